; camellia128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 6f1d9251b7ec8ed3); do not edit:
;   ./cw build camellia128_encrypt --cpu zen3 --variant bitsliced
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
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 389 uops, planned 138.3; bounds: width 64.8, ports 129.3, path 8.0
;   blocks/groups: 260 uops, planned 128.2; bounds: width 43.3, ports 128.0, path 1.0
;   blocks/groups/rounds: 3256 uops, planned 1058.7; bounds: width 542.7, ports 580.0, path 66.0
;   blocks/groups.2: 453 uops, planned 182.2; bounds: width 75.5, ports 128.7, path 11.0
;   blocks.2: 260 uops, planned 128.2; bounds: width 43.3, ports 128.0, path 1.0
;   blocks/rounds: 3256 uops, planned 1058.7; bounds: width 542.7, ports 580.0, path 66.0
;   blocks.4: 391 uops, planned 138.0; bounds: width 65.2, ports 129.7, path 8.0
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
        sub rsp, 0x4340                                               ;                    frame
        and rsp, -32                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 17072], rax                                  ;                    frame
        mov dword [rbp + 17080], ecx                                  ;                    argument
        mov qword [rbp + 16992], rsi                                  ;                    argument
        mov qword [rbp + 17008], rdi                                  ;                    argument
        mov qword [rbp + 17064], rdx                                  ;                    argument
        mov r8d, dword [rbp + 17080]                                  ;     0.0 agu0   152 blocks
        shl r8, 0xc                                                   ;     4.0 alu1   152 blocks
        add r8, qword [rbp + 16992]                                   ;     5.0 alu0+agu1  152 blocks
        mov qword [rbp + 17000], r8                                   ;     6.0 agu2+st0  152 blocks
        cmp dword [rbp + 17080], 0                                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 16992]                                   ;     0.0 agu0    68 d.0 reload
        vmovdqu ymm0, [r8]                                            ;     4.0 agu1    68 d
        mov r9, qword [rbp + 17008]                                   ;     0.3 agu2    68 d.0 reload
        vpxor ymm0, ymm0, [r9]                                        ;    11.3 fp0+agu0   68 d
        vmovdqu [rbp - 128], ymm0                                     ;    12.3 agu1+fp5   69 groups
        vmovdqu ymm0, [r8 + 32]                                       ;     4.0 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 32]                                   ;    11.3 fp1+agu1   68 d
        vmovdqu [rbp - 96], ymm0                                      ;    12.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 64]                                       ;     4.0 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 64]                                   ;    11.3 fp2+agu1   68 d
        vmovdqu [rbp - 64], ymm0                                      ;    12.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 96]                                       ;     4.0 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 96]                                   ;    11.3 fp3+agu1   68 d
        vmovdqu [rbp - 32], ymm0                                      ;    12.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 128]                                      ;     5.0 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 128]                                  ;    12.0 fp0+agu1   68 d
        vmovdqu [rbp + 0], ymm0                                       ;    13.0 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 160]                                      ;     6.0 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 160]                                  ;    13.0 fp1+agu1   68 d
        vmovdqu [rbp + 32], ymm0                                      ;    14.0 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 192]                                      ;     7.0 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 192]                                  ;    14.0 fp2+agu1   68 d
        vmovdqu [rbp + 64], ymm0                                      ;    15.0 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 224]                                      ;     8.0 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 224]                                  ;    15.0 fp3+agu1   68 d
        vmovdqu [rbp + 96], ymm0                                      ;    16.0 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 256]                                      ;    11.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 256]                                  ;    18.3 fp0+agu1   68 d
        vmovdqu [rbp + 128], ymm0                                     ;    19.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 288]                                      ;    12.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 288]                                  ;    19.3 fp1+agu1   68 d
        vmovdqu [rbp + 160], ymm0                                     ;    20.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 320]                                      ;    13.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 320]                                  ;    20.3 fp2+agu1   68 d
        vmovdqu [rbp + 192], ymm0                                     ;    21.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 352]                                      ;    14.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 352]                                  ;    21.3 fp3+agu1   68 d
        vmovdqu [rbp + 224], ymm0                                     ;    22.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 384]                                      ;    15.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 384]                                  ;    22.3 fp0+agu1   68 d
        vmovdqu [rbp + 256], ymm0                                     ;    23.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 416]                                      ;    16.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 416]                                  ;    23.3 fp1+agu1   68 d
        vmovdqu [rbp + 288], ymm0                                     ;    24.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 448]                                      ;    17.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 448]                                  ;    24.3 fp2+agu1   68 d
        vmovdqu [rbp + 320], ymm0                                     ;    25.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 480]                                      ;    18.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 480]                                  ;    25.3 fp3+agu1   68 d
        vmovdqu [rbp + 352], ymm0                                     ;    26.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 512]                                      ;    19.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 512]                                  ;    26.3 fp0+agu1   68 d
        vmovdqu [rbp + 384], ymm0                                     ;    27.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 544]                                      ;    20.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 544]                                  ;    27.3 fp1+agu1   68 d
        vmovdqu [rbp + 416], ymm0                                     ;    28.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 576]                                      ;    21.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 576]                                  ;    28.3 fp2+agu1   68 d
        vmovdqu [rbp + 448], ymm0                                     ;    29.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 608]                                      ;    22.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 608]                                  ;    29.3 fp3+agu1   68 d
        vmovdqu [rbp + 480], ymm0                                     ;    30.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 640]                                      ;    23.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 640]                                  ;    30.3 fp0+agu1   68 d
        vmovdqu [rbp + 512], ymm0                                     ;    31.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 672]                                      ;    24.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 672]                                  ;    31.3 fp1+agu1   68 d
        vmovdqu [rbp + 544], ymm0                                     ;    32.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 704]                                      ;    25.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 704]                                  ;    32.3 fp2+agu1   68 d
        vmovdqu [rbp + 576], ymm0                                     ;    33.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 736]                                      ;    26.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 736]                                  ;    33.3 fp3+agu1   68 d
        vmovdqu [rbp + 608], ymm0                                     ;    34.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 768]                                      ;    27.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 768]                                  ;    34.3 fp0+agu1   68 d
        vmovdqu [rbp + 640], ymm0                                     ;    35.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 800]                                      ;    28.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 800]                                  ;    35.3 fp1+agu1   68 d
        vmovdqu [rbp + 672], ymm0                                     ;    36.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 832]                                      ;    29.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 832]                                  ;    36.3 fp2+agu1   68 d
        vmovdqu [rbp + 704], ymm0                                     ;    37.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 864]                                      ;    30.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 864]                                  ;    37.3 fp3+agu1   68 d
        vmovdqu [rbp + 736], ymm0                                     ;    38.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 896]                                      ;    31.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 896]                                  ;    38.3 fp0+agu1   68 d
        vmovdqu [rbp + 768], ymm0                                     ;    39.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 928]                                      ;    32.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 928]                                  ;    39.3 fp1+agu1   68 d
        vmovdqu [rbp + 800], ymm0                                     ;    40.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 960]                                      ;    33.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 960]                                  ;    40.3 fp2+agu1   68 d
        vmovdqu [rbp + 832], ymm0                                     ;    41.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 992]                                      ;    34.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 992]                                  ;    41.3 fp3+agu1   68 d
        vmovdqu [rbp + 864], ymm0                                     ;    42.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1024]                                     ;    35.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1024]                                 ;    42.3 fp0+agu1   68 d
        vmovdqu [rbp + 896], ymm0                                     ;    43.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1056]                                     ;    36.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1056]                                 ;    43.3 fp1+agu1   68 d
        vmovdqu [rbp + 928], ymm0                                     ;    44.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1088]                                     ;    37.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1088]                                 ;    44.3 fp2+agu1   68 d
        vmovdqu [rbp + 960], ymm0                                     ;    45.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1120]                                     ;    38.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1120]                                 ;    45.3 fp3+agu1   68 d
        vmovdqu [rbp + 992], ymm0                                     ;    46.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1152]                                     ;    39.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1152]                                 ;    46.3 fp0+agu1   68 d
        vmovdqu [rbp + 1024], ymm0                                    ;    47.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1184]                                     ;    40.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1184]                                 ;    47.3 fp1+agu1   68 d
        vmovdqu [rbp + 1056], ymm0                                    ;    48.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1216]                                     ;    41.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1216]                                 ;    48.3 fp2+agu1   68 d
        vmovdqu [rbp + 1088], ymm0                                    ;    49.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1248]                                     ;    42.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1248]                                 ;    49.3 fp3+agu1   68 d
        vmovdqu [rbp + 1120], ymm0                                    ;    50.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1280]                                     ;    43.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1280]                                 ;    50.3 fp0+agu1   68 d
        vmovdqu [rbp + 1152], ymm0                                    ;    51.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1312]                                     ;    44.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1312]                                 ;    51.3 fp1+agu1   68 d
        vmovdqu [rbp + 1184], ymm0                                    ;    52.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1344]                                     ;    45.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1344]                                 ;    52.3 fp2+agu1   68 d
        vmovdqu [rbp + 1216], ymm0                                    ;    53.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1376]                                     ;    46.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1376]                                 ;    53.3 fp3+agu1   68 d
        vmovdqu [rbp + 1248], ymm0                                    ;    54.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1408]                                     ;    47.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1408]                                 ;    54.3 fp0+agu1   68 d
        vmovdqu [rbp + 1280], ymm0                                    ;    55.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1440]                                     ;    48.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1440]                                 ;    55.3 fp1+agu1   68 d
        vmovdqu [rbp + 1312], ymm0                                    ;    56.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1472]                                     ;    49.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1472]                                 ;    56.3 fp2+agu1   68 d
        vmovdqu [rbp + 1344], ymm0                                    ;    57.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1504]                                     ;    50.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1504]                                 ;    57.3 fp3+agu1   68 d
        vmovdqu [rbp + 1376], ymm0                                    ;    58.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1536]                                     ;    51.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1536]                                 ;    58.3 fp0+agu1   68 d
        vmovdqu [rbp + 1408], ymm0                                    ;    59.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1568]                                     ;    52.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1568]                                 ;    59.3 fp1+agu1   68 d
        vmovdqu [rbp + 1440], ymm0                                    ;    60.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1600]                                     ;    53.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1600]                                 ;    60.3 fp2+agu1   68 d
        vmovdqu [rbp + 1472], ymm0                                    ;    61.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1632]                                     ;    54.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1632]                                 ;    61.3 fp3+agu1   68 d
        vmovdqu [rbp + 1504], ymm0                                    ;    62.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1664]                                     ;    55.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1664]                                 ;    62.3 fp0+agu1   68 d
        vmovdqu [rbp + 1536], ymm0                                    ;    63.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1696]                                     ;    56.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1696]                                 ;    63.3 fp1+agu1   68 d
        vmovdqu [rbp + 1568], ymm0                                    ;    64.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1728]                                     ;    57.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1728]                                 ;    64.3 fp2+agu1   68 d
        vmovdqu [rbp + 1600], ymm0                                    ;    65.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1760]                                     ;    58.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1760]                                 ;    65.3 fp3+agu1   68 d
        vmovdqu [rbp + 1632], ymm0                                    ;    66.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1792]                                     ;    59.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1792]                                 ;    66.3 fp0+agu1   68 d
        vmovdqu [rbp + 1664], ymm0                                    ;    67.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1824]                                     ;    60.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1824]                                 ;    67.3 fp1+agu1   68 d
        vmovdqu [rbp + 1696], ymm0                                    ;    68.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1856]                                     ;    61.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1856]                                 ;    68.3 fp2+agu1   68 d
        vmovdqu [rbp + 1728], ymm0                                    ;    69.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1888]                                     ;    62.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1888]                                 ;    69.3 fp3+agu1   68 d
        vmovdqu [rbp + 1760], ymm0                                    ;    70.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1920]                                     ;    63.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1920]                                 ;    70.3 fp0+agu1   68 d
        vmovdqu [rbp + 1792], ymm0                                    ;    71.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1952]                                     ;    64.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1952]                                 ;    71.3 fp1+agu1   68 d
        vmovdqu [rbp + 1824], ymm0                                    ;    72.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1984]                                     ;    65.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 1984]                                 ;    72.3 fp2+agu1   68 d
        vmovdqu [rbp + 1856], ymm0                                    ;    73.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2016]                                     ;    66.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2016]                                 ;    73.3 fp3+agu1   68 d
        vmovdqu [rbp + 1888], ymm0                                    ;    74.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2048]                                     ;    67.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2048]                                 ;    74.3 fp0+agu1   68 d
        vmovdqu [rbp + 1920], ymm0                                    ;    75.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2080]                                     ;    68.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2080]                                 ;    75.3 fp1+agu1   68 d
        vmovdqu [rbp + 1952], ymm0                                    ;    76.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2112]                                     ;    69.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2112]                                 ;    76.3 fp2+agu1   68 d
        vmovdqu [rbp + 1984], ymm0                                    ;    77.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2144]                                     ;    70.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2144]                                 ;    77.3 fp3+agu1   68 d
        vmovdqu [rbp + 2016], ymm0                                    ;    78.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2176]                                     ;    71.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2176]                                 ;    78.3 fp0+agu1   68 d
        vmovdqu [rbp + 2048], ymm0                                    ;    79.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2208]                                     ;    72.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2208]                                 ;    79.3 fp1+agu1   68 d
        vmovdqu [rbp + 2080], ymm0                                    ;    80.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2240]                                     ;    73.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2240]                                 ;    80.3 fp2+agu1   68 d
        vmovdqu [rbp + 2112], ymm0                                    ;    81.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2272]                                     ;    74.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2272]                                 ;    81.3 fp3+agu1   68 d
        vmovdqu [rbp + 2144], ymm0                                    ;    82.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2304]                                     ;    75.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2304]                                 ;    82.3 fp0+agu1   68 d
        vmovdqu [rbp + 2176], ymm0                                    ;    83.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2336]                                     ;    76.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2336]                                 ;    83.3 fp1+agu1   68 d
        vmovdqu [rbp + 2208], ymm0                                    ;    84.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2368]                                     ;    77.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2368]                                 ;    84.3 fp2+agu1   68 d
        vmovdqu [rbp + 2240], ymm0                                    ;    85.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2400]                                     ;    78.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2400]                                 ;    85.3 fp3+agu1   68 d
        vmovdqu [rbp + 2272], ymm0                                    ;    86.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2432]                                     ;    79.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2432]                                 ;    86.3 fp0+agu1   68 d
        vmovdqu [rbp + 2304], ymm0                                    ;    87.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2464]                                     ;    80.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2464]                                 ;    87.3 fp1+agu1   68 d
        vmovdqu [rbp + 2336], ymm0                                    ;    88.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2496]                                     ;    81.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2496]                                 ;    88.3 fp2+agu1   68 d
        vmovdqu [rbp + 2368], ymm0                                    ;    89.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2528]                                     ;    82.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2528]                                 ;    89.3 fp3+agu1   68 d
        vmovdqu [rbp + 2400], ymm0                                    ;    90.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2560]                                     ;    83.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2560]                                 ;    90.3 fp0+agu1   68 d
        vmovdqu [rbp + 2432], ymm0                                    ;    91.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2592]                                     ;    84.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2592]                                 ;    91.3 fp1+agu1   68 d
        vmovdqu [rbp + 2464], ymm0                                    ;    92.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2624]                                     ;    85.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2624]                                 ;    92.3 fp2+agu1   68 d
        vmovdqu [rbp + 2496], ymm0                                    ;    93.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2656]                                     ;    86.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2656]                                 ;    93.3 fp3+agu1   68 d
        vmovdqu [rbp + 2528], ymm0                                    ;    94.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2688]                                     ;    87.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2688]                                 ;    94.3 fp0+agu1   68 d
        vmovdqu [rbp + 2560], ymm0                                    ;    95.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2720]                                     ;    88.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2720]                                 ;    95.3 fp1+agu1   68 d
        vmovdqu [rbp + 2592], ymm0                                    ;    96.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2752]                                     ;    89.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2752]                                 ;    96.3 fp2+agu1   68 d
        vmovdqu [rbp + 2624], ymm0                                    ;    97.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2784]                                     ;    90.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2784]                                 ;    97.3 fp3+agu1   68 d
        vmovdqu [rbp + 2656], ymm0                                    ;    98.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2816]                                     ;    91.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2816]                                 ;    98.3 fp0+agu1   68 d
        vmovdqu [rbp + 2688], ymm0                                    ;    99.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2848]                                     ;    92.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2848]                                 ;    99.3 fp1+agu1   68 d
        vmovdqu [rbp + 2720], ymm0                                    ;   100.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2880]                                     ;    93.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2880]                                 ;   100.3 fp2+agu1   68 d
        vmovdqu [rbp + 2752], ymm0                                    ;   101.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2912]                                     ;    94.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2912]                                 ;   101.3 fp3+agu1   68 d
        vmovdqu [rbp + 2784], ymm0                                    ;   102.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2944]                                     ;    95.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2944]                                 ;   102.3 fp0+agu1   68 d
        vmovdqu [rbp + 2816], ymm0                                    ;   103.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2976]                                     ;    96.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 2976]                                 ;   103.3 fp1+agu1   68 d
        vmovdqu [rbp + 2848], ymm0                                    ;   104.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3008]                                     ;    97.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3008]                                 ;   104.3 fp2+agu1   68 d
        vmovdqu [rbp + 2880], ymm0                                    ;   105.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3040]                                     ;    98.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3040]                                 ;   105.3 fp3+agu1   68 d
        vmovdqu [rbp + 2912], ymm0                                    ;   106.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3072]                                     ;    99.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3072]                                 ;   106.3 fp0+agu1   68 d
        vmovdqu [rbp + 2944], ymm0                                    ;   107.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3104]                                     ;   100.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3104]                                 ;   107.3 fp1+agu1   68 d
        vmovdqu [rbp + 2976], ymm0                                    ;   108.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3136]                                     ;   101.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3136]                                 ;   108.3 fp2+agu1   68 d
        vmovdqu [rbp + 3008], ymm0                                    ;   109.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3168]                                     ;   102.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3168]                                 ;   109.3 fp3+agu1   68 d
        vmovdqu [rbp + 3040], ymm0                                    ;   110.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3200]                                     ;   103.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3200]                                 ;   110.3 fp0+agu1   68 d
        vmovdqu [rbp + 3072], ymm0                                    ;   111.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3232]                                     ;   104.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3232]                                 ;   111.3 fp1+agu1   68 d
        vmovdqu [rbp + 3104], ymm0                                    ;   112.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3264]                                     ;   105.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3264]                                 ;   112.3 fp2+agu1   68 d
        vmovdqu [rbp + 3136], ymm0                                    ;   113.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3296]                                     ;   106.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3296]                                 ;   113.3 fp3+agu1   68 d
        vmovdqu [rbp + 3168], ymm0                                    ;   114.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3328]                                     ;   107.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3328]                                 ;   114.3 fp0+agu1   68 d
        vmovdqu [rbp + 3200], ymm0                                    ;   115.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3360]                                     ;   108.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3360]                                 ;   115.3 fp1+agu1   68 d
        vmovdqu [rbp + 3232], ymm0                                    ;   116.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3392]                                     ;   109.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3392]                                 ;   116.3 fp2+agu1   68 d
        vmovdqu [rbp + 3264], ymm0                                    ;   117.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3424]                                     ;   110.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3424]                                 ;   117.3 fp3+agu1   68 d
        vmovdqu [rbp + 3296], ymm0                                    ;   118.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3456]                                     ;   111.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3456]                                 ;   118.3 fp0+agu1   68 d
        vmovdqu [rbp + 3328], ymm0                                    ;   119.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3488]                                     ;   112.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3488]                                 ;   119.3 fp1+agu1   68 d
        vmovdqu [rbp + 3360], ymm0                                    ;   120.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3520]                                     ;   113.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3520]                                 ;   120.3 fp2+agu1   68 d
        vmovdqu [rbp + 3392], ymm0                                    ;   121.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3552]                                     ;   114.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3552]                                 ;   121.3 fp3+agu1   68 d
        vmovdqu [rbp + 3424], ymm0                                    ;   122.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3584]                                     ;   115.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3584]                                 ;   122.3 fp0+agu1   68 d
        vmovdqu [rbp + 3456], ymm0                                    ;   123.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3616]                                     ;   116.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3616]                                 ;   123.3 fp1+agu1   68 d
        vmovdqu [rbp + 3488], ymm0                                    ;   124.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3648]                                     ;   117.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3648]                                 ;   124.3 fp2+agu1   68 d
        vmovdqu [rbp + 3520], ymm0                                    ;   125.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3680]                                     ;   118.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3680]                                 ;   125.3 fp3+agu1   68 d
        vmovdqu [rbp + 3552], ymm0                                    ;   126.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3712]                                     ;   119.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3712]                                 ;   126.3 fp0+agu1   68 d
        vmovdqu [rbp + 3584], ymm0                                    ;   127.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3744]                                     ;   120.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3744]                                 ;   127.3 fp1+agu1   68 d
        vmovdqu [rbp + 3616], ymm0                                    ;   128.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3776]                                     ;   121.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3776]                                 ;   128.3 fp2+agu1   68 d
        vmovdqu [rbp + 3648], ymm0                                    ;   129.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3808]                                     ;   122.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3808]                                 ;   129.3 fp3+agu1   68 d
        vmovdqu [rbp + 3680], ymm0                                    ;   130.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3840]                                     ;   123.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3840]                                 ;   130.3 fp0+agu1   68 d
        vmovdqu [rbp + 3712], ymm0                                    ;   131.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3872]                                     ;   124.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3872]                                 ;   131.3 fp1+agu1   68 d
        vmovdqu [rbp + 3744], ymm0                                    ;   132.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3904]                                     ;   125.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3904]                                 ;   132.3 fp2+agu1   68 d
        vmovdqu [rbp + 3776], ymm0                                    ;   133.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3936]                                     ;   126.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3936]                                 ;   133.3 fp3+agu1   68 d
        vmovdqu [rbp + 3808], ymm0                                    ;   134.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3968]                                     ;   127.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 3968]                                 ;   134.3 fp0+agu1   68 d
        vmovdqu [rbp + 3840], ymm0                                    ;   135.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 4000]                                     ;   128.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 4000]                                 ;   135.3 fp1+agu1   68 d
        vmovdqu [rbp + 3872], ymm0                                    ;   136.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 4032]                                     ;   129.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 4032]                                 ;   136.3 fp2+agu1   68 d
        vmovdqu [rbp + 3904], ymm0                                    ;   137.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 4064]                                     ;   130.3 agu0    68 d
        vpxor ymm0, ymm0, [r9 + 4064]                                 ;   137.3 fp3+agu1   68 d
        vmovdqu [rbp + 3936], ymm0                                    ;   138.3 agu2+fp5   69 groups
        mov qword [rbp + 17016], r9                                   ;   131.3 agu0+st0   69 groups
        add r9, 0x8000                                                ;   131.3 alu0    69 groups
        mov qword [rbp + 17024], r9                                   ;   132.3 agu1+st1   69 groups
        align 64
.groups_2:
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1920]                                    ;     0.0 agu0    60 rounds reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm0                                    ;     7.0 agu1+fp5   60 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1952]                                    ;     1.0 agu0    60 rounds reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm0                                    ;     8.0 agu2+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1984]                                    ;     1.2 agu1    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm0                                    ;     8.2 agu2+fp5   60 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2016]                                    ;     2.0 agu0    60 rounds reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm0                                    ;     9.0 agu1+fp5   60 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2048]                                    ;     3.0 agu0    60 rounds reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm0                                    ;    10.0 agu2+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2080]                                    ;     3.2 agu1    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm0                                    ;    10.2 agu2+fp5   60 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2112]                                    ;     4.0 agu0    60 rounds reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm0                                    ;    11.0 agu1+fp5   60 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2144]                                    ;     5.0 agu0    60 rounds reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm0                                    ;    12.0 agu2+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2176]                                    ;     5.2 agu1    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4224], ymm0                                    ;    12.2 agu2+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2208]                                    ;     6.0 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 4256], ymm0                                    ;    13.0 agu1+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2240]                                    ;     7.0 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 4288], ymm0                                    ;    14.0 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2272]                                    ;     7.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 4320], ymm0                                    ;    14.2 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2304]                                    ;     8.0 agu0    60 rounds reload
        vmovdqu [rbp + 4352], ymm0                                    ;    15.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2336]                                    ;     9.0 agu0    60 rounds reload
        vmovdqu [rbp + 4384], ymm0                                    ;    16.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2368]                                    ;     9.2 agu1    60 rounds reload
        vmovdqu [rbp + 4416], ymm0                                    ;    16.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2400]                                    ;    10.0 agu0    60 rounds reload
        vmovdqu [rbp + 4448], ymm0                                    ;    17.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2432]                                    ;    11.0 agu0    60 rounds reload
        vmovdqu [rbp + 4480], ymm0                                    ;    18.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2464]                                    ;    11.2 agu1    60 rounds reload
        vmovdqu [rbp + 4512], ymm0                                    ;    18.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2496]                                    ;    12.0 agu0    60 rounds reload
        vmovdqu [rbp + 4544], ymm0                                    ;    19.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2528]                                    ;    13.0 agu0    60 rounds reload
        vmovdqu [rbp + 4576], ymm0                                    ;    20.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2560]                                    ;    13.2 agu1    60 rounds reload
        vmovdqu [rbp + 4608], ymm0                                    ;    20.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2592]                                    ;    14.0 agu0    60 rounds reload
        vmovdqu [rbp + 4640], ymm0                                    ;    21.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2624]                                    ;    15.0 agu0    60 rounds reload
        vmovdqu [rbp + 4672], ymm0                                    ;    22.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2656]                                    ;    15.2 agu1    60 rounds reload
        vmovdqu [rbp + 4704], ymm0                                    ;    23.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2688]                                    ;    16.0 agu0    60 rounds reload
        vmovdqu [rbp + 4736], ymm0                                    ;    24.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2720]                                    ;    17.0 agu0    60 rounds reload
        vmovdqu [rbp + 4768], ymm0                                    ;    25.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2752]                                    ;    17.2 agu1    60 rounds reload
        vmovdqu [rbp + 4800], ymm0                                    ;    26.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2784]                                    ;    18.0 agu0    60 rounds reload
        vmovdqu [rbp + 4832], ymm0                                    ;    27.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2816]                                    ;    19.0 agu0    60 rounds reload
        vmovdqu [rbp + 4864], ymm0                                    ;    28.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2848]                                    ;    19.2 agu1    60 rounds reload
        vmovdqu [rbp + 4896], ymm0                                    ;    29.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2880]                                    ;    20.0 agu0    60 rounds reload
        vmovdqu [rbp + 4928], ymm0                                    ;    30.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2912]                                    ;    21.0 agu0    60 rounds reload
        vmovdqu [rbp + 4960], ymm0                                    ;    31.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2944]                                    ;    21.2 agu1    60 rounds reload
        vmovdqu [rbp + 4992], ymm0                                    ;    32.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2976]                                    ;    22.0 agu0    60 rounds reload
        vmovdqu [rbp + 5024], ymm0                                    ;    33.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3008]                                    ;    23.0 agu0    60 rounds reload
        vmovdqu [rbp + 5056], ymm0                                    ;    34.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3040]                                    ;    23.2 agu1    60 rounds reload
        vmovdqu [rbp + 5088], ymm0                                    ;    35.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3072]                                    ;    24.0 agu0    60 rounds reload
        vmovdqu [rbp + 5120], ymm0                                    ;    36.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3104]                                    ;    25.0 agu0    60 rounds reload
        vmovdqu [rbp + 5152], ymm0                                    ;    37.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3136]                                    ;    25.2 agu1    60 rounds reload
        vmovdqu [rbp + 5184], ymm0                                    ;    38.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3168]                                    ;    26.0 agu0    60 rounds reload
        vmovdqu [rbp + 5216], ymm0                                    ;    39.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3200]                                    ;    27.0 agu0    60 rounds reload
        vmovdqu [rbp + 5248], ymm0                                    ;    40.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3232]                                    ;    27.2 agu1    60 rounds reload
        vmovdqu [rbp + 5280], ymm0                                    ;    41.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3264]                                    ;    28.0 agu0    60 rounds reload
        vmovdqu [rbp + 5312], ymm0                                    ;    42.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3296]                                    ;    29.0 agu0    60 rounds reload
        vmovdqu [rbp + 5344], ymm0                                    ;    43.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3328]                                    ;    29.2 agu1    60 rounds reload
        vmovdqu [rbp + 5376], ymm0                                    ;    44.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3360]                                    ;    30.0 agu0    60 rounds reload
        vmovdqu [rbp + 5408], ymm0                                    ;    45.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3392]                                    ;    31.0 agu0    60 rounds reload
        vmovdqu [rbp + 5440], ymm0                                    ;    46.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3424]                                    ;    31.2 agu1    60 rounds reload
        vmovdqu [rbp + 5472], ymm0                                    ;    47.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3456]                                    ;    32.2 agu1    60 rounds reload
        vmovdqu [rbp + 5504], ymm0                                    ;    48.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3488]                                    ;    33.2 agu0    60 rounds reload
        vmovdqu [rbp + 5536], ymm0                                    ;    49.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3520]                                    ;    34.2 agu0    60 rounds reload
        vmovdqu [rbp + 5568], ymm0                                    ;    50.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3552]                                    ;    35.2 agu1    60 rounds reload
        vmovdqu [rbp + 5600], ymm0                                    ;    51.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3584]                                    ;    36.2 agu1    60 rounds reload
        vmovdqu [rbp + 5632], ymm0                                    ;    52.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3616]                                    ;    37.2 agu0    60 rounds reload
        vmovdqu [rbp + 5664], ymm0                                    ;    53.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3648]                                    ;    38.2 agu0    60 rounds reload
        vmovdqu [rbp + 5696], ymm0                                    ;    54.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3680]                                    ;    39.2 agu1    60 rounds reload
        vmovdqu [rbp + 5728], ymm0                                    ;    55.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3712]                                    ;    40.2 agu1    60 rounds reload
        vmovdqu [rbp + 5760], ymm0                                    ;    56.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3744]                                    ;    41.2 agu0    60 rounds reload
        vmovdqu [rbp + 5792], ymm0                                    ;    57.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3776]                                    ;    42.2 agu0    60 rounds reload
        vmovdqu [rbp + 5824], ymm0                                    ;    58.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3808]                                    ;    43.2 agu1    60 rounds reload
        vmovdqu [rbp + 5856], ymm0                                    ;    59.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3840]                                    ;    44.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 5888], ymm0                                    ;    60.2 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 3872]                                    ;    45.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 5920], ymm0                                    ;    61.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3904]                                    ;    46.2 agu0    60 rounds reload
        vmovdqu [rbp + 5952], ymm0                                    ;    62.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3936]                                    ;    47.2 agu1    60 rounds reload
        vmovdqu [rbp + 5984], ymm0                                    ;    63.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp - 128]                                     ;    48.2 agu1    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm0                                    ;    64.2 agu2+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 96]                                      ;    49.2 agu0    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm0                                    ;    65.2 agu1+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 64]                                      ;    50.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 6080], ymm0                                    ;    66.2 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp - 32]                                      ;    51.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 6112], ymm0                                    ;    67.2 agu0+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 0]                                       ;    52.2 agu1    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm0                                    ;    68.2 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 32]                                      ;    53.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 6176], ymm0                                    ;    69.2 agu1+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 64]                                      ;    54.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 6208], ymm0                                    ;    70.2 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 96]                                      ;    55.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 6240], ymm0                                    ;    71.2 agu0+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 128]                                     ;    56.2 agu1    60 rounds reload
        vmovdqu [rbp + 6272], ymm0                                    ;    72.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 160]                                     ;    57.2 agu0    60 rounds reload
        vmovdqu [rbp + 6304], ymm0                                    ;    73.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 192]                                     ;    58.2 agu0    60 rounds reload
        vmovdqu [rbp + 6336], ymm0                                    ;    74.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 224]                                     ;    59.2 agu1    60 rounds reload
        vmovdqu [rbp + 6368], ymm0                                    ;    75.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 256]                                     ;    60.2 agu1    60 rounds reload
        vmovdqu [rbp + 6400], ymm0                                    ;    76.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 288]                                     ;    61.2 agu0    60 rounds reload
        vmovdqu [rbp + 6432], ymm0                                    ;    77.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 320]                                     ;    62.2 agu0    60 rounds reload
        vmovdqu [rbp + 6464], ymm0                                    ;    78.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 352]                                     ;    63.2 agu1    60 rounds reload
        vmovdqu [rbp + 6496], ymm0                                    ;    79.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 384]                                     ;    64.2 agu1    60 rounds reload
        vmovdqu [rbp + 6528], ymm0                                    ;    80.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 416]                                     ;    65.2 agu0    60 rounds reload
        vmovdqu [rbp + 6560], ymm0                                    ;    81.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 448]                                     ;    66.2 agu0    60 rounds reload
        vmovdqu [rbp + 6592], ymm0                                    ;    82.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 480]                                     ;    67.2 agu1    60 rounds reload
        vmovdqu [rbp + 6624], ymm0                                    ;    83.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 512]                                     ;    68.2 agu1    60 rounds reload
        vmovdqu [rbp + 6656], ymm0                                    ;    84.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 544]                                     ;    69.2 agu0    60 rounds reload
        vmovdqu [rbp + 6688], ymm0                                    ;    85.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 576]                                     ;    70.2 agu0    60 rounds reload
        vmovdqu [rbp + 6720], ymm0                                    ;    86.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 608]                                     ;    71.2 agu1    60 rounds reload
        vmovdqu [rbp + 6752], ymm0                                    ;    87.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 640]                                     ;    72.2 agu1    60 rounds reload
        vmovdqu [rbp + 6784], ymm0                                    ;    88.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 672]                                     ;    73.2 agu0    60 rounds reload
        vmovdqu [rbp + 6816], ymm0                                    ;    89.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 704]                                     ;    74.2 agu0    60 rounds reload
        vmovdqu [rbp + 6848], ymm0                                    ;    90.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 736]                                     ;    75.2 agu1    60 rounds reload
        vmovdqu [rbp + 6880], ymm0                                    ;    91.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 768]                                     ;    76.2 agu1    60 rounds reload
        vmovdqu [rbp + 6912], ymm0                                    ;    92.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 800]                                     ;    77.2 agu0    60 rounds reload
        vmovdqu [rbp + 6944], ymm0                                    ;    93.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 832]                                     ;    78.2 agu0    60 rounds reload
        vmovdqu [rbp + 6976], ymm0                                    ;    94.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 864]                                     ;    79.2 agu1    60 rounds reload
        vmovdqu [rbp + 7008], ymm0                                    ;    95.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 896]                                     ;    80.2 agu1    60 rounds reload
        vmovdqu [rbp + 7040], ymm0                                    ;    96.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 928]                                     ;    81.2 agu0    60 rounds reload
        vmovdqu [rbp + 7072], ymm0                                    ;    97.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 960]                                     ;    82.2 agu0    60 rounds reload
        vmovdqu [rbp + 7104], ymm0                                    ;    98.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 992]                                     ;    83.2 agu1    60 rounds reload
        vmovdqu [rbp + 7136], ymm0                                    ;    99.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1024]                                    ;    84.2 agu1    60 rounds reload
        vmovdqu [rbp + 7168], ymm0                                    ;   100.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1056]                                    ;    85.2 agu0    60 rounds reload
        vmovdqu [rbp + 7200], ymm0                                    ;   101.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1088]                                    ;    86.2 agu0    60 rounds reload
        vmovdqu [rbp + 7232], ymm0                                    ;   102.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1120]                                    ;    87.2 agu1    60 rounds reload
        vmovdqu [rbp + 7264], ymm0                                    ;   103.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1152]                                    ;    88.2 agu1    60 rounds reload
        vmovdqu [rbp + 7296], ymm0                                    ;   104.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1184]                                    ;    89.2 agu0    60 rounds reload
        vmovdqu [rbp + 7328], ymm0                                    ;   105.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1216]                                    ;    90.2 agu0    60 rounds reload
        vmovdqu [rbp + 7360], ymm0                                    ;   106.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1248]                                    ;    91.2 agu1    60 rounds reload
        vmovdqu [rbp + 7392], ymm0                                    ;   107.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1280]                                    ;    92.2 agu1    60 rounds reload
        vmovdqu [rbp + 7424], ymm0                                    ;   108.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1312]                                    ;    93.2 agu0    60 rounds reload
        vmovdqu [rbp + 7456], ymm0                                    ;   109.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1344]                                    ;    94.2 agu0    60 rounds reload
        vmovdqu [rbp + 7488], ymm0                                    ;   110.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1376]                                    ;    95.2 agu1    60 rounds reload
        vmovdqu [rbp + 7520], ymm0                                    ;   111.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1408]                                    ;    96.2 agu1    60 rounds reload
        vmovdqu [rbp + 7552], ymm0                                    ;   112.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1440]                                    ;    97.2 agu0    60 rounds reload
        vmovdqu [rbp + 7584], ymm0                                    ;   113.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1472]                                    ;    98.2 agu0    60 rounds reload
        vmovdqu [rbp + 7616], ymm0                                    ;   114.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1504]                                    ;    99.2 agu1    60 rounds reload
        vmovdqu [rbp + 7648], ymm0                                    ;   115.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1536]                                    ;   100.2 agu1    60 rounds reload
        vmovdqu [rbp + 7680], ymm0                                    ;   116.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1568]                                    ;   101.2 agu0    60 rounds reload
        vmovdqu [rbp + 7712], ymm0                                    ;   117.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1600]                                    ;   102.2 agu0    60 rounds reload
        vmovdqu [rbp + 7744], ymm0                                    ;   118.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1632]                                    ;   103.2 agu1    60 rounds reload
        vmovdqu [rbp + 7776], ymm0                                    ;   119.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1664]                                    ;   104.2 agu1    60 rounds reload
        vmovdqu [rbp + 7808], ymm0                                    ;   120.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1696]                                    ;   105.2 agu0    60 rounds reload
        vmovdqu [rbp + 7840], ymm0                                    ;   121.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1728]                                    ;   106.2 agu0    60 rounds reload
        vmovdqu [rbp + 7872], ymm0                                    ;   122.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1760]                                    ;   107.2 agu1    60 rounds reload
        vmovdqu [rbp + 7904], ymm0                                    ;   123.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1792]                                    ;   108.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 7936], ymm0                                    ;   124.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1824]                                    ;   109.2 agu0    60 rounds reload
        vmovdqu [rbp + 7968], ymm0                                    ;   125.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1856]                                    ;   110.2 agu0    60 rounds reload
        vmovdqu [rbp + 8000], ymm0                                    ;   126.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1888]                                    ;   111.2 agu1    60 rounds reload
        vmovdqu [rbp + 8032], ymm0                                    ;   127.2 agu0+fp5   60 rounds
        mov r8, qword [rbp + 17016]                                   ;   112.2 agu2    60 rounds reload
        db 0x2e
        mov qword [rbp + 17032], r8                                   ;   116.2 agu1+st0   60 rounds
        db 0x2e
        add r8, 0x3000                                                ;   116.2 alu0    60 rounds
        db 0x2e
        mov qword [rbp + 17040], r8                                   ;   117.2 agu0+st1   60 rounds
        db 0x2e
        mov r8, qword [rbp + 17032]                                   ;                    resident
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
.rounds_3:
        vpxor ymm14, ymm1, [r8 + 4128]                                ;     7.0 fp0+agu0   40 t
        vpxor ymm15, ymm3, [r8 + 4192]                                ;     7.0 fp1+agu1   40 t
        vmovdqu [rbp + 8064], ymm3                                    ;     0.3 agu2+fp5   40 t spill
        vpxor ymm3, ymm4, [r8 + 4224]                                 ;     7.0 fp2+agu0   40 t
        vmovdqu [rbp + 8096], ymm4                                    ;     1.3 agu1+fp5   40 t spill
        vpxor ymm4, ymm5, [r8 + 4256]                                 ;     7.0 fp3+agu0   40 t
        vmovdqu [rbp + 8128], ymm5                                    ;     2.3 agu2+fp5   40 t spill
        vpxor ymm5, ymm8, [r8 + 4352]                                 ;     7.0 fp0+agu1   40 t
        vmovdqu [rbp + 8160], ymm8                                    ;     3.3 agu2+fp5   40 t spill
        vpxor ymm8, ymm10, [r8 + 4416]                                ;     7.0 fp1+agu0   40 t
        vmovdqu [rbp + 8192], ymm10                                   ;     4.3 agu1+fp5   40 t spill
        vpxor ymm10, ymm11, [r8 + 4448]                               ;     7.0 fp2+agu0   40 t
        vmovdqu [rbp + 8224], ymm11                                   ;     5.3 agu2+fp5   40 t spill
        vpxor ymm11, ymm12, [r8 + 4480]                               ;     7.0 fp3+agu1   40 t
        vmovdqu [rbp + 8256], ymm12                                   ;     6.3 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 4640]                                    ;     5.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 6560]                              ;    12.0 fp0+agu1   40 t
        vmovdqu [rbp + 8288], ymm1                                    ;     7.3 agu2+fp5   40 t spill
        vmovdqu ymm1, [r8 + 4704]                                     ;     6.0 agu0    40 t
        vpxor ymm1, ymm1, [rbp + 6624]                                ;    13.0 fp1+agu1   40 t
        vmovdqu [rbp + 8320], ymm1                                    ;    14.0 agu2+fp5   40 t spill
        vmovdqu ymm1, [r8 + 4736]                                     ;     7.0 agu0    40 t
        vpxor ymm1, ymm1, [rbp + 6656]                                ;    14.0 fp2+agu1   40 t
        vmovdqu [rbp + 8352], ymm12                                   ;    13.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 4768]                                    ;     8.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 6688]                              ;    15.0 fp3+agu1   40 t
        vmovdqu [rbp + 8384], ymm12                                   ;    16.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 4896]                                    ;     9.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 6816]                              ;    16.0 fp0+agu1   40 t
        vmovdqu [rbp + 8416], ymm12                                   ;    17.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 4960]                                    ;    10.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 6880]                              ;    17.0 fp1+agu1   40 t
        vmovdqu [rbp + 8448], ymm12                                   ;    18.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 4992]                                    ;    11.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 6912]                              ;    18.0 fp2+agu1   40 t
        vmovdqu [rbp + 8480], ymm12                                   ;    19.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5024]                                    ;    12.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 6944]                              ;    19.0 fp3+agu1   40 t
        vmovdqu [rbp + 8512], ymm12                                   ;    20.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5120]                                    ;    13.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7040]                              ;    20.0 fp0+agu1   40 t
        vmovdqu [rbp + 8544], ymm12                                   ;    21.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5184]                                    ;    14.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7104]                              ;    21.0 fp1+agu1   40 t
        vmovdqu [rbp + 8576], ymm12                                   ;    22.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5216]                                    ;    15.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7136]                              ;    22.0 fp2+agu1   40 t
        vmovdqu [rbp + 8608], ymm12                                   ;    23.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5248]                                    ;    16.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7168]                              ;    23.0 fp3+agu1   40 t
        vmovdqu [rbp + 8640], ymm12                                   ;    24.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5408]                                    ;    17.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7328]                              ;    24.0 fp0+agu1   40 t
        vmovdqu [rbp + 8672], ymm12                                   ;    25.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5472]                                    ;    18.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7392]                              ;    25.0 fp1+agu1   40 t
        vmovdqu [rbp + 8704], ymm12                                   ;    26.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5504]                                    ;    19.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7424]                              ;    26.0 fp2+agu1   40 t
        vmovdqu [rbp + 8736], ymm12                                   ;    27.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5536]                                    ;    20.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7456]                              ;    27.0 fp3+agu1   40 t
        vmovdqu [rbp + 8768], ymm12                                   ;    28.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5664]                                    ;    21.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7584]                              ;    28.0 fp0+agu1   40 t
        vmovdqu [rbp + 8800], ymm12                                   ;    29.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5728]                                    ;    22.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7648]                              ;    29.0 fp1+agu1   40 t
        vmovdqu [rbp + 8832], ymm12                                   ;    30.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5760]                                    ;    23.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7680]                              ;    30.0 fp2+agu1   40 t
        vmovdqu [rbp + 8864], ymm12                                   ;    31.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5792]                                    ;    24.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7712]                              ;    31.0 fp3+agu1   40 t
        vmovdqu [rbp + 8896], ymm12                                   ;    32.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 5920]                                    ;    25.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 7840]                              ;    32.0 fp0+agu1   40 t
        vmovdqu [rbp + 8928], ymm12                                   ;    33.0 agu2+fp5   40 t spill
        vpxor ymm12, ymm2, [r8 + 4160]                                ;    26.0 fp1+agu0   41 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;    27.0 fp2+agu1   41 t
        vmovdqu [rbp + 8960], ymm2                                    ;    28.3 agu2+fp5   40 t spill
        vmovdqu ymm2, [r8 + 5984]                                     ;    27.0 agu0    40 t
        vpxor ymm2, ymm2, [rbp + 7904]                                ;    34.0 fp3+agu1   40 t
        vmovdqu [rbp + 8992], ymm2                                    ;    35.0 agu2+fp5   40 t spill
        vpxor ymm2, ymm3, ymm14                                       ;    27.3 fp0     41 t
        vmovdqu [rbp + 9024], ymm1                                    ;    30.3 agu0+fp5   40 t spill
        vpxor ymm1, ymm6, [r8 + 4288]                                 ;    28.2 fp1+agu1   41 t
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]   ;    29.2 fp2+agu0   41 t
        vmovdqu [rbp + 9056], ymm6                                    ;    31.3 agu2+fp5   40 t spill
        vmovdqu ymm6, [r8 + 6016]                                     ;    29.2 agu1    40 t
        vpxor ymm6, ymm6, [rbp + 7936]                                ;    36.2 fp3+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm6                                    ;    37.2 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm6, ymm4, ymm14                                       ;    29.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9120], ymm8                                    ;    33.3 agu1+fp5   40 t spill
        vpxor ymm8, ymm15, ymm1                                       ;    30.2 fp1     41 t
        vmovdqu [rbp + 9152], ymm11                                   ;    34.3 agu2+fp5   40 t spill
        vmovdqu ymm11, [r8 + 6048]                                    ;    31.0 agu0    40 t
        vpxor ymm11, ymm11, [rbp + 7968]                              ;    38.0 fp2+agu1   40 t
        vpxor ymm3, ymm3, ymm12                                       ;    30.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9184], ymm11                                   ;    39.0 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm0                                       ;    31.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 4096]                               ;    32.2 fp1+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;    33.2 fp2+agu1   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;    31.3 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9216], ymm0                                    ;    36.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqa ymm0, ymm2                                            ;    31.7         41 t copy
        db 0x2e
        vmovdqu [rbp + 9248], ymm5                                    ;    37.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm11                                       ;    34.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm10                                   ;    38.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm7                                      ;    34.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 4320]                               ;    35.2 fp2+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;    36.2 fp3+agu1   41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;    37.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9312], ymm7                                    ;    39.3 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm7, ymm3, ymm8                                        ;    34.0 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm13                                   ;    40.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm13, ymm5, ymm10                                       ;    37.2 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9376], ymm9                                    ;    41.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm8                                       ;    37.2 fp3     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;    38.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9408], ymm10                                   ;    42.3 agu1+fp5   41 t spill
        db 0x2e
        vpor ymm10, ymm9, ymm11                                       ;    38.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9440], ymm9                                    ;    43.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm12                                      ;    36.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm11                                   ;    44.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm1, ymm0                                        ;    38.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm14                                   ;    45.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm7                                       ;    38.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;    39.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;    40.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;    39.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm0                                    ;    46.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm6                                        ;    38.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;    39.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm9                                       ;    39.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    41.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;    42.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;    39.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;    40.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm15                                       ;    40.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm0                                       ;    41.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm7                                    ;    47.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm0                                        ;    41.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;    42.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm7                                       ;    42.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;    43.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm5                                      ;    41.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm9                                    ;    48.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm2, ymm13                                       ;    42.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;    43.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    43.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 9504]                                    ;    45.3 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm14                                   ;    49.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm12, ymm9                                       ;    52.3 fp1     41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    53.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                      ;    44.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    54.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm4                                        ;    55.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm9                                       ;    56.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                       ;    55.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;    56.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;    57.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                     ;    58.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm10                                      ;    57.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;    58.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                      ;    59.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;    60.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm14, ymm1                                        ;    59.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;    58.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                        ;    61.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm1                                       ;    59.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;    60.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    61.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;    62.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                        ;    61.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;    61.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;    63.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;    62.3 fp0     41 t
        db 0x2e, 0x2e
        vpand ymm0, ymm11, [rbp + 9472]                               ;    61.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;    63.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                        ;    62.3 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 9408]                                ;    62.3 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e
        vpand ymm10, ymm11, [rbp + 9440]                              ;    61.3 fp2+agu1   41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;    62.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;    61.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 9536]                              ;    63.3 fp1+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;    64.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;    63.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;    64.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                      ;    62.5 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9504]                                ;    62.7 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm10, ymm11, [rbp + 9632]                              ;    62.8 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;    65.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;    64.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;    65.3 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 9600]                              ;    63.8 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;    66.3 fp1     41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;    67.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9568]                                ;    64.7 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;    64.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;    66.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;    66.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;    67.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;    68.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;    66.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;    67.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;    66.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;    68.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;    67.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;    68.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;    69.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;    65.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;    72.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;    69.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;    70.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;    72.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;    72.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;    71.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;    72.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;    71.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    72.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 9248]                                   ;    67.5 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9280]                                    ;    67.7 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;    74.7 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 9248]                                    ;    68.5 agu0    23 t
        db 0x2e
        vmovdqu ymm7, [rbp + 9152]                                    ;    68.7 agu1    40 t reload
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;    75.7 fp2     23 t
        db 0x2e
        vmovdqa ymm10, ymm2                                           ;    76.7         23 t copy
        db 0x2e
        vmovdqu ymm12, [rbp + 9120]                                   ;    69.5 agu0    23 t
        db 0x2e
        vmovdqu ymm13, [r8 + 4384]                                    ;    69.7 agu1    23 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 9376]                              ;    76.7 fp3+agu0   23 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;    77.7 fp0     23 t
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;    78.7 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9280], ymm11                                   ;    69.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm11, ymm15                                          ;    75.7         23 t copy
        db 0x2e
        vmovdqu [rbp + 9568], ymm4                                    ;    73.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm4, [r8 + 4512]                                     ;    70.7 agu1    23 t
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9344]                                ;    77.7 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    78.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;    79.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;    80.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 4576]                               ;    80.7 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 6496]                              ;    81.7 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;    82.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;    83.7 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9600], ymm5                                    ;    73.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                           ;    75.7         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm3                                    ;    74.8 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, [rbp + 6464]                               ;    83.7 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 4544]                                 ;    84.7 fp3+agu1   23 t
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;    85.7 fp0     23 t
        db 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;    86.7 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9504], ymm8                                    ;    76.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm8, ymm1, ymm11                                       ;    81.7 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm6                                    ;    77.7 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, ymm12                                      ;    83.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9440], ymm9                                    ;    78.7 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm12                                           ;    83.7         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm0                                    ;    79.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm0, ymm10, ymm3                                        ;    86.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm11                                      ;    86.7 fp1     23 t
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm14                                        ;    87.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm3                                    ;    86.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm4, ymm5                                         ;    87.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm12                                   ;    83.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm8                                       ;    87.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;    81.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;    88.7 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm5                                    ;    87.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm2                                       ;    83.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;    88.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, [rbp + 9120]                               ;    87.7 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;    88.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9120], ymm14                                   ;    87.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm6                                      ;    88.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;    89.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;    90.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    87.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;    89.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm5                                       ;    88.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm14                                       ;    89.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm8                                    ;    87.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm14                                       ;    89.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;    90.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, ymm8                                        ;    90.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    91.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm5                                       ;    88.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm6                                    ;    88.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm0                                       ;    89.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;    91.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;    90.8 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9248]                                    ;    89.3 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm12                                   ;    89.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm12, ymm13, ymm6                                       ;    96.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;    97.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm4                                       ;    92.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;    98.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm7                                        ;    99.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm6                                       ;   100.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                        ;    99.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   100.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   101.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                       ;   102.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm9                                        ;   101.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   102.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                        ;   103.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   104.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm12, ymm4                                        ;   103.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   104.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   102.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                      ;   105.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm4                                       ;   103.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                        ;   104.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                        ;   104.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   105.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                      ;   106.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                        ;   105.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   107.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   105.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   107.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   106.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, [rbp + 9664]                               ;   105.3 fp2+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   107.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                      ;   106.3 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9472]                                ;   106.3 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   107.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, [rbp + 9120]                                ;   105.3 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   106.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   105.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 9152]                              ;   107.3 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   108.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   107.3 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   108.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   107.3 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                      ;   106.5 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9248]                                ;   106.7 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm3, [rbp + 9760]                                ;   106.8 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   109.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   108.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   109.3 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9728]                                ;   107.8 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   110.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   111.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 9696]                                ;   108.7 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   108.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   110.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   110.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   111.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   112.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;   110.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   111.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   110.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   112.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   111.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   112.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   113.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   109.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   116.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   113.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   114.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   116.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   116.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   115.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   116.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   115.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   116.8 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8352]                                    ;   111.5 agu1    22 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 9024]                                    ;   111.7 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   118.7 fp2     22 t
        db 0x2e
        vmovdqu ymm5, [rbp + 8352]                                    ;   112.5 agu1    22 t
        db 0x2e
        vmovdqu ymm8, [rbp + 8384]                                    ;   112.7 agu0    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   119.7 fp3     22 t
        db 0x2e
        vmovdqa ymm9, ymm5                                            ;   120.7         22 t copy
        db 0x2e
        vmovdqu ymm12, [rbp + 8320]                                   ;   113.5 agu1    22 t
        db 0x2e
        vmovdqu ymm13, [r8 + 4672]                                    ;   113.7 agu0    22 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6592]                              ;   120.7 fp0+agu1   22 t
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   121.7 fp1     22 t
        db 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   122.7 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 9024], ymm3                                    ;   113.7 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm3, ymm0                                            ;   119.7         22 t copy
        db 0x2e
        vmovdqu [rbp + 9696], ymm7                                    ;   117.8 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm7, [r8 + 4800]                                     ;   114.7 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6720]                                ;   121.7 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   122.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   123.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   124.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 4608]                               ;   124.7 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 6528]                              ;   125.7 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   126.7 fp1     22 t
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   127.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm10                                   ;   117.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm0                                           ;   119.7         22 t copy
        db 0x2e
        vmovdqu [rbp + 9760], ymm1                                    ;   118.8 agu0+fp5   23 t spill
        db 0x2e
        vpxor ymm1, ymm12, [rbp + 6752]                               ;   127.7 fp3+agu1   22 t
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 4832]                                 ;   128.7 fp0+agu0   22 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   129.7 fp1     22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   130.7 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 9248], ymm11                                   ;   120.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm3                                       ;   125.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm2                                    ;   121.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm12                                      ;   127.7 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9120], ymm6                                    ;   122.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm12                                           ;   127.7         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm14                                   ;   123.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm9, ymm1                                        ;   130.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm3                                       ;   130.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm15                                        ;   131.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm1                                    ;   130.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm1, ymm7, ymm10                                        ;   131.7 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm12                                   ;   127.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm11                                     ;   131.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   125.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   132.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm10                                   ;   131.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm5                                       ;   127.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   132.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, [rbp + 8320]                              ;   131.7 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   132.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm15                                   ;   131.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm15, ymm12, ymm2                                      ;   132.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   133.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   134.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   131.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   133.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm10                                      ;   132.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm14                                     ;   133.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm11                                   ;   131.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm14                                      ;   133.7 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   134.7 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm4, ymm11                                      ;   134.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   135.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm9, ymm10                                      ;   132.8 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm2                                    ;   132.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm0, ymm15                                       ;   133.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   135.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   134.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8352]                                    ;   133.3 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm12                                   ;   133.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm13, ymm2                                       ;   140.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   141.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm7                                       ;   136.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   142.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm8                                        ;   143.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm2                                       ;   144.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                        ;   143.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   144.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   145.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   146.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm6                                        ;   145.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   146.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                        ;   147.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   148.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm12, ymm7                                        ;   147.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   148.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                       ;   146.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   149.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm7                                       ;   147.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                      ;   148.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                        ;   148.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   149.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                      ;   150.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                        ;   149.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   151.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   149.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   151.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   150.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, [rbp + 9792]                               ;   149.3 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   151.3 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                        ;   150.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9664]                                ;   150.3 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   151.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, [rbp + 8320]                                ;   149.3 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   150.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   149.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 8384]                              ;   151.3 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   152.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   151.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   152.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   151.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                      ;   150.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 8352]                                ;   150.7 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm1, [rbp + 9888]                                ;   150.8 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   153.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   152.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   153.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9856]                                ;   151.8 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   154.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   155.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9824]                                ;   152.7 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   152.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   154.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   154.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   155.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   156.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   154.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   155.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   154.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   156.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   155.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   156.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   157.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   153.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   160.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   157.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   158.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   160.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   160.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   159.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   160.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   159.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   160.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8416]                                    ;   155.5 agu0    21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8480]                                    ;   155.7 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   162.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 8416]                                    ;   156.5 agu0    21 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8512]                                   ;   156.7 agu1    40 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   163.7 fp0     21 t
        db 0x2e
        vmovdqa ymm11, ymm8                                           ;   164.7         21 t copy
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8448]                                   ;   157.5 agu0    21 t
        db 0x2e
        vmovdqu ymm13, [r8 + 4928]                                    ;   157.7 agu1    21 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6848]                              ;   164.7 fp1+agu0   21 t
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   165.7 fp2     21 t
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   166.7 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm14                                   ;   160.3 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm14, ymm0                                           ;   163.7         21 t copy
        db 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   158.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 5056]                                     ;   159.5 agu0    21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6976]                                ;   166.5 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   167.5 fp1     21 t
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   168.5 fp2     21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   169.5 fp3     21 t
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 4864]                               ;   169.5 fp0+agu0   21 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6784]                              ;   170.5 fp1+agu1   21 t
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   171.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   172.5 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm6                                    ;   161.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm6, ymm0                                            ;   163.7         21 t copy
        db 0x2e
        vmovdqu [rbp + 9888], ymm9                                    ;   162.7 agu0+fp5   22 t spill
        db 0x2e
        vpxor ymm9, ymm7, ymm14                                       ;   170.5 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 8352], ymm4                                    ;   163.7 agu1+fp5   22 t spill
        db 0x2e
        vpxor ymm4, ymm12, [rbp + 7008]                               ;   172.5 fp1+agu0   21 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 5088]                                 ;   173.5 fp2+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   174.5 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   175.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm3                                    ;   164.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm12                                      ;   172.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm5                                    ;   165.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm5, ymm11, ymm4                                        ;   175.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm2                                    ;   166.8 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm14                                       ;   175.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm12, ymm2                                       ;   176.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm4                                    ;   175.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm4, ymm1, ymm6                                         ;   176.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9920], ymm12                                   ;   172.5 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm9                                       ;   176.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   170.5 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   177.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm6                                    ;   176.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm8                                       ;   171.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   177.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, [rbp + 8448]                                ;   176.5 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   177.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm2                                    ;   176.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm3                                       ;   177.5 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   178.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   179.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   176.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   178.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm6                                        ;   177.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm2                                        ;   178.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9952], ymm9                                    ;   176.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm2                                        ;   178.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   179.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm9                                        ;   179.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   180.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm6                                       ;   177.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm3                                    ;   177.5 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm5                                        ;   178.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   180.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   179.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8416]                                    ;   178.2 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm12                                  ;   178.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm13, ymm3                                       ;   185.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   186.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm1                                      ;   181.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   187.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm10                                       ;   188.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                                       ;   189.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                      ;   188.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   189.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   190.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   191.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, ymm15                                      ;   190.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   191.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                      ;   192.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   193.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm12, ymm1                                       ;   192.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   193.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                       ;   191.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                      ;   194.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm1                                      ;   192.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                       ;   193.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                       ;   193.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   194.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                       ;   195.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   194.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   196.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   194.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   196.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   195.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, [rbp + 9920]                                ;   194.2 fp0+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                       ;   196.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                      ;   195.2 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9792]                                ;   195.2 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   196.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 8448]                               ;   194.2 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   195.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   194.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 8512]                              ;   196.2 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   197.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   196.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   197.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   196.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                      ;   195.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 8416]                                ;   195.5 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 10016]                              ;   195.7 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   198.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   197.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   198.2 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9984]                                ;   196.7 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;   199.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   200.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 9952]                              ;   197.5 fp2+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                        ;   197.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   199.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   199.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   200.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   201.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   199.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   200.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   199.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   201.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   200.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   201.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   202.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   198.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   205.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   202.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   203.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   205.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   205.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   204.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   205.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   204.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   205.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8544]                                    ;   200.3 agu1    23 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 8608]                                    ;   200.5 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   207.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8544]                                    ;   201.3 agu1    23 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8640]                                    ;   201.5 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   208.5 fp1     23 t
        db 0x2e
        vmovdqa ymm10, ymm6                                           ;   209.5         23 t copy
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8576]                                   ;   202.3 agu1    23 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [r8 + 5152]                                    ;   202.5 agu0    23 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7072]                              ;   209.5 fp2+agu1   23 t
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   210.5 fp3     23 t
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   211.5 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm15                                   ;   206.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm15, ymm1                                           ;   208.5         23 t copy
        db 0x2e
        vmovdqu [rbp + 9952], ymm11                                   ;   206.7 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [r8 + 5280]                                    ;   204.3 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7200]                              ;   211.3 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   212.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   213.3 fp3     23 t
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   214.3 fp0     23 t
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 5344]                               ;   214.3 fp1+agu1   23 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7264]                              ;   215.3 fp2+agu0   23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   216.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   217.3 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 9984], ymm7                                    ;   206.8 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm7, ymm1                                            ;   208.5         23 t copy
        db 0x2e
        vmovdqu [rbp + 10016], ymm14                                  ;   207.8 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm14, ymm5, ymm15                                      ;   215.3 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 8416], ymm8                                    ;   208.8 agu0+fp5   21 t spill
        db 0x2e
        vpxor ymm8, ymm12, [rbp + 7232]                               ;   217.3 fp2+agu1   23 t
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 5312]                                 ;   218.3 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   219.3 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   220.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm3                                    ;   209.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm12                                      ;   217.3 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm2                                    ;   210.8 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm10, ymm8                                        ;   220.3 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm4                                    ;   211.8 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm15                                       ;   220.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm12, ymm4                                        ;   221.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9920], ymm8                                    ;   220.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm8, ymm11, ymm7                                        ;   221.3 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm12                                  ;   217.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, ymm14                                      ;   221.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   215.3 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   222.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm7                                    ;   221.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm6                                       ;   216.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   222.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, [rbp + 8576]                                ;   221.3 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   222.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm4                                    ;   221.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm3                                       ;   222.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   223.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   224.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   221.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   223.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm7                                        ;   222.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm2                                       ;   223.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10080], ymm14                                  ;   221.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm2                                       ;   223.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   224.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm14                                       ;   224.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   225.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm7                                       ;   222.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm3                                   ;   222.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm4                                        ;   223.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   225.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   224.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8544]                                    ;   223.0 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10144], ymm12                                  ;   223.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm13, ymm3                                       ;   230.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   231.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm11                                      ;   226.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   232.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm9                                       ;   233.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                                       ;   234.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                        ;   233.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   234.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   235.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                       ;   236.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm0                                        ;   235.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   236.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                       ;   237.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   238.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm12, ymm11                                       ;   237.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   238.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                       ;   236.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   239.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm11                                      ;   237.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                      ;   238.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                        ;   238.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   239.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                        ;   240.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   239.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   241.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   239.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   241.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   240.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, [rbp + 10048]                               ;   239.0 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                       ;   241.0 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                      ;   240.0 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9920]                                ;   240.0 fp0+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   241.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, [rbp + 8576]                                ;   239.0 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   240.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   239.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 8640]                              ;   241.0 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   242.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   241.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   242.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   241.0 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                     ;   240.2 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8544]                              ;   240.3 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm8, [rbp + 10144]                               ;   240.5 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   243.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   242.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   243.0 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 10112]                               ;   241.5 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   244.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   245.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 10080]                               ;   242.3 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   242.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   244.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   244.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   245.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   246.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   244.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   246.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm8                                       ;   246.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   247.0 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8672]                                    ;   243.0 agu1    22 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8736]                                    ;   243.2 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   250.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 8672]                                   ;   244.0 agu1    22 t
        db 0x2e
        vmovdqu ymm13, [rbp + 8768]                                   ;   244.2 agu0    40 t reload
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   251.2 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 8736], ymm8                                    ;   246.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm8, ymm11                                           ;   252.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 10080], ymm10                                  ;   245.0 agu2+fp5   23 t spill
        vmovdqu ymm10, [rbp + 8704]                                   ;   245.0 agu1    22 t
        vmovdqu [rbp + 10112], ymm5                                   ;   246.0 agu0+fp5   23 t spill
        vmovdqu ymm5, [r8 + 5440]                                     ;   246.0 agu1    22 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7360]                                ;   253.0 fp3+agu0   22 t
        db 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   254.0 fp0+agu1   22 t
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   255.0 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 10144], ymm12                                  ;   247.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm12, ymm1                                           ;   251.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm15                                   ;   248.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm15, [r8 + 5568]                                    ;   247.2 agu0    22 t
        vpxor ymm15, ymm15, [rbp + 7488]                              ;   254.2 fp2+agu1   22 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   255.2 fp3+agu0   22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   256.2 fp0     22 t
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   257.2 fp1     22 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 5376]                               ;   257.2 fp2+agu1   22 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7296]                              ;   258.2 fp3+agu0   22 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;   259.2 fp0+agu1   22 t
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   260.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 8640], ymm7                                    ;   249.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm1                                            ;   251.2         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm4                                    ;   250.2 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm4, ymm10, [rbp + 7520]                               ;   260.2 fp2+agu0   22 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 5600]                                 ;   261.2 fp3+agu1   22 t
        db 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   262.2 fp0+agu0   22 t
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   263.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 9920], ymm2                                    ;   252.2 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm2, ymm9, ymm12                                       ;   258.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm6                                   ;   253.2 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm10                                       ;   260.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm3                                   ;   254.2 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm3, ymm8, ymm4                                         ;   263.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10208], ymm0                                   ;   255.2 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm12                                       ;   263.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 10240], ymm14                                  ;   256.2 agu1+fp5   23 t spill
        db 0x2e
        vpor ymm14, ymm10, ymm0                                       ;   264.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10272], ymm4                                   ;   263.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm7                                        ;   264.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10304], ymm10                                  ;   260.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm2                                       ;   264.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   258.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   265.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm7                                    ;   264.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm11                                      ;   259.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   265.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, [rbp + 8704]                                ;   264.2 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   265.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm0                                    ;   264.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm10, ymm6                                       ;   265.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   266.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   267.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   264.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   266.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm6, ymm7                                        ;   265.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm2, ymm0                                        ;   266.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10336], ymm2                                   ;   264.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm0                                       ;   266.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   267.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm2                                        ;   267.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   268.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm7                                        ;   265.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10368], ymm6                                   ;   265.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm3                                        ;   266.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   268.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   267.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8672]                                    ;   265.8 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm10                                  ;   266.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm5, ymm6                                        ;   272.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   273.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm15                                     ;   269.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   274.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm13                                      ;   275.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm6                                       ;   276.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                      ;   275.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   276.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   277.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                       ;   278.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm14                                      ;   277.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   278.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                     ;   279.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   280.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm10, ymm15                                      ;   279.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   280.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                       ;   278.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                      ;   281.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm15                                     ;   279.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;   280.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                       ;   280.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   281.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   282.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                      ;   281.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   283.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   281.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   283.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   282.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, [rbp + 10304]                               ;   281.8 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                       ;   283.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                        ;   282.8 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 10272]                               ;   282.8 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   283.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, [rbp + 8704]                               ;   281.8 fp3+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   282.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   281.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8768]                              ;   283.8 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   284.8 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   283.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   284.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   283.8 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                       ;   283.0 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 8672]                              ;   283.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm4, [rbp + 10400]                              ;   283.3 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   285.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   284.8 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   285.8 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 10368]                               ;   284.3 fp1+agu0   22 t
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   286.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   287.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 10336]                             ;   285.2 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   286.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   286.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   287.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   288.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   286.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   288.8 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm4                                       ;   288.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   289.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8800]                                    ;   285.8 agu0    21 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8864]                                    ;   286.0 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   293.0 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 8800]                                    ;   286.8 agu0    21 t
        db 0x2e
        vmovdqu ymm13, [rbp + 8896]                                   ;   287.0 agu1    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   294.0 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8864], ymm4                                    ;   288.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm4, ymm5                                            ;   295.0         21 t copy
        db 0x2e
        vmovdqu [rbp + 10336], ymm14                                  ;   289.8 agu0+fp5   22 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 8832]                                   ;   288.0 agu1    21 t
        db 0x2e
        vmovdqu [rbp + 10368], ymm15                                  ;   290.8 agu2+fp5   22 t spill
        vmovdqu ymm15, [r8 + 5696]                                    ;   288.8 agu0    21 t
        vpxor ymm15, ymm15, [rbp + 7616]                              ;   295.8 fp0+agu1   21 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   296.8 fp1+agu0   21 t
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   297.8 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 10400], ymm8                                   ;   289.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm8, ymm1                                            ;   294.0         21 t copy
        db 0x2e
        vmovdqu [rbp + 8672], ymm9                                    ;   290.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm9, [r8 + 5824]                                     ;   290.0 agu1    21 t
        vpxor ymm9, ymm9, [rbp + 7744]                                ;   297.0 fp3+agu0   21 t
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   298.0 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   299.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   300.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 5632]                               ;   300.0 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7552]                              ;   301.0 fp0+agu1   21 t
        db 0x2e
        vpxor ymm14, ymm14, [rel camellia128_encrypt.T0_constants256] ;   302.0 fp1+agu0   21 t
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   303.0 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 8768], ymm10                                   ;   291.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm10, ymm1                                           ;   294.0         21 t copy
        db 0x2e
        vmovdqu [rbp + 8704], ymm12                                   ;   293.0 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm12, ymm14, [rbp + 7776]                              ;   303.0 fp3+agu1   21 t
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 5856]                               ;   304.0 fp0+agu0   21 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   305.0 fp1+agu1   21 t
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   306.0 fp2     21 t
        vmovdqu [rbp + 10272], ymm7                                   ;   295.0 agu2+fp5   22 t spill
        vpxor ymm7, ymm2, ymm8                                        ;   301.0 fp3     21 t
        vmovdqu [rbp + 10304], ymm3                                   ;   296.0 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm14                                      ;   303.0 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10432], ymm0                                   ;   297.0 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm0, ymm4, ymm12                                        ;   306.0 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10464], ymm11                                  ;   298.0 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm11, ymm12, ymm8                                      ;   306.0 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   299.0 agu0+fp5   22 t spill
        db 0x2e
        vpor ymm6, ymm14, ymm11                                       ;   307.0 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 10528], ymm12                                  ;   306.0 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm9, ymm10                                       ;   307.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10560], ymm14                                  ;   303.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm7                                      ;   307.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   301.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   308.0 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8896], ymm10                                   ;   307.0 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm5                                       ;   302.0 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   308.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm11, [rbp + 8832]                              ;   307.0 fp2+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   308.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8832], ymm11                                   ;   307.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm3                                      ;   308.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   309.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   310.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   307.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   309.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm3, ymm10                                       ;   308.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm0                                       ;   309.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10592], ymm7                                   ;   307.0 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm0                                        ;   309.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   310.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm7                                       ;   310.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   311.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm10                                      ;   308.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10624], ymm3                                   ;   308.0 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm11                                       ;   309.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   311.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   310.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8800]                                    ;   308.7 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10656], ymm14                                  ;   309.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm15, ymm3                                       ;   315.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   316.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm9                                       ;   312.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   317.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm13                                       ;   318.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm3                                       ;   319.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                     ;   318.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   319.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   320.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                     ;   321.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm6                                      ;   320.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   321.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                        ;   322.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   323.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm14, ymm9                                        ;   322.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   323.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                       ;   321.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   324.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm9                                       ;   322.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                        ;   323.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                        ;   323.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   324.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                        ;   325.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                        ;   324.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   326.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   324.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   326.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   325.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, [rbp + 10560]                              ;   324.7 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                     ;   326.7 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                        ;   325.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10528]                               ;   325.7 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   326.7 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 8832]                              ;   324.7 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   325.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   324.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8896]                              ;   326.7 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   327.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   326.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   327.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   326.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                      ;   325.8 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 8800]                                ;   326.0 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 10656]                             ;   326.2 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   328.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   327.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                      ;   328.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10624]                             ;   327.2 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   329.7 fp3     21 t
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   330.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 10592]                               ;   328.0 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   328.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   329.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   329.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   330.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   331.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   329.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   331.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm12                                      ;   331.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   332.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8928]                                    ;   328.7 agu1    42 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 9088]                                    ;   328.8 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   335.8 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8928]                                    ;   329.7 agu1    42 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9184]                                   ;   329.8 agu0    40 t reload
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   336.8 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm4                                    ;   329.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm4, ymm9                                            ;   337.8         42 t copy
        vmovdqu [rbp + 10592], ymm2                                   ;   330.7 agu1+fp5   21 t spill
        vmovdqu ymm2, [rbp + 8992]                                    ;   330.8 agu0    42 t
        vmovdqu [rbp + 10624], ymm14                                  ;   331.7 agu2+fp5   21 t spill
        vmovdqu ymm14, [r8 + 5952]                                    ;   331.7 agu1    42 t
        vpxor ymm14, ymm14, [rbp + 7872]                              ;   338.7 fp1+agu0   42 t
        vpxor ymm14, ymm14, [rel camellia128_encrypt.T0_constants256] ;   339.7 fp2+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   340.7 fp3     42 t
        db 0x2e
        vmovdqu [rbp + 10656], ymm8                                   ;   332.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm8, ymm1                                            ;   336.8         42 t copy
        db 0x2e
        vmovdqu [rbp + 8800], ymm10                                   ;   333.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm10, [r8 + 6080]                                    ;   332.8 agu0    42 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8000]                              ;   339.8 fp0+agu1   42 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;   340.8 fp1+agu0   42 t
        db 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   341.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   342.8 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 5888]                                 ;   342.8 fp0+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7808]                                ;   343.8 fp1+agu0   42 t
        db 0x2e
        vpxor ymm2, ymm2, [rel camellia128_encrypt.T0_constants256]   ;   344.8 fp2+agu1   42 t
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   345.8 fp3     42 t
        db 0x2e
        vmovdqu [rbp + 8896], ymm11                                   ;   334.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm11, ymm1                                           ;   336.8         42 t copy
        db 0x2e
        vmovdqu [rbp + 8832], ymm0                                    ;   335.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, [rbp + 8032]                                ;   345.8 fp0+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 6112]                                 ;   346.8 fp1+agu1   42 t
        db 0x2e
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256]   ;   347.8 fp2+agu0   42 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   348.8 fp3     42 t
        db 0x2e
        vmovdqu [rbp + 10528], ymm5                                   ;   337.8 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm5, ymm7, ymm8                                        ;   343.8 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 10560], ymm3                                   ;   338.8 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm3, ymm14, ymm2                                       ;   345.8 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10688], ymm6                                   ;   339.8 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm6, ymm4, ymm0                                         ;   348.8 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10720], ymm15                                  ;   340.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm8                                       ;   348.8 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10752], ymm12                                  ;   341.8 agu1+fp5   21 t spill
        db 0x2e
        vpor ymm12, ymm2, ymm15                                       ;   349.8 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 10784], ymm0                                   ;   348.8 agu0+fp5   42 t spill
        db 0x2e
        vpor ymm0, ymm10, ymm11                                       ;   349.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10816], ymm2                                   ;   345.8 agu2+fp5   42 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm5                                       ;   349.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   343.8 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   350.8 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9184], ymm11                                   ;   349.8 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm9                                       ;   344.8 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   350.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, [rbp + 8992]                              ;   349.8 fp3+agu0   42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   350.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm15                                   ;   349.8 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm3                                       ;   350.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   351.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   352.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   349.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   351.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm11                                      ;   350.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm15                                       ;   351.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10848], ymm5                                   ;   349.8 agu1+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm15                                       ;   351.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   352.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm5                                        ;   352.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   353.8 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm11                                       ;   351.0 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10880], ymm3                                   ;   350.8 agu0+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm6                                        ;   352.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   353.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   353.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8928]                                    ;   351.5 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm2                                   ;   351.8 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm3                                        ;   358.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   359.5 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm10                                      ;   354.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   360.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm13                                      ;   361.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm3                                         ;   362.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                      ;   361.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   362.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   363.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   364.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm12                                      ;   363.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   364.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                     ;   365.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   366.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm2, ymm10                                       ;   365.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   366.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                        ;   364.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   367.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm10                                      ;   365.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   366.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                       ;   366.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   367.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   368.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                        ;   367.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   369.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   367.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   369.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   368.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, [rbp + 10816]                              ;   367.5 fp0+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                      ;   369.5 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                        ;   368.5 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10784]                               ;   368.5 fp3+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   369.5 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm13, ymm0, [rbp + 8992]                               ;   367.5 fp1+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   368.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   367.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9184]                                ;   369.5 fp0+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   370.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   369.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   370.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   369.5 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   368.7 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8928]                              ;   368.8 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpand ymm13, ymm0, [rbp + 10912]                              ;   369.0 fp3+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   371.5 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   370.5 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   371.5 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 10880]                               ;   370.0 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   372.5 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   373.5 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10848]                             ;   370.8 fp2+agu1   42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   371.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   372.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   372.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   373.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   374.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   372.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   374.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm0                                      ;   374.5 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   375.5 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9472]                                    ;   371.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm1                                       ;   378.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   379.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 9664]                                   ;   372.0 agu1    22 t reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm10                                      ;   380.5 fp2     41 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10240]                             ;   379.0 fp3+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10208]                             ;   380.0 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9664], ymm0                                    ;   374.5 agu2+fp5   42 t spill
        db 0x2e
        vpxor ymm0, ymm10, [rbp + 9792]                               ;   381.0 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm12                                   ;   375.5 agu2+fp5   42 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9792]                                   ;   374.0 agu1    41 t
        vpxor ymm12, ymm12, [rbp + 10496]                             ;   381.0 fp2+agu0   41 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   382.0 fp3+agu1   41 t
        vpxor ymm5, ymm5, ymm0                                        ;   382.0 fp0     41 t
        vmovdqu [rbp + 10496], ymm0                                   ;   382.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm12, [rbp + 9408]                               ;   383.0 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   384.0 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 9792], ymm0                                    ;   384.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm0, ymm13                                           ;   381.5         41 t copy
        db 0x2e
        vmovdqu [rbp + 10848], ymm13                                  ;   381.5 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 9408]                                   ;   376.5 agu0    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 10752]                             ;   383.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   384.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   384.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   385.5 fp2     41 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9120]                                   ;   380.0 agu0    23 t reload
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   387.0 fp3     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256]   ;   388.0 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9120], ymm1                                    ;   385.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 8320]                                ;   389.0 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 10752], ymm0                                   ;   385.5 agu1+fp5   41 t spill
        vmovdqu ymm0, [rbp + 8448]                                    ;   382.2 agu0    41 t
        vpxor ymm0, ymm0, [rbp + 10432]                               ;   389.2 fp2+agu1   41 t
        vpxor ymm0, ymm0, [rbp + 10464]                               ;   390.2 fp3+agu0   41 t
        vpxor ymm0, ymm0, [rbp + 10304]                               ;   391.2 fp0+agu1   41 t
        vpxor ymm0, ymm0, [rbp + 10272]                               ;   392.2 fp1+agu0   41 t
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256]   ;   393.2 fp2+agu1   41 t
        vmovdqu [rbp + 10272], ymm12                                  ;   386.5 agu2+fp5   41 t spill
        vpxor ymm12, ymm0, [rbp + 9440]                               ;   394.2 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 10304], ymm10                                  ;   385.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm10, ymm12                                          ;   395.2         41 t copy
        db 0x2e
        vmovdqu [rbp + 10464], ymm12                                  ;   395.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8320]                                   ;   386.2 agu0    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10176]                             ;   393.2 fp0+agu1   41 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   394.2 fp1+agu0   41 t
        vpxor ymm10, ymm10, ymm12                                     ;   395.2 fp2     41 t
        vpxor ymm12, ymm12, [rbp + 8448]                              ;   395.2 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   396.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm12                                   ;   396.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm1                                           ;   390.0         41 t copy
        db 0x2e
        vmovdqu [rbp + 10176], ymm1                                   ;   390.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9440]                                    ;   389.2 agu0    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10720]                               ;   396.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10688]                               ;   397.2 fp2+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   398.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   398.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   399.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   392.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   393.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                     ;   394.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9152]                                    ;   393.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   400.3 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256]       ;   393.7 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   401.3 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8384]                                    ;   394.3 agu1    22 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm9                                      ;   402.3 fp3     41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9920]                                ;   401.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 10048]                               ;   402.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8576]                                ;   403.3 fp2+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8640]                                ;   404.3 fp3+agu1   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   405.3 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8640], ymm13                                   ;   399.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm13, ymm9, [rbp + 8512]                               ;   406.3 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8576], ymm12                                   ;   399.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8512]                                   ;   397.3 agu1    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8704]                              ;   404.3 fp2+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   405.3 fp3     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   407.3 fp0     41 t
        vmovdqu [rbp + 8704], ymm13                                   ;   407.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm12, [rbp + 9536]                              ;   406.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   407.3 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8512], ymm13                                   ;   407.3 agu0+fp5   41 t spill
        db 0x2e
        vmovdqa ymm13, ymm11                                          ;   403.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 10048], ymm11                                  ;   403.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9536]                                   ;   401.5 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10560]                             ;   408.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   409.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   410.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   410.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   411.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9248]                                   ;   403.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   410.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   411.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9248], ymm1                                    ;   411.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm8, [rbp + 8352]                                ;   412.7 fp2+agu0   41 t
        vmovdqu [rbp + 10560], ymm13                                  ;   411.5 agu1+fp5   41 t spill
        vmovdqu ymm13, [rbp + 8416]                                   ;   406.3 agu0    41 t
        vpxor ymm13, ymm13, [rbp + 8768]                              ;   413.3 fp3+agu1   41 t
        vpxor ymm13, ymm13, [rbp + 8672]                              ;   414.3 fp0+agu0   41 t
        vpxor ymm13, ymm13, [rbp + 10400]                             ;   415.3 fp1+agu1   41 t
        vmovdqu [rbp + 8672], ymm12                                   ;   412.5 agu2+fp5   41 t spill
        vpxor ymm12, ymm13, [rbp + 9504]                              ;   416.3 fp2+agu0   41 t
        vmovdqu [rbp + 8768], ymm0                                    ;   408.5 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm12                                           ;   417.3         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm12                                   ;   417.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8352]                                   ;   409.5 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8544]                              ;   416.5 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   417.5 fp0     41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   418.5 fp1     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8416]                              ;   418.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   419.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8416], ymm12                                   ;   419.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm12, ymm1                                           ;   413.7         41 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm1                                    ;   413.7 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9504]                                    ;   412.5 agu0    41 t
        vpxor ymm1, ymm1, [rbp + 8832]                                ;   419.5 fp0+agu1   41 t
        vpxor ymm1, ymm1, [rbp + 10528]                               ;   420.5 fp1+agu0   41 t
        vpxor ymm1, ymm1, [rbp + 8896]                                ;   421.5 fp2+agu1   41 t
        vpxor ymm1, ymm1, [rbp + 8800]                                ;   422.5 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   423.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   424.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   424.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   425.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   416.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   417.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9760]                                    ;   417.3 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   424.3 fp2     41 t
        db 0x2e
        vmovdqu ymm7, [rbp + 9888]                                    ;   417.7 agu0    22 t reload
        db 0x2e
        vmovdqu [rbp + 9760], ymm11                                   ;   425.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm11, ymm2, ymm7                                       ;   425.3 fp3     41 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10144]                               ;   424.7 fp0+agu1   41 t
        vpxor ymm7, ymm7, [rbp + 10112]                               ;   425.7 fp1+agu0   41 t
        vpxor ymm7, ymm7, [rbp + 10080]                               ;   426.7 fp2+agu1   41 t
        vmovdqu [rbp + 10112], ymm12                                  ;   425.5 agu2+fp5   41 t spill
        vpxor ymm12, ymm7, [rbp + 10016]                              ;   427.7 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 10144], ymm13                                  ;   426.5 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 10016]                                  ;   420.7 agu0    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 10400]                             ;   427.7 fp0+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 10368]                             ;   428.7 fp1+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   429.7 fp2     41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   428.7 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 10400], ymm12                                  ;   428.7 agu2+fp5   41 t spill
        vpxor ymm12, ymm13, [rbp + 9632]                              ;   430.7 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   431.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm12                                  ;   431.7 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm11                                          ;   426.3         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm11                                   ;   426.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9632]                                   ;   425.7 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10656]                             ;   432.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   433.7 fp3     41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   434.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   434.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   435.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   427.0 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 9728]                                   ;   426.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   433.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   434.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9856]                                   ;   427.7 agu0    22 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm1                                    ;   435.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm4, ymm11                                       ;   435.8 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10080]                             ;   434.7 fp3+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10240]                             ;   435.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   436.7 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10240], ymm12                                  ;   435.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm12, ymm11, [rbp + 9984]                              ;   437.7 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 10080], ymm13                                  ;   436.7 agu0+fp5   41 t spill
        vmovdqu ymm13, [rbp + 9984]                                   ;   431.8 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 10336]                             ;   438.8 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   439.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   438.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm12                                   ;   438.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm13, [rbp + 9600]                              ;   440.8 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   441.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm12                                   ;   441.8 agu0+fp5   41 t spill
        db 0x2e
        vmovdqa ymm12, ymm1                                           ;   436.8         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10656], ymm1                                   ;   436.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9600]                                    ;   435.8 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10624]                               ;   442.8 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10592]                               ;   443.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9088]                                ;   444.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   445.8 fp3     41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   445.8 fp0     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   446.8 fp1     41 t
        db 0x2e
        vmovdqu ymm1, [rbp + 9952]                                    ;   437.8 agu1    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8864]                                ;   444.8 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8864], ymm14                                   ;   446.8 agu2+fp5   41 t spill
        vpxor ymm14, ymm1, [rbp + 9568]                               ;   445.8 fp3+agu1   41 t
        vmovdqu [rbp + 10592], ymm12                                  ;   446.8 agu2+fp5   41 t spill
        vmovdqa ymm12, ymm14                                          ;   446.8         41 t copy
        vmovdqu [rbp + 10624], ymm14                                  ;   446.8 agu0+fp5   41 t spill
        vmovdqu ymm14, [rbp + 9824]                                   ;   439.8 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 10208]                             ;   446.8 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   447.8 fp1     41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   448.8 fp2     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9952]                              ;   448.8 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9952], ymm13                                   ;   447.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm13, ymm14                                          ;   449.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 10208], ymm14                                  ;   449.8 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 9696]                                   ;   445.0 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9472]                              ;   452.0 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   453.0 fp1     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   454.0 fp2     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9824]                              ;   454.0 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm12                                   ;   449.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm12, ymm14                                          ;   455.0         41 t copy
        db 0x2e
        vmovdqu [rbp + 9472], ymm14                                   ;   455.0 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 9568]                                   ;   447.3 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9088]                              ;   454.3 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 10720]                             ;   455.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   456.3 fp2     41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   457.3 fp3     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9696]                              ;   457.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   458.3 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9696], ymm14                                   ;   458.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 8608]                                   ;   449.8 agu1    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10368]                             ;   456.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10336]                             ;   457.8 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 10336], ymm12                                  ;   458.3 agu2+fp5   41 t spill
        vpxor ymm12, ymm14, [rbp + 9280]                              ;   458.8 fp0+agu0   41 t
        vmovdqu [rbp + 10368], ymm1                                   ;   459.3 agu2+fp5   41 t spill
        vmovdqa ymm1, ymm12                                           ;   459.8         41 t copy
        vmovdqu [rbp + 10720], ymm12                                  ;   459.8 agu1+fp5   41 t spill
        vmovdqu ymm12, [rbp + 8480]                                   ;   454.3 agu0    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8736]                              ;   461.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;   462.3 fp2     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8608]                              ;   462.3 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm1                                    ;   463.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm1, ymm12                                           ;   463.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 8736], ymm12                                   ;   463.3 agu1+fp5   41 t spill
        vmovdqu ymm12, [rbp + 9024]                                   ;   457.3 agu0    41 t
        vpxor ymm12, ymm12, [rbp + 9664]                              ;   464.3 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;   465.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8480]                              ;   465.3 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm11                                   ;   458.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm11, ymm12                                          ;   466.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 9664], ymm12                                   ;   466.3 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9280]                                   ;   459.3 agu0    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10688]                             ;   466.3 fp3+agu1   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   467.3 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   468.3 fp1     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9024]                              ;   468.3 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   469.3 fp3     41 t
        db 0x2e
        vpxor ymm6, ymm5, [rbp + 3968]                                ;   461.3 fp0+agu1   61 t
        db 0x2e
        vmovdqu [rbp + 3968], ymm6                                    ;   462.3 agu2+fp5   61 t spill
        db 0x2e
        vpxor ymm6, ymm3, [rbp + 4000]                                ;   462.3 fp1+agu0   61 t
        vmovdqu [rbp + 4000], ymm6                                    ;   463.3 agu1+fp5   61 t spill
        vpxor ymm6, ymm15, [rbp + 4032]                               ;   463.3 fp2+agu0   61 t
        vmovdqu [rbp + 4032], ymm6                                    ;   464.3 agu2+fp5   61 t spill
        vpxor ymm6, ymm8, [rbp + 4064]                                ;   463.5 fp3+agu1   61 t
        vmovdqu [rbp + 4064], ymm6                                    ;   464.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm2, [rbp + 4096]                                ;   464.3 fp0+agu0   61 t
        vmovdqu [rbp + 4096], ymm6                                    ;   465.5 agu1+fp5   61 t spill
        vpxor ymm6, ymm4, [rbp + 4128]                                ;   465.3 fp1+agu0   61 t
        vmovdqu [rbp + 4128], ymm6                                    ;   466.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm13, [rbp + 4160]                               ;   465.5 fp2+agu1   61 t
        vmovdqu [rbp + 4160], ymm6                                    ;   467.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm1, [rbp + 4192]                                ;   466.3 fp3+agu0   61 t
        vmovdqu [rbp + 4192], ymm6                                    ;   468.5 agu1+fp5   61 t spill
        vpxor ymm6, ymm10, [rbp + 4256]                               ;   467.3 fp0+agu0   61 t
        vmovdqu [rbp + 4256], ymm6                                    ;   469.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm9, [rbp + 4288]                                ;   467.5 fp1+agu1   61 t
        vmovdqu [rbp + 4288], ymm6                                    ;   470.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm0, [rbp + 4320]                                ;   468.3 fp2+agu0   61 t
        vmovdqu [rbp + 4320], ymm6                                    ;   471.5 agu1+fp5   61 t spill
        vpxor ymm6, ymm7, [rbp + 4352]                                ;   469.3 fp3+agu0   61 t
        vmovdqu [rbp + 4352], ymm6                                    ;   472.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10304]                                   ;   469.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 4224]                                ;   476.5 fp0+agu0   61 t
        vmovdqu [rbp + 4224], ymm6                                    ;   477.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8480]                                    ;   470.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 4384]                                ;   477.5 fp1+agu0   61 t
        vmovdqu [rbp + 4384], ymm6                                    ;   478.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 9824]                                    ;   471.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 4416]                                ;   478.5 fp2+agu0   61 t
        vmovdqu [rbp + 4416], ymm6                                    ;   479.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8608]                                    ;   472.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 4448]                                ;   479.5 fp3+agu0   61 t
        vmovdqu [rbp + 4448], ymm6                                    ;   480.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10272]                                   ;   473.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 4480]                                ;   480.5 fp0+agu0   61 t
        vmovdqu [rbp + 4480], ymm6                                    ;   481.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8768]                                    ;   474.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 4512]                                ;   481.5 fp1+agu0   61 t
        vmovdqu [rbp + 4512], ymm6                                    ;   482.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8672]                                    ;   475.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 4544]                                ;   482.5 fp2+agu0   61 t
        vmovdqu [rbp + 4544], ymm6                                    ;   483.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm14, [rbp + 4704]                               ;   476.5 fp3+agu1   61 t
        vmovdqu [rbp + 4704], ymm6                                    ;   480.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10144]                                   ;   477.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4576]                                ;   484.3 fp0+agu1   61 t
        vmovdqu [rbp + 4576], ymm6                                    ;   485.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10080]                                   ;   478.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4608]                                ;   485.3 fp1+agu1   61 t
        vmovdqu [rbp + 4608], ymm6                                    ;   486.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 9952]                                    ;   479.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4640]                                ;   486.3 fp2+agu1   61 t
        vmovdqu [rbp + 4640], ymm6                                    ;   487.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10368]                                   ;   480.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4672]                                ;   487.3 fp3+agu1   61 t
        vmovdqu [rbp + 4672], ymm6                                    ;   488.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10752]                                   ;   481.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4736]                                ;   488.3 fp0+agu1   61 t
        vmovdqu [rbp + 4736], ymm6                                    ;   489.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8576]                                    ;   482.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4768]                                ;   489.3 fp1+agu1   61 t
        vmovdqu [rbp + 4768], ymm6                                    ;   490.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10560]                                   ;   483.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4800]                                ;   490.3 fp2+agu1   61 t
        vmovdqu [rbp + 4800], ymm6                                    ;   491.3 agu2+fp5   61 t spill
        vpxor ymm6, ymm11, [rbp + 4960]                               ;   484.3 fp3+agu0   61 t
        vmovdqu [rbp + 4960], ymm6                                    ;   488.5 agu1+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10112]                                   ;   485.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4832]                                ;   492.3 fp0+agu1   61 t
        vmovdqu [rbp + 4832], ymm6                                    ;   493.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10240]                                   ;   486.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 4864]                                ;   493.3 fp1+agu1   61 t
        vpxor ymm10, ymm10, [rbp + 5024]                              ;   487.3 fp2+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 8640]                              ;   488.3 fp3+agu1   61 t
        vmovdqu [rbp + 5024], ymm10                                   ;   490.5 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 10592]                                  ;   488.3 agu0    61 t
        vpxor ymm10, ymm10, [rbp + 4896]                              ;   495.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 5056]                                ;   489.3 fp1+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 9248]                                ;   490.3 fp2+agu1   61 t
        vmovdqu [rbp + 5056], ymm9                                    ;   491.5 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 10336]                                   ;   490.3 agu0    61 t
        vpxor ymm9, ymm9, [rbp + 4928]                                ;   497.3 fp3+agu1   61 t
        vpxor ymm0, ymm0, [rbp + 5088]                                ;   491.3 fp0+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 9760]                                ;   492.3 fp1+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 5120]                                ;   492.3 fp2+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 9728]                                ;   493.3 fp3+agu1   61 t
        vmovdqu [rbp + 4928], ymm9                                    ;   498.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 9120]                                    ;   493.3 agu0    61 t
        vpxor ymm9, ymm9, [rbp + 4992]                                ;   500.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 10304]                               ;   501.3 fp1+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 5216]                              ;   494.5 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 8608]                              ;   495.5 fp3+agu0   61 t
        vmovdqu [rbp + 5216], ymm12                                   ;   496.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8864]                                   ;   495.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 5152]                              ;   502.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 8480]                              ;   503.5 fp1+agu1   61 t
        vmovdqu [rbp + 5152], ymm12                                   ;   504.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9696]                                   ;   497.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 5184]                              ;   504.3 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 9824]                              ;   505.3 fp3+agu0   61 t
        vmovdqu [rbp + 5184], ymm12                                   ;   506.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10848]                                  ;   498.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 5248]                              ;   505.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10272]                             ;   506.5 fp1+agu1   61 t
        vmovdqu [rbp + 5248], ymm12                                   ;   507.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10176]                                  ;   500.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 5280]                              ;   507.3 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 8768]                              ;   508.3 fp3+agu0   61 t
        vmovdqu [rbp + 5280], ymm12                                   ;   509.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10048]                                  ;   501.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 5312]                              ;   508.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 8672]                              ;   509.5 fp1+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 5472]                              ;   503.3 fp2+agu0   61 t
        vpxor ymm14, ymm14, [rbp + 9664]                              ;   504.3 fp3+agu1   61 t
        vmovdqu [rbp + 5472], ymm14                                   ;   505.3 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 8544]                                   ;   504.3 agu0    61 t
        vpxor ymm14, ymm14, [rbp + 5344]                              ;   511.3 fp0+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 10144]                             ;   512.3 fp1+agu0   61 t
        vmovdqu [rbp + 5312], ymm12                                   ;   510.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9888]                                   ;   505.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 5376]                              ;   512.5 fp2+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10080]                             ;   513.5 fp3+agu1   61 t
        vmovdqu [rbp + 5376], ymm12                                   ;   514.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10656]                                  ;   507.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 5408]                              ;   514.3 fp0+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 9952]                              ;   515.3 fp1+agu0   61 t
        vmovdqu [rbp + 5408], ymm12                                   ;   516.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9472]                                   ;   508.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 5440]                              ;   515.5 fp2+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10368]                             ;   516.5 fp3+agu1   61 t
        vmovdqu [rbp + 5440], ymm12                                   ;   517.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10496]                                  ;   510.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 5504]                              ;   517.3 fp0+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 10752]                             ;   518.3 fp1+agu0   61 t
        vmovdqu [rbp + 5504], ymm12                                   ;   519.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8448]                                   ;   511.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 5536]                              ;   518.5 fp2+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 8576]                              ;   519.5 fp3+agu1   61 t
        vmovdqu [rbp + 5536], ymm12                                   ;   520.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8704]                                   ;   513.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 5568]                              ;   520.3 fp0+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 10560]                             ;   521.3 fp1+agu0   61 t
        vpxor ymm11, ymm11, [rbp + 5728]                              ;   514.5 fp2+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 8736]                              ;   515.5 fp3+agu0   61 t
        vmovdqu [rbp + 5728], ymm11                                   ;   516.5 agu2+fp5   61 t spill
        vmovdqu ymm11, [rbp + 8416]                                   ;   515.5 agu1    61 t
        vpxor ymm11, ymm11, [rbp + 5600]                              ;   522.5 fp0+agu0   61 t
        vpxor ymm11, ymm11, [rbp + 10112]                             ;   523.5 fp1+agu1   61 t
        vpxor ymm5, ymm5, [rbp + 5760]                                ;   517.3 fp2+agu0   61 t
        vpxor ymm5, ymm5, [rbp + 9792]                                ;   518.3 fp3+agu1   61 t
        vmovdqu [rbp + 5760], ymm5                                    ;   519.3 agu2+fp5   61 t spill
        vmovdqu ymm5, [rbp + 10400]                                   ;   518.3 agu0    61 t
        vpxor ymm5, ymm5, [rbp + 5632]                                ;   525.3 fp0+agu1   61 t
        vpxor ymm5, ymm5, [rbp + 10240]                               ;   526.3 fp1+agu0   61 t
        vpxor ymm3, ymm3, [rbp + 5792]                                ;   519.5 fp2+agu1   61 t
        vpxor ymm3, ymm3, [rbp + 10464]                               ;   520.5 fp3+agu0   61 t
        vmovdqu [rbp + 5568], ymm12                                   ;   522.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9984]                                   ;   520.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 5664]                              ;   527.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10592]                             ;   528.5 fp1+agu1   61 t
        vpxor ymm15, ymm15, [rbp + 5824]                              ;   522.3 fp2+agu0   61 t
        vpxor ymm15, ymm15, [rbp + 8512]                              ;   523.3 fp3+agu1   61 t
        vmovdqu [rbp + 5824], ymm15                                   ;   524.3 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 10208]                                  ;   523.3 agu0    61 t
        vpxor ymm15, ymm15, [rbp + 5696]                              ;   530.3 fp0+agu1   61 t
        vpxor ymm15, ymm15, [rbp + 10336]                             ;   531.3 fp1+agu0   61 t
        vpxor ymm8, ymm8, [rbp + 5856]                                ;   524.5 fp2+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 9536]                                ;   525.5 fp3+agu0   61 t
        vpxor ymm2, ymm2, [rbp + 5888]                                ;   525.5 fp0+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 10016]                               ;   526.5 fp1+agu0   61 t
        vpxor ymm4, ymm4, [rbp + 5920]                                ;   526.5 fp2+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 9856]                                ;   527.5 fp3+agu0   61 t
        vpxor ymm13, ymm13, [rbp + 5952]                              ;   527.5 fp0+agu1   61 t
        vpxor ymm13, ymm13, [rbp + 10624]                             ;   528.5 fp1+agu0   61 t
        vpxor ymm1, ymm1, [rbp + 5984]                                ;   528.5 fp2+agu1   61 t
        vpxor ymm1, ymm1, [rbp + 10720]                               ;   529.5 fp3+agu0   61 t
        vmovdqu [rbp + 5984], ymm1                                    ;   530.5 agu2+fp5   61 t spill
        vmovdqu ymm1, [rbp + 4000]                                    ;   529.5 agu1    40 t
        vpxor ymm1, ymm1, [r8 + 6176]                                 ;   536.5 fp0+agu0   40 t
        vmovdqu [rbp + 5952], ymm13                                   ;   529.5 agu2+fp5   61 t spill
        vmovdqu ymm13, [rbp + 4064]                                   ;   530.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 6240]                               ;   537.5 fp1+agu0   40 t
        vmovdqu [rbp + 5696], ymm15                                   ;   532.3 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 4096]                                   ;   531.5 agu1    40 t
        vpxor ymm15, ymm15, [r8 + 6272]                               ;   538.5 fp2+agu0   40 t
        vmovdqu [rbp + 10016], ymm13                                  ;   538.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 4128]                                   ;   532.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 6304]                               ;   539.5 fp3+agu0   40 t
        vmovdqu [rbp + 9536], ymm13                                   ;   540.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 4224]                                   ;   533.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 6400]                               ;   540.5 fp0+agu0   40 t
        vmovdqu [rbp + 10336], ymm13                                  ;   541.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 4288]                                   ;   534.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 6464]                               ;   541.5 fp1+agu0   40 t
        vmovdqu [rbp + 10208], ymm13                                  ;   542.5 agu2+fp5   40 t spill
        vpxor ymm13, ymm6, [r8 + 7040]                                ;   535.5 fp2+agu1   40 t
        vmovdqu [rbp + 4864], ymm6                                    ;   531.8 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 4320]                                    ;   536.3 agu0    40 t
        vpxor ymm6, ymm6, [r8 + 6496]                                 ;   543.3 fp3+agu1   40 t
        vmovdqu [rbp + 9984], ymm13                                   ;   536.5 agu2+fp5   40 t spill
        vpxor ymm13, ymm10, [r8 + 7072]                               ;   537.3 fp0+agu0   40 t
        vmovdqu [rbp + 4896], ymm10                                   ;   534.5 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 4352]                                   ;   537.5 agu1    40 t
        vpxor ymm10, ymm10, [r8 + 6528]                               ;   544.5 fp1+agu0   40 t
        vmovdqu [rbp + 10400], ymm13                                  ;   538.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm9, [r8 + 7168]                                ;   538.5 fp2+agu1   40 t
        vmovdqu [rbp + 4992], ymm9                                    ;   537.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 4512]                                    ;   539.3 agu0    40 t
        vpxor ymm9, ymm9, [r8 + 6688]                                 ;   546.3 fp3+agu1   40 t
        vmovdqu [rbp + 8416], ymm13                                   ;   539.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 4576]                                   ;   540.3 agu0    40 t
        vpxor ymm13, ymm13, [r8 + 6752]                               ;   547.3 fp0+agu1   40 t
        vmovdqu [rbp + 10560], ymm13                                  ;   548.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm0, [r8 + 7264]                                ;   541.3 fp1+agu0   40 t
        vmovdqu [rbp + 5088], ymm0                                    ;   540.3 agu2+fp5   61 t spill
        vmovdqu ymm0, [rbp + 4608]                                    ;   541.5 agu1    40 t
        vpxor ymm0, ymm0, [r8 + 6784]                                 ;   548.5 fp2+agu0   40 t
        vmovdqu [rbp + 8448], ymm13                                   ;   542.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm7, [r8 + 7296]                                ;   542.5 fp3+agu1   40 t
        vmovdqu [rbp + 5120], ymm7                                    ;   542.3 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 4640]                                    ;   543.3 agu0    40 t
        vpxor ymm7, ymm7, [r8 + 6816]                                 ;   550.3 fp0+agu1   40 t
        vmovdqu [rbp + 9472], ymm13                                   ;   543.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 4768]                                   ;   544.3 agu0    40 t
        vpxor ymm13, ymm13, [r8 + 6944]                               ;   551.3 fp1+agu1   40 t
        vmovdqu [rbp + 10656], ymm13                                  ;   552.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm14, [r8 + 7520]                               ;   545.3 fp2+agu0   40 t
        vmovdqu [rbp + 5344], ymm14                                   ;   545.3 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 4832]                                   ;   545.5 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 7008]                               ;   552.5 fp3+agu0   40 t
        vmovdqu [rbp + 8544], ymm13                                   ;   546.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm11, [r8 + 7776]                               ;   546.5 fp0+agu1   40 t
        vmovdqu [rbp + 5600], ymm11                                   ;   547.3 agu0+fp5   61 t spill
        vmovdqu ymm11, [rbp + 5056]                                   ;   547.5 agu1    40 t
        vpxor ymm11, ymm11, [r8 + 7232]                               ;   554.5 fp1+agu0   40 t
        vmovdqu [rbp + 10048], ymm13                                  ;   548.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm5, [r8 + 7808]                                ;   548.5 fp2+agu1   40 t
        vmovdqu [rbp + 5632], ymm5                                    ;   549.3 agu2+fp5   61 t spill
        vpxor ymm5, ymm12, [r8 + 7840]                                ;   549.3 fp3+agu0   40 t
        vmovdqu [rbp + 5664], ymm12                                   ;   550.3 agu2+fp5   61 t spill
        vpxor ymm12, ymm3, [r8 + 7968]                                ;   549.5 fp0+agu1   40 t
        vmovdqu [rbp + 5792], ymm3                                    ;   551.3 agu0+fp5   61 t spill
        vmovdqu ymm3, [rbp + 5280]                                    ;   550.5 agu1    40 t
        vpxor ymm3, ymm3, [r8 + 7456]                                 ;   557.5 fp1+agu0   40 t
        vmovdqu [rbp + 8864], ymm12                                   ;   552.3 agu2+fp5   40 t spill
        vpxor ymm12, ymm8, [r8 + 8032]                                ;   551.5 fp2+agu1   40 t
        vmovdqu [rbp + 5856], ymm8                                    ;   553.3 agu2+fp5   61 t spill
        vpxor ymm8, ymm2, [r8 + 8064]                                 ;   552.3 fp3+agu0   40 t
        vmovdqu [rbp + 5888], ymm2                                    ;   554.3 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 5376]                                    ;   552.5 agu1    40 t
        vpxor ymm2, ymm2, [r8 + 7552]                                 ;   559.5 fp0+agu0   40 t
        vmovdqu [rbp + 9760], ymm12                                   ;   555.3 agu2+fp5   40 t spill
        vpxor ymm12, ymm4, [r8 + 8096]                                ;   553.5 fp1+agu1   40 t
        vmovdqu [rbp + 5920], ymm4                                    ;   556.3 agu0+fp5   61 t spill
        vmovdqu ymm4, [rbp + 5408]                                    ;   554.5 agu1    40 t
        vpxor ymm4, ymm4, [r8 + 7584]                                 ;   561.5 fp2+agu0   40 t
        vmovdqu [rbp + 10944], ymm12                                  ;   557.3 agu2+fp5   40 t spill
        vmovdqu ymm12, [rbp + 5536]                                   ;   555.5 agu1    40 t
        vpxor ymm12, ymm12, [r8 + 7712]                               ;   562.5 fp3+agu0   40 t
        vmovdqu [rbp + 10976], ymm8                                   ;   558.3 agu2+fp5   40 t spill
        vpxor ymm8, ymm15, ymm1                                       ;   552.8 fp0     41 t
        vmovdqu [rbp + 11008], ymm5                                   ;   559.3 agu2+fp5   40 t spill
        vpxor ymm5, ymm1, [rbp + 9536]                                ;   556.5 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11040], ymm13                                  ;   560.3 agu0+fp5   40 t spill
        db 0x2e
        vmovdqa ymm13, ymm5                                           ;   557.5         41 t copy
        vmovdqu [rbp + 11072], ymm12                                  ;   563.5 agu2+fp5   40 t spill
        vmovdqu ymm12, [rbp + 4032]                                   ;   557.5 agu1    41 t
        vpxor ymm12, ymm12, [r8 + 6208]                               ;   564.5 fp2+agu0   41 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   565.5 fp3+agu1   41 t
        vpxor ymm15, ymm15, ymm12                                     ;   566.5 fp0     41 t
        vmovdqu [rbp + 11104], ymm4                                   ;   562.5 agu2+fp5   40 t spill
        db 0x2e
        vmovdqa ymm4, ymm8                                            ;   556.5         41 t copy
        db 0x2e
        vmovdqu [rbp + 11136], ymm3                                   ;   563.3 agu0+fp5   40 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 4160]                                    ;   559.5 agu1    41 t
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 6336]                                 ;   566.5 fp1+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256]   ;   567.5 fp2+agu1   41 t
        vmovdqu [rbp + 11168], ymm2                                   ;   564.3 agu2+fp5   40 t spill
        vmovdqa ymm2, ymm8                                            ;   558.3         41 t copy
        vmovdqu [rbp + 11200], ymm11                                  ;   565.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, [rbp + 10016]                              ;   568.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   569.5 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 6144]                               ;   569.5 fp1+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3968]                              ;   570.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   571.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   572.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11232], ymm14                                  ;   566.3 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm14, ymm15, ymm4                                      ;   570.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11264], ymm7                                   ;   567.3 agu0+fp5   40 t spill
        db 0x2e
        vpxor ymm7, ymm11, [rbp + 4192]                               ;   572.5 fp2+agu1   41 t
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 6368]                                 ;   573.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   574.5 fp0+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   575.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11296], ymm9                                   ;   568.3 agu2+fp5   40 t spill
        vpxor ymm9, ymm12, ymm11                                      ;   572.5 fp2     41 t
        vmovdqu [rbp + 11328], ymm0                                   ;   569.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm0, ymm13, ymm7                                        ;   575.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm10                                  ;   570.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm4                                       ;   575.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11392], ymm6                                   ;   571.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm6, ymm11, ymm10                                       ;   576.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm7                                   ;   575.5 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm7, ymm3, ymm2                                         ;   576.5 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 11456], ymm11                                  ;   573.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm14                                      ;   576.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11488], ymm2                                   ;   576.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm10, [rbp + 10016]                              ;   576.5 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   577.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm10                                  ;   576.5 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm4, ymm5                                       ;   572.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   577.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   577.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 9536]                                ;   578.5 fp1+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm4                                    ;   576.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm9                                       ;   577.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   579.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   580.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   576.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   578.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm2                                        ;   577.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm0                                       ;   578.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11520], ymm14                                  ;   577.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm0                                       ;   578.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   579.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm14                                      ;   579.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   580.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm2                                       ;   577.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11552], ymm9                                   ;   578.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm4                                        ;   578.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   580.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   580.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm12, ymm1                                        ;   578.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   581.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm3                                        ;   581.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   582.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11584], ymm1                                   ;   579.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm7                                        ;   583.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm1                                         ;   584.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                       ;   583.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   584.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   585.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                        ;   586.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm6                                       ;   585.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   586.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   587.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   588.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm9, ymm3                                         ;   587.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   588.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                        ;   586.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm3                                        ;   587.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                      ;   588.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                      ;   588.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   589.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                        ;   590.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                        ;   589.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   591.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   591.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, [rbp + 9536]                                ;   589.5 fp2+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   589.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   590.5 fp0     41 t
        db 0x2e, 0x2e
        vpand ymm7, ymm10, [rbp + 11456]                              ;   589.5 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                        ;   591.5 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                      ;   590.5 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11424]                               ;   590.5 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   591.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm2                                   ;   592.5 agu2+fp5   41 t spill
        db 0x2e
        vpand ymm2, ymm10, [rbp + 10016]                              ;   589.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   590.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   589.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                     ;   590.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11552]                             ;   590.5 fp2+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 11488]                               ;   591.5 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   592.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   593.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   591.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   592.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   591.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   592.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                      ;   591.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11584]                               ;   592.0 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   593.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   594.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   595.5 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 11520]                               ;   593.0 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   593.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   594.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   594.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   595.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   596.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   594.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   595.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                        ;   595.0 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   596.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   595.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   596.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 11424]                               ;   599.5 fp3+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   594.2 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   601.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   597.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   598.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   601.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   601.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   599.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   601.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   599.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   601.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4256]                                    ;   595.8 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 6432]                                 ;   602.8 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   603.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4384]                                    ;   596.8 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 6560]                                 ;   603.8 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   604.8 fp0     23 t
        db 0x2e
        vmovdqu ymm4, [rbp + 10208]                                   ;   597.8 agu1    40 t reload
        db 0x2e
        vpxor ymm8, ymm3, ymm4                                        ;   605.8 fp1     23 t
        db 0x2e
        vmovdqu ymm9, [rbp + 4448]                                    ;   598.0 agu0    61 t reload
        db 0x2e
        vpxor ymm11, ymm8, ymm9                                       ;   606.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 6624]                               ;   607.8 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   608.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 11392]                                  ;   599.5 agu0    40 t reload
        db 0x2e
        vpxor ymm9, ymm2, ymm12                                       ;   606.5 fp1     23 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10336]                             ;   606.5 fp2+agu1   23 t
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   607.5 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 11392], ymm10                                  ;   601.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm10, ymm12                                          ;   607.5         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm6                                   ;   602.2 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm11, [rbp + 4416]                               ;   609.8 fp0+agu1   23 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 6592]                                 ;   610.8 fp1+agu0   23 t
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   611.8 fp2     23 t
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   612.8 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 11520], ymm13                                  ;   603.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm13, ymm11                                          ;   609.8         23 t copy
        db 0x2e
        vmovdqu [rbp + 11584], ymm15                                  ;   604.2 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm6                                           ;   612.8         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11488], ymm0                                   ;   605.2 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 10336]                                   ;   604.8 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 11360]                               ;   611.8 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   612.8 fp1     23 t
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                                      ;   613.8 fp2     23 t
        db 0x2e
        vmovdqu [rbp + 10208], ymm5                                   ;   606.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm5, ymm9, ymm8                                        ;   608.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11552], ymm1                                   ;   607.5 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm8                                        ;   612.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   613.8 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm7                                   ;   608.5 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm11                                       ;   609.8 fp2     23 t
        db 0x2e, 0x2e
        vpor ymm14, ymm11, ymm1                                       ;   613.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm6                                   ;   612.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm6, ymm3, ymm10                                        ;   613.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm1                                    ;   613.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm5                                       ;   613.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   614.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm10                                  ;   613.8 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm0                                       ;   612.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   614.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   614.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 11360]                               ;   615.8 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm11                                  ;   613.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, ymm7                                       ;   614.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   616.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   617.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   614.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   615.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm4                                       ;   614.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm15                                      ;   615.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm5                                   ;   614.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm15                                       ;   615.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   616.8 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm5                                       ;   616.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   617.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm13                                      ;   615.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm7                                   ;   615.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm11                                      ;   616.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   617.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   617.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 10336]                                   ;   616.0 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm1                                   ;   616.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm7                                         ;   623.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   624.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm14, ymm3                                       ;   618.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   625.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm6                                        ;   626.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm7                                         ;   627.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                       ;   626.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   627.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   628.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                      ;   629.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm14                                      ;   628.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   629.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                      ;   630.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   631.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm1, ymm3                                        ;   630.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   631.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                      ;   629.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                        ;   632.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm3                                       ;   630.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                       ;   631.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                       ;   631.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   632.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;   633.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                        ;   632.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   634.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   632.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   634.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   633.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 11360]                             ;   632.0 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                        ;   634.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                      ;   633.0 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 11456]                               ;   633.0 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   634.0 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 9536]                               ;   632.0 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   633.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   632.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11616]                               ;   634.0 fp2+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   635.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   634.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   635.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   634.0 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   633.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10336]                               ;   633.3 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 11712]                              ;   633.5 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   636.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   635.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   636.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11680]                             ;   634.5 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   637.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   638.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 11648]                             ;   635.3 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   635.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   637.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   637.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   638.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   639.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   637.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   638.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   637.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   639.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   638.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   639.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   640.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   636.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   643.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   640.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   641.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   643.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   643.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   642.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   643.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   642.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   643.5 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4544]                                    ;   638.2 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 6720]                                 ;   645.2 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   646.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4672]                                    ;   639.2 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 6848]                                 ;   646.2 fp0+agu1   22 t
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   647.2 fp1     22 t
        db 0x2e
        vmovdqu ymm4, [rbp + 10560]                                   ;   640.2 agu0    40 t reload
        db 0x2e
        vpxor ymm5, ymm3, ymm4                                        ;   648.2 fp2     22 t
        db 0x2e
        vmovdqu ymm6, [rbp + 4480]                                    ;   640.3 agu1    61 t reload
        db 0x2e
        vpxor ymm11, ymm5, ymm6                                       ;   649.2 fp3     22 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 6656]                               ;   650.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   651.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 11328]                                  ;   641.3 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm12                                       ;   648.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 11296]                             ;   648.3 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   649.3 fp0     22 t
        db 0x2e
        vmovdqu [rbp + 11328], ymm10                                  ;   643.5 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm10, ymm12                                          ;   649.3         22 t copy
        db 0x2e
        vmovdqu [rbp + 11648], ymm14                                  ;   644.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm11, [rbp + 4704]                              ;   652.2 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 6880]                               ;   653.2 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   654.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   655.2 fp0     22 t
        db 0x2e
        vmovdqu [rbp + 11680], ymm13                                  ;   645.5 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm13, ymm11                                          ;   652.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 11712], ymm9                                   ;   646.5 agu0+fp5   23 t spill
        db 0x2e
        vmovdqa ymm9, ymm14                                           ;   655.2         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10336], ymm8                                   ;   647.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 11296]                                   ;   647.2 agu0    22 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 11264]                               ;   654.2 fp1+agu1   22 t
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   655.2 fp2     22 t
        db 0x2e
        vpor ymm9, ymm9, ymm13                                        ;   656.2 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 10560], ymm0                                   ;   648.5 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm0, ymm6, ymm5                                        ;   650.3 fp0     22 t
        db 0x2e
        vmovdqu [rbp + 11616], ymm7                                   ;   649.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm5                                       ;   655.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   656.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm15                                   ;   650.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm11                                      ;   652.2 fp3     22 t
        db 0x2e, 0x2e
        vpor ymm1, ymm11, ymm7                                        ;   656.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm14                                  ;   655.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm3, ymm10                                       ;   656.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm7                                   ;   656.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm0                                       ;   656.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   657.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm10                                  ;   656.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm8                                       ;   655.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   657.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   657.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 11264]                             ;   658.2 fp3+agu0   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm11                                  ;   655.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm15                                      ;   657.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   659.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   660.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   657.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   658.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm4                                       ;   657.2 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm0, ymm9                                       ;   658.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm0                                   ;   656.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm9                                        ;   658.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   659.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm0                                       ;   659.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   660.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm13                                      ;   658.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm15                                  ;   657.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm15, ymm12, ymm11                                     ;   659.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   660.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   660.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11296]                                  ;   658.3 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11840], ymm7                                   ;   658.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm2, ymm15                                        ;   665.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   666.3 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm1, ymm3                                        ;   661.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   667.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm14                                      ;   668.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm15                                        ;   669.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   668.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   669.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   670.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                      ;   671.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                      ;   670.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   671.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                        ;   672.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   673.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm7, ymm3                                        ;   672.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   673.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                      ;   671.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                       ;   674.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm3                                       ;   672.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   673.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                       ;   673.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   674.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                       ;   675.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                       ;   674.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   676.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   674.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   676.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   675.3 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm10, [rbp + 11264]                              ;   674.3 fp3+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                        ;   676.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                     ;   675.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 11456]                             ;   675.3 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   676.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm10, [rbp + 11360]                              ;   674.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   675.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   674.3 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 11744]                               ;   676.3 fp3+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   677.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   676.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   677.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   676.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   675.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11296]                               ;   675.7 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm10, [rbp + 11840]                              ;   675.8 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   678.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   677.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   678.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11808]                             ;   676.8 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   679.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   680.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 11776]                             ;   677.7 fp1+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   677.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   679.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   679.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   680.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   681.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   679.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   680.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   679.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   681.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   680.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   681.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   682.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   678.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   685.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   682.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   683.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   685.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   685.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   684.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   685.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   684.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   685.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4800]                                    ;   680.5 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 6976]                                 ;   687.5 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   688.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4928]                                    ;   681.5 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 7104]                                 ;   688.5 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   689.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 11232]                                   ;   682.5 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm4                                        ;   690.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4736]                                    ;   682.7 agu0    61 t reload
        db 0x2e
        vpxor ymm11, ymm7, ymm9                                       ;   691.5 fp0     21 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 6912]                               ;   692.5 fp1+agu1   21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   693.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 9984]                                   ;   683.7 agu0    40 t reload
        db 0x2e
        vpxor ymm9, ymm2, ymm12                                       ;   690.7 fp3     21 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10656]                             ;   690.7 fp0+agu1   21 t
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   691.7 fp1     21 t
        db 0x2e
        vmovdqu [rbp + 9984], ymm1                                    ;   685.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm1, ymm12                                           ;   691.7         21 t copy
        db 0x2e
        vmovdqu [rbp + 11776], ymm10                                  ;   686.8 agu0+fp5   22 t spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 4960]                              ;   694.5 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 7136]                               ;   695.5 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   696.5 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   697.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm14                                  ;   687.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm14, ymm11                                          ;   694.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 11840], ymm13                                  ;   688.8 agu1+fp5   22 t spill
        db 0x2e
        vmovdqa ymm13, ymm10                                          ;   697.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 11296], ymm6                                   ;   689.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 10656]                                   ;   689.5 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   696.5 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   697.5 fp3     21 t
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                                      ;   698.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11232], ymm5                                   ;   690.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm7                                        ;   692.7 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm8                                   ;   691.8 agu1+fp5   22 t spill
        db 0x2e
        vpxor ymm8, ymm10, ymm7                                       ;   697.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   698.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm15                                  ;   692.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm11                                      ;   694.5 fp0     21 t
        db 0x2e, 0x2e
        vpor ymm0, ymm11, ymm8                                        ;   698.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm10                                  ;   697.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm3, ymm1                                        ;   698.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm8                                   ;   698.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm5                                        ;   698.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   699.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm1                                   ;   698.5 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm6                                        ;   697.5 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   699.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   699.5 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 10400]                             ;   700.5 fp0+agu1   21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm11                                  ;   697.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm15                                      ;   699.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   701.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   702.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   699.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   700.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm4                                      ;   699.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm11                                      ;   700.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm5                                   ;   699.0 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm11                                       ;   700.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   701.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm5                                       ;   701.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   702.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm4, ymm14                                      ;   700.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm15                                  ;   700.0 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm12, ymm13                                     ;   701.5 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   702.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   702.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 10656]                                  ;   700.7 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm8                                   ;   701.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm2, ymm15                                        ;   707.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   708.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm8, ymm0, ymm3                                        ;   703.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   709.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm10                                      ;   710.7 fp0     21 t
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm15                                        ;   711.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                      ;   710.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   711.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   712.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm8                                      ;   713.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm0                                       ;   712.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   713.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                        ;   714.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   715.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm8, ymm3                                         ;   714.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   715.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                      ;   713.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                       ;   716.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm3                                        ;   714.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                        ;   715.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                        ;   715.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   716.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                      ;   717.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                       ;   716.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   718.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   716.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   718.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   717.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, [rbp + 10400]                              ;   716.7 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                        ;   718.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                     ;   717.7 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 11456]                             ;   717.7 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   718.7 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm1, [rbp + 11264]                              ;   716.7 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   717.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   716.7 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 11872]                               ;   718.7 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   719.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   718.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   719.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   718.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   717.8 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10656]                               ;   718.0 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm1, [rbp + 11968]                              ;   718.2 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   720.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   719.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   720.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11936]                               ;   719.2 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   721.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   722.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 11904]                               ;   720.0 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   720.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   721.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   721.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   722.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   723.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   721.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   722.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   722.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   723.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   722.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   723.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   724.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256]       ;   721.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   728.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   724.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   725.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   728.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                        ;   728.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   726.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   728.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   726.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   728.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5024]                                    ;   722.8 agu0    23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 7200]                                 ;   729.8 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   730.8 fp1     23 t
        db 0x2e
        vmovdqu ymm4, [rbp + 5152]                                    ;   723.8 agu0    23 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 7328]                                 ;   730.8 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   731.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 11200]                                   ;   724.8 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm5                                        ;   732.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5216]                                   ;   725.0 agu1    61 t reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm11                                      ;   733.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 7392]                               ;   734.8 fp2+agu0   23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   735.8 fp3     23 t
        db 0x2e
        vmovdqu ymm13, [rbp + 8448]                                   ;   726.0 agu1    40 t reload
        db 0x2e
        vpxor ymm11, ymm3, ymm13                                      ;   733.0 fp0     23 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8416]                              ;   733.0 fp1+agu0   23 t
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   734.0 fp2     23 t
        db 0x2e
        vmovdqu [rbp + 8448], ymm0                                    ;   729.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm0, ymm13                                           ;   734.0         23 t copy
        db 0x2e
        vmovdqu [rbp + 11904], ymm14                                  ;   729.2 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm14, ymm12, [rbp + 5184]                              ;   736.8 fp3+agu0   23 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 7360]                               ;   737.8 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   738.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   739.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm9                                   ;   730.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm12                                           ;   736.8         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm7                                   ;   731.2 agu0+fp5   21 t spill
        db 0x2e
        vmovdqa ymm7, ymm14                                           ;   739.8         23 t copy
        db 0x2e
        vmovdqu [rbp + 10656], ymm6                                   ;   732.2 agu1+fp5   21 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8416]                                    ;   731.8 agu0    23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 9472]                                ;   738.8 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   739.8 fp0     23 t
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm9                                         ;   740.8 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11200], ymm15                                  ;   733.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm8                                      ;   735.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm10                                  ;   734.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm8                                      ;   739.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   740.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm1                                   ;   735.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm12                                       ;   736.8 fp1     23 t
        db 0x2e, 0x2e
        vpor ymm2, ymm12, ymm10                                       ;   740.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm14                                  ;   739.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm4, ymm0                                        ;   740.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm10                                  ;   740.8 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm15                                      ;   740.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   741.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm0                                   ;   740.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm6                                        ;   739.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   741.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   741.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9472]                              ;   742.8 fp1+agu0   23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm12                                   ;   740.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm1                                      ;   741.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   743.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   744.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   741.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   742.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm5                                        ;   741.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm7                                      ;   742.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12032], ymm15                                  ;   741.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm7                                       ;   742.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   743.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm15                                     ;   743.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   744.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm9                                       ;   742.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12064], ymm1                                   ;   742.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm12                                      ;   743.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   744.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   744.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8416]                                    ;   743.0 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm10                                  ;   743.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm3, ymm1                                        ;   750.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   751.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm4                                       ;   745.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   752.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm14                                       ;   753.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm1                                       ;   754.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                      ;   753.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   754.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   755.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                     ;   756.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm2                                       ;   755.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   756.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                        ;   757.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   758.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm10, ymm4                                       ;   757.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   758.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                     ;   756.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                        ;   759.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm4                                      ;   757.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;   758.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                     ;   758.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   759.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                       ;   760.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                        ;   759.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   761.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   759.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   761.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   760.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, [rbp + 9472]                                ;   759.0 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                       ;   761.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                        ;   760.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11456]                               ;   760.0 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   761.0 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm0, [rbp + 10400]                               ;   759.0 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   760.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   759.0 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 12000]                             ;   761.0 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   762.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   761.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   762.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   761.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   760.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8416]                                ;   760.3 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, [rbp + 12096]                               ;   760.5 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   763.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   762.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   763.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 12064]                               ;   761.5 fp0+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   764.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   765.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 12032]                             ;   762.3 fp3+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   762.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   764.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   764.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   765.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   766.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   764.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   766.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm0                                       ;   766.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   767.0 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5312]                                    ;   763.0 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 7488]                                 ;   770.0 fp1+agu1   22 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256]       ;   764.0 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   771.0 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 11168]                                   ;   764.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm7                                       ;   772.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 11136]                               ;   771.2 fp0+agu0   22 t
        db 0x2e
        vmovdqu [rbp + 11168], ymm0                                   ;   766.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm0, ymm7                                            ;   772.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 12032], ymm9                                   ;   765.2 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm9, [rbp + 5440]                                    ;   765.2 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [r8 + 7616]                                 ;   772.2 fp1+agu0   22 t
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   773.2 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 12064], ymm11                                  ;   766.2 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm11, ymm9, [rbp + 8544]                               ;   774.2 fp3+agu1   22 t
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   775.2 fp0     22 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 7424]                               ;   775.2 fp1+agu0   22 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5248]                              ;   776.2 fp2+agu1   22 t
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   777.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm10                                  ;   767.2 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm7                                           ;   772.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 8416], ymm8                                    ;   768.2 agu0+fp5   23 t spill
        db 0x2e
        vpxor ymm8, ymm11, [rbp + 5472]                               ;   778.2 fp0+agu1   22 t
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 7648]                                 ;   779.2 fp1+agu0   22 t
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   780.2 fp2     22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   781.2 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 12000], ymm5                                   ;   771.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm11                                           ;   778.2         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm12                                  ;   772.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm8                                           ;   781.2         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm2                                   ;   773.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 11136]                                   ;   772.3 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 11104]                               ;   779.3 fp0+agu0   22 t
        db 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   780.3 fp1     22 t
        db 0x2e
        vpor ymm12, ymm12, ymm5                                       ;   781.3 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm6                                    ;   774.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, ymm0                                       ;   776.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12128], ymm1                                   ;   775.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm11                                       ;   778.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12160], ymm14                                  ;   776.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm0                                       ;   781.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 12192], ymm15                                  ;   777.0 agu0+fp5   23 t spill
        db 0x2e
        vpor ymm15, ymm11, ymm14                                      ;   782.2 fp2     22 t
        db 0x2e, 0x2e
        vpor ymm4, ymm9, ymm10                                        ;   782.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12224], ymm8                                   ;   781.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm6                                       ;   782.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12256], ymm10                                  ;   782.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, [rbp + 8544]                              ;   782.2 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   783.2 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 8544], ymm14                                   ;   782.2 agu1+fp5   22 t spill
        db 0x2e
        vpand ymm14, ymm0, ymm2                                       ;   780.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   783.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   783.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 11104]                               ;   784.2 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm11                                  ;   781.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm1                                       ;   783.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   785.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   786.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   782.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   784.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm10                                      ;   783.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm11                                      ;   784.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12288], ymm6                                   ;   782.3 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm11                                       ;   784.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   785.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm6                                      ;   785.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   786.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm10                                      ;   783.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12320], ymm1                                   ;   783.3 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm12                                       ;   784.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   786.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   786.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 11136]                                   ;   784.0 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 12352], ymm8                                   ;   784.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm8, ymm3, ymm1                                         ;   791.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   792.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm15, ymm9                                       ;   787.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   793.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm4                                        ;   794.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm1                                         ;   795.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                       ;   794.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   795.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   796.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                      ;   797.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm15                                      ;   796.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   797.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                      ;   798.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   799.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm8, ymm9                                        ;   798.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   799.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                        ;   797.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   800.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm9                                       ;   798.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                       ;   799.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                     ;   799.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   800.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                     ;   801.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                        ;   800.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   802.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   800.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   802.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   801.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, [rbp + 11104]                              ;   800.0 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                      ;   802.0 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                        ;   801.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 12224]                               ;   801.0 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   802.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, [rbp + 8544]                              ;   800.0 fp3+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   801.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   800.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 12256]                               ;   802.0 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   803.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   802.0 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   803.0 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   802.0 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                        ;   801.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 11136]                               ;   801.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm14, [rbp + 12352]                             ;   801.5 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   804.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   803.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   804.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 12320]                             ;   802.5 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   805.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   806.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 12288]                             ;   803.3 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   803.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   805.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   805.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   806.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   807.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   805.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   807.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                       ;   807.0 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   808.0 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5568]                                    ;   804.0 agu0    21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 7744]                                 ;   811.0 fp2+agu1   21 t
        db 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   805.0 agu0    41 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   812.0 fp3     21 t
        db 0x2e
        vmovdqu ymm9, [rbp + 11040]                                   ;   805.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm9                                       ;   813.0 fp0     21 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 11072]                               ;   812.2 fp1+agu0   21 t
        db 0x2e
        vmovdqu [rbp + 11040], ymm14                                  ;   807.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm14, ymm9                                           ;   813.2         21 t copy
        db 0x2e
        vmovdqu [rbp + 12288], ymm15                                  ;   808.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 5696]                                   ;   806.2 agu1    21 t
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 7872]                               ;   813.2 fp2+agu0   21 t
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   814.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12320], ymm3                                   ;   809.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm15, [rbp + 10048]                              ;   815.2 fp0+agu1   21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   816.2 fp1     21 t
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 7680]                                 ;   816.2 fp2+agu0   21 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5504]                                ;   817.2 fp3+agu1   21 t
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   818.2 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12352], ymm5                                   ;   808.2 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm5, ymm9                                            ;   813.2         21 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11136], ymm13                                  ;   809.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, [rbp + 5728]                               ;   819.2 fp1+agu1   21 t
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 7904]                               ;   820.2 fp2+agu0   21 t
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   821.2 fp3     21 t
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   822.2 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12256], ymm8                                   ;   812.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm8, ymm3                                            ;   819.2         21 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm0                                    ;   813.0 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm13                                           ;   822.2         21 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12224], ymm10                                  ;   814.0 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 11072]                                  ;   813.3 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 11008]                             ;   820.3 fp1+agu0   21 t
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   821.3 fp2     21 t
        db 0x2e
        vpor ymm0, ymm0, ymm8                                         ;   822.3 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 11104], ymm12                                  ;   815.0 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm12, ymm11, ymm14                                     ;   817.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12384], ymm4                                   ;   816.0 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm3                                        ;   819.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12416], ymm2                                   ;   817.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm14                                      ;   822.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12448], ymm1                                   ;   818.0 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm1, ymm3, ymm2                                         ;   823.2 fp3     21 t
        db 0x2e, 0x2e
        vpor ymm7, ymm15, ymm5                                        ;   823.2 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12480], ymm13                                  ;   822.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm12                                      ;   823.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12512], ymm5                                   ;   823.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, [rbp + 10048]                               ;   823.2 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   824.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm2                                   ;   823.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm10                                      ;   821.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   824.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   824.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 11008]                               ;   825.2 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11008], ymm3                                   ;   822.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm4                                       ;   824.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   826.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   827.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   823.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   825.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm5                                        ;   824.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm0                                       ;   825.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12544], ymm12                                  ;   823.3 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm0                                      ;   825.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   826.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                      ;   826.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   827.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm5                                        ;   824.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12576], ymm4                                   ;   824.3 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                        ;   825.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   827.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   827.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 11072]                                   ;   825.0 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12608], ymm13                                  ;   825.3 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm6, ymm4                                        ;   832.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   833.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm1, ymm15                                      ;   828.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   834.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm7                                       ;   835.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm4                                       ;   836.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                        ;   835.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   836.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   837.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                       ;   838.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm1                                        ;   837.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   838.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                       ;   839.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   840.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm13, ymm15                                       ;   839.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   840.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                       ;   838.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                      ;   841.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm15                                      ;   839.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                      ;   840.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                      ;   840.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   841.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   842.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                      ;   841.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   843.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   841.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   843.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   842.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, [rbp + 11008]                               ;   841.0 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                       ;   843.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   842.0 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12480]                               ;   842.0 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   843.0 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 10048]                               ;   841.0 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   842.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   841.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 12512]                             ;   843.0 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   844.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   843.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   844.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   843.0 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                       ;   842.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 11072]                             ;   842.3 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 12608]                               ;   842.5 fp2+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   845.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   844.0 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   845.0 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 12576]                               ;   843.5 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   846.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   847.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 12544]                               ;   844.3 fp1+agu1   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   844.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   846.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   846.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   847.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   848.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   846.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   848.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm2                                       ;   848.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   849.0 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5824]                                    ;   845.0 agu0    42 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 8000]                                 ;   852.0 fp3+agu1   42 t
        db 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   846.0 agu0    41 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   853.0 fp0     42 t
        db 0x2e
        vmovdqu ymm9, [rbp + 10976]                                   ;   846.2 agu1    40 t reload
        db 0x2e
        vpxor ymm12, ymm6, ymm9                                       ;   854.0 fp1     42 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8864]                                ;   853.2 fp2+agu0   42 t
        db 0x2e
        vmovdqu [rbp + 10976], ymm8                                   ;   846.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm8, ymm9                                            ;   854.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 12544], ymm11                                  ;   847.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 5952]                                   ;   847.2 agu1    42 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 8128]                               ;   854.2 fp3+agu0   42 t
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   855.2 fp0     42 t
        vmovdqu [rbp + 12576], ymm13                                  ;   848.2 agu2+fp5   21 t spill
        vpxor ymm13, ymm11, [rbp + 9760]                              ;   856.2 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   857.2 fp2     42 t
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 7936]                               ;   857.2 fp3+agu0   42 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5760]                              ;   858.2 fp0+agu1   42 t
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   859.2 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 12608], ymm14                                  ;   849.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm14, ymm9                                           ;   854.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 11072], ymm5                                   ;   850.2 agu0+fp5   21 t spill
        db 0x2e
        vpxor ymm5, ymm13, [rbp + 5984]                               ;   860.2 fp2+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 8160]                                 ;   861.2 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   862.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   863.2 fp1     42 t
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm13                                           ;   860.2         42 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12512], ymm3                                   ;   853.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm5                                            ;   863.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 10048], ymm0                                   ;   854.2 agu1+fp5   21 t spill
        db 0x2e
        vmovdqu ymm0, [rbp + 8864]                                    ;   854.2 agu0    42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 10944]                               ;   861.2 fp2+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   862.2 fp3     42 t
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm7                                         ;   863.2 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12480], ymm10                                  ;   855.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm8                                      ;   858.2 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11008], ymm4                                   ;   856.2 agu0+fp5   21 t spill
        db 0x2e
        vpxor ymm4, ymm6, ymm13                                       ;   860.2 fp2     42 t
        db 0x2e
        vmovdqu [rbp + 12640], ymm1                                   ;   857.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm8                                        ;   863.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12672], ymm15                                  ;   858.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm15, ymm13, ymm1                                       ;   864.2 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12704], ymm2                                   ;   859.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm11, ymm14                                       ;   864.2 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 12736], ymm5                                   ;   863.2 agu2+fp5   42 t spill
        db 0x2e
        vpxor ymm5, ymm14, ymm10                                      ;   864.2 fp2     42 t
        db 0x2e
        vmovdqu [rbp + 12768], ymm14                                  ;   864.2 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, [rbp + 9760]                               ;   864.2 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   865.2 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm1                                    ;   864.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm0                                        ;   862.2 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   865.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   865.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 10944]                               ;   866.2 fp0+agu1   42 t
        db 0x2e
        vmovdqu [rbp + 10944], ymm13                                  ;   863.2 agu0+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm4                                       ;   865.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   867.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   868.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   864.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   866.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                       ;   865.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm3                                      ;   866.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12800], ymm10                                  ;   864.3 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm3                                       ;   866.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   867.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm10                                     ;   867.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   868.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm14                                      ;   865.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12832], ymm4                                   ;   865.3 agu1+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm13                                       ;   866.7 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   868.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   868.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8864]                                    ;   866.0 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12864], ymm5                                   ;   866.3 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm6, ymm4                                         ;   873.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   874.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm11                                      ;   869.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   875.0 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm2                                       ;   876.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm4                                         ;   877.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                        ;   876.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   877.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   878.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                      ;   879.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm15                                       ;   878.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   879.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;   880.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   881.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm5, ymm11                                       ;   880.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   881.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                        ;   879.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   882.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm11                                      ;   880.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                     ;   881.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                     ;   881.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   882.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                       ;   883.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;   882.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   884.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   882.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   884.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   883.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, [rbp + 10944]                               ;   882.0 fp0+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                      ;   884.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;   883.0 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12736]                               ;   883.0 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   884.0 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm3, ymm1, [rbp + 9760]                                ;   882.0 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   883.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   882.0 fp3     42 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 12768]                               ;   884.0 fp0+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   885.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   884.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   885.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   884.0 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                       ;   883.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8864]                              ;   883.3 fp2+agu1   42 t
        db 0x2e, 0x2e
        vpand ymm3, ymm1, [rbp + 12864]                               ;   883.5 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   886.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   885.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   886.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 12832]                               ;   884.5 fp3+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   887.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   888.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 12800]                             ;   885.3 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   885.5 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   887.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   887.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   888.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                     ;   889.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   887.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   889.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm1                                        ;   889.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   890.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9536]                                    ;   886.0 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm6                                       ;   893.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   894.0 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 11360]                                  ;   886.5 agu0    22 t reload
        db 0x2e
        vpxor ymm11, ymm9, ymm10                                      ;   895.0 fp2     41 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 12192]                             ;   893.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 12160]                             ;   894.5 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 11360], ymm1                                   ;   889.0 agu2+fp5   42 t spill
        db 0x2e
        vpxor ymm1, ymm10, [rbp + 11264]                              ;   895.5 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9536], ymm15                                   ;   890.0 agu2+fp5   42 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 11264]                                  ;   888.5 agu0    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12448]                             ;   895.5 fp2+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   896.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   896.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 12448], ymm1                                   ;   896.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 10016]                              ;   897.5 fp1+agu1   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   898.5 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm1                                   ;   898.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm11                                           ;   896.0         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12800], ymm11                                  ;   896.0 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 10016]                                  ;   891.0 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 12704]                             ;   898.0 fp3+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   899.0 fp0     41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   899.0 fp1     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   900.0 fp2     41 t
        db 0x2e
        vmovdqu ymm11, [rbp + 11616]                                  ;   894.5 agu1    23 t reload
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   901.5 fp3     41 t
        db 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   902.5 fp0+agu0   41 t
        vmovdqu [rbp + 11616], ymm6                                   ;   900.0 agu2+fp5   41 t spill
        vpxor ymm6, ymm4, [rbp + 11744]                               ;   903.5 fp1+agu1   41 t
        vmovdqu [rbp + 12704], ymm1                                   ;   900.0 agu0+fp5   41 t spill
        vmovdqu ymm1, [rbp + 11872]                                   ;   896.7 agu1    41 t
        vpxor ymm1, ymm1, [rbp + 12384]                               ;   903.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 12416]                               ;   904.7 fp3+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 11104]                               ;   905.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 12224]                               ;   906.7 fp1+agu1   41 t
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]   ;   907.7 fp2+agu0   41 t
        vmovdqu [rbp + 12224], ymm15                                  ;   901.0 agu2+fp5   41 t spill
        vpxor ymm15, ymm1, [rbp + 11552]                              ;   908.7 fp3+agu1   41 t
        vmovdqu [rbp + 11104], ymm10                                  ;   899.5 agu2+fp5   41 t spill
        vmovdqa ymm10, ymm15                                          ;   909.7         41 t copy
        db 0x2e
        vmovdqu [rbp + 12416], ymm15                                  ;   909.7 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 11744]                                  ;   900.7 agu1    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12128]                             ;   907.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   908.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   909.7 fp2     41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 11872]                             ;   909.7 fp3+agu0   41 t
        vpxor ymm4, ymm4, ymm15                                       ;   910.7 fp0     41 t
        vmovdqu [rbp + 11872], ymm15                                  ;   910.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm6                                           ;   904.5         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12128], ymm6                                   ;   904.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11552]                                   ;   903.7 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 12672]                               ;   910.7 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 12640]                               ;   911.7 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   912.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   912.7 fp0     41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   913.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   906.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   907.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   908.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 10560]                                  ;   907.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   914.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   908.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   915.8 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11232]                                   ;   908.8 agu0    22 t reload
        db 0x2e
        vpxor ymm13, ymm2, ymm6                                       ;   916.8 fp3     41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 11456]                               ;   915.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9472]                                ;   916.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   917.8 fp2+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12000]                               ;   918.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   919.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 12000], ymm11                                  ;   913.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm11, ymm6, [rbp + 11200]                              ;   920.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm15                                  ;   913.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11200]                                  ;   911.8 agu0    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8544]                              ;   918.8 fp2+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   919.8 fp3     41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   921.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8544], ymm11                                   ;   921.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm11, ymm15, [rbp + 10208]                             ;   920.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   921.8 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11200], ymm11                                  ;   921.8 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm13                                          ;   917.8         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm13                                   ;   917.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 10208]                                  ;   916.0 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 11008]                             ;   923.0 fp3+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   924.0 fp0     41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   925.0 fp1     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   925.0 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   926.0 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 10336]                                  ;   918.2 agu0    23 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   925.2 fp0     41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   926.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10336], ymm14                                  ;   926.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm14, ymm8, [rbp + 11296]                              ;   927.2 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11008], ymm11                                  ;   926.0 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 10656]                                  ;   920.8 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 12256]                             ;   927.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 11136]                             ;   928.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 12352]                             ;   929.8 fp1+agu0   41 t
        vmovdqu [rbp + 11136], ymm15                                  ;   927.0 agu2+fp5   41 t spill
        vpxor ymm15, ymm11, [rbp + 11488]                             ;   930.8 fp2+agu1   41 t
        vmovdqu [rbp + 12256], ymm1                                   ;   923.0 agu0+fp5   41 t spill
        vmovdqa ymm1, ymm15                                           ;   931.8         41 t copy
        vmovdqu [rbp + 10208], ymm15                                  ;   931.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11296]                                  ;   924.0 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8416]                              ;   931.0 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   932.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   933.0 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 10656]                             ;   933.0 fp2+agu1   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   934.0 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 10656], ymm15                                  ;   934.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm14                                          ;   928.2         41 t copy
        db 0x2e
        vmovdqu [rbp + 8416], ymm14                                   ;   928.2 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 11488]                                  ;   927.0 agu1    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10048]                             ;   934.0 fp0+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 12480]                             ;   935.0 fp1+agu1   41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 12512]                             ;   936.0 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11072]                             ;   937.0 fp3+agu1   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   938.0 fp0     41 t
        vpxor ymm13, ymm13, ymm14                                     ;   939.0 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   939.0 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   940.0 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   931.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   932.0 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 11712]                                  ;   931.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   938.8 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 11840]                                  ;   932.2 agu1    22 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm13                                  ;   940.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm13, ymm5, ymm12                                      ;   939.8 fp3     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 12096]                             ;   939.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 12064]                             ;   940.2 fp1+agu1   41 t
        vpxor ymm12, ymm12, [rbp + 12032]                             ;   941.2 fp2+agu0   41 t
        vmovdqu [rbp + 12064], ymm15                                  ;   940.0 agu2+fp5   41 t spill
        vpxor ymm15, ymm12, [rbp + 11968]                             ;   942.2 fp3+agu1   41 t
        vmovdqu [rbp + 12096], ymm11                                  ;   941.0 agu0+fp5   41 t spill
        vmovdqu ymm11, [rbp + 11968]                                  ;   935.2 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 12352]                             ;   942.2 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 12320]                             ;   943.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   944.2 fp2     41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   943.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 12352], ymm15                                  ;   943.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 11584]                             ;   945.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   946.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11968], ymm15                                  ;   946.2 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm13                                          ;   940.8         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11840], ymm13                                  ;   940.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 11584]                                  ;   940.2 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   947.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 12608]                             ;   948.2 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   949.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   949.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   950.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   941.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   942.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 11680]                                   ;   941.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   948.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 11808]                                  ;   942.2 agu1    22 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm14                                  ;   950.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm13                                      ;   949.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   949.2 fp3     41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12032]                             ;   950.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12192]                             ;   951.2 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 12192], ymm15                                  ;   950.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm13, [rbp + 11936]                             ;   952.2 fp2+agu0   41 t
        vmovdqu [rbp + 12032], ymm11                                  ;   951.2 agu1+fp5   41 t spill
        vmovdqu ymm11, [rbp + 11936]                                  ;   946.2 agu0    41 t
        vpxor ymm11, ymm11, ymm0                                      ;   953.2 fp3     41 t
        vpxor ymm11, ymm11, [rbp + 12288]                             ;   954.2 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   953.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11936], ymm15                                  ;   953.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 11520]                             ;   955.2 fp2+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   956.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11808], ymm15                                  ;   956.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm14                                          ;   950.5         41 t copy
        db 0x2e
        vmovdqu [rbp + 12608], ymm14                                  ;   950.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 11520]                                  ;   950.2 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 12576]                             ;   957.2 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 12544]                             ;   958.2 fp1+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10976]                             ;   959.2 fp2+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   960.2 fp3     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   960.2 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   961.2 fp1     41 t
        db 0x2e
        vmovdqu ymm14, [rbp + 11904]                                  ;   952.2 agu0    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11040]                             ;   959.2 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11040], ymm3                                   ;   961.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm14, [rbp + 11424]                              ;   960.2 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12544], ymm15                                  ;   961.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm3                                           ;   961.2         41 t copy
        db 0x2e
        vmovdqu [rbp + 12576], ymm3                                   ;   961.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 11776]                                   ;   954.2 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   961.2 fp0     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12160]                               ;   962.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   963.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 11904]                               ;   963.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm11                                  ;   962.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm3                                           ;   964.2         41 t copy
        db 0x2e
        vmovdqu [rbp + 12160], ymm3                                   ;   964.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 11648]                                   ;   959.3 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   966.3 fp0     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9536]                                ;   967.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   968.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 11776]                               ;   968.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm15                                  ;   964.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm3                                           ;   969.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 9536], ymm3                                    ;   969.3 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 11424]                                   ;   961.7 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   968.7 fp0     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 10976]                               ;   969.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12672]                               ;   970.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   971.7 fp3     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11648]                               ;   971.7 fp0+agu1   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   972.7 fp1     41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 11392]                               ;   963.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 12640]                               ;   964.7 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 12640], ymm3                                   ;   972.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm0, [rbp + 11328]                               ;   965.7 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 11648], ymm15                                  ;   972.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 8448]                                   ;   965.5 agu1    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12320]                             ;   972.5 fp1+agu0   41 t
        vpxor ymm15, ymm15, [rbp + 12288]                             ;   973.5 fp2+agu1   41 t
        vmovdqu [rbp + 12288], ymm14                                  ;   973.7 agu2+fp5   41 t spill
        vpxor ymm14, ymm15, [rbp + 11392]                             ;   974.5 fp3+agu0   41 t
        vmovdqu [rbp + 11392], ymm13                                  ;   968.3 agu2+fp5   41 t spill
        vmovdqa ymm13, ymm14                                          ;   975.5         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12320], ymm14                                  ;   975.5 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 9984]                                   ;   968.8 agu0    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11168]                             ;   975.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   976.8 fp1     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8448]                              ;   976.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   974.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8448], ymm3                                    ;   970.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm3, ymm14                                           ;   977.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 11168], ymm14                                  ;   977.8 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 11328]                                  ;   971.8 agu0    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11360]                             ;   978.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   979.8 fp1     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9984]                              ;   979.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   980.8 fp3     41 t
        vmovdqu [rbp + 9984], ymm14                                   ;   980.8 agu2+fp5   41 t spill
        vpxor ymm14, ymm9, [rbp + 9216]                               ;   973.7 fp0+agu1   62 t
        vmovdqu [rbp + 9216], ymm14                                   ;   974.7 agu0+fp5   62 t spill
        vpxor ymm14, ymm4, [rbp + 8288]                               ;   974.7 fp1+agu1   62 t
        vmovdqu [rbp + 8288], ymm14                                   ;   975.7 agu2+fp5   62 t spill
        vpxor ymm14, ymm2, [rbp + 8960]                               ;   974.8 fp2+agu0   62 t
        vmovdqu [rbp + 8960], ymm14                                   ;   976.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm8, [rbp + 8064]                               ;   975.7 fp3+agu1   62 t
        vmovdqu [rbp + 8064], ymm14                                   ;   977.0 agu0+fp5   62 t spill
        vpxor ymm14, ymm5, [rbp + 8096]                               ;   976.7 fp0+agu1   62 t
        vmovdqu [rbp + 8096], ymm14                                   ;   978.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm7, [rbp + 8128]                               ;   976.8 fp1+agu0   62 t
        vmovdqu [rbp + 8128], ymm14                                   ;   979.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm11, [rbp + 9056]                              ;   977.7 fp2+agu1   62 t
        vmovdqu [rbp + 9056], ymm14                                   ;   980.0 agu0+fp5   62 t spill
        vpxor ymm14, ymm10, [rbp + 9376]                              ;   978.7 fp3+agu1   62 t
        vmovdqu [rbp + 9376], ymm14                                   ;   981.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm3, [rbp + 9312]                               ;   980.8 fp0+agu0   62 t
        vmovdqu [rbp + 9312], ymm14                                   ;   982.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm6, [rbp + 8192]                               ;   979.7 fp1+agu1   62 t
        vmovdqu [rbp + 8192], ymm14                                   ;   983.0 agu0+fp5   62 t spill
        vpxor ymm14, ymm1, [rbp + 8224]                               ;   980.7 fp2+agu1   62 t
        vmovdqu [rbp + 8224], ymm14                                   ;   984.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm12, [rbp + 8256]                              ;   980.8 fp3+agu0   62 t
        vmovdqu [rbp + 8256], ymm14                                   ;   985.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm13, [rbp + 6496]                              ;   981.7 fp0+agu1   62 t
        vmovdqu [rbp + 6496], ymm14                                   ;   986.0 agu0+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11104]                                  ;   982.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 8160]                              ;   989.7 fp1+agu0   62 t
        vmovdqu [rbp + 8160], ymm14                                   ;   990.7 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11392]                                  ;   983.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 9344]                              ;   990.7 fp2+agu0   62 t
        vmovdqu [rbp + 9344], ymm14                                   ;   991.7 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11776]                                  ;   984.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 6464]                              ;   991.7 fp3+agu0   62 t
        vmovdqu [rbp + 6464], ymm14                                   ;   992.7 agu2+fp5   62 t spill
        vpxor ymm14, ymm15, [rbp + 6752]                              ;   985.7 fp0+agu1   62 t
        vmovdqu [rbp + 6752], ymm14                                   ;   990.0 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12224]                                  ;   985.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6528]                              ;   992.8 fp1+agu1   62 t
        vmovdqu [rbp + 6528], ymm14                                   ;   993.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12256]                                  ;   986.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6560]                              ;   993.8 fp2+agu1   62 t
        vmovdqu [rbp + 6560], ymm14                                   ;   994.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11136]                                  ;   987.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6592]                              ;   994.8 fp3+agu1   62 t
        vmovdqu [rbp + 6592], ymm14                                   ;   995.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12096]                                  ;   988.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6624]                              ;   995.8 fp0+agu1   62 t
        vmovdqu [rbp + 6624], ymm14                                   ;   996.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12032]                                  ;   989.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6656]                              ;   996.8 fp1+agu1   62 t
        vmovdqu [rbp + 6656], ymm14                                   ;   997.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11904]                                  ;   990.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6688]                              ;   997.8 fp2+agu1   62 t
        vmovdqu [rbp + 6688], ymm14                                   ;   998.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12288]                                  ;   991.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6720]                              ;   998.8 fp3+agu1   62 t
        vmovdqu [rbp + 6720], ymm14                                   ;   999.8 agu2+fp5   62 t spill
        vpxor ymm14, ymm0, [rbp + 7008]                               ;   992.8 fp0+agu0   62 t
        vmovdqu [rbp + 7008], ymm14                                   ;   998.0 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12704]                                  ;   993.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 6784]                              ;  1000.7 fp1+agu0   62 t
        vpxor ymm10, ymm10, [rbp + 7072]                              ;   994.7 fp2+agu1   62 t
        vpxor ymm10, ymm10, [rbp + 12000]                             ;   995.7 fp3+agu0   62 t
        vmovdqu [rbp + 7072], ymm10                                   ;   999.0 agu2+fp5   62 t spill
        vmovdqu ymm10, [rbp + 10400]                                  ;   995.7 agu1    62 t
        vpxor ymm10, ymm10, [rbp + 6816]                              ;  1002.7 fp0+agu0   62 t
        vpxor ymm6, ymm6, [rbp + 7104]                                ;   996.7 fp1+agu1   62 t
        vpxor ymm6, ymm6, [rbp + 10336]                               ;   997.7 fp2+agu0   62 t
        vmovdqu [rbp + 7104], ymm6                                    ;  1000.0 agu2+fp5   62 t spill
        vmovdqu ymm6, [rbp + 11008]                                   ;   997.7 agu1    62 t
        vpxor ymm6, ymm6, [rbp + 6848]                                ;  1004.7 fp3+agu0   62 t
        vpxor ymm1, ymm1, [rbp + 7136]                                ;   998.7 fp0+agu1   62 t
        vpxor ymm1, ymm1, [rbp + 11712]                               ;   999.7 fp1+agu0   62 t
        vmovdqu [rbp + 7136], ymm1                                    ;  1001.0 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 12064]                                   ;   999.7 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 6880]                                ;  1006.7 fp2+agu0   62 t
        vpxor ymm12, ymm12, [rbp + 7168]                              ;  1000.7 fp3+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 11680]                             ;  1001.7 fp0+agu0   62 t
        vmovdqu [rbp + 7168], ymm12                                   ;  1002.7 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 12192]                                  ;  1001.7 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 6912]                              ;  1008.7 fp1+agu0   62 t
        vmovdqu [rbp + 6912], ymm12                                   ;  1009.7 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 12544]                                  ;  1002.7 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 6944]                              ;  1009.7 fp2+agu0   62 t
        vmovdqu [rbp + 6944], ymm12                                   ;  1010.7 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 11648]                                  ;  1003.7 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 6976]                              ;  1010.7 fp3+agu0   62 t
        vpxor ymm13, ymm13, [rbp + 7264]                              ;  1004.7 fp0+agu1   62 t
        vpxor ymm13, ymm13, [rbp + 8448]                              ;  1005.7 fp1+agu0   62 t
        vmovdqu [rbp + 7264], ymm13                                   ;  1006.7 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 11616]                                  ;  1005.7 agu1    62 t
        vpxor ymm13, ymm13, [rbp + 7040]                              ;  1012.7 fp2+agu0   62 t
        vpxor ymm13, ymm13, [rbp + 11104]                             ;  1013.7 fp3+agu1   62 t
        vmovdqu [rbp + 7040], ymm13                                   ;  1014.7 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 11040]                                  ;  1006.8 agu0    62 t
        vpxor ymm13, ymm13, [rbp + 7200]                              ;  1013.8 fp0+agu1   62 t
        vpxor ymm13, ymm13, [rbp + 11392]                             ;  1014.8 fp1+agu0   62 t
        vmovdqu [rbp + 7200], ymm13                                   ;  1015.8 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 12640]                                  ;  1008.7 agu1    62 t
        vpxor ymm13, ymm13, [rbp + 7232]                              ;  1015.7 fp2+agu0   62 t
        vpxor ymm13, ymm13, [rbp + 11776]                             ;  1016.7 fp3+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 7520]                              ;  1009.8 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 9984]                              ;  1010.8 fp1+agu1   62 t
        vmovdqu [rbp + 7520], ymm15                                   ;  1011.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 12800]                                  ;  1010.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 7296]                              ;  1017.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 12224]                             ;  1018.8 fp3+agu0   62 t
        vmovdqu [rbp + 7296], ymm15                                   ;  1019.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 12128]                                  ;  1012.7 agu1    62 t
        vpxor ymm15, ymm15, [rbp + 7328]                              ;  1019.7 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 12256]                             ;  1020.7 fp1+agu1   62 t
        vmovdqu [rbp + 7328], ymm15                                   ;  1021.7 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 9472]                                   ;  1013.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 7360]                              ;  1020.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 11136]                             ;  1021.8 fp3+agu0   62 t
        vmovdqu [rbp + 7360], ymm15                                   ;  1022.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 8416]                                   ;  1015.7 agu1    62 t
        vpxor ymm15, ymm15, [rbp + 7392]                              ;  1022.7 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 12096]                             ;  1023.7 fp1+agu1   62 t
        vmovdqu [rbp + 7392], ymm15                                   ;  1024.7 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 11840]                                  ;  1016.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 7424]                              ;  1023.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 12032]                             ;  1024.8 fp3+agu0   62 t
        vmovdqu [rbp + 7424], ymm15                                   ;  1025.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 12608]                                  ;  1018.7 agu1    62 t
        vpxor ymm15, ymm15, [rbp + 7456]                              ;  1025.7 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 11904]                             ;  1026.7 fp1+agu1   62 t
        vmovdqu [rbp + 7456], ymm15                                   ;  1027.7 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 9536]                                   ;  1019.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 7488]                              ;  1026.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 12288]                             ;  1027.8 fp3+agu0   62 t
        vpxor ymm0, ymm0, [rbp + 7776]                                ;  1021.7 fp0+agu1   62 t
        vpxor ymm0, ymm0, [rbp + 11168]                               ;  1022.7 fp1+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 7808]                                ;  1022.7 fp2+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 11264]                               ;  1023.7 fp3+agu0   62 t
        vmovdqu [rbp + 7808], ymm9                                    ;  1024.7 agu2+fp5   62 t spill
        vmovdqu ymm9, [rbp + 12448]                                   ;  1023.7 agu1    62 t
        vpxor ymm9, ymm9, [rbp + 7552]                                ;  1030.7 fp0+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 12704]                               ;  1031.7 fp1+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 7840]                                ;  1024.8 fp2+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 12416]                               ;  1025.8 fp3+agu1   62 t
        vmovdqu [rbp + 7840], ymm4                                    ;  1026.8 agu2+fp5   62 t spill
        vmovdqu ymm4, [rbp + 11872]                                   ;  1025.8 agu0    62 t
        vpxor ymm4, ymm4, [rbp + 7584]                                ;  1032.8 fp0+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 10400]                               ;  1033.8 fp1+agu0   62 t
        vpxor ymm2, ymm2, [rbp + 7872]                                ;  1027.7 fp2+agu1   62 t
        vpxor ymm2, ymm2, [rbp + 11200]                               ;  1028.7 fp3+agu0   62 t
        vmovdqu [rbp + 7872], ymm2                                    ;  1029.7 agu2+fp5   62 t spill
        vmovdqu ymm2, [rbp + 8544]                                    ;  1028.7 agu1    62 t
        vpxor ymm2, ymm2, [rbp + 7616]                                ;  1035.7 fp0+agu0   62 t
        vpxor ymm2, ymm2, [rbp + 11008]                               ;  1036.7 fp1+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 7904]                                ;  1029.8 fp2+agu0   62 t
        vpxor ymm8, ymm8, [rbp + 10208]                               ;  1030.8 fp3+agu1   62 t
        vmovdqu [rbp + 7904], ymm8                                    ;  1031.8 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 10656]                                   ;  1030.8 agu0    62 t
        vpxor ymm8, ymm8, [rbp + 7648]                                ;  1037.8 fp0+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 12064]                               ;  1038.8 fp1+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 7936]                                ;  1032.7 fp2+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11968]                               ;  1033.7 fp3+agu0   62 t
        vmovdqu [rbp + 7936], ymm5                                    ;  1034.7 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12352]                                   ;  1033.7 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7680]                                ;  1040.7 fp0+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12192]                               ;  1041.7 fp1+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 7968]                                ;  1034.8 fp2+agu0   62 t
        vpxor ymm7, ymm7, [rbp + 11808]                               ;  1035.8 fp3+agu1   62 t
        vmovdqu [rbp + 7968], ymm7                                    ;  1036.8 agu2+fp5   62 t spill
        vmovdqu ymm7, [rbp + 11936]                                   ;  1035.8 agu0    62 t
        vpxor ymm7, ymm7, [rbp + 7712]                                ;  1042.8 fp0+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 12544]                               ;  1043.8 fp1+agu0   62 t
        vpxor ymm11, ymm11, [rbp + 8000]                              ;  1037.7 fp2+agu1   62 t
        vpxor ymm11, ymm11, [rbp + 12576]                             ;  1038.7 fp3+agu0   62 t
        vmovdqu [rbp + 8000], ymm11                                   ;  1039.7 agu2+fp5   62 t spill
        vmovdqu ymm11, [rbp + 12160]                                  ;  1038.7 agu1    62 t
        vpxor ymm11, ymm11, [rbp + 7744]                              ;  1045.7 fp0+agu0   62 t
        vpxor ymm11, ymm11, [rbp + 11648]                             ;  1046.7 fp1+agu1   62 t
        vpxor ymm3, ymm3, [rbp + 8032]                                ;  1039.8 fp2+agu0   62 t
        vpxor ymm3, ymm3, [rbp + 12320]                               ;  1040.8 fp3+agu1   62 t
        vmovdqu [rbp + 8032], ymm3                                    ;  1041.8 agu2+fp5   62 t spill
        vmovdqu [rbp + 6784], ymm14                                   ;  1037.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 6816], ymm10                                   ;  1038.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 6848], ymm6                                    ;  1039.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 6880], ymm1                                    ;  1040.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 6976], ymm12                                   ;  1041.7 agu0+fp5   60 rounds
        vmovdqu [rbp + 7232], ymm13                                   ;  1042.7 agu1+fp5   60 rounds
        vmovdqu [rbp + 7488], ymm15                                   ;  1043.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 7552], ymm9                                    ;  1044.7 agu0+fp5   60 rounds
        vmovdqu [rbp + 7584], ymm4                                    ;  1045.7 agu1+fp5   60 rounds
        vmovdqu [rbp + 7616], ymm2                                    ;  1046.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 7648], ymm8                                    ;  1047.7 agu0+fp5   60 rounds
        vmovdqu [rbp + 7680], ymm5                                    ;  1048.7 agu1+fp5   60 rounds
        vmovdqu [rbp + 7712], ymm7                                    ;  1049.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 7744], ymm11                                   ;  1050.7 agu0+fp5   60 rounds
        db 0x2e
        vmovdqu [rbp + 7776], ymm0                                    ;  1051.7 agu1+fp5   60 rounds
        add r8, 0x1000                                                ;  1041.8 alu0    60 rounds
        vmovdqu ymm0, [rbp + 9216]                                    ;  1044.8 agu0    62 t reload
        vmovdqu ymm1, [rbp + 8288]                                    ;  1045.7 agu1    62 t reload
        vmovdqu ymm2, [rbp + 8960]                                    ;  1045.8 agu0    62 t reload
        vmovdqu ymm3, [rbp + 8064]                                    ;  1046.7 agu1    62 t reload
        vmovdqu ymm4, [rbp + 8096]                                    ;  1046.8 agu0    62 t reload
        vmovdqu ymm5, [rbp + 8128]                                    ;  1047.7 agu1    62 t reload
        vmovdqu ymm6, [rbp + 9056]                                    ;  1047.8 agu0    62 t reload
        vmovdqu ymm7, [rbp + 9312]                                    ;  1048.7 agu1    62 t reload
        vmovdqu ymm8, [rbp + 8160]                                    ;  1048.8 agu0    62 t reload
        vmovdqu ymm9, [rbp + 9376]                                    ;  1049.7 agu1    62 t reload
        vmovdqu ymm10, [rbp + 8192]                                   ;  1049.8 agu0    62 t reload
        vmovdqu ymm11, [rbp + 8224]                                   ;  1050.7 agu1    62 t reload
        vmovdqu ymm12, [rbp + 8256]                                   ;  1050.8 agu0    62 t reload
        vmovdqu ymm13, [rbp + 9344]                                   ;  1051.7 agu1    62 t reload
        db 0x2e
        cmp r8, qword [rbp + 17040]                                   ;                    more rounds?
        jne .rounds_3
        db 0x2e
        mov qword [rbp + 17032], r8                                   ;                    resident
        db 0x2e
        vmovdqu [rbp + 6016], ymm0                                    ;                    resident
        db 0x2e
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
        db 0x2e
        vmovdqu [rbp + 6432], ymm13                                   ;                    resident
        db 0x2e
        mov r8, qword [rbp + 17016]                                   ;     0.0 agu0    71 d.0 reload
        db 0x2e
        vmovdqu ymm0, [r8 + 18400]                                    ;     4.0 agu1    47 y
        db 0x2e
        vmovdqu ymm1, [rbp + 8032]                                    ;     1.0 agu0    47 y reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                        ;    11.0 fp0     47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6016]                                ;    12.0 fp1+agu1   47 y
        vmovdqu [rbp - 128], ymm0                                     ;    13.0 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16384]                                 ;    13.0 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm2, [rbp + 7040]                                    ;     2.2 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;    14.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 896], ymm0                                     ;    15.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 17408]                                ;    11.0 fp0+agu0   47 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6048]                                ;    12.0 fp1+agu1   47 y
        vmovdqu [rbp - 96], ymm2                                      ;    13.0 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 16416]                                 ;    13.0 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7072]                                    ;     4.2 agu1    47 y reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;    14.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 928], ymm2                                     ;    15.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17440]                                ;    11.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6080]                                ;    12.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp - 64], ymm0                                      ;    13.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16448]                                 ;    13.2 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm2, [rbp + 7104]                                    ;    11.0 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;    18.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 960], ymm0                                     ;    19.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 17472]                                ;    18.0 fp0+agu0   47 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6112]                                ;    19.0 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp - 32], ymm2                                      ;    20.0 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 16480]                                 ;    20.0 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7136]                                    ;    13.0 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    21.0 fp3     48 y
        vmovdqu [rbp + 992], ymm2                                     ;    22.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17504]                                ;    20.0 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6144]                                ;    21.0 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 0], ymm0                                       ;    22.0 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16512]                                 ;    22.0 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7168]                                    ;    15.0 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    23.0 fp3     48 y
        vmovdqu [rbp + 1024], ymm0                                    ;    24.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 17536]                                ;    22.0 fp0+agu0   47 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6176]                                ;    23.0 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 32], ymm2                                      ;    24.0 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 16544]                                 ;    24.0 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm0, [rbp + 7200]                                    ;    19.0 agu1    47 y reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;    26.0 fp3     48 y
        vmovdqu [rbp + 1056], ymm2                                    ;    27.0 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17568]                                ;    26.0 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6208]                                ;    27.0 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 64], ymm0                                      ;    28.0 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16576]                                 ;    28.0 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm2, [rbp + 7232]                                    ;    21.2 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;    29.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1088], ymm0                                    ;    30.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 17600]                                ;    28.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6240]                                ;    29.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 96], ymm2                                      ;    30.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 16608]                                 ;    30.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7264]                                    ;    23.3 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    31.2 fp3     48 y
        vmovdqu [rbp + 1120], ymm2                                    ;    32.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17632]                                ;    30.3 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6272]                                ;    31.3 fp1+agu1   47 y
        vmovdqu [rbp + 128], ymm0                                     ;    32.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16640]                                 ;    32.3 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm2, [rbp + 7296]                                    ;    27.0 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;    34.0 fp3     48 y
        vmovdqu [rbp + 1152], ymm0                                    ;    35.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 17664]                                ;    34.0 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6304]                                ;    35.0 fp1+agu1   47 y
        vmovdqu [rbp + 160], ymm2                                     ;    36.0 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 16672]                                 ;    36.0 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7328]                                    ;    29.2 agu1    47 y reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;    37.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1184], ymm2                                    ;    38.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17696]                                ;    36.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6336]                                ;    37.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 192], ymm0                                     ;    38.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16704]                                 ;    38.2 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7360]                                    ;    31.3 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    39.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1216], ymm0                                    ;    40.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 17728]                                ;    38.3 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6368]                                ;    39.3 fp1+agu1   47 y
        vmovdqu [rbp + 224], ymm2                                     ;    40.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 16736]                                 ;    40.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7392]                                    ;    35.0 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    42.0 fp3     48 y
        vmovdqu [rbp + 1248], ymm2                                    ;    43.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17760]                                ;    42.0 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6400]                                ;    43.0 fp1+agu1   47 y
        vmovdqu [rbp + 256], ymm0                                     ;    44.0 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16768]                                 ;    44.0 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7424]                                    ;    37.2 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    45.0 fp3     48 y
        vmovdqu [rbp + 1280], ymm0                                    ;    46.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 17792]                                ;    44.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6432]                                ;    45.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 288], ymm2                                     ;    46.2 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 16800]                                 ;    46.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7456]                                    ;    39.3 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    47.2 fp3     48 y
        vmovdqu [rbp + 1312], ymm2                                    ;    48.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17824]                                ;    46.3 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6464]                                ;    47.3 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 320], ymm0                                     ;    48.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16832]                                 ;    48.3 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7488]                                    ;    43.0 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    50.0 fp3     48 y
        vmovdqu [rbp + 1344], ymm0                                    ;    51.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 17856]                                ;    50.0 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6496]                                ;    51.0 fp1+agu1   47 y
        vmovdqu [rbp + 352], ymm2                                     ;    52.0 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 16864]                                 ;    52.0 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7520]                                    ;    45.2 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    53.0 fp3     48 y
        vmovdqu [rbp + 1376], ymm2                                    ;    54.0 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17888]                                ;    52.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6528]                                ;    53.2 fp1+agu1   47 y
        vmovdqu [rbp + 384], ymm0                                     ;    54.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16896]                                 ;    54.2 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm2, [rbp + 7552]                                    ;    47.3 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;    55.2 fp3     48 y
        vmovdqu [rbp + 1408], ymm0                                    ;    56.2 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 17920]                                ;    54.3 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6560]                                ;    55.3 fp1+agu1   47 y
        vmovdqu [rbp + 416], ymm2                                     ;    56.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 16928]                                 ;    56.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7584]                                    ;    51.0 agu1    47 y reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;    58.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1440], ymm2                                    ;    59.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17952]                                ;    58.0 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6592]                                ;    59.0 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 448], ymm0                                     ;    60.0 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16960]                                 ;    60.0 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7616]                                    ;    53.2 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    61.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1472], ymm0                                    ;    62.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 17984]                                ;    60.2 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6624]                                ;    61.2 fp1+agu1   47 y
        vmovdqu [rbp + 480], ymm2                                     ;    62.2 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 16992]                                 ;    62.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7648]                                    ;    55.3 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    63.2 fp3     48 y
        vmovdqu [rbp + 1504], ymm2                                    ;    64.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 18016]                                ;    62.3 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6656]                                ;    63.3 fp1+agu1   47 y
        vmovdqu [rbp + 512], ymm0                                     ;    64.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 17024]                                 ;    64.3 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7680]                                    ;    59.0 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    66.0 fp3     48 y
        vmovdqu [rbp + 1536], ymm0                                    ;    67.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 18048]                                ;    66.0 fp0+agu0   47 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6688]                                ;    67.0 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 544], ymm2                                     ;    68.0 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 17056]                                 ;    68.0 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7712]                                    ;    61.2 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    69.0 fp3     48 y
        vmovdqu [rbp + 1568], ymm2                                    ;    70.0 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 18080]                                ;    68.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6720]                                ;    69.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 576], ymm0                                     ;    70.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 17088]                                 ;    70.2 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7744]                                    ;    63.3 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    71.2 fp3     48 y
        vmovdqu [rbp + 1600], ymm0                                    ;    72.2 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 18112]                                ;    70.3 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6752]                                ;    71.3 fp1+agu1   47 y
        vmovdqu [rbp + 608], ymm2                                     ;    72.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 17120]                                 ;    72.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7776]                                    ;    67.0 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    74.0 fp3     48 y
        vmovdqu [rbp + 1632], ymm2                                    ;    75.0 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 18144]                                ;    74.0 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6784]                                ;    75.0 fp1+agu1   47 y
        vmovdqu [rbp + 640], ymm0                                     ;    76.0 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 17152]                                 ;    76.0 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm2, [rbp + 7808]                                    ;    69.2 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;    77.0 fp3     48 y
        vmovdqu [rbp + 1664], ymm0                                    ;    78.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 18176]                                ;    76.2 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6816]                                ;    77.2 fp1+agu1   47 y
        vmovdqu [rbp + 672], ymm2                                     ;    78.2 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 17184]                                 ;    78.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7840]                                    ;    71.3 agu1    47 y reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;    79.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1696], ymm2                                    ;    80.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 18208]                                ;    78.3 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6848]                                ;    79.3 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 704], ymm0                                     ;    80.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 17216]                                 ;    80.3 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7872]                                    ;    75.0 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    82.0 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1728], ymm0                                    ;    83.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 18240]                                ;    82.0 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 6880]                                ;    83.0 fp1+agu1   47 y
        vmovdqu [rbp + 736], ymm2                                     ;    84.0 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 17248]                                 ;    84.0 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7904]                                    ;    77.2 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    85.0 fp3     48 y
        vmovdqu [rbp + 1760], ymm2                                    ;    86.0 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 18272]                                ;    84.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6912]                                ;    85.2 fp1+agu1   47 y
        vmovdqu [rbp + 768], ymm0                                     ;    86.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 17280]                                 ;    86.2 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 7936]                                    ;    79.3 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    87.2 fp3     48 y
        vmovdqu [rbp + 1792], ymm0                                    ;    88.2 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 18304]                                ;    86.3 fp0+agu0   47 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6944]                                ;    87.3 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 800], ymm2                                     ;    88.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 17312]                                 ;    88.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7968]                                    ;    83.0 agu1    47 y reload
        vpxor ymm2, ymm2, ymm0                                        ;    90.0 fp3     48 y
        vmovdqu [rbp + 1824], ymm2                                    ;    91.0 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 18336]                                ;    90.0 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6976]                                ;    91.0 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 832], ymm0                                     ;    92.0 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 17344]                                 ;    92.0 fp2+agu0   48 y
        vmovdqu ymm2, [rbp + 8000]                                    ;    85.2 agu1    47 y reload
        vpxor ymm0, ymm0, ymm2                                        ;    93.0 fp3     48 y
        vmovdqu [rbp + 1856], ymm0                                    ;    94.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 18368]                                ;    92.2 fp0+agu0   47 y
        vpxor ymm2, ymm2, [rbp + 7008]                                ;    93.2 fp1+agu1   47 y
        vmovdqu [rbp + 864], ymm2                                     ;    94.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 17376]                                 ;    94.2 fp2+agu0   48 y
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;    95.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1888], ymm1                                    ;    96.2 agu1+fp5   69 groups
        db 0x2e
        vmovdqu ymm0, [r8 + 19424]                                    ;    88.3 agu0    51 x
        db 0x2e
        vmovdqu ymm1, [rbp + 4960]                                    ;    89.2 agu1    51 x reload
        db 0x2e
        vpor ymm0, ymm0, ymm1                                         ;    96.2 fp0     51 x
        vpxor ymm0, ymm0, [rbp + 5984]                                ;    97.2 fp1+agu0   51 x
        vmovdqu [rbp + 3936], ymm0                                    ;    98.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 20448]                                ;    98.2 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 3968]                                    ;    91.0 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    99.2 fp3     52 x
        vmovdqu [rbp + 1920], ymm0                                    ;   100.2 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 18432]                                 ;    98.0 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 4992]                                ;    99.0 fp1+agu0   51 x
        vmovdqu [rbp + 2944], ymm2                                    ;   100.0 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 19456]                                ;   100.0 fp2+agu1   52 x
        db 0x2e
        vmovdqu ymm0, [rbp + 4000]                                    ;    93.2 agu0    51 x reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   101.0 fp3     52 x
        vmovdqu [rbp + 1952], ymm2                                    ;   102.0 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18464]                                 ;   100.2 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5024]                                ;   101.2 fp1+agu0   51 x
        vmovdqu [rbp + 2976], ymm0                                    ;   102.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 19488]                                ;   102.2 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4032]                                    ;    96.3 agu0    51 x reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   103.3 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 1984], ymm0                                    ;   104.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 18496]                                 ;   103.3 fp0+agu1   51 x
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5056]                                ;   104.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3008], ymm2                                    ;   105.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 19520]                                ;   105.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4064]                                    ;    99.2 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   106.3 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 2016], ymm2                                    ;   107.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 18528]                                 ;   106.2 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5088]                                ;   107.2 fp1+agu0   51 x
        vmovdqu [rbp + 3040], ymm0                                    ;   108.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 19552]                                ;   108.2 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4096]                                    ;   101.3 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   109.2 fp3     52 x
        vmovdqu [rbp + 2048], ymm0                                    ;   110.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 18560]                                 ;   108.3 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5120]                                ;   109.3 fp1+agu0   51 x
        vmovdqu [rbp + 3072], ymm2                                    ;   110.3 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 19584]                                ;   110.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4128]                                    ;   104.3 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   111.3 fp3     52 x
        vmovdqu [rbp + 2080], ymm2                                    ;   112.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18592]                                 ;   111.3 fp0+agu1   51 x
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5152]                                ;   112.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3104], ymm0                                    ;   113.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 19616]                                ;   113.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4160]                                    ;   107.2 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   114.3 fp3     52 x
        vmovdqu [rbp + 2112], ymm0                                    ;   115.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 18624]                                 ;   114.2 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5184]                                ;   115.2 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3136], ymm2                                    ;   116.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 19648]                                ;   116.2 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4192]                                    ;   109.3 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   117.2 fp3     52 x
        vmovdqu [rbp + 2144], ymm2                                    ;   118.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18656]                                 ;   116.3 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5216]                                ;   117.3 fp1+agu0   51 x
        vmovdqu [rbp + 3168], ymm0                                    ;   118.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 19680]                                ;   118.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4224]                                    ;   112.3 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   119.3 fp3     52 x
        vmovdqu [rbp + 2176], ymm0                                    ;   120.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 18688]                                 ;   119.3 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5248]                                ;   120.3 fp1+agu0   51 x
        vmovdqu [rbp + 3200], ymm2                                    ;   121.3 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 19712]                                ;   121.3 fp2+agu1   52 x
        db 0x2e
        vmovdqu ymm0, [rbp + 4256]                                    ;   115.2 agu0    51 x reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   122.3 fp3     52 x
        vmovdqu [rbp + 2208], ymm2                                    ;   123.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18720]                                 ;   122.2 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5280]                                ;   123.2 fp1+agu0   51 x
        vmovdqu [rbp + 3232], ymm0                                    ;   124.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 19744]                                ;   124.2 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4288]                                    ;   117.3 agu0    51 x reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   125.2 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 2240], ymm0                                    ;   126.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 18752]                                 ;   124.3 fp0+agu1   51 x
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5312]                                ;   125.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3264], ymm2                                    ;   126.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 19776]                                ;   126.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4320]                                    ;   120.3 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   127.3 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 2272], ymm2                                    ;   128.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 18784]                                 ;   127.3 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5344]                                ;   128.3 fp1+agu0   51 x
        vmovdqu [rbp + 3296], ymm0                                    ;   129.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 19808]                                ;   129.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4352]                                    ;   123.2 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   130.3 fp3     52 x
        vmovdqu [rbp + 2304], ymm0                                    ;   131.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 18816]                                 ;   130.2 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5376]                                ;   131.2 fp1+agu0   51 x
        vmovdqu [rbp + 3328], ymm2                                    ;   132.2 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 19840]                                ;   132.2 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4384]                                    ;   125.3 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   133.2 fp3     52 x
        vmovdqu [rbp + 2336], ymm2                                    ;   134.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18848]                                 ;   132.3 fp0+agu1   51 x
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5408]                                ;   133.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3360], ymm0                                    ;   134.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 19872]                                ;   134.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4416]                                    ;   128.3 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   135.3 fp3     52 x
        vmovdqu [rbp + 2368], ymm0                                    ;   136.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 18880]                                 ;   135.3 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5440]                                ;   136.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3392], ymm2                                    ;   137.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 19904]                                ;   137.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4448]                                    ;   131.2 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   138.3 fp3     52 x
        vmovdqu [rbp + 2400], ymm2                                    ;   139.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18912]                                 ;   138.2 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5472]                                ;   139.2 fp1+agu0   51 x
        vmovdqu [rbp + 3424], ymm0                                    ;   140.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 19936]                                ;   140.2 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4480]                                    ;   133.3 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   141.2 fp3     52 x
        vmovdqu [rbp + 2432], ymm0                                    ;   142.2 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 18944]                                 ;   140.3 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5504]                                ;   141.3 fp1+agu0   51 x
        vmovdqu [rbp + 3456], ymm2                                    ;   142.3 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 19968]                                ;   142.3 fp2+agu1   52 x
        db 0x2e
        vmovdqu ymm0, [rbp + 4512]                                    ;   136.3 agu0    51 x reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   143.3 fp3     52 x
        vmovdqu [rbp + 2464], ymm2                                    ;   144.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18976]                                 ;   143.3 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5536]                                ;   144.3 fp1+agu0   51 x
        vmovdqu [rbp + 3488], ymm0                                    ;   145.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 20000]                                ;   145.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4544]                                    ;   139.2 agu0    51 x reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   146.3 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 2496], ymm0                                    ;   147.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 19008]                                 ;   146.2 fp0+agu1   51 x
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5568]                                ;   147.2 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3520], ymm2                                    ;   148.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 20032]                                ;   148.2 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4576]                                    ;   141.3 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   149.2 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 2528], ymm2                                    ;   150.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 19040]                                 ;   148.3 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5600]                                ;   149.3 fp1+agu0   51 x
        vmovdqu [rbp + 3552], ymm0                                    ;   150.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 20064]                                ;   150.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4608]                                    ;   144.3 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   151.3 fp3     52 x
        vmovdqu [rbp + 2560], ymm0                                    ;   152.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 19072]                                 ;   151.3 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5632]                                ;   152.3 fp1+agu0   51 x
        vmovdqu [rbp + 3584], ymm2                                    ;   153.3 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 20096]                                ;   153.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4640]                                    ;   147.2 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   154.3 fp3     52 x
        vmovdqu [rbp + 2592], ymm2                                    ;   155.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 19104]                                 ;   154.2 fp0+agu1   51 x
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5664]                                ;   155.2 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3616], ymm0                                    ;   156.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 20128]                                ;   156.2 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4672]                                    ;   149.3 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   157.2 fp3     52 x
        vmovdqu [rbp + 2624], ymm0                                    ;   158.2 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 19136]                                 ;   156.3 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5696]                                ;   157.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3648], ymm2                                    ;   158.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 20160]                                ;   158.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4704]                                    ;   152.3 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   159.3 fp3     52 x
        vmovdqu [rbp + 2656], ymm2                                    ;   160.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 19168]                                 ;   159.3 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5728]                                ;   160.3 fp1+agu0   51 x
        vmovdqu [rbp + 3680], ymm0                                    ;   161.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 20192]                                ;   161.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4736]                                    ;   155.2 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   162.3 fp3     52 x
        vmovdqu [rbp + 2688], ymm0                                    ;   163.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 19200]                                 ;   162.2 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5760]                                ;   163.2 fp1+agu0   51 x
        vmovdqu [rbp + 3712], ymm2                                    ;   164.2 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 20224]                                ;   164.2 fp2+agu1   52 x
        db 0x2e
        vmovdqu ymm0, [rbp + 4768]                                    ;   157.3 agu0    51 x reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   165.2 fp3     52 x
        vmovdqu [rbp + 2720], ymm2                                    ;   166.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 19232]                                 ;   164.3 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5792]                                ;   165.3 fp1+agu0   51 x
        vmovdqu [rbp + 3744], ymm0                                    ;   166.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 20256]                                ;   166.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4800]                                    ;   160.3 agu0    51 x reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   167.3 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 2752], ymm0                                    ;   168.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 19264]                                 ;   167.3 fp0+agu1   51 x
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5824]                                ;   168.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3776], ymm2                                    ;   169.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm2, ymm2, [r8 + 20288]                                ;   169.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4832]                                    ;   163.2 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   170.3 fp3     52 x
        db 0x2e
        vmovdqu [rbp + 2784], ymm2                                    ;   171.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 19296]                                 ;   170.2 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5856]                                ;   171.2 fp1+agu0   51 x
        vmovdqu [rbp + 3808], ymm0                                    ;   172.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 20320]                                ;   172.2 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4864]                                    ;   165.3 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   173.2 fp3     52 x
        vmovdqu [rbp + 2816], ymm0                                    ;   174.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm2, ymm2, [r8 + 19328]                                 ;   172.3 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5888]                                ;   173.3 fp1+agu0   51 x
        vmovdqu [rbp + 3840], ymm2                                    ;   174.3 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 20352]                                ;   174.3 fp2+agu1   52 x
        vmovdqu ymm0, [rbp + 4896]                                    ;   168.3 agu0    51 x reload
        vpxor ymm2, ymm2, ymm0                                        ;   175.3 fp3     52 x
        vmovdqu [rbp + 2848], ymm2                                    ;   176.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 19360]                                 ;   175.3 fp0+agu1   51 x
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5920]                                ;   176.3 fp1+agu0   51 x
        db 0x2e
        vmovdqu [rbp + 3872], ymm0                                    ;   177.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 20384]                                ;   177.3 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 4928]                                    ;   171.2 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;   178.3 fp3     52 x
        vmovdqu [rbp + 2880], ymm0                                    ;   179.3 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 19392]                                 ;   178.2 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 5952]                                ;   179.2 fp1+agu0   51 x
        vmovdqu [rbp + 3904], ymm2                                    ;   180.2 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 20416]                                ;   180.2 fp2+agu1   52 x
        vpxor ymm1, ymm1, ymm2                                        ;   181.2 fp3     52 x
        vmovdqu [rbp + 2912], ymm1                                    ;   182.2 agu0+fp5   69 groups
        add r8, 0x4000                                                ;   174.3 alu0    69 groups
        mov qword [rbp + 17016], r8                                   ;   175.3 agu2+st0   69 groups
        cmp r8, qword [rbp + 17024]                                   ;                    more groups?
        jne .groups_2
        vmovdqu ymm0, [rbp + 1920]                                    ;     0.0 agu0    60 rounds reload
        vmovdqu [rbp + 12896], ymm0                                   ;     7.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1952]                                    ;     1.0 agu0    60 rounds reload
        vmovdqu [rbp + 12928], ymm0                                   ;     8.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1984]                                    ;     1.2 agu1    60 rounds reload
        vmovdqu [rbp + 12960], ymm0                                   ;     8.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2016]                                    ;     2.0 agu0    60 rounds reload
        vmovdqu [rbp + 12992], ymm0                                   ;     9.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2048]                                    ;     3.0 agu0    60 rounds reload
        vmovdqu [rbp + 13024], ymm0                                   ;    10.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2080]                                    ;     3.2 agu1    60 rounds reload
        vmovdqu [rbp + 13056], ymm0                                   ;    10.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2112]                                    ;     4.0 agu0    60 rounds reload
        vmovdqu [rbp + 13088], ymm0                                   ;    11.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2144]                                    ;     5.0 agu0    60 rounds reload
        vmovdqu [rbp + 13120], ymm0                                   ;    12.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2176]                                    ;     5.2 agu1    60 rounds reload
        vmovdqu [rbp + 13152], ymm0                                   ;    12.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2208]                                    ;     6.0 agu0    60 rounds reload
        vmovdqu [rbp + 13184], ymm0                                   ;    13.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2240]                                    ;     7.0 agu0    60 rounds reload
        vmovdqu [rbp + 13216], ymm0                                   ;    14.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2272]                                    ;     7.2 agu1    60 rounds reload
        vmovdqu [rbp + 13248], ymm0                                   ;    14.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2304]                                    ;     8.0 agu0    60 rounds reload
        vmovdqu [rbp + 13280], ymm0                                   ;    15.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2336]                                    ;     9.0 agu0    60 rounds reload
        vmovdqu [rbp + 13312], ymm0                                   ;    16.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2368]                                    ;     9.2 agu1    60 rounds reload
        vmovdqu [rbp + 13344], ymm0                                   ;    16.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2400]                                    ;    10.0 agu0    60 rounds reload
        vmovdqu [rbp + 13376], ymm0                                   ;    17.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2432]                                    ;    11.0 agu0    60 rounds reload
        vmovdqu [rbp + 13408], ymm0                                   ;    18.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2464]                                    ;    11.2 agu1    60 rounds reload
        vmovdqu [rbp + 13440], ymm0                                   ;    18.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2496]                                    ;    12.0 agu0    60 rounds reload
        vmovdqu [rbp + 13472], ymm0                                   ;    19.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2528]                                    ;    13.0 agu0    60 rounds reload
        vmovdqu [rbp + 13504], ymm0                                   ;    20.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2560]                                    ;    13.2 agu1    60 rounds reload
        vmovdqu [rbp + 13536], ymm0                                   ;    20.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2592]                                    ;    14.0 agu0    60 rounds reload
        vmovdqu [rbp + 13568], ymm0                                   ;    21.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2624]                                    ;    15.0 agu0    60 rounds reload
        vmovdqu [rbp + 13600], ymm0                                   ;    22.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2656]                                    ;    15.2 agu1    60 rounds reload
        vmovdqu [rbp + 13632], ymm0                                   ;    23.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2688]                                    ;    16.0 agu0    60 rounds reload
        vmovdqu [rbp + 13664], ymm0                                   ;    24.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2720]                                    ;    17.0 agu0    60 rounds reload
        vmovdqu [rbp + 13696], ymm0                                   ;    25.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2752]                                    ;    17.2 agu1    60 rounds reload
        vmovdqu [rbp + 13728], ymm0                                   ;    26.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2784]                                    ;    18.0 agu0    60 rounds reload
        vmovdqu [rbp + 13760], ymm0                                   ;    27.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2816]                                    ;    19.0 agu0    60 rounds reload
        vmovdqu [rbp + 13792], ymm0                                   ;    28.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2848]                                    ;    19.2 agu1    60 rounds reload
        vmovdqu [rbp + 13824], ymm0                                   ;    29.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2880]                                    ;    20.0 agu0    60 rounds reload
        vmovdqu [rbp + 13856], ymm0                                   ;    30.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2912]                                    ;    21.0 agu0    60 rounds reload
        vmovdqu [rbp + 13888], ymm0                                   ;    31.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2944]                                    ;    21.2 agu1    60 rounds reload
        vmovdqu [rbp + 13920], ymm0                                   ;    32.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2976]                                    ;    22.0 agu0    60 rounds reload
        vmovdqu [rbp + 13952], ymm0                                   ;    33.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3008]                                    ;    23.0 agu0    60 rounds reload
        vmovdqu [rbp + 13984], ymm0                                   ;    34.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3040]                                    ;    23.2 agu1    60 rounds reload
        vmovdqu [rbp + 14016], ymm0                                   ;    35.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3072]                                    ;    24.0 agu0    60 rounds reload
        vmovdqu [rbp + 14048], ymm0                                   ;    36.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3104]                                    ;    25.0 agu0    60 rounds reload
        vmovdqu [rbp + 14080], ymm0                                   ;    37.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3136]                                    ;    25.2 agu1    60 rounds reload
        vmovdqu [rbp + 14112], ymm0                                   ;    38.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3168]                                    ;    26.0 agu0    60 rounds reload
        vmovdqu [rbp + 14144], ymm0                                   ;    39.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3200]                                    ;    27.0 agu0    60 rounds reload
        vmovdqu [rbp + 14176], ymm0                                   ;    40.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3232]                                    ;    27.2 agu1    60 rounds reload
        vmovdqu [rbp + 14208], ymm0                                   ;    41.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3264]                                    ;    28.0 agu0    60 rounds reload
        vmovdqu [rbp + 14240], ymm0                                   ;    42.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3296]                                    ;    29.0 agu0    60 rounds reload
        vmovdqu [rbp + 14272], ymm0                                   ;    43.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3328]                                    ;    29.2 agu1    60 rounds reload
        vmovdqu [rbp + 14304], ymm0                                   ;    44.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3360]                                    ;    30.0 agu0    60 rounds reload
        vmovdqu [rbp + 14336], ymm0                                   ;    45.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3392]                                    ;    31.0 agu0    60 rounds reload
        vmovdqu [rbp + 14368], ymm0                                   ;    46.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3424]                                    ;    31.2 agu1    60 rounds reload
        vmovdqu [rbp + 14400], ymm0                                   ;    47.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3456]                                    ;    32.2 agu1    60 rounds reload
        vmovdqu [rbp + 14432], ymm0                                   ;    48.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3488]                                    ;    33.2 agu0    60 rounds reload
        vmovdqu [rbp + 14464], ymm0                                   ;    49.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3520]                                    ;    34.2 agu0    60 rounds reload
        vmovdqu [rbp + 14496], ymm0                                   ;    50.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3552]                                    ;    35.2 agu1    60 rounds reload
        vmovdqu [rbp + 14528], ymm0                                   ;    51.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3584]                                    ;    36.2 agu1    60 rounds reload
        vmovdqu [rbp + 14560], ymm0                                   ;    52.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3616]                                    ;    37.2 agu0    60 rounds reload
        vmovdqu [rbp + 14592], ymm0                                   ;    53.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3648]                                    ;    38.2 agu0    60 rounds reload
        vmovdqu [rbp + 14624], ymm0                                   ;    54.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3680]                                    ;    39.2 agu1    60 rounds reload
        vmovdqu [rbp + 14656], ymm0                                   ;    55.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3712]                                    ;    40.2 agu1    60 rounds reload
        vmovdqu [rbp + 14688], ymm0                                   ;    56.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3744]                                    ;    41.2 agu0    60 rounds reload
        vmovdqu [rbp + 14720], ymm0                                   ;    57.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3776]                                    ;    42.2 agu0    60 rounds reload
        vmovdqu [rbp + 14752], ymm0                                   ;    58.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3808]                                    ;    43.2 agu1    60 rounds reload
        vmovdqu [rbp + 14784], ymm0                                   ;    59.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3840]                                    ;    44.2 agu1    60 rounds reload
        vmovdqu [rbp + 14816], ymm0                                   ;    60.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3872]                                    ;    45.2 agu0    60 rounds reload
        vmovdqu [rbp + 14848], ymm0                                   ;    61.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3904]                                    ;    46.2 agu0    60 rounds reload
        vmovdqu [rbp + 14880], ymm0                                   ;    62.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3936]                                    ;    47.2 agu1    60 rounds reload
        vmovdqu [rbp + 14912], ymm0                                   ;    63.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp - 128]                                     ;    48.2 agu1    60 rounds reload
        vmovdqu [rbp + 14944], ymm0                                   ;    64.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp - 96]                                      ;    49.2 agu0    60 rounds reload
        vmovdqu [rbp + 14976], ymm0                                   ;    65.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp - 64]                                      ;    50.2 agu0    60 rounds reload
        vmovdqu [rbp + 15008], ymm0                                   ;    66.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp - 32]                                      ;    51.2 agu1    60 rounds reload
        vmovdqu [rbp + 15040], ymm0                                   ;    67.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 0]                                       ;    52.2 agu1    60 rounds reload
        vmovdqu [rbp + 15072], ymm0                                   ;    68.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 32]                                      ;    53.2 agu0    60 rounds reload
        vmovdqu [rbp + 15104], ymm0                                   ;    69.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 64]                                      ;    54.2 agu0    60 rounds reload
        vmovdqu [rbp + 15136], ymm0                                   ;    70.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 96]                                      ;    55.2 agu1    60 rounds reload
        vmovdqu [rbp + 15168], ymm0                                   ;    71.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 128]                                     ;    56.2 agu1    60 rounds reload
        vmovdqu [rbp + 15200], ymm0                                   ;    72.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 160]                                     ;    57.2 agu0    60 rounds reload
        vmovdqu [rbp + 15232], ymm0                                   ;    73.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 192]                                     ;    58.2 agu0    60 rounds reload
        vmovdqu [rbp + 15264], ymm0                                   ;    74.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 224]                                     ;    59.2 agu1    60 rounds reload
        vmovdqu [rbp + 15296], ymm0                                   ;    75.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 256]                                     ;    60.2 agu1    60 rounds reload
        vmovdqu [rbp + 15328], ymm0                                   ;    76.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 288]                                     ;    61.2 agu0    60 rounds reload
        vmovdqu [rbp + 15360], ymm0                                   ;    77.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 320]                                     ;    62.2 agu0    60 rounds reload
        vmovdqu [rbp + 15392], ymm0                                   ;    78.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 352]                                     ;    63.2 agu1    60 rounds reload
        vmovdqu [rbp + 15424], ymm0                                   ;    79.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 384]                                     ;    64.2 agu1    60 rounds reload
        vmovdqu [rbp + 15456], ymm0                                   ;    80.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 416]                                     ;    65.2 agu0    60 rounds reload
        vmovdqu [rbp + 15488], ymm0                                   ;    81.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 448]                                     ;    66.2 agu0    60 rounds reload
        vmovdqu [rbp + 15520], ymm0                                   ;    82.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 480]                                     ;    67.2 agu1    60 rounds reload
        vmovdqu [rbp + 15552], ymm0                                   ;    83.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 512]                                     ;    68.2 agu1    60 rounds reload
        vmovdqu [rbp + 15584], ymm0                                   ;    84.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 544]                                     ;    69.2 agu0    60 rounds reload
        vmovdqu [rbp + 15616], ymm0                                   ;    85.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 576]                                     ;    70.2 agu0    60 rounds reload
        vmovdqu [rbp + 15648], ymm0                                   ;    86.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 608]                                     ;    71.2 agu1    60 rounds reload
        vmovdqu [rbp + 15680], ymm0                                   ;    87.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 640]                                     ;    72.2 agu1    60 rounds reload
        vmovdqu [rbp + 15712], ymm0                                   ;    88.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 672]                                     ;    73.2 agu0    60 rounds reload
        vmovdqu [rbp + 15744], ymm0                                   ;    89.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 704]                                     ;    74.2 agu0    60 rounds reload
        vmovdqu [rbp + 15776], ymm0                                   ;    90.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 736]                                     ;    75.2 agu1    60 rounds reload
        vmovdqu [rbp + 15808], ymm0                                   ;    91.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 768]                                     ;    76.2 agu1    60 rounds reload
        vmovdqu [rbp + 15840], ymm0                                   ;    92.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 800]                                     ;    77.2 agu0    60 rounds reload
        vmovdqu [rbp + 15872], ymm0                                   ;    93.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 832]                                     ;    78.2 agu0    60 rounds reload
        vmovdqu [rbp + 15904], ymm0                                   ;    94.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 864]                                     ;    79.2 agu1    60 rounds reload
        vmovdqu [rbp + 15936], ymm0                                   ;    95.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 896]                                     ;    80.2 agu1    60 rounds reload
        vmovdqu [rbp + 15968], ymm0                                   ;    96.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 928]                                     ;    81.2 agu0    60 rounds reload
        vmovdqu [rbp + 16000], ymm0                                   ;    97.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 960]                                     ;    82.2 agu0    60 rounds reload
        vmovdqu [rbp + 16032], ymm0                                   ;    98.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 992]                                     ;    83.2 agu1    60 rounds reload
        vmovdqu [rbp + 16064], ymm0                                   ;    99.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1024]                                    ;    84.2 agu1    60 rounds reload
        vmovdqu [rbp + 16096], ymm0                                   ;   100.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1056]                                    ;    85.2 agu0    60 rounds reload
        vmovdqu [rbp + 16128], ymm0                                   ;   101.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1088]                                    ;    86.2 agu0    60 rounds reload
        vmovdqu [rbp + 16160], ymm0                                   ;   102.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1120]                                    ;    87.2 agu1    60 rounds reload
        vmovdqu [rbp + 16192], ymm0                                   ;   103.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1152]                                    ;    88.2 agu1    60 rounds reload
        vmovdqu [rbp + 16224], ymm0                                   ;   104.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1184]                                    ;    89.2 agu0    60 rounds reload
        vmovdqu [rbp + 16256], ymm0                                   ;   105.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1216]                                    ;    90.2 agu0    60 rounds reload
        vmovdqu [rbp + 16288], ymm0                                   ;   106.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1248]                                    ;    91.2 agu1    60 rounds reload
        vmovdqu [rbp + 16320], ymm0                                   ;   107.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1280]                                    ;    92.2 agu1    60 rounds reload
        vmovdqu [rbp + 16352], ymm0                                   ;   108.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1312]                                    ;    93.2 agu0    60 rounds reload
        vmovdqu [rbp + 16384], ymm0                                   ;   109.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1344]                                    ;    94.2 agu0    60 rounds reload
        vmovdqu [rbp + 16416], ymm0                                   ;   110.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1376]                                    ;    95.2 agu1    60 rounds reload
        vmovdqu [rbp + 16448], ymm0                                   ;   111.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1408]                                    ;    96.2 agu1    60 rounds reload
        vmovdqu [rbp + 16480], ymm0                                   ;   112.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1440]                                    ;    97.2 agu0    60 rounds reload
        vmovdqu [rbp + 16512], ymm0                                   ;   113.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1472]                                    ;    98.2 agu0    60 rounds reload
        vmovdqu [rbp + 16544], ymm0                                   ;   114.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1504]                                    ;    99.2 agu1    60 rounds reload
        vmovdqu [rbp + 16576], ymm0                                   ;   115.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1536]                                    ;   100.2 agu1    60 rounds reload
        vmovdqu [rbp + 16608], ymm0                                   ;   116.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1568]                                    ;   101.2 agu0    60 rounds reload
        vmovdqu [rbp + 16640], ymm0                                   ;   117.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1600]                                    ;   102.2 agu0    60 rounds reload
        vmovdqu [rbp + 16672], ymm0                                   ;   118.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1632]                                    ;   103.2 agu1    60 rounds reload
        vmovdqu [rbp + 16704], ymm0                                   ;   119.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1664]                                    ;   104.2 agu1    60 rounds reload
        vmovdqu [rbp + 16736], ymm0                                   ;   120.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1696]                                    ;   105.2 agu0    60 rounds reload
        vmovdqu [rbp + 16768], ymm0                                   ;   121.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1728]                                    ;   106.2 agu0    60 rounds reload
        vmovdqu [rbp + 16800], ymm0                                   ;   122.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1760]                                    ;   107.2 agu1    60 rounds reload
        vmovdqu [rbp + 16832], ymm0                                   ;   123.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1792]                                    ;   108.2 agu1    60 rounds reload
        vmovdqu [rbp + 16864], ymm0                                   ;   124.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1824]                                    ;   109.2 agu0    60 rounds reload
        vmovdqu [rbp + 16896], ymm0                                   ;   125.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1856]                                    ;   110.2 agu0    60 rounds reload
        vmovdqu [rbp + 16928], ymm0                                   ;   126.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1888]                                    ;   111.2 agu1    60 rounds reload
        vmovdqu [rbp + 16960], ymm0                                   ;   127.2 agu0+fp5   60 rounds
        mov r8, qword [rbp + 17008]                                   ;   112.2 agu2    60 rounds reload
        mov qword [rbp + 17048], r8                                   ;   116.2 agu1+st0   60 rounds
        add r8, 0x3000                                                ;   116.2 alu0    60 rounds
        mov qword [rbp + 17056], r8                                   ;   117.2 agu0+st1   60 rounds
        mov r8, qword [rbp + 17048]                                   ;                    resident
        vmovdqu ymm0, [rbp + 14944]                                   ;                    resident
        vmovdqu ymm1, [rbp + 14976]                                   ;                    resident
        vmovdqu ymm2, [rbp + 15008]                                   ;                    resident
        vmovdqu ymm3, [rbp + 15040]                                   ;                    resident
        vmovdqu ymm4, [rbp + 15072]                                   ;                    resident
        vmovdqu ymm5, [rbp + 15104]                                   ;                    resident
        vmovdqu ymm6, [rbp + 15136]                                   ;                    resident
        vmovdqu ymm7, [rbp + 15168]                                   ;                    resident
        vmovdqu ymm8, [rbp + 15200]                                   ;                    resident
        vmovdqu ymm9, [rbp + 15232]                                   ;                    resident
        vmovdqu ymm10, [rbp + 15264]                                  ;                    resident
        vmovdqu ymm11, [rbp + 15296]                                  ;                    resident
        vmovdqu ymm12, [rbp + 15328]                                  ;                    resident
        vmovdqu ymm13, [rbp + 15360]                                  ;                    resident
        align 64
.rounds_4:
        vpxor ymm14, ymm1, [r8 + 36896]                               ;     7.0 fp0+agu0   40 t
        vpxor ymm15, ymm3, [r8 + 36960]                               ;     7.0 fp1+agu1   40 t
        vmovdqu [rbp + 8064], ymm3                                    ;     0.3 agu2+fp5   40 t spill
        vpxor ymm3, ymm4, [r8 + 36992]                                ;     7.0 fp2+agu0   40 t
        vmovdqu [rbp + 8096], ymm4                                    ;     1.3 agu1+fp5   40 t spill
        vpxor ymm4, ymm5, [r8 + 37024]                                ;     7.0 fp3+agu0   40 t
        vmovdqu [rbp + 8128], ymm5                                    ;     2.3 agu2+fp5   40 t spill
        vpxor ymm5, ymm8, [r8 + 37120]                                ;     7.0 fp0+agu1   40 t
        vmovdqu [rbp + 8160], ymm8                                    ;     3.3 agu2+fp5   40 t spill
        vpxor ymm8, ymm10, [r8 + 37184]                               ;     7.0 fp1+agu0   40 t
        vmovdqu [rbp + 8192], ymm10                                   ;     4.3 agu1+fp5   40 t spill
        vpxor ymm10, ymm11, [r8 + 37216]                              ;     7.0 fp2+agu0   40 t
        vmovdqu [rbp + 8224], ymm11                                   ;     5.3 agu2+fp5   40 t spill
        vpxor ymm11, ymm12, [r8 + 37248]                              ;     7.0 fp3+agu1   40 t
        vmovdqu [rbp + 8256], ymm12                                   ;     6.3 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37408]                                   ;     5.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15488]                             ;    12.0 fp0+agu1   40 t
        vmovdqu [rbp + 8288], ymm1                                    ;     7.3 agu2+fp5   40 t spill
        vmovdqu ymm1, [r8 + 37472]                                    ;     6.0 agu0    40 t
        vpxor ymm1, ymm1, [rbp + 15552]                               ;    13.0 fp1+agu1   40 t
        vmovdqu [rbp + 8320], ymm1                                    ;    14.0 agu2+fp5   40 t spill
        vmovdqu ymm1, [r8 + 37504]                                    ;     7.0 agu0    40 t
        vpxor ymm1, ymm1, [rbp + 15584]                               ;    14.0 fp2+agu1   40 t
        vmovdqu [rbp + 8352], ymm12                                   ;    13.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37536]                                   ;     8.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15616]                             ;    15.0 fp3+agu1   40 t
        vmovdqu [rbp + 8384], ymm12                                   ;    16.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37664]                                   ;     9.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15744]                             ;    16.0 fp0+agu1   40 t
        vmovdqu [rbp + 8416], ymm12                                   ;    17.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37728]                                   ;    10.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15808]                             ;    17.0 fp1+agu1   40 t
        vmovdqu [rbp + 8448], ymm12                                   ;    18.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37760]                                   ;    11.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15840]                             ;    18.0 fp2+agu1   40 t
        vmovdqu [rbp + 8480], ymm12                                   ;    19.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37792]                                   ;    12.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15872]                             ;    19.0 fp3+agu1   40 t
        vmovdqu [rbp + 8512], ymm12                                   ;    20.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37888]                                   ;    13.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15968]                             ;    20.0 fp0+agu1   40 t
        vmovdqu [rbp + 8544], ymm12                                   ;    21.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37952]                                   ;    14.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16032]                             ;    21.0 fp1+agu1   40 t
        vmovdqu [rbp + 8576], ymm12                                   ;    22.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37984]                                   ;    15.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16064]                             ;    22.0 fp2+agu1   40 t
        vmovdqu [rbp + 8608], ymm12                                   ;    23.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38016]                                   ;    16.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16096]                             ;    23.0 fp3+agu1   40 t
        vmovdqu [rbp + 8640], ymm12                                   ;    24.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38176]                                   ;    17.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16256]                             ;    24.0 fp0+agu1   40 t
        vmovdqu [rbp + 8672], ymm12                                   ;    25.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38240]                                   ;    18.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16320]                             ;    25.0 fp1+agu1   40 t
        vmovdqu [rbp + 8704], ymm12                                   ;    26.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38272]                                   ;    19.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16352]                             ;    26.0 fp2+agu1   40 t
        vmovdqu [rbp + 8736], ymm12                                   ;    27.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38304]                                   ;    20.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16384]                             ;    27.0 fp3+agu1   40 t
        vmovdqu [rbp + 8768], ymm12                                   ;    28.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38432]                                   ;    21.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16512]                             ;    28.0 fp0+agu1   40 t
        vmovdqu [rbp + 8800], ymm12                                   ;    29.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38496]                                   ;    22.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16576]                             ;    29.0 fp1+agu1   40 t
        vmovdqu [rbp + 8832], ymm12                                   ;    30.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38528]                                   ;    23.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16608]                             ;    30.0 fp2+agu1   40 t
        vmovdqu [rbp + 8864], ymm12                                   ;    31.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38560]                                   ;    24.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16640]                             ;    31.0 fp3+agu1   40 t
        vmovdqu [rbp + 8896], ymm12                                   ;    32.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38688]                                   ;    25.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16768]                             ;    32.0 fp0+agu1   40 t
        vmovdqu [rbp + 8928], ymm12                                   ;    33.0 agu2+fp5   40 t spill
        vpxor ymm12, ymm2, [r8 + 36928]                               ;    26.0 fp1+agu0   41 t
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;    27.0 fp2+agu1   41 t
        vmovdqu [rbp + 8960], ymm2                                    ;    28.3 agu2+fp5   40 t spill
        vmovdqu ymm2, [r8 + 38752]                                    ;    27.0 agu0    40 t
        vpxor ymm2, ymm2, [rbp + 16832]                               ;    34.0 fp3+agu1   40 t
        vmovdqu [rbp + 8992], ymm2                                    ;    35.0 agu2+fp5   40 t spill
        vpxor ymm2, ymm3, ymm14                                       ;    27.3 fp0     41 t
        vmovdqu [rbp + 9024], ymm1                                    ;    30.3 agu0+fp5   40 t spill
        vpxor ymm1, ymm6, [r8 + 37056]                                ;    28.2 fp1+agu1   41 t
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]   ;    29.2 fp2+agu0   41 t
        vmovdqu [rbp + 9056], ymm6                                    ;    31.3 agu2+fp5   40 t spill
        vmovdqu ymm6, [r8 + 38784]                                    ;    29.2 agu1    40 t
        vpxor ymm6, ymm6, [rbp + 16864]                               ;    36.2 fp3+agu0   40 t
        vmovdqu [rbp + 9088], ymm6                                    ;    37.2 agu2+fp5   40 t spill
        vpxor ymm6, ymm4, ymm14                                       ;    29.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9120], ymm8                                    ;    33.3 agu1+fp5   40 t spill
        db 0x2e
        vpxor ymm8, ymm15, ymm1                                       ;    30.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9152], ymm11                                   ;    34.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm11, [r8 + 38816]                                   ;    31.0 agu0    40 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 16896]                             ;    38.0 fp2+agu1   40 t
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;    30.3 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9184], ymm11                                   ;    39.0 agu2+fp5   40 t spill
        vpxor ymm11, ymm8, ymm0                                       ;    31.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 36864]                              ;    32.2 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;    33.2 fp2+agu1   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;    31.3 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9216], ymm0                                    ;    36.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqa ymm0, ymm2                                            ;    31.7         41 t copy
        db 0x2e
        vmovdqu [rbp + 9248], ymm5                                    ;    37.3 agu0+fp5   40 t spill
        db 0x2e
        vpxor ymm5, ymm6, ymm11                                       ;    34.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9280], ymm10                                   ;    38.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm7                                      ;    34.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 37088]                              ;    35.2 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;    36.2 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;    37.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9312], ymm7                                    ;    39.3 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm7, ymm3, ymm8                                        ;    34.0 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9344], ymm13                                   ;    40.3 agu2+fp5   40 t spill
        db 0x2e
        vpor ymm13, ymm5, ymm10                                       ;    37.2 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9376], ymm9                                    ;    41.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm8                                       ;    37.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;    38.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm10                                   ;    42.3 agu1+fp5   41 t spill
        db 0x2e
        vpor ymm10, ymm9, ymm11                                       ;    38.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9440], ymm9                                    ;    43.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm9, ymm11, ymm12                                      ;    36.5 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm11                                   ;    44.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm1, ymm0                                        ;    38.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm14                                   ;    45.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm7                                       ;    38.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;    39.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;    40.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;    39.2 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm0                                    ;    46.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm6                                        ;    38.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;    39.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm9                                       ;    39.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    41.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;    42.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;    39.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;    40.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm15                                       ;    40.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm0                                       ;    41.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm7                                    ;    47.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm0                                        ;    41.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;    42.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm7                                       ;    42.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;    43.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm5                                      ;    41.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm9                                    ;    48.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm2, ymm13                                       ;    42.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;    43.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    43.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 9504]                                    ;    45.3 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm14                                   ;    49.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm12, ymm9                                       ;    52.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    53.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                      ;    44.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    54.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm4                                        ;    55.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm9                                       ;    56.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                       ;    55.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;    56.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;    57.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                     ;    58.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm10                                      ;    57.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;    58.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                      ;    59.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;    60.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm14, ymm1                                        ;    59.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;    58.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                        ;    61.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm1                                       ;    59.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;    60.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    61.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;    62.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                        ;    61.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;    61.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;    63.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;    62.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, [rbp + 9472]                               ;    61.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;    63.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                        ;    62.3 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 9408]                                ;    62.3 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e
        vpand ymm10, ymm11, [rbp + 9440]                              ;    61.3 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;    62.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;    61.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 9536]                              ;    63.3 fp1+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;    64.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;    63.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;    64.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                      ;    62.5 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9504]                                ;    62.7 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm10, ymm11, [rbp + 9632]                              ;    62.8 fp0+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;    65.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;    64.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;    65.3 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 9600]                              ;    63.8 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;    66.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;    67.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9568]                                ;    64.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;    64.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;    66.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;    66.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;    67.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;    68.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;    66.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;    67.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;    66.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;    68.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;    67.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;    68.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;    69.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;    65.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;    72.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;    69.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;    70.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;    72.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;    72.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;    71.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;    72.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;    71.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    72.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 9248]                                   ;    67.5 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9280]                                    ;    67.7 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;    74.7 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 9248]                                    ;    68.5 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 9152]                                    ;    68.7 agu1    40 t reload
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;    75.7 fp2     23 t
        db 0x2e
        vmovdqa ymm10, ymm2                                           ;    76.7         23 t copy
        db 0x2e
        vmovdqu ymm12, [rbp + 9120]                                   ;    69.5 agu0    23 t
        db 0x2e
        vmovdqu ymm13, [r8 + 37152]                                   ;    69.7 agu1    23 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 9376]                              ;    76.7 fp3+agu0   23 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;    77.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;    78.7 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm11                                   ;    69.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm15                                          ;    75.7         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm4                                    ;    73.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm4, [r8 + 37280]                                    ;    70.7 agu1    23 t
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9344]                                ;    77.7 fp2+agu0   23 t
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    78.7 fp3     23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;    79.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;    80.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 37344]                              ;    80.7 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 15424]                             ;    81.7 fp3+agu0   23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;    82.7 fp0     23 t
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;    83.7 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9600], ymm5                                    ;    73.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm5, ymm15                                           ;    75.7         23 t copy
        db 0x2e
        vmovdqu [rbp + 9632], ymm3                                    ;    74.8 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, [rbp + 15392]                              ;    83.7 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 37312]                                ;    84.7 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;    85.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;    86.7 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9504], ymm8                                    ;    76.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm8, ymm1, ymm11                                       ;    81.7 fp2     23 t
        db 0x2e
        vmovdqu [rbp + 9536], ymm6                                    ;    77.7 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm13, ymm12                                      ;    83.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9440], ymm9                                    ;    78.7 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm12                                           ;    83.7         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm0                                    ;    79.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm0, ymm10, ymm3                                        ;    86.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm11                                      ;    86.7 fp1     23 t
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm14                                        ;    87.7 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm3                                    ;    86.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm3, ymm4, ymm5                                         ;    87.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm12                                   ;    83.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm8                                       ;    87.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;    81.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;    88.7 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm5                                    ;    87.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm2                                       ;    83.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;    88.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, [rbp + 9120]                               ;    87.7 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;    88.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9120], ymm14                                   ;    87.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm6                                      ;    88.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;    89.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;    90.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    87.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;    89.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm5                                       ;    88.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm14                                       ;    89.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm8                                    ;    87.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm14                                       ;    89.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;    90.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, ymm8                                        ;    90.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    91.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm5                                       ;    88.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm6                                    ;    88.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm0                                       ;    89.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;    91.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;    90.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9248]                                    ;    89.3 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm12                                   ;    89.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm13, ymm6                                       ;    96.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;    97.3 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm9, ymm4                                       ;    92.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;    98.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm7                                        ;    99.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm6                                       ;   100.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                        ;    99.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   100.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   101.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                       ;   102.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm9                                        ;   101.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   102.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                        ;   103.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   104.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm12, ymm4                                        ;   103.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   104.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   102.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                      ;   105.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm4                                       ;   103.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                        ;   104.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                        ;   104.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   105.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                      ;   106.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                        ;   105.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   107.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   105.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   107.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   106.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, [rbp + 9664]                               ;   105.3 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   107.3 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                      ;   106.3 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9472]                                ;   106.3 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   107.3 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm3, [rbp + 9120]                                ;   105.3 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   106.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   105.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 9152]                              ;   107.3 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   108.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   107.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   108.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   107.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                      ;   106.5 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9248]                                ;   106.7 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm3, [rbp + 9760]                                ;   106.8 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   109.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   108.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   109.3 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9728]                                ;   107.8 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   110.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   111.3 fp3     23 t
        db 0x2e
        vpand ymm7, ymm7, [rbp + 9696]                                ;   108.7 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   108.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   110.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   110.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   111.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   112.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;   110.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   111.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   110.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   112.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   111.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   112.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   113.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   109.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   116.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   113.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   114.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   116.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   116.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   115.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   116.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   115.3 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   116.8 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8352]                                    ;   111.5 agu1    22 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 9024]                                    ;   111.7 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   118.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 8352]                                    ;   112.5 agu1    22 t
        db 0x2e
        vmovdqu ymm8, [rbp + 8384]                                    ;   112.7 agu0    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   119.7 fp3     22 t
        db 0x2e
        vmovdqa ymm9, ymm5                                            ;   120.7         22 t copy
        db 0x2e
        vmovdqu ymm12, [rbp + 8320]                                   ;   113.5 agu1    22 t
        db 0x2e
        vmovdqu ymm13, [r8 + 37440]                                   ;   113.7 agu0    22 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 15520]                             ;   120.7 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   121.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   122.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9024], ymm3                                    ;   113.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm0                                            ;   119.7         22 t copy
        db 0x2e
        vmovdqu [rbp + 9696], ymm7                                    ;   117.8 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm7, [r8 + 37568]                                    ;   114.7 agu0    22 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 15648]                               ;   121.7 fp3+agu1   22 t
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   122.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   123.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   124.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 37376]                              ;   124.7 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 15456]                             ;   125.7 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   126.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   127.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm10                                   ;   117.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm0                                           ;   119.7         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm1                                    ;   118.8 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, [rbp + 15680]                              ;   127.7 fp3+agu1   22 t
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 37600]                                ;   128.7 fp0+agu0   22 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   129.7 fp1     22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   130.7 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 9248], ymm11                                   ;   120.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm11, ymm4, ymm3                                       ;   125.7 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 9152], ymm2                                    ;   121.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm12                                      ;   127.7 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9120], ymm6                                    ;   122.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm12                                           ;   127.7         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm14                                   ;   123.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm9, ymm1                                        ;   130.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm3                                       ;   130.7 fp2     22 t
        db 0x2e, 0x2e
        vpor ymm6, ymm6, ymm15                                        ;   131.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm1                                    ;   130.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm7, ymm10                                        ;   131.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm12                                   ;   127.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm11                                     ;   131.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   125.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   132.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm10                                   ;   131.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm3, ymm5                                       ;   127.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   132.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, [rbp + 8320]                              ;   131.7 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   132.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm15                                   ;   131.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm12, ymm2                                      ;   132.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   133.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   134.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   131.7 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   133.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm10                                      ;   132.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm14                                     ;   133.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm11                                   ;   131.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm14                                      ;   133.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   134.7 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm4, ymm11                                      ;   134.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   135.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm9, ymm10                                      ;   132.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm2                                    ;   132.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, ymm15                                       ;   133.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   135.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   134.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8352]                                    ;   133.3 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm12                                   ;   133.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm12, ymm13, ymm2                                       ;   140.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   141.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm7                                       ;   136.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   142.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm8                                        ;   143.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm2                                       ;   144.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                        ;   143.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   144.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   145.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   146.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm6                                        ;   145.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   146.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                        ;   147.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   148.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm12, ymm7                                        ;   147.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   148.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                       ;   146.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   149.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm7                                       ;   147.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                      ;   148.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                        ;   148.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   149.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                      ;   150.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                        ;   149.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   151.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   149.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   151.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   150.3 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm1, [rbp + 9792]                               ;   149.3 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   151.3 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                        ;   150.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9664]                                ;   150.3 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   151.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm1, [rbp + 8320]                                ;   149.3 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   150.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   149.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 8384]                              ;   151.3 fp3+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   152.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   151.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   152.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   151.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                      ;   150.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 8352]                                ;   150.7 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm1, [rbp + 9888]                                ;   150.8 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   153.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   152.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   153.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9856]                                ;   151.8 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   154.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   155.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9824]                                ;   152.7 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   152.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   154.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   154.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   155.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   156.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   154.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   155.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   154.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   156.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   155.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   156.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   157.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   153.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   160.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   157.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   158.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   160.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   160.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   159.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   160.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   159.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   160.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8416]                                    ;   155.5 agu0    21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8480]                                    ;   155.7 agu1    40 t reload
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   162.7 fp3     21 t
        db 0x2e
        vmovdqu ymm8, [rbp + 8416]                                    ;   156.5 agu0    21 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8512]                                   ;   156.7 agu1    40 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   163.7 fp0     21 t
        db 0x2e
        vmovdqa ymm11, ymm8                                           ;   164.7         21 t copy
        db 0x2e
        vmovdqu ymm12, [rbp + 8448]                                   ;   157.5 agu0    21 t
        db 0x2e
        vmovdqu ymm13, [r8 + 37696]                                   ;   157.7 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 15776]                             ;   164.7 fp1+agu0   21 t
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   165.7 fp2     21 t
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   166.7 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm14                                   ;   160.3 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm14, ymm0                                           ;   163.7         21 t copy
        db 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   158.7 agu1+fp5   22 t spill
        db 0x2e
        vmovdqu ymm1, [r8 + 37824]                                    ;   159.5 agu0    21 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 15904]                               ;   166.5 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   167.5 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   168.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   169.5 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 37632]                              ;   169.5 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 15712]                             ;   170.5 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   171.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   172.5 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm6                                    ;   161.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm0                                            ;   163.7         21 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm9                                    ;   162.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm14                                       ;   170.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm4                                    ;   163.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, [rbp + 15936]                              ;   172.5 fp1+agu0   21 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 37856]                                ;   173.5 fp2+agu1   21 t
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   174.5 fp3     21 t
        db 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   175.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm3                                    ;   164.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm12                                      ;   172.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm5                                    ;   165.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm5, ymm11, ymm4                                        ;   175.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm2                                    ;   166.8 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm14                                       ;   175.5 fp3     21 t
        db 0x2e
        vpor ymm15, ymm12, ymm2                                       ;   176.5 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 9792], ymm4                                    ;   175.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm1, ymm6                                         ;   176.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9920], ymm12                                   ;   172.5 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm9                                       ;   176.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   170.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   177.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm6                                    ;   176.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm6, ymm14, ymm8                                       ;   171.5 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   177.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, [rbp + 8448]                                ;   176.5 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   177.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm2                                    ;   176.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm3                                       ;   177.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   178.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   179.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   176.5 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   178.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm6                                        ;   177.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm2                                        ;   178.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9952], ymm9                                    ;   176.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm2                                        ;   178.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   179.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm9                                        ;   179.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   180.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm6                                       ;   177.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm3                                    ;   177.5 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm5                                        ;   178.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   180.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   179.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8416]                                    ;   178.2 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm12                                  ;   178.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm12, ymm13, ymm3                                       ;   185.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   186.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm1                                      ;   181.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   187.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm10                                       ;   188.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                                       ;   189.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                      ;   188.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   189.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   190.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   191.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, ymm15                                      ;   190.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   191.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                      ;   192.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   193.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm12, ymm1                                       ;   192.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   193.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                       ;   191.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                      ;   194.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm1                                      ;   192.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                       ;   193.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                       ;   193.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   194.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                       ;   195.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   194.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   196.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   194.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   196.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   195.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, [rbp + 9920]                                ;   194.2 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                       ;   196.2 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                      ;   195.2 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9792]                                ;   195.2 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   196.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 8448]                               ;   194.2 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   195.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   194.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 8512]                              ;   196.2 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   197.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   196.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   197.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   196.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                      ;   195.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 8416]                                ;   195.5 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 10016]                              ;   195.7 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   198.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   197.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   198.2 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9984]                                ;   196.7 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                       ;   199.2 fp0     21 t
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   200.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 9952]                              ;   197.5 fp2+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                        ;   197.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   199.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   199.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   200.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   201.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   199.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   200.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   199.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   201.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   200.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   201.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   202.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   198.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   205.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   202.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   203.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   205.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   205.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   204.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   205.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   204.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   205.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8544]                                    ;   200.3 agu1    23 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 8608]                                    ;   200.5 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   207.5 fp0     23 t
        db 0x2e
        vmovdqu ymm6, [rbp + 8544]                                    ;   201.3 agu1    23 t
        db 0x2e
        vmovdqu ymm9, [rbp + 8640]                                    ;   201.5 agu0    40 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   208.5 fp1     23 t
        db 0x2e
        vmovdqa ymm10, ymm6                                           ;   209.5         23 t copy
        db 0x2e
        vmovdqu ymm12, [rbp + 8576]                                   ;   202.3 agu1    23 t
        db 0x2e
        vmovdqu ymm13, [r8 + 37920]                                   ;   202.5 agu0    23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 16000]                             ;   209.5 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   210.5 fp3     23 t
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   211.5 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm15                                   ;   206.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm15, ymm1                                           ;   208.5         23 t copy
        db 0x2e
        vmovdqu [rbp + 9952], ymm11                                   ;   206.7 agu0+fp5   21 t spill
        db 0x2e
        vmovdqu ymm11, [r8 + 38048]                                   ;   204.3 agu1    23 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 16128]                             ;   211.3 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   212.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   213.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   214.3 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 38112]                              ;   214.3 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 16192]                             ;   215.3 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   216.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   217.3 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm7                                    ;   206.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm1                                            ;   208.5         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm14                                  ;   207.8 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm15                                      ;   215.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm8                                    ;   208.8 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm12, [rbp + 16160]                              ;   217.3 fp2+agu1   23 t
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 38080]                                ;   218.3 fp3+agu0   23 t
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   219.3 fp0     23 t
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   220.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm3                                    ;   209.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm12                                      ;   217.3 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm2                                    ;   210.8 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm10, ymm8                                        ;   220.3 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm4                                    ;   211.8 agu0+fp5   21 t spill
        db 0x2e
        vpxor ymm4, ymm8, ymm15                                       ;   220.3 fp0     23 t
        db 0x2e
        vpor ymm0, ymm12, ymm4                                        ;   221.3 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9920], ymm8                                    ;   220.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm11, ymm7                                        ;   221.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm12                                  ;   217.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm7, ymm14                                      ;   221.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   215.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   222.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm7                                    ;   221.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm6                                       ;   216.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   222.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, [rbp + 8576]                                ;   221.3 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   222.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm4                                    ;   221.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm3                                       ;   222.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   223.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   224.3 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   221.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   223.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm7                                        ;   222.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm2                                       ;   223.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10080], ymm14                                  ;   221.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm2                                       ;   223.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   224.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm14                                       ;   224.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   225.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm7                                       ;   222.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm3                                   ;   222.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm4                                        ;   223.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   225.3 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   224.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8544]                                    ;   223.0 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10144], ymm12                                  ;   223.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm12, ymm13, ymm3                                       ;   230.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   231.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm11                                      ;   226.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   232.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm9                                       ;   233.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                                       ;   234.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                        ;   233.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   234.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   235.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                       ;   236.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm0                                        ;   235.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   236.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                       ;   237.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   238.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm12, ymm11                                       ;   237.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   238.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                       ;   236.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   239.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm11                                      ;   237.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                      ;   238.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                        ;   238.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   239.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                        ;   240.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   239.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   241.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   239.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   241.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   240.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, [rbp + 10048]                               ;   239.0 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                       ;   241.0 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                      ;   240.0 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9920]                                ;   240.0 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   241.0 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm8, [rbp + 8576]                                ;   239.0 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   240.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   239.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 8640]                              ;   241.0 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   242.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   241.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   242.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   241.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                     ;   240.2 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8544]                              ;   240.3 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm8, [rbp + 10144]                               ;   240.5 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   243.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   242.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   243.0 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 10112]                               ;   241.5 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   244.0 fp1     23 t
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   245.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 10080]                               ;   242.3 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   242.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   244.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   244.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   245.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   246.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   244.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   246.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm8                                       ;   246.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   247.0 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8672]                                    ;   243.0 agu1    22 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8736]                                    ;   243.2 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   250.2 fp1     22 t
        db 0x2e
        vmovdqu ymm11, [rbp + 8672]                                   ;   244.0 agu1    22 t
        db 0x2e
        vmovdqu ymm13, [rbp + 8768]                                   ;   244.2 agu0    40 t reload
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   251.2 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 8736], ymm8                                    ;   246.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm8, ymm11                                           ;   252.2         22 t copy
        vmovdqu [rbp + 10080], ymm10                                  ;   245.0 agu2+fp5   23 t spill
        vmovdqu ymm10, [rbp + 8704]                                   ;   245.0 agu1    22 t
        vmovdqu [rbp + 10112], ymm5                                   ;   246.0 agu0+fp5   23 t spill
        vmovdqu ymm5, [r8 + 38208]                                    ;   246.0 agu1    22 t
        vpxor ymm5, ymm5, [rbp + 16288]                               ;   253.0 fp3+agu0   22 t
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   254.0 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   255.0 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10144], ymm12                                  ;   247.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm12, ymm1                                           ;   251.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm15                                   ;   248.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm15, [r8 + 38336]                                   ;   247.2 agu0    22 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 16416]                             ;   254.2 fp2+agu1   22 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   255.2 fp3+agu0   22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   256.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   257.2 fp1     22 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 38144]                              ;   257.2 fp2+agu1   22 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 16224]                             ;   258.2 fp3+agu0   22 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;   259.2 fp0+agu1   22 t
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   260.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 8640], ymm7                                    ;   249.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm7, ymm1                                            ;   251.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 8576], ymm4                                    ;   250.2 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, [rbp + 16448]                              ;   260.2 fp2+agu0   22 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 38368]                                ;   261.2 fp3+agu1   22 t
        db 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   262.2 fp0+agu0   22 t
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   263.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 9920], ymm2                                    ;   252.2 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm2, ymm9, ymm12                                       ;   258.2 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 10048], ymm6                                   ;   253.2 agu1+fp5   23 t spill
        db 0x2e
        vpxor ymm6, ymm5, ymm10                                       ;   260.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm3                                   ;   254.2 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm3, ymm8, ymm4                                         ;   263.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10208], ymm0                                   ;   255.2 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm12                                       ;   263.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10240], ymm14                                  ;   256.2 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm10, ymm0                                       ;   264.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10272], ymm4                                   ;   263.2 agu0+fp5   22 t spill
        db 0x2e
        vpor ymm4, ymm15, ymm7                                        ;   264.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10304], ymm10                                  ;   260.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm2                                       ;   264.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   258.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   265.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm7                                    ;   264.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm11                                      ;   259.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   265.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm0, [rbp + 8704]                                ;   264.2 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   265.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm0                                    ;   264.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm10, ymm6                                       ;   265.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   266.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   267.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   264.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   266.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm6, ymm7                                        ;   265.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm2, ymm0                                        ;   266.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10336], ymm2                                   ;   264.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm0                                       ;   266.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   267.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm2                                        ;   267.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   268.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm7                                        ;   265.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10368], ymm6                                   ;   265.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm3                                        ;   266.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   268.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   267.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8672]                                    ;   265.8 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm10                                  ;   266.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm5, ymm6                                        ;   272.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   273.8 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm15                                     ;   269.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   274.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm13                                      ;   275.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm6                                       ;   276.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                      ;   275.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   276.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   277.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                       ;   278.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm14                                      ;   277.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   278.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                     ;   279.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   280.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm10, ymm15                                      ;   279.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   280.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                       ;   278.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                      ;   281.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm15                                     ;   279.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;   280.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                       ;   280.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   281.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   282.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                      ;   281.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   283.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   281.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   283.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   282.8 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm0, ymm4, [rbp + 10304]                               ;   281.8 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                       ;   283.8 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                        ;   282.8 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 10272]                               ;   282.8 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   283.8 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm4, [rbp + 8704]                               ;   281.8 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   282.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   281.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8768]                              ;   283.8 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   284.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   283.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   284.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   283.8 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                       ;   283.0 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 8672]                              ;   283.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm4, [rbp + 10400]                              ;   283.3 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   285.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   284.8 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   285.8 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 10368]                               ;   284.3 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   286.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   287.8 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 10336]                             ;   285.2 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   286.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   286.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   287.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   288.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   286.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   288.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm4                                       ;   288.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   289.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8800]                                    ;   285.8 agu0    21 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8864]                                    ;   286.0 agu1    40 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   293.0 fp2     21 t
        db 0x2e
        vmovdqu ymm5, [rbp + 8800]                                    ;   286.8 agu0    21 t
        db 0x2e
        vmovdqu ymm13, [rbp + 8896]                                   ;   287.0 agu1    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   294.0 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8864], ymm4                                    ;   288.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm4, ymm5                                            ;   295.0         21 t copy
        db 0x2e
        vmovdqu [rbp + 10336], ymm14                                  ;   289.8 agu0+fp5   22 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 8832]                                   ;   288.0 agu1    21 t
        db 0x2e
        vmovdqu [rbp + 10368], ymm15                                  ;   290.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm15, [r8 + 38464]                                   ;   288.8 agu0    21 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 16544]                             ;   295.8 fp0+agu1   21 t
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   296.8 fp1+agu0   21 t
        vpxor ymm2, ymm2, ymm15                                       ;   297.8 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm8                                   ;   289.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm8, ymm1                                            ;   294.0         21 t copy
        db 0x2e
        vmovdqu [rbp + 8672], ymm9                                    ;   290.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm9, [r8 + 38592]                                    ;   290.0 agu1    21 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 16672]                               ;   297.0 fp3+agu0   21 t
        db 0x2e
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   298.0 fp0+agu1   21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   299.0 fp1     21 t
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   300.0 fp2     21 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 38400]                              ;   300.0 fp3+agu0   21 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 16480]                             ;   301.0 fp0+agu1   21 t
        db 0x2e
        vpxor ymm14, ymm14, [rel camellia128_encrypt.T0_constants256] ;   302.0 fp1+agu0   21 t
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   303.0 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 8768], ymm10                                   ;   291.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm10, ymm1                                           ;   294.0         21 t copy
        vmovdqu [rbp + 8704], ymm12                                   ;   293.0 agu2+fp5   22 t spill
        vpxor ymm12, ymm14, [rbp + 16704]                             ;   303.0 fp3+agu1   21 t
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 38624]                              ;   304.0 fp0+agu0   21 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   305.0 fp1+agu1   21 t
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   306.0 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 10272], ymm7                                   ;   295.0 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm7, ymm2, ymm8                                        ;   301.0 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 10304], ymm3                                   ;   296.0 agu0+fp5   22 t spill
        db 0x2e
        vpxor ymm3, ymm15, ymm14                                      ;   303.0 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 10432], ymm0                                   ;   297.0 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm0, ymm4, ymm12                                        ;   306.0 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10464], ymm11                                  ;   298.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm12, ymm8                                      ;   306.0 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   299.0 agu0+fp5   22 t spill
        db 0x2e
        vpor ymm6, ymm14, ymm11                                       ;   307.0 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 10528], ymm12                                  ;   306.0 agu1+fp5   21 t spill
        db 0x2e
        vpor ymm12, ymm9, ymm10                                       ;   307.0 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 10560], ymm14                                  ;   303.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm7                                      ;   307.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   301.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   308.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8896], ymm10                                   ;   307.0 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm5                                       ;   302.0 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   308.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, [rbp + 8832]                              ;   307.0 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   308.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8832], ymm11                                   ;   307.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm3                                      ;   308.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   309.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   310.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   307.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   309.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm3, ymm10                                       ;   308.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm0                                       ;   309.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10592], ymm7                                   ;   307.0 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm0                                        ;   309.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   310.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm7                                       ;   310.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   311.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm10                                      ;   308.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10624], ymm3                                   ;   308.0 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm11                                       ;   309.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   311.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   310.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8800]                                    ;   308.7 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10656], ymm14                                  ;   309.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm15, ymm3                                       ;   315.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   316.7 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm14, ymm6, ymm9                                       ;   312.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   317.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm13                                       ;   318.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm3                                       ;   319.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                     ;   318.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   319.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   320.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                     ;   321.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm6                                      ;   320.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   321.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                        ;   322.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   323.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm14, ymm9                                        ;   322.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   323.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                       ;   321.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   324.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm9                                       ;   322.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                        ;   323.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                        ;   323.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   324.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                        ;   325.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                        ;   324.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   326.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   324.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   326.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   325.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, [rbp + 10560]                              ;   324.7 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                     ;   326.7 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                        ;   325.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10528]                               ;   325.7 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   326.7 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 8832]                              ;   324.7 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   325.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   324.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8896]                              ;   326.7 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   327.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   326.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   327.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   326.7 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                      ;   325.8 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 8800]                                ;   326.0 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 10656]                             ;   326.2 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   328.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   327.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                      ;   328.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10624]                             ;   327.2 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   329.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   330.7 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 10592]                               ;   328.0 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   328.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   329.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   329.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   330.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   331.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   329.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   331.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm12                                      ;   331.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   332.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8928]                                    ;   328.7 agu1    42 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 9088]                                    ;   328.8 agu0    40 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   335.8 fp3     42 t
        db 0x2e
        vmovdqu ymm9, [rbp + 8928]                                    ;   329.7 agu1    42 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9184]                                   ;   329.8 agu0    40 t reload
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   336.8 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm4                                    ;   329.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm4, ymm9                                            ;   337.8         42 t copy
        db 0x2e
        vmovdqu [rbp + 10592], ymm2                                   ;   330.7 agu1+fp5   21 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 8992]                                    ;   330.8 agu0    42 t
        vmovdqu [rbp + 10624], ymm14                                  ;   331.7 agu2+fp5   21 t spill
        vmovdqu ymm14, [r8 + 38720]                                   ;   331.7 agu1    42 t
        vpxor ymm14, ymm14, [rbp + 16800]                             ;   338.7 fp1+agu0   42 t
        vpxor ymm14, ymm14, [rel camellia128_encrypt.T0_constants256] ;   339.7 fp2+agu1   42 t
        vpxor ymm7, ymm7, ymm14                                       ;   340.7 fp3     42 t
        vmovdqu [rbp + 10656], ymm8                                   ;   332.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm1                                            ;   336.8         42 t copy
        db 0x2e
        vmovdqu [rbp + 8800], ymm10                                   ;   333.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm10, [r8 + 38848]                                   ;   332.8 agu0    42 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 16928]                             ;   339.8 fp0+agu1   42 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;   340.8 fp1+agu0   42 t
        db 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   341.8 fp2     42 t
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   342.8 fp3     42 t
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 38656]                                ;   342.8 fp0+agu1   42 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 16736]                               ;   343.8 fp1+agu0   42 t
        db 0x2e
        vpxor ymm2, ymm2, [rel camellia128_encrypt.T0_constants256]   ;   344.8 fp2+agu1   42 t
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   345.8 fp3     42 t
        db 0x2e
        vmovdqu [rbp + 8896], ymm11                                   ;   334.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm11, ymm1                                           ;   336.8         42 t copy
        db 0x2e
        vmovdqu [rbp + 8832], ymm0                                    ;   335.8 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm0, ymm2, [rbp + 16960]                               ;   345.8 fp0+agu0   42 t
        vpxor ymm0, ymm0, [r8 + 38880]                                ;   346.8 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256]   ;   347.8 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   348.8 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10528], ymm5                                   ;   337.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm8                                        ;   343.8 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10560], ymm3                                   ;   338.8 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm2                                       ;   345.8 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10688], ymm6                                   ;   339.8 agu0+fp5   21 t spill
        db 0x2e
        vpor ymm6, ymm4, ymm0                                         ;   348.8 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10720], ymm15                                  ;   340.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm8                                       ;   348.8 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10752], ymm12                                  ;   341.8 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm12, ymm2, ymm15                                       ;   349.8 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10784], ymm0                                   ;   348.8 agu0+fp5   42 t spill
        db 0x2e
        vpor ymm0, ymm10, ymm11                                       ;   349.8 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 10816], ymm2                                   ;   345.8 agu2+fp5   42 t spill
        db 0x2e
        vpxor ymm2, ymm11, ymm5                                       ;   349.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   343.8 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   350.8 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9184], ymm11                                   ;   349.8 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm9                                       ;   344.8 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   350.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, [rbp + 8992]                              ;   349.8 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   350.8 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm15                                   ;   349.8 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm3                                       ;   350.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   351.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   352.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   349.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   351.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm11                                      ;   350.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm15                                       ;   351.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10848], ymm5                                   ;   349.8 agu1+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm15                                       ;   351.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   352.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm5                                        ;   352.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   353.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm11                                       ;   351.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10880], ymm3                                   ;   350.8 agu0+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm6                                        ;   352.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   353.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   353.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8928]                                    ;   351.5 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm2                                   ;   351.8 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm3                                        ;   358.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   359.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm10                                      ;   354.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   360.5 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm13                                      ;   361.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm3                                         ;   362.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                      ;   361.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   362.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   363.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   364.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm12                                      ;   363.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   364.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                     ;   365.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   366.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm2, ymm10                                       ;   365.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   366.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                        ;   364.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   367.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm10                                      ;   365.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   366.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                       ;   366.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   367.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   368.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                        ;   367.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   369.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   367.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   369.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   368.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, [rbp + 10816]                              ;   367.5 fp0+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                      ;   369.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                        ;   368.5 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10784]                               ;   368.5 fp3+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   369.5 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm13, ymm0, [rbp + 8992]                               ;   367.5 fp1+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   368.5 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   367.5 fp3     42 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9184]                                ;   369.5 fp0+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   370.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   369.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   370.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   369.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   368.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8928]                              ;   368.8 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpand ymm13, ymm0, [rbp + 10912]                              ;   369.0 fp3+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   371.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   370.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   371.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 10880]                               ;   370.0 fp3+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   372.5 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   373.5 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10848]                             ;   370.8 fp2+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   371.0 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   372.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   372.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   373.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   374.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   372.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   374.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm0                                      ;   374.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   375.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9472]                                    ;   371.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm1                                       ;   378.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   379.5 fp1     41 t
        db 0x2e
        vmovdqu ymm10, [rbp + 9664]                                   ;   372.0 agu1    22 t reload
        db 0x2e
        vpxor ymm13, ymm5, ymm10                                      ;   380.5 fp2     41 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10240]                             ;   379.0 fp3+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10208]                             ;   380.0 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9664], ymm0                                    ;   374.5 agu2+fp5   42 t spill
        db 0x2e
        vpxor ymm0, ymm10, [rbp + 9792]                               ;   381.0 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm12                                   ;   375.5 agu2+fp5   42 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9792]                                   ;   374.0 agu1    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10496]                             ;   381.0 fp2+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   382.0 fp3+agu1   41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   382.0 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 10496], ymm0                                   ;   382.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm0, ymm12, [rbp + 9408]                               ;   383.0 fp1+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   384.0 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm0                                    ;   384.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm13                                           ;   381.5         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10848], ymm13                                  ;   381.5 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 9408]                                   ;   376.5 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 10752]                             ;   383.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   384.5 fp0     41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   384.5 fp1     41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   385.5 fp2     41 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9120]                                   ;   380.0 agu0    23 t reload
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   387.0 fp3     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256]   ;   388.0 fp0+agu1   41 t
        vmovdqu [rbp + 9120], ymm1                                    ;   385.5 agu2+fp5   41 t spill
        vpxor ymm1, ymm3, [rbp + 8320]                                ;   389.0 fp1+agu0   41 t
        vmovdqu [rbp + 10752], ymm0                                   ;   385.5 agu1+fp5   41 t spill
        vmovdqu ymm0, [rbp + 8448]                                    ;   382.2 agu0    41 t
        vpxor ymm0, ymm0, [rbp + 10432]                               ;   389.2 fp2+agu1   41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 10464]                               ;   390.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 10304]                               ;   391.2 fp0+agu1   41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 10272]                               ;   392.2 fp1+agu0   41 t
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256]   ;   393.2 fp2+agu1   41 t
        vmovdqu [rbp + 10272], ymm12                                  ;   386.5 agu2+fp5   41 t spill
        vpxor ymm12, ymm0, [rbp + 9440]                               ;   394.2 fp3+agu0   41 t
        vmovdqu [rbp + 10304], ymm10                                  ;   385.0 agu2+fp5   41 t spill
        vmovdqa ymm10, ymm12                                          ;   395.2         41 t copy
        db 0x2e
        vmovdqu [rbp + 10464], ymm12                                  ;   395.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8320]                                   ;   386.2 agu0    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10176]                             ;   393.2 fp0+agu1   41 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   394.2 fp1+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   395.2 fp2     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8448]                              ;   395.2 fp3+agu1   41 t
        vpxor ymm3, ymm3, ymm12                                       ;   396.2 fp0     41 t
        vmovdqu [rbp + 8448], ymm12                                   ;   396.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm1                                           ;   390.0         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm1                                   ;   390.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9440]                                    ;   389.2 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10720]                               ;   396.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10688]                               ;   397.2 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   398.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   398.2 fp0     41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   399.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   392.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   393.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                     ;   394.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9152]                                    ;   393.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   400.3 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256]       ;   393.7 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   401.3 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8384]                                    ;   394.3 agu1    22 t reload
        db 0x2e
        vpxor ymm11, ymm15, ymm9                                      ;   402.3 fp3     41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9920]                                ;   401.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 10048]                               ;   402.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8576]                                ;   403.3 fp2+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8640]                                ;   404.3 fp3+agu1   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   405.3 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8640], ymm13                                   ;   399.2 agu2+fp5   41 t spill
        vpxor ymm13, ymm9, [rbp + 8512]                               ;   406.3 fp1+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm12                                   ;   399.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8512]                                   ;   397.3 agu1    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8704]                              ;   404.3 fp2+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   405.3 fp3     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   407.3 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8704], ymm13                                   ;   407.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm13, ymm12, [rbp + 9536]                              ;   406.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   407.3 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm13                                   ;   407.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm11                                          ;   403.3         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm11                                  ;   403.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9536]                                   ;   401.5 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 10560]                             ;   408.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   409.5 fp0     41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   410.5 fp1     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   410.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   411.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9248]                                   ;   403.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   410.7 fp0     41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   411.7 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9248], ymm1                                    ;   411.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm8, [rbp + 8352]                                ;   412.7 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 10560], ymm13                                  ;   411.5 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 8416]                                   ;   406.3 agu0    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8768]                              ;   413.3 fp3+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8672]                              ;   414.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 10400]                             ;   415.3 fp1+agu1   41 t
        vmovdqu [rbp + 8672], ymm12                                   ;   412.5 agu2+fp5   41 t spill
        vpxor ymm12, ymm13, [rbp + 9504]                              ;   416.3 fp2+agu0   41 t
        vmovdqu [rbp + 8768], ymm0                                    ;   408.5 agu1+fp5   41 t spill
        vmovdqa ymm0, ymm12                                           ;   417.3         41 t copy
        vmovdqu [rbp + 9536], ymm12                                   ;   417.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8352]                                   ;   409.5 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8544]                              ;   416.5 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   417.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   418.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8416]                              ;   418.5 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   419.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8416], ymm12                                   ;   419.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm12, ymm1                                           ;   413.7         41 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm1                                    ;   413.7 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9504]                                    ;   412.5 agu0    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8832]                                ;   419.5 fp0+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10528]                               ;   420.5 fp1+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8896]                                ;   421.5 fp2+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8800]                                ;   422.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   423.5 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   424.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   424.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   425.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   416.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   417.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9760]                                    ;   417.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   424.3 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 9888]                                    ;   417.7 agu0    22 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm11                                   ;   425.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm11, ymm2, ymm7                                       ;   425.3 fp3     41 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10144]                               ;   424.7 fp0+agu1   41 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10112]                               ;   425.7 fp1+agu0   41 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10080]                               ;   426.7 fp2+agu1   41 t
        vmovdqu [rbp + 10112], ymm12                                  ;   425.5 agu2+fp5   41 t spill
        vpxor ymm12, ymm7, [rbp + 10016]                              ;   427.7 fp3+agu0   41 t
        vmovdqu [rbp + 10144], ymm13                                  ;   426.5 agu1+fp5   41 t spill
        vmovdqu ymm13, [rbp + 10016]                                  ;   420.7 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 10400]                             ;   427.7 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 10368]                             ;   428.7 fp1+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   429.7 fp2     41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   428.7 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 10400], ymm12                                  ;   428.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm12, ymm13, [rbp + 9632]                              ;   430.7 fp0+agu1   41 t
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   431.7 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10016], ymm12                                  ;   431.7 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm11                                          ;   426.3         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm11                                   ;   426.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9632]                                   ;   425.7 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 10656]                             ;   432.7 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   433.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   434.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   434.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   435.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   427.0 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 9728]                                   ;   426.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   433.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   434.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9856]                                   ;   427.7 agu0    22 t reload
        db 0x2e
        vmovdqu [rbp + 9728], ymm1                                    ;   435.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm4, ymm11                                       ;   435.8 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10080]                             ;   434.7 fp3+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10240]                             ;   435.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   436.7 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10240], ymm12                                  ;   435.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm12, ymm11, [rbp + 9984]                              ;   437.7 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 10080], ymm13                                  ;   436.7 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 9984]                                   ;   431.8 agu1    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 10336]                             ;   438.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   439.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   438.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm12                                   ;   438.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm12, ymm13, [rbp + 9600]                              ;   440.8 fp2+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   441.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm12                                   ;   441.8 agu0+fp5   41 t spill
        db 0x2e
        vmovdqa ymm12, ymm1                                           ;   436.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 10656], ymm1                                   ;   436.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9600]                                    ;   435.8 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10624]                               ;   442.8 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10592]                               ;   443.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 9088]                                ;   444.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   445.8 fp3     41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   445.8 fp0     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   446.8 fp1     41 t
        db 0x2e
        vmovdqu ymm1, [rbp + 9952]                                    ;   437.8 agu1    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8864]                                ;   444.8 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8864], ymm14                                   ;   446.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 9568]                               ;   445.8 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 10592], ymm12                                  ;   446.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm12, ymm14                                          ;   446.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 10624], ymm14                                  ;   446.8 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 9824]                                   ;   439.8 agu1    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10208]                             ;   446.8 fp0+agu0   41 t
        vpxor ymm14, ymm14, ymm6                                      ;   447.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   448.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9952]                              ;   448.8 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9952], ymm13                                   ;   447.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm13, ymm14                                          ;   449.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 10208], ymm14                                  ;   449.8 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 9696]                                   ;   445.0 agu1    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9472]                              ;   452.0 fp0+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   453.0 fp1     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   454.0 fp2     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9824]                              ;   454.0 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm12                                   ;   449.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm12, ymm14                                          ;   455.0         41 t copy
        db 0x2e
        vmovdqu [rbp + 9472], ymm14                                   ;   455.0 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 9568]                                   ;   447.3 agu1    41 t
        vpxor ymm14, ymm14, [rbp + 9088]                              ;   454.3 fp0+agu0   41 t
        vpxor ymm14, ymm14, [rbp + 10720]                             ;   455.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   456.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   457.3 fp3     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9696]                              ;   457.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   458.3 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9696], ymm14                                   ;   458.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 8608]                                   ;   449.8 agu1    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10368]                             ;   456.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10336]                             ;   457.8 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 10336], ymm12                                  ;   458.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm12, ymm14, [rbp + 9280]                              ;   458.8 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 10368], ymm1                                   ;   459.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm1, ymm12                                           ;   459.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 10720], ymm12                                  ;   459.8 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8480]                                   ;   454.3 agu0    41 t
        vpxor ymm12, ymm12, [rbp + 8736]                              ;   461.3 fp1+agu1   41 t
        vpxor ymm1, ymm1, ymm12                                       ;   462.3 fp2     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8608]                              ;   462.3 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm1                                    ;   463.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm1, ymm12                                           ;   463.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 8736], ymm12                                   ;   463.3 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9024]                                   ;   457.3 agu0    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9664]                              ;   464.3 fp0+agu1   41 t
        vpxor ymm1, ymm1, ymm12                                       ;   465.3 fp1     41 t
        vpxor ymm12, ymm12, [rbp + 8480]                              ;   465.3 fp2+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm11                                   ;   458.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm12                                          ;   466.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 9664], ymm12                                   ;   466.3 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9280]                                   ;   459.3 agu0    41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10688]                             ;   466.3 fp3+agu1   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   467.3 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   468.3 fp1     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9024]                              ;   468.3 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   469.3 fp3     41 t
        db 0x2e
        vpxor ymm6, ymm5, [rbp + 12896]                               ;   461.3 fp0+agu1   61 t
        db 0x2e
        vmovdqu [rbp + 12896], ymm6                                   ;   462.3 agu2+fp5   61 t spill
        vpxor ymm6, ymm3, [rbp + 12928]                               ;   462.3 fp1+agu0   61 t
        vmovdqu [rbp + 12928], ymm6                                   ;   463.3 agu1+fp5   61 t spill
        vpxor ymm6, ymm15, [rbp + 12960]                              ;   463.3 fp2+agu0   61 t
        vmovdqu [rbp + 12960], ymm6                                   ;   464.3 agu2+fp5   61 t spill
        vpxor ymm6, ymm8, [rbp + 12992]                               ;   463.5 fp3+agu1   61 t
        vmovdqu [rbp + 12992], ymm6                                   ;   464.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm2, [rbp + 13024]                               ;   464.3 fp0+agu0   61 t
        vmovdqu [rbp + 13024], ymm6                                   ;   465.5 agu1+fp5   61 t spill
        vpxor ymm6, ymm4, [rbp + 13056]                               ;   465.3 fp1+agu0   61 t
        vmovdqu [rbp + 13056], ymm6                                   ;   466.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm13, [rbp + 13088]                              ;   465.5 fp2+agu1   61 t
        vmovdqu [rbp + 13088], ymm6                                   ;   467.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm1, [rbp + 13120]                               ;   466.3 fp3+agu0   61 t
        vmovdqu [rbp + 13120], ymm6                                   ;   468.5 agu1+fp5   61 t spill
        vpxor ymm6, ymm10, [rbp + 13184]                              ;   467.3 fp0+agu0   61 t
        vmovdqu [rbp + 13184], ymm6                                   ;   469.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm9, [rbp + 13216]                               ;   467.5 fp1+agu1   61 t
        vmovdqu [rbp + 13216], ymm6                                   ;   470.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm0, [rbp + 13248]                               ;   468.3 fp2+agu0   61 t
        vmovdqu [rbp + 13248], ymm6                                   ;   471.5 agu1+fp5   61 t spill
        vpxor ymm6, ymm7, [rbp + 13280]                               ;   469.3 fp3+agu0   61 t
        vmovdqu [rbp + 13280], ymm6                                   ;   472.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10304]                                   ;   469.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 13152]                               ;   476.5 fp0+agu0   61 t
        vmovdqu [rbp + 13152], ymm6                                   ;   477.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8480]                                    ;   470.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 13312]                               ;   477.5 fp1+agu0   61 t
        vmovdqu [rbp + 13312], ymm6                                   ;   478.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 9824]                                    ;   471.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 13344]                               ;   478.5 fp2+agu0   61 t
        vmovdqu [rbp + 13344], ymm6                                   ;   479.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8608]                                    ;   472.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 13376]                               ;   479.5 fp3+agu0   61 t
        vmovdqu [rbp + 13376], ymm6                                   ;   480.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10272]                                   ;   473.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 13408]                               ;   480.5 fp0+agu0   61 t
        vmovdqu [rbp + 13408], ymm6                                   ;   481.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8768]                                    ;   474.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 13440]                               ;   481.5 fp1+agu0   61 t
        vmovdqu [rbp + 13440], ymm6                                   ;   482.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8672]                                    ;   475.5 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 13472]                               ;   482.5 fp2+agu0   61 t
        vmovdqu [rbp + 13472], ymm6                                   ;   483.5 agu2+fp5   61 t spill
        vpxor ymm6, ymm14, [rbp + 13632]                              ;   476.5 fp3+agu1   61 t
        vmovdqu [rbp + 13632], ymm6                                   ;   480.5 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10144]                                   ;   477.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13504]                               ;   484.3 fp0+agu1   61 t
        vmovdqu [rbp + 13504], ymm6                                   ;   485.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10080]                                   ;   478.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13536]                               ;   485.3 fp1+agu1   61 t
        vmovdqu [rbp + 13536], ymm6                                   ;   486.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 9952]                                    ;   479.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13568]                               ;   486.3 fp2+agu1   61 t
        vmovdqu [rbp + 13568], ymm6                                   ;   487.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10368]                                   ;   480.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13600]                               ;   487.3 fp3+agu1   61 t
        vmovdqu [rbp + 13600], ymm6                                   ;   488.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10752]                                   ;   481.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13664]                               ;   488.3 fp0+agu1   61 t
        vmovdqu [rbp + 13664], ymm6                                   ;   489.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 8576]                                    ;   482.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13696]                               ;   489.3 fp1+agu1   61 t
        vmovdqu [rbp + 13696], ymm6                                   ;   490.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10560]                                   ;   483.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13728]                               ;   490.3 fp2+agu1   61 t
        vmovdqu [rbp + 13728], ymm6                                   ;   491.3 agu2+fp5   61 t spill
        vpxor ymm6, ymm11, [rbp + 13888]                              ;   484.3 fp3+agu0   61 t
        vmovdqu [rbp + 13888], ymm6                                   ;   488.5 agu1+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10112]                                   ;   485.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13760]                               ;   492.3 fp0+agu1   61 t
        vmovdqu [rbp + 13760], ymm6                                   ;   493.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10240]                                   ;   486.3 agu0    61 t
        vpxor ymm6, ymm6, [rbp + 13792]                               ;   493.3 fp1+agu1   61 t
        vpxor ymm10, ymm10, [rbp + 13952]                             ;   487.3 fp2+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 8640]                              ;   488.3 fp3+agu1   61 t
        vmovdqu [rbp + 13952], ymm10                                  ;   490.5 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 10592]                                  ;   488.3 agu0    61 t
        vpxor ymm10, ymm10, [rbp + 13824]                             ;   495.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 13984]                               ;   489.3 fp1+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 9248]                                ;   490.3 fp2+agu1   61 t
        vmovdqu [rbp + 13984], ymm9                                   ;   491.5 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 10336]                                   ;   490.3 agu0    61 t
        vpxor ymm9, ymm9, [rbp + 13856]                               ;   497.3 fp3+agu1   61 t
        vpxor ymm0, ymm0, [rbp + 14016]                               ;   491.3 fp0+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 9760]                                ;   492.3 fp1+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 14048]                               ;   492.3 fp2+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 9728]                                ;   493.3 fp3+agu1   61 t
        vmovdqu [rbp + 13856], ymm9                                   ;   498.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 9120]                                    ;   493.3 agu0    61 t
        vpxor ymm9, ymm9, [rbp + 13920]                               ;   500.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 10304]                               ;   501.3 fp1+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 14144]                             ;   494.5 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 8608]                              ;   495.5 fp3+agu0   61 t
        vmovdqu [rbp + 14144], ymm12                                  ;   496.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8864]                                   ;   495.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 14080]                             ;   502.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 8480]                              ;   503.5 fp1+agu1   61 t
        vmovdqu [rbp + 14080], ymm12                                  ;   504.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9696]                                   ;   497.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 14112]                             ;   504.3 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 9824]                              ;   505.3 fp3+agu0   61 t
        vmovdqu [rbp + 14112], ymm12                                  ;   506.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10848]                                  ;   498.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 14176]                             ;   505.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10272]                             ;   506.5 fp1+agu1   61 t
        vmovdqu [rbp + 14176], ymm12                                  ;   507.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10176]                                  ;   500.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 14208]                             ;   507.3 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 8768]                              ;   508.3 fp3+agu0   61 t
        vmovdqu [rbp + 14208], ymm12                                  ;   509.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10048]                                  ;   501.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 14240]                             ;   508.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 8672]                              ;   509.5 fp1+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 14400]                             ;   503.3 fp2+agu0   61 t
        vpxor ymm14, ymm14, [rbp + 9664]                              ;   504.3 fp3+agu1   61 t
        vmovdqu [rbp + 14400], ymm14                                  ;   505.3 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 8544]                                   ;   504.3 agu0    61 t
        vpxor ymm14, ymm14, [rbp + 14272]                             ;   511.3 fp0+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 10144]                             ;   512.3 fp1+agu0   61 t
        vmovdqu [rbp + 14240], ymm12                                  ;   510.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9888]                                   ;   505.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 14304]                             ;   512.5 fp2+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10080]                             ;   513.5 fp3+agu1   61 t
        vmovdqu [rbp + 14304], ymm12                                  ;   514.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10656]                                  ;   507.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 14336]                             ;   514.3 fp0+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 9952]                              ;   515.3 fp1+agu0   61 t
        vmovdqu [rbp + 14336], ymm12                                  ;   516.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9472]                                   ;   508.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 14368]                             ;   515.5 fp2+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10368]                             ;   516.5 fp3+agu1   61 t
        vmovdqu [rbp + 14368], ymm12                                  ;   517.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 10496]                                  ;   510.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 14432]                             ;   517.3 fp0+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 10752]                             ;   518.3 fp1+agu0   61 t
        vmovdqu [rbp + 14432], ymm12                                  ;   519.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8448]                                   ;   511.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 14464]                             ;   518.5 fp2+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 8576]                              ;   519.5 fp3+agu1   61 t
        vmovdqu [rbp + 14464], ymm12                                  ;   520.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8704]                                   ;   513.3 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 14496]                             ;   520.3 fp0+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 10560]                             ;   521.3 fp1+agu0   61 t
        vpxor ymm11, ymm11, [rbp + 14656]                             ;   514.5 fp2+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 8736]                              ;   515.5 fp3+agu0   61 t
        vmovdqu [rbp + 14656], ymm11                                  ;   516.5 agu2+fp5   61 t spill
        vmovdqu ymm11, [rbp + 8416]                                   ;   515.5 agu1    61 t
        vpxor ymm11, ymm11, [rbp + 14528]                             ;   522.5 fp0+agu0   61 t
        vpxor ymm11, ymm11, [rbp + 10112]                             ;   523.5 fp1+agu1   61 t
        vpxor ymm5, ymm5, [rbp + 14688]                               ;   517.3 fp2+agu0   61 t
        vpxor ymm5, ymm5, [rbp + 9792]                                ;   518.3 fp3+agu1   61 t
        vmovdqu [rbp + 14688], ymm5                                   ;   519.3 agu2+fp5   61 t spill
        vmovdqu ymm5, [rbp + 10400]                                   ;   518.3 agu0    61 t
        vpxor ymm5, ymm5, [rbp + 14560]                               ;   525.3 fp0+agu1   61 t
        vpxor ymm5, ymm5, [rbp + 10240]                               ;   526.3 fp1+agu0   61 t
        vpxor ymm3, ymm3, [rbp + 14720]                               ;   519.5 fp2+agu1   61 t
        vpxor ymm3, ymm3, [rbp + 10464]                               ;   520.5 fp3+agu0   61 t
        vmovdqu [rbp + 14496], ymm12                                  ;   522.3 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 9984]                                   ;   520.5 agu1    61 t
        vpxor ymm12, ymm12, [rbp + 14592]                             ;   527.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 10592]                             ;   528.5 fp1+agu1   61 t
        vpxor ymm15, ymm15, [rbp + 14752]                             ;   522.3 fp2+agu0   61 t
        vpxor ymm15, ymm15, [rbp + 8512]                              ;   523.3 fp3+agu1   61 t
        vmovdqu [rbp + 14752], ymm15                                  ;   524.3 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 10208]                                  ;   523.3 agu0    61 t
        vpxor ymm15, ymm15, [rbp + 14624]                             ;   530.3 fp0+agu1   61 t
        vpxor ymm15, ymm15, [rbp + 10336]                             ;   531.3 fp1+agu0   61 t
        vpxor ymm8, ymm8, [rbp + 14784]                               ;   524.5 fp2+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 9536]                                ;   525.5 fp3+agu0   61 t
        vpxor ymm2, ymm2, [rbp + 14816]                               ;   525.5 fp0+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 10016]                               ;   526.5 fp1+agu0   61 t
        vpxor ymm4, ymm4, [rbp + 14848]                               ;   526.5 fp2+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 9856]                                ;   527.5 fp3+agu0   61 t
        vpxor ymm13, ymm13, [rbp + 14880]                             ;   527.5 fp0+agu1   61 t
        vpxor ymm13, ymm13, [rbp + 10624]                             ;   528.5 fp1+agu0   61 t
        vpxor ymm1, ymm1, [rbp + 14912]                               ;   528.5 fp2+agu1   61 t
        vpxor ymm1, ymm1, [rbp + 10720]                               ;   529.5 fp3+agu0   61 t
        vmovdqu [rbp + 14912], ymm1                                   ;   530.5 agu2+fp5   61 t spill
        vmovdqu ymm1, [rbp + 12928]                                   ;   529.5 agu1    40 t
        vpxor ymm1, ymm1, [r8 + 38944]                                ;   536.5 fp0+agu0   40 t
        vmovdqu [rbp + 14880], ymm13                                  ;   529.5 agu2+fp5   61 t spill
        vmovdqu ymm13, [rbp + 12992]                                  ;   530.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 39008]                              ;   537.5 fp1+agu0   40 t
        vmovdqu [rbp + 14624], ymm15                                  ;   532.3 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 13024]                                  ;   531.5 agu1    40 t
        vpxor ymm15, ymm15, [r8 + 39040]                              ;   538.5 fp2+agu0   40 t
        vmovdqu [rbp + 10016], ymm13                                  ;   538.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 13056]                                  ;   532.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 39072]                              ;   539.5 fp3+agu0   40 t
        vmovdqu [rbp + 9536], ymm13                                   ;   540.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 13152]                                  ;   533.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 39168]                              ;   540.5 fp0+agu0   40 t
        vmovdqu [rbp + 10336], ymm13                                  ;   541.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 13216]                                  ;   534.5 agu1    40 t
        vpxor ymm13, ymm13, [r8 + 39232]                              ;   541.5 fp1+agu0   40 t
        vmovdqu [rbp + 10208], ymm13                                  ;   542.5 agu2+fp5   40 t spill
        vpxor ymm13, ymm6, [r8 + 39808]                               ;   535.5 fp2+agu1   40 t
        vmovdqu [rbp + 13792], ymm6                                   ;   531.8 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 13248]                                   ;   536.3 agu0    40 t
        vpxor ymm6, ymm6, [r8 + 39264]                                ;   543.3 fp3+agu1   40 t
        vmovdqu [rbp + 9984], ymm13                                   ;   536.5 agu2+fp5   40 t spill
        vpxor ymm13, ymm10, [r8 + 39840]                              ;   537.3 fp0+agu0   40 t
        vmovdqu [rbp + 13824], ymm10                                  ;   534.5 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 13280]                                  ;   537.5 agu1    40 t
        vpxor ymm10, ymm10, [r8 + 39296]                              ;   544.5 fp1+agu0   40 t
        vmovdqu [rbp + 10400], ymm13                                  ;   538.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm9, [r8 + 39936]                               ;   538.5 fp2+agu1   40 t
        vmovdqu [rbp + 13920], ymm9                                   ;   537.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 13440]                                   ;   539.3 agu0    40 t
        vpxor ymm9, ymm9, [r8 + 39456]                                ;   546.3 fp3+agu1   40 t
        vmovdqu [rbp + 8416], ymm13                                   ;   539.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 13504]                                  ;   540.3 agu0    40 t
        vpxor ymm13, ymm13, [r8 + 39520]                              ;   547.3 fp0+agu1   40 t
        vmovdqu [rbp + 10560], ymm13                                  ;   548.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm0, [r8 + 40032]                               ;   541.3 fp1+agu0   40 t
        vmovdqu [rbp + 14016], ymm0                                   ;   540.3 agu2+fp5   61 t spill
        vmovdqu ymm0, [rbp + 13536]                                   ;   541.5 agu1    40 t
        vpxor ymm0, ymm0, [r8 + 39552]                                ;   548.5 fp2+agu0   40 t
        vmovdqu [rbp + 8448], ymm13                                   ;   542.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm7, [r8 + 40064]                               ;   542.5 fp3+agu1   40 t
        vmovdqu [rbp + 14048], ymm7                                   ;   542.3 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 13568]                                   ;   543.3 agu0    40 t
        vpxor ymm7, ymm7, [r8 + 39584]                                ;   550.3 fp0+agu1   40 t
        vmovdqu [rbp + 9472], ymm13                                   ;   543.5 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 13696]                                  ;   544.3 agu0    40 t
        vpxor ymm13, ymm13, [r8 + 39712]                              ;   551.3 fp1+agu1   40 t
        vmovdqu [rbp + 10656], ymm13                                  ;   552.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm14, [r8 + 40288]                              ;   545.3 fp2+agu0   40 t
        vmovdqu [rbp + 14272], ymm14                                  ;   545.3 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 13760]                                  ;   545.5 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 39776]                              ;   552.5 fp3+agu0   40 t
        vmovdqu [rbp + 8544], ymm13                                   ;   546.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm11, [r8 + 40544]                              ;   546.5 fp0+agu1   40 t
        vmovdqu [rbp + 14528], ymm11                                  ;   547.3 agu0+fp5   61 t spill
        vmovdqu ymm11, [rbp + 13984]                                  ;   547.5 agu1    40 t
        vpxor ymm11, ymm11, [r8 + 40000]                              ;   554.5 fp1+agu0   40 t
        vmovdqu [rbp + 10048], ymm13                                  ;   548.3 agu2+fp5   40 t spill
        vpxor ymm13, ymm5, [r8 + 40576]                               ;   548.5 fp2+agu1   40 t
        vmovdqu [rbp + 14560], ymm5                                   ;   549.3 agu2+fp5   61 t spill
        vpxor ymm5, ymm12, [r8 + 40608]                               ;   549.3 fp3+agu0   40 t
        vmovdqu [rbp + 14592], ymm12                                  ;   550.3 agu2+fp5   61 t spill
        vpxor ymm12, ymm3, [r8 + 40736]                               ;   549.5 fp0+agu1   40 t
        vmovdqu [rbp + 14720], ymm3                                   ;   551.3 agu0+fp5   61 t spill
        vmovdqu ymm3, [rbp + 14208]                                   ;   550.5 agu1    40 t
        vpxor ymm3, ymm3, [r8 + 40224]                                ;   557.5 fp1+agu0   40 t
        vmovdqu [rbp + 8864], ymm12                                   ;   552.3 agu2+fp5   40 t spill
        vpxor ymm12, ymm8, [r8 + 40800]                               ;   551.5 fp2+agu1   40 t
        vmovdqu [rbp + 14784], ymm8                                   ;   553.3 agu2+fp5   61 t spill
        vpxor ymm8, ymm2, [r8 + 40832]                                ;   552.3 fp3+agu0   40 t
        vmovdqu [rbp + 14816], ymm2                                   ;   554.3 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 14304]                                   ;   552.5 agu1    40 t
        vpxor ymm2, ymm2, [r8 + 40320]                                ;   559.5 fp0+agu0   40 t
        vmovdqu [rbp + 9760], ymm12                                   ;   555.3 agu2+fp5   40 t spill
        vpxor ymm12, ymm4, [r8 + 40864]                               ;   553.5 fp1+agu1   40 t
        vmovdqu [rbp + 14848], ymm4                                   ;   556.3 agu0+fp5   61 t spill
        vmovdqu ymm4, [rbp + 14336]                                   ;   554.5 agu1    40 t
        vpxor ymm4, ymm4, [r8 + 40352]                                ;   561.5 fp2+agu0   40 t
        vmovdqu [rbp + 10944], ymm12                                  ;   557.3 agu2+fp5   40 t spill
        vmovdqu ymm12, [rbp + 14464]                                  ;   555.5 agu1    40 t
        vpxor ymm12, ymm12, [r8 + 40480]                              ;   562.5 fp3+agu0   40 t
        vmovdqu [rbp + 10976], ymm8                                   ;   558.3 agu2+fp5   40 t spill
        vpxor ymm8, ymm15, ymm1                                       ;   552.8 fp0     41 t
        vmovdqu [rbp + 11008], ymm5                                   ;   559.3 agu2+fp5   40 t spill
        vpxor ymm5, ymm1, [rbp + 9536]                                ;   556.5 fp1+agu1   41 t
        vmovdqu [rbp + 11040], ymm13                                  ;   560.3 agu0+fp5   40 t spill
        vmovdqa ymm13, ymm5                                           ;   557.5         41 t copy
        db 0x2e
        vmovdqu [rbp + 11072], ymm12                                  ;   563.5 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm12, [rbp + 12960]                                  ;   557.5 agu1    41 t
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 38976]                              ;   564.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   565.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   566.5 fp0     41 t
        vmovdqu [rbp + 11104], ymm4                                   ;   562.5 agu2+fp5   40 t spill
        vmovdqa ymm4, ymm8                                            ;   556.5         41 t copy
        vmovdqu [rbp + 11136], ymm3                                   ;   563.3 agu0+fp5   40 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 13088]                                   ;   559.5 agu1    41 t
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 39104]                                ;   566.5 fp1+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256]   ;   567.5 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11168], ymm2                                   ;   564.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqa ymm2, ymm8                                            ;   558.3         41 t copy
        vmovdqu [rbp + 11200], ymm11                                  ;   565.3 agu2+fp5   40 t spill
        vpxor ymm11, ymm3, [rbp + 10016]                              ;   568.5 fp3+agu0   41 t
        vpxor ymm4, ymm4, ymm11                                       ;   569.5 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 38912]                              ;   569.5 fp1+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 12896]                             ;   570.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   571.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   572.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11232], ymm14                                  ;   566.3 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm14, ymm15, ymm4                                      ;   570.5 fp1     41 t
        vmovdqu [rbp + 11264], ymm7                                   ;   567.3 agu0+fp5   40 t spill
        vpxor ymm7, ymm11, [rbp + 13120]                              ;   572.5 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 39136]                                ;   573.5 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   574.5 fp0+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   575.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11296], ymm9                                   ;   568.3 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm9, ymm12, ymm11                                      ;   572.5 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 11328], ymm0                                   ;   569.3 agu0+fp5   40 t spill
        db 0x2e
        vpor ymm0, ymm13, ymm7                                        ;   575.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11360], ymm10                                  ;   570.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm4                                       ;   575.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11392], ymm6                                   ;   571.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm6, ymm11, ymm10                                       ;   576.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm7                                   ;   575.5 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm7, ymm3, ymm2                                         ;   576.5 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm11                                  ;   573.3 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm11, ymm2, ymm14                                      ;   576.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11488], ymm2                                   ;   576.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, [rbp + 10016]                              ;   576.5 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   577.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm10                                  ;   576.5 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm4, ymm5                                       ;   572.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   577.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   577.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 9536]                                ;   578.5 fp1+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm4                                    ;   576.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm9                                       ;   577.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   579.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   580.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   576.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   578.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm2                                        ;   577.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm0                                       ;   578.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11520], ymm14                                  ;   577.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm0                                       ;   578.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   579.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm14                                      ;   579.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   580.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm2                                       ;   577.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11552], ymm9                                   ;   578.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm4                                        ;   578.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   580.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   580.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm12, ymm1                                        ;   578.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   581.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm3                                        ;   581.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   582.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11584], ymm1                                   ;   579.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm7                                        ;   583.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm1                                         ;   584.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                       ;   583.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   584.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   585.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                        ;   586.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm6                                       ;   585.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   586.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   587.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   588.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm9, ymm3                                         ;   587.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   588.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                        ;   586.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm3                                        ;   587.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                      ;   588.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                      ;   588.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   589.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                        ;   590.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                        ;   589.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   591.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   591.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, [rbp + 9536]                                ;   589.5 fp2+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   589.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   590.5 fp0     41 t
        db 0x2e, 0x2e
        vpand ymm7, ymm10, [rbp + 11456]                              ;   589.5 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                        ;   591.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                      ;   590.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11424]                               ;   590.5 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   591.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm2                                   ;   592.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, [rbp + 10016]                              ;   589.5 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   590.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   589.5 fp0     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                     ;   590.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11552]                             ;   590.5 fp2+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 11488]                               ;   591.5 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   592.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   593.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   591.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   592.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   591.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   592.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                      ;   591.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11584]                               ;   592.0 fp3+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   593.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   594.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   595.5 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 11520]                               ;   593.0 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   593.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   594.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   594.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   595.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   596.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   594.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   595.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                        ;   595.0 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   596.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   595.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   596.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 11424]                               ;   599.5 fp3+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256]      ;   594.2 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   601.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   597.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   598.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   601.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   601.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   599.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   601.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   599.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   601.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 13184]                                   ;   595.8 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 39200]                                ;   602.8 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   603.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 13312]                                   ;   596.8 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 39328]                                ;   603.8 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   604.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 10208]                                   ;   597.8 agu1    40 t reload
        db 0x2e
        vpxor ymm8, ymm3, ymm4                                        ;   605.8 fp1     23 t
        db 0x2e
        vmovdqu ymm9, [rbp + 13376]                                   ;   598.0 agu0    61 t reload
        db 0x2e
        vpxor ymm11, ymm8, ymm9                                       ;   606.8 fp2     23 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 39392]                              ;   607.8 fp3+agu1   23 t
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   608.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 11392]                                  ;   599.5 agu0    40 t reload
        db 0x2e
        vpxor ymm9, ymm2, ymm12                                       ;   606.5 fp1     23 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10336]                             ;   606.5 fp2+agu1   23 t
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   607.5 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 11392], ymm10                                  ;   601.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm10, ymm12                                          ;   607.5         23 t copy
        db 0x2e
        vmovdqu [rbp + 11424], ymm6                                   ;   602.2 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm11, [rbp + 13344]                              ;   609.8 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 39360]                                ;   610.8 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   611.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   612.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11520], ymm13                                  ;   603.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm11                                          ;   609.8         23 t copy
        db 0x2e
        vmovdqu [rbp + 11584], ymm15                                  ;   604.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm6                                           ;   612.8         23 t copy
        db 0x2e
        vmovdqu [rbp + 11488], ymm0                                   ;   605.2 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 10336]                                   ;   604.8 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 11360]                               ;   611.8 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   612.8 fp1     23 t
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                                      ;   613.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10208], ymm5                                   ;   606.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm5, ymm9, ymm8                                        ;   608.5 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 11552], ymm1                                   ;   607.5 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm6, ymm8                                        ;   612.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   613.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm7                                   ;   608.5 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm11                                       ;   609.8 fp2     23 t
        db 0x2e, 0x2e
        vpor ymm14, ymm11, ymm1                                       ;   613.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm6                                   ;   612.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm6, ymm3, ymm10                                        ;   613.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm1                                    ;   613.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm5                                       ;   613.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   614.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm10                                  ;   613.8 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm0                                       ;   612.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   614.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   614.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 11360]                               ;   615.8 fp2+agu1   23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm11                                  ;   613.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm7                                       ;   614.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   616.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   617.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   614.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   615.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm4                                       ;   614.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm15                                      ;   615.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm5                                   ;   614.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm15                                       ;   615.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   616.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm5                                       ;   616.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   617.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm13                                      ;   615.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm7                                   ;   615.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm11                                      ;   616.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   617.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   617.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 10336]                                   ;   616.0 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm1                                   ;   616.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm7                                         ;   623.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   624.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm14, ymm3                                       ;   618.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   625.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm6                                        ;   626.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm7                                         ;   627.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                       ;   626.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   627.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   628.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                      ;   629.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm14                                      ;   628.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   629.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                      ;   630.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   631.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm1, ymm3                                        ;   630.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   631.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                      ;   629.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                        ;   632.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm3                                       ;   630.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                       ;   631.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                       ;   631.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   632.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;   633.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                        ;   632.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   634.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   632.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   634.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   633.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 11360]                             ;   632.0 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                        ;   634.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                      ;   633.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 11456]                               ;   633.0 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   634.0 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 9536]                               ;   632.0 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   633.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   632.0 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11616]                               ;   634.0 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   635.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   634.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   635.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   634.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   633.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10336]                               ;   633.3 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 11712]                              ;   633.5 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   636.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   635.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   636.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11680]                             ;   634.5 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   637.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   638.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 11648]                             ;   635.3 fp0+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   635.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   637.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   637.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   638.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   639.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   637.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   638.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   637.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   639.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   638.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   639.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   640.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   636.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   643.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   640.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   641.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   643.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   643.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   642.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   643.5 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   642.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   643.5 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 13472]                                   ;   638.2 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 39488]                                ;   645.2 fp2+agu1   22 t
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   646.2 fp3     22 t
        db 0x2e
        vmovdqu ymm3, [rbp + 13600]                                   ;   639.2 agu0    22 t
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 39616]                                ;   646.2 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   647.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 10560]                                   ;   640.2 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm4                                        ;   648.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 13408]                                   ;   640.3 agu1    61 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm6                                       ;   649.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 39424]                              ;   650.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   651.2 fp1     22 t
        db 0x2e
        vmovdqu ymm12, [rbp + 11328]                                  ;   641.3 agu1    40 t reload
        db 0x2e
        vpxor ymm6, ymm2, ymm12                                       ;   648.3 fp2     22 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 11296]                             ;   648.3 fp3+agu0   22 t
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   649.3 fp0     22 t
        db 0x2e
        vmovdqu [rbp + 11328], ymm10                                  ;   643.5 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm10, ymm12                                          ;   649.3         22 t copy
        db 0x2e
        vmovdqu [rbp + 11648], ymm14                                  ;   644.5 agu1+fp5   23 t spill
        db 0x2e
        vpxor ymm14, ymm11, [rbp + 13632]                             ;   652.2 fp1+agu0   22 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 39648]                              ;   653.2 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   654.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   655.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm13                                  ;   645.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm11                                          ;   652.2         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm9                                   ;   646.5 agu0+fp5   23 t spill
        db 0x2e
        vmovdqa ymm9, ymm14                                           ;   655.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 10336], ymm8                                   ;   647.5 agu1+fp5   23 t spill
        db 0x2e
        vmovdqu ymm8, [rbp + 11296]                                   ;   647.2 agu0    22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 11264]                               ;   654.2 fp1+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   655.2 fp2     22 t
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm13                                        ;   656.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10560], ymm0                                   ;   648.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm6, ymm5                                        ;   650.3 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm7                                   ;   649.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm5                                       ;   655.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   656.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm15                                   ;   650.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm11                                      ;   652.2 fp3     22 t
        db 0x2e, 0x2e
        vpor ymm1, ymm11, ymm7                                        ;   656.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm14                                  ;   655.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm3, ymm10                                       ;   656.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm7                                   ;   656.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm0                                       ;   656.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   657.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm10                                  ;   656.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm8                                       ;   655.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   657.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   657.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 11264]                             ;   658.2 fp3+agu0   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm11                                  ;   655.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm15                                      ;   657.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   659.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   660.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   657.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   658.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm4                                       ;   657.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm9                                       ;   658.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm0                                   ;   656.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm9                                        ;   658.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   659.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm0                                       ;   659.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   660.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm13                                      ;   658.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm15                                  ;   657.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm15, ymm12, ymm11                                     ;   659.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   660.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   660.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11296]                                  ;   658.3 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11840], ymm7                                   ;   658.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm2, ymm15                                        ;   665.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   666.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm1, ymm3                                        ;   661.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   667.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm14                                      ;   668.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm15                                        ;   669.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   668.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   669.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   670.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                      ;   671.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                      ;   670.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   671.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                        ;   672.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   673.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm7, ymm3                                        ;   672.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   673.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                      ;   671.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                       ;   674.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm3                                       ;   672.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   673.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                       ;   673.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   674.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                       ;   675.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                       ;   674.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   676.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   674.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   676.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   675.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, [rbp + 11264]                              ;   674.3 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                        ;   676.3 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                     ;   675.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 11456]                             ;   675.3 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   676.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm10, [rbp + 11360]                              ;   674.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                        ;   675.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   674.3 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 11744]                               ;   676.3 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   677.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   676.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   677.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   676.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   675.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11296]                               ;   675.7 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, [rbp + 11840]                              ;   675.8 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   678.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   677.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   678.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11808]                             ;   676.8 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   679.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   680.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 11776]                             ;   677.7 fp1+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   677.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   679.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   679.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   680.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   681.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   679.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   680.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   679.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   681.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   680.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   681.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   682.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   678.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   685.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   682.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   683.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   685.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   685.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   684.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   685.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   684.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   685.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 13728]                                   ;   680.5 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 39744]                                ;   687.5 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   688.5 fp0     21 t
        db 0x2e
        vmovdqu ymm3, [rbp + 13856]                                   ;   681.5 agu1    21 t
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 39872]                                ;   688.5 fp1+agu0   21 t
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   689.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 11232]                                   ;   682.5 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm4                                        ;   690.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13664]                                   ;   682.7 agu0    61 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm9                                       ;   691.5 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 39680]                              ;   692.5 fp1+agu1   21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   693.5 fp2     21 t
        db 0x2e
        vmovdqu ymm12, [rbp + 9984]                                   ;   683.7 agu0    40 t reload
        db 0x2e
        vpxor ymm9, ymm2, ymm12                                       ;   690.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 10656]                             ;   690.7 fp0+agu1   21 t
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   691.7 fp1     21 t
        db 0x2e
        vmovdqu [rbp + 9984], ymm1                                    ;   685.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm1, ymm12                                           ;   691.7         21 t copy
        db 0x2e
        vmovdqu [rbp + 11776], ymm10                                  ;   686.8 agu0+fp5   22 t spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 13888]                             ;   694.5 fp2+agu1   21 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 39904]                              ;   695.5 fp3+agu0   21 t
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   696.5 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   697.5 fp1     21 t
        db 0x2e
        vmovdqu [rbp + 11808], ymm14                                  ;   687.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm14, ymm11                                          ;   694.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 11840], ymm13                                  ;   688.8 agu1+fp5   22 t spill
        db 0x2e
        vmovdqa ymm13, ymm10                                          ;   697.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 11296], ymm6                                   ;   689.8 agu0+fp5   22 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 10656]                                   ;   689.5 agu1    21 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   696.5 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   697.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                                      ;   698.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11232], ymm5                                   ;   690.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm7                                        ;   692.7 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm8                                   ;   691.8 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm7                                       ;   697.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   698.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm15                                  ;   692.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm11                                      ;   694.5 fp0     21 t
        db 0x2e, 0x2e
        vpor ymm0, ymm11, ymm8                                        ;   698.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm10                                  ;   697.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm3, ymm1                                        ;   698.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm8                                   ;   698.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm5                                        ;   698.5 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   699.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm1                                   ;   698.5 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm6                                        ;   697.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   699.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   699.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 10400]                             ;   700.5 fp0+agu1   21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm11                                  ;   697.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm15                                      ;   699.5 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   701.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   702.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   699.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   700.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm4                                      ;   699.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm11                                      ;   700.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm5                                   ;   699.0 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm11                                       ;   700.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   701.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm5                                       ;   701.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   702.5 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm4, ymm14                                      ;   700.5 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm15                                  ;   700.0 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm15, ymm12, ymm13                                     ;   701.5 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   702.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   702.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 10656]                                  ;   700.7 agu0    40 t reload
        db 0x2e
        vmovdqu [rbp + 11968], ymm8                                   ;   701.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm2, ymm15                                        ;   707.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   708.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm3                                        ;   703.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   709.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm10                                      ;   710.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm15                                        ;   711.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                      ;   710.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   711.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   712.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm8                                      ;   713.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm0                                       ;   712.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   713.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                        ;   714.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   715.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm8, ymm3                                         ;   714.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   715.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                      ;   713.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                       ;   716.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm3                                        ;   714.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                        ;   715.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                        ;   715.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   716.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                      ;   717.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                       ;   716.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   718.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   716.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   718.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   717.7 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm1, [rbp + 10400]                              ;   716.7 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                        ;   718.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                     ;   717.7 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 11456]                             ;   717.7 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   718.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, [rbp + 11264]                              ;   716.7 fp1+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   717.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   716.7 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 11872]                               ;   718.7 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   719.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   718.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   719.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   718.7 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   717.8 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 10656]                               ;   718.0 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm1, [rbp + 11968]                              ;   718.2 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   720.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   719.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   720.7 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11936]                               ;   719.2 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   721.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   722.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 11904]                               ;   720.0 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   720.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   721.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   721.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   722.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   723.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   721.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   722.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   722.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   723.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   722.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   723.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   724.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256]       ;   721.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   728.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   724.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   725.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   728.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                        ;   728.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   726.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   728.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   726.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   728.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 13952]                                   ;   722.8 agu0    23 t
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 39968]                                ;   729.8 fp0+agu1   23 t
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   730.8 fp1     23 t
        db 0x2e
        vmovdqu ymm4, [rbp + 14080]                                   ;   723.8 agu0    23 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 40096]                                ;   730.8 fp2+agu1   23 t
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   731.8 fp3     23 t
        db 0x2e
        vmovdqu ymm5, [rbp + 11200]                                   ;   724.8 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm5                                        ;   732.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 14144]                                  ;   725.0 agu1    61 t reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm11                                      ;   733.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 40160]                              ;   734.8 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   735.8 fp3     23 t
        db 0x2e
        vmovdqu ymm13, [rbp + 8448]                                   ;   726.0 agu1    40 t reload
        db 0x2e
        vpxor ymm11, ymm3, ymm13                                      ;   733.0 fp0     23 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8416]                              ;   733.0 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   734.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm0                                    ;   729.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm13                                           ;   734.0         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm14                                  ;   729.2 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm14, ymm12, [rbp + 14112]                             ;   736.8 fp3+agu0   23 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 40128]                              ;   737.8 fp0+agu1   23 t
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   738.8 fp1     23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   739.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm9                                   ;   730.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm12                                           ;   736.8         23 t copy
        db 0x2e
        vmovdqu [rbp + 11968], ymm7                                   ;   731.2 agu0+fp5   21 t spill
        db 0x2e
        vmovdqa ymm7, ymm14                                           ;   739.8         23 t copy
        db 0x2e
        vmovdqu [rbp + 10656], ymm6                                   ;   732.2 agu1+fp5   21 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8416]                                    ;   731.8 agu0    23 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9472]                                ;   738.8 fp3+agu1   23 t
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   739.8 fp0     23 t
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm9                                         ;   740.8 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11200], ymm15                                  ;   733.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm8                                      ;   735.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm10                                  ;   734.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm8                                      ;   739.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   740.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm1                                   ;   735.2 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm1, ymm3, ymm12                                       ;   736.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm12, ymm10                                       ;   740.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm14                                  ;   739.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm4, ymm0                                        ;   740.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm10                                  ;   740.8 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm15                                      ;   740.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   741.8 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm0                                   ;   740.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm6                                        ;   739.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   741.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   741.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9472]                              ;   742.8 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm12                                   ;   740.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm1                                      ;   741.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   743.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   744.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   741.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   742.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm5                                        ;   741.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm7                                      ;   742.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12032], ymm15                                  ;   741.3 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm7                                       ;   742.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   743.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm15                                     ;   743.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   744.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm9                                       ;   742.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12064], ymm1                                   ;   742.3 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm12                                      ;   743.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   744.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   744.8 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8416]                                    ;   743.0 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm10                                  ;   743.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm3, ymm1                                        ;   750.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   751.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm4                                       ;   745.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   752.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm14                                       ;   753.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm1                                       ;   754.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                      ;   753.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   754.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   755.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                     ;   756.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm2                                       ;   755.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   756.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                        ;   757.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   758.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm10, ymm4                                       ;   757.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   758.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                     ;   756.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                        ;   759.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm4                                      ;   757.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;   758.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                     ;   758.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   759.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                       ;   760.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                        ;   759.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   761.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   759.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   761.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   760.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, [rbp + 9472]                                ;   759.0 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                       ;   761.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                        ;   760.0 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11456]                               ;   760.0 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   761.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, [rbp + 10400]                               ;   759.0 fp2+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   760.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   759.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 12000]                             ;   761.0 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   762.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   761.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   762.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   761.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   760.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8416]                                ;   760.3 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm0, [rbp + 12096]                               ;   760.5 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   763.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   762.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   763.0 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 12064]                               ;   761.5 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   764.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   765.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 12032]                             ;   762.3 fp3+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   762.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   764.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   764.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   765.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   766.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   764.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   766.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm0                                       ;   766.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   767.0 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 14240]                                   ;   763.0 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 40256]                                ;   770.0 fp1+agu1   22 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256]       ;   764.0 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   771.0 fp2     22 t
        db 0x2e
        vmovdqu ymm7, [rbp + 11168]                                   ;   764.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm7                                       ;   772.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 11136]                               ;   771.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11168], ymm0                                   ;   766.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm0, ymm7                                            ;   772.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 12032], ymm9                                   ;   765.2 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm9, [rbp + 14368]                                   ;   765.2 agu1    22 t
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 40384]                                ;   772.2 fp1+agu0   22 t
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   773.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12064], ymm11                                  ;   766.2 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm9, [rbp + 8544]                               ;   774.2 fp3+agu1   22 t
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   775.2 fp0     22 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 40192]                              ;   775.2 fp1+agu0   22 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 14176]                             ;   776.2 fp2+agu1   22 t
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   777.2 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 12096], ymm10                                  ;   767.2 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm10, ymm7                                           ;   772.2         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm8                                    ;   768.2 agu0+fp5   23 t spill
        db 0x2e
        vpxor ymm8, ymm11, [rbp + 14400]                              ;   778.2 fp0+agu1   22 t
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 40416]                                ;   779.2 fp1+agu0   22 t
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   780.2 fp2     22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   781.2 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 12000], ymm5                                   ;   771.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm5, ymm11                                           ;   778.2         22 t copy
        db 0x2e
        vmovdqu [rbp + 10400], ymm12                                  ;   772.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm8                                           ;   781.2         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm2                                   ;   773.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 11136]                                   ;   772.3 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 11104]                               ;   779.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   780.3 fp1     22 t
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm5                                       ;   781.3 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm6                                    ;   774.0 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm6, ymm13, ymm0                                       ;   776.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12128], ymm1                                   ;   775.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm11                                       ;   778.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12160], ymm14                                  ;   776.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm0                                       ;   781.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12192], ymm15                                  ;   777.0 agu0+fp5   23 t spill
        db 0x2e
        vpor ymm15, ymm11, ymm14                                      ;   782.2 fp2     22 t
        db 0x2e
        vpor ymm4, ymm9, ymm10                                        ;   782.2 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 12224], ymm8                                   ;   781.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm6                                       ;   782.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12256], ymm10                                  ;   782.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, [rbp + 8544]                              ;   782.2 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   783.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm14                                   ;   782.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm2                                       ;   780.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   783.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   783.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 11104]                               ;   784.2 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm11                                  ;   781.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm1                                       ;   783.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   785.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   786.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   782.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   784.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm10                                      ;   783.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm11                                      ;   784.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12288], ymm6                                   ;   782.3 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm11                                       ;   784.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   785.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm6                                      ;   785.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   786.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm10                                      ;   783.5 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12320], ymm1                                   ;   783.3 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm12                                       ;   784.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   786.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   786.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 11136]                                   ;   784.0 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12352], ymm8                                   ;   784.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm8, ymm3, ymm1                                         ;   791.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   792.0 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm15, ymm9                                       ;   787.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                        ;   793.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm4                                        ;   794.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm1                                         ;   795.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                       ;   794.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   795.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   796.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                      ;   797.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm15                                      ;   796.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   797.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                      ;   798.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   799.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm8, ymm9                                        ;   798.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   799.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                        ;   797.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   800.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm9                                       ;   798.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                       ;   799.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                     ;   799.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   800.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                     ;   801.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                        ;   800.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   802.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   800.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   802.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   801.0 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm14, [rbp + 11104]                              ;   800.0 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                      ;   802.0 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                        ;   801.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 12224]                               ;   801.0 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   802.0 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm14, [rbp + 8544]                              ;   800.0 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   801.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   800.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 12256]                               ;   802.0 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   803.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   802.0 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   803.0 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;   802.0 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                        ;   801.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 11136]                               ;   801.3 fp0+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, [rbp + 12352]                             ;   801.5 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   804.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   803.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   804.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 12320]                             ;   802.5 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   805.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   806.0 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 12288]                             ;   803.3 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   803.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   805.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   805.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   806.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   807.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   805.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   807.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                       ;   807.0 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   808.0 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 14496]                                   ;   804.0 agu0    21 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 40512]                                ;   811.0 fp2+agu1   21 t
        db 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   805.0 agu0    41 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   812.0 fp3     21 t
        db 0x2e
        vmovdqu ymm9, [rbp + 11040]                                   ;   805.2 agu1    40 t reload
        db 0x2e
        vpxor ymm11, ymm6, ymm9                                       ;   813.0 fp0     21 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 11072]                               ;   812.2 fp1+agu0   21 t
        db 0x2e
        vmovdqu [rbp + 11040], ymm14                                  ;   807.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm14, ymm9                                           ;   813.2         21 t copy
        db 0x2e
        vmovdqu [rbp + 12288], ymm15                                  ;   808.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 14624]                                  ;   806.2 agu1    21 t
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 40640]                              ;   813.2 fp2+agu0   21 t
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   814.2 fp3     21 t
        vmovdqu [rbp + 12320], ymm3                                   ;   809.0 agu2+fp5   22 t spill
        vpxor ymm3, ymm15, [rbp + 10048]                              ;   815.2 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   816.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 40448]                                ;   816.2 fp2+agu0   21 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 14432]                               ;   817.2 fp3+agu1   21 t
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   818.2 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12352], ymm5                                   ;   808.2 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm5, ymm9                                            ;   813.2         21 t copy
        db 0x2e
        vmovdqu [rbp + 11136], ymm13                                  ;   809.2 agu0+fp5   22 t spill
        db 0x2e
        vpxor ymm13, ymm3, [rbp + 14656]                              ;   819.2 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [r8 + 40672]                              ;   820.2 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   821.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   822.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12256], ymm8                                   ;   812.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm3                                            ;   819.2         21 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm0                                    ;   813.0 agu1+fp5   22 t spill
        db 0x2e
        vmovdqa ymm0, ymm13                                           ;   822.2         21 t copy
        db 0x2e
        vmovdqu [rbp + 12224], ymm10                                  ;   814.0 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 11072]                                  ;   813.3 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 11008]                             ;   820.3 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   821.3 fp2     21 t
        db 0x2e, 0x2e
        vpor ymm0, ymm0, ymm8                                         ;   822.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm12                                  ;   815.0 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm12, ymm11, ymm14                                     ;   817.2 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12384], ymm4                                   ;   816.0 agu1+fp5   22 t spill
        db 0x2e
        vpxor ymm4, ymm6, ymm3                                        ;   819.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12416], ymm2                                   ;   817.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm14                                      ;   822.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12448], ymm1                                   ;   818.0 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm1, ymm3, ymm2                                         ;   823.2 fp3     21 t
        db 0x2e, 0x2e
        vpor ymm7, ymm15, ymm5                                        ;   823.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12480], ymm13                                  ;   822.2 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm13, ymm5, ymm12                                      ;   823.2 fp1     21 t
        db 0x2e
        vmovdqu [rbp + 12512], ymm5                                   ;   823.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, [rbp + 10048]                               ;   823.2 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   824.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm2                                   ;   823.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm10                                      ;   821.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   824.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   824.2 fp2     21 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 11008]                               ;   825.2 fp3+agu0   21 t
        db 0x2e
        vmovdqu [rbp + 11008], ymm3                                   ;   822.0 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm4                                       ;   824.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   826.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   827.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   823.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   825.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm5                                        ;   824.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm0                                       ;   825.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12544], ymm12                                  ;   823.3 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm0                                      ;   825.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   826.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                      ;   826.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   827.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm5                                        ;   824.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12576], ymm4                                   ;   824.3 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                        ;   825.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   827.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   827.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 11072]                                   ;   825.0 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12608], ymm13                                  ;   825.3 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm6, ymm4                                        ;   832.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   833.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm1, ymm15                                      ;   828.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   834.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm7                                       ;   835.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm4                                       ;   836.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                        ;   835.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   836.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   837.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                       ;   838.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm1                                        ;   837.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   838.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                       ;   839.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   840.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm13, ymm15                                       ;   839.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   840.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                       ;   838.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                      ;   841.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm15                                      ;   839.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                      ;   840.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                      ;   840.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   841.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   842.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                      ;   841.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   843.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   841.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   843.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   842.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, [rbp + 11008]                               ;   841.0 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                       ;   843.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   842.0 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12480]                               ;   842.0 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   843.0 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 10048]                               ;   841.0 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   842.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   841.0 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 12512]                             ;   843.0 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   844.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   843.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   844.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   843.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                       ;   842.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 11072]                             ;   842.3 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 12608]                               ;   842.5 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   845.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   844.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   845.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 12576]                               ;   843.5 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   846.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   847.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 12544]                               ;   844.3 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   844.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   846.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   846.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   847.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   848.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   846.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   848.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm2                                       ;   848.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   849.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 14752]                                   ;   845.0 agu0    42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 40768]                                ;   852.0 fp3+agu1   42 t
        db 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   846.0 agu0    41 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   853.0 fp0     42 t
        db 0x2e
        vmovdqu ymm9, [rbp + 10976]                                   ;   846.2 agu1    40 t reload
        db 0x2e
        vpxor ymm12, ymm6, ymm9                                       ;   854.0 fp1     42 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8864]                                ;   853.2 fp2+agu0   42 t
        db 0x2e
        vmovdqu [rbp + 10976], ymm8                                   ;   846.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm8, ymm9                                            ;   854.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 12544], ymm11                                  ;   847.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 14880]                                  ;   847.2 agu1    42 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 40896]                              ;   854.2 fp3+agu0   42 t
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   855.2 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 12576], ymm13                                  ;   848.2 agu2+fp5   21 t spill
        vpxor ymm13, ymm11, [rbp + 9760]                              ;   856.2 fp1+agu1   42 t
        vpxor ymm8, ymm8, ymm13                                       ;   857.2 fp2     42 t
        vpxor ymm13, ymm13, [r8 + 40704]                              ;   857.2 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 14688]                             ;   858.2 fp0+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   859.2 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 12608], ymm14                                  ;   849.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm14, ymm9                                           ;   854.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 11072], ymm5                                   ;   850.2 agu0+fp5   21 t spill
        db 0x2e
        vpxor ymm5, ymm13, [rbp + 14912]                              ;   860.2 fp2+agu1   42 t
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 40928]                                ;   861.2 fp3+agu0   42 t
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   862.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   863.2 fp1     42 t
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm13                                           ;   860.2         42 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12512], ymm3                                   ;   853.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm5                                            ;   863.2         42 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm0                                   ;   854.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8864]                                    ;   854.2 agu0    42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 10944]                               ;   861.2 fp2+agu1   42 t
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   862.2 fp3     42 t
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm7                                         ;   863.2 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12480], ymm10                                  ;   855.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm8                                      ;   858.2 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11008], ymm4                                   ;   856.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm13                                       ;   860.2 fp2     42 t
        db 0x2e
        vmovdqu [rbp + 12640], ymm1                                   ;   857.2 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm1, ymm5, ymm8                                        ;   863.2 fp3     42 t
        db 0x2e
        vmovdqu [rbp + 12672], ymm15                                  ;   858.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm15, ymm13, ymm1                                       ;   864.2 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12704], ymm2                                   ;   859.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm11, ymm14                                       ;   864.2 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12736], ymm5                                   ;   863.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm10                                      ;   864.2 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12768], ymm14                                  ;   864.2 agu1+fp5   42 t spill
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 9760]                               ;   864.2 fp3+agu0   42 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   865.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm1                                    ;   864.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm0                                        ;   862.2 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   865.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   865.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 10944]                               ;   866.2 fp0+agu1   42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10944], ymm13                                  ;   863.2 agu0+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm4                                       ;   865.2 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   867.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   868.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   864.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   866.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                       ;   865.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm3                                      ;   866.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12800], ymm10                                  ;   864.3 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm3                                       ;   866.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   867.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm10                                     ;   867.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   868.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm14                                      ;   865.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12832], ymm4                                   ;   865.3 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm13                                       ;   866.7 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   868.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   868.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8864]                                    ;   866.0 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12864], ymm5                                   ;   866.3 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm6, ymm4                                         ;   873.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   874.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm11                                      ;   869.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   875.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm2                                       ;   876.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm4                                         ;   877.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                        ;   876.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   877.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   878.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                      ;   879.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm15                                       ;   878.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   879.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;   880.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   881.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm5, ymm11                                       ;   880.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   881.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                        ;   879.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   882.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm11                                      ;   880.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                     ;   881.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                     ;   881.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   882.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                       ;   883.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;   882.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   884.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   882.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   884.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   883.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, [rbp + 10944]                               ;   882.0 fp0+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                      ;   884.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;   883.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12736]                               ;   883.0 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   884.0 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm3, ymm1, [rbp + 9760]                                ;   882.0 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   883.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   882.0 fp3     42 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 12768]                               ;   884.0 fp0+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   885.0 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   884.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;   885.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;   884.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                       ;   883.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8864]                              ;   883.3 fp2+agu1   42 t
        db 0x2e, 0x2e
        vpand ymm3, ymm1, [rbp + 12864]                               ;   883.5 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   886.0 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   885.0 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   886.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 12832]                               ;   884.5 fp3+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   887.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   888.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 12800]                             ;   885.3 fp2+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   885.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   887.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   887.0 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;   888.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                     ;   889.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   887.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   889.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm1                                        ;   889.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   890.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9536]                                    ;   886.0 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm6                                       ;   893.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   894.0 fp1     41 t
        db 0x2e
        vmovdqu ymm10, [rbp + 11360]                                  ;   886.5 agu0    22 t reload
        db 0x2e
        vpxor ymm11, ymm9, ymm10                                      ;   895.0 fp2     41 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 12192]                             ;   893.5 fp3+agu1   41 t
        vpxor ymm10, ymm10, [rbp + 12160]                             ;   894.5 fp0+agu0   41 t
        vmovdqu [rbp + 11360], ymm1                                   ;   889.0 agu2+fp5   42 t spill
        vpxor ymm1, ymm10, [rbp + 11264]                              ;   895.5 fp1+agu1   41 t
        vmovdqu [rbp + 9536], ymm15                                   ;   890.0 agu2+fp5   42 t spill
        vmovdqu ymm15, [rbp + 11264]                                  ;   888.5 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 12448]                             ;   895.5 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   896.5 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   896.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 12448], ymm1                                   ;   896.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 10016]                              ;   897.5 fp1+agu1   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   898.5 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 11264], ymm1                                   ;   898.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm1, ymm11                                           ;   896.0         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12800], ymm11                                  ;   896.0 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 10016]                                  ;   891.0 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 12704]                             ;   898.0 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   899.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   899.0 fp1     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   900.0 fp2     41 t
        db 0x2e
        vmovdqu ymm11, [rbp + 11616]                                  ;   894.5 agu1    23 t reload
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   901.5 fp3     41 t
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   902.5 fp0+agu0   41 t
        vmovdqu [rbp + 11616], ymm6                                   ;   900.0 agu2+fp5   41 t spill
        vpxor ymm6, ymm4, [rbp + 11744]                               ;   903.5 fp1+agu1   41 t
        vmovdqu [rbp + 12704], ymm1                                   ;   900.0 agu0+fp5   41 t spill
        vmovdqu ymm1, [rbp + 11872]                                   ;   896.7 agu1    41 t
        vpxor ymm1, ymm1, [rbp + 12384]                               ;   903.7 fp2+agu0   41 t
        vpxor ymm1, ymm1, [rbp + 12416]                               ;   904.7 fp3+agu1   41 t
        vpxor ymm1, ymm1, [rbp + 11104]                               ;   905.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 12224]                               ;   906.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256]   ;   907.7 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12224], ymm15                                  ;   901.0 agu2+fp5   41 t spill
        vpxor ymm15, ymm1, [rbp + 11552]                              ;   908.7 fp3+agu1   41 t
        vmovdqu [rbp + 11104], ymm10                                  ;   899.5 agu2+fp5   41 t spill
        vmovdqa ymm10, ymm15                                          ;   909.7         41 t copy
        vmovdqu [rbp + 12416], ymm15                                  ;   909.7 agu0+fp5   41 t spill
        vmovdqu ymm15, [rbp + 11744]                                  ;   900.7 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 12128]                             ;   907.7 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   908.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   909.7 fp2     41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 11872]                             ;   909.7 fp3+agu0   41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   910.7 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11872], ymm15                                  ;   910.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm6                                           ;   904.5         41 t copy
        db 0x2e
        vmovdqu [rbp + 12128], ymm6                                   ;   904.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11552]                                   ;   903.7 agu1    41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 12672]                               ;   910.7 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 12640]                               ;   911.7 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   912.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   912.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   913.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   906.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   907.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   908.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 10560]                                  ;   907.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   914.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256]       ;   908.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   915.8 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11232]                                   ;   908.8 agu0    22 t reload
        db 0x2e
        vpxor ymm13, ymm2, ymm6                                       ;   916.8 fp3     41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 11456]                               ;   915.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9472]                                ;   916.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   917.8 fp2+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12000]                               ;   918.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   919.8 fp0     41 t
        vmovdqu [rbp + 12000], ymm11                                  ;   913.7 agu2+fp5   41 t spill
        vpxor ymm11, ymm6, [rbp + 11200]                              ;   920.8 fp1+agu1   41 t
        vmovdqu [rbp + 10400], ymm15                                  ;   913.7 agu2+fp5   41 t spill
        vmovdqu ymm15, [rbp + 11200]                                  ;   911.8 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8544]                              ;   918.8 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   919.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   921.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm11                                   ;   921.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, [rbp + 10208]                             ;   920.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   921.8 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 11200], ymm11                                  ;   921.8 agu1+fp5   41 t spill
        db 0x2e
        vmovdqa ymm11, ymm13                                          ;   917.8         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm13                                   ;   917.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 10208]                                  ;   916.0 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 11008]                             ;   923.0 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   924.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   925.0 fp1     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   925.0 fp2     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   926.0 fp3     41 t
        db 0x2e
        vmovdqu ymm13, [rbp + 10336]                                  ;   918.2 agu0    23 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;   925.2 fp0     41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   926.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10336], ymm14                                  ;   926.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm14, ymm8, [rbp + 11296]                              ;   927.2 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11008], ymm11                                  ;   926.0 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 10656]                                  ;   920.8 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 12256]                             ;   927.8 fp3+agu0   41 t
        vpxor ymm11, ymm11, [rbp + 11136]                             ;   928.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 12352]                             ;   929.8 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 11136], ymm15                                  ;   927.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 11488]                             ;   930.8 fp2+agu1   41 t
        vmovdqu [rbp + 12256], ymm1                                   ;   923.0 agu0+fp5   41 t spill
        vmovdqa ymm1, ymm15                                           ;   931.8         41 t copy
        vmovdqu [rbp + 10208], ymm15                                  ;   931.8 agu2+fp5   41 t spill
        vmovdqu ymm15, [rbp + 11296]                                  ;   924.0 agu1    41 t
        vpxor ymm15, ymm15, [rbp + 8416]                              ;   931.0 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   932.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   933.0 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 10656]                             ;   933.0 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   934.0 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10656], ymm15                                  ;   934.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm14                                          ;   928.2         41 t copy
        db 0x2e
        vmovdqu [rbp + 8416], ymm14                                   ;   928.2 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 11488]                                  ;   927.0 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 10048]                             ;   934.0 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 12480]                             ;   935.0 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 12512]                             ;   936.0 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 11072]                             ;   937.0 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   938.0 fp0     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   939.0 fp1     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   939.0 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   940.0 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   931.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   932.0 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 11712]                                  ;   931.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   938.8 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 11840]                                  ;   932.2 agu1    22 t reload
        db 0x2e
        vmovdqu [rbp + 11712], ymm13                                  ;   940.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm13, ymm5, ymm12                                      ;   939.8 fp3     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 12096]                             ;   939.2 fp0+agu0   41 t
        vpxor ymm12, ymm12, [rbp + 12064]                             ;   940.2 fp1+agu1   41 t
        vpxor ymm12, ymm12, [rbp + 12032]                             ;   941.2 fp2+agu0   41 t
        vmovdqu [rbp + 12064], ymm15                                  ;   940.0 agu2+fp5   41 t spill
        vpxor ymm15, ymm12, [rbp + 11968]                             ;   942.2 fp3+agu1   41 t
        vmovdqu [rbp + 12096], ymm11                                  ;   941.0 agu0+fp5   41 t spill
        vmovdqu ymm11, [rbp + 11968]                                  ;   935.2 agu1    41 t
        vpxor ymm11, ymm11, [rbp + 12352]                             ;   942.2 fp0+agu0   41 t
        vpxor ymm11, ymm11, [rbp + 12320]                             ;   943.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   944.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   943.2 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12352], ymm15                                  ;   943.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, [rbp + 11584]                             ;   945.2 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   946.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11968], ymm15                                  ;   946.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm13                                          ;   940.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 11840], ymm13                                  ;   940.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 11584]                                  ;   940.2 agu0    41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   947.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 12608]                             ;   948.2 fp3+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   949.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                     ;   949.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   950.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   941.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   942.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 11680]                                   ;   941.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   948.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 11808]                                  ;   942.2 agu1    22 t reload
        db 0x2e
        vmovdqu [rbp + 11680], ymm14                                  ;   950.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm14, ymm7, ymm13                                      ;   949.5 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   949.2 fp3     41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12032]                             ;   950.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12192]                             ;   951.2 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 12192], ymm15                                  ;   950.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm13, [rbp + 11936]                             ;   952.2 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12032], ymm11                                  ;   951.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 11936]                                  ;   946.2 agu0    41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   953.2 fp3     41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 12288]                             ;   954.2 fp0+agu1   41 t
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   953.2 fp1     41 t
        vmovdqu [rbp + 11936], ymm15                                  ;   953.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 11520]                             ;   955.2 fp2+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   956.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11808], ymm15                                  ;   956.2 agu1+fp5   41 t spill
        db 0x2e
        vmovdqa ymm15, ymm14                                          ;   950.5         41 t copy
        db 0x2e
        vmovdqu [rbp + 12608], ymm14                                  ;   950.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 11520]                                  ;   950.2 agu0    41 t
        vpxor ymm14, ymm14, [rbp + 12576]                             ;   957.2 fp0+agu1   41 t
        vpxor ymm14, ymm14, [rbp + 12544]                             ;   958.2 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 10976]                             ;   959.2 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   960.2 fp3     41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   960.2 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   961.2 fp1     41 t
        db 0x2e
        vmovdqu ymm14, [rbp + 11904]                                  ;   952.2 agu0    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11040]                             ;   959.2 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11040], ymm3                                   ;   961.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm14, [rbp + 11424]                              ;   960.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12544], ymm15                                  ;   961.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm3                                           ;   961.2         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12576], ymm3                                   ;   961.2 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 11776]                                   ;   954.2 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   961.2 fp0     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12160]                               ;   962.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   963.2 fp2     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11904]                               ;   963.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm11                                  ;   962.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm3                                           ;   964.2         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 12160], ymm3                                   ;   964.2 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 11648]                                   ;   959.3 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   966.3 fp0     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9536]                                ;   967.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   968.3 fp2     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11776]                               ;   968.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm15                                  ;   964.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm3                                           ;   969.3         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm3                                    ;   969.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 11424]                                   ;   961.7 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   968.7 fp0     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 10976]                               ;   969.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12672]                               ;   970.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   971.7 fp3     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11648]                               ;   971.7 fp0+agu1   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   972.7 fp1     41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 11392]                               ;   963.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 12640]                               ;   964.7 fp3+agu1   41 t
        vmovdqu [rbp + 12640], ymm3                                   ;   972.7 agu2+fp5   41 t spill
        vpxor ymm3, ymm0, [rbp + 11328]                               ;   965.7 fp0+agu0   41 t
        vmovdqu [rbp + 11648], ymm15                                  ;   972.7 agu2+fp5   41 t spill
        vmovdqu ymm15, [rbp + 8448]                                   ;   965.5 agu1    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12320]                             ;   972.5 fp1+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12288]                             ;   973.5 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 12288], ymm14                                  ;   973.7 agu2+fp5   41 t spill
        vpxor ymm14, ymm15, [rbp + 11392]                             ;   974.5 fp3+agu0   41 t
        vmovdqu [rbp + 11392], ymm13                                  ;   968.3 agu2+fp5   41 t spill
        vmovdqa ymm13, ymm14                                          ;   975.5         41 t copy
        vmovdqu [rbp + 12320], ymm14                                  ;   975.5 agu1+fp5   41 t spill
        vmovdqu ymm14, [rbp + 9984]                                   ;   968.8 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 11168]                             ;   975.8 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   976.8 fp1     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8448]                              ;   976.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   974.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8448], ymm3                                    ;   970.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm3, ymm14                                           ;   977.8         41 t copy
        db 0x2e
        vmovdqu [rbp + 11168], ymm14                                  ;   977.8 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 11328]                                  ;   971.8 agu0    41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11360]                             ;   978.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                       ;   979.8 fp1     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9984]                              ;   979.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   980.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9984], ymm14                                   ;   980.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm14, ymm9, [rbp + 9216]                               ;   973.7 fp0+agu1   62 t
        vmovdqu [rbp + 9216], ymm14                                   ;   974.7 agu0+fp5   62 t spill
        vpxor ymm14, ymm4, [rbp + 8288]                               ;   974.7 fp1+agu1   62 t
        vmovdqu [rbp + 8288], ymm14                                   ;   975.7 agu2+fp5   62 t spill
        vpxor ymm14, ymm2, [rbp + 8960]                               ;   974.8 fp2+agu0   62 t
        vmovdqu [rbp + 8960], ymm14                                   ;   976.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm8, [rbp + 8064]                               ;   975.7 fp3+agu1   62 t
        vmovdqu [rbp + 8064], ymm14                                   ;   977.0 agu0+fp5   62 t spill
        vpxor ymm14, ymm5, [rbp + 8096]                               ;   976.7 fp0+agu1   62 t
        vmovdqu [rbp + 8096], ymm14                                   ;   978.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm7, [rbp + 8128]                               ;   976.8 fp1+agu0   62 t
        vmovdqu [rbp + 8128], ymm14                                   ;   979.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm11, [rbp + 9056]                              ;   977.7 fp2+agu1   62 t
        vmovdqu [rbp + 9056], ymm14                                   ;   980.0 agu0+fp5   62 t spill
        vpxor ymm14, ymm10, [rbp + 9376]                              ;   978.7 fp3+agu1   62 t
        vmovdqu [rbp + 9376], ymm14                                   ;   981.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm3, [rbp + 9312]                               ;   980.8 fp0+agu0   62 t
        vmovdqu [rbp + 9312], ymm14                                   ;   982.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm6, [rbp + 8192]                               ;   979.7 fp1+agu1   62 t
        vmovdqu [rbp + 8192], ymm14                                   ;   983.0 agu0+fp5   62 t spill
        vpxor ymm14, ymm1, [rbp + 8224]                               ;   980.7 fp2+agu1   62 t
        vmovdqu [rbp + 8224], ymm14                                   ;   984.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm12, [rbp + 8256]                              ;   980.8 fp3+agu0   62 t
        vmovdqu [rbp + 8256], ymm14                                   ;   985.0 agu2+fp5   62 t spill
        vpxor ymm14, ymm13, [rbp + 15424]                             ;   981.7 fp0+agu1   62 t
        vmovdqu [rbp + 15424], ymm14                                  ;   986.0 agu0+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11104]                                  ;   982.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 8160]                              ;   989.7 fp1+agu0   62 t
        vmovdqu [rbp + 8160], ymm14                                   ;   990.7 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11392]                                  ;   983.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 9344]                              ;   990.7 fp2+agu0   62 t
        vmovdqu [rbp + 9344], ymm14                                   ;   991.7 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11776]                                  ;   984.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 15392]                             ;   991.7 fp3+agu0   62 t
        vmovdqu [rbp + 15392], ymm14                                  ;   992.7 agu2+fp5   62 t spill
        vpxor ymm14, ymm15, [rbp + 15680]                             ;   985.7 fp0+agu1   62 t
        vmovdqu [rbp + 15680], ymm14                                  ;   990.0 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12224]                                  ;   985.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15456]                             ;   992.8 fp1+agu1   62 t
        vmovdqu [rbp + 15456], ymm14                                  ;   993.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12256]                                  ;   986.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15488]                             ;   993.8 fp2+agu1   62 t
        vmovdqu [rbp + 15488], ymm14                                  ;   994.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11136]                                  ;   987.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15520]                             ;   994.8 fp3+agu1   62 t
        vmovdqu [rbp + 15520], ymm14                                  ;   995.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12096]                                  ;   988.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15552]                             ;   995.8 fp0+agu1   62 t
        vmovdqu [rbp + 15552], ymm14                                  ;   996.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12032]                                  ;   989.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15584]                             ;   996.8 fp1+agu1   62 t
        vmovdqu [rbp + 15584], ymm14                                  ;   997.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 11904]                                  ;   990.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15616]                             ;   997.8 fp2+agu1   62 t
        vmovdqu [rbp + 15616], ymm14                                  ;   998.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12288]                                  ;   991.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15648]                             ;   998.8 fp3+agu1   62 t
        vmovdqu [rbp + 15648], ymm14                                  ;   999.8 agu2+fp5   62 t spill
        vpxor ymm14, ymm0, [rbp + 15936]                              ;   992.8 fp0+agu0   62 t
        vmovdqu [rbp + 15936], ymm14                                  ;   998.0 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12704]                                  ;   993.7 agu1    62 t
        vpxor ymm14, ymm14, [rbp + 15712]                             ;  1000.7 fp1+agu0   62 t
        vpxor ymm10, ymm10, [rbp + 16000]                             ;   994.7 fp2+agu1   62 t
        vpxor ymm10, ymm10, [rbp + 12000]                             ;   995.7 fp3+agu0   62 t
        vmovdqu [rbp + 16000], ymm10                                  ;   999.0 agu2+fp5   62 t spill
        vmovdqu ymm10, [rbp + 10400]                                  ;   995.7 agu1    62 t
        vpxor ymm10, ymm10, [rbp + 15744]                             ;  1002.7 fp0+agu0   62 t
        vpxor ymm6, ymm6, [rbp + 16032]                               ;   996.7 fp1+agu1   62 t
        vpxor ymm6, ymm6, [rbp + 10336]                               ;   997.7 fp2+agu0   62 t
        vmovdqu [rbp + 16032], ymm6                                   ;  1000.0 agu2+fp5   62 t spill
        vmovdqu ymm6, [rbp + 11008]                                   ;   997.7 agu1    62 t
        vpxor ymm6, ymm6, [rbp + 15776]                               ;  1004.7 fp3+agu0   62 t
        vpxor ymm1, ymm1, [rbp + 16064]                               ;   998.7 fp0+agu1   62 t
        vpxor ymm1, ymm1, [rbp + 11712]                               ;   999.7 fp1+agu0   62 t
        vmovdqu [rbp + 16064], ymm1                                   ;  1001.0 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 12064]                                   ;   999.7 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 15808]                               ;  1006.7 fp2+agu0   62 t
        vpxor ymm12, ymm12, [rbp + 16096]                             ;  1000.7 fp3+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 11680]                             ;  1001.7 fp0+agu0   62 t
        vmovdqu [rbp + 16096], ymm12                                  ;  1002.7 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 12192]                                  ;  1001.7 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 15840]                             ;  1008.7 fp1+agu0   62 t
        vmovdqu [rbp + 15840], ymm12                                  ;  1009.7 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 12544]                                  ;  1002.7 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 15872]                             ;  1009.7 fp2+agu0   62 t
        vmovdqu [rbp + 15872], ymm12                                  ;  1010.7 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 11648]                                  ;  1003.7 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 15904]                             ;  1010.7 fp3+agu0   62 t
        vpxor ymm13, ymm13, [rbp + 16192]                             ;  1004.7 fp0+agu1   62 t
        vpxor ymm13, ymm13, [rbp + 8448]                              ;  1005.7 fp1+agu0   62 t
        vmovdqu [rbp + 16192], ymm13                                  ;  1006.7 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 11616]                                  ;  1005.7 agu1    62 t
        vpxor ymm13, ymm13, [rbp + 15968]                             ;  1012.7 fp2+agu0   62 t
        vpxor ymm13, ymm13, [rbp + 11104]                             ;  1013.7 fp3+agu1   62 t
        vmovdqu [rbp + 15968], ymm13                                  ;  1014.7 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 11040]                                  ;  1006.8 agu0    62 t
        vpxor ymm13, ymm13, [rbp + 16128]                             ;  1013.8 fp0+agu1   62 t
        vpxor ymm13, ymm13, [rbp + 11392]                             ;  1014.8 fp1+agu0   62 t
        vmovdqu [rbp + 16128], ymm13                                  ;  1015.8 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 12640]                                  ;  1008.7 agu1    62 t
        vpxor ymm13, ymm13, [rbp + 16160]                             ;  1015.7 fp2+agu0   62 t
        vpxor ymm13, ymm13, [rbp + 11776]                             ;  1016.7 fp3+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 16448]                             ;  1009.8 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 9984]                              ;  1010.8 fp1+agu1   62 t
        vmovdqu [rbp + 16448], ymm15                                  ;  1011.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 12800]                                  ;  1010.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 16224]                             ;  1017.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 12224]                             ;  1018.8 fp3+agu0   62 t
        vmovdqu [rbp + 16224], ymm15                                  ;  1019.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 12128]                                  ;  1012.7 agu1    62 t
        vpxor ymm15, ymm15, [rbp + 16256]                             ;  1019.7 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 12256]                             ;  1020.7 fp1+agu1   62 t
        vmovdqu [rbp + 16256], ymm15                                  ;  1021.7 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 9472]                                   ;  1013.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 16288]                             ;  1020.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 11136]                             ;  1021.8 fp3+agu0   62 t
        vmovdqu [rbp + 16288], ymm15                                  ;  1022.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 8416]                                   ;  1015.7 agu1    62 t
        vpxor ymm15, ymm15, [rbp + 16320]                             ;  1022.7 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 12096]                             ;  1023.7 fp1+agu1   62 t
        vmovdqu [rbp + 16320], ymm15                                  ;  1024.7 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 11840]                                  ;  1016.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 16352]                             ;  1023.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 12032]                             ;  1024.8 fp3+agu0   62 t
        vmovdqu [rbp + 16352], ymm15                                  ;  1025.8 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 12608]                                  ;  1018.7 agu1    62 t
        vpxor ymm15, ymm15, [rbp + 16384]                             ;  1025.7 fp0+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 11904]                             ;  1026.7 fp1+agu1   62 t
        vmovdqu [rbp + 16384], ymm15                                  ;  1027.7 agu2+fp5   62 t spill
        vmovdqu ymm15, [rbp + 9536]                                   ;  1019.8 agu0    62 t
        vpxor ymm15, ymm15, [rbp + 16416]                             ;  1026.8 fp2+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 12288]                             ;  1027.8 fp3+agu0   62 t
        vpxor ymm0, ymm0, [rbp + 16704]                               ;  1021.7 fp0+agu1   62 t
        vpxor ymm0, ymm0, [rbp + 11168]                               ;  1022.7 fp1+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 16736]                               ;  1022.7 fp2+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 11264]                               ;  1023.7 fp3+agu0   62 t
        vmovdqu [rbp + 16736], ymm9                                   ;  1024.7 agu2+fp5   62 t spill
        vmovdqu ymm9, [rbp + 12448]                                   ;  1023.7 agu1    62 t
        vpxor ymm9, ymm9, [rbp + 16480]                               ;  1030.7 fp0+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 12704]                               ;  1031.7 fp1+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 16768]                               ;  1024.8 fp2+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 12416]                               ;  1025.8 fp3+agu1   62 t
        vmovdqu [rbp + 16768], ymm4                                   ;  1026.8 agu2+fp5   62 t spill
        vmovdqu ymm4, [rbp + 11872]                                   ;  1025.8 agu0    62 t
        vpxor ymm4, ymm4, [rbp + 16512]                               ;  1032.8 fp0+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 10400]                               ;  1033.8 fp1+agu0   62 t
        vpxor ymm2, ymm2, [rbp + 16800]                               ;  1027.7 fp2+agu1   62 t
        vpxor ymm2, ymm2, [rbp + 11200]                               ;  1028.7 fp3+agu0   62 t
        vmovdqu [rbp + 16800], ymm2                                   ;  1029.7 agu2+fp5   62 t spill
        vmovdqu ymm2, [rbp + 8544]                                    ;  1028.7 agu1    62 t
        vpxor ymm2, ymm2, [rbp + 16544]                               ;  1035.7 fp0+agu0   62 t
        vpxor ymm2, ymm2, [rbp + 11008]                               ;  1036.7 fp1+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 16832]                               ;  1029.8 fp2+agu0   62 t
        vpxor ymm8, ymm8, [rbp + 10208]                               ;  1030.8 fp3+agu1   62 t
        vmovdqu [rbp + 16832], ymm8                                   ;  1031.8 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 10656]                                   ;  1030.8 agu0    62 t
        vpxor ymm8, ymm8, [rbp + 16576]                               ;  1037.8 fp0+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 12064]                               ;  1038.8 fp1+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 16864]                               ;  1032.7 fp2+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11968]                               ;  1033.7 fp3+agu0   62 t
        vmovdqu [rbp + 16864], ymm5                                   ;  1034.7 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12352]                                   ;  1033.7 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16608]                               ;  1040.7 fp0+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12192]                               ;  1041.7 fp1+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 16896]                               ;  1034.8 fp2+agu0   62 t
        vpxor ymm7, ymm7, [rbp + 11808]                               ;  1035.8 fp3+agu1   62 t
        vmovdqu [rbp + 16896], ymm7                                   ;  1036.8 agu2+fp5   62 t spill
        vmovdqu ymm7, [rbp + 11936]                                   ;  1035.8 agu0    62 t
        vpxor ymm7, ymm7, [rbp + 16640]                               ;  1042.8 fp0+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 12544]                               ;  1043.8 fp1+agu0   62 t
        vpxor ymm11, ymm11, [rbp + 16928]                             ;  1037.7 fp2+agu1   62 t
        vpxor ymm11, ymm11, [rbp + 12576]                             ;  1038.7 fp3+agu0   62 t
        vmovdqu [rbp + 16928], ymm11                                  ;  1039.7 agu2+fp5   62 t spill
        vmovdqu ymm11, [rbp + 12160]                                  ;  1038.7 agu1    62 t
        vpxor ymm11, ymm11, [rbp + 16672]                             ;  1045.7 fp0+agu0   62 t
        vpxor ymm11, ymm11, [rbp + 11648]                             ;  1046.7 fp1+agu1   62 t
        vpxor ymm3, ymm3, [rbp + 16960]                               ;  1039.8 fp2+agu0   62 t
        vpxor ymm3, ymm3, [rbp + 12320]                               ;  1040.8 fp3+agu1   62 t
        vmovdqu [rbp + 16960], ymm3                                   ;  1041.8 agu2+fp5   62 t spill
        vmovdqu [rbp + 15712], ymm14                                  ;  1037.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 15744], ymm10                                  ;  1038.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 15776], ymm6                                   ;  1039.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 15808], ymm1                                   ;  1040.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 15904], ymm12                                  ;  1041.7 agu0+fp5   60 rounds
        vmovdqu [rbp + 16160], ymm13                                  ;  1042.7 agu1+fp5   60 rounds
        vmovdqu [rbp + 16416], ymm15                                  ;  1043.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 16480], ymm9                                   ;  1044.7 agu0+fp5   60 rounds
        db 0x2e
        vmovdqu [rbp + 16512], ymm4                                   ;  1045.7 agu1+fp5   60 rounds
        vmovdqu [rbp + 16544], ymm2                                   ;  1046.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 16576], ymm8                                   ;  1047.7 agu0+fp5   60 rounds
        vmovdqu [rbp + 16608], ymm5                                   ;  1048.7 agu1+fp5   60 rounds
        vmovdqu [rbp + 16640], ymm7                                   ;  1049.7 agu2+fp5   60 rounds
        vmovdqu [rbp + 16672], ymm11                                  ;  1050.7 agu0+fp5   60 rounds
        vmovdqu [rbp + 16704], ymm0                                   ;  1051.7 agu1+fp5   60 rounds
        add r8, 0x1000                                                ;  1041.8 alu0    60 rounds
        vmovdqu ymm0, [rbp + 9216]                                    ;  1044.8 agu0    62 t reload
        vmovdqu ymm1, [rbp + 8288]                                    ;  1045.7 agu1    62 t reload
        vmovdqu ymm2, [rbp + 8960]                                    ;  1045.8 agu0    62 t reload
        vmovdqu ymm3, [rbp + 8064]                                    ;  1046.7 agu1    62 t reload
        vmovdqu ymm4, [rbp + 8096]                                    ;  1046.8 agu0    62 t reload
        vmovdqu ymm5, [rbp + 8128]                                    ;  1047.7 agu1    62 t reload
        vmovdqu ymm6, [rbp + 9056]                                    ;  1047.8 agu0    62 t reload
        vmovdqu ymm7, [rbp + 9312]                                    ;  1048.7 agu1    62 t reload
        vmovdqu ymm8, [rbp + 8160]                                    ;  1048.8 agu0    62 t reload
        vmovdqu ymm9, [rbp + 9376]                                    ;  1049.7 agu1    62 t reload
        vmovdqu ymm10, [rbp + 8192]                                   ;  1049.8 agu0    62 t reload
        vmovdqu ymm11, [rbp + 8224]                                   ;  1050.7 agu1    62 t reload
        vmovdqu ymm12, [rbp + 8256]                                   ;  1050.8 agu0    62 t reload
        vmovdqu ymm13, [rbp + 9344]                                   ;  1051.7 agu1    62 t reload
        cmp r8, qword [rbp + 17056]                                   ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 17048], r8                                   ;                    resident
        vmovdqu [rbp + 14944], ymm0                                   ;                    resident
        vmovdqu [rbp + 14976], ymm1                                   ;                    resident
        vmovdqu [rbp + 15008], ymm2                                   ;                    resident
        vmovdqu [rbp + 15040], ymm3                                   ;                    resident
        vmovdqu [rbp + 15072], ymm4                                   ;                    resident
        vmovdqu [rbp + 15104], ymm5                                   ;                    resident
        vmovdqu [rbp + 15136], ymm6                                   ;                    resident
        vmovdqu [rbp + 15168], ymm7                                   ;                    resident
        vmovdqu [rbp + 15200], ymm8                                   ;                    resident
        vmovdqu [rbp + 15232], ymm9                                   ;                    resident
        vmovdqu [rbp + 15264], ymm10                                  ;                    resident
        vmovdqu [rbp + 15296], ymm11                                  ;                    resident
        vmovdqu [rbp + 15328], ymm12                                  ;                    resident
        vmovdqu [rbp + 15360], ymm13                                  ;                    resident
        mov r8, qword [rbp + 17008]                                   ;     0.0 agu0    74 dst.0 reload
        vmovdqu ymm0, [r8 + 49152]                                    ;     4.0 agu1    74 dst
        vpxor ymm0, ymm0, [rbp + 12896]                               ;    11.0 fp0+agu0   74 dst
        mov r9, qword [rbp + 17064]                                   ;     0.5 agu2    74 dst reload
        vmovdqu [r9], ymm0                                            ;    12.0 agu1+fp5   74 dst
        vmovdqu ymm0, [r8 + 49184]                                    ;     4.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 12928]                               ;    11.0 fp1+agu1   74 dst
        vmovdqu [r9 + 32], ymm0                                       ;    12.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49216]                                    ;     4.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 12960]                               ;    11.0 fp2+agu1   74 dst
        vmovdqu [r9 + 64], ymm0                                       ;    12.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49248]                                    ;     4.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 12992]                               ;    11.0 fp3+agu1   74 dst
        vmovdqu [r9 + 96], ymm0                                       ;    12.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49280]                                    ;     5.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13024]                               ;    12.0 fp0+agu1   74 dst
        vmovdqu [r9 + 128], ymm0                                      ;    13.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49312]                                    ;     6.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13056]                               ;    13.0 fp1+agu1   74 dst
        vmovdqu [r9 + 160], ymm0                                      ;    14.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49344]                                    ;     7.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13088]                               ;    14.0 fp2+agu1   74 dst
        vmovdqu [r9 + 192], ymm0                                      ;    15.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49376]                                    ;     8.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13120]                               ;    15.0 fp3+agu1   74 dst
        vmovdqu [r9 + 224], ymm0                                      ;    16.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49408]                                    ;    11.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13152]                               ;    18.0 fp0+agu1   74 dst
        vmovdqu [r9 + 256], ymm0                                      ;    19.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49440]                                    ;    12.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13184]                               ;    19.0 fp1+agu1   74 dst
        vmovdqu [r9 + 288], ymm0                                      ;    20.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49472]                                    ;    13.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13216]                               ;    20.0 fp2+agu1   74 dst
        vmovdqu [r9 + 320], ymm0                                      ;    21.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49504]                                    ;    14.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13248]                               ;    21.0 fp3+agu1   74 dst
        vmovdqu [r9 + 352], ymm0                                      ;    22.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49536]                                    ;    15.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13280]                               ;    22.0 fp0+agu1   74 dst
        vmovdqu [r9 + 384], ymm0                                      ;    23.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49568]                                    ;    16.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13312]                               ;    23.0 fp1+agu1   74 dst
        vmovdqu [r9 + 416], ymm0                                      ;    24.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49600]                                    ;    17.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13344]                               ;    24.0 fp2+agu1   74 dst
        vmovdqu [r9 + 448], ymm0                                      ;    25.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49632]                                    ;    18.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13376]                               ;    25.0 fp3+agu1   74 dst
        vmovdqu [r9 + 480], ymm0                                      ;    26.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49664]                                    ;    19.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13408]                               ;    26.0 fp0+agu1   74 dst
        vmovdqu [r9 + 512], ymm0                                      ;    27.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49696]                                    ;    20.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13440]                               ;    27.0 fp1+agu1   74 dst
        vmovdqu [r9 + 544], ymm0                                      ;    28.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49728]                                    ;    21.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13472]                               ;    28.0 fp2+agu1   74 dst
        vmovdqu [r9 + 576], ymm0                                      ;    29.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49760]                                    ;    22.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13504]                               ;    29.0 fp3+agu1   74 dst
        vmovdqu [r9 + 608], ymm0                                      ;    30.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49792]                                    ;    23.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13536]                               ;    30.0 fp0+agu1   74 dst
        vmovdqu [r9 + 640], ymm0                                      ;    31.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49824]                                    ;    24.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13568]                               ;    31.0 fp1+agu1   74 dst
        vmovdqu [r9 + 672], ymm0                                      ;    32.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49856]                                    ;    25.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13600]                               ;    32.0 fp2+agu1   74 dst
        vmovdqu [r9 + 704], ymm0                                      ;    33.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49888]                                    ;    26.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13632]                               ;    33.0 fp3+agu1   74 dst
        vmovdqu [r9 + 736], ymm0                                      ;    34.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49920]                                    ;    27.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13664]                               ;    34.0 fp0+agu1   74 dst
        vmovdqu [r9 + 768], ymm0                                      ;    35.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49952]                                    ;    28.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13696]                               ;    35.0 fp1+agu1   74 dst
        vmovdqu [r9 + 800], ymm0                                      ;    36.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49984]                                    ;    29.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13728]                               ;    36.0 fp2+agu1   74 dst
        vmovdqu [r9 + 832], ymm0                                      ;    37.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50016]                                    ;    30.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13760]                               ;    37.0 fp3+agu1   74 dst
        vmovdqu [r9 + 864], ymm0                                      ;    38.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50048]                                    ;    31.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13792]                               ;    38.0 fp0+agu1   74 dst
        vmovdqu [r9 + 896], ymm0                                      ;    39.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50080]                                    ;    32.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13824]                               ;    39.0 fp1+agu1   74 dst
        vmovdqu [r9 + 928], ymm0                                      ;    40.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50112]                                    ;    33.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13856]                               ;    40.0 fp2+agu1   74 dst
        vmovdqu [r9 + 960], ymm0                                      ;    41.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50144]                                    ;    34.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13888]                               ;    41.0 fp3+agu1   74 dst
        vmovdqu [r9 + 992], ymm0                                      ;    42.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50176]                                    ;    35.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13920]                               ;    42.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1024], ymm0                                     ;    43.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50208]                                    ;    36.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13952]                               ;    43.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1056], ymm0                                     ;    44.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50240]                                    ;    37.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13984]                               ;    44.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1088], ymm0                                     ;    45.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50272]                                    ;    38.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14016]                               ;    45.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1120], ymm0                                     ;    46.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50304]                                    ;    39.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14048]                               ;    46.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1152], ymm0                                     ;    47.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50336]                                    ;    40.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14080]                               ;    47.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1184], ymm0                                     ;    48.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50368]                                    ;    41.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14112]                               ;    48.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1216], ymm0                                     ;    49.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50400]                                    ;    42.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14144]                               ;    49.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1248], ymm0                                     ;    50.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50432]                                    ;    43.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14176]                               ;    50.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1280], ymm0                                     ;    51.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50464]                                    ;    44.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14208]                               ;    51.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1312], ymm0                                     ;    52.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50496]                                    ;    45.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14240]                               ;    52.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1344], ymm0                                     ;    53.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50528]                                    ;    46.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14272]                               ;    53.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1376], ymm0                                     ;    54.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50560]                                    ;    47.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14304]                               ;    54.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1408], ymm0                                     ;    55.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50592]                                    ;    48.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14336]                               ;    55.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1440], ymm0                                     ;    56.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50624]                                    ;    49.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14368]                               ;    56.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1472], ymm0                                     ;    57.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50656]                                    ;    50.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14400]                               ;    57.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1504], ymm0                                     ;    58.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50688]                                    ;    51.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14432]                               ;    58.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1536], ymm0                                     ;    59.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50720]                                    ;    52.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14464]                               ;    59.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1568], ymm0                                     ;    60.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50752]                                    ;    53.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14496]                               ;    60.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1600], ymm0                                     ;    61.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50784]                                    ;    54.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14528]                               ;    61.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1632], ymm0                                     ;    62.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50816]                                    ;    55.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14560]                               ;    62.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1664], ymm0                                     ;    63.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50848]                                    ;    56.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14592]                               ;    63.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1696], ymm0                                     ;    64.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50880]                                    ;    57.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14624]                               ;    64.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1728], ymm0                                     ;    65.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50912]                                    ;    58.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14656]                               ;    65.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1760], ymm0                                     ;    66.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50944]                                    ;    59.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14688]                               ;    66.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1792], ymm0                                     ;    67.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50976]                                    ;    60.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14720]                               ;    67.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1824], ymm0                                     ;    68.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51008]                                    ;    61.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14752]                               ;    68.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1856], ymm0                                     ;    69.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51040]                                    ;    62.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14784]                               ;    69.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1888], ymm0                                     ;    70.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51072]                                    ;    63.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14816]                               ;    70.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1920], ymm0                                     ;    71.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51104]                                    ;    64.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14848]                               ;    71.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1952], ymm0                                     ;    72.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51136]                                    ;    65.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14880]                               ;    72.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1984], ymm0                                     ;    73.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51168]                                    ;    66.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14912]                               ;    73.0 fp3+agu1   74 dst
        vmovdqu [r9 + 2016], ymm0                                     ;    74.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51200]                                    ;    67.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 14944]                               ;    74.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2048], ymm0                                     ;    75.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51232]                                    ;    68.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 14976]                               ;    75.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2080], ymm0                                     ;    76.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51264]                                    ;    69.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15008]                               ;    76.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2112], ymm0                                     ;    77.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51296]                                    ;    70.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15040]                               ;    77.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2144], ymm0                                     ;    78.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51328]                                    ;    71.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15072]                               ;    78.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2176], ymm0                                     ;    79.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51360]                                    ;    72.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15104]                               ;    79.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2208], ymm0                                     ;    80.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51392]                                    ;    73.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15136]                               ;    80.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2240], ymm0                                     ;    81.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51424]                                    ;    74.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15168]                               ;    81.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2272], ymm0                                     ;    82.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51456]                                    ;    75.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15200]                               ;    82.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2304], ymm0                                     ;    83.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51488]                                    ;    76.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15232]                               ;    83.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2336], ymm0                                     ;    84.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51520]                                    ;    77.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15264]                               ;    84.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2368], ymm0                                     ;    85.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51552]                                    ;    78.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15296]                               ;    85.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2400], ymm0                                     ;    86.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51584]                                    ;    79.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15328]                               ;    86.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2432], ymm0                                     ;    87.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51616]                                    ;    80.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15360]                               ;    87.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2464], ymm0                                     ;    88.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51648]                                    ;    81.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15392]                               ;    88.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2496], ymm0                                     ;    89.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51680]                                    ;    82.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15424]                               ;    89.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2528], ymm0                                     ;    90.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51712]                                    ;    83.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15456]                               ;    90.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2560], ymm0                                     ;    91.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51744]                                    ;    84.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15488]                               ;    91.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2592], ymm0                                     ;    92.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51776]                                    ;    85.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15520]                               ;    92.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2624], ymm0                                     ;    93.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51808]                                    ;    86.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15552]                               ;    93.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2656], ymm0                                     ;    94.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51840]                                    ;    87.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15584]                               ;    94.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2688], ymm0                                     ;    95.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51872]                                    ;    88.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15616]                               ;    95.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2720], ymm0                                     ;    96.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51904]                                    ;    89.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15648]                               ;    96.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2752], ymm0                                     ;    97.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51936]                                    ;    90.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15680]                               ;    97.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2784], ymm0                                     ;    98.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51968]                                    ;    91.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15712]                               ;    98.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2816], ymm0                                     ;    99.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52000]                                    ;    92.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15744]                               ;    99.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2848], ymm0                                     ;   100.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52032]                                    ;    93.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15776]                               ;   100.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2880], ymm0                                     ;   101.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52064]                                    ;    94.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15808]                               ;   101.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2912], ymm0                                     ;   102.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52096]                                    ;    95.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15840]                               ;   102.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2944], ymm0                                     ;   103.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52128]                                    ;    96.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15872]                               ;   103.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2976], ymm0                                     ;   104.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52160]                                    ;    97.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15904]                               ;   104.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3008], ymm0                                     ;   105.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52192]                                    ;    98.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15936]                               ;   105.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3040], ymm0                                     ;   106.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52224]                                    ;    99.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15968]                               ;   106.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3072], ymm0                                     ;   107.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52256]                                    ;   100.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16000]                               ;   107.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3104], ymm0                                     ;   108.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52288]                                    ;   101.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16032]                               ;   108.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3136], ymm0                                     ;   109.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52320]                                    ;   102.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16064]                               ;   109.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3168], ymm0                                     ;   110.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52352]                                    ;   103.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16096]                               ;   110.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3200], ymm0                                     ;   111.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52384]                                    ;   104.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16128]                               ;   111.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3232], ymm0                                     ;   112.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52416]                                    ;   105.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16160]                               ;   112.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3264], ymm0                                     ;   113.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52448]                                    ;   106.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16192]                               ;   113.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3296], ymm0                                     ;   114.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52480]                                    ;   107.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16224]                               ;   114.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3328], ymm0                                     ;   115.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52512]                                    ;   108.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16256]                               ;   115.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3360], ymm0                                     ;   116.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52544]                                    ;   109.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16288]                               ;   116.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3392], ymm0                                     ;   117.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52576]                                    ;   110.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16320]                               ;   117.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3424], ymm0                                     ;   118.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52608]                                    ;   111.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16352]                               ;   118.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3456], ymm0                                     ;   119.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52640]                                    ;   112.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16384]                               ;   119.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3488], ymm0                                     ;   120.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52672]                                    ;   113.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16416]                               ;   120.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3520], ymm0                                     ;   121.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52704]                                    ;   114.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16448]                               ;   121.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3552], ymm0                                     ;   122.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52736]                                    ;   115.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16480]                               ;   122.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3584], ymm0                                     ;   123.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52768]                                    ;   116.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16512]                               ;   123.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3616], ymm0                                     ;   124.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52800]                                    ;   117.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16544]                               ;   124.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3648], ymm0                                     ;   125.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52832]                                    ;   118.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16576]                               ;   125.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3680], ymm0                                     ;   126.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52864]                                    ;   119.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16608]                               ;   126.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3712], ymm0                                     ;   127.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52896]                                    ;   120.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16640]                               ;   127.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3744], ymm0                                     ;   128.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52928]                                    ;   121.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16672]                               ;   128.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3776], ymm0                                     ;   129.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52960]                                    ;   122.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16704]                               ;   129.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3808], ymm0                                     ;   130.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52992]                                    ;   123.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16736]                               ;   130.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3840], ymm0                                     ;   131.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53024]                                    ;   124.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16768]                               ;   131.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3872], ymm0                                     ;   132.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53056]                                    ;   125.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16800]                               ;   132.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3904], ymm0                                     ;   133.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53088]                                    ;   126.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16832]                               ;   133.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3936], ymm0                                     ;   134.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53120]                                    ;   127.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16864]                               ;   134.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3968], ymm0                                     ;   135.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53152]                                    ;   128.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16896]                               ;   135.0 fp1+agu1   75 dst
        vmovdqu [r9 + 4000], ymm0                                     ;   136.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53184]                                    ;   129.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16928]                               ;   136.0 fp2+agu1   75 dst
        vmovdqu [r9 + 4032], ymm0                                     ;   137.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53216]                                    ;   130.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16960]                               ;   137.0 fp3+agu1   75 dst
        vmovdqu [r9 + 4064], ymm0                                     ;   138.0 agu2+fp5   75 dst
        add r9, 0x1000                                                ;   130.3 alu0   152 blocks
        mov qword [rbp + 17064], r9                                   ;   131.3 agu0+st0  152 blocks
        mov r8, qword [rbp + 16992]                                   ;   131.2 agu1   152 blocks
        add r8, 0x1000                                                ;   135.2 alu1   152 blocks
        mov qword [rbp + 16992], r8                                   ;   136.2 agu2+st1  152 blocks
        cmp r8, qword [rbp + 17000]                                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 17072]                                  ;                    frame
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
