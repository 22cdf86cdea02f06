; camellia128_encrypt for Intel Haswell (and Broadwell), 64-bit code (haswell)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 3fb066fa2ed278e2); do not edit:
;   ./cw build camellia128_encrypt --cpu haswell --variant bitsliced
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 53248 bytes (1664 slices), read, secret, aligned to 16 bytes
;   src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 1.0, ports 1.0, path 2.0
;   blocks: 389 uops, planned 135.0; bounds: width 97.2, ports 130.0, path 7.0
;   blocks/groups: 260 uops, planned 130.2; bounds: width 65.0, ports 130.0, path 1.0
;   blocks/groups/rounds: 3491 uops, planned 935.8; bounds: width 872.8, ports 773.3, path 65.0
;   blocks/groups.2: 458 uops, planned 137.2; bounds: width 114.5, ports 129.0, path 10.0
;   blocks.2: 260 uops, planned 130.2; bounds: width 65.0, ports 130.0, path 1.0
;   blocks/rounds: 3491 uops, planned 935.8; bounds: width 872.8, ports 773.3, path 65.0
;   blocks.4: 391 uops, planned 135.2; bounds: width 97.8, ports 130.0, path 7.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

%ifdef __?OUTPUT_FORMAT?__
%define OBJECT_FORMAT __?OUTPUT_FORMAT?__
%else
%define OBJECT_FORMAT __OUTPUT_FORMAT__ ; before nasm 2.15
%endif
%macro for_formats 1-* ; HERE: whether nasm -f is one of these
%assign HERE 0
%rep %0
%ifidn OBJECT_FORMAT, %1
%assign HERE 1
%endif
%rotate 1
%endrep
%endmacro

for_formats win64, elf32, elf, win32, win, macho32, macho
%if HERE
%fatal "camellia128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_encrypt
$_camellia128_encrypt:
%else
        global $camellia128_encrypt
%endif
$camellia128_encrypt:
        push rbp                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x43a0                                               ;                    frame
        and rsp, -32                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 17168], rax                                  ;                    frame
        mov dword [rbp + 17176], ecx                                  ;                    argument
        mov qword [rbp + 17088], rsi                                  ;                    argument
        mov qword [rbp + 17104], rdi                                  ;                    argument
        mov qword [rbp + 17160], rdx                                  ;                    argument
        mov r8d, dword [rbp + 17176]                                  ;     0.0 p2     152 blocks
        shl r8, 0xc                                                   ;     5.0 p0     152 blocks
        add r8, qword [rbp + 17088]                                   ;     6.0 p1+p3  152 blocks
        mov qword [rbp + 17096], r8                                   ;     7.0 p7+p4  152 blocks
        cmp dword [rbp + 17176], 0                                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 17088]                                   ;     0.0 p2      68 d.0 reload
        vmovdqu ymm0, [r8]                                            ;     5.0 p3      68 d
        mov r9, qword [rbp + 17104]                                   ;     1.0 p2      68 d.0 reload
        vpxor ymm0, ymm0, [r9]                                        ;    12.0 p0+p3   68 d
        vmovdqu [rbp - 128], ymm0                                     ;    13.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 32]                                       ;     5.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 32]                                   ;    12.0 p1+p3   68 d
        vmovdqu [rbp - 96], ymm0                                      ;    13.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 64]                                       ;     5.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 64]                                   ;    12.0 p5+p3   68 d
        vmovdqu [rbp - 64], ymm0                                      ;    13.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 96]                                       ;     5.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 96]                                   ;    12.0 p0+p3   68 d
        vmovdqu [rbp - 32], ymm0                                      ;    13.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 128]                                      ;     5.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 128]                                  ;    12.0 p1+p3   68 d
        vmovdqu [rbp + 0], ymm0                                       ;    13.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 160]                                      ;     6.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 160]                                  ;    12.0 p5+p3   68 d
        vmovdqu [rbp + 32], ymm0                                      ;    13.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 192]                                      ;     7.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 192]                                  ;    13.0 p0+p3   68 d
        vmovdqu [rbp + 64], ymm0                                      ;    14.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 224]                                      ;     8.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 224]                                  ;    14.0 p1+p3   68 d
        vmovdqu [rbp + 96], ymm0                                      ;    15.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 256]                                      ;     9.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 256]                                  ;    15.0 p5+p3   68 d
        vmovdqu [rbp + 128], ymm0                                     ;    16.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 288]                                      ;    10.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 288]                                  ;    16.0 p0+p3   68 d
        vmovdqu [rbp + 160], ymm0                                     ;    17.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 320]                                      ;    11.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 320]                                  ;    17.0 p1+p3   68 d
        vmovdqu [rbp + 192], ymm0                                     ;    18.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 352]                                      ;    12.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 352]                                  ;    18.0 p5+p3   68 d
        vmovdqu [rbp + 224], ymm0                                     ;    19.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 384]                                      ;    13.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 384]                                  ;    19.0 p0+p3   68 d
        vmovdqu [rbp + 256], ymm0                                     ;    20.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 416]                                      ;    14.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 416]                                  ;    20.0 p1+p3   68 d
        vmovdqu [rbp + 288], ymm0                                     ;    21.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 448]                                      ;    15.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 448]                                  ;    21.0 p5+p3   68 d
        vmovdqu [rbp + 320], ymm0                                     ;    22.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 480]                                      ;    16.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 480]                                  ;    22.0 p0+p3   68 d
        vmovdqu [rbp + 352], ymm0                                     ;    23.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 512]                                      ;    17.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 512]                                  ;    23.0 p1+p3   68 d
        vmovdqu [rbp + 384], ymm0                                     ;    24.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 544]                                      ;    18.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 544]                                  ;    24.0 p5+p3   68 d
        vmovdqu [rbp + 416], ymm0                                     ;    25.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 576]                                      ;    19.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 576]                                  ;    25.0 p0+p3   68 d
        vmovdqu [rbp + 448], ymm0                                     ;    26.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 608]                                      ;    20.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 608]                                  ;    26.0 p1+p3   68 d
        vmovdqu [rbp + 480], ymm0                                     ;    27.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 640]                                      ;    21.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 640]                                  ;    27.0 p5+p3   68 d
        vmovdqu [rbp + 512], ymm0                                     ;    28.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 672]                                      ;    22.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 672]                                  ;    28.0 p0+p3   68 d
        vmovdqu [rbp + 544], ymm0                                     ;    29.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 704]                                      ;    23.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 704]                                  ;    29.0 p1+p3   68 d
        vmovdqu [rbp + 576], ymm0                                     ;    30.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 736]                                      ;    24.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 736]                                  ;    30.0 p5+p3   68 d
        vmovdqu [rbp + 608], ymm0                                     ;    31.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 768]                                      ;    25.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 768]                                  ;    31.0 p0+p3   68 d
        vmovdqu [rbp + 640], ymm0                                     ;    32.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 800]                                      ;    26.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 800]                                  ;    32.0 p1+p3   68 d
        vmovdqu [rbp + 672], ymm0                                     ;    33.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 832]                                      ;    27.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 832]                                  ;    33.0 p5+p3   68 d
        vmovdqu [rbp + 704], ymm0                                     ;    34.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 864]                                      ;    28.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 864]                                  ;    34.0 p0+p3   68 d
        vmovdqu [rbp + 736], ymm0                                     ;    35.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 896]                                      ;    29.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 896]                                  ;    35.0 p1+p3   68 d
        vmovdqu [rbp + 768], ymm0                                     ;    36.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 928]                                      ;    30.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 928]                                  ;    36.0 p5+p3   68 d
        vmovdqu [rbp + 800], ymm0                                     ;    37.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 960]                                      ;    31.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 960]                                  ;    37.0 p0+p3   68 d
        vmovdqu [rbp + 832], ymm0                                     ;    38.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 992]                                      ;    32.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 992]                                  ;    38.0 p1+p3   68 d
        vmovdqu [rbp + 864], ymm0                                     ;    39.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1024]                                     ;    33.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1024]                                 ;    39.0 p5+p3   68 d
        vmovdqu [rbp + 896], ymm0                                     ;    40.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1056]                                     ;    34.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1056]                                 ;    40.0 p0+p3   68 d
        vmovdqu [rbp + 928], ymm0                                     ;    41.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1088]                                     ;    35.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1088]                                 ;    41.0 p1+p3   68 d
        vmovdqu [rbp + 960], ymm0                                     ;    42.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1120]                                     ;    36.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1120]                                 ;    42.0 p5+p3   68 d
        vmovdqu [rbp + 992], ymm0                                     ;    43.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1152]                                     ;    37.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1152]                                 ;    43.0 p0+p3   68 d
        vmovdqu [rbp + 1024], ymm0                                    ;    44.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1184]                                     ;    38.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1184]                                 ;    44.0 p1+p3   68 d
        vmovdqu [rbp + 1056], ymm0                                    ;    45.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1216]                                     ;    39.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1216]                                 ;    45.0 p5+p3   68 d
        vmovdqu [rbp + 1088], ymm0                                    ;    46.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1248]                                     ;    40.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1248]                                 ;    46.0 p0+p3   68 d
        vmovdqu [rbp + 1120], ymm0                                    ;    47.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1280]                                     ;    41.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1280]                                 ;    47.0 p1+p3   68 d
        vmovdqu [rbp + 1152], ymm0                                    ;    48.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1312]                                     ;    42.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1312]                                 ;    48.0 p5+p3   68 d
        vmovdqu [rbp + 1184], ymm0                                    ;    49.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1344]                                     ;    43.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1344]                                 ;    49.0 p0+p3   68 d
        vmovdqu [rbp + 1216], ymm0                                    ;    50.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1376]                                     ;    44.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1376]                                 ;    50.0 p1+p3   68 d
        vmovdqu [rbp + 1248], ymm0                                    ;    51.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1408]                                     ;    45.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1408]                                 ;    51.0 p5+p3   68 d
        vmovdqu [rbp + 1280], ymm0                                    ;    52.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1440]                                     ;    46.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1440]                                 ;    52.0 p0+p3   68 d
        vmovdqu [rbp + 1312], ymm0                                    ;    53.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1472]                                     ;    47.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1472]                                 ;    53.0 p1+p3   68 d
        vmovdqu [rbp + 1344], ymm0                                    ;    54.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1504]                                     ;    48.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1504]                                 ;    54.0 p5+p3   68 d
        vmovdqu [rbp + 1376], ymm0                                    ;    55.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1536]                                     ;    49.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1536]                                 ;    55.0 p0+p3   68 d
        vmovdqu [rbp + 1408], ymm0                                    ;    56.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1568]                                     ;    50.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1568]                                 ;    56.0 p1+p3   68 d
        vmovdqu [rbp + 1440], ymm0                                    ;    57.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1600]                                     ;    51.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1600]                                 ;    57.0 p5+p3   68 d
        vmovdqu [rbp + 1472], ymm0                                    ;    58.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1632]                                     ;    52.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1632]                                 ;    58.0 p0+p3   68 d
        vmovdqu [rbp + 1504], ymm0                                    ;    59.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1664]                                     ;    53.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1664]                                 ;    59.0 p1+p3   68 d
        vmovdqu [rbp + 1536], ymm0                                    ;    60.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1696]                                     ;    54.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1696]                                 ;    60.0 p5+p3   68 d
        vmovdqu [rbp + 1568], ymm0                                    ;    61.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1728]                                     ;    55.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1728]                                 ;    61.0 p0+p3   68 d
        vmovdqu [rbp + 1600], ymm0                                    ;    62.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1760]                                     ;    56.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1760]                                 ;    62.0 p1+p3   68 d
        vmovdqu [rbp + 1632], ymm0                                    ;    63.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1792]                                     ;    57.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1792]                                 ;    63.0 p5+p3   68 d
        vmovdqu [rbp + 1664], ymm0                                    ;    64.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1824]                                     ;    58.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1824]                                 ;    64.0 p0+p3   68 d
        vmovdqu [rbp + 1696], ymm0                                    ;    65.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1856]                                     ;    59.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1856]                                 ;    65.0 p1+p3   68 d
        vmovdqu [rbp + 1728], ymm0                                    ;    66.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1888]                                     ;    60.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1888]                                 ;    66.0 p5+p3   68 d
        vmovdqu [rbp + 1760], ymm0                                    ;    67.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1920]                                     ;    61.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1920]                                 ;    67.0 p0+p3   68 d
        vmovdqu [rbp + 1792], ymm0                                    ;    68.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1952]                                     ;    62.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1952]                                 ;    68.0 p1+p3   68 d
        vmovdqu [rbp + 1824], ymm0                                    ;    69.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 1984]                                     ;    63.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 1984]                                 ;    69.0 p5+p3   68 d
        vmovdqu [rbp + 1856], ymm0                                    ;    70.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2016]                                     ;    64.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2016]                                 ;    70.0 p0+p3   68 d
        vmovdqu [rbp + 1888], ymm0                                    ;    71.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2048]                                     ;    65.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2048]                                 ;    71.0 p1+p3   68 d
        vmovdqu [rbp + 1920], ymm0                                    ;    72.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2080]                                     ;    66.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2080]                                 ;    72.0 p5+p3   68 d
        vmovdqu [rbp + 1952], ymm0                                    ;    73.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2112]                                     ;    67.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2112]                                 ;    73.0 p0+p3   68 d
        vmovdqu [rbp + 1984], ymm0                                    ;    74.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2144]                                     ;    68.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2144]                                 ;    74.0 p1+p3   68 d
        vmovdqu [rbp + 2016], ymm0                                    ;    75.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2176]                                     ;    69.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2176]                                 ;    75.0 p5+p3   68 d
        vmovdqu [rbp + 2048], ymm0                                    ;    76.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2208]                                     ;    70.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2208]                                 ;    76.0 p0+p3   68 d
        vmovdqu [rbp + 2080], ymm0                                    ;    77.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2240]                                     ;    71.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2240]                                 ;    77.0 p1+p3   68 d
        vmovdqu [rbp + 2112], ymm0                                    ;    78.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2272]                                     ;    72.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2272]                                 ;    78.0 p5+p3   68 d
        vmovdqu [rbp + 2144], ymm0                                    ;    79.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2304]                                     ;    73.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2304]                                 ;    79.0 p0+p3   68 d
        vmovdqu [rbp + 2176], ymm0                                    ;    80.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2336]                                     ;    74.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2336]                                 ;    80.0 p1+p3   68 d
        vmovdqu [rbp + 2208], ymm0                                    ;    81.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2368]                                     ;    75.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2368]                                 ;    81.0 p5+p3   68 d
        vmovdqu [rbp + 2240], ymm0                                    ;    82.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2400]                                     ;    76.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2400]                                 ;    82.0 p0+p3   68 d
        vmovdqu [rbp + 2272], ymm0                                    ;    83.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2432]                                     ;    77.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2432]                                 ;    83.0 p1+p3   68 d
        vmovdqu [rbp + 2304], ymm0                                    ;    84.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2464]                                     ;    78.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2464]                                 ;    84.0 p5+p3   68 d
        vmovdqu [rbp + 2336], ymm0                                    ;    85.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2496]                                     ;    79.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2496]                                 ;    85.0 p0+p3   68 d
        vmovdqu [rbp + 2368], ymm0                                    ;    86.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2528]                                     ;    80.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2528]                                 ;    86.0 p1+p3   68 d
        vmovdqu [rbp + 2400], ymm0                                    ;    87.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2560]                                     ;    81.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2560]                                 ;    87.0 p5+p3   68 d
        vmovdqu [rbp + 2432], ymm0                                    ;    88.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2592]                                     ;    82.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2592]                                 ;    88.0 p0+p3   68 d
        vmovdqu [rbp + 2464], ymm0                                    ;    89.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2624]                                     ;    83.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2624]                                 ;    89.0 p1+p3   68 d
        vmovdqu [rbp + 2496], ymm0                                    ;    90.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2656]                                     ;    84.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2656]                                 ;    90.0 p5+p3   68 d
        vmovdqu [rbp + 2528], ymm0                                    ;    91.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2688]                                     ;    85.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2688]                                 ;    91.0 p0+p3   68 d
        vmovdqu [rbp + 2560], ymm0                                    ;    92.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2720]                                     ;    86.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2720]                                 ;    92.0 p1+p3   68 d
        vmovdqu [rbp + 2592], ymm0                                    ;    93.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2752]                                     ;    87.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2752]                                 ;    93.0 p5+p3   68 d
        vmovdqu [rbp + 2624], ymm0                                    ;    94.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2784]                                     ;    88.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2784]                                 ;    94.0 p0+p3   68 d
        vmovdqu [rbp + 2656], ymm0                                    ;    95.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2816]                                     ;    89.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2816]                                 ;    95.0 p1+p3   68 d
        vmovdqu [rbp + 2688], ymm0                                    ;    96.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2848]                                     ;    90.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2848]                                 ;    96.0 p5+p3   68 d
        vmovdqu [rbp + 2720], ymm0                                    ;    97.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2880]                                     ;    91.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2880]                                 ;    97.0 p0+p3   68 d
        vmovdqu [rbp + 2752], ymm0                                    ;    98.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2912]                                     ;    92.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2912]                                 ;    98.0 p1+p3   68 d
        vmovdqu [rbp + 2784], ymm0                                    ;    99.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2944]                                     ;    93.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2944]                                 ;    99.0 p5+p3   68 d
        vmovdqu [rbp + 2816], ymm0                                    ;   100.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 2976]                                     ;    94.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 2976]                                 ;   100.0 p0+p3   68 d
        vmovdqu [rbp + 2848], ymm0                                    ;   101.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3008]                                     ;    95.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3008]                                 ;   101.0 p1+p3   68 d
        vmovdqu [rbp + 2880], ymm0                                    ;   102.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3040]                                     ;    96.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3040]                                 ;   102.0 p5+p3   68 d
        vmovdqu [rbp + 2912], ymm0                                    ;   103.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3072]                                     ;    97.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3072]                                 ;   103.0 p0+p3   68 d
        vmovdqu [rbp + 2944], ymm0                                    ;   104.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3104]                                     ;    98.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3104]                                 ;   104.0 p1+p3   68 d
        vmovdqu [rbp + 2976], ymm0                                    ;   105.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3136]                                     ;    99.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3136]                                 ;   105.0 p5+p3   68 d
        vmovdqu [rbp + 3008], ymm0                                    ;   106.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3168]                                     ;   100.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3168]                                 ;   106.0 p0+p3   68 d
        vmovdqu [rbp + 3040], ymm0                                    ;   107.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3200]                                     ;   101.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3200]                                 ;   107.0 p1+p3   68 d
        vmovdqu [rbp + 3072], ymm0                                    ;   108.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3232]                                     ;   102.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3232]                                 ;   108.0 p5+p3   68 d
        vmovdqu [rbp + 3104], ymm0                                    ;   109.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3264]                                     ;   103.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3264]                                 ;   109.0 p0+p3   68 d
        vmovdqu [rbp + 3136], ymm0                                    ;   110.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3296]                                     ;   104.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3296]                                 ;   110.0 p1+p3   68 d
        vmovdqu [rbp + 3168], ymm0                                    ;   111.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3328]                                     ;   105.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3328]                                 ;   111.0 p5+p3   68 d
        vmovdqu [rbp + 3200], ymm0                                    ;   112.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3360]                                     ;   106.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3360]                                 ;   112.0 p0+p3   68 d
        vmovdqu [rbp + 3232], ymm0                                    ;   113.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3392]                                     ;   107.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3392]                                 ;   113.0 p1+p3   68 d
        vmovdqu [rbp + 3264], ymm0                                    ;   114.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3424]                                     ;   108.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3424]                                 ;   114.0 p5+p3   68 d
        vmovdqu [rbp + 3296], ymm0                                    ;   115.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3456]                                     ;   109.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3456]                                 ;   115.0 p0+p3   68 d
        vmovdqu [rbp + 3328], ymm0                                    ;   116.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3488]                                     ;   110.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3488]                                 ;   116.0 p1+p3   68 d
        vmovdqu [rbp + 3360], ymm0                                    ;   117.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3520]                                     ;   111.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3520]                                 ;   117.0 p5+p3   68 d
        vmovdqu [rbp + 3392], ymm0                                    ;   118.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3552]                                     ;   112.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3552]                                 ;   118.0 p0+p3   68 d
        vmovdqu [rbp + 3424], ymm0                                    ;   119.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3584]                                     ;   113.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3584]                                 ;   119.0 p1+p3   68 d
        vmovdqu [rbp + 3456], ymm0                                    ;   120.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3616]                                     ;   114.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3616]                                 ;   120.0 p5+p3   68 d
        vmovdqu [rbp + 3488], ymm0                                    ;   121.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3648]                                     ;   115.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3648]                                 ;   121.0 p0+p3   68 d
        vmovdqu [rbp + 3520], ymm0                                    ;   122.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3680]                                     ;   116.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3680]                                 ;   122.0 p1+p3   68 d
        vmovdqu [rbp + 3552], ymm0                                    ;   123.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3712]                                     ;   117.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3712]                                 ;   123.0 p5+p3   68 d
        vmovdqu [rbp + 3584], ymm0                                    ;   124.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3744]                                     ;   118.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3744]                                 ;   124.0 p0+p3   68 d
        vmovdqu [rbp + 3616], ymm0                                    ;   125.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3776]                                     ;   119.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3776]                                 ;   125.0 p1+p3   68 d
        vmovdqu [rbp + 3648], ymm0                                    ;   126.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3808]                                     ;   120.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3808]                                 ;   126.0 p5+p3   68 d
        vmovdqu [rbp + 3680], ymm0                                    ;   127.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3840]                                     ;   121.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3840]                                 ;   127.0 p0+p3   68 d
        vmovdqu [rbp + 3712], ymm0                                    ;   128.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3872]                                     ;   122.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3872]                                 ;   128.0 p1+p3   68 d
        vmovdqu [rbp + 3744], ymm0                                    ;   129.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3904]                                     ;   123.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3904]                                 ;   129.0 p5+p3   68 d
        vmovdqu [rbp + 3776], ymm0                                    ;   130.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3936]                                     ;   124.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3936]                                 ;   130.0 p0+p3   68 d
        vmovdqu [rbp + 3808], ymm0                                    ;   131.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 3968]                                     ;   125.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 3968]                                 ;   131.0 p1+p3   68 d
        vmovdqu [rbp + 3840], ymm0                                    ;   132.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 4000]                                     ;   126.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 4000]                                 ;   132.0 p5+p3   68 d
        vmovdqu [rbp + 3872], ymm0                                    ;   133.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 4032]                                     ;   127.0 p2      68 d
        vpxor ymm0, ymm0, [r9 + 4032]                                 ;   133.0 p0+p3   68 d
        vmovdqu ymm1, [r8 + 4064]                                     ;   128.0 p2      68 d
        vpxor ymm1, ymm1, [r9 + 4064]                                 ;   134.0 p1+p3   68 d
        vmovdqu [rbp + 3904], ymm0                                    ;   134.0 p7+p4   69 groups
        mov qword [rbp + 17112], r9                                   ;   128.0 p7+p4   69 groups
        vmovdqu [rbp + 3936], ymm1                                    ;   135.0 p2+p4   69 groups
        add r9, 0x8000                                                ;    96.8 p6      69 groups
        mov qword [rbp + 17120], r9                                   ;   130.0 p7+p4   69 groups
        align 16
.groups_2:
        vmovdqu ymm0, [rbp + 1920]                                    ;     0.0 p2      60 rounds reload
        vmovdqu [rbp + 3968], ymm0                                    ;     6.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1952]                                    ;     1.0 p2      60 rounds reload
        vmovdqu [rbp + 4000], ymm0                                    ;     7.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1984]                                    ;     1.2 p3      60 rounds reload
        vmovdqu [rbp + 4032], ymm0                                    ;     7.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2016]                                    ;     2.0 p2      60 rounds reload
        vmovdqu [rbp + 4064], ymm0                                    ;     8.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2048]                                    ;     3.0 p2      60 rounds reload
        vmovdqu [rbp + 4096], ymm0                                    ;     9.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2080]                                    ;     3.2 p3      60 rounds reload
        vmovdqu [rbp + 4128], ymm0                                    ;     9.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2112]                                    ;     4.0 p2      60 rounds reload
        vmovdqu [rbp + 4160], ymm0                                    ;    10.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2144]                                    ;     5.0 p2      60 rounds reload
        vmovdqu [rbp + 4192], ymm0                                    ;    11.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2176]                                    ;     5.2 p3      60 rounds reload
        vmovdqu [rbp + 4224], ymm0                                    ;    11.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2208]                                    ;     6.0 p2      60 rounds reload
        vmovdqu [rbp + 4256], ymm0                                    ;    12.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2240]                                    ;     7.0 p2      60 rounds reload
        vmovdqu [rbp + 4288], ymm0                                    ;    13.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2272]                                    ;     7.2 p3      60 rounds reload
        vmovdqu [rbp + 4320], ymm0                                    ;    13.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2304]                                    ;     8.0 p2      60 rounds reload
        vmovdqu [rbp + 4352], ymm0                                    ;    14.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2336]                                    ;     9.0 p2      60 rounds reload
        vmovdqu [rbp + 4384], ymm0                                    ;    15.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2368]                                    ;     9.2 p3      60 rounds reload
        vmovdqu [rbp + 4416], ymm0                                    ;    15.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2400]                                    ;    10.0 p2      60 rounds reload
        vmovdqu [rbp + 4448], ymm0                                    ;    16.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2432]                                    ;    11.0 p2      60 rounds reload
        vmovdqu [rbp + 4480], ymm0                                    ;    17.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2464]                                    ;    11.2 p3      60 rounds reload
        vmovdqu [rbp + 4512], ymm0                                    ;    17.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2496]                                    ;    12.0 p2      60 rounds reload
        vmovdqu [rbp + 4544], ymm0                                    ;    18.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2528]                                    ;    13.0 p2      60 rounds reload
        vmovdqu [rbp + 4576], ymm0                                    ;    19.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2560]                                    ;    13.2 p3      60 rounds reload
        vmovdqu [rbp + 4608], ymm0                                    ;    20.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2592]                                    ;    14.0 p2      60 rounds reload
        vmovdqu [rbp + 4640], ymm0                                    ;    21.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2624]                                    ;    15.0 p2      60 rounds reload
        vmovdqu [rbp + 4672], ymm0                                    ;    22.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2656]                                    ;    15.2 p3      60 rounds reload
        vmovdqu [rbp + 4704], ymm0                                    ;    23.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2688]                                    ;    16.0 p2      60 rounds reload
        vmovdqu [rbp + 4736], ymm0                                    ;    24.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2720]                                    ;    17.0 p2      60 rounds reload
        vmovdqu [rbp + 4768], ymm0                                    ;    25.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2752]                                    ;    17.2 p3      60 rounds reload
        vmovdqu [rbp + 4800], ymm0                                    ;    26.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2784]                                    ;    18.0 p2      60 rounds reload
        vmovdqu [rbp + 4832], ymm0                                    ;    27.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2816]                                    ;    19.0 p2      60 rounds reload
        vmovdqu [rbp + 4864], ymm0                                    ;    28.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2848]                                    ;    19.2 p3      60 rounds reload
        vmovdqu [rbp + 4896], ymm0                                    ;    29.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2880]                                    ;    20.0 p2      60 rounds reload
        vmovdqu [rbp + 4928], ymm0                                    ;    30.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2912]                                    ;    21.0 p2      60 rounds reload
        vmovdqu [rbp + 4960], ymm0                                    ;    31.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2944]                                    ;    21.2 p3      60 rounds reload
        vmovdqu [rbp + 4992], ymm0                                    ;    32.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2976]                                    ;    22.0 p2      60 rounds reload
        vmovdqu [rbp + 5024], ymm0                                    ;    33.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3008]                                    ;    23.0 p2      60 rounds reload
        vmovdqu [rbp + 5056], ymm0                                    ;    34.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3040]                                    ;    23.2 p3      60 rounds reload
        vmovdqu [rbp + 5088], ymm0                                    ;    35.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3072]                                    ;    24.0 p2      60 rounds reload
        vmovdqu [rbp + 5120], ymm0                                    ;    36.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3104]                                    ;    25.0 p2      60 rounds reload
        vmovdqu [rbp + 5152], ymm0                                    ;    37.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3136]                                    ;    25.2 p3      60 rounds reload
        vmovdqu [rbp + 5184], ymm0                                    ;    38.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3168]                                    ;    26.0 p2      60 rounds reload
        vmovdqu [rbp + 5216], ymm0                                    ;    39.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3200]                                    ;    27.0 p2      60 rounds reload
        vmovdqu [rbp + 5248], ymm0                                    ;    40.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3232]                                    ;    27.2 p3      60 rounds reload
        vmovdqu [rbp + 5280], ymm0                                    ;    41.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3264]                                    ;    28.0 p2      60 rounds reload
        vmovdqu [rbp + 5312], ymm0                                    ;    42.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3296]                                    ;    29.0 p2      60 rounds reload
        vmovdqu [rbp + 5344], ymm0                                    ;    43.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3328]                                    ;    29.2 p3      60 rounds reload
        vmovdqu [rbp + 5376], ymm0                                    ;    44.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3360]                                    ;    30.0 p2      60 rounds reload
        vmovdqu [rbp + 5408], ymm0                                    ;    45.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3392]                                    ;    31.0 p2      60 rounds reload
        vmovdqu [rbp + 5440], ymm0                                    ;    46.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3424]                                    ;    31.2 p3      60 rounds reload
        vmovdqu [rbp + 5472], ymm0                                    ;    47.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3456]                                    ;    32.0 p2      60 rounds reload
        vmovdqu [rbp + 5504], ymm0                                    ;    48.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3488]                                    ;    33.0 p2      60 rounds reload
        vmovdqu [rbp + 5536], ymm0                                    ;    49.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3520]                                    ;    33.2 p3      60 rounds reload
        vmovdqu [rbp + 5568], ymm0                                    ;    50.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3552]                                    ;    34.0 p2      60 rounds reload
        vmovdqu [rbp + 5600], ymm0                                    ;    51.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3584]                                    ;    35.0 p2      60 rounds reload
        vmovdqu [rbp + 5632], ymm0                                    ;    52.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3616]                                    ;    35.2 p3      60 rounds reload
        vmovdqu [rbp + 5664], ymm0                                    ;    53.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3648]                                    ;    36.0 p2      60 rounds reload
        vmovdqu [rbp + 5696], ymm0                                    ;    54.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3680]                                    ;    37.0 p2      60 rounds reload
        vmovdqu [rbp + 5728], ymm0                                    ;    55.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3712]                                    ;    37.2 p3      60 rounds reload
        vmovdqu [rbp + 5760], ymm0                                    ;    56.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3744]                                    ;    38.0 p2      60 rounds reload
        vmovdqu [rbp + 5792], ymm0                                    ;    57.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3776]                                    ;    39.0 p2      60 rounds reload
        vmovdqu [rbp + 5824], ymm0                                    ;    58.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3808]                                    ;    39.2 p3      60 rounds reload
        vmovdqu [rbp + 5856], ymm0                                    ;    59.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3840]                                    ;    40.0 p2      60 rounds reload
        vmovdqu [rbp + 5888], ymm0                                    ;    60.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3872]                                    ;    41.0 p2      60 rounds reload
        vmovdqu [rbp + 5920], ymm0                                    ;    61.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3904]                                    ;    41.2 p3      60 rounds reload
        vmovdqu [rbp + 5952], ymm0                                    ;    62.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3936]                                    ;    42.0 p2      60 rounds reload
        vmovdqu [rbp + 5984], ymm0                                    ;    63.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp - 128]                                     ;    43.0 p2      60 rounds reload
        vmovdqu [rbp + 6016], ymm0                                    ;    64.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp - 96]                                      ;    43.2 p3      60 rounds reload
        vmovdqu [rbp + 6048], ymm0                                    ;    65.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp - 64]                                      ;    44.0 p2      60 rounds reload
        vmovdqu [rbp + 6080], ymm0                                    ;    66.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp - 32]                                      ;    45.0 p2      60 rounds reload
        vmovdqu [rbp + 6112], ymm0                                    ;    67.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 0]                                       ;    45.2 p3      60 rounds reload
        vmovdqu [rbp + 6144], ymm0                                    ;    68.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 32]                                      ;    46.0 p2      60 rounds reload
        vmovdqu [rbp + 6176], ymm0                                    ;    69.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 64]                                      ;    47.0 p2      60 rounds reload
        vmovdqu [rbp + 6208], ymm0                                    ;    70.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 96]                                      ;    47.2 p3      60 rounds reload
        vmovdqu [rbp + 6240], ymm0                                    ;    71.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 128]                                     ;    48.0 p2      60 rounds reload
        vmovdqu [rbp + 6272], ymm0                                    ;    72.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 160]                                     ;    49.0 p2      60 rounds reload
        vmovdqu [rbp + 6304], ymm0                                    ;    73.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 192]                                     ;    49.2 p3      60 rounds reload
        vmovdqu [rbp + 6336], ymm0                                    ;    74.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 224]                                     ;    50.0 p2      60 rounds reload
        vmovdqu [rbp + 6368], ymm0                                    ;    75.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 256]                                     ;    51.0 p2      60 rounds reload
        vmovdqu [rbp + 6400], ymm0                                    ;    76.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 288]                                     ;    51.2 p3      60 rounds reload
        vmovdqu [rbp + 6432], ymm0                                    ;    77.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 320]                                     ;    52.0 p2      60 rounds reload
        vmovdqu [rbp + 6464], ymm0                                    ;    78.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 352]                                     ;    53.0 p2      60 rounds reload
        vmovdqu [rbp + 6496], ymm0                                    ;    79.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 384]                                     ;    53.2 p3      60 rounds reload
        vmovdqu [rbp + 6528], ymm0                                    ;    80.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 416]                                     ;    54.0 p2      60 rounds reload
        vmovdqu [rbp + 6560], ymm0                                    ;    81.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 448]                                     ;    55.0 p2      60 rounds reload
        vmovdqu [rbp + 6592], ymm0                                    ;    82.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 480]                                     ;    55.2 p3      60 rounds reload
        vmovdqu [rbp + 6624], ymm0                                    ;    83.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 512]                                     ;    56.0 p2      60 rounds reload
        vmovdqu [rbp + 6656], ymm0                                    ;    84.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 544]                                     ;    57.0 p2      60 rounds reload
        vmovdqu [rbp + 6688], ymm0                                    ;    85.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 576]                                     ;    57.2 p3      60 rounds reload
        vmovdqu [rbp + 6720], ymm0                                    ;    86.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 608]                                     ;    58.0 p2      60 rounds reload
        vmovdqu [rbp + 6752], ymm0                                    ;    87.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 640]                                     ;    59.0 p2      60 rounds reload
        vmovdqu [rbp + 6784], ymm0                                    ;    88.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 672]                                     ;    59.2 p3      60 rounds reload
        vmovdqu [rbp + 6816], ymm0                                    ;    89.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 704]                                     ;    60.0 p2      60 rounds reload
        vmovdqu [rbp + 6848], ymm0                                    ;    90.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 736]                                     ;    61.0 p2      60 rounds reload
        vmovdqu [rbp + 6880], ymm0                                    ;    91.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 768]                                     ;    61.2 p3      60 rounds reload
        vmovdqu [rbp + 6912], ymm0                                    ;    92.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 800]                                     ;    62.0 p2      60 rounds reload
        vmovdqu [rbp + 6944], ymm0                                    ;    93.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 832]                                     ;    63.0 p2      60 rounds reload
        vmovdqu [rbp + 6976], ymm0                                    ;    94.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 864]                                     ;    63.2 p3      60 rounds reload
        vmovdqu [rbp + 7008], ymm0                                    ;    95.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 896]                                     ;    64.0 p2      60 rounds reload
        vmovdqu [rbp + 7040], ymm0                                    ;    96.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 928]                                     ;    65.0 p2      60 rounds reload
        vmovdqu [rbp + 7072], ymm0                                    ;    97.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 960]                                     ;    65.2 p3      60 rounds reload
        vmovdqu [rbp + 7104], ymm0                                    ;    98.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 992]                                     ;    66.0 p2      60 rounds reload
        vmovdqu [rbp + 7136], ymm0                                    ;    99.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1024]                                    ;    67.0 p2      60 rounds reload
        vmovdqu [rbp + 7168], ymm0                                    ;   100.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1056]                                    ;    67.2 p3      60 rounds reload
        vmovdqu [rbp + 7200], ymm0                                    ;   101.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1088]                                    ;    68.0 p2      60 rounds reload
        vmovdqu [rbp + 7232], ymm0                                    ;   102.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1120]                                    ;    69.0 p2      60 rounds reload
        vmovdqu [rbp + 7264], ymm0                                    ;   103.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1152]                                    ;    69.2 p3      60 rounds reload
        vmovdqu [rbp + 7296], ymm0                                    ;   104.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1184]                                    ;    70.0 p2      60 rounds reload
        vmovdqu [rbp + 7328], ymm0                                    ;   105.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1216]                                    ;    71.0 p2      60 rounds reload
        vmovdqu [rbp + 7360], ymm0                                    ;   106.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1248]                                    ;    71.2 p3      60 rounds reload
        vmovdqu [rbp + 7392], ymm0                                    ;   107.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1280]                                    ;    72.0 p2      60 rounds reload
        vmovdqu [rbp + 7424], ymm0                                    ;   108.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1312]                                    ;    73.0 p2      60 rounds reload
        vmovdqu [rbp + 7456], ymm0                                    ;   109.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1344]                                    ;    73.2 p3      60 rounds reload
        vmovdqu [rbp + 7488], ymm0                                    ;   110.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1376]                                    ;    74.0 p2      60 rounds reload
        vmovdqu [rbp + 7520], ymm0                                    ;   111.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1408]                                    ;    75.0 p2      60 rounds reload
        vmovdqu [rbp + 7552], ymm0                                    ;   112.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1440]                                    ;    75.2 p3      60 rounds reload
        vmovdqu [rbp + 7584], ymm0                                    ;   113.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1472]                                    ;    76.0 p2      60 rounds reload
        vmovdqu [rbp + 7616], ymm0                                    ;   114.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1504]                                    ;    77.0 p2      60 rounds reload
        vmovdqu [rbp + 7648], ymm0                                    ;   115.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1536]                                    ;    77.2 p3      60 rounds reload
        vmovdqu [rbp + 7680], ymm0                                    ;   116.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1568]                                    ;    78.0 p2      60 rounds reload
        vmovdqu [rbp + 7712], ymm0                                    ;   117.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1600]                                    ;    79.0 p2      60 rounds reload
        vmovdqu [rbp + 7744], ymm0                                    ;   118.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1632]                                    ;    79.2 p3      60 rounds reload
        vmovdqu [rbp + 7776], ymm0                                    ;   119.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1664]                                    ;    80.0 p2      60 rounds reload
        vmovdqu [rbp + 7808], ymm0                                    ;   120.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1696]                                    ;    81.0 p2      60 rounds reload
        vmovdqu [rbp + 7840], ymm0                                    ;   121.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1728]                                    ;    81.2 p3      60 rounds reload
        vmovdqu [rbp + 7872], ymm0                                    ;   122.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1760]                                    ;    82.0 p2      60 rounds reload
        vmovdqu [rbp + 7904], ymm0                                    ;   123.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1792]                                    ;    83.0 p2      60 rounds reload
        vmovdqu [rbp + 7936], ymm0                                    ;   124.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1824]                                    ;    83.2 p3      60 rounds reload
        vmovdqu [rbp + 7968], ymm0                                    ;   125.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1856]                                    ;    84.0 p2      60 rounds reload
        vmovdqu [rbp + 8000], ymm0                                    ;   126.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1888]                                    ;    85.0 p2      60 rounds reload
        vmovdqu [rbp + 8032], ymm0                                    ;   127.2 p7+p4   60 rounds
        mov r8, qword [rbp + 17112]                                   ;    85.2 p3      60 rounds reload
        mov qword [rbp + 17128], r8                                   ;   128.2 p7+p4   60 rounds
        add r8, 0x3000                                                ;    90.2 p0      60 rounds
        mov qword [rbp + 17136], r8                                   ;   129.2 p2+p4   60 rounds
        mov r8, qword [rbp + 17128]                                   ;                    resident
        vmovdqu ymm0, [rbp + 6016]                                    ;                    resident
        vmovdqu ymm1, [rbp + 6048]                                    ;                    resident
        vmovdqu ymm2, [rbp + 6080]                                    ;                    resident
        vmovdqu ymm3, [rbp + 6112]                                    ;                    resident
        vmovdqu ymm4, [rbp + 6144]                                    ;                    resident
        vmovdqu ymm5, [rbp + 6176]                                    ;                    resident
        vmovdqu ymm6, [rbp + 6208]                                    ;                    resident
        vmovdqu ymm7, [rbp + 6240]                                    ;                    resident
        vmovdqu ymm8, [rbp + 6272]                                    ;                    resident
        vmovdqu ymm9, [rbp + 6304]                                    ;                    resident
        vmovdqu ymm10, [rbp + 6336]                                   ;                    resident
        vmovdqu ymm11, [rbp + 6368]                                   ;                    resident
        vmovdqu ymm12, [rbp + 6400]                                   ;                    resident
        vmovdqu ymm13, [rbp + 6432]                                   ;                    resident
        align 16
.rounds_3:
        vpxor ymm14, ymm1, [r8 + 4128]                                ;     6.0 p0+p2   40 t
        vpxor ymm15, ymm3, [r8 + 4192]                                ;     6.0 p1+p3   40 t
        vmovdqu [rbp + 8064], ymm3                                    ;     0.5 p7+p4   40 t spill
        vpxor ymm3, ymm4, [r8 + 4224]                                 ;     6.0 p5+p2   40 t
        vmovdqu [rbp + 8096], ymm4                                    ;     1.5 p3+p4   40 t spill
        vpxor ymm4, ymm5, [r8 + 4256]                                 ;     6.0 p0+p2   40 t
        vmovdqu [rbp + 8128], ymm5                                    ;     2.5 p7+p4   40 t spill
        vpxor ymm5, ymm8, [r8 + 4352]                                 ;     6.0 p1+p3   40 t
        vmovdqu [rbp + 8160], ymm8                                    ;     3.5 p7+p4   40 t spill
        vpxor ymm8, ymm10, [r8 + 4416]                                ;     6.0 p5+p2   40 t
        vmovdqu [rbp + 8192], ymm10                                   ;     4.5 p3+p4   40 t spill
        vpxor ymm10, ymm11, [r8 + 4448]                               ;     6.0 p0+p2   40 t
        vmovdqu [rbp + 8224], ymm11                                   ;     5.5 p7+p4   40 t spill
        vpxor ymm11, ymm12, [r8 + 4480]                               ;     6.0 p1+p3   40 t
        vmovdqu [rbp + 8256], ymm12                                   ;     6.5 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 4640]                                    ;     5.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 6560]                              ;    11.0 p5+p3   40 t
        vmovdqu [rbp + 8288], ymm1                                    ;     7.5 p7+p4   40 t spill
        vmovdqu ymm1, [r8 + 4704]                                     ;     6.0 p2      40 t
        vpxor ymm1, ymm1, [rbp + 6624]                                ;    12.0 p0+p3   40 t
        vmovdqu [rbp + 8320], ymm1                                    ;    13.0 p7+p4   40 t spill
        vmovdqu ymm1, [r8 + 4736]                                     ;     7.0 p2      40 t
        vpxor ymm1, ymm1, [rbp + 6656]                                ;    13.0 p1+p3   40 t
        vmovdqu [rbp + 8352], ymm12                                   ;    12.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 4768]                                    ;     8.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 6688]                              ;    14.0 p5+p3   40 t
        vmovdqu [rbp + 8384], ymm12                                   ;    15.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 4896]                                    ;     9.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 6816]                              ;    15.0 p0+p3   40 t
        vmovdqu [rbp + 8416], ymm12                                   ;    16.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 4960]                                    ;    10.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 6880]                              ;    16.0 p1+p3   40 t
        vmovdqu [rbp + 8448], ymm12                                   ;    17.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 4992]                                    ;    11.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 6912]                              ;    17.0 p5+p3   40 t
        vmovdqu [rbp + 8480], ymm12                                   ;    18.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5024]                                    ;    12.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 6944]                              ;    18.0 p0+p3   40 t
        vmovdqu [rbp + 8512], ymm12                                   ;    19.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5120]                                    ;    13.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7040]                              ;    19.0 p1+p3   40 t
        vmovdqu [rbp + 8544], ymm12                                   ;    20.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5184]                                    ;    14.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7104]                              ;    20.0 p5+p3   40 t
        vmovdqu [rbp + 8576], ymm12                                   ;    21.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5216]                                    ;    15.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7136]                              ;    21.0 p0+p3   40 t
        vmovdqu [rbp + 8608], ymm12                                   ;    22.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5248]                                    ;    16.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7168]                              ;    22.0 p1+p3   40 t
        vmovdqu [rbp + 8640], ymm12                                   ;    23.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5408]                                    ;    17.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7328]                              ;    23.0 p5+p3   40 t
        vmovdqu [rbp + 8672], ymm12                                   ;    24.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5472]                                    ;    18.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7392]                              ;    24.0 p0+p3   40 t
        vmovdqu [rbp + 8704], ymm12                                   ;    25.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5504]                                    ;    19.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7424]                              ;    25.0 p1+p3   40 t
        vmovdqu [rbp + 8736], ymm12                                   ;    26.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5536]                                    ;    20.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7456]                              ;    26.0 p5+p3   40 t
        vmovdqu [rbp + 8768], ymm12                                   ;    27.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5664]                                    ;    21.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7584]                              ;    27.0 p0+p3   40 t
        vmovdqu [rbp + 8800], ymm12                                   ;    28.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5728]                                    ;    22.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7648]                              ;    28.0 p1+p3   40 t
        vmovdqu [rbp + 8832], ymm12                                   ;    29.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5760]                                    ;    23.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7680]                              ;    29.0 p5+p3   40 t
        vmovdqu [rbp + 8864], ymm12                                   ;    30.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5792]                                    ;    24.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7712]                              ;    30.0 p0+p3   40 t
        vmovdqu [rbp + 8896], ymm12                                   ;    31.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 5920]                                    ;    25.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 7840]                              ;    31.0 p1+p3   40 t
        vmovdqu [rbp + 8928], ymm12                                   ;    32.0 p7+p4   40 t spill
        vpxor ymm12, ymm2, [r8 + 4160]                                ;    26.0 p5+p2   41 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;    27.0 p0+p3   41 t
        vmovdqu [rbp + 8960], ymm2                                    ;    28.5 p7+p4   40 t spill
        vmovdqu ymm2, [r8 + 5984]                                     ;    27.0 p2      40 t
        vpxor ymm2, ymm2, [rbp + 7904]                                ;    33.0 p1+p3   40 t
        vmovdqu [rbp + 8992], ymm2                                    ;    34.0 p7+p4   40 t spill
        vpxor ymm2, ymm3, ymm14                                       ;    21.0 p5      41 t
        vmovdqu [rbp + 9024], ymm1                                    ;    30.5 p2+p4   40 t spill
        vpxor ymm1, ymm6, [r8 + 4288]                                 ;    28.2 p0+p3   41 t
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]   ;    29.2 p1+p2   41 t
        vmovdqu [rbp + 9056], ymm6                                    ;    31.5 p7+p4   40 t spill
        vmovdqu ymm6, [r8 + 6016]                                     ;    29.2 p3      40 t
        vpxor ymm6, ymm6, [rbp + 7936]                                ;    35.2 p5+p2   40 t
        vmovdqu [rbp + 9088], ymm6                                    ;    36.2 p7+p4   40 t spill
        vpxor ymm6, ymm4, ymm14                                       ;    23.0 p0      41 t
        vmovdqu [rbp + 9120], ymm8                                    ;    33.5 p3+p4   40 t spill
        vpxor ymm8, ymm15, ymm1                                       ;    30.2 p1      41 t
        vmovdqu [rbp + 9152], ymm11                                   ;    34.5 p7+p4   40 t spill
        vmovdqu ymm11, [r8 + 6048]                                    ;    31.0 p2      40 t
        vpxor ymm11, ymm11, [rbp + 7968]                              ;    37.0 p5+p3   40 t
        vpxor ymm3, ymm3, ymm12                                       ;    28.0 p0      41 t
        vmovdqu [rbp + 9184], ymm11                                   ;    38.0 p7+p4   40 t spill
        vpxor ymm11, ymm8, ymm0                                       ;    31.2 p1      41 t
        vpxor ymm11, ymm11, [r8 + 4096]                               ;    32.2 p5+p2   41 t
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;    33.2 p0+p3   41 t
        vpxor ymm8, ymm8, ymm2                                        ;    31.2 p1      41 t
        vmovdqu [rbp + 9216], ymm0                                    ;    36.5 p7+p4   40 t spill
        vmovdqa ymm0, ymm2                                            ;    26.2         41 t copy
        vmovdqu [rbp + 9248], ymm5                                    ;    37.5 p2+p4   40 t spill
        vpxor ymm5, ymm6, ymm11                                       ;    34.2 p5      41 t
        vmovdqu [rbp + 9280], ymm10                                   ;    38.5 p3+p4   40 t spill
        vpxor ymm10, ymm3, ymm8                                       ;    32.2 p0      41 t
        vmovdqu [rbp + 9312], ymm13                                   ;    39.5 p7+p4   40 t spill
        vpxor ymm13, ymm11, ymm7                                      ;    34.2 p1      41 t
        vpxor ymm13, ymm13, [r8 + 4320]                               ;    35.2 p5+p2   41 t
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;    36.2 p0+p3   41 t
        vpxor ymm0, ymm0, ymm13                                       ;    37.2 p1      41 t
        vmovdqu [rbp + 9344], ymm7                                    ;    40.5 p7+p4   40 t spill
        vpxor ymm7, ymm12, ymm11                                      ;    34.2 p5      41 t
        vmovdqu [rbp + 9376], ymm9                                    ;    41.5 p2+p4   40 t spill
        vpor ymm9, ymm5, ymm13                                        ;    37.2 p0      41 t
        vmovdqu [rbp + 9408], ymm14                                   ;    42.5 p3+p4   40 t spill
        vpxor ymm14, ymm13, ymm8                                      ;    37.2 p1      41 t
        vpxor ymm15, ymm15, ymm14                                     ;    38.2 p5      41 t
        vmovdqu [rbp + 9440], ymm13                                   ;    43.5 p7+p4   41 t spill
        vpor ymm13, ymm11, ymm14                                      ;    38.2 p0      41 t
        vmovdqu [rbp + 9472], ymm14                                   ;    44.5 p2+p4   41 t spill
        vpor ymm14, ymm1, ymm0                                        ;    38.2 p1      41 t
        vmovdqu [rbp + 9504], ymm11                                   ;    45.5 p3+p4   41 t spill
        vpxor ymm11, ymm0, ymm10                                      ;    38.2 p5      41 t
        vpxor ymm4, ymm4, ymm8                                        ;    32.2 p0      41 t
        vpxor ymm4, ymm4, ymm14                                       ;    39.2 p1      41 t
        vpxor ymm13, ymm13, ymm9                                      ;    39.2 p5      41 t
        vmovdqu [rbp + 9536], ymm0                                    ;    46.5 p7+p4   41 t spill
        vpand ymm0, ymm8, ymm6                                        ;    33.0 p0      41 t
        vpxor ymm14, ymm14, ymm0                                      ;    39.2 p1      41 t
        vmovdqa ymm0, ymm10                                           ;    33.5         41 t copy
        vmovdqu [rbp + 9568], ymm10                                   ;    47.5 p2+p4   41 t spill
        vpand ymm10, ymm11, ymm7                                      ;    39.2 p5      41 t
        vpxor ymm4, ymm4, ymm10                                       ;    40.2 p0      41 t
        vpxor ymm13, ymm13, ymm4                                      ;    41.2 p1      41 t
        vpxor ymm1, ymm1, ymm9                                        ;    38.2 p5      41 t
        vpxor ymm1, ymm1, ymm14                                       ;    40.2 p0      41 t
        vpxor ymm9, ymm7, ymm15                                       ;    39.2 p1      41 t
        vpand ymm0, ymm0, ymm9                                        ;    40.2 p5      41 t
        vpxor ymm10, ymm6, ymm9                                       ;    40.2 p0      41 t
        vpxor ymm14, ymm14, ymm0                                      ;    41.2 p1      41 t
        vpand ymm0, ymm3, ymm10                                       ;    41.2 p5      41 t
        vpxor ymm1, ymm1, ymm0                                        ;    42.2 p0      41 t
        vpxor ymm0, ymm5, ymm15                                       ;    39.2 p1      41 t
        vmovdqu [rbp + 9600], ymm7                                    ;    48.5 p3+p4   41 t spill
        vpand ymm7, ymm2, ymm0                                        ;    40.2 p5      41 t
        vpxor ymm14, ymm14, ymm7                                      ;    42.2 p0      41 t
        vpxor ymm4, ymm4, ymm7                                        ;    41.2 p1      41 t
        vmovdqu ymm7, [rbp + 9408]                                    ;    42.5 p2      40 t reload
        vmovdqu [rbp + 9632], ymm11                                   ;    49.5 p7+p4   41 t spill
        vpor ymm11, ymm12, ymm7                                       ;    48.5 p5      41 t
        vpxor ymm4, ymm4, ymm11                                       ;    49.5 p0      41 t
        vpand ymm11, ymm13, ymm1                                      ;    43.2 p1      41 t
        vpxor ymm4, ymm4, ymm11                                       ;    50.5 p5      41 t
        vpxor ymm7, ymm1, ymm4                                        ;    51.5 p0      41 t
        vpor ymm11, ymm11, ymm7                                       ;    52.5 p1      41 t
        vpand ymm4, ymm4, ymm14                                       ;    51.5 p5      41 t
        vpxor ymm13, ymm13, ymm4                                      ;    52.5 p0      41 t
        vpxor ymm11, ymm11, ymm13                                     ;    53.5 p1      41 t
        vpand ymm0, ymm0, ymm11                                       ;    54.5 p5      41 t
        vpand ymm4, ymm14, ymm13                                      ;    53.5 p0      41 t
        vpxor ymm1, ymm1, ymm4                                        ;    54.5 p1      41 t
        vpand ymm13, ymm13, ymm1                                      ;    55.5 p5      41 t
        vpxor ymm14, ymm14, ymm13                                     ;    56.5 p0      41 t
        vpor ymm4, ymm11, ymm1                                        ;    55.5 p1      41 t
        vpxor ymm7, ymm7, ymm4                                        ;    56.5 p5      41 t
        vpand ymm2, ymm2, ymm11                                       ;    54.5 p0      41 t
        vpand ymm8, ymm8, ymm7                                        ;    57.5 p1      41 t
        vpxor ymm4, ymm11, ymm1                                       ;    55.5 p5      41 t
        vpand ymm10, ymm10, ymm4                                      ;    56.5 p0      41 t
        vpand ymm3, ymm3, ymm4                                        ;    56.5 p1      41 t
        vpand ymm6, ymm6, ymm7                                        ;    57.5 p5      41 t
        vpxor ymm4, ymm4, ymm7                                        ;    57.5 p0      41 t
        vpand ymm9, ymm9, ymm4                                        ;    58.5 p1      41 t
        vpxor ymm10, ymm10, ymm9                                      ;    59.5 p5      41 t
        vpxor ymm7, ymm7, ymm14                                       ;    57.5 p0      41 t
        vpxor ymm6, ymm6, ymm9                                        ;    59.5 p1      41 t
        vpxor ymm11, ymm11, ymm7                                      ;    58.5 p5      41 t
        vpand ymm9, ymm14, [rbp + 9504]                               ;    57.5 p0+p3   41 t
        vpand ymm15, ymm15, ymm11                                     ;    59.5 p1      41 t
        vpand ymm5, ymm5, ymm7                                        ;    58.5 p5      41 t
        vpand ymm7, ymm7, [rbp + 9440]                                ;    58.5 p0+p2   41 t
        vpxor ymm7, ymm7, ymm3                                        ;    59.5 p1      41 t
        vpand ymm13, ymm14, [rbp + 9472]                              ;    57.5 p5+p3   41 t
        vpxor ymm3, ymm3, ymm13                                       ;    58.5 p0      41 t
        vpxor ymm14, ymm14, ymm1                                      ;    57.5 p1      41 t
        vpand ymm12, ymm12, ymm1                                      ;    55.5 p5      41 t
        vpand ymm11, ymm11, [rbp + 9536]                              ;    59.5 p0+p2   41 t
        vpxor ymm11, ymm11, ymm7                                      ;    60.5 p1      41 t
        vpxor ymm5, ymm5, ymm0                                        ;    59.5 p5      41 t
        vpxor ymm5, ymm5, ymm10                                       ;    60.5 p0      41 t
        vpxor ymm8, ymm8, ymm3                                        ;    59.5 p1      41 t
        vpand ymm1, ymm1, [rbp + 9408]                                ;    55.5 p5+p3   41 t
        vpand ymm13, ymm14, [rbp + 9632]                              ;    58.5 p0+p2   41 t
        vpxor ymm11, ymm11, ymm13                                     ;    61.5 p1      41 t
        vpxor ymm8, ymm8, ymm13                                       ;    60.5 p5      41 t
        vpxor ymm12, ymm12, ymm8                                      ;    61.5 p0      41 t
        vpand ymm14, ymm14, [rbp + 9600]                              ;    58.5 p1+p3   41 t
        vpxor ymm1, ymm1, ymm11                                       ;    62.5 p5      41 t
        vpxor ymm1, ymm1, ymm12                                       ;    63.5 p0      41 t
        vpand ymm4, ymm4, [rbp + 9568]                                ;    58.5 p1+p2   41 t
        vpxor ymm9, ymm9, ymm10                                       ;    60.5 p5      41 t
        vpxor ymm9, ymm9, ymm12                                       ;    62.5 p0      41 t
        vpxor ymm14, ymm14, ymm12                                     ;    62.5 p1      41 t
        vpxor ymm14, ymm14, ymm6                                      ;    63.5 p5      41 t
        vpxor ymm2, ymm2, ymm7                                        ;    60.5 p0      41 t
        vpxor ymm2, ymm2, ymm1                                        ;    64.5 p1      41 t
        vpxor ymm4, ymm4, ymm1                                        ;    64.5 p5      41 t
        vpxor ymm3, ymm3, ymm11                                       ;    62.5 p0      41 t
        vpxor ymm3, ymm3, ymm5                                        ;    63.5 p1      41 t
        vpxor ymm0, ymm0, ymm6                                        ;    60.5 p5      41 t
        vpxor ymm0, ymm0, ymm15                                       ;    61.5 p0      41 t
        vpxor ymm0, ymm0, ymm9                                        ;    63.5 p1      41 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;    54.2 p3      41 t reload
        vpxor ymm0, ymm0, ymm15                                       ;    64.5 p5      41 t
        vpxor ymm9, ymm9, ymm2                                        ;    65.5 p0      41 t
        vpxor ymm9, ymm9, ymm14                                       ;    66.5 p1      41 t
        vpxor ymm8, ymm8, ymm15                                       ;    61.5 p5      41 t
        vpxor ymm2, ymm2, ymm15                                       ;    65.5 p0      41 t
        vpxor ymm5, ymm5, ymm9                                        ;    67.5 p1      41 t
        vpxor ymm5, ymm5, ymm15                                       ;    68.5 p5      41 t
        vpxor ymm9, ymm9, ymm4                                        ;    67.5 p0      41 t
        vpxor ymm4, ymm4, ymm15                                       ;    65.5 p1      41 t
        vmovdqu ymm1, [rbp + 9248]                                    ;    56.8 p2      23 t
        vmovdqu ymm6, [rbp + 9280]                                    ;    57.0 p3      40 t reload
        vpxor ymm1, ymm1, ymm6                                        ;    63.0 p5      23 t
        vmovdqu ymm7, [rbp + 9248]                                    ;    57.8 p2      23 t
        vmovdqu ymm10, [rbp + 9152]                                   ;    58.0 p3      40 t reload
        vpxor ymm7, ymm7, ymm10                                       ;    64.0 p0      23 t
        vmovdqa ymm11, ymm7                                           ;    65.0         23 t copy
        vmovdqu ymm12, [rbp + 9120]                                   ;    58.8 p2      23 t
        vmovdqu ymm13, [r8 + 4384]                                    ;    59.0 p3      23 t
        vpxor ymm13, ymm13, [rbp + 9376]                              ;    65.0 p1+p2   23 t
        vpxor ymm13, ymm13, ymm15                                     ;    66.0 p5      23 t
        vpxor ymm6, ymm6, ymm13                                       ;    67.0 p0      23 t
        vmovdqu [rbp + 9280], ymm14                                   ;    64.5 p7+p4   41 t spill
        vmovdqa ymm14, ymm1                                           ;    64.0         23 t copy
        vmovdqu [rbp + 9568], ymm4                                    ;    66.5 p3+p4   41 t spill
        vmovdqu ymm4, [r8 + 4512]                                     ;    60.8 p2      23 t
        vpxor ymm4, ymm4, [rbp + 9312]                                ;    66.8 p1+p3   23 t
        vpxor ymm4, ymm4, ymm15                                       ;    67.8 p5      23 t
        vpxor ymm12, ymm12, ymm4                                      ;    68.8 p0      23 t
        vpxor ymm14, ymm14, ymm12                                     ;    69.8 p1      23 t
        vpxor ymm12, ymm12, [r8 + 4576]                               ;    69.8 p5+p2   23 t
        vpxor ymm12, ymm12, [rbp + 6496]                              ;    70.8 p0+p3   23 t
        vpxor ymm12, ymm12, ymm15                                     ;    71.8 p1      23 t
        vpxor ymm11, ymm11, ymm12                                     ;    72.8 p5      23 t
        vmovdqu [rbp + 9600], ymm5                                    ;    69.5 p7+p4   41 t spill
        vmovdqa ymm5, ymm1                                            ;    64.0         23 t copy
        vmovdqu [rbp + 9632], ymm3                                    ;    64.5 p2+p4   41 t spill
        vpxor ymm3, ymm6, ymm14                                       ;    70.8 p0      23 t
        vmovdqu [rbp + 9408], ymm8                                    ;    64.8 p3+p4   41 t spill
        vpxor ymm8, ymm12, [rbp + 6464]                               ;    72.8 p1+p2   23 t
        vpxor ymm8, ymm8, [r8 + 4544]                                 ;    73.8 p5+p3   23 t
        vpxor ymm8, ymm8, ymm15                                       ;    74.8 p0      23 t
        vpxor ymm5, ymm5, ymm8                                        ;    75.8 p1      23 t
        vmovdqu [rbp + 9536], ymm0                                    ;    65.8 p7+p4   41 t spill
        vpxor ymm0, ymm13, ymm12                                      ;    72.8 p5      23 t
        vmovdqu [rbp + 9472], ymm2                                    ;    66.8 p2+p4   41 t spill
        vpor ymm2, ymm11, ymm8                                        ;    75.8 p0      23 t
        vmovdqu [rbp + 9440], ymm9                                    ;    68.5 p3+p4   41 t spill
        vpxor ymm9, ymm8, ymm14                                       ;    75.8 p1      23 t
        vpor ymm15, ymm12, ymm9                                       ;    76.8 p5      23 t
        vmovdqu [rbp + 9504], ymm8                                    ;    75.8 p7+p4   23 t spill
        vpor ymm8, ymm4, ymm5                                         ;    76.8 p0      23 t
        vmovdqu [rbp + 9664], ymm12                                   ;    72.8 p2+p4   23 t spill
        vpxor ymm12, ymm5, ymm3                                       ;    76.8 p1      23 t
        vpxor ymm10, ymm10, ymm14                                     ;    71.0 p5      23 t
        vpxor ymm10, ymm10, ymm8                                      ;    77.8 p0      23 t
        vmovdqu [rbp + 9152], ymm5                                    ;    76.8 p3+p4   23 t spill
        vpand ymm5, ymm14, ymm7                                       ;    71.5 p1      23 t
        vpxor ymm8, ymm8, ymm5                                        ;    77.8 p5      23 t
        vpxor ymm5, ymm9, [rbp + 9120]                                ;    76.8 p0+p2   23 t
        vpxor ymm15, ymm15, ymm2                                      ;    77.8 p1      23 t
        vmovdqu [rbp + 9120], ymm9                                    ;    76.8 p7+p4   23 t spill
        vmovdqa ymm9, ymm7                                            ;    69.8         23 t copy
        vmovdqu [rbp + 9696], ymm7                                    ;    72.8 p3+p4   23 t spill
        vmovdqa ymm7, ymm3                                            ;    71.8         23 t copy
        vmovdqu [rbp + 9728], ymm3                                    ;    73.8 p2+p4   23 t spill
        vpand ymm3, ymm12, ymm0                                       ;    77.8 p5      23 t
        vpxor ymm10, ymm10, ymm3                                      ;    78.8 p0      23 t
        vpxor ymm15, ymm15, ymm10                                     ;    79.8 p1      23 t
        vpxor ymm4, ymm4, ymm2                                        ;    76.8 p5      23 t
        vpxor ymm4, ymm4, ymm8                                        ;    78.8 p0      23 t
        vpxor ymm2, ymm0, ymm5                                        ;    77.8 p1      23 t
        vpand ymm7, ymm7, ymm2                                        ;    78.8 p5      23 t
        vpxor ymm9, ymm9, ymm2                                        ;    78.8 p0      23 t
        vpand ymm3, ymm6, ymm9                                        ;    79.8 p1      23 t
        vpxor ymm4, ymm4, ymm3                                        ;    80.8 p5      23 t
        vpxor ymm8, ymm8, ymm7                                        ;    79.8 p0      23 t
        vpxor ymm3, ymm11, ymm5                                       ;    77.8 p1      23 t
        vpand ymm7, ymm1, ymm3                                        ;    78.8 p5      23 t
        vpxor ymm8, ymm8, ymm7                                        ;    80.8 p0      23 t
        vpxor ymm10, ymm10, ymm7                                      ;    79.8 p1      23 t
        vmovdqu ymm7, [rbp + 9248]                                    ;    74.5 p3      40 t reload
        vmovdqu [rbp + 9760], ymm0                                    ;    74.8 p7+p4   23 t spill
        vpor ymm0, ymm13, ymm7                                        ;    80.5 p5      23 t
        vpxor ymm10, ymm10, ymm0                                      ;    81.5 p0      23 t
        vpand ymm0, ymm15, ymm4                                       ;    81.8 p1      23 t
        vpxor ymm10, ymm10, ymm0                                      ;    82.8 p5      23 t
        vpxor ymm7, ymm4, ymm10                                       ;    83.8 p0      23 t
        vpor ymm0, ymm0, ymm7                                         ;    84.8 p1      23 t
        vpand ymm10, ymm10, ymm8                                      ;    83.8 p5      23 t
        vpxor ymm15, ymm15, ymm10                                     ;    84.8 p0      23 t
        vpxor ymm0, ymm0, ymm15                                       ;    85.8 p1      23 t
        vpand ymm3, ymm3, ymm0                                        ;    86.8 p5      23 t
        vpand ymm10, ymm8, ymm15                                      ;    85.8 p0      23 t
        vpxor ymm4, ymm4, ymm10                                       ;    86.8 p1      23 t
        vpand ymm15, ymm15, ymm4                                      ;    87.8 p5      23 t
        vpxor ymm8, ymm8, ymm15                                       ;    88.8 p0      23 t
        vpor ymm15, ymm0, ymm4                                        ;    87.8 p1      23 t
        vpxor ymm7, ymm7, ymm15                                       ;    88.8 p5      23 t
        vpand ymm1, ymm1, ymm0                                        ;    86.8 p0      23 t
        vpand ymm14, ymm14, ymm7                                      ;    89.8 p1      23 t
        vpxor ymm15, ymm0, ymm4                                       ;    87.8 p5      23 t
        vpand ymm9, ymm9, ymm15                                       ;    88.8 p0      23 t
        vpand ymm6, ymm6, ymm15                                       ;    88.8 p1      23 t
        vpxor ymm15, ymm15, ymm7                                      ;    89.8 p5      23 t
        vpand ymm2, ymm2, ymm15                                       ;    90.8 p0      23 t
        vpxor ymm9, ymm9, ymm2                                        ;    91.8 p1      23 t
        vpand ymm10, ymm7, [rbp + 9696]                               ;    89.8 p5+p2   23 t
        vpxor ymm2, ymm2, ymm10                                       ;    91.8 p0      23 t
        vpxor ymm7, ymm7, ymm8                                        ;    89.8 p1      23 t
        vpxor ymm0, ymm0, ymm7                                        ;    90.8 p5      23 t
        vpand ymm10, ymm8, [rbp + 9664]                               ;    89.8 p0+p3   23 t
        vpand ymm5, ymm5, ymm0                                        ;    91.8 p1      23 t
        vpand ymm11, ymm11, ymm7                                      ;    90.8 p5      23 t
        vpand ymm7, ymm7, [rbp + 9504]                                ;    90.8 p0+p2   23 t
        vpxor ymm7, ymm7, ymm6                                        ;    91.8 p1      23 t
        vmovdqu [rbp + 9504], ymm5                                    ;    92.8 p7+p4   23 t spill
        vpand ymm5, ymm8, [rbp + 9120]                                ;    89.8 p5+p3   23 t
        vpxor ymm6, ymm6, ymm5                                        ;    90.8 p0      23 t
        vpxor ymm8, ymm8, ymm4                                        ;    89.8 p1      23 t
        vpand ymm12, ymm12, ymm8                                      ;    90.8 p5      23 t
        vpand ymm8, ymm8, [rbp + 9760]                                ;    90.8 p0+p2   23 t
        vpand ymm13, ymm13, ymm4                                      ;    90.5 p1      23 t
        vpand ymm0, ymm0, [rbp + 9152]                                ;    91.8 p5+p3   23 t
        vpxor ymm0, ymm0, ymm12                                       ;    92.8 p0      23 t
        vpxor ymm0, ymm0, ymm7                                        ;    93.8 p1      23 t
        vpxor ymm11, ymm11, ymm3                                      ;    92.0 p5      23 t
        vpxor ymm11, ymm11, ymm9                                      ;    93.0 p0      23 t
        vpxor ymm14, ymm14, ymm12                                     ;    92.5 p1      23 t
        vpxor ymm14, ymm14, ymm6                                      ;    93.5 p5      23 t
        vpand ymm4, ymm4, [rbp + 9248]                                ;    93.2 p0+p2   23 t
        vpxor ymm13, ymm13, ymm14                                     ;    94.5 p1      23 t
        vpand ymm15, ymm15, [rbp + 9728]                              ;    94.0 p5+p3   23 t
        vpxor ymm10, ymm10, ymm9                                      ;    94.2 p0      23 t
        vpxor ymm10, ymm10, ymm13                                     ;    95.5 p1      23 t
        vpxor ymm4, ymm4, ymm0                                        ;    95.0 p5      23 t
        vpxor ymm4, ymm4, ymm13                                       ;    96.0 p0      23 t
        vpxor ymm8, ymm8, ymm13                                       ;    95.5 p1      23 t
        vpxor ymm8, ymm8, ymm2                                        ;    96.5 p5      23 t
        vpxor ymm1, ymm1, ymm7                                        ;    96.2 p0      23 t
        vpxor ymm1, ymm1, ymm4                                        ;    97.2 p1      23 t
        vpxor ymm6, ymm6, ymm0                                        ;    97.0 p5      23 t
        vpxor ymm6, ymm6, ymm11                                       ;    98.0 p0      23 t
        vpxor ymm15, ymm15, ymm4                                      ;    97.5 p1      23 t
        vpxor ymm3, ymm3, ymm2                                        ;    98.0 p5      23 t
        vpxor ymm3, ymm3, ymm10                                       ;    99.0 p0      23 t
        vpxor ymm3, ymm3, [rbp + 9504]                                ;   100.0 p1+p2   23 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;    91.0 p3      41 t reload
        vpxor ymm3, ymm3, ymm0                                        ;   101.0 p5      23 t
        vpxor ymm10, ymm10, ymm1                                      ;    99.2 p0      23 t
        vpxor ymm10, ymm10, ymm8                                      ;   100.2 p1      23 t
        vpxor ymm14, ymm14, ymm0                                      ;   100.0 p5      23 t
        vpxor ymm1, ymm1, ymm0                                        ;   100.2 p0      23 t
        vpxor ymm11, ymm11, ymm10                                     ;   101.2 p1      23 t
        vpxor ymm11, ymm11, ymm0                                      ;   102.2 p5      23 t
        vpxor ymm10, ymm10, ymm15                                     ;   101.2 p0      23 t
        vpxor ymm15, ymm15, ymm0                                      ;   101.5 p1      23 t
        vmovdqu ymm2, [rbp + 8352]                                    ;    93.5 p2      22 t
        vmovdqu ymm4, [rbp + 9024]                                    ;    93.8 p3      40 t reload
        vpxor ymm2, ymm2, ymm4                                        ;   102.0 p5      22 t
        vmovdqu ymm5, [rbp + 8352]                                    ;    94.5 p2      22 t
        vmovdqu ymm7, [rbp + 8384]                                    ;    94.8 p3      40 t reload
        vpxor ymm5, ymm5, ymm7                                        ;   102.2 p0      22 t
        vmovdqa ymm9, ymm5                                            ;   103.2         22 t copy
        vmovdqu ymm12, [rbp + 8320]                                   ;    95.5 p2      22 t
        vmovdqu ymm13, [r8 + 4672]                                    ;    95.8 p3      22 t
        vpxor ymm13, ymm13, [rbp + 6592]                              ;   102.5 p1+p2   22 t
        vpxor ymm13, ymm13, ymm0                                      ;   103.5 p5      22 t
        vpxor ymm4, ymm4, ymm13                                       ;   104.5 p0      22 t
        vmovdqu [rbp + 9024], ymm8                                    ;    97.5 p7+p4   23 t spill
        vmovdqa ymm8, ymm2                                            ;   103.0         22 t copy
        vmovdqu [rbp + 9504], ymm15                                   ;   102.5 p3+p4   23 t spill
        vmovdqu ymm15, [r8 + 4800]                                    ;    97.5 p2      22 t
        vpxor ymm15, ymm15, [rbp + 6720]                              ;   103.5 p1+p3   22 t
        vpxor ymm15, ymm15, ymm0                                      ;   104.5 p5      22 t
        vpxor ymm12, ymm12, ymm15                                     ;   105.5 p0      22 t
        vpxor ymm8, ymm8, ymm12                                       ;   106.5 p1      22 t
        vpxor ymm12, ymm12, [r8 + 4608]                               ;   106.5 p5+p2   22 t
        vpxor ymm12, ymm12, [rbp + 6528]                              ;   107.5 p0+p3   22 t
        vpxor ymm12, ymm12, ymm0                                      ;   108.5 p1      22 t
        vpxor ymm9, ymm9, ymm12                                       ;   109.5 p5      22 t
        vmovdqu [rbp + 9728], ymm11                                   ;   103.2 p7+p4   23 t spill
        vmovdqa ymm11, ymm2                                           ;   103.0         22 t copy
        vmovdqu [rbp + 9248], ymm6                                    ;   100.5 p2+p4   23 t spill
        vpxor ymm6, ymm12, [rbp + 6752]                               ;   109.5 p0+p3   22 t
        vpxor ymm6, ymm6, [r8 + 4832]                                 ;   110.5 p1+p2   22 t
        vpxor ymm6, ymm6, ymm0                                        ;   111.5 p5      22 t
        vpxor ymm11, ymm11, ymm6                                      ;   112.5 p0      22 t
        vmovdqu [rbp + 9152], ymm14                                   ;   101.5 p7+p4   23 t spill
        vpxor ymm14, ymm4, ymm8                                       ;   107.5 p1      22 t
        vmovdqu [rbp + 9760], ymm3                                    ;   102.5 p3+p4   23 t spill
        vpxor ymm3, ymm13, ymm12                                      ;   109.5 p5      22 t
        vmovdqu [rbp + 9120], ymm1                                    ;   103.5 p2+p4   23 t spill
        vpor ymm1, ymm9, ymm6                                         ;   112.5 p0      22 t
        vmovdqu [rbp + 9664], ymm10                                   ;   104.5 p7+p4   23 t spill
        vpxor ymm10, ymm6, ymm8                                       ;   112.5 p1      22 t
        vpor ymm0, ymm12, ymm10                                       ;   113.5 p5      22 t
        vmovdqu [rbp + 9696], ymm6                                    ;   112.5 p3+p4   22 t spill
        vpor ymm6, ymm15, ymm11                                       ;   113.5 p0      22 t
        vmovdqu [rbp + 9792], ymm12                                   ;   109.5 p2+p4   22 t spill
        vpxor ymm12, ymm11, ymm14                                     ;   113.5 p1      22 t
        vpxor ymm7, ymm7, ymm8                                        ;   110.0 p5      22 t
        vpxor ymm7, ymm7, ymm6                                        ;   114.5 p0      22 t
        vmovdqu [rbp + 8384], ymm11                                   ;   113.5 p7+p4   22 t spill
        vpand ymm11, ymm8, ymm5                                       ;   110.5 p1      22 t
        vpxor ymm6, ymm6, ymm11                                       ;   114.5 p5      22 t
        vpxor ymm11, ymm10, [rbp + 8320]                              ;   113.5 p0+p3   22 t
        vpxor ymm0, ymm0, ymm1                                        ;   114.5 p1      22 t
        vmovdqu [rbp + 8320], ymm10                                   ;   113.5 p2+p4   22 t spill
        vmovdqa ymm10, ymm5                                           ;   106.5         22 t copy
        vmovdqu [rbp + 9824], ymm5                                    ;   109.5 p7+p4   22 t spill
        vmovdqa ymm5, ymm14                                           ;   108.5         22 t copy
        vmovdqu [rbp + 9856], ymm14                                   ;   110.5 p3+p4   22 t spill
        vpand ymm14, ymm12, ymm3                                      ;   114.5 p5      22 t
        vpxor ymm7, ymm7, ymm14                                       ;   115.5 p0      22 t
        vpxor ymm0, ymm0, ymm7                                        ;   116.5 p1      22 t
        vpxor ymm15, ymm15, ymm1                                      ;   113.5 p5      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   115.5 p0      22 t
        vpxor ymm14, ymm3, ymm11                                      ;   114.5 p1      22 t
        vpand ymm5, ymm5, ymm14                                       ;   115.5 p5      22 t
        vpxor ymm10, ymm10, ymm14                                     ;   115.5 p0      22 t
        vpand ymm1, ymm4, ymm10                                       ;   116.5 p1      22 t
        vpxor ymm15, ymm15, ymm1                                      ;   117.5 p5      22 t
        vpxor ymm6, ymm6, ymm5                                        ;   116.5 p0      22 t
        vpxor ymm1, ymm9, ymm11                                       ;   115.5 p1      22 t
        vpand ymm5, ymm2, ymm1                                        ;   116.5 p5      22 t
        vpxor ymm6, ymm6, ymm5                                        ;   117.5 p0      22 t
        vpxor ymm7, ymm7, ymm5                                        ;   117.5 p1      22 t
        vmovdqu ymm5, [rbp + 8352]                                    ;   111.2 p2      40 t reload
        vmovdqu [rbp + 9888], ymm3                                    ;   111.5 p7+p4   22 t spill
        vpor ymm3, ymm13, ymm5                                        ;   117.2 p5      22 t
        vpxor ymm7, ymm7, ymm3                                        ;   118.5 p0      22 t
        vpand ymm3, ymm0, ymm15                                       ;   118.5 p1      22 t
        vpxor ymm7, ymm7, ymm3                                        ;   119.5 p5      22 t
        vpxor ymm5, ymm15, ymm7                                       ;   120.5 p0      22 t
        vpor ymm3, ymm3, ymm5                                         ;   121.5 p1      22 t
        vpand ymm7, ymm7, ymm6                                        ;   120.5 p5      22 t
        vpxor ymm0, ymm0, ymm7                                        ;   121.5 p0      22 t
        vpxor ymm3, ymm3, ymm0                                        ;   122.5 p1      22 t
        vpand ymm1, ymm1, ymm3                                        ;   123.5 p5      22 t
        vpand ymm7, ymm6, ymm0                                        ;   122.5 p0      22 t
        vpxor ymm15, ymm15, ymm7                                      ;   123.5 p1      22 t
        vpand ymm0, ymm0, ymm15                                       ;   124.5 p5      22 t
        vpxor ymm6, ymm6, ymm0                                        ;   125.5 p0      22 t
        vpor ymm0, ymm3, ymm15                                        ;   124.5 p1      22 t
        vpxor ymm5, ymm5, ymm0                                        ;   125.5 p5      22 t
        vpand ymm2, ymm2, ymm3                                        ;   123.5 p0      22 t
        vpand ymm8, ymm8, ymm5                                        ;   126.5 p1      22 t
        vpxor ymm0, ymm3, ymm15                                       ;   124.5 p5      22 t
        vpand ymm10, ymm10, ymm0                                      ;   125.5 p0      22 t
        vpand ymm4, ymm4, ymm0                                        ;   125.5 p1      22 t
        vpxor ymm0, ymm0, ymm5                                        ;   126.5 p5      22 t
        vpand ymm14, ymm14, ymm0                                      ;   127.5 p0      22 t
        vpxor ymm10, ymm10, ymm14                                     ;   128.5 p1      22 t
        vpand ymm7, ymm5, [rbp + 9824]                                ;   126.5 p5+p3   22 t
        vpxor ymm14, ymm14, ymm7                                      ;   128.5 p0      22 t
        vpxor ymm5, ymm5, ymm6                                        ;   126.5 p1      22 t
        vpxor ymm3, ymm3, ymm5                                        ;   127.5 p5      22 t
        vpand ymm7, ymm6, [rbp + 9792]                                ;   126.5 p0+p2   22 t
        vpand ymm11, ymm11, ymm3                                      ;   128.5 p1      22 t
        vpand ymm9, ymm9, ymm5                                        ;   127.5 p5      22 t
        vpand ymm5, ymm5, [rbp + 9696]                                ;   127.5 p0+p3   22 t
        vpxor ymm5, ymm5, ymm4                                        ;   128.5 p1      22 t
        vmovdqu [rbp + 9696], ymm11                                   ;   129.5 p7+p4   22 t spill
        vpand ymm11, ymm6, [rbp + 8320]                               ;   128.0 p5+p2   22 t
        vpxor ymm4, ymm4, ymm11                                       ;   129.0 p0      22 t
        vpxor ymm6, ymm6, ymm15                                       ;   128.5 p1      22 t
        vpand ymm12, ymm12, ymm6                                      ;   129.5 p5      22 t
        vpand ymm13, ymm13, ymm15                                     ;   129.2 p0      22 t
        vpand ymm6, ymm6, [rbp + 9888]                                ;   129.5 p1+p3   22 t
        vpand ymm3, ymm3, [rbp + 8384]                                ;   130.0 p5+p2   22 t
        vpxor ymm9, ymm9, ymm1                                        ;   130.2 p0      22 t
        vpxor ymm9, ymm9, ymm10                                       ;   131.2 p1      22 t
        vpxor ymm8, ymm8, ymm4                                        ;   131.0 p5      22 t
        vpxor ymm8, ymm8, ymm12                                       ;   132.0 p0      22 t
        vpxor ymm12, ymm12, ymm3                                      ;   131.5 p1      22 t
        vpxor ymm12, ymm12, ymm5                                      ;   132.5 p5      22 t
        vpand ymm15, ymm15, [rbp + 8352]                              ;   132.2 p0+p3   22 t
        vpxor ymm13, ymm13, ymm8                                      ;   133.0 p1      22 t
        vpand ymm0, ymm0, [rbp + 9856]                                ;   133.0 p5+p2   22 t
        vpxor ymm7, ymm7, ymm10                                       ;   133.2 p0      22 t
        vpxor ymm7, ymm7, ymm13                                       ;   134.2 p1      22 t
        vpxor ymm15, ymm15, ymm12                                     ;   134.0 p5      22 t
        vpxor ymm15, ymm15, ymm13                                     ;   135.0 p0      22 t
        vpxor ymm2, ymm2, ymm5                                        ;   134.5 p1      22 t
        vpxor ymm2, ymm2, ymm15                                       ;   136.0 p5      22 t
        vpxor ymm6, ymm6, ymm13                                       ;   135.2 p0      22 t
        vpxor ymm6, ymm6, ymm14                                       ;   136.2 p1      22 t
        vpxor ymm4, ymm4, ymm12                                       ;   136.0 p5      22 t
        vpxor ymm4, ymm4, ymm9                                        ;   137.0 p0      22 t
        vpxor ymm0, ymm0, ymm15                                       ;   136.5 p1      22 t
        vpxor ymm1, ymm1, ymm14                                       ;   137.0 p5      22 t
        vpxor ymm1, ymm1, ymm7                                        ;   138.0 p0      22 t
        vpxor ymm1, ymm1, [rbp + 9696]                                ;   139.0 p1+p3   22 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   127.8 p2      41 t reload
        vpxor ymm1, ymm1, ymm14                                       ;   140.0 p5      22 t
        vpxor ymm7, ymm7, ymm2                                        ;   138.2 p0      22 t
        vpxor ymm7, ymm7, ymm6                                        ;   139.2 p1      22 t
        vpxor ymm8, ymm8, ymm14                                       ;   139.0 p5      22 t
        vpxor ymm9, ymm9, ymm7                                        ;   140.2 p0      22 t
        vpxor ymm9, ymm9, ymm14                                       ;   141.2 p1      22 t
        vpxor ymm2, ymm2, ymm14                                       ;   140.0 p5      22 t
        vpxor ymm7, ymm7, ymm0                                        ;   140.2 p0      22 t
        vpxor ymm0, ymm0, ymm14                                       ;   140.5 p1      22 t
        vmovdqu ymm15, [rbp + 8416]                                   ;   130.2 p3      21 t
        vmovdqu ymm3, [rbp + 8480]                                    ;   130.5 p2      40 t reload
        vpxor ymm15, ymm15, ymm3                                      ;   141.0 p5      21 t
        vmovdqu ymm5, [rbp + 8416]                                    ;   131.2 p3      21 t
        vmovdqu ymm10, [rbp + 8512]                                   ;   131.5 p2      40 t reload
        vpxor ymm5, ymm5, ymm10                                       ;   141.2 p0      21 t
        vmovdqa ymm11, ymm5                                           ;   142.2         21 t copy
        vmovdqu ymm12, [rbp + 8448]                                   ;   132.2 p3      21 t
        vmovdqu ymm13, [r8 + 4928]                                    ;   132.5 p2      21 t
        vpxor ymm13, ymm13, [rbp + 6848]                              ;   141.5 p1+p3   21 t
        vpxor ymm13, ymm13, ymm14                                     ;   142.5 p5      21 t
        vpxor ymm3, ymm3, ymm13                                       ;   143.5 p0      21 t
        vmovdqu [rbp + 8480], ymm7                                    ;   141.2 p7+p4   22 t spill
        vmovdqa ymm7, ymm15                                           ;   142.0         21 t copy
        vmovdqu [rbp + 9696], ymm6                                    ;   137.2 p2+p4   22 t spill
        vmovdqu ymm6, [r8 + 5056]                                     ;   134.2 p3      21 t
        vpxor ymm6, ymm6, [rbp + 6976]                                ;   142.5 p1+p2   21 t
        vpxor ymm6, ymm6, ymm14                                       ;   143.5 p5      21 t
        vpxor ymm12, ymm12, ymm6                                      ;   144.5 p0      21 t
        vpxor ymm7, ymm7, ymm12                                       ;   145.5 p1      21 t
        vpxor ymm12, ymm12, [r8 + 4864]                               ;   145.5 p5+p3   21 t
        vpxor ymm12, ymm12, [rbp + 6784]                              ;   146.5 p0+p2   21 t
        vpxor ymm12, ymm12, ymm14                                     ;   147.5 p1      21 t
        vpxor ymm11, ymm11, ymm12                                     ;   148.5 p5      21 t
        vmovdqu [rbp + 9856], ymm0                                    ;   141.5 p7+p4   22 t spill
        vmovdqa ymm0, ymm15                                           ;   142.0         21 t copy
        vmovdqu [rbp + 8352], ymm9                                    ;   142.2 p3+p4   22 t spill
        vpxor ymm9, ymm12, [rbp + 7008]                               ;   148.5 p0+p2   21 t
        vpxor ymm9, ymm9, [r8 + 5088]                                 ;   149.5 p1+p3   21 t
        vpxor ymm9, ymm9, ymm14                                       ;   150.5 p5      21 t
        vpxor ymm0, ymm0, ymm9                                        ;   151.5 p0      21 t
        vmovdqu [rbp + 8384], ymm4                                    ;   138.2 p7+p4   22 t spill
        vpxor ymm4, ymm3, ymm7                                        ;   146.5 p1      21 t
        vmovdqu [rbp + 9888], ymm8                                    ;   140.0 p2+p4   22 t spill
        vpxor ymm8, ymm13, ymm12                                      ;   148.5 p5      21 t
        vmovdqu [rbp + 8320], ymm1                                    ;   141.0 p3+p4   22 t spill
        vmovdqa ymm1, ymm12                                           ;   148.5         21 t copy
        vmovdqu [rbp + 9792], ymm2                                    ;   141.2 p7+p4   22 t spill
        vpor ymm2, ymm11, ymm9                                        ;   151.5 p0      21 t
        vpxor ymm14, ymm9, ymm7                                       ;   151.5 p1      21 t
        vpor ymm1, ymm1, ymm14                                        ;   152.5 p5      21 t
        vmovdqu [rbp + 9824], ymm9                                    ;   151.5 p2+p4   21 t spill
        vpor ymm9, ymm6, ymm0                                         ;   152.5 p0      21 t
        vmovdqu [rbp + 9920], ymm12                                   ;   148.5 p3+p4   21 t spill
        vpand ymm12, ymm5, ymm7                                       ;   148.5 p1      21 t
        vpxor ymm12, ymm12, ymm9                                      ;   153.5 p5      21 t
        vpxor ymm10, ymm0, ymm4                                       ;   152.5 p0      21 t
        vpxor ymm9, ymm9, ymm7                                        ;   153.5 p1      21 t
        vpxor ymm9, ymm9, [rbp + 8512]                                ;   154.5 p5+p2   21 t
        vmovdqu [rbp + 8512], ymm0                                    ;   152.5 p7+p4   21 t spill
        vpxor ymm0, ymm14, [rbp + 8448]                               ;   152.5 p0+p3   21 t
        vpxor ymm1, ymm1, ymm2                                        ;   153.5 p1      21 t
        vmovdqu [rbp + 8448], ymm14                                   ;   152.5 p2+p4   21 t spill
        vmovdqa ymm14, ymm5                                           ;   143.5         21 t copy
        vmovdqu [rbp + 9952], ymm5                                    ;   146.2 p7+p4   21 t spill
        vmovdqa ymm5, ymm4                                            ;   147.5         21 t copy
        vmovdqu [rbp + 9984], ymm4                                    ;   147.5 p3+p4   21 t spill
        vpand ymm4, ymm10, ymm8                                       ;   153.5 p5      21 t
        vpxor ymm9, ymm9, ymm4                                        ;   155.5 p0      21 t
        vpxor ymm1, ymm1, ymm9                                        ;   156.5 p1      21 t
        vpxor ymm6, ymm6, ymm2                                        ;   152.5 p5      21 t
        vpxor ymm6, ymm6, ymm12                                       ;   154.5 p0      21 t
        vpxor ymm2, ymm8, ymm0                                        ;   153.5 p1      21 t
        vpand ymm5, ymm5, ymm2                                        ;   154.5 p5      21 t
        vpxor ymm14, ymm14, ymm2                                      ;   154.5 p0      21 t
        vpand ymm4, ymm3, ymm14                                       ;   155.5 p1      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   156.5 p5      21 t
        vpxor ymm12, ymm12, ymm5                                      ;   155.5 p0      21 t
        vpxor ymm4, ymm11, ymm0                                       ;   154.5 p1      21 t
        vpand ymm5, ymm15, ymm4                                       ;   155.5 p5      21 t
        vpxor ymm12, ymm12, ymm5                                      ;   156.5 p0      21 t
        vpxor ymm5, ymm5, ymm9                                        ;   156.5 p1      21 t
        vmovdqu ymm9, [rbp + 8416]                                    ;   148.2 p2      40 t reload
        vmovdqu [rbp + 10016], ymm8                                   ;   149.5 p7+p4   21 t spill
        vpor ymm8, ymm13, ymm9                                        ;   156.0 p5      21 t
        vpxor ymm5, ymm5, ymm8                                        ;   157.5 p0      21 t
        vpand ymm8, ymm1, ymm6                                        ;   157.5 p1      21 t
        vpxor ymm5, ymm5, ymm8                                        ;   158.5 p5      21 t
        vpxor ymm9, ymm6, ymm5                                        ;   159.5 p0      21 t
        vpor ymm8, ymm8, ymm9                                         ;   160.5 p1      21 t
        vpand ymm5, ymm5, ymm12                                       ;   159.5 p5      21 t
        vpxor ymm1, ymm1, ymm5                                        ;   160.5 p0      21 t
        vpxor ymm8, ymm8, ymm1                                        ;   161.5 p1      21 t
        vpand ymm4, ymm4, ymm8                                        ;   162.5 p5      21 t
        vpand ymm5, ymm12, ymm1                                       ;   161.5 p0      21 t
        vpxor ymm6, ymm6, ymm5                                        ;   162.5 p1      21 t
        vpand ymm1, ymm1, ymm6                                        ;   163.5 p5      21 t
        vpxor ymm12, ymm12, ymm1                                      ;   164.5 p0      21 t
        vpor ymm1, ymm8, ymm6                                         ;   163.5 p1      21 t
        vpxor ymm9, ymm9, ymm1                                        ;   164.5 p5      21 t
        vpand ymm15, ymm15, ymm8                                      ;   162.5 p0      21 t
        vpand ymm7, ymm7, ymm9                                        ;   165.5 p1      21 t
        vpxor ymm1, ymm8, ymm6                                        ;   163.5 p5      21 t
        vpand ymm14, ymm14, ymm1                                      ;   164.5 p0      21 t
        vpand ymm3, ymm3, ymm1                                        ;   164.5 p1      21 t
        vpxor ymm1, ymm1, ymm9                                        ;   165.5 p5      21 t
        vpand ymm2, ymm2, ymm1                                        ;   166.5 p0      21 t
        vpxor ymm14, ymm14, ymm2                                      ;   167.5 p1      21 t
        vpand ymm5, ymm9, [rbp + 9952]                                ;   165.5 p5+p3   21 t
        vpxor ymm2, ymm2, ymm5                                        ;   167.5 p0      21 t
        vpxor ymm9, ymm9, ymm12                                       ;   165.5 p1      21 t
        vpxor ymm8, ymm8, ymm9                                        ;   166.5 p5      21 t
        vpand ymm5, ymm12, [rbp + 9920]                               ;   165.5 p0+p2   21 t
        vpand ymm0, ymm0, ymm8                                        ;   167.5 p1      21 t
        vpand ymm11, ymm11, ymm9                                      ;   166.5 p5      21 t
        vpand ymm9, ymm9, [rbp + 9824]                                ;   166.5 p0+p3   21 t
        vpxor ymm9, ymm9, ymm3                                        ;   167.5 p1      21 t
        vmovdqu [rbp + 9824], ymm0                                    ;   168.5 p7+p4   21 t spill
        vpand ymm0, ymm12, [rbp + 8448]                               ;   167.0 p5+p2   21 t
        vpxor ymm3, ymm3, ymm0                                        ;   168.0 p0      21 t
        vpxor ymm12, ymm12, ymm6                                      ;   167.5 p1      21 t
        vpand ymm10, ymm10, ymm12                                     ;   168.5 p5      21 t
        vpand ymm13, ymm13, ymm6                                      ;   168.2 p0      21 t
        vpand ymm12, ymm12, [rbp + 10016]                             ;   168.5 p1+p3   21 t
        vpand ymm8, ymm8, [rbp + 8512]                                ;   169.0 p5+p2   21 t
        vpxor ymm11, ymm11, ymm4                                      ;   169.2 p0      21 t
        vpxor ymm11, ymm11, ymm14                                     ;   170.2 p1      21 t
        vpxor ymm7, ymm7, ymm3                                        ;   170.0 p5      21 t
        vpxor ymm7, ymm7, ymm10                                       ;   171.0 p0      21 t
        vpxor ymm10, ymm10, ymm8                                      ;   170.5 p1      21 t
        vpxor ymm10, ymm10, ymm9                                      ;   171.5 p5      21 t
        vpand ymm6, ymm6, [rbp + 8416]                                ;   171.2 p0+p3   21 t
        vpxor ymm13, ymm13, ymm7                                      ;   172.0 p1      21 t
        vpand ymm1, ymm1, [rbp + 9984]                                ;   172.0 p5+p2   21 t
        vpxor ymm5, ymm5, ymm14                                       ;   172.2 p0      21 t
        vpxor ymm5, ymm5, ymm13                                       ;   173.2 p1      21 t
        vpxor ymm6, ymm6, ymm10                                       ;   173.0 p5      21 t
        vpxor ymm6, ymm6, ymm13                                       ;   174.0 p0      21 t
        vpxor ymm15, ymm15, ymm9                                      ;   173.5 p1      21 t
        vpxor ymm15, ymm15, ymm6                                      ;   175.0 p5      21 t
        vpxor ymm12, ymm12, ymm13                                     ;   174.2 p0      21 t
        vpxor ymm12, ymm12, ymm2                                      ;   175.2 p1      21 t
        vpxor ymm3, ymm3, ymm10                                       ;   175.0 p5      21 t
        vpxor ymm3, ymm3, ymm11                                       ;   176.0 p0      21 t
        vpxor ymm4, ymm4, ymm2                                        ;   175.5 p1      21 t
        vpxor ymm4, ymm4, ymm5                                        ;   176.5 p5      21 t
        vpxor ymm4, ymm4, [rbp + 9824]                                ;   177.5 p0+p3   21 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   164.5 p2      41 t reload
        vpxor ymm4, ymm4, ymm14                                       ;   178.5 p1      21 t
        vpxor ymm1, ymm1, ymm6                                        ;   177.0 p5      21 t
        vpxor ymm5, ymm5, ymm15                                       ;   177.2 p0      21 t
        vpxor ymm5, ymm5, ymm12                                       ;   178.2 p1      21 t
        vpxor ymm7, ymm7, ymm14                                       ;   178.0 p5      21 t
        vpxor ymm11, ymm11, ymm5                                      ;   179.2 p0      21 t
        vpxor ymm11, ymm11, ymm14                                     ;   180.2 p1      21 t
        vpxor ymm15, ymm15, ymm14                                     ;   179.0 p5      21 t
        vpxor ymm5, ymm5, ymm1                                        ;   179.2 p0      21 t
        vpxor ymm1, ymm1, ymm14                                       ;   179.5 p1      21 t
        vmovdqu ymm0, [rbp + 8544]                                    ;   167.2 p3      23 t
        vmovdqu ymm2, [rbp + 8608]                                    ;   167.5 p2      40 t reload
        vpxor ymm0, ymm0, ymm2                                        ;   180.0 p5      23 t
        vmovdqu ymm6, [rbp + 8544]                                    ;   168.2 p3      23 t
        vmovdqu ymm8, [rbp + 8640]                                    ;   168.5 p2      40 t reload
        vpxor ymm6, ymm6, ymm8                                        ;   180.2 p0      23 t
        vmovdqu ymm9, [rbp + 8576]                                    ;   169.2 p3      23 t
        vmovdqa ymm10, ymm6                                           ;   181.2         23 t copy
        vmovdqu ymm13, [r8 + 5152]                                    ;   169.5 p2      23 t
        vpxor ymm13, ymm13, [rbp + 7072]                              ;   180.5 p1+p3   23 t
        vpxor ymm13, ymm13, ymm14                                     ;   181.5 p5      23 t
        vpxor ymm2, ymm2, ymm13                                       ;   182.5 p0      23 t
        vmovdqu [rbp + 8608], ymm1                                    ;   180.5 p7+p4   21 t spill
        vmovdqa ymm1, ymm0                                            ;   181.0         23 t copy
        vmovdqu [rbp + 9824], ymm11                                   ;   181.2 p2+p4   21 t spill
        vmovdqu ymm11, [r8 + 5280]                                    ;   171.2 p3      23 t
        vpxor ymm11, ymm11, [rbp + 7200]                              ;   181.5 p1+p2   23 t
        vpxor ymm11, ymm11, ymm14                                     ;   182.5 p5      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   183.5 p0      23 t
        vpxor ymm1, ymm1, ymm9                                        ;   184.5 p1      23 t
        vpxor ymm9, ymm9, [r8 + 5344]                                 ;   184.5 p5+p3   23 t
        vpxor ymm9, ymm9, [rbp + 7264]                                ;   185.5 p0+p2   23 t
        vpxor ymm9, ymm9, ymm14                                       ;   186.5 p1      23 t
        vpxor ymm10, ymm10, ymm9                                      ;   187.5 p5      23 t
        vmovdqu [rbp + 9984], ymm3                                    ;   177.0 p7+p4   21 t spill
        vmovdqa ymm3, ymm0                                            ;   181.0         23 t copy
        vmovdqu [rbp + 8416], ymm7                                    ;   179.0 p3+p4   21 t spill
        vpxor ymm7, ymm9, [rbp + 7232]                                ;   187.5 p0+p2   23 t
        vpxor ymm7, ymm7, [r8 + 5312]                                 ;   188.5 p1+p3   23 t
        vpxor ymm7, ymm7, ymm14                                       ;   189.5 p5      23 t
        vpxor ymm3, ymm3, ymm7                                        ;   190.5 p0      23 t
        vmovdqu [rbp + 8512], ymm4                                    ;   179.5 p7+p4   21 t spill
        vpxor ymm4, ymm2, ymm1                                        ;   185.5 p1      23 t
        vmovdqu [rbp + 10016], ymm15                                  ;   180.0 p2+p4   21 t spill
        vpxor ymm15, ymm13, ymm9                                      ;   187.5 p5      23 t
        vmovdqu [rbp + 8448], ymm5                                    ;   180.2 p3+p4   21 t spill
        vpor ymm5, ymm10, ymm7                                        ;   190.5 p0      23 t
        vmovdqu [rbp + 9920], ymm12                                   ;   178.2 p7+p4   21 t spill
        vpxor ymm12, ymm7, ymm1                                       ;   190.5 p1      23 t
        vpor ymm14, ymm9, ymm12                                       ;   191.5 p5      23 t
        vmovdqu [rbp + 9952], ymm7                                    ;   190.5 p2+p4   23 t spill
        vpor ymm7, ymm11, ymm3                                        ;   191.5 p0      23 t
        vmovdqu [rbp + 10048], ymm9                                   ;   187.5 p3+p4   23 t spill
        vpand ymm9, ymm6, ymm1                                        ;   187.5 p1      23 t
        vpxor ymm9, ymm9, ymm7                                        ;   192.5 p5      23 t
        vpxor ymm8, ymm3, ymm4                                        ;   191.5 p0      23 t
        vpxor ymm7, ymm7, ymm1                                        ;   192.5 p1      23 t
        vpxor ymm7, ymm7, [rbp + 8640]                                ;   193.5 p5+p2   23 t
        vmovdqu [rbp + 8640], ymm3                                    ;   191.5 p7+p4   23 t spill
        vpxor ymm3, ymm12, [rbp + 8576]                               ;   191.5 p0+p3   23 t
        vpxor ymm14, ymm14, ymm5                                      ;   192.5 p1      23 t
        vmovdqu [rbp + 8576], ymm12                                   ;   191.5 p2+p4   23 t spill
        vmovdqa ymm12, ymm6                                           ;   181.2         23 t copy
        vmovdqu [rbp + 10080], ymm6                                   ;   183.2 p7+p4   23 t spill
        vmovdqa ymm6, ymm4                                            ;   186.5         23 t copy
        vmovdqu [rbp + 10112], ymm4                                   ;   186.5 p3+p4   23 t spill
        vpand ymm4, ymm8, ymm15                                       ;   192.5 p5      23 t
        vpxor ymm7, ymm7, ymm4                                        ;   194.5 p0      23 t
        vpxor ymm14, ymm14, ymm7                                      ;   195.5 p1      23 t
        vpxor ymm11, ymm11, ymm5                                      ;   191.5 p5      23 t
        vpxor ymm11, ymm11, ymm9                                      ;   193.5 p0      23 t
        vpxor ymm4, ymm15, ymm3                                       ;   192.5 p1      23 t
        vpand ymm6, ymm6, ymm4                                        ;   193.5 p5      23 t
        vpxor ymm12, ymm12, ymm4                                      ;   193.5 p0      23 t
        vpand ymm5, ymm2, ymm12                                       ;   194.5 p1      23 t
        vpxor ymm11, ymm11, ymm5                                      ;   195.5 p5      23 t
        vpxor ymm9, ymm9, ymm6                                        ;   194.5 p0      23 t
        vmovdqa ymm5, ymm0                                            ;   184.0         23 t copy
        vpxor ymm6, ymm10, ymm3                                       ;   193.5 p1      23 t
        vpand ymm5, ymm5, ymm6                                        ;   194.5 p5      23 t
        vpxor ymm9, ymm9, ymm5                                        ;   195.5 p0      23 t
        vpxor ymm5, ymm5, ymm7                                        ;   195.5 p1      23 t
        vmovdqu ymm7, [rbp + 8544]                                    ;   185.2 p2      40 t reload
        vmovdqu [rbp + 10144], ymm15                                  ;   188.5 p7+p4   23 t spill
        vpor ymm15, ymm13, ymm7                                       ;   195.0 p5      23 t
        vpxor ymm5, ymm5, ymm15                                       ;   196.5 p0      23 t
        vpand ymm15, ymm14, ymm11                                     ;   196.5 p1      23 t
        vpxor ymm5, ymm5, ymm15                                       ;   197.5 p5      23 t
        vpxor ymm7, ymm11, ymm5                                       ;   198.5 p0      23 t
        vpor ymm15, ymm15, ymm7                                       ;   199.5 p1      23 t
        vpand ymm5, ymm5, ymm9                                        ;   198.5 p5      23 t
        vpxor ymm14, ymm14, ymm5                                      ;   199.5 p0      23 t
        vpxor ymm15, ymm15, ymm14                                     ;   200.5 p1      23 t
        vpand ymm6, ymm6, ymm15                                       ;   201.5 p5      23 t
        vpand ymm5, ymm9, ymm14                                       ;   200.5 p0      23 t
        vpxor ymm11, ymm11, ymm5                                      ;   201.5 p1      23 t
        vpand ymm14, ymm14, ymm11                                     ;   202.5 p5      23 t
        vpxor ymm9, ymm9, ymm14                                       ;   203.5 p0      23 t
        vpor ymm14, ymm15, ymm11                                      ;   202.5 p1      23 t
        vpxor ymm7, ymm7, ymm14                                       ;   203.5 p5      23 t
        vpand ymm0, ymm0, ymm15                                       ;   201.5 p0      23 t
        vpand ymm1, ymm1, ymm7                                        ;   204.5 p1      23 t
        vpxor ymm14, ymm15, ymm11                                     ;   202.5 p5      23 t
        vpand ymm12, ymm12, ymm14                                     ;   203.5 p0      23 t
        vpand ymm2, ymm2, ymm14                                       ;   203.5 p1      23 t
        vpxor ymm14, ymm14, ymm7                                      ;   204.5 p5      23 t
        vpand ymm4, ymm4, ymm14                                       ;   205.5 p0      23 t
        vpxor ymm12, ymm12, ymm4                                      ;   206.5 p1      23 t
        vpand ymm5, ymm7, [rbp + 10080]                               ;   204.5 p5+p3   23 t
        vpxor ymm4, ymm4, ymm5                                        ;   206.5 p0      23 t
        vpxor ymm7, ymm7, ymm9                                        ;   204.5 p1      23 t
        vpxor ymm15, ymm15, ymm7                                      ;   205.5 p5      23 t
        vpand ymm5, ymm9, [rbp + 10048]                               ;   204.5 p0+p2   23 t
        vpand ymm3, ymm3, ymm15                                       ;   206.5 p1      23 t
        vpand ymm10, ymm10, ymm7                                      ;   205.5 p5      23 t
        vpand ymm7, ymm7, [rbp + 9952]                                ;   205.5 p0+p3   23 t
        vpxor ymm7, ymm7, ymm2                                        ;   206.5 p1      23 t
        vmovdqu [rbp + 9952], ymm3                                    ;   207.5 p7+p4   23 t spill
        vpand ymm3, ymm9, [rbp + 8576]                                ;   206.0 p5+p2   23 t
        vpxor ymm2, ymm2, ymm3                                        ;   207.0 p0      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   206.5 p1      23 t
        vpand ymm8, ymm8, ymm9                                        ;   207.5 p5      23 t
        vpand ymm13, ymm13, ymm11                                     ;   207.2 p0      23 t
        vpand ymm9, ymm9, [rbp + 10144]                               ;   207.5 p1+p3   23 t
        vpand ymm15, ymm15, [rbp + 8640]                              ;   208.0 p5+p2   23 t
        vpxor ymm10, ymm10, ymm6                                      ;   208.2 p0      23 t
        vpxor ymm10, ymm10, ymm12                                     ;   209.2 p1      23 t
        vpxor ymm1, ymm1, ymm2                                        ;   209.0 p5      23 t
        vpxor ymm1, ymm1, ymm8                                        ;   210.0 p0      23 t
        vpxor ymm8, ymm8, ymm15                                       ;   209.5 p1      23 t
        vpxor ymm8, ymm8, ymm7                                        ;   210.5 p5      23 t
        vpand ymm11, ymm11, [rbp + 8544]                              ;   210.2 p0+p3   23 t
        vpxor ymm13, ymm13, ymm1                                      ;   211.0 p1      23 t
        vpand ymm14, ymm14, [rbp + 10112]                             ;   211.0 p5+p2   23 t
        vpxor ymm5, ymm5, ymm12                                       ;   211.2 p0      23 t
        vpxor ymm5, ymm5, ymm13                                       ;   212.2 p1      23 t
        vpxor ymm0, ymm0, ymm7                                        ;   212.0 p5      23 t
        vpxor ymm11, ymm11, ymm8                                      ;   212.2 p0      23 t
        vpxor ymm11, ymm11, ymm13                                     ;   213.2 p1      23 t
        vpxor ymm0, ymm0, ymm11                                       ;   214.2 p5      23 t
        vpxor ymm9, ymm9, ymm13                                       ;   213.2 p0      23 t
        vpxor ymm9, ymm9, ymm4                                        ;   214.2 p1      23 t
        vpxor ymm14, ymm14, ymm11                                     ;   214.2 p5      23 t
        vpxor ymm15, ymm5, ymm9                                       ;   215.2 p0      23 t
        vpxor ymm15, ymm15, ymm0                                      ;   216.2 p1      23 t
        vmovdqu ymm3, [rbp + 8672]                                    ;   201.0 p3      22 t
        vmovdqu ymm7, [rbp + 8736]                                    ;   201.2 p2      40 t reload
        vpxor ymm3, ymm3, ymm7                                        ;   215.0 p5      22 t
        vmovdqu ymm11, [rbp + 8672]                                   ;   202.0 p3      22 t
        vmovdqu ymm12, [rbp + 8768]                                   ;   202.2 p2      40 t reload
        vpxor ymm11, ymm11, ymm12                                     ;   215.2 p0      22 t
        vmovdqa ymm13, ymm11                                          ;   216.2         22 t copy
        vmovdqu [rbp + 8736], ymm9                                    ;   215.2 p7+p4   23 t spill
        vmovdqu ymm9, [rbp + 8704]                                    ;   203.0 p3      22 t
        vmovdqu [rbp + 10112], ymm10                                  ;   210.2 p2+p4   23 t spill
        vmovdqu ymm10, [r8 + 5440]                                    ;   204.0 p3      22 t
        vpxor ymm10, ymm10, [rbp + 7360]                              ;   215.5 p1+p2   22 t
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;   216.5 p5+p3   22 t
        vpxor ymm7, ymm7, ymm10                                       ;   217.5 p0      22 t
        vmovdqu [rbp + 8544], ymm2                                    ;   208.0 p7+p4   23 t spill
        vmovdqa ymm2, ymm3                                            ;   216.0         22 t copy
        vmovdqu [rbp + 8640], ymm8                                    ;   211.5 p2+p4   23 t spill
        vmovdqu ymm8, [r8 + 5568]                                     ;   206.0 p3      22 t
        vpxor ymm8, ymm8, [rbp + 7488]                                ;   216.5 p1+p2   22 t
        vpxor ymm8, ymm8, [rel camellia128_encrypt.T0_constants256]   ;   217.5 p5+p3   22 t
        vpxor ymm9, ymm9, ymm8                                        ;   218.5 p0      22 t
        vpxor ymm2, ymm2, ymm9                                        ;   219.5 p1      22 t
        vpxor ymm9, ymm9, [r8 + 5376]                                 ;   219.5 p5+p2   22 t
        vpxor ymm9, ymm9, [rbp + 7296]                                ;   220.5 p0+p3   22 t
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   221.5 p1+p2   22 t
        vpxor ymm13, ymm13, ymm9                                      ;   222.5 p5      22 t
        vmovdqu [rbp + 10144], ymm1                                   ;   211.0 p7+p4   23 t spill
        vmovdqa ymm1, ymm3                                            ;   216.0         22 t copy
        vmovdqu [rbp + 8576], ymm6                                    ;   208.5 p7+p4   23 t spill
        vpxor ymm6, ymm9, [rbp + 7520]                                ;   222.5 p0+p3   22 t
        vpxor ymm6, ymm6, [r8 + 5600]                                 ;   223.5 p1+p2   22 t
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   224.5 p5+p3   22 t
        vpxor ymm1, ymm1, ymm6                                        ;   225.5 p0      22 t
        vmovdqu [rbp + 10048], ymm5                                   ;   213.2 p7+p4   23 t spill
        vpxor ymm5, ymm7, ymm2                                        ;   220.5 p1      22 t
        vmovdqu [rbp + 10080], ymm4                                   ;   210.5 p2+p4   23 t spill
        vpxor ymm4, ymm10, ymm9                                       ;   222.5 p5      22 t
        vmovdqu [rbp + 10176], ymm0                                   ;   215.2 p7+p4   23 t spill
        vpor ymm0, ymm13, ymm6                                        ;   225.5 p0      22 t
        vmovdqu [rbp + 10208], ymm14                                  ;   215.2 p3+p4   23 t spill
        vpxor ymm14, ymm6, ymm2                                       ;   225.5 p1      22 t
        vmovdqu [rbp + 10240], ymm15                                  ;   217.2 p2+p4   23 t spill
        vpor ymm15, ymm9, ymm14                                       ;   226.5 p5      22 t
        vmovdqu [rbp + 10272], ymm6                                   ;   225.5 p7+p4   22 t spill
        vpor ymm6, ymm8, ymm1                                         ;   226.5 p0      22 t
        vmovdqu [rbp + 10304], ymm9                                   ;   222.5 p3+p4   22 t spill
        vpand ymm9, ymm11, ymm2                                       ;   222.5 p1      22 t
        vpxor ymm9, ymm9, ymm6                                        ;   227.5 p5      22 t
        vpxor ymm12, ymm1, ymm5                                       ;   226.5 p0      22 t
        vpxor ymm6, ymm6, ymm2                                        ;   227.5 p1      22 t
        vpxor ymm6, ymm6, [rbp + 8768]                                ;   228.5 p5+p2   22 t
        vmovdqu [rbp + 8768], ymm1                                    ;   226.5 p7+p4   22 t spill
        vpxor ymm1, ymm14, [rbp + 8704]                               ;   226.5 p0+p3   22 t
        vpxor ymm15, ymm15, ymm0                                      ;   227.5 p1      22 t
        vmovdqu [rbp + 8704], ymm14                                   ;   226.5 p2+p4   22 t spill
        vmovdqa ymm14, ymm11                                          ;   216.2         22 t copy
        vmovdqu [rbp + 10336], ymm11                                  ;   218.5 p7+p4   22 t spill
        vmovdqa ymm11, ymm5                                           ;   221.5         22 t copy
        vmovdqu [rbp + 10368], ymm5                                   ;   221.5 p3+p4   22 t spill
        vpand ymm5, ymm12, ymm4                                       ;   227.5 p5      22 t
        vpxor ymm6, ymm6, ymm5                                        ;   229.5 p0      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   230.5 p1      22 t
        vpxor ymm8, ymm8, ymm0                                        ;   226.5 p5      22 t
        vpxor ymm8, ymm8, ymm9                                        ;   228.5 p0      22 t
        vpxor ymm0, ymm4, ymm1                                        ;   227.5 p1      22 t
        vpand ymm11, ymm11, ymm0                                      ;   228.5 p5      22 t
        vpxor ymm14, ymm14, ymm0                                      ;   228.5 p0      22 t
        vpand ymm5, ymm7, ymm14                                       ;   229.5 p1      22 t
        vpxor ymm8, ymm8, ymm5                                        ;   230.5 p5      22 t
        vpxor ymm9, ymm9, ymm11                                       ;   229.5 p0      22 t
        vmovdqa ymm5, ymm3                                            ;   218.5         22 t copy
        vmovdqu ymm11, [rbp + 8672]                                   ;   218.8 p2      40 t reload
        vmovdqu [rbp + 10400], ymm4                                   ;   223.5 p7+p4   22 t spill
        vpor ymm4, ymm10, ymm11                                       ;   228.5 p1      22 t
        vpxor ymm4, ymm4, ymm6                                        ;   230.5 p5      22 t
        vpxor ymm6, ymm13, ymm1                                       ;   229.2 p0      22 t
        vpand ymm5, ymm5, ymm6                                        ;   230.2 p1      22 t
        vpxor ymm9, ymm9, ymm5                                        ;   231.2 p5      22 t
        vpxor ymm4, ymm4, ymm5                                        ;   231.5 p0      22 t
        vpand ymm5, ymm15, ymm8                                       ;   231.5 p1      22 t
        vpxor ymm4, ymm4, ymm5                                        ;   232.5 p5      22 t
        vpxor ymm11, ymm8, ymm4                                       ;   233.5 p0      22 t
        vpor ymm5, ymm5, ymm11                                        ;   234.5 p1      22 t
        vpand ymm4, ymm4, ymm9                                        ;   233.5 p5      22 t
        vpxor ymm15, ymm15, ymm4                                      ;   234.5 p0      22 t
        vpxor ymm5, ymm5, ymm15                                       ;   235.5 p1      22 t
        vpand ymm6, ymm6, ymm5                                        ;   236.5 p5      22 t
        vpand ymm4, ymm9, ymm15                                       ;   235.5 p0      22 t
        vpxor ymm8, ymm8, ymm4                                        ;   236.5 p1      22 t
        vpand ymm15, ymm15, ymm8                                      ;   237.5 p5      22 t
        vpxor ymm9, ymm9, ymm15                                       ;   238.5 p0      22 t
        vpor ymm15, ymm5, ymm8                                        ;   237.5 p1      22 t
        vpxor ymm11, ymm11, ymm15                                     ;   238.5 p5      22 t
        vpand ymm3, ymm3, ymm5                                        ;   236.5 p0      22 t
        vpand ymm2, ymm2, ymm11                                       ;   239.5 p1      22 t
        vpxor ymm15, ymm5, ymm8                                       ;   237.5 p5      22 t
        vpand ymm14, ymm14, ymm15                                     ;   238.5 p0      22 t
        vpand ymm7, ymm7, ymm15                                       ;   238.5 p1      22 t
        vpxor ymm15, ymm15, ymm11                                     ;   239.5 p5      22 t
        vpand ymm0, ymm0, ymm15                                       ;   240.5 p0      22 t
        vpxor ymm14, ymm14, ymm0                                      ;   241.5 p1      22 t
        vpand ymm4, ymm11, [rbp + 10336]                              ;   239.5 p5+p3   22 t
        vpxor ymm0, ymm0, ymm4                                        ;   241.5 p0      22 t
        vpxor ymm11, ymm11, ymm9                                      ;   239.5 p1      22 t
        vpxor ymm5, ymm5, ymm11                                       ;   240.5 p5      22 t
        vpand ymm4, ymm9, [rbp + 10304]                               ;   239.5 p0+p2   22 t
        vpand ymm1, ymm1, ymm5                                        ;   241.5 p1      22 t
        vpand ymm13, ymm13, ymm11                                     ;   240.5 p5      22 t
        vpand ymm11, ymm11, [rbp + 10272]                             ;   240.5 p0+p3   22 t
        vpxor ymm11, ymm11, ymm7                                      ;   241.5 p1      22 t
        vmovdqu [rbp + 10272], ymm1                                   ;   242.5 p7+p4   22 t spill
        vpand ymm1, ymm9, [rbp + 8704]                                ;   241.0 p5+p2   22 t
        vpxor ymm7, ymm7, ymm1                                        ;   242.0 p0      22 t
        vpxor ymm9, ymm9, ymm8                                        ;   241.5 p1      22 t
        vpand ymm12, ymm12, ymm9                                      ;   242.5 p5      22 t
        vpand ymm10, ymm10, ymm8                                      ;   242.2 p0      22 t
        vpand ymm9, ymm9, [rbp + 10400]                               ;   242.5 p1+p3   22 t
        vpand ymm5, ymm5, [rbp + 8768]                                ;   243.0 p5+p2   22 t
        vpxor ymm13, ymm13, ymm6                                      ;   243.2 p0      22 t
        vpxor ymm13, ymm13, ymm14                                     ;   244.2 p1      22 t
        vpxor ymm2, ymm2, ymm7                                        ;   244.0 p5      22 t
        vpxor ymm2, ymm2, ymm12                                       ;   245.0 p0      22 t
        vpxor ymm12, ymm12, ymm5                                      ;   244.5 p1      22 t
        vpxor ymm12, ymm12, ymm11                                     ;   245.5 p5      22 t
        vpand ymm8, ymm8, [rbp + 8672]                                ;   245.2 p0+p3   22 t
        vpxor ymm10, ymm10, ymm2                                      ;   246.0 p1      22 t
        vpand ymm15, ymm15, [rbp + 10368]                             ;   246.0 p5+p2   22 t
        vpxor ymm4, ymm4, ymm14                                       ;   246.2 p0      22 t
        vpxor ymm4, ymm4, ymm10                                       ;   247.2 p1      22 t
        vpxor ymm3, ymm3, ymm11                                       ;   247.0 p5      22 t
        vpxor ymm8, ymm8, ymm12                                       ;   247.2 p0      22 t
        vpxor ymm8, ymm8, ymm10                                       ;   248.2 p1      22 t
        vpxor ymm3, ymm3, ymm8                                        ;   249.2 p5      22 t
        vpxor ymm9, ymm9, ymm10                                       ;   248.2 p0      22 t
        vpxor ymm9, ymm9, ymm0                                        ;   249.2 p1      22 t
        vpxor ymm15, ymm15, ymm8                                      ;   249.2 p5      22 t
        vpxor ymm14, ymm4, ymm9                                       ;   250.2 p0      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   251.2 p1      22 t
        vmovdqu ymm1, [rbp + 8800]                                    ;   235.5 p3      21 t
        vmovdqu ymm5, [rbp + 8864]                                    ;   235.8 p2      40 t reload
        vpxor ymm1, ymm1, ymm5                                        ;   250.0 p5      21 t
        vmovdqu ymm8, [rbp + 8800]                                    ;   236.5 p3      21 t
        vmovdqu ymm10, [rbp + 8896]                                   ;   236.8 p2      40 t reload
        vpxor ymm8, ymm8, ymm10                                       ;   250.2 p0      21 t
        vmovdqa ymm11, ymm8                                           ;   251.2         21 t copy
        vmovdqu [rbp + 8864], ymm9                                    ;   250.2 p7+p4   22 t spill
        vmovdqu ymm9, [rbp + 8832]                                    ;   237.5 p3      21 t
        vmovdqu [rbp + 10368], ymm15                                  ;   250.2 p2+p4   22 t spill
        vmovdqu ymm15, [r8 + 5696]                                    ;   238.5 p3      21 t
        vpxor ymm15, ymm15, [rbp + 7616]                              ;   250.5 p1+p2   21 t
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   251.5 p5+p3   21 t
        vpxor ymm5, ymm5, ymm15                                       ;   252.5 p0      21 t
        vmovdqu [rbp + 8672], ymm14                                   ;   252.2 p7+p4   22 t spill
        vmovdqa ymm14, ymm1                                           ;   251.0         21 t copy
        vmovdqu [rbp + 8768], ymm13                                   ;   245.2 p2+p4   22 t spill
        vmovdqu ymm13, [r8 + 5824]                                    ;   240.5 p3      21 t
        vpxor ymm13, ymm13, [rbp + 7744]                              ;   251.5 p1+p2   21 t
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;   252.5 p5+p3   21 t
        vpxor ymm9, ymm9, ymm13                                       ;   253.5 p0      21 t
        vpxor ymm14, ymm14, ymm9                                      ;   254.5 p1      21 t
        vpxor ymm9, ymm9, [r8 + 5632]                                 ;   254.5 p5+p2   21 t
        vpxor ymm9, ymm9, [rbp + 7552]                                ;   255.5 p0+p3   21 t
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   256.5 p1+p2   21 t
        vpxor ymm11, ymm11, ymm9                                      ;   257.5 p5      21 t
        vmovdqu [rbp + 10400], ymm7                                   ;   243.0 p7+p4   22 t spill
        vmovdqa ymm7, ymm1                                            ;   251.0         21 t copy
        vmovdqu [rbp + 8704], ymm12                                   ;   246.5 p7+p4   22 t spill
        vpxor ymm12, ymm9, [rbp + 7776]                               ;   257.5 p0+p3   21 t
        vpxor ymm12, ymm12, [r8 + 5856]                               ;   258.5 p1+p2   21 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   259.5 p5+p3   21 t
        vpxor ymm7, ymm7, ymm12                                       ;   260.5 p0      21 t
        vmovdqu [rbp + 10304], ymm2                                   ;   246.0 p7+p4   22 t spill
        vpxor ymm2, ymm5, ymm14                                       ;   255.5 p1      21 t
        vmovdqu [rbp + 10336], ymm6                                   ;   245.0 p2+p4   22 t spill
        vpxor ymm6, ymm15, ymm9                                       ;   257.5 p5      21 t
        vmovdqu [rbp + 10432], ymm4                                   ;   248.2 p7+p4   22 t spill
        vpor ymm4, ymm11, ymm12                                       ;   260.5 p0      21 t
        vmovdqu [rbp + 10464], ymm0                                   ;   247.0 p3+p4   22 t spill
        vpxor ymm0, ymm12, ymm14                                      ;   260.5 p1      21 t
        vmovdqu [rbp + 10496], ymm3                                   ;   250.2 p2+p4   22 t spill
        vpor ymm3, ymm9, ymm0                                         ;   261.5 p5      21 t
        vmovdqu [rbp + 10528], ymm12                                  ;   260.5 p7+p4   21 t spill
        vpor ymm12, ymm13, ymm7                                       ;   261.5 p0      21 t
        vmovdqu [rbp + 10560], ymm9                                   ;   257.5 p3+p4   21 t spill
        vpand ymm9, ymm8, ymm14                                       ;   257.5 p1      21 t
        vpxor ymm9, ymm9, ymm12                                       ;   262.5 p5      21 t
        vpxor ymm10, ymm7, ymm2                                       ;   261.5 p0      21 t
        vpxor ymm12, ymm12, ymm14                                     ;   262.5 p1      21 t
        vpxor ymm12, ymm12, [rbp + 8896]                              ;   263.5 p5+p2   21 t
        vmovdqu [rbp + 8896], ymm7                                    ;   261.5 p7+p4   21 t spill
        vpxor ymm7, ymm0, [rbp + 8832]                                ;   261.5 p0+p3   21 t
        vpxor ymm3, ymm3, ymm4                                        ;   262.5 p1      21 t
        vmovdqu [rbp + 8832], ymm0                                    ;   261.5 p2+p4   21 t spill
        vmovdqa ymm0, ymm8                                            ;   251.2         21 t copy
        vmovdqu [rbp + 10592], ymm8                                   ;   253.0 p7+p4   21 t spill
        vmovdqa ymm8, ymm2                                            ;   256.5         21 t copy
        vmovdqu [rbp + 10624], ymm2                                   ;   256.5 p3+p4   21 t spill
        vpand ymm2, ymm10, ymm6                                       ;   262.5 p5      21 t
        vpxor ymm12, ymm12, ymm2                                      ;   264.5 p0      21 t
        vpxor ymm3, ymm3, ymm12                                       ;   265.5 p1      21 t
        vpxor ymm13, ymm13, ymm4                                      ;   261.5 p5      21 t
        vpxor ymm13, ymm13, ymm9                                      ;   263.5 p0      21 t
        vpxor ymm2, ymm6, ymm7                                        ;   262.5 p1      21 t
        vpand ymm8, ymm8, ymm2                                        ;   263.5 p5      21 t
        vpxor ymm0, ymm0, ymm2                                        ;   263.5 p0      21 t
        vpand ymm4, ymm5, ymm0                                        ;   264.5 p1      21 t
        vpxor ymm13, ymm13, ymm4                                      ;   265.5 p5      21 t
        vmovdqa ymm4, ymm1                                            ;   252.8         21 t copy
        vpxor ymm9, ymm9, ymm8                                        ;   264.5 p0      21 t
        vmovdqu ymm8, [rbp + 8800]                                    ;   253.2 p2      40 t reload
        vmovdqu [rbp + 10656], ymm6                                   ;   258.5 p7+p4   21 t spill
        vpor ymm6, ymm15, ymm8                                        ;   263.5 p1      21 t
        vpxor ymm6, ymm6, ymm12                                       ;   265.5 p5      21 t
        vpxor ymm12, ymm11, ymm7                                      ;   264.2 p0      21 t
        vpand ymm4, ymm4, ymm12                                       ;   265.2 p1      21 t
        vpxor ymm9, ymm9, ymm4                                        ;   266.2 p5      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   266.5 p0      21 t
        vpand ymm4, ymm3, ymm13                                       ;   266.5 p1      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   267.5 p5      21 t
        vpxor ymm8, ymm13, ymm6                                       ;   268.5 p0      21 t
        vpor ymm4, ymm4, ymm8                                         ;   269.5 p1      21 t
        vpand ymm6, ymm6, ymm9                                        ;   268.5 p5      21 t
        vpxor ymm3, ymm3, ymm6                                        ;   269.5 p0      21 t
        vpxor ymm4, ymm4, ymm3                                        ;   270.5 p1      21 t
        vpand ymm12, ymm12, ymm4                                      ;   271.5 p5      21 t
        vpand ymm6, ymm9, ymm3                                        ;   270.5 p0      21 t
        vpxor ymm13, ymm13, ymm6                                      ;   271.5 p1      21 t
        vpand ymm3, ymm3, ymm13                                       ;   272.5 p5      21 t
        vpxor ymm9, ymm9, ymm3                                        ;   273.5 p0      21 t
        vpor ymm3, ymm4, ymm13                                        ;   272.5 p1      21 t
        vpxor ymm8, ymm8, ymm3                                        ;   273.5 p5      21 t
        vpand ymm1, ymm1, ymm4                                        ;   271.5 p0      21 t
        vpand ymm14, ymm14, ymm8                                      ;   274.5 p1      21 t
        vpxor ymm3, ymm4, ymm13                                       ;   272.5 p5      21 t
        vpand ymm0, ymm0, ymm3                                        ;   273.5 p0      21 t
        vpand ymm5, ymm5, ymm3                                        ;   273.5 p1      21 t
        vpxor ymm3, ymm3, ymm8                                        ;   274.5 p5      21 t
        vpand ymm2, ymm2, ymm3                                        ;   275.5 p0      21 t
        vpxor ymm0, ymm0, ymm2                                        ;   276.5 p1      21 t
        vpand ymm6, ymm8, [rbp + 10592]                               ;   274.5 p5+p3   21 t
        vpxor ymm2, ymm2, ymm6                                        ;   276.5 p0      21 t
        vpxor ymm8, ymm8, ymm9                                        ;   274.5 p1      21 t
        vpxor ymm4, ymm4, ymm8                                        ;   275.5 p5      21 t
        vpand ymm6, ymm9, [rbp + 10560]                               ;   274.5 p0+p2   21 t
        vpand ymm7, ymm7, ymm4                                        ;   276.5 p1      21 t
        vpand ymm11, ymm11, ymm8                                      ;   275.5 p5      21 t
        vpand ymm8, ymm8, [rbp + 10528]                               ;   275.5 p0+p3   21 t
        vpxor ymm8, ymm8, ymm5                                        ;   276.5 p1      21 t
        vmovdqu [rbp + 10528], ymm7                                   ;   277.5 p7+p4   21 t spill
        vpand ymm7, ymm9, [rbp + 8832]                                ;   276.0 p5+p2   21 t
        vpxor ymm5, ymm5, ymm7                                        ;   277.0 p0      21 t
        vpxor ymm9, ymm9, ymm13                                       ;   276.5 p1      21 t
        vpand ymm10, ymm10, ymm9                                      ;   277.5 p5      21 t
        vpand ymm15, ymm15, ymm13                                     ;   277.2 p0      21 t
        vpand ymm9, ymm9, [rbp + 10656]                               ;   277.5 p1+p3   21 t
        vpand ymm4, ymm4, [rbp + 8896]                                ;   278.0 p5+p2   21 t
        vpxor ymm11, ymm11, ymm12                                     ;   278.2 p0      21 t
        vpxor ymm11, ymm11, ymm0                                      ;   279.2 p1      21 t
        vpxor ymm14, ymm14, ymm5                                      ;   279.0 p5      21 t
        vpxor ymm14, ymm14, ymm10                                     ;   280.0 p0      21 t
        vpxor ymm10, ymm10, ymm4                                      ;   279.5 p1      21 t
        vpxor ymm10, ymm10, ymm8                                      ;   280.5 p5      21 t
        vpand ymm13, ymm13, [rbp + 8800]                              ;   280.2 p0+p3   21 t
        vpxor ymm15, ymm15, ymm14                                     ;   281.0 p1      21 t
        vpand ymm3, ymm3, [rbp + 10624]                               ;   281.0 p5+p2   21 t
        vpxor ymm6, ymm6, ymm0                                        ;   281.2 p0      21 t
        vpxor ymm6, ymm6, ymm15                                       ;   282.2 p1      21 t
        vpxor ymm1, ymm1, ymm8                                        ;   282.0 p5      21 t
        vpxor ymm13, ymm13, ymm10                                     ;   282.2 p0      21 t
        vpxor ymm13, ymm13, ymm15                                     ;   283.2 p1      21 t
        vpxor ymm1, ymm1, ymm13                                       ;   284.2 p5      21 t
        vpxor ymm9, ymm9, ymm15                                       ;   283.2 p0      21 t
        vpxor ymm9, ymm9, ymm2                                        ;   284.2 p1      21 t
        vpxor ymm3, ymm3, ymm13                                       ;   284.2 p5      21 t
        vpxor ymm15, ymm6, ymm9                                       ;   285.2 p0      21 t
        vpxor ymm15, ymm15, ymm1                                      ;   286.2 p1      21 t
        vmovdqu ymm0, [rbp + 8928]                                    ;   270.0 p3      42 t
        vmovdqu ymm4, [rbp + 9088]                                    ;   270.2 p2      40 t reload
        vpxor ymm0, ymm0, ymm4                                        ;   285.0 p5      42 t
        vmovdqu ymm7, [rbp + 8928]                                    ;   271.0 p3      42 t
        vmovdqu ymm8, [rbp + 9184]                                    ;   271.2 p2      40 t reload
        vpxor ymm7, ymm7, ymm8                                        ;   285.2 p0      42 t
        vmovdqa ymm13, ymm7                                           ;   286.2         42 t copy
        vmovdqu [rbp + 9088], ymm11                                   ;   280.2 p7+p4   21 t spill
        vmovdqu ymm11, [rbp + 8992]                                   ;   272.0 p3      42 t
        vmovdqu [rbp + 10624], ymm5                                   ;   278.0 p2+p4   21 t spill
        vmovdqu ymm5, [r8 + 5952]                                     ;   273.0 p3      42 t
        vpxor ymm5, ymm5, [rbp + 7872]                                ;   285.5 p1+p2   42 t
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   286.5 p5+p3   42 t
        vpxor ymm4, ymm4, ymm5                                        ;   287.5 p0      42 t
        vmovdqu [rbp + 8800], ymm10                                   ;   281.5 p7+p4   21 t spill
        vmovdqa ymm10, ymm0                                           ;   286.0         42 t copy
        vmovdqu [rbp + 8896], ymm14                                   ;   281.0 p2+p4   21 t spill
        vmovdqu ymm14, [r8 + 6080]                                    ;   275.0 p3      42 t
        vpxor ymm14, ymm14, [rbp + 8000]                              ;   286.5 p1+p2   42 t
        vpxor ymm14, ymm14, [rel camellia128_encrypt.T0_constants256] ;   287.5 p5+p3   42 t
        vpxor ymm11, ymm11, ymm14                                     ;   288.5 p0      42 t
        vpxor ymm10, ymm10, ymm11                                     ;   289.5 p1      42 t
        vpxor ymm11, ymm11, [r8 + 5888]                               ;   289.5 p5+p2   42 t
        vpxor ymm11, ymm11, [rbp + 7808]                              ;   290.5 p0+p3   42 t
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   291.5 p1+p2   42 t
        vpxor ymm13, ymm13, ymm11                                     ;   292.5 p5      42 t
        vmovdqu [rbp + 10656], ymm12                                  ;   276.5 p7+p4   21 t spill
        vmovdqa ymm12, ymm0                                           ;   286.0         42 t copy
        vmovdqu [rbp + 8832], ymm6                                    ;   283.2 p7+p4   21 t spill
        vpxor ymm6, ymm11, [rbp + 8032]                               ;   292.5 p0+p3   42 t
        vpxor ymm6, ymm6, [r8 + 6112]                                 ;   293.5 p1+p2   42 t
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   294.5 p5+p3   42 t
        vpxor ymm12, ymm12, ymm6                                      ;   295.5 p0      42 t
        vmovdqu [rbp + 10560], ymm2                                   ;   278.5 p7+p4   21 t spill
        vpxor ymm2, ymm4, ymm10                                       ;   290.5 p1      42 t
        vmovdqu [rbp + 10592], ymm1                                   ;   285.2 p2+p4   21 t spill
        vpxor ymm1, ymm5, ymm11                                       ;   292.5 p5      42 t
        vmovdqu [rbp + 10688], ymm3                                   ;   285.2 p7+p4   21 t spill
        vmovdqa ymm3, ymm11                                           ;   292.5         42 t copy
        vmovdqu [rbp + 10720], ymm15                                  ;   287.2 p3+p4   21 t spill
        vpor ymm15, ymm13, ymm6                                       ;   295.5 p0      42 t
        vmovdqu [rbp + 10752], ymm9                                   ;   285.2 p2+p4   21 t spill
        vpxor ymm9, ymm6, ymm10                                       ;   295.5 p1      42 t
        vpor ymm3, ymm3, ymm9                                         ;   296.5 p5      42 t
        vmovdqu [rbp + 10784], ymm6                                   ;   295.5 p7+p4   42 t spill
        vpor ymm6, ymm14, ymm12                                       ;   296.5 p0      42 t
        vmovdqu [rbp + 10816], ymm11                                  ;   292.5 p3+p4   42 t spill
        vpand ymm11, ymm7, ymm10                                      ;   292.5 p1      42 t
        vpxor ymm11, ymm11, ymm6                                      ;   297.5 p5      42 t
        vpxor ymm8, ymm12, ymm2                                       ;   296.5 p0      42 t
        vpxor ymm6, ymm6, ymm10                                       ;   297.5 p1      42 t
        vpxor ymm6, ymm6, [rbp + 9184]                                ;   298.5 p5+p2   42 t
        vmovdqu [rbp + 9184], ymm12                                   ;   296.5 p7+p4   42 t spill
        vpxor ymm12, ymm9, [rbp + 8992]                               ;   296.5 p0+p3   42 t
        vpxor ymm3, ymm3, ymm15                                       ;   297.5 p1      42 t
        vmovdqu [rbp + 8992], ymm9                                    ;   296.5 p2+p4   42 t spill
        vmovdqa ymm9, ymm7                                            ;   286.2         42 t copy
        vmovdqu [rbp + 10848], ymm7                                   ;   287.5 p7+p4   42 t spill
        vmovdqa ymm7, ymm2                                            ;   291.5         42 t copy
        vmovdqu [rbp + 10880], ymm2                                   ;   291.5 p3+p4   42 t spill
        vpand ymm2, ymm8, ymm1                                        ;   297.5 p5      42 t
        vpxor ymm6, ymm6, ymm2                                        ;   299.5 p0      42 t
        vpxor ymm3, ymm3, ymm6                                        ;   300.5 p1      42 t
        vpxor ymm14, ymm14, ymm15                                     ;   296.5 p5      42 t
        vpxor ymm14, ymm14, ymm11                                     ;   298.5 p0      42 t
        vpxor ymm15, ymm1, ymm12                                      ;   297.5 p1      42 t
        vpand ymm7, ymm7, ymm15                                       ;   298.5 p5      42 t
        vpxor ymm9, ymm9, ymm15                                       ;   298.5 p0      42 t
        vpand ymm2, ymm4, ymm9                                        ;   299.5 p1      42 t
        vpxor ymm14, ymm14, ymm2                                      ;   300.5 p5      42 t
        vmovdqa ymm2, ymm0                                            ;   287.5         42 t copy
        vpxor ymm11, ymm11, ymm7                                      ;   299.5 p0      42 t
        vmovdqu ymm7, [rbp + 8928]                                    ;   288.0 p2      40 t reload
        vmovdqu [rbp + 10912], ymm1                                   ;   293.5 p7+p4   42 t spill
        vpor ymm1, ymm5, ymm7                                         ;   298.5 p1      42 t
        vpxor ymm1, ymm1, ymm6                                        ;   300.5 p5      42 t
        vpxor ymm6, ymm13, ymm12                                      ;   299.2 p0      42 t
        vpand ymm2, ymm2, ymm6                                        ;   300.2 p1      42 t
        vpxor ymm11, ymm11, ymm2                                      ;   301.2 p5      42 t
        vpxor ymm1, ymm1, ymm2                                        ;   301.5 p0      42 t
        vpand ymm2, ymm3, ymm14                                       ;   301.5 p1      42 t
        vpxor ymm1, ymm1, ymm2                                        ;   302.5 p5      42 t
        vpxor ymm7, ymm14, ymm1                                       ;   303.5 p0      42 t
        vpor ymm2, ymm2, ymm7                                         ;   304.5 p1      42 t
        vpand ymm1, ymm1, ymm11                                       ;   303.5 p5      42 t
        vpxor ymm3, ymm3, ymm1                                        ;   304.5 p0      42 t
        vpxor ymm2, ymm2, ymm3                                        ;   305.5 p1      42 t
        vpand ymm6, ymm6, ymm2                                        ;   306.5 p5      42 t
        vpand ymm1, ymm11, ymm3                                       ;   305.5 p0      42 t
        vpxor ymm14, ymm14, ymm1                                      ;   306.5 p1      42 t
        vpand ymm3, ymm3, ymm14                                       ;   307.5 p5      42 t
        vpxor ymm11, ymm11, ymm3                                      ;   308.5 p0      42 t
        vpor ymm1, ymm2, ymm14                                        ;   307.5 p1      42 t
        vpxor ymm7, ymm7, ymm1                                        ;   308.5 p5      42 t
        vpand ymm0, ymm0, ymm2                                        ;   306.5 p0      42 t
        vpand ymm10, ymm10, ymm7                                      ;   309.5 p1      42 t
        vpxor ymm1, ymm2, ymm14                                       ;   307.5 p5      42 t
        vpand ymm9, ymm9, ymm1                                        ;   308.5 p0      42 t
        vpand ymm4, ymm4, ymm1                                        ;   308.5 p1      42 t
        vpxor ymm1, ymm1, ymm7                                        ;   309.5 p5      42 t
        vpand ymm15, ymm15, ymm1                                      ;   310.5 p0      42 t
        vpxor ymm9, ymm9, ymm15                                       ;   311.5 p1      42 t
        vpand ymm3, ymm7, [rbp + 10848]                               ;   309.5 p5+p3   42 t
        vpxor ymm15, ymm15, ymm3                                      ;   311.5 p0      42 t
        vpxor ymm7, ymm7, ymm11                                       ;   309.5 p1      42 t
        vpxor ymm2, ymm2, ymm7                                        ;   310.5 p5      42 t
        vpand ymm3, ymm11, [rbp + 10816]                              ;   309.5 p0+p2   42 t
        vpand ymm12, ymm12, ymm2                                      ;   311.5 p1      42 t
        vpand ymm13, ymm13, ymm7                                      ;   310.5 p5      42 t
        vpand ymm7, ymm7, [rbp + 10784]                               ;   310.5 p0+p3   42 t
        vpxor ymm7, ymm7, ymm4                                        ;   311.5 p1      42 t
        vmovdqu [rbp + 10784], ymm12                                  ;   312.5 p7+p4   42 t spill
        vpand ymm12, ymm11, [rbp + 8992]                              ;   311.0 p5+p2   42 t
        vpxor ymm4, ymm4, ymm12                                       ;   312.0 p0      42 t
        vpxor ymm11, ymm11, ymm14                                     ;   311.5 p1      42 t
        vpand ymm8, ymm8, ymm11                                       ;   312.5 p5      42 t
        vpand ymm5, ymm5, ymm14                                       ;   312.2 p0      42 t
        vpand ymm11, ymm11, [rbp + 10912]                             ;   312.5 p1+p3   42 t
        vpand ymm2, ymm2, [rbp + 9184]                                ;   313.0 p5+p2   42 t
        vpxor ymm13, ymm13, ymm6                                      ;   313.2 p0      42 t
        vpxor ymm13, ymm13, ymm9                                      ;   314.2 p1      42 t
        vpxor ymm10, ymm10, ymm4                                      ;   314.0 p5      42 t
        vpxor ymm10, ymm10, ymm8                                      ;   315.0 p0      42 t
        vpxor ymm8, ymm8, ymm2                                        ;   314.5 p1      42 t
        vpxor ymm8, ymm8, ymm7                                        ;   315.5 p5      42 t
        vpand ymm14, ymm14, [rbp + 8928]                              ;   315.2 p0+p3   42 t
        vpxor ymm5, ymm5, ymm10                                       ;   316.0 p1      42 t
        vpand ymm1, ymm1, [rbp + 10880]                               ;   316.0 p5+p2   42 t
        vpxor ymm3, ymm3, ymm9                                        ;   316.2 p0      42 t
        vpxor ymm3, ymm3, ymm5                                        ;   317.2 p1      42 t
        vpxor ymm0, ymm0, ymm7                                        ;   317.0 p5      42 t
        vpxor ymm14, ymm14, ymm8                                      ;   317.2 p0      42 t
        vpxor ymm14, ymm14, ymm5                                      ;   318.2 p1      42 t
        vpxor ymm0, ymm0, ymm14                                       ;   319.2 p5      42 t
        vpxor ymm11, ymm11, ymm5                                      ;   318.2 p0      42 t
        vpxor ymm11, ymm11, ymm15                                     ;   319.2 p1      42 t
        vpxor ymm1, ymm1, ymm14                                       ;   319.2 p5      42 t
        vpxor ymm14, ymm3, ymm11                                      ;   320.2 p0      42 t
        vpxor ymm14, ymm14, ymm0                                      ;   321.2 p1      42 t
        vmovdqu ymm2, [rbp + 9664]                                    ;   304.8 p3      23 t reload
        vpxor ymm5, ymm1, ymm2                                        ;   320.2 p5      41 t
        vpxor ymm5, ymm5, ymm14                                       ;   322.2 p0      41 t
        vmovdqu ymm7, [rbp + 9920]                                    ;   305.5 p2      41 t
        vpxor ymm7, ymm7, [rbp + 10496]                               ;   320.5 p1+p3   41 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256]       ;   306.5 p2      41 t reload
        vpxor ymm7, ymm7, ymm9                                        ;   321.5 p5      41 t
        vmovdqu ymm12, [rbp + 9440]                                   ;   306.8 p3      41 t reload
        vmovdqu [rbp + 10496], ymm11                                  ;   320.2 p7+p4   42 t spill
        vpxor ymm11, ymm7, ymm12                                      ;   322.5 p0      41 t
        vpxor ymm12, ymm12, [rbp + 10752]                             ;   321.5 p1+p2   41 t
        vpxor ymm2, ymm2, ymm12                                       ;   322.5 p5      41 t
        vmovdqu [rbp + 10752], ymm1                                   ;   320.2 p3+p4   42 t spill
        vpxor ymm1, ymm5, [rbp + 9792]                                ;   323.2 p0+p2   41 t
        vmovdqu [rbp + 9440], ymm14                                   ;   322.2 p7+p4   42 t spill
        vmovdqa ymm14, ymm11                                          ;   323.5         41 t copy
        vmovdqu [rbp + 9664], ymm11                                   ;   323.5 p3+p4   41 t spill
        vmovdqu ymm11, [rbp + 9792]                                   ;   309.5 p2      41 t
        vpxor ymm11, ymm11, [rbp + 10240]                             ;   322.5 p1+p3   41 t
        vpxor ymm11, ymm11, [rbp + 10208]                             ;   323.5 p5+p2   41 t
        vpxor ymm14, ymm14, ymm11                                     ;   324.5 p0      41 t
        vpxor ymm11, ymm11, [rbp + 9920]                              ;   324.5 p1+p3   41 t
        vpxor ymm5, ymm5, ymm11                                       ;   325.5 p5      41 t
        vpxor ymm7, ymm7, ymm2                                        ;   324.2 p0      41 t
        vpxor ymm12, ymm12, ymm1                                      ;   324.5 p1      41 t
        vpxor ymm0, ymm0, [rbp + 9120]                                ;   325.0 p5+p2   41 t
        vpxor ymm0, ymm0, ymm9                                        ;   326.0 p0      41 t
        vmovdqu [rbp + 9920], ymm11                                   ;   325.5 p7+p4   41 t spill
        vpxor ymm11, ymm0, [rbp + 8320]                               ;   327.0 p1+p3   41 t
        vmovdqu [rbp + 9792], ymm1                                    ;   324.2 p2+p4   41 t spill
        vmovdqu ymm1, [rbp + 8448]                                    ;   312.8 p3      41 t
        vpxor ymm1, ymm1, [rbp + 10432]                               ;   326.0 p5+p2   41 t
        vpxor ymm1, ymm1, [rbp + 10464]                               ;   327.0 p0+p3   41 t
        vpxor ymm1, ymm1, [rbp + 10336]                               ;   328.0 p1+p2   41 t
        vpxor ymm1, ymm1, [rbp + 10272]                               ;   329.0 p5+p3   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   330.0 p0      41 t
        vmovdqu [rbp + 10272], ymm2                                   ;   323.5 p7+p4   41 t spill
        vpxor ymm2, ymm1, [rbp + 9472]                                ;   331.0 p1+p2   41 t
        vmovdqu [rbp + 10336], ymm12                                  ;   325.5 p7+p4   41 t spill
        vmovdqa ymm12, ymm2                                           ;   332.0         41 t copy
        vmovdqu [rbp + 10464], ymm2                                   ;   332.0 p3+p4   41 t spill
        vmovdqu ymm2, [rbp + 8320]                                    ;   316.5 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10176]                               ;   328.0 p5+p3   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   329.0 p0      41 t
        vpxor ymm12, ymm12, ymm2                                      ;   332.0 p1      41 t
        vpxor ymm2, ymm2, [rbp + 8448]                                ;   330.0 p5+p2   41 t
        vpxor ymm0, ymm0, ymm2                                        ;   331.0 p0      41 t
        vmovdqu [rbp + 8448], ymm2                                    ;   331.0 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   328.0         41 t copy
        vmovdqu [rbp + 10176], ymm11                                  ;   328.0 p7+p4   41 t spill
        vmovdqu ymm11, [rbp + 9472]                                   ;   317.8 p3      41 t
        vpxor ymm11, ymm11, [rbp + 10720]                             ;   329.5 p1+p2   41 t
        vpxor ymm11, ymm11, [rbp + 10688]                             ;   330.5 p5+p3   41 t
        vpxor ymm2, ymm2, ymm11                                       ;   331.5 p0      41 t
        vpxor ymm3, ymm3, ymm15                                       ;   330.5 p1      41 t
        vpxor ymm3, ymm3, ymm6                                        ;   331.5 p5      41 t
        vmovdqu ymm15, [rbp + 9760]                                   ;   319.5 p2      23 t reload
        vpxor ymm3, ymm3, ymm15                                       ;   332.5 p0      41 t
        vpxor ymm3, ymm3, [rbp + 10784]                               ;   333.5 p1+p3   41 t
        vpxor ymm3, ymm3, ymm9                                        ;   334.5 p5      41 t
        vpxor ymm11, ymm11, [rbp + 9120]                              ;   332.2 p0+p2   41 t
        vpxor ymm1, ymm1, ymm11                                       ;   333.2 p1      41 t
        vmovdqu ymm6, [rbp + 9888]                                    ;   320.8 p3      22 t reload
        vmovdqu [rbp + 9760], ymm11                                   ;   333.2 p7+p4   41 t spill
        vpxor ymm11, ymm3, ymm6                                       ;   335.5 p5      41 t
        vpxor ymm6, ymm6, [rbp + 10048]                               ;   333.2 p0+p2   41 t
        vpxor ymm6, ymm6, [rbp + 10080]                               ;   334.2 p1+p3   41 t
        vpxor ymm6, ymm6, [rbp + 8576]                                ;   335.2 p5+p2   41 t
        vpxor ymm6, ymm6, [rbp + 9952]                                ;   336.2 p0+p3   41 t
        vpxor ymm6, ymm6, ymm9                                        ;   337.2 p1      41 t
        vmovdqu [rbp + 9952], ymm2                                    ;   332.5 p7+p4   41 t spill
        vpxor ymm2, ymm6, [rbp + 10016]                               ;   338.2 p5+p2   41 t
        vmovdqu [rbp + 8576], ymm1                                    ;   334.2 p7+p4   41 t spill
        vmovdqu ymm1, [rbp + 10016]                                   ;   323.8 p3      41 t
        vpxor ymm1, ymm1, [rbp + 10304]                               ;   335.2 p0+p2   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   336.2 p1      41 t
        vpxor ymm3, ymm3, ymm2                                        ;   339.2 p5      41 t
        vmovdqu [rbp + 10304], ymm2                                   ;   339.2 p7+p4   41 t spill
        vpxor ymm2, ymm1, [rbp + 9536]                                ;   337.2 p0+p3   41 t
        vpxor ymm6, ymm6, ymm2                                        ;   338.2 p1      41 t
        vmovdqu [rbp + 10016], ymm2                                   ;   338.2 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   336.5         41 t copy
        vmovdqu [rbp + 10080], ymm11                                  ;   336.5 p2+p4   41 t spill
        vmovdqu ymm11, [rbp + 9536]                                   ;   325.8 p3      41 t
        vpxor ymm11, ymm11, [rbp + 10592]                             ;   337.0 p5+p2   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   338.0 p0      41 t
        vpxor ymm15, ymm15, ymm11                                     ;   339.0 p1      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   339.0 p5      41 t
        vpxor ymm1, ymm1, ymm15                                       ;   340.0 p0      41 t
        vmovdqu ymm11, [rbp + 9152]                                   ;   327.0 p3      23 t reload
        vpxor ymm10, ymm10, ymm11                                     ;   338.5 p1      41 t
        vpxor ymm10, ymm10, ymm9                                      ;   339.5 p5      41 t
        vmovdqu [rbp + 9152], ymm15                                   ;   340.0 p7+p4   41 t spill
        vpxor ymm15, ymm10, [rbp + 8384]                              ;   340.5 p0+p2   41 t
        vmovdqu [rbp + 10592], ymm2                                   ;   340.0 p3+p4   41 t spill
        vmovdqu ymm2, [rbp + 8512]                                    ;   329.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 8704]                                ;   339.5 p1+p3   41 t
        vpxor ymm2, ymm2, [rbp + 10400]                               ;   340.5 p5+p2   41 t
        vpxor ymm2, ymm2, [rbp + 8768]                                ;   341.5 p0+p3   41 t
        vmovdqu [rbp + 10400], ymm1                                   ;   341.0 p7+p4   41 t spill
        vpxor ymm1, ymm2, [rbp + 9408]                                ;   342.5 p1+p2   41 t
        vmovdqu [rbp + 8704], ymm7                                    ;   330.8 p7+p4   41 t spill
        vmovdqa ymm7, ymm1                                            ;   343.5         41 t copy
        vmovdqu [rbp + 9536], ymm1                                    ;   343.5 p3+p4   41 t spill
        vmovdqu ymm1, [rbp + 8384]                                    ;   332.0 p2      41 t
        vpxor ymm1, ymm1, [rbp + 10144]                               ;   341.0 p5+p3   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   342.0 p0      41 t
        vpxor ymm7, ymm7, ymm1                                        ;   343.5 p1      41 t
        vpxor ymm1, ymm1, [rbp + 8512]                                ;   343.0 p5+p2   41 t
        vpxor ymm10, ymm10, ymm1                                      ;   344.0 p0      41 t
        vmovdqu [rbp + 8512], ymm1                                    ;   344.0 p7+p4   41 t spill
        vmovdqa ymm1, ymm15                                           ;   341.5         41 t copy
        vmovdqu [rbp + 10144], ymm15                                  ;   341.5 p3+p4   41 t spill
        vmovdqu ymm15, [rbp + 9408]                                   ;   334.0 p2      41 t
        vpxor ymm15, ymm15, [rbp + 8832]                              ;   342.5 p1+p3   41 t
        vpxor ymm15, ymm15, [rbp + 10560]                             ;   343.5 p5+p2   41 t
        vpxor ymm15, ymm15, [rbp + 10656]                             ;   344.5 p0+p3   41 t
        vpxor ymm15, ymm15, [rbp + 10528]                             ;   345.5 p1+p2   41 t
        vpxor ymm15, ymm15, ymm9                                      ;   346.5 p5      41 t
        vpxor ymm11, ymm11, ymm15                                     ;   347.5 p0      41 t
        vpxor ymm1, ymm1, ymm15                                       ;   347.5 p1      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   348.5 p5      41 t
        vpxor ymm8, ymm8, ymm4                                        ;   345.2 p0      41 t
        vpxor ymm8, ymm8, ymm13                                       ;   346.2 p1      41 t
        vmovdqu ymm15, [rbp + 9248]                                   ;   336.2 p3      23 t reload
        vpxor ymm8, ymm8, ymm15                                       ;   347.2 p5      41 t
        vmovdqu ymm4, [rbp + 8352]                                    ;   337.0 p2      22 t reload
        vmovdqu [rbp + 9248], ymm11                                   ;   348.5 p7+p4   41 t spill
        vpxor ymm11, ymm8, ymm4                                       ;   348.2 p0      41 t
        vpxor ymm4, ymm4, [rbp + 8640]                                ;   346.5 p1+p3   41 t
        vpxor ymm4, ymm4, [rbp + 8544]                                ;   347.5 p5+p2   41 t
        vpxor ymm4, ymm4, [rbp + 10112]                               ;   348.5 p0+p3   41 t
        vmovdqu [rbp + 8544], ymm1                                    ;   348.5 p7+p4   41 t spill
        vpxor ymm1, ymm4, [rbp + 8416]                                ;   349.5 p1+p2   41 t
        vmovdqu [rbp + 8640], ymm2                                    ;   349.5 p7+p4   41 t spill
        vmovdqu ymm2, [rbp + 8416]                                    ;   339.2 p3      41 t
        vpxor ymm2, ymm2, [rbp + 8768]                                ;   348.0 p5+p2   41 t
        vpxor ymm2, ymm2, [rbp + 8672]                                ;   349.0 p0+p3   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   350.0 p1      41 t
        vpxor ymm8, ymm8, ymm1                                        ;   350.5 p5      41 t
        vmovdqu [rbp + 8768], ymm1                                    ;   350.5 p7+p4   41 t spill
        vpxor ymm1, ymm2, [rbp + 9632]                                ;   351.0 p0+p2   41 t
        vpxor ymm4, ymm4, ymm1                                        ;   352.0 p1      41 t
        vmovdqu [rbp + 8416], ymm1                                    ;   352.0 p7+p4   41 t spill
        vmovdqa ymm1, ymm11                                           ;   349.2         41 t copy
        vmovdqu [rbp + 8352], ymm11                                   ;   349.2 p3+p4   41 t spill
        vmovdqu ymm11, [rbp + 9632]                                   ;   342.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 8896]                              ;   350.0 p5+p3   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   351.0 p0      41 t
        vpxor ymm15, ymm15, ymm11                                     ;   352.0 p1      41 t
        vpxor ymm1, ymm1, ymm11                                       ;   352.0 p5      41 t
        vpxor ymm2, ymm2, ymm15                                       ;   353.0 p0      41 t
        vmovdqu ymm11, [rbp + 9728]                                   ;   343.0 p2      23 t reload
        vpxor ymm13, ymm13, ymm11                                     ;   351.5 p1      41 t
        vpxor ymm13, ymm13, [rbp + 9440]                              ;   352.5 p5+p3   41 t
        vpxor ymm13, ymm13, ymm9                                      ;   353.5 p0      41 t
        vmovdqu [rbp + 9728], ymm15                                   ;   353.0 p7+p4   41 t spill
        vpxor ymm15, ymm13, [rbp + 9856]                              ;   354.5 p1+p2   41 t
        vmovdqu [rbp + 9440], ymm1                                    ;   353.0 p3+p4   41 t spill
        vmovdqu ymm1, [rbp + 9984]                                    ;   345.0 p2      41 t
        vpxor ymm1, ymm1, [rbp + 10368]                               ;   353.0 p5+p3   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   354.0 p0      41 t
        vmovdqu [rbp + 8896], ymm2                                    ;   354.0 p7+p4   41 t spill
        vpxor ymm2, ymm1, [rbp + 9600]                                ;   355.0 p1+p2   41 t
        vmovdqu [rbp + 9632], ymm4                                    ;   353.0 p3+p4   41 t spill
        vmovdqa ymm4, ymm2                                            ;   356.0         41 t copy
        vmovdqu [rbp + 10528], ymm2                                   ;   356.0 p7+p4   41 t spill
        vmovdqu ymm2, [rbp + 9856]                                    ;   347.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10112]                               ;   354.0 p5+p3   41 t
        vpxor ymm2, ymm2, [rbp + 10240]                               ;   355.0 p0+p2   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   356.0 p1      41 t
        vpxor ymm4, ymm4, ymm2                                        ;   357.0 p5      41 t
        vpxor ymm2, ymm2, [rbp + 9984]                                ;   357.0 p0+p3   41 t
        vpxor ymm13, ymm13, ymm2                                      ;   358.0 p1      41 t
        vmovdqu [rbp + 9984], ymm2                                    ;   358.0 p7+p4   41 t spill
        vmovdqa ymm2, ymm15                                           ;   355.5         41 t copy
        vmovdqu [rbp + 10240], ymm15                                  ;   355.5 p2+p4   41 t spill
        vmovdqu ymm15, [rbp + 9600]                                   ;   349.2 p3      41 t
        vpxor ymm15, ymm15, [rbp + 8800]                              ;   356.0 p5+p2   41 t
        vpxor ymm15, ymm15, [rbp + 10624]                             ;   357.0 p0+p3   41 t
        vpxor ymm15, ymm15, [rbp + 9088]                              ;   358.0 p1+p2   41 t
        vpxor ymm11, ymm11, ymm15                                     ;   359.0 p5      41 t
        vpxor ymm2, ymm2, ymm15                                       ;   359.0 p0      41 t
        vpxor ymm1, ymm1, ymm11                                       ;   360.0 p1      41 t
        vmovdqu ymm15, [rbp + 9824]                                   ;   351.2 p3      41 t
        vpxor ymm15, ymm15, [rbp + 8864]                              ;   358.0 p5+p2   41 t
        vmovdqu [rbp + 8864], ymm11                                   ;   360.0 p7+p4   41 t spill
        vpxor ymm11, ymm15, [rbp + 9568]                              ;   359.0 p0+p3   41 t
        vmovdqu [rbp + 10624], ymm2                                   ;   360.0 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   360.0         41 t copy
        vmovdqu [rbp + 8800], ymm11                                   ;   360.0 p2+p4   41 t spill
        vmovdqu ymm11, [rbp + 9696]                                   ;   353.2 p3      41 t
        vpxor ymm11, ymm11, [rbp + 10208]                             ;   359.2 p1+p2   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   360.2 p5      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   361.2 p0      41 t
        vpxor ymm11, ymm11, [rbp + 9824]                              ;   361.2 p1+p3   41 t
        vmovdqu [rbp + 9824], ymm1                                    ;   361.0 p7+p4   41 t spill
        vmovdqa ymm1, ymm11                                           ;   362.2         41 t copy
        vmovdqu [rbp + 10208], ymm11                                  ;   362.2 p7+p4   41 t spill
        vmovdqu ymm11, [rbp + 9504]                                   ;   355.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 10752]                             ;   361.0 p5+p3   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   362.0 p0      41 t
        vpxor ymm1, ymm1, ymm11                                       ;   363.0 p1      41 t
        vpxor ymm11, ymm11, [rbp + 9696]                              ;   363.0 p5+p2   41 t
        vmovdqu [rbp + 9696], ymm2                                    ;   362.2 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   364.0         41 t copy
        vmovdqu [rbp + 10752], ymm11                                  ;   364.0 p3+p4   41 t spill
        vmovdqu ymm11, [rbp + 9568]                                   ;   357.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 9088]                              ;   363.0 p0+p3   41 t
        vpxor ymm11, ymm11, [rbp + 10720]                             ;   364.0 p1+p2   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   365.0 p5      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   366.0 p0      41 t
        vpxor ymm11, ymm11, [rbp + 9504]                              ;   366.0 p1+p3   41 t
        vpxor ymm15, ymm15, ymm11                                     ;   367.0 p5      41 t
        vmovdqu [rbp + 9504], ymm11                                   ;   367.0 p7+p4   41 t spill
        vmovdqu ymm11, [rbp + 8608]                                   ;   359.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 8672]                              ;   365.0 p0+p3   41 t
        vpxor ymm11, ymm11, [rbp + 10368]                             ;   366.0 p1+p2   41 t
        vmovdqu [rbp + 10368], ymm2                                   ;   367.0 p7+p4   41 t spill
        vpxor ymm2, ymm11, [rbp + 9280]                               ;   367.0 p5+p3   41 t
        vmovdqu [rbp + 8672], ymm15                                   ;   368.0 p7+p4   41 t spill
        vmovdqa ymm15, ymm2                                           ;   368.0         41 t copy
        vmovdqu [rbp + 10720], ymm2                                   ;   368.0 p2+p4   41 t spill
        vmovdqu ymm2, [rbp + 8480]                                    ;   361.2 p3      41 t
        vpxor ymm2, ymm2, [rbp + 8736]                                ;   367.2 p0+p2   41 t
        vpxor ymm15, ymm15, ymm2                                      ;   368.2 p1      41 t
        vpxor ymm2, ymm2, [rbp + 8608]                                ;   368.2 p5+p3   41 t
        vmovdqu [rbp + 8608], ymm15                                   ;   369.2 p7+p4   41 t spill
        vmovdqa ymm15, ymm2                                           ;   369.2         41 t copy
        vmovdqu [rbp + 8736], ymm2                                    ;   369.2 p7+p4   41 t spill
        vmovdqu ymm2, [rbp + 9024]                                    ;   363.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10496]                               ;   369.0 p0+p3   41 t
        vpxor ymm15, ymm15, ymm2                                      ;   370.0 p1      41 t
        vpxor ymm2, ymm2, [rbp + 8480]                                ;   370.0 p5+p2   41 t
        vmovdqu [rbp + 8480], ymm4                                    ;   364.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm2                                            ;   371.0         41 t copy
        vmovdqu [rbp + 10496], ymm2                                   ;   371.0 p3+p4   41 t spill
        vmovdqu ymm2, [rbp + 9280]                                    ;   365.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10688]                               ;   371.0 p0+p3   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   372.0 p1      41 t
        vpxor ymm4, ymm4, ymm2                                        ;   373.0 p5      41 t
        vpxor ymm2, ymm2, [rbp + 9024]                                ;   373.0 p0+p2   41 t
        vpxor ymm11, ymm11, ymm2                                      ;   374.0 p1      41 t
        vpxor ymm9, ymm5, [rbp + 3968]                                ;   368.0 p5+p3   61 t
        vmovdqu [rbp + 9024], ymm9                                    ;   369.0 p7+p4   61 t spill
        vpxor ymm9, ymm0, [rbp + 4000]                                ;   368.2 p0+p2   61 t
        vmovdqu [rbp + 10688], ymm9                                   ;   369.2 p7+p4   61 t spill
        vpxor ymm9, ymm3, [rbp + 4032]                                ;   368.5 p1+p3   61 t
        vmovdqu [rbp + 9280], ymm9                                    ;   369.5 p7+p4   61 t spill
        vpxor ymm9, ymm10, [rbp + 4064]                               ;   369.0 p5+p2   61 t
        vmovdqu [rbp + 9088], ymm9                                    ;   370.0 p3+p4   61 t spill
        vpxor ymm9, ymm8, [rbp + 4096]                                ;   369.2 p0+p2   61 t
        vmovdqu [rbp + 9568], ymm9                                    ;   370.2 p7+p4   61 t spill
        vpxor ymm9, ymm13, [rbp + 4128]                               ;   369.5 p1+p3   61 t
        vmovdqu [rbp + 9600], ymm9                                    ;   371.2 p7+p4   61 t spill
        vpxor ymm9, ymm1, [rbp + 4160]                                ;   370.0 p5+p2   61 t
        vmovdqu [rbp + 10112], ymm9                                   ;   372.2 p3+p4   61 t spill
        vpxor ymm9, ymm15, [rbp + 4192]                               ;   371.0 p0+p2   61 t
        vmovdqu [rbp + 9856], ymm9                                    ;   373.2 p7+p4   61 t spill
        vpxor ymm9, ymm14, [rbp + 4224]                               ;   371.2 p1+p3   61 t
        vmovdqu [rbp + 10656], ymm9                                   ;   374.2 p7+p4   61 t spill
        vpxor ymm9, ymm12, [rbp + 4256]                               ;   372.0 p5+p2   61 t
        vmovdqu [rbp + 10560], ymm9                                   ;   375.2 p3+p4   61 t spill
        vpxor ymm9, ymm6, [rbp + 4288]                                ;   373.0 p0+p2   61 t
        vmovdqu [rbp + 8832], ymm9                                    ;   376.2 p7+p4   61 t spill
        vpxor ymm9, ymm7, [rbp + 4320]                                ;   373.2 p1+p3   61 t
        vmovdqu [rbp + 9408], ymm9                                    ;   377.2 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9632]                                    ;   374.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4352]                                ;   380.0 p5+p3   61 t
        vmovdqu [rbp + 8384], ymm9                                    ;   381.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8480]                                    ;   375.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4384]                                ;   381.0 p0+p3   61 t
        vmovdqu [rbp + 10048], ymm9                                   ;   382.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9696]                                    ;   376.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4416]                                ;   382.0 p1+p3   61 t
        vmovdqu [rbp + 9888], ymm9                                    ;   383.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8608]                                    ;   377.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4448]                                ;   383.0 p5+p3   61 t
        vmovdqu [rbp + 9120], ymm9                                    ;   384.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8704]                                    ;   378.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4480]                                ;   384.0 p0+p3   61 t
        vmovdqu [rbp + 10784], ymm9                                   ;   385.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8576]                                    ;   379.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4512]                                ;   385.0 p1+p3   61 t
        vmovdqu [rbp + 9472], ymm9                                    ;   386.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 10400]                                   ;   380.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4544]                                ;   386.0 p5+p3   61 t
        vmovdqu [rbp + 8320], ymm9                                    ;   387.0 p7+p4   61 t spill
        vpxor ymm9, ymm11, [rbp + 4704]                               ;   381.0 p0+p2   61 t
        vmovdqu [rbp + 10432], ymm9                                   ;   385.2 p3+p4   61 t spill
        vmovdqu ymm9, [rbp + 8640]                                    ;   382.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4576]                                ;   388.0 p1+p3   61 t
        vmovdqu [rbp + 10880], ymm9                                   ;   389.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8896]                                    ;   383.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4608]                                ;   389.0 p5+p3   61 t
        vmovdqu [rbp + 8928], ymm9                                    ;   390.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9824]                                    ;   384.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4640]                                ;   390.0 p0+p3   61 t
        vmovdqu [rbp + 9184], ymm9                                    ;   391.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8672]                                    ;   385.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4672]                                ;   391.0 p1+p3   61 t
        vmovdqu [rbp + 10912], ymm9                                   ;   392.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 10336]                                   ;   386.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4736]                                ;   392.0 p5+p3   61 t
        vmovdqu [rbp + 8992], ymm9                                    ;   393.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9952]                                    ;   387.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4768]                                ;   393.0 p0+p3   61 t
        vmovdqu [rbp + 10816], ymm9                                   ;   394.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 10592]                                   ;   388.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 4800]                                ;   394.0 p1+p3   61 t
        vmovdqu [rbp + 10848], ymm9                                   ;   395.0 p7+p4   61 t spill
        vpxor ymm9, ymm4, [rbp + 4960]                                ;   389.0 p5+p2   61 t
        vmovdqu [rbp + 10944], ymm9                                   ;   393.2 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8544]                                    ;   389.2 p3      61 t
        vpxor ymm9, ymm9, [rbp + 4832]                                ;   395.2 p0+p2   61 t
        vpxor ymm14, ymm14, [rbp + 4992]                              ;   390.2 p1+p3   61 t
        vpxor ymm14, ymm14, [rbp + 10272]                             ;   391.2 p5+p2   61 t
        vmovdqu [rbp + 10272], ymm14                                  ;   394.2 p7+p4   61 t spill
        vmovdqu ymm14, [rbp + 9440]                                   ;   391.2 p3      61 t
        vpxor ymm14, ymm14, [rbp + 4864]                              ;   397.2 p0+p2   61 t
        vpxor ymm12, ymm12, [rbp + 5024]                              ;   392.2 p1+p3   61 t
        vpxor ymm12, ymm12, [rbp + 9760]                              ;   393.2 p5+p2   61 t
        vmovdqu [rbp + 9760], ymm12                                   ;   395.2 p7+p4   61 t spill
        vmovdqu ymm12, [rbp + 10624]                                  ;   393.2 p3      61 t
        vpxor ymm12, ymm12, [rbp + 4896]                              ;   399.2 p0+p2   61 t
        vpxor ymm6, ymm6, [rbp + 5056]                                ;   394.2 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 9152]                                ;   395.2 p5+p2   61 t
        vmovdqu [rbp + 9152], ymm6                                    ;   396.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10368]                                   ;   395.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 4928]                                ;   401.2 p0+p2   61 t
        vpxor ymm7, ymm7, [rbp + 5088]                                ;   396.2 p1+p3   61 t
        vpxor ymm7, ymm7, [rbp + 9248]                                ;   397.2 p5+p2   61 t
        vpxor ymm2, ymm2, [rbp + 5216]                                ;   397.2 p0+p3   61 t
        vpxor ymm2, ymm2, [rbp + 8608]                                ;   398.2 p1+p2   61 t
        vmovdqu [rbp + 8608], ymm2                                    ;   399.2 p7+p4   61 t spill
        vmovdqu ymm2, [rbp + 9728]                                    ;   398.2 p3      61 t
        vpxor ymm2, ymm2, [rbp + 5120]                                ;   404.2 p5+p2   61 t
        vpxor ymm2, ymm2, [rbp + 9632]                                ;   405.2 p0+p3   61 t
        vmovdqu [rbp + 9632], ymm6                                    ;   402.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8864]                                    ;   400.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 5152]                                ;   406.0 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8480]                                ;   407.0 p5+p2   61 t
        vmovdqu [rbp + 8480], ymm6                                    ;   408.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9504]                                    ;   401.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 5184]                                ;   407.2 p0+p2   61 t
        vpxor ymm6, ymm6, [rbp + 9696]                                ;   408.2 p1+p3   61 t
        vmovdqu [rbp + 9696], ymm6                                    ;   409.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9792]                                    ;   403.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 5248]                                ;   409.0 p5+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8704]                                ;   410.0 p0+p2   61 t
        vmovdqu [rbp + 8704], ymm6                                    ;   411.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10176]                                   ;   404.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 5280]                                ;   410.2 p1+p2   61 t
        vpxor ymm6, ymm6, [rbp + 8576]                                ;   411.2 p5+p3   61 t
        vmovdqu [rbp + 8576], ymm6                                    ;   412.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10080]                                   ;   406.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 5312]                                ;   412.0 p0+p3   61 t
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   413.0 p1+p2   61 t
        vpxor ymm11, ymm11, [rbp + 5472]                              ;   407.2 p5+p3   61 t
        vpxor ymm11, ymm11, [rbp + 10496]                             ;   408.2 p0+p2   61 t
        vmovdqu [rbp + 10496], ymm11                                  ;   409.2 p7+p4   61 t spill
        vmovdqu ymm11, [rbp + 10144]                                  ;   408.2 p3      61 t
        vpxor ymm11, ymm11, [rbp + 5344]                              ;   414.2 p1+p2   61 t
        vpxor ymm11, ymm11, [rbp + 8640]                              ;   415.2 p5+p3   61 t
        vmovdqu [rbp + 8640], ymm6                                    ;   414.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8352]                                    ;   410.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 5376]                                ;   416.0 p0+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8896]                                ;   417.0 p1+p2   61 t
        vmovdqu [rbp + 8896], ymm6                                    ;   418.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10240]                                   ;   411.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 5408]                                ;   417.2 p5+p2   61 t
        vpxor ymm6, ymm6, [rbp + 9824]                                ;   418.2 p0+p3   61 t
        vmovdqu [rbp + 9824], ymm6                                    ;   419.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10752]                                   ;   413.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 5440]                                ;   419.0 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8672]                                ;   420.0 p5+p2   61 t
        vmovdqu [rbp + 8672], ymm6                                    ;   421.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9920]                                    ;   414.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 5504]                                ;   420.2 p0+p2   61 t
        vpxor ymm6, ymm6, [rbp + 10336]                               ;   421.2 p1+p3   61 t
        vmovdqu [rbp + 10336], ymm6                                   ;   422.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8448]                                    ;   416.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 5536]                                ;   422.0 p5+p3   61 t
        vpxor ymm6, ymm6, [rbp + 9952]                                ;   423.0 p0+p2   61 t
        vmovdqu [rbp + 9952], ymm6                                    ;   424.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10304]                                   ;   417.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 5568]                                ;   423.2 p1+p2   61 t
        vpxor ymm6, ymm6, [rbp + 10592]                               ;   424.2 p5+p3   61 t
        vpxor ymm4, ymm4, [rbp + 5728]                                ;   419.0 p0+p2   61 t
        vpxor ymm4, ymm4, [rbp + 8736]                                ;   420.0 p1+p3   61 t
        vmovdqu [rbp + 8736], ymm4                                    ;   421.0 p7+p4   61 t spill
        vmovdqu ymm4, [rbp + 8512]                                    ;   420.0 p2      61 t
        vpxor ymm4, ymm4, [rbp + 5600]                                ;   426.0 p5+p3   61 t
        vpxor ymm4, ymm4, [rbp + 8544]                                ;   427.0 p0+p2   61 t
        vpxor ymm5, ymm5, [rbp + 5760]                                ;   421.2 p1+p3   61 t
        vpxor ymm5, ymm5, [rbp + 9664]                                ;   422.2 p5+p2   61 t
        vmovdqu [rbp + 9664], ymm5                                    ;   423.2 p7+p4   61 t spill
        vmovdqu ymm5, [rbp + 8768]                                    ;   422.2 p3      61 t
        vpxor ymm5, ymm5, [rbp + 5632]                                ;   428.2 p0+p2   61 t
        vpxor ymm5, ymm5, [rbp + 9440]                                ;   429.2 p1+p3   61 t
        vpxor ymm0, ymm0, [rbp + 5792]                                ;   424.0 p5+p2   61 t
        vpxor ymm0, ymm0, [rbp + 10464]                               ;   425.0 p0+p3   61 t
        vmovdqu [rbp + 10464], ymm6                                   ;   425.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9984]                                    ;   425.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 5664]                                ;   431.0 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 10624]                               ;   432.0 p5+p2   61 t
        vpxor ymm3, ymm3, [rbp + 5824]                                ;   426.2 p0+p3   61 t
        vpxor ymm3, ymm3, [rbp + 10016]                               ;   427.2 p1+p2   61 t
        vmovdqu [rbp + 10016], ymm3                                   ;   428.2 p7+p4   61 t spill
        vmovdqu ymm3, [rbp + 10208]                                   ;   427.2 p3      61 t
        vpxor ymm3, ymm3, [rbp + 5696]                                ;   433.2 p5+p2   61 t
        vpxor ymm3, ymm3, [rbp + 10368]                               ;   434.2 p0+p3   61 t
        vpxor ymm10, ymm10, [rbp + 5856]                              ;   429.0 p1+p2   61 t
        vpxor ymm10, ymm10, [rbp + 9536]                              ;   430.0 p5+p3   61 t
        vpxor ymm8, ymm8, [rbp + 5888]                                ;   430.0 p0+p2   61 t
        vpxor ymm8, ymm8, [rbp + 8416]                                ;   431.0 p1+p3   61 t
        vpxor ymm13, ymm13, [rbp + 5920]                              ;   431.0 p5+p2   61 t
        vpxor ymm13, ymm13, [rbp + 10528]                             ;   432.0 p0+p3   61 t
        vpxor ymm1, ymm1, [rbp + 5952]                                ;   432.0 p1+p2   61 t
        vpxor ymm1, ymm1, [rbp + 8800]                                ;   433.0 p5+p3   61 t
        vpxor ymm15, ymm15, [rbp + 5984]                              ;   433.0 p0+p2   61 t
        vpxor ymm15, ymm15, [rbp + 10720]                             ;   434.0 p1+p3   61 t
        vmovdqu [rbp + 10720], ymm15                                  ;   435.0 p7+p4   61 t spill
        vmovdqu ymm15, [rbp + 10688]                                  ;   434.0 p2      40 t
        vpxor ymm15, ymm15, [r8 + 6176]                               ;   440.0 p5+p3   40 t
        vmovdqu [rbp + 8800], ymm1                                    ;   434.0 p7+p4   61 t spill
        vmovdqu ymm1, [rbp + 9088]                                    ;   435.0 p2      40 t
        vpxor ymm1, ymm1, [r8 + 6240]                                 ;   441.0 p0+p3   40 t
        vmovdqu [rbp + 10528], ymm3                                   ;   435.2 p7+p4   61 t spill
        vmovdqu ymm3, [rbp + 9568]                                    ;   436.0 p2      40 t
        vpxor ymm3, ymm3, [r8 + 6272]                                 ;   442.0 p1+p3   40 t
        vmovdqu [rbp + 8416], ymm1                                    ;   442.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 9600]                                    ;   437.0 p2      40 t
        vpxor ymm1, ymm1, [r8 + 6304]                                 ;   443.0 p5+p3   40 t
        vmovdqu [rbp + 9536], ymm1                                    ;   444.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 10656]                                   ;   438.0 p2      40 t
        vpxor ymm1, ymm1, [r8 + 6400]                                 ;   444.0 p0+p3   40 t
        vmovdqu [rbp + 10368], ymm1                                   ;   445.0 p7+p4   40 t spill
        vpxor ymm1, ymm9, [r8 + 7008]                                 ;   439.0 p1+p2   40 t
        vmovdqu [rbp + 10208], ymm9                                   ;   420.2 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8832]                                    ;   439.2 p3      40 t
        vpxor ymm9, ymm9, [r8 + 6464]                                 ;   445.2 p5+p2   40 t
        vmovdqu [rbp + 10624], ymm1                                   ;   440.0 p7+p4   40 t spill
        vpxor ymm1, ymm14, [r8 + 7040]                                ;   440.2 p0+p3   40 t
        vmovdqu [rbp + 9984], ymm14                                   ;   422.2 p7+p4   61 t spill
        vmovdqu ymm14, [rbp + 9408]                                   ;   441.0 p2      40 t
        vpxor ymm14, ymm14, [r8 + 6496]                               ;   447.0 p1+p3   40 t
        vmovdqu [rbp + 9440], ymm1                                    ;   441.2 p7+p4   40 t spill
        vpxor ymm1, ymm12, [r8 + 7072]                                ;   442.0 p5+p2   40 t
        vmovdqu [rbp + 8768], ymm12                                   ;   424.2 p7+p4   61 t spill
        vmovdqu ymm12, [rbp + 8384]                                   ;   442.2 p3      40 t
        vpxor ymm12, ymm12, [r8 + 6528]                               ;   448.2 p0+p2   40 t
        vmovdqu [rbp + 8544], ymm1                                    ;   443.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 9472]                                    ;   443.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 6688]                                 ;   449.2 p1+p2   40 t
        vmovdqu [rbp + 8512], ymm1                                    ;   450.2 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 10880]                                   ;   444.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 6752]                                 ;   450.2 p5+p2   40 t
        vmovdqu [rbp + 10592], ymm1                                   ;   451.2 p7+p4   40 t spill
        vpxor ymm1, ymm7, [r8 + 7264]                                 ;   445.2 p0+p3   40 t
        vmovdqu [rbp + 10304], ymm7                                   ;   428.2 p7+p4   61 t spill
        vmovdqu ymm7, [rbp + 8928]                                    ;   446.0 p2      40 t
        vpxor ymm7, ymm7, [r8 + 6784]                                 ;   452.0 p1+p3   40 t
        vmovdqu [rbp + 8448], ymm1                                    ;   446.2 p7+p4   40 t spill
        vpxor ymm1, ymm2, [r8 + 7296]                                 ;   447.0 p5+p2   40 t
        vmovdqu [rbp + 9920], ymm2                                    ;   430.2 p7+p4   61 t spill
        vmovdqu ymm2, [rbp + 9184]                                    ;   447.2 p3      40 t
        vpxor ymm2, ymm2, [r8 + 6816]                                 ;   453.2 p0+p2   40 t
        vmovdqu [rbp + 10752], ymm1                                   ;   448.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 10816]                                   ;   448.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 6944]                                 ;   454.2 p1+p2   40 t
        vmovdqu [rbp + 10240], ymm1                                   ;   455.2 p7+p4   40 t spill
        vpxor ymm1, ymm11, [r8 + 7520]                                ;   449.2 p5+p3   40 t
        vmovdqu [rbp + 8352], ymm11                                   ;   433.2 p7+p4   61 t spill
        vmovdqu ymm11, [rbp + 10272]                                  ;   450.0 p2      40 t
        vpxor ymm11, ymm11, [r8 + 7168]                               ;   456.0 p0+p3   40 t
        vmovdqu [rbp + 10144], ymm1                                   ;   450.2 p7+p4   40 t spill
        vpxor ymm1, ymm4, [r8 + 7776]                                 ;   451.0 p1+p2   40 t
        vmovdqu [rbp + 10400], ymm4                                   ;   435.2 p7+p4   61 t spill
        vmovdqu ymm4, [rbp + 9152]                                    ;   451.2 p3      40 t
        vpxor ymm4, ymm4, [r8 + 7232]                                 ;   457.2 p5+p2   40 t
        vmovdqu [rbp + 10080], ymm1                                   ;   452.0 p7+p4   40 t spill
        vpxor ymm1, ymm0, [r8 + 7968]                                 ;   452.2 p0+p3   40 t
        vmovdqu [rbp + 10176], ymm0                                   ;   437.2 p7+p4   61 t spill
        vpxor ymm0, ymm5, [r8 + 7808]                                 ;   453.0 p1+p2   40 t
        vmovdqu [rbp + 9792], ymm5                                    ;   438.2 p7+p4   61 t spill
        vpxor ymm5, ymm6, [r8 + 7840]                                 ;   453.2 p5+p3   40 t
        vmovdqu [rbp + 9504], ymm6                                    ;   439.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8576]                                    ;   454.0 p2      40 t
        vpxor ymm6, ymm6, [r8 + 7456]                                 ;   460.0 p0+p3   40 t
        vmovdqu [rbp + 8864], ymm1                                    ;   453.2 p7+p4   40 t spill
        vpxor ymm1, ymm10, [r8 + 8032]                                ;   455.0 p1+p2   40 t
        vmovdqu [rbp + 9728], ymm10                                   ;   441.2 p7+p4   61 t spill
        vpxor ymm10, ymm8, [r8 + 8064]                                ;   455.2 p5+p3   40 t
        vmovdqu [rbp + 9248], ymm8                                    ;   442.2 p7+p4   61 t spill
        vmovdqu ymm8, [rbp + 8896]                                    ;   456.0 p2      40 t
        vpxor ymm8, ymm8, [r8 + 7552]                                 ;   462.0 p0+p3   40 t
        vmovdqu [rbp + 10976], ymm1                                   ;   456.0 p7+p4   40 t spill
        vpxor ymm1, ymm13, [r8 + 8096]                                ;   457.0 p1+p2   40 t
        vmovdqu [rbp + 11008], ymm13                                  ;   444.2 p7+p4   61 t spill
        vmovdqu ymm13, [rbp + 9824]                                   ;   457.2 p3      40 t
        vpxor ymm13, ymm13, [r8 + 7584]                               ;   463.2 p5+p2   40 t
        vmovdqu [rbp + 11040], ymm1                                   ;   458.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 9952]                                    ;   458.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 7712]                                 ;   464.2 p0+p2   40 t
        vmovdqu [rbp + 11072], ymm10                                  ;   456.2 p7+p4   40 t spill
        vpxor ymm10, ymm3, ymm15                                      ;   443.0 p1      41 t
        vmovdqu [rbp + 11104], ymm5                                   ;   454.2 p7+p4   40 t spill
        vpxor ymm5, ymm15, [rbp + 9536]                               ;   459.2 p5+p3   41 t
        vmovdqu [rbp + 11136], ymm0                                   ;   454.0 p7+p4   40 t spill
        vmovdqu ymm0, [rbp + 9280]                                    ;   460.0 p2      41 t
        vpxor ymm0, ymm0, [r8 + 6208]                                 ;   466.0 p0+p3   41 t
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256]   ;   467.0 p1+p2   41 t
        vpxor ymm3, ymm3, ymm0                                        ;   468.0 p5      41 t
        vmovdqu [rbp + 11168], ymm1                                   ;   465.2 p7+p4   40 t spill
        vmovdqa ymm1, ymm10                                           ;   444.0         41 t copy
        vmovdqu [rbp + 11200], ymm13                                  ;   464.2 p7+p4   40 t spill
        vmovdqu ymm13, [rbp + 10112]                                  ;   461.2 p3      41 t
        vpxor ymm13, ymm13, [r8 + 6336]                               ;   467.2 p0+p2   41 t
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;   468.2 p1+p3   41 t
        vmovdqu [rbp + 11232], ymm6                                   ;   461.0 p7+p4   40 t spill
        vmovdqa ymm6, ymm10                                           ;   444.0         41 t copy
        vmovdqu [rbp + 11264], ymm8                                   ;   463.0 p7+p4   40 t spill
        vpxor ymm8, ymm13, [rbp + 8416]                               ;   469.2 p5+p2   41 t
        vpxor ymm1, ymm1, ymm8                                        ;   470.2 p0      41 t
        vpxor ymm8, ymm8, [r8 + 6144]                                 ;   470.2 p1+p3   41 t
        vpxor ymm8, ymm8, [rbp + 9024]                                ;   471.2 p5+p2   41 t
        vpxor ymm8, ymm8, [rel camellia128_encrypt.T0_constants256]   ;   472.2 p0+p3   41 t
        vmovdqu [rbp + 11296], ymm4                                   ;   458.2 p7+p4   40 t spill
        vpxor ymm4, ymm5, ymm8                                        ;   473.2 p1      41 t
        vmovdqu [rbp + 11328], ymm11                                  ;   457.0 p7+p4   40 t spill
        vmovdqu ymm11, [rbp + 9856]                                   ;   465.0 p2      41 t
        vpxor ymm11, ymm11, [r8 + 6368]                               ;   471.0 p5+p3   41 t
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   472.0 p0+p2   41 t
        vpxor ymm11, ymm11, ymm8                                      ;   473.2 p1      41 t
        vpxor ymm6, ymm6, ymm11                                       ;   474.2 p5      41 t
        vmovdqu [rbp + 11360], ymm2                                   ;   455.2 p7+p4   40 t spill
        vpxor ymm2, ymm3, ymm1                                        ;   471.2 p0      41 t
        vmovdqu [rbp + 11392], ymm7                                   ;   456.2 p7+p4   40 t spill
        vpand ymm7, ymm5, ymm1                                        ;   471.2 p1      41 t
        vmovdqu [rbp + 11424], ymm9                                   ;   457.2 p7+p4   40 t spill
        vpxor ymm9, ymm0, ymm8                                        ;   473.2 p5      41 t
        vmovdqu [rbp + 11456], ymm12                                  ;   458.2 p7+p4   40 t spill
        vpxor ymm12, ymm1, ymm11                                      ;   474.2 p0      41 t
        vmovdqu [rbp + 11488], ymm14                                  ;   459.2 p7+p4   40 t spill
        vpor ymm14, ymm11, ymm4                                       ;   474.2 p1      41 t
        vmovdqu [rbp + 11520], ymm11                                  ;   474.2 p7+p4   41 t spill
        vpor ymm11, ymm8, ymm12                                       ;   475.2 p5      41 t
        vmovdqu [rbp + 11552], ymm8                                   ;   473.2 p7+p4   41 t spill
        vpor ymm8, ymm13, ymm6                                        ;   475.2 p0      41 t
        vpxor ymm7, ymm7, ymm8                                        ;   476.2 p1      41 t
        vmovdqu [rbp + 11584], ymm15                                  ;   462.2 p7+p4   40 t spill
        vmovdqa ymm15, ymm5                                           ;   460.2         41 t copy
        vmovdqu [rbp + 11616], ymm5                                   ;   463.2 p7+p4   41 t spill
        vpxor ymm5, ymm6, ymm2                                        ;   475.2 p5      41 t
        vpxor ymm8, ymm8, ymm1                                        ;   476.2 p0      41 t
        vpxor ymm8, ymm8, [rbp + 9536]                                ;   477.2 p1+p3   41 t
        vmovdqu [rbp + 9536], ymm6                                    ;   475.2 p7+p4   41 t spill
        vpxor ymm6, ymm12, [rbp + 8416]                               ;   475.2 p5+p2   41 t
        vpxor ymm11, ymm11, ymm14                                     ;   476.2 p0      41 t
        vmovdqu [rbp + 8416], ymm12                                   ;   475.2 p7+p4   41 t spill
        vpand ymm12, ymm5, ymm9                                       ;   476.2 p1      41 t
        vpxor ymm8, ymm8, ymm12                                       ;   478.2 p5      41 t
        vpxor ymm11, ymm11, ymm8                                      ;   479.2 p0      41 t
        vmovdqa ymm12, ymm10                                          ;   445.8         41 t copy
        vpxor ymm13, ymm13, ymm14                                     ;   475.2 p1      41 t
        vpxor ymm13, ymm13, ymm7                                      ;   477.2 p5      41 t
        vmovdqa ymm14, ymm2                                           ;   472.2         41 t copy
        vmovdqu [rbp + 11648], ymm2                                   ;   472.2 p7+p4   41 t spill
        vpxor ymm2, ymm9, ymm6                                        ;   476.2 p0      41 t
        vpand ymm14, ymm14, ymm2                                      ;   477.2 p1      41 t
        vpxor ymm15, ymm15, ymm2                                      ;   477.2 p5      41 t
        vpxor ymm7, ymm7, ymm14                                       ;   478.2 p0      41 t
        vpand ymm14, ymm3, ymm15                                      ;   478.2 p1      41 t
        vpxor ymm13, ymm13, ymm14                                     ;   479.2 p5      41 t
        vmovdqu ymm14, [rbp + 11584]                                  ;   467.2 p3      40 t reload
        vmovdqu [rbp + 11680], ymm9                                   ;   474.2 p7+p4   41 t spill
        vpor ymm9, ymm0, ymm14                                        ;   473.2 p0      41 t
        vpxor ymm9, ymm9, ymm8                                        ;   479.2 p1      41 t
        vpxor ymm8, ymm4, ymm6                                        ;   476.2 p5      41 t
        vpand ymm12, ymm12, ymm8                                      ;   477.2 p0      41 t
        vpxor ymm7, ymm7, ymm12                                       ;   479.2 p1      41 t
        vpxor ymm9, ymm9, ymm12                                       ;   480.2 p5      41 t
        vpand ymm12, ymm11, ymm13                                     ;   480.2 p0      41 t
        vpxor ymm9, ymm9, ymm12                                       ;   481.2 p1      41 t
        vpxor ymm14, ymm13, ymm9                                      ;   482.2 p5      41 t
        vpor ymm12, ymm12, ymm14                                      ;   483.2 p0      41 t
        vpand ymm9, ymm9, ymm7                                        ;   482.2 p1      41 t
        vpxor ymm11, ymm11, ymm9                                      ;   483.2 p5      41 t
        vpxor ymm12, ymm12, ymm11                                     ;   484.2 p0      41 t
        vpand ymm8, ymm8, ymm12                                       ;   485.2 p1      41 t
        vpand ymm9, ymm7, ymm11                                       ;   484.2 p5      41 t
        vpxor ymm13, ymm13, ymm9                                      ;   485.2 p0      41 t
        vpand ymm11, ymm11, ymm13                                     ;   486.2 p1      41 t
        vpxor ymm7, ymm7, ymm11                                       ;   487.2 p5      41 t
        vpor ymm9, ymm12, ymm13                                       ;   486.2 p0      41 t
        vpxor ymm14, ymm14, ymm9                                      ;   487.2 p1      41 t
        vpand ymm10, ymm10, ymm12                                     ;   485.2 p5      41 t
        vpand ymm1, ymm1, ymm14                                       ;   488.2 p0      41 t
        vpxor ymm9, ymm12, ymm13                                      ;   486.2 p1      41 t
        vpand ymm15, ymm15, ymm9                                      ;   487.2 p5      41 t
        vpand ymm3, ymm3, ymm9                                        ;   487.2 p0      41 t
        vpxor ymm9, ymm9, ymm14                                       ;   488.2 p1      41 t
        vpand ymm2, ymm2, ymm9                                        ;   489.2 p5      41 t
        vpxor ymm15, ymm15, ymm2                                      ;   490.2 p0      41 t
        vpand ymm11, ymm14, [rbp + 11616]                             ;   488.2 p1+p2   41 t
        vpxor ymm2, ymm2, ymm11                                       ;   490.2 p5      41 t
        vpxor ymm14, ymm14, ymm7                                      ;   488.2 p0      41 t
        vpxor ymm12, ymm12, ymm14                                     ;   489.2 p1      41 t
        vpand ymm11, ymm7, [rbp + 11552]                              ;   488.2 p5+p3   41 t
        vpand ymm4, ymm4, ymm14                                       ;   489.2 p0      41 t
        vpand ymm6, ymm6, ymm12                                       ;   490.2 p1      41 t
        vpand ymm14, ymm14, [rbp + 11520]                             ;   489.2 p5+p2   41 t
        vpxor ymm14, ymm14, ymm3                                      ;   490.2 p0      41 t
        vmovdqu [rbp + 11520], ymm6                                   ;   491.2 p7+p4   41 t spill
        vpand ymm6, ymm7, [rbp + 8416]                                ;   488.2 p1+p3   41 t
        vpxor ymm3, ymm3, ymm6                                        ;   489.2 p5      41 t
        vpxor ymm7, ymm7, ymm13                                       ;   488.2 p0      41 t
        vpand ymm5, ymm5, ymm7                                        ;   489.2 p1      41 t
        vpand ymm0, ymm0, ymm13                                       ;   486.2 p5      41 t
        vpand ymm7, ymm7, [rbp + 11680]                               ;   489.2 p0+p2   41 t
        vpand ymm12, ymm12, [rbp + 9536]                              ;   490.2 p1+p3   41 t
        vpxor ymm12, ymm12, ymm5                                      ;   491.2 p5      41 t
        vpxor ymm12, ymm12, ymm14                                     ;   492.2 p0      41 t
        vpxor ymm4, ymm4, ymm8                                        ;   490.2 p1      41 t
        vpxor ymm4, ymm4, ymm15                                       ;   491.2 p5      41 t
        vpxor ymm1, ymm1, ymm5                                        ;   490.2 p0      41 t
        vpxor ymm1, ymm1, ymm3                                        ;   491.2 p1      41 t
        vpxor ymm0, ymm0, ymm1                                        ;   492.2 p5      41 t
        vpand ymm13, ymm13, [rbp + 11584]                             ;   486.2 p0+p2   41 t
        vpxor ymm13, ymm13, ymm12                                     ;   493.2 p1      41 t
        vpxor ymm13, ymm13, ymm0                                      ;   494.2 p5      41 t
        vpand ymm9, ymm9, [rbp + 11648]                               ;   489.2 p0+p3   41 t
        vpxor ymm11, ymm11, ymm15                                     ;   491.2 p1      41 t
        vpxor ymm11, ymm11, ymm0                                      ;   493.2 p5      41 t
        vpxor ymm7, ymm7, ymm0                                        ;   493.2 p0      41 t
        vpxor ymm7, ymm7, ymm2                                        ;   494.2 p1      41 t
        vpxor ymm10, ymm10, ymm14                                     ;   491.2 p5      41 t
        vpxor ymm10, ymm10, ymm13                                     ;   495.2 p0      41 t
        vpxor ymm9, ymm9, ymm13                                       ;   495.2 p1      41 t
        vpxor ymm3, ymm3, ymm12                                       ;   493.2 p5      41 t
        vpxor ymm3, ymm3, ymm4                                        ;   494.2 p0      41 t
        vpxor ymm8, ymm8, [rbp + 11520]                               ;   497.2 p1+p2   41 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   472.2 p3      41 t reload
        vpxor ymm8, ymm8, ymm14                                       ;   498.2 p5      41 t
        vpxor ymm8, ymm8, ymm2                                        ;   499.2 p0      41 t
        vpxor ymm8, ymm8, ymm11                                       ;   500.2 p1      41 t
        vpxor ymm11, ymm11, ymm10                                     ;   496.2 p5      41 t
        vpxor ymm11, ymm11, ymm7                                      ;   497.2 p0      41 t
        vpxor ymm1, ymm1, ymm14                                       ;   492.2 p1      41 t
        vpxor ymm10, ymm10, ymm14                                     ;   496.2 p5      41 t
        vpxor ymm4, ymm4, ymm14                                       ;   492.2 p0      41 t
        vpxor ymm4, ymm4, ymm11                                       ;   498.2 p1      41 t
        vpxor ymm11, ymm11, ymm9                                      ;   498.2 p5      41 t
        vpxor ymm9, ymm9, ymm14                                       ;   496.2 p0      41 t
        vmovdqu ymm15, [rbp + 10560]                                  ;   473.0 p2      23 t
        vpxor ymm15, ymm15, [r8 + 6432]                               ;   479.0 p1+p3   23 t
        vpxor ymm15, ymm15, ymm14                                     ;   480.0 p5      23 t
        vmovdqu ymm0, [rbp + 10048]                                   ;   474.0 p2      23 t
        vpxor ymm0, ymm0, [r8 + 6560]                                 ;   480.0 p0+p3   23 t
        vpxor ymm0, ymm0, ymm14                                       ;   481.0 p1      23 t
        vmovdqu ymm2, [rbp + 11424]                                   ;   475.0 p2      40 t reload
        vpxor ymm5, ymm0, ymm2                                        ;   482.0 p5      23 t
        vmovdqu ymm6, [rbp + 9120]                                    ;   475.2 p3      61 t reload
        vpxor ymm12, ymm5, ymm6                                       ;   483.0 p0      23 t
        vpxor ymm12, ymm12, [r8 + 6624]                               ;   484.0 p1+p2   23 t
        vpxor ymm12, ymm12, ymm14                                     ;   485.0 p5      23 t
        vmovdqu ymm13, [rbp + 11488]                                  ;   476.2 p3      40 t reload
        vpxor ymm6, ymm15, ymm13                                      ;   482.2 p0      23 t
        vpxor ymm13, ymm13, [rbp + 10368]                             ;   482.2 p1+p2   23 t
        vpxor ymm5, ymm5, ymm13                                       ;   483.2 p5      23 t
        vmovdqu [rbp + 11488], ymm7                                   ;   495.2 p7+p4   41 t spill
        vmovdqa ymm7, ymm13                                           ;   483.2         23 t copy
        vmovdqu [rbp + 11520], ymm9                                   ;   497.2 p7+p4   41 t spill
        vpxor ymm9, ymm12, [rbp + 9888]                               ;   486.0 p0+p3   23 t
        vpxor ymm9, ymm9, [r8 + 6592]                                 ;   487.0 p1+p2   23 t
        vpxor ymm9, ymm9, ymm14                                       ;   488.0 p5      23 t
        vpxor ymm7, ymm7, ymm9                                        ;   489.0 p0      23 t
        vmovdqu [rbp + 11648], ymm4                                   ;   499.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm12                                           ;   486.0         23 t copy
        vmovdqu [rbp + 11584], ymm3                                   ;   495.2 p7+p4   41 t spill
        vmovdqa ymm3, ymm9                                            ;   489.0         23 t copy
        vmovdqu [rbp + 9536], ymm1                                    ;   493.2 p7+p4   41 t spill
        vmovdqu ymm1, [rbp + 10368]                                   ;   478.2 p3      23 t
        vpxor ymm1, ymm1, [rbp + 11456]                               ;   484.2 p1+p2   23 t
        vpxor ymm4, ymm4, ymm1                                        ;   486.0 p5      23 t
        vpor ymm3, ymm3, ymm4                                         ;   489.0 p0      23 t
        vmovdqu [rbp + 11424], ymm8                                   ;   501.2 p7+p4   41 t spill
        vpxor ymm8, ymm6, ymm5                                        ;   484.2 p1      23 t
        vmovdqu [rbp + 11680], ymm10                                  ;   497.2 p7+p4   41 t spill
        vpxor ymm10, ymm15, ymm12                                     ;   486.0 p5      23 t
        vmovdqu [rbp + 8416], ymm11                                   ;   499.2 p3+p4   41 t spill
        vpxor ymm11, ymm9, ymm5                                       ;   489.0 p0      23 t
        vpxor ymm2, ymm2, ymm11                                       ;   490.0 p1      23 t
        vpor ymm14, ymm12, ymm11                                      ;   490.0 p5      23 t
        vmovdqu [rbp + 11552], ymm9                                   ;   489.0 p7+p4   23 t spill
        vpor ymm9, ymm0, ymm7                                         ;   490.0 p0      23 t
        vmovdqu [rbp + 11616], ymm11                                  ;   490.0 p2+p4   23 t spill
        vpxor ymm11, ymm7, ymm8                                       ;   490.0 p1      23 t
        vpxor ymm14, ymm14, ymm3                                      ;   491.0 p5      23 t
        vmovdqu [rbp + 11712], ymm7                                   ;   490.0 p3+p4   23 t spill
        vpand ymm7, ymm5, ymm1                                        ;   485.2 p0      23 t
        vpxor ymm7, ymm7, ymm9                                        ;   491.0 p1      23 t
        vpxor ymm9, ymm9, ymm5                                        ;   491.0 p5      23 t
        vpxor ymm9, ymm9, [rbp + 11456]                               ;   492.0 p0+p2   23 t
        vmovdqu [rbp + 11456], ymm12                                  ;   486.0 p7+p4   23 t spill
        vmovdqa ymm12, ymm8                                           ;   485.2         23 t copy
        vmovdqu [rbp + 11744], ymm8                                   ;   485.2 p3+p4   23 t spill
        vpand ymm8, ymm11, ymm10                                      ;   491.0 p1      23 t
        vpxor ymm9, ymm9, ymm8                                        ;   493.0 p5      23 t
        vpxor ymm14, ymm14, ymm9                                      ;   494.0 p0      23 t
        vpxor ymm0, ymm0, ymm3                                        ;   490.0 p1      23 t
        vpxor ymm0, ymm0, ymm7                                        ;   492.0 p5      23 t
        vpxor ymm3, ymm10, ymm2                                       ;   491.0 p0      23 t
        vpand ymm12, ymm12, ymm3                                      ;   492.0 p1      23 t
        vpxor ymm8, ymm1, ymm3                                        ;   492.0 p5      23 t
        vpxor ymm7, ymm7, ymm12                                       ;   493.0 p0      23 t
        vpand ymm12, ymm6, ymm8                                       ;   493.0 p1      23 t
        vpxor ymm0, ymm0, ymm12                                       ;   494.0 p5      23 t
        vpxor ymm12, ymm4, ymm2                                       ;   491.0 p0      23 t
        vmovdqu [rbp + 11776], ymm10                                  ;   487.0 p2+p4   23 t spill
        vpand ymm10, ymm13, ymm12                                     ;   492.0 p1      23 t
        vpxor ymm7, ymm7, ymm10                                       ;   494.0 p5      23 t
        vpxor ymm9, ymm9, ymm10                                       ;   494.0 p0      23 t
        vmovdqu ymm10, [rbp + 10368]                                  ;   485.8 p3      40 t reload
        vmovdqu [rbp + 11808], ymm11                                  ;   491.0 p7+p4   23 t spill
        vpor ymm11, ymm15, ymm10                                      ;   491.8 p1      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   495.0 p5      23 t
        vpand ymm11, ymm14, ymm0                                      ;   495.0 p0      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   496.0 p1      23 t
        vpxor ymm10, ymm0, ymm9                                       ;   497.0 p5      23 t
        vpor ymm11, ymm11, ymm10                                      ;   498.0 p0      23 t
        vpand ymm9, ymm9, ymm7                                        ;   497.0 p1      23 t
        vpxor ymm14, ymm14, ymm9                                      ;   498.0 p5      23 t
        vpxor ymm11, ymm11, ymm14                                     ;   499.0 p0      23 t
        vpand ymm12, ymm12, ymm11                                     ;   500.0 p1      23 t
        vpand ymm9, ymm7, ymm14                                       ;   499.0 p5      23 t
        vpxor ymm0, ymm0, ymm9                                        ;   500.0 p0      23 t
        vpand ymm14, ymm14, ymm0                                      ;   501.0 p1      23 t
        vpxor ymm7, ymm7, ymm14                                       ;   502.0 p5      23 t
        vpor ymm14, ymm11, ymm0                                       ;   501.0 p0      23 t
        vpxor ymm10, ymm10, ymm14                                     ;   502.0 p1      23 t
        vpand ymm13, ymm13, ymm11                                     ;   500.0 p5      23 t
        vpand ymm5, ymm5, ymm10                                       ;   503.0 p0      23 t
        vpxor ymm14, ymm11, ymm0                                      ;   501.0 p1      23 t
        vpand ymm8, ymm8, ymm14                                       ;   502.0 p5      23 t
        vpand ymm6, ymm6, ymm14                                       ;   502.0 p0      23 t
        vpand ymm1, ymm1, ymm10                                       ;   503.0 p1      23 t
        vpxor ymm14, ymm14, ymm10                                     ;   503.0 p5      23 t
        vpand ymm3, ymm3, ymm14                                       ;   504.0 p0      23 t
        vpxor ymm8, ymm8, ymm3                                        ;   505.0 p1      23 t
        vpxor ymm10, ymm10, ymm7                                      ;   503.0 p5      23 t
        vpxor ymm1, ymm1, ymm3                                        ;   505.0 p0      23 t
        vpxor ymm11, ymm11, ymm10                                     ;   504.0 p1      23 t
        vpand ymm3, ymm7, [rbp + 11456]                               ;   503.0 p5+p2   23 t
        vpand ymm2, ymm2, ymm11                                       ;   505.0 p0      23 t
        vpand ymm4, ymm4, ymm10                                       ;   504.0 p1      23 t
        vpand ymm10, ymm10, [rbp + 11552]                             ;   504.0 p5+p3   23 t
        vpxor ymm10, ymm10, ymm6                                      ;   505.0 p0      23 t
        vpand ymm9, ymm7, [rbp + 11616]                               ;   503.0 p1+p2   23 t
        vpxor ymm6, ymm6, ymm9                                        ;   504.0 p5      23 t
        vpxor ymm7, ymm7, ymm0                                        ;   503.0 p0      23 t
        vpand ymm15, ymm15, ymm0                                      ;   501.2 p1      23 t
        vpand ymm11, ymm11, [rbp + 11712]                             ;   505.0 p5+p3   23 t
        vpxor ymm11, ymm11, ymm10                                     ;   506.0 p0      23 t
        vpxor ymm4, ymm4, ymm12                                       ;   505.0 p1      23 t
        vpxor ymm4, ymm4, ymm8                                        ;   506.0 p5      23 t
        vpxor ymm5, ymm5, ymm6                                        ;   505.0 p0      23 t
        vpand ymm0, ymm0, [rbp + 10368]                               ;   503.2 p1+p2   23 t
        vpand ymm9, ymm7, [rbp + 11808]                               ;   504.0 p5+p3   23 t
        vpxor ymm11, ymm11, ymm9                                      ;   507.0 p0      23 t
        vpxor ymm5, ymm5, ymm9                                        ;   506.0 p1      23 t
        vpxor ymm15, ymm15, ymm5                                      ;   507.0 p5      23 t
        vpand ymm7, ymm7, [rbp + 11776]                               ;   505.0 p0+p2   23 t
        vpxor ymm0, ymm0, ymm11                                       ;   508.0 p1      23 t
        vpxor ymm0, ymm0, ymm15                                       ;   509.0 p5      23 t
        vpand ymm14, ymm14, [rbp + 11744]                             ;   506.0 p0+p3   23 t
        vpxor ymm3, ymm3, ymm8                                        ;   506.2 p1      23 t
        vpxor ymm3, ymm3, ymm15                                       ;   508.0 p5      23 t
        vpxor ymm13, ymm13, ymm10                                     ;   507.0 p0      23 t
        vpxor ymm13, ymm13, ymm0                                      ;   510.0 p1      23 t
        vpxor ymm7, ymm7, ymm15                                       ;   508.0 p5      23 t
        vpxor ymm7, ymm7, ymm1                                        ;   509.0 p0      23 t
        vpxor ymm6, ymm6, ymm11                                       ;   508.2 p1      23 t
        vpxor ymm6, ymm6, ymm4                                        ;   509.2 p5      23 t
        vpxor ymm14, ymm14, ymm0                                      ;   510.0 p0      23 t
        vpxor ymm12, ymm12, ymm1                                      ;   509.2 p1      23 t
        vpxor ymm12, ymm12, ymm2                                      ;   510.2 p5      23 t
        vpxor ymm12, ymm12, ymm3                                      ;   511.2 p0      23 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   502.0 p2      41 t reload
        vpxor ymm12, ymm12, ymm15                                     ;   512.2 p1      23 t
        vpxor ymm3, ymm3, ymm13                                       ;   511.0 p5      23 t
        vpxor ymm3, ymm3, ymm7                                        ;   512.0 p0      23 t
        vpxor ymm5, ymm5, ymm15                                       ;   511.2 p1      23 t
        vpxor ymm13, ymm13, ymm15                                     ;   511.5 p5      23 t
        vpxor ymm4, ymm4, ymm3                                        ;   513.0 p0      23 t
        vpxor ymm4, ymm4, ymm15                                       ;   514.0 p1      23 t
        vpxor ymm3, ymm3, ymm14                                       ;   513.0 p5      23 t
        vpxor ymm14, ymm14, ymm15                                     ;   513.0 p0      23 t
        vmovdqu ymm0, [rbp + 8320]                                    ;   504.5 p3      22 t
        vpxor ymm0, ymm0, [r8 + 6720]                                 ;   513.2 p1+p2   22 t
        vpxor ymm0, ymm0, ymm15                                       ;   514.2 p5      22 t
        vmovdqu ymm1, [rbp + 10912]                                   ;   505.5 p3      22 t
        vpxor ymm1, ymm1, [r8 + 6848]                                 ;   514.0 p0+p2   22 t
        vpxor ymm1, ymm1, ymm15                                       ;   515.0 p1      22 t
        vmovdqu ymm2, [rbp + 10592]                                   ;   506.5 p3      40 t reload
        vpxor ymm8, ymm1, ymm2                                        ;   516.0 p5      22 t
        vmovdqu ymm9, [rbp + 10784]                                   ;   506.8 p2      61 t reload
        vpxor ymm10, ymm8, ymm9                                       ;   517.0 p0      22 t
        vpxor ymm10, ymm10, [r8 + 6656]                               ;   518.0 p1+p3   22 t
        vpxor ymm10, ymm10, ymm15                                     ;   519.0 p5      22 t
        vmovdqu ymm11, [rbp + 11392]                                  ;   507.8 p2      40 t reload
        vpxor ymm9, ymm0, ymm11                                       ;   516.0 p0      22 t
        vpxor ymm11, ymm11, [rbp + 8512]                              ;   516.2 p1+p3   22 t
        vpxor ymm8, ymm8, ymm11                                       ;   517.2 p5      22 t
        vmovdqu [rbp + 11392], ymm7                                   ;   510.0 p7+p4   23 t spill
        vmovdqa ymm7, ymm11                                           ;   517.2         22 t copy
        vmovdqu [rbp + 11744], ymm14                                  ;   514.0 p2+p4   23 t spill
        vpxor ymm14, ymm10, [rbp + 10432]                             ;   520.0 p0+p3   22 t
        vpxor ymm14, ymm14, [r8 + 6880]                               ;   521.0 p1+p2   22 t
        vpxor ymm14, ymm14, ymm15                                     ;   522.0 p5      22 t
        vpxor ymm7, ymm7, ymm14                                       ;   523.0 p0      22 t
        vmovdqu [rbp + 11776], ymm4                                   ;   515.0 p7+p4   23 t spill
        vmovdqa ymm4, ymm10                                           ;   520.0         22 t copy
        vmovdqu [rbp + 11808], ymm6                                   ;   511.5 p3+p4   23 t spill
        vmovdqa ymm6, ymm14                                           ;   523.0         22 t copy
        vmovdqu [rbp + 10368], ymm5                                   ;   512.5 p2+p4   23 t spill
        vmovdqu ymm5, [rbp + 8512]                                    ;   511.8 p3      22 t
        vpxor ymm5, ymm5, [rbp + 11360]                               ;   518.2 p1+p2   22 t
        vpxor ymm4, ymm4, ymm5                                        ;   520.0 p5      22 t
        vpor ymm6, ymm6, ymm4                                         ;   523.0 p0      22 t
        vmovdqu [rbp + 10592], ymm12                                  ;   513.5 p7+p4   23 t spill
        vpxor ymm12, ymm9, ymm8                                       ;   519.2 p1      22 t
        vmovdqu [rbp + 11712], ymm13                                  ;   514.5 p3+p4   23 t spill
        vpxor ymm13, ymm0, ymm10                                      ;   520.0 p5      22 t
        vmovdqu [rbp + 11616], ymm3                                   ;   515.5 p2+p4   23 t spill
        vpxor ymm3, ymm14, ymm8                                       ;   523.0 p0      22 t
        vpxor ymm2, ymm2, ymm3                                        ;   524.0 p1      22 t
        vpor ymm15, ymm10, ymm3                                       ;   524.0 p5      22 t
        vmovdqu [rbp + 11552], ymm14                                  ;   523.0 p7+p4   22 t spill
        vpor ymm14, ymm1, ymm7                                        ;   524.0 p0      22 t
        vmovdqu [rbp + 11456], ymm3                                   ;   524.0 p3+p4   22 t spill
        vpxor ymm3, ymm7, ymm12                                       ;   524.0 p1      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   525.0 p5      22 t
        vmovdqu [rbp + 11840], ymm7                                   ;   524.0 p2+p4   22 t spill
        vpand ymm7, ymm8, ymm5                                        ;   522.0 p0      22 t
        vpxor ymm7, ymm7, ymm14                                       ;   525.0 p1      22 t
        vpxor ymm14, ymm14, ymm8                                      ;   525.0 p5      22 t
        vpxor ymm14, ymm14, [rbp + 11360]                             ;   526.0 p0+p3   22 t
        vmovdqu [rbp + 11360], ymm10                                  ;   520.0 p7+p4   22 t spill
        vpand ymm10, ymm3, ymm13                                      ;   525.0 p1      22 t
        vpxor ymm14, ymm14, ymm10                                     ;   527.0 p5      22 t
        vpxor ymm15, ymm15, ymm14                                     ;   528.0 p0      22 t
        vpxor ymm1, ymm1, ymm6                                        ;   524.2 p1      22 t
        vpxor ymm1, ymm1, ymm7                                        ;   526.0 p5      22 t
        vpxor ymm6, ymm13, ymm2                                       ;   525.0 p0      22 t
        vpand ymm10, ymm12, ymm6                                      ;   526.0 p1      22 t
        vmovdqu [rbp + 11872], ymm12                                  ;   520.5 p2+p4   22 t spill
        vpxor ymm12, ymm5, ymm6                                       ;   526.0 p5      22 t
        vpxor ymm7, ymm7, ymm10                                       ;   527.0 p0      22 t
        vpand ymm10, ymm9, ymm12                                      ;   527.0 p1      22 t
        vpxor ymm1, ymm1, ymm10                                       ;   528.0 p5      22 t
        vpxor ymm10, ymm4, ymm2                                       ;   527.0 p0      22 t
        vmovdqu [rbp + 11904], ymm13                                  ;   521.5 p3+p4   22 t spill
        vpand ymm13, ymm11, ymm10                                     ;   528.0 p1      22 t
        vpxor ymm7, ymm7, ymm13                                       ;   529.0 p5      22 t
        vpxor ymm14, ymm14, ymm13                                     ;   529.0 p0      22 t
        vmovdqu ymm13, [rbp + 8512]                                   ;   521.5 p2      40 t reload
        vmovdqu [rbp + 11936], ymm3                                   ;   525.0 p7+p4   22 t spill
        vpor ymm3, ymm0, ymm13                                        ;   528.2 p1      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   530.0 p5      22 t
        vpand ymm3, ymm15, ymm1                                       ;   529.0 p0      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   531.0 p1      22 t
        vpxor ymm13, ymm1, ymm14                                      ;   532.0 p5      22 t
        vpor ymm3, ymm3, ymm13                                        ;   533.0 p0      22 t
        vpand ymm14, ymm14, ymm7                                      ;   532.0 p1      22 t
        vpxor ymm15, ymm15, ymm14                                     ;   533.0 p5      22 t
        vpxor ymm3, ymm3, ymm15                                       ;   534.0 p0      22 t
        vpand ymm10, ymm10, ymm3                                      ;   535.0 p1      22 t
        vpand ymm14, ymm7, ymm15                                      ;   534.0 p5      22 t
        vpxor ymm1, ymm1, ymm14                                       ;   535.0 p0      22 t
        vpand ymm15, ymm15, ymm1                                      ;   536.0 p1      22 t
        vpxor ymm7, ymm7, ymm15                                       ;   537.0 p5      22 t
        vpor ymm14, ymm3, ymm1                                        ;   536.0 p0      22 t
        vpxor ymm13, ymm13, ymm14                                     ;   537.0 p1      22 t
        vpand ymm11, ymm11, ymm3                                      ;   535.0 p5      22 t
        vpand ymm8, ymm8, ymm13                                       ;   538.0 p0      22 t
        vpxor ymm14, ymm3, ymm1                                       ;   536.0 p1      22 t
        vpand ymm12, ymm12, ymm14                                     ;   537.0 p5      22 t
        vpand ymm9, ymm9, ymm14                                       ;   537.0 p0      22 t
        vpand ymm5, ymm5, ymm13                                       ;   538.0 p1      22 t
        vpxor ymm14, ymm14, ymm13                                     ;   538.0 p5      22 t
        vpand ymm6, ymm6, ymm14                                       ;   539.0 p0      22 t
        vpxor ymm12, ymm12, ymm6                                      ;   540.0 p1      22 t
        vpxor ymm13, ymm13, ymm7                                      ;   538.0 p5      22 t
        vpxor ymm5, ymm5, ymm6                                        ;   540.0 p0      22 t
        vpxor ymm3, ymm3, ymm13                                       ;   539.0 p1      22 t
        vpand ymm15, ymm7, [rbp + 11360]                              ;   538.0 p5+p3   22 t
        vpand ymm2, ymm2, ymm3                                        ;   540.0 p0      22 t
        vpand ymm4, ymm4, ymm13                                       ;   539.0 p1      22 t
        vpand ymm13, ymm13, [rbp + 11552]                             ;   539.0 p5+p2   22 t
        vpxor ymm13, ymm13, ymm9                                      ;   540.0 p0      22 t
        vpand ymm6, ymm7, [rbp + 11456]                               ;   539.2 p1+p3   22 t
        vpxor ymm9, ymm9, ymm6                                        ;   540.2 p5      22 t
        vpxor ymm7, ymm7, ymm1                                        ;   540.0 p0      22 t
        vpand ymm0, ymm0, ymm1                                        ;   540.2 p1      22 t
        vpand ymm3, ymm3, [rbp + 11840]                               ;   540.5 p5+p2   22 t
        vpxor ymm3, ymm3, ymm13                                       ;   541.5 p0      22 t
        vpxor ymm4, ymm4, ymm10                                       ;   541.2 p1      22 t
        vpxor ymm4, ymm4, ymm12                                       ;   542.2 p5      22 t
        vpxor ymm8, ymm8, ymm9                                        ;   542.0 p0      22 t
        vpand ymm1, ymm1, [rbp + 8512]                                ;   542.2 p1+p3   22 t
        vpand ymm6, ymm7, [rbp + 11936]                               ;   542.5 p5+p2   22 t
        vpxor ymm3, ymm3, ymm6                                        ;   543.5 p0      22 t
        vpxor ymm8, ymm8, ymm6                                        ;   543.5 p1      22 t
        vpxor ymm0, ymm0, ymm8                                        ;   544.5 p5      22 t
        vpand ymm7, ymm7, [rbp + 11904]                               ;   544.0 p0+p3   22 t
        vpand ymm14, ymm14, [rbp + 11872]                             ;   544.2 p1+p2   22 t
        vpxor ymm15, ymm15, ymm12                                     ;   544.5 p5      22 t
        vpxor ymm15, ymm15, ymm0                                      ;   545.5 p0      22 t
        vpxor ymm1, ymm1, ymm3                                        ;   545.2 p1      22 t
        vpxor ymm1, ymm1, ymm0                                        ;   546.2 p5      22 t
        vpxor ymm11, ymm11, ymm13                                     ;   546.0 p0      22 t
        vpxor ymm11, ymm11, ymm1                                      ;   547.2 p1      22 t
        vpxor ymm9, ymm9, ymm3                                        ;   546.5 p5      22 t
        vpxor ymm9, ymm9, ymm4                                        ;   547.5 p0      22 t
        vpxor ymm7, ymm7, ymm0                                        ;   547.2 p1      22 t
        vpxor ymm7, ymm7, ymm5                                        ;   548.2 p5      22 t
        vpxor ymm14, ymm14, ymm1                                      ;   548.0 p0      22 t
        vpxor ymm10, ymm10, ymm5                                      ;   548.2 p1      22 t
        vpxor ymm10, ymm10, ymm2                                      ;   549.2 p5      22 t
        vpxor ymm10, ymm10, ymm15                                     ;   550.2 p0      22 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   537.8 p3      41 t reload
        vpxor ymm10, ymm10, ymm0                                      ;   551.2 p1      22 t
        vpxor ymm15, ymm15, ymm11                                     ;   549.5 p5      22 t
        vpxor ymm15, ymm15, ymm7                                      ;   550.5 p0      22 t
        vpxor ymm8, ymm8, ymm0                                        ;   550.2 p1      22 t
        vpxor ymm4, ymm4, ymm15                                       ;   551.5 p5      22 t
        vpxor ymm4, ymm4, ymm0                                        ;   552.5 p0      22 t
        vpxor ymm11, ymm11, ymm0                                      ;   551.2 p1      22 t
        vpxor ymm15, ymm15, ymm14                                     ;   551.5 p5      22 t
        vpxor ymm14, ymm14, ymm0                                      ;   552.0 p0      22 t
        vmovdqu ymm1, [rbp + 10848]                                   ;   540.2 p2      21 t
        vpxor ymm1, ymm1, [r8 + 6976]                                 ;   552.2 p1+p3   21 t
        vpxor ymm1, ymm1, ymm0                                        ;   553.2 p5      21 t
        vmovdqu ymm2, [rbp + 9632]                                    ;   541.2 p2      21 t
        vpxor ymm2, ymm2, [r8 + 7104]                                 ;   553.0 p0+p3   21 t
        vpxor ymm2, ymm2, ymm0                                        ;   554.0 p1      21 t
        vmovdqu ymm3, [rbp + 10624]                                   ;   542.2 p2      40 t reload
        vpxor ymm5, ymm2, ymm3                                        ;   555.0 p5      21 t
        vmovdqu ymm6, [rbp + 8992]                                    ;   542.5 p3      61 t reload
        vpxor ymm12, ymm5, ymm6                                       ;   556.0 p0      21 t
        vpxor ymm12, ymm12, [r8 + 6912]                               ;   557.0 p1+p2   21 t
        vpxor ymm12, ymm12, ymm0                                      ;   558.0 p5      21 t
        vmovdqu ymm13, [rbp + 9440]                                   ;   543.5 p3      40 t reload
        vpxor ymm6, ymm1, ymm13                                       ;   555.0 p0      21 t
        vpxor ymm13, ymm13, [rbp + 10240]                             ;   555.2 p1+p2   21 t
        vpxor ymm5, ymm5, ymm13                                       ;   556.2 p5      21 t
        vmovdqu [rbp + 9440], ymm15                                   ;   552.5 p7+p4   22 t spill
        vmovdqa ymm15, ymm13                                          ;   556.2         21 t copy
        vmovdqu [rbp + 11872], ymm7                                   ;   549.2 p3+p4   22 t spill
        vpxor ymm7, ymm12, [rbp + 10944]                              ;   559.0 p0+p2   21 t
        vpxor ymm7, ymm7, [r8 + 7136]                                 ;   560.0 p1+p3   21 t
        vpxor ymm7, ymm7, ymm0                                        ;   561.0 p5      21 t
        vpxor ymm15, ymm15, ymm7                                      ;   562.0 p0      21 t
        vmovdqu [rbp + 11904], ymm14                                  ;   553.0 p7+p4   22 t spill
        vmovdqa ymm14, ymm12                                          ;   559.0         21 t copy
        vmovdqu [rbp + 11936], ymm4                                   ;   553.5 p2+p4   22 t spill
        vmovdqa ymm4, ymm7                                            ;   562.0         21 t copy
        vmovdqu [rbp + 8512], ymm9                                    ;   548.5 p3+p4   22 t spill
        vmovdqu ymm9, [rbp + 10240]                                   ;   547.5 p2      21 t
        vpxor ymm9, ymm9, [rbp + 8544]                                ;   557.2 p1+p3   21 t
        vpxor ymm14, ymm14, ymm9                                      ;   559.0 p5      21 t
        vpor ymm4, ymm4, ymm14                                        ;   562.0 p0      21 t
        vmovdqu [rbp + 10624], ymm8                                   ;   551.2 p7+p4   22 t spill
        vpxor ymm8, ymm6, ymm5                                        ;   558.2 p1      21 t
        vmovdqu [rbp + 11840], ymm10                                  ;   552.2 p2+p4   22 t spill
        vpxor ymm10, ymm1, ymm12                                      ;   559.0 p5      21 t
        vmovdqu [rbp + 11456], ymm11                                  ;   552.2 p3+p4   22 t spill
        vpxor ymm11, ymm7, ymm5                                       ;   562.0 p0      21 t
        vpxor ymm3, ymm3, ymm11                                       ;   563.0 p1      21 t
        vpor ymm0, ymm12, ymm11                                       ;   563.0 p5      21 t
        vmovdqu [rbp + 11552], ymm7                                   ;   562.0 p7+p4   21 t spill
        vpor ymm7, ymm2, ymm15                                        ;   563.0 p0      21 t
        vmovdqu [rbp + 11360], ymm11                                  ;   563.0 p2+p4   21 t spill
        vpxor ymm11, ymm15, ymm8                                      ;   563.0 p1      21 t
        vpxor ymm0, ymm0, ymm4                                        ;   564.0 p5      21 t
        vmovdqu [rbp + 11968], ymm15                                  ;   563.0 p3+p4   21 t spill
        vpand ymm15, ymm5, ymm9                                       ;   561.0 p0      21 t
        vpxor ymm15, ymm15, ymm7                                      ;   564.0 p1      21 t
        vpxor ymm7, ymm7, ymm5                                        ;   564.0 p5      21 t
        vpxor ymm7, ymm7, [rbp + 8544]                                ;   565.0 p0+p2   21 t
        vmovdqu [rbp + 8544], ymm12                                   ;   559.0 p7+p4   21 t spill
        vpand ymm12, ymm11, ymm10                                     ;   564.0 p1      21 t
        vpxor ymm7, ymm7, ymm12                                       ;   566.0 p5      21 t
        vpxor ymm0, ymm0, ymm7                                        ;   567.0 p0      21 t
        vpxor ymm2, ymm2, ymm4                                        ;   563.2 p1      21 t
        vpxor ymm2, ymm2, ymm15                                       ;   565.0 p5      21 t
        vpxor ymm4, ymm10, ymm3                                       ;   564.0 p0      21 t
        vpand ymm12, ymm8, ymm4                                       ;   565.0 p1      21 t
        vmovdqu [rbp + 12000], ymm8                                   ;   559.2 p3+p4   21 t spill
        vpxor ymm8, ymm9, ymm4                                        ;   565.0 p5      21 t
        vpxor ymm15, ymm15, ymm12                                     ;   566.0 p0      21 t
        vpand ymm12, ymm6, ymm8                                       ;   566.0 p1      21 t
        vpxor ymm2, ymm2, ymm12                                       ;   567.0 p5      21 t
        vmovdqa ymm12, ymm13                                          ;   556.2         21 t copy
        vmovdqu [rbp + 12032], ymm10                                  ;   560.0 p2+p4   21 t spill
        vpxor ymm10, ymm14, ymm3                                      ;   566.0 p0      21 t
        vpand ymm12, ymm12, ymm10                                     ;   567.0 p1      21 t
        vpxor ymm15, ymm15, ymm12                                     ;   568.0 p5      21 t
        vpxor ymm7, ymm7, ymm12                                       ;   568.0 p0      21 t
        vmovdqu ymm12, [rbp + 10240]                                  ;   557.5 p3      40 t reload
        vmovdqu [rbp + 12064], ymm11                                  ;   564.0 p7+p4   21 t spill
        vpor ymm11, ymm1, ymm12                                       ;   567.2 p1      21 t
        vpxor ymm7, ymm7, ymm11                                       ;   569.0 p5      21 t
        vpand ymm11, ymm0, ymm2                                       ;   568.0 p0      21 t
        vpxor ymm7, ymm7, ymm11                                       ;   570.0 p1      21 t
        vpxor ymm12, ymm2, ymm7                                       ;   571.0 p5      21 t
        vpor ymm11, ymm11, ymm12                                      ;   572.0 p0      21 t
        vpand ymm7, ymm7, ymm15                                       ;   571.0 p1      21 t
        vpxor ymm0, ymm0, ymm7                                        ;   572.0 p5      21 t
        vpxor ymm11, ymm11, ymm0                                      ;   573.0 p0      21 t
        vpand ymm10, ymm10, ymm11                                     ;   574.0 p1      21 t
        vpand ymm7, ymm15, ymm0                                       ;   573.0 p5      21 t
        vpxor ymm2, ymm2, ymm7                                        ;   574.0 p0      21 t
        vpand ymm0, ymm0, ymm2                                        ;   575.0 p1      21 t
        vpxor ymm15, ymm15, ymm0                                      ;   576.0 p5      21 t
        vpor ymm0, ymm11, ymm2                                        ;   575.0 p0      21 t
        vpxor ymm12, ymm12, ymm0                                      ;   576.0 p1      21 t
        vpand ymm13, ymm13, ymm11                                     ;   574.0 p5      21 t
        vpand ymm5, ymm5, ymm12                                       ;   577.0 p0      21 t
        vpxor ymm0, ymm11, ymm2                                       ;   575.0 p1      21 t
        vpand ymm8, ymm8, ymm0                                        ;   576.0 p5      21 t
        vpand ymm6, ymm6, ymm0                                        ;   576.0 p0      21 t
        vpand ymm9, ymm9, ymm12                                       ;   577.0 p1      21 t
        vpxor ymm0, ymm0, ymm12                                       ;   577.0 p5      21 t
        vpand ymm4, ymm4, ymm0                                        ;   578.0 p0      21 t
        vpxor ymm8, ymm8, ymm4                                        ;   579.0 p1      21 t
        vpxor ymm12, ymm12, ymm15                                     ;   577.0 p5      21 t
        vpxor ymm9, ymm9, ymm4                                        ;   579.0 p0      21 t
        vpxor ymm11, ymm11, ymm12                                     ;   578.0 p1      21 t
        vpand ymm4, ymm15, [rbp + 8544]                               ;   577.0 p5+p2   21 t
        vpand ymm3, ymm3, ymm11                                       ;   579.0 p0      21 t
        vpand ymm14, ymm14, ymm12                                     ;   578.0 p1      21 t
        vpand ymm12, ymm12, [rbp + 11552]                             ;   578.0 p5+p3   21 t
        vpxor ymm12, ymm12, ymm6                                      ;   579.0 p0      21 t
        vpand ymm7, ymm15, [rbp + 11360]                              ;   578.2 p1+p2   21 t
        vpxor ymm6, ymm6, ymm7                                        ;   579.2 p5      21 t
        vpxor ymm15, ymm15, ymm2                                      ;   579.0 p0      21 t
        vpand ymm1, ymm1, ymm2                                        ;   579.2 p1      21 t
        vpand ymm11, ymm11, [rbp + 11968]                             ;   579.5 p5+p3   21 t
        vpxor ymm11, ymm11, ymm12                                     ;   580.5 p0      21 t
        vpxor ymm14, ymm14, ymm10                                     ;   580.2 p1      21 t
        vpxor ymm14, ymm14, ymm8                                      ;   581.2 p5      21 t
        vpxor ymm5, ymm5, ymm6                                        ;   581.0 p0      21 t
        vpand ymm2, ymm2, [rbp + 10240]                               ;   581.2 p1+p2   21 t
        vpand ymm7, ymm15, [rbp + 12064]                              ;   581.5 p5+p3   21 t
        vpxor ymm11, ymm11, ymm7                                      ;   582.5 p0      21 t
        vpxor ymm5, ymm5, ymm7                                        ;   582.5 p1      21 t
        vpxor ymm1, ymm1, ymm5                                        ;   583.5 p5      21 t
        vpand ymm15, ymm15, [rbp + 12032]                             ;   583.0 p0+p2   21 t
        vpand ymm0, ymm0, [rbp + 12000]                               ;   583.2 p1+p3   21 t
        vpxor ymm4, ymm4, ymm8                                        ;   583.5 p5      21 t
        vpxor ymm4, ymm4, ymm1                                        ;   584.5 p0      21 t
        vpxor ymm2, ymm2, ymm11                                       ;   584.2 p1      21 t
        vpxor ymm2, ymm2, ymm1                                        ;   585.2 p5      21 t
        vpxor ymm13, ymm13, ymm12                                     ;   585.0 p0      21 t
        vpxor ymm13, ymm13, ymm2                                      ;   586.2 p1      21 t
        vpxor ymm6, ymm6, ymm11                                       ;   585.5 p5      21 t
        vpxor ymm6, ymm6, ymm14                                       ;   586.5 p0      21 t
        vpxor ymm15, ymm15, ymm1                                      ;   586.2 p1      21 t
        vpxor ymm15, ymm15, ymm9                                      ;   587.2 p5      21 t
        vpxor ymm10, ymm10, ymm9                                      ;   587.0 p0      21 t
        vpxor ymm10, ymm10, ymm3                                      ;   588.0 p1      21 t
        vpxor ymm10, ymm10, ymm4                                      ;   589.0 p5      21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   573.5 p2      41 t reload
        vpxor ymm10, ymm10, ymm1                                      ;   590.0 p0      21 t
        vpxor ymm0, ymm0, ymm2                                        ;   588.2 p1      21 t
        vpxor ymm4, ymm4, ymm13                                       ;   588.5 p5      21 t
        vpxor ymm4, ymm4, ymm15                                       ;   589.5 p0      21 t
        vpxor ymm5, ymm5, ymm1                                        ;   589.2 p1      21 t
        vpxor ymm14, ymm14, ymm4                                      ;   590.5 p5      21 t
        vpxor ymm14, ymm14, ymm1                                      ;   591.5 p0      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   590.2 p1      21 t
        vpxor ymm4, ymm4, ymm0                                        ;   590.5 p5      21 t
        vpxor ymm0, ymm0, ymm1                                        ;   591.0 p0      21 t
        vmovdqu ymm2, [rbp + 9760]                                    ;   576.2 p3      23 t
        vpxor ymm2, ymm2, [r8 + 7200]                                 ;   591.2 p1+p2   23 t
        vpxor ymm2, ymm2, ymm1                                        ;   592.2 p5      23 t
        vmovdqu ymm3, [rbp + 8480]                                    ;   577.2 p3      23 t
        vpxor ymm3, ymm3, [r8 + 7328]                                 ;   592.0 p0+p2   23 t
        vpxor ymm3, ymm3, ymm1                                        ;   593.0 p1      23 t
        vmovdqu ymm7, [rbp + 11296]                                   ;   578.2 p3      40 t reload
        vpxor ymm8, ymm3, ymm7                                        ;   594.0 p5      23 t
        vmovdqu ymm9, [rbp + 8608]                                    ;   578.5 p2      61 t reload
        vpxor ymm11, ymm8, ymm9                                       ;   595.0 p0      23 t
        vpxor ymm11, ymm11, [r8 + 7392]                               ;   596.0 p1+p3   23 t
        vpxor ymm11, ymm11, ymm1                                      ;   597.0 p5      23 t
        vmovdqu ymm12, [rbp + 8448]                                   ;   579.5 p2      40 t reload
        vpxor ymm9, ymm2, ymm12                                       ;   594.0 p0      23 t
        vpxor ymm12, ymm12, [rbp + 11328]                             ;   594.2 p1+p3   23 t
        vpxor ymm8, ymm8, ymm12                                       ;   595.2 p5      23 t
        vmovdqu [rbp + 8448], ymm0                                    ;   592.0 p7+p4   21 t spill
        vmovdqa ymm0, ymm12                                           ;   595.2         23 t copy
        vmovdqu [rbp + 12000], ymm14                                  ;   592.5 p2+p4   21 t spill
        vpxor ymm14, ymm11, [rbp + 9696]                              ;   598.0 p0+p3   23 t
        vpxor ymm14, ymm14, [r8 + 7360]                               ;   599.0 p1+p2   23 t
        vpxor ymm14, ymm14, ymm1                                      ;   600.0 p5      23 t
        vpxor ymm0, ymm0, ymm14                                       ;   601.0 p0      23 t
        vmovdqu [rbp + 12032], ymm6                                   ;   587.5 p7+p4   21 t spill
        vmovdqa ymm6, ymm11                                           ;   598.0         23 t copy
        vmovdqu [rbp + 12064], ymm5                                   ;   590.2 p3+p4   21 t spill
        vmovdqa ymm5, ymm14                                           ;   601.0         23 t copy
        vmovdqu [rbp + 10240], ymm10                                  ;   591.0 p2+p4   21 t spill
        vmovdqu ymm10, [rbp + 11328]                                  ;   583.5 p3      23 t
        vpxor ymm10, ymm10, [rbp + 10752]                             ;   596.2 p1+p2   23 t
        vpxor ymm6, ymm6, ymm10                                       ;   598.0 p5      23 t
        vpor ymm5, ymm5, ymm6                                         ;   601.0 p0      23 t
        vmovdqu [rbp + 11296], ymm13                                  ;   591.2 p7+p4   21 t spill
        vpxor ymm13, ymm9, ymm8                                       ;   597.2 p1      23 t
        vmovdqu [rbp + 11968], ymm4                                   ;   591.5 p3+p4   21 t spill
        vpxor ymm4, ymm2, ymm11                                       ;   598.0 p5      23 t
        vmovdqu [rbp + 11360], ymm15                                  ;   588.2 p2+p4   21 t spill
        vpxor ymm15, ymm14, ymm8                                      ;   601.0 p0      23 t
        vpxor ymm7, ymm7, ymm15                                       ;   602.0 p1      23 t
        vpor ymm1, ymm11, ymm15                                       ;   602.0 p5      23 t
        vmovdqu [rbp + 11552], ymm14                                  ;   601.0 p7+p4   23 t spill
        vpor ymm14, ymm3, ymm0                                        ;   602.0 p0      23 t
        vmovdqu [rbp + 8544], ymm15                                   ;   602.0 p3+p4   23 t spill
        vpxor ymm15, ymm0, ymm13                                      ;   602.0 p1      23 t
        vpxor ymm1, ymm1, ymm5                                        ;   603.0 p5      23 t
        vmovdqu [rbp + 12096], ymm0                                   ;   602.0 p2+p4   23 t spill
        vpand ymm0, ymm8, ymm10                                       ;   600.0 p0      23 t
        vpxor ymm0, ymm0, ymm14                                       ;   603.0 p1      23 t
        vpxor ymm14, ymm14, ymm8                                      ;   603.0 p5      23 t
        vpxor ymm14, ymm14, [rbp + 10752]                             ;   604.0 p0+p3   23 t
        vmovdqu [rbp + 10752], ymm11                                  ;   598.0 p7+p4   23 t spill
        vpand ymm11, ymm15, ymm4                                      ;   603.0 p1      23 t
        vpxor ymm14, ymm14, ymm11                                     ;   605.0 p5      23 t
        vpxor ymm1, ymm1, ymm14                                       ;   606.0 p0      23 t
        vpxor ymm3, ymm3, ymm5                                        ;   602.2 p1      23 t
        vpxor ymm3, ymm3, ymm0                                        ;   604.0 p5      23 t
        vpxor ymm5, ymm4, ymm7                                        ;   603.0 p0      23 t
        vpand ymm11, ymm13, ymm5                                      ;   604.0 p1      23 t
        vmovdqu [rbp + 12128], ymm13                                  ;   598.2 p2+p4   23 t spill
        vpxor ymm13, ymm10, ymm5                                      ;   604.0 p5      23 t
        vpxor ymm0, ymm0, ymm11                                       ;   605.0 p0      23 t
        vpand ymm11, ymm9, ymm13                                      ;   605.0 p1      23 t
        vpxor ymm3, ymm3, ymm11                                       ;   606.0 p5      23 t
        vmovdqu ymm11, [rbp + 11328]                                  ;   592.0 p3      40 t reload
        vmovdqu [rbp + 12160], ymm4                                   ;   599.0 p7+p4   23 t spill
        vpor ymm4, ymm2, ymm11                                        ;   605.0 p0      23 t
        vpxor ymm14, ymm14, ymm4                                      ;   606.0 p1      23 t
        vmovdqa ymm4, ymm12                                           ;   595.2         23 t copy
        vpxor ymm11, ymm6, ymm7                                       ;   605.5 p5      23 t
        vpand ymm4, ymm4, ymm11                                       ;   606.5 p0      23 t
        vpxor ymm0, ymm0, ymm4                                        ;   607.5 p1      23 t
        vpxor ymm14, ymm14, ymm4                                      ;   607.5 p5      23 t
        vpand ymm4, ymm1, ymm3                                        ;   607.0 p0      23 t
        vpxor ymm14, ymm14, ymm4                                      ;   608.5 p1      23 t
        vmovdqu [rbp + 12192], ymm2                                   ;   594.8 p2+p4   23 t spill
        vpxor ymm2, ymm3, ymm14                                       ;   609.5 p5      23 t
        vpor ymm4, ymm4, ymm2                                         ;   610.5 p0      23 t
        vpand ymm14, ymm14, ymm0                                      ;   609.5 p1      23 t
        vpxor ymm1, ymm1, ymm14                                       ;   610.5 p5      23 t
        vpxor ymm4, ymm4, ymm1                                        ;   611.5 p0      23 t
        vpand ymm11, ymm11, ymm4                                      ;   612.5 p1      23 t
        vpand ymm14, ymm0, ymm1                                       ;   611.5 p5      23 t
        vpxor ymm3, ymm3, ymm14                                       ;   612.5 p0      23 t
        vpand ymm1, ymm1, ymm3                                        ;   613.5 p1      23 t
        vpxor ymm0, ymm0, ymm1                                        ;   614.5 p5      23 t
        vpor ymm14, ymm4, ymm3                                        ;   613.5 p0      23 t
        vpxor ymm2, ymm2, ymm14                                       ;   614.5 p1      23 t
        vpand ymm12, ymm12, ymm4                                      ;   612.5 p5      23 t
        vpand ymm8, ymm8, ymm2                                        ;   615.5 p0      23 t
        vpxor ymm14, ymm4, ymm3                                       ;   613.5 p1      23 t
        vpand ymm13, ymm13, ymm14                                     ;   614.5 p5      23 t
        vpand ymm9, ymm9, ymm14                                       ;   614.5 p0      23 t
        vpand ymm10, ymm10, ymm2                                      ;   615.5 p1      23 t
        vpxor ymm14, ymm14, ymm2                                      ;   615.5 p5      23 t
        vpand ymm5, ymm5, ymm14                                       ;   616.5 p0      23 t
        vpxor ymm13, ymm13, ymm5                                      ;   617.5 p1      23 t
        vpxor ymm2, ymm2, ymm0                                        ;   615.5 p5      23 t
        vpxor ymm10, ymm10, ymm5                                      ;   617.5 p0      23 t
        vpxor ymm4, ymm4, ymm2                                        ;   616.5 p1      23 t
        vpand ymm1, ymm0, [rbp + 10752]                               ;   615.5 p5+p3   23 t
        vpand ymm6, ymm6, ymm2                                        ;   616.5 p0      23 t
        vpand ymm7, ymm7, ymm4                                        ;   617.5 p1      23 t
        vpand ymm2, ymm2, [rbp + 11552]                               ;   616.5 p5+p2   23 t
        vpxor ymm2, ymm2, ymm9                                        ;   617.5 p0      23 t
        vpand ymm5, ymm0, [rbp + 8544]                                ;   617.2 p1+p3   23 t
        vpxor ymm9, ymm9, ymm5                                        ;   618.2 p5      23 t
        vpxor ymm0, ymm0, ymm3                                        ;   618.0 p0      23 t
        vpand ymm15, ymm15, ymm0                                      ;   619.0 p1      23 t
        vpand ymm4, ymm4, [rbp + 12096]                               ;   618.5 p5+p2   23 t
        vpand ymm0, ymm0, [rbp + 12160]                               ;   619.0 p0+p3   23 t
        vpxor ymm6, ymm6, ymm11                                       ;   619.2 p1      23 t
        vpxor ymm6, ymm6, ymm13                                       ;   620.2 p5      23 t
        vpxor ymm8, ymm8, ymm9                                        ;   620.0 p0      23 t
        vpxor ymm8, ymm8, ymm15                                       ;   621.0 p1      23 t
        vpxor ymm4, ymm4, ymm15                                       ;   620.5 p5      23 t
        vpxor ymm4, ymm4, ymm2                                        ;   621.5 p0      23 t
        vpand ymm14, ymm14, [rbp + 12128]                             ;   621.2 p1+p2   23 t
        vpxor ymm1, ymm1, ymm13                                       ;   621.5 p5      23 t
        vpand ymm15, ymm3, [rbp + 12192]                              ;   622.0 p0+p3   23 t
        vpand ymm3, ymm3, [rbp + 11328]                               ;   622.2 p1+p2   23 t
        vpxor ymm15, ymm15, ymm8                                      ;   623.0 p5      23 t
        vpxor ymm1, ymm1, ymm15                                       ;   624.0 p0      23 t
        vpxor ymm12, ymm12, ymm2                                      ;   623.2 p1      23 t
        vpxor ymm3, ymm3, ymm4                                        ;   623.5 p5      23 t
        vpxor ymm3, ymm3, ymm15                                       ;   624.5 p0      23 t
        vpxor ymm12, ymm12, ymm3                                      ;   625.5 p1      23 t
        vpxor ymm0, ymm0, ymm15                                       ;   624.5 p5      23 t
        vpxor ymm0, ymm0, ymm10                                       ;   625.5 p0      23 t
        vpxor ymm14, ymm14, ymm3                                      ;   625.5 p1      23 t
        vpxor ymm15, ymm1, ymm0                                       ;   626.5 p5      23 t
        vpxor ymm15, ymm15, ymm12                                     ;   627.5 p0      23 t
        vmovdqu ymm2, [rbp + 8640]                                    ;   609.0 p3      22 t
        vpxor ymm2, ymm2, [r8 + 7488]                                 ;   626.2 p1+p2   22 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   610.0 p3      41 t reload
        vpxor ymm2, ymm2, ymm3                                        ;   627.2 p5      22 t
        vmovdqu ymm5, [rbp + 11264]                                   ;   610.2 p2      40 t reload
        vpxor ymm13, ymm2, ymm5                                       ;   628.2 p0      22 t
        vpxor ymm5, ymm5, [rbp + 11232]                               ;   627.2 p1+p3   22 t
        vmovdqu [rbp + 11264], ymm0                                   ;   626.5 p7+p4   23 t spill
        vmovdqa ymm0, ymm5                                            ;   628.2         22 t copy
        vmovdqu [rbp + 11328], ymm6                                   ;   621.2 p2+p4   23 t spill
        vmovdqu ymm6, [rbp + 8672]                                    ;   612.0 p3      22 t
        vpxor ymm6, ymm6, [r8 + 7616]                                 ;   627.5 p5+p2   22 t
        vpxor ymm6, ymm6, ymm3                                        ;   628.5 p0      22 t
        vmovdqu [rbp + 12192], ymm9                                   ;   619.2 p7+p4   23 t spill
        vpxor ymm9, ymm6, [rbp + 10144]                               ;   629.5 p1+p3   22 t
        vpxor ymm0, ymm0, ymm9                                        ;   630.5 p5      22 t
        vpxor ymm9, ymm9, [r8 + 7424]                                 ;   630.5 p0+p2   22 t
        vpxor ymm9, ymm9, [rbp + 8704]                                ;   631.5 p1+p3   22 t
        vpxor ymm9, ymm9, ymm3                                        ;   632.5 p5      22 t
        vmovdqu [rbp + 12128], ymm4                                   ;   622.5 p7+p4   23 t spill
        vmovdqa ymm4, ymm5                                            ;   628.2         22 t copy
        vmovdqu [rbp + 12160], ymm8                                   ;   622.0 p2+p4   23 t spill
        vpxor ymm8, ymm9, [rbp + 10496]                               ;   633.5 p0+p3   22 t
        vpxor ymm8, ymm8, [r8 + 7648]                                 ;   634.5 p1+p2   22 t
        vpxor ymm8, ymm8, ymm3                                        ;   635.5 p5      22 t
        vpxor ymm4, ymm4, ymm8                                        ;   636.5 p0      22 t
        vmovdqu [rbp + 12096], ymm7                                   ;   618.5 p7+p4   23 t spill
        vmovdqa ymm7, ymm9                                            ;   633.5         22 t copy
        vmovdqu [rbp + 8544], ymm11                                   ;   616.8 p3+p4   23 t spill
        vmovdqa ymm11, ymm8                                           ;   636.5         22 t copy
        vmovdqu [rbp + 11552], ymm1                                   ;   625.0 p2+p4   23 t spill
        vmovdqu ymm1, [rbp + 11232]                                   ;   617.0 p3      22 t
        vpxor ymm1, ymm1, [rbp + 11200]                               ;   631.2 p1+p2   22 t
        vpxor ymm7, ymm7, ymm1                                        ;   633.5 p5      22 t
        vpor ymm11, ymm11, ymm7                                       ;   636.5 p0      22 t
        vmovdqu [rbp + 10752], ymm10                                  ;   618.8 p7+p4   23 t spill
        vpxor ymm10, ymm13, ymm0                                      ;   632.2 p1      22 t
        vmovdqu [rbp + 12224], ymm12                                  ;   626.5 p3+p4   23 t spill
        vpxor ymm12, ymm2, ymm9                                       ;   633.5 p5      22 t
        vmovdqu [rbp + 12256], ymm14                                  ;   626.5 p2+p4   23 t spill
        vpxor ymm14, ymm8, ymm0                                       ;   636.5 p0      22 t
        vmovdqu [rbp + 12288], ymm15                                  ;   628.5 p7+p4   23 t spill
        vpor ymm15, ymm9, ymm14                                       ;   637.5 p1      22 t
        vpor ymm3, ymm6, ymm4                                         ;   637.5 p5      22 t
        vmovdqu [rbp + 12320], ymm8                                   ;   636.5 p3+p4   22 t spill
        vpxor ymm8, ymm4, ymm10                                       ;   637.5 p0      22 t
        vmovdqu [rbp + 12352], ymm4                                   ;   637.5 p2+p4   22 t spill
        vpxor ymm4, ymm14, [rbp + 10144]                              ;   637.5 p1+p3   22 t
        vpxor ymm15, ymm15, ymm11                                     ;   638.5 p5      22 t
        vmovdqu [rbp + 10144], ymm14                                  ;   637.5 p7+p4   22 t spill
        vpand ymm14, ymm0, ymm1                                       ;   635.0 p0      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   638.5 p1      22 t
        vpxor ymm3, ymm3, ymm0                                        ;   638.5 p5      22 t
        vpxor ymm3, ymm3, [rbp + 11200]                               ;   639.5 p0+p2   22 t
        vmovdqu [rbp + 11200], ymm9                                   ;   633.5 p3+p4   22 t spill
        vmovdqa ymm9, ymm10                                           ;   633.2         22 t copy
        vmovdqu [rbp + 12384], ymm10                                  ;   633.2 p7+p4   22 t spill
        vmovdqa ymm10, ymm1                                           ;   632.2         22 t copy
        vmovdqu [rbp + 12416], ymm1                                   ;   632.2 p2+p4   22 t spill
        vpand ymm1, ymm8, ymm12                                       ;   638.5 p1      22 t
        vpxor ymm3, ymm3, ymm1                                        ;   640.5 p5      22 t
        vpxor ymm15, ymm15, ymm3                                      ;   641.5 p0      22 t
        vpxor ymm6, ymm6, ymm11                                       ;   637.5 p1      22 t
        vpxor ymm6, ymm6, ymm14                                       ;   639.5 p5      22 t
        vpxor ymm1, ymm12, ymm4                                       ;   638.5 p0      22 t
        vpand ymm9, ymm9, ymm1                                        ;   639.5 p1      22 t
        vpxor ymm10, ymm10, ymm1                                      ;   639.5 p5      22 t
        vpand ymm11, ymm13, ymm10                                     ;   640.5 p0      22 t
        vpxor ymm6, ymm6, ymm11                                       ;   641.5 p1      22 t
        vmovdqa ymm11, ymm5                                           ;   628.2         22 t copy
        vpxor ymm14, ymm14, ymm9                                      ;   640.5 p5      22 t
        vmovdqu ymm9, [rbp + 11232]                                   ;   626.8 p3      40 t reload
        vmovdqu [rbp + 12448], ymm12                                  ;   634.5 p7+p4   22 t spill
        vpor ymm12, ymm2, ymm9                                        ;   640.0 p0      22 t
        vpxor ymm12, ymm12, ymm3                                      ;   641.5 p1      22 t
        vpxor ymm3, ymm7, ymm4                                        ;   640.5 p5      22 t
        vpand ymm11, ymm11, ymm3                                      ;   641.5 p0      22 t
        vpxor ymm14, ymm14, ymm11                                     ;   642.5 p1      22 t
        vpxor ymm12, ymm12, ymm11                                     ;   642.5 p5      22 t
        vpand ymm11, ymm15, ymm6                                      ;   642.5 p0      22 t
        vpxor ymm12, ymm12, ymm11                                     ;   643.5 p1      22 t
        vpxor ymm9, ymm6, ymm12                                       ;   644.5 p5      22 t
        vpor ymm11, ymm11, ymm9                                       ;   645.5 p0      22 t
        vpand ymm12, ymm12, ymm14                                     ;   644.5 p1      22 t
        vpxor ymm15, ymm15, ymm12                                     ;   645.5 p5      22 t
        vpxor ymm11, ymm11, ymm15                                     ;   646.5 p0      22 t
        vpand ymm3, ymm3, ymm11                                       ;   647.5 p1      22 t
        vpand ymm12, ymm14, ymm15                                     ;   646.5 p5      22 t
        vpxor ymm6, ymm6, ymm12                                       ;   647.5 p0      22 t
        vpand ymm15, ymm15, ymm6                                      ;   648.5 p1      22 t
        vpxor ymm14, ymm14, ymm15                                     ;   649.5 p5      22 t
        vpor ymm15, ymm11, ymm6                                       ;   648.5 p0      22 t
        vpxor ymm9, ymm9, ymm15                                       ;   649.5 p1      22 t
        vpand ymm5, ymm5, ymm11                                       ;   647.5 p5      22 t
        vpand ymm0, ymm0, ymm9                                        ;   650.5 p0      22 t
        vpxor ymm15, ymm11, ymm6                                      ;   648.5 p1      22 t
        vpand ymm10, ymm10, ymm15                                     ;   649.5 p5      22 t
        vpand ymm13, ymm13, ymm15                                     ;   649.5 p0      22 t
        vpxor ymm15, ymm15, ymm9                                      ;   650.5 p1      22 t
        vpand ymm1, ymm1, ymm15                                       ;   651.5 p5      22 t
        vpxor ymm10, ymm10, ymm1                                      ;   652.5 p0      22 t
        vpand ymm12, ymm9, [rbp + 12416]                              ;   650.5 p1+p2   22 t
        vpxor ymm1, ymm1, ymm12                                       ;   652.5 p5      22 t
        vpxor ymm9, ymm9, ymm14                                       ;   650.5 p0      22 t
        vpxor ymm11, ymm11, ymm9                                      ;   651.5 p1      22 t
        vpand ymm12, ymm14, [rbp + 11200]                             ;   650.5 p5+p3   22 t
        vpand ymm7, ymm7, ymm9                                        ;   651.5 p0      22 t
        vpand ymm4, ymm4, ymm11                                       ;   652.5 p1      22 t
        vpand ymm9, ymm9, [rbp + 12320]                               ;   651.5 p5+p2   22 t
        vpxor ymm9, ymm9, ymm13                                       ;   652.5 p0      22 t
        vmovdqu [rbp + 12320], ymm4                                   ;   653.5 p7+p4   22 t spill
        vpand ymm4, ymm14, [rbp + 10144]                              ;   652.2 p1+p3   22 t
        vpxor ymm13, ymm13, ymm4                                      ;   653.2 p5      22 t
        vpxor ymm14, ymm14, ymm6                                      ;   653.0 p0      22 t
        vpand ymm8, ymm8, ymm14                                       ;   654.0 p1      22 t
        vpand ymm2, ymm2, ymm6                                        ;   653.5 p5      22 t
        vpand ymm11, ymm11, [rbp + 12352]                             ;   654.0 p0+p2   22 t
        vpand ymm14, ymm14, [rbp + 12448]                             ;   654.2 p1+p3   22 t
        vpxor ymm7, ymm7, ymm3                                        ;   654.5 p5      22 t
        vpxor ymm7, ymm7, ymm10                                       ;   655.5 p0      22 t
        vpxor ymm0, ymm0, ymm13                                       ;   655.2 p1      22 t
        vpxor ymm0, ymm0, ymm8                                        ;   656.2 p5      22 t
        vpxor ymm8, ymm8, ymm11                                       ;   656.0 p0      22 t
        vpxor ymm8, ymm8, ymm9                                        ;   657.0 p1      22 t
        vpand ymm6, ymm6, [rbp + 11232]                               ;   656.5 p5+p2   22 t
        vpxor ymm2, ymm2, ymm0                                        ;   657.2 p0      22 t
        vpand ymm15, ymm15, [rbp + 12384]                             ;   657.2 p1+p3   22 t
        vpxor ymm12, ymm12, ymm10                                     ;   657.5 p5      22 t
        vpxor ymm12, ymm12, ymm2                                      ;   658.5 p0      22 t
        vpxor ymm5, ymm5, ymm9                                        ;   658.2 p1      22 t
        vpxor ymm6, ymm6, ymm8                                        ;   658.5 p5      22 t
        vpxor ymm6, ymm6, ymm2                                        ;   659.5 p0      22 t
        vpxor ymm5, ymm5, ymm6                                        ;   660.5 p1      22 t
        vpxor ymm14, ymm14, ymm2                                      ;   659.5 p5      22 t
        vpxor ymm14, ymm14, ymm1                                      ;   660.5 p0      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   660.5 p1      22 t
        vpxor ymm2, ymm12, ymm14                                      ;   661.5 p5      22 t
        vpxor ymm2, ymm2, ymm5                                        ;   662.5 p0      22 t
        vmovdqu ymm4, [rbp + 10464]                                   ;   643.5 p2      21 t
        vpxor ymm4, ymm4, [r8 + 7744]                                 ;   661.2 p1+p3   21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256]       ;   644.5 p2      41 t reload
        vpxor ymm4, ymm4, ymm6                                        ;   662.2 p5      21 t
        vmovdqu ymm9, [rbp + 10528]                                   ;   644.8 p3      21 t
        vpxor ymm9, ymm9, [r8 + 7872]                                 ;   662.0 p0+p2   21 t
        vpxor ymm9, ymm9, ymm6                                        ;   663.0 p1      21 t
        vmovdqu ymm10, [rbp + 10080]                                  ;   645.8 p3      40 t reload
        vpxor ymm11, ymm9, ymm10                                      ;   664.0 p5      21 t
        vmovdqu [rbp + 12384], ymm14                                  ;   661.5 p7+p4   22 t spill
        vpxor ymm14, ymm11, [rbp + 10336]                             ;   665.0 p0+p2   21 t
        vpxor ymm14, ymm14, [r8 + 7680]                               ;   666.0 p1+p3   21 t
        vpxor ymm14, ymm14, ymm6                                      ;   667.0 p5      21 t
        vmovdqu [rbp + 11232], ymm15                                  ;   661.5 p7+p4   22 t spill
        vpxor ymm15, ymm4, [rbp + 11136]                              ;   664.0 p0+p2   21 t
        vmovdqu [rbp + 12448], ymm2                                   ;   663.5 p3+p4   22 t spill
        vmovdqu ymm2, [rbp + 11168]                                   ;   648.5 p2      21 t
        vpxor ymm2, ymm2, [rbp + 11136]                               ;   664.2 p1+p3   21 t
        vpxor ymm11, ymm11, ymm2                                      ;   665.2 p5      21 t
        vmovdqu [rbp + 11136], ymm7                                   ;   656.5 p7+p4   22 t spill
        vmovdqa ymm7, ymm2                                            ;   665.2         21 t copy
        vmovdqu [rbp + 12352], ymm13                                  ;   654.2 p7+p4   22 t spill
        vpxor ymm13, ymm14, [rbp + 8736]                              ;   668.0 p0+p2   21 t
        vpxor ymm13, ymm13, [r8 + 7904]                               ;   669.0 p1+p3   21 t
        vpxor ymm13, ymm13, ymm6                                      ;   670.0 p5      21 t
        vpxor ymm7, ymm7, ymm13                                       ;   671.0 p0      21 t
        vmovdqu [rbp + 10144], ymm8                                   ;   658.0 p7+p4   22 t spill
        vmovdqa ymm8, ymm14                                           ;   668.0         21 t copy
        vmovdqu [rbp + 11200], ymm0                                   ;   657.2 p2+p4   22 t spill
        vmovdqa ymm0, ymm13                                           ;   671.0         21 t copy
        vmovdqu [rbp + 12416], ymm3                                   ;   652.8 p3+p4   22 t spill
        vmovdqu ymm3, [rbp + 11168]                                   ;   651.5 p2      21 t
        vpxor ymm3, ymm3, [rbp + 11104]                               ;   666.2 p1+p3   21 t
        vpxor ymm8, ymm8, ymm3                                        ;   668.0 p5      21 t
        vpor ymm0, ymm0, ymm8                                         ;   671.0 p0      21 t
        vmovdqu [rbp + 10080], ymm12                                  ;   659.5 p7+p4   22 t spill
        vpxor ymm12, ymm15, ymm11                                     ;   667.2 p1      21 t
        vmovdqu [rbp + 12480], ymm1                                   ;   654.8 p2+p4   22 t spill
        vpxor ymm1, ymm4, ymm14                                       ;   668.0 p5      21 t
        vmovdqu [rbp + 12512], ymm5                                   ;   661.5 p3+p4   22 t spill
        vpxor ymm5, ymm13, ymm11                                      ;   671.0 p0      21 t
        vpxor ymm10, ymm10, ymm5                                      ;   672.0 p1      21 t
        vpor ymm6, ymm14, ymm5                                        ;   672.0 p5      21 t
        vmovdqu [rbp + 12544], ymm13                                  ;   671.0 p7+p4   21 t spill
        vpor ymm13, ymm9, ymm7                                        ;   672.0 p0      21 t
        vmovdqu [rbp + 12576], ymm5                                   ;   672.0 p2+p4   21 t spill
        vpxor ymm5, ymm7, ymm12                                       ;   672.0 p1      21 t
        vpxor ymm6, ymm6, ymm0                                        ;   673.0 p5      21 t
        vmovdqu [rbp + 12608], ymm7                                   ;   672.0 p3+p4   21 t spill
        vpand ymm7, ymm11, ymm3                                       ;   670.0 p0      21 t
        vpxor ymm7, ymm7, ymm13                                       ;   673.0 p1      21 t
        vpxor ymm13, ymm13, ymm11                                     ;   673.0 p5      21 t
        vpxor ymm13, ymm13, [rbp + 11104]                             ;   674.0 p0+p2   21 t
        vmovdqu [rbp + 11104], ymm14                                  ;   668.0 p7+p4   21 t spill
        vpand ymm14, ymm5, ymm1                                       ;   673.0 p1      21 t
        vpxor ymm13, ymm13, ymm14                                     ;   675.0 p5      21 t
        vpxor ymm6, ymm6, ymm13                                       ;   676.0 p0      21 t
        vpxor ymm9, ymm9, ymm0                                        ;   672.2 p1      21 t
        vpxor ymm9, ymm9, ymm7                                        ;   674.0 p5      21 t
        vpxor ymm14, ymm1, ymm10                                      ;   673.0 p0      21 t
        vpand ymm0, ymm12, ymm14                                      ;   674.0 p1      21 t
        vmovdqu [rbp + 12640], ymm12                                  ;   668.2 p3+p4   21 t spill
        vpxor ymm12, ymm3, ymm14                                      ;   674.0 p5      21 t
        vpxor ymm7, ymm7, ymm0                                        ;   675.0 p0      21 t
        vpand ymm0, ymm15, ymm12                                      ;   675.0 p1      21 t
        vpxor ymm9, ymm9, ymm0                                        ;   676.0 p5      21 t
        vmovdqu ymm0, [rbp + 11168]                                   ;   660.0 p2      40 t reload
        vmovdqu [rbp + 12672], ymm1                                   ;   669.0 p7+p4   21 t spill
        vpor ymm1, ymm4, ymm0                                         ;   675.0 p0      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   676.0 p1      21 t
        vmovdqa ymm1, ymm2                                            ;   665.2         21 t copy
        vpxor ymm0, ymm8, ymm10                                       ;   675.5 p5      21 t
        vpand ymm1, ymm1, ymm0                                        ;   676.5 p0      21 t
        vpxor ymm7, ymm7, ymm1                                        ;   677.5 p1      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   677.5 p5      21 t
        vpand ymm1, ymm6, ymm9                                        ;   677.0 p0      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   678.5 p1      21 t
        vmovdqu [rbp + 12704], ymm4                                   ;   663.2 p3+p4   21 t spill
        vpxor ymm4, ymm9, ymm13                                       ;   679.5 p5      21 t
        vpor ymm1, ymm1, ymm4                                         ;   680.5 p0      21 t
        vpand ymm13, ymm13, ymm7                                      ;   679.5 p1      21 t
        vpxor ymm6, ymm6, ymm13                                       ;   680.5 p5      21 t
        vpxor ymm1, ymm1, ymm6                                        ;   681.5 p0      21 t
        vpand ymm0, ymm0, ymm1                                        ;   682.5 p1      21 t
        vpand ymm13, ymm7, ymm6                                       ;   681.5 p5      21 t
        vpxor ymm9, ymm9, ymm13                                       ;   682.5 p0      21 t
        vpand ymm6, ymm6, ymm9                                        ;   683.5 p1      21 t
        vpxor ymm7, ymm7, ymm6                                        ;   684.5 p5      21 t
        vpor ymm6, ymm1, ymm9                                         ;   683.5 p0      21 t
        vpxor ymm4, ymm4, ymm6                                        ;   684.5 p1      21 t
        vpand ymm2, ymm2, ymm1                                        ;   682.5 p5      21 t
        vpand ymm11, ymm11, ymm4                                      ;   685.5 p0      21 t
        vpxor ymm6, ymm1, ymm9                                        ;   683.5 p1      21 t
        vpand ymm12, ymm12, ymm6                                      ;   684.5 p5      21 t
        vpand ymm15, ymm15, ymm6                                      ;   684.5 p0      21 t
        vpand ymm3, ymm3, ymm4                                        ;   685.5 p1      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   685.5 p5      21 t
        vpand ymm14, ymm14, ymm6                                      ;   686.5 p0      21 t
        vpxor ymm12, ymm12, ymm14                                     ;   687.5 p1      21 t
        vpxor ymm4, ymm4, ymm7                                        ;   685.5 p5      21 t
        vpxor ymm3, ymm3, ymm14                                       ;   687.5 p0      21 t
        vpxor ymm1, ymm1, ymm4                                        ;   686.5 p1      21 t
        vpand ymm14, ymm7, [rbp + 11104]                              ;   685.5 p5+p2   21 t
        vpand ymm8, ymm8, ymm4                                        ;   686.5 p0      21 t
        vpand ymm10, ymm10, ymm1                                      ;   687.5 p1      21 t
        vpand ymm4, ymm4, [rbp + 12544]                               ;   686.5 p5+p3   21 t
        vpxor ymm4, ymm4, ymm15                                       ;   687.5 p0      21 t
        vpand ymm13, ymm7, [rbp + 12576]                              ;   687.2 p1+p2   21 t
        vpxor ymm15, ymm15, ymm13                                     ;   688.2 p5      21 t
        vpxor ymm7, ymm7, ymm9                                        ;   688.0 p0      21 t
        vpand ymm5, ymm5, ymm7                                        ;   689.0 p1      21 t
        vpand ymm1, ymm1, [rbp + 12608]                               ;   688.5 p5+p3   21 t
        vpand ymm7, ymm7, [rbp + 12672]                               ;   689.0 p0+p2   21 t
        vpxor ymm8, ymm8, ymm0                                        ;   689.2 p1      21 t
        vpxor ymm8, ymm8, ymm12                                       ;   690.2 p5      21 t
        vpxor ymm11, ymm11, ymm15                                     ;   690.0 p0      21 t
        vpxor ymm11, ymm11, ymm5                                      ;   691.0 p1      21 t
        vpxor ymm1, ymm1, ymm5                                        ;   690.5 p5      21 t
        vpxor ymm1, ymm1, ymm4                                        ;   691.5 p0      21 t
        vpand ymm6, ymm6, [rbp + 12640]                               ;   691.2 p1+p3   21 t
        vpxor ymm14, ymm14, ymm12                                     ;   691.5 p5      21 t
        vpand ymm5, ymm9, [rbp + 12704]                               ;   692.0 p0+p2   21 t
        vpand ymm9, ymm9, [rbp + 11168]                               ;   692.2 p1+p3   21 t
        vpxor ymm5, ymm5, ymm11                                       ;   693.0 p5      21 t
        vpxor ymm14, ymm14, ymm5                                      ;   694.0 p0      21 t
        vpxor ymm2, ymm2, ymm4                                        ;   693.2 p1      21 t
        vpxor ymm9, ymm9, ymm1                                        ;   693.5 p5      21 t
        vpxor ymm9, ymm9, ymm5                                        ;   694.5 p0      21 t
        vpxor ymm2, ymm2, ymm9                                        ;   695.5 p1      21 t
        vpxor ymm7, ymm7, ymm5                                        ;   694.5 p5      21 t
        vpxor ymm7, ymm7, ymm3                                        ;   695.5 p0      21 t
        vpxor ymm6, ymm6, ymm9                                        ;   695.5 p1      21 t
        vpxor ymm4, ymm14, ymm7                                       ;   696.5 p5      21 t
        vpxor ymm4, ymm4, ymm2                                        ;   697.5 p0      21 t
        vmovdqu ymm5, [rbp + 10016]                                   ;   677.0 p2      42 t
        vpxor ymm5, ymm5, [r8 + 8000]                                 ;   696.2 p1+p3   42 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256]       ;   678.0 p2      41 t reload
        vpxor ymm5, ymm5, ymm9                                        ;   697.2 p5      42 t
        vmovdqu ymm12, [rbp + 11072]                                  ;   678.2 p3      40 t reload
        vpxor ymm13, ymm5, ymm12                                      ;   698.2 p0      42 t
        vpxor ymm12, ymm12, [rbp + 8864]                              ;   697.2 p1+p2   42 t
        vmovdqu [rbp + 11072], ymm8                                   ;   691.2 p7+p4   21 t spill
        vmovdqu ymm8, [rbp + 8800]                                    ;   679.2 p3      42 t
        vpxor ymm8, ymm8, [r8 + 8128]                                 ;   697.5 p5+p2   42 t
        vpxor ymm8, ymm8, ymm9                                        ;   698.5 p0      42 t
        vmovdqu [rbp + 11168], ymm15                                  ;   689.2 p7+p4   21 t spill
        vpxor ymm15, ymm8, [rbp + 10976]                              ;   699.5 p1+p3   42 t
        vmovdqu [rbp + 12704], ymm1                                   ;   692.5 p7+p4   21 t spill
        vpxor ymm1, ymm15, [rbp + 9664]                               ;   700.5 p5+p2   42 t
        vpxor ymm1, ymm1, [r8 + 7936]                                 ;   701.5 p0+p3   42 t
        vpxor ymm1, ymm1, ymm9                                        ;   702.5 p1      42 t
        vpxor ymm15, ymm15, ymm12                                     ;   700.5 p5      42 t
        vmovdqu [rbp + 12640], ymm11                                  ;   692.0 p7+p4   21 t spill
        vmovdqa ymm11, ymm12                                          ;   698.2         42 t copy
        vmovdqu [rbp + 12672], ymm10                                  ;   688.5 p2+p4   21 t spill
        vmovdqu ymm10, [rbp + 8864]                                   ;   682.2 p3      42 t
        vpxor ymm10, ymm10, [rbp + 11040]                             ;   700.0 p0+p2   42 t
        vmovdqu [rbp + 12608], ymm0                                   ;   683.8 p7+p4   21 t spill
        vpxor ymm0, ymm13, ymm15                                      ;   701.5 p1      42 t
        vmovdqu [rbp + 12576], ymm14                                  ;   695.0 p3+p4   21 t spill
        vpxor ymm14, ymm10, ymm1                                      ;   703.5 p5      42 t
        vmovdqu [rbp + 12544], ymm3                                   ;   688.5 p7+p4   21 t spill
        vpxor ymm3, ymm1, [rbp + 10720]                               ;   703.5 p0+p2   42 t
        vpxor ymm3, ymm3, [r8 + 8160]                                 ;   704.5 p1+p3   42 t
        vpxor ymm3, ymm3, ymm9                                        ;   705.5 p5      42 t
        vpxor ymm11, ymm11, ymm3                                      ;   706.5 p0      42 t
        vpxor ymm9, ymm5, ymm1                                        ;   703.5 p1      42 t
        vmovdqu [rbp + 11104], ymm2                                   ;   696.5 p7+p4   21 t spill
        vpor ymm2, ymm14, ymm3                                        ;   706.5 p5      42 t
        vmovdqu [rbp + 12736], ymm6                                   ;   696.5 p2+p4   21 t spill
        vpxor ymm6, ymm3, ymm15                                       ;   706.5 p0      42 t
        vmovdqu [rbp + 12768], ymm4                                   ;   698.5 p3+p4   21 t spill
        vpor ymm4, ymm1, ymm6                                         ;   707.5 p1      42 t
        vmovdqu [rbp + 12800], ymm7                                   ;   696.5 p7+p4   21 t spill
        vpor ymm7, ymm8, ymm11                                        ;   707.5 p5      42 t
        vmovdqu [rbp + 12832], ymm3                                   ;   706.5 p2+p4   42 t spill
        vpxor ymm3, ymm11, ymm0                                       ;   707.5 p0      42 t
        vmovdqu [rbp + 12864], ymm11                                  ;   707.5 p3+p4   42 t spill
        vpxor ymm11, ymm6, [rbp + 10976]                              ;   707.5 p1+p2   42 t
        vpxor ymm4, ymm4, ymm2                                        ;   708.5 p5      42 t
        vmovdqu [rbp + 10976], ymm6                                   ;   707.5 p7+p4   42 t spill
        vpand ymm6, ymm10, ymm15                                      ;   705.0 p0      42 t
        vpxor ymm6, ymm6, ymm7                                        ;   708.5 p1      42 t
        vpxor ymm7, ymm7, ymm15                                       ;   708.5 p5      42 t
        vpxor ymm7, ymm7, [rbp + 11040]                               ;   709.5 p0+p3   42 t
        vmovdqu [rbp + 11040], ymm1                                   ;   703.5 p2+p4   42 t spill
        vmovdqa ymm1, ymm10                                           ;   701.0         42 t copy
        vmovdqu [rbp + 12896], ymm10                                  ;   701.0 p7+p4   42 t spill
        vmovdqa ymm10, ymm0                                           ;   702.5         42 t copy
        vmovdqu [rbp + 12928], ymm0                                   ;   702.5 p3+p4   42 t spill
        vpand ymm0, ymm3, ymm9                                        ;   708.5 p1      42 t
        vpxor ymm7, ymm7, ymm0                                        ;   710.5 p5      42 t
        vpxor ymm4, ymm4, ymm7                                        ;   711.5 p0      42 t
        vpxor ymm8, ymm8, ymm2                                        ;   707.5 p1      42 t
        vpxor ymm8, ymm8, ymm6                                        ;   709.5 p5      42 t
        vpxor ymm0, ymm9, ymm11                                       ;   708.5 p0      42 t
        vpand ymm10, ymm10, ymm0                                      ;   709.5 p1      42 t
        vpxor ymm1, ymm1, ymm0                                        ;   709.5 p5      42 t
        vpand ymm2, ymm13, ymm1                                       ;   710.5 p0      42 t
        vpxor ymm8, ymm8, ymm2                                        ;   711.5 p1      42 t
        vmovdqa ymm2, ymm12                                           ;   698.2         42 t copy
        vpxor ymm6, ymm6, ymm10                                       ;   710.5 p5      42 t
        vmovdqu ymm10, [rbp + 8864]                                   ;   694.0 p2      40 t reload
        vmovdqu [rbp + 12960], ymm9                                   ;   704.5 p7+p4   42 t spill
        vpor ymm9, ymm5, ymm10                                        ;   710.0 p0      42 t
        vpxor ymm9, ymm9, ymm7                                        ;   711.5 p1      42 t
        vpxor ymm7, ymm14, ymm11                                      ;   710.5 p5      42 t
        vpand ymm2, ymm2, ymm7                                        ;   711.5 p0      42 t
        vpxor ymm6, ymm6, ymm2                                        ;   712.5 p1      42 t
        vpxor ymm9, ymm9, ymm2                                        ;   712.5 p5      42 t
        vpand ymm2, ymm4, ymm8                                        ;   712.5 p0      42 t
        vpxor ymm9, ymm9, ymm2                                        ;   713.5 p1      42 t
        vpxor ymm10, ymm8, ymm9                                       ;   714.5 p5      42 t
        vpor ymm2, ymm2, ymm10                                        ;   715.5 p0      42 t
        vpand ymm9, ymm9, ymm6                                        ;   714.5 p1      42 t
        vpxor ymm4, ymm4, ymm9                                        ;   715.5 p5      42 t
        vpxor ymm2, ymm2, ymm4                                        ;   716.5 p0      42 t
        vpand ymm7, ymm7, ymm2                                        ;   717.5 p1      42 t
        vpand ymm9, ymm6, ymm4                                        ;   716.5 p5      42 t
        vpxor ymm8, ymm8, ymm9                                        ;   717.5 p0      42 t
        vpand ymm4, ymm4, ymm8                                        ;   718.5 p1      42 t
        vpxor ymm6, ymm6, ymm4                                        ;   719.5 p5      42 t
        vpor ymm4, ymm2, ymm8                                         ;   718.5 p0      42 t
        vpxor ymm10, ymm10, ymm4                                      ;   719.5 p1      42 t
        vpand ymm12, ymm12, ymm2                                      ;   717.5 p5      42 t
        vpand ymm15, ymm15, ymm10                                     ;   720.5 p0      42 t
        vpxor ymm4, ymm2, ymm8                                        ;   718.5 p1      42 t
        vpand ymm1, ymm1, ymm4                                        ;   719.5 p5      42 t
        vpand ymm13, ymm13, ymm4                                      ;   719.5 p0      42 t
        vpxor ymm4, ymm4, ymm10                                       ;   720.5 p1      42 t
        vpand ymm0, ymm0, ymm4                                        ;   721.5 p5      42 t
        vpxor ymm1, ymm1, ymm0                                        ;   722.5 p0      42 t
        vpand ymm9, ymm10, [rbp + 12896]                              ;   720.5 p1+p3   42 t
        vpxor ymm0, ymm0, ymm9                                        ;   722.5 p5      42 t
        vpxor ymm10, ymm10, ymm6                                      ;   720.5 p0      42 t
        vpxor ymm2, ymm2, ymm10                                       ;   721.5 p1      42 t
        vpand ymm9, ymm6, [rbp + 11040]                               ;   720.5 p5+p2   42 t
        vpand ymm14, ymm14, ymm10                                     ;   721.5 p0      42 t
        vpand ymm11, ymm11, ymm2                                      ;   722.5 p1      42 t
        vpand ymm10, ymm10, [rbp + 12832]                             ;   721.5 p5+p3   42 t
        vpxor ymm10, ymm10, ymm13                                     ;   722.5 p0      42 t
        vmovdqu [rbp + 12832], ymm11                                  ;   723.5 p7+p4   42 t spill
        vpand ymm11, ymm6, [rbp + 10976]                              ;   722.2 p1+p2   42 t
        vpxor ymm13, ymm13, ymm11                                     ;   723.2 p5      42 t
        vpxor ymm6, ymm6, ymm8                                        ;   723.0 p0      42 t
        vpand ymm3, ymm3, ymm6                                        ;   724.0 p1      42 t
        vpand ymm5, ymm5, ymm8                                        ;   723.5 p5      42 t
        vpand ymm2, ymm2, [rbp + 12864]                               ;   724.0 p0+p3   42 t
        vpand ymm6, ymm6, [rbp + 12960]                               ;   724.2 p1+p2   42 t
        vpxor ymm14, ymm14, ymm7                                      ;   724.5 p5      42 t
        vpxor ymm14, ymm14, ymm1                                      ;   725.5 p0      42 t
        vpxor ymm15, ymm15, ymm13                                     ;   725.2 p1      42 t
        vpxor ymm15, ymm15, ymm3                                      ;   726.2 p5      42 t
        vpxor ymm3, ymm3, ymm2                                        ;   726.0 p0      42 t
        vpxor ymm3, ymm3, ymm10                                       ;   727.0 p1      42 t
        vpand ymm8, ymm8, [rbp + 8864]                                ;   726.5 p5+p3   42 t
        vpxor ymm5, ymm5, ymm15                                       ;   727.2 p0      42 t
        vpand ymm4, ymm4, [rbp + 12928]                               ;   727.2 p1+p2   42 t
        vpxor ymm9, ymm9, ymm1                                        ;   727.5 p5      42 t
        vpxor ymm9, ymm9, ymm5                                        ;   728.5 p0      42 t
        vpxor ymm12, ymm12, ymm10                                     ;   728.2 p1      42 t
        vpxor ymm8, ymm8, ymm3                                        ;   728.5 p5      42 t
        vpxor ymm8, ymm8, ymm5                                        ;   729.5 p0      42 t
        vpxor ymm12, ymm12, ymm8                                      ;   730.5 p1      42 t
        vpxor ymm6, ymm6, ymm5                                        ;   729.5 p5      42 t
        vpxor ymm6, ymm6, ymm0                                        ;   730.5 p0      42 t
        vpxor ymm4, ymm4, ymm8                                        ;   730.5 p1      42 t
        vpxor ymm1, ymm9, ymm6                                        ;   731.5 p5      42 t
        vpxor ymm1, ymm1, ymm12                                       ;   732.5 p0      42 t
        vmovdqu ymm2, [rbp + 11360]                                   ;   710.8 p3      41 t
        vpxor ymm2, ymm2, [rbp + 12512]                               ;   731.2 p1+p2   41 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256]       ;   711.8 p3      41 t reload
        vpxor ymm2, ymm2, ymm5                                        ;   732.2 p5      41 t
        vmovdqu ymm8, [rbp + 11616]                                   ;   712.0 p2      23 t reload
        vpxor ymm10, ymm4, ymm8                                       ;   732.0 p0      41 t
        vpxor ymm10, ymm10, ymm1                                      ;   733.5 p1      41 t
        vmovdqu ymm11, [rbp + 8416]                                   ;   712.8 p3      41 t reload
        vmovdqu [rbp + 11616], ymm6                                   ;   731.5 p7+p4   42 t spill
        vpxor ymm6, ymm2, ymm11                                       ;   733.2 p5      41 t
        vpxor ymm11, ymm11, [rbp + 12800]                             ;   733.0 p0+p2   41 t
        vpxor ymm8, ymm8, ymm11                                       ;   734.0 p1      41 t
        vmovdqu [rbp + 12800], ymm4                                   ;   731.5 p3+p4   42 t spill
        vpxor ymm4, ymm10, [rbp + 11456]                              ;   734.5 p5+p2   41 t
        vmovdqu [rbp + 8416], ymm1                                    ;   733.5 p7+p4   42 t spill
        vmovdqa ymm1, ymm6                                            ;   734.2         41 t copy
        vmovdqu [rbp + 12512], ymm6                                   ;   734.2 p3+p4   41 t spill
        vmovdqu ymm6, [rbp + 11456]                                   ;   715.2 p2      41 t
        vpxor ymm6, ymm6, [rbp + 12288]                               ;   734.0 p0+p3   41 t
        vpxor ymm6, ymm6, [rbp + 12256]                               ;   735.0 p1+p2   41 t
        vpxor ymm1, ymm1, ymm6                                        ;   736.0 p5      41 t
        vpxor ymm6, ymm6, [rbp + 11360]                               ;   736.0 p0+p3   41 t
        vpxor ymm10, ymm10, ymm6                                      ;   737.0 p1      41 t
        vpxor ymm2, ymm2, ymm8                                        ;   735.5 p5      41 t
        vpxor ymm11, ymm11, ymm4                                      ;   736.0 p0      41 t
        vpxor ymm12, ymm12, [rbp + 11712]                             ;   736.2 p1+p2   41 t
        vpxor ymm12, ymm12, ymm5                                      ;   737.2 p5      41 t
        vmovdqu [rbp + 11360], ymm6                                   ;   737.0 p7+p4   41 t spill
        vpxor ymm6, ymm12, [rbp + 11840]                              ;   738.2 p0+p3   41 t
        vmovdqu [rbp + 11456], ymm4                                   ;   735.5 p2+p4   41 t spill
        vmovdqu ymm4, [rbp + 11968]                                   ;   718.8 p3      41 t
        vpxor ymm4, ymm4, [rbp + 10080]                               ;   737.2 p1+p2   41 t
        vpxor ymm4, ymm4, [rbp + 12480]                               ;   738.2 p5+p3   41 t
        vpxor ymm4, ymm4, [rbp + 12416]                               ;   739.2 p0+p2   41 t
        vpxor ymm4, ymm4, [rbp + 12320]                               ;   740.2 p1+p3   41 t
        vpxor ymm4, ymm4, ymm5                                        ;   741.2 p5      41 t
        vmovdqu [rbp + 12320], ymm8                                   ;   735.0 p7+p4   41 t spill
        vpxor ymm8, ymm4, [rbp + 11680]                               ;   742.2 p0+p2   41 t
        vmovdqu [rbp + 12416], ymm11                                  ;   737.0 p7+p4   41 t spill
        vmovdqa ymm11, ymm8                                           ;   743.2         41 t copy
        vmovdqu [rbp + 12480], ymm8                                   ;   743.2 p3+p4   41 t spill
        vmovdqu ymm8, [rbp + 11840]                                   ;   722.2 p2      41 t
        vpxor ymm8, ymm8, [rbp + 12224]                               ;   739.2 p1+p3   41 t
        vpxor ymm8, ymm8, ymm5                                        ;   740.2 p5      41 t
        vpxor ymm11, ymm11, ymm8                                      ;   743.2 p0      41 t
        vpxor ymm8, ymm8, [rbp + 11968]                               ;   741.2 p1+p2   41 t
        vpxor ymm12, ymm12, ymm8                                      ;   742.2 p5      41 t
        vmovdqu [rbp + 11968], ymm8                                   ;   742.2 p7+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   739.2         41 t copy
        vmovdqu [rbp + 12224], ymm6                                   ;   739.2 p7+p4   41 t spill
        vmovdqu ymm6, [rbp + 11680]                                   ;   723.8 p3      41 t
        vpxor ymm6, ymm6, [rbp + 12768]                               ;   741.0 p0+p2   41 t
        vpxor ymm6, ymm6, [rbp + 12736]                               ;   742.0 p1+p3   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   743.0 p5      41 t
        vpxor ymm0, ymm0, ymm7                                        ;   742.0 p0      41 t
        vpxor ymm0, ymm0, ymm9                                        ;   743.0 p1      41 t
        vmovdqu ymm7, [rbp + 10592]                                   ;   725.2 p2      23 t reload
        vpxor ymm0, ymm0, ymm7                                        ;   744.0 p5      41 t
        vpxor ymm0, ymm0, [rbp + 12832]                               ;   745.0 p0+p3   41 t
        vpxor ymm0, ymm0, ymm5                                        ;   746.0 p1      41 t
        vpxor ymm6, ymm6, [rbp + 11712]                               ;   743.5 p5+p2   41 t
        vpxor ymm4, ymm4, ymm6                                        ;   744.5 p0      41 t
        vmovdqu ymm9, [rbp + 10624]                                   ;   726.8 p3      22 t reload
        vmovdqu [rbp + 10592], ymm6                                   ;   744.5 p7+p4   41 t spill
        vpxor ymm6, ymm0, ymm9                                        ;   747.0 p1      41 t
        vpxor ymm9, ymm9, [rbp + 11552]                               ;   744.5 p5+p2   41 t
        vpxor ymm9, ymm9, [rbp + 10752]                               ;   745.5 p0+p3   41 t
        vpxor ymm9, ymm9, [rbp + 8544]                                ;   746.5 p1+p2   41 t
        vpxor ymm9, ymm9, [rbp + 12096]                               ;   747.5 p5+p3   41 t
        vpxor ymm9, ymm9, ymm5                                        ;   748.5 p0      41 t
        vmovdqu [rbp + 12096], ymm8                                   ;   744.0 p7+p4   41 t spill
        vpxor ymm8, ymm9, [rbp + 11296]                               ;   749.5 p1+p2   41 t
        vmovdqu [rbp + 8544], ymm4                                    ;   745.5 p7+p4   41 t spill
        vmovdqu ymm4, [rbp + 11296]                                   ;   729.8 p3      41 t
        vpxor ymm4, ymm4, [rbp + 11200]                               ;   746.5 p5+p2   41 t
        vpxor ymm4, ymm4, ymm5                                        ;   747.5 p0      41 t
        vpxor ymm0, ymm0, ymm8                                        ;   750.5 p1      41 t
        vmovdqu [rbp + 11200], ymm8                                   ;   750.5 p7+p4   41 t spill
        vpxor ymm8, ymm4, [rbp + 11424]                               ;   748.5 p5+p3   41 t
        vpxor ymm9, ymm9, ymm8                                        ;   749.5 p0      41 t
        vmovdqu [rbp + 11296], ymm8                                   ;   749.5 p2+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   748.0         41 t copy
        vmovdqu [rbp + 10752], ymm6                                   ;   748.0 p7+p4   41 t spill
        vmovdqu ymm6, [rbp + 11424]                                   ;   731.8 p3      41 t
        vpxor ymm6, ymm6, [rbp + 11104]                               ;   748.2 p1+p2   41 t
        vpxor ymm6, ymm6, ymm5                                        ;   749.2 p5      41 t
        vpxor ymm7, ymm7, ymm6                                        ;   750.2 p0      41 t
        vpxor ymm8, ymm8, ymm6                                        ;   750.2 p1      41 t
        vpxor ymm4, ymm4, ymm7                                        ;   751.2 p5      41 t
        vmovdqu ymm6, [rbp + 10368]                                   ;   733.0 p3      23 t reload
        vpxor ymm15, ymm15, ymm6                                      ;   750.0 p0      41 t
        vpxor ymm15, ymm15, ymm5                                      ;   751.0 p1      41 t
        vmovdqu [rbp + 10368], ymm7                                   ;   751.2 p7+p4   41 t spill
        vpxor ymm7, ymm15, [rbp + 8512]                               ;   752.0 p5+p2   41 t
        vmovdqu [rbp + 11104], ymm8                                   ;   751.2 p3+p4   41 t spill
        vmovdqu ymm8, [rbp + 10240]                                   ;   735.0 p2      41 t
        vpxor ymm8, ymm8, [rbp + 10144]                               ;   751.0 p0+p3   41 t
        vpxor ymm8, ymm8, [rbp + 12352]                               ;   752.0 p1+p2   41 t
        vpxor ymm8, ymm8, [rbp + 11136]                               ;   753.0 p5+p3   41 t
        vmovdqu [rbp + 12352], ymm4                                   ;   752.2 p7+p4   41 t spill
        vpxor ymm4, ymm8, [rbp + 9536]                                ;   754.0 p0+p2   41 t
        vmovdqu [rbp + 10144], ymm2                                   ;   736.8 p7+p4   41 t spill
        vmovdqa ymm2, ymm4                                            ;   755.0         41 t copy
        vmovdqu [rbp + 11424], ymm4                                   ;   755.0 p3+p4   41 t spill
        vmovdqu ymm4, [rbp + 8512]                                    ;   738.0 p2      41 t
        vpxor ymm4, ymm4, [rbp + 12160]                               ;   752.2 p1+p3   41 t
        vpxor ymm4, ymm4, ymm5                                        ;   753.2 p5      41 t
        vpxor ymm2, ymm2, ymm4                                        ;   755.0 p0      41 t
        vpxor ymm4, ymm4, [rbp + 10240]                               ;   754.2 p1+p2   41 t
        vpxor ymm15, ymm15, ymm4                                      ;   755.2 p5      41 t
        vmovdqu [rbp + 10240], ymm4                                   ;   755.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm7                                            ;   753.0         41 t copy
        vmovdqu [rbp + 12160], ymm7                                   ;   753.0 p3+p4   41 t spill
        vmovdqu ymm7, [rbp + 9536]                                    ;   740.0 p2      41 t
        vpxor ymm7, ymm7, [rbp + 12576]                               ;   754.0 p0+p3   41 t
        vpxor ymm7, ymm7, [rbp + 12544]                               ;   755.0 p1+p2   41 t
        vpxor ymm7, ymm7, [rbp + 12608]                               ;   756.0 p5+p3   41 t
        vpxor ymm7, ymm7, [rbp + 12672]                               ;   757.0 p0+p2   41 t
        vpxor ymm7, ymm7, ymm5                                        ;   758.0 p1      41 t
        vpxor ymm6, ymm6, ymm7                                        ;   759.0 p5      41 t
        vpxor ymm4, ymm4, ymm7                                        ;   759.0 p0      41 t
        vpxor ymm8, ymm8, ymm6                                        ;   760.0 p1      41 t
        vpxor ymm3, ymm3, ymm13                                       ;   756.5 p5      41 t
        vpxor ymm3, ymm3, ymm14                                       ;   757.5 p0      41 t
        vmovdqu ymm7, [rbp + 11808]                                   ;   742.2 p3      23 t reload
        vpxor ymm3, ymm3, ymm7                                        ;   758.5 p1      41 t
        vmovdqu ymm13, [rbp + 11936]                                  ;   743.0 p2      22 t reload
        vmovdqu [rbp + 11808], ymm6                                   ;   760.0 p7+p4   41 t spill
        vpxor ymm6, ymm3, ymm13                                       ;   759.5 p5      41 t
        vpxor ymm13, ymm13, [rbp + 12128]                             ;   758.0 p0+p3   41 t
        vpxor ymm13, ymm13, [rbp + 12192]                             ;   759.0 p1+p2   41 t
        vpxor ymm13, ymm13, [rbp + 11328]                             ;   760.0 p5+p3   41 t
        vmovdqu [rbp + 12192], ymm4                                   ;   760.0 p7+p4   41 t spill
        vpxor ymm4, ymm13, [rbp + 12064]                              ;   761.0 p0+p2   41 t
        vmovdqu [rbp + 12128], ymm8                                   ;   761.0 p7+p4   41 t spill
        vmovdqu ymm8, [rbp + 12064]                                   ;   745.2 p3      41 t
        vpxor ymm8, ymm8, [rbp + 11136]                               ;   759.2 p1+p2   41 t
        vpxor ymm8, ymm8, [rbp + 12448]                               ;   760.2 p5+p3   41 t
        vpxor ymm8, ymm8, ymm5                                        ;   761.2 p0      41 t
        vpxor ymm3, ymm3, ymm4                                        ;   762.0 p1      41 t
        vmovdqu [rbp + 11136], ymm4                                   ;   762.0 p7+p4   41 t spill
        vpxor ymm4, ymm8, [rbp + 11584]                               ;   762.2 p5+p2   41 t
        vpxor ymm13, ymm13, ymm4                                      ;   763.2 p0      41 t
        vmovdqu [rbp + 12064], ymm4                                   ;   763.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm6                                            ;   760.5         41 t copy
        vmovdqu [rbp + 11936], ymm6                                   ;   760.5 p3+p4   41 t spill
        vmovdqu ymm6, [rbp + 11584]                                   ;   748.0 p2      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   761.2 p1      41 t
        vpxor ymm6, ymm6, [rbp + 12640]                               ;   762.2 p5+p3   41 t
        vpxor ymm7, ymm7, ymm6                                        ;   763.2 p0      41 t
        vpxor ymm4, ymm4, ymm6                                        ;   763.2 p1      41 t
        vpxor ymm8, ymm8, ymm7                                        ;   764.2 p5      41 t
        vpxor ymm14, ymm14, ymm5                                      ;   763.0 p0      41 t
        vmovdqu ymm6, [rbp + 11776]                                   ;   749.0 p2      23 t reload
        vpxor ymm14, ymm14, ymm6                                      ;   764.0 p1      41 t
        vpxor ymm14, ymm14, [rbp + 8416]                              ;   765.0 p5+p3   41 t
        vmovdqu [rbp + 11776], ymm7                                   ;   764.2 p7+p4   41 t spill
        vpxor ymm7, ymm14, [rbp + 11904]                              ;   766.0 p0+p2   41 t
        vmovdqu [rbp + 8416], ymm4                                    ;   764.2 p3+p4   41 t spill
        vmovdqu ymm4, [rbp + 12032]                                   ;   751.0 p2      41 t
        vpxor ymm4, ymm4, ymm5                                        ;   764.2 p1      41 t
        vpxor ymm4, ymm4, [rbp + 11232]                               ;   765.2 p5+p3   41 t
        vmovdqu [rbp + 12640], ymm8                                   ;   765.2 p7+p4   41 t spill
        vpxor ymm8, ymm4, [rbp + 11648]                               ;   766.2 p0+p2   41 t
        vmovdqu [rbp + 11584], ymm13                                  ;   764.2 p7+p4   41 t spill
        vmovdqa ymm13, ymm8                                           ;   767.2         41 t copy
        vmovdqu [rbp + 12672], ymm8                                   ;   767.2 p3+p4   41 t spill
        vmovdqu ymm8, [rbp + 11904]                                   ;   753.0 p2      41 t
        vpxor ymm8, ymm8, ymm5                                        ;   765.2 p1      41 t
        vpxor ymm8, ymm8, [rbp + 11328]                               ;   766.2 p5+p3   41 t
        vpxor ymm8, ymm8, [rbp + 12288]                               ;   767.2 p0+p2   41 t
        vpxor ymm13, ymm13, ymm8                                      ;   768.2 p1      41 t
        vpxor ymm8, ymm8, [rbp + 12032]                               ;   768.2 p5+p3   41 t
        vpxor ymm14, ymm14, ymm8                                      ;   769.2 p0      41 t
        vmovdqu [rbp + 12032], ymm8                                   ;   769.2 p7+p4   41 t spill
        vmovdqa ymm8, ymm7                                            ;   767.0         41 t copy
        vmovdqu [rbp + 12288], ymm7                                   ;   767.0 p2+p4   41 t spill
        vmovdqu ymm7, [rbp + 11648]                                   ;   755.5 p3      41 t
        vpxor ymm7, ymm7, [rbp + 12704]                               ;   767.2 p1+p2   41 t
        vpxor ymm7, ymm7, [rbp + 11168]                               ;   768.2 p5+p3   41 t
        vpxor ymm7, ymm7, [rbp + 11072]                               ;   769.2 p0+p2   41 t
        vpxor ymm6, ymm6, ymm7                                        ;   770.2 p1      41 t
        vpxor ymm8, ymm8, ymm7                                        ;   770.2 p5      41 t
        vpxor ymm4, ymm4, ymm6                                        ;   771.2 p0      41 t
        vmovdqu ymm7, [rbp + 12000]                                   ;   757.5 p3      41 t
        vpxor ymm7, ymm7, [rbp + 12384]                               ;   769.2 p1+p2   41 t
        vmovdqu [rbp + 12384], ymm6                                   ;   771.2 p7+p4   41 t spill
        vpxor ymm6, ymm7, [rbp + 11520]                               ;   770.2 p5+p3   41 t
        vmovdqu [rbp + 11168], ymm8                                   ;   771.2 p7+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   771.2         41 t copy
        vmovdqu [rbp + 12704], ymm6                                   ;   771.2 p2+p4   41 t spill
        vmovdqu ymm6, [rbp + 11872]                                   ;   759.5 p3      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   770.0 p0      41 t
        vpxor ymm6, ymm6, [rbp + 12256]                               ;   771.0 p1+p2   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   772.0 p5      41 t
        vpxor ymm6, ymm6, [rbp + 12000]                               ;   772.0 p0+p3   41 t
        vmovdqu [rbp + 12000], ymm4                                   ;   772.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm6                                            ;   773.0         41 t copy
        vmovdqu [rbp + 12256], ymm6                                   ;   773.0 p7+p4   41 t spill
        vmovdqu ymm6, [rbp + 11744]                                   ;   761.0 p2      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   771.2 p1      41 t
        vpxor ymm6, ymm6, [rbp + 12800]                               ;   772.2 p5+p3   41 t
        vpxor ymm4, ymm4, ymm6                                        ;   773.2 p0      41 t
        vpxor ymm6, ymm6, [rbp + 11872]                               ;   773.2 p1+p2   41 t
        vmovdqu [rbp + 11872], ymm8                                   ;   773.0 p7+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   774.2         41 t copy
        vmovdqu [rbp + 12800], ymm6                                   ;   774.2 p3+p4   41 t spill
        vmovdqu ymm6, [rbp + 11520]                                   ;   763.0 p2      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   772.5 p5      41 t
        vpxor ymm6, ymm6, [rbp + 11072]                               ;   773.5 p0+p3   41 t
        vpxor ymm6, ymm6, [rbp + 12768]                               ;   774.5 p1+p2   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   775.5 p5      41 t
        vpxor ymm6, ymm6, [rbp + 11744]                               ;   775.5 p0+p3   41 t
        vpxor ymm7, ymm7, ymm6                                        ;   776.5 p1      41 t
        vpxor ymm5, ymm5, [rbp + 11488]                               ;   774.5 p5+p2   41 t
        vpxor ymm5, ymm5, [rbp + 12736]                               ;   775.5 p0+p3   41 t
        vmovdqu [rbp + 12736], ymm6                                   ;   776.5 p7+p4   41 t spill
        vpxor ymm6, ymm5, [rbp + 11392]                               ;   776.5 p1+p2   41 t
        vmovdqu [rbp + 11744], ymm8                                   ;   776.5 p7+p4   41 t spill
        vmovdqu ymm8, [rbp + 8448]                                    ;   766.5 p3      41 t
        vpxor ymm8, ymm8, [rbp + 12448]                               ;   775.5 p5+p2   41 t
        vpxor ymm8, ymm8, [rbp + 11232]                               ;   776.5 p0+p3   41 t
        vmovdqu [rbp + 11232], ymm7                                   ;   777.5 p7+p4   41 t spill
        vpxor ymm7, ymm8, [rbp + 11488]                               ;   777.5 p1+p2   41 t
        vmovdqu [rbp + 11488], ymm13                                  ;   769.2 p7+p4   41 t spill
        vmovdqa ymm13, ymm7                                           ;   778.5         41 t copy
        vmovdqu [rbp + 12448], ymm7                                   ;   778.5 p3+p4   41 t spill
        vmovdqu ymm7, [rbp + 9440]                                    ;   769.0 p2      41 t
        vpxor ymm7, ymm7, [rbp + 11264]                               ;   776.5 p5+p3   41 t
        vpxor ymm13, ymm13, ymm7                                      ;   778.5 p0      41 t
        vpxor ymm7, ymm7, [rbp + 8448]                                ;   777.5 p1+p2   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   777.5 p5      41 t
        vmovdqu [rbp + 8448], ymm6                                    ;   777.5 p7+p4   41 t spill
        vmovdqa ymm6, ymm7                                            ;   778.5         41 t copy
        vmovdqu [rbp + 11264], ymm7                                   ;   778.5 p7+p4   41 t spill
        vmovdqu ymm7, [rbp + 11392]                                   ;   770.5 p3      41 t
        vpxor ymm7, ymm7, [rbp + 11616]                               ;   778.0 p0+p2   41 t
        vpxor ymm6, ymm6, ymm7                                        ;   779.0 p1      41 t
        vpxor ymm7, ymm7, [rbp + 9440]                                ;   779.0 p5+p3   41 t
        vpxor ymm5, ymm5, ymm7                                        ;   780.0 p0      41 t
        vmovdqu [rbp + 9440], ymm7                                    ;   780.0 p7+p4   41 t spill
        vpxor ymm7, ymm10, [rbp + 9216]                               ;   779.2 p1+p2   62 t
        vmovdqu [rbp + 9216], ymm7                                    ;   780.2 p7+p4   62 t spill
        vpxor ymm7, ymm12, [rbp + 8288]                               ;   779.5 p5+p3   62 t
        vmovdqu [rbp + 8288], ymm7                                    ;   780.5 p7+p4   62 t spill
        vpxor ymm7, ymm0, [rbp + 8960]                                ;   780.0 p0+p2   62 t
        vmovdqu [rbp + 8960], ymm7                                    ;   781.0 p3+p4   62 t spill
        vpxor ymm7, ymm15, [rbp + 8064]                               ;   780.2 p1+p2   62 t
        vmovdqu [rbp + 8064], ymm7                                    ;   781.2 p7+p4   62 t spill
        vpxor ymm7, ymm3, [rbp + 8096]                                ;   780.5 p5+p3   62 t
        vmovdqu [rbp + 8096], ymm7                                    ;   781.5 p7+p4   62 t spill
        vpxor ymm7, ymm14, [rbp + 8128]                               ;   781.0 p0+p2   62 t
        vmovdqu [rbp + 8128], ymm7                                    ;   782.0 p3+p4   62 t spill
        vpxor ymm7, ymm4, [rbp + 9056]                                ;   781.2 p1+p2   62 t
        vmovdqu [rbp + 9056], ymm7                                    ;   782.2 p7+p4   62 t spill
        vpxor ymm7, ymm1, [rbp + 8160]                                ;   781.5 p5+p3   62 t
        vmovdqu [rbp + 8160], ymm7                                    ;   782.5 p7+p4   62 t spill
        vpxor ymm7, ymm11, [rbp + 9376]                               ;   782.0 p0+p2   62 t
        vmovdqu [rbp + 9376], ymm7                                    ;   783.0 p3+p4   62 t spill
        vpxor ymm7, ymm9, [rbp + 8192]                                ;   782.2 p1+p2   62 t
        vmovdqu [rbp + 8192], ymm7                                    ;   783.2 p7+p4   62 t spill
        vpxor ymm7, ymm6, [rbp + 9344]                                ;   782.5 p5+p3   62 t
        vmovdqu [rbp + 9344], ymm7                                    ;   783.5 p7+p4   62 t spill
        vpxor ymm7, ymm2, [rbp + 8224]                                ;   783.0 p0+p2   62 t
        vmovdqu [rbp + 8224], ymm7                                    ;   784.0 p3+p4   62 t spill
        vpxor ymm7, ymm13, [rbp + 6496]                               ;   783.2 p1+p2   62 t
        vmovdqu [rbp + 11616], ymm7                                   ;   784.8 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11584]                                   ;   780.5 p3      62 t
        vpxor ymm7, ymm7, [rbp + 8256]                                ;   786.5 p5+p2   62 t
        vmovdqu [rbp + 8256], ymm7                                    ;   787.5 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11488]                                   ;   781.5 p3      62 t
        vpxor ymm7, ymm7, [rbp + 9312]                                ;   787.5 p0+p2   62 t
        vmovdqu [rbp + 9312], ymm7                                    ;   788.5 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11872]                                   ;   782.5 p3      62 t
        vpxor ymm7, ymm7, [rbp + 6464]                                ;   788.5 p1+p2   62 t
        vmovdqu [rbp + 11392], ymm7                                   ;   789.5 p7+p4   62 t spill
        vpxor ymm7, ymm8, [rbp + 6752]                                ;   784.5 p5+p3   62 t
        vmovdqu [rbp + 12768], ymm7                                   ;   788.8 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 10144]                                   ;   784.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 6528]                                ;   790.0 p0+p3   62 t
        vmovdqu [rbp + 11072], ymm7                                   ;   791.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 8544]                                    ;   785.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 6560]                                ;   791.0 p1+p3   62 t
        vmovdqu [rbp + 11520], ymm7                                   ;   792.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12352]                                   ;   786.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 6592]                                ;   792.0 p5+p3   62 t
        vmovdqu [rbp + 11648], ymm7                                   ;   793.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12128]                                   ;   787.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 6624]                                ;   793.0 p0+p3   62 t
        vmovdqu [rbp + 11328], ymm7                                   ;   794.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12640]                                   ;   788.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 6656]                                ;   794.0 p1+p3   62 t
        vmovdqu [rbp + 11904], ymm7                                   ;   795.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12000]                                   ;   789.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 6688]                                ;   795.0 p5+p3   62 t
        vmovdqu [rbp + 12608], ymm7                                   ;   796.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11232]                                   ;   790.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 6720]                                ;   796.0 p0+p3   62 t
        vpxor ymm1, ymm1, [rbp + 7040]                                ;   791.0 p1+p2   62 t
        vpxor ymm1, ymm1, [rbp + 12320]                               ;   792.0 p5+p3   62 t
        vmovdqu [rbp + 12320], ymm1                                   ;   795.8 p7+p4   62 t spill
        vpxor ymm1, ymm5, [rbp + 7008]                                ;   792.0 p0+p2   62 t
        vmovdqu [rbp + 12544], ymm1                                   ;   796.8 p7+p4   62 t spill
        vmovdqu ymm1, [rbp + 12416]                                   ;   792.5 p3      62 t
        vpxor ymm1, ymm1, [rbp + 6784]                                ;   798.5 p1+p2   62 t
        vpxor ymm11, ymm11, [rbp + 7072]                              ;   793.5 p5+p3   62 t
        vpxor ymm11, ymm11, [rbp + 10592]                             ;   794.5 p0+p2   62 t
        vmovdqu [rbp + 10592], ymm11                                  ;   797.8 p7+p4   62 t spill
        vmovdqu ymm11, [rbp + 12096]                                  ;   794.5 p3      62 t
        vpxor ymm11, ymm11, [rbp + 6816]                              ;   800.5 p1+p2   62 t
        vpxor ymm9, ymm9, [rbp + 7104]                                ;   795.5 p5+p3   62 t
        vpxor ymm9, ymm9, [rbp + 10368]                               ;   796.5 p0+p2   62 t
        vmovdqu [rbp + 10368], ymm9                                   ;   798.8 p7+p4   62 t spill
        vmovdqu ymm9, [rbp + 11104]                                   ;   796.5 p3      62 t
        vpxor ymm9, ymm9, [rbp + 6848]                                ;   802.5 p1+p2   62 t
        vpxor ymm2, ymm2, [rbp + 7136]                                ;   797.5 p5+p3   62 t
        vpxor ymm2, ymm2, [rbp + 11808]                               ;   798.5 p0+p2   62 t
        vmovdqu [rbp + 11808], ymm2                                   ;   799.8 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 12192]                                   ;   798.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 6880]                                ;   804.5 p1+p2   62 t
        vmovdqu [rbp + 12576], ymm2                                   ;   805.5 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 8416]                                    ;   799.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 6912]                                ;   805.5 p5+p2   62 t
        vmovdqu [rbp + 9536], ymm2                                    ;   806.5 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 11168]                                   ;   800.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 6944]                                ;   806.5 p0+p2   62 t
        vmovdqu [rbp + 8512], ymm2                                    ;   807.5 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 11744]                                   ;   801.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 6976]                                ;   807.5 p1+p2   62 t
        vpxor ymm13, ymm13, [rbp + 7264]                              ;   802.5 p5+p3   62 t
        vpxor ymm13, ymm13, [rbp + 8448]                              ;   803.5 p0+p2   62 t
        vmovdqu [rbp + 8448], ymm13                                   ;   804.5 p7+p4   62 t spill
        vmovdqu ymm13, [rbp + 11776]                                  ;   803.5 p3      62 t
        vpxor ymm13, ymm13, [rbp + 7168]                              ;   809.5 p1+p2   62 t
        vpxor ymm13, ymm13, [rbp + 11584]                             ;   810.5 p5+p3   62 t
        vmovdqu [rbp + 11584], ymm13                                  ;   811.5 p7+p4   62 t spill
        vmovdqu ymm13, [rbp + 12384]                                  ;   805.0 p2      62 t
        vpxor ymm13, ymm13, [rbp + 7200]                              ;   811.0 p0+p3   62 t
        vpxor ymm13, ymm13, [rbp + 11488]                             ;   812.0 p1+p2   62 t
        vmovdqu [rbp + 11488], ymm13                                  ;   813.0 p7+p4   62 t spill
        vmovdqu ymm13, [rbp + 12736]                                  ;   806.5 p3      62 t
        vpxor ymm13, ymm13, [rbp + 7232]                              ;   812.5 p5+p2   62 t
        vpxor ymm13, ymm13, [rbp + 11872]                             ;   813.5 p0+p3   62 t
        vpxor ymm8, ymm8, [rbp + 7520]                                ;   808.0 p1+p2   62 t
        vpxor ymm8, ymm8, [rbp + 9440]                                ;   809.0 p5+p3   62 t
        vmovdqu [rbp + 9440], ymm8                                    ;   810.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 11456]                                   ;   809.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 7296]                                ;   815.0 p0+p3   62 t
        vpxor ymm8, ymm8, [rbp + 10144]                               ;   816.0 p1+p2   62 t
        vmovdqu [rbp + 10144], ymm8                                   ;   817.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12224]                                   ;   810.5 p3      62 t
        vpxor ymm8, ymm8, [rbp + 7328]                                ;   816.5 p5+p2   62 t
        vpxor ymm8, ymm8, [rbp + 8544]                                ;   817.5 p0+p3   62 t
        vmovdqu [rbp + 8544], ymm8                                    ;   818.5 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 10752]                                   ;   812.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 7360]                                ;   818.0 p1+p3   62 t
        vpxor ymm8, ymm8, [rbp + 12352]                               ;   819.0 p5+p2   62 t
        vmovdqu [rbp + 12352], ymm8                                   ;   820.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12160]                                   ;   813.5 p3      62 t
        vpxor ymm8, ymm8, [rbp + 7392]                                ;   819.5 p0+p2   62 t
        vpxor ymm8, ymm8, [rbp + 12128]                               ;   820.5 p1+p3   62 t
        vmovdqu [rbp + 12128], ymm8                                   ;   821.5 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 11936]                                   ;   815.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 7424]                                ;   821.0 p5+p3   62 t
        vpxor ymm8, ymm8, [rbp + 12640]                               ;   822.0 p0+p2   62 t
        vmovdqu [rbp + 12640], ymm8                                   ;   823.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12288]                                   ;   816.5 p3      62 t
        vpxor ymm8, ymm8, [rbp + 7456]                                ;   822.5 p1+p2   62 t
        vpxor ymm8, ymm8, [rbp + 12000]                               ;   823.5 p5+p3   62 t
        vmovdqu [rbp + 12000], ymm8                                   ;   824.5 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12800]                                   ;   818.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 7488]                                ;   824.0 p0+p3   62 t
        vpxor ymm8, ymm8, [rbp + 11232]                               ;   825.0 p1+p2   62 t
        vpxor ymm5, ymm5, [rbp + 7776]                                ;   819.5 p5+p3   62 t
        vpxor ymm5, ymm5, [rbp + 11264]                               ;   820.5 p0+p2   62 t
        vpxor ymm10, ymm10, [rbp + 7808]                              ;   820.5 p1+p3   62 t
        vpxor ymm10, ymm10, [rbp + 12512]                             ;   821.5 p5+p2   62 t
        vmovdqu [rbp + 12512], ymm10                                  ;   822.5 p7+p4   62 t spill
        vmovdqu ymm10, [rbp + 11360]                                  ;   821.5 p3      62 t
        vpxor ymm10, ymm10, [rbp + 7552]                              ;   827.5 p0+p2   62 t
        vpxor ymm10, ymm10, [rbp + 12416]                             ;   828.5 p1+p3   62 t
        vpxor ymm12, ymm12, [rbp + 7840]                              ;   823.0 p5+p2   62 t
        vpxor ymm12, ymm12, [rbp + 12480]                             ;   824.0 p0+p3   62 t
        vmovdqu [rbp + 12480], ymm12                                  ;   825.0 p7+p4   62 t spill
        vmovdqu ymm12, [rbp + 11968]                                  ;   824.0 p2      62 t
        vpxor ymm12, ymm12, [rbp + 7584]                              ;   830.0 p1+p3   62 t
        vpxor ymm12, ymm12, [rbp + 12096]                             ;   831.0 p5+p2   62 t
        vpxor ymm0, ymm0, [rbp + 7872]                                ;   825.5 p0+p3   62 t
        vpxor ymm0, ymm0, [rbp + 11296]                               ;   826.5 p1+p2   62 t
        vmovdqu [rbp + 11296], ymm0                                   ;   827.5 p7+p4   62 t spill
        vmovdqu ymm0, [rbp + 11200]                                   ;   826.5 p3      62 t
        vpxor ymm0, ymm0, [rbp + 7616]                                ;   832.5 p5+p2   62 t
        vpxor ymm0, ymm0, [rbp + 11104]                               ;   833.5 p0+p3   62 t
        vpxor ymm15, ymm15, [rbp + 7904]                              ;   828.0 p1+p2   62 t
        vpxor ymm15, ymm15, [rbp + 11424]                             ;   829.0 p5+p3   62 t
        vmovdqu [rbp + 11424], ymm15                                  ;   830.0 p7+p4   62 t spill
        vmovdqu ymm15, [rbp + 10240]                                  ;   829.0 p2      62 t
        vpxor ymm15, ymm15, [rbp + 7648]                              ;   835.0 p0+p3   62 t
        vpxor ymm15, ymm15, [rbp + 12192]                             ;   836.0 p1+p2   62 t
        vpxor ymm3, ymm3, [rbp + 7936]                                ;   830.5 p5+p3   62 t
        vpxor ymm3, ymm3, [rbp + 12064]                               ;   831.5 p0+p2   62 t
        vmovdqu [rbp + 12064], ymm3                                   ;   832.5 p7+p4   62 t spill
        vmovdqu ymm3, [rbp + 11136]                                   ;   831.5 p3      62 t
        vpxor ymm3, ymm3, [rbp + 7680]                                ;   837.5 p1+p2   62 t
        vpxor ymm3, ymm3, [rbp + 8416]                                ;   838.5 p5+p3   62 t
        vpxor ymm14, ymm14, [rbp + 7968]                              ;   833.0 p0+p2   62 t
        vpxor ymm14, ymm14, [rbp + 12672]                             ;   834.0 p1+p3   62 t
        vmovdqu [rbp + 12672], ymm14                                  ;   835.0 p7+p4   62 t spill
        vmovdqu ymm14, [rbp + 12032]                                  ;   834.0 p2      62 t
        vpxor ymm14, ymm14, [rbp + 7712]                              ;   840.0 p5+p3   62 t
        vpxor ymm14, ymm14, [rbp + 11168]                             ;   841.0 p0+p2   62 t
        vpxor ymm4, ymm4, [rbp + 8000]                                ;   835.5 p1+p3   62 t
        vpxor ymm4, ymm4, [rbp + 12704]                               ;   836.5 p5+p2   62 t
        vmovdqu [rbp + 12704], ymm4                                   ;   837.5 p7+p4   62 t spill
        vmovdqu ymm4, [rbp + 12256]                                   ;   836.5 p3      62 t
        vpxor ymm4, ymm4, [rbp + 7744]                                ;   842.5 p0+p2   62 t
        vpxor ymm4, ymm4, [rbp + 11744]                               ;   843.5 p1+p3   62 t
        vpxor ymm6, ymm6, [rbp + 8032]                                ;   838.0 p5+p2   62 t
        vpxor ymm6, ymm6, [rbp + 12448]                               ;   839.0 p0+p3   62 t
        vmovdqu [rbp + 12448], ymm6                                   ;   840.0 p7+p4   62 t spill
        vmovdqu ymm6, [rbp + 9024]                                    ;   839.0 p2      61 t reload
        vmovdqu [rbp + 3968], ymm6                                    ;   845.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10688]                                   ;   839.5 p3      61 t reload
        vmovdqu [rbp + 4000], ymm6                                    ;   845.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9280]                                    ;   840.0 p2      61 t reload
        vmovdqu [rbp + 4032], ymm6                                    ;   846.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9088]                                    ;   840.5 p3      61 t reload
        vmovdqu [rbp + 4064], ymm6                                    ;   846.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9568]                                    ;   841.0 p2      61 t reload
        vmovdqu [rbp + 4096], ymm6                                    ;   847.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9600]                                    ;   841.5 p3      61 t reload
        vmovdqu [rbp + 4128], ymm6                                    ;   847.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10112]                                   ;   842.0 p2      61 t reload
        vmovdqu [rbp + 4160], ymm6                                    ;   848.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9856]                                    ;   842.5 p3      61 t reload
        vmovdqu [rbp + 4192], ymm6                                    ;   848.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10656]                                   ;   843.0 p2      61 t reload
        vmovdqu [rbp + 4224], ymm6                                    ;   849.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10560]                                   ;   843.5 p3      61 t reload
        vmovdqu [rbp + 4256], ymm6                                    ;   849.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8832]                                    ;   844.0 p2      61 t reload
        vmovdqu [rbp + 4288], ymm6                                    ;   850.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9408]                                    ;   844.5 p3      61 t reload
        vmovdqu [rbp + 4320], ymm6                                    ;   850.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8384]                                    ;   845.0 p2      61 t reload
        vmovdqu [rbp + 4352], ymm6                                    ;   851.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10048]                                   ;   845.5 p3      61 t reload
        vmovdqu [rbp + 4384], ymm6                                    ;   851.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9888]                                    ;   846.0 p2      61 t reload
        vmovdqu [rbp + 4416], ymm6                                    ;   852.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9120]                                    ;   846.5 p3      61 t reload
        vmovdqu [rbp + 4448], ymm6                                    ;   852.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10784]                                   ;   847.0 p2      61 t reload
        vmovdqu [rbp + 4480], ymm6                                    ;   853.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9472]                                    ;   847.5 p3      61 t reload
        vmovdqu [rbp + 4512], ymm6                                    ;   853.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8320]                                    ;   848.0 p2      61 t reload
        vmovdqu [rbp + 4544], ymm6                                    ;   854.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10880]                                   ;   848.5 p3      61 t reload
        vmovdqu [rbp + 4576], ymm6                                    ;   854.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8928]                                    ;   849.0 p2      61 t reload
        vmovdqu [rbp + 4608], ymm6                                    ;   855.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9184]                                    ;   849.5 p3      61 t reload
        vmovdqu [rbp + 4640], ymm6                                    ;   855.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10912]                                   ;   850.0 p2      61 t reload
        vmovdqu [rbp + 4672], ymm6                                    ;   856.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10432]                                   ;   850.5 p3      61 t reload
        vmovdqu [rbp + 4704], ymm6                                    ;   856.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8992]                                    ;   851.0 p2      61 t reload
        vmovdqu [rbp + 4736], ymm6                                    ;   857.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10816]                                   ;   851.5 p3      61 t reload
        vmovdqu [rbp + 4768], ymm6                                    ;   857.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10848]                                   ;   852.0 p2      61 t reload
        vmovdqu [rbp + 4800], ymm6                                    ;   858.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10208]                                   ;   852.5 p3      61 t reload
        vmovdqu [rbp + 4832], ymm6                                    ;   858.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9984]                                    ;   853.0 p2      61 t reload
        vmovdqu [rbp + 4864], ymm6                                    ;   859.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8768]                                    ;   853.5 p3      61 t reload
        vmovdqu [rbp + 4896], ymm6                                    ;   859.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9632]                                    ;   854.0 p2      61 t reload
        vmovdqu [rbp + 4928], ymm6                                    ;   860.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10944]                                   ;   854.5 p3      61 t reload
        vmovdqu [rbp + 4960], ymm6                                    ;   860.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10272]                                   ;   855.0 p2      61 t reload
        vmovdqu [rbp + 4992], ymm6                                    ;   861.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9760]                                    ;   855.5 p3      61 t reload
        vmovdqu [rbp + 5024], ymm6                                    ;   861.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9152]                                    ;   856.0 p2      61 t reload
        vmovdqu [rbp + 5056], ymm6                                    ;   862.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10304]                                   ;   856.5 p3      61 t reload
        vmovdqu [rbp + 5088], ymm6                                    ;   862.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9920]                                    ;   857.0 p2      61 t reload
        vmovdqu [rbp + 5120], ymm6                                    ;   863.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8480]                                    ;   857.5 p3      61 t reload
        vmovdqu [rbp + 5152], ymm6                                    ;   863.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9696]                                    ;   858.0 p2      61 t reload
        vmovdqu [rbp + 5184], ymm6                                    ;   864.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8608]                                    ;   858.5 p3      61 t reload
        vmovdqu [rbp + 5216], ymm6                                    ;   864.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8704]                                    ;   859.0 p2      61 t reload
        vmovdqu [rbp + 5248], ymm6                                    ;   865.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8576]                                    ;   859.5 p3      61 t reload
        vmovdqu [rbp + 5280], ymm6                                    ;   865.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8640]                                    ;   860.0 p2      61 t reload
        vmovdqu [rbp + 5312], ymm6                                    ;   866.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8352]                                    ;   860.5 p3      61 t reload
        vmovdqu [rbp + 5344], ymm6                                    ;   866.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8896]                                    ;   861.0 p2      61 t reload
        vmovdqu [rbp + 5376], ymm6                                    ;   867.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9824]                                    ;   861.5 p3      61 t reload
        vmovdqu [rbp + 5408], ymm6                                    ;   867.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8672]                                    ;   862.0 p2      61 t reload
        vmovdqu [rbp + 5440], ymm6                                    ;   868.0 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 10496]                                   ;   863.0 p2      61 t reload
        vmovdqu [rbp + 5472], ymm6                                    ;   869.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10336]                                   ;   863.5 p3      61 t reload
        vmovdqu [rbp + 5504], ymm6                                    ;   869.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9952]                                    ;   864.0 p2      61 t reload
        vmovdqu [rbp + 5536], ymm6                                    ;   870.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 10464]                                   ;   865.0 p2      61 t reload
        vmovdqu [rbp + 5568], ymm6                                    ;   871.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10400]                                   ;   865.5 p3      61 t reload
        vmovdqu [rbp + 5600], ymm6                                    ;   872.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9792]                                    ;   866.0 p2      61 t reload
        vmovdqu [rbp + 5632], ymm6                                    ;   873.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 9504]                                    ;   867.0 p2      61 t reload
        vmovdqu [rbp + 5664], ymm6                                    ;   874.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10528]                                   ;   867.5 p3      61 t reload
        vmovdqu [rbp + 5696], ymm6                                    ;   875.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8736]                                    ;   868.0 p2      61 t reload
        vmovdqu [rbp + 5728], ymm6                                    ;   876.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 9664]                                    ;   869.0 p2      61 t reload
        vmovdqu [rbp + 5760], ymm6                                    ;   877.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10176]                                   ;   869.5 p3      61 t reload
        vmovdqu [rbp + 5792], ymm6                                    ;   878.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10016]                                   ;   870.0 p2      61 t reload
        vmovdqu [rbp + 5824], ymm6                                    ;   879.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 9728]                                    ;   871.0 p2      61 t reload
        vmovdqu [rbp + 5856], ymm6                                    ;   880.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9248]                                    ;   871.5 p3      61 t reload
        vmovdqu [rbp + 5888], ymm6                                    ;   881.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 11008]                                   ;   872.0 p2      61 t reload
        vmovdqu [rbp + 5920], ymm6                                    ;   882.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 8800]                                    ;   873.0 p2      61 t reload
        vmovdqu [rbp + 5952], ymm6                                    ;   883.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10720]                                   ;   873.5 p3      61 t reload
        vmovdqu [rbp + 5984], ymm6                                    ;   884.8 p7+p4   60 rounds
        vmovdqu [rbp + 6720], ymm7                                    ;   885.8 p2+p4   60 rounds
        vmovdqu ymm6, [rbp + 11392]                                   ;   874.5 p3      62 t reload
        vmovdqu [rbp + 6464], ymm6                                    ;   886.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 11616]                                   ;   875.0 p2      62 t reload
        vmovdqu [rbp + 6496], ymm6                                    ;   887.8 p3+p4   60 rounds
        vmovdqu [rbp + 6784], ymm1                                    ;   888.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11072]                                   ;   876.0 p2      62 t reload
        vmovdqu [rbp + 6528], ymm1                                    ;   889.8 p3+p4   60 rounds
        vmovdqu [rbp + 6816], ymm11                                   ;   890.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11520]                                   ;   877.0 p2      62 t reload
        vmovdqu [rbp + 6560], ymm1                                    ;   891.8 p3+p4   60 rounds
        vmovdqu [rbp + 6848], ymm9                                    ;   892.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11648]                                   ;   878.0 p2      62 t reload
        vmovdqu [rbp + 6592], ymm1                                    ;   893.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 11328]                                   ;   879.0 p2      62 t reload
        vmovdqu [rbp + 6624], ymm1                                    ;   894.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11904]                                   ;   879.5 p3      62 t reload
        vmovdqu [rbp + 6656], ymm1                                    ;   895.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 12608]                                   ;   880.0 p2      62 t reload
        vmovdqu [rbp + 6688], ymm1                                    ;   896.8 p3+p4   60 rounds
        vmovdqu [rbp + 6976], ymm2                                    ;   897.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 12768]                                   ;   881.0 p2      62 t reload
        vmovdqu [rbp + 6752], ymm1                                    ;   898.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 12576]                                   ;   882.0 p2      62 t reload
        vmovdqu [rbp + 6880], ymm1                                    ;   899.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 9536]                                    ;   882.5 p3      62 t reload
        vmovdqu [rbp + 6912], ymm1                                    ;   900.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 8512]                                    ;   883.0 p2      62 t reload
        vmovdqu [rbp + 6944], ymm1                                    ;   901.8 p3+p4   60 rounds
        vmovdqu [rbp + 7232], ymm13                                   ;   902.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 12544]                                   ;   884.0 p2      62 t reload
        vmovdqu [rbp + 7008], ymm1                                    ;   903.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 12320]                                   ;   885.0 p2      62 t reload
        vmovdqu [rbp + 7040], ymm1                                    ;   904.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 10592]                                   ;   885.5 p3      62 t reload
        vmovdqu [rbp + 7072], ymm1                                    ;   905.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 10368]                                   ;   886.0 p2      62 t reload
        vmovdqu [rbp + 7104], ymm1                                    ;   906.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 11808]                                   ;   887.0 p2      62 t reload
        vmovdqu [rbp + 7136], ymm1                                    ;   907.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11584]                                   ;   887.5 p3      62 t reload
        vmovdqu [rbp + 7168], ymm1                                    ;   908.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11488]                                   ;   888.0 p2      62 t reload
        vmovdqu [rbp + 7200], ymm1                                    ;   909.8 p3+p4   60 rounds
        vmovdqu [rbp + 7488], ymm8                                    ;   910.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 8448]                                    ;   889.0 p2      62 t reload
        vmovdqu [rbp + 7264], ymm1                                    ;   911.8 p3+p4   60 rounds
        vmovdqu [rbp + 7552], ymm10                                   ;   912.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 10144]                                   ;   890.0 p2      62 t reload
        vmovdqu [rbp + 7296], ymm1                                    ;   913.8 p3+p4   60 rounds
        vmovdqu [rbp + 7584], ymm12                                   ;   914.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 8544]                                    ;   891.0 p2      62 t reload
        vmovdqu [rbp + 7328], ymm1                                    ;   915.8 p3+p4   60 rounds
        vmovdqu [rbp + 7616], ymm0                                    ;   916.8 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 12352]                                   ;   892.0 p2      62 t reload
        vmovdqu [rbp + 7360], ymm0                                    ;   917.8 p3+p4   60 rounds
        vmovdqu [rbp + 7648], ymm15                                   ;   918.8 p7+p4   60 rounds
        vmovdqu ymm15, [rbp + 12128]                                  ;   893.0 p2      62 t reload
        vmovdqu [rbp + 7392], ymm15                                   ;   919.8 p3+p4   60 rounds
        vmovdqu [rbp + 7680], ymm3                                    ;   920.8 p7+p4   60 rounds
        vmovdqu ymm15, [rbp + 12640]                                  ;   894.0 p2      62 t reload
        vmovdqu [rbp + 7424], ymm15                                   ;   921.8 p3+p4   60 rounds
        vmovdqu [rbp + 7712], ymm14                                   ;   922.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12000]                                  ;   895.0 p2      62 t reload
        vmovdqu [rbp + 7456], ymm14                                   ;   923.8 p3+p4   60 rounds
        vmovdqu [rbp + 7744], ymm4                                    ;   924.8 p7+p4   60 rounds
        vmovdqu [rbp + 7776], ymm5                                    ;   925.8 p2+p4   60 rounds
        vmovdqu ymm14, [rbp + 9440]                                   ;   896.5 p3      62 t reload
        vmovdqu [rbp + 7520], ymm14                                   ;   926.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12512]                                  ;   897.0 p2      62 t reload
        vmovdqu [rbp + 7808], ymm14                                   ;   927.8 p3+p4   60 rounds
        vmovdqu ymm14, [rbp + 12480]                                  ;   898.0 p2      62 t reload
        vmovdqu [rbp + 7840], ymm14                                   ;   928.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 11296]                                  ;   898.5 p3      62 t reload
        vmovdqu [rbp + 7872], ymm14                                   ;   929.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 11424]                                  ;   899.0 p2      62 t reload
        vmovdqu [rbp + 7904], ymm14                                   ;   930.8 p3+p4   60 rounds
        vmovdqu ymm14, [rbp + 12064]                                  ;   900.0 p2      62 t reload
        vmovdqu [rbp + 7936], ymm14                                   ;   931.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12672]                                  ;   900.5 p3      62 t reload
        vmovdqu [rbp + 7968], ymm14                                   ;   932.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12704]                                  ;   901.0 p2      62 t reload
        vmovdqu [rbp + 8000], ymm14                                   ;   933.8 p3+p4   60 rounds
        vmovdqu ymm14, [rbp + 12448]                                  ;   902.0 p2      62 t reload
        vmovdqu [rbp + 8032], ymm14                                   ;   934.8 p7+p4   60 rounds
        add r8, 0x1000                                                ;   869.0 p6      60 rounds
        vmovdqu ymm0, [rbp + 9216]                                    ;   902.5 p3      62 t reload
        vmovdqu ymm1, [rbp + 8288]                                    ;   903.0 p2      62 t reload
        vmovdqu ymm2, [rbp + 8960]                                    ;   903.5 p3      62 t reload
        vmovdqu ymm3, [rbp + 8064]                                    ;   904.0 p2      62 t reload
        vmovdqu ymm4, [rbp + 8096]                                    ;   904.5 p3      62 t reload
        vmovdqu ymm5, [rbp + 8128]                                    ;   905.0 p2      62 t reload
        vmovdqu ymm6, [rbp + 9056]                                    ;   905.5 p3      62 t reload
        vmovdqu ymm7, [rbp + 9344]                                    ;   906.0 p2      62 t reload
        vmovdqu ymm8, [rbp + 8160]                                    ;   906.5 p3      62 t reload
        vmovdqu ymm9, [rbp + 9376]                                    ;   907.0 p2      62 t reload
        vmovdqu ymm10, [rbp + 8192]                                   ;   907.5 p3      62 t reload
        vmovdqu ymm11, [rbp + 8224]                                   ;   908.0 p2      62 t reload
        vmovdqu ymm12, [rbp + 8256]                                   ;   908.5 p3      62 t reload
        vmovdqu ymm13, [rbp + 9312]                                   ;   909.0 p2      62 t reload
        cmp r8, qword [rbp + 17136]                                   ;                    more rounds?
        jne .rounds_3
        mov qword [rbp + 17128], r8                                   ;                    resident
        vmovdqu [rbp + 6016], ymm0                                    ;                    resident
        vmovdqu [rbp + 6048], ymm1                                    ;                    resident
        vmovdqu [rbp + 6080], ymm2                                    ;                    resident
        vmovdqu [rbp + 6112], ymm3                                    ;                    resident
        vmovdqu [rbp + 6144], ymm4                                    ;                    resident
        vmovdqu [rbp + 6176], ymm5                                    ;                    resident
        vmovdqu [rbp + 6208], ymm6                                    ;                    resident
        vmovdqu [rbp + 6240], ymm7                                    ;                    resident
        vmovdqu [rbp + 6272], ymm8                                    ;                    resident
        vmovdqu [rbp + 6304], ymm9                                    ;                    resident
        vmovdqu [rbp + 6336], ymm10                                   ;                    resident
        vmovdqu [rbp + 6368], ymm11                                   ;                    resident
        vmovdqu [rbp + 6400], ymm12                                   ;                    resident
        vmovdqu [rbp + 6432], ymm13                                   ;                    resident
        mov r8, qword [rbp + 17112]                                   ;     0.0 p2      71 d.0 reload
        vmovdqu ymm0, [r8 + 18400]                                    ;     5.0 p3      47 y
        vmovdqu ymm1, [rbp + 8032]                                    ;     1.0 p2      47 y reload
        vpand ymm0, ymm0, ymm1                                        ;    11.0 p0      47 y
        vpxor ymm0, ymm0, [rbp + 6016]                                ;    12.0 p1+p3   47 y
        vmovdqu [rbp - 128], ymm0                                     ;    13.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16384]                                 ;    13.0 p5+p2   48 y
        vmovdqu ymm2, [rbp + 7040]                                    ;     2.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    14.0 p0      48 y
        vmovdqu [rbp + 896], ymm0                                     ;    15.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17408]                                ;    11.0 p1+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6048]                                ;    12.0 p5+p3   47 y
        vmovdqu [rbp - 96], ymm2                                      ;    13.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16416]                                 ;    13.0 p0+p2   48 y
        vmovdqu ymm0, [rbp + 7072]                                    ;     4.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    14.0 p1      48 y
        vmovdqu [rbp + 928], ymm2                                     ;    15.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17440]                                ;    11.0 p5+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6080]                                ;    12.0 p0+p3   47 y
        vmovdqu [rbp - 64], ymm0                                      ;    13.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16448]                                 ;    13.0 p1+p2   48 y
        vmovdqu ymm2, [rbp + 7104]                                    ;     6.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    14.0 p5      48 y
        vmovdqu [rbp + 960], ymm0                                     ;    15.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17472]                                ;    12.2 p0+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6112]                                ;    13.2 p1+p3   47 y
        vmovdqu [rbp - 32], ymm2                                      ;    14.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16480]                                 ;    14.2 p5+p2   48 y
        vmovdqu ymm0, [rbp + 7136]                                    ;     8.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    15.2 p0      48 y
        vmovdqu [rbp + 992], ymm2                                     ;    16.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17504]                                ;    14.2 p1+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6144]                                ;    15.2 p5+p3   47 y
        vmovdqu [rbp + 0], ymm0                                       ;    16.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16512]                                 ;    16.2 p0+p2   48 y
        vmovdqu ymm2, [rbp + 7168]                                    ;    10.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    17.2 p1      48 y
        vmovdqu [rbp + 1024], ymm0                                    ;    18.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17536]                                ;    16.2 p5+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6176]                                ;    17.2 p0+p3   47 y
        vmovdqu [rbp + 32], ymm2                                      ;    18.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16544]                                 ;    18.2 p1+p2   48 y
        vmovdqu ymm0, [rbp + 7200]                                    ;    12.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    19.2 p5      48 y
        vmovdqu [rbp + 1056], ymm2                                    ;    20.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17568]                                ;    18.2 p0+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6208]                                ;    19.2 p1+p3   47 y
        vmovdqu [rbp + 64], ymm0                                      ;    20.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16576]                                 ;    20.2 p5+p2   48 y
        vmovdqu ymm2, [rbp + 7232]                                    ;    14.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    21.2 p0      48 y
        vmovdqu [rbp + 1088], ymm0                                    ;    22.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17600]                                ;    20.2 p1+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6240]                                ;    21.2 p5+p3   47 y
        vmovdqu [rbp + 96], ymm2                                      ;    22.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16608]                                 ;    22.2 p0+p2   48 y
        vmovdqu ymm0, [rbp + 7264]                                    ;    16.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    23.2 p1      48 y
        vmovdqu [rbp + 1120], ymm2                                    ;    24.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17632]                                ;    22.2 p5+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6272]                                ;    23.2 p0+p3   47 y
        vmovdqu [rbp + 128], ymm0                                     ;    24.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16640]                                 ;    24.2 p1+p2   48 y
        vmovdqu ymm2, [rbp + 7296]                                    ;    18.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    25.2 p5      48 y
        vmovdqu [rbp + 1152], ymm0                                    ;    26.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17664]                                ;    24.2 p0+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6304]                                ;    25.2 p1+p3   47 y
        vmovdqu [rbp + 160], ymm2                                     ;    26.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16672]                                 ;    26.2 p5+p2   48 y
        vmovdqu ymm0, [rbp + 7328]                                    ;    20.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    27.2 p0      48 y
        vmovdqu [rbp + 1184], ymm2                                    ;    28.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17696]                                ;    26.2 p1+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6336]                                ;    27.2 p5+p3   47 y
        vmovdqu [rbp + 192], ymm0                                     ;    28.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16704]                                 ;    28.2 p0+p2   48 y
        vmovdqu ymm2, [rbp + 7360]                                    ;    22.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    29.2 p1      48 y
        vmovdqu [rbp + 1216], ymm0                                    ;    30.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17728]                                ;    28.2 p5+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6368]                                ;    29.2 p0+p3   47 y
        vmovdqu [rbp + 224], ymm2                                     ;    30.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16736]                                 ;    30.2 p1+p2   48 y
        vmovdqu ymm0, [rbp + 7392]                                    ;    24.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    31.2 p5      48 y
        vmovdqu [rbp + 1248], ymm2                                    ;    32.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17760]                                ;    30.2 p0+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6400]                                ;    31.2 p1+p3   47 y
        vmovdqu [rbp + 256], ymm0                                     ;    32.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16768]                                 ;    32.2 p5+p2   48 y
        vmovdqu ymm2, [rbp + 7424]                                    ;    26.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    33.2 p0      48 y
        vmovdqu [rbp + 1280], ymm0                                    ;    34.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17792]                                ;    32.2 p1+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6432]                                ;    33.2 p5+p3   47 y
        vmovdqu [rbp + 288], ymm2                                     ;    34.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16800]                                 ;    34.2 p0+p2   48 y
        vmovdqu ymm0, [rbp + 7456]                                    ;    28.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    35.2 p1      48 y
        vmovdqu [rbp + 1312], ymm2                                    ;    36.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17824]                                ;    34.2 p5+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6464]                                ;    35.2 p0+p3   47 y
        vmovdqu [rbp + 320], ymm0                                     ;    36.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16832]                                 ;    36.2 p1+p2   48 y
        vmovdqu ymm2, [rbp + 7488]                                    ;    30.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    37.2 p5      48 y
        vmovdqu [rbp + 1344], ymm0                                    ;    38.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17856]                                ;    36.2 p0+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6496]                                ;    37.2 p1+p3   47 y
        vmovdqu [rbp + 352], ymm2                                     ;    38.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16864]                                 ;    38.2 p5+p2   48 y
        vmovdqu ymm0, [rbp + 7520]                                    ;    32.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    39.2 p0      48 y
        vmovdqu [rbp + 1376], ymm2                                    ;    40.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17888]                                ;    38.2 p1+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6528]                                ;    39.2 p5+p3   47 y
        vmovdqu [rbp + 384], ymm0                                     ;    40.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16896]                                 ;    40.2 p0+p2   48 y
        vmovdqu ymm2, [rbp + 7552]                                    ;    34.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    41.2 p1      48 y
        vmovdqu [rbp + 1408], ymm0                                    ;    42.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17920]                                ;    40.2 p5+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6560]                                ;    41.2 p0+p3   47 y
        vmovdqu [rbp + 416], ymm2                                     ;    42.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16928]                                 ;    42.2 p1+p2   48 y
        vmovdqu ymm0, [rbp + 7584]                                    ;    36.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    43.2 p5      48 y
        vmovdqu [rbp + 1440], ymm2                                    ;    44.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 17952]                                ;    42.2 p0+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6592]                                ;    43.2 p1+p3   47 y
        vmovdqu [rbp + 448], ymm0                                     ;    44.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 16960]                                 ;    44.2 p5+p2   48 y
        vmovdqu ymm2, [rbp + 7616]                                    ;    38.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    45.2 p0      48 y
        vmovdqu [rbp + 1472], ymm0                                    ;    46.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 17984]                                ;    44.2 p1+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6624]                                ;    45.2 p5+p3   47 y
        vmovdqu [rbp + 480], ymm2                                     ;    46.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 16992]                                 ;    46.2 p0+p2   48 y
        vmovdqu ymm0, [rbp + 7648]                                    ;    40.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    47.2 p1      48 y
        vmovdqu [rbp + 1504], ymm2                                    ;    48.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 18016]                                ;    46.2 p5+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6656]                                ;    47.2 p0+p3   47 y
        vmovdqu [rbp + 512], ymm0                                     ;    48.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 17024]                                 ;    48.2 p1+p2   48 y
        vmovdqu ymm2, [rbp + 7680]                                    ;    42.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    49.2 p5      48 y
        vmovdqu [rbp + 1536], ymm0                                    ;    50.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 18048]                                ;    48.2 p0+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6688]                                ;    49.2 p1+p3   47 y
        vmovdqu [rbp + 544], ymm2                                     ;    50.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 17056]                                 ;    50.2 p5+p2   48 y
        vmovdqu ymm0, [rbp + 7712]                                    ;    44.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    51.2 p0      48 y
        vmovdqu [rbp + 1568], ymm2                                    ;    52.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 18080]                                ;    50.2 p1+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6720]                                ;    51.2 p5+p3   47 y
        vmovdqu [rbp + 576], ymm0                                     ;    52.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 17088]                                 ;    52.2 p0+p2   48 y
        vmovdqu ymm2, [rbp + 7744]                                    ;    46.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    53.2 p1      48 y
        vmovdqu [rbp + 1600], ymm0                                    ;    54.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 18112]                                ;    52.2 p5+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6752]                                ;    53.2 p0+p3   47 y
        vmovdqu [rbp + 608], ymm2                                     ;    54.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 17120]                                 ;    54.2 p1+p2   48 y
        vmovdqu ymm0, [rbp + 7776]                                    ;    48.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    55.2 p5      48 y
        vmovdqu [rbp + 1632], ymm2                                    ;    56.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 18144]                                ;    54.2 p0+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6784]                                ;    55.2 p1+p3   47 y
        vmovdqu [rbp + 640], ymm0                                     ;    56.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 17152]                                 ;    56.2 p5+p2   48 y
        vmovdqu ymm2, [rbp + 7808]                                    ;    50.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    57.2 p0      48 y
        vmovdqu [rbp + 1664], ymm0                                    ;    58.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 18176]                                ;    56.2 p1+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6816]                                ;    57.2 p5+p3   47 y
        vmovdqu [rbp + 672], ymm2                                     ;    58.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 17184]                                 ;    58.2 p0+p2   48 y
        vmovdqu ymm0, [rbp + 7840]                                    ;    52.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    59.2 p1      48 y
        vmovdqu [rbp + 1696], ymm2                                    ;    60.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 18208]                                ;    58.2 p5+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6848]                                ;    59.2 p0+p3   47 y
        vmovdqu [rbp + 704], ymm0                                     ;    60.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 17216]                                 ;    60.2 p1+p2   48 y
        vmovdqu ymm2, [rbp + 7872]                                    ;    54.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    61.2 p5      48 y
        vmovdqu [rbp + 1728], ymm0                                    ;    62.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 18240]                                ;    60.2 p0+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6880]                                ;    61.2 p1+p3   47 y
        vmovdqu [rbp + 736], ymm2                                     ;    62.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 17248]                                 ;    62.2 p5+p2   48 y
        vmovdqu ymm0, [rbp + 7904]                                    ;    56.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    63.2 p0      48 y
        vmovdqu [rbp + 1760], ymm2                                    ;    64.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 18272]                                ;    62.2 p1+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6912]                                ;    63.2 p5+p3   47 y
        vmovdqu [rbp + 768], ymm0                                     ;    64.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 17280]                                 ;    64.2 p0+p2   48 y
        vmovdqu ymm2, [rbp + 7936]                                    ;    58.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    65.2 p1      48 y
        vmovdqu [rbp + 1792], ymm0                                    ;    66.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 18304]                                ;    64.2 p5+p2   47 y
        vpxor ymm2, ymm2, [rbp + 6944]                                ;    65.2 p0+p3   47 y
        vmovdqu [rbp + 800], ymm2                                     ;    66.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 17312]                                 ;    66.2 p1+p2   48 y
        vmovdqu ymm0, [rbp + 7968]                                    ;    60.2 p3      47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    67.2 p5      48 y
        vmovdqu [rbp + 1824], ymm2                                    ;    68.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 18336]                                ;    66.2 p0+p2   47 y
        vpxor ymm0, ymm0, [rbp + 6976]                                ;    67.2 p1+p3   47 y
        vmovdqu [rbp + 832], ymm0                                     ;    68.2 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 17344]                                 ;    68.2 p5+p2   48 y
        vmovdqu ymm2, [rbp + 8000]                                    ;    62.2 p3      47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    69.2 p0      48 y
        vmovdqu [rbp + 1856], ymm0                                    ;    70.2 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 18368]                                ;    68.2 p1+p2   47 y
        vpxor ymm2, ymm2, [rbp + 7008]                                ;    69.2 p5+p3   47 y
        vmovdqu [rbp + 864], ymm2                                     ;    70.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 17376]                                 ;    70.2 p0+p2   48 y
        vpxor ymm2, ymm2, ymm1                                        ;    71.2 p1      48 y
        vmovdqu [rbp + 1888], ymm2                                    ;    72.2 p3+p4   69 groups
        vmovdqu ymm0, [r8 + 19424]                                    ;    65.0 p2      51 x
        vmovdqu ymm1, [rbp + 4960]                                    ;    65.2 p3      51 x reload
        vpor ymm0, ymm0, ymm1                                         ;    71.2 p5      51 x
        vpxor ymm0, ymm0, [rbp + 5984]                                ;    72.2 p0+p2   51 x
        vmovdqu [rbp + 3936], ymm0                                    ;    73.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20448]                                ;    73.2 p1+p3   52 x
        vmovdqu ymm2, [rbp + 3968]                                    ;    67.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    74.2 p5      52 x
        vmovdqu [rbp + 1920], ymm0                                    ;    75.2 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18432]                                 ;    73.0 p0+p3   51 x
        vpxor ymm2, ymm2, [rbp + 4992]                                ;    74.0 p1+p2   51 x
        vmovdqu [rbp + 2944], ymm2                                    ;    75.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19456]                                ;    75.0 p5+p3   52 x
        vmovdqu ymm0, [rbp + 4000]                                    ;    69.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;    76.0 p0      52 x
        vmovdqu [rbp + 1952], ymm2                                    ;    77.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18464]                                 ;    75.0 p1+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5024]                                ;    76.0 p5+p2   51 x
        vmovdqu [rbp + 2976], ymm0                                    ;    77.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19488]                                ;    77.0 p0+p3   52 x
        vmovdqu ymm2, [rbp + 4032]                                    ;    71.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    78.0 p1      52 x
        vmovdqu [rbp + 1984], ymm0                                    ;    79.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18496]                                 ;    77.0 p5+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5056]                                ;    78.0 p0+p2   51 x
        vmovdqu [rbp + 3008], ymm2                                    ;    79.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19520]                                ;    79.0 p1+p3   52 x
        vmovdqu ymm0, [rbp + 4064]                                    ;    73.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;    80.0 p5      52 x
        vmovdqu [rbp + 2016], ymm2                                    ;    81.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18528]                                 ;    79.0 p0+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5088]                                ;    80.0 p1+p2   51 x
        vmovdqu [rbp + 3040], ymm0                                    ;    81.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19552]                                ;    81.0 p5+p3   52 x
        vmovdqu ymm2, [rbp + 4096]                                    ;    75.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    82.0 p0      52 x
        vmovdqu [rbp + 2048], ymm0                                    ;    83.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18560]                                 ;    81.0 p1+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5120]                                ;    82.0 p5+p2   51 x
        vmovdqu [rbp + 3072], ymm2                                    ;    83.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19584]                                ;    83.0 p0+p3   52 x
        vmovdqu ymm0, [rbp + 4128]                                    ;    77.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;    84.0 p1      52 x
        vmovdqu [rbp + 2080], ymm2                                    ;    85.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18592]                                 ;    83.0 p5+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5152]                                ;    84.0 p0+p2   51 x
        vmovdqu [rbp + 3104], ymm0                                    ;    85.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19616]                                ;    85.0 p1+p3   52 x
        vmovdqu ymm2, [rbp + 4160]                                    ;    79.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    86.0 p5      52 x
        vmovdqu [rbp + 2112], ymm0                                    ;    87.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18624]                                 ;    85.0 p0+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5184]                                ;    86.0 p1+p2   51 x
        vmovdqu [rbp + 3136], ymm2                                    ;    87.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19648]                                ;    87.0 p5+p3   52 x
        vmovdqu ymm0, [rbp + 4192]                                    ;    81.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;    88.0 p0      52 x
        vmovdqu [rbp + 2144], ymm2                                    ;    89.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18656]                                 ;    87.0 p1+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5216]                                ;    88.0 p5+p2   51 x
        vmovdqu [rbp + 3168], ymm0                                    ;    89.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19680]                                ;    89.0 p0+p3   52 x
        vmovdqu ymm2, [rbp + 4224]                                    ;    83.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    90.0 p1      52 x
        vmovdqu [rbp + 2176], ymm0                                    ;    91.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18688]                                 ;    89.0 p5+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5248]                                ;    90.0 p0+p2   51 x
        vmovdqu [rbp + 3200], ymm2                                    ;    91.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19712]                                ;    91.0 p1+p3   52 x
        vmovdqu ymm0, [rbp + 4256]                                    ;    85.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;    92.0 p5      52 x
        vmovdqu [rbp + 2208], ymm2                                    ;    93.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18720]                                 ;    91.0 p0+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5280]                                ;    92.0 p1+p2   51 x
        vmovdqu [rbp + 3232], ymm0                                    ;    93.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19744]                                ;    93.0 p5+p3   52 x
        vmovdqu ymm2, [rbp + 4288]                                    ;    87.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    94.0 p0      52 x
        vmovdqu [rbp + 2240], ymm0                                    ;    95.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18752]                                 ;    93.0 p1+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5312]                                ;    94.0 p5+p2   51 x
        vmovdqu [rbp + 3264], ymm2                                    ;    95.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19776]                                ;    95.0 p0+p3   52 x
        vmovdqu ymm0, [rbp + 4320]                                    ;    89.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;    96.0 p1      52 x
        vmovdqu [rbp + 2272], ymm2                                    ;    97.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18784]                                 ;    95.0 p5+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5344]                                ;    96.0 p0+p2   51 x
        vmovdqu [rbp + 3296], ymm0                                    ;    97.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19808]                                ;    97.0 p1+p3   52 x
        vmovdqu ymm2, [rbp + 4352]                                    ;    91.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    98.0 p5      52 x
        vmovdqu [rbp + 2304], ymm0                                    ;    99.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18816]                                 ;    97.0 p0+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5376]                                ;    98.0 p1+p2   51 x
        vmovdqu [rbp + 3328], ymm2                                    ;    99.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19840]                                ;    99.0 p5+p3   52 x
        vmovdqu ymm0, [rbp + 4384]                                    ;    93.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   100.0 p0      52 x
        vmovdqu [rbp + 2336], ymm2                                    ;   101.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18848]                                 ;    99.0 p1+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5408]                                ;   100.0 p5+p2   51 x
        vmovdqu [rbp + 3360], ymm0                                    ;   101.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19872]                                ;   101.0 p0+p3   52 x
        vmovdqu ymm2, [rbp + 4416]                                    ;    95.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   102.0 p1      52 x
        vmovdqu [rbp + 2368], ymm0                                    ;   103.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18880]                                 ;   101.0 p5+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5440]                                ;   102.0 p0+p2   51 x
        vmovdqu [rbp + 3392], ymm2                                    ;   103.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19904]                                ;   103.0 p1+p3   52 x
        vmovdqu ymm0, [rbp + 4448]                                    ;    97.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   104.0 p5      52 x
        vmovdqu [rbp + 2400], ymm2                                    ;   105.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18912]                                 ;   103.0 p0+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5472]                                ;   104.0 p1+p2   51 x
        vmovdqu [rbp + 3424], ymm0                                    ;   105.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 19936]                                ;   105.0 p5+p3   52 x
        vmovdqu ymm2, [rbp + 4480]                                    ;    99.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   106.0 p0      52 x
        vmovdqu [rbp + 2432], ymm0                                    ;   107.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 18944]                                 ;   105.0 p1+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5504]                                ;   106.0 p5+p2   51 x
        vmovdqu [rbp + 3456], ymm2                                    ;   107.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 19968]                                ;   107.0 p0+p3   52 x
        vmovdqu ymm0, [rbp + 4512]                                    ;   101.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   108.0 p1      52 x
        vmovdqu [rbp + 2464], ymm2                                    ;   109.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 18976]                                 ;   107.0 p5+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5536]                                ;   108.0 p0+p2   51 x
        vmovdqu [rbp + 3488], ymm0                                    ;   109.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20000]                                ;   109.0 p1+p3   52 x
        vmovdqu ymm2, [rbp + 4544]                                    ;   103.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   110.0 p5      52 x
        vmovdqu [rbp + 2496], ymm0                                    ;   111.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 19008]                                 ;   109.0 p0+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5568]                                ;   110.0 p1+p2   51 x
        vmovdqu [rbp + 3520], ymm2                                    ;   111.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 20032]                                ;   111.0 p5+p3   52 x
        vmovdqu ymm0, [rbp + 4576]                                    ;   105.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   112.0 p0      52 x
        vmovdqu [rbp + 2528], ymm2                                    ;   113.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 19040]                                 ;   111.0 p1+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5600]                                ;   112.0 p5+p2   51 x
        vmovdqu [rbp + 3552], ymm0                                    ;   113.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20064]                                ;   113.0 p0+p3   52 x
        vmovdqu ymm2, [rbp + 4608]                                    ;   107.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   114.0 p1      52 x
        vmovdqu [rbp + 2560], ymm0                                    ;   115.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 19072]                                 ;   113.0 p5+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5632]                                ;   114.0 p0+p2   51 x
        vmovdqu [rbp + 3584], ymm2                                    ;   115.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 20096]                                ;   115.0 p1+p3   52 x
        vmovdqu ymm0, [rbp + 4640]                                    ;   109.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   116.0 p5      52 x
        vmovdqu [rbp + 2592], ymm2                                    ;   117.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 19104]                                 ;   115.0 p0+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5664]                                ;   116.0 p1+p2   51 x
        vmovdqu [rbp + 3616], ymm0                                    ;   117.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20128]                                ;   117.0 p5+p3   52 x
        vmovdqu ymm2, [rbp + 4672]                                    ;   111.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   118.0 p0      52 x
        vmovdqu [rbp + 2624], ymm0                                    ;   119.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 19136]                                 ;   117.0 p1+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5696]                                ;   118.0 p5+p2   51 x
        vmovdqu [rbp + 3648], ymm2                                    ;   119.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 20160]                                ;   119.0 p0+p3   52 x
        vmovdqu ymm0, [rbp + 4704]                                    ;   113.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   120.0 p1      52 x
        vmovdqu [rbp + 2656], ymm2                                    ;   121.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 19168]                                 ;   119.0 p5+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5728]                                ;   120.0 p0+p2   51 x
        vmovdqu [rbp + 3680], ymm0                                    ;   121.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20192]                                ;   121.0 p1+p3   52 x
        vmovdqu ymm2, [rbp + 4736]                                    ;   115.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   122.0 p5      52 x
        vmovdqu [rbp + 2688], ymm0                                    ;   123.0 p7+p4   69 groups
        vpor ymm2, ymm2, [r8 + 19200]                                 ;   121.0 p0+p3   51 x
        vpxor ymm2, ymm2, [rbp + 5760]                                ;   122.0 p1+p2   51 x
        vmovdqu [rbp + 3712], ymm2                                    ;   123.0 p7+p4   69 groups
        vpand ymm2, ymm2, [r8 + 20224]                                ;   123.0 p5+p3   52 x
        vmovdqu ymm0, [rbp + 4768]                                    ;   117.0 p2      51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   124.0 p0      52 x
        vmovdqu [rbp + 2720], ymm2                                    ;   125.0 p7+p4   69 groups
        vpor ymm0, ymm0, [r8 + 19232]                                 ;   123.0 p1+p3   51 x
        vpxor ymm0, ymm0, [rbp + 5792]                                ;   124.0 p5+p2   51 x
        vmovdqu [rbp + 3744], ymm0                                    ;   125.0 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20256]                                ;   125.0 p0+p3   52 x
        vmovdqu ymm2, [rbp + 4800]                                    ;   119.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   126.0 p1      52 x
        vmovdqu [rbp + 2752], ymm0                                    ;   127.0 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 19264]                                    ;   119.2 p3      51 x
        vpor ymm0, ymm0, ymm2                                         ;   125.2 p5      51 x
        vpxor ymm0, ymm0, [rbp + 5824]                                ;   126.2 p0+p2   51 x
        vmovdqu [rbp + 3776], ymm0                                    ;   127.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20288]                                ;   127.2 p1+p3   52 x
        vmovdqu ymm2, [rbp + 4832]                                    ;   121.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   128.2 p5      52 x
        vmovdqu [rbp + 2784], ymm0                                    ;   129.2 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 19296]                                    ;   121.2 p3      51 x
        vpor ymm0, ymm0, ymm2                                         ;   127.2 p0      51 x
        vpxor ymm0, ymm0, [rbp + 5856]                                ;   128.2 p1+p2   51 x
        vmovdqu [rbp + 3808], ymm0                                    ;   129.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20320]                                ;   129.2 p5+p3   52 x
        vmovdqu ymm2, [rbp + 4864]                                    ;   123.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   130.2 p0      52 x
        vmovdqu [rbp + 2816], ymm0                                    ;   131.2 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 19328]                                    ;   123.2 p3      51 x
        vpor ymm0, ymm0, ymm2                                         ;   129.2 p1      51 x
        vpxor ymm0, ymm0, [rbp + 5888]                                ;   130.2 p5+p2   51 x
        vmovdqu [rbp + 3840], ymm0                                    ;   131.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20352]                                ;   131.2 p0+p3   52 x
        vmovdqu ymm2, [rbp + 4896]                                    ;   125.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   132.2 p1      52 x
        vmovdqu [rbp + 2848], ymm0                                    ;   133.2 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 19360]                                    ;   125.2 p3      51 x
        vpor ymm0, ymm0, ymm2                                         ;   131.2 p5      51 x
        vpxor ymm0, ymm0, [rbp + 5920]                                ;   132.2 p0+p2   51 x
        vmovdqu [rbp + 3872], ymm0                                    ;   133.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20384]                                ;   133.2 p1+p3   52 x
        vmovdqu ymm2, [rbp + 4928]                                    ;   127.0 p2      51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   134.2 p5      52 x
        vmovdqu [rbp + 2880], ymm0                                    ;   135.2 p7+p4   69 groups
        vmovdqu ymm0, [r8 + 19392]                                    ;   127.2 p3      51 x
        vpor ymm0, ymm0, ymm2                                         ;   133.2 p0      51 x
        vpxor ymm0, ymm0, [rbp + 5952]                                ;   134.2 p1+p2   51 x
        vmovdqu [rbp + 3904], ymm0                                    ;   135.2 p7+p4   69 groups
        vpand ymm0, ymm0, [r8 + 20416]                                ;   135.2 p5+p3   52 x
        vpxor ymm0, ymm0, ymm1                                        ;   136.2 p0      52 x
        vmovdqu [rbp + 2912], ymm0                                    ;   137.2 p7+p4   69 groups
        add r8, 0x4000                                                ;   114.0 p6      69 groups
        mov qword [rbp + 17112], r8                                   ;   129.2 p7+p4   69 groups
        cmp r8, qword [rbp + 17120]                                   ;                    more groups?
        jne .groups_2
        vmovdqu ymm0, [rbp + 1920]                                    ;     0.0 p2      60 rounds reload
        vmovdqu [rbp + 12992], ymm0                                   ;     6.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1952]                                    ;     1.0 p2      60 rounds reload
        vmovdqu [rbp + 13024], ymm0                                   ;     7.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1984]                                    ;     1.2 p3      60 rounds reload
        vmovdqu [rbp + 13056], ymm0                                   ;     7.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2016]                                    ;     2.0 p2      60 rounds reload
        vmovdqu [rbp + 13088], ymm0                                   ;     8.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2048]                                    ;     3.0 p2      60 rounds reload
        vmovdqu [rbp + 13120], ymm0                                   ;     9.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2080]                                    ;     3.2 p3      60 rounds reload
        vmovdqu [rbp + 13152], ymm0                                   ;     9.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2112]                                    ;     4.0 p2      60 rounds reload
        vmovdqu [rbp + 13184], ymm0                                   ;    10.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2144]                                    ;     5.0 p2      60 rounds reload
        vmovdqu [rbp + 13216], ymm0                                   ;    11.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2176]                                    ;     5.2 p3      60 rounds reload
        vmovdqu [rbp + 13248], ymm0                                   ;    11.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2208]                                    ;     6.0 p2      60 rounds reload
        vmovdqu [rbp + 13280], ymm0                                   ;    12.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2240]                                    ;     7.0 p2      60 rounds reload
        vmovdqu [rbp + 13312], ymm0                                   ;    13.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2272]                                    ;     7.2 p3      60 rounds reload
        vmovdqu [rbp + 13344], ymm0                                   ;    13.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2304]                                    ;     8.0 p2      60 rounds reload
        vmovdqu [rbp + 13376], ymm0                                   ;    14.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2336]                                    ;     9.0 p2      60 rounds reload
        vmovdqu [rbp + 13408], ymm0                                   ;    15.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2368]                                    ;     9.2 p3      60 rounds reload
        vmovdqu [rbp + 13440], ymm0                                   ;    15.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2400]                                    ;    10.0 p2      60 rounds reload
        vmovdqu [rbp + 13472], ymm0                                   ;    16.0 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2432]                                    ;    11.0 p2      60 rounds reload
        vmovdqu [rbp + 13504], ymm0                                   ;    17.0 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2464]                                    ;    11.2 p3      60 rounds reload
        vmovdqu [rbp + 13536], ymm0                                   ;    17.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2496]                                    ;    12.0 p2      60 rounds reload
        vmovdqu [rbp + 13568], ymm0                                   ;    18.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2528]                                    ;    13.0 p2      60 rounds reload
        vmovdqu [rbp + 13600], ymm0                                   ;    19.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2560]                                    ;    13.2 p3      60 rounds reload
        vmovdqu [rbp + 13632], ymm0                                   ;    20.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2592]                                    ;    14.0 p2      60 rounds reload
        vmovdqu [rbp + 13664], ymm0                                   ;    21.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2624]                                    ;    15.0 p2      60 rounds reload
        vmovdqu [rbp + 13696], ymm0                                   ;    22.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2656]                                    ;    15.2 p3      60 rounds reload
        vmovdqu [rbp + 13728], ymm0                                   ;    23.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2688]                                    ;    16.0 p2      60 rounds reload
        vmovdqu [rbp + 13760], ymm0                                   ;    24.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2720]                                    ;    17.0 p2      60 rounds reload
        vmovdqu [rbp + 13792], ymm0                                   ;    25.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2752]                                    ;    17.2 p3      60 rounds reload
        vmovdqu [rbp + 13824], ymm0                                   ;    26.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2784]                                    ;    18.0 p2      60 rounds reload
        vmovdqu [rbp + 13856], ymm0                                   ;    27.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2816]                                    ;    19.0 p2      60 rounds reload
        vmovdqu [rbp + 13888], ymm0                                   ;    28.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2848]                                    ;    19.2 p3      60 rounds reload
        vmovdqu [rbp + 13920], ymm0                                   ;    29.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2880]                                    ;    20.0 p2      60 rounds reload
        vmovdqu [rbp + 13952], ymm0                                   ;    30.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 2912]                                    ;    21.0 p2      60 rounds reload
        vmovdqu [rbp + 13984], ymm0                                   ;    31.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2944]                                    ;    21.2 p3      60 rounds reload
        vmovdqu [rbp + 14016], ymm0                                   ;    32.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 2976]                                    ;    22.0 p2      60 rounds reload
        vmovdqu [rbp + 14048], ymm0                                   ;    33.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3008]                                    ;    23.0 p2      60 rounds reload
        vmovdqu [rbp + 14080], ymm0                                   ;    34.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3040]                                    ;    23.2 p3      60 rounds reload
        vmovdqu [rbp + 14112], ymm0                                   ;    35.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3072]                                    ;    24.0 p2      60 rounds reload
        vmovdqu [rbp + 14144], ymm0                                   ;    36.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3104]                                    ;    25.0 p2      60 rounds reload
        vmovdqu [rbp + 14176], ymm0                                   ;    37.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3136]                                    ;    25.2 p3      60 rounds reload
        vmovdqu [rbp + 14208], ymm0                                   ;    38.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3168]                                    ;    26.0 p2      60 rounds reload
        vmovdqu [rbp + 14240], ymm0                                   ;    39.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3200]                                    ;    27.0 p2      60 rounds reload
        vmovdqu [rbp + 14272], ymm0                                   ;    40.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3232]                                    ;    27.2 p3      60 rounds reload
        vmovdqu [rbp + 14304], ymm0                                   ;    41.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3264]                                    ;    28.0 p2      60 rounds reload
        vmovdqu [rbp + 14336], ymm0                                   ;    42.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3296]                                    ;    29.0 p2      60 rounds reload
        vmovdqu [rbp + 14368], ymm0                                   ;    43.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3328]                                    ;    29.2 p3      60 rounds reload
        vmovdqu [rbp + 14400], ymm0                                   ;    44.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3360]                                    ;    30.0 p2      60 rounds reload
        vmovdqu [rbp + 14432], ymm0                                   ;    45.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3392]                                    ;    31.0 p2      60 rounds reload
        vmovdqu [rbp + 14464], ymm0                                   ;    46.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3424]                                    ;    31.2 p3      60 rounds reload
        vmovdqu [rbp + 14496], ymm0                                   ;    47.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3456]                                    ;    32.0 p2      60 rounds reload
        vmovdqu [rbp + 14528], ymm0                                   ;    48.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3488]                                    ;    33.0 p2      60 rounds reload
        vmovdqu [rbp + 14560], ymm0                                   ;    49.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3520]                                    ;    33.2 p3      60 rounds reload
        vmovdqu [rbp + 14592], ymm0                                   ;    50.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3552]                                    ;    34.0 p2      60 rounds reload
        vmovdqu [rbp + 14624], ymm0                                   ;    51.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3584]                                    ;    35.0 p2      60 rounds reload
        vmovdqu [rbp + 14656], ymm0                                   ;    52.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3616]                                    ;    35.2 p3      60 rounds reload
        vmovdqu [rbp + 14688], ymm0                                   ;    53.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3648]                                    ;    36.0 p2      60 rounds reload
        vmovdqu [rbp + 14720], ymm0                                   ;    54.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3680]                                    ;    37.0 p2      60 rounds reload
        vmovdqu [rbp + 14752], ymm0                                   ;    55.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3712]                                    ;    37.2 p3      60 rounds reload
        vmovdqu [rbp + 14784], ymm0                                   ;    56.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3744]                                    ;    38.0 p2      60 rounds reload
        vmovdqu [rbp + 14816], ymm0                                   ;    57.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3776]                                    ;    39.0 p2      60 rounds reload
        vmovdqu [rbp + 14848], ymm0                                   ;    58.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3808]                                    ;    39.2 p3      60 rounds reload
        vmovdqu [rbp + 14880], ymm0                                   ;    59.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3840]                                    ;    40.0 p2      60 rounds reload
        vmovdqu [rbp + 14912], ymm0                                   ;    60.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 3872]                                    ;    41.0 p2      60 rounds reload
        vmovdqu [rbp + 14944], ymm0                                   ;    61.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3904]                                    ;    41.2 p3      60 rounds reload
        vmovdqu [rbp + 14976], ymm0                                   ;    62.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 3936]                                    ;    42.0 p2      60 rounds reload
        vmovdqu [rbp + 15008], ymm0                                   ;    63.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp - 128]                                     ;    43.0 p2      60 rounds reload
        vmovdqu [rbp + 15040], ymm0                                   ;    64.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp - 96]                                      ;    43.2 p3      60 rounds reload
        vmovdqu [rbp + 15072], ymm0                                   ;    65.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp - 64]                                      ;    44.0 p2      60 rounds reload
        vmovdqu [rbp + 15104], ymm0                                   ;    66.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp - 32]                                      ;    45.0 p2      60 rounds reload
        vmovdqu [rbp + 15136], ymm0                                   ;    67.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 0]                                       ;    45.2 p3      60 rounds reload
        vmovdqu [rbp + 15168], ymm0                                   ;    68.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 32]                                      ;    46.0 p2      60 rounds reload
        vmovdqu [rbp + 15200], ymm0                                   ;    69.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 64]                                      ;    47.0 p2      60 rounds reload
        vmovdqu [rbp + 15232], ymm0                                   ;    70.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 96]                                      ;    47.2 p3      60 rounds reload
        vmovdqu [rbp + 15264], ymm0                                   ;    71.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 128]                                     ;    48.0 p2      60 rounds reload
        vmovdqu [rbp + 15296], ymm0                                   ;    72.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 160]                                     ;    49.0 p2      60 rounds reload
        vmovdqu [rbp + 15328], ymm0                                   ;    73.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 192]                                     ;    49.2 p3      60 rounds reload
        vmovdqu [rbp + 15360], ymm0                                   ;    74.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 224]                                     ;    50.0 p2      60 rounds reload
        vmovdqu [rbp + 15392], ymm0                                   ;    75.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 256]                                     ;    51.0 p2      60 rounds reload
        vmovdqu [rbp + 15424], ymm0                                   ;    76.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 288]                                     ;    51.2 p3      60 rounds reload
        vmovdqu [rbp + 15456], ymm0                                   ;    77.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 320]                                     ;    52.0 p2      60 rounds reload
        vmovdqu [rbp + 15488], ymm0                                   ;    78.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 352]                                     ;    53.0 p2      60 rounds reload
        vmovdqu [rbp + 15520], ymm0                                   ;    79.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 384]                                     ;    53.2 p3      60 rounds reload
        vmovdqu [rbp + 15552], ymm0                                   ;    80.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 416]                                     ;    54.0 p2      60 rounds reload
        vmovdqu [rbp + 15584], ymm0                                   ;    81.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 448]                                     ;    55.0 p2      60 rounds reload
        vmovdqu [rbp + 15616], ymm0                                   ;    82.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 480]                                     ;    55.2 p3      60 rounds reload
        vmovdqu [rbp + 15648], ymm0                                   ;    83.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 512]                                     ;    56.0 p2      60 rounds reload
        vmovdqu [rbp + 15680], ymm0                                   ;    84.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 544]                                     ;    57.0 p2      60 rounds reload
        vmovdqu [rbp + 15712], ymm0                                   ;    85.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 576]                                     ;    57.2 p3      60 rounds reload
        vmovdqu [rbp + 15744], ymm0                                   ;    86.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 608]                                     ;    58.0 p2      60 rounds reload
        vmovdqu [rbp + 15776], ymm0                                   ;    87.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 640]                                     ;    59.0 p2      60 rounds reload
        vmovdqu [rbp + 15808], ymm0                                   ;    88.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 672]                                     ;    59.2 p3      60 rounds reload
        vmovdqu [rbp + 15840], ymm0                                   ;    89.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 704]                                     ;    60.0 p2      60 rounds reload
        vmovdqu [rbp + 15872], ymm0                                   ;    90.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 736]                                     ;    61.0 p2      60 rounds reload
        vmovdqu [rbp + 15904], ymm0                                   ;    91.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 768]                                     ;    61.2 p3      60 rounds reload
        vmovdqu [rbp + 15936], ymm0                                   ;    92.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 800]                                     ;    62.0 p2      60 rounds reload
        vmovdqu [rbp + 15968], ymm0                                   ;    93.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 832]                                     ;    63.0 p2      60 rounds reload
        vmovdqu [rbp + 16000], ymm0                                   ;    94.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 864]                                     ;    63.2 p3      60 rounds reload
        vmovdqu [rbp + 16032], ymm0                                   ;    95.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 896]                                     ;    64.0 p2      60 rounds reload
        vmovdqu [rbp + 16064], ymm0                                   ;    96.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 928]                                     ;    65.0 p2      60 rounds reload
        vmovdqu [rbp + 16096], ymm0                                   ;    97.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 960]                                     ;    65.2 p3      60 rounds reload
        vmovdqu [rbp + 16128], ymm0                                   ;    98.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 992]                                     ;    66.0 p2      60 rounds reload
        vmovdqu [rbp + 16160], ymm0                                   ;    99.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1024]                                    ;    67.0 p2      60 rounds reload
        vmovdqu [rbp + 16192], ymm0                                   ;   100.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1056]                                    ;    67.2 p3      60 rounds reload
        vmovdqu [rbp + 16224], ymm0                                   ;   101.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1088]                                    ;    68.0 p2      60 rounds reload
        vmovdqu [rbp + 16256], ymm0                                   ;   102.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1120]                                    ;    69.0 p2      60 rounds reload
        vmovdqu [rbp + 16288], ymm0                                   ;   103.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1152]                                    ;    69.2 p3      60 rounds reload
        vmovdqu [rbp + 16320], ymm0                                   ;   104.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1184]                                    ;    70.0 p2      60 rounds reload
        vmovdqu [rbp + 16352], ymm0                                   ;   105.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1216]                                    ;    71.0 p2      60 rounds reload
        vmovdqu [rbp + 16384], ymm0                                   ;   106.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1248]                                    ;    71.2 p3      60 rounds reload
        vmovdqu [rbp + 16416], ymm0                                   ;   107.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1280]                                    ;    72.0 p2      60 rounds reload
        vmovdqu [rbp + 16448], ymm0                                   ;   108.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1312]                                    ;    73.0 p2      60 rounds reload
        vmovdqu [rbp + 16480], ymm0                                   ;   109.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1344]                                    ;    73.2 p3      60 rounds reload
        vmovdqu [rbp + 16512], ymm0                                   ;   110.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1376]                                    ;    74.0 p2      60 rounds reload
        vmovdqu [rbp + 16544], ymm0                                   ;   111.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1408]                                    ;    75.0 p2      60 rounds reload
        vmovdqu [rbp + 16576], ymm0                                   ;   112.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1440]                                    ;    75.2 p3      60 rounds reload
        vmovdqu [rbp + 16608], ymm0                                   ;   113.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1472]                                    ;    76.0 p2      60 rounds reload
        vmovdqu [rbp + 16640], ymm0                                   ;   114.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1504]                                    ;    77.0 p2      60 rounds reload
        vmovdqu [rbp + 16672], ymm0                                   ;   115.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1536]                                    ;    77.2 p3      60 rounds reload
        vmovdqu [rbp + 16704], ymm0                                   ;   116.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1568]                                    ;    78.0 p2      60 rounds reload
        vmovdqu [rbp + 16736], ymm0                                   ;   117.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1600]                                    ;    79.0 p2      60 rounds reload
        vmovdqu [rbp + 16768], ymm0                                   ;   118.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1632]                                    ;    79.2 p3      60 rounds reload
        vmovdqu [rbp + 16800], ymm0                                   ;   119.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1664]                                    ;    80.0 p2      60 rounds reload
        vmovdqu [rbp + 16832], ymm0                                   ;   120.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1696]                                    ;    81.0 p2      60 rounds reload
        vmovdqu [rbp + 16864], ymm0                                   ;   121.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1728]                                    ;    81.2 p3      60 rounds reload
        vmovdqu [rbp + 16896], ymm0                                   ;   122.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1760]                                    ;    82.0 p2      60 rounds reload
        vmovdqu [rbp + 16928], ymm0                                   ;   123.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1792]                                    ;    83.0 p2      60 rounds reload
        vmovdqu [rbp + 16960], ymm0                                   ;   124.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1824]                                    ;    83.2 p3      60 rounds reload
        vmovdqu [rbp + 16992], ymm0                                   ;   125.2 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 1856]                                    ;    84.0 p2      60 rounds reload
        vmovdqu [rbp + 17024], ymm0                                   ;   126.2 p3+p4   60 rounds
        vmovdqu ymm0, [rbp + 1888]                                    ;    85.0 p2      60 rounds reload
        vmovdqu [rbp + 17056], ymm0                                   ;   127.2 p7+p4   60 rounds
        mov r8, qword [rbp + 17104]                                   ;    85.2 p3      60 rounds reload
        mov qword [rbp + 17144], r8                                   ;   128.2 p7+p4   60 rounds
        add r8, 0x3000                                                ;    90.2 p0      60 rounds
        mov qword [rbp + 17152], r8                                   ;   129.2 p2+p4   60 rounds
        mov r8, qword [rbp + 17144]                                   ;                    resident
        vmovdqu ymm0, [rbp + 15040]                                   ;                    resident
        vmovdqu ymm1, [rbp + 15072]                                   ;                    resident
        vmovdqu ymm2, [rbp + 15104]                                   ;                    resident
        vmovdqu ymm3, [rbp + 15136]                                   ;                    resident
        vmovdqu ymm4, [rbp + 15168]                                   ;                    resident
        vmovdqu ymm5, [rbp + 15200]                                   ;                    resident
        vmovdqu ymm6, [rbp + 15232]                                   ;                    resident
        vmovdqu ymm7, [rbp + 15264]                                   ;                    resident
        vmovdqu ymm8, [rbp + 15296]                                   ;                    resident
        vmovdqu ymm9, [rbp + 15328]                                   ;                    resident
        vmovdqu ymm10, [rbp + 15360]                                  ;                    resident
        vmovdqu ymm11, [rbp + 15392]                                  ;                    resident
        vmovdqu ymm12, [rbp + 15424]                                  ;                    resident
        vmovdqu ymm13, [rbp + 15456]                                  ;                    resident
        align 16
.rounds_4:
        vpxor ymm14, ymm1, [r8 + 36896]                               ;     6.0 p0+p2   40 t
        vpxor ymm15, ymm3, [r8 + 36960]                               ;     6.0 p1+p3   40 t
        vmovdqu [rbp + 8064], ymm3                                    ;     0.5 p7+p4   40 t spill
        vpxor ymm3, ymm4, [r8 + 36992]                                ;     6.0 p5+p2   40 t
        vmovdqu [rbp + 8096], ymm4                                    ;     1.5 p3+p4   40 t spill
        vpxor ymm4, ymm5, [r8 + 37024]                                ;     6.0 p0+p2   40 t
        vmovdqu [rbp + 8128], ymm5                                    ;     2.5 p7+p4   40 t spill
        vpxor ymm5, ymm8, [r8 + 37120]                                ;     6.0 p1+p3   40 t
        vmovdqu [rbp + 8160], ymm8                                    ;     3.5 p7+p4   40 t spill
        vpxor ymm8, ymm10, [r8 + 37184]                               ;     6.0 p5+p2   40 t
        vmovdqu [rbp + 8192], ymm10                                   ;     4.5 p3+p4   40 t spill
        vpxor ymm10, ymm11, [r8 + 37216]                              ;     6.0 p0+p2   40 t
        vmovdqu [rbp + 8224], ymm11                                   ;     5.5 p7+p4   40 t spill
        vpxor ymm11, ymm12, [r8 + 37248]                              ;     6.0 p1+p3   40 t
        vmovdqu [rbp + 8256], ymm12                                   ;     6.5 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37408]                                   ;     5.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 15584]                             ;    11.0 p5+p3   40 t
        vmovdqu [rbp + 8288], ymm1                                    ;     7.5 p7+p4   40 t spill
        vmovdqu ymm1, [r8 + 37472]                                    ;     6.0 p2      40 t
        vpxor ymm1, ymm1, [rbp + 15648]                               ;    12.0 p0+p3   40 t
        vmovdqu [rbp + 8320], ymm1                                    ;    13.0 p7+p4   40 t spill
        vmovdqu ymm1, [r8 + 37504]                                    ;     7.0 p2      40 t
        vpxor ymm1, ymm1, [rbp + 15680]                               ;    13.0 p1+p3   40 t
        vmovdqu [rbp + 8352], ymm12                                   ;    12.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37536]                                   ;     8.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 15712]                             ;    14.0 p5+p3   40 t
        vmovdqu [rbp + 8384], ymm12                                   ;    15.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37664]                                   ;     9.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 15840]                             ;    15.0 p0+p3   40 t
        vmovdqu [rbp + 8416], ymm12                                   ;    16.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37728]                                   ;    10.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 15904]                             ;    16.0 p1+p3   40 t
        vmovdqu [rbp + 8448], ymm12                                   ;    17.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37760]                                   ;    11.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 15936]                             ;    17.0 p5+p3   40 t
        vmovdqu [rbp + 8480], ymm12                                   ;    18.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37792]                                   ;    12.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 15968]                             ;    18.0 p0+p3   40 t
        vmovdqu [rbp + 8512], ymm12                                   ;    19.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37888]                                   ;    13.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16064]                             ;    19.0 p1+p3   40 t
        vmovdqu [rbp + 8544], ymm12                                   ;    20.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37952]                                   ;    14.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16128]                             ;    20.0 p5+p3   40 t
        vmovdqu [rbp + 8576], ymm12                                   ;    21.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 37984]                                   ;    15.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16160]                             ;    21.0 p0+p3   40 t
        vmovdqu [rbp + 8608], ymm12                                   ;    22.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38016]                                   ;    16.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16192]                             ;    22.0 p1+p3   40 t
        vmovdqu [rbp + 8640], ymm12                                   ;    23.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38176]                                   ;    17.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16352]                             ;    23.0 p5+p3   40 t
        vmovdqu [rbp + 8672], ymm12                                   ;    24.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38240]                                   ;    18.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16416]                             ;    24.0 p0+p3   40 t
        vmovdqu [rbp + 8704], ymm12                                   ;    25.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38272]                                   ;    19.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16448]                             ;    25.0 p1+p3   40 t
        vmovdqu [rbp + 8736], ymm12                                   ;    26.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38304]                                   ;    20.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16480]                             ;    26.0 p5+p3   40 t
        vmovdqu [rbp + 8768], ymm12                                   ;    27.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38432]                                   ;    21.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16608]                             ;    27.0 p0+p3   40 t
        vmovdqu [rbp + 8800], ymm12                                   ;    28.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38496]                                   ;    22.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16672]                             ;    28.0 p1+p3   40 t
        vmovdqu [rbp + 8832], ymm12                                   ;    29.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38528]                                   ;    23.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16704]                             ;    29.0 p5+p3   40 t
        vmovdqu [rbp + 8864], ymm12                                   ;    30.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38560]                                   ;    24.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16736]                             ;    30.0 p0+p3   40 t
        vmovdqu [rbp + 8896], ymm12                                   ;    31.0 p7+p4   40 t spill
        vmovdqu ymm12, [r8 + 38688]                                   ;    25.0 p2      40 t
        vpxor ymm12, ymm12, [rbp + 16864]                             ;    31.0 p1+p3   40 t
        vmovdqu [rbp + 8928], ymm12                                   ;    32.0 p7+p4   40 t spill
        vpxor ymm12, ymm2, [r8 + 36928]                               ;    26.0 p5+p2   41 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;    27.0 p0+p3   41 t
        vmovdqu [rbp + 8960], ymm2                                    ;    28.5 p7+p4   40 t spill
        vmovdqu ymm2, [r8 + 38752]                                    ;    27.0 p2      40 t
        vpxor ymm2, ymm2, [rbp + 16928]                               ;    33.0 p1+p3   40 t
        vmovdqu [rbp + 8992], ymm2                                    ;    34.0 p7+p4   40 t spill
        vpxor ymm2, ymm3, ymm14                                       ;    21.0 p5      41 t
        vmovdqu [rbp + 9024], ymm1                                    ;    30.5 p2+p4   40 t spill
        vpxor ymm1, ymm6, [r8 + 37056]                                ;    28.2 p0+p3   41 t
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]   ;    29.2 p1+p2   41 t
        vmovdqu [rbp + 9056], ymm6                                    ;    31.5 p7+p4   40 t spill
        vmovdqu ymm6, [r8 + 38784]                                    ;    29.2 p3      40 t
        vpxor ymm6, ymm6, [rbp + 16960]                               ;    35.2 p5+p2   40 t
        vmovdqu [rbp + 9088], ymm6                                    ;    36.2 p7+p4   40 t spill
        vpxor ymm6, ymm4, ymm14                                       ;    23.0 p0      41 t
        vmovdqu [rbp + 9120], ymm8                                    ;    33.5 p3+p4   40 t spill
        vpxor ymm8, ymm15, ymm1                                       ;    30.2 p1      41 t
        vmovdqu [rbp + 9152], ymm11                                   ;    34.5 p7+p4   40 t spill
        vmovdqu ymm11, [r8 + 38816]                                   ;    31.0 p2      40 t
        vpxor ymm11, ymm11, [rbp + 16992]                             ;    37.0 p5+p3   40 t
        vpxor ymm3, ymm3, ymm12                                       ;    28.0 p0      41 t
        vmovdqu [rbp + 9184], ymm11                                   ;    38.0 p7+p4   40 t spill
        vpxor ymm11, ymm8, ymm0                                       ;    31.2 p1      41 t
        vpxor ymm11, ymm11, [r8 + 36864]                              ;    32.2 p5+p2   41 t
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;    33.2 p0+p3   41 t
        vpxor ymm8, ymm8, ymm2                                        ;    31.2 p1      41 t
        vmovdqu [rbp + 9216], ymm0                                    ;    36.5 p7+p4   40 t spill
        vmovdqa ymm0, ymm2                                            ;    26.2         41 t copy
        vmovdqu [rbp + 9248], ymm5                                    ;    37.5 p2+p4   40 t spill
        vpxor ymm5, ymm6, ymm11                                       ;    34.2 p5      41 t
        vmovdqu [rbp + 9280], ymm10                                   ;    38.5 p3+p4   40 t spill
        vpxor ymm10, ymm3, ymm8                                       ;    32.2 p0      41 t
        vmovdqu [rbp + 9312], ymm13                                   ;    39.5 p7+p4   40 t spill
        vpxor ymm13, ymm11, ymm7                                      ;    34.2 p1      41 t
        vpxor ymm13, ymm13, [r8 + 37088]                              ;    35.2 p5+p2   41 t
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;    36.2 p0+p3   41 t
        vpxor ymm0, ymm0, ymm13                                       ;    37.2 p1      41 t
        vmovdqu [rbp + 9344], ymm7                                    ;    40.5 p7+p4   40 t spill
        vpxor ymm7, ymm12, ymm11                                      ;    34.2 p5      41 t
        vmovdqu [rbp + 9376], ymm9                                    ;    41.5 p2+p4   40 t spill
        vpor ymm9, ymm5, ymm13                                        ;    37.2 p0      41 t
        vmovdqu [rbp + 9408], ymm14                                   ;    42.5 p3+p4   40 t spill
        vpxor ymm14, ymm13, ymm8                                      ;    37.2 p1      41 t
        vpxor ymm15, ymm15, ymm14                                     ;    38.2 p5      41 t
        vmovdqu [rbp + 9440], ymm13                                   ;    43.5 p7+p4   41 t spill
        vpor ymm13, ymm11, ymm14                                      ;    38.2 p0      41 t
        vmovdqu [rbp + 9472], ymm14                                   ;    44.5 p2+p4   41 t spill
        vpor ymm14, ymm1, ymm0                                        ;    38.2 p1      41 t
        vmovdqu [rbp + 9504], ymm11                                   ;    45.5 p3+p4   41 t spill
        vpxor ymm11, ymm0, ymm10                                      ;    38.2 p5      41 t
        vpxor ymm4, ymm4, ymm8                                        ;    32.2 p0      41 t
        vpxor ymm4, ymm4, ymm14                                       ;    39.2 p1      41 t
        vpxor ymm13, ymm13, ymm9                                      ;    39.2 p5      41 t
        vmovdqu [rbp + 9536], ymm0                                    ;    46.5 p7+p4   41 t spill
        vpand ymm0, ymm8, ymm6                                        ;    33.0 p0      41 t
        vpxor ymm14, ymm14, ymm0                                      ;    39.2 p1      41 t
        vmovdqa ymm0, ymm10                                           ;    33.5         41 t copy
        vmovdqu [rbp + 9568], ymm10                                   ;    47.5 p2+p4   41 t spill
        vpand ymm10, ymm11, ymm7                                      ;    39.2 p5      41 t
        vpxor ymm4, ymm4, ymm10                                       ;    40.2 p0      41 t
        vpxor ymm13, ymm13, ymm4                                      ;    41.2 p1      41 t
        vpxor ymm1, ymm1, ymm9                                        ;    38.2 p5      41 t
        vpxor ymm1, ymm1, ymm14                                       ;    40.2 p0      41 t
        vpxor ymm9, ymm7, ymm15                                       ;    39.2 p1      41 t
        vpand ymm0, ymm0, ymm9                                        ;    40.2 p5      41 t
        vpxor ymm10, ymm6, ymm9                                       ;    40.2 p0      41 t
        vpxor ymm14, ymm14, ymm0                                      ;    41.2 p1      41 t
        vpand ymm0, ymm3, ymm10                                       ;    41.2 p5      41 t
        vpxor ymm1, ymm1, ymm0                                        ;    42.2 p0      41 t
        vpxor ymm0, ymm5, ymm15                                       ;    39.2 p1      41 t
        vmovdqu [rbp + 9600], ymm7                                    ;    48.5 p3+p4   41 t spill
        vpand ymm7, ymm2, ymm0                                        ;    40.2 p5      41 t
        vpxor ymm14, ymm14, ymm7                                      ;    42.2 p0      41 t
        vpxor ymm4, ymm4, ymm7                                        ;    41.2 p1      41 t
        vmovdqu ymm7, [rbp + 9408]                                    ;    42.5 p2      40 t reload
        vmovdqu [rbp + 9632], ymm11                                   ;    49.5 p7+p4   41 t spill
        vpor ymm11, ymm12, ymm7                                       ;    48.5 p5      41 t
        vpxor ymm4, ymm4, ymm11                                       ;    49.5 p0      41 t
        vpand ymm11, ymm13, ymm1                                      ;    43.2 p1      41 t
        vpxor ymm4, ymm4, ymm11                                       ;    50.5 p5      41 t
        vpxor ymm7, ymm1, ymm4                                        ;    51.5 p0      41 t
        vpor ymm11, ymm11, ymm7                                       ;    52.5 p1      41 t
        vpand ymm4, ymm4, ymm14                                       ;    51.5 p5      41 t
        vpxor ymm13, ymm13, ymm4                                      ;    52.5 p0      41 t
        vpxor ymm11, ymm11, ymm13                                     ;    53.5 p1      41 t
        vpand ymm0, ymm0, ymm11                                       ;    54.5 p5      41 t
        vpand ymm4, ymm14, ymm13                                      ;    53.5 p0      41 t
        vpxor ymm1, ymm1, ymm4                                        ;    54.5 p1      41 t
        vpand ymm13, ymm13, ymm1                                      ;    55.5 p5      41 t
        vpxor ymm14, ymm14, ymm13                                     ;    56.5 p0      41 t
        vpor ymm4, ymm11, ymm1                                        ;    55.5 p1      41 t
        vpxor ymm7, ymm7, ymm4                                        ;    56.5 p5      41 t
        vpand ymm2, ymm2, ymm11                                       ;    54.5 p0      41 t
        vpand ymm8, ymm8, ymm7                                        ;    57.5 p1      41 t
        vpxor ymm4, ymm11, ymm1                                       ;    55.5 p5      41 t
        vpand ymm10, ymm10, ymm4                                      ;    56.5 p0      41 t
        vpand ymm3, ymm3, ymm4                                        ;    56.5 p1      41 t
        vpand ymm6, ymm6, ymm7                                        ;    57.5 p5      41 t
        vpxor ymm4, ymm4, ymm7                                        ;    57.5 p0      41 t
        vpand ymm9, ymm9, ymm4                                        ;    58.5 p1      41 t
        vpxor ymm10, ymm10, ymm9                                      ;    59.5 p5      41 t
        vpxor ymm7, ymm7, ymm14                                       ;    57.5 p0      41 t
        vpxor ymm6, ymm6, ymm9                                        ;    59.5 p1      41 t
        vpxor ymm11, ymm11, ymm7                                      ;    58.5 p5      41 t
        vpand ymm9, ymm14, [rbp + 9504]                               ;    57.5 p0+p3   41 t
        vpand ymm15, ymm15, ymm11                                     ;    59.5 p1      41 t
        vpand ymm5, ymm5, ymm7                                        ;    58.5 p5      41 t
        vpand ymm7, ymm7, [rbp + 9440]                                ;    58.5 p0+p2   41 t
        vpxor ymm7, ymm7, ymm3                                        ;    59.5 p1      41 t
        vpand ymm13, ymm14, [rbp + 9472]                              ;    57.5 p5+p3   41 t
        vpxor ymm3, ymm3, ymm13                                       ;    58.5 p0      41 t
        vpxor ymm14, ymm14, ymm1                                      ;    57.5 p1      41 t
        vpand ymm12, ymm12, ymm1                                      ;    55.5 p5      41 t
        vpand ymm11, ymm11, [rbp + 9536]                              ;    59.5 p0+p2   41 t
        vpxor ymm11, ymm11, ymm7                                      ;    60.5 p1      41 t
        vpxor ymm5, ymm5, ymm0                                        ;    59.5 p5      41 t
        vpxor ymm5, ymm5, ymm10                                       ;    60.5 p0      41 t
        vpxor ymm8, ymm8, ymm3                                        ;    59.5 p1      41 t
        vpand ymm1, ymm1, [rbp + 9408]                                ;    55.5 p5+p3   41 t
        vpand ymm13, ymm14, [rbp + 9632]                              ;    58.5 p0+p2   41 t
        vpxor ymm11, ymm11, ymm13                                     ;    61.5 p1      41 t
        vpxor ymm8, ymm8, ymm13                                       ;    60.5 p5      41 t
        vpxor ymm12, ymm12, ymm8                                      ;    61.5 p0      41 t
        vpand ymm14, ymm14, [rbp + 9600]                              ;    58.5 p1+p3   41 t
        vpxor ymm1, ymm1, ymm11                                       ;    62.5 p5      41 t
        vpxor ymm1, ymm1, ymm12                                       ;    63.5 p0      41 t
        vpand ymm4, ymm4, [rbp + 9568]                                ;    58.5 p1+p2   41 t
        vpxor ymm9, ymm9, ymm10                                       ;    60.5 p5      41 t
        vpxor ymm9, ymm9, ymm12                                       ;    62.5 p0      41 t
        vpxor ymm14, ymm14, ymm12                                     ;    62.5 p1      41 t
        vpxor ymm14, ymm14, ymm6                                      ;    63.5 p5      41 t
        vpxor ymm2, ymm2, ymm7                                        ;    60.5 p0      41 t
        vpxor ymm2, ymm2, ymm1                                        ;    64.5 p1      41 t
        vpxor ymm4, ymm4, ymm1                                        ;    64.5 p5      41 t
        vpxor ymm3, ymm3, ymm11                                       ;    62.5 p0      41 t
        vpxor ymm3, ymm3, ymm5                                        ;    63.5 p1      41 t
        vpxor ymm0, ymm0, ymm6                                        ;    60.5 p5      41 t
        vpxor ymm0, ymm0, ymm15                                       ;    61.5 p0      41 t
        vpxor ymm0, ymm0, ymm9                                        ;    63.5 p1      41 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;    54.2 p3      41 t reload
        vpxor ymm0, ymm0, ymm15                                       ;    64.5 p5      41 t
        vpxor ymm9, ymm9, ymm2                                        ;    65.5 p0      41 t
        vpxor ymm9, ymm9, ymm14                                       ;    66.5 p1      41 t
        vpxor ymm8, ymm8, ymm15                                       ;    61.5 p5      41 t
        vpxor ymm2, ymm2, ymm15                                       ;    65.5 p0      41 t
        vpxor ymm5, ymm5, ymm9                                        ;    67.5 p1      41 t
        vpxor ymm5, ymm5, ymm15                                       ;    68.5 p5      41 t
        vpxor ymm9, ymm9, ymm4                                        ;    67.5 p0      41 t
        vpxor ymm4, ymm4, ymm15                                       ;    65.5 p1      41 t
        vmovdqu ymm1, [rbp + 9248]                                    ;    56.8 p2      23 t
        vmovdqu ymm6, [rbp + 9280]                                    ;    57.0 p3      40 t reload
        vpxor ymm1, ymm1, ymm6                                        ;    63.0 p5      23 t
        vmovdqu ymm7, [rbp + 9248]                                    ;    57.8 p2      23 t
        vmovdqu ymm10, [rbp + 9152]                                   ;    58.0 p3      40 t reload
        vpxor ymm7, ymm7, ymm10                                       ;    64.0 p0      23 t
        vmovdqa ymm11, ymm7                                           ;    65.0         23 t copy
        vmovdqu ymm12, [rbp + 9120]                                   ;    58.8 p2      23 t
        vmovdqu ymm13, [r8 + 37152]                                   ;    59.0 p3      23 t
        vpxor ymm13, ymm13, [rbp + 9376]                              ;    65.0 p1+p2   23 t
        vpxor ymm13, ymm13, ymm15                                     ;    66.0 p5      23 t
        vpxor ymm6, ymm6, ymm13                                       ;    67.0 p0      23 t
        vmovdqu [rbp + 9280], ymm14                                   ;    64.5 p7+p4   41 t spill
        vmovdqa ymm14, ymm1                                           ;    64.0         23 t copy
        vmovdqu [rbp + 9568], ymm4                                    ;    66.5 p3+p4   41 t spill
        vmovdqu ymm4, [r8 + 37280]                                    ;    60.8 p2      23 t
        vpxor ymm4, ymm4, [rbp + 9312]                                ;    66.8 p1+p3   23 t
        vpxor ymm4, ymm4, ymm15                                       ;    67.8 p5      23 t
        vpxor ymm12, ymm12, ymm4                                      ;    68.8 p0      23 t
        vpxor ymm14, ymm14, ymm12                                     ;    69.8 p1      23 t
        vpxor ymm12, ymm12, [r8 + 37344]                              ;    69.8 p5+p2   23 t
        vpxor ymm12, ymm12, [rbp + 15520]                             ;    70.8 p0+p3   23 t
        vpxor ymm12, ymm12, ymm15                                     ;    71.8 p1      23 t
        vpxor ymm11, ymm11, ymm12                                     ;    72.8 p5      23 t
        vmovdqu [rbp + 9600], ymm5                                    ;    69.5 p7+p4   41 t spill
        vmovdqa ymm5, ymm1                                            ;    64.0         23 t copy
        vmovdqu [rbp + 9632], ymm3                                    ;    64.5 p2+p4   41 t spill
        vpxor ymm3, ymm6, ymm14                                       ;    70.8 p0      23 t
        vmovdqu [rbp + 9408], ymm8                                    ;    64.8 p3+p4   41 t spill
        vpxor ymm8, ymm12, [rbp + 15488]                              ;    72.8 p1+p2   23 t
        vpxor ymm8, ymm8, [r8 + 37312]                                ;    73.8 p5+p3   23 t
        vpxor ymm8, ymm8, ymm15                                       ;    74.8 p0      23 t
        vpxor ymm5, ymm5, ymm8                                        ;    75.8 p1      23 t
        vmovdqu [rbp + 9536], ymm0                                    ;    65.8 p7+p4   41 t spill
        vpxor ymm0, ymm13, ymm12                                      ;    72.8 p5      23 t
        vmovdqu [rbp + 9472], ymm2                                    ;    66.8 p2+p4   41 t spill
        vpor ymm2, ymm11, ymm8                                        ;    75.8 p0      23 t
        vmovdqu [rbp + 9440], ymm9                                    ;    68.5 p3+p4   41 t spill
        vpxor ymm9, ymm8, ymm14                                       ;    75.8 p1      23 t
        vpor ymm15, ymm12, ymm9                                       ;    76.8 p5      23 t
        vmovdqu [rbp + 9504], ymm8                                    ;    75.8 p7+p4   23 t spill
        vpor ymm8, ymm4, ymm5                                         ;    76.8 p0      23 t
        vmovdqu [rbp + 9664], ymm12                                   ;    72.8 p2+p4   23 t spill
        vpxor ymm12, ymm5, ymm3                                       ;    76.8 p1      23 t
        vpxor ymm10, ymm10, ymm14                                     ;    71.0 p5      23 t
        vpxor ymm10, ymm10, ymm8                                      ;    77.8 p0      23 t
        vmovdqu [rbp + 9152], ymm5                                    ;    76.8 p3+p4   23 t spill
        vpand ymm5, ymm14, ymm7                                       ;    71.5 p1      23 t
        vpxor ymm8, ymm8, ymm5                                        ;    77.8 p5      23 t
        vpxor ymm5, ymm9, [rbp + 9120]                                ;    76.8 p0+p2   23 t
        vpxor ymm15, ymm15, ymm2                                      ;    77.8 p1      23 t
        vmovdqu [rbp + 9120], ymm9                                    ;    76.8 p7+p4   23 t spill
        vmovdqa ymm9, ymm7                                            ;    69.8         23 t copy
        vmovdqu [rbp + 9696], ymm7                                    ;    72.8 p3+p4   23 t spill
        vmovdqa ymm7, ymm3                                            ;    71.8         23 t copy
        vmovdqu [rbp + 9728], ymm3                                    ;    73.8 p2+p4   23 t spill
        vpand ymm3, ymm12, ymm0                                       ;    77.8 p5      23 t
        vpxor ymm10, ymm10, ymm3                                      ;    78.8 p0      23 t
        vpxor ymm15, ymm15, ymm10                                     ;    79.8 p1      23 t
        vpxor ymm4, ymm4, ymm2                                        ;    76.8 p5      23 t
        vpxor ymm4, ymm4, ymm8                                        ;    78.8 p0      23 t
        vpxor ymm2, ymm0, ymm5                                        ;    77.8 p1      23 t
        vpand ymm7, ymm7, ymm2                                        ;    78.8 p5      23 t
        vpxor ymm9, ymm9, ymm2                                        ;    78.8 p0      23 t
        vpand ymm3, ymm6, ymm9                                        ;    79.8 p1      23 t
        vpxor ymm4, ymm4, ymm3                                        ;    80.8 p5      23 t
        vpxor ymm8, ymm8, ymm7                                        ;    79.8 p0      23 t
        vpxor ymm3, ymm11, ymm5                                       ;    77.8 p1      23 t
        vpand ymm7, ymm1, ymm3                                        ;    78.8 p5      23 t
        vpxor ymm8, ymm8, ymm7                                        ;    80.8 p0      23 t
        vpxor ymm10, ymm10, ymm7                                      ;    79.8 p1      23 t
        vmovdqu ymm7, [rbp + 9248]                                    ;    74.5 p3      40 t reload
        vmovdqu [rbp + 9760], ymm0                                    ;    74.8 p7+p4   23 t spill
        vpor ymm0, ymm13, ymm7                                        ;    80.5 p5      23 t
        vpxor ymm10, ymm10, ymm0                                      ;    81.5 p0      23 t
        vpand ymm0, ymm15, ymm4                                       ;    81.8 p1      23 t
        vpxor ymm10, ymm10, ymm0                                      ;    82.8 p5      23 t
        vpxor ymm7, ymm4, ymm10                                       ;    83.8 p0      23 t
        vpor ymm0, ymm0, ymm7                                         ;    84.8 p1      23 t
        vpand ymm10, ymm10, ymm8                                      ;    83.8 p5      23 t
        vpxor ymm15, ymm15, ymm10                                     ;    84.8 p0      23 t
        vpxor ymm0, ymm0, ymm15                                       ;    85.8 p1      23 t
        vpand ymm3, ymm3, ymm0                                        ;    86.8 p5      23 t
        vpand ymm10, ymm8, ymm15                                      ;    85.8 p0      23 t
        vpxor ymm4, ymm4, ymm10                                       ;    86.8 p1      23 t
        vpand ymm15, ymm15, ymm4                                      ;    87.8 p5      23 t
        vpxor ymm8, ymm8, ymm15                                       ;    88.8 p0      23 t
        vpor ymm15, ymm0, ymm4                                        ;    87.8 p1      23 t
        vpxor ymm7, ymm7, ymm15                                       ;    88.8 p5      23 t
        vpand ymm1, ymm1, ymm0                                        ;    86.8 p0      23 t
        vpand ymm14, ymm14, ymm7                                      ;    89.8 p1      23 t
        vpxor ymm15, ymm0, ymm4                                       ;    87.8 p5      23 t
        vpand ymm9, ymm9, ymm15                                       ;    88.8 p0      23 t
        vpand ymm6, ymm6, ymm15                                       ;    88.8 p1      23 t
        vpxor ymm15, ymm15, ymm7                                      ;    89.8 p5      23 t
        vpand ymm2, ymm2, ymm15                                       ;    90.8 p0      23 t
        vpxor ymm9, ymm9, ymm2                                        ;    91.8 p1      23 t
        vpand ymm10, ymm7, [rbp + 9696]                               ;    89.8 p5+p2   23 t
        vpxor ymm2, ymm2, ymm10                                       ;    91.8 p0      23 t
        vpxor ymm7, ymm7, ymm8                                        ;    89.8 p1      23 t
        vpxor ymm0, ymm0, ymm7                                        ;    90.8 p5      23 t
        vpand ymm10, ymm8, [rbp + 9664]                               ;    89.8 p0+p3   23 t
        vpand ymm5, ymm5, ymm0                                        ;    91.8 p1      23 t
        vpand ymm11, ymm11, ymm7                                      ;    90.8 p5      23 t
        vpand ymm7, ymm7, [rbp + 9504]                                ;    90.8 p0+p2   23 t
        vpxor ymm7, ymm7, ymm6                                        ;    91.8 p1      23 t
        vmovdqu [rbp + 9504], ymm5                                    ;    92.8 p7+p4   23 t spill
        vpand ymm5, ymm8, [rbp + 9120]                                ;    89.8 p5+p3   23 t
        vpxor ymm6, ymm6, ymm5                                        ;    90.8 p0      23 t
        vpxor ymm8, ymm8, ymm4                                        ;    89.8 p1      23 t
        vpand ymm12, ymm12, ymm8                                      ;    90.8 p5      23 t
        vpand ymm8, ymm8, [rbp + 9760]                                ;    90.8 p0+p2   23 t
        vpand ymm13, ymm13, ymm4                                      ;    90.5 p1      23 t
        vpand ymm0, ymm0, [rbp + 9152]                                ;    91.8 p5+p3   23 t
        vpxor ymm0, ymm0, ymm12                                       ;    92.8 p0      23 t
        vpxor ymm0, ymm0, ymm7                                        ;    93.8 p1      23 t
        vpxor ymm11, ymm11, ymm3                                      ;    92.0 p5      23 t
        vpxor ymm11, ymm11, ymm9                                      ;    93.0 p0      23 t
        vpxor ymm14, ymm14, ymm12                                     ;    92.5 p1      23 t
        vpxor ymm14, ymm14, ymm6                                      ;    93.5 p5      23 t
        vpand ymm4, ymm4, [rbp + 9248]                                ;    93.2 p0+p2   23 t
        vpxor ymm13, ymm13, ymm14                                     ;    94.5 p1      23 t
        vpand ymm15, ymm15, [rbp + 9728]                              ;    94.0 p5+p3   23 t
        vpxor ymm10, ymm10, ymm9                                      ;    94.2 p0      23 t
        vpxor ymm10, ymm10, ymm13                                     ;    95.5 p1      23 t
        vpxor ymm4, ymm4, ymm0                                        ;    95.0 p5      23 t
        vpxor ymm4, ymm4, ymm13                                       ;    96.0 p0      23 t
        vpxor ymm8, ymm8, ymm13                                       ;    95.5 p1      23 t
        vpxor ymm8, ymm8, ymm2                                        ;    96.5 p5      23 t
        vpxor ymm1, ymm1, ymm7                                        ;    96.2 p0      23 t
        vpxor ymm1, ymm1, ymm4                                        ;    97.2 p1      23 t
        vpxor ymm6, ymm6, ymm0                                        ;    97.0 p5      23 t
        vpxor ymm6, ymm6, ymm11                                       ;    98.0 p0      23 t
        vpxor ymm15, ymm15, ymm4                                      ;    97.5 p1      23 t
        vpxor ymm3, ymm3, ymm2                                        ;    98.0 p5      23 t
        vpxor ymm3, ymm3, ymm10                                       ;    99.0 p0      23 t
        vpxor ymm3, ymm3, [rbp + 9504]                                ;   100.0 p1+p2   23 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;    91.0 p3      41 t reload
        vpxor ymm3, ymm3, ymm0                                        ;   101.0 p5      23 t
        vpxor ymm10, ymm10, ymm1                                      ;    99.2 p0      23 t
        vpxor ymm10, ymm10, ymm8                                      ;   100.2 p1      23 t
        vpxor ymm14, ymm14, ymm0                                      ;   100.0 p5      23 t
        vpxor ymm1, ymm1, ymm0                                        ;   100.2 p0      23 t
        vpxor ymm11, ymm11, ymm10                                     ;   101.2 p1      23 t
        vpxor ymm11, ymm11, ymm0                                      ;   102.2 p5      23 t
        vpxor ymm10, ymm10, ymm15                                     ;   101.2 p0      23 t
        vpxor ymm15, ymm15, ymm0                                      ;   101.5 p1      23 t
        vmovdqu ymm2, [rbp + 8352]                                    ;    93.5 p2      22 t
        vmovdqu ymm4, [rbp + 9024]                                    ;    93.8 p3      40 t reload
        vpxor ymm2, ymm2, ymm4                                        ;   102.0 p5      22 t
        vmovdqu ymm5, [rbp + 8352]                                    ;    94.5 p2      22 t
        vmovdqu ymm7, [rbp + 8384]                                    ;    94.8 p3      40 t reload
        vpxor ymm5, ymm5, ymm7                                        ;   102.2 p0      22 t
        vmovdqa ymm9, ymm5                                            ;   103.2         22 t copy
        vmovdqu ymm12, [rbp + 8320]                                   ;    95.5 p2      22 t
        vmovdqu ymm13, [r8 + 37440]                                   ;    95.8 p3      22 t
        vpxor ymm13, ymm13, [rbp + 15616]                             ;   102.5 p1+p2   22 t
        vpxor ymm13, ymm13, ymm0                                      ;   103.5 p5      22 t
        vpxor ymm4, ymm4, ymm13                                       ;   104.5 p0      22 t
        vmovdqu [rbp + 9024], ymm8                                    ;    97.5 p7+p4   23 t spill
        vmovdqa ymm8, ymm2                                            ;   103.0         22 t copy
        vmovdqu [rbp + 9504], ymm15                                   ;   102.5 p3+p4   23 t spill
        vmovdqu ymm15, [r8 + 37568]                                   ;    97.5 p2      22 t
        vpxor ymm15, ymm15, [rbp + 15744]                             ;   103.5 p1+p3   22 t
        vpxor ymm15, ymm15, ymm0                                      ;   104.5 p5      22 t
        vpxor ymm12, ymm12, ymm15                                     ;   105.5 p0      22 t
        vpxor ymm8, ymm8, ymm12                                       ;   106.5 p1      22 t
        vpxor ymm12, ymm12, [r8 + 37376]                              ;   106.5 p5+p2   22 t
        vpxor ymm12, ymm12, [rbp + 15552]                             ;   107.5 p0+p3   22 t
        vpxor ymm12, ymm12, ymm0                                      ;   108.5 p1      22 t
        vpxor ymm9, ymm9, ymm12                                       ;   109.5 p5      22 t
        vmovdqu [rbp + 9728], ymm11                                   ;   103.2 p7+p4   23 t spill
        vmovdqa ymm11, ymm2                                           ;   103.0         22 t copy
        vmovdqu [rbp + 9248], ymm6                                    ;   100.5 p2+p4   23 t spill
        vpxor ymm6, ymm12, [rbp + 15776]                              ;   109.5 p0+p3   22 t
        vpxor ymm6, ymm6, [r8 + 37600]                                ;   110.5 p1+p2   22 t
        vpxor ymm6, ymm6, ymm0                                        ;   111.5 p5      22 t
        vpxor ymm11, ymm11, ymm6                                      ;   112.5 p0      22 t
        vmovdqu [rbp + 9152], ymm14                                   ;   101.5 p7+p4   23 t spill
        vpxor ymm14, ymm4, ymm8                                       ;   107.5 p1      22 t
        vmovdqu [rbp + 9760], ymm3                                    ;   102.5 p3+p4   23 t spill
        vpxor ymm3, ymm13, ymm12                                      ;   109.5 p5      22 t
        vmovdqu [rbp + 9120], ymm1                                    ;   103.5 p2+p4   23 t spill
        vpor ymm1, ymm9, ymm6                                         ;   112.5 p0      22 t
        vmovdqu [rbp + 9664], ymm10                                   ;   104.5 p7+p4   23 t spill
        vpxor ymm10, ymm6, ymm8                                       ;   112.5 p1      22 t
        vpor ymm0, ymm12, ymm10                                       ;   113.5 p5      22 t
        vmovdqu [rbp + 9696], ymm6                                    ;   112.5 p3+p4   22 t spill
        vpor ymm6, ymm15, ymm11                                       ;   113.5 p0      22 t
        vmovdqu [rbp + 9792], ymm12                                   ;   109.5 p2+p4   22 t spill
        vpxor ymm12, ymm11, ymm14                                     ;   113.5 p1      22 t
        vpxor ymm7, ymm7, ymm8                                        ;   110.0 p5      22 t
        vpxor ymm7, ymm7, ymm6                                        ;   114.5 p0      22 t
        vmovdqu [rbp + 8384], ymm11                                   ;   113.5 p7+p4   22 t spill
        vpand ymm11, ymm8, ymm5                                       ;   110.5 p1      22 t
        vpxor ymm6, ymm6, ymm11                                       ;   114.5 p5      22 t
        vpxor ymm11, ymm10, [rbp + 8320]                              ;   113.5 p0+p3   22 t
        vpxor ymm0, ymm0, ymm1                                        ;   114.5 p1      22 t
        vmovdqu [rbp + 8320], ymm10                                   ;   113.5 p2+p4   22 t spill
        vmovdqa ymm10, ymm5                                           ;   106.5         22 t copy
        vmovdqu [rbp + 9824], ymm5                                    ;   109.5 p7+p4   22 t spill
        vmovdqa ymm5, ymm14                                           ;   108.5         22 t copy
        vmovdqu [rbp + 9856], ymm14                                   ;   110.5 p3+p4   22 t spill
        vpand ymm14, ymm12, ymm3                                      ;   114.5 p5      22 t
        vpxor ymm7, ymm7, ymm14                                       ;   115.5 p0      22 t
        vpxor ymm0, ymm0, ymm7                                        ;   116.5 p1      22 t
        vpxor ymm15, ymm15, ymm1                                      ;   113.5 p5      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   115.5 p0      22 t
        vpxor ymm14, ymm3, ymm11                                      ;   114.5 p1      22 t
        vpand ymm5, ymm5, ymm14                                       ;   115.5 p5      22 t
        vpxor ymm10, ymm10, ymm14                                     ;   115.5 p0      22 t
        vpand ymm1, ymm4, ymm10                                       ;   116.5 p1      22 t
        vpxor ymm15, ymm15, ymm1                                      ;   117.5 p5      22 t
        vpxor ymm6, ymm6, ymm5                                        ;   116.5 p0      22 t
        vpxor ymm1, ymm9, ymm11                                       ;   115.5 p1      22 t
        vpand ymm5, ymm2, ymm1                                        ;   116.5 p5      22 t
        vpxor ymm6, ymm6, ymm5                                        ;   117.5 p0      22 t
        vpxor ymm7, ymm7, ymm5                                        ;   117.5 p1      22 t
        vmovdqu ymm5, [rbp + 8352]                                    ;   111.2 p2      40 t reload
        vmovdqu [rbp + 9888], ymm3                                    ;   111.5 p7+p4   22 t spill
        vpor ymm3, ymm13, ymm5                                        ;   117.2 p5      22 t
        vpxor ymm7, ymm7, ymm3                                        ;   118.5 p0      22 t
        vpand ymm3, ymm0, ymm15                                       ;   118.5 p1      22 t
        vpxor ymm7, ymm7, ymm3                                        ;   119.5 p5      22 t
        vpxor ymm5, ymm15, ymm7                                       ;   120.5 p0      22 t
        vpor ymm3, ymm3, ymm5                                         ;   121.5 p1      22 t
        vpand ymm7, ymm7, ymm6                                        ;   120.5 p5      22 t
        vpxor ymm0, ymm0, ymm7                                        ;   121.5 p0      22 t
        vpxor ymm3, ymm3, ymm0                                        ;   122.5 p1      22 t
        vpand ymm1, ymm1, ymm3                                        ;   123.5 p5      22 t
        vpand ymm7, ymm6, ymm0                                        ;   122.5 p0      22 t
        vpxor ymm15, ymm15, ymm7                                      ;   123.5 p1      22 t
        vpand ymm0, ymm0, ymm15                                       ;   124.5 p5      22 t
        vpxor ymm6, ymm6, ymm0                                        ;   125.5 p0      22 t
        vpor ymm0, ymm3, ymm15                                        ;   124.5 p1      22 t
        vpxor ymm5, ymm5, ymm0                                        ;   125.5 p5      22 t
        vpand ymm2, ymm2, ymm3                                        ;   123.5 p0      22 t
        vpand ymm8, ymm8, ymm5                                        ;   126.5 p1      22 t
        vpxor ymm0, ymm3, ymm15                                       ;   124.5 p5      22 t
        vpand ymm10, ymm10, ymm0                                      ;   125.5 p0      22 t
        vpand ymm4, ymm4, ymm0                                        ;   125.5 p1      22 t
        vpxor ymm0, ymm0, ymm5                                        ;   126.5 p5      22 t
        vpand ymm14, ymm14, ymm0                                      ;   127.5 p0      22 t
        vpxor ymm10, ymm10, ymm14                                     ;   128.5 p1      22 t
        vpand ymm7, ymm5, [rbp + 9824]                                ;   126.5 p5+p3   22 t
        vpxor ymm14, ymm14, ymm7                                      ;   128.5 p0      22 t
        vpxor ymm5, ymm5, ymm6                                        ;   126.5 p1      22 t
        vpxor ymm3, ymm3, ymm5                                        ;   127.5 p5      22 t
        vpand ymm7, ymm6, [rbp + 9792]                                ;   126.5 p0+p2   22 t
        vpand ymm11, ymm11, ymm3                                      ;   128.5 p1      22 t
        vpand ymm9, ymm9, ymm5                                        ;   127.5 p5      22 t
        vpand ymm5, ymm5, [rbp + 9696]                                ;   127.5 p0+p3   22 t
        vpxor ymm5, ymm5, ymm4                                        ;   128.5 p1      22 t
        vmovdqu [rbp + 9696], ymm11                                   ;   129.5 p7+p4   22 t spill
        vpand ymm11, ymm6, [rbp + 8320]                               ;   128.0 p5+p2   22 t
        vpxor ymm4, ymm4, ymm11                                       ;   129.0 p0      22 t
        vpxor ymm6, ymm6, ymm15                                       ;   128.5 p1      22 t
        vpand ymm12, ymm12, ymm6                                      ;   129.5 p5      22 t
        vpand ymm13, ymm13, ymm15                                     ;   129.2 p0      22 t
        vpand ymm6, ymm6, [rbp + 9888]                                ;   129.5 p1+p3   22 t
        vpand ymm3, ymm3, [rbp + 8384]                                ;   130.0 p5+p2   22 t
        vpxor ymm9, ymm9, ymm1                                        ;   130.2 p0      22 t
        vpxor ymm9, ymm9, ymm10                                       ;   131.2 p1      22 t
        vpxor ymm8, ymm8, ymm4                                        ;   131.0 p5      22 t
        vpxor ymm8, ymm8, ymm12                                       ;   132.0 p0      22 t
        vpxor ymm12, ymm12, ymm3                                      ;   131.5 p1      22 t
        vpxor ymm12, ymm12, ymm5                                      ;   132.5 p5      22 t
        vpand ymm15, ymm15, [rbp + 8352]                              ;   132.2 p0+p3   22 t
        vpxor ymm13, ymm13, ymm8                                      ;   133.0 p1      22 t
        vpand ymm0, ymm0, [rbp + 9856]                                ;   133.0 p5+p2   22 t
        vpxor ymm7, ymm7, ymm10                                       ;   133.2 p0      22 t
        vpxor ymm7, ymm7, ymm13                                       ;   134.2 p1      22 t
        vpxor ymm15, ymm15, ymm12                                     ;   134.0 p5      22 t
        vpxor ymm15, ymm15, ymm13                                     ;   135.0 p0      22 t
        vpxor ymm2, ymm2, ymm5                                        ;   134.5 p1      22 t
        vpxor ymm2, ymm2, ymm15                                       ;   136.0 p5      22 t
        vpxor ymm6, ymm6, ymm13                                       ;   135.2 p0      22 t
        vpxor ymm6, ymm6, ymm14                                       ;   136.2 p1      22 t
        vpxor ymm4, ymm4, ymm12                                       ;   136.0 p5      22 t
        vpxor ymm4, ymm4, ymm9                                        ;   137.0 p0      22 t
        vpxor ymm0, ymm0, ymm15                                       ;   136.5 p1      22 t
        vpxor ymm1, ymm1, ymm14                                       ;   137.0 p5      22 t
        vpxor ymm1, ymm1, ymm7                                        ;   138.0 p0      22 t
        vpxor ymm1, ymm1, [rbp + 9696]                                ;   139.0 p1+p3   22 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   127.8 p2      41 t reload
        vpxor ymm1, ymm1, ymm14                                       ;   140.0 p5      22 t
        vpxor ymm7, ymm7, ymm2                                        ;   138.2 p0      22 t
        vpxor ymm7, ymm7, ymm6                                        ;   139.2 p1      22 t
        vpxor ymm8, ymm8, ymm14                                       ;   139.0 p5      22 t
        vpxor ymm9, ymm9, ymm7                                        ;   140.2 p0      22 t
        vpxor ymm9, ymm9, ymm14                                       ;   141.2 p1      22 t
        vpxor ymm2, ymm2, ymm14                                       ;   140.0 p5      22 t
        vpxor ymm7, ymm7, ymm0                                        ;   140.2 p0      22 t
        vpxor ymm0, ymm0, ymm14                                       ;   140.5 p1      22 t
        vmovdqu ymm15, [rbp + 8416]                                   ;   130.2 p3      21 t
        vmovdqu ymm3, [rbp + 8480]                                    ;   130.5 p2      40 t reload
        vpxor ymm15, ymm15, ymm3                                      ;   141.0 p5      21 t
        vmovdqu ymm5, [rbp + 8416]                                    ;   131.2 p3      21 t
        vmovdqu ymm10, [rbp + 8512]                                   ;   131.5 p2      40 t reload
        vpxor ymm5, ymm5, ymm10                                       ;   141.2 p0      21 t
        vmovdqa ymm11, ymm5                                           ;   142.2         21 t copy
        vmovdqu ymm12, [rbp + 8448]                                   ;   132.2 p3      21 t
        vmovdqu ymm13, [r8 + 37696]                                   ;   132.5 p2      21 t
        vpxor ymm13, ymm13, [rbp + 15872]                             ;   141.5 p1+p3   21 t
        vpxor ymm13, ymm13, ymm14                                     ;   142.5 p5      21 t
        vpxor ymm3, ymm3, ymm13                                       ;   143.5 p0      21 t
        vmovdqu [rbp + 8480], ymm7                                    ;   141.2 p7+p4   22 t spill
        vmovdqa ymm7, ymm15                                           ;   142.0         21 t copy
        vmovdqu [rbp + 9696], ymm6                                    ;   137.2 p2+p4   22 t spill
        vmovdqu ymm6, [r8 + 37824]                                    ;   134.2 p3      21 t
        vpxor ymm6, ymm6, [rbp + 16000]                               ;   142.5 p1+p2   21 t
        vpxor ymm6, ymm6, ymm14                                       ;   143.5 p5      21 t
        vpxor ymm12, ymm12, ymm6                                      ;   144.5 p0      21 t
        vpxor ymm7, ymm7, ymm12                                       ;   145.5 p1      21 t
        vpxor ymm12, ymm12, [r8 + 37632]                              ;   145.5 p5+p3   21 t
        vpxor ymm12, ymm12, [rbp + 15808]                             ;   146.5 p0+p2   21 t
        vpxor ymm12, ymm12, ymm14                                     ;   147.5 p1      21 t
        vpxor ymm11, ymm11, ymm12                                     ;   148.5 p5      21 t
        vmovdqu [rbp + 9856], ymm0                                    ;   141.5 p7+p4   22 t spill
        vmovdqa ymm0, ymm15                                           ;   142.0         21 t copy
        vmovdqu [rbp + 8352], ymm9                                    ;   142.2 p3+p4   22 t spill
        vpxor ymm9, ymm12, [rbp + 16032]                              ;   148.5 p0+p2   21 t
        vpxor ymm9, ymm9, [r8 + 37856]                                ;   149.5 p1+p3   21 t
        vpxor ymm9, ymm9, ymm14                                       ;   150.5 p5      21 t
        vpxor ymm0, ymm0, ymm9                                        ;   151.5 p0      21 t
        vmovdqu [rbp + 8384], ymm4                                    ;   138.2 p7+p4   22 t spill
        vpxor ymm4, ymm3, ymm7                                        ;   146.5 p1      21 t
        vmovdqu [rbp + 9888], ymm8                                    ;   140.0 p2+p4   22 t spill
        vpxor ymm8, ymm13, ymm12                                      ;   148.5 p5      21 t
        vmovdqu [rbp + 8320], ymm1                                    ;   141.0 p3+p4   22 t spill
        vmovdqa ymm1, ymm12                                           ;   148.5         21 t copy
        vmovdqu [rbp + 9792], ymm2                                    ;   141.2 p7+p4   22 t spill
        vpor ymm2, ymm11, ymm9                                        ;   151.5 p0      21 t
        vpxor ymm14, ymm9, ymm7                                       ;   151.5 p1      21 t
        vpor ymm1, ymm1, ymm14                                        ;   152.5 p5      21 t
        vmovdqu [rbp + 9824], ymm9                                    ;   151.5 p2+p4   21 t spill
        vpor ymm9, ymm6, ymm0                                         ;   152.5 p0      21 t
        vmovdqu [rbp + 9920], ymm12                                   ;   148.5 p3+p4   21 t spill
        vpand ymm12, ymm5, ymm7                                       ;   148.5 p1      21 t
        vpxor ymm12, ymm12, ymm9                                      ;   153.5 p5      21 t
        vpxor ymm10, ymm0, ymm4                                       ;   152.5 p0      21 t
        vpxor ymm9, ymm9, ymm7                                        ;   153.5 p1      21 t
        vpxor ymm9, ymm9, [rbp + 8512]                                ;   154.5 p5+p2   21 t
        vmovdqu [rbp + 8512], ymm0                                    ;   152.5 p7+p4   21 t spill
        vpxor ymm0, ymm14, [rbp + 8448]                               ;   152.5 p0+p3   21 t
        vpxor ymm1, ymm1, ymm2                                        ;   153.5 p1      21 t
        vmovdqu [rbp + 8448], ymm14                                   ;   152.5 p2+p4   21 t spill
        vmovdqa ymm14, ymm5                                           ;   143.5         21 t copy
        vmovdqu [rbp + 9952], ymm5                                    ;   146.2 p7+p4   21 t spill
        vmovdqa ymm5, ymm4                                            ;   147.5         21 t copy
        vmovdqu [rbp + 9984], ymm4                                    ;   147.5 p3+p4   21 t spill
        vpand ymm4, ymm10, ymm8                                       ;   153.5 p5      21 t
        vpxor ymm9, ymm9, ymm4                                        ;   155.5 p0      21 t
        vpxor ymm1, ymm1, ymm9                                        ;   156.5 p1      21 t
        vpxor ymm6, ymm6, ymm2                                        ;   152.5 p5      21 t
        vpxor ymm6, ymm6, ymm12                                       ;   154.5 p0      21 t
        vpxor ymm2, ymm8, ymm0                                        ;   153.5 p1      21 t
        vpand ymm5, ymm5, ymm2                                        ;   154.5 p5      21 t
        vpxor ymm14, ymm14, ymm2                                      ;   154.5 p0      21 t
        vpand ymm4, ymm3, ymm14                                       ;   155.5 p1      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   156.5 p5      21 t
        vpxor ymm12, ymm12, ymm5                                      ;   155.5 p0      21 t
        vpxor ymm4, ymm11, ymm0                                       ;   154.5 p1      21 t
        vpand ymm5, ymm15, ymm4                                       ;   155.5 p5      21 t
        vpxor ymm12, ymm12, ymm5                                      ;   156.5 p0      21 t
        vpxor ymm5, ymm5, ymm9                                        ;   156.5 p1      21 t
        vmovdqu ymm9, [rbp + 8416]                                    ;   148.2 p2      40 t reload
        vmovdqu [rbp + 10016], ymm8                                   ;   149.5 p7+p4   21 t spill
        vpor ymm8, ymm13, ymm9                                        ;   156.0 p5      21 t
        vpxor ymm5, ymm5, ymm8                                        ;   157.5 p0      21 t
        vpand ymm8, ymm1, ymm6                                        ;   157.5 p1      21 t
        vpxor ymm5, ymm5, ymm8                                        ;   158.5 p5      21 t
        vpxor ymm9, ymm6, ymm5                                        ;   159.5 p0      21 t
        vpor ymm8, ymm8, ymm9                                         ;   160.5 p1      21 t
        vpand ymm5, ymm5, ymm12                                       ;   159.5 p5      21 t
        vpxor ymm1, ymm1, ymm5                                        ;   160.5 p0      21 t
        vpxor ymm8, ymm8, ymm1                                        ;   161.5 p1      21 t
        vpand ymm4, ymm4, ymm8                                        ;   162.5 p5      21 t
        vpand ymm5, ymm12, ymm1                                       ;   161.5 p0      21 t
        vpxor ymm6, ymm6, ymm5                                        ;   162.5 p1      21 t
        vpand ymm1, ymm1, ymm6                                        ;   163.5 p5      21 t
        vpxor ymm12, ymm12, ymm1                                      ;   164.5 p0      21 t
        vpor ymm1, ymm8, ymm6                                         ;   163.5 p1      21 t
        vpxor ymm9, ymm9, ymm1                                        ;   164.5 p5      21 t
        vpand ymm15, ymm15, ymm8                                      ;   162.5 p0      21 t
        vpand ymm7, ymm7, ymm9                                        ;   165.5 p1      21 t
        vpxor ymm1, ymm8, ymm6                                        ;   163.5 p5      21 t
        vpand ymm14, ymm14, ymm1                                      ;   164.5 p0      21 t
        vpand ymm3, ymm3, ymm1                                        ;   164.5 p1      21 t
        vpxor ymm1, ymm1, ymm9                                        ;   165.5 p5      21 t
        vpand ymm2, ymm2, ymm1                                        ;   166.5 p0      21 t
        vpxor ymm14, ymm14, ymm2                                      ;   167.5 p1      21 t
        vpand ymm5, ymm9, [rbp + 9952]                                ;   165.5 p5+p3   21 t
        vpxor ymm2, ymm2, ymm5                                        ;   167.5 p0      21 t
        vpxor ymm9, ymm9, ymm12                                       ;   165.5 p1      21 t
        vpxor ymm8, ymm8, ymm9                                        ;   166.5 p5      21 t
        vpand ymm5, ymm12, [rbp + 9920]                               ;   165.5 p0+p2   21 t
        vpand ymm0, ymm0, ymm8                                        ;   167.5 p1      21 t
        vpand ymm11, ymm11, ymm9                                      ;   166.5 p5      21 t
        vpand ymm9, ymm9, [rbp + 9824]                                ;   166.5 p0+p3   21 t
        vpxor ymm9, ymm9, ymm3                                        ;   167.5 p1      21 t
        vmovdqu [rbp + 9824], ymm0                                    ;   168.5 p7+p4   21 t spill
        vpand ymm0, ymm12, [rbp + 8448]                               ;   167.0 p5+p2   21 t
        vpxor ymm3, ymm3, ymm0                                        ;   168.0 p0      21 t
        vpxor ymm12, ymm12, ymm6                                      ;   167.5 p1      21 t
        vpand ymm10, ymm10, ymm12                                     ;   168.5 p5      21 t
        vpand ymm13, ymm13, ymm6                                      ;   168.2 p0      21 t
        vpand ymm12, ymm12, [rbp + 10016]                             ;   168.5 p1+p3   21 t
        vpand ymm8, ymm8, [rbp + 8512]                                ;   169.0 p5+p2   21 t
        vpxor ymm11, ymm11, ymm4                                      ;   169.2 p0      21 t
        vpxor ymm11, ymm11, ymm14                                     ;   170.2 p1      21 t
        vpxor ymm7, ymm7, ymm3                                        ;   170.0 p5      21 t
        vpxor ymm7, ymm7, ymm10                                       ;   171.0 p0      21 t
        vpxor ymm10, ymm10, ymm8                                      ;   170.5 p1      21 t
        vpxor ymm10, ymm10, ymm9                                      ;   171.5 p5      21 t
        vpand ymm6, ymm6, [rbp + 8416]                                ;   171.2 p0+p3   21 t
        vpxor ymm13, ymm13, ymm7                                      ;   172.0 p1      21 t
        vpand ymm1, ymm1, [rbp + 9984]                                ;   172.0 p5+p2   21 t
        vpxor ymm5, ymm5, ymm14                                       ;   172.2 p0      21 t
        vpxor ymm5, ymm5, ymm13                                       ;   173.2 p1      21 t
        vpxor ymm6, ymm6, ymm10                                       ;   173.0 p5      21 t
        vpxor ymm6, ymm6, ymm13                                       ;   174.0 p0      21 t
        vpxor ymm15, ymm15, ymm9                                      ;   173.5 p1      21 t
        vpxor ymm15, ymm15, ymm6                                      ;   175.0 p5      21 t
        vpxor ymm12, ymm12, ymm13                                     ;   174.2 p0      21 t
        vpxor ymm12, ymm12, ymm2                                      ;   175.2 p1      21 t
        vpxor ymm3, ymm3, ymm10                                       ;   175.0 p5      21 t
        vpxor ymm3, ymm3, ymm11                                       ;   176.0 p0      21 t
        vpxor ymm4, ymm4, ymm2                                        ;   175.5 p1      21 t
        vpxor ymm4, ymm4, ymm5                                        ;   176.5 p5      21 t
        vpxor ymm4, ymm4, [rbp + 9824]                                ;   177.5 p0+p3   21 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   164.5 p2      41 t reload
        vpxor ymm4, ymm4, ymm14                                       ;   178.5 p1      21 t
        vpxor ymm1, ymm1, ymm6                                        ;   177.0 p5      21 t
        vpxor ymm5, ymm5, ymm15                                       ;   177.2 p0      21 t
        vpxor ymm5, ymm5, ymm12                                       ;   178.2 p1      21 t
        vpxor ymm7, ymm7, ymm14                                       ;   178.0 p5      21 t
        vpxor ymm11, ymm11, ymm5                                      ;   179.2 p0      21 t
        vpxor ymm11, ymm11, ymm14                                     ;   180.2 p1      21 t
        vpxor ymm15, ymm15, ymm14                                     ;   179.0 p5      21 t
        vpxor ymm5, ymm5, ymm1                                        ;   179.2 p0      21 t
        vpxor ymm1, ymm1, ymm14                                       ;   179.5 p1      21 t
        vmovdqu ymm0, [rbp + 8544]                                    ;   167.2 p3      23 t
        vmovdqu ymm2, [rbp + 8608]                                    ;   167.5 p2      40 t reload
        vpxor ymm0, ymm0, ymm2                                        ;   180.0 p5      23 t
        vmovdqu ymm6, [rbp + 8544]                                    ;   168.2 p3      23 t
        vmovdqu ymm8, [rbp + 8640]                                    ;   168.5 p2      40 t reload
        vpxor ymm6, ymm6, ymm8                                        ;   180.2 p0      23 t
        vmovdqu ymm9, [rbp + 8576]                                    ;   169.2 p3      23 t
        vmovdqa ymm10, ymm6                                           ;   181.2         23 t copy
        vmovdqu ymm13, [r8 + 37920]                                   ;   169.5 p2      23 t
        vpxor ymm13, ymm13, [rbp + 16096]                             ;   180.5 p1+p3   23 t
        vpxor ymm13, ymm13, ymm14                                     ;   181.5 p5      23 t
        vpxor ymm2, ymm2, ymm13                                       ;   182.5 p0      23 t
        vmovdqu [rbp + 8608], ymm1                                    ;   180.5 p7+p4   21 t spill
        vmovdqa ymm1, ymm0                                            ;   181.0         23 t copy
        vmovdqu [rbp + 9824], ymm11                                   ;   181.2 p2+p4   21 t spill
        vmovdqu ymm11, [r8 + 38048]                                   ;   171.2 p3      23 t
        vpxor ymm11, ymm11, [rbp + 16224]                             ;   181.5 p1+p2   23 t
        vpxor ymm11, ymm11, ymm14                                     ;   182.5 p5      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   183.5 p0      23 t
        vpxor ymm1, ymm1, ymm9                                        ;   184.5 p1      23 t
        vpxor ymm9, ymm9, [r8 + 38112]                                ;   184.5 p5+p3   23 t
        vpxor ymm9, ymm9, [rbp + 16288]                               ;   185.5 p0+p2   23 t
        vpxor ymm9, ymm9, ymm14                                       ;   186.5 p1      23 t
        vpxor ymm10, ymm10, ymm9                                      ;   187.5 p5      23 t
        vmovdqu [rbp + 9984], ymm3                                    ;   177.0 p7+p4   21 t spill
        vmovdqa ymm3, ymm0                                            ;   181.0         23 t copy
        vmovdqu [rbp + 8416], ymm7                                    ;   179.0 p3+p4   21 t spill
        vpxor ymm7, ymm9, [rbp + 16256]                               ;   187.5 p0+p2   23 t
        vpxor ymm7, ymm7, [r8 + 38080]                                ;   188.5 p1+p3   23 t
        vpxor ymm7, ymm7, ymm14                                       ;   189.5 p5      23 t
        vpxor ymm3, ymm3, ymm7                                        ;   190.5 p0      23 t
        vmovdqu [rbp + 8512], ymm4                                    ;   179.5 p7+p4   21 t spill
        vpxor ymm4, ymm2, ymm1                                        ;   185.5 p1      23 t
        vmovdqu [rbp + 10016], ymm15                                  ;   180.0 p2+p4   21 t spill
        vpxor ymm15, ymm13, ymm9                                      ;   187.5 p5      23 t
        vmovdqu [rbp + 8448], ymm5                                    ;   180.2 p3+p4   21 t spill
        vpor ymm5, ymm10, ymm7                                        ;   190.5 p0      23 t
        vmovdqu [rbp + 9920], ymm12                                   ;   178.2 p7+p4   21 t spill
        vpxor ymm12, ymm7, ymm1                                       ;   190.5 p1      23 t
        vpor ymm14, ymm9, ymm12                                       ;   191.5 p5      23 t
        vmovdqu [rbp + 9952], ymm7                                    ;   190.5 p2+p4   23 t spill
        vpor ymm7, ymm11, ymm3                                        ;   191.5 p0      23 t
        vmovdqu [rbp + 10048], ymm9                                   ;   187.5 p3+p4   23 t spill
        vpand ymm9, ymm6, ymm1                                        ;   187.5 p1      23 t
        vpxor ymm9, ymm9, ymm7                                        ;   192.5 p5      23 t
        vpxor ymm8, ymm3, ymm4                                        ;   191.5 p0      23 t
        vpxor ymm7, ymm7, ymm1                                        ;   192.5 p1      23 t
        vpxor ymm7, ymm7, [rbp + 8640]                                ;   193.5 p5+p2   23 t
        vmovdqu [rbp + 8640], ymm3                                    ;   191.5 p7+p4   23 t spill
        vpxor ymm3, ymm12, [rbp + 8576]                               ;   191.5 p0+p3   23 t
        vpxor ymm14, ymm14, ymm5                                      ;   192.5 p1      23 t
        vmovdqu [rbp + 8576], ymm12                                   ;   191.5 p2+p4   23 t spill
        vmovdqa ymm12, ymm6                                           ;   181.2         23 t copy
        vmovdqu [rbp + 10080], ymm6                                   ;   183.2 p7+p4   23 t spill
        vmovdqa ymm6, ymm4                                            ;   186.5         23 t copy
        vmovdqu [rbp + 10112], ymm4                                   ;   186.5 p3+p4   23 t spill
        vpand ymm4, ymm8, ymm15                                       ;   192.5 p5      23 t
        vpxor ymm7, ymm7, ymm4                                        ;   194.5 p0      23 t
        vpxor ymm14, ymm14, ymm7                                      ;   195.5 p1      23 t
        vpxor ymm11, ymm11, ymm5                                      ;   191.5 p5      23 t
        vpxor ymm11, ymm11, ymm9                                      ;   193.5 p0      23 t
        vpxor ymm4, ymm15, ymm3                                       ;   192.5 p1      23 t
        vpand ymm6, ymm6, ymm4                                        ;   193.5 p5      23 t
        vpxor ymm12, ymm12, ymm4                                      ;   193.5 p0      23 t
        vpand ymm5, ymm2, ymm12                                       ;   194.5 p1      23 t
        vpxor ymm11, ymm11, ymm5                                      ;   195.5 p5      23 t
        vpxor ymm9, ymm9, ymm6                                        ;   194.5 p0      23 t
        vmovdqa ymm5, ymm0                                            ;   184.0         23 t copy
        vpxor ymm6, ymm10, ymm3                                       ;   193.5 p1      23 t
        vpand ymm5, ymm5, ymm6                                        ;   194.5 p5      23 t
        vpxor ymm9, ymm9, ymm5                                        ;   195.5 p0      23 t
        vpxor ymm5, ymm5, ymm7                                        ;   195.5 p1      23 t
        vmovdqu ymm7, [rbp + 8544]                                    ;   185.2 p2      40 t reload
        vmovdqu [rbp + 10144], ymm15                                  ;   188.5 p7+p4   23 t spill
        vpor ymm15, ymm13, ymm7                                       ;   195.0 p5      23 t
        vpxor ymm5, ymm5, ymm15                                       ;   196.5 p0      23 t
        vpand ymm15, ymm14, ymm11                                     ;   196.5 p1      23 t
        vpxor ymm5, ymm5, ymm15                                       ;   197.5 p5      23 t
        vpxor ymm7, ymm11, ymm5                                       ;   198.5 p0      23 t
        vpor ymm15, ymm15, ymm7                                       ;   199.5 p1      23 t
        vpand ymm5, ymm5, ymm9                                        ;   198.5 p5      23 t
        vpxor ymm14, ymm14, ymm5                                      ;   199.5 p0      23 t
        vpxor ymm15, ymm15, ymm14                                     ;   200.5 p1      23 t
        vpand ymm6, ymm6, ymm15                                       ;   201.5 p5      23 t
        vpand ymm5, ymm9, ymm14                                       ;   200.5 p0      23 t
        vpxor ymm11, ymm11, ymm5                                      ;   201.5 p1      23 t
        vpand ymm14, ymm14, ymm11                                     ;   202.5 p5      23 t
        vpxor ymm9, ymm9, ymm14                                       ;   203.5 p0      23 t
        vpor ymm14, ymm15, ymm11                                      ;   202.5 p1      23 t
        vpxor ymm7, ymm7, ymm14                                       ;   203.5 p5      23 t
        vpand ymm0, ymm0, ymm15                                       ;   201.5 p0      23 t
        vpand ymm1, ymm1, ymm7                                        ;   204.5 p1      23 t
        vpxor ymm14, ymm15, ymm11                                     ;   202.5 p5      23 t
        vpand ymm12, ymm12, ymm14                                     ;   203.5 p0      23 t
        vpand ymm2, ymm2, ymm14                                       ;   203.5 p1      23 t
        vpxor ymm14, ymm14, ymm7                                      ;   204.5 p5      23 t
        vpand ymm4, ymm4, ymm14                                       ;   205.5 p0      23 t
        vpxor ymm12, ymm12, ymm4                                      ;   206.5 p1      23 t
        vpand ymm5, ymm7, [rbp + 10080]                               ;   204.5 p5+p3   23 t
        vpxor ymm4, ymm4, ymm5                                        ;   206.5 p0      23 t
        vpxor ymm7, ymm7, ymm9                                        ;   204.5 p1      23 t
        vpxor ymm15, ymm15, ymm7                                      ;   205.5 p5      23 t
        vpand ymm5, ymm9, [rbp + 10048]                               ;   204.5 p0+p2   23 t
        vpand ymm3, ymm3, ymm15                                       ;   206.5 p1      23 t
        vpand ymm10, ymm10, ymm7                                      ;   205.5 p5      23 t
        vpand ymm7, ymm7, [rbp + 9952]                                ;   205.5 p0+p3   23 t
        vpxor ymm7, ymm7, ymm2                                        ;   206.5 p1      23 t
        vmovdqu [rbp + 9952], ymm3                                    ;   207.5 p7+p4   23 t spill
        vpand ymm3, ymm9, [rbp + 8576]                                ;   206.0 p5+p2   23 t
        vpxor ymm2, ymm2, ymm3                                        ;   207.0 p0      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   206.5 p1      23 t
        vpand ymm8, ymm8, ymm9                                        ;   207.5 p5      23 t
        vpand ymm13, ymm13, ymm11                                     ;   207.2 p0      23 t
        vpand ymm9, ymm9, [rbp + 10144]                               ;   207.5 p1+p3   23 t
        vpand ymm15, ymm15, [rbp + 8640]                              ;   208.0 p5+p2   23 t
        vpxor ymm10, ymm10, ymm6                                      ;   208.2 p0      23 t
        vpxor ymm10, ymm10, ymm12                                     ;   209.2 p1      23 t
        vpxor ymm1, ymm1, ymm2                                        ;   209.0 p5      23 t
        vpxor ymm1, ymm1, ymm8                                        ;   210.0 p0      23 t
        vpxor ymm8, ymm8, ymm15                                       ;   209.5 p1      23 t
        vpxor ymm8, ymm8, ymm7                                        ;   210.5 p5      23 t
        vpand ymm11, ymm11, [rbp + 8544]                              ;   210.2 p0+p3   23 t
        vpxor ymm13, ymm13, ymm1                                      ;   211.0 p1      23 t
        vpand ymm14, ymm14, [rbp + 10112]                             ;   211.0 p5+p2   23 t
        vpxor ymm5, ymm5, ymm12                                       ;   211.2 p0      23 t
        vpxor ymm5, ymm5, ymm13                                       ;   212.2 p1      23 t
        vpxor ymm0, ymm0, ymm7                                        ;   212.0 p5      23 t
        vpxor ymm11, ymm11, ymm8                                      ;   212.2 p0      23 t
        vpxor ymm11, ymm11, ymm13                                     ;   213.2 p1      23 t
        vpxor ymm0, ymm0, ymm11                                       ;   214.2 p5      23 t
        vpxor ymm9, ymm9, ymm13                                       ;   213.2 p0      23 t
        vpxor ymm9, ymm9, ymm4                                        ;   214.2 p1      23 t
        vpxor ymm14, ymm14, ymm11                                     ;   214.2 p5      23 t
        vpxor ymm15, ymm5, ymm9                                       ;   215.2 p0      23 t
        vpxor ymm15, ymm15, ymm0                                      ;   216.2 p1      23 t
        vmovdqu ymm3, [rbp + 8672]                                    ;   201.0 p3      22 t
        vmovdqu ymm7, [rbp + 8736]                                    ;   201.2 p2      40 t reload
        vpxor ymm3, ymm3, ymm7                                        ;   215.0 p5      22 t
        vmovdqu ymm11, [rbp + 8672]                                   ;   202.0 p3      22 t
        vmovdqu ymm12, [rbp + 8768]                                   ;   202.2 p2      40 t reload
        vpxor ymm11, ymm11, ymm12                                     ;   215.2 p0      22 t
        vmovdqa ymm13, ymm11                                          ;   216.2         22 t copy
        vmovdqu [rbp + 8736], ymm9                                    ;   215.2 p7+p4   23 t spill
        vmovdqu ymm9, [rbp + 8704]                                    ;   203.0 p3      22 t
        vmovdqu [rbp + 10112], ymm10                                  ;   210.2 p2+p4   23 t spill
        vmovdqu ymm10, [r8 + 38208]                                   ;   204.0 p3      22 t
        vpxor ymm10, ymm10, [rbp + 16384]                             ;   215.5 p1+p2   22 t
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;   216.5 p5+p3   22 t
        vpxor ymm7, ymm7, ymm10                                       ;   217.5 p0      22 t
        vmovdqu [rbp + 8544], ymm2                                    ;   208.0 p7+p4   23 t spill
        vmovdqa ymm2, ymm3                                            ;   216.0         22 t copy
        vmovdqu [rbp + 8640], ymm8                                    ;   211.5 p2+p4   23 t spill
        vmovdqu ymm8, [r8 + 38336]                                    ;   206.0 p3      22 t
        vpxor ymm8, ymm8, [rbp + 16512]                               ;   216.5 p1+p2   22 t
        vpxor ymm8, ymm8, [rel camellia128_encrypt.T0_constants256]   ;   217.5 p5+p3   22 t
        vpxor ymm9, ymm9, ymm8                                        ;   218.5 p0      22 t
        vpxor ymm2, ymm2, ymm9                                        ;   219.5 p1      22 t
        vpxor ymm9, ymm9, [r8 + 38144]                                ;   219.5 p5+p2   22 t
        vpxor ymm9, ymm9, [rbp + 16320]                               ;   220.5 p0+p3   22 t
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   221.5 p1+p2   22 t
        vpxor ymm13, ymm13, ymm9                                      ;   222.5 p5      22 t
        vmovdqu [rbp + 10144], ymm1                                   ;   211.0 p7+p4   23 t spill
        vmovdqa ymm1, ymm3                                            ;   216.0         22 t copy
        vmovdqu [rbp + 8576], ymm6                                    ;   208.5 p7+p4   23 t spill
        vpxor ymm6, ymm9, [rbp + 16544]                               ;   222.5 p0+p3   22 t
        vpxor ymm6, ymm6, [r8 + 38368]                                ;   223.5 p1+p2   22 t
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   224.5 p5+p3   22 t
        vpxor ymm1, ymm1, ymm6                                        ;   225.5 p0      22 t
        vmovdqu [rbp + 10048], ymm5                                   ;   213.2 p7+p4   23 t spill
        vpxor ymm5, ymm7, ymm2                                        ;   220.5 p1      22 t
        vmovdqu [rbp + 10080], ymm4                                   ;   210.5 p2+p4   23 t spill
        vpxor ymm4, ymm10, ymm9                                       ;   222.5 p5      22 t
        vmovdqu [rbp + 10176], ymm0                                   ;   215.2 p7+p4   23 t spill
        vpor ymm0, ymm13, ymm6                                        ;   225.5 p0      22 t
        vmovdqu [rbp + 10208], ymm14                                  ;   215.2 p3+p4   23 t spill
        vpxor ymm14, ymm6, ymm2                                       ;   225.5 p1      22 t
        vmovdqu [rbp + 10240], ymm15                                  ;   217.2 p2+p4   23 t spill
        vpor ymm15, ymm9, ymm14                                       ;   226.5 p5      22 t
        vmovdqu [rbp + 10272], ymm6                                   ;   225.5 p7+p4   22 t spill
        vpor ymm6, ymm8, ymm1                                         ;   226.5 p0      22 t
        vmovdqu [rbp + 10304], ymm9                                   ;   222.5 p3+p4   22 t spill
        vpand ymm9, ymm11, ymm2                                       ;   222.5 p1      22 t
        vpxor ymm9, ymm9, ymm6                                        ;   227.5 p5      22 t
        vpxor ymm12, ymm1, ymm5                                       ;   226.5 p0      22 t
        vpxor ymm6, ymm6, ymm2                                        ;   227.5 p1      22 t
        vpxor ymm6, ymm6, [rbp + 8768]                                ;   228.5 p5+p2   22 t
        vmovdqu [rbp + 8768], ymm1                                    ;   226.5 p7+p4   22 t spill
        vpxor ymm1, ymm14, [rbp + 8704]                               ;   226.5 p0+p3   22 t
        vpxor ymm15, ymm15, ymm0                                      ;   227.5 p1      22 t
        vmovdqu [rbp + 8704], ymm14                                   ;   226.5 p2+p4   22 t spill
        vmovdqa ymm14, ymm11                                          ;   216.2         22 t copy
        vmovdqu [rbp + 10336], ymm11                                  ;   218.5 p7+p4   22 t spill
        vmovdqa ymm11, ymm5                                           ;   221.5         22 t copy
        vmovdqu [rbp + 10368], ymm5                                   ;   221.5 p3+p4   22 t spill
        vpand ymm5, ymm12, ymm4                                       ;   227.5 p5      22 t
        vpxor ymm6, ymm6, ymm5                                        ;   229.5 p0      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   230.5 p1      22 t
        vpxor ymm8, ymm8, ymm0                                        ;   226.5 p5      22 t
        vpxor ymm8, ymm8, ymm9                                        ;   228.5 p0      22 t
        vpxor ymm0, ymm4, ymm1                                        ;   227.5 p1      22 t
        vpand ymm11, ymm11, ymm0                                      ;   228.5 p5      22 t
        vpxor ymm14, ymm14, ymm0                                      ;   228.5 p0      22 t
        vpand ymm5, ymm7, ymm14                                       ;   229.5 p1      22 t
        vpxor ymm8, ymm8, ymm5                                        ;   230.5 p5      22 t
        vpxor ymm9, ymm9, ymm11                                       ;   229.5 p0      22 t
        vmovdqa ymm5, ymm3                                            ;   218.5         22 t copy
        vmovdqu ymm11, [rbp + 8672]                                   ;   218.8 p2      40 t reload
        vmovdqu [rbp + 10400], ymm4                                   ;   223.5 p7+p4   22 t spill
        vpor ymm4, ymm10, ymm11                                       ;   228.5 p1      22 t
        vpxor ymm4, ymm4, ymm6                                        ;   230.5 p5      22 t
        vpxor ymm6, ymm13, ymm1                                       ;   229.2 p0      22 t
        vpand ymm5, ymm5, ymm6                                        ;   230.2 p1      22 t
        vpxor ymm9, ymm9, ymm5                                        ;   231.2 p5      22 t
        vpxor ymm4, ymm4, ymm5                                        ;   231.5 p0      22 t
        vpand ymm5, ymm15, ymm8                                       ;   231.5 p1      22 t
        vpxor ymm4, ymm4, ymm5                                        ;   232.5 p5      22 t
        vpxor ymm11, ymm8, ymm4                                       ;   233.5 p0      22 t
        vpor ymm5, ymm5, ymm11                                        ;   234.5 p1      22 t
        vpand ymm4, ymm4, ymm9                                        ;   233.5 p5      22 t
        vpxor ymm15, ymm15, ymm4                                      ;   234.5 p0      22 t
        vpxor ymm5, ymm5, ymm15                                       ;   235.5 p1      22 t
        vpand ymm6, ymm6, ymm5                                        ;   236.5 p5      22 t
        vpand ymm4, ymm9, ymm15                                       ;   235.5 p0      22 t
        vpxor ymm8, ymm8, ymm4                                        ;   236.5 p1      22 t
        vpand ymm15, ymm15, ymm8                                      ;   237.5 p5      22 t
        vpxor ymm9, ymm9, ymm15                                       ;   238.5 p0      22 t
        vpor ymm15, ymm5, ymm8                                        ;   237.5 p1      22 t
        vpxor ymm11, ymm11, ymm15                                     ;   238.5 p5      22 t
        vpand ymm3, ymm3, ymm5                                        ;   236.5 p0      22 t
        vpand ymm2, ymm2, ymm11                                       ;   239.5 p1      22 t
        vpxor ymm15, ymm5, ymm8                                       ;   237.5 p5      22 t
        vpand ymm14, ymm14, ymm15                                     ;   238.5 p0      22 t
        vpand ymm7, ymm7, ymm15                                       ;   238.5 p1      22 t
        vpxor ymm15, ymm15, ymm11                                     ;   239.5 p5      22 t
        vpand ymm0, ymm0, ymm15                                       ;   240.5 p0      22 t
        vpxor ymm14, ymm14, ymm0                                      ;   241.5 p1      22 t
        vpand ymm4, ymm11, [rbp + 10336]                              ;   239.5 p5+p3   22 t
        vpxor ymm0, ymm0, ymm4                                        ;   241.5 p0      22 t
        vpxor ymm11, ymm11, ymm9                                      ;   239.5 p1      22 t
        vpxor ymm5, ymm5, ymm11                                       ;   240.5 p5      22 t
        vpand ymm4, ymm9, [rbp + 10304]                               ;   239.5 p0+p2   22 t
        vpand ymm1, ymm1, ymm5                                        ;   241.5 p1      22 t
        vpand ymm13, ymm13, ymm11                                     ;   240.5 p5      22 t
        vpand ymm11, ymm11, [rbp + 10272]                             ;   240.5 p0+p3   22 t
        vpxor ymm11, ymm11, ymm7                                      ;   241.5 p1      22 t
        vmovdqu [rbp + 10272], ymm1                                   ;   242.5 p7+p4   22 t spill
        vpand ymm1, ymm9, [rbp + 8704]                                ;   241.0 p5+p2   22 t
        vpxor ymm7, ymm7, ymm1                                        ;   242.0 p0      22 t
        vpxor ymm9, ymm9, ymm8                                        ;   241.5 p1      22 t
        vpand ymm12, ymm12, ymm9                                      ;   242.5 p5      22 t
        vpand ymm10, ymm10, ymm8                                      ;   242.2 p0      22 t
        vpand ymm9, ymm9, [rbp + 10400]                               ;   242.5 p1+p3   22 t
        vpand ymm5, ymm5, [rbp + 8768]                                ;   243.0 p5+p2   22 t
        vpxor ymm13, ymm13, ymm6                                      ;   243.2 p0      22 t
        vpxor ymm13, ymm13, ymm14                                     ;   244.2 p1      22 t
        vpxor ymm2, ymm2, ymm7                                        ;   244.0 p5      22 t
        vpxor ymm2, ymm2, ymm12                                       ;   245.0 p0      22 t
        vpxor ymm12, ymm12, ymm5                                      ;   244.5 p1      22 t
        vpxor ymm12, ymm12, ymm11                                     ;   245.5 p5      22 t
        vpand ymm8, ymm8, [rbp + 8672]                                ;   245.2 p0+p3   22 t
        vpxor ymm10, ymm10, ymm2                                      ;   246.0 p1      22 t
        vpand ymm15, ymm15, [rbp + 10368]                             ;   246.0 p5+p2   22 t
        vpxor ymm4, ymm4, ymm14                                       ;   246.2 p0      22 t
        vpxor ymm4, ymm4, ymm10                                       ;   247.2 p1      22 t
        vpxor ymm3, ymm3, ymm11                                       ;   247.0 p5      22 t
        vpxor ymm8, ymm8, ymm12                                       ;   247.2 p0      22 t
        vpxor ymm8, ymm8, ymm10                                       ;   248.2 p1      22 t
        vpxor ymm3, ymm3, ymm8                                        ;   249.2 p5      22 t
        vpxor ymm9, ymm9, ymm10                                       ;   248.2 p0      22 t
        vpxor ymm9, ymm9, ymm0                                        ;   249.2 p1      22 t
        vpxor ymm15, ymm15, ymm8                                      ;   249.2 p5      22 t
        vpxor ymm14, ymm4, ymm9                                       ;   250.2 p0      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   251.2 p1      22 t
        vmovdqu ymm1, [rbp + 8800]                                    ;   235.5 p3      21 t
        vmovdqu ymm5, [rbp + 8864]                                    ;   235.8 p2      40 t reload
        vpxor ymm1, ymm1, ymm5                                        ;   250.0 p5      21 t
        vmovdqu ymm8, [rbp + 8800]                                    ;   236.5 p3      21 t
        vmovdqu ymm10, [rbp + 8896]                                   ;   236.8 p2      40 t reload
        vpxor ymm8, ymm8, ymm10                                       ;   250.2 p0      21 t
        vmovdqa ymm11, ymm8                                           ;   251.2         21 t copy
        vmovdqu [rbp + 8864], ymm9                                    ;   250.2 p7+p4   22 t spill
        vmovdqu ymm9, [rbp + 8832]                                    ;   237.5 p3      21 t
        vmovdqu [rbp + 10368], ymm15                                  ;   250.2 p2+p4   22 t spill
        vmovdqu ymm15, [r8 + 38464]                                   ;   238.5 p3      21 t
        vpxor ymm15, ymm15, [rbp + 16640]                             ;   250.5 p1+p2   21 t
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   251.5 p5+p3   21 t
        vpxor ymm5, ymm5, ymm15                                       ;   252.5 p0      21 t
        vmovdqu [rbp + 8672], ymm14                                   ;   252.2 p7+p4   22 t spill
        vmovdqa ymm14, ymm1                                           ;   251.0         21 t copy
        vmovdqu [rbp + 8768], ymm13                                   ;   245.2 p2+p4   22 t spill
        vmovdqu ymm13, [r8 + 38592]                                   ;   240.5 p3      21 t
        vpxor ymm13, ymm13, [rbp + 16768]                             ;   251.5 p1+p2   21 t
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;   252.5 p5+p3   21 t
        vpxor ymm9, ymm9, ymm13                                       ;   253.5 p0      21 t
        vpxor ymm14, ymm14, ymm9                                      ;   254.5 p1      21 t
        vpxor ymm9, ymm9, [r8 + 38400]                                ;   254.5 p5+p2   21 t
        vpxor ymm9, ymm9, [rbp + 16576]                               ;   255.5 p0+p3   21 t
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   256.5 p1+p2   21 t
        vpxor ymm11, ymm11, ymm9                                      ;   257.5 p5      21 t
        vmovdqu [rbp + 10400], ymm7                                   ;   243.0 p7+p4   22 t spill
        vmovdqa ymm7, ymm1                                            ;   251.0         21 t copy
        vmovdqu [rbp + 8704], ymm12                                   ;   246.5 p7+p4   22 t spill
        vpxor ymm12, ymm9, [rbp + 16800]                              ;   257.5 p0+p3   21 t
        vpxor ymm12, ymm12, [r8 + 38624]                              ;   258.5 p1+p2   21 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   259.5 p5+p3   21 t
        vpxor ymm7, ymm7, ymm12                                       ;   260.5 p0      21 t
        vmovdqu [rbp + 10304], ymm2                                   ;   246.0 p7+p4   22 t spill
        vpxor ymm2, ymm5, ymm14                                       ;   255.5 p1      21 t
        vmovdqu [rbp + 10336], ymm6                                   ;   245.0 p2+p4   22 t spill
        vpxor ymm6, ymm15, ymm9                                       ;   257.5 p5      21 t
        vmovdqu [rbp + 10432], ymm4                                   ;   248.2 p7+p4   22 t spill
        vpor ymm4, ymm11, ymm12                                       ;   260.5 p0      21 t
        vmovdqu [rbp + 10464], ymm0                                   ;   247.0 p3+p4   22 t spill
        vpxor ymm0, ymm12, ymm14                                      ;   260.5 p1      21 t
        vmovdqu [rbp + 10496], ymm3                                   ;   250.2 p2+p4   22 t spill
        vpor ymm3, ymm9, ymm0                                         ;   261.5 p5      21 t
        vmovdqu [rbp + 10528], ymm12                                  ;   260.5 p7+p4   21 t spill
        vpor ymm12, ymm13, ymm7                                       ;   261.5 p0      21 t
        vmovdqu [rbp + 10560], ymm9                                   ;   257.5 p3+p4   21 t spill
        vpand ymm9, ymm8, ymm14                                       ;   257.5 p1      21 t
        vpxor ymm9, ymm9, ymm12                                       ;   262.5 p5      21 t
        vpxor ymm10, ymm7, ymm2                                       ;   261.5 p0      21 t
        vpxor ymm12, ymm12, ymm14                                     ;   262.5 p1      21 t
        vpxor ymm12, ymm12, [rbp + 8896]                              ;   263.5 p5+p2   21 t
        vmovdqu [rbp + 8896], ymm7                                    ;   261.5 p7+p4   21 t spill
        vpxor ymm7, ymm0, [rbp + 8832]                                ;   261.5 p0+p3   21 t
        vpxor ymm3, ymm3, ymm4                                        ;   262.5 p1      21 t
        vmovdqu [rbp + 8832], ymm0                                    ;   261.5 p2+p4   21 t spill
        vmovdqa ymm0, ymm8                                            ;   251.2         21 t copy
        vmovdqu [rbp + 10592], ymm8                                   ;   253.0 p7+p4   21 t spill
        vmovdqa ymm8, ymm2                                            ;   256.5         21 t copy
        vmovdqu [rbp + 10624], ymm2                                   ;   256.5 p3+p4   21 t spill
        vpand ymm2, ymm10, ymm6                                       ;   262.5 p5      21 t
        vpxor ymm12, ymm12, ymm2                                      ;   264.5 p0      21 t
        vpxor ymm3, ymm3, ymm12                                       ;   265.5 p1      21 t
        vpxor ymm13, ymm13, ymm4                                      ;   261.5 p5      21 t
        vpxor ymm13, ymm13, ymm9                                      ;   263.5 p0      21 t
        vpxor ymm2, ymm6, ymm7                                        ;   262.5 p1      21 t
        vpand ymm8, ymm8, ymm2                                        ;   263.5 p5      21 t
        vpxor ymm0, ymm0, ymm2                                        ;   263.5 p0      21 t
        vpand ymm4, ymm5, ymm0                                        ;   264.5 p1      21 t
        vpxor ymm13, ymm13, ymm4                                      ;   265.5 p5      21 t
        vmovdqa ymm4, ymm1                                            ;   252.8         21 t copy
        vpxor ymm9, ymm9, ymm8                                        ;   264.5 p0      21 t
        vmovdqu ymm8, [rbp + 8800]                                    ;   253.2 p2      40 t reload
        vmovdqu [rbp + 10656], ymm6                                   ;   258.5 p7+p4   21 t spill
        vpor ymm6, ymm15, ymm8                                        ;   263.5 p1      21 t
        vpxor ymm6, ymm6, ymm12                                       ;   265.5 p5      21 t
        vpxor ymm12, ymm11, ymm7                                      ;   264.2 p0      21 t
        vpand ymm4, ymm4, ymm12                                       ;   265.2 p1      21 t
        vpxor ymm9, ymm9, ymm4                                        ;   266.2 p5      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   266.5 p0      21 t
        vpand ymm4, ymm3, ymm13                                       ;   266.5 p1      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   267.5 p5      21 t
        vpxor ymm8, ymm13, ymm6                                       ;   268.5 p0      21 t
        vpor ymm4, ymm4, ymm8                                         ;   269.5 p1      21 t
        vpand ymm6, ymm6, ymm9                                        ;   268.5 p5      21 t
        vpxor ymm3, ymm3, ymm6                                        ;   269.5 p0      21 t
        vpxor ymm4, ymm4, ymm3                                        ;   270.5 p1      21 t
        vpand ymm12, ymm12, ymm4                                      ;   271.5 p5      21 t
        vpand ymm6, ymm9, ymm3                                        ;   270.5 p0      21 t
        vpxor ymm13, ymm13, ymm6                                      ;   271.5 p1      21 t
        vpand ymm3, ymm3, ymm13                                       ;   272.5 p5      21 t
        vpxor ymm9, ymm9, ymm3                                        ;   273.5 p0      21 t
        vpor ymm3, ymm4, ymm13                                        ;   272.5 p1      21 t
        vpxor ymm8, ymm8, ymm3                                        ;   273.5 p5      21 t
        vpand ymm1, ymm1, ymm4                                        ;   271.5 p0      21 t
        vpand ymm14, ymm14, ymm8                                      ;   274.5 p1      21 t
        vpxor ymm3, ymm4, ymm13                                       ;   272.5 p5      21 t
        vpand ymm0, ymm0, ymm3                                        ;   273.5 p0      21 t
        vpand ymm5, ymm5, ymm3                                        ;   273.5 p1      21 t
        vpxor ymm3, ymm3, ymm8                                        ;   274.5 p5      21 t
        vpand ymm2, ymm2, ymm3                                        ;   275.5 p0      21 t
        vpxor ymm0, ymm0, ymm2                                        ;   276.5 p1      21 t
        vpand ymm6, ymm8, [rbp + 10592]                               ;   274.5 p5+p3   21 t
        vpxor ymm2, ymm2, ymm6                                        ;   276.5 p0      21 t
        vpxor ymm8, ymm8, ymm9                                        ;   274.5 p1      21 t
        vpxor ymm4, ymm4, ymm8                                        ;   275.5 p5      21 t
        vpand ymm6, ymm9, [rbp + 10560]                               ;   274.5 p0+p2   21 t
        vpand ymm7, ymm7, ymm4                                        ;   276.5 p1      21 t
        vpand ymm11, ymm11, ymm8                                      ;   275.5 p5      21 t
        vpand ymm8, ymm8, [rbp + 10528]                               ;   275.5 p0+p3   21 t
        vpxor ymm8, ymm8, ymm5                                        ;   276.5 p1      21 t
        vmovdqu [rbp + 10528], ymm7                                   ;   277.5 p7+p4   21 t spill
        vpand ymm7, ymm9, [rbp + 8832]                                ;   276.0 p5+p2   21 t
        vpxor ymm5, ymm5, ymm7                                        ;   277.0 p0      21 t
        vpxor ymm9, ymm9, ymm13                                       ;   276.5 p1      21 t
        vpand ymm10, ymm10, ymm9                                      ;   277.5 p5      21 t
        vpand ymm15, ymm15, ymm13                                     ;   277.2 p0      21 t
        vpand ymm9, ymm9, [rbp + 10656]                               ;   277.5 p1+p3   21 t
        vpand ymm4, ymm4, [rbp + 8896]                                ;   278.0 p5+p2   21 t
        vpxor ymm11, ymm11, ymm12                                     ;   278.2 p0      21 t
        vpxor ymm11, ymm11, ymm0                                      ;   279.2 p1      21 t
        vpxor ymm14, ymm14, ymm5                                      ;   279.0 p5      21 t
        vpxor ymm14, ymm14, ymm10                                     ;   280.0 p0      21 t
        vpxor ymm10, ymm10, ymm4                                      ;   279.5 p1      21 t
        vpxor ymm10, ymm10, ymm8                                      ;   280.5 p5      21 t
        vpand ymm13, ymm13, [rbp + 8800]                              ;   280.2 p0+p3   21 t
        vpxor ymm15, ymm15, ymm14                                     ;   281.0 p1      21 t
        vpand ymm3, ymm3, [rbp + 10624]                               ;   281.0 p5+p2   21 t
        vpxor ymm6, ymm6, ymm0                                        ;   281.2 p0      21 t
        vpxor ymm6, ymm6, ymm15                                       ;   282.2 p1      21 t
        vpxor ymm1, ymm1, ymm8                                        ;   282.0 p5      21 t
        vpxor ymm13, ymm13, ymm10                                     ;   282.2 p0      21 t
        vpxor ymm13, ymm13, ymm15                                     ;   283.2 p1      21 t
        vpxor ymm1, ymm1, ymm13                                       ;   284.2 p5      21 t
        vpxor ymm9, ymm9, ymm15                                       ;   283.2 p0      21 t
        vpxor ymm9, ymm9, ymm2                                        ;   284.2 p1      21 t
        vpxor ymm3, ymm3, ymm13                                       ;   284.2 p5      21 t
        vpxor ymm15, ymm6, ymm9                                       ;   285.2 p0      21 t
        vpxor ymm15, ymm15, ymm1                                      ;   286.2 p1      21 t
        vmovdqu ymm0, [rbp + 8928]                                    ;   270.0 p3      42 t
        vmovdqu ymm4, [rbp + 9088]                                    ;   270.2 p2      40 t reload
        vpxor ymm0, ymm0, ymm4                                        ;   285.0 p5      42 t
        vmovdqu ymm7, [rbp + 8928]                                    ;   271.0 p3      42 t
        vmovdqu ymm8, [rbp + 9184]                                    ;   271.2 p2      40 t reload
        vpxor ymm7, ymm7, ymm8                                        ;   285.2 p0      42 t
        vmovdqa ymm13, ymm7                                           ;   286.2         42 t copy
        vmovdqu [rbp + 9088], ymm11                                   ;   280.2 p7+p4   21 t spill
        vmovdqu ymm11, [rbp + 8992]                                   ;   272.0 p3      42 t
        vmovdqu [rbp + 10624], ymm5                                   ;   278.0 p2+p4   21 t spill
        vmovdqu ymm5, [r8 + 38720]                                    ;   273.0 p3      42 t
        vpxor ymm5, ymm5, [rbp + 16896]                               ;   285.5 p1+p2   42 t
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   286.5 p5+p3   42 t
        vpxor ymm4, ymm4, ymm5                                        ;   287.5 p0      42 t
        vmovdqu [rbp + 8800], ymm10                                   ;   281.5 p7+p4   21 t spill
        vmovdqa ymm10, ymm0                                           ;   286.0         42 t copy
        vmovdqu [rbp + 8896], ymm14                                   ;   281.0 p2+p4   21 t spill
        vmovdqu ymm14, [r8 + 38848]                                   ;   275.0 p3      42 t
        vpxor ymm14, ymm14, [rbp + 17024]                             ;   286.5 p1+p2   42 t
        vpxor ymm14, ymm14, [rel camellia128_encrypt.T0_constants256] ;   287.5 p5+p3   42 t
        vpxor ymm11, ymm11, ymm14                                     ;   288.5 p0      42 t
        vpxor ymm10, ymm10, ymm11                                     ;   289.5 p1      42 t
        vpxor ymm11, ymm11, [r8 + 38656]                              ;   289.5 p5+p2   42 t
        vpxor ymm11, ymm11, [rbp + 16832]                             ;   290.5 p0+p3   42 t
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   291.5 p1+p2   42 t
        vpxor ymm13, ymm13, ymm11                                     ;   292.5 p5      42 t
        vmovdqu [rbp + 10656], ymm12                                  ;   276.5 p7+p4   21 t spill
        vmovdqa ymm12, ymm0                                           ;   286.0         42 t copy
        vmovdqu [rbp + 8832], ymm6                                    ;   283.2 p7+p4   21 t spill
        vpxor ymm6, ymm11, [rbp + 17056]                              ;   292.5 p0+p3   42 t
        vpxor ymm6, ymm6, [r8 + 38880]                                ;   293.5 p1+p2   42 t
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   294.5 p5+p3   42 t
        vpxor ymm12, ymm12, ymm6                                      ;   295.5 p0      42 t
        vmovdqu [rbp + 10560], ymm2                                   ;   278.5 p7+p4   21 t spill
        vpxor ymm2, ymm4, ymm10                                       ;   290.5 p1      42 t
        vmovdqu [rbp + 10592], ymm1                                   ;   285.2 p2+p4   21 t spill
        vpxor ymm1, ymm5, ymm11                                       ;   292.5 p5      42 t
        vmovdqu [rbp + 10688], ymm3                                   ;   285.2 p7+p4   21 t spill
        vmovdqa ymm3, ymm11                                           ;   292.5         42 t copy
        vmovdqu [rbp + 10720], ymm15                                  ;   287.2 p3+p4   21 t spill
        vpor ymm15, ymm13, ymm6                                       ;   295.5 p0      42 t
        vmovdqu [rbp + 10752], ymm9                                   ;   285.2 p2+p4   21 t spill
        vpxor ymm9, ymm6, ymm10                                       ;   295.5 p1      42 t
        vpor ymm3, ymm3, ymm9                                         ;   296.5 p5      42 t
        vmovdqu [rbp + 10784], ymm6                                   ;   295.5 p7+p4   42 t spill
        vpor ymm6, ymm14, ymm12                                       ;   296.5 p0      42 t
        vmovdqu [rbp + 10816], ymm11                                  ;   292.5 p3+p4   42 t spill
        vpand ymm11, ymm7, ymm10                                      ;   292.5 p1      42 t
        vpxor ymm11, ymm11, ymm6                                      ;   297.5 p5      42 t
        vpxor ymm8, ymm12, ymm2                                       ;   296.5 p0      42 t
        vpxor ymm6, ymm6, ymm10                                       ;   297.5 p1      42 t
        vpxor ymm6, ymm6, [rbp + 9184]                                ;   298.5 p5+p2   42 t
        vmovdqu [rbp + 9184], ymm12                                   ;   296.5 p7+p4   42 t spill
        vpxor ymm12, ymm9, [rbp + 8992]                               ;   296.5 p0+p3   42 t
        vpxor ymm3, ymm3, ymm15                                       ;   297.5 p1      42 t
        vmovdqu [rbp + 8992], ymm9                                    ;   296.5 p2+p4   42 t spill
        vmovdqa ymm9, ymm7                                            ;   286.2         42 t copy
        vmovdqu [rbp + 10848], ymm7                                   ;   287.5 p7+p4   42 t spill
        vmovdqa ymm7, ymm2                                            ;   291.5         42 t copy
        vmovdqu [rbp + 10880], ymm2                                   ;   291.5 p3+p4   42 t spill
        vpand ymm2, ymm8, ymm1                                        ;   297.5 p5      42 t
        vpxor ymm6, ymm6, ymm2                                        ;   299.5 p0      42 t
        vpxor ymm3, ymm3, ymm6                                        ;   300.5 p1      42 t
        vpxor ymm14, ymm14, ymm15                                     ;   296.5 p5      42 t
        vpxor ymm14, ymm14, ymm11                                     ;   298.5 p0      42 t
        vpxor ymm15, ymm1, ymm12                                      ;   297.5 p1      42 t
        vpand ymm7, ymm7, ymm15                                       ;   298.5 p5      42 t
        vpxor ymm9, ymm9, ymm15                                       ;   298.5 p0      42 t
        vpand ymm2, ymm4, ymm9                                        ;   299.5 p1      42 t
        vpxor ymm14, ymm14, ymm2                                      ;   300.5 p5      42 t
        vmovdqa ymm2, ymm0                                            ;   287.5         42 t copy
        vpxor ymm11, ymm11, ymm7                                      ;   299.5 p0      42 t
        vmovdqu ymm7, [rbp + 8928]                                    ;   288.0 p2      40 t reload
        vmovdqu [rbp + 10912], ymm1                                   ;   293.5 p7+p4   42 t spill
        vpor ymm1, ymm5, ymm7                                         ;   298.5 p1      42 t
        vpxor ymm1, ymm1, ymm6                                        ;   300.5 p5      42 t
        vpxor ymm6, ymm13, ymm12                                      ;   299.2 p0      42 t
        vpand ymm2, ymm2, ymm6                                        ;   300.2 p1      42 t
        vpxor ymm11, ymm11, ymm2                                      ;   301.2 p5      42 t
        vpxor ymm1, ymm1, ymm2                                        ;   301.5 p0      42 t
        vpand ymm2, ymm3, ymm14                                       ;   301.5 p1      42 t
        vpxor ymm1, ymm1, ymm2                                        ;   302.5 p5      42 t
        vpxor ymm7, ymm14, ymm1                                       ;   303.5 p0      42 t
        vpor ymm2, ymm2, ymm7                                         ;   304.5 p1      42 t
        vpand ymm1, ymm1, ymm11                                       ;   303.5 p5      42 t
        vpxor ymm3, ymm3, ymm1                                        ;   304.5 p0      42 t
        vpxor ymm2, ymm2, ymm3                                        ;   305.5 p1      42 t
        vpand ymm6, ymm6, ymm2                                        ;   306.5 p5      42 t
        vpand ymm1, ymm11, ymm3                                       ;   305.5 p0      42 t
        vpxor ymm14, ymm14, ymm1                                      ;   306.5 p1      42 t
        vpand ymm3, ymm3, ymm14                                       ;   307.5 p5      42 t
        vpxor ymm11, ymm11, ymm3                                      ;   308.5 p0      42 t
        vpor ymm1, ymm2, ymm14                                        ;   307.5 p1      42 t
        vpxor ymm7, ymm7, ymm1                                        ;   308.5 p5      42 t
        vpand ymm0, ymm0, ymm2                                        ;   306.5 p0      42 t
        vpand ymm10, ymm10, ymm7                                      ;   309.5 p1      42 t
        vpxor ymm1, ymm2, ymm14                                       ;   307.5 p5      42 t
        vpand ymm9, ymm9, ymm1                                        ;   308.5 p0      42 t
        vpand ymm4, ymm4, ymm1                                        ;   308.5 p1      42 t
        vpxor ymm1, ymm1, ymm7                                        ;   309.5 p5      42 t
        vpand ymm15, ymm15, ymm1                                      ;   310.5 p0      42 t
        vpxor ymm9, ymm9, ymm15                                       ;   311.5 p1      42 t
        vpand ymm3, ymm7, [rbp + 10848]                               ;   309.5 p5+p3   42 t
        vpxor ymm15, ymm15, ymm3                                      ;   311.5 p0      42 t
        vpxor ymm7, ymm7, ymm11                                       ;   309.5 p1      42 t
        vpxor ymm2, ymm2, ymm7                                        ;   310.5 p5      42 t
        vpand ymm3, ymm11, [rbp + 10816]                              ;   309.5 p0+p2   42 t
        vpand ymm12, ymm12, ymm2                                      ;   311.5 p1      42 t
        vpand ymm13, ymm13, ymm7                                      ;   310.5 p5      42 t
        vpand ymm7, ymm7, [rbp + 10784]                               ;   310.5 p0+p3   42 t
        vpxor ymm7, ymm7, ymm4                                        ;   311.5 p1      42 t
        vmovdqu [rbp + 10784], ymm12                                  ;   312.5 p7+p4   42 t spill
        vpand ymm12, ymm11, [rbp + 8992]                              ;   311.0 p5+p2   42 t
        vpxor ymm4, ymm4, ymm12                                       ;   312.0 p0      42 t
        vpxor ymm11, ymm11, ymm14                                     ;   311.5 p1      42 t
        vpand ymm8, ymm8, ymm11                                       ;   312.5 p5      42 t
        vpand ymm5, ymm5, ymm14                                       ;   312.2 p0      42 t
        vpand ymm11, ymm11, [rbp + 10912]                             ;   312.5 p1+p3   42 t
        vpand ymm2, ymm2, [rbp + 9184]                                ;   313.0 p5+p2   42 t
        vpxor ymm13, ymm13, ymm6                                      ;   313.2 p0      42 t
        vpxor ymm13, ymm13, ymm9                                      ;   314.2 p1      42 t
        vpxor ymm10, ymm10, ymm4                                      ;   314.0 p5      42 t
        vpxor ymm10, ymm10, ymm8                                      ;   315.0 p0      42 t
        vpxor ymm8, ymm8, ymm2                                        ;   314.5 p1      42 t
        vpxor ymm8, ymm8, ymm7                                        ;   315.5 p5      42 t
        vpand ymm14, ymm14, [rbp + 8928]                              ;   315.2 p0+p3   42 t
        vpxor ymm5, ymm5, ymm10                                       ;   316.0 p1      42 t
        vpand ymm1, ymm1, [rbp + 10880]                               ;   316.0 p5+p2   42 t
        vpxor ymm3, ymm3, ymm9                                        ;   316.2 p0      42 t
        vpxor ymm3, ymm3, ymm5                                        ;   317.2 p1      42 t
        vpxor ymm0, ymm0, ymm7                                        ;   317.0 p5      42 t
        vpxor ymm14, ymm14, ymm8                                      ;   317.2 p0      42 t
        vpxor ymm14, ymm14, ymm5                                      ;   318.2 p1      42 t
        vpxor ymm0, ymm0, ymm14                                       ;   319.2 p5      42 t
        vpxor ymm11, ymm11, ymm5                                      ;   318.2 p0      42 t
        vpxor ymm11, ymm11, ymm15                                     ;   319.2 p1      42 t
        vpxor ymm1, ymm1, ymm14                                       ;   319.2 p5      42 t
        vpxor ymm14, ymm3, ymm11                                      ;   320.2 p0      42 t
        vpxor ymm14, ymm14, ymm0                                      ;   321.2 p1      42 t
        vmovdqu ymm2, [rbp + 9664]                                    ;   304.8 p3      23 t reload
        vpxor ymm5, ymm1, ymm2                                        ;   320.2 p5      41 t
        vpxor ymm5, ymm5, ymm14                                       ;   322.2 p0      41 t
        vmovdqu ymm7, [rbp + 9920]                                    ;   305.5 p2      41 t
        vpxor ymm7, ymm7, [rbp + 10496]                               ;   320.5 p1+p3   41 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256]       ;   306.5 p2      41 t reload
        vpxor ymm7, ymm7, ymm9                                        ;   321.5 p5      41 t
        vmovdqu ymm12, [rbp + 9440]                                   ;   306.8 p3      41 t reload
        vmovdqu [rbp + 10496], ymm11                                  ;   320.2 p7+p4   42 t spill
        vpxor ymm11, ymm7, ymm12                                      ;   322.5 p0      41 t
        vpxor ymm12, ymm12, [rbp + 10752]                             ;   321.5 p1+p2   41 t
        vpxor ymm2, ymm2, ymm12                                       ;   322.5 p5      41 t
        vmovdqu [rbp + 10752], ymm1                                   ;   320.2 p3+p4   42 t spill
        vpxor ymm1, ymm5, [rbp + 9792]                                ;   323.2 p0+p2   41 t
        vmovdqu [rbp + 9440], ymm14                                   ;   322.2 p7+p4   42 t spill
        vmovdqa ymm14, ymm11                                          ;   323.5         41 t copy
        vmovdqu [rbp + 9664], ymm11                                   ;   323.5 p3+p4   41 t spill
        vmovdqu ymm11, [rbp + 9792]                                   ;   309.5 p2      41 t
        vpxor ymm11, ymm11, [rbp + 10240]                             ;   322.5 p1+p3   41 t
        vpxor ymm11, ymm11, [rbp + 10208]                             ;   323.5 p5+p2   41 t
        vpxor ymm14, ymm14, ymm11                                     ;   324.5 p0      41 t
        vpxor ymm11, ymm11, [rbp + 9920]                              ;   324.5 p1+p3   41 t
        vpxor ymm5, ymm5, ymm11                                       ;   325.5 p5      41 t
        vpxor ymm7, ymm7, ymm2                                        ;   324.2 p0      41 t
        vpxor ymm12, ymm12, ymm1                                      ;   324.5 p1      41 t
        vpxor ymm0, ymm0, [rbp + 9120]                                ;   325.0 p5+p2   41 t
        vpxor ymm0, ymm0, ymm9                                        ;   326.0 p0      41 t
        vmovdqu [rbp + 9920], ymm11                                   ;   325.5 p7+p4   41 t spill
        vpxor ymm11, ymm0, [rbp + 8320]                               ;   327.0 p1+p3   41 t
        vmovdqu [rbp + 9792], ymm1                                    ;   324.2 p2+p4   41 t spill
        vmovdqu ymm1, [rbp + 8448]                                    ;   312.8 p3      41 t
        vpxor ymm1, ymm1, [rbp + 10432]                               ;   326.0 p5+p2   41 t
        vpxor ymm1, ymm1, [rbp + 10464]                               ;   327.0 p0+p3   41 t
        vpxor ymm1, ymm1, [rbp + 10336]                               ;   328.0 p1+p2   41 t
        vpxor ymm1, ymm1, [rbp + 10272]                               ;   329.0 p5+p3   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   330.0 p0      41 t
        vmovdqu [rbp + 10272], ymm2                                   ;   323.5 p7+p4   41 t spill
        vpxor ymm2, ymm1, [rbp + 9472]                                ;   331.0 p1+p2   41 t
        vmovdqu [rbp + 10336], ymm12                                  ;   325.5 p7+p4   41 t spill
        vmovdqa ymm12, ymm2                                           ;   332.0         41 t copy
        vmovdqu [rbp + 10464], ymm2                                   ;   332.0 p3+p4   41 t spill
        vmovdqu ymm2, [rbp + 8320]                                    ;   316.5 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10176]                               ;   328.0 p5+p3   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   329.0 p0      41 t
        vpxor ymm12, ymm12, ymm2                                      ;   332.0 p1      41 t
        vpxor ymm2, ymm2, [rbp + 8448]                                ;   330.0 p5+p2   41 t
        vpxor ymm0, ymm0, ymm2                                        ;   331.0 p0      41 t
        vmovdqu [rbp + 8448], ymm2                                    ;   331.0 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   328.0         41 t copy
        vmovdqu [rbp + 10176], ymm11                                  ;   328.0 p7+p4   41 t spill
        vmovdqu ymm11, [rbp + 9472]                                   ;   317.8 p3      41 t
        vpxor ymm11, ymm11, [rbp + 10720]                             ;   329.5 p1+p2   41 t
        vpxor ymm11, ymm11, [rbp + 10688]                             ;   330.5 p5+p3   41 t
        vpxor ymm2, ymm2, ymm11                                       ;   331.5 p0      41 t
        vpxor ymm3, ymm3, ymm15                                       ;   330.5 p1      41 t
        vpxor ymm3, ymm3, ymm6                                        ;   331.5 p5      41 t
        vmovdqu ymm15, [rbp + 9760]                                   ;   319.5 p2      23 t reload
        vpxor ymm3, ymm3, ymm15                                       ;   332.5 p0      41 t
        vpxor ymm3, ymm3, [rbp + 10784]                               ;   333.5 p1+p3   41 t
        vpxor ymm3, ymm3, ymm9                                        ;   334.5 p5      41 t
        vpxor ymm11, ymm11, [rbp + 9120]                              ;   332.2 p0+p2   41 t
        vpxor ymm1, ymm1, ymm11                                       ;   333.2 p1      41 t
        vmovdqu ymm6, [rbp + 9888]                                    ;   320.8 p3      22 t reload
        vmovdqu [rbp + 9760], ymm11                                   ;   333.2 p7+p4   41 t spill
        vpxor ymm11, ymm3, ymm6                                       ;   335.5 p5      41 t
        vpxor ymm6, ymm6, [rbp + 10048]                               ;   333.2 p0+p2   41 t
        vpxor ymm6, ymm6, [rbp + 10080]                               ;   334.2 p1+p3   41 t
        vpxor ymm6, ymm6, [rbp + 8576]                                ;   335.2 p5+p2   41 t
        vpxor ymm6, ymm6, [rbp + 9952]                                ;   336.2 p0+p3   41 t
        vpxor ymm6, ymm6, ymm9                                        ;   337.2 p1      41 t
        vmovdqu [rbp + 9952], ymm2                                    ;   332.5 p7+p4   41 t spill
        vpxor ymm2, ymm6, [rbp + 10016]                               ;   338.2 p5+p2   41 t
        vmovdqu [rbp + 8576], ymm1                                    ;   334.2 p7+p4   41 t spill
        vmovdqu ymm1, [rbp + 10016]                                   ;   323.8 p3      41 t
        vpxor ymm1, ymm1, [rbp + 10304]                               ;   335.2 p0+p2   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   336.2 p1      41 t
        vpxor ymm3, ymm3, ymm2                                        ;   339.2 p5      41 t
        vmovdqu [rbp + 10304], ymm2                                   ;   339.2 p7+p4   41 t spill
        vpxor ymm2, ymm1, [rbp + 9536]                                ;   337.2 p0+p3   41 t
        vpxor ymm6, ymm6, ymm2                                        ;   338.2 p1      41 t
        vmovdqu [rbp + 10016], ymm2                                   ;   338.2 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   336.5         41 t copy
        vmovdqu [rbp + 10080], ymm11                                  ;   336.5 p2+p4   41 t spill
        vmovdqu ymm11, [rbp + 9536]                                   ;   325.8 p3      41 t
        vpxor ymm11, ymm11, [rbp + 10592]                             ;   337.0 p5+p2   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   338.0 p0      41 t
        vpxor ymm15, ymm15, ymm11                                     ;   339.0 p1      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   339.0 p5      41 t
        vpxor ymm1, ymm1, ymm15                                       ;   340.0 p0      41 t
        vmovdqu ymm11, [rbp + 9152]                                   ;   327.0 p3      23 t reload
        vpxor ymm10, ymm10, ymm11                                     ;   338.5 p1      41 t
        vpxor ymm10, ymm10, ymm9                                      ;   339.5 p5      41 t
        vmovdqu [rbp + 9152], ymm15                                   ;   340.0 p7+p4   41 t spill
        vpxor ymm15, ymm10, [rbp + 8384]                              ;   340.5 p0+p2   41 t
        vmovdqu [rbp + 10592], ymm2                                   ;   340.0 p3+p4   41 t spill
        vmovdqu ymm2, [rbp + 8512]                                    ;   329.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 8704]                                ;   339.5 p1+p3   41 t
        vpxor ymm2, ymm2, [rbp + 10400]                               ;   340.5 p5+p2   41 t
        vpxor ymm2, ymm2, [rbp + 8768]                                ;   341.5 p0+p3   41 t
        vmovdqu [rbp + 10400], ymm1                                   ;   341.0 p7+p4   41 t spill
        vpxor ymm1, ymm2, [rbp + 9408]                                ;   342.5 p1+p2   41 t
        vmovdqu [rbp + 8704], ymm7                                    ;   330.8 p7+p4   41 t spill
        vmovdqa ymm7, ymm1                                            ;   343.5         41 t copy
        vmovdqu [rbp + 9536], ymm1                                    ;   343.5 p3+p4   41 t spill
        vmovdqu ymm1, [rbp + 8384]                                    ;   332.0 p2      41 t
        vpxor ymm1, ymm1, [rbp + 10144]                               ;   341.0 p5+p3   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   342.0 p0      41 t
        vpxor ymm7, ymm7, ymm1                                        ;   343.5 p1      41 t
        vpxor ymm1, ymm1, [rbp + 8512]                                ;   343.0 p5+p2   41 t
        vpxor ymm10, ymm10, ymm1                                      ;   344.0 p0      41 t
        vmovdqu [rbp + 8512], ymm1                                    ;   344.0 p7+p4   41 t spill
        vmovdqa ymm1, ymm15                                           ;   341.5         41 t copy
        vmovdqu [rbp + 10144], ymm15                                  ;   341.5 p3+p4   41 t spill
        vmovdqu ymm15, [rbp + 9408]                                   ;   334.0 p2      41 t
        vpxor ymm15, ymm15, [rbp + 8832]                              ;   342.5 p1+p3   41 t
        vpxor ymm15, ymm15, [rbp + 10560]                             ;   343.5 p5+p2   41 t
        vpxor ymm15, ymm15, [rbp + 10656]                             ;   344.5 p0+p3   41 t
        vpxor ymm15, ymm15, [rbp + 10528]                             ;   345.5 p1+p2   41 t
        vpxor ymm15, ymm15, ymm9                                      ;   346.5 p5      41 t
        vpxor ymm11, ymm11, ymm15                                     ;   347.5 p0      41 t
        vpxor ymm1, ymm1, ymm15                                       ;   347.5 p1      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   348.5 p5      41 t
        vpxor ymm8, ymm8, ymm4                                        ;   345.2 p0      41 t
        vpxor ymm8, ymm8, ymm13                                       ;   346.2 p1      41 t
        vmovdqu ymm15, [rbp + 9248]                                   ;   336.2 p3      23 t reload
        vpxor ymm8, ymm8, ymm15                                       ;   347.2 p5      41 t
        vmovdqu ymm4, [rbp + 8352]                                    ;   337.0 p2      22 t reload
        vmovdqu [rbp + 9248], ymm11                                   ;   348.5 p7+p4   41 t spill
        vpxor ymm11, ymm8, ymm4                                       ;   348.2 p0      41 t
        vpxor ymm4, ymm4, [rbp + 8640]                                ;   346.5 p1+p3   41 t
        vpxor ymm4, ymm4, [rbp + 8544]                                ;   347.5 p5+p2   41 t
        vpxor ymm4, ymm4, [rbp + 10112]                               ;   348.5 p0+p3   41 t
        vmovdqu [rbp + 8544], ymm1                                    ;   348.5 p7+p4   41 t spill
        vpxor ymm1, ymm4, [rbp + 8416]                                ;   349.5 p1+p2   41 t
        vmovdqu [rbp + 8640], ymm2                                    ;   349.5 p7+p4   41 t spill
        vmovdqu ymm2, [rbp + 8416]                                    ;   339.2 p3      41 t
        vpxor ymm2, ymm2, [rbp + 8768]                                ;   348.0 p5+p2   41 t
        vpxor ymm2, ymm2, [rbp + 8672]                                ;   349.0 p0+p3   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   350.0 p1      41 t
        vpxor ymm8, ymm8, ymm1                                        ;   350.5 p5      41 t
        vmovdqu [rbp + 8768], ymm1                                    ;   350.5 p7+p4   41 t spill
        vpxor ymm1, ymm2, [rbp + 9632]                                ;   351.0 p0+p2   41 t
        vpxor ymm4, ymm4, ymm1                                        ;   352.0 p1      41 t
        vmovdqu [rbp + 8416], ymm1                                    ;   352.0 p7+p4   41 t spill
        vmovdqa ymm1, ymm11                                           ;   349.2         41 t copy
        vmovdqu [rbp + 8352], ymm11                                   ;   349.2 p3+p4   41 t spill
        vmovdqu ymm11, [rbp + 9632]                                   ;   342.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 8896]                              ;   350.0 p5+p3   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   351.0 p0      41 t
        vpxor ymm15, ymm15, ymm11                                     ;   352.0 p1      41 t
        vpxor ymm1, ymm1, ymm11                                       ;   352.0 p5      41 t
        vpxor ymm2, ymm2, ymm15                                       ;   353.0 p0      41 t
        vmovdqu ymm11, [rbp + 9728]                                   ;   343.0 p2      23 t reload
        vpxor ymm13, ymm13, ymm11                                     ;   351.5 p1      41 t
        vpxor ymm13, ymm13, [rbp + 9440]                              ;   352.5 p5+p3   41 t
        vpxor ymm13, ymm13, ymm9                                      ;   353.5 p0      41 t
        vmovdqu [rbp + 9728], ymm15                                   ;   353.0 p7+p4   41 t spill
        vpxor ymm15, ymm13, [rbp + 9856]                              ;   354.5 p1+p2   41 t
        vmovdqu [rbp + 9440], ymm1                                    ;   353.0 p3+p4   41 t spill
        vmovdqu ymm1, [rbp + 9984]                                    ;   345.0 p2      41 t
        vpxor ymm1, ymm1, [rbp + 10368]                               ;   353.0 p5+p3   41 t
        vpxor ymm1, ymm1, ymm9                                        ;   354.0 p0      41 t
        vmovdqu [rbp + 8896], ymm2                                    ;   354.0 p7+p4   41 t spill
        vpxor ymm2, ymm1, [rbp + 9600]                                ;   355.0 p1+p2   41 t
        vmovdqu [rbp + 9632], ymm4                                    ;   353.0 p3+p4   41 t spill
        vmovdqa ymm4, ymm2                                            ;   356.0         41 t copy
        vmovdqu [rbp + 10528], ymm2                                   ;   356.0 p7+p4   41 t spill
        vmovdqu ymm2, [rbp + 9856]                                    ;   347.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10112]                               ;   354.0 p5+p3   41 t
        vpxor ymm2, ymm2, [rbp + 10240]                               ;   355.0 p0+p2   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   356.0 p1      41 t
        vpxor ymm4, ymm4, ymm2                                        ;   357.0 p5      41 t
        vpxor ymm2, ymm2, [rbp + 9984]                                ;   357.0 p0+p3   41 t
        vpxor ymm13, ymm13, ymm2                                      ;   358.0 p1      41 t
        vmovdqu [rbp + 9984], ymm2                                    ;   358.0 p7+p4   41 t spill
        vmovdqa ymm2, ymm15                                           ;   355.5         41 t copy
        vmovdqu [rbp + 10240], ymm15                                  ;   355.5 p2+p4   41 t spill
        vmovdqu ymm15, [rbp + 9600]                                   ;   349.2 p3      41 t
        vpxor ymm15, ymm15, [rbp + 8800]                              ;   356.0 p5+p2   41 t
        vpxor ymm15, ymm15, [rbp + 10624]                             ;   357.0 p0+p3   41 t
        vpxor ymm15, ymm15, [rbp + 9088]                              ;   358.0 p1+p2   41 t
        vpxor ymm11, ymm11, ymm15                                     ;   359.0 p5      41 t
        vpxor ymm2, ymm2, ymm15                                       ;   359.0 p0      41 t
        vpxor ymm1, ymm1, ymm11                                       ;   360.0 p1      41 t
        vmovdqu ymm15, [rbp + 9824]                                   ;   351.2 p3      41 t
        vpxor ymm15, ymm15, [rbp + 8864]                              ;   358.0 p5+p2   41 t
        vmovdqu [rbp + 8864], ymm11                                   ;   360.0 p7+p4   41 t spill
        vpxor ymm11, ymm15, [rbp + 9568]                              ;   359.0 p0+p3   41 t
        vmovdqu [rbp + 10624], ymm2                                   ;   360.0 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   360.0         41 t copy
        vmovdqu [rbp + 8800], ymm11                                   ;   360.0 p2+p4   41 t spill
        vmovdqu ymm11, [rbp + 9696]                                   ;   353.2 p3      41 t
        vpxor ymm11, ymm11, [rbp + 10208]                             ;   359.2 p1+p2   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   360.2 p5      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   361.2 p0      41 t
        vpxor ymm11, ymm11, [rbp + 9824]                              ;   361.2 p1+p3   41 t
        vmovdqu [rbp + 9824], ymm1                                    ;   361.0 p7+p4   41 t spill
        vmovdqa ymm1, ymm11                                           ;   362.2         41 t copy
        vmovdqu [rbp + 10208], ymm11                                  ;   362.2 p7+p4   41 t spill
        vmovdqu ymm11, [rbp + 9504]                                   ;   355.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 10752]                             ;   361.0 p5+p3   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   362.0 p0      41 t
        vpxor ymm1, ymm1, ymm11                                       ;   363.0 p1      41 t
        vpxor ymm11, ymm11, [rbp + 9696]                              ;   363.0 p5+p2   41 t
        vmovdqu [rbp + 9696], ymm2                                    ;   362.2 p7+p4   41 t spill
        vmovdqa ymm2, ymm11                                           ;   364.0         41 t copy
        vmovdqu [rbp + 10752], ymm11                                  ;   364.0 p3+p4   41 t spill
        vmovdqu ymm11, [rbp + 9568]                                   ;   357.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 9088]                              ;   363.0 p0+p3   41 t
        vpxor ymm11, ymm11, [rbp + 10720]                             ;   364.0 p1+p2   41 t
        vpxor ymm11, ymm11, ymm9                                      ;   365.0 p5      41 t
        vpxor ymm2, ymm2, ymm11                                       ;   366.0 p0      41 t
        vpxor ymm11, ymm11, [rbp + 9504]                              ;   366.0 p1+p3   41 t
        vpxor ymm15, ymm15, ymm11                                     ;   367.0 p5      41 t
        vmovdqu [rbp + 9504], ymm11                                   ;   367.0 p7+p4   41 t spill
        vmovdqu ymm11, [rbp + 8608]                                   ;   359.0 p2      41 t
        vpxor ymm11, ymm11, [rbp + 8672]                              ;   365.0 p0+p3   41 t
        vpxor ymm11, ymm11, [rbp + 10368]                             ;   366.0 p1+p2   41 t
        vmovdqu [rbp + 10368], ymm2                                   ;   367.0 p7+p4   41 t spill
        vpxor ymm2, ymm11, [rbp + 9280]                               ;   367.0 p5+p3   41 t
        vmovdqu [rbp + 8672], ymm15                                   ;   368.0 p7+p4   41 t spill
        vmovdqa ymm15, ymm2                                           ;   368.0         41 t copy
        vmovdqu [rbp + 10720], ymm2                                   ;   368.0 p2+p4   41 t spill
        vmovdqu ymm2, [rbp + 8480]                                    ;   361.2 p3      41 t
        vpxor ymm2, ymm2, [rbp + 8736]                                ;   367.2 p0+p2   41 t
        vpxor ymm15, ymm15, ymm2                                      ;   368.2 p1      41 t
        vpxor ymm2, ymm2, [rbp + 8608]                                ;   368.2 p5+p3   41 t
        vmovdqu [rbp + 8608], ymm15                                   ;   369.2 p7+p4   41 t spill
        vmovdqa ymm15, ymm2                                           ;   369.2         41 t copy
        vmovdqu [rbp + 8736], ymm2                                    ;   369.2 p7+p4   41 t spill
        vmovdqu ymm2, [rbp + 9024]                                    ;   363.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10496]                               ;   369.0 p0+p3   41 t
        vpxor ymm15, ymm15, ymm2                                      ;   370.0 p1      41 t
        vpxor ymm2, ymm2, [rbp + 8480]                                ;   370.0 p5+p2   41 t
        vmovdqu [rbp + 8480], ymm4                                    ;   364.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm2                                            ;   371.0         41 t copy
        vmovdqu [rbp + 10496], ymm2                                   ;   371.0 p3+p4   41 t spill
        vmovdqu ymm2, [rbp + 9280]                                    ;   365.0 p2      41 t
        vpxor ymm2, ymm2, [rbp + 10688]                               ;   371.0 p0+p3   41 t
        vpxor ymm2, ymm2, ymm9                                        ;   372.0 p1      41 t
        vpxor ymm4, ymm4, ymm2                                        ;   373.0 p5      41 t
        vpxor ymm2, ymm2, [rbp + 9024]                                ;   373.0 p0+p2   41 t
        vpxor ymm11, ymm11, ymm2                                      ;   374.0 p1      41 t
        vpxor ymm9, ymm5, [rbp + 12992]                               ;   368.0 p5+p3   61 t
        vmovdqu [rbp + 9024], ymm9                                    ;   369.0 p7+p4   61 t spill
        vpxor ymm9, ymm0, [rbp + 13024]                               ;   368.2 p0+p2   61 t
        vmovdqu [rbp + 10688], ymm9                                   ;   369.2 p7+p4   61 t spill
        vpxor ymm9, ymm3, [rbp + 13056]                               ;   368.5 p1+p3   61 t
        vmovdqu [rbp + 9280], ymm9                                    ;   369.5 p7+p4   61 t spill
        vpxor ymm9, ymm10, [rbp + 13088]                              ;   369.0 p5+p2   61 t
        vmovdqu [rbp + 9088], ymm9                                    ;   370.0 p3+p4   61 t spill
        vpxor ymm9, ymm8, [rbp + 13120]                               ;   369.2 p0+p2   61 t
        vmovdqu [rbp + 9568], ymm9                                    ;   370.2 p7+p4   61 t spill
        vpxor ymm9, ymm13, [rbp + 13152]                              ;   369.5 p1+p3   61 t
        vmovdqu [rbp + 9600], ymm9                                    ;   371.2 p7+p4   61 t spill
        vpxor ymm9, ymm1, [rbp + 13184]                               ;   370.0 p5+p2   61 t
        vmovdqu [rbp + 10112], ymm9                                   ;   372.2 p3+p4   61 t spill
        vpxor ymm9, ymm15, [rbp + 13216]                              ;   371.0 p0+p2   61 t
        vmovdqu [rbp + 9856], ymm9                                    ;   373.2 p7+p4   61 t spill
        vpxor ymm9, ymm14, [rbp + 13248]                              ;   371.2 p1+p3   61 t
        vmovdqu [rbp + 10656], ymm9                                   ;   374.2 p7+p4   61 t spill
        vpxor ymm9, ymm12, [rbp + 13280]                              ;   372.0 p5+p2   61 t
        vmovdqu [rbp + 10560], ymm9                                   ;   375.2 p3+p4   61 t spill
        vpxor ymm9, ymm6, [rbp + 13312]                               ;   373.0 p0+p2   61 t
        vmovdqu [rbp + 8832], ymm9                                    ;   376.2 p7+p4   61 t spill
        vpxor ymm9, ymm7, [rbp + 13344]                               ;   373.2 p1+p3   61 t
        vmovdqu [rbp + 9408], ymm9                                    ;   377.2 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9632]                                    ;   374.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13376]                               ;   380.0 p5+p3   61 t
        vmovdqu [rbp + 8384], ymm9                                    ;   381.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8480]                                    ;   375.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13408]                               ;   381.0 p0+p3   61 t
        vmovdqu [rbp + 10048], ymm9                                   ;   382.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9696]                                    ;   376.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13440]                               ;   382.0 p1+p3   61 t
        vmovdqu [rbp + 9888], ymm9                                    ;   383.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8608]                                    ;   377.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13472]                               ;   383.0 p5+p3   61 t
        vmovdqu [rbp + 9120], ymm9                                    ;   384.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8704]                                    ;   378.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13504]                               ;   384.0 p0+p3   61 t
        vmovdqu [rbp + 10784], ymm9                                   ;   385.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8576]                                    ;   379.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13536]                               ;   385.0 p1+p3   61 t
        vmovdqu [rbp + 9472], ymm9                                    ;   386.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 10400]                                   ;   380.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13568]                               ;   386.0 p5+p3   61 t
        vmovdqu [rbp + 8320], ymm9                                    ;   387.0 p7+p4   61 t spill
        vpxor ymm9, ymm11, [rbp + 13728]                              ;   381.0 p0+p2   61 t
        vmovdqu [rbp + 10432], ymm9                                   ;   385.2 p3+p4   61 t spill
        vmovdqu ymm9, [rbp + 8640]                                    ;   382.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13600]                               ;   388.0 p1+p3   61 t
        vmovdqu [rbp + 10880], ymm9                                   ;   389.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8896]                                    ;   383.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13632]                               ;   389.0 p5+p3   61 t
        vmovdqu [rbp + 8928], ymm9                                    ;   390.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9824]                                    ;   384.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13664]                               ;   390.0 p0+p3   61 t
        vmovdqu [rbp + 9184], ymm9                                    ;   391.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8672]                                    ;   385.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13696]                               ;   391.0 p1+p3   61 t
        vmovdqu [rbp + 10912], ymm9                                   ;   392.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 10336]                                   ;   386.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13760]                               ;   392.0 p5+p3   61 t
        vmovdqu [rbp + 8992], ymm9                                    ;   393.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 9952]                                    ;   387.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13792]                               ;   393.0 p0+p3   61 t
        vmovdqu [rbp + 10816], ymm9                                   ;   394.0 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 10592]                                   ;   388.0 p2      61 t
        vpxor ymm9, ymm9, [rbp + 13824]                               ;   394.0 p1+p3   61 t
        vmovdqu [rbp + 10848], ymm9                                   ;   395.0 p7+p4   61 t spill
        vpxor ymm9, ymm4, [rbp + 13984]                               ;   389.0 p5+p2   61 t
        vmovdqu [rbp + 10944], ymm9                                   ;   393.2 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8544]                                    ;   389.2 p3      61 t
        vpxor ymm9, ymm9, [rbp + 13856]                               ;   395.2 p0+p2   61 t
        vpxor ymm14, ymm14, [rbp + 14016]                             ;   390.2 p1+p3   61 t
        vpxor ymm14, ymm14, [rbp + 10272]                             ;   391.2 p5+p2   61 t
        vmovdqu [rbp + 10272], ymm14                                  ;   394.2 p7+p4   61 t spill
        vmovdqu ymm14, [rbp + 9440]                                   ;   391.2 p3      61 t
        vpxor ymm14, ymm14, [rbp + 13888]                             ;   397.2 p0+p2   61 t
        vpxor ymm12, ymm12, [rbp + 14048]                             ;   392.2 p1+p3   61 t
        vpxor ymm12, ymm12, [rbp + 9760]                              ;   393.2 p5+p2   61 t
        vmovdqu [rbp + 9760], ymm12                                   ;   395.2 p7+p4   61 t spill
        vmovdqu ymm12, [rbp + 10624]                                  ;   393.2 p3      61 t
        vpxor ymm12, ymm12, [rbp + 13920]                             ;   399.2 p0+p2   61 t
        vpxor ymm6, ymm6, [rbp + 14080]                               ;   394.2 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 9152]                                ;   395.2 p5+p2   61 t
        vmovdqu [rbp + 9152], ymm6                                    ;   396.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10368]                                   ;   395.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 13952]                               ;   401.2 p0+p2   61 t
        vpxor ymm7, ymm7, [rbp + 14112]                               ;   396.2 p1+p3   61 t
        vpxor ymm7, ymm7, [rbp + 9248]                                ;   397.2 p5+p2   61 t
        vpxor ymm2, ymm2, [rbp + 14240]                               ;   397.2 p0+p3   61 t
        vpxor ymm2, ymm2, [rbp + 8608]                                ;   398.2 p1+p2   61 t
        vmovdqu [rbp + 8608], ymm2                                    ;   399.2 p7+p4   61 t spill
        vmovdqu ymm2, [rbp + 9728]                                    ;   398.2 p3      61 t
        vpxor ymm2, ymm2, [rbp + 14144]                               ;   404.2 p5+p2   61 t
        vpxor ymm2, ymm2, [rbp + 9632]                                ;   405.2 p0+p3   61 t
        vmovdqu [rbp + 9632], ymm6                                    ;   402.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8864]                                    ;   400.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 14176]                               ;   406.0 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8480]                                ;   407.0 p5+p2   61 t
        vmovdqu [rbp + 8480], ymm6                                    ;   408.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9504]                                    ;   401.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 14208]                               ;   407.2 p0+p2   61 t
        vpxor ymm6, ymm6, [rbp + 9696]                                ;   408.2 p1+p3   61 t
        vmovdqu [rbp + 9696], ymm6                                    ;   409.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9792]                                    ;   403.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 14272]                               ;   409.0 p5+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8704]                                ;   410.0 p0+p2   61 t
        vmovdqu [rbp + 8704], ymm6                                    ;   411.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10176]                                   ;   404.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 14304]                               ;   410.2 p1+p2   61 t
        vpxor ymm6, ymm6, [rbp + 8576]                                ;   411.2 p5+p3   61 t
        vmovdqu [rbp + 8576], ymm6                                    ;   412.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10080]                                   ;   406.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 14336]                               ;   412.0 p0+p3   61 t
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   413.0 p1+p2   61 t
        vpxor ymm11, ymm11, [rbp + 14496]                             ;   407.2 p5+p3   61 t
        vpxor ymm11, ymm11, [rbp + 10496]                             ;   408.2 p0+p2   61 t
        vmovdqu [rbp + 10496], ymm11                                  ;   409.2 p7+p4   61 t spill
        vmovdqu ymm11, [rbp + 10144]                                  ;   408.2 p3      61 t
        vpxor ymm11, ymm11, [rbp + 14368]                             ;   414.2 p1+p2   61 t
        vpxor ymm11, ymm11, [rbp + 8640]                              ;   415.2 p5+p3   61 t
        vmovdqu [rbp + 8640], ymm6                                    ;   414.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8352]                                    ;   410.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 14400]                               ;   416.0 p0+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8896]                                ;   417.0 p1+p2   61 t
        vmovdqu [rbp + 8896], ymm6                                    ;   418.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10240]                                   ;   411.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 14432]                               ;   417.2 p5+p2   61 t
        vpxor ymm6, ymm6, [rbp + 9824]                                ;   418.2 p0+p3   61 t
        vmovdqu [rbp + 9824], ymm6                                    ;   419.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10752]                                   ;   413.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 14464]                               ;   419.0 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 8672]                                ;   420.0 p5+p2   61 t
        vmovdqu [rbp + 8672], ymm6                                    ;   421.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9920]                                    ;   414.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 14528]                               ;   420.2 p0+p2   61 t
        vpxor ymm6, ymm6, [rbp + 10336]                               ;   421.2 p1+p3   61 t
        vmovdqu [rbp + 10336], ymm6                                   ;   422.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8448]                                    ;   416.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 14560]                               ;   422.0 p5+p3   61 t
        vpxor ymm6, ymm6, [rbp + 9952]                                ;   423.0 p0+p2   61 t
        vmovdqu [rbp + 9952], ymm6                                    ;   424.0 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 10304]                                   ;   417.2 p3      61 t
        vpxor ymm6, ymm6, [rbp + 14592]                               ;   423.2 p1+p2   61 t
        vpxor ymm6, ymm6, [rbp + 10592]                               ;   424.2 p5+p3   61 t
        vpxor ymm4, ymm4, [rbp + 14752]                               ;   419.0 p0+p2   61 t
        vpxor ymm4, ymm4, [rbp + 8736]                                ;   420.0 p1+p3   61 t
        vmovdqu [rbp + 8736], ymm4                                    ;   421.0 p7+p4   61 t spill
        vmovdqu ymm4, [rbp + 8512]                                    ;   420.0 p2      61 t
        vpxor ymm4, ymm4, [rbp + 14624]                               ;   426.0 p5+p3   61 t
        vpxor ymm4, ymm4, [rbp + 8544]                                ;   427.0 p0+p2   61 t
        vpxor ymm5, ymm5, [rbp + 14784]                               ;   421.2 p1+p3   61 t
        vpxor ymm5, ymm5, [rbp + 9664]                                ;   422.2 p5+p2   61 t
        vmovdqu [rbp + 9664], ymm5                                    ;   423.2 p7+p4   61 t spill
        vmovdqu ymm5, [rbp + 8768]                                    ;   422.2 p3      61 t
        vpxor ymm5, ymm5, [rbp + 14656]                               ;   428.2 p0+p2   61 t
        vpxor ymm5, ymm5, [rbp + 9440]                                ;   429.2 p1+p3   61 t
        vpxor ymm0, ymm0, [rbp + 14816]                               ;   424.0 p5+p2   61 t
        vpxor ymm0, ymm0, [rbp + 10464]                               ;   425.0 p0+p3   61 t
        vmovdqu [rbp + 10464], ymm6                                   ;   425.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 9984]                                    ;   425.0 p2      61 t
        vpxor ymm6, ymm6, [rbp + 14688]                               ;   431.0 p1+p3   61 t
        vpxor ymm6, ymm6, [rbp + 10624]                               ;   432.0 p5+p2   61 t
        vpxor ymm3, ymm3, [rbp + 14848]                               ;   426.2 p0+p3   61 t
        vpxor ymm3, ymm3, [rbp + 10016]                               ;   427.2 p1+p2   61 t
        vmovdqu [rbp + 10016], ymm3                                   ;   428.2 p7+p4   61 t spill
        vmovdqu ymm3, [rbp + 10208]                                   ;   427.2 p3      61 t
        vpxor ymm3, ymm3, [rbp + 14720]                               ;   433.2 p5+p2   61 t
        vpxor ymm3, ymm3, [rbp + 10368]                               ;   434.2 p0+p3   61 t
        vpxor ymm10, ymm10, [rbp + 14880]                             ;   429.0 p1+p2   61 t
        vpxor ymm10, ymm10, [rbp + 9536]                              ;   430.0 p5+p3   61 t
        vpxor ymm8, ymm8, [rbp + 14912]                               ;   430.0 p0+p2   61 t
        vpxor ymm8, ymm8, [rbp + 8416]                                ;   431.0 p1+p3   61 t
        vpxor ymm13, ymm13, [rbp + 14944]                             ;   431.0 p5+p2   61 t
        vpxor ymm13, ymm13, [rbp + 10528]                             ;   432.0 p0+p3   61 t
        vpxor ymm1, ymm1, [rbp + 14976]                               ;   432.0 p1+p2   61 t
        vpxor ymm1, ymm1, [rbp + 8800]                                ;   433.0 p5+p3   61 t
        vpxor ymm15, ymm15, [rbp + 15008]                             ;   433.0 p0+p2   61 t
        vpxor ymm15, ymm15, [rbp + 10720]                             ;   434.0 p1+p3   61 t
        vmovdqu [rbp + 10720], ymm15                                  ;   435.0 p7+p4   61 t spill
        vmovdqu ymm15, [rbp + 10688]                                  ;   434.0 p2      40 t
        vpxor ymm15, ymm15, [r8 + 38944]                              ;   440.0 p5+p3   40 t
        vmovdqu [rbp + 8800], ymm1                                    ;   434.0 p7+p4   61 t spill
        vmovdqu ymm1, [rbp + 9088]                                    ;   435.0 p2      40 t
        vpxor ymm1, ymm1, [r8 + 39008]                                ;   441.0 p0+p3   40 t
        vmovdqu [rbp + 10528], ymm3                                   ;   435.2 p7+p4   61 t spill
        vmovdqu ymm3, [rbp + 9568]                                    ;   436.0 p2      40 t
        vpxor ymm3, ymm3, [r8 + 39040]                                ;   442.0 p1+p3   40 t
        vmovdqu [rbp + 8416], ymm1                                    ;   442.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 9600]                                    ;   437.0 p2      40 t
        vpxor ymm1, ymm1, [r8 + 39072]                                ;   443.0 p5+p3   40 t
        vmovdqu [rbp + 9536], ymm1                                    ;   444.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 10656]                                   ;   438.0 p2      40 t
        vpxor ymm1, ymm1, [r8 + 39168]                                ;   444.0 p0+p3   40 t
        vmovdqu [rbp + 10368], ymm1                                   ;   445.0 p7+p4   40 t spill
        vpxor ymm1, ymm9, [r8 + 39776]                                ;   439.0 p1+p2   40 t
        vmovdqu [rbp + 10208], ymm9                                   ;   420.2 p7+p4   61 t spill
        vmovdqu ymm9, [rbp + 8832]                                    ;   439.2 p3      40 t
        vpxor ymm9, ymm9, [r8 + 39232]                                ;   445.2 p5+p2   40 t
        vmovdqu [rbp + 10624], ymm1                                   ;   440.0 p7+p4   40 t spill
        vpxor ymm1, ymm14, [r8 + 39808]                               ;   440.2 p0+p3   40 t
        vmovdqu [rbp + 9984], ymm14                                   ;   422.2 p7+p4   61 t spill
        vmovdqu ymm14, [rbp + 9408]                                   ;   441.0 p2      40 t
        vpxor ymm14, ymm14, [r8 + 39264]                              ;   447.0 p1+p3   40 t
        vmovdqu [rbp + 9440], ymm1                                    ;   441.2 p7+p4   40 t spill
        vpxor ymm1, ymm12, [r8 + 39840]                               ;   442.0 p5+p2   40 t
        vmovdqu [rbp + 8768], ymm12                                   ;   424.2 p7+p4   61 t spill
        vmovdqu ymm12, [rbp + 8384]                                   ;   442.2 p3      40 t
        vpxor ymm12, ymm12, [r8 + 39296]                              ;   448.2 p0+p2   40 t
        vmovdqu [rbp + 8544], ymm1                                    ;   443.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 9472]                                    ;   443.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 39456]                                ;   449.2 p1+p2   40 t
        vmovdqu [rbp + 8512], ymm1                                    ;   450.2 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 10880]                                   ;   444.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 39520]                                ;   450.2 p5+p2   40 t
        vmovdqu [rbp + 10592], ymm1                                   ;   451.2 p7+p4   40 t spill
        vpxor ymm1, ymm7, [r8 + 40032]                                ;   445.2 p0+p3   40 t
        vmovdqu [rbp + 10304], ymm7                                   ;   428.2 p7+p4   61 t spill
        vmovdqu ymm7, [rbp + 8928]                                    ;   446.0 p2      40 t
        vpxor ymm7, ymm7, [r8 + 39552]                                ;   452.0 p1+p3   40 t
        vmovdqu [rbp + 8448], ymm1                                    ;   446.2 p7+p4   40 t spill
        vpxor ymm1, ymm2, [r8 + 40064]                                ;   447.0 p5+p2   40 t
        vmovdqu [rbp + 9920], ymm2                                    ;   430.2 p7+p4   61 t spill
        vmovdqu ymm2, [rbp + 9184]                                    ;   447.2 p3      40 t
        vpxor ymm2, ymm2, [r8 + 39584]                                ;   453.2 p0+p2   40 t
        vmovdqu [rbp + 10752], ymm1                                   ;   448.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 10816]                                   ;   448.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 39712]                                ;   454.2 p1+p2   40 t
        vmovdqu [rbp + 10240], ymm1                                   ;   455.2 p7+p4   40 t spill
        vpxor ymm1, ymm11, [r8 + 40288]                               ;   449.2 p5+p3   40 t
        vmovdqu [rbp + 8352], ymm11                                   ;   433.2 p7+p4   61 t spill
        vmovdqu ymm11, [rbp + 10272]                                  ;   450.0 p2      40 t
        vpxor ymm11, ymm11, [r8 + 39936]                              ;   456.0 p0+p3   40 t
        vmovdqu [rbp + 10144], ymm1                                   ;   450.2 p7+p4   40 t spill
        vpxor ymm1, ymm4, [r8 + 40544]                                ;   451.0 p1+p2   40 t
        vmovdqu [rbp + 10400], ymm4                                   ;   435.2 p7+p4   61 t spill
        vmovdqu ymm4, [rbp + 9152]                                    ;   451.2 p3      40 t
        vpxor ymm4, ymm4, [r8 + 40000]                                ;   457.2 p5+p2   40 t
        vmovdqu [rbp + 10080], ymm1                                   ;   452.0 p7+p4   40 t spill
        vpxor ymm1, ymm0, [r8 + 40736]                                ;   452.2 p0+p3   40 t
        vmovdqu [rbp + 10176], ymm0                                   ;   437.2 p7+p4   61 t spill
        vpxor ymm0, ymm5, [r8 + 40576]                                ;   453.0 p1+p2   40 t
        vmovdqu [rbp + 9792], ymm5                                    ;   438.2 p7+p4   61 t spill
        vpxor ymm5, ymm6, [r8 + 40608]                                ;   453.2 p5+p3   40 t
        vmovdqu [rbp + 9504], ymm6                                    ;   439.2 p7+p4   61 t spill
        vmovdqu ymm6, [rbp + 8576]                                    ;   454.0 p2      40 t
        vpxor ymm6, ymm6, [r8 + 40224]                                ;   460.0 p0+p3   40 t
        vmovdqu [rbp + 8864], ymm1                                    ;   453.2 p7+p4   40 t spill
        vpxor ymm1, ymm10, [r8 + 40800]                               ;   455.0 p1+p2   40 t
        vmovdqu [rbp + 9728], ymm10                                   ;   441.2 p7+p4   61 t spill
        vpxor ymm10, ymm8, [r8 + 40832]                               ;   455.2 p5+p3   40 t
        vmovdqu [rbp + 9248], ymm8                                    ;   442.2 p7+p4   61 t spill
        vmovdqu ymm8, [rbp + 8896]                                    ;   456.0 p2      40 t
        vpxor ymm8, ymm8, [r8 + 40320]                                ;   462.0 p0+p3   40 t
        vmovdqu [rbp + 10976], ymm1                                   ;   456.0 p7+p4   40 t spill
        vpxor ymm1, ymm13, [r8 + 40864]                               ;   457.0 p1+p2   40 t
        vmovdqu [rbp + 11008], ymm13                                  ;   444.2 p7+p4   61 t spill
        vmovdqu ymm13, [rbp + 9824]                                   ;   457.2 p3      40 t
        vpxor ymm13, ymm13, [r8 + 40352]                              ;   463.2 p5+p2   40 t
        vmovdqu [rbp + 11040], ymm1                                   ;   458.0 p7+p4   40 t spill
        vmovdqu ymm1, [rbp + 9952]                                    ;   458.2 p3      40 t
        vpxor ymm1, ymm1, [r8 + 40480]                                ;   464.2 p0+p2   40 t
        vmovdqu [rbp + 11072], ymm10                                  ;   456.2 p7+p4   40 t spill
        vpxor ymm10, ymm3, ymm15                                      ;   443.0 p1      41 t
        vmovdqu [rbp + 11104], ymm5                                   ;   454.2 p7+p4   40 t spill
        vpxor ymm5, ymm15, [rbp + 9536]                               ;   459.2 p5+p3   41 t
        vmovdqu [rbp + 11136], ymm0                                   ;   454.0 p7+p4   40 t spill
        vmovdqu ymm0, [rbp + 9280]                                    ;   460.0 p2      41 t
        vpxor ymm0, ymm0, [r8 + 38976]                                ;   466.0 p0+p3   41 t
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256]   ;   467.0 p1+p2   41 t
        vpxor ymm3, ymm3, ymm0                                        ;   468.0 p5      41 t
        vmovdqu [rbp + 11168], ymm1                                   ;   465.2 p7+p4   40 t spill
        vmovdqa ymm1, ymm10                                           ;   444.0         41 t copy
        vmovdqu [rbp + 11200], ymm13                                  ;   464.2 p7+p4   40 t spill
        vmovdqu ymm13, [rbp + 10112]                                  ;   461.2 p3      41 t
        vpxor ymm13, ymm13, [r8 + 39104]                              ;   467.2 p0+p2   41 t
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;   468.2 p1+p3   41 t
        vmovdqu [rbp + 11232], ymm6                                   ;   461.0 p7+p4   40 t spill
        vmovdqa ymm6, ymm10                                           ;   444.0         41 t copy
        vmovdqu [rbp + 11264], ymm8                                   ;   463.0 p7+p4   40 t spill
        vpxor ymm8, ymm13, [rbp + 8416]                               ;   469.2 p5+p2   41 t
        vpxor ymm1, ymm1, ymm8                                        ;   470.2 p0      41 t
        vpxor ymm8, ymm8, [r8 + 38912]                                ;   470.2 p1+p3   41 t
        vpxor ymm8, ymm8, [rbp + 9024]                                ;   471.2 p5+p2   41 t
        vpxor ymm8, ymm8, [rel camellia128_encrypt.T0_constants256]   ;   472.2 p0+p3   41 t
        vmovdqu [rbp + 11296], ymm4                                   ;   458.2 p7+p4   40 t spill
        vpxor ymm4, ymm5, ymm8                                        ;   473.2 p1      41 t
        vmovdqu [rbp + 11328], ymm11                                  ;   457.0 p7+p4   40 t spill
        vmovdqu ymm11, [rbp + 9856]                                   ;   465.0 p2      41 t
        vpxor ymm11, ymm11, [r8 + 39136]                              ;   471.0 p5+p3   41 t
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   472.0 p0+p2   41 t
        vpxor ymm11, ymm11, ymm8                                      ;   473.2 p1      41 t
        vpxor ymm6, ymm6, ymm11                                       ;   474.2 p5      41 t
        vmovdqu [rbp + 11360], ymm2                                   ;   455.2 p7+p4   40 t spill
        vpxor ymm2, ymm3, ymm1                                        ;   471.2 p0      41 t
        vmovdqu [rbp + 11392], ymm7                                   ;   456.2 p7+p4   40 t spill
        vpand ymm7, ymm5, ymm1                                        ;   471.2 p1      41 t
        vmovdqu [rbp + 11424], ymm9                                   ;   457.2 p7+p4   40 t spill
        vpxor ymm9, ymm0, ymm8                                        ;   473.2 p5      41 t
        vmovdqu [rbp + 11456], ymm12                                  ;   458.2 p7+p4   40 t spill
        vpxor ymm12, ymm1, ymm11                                      ;   474.2 p0      41 t
        vmovdqu [rbp + 11488], ymm14                                  ;   459.2 p7+p4   40 t spill
        vpor ymm14, ymm11, ymm4                                       ;   474.2 p1      41 t
        vmovdqu [rbp + 11520], ymm11                                  ;   474.2 p7+p4   41 t spill
        vpor ymm11, ymm8, ymm12                                       ;   475.2 p5      41 t
        vmovdqu [rbp + 11552], ymm8                                   ;   473.2 p7+p4   41 t spill
        vpor ymm8, ymm13, ymm6                                        ;   475.2 p0      41 t
        vpxor ymm7, ymm7, ymm8                                        ;   476.2 p1      41 t
        vmovdqu [rbp + 11584], ymm15                                  ;   462.2 p7+p4   40 t spill
        vmovdqa ymm15, ymm5                                           ;   460.2         41 t copy
        vmovdqu [rbp + 11616], ymm5                                   ;   463.2 p7+p4   41 t spill
        vpxor ymm5, ymm6, ymm2                                        ;   475.2 p5      41 t
        vpxor ymm8, ymm8, ymm1                                        ;   476.2 p0      41 t
        vpxor ymm8, ymm8, [rbp + 9536]                                ;   477.2 p1+p3   41 t
        vmovdqu [rbp + 9536], ymm6                                    ;   475.2 p7+p4   41 t spill
        vpxor ymm6, ymm12, [rbp + 8416]                               ;   475.2 p5+p2   41 t
        vpxor ymm11, ymm11, ymm14                                     ;   476.2 p0      41 t
        vmovdqu [rbp + 8416], ymm12                                   ;   475.2 p7+p4   41 t spill
        vpand ymm12, ymm5, ymm9                                       ;   476.2 p1      41 t
        vpxor ymm8, ymm8, ymm12                                       ;   478.2 p5      41 t
        vpxor ymm11, ymm11, ymm8                                      ;   479.2 p0      41 t
        vmovdqa ymm12, ymm10                                          ;   445.8         41 t copy
        vpxor ymm13, ymm13, ymm14                                     ;   475.2 p1      41 t
        vpxor ymm13, ymm13, ymm7                                      ;   477.2 p5      41 t
        vmovdqa ymm14, ymm2                                           ;   472.2         41 t copy
        vmovdqu [rbp + 11648], ymm2                                   ;   472.2 p7+p4   41 t spill
        vpxor ymm2, ymm9, ymm6                                        ;   476.2 p0      41 t
        vpand ymm14, ymm14, ymm2                                      ;   477.2 p1      41 t
        vpxor ymm15, ymm15, ymm2                                      ;   477.2 p5      41 t
        vpxor ymm7, ymm7, ymm14                                       ;   478.2 p0      41 t
        vpand ymm14, ymm3, ymm15                                      ;   478.2 p1      41 t
        vpxor ymm13, ymm13, ymm14                                     ;   479.2 p5      41 t
        vmovdqu ymm14, [rbp + 11584]                                  ;   467.2 p3      40 t reload
        vmovdqu [rbp + 11680], ymm9                                   ;   474.2 p7+p4   41 t spill
        vpor ymm9, ymm0, ymm14                                        ;   473.2 p0      41 t
        vpxor ymm9, ymm9, ymm8                                        ;   479.2 p1      41 t
        vpxor ymm8, ymm4, ymm6                                        ;   476.2 p5      41 t
        vpand ymm12, ymm12, ymm8                                      ;   477.2 p0      41 t
        vpxor ymm7, ymm7, ymm12                                       ;   479.2 p1      41 t
        vpxor ymm9, ymm9, ymm12                                       ;   480.2 p5      41 t
        vpand ymm12, ymm11, ymm13                                     ;   480.2 p0      41 t
        vpxor ymm9, ymm9, ymm12                                       ;   481.2 p1      41 t
        vpxor ymm14, ymm13, ymm9                                      ;   482.2 p5      41 t
        vpor ymm12, ymm12, ymm14                                      ;   483.2 p0      41 t
        vpand ymm9, ymm9, ymm7                                        ;   482.2 p1      41 t
        vpxor ymm11, ymm11, ymm9                                      ;   483.2 p5      41 t
        vpxor ymm12, ymm12, ymm11                                     ;   484.2 p0      41 t
        vpand ymm8, ymm8, ymm12                                       ;   485.2 p1      41 t
        vpand ymm9, ymm7, ymm11                                       ;   484.2 p5      41 t
        vpxor ymm13, ymm13, ymm9                                      ;   485.2 p0      41 t
        vpand ymm11, ymm11, ymm13                                     ;   486.2 p1      41 t
        vpxor ymm7, ymm7, ymm11                                       ;   487.2 p5      41 t
        vpor ymm9, ymm12, ymm13                                       ;   486.2 p0      41 t
        vpxor ymm14, ymm14, ymm9                                      ;   487.2 p1      41 t
        vpand ymm10, ymm10, ymm12                                     ;   485.2 p5      41 t
        vpand ymm1, ymm1, ymm14                                       ;   488.2 p0      41 t
        vpxor ymm9, ymm12, ymm13                                      ;   486.2 p1      41 t
        vpand ymm15, ymm15, ymm9                                      ;   487.2 p5      41 t
        vpand ymm3, ymm3, ymm9                                        ;   487.2 p0      41 t
        vpxor ymm9, ymm9, ymm14                                       ;   488.2 p1      41 t
        vpand ymm2, ymm2, ymm9                                        ;   489.2 p5      41 t
        vpxor ymm15, ymm15, ymm2                                      ;   490.2 p0      41 t
        vpand ymm11, ymm14, [rbp + 11616]                             ;   488.2 p1+p2   41 t
        vpxor ymm2, ymm2, ymm11                                       ;   490.2 p5      41 t
        vpxor ymm14, ymm14, ymm7                                      ;   488.2 p0      41 t
        vpxor ymm12, ymm12, ymm14                                     ;   489.2 p1      41 t
        vpand ymm11, ymm7, [rbp + 11552]                              ;   488.2 p5+p3   41 t
        vpand ymm4, ymm4, ymm14                                       ;   489.2 p0      41 t
        vpand ymm6, ymm6, ymm12                                       ;   490.2 p1      41 t
        vpand ymm14, ymm14, [rbp + 11520]                             ;   489.2 p5+p2   41 t
        vpxor ymm14, ymm14, ymm3                                      ;   490.2 p0      41 t
        vmovdqu [rbp + 11520], ymm6                                   ;   491.2 p7+p4   41 t spill
        vpand ymm6, ymm7, [rbp + 8416]                                ;   488.2 p1+p3   41 t
        vpxor ymm3, ymm3, ymm6                                        ;   489.2 p5      41 t
        vpxor ymm7, ymm7, ymm13                                       ;   488.2 p0      41 t
        vpand ymm5, ymm5, ymm7                                        ;   489.2 p1      41 t
        vpand ymm0, ymm0, ymm13                                       ;   486.2 p5      41 t
        vpand ymm7, ymm7, [rbp + 11680]                               ;   489.2 p0+p2   41 t
        vpand ymm12, ymm12, [rbp + 9536]                              ;   490.2 p1+p3   41 t
        vpxor ymm12, ymm12, ymm5                                      ;   491.2 p5      41 t
        vpxor ymm12, ymm12, ymm14                                     ;   492.2 p0      41 t
        vpxor ymm4, ymm4, ymm8                                        ;   490.2 p1      41 t
        vpxor ymm4, ymm4, ymm15                                       ;   491.2 p5      41 t
        vpxor ymm1, ymm1, ymm5                                        ;   490.2 p0      41 t
        vpxor ymm1, ymm1, ymm3                                        ;   491.2 p1      41 t
        vpxor ymm0, ymm0, ymm1                                        ;   492.2 p5      41 t
        vpand ymm13, ymm13, [rbp + 11584]                             ;   486.2 p0+p2   41 t
        vpxor ymm13, ymm13, ymm12                                     ;   493.2 p1      41 t
        vpxor ymm13, ymm13, ymm0                                      ;   494.2 p5      41 t
        vpand ymm9, ymm9, [rbp + 11648]                               ;   489.2 p0+p3   41 t
        vpxor ymm11, ymm11, ymm15                                     ;   491.2 p1      41 t
        vpxor ymm11, ymm11, ymm0                                      ;   493.2 p5      41 t
        vpxor ymm7, ymm7, ymm0                                        ;   493.2 p0      41 t
        vpxor ymm7, ymm7, ymm2                                        ;   494.2 p1      41 t
        vpxor ymm10, ymm10, ymm14                                     ;   491.2 p5      41 t
        vpxor ymm10, ymm10, ymm13                                     ;   495.2 p0      41 t
        vpxor ymm9, ymm9, ymm13                                       ;   495.2 p1      41 t
        vpxor ymm3, ymm3, ymm12                                       ;   493.2 p5      41 t
        vpxor ymm3, ymm3, ymm4                                        ;   494.2 p0      41 t
        vpxor ymm8, ymm8, [rbp + 11520]                               ;   497.2 p1+p2   41 t
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   472.2 p3      41 t reload
        vpxor ymm8, ymm8, ymm14                                       ;   498.2 p5      41 t
        vpxor ymm8, ymm8, ymm2                                        ;   499.2 p0      41 t
        vpxor ymm8, ymm8, ymm11                                       ;   500.2 p1      41 t
        vpxor ymm11, ymm11, ymm10                                     ;   496.2 p5      41 t
        vpxor ymm11, ymm11, ymm7                                      ;   497.2 p0      41 t
        vpxor ymm1, ymm1, ymm14                                       ;   492.2 p1      41 t
        vpxor ymm10, ymm10, ymm14                                     ;   496.2 p5      41 t
        vpxor ymm4, ymm4, ymm14                                       ;   492.2 p0      41 t
        vpxor ymm4, ymm4, ymm11                                       ;   498.2 p1      41 t
        vpxor ymm11, ymm11, ymm9                                      ;   498.2 p5      41 t
        vpxor ymm9, ymm9, ymm14                                       ;   496.2 p0      41 t
        vmovdqu ymm15, [rbp + 10560]                                  ;   473.0 p2      23 t
        vpxor ymm15, ymm15, [r8 + 39200]                              ;   479.0 p1+p3   23 t
        vpxor ymm15, ymm15, ymm14                                     ;   480.0 p5      23 t
        vmovdqu ymm0, [rbp + 10048]                                   ;   474.0 p2      23 t
        vpxor ymm0, ymm0, [r8 + 39328]                                ;   480.0 p0+p3   23 t
        vpxor ymm0, ymm0, ymm14                                       ;   481.0 p1      23 t
        vmovdqu ymm2, [rbp + 11424]                                   ;   475.0 p2      40 t reload
        vpxor ymm5, ymm0, ymm2                                        ;   482.0 p5      23 t
        vmovdqu ymm6, [rbp + 9120]                                    ;   475.2 p3      61 t reload
        vpxor ymm12, ymm5, ymm6                                       ;   483.0 p0      23 t
        vpxor ymm12, ymm12, [r8 + 39392]                              ;   484.0 p1+p2   23 t
        vpxor ymm12, ymm12, ymm14                                     ;   485.0 p5      23 t
        vmovdqu ymm13, [rbp + 11488]                                  ;   476.2 p3      40 t reload
        vpxor ymm6, ymm15, ymm13                                      ;   482.2 p0      23 t
        vpxor ymm13, ymm13, [rbp + 10368]                             ;   482.2 p1+p2   23 t
        vpxor ymm5, ymm5, ymm13                                       ;   483.2 p5      23 t
        vmovdqu [rbp + 11488], ymm7                                   ;   495.2 p7+p4   41 t spill
        vmovdqa ymm7, ymm13                                           ;   483.2         23 t copy
        vmovdqu [rbp + 11520], ymm9                                   ;   497.2 p7+p4   41 t spill
        vpxor ymm9, ymm12, [rbp + 9888]                               ;   486.0 p0+p3   23 t
        vpxor ymm9, ymm9, [r8 + 39360]                                ;   487.0 p1+p2   23 t
        vpxor ymm9, ymm9, ymm14                                       ;   488.0 p5      23 t
        vpxor ymm7, ymm7, ymm9                                        ;   489.0 p0      23 t
        vmovdqu [rbp + 11648], ymm4                                   ;   499.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm12                                           ;   486.0         23 t copy
        vmovdqu [rbp + 11584], ymm3                                   ;   495.2 p7+p4   41 t spill
        vmovdqa ymm3, ymm9                                            ;   489.0         23 t copy
        vmovdqu [rbp + 9536], ymm1                                    ;   493.2 p7+p4   41 t spill
        vmovdqu ymm1, [rbp + 10368]                                   ;   478.2 p3      23 t
        vpxor ymm1, ymm1, [rbp + 11456]                               ;   484.2 p1+p2   23 t
        vpxor ymm4, ymm4, ymm1                                        ;   486.0 p5      23 t
        vpor ymm3, ymm3, ymm4                                         ;   489.0 p0      23 t
        vmovdqu [rbp + 11424], ymm8                                   ;   501.2 p7+p4   41 t spill
        vpxor ymm8, ymm6, ymm5                                        ;   484.2 p1      23 t
        vmovdqu [rbp + 11680], ymm10                                  ;   497.2 p7+p4   41 t spill
        vpxor ymm10, ymm15, ymm12                                     ;   486.0 p5      23 t
        vmovdqu [rbp + 8416], ymm11                                   ;   499.2 p3+p4   41 t spill
        vpxor ymm11, ymm9, ymm5                                       ;   489.0 p0      23 t
        vpxor ymm2, ymm2, ymm11                                       ;   490.0 p1      23 t
        vpor ymm14, ymm12, ymm11                                      ;   490.0 p5      23 t
        vmovdqu [rbp + 11552], ymm9                                   ;   489.0 p7+p4   23 t spill
        vpor ymm9, ymm0, ymm7                                         ;   490.0 p0      23 t
        vmovdqu [rbp + 11616], ymm11                                  ;   490.0 p2+p4   23 t spill
        vpxor ymm11, ymm7, ymm8                                       ;   490.0 p1      23 t
        vpxor ymm14, ymm14, ymm3                                      ;   491.0 p5      23 t
        vmovdqu [rbp + 11712], ymm7                                   ;   490.0 p3+p4   23 t spill
        vpand ymm7, ymm5, ymm1                                        ;   485.2 p0      23 t
        vpxor ymm7, ymm7, ymm9                                        ;   491.0 p1      23 t
        vpxor ymm9, ymm9, ymm5                                        ;   491.0 p5      23 t
        vpxor ymm9, ymm9, [rbp + 11456]                               ;   492.0 p0+p2   23 t
        vmovdqu [rbp + 11456], ymm12                                  ;   486.0 p7+p4   23 t spill
        vmovdqa ymm12, ymm8                                           ;   485.2         23 t copy
        vmovdqu [rbp + 11744], ymm8                                   ;   485.2 p3+p4   23 t spill
        vpand ymm8, ymm11, ymm10                                      ;   491.0 p1      23 t
        vpxor ymm9, ymm9, ymm8                                        ;   493.0 p5      23 t
        vpxor ymm14, ymm14, ymm9                                      ;   494.0 p0      23 t
        vpxor ymm0, ymm0, ymm3                                        ;   490.0 p1      23 t
        vpxor ymm0, ymm0, ymm7                                        ;   492.0 p5      23 t
        vpxor ymm3, ymm10, ymm2                                       ;   491.0 p0      23 t
        vpand ymm12, ymm12, ymm3                                      ;   492.0 p1      23 t
        vpxor ymm8, ymm1, ymm3                                        ;   492.0 p5      23 t
        vpxor ymm7, ymm7, ymm12                                       ;   493.0 p0      23 t
        vpand ymm12, ymm6, ymm8                                       ;   493.0 p1      23 t
        vpxor ymm0, ymm0, ymm12                                       ;   494.0 p5      23 t
        vpxor ymm12, ymm4, ymm2                                       ;   491.0 p0      23 t
        vmovdqu [rbp + 11776], ymm10                                  ;   487.0 p2+p4   23 t spill
        vpand ymm10, ymm13, ymm12                                     ;   492.0 p1      23 t
        vpxor ymm7, ymm7, ymm10                                       ;   494.0 p5      23 t
        vpxor ymm9, ymm9, ymm10                                       ;   494.0 p0      23 t
        vmovdqu ymm10, [rbp + 10368]                                  ;   485.8 p3      40 t reload
        vmovdqu [rbp + 11808], ymm11                                  ;   491.0 p7+p4   23 t spill
        vpor ymm11, ymm15, ymm10                                      ;   491.8 p1      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   495.0 p5      23 t
        vpand ymm11, ymm14, ymm0                                      ;   495.0 p0      23 t
        vpxor ymm9, ymm9, ymm11                                       ;   496.0 p1      23 t
        vpxor ymm10, ymm0, ymm9                                       ;   497.0 p5      23 t
        vpor ymm11, ymm11, ymm10                                      ;   498.0 p0      23 t
        vpand ymm9, ymm9, ymm7                                        ;   497.0 p1      23 t
        vpxor ymm14, ymm14, ymm9                                      ;   498.0 p5      23 t
        vpxor ymm11, ymm11, ymm14                                     ;   499.0 p0      23 t
        vpand ymm12, ymm12, ymm11                                     ;   500.0 p1      23 t
        vpand ymm9, ymm7, ymm14                                       ;   499.0 p5      23 t
        vpxor ymm0, ymm0, ymm9                                        ;   500.0 p0      23 t
        vpand ymm14, ymm14, ymm0                                      ;   501.0 p1      23 t
        vpxor ymm7, ymm7, ymm14                                       ;   502.0 p5      23 t
        vpor ymm14, ymm11, ymm0                                       ;   501.0 p0      23 t
        vpxor ymm10, ymm10, ymm14                                     ;   502.0 p1      23 t
        vpand ymm13, ymm13, ymm11                                     ;   500.0 p5      23 t
        vpand ymm5, ymm5, ymm10                                       ;   503.0 p0      23 t
        vpxor ymm14, ymm11, ymm0                                      ;   501.0 p1      23 t
        vpand ymm8, ymm8, ymm14                                       ;   502.0 p5      23 t
        vpand ymm6, ymm6, ymm14                                       ;   502.0 p0      23 t
        vpand ymm1, ymm1, ymm10                                       ;   503.0 p1      23 t
        vpxor ymm14, ymm14, ymm10                                     ;   503.0 p5      23 t
        vpand ymm3, ymm3, ymm14                                       ;   504.0 p0      23 t
        vpxor ymm8, ymm8, ymm3                                        ;   505.0 p1      23 t
        vpxor ymm10, ymm10, ymm7                                      ;   503.0 p5      23 t
        vpxor ymm1, ymm1, ymm3                                        ;   505.0 p0      23 t
        vpxor ymm11, ymm11, ymm10                                     ;   504.0 p1      23 t
        vpand ymm3, ymm7, [rbp + 11456]                               ;   503.0 p5+p2   23 t
        vpand ymm2, ymm2, ymm11                                       ;   505.0 p0      23 t
        vpand ymm4, ymm4, ymm10                                       ;   504.0 p1      23 t
        vpand ymm10, ymm10, [rbp + 11552]                             ;   504.0 p5+p3   23 t
        vpxor ymm10, ymm10, ymm6                                      ;   505.0 p0      23 t
        vpand ymm9, ymm7, [rbp + 11616]                               ;   503.0 p1+p2   23 t
        vpxor ymm6, ymm6, ymm9                                        ;   504.0 p5      23 t
        vpxor ymm7, ymm7, ymm0                                        ;   503.0 p0      23 t
        vpand ymm15, ymm15, ymm0                                      ;   501.2 p1      23 t
        vpand ymm11, ymm11, [rbp + 11712]                             ;   505.0 p5+p3   23 t
        vpxor ymm11, ymm11, ymm10                                     ;   506.0 p0      23 t
        vpxor ymm4, ymm4, ymm12                                       ;   505.0 p1      23 t
        vpxor ymm4, ymm4, ymm8                                        ;   506.0 p5      23 t
        vpxor ymm5, ymm5, ymm6                                        ;   505.0 p0      23 t
        vpand ymm0, ymm0, [rbp + 10368]                               ;   503.2 p1+p2   23 t
        vpand ymm9, ymm7, [rbp + 11808]                               ;   504.0 p5+p3   23 t
        vpxor ymm11, ymm11, ymm9                                      ;   507.0 p0      23 t
        vpxor ymm5, ymm5, ymm9                                        ;   506.0 p1      23 t
        vpxor ymm15, ymm15, ymm5                                      ;   507.0 p5      23 t
        vpand ymm7, ymm7, [rbp + 11776]                               ;   505.0 p0+p2   23 t
        vpxor ymm0, ymm0, ymm11                                       ;   508.0 p1      23 t
        vpxor ymm0, ymm0, ymm15                                       ;   509.0 p5      23 t
        vpand ymm14, ymm14, [rbp + 11744]                             ;   506.0 p0+p3   23 t
        vpxor ymm3, ymm3, ymm8                                        ;   506.2 p1      23 t
        vpxor ymm3, ymm3, ymm15                                       ;   508.0 p5      23 t
        vpxor ymm13, ymm13, ymm10                                     ;   507.0 p0      23 t
        vpxor ymm13, ymm13, ymm0                                      ;   510.0 p1      23 t
        vpxor ymm7, ymm7, ymm15                                       ;   508.0 p5      23 t
        vpxor ymm7, ymm7, ymm1                                        ;   509.0 p0      23 t
        vpxor ymm6, ymm6, ymm11                                       ;   508.2 p1      23 t
        vpxor ymm6, ymm6, ymm4                                        ;   509.2 p5      23 t
        vpxor ymm14, ymm14, ymm0                                      ;   510.0 p0      23 t
        vpxor ymm12, ymm12, ymm1                                      ;   509.2 p1      23 t
        vpxor ymm12, ymm12, ymm2                                      ;   510.2 p5      23 t
        vpxor ymm12, ymm12, ymm3                                      ;   511.2 p0      23 t
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   502.0 p2      41 t reload
        vpxor ymm12, ymm12, ymm15                                     ;   512.2 p1      23 t
        vpxor ymm3, ymm3, ymm13                                       ;   511.0 p5      23 t
        vpxor ymm3, ymm3, ymm7                                        ;   512.0 p0      23 t
        vpxor ymm5, ymm5, ymm15                                       ;   511.2 p1      23 t
        vpxor ymm13, ymm13, ymm15                                     ;   511.5 p5      23 t
        vpxor ymm4, ymm4, ymm3                                        ;   513.0 p0      23 t
        vpxor ymm4, ymm4, ymm15                                       ;   514.0 p1      23 t
        vpxor ymm3, ymm3, ymm14                                       ;   513.0 p5      23 t
        vpxor ymm14, ymm14, ymm15                                     ;   513.0 p0      23 t
        vmovdqu ymm0, [rbp + 8320]                                    ;   504.5 p3      22 t
        vpxor ymm0, ymm0, [r8 + 39488]                                ;   513.2 p1+p2   22 t
        vpxor ymm0, ymm0, ymm15                                       ;   514.2 p5      22 t
        vmovdqu ymm1, [rbp + 10912]                                   ;   505.5 p3      22 t
        vpxor ymm1, ymm1, [r8 + 39616]                                ;   514.0 p0+p2   22 t
        vpxor ymm1, ymm1, ymm15                                       ;   515.0 p1      22 t
        vmovdqu ymm2, [rbp + 10592]                                   ;   506.5 p3      40 t reload
        vpxor ymm8, ymm1, ymm2                                        ;   516.0 p5      22 t
        vmovdqu ymm9, [rbp + 10784]                                   ;   506.8 p2      61 t reload
        vpxor ymm10, ymm8, ymm9                                       ;   517.0 p0      22 t
        vpxor ymm10, ymm10, [r8 + 39424]                              ;   518.0 p1+p3   22 t
        vpxor ymm10, ymm10, ymm15                                     ;   519.0 p5      22 t
        vmovdqu ymm11, [rbp + 11392]                                  ;   507.8 p2      40 t reload
        vpxor ymm9, ymm0, ymm11                                       ;   516.0 p0      22 t
        vpxor ymm11, ymm11, [rbp + 8512]                              ;   516.2 p1+p3   22 t
        vpxor ymm8, ymm8, ymm11                                       ;   517.2 p5      22 t
        vmovdqu [rbp + 11392], ymm7                                   ;   510.0 p7+p4   23 t spill
        vmovdqa ymm7, ymm11                                           ;   517.2         22 t copy
        vmovdqu [rbp + 11744], ymm14                                  ;   514.0 p2+p4   23 t spill
        vpxor ymm14, ymm10, [rbp + 10432]                             ;   520.0 p0+p3   22 t
        vpxor ymm14, ymm14, [r8 + 39648]                              ;   521.0 p1+p2   22 t
        vpxor ymm14, ymm14, ymm15                                     ;   522.0 p5      22 t
        vpxor ymm7, ymm7, ymm14                                       ;   523.0 p0      22 t
        vmovdqu [rbp + 11776], ymm4                                   ;   515.0 p7+p4   23 t spill
        vmovdqa ymm4, ymm10                                           ;   520.0         22 t copy
        vmovdqu [rbp + 11808], ymm6                                   ;   511.5 p3+p4   23 t spill
        vmovdqa ymm6, ymm14                                           ;   523.0         22 t copy
        vmovdqu [rbp + 10368], ymm5                                   ;   512.5 p2+p4   23 t spill
        vmovdqu ymm5, [rbp + 8512]                                    ;   511.8 p3      22 t
        vpxor ymm5, ymm5, [rbp + 11360]                               ;   518.2 p1+p2   22 t
        vpxor ymm4, ymm4, ymm5                                        ;   520.0 p5      22 t
        vpor ymm6, ymm6, ymm4                                         ;   523.0 p0      22 t
        vmovdqu [rbp + 10592], ymm12                                  ;   513.5 p7+p4   23 t spill
        vpxor ymm12, ymm9, ymm8                                       ;   519.2 p1      22 t
        vmovdqu [rbp + 11712], ymm13                                  ;   514.5 p3+p4   23 t spill
        vpxor ymm13, ymm0, ymm10                                      ;   520.0 p5      22 t
        vmovdqu [rbp + 11616], ymm3                                   ;   515.5 p2+p4   23 t spill
        vpxor ymm3, ymm14, ymm8                                       ;   523.0 p0      22 t
        vpxor ymm2, ymm2, ymm3                                        ;   524.0 p1      22 t
        vpor ymm15, ymm10, ymm3                                       ;   524.0 p5      22 t
        vmovdqu [rbp + 11552], ymm14                                  ;   523.0 p7+p4   22 t spill
        vpor ymm14, ymm1, ymm7                                        ;   524.0 p0      22 t
        vmovdqu [rbp + 11456], ymm3                                   ;   524.0 p3+p4   22 t spill
        vpxor ymm3, ymm7, ymm12                                       ;   524.0 p1      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   525.0 p5      22 t
        vmovdqu [rbp + 11840], ymm7                                   ;   524.0 p2+p4   22 t spill
        vpand ymm7, ymm8, ymm5                                        ;   522.0 p0      22 t
        vpxor ymm7, ymm7, ymm14                                       ;   525.0 p1      22 t
        vpxor ymm14, ymm14, ymm8                                      ;   525.0 p5      22 t
        vpxor ymm14, ymm14, [rbp + 11360]                             ;   526.0 p0+p3   22 t
        vmovdqu [rbp + 11360], ymm10                                  ;   520.0 p7+p4   22 t spill
        vpand ymm10, ymm3, ymm13                                      ;   525.0 p1      22 t
        vpxor ymm14, ymm14, ymm10                                     ;   527.0 p5      22 t
        vpxor ymm15, ymm15, ymm14                                     ;   528.0 p0      22 t
        vpxor ymm1, ymm1, ymm6                                        ;   524.2 p1      22 t
        vpxor ymm1, ymm1, ymm7                                        ;   526.0 p5      22 t
        vpxor ymm6, ymm13, ymm2                                       ;   525.0 p0      22 t
        vpand ymm10, ymm12, ymm6                                      ;   526.0 p1      22 t
        vmovdqu [rbp + 11872], ymm12                                  ;   520.5 p2+p4   22 t spill
        vpxor ymm12, ymm5, ymm6                                       ;   526.0 p5      22 t
        vpxor ymm7, ymm7, ymm10                                       ;   527.0 p0      22 t
        vpand ymm10, ymm9, ymm12                                      ;   527.0 p1      22 t
        vpxor ymm1, ymm1, ymm10                                       ;   528.0 p5      22 t
        vpxor ymm10, ymm4, ymm2                                       ;   527.0 p0      22 t
        vmovdqu [rbp + 11904], ymm13                                  ;   521.5 p3+p4   22 t spill
        vpand ymm13, ymm11, ymm10                                     ;   528.0 p1      22 t
        vpxor ymm7, ymm7, ymm13                                       ;   529.0 p5      22 t
        vpxor ymm14, ymm14, ymm13                                     ;   529.0 p0      22 t
        vmovdqu ymm13, [rbp + 8512]                                   ;   521.5 p2      40 t reload
        vmovdqu [rbp + 11936], ymm3                                   ;   525.0 p7+p4   22 t spill
        vpor ymm3, ymm0, ymm13                                        ;   528.2 p1      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   530.0 p5      22 t
        vpand ymm3, ymm15, ymm1                                       ;   529.0 p0      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   531.0 p1      22 t
        vpxor ymm13, ymm1, ymm14                                      ;   532.0 p5      22 t
        vpor ymm3, ymm3, ymm13                                        ;   533.0 p0      22 t
        vpand ymm14, ymm14, ymm7                                      ;   532.0 p1      22 t
        vpxor ymm15, ymm15, ymm14                                     ;   533.0 p5      22 t
        vpxor ymm3, ymm3, ymm15                                       ;   534.0 p0      22 t
        vpand ymm10, ymm10, ymm3                                      ;   535.0 p1      22 t
        vpand ymm14, ymm7, ymm15                                      ;   534.0 p5      22 t
        vpxor ymm1, ymm1, ymm14                                       ;   535.0 p0      22 t
        vpand ymm15, ymm15, ymm1                                      ;   536.0 p1      22 t
        vpxor ymm7, ymm7, ymm15                                       ;   537.0 p5      22 t
        vpor ymm14, ymm3, ymm1                                        ;   536.0 p0      22 t
        vpxor ymm13, ymm13, ymm14                                     ;   537.0 p1      22 t
        vpand ymm11, ymm11, ymm3                                      ;   535.0 p5      22 t
        vpand ymm8, ymm8, ymm13                                       ;   538.0 p0      22 t
        vpxor ymm14, ymm3, ymm1                                       ;   536.0 p1      22 t
        vpand ymm12, ymm12, ymm14                                     ;   537.0 p5      22 t
        vpand ymm9, ymm9, ymm14                                       ;   537.0 p0      22 t
        vpand ymm5, ymm5, ymm13                                       ;   538.0 p1      22 t
        vpxor ymm14, ymm14, ymm13                                     ;   538.0 p5      22 t
        vpand ymm6, ymm6, ymm14                                       ;   539.0 p0      22 t
        vpxor ymm12, ymm12, ymm6                                      ;   540.0 p1      22 t
        vpxor ymm13, ymm13, ymm7                                      ;   538.0 p5      22 t
        vpxor ymm5, ymm5, ymm6                                        ;   540.0 p0      22 t
        vpxor ymm3, ymm3, ymm13                                       ;   539.0 p1      22 t
        vpand ymm15, ymm7, [rbp + 11360]                              ;   538.0 p5+p3   22 t
        vpand ymm2, ymm2, ymm3                                        ;   540.0 p0      22 t
        vpand ymm4, ymm4, ymm13                                       ;   539.0 p1      22 t
        vpand ymm13, ymm13, [rbp + 11552]                             ;   539.0 p5+p2   22 t
        vpxor ymm13, ymm13, ymm9                                      ;   540.0 p0      22 t
        vpand ymm6, ymm7, [rbp + 11456]                               ;   539.2 p1+p3   22 t
        vpxor ymm9, ymm9, ymm6                                        ;   540.2 p5      22 t
        vpxor ymm7, ymm7, ymm1                                        ;   540.0 p0      22 t
        vpand ymm0, ymm0, ymm1                                        ;   540.2 p1      22 t
        vpand ymm3, ymm3, [rbp + 11840]                               ;   540.5 p5+p2   22 t
        vpxor ymm3, ymm3, ymm13                                       ;   541.5 p0      22 t
        vpxor ymm4, ymm4, ymm10                                       ;   541.2 p1      22 t
        vpxor ymm4, ymm4, ymm12                                       ;   542.2 p5      22 t
        vpxor ymm8, ymm8, ymm9                                        ;   542.0 p0      22 t
        vpand ymm1, ymm1, [rbp + 8512]                                ;   542.2 p1+p3   22 t
        vpand ymm6, ymm7, [rbp + 11936]                               ;   542.5 p5+p2   22 t
        vpxor ymm3, ymm3, ymm6                                        ;   543.5 p0      22 t
        vpxor ymm8, ymm8, ymm6                                        ;   543.5 p1      22 t
        vpxor ymm0, ymm0, ymm8                                        ;   544.5 p5      22 t
        vpand ymm7, ymm7, [rbp + 11904]                               ;   544.0 p0+p3   22 t
        vpand ymm14, ymm14, [rbp + 11872]                             ;   544.2 p1+p2   22 t
        vpxor ymm15, ymm15, ymm12                                     ;   544.5 p5      22 t
        vpxor ymm15, ymm15, ymm0                                      ;   545.5 p0      22 t
        vpxor ymm1, ymm1, ymm3                                        ;   545.2 p1      22 t
        vpxor ymm1, ymm1, ymm0                                        ;   546.2 p5      22 t
        vpxor ymm11, ymm11, ymm13                                     ;   546.0 p0      22 t
        vpxor ymm11, ymm11, ymm1                                      ;   547.2 p1      22 t
        vpxor ymm9, ymm9, ymm3                                        ;   546.5 p5      22 t
        vpxor ymm9, ymm9, ymm4                                        ;   547.5 p0      22 t
        vpxor ymm7, ymm7, ymm0                                        ;   547.2 p1      22 t
        vpxor ymm7, ymm7, ymm5                                        ;   548.2 p5      22 t
        vpxor ymm14, ymm14, ymm1                                      ;   548.0 p0      22 t
        vpxor ymm10, ymm10, ymm5                                      ;   548.2 p1      22 t
        vpxor ymm10, ymm10, ymm2                                      ;   549.2 p5      22 t
        vpxor ymm10, ymm10, ymm15                                     ;   550.2 p0      22 t
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   537.8 p3      41 t reload
        vpxor ymm10, ymm10, ymm0                                      ;   551.2 p1      22 t
        vpxor ymm15, ymm15, ymm11                                     ;   549.5 p5      22 t
        vpxor ymm15, ymm15, ymm7                                      ;   550.5 p0      22 t
        vpxor ymm8, ymm8, ymm0                                        ;   550.2 p1      22 t
        vpxor ymm4, ymm4, ymm15                                       ;   551.5 p5      22 t
        vpxor ymm4, ymm4, ymm0                                        ;   552.5 p0      22 t
        vpxor ymm11, ymm11, ymm0                                      ;   551.2 p1      22 t
        vpxor ymm15, ymm15, ymm14                                     ;   551.5 p5      22 t
        vpxor ymm14, ymm14, ymm0                                      ;   552.0 p0      22 t
        vmovdqu ymm1, [rbp + 10848]                                   ;   540.2 p2      21 t
        vpxor ymm1, ymm1, [r8 + 39744]                                ;   552.2 p1+p3   21 t
        vpxor ymm1, ymm1, ymm0                                        ;   553.2 p5      21 t
        vmovdqu ymm2, [rbp + 9632]                                    ;   541.2 p2      21 t
        vpxor ymm2, ymm2, [r8 + 39872]                                ;   553.0 p0+p3   21 t
        vpxor ymm2, ymm2, ymm0                                        ;   554.0 p1      21 t
        vmovdqu ymm3, [rbp + 10624]                                   ;   542.2 p2      40 t reload
        vpxor ymm5, ymm2, ymm3                                        ;   555.0 p5      21 t
        vmovdqu ymm6, [rbp + 8992]                                    ;   542.5 p3      61 t reload
        vpxor ymm12, ymm5, ymm6                                       ;   556.0 p0      21 t
        vpxor ymm12, ymm12, [r8 + 39680]                              ;   557.0 p1+p2   21 t
        vpxor ymm12, ymm12, ymm0                                      ;   558.0 p5      21 t
        vmovdqu ymm13, [rbp + 9440]                                   ;   543.5 p3      40 t reload
        vpxor ymm6, ymm1, ymm13                                       ;   555.0 p0      21 t
        vpxor ymm13, ymm13, [rbp + 10240]                             ;   555.2 p1+p2   21 t
        vpxor ymm5, ymm5, ymm13                                       ;   556.2 p5      21 t
        vmovdqu [rbp + 9440], ymm15                                   ;   552.5 p7+p4   22 t spill
        vmovdqa ymm15, ymm13                                          ;   556.2         21 t copy
        vmovdqu [rbp + 11872], ymm7                                   ;   549.2 p3+p4   22 t spill
        vpxor ymm7, ymm12, [rbp + 10944]                              ;   559.0 p0+p2   21 t
        vpxor ymm7, ymm7, [r8 + 39904]                                ;   560.0 p1+p3   21 t
        vpxor ymm7, ymm7, ymm0                                        ;   561.0 p5      21 t
        vpxor ymm15, ymm15, ymm7                                      ;   562.0 p0      21 t
        vmovdqu [rbp + 11904], ymm14                                  ;   553.0 p7+p4   22 t spill
        vmovdqa ymm14, ymm12                                          ;   559.0         21 t copy
        vmovdqu [rbp + 11936], ymm4                                   ;   553.5 p2+p4   22 t spill
        vmovdqa ymm4, ymm7                                            ;   562.0         21 t copy
        vmovdqu [rbp + 8512], ymm9                                    ;   548.5 p3+p4   22 t spill
        vmovdqu ymm9, [rbp + 10240]                                   ;   547.5 p2      21 t
        vpxor ymm9, ymm9, [rbp + 8544]                                ;   557.2 p1+p3   21 t
        vpxor ymm14, ymm14, ymm9                                      ;   559.0 p5      21 t
        vpor ymm4, ymm4, ymm14                                        ;   562.0 p0      21 t
        vmovdqu [rbp + 10624], ymm8                                   ;   551.2 p7+p4   22 t spill
        vpxor ymm8, ymm6, ymm5                                        ;   558.2 p1      21 t
        vmovdqu [rbp + 11840], ymm10                                  ;   552.2 p2+p4   22 t spill
        vpxor ymm10, ymm1, ymm12                                      ;   559.0 p5      21 t
        vmovdqu [rbp + 11456], ymm11                                  ;   552.2 p3+p4   22 t spill
        vpxor ymm11, ymm7, ymm5                                       ;   562.0 p0      21 t
        vpxor ymm3, ymm3, ymm11                                       ;   563.0 p1      21 t
        vpor ymm0, ymm12, ymm11                                       ;   563.0 p5      21 t
        vmovdqu [rbp + 11552], ymm7                                   ;   562.0 p7+p4   21 t spill
        vpor ymm7, ymm2, ymm15                                        ;   563.0 p0      21 t
        vmovdqu [rbp + 11360], ymm11                                  ;   563.0 p2+p4   21 t spill
        vpxor ymm11, ymm15, ymm8                                      ;   563.0 p1      21 t
        vpxor ymm0, ymm0, ymm4                                        ;   564.0 p5      21 t
        vmovdqu [rbp + 11968], ymm15                                  ;   563.0 p3+p4   21 t spill
        vpand ymm15, ymm5, ymm9                                       ;   561.0 p0      21 t
        vpxor ymm15, ymm15, ymm7                                      ;   564.0 p1      21 t
        vpxor ymm7, ymm7, ymm5                                        ;   564.0 p5      21 t
        vpxor ymm7, ymm7, [rbp + 8544]                                ;   565.0 p0+p2   21 t
        vmovdqu [rbp + 8544], ymm12                                   ;   559.0 p7+p4   21 t spill
        vpand ymm12, ymm11, ymm10                                     ;   564.0 p1      21 t
        vpxor ymm7, ymm7, ymm12                                       ;   566.0 p5      21 t
        vpxor ymm0, ymm0, ymm7                                        ;   567.0 p0      21 t
        vpxor ymm2, ymm2, ymm4                                        ;   563.2 p1      21 t
        vpxor ymm2, ymm2, ymm15                                       ;   565.0 p5      21 t
        vpxor ymm4, ymm10, ymm3                                       ;   564.0 p0      21 t
        vpand ymm12, ymm8, ymm4                                       ;   565.0 p1      21 t
        vmovdqu [rbp + 12000], ymm8                                   ;   559.2 p3+p4   21 t spill
        vpxor ymm8, ymm9, ymm4                                        ;   565.0 p5      21 t
        vpxor ymm15, ymm15, ymm12                                     ;   566.0 p0      21 t
        vpand ymm12, ymm6, ymm8                                       ;   566.0 p1      21 t
        vpxor ymm2, ymm2, ymm12                                       ;   567.0 p5      21 t
        vmovdqa ymm12, ymm13                                          ;   556.2         21 t copy
        vmovdqu [rbp + 12032], ymm10                                  ;   560.0 p2+p4   21 t spill
        vpxor ymm10, ymm14, ymm3                                      ;   566.0 p0      21 t
        vpand ymm12, ymm12, ymm10                                     ;   567.0 p1      21 t
        vpxor ymm15, ymm15, ymm12                                     ;   568.0 p5      21 t
        vpxor ymm7, ymm7, ymm12                                       ;   568.0 p0      21 t
        vmovdqu ymm12, [rbp + 10240]                                  ;   557.5 p3      40 t reload
        vmovdqu [rbp + 12064], ymm11                                  ;   564.0 p7+p4   21 t spill
        vpor ymm11, ymm1, ymm12                                       ;   567.2 p1      21 t
        vpxor ymm7, ymm7, ymm11                                       ;   569.0 p5      21 t
        vpand ymm11, ymm0, ymm2                                       ;   568.0 p0      21 t
        vpxor ymm7, ymm7, ymm11                                       ;   570.0 p1      21 t
        vpxor ymm12, ymm2, ymm7                                       ;   571.0 p5      21 t
        vpor ymm11, ymm11, ymm12                                      ;   572.0 p0      21 t
        vpand ymm7, ymm7, ymm15                                       ;   571.0 p1      21 t
        vpxor ymm0, ymm0, ymm7                                        ;   572.0 p5      21 t
        vpxor ymm11, ymm11, ymm0                                      ;   573.0 p0      21 t
        vpand ymm10, ymm10, ymm11                                     ;   574.0 p1      21 t
        vpand ymm7, ymm15, ymm0                                       ;   573.0 p5      21 t
        vpxor ymm2, ymm2, ymm7                                        ;   574.0 p0      21 t
        vpand ymm0, ymm0, ymm2                                        ;   575.0 p1      21 t
        vpxor ymm15, ymm15, ymm0                                      ;   576.0 p5      21 t
        vpor ymm0, ymm11, ymm2                                        ;   575.0 p0      21 t
        vpxor ymm12, ymm12, ymm0                                      ;   576.0 p1      21 t
        vpand ymm13, ymm13, ymm11                                     ;   574.0 p5      21 t
        vpand ymm5, ymm5, ymm12                                       ;   577.0 p0      21 t
        vpxor ymm0, ymm11, ymm2                                       ;   575.0 p1      21 t
        vpand ymm8, ymm8, ymm0                                        ;   576.0 p5      21 t
        vpand ymm6, ymm6, ymm0                                        ;   576.0 p0      21 t
        vpand ymm9, ymm9, ymm12                                       ;   577.0 p1      21 t
        vpxor ymm0, ymm0, ymm12                                       ;   577.0 p5      21 t
        vpand ymm4, ymm4, ymm0                                        ;   578.0 p0      21 t
        vpxor ymm8, ymm8, ymm4                                        ;   579.0 p1      21 t
        vpxor ymm12, ymm12, ymm15                                     ;   577.0 p5      21 t
        vpxor ymm9, ymm9, ymm4                                        ;   579.0 p0      21 t
        vpxor ymm11, ymm11, ymm12                                     ;   578.0 p1      21 t
        vpand ymm4, ymm15, [rbp + 8544]                               ;   577.0 p5+p2   21 t
        vpand ymm3, ymm3, ymm11                                       ;   579.0 p0      21 t
        vpand ymm14, ymm14, ymm12                                     ;   578.0 p1      21 t
        vpand ymm12, ymm12, [rbp + 11552]                             ;   578.0 p5+p3   21 t
        vpxor ymm12, ymm12, ymm6                                      ;   579.0 p0      21 t
        vpand ymm7, ymm15, [rbp + 11360]                              ;   578.2 p1+p2   21 t
        vpxor ymm6, ymm6, ymm7                                        ;   579.2 p5      21 t
        vpxor ymm15, ymm15, ymm2                                      ;   579.0 p0      21 t
        vpand ymm1, ymm1, ymm2                                        ;   579.2 p1      21 t
        vpand ymm11, ymm11, [rbp + 11968]                             ;   579.5 p5+p3   21 t
        vpxor ymm11, ymm11, ymm12                                     ;   580.5 p0      21 t
        vpxor ymm14, ymm14, ymm10                                     ;   580.2 p1      21 t
        vpxor ymm14, ymm14, ymm8                                      ;   581.2 p5      21 t
        vpxor ymm5, ymm5, ymm6                                        ;   581.0 p0      21 t
        vpand ymm2, ymm2, [rbp + 10240]                               ;   581.2 p1+p2   21 t
        vpand ymm7, ymm15, [rbp + 12064]                              ;   581.5 p5+p3   21 t
        vpxor ymm11, ymm11, ymm7                                      ;   582.5 p0      21 t
        vpxor ymm5, ymm5, ymm7                                        ;   582.5 p1      21 t
        vpxor ymm1, ymm1, ymm5                                        ;   583.5 p5      21 t
        vpand ymm15, ymm15, [rbp + 12032]                             ;   583.0 p0+p2   21 t
        vpand ymm0, ymm0, [rbp + 12000]                               ;   583.2 p1+p3   21 t
        vpxor ymm4, ymm4, ymm8                                        ;   583.5 p5      21 t
        vpxor ymm4, ymm4, ymm1                                        ;   584.5 p0      21 t
        vpxor ymm2, ymm2, ymm11                                       ;   584.2 p1      21 t
        vpxor ymm2, ymm2, ymm1                                        ;   585.2 p5      21 t
        vpxor ymm13, ymm13, ymm12                                     ;   585.0 p0      21 t
        vpxor ymm13, ymm13, ymm2                                      ;   586.2 p1      21 t
        vpxor ymm6, ymm6, ymm11                                       ;   585.5 p5      21 t
        vpxor ymm6, ymm6, ymm14                                       ;   586.5 p0      21 t
        vpxor ymm15, ymm15, ymm1                                      ;   586.2 p1      21 t
        vpxor ymm15, ymm15, ymm9                                      ;   587.2 p5      21 t
        vpxor ymm10, ymm10, ymm9                                      ;   587.0 p0      21 t
        vpxor ymm10, ymm10, ymm3                                      ;   588.0 p1      21 t
        vpxor ymm10, ymm10, ymm4                                      ;   589.0 p5      21 t
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   573.5 p2      41 t reload
        vpxor ymm10, ymm10, ymm1                                      ;   590.0 p0      21 t
        vpxor ymm0, ymm0, ymm2                                        ;   588.2 p1      21 t
        vpxor ymm4, ymm4, ymm13                                       ;   588.5 p5      21 t
        vpxor ymm4, ymm4, ymm15                                       ;   589.5 p0      21 t
        vpxor ymm5, ymm5, ymm1                                        ;   589.2 p1      21 t
        vpxor ymm14, ymm14, ymm4                                      ;   590.5 p5      21 t
        vpxor ymm14, ymm14, ymm1                                      ;   591.5 p0      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   590.2 p1      21 t
        vpxor ymm4, ymm4, ymm0                                        ;   590.5 p5      21 t
        vpxor ymm0, ymm0, ymm1                                        ;   591.0 p0      21 t
        vmovdqu ymm2, [rbp + 9760]                                    ;   576.2 p3      23 t
        vpxor ymm2, ymm2, [r8 + 39968]                                ;   591.2 p1+p2   23 t
        vpxor ymm2, ymm2, ymm1                                        ;   592.2 p5      23 t
        vmovdqu ymm3, [rbp + 8480]                                    ;   577.2 p3      23 t
        vpxor ymm3, ymm3, [r8 + 40096]                                ;   592.0 p0+p2   23 t
        vpxor ymm3, ymm3, ymm1                                        ;   593.0 p1      23 t
        vmovdqu ymm7, [rbp + 11296]                                   ;   578.2 p3      40 t reload
        vpxor ymm8, ymm3, ymm7                                        ;   594.0 p5      23 t
        vmovdqu ymm9, [rbp + 8608]                                    ;   578.5 p2      61 t reload
        vpxor ymm11, ymm8, ymm9                                       ;   595.0 p0      23 t
        vpxor ymm11, ymm11, [r8 + 40160]                              ;   596.0 p1+p3   23 t
        vpxor ymm11, ymm11, ymm1                                      ;   597.0 p5      23 t
        vmovdqu ymm12, [rbp + 8448]                                   ;   579.5 p2      40 t reload
        vpxor ymm9, ymm2, ymm12                                       ;   594.0 p0      23 t
        vpxor ymm12, ymm12, [rbp + 11328]                             ;   594.2 p1+p3   23 t
        vpxor ymm8, ymm8, ymm12                                       ;   595.2 p5      23 t
        vmovdqu [rbp + 8448], ymm0                                    ;   592.0 p7+p4   21 t spill
        vmovdqa ymm0, ymm12                                           ;   595.2         23 t copy
        vmovdqu [rbp + 12000], ymm14                                  ;   592.5 p2+p4   21 t spill
        vpxor ymm14, ymm11, [rbp + 9696]                              ;   598.0 p0+p3   23 t
        vpxor ymm14, ymm14, [r8 + 40128]                              ;   599.0 p1+p2   23 t
        vpxor ymm14, ymm14, ymm1                                      ;   600.0 p5      23 t
        vpxor ymm0, ymm0, ymm14                                       ;   601.0 p0      23 t
        vmovdqu [rbp + 12032], ymm6                                   ;   587.5 p7+p4   21 t spill
        vmovdqa ymm6, ymm11                                           ;   598.0         23 t copy
        vmovdqu [rbp + 12064], ymm5                                   ;   590.2 p3+p4   21 t spill
        vmovdqa ymm5, ymm14                                           ;   601.0         23 t copy
        vmovdqu [rbp + 10240], ymm10                                  ;   591.0 p2+p4   21 t spill
        vmovdqu ymm10, [rbp + 11328]                                  ;   583.5 p3      23 t
        vpxor ymm10, ymm10, [rbp + 10752]                             ;   596.2 p1+p2   23 t
        vpxor ymm6, ymm6, ymm10                                       ;   598.0 p5      23 t
        vpor ymm5, ymm5, ymm6                                         ;   601.0 p0      23 t
        vmovdqu [rbp + 11296], ymm13                                  ;   591.2 p7+p4   21 t spill
        vpxor ymm13, ymm9, ymm8                                       ;   597.2 p1      23 t
        vmovdqu [rbp + 11968], ymm4                                   ;   591.5 p3+p4   21 t spill
        vpxor ymm4, ymm2, ymm11                                       ;   598.0 p5      23 t
        vmovdqu [rbp + 11360], ymm15                                  ;   588.2 p2+p4   21 t spill
        vpxor ymm15, ymm14, ymm8                                      ;   601.0 p0      23 t
        vpxor ymm7, ymm7, ymm15                                       ;   602.0 p1      23 t
        vpor ymm1, ymm11, ymm15                                       ;   602.0 p5      23 t
        vmovdqu [rbp + 11552], ymm14                                  ;   601.0 p7+p4   23 t spill
        vpor ymm14, ymm3, ymm0                                        ;   602.0 p0      23 t
        vmovdqu [rbp + 8544], ymm15                                   ;   602.0 p3+p4   23 t spill
        vpxor ymm15, ymm0, ymm13                                      ;   602.0 p1      23 t
        vpxor ymm1, ymm1, ymm5                                        ;   603.0 p5      23 t
        vmovdqu [rbp + 12096], ymm0                                   ;   602.0 p2+p4   23 t spill
        vpand ymm0, ymm8, ymm10                                       ;   600.0 p0      23 t
        vpxor ymm0, ymm0, ymm14                                       ;   603.0 p1      23 t
        vpxor ymm14, ymm14, ymm8                                      ;   603.0 p5      23 t
        vpxor ymm14, ymm14, [rbp + 10752]                             ;   604.0 p0+p3   23 t
        vmovdqu [rbp + 10752], ymm11                                  ;   598.0 p7+p4   23 t spill
        vpand ymm11, ymm15, ymm4                                      ;   603.0 p1      23 t
        vpxor ymm14, ymm14, ymm11                                     ;   605.0 p5      23 t
        vpxor ymm1, ymm1, ymm14                                       ;   606.0 p0      23 t
        vpxor ymm3, ymm3, ymm5                                        ;   602.2 p1      23 t
        vpxor ymm3, ymm3, ymm0                                        ;   604.0 p5      23 t
        vpxor ymm5, ymm4, ymm7                                        ;   603.0 p0      23 t
        vpand ymm11, ymm13, ymm5                                      ;   604.0 p1      23 t
        vmovdqu [rbp + 12128], ymm13                                  ;   598.2 p2+p4   23 t spill
        vpxor ymm13, ymm10, ymm5                                      ;   604.0 p5      23 t
        vpxor ymm0, ymm0, ymm11                                       ;   605.0 p0      23 t
        vpand ymm11, ymm9, ymm13                                      ;   605.0 p1      23 t
        vpxor ymm3, ymm3, ymm11                                       ;   606.0 p5      23 t
        vmovdqu ymm11, [rbp + 11328]                                  ;   592.0 p3      40 t reload
        vmovdqu [rbp + 12160], ymm4                                   ;   599.0 p7+p4   23 t spill
        vpor ymm4, ymm2, ymm11                                        ;   605.0 p0      23 t
        vpxor ymm14, ymm14, ymm4                                      ;   606.0 p1      23 t
        vmovdqa ymm4, ymm12                                           ;   595.2         23 t copy
        vpxor ymm11, ymm6, ymm7                                       ;   605.5 p5      23 t
        vpand ymm4, ymm4, ymm11                                       ;   606.5 p0      23 t
        vpxor ymm0, ymm0, ymm4                                        ;   607.5 p1      23 t
        vpxor ymm14, ymm14, ymm4                                      ;   607.5 p5      23 t
        vpand ymm4, ymm1, ymm3                                        ;   607.0 p0      23 t
        vpxor ymm14, ymm14, ymm4                                      ;   608.5 p1      23 t
        vmovdqu [rbp + 12192], ymm2                                   ;   594.8 p2+p4   23 t spill
        vpxor ymm2, ymm3, ymm14                                       ;   609.5 p5      23 t
        vpor ymm4, ymm4, ymm2                                         ;   610.5 p0      23 t
        vpand ymm14, ymm14, ymm0                                      ;   609.5 p1      23 t
        vpxor ymm1, ymm1, ymm14                                       ;   610.5 p5      23 t
        vpxor ymm4, ymm4, ymm1                                        ;   611.5 p0      23 t
        vpand ymm11, ymm11, ymm4                                      ;   612.5 p1      23 t
        vpand ymm14, ymm0, ymm1                                       ;   611.5 p5      23 t
        vpxor ymm3, ymm3, ymm14                                       ;   612.5 p0      23 t
        vpand ymm1, ymm1, ymm3                                        ;   613.5 p1      23 t
        vpxor ymm0, ymm0, ymm1                                        ;   614.5 p5      23 t
        vpor ymm14, ymm4, ymm3                                        ;   613.5 p0      23 t
        vpxor ymm2, ymm2, ymm14                                       ;   614.5 p1      23 t
        vpand ymm12, ymm12, ymm4                                      ;   612.5 p5      23 t
        vpand ymm8, ymm8, ymm2                                        ;   615.5 p0      23 t
        vpxor ymm14, ymm4, ymm3                                       ;   613.5 p1      23 t
        vpand ymm13, ymm13, ymm14                                     ;   614.5 p5      23 t
        vpand ymm9, ymm9, ymm14                                       ;   614.5 p0      23 t
        vpand ymm10, ymm10, ymm2                                      ;   615.5 p1      23 t
        vpxor ymm14, ymm14, ymm2                                      ;   615.5 p5      23 t
        vpand ymm5, ymm5, ymm14                                       ;   616.5 p0      23 t
        vpxor ymm13, ymm13, ymm5                                      ;   617.5 p1      23 t
        vpxor ymm2, ymm2, ymm0                                        ;   615.5 p5      23 t
        vpxor ymm10, ymm10, ymm5                                      ;   617.5 p0      23 t
        vpxor ymm4, ymm4, ymm2                                        ;   616.5 p1      23 t
        vpand ymm1, ymm0, [rbp + 10752]                               ;   615.5 p5+p3   23 t
        vpand ymm6, ymm6, ymm2                                        ;   616.5 p0      23 t
        vpand ymm7, ymm7, ymm4                                        ;   617.5 p1      23 t
        vpand ymm2, ymm2, [rbp + 11552]                               ;   616.5 p5+p2   23 t
        vpxor ymm2, ymm2, ymm9                                        ;   617.5 p0      23 t
        vpand ymm5, ymm0, [rbp + 8544]                                ;   617.2 p1+p3   23 t
        vpxor ymm9, ymm9, ymm5                                        ;   618.2 p5      23 t
        vpxor ymm0, ymm0, ymm3                                        ;   618.0 p0      23 t
        vpand ymm15, ymm15, ymm0                                      ;   619.0 p1      23 t
        vpand ymm4, ymm4, [rbp + 12096]                               ;   618.5 p5+p2   23 t
        vpand ymm0, ymm0, [rbp + 12160]                               ;   619.0 p0+p3   23 t
        vpxor ymm6, ymm6, ymm11                                       ;   619.2 p1      23 t
        vpxor ymm6, ymm6, ymm13                                       ;   620.2 p5      23 t
        vpxor ymm8, ymm8, ymm9                                        ;   620.0 p0      23 t
        vpxor ymm8, ymm8, ymm15                                       ;   621.0 p1      23 t
        vpxor ymm4, ymm4, ymm15                                       ;   620.5 p5      23 t
        vpxor ymm4, ymm4, ymm2                                        ;   621.5 p0      23 t
        vpand ymm14, ymm14, [rbp + 12128]                             ;   621.2 p1+p2   23 t
        vpxor ymm1, ymm1, ymm13                                       ;   621.5 p5      23 t
        vpand ymm15, ymm3, [rbp + 12192]                              ;   622.0 p0+p3   23 t
        vpand ymm3, ymm3, [rbp + 11328]                               ;   622.2 p1+p2   23 t
        vpxor ymm15, ymm15, ymm8                                      ;   623.0 p5      23 t
        vpxor ymm1, ymm1, ymm15                                       ;   624.0 p0      23 t
        vpxor ymm12, ymm12, ymm2                                      ;   623.2 p1      23 t
        vpxor ymm3, ymm3, ymm4                                        ;   623.5 p5      23 t
        vpxor ymm3, ymm3, ymm15                                       ;   624.5 p0      23 t
        vpxor ymm12, ymm12, ymm3                                      ;   625.5 p1      23 t
        vpxor ymm0, ymm0, ymm15                                       ;   624.5 p5      23 t
        vpxor ymm0, ymm0, ymm10                                       ;   625.5 p0      23 t
        vpxor ymm14, ymm14, ymm3                                      ;   625.5 p1      23 t
        vpxor ymm15, ymm1, ymm0                                       ;   626.5 p5      23 t
        vpxor ymm15, ymm15, ymm12                                     ;   627.5 p0      23 t
        vmovdqu ymm2, [rbp + 8640]                                    ;   609.0 p3      22 t
        vpxor ymm2, ymm2, [r8 + 40256]                                ;   626.2 p1+p2   22 t
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   610.0 p3      41 t reload
        vpxor ymm2, ymm2, ymm3                                        ;   627.2 p5      22 t
        vmovdqu ymm5, [rbp + 11264]                                   ;   610.2 p2      40 t reload
        vpxor ymm13, ymm2, ymm5                                       ;   628.2 p0      22 t
        vpxor ymm5, ymm5, [rbp + 11232]                               ;   627.2 p1+p3   22 t
        vmovdqu [rbp + 11264], ymm0                                   ;   626.5 p7+p4   23 t spill
        vmovdqa ymm0, ymm5                                            ;   628.2         22 t copy
        vmovdqu [rbp + 11328], ymm6                                   ;   621.2 p2+p4   23 t spill
        vmovdqu ymm6, [rbp + 8672]                                    ;   612.0 p3      22 t
        vpxor ymm6, ymm6, [r8 + 40384]                                ;   627.5 p5+p2   22 t
        vpxor ymm6, ymm6, ymm3                                        ;   628.5 p0      22 t
        vmovdqu [rbp + 12192], ymm9                                   ;   619.2 p7+p4   23 t spill
        vpxor ymm9, ymm6, [rbp + 10144]                               ;   629.5 p1+p3   22 t
        vpxor ymm0, ymm0, ymm9                                        ;   630.5 p5      22 t
        vpxor ymm9, ymm9, [r8 + 40192]                                ;   630.5 p0+p2   22 t
        vpxor ymm9, ymm9, [rbp + 8704]                                ;   631.5 p1+p3   22 t
        vpxor ymm9, ymm9, ymm3                                        ;   632.5 p5      22 t
        vmovdqu [rbp + 12128], ymm4                                   ;   622.5 p7+p4   23 t spill
        vmovdqa ymm4, ymm5                                            ;   628.2         22 t copy
        vmovdqu [rbp + 12160], ymm8                                   ;   622.0 p2+p4   23 t spill
        vpxor ymm8, ymm9, [rbp + 10496]                               ;   633.5 p0+p3   22 t
        vpxor ymm8, ymm8, [r8 + 40416]                                ;   634.5 p1+p2   22 t
        vpxor ymm8, ymm8, ymm3                                        ;   635.5 p5      22 t
        vpxor ymm4, ymm4, ymm8                                        ;   636.5 p0      22 t
        vmovdqu [rbp + 12096], ymm7                                   ;   618.5 p7+p4   23 t spill
        vmovdqa ymm7, ymm9                                            ;   633.5         22 t copy
        vmovdqu [rbp + 8544], ymm11                                   ;   616.8 p3+p4   23 t spill
        vmovdqa ymm11, ymm8                                           ;   636.5         22 t copy
        vmovdqu [rbp + 11552], ymm1                                   ;   625.0 p2+p4   23 t spill
        vmovdqu ymm1, [rbp + 11232]                                   ;   617.0 p3      22 t
        vpxor ymm1, ymm1, [rbp + 11200]                               ;   631.2 p1+p2   22 t
        vpxor ymm7, ymm7, ymm1                                        ;   633.5 p5      22 t
        vpor ymm11, ymm11, ymm7                                       ;   636.5 p0      22 t
        vmovdqu [rbp + 10752], ymm10                                  ;   618.8 p7+p4   23 t spill
        vpxor ymm10, ymm13, ymm0                                      ;   632.2 p1      22 t
        vmovdqu [rbp + 12224], ymm12                                  ;   626.5 p3+p4   23 t spill
        vpxor ymm12, ymm2, ymm9                                       ;   633.5 p5      22 t
        vmovdqu [rbp + 12256], ymm14                                  ;   626.5 p2+p4   23 t spill
        vpxor ymm14, ymm8, ymm0                                       ;   636.5 p0      22 t
        vmovdqu [rbp + 12288], ymm15                                  ;   628.5 p7+p4   23 t spill
        vpor ymm15, ymm9, ymm14                                       ;   637.5 p1      22 t
        vpor ymm3, ymm6, ymm4                                         ;   637.5 p5      22 t
        vmovdqu [rbp + 12320], ymm8                                   ;   636.5 p3+p4   22 t spill
        vpxor ymm8, ymm4, ymm10                                       ;   637.5 p0      22 t
        vmovdqu [rbp + 12352], ymm4                                   ;   637.5 p2+p4   22 t spill
        vpxor ymm4, ymm14, [rbp + 10144]                              ;   637.5 p1+p3   22 t
        vpxor ymm15, ymm15, ymm11                                     ;   638.5 p5      22 t
        vmovdqu [rbp + 10144], ymm14                                  ;   637.5 p7+p4   22 t spill
        vpand ymm14, ymm0, ymm1                                       ;   635.0 p0      22 t
        vpxor ymm14, ymm14, ymm3                                      ;   638.5 p1      22 t
        vpxor ymm3, ymm3, ymm0                                        ;   638.5 p5      22 t
        vpxor ymm3, ymm3, [rbp + 11200]                               ;   639.5 p0+p2   22 t
        vmovdqu [rbp + 11200], ymm9                                   ;   633.5 p3+p4   22 t spill
        vmovdqa ymm9, ymm10                                           ;   633.2         22 t copy
        vmovdqu [rbp + 12384], ymm10                                  ;   633.2 p7+p4   22 t spill
        vmovdqa ymm10, ymm1                                           ;   632.2         22 t copy
        vmovdqu [rbp + 12416], ymm1                                   ;   632.2 p2+p4   22 t spill
        vpand ymm1, ymm8, ymm12                                       ;   638.5 p1      22 t
        vpxor ymm3, ymm3, ymm1                                        ;   640.5 p5      22 t
        vpxor ymm15, ymm15, ymm3                                      ;   641.5 p0      22 t
        vpxor ymm6, ymm6, ymm11                                       ;   637.5 p1      22 t
        vpxor ymm6, ymm6, ymm14                                       ;   639.5 p5      22 t
        vpxor ymm1, ymm12, ymm4                                       ;   638.5 p0      22 t
        vpand ymm9, ymm9, ymm1                                        ;   639.5 p1      22 t
        vpxor ymm10, ymm10, ymm1                                      ;   639.5 p5      22 t
        vpand ymm11, ymm13, ymm10                                     ;   640.5 p0      22 t
        vpxor ymm6, ymm6, ymm11                                       ;   641.5 p1      22 t
        vmovdqa ymm11, ymm5                                           ;   628.2         22 t copy
        vpxor ymm14, ymm14, ymm9                                      ;   640.5 p5      22 t
        vmovdqu ymm9, [rbp + 11232]                                   ;   626.8 p3      40 t reload
        vmovdqu [rbp + 12448], ymm12                                  ;   634.5 p7+p4   22 t spill
        vpor ymm12, ymm2, ymm9                                        ;   640.0 p0      22 t
        vpxor ymm12, ymm12, ymm3                                      ;   641.5 p1      22 t
        vpxor ymm3, ymm7, ymm4                                        ;   640.5 p5      22 t
        vpand ymm11, ymm11, ymm3                                      ;   641.5 p0      22 t
        vpxor ymm14, ymm14, ymm11                                     ;   642.5 p1      22 t
        vpxor ymm12, ymm12, ymm11                                     ;   642.5 p5      22 t
        vpand ymm11, ymm15, ymm6                                      ;   642.5 p0      22 t
        vpxor ymm12, ymm12, ymm11                                     ;   643.5 p1      22 t
        vpxor ymm9, ymm6, ymm12                                       ;   644.5 p5      22 t
        vpor ymm11, ymm11, ymm9                                       ;   645.5 p0      22 t
        vpand ymm12, ymm12, ymm14                                     ;   644.5 p1      22 t
        vpxor ymm15, ymm15, ymm12                                     ;   645.5 p5      22 t
        vpxor ymm11, ymm11, ymm15                                     ;   646.5 p0      22 t
        vpand ymm3, ymm3, ymm11                                       ;   647.5 p1      22 t
        vpand ymm12, ymm14, ymm15                                     ;   646.5 p5      22 t
        vpxor ymm6, ymm6, ymm12                                       ;   647.5 p0      22 t
        vpand ymm15, ymm15, ymm6                                      ;   648.5 p1      22 t
        vpxor ymm14, ymm14, ymm15                                     ;   649.5 p5      22 t
        vpor ymm15, ymm11, ymm6                                       ;   648.5 p0      22 t
        vpxor ymm9, ymm9, ymm15                                       ;   649.5 p1      22 t
        vpand ymm5, ymm5, ymm11                                       ;   647.5 p5      22 t
        vpand ymm0, ymm0, ymm9                                        ;   650.5 p0      22 t
        vpxor ymm15, ymm11, ymm6                                      ;   648.5 p1      22 t
        vpand ymm10, ymm10, ymm15                                     ;   649.5 p5      22 t
        vpand ymm13, ymm13, ymm15                                     ;   649.5 p0      22 t
        vpxor ymm15, ymm15, ymm9                                      ;   650.5 p1      22 t
        vpand ymm1, ymm1, ymm15                                       ;   651.5 p5      22 t
        vpxor ymm10, ymm10, ymm1                                      ;   652.5 p0      22 t
        vpand ymm12, ymm9, [rbp + 12416]                              ;   650.5 p1+p2   22 t
        vpxor ymm1, ymm1, ymm12                                       ;   652.5 p5      22 t
        vpxor ymm9, ymm9, ymm14                                       ;   650.5 p0      22 t
        vpxor ymm11, ymm11, ymm9                                      ;   651.5 p1      22 t
        vpand ymm12, ymm14, [rbp + 11200]                             ;   650.5 p5+p3   22 t
        vpand ymm7, ymm7, ymm9                                        ;   651.5 p0      22 t
        vpand ymm4, ymm4, ymm11                                       ;   652.5 p1      22 t
        vpand ymm9, ymm9, [rbp + 12320]                               ;   651.5 p5+p2   22 t
        vpxor ymm9, ymm9, ymm13                                       ;   652.5 p0      22 t
        vmovdqu [rbp + 12320], ymm4                                   ;   653.5 p7+p4   22 t spill
        vpand ymm4, ymm14, [rbp + 10144]                              ;   652.2 p1+p3   22 t
        vpxor ymm13, ymm13, ymm4                                      ;   653.2 p5      22 t
        vpxor ymm14, ymm14, ymm6                                      ;   653.0 p0      22 t
        vpand ymm8, ymm8, ymm14                                       ;   654.0 p1      22 t
        vpand ymm2, ymm2, ymm6                                        ;   653.5 p5      22 t
        vpand ymm11, ymm11, [rbp + 12352]                             ;   654.0 p0+p2   22 t
        vpand ymm14, ymm14, [rbp + 12448]                             ;   654.2 p1+p3   22 t
        vpxor ymm7, ymm7, ymm3                                        ;   654.5 p5      22 t
        vpxor ymm7, ymm7, ymm10                                       ;   655.5 p0      22 t
        vpxor ymm0, ymm0, ymm13                                       ;   655.2 p1      22 t
        vpxor ymm0, ymm0, ymm8                                        ;   656.2 p5      22 t
        vpxor ymm8, ymm8, ymm11                                       ;   656.0 p0      22 t
        vpxor ymm8, ymm8, ymm9                                        ;   657.0 p1      22 t
        vpand ymm6, ymm6, [rbp + 11232]                               ;   656.5 p5+p2   22 t
        vpxor ymm2, ymm2, ymm0                                        ;   657.2 p0      22 t
        vpand ymm15, ymm15, [rbp + 12384]                             ;   657.2 p1+p3   22 t
        vpxor ymm12, ymm12, ymm10                                     ;   657.5 p5      22 t
        vpxor ymm12, ymm12, ymm2                                      ;   658.5 p0      22 t
        vpxor ymm5, ymm5, ymm9                                        ;   658.2 p1      22 t
        vpxor ymm6, ymm6, ymm8                                        ;   658.5 p5      22 t
        vpxor ymm6, ymm6, ymm2                                        ;   659.5 p0      22 t
        vpxor ymm5, ymm5, ymm6                                        ;   660.5 p1      22 t
        vpxor ymm14, ymm14, ymm2                                      ;   659.5 p5      22 t
        vpxor ymm14, ymm14, ymm1                                      ;   660.5 p0      22 t
        vpxor ymm15, ymm15, ymm6                                      ;   660.5 p1      22 t
        vpxor ymm2, ymm12, ymm14                                      ;   661.5 p5      22 t
        vpxor ymm2, ymm2, ymm5                                        ;   662.5 p0      22 t
        vmovdqu ymm4, [rbp + 10464]                                   ;   643.5 p2      21 t
        vpxor ymm4, ymm4, [r8 + 40512]                                ;   661.2 p1+p3   21 t
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256]       ;   644.5 p2      41 t reload
        vpxor ymm4, ymm4, ymm6                                        ;   662.2 p5      21 t
        vmovdqu ymm9, [rbp + 10528]                                   ;   644.8 p3      21 t
        vpxor ymm9, ymm9, [r8 + 40640]                                ;   662.0 p0+p2   21 t
        vpxor ymm9, ymm9, ymm6                                        ;   663.0 p1      21 t
        vmovdqu ymm10, [rbp + 10080]                                  ;   645.8 p3      40 t reload
        vpxor ymm11, ymm9, ymm10                                      ;   664.0 p5      21 t
        vmovdqu [rbp + 12384], ymm14                                  ;   661.5 p7+p4   22 t spill
        vpxor ymm14, ymm11, [rbp + 10336]                             ;   665.0 p0+p2   21 t
        vpxor ymm14, ymm14, [r8 + 40448]                              ;   666.0 p1+p3   21 t
        vpxor ymm14, ymm14, ymm6                                      ;   667.0 p5      21 t
        vmovdqu [rbp + 11232], ymm15                                  ;   661.5 p7+p4   22 t spill
        vpxor ymm15, ymm4, [rbp + 11136]                              ;   664.0 p0+p2   21 t
        vmovdqu [rbp + 12448], ymm2                                   ;   663.5 p3+p4   22 t spill
        vmovdqu ymm2, [rbp + 11168]                                   ;   648.5 p2      21 t
        vpxor ymm2, ymm2, [rbp + 11136]                               ;   664.2 p1+p3   21 t
        vpxor ymm11, ymm11, ymm2                                      ;   665.2 p5      21 t
        vmovdqu [rbp + 11136], ymm7                                   ;   656.5 p7+p4   22 t spill
        vmovdqa ymm7, ymm2                                            ;   665.2         21 t copy
        vmovdqu [rbp + 12352], ymm13                                  ;   654.2 p7+p4   22 t spill
        vpxor ymm13, ymm14, [rbp + 8736]                              ;   668.0 p0+p2   21 t
        vpxor ymm13, ymm13, [r8 + 40672]                              ;   669.0 p1+p3   21 t
        vpxor ymm13, ymm13, ymm6                                      ;   670.0 p5      21 t
        vpxor ymm7, ymm7, ymm13                                       ;   671.0 p0      21 t
        vmovdqu [rbp + 10144], ymm8                                   ;   658.0 p7+p4   22 t spill
        vmovdqa ymm8, ymm14                                           ;   668.0         21 t copy
        vmovdqu [rbp + 11200], ymm0                                   ;   657.2 p2+p4   22 t spill
        vmovdqa ymm0, ymm13                                           ;   671.0         21 t copy
        vmovdqu [rbp + 12416], ymm3                                   ;   652.8 p3+p4   22 t spill
        vmovdqu ymm3, [rbp + 11168]                                   ;   651.5 p2      21 t
        vpxor ymm3, ymm3, [rbp + 11104]                               ;   666.2 p1+p3   21 t
        vpxor ymm8, ymm8, ymm3                                        ;   668.0 p5      21 t
        vpor ymm0, ymm0, ymm8                                         ;   671.0 p0      21 t
        vmovdqu [rbp + 10080], ymm12                                  ;   659.5 p7+p4   22 t spill
        vpxor ymm12, ymm15, ymm11                                     ;   667.2 p1      21 t
        vmovdqu [rbp + 12480], ymm1                                   ;   654.8 p2+p4   22 t spill
        vpxor ymm1, ymm4, ymm14                                       ;   668.0 p5      21 t
        vmovdqu [rbp + 12512], ymm5                                   ;   661.5 p3+p4   22 t spill
        vpxor ymm5, ymm13, ymm11                                      ;   671.0 p0      21 t
        vpxor ymm10, ymm10, ymm5                                      ;   672.0 p1      21 t
        vpor ymm6, ymm14, ymm5                                        ;   672.0 p5      21 t
        vmovdqu [rbp + 12544], ymm13                                  ;   671.0 p7+p4   21 t spill
        vpor ymm13, ymm9, ymm7                                        ;   672.0 p0      21 t
        vmovdqu [rbp + 12576], ymm5                                   ;   672.0 p2+p4   21 t spill
        vpxor ymm5, ymm7, ymm12                                       ;   672.0 p1      21 t
        vpxor ymm6, ymm6, ymm0                                        ;   673.0 p5      21 t
        vmovdqu [rbp + 12608], ymm7                                   ;   672.0 p3+p4   21 t spill
        vpand ymm7, ymm11, ymm3                                       ;   670.0 p0      21 t
        vpxor ymm7, ymm7, ymm13                                       ;   673.0 p1      21 t
        vpxor ymm13, ymm13, ymm11                                     ;   673.0 p5      21 t
        vpxor ymm13, ymm13, [rbp + 11104]                             ;   674.0 p0+p2   21 t
        vmovdqu [rbp + 11104], ymm14                                  ;   668.0 p7+p4   21 t spill
        vpand ymm14, ymm5, ymm1                                       ;   673.0 p1      21 t
        vpxor ymm13, ymm13, ymm14                                     ;   675.0 p5      21 t
        vpxor ymm6, ymm6, ymm13                                       ;   676.0 p0      21 t
        vpxor ymm9, ymm9, ymm0                                        ;   672.2 p1      21 t
        vpxor ymm9, ymm9, ymm7                                        ;   674.0 p5      21 t
        vpxor ymm14, ymm1, ymm10                                      ;   673.0 p0      21 t
        vpand ymm0, ymm12, ymm14                                      ;   674.0 p1      21 t
        vmovdqu [rbp + 12640], ymm12                                  ;   668.2 p3+p4   21 t spill
        vpxor ymm12, ymm3, ymm14                                      ;   674.0 p5      21 t
        vpxor ymm7, ymm7, ymm0                                        ;   675.0 p0      21 t
        vpand ymm0, ymm15, ymm12                                      ;   675.0 p1      21 t
        vpxor ymm9, ymm9, ymm0                                        ;   676.0 p5      21 t
        vmovdqu ymm0, [rbp + 11168]                                   ;   660.0 p2      40 t reload
        vmovdqu [rbp + 12672], ymm1                                   ;   669.0 p7+p4   21 t spill
        vpor ymm1, ymm4, ymm0                                         ;   675.0 p0      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   676.0 p1      21 t
        vmovdqa ymm1, ymm2                                            ;   665.2         21 t copy
        vpxor ymm0, ymm8, ymm10                                       ;   675.5 p5      21 t
        vpand ymm1, ymm1, ymm0                                        ;   676.5 p0      21 t
        vpxor ymm7, ymm7, ymm1                                        ;   677.5 p1      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   677.5 p5      21 t
        vpand ymm1, ymm6, ymm9                                        ;   677.0 p0      21 t
        vpxor ymm13, ymm13, ymm1                                      ;   678.5 p1      21 t
        vmovdqu [rbp + 12704], ymm4                                   ;   663.2 p3+p4   21 t spill
        vpxor ymm4, ymm9, ymm13                                       ;   679.5 p5      21 t
        vpor ymm1, ymm1, ymm4                                         ;   680.5 p0      21 t
        vpand ymm13, ymm13, ymm7                                      ;   679.5 p1      21 t
        vpxor ymm6, ymm6, ymm13                                       ;   680.5 p5      21 t
        vpxor ymm1, ymm1, ymm6                                        ;   681.5 p0      21 t
        vpand ymm0, ymm0, ymm1                                        ;   682.5 p1      21 t
        vpand ymm13, ymm7, ymm6                                       ;   681.5 p5      21 t
        vpxor ymm9, ymm9, ymm13                                       ;   682.5 p0      21 t
        vpand ymm6, ymm6, ymm9                                        ;   683.5 p1      21 t
        vpxor ymm7, ymm7, ymm6                                        ;   684.5 p5      21 t
        vpor ymm6, ymm1, ymm9                                         ;   683.5 p0      21 t
        vpxor ymm4, ymm4, ymm6                                        ;   684.5 p1      21 t
        vpand ymm2, ymm2, ymm1                                        ;   682.5 p5      21 t
        vpand ymm11, ymm11, ymm4                                      ;   685.5 p0      21 t
        vpxor ymm6, ymm1, ymm9                                        ;   683.5 p1      21 t
        vpand ymm12, ymm12, ymm6                                      ;   684.5 p5      21 t
        vpand ymm15, ymm15, ymm6                                      ;   684.5 p0      21 t
        vpand ymm3, ymm3, ymm4                                        ;   685.5 p1      21 t
        vpxor ymm6, ymm6, ymm4                                        ;   685.5 p5      21 t
        vpand ymm14, ymm14, ymm6                                      ;   686.5 p0      21 t
        vpxor ymm12, ymm12, ymm14                                     ;   687.5 p1      21 t
        vpxor ymm4, ymm4, ymm7                                        ;   685.5 p5      21 t
        vpxor ymm3, ymm3, ymm14                                       ;   687.5 p0      21 t
        vpxor ymm1, ymm1, ymm4                                        ;   686.5 p1      21 t
        vpand ymm14, ymm7, [rbp + 11104]                              ;   685.5 p5+p2   21 t
        vpand ymm8, ymm8, ymm4                                        ;   686.5 p0      21 t
        vpand ymm10, ymm10, ymm1                                      ;   687.5 p1      21 t
        vpand ymm4, ymm4, [rbp + 12544]                               ;   686.5 p5+p3   21 t
        vpxor ymm4, ymm4, ymm15                                       ;   687.5 p0      21 t
        vpand ymm13, ymm7, [rbp + 12576]                              ;   687.2 p1+p2   21 t
        vpxor ymm15, ymm15, ymm13                                     ;   688.2 p5      21 t
        vpxor ymm7, ymm7, ymm9                                        ;   688.0 p0      21 t
        vpand ymm5, ymm5, ymm7                                        ;   689.0 p1      21 t
        vpand ymm1, ymm1, [rbp + 12608]                               ;   688.5 p5+p3   21 t
        vpand ymm7, ymm7, [rbp + 12672]                               ;   689.0 p0+p2   21 t
        vpxor ymm8, ymm8, ymm0                                        ;   689.2 p1      21 t
        vpxor ymm8, ymm8, ymm12                                       ;   690.2 p5      21 t
        vpxor ymm11, ymm11, ymm15                                     ;   690.0 p0      21 t
        vpxor ymm11, ymm11, ymm5                                      ;   691.0 p1      21 t
        vpxor ymm1, ymm1, ymm5                                        ;   690.5 p5      21 t
        vpxor ymm1, ymm1, ymm4                                        ;   691.5 p0      21 t
        vpand ymm6, ymm6, [rbp + 12640]                               ;   691.2 p1+p3   21 t
        vpxor ymm14, ymm14, ymm12                                     ;   691.5 p5      21 t
        vpand ymm5, ymm9, [rbp + 12704]                               ;   692.0 p0+p2   21 t
        vpand ymm9, ymm9, [rbp + 11168]                               ;   692.2 p1+p3   21 t
        vpxor ymm5, ymm5, ymm11                                       ;   693.0 p5      21 t
        vpxor ymm14, ymm14, ymm5                                      ;   694.0 p0      21 t
        vpxor ymm2, ymm2, ymm4                                        ;   693.2 p1      21 t
        vpxor ymm9, ymm9, ymm1                                        ;   693.5 p5      21 t
        vpxor ymm9, ymm9, ymm5                                        ;   694.5 p0      21 t
        vpxor ymm2, ymm2, ymm9                                        ;   695.5 p1      21 t
        vpxor ymm7, ymm7, ymm5                                        ;   694.5 p5      21 t
        vpxor ymm7, ymm7, ymm3                                        ;   695.5 p0      21 t
        vpxor ymm6, ymm6, ymm9                                        ;   695.5 p1      21 t
        vpxor ymm4, ymm14, ymm7                                       ;   696.5 p5      21 t
        vpxor ymm4, ymm4, ymm2                                        ;   697.5 p0      21 t
        vmovdqu ymm5, [rbp + 10016]                                   ;   677.0 p2      42 t
        vpxor ymm5, ymm5, [r8 + 40768]                                ;   696.2 p1+p3   42 t
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256]       ;   678.0 p2      41 t reload
        vpxor ymm5, ymm5, ymm9                                        ;   697.2 p5      42 t
        vmovdqu ymm12, [rbp + 11072]                                  ;   678.2 p3      40 t reload
        vpxor ymm13, ymm5, ymm12                                      ;   698.2 p0      42 t
        vpxor ymm12, ymm12, [rbp + 8864]                              ;   697.2 p1+p2   42 t
        vmovdqu [rbp + 11072], ymm8                                   ;   691.2 p7+p4   21 t spill
        vmovdqu ymm8, [rbp + 8800]                                    ;   679.2 p3      42 t
        vpxor ymm8, ymm8, [r8 + 40896]                                ;   697.5 p5+p2   42 t
        vpxor ymm8, ymm8, ymm9                                        ;   698.5 p0      42 t
        vmovdqu [rbp + 11168], ymm15                                  ;   689.2 p7+p4   21 t spill
        vpxor ymm15, ymm8, [rbp + 10976]                              ;   699.5 p1+p3   42 t
        vmovdqu [rbp + 12704], ymm1                                   ;   692.5 p7+p4   21 t spill
        vpxor ymm1, ymm15, [rbp + 9664]                               ;   700.5 p5+p2   42 t
        vpxor ymm1, ymm1, [r8 + 40704]                                ;   701.5 p0+p3   42 t
        vpxor ymm1, ymm1, ymm9                                        ;   702.5 p1      42 t
        vpxor ymm15, ymm15, ymm12                                     ;   700.5 p5      42 t
        vmovdqu [rbp + 12640], ymm11                                  ;   692.0 p7+p4   21 t spill
        vmovdqa ymm11, ymm12                                          ;   698.2         42 t copy
        vmovdqu [rbp + 12672], ymm10                                  ;   688.5 p2+p4   21 t spill
        vmovdqu ymm10, [rbp + 8864]                                   ;   682.2 p3      42 t
        vpxor ymm10, ymm10, [rbp + 11040]                             ;   700.0 p0+p2   42 t
        vmovdqu [rbp + 12608], ymm0                                   ;   683.8 p7+p4   21 t spill
        vpxor ymm0, ymm13, ymm15                                      ;   701.5 p1      42 t
        vmovdqu [rbp + 12576], ymm14                                  ;   695.0 p3+p4   21 t spill
        vpxor ymm14, ymm10, ymm1                                      ;   703.5 p5      42 t
        vmovdqu [rbp + 12544], ymm3                                   ;   688.5 p7+p4   21 t spill
        vpxor ymm3, ymm1, [rbp + 10720]                               ;   703.5 p0+p2   42 t
        vpxor ymm3, ymm3, [r8 + 40928]                                ;   704.5 p1+p3   42 t
        vpxor ymm3, ymm3, ymm9                                        ;   705.5 p5      42 t
        vpxor ymm11, ymm11, ymm3                                      ;   706.5 p0      42 t
        vpxor ymm9, ymm5, ymm1                                        ;   703.5 p1      42 t
        vmovdqu [rbp + 11104], ymm2                                   ;   696.5 p7+p4   21 t spill
        vpor ymm2, ymm14, ymm3                                        ;   706.5 p5      42 t
        vmovdqu [rbp + 12736], ymm6                                   ;   696.5 p2+p4   21 t spill
        vpxor ymm6, ymm3, ymm15                                       ;   706.5 p0      42 t
        vmovdqu [rbp + 12768], ymm4                                   ;   698.5 p3+p4   21 t spill
        vpor ymm4, ymm1, ymm6                                         ;   707.5 p1      42 t
        vmovdqu [rbp + 12800], ymm7                                   ;   696.5 p7+p4   21 t spill
        vpor ymm7, ymm8, ymm11                                        ;   707.5 p5      42 t
        vmovdqu [rbp + 12832], ymm3                                   ;   706.5 p2+p4   42 t spill
        vpxor ymm3, ymm11, ymm0                                       ;   707.5 p0      42 t
        vmovdqu [rbp + 12864], ymm11                                  ;   707.5 p3+p4   42 t spill
        vpxor ymm11, ymm6, [rbp + 10976]                              ;   707.5 p1+p2   42 t
        vpxor ymm4, ymm4, ymm2                                        ;   708.5 p5      42 t
        vmovdqu [rbp + 10976], ymm6                                   ;   707.5 p7+p4   42 t spill
        vpand ymm6, ymm10, ymm15                                      ;   705.0 p0      42 t
        vpxor ymm6, ymm6, ymm7                                        ;   708.5 p1      42 t
        vpxor ymm7, ymm7, ymm15                                       ;   708.5 p5      42 t
        vpxor ymm7, ymm7, [rbp + 11040]                               ;   709.5 p0+p3   42 t
        vmovdqu [rbp + 11040], ymm1                                   ;   703.5 p2+p4   42 t spill
        vmovdqa ymm1, ymm10                                           ;   701.0         42 t copy
        vmovdqu [rbp + 12896], ymm10                                  ;   701.0 p7+p4   42 t spill
        vmovdqa ymm10, ymm0                                           ;   702.5         42 t copy
        vmovdqu [rbp + 12928], ymm0                                   ;   702.5 p3+p4   42 t spill
        vpand ymm0, ymm3, ymm9                                        ;   708.5 p1      42 t
        vpxor ymm7, ymm7, ymm0                                        ;   710.5 p5      42 t
        vpxor ymm4, ymm4, ymm7                                        ;   711.5 p0      42 t
        vpxor ymm8, ymm8, ymm2                                        ;   707.5 p1      42 t
        vpxor ymm8, ymm8, ymm6                                        ;   709.5 p5      42 t
        vpxor ymm0, ymm9, ymm11                                       ;   708.5 p0      42 t
        vpand ymm10, ymm10, ymm0                                      ;   709.5 p1      42 t
        vpxor ymm1, ymm1, ymm0                                        ;   709.5 p5      42 t
        vpand ymm2, ymm13, ymm1                                       ;   710.5 p0      42 t
        vpxor ymm8, ymm8, ymm2                                        ;   711.5 p1      42 t
        vmovdqa ymm2, ymm12                                           ;   698.2         42 t copy
        vpxor ymm6, ymm6, ymm10                                       ;   710.5 p5      42 t
        vmovdqu ymm10, [rbp + 8864]                                   ;   694.0 p2      40 t reload
        vmovdqu [rbp + 12960], ymm9                                   ;   704.5 p7+p4   42 t spill
        vpor ymm9, ymm5, ymm10                                        ;   710.0 p0      42 t
        vpxor ymm9, ymm9, ymm7                                        ;   711.5 p1      42 t
        vpxor ymm7, ymm14, ymm11                                      ;   710.5 p5      42 t
        vpand ymm2, ymm2, ymm7                                        ;   711.5 p0      42 t
        vpxor ymm6, ymm6, ymm2                                        ;   712.5 p1      42 t
        vpxor ymm9, ymm9, ymm2                                        ;   712.5 p5      42 t
        vpand ymm2, ymm4, ymm8                                        ;   712.5 p0      42 t
        vpxor ymm9, ymm9, ymm2                                        ;   713.5 p1      42 t
        vpxor ymm10, ymm8, ymm9                                       ;   714.5 p5      42 t
        vpor ymm2, ymm2, ymm10                                        ;   715.5 p0      42 t
        vpand ymm9, ymm9, ymm6                                        ;   714.5 p1      42 t
        vpxor ymm4, ymm4, ymm9                                        ;   715.5 p5      42 t
        vpxor ymm2, ymm2, ymm4                                        ;   716.5 p0      42 t
        vpand ymm7, ymm7, ymm2                                        ;   717.5 p1      42 t
        vpand ymm9, ymm6, ymm4                                        ;   716.5 p5      42 t
        vpxor ymm8, ymm8, ymm9                                        ;   717.5 p0      42 t
        vpand ymm4, ymm4, ymm8                                        ;   718.5 p1      42 t
        vpxor ymm6, ymm6, ymm4                                        ;   719.5 p5      42 t
        vpor ymm4, ymm2, ymm8                                         ;   718.5 p0      42 t
        vpxor ymm10, ymm10, ymm4                                      ;   719.5 p1      42 t
        vpand ymm12, ymm12, ymm2                                      ;   717.5 p5      42 t
        vpand ymm15, ymm15, ymm10                                     ;   720.5 p0      42 t
        vpxor ymm4, ymm2, ymm8                                        ;   718.5 p1      42 t
        vpand ymm1, ymm1, ymm4                                        ;   719.5 p5      42 t
        vpand ymm13, ymm13, ymm4                                      ;   719.5 p0      42 t
        vpxor ymm4, ymm4, ymm10                                       ;   720.5 p1      42 t
        vpand ymm0, ymm0, ymm4                                        ;   721.5 p5      42 t
        vpxor ymm1, ymm1, ymm0                                        ;   722.5 p0      42 t
        vpand ymm9, ymm10, [rbp + 12896]                              ;   720.5 p1+p3   42 t
        vpxor ymm0, ymm0, ymm9                                        ;   722.5 p5      42 t
        vpxor ymm10, ymm10, ymm6                                      ;   720.5 p0      42 t
        vpxor ymm2, ymm2, ymm10                                       ;   721.5 p1      42 t
        vpand ymm9, ymm6, [rbp + 11040]                               ;   720.5 p5+p2   42 t
        vpand ymm14, ymm14, ymm10                                     ;   721.5 p0      42 t
        vpand ymm11, ymm11, ymm2                                      ;   722.5 p1      42 t
        vpand ymm10, ymm10, [rbp + 12832]                             ;   721.5 p5+p3   42 t
        vpxor ymm10, ymm10, ymm13                                     ;   722.5 p0      42 t
        vmovdqu [rbp + 12832], ymm11                                  ;   723.5 p7+p4   42 t spill
        vpand ymm11, ymm6, [rbp + 10976]                              ;   722.2 p1+p2   42 t
        vpxor ymm13, ymm13, ymm11                                     ;   723.2 p5      42 t
        vpxor ymm6, ymm6, ymm8                                        ;   723.0 p0      42 t
        vpand ymm3, ymm3, ymm6                                        ;   724.0 p1      42 t
        vpand ymm5, ymm5, ymm8                                        ;   723.5 p5      42 t
        vpand ymm2, ymm2, [rbp + 12864]                               ;   724.0 p0+p3   42 t
        vpand ymm6, ymm6, [rbp + 12960]                               ;   724.2 p1+p2   42 t
        vpxor ymm14, ymm14, ymm7                                      ;   724.5 p5      42 t
        vpxor ymm14, ymm14, ymm1                                      ;   725.5 p0      42 t
        vpxor ymm15, ymm15, ymm13                                     ;   725.2 p1      42 t
        vpxor ymm15, ymm15, ymm3                                      ;   726.2 p5      42 t
        vpxor ymm3, ymm3, ymm2                                        ;   726.0 p0      42 t
        vpxor ymm3, ymm3, ymm10                                       ;   727.0 p1      42 t
        vpand ymm8, ymm8, [rbp + 8864]                                ;   726.5 p5+p3   42 t
        vpxor ymm5, ymm5, ymm15                                       ;   727.2 p0      42 t
        vpand ymm4, ymm4, [rbp + 12928]                               ;   727.2 p1+p2   42 t
        vpxor ymm9, ymm9, ymm1                                        ;   727.5 p5      42 t
        vpxor ymm9, ymm9, ymm5                                        ;   728.5 p0      42 t
        vpxor ymm12, ymm12, ymm10                                     ;   728.2 p1      42 t
        vpxor ymm8, ymm8, ymm3                                        ;   728.5 p5      42 t
        vpxor ymm8, ymm8, ymm5                                        ;   729.5 p0      42 t
        vpxor ymm12, ymm12, ymm8                                      ;   730.5 p1      42 t
        vpxor ymm6, ymm6, ymm5                                        ;   729.5 p5      42 t
        vpxor ymm6, ymm6, ymm0                                        ;   730.5 p0      42 t
        vpxor ymm4, ymm4, ymm8                                        ;   730.5 p1      42 t
        vpxor ymm1, ymm9, ymm6                                        ;   731.5 p5      42 t
        vpxor ymm1, ymm1, ymm12                                       ;   732.5 p0      42 t
        vmovdqu ymm2, [rbp + 11360]                                   ;   710.8 p3      41 t
        vpxor ymm2, ymm2, [rbp + 12512]                               ;   731.2 p1+p2   41 t
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256]       ;   711.8 p3      41 t reload
        vpxor ymm2, ymm2, ymm5                                        ;   732.2 p5      41 t
        vmovdqu ymm8, [rbp + 11616]                                   ;   712.0 p2      23 t reload
        vpxor ymm10, ymm4, ymm8                                       ;   732.0 p0      41 t
        vpxor ymm10, ymm10, ymm1                                      ;   733.5 p1      41 t
        vmovdqu ymm11, [rbp + 8416]                                   ;   712.8 p3      41 t reload
        vmovdqu [rbp + 11616], ymm6                                   ;   731.5 p7+p4   42 t spill
        vpxor ymm6, ymm2, ymm11                                       ;   733.2 p5      41 t
        vpxor ymm11, ymm11, [rbp + 12800]                             ;   733.0 p0+p2   41 t
        vpxor ymm8, ymm8, ymm11                                       ;   734.0 p1      41 t
        vmovdqu [rbp + 12800], ymm4                                   ;   731.5 p3+p4   42 t spill
        vpxor ymm4, ymm10, [rbp + 11456]                              ;   734.5 p5+p2   41 t
        vmovdqu [rbp + 8416], ymm1                                    ;   733.5 p7+p4   42 t spill
        vmovdqa ymm1, ymm6                                            ;   734.2         41 t copy
        vmovdqu [rbp + 12512], ymm6                                   ;   734.2 p3+p4   41 t spill
        vmovdqu ymm6, [rbp + 11456]                                   ;   715.2 p2      41 t
        vpxor ymm6, ymm6, [rbp + 12288]                               ;   734.0 p0+p3   41 t
        vpxor ymm6, ymm6, [rbp + 12256]                               ;   735.0 p1+p2   41 t
        vpxor ymm1, ymm1, ymm6                                        ;   736.0 p5      41 t
        vpxor ymm6, ymm6, [rbp + 11360]                               ;   736.0 p0+p3   41 t
        vpxor ymm10, ymm10, ymm6                                      ;   737.0 p1      41 t
        vpxor ymm2, ymm2, ymm8                                        ;   735.5 p5      41 t
        vpxor ymm11, ymm11, ymm4                                      ;   736.0 p0      41 t
        vpxor ymm12, ymm12, [rbp + 11712]                             ;   736.2 p1+p2   41 t
        vpxor ymm12, ymm12, ymm5                                      ;   737.2 p5      41 t
        vmovdqu [rbp + 11360], ymm6                                   ;   737.0 p7+p4   41 t spill
        vpxor ymm6, ymm12, [rbp + 11840]                              ;   738.2 p0+p3   41 t
        vmovdqu [rbp + 11456], ymm4                                   ;   735.5 p2+p4   41 t spill
        vmovdqu ymm4, [rbp + 11968]                                   ;   718.8 p3      41 t
        vpxor ymm4, ymm4, [rbp + 10080]                               ;   737.2 p1+p2   41 t
        vpxor ymm4, ymm4, [rbp + 12480]                               ;   738.2 p5+p3   41 t
        vpxor ymm4, ymm4, [rbp + 12416]                               ;   739.2 p0+p2   41 t
        vpxor ymm4, ymm4, [rbp + 12320]                               ;   740.2 p1+p3   41 t
        vpxor ymm4, ymm4, ymm5                                        ;   741.2 p5      41 t
        vmovdqu [rbp + 12320], ymm8                                   ;   735.0 p7+p4   41 t spill
        vpxor ymm8, ymm4, [rbp + 11680]                               ;   742.2 p0+p2   41 t
        vmovdqu [rbp + 12416], ymm11                                  ;   737.0 p7+p4   41 t spill
        vmovdqa ymm11, ymm8                                           ;   743.2         41 t copy
        vmovdqu [rbp + 12480], ymm8                                   ;   743.2 p3+p4   41 t spill
        vmovdqu ymm8, [rbp + 11840]                                   ;   722.2 p2      41 t
        vpxor ymm8, ymm8, [rbp + 12224]                               ;   739.2 p1+p3   41 t
        vpxor ymm8, ymm8, ymm5                                        ;   740.2 p5      41 t
        vpxor ymm11, ymm11, ymm8                                      ;   743.2 p0      41 t
        vpxor ymm8, ymm8, [rbp + 11968]                               ;   741.2 p1+p2   41 t
        vpxor ymm12, ymm12, ymm8                                      ;   742.2 p5      41 t
        vmovdqu [rbp + 11968], ymm8                                   ;   742.2 p7+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   739.2         41 t copy
        vmovdqu [rbp + 12224], ymm6                                   ;   739.2 p7+p4   41 t spill
        vmovdqu ymm6, [rbp + 11680]                                   ;   723.8 p3      41 t
        vpxor ymm6, ymm6, [rbp + 12768]                               ;   741.0 p0+p2   41 t
        vpxor ymm6, ymm6, [rbp + 12736]                               ;   742.0 p1+p3   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   743.0 p5      41 t
        vpxor ymm0, ymm0, ymm7                                        ;   742.0 p0      41 t
        vpxor ymm0, ymm0, ymm9                                        ;   743.0 p1      41 t
        vmovdqu ymm7, [rbp + 10592]                                   ;   725.2 p2      23 t reload
        vpxor ymm0, ymm0, ymm7                                        ;   744.0 p5      41 t
        vpxor ymm0, ymm0, [rbp + 12832]                               ;   745.0 p0+p3   41 t
        vpxor ymm0, ymm0, ymm5                                        ;   746.0 p1      41 t
        vpxor ymm6, ymm6, [rbp + 11712]                               ;   743.5 p5+p2   41 t
        vpxor ymm4, ymm4, ymm6                                        ;   744.5 p0      41 t
        vmovdqu ymm9, [rbp + 10624]                                   ;   726.8 p3      22 t reload
        vmovdqu [rbp + 10592], ymm6                                   ;   744.5 p7+p4   41 t spill
        vpxor ymm6, ymm0, ymm9                                        ;   747.0 p1      41 t
        vpxor ymm9, ymm9, [rbp + 11552]                               ;   744.5 p5+p2   41 t
        vpxor ymm9, ymm9, [rbp + 10752]                               ;   745.5 p0+p3   41 t
        vpxor ymm9, ymm9, [rbp + 8544]                                ;   746.5 p1+p2   41 t
        vpxor ymm9, ymm9, [rbp + 12096]                               ;   747.5 p5+p3   41 t
        vpxor ymm9, ymm9, ymm5                                        ;   748.5 p0      41 t
        vmovdqu [rbp + 12096], ymm8                                   ;   744.0 p7+p4   41 t spill
        vpxor ymm8, ymm9, [rbp + 11296]                               ;   749.5 p1+p2   41 t
        vmovdqu [rbp + 8544], ymm4                                    ;   745.5 p7+p4   41 t spill
        vmovdqu ymm4, [rbp + 11296]                                   ;   729.8 p3      41 t
        vpxor ymm4, ymm4, [rbp + 11200]                               ;   746.5 p5+p2   41 t
        vpxor ymm4, ymm4, ymm5                                        ;   747.5 p0      41 t
        vpxor ymm0, ymm0, ymm8                                        ;   750.5 p1      41 t
        vmovdqu [rbp + 11200], ymm8                                   ;   750.5 p7+p4   41 t spill
        vpxor ymm8, ymm4, [rbp + 11424]                               ;   748.5 p5+p3   41 t
        vpxor ymm9, ymm9, ymm8                                        ;   749.5 p0      41 t
        vmovdqu [rbp + 11296], ymm8                                   ;   749.5 p2+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   748.0         41 t copy
        vmovdqu [rbp + 10752], ymm6                                   ;   748.0 p7+p4   41 t spill
        vmovdqu ymm6, [rbp + 11424]                                   ;   731.8 p3      41 t
        vpxor ymm6, ymm6, [rbp + 11104]                               ;   748.2 p1+p2   41 t
        vpxor ymm6, ymm6, ymm5                                        ;   749.2 p5      41 t
        vpxor ymm7, ymm7, ymm6                                        ;   750.2 p0      41 t
        vpxor ymm8, ymm8, ymm6                                        ;   750.2 p1      41 t
        vpxor ymm4, ymm4, ymm7                                        ;   751.2 p5      41 t
        vmovdqu ymm6, [rbp + 10368]                                   ;   733.0 p3      23 t reload
        vpxor ymm15, ymm15, ymm6                                      ;   750.0 p0      41 t
        vpxor ymm15, ymm15, ymm5                                      ;   751.0 p1      41 t
        vmovdqu [rbp + 10368], ymm7                                   ;   751.2 p7+p4   41 t spill
        vpxor ymm7, ymm15, [rbp + 8512]                               ;   752.0 p5+p2   41 t
        vmovdqu [rbp + 11104], ymm8                                   ;   751.2 p3+p4   41 t spill
        vmovdqu ymm8, [rbp + 10240]                                   ;   735.0 p2      41 t
        vpxor ymm8, ymm8, [rbp + 10144]                               ;   751.0 p0+p3   41 t
        vpxor ymm8, ymm8, [rbp + 12352]                               ;   752.0 p1+p2   41 t
        vpxor ymm8, ymm8, [rbp + 11136]                               ;   753.0 p5+p3   41 t
        vmovdqu [rbp + 12352], ymm4                                   ;   752.2 p7+p4   41 t spill
        vpxor ymm4, ymm8, [rbp + 9536]                                ;   754.0 p0+p2   41 t
        vmovdqu [rbp + 10144], ymm2                                   ;   736.8 p7+p4   41 t spill
        vmovdqa ymm2, ymm4                                            ;   755.0         41 t copy
        vmovdqu [rbp + 11424], ymm4                                   ;   755.0 p3+p4   41 t spill
        vmovdqu ymm4, [rbp + 8512]                                    ;   738.0 p2      41 t
        vpxor ymm4, ymm4, [rbp + 12160]                               ;   752.2 p1+p3   41 t
        vpxor ymm4, ymm4, ymm5                                        ;   753.2 p5      41 t
        vpxor ymm2, ymm2, ymm4                                        ;   755.0 p0      41 t
        vpxor ymm4, ymm4, [rbp + 10240]                               ;   754.2 p1+p2   41 t
        vpxor ymm15, ymm15, ymm4                                      ;   755.2 p5      41 t
        vmovdqu [rbp + 10240], ymm4                                   ;   755.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm7                                            ;   753.0         41 t copy
        vmovdqu [rbp + 12160], ymm7                                   ;   753.0 p3+p4   41 t spill
        vmovdqu ymm7, [rbp + 9536]                                    ;   740.0 p2      41 t
        vpxor ymm7, ymm7, [rbp + 12576]                               ;   754.0 p0+p3   41 t
        vpxor ymm7, ymm7, [rbp + 12544]                               ;   755.0 p1+p2   41 t
        vpxor ymm7, ymm7, [rbp + 12608]                               ;   756.0 p5+p3   41 t
        vpxor ymm7, ymm7, [rbp + 12672]                               ;   757.0 p0+p2   41 t
        vpxor ymm7, ymm7, ymm5                                        ;   758.0 p1      41 t
        vpxor ymm6, ymm6, ymm7                                        ;   759.0 p5      41 t
        vpxor ymm4, ymm4, ymm7                                        ;   759.0 p0      41 t
        vpxor ymm8, ymm8, ymm6                                        ;   760.0 p1      41 t
        vpxor ymm3, ymm3, ymm13                                       ;   756.5 p5      41 t
        vpxor ymm3, ymm3, ymm14                                       ;   757.5 p0      41 t
        vmovdqu ymm7, [rbp + 11808]                                   ;   742.2 p3      23 t reload
        vpxor ymm3, ymm3, ymm7                                        ;   758.5 p1      41 t
        vmovdqu ymm13, [rbp + 11936]                                  ;   743.0 p2      22 t reload
        vmovdqu [rbp + 11808], ymm6                                   ;   760.0 p7+p4   41 t spill
        vpxor ymm6, ymm3, ymm13                                       ;   759.5 p5      41 t
        vpxor ymm13, ymm13, [rbp + 12128]                             ;   758.0 p0+p3   41 t
        vpxor ymm13, ymm13, [rbp + 12192]                             ;   759.0 p1+p2   41 t
        vpxor ymm13, ymm13, [rbp + 11328]                             ;   760.0 p5+p3   41 t
        vmovdqu [rbp + 12192], ymm4                                   ;   760.0 p7+p4   41 t spill
        vpxor ymm4, ymm13, [rbp + 12064]                              ;   761.0 p0+p2   41 t
        vmovdqu [rbp + 12128], ymm8                                   ;   761.0 p7+p4   41 t spill
        vmovdqu ymm8, [rbp + 12064]                                   ;   745.2 p3      41 t
        vpxor ymm8, ymm8, [rbp + 11136]                               ;   759.2 p1+p2   41 t
        vpxor ymm8, ymm8, [rbp + 12448]                               ;   760.2 p5+p3   41 t
        vpxor ymm8, ymm8, ymm5                                        ;   761.2 p0      41 t
        vpxor ymm3, ymm3, ymm4                                        ;   762.0 p1      41 t
        vmovdqu [rbp + 11136], ymm4                                   ;   762.0 p7+p4   41 t spill
        vpxor ymm4, ymm8, [rbp + 11584]                               ;   762.2 p5+p2   41 t
        vpxor ymm13, ymm13, ymm4                                      ;   763.2 p0      41 t
        vmovdqu [rbp + 12064], ymm4                                   ;   763.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm6                                            ;   760.5         41 t copy
        vmovdqu [rbp + 11936], ymm6                                   ;   760.5 p3+p4   41 t spill
        vmovdqu ymm6, [rbp + 11584]                                   ;   748.0 p2      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   761.2 p1      41 t
        vpxor ymm6, ymm6, [rbp + 12640]                               ;   762.2 p5+p3   41 t
        vpxor ymm7, ymm7, ymm6                                        ;   763.2 p0      41 t
        vpxor ymm4, ymm4, ymm6                                        ;   763.2 p1      41 t
        vpxor ymm8, ymm8, ymm7                                        ;   764.2 p5      41 t
        vpxor ymm14, ymm14, ymm5                                      ;   763.0 p0      41 t
        vmovdqu ymm6, [rbp + 11776]                                   ;   749.0 p2      23 t reload
        vpxor ymm14, ymm14, ymm6                                      ;   764.0 p1      41 t
        vpxor ymm14, ymm14, [rbp + 8416]                              ;   765.0 p5+p3   41 t
        vmovdqu [rbp + 11776], ymm7                                   ;   764.2 p7+p4   41 t spill
        vpxor ymm7, ymm14, [rbp + 11904]                              ;   766.0 p0+p2   41 t
        vmovdqu [rbp + 8416], ymm4                                    ;   764.2 p3+p4   41 t spill
        vmovdqu ymm4, [rbp + 12032]                                   ;   751.0 p2      41 t
        vpxor ymm4, ymm4, ymm5                                        ;   764.2 p1      41 t
        vpxor ymm4, ymm4, [rbp + 11232]                               ;   765.2 p5+p3   41 t
        vmovdqu [rbp + 12640], ymm8                                   ;   765.2 p7+p4   41 t spill
        vpxor ymm8, ymm4, [rbp + 11648]                               ;   766.2 p0+p2   41 t
        vmovdqu [rbp + 11584], ymm13                                  ;   764.2 p7+p4   41 t spill
        vmovdqa ymm13, ymm8                                           ;   767.2         41 t copy
        vmovdqu [rbp + 12672], ymm8                                   ;   767.2 p3+p4   41 t spill
        vmovdqu ymm8, [rbp + 11904]                                   ;   753.0 p2      41 t
        vpxor ymm8, ymm8, ymm5                                        ;   765.2 p1      41 t
        vpxor ymm8, ymm8, [rbp + 11328]                               ;   766.2 p5+p3   41 t
        vpxor ymm8, ymm8, [rbp + 12288]                               ;   767.2 p0+p2   41 t
        vpxor ymm13, ymm13, ymm8                                      ;   768.2 p1      41 t
        vpxor ymm8, ymm8, [rbp + 12032]                               ;   768.2 p5+p3   41 t
        vpxor ymm14, ymm14, ymm8                                      ;   769.2 p0      41 t
        vmovdqu [rbp + 12032], ymm8                                   ;   769.2 p7+p4   41 t spill
        vmovdqa ymm8, ymm7                                            ;   767.0         41 t copy
        vmovdqu [rbp + 12288], ymm7                                   ;   767.0 p2+p4   41 t spill
        vmovdqu ymm7, [rbp + 11648]                                   ;   755.5 p3      41 t
        vpxor ymm7, ymm7, [rbp + 12704]                               ;   767.2 p1+p2   41 t
        vpxor ymm7, ymm7, [rbp + 11168]                               ;   768.2 p5+p3   41 t
        vpxor ymm7, ymm7, [rbp + 11072]                               ;   769.2 p0+p2   41 t
        vpxor ymm6, ymm6, ymm7                                        ;   770.2 p1      41 t
        vpxor ymm8, ymm8, ymm7                                        ;   770.2 p5      41 t
        vpxor ymm4, ymm4, ymm6                                        ;   771.2 p0      41 t
        vmovdqu ymm7, [rbp + 12000]                                   ;   757.5 p3      41 t
        vpxor ymm7, ymm7, [rbp + 12384]                               ;   769.2 p1+p2   41 t
        vmovdqu [rbp + 12384], ymm6                                   ;   771.2 p7+p4   41 t spill
        vpxor ymm6, ymm7, [rbp + 11520]                               ;   770.2 p5+p3   41 t
        vmovdqu [rbp + 11168], ymm8                                   ;   771.2 p7+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   771.2         41 t copy
        vmovdqu [rbp + 12704], ymm6                                   ;   771.2 p2+p4   41 t spill
        vmovdqu ymm6, [rbp + 11872]                                   ;   759.5 p3      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   770.0 p0      41 t
        vpxor ymm6, ymm6, [rbp + 12256]                               ;   771.0 p1+p2   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   772.0 p5      41 t
        vpxor ymm6, ymm6, [rbp + 12000]                               ;   772.0 p0+p3   41 t
        vmovdqu [rbp + 12000], ymm4                                   ;   772.2 p7+p4   41 t spill
        vmovdqa ymm4, ymm6                                            ;   773.0         41 t copy
        vmovdqu [rbp + 12256], ymm6                                   ;   773.0 p7+p4   41 t spill
        vmovdqu ymm6, [rbp + 11744]                                   ;   761.0 p2      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   771.2 p1      41 t
        vpxor ymm6, ymm6, [rbp + 12800]                               ;   772.2 p5+p3   41 t
        vpxor ymm4, ymm4, ymm6                                        ;   773.2 p0      41 t
        vpxor ymm6, ymm6, [rbp + 11872]                               ;   773.2 p1+p2   41 t
        vmovdqu [rbp + 11872], ymm8                                   ;   773.0 p7+p4   41 t spill
        vmovdqa ymm8, ymm6                                            ;   774.2         41 t copy
        vmovdqu [rbp + 12800], ymm6                                   ;   774.2 p3+p4   41 t spill
        vmovdqu ymm6, [rbp + 11520]                                   ;   763.0 p2      41 t
        vpxor ymm6, ymm6, ymm5                                        ;   772.5 p5      41 t
        vpxor ymm6, ymm6, [rbp + 11072]                               ;   773.5 p0+p3   41 t
        vpxor ymm6, ymm6, [rbp + 12768]                               ;   774.5 p1+p2   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   775.5 p5      41 t
        vpxor ymm6, ymm6, [rbp + 11744]                               ;   775.5 p0+p3   41 t
        vpxor ymm7, ymm7, ymm6                                        ;   776.5 p1      41 t
        vpxor ymm5, ymm5, [rbp + 11488]                               ;   774.5 p5+p2   41 t
        vpxor ymm5, ymm5, [rbp + 12736]                               ;   775.5 p0+p3   41 t
        vmovdqu [rbp + 12736], ymm6                                   ;   776.5 p7+p4   41 t spill
        vpxor ymm6, ymm5, [rbp + 11392]                               ;   776.5 p1+p2   41 t
        vmovdqu [rbp + 11744], ymm8                                   ;   776.5 p7+p4   41 t spill
        vmovdqu ymm8, [rbp + 8448]                                    ;   766.5 p3      41 t
        vpxor ymm8, ymm8, [rbp + 12448]                               ;   775.5 p5+p2   41 t
        vpxor ymm8, ymm8, [rbp + 11232]                               ;   776.5 p0+p3   41 t
        vmovdqu [rbp + 11232], ymm7                                   ;   777.5 p7+p4   41 t spill
        vpxor ymm7, ymm8, [rbp + 11488]                               ;   777.5 p1+p2   41 t
        vmovdqu [rbp + 11488], ymm13                                  ;   769.2 p7+p4   41 t spill
        vmovdqa ymm13, ymm7                                           ;   778.5         41 t copy
        vmovdqu [rbp + 12448], ymm7                                   ;   778.5 p3+p4   41 t spill
        vmovdqu ymm7, [rbp + 9440]                                    ;   769.0 p2      41 t
        vpxor ymm7, ymm7, [rbp + 11264]                               ;   776.5 p5+p3   41 t
        vpxor ymm13, ymm13, ymm7                                      ;   778.5 p0      41 t
        vpxor ymm7, ymm7, [rbp + 8448]                                ;   777.5 p1+p2   41 t
        vpxor ymm8, ymm8, ymm6                                        ;   777.5 p5      41 t
        vmovdqu [rbp + 8448], ymm6                                    ;   777.5 p7+p4   41 t spill
        vmovdqa ymm6, ymm7                                            ;   778.5         41 t copy
        vmovdqu [rbp + 11264], ymm7                                   ;   778.5 p7+p4   41 t spill
        vmovdqu ymm7, [rbp + 11392]                                   ;   770.5 p3      41 t
        vpxor ymm7, ymm7, [rbp + 11616]                               ;   778.0 p0+p2   41 t
        vpxor ymm6, ymm6, ymm7                                        ;   779.0 p1      41 t
        vpxor ymm7, ymm7, [rbp + 9440]                                ;   779.0 p5+p3   41 t
        vpxor ymm5, ymm5, ymm7                                        ;   780.0 p0      41 t
        vmovdqu [rbp + 9440], ymm7                                    ;   780.0 p7+p4   41 t spill
        vpxor ymm7, ymm10, [rbp + 9216]                               ;   779.2 p1+p2   62 t
        vmovdqu [rbp + 9216], ymm7                                    ;   780.2 p7+p4   62 t spill
        vpxor ymm7, ymm12, [rbp + 8288]                               ;   779.5 p5+p3   62 t
        vmovdqu [rbp + 8288], ymm7                                    ;   780.5 p7+p4   62 t spill
        vpxor ymm7, ymm0, [rbp + 8960]                                ;   780.0 p0+p2   62 t
        vmovdqu [rbp + 8960], ymm7                                    ;   781.0 p3+p4   62 t spill
        vpxor ymm7, ymm15, [rbp + 8064]                               ;   780.2 p1+p2   62 t
        vmovdqu [rbp + 8064], ymm7                                    ;   781.2 p7+p4   62 t spill
        vpxor ymm7, ymm3, [rbp + 8096]                                ;   780.5 p5+p3   62 t
        vmovdqu [rbp + 8096], ymm7                                    ;   781.5 p7+p4   62 t spill
        vpxor ymm7, ymm14, [rbp + 8128]                               ;   781.0 p0+p2   62 t
        vmovdqu [rbp + 8128], ymm7                                    ;   782.0 p3+p4   62 t spill
        vpxor ymm7, ymm4, [rbp + 9056]                                ;   781.2 p1+p2   62 t
        vmovdqu [rbp + 9056], ymm7                                    ;   782.2 p7+p4   62 t spill
        vpxor ymm7, ymm1, [rbp + 8160]                                ;   781.5 p5+p3   62 t
        vmovdqu [rbp + 8160], ymm7                                    ;   782.5 p7+p4   62 t spill
        vpxor ymm7, ymm11, [rbp + 9376]                               ;   782.0 p0+p2   62 t
        vmovdqu [rbp + 9376], ymm7                                    ;   783.0 p3+p4   62 t spill
        vpxor ymm7, ymm9, [rbp + 8192]                                ;   782.2 p1+p2   62 t
        vmovdqu [rbp + 8192], ymm7                                    ;   783.2 p7+p4   62 t spill
        vpxor ymm7, ymm6, [rbp + 9344]                                ;   782.5 p5+p3   62 t
        vmovdqu [rbp + 9344], ymm7                                    ;   783.5 p7+p4   62 t spill
        vpxor ymm7, ymm2, [rbp + 8224]                                ;   783.0 p0+p2   62 t
        vmovdqu [rbp + 8224], ymm7                                    ;   784.0 p3+p4   62 t spill
        vpxor ymm7, ymm13, [rbp + 15520]                              ;   783.2 p1+p2   62 t
        vmovdqu [rbp + 11616], ymm7                                   ;   784.8 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11584]                                   ;   780.5 p3      62 t
        vpxor ymm7, ymm7, [rbp + 8256]                                ;   786.5 p5+p2   62 t
        vmovdqu [rbp + 8256], ymm7                                    ;   787.5 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11488]                                   ;   781.5 p3      62 t
        vpxor ymm7, ymm7, [rbp + 9312]                                ;   787.5 p0+p2   62 t
        vmovdqu [rbp + 9312], ymm7                                    ;   788.5 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11872]                                   ;   782.5 p3      62 t
        vpxor ymm7, ymm7, [rbp + 15488]                               ;   788.5 p1+p2   62 t
        vmovdqu [rbp + 11392], ymm7                                   ;   789.5 p7+p4   62 t spill
        vpxor ymm7, ymm8, [rbp + 15776]                               ;   784.5 p5+p3   62 t
        vmovdqu [rbp + 12768], ymm7                                   ;   788.8 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 10144]                                   ;   784.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 15552]                               ;   790.0 p0+p3   62 t
        vmovdqu [rbp + 11072], ymm7                                   ;   791.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 8544]                                    ;   785.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 15584]                               ;   791.0 p1+p3   62 t
        vmovdqu [rbp + 11520], ymm7                                   ;   792.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12352]                                   ;   786.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 15616]                               ;   792.0 p5+p3   62 t
        vmovdqu [rbp + 11648], ymm7                                   ;   793.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12128]                                   ;   787.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 15648]                               ;   793.0 p0+p3   62 t
        vmovdqu [rbp + 11328], ymm7                                   ;   794.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12640]                                   ;   788.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 15680]                               ;   794.0 p1+p3   62 t
        vmovdqu [rbp + 11904], ymm7                                   ;   795.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 12000]                                   ;   789.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 15712]                               ;   795.0 p5+p3   62 t
        vmovdqu [rbp + 12608], ymm7                                   ;   796.0 p7+p4   62 t spill
        vmovdqu ymm7, [rbp + 11232]                                   ;   790.0 p2      62 t
        vpxor ymm7, ymm7, [rbp + 15744]                               ;   796.0 p0+p3   62 t
        vpxor ymm1, ymm1, [rbp + 16064]                               ;   791.0 p1+p2   62 t
        vpxor ymm1, ymm1, [rbp + 12320]                               ;   792.0 p5+p3   62 t
        vmovdqu [rbp + 12320], ymm1                                   ;   795.8 p7+p4   62 t spill
        vpxor ymm1, ymm5, [rbp + 16032]                               ;   792.0 p0+p2   62 t
        vmovdqu [rbp + 12544], ymm1                                   ;   796.8 p7+p4   62 t spill
        vmovdqu ymm1, [rbp + 12416]                                   ;   792.5 p3      62 t
        vpxor ymm1, ymm1, [rbp + 15808]                               ;   798.5 p1+p2   62 t
        vpxor ymm11, ymm11, [rbp + 16096]                             ;   793.5 p5+p3   62 t
        vpxor ymm11, ymm11, [rbp + 10592]                             ;   794.5 p0+p2   62 t
        vmovdqu [rbp + 10592], ymm11                                  ;   797.8 p7+p4   62 t spill
        vmovdqu ymm11, [rbp + 12096]                                  ;   794.5 p3      62 t
        vpxor ymm11, ymm11, [rbp + 15840]                             ;   800.5 p1+p2   62 t
        vpxor ymm9, ymm9, [rbp + 16128]                               ;   795.5 p5+p3   62 t
        vpxor ymm9, ymm9, [rbp + 10368]                               ;   796.5 p0+p2   62 t
        vmovdqu [rbp + 10368], ymm9                                   ;   798.8 p7+p4   62 t spill
        vmovdqu ymm9, [rbp + 11104]                                   ;   796.5 p3      62 t
        vpxor ymm9, ymm9, [rbp + 15872]                               ;   802.5 p1+p2   62 t
        vpxor ymm2, ymm2, [rbp + 16160]                               ;   797.5 p5+p3   62 t
        vpxor ymm2, ymm2, [rbp + 11808]                               ;   798.5 p0+p2   62 t
        vmovdqu [rbp + 11808], ymm2                                   ;   799.8 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 12192]                                   ;   798.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 15904]                               ;   804.5 p1+p2   62 t
        vmovdqu [rbp + 12576], ymm2                                   ;   805.5 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 8416]                                    ;   799.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 15936]                               ;   805.5 p5+p2   62 t
        vmovdqu [rbp + 9536], ymm2                                    ;   806.5 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 11168]                                   ;   800.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 15968]                               ;   806.5 p0+p2   62 t
        vmovdqu [rbp + 8512], ymm2                                    ;   807.5 p7+p4   62 t spill
        vmovdqu ymm2, [rbp + 11744]                                   ;   801.5 p3      62 t
        vpxor ymm2, ymm2, [rbp + 16000]                               ;   807.5 p1+p2   62 t
        vpxor ymm13, ymm13, [rbp + 16288]                             ;   802.5 p5+p3   62 t
        vpxor ymm13, ymm13, [rbp + 8448]                              ;   803.5 p0+p2   62 t
        vmovdqu [rbp + 8448], ymm13                                   ;   804.5 p7+p4   62 t spill
        vmovdqu ymm13, [rbp + 11776]                                  ;   803.5 p3      62 t
        vpxor ymm13, ymm13, [rbp + 16192]                             ;   809.5 p1+p2   62 t
        vpxor ymm13, ymm13, [rbp + 11584]                             ;   810.5 p5+p3   62 t
        vmovdqu [rbp + 11584], ymm13                                  ;   811.5 p7+p4   62 t spill
        vmovdqu ymm13, [rbp + 12384]                                  ;   805.0 p2      62 t
        vpxor ymm13, ymm13, [rbp + 16224]                             ;   811.0 p0+p3   62 t
        vpxor ymm13, ymm13, [rbp + 11488]                             ;   812.0 p1+p2   62 t
        vmovdqu [rbp + 11488], ymm13                                  ;   813.0 p7+p4   62 t spill
        vmovdqu ymm13, [rbp + 12736]                                  ;   806.5 p3      62 t
        vpxor ymm13, ymm13, [rbp + 16256]                             ;   812.5 p5+p2   62 t
        vpxor ymm13, ymm13, [rbp + 11872]                             ;   813.5 p0+p3   62 t
        vpxor ymm8, ymm8, [rbp + 16544]                               ;   808.0 p1+p2   62 t
        vpxor ymm8, ymm8, [rbp + 9440]                                ;   809.0 p5+p3   62 t
        vmovdqu [rbp + 9440], ymm8                                    ;   810.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 11456]                                   ;   809.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 16320]                               ;   815.0 p0+p3   62 t
        vpxor ymm8, ymm8, [rbp + 10144]                               ;   816.0 p1+p2   62 t
        vmovdqu [rbp + 10144], ymm8                                   ;   817.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12224]                                   ;   810.5 p3      62 t
        vpxor ymm8, ymm8, [rbp + 16352]                               ;   816.5 p5+p2   62 t
        vpxor ymm8, ymm8, [rbp + 8544]                                ;   817.5 p0+p3   62 t
        vmovdqu [rbp + 8544], ymm8                                    ;   818.5 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 10752]                                   ;   812.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 16384]                               ;   818.0 p1+p3   62 t
        vpxor ymm8, ymm8, [rbp + 12352]                               ;   819.0 p5+p2   62 t
        vmovdqu [rbp + 12352], ymm8                                   ;   820.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12160]                                   ;   813.5 p3      62 t
        vpxor ymm8, ymm8, [rbp + 16416]                               ;   819.5 p0+p2   62 t
        vpxor ymm8, ymm8, [rbp + 12128]                               ;   820.5 p1+p3   62 t
        vmovdqu [rbp + 12128], ymm8                                   ;   821.5 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 11936]                                   ;   815.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 16448]                               ;   821.0 p5+p3   62 t
        vpxor ymm8, ymm8, [rbp + 12640]                               ;   822.0 p0+p2   62 t
        vmovdqu [rbp + 12640], ymm8                                   ;   823.0 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12288]                                   ;   816.5 p3      62 t
        vpxor ymm8, ymm8, [rbp + 16480]                               ;   822.5 p1+p2   62 t
        vpxor ymm8, ymm8, [rbp + 12000]                               ;   823.5 p5+p3   62 t
        vmovdqu [rbp + 12000], ymm8                                   ;   824.5 p7+p4   62 t spill
        vmovdqu ymm8, [rbp + 12800]                                   ;   818.0 p2      62 t
        vpxor ymm8, ymm8, [rbp + 16512]                               ;   824.0 p0+p3   62 t
        vpxor ymm8, ymm8, [rbp + 11232]                               ;   825.0 p1+p2   62 t
        vpxor ymm5, ymm5, [rbp + 16800]                               ;   819.5 p5+p3   62 t
        vpxor ymm5, ymm5, [rbp + 11264]                               ;   820.5 p0+p2   62 t
        vpxor ymm10, ymm10, [rbp + 16832]                             ;   820.5 p1+p3   62 t
        vpxor ymm10, ymm10, [rbp + 12512]                             ;   821.5 p5+p2   62 t
        vmovdqu [rbp + 12512], ymm10                                  ;   822.5 p7+p4   62 t spill
        vmovdqu ymm10, [rbp + 11360]                                  ;   821.5 p3      62 t
        vpxor ymm10, ymm10, [rbp + 16576]                             ;   827.5 p0+p2   62 t
        vpxor ymm10, ymm10, [rbp + 12416]                             ;   828.5 p1+p3   62 t
        vpxor ymm12, ymm12, [rbp + 16864]                             ;   823.0 p5+p2   62 t
        vpxor ymm12, ymm12, [rbp + 12480]                             ;   824.0 p0+p3   62 t
        vmovdqu [rbp + 12480], ymm12                                  ;   825.0 p7+p4   62 t spill
        vmovdqu ymm12, [rbp + 11968]                                  ;   824.0 p2      62 t
        vpxor ymm12, ymm12, [rbp + 16608]                             ;   830.0 p1+p3   62 t
        vpxor ymm12, ymm12, [rbp + 12096]                             ;   831.0 p5+p2   62 t
        vpxor ymm0, ymm0, [rbp + 16896]                               ;   825.5 p0+p3   62 t
        vpxor ymm0, ymm0, [rbp + 11296]                               ;   826.5 p1+p2   62 t
        vmovdqu [rbp + 11296], ymm0                                   ;   827.5 p7+p4   62 t spill
        vmovdqu ymm0, [rbp + 11200]                                   ;   826.5 p3      62 t
        vpxor ymm0, ymm0, [rbp + 16640]                               ;   832.5 p5+p2   62 t
        vpxor ymm0, ymm0, [rbp + 11104]                               ;   833.5 p0+p3   62 t
        vpxor ymm15, ymm15, [rbp + 16928]                             ;   828.0 p1+p2   62 t
        vpxor ymm15, ymm15, [rbp + 11424]                             ;   829.0 p5+p3   62 t
        vmovdqu [rbp + 11424], ymm15                                  ;   830.0 p7+p4   62 t spill
        vmovdqu ymm15, [rbp + 10240]                                  ;   829.0 p2      62 t
        vpxor ymm15, ymm15, [rbp + 16672]                             ;   835.0 p0+p3   62 t
        vpxor ymm15, ymm15, [rbp + 12192]                             ;   836.0 p1+p2   62 t
        vpxor ymm3, ymm3, [rbp + 16960]                               ;   830.5 p5+p3   62 t
        vpxor ymm3, ymm3, [rbp + 12064]                               ;   831.5 p0+p2   62 t
        vmovdqu [rbp + 12064], ymm3                                   ;   832.5 p7+p4   62 t spill
        vmovdqu ymm3, [rbp + 11136]                                   ;   831.5 p3      62 t
        vpxor ymm3, ymm3, [rbp + 16704]                               ;   837.5 p1+p2   62 t
        vpxor ymm3, ymm3, [rbp + 8416]                                ;   838.5 p5+p3   62 t
        vpxor ymm14, ymm14, [rbp + 16992]                             ;   833.0 p0+p2   62 t
        vpxor ymm14, ymm14, [rbp + 12672]                             ;   834.0 p1+p3   62 t
        vmovdqu [rbp + 12672], ymm14                                  ;   835.0 p7+p4   62 t spill
        vmovdqu ymm14, [rbp + 12032]                                  ;   834.0 p2      62 t
        vpxor ymm14, ymm14, [rbp + 16736]                             ;   840.0 p5+p3   62 t
        vpxor ymm14, ymm14, [rbp + 11168]                             ;   841.0 p0+p2   62 t
        vpxor ymm4, ymm4, [rbp + 17024]                               ;   835.5 p1+p3   62 t
        vpxor ymm4, ymm4, [rbp + 12704]                               ;   836.5 p5+p2   62 t
        vmovdqu [rbp + 12704], ymm4                                   ;   837.5 p7+p4   62 t spill
        vmovdqu ymm4, [rbp + 12256]                                   ;   836.5 p3      62 t
        vpxor ymm4, ymm4, [rbp + 16768]                               ;   842.5 p0+p2   62 t
        vpxor ymm4, ymm4, [rbp + 11744]                               ;   843.5 p1+p3   62 t
        vpxor ymm6, ymm6, [rbp + 17056]                               ;   838.0 p5+p2   62 t
        vpxor ymm6, ymm6, [rbp + 12448]                               ;   839.0 p0+p3   62 t
        vmovdqu [rbp + 12448], ymm6                                   ;   840.0 p7+p4   62 t spill
        vmovdqu ymm6, [rbp + 9024]                                    ;   839.0 p2      61 t reload
        vmovdqu [rbp + 12992], ymm6                                   ;   845.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10688]                                   ;   839.5 p3      61 t reload
        vmovdqu [rbp + 13024], ymm6                                   ;   845.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9280]                                    ;   840.0 p2      61 t reload
        vmovdqu [rbp + 13056], ymm6                                   ;   846.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9088]                                    ;   840.5 p3      61 t reload
        vmovdqu [rbp + 13088], ymm6                                   ;   846.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9568]                                    ;   841.0 p2      61 t reload
        vmovdqu [rbp + 13120], ymm6                                   ;   847.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9600]                                    ;   841.5 p3      61 t reload
        vmovdqu [rbp + 13152], ymm6                                   ;   847.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10112]                                   ;   842.0 p2      61 t reload
        vmovdqu [rbp + 13184], ymm6                                   ;   848.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9856]                                    ;   842.5 p3      61 t reload
        vmovdqu [rbp + 13216], ymm6                                   ;   848.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10656]                                   ;   843.0 p2      61 t reload
        vmovdqu [rbp + 13248], ymm6                                   ;   849.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10560]                                   ;   843.5 p3      61 t reload
        vmovdqu [rbp + 13280], ymm6                                   ;   849.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8832]                                    ;   844.0 p2      61 t reload
        vmovdqu [rbp + 13312], ymm6                                   ;   850.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9408]                                    ;   844.5 p3      61 t reload
        vmovdqu [rbp + 13344], ymm6                                   ;   850.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8384]                                    ;   845.0 p2      61 t reload
        vmovdqu [rbp + 13376], ymm6                                   ;   851.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10048]                                   ;   845.5 p3      61 t reload
        vmovdqu [rbp + 13408], ymm6                                   ;   851.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9888]                                    ;   846.0 p2      61 t reload
        vmovdqu [rbp + 13440], ymm6                                   ;   852.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9120]                                    ;   846.5 p3      61 t reload
        vmovdqu [rbp + 13472], ymm6                                   ;   852.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10784]                                   ;   847.0 p2      61 t reload
        vmovdqu [rbp + 13504], ymm6                                   ;   853.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9472]                                    ;   847.5 p3      61 t reload
        vmovdqu [rbp + 13536], ymm6                                   ;   853.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8320]                                    ;   848.0 p2      61 t reload
        vmovdqu [rbp + 13568], ymm6                                   ;   854.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10880]                                   ;   848.5 p3      61 t reload
        vmovdqu [rbp + 13600], ymm6                                   ;   854.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8928]                                    ;   849.0 p2      61 t reload
        vmovdqu [rbp + 13632], ymm6                                   ;   855.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9184]                                    ;   849.5 p3      61 t reload
        vmovdqu [rbp + 13664], ymm6                                   ;   855.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10912]                                   ;   850.0 p2      61 t reload
        vmovdqu [rbp + 13696], ymm6                                   ;   856.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10432]                                   ;   850.5 p3      61 t reload
        vmovdqu [rbp + 13728], ymm6                                   ;   856.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8992]                                    ;   851.0 p2      61 t reload
        vmovdqu [rbp + 13760], ymm6                                   ;   857.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10816]                                   ;   851.5 p3      61 t reload
        vmovdqu [rbp + 13792], ymm6                                   ;   857.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10848]                                   ;   852.0 p2      61 t reload
        vmovdqu [rbp + 13824], ymm6                                   ;   858.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10208]                                   ;   852.5 p3      61 t reload
        vmovdqu [rbp + 13856], ymm6                                   ;   858.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9984]                                    ;   853.0 p2      61 t reload
        vmovdqu [rbp + 13888], ymm6                                   ;   859.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8768]                                    ;   853.5 p3      61 t reload
        vmovdqu [rbp + 13920], ymm6                                   ;   859.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9632]                                    ;   854.0 p2      61 t reload
        vmovdqu [rbp + 13952], ymm6                                   ;   860.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10944]                                   ;   854.5 p3      61 t reload
        vmovdqu [rbp + 13984], ymm6                                   ;   860.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10272]                                   ;   855.0 p2      61 t reload
        vmovdqu [rbp + 14016], ymm6                                   ;   861.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9760]                                    ;   855.5 p3      61 t reload
        vmovdqu [rbp + 14048], ymm6                                   ;   861.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9152]                                    ;   856.0 p2      61 t reload
        vmovdqu [rbp + 14080], ymm6                                   ;   862.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10304]                                   ;   856.5 p3      61 t reload
        vmovdqu [rbp + 14112], ymm6                                   ;   862.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9920]                                    ;   857.0 p2      61 t reload
        vmovdqu [rbp + 14144], ymm6                                   ;   863.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8480]                                    ;   857.5 p3      61 t reload
        vmovdqu [rbp + 14176], ymm6                                   ;   863.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9696]                                    ;   858.0 p2      61 t reload
        vmovdqu [rbp + 14208], ymm6                                   ;   864.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8608]                                    ;   858.5 p3      61 t reload
        vmovdqu [rbp + 14240], ymm6                                   ;   864.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8704]                                    ;   859.0 p2      61 t reload
        vmovdqu [rbp + 14272], ymm6                                   ;   865.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8576]                                    ;   859.5 p3      61 t reload
        vmovdqu [rbp + 14304], ymm6                                   ;   865.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8640]                                    ;   860.0 p2      61 t reload
        vmovdqu [rbp + 14336], ymm6                                   ;   866.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8352]                                    ;   860.5 p3      61 t reload
        vmovdqu [rbp + 14368], ymm6                                   ;   866.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8896]                                    ;   861.0 p2      61 t reload
        vmovdqu [rbp + 14400], ymm6                                   ;   867.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9824]                                    ;   861.5 p3      61 t reload
        vmovdqu [rbp + 14432], ymm6                                   ;   867.5 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8672]                                    ;   862.0 p2      61 t reload
        vmovdqu [rbp + 14464], ymm6                                   ;   868.0 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 10496]                                   ;   863.0 p2      61 t reload
        vmovdqu [rbp + 14496], ymm6                                   ;   869.0 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10336]                                   ;   863.5 p3      61 t reload
        vmovdqu [rbp + 14528], ymm6                                   ;   869.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9952]                                    ;   864.0 p2      61 t reload
        vmovdqu [rbp + 14560], ymm6                                   ;   870.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 10464]                                   ;   865.0 p2      61 t reload
        vmovdqu [rbp + 14592], ymm6                                   ;   871.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10400]                                   ;   865.5 p3      61 t reload
        vmovdqu [rbp + 14624], ymm6                                   ;   872.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9792]                                    ;   866.0 p2      61 t reload
        vmovdqu [rbp + 14656], ymm6                                   ;   873.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 9504]                                    ;   867.0 p2      61 t reload
        vmovdqu [rbp + 14688], ymm6                                   ;   874.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10528]                                   ;   867.5 p3      61 t reload
        vmovdqu [rbp + 14720], ymm6                                   ;   875.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 8736]                                    ;   868.0 p2      61 t reload
        vmovdqu [rbp + 14752], ymm6                                   ;   876.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 9664]                                    ;   869.0 p2      61 t reload
        vmovdqu [rbp + 14784], ymm6                                   ;   877.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10176]                                   ;   869.5 p3      61 t reload
        vmovdqu [rbp + 14816], ymm6                                   ;   878.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10016]                                   ;   870.0 p2      61 t reload
        vmovdqu [rbp + 14848], ymm6                                   ;   879.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 9728]                                    ;   871.0 p2      61 t reload
        vmovdqu [rbp + 14880], ymm6                                   ;   880.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 9248]                                    ;   871.5 p3      61 t reload
        vmovdqu [rbp + 14912], ymm6                                   ;   881.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 11008]                                   ;   872.0 p2      61 t reload
        vmovdqu [rbp + 14944], ymm6                                   ;   882.8 p3+p4   60 rounds
        vmovdqu ymm6, [rbp + 8800]                                    ;   873.0 p2      61 t reload
        vmovdqu [rbp + 14976], ymm6                                   ;   883.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 10720]                                   ;   873.5 p3      61 t reload
        vmovdqu [rbp + 15008], ymm6                                   ;   884.8 p7+p4   60 rounds
        vmovdqu [rbp + 15744], ymm7                                   ;   885.8 p2+p4   60 rounds
        vmovdqu ymm6, [rbp + 11392]                                   ;   874.5 p3      62 t reload
        vmovdqu [rbp + 15488], ymm6                                   ;   886.8 p7+p4   60 rounds
        vmovdqu ymm6, [rbp + 11616]                                   ;   875.0 p2      62 t reload
        vmovdqu [rbp + 15520], ymm6                                   ;   887.8 p3+p4   60 rounds
        vmovdqu [rbp + 15808], ymm1                                   ;   888.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11072]                                   ;   876.0 p2      62 t reload
        vmovdqu [rbp + 15552], ymm1                                   ;   889.8 p3+p4   60 rounds
        vmovdqu [rbp + 15840], ymm11                                  ;   890.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11520]                                   ;   877.0 p2      62 t reload
        vmovdqu [rbp + 15584], ymm1                                   ;   891.8 p3+p4   60 rounds
        vmovdqu [rbp + 15872], ymm9                                   ;   892.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11648]                                   ;   878.0 p2      62 t reload
        vmovdqu [rbp + 15616], ymm1                                   ;   893.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 11328]                                   ;   879.0 p2      62 t reload
        vmovdqu [rbp + 15648], ymm1                                   ;   894.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11904]                                   ;   879.5 p3      62 t reload
        vmovdqu [rbp + 15680], ymm1                                   ;   895.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 12608]                                   ;   880.0 p2      62 t reload
        vmovdqu [rbp + 15712], ymm1                                   ;   896.8 p3+p4   60 rounds
        vmovdqu [rbp + 16000], ymm2                                   ;   897.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 12768]                                   ;   881.0 p2      62 t reload
        vmovdqu [rbp + 15776], ymm1                                   ;   898.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 12576]                                   ;   882.0 p2      62 t reload
        vmovdqu [rbp + 15904], ymm1                                   ;   899.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 9536]                                    ;   882.5 p3      62 t reload
        vmovdqu [rbp + 15936], ymm1                                   ;   900.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 8512]                                    ;   883.0 p2      62 t reload
        vmovdqu [rbp + 15968], ymm1                                   ;   901.8 p3+p4   60 rounds
        vmovdqu [rbp + 16256], ymm13                                  ;   902.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 12544]                                   ;   884.0 p2      62 t reload
        vmovdqu [rbp + 16032], ymm1                                   ;   903.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 12320]                                   ;   885.0 p2      62 t reload
        vmovdqu [rbp + 16064], ymm1                                   ;   904.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 10592]                                   ;   885.5 p3      62 t reload
        vmovdqu [rbp + 16096], ymm1                                   ;   905.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 10368]                                   ;   886.0 p2      62 t reload
        vmovdqu [rbp + 16128], ymm1                                   ;   906.8 p3+p4   60 rounds
        vmovdqu ymm1, [rbp + 11808]                                   ;   887.0 p2      62 t reload
        vmovdqu [rbp + 16160], ymm1                                   ;   907.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11584]                                   ;   887.5 p3      62 t reload
        vmovdqu [rbp + 16192], ymm1                                   ;   908.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 11488]                                   ;   888.0 p2      62 t reload
        vmovdqu [rbp + 16224], ymm1                                   ;   909.8 p3+p4   60 rounds
        vmovdqu [rbp + 16512], ymm8                                   ;   910.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 8448]                                    ;   889.0 p2      62 t reload
        vmovdqu [rbp + 16288], ymm1                                   ;   911.8 p3+p4   60 rounds
        vmovdqu [rbp + 16576], ymm10                                  ;   912.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 10144]                                   ;   890.0 p2      62 t reload
        vmovdqu [rbp + 16320], ymm1                                   ;   913.8 p3+p4   60 rounds
        vmovdqu [rbp + 16608], ymm12                                  ;   914.8 p7+p4   60 rounds
        vmovdqu ymm1, [rbp + 8544]                                    ;   891.0 p2      62 t reload
        vmovdqu [rbp + 16352], ymm1                                   ;   915.8 p3+p4   60 rounds
        vmovdqu [rbp + 16640], ymm0                                   ;   916.8 p7+p4   60 rounds
        vmovdqu ymm0, [rbp + 12352]                                   ;   892.0 p2      62 t reload
        vmovdqu [rbp + 16384], ymm0                                   ;   917.8 p3+p4   60 rounds
        vmovdqu [rbp + 16672], ymm15                                  ;   918.8 p7+p4   60 rounds
        vmovdqu ymm15, [rbp + 12128]                                  ;   893.0 p2      62 t reload
        vmovdqu [rbp + 16416], ymm15                                  ;   919.8 p3+p4   60 rounds
        vmovdqu [rbp + 16704], ymm3                                   ;   920.8 p7+p4   60 rounds
        vmovdqu ymm15, [rbp + 12640]                                  ;   894.0 p2      62 t reload
        vmovdqu [rbp + 16448], ymm15                                  ;   921.8 p3+p4   60 rounds
        vmovdqu [rbp + 16736], ymm14                                  ;   922.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12000]                                  ;   895.0 p2      62 t reload
        vmovdqu [rbp + 16480], ymm14                                  ;   923.8 p3+p4   60 rounds
        vmovdqu [rbp + 16768], ymm4                                   ;   924.8 p7+p4   60 rounds
        vmovdqu [rbp + 16800], ymm5                                   ;   925.8 p2+p4   60 rounds
        vmovdqu ymm14, [rbp + 9440]                                   ;   896.5 p3      62 t reload
        vmovdqu [rbp + 16544], ymm14                                  ;   926.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12512]                                  ;   897.0 p2      62 t reload
        vmovdqu [rbp + 16832], ymm14                                  ;   927.8 p3+p4   60 rounds
        vmovdqu ymm14, [rbp + 12480]                                  ;   898.0 p2      62 t reload
        vmovdqu [rbp + 16864], ymm14                                  ;   928.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 11296]                                  ;   898.5 p3      62 t reload
        vmovdqu [rbp + 16896], ymm14                                  ;   929.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 11424]                                  ;   899.0 p2      62 t reload
        vmovdqu [rbp + 16928], ymm14                                  ;   930.8 p3+p4   60 rounds
        vmovdqu ymm14, [rbp + 12064]                                  ;   900.0 p2      62 t reload
        vmovdqu [rbp + 16960], ymm14                                  ;   931.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12672]                                  ;   900.5 p3      62 t reload
        vmovdqu [rbp + 16992], ymm14                                  ;   932.8 p7+p4   60 rounds
        vmovdqu ymm14, [rbp + 12704]                                  ;   901.0 p2      62 t reload
        vmovdqu [rbp + 17024], ymm14                                  ;   933.8 p3+p4   60 rounds
        vmovdqu ymm14, [rbp + 12448]                                  ;   902.0 p2      62 t reload
        vmovdqu [rbp + 17056], ymm14                                  ;   934.8 p7+p4   60 rounds
        add r8, 0x1000                                                ;   869.0 p6      60 rounds
        vmovdqu ymm0, [rbp + 9216]                                    ;   902.5 p3      62 t reload
        vmovdqu ymm1, [rbp + 8288]                                    ;   903.0 p2      62 t reload
        vmovdqu ymm2, [rbp + 8960]                                    ;   903.5 p3      62 t reload
        vmovdqu ymm3, [rbp + 8064]                                    ;   904.0 p2      62 t reload
        vmovdqu ymm4, [rbp + 8096]                                    ;   904.5 p3      62 t reload
        vmovdqu ymm5, [rbp + 8128]                                    ;   905.0 p2      62 t reload
        vmovdqu ymm6, [rbp + 9056]                                    ;   905.5 p3      62 t reload
        vmovdqu ymm7, [rbp + 9344]                                    ;   906.0 p2      62 t reload
        vmovdqu ymm8, [rbp + 8160]                                    ;   906.5 p3      62 t reload
        vmovdqu ymm9, [rbp + 9376]                                    ;   907.0 p2      62 t reload
        vmovdqu ymm10, [rbp + 8192]                                   ;   907.5 p3      62 t reload
        vmovdqu ymm11, [rbp + 8224]                                   ;   908.0 p2      62 t reload
        vmovdqu ymm12, [rbp + 8256]                                   ;   908.5 p3      62 t reload
        vmovdqu ymm13, [rbp + 9312]                                   ;   909.0 p2      62 t reload
        cmp r8, qword [rbp + 17152]                                   ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 17144], r8                                   ;                    resident
        vmovdqu [rbp + 15040], ymm0                                   ;                    resident
        vmovdqu [rbp + 15072], ymm1                                   ;                    resident
        vmovdqu [rbp + 15104], ymm2                                   ;                    resident
        vmovdqu [rbp + 15136], ymm3                                   ;                    resident
        vmovdqu [rbp + 15168], ymm4                                   ;                    resident
        vmovdqu [rbp + 15200], ymm5                                   ;                    resident
        vmovdqu [rbp + 15232], ymm6                                   ;                    resident
        vmovdqu [rbp + 15264], ymm7                                   ;                    resident
        vmovdqu [rbp + 15296], ymm8                                   ;                    resident
        vmovdqu [rbp + 15328], ymm9                                   ;                    resident
        vmovdqu [rbp + 15360], ymm10                                  ;                    resident
        vmovdqu [rbp + 15392], ymm11                                  ;                    resident
        vmovdqu [rbp + 15424], ymm12                                  ;                    resident
        vmovdqu [rbp + 15456], ymm13                                  ;                    resident
        mov r8, qword [rbp + 17104]                                   ;     0.0 p2      74 dst.0 reload
        vmovdqu ymm0, [r8 + 49152]                                    ;     5.0 p3      74 dst
        vpxor ymm0, ymm0, [rbp + 12992]                               ;    11.0 p0+p2   74 dst
        mov r9, qword [rbp + 17160]                                   ;     1.2 p3      74 dst reload
        vmovdqu [r9], ymm0                                            ;    12.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49184]                                    ;     5.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13024]                               ;    11.0 p1+p3   74 dst
        vmovdqu [r9 + 32], ymm0                                       ;    12.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49216]                                    ;     5.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13056]                               ;    11.0 p5+p3   74 dst
        vmovdqu [r9 + 64], ymm0                                       ;    12.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49248]                                    ;     5.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13088]                               ;    11.0 p0+p3   74 dst
        vmovdqu [r9 + 96], ymm0                                       ;    12.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49280]                                    ;     5.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13120]                               ;    11.0 p1+p3   74 dst
        vmovdqu [r9 + 128], ymm0                                      ;    12.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49312]                                    ;     6.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13152]                               ;    12.0 p5+p3   74 dst
        vmovdqu [r9 + 160], ymm0                                      ;    13.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49344]                                    ;     7.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13184]                               ;    13.0 p0+p3   74 dst
        vmovdqu [r9 + 192], ymm0                                      ;    14.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49376]                                    ;     8.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13216]                               ;    14.0 p1+p3   74 dst
        vmovdqu [r9 + 224], ymm0                                      ;    15.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49408]                                    ;     9.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13248]                               ;    15.0 p5+p3   74 dst
        vmovdqu [r9 + 256], ymm0                                      ;    16.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49440]                                    ;    10.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13280]                               ;    16.0 p0+p3   74 dst
        vmovdqu [r9 + 288], ymm0                                      ;    17.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49472]                                    ;    11.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13312]                               ;    17.0 p1+p3   74 dst
        vmovdqu [r9 + 320], ymm0                                      ;    18.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49504]                                    ;    12.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13344]                               ;    18.0 p5+p3   74 dst
        vmovdqu [r9 + 352], ymm0                                      ;    19.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49536]                                    ;    13.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13376]                               ;    19.0 p0+p3   74 dst
        vmovdqu [r9 + 384], ymm0                                      ;    20.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49568]                                    ;    14.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13408]                               ;    20.0 p1+p3   74 dst
        vmovdqu [r9 + 416], ymm0                                      ;    21.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49600]                                    ;    15.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13440]                               ;    21.0 p5+p3   74 dst
        vmovdqu [r9 + 448], ymm0                                      ;    22.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49632]                                    ;    16.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13472]                               ;    22.0 p0+p3   74 dst
        vmovdqu [r9 + 480], ymm0                                      ;    23.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49664]                                    ;    17.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13504]                               ;    23.0 p1+p3   74 dst
        vmovdqu [r9 + 512], ymm0                                      ;    24.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49696]                                    ;    18.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13536]                               ;    24.0 p5+p3   74 dst
        vmovdqu [r9 + 544], ymm0                                      ;    25.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49728]                                    ;    19.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13568]                               ;    25.0 p0+p3   74 dst
        vmovdqu [r9 + 576], ymm0                                      ;    26.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49760]                                    ;    20.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13600]                               ;    26.0 p1+p3   74 dst
        vmovdqu [r9 + 608], ymm0                                      ;    27.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49792]                                    ;    21.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13632]                               ;    27.0 p5+p3   74 dst
        vmovdqu [r9 + 640], ymm0                                      ;    28.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49824]                                    ;    22.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13664]                               ;    28.0 p0+p3   74 dst
        vmovdqu [r9 + 672], ymm0                                      ;    29.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49856]                                    ;    23.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13696]                               ;    29.0 p1+p3   74 dst
        vmovdqu [r9 + 704], ymm0                                      ;    30.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49888]                                    ;    24.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13728]                               ;    30.0 p5+p3   74 dst
        vmovdqu [r9 + 736], ymm0                                      ;    31.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49920]                                    ;    25.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13760]                               ;    31.0 p0+p3   74 dst
        vmovdqu [r9 + 768], ymm0                                      ;    32.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49952]                                    ;    26.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13792]                               ;    32.0 p1+p3   74 dst
        vmovdqu [r9 + 800], ymm0                                      ;    33.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 49984]                                    ;    27.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13824]                               ;    33.0 p5+p3   74 dst
        vmovdqu [r9 + 832], ymm0                                      ;    34.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50016]                                    ;    28.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13856]                               ;    34.0 p0+p3   74 dst
        vmovdqu [r9 + 864], ymm0                                      ;    35.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50048]                                    ;    29.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13888]                               ;    35.0 p1+p3   74 dst
        vmovdqu [r9 + 896], ymm0                                      ;    36.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50080]                                    ;    30.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13920]                               ;    36.0 p5+p3   74 dst
        vmovdqu [r9 + 928], ymm0                                      ;    37.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50112]                                    ;    31.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13952]                               ;    37.0 p0+p3   74 dst
        vmovdqu [r9 + 960], ymm0                                      ;    38.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50144]                                    ;    32.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 13984]                               ;    38.0 p1+p3   74 dst
        vmovdqu [r9 + 992], ymm0                                      ;    39.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50176]                                    ;    33.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14016]                               ;    39.0 p5+p3   74 dst
        vmovdqu [r9 + 1024], ymm0                                     ;    40.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50208]                                    ;    34.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14048]                               ;    40.0 p0+p3   74 dst
        vmovdqu [r9 + 1056], ymm0                                     ;    41.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50240]                                    ;    35.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14080]                               ;    41.0 p1+p3   74 dst
        vmovdqu [r9 + 1088], ymm0                                     ;    42.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50272]                                    ;    36.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14112]                               ;    42.0 p5+p3   74 dst
        vmovdqu [r9 + 1120], ymm0                                     ;    43.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50304]                                    ;    37.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14144]                               ;    43.0 p0+p3   74 dst
        vmovdqu [r9 + 1152], ymm0                                     ;    44.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50336]                                    ;    38.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14176]                               ;    44.0 p1+p3   74 dst
        vmovdqu [r9 + 1184], ymm0                                     ;    45.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50368]                                    ;    39.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14208]                               ;    45.0 p5+p3   74 dst
        vmovdqu [r9 + 1216], ymm0                                     ;    46.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50400]                                    ;    40.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14240]                               ;    46.0 p0+p3   74 dst
        vmovdqu [r9 + 1248], ymm0                                     ;    47.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50432]                                    ;    41.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14272]                               ;    47.0 p1+p3   74 dst
        vmovdqu [r9 + 1280], ymm0                                     ;    48.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50464]                                    ;    42.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14304]                               ;    48.0 p5+p3   74 dst
        vmovdqu [r9 + 1312], ymm0                                     ;    49.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50496]                                    ;    43.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14336]                               ;    49.0 p0+p3   74 dst
        vmovdqu [r9 + 1344], ymm0                                     ;    50.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50528]                                    ;    44.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14368]                               ;    50.0 p1+p3   74 dst
        vmovdqu [r9 + 1376], ymm0                                     ;    51.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50560]                                    ;    45.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14400]                               ;    51.0 p5+p3   74 dst
        vmovdqu [r9 + 1408], ymm0                                     ;    52.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50592]                                    ;    46.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14432]                               ;    52.0 p0+p3   74 dst
        vmovdqu [r9 + 1440], ymm0                                     ;    53.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50624]                                    ;    47.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14464]                               ;    53.0 p1+p3   74 dst
        vmovdqu [r9 + 1472], ymm0                                     ;    54.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50656]                                    ;    48.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14496]                               ;    54.0 p5+p3   74 dst
        vmovdqu [r9 + 1504], ymm0                                     ;    55.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50688]                                    ;    49.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14528]                               ;    55.0 p0+p3   74 dst
        vmovdqu [r9 + 1536], ymm0                                     ;    56.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50720]                                    ;    50.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14560]                               ;    56.0 p1+p3   74 dst
        vmovdqu [r9 + 1568], ymm0                                     ;    57.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50752]                                    ;    51.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14592]                               ;    57.0 p5+p3   74 dst
        vmovdqu [r9 + 1600], ymm0                                     ;    58.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50784]                                    ;    52.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14624]                               ;    58.0 p0+p3   74 dst
        vmovdqu [r9 + 1632], ymm0                                     ;    59.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50816]                                    ;    53.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14656]                               ;    59.0 p1+p3   74 dst
        vmovdqu [r9 + 1664], ymm0                                     ;    60.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50848]                                    ;    54.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14688]                               ;    60.0 p5+p3   74 dst
        vmovdqu [r9 + 1696], ymm0                                     ;    61.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50880]                                    ;    55.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14720]                               ;    61.0 p0+p3   74 dst
        vmovdqu [r9 + 1728], ymm0                                     ;    62.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50912]                                    ;    56.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14752]                               ;    62.0 p1+p3   74 dst
        vmovdqu [r9 + 1760], ymm0                                     ;    63.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50944]                                    ;    57.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14784]                               ;    63.0 p5+p3   74 dst
        vmovdqu [r9 + 1792], ymm0                                     ;    64.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 50976]                                    ;    58.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14816]                               ;    64.0 p0+p3   74 dst
        vmovdqu [r9 + 1824], ymm0                                     ;    65.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 51008]                                    ;    59.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14848]                               ;    65.0 p1+p3   74 dst
        vmovdqu [r9 + 1856], ymm0                                     ;    66.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 51040]                                    ;    60.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14880]                               ;    66.0 p5+p3   74 dst
        vmovdqu [r9 + 1888], ymm0                                     ;    67.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 51072]                                    ;    61.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14912]                               ;    67.0 p0+p3   74 dst
        vmovdqu [r9 + 1920], ymm0                                     ;    68.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 51104]                                    ;    62.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14944]                               ;    68.0 p1+p3   74 dst
        vmovdqu [r9 + 1952], ymm0                                     ;    69.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 51136]                                    ;    63.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 14976]                               ;    69.0 p5+p3   74 dst
        vmovdqu [r9 + 1984], ymm0                                     ;    70.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 51168]                                    ;    64.0 p2      74 dst
        vpxor ymm0, ymm0, [rbp + 15008]                               ;    70.0 p0+p3   74 dst
        vmovdqu [r9 + 2016], ymm0                                     ;    71.0 p7+p4   74 dst
        vmovdqu ymm0, [r8 + 51200]                                    ;    65.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15040]                               ;    71.0 p1+p3   75 dst
        vmovdqu [r9 + 2048], ymm0                                     ;    72.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51232]                                    ;    66.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15072]                               ;    72.0 p5+p3   75 dst
        vmovdqu [r9 + 2080], ymm0                                     ;    73.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51264]                                    ;    67.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15104]                               ;    73.0 p0+p3   75 dst
        vmovdqu [r9 + 2112], ymm0                                     ;    74.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51296]                                    ;    68.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15136]                               ;    74.0 p1+p3   75 dst
        vmovdqu [r9 + 2144], ymm0                                     ;    75.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51328]                                    ;    69.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15168]                               ;    75.0 p5+p3   75 dst
        vmovdqu [r9 + 2176], ymm0                                     ;    76.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51360]                                    ;    70.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15200]                               ;    76.0 p0+p3   75 dst
        vmovdqu [r9 + 2208], ymm0                                     ;    77.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51392]                                    ;    71.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15232]                               ;    77.0 p1+p3   75 dst
        vmovdqu [r9 + 2240], ymm0                                     ;    78.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51424]                                    ;    72.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15264]                               ;    78.0 p5+p3   75 dst
        vmovdqu [r9 + 2272], ymm0                                     ;    79.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51456]                                    ;    73.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15296]                               ;    79.0 p0+p3   75 dst
        vmovdqu [r9 + 2304], ymm0                                     ;    80.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51488]                                    ;    74.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15328]                               ;    80.0 p1+p3   75 dst
        vmovdqu [r9 + 2336], ymm0                                     ;    81.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51520]                                    ;    75.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15360]                               ;    81.0 p5+p3   75 dst
        vmovdqu [r9 + 2368], ymm0                                     ;    82.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51552]                                    ;    76.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15392]                               ;    82.0 p0+p3   75 dst
        vmovdqu [r9 + 2400], ymm0                                     ;    83.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51584]                                    ;    77.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15424]                               ;    83.0 p1+p3   75 dst
        vmovdqu [r9 + 2432], ymm0                                     ;    84.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51616]                                    ;    78.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15456]                               ;    84.0 p5+p3   75 dst
        vmovdqu [r9 + 2464], ymm0                                     ;    85.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51648]                                    ;    79.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15488]                               ;    85.0 p0+p3   75 dst
        vmovdqu [r9 + 2496], ymm0                                     ;    86.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51680]                                    ;    80.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15520]                               ;    86.0 p1+p3   75 dst
        vmovdqu [r9 + 2528], ymm0                                     ;    87.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51712]                                    ;    81.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15552]                               ;    87.0 p5+p3   75 dst
        vmovdqu [r9 + 2560], ymm0                                     ;    88.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51744]                                    ;    82.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15584]                               ;    88.0 p0+p3   75 dst
        vmovdqu [r9 + 2592], ymm0                                     ;    89.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51776]                                    ;    83.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15616]                               ;    89.0 p1+p3   75 dst
        vmovdqu [r9 + 2624], ymm0                                     ;    90.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51808]                                    ;    84.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15648]                               ;    90.0 p5+p3   75 dst
        vmovdqu [r9 + 2656], ymm0                                     ;    91.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51840]                                    ;    85.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15680]                               ;    91.0 p0+p3   75 dst
        vmovdqu [r9 + 2688], ymm0                                     ;    92.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51872]                                    ;    86.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15712]                               ;    92.0 p1+p3   75 dst
        vmovdqu [r9 + 2720], ymm0                                     ;    93.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51904]                                    ;    87.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15744]                               ;    93.0 p5+p3   75 dst
        vmovdqu [r9 + 2752], ymm0                                     ;    94.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51936]                                    ;    88.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15776]                               ;    94.0 p0+p3   75 dst
        vmovdqu [r9 + 2784], ymm0                                     ;    95.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 51968]                                    ;    89.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15808]                               ;    95.0 p1+p3   75 dst
        vmovdqu [r9 + 2816], ymm0                                     ;    96.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52000]                                    ;    90.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15840]                               ;    96.0 p5+p3   75 dst
        vmovdqu [r9 + 2848], ymm0                                     ;    97.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52032]                                    ;    91.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15872]                               ;    97.0 p0+p3   75 dst
        vmovdqu [r9 + 2880], ymm0                                     ;    98.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52064]                                    ;    92.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15904]                               ;    98.0 p1+p3   75 dst
        vmovdqu [r9 + 2912], ymm0                                     ;    99.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52096]                                    ;    93.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15936]                               ;    99.0 p5+p3   75 dst
        vmovdqu [r9 + 2944], ymm0                                     ;   100.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52128]                                    ;    94.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 15968]                               ;   100.0 p0+p3   75 dst
        vmovdqu [r9 + 2976], ymm0                                     ;   101.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52160]                                    ;    95.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16000]                               ;   101.0 p1+p3   75 dst
        vmovdqu [r9 + 3008], ymm0                                     ;   102.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52192]                                    ;    96.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16032]                               ;   102.0 p5+p3   75 dst
        vmovdqu [r9 + 3040], ymm0                                     ;   103.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52224]                                    ;    97.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16064]                               ;   103.0 p0+p3   75 dst
        vmovdqu [r9 + 3072], ymm0                                     ;   104.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52256]                                    ;    98.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16096]                               ;   104.0 p1+p3   75 dst
        vmovdqu [r9 + 3104], ymm0                                     ;   105.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52288]                                    ;    99.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16128]                               ;   105.0 p5+p3   75 dst
        vmovdqu [r9 + 3136], ymm0                                     ;   106.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52320]                                    ;   100.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16160]                               ;   106.0 p0+p3   75 dst
        vmovdqu [r9 + 3168], ymm0                                     ;   107.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52352]                                    ;   101.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16192]                               ;   107.0 p1+p3   75 dst
        vmovdqu [r9 + 3200], ymm0                                     ;   108.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52384]                                    ;   102.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16224]                               ;   108.0 p5+p3   75 dst
        vmovdqu [r9 + 3232], ymm0                                     ;   109.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52416]                                    ;   103.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16256]                               ;   109.0 p0+p3   75 dst
        vmovdqu [r9 + 3264], ymm0                                     ;   110.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52448]                                    ;   104.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16288]                               ;   110.0 p1+p3   75 dst
        vmovdqu [r9 + 3296], ymm0                                     ;   111.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52480]                                    ;   105.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16320]                               ;   111.0 p5+p3   75 dst
        vmovdqu [r9 + 3328], ymm0                                     ;   112.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52512]                                    ;   106.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16352]                               ;   112.0 p0+p3   75 dst
        vmovdqu [r9 + 3360], ymm0                                     ;   113.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52544]                                    ;   107.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16384]                               ;   113.0 p1+p3   75 dst
        vmovdqu [r9 + 3392], ymm0                                     ;   114.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52576]                                    ;   108.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16416]                               ;   114.0 p5+p3   75 dst
        vmovdqu [r9 + 3424], ymm0                                     ;   115.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52608]                                    ;   109.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16448]                               ;   115.0 p0+p3   75 dst
        vmovdqu [r9 + 3456], ymm0                                     ;   116.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52640]                                    ;   110.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16480]                               ;   116.0 p1+p3   75 dst
        vmovdqu [r9 + 3488], ymm0                                     ;   117.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52672]                                    ;   111.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16512]                               ;   117.0 p5+p3   75 dst
        vmovdqu [r9 + 3520], ymm0                                     ;   118.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52704]                                    ;   112.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16544]                               ;   118.0 p0+p3   75 dst
        vmovdqu [r9 + 3552], ymm0                                     ;   119.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52736]                                    ;   113.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16576]                               ;   119.0 p1+p3   75 dst
        vmovdqu [r9 + 3584], ymm0                                     ;   120.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52768]                                    ;   114.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16608]                               ;   120.0 p5+p3   75 dst
        vmovdqu [r9 + 3616], ymm0                                     ;   121.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52800]                                    ;   115.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16640]                               ;   121.0 p0+p3   75 dst
        vmovdqu [r9 + 3648], ymm0                                     ;   122.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52832]                                    ;   116.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16672]                               ;   122.0 p1+p3   75 dst
        vmovdqu [r9 + 3680], ymm0                                     ;   123.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52864]                                    ;   117.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16704]                               ;   123.0 p5+p3   75 dst
        vmovdqu [r9 + 3712], ymm0                                     ;   124.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52896]                                    ;   118.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16736]                               ;   124.0 p0+p3   75 dst
        vmovdqu [r9 + 3744], ymm0                                     ;   125.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52928]                                    ;   119.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16768]                               ;   125.0 p1+p3   75 dst
        vmovdqu [r9 + 3776], ymm0                                     ;   126.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52960]                                    ;   120.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16800]                               ;   126.0 p5+p3   75 dst
        vmovdqu [r9 + 3808], ymm0                                     ;   127.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 52992]                                    ;   121.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16832]                               ;   127.0 p0+p3   75 dst
        vmovdqu [r9 + 3840], ymm0                                     ;   128.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 53024]                                    ;   122.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16864]                               ;   128.0 p1+p3   75 dst
        vmovdqu [r9 + 3872], ymm0                                     ;   129.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 53056]                                    ;   123.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16896]                               ;   129.0 p5+p3   75 dst
        vmovdqu [r9 + 3904], ymm0                                     ;   130.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 53088]                                    ;   124.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16928]                               ;   130.0 p0+p3   75 dst
        vmovdqu [r9 + 3936], ymm0                                     ;   131.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 53120]                                    ;   125.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16960]                               ;   131.0 p1+p3   75 dst
        vmovdqu [r9 + 3968], ymm0                                     ;   132.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 53152]                                    ;   126.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 16992]                               ;   132.0 p5+p3   75 dst
        vmovdqu [r9 + 4000], ymm0                                     ;   133.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 53184]                                    ;   127.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 17024]                               ;   133.0 p0+p3   75 dst
        vmovdqu [r9 + 4032], ymm0                                     ;   134.0 p7+p4   75 dst
        vmovdqu ymm0, [r8 + 53216]                                    ;   128.0 p2      75 dst
        vpxor ymm0, ymm0, [rbp + 17056]                               ;   134.0 p1+p3   75 dst
        vmovdqu [r9 + 4064], ymm0                                     ;   135.0 p7+p4   75 dst
        add r9, 0x1000                                                ;    96.5 p6     152 blocks
        mov qword [rbp + 17160], r9                                   ;   129.0 p2+p4  152 blocks
        mov r8, qword [rbp + 17088]                                   ;   129.2 p3     152 blocks
        add r8, 0x1000                                                ;   134.2 p5     152 blocks
        mov qword [rbp + 17088], r8                                   ;   135.2 p7+p4  152 blocks
        cmp r8, qword [rbp + 17096]                                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 17168]                                  ;                    frame
        pop rbp                                                       ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
camellia128_encrypt.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
