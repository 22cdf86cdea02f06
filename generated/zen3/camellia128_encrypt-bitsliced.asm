; camellia128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
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
;   blocks: 389 uops, planned 138.5; bounds: width 64.8, ports 129.3, path 8.0
;   blocks/groups: 260 uops, planned 128.2; bounds: width 43.3, ports 128.0, path 1.0
;   blocks/groups/rounds: 3210 uops, planned 1003.8; bounds: width 535.0, ports 580.0, path 66.0
;   blocks/groups.2: 452 uops, planned 182.2; bounds: width 75.3, ports 129.0, path 11.0
;   blocks.2: 260 uops, planned 128.2; bounds: width 43.3, ports 128.0, path 1.0
;   blocks/rounds: 3210 uops, planned 1003.8; bounds: width 535.0, ports 580.0, path 66.0
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
        sub rsp, 0x4360                                               ;                    frame
        and rsp, -32                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 17104], rax                                  ;                    frame
        mov dword [rbp + 17112], ecx                                  ;                    argument
        mov qword [rbp + 17024], rsi                                  ;                    argument
        mov qword [rbp + 17040], rdi                                  ;                    argument
        mov qword [rbp + 17096], rdx                                  ;                    argument
        mov r8d, dword [rbp + 17112]                                  ;     0.0 agu0   152 blocks
        shl r8, 0xc                                                   ;     4.0 alu1   152 blocks
        add r8, qword [rbp + 17024]                                   ;     5.0 alu0+agu1  152 blocks
        mov qword [rbp + 17032], r8                                   ;     6.0 agu2+st0  152 blocks
        cmp dword [rbp + 17112], 0                                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 17024]                                   ;     0.0 agu0    68 d.0 reload
        vmovdqu ymm0, [r8]                                            ;     4.0 agu1    68 d
        mov r9, qword [rbp + 17040]                                   ;     0.3 agu2    68 d.0 reload
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
        mov qword [rbp + 17048], r9                                   ;    32.3 agu0+st0   69 groups
        vmovdqu ymm0, [r8 + 928]                                      ;    32.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 928]                                  ;    39.5 fp1+agu0   68 d
        vmovdqu [rbp + 800], ymm0                                     ;    40.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 960]                                      ;    33.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 960]                                  ;    40.5 fp2+agu0   68 d
        vmovdqu [rbp + 832], ymm0                                     ;    41.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 992]                                      ;    34.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 992]                                  ;    41.5 fp3+agu0   68 d
        vmovdqu [rbp + 864], ymm0                                     ;    42.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1024]                                     ;    35.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1024]                                 ;    42.5 fp0+agu0   68 d
        vmovdqu [rbp + 896], ymm0                                     ;    43.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1056]                                     ;    36.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1056]                                 ;    43.5 fp1+agu0   68 d
        vmovdqu [rbp + 928], ymm0                                     ;    44.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1088]                                     ;    37.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1088]                                 ;    44.5 fp2+agu0   68 d
        vmovdqu [rbp + 960], ymm0                                     ;    45.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1120]                                     ;    38.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1120]                                 ;    45.5 fp3+agu0   68 d
        vmovdqu [rbp + 992], ymm0                                     ;    46.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1152]                                     ;    39.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1152]                                 ;    46.5 fp0+agu0   68 d
        vmovdqu [rbp + 1024], ymm0                                    ;    47.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1184]                                     ;    40.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1184]                                 ;    47.5 fp1+agu0   68 d
        vmovdqu [rbp + 1056], ymm0                                    ;    48.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1216]                                     ;    41.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1216]                                 ;    48.5 fp2+agu0   68 d
        vmovdqu [rbp + 1088], ymm0                                    ;    49.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1248]                                     ;    42.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1248]                                 ;    49.5 fp3+agu0   68 d
        vmovdqu [rbp + 1120], ymm0                                    ;    50.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1280]                                     ;    43.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1280]                                 ;    50.5 fp0+agu0   68 d
        vmovdqu [rbp + 1152], ymm0                                    ;    51.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1312]                                     ;    44.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1312]                                 ;    51.5 fp1+agu0   68 d
        vmovdqu [rbp + 1184], ymm0                                    ;    52.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1344]                                     ;    45.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1344]                                 ;    52.5 fp2+agu0   68 d
        vmovdqu [rbp + 1216], ymm0                                    ;    53.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1376]                                     ;    46.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1376]                                 ;    53.5 fp3+agu0   68 d
        vmovdqu [rbp + 1248], ymm0                                    ;    54.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1408]                                     ;    47.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1408]                                 ;    54.5 fp0+agu0   68 d
        vmovdqu [rbp + 1280], ymm0                                    ;    55.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1440]                                     ;    48.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1440]                                 ;    55.5 fp1+agu0   68 d
        vmovdqu [rbp + 1312], ymm0                                    ;    56.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1472]                                     ;    49.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1472]                                 ;    56.5 fp2+agu0   68 d
        vmovdqu [rbp + 1344], ymm0                                    ;    57.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1504]                                     ;    50.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1504]                                 ;    57.5 fp3+agu0   68 d
        vmovdqu [rbp + 1376], ymm0                                    ;    58.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1536]                                     ;    51.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1536]                                 ;    58.5 fp0+agu0   68 d
        vmovdqu [rbp + 1408], ymm0                                    ;    59.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1568]                                     ;    52.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1568]                                 ;    59.5 fp1+agu0   68 d
        vmovdqu [rbp + 1440], ymm0                                    ;    60.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1600]                                     ;    53.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1600]                                 ;    60.5 fp2+agu0   68 d
        vmovdqu [rbp + 1472], ymm0                                    ;    61.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1632]                                     ;    54.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1632]                                 ;    61.5 fp3+agu0   68 d
        vmovdqu [rbp + 1504], ymm0                                    ;    62.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1664]                                     ;    55.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1664]                                 ;    62.5 fp0+agu0   68 d
        vmovdqu [rbp + 1536], ymm0                                    ;    63.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1696]                                     ;    56.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1696]                                 ;    63.5 fp1+agu0   68 d
        vmovdqu [rbp + 1568], ymm0                                    ;    64.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1728]                                     ;    57.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1728]                                 ;    64.5 fp2+agu0   68 d
        vmovdqu [rbp + 1600], ymm0                                    ;    65.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1760]                                     ;    58.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1760]                                 ;    65.5 fp3+agu0   68 d
        vmovdqu [rbp + 1632], ymm0                                    ;    66.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1792]                                     ;    59.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1792]                                 ;    66.5 fp0+agu0   68 d
        vmovdqu [rbp + 1664], ymm0                                    ;    67.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1824]                                     ;    60.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1824]                                 ;    67.5 fp1+agu0   68 d
        vmovdqu [rbp + 1696], ymm0                                    ;    68.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1856]                                     ;    61.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1856]                                 ;    68.5 fp2+agu0   68 d
        vmovdqu [rbp + 1728], ymm0                                    ;    69.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1888]                                     ;    62.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1888]                                 ;    69.5 fp3+agu0   68 d
        vmovdqu [rbp + 1760], ymm0                                    ;    70.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1920]                                     ;    63.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1920]                                 ;    70.5 fp0+agu0   68 d
        vmovdqu [rbp + 1792], ymm0                                    ;    71.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1952]                                     ;    64.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1952]                                 ;    71.5 fp1+agu0   68 d
        vmovdqu [rbp + 1824], ymm0                                    ;    72.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 1984]                                     ;    65.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 1984]                                 ;    72.5 fp2+agu0   68 d
        vmovdqu [rbp + 1856], ymm0                                    ;    73.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2016]                                     ;    66.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2016]                                 ;    73.5 fp3+agu0   68 d
        vmovdqu [rbp + 1888], ymm0                                    ;    74.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2048]                                     ;    67.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2048]                                 ;    74.5 fp0+agu0   68 d
        vmovdqu [rbp + 1920], ymm0                                    ;    75.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2080]                                     ;    68.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2080]                                 ;    75.5 fp1+agu0   68 d
        vmovdqu [rbp + 1952], ymm0                                    ;    76.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2112]                                     ;    69.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2112]                                 ;    76.5 fp2+agu0   68 d
        vmovdqu [rbp + 1984], ymm0                                    ;    77.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2144]                                     ;    70.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2144]                                 ;    77.5 fp3+agu0   68 d
        vmovdqu [rbp + 2016], ymm0                                    ;    78.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2176]                                     ;    71.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2176]                                 ;    78.5 fp0+agu0   68 d
        vmovdqu [rbp + 2048], ymm0                                    ;    79.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2208]                                     ;    72.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2208]                                 ;    79.5 fp1+agu0   68 d
        vmovdqu [rbp + 2080], ymm0                                    ;    80.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2240]                                     ;    73.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2240]                                 ;    80.5 fp2+agu0   68 d
        vmovdqu [rbp + 2112], ymm0                                    ;    81.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2272]                                     ;    74.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2272]                                 ;    81.5 fp3+agu0   68 d
        vmovdqu [rbp + 2144], ymm0                                    ;    82.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2304]                                     ;    75.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2304]                                 ;    82.5 fp0+agu0   68 d
        vmovdqu [rbp + 2176], ymm0                                    ;    83.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2336]                                     ;    76.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2336]                                 ;    83.5 fp1+agu0   68 d
        vmovdqu [rbp + 2208], ymm0                                    ;    84.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2368]                                     ;    77.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2368]                                 ;    84.5 fp2+agu0   68 d
        vmovdqu [rbp + 2240], ymm0                                    ;    85.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2400]                                     ;    78.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2400]                                 ;    85.5 fp3+agu0   68 d
        vmovdqu [rbp + 2272], ymm0                                    ;    86.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2432]                                     ;    79.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2432]                                 ;    86.5 fp0+agu0   68 d
        vmovdqu [rbp + 2304], ymm0                                    ;    87.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2464]                                     ;    80.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2464]                                 ;    87.5 fp1+agu0   68 d
        vmovdqu [rbp + 2336], ymm0                                    ;    88.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2496]                                     ;    81.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2496]                                 ;    88.5 fp2+agu0   68 d
        vmovdqu [rbp + 2368], ymm0                                    ;    89.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2528]                                     ;    82.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2528]                                 ;    89.5 fp3+agu0   68 d
        vmovdqu [rbp + 2400], ymm0                                    ;    90.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2560]                                     ;    83.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2560]                                 ;    90.5 fp0+agu0   68 d
        vmovdqu [rbp + 2432], ymm0                                    ;    91.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2592]                                     ;    84.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2592]                                 ;    91.5 fp1+agu0   68 d
        vmovdqu [rbp + 2464], ymm0                                    ;    92.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2624]                                     ;    85.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2624]                                 ;    92.5 fp2+agu0   68 d
        vmovdqu [rbp + 2496], ymm0                                    ;    93.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2656]                                     ;    86.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2656]                                 ;    93.5 fp3+agu0   68 d
        vmovdqu [rbp + 2528], ymm0                                    ;    94.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2688]                                     ;    87.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2688]                                 ;    94.5 fp0+agu0   68 d
        vmovdqu [rbp + 2560], ymm0                                    ;    95.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2720]                                     ;    88.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2720]                                 ;    95.5 fp1+agu0   68 d
        vmovdqu [rbp + 2592], ymm0                                    ;    96.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2752]                                     ;    89.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2752]                                 ;    96.5 fp2+agu0   68 d
        vmovdqu [rbp + 2624], ymm0                                    ;    97.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2784]                                     ;    90.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2784]                                 ;    97.5 fp3+agu0   68 d
        vmovdqu [rbp + 2656], ymm0                                    ;    98.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2816]                                     ;    91.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2816]                                 ;    98.5 fp0+agu0   68 d
        vmovdqu [rbp + 2688], ymm0                                    ;    99.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2848]                                     ;    92.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2848]                                 ;    99.5 fp1+agu0   68 d
        vmovdqu [rbp + 2720], ymm0                                    ;   100.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2880]                                     ;    93.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2880]                                 ;   100.5 fp2+agu0   68 d
        vmovdqu [rbp + 2752], ymm0                                    ;   101.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2912]                                     ;    94.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2912]                                 ;   101.5 fp3+agu0   68 d
        vmovdqu [rbp + 2784], ymm0                                    ;   102.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2944]                                     ;    95.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2944]                                 ;   102.5 fp0+agu0   68 d
        vmovdqu [rbp + 2816], ymm0                                    ;   103.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 2976]                                     ;    96.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 2976]                                 ;   103.5 fp1+agu0   68 d
        vmovdqu [rbp + 2848], ymm0                                    ;   104.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3008]                                     ;    97.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3008]                                 ;   104.5 fp2+agu0   68 d
        vmovdqu [rbp + 2880], ymm0                                    ;   105.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3040]                                     ;    98.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3040]                                 ;   105.5 fp3+agu0   68 d
        vmovdqu [rbp + 2912], ymm0                                    ;   106.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3072]                                     ;    99.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3072]                                 ;   106.5 fp0+agu0   68 d
        vmovdqu [rbp + 2944], ymm0                                    ;   107.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3104]                                     ;   100.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3104]                                 ;   107.5 fp1+agu0   68 d
        vmovdqu [rbp + 2976], ymm0                                    ;   108.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3136]                                     ;   101.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3136]                                 ;   108.5 fp2+agu0   68 d
        vmovdqu [rbp + 3008], ymm0                                    ;   109.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3168]                                     ;   102.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3168]                                 ;   109.5 fp3+agu0   68 d
        vmovdqu [rbp + 3040], ymm0                                    ;   110.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3200]                                     ;   103.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3200]                                 ;   110.5 fp0+agu0   68 d
        vmovdqu [rbp + 3072], ymm0                                    ;   111.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3232]                                     ;   104.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3232]                                 ;   111.5 fp1+agu0   68 d
        vmovdqu [rbp + 3104], ymm0                                    ;   112.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3264]                                     ;   105.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3264]                                 ;   112.5 fp2+agu0   68 d
        vmovdqu [rbp + 3136], ymm0                                    ;   113.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3296]                                     ;   106.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3296]                                 ;   113.5 fp3+agu0   68 d
        vmovdqu [rbp + 3168], ymm0                                    ;   114.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3328]                                     ;   107.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3328]                                 ;   114.5 fp0+agu0   68 d
        vmovdqu [rbp + 3200], ymm0                                    ;   115.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3360]                                     ;   108.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3360]                                 ;   115.5 fp1+agu0   68 d
        vmovdqu [rbp + 3232], ymm0                                    ;   116.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3392]                                     ;   109.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3392]                                 ;   116.5 fp2+agu0   68 d
        vmovdqu [rbp + 3264], ymm0                                    ;   117.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3424]                                     ;   110.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3424]                                 ;   117.5 fp3+agu0   68 d
        vmovdqu [rbp + 3296], ymm0                                    ;   118.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3456]                                     ;   111.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3456]                                 ;   118.5 fp0+agu0   68 d
        vmovdqu [rbp + 3328], ymm0                                    ;   119.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3488]                                     ;   112.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3488]                                 ;   119.5 fp1+agu0   68 d
        vmovdqu [rbp + 3360], ymm0                                    ;   120.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3520]                                     ;   113.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3520]                                 ;   120.5 fp2+agu0   68 d
        vmovdqu [rbp + 3392], ymm0                                    ;   121.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3552]                                     ;   114.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3552]                                 ;   121.5 fp3+agu0   68 d
        vmovdqu [rbp + 3424], ymm0                                    ;   122.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3584]                                     ;   115.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3584]                                 ;   122.5 fp0+agu0   68 d
        vmovdqu [rbp + 3456], ymm0                                    ;   123.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3616]                                     ;   116.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3616]                                 ;   123.5 fp1+agu0   68 d
        vmovdqu [rbp + 3488], ymm0                                    ;   124.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3648]                                     ;   117.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3648]                                 ;   124.5 fp2+agu0   68 d
        vmovdqu [rbp + 3520], ymm0                                    ;   125.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3680]                                     ;   118.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3680]                                 ;   125.5 fp3+agu0   68 d
        vmovdqu [rbp + 3552], ymm0                                    ;   126.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3712]                                     ;   119.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3712]                                 ;   126.5 fp0+agu0   68 d
        vmovdqu [rbp + 3584], ymm0                                    ;   127.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3744]                                     ;   120.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3744]                                 ;   127.5 fp1+agu0   68 d
        vmovdqu [rbp + 3616], ymm0                                    ;   128.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3776]                                     ;   121.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3776]                                 ;   128.5 fp2+agu0   68 d
        vmovdqu [rbp + 3648], ymm0                                    ;   129.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3808]                                     ;   122.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3808]                                 ;   129.5 fp3+agu0   68 d
        vmovdqu [rbp + 3680], ymm0                                    ;   130.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3840]                                     ;   123.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3840]                                 ;   130.5 fp0+agu0   68 d
        vmovdqu [rbp + 3712], ymm0                                    ;   131.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3872]                                     ;   124.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3872]                                 ;   131.5 fp1+agu0   68 d
        vmovdqu [rbp + 3744], ymm0                                    ;   132.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3904]                                     ;   125.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3904]                                 ;   132.5 fp2+agu0   68 d
        vmovdqu [rbp + 3776], ymm0                                    ;   133.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3936]                                     ;   126.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3936]                                 ;   133.5 fp3+agu0   68 d
        vmovdqu [rbp + 3808], ymm0                                    ;   134.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 3968]                                     ;   127.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 3968]                                 ;   134.5 fp0+agu0   68 d
        vmovdqu [rbp + 3840], ymm0                                    ;   135.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 4000]                                     ;   128.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 4000]                                 ;   135.5 fp1+agu0   68 d
        vmovdqu [rbp + 3872], ymm0                                    ;   136.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 4032]                                     ;   129.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 4032]                                 ;   136.5 fp2+agu0   68 d
        vmovdqu [rbp + 3904], ymm0                                    ;   137.5 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 4064]                                     ;   130.5 agu1    68 d
        vpxor ymm0, ymm0, [r9 + 4064]                                 ;   137.5 fp3+agu0   68 d
        vmovdqu [rbp + 3936], ymm0                                    ;   138.5 agu2+fp5   69 groups
        add r9, 0x8000                                                ;   130.8 alu0    69 groups
        mov qword [rbp + 17056], r9                                   ;   131.8 agu1+st1   69 groups
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
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2112]                                    ;     4.0 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 4160], ymm0                                    ;    11.0 agu1+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2144]                                    ;     5.0 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 4192], ymm0                                    ;    12.0 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2176]                                    ;     5.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 4224], ymm0                                    ;    12.2 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2208]                                    ;     6.0 agu0    60 rounds reload
        vmovdqu [rbp + 4256], ymm0                                    ;    13.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2240]                                    ;     7.0 agu0    60 rounds reload
        vmovdqu [rbp + 4288], ymm0                                    ;    14.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2272]                                    ;     7.2 agu1    60 rounds reload
        vmovdqu [rbp + 4320], ymm0                                    ;    14.2 agu2+fp5   60 rounds
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
        vmovdqu [rbp + 5888], ymm0                                    ;    60.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3872]                                    ;    45.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 5920], ymm0                                    ;    61.2 agu1+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 3904]                                    ;    46.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 5952], ymm0                                    ;    62.2 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 3936]                                    ;    47.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 5984], ymm0                                    ;    63.2 agu0+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp - 128]                                     ;    48.2 agu1    60 rounds reload
        vmovdqu [rbp + 6016], ymm0                                    ;    64.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp - 96]                                      ;    49.2 agu0    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm0                                    ;    65.2 agu1+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 64]                                      ;    50.2 agu0    60 rounds reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm0                                    ;    66.2 agu2+fp5   60 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 32]                                      ;    51.2 agu1    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 6112], ymm0                                    ;    67.2 agu0+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 0]                                       ;    52.2 agu1    60 rounds reload
        db 0x2e
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
        vmovdqu [rbp + 7936], ymm0                                    ;   124.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1824]                                    ;   109.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 7968], ymm0                                    ;   125.2 agu1+fp5   60 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 1856]                                    ;   110.2 agu0    60 rounds reload
        db 0x2e
        vmovdqu [rbp + 8000], ymm0                                    ;   126.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1888]                                    ;   111.2 agu1    60 rounds reload
        vmovdqu [rbp + 8032], ymm0                                    ;   127.2 agu0+fp5   60 rounds
        mov r8, qword [rbp + 17048]                                   ;   112.2 agu2    60 rounds reload
        mov qword [rbp + 17064], r8                                   ;   116.2 agu1+st0   60 rounds
        add r8, 0x3000                                                ;   116.2 alu0    60 rounds
        db 0x2e
        mov qword [rbp + 17072], r8                                   ;   117.2 agu0+st1   60 rounds
        db 0x2e
        mov r8, qword [rbp + 17064]                                   ;                    resident
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
        vpxor ymm12, ymm3, ymm14                                      ;    25.3 fp1     41 t
        vmovdqu [rbp + 8960], ymm1                                    ;    28.3 agu0+fp5   40 t spill
        vpxor ymm1, ymm4, ymm14                                       ;    26.0 fp2     41 t
        vmovdqu [rbp + 8992], ymm8                                    ;    29.3 agu1+fp5   40 t spill
        vmovdqu ymm8, [r8 + 5984]                                     ;    27.0 agu0    40 t
        vpxor ymm8, ymm8, [rbp + 7904]                                ;    34.0 fp3+agu1   40 t
        vmovdqu [rbp + 9024], ymm8                                    ;    35.0 agu2+fp5   40 t spill
        db 0x2e
        vmovdqa ymm8, ymm15                                           ;    27.3         41 t copy
        vmovdqu [rbp + 9056], ymm11                                   ;    31.3 agu0+fp5   40 t spill
        vmovdqu ymm11, [r8 + 6016]                                    ;    28.2 agu1    40 t
        vpxor ymm11, ymm11, [rbp + 7936]                              ;    35.2 fp0+agu0   40 t
        vmovdqu [rbp + 9088], ymm11                                   ;    36.2 agu2+fp5   40 t spill
        vmovdqu ymm11, [r8 + 6048]                                    ;    29.2 agu1    40 t
        vpxor ymm11, ymm11, [rbp + 7968]                              ;    36.2 fp1+agu0   40 t
        vmovdqu [rbp + 9120], ymm11                                   ;    37.2 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm1                                           ;    29.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 9152], ymm5                                    ;    34.3 agu1+fp5   40 t spill
        db 0x2e
        vmovdqa ymm5, ymm12                                           ;    29.7         41 t copy
        db 0x2e
        vmovdqu [rbp + 9184], ymm10                                   ;    35.3 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm10, ymm2, [r8 + 4160]                                ;    31.0 fp2+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;    32.0 fp3+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;    33.0 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9216], ymm2                                    ;    36.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm12                                           ;    31.3         41 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9248], ymm13                                   ;    37.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm6, [r8 + 4288]                                ;    32.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;    33.2 fp2+agu0   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;    34.2 fp3     41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;    35.2 fp0     41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;    35.2 fp1     41 t
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 4096]                                 ;    36.2 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_encrypt.T0_constants256]   ;    37.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;    38.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;    36.2 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm6                                    ;    38.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm7                                        ;    38.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 4320]                                 ;    39.2 fp3+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;    40.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;    41.2 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9312], ymm7                                    ;    39.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm7, ymm11, ymm6                                        ;    41.2 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm0                                    ;    40.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm3, ymm5                                        ;    36.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9376], ymm9                                    ;    41.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm5, ymm6                                        ;    41.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;    42.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9408], ymm6                                    ;    42.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm8                                       ;    38.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9440], ymm14                                   ;    43.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm8, ymm9                                        ;    42.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;    43.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;    42.2 fp1     41 t
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm2                                       ;    42.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;    43.2 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm9                                    ;    44.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm2                                        ;    42.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm2                                    ;    45.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm1                                        ;    40.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;    43.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm9                                        ;    43.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;    44.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm15                                       ;    43.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;    45.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;    44.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm6                                    ;    46.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm2                                        ;    44.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;    45.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm2                                        ;    44.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm0                                    ;    47.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm6                                        ;    45.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;    46.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm11                                      ;    43.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm9                                    ;    48.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm12, ymm0                                       ;    44.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;    46.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    45.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 9440]                                    ;    44.3 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm11                                   ;    49.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm10, ymm9                                       ;    51.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;    52.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm7                                      ;    47.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;    53.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm4                                       ;    54.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;    55.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;    54.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                                       ;    55.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;    56.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                       ;    57.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm14                                      ;    56.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;    57.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                      ;    58.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;    59.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm11, ymm7                                       ;    58.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    59.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm7                                      ;    58.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                       ;    59.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                       ;    59.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;    61.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                     ;    57.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;    62.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                        ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                       ;    60.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                        ;    60.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;    60.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;    62.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, [rbp + 9472]                               ;    60.3 fp1+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;    61.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 9408]                                ;    61.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;    62.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;    61.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;    60.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;    62.3 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9632]                                ;    61.3 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm13, [rbp + 9600]                               ;    61.3 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 9536]                              ;    61.3 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 9504]                              ;    62.3 fp3+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;    63.3 fp0     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;    64.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    62.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;    63.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;    62.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                      ;    62.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;    64.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 9440]                                ;    62.8 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;    65.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;    66.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 9568]                              ;    63.7 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;    63.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;    65.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;    65.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;    66.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;    67.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;    65.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;    66.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;    65.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;    67.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm13                                       ;    67.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;    68.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;    64.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;    71.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm6                                       ;    69.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;    67.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;    68.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                        ;    69.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;    71.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;    69.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;    71.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;    71.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;    71.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 9152]                                   ;    66.5 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 9184]                                    ;    66.7 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;    73.7 fp1     23 t
        db 0x2e
        vmovdqu ymm6, [rbp + 9152]                                    ;    67.5 agu0    23 t
        db 0x2e
        vmovdqu ymm8, [rbp + 9056]                                    ;    67.7 agu1    40 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;    74.7 fp2     23 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8992]                                   ;    68.5 agu0    23 t
        db 0x2e
        vmovdqa ymm11, ymm6                                           ;    75.7         23 t copy
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm15                                          ;    74.7         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9056], ymm13                                   ;    68.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm13, [r8 + 4384]                                    ;    68.7 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 9376]                              ;    75.7 fp3+agu0   23 t
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;    76.7 fp0     23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;    77.7 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9184], ymm14                                   ;    72.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm14, ymm15                                          ;    74.7         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm4                                    ;    72.7 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm4, [r8 + 4512]                                     ;    70.5 agu0    23 t
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9248]                                ;    77.5 fp2+agu1   23 t
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;    78.5 fp3     23 t
        db 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;    79.5 fp0     23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;    80.5 fp1     23 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 4576]                               ;    80.5 fp2+agu0   23 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6496]                              ;    81.5 fp3+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;    82.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;    83.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;    81.5 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9440], ymm2                                    ;    74.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, [rbp + 6464]                               ;    83.5 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 4544]                                 ;    84.5 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;    85.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;    86.5 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm5                                    ;    75.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm12                                       ;    81.5 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm1                                    ;    76.8 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm1, ymm11, ymm2                                        ;    86.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm3                                    ;    77.8 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm2                                       ;    86.5 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9632], ymm9                                    ;    78.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm9, ymm13, ymm10                                      ;    83.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm10, ymm3                                        ;    87.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;    88.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;    87.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                                        ;    87.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;    88.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm2                                    ;    86.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm14                                       ;    87.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm14                                   ;    87.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, [rbp + 8992]                               ;    87.5 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm3                                    ;    87.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm6                                       ;    83.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;    88.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm2                                        ;    88.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;    89.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm14                                       ;    88.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;    90.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;    89.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm9                                    ;    87.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm5, ymm3                                        ;    89.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    90.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm3                                        ;    89.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm5                                    ;    88.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm5, ymm0, ymm9                                        ;    90.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;    91.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm14                                      ;    88.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm2                                    ;    89.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm15, ymm5                                       ;    89.5 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;    91.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;    90.5 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 9152]                                    ;    89.2 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm11                                   ;    90.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm13, ymm2                                       ;    96.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;    97.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm1                                       ;    92.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;    98.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm8                                        ;    99.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                        ;   100.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;    99.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm8                                       ;   100.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   101.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                       ;   102.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm7                                        ;   101.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   102.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                        ;   103.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   104.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm11, ymm1                                        ;   103.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   104.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm1                                       ;   103.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                        ;   104.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                        ;   104.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   105.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   106.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;   102.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   107.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                      ;   105.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                      ;   105.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                        ;   105.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   105.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   107.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, [rbp + 8992]                                ;   105.2 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   106.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, [rbp + 9408]                                ;   106.2 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   107.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   106.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   105.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   107.2 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 9760]                                ;   106.2 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 9728]                                ;   106.2 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9664]                                ;   106.2 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 9472]                              ;   107.2 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   108.2 fp1     23 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   109.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   107.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   108.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   107.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   108.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                      ;   107.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   109.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9152]                                ;   107.7 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   110.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   111.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9696]                                ;   108.5 fp0+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   108.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   110.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   110.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   111.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   112.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   110.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   111.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   110.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   112.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm10, ymm4                                      ;   112.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   113.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   109.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   116.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm15                                       ;   114.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   112.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   113.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   114.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   116.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   114.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   116.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   116.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   116.5 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8352]                                   ;   111.3 agu0    22 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 8960]                                   ;   111.5 agu1    40 t reload
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   118.5 fp2     22 t
        db 0x2e
        vmovdqu ymm5, [rbp + 8352]                                    ;   112.3 agu0    22 t
        db 0x2e
        vmovdqu ymm9, [rbp + 8384]                                    ;   112.5 agu1    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   119.5 fp3     22 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8320]                                   ;   113.3 agu0    22 t
        db 0x2e
        vmovdqa ymm11, ymm5                                           ;   120.5         22 t copy
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm14                                          ;   119.5         22 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm4                                    ;   113.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 4672]                                     ;   113.5 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6592]                                ;   120.5 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   121.5 fp1     22 t
        db 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   122.5 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 8960], ymm2                                    ;   117.5 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm2, ymm14                                           ;   119.5         22 t copy
        db 0x2e
        vmovdqu [rbp + 9696], ymm8                                    ;   117.5 agu1+fp5   23 t spill
        db 0x2e
        vmovdqu ymm8, [r8 + 4800]                                     ;   115.3 agu0    22 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6720]                                ;   122.3 fp3+agu1   22 t
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   123.3 fp0     22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   124.3 fp1     22 t
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   125.3 fp2     22 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 4608]                               ;   125.3 fp3+agu0   22 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6528]                              ;   126.3 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   127.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   128.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   126.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm3                                    ;   119.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, [rbp + 6752]                               ;   128.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 4832]                                 ;   129.3 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   130.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   131.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm12                                   ;   120.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm13                                     ;   126.3 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm6                                    ;   121.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm6, ymm11, ymm3                                        ;   131.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm0                                    ;   122.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm3                                       ;   131.3 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 9760], ymm7                                    ;   123.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm7, ymm4, ymm10                                       ;   128.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm10, ymm0                                        ;   132.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   133.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   132.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm2                                         ;   132.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   133.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm3                                    ;   131.3 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm2                                       ;   132.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm2                                    ;   132.3 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, [rbp + 8320]                                ;   132.3 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm0                                    ;   132.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm13, ymm5                                       ;   128.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   133.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm3                                        ;   133.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   134.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm2                                        ;   133.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   135.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   134.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm7                                    ;   131.8 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm0                                       ;   134.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   135.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm0                                        ;   134.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm12                                   ;   132.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm7                                      ;   135.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   136.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm11, ymm2                                      ;   133.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm3                                    ;   133.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, ymm12                                      ;   134.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   136.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   135.3 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8352]                                    ;   134.0 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm11                                   ;   134.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm4, ymm3                                        ;   141.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   142.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, ymm6                                       ;   137.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   143.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm9                                        ;   144.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   145.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   144.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                       ;   145.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   146.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                     ;   147.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm1                                        ;   146.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   147.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                        ;   148.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   149.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm11, ymm6                                        ;   148.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   149.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm6                                       ;   148.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                        ;   149.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                      ;   149.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   150.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   151.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   147.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   152.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   150.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                      ;   150.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                        ;   150.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   150.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   152.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, [rbp + 8320]                                ;   150.0 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   151.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm9, [rbp + 9408]                                ;   151.0 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   152.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   151.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   150.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                       ;   152.0 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 9888]                                ;   151.0 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm8, [rbp + 9856]                                ;   151.0 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 9792]                                ;   151.0 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8992]                              ;   152.0 fp1+agu0   22 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   153.0 fp2     22 t
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   154.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   152.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   153.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   152.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   153.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                        ;   152.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   154.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8352]                                ;   152.5 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   155.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   156.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9824]                                ;   153.3 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   153.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   155.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   155.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   156.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   157.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   155.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   156.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   155.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   157.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm8                                      ;   157.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   158.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   154.3 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   161.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm14                                       ;   159.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   157.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   158.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   159.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   161.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   159.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   161.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   161.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   161.3 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8416]                                   ;   156.2 agu0    21 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8480]                                    ;   156.3 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   163.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8416]                                    ;   157.2 agu0    21 t
        db 0x2e
        vmovdqu ymm7, [rbp + 8512]                                    ;   157.3 agu1    40 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   164.3 fp0     21 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8448]                                   ;   158.2 agu0    21 t
        db 0x2e
        vmovdqa ymm11, ymm6                                           ;   165.3         21 t copy
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm14                                          ;   164.3         21 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm4                                    ;   160.0 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 4928]                                     ;   158.3 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6848]                                ;   165.3 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   166.3 fp2     21 t
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   167.3 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm8                                    ;   159.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm8, ymm14                                           ;   164.3         21 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   162.3 agu1+fp5   22 t spill
        db 0x2e
        vmovdqu ymm1, [r8 + 5056]                                     ;   160.2 agu0    21 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6976]                                ;   167.2 fp0+agu1   21 t
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   168.2 fp1     21 t
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   169.2 fp2     21 t
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   170.2 fp3     21 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 4864]                               ;   170.2 fp0+agu0   21 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6784]                              ;   171.2 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   172.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   173.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   171.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm9                                    ;   164.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm10, [rbp + 7008]                               ;   173.2 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [r8 + 5088]                                 ;   174.2 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   175.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   176.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm0                                    ;   165.5 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm12                                       ;   171.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm13                                   ;   166.5 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm13, ymm11, ymm9                                       ;   176.2 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm5                                    ;   167.5 agu1+fp5   22 t spill
        db 0x2e
        vpxor ymm5, ymm12, ymm9                                       ;   176.2 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 9888], ymm15                                   ;   168.5 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm15, ymm4, ymm10                                      ;   173.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm10, ymm5                                        ;   177.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   178.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   177.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm8                                         ;   177.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   178.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm9                                    ;   176.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm8                                        ;   177.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm8                                    ;   177.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, [rbp + 8448]                                ;   177.2 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm5                                    ;   177.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm6                                       ;   173.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   178.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm9                                       ;   178.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   179.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm8                                       ;   178.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   180.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   179.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9920], ymm15                                   ;   176.7 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm5                                       ;   179.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   180.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm5                                       ;   179.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9952], ymm0                                    ;   177.7 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm15                                       ;   180.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   181.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm8                                       ;   178.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm9                                    ;   178.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm14, ymm0                                       ;   179.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   181.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   180.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8416]                                    ;   178.8 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm11                                  ;   179.7 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm4, ymm9                                        ;   185.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   186.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm13                                      ;   182.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   187.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm7                                        ;   188.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   189.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   188.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                       ;   189.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   190.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                       ;   191.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm3                                        ;   190.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;   191.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                       ;   192.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   193.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm11, ymm13                                       ;   192.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   193.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm13                                      ;   192.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   193.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   193.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   194.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                        ;   195.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   191.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   196.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                      ;   194.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                      ;   194.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                        ;   194.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   194.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   196.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, [rbp + 8448]                                ;   194.8 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   195.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm7, [rbp + 9408]                                ;   195.8 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                        ;   196.8 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   195.8 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   194.8 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                       ;   196.8 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 10016]                               ;   195.8 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 9984]                                ;   195.8 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9920]                                ;   195.8 fp1+agu1   21 t
        db 0x2e
        vpand ymm11, ymm11, [rbp + 8320]                              ;   196.8 fp2+agu0   21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   197.8 fp3     21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   198.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   196.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   197.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   196.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   197.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                       ;   197.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   198.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 8416]                              ;   197.3 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   199.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   200.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9952]                                ;   198.2 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   198.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   199.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   199.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   200.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   201.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   199.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   200.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   200.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   201.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm1                                      ;   201.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   202.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   199.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   206.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm14                                       ;   203.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   201.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   202.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   203.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   206.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   203.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   206.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   206.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   206.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8544]                                   ;   201.0 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8608]                                    ;   201.2 agu1    40 t reload
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   208.2 fp0     23 t
        db 0x2e
        vmovdqu ymm8, [rbp + 8544]                                    ;   202.0 agu0    23 t
        db 0x2e
        vmovdqu ymm9, [rbp + 8640]                                    ;   202.2 agu1    40 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   209.2 fp1     23 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8576]                                   ;   203.0 agu0    23 t
        db 0x2e
        vmovdqa ymm11, ymm8                                           ;   210.2         23 t copy
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm14                                          ;   209.2         23 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm3                                    ;   207.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [r8 + 5152]                                     ;   203.2 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 7072]                                ;   210.2 fp2+agu0   23 t
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   211.2 fp3     23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   212.2 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm7                                    ;   207.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm7, ymm14                                           ;   209.2         23 t copy
        db 0x2e
        vmovdqu [rbp + 9952], ymm5                                    ;   204.8 agu1+fp5   21 t spill
        db 0x2e
        vmovdqu ymm5, [r8 + 5280]                                     ;   205.0 agu0    23 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7200]                                ;   212.0 fp1+agu1   23 t
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   213.0 fp2     23 t
        db 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   214.0 fp3     23 t
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   215.0 fp0     23 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 5344]                               ;   215.0 fp1+agu0   23 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7264]                              ;   216.0 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   217.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   218.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   216.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm12                                   ;   209.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, [rbp + 7232]                              ;   218.0 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 5312]                               ;   219.0 fp3+agu1   23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   220.0 fp0     23 t
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   221.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm6                                    ;   210.3 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm13                                       ;   216.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9920], ymm2                                    ;   211.3 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm11, ymm12                                       ;   221.0 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 9984], ymm4                                    ;   212.3 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm4, ymm13, ymm12                                      ;   221.0 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 10016], ymm1                                   ;   213.3 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm1, ymm3, ymm10                                       ;   218.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm10, ymm4                                       ;   222.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   223.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   222.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                                         ;   222.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   223.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm12                                   ;   221.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm7                                       ;   222.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm7                                    ;   222.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, [rbp + 8576]                                ;   222.0 fp0+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm4                                    ;   222.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm8                                       ;   218.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   223.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm12                                       ;   223.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   224.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm7                                        ;   223.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   225.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   224.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm1                                   ;   221.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm4                                        ;   224.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   225.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm4                                        ;   224.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10080], ymm6                                   ;   222.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm1                                        ;   225.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   226.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm7                                       ;   223.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm12                                  ;   223.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm12, ymm14, ymm6                                      ;   224.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   226.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   225.0 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8544]                                   ;   223.7 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10144], ymm11                                  ;   224.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm3, ymm12                                       ;   230.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   231.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm2                                      ;   227.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   232.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm9                                       ;   233.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   234.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   233.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                       ;   234.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   235.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                       ;   236.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm15                                      ;   235.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   236.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                      ;   237.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   238.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm11, ymm2                                       ;   237.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   238.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm2                                      ;   237.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                       ;   238.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                                       ;   238.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   239.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                       ;   240.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   236.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   241.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   239.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                      ;   239.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                        ;   239.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   239.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   241.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, [rbp + 8576]                                ;   239.7 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   240.7 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm9, [rbp + 9408]                               ;   240.7 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   241.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   240.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   239.7 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                       ;   241.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 10144]                               ;   240.7 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm5, [rbp + 10112]                              ;   240.7 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 10048]                               ;   240.7 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8448]                              ;   241.7 fp3+agu0   23 t
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   242.7 fp0     23 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   243.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   241.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   242.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   241.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   242.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   241.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   243.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 8544]                                ;   242.2 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   244.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   245.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 10080]                             ;   243.0 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   243.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   244.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   244.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   245.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   246.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   244.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   246.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm5                                      ;   246.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   247.7 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8672]                                    ;   243.7 agu1    22 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8736]                                    ;   243.8 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   250.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8672]                                    ;   244.7 agu1    22 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8768]                                   ;   244.8 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   251.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm5                                    ;   246.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 8704]                                    ;   245.7 agu1    22 t
        db 0x2e
        vmovdqu [rbp + 8736], ymm9                                    ;   245.7 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm9, ymm3                                            ;   252.8         22 t copy
        db 0x2e
        vmovdqu [rbp + 10080], ymm4                                   ;   246.7 agu0+fp5   23 t spill
        db 0x2e
        vmovdqa ymm4, ymm1                                            ;   251.8         22 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm11                                   ;   247.7 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm11, [r8 + 5440]                                    ;   246.7 agu1    22 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7360]                              ;   253.7 fp3+agu0   22 t
        db 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   254.7 fp0+agu1   22 t
        db 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   255.7 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 8448], ymm13                                   ;   248.7 agu2+fp5   23 t spill
        vmovdqa ymm13, ymm1                                           ;   251.8         22 t copy
        vmovdqu [rbp + 10048], ymm7                                   ;   249.7 agu0+fp5   23 t spill
        vmovdqu ymm7, [r8 + 5568]                                     ;   248.7 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7488]                                ;   255.7 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   256.7 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   257.7 fp0     22 t
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   258.7 fp1     22 t
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 5376]                                 ;   258.7 fp2+agu0   22 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7296]                                ;   259.7 fp3+agu1   22 t
        db 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   260.7 fp0+agu0   22 t
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   261.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   259.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm6                                   ;   251.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, [rbp + 7520]                                ;   261.7 fp3+agu1   22 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 5600]                                 ;   262.7 fp0+agu0   22 t
        db 0x2e
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   263.7 fp1+agu1   22 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   264.7 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 10144], ymm10                                  ;   253.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm10, ymm2, ymm4                                       ;   259.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm8                                    ;   254.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm8, ymm9, ymm6                                         ;   264.7 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm0                                    ;   255.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm6                                        ;   264.7 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm15                                  ;   256.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm5                                      ;   261.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10208], ymm14                                  ;   257.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm5, ymm0                                        ;   265.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   266.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   265.7 fp1     22 t
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm13                                        ;   265.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   266.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10240], ymm6                                   ;   264.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm13                                      ;   265.7 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10272], ymm13                                  ;   265.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, [rbp + 8704]                               ;   265.7 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm0                                    ;   265.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm3                                        ;   262.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   266.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm6                                       ;   266.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   267.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm13                                      ;   266.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   268.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   267.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10304], ymm15                                  ;   265.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm0                                      ;   267.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   268.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm0                                       ;   267.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10336], ymm10                                  ;   266.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm10, ymm2, ymm15                                      ;   268.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   269.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm13                                      ;   266.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10368], ymm6                                   ;   267.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm10                                       ;   267.7 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   269.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   268.7 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8672]                                    ;   267.3 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm9                                   ;   268.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm9, ymm11, ymm6                                        ;   274.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   275.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, ymm8                                       ;   270.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   276.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm12                                       ;   277.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   278.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   277.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm12                                        ;   278.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   279.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                      ;   280.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm14                                       ;   279.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   280.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                      ;   281.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   282.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm8                                        ;   281.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   282.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm8                                       ;   281.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;   282.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;   282.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   283.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   284.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                        ;   280.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   285.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                       ;   283.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                        ;   283.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                       ;   283.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   283.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, [rbp + 8704]                                ;   283.3 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   284.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, [rbp + 10240]                              ;   284.3 fp0+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   284.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   283.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   285.3 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10400]                             ;   284.3 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm6, ymm7, [rbp + 10368]                               ;   284.3 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 10304]                               ;   284.3 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 10272]                               ;   285.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   286.3 fp1     22 t
        db 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   287.3 fp2     22 t
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   285.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   286.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   286.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                      ;   285.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   287.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 8672]                                ;   285.8 fp1+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   288.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   289.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 10336]                             ;   286.7 fp0+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   286.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   288.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   288.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   289.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   290.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   288.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   290.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm7                                       ;   290.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   291.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8800]                                    ;   287.3 agu1    21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8864]                                    ;   287.5 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   294.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 8800]                                    ;   288.3 agu1    21 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 8896]                                   ;   288.5 agu0    40 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   295.5 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8896], ymm7                                    ;   290.3 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm7, [rbp + 8832]                                    ;   289.3 agu1    21 t
        db 0x2e
        vmovdqu [rbp + 8864], ymm14                                   ;   291.3 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm14, ymm8                                           ;   296.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 10336], ymm15                                  ;   292.3 agu0+fp5   22 t spill
        db 0x2e
        vmovdqa ymm15, ymm1                                           ;   295.5         21 t copy
        vmovdqu [rbp + 8672], ymm12                                   ;   291.3 agu1+fp5   22 t spill
        vmovdqu ymm12, [r8 + 5696]                                    ;   290.5 agu0    21 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7616]                              ;   297.5 fp0+agu1   21 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   298.5 fp1+agu0   21 t
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   299.5 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 10272], ymm0                                   ;   292.3 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm0, ymm1                                            ;   295.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 10304], ymm9                                   ;   293.3 agu2+fp5   22 t spill
        vmovdqu ymm9, [r8 + 5824]                                     ;   292.3 agu1    21 t
        vpxor ymm9, ymm9, [rbp + 7744]                                ;   299.3 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   300.3 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   301.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   302.3 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 5632]                                 ;   302.3 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7552]                                ;   303.3 fp0+agu1   21 t
        db 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   304.3 fp1+agu0   21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   305.3 fp2     21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   303.3 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 10368], ymm4                                   ;   295.5 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm4, ymm7, [rbp + 7776]                                ;   305.3 fp0+agu1   21 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 5856]                                 ;   306.3 fp1+agu0   21 t
        db 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   307.3 fp2+agu1   21 t
        db 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   308.3 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 10400], ymm13                                  ;   297.5 agu2+fp5   22 t spill
        vpxor ymm13, ymm6, ymm15                                      ;   303.3 fp0     21 t
        vmovdqu [rbp + 10240], ymm10                                  ;   298.5 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm14, ymm4                                       ;   308.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm5                                    ;   299.5 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm4                                       ;   308.3 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10432], ymm3                                   ;   300.5 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm7                                       ;   305.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10464], ymm2                                   ;   301.5 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm7, ymm5                                         ;   309.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   310.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   309.3 fp2     21 t
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm0                                         ;   309.3 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   310.3 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10496], ymm4                                   ;   308.3 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm0                                       ;   309.3 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10528], ymm0                                   ;   309.3 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm0, ymm5, [rbp + 8832]                                ;   309.3 fp2+agu0   21 t
        db 0x2e
        vmovdqu [rbp + 8832], ymm5                                    ;   309.3 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm8                                       ;   305.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   310.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm4                                        ;   310.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   311.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm0                                        ;   310.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   312.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   311.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10560], ymm3                                   ;   308.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm5                                       ;   311.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   312.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm5                                        ;   311.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10592], ymm13                                  ;   309.8 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm3                                       ;   312.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   313.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm0                                      ;   310.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10624], ymm4                                   ;   310.8 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm13                                       ;   311.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   313.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   312.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8800]                                    ;   311.0 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10656], ymm14                                  ;   311.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm12, ymm4                                       ;   318.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   319.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm10                                      ;   314.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   320.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm11                                       ;   321.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   322.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   321.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                                      ;   322.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   323.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                     ;   324.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm2                                        ;   323.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   324.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                       ;   325.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   326.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm10                                       ;   325.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   326.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm10                                      ;   325.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   326.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   326.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   327.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                        ;   328.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                       ;   324.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   329.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;   327.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                        ;   327.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                       ;   327.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   327.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   329.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, [rbp + 8832]                                ;   327.0 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   328.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, [rbp + 10496]                              ;   328.0 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   329.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   328.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                       ;   327.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   329.0 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 10656]                             ;   328.0 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm5, ymm9, [rbp + 10624]                               ;   328.0 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 10560]                               ;   328.0 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 10528]                             ;   329.0 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   330.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   331.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   329.0 fp0     21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   330.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   329.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   330.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                     ;   329.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   331.0 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8800]                              ;   329.5 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   332.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   333.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 10592]                               ;   330.3 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   330.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   332.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   332.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   333.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   334.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   332.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   334.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm9                                        ;   334.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   335.0 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8928]                                    ;   331.0 agu1    42 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 9088]                                    ;   331.2 agu0    40 t reload
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   338.2 fp3     42 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8928]                                   ;   332.0 agu1    42 t
        db 0x2e
        vmovdqu ymm12, [rbp + 9120]                                   ;   332.2 agu0    40 t reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   339.2 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 9120], ymm11                                   ;   332.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9024]                                   ;   333.0 agu1    42 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm4                                    ;   333.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm4, ymm10                                           ;   340.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 10592], ymm14                                  ;   334.0 agu0+fp5   21 t spill
        db 0x2e
        vmovdqa ymm14, ymm3                                           ;   339.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 8800], ymm15                                   ;   335.0 agu1+fp5   21 t spill
        vmovdqu ymm15, [r8 + 5952]                                    ;   334.2 agu0    42 t
        vpxor ymm15, ymm15, [rbp + 7872]                              ;   341.2 fp1+agu1   42 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   342.2 fp2+agu0   42 t
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   343.2 fp3     42 t
        db 0x2e
        vmovdqu [rbp + 10528], ymm0                                   ;   336.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm0, ymm3                                            ;   339.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 10560], ymm13                                  ;   337.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm13, [r8 + 6080]                                    ;   336.0 agu1    42 t
        vpxor ymm13, ymm13, [rbp + 8000]                              ;   343.0 fp0+agu0   42 t
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;   344.0 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   345.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   346.0 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 5888]                               ;   346.0 fp0+agu0   42 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7808]                              ;   347.0 fp1+agu1   42 t
        db 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   348.0 fp2+agu0   42 t
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   349.0 fp3     42 t
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   347.0 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 10624], ymm7                                   ;   339.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, [rbp + 8032]                               ;   349.0 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 6112]                                 ;   350.0 fp2+agu0   42 t
        db 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   351.0 fp3+agu1   42 t
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   352.0 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 10656], ymm8                                   ;   341.2 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm8, ymm5, ymm14                                       ;   347.0 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   342.2 agu0+fp5   21 t spill
        db 0x2e
        vpor ymm6, ymm4, ymm7                                         ;   352.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8832], ymm2                                    ;   343.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm7                                       ;   352.0 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10688], ymm1                                   ;   344.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm11                                      ;   349.0 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10720], ymm9                                   ;   345.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm9, ymm11, ymm2                                        ;   353.0 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   354.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   353.0 fp3     42 t
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm0                                       ;   353.0 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   354.0 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10752], ymm7                                   ;   352.0 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm0                                        ;   353.0 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10784], ymm0                                   ;   353.0 agu2+fp5   42 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, [rbp + 9024]                                ;   353.0 fp3+agu0   42 t
        db 0x2e
        vmovdqu [rbp + 9024], ymm2                                    ;   353.0 agu1+fp5   42 t spill
        db 0x2e
        vpand ymm2, ymm14, ymm10                                      ;   349.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   354.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm7                                        ;   354.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   355.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm0                                        ;   354.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   356.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   355.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10816], ymm1                                   ;   352.5 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm2                                        ;   355.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   356.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm2                                       ;   355.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10848], ymm8                                   ;   353.5 agu0+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm1                                        ;   356.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   357.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm0                                        ;   354.0 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10880], ymm7                                   ;   354.5 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm8                                        ;   355.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   357.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   356.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8928]                                    ;   354.7 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm4                                   ;   355.5 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm7                                        ;   361.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   362.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm6                                        ;   358.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   363.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm12                                      ;   364.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   365.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   364.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm12                                        ;   365.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   366.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   367.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm9                                       ;   366.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   367.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                        ;   368.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;   369.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm4, ymm6                                         ;   368.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   369.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm6                                        ;   368.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                        ;   369.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                        ;   369.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   370.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                        ;   371.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   367.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   372.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                     ;   370.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                     ;   370.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   370.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   370.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   372.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, [rbp + 9024]                               ;   370.7 fp0+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   371.7 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm9, ymm12, [rbp + 10752]                              ;   371.7 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   372.7 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   371.7 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   370.7 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;   372.7 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10912]                             ;   371.7 fp3+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, [rbp + 10880]                              ;   371.7 fp0+agu0   42 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 10816]                             ;   371.7 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 10784]                               ;   372.7 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   373.7 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   374.7 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   372.7 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   373.7 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   372.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   373.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                      ;   372.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   374.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8928]                                ;   373.2 fp3+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   375.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   376.7 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 10848]                               ;   374.0 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   374.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   375.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   375.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   376.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   377.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   375.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   377.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm13                                     ;   377.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   378.7 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 10016]                                   ;   374.7 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10464]                               ;   381.7 fp0+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   375.7 agu1    41 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   382.7 fp1     41 t
        db 0x2e
        vmovdqu ymm6, [rbp + 9760]                                    ;   375.8 agu0    23 t reload
        db 0x2e
        vpxor ymm9, ymm7, ymm6                                        ;   382.8 fp2     41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   383.8 fp3     41 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 9728]                                ;   378.7 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   382.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   378.0 fp2     41 t
        db 0x2e
        vmovdqu ymm8, [rbp + 9888]                                    ;   376.8 agu0    41 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 10208]                               ;   383.8 fp3+agu1   41 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 10176]                               ;   384.8 fp0+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   379.0 fp1     41 t
        db 0x2e
        vmovdqu ymm11, [rbp + 9632]                                   ;   378.7 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10720]                             ;   385.7 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   386.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   380.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, [rbp + 9632]                                ;   383.7 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   387.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 9664]                              ;   381.0 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   382.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm6                                    ;   387.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm8, [rbp + 10016]                               ;   385.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   385.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9472]                              ;   381.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   382.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm0                                   ;   384.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, [rbp + 9888]                                ;   384.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   386.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   386.7 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm6                                    ;   386.8 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 9984]                                    ;   383.7 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8704]                                ;   390.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10432]                               ;   391.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10240]                               ;   392.7 fp2+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   393.7 fp3+agu1   41 t
        vpxor ymm6, ymm6, ymm3                                        ;   394.7 fp0     41 t
        vmovdqu [rbp + 10400], ymm0                                   ;   385.8 agu2+fp5   41 t spill
        vmovdqu ymm0, [rbp + 9856]                                    ;   386.2 agu0    41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8576]                                ;   393.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   394.2 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8576], ymm11                                   ;   387.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9600]                                   ;   387.2 agu0    41 t
        vpxor ymm11, ymm11, [rbp + 10688]                             ;   394.2 fp3+agu1   41 t
        vpxor ymm11, ymm11, [rbp + 8832]                              ;   395.2 fp0+agu0   41 t
        vmovdqu [rbp + 10240], ymm1                                   ;   388.7 agu2+fp5   41 t spill
        vpxor ymm1, ymm6, [rbp + 9600]                                ;   395.7 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   387.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, [rbp + 9984]                                ;   395.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   396.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   388.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 9152]                                ;   389.7 fp2+agu1   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm1                                    ;   396.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm5, [rbp + 9856]                                ;   390.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   396.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm2                                    ;   396.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, [rbp + 9728]                               ;   396.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   397.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   396.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9728], ymm1                                    ;   392.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9920]                                    ;   392.8 agu0    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10368]                               ;   399.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   400.8 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10368], ymm2                                   ;   397.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 9792]                                    ;   394.2 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10144]                               ;   401.2 fp2+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9408]                                ;   402.2 fp3+agu0   41 t
        vpxor ymm2, ymm2, [rbp + 10112]                               ;   403.2 fp0+agu1   41 t
        vpxor ymm2, ymm2, [rbp + 10048]                               ;   404.2 fp1+agu0   41 t
        vpxor ymm2, ymm2, ymm3                                        ;   405.2 fp2     41 t
        vmovdqu [rbp + 10048], ymm11                                  ;   397.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9536]                                   ;   396.3 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 10496]                             ;   403.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   404.3 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   398.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 9536]                                ;   401.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   397.0 fp2     41 t
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 9920]                               ;   406.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   406.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 9696]                              ;   398.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   399.3 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 9920], ymm6                                    ;   402.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm10, [rbp + 9792]                               ;   399.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   407.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9792], ymm15                                   ;   407.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 9664]                              ;   405.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   406.3 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   405.3 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9664], ymm6                                    ;   401.2 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8320]                                    ;   401.3 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10304]                               ;   408.3 fp0+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 10272]                               ;   409.3 fp1+agu1   41 t
        vpxor ymm6, ymm6, [rbp + 8672]                                ;   410.3 fp2+agu0   41 t
        vmovdqu [rbp + 10272], ymm15                                  ;   406.3 agu2+fp5   41 t spill
        vmovdqu ymm15, [rbp + 8992]                                   ;   403.3 agu1    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8448]                              ;   410.3 fp3+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   411.3 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8448], ymm11                                   ;   406.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9504]                                   ;   404.3 agu1    41 t
        vpxor ymm11, ymm11, [rbp + 10624]                             ;   411.3 fp1+agu0   41 t
        vpxor ymm11, ymm11, [rbp + 10656]                             ;   412.3 fp2+agu1   41 t
        vpxor ymm11, ymm11, [rbp + 10560]                             ;   413.3 fp3+agu0   41 t
        vpxor ymm11, ymm11, [rbp + 10528]                             ;   414.3 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   415.3 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10528], ymm1                                   ;   407.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm6, [rbp + 9504]                                ;   411.3 fp2+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm2                                    ;   407.3 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 8320]                               ;   412.3 fp3+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   412.3 fp0     41 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8960]                                ;   408.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   409.3 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm1                                    ;   412.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, [rbp + 8992]                               ;   409.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   413.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm2                                    ;   413.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm11, [rbp + 9472]                               ;   416.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   417.3 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   416.3 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm1                                    ;   410.5 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 8416]                                    ;   410.7 agu1    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8672]                                ;   417.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10336]                               ;   418.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   419.7 fp2     41 t
        vmovdqu [rbp + 8672], ymm2                                    ;   417.3 agu2+fp5   41 t spill
        vmovdqu ymm2, [rbp + 8352]                                    ;   412.5 agu0    41 t
        vpxor ymm2, ymm2, [rbp + 8544]                                ;   419.5 fp3+agu1   41 t
        vpxor ymm2, ymm2, [rbp + 10080]                               ;   420.5 fp0+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8736]                                ;   421.5 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 10080], ymm11                                  ;   417.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9440]                                   ;   414.5 agu0    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8800]                              ;   421.5 fp2+agu1   41 t
        vpxor ymm11, ymm11, ymm3                                      ;   422.5 fp3     41 t
        vmovdqu [rbp + 8800], ymm6                                    ;   418.3 agu2+fp5   41 t spill
        vpxor ymm6, ymm1, [rbp + 9440]                                ;   420.7 fp0+agu0   41 t
        vmovdqu [rbp + 9440], ymm15                                   ;   415.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 8416]                               ;   422.5 fp1+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   422.5 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8384]                              ;   416.5 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8416], ymm6                                    ;   421.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm4, [rbp + 8352]                                ;   417.3 fp0+agu1   41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   423.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 8352], ymm15                                   ;   423.5 agu0+fp5   41 t spill
        vpxor ymm15, ymm11, [rbp + 9152]                              ;   423.5 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   424.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   423.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm6                                    ;   418.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 9952]                                    ;   418.8 agu0    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8864]                                ;   425.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   426.8 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8544], ymm15                                   ;   424.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 9824]                                   ;   420.5 agu0    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8736]                              ;   427.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 10208]                             ;   428.5 fp0+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   429.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10208], ymm11                                  ;   424.5 agu2+fp5   41 t spill
        vmovdqu ymm11, [rbp + 9568]                                   ;   421.8 agu1    41 t
        vpxor ymm11, ymm11, [rbp + 10592]                             ;   428.8 fp2+agu0   41 t
        vpxor ymm11, ymm11, [rbp + 9088]                              ;   429.8 fp3+agu1   41 t
        vpxor ymm11, ymm11, [rbp + 9120]                              ;   430.8 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm1                                    ;   425.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm6, [rbp + 9568]                                ;   427.8 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9568], ymm2                                    ;   423.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 9952]                               ;   430.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   430.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9952], ymm1                                    ;   428.8 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm12, [rbp + 9824]                               ;   425.5 fp0+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   431.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm2                                    ;   431.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm11, [rbp + 9696]                               ;   431.8 fp2+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   432.8 fp3     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   431.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9696], ymm1                                    ;   426.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 8608]                                    ;   427.0 agu0    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8896]                                ;   434.0 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 8896], ymm2                                    ;   432.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 8480]                                    ;   428.0 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10176]                               ;   435.0 fp2+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   436.0 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 10176], ymm11                                  ;   432.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9184]                                   ;   429.0 agu0    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9120]                              ;   436.0 fp0+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10688]                             ;   437.0 fp1+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   438.0 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 10688], ymm6                                   ;   433.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 9184]                                ;   435.0 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9184], ymm15                                   ;   431.5 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 8608]                               ;   437.0 fp0+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   437.0 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm6                                    ;   436.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm7, [rbp + 8480]                                ;   432.0 fp2+agu0   41 t
        vpxor ymm7, ymm7, ymm15                                       ;   438.0 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm15                                   ;   438.0 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 8960]                              ;   439.0 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   440.0 fp1     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   439.0 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8960], ymm6                                    ;   434.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8640]                                    ;   434.0 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10336]                               ;   441.0 fp3+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 8864]                                ;   442.0 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 8864], ymm15                                   ;   440.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 8512]                                   ;   435.2 agu0    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8768]                              ;   442.2 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 8768], ymm11                                   ;   440.0 agu2+fp5   41 t spill
        vmovdqu ymm11, [rbp + 9056]                                   ;   436.2 agu0    41 t
        vpxor ymm11, ymm11, [rbp + 8832]                              ;   443.2 fp2+agu1   41 t
        vpxor ymm11, ymm11, ymm3                                      ;   444.2 fp3     41 t
        vpxor ymm3, ymm6, [rbp + 9056]                                ;   443.0 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9056], ymm1                                    ;   441.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 8640]                               ;   443.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   444.0 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8640], ymm3                                    ;   444.0 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm13, [rbp + 8512]                               ;   439.0 fp3+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   444.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8512], ymm1                                    ;   444.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm11, [rbp + 8384]                               ;   445.2 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   446.2 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   445.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8384], ymm3                                    ;   440.5 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm9, [rbp + 3968]                                ;   440.5 fp0+agu0   61 t
        db 0x2e
        vmovdqu [rbp + 3968], ymm3                                    ;   441.5 agu2+fp5   61 t spill
        db 0x2e
        vpxor ymm3, ymm5, [rbp + 4000]                                ;   441.3 fp1+agu1   61 t
        db 0x2e
        vmovdqu [rbp + 4000], ymm3                                    ;   442.5 agu0+fp5   61 t spill
        db 0x2e
        vpxor ymm3, ymm10, [rbp + 4032]                               ;   442.3 fp2+agu1   61 t
        vmovdqu [rbp + 4032], ymm3                                    ;   443.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm14, [rbp + 4064]                               ;   442.5 fp3+agu0   61 t
        vmovdqu [rbp + 4064], ymm3                                    ;   444.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm4, [rbp + 4096]                                ;   443.3 fp0+agu1   61 t
        vmovdqu [rbp + 4096], ymm3                                    ;   445.5 agu0+fp5   61 t spill
        vpxor ymm3, ymm12, [rbp + 4128]                               ;   444.3 fp1+agu1   61 t
        vmovdqu [rbp + 4128], ymm3                                    ;   446.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm7, [rbp + 4160]                                ;   444.5 fp2+agu0   61 t
        vmovdqu [rbp + 4160], ymm3                                    ;   447.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm13, [rbp + 4192]                               ;   445.3 fp3+agu1   61 t
        vmovdqu [rbp + 4192], ymm3                                    ;   448.5 agu0+fp5   61 t spill
        vpxor ymm3, ymm8, [rbp + 4224]                                ;   446.3 fp0+agu1   61 t
        vmovdqu [rbp + 4224], ymm3                                    ;   449.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm0, [rbp + 4256]                                ;   446.5 fp1+agu0   61 t
        vmovdqu [rbp + 4256], ymm3                                    ;   450.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9504]                                    ;   447.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 4288]                                ;   454.3 fp2+agu0   61 t
        vmovdqu [rbp + 4288], ymm3                                    ;   455.3 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9440]                                    ;   448.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 4320]                                ;   455.3 fp3+agu0   61 t
        vmovdqu [rbp + 4320], ymm3                                    ;   456.3 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9568]                                    ;   449.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 4352]                                ;   456.3 fp0+agu0   61 t
        vmovdqu [rbp + 4352], ymm3                                    ;   457.3 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9184]                                    ;   450.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 4384]                                ;   457.3 fp1+agu0   61 t
        vmovdqu [rbp + 4384], ymm3                                    ;   458.3 agu2+fp5   61 t spill
        vpxor ymm3, ymm2, [rbp + 4416]                                ;   451.3 fp2+agu1   61 t
        vmovdqu [rbp + 4416], ymm3                                    ;   455.5 agu0+fp5   61 t spill
        vpxor ymm3, ymm15, [rbp + 4448]                               ;   452.3 fp3+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 4992]                                ;   452.5 fp0+agu0   61 t
        vpxor ymm8, ymm8, [rbp + 9632]                                ;   453.5 fp1+agu1   61 t
        vmovdqu [rbp + 4448], ymm3                                    ;   456.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 10240]                                   ;   453.5 agu0    61 t
        vpxor ymm3, ymm3, [rbp + 4480]                                ;   460.5 fp2+agu1   61 t
        vpxor ymm0, ymm0, [rbp + 5024]                                ;   454.5 fp3+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 10368]                               ;   455.5 fp0+agu1   61 t
        vmovdqu [rbp + 5024], ymm0                                    ;   457.5 agu2+fp5   61 t spill
        vmovdqu ymm0, [rbp + 10496]                                   ;   455.5 agu0    61 t
        vpxor ymm0, ymm0, [rbp + 4512]                                ;   462.5 fp1+agu1   61 t
        vmovdqu [rbp + 4480], ymm3                                    ;   461.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 10528]                                   ;   456.5 agu0    61 t
        vpxor ymm3, ymm3, [rbp + 4544]                                ;   463.5 fp2+agu1   61 t
        vmovdqu [rbp + 4544], ymm3                                    ;   464.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 8800]                                    ;   457.5 agu0    61 t
        vpxor ymm3, ymm3, [rbp + 4576]                                ;   464.5 fp3+agu1   61 t
        vmovdqu [rbp + 4992], ymm8                                    ;   460.5 agu2+fp5   61 t spill
        vmovdqu ymm8, [rbp + 9088]                                    ;   458.5 agu0    61 t
        vpxor ymm8, ymm8, [rbp + 4608]                                ;   465.5 fp0+agu1   61 t
        vmovdqu [rbp + 4608], ymm8                                    ;   466.5 agu2+fp5   61 t spill
        vmovdqu ymm8, [rbp + 10688]                                   ;   459.5 agu0    61 t
        vpxor ymm8, ymm8, [rbp + 4640]                                ;   466.5 fp1+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 5184]                                ;   460.5 fp2+agu0   61 t
        vpxor ymm2, ymm2, [rbp + 8864]                                ;   461.5 fp3+agu1   61 t
        vmovdqu [rbp + 5184], ymm2                                    ;   462.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 9056]                                    ;   461.5 agu0    61 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4672]                                ;   468.5 fp0+agu1   61 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   459.5 fp1     61 t
        db 0x2e
        vpxor ymm15, ymm6, [rbp + 4704]                               ;   462.5 fp2+agu0   61 t
        vpxor ymm1, ymm1, [rbp + 5216]                                ;   463.3 fp3+agu1   61 t
        vmovdqu [rbp + 5216], ymm1                                    ;   464.3 agu2+fp5   61 t spill
        vmovdqu ymm1, [rbp + 8576]                                    ;   463.5 agu0    61 t
        vpxor ymm1, ymm1, [rbp + 4736]                                ;   470.5 fp0+agu1   61 t
        vmovdqu [rbp + 4736], ymm1                                    ;   471.5 agu2+fp5   61 t spill
        vmovdqu ymm1, [rbp + 10048]                                   ;   464.5 agu0    61 t
        vpxor ymm1, ymm1, [rbp + 4768]                                ;   471.5 fp1+agu1   61 t
        vmovdqu [rbp + 4704], ymm15                                   ;   465.5 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 8448]                                   ;   465.5 agu0    61 t
        vpxor ymm15, ymm15, [rbp + 4800]                              ;   472.5 fp2+agu1   61 t
        vmovdqu [rbp + 4800], ymm15                                   ;   473.5 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 10080]                                  ;   466.5 agu0    61 t
        vpxor ymm15, ymm15, [rbp + 4832]                              ;   473.5 fp3+agu1   61 t
        vmovdqu [rbp + 4672], ymm2                                    ;   469.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 10208]                                   ;   467.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 4864]                                ;   474.5 fp0+agu1   61 t
        vmovdqu [rbp + 4864], ymm2                                    ;   475.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 10176]                                   ;   468.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 4896]                                ;   475.5 fp1+agu1   61 t
        vmovdqu [rbp + 4896], ymm2                                    ;   476.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8768]                                    ;   469.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 4928]                                ;   476.5 fp2+agu1   61 t
        vmovdqu [rbp + 4928], ymm2                                    ;   477.5 agu2+fp5   61 t spill
        vpxor ymm2, ymm11, [rbp + 4960]                               ;   470.5 fp3+agu0   61 t
        vpxor ymm6, ymm6, [rbp + 5472]                                ;   471.3 fp0+agu1   61 t
        vpxor ymm6, ymm6, [rbp + 8384]                                ;   472.3 fp1+agu0   61 t
        vmovdqu [rbp + 5472], ymm6                                    ;   473.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10272]                                   ;   472.3 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 5056]                                ;   479.3 fp2+agu0   61 t
        vpxor ymm6, ymm6, [rbp + 9504]                                ;   480.3 fp3+agu1   61 t
        vmovdqu [rbp + 4960], ymm2                                    ;   472.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8672]                                    ;   473.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 5088]                                ;   480.5 fp0+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 9440]                                ;   481.5 fp1+agu0   61 t
        vmovdqu [rbp + 5088], ymm2                                    ;   482.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8544]                                    ;   475.3 agu1    61 t
        vpxor ymm2, ymm2, [rbp + 5120]                                ;   482.3 fp2+agu0   61 t
        vpxor ymm2, ymm2, [rbp + 9568]                                ;   483.3 fp3+agu1   61 t
        vmovdqu [rbp + 5120], ymm2                                    ;   484.3 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8896]                                    ;   476.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 5152]                                ;   483.5 fp0+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 9184]                                ;   484.5 fp1+agu0   61 t
        vpxor ymm11, ymm11, [rbp + 5728]                              ;   478.3 fp2+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 8512]                              ;   479.3 fp3+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 5760]                                ;   479.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 10016]                               ;   480.3 fp1+agu0   61 t
        vmovdqu [rbp + 5760], ymm9                                    ;   481.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 10400]                                   ;   480.3 agu1    61 t
        vpxor ymm9, ymm9, [rbp + 5248]                                ;   487.3 fp2+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 10240]                               ;   488.3 fp3+agu1   61 t
        vpxor ymm5, ymm5, [rbp + 5792]                                ;   481.5 fp0+agu0   61 t
        vpxor ymm5, ymm5, [rbp + 9984]                                ;   482.5 fp1+agu1   61 t
        vmovdqu [rbp + 5728], ymm11                                   ;   480.3 agu2+fp5   61 t spill
        vmovdqu ymm11, [rbp + 9728]                                   ;   482.5 agu0    61 t
        vpxor ymm11, ymm11, [rbp + 5280]                              ;   489.5 fp2+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 10496]                             ;   490.5 fp3+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 5824]                              ;   484.3 fp0+agu1   61 t
        vpxor ymm10, ymm10, [rbp + 9920]                              ;   485.3 fp1+agu0   61 t
        vmovdqu [rbp + 5824], ymm10                                   ;   486.3 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 9664]                                   ;   485.3 agu1    61 t
        vpxor ymm10, ymm10, [rbp + 5312]                              ;   492.3 fp2+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 10528]                             ;   493.3 fp3+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 5856]                              ;   486.5 fp0+agu0   61 t
        vpxor ymm14, ymm14, [rbp + 8320]                              ;   487.5 fp1+agu1   61 t
        vmovdqu [rbp + 5248], ymm9                                    ;   489.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 9472]                                    ;   487.5 agu0    61 t
        vpxor ymm9, ymm9, [rbp + 5344]                                ;   494.5 fp2+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 8800]                                ;   495.5 fp3+agu0   61 t
        vpxor ymm4, ymm4, [rbp + 5888]                                ;   489.3 fp0+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 8416]                                ;   490.3 fp1+agu0   61 t
        vmovdqu [rbp + 5312], ymm10                                   ;   494.3 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 9152]                                   ;   490.3 agu1    61 t
        vpxor ymm10, ymm10, [rbp + 5376]                              ;   497.3 fp2+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 9088]                              ;   498.3 fp3+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 5920]                              ;   491.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 9952]                              ;   492.5 fp1+agu1   61 t
        vmovdqu [rbp + 5152], ymm2                                    ;   488.3 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 9696]                                    ;   492.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 5408]                                ;   499.5 fp2+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 10688]                               ;   500.5 fp3+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 5952]                                ;   494.3 fp0+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 8608]                                ;   495.3 fp1+agu0   61 t
        vmovdqu [rbp + 5952], ymm7                                    ;   496.3 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 8960]                                    ;   495.3 agu1    61 t
        vpxor ymm7, ymm7, [rbp + 5440]                                ;   502.3 fp2+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 9056]                                ;   503.3 fp3+agu1   61 t
        vpxor ymm13, ymm13, [rbp + 5984]                              ;   496.5 fp0+agu0   61 t
        vpxor ymm13, ymm13, [rbp + 8640]                              ;   497.5 fp1+agu1   61 t
        vmovdqu [rbp + 5984], ymm13                                   ;   498.5 agu2+fp5   61 t spill
        vmovdqu ymm13, [rbp + 9888]                                   ;   497.5 agu0    61 t
        vpxor ymm13, ymm13, [rbp + 5504]                              ;   504.5 fp2+agu1   61 t
        vpxor ymm13, ymm13, [rbp + 8576]                              ;   505.5 fp3+agu0   61 t
        vmovdqu [rbp + 5504], ymm13                                   ;   506.5 agu2+fp5   61 t spill
        vmovdqu ymm13, [rbp + 9856]                                   ;   499.3 agu1    61 t
        vpxor ymm13, ymm13, [rbp + 5536]                              ;   506.3 fp0+agu0   61 t
        vpxor ymm13, ymm13, [rbp + 10048]                             ;   507.3 fp1+agu1   61 t
        vmovdqu [rbp + 5440], ymm7                                    ;   504.3 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 9792]                                    ;   500.5 agu0    61 t
        vpxor ymm7, ymm7, [rbp + 5568]                                ;   507.5 fp2+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 8448]                                ;   508.5 fp3+agu0   61 t
        vmovdqu [rbp + 5568], ymm7                                    ;   509.5 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 8992]                                    ;   502.3 agu1    61 t
        vpxor ymm7, ymm7, [rbp + 5600]                                ;   509.3 fp0+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 10080]                               ;   510.3 fp1+agu1   61 t
        vmovdqu [rbp + 5920], ymm12                                   ;   500.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8352]                                   ;   503.5 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 5632]                              ;   510.5 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 10208]                             ;   511.5 fp3+agu0   61 t
        vmovdqu [rbp + 5888], ymm4                                    ;   502.5 agu2+fp5   61 t spill
        vmovdqu ymm4, [rbp + 9824]                                    ;   505.3 agu1    61 t
        vpxor ymm4, ymm4, [rbp + 5664]                                ;   512.3 fp0+agu0   61 t
        vpxor ymm4, ymm4, [rbp + 10176]                               ;   513.3 fp1+agu1   61 t
        vmovdqu [rbp + 5856], ymm14                                   ;   504.3 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 8480]                                   ;   506.5 agu0    61 t
        vpxor ymm14, ymm14, [rbp + 5696]                              ;   513.5 fp2+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 8768]                              ;   514.5 fp3+agu0   61 t
        vmovdqu [rbp + 5696], ymm14                                   ;   515.5 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 4000]                                   ;   508.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 6176]                               ;   515.3 fp0+agu0   40 t
        vmovdqu [rbp + 8480], ymm14                                   ;   516.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 4064]                                   ;   509.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 6240]                               ;   516.3 fp1+agu0   40 t
        vmovdqu [rbp + 9824], ymm14                                   ;   517.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 4096]                                   ;   510.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 6272]                               ;   517.3 fp2+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 8352], ymm14                                   ;   518.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 4128]                                   ;   511.3 agu1    40 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 6304]                               ;   518.3 fp3+agu0   40 t
        vmovdqu [rbp + 8992], ymm14                                   ;   519.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 4224]                                   ;   512.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 6400]                               ;   519.3 fp0+agu0   40 t
        vmovdqu [rbp + 9792], ymm14                                   ;   520.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 4288]                                   ;   513.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 6464]                               ;   520.3 fp1+agu0   40 t
        vmovdqu [rbp + 9856], ymm14                                   ;   521.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 4320]                                   ;   514.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 6496]                               ;   521.3 fp2+agu0   40 t
        vmovdqu [rbp + 9888], ymm14                                   ;   522.3 agu2+fp5   40 t spill
        vpxor ymm14, ymm0, [r8 + 6688]                                ;   515.3 fp3+agu1   40 t
        vmovdqu [rbp + 4512], ymm0                                    ;   515.3 agu2+fp5   61 t spill
        vmovdqu ymm0, [rbp + 4352]                                    ;   515.5 agu0    40 t
        vpxor ymm0, ymm0, [r8 + 6528]                                 ;   522.5 fp0+agu1   40 t
        vmovdqu [rbp + 8960], ymm14                                   ;   516.3 agu2+fp5   40 t spill
        vpxor ymm14, ymm3, [r8 + 6752]                                ;   516.5 fp1+agu0   40 t
        vmovdqu [rbp + 4576], ymm3                                    ;   517.3 agu1+fp5   61 t spill
        vpxor ymm3, ymm8, [r8 + 6816]                                 ;   517.5 fp2+agu0   40 t
        vmovdqu [rbp + 4640], ymm8                                    ;   518.3 agu2+fp5   61 t spill
        vmovdqu ymm8, [rbp + 4608]                                    ;   518.3 agu1    40 t
        vpxor ymm8, ymm8, [r8 + 6784]                                 ;   525.3 fp3+agu0   40 t
        vmovdqu [rbp + 9088], ymm14                                   ;   519.3 agu2+fp5   40 t spill
        vpxor ymm14, ymm1, [r8 + 6944]                                ;   519.3 fp0+agu1   40 t
        vmovdqu [rbp + 4768], ymm1                                    ;   520.3 agu2+fp5   61 t spill
        vpxor ymm1, ymm15, [r8 + 7008]                                ;   519.5 fp1+agu0   40 t
        vmovdqu [rbp + 4832], ymm15                                   ;   521.3 agu1+fp5   61 t spill
        vmovdqu ymm15, [rbp + 4864]                                   ;   520.5 agu0    40 t
        vpxor ymm15, ymm15, [r8 + 7040]                               ;   527.5 fp2+agu1   40 t
        vmovdqu [rbp + 9472], ymm1                                    ;   522.3 agu2+fp5   40 t spill
        vmovdqu ymm1, [rbp + 4896]                                    ;   521.5 agu0    40 t
        vpxor ymm1, ymm1, [r8 + 7072]                                 ;   528.5 fp3+agu1   40 t
        vmovdqu [rbp + 10528], ymm1                                   ;   529.5 agu2+fp5   40 t spill
        vpxor ymm1, ymm6, [r8 + 7232]                                 ;   522.5 fp0+agu0   40 t
        vmovdqu [rbp + 5056], ymm6                                    ;   524.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 4992]                                    ;   523.3 agu1    40 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 7168]                                 ;   530.3 fp1+agu0   40 t
        vmovdqu [rbp + 10496], ymm1                                   ;   525.3 agu2+fp5   40 t spill
        vmovdqu ymm1, [rbp + 5088]                                    ;   524.3 agu1    40 t
        vpxor ymm1, ymm1, [r8 + 7264]                                 ;   531.3 fp2+agu0   40 t
        vmovdqu [rbp + 9728], ymm6                                    ;   531.3 agu2+fp5   40 t spill
        vpxor ymm6, ymm11, [r8 + 7456]                                ;   525.3 fp3+agu1   40 t
        vmovdqu [rbp + 5280], ymm11                                   ;   527.3 agu2+fp5   61 t spill
        vmovdqu ymm11, [rbp + 5120]                                   ;   525.5 agu0    40 t
        vpxor ymm11, ymm11, [r8 + 7296]                               ;   532.5 fp0+agu1   40 t
        vmovdqu [rbp + 10400], ymm6                                   ;   528.3 agu2+fp5   40 t spill
        vpxor ymm6, ymm9, [r8 + 7520]                                 ;   526.5 fp1+agu0   40 t
        vmovdqu [rbp + 5344], ymm9                                    ;   529.3 agu1+fp5   61 t spill
        vpxor ymm9, ymm10, [r8 + 7552]                                ;   527.5 fp2+agu0   40 t
        vmovdqu [rbp + 5376], ymm10                                   ;   530.3 agu2+fp5   61 t spill
        vpxor ymm10, ymm2, [r8 + 7584]                                ;   528.3 fp3+agu1   40 t
        vmovdqu [rbp + 5408], ymm2                                    ;   531.3 agu2+fp5   61 t spill
        vpxor ymm2, ymm13, [r8 + 7712]                                ;   528.5 fp0+agu0   40 t
        vmovdqu [rbp + 5536], ymm13                                   ;   532.3 agu1+fp5   61 t spill
        vpxor ymm13, ymm7, [r8 + 7776]                                ;   529.5 fp1+agu0   40 t
        vmovdqu [rbp + 5600], ymm7                                    ;   533.3 agu2+fp5   61 t spill
        vpxor ymm7, ymm12, [r8 + 7808]                                ;   530.3 fp2+agu1   40 t
        vmovdqu [rbp + 5632], ymm12                                   ;   534.3 agu2+fp5   61 t spill
        vpxor ymm12, ymm4, [r8 + 7840]                                ;   530.5 fp3+agu0   40 t
        vmovdqu [rbp + 5664], ymm4                                    ;   535.3 agu1+fp5   61 t spill
        vpxor ymm4, ymm5, [r8 + 7968]                                 ;   531.5 fp0+agu0   40 t
        vmovdqu [rbp + 5792], ymm5                                    ;   536.3 agu2+fp5   61 t spill
        vmovdqu ymm5, [rbp + 5856]                                    ;   532.3 agu1    40 t
        vpxor ymm5, ymm5, [r8 + 8032]                                 ;   539.3 fp1+agu0   40 t
        vmovdqu [rbp + 10944], ymm5                                   ;   540.3 agu2+fp5   40 t spill
        vmovdqu ymm5, [rbp + 5888]                                    ;   533.3 agu1    40 t
        vpxor ymm5, ymm5, [r8 + 8064]                                 ;   540.3 fp2+agu0   40 t
        vmovdqu [rbp + 10976], ymm4                                   ;   538.3 agu2+fp5   40 t spill
        vmovdqu ymm4, [rbp + 5920]                                    ;   534.3 agu1    40 t
        vpxor ymm4, ymm4, [r8 + 8096]                                 ;   541.3 fp3+agu0   40 t
        vmovdqu [rbp + 11008], ymm4                                   ;   542.3 agu2+fp5   40 t spill
        vmovdqu ymm4, [rbp + 4032]                                    ;   535.3 agu1    41 t
        vpxor ymm4, ymm4, [r8 + 6208]                                 ;   542.3 fp0+agu0   41 t
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   543.3 fp1+agu1   41 t
        vmovdqu [rbp + 11040], ymm5                                   ;   541.3 agu2+fp5   40 t spill
        vmovdqu ymm5, [rbp + 4160]                                    ;   536.5 agu0    41 t
        vpxor ymm5, ymm5, [r8 + 6336]                                 ;   543.5 fp2+agu1   41 t
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   544.5 fp3+agu0   41 t
        vmovdqu [rbp + 11072], ymm13                                  ;   541.3 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 8480]                                   ;   538.3 agu1    41 t
        vpxor ymm13, ymm13, [rbp + 8352]                              ;   545.3 fp0+agu0   41 t
        vmovdqu [rbp + 11104], ymm12                                  ;   542.3 agu2+fp5   40 t spill
        vmovdqu ymm12, [rbp + 8480]                                   ;   539.3 agu1    41 t
        vpxor ymm12, ymm12, [rbp + 8992]                              ;   546.3 fp1+agu0   41 t
        vmovdqu [rbp + 11136], ymm2                                   ;   543.3 agu2+fp5   40 t spill
        vpxor ymm2, ymm5, [rbp + 9824]                                ;   545.5 fp2+agu1   41 t
        vmovdqu [rbp + 11168], ymm7                                   ;   544.3 agu2+fp5   40 t spill
        vpxor ymm7, ymm2, [rbp + 3968]                                ;   546.5 fp3+agu0   41 t
        vpxor ymm7, ymm7, [r8 + 6144]                                 ;   547.5 fp0+agu1   41 t
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   548.5 fp1+agu0   41 t
        vpxor ymm2, ymm2, ymm13                                       ;   546.5 fp2     41 t
        vmovdqu [rbp + 11200], ymm6                                   ;   545.3 agu2+fp5   40 t spill
        vmovdqu ymm6, [rbp + 4192]                                    ;   542.3 agu1    41 t
        vpxor ymm6, ymm6, [r8 + 6368]                                 ;   549.3 fp3+agu0   41 t
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   550.3 fp0+agu1   41 t
        vpxor ymm6, ymm6, ymm7                                        ;   551.3 fp1     41 t
        vmovdqu [rbp + 11232], ymm10                                  ;   546.3 agu2+fp5   40 t spill
        vpxor ymm10, ymm4, [rbp + 8352]                               ;   544.3 fp2+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm9                                    ;   547.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm7                                       ;   549.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm11                                  ;   548.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm6                                      ;   552.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11296], ymm1                                   ;   549.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm2                                       ;   547.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11328], ymm14                                  ;   550.3 agu1+fp5   40 t spill
        db 0x2e
        vpor ymm14, ymm9, ymm6                                        ;   552.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm15                                  ;   551.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm6                                       ;   552.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11392], ymm3                                   ;   552.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm7                                        ;   549.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm8                                   ;   553.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm8, ymm7, ymm15                                        ;   553.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   554.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   553.3 fp3     41 t
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm11                                        ;   553.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm0                                   ;   554.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm11                                       ;   553.3 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11488], ymm11                                  ;   555.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, [rbp + 9824]                              ;   553.3 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm6                                    ;   556.3 agu2+fp5   41 t spill
        db 0x2e
        vpand ymm6, ymm2, ymm12                                       ;   551.3 fp3     41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   554.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   554.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 8992]                                ;   555.3 fp2+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   555.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm15                                   ;   557.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm3, ymm0                                       ;   554.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   556.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm11                                      ;   554.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   557.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11520], ymm3                                   ;   558.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm15                                       ;   555.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   556.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm15                                      ;   555.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11552], ymm1                                   ;   559.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm3                                       ;   556.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   557.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm9                                       ;   555.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11584], ymm0                                   ;   560.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm13, ymm1                                       ;   556.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   557.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   557.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8480]                                    ;   555.8 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm9                                   ;   561.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm9, ymm4, ymm0                                         ;   562.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   563.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm14                                       ;   558.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   564.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm5                                        ;   565.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   566.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   565.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm5                                         ;   566.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   567.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                        ;   568.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm8                                        ;   567.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   568.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                                       ;   569.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   570.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm9, ymm14                                        ;   569.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   570.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm14                                       ;   569.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                        ;   570.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                      ;   570.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   571.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                      ;   572.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   568.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   573.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                        ;   571.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                        ;   571.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                      ;   571.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   571.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   573.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, [rbp + 8992]                               ;   571.8 fp1+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   572.8 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm8, ymm5, [rbp + 9824]                                ;   572.8 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   573.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   572.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   571.8 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                      ;   573.8 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 11616]                               ;   572.8 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 11584]                               ;   572.8 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 11520]                               ;   572.8 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 11488]                               ;   573.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   574.8 fp0     41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                       ;   575.8 fp1     41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   573.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   574.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   573.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   574.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                       ;   574.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   575.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8480]                              ;   574.3 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   576.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   577.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 11552]                               ;   575.2 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   575.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   576.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   576.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   577.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   578.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   576.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   577.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   577.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   578.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm6                                       ;   578.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   579.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   576.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   583.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm14                                       ;   580.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   578.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   579.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   580.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   583.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   580.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   583.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   583.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   583.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4256]                                   ;   578.0 agu0    23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 6432]                               ;   585.0 fp1+agu1   23 t
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   586.0 fp2     23 t
        db 0x2e
        vmovdqu ymm1, [rbp + 4384]                                    ;   579.0 agu0    23 t
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 6560]                                 ;   586.0 fp3+agu1   23 t
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   587.0 fp0     23 t
        db 0x2e
        vmovdqu ymm7, [rbp + 9792]                                    ;   580.0 agu0    23 t
        db 0x2e
        vmovdqu ymm8, [rbp + 9888]                                    ;   580.2 agu1    40 t reload
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   587.2 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 9792]                                    ;   581.0 agu0    23 t
        db 0x2e
        vmovdqu ymm11, [rbp + 11456]                                  ;   581.2 agu1    40 t reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   588.2 fp2     23 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9856]                                   ;   582.0 agu0    40 t reload
        db 0x2e
        vmovdqu [rbp + 11552], ymm6                                   ;   581.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm1, ymm13                                       ;   589.0 fp3     23 t
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   587.2 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 11456], ymm0                                   ;   584.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm6, [rbp + 4448]                                ;   590.0 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 6624]                                 ;   591.0 fp2+agu0   23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   592.0 fp3     23 t
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   590.0 fp0     23 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   591.0 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm5                                    ;   584.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm5, [rbp + 4416]                                    ;   583.8 agu1    23 t
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 6592]                                 ;   590.8 fp2+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   591.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   593.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm15                                   ;   585.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm9, ymm0                                       ;   593.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm2                                    ;   586.0 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm5                                        ;   594.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11488], ymm12                                  ;   587.0 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm6                                       ;   591.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11520], ymm10                                  ;   588.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm5, ymm15                                       ;   594.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11584], ymm4                                   ;   589.0 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm5                                        ;   594.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   595.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm0                                       ;   593.0 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm5                                   ;   594.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm5, ymm0, ymm4                                         ;   595.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   596.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   595.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm2                                         ;   595.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   596.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm4                                    ;   595.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm2                                       ;   595.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm2                                    ;   595.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm9                                        ;   593.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   596.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm3, ymm4                                        ;   596.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   597.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm13                                       ;   596.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   598.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   597.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm3                                   ;   594.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm2                                       ;   597.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   598.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm2                                        ;   597.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm12                                  ;   595.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm3                                       ;   598.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   599.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm13                                     ;   596.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm4                                   ;   596.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, ymm12                                       ;   597.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   599.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   598.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 9792]                                    ;   596.7 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm15                                  ;   597.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm14, ymm4                                       ;   603.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   604.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm10                                      ;   600.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   605.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm11                                       ;   606.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   607.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   606.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm11                                      ;   607.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   608.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                     ;   609.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm5                                        ;   608.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   609.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                       ;   610.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   611.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm10                                       ;   610.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   611.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm10                                      ;   610.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   611.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   611.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   612.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                        ;   613.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                       ;   609.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   614.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                       ;   612.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   612.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                       ;   612.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   612.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   614.7 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm1, [rbp + 9824]                                ;   612.7 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   613.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm11, [rbp + 11616]                              ;   613.7 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   614.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                     ;   613.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   612.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                     ;   614.7 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 11744]                             ;   613.7 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, [rbp + 11712]                               ;   613.7 fp2+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 11648]                               ;   613.7 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 8992]                              ;   614.7 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   615.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                      ;   616.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   614.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   615.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   614.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   615.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   614.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   616.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 9792]                              ;   615.2 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   617.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   618.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 11680]                               ;   616.0 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   616.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   617.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   617.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   618.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   619.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   617.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   618.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   618.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   619.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm1                                       ;   619.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   620.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   617.0 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   624.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                       ;   621.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   619.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   620.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   621.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   624.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   621.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   624.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   624.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   624.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4544]                                   ;   618.8 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 6720]                               ;   625.8 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   626.8 fp3     22 t
        db 0x2e
        vmovdqu ymm0, [rbp + 4672]                                    ;   619.8 agu0    22 t
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 6848]                                 ;   626.8 fp0+agu1   22 t
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   627.8 fp1     22 t
        db 0x2e
        vmovdqu ymm5, [rbp + 8960]                                    ;   620.8 agu0    22 t
        db 0x2e
        vmovdqu ymm7, [rbp + 11424]                                   ;   621.0 agu1    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   628.0 fp2     22 t
        vmovdqu ymm10, [rbp + 8960]                                   ;   621.8 agu0    22 t
        vmovdqu ymm12, [rbp + 11392]                                  ;   622.0 agu1    40 t reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   629.0 fp3     22 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9088]                                   ;   622.8 agu0    40 t reload
        db 0x2e
        vmovdqu [rbp + 11680], ymm1                                   ;   621.8 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm1, ymm0, ymm13                                       ;   629.8 fp0     22 t
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   628.0 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 11392], ymm4                                   ;   625.0 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 4480]                                ;   630.8 fp2+agu1   22 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 6656]                                 ;   631.8 fp3+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   632.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   630.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   631.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9088], ymm11                                   ;   625.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4704]                                   ;   624.7 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 6880]                               ;   631.7 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   632.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   633.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm2                                   ;   625.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm4                                       ;   633.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm6                                    ;   626.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm11                                       ;   634.8 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm9                                    ;   627.8 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm1                                        ;   631.8 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm8                                   ;   628.8 agu2+fp5   23 t spill
        db 0x2e
        vpor ymm8, ymm11, ymm2                                        ;   634.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm3                                   ;   629.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm11                                       ;   634.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   635.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm4                                      ;   633.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm11                                  ;   634.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm4, ymm3                                        ;   635.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   636.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   635.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                                         ;   635.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   636.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm3                                   ;   635.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm6                                        ;   635.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm6                                    ;   635.8 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm10                                       ;   633.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   636.8 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm3                                       ;   636.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   637.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm13                                      ;   636.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   638.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   637.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm15                                  ;   635.3 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm6                                       ;   637.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   638.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm10, ymm6                                      ;   637.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm9                                   ;   636.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm7, ymm15                                       ;   638.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   639.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm13                                       ;   636.8 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11840], ymm3                                   ;   637.3 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm9                                        ;   637.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   639.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   638.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8960]                                    ;   637.5 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm2                                   ;   638.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm3                                        ;   644.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   645.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm8                                       ;   640.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   646.5 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm0, ymm12                                       ;   647.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   648.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   647.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                        ;   648.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   649.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                        ;   650.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm11                                       ;   649.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   650.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                      ;   651.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   652.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm2, ymm8                                         ;   651.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   652.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm8                                        ;   651.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   652.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                        ;   652.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   653.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   654.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                        ;   650.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   655.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                       ;   653.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                        ;   653.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   653.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   653.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   655.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, [rbp + 11616]                               ;   653.5 fp3+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   654.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm12, [rbp + 11744]                             ;   654.5 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   655.5 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   654.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                        ;   653.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                      ;   655.5 fp1     22 t
        db 0x2e
        vpand ymm12, ymm12, [rbp + 11872]                             ;   654.5 fp2+agu1   22 t
        db 0x2e
        vpand ymm11, ymm0, [rbp + 11840]                              ;   654.5 fp3+agu0   22 t
        db 0x2e
        vpand ymm0, ymm0, [rbp + 11776]                               ;   654.5 fp0+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9824]                                ;   655.5 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   656.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   657.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   655.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   656.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   655.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   656.5 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                      ;   655.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   657.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 8960]                                ;   656.0 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   658.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   659.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11808]                               ;   656.8 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   657.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   658.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   658.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   659.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   660.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   658.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   659.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   658.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   660.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm4, ymm0                                       ;   660.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   661.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   657.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   664.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm14                                       ;   662.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   660.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   661.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   662.5 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   664.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   662.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   664.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   664.8 fp1     22 t
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   664.8 fp2     22 t
        db 0x2e
        vmovdqu ymm14, [rbp + 4800]                                   ;   659.7 agu0    21 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 6976]                               ;   666.7 fp3+agu1   21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   667.7 fp0     21 t
        db 0x2e
        vmovdqu ymm4, [rbp + 4928]                                    ;   660.7 agu0    21 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 7104]                                 ;   667.7 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   668.7 fp2     21 t
        db 0x2e
        vmovdqu ymm5, [rbp + 11328]                                   ;   661.7 agu0    21 t
        db 0x2e
        vmovdqu ymm8, [rbp + 11360]                                   ;   661.8 agu1    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   668.8 fp3     21 t
        db 0x2e
        vmovdqu ymm9, [rbp + 11328]                                   ;   662.7 agu0    21 t
        db 0x2e
        vmovdqu ymm11, [rbp + 10528]                                  ;   662.8 agu1    40 t reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   669.8 fp0     21 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9472]                                   ;   663.7 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm2                                   ;   663.5 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm13                                       ;   670.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   668.8 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10528], ymm0                                   ;   663.7 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm0, ymm2, [rbp + 4736]                                ;   671.7 fp3+agu1   21 t
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 6912]                                 ;   672.7 fp0+agu0   21 t
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   673.7 fp1     21 t
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   671.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   672.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm3                                    ;   665.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4960]                                    ;   665.3 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 7136]                                 ;   672.3 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   673.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   674.7 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 11360], ymm12                                  ;   666.7 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm12, ymm9, ymm0                                       ;   674.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8960], ymm6                                    ;   667.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm3                                        ;   675.7 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   668.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm2                                        ;   672.7 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm10                                  ;   669.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm3, ymm12                                       ;   675.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11840], ymm7                                   ;   670.7 agu1+fp5   22 t spill
        db 0x2e
        vpxor ymm7, ymm2, ymm3                                        ;   675.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   676.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm0                                      ;   674.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm3                                   ;   675.7 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm7                                         ;   676.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   677.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   676.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm6                                         ;   676.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   677.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm7                                   ;   676.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm6                                        ;   676.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm6                                   ;   676.7 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm9                                        ;   674.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   677.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm7                                       ;   677.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   678.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm13                                      ;   677.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   679.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   678.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm15                                  ;   676.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm6                                       ;   678.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   679.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm9, ymm6                                       ;   678.7 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm1                                   ;   677.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm15                                       ;   679.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   680.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm13                                      ;   677.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm7                                   ;   678.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm7, ymm5, ymm1                                        ;   678.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   680.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   679.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 11328]                                   ;   678.3 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm12                                  ;   679.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm14, ymm7                                       ;   685.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   686.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm10                                      ;   681.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   687.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm11                                       ;   688.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   689.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   688.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm11                                      ;   689.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   690.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                       ;   691.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm3                                        ;   690.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   691.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                       ;   692.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   693.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm12, ymm10                                       ;   692.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   693.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm10                                      ;   692.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   693.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   693.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   694.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   695.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   691.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   696.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                       ;   694.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;   694.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                       ;   694.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   694.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   696.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm4, [rbp + 11744]                               ;   694.3 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   695.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm11, [rbp + 11872]                              ;   695.3 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   696.3 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   695.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   694.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                     ;   696.3 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 12000]                             ;   695.3 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 11968]                               ;   695.3 fp0+agu0   21 t
        db 0x2e
        vpand ymm4, ymm4, [rbp + 11904]                               ;   695.3 fp1+agu1   21 t
        db 0x2e
        vpand ymm12, ymm12, [rbp + 11616]                             ;   696.3 fp2+agu0   21 t
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   697.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   698.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   696.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   697.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   696.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   697.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   696.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   698.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11328]                             ;   696.8 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   699.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   700.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11936]                               ;   697.7 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   697.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   699.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   699.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   700.3 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   701.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   699.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   700.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   699.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   701.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm4                                       ;   701.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   702.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   698.7 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   705.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm14                                       ;   703.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   701.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   702.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   703.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   705.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   703.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   705.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   705.7 fp2     21 t
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   705.7 fp3     21 t
        db 0x2e
        vmovdqu ymm14, [rbp + 5024]                                   ;   700.5 agu0    23 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 7200]                               ;   707.5 fp0+agu1   23 t
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   708.5 fp1     23 t
        db 0x2e
        vmovdqu ymm0, [rbp + 5152]                                    ;   701.5 agu0    23 t
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 7328]                                 ;   708.5 fp2+agu1   23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   709.5 fp3     23 t
        vmovdqu ymm1, [rbp + 9728]                                    ;   702.5 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 11296]                                   ;   702.7 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   709.7 fp0     23 t
        db 0x2e
        vmovdqu ymm10, [rbp + 9728]                                   ;   703.5 agu0    23 t
        db 0x2e
        vmovdqu ymm12, [rbp + 11264]                                  ;   703.7 agu1    40 t reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   710.7 fp1     23 t
        db 0x2e
        vmovdqu ymm13, [rbp + 10496]                                  ;   704.5 agu0    40 t reload
        db 0x2e
        vmovdqu [rbp + 11936], ymm3                                   ;   706.7 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm3, ymm0, ymm13                                       ;   711.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   709.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm11                                  ;   706.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, [rbp + 5216]                               ;   712.5 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 7392]                               ;   713.5 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   714.5 fp2     23 t
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   712.5 fp3     23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   713.5 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   706.3 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5184]                                    ;   706.5 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 7360]                                 ;   713.5 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   714.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   715.5 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 11296], ymm2                                   ;   707.5 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm2, ymm10, ymm11                                      ;   715.5 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 11328], ymm9                                   ;   708.5 agu1+fp5   21 t spill
        db 0x2e
        vpxor ymm9, ymm1, ymm6                                        ;   716.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm8                                   ;   709.5 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm7, ymm3                                        ;   713.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm5                                   ;   710.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm5, ymm6, ymm2                                         ;   716.5 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm4                                   ;   711.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm6                                        ;   716.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   717.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm11                                     ;   715.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm6                                   ;   716.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm11, ymm4                                        ;   717.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   718.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   717.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm9                                         ;   717.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   718.5 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm4                                   ;   717.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm9                                        ;   717.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm9                                   ;   717.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm10                                       ;   715.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   718.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm4                                       ;   718.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   719.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm13                                      ;   718.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   720.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   719.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12032], ymm15                                  ;   717.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm9                                       ;   719.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   720.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm10, ymm9                                      ;   719.5 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12064], ymm8                                   ;   718.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm15                                       ;   720.5 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   721.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm13                                       ;   718.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm4                                   ;   719.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm8                                        ;   719.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   721.5 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   720.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 9728]                                    ;   719.2 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 12128], ymm2                                   ;   720.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm14, ymm4                                        ;   726.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   727.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm5                                        ;   722.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   728.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm12                                       ;   729.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   730.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   729.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                        ;   730.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   731.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                        ;   732.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm6                                        ;   731.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   732.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                        ;   733.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   734.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm2, ymm5                                         ;   733.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   734.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm5                                        ;   733.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                                      ;   734.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;   734.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   735.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                        ;   736.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                        ;   732.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   737.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                       ;   735.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                      ;   735.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   735.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   735.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   737.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, [rbp + 11872]                               ;   735.2 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   736.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm12, [rbp + 12000]                              ;   736.2 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   737.2 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   736.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   735.2 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                      ;   737.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 12128]                             ;   736.2 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm0, [rbp + 12096]                               ;   736.2 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 12032]                               ;   736.2 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 11744]                               ;   737.2 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                        ;   738.2 fp0     23 t
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   739.2 fp1     23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   737.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   738.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   737.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   738.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                      ;   737.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   739.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 9728]                                ;   737.7 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   740.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   741.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12064]                               ;   738.5 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   738.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   740.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   740.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   741.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   742.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   740.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   742.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm0                                      ;   742.2 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   743.2 fp0     23 t
        db 0x2e
        vmovdqu ymm15, [rbp + 5312]                                   ;   739.2 agu1    22 t
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 7488]                               ;   746.2 fp1+agu0   22 t
        db 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   740.2 agu1    41 t reload
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   747.2 fp2     22 t
        db 0x2e
        vmovdqu ymm5, [rbp + 5440]                                    ;   740.3 agu0    22 t
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 7616]                                 ;   747.3 fp3+agu1   22 t
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   748.3 fp0     22 t
        db 0x2e
        vmovdqu ymm9, [rbp + 10400]                                   ;   741.3 agu0    22 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8352]                                ;   748.3 fp1+agu1   22 t
        db 0x2e
        vmovdqu [rbp + 12064], ymm0                                   ;   742.2 agu2+fp5   23 t spill
        vmovdqu ymm0, [rbp + 10400]                                   ;   742.3 agu0    22 t
        vpxor ymm0, ymm0, [rbp + 11232]                               ;   749.3 fp2+agu1   22 t
        vmovdqu [rbp + 9728], ymm12                                   ;   741.7 agu2+fp5   23 t spill
        vmovdqu ymm12, [rbp + 11200]                                  ;   743.3 agu0    22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   750.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm6                                   ;   742.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5248]                                    ;   744.2 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 7424]                                 ;   751.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   752.2 fp1     22 t
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   753.2 fp2     22 t
        db 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   751.3 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 12032], ymm2                                   ;   743.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5472]                                    ;   745.2 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 7648]                                 ;   752.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   753.2 fp1     22 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   754.2 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 12096], ymm3                                   ;   744.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm3, ymm15, [rbp + 8352]                               ;   748.2 fp3+agu1   22 t
        db 0x2e
        vmovdqu [rbp + 8352], ymm13                                   ;   745.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm13, ymm0, ymm6                                       ;   754.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12128], ymm8                                   ;   746.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, ymm2                                        ;   755.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm11                                  ;   747.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm12                                      ;   752.3 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm10                                  ;   748.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm2, ymm13                                       ;   755.2 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 12160], ymm7                                   ;   749.7 agu0+fp5   23 t spill
        db 0x2e
        vpxor ymm7, ymm15, ymm6                                       ;   754.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12192], ymm4                                   ;   750.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm2                                       ;   755.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12224], ymm14                                  ;   751.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm6, ymm4                                        ;   756.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   757.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   756.2 fp0     22 t
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm8                                         ;   756.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm8                                       ;   756.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12256], ymm8                                   ;   756.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, [rbp + 11200]                               ;   756.2 fp3+agu1   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11200], ymm2                                   ;   755.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm0                                       ;   753.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   757.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   757.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 11232]                               ;   758.2 fp3+agu0   22 t
        db 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   758.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11232], ymm4                                   ;   756.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm7, ymm1                                        ;   757.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   759.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm7, ymm8                                        ;   757.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   760.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12288], ymm7                                   ;   756.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, ymm4                                       ;   758.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   759.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm4                                        ;   758.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12320], ymm11                                  ;   757.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm7                                       ;   759.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   760.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm13                                      ;   757.5 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12352], ymm1                                   ;   758.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm11                                       ;   758.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   760.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   760.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 10400]                                   ;   758.2 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12384], ymm13                                  ;   759.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm15, ymm1                                       ;   765.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   766.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm14, ymm10                                     ;   761.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   767.2 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm5                                        ;   768.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   769.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   768.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm5                                       ;   769.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   770.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                     ;   771.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, ymm14                                       ;   770.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   771.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   772.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   773.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm13, ymm10                                      ;   772.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   773.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm10                                     ;   772.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                       ;   773.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                       ;   773.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   774.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                       ;   775.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                       ;   771.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   776.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                      ;   774.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   774.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                        ;   774.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   774.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   776.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, [rbp + 11232]                               ;   774.2 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   775.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, [rbp + 11200]                               ;   775.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   776.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   775.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   774.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                       ;   776.2 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 12384]                               ;   775.2 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm2, [rbp + 12352]                               ;   775.2 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 12288]                               ;   775.2 fp3+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 12256]                             ;   776.2 fp0+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   777.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   778.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   776.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   777.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   776.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   777.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                     ;   776.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   778.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 10400]                             ;   776.7 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   779.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   780.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 12320]                             ;   777.5 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   777.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   779.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   779.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   780.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   781.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   779.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   781.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm2                                       ;   781.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   782.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5568]                                    ;   778.2 agu1    21 t
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 7744]                                 ;   785.2 fp2+agu0   21 t
        db 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   779.2 agu1    41 t reload
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   786.2 fp3     21 t
        db 0x2e
        vmovdqu ymm9, [rbp + 5696]                                    ;   779.3 agu0    21 t
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 7872]                                 ;   786.3 fp0+agu1   21 t
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   787.3 fp1     21 t
        vmovdqu ymm10, [rbp + 11136]                                  ;   780.3 agu0    21 t
        vpxor ymm10, ymm10, [rbp + 11168]                             ;   787.3 fp2+agu1   21 t
        db 0x2e
        vmovdqu [rbp + 12320], ymm2                                   ;   781.2 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 11136]                                   ;   781.3 agu0    21 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 11104]                               ;   788.3 fp3+agu1   21 t
        vmovdqu [rbp + 10400], ymm14                                  ;   782.2 agu2+fp5   22 t spill
        vmovdqu ymm14, [rbp + 11072]                                  ;   782.3 agu0    21 t
        vpxor ymm14, ymm14, ymm9                                      ;   789.3 fp0     21 t
        vmovdqu [rbp + 12256], ymm15                                  ;   783.2 agu2+fp5   22 t spill
        vmovdqu ymm15, [rbp + 5504]                                   ;   783.2 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [r8 + 7680]                               ;   790.2 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   791.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   792.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   790.3 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12288], ymm5                                   ;   782.7 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm5, [rbp + 5728]                                    ;   784.2 agu1    21 t
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 7904]                                 ;   791.2 fp1+agu0   21 t
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   792.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   793.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12352], ymm1                                   ;   783.7 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm1, ymm4, [rbp + 11168]                               ;   787.2 fp0+agu1   21 t
        db 0x2e
        vmovdqu [rbp + 11168], ymm13                                  ;   784.7 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm13, ymm2, ymm15                                      ;   793.2 fp1     21 t
        db 0x2e
        vmovdqu [rbp + 12384], ymm12                                  ;   785.7 agu0+fp5   22 t spill
        db 0x2e
        vpxor ymm12, ymm10, ymm5                                      ;   794.2 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 11200], ymm8                                   ;   786.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm14                                       ;   791.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11232], ymm11                                  ;   787.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm5, ymm13                                       ;   794.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12416], ymm6                                   ;   788.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm15                                       ;   793.2 fp1     21 t
        db 0x2e
        vmovdqu [rbp + 12448], ymm0                                   ;   789.7 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm0, ymm14, ymm5                                       ;   794.2 fp2     21 t
        db 0x2e
        vmovdqu [rbp + 12480], ymm3                                   ;   790.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm3, ymm15, ymm0                                        ;   795.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   796.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   795.2 fp1     21 t
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm12                                        ;   795.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm12                                       ;   795.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12512], ymm12                                  ;   795.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm0, [rbp + 11072]                              ;   795.2 fp0+agu1   21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11072], ymm5                                   ;   794.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm2                                       ;   792.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   796.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   796.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 11104]                               ;   797.2 fp0+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   797.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm0                                   ;   795.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, ymm7                                        ;   796.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   798.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm6, ymm12                                       ;   796.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   799.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12544], ymm6                                   ;   795.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm0                                        ;   797.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   798.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm0                                        ;   797.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12576], ymm8                                   ;   796.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm8, ymm1, ymm6                                        ;   798.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   799.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm12, ymm13                                      ;   796.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12608], ymm7                                   ;   797.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm7, ymm10, ymm8                                       ;   797.5 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   799.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   799.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 11136]                                   ;   797.2 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 12640], ymm13                                  ;   798.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm4, ymm7                                        ;   804.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   805.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm11                                      ;   800.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   806.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm9                                        ;   807.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   808.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   807.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm9                                       ;   808.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   809.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                       ;   810.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm3                                        ;   809.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   810.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                       ;   811.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   812.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm13, ymm11                                       ;   811.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   812.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm11                                      ;   811.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   812.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                        ;   812.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   813.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                        ;   814.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                     ;   810.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   815.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                      ;   813.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                      ;   813.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                        ;   813.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   813.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   815.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 11104]                               ;   813.2 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   814.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, [rbp + 11072]                               ;   814.2 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   815.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;   814.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   813.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                     ;   815.2 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 12640]                               ;   814.2 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm5, [rbp + 12608]                               ;   814.2 fp3+agu0   21 t
        db 0x2e
        vpand ymm5, ymm5, [rbp + 12544]                               ;   814.2 fp0+agu1   21 t
        db 0x2e
        vpand ymm13, ymm13, [rbp + 12512]                             ;   815.2 fp1+agu0   21 t
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   816.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   817.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   815.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   816.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   815.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   816.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                       ;   815.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   817.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 11136]                             ;   815.7 fp2+agu1   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   818.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   819.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 12576]                               ;   816.5 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   816.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   818.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   818.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   819.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   820.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   818.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   820.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm5                                       ;   820.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   821.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5824]                                    ;   817.2 agu1    42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 8000]                                 ;   824.2 fp3+agu0   42 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   818.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   825.2 fp0     42 t
        db 0x2e
        vmovdqu ymm10, [rbp + 5952]                                   ;   818.3 agu0    42 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 8128]                               ;   825.3 fp1+agu1   42 t
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   826.3 fp2     42 t
        vmovdqu ymm11, [rbp + 10976]                                  ;   819.3 agu0    42 t
        vpxor ymm11, ymm11, [rbp + 11040]                             ;   826.3 fp3+agu1   42 t
        vmovdqu [rbp + 12576], ymm9                                   ;   818.7 agu2+fp5   21 t spill
        vmovdqu ymm9, [rbp + 10976]                                   ;   820.3 agu0    42 t
        vpxor ymm9, ymm9, [rbp + 11008]                               ;   827.3 fp0+agu1   42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11136], ymm0                                   ;   819.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 10944]                                   ;   821.3 agu0    42 t
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   828.3 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 12512], ymm13                                  ;   820.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 5760]                                   ;   822.2 agu1    42 t
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 7936]                               ;   829.2 fp2+agu0   42 t
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   830.2 fp3     42 t
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   831.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   829.3 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 12544], ymm14                                  ;   821.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 5984]                                   ;   823.2 agu1    42 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 8160]                               ;   830.2 fp2+agu0   42 t
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   831.2 fp3     42 t
        db 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   832.2 fp0     42 t
        db 0x2e
        vpxor ymm7, ymm6, [rbp + 11040]                               ;   826.2 fp1+agu1   42 t
        db 0x2e
        vmovdqu [rbp + 11040], ymm12                                  ;   823.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm13                                      ;   832.2 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12608], ymm8                                   ;   824.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm14                                      ;   833.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12640], ymm15                                  ;   825.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm0                                       ;   830.3 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 11072], ymm2                                   ;   826.2 agu1+fp5   21 t spill
        db 0x2e
        vpor ymm2, ymm14, ymm12                                       ;   833.2 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 11104], ymm1                                   ;   827.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm13                                       ;   832.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12672], ymm3                                   ;   828.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm14                                       ;   833.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12704], ymm4                                   ;   829.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm4, ymm13, ymm3                                        ;   834.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   835.2 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   834.2 fp2     42 t
        db 0x2e, 0x2e
        vpor ymm10, ymm10, ymm8                                       ;   834.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12736], ymm5                                   ;   830.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm8                                       ;   834.2 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12768], ymm8                                   ;   834.2 agu0+fp5   42 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm3, [rbp + 10944]                               ;   834.2 fp1+agu1   42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10944], ymm14                                  ;   833.2 agu2+fp5   42 t spill
        db 0x2e
        vpand ymm14, ymm0, ymm9                                       ;   831.2 fp2     42 t
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   835.2 fp3     42 t
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   835.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 11008]                             ;   836.2 fp1+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   836.2 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11008], ymm3                                   ;   834.2 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm5                                        ;   835.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   837.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm8                                        ;   835.2 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   838.2 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12800], ymm1                                   ;   834.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm3                                       ;   836.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   837.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm3                                        ;   836.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12832], ymm15                                  ;   835.2 agu0+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm1                                       ;   837.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   838.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm12                                      ;   835.5 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12864], ymm5                                   ;   836.2 agu1+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm15                                      ;   836.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   838.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   838.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 10976]                                   ;   836.2 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12896], ymm12                                  ;   837.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm6, ymm5                                        ;   843.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   844.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm2                                       ;   839.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   845.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm10                                      ;   846.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   847.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   846.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm10                                      ;   847.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   848.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   849.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm4                                       ;   848.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   849.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                        ;   850.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   851.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm12, ymm2                                        ;   850.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   851.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm2                                       ;   850.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                        ;   851.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;   851.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   852.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   853.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                     ;   849.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   854.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                       ;   852.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                     ;   852.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                       ;   852.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   852.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   854.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, [rbp + 11008]                              ;   852.2 fp0+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   853.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, [rbp + 10944]                              ;   853.2 fp2+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   854.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   853.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   852.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                       ;   854.2 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 12896]                             ;   853.2 fp3+agu1   42 t
        db 0x2e, 0x2e
        vpand ymm5, ymm14, [rbp + 12864]                              ;   853.2 fp0+agu0   42 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 12800]                             ;   853.2 fp1+agu1   42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 12768]                             ;   854.2 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   855.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   856.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   854.2 fp1     42 t
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   855.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   854.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   855.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   854.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   856.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 10976]                               ;   854.7 fp3+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   857.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   858.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12832]                               ;   855.5 fp2+agu0   42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   855.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   857.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   857.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   858.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   859.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   857.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                        ;   859.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm14                                      ;   859.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   860.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 11968]                                   ;   856.2 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 12480]                               ;   863.2 fp0+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256]       ;   857.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   864.2 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11712]                                   ;   857.3 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm6                                       ;   864.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   865.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 11648]                               ;   860.2 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   864.2 fp1     41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   859.5 fp2     41 t
        db 0x2e
        vmovdqu ymm15, [rbp + 11840]                                  ;   858.3 agu0    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12224]                             ;   865.3 fp3+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12192]                             ;   866.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   860.5 fp1     41 t
        db 0x2e
        vmovdqu ymm13, [rbp + 11584]                                  ;   860.2 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 12736]                             ;   867.2 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   868.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   861.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, [rbp + 11584]                               ;   865.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   869.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 8992]                                ;   862.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   864.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11584], ymm6                                   ;   869.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, [rbp + 11968]                              ;   867.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                      ;   867.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 9792]                                ;   862.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   864.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm8                                   ;   866.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 11840]                              ;   866.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   868.3 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   868.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11840], ymm6                                   ;   868.3 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 11904]                                   ;   865.2 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12416]                               ;   872.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12448]                               ;   873.2 fp1+agu1   41 t
        vpxor ymm6, ymm6, [rbp + 11232]                               ;   874.2 fp2+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 11200]                               ;   875.2 fp3+agu1   41 t
        vpxor ymm6, ymm6, ymm5                                        ;   876.2 fp0     41 t
        vmovdqu [rbp + 11200], ymm8                                   ;   867.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm8, [rbp + 11776]                                   ;   867.7 agu0    41 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 12160]                               ;   874.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   875.7 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 12160], ymm13                                  ;   869.2 agu2+fp5   41 t spill
        vmovdqu ymm13, [rbp + 11520]                                  ;   868.7 agu0    41 t
        vpxor ymm13, ymm13, [rbp + 12704]                             ;   875.7 fp3+agu1   41 t
        vpxor ymm13, ymm13, [rbp + 12672]                             ;   876.7 fp0+agu0   41 t
        vmovdqu [rbp + 11232], ymm2                                   ;   870.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm6, [rbp + 11520]                               ;   877.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   868.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm8, [rbp + 11904]                               ;   876.7 fp3+agu0   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   878.2 fp0     41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   869.7 fp1     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 11424]                             ;   871.2 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11904], ymm2                                   ;   878.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm7, [rbp + 11776]                               ;   871.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   877.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm3                                   ;   877.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, [rbp + 11648]                              ;   877.7 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   878.7 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   877.7 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11648], ymm2                                   ;   874.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 11616]                                   ;   874.3 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 12384]                               ;   881.3 fp0+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   882.3 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 12384], ymm3                                   ;   878.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 9824]                                    ;   875.7 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12000]                               ;   882.7 fp2+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11872]                               ;   883.7 fp3+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12128]                               ;   884.7 fp0+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8352]                                ;   885.7 fp1+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   886.7 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8352], ymm13                                   ;   878.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 11488]                                  ;   877.8 agu1    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 11104]                             ;   884.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   885.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11104], ymm6                                   ;   879.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm2, [rbp + 11488]                               ;   883.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   878.5 fp2     41 t
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 11616]                               ;   887.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   887.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 9088]                              ;   879.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   880.8 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm6                                   ;   884.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm9, [rbp + 9824]                                ;   880.7 fp3+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   888.7 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   888.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 8992]                               ;   886.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   887.8 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   886.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8992], ymm6                                    ;   882.7 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 11328]                                   ;   882.8 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 11168]                               ;   889.8 fp0+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12352]                               ;   890.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12288]                               ;   891.8 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12352], ymm1                                   ;   887.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 8960]                                    ;   884.8 agu1    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 12096]                               ;   891.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   892.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 12096], ymm13                                  ;   887.8 agu2+fp5   41 t spill
        vmovdqu ymm13, [rbp + 8480]                                   ;   885.8 agu1    41 t
        vpxor ymm13, ymm13, [rbp + 12640]                             ;   892.8 fp1+agu0   41 t
        vpxor ymm13, ymm13, [rbp + 11072]                             ;   893.8 fp2+agu1   41 t
        vpxor ymm13, ymm13, [rbp + 12608]                             ;   894.8 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 11040]                             ;   895.8 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   896.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11040], ymm2                                   ;   888.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm6, [rbp + 8480]                                ;   892.8 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm3                                    ;   888.8 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 11328]                               ;   893.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   893.8 fp0     41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   888.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 11392]                               ;   889.8 fp2+agu1   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11328], ymm2                                   ;   893.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, [rbp + 8960]                                ;   890.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   894.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8960], ymm3                                    ;   894.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm13, [rbp + 9792]                               ;   897.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   898.8 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   897.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9792], ymm2                                    ;   892.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 11296]                                   ;   892.2 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   899.2 fp0     41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 12288]                               ;   900.2 fp1+agu1   41 t
        vpxor ymm2, ymm2, [rbp + 12256]                               ;   901.2 fp2+agu0   41 t
        vmovdqu [rbp + 12288], ymm3                                   ;   898.8 agu2+fp5   41 t spill
        vmovdqu ymm3, [rbp + 11360]                                   ;   893.8 agu1    41 t
        vpxor ymm3, ymm3, [rbp + 12032]                               ;   900.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11744]                               ;   901.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9728]                                ;   902.8 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 11744], ymm13                                  ;   898.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 9888]                                   ;   895.8 agu1    41 t
        vpxor ymm13, ymm13, ymm5                                      ;   902.8 fp2     41 t
        vpxor ymm13, ymm13, [rbp + 12544]                             ;   903.8 fp3+agu0   41 t
        vmovdqu [rbp + 12544], ymm6                                   ;   899.8 agu2+fp5   41 t spill
        vpxor ymm6, ymm2, [rbp + 9888]                                ;   902.2 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9888], ymm1                                    ;   896.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 11296]                               ;   903.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   903.8 fp2     41 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11680]                             ;   898.0 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11296], ymm6                                   ;   903.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm12, [rbp + 11360]                              ;   898.8 fp0+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   904.8 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11360], ymm1                                   ;   904.8 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, [rbp + 11424]                              ;   904.8 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   905.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   904.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm6                                   ;   900.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 10496]                                   ;   900.3 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   907.3 fp1     41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   908.3 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12032], ymm1                                   ;   905.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9472]                                    ;   901.8 agu1    41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   908.8 fp3     41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9728]                                ;   909.8 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 12224]                               ;   910.8 fp1+agu1   41 t
        vmovdqu [rbp + 12224], ymm13                                  ;   905.8 agu2+fp5   41 t spill
        vmovdqu ymm13, [rbp + 9856]                                   ;   903.2 agu0    41 t
        vpxor ymm13, ymm13, [rbp + 12512]                             ;   910.2 fp2+agu1   41 t
        vpxor ymm13, ymm13, [rbp + 11136]                             ;   911.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12576]                             ;   912.2 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11136], ymm2                                   ;   906.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm6, [rbp + 9856]                                ;   909.3 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm3                                    ;   905.2 agu2+fp5   41 t spill
        vpxor ymm3, ymm1, [rbp + 10496]                               ;   911.8 fp2+agu1   41 t
        vpxor ymm1, ymm1, ymm2                                        ;   911.8 fp3     41 t
        vmovdqu [rbp + 10496], ymm2                                   ;   910.3 agu0+fp5   41 t spill
        vpxor ymm2, ymm10, [rbp + 9472]                               ;   906.8 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   912.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm3                                    ;   912.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, [rbp + 9088]                               ;   913.2 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   914.2 fp3     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   913.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm2                                    ;   908.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 11264]                                   ;   908.5 agu1    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 12320]                               ;   915.5 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12320], ymm3                                   ;   914.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 10528]                                   ;   909.5 agu1    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   916.5 fp2     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12192]                               ;   917.5 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12192], ymm13                                  ;   914.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 11456]                                  ;   910.5 agu1    41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   917.5 fp0     41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12576]                             ;   918.5 fp1+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12704]                             ;   919.5 fp2+agu1   41 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 11552]                               ;   911.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 12672]                               ;   912.8 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 12672], ymm6                                   ;   915.2 agu2+fp5   41 t spill
        vpxor ymm6, ymm2, [rbp + 11456]                               ;   916.5 fp1+agu0   41 t
        vmovdqu [rbp + 11456], ymm1                                   ;   913.2 agu2+fp5   41 t spill
        vpxor ymm1, ymm3, [rbp + 11264]                               ;   918.5 fp2+agu1   41 t
        vpxor ymm3, ymm3, ymm6                                        ;   918.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm6                                   ;   917.5 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, [rbp + 10528]                               ;   914.5 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   919.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10528], ymm1                                   ;   919.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 11392]                              ;   920.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   921.5 fp3     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   920.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11392], ymm6                                   ;   916.2 agu2+fp5   41 t spill
        vmovdqu ymm6, [rbp + 11936]                                   ;   915.5 agu1    41 t
        vpxor ymm6, ymm6, [rbp + 12256]                               ;   922.5 fp1+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   923.5 fp2+agu1   41 t
        vmovdqu [rbp + 10400], ymm1                                   ;   921.5 agu2+fp5   41 t spill
        vmovdqu ymm1, [rbp + 11808]                                   ;   916.8 agu0    41 t
        vpxor ymm1, ymm1, [rbp + 12064]                               ;   923.8 fp3+agu1   41 t
        vmovdqu [rbp + 12064], ymm13                                  ;   921.5 agu2+fp5   41 t spill
        vpxor ymm13, ymm6, [rbp + 11552]                              ;   924.5 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 11552], ymm2                                   ;   922.5 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm5, [rbp + 11680]                               ;   918.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   924.5 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 11680], ymm2                                   ;   920.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm1, [rbp + 11936]                               ;   924.8 fp3+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   925.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11936], ymm13                                  ;   925.5 agu2+fp5   41 t spill
        vpxor ymm13, ymm14, [rbp + 11808]                             ;   919.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   925.8 fp2     41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   920.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11808], ymm2                                   ;   925.8 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm11, [rbp + 9344]                               ;   920.8 fp0+agu0   62 t
        db 0x2e
        vmovdqu [rbp + 9344], ymm2                                    ;   923.2 agu2+fp5   62 t spill
        db 0x2e
        vpxor ymm2, ymm7, [rbp + 8288]                                ;   921.5 fp1+agu1   62 t
        db 0x2e
        vmovdqu [rbp + 8288], ymm2                                    ;   924.2 agu0+fp5   62 t spill
        vpxor ymm2, ymm9, [rbp + 9216]                                ;   922.5 fp2+agu1   62 t
        vmovdqu [rbp + 9216], ymm2                                    ;   925.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm0, [rbp + 8064]                                ;   922.8 fp3+agu0   62 t
        vmovdqu [rbp + 8064], ymm2                                    ;   926.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm12, [rbp + 8096]                               ;   923.5 fp0+agu1   62 t
        vmovdqu [rbp + 8096], ymm2                                    ;   927.2 agu0+fp5   62 t spill
        vpxor ymm2, ymm10, [rbp + 8128]                               ;   924.5 fp1+agu1   62 t
        vmovdqu [rbp + 8128], ymm2                                    ;   928.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm4, [rbp + 9280]                                ;   924.8 fp2+agu0   62 t
        vmovdqu [rbp + 9280], ymm2                                    ;   929.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm14, [rbp + 9312]                               ;   926.8 fp3+agu1   62 t
        vmovdqu [rbp + 9312], ymm2                                    ;   930.2 agu0+fp5   62 t spill
        vpxor ymm2, ymm15, [rbp + 8160]                               ;   926.5 fp0+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 7040]                              ;   926.8 fp1+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 11584]                             ;   927.8 fp2+agu1   62 t
        vmovdqu [rbp + 7040], ymm15                                   ;   931.2 agu2+fp5   62 t spill
        vpxor ymm15, ymm8, [rbp + 9376]                               ;   927.8 fp3+agu0   62 t
        vpxor ymm8, ymm8, [rbp + 7072]                                ;   928.5 fp0+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 12384]                               ;   929.5 fp1+agu0   62 t
        vmovdqu [rbp + 7072], ymm8                                    ;   932.2 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 8480]                                    ;   929.5 agu1    62 t
        vpxor ymm8, ymm8, [rbp + 8192]                                ;   936.5 fp2+agu0   62 t
        vmovdqu [rbp + 8192], ymm8                                    ;   937.5 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 9888]                                    ;   930.5 agu1    62 t
        vpxor ymm8, ymm8, [rbp + 8224]                                ;   937.5 fp3+agu0   62 t
        vmovdqu [rbp + 8224], ymm8                                    ;   938.5 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 9856]                                    ;   931.5 agu1    62 t
        vpxor ymm8, ymm8, [rbp + 8256]                                ;   938.5 fp0+agu0   62 t
        vmovdqu [rbp + 8256], ymm8                                    ;   939.5 agu2+fp5   62 t spill
        vpxor ymm8, ymm3, [rbp + 6464]                                ;   932.5 fp1+agu1   62 t
        vpxor ymm3, ymm3, [rbp + 7232]                                ;   932.8 fp2+agu0   62 t
        vpxor ymm3, ymm3, [rbp + 10400]                               ;   933.8 fp3+agu1   62 t
        vmovdqu [rbp + 7232], ymm3                                    ;   936.2 agu2+fp5   62 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 11456]                                   ;   933.8 agu0    62 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9248]                                ;   940.8 fp0+agu1   62 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   930.5 fp1     62 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6752]                                ;   934.8 fp2+agu0   62 t
        vmovdqu [rbp + 6752], ymm6                                    ;   937.2 agu2+fp5   62 t spill
        vpxor ymm6, ymm1, [rbp + 6496]                                ;   935.5 fp3+agu1   62 t
        vpxor ymm1, ymm1, [rbp + 7264]                                ;   935.8 fp0+agu0   62 t
        vpxor ymm1, ymm1, [rbp + 11680]                               ;   936.8 fp1+agu1   62 t
        vpxor ymm13, ymm13, [rbp + 7520]                              ;   936.8 fp2+agu0   62 t
        vmovdqu [rbp + 7520], ymm13                                   ;   938.2 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 11232]                                  ;   937.5 agu1    62 t
        vpxor ymm13, ymm13, [rbp + 6528]                              ;   944.5 fp3+agu0   62 t
        vmovdqu [rbp + 7264], ymm1                                    ;   939.2 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11104]                                   ;   938.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 6560]                                ;   945.5 fp0+agu0   62 t
        vmovdqu [rbp + 6560], ymm1                                    ;   946.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11040]                                   ;   939.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 6592]                                ;   946.5 fp1+agu0   62 t
        vmovdqu [rbp + 6592], ymm1                                    ;   947.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 12544]                                   ;   940.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 6624]                                ;   947.5 fp2+agu0   62 t
        vmovdqu [rbp + 6624], ymm1                                    ;   948.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11136]                                   ;   941.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 6656]                                ;   948.5 fp3+agu0   62 t
        vmovdqu [rbp + 6656], ymm1                                    ;   949.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 12672]                                   ;   942.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 6688]                                ;   949.5 fp0+agu0   62 t
        vmovdqu [rbp + 6688], ymm1                                    ;   950.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11552]                                   ;   943.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 6720]                                ;   950.5 fp1+agu0   62 t
        vpxor ymm11, ymm11, [rbp + 7808]                              ;   944.5 fp2+agu1   62 t
        vpxor ymm11, ymm11, [rbp + 11968]                             ;   945.5 fp3+agu0   62 t
        vpxor ymm7, ymm7, [rbp + 7840]                                ;   945.5 fp0+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 11904]                               ;   946.5 fp1+agu0   62 t
        vmovdqu [rbp + 7840], ymm7                                    ;   947.5 agu2+fp5   62 t spill
        vmovdqu ymm7, [rbp + 12160]                                   ;   946.5 agu1    62 t
        vpxor ymm7, ymm7, [rbp + 6784]                                ;   953.5 fp2+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 7872]                                ;   947.5 fp3+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 11616]                               ;   948.5 fp0+agu0   62 t
        vmovdqu [rbp + 7872], ymm9                                    ;   949.5 agu2+fp5   62 t spill
        vmovdqu ymm9, [rbp + 8352]                                    ;   948.5 agu1    62 t
        vpxor ymm9, ymm9, [rbp + 6816]                                ;   955.5 fp1+agu0   62 t
        vpxor ymm0, ymm0, [rbp + 7904]                                ;   949.5 fp2+agu1   62 t
        vpxor ymm0, ymm0, [rbp + 11328]                               ;   950.5 fp3+agu0   62 t
        vmovdqu [rbp + 7904], ymm0                                    ;   951.5 agu2+fp5   62 t spill
        vmovdqu ymm0, [rbp + 12096]                                   ;   950.5 agu1    62 t
        vpxor ymm0, ymm0, [rbp + 6848]                                ;   957.5 fp0+agu0   62 t
        vpxor ymm12, ymm12, [rbp + 7936]                              ;   951.5 fp1+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 11296]                             ;   952.5 fp2+agu0   62 t
        vmovdqu [rbp + 7936], ymm12                                   ;   953.5 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 11744]                                  ;   952.5 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 6880]                              ;   959.5 fp3+agu0   62 t
        vpxor ymm10, ymm10, [rbp + 7968]                              ;   953.5 fp0+agu1   62 t
        vpxor ymm10, ymm10, [rbp + 10496]                             ;   954.5 fp1+agu0   62 t
        vmovdqu [rbp + 7968], ymm10                                   ;   955.5 agu2+fp5   62 t spill
        vmovdqu ymm10, [rbp + 12224]                                  ;   954.5 agu1    62 t
        vpxor ymm10, ymm10, [rbp + 6912]                              ;   961.5 fp2+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 8000]                                ;   955.5 fp3+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 11264]                               ;   956.5 fp0+agu0   62 t
        vmovdqu [rbp + 8000], ymm4                                    ;   957.5 agu2+fp5   62 t spill
        vmovdqu ymm4, [rbp + 12192]                                   ;   956.5 agu1    62 t
        vpxor ymm4, ymm4, [rbp + 6944]                                ;   963.5 fp1+agu0   62 t
        vmovdqu [rbp + 7808], ymm11                                   ;   952.7 agu2+fp5   62 t spill
        vpxor ymm11, ymm5, [rbp + 7008]                               ;   957.5 fp2+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 7776]                                ;   957.8 fp3+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 11808]                               ;   958.8 fp0+agu1   62 t
        vpxor ymm14, ymm14, [rbp + 8032]                              ;   958.8 fp1+agu0   62 t
        vpxor ymm14, ymm14, [rbp + 11936]                             ;   959.8 fp2+agu1   62 t
        vmovdqu [rbp + 8032], ymm14                                   ;   960.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12064]                                  ;   959.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 6976]                              ;   966.8 fp3+agu1   62 t
        vmovdqu [rbp + 7776], ymm5                                    ;   959.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12352]                                   ;   960.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7104]                                ;   967.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 8480]                                ;   968.8 fp1+agu0   62 t
        vmovdqu [rbp + 7104], ymm5                                    ;   969.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12288]                                   ;   962.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7136]                                ;   969.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 9888]                                ;   970.5 fp3+agu1   62 t
        vmovdqu [rbp + 7136], ymm5                                    ;   971.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12032]                                   ;   963.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7168]                                ;   970.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 9856]                                ;   971.8 fp1+agu0   62 t
        vmovdqu [rbp + 7168], ymm5                                    ;   972.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12320]                                   ;   965.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7200]                                ;   972.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 11456]                               ;   973.5 fp3+agu1   62 t
        vmovdqu [rbp + 7200], ymm5                                    ;   974.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11200]                                   ;   966.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7296]                                ;   973.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11232]                               ;   974.8 fp1+agu0   62 t
        vmovdqu [rbp + 7296], ymm5                                    ;   975.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11648]                                   ;   968.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7328]                                ;   975.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 11104]                               ;   976.5 fp3+agu1   62 t
        vmovdqu [rbp + 7328], ymm5                                    ;   977.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 8992]                                    ;   969.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7360]                                ;   976.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11040]                               ;   977.8 fp1+agu0   62 t
        vmovdqu [rbp + 7360], ymm5                                    ;   978.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9792]                                    ;   971.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7392]                                ;   978.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12544]                               ;   979.5 fp3+agu1   62 t
        vmovdqu [rbp + 7392], ymm5                                    ;   980.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11424]                                   ;   972.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7424]                                ;   979.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11136]                               ;   980.8 fp1+agu0   62 t
        vmovdqu [rbp + 7424], ymm5                                    ;   981.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9088]                                    ;   974.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7456]                                ;   981.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12672]                               ;   982.5 fp3+agu1   62 t
        vmovdqu [rbp + 7456], ymm5                                    ;   983.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11392]                                   ;   975.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7488]                                ;   982.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11552]                               ;   983.8 fp1+agu0   62 t
        vmovdqu [rbp + 7488], ymm5                                    ;   984.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11840]                                   ;   977.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7552]                                ;   984.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12160]                               ;   985.5 fp3+agu1   62 t
        vmovdqu [rbp + 7552], ymm5                                    ;   986.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11776]                                   ;   978.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7584]                                ;   985.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 8352]                                ;   986.8 fp1+agu0   62 t
        vmovdqu [rbp + 7584], ymm5                                    ;   987.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9824]                                    ;   980.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7616]                                ;   987.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12096]                               ;   988.5 fp3+agu1   62 t
        vmovdqu [rbp + 7616], ymm5                                    ;   989.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 8960]                                    ;   981.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7648]                                ;   988.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11744]                               ;   989.8 fp1+agu0   62 t
        vmovdqu [rbp + 7648], ymm5                                    ;   990.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11360]                                   ;   983.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7680]                                ;   990.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12224]                               ;   991.5 fp3+agu1   62 t
        vmovdqu [rbp + 7680], ymm5                                    ;   992.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9472]                                    ;   984.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 7712]                                ;   991.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 12192]                               ;   992.8 fp1+agu0   62 t
        vmovdqu [rbp + 7712], ymm5                                    ;   993.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 10528]                                   ;   986.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 7744]                                ;   993.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12064]                               ;   994.5 fp3+agu1   62 t
        vmovdqu [rbp + 7744], ymm5                                    ;   995.5 agu2+fp5   62 t spill
        vmovdqu [rbp + 6464], ymm8                                    ;   987.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 6496], ymm6                                    ;   988.8 agu2+fp5   60 rounds
        vmovdqu [rbp + 6528], ymm13                                   ;   989.8 agu1+fp5   60 rounds
        vmovdqu [rbp + 6720], ymm1                                    ;   990.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 6784], ymm7                                    ;   991.8 agu2+fp5   60 rounds
        vmovdqu [rbp + 6816], ymm9                                    ;   992.8 agu1+fp5   60 rounds
        vmovdqu [rbp + 6848], ymm0                                    ;   993.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 6880], ymm12                                   ;   994.8 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu [rbp + 6912], ymm10                                   ;   995.8 agu1+fp5   60 rounds
        vmovdqu [rbp + 6944], ymm4                                    ;   996.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 6976], ymm14                                   ;   997.8 agu2+fp5   60 rounds
        vmovdqu [rbp + 7008], ymm11                                   ;   998.8 agu1+fp5   60 rounds
        add r8, 0x1000                                                ;   991.5 alu0    60 rounds
        vmovdqu ymm0, [rbp + 9344]                                    ;   991.8 agu0    62 t reload
        vmovdqu ymm1, [rbp + 8288]                                    ;   992.5 agu1    62 t reload
        vmovdqu ymm14, [rbp + 9216]                                   ;   992.8 agu0    62 t reload
        vmovdqu ymm4, [rbp + 8064]                                    ;   993.5 agu1    62 t reload
        vmovdqu ymm5, [rbp + 8096]                                    ;   993.8 agu0    62 t reload
        vmovdqu ymm6, [rbp + 8128]                                    ;   994.5 agu1    62 t reload
        vmovdqu ymm7, [rbp + 9280]                                    ;   994.8 agu0    62 t reload
        vmovdqu ymm8, [rbp + 9312]                                    ;   995.5 agu1    62 t reload
        vmovdqu ymm10, [rbp + 8192]                                   ;   995.8 agu0    62 t reload
        vmovdqu ymm11, [rbp + 8224]                                   ;   996.5 agu1    62 t reload
        vmovdqu ymm12, [rbp + 8256]                                   ;   996.8 agu0    62 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm15                                           ;   993.8         62 t copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm3                                           ;   994.0         62 t copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm4                                            ;  1000.5         62 t copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm5                                            ;  1000.8         62 t copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm6                                            ;  1001.5         62 t copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm7                                            ;  1001.8         62 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm8                                            ;  1002.5         62 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm2                                            ;   995.0         62 t copy
        db 0x2e
        vmovdqa ymm2, ymm14                                           ;   999.8         62 t copy
        db 0x2e
        cmp r8, qword [rbp + 17072]                                   ;                    more rounds?
        jne .rounds_3
        db 0x2e
        mov qword [rbp + 17064], r8                                   ;                    resident
        db 0x2e
        vmovdqu [rbp + 6016], ymm0                                    ;                    resident
        db 0x2e
        vmovdqu [rbp + 6048], ymm1                                    ;                    resident
        db 0x2e
        vmovdqu [rbp + 6080], ymm2                                    ;                    resident
        db 0x2e
        vmovdqu [rbp + 6112], ymm3                                    ;                    resident
        vmovdqu [rbp + 6144], ymm4                                    ;                    resident
        vmovdqu [rbp + 6176], ymm5                                    ;                    resident
        vmovdqu [rbp + 6208], ymm6                                    ;                    resident
        vmovdqu [rbp + 6240], ymm7                                    ;                    resident
        vmovdqu [rbp + 6272], ymm8                                    ;                    resident
        vmovdqu [rbp + 6304], ymm9                                    ;                    resident
        vmovdqu [rbp + 6336], ymm10                                   ;                    resident
        vmovdqu [rbp + 6368], ymm11                                   ;                    resident
        db 0x2e
        vmovdqu [rbp + 6400], ymm12                                   ;                    resident
        db 0x2e
        vmovdqu [rbp + 6432], ymm13                                   ;                    resident
        vmovdqu ymm0, [rbp + 8032]                                    ;     0.0 agu0    47 y
        mov r8, qword [rbp + 17048]                                   ;     0.2 agu1    71 d.0 reload
        vpand ymm0, ymm0, [r8 + 18400]                                ;    11.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6016]                                ;    12.2 fp1+agu1   47 y
        vmovdqu [rbp - 128], ymm0                                     ;    13.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16384]                                 ;    13.2 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm1, [rbp + 7040]                                    ;     2.2 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;    14.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 896], ymm0                                     ;    15.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm1, ymm1, [r8 + 17408]                                ;    11.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6048]                                ;    12.2 fp1+agu1   47 y
        vmovdqu [rbp - 96], ymm1                                      ;    13.2 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 16416]                                 ;    13.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7072]                                    ;     4.2 agu1    47 y reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;    14.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 928], ymm1                                     ;    15.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17440]                                ;    11.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6080]                                ;    12.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp - 64], ymm0                                      ;    13.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16448]                                 ;    13.2 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm1, [rbp + 7104]                                    ;    11.2 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;    18.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 960], ymm0                                     ;    19.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm1, ymm1, [r8 + 17472]                                ;    18.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6112]                                ;    19.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp - 32], ymm1                                      ;    20.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm1, ymm1, [r8 + 16480]                                 ;    20.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7136]                                    ;    13.2 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    21.2 fp3     48 y
        vmovdqu [rbp + 992], ymm1                                     ;    22.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17504]                                ;    20.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6144]                                ;    21.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 0], ymm0                                       ;    22.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16512]                                 ;    22.2 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7168]                                    ;    15.2 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    23.2 fp3     48 y
        vmovdqu [rbp + 1024], ymm0                                    ;    24.2 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 17536]                                ;    22.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6176]                                ;    23.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 32], ymm1                                      ;    24.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm1, ymm1, [r8 + 16544]                                 ;    24.2 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm0, [rbp + 7200]                                    ;    19.2 agu1    47 y reload
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;    26.2 fp3     48 y
        vmovdqu [rbp + 1056], ymm1                                    ;    27.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17568]                                ;    26.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6208]                                ;    27.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 64], ymm0                                      ;    28.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16576]                                 ;    28.2 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm1, [rbp + 7232]                                    ;    21.3 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;    29.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1088], ymm0                                    ;    30.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm1, ymm1, [r8 + 17600]                                ;    28.3 fp0+agu0   47 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6240]                                ;    29.3 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 96], ymm1                                      ;    30.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm1, ymm1, [r8 + 16608]                                 ;    30.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7264]                                    ;    23.5 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    31.3 fp3     48 y
        vmovdqu [rbp + 1120], ymm1                                    ;    32.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17632]                                ;    30.5 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6272]                                ;    31.5 fp1+agu1   47 y
        vmovdqu [rbp + 128], ymm0                                     ;    32.5 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16640]                                 ;    32.5 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm1, [rbp + 7296]                                    ;    27.2 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;    34.2 fp3     48 y
        vmovdqu [rbp + 1152], ymm0                                    ;    35.2 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 17664]                                ;    34.2 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6304]                                ;    35.2 fp1+agu1   47 y
        vmovdqu [rbp + 160], ymm1                                     ;    36.2 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 16672]                                 ;    36.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7328]                                    ;    29.3 agu1    47 y reload
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;    37.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1184], ymm1                                    ;    38.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17696]                                ;    36.3 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6336]                                ;    37.3 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 192], ymm0                                     ;    38.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16704]                                 ;    38.3 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7360]                                    ;    31.5 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    39.3 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1216], ymm0                                    ;    40.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm1, ymm1, [r8 + 17728]                                ;    38.5 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6368]                                ;    39.5 fp1+agu1   47 y
        vmovdqu [rbp + 224], ymm1                                     ;    40.5 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 16736]                                 ;    40.5 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7392]                                    ;    35.2 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    42.2 fp3     48 y
        vmovdqu [rbp + 1248], ymm1                                    ;    43.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17760]                                ;    42.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6400]                                ;    43.2 fp1+agu1   47 y
        vmovdqu [rbp + 256], ymm0                                     ;    44.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16768]                                 ;    44.2 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7424]                                    ;    37.3 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    45.2 fp3     48 y
        vmovdqu [rbp + 1280], ymm0                                    ;    46.2 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 17792]                                ;    44.3 fp0+agu0   47 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6432]                                ;    45.3 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 288], ymm1                                     ;    46.3 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 16800]                                 ;    46.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7456]                                    ;    39.5 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    47.3 fp3     48 y
        vmovdqu [rbp + 1312], ymm1                                    ;    48.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17824]                                ;    46.5 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6464]                                ;    47.5 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 320], ymm0                                     ;    48.5 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16832]                                 ;    48.5 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7488]                                    ;    43.2 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    50.2 fp3     48 y
        vmovdqu [rbp + 1344], ymm0                                    ;    51.2 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 17856]                                ;    50.2 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6496]                                ;    51.2 fp1+agu1   47 y
        vmovdqu [rbp + 352], ymm1                                     ;    52.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm1, ymm1, [r8 + 16864]                                 ;    52.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7520]                                    ;    45.3 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    53.2 fp3     48 y
        vmovdqu [rbp + 1376], ymm1                                    ;    54.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 17888]                                ;    52.3 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6528]                                ;    53.3 fp1+agu1   47 y
        vmovdqu [rbp + 384], ymm0                                     ;    54.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 16896]                                 ;    54.3 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm1, [rbp + 7552]                                    ;    47.5 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;    55.3 fp3     48 y
        vmovdqu [rbp + 1408], ymm0                                    ;    56.3 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 17920]                                ;    54.5 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6560]                                ;    55.5 fp1+agu1   47 y
        vmovdqu [rbp + 416], ymm1                                     ;    56.5 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 16928]                                 ;    56.5 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7584]                                    ;    51.2 agu1    47 y reload
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;    58.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1440], ymm1                                    ;    59.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 17952]                                ;    58.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6592]                                ;    59.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 448], ymm0                                     ;    60.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 16960]                                 ;    60.2 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7616]                                    ;    53.3 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    61.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1472], ymm0                                    ;    62.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm1, ymm1, [r8 + 17984]                                ;    60.3 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6624]                                ;    61.3 fp1+agu1   47 y
        vmovdqu [rbp + 480], ymm1                                     ;    62.3 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 16992]                                 ;    62.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7648]                                    ;    55.5 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    63.3 fp3     48 y
        vmovdqu [rbp + 1504], ymm1                                    ;    64.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 18016]                                ;    62.5 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6656]                                ;    63.5 fp1+agu1   47 y
        vmovdqu [rbp + 512], ymm0                                     ;    64.5 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 17024]                                 ;    64.5 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7680]                                    ;    59.2 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    66.2 fp3     48 y
        vmovdqu [rbp + 1536], ymm0                                    ;    67.2 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 18048]                                ;    66.2 fp0+agu0   47 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6688]                                ;    67.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 544], ymm1                                     ;    68.2 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 17056]                                 ;    68.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7712]                                    ;    61.3 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    69.2 fp3     48 y
        vmovdqu [rbp + 1568], ymm1                                    ;    70.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 18080]                                ;    68.3 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6720]                                ;    69.3 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 576], ymm0                                     ;    70.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 17088]                                 ;    70.3 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7744]                                    ;    63.5 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    71.3 fp3     48 y
        vmovdqu [rbp + 1600], ymm0                                    ;    72.3 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 18112]                                ;    70.5 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6752]                                ;    71.5 fp1+agu1   47 y
        vmovdqu [rbp + 608], ymm1                                     ;    72.5 agu2+fp5   69 groups
        db 0x2e
        vpor ymm1, ymm1, [r8 + 17120]                                 ;    72.5 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7776]                                    ;    67.2 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    74.2 fp3     48 y
        vmovdqu [rbp + 1632], ymm1                                    ;    75.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 18144]                                ;    74.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6784]                                ;    75.2 fp1+agu1   47 y
        vmovdqu [rbp + 640], ymm0                                     ;    76.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 17152]                                 ;    76.2 fp2+agu0   48 y
        db 0x2e
        vmovdqu ymm1, [rbp + 7808]                                    ;    69.3 agu1    47 y reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;    77.2 fp3     48 y
        vmovdqu [rbp + 1664], ymm0                                    ;    78.2 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 18176]                                ;    76.3 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6816]                                ;    77.3 fp1+agu1   47 y
        vmovdqu [rbp + 672], ymm1                                     ;    78.3 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 17184]                                 ;    78.3 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7840]                                    ;    71.5 agu1    47 y reload
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;    79.3 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1696], ymm1                                    ;    80.3 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 18208]                                ;    78.5 fp0+agu0   47 y
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6848]                                ;    79.5 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 704], ymm0                                     ;    80.5 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 17216]                                 ;    80.5 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7872]                                    ;    75.2 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    82.2 fp3     48 y
        db 0x2e
        vmovdqu [rbp + 1728], ymm0                                    ;    83.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm1, ymm1, [r8 + 18240]                                ;    82.2 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 6880]                                ;    83.2 fp1+agu1   47 y
        vmovdqu [rbp + 736], ymm1                                     ;    84.2 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 17248]                                 ;    84.2 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7904]                                    ;    77.3 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    85.2 fp3     48 y
        vmovdqu [rbp + 1760], ymm1                                    ;    86.2 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 18272]                                ;    84.3 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6912]                                ;    85.3 fp1+agu1   47 y
        vmovdqu [rbp + 768], ymm0                                     ;    86.3 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 17280]                                 ;    86.3 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 7936]                                    ;    79.5 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    87.3 fp3     48 y
        vmovdqu [rbp + 1792], ymm0                                    ;    88.3 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 18304]                                ;    86.5 fp0+agu0   47 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6944]                                ;    87.5 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 800], ymm1                                     ;    88.5 agu2+fp5   69 groups
        vpor ymm1, ymm1, [r8 + 17312]                                 ;    88.5 fp2+agu0   48 y
        vmovdqu ymm0, [rbp + 7968]                                    ;    83.2 agu1    47 y reload
        vpxor ymm1, ymm1, ymm0                                        ;    90.2 fp3     48 y
        vmovdqu [rbp + 1824], ymm1                                    ;    91.2 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 18336]                                ;    90.2 fp0+agu0   47 y
        vpxor ymm0, ymm0, [rbp + 6976]                                ;    91.2 fp1+agu1   47 y
        db 0x2e
        vmovdqu [rbp + 832], ymm0                                     ;    92.2 agu2+fp5   69 groups
        db 0x2e
        vpor ymm0, ymm0, [r8 + 17344]                                 ;    92.2 fp2+agu0   48 y
        vmovdqu ymm1, [rbp + 8000]                                    ;    85.3 agu1    47 y reload
        vpxor ymm0, ymm0, ymm1                                        ;    93.2 fp3     48 y
        vmovdqu [rbp + 1856], ymm0                                    ;    94.2 agu2+fp5   69 groups
        vpand ymm1, ymm1, [r8 + 18368]                                ;    92.3 fp0+agu0   47 y
        vpxor ymm1, ymm1, [rbp + 7008]                                ;    93.3 fp1+agu1   47 y
        vmovdqu [rbp + 864], ymm1                                     ;    94.3 agu2+fp5   69 groups
        db 0x2e
        vpor ymm1, ymm1, [r8 + 17376]                                 ;    94.3 fp2+agu0   48 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8032]                                ;    95.3 fp3+agu1   48 y
        vmovdqu [rbp + 1888], ymm1                                    ;    96.3 agu2+fp5   69 groups
        vmovdqu ymm0, [r8 + 19424]                                    ;    88.5 agu0    51 x
        vmovdqu ymm1, [rbp + 4960]                                    ;    88.7 agu1    51 x reload
        vpor ymm0, ymm0, ymm1                                         ;    95.7 fp0     51 x
        vpxor ymm0, ymm0, [rbp + 5984]                                ;    96.7 fp1+agu0   51 x
        vmovdqu [rbp + 3936], ymm0                                    ;    97.7 agu2+fp5   69 groups
        db 0x2e
        vpand ymm0, ymm0, [r8 + 20448]                                ;    97.7 fp2+agu1   52 x
        vmovdqu ymm2, [rbp + 3968]                                    ;    91.2 agu0    51 x reload
        vpxor ymm0, ymm0, ymm2                                        ;    98.7 fp3     52 x
        vmovdqu [rbp + 1920], ymm0                                    ;    99.7 agu2+fp5   69 groups
        vpor ymm2, ymm2, [r8 + 18432]                                 ;    98.2 fp0+agu1   51 x
        vpxor ymm2, ymm2, [rbp + 4992]                                ;    99.2 fp1+agu0   51 x
        vmovdqu [rbp + 2944], ymm2                                    ;   100.2 agu2+fp5   69 groups
        vpand ymm2, ymm2, [r8 + 19456]                                ;   100.2 fp2+agu1   52 x
        db 0x2e
        vmovdqu ymm0, [rbp + 4000]                                    ;    93.3 agu0    51 x reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   101.2 fp3     52 x
        vmovdqu [rbp + 1952], ymm2                                    ;   102.2 agu2+fp5   69 groups
        vpor ymm0, ymm0, [r8 + 18464]                                 ;   100.3 fp0+agu1   51 x
        vpxor ymm0, ymm0, [rbp + 5024]                                ;   101.3 fp1+agu0   51 x
        vmovdqu [rbp + 2976], ymm0                                    ;   102.3 agu2+fp5   69 groups
        vpand ymm0, ymm0, [r8 + 19488]                                ;   102.3 fp2+agu1   52 x
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
        vpxor ymm2, ymm2, ymm1                                        ;   181.2 fp3     52 x
        vmovdqu [rbp + 2912], ymm2                                    ;   182.2 agu0+fp5   69 groups
        add r8, 0x4000                                                ;   174.3 alu0    69 groups
        mov qword [rbp + 17048], r8                                   ;   175.3 agu2+st0   69 groups
        cmp r8, qword [rbp + 17056]                                   ;                    more groups?
        jne .groups_2
        vmovdqu ymm0, [rbp + 1920]                                    ;     0.0 agu0    60 rounds reload
        vmovdqu [rbp + 12928], ymm0                                   ;     7.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1952]                                    ;     1.0 agu0    60 rounds reload
        vmovdqu [rbp + 12960], ymm0                                   ;     8.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1984]                                    ;     1.2 agu1    60 rounds reload
        vmovdqu [rbp + 12992], ymm0                                   ;     8.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2016]                                    ;     2.0 agu0    60 rounds reload
        vmovdqu [rbp + 13024], ymm0                                   ;     9.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2048]                                    ;     3.0 agu0    60 rounds reload
        vmovdqu [rbp + 13056], ymm0                                   ;    10.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2080]                                    ;     3.2 agu1    60 rounds reload
        vmovdqu [rbp + 13088], ymm0                                   ;    10.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2112]                                    ;     4.0 agu0    60 rounds reload
        vmovdqu [rbp + 13120], ymm0                                   ;    11.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2144]                                    ;     5.0 agu0    60 rounds reload
        vmovdqu [rbp + 13152], ymm0                                   ;    12.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2176]                                    ;     5.2 agu1    60 rounds reload
        vmovdqu [rbp + 13184], ymm0                                   ;    12.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2208]                                    ;     6.0 agu0    60 rounds reload
        vmovdqu [rbp + 13216], ymm0                                   ;    13.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2240]                                    ;     7.0 agu0    60 rounds reload
        vmovdqu [rbp + 13248], ymm0                                   ;    14.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2272]                                    ;     7.2 agu1    60 rounds reload
        vmovdqu [rbp + 13280], ymm0                                   ;    14.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2304]                                    ;     8.0 agu0    60 rounds reload
        vmovdqu [rbp + 13312], ymm0                                   ;    15.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2336]                                    ;     9.0 agu0    60 rounds reload
        vmovdqu [rbp + 13344], ymm0                                   ;    16.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2368]                                    ;     9.2 agu1    60 rounds reload
        vmovdqu [rbp + 13376], ymm0                                   ;    16.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2400]                                    ;    10.0 agu0    60 rounds reload
        vmovdqu [rbp + 13408], ymm0                                   ;    17.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2432]                                    ;    11.0 agu0    60 rounds reload
        vmovdqu [rbp + 13440], ymm0                                   ;    18.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2464]                                    ;    11.2 agu1    60 rounds reload
        vmovdqu [rbp + 13472], ymm0                                   ;    18.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2496]                                    ;    12.0 agu0    60 rounds reload
        vmovdqu [rbp + 13504], ymm0                                   ;    19.0 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2528]                                    ;    13.0 agu0    60 rounds reload
        vmovdqu [rbp + 13536], ymm0                                   ;    20.0 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2560]                                    ;    13.2 agu1    60 rounds reload
        vmovdqu [rbp + 13568], ymm0                                   ;    20.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2592]                                    ;    14.0 agu0    60 rounds reload
        vmovdqu [rbp + 13600], ymm0                                   ;    21.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2624]                                    ;    15.0 agu0    60 rounds reload
        vmovdqu [rbp + 13632], ymm0                                   ;    22.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2656]                                    ;    15.2 agu1    60 rounds reload
        vmovdqu [rbp + 13664], ymm0                                   ;    23.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2688]                                    ;    16.0 agu0    60 rounds reload
        vmovdqu [rbp + 13696], ymm0                                   ;    24.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2720]                                    ;    17.0 agu0    60 rounds reload
        vmovdqu [rbp + 13728], ymm0                                   ;    25.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2752]                                    ;    17.2 agu1    60 rounds reload
        vmovdqu [rbp + 13760], ymm0                                   ;    26.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2784]                                    ;    18.0 agu0    60 rounds reload
        vmovdqu [rbp + 13792], ymm0                                   ;    27.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2816]                                    ;    19.0 agu0    60 rounds reload
        vmovdqu [rbp + 13824], ymm0                                   ;    28.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2848]                                    ;    19.2 agu1    60 rounds reload
        vmovdqu [rbp + 13856], ymm0                                   ;    29.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2880]                                    ;    20.0 agu0    60 rounds reload
        vmovdqu [rbp + 13888], ymm0                                   ;    30.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2912]                                    ;    21.0 agu0    60 rounds reload
        vmovdqu [rbp + 13920], ymm0                                   ;    31.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2944]                                    ;    21.2 agu1    60 rounds reload
        vmovdqu [rbp + 13952], ymm0                                   ;    32.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 2976]                                    ;    22.0 agu0    60 rounds reload
        vmovdqu [rbp + 13984], ymm0                                   ;    33.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3008]                                    ;    23.0 agu0    60 rounds reload
        vmovdqu [rbp + 14016], ymm0                                   ;    34.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3040]                                    ;    23.2 agu1    60 rounds reload
        vmovdqu [rbp + 14048], ymm0                                   ;    35.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3072]                                    ;    24.0 agu0    60 rounds reload
        vmovdqu [rbp + 14080], ymm0                                   ;    36.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3104]                                    ;    25.0 agu0    60 rounds reload
        vmovdqu [rbp + 14112], ymm0                                   ;    37.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3136]                                    ;    25.2 agu1    60 rounds reload
        vmovdqu [rbp + 14144], ymm0                                   ;    38.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3168]                                    ;    26.0 agu0    60 rounds reload
        vmovdqu [rbp + 14176], ymm0                                   ;    39.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3200]                                    ;    27.0 agu0    60 rounds reload
        vmovdqu [rbp + 14208], ymm0                                   ;    40.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3232]                                    ;    27.2 agu1    60 rounds reload
        vmovdqu [rbp + 14240], ymm0                                   ;    41.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3264]                                    ;    28.0 agu0    60 rounds reload
        vmovdqu [rbp + 14272], ymm0                                   ;    42.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3296]                                    ;    29.0 agu0    60 rounds reload
        vmovdqu [rbp + 14304], ymm0                                   ;    43.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3328]                                    ;    29.2 agu1    60 rounds reload
        vmovdqu [rbp + 14336], ymm0                                   ;    44.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3360]                                    ;    30.0 agu0    60 rounds reload
        vmovdqu [rbp + 14368], ymm0                                   ;    45.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3392]                                    ;    31.0 agu0    60 rounds reload
        vmovdqu [rbp + 14400], ymm0                                   ;    46.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3424]                                    ;    31.2 agu1    60 rounds reload
        vmovdqu [rbp + 14432], ymm0                                   ;    47.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3456]                                    ;    32.2 agu1    60 rounds reload
        vmovdqu [rbp + 14464], ymm0                                   ;    48.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3488]                                    ;    33.2 agu0    60 rounds reload
        vmovdqu [rbp + 14496], ymm0                                   ;    49.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3520]                                    ;    34.2 agu0    60 rounds reload
        vmovdqu [rbp + 14528], ymm0                                   ;    50.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3552]                                    ;    35.2 agu1    60 rounds reload
        vmovdqu [rbp + 14560], ymm0                                   ;    51.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3584]                                    ;    36.2 agu1    60 rounds reload
        vmovdqu [rbp + 14592], ymm0                                   ;    52.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3616]                                    ;    37.2 agu0    60 rounds reload
        vmovdqu [rbp + 14624], ymm0                                   ;    53.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3648]                                    ;    38.2 agu0    60 rounds reload
        vmovdqu [rbp + 14656], ymm0                                   ;    54.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3680]                                    ;    39.2 agu1    60 rounds reload
        vmovdqu [rbp + 14688], ymm0                                   ;    55.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3712]                                    ;    40.2 agu1    60 rounds reload
        vmovdqu [rbp + 14720], ymm0                                   ;    56.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3744]                                    ;    41.2 agu0    60 rounds reload
        vmovdqu [rbp + 14752], ymm0                                   ;    57.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3776]                                    ;    42.2 agu0    60 rounds reload
        vmovdqu [rbp + 14784], ymm0                                   ;    58.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3808]                                    ;    43.2 agu1    60 rounds reload
        vmovdqu [rbp + 14816], ymm0                                   ;    59.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3840]                                    ;    44.2 agu1    60 rounds reload
        vmovdqu [rbp + 14848], ymm0                                   ;    60.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3872]                                    ;    45.2 agu0    60 rounds reload
        vmovdqu [rbp + 14880], ymm0                                   ;    61.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3904]                                    ;    46.2 agu0    60 rounds reload
        vmovdqu [rbp + 14912], ymm0                                   ;    62.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 3936]                                    ;    47.2 agu1    60 rounds reload
        vmovdqu [rbp + 14944], ymm0                                   ;    63.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp - 128]                                     ;    48.2 agu1    60 rounds reload
        vmovdqu [rbp + 14976], ymm0                                   ;    64.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp - 96]                                      ;    49.2 agu0    60 rounds reload
        vmovdqu [rbp + 15008], ymm0                                   ;    65.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp - 64]                                      ;    50.2 agu0    60 rounds reload
        vmovdqu [rbp + 15040], ymm0                                   ;    66.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp - 32]                                      ;    51.2 agu1    60 rounds reload
        vmovdqu [rbp + 15072], ymm0                                   ;    67.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 0]                                       ;    52.2 agu1    60 rounds reload
        vmovdqu [rbp + 15104], ymm0                                   ;    68.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 32]                                      ;    53.2 agu0    60 rounds reload
        vmovdqu [rbp + 15136], ymm0                                   ;    69.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 64]                                      ;    54.2 agu0    60 rounds reload
        vmovdqu [rbp + 15168], ymm0                                   ;    70.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 96]                                      ;    55.2 agu1    60 rounds reload
        vmovdqu [rbp + 15200], ymm0                                   ;    71.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 128]                                     ;    56.2 agu1    60 rounds reload
        vmovdqu [rbp + 15232], ymm0                                   ;    72.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 160]                                     ;    57.2 agu0    60 rounds reload
        vmovdqu [rbp + 15264], ymm0                                   ;    73.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 192]                                     ;    58.2 agu0    60 rounds reload
        vmovdqu [rbp + 15296], ymm0                                   ;    74.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 224]                                     ;    59.2 agu1    60 rounds reload
        vmovdqu [rbp + 15328], ymm0                                   ;    75.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 256]                                     ;    60.2 agu1    60 rounds reload
        vmovdqu [rbp + 15360], ymm0                                   ;    76.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 288]                                     ;    61.2 agu0    60 rounds reload
        vmovdqu [rbp + 15392], ymm0                                   ;    77.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 320]                                     ;    62.2 agu0    60 rounds reload
        vmovdqu [rbp + 15424], ymm0                                   ;    78.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 352]                                     ;    63.2 agu1    60 rounds reload
        vmovdqu [rbp + 15456], ymm0                                   ;    79.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 384]                                     ;    64.2 agu1    60 rounds reload
        vmovdqu [rbp + 15488], ymm0                                   ;    80.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 416]                                     ;    65.2 agu0    60 rounds reload
        vmovdqu [rbp + 15520], ymm0                                   ;    81.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 448]                                     ;    66.2 agu0    60 rounds reload
        vmovdqu [rbp + 15552], ymm0                                   ;    82.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 480]                                     ;    67.2 agu1    60 rounds reload
        vmovdqu [rbp + 15584], ymm0                                   ;    83.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 512]                                     ;    68.2 agu1    60 rounds reload
        vmovdqu [rbp + 15616], ymm0                                   ;    84.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 544]                                     ;    69.2 agu0    60 rounds reload
        vmovdqu [rbp + 15648], ymm0                                   ;    85.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 576]                                     ;    70.2 agu0    60 rounds reload
        vmovdqu [rbp + 15680], ymm0                                   ;    86.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 608]                                     ;    71.2 agu1    60 rounds reload
        vmovdqu [rbp + 15712], ymm0                                   ;    87.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 640]                                     ;    72.2 agu1    60 rounds reload
        vmovdqu [rbp + 15744], ymm0                                   ;    88.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 672]                                     ;    73.2 agu0    60 rounds reload
        vmovdqu [rbp + 15776], ymm0                                   ;    89.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 704]                                     ;    74.2 agu0    60 rounds reload
        vmovdqu [rbp + 15808], ymm0                                   ;    90.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 736]                                     ;    75.2 agu1    60 rounds reload
        vmovdqu [rbp + 15840], ymm0                                   ;    91.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 768]                                     ;    76.2 agu1    60 rounds reload
        vmovdqu [rbp + 15872], ymm0                                   ;    92.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 800]                                     ;    77.2 agu0    60 rounds reload
        vmovdqu [rbp + 15904], ymm0                                   ;    93.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 832]                                     ;    78.2 agu0    60 rounds reload
        vmovdqu [rbp + 15936], ymm0                                   ;    94.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 864]                                     ;    79.2 agu1    60 rounds reload
        vmovdqu [rbp + 15968], ymm0                                   ;    95.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 896]                                     ;    80.2 agu1    60 rounds reload
        vmovdqu [rbp + 16000], ymm0                                   ;    96.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 928]                                     ;    81.2 agu0    60 rounds reload
        vmovdqu [rbp + 16032], ymm0                                   ;    97.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 960]                                     ;    82.2 agu0    60 rounds reload
        vmovdqu [rbp + 16064], ymm0                                   ;    98.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 992]                                     ;    83.2 agu1    60 rounds reload
        vmovdqu [rbp + 16096], ymm0                                   ;    99.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1024]                                    ;    84.2 agu1    60 rounds reload
        vmovdqu [rbp + 16128], ymm0                                   ;   100.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1056]                                    ;    85.2 agu0    60 rounds reload
        vmovdqu [rbp + 16160], ymm0                                   ;   101.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1088]                                    ;    86.2 agu0    60 rounds reload
        vmovdqu [rbp + 16192], ymm0                                   ;   102.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1120]                                    ;    87.2 agu1    60 rounds reload
        vmovdqu [rbp + 16224], ymm0                                   ;   103.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1152]                                    ;    88.2 agu1    60 rounds reload
        vmovdqu [rbp + 16256], ymm0                                   ;   104.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1184]                                    ;    89.2 agu0    60 rounds reload
        vmovdqu [rbp + 16288], ymm0                                   ;   105.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1216]                                    ;    90.2 agu0    60 rounds reload
        vmovdqu [rbp + 16320], ymm0                                   ;   106.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1248]                                    ;    91.2 agu1    60 rounds reload
        vmovdqu [rbp + 16352], ymm0                                   ;   107.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1280]                                    ;    92.2 agu1    60 rounds reload
        vmovdqu [rbp + 16384], ymm0                                   ;   108.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1312]                                    ;    93.2 agu0    60 rounds reload
        vmovdqu [rbp + 16416], ymm0                                   ;   109.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1344]                                    ;    94.2 agu0    60 rounds reload
        vmovdqu [rbp + 16448], ymm0                                   ;   110.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1376]                                    ;    95.2 agu1    60 rounds reload
        vmovdqu [rbp + 16480], ymm0                                   ;   111.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1408]                                    ;    96.2 agu1    60 rounds reload
        vmovdqu [rbp + 16512], ymm0                                   ;   112.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1440]                                    ;    97.2 agu0    60 rounds reload
        vmovdqu [rbp + 16544], ymm0                                   ;   113.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1472]                                    ;    98.2 agu0    60 rounds reload
        vmovdqu [rbp + 16576], ymm0                                   ;   114.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1504]                                    ;    99.2 agu1    60 rounds reload
        vmovdqu [rbp + 16608], ymm0                                   ;   115.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1536]                                    ;   100.2 agu1    60 rounds reload
        vmovdqu [rbp + 16640], ymm0                                   ;   116.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1568]                                    ;   101.2 agu0    60 rounds reload
        vmovdqu [rbp + 16672], ymm0                                   ;   117.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1600]                                    ;   102.2 agu0    60 rounds reload
        vmovdqu [rbp + 16704], ymm0                                   ;   118.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1632]                                    ;   103.2 agu1    60 rounds reload
        vmovdqu [rbp + 16736], ymm0                                   ;   119.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1664]                                    ;   104.2 agu1    60 rounds reload
        vmovdqu [rbp + 16768], ymm0                                   ;   120.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1696]                                    ;   105.2 agu0    60 rounds reload
        vmovdqu [rbp + 16800], ymm0                                   ;   121.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1728]                                    ;   106.2 agu0    60 rounds reload
        vmovdqu [rbp + 16832], ymm0                                   ;   122.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1760]                                    ;   107.2 agu1    60 rounds reload
        vmovdqu [rbp + 16864], ymm0                                   ;   123.2 agu0+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1792]                                    ;   108.2 agu1    60 rounds reload
        vmovdqu [rbp + 16896], ymm0                                   ;   124.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1824]                                    ;   109.2 agu0    60 rounds reload
        vmovdqu [rbp + 16928], ymm0                                   ;   125.2 agu1+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1856]                                    ;   110.2 agu0    60 rounds reload
        vmovdqu [rbp + 16960], ymm0                                   ;   126.2 agu2+fp5   60 rounds
        vmovdqu ymm0, [rbp + 1888]                                    ;   111.2 agu1    60 rounds reload
        vmovdqu [rbp + 16992], ymm0                                   ;   127.2 agu0+fp5   60 rounds
        mov r8, qword [rbp + 17040]                                   ;   112.2 agu2    60 rounds reload
        mov qword [rbp + 17080], r8                                   ;   116.2 agu1+st0   60 rounds
        add r8, 0x3000                                                ;   116.2 alu0    60 rounds
        mov qword [rbp + 17088], r8                                   ;   117.2 agu0+st1   60 rounds
        mov r8, qword [rbp + 17080]                                   ;                    resident
        vmovdqu ymm0, [rbp + 14976]                                   ;                    resident
        vmovdqu ymm1, [rbp + 15008]                                   ;                    resident
        vmovdqu ymm2, [rbp + 15040]                                   ;                    resident
        vmovdqu ymm3, [rbp + 15072]                                   ;                    resident
        vmovdqu ymm4, [rbp + 15104]                                   ;                    resident
        vmovdqu ymm5, [rbp + 15136]                                   ;                    resident
        vmovdqu ymm6, [rbp + 15168]                                   ;                    resident
        vmovdqu ymm7, [rbp + 15200]                                   ;                    resident
        vmovdqu ymm8, [rbp + 15232]                                   ;                    resident
        vmovdqu ymm9, [rbp + 15264]                                   ;                    resident
        vmovdqu ymm10, [rbp + 15296]                                  ;                    resident
        vmovdqu ymm11, [rbp + 15328]                                  ;                    resident
        vmovdqu ymm12, [rbp + 15360]                                  ;                    resident
        vmovdqu ymm13, [rbp + 15392]                                  ;                    resident
        align 64
.rounds_4:
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, [r8 + 36896]                               ;     7.0 fp0+agu0   40 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, [r8 + 36960]                               ;     7.0 fp1+agu1   40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm3                                    ;     0.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, [r8 + 36992]                                ;     7.0 fp2+agu0   40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm4                                    ;     1.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm5, [r8 + 37024]                                ;     7.0 fp3+agu0   40 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm5                                    ;     2.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, [r8 + 37120]                                ;     7.0 fp0+agu1   40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm8                                    ;     3.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, [r8 + 37184]                               ;     7.0 fp1+agu0   40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8192], ymm10                                   ;     4.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, [r8 + 37216]                              ;     7.0 fp2+agu0   40 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm11                                   ;     5.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm12, [r8 + 37248]                              ;     7.0 fp3+agu1   40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm12                                   ;     6.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [r8 + 37408]                                   ;     5.0 agu0    40 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 15520]                             ;    12.0 fp0+agu1   40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8288], ymm1                                    ;     7.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm1, [r8 + 37472]                                    ;     6.0 agu0    40 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 15584]                               ;    13.0 fp1+agu1   40 t
        db 0x2e
        vmovdqu [rbp + 8320], ymm1                                    ;    14.0 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm1, [r8 + 37504]                                    ;     7.0 agu0    40 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 15616]                               ;    14.0 fp2+agu1   40 t
        vmovdqu [rbp + 8352], ymm12                                   ;    13.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37536]                                   ;     8.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15648]                             ;    15.0 fp3+agu1   40 t
        vmovdqu [rbp + 8384], ymm12                                   ;    16.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37664]                                   ;     9.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15776]                             ;    16.0 fp0+agu1   40 t
        vmovdqu [rbp + 8416], ymm12                                   ;    17.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37728]                                   ;    10.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15840]                             ;    17.0 fp1+agu1   40 t
        vmovdqu [rbp + 8448], ymm12                                   ;    18.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37760]                                   ;    11.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15872]                             ;    18.0 fp2+agu1   40 t
        vmovdqu [rbp + 8480], ymm12                                   ;    19.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37792]                                   ;    12.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 15904]                             ;    19.0 fp3+agu1   40 t
        vmovdqu [rbp + 8512], ymm12                                   ;    20.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37888]                                   ;    13.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16000]                             ;    20.0 fp0+agu1   40 t
        vmovdqu [rbp + 8544], ymm12                                   ;    21.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37952]                                   ;    14.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16064]                             ;    21.0 fp1+agu1   40 t
        vmovdqu [rbp + 8576], ymm12                                   ;    22.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 37984]                                   ;    15.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16096]                             ;    22.0 fp2+agu1   40 t
        vmovdqu [rbp + 8608], ymm12                                   ;    23.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38016]                                   ;    16.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16128]                             ;    23.0 fp3+agu1   40 t
        vmovdqu [rbp + 8640], ymm12                                   ;    24.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38176]                                   ;    17.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16288]                             ;    24.0 fp0+agu1   40 t
        vmovdqu [rbp + 8672], ymm12                                   ;    25.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38240]                                   ;    18.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16352]                             ;    25.0 fp1+agu1   40 t
        vmovdqu [rbp + 8704], ymm12                                   ;    26.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38272]                                   ;    19.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16384]                             ;    26.0 fp2+agu1   40 t
        vmovdqu [rbp + 8736], ymm12                                   ;    27.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38304]                                   ;    20.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16416]                             ;    27.0 fp3+agu1   40 t
        vmovdqu [rbp + 8768], ymm12                                   ;    28.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38432]                                   ;    21.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16544]                             ;    28.0 fp0+agu1   40 t
        vmovdqu [rbp + 8800], ymm12                                   ;    29.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38496]                                   ;    22.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16608]                             ;    29.0 fp1+agu1   40 t
        vmovdqu [rbp + 8832], ymm12                                   ;    30.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38528]                                   ;    23.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16640]                             ;    30.0 fp2+agu1   40 t
        vmovdqu [rbp + 8864], ymm12                                   ;    31.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38560]                                   ;    24.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16672]                             ;    31.0 fp3+agu1   40 t
        vmovdqu [rbp + 8896], ymm12                                   ;    32.0 agu2+fp5   40 t spill
        vmovdqu ymm12, [r8 + 38688]                                   ;    25.0 agu0    40 t
        vpxor ymm12, ymm12, [rbp + 16800]                             ;    32.0 fp0+agu1   40 t
        vmovdqu [rbp + 8928], ymm12                                   ;    33.0 agu2+fp5   40 t spill
        vpxor ymm12, ymm3, ymm14                                      ;    25.3 fp1     41 t
        vmovdqu [rbp + 8960], ymm1                                    ;    28.3 agu0+fp5   40 t spill
        vpxor ymm1, ymm4, ymm14                                       ;    26.0 fp2     41 t
        vmovdqu [rbp + 8992], ymm8                                    ;    29.3 agu1+fp5   40 t spill
        vmovdqu ymm8, [r8 + 38752]                                    ;    27.0 agu0    40 t
        vpxor ymm8, ymm8, [rbp + 16864]                               ;    34.0 fp3+agu1   40 t
        vmovdqu [rbp + 9024], ymm8                                    ;    35.0 agu2+fp5   40 t spill
        vmovdqa ymm8, ymm15                                           ;    27.3         41 t copy
        vmovdqu [rbp + 9056], ymm11                                   ;    31.3 agu0+fp5   40 t spill
        vmovdqu ymm11, [r8 + 38784]                                   ;    28.2 agu1    40 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 16896]                             ;    35.2 fp0+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm11                                   ;    36.2 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm11, [r8 + 38816]                                   ;    29.2 agu1    40 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 16928]                             ;    36.2 fp1+agu0   40 t
        vmovdqu [rbp + 9120], ymm11                                   ;    37.2 agu2+fp5   40 t spill
        vmovdqa ymm11, ymm1                                           ;    29.3         41 t copy
        vmovdqu [rbp + 9152], ymm5                                    ;    34.3 agu1+fp5   40 t spill
        vmovdqa ymm5, ymm12                                           ;    29.7         41 t copy
        db 0x2e
        vmovdqu [rbp + 9184], ymm10                                   ;    35.3 agu2+fp5   40 t spill
        db 0x2e
        vpxor ymm10, ymm2, [r8 + 36928]                               ;    31.0 fp2+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256] ;    32.0 fp3+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;    33.0 fp0     41 t
        vmovdqu [rbp + 9216], ymm2                                    ;    36.3 agu2+fp5   40 t spill
        vmovdqa ymm2, ymm12                                           ;    31.3         41 t copy
        vmovdqu [rbp + 9248], ymm13                                   ;    37.3 agu0+fp5   40 t spill
        vpxor ymm13, ymm6, [r8 + 37056]                               ;    32.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;    33.2 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                       ;    34.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;    35.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;    35.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 36864]                                ;    36.2 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_encrypt.T0_constants256]   ;    37.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;    38.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;    36.2 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm6                                    ;    38.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm7                                        ;    38.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 37088]                                ;    39.2 fp3+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;    40.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;    41.2 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9312], ymm7                                    ;    39.3 agu2+fp5   40 t spill
        db 0x2e
        vpor ymm7, ymm11, ymm6                                        ;    41.2 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 9344], ymm0                                    ;    40.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm3, ymm5                                        ;    36.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9376], ymm9                                    ;    41.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm5, ymm6                                        ;    41.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;    42.2 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm6                                    ;    42.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm8                                       ;    38.2 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9440], ymm14                                   ;    43.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm8, ymm9                                        ;    42.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;    43.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;    42.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm2                                       ;    42.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;    43.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm9                                    ;    44.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm2                                        ;    42.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm2                                    ;    45.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm1                                        ;    40.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;    43.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm9                                        ;    43.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;    44.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm15                                       ;    43.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;    45.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;    44.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm6                                    ;    46.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm2                                        ;    44.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;    45.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm2                                        ;    44.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm0                                    ;    47.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm6                                        ;    45.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;    46.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm11                                      ;    43.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm9                                    ;    48.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm12, ymm0                                       ;    44.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;    46.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    45.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 9440]                                    ;    44.3 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm11                                   ;    49.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm10, ymm9                                       ;    51.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;    52.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm7                                      ;    47.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;    53.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm4                                       ;    54.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;    55.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;    54.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                                       ;    55.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;    56.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                       ;    57.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm14                                      ;    56.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;    57.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                      ;    58.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;    59.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm11, ymm7                                       ;    58.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;    59.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm7                                      ;    58.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                       ;    59.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                       ;    59.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;    61.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                     ;    57.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;    62.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                        ;    60.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                       ;    60.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                        ;    60.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;    60.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;    62.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, [rbp + 9472]                               ;    60.3 fp1+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;    61.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 9408]                                ;    61.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;    62.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;    61.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;    60.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;    62.3 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9632]                                ;    61.3 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, [rbp + 9600]                               ;    61.3 fp1+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 9536]                              ;    61.3 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 9504]                              ;    62.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;    63.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;    64.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;    62.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;    63.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;    62.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;    63.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                      ;    62.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;    64.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 9440]                                ;    62.8 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;    65.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                       ;    66.3 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 9568]                              ;    63.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;    63.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;    65.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;    65.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;    66.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;    67.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;    65.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;    66.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;    65.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;    67.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm13                                       ;    67.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;    68.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;    64.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;    71.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm6                                       ;    69.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                        ;    67.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;    68.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                        ;    69.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;    71.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;    69.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;    71.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;    71.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;    71.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 9152]                                   ;    66.5 agu0    23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 9184]                                    ;    66.7 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;    73.7 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9152]                                    ;    67.5 agu0    23 t
        db 0x2e
        vmovdqu ymm8, [rbp + 9056]                                    ;    67.7 agu1    40 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;    74.7 fp2     23 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8992]                                   ;    68.5 agu0    23 t
        db 0x2e
        vmovdqa ymm11, ymm6                                           ;    75.7         23 t copy
        db 0x2e
        vmovdqa ymm12, ymm15                                          ;    74.7         23 t copy
        db 0x2e
        vmovdqu [rbp + 9056], ymm13                                   ;    68.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [r8 + 37152]                                   ;    68.7 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 9376]                              ;    75.7 fp3+agu0   23 t
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;    76.7 fp0     23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                       ;    77.7 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 9184], ymm14                                   ;    72.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqa ymm14, ymm15                                          ;    74.7         23 t copy
        db 0x2e
        vmovdqu [rbp + 9568], ymm4                                    ;    72.7 agu1+fp5   41 t spill
        db 0x2e
        vmovdqu ymm4, [r8 + 37280]                                    ;    70.5 agu0    23 t
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9248]                                ;    77.5 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;    78.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;    79.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;    80.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 37344]                              ;    80.5 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 15456]                             ;    81.5 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;    82.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;    83.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                       ;    81.5 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9440], ymm2                                    ;    74.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, [rbp + 15424]                              ;    83.5 fp3+agu0   23 t
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 37312]                                ;    84.5 fp0+agu1   23 t
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;    85.5 fp1     23 t
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;    86.5 fp2     23 t
        db 0x2e
        vmovdqu [rbp + 9504], ymm5                                    ;    75.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm5, ymm0, ymm12                                       ;    81.5 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 9536], ymm1                                    ;    76.8 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm11, ymm2                                        ;    86.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm3                                    ;    77.8 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm2                                       ;    86.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm9                                    ;    78.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm10                                      ;    83.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm10, ymm3                                        ;    87.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;    88.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;    87.5 fp1     23 t
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                                        ;    87.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;    88.5 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm2                                    ;    86.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm14                                       ;    87.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm14                                   ;    87.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, [rbp + 8992]                               ;    87.5 fp1+agu0   23 t
        db 0x2e
        vmovdqu [rbp + 8992], ymm3                                    ;    87.5 agu2+fp5   23 t spill
        db 0x2e
        vpand ymm3, ymm12, ymm6                                       ;    83.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;    88.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm2                                        ;    88.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;    89.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm14                                       ;    88.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;    90.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;    89.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm9                                    ;    87.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm5, ymm3                                        ;    89.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;    90.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm3                                        ;    89.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm5                                    ;    88.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm9                                        ;    90.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;    91.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm14                                      ;    88.5 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm2                                    ;    89.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm5                                       ;    89.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;    91.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;    90.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 9152]                                    ;    89.2 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm11                                   ;    90.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm13, ymm2                                       ;    96.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;    97.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm1                                       ;    92.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;    98.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm8                                        ;    99.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                        ;   100.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;    99.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm8                                       ;   100.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   101.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                       ;   102.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm7                                        ;   101.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   102.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                        ;   103.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   104.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm11, ymm1                                        ;   103.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   104.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm1                                       ;   103.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                        ;   104.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                        ;   104.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   105.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   106.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;   102.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   107.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                      ;   105.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                      ;   105.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                        ;   105.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   105.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   107.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, [rbp + 8992]                                ;   105.2 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   106.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm8, [rbp + 9408]                                ;   106.2 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   107.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   106.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   105.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   107.2 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 9760]                                ;   106.2 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 9728]                                ;   106.2 fp2+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9664]                                ;   106.2 fp3+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 9472]                              ;   107.2 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   108.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   109.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   107.2 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   108.2 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   107.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   108.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                      ;   107.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   109.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9152]                                ;   107.7 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   110.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   111.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9696]                                ;   108.5 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   108.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   110.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   110.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   111.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   112.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   110.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   111.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   110.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   112.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm10, ymm4                                      ;   112.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   113.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   109.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   116.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm15                                       ;   114.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   112.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   113.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   114.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   116.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   114.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   116.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   116.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   116.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8352]                                   ;   111.3 agu0    22 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 8960]                                   ;   111.5 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   118.5 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 8352]                                    ;   112.3 agu0    22 t
        db 0x2e
        vmovdqu ymm9, [rbp + 8384]                                    ;   112.5 agu1    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   119.5 fp3     22 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8320]                                   ;   113.3 agu0    22 t
        db 0x2e
        vmovdqa ymm11, ymm5                                           ;   120.5         22 t copy
        db 0x2e
        vmovdqa ymm13, ymm14                                          ;   119.5         22 t copy
        db 0x2e
        vmovdqu [rbp + 8384], ymm4                                    ;   113.0 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm4, [r8 + 37440]                                    ;   113.5 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 15552]                               ;   120.5 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   121.5 fp1     22 t
        db 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   122.5 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 8960], ymm2                                    ;   117.5 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm2, ymm14                                           ;   119.5         22 t copy
        db 0x2e
        vmovdqu [rbp + 9696], ymm8                                    ;   117.5 agu1+fp5   23 t spill
        db 0x2e
        vmovdqu ymm8, [r8 + 37568]                                    ;   115.3 agu0    22 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 15680]                               ;   122.3 fp3+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   123.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   124.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   125.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 37376]                              ;   125.3 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 15488]                             ;   126.3 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   127.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   128.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   126.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm3                                    ;   119.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, [rbp + 15712]                              ;   128.3 fp0+agu0   22 t
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 37600]                                ;   129.3 fp1+agu1   22 t
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   130.3 fp2     22 t
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   131.3 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm12                                   ;   120.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm12, ymm15, ymm13                                     ;   126.3 fp0     22 t
        db 0x2e
        vmovdqu [rbp + 9664], ymm6                                    ;   121.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm11, ymm3                                        ;   131.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm0                                    ;   122.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm3                                       ;   131.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm7                                    ;   123.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm10                                       ;   128.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm10, ymm0                                        ;   132.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   133.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   132.3 fp2     22 t
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm2                                         ;   132.3 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   133.3 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm3                                    ;   131.3 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm2                                       ;   132.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm2                                    ;   132.3 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, [rbp + 8320]                                ;   132.3 fp2+agu0   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm0                                    ;   132.3 agu2+fp5   22 t spill
        db 0x2e
        vpand ymm0, ymm13, ymm5                                       ;   128.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   133.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm3                                        ;   133.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   134.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm2                                        ;   133.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   135.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   134.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm7                                    ;   131.8 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm0                                       ;   134.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   135.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm0                                        ;   134.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm12                                   ;   132.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm7                                      ;   135.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   136.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm11, ymm2                                      ;   133.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm3                                    ;   133.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm3, ymm14, ymm12                                      ;   134.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   136.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   135.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8352]                                    ;   134.0 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm11                                   ;   134.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm4, ymm3                                        ;   141.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   142.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm6                                       ;   137.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   143.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm9                                        ;   144.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   145.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   144.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                       ;   145.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   146.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                     ;   147.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm1                                        ;   146.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   147.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                        ;   148.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                        ;   149.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm11, ymm6                                        ;   148.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   149.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm6                                       ;   148.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                        ;   149.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                      ;   149.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   150.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   151.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   147.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   152.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   150.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                      ;   150.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                        ;   150.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   150.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   152.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, [rbp + 8320]                                ;   150.0 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   151.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm9, [rbp + 9408]                                ;   151.0 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   152.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   151.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   150.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                       ;   152.0 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 9888]                                ;   151.0 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, [rbp + 9856]                                ;   151.0 fp3+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 9792]                                ;   151.0 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8992]                              ;   152.0 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   153.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   154.0 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   152.0 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   153.0 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   152.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   153.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                        ;   152.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                       ;   154.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8352]                                ;   152.5 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   155.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   156.0 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9824]                                ;   153.3 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   153.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   155.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   155.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   156.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   157.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   155.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   156.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   155.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   157.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm8                                      ;   157.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   158.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   154.3 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   161.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm14                                       ;   159.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   157.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   158.0 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   159.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   161.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   159.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   161.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   161.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   161.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8416]                                   ;   156.2 agu0    21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8480]                                    ;   156.3 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   163.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8416]                                    ;   157.2 agu0    21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8512]                                    ;   157.3 agu1    40 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   164.3 fp0     21 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8448]                                   ;   158.2 agu0    21 t
        db 0x2e
        vmovdqa ymm11, ymm6                                           ;   165.3         21 t copy
        db 0x2e
        vmovdqa ymm12, ymm14                                          ;   164.3         21 t copy
        db 0x2e
        vmovdqu [rbp + 8512], ymm4                                    ;   160.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm4, [r8 + 37696]                                    ;   158.3 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 15808]                               ;   165.3 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   166.3 fp2     21 t
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   167.3 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm8                                    ;   159.0 agu2+fp5   22 t spill
        db 0x2e
        vmovdqa ymm8, ymm14                                           ;   164.3         21 t copy
        db 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   162.3 agu1+fp5   22 t spill
        db 0x2e
        vmovdqu ymm1, [r8 + 37824]                                    ;   160.2 agu0    21 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 15936]                               ;   167.2 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   168.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   169.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   170.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 37632]                              ;   170.2 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 15744]                             ;   171.2 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   172.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   173.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   171.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm9                                    ;   164.3 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm9, ymm10, [rbp + 15968]                              ;   173.2 fp1+agu0   21 t
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 37856]                                ;   174.2 fp2+agu1   21 t
        db 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   175.2 fp3     21 t
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   176.2 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 8992], ymm0                                    ;   165.5 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm0, ymm2, ymm12                                       ;   171.2 fp1     21 t
        db 0x2e
        vmovdqu [rbp + 9792], ymm13                                   ;   166.5 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm11, ymm9                                       ;   176.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm5                                    ;   167.5 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm9                                       ;   176.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm15                                   ;   168.5 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm10                                      ;   173.2 fp0     21 t
        db 0x2e, 0x2e
        vpor ymm3, ymm10, ymm5                                        ;   177.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   178.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   177.2 fp3     21 t
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm8                                         ;   177.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   178.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm9                                    ;   176.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm8                                        ;   177.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm8                                    ;   177.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm5, [rbp + 8448]                                ;   177.2 fp3+agu0   21 t
        db 0x2e
        vmovdqu [rbp + 8448], ymm5                                    ;   177.2 agu2+fp5   21 t spill
        db 0x2e
        vpand ymm5, ymm12, ymm6                                       ;   173.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   178.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm9                                       ;   178.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   179.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm8                                       ;   178.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   180.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   179.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9920], ymm15                                   ;   176.7 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm5                                       ;   179.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   180.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm5                                       ;   179.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9952], ymm0                                    ;   177.7 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm15                                       ;   180.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   181.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm8                                       ;   178.2 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm9                                    ;   178.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm14, ymm0                                       ;   179.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   181.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   180.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8416]                                    ;   178.8 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm11                                  ;   179.7 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm4, ymm9                                        ;   185.8 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   186.8 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm3, ymm13                                      ;   182.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   187.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm7                                        ;   188.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   189.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                       ;   188.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                       ;   189.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   190.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                       ;   191.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm3                                        ;   190.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;   191.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                       ;   192.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   193.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm11, ymm13                                       ;   192.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   193.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm13                                      ;   192.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   193.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                        ;   193.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   194.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                        ;   195.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   191.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   196.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                      ;   194.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                      ;   194.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                        ;   194.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   194.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   196.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, [rbp + 8448]                                ;   194.8 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   195.8 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm7, [rbp + 9408]                                ;   195.8 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                        ;   196.8 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   195.8 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   194.8 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                       ;   196.8 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 10016]                               ;   195.8 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 9984]                                ;   195.8 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9920]                                ;   195.8 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8320]                              ;   196.8 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   197.8 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   198.8 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   196.8 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   197.8 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   196.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   197.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                       ;   197.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   198.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 8416]                              ;   197.3 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                     ;   199.8 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   200.8 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9952]                                ;   198.2 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   198.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   199.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   199.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   200.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   201.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   199.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   200.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   200.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                       ;   201.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm1                                      ;   201.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   202.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   199.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   206.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm14                                       ;   203.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   201.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   202.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   203.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   206.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   203.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   206.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   206.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   206.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8544]                                   ;   201.0 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8608]                                    ;   201.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   208.2 fp0     23 t
        db 0x2e
        vmovdqu ymm8, [rbp + 8544]                                    ;   202.0 agu0    23 t
        db 0x2e
        vmovdqu ymm9, [rbp + 8640]                                    ;   202.2 agu1    40 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   209.2 fp1     23 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8576]                                   ;   203.0 agu0    23 t
        db 0x2e
        vmovdqa ymm11, ymm8                                           ;   210.2         23 t copy
        db 0x2e
        vmovdqa ymm13, ymm14                                          ;   209.2         23 t copy
        db 0x2e
        vmovdqu [rbp + 8640], ymm3                                    ;   207.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm3, [r8 + 37920]                                    ;   203.2 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 16032]                               ;   210.2 fp2+agu0   23 t
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   211.2 fp3     23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   212.2 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm7                                    ;   207.2 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm7, ymm14                                           ;   209.2         23 t copy
        db 0x2e
        vmovdqu [rbp + 9952], ymm5                                    ;   204.8 agu1+fp5   21 t spill
        db 0x2e
        vmovdqu ymm5, [r8 + 38048]                                    ;   205.0 agu0    23 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 16160]                               ;   212.0 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   213.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   214.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   215.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 38112]                              ;   215.0 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 16224]                             ;   216.0 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   217.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   218.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   216.0 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 8416], ymm12                                   ;   209.2 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm12, ymm10, [rbp + 16192]                             ;   218.0 fp2+agu0   23 t
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 38080]                              ;   219.0 fp3+agu1   23 t
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   220.0 fp0     23 t
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   221.0 fp1     23 t
        db 0x2e
        vmovdqu [rbp + 8320], ymm6                                    ;   210.3 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm6, ymm0, ymm13                                       ;   216.0 fp2     23 t
        db 0x2e
        vmovdqu [rbp + 9920], ymm2                                    ;   211.3 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm11, ymm12                                       ;   221.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm4                                    ;   212.3 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm12                                      ;   221.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm1                                   ;   213.3 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm10                                       ;   218.0 fp1     23 t
        db 0x2e, 0x2e
        vpor ymm15, ymm10, ymm4                                       ;   222.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   223.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   222.0 fp0     23 t
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                                         ;   222.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   223.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm12                                   ;   221.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm7                                       ;   222.0 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm7                                    ;   222.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, [rbp + 8576]                                ;   222.0 fp0+agu0   23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm4                                    ;   222.0 agu2+fp5   23 t spill
        db 0x2e
        vpand ymm4, ymm13, ymm8                                       ;   218.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   223.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm12                                       ;   223.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   224.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm7                                        ;   223.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   225.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   224.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm1                                   ;   221.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm4                                        ;   224.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   225.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm4                                        ;   224.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10080], ymm6                                   ;   222.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm1                                        ;   225.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   226.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm7                                       ;   223.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm12                                  ;   223.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm6                                      ;   224.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   226.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   225.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8544]                                   ;   223.7 agu1    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 10144], ymm11                                  ;   224.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm11, ymm3, ymm12                                       ;   230.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   231.7 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm2                                      ;   227.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   232.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm9                                       ;   233.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   234.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   233.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                       ;   234.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   235.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                       ;   236.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm15                                      ;   235.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   236.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                      ;   237.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   238.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm11, ymm2                                       ;   237.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   238.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm2                                      ;   237.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                       ;   238.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                                       ;   238.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   239.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                       ;   240.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                     ;   236.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   241.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   239.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                      ;   239.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                        ;   239.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   239.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                        ;   241.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, [rbp + 8576]                                ;   239.7 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   240.7 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm9, [rbp + 9408]                               ;   240.7 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                       ;   241.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   240.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   239.7 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                       ;   241.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 10144]                               ;   240.7 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, [rbp + 10112]                              ;   240.7 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 10048]                               ;   240.7 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8448]                              ;   241.7 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   242.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   243.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   241.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   242.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                     ;   241.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   242.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   241.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                       ;   243.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 8544]                                ;   242.2 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   244.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   245.7 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 10080]                             ;   243.0 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   243.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   244.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   244.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   245.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   246.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   244.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   246.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm5                                      ;   246.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   247.7 fp0     23 t
        db 0x2e
        vmovdqu ymm1, [rbp + 8672]                                    ;   243.7 agu1    22 t
        db 0x2e
        vmovdqu ymm2, [rbp + 8736]                                    ;   243.8 agu0    40 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   250.8 fp1     22 t
        db 0x2e
        vmovdqu ymm3, [rbp + 8672]                                    ;   244.7 agu1    22 t
        db 0x2e
        vmovdqu ymm12, [rbp + 8768]                                   ;   244.8 agu0    40 t reload
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   251.8 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 8768], ymm5                                    ;   246.7 agu2+fp5   23 t spill
        vmovdqu ymm5, [rbp + 8704]                                    ;   245.7 agu1    22 t
        db 0x2e
        vmovdqu [rbp + 8736], ymm9                                    ;   245.7 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm9, ymm3                                            ;   252.8         22 t copy
        db 0x2e
        vmovdqu [rbp + 10080], ymm4                                   ;   246.7 agu0+fp5   23 t spill
        db 0x2e
        vmovdqa ymm4, ymm1                                            ;   251.8         22 t copy
        db 0x2e
        vmovdqu [rbp + 8544], ymm11                                   ;   247.7 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm11, [r8 + 38208]                                   ;   246.7 agu1    22 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 16320]                             ;   253.7 fp3+agu0   22 t
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   254.7 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   255.7 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm13                                   ;   248.7 agu2+fp5   23 t spill
        db 0x2e
        vmovdqa ymm13, ymm1                                           ;   251.8         22 t copy
        db 0x2e
        vmovdqu [rbp + 10048], ymm7                                   ;   249.7 agu0+fp5   23 t spill
        db 0x2e
        vmovdqu ymm7, [r8 + 38336]                                    ;   248.7 agu1    22 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 16448]                               ;   255.7 fp2+agu0   22 t
        db 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   256.7 fp3+agu1   22 t
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   257.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   258.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 38144]                                ;   258.7 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 16256]                               ;   259.7 fp3+agu1   22 t
        db 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   260.7 fp0+agu0   22 t
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   261.7 fp1     22 t
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   259.7 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 10112], ymm6                                   ;   251.8 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm6, ymm5, [rbp + 16480]                               ;   261.7 fp3+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 38368]                                ;   262.7 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   263.7 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   264.7 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 10144], ymm10                                  ;   253.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm10, ymm2, ymm4                                       ;   259.7 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 9408], ymm8                                    ;   254.7 agu0+fp5   23 t spill
        db 0x2e
        vpor ymm8, ymm9, ymm6                                         ;   264.7 fp0     22 t
        db 0x2e
        vmovdqu [rbp + 8576], ymm0                                    ;   255.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm6                                        ;   264.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm15                                  ;   256.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm5                                      ;   261.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10208], ymm14                                  ;   257.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm5, ymm0                                        ;   265.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   266.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   265.7 fp1     22 t
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm13                                        ;   265.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   266.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10240], ymm6                                   ;   264.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm13                                      ;   265.7 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10272], ymm13                                  ;   265.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, [rbp + 8704]                               ;   265.7 fp1+agu0   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm0                                    ;   265.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm3                                        ;   262.0 fp2     22 t
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                        ;   266.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm6                                       ;   266.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   267.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm13                                      ;   266.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   268.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   267.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10304], ymm15                                  ;   265.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm0                                      ;   267.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   268.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm0                                       ;   267.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10336], ymm10                                  ;   266.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm15                                      ;   268.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   269.7 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm13                                      ;   266.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10368], ymm6                                   ;   267.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm6, ymm1, ymm10                                       ;   267.7 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   269.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   268.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8672]                                    ;   267.3 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm9                                   ;   268.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm11, ymm6                                        ;   274.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   275.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm9, ymm14, ymm8                                       ;   270.7 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   276.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm12                                       ;   277.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   278.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   277.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm12                                        ;   278.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   279.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                      ;   280.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm14                                       ;   279.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                        ;   280.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                      ;   281.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   282.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm8                                        ;   281.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   282.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm8                                       ;   281.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                     ;   282.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                       ;   282.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                     ;   283.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   284.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                        ;   280.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                      ;   285.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                       ;   283.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                        ;   283.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                       ;   283.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   283.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, [rbp + 8704]                                ;   283.3 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                        ;   284.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm6, ymm12, [rbp + 10240]                              ;   284.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   284.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   283.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   285.3 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10400]                             ;   284.3 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm6, ymm7, [rbp + 10368]                               ;   284.3 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 10304]                               ;   284.3 fp3+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 10272]                               ;   285.3 fp0+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   286.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   287.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   285.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   286.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   285.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                        ;   286.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                      ;   285.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   287.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 8672]                                ;   285.8 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   288.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   289.3 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 10336]                             ;   286.7 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   286.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   288.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   288.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   289.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   290.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   288.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   290.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm7                                       ;   290.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                      ;   291.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8800]                                    ;   287.3 agu1    21 t
        db 0x2e
        vmovdqu ymm6, [rbp + 8864]                                    ;   287.5 agu0    40 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   294.5 fp2     21 t
        db 0x2e
        vmovdqu ymm8, [rbp + 8800]                                    ;   288.3 agu1    21 t
        db 0x2e
        vmovdqu ymm11, [rbp + 8896]                                   ;   288.5 agu0    40 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm11                                       ;   295.5 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 8896], ymm7                                    ;   290.3 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm7, [rbp + 8832]                                    ;   289.3 agu1    21 t
        vmovdqu [rbp + 8864], ymm14                                   ;   291.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm8                                           ;   296.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 10336], ymm15                                  ;   292.3 agu0+fp5   22 t spill
        db 0x2e
        vmovdqa ymm15, ymm1                                           ;   295.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 8672], ymm12                                   ;   291.3 agu1+fp5   22 t spill
        db 0x2e
        vmovdqu ymm12, [r8 + 38464]                                   ;   290.5 agu0    21 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 16576]                             ;   297.5 fp0+agu1   21 t
        db 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256] ;   298.5 fp1+agu0   21 t
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   299.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10272], ymm0                                   ;   292.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm1                                            ;   295.5         21 t copy
        db 0x2e
        vmovdqu [rbp + 10304], ymm9                                   ;   293.3 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm9, [r8 + 38592]                                    ;   292.3 agu1    21 t
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 16704]                               ;   299.3 fp3+agu0   21 t
        db 0x2e
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256]   ;   300.3 fp0+agu1   21 t
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   301.3 fp1     21 t
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   302.3 fp2     21 t
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 38400]                                ;   302.3 fp3+agu0   21 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 16512]                               ;   303.3 fp0+agu1   21 t
        db 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   304.3 fp1+agu0   21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   305.3 fp2     21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   303.3 fp3     21 t
        vmovdqu [rbp + 10368], ymm4                                   ;   295.5 agu2+fp5   22 t spill
        vpxor ymm4, ymm7, [rbp + 16736]                               ;   305.3 fp0+agu1   21 t
        vpxor ymm4, ymm4, [r8 + 38624]                                ;   306.3 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   307.3 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   308.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm13                                  ;   297.5 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm15                                      ;   303.3 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10240], ymm10                                  ;   298.5 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm14, ymm4                                       ;   308.3 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm5                                    ;   299.5 agu1+fp5   22 t spill
        db 0x2e
        vpxor ymm5, ymm15, ymm4                                       ;   308.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10432], ymm3                                   ;   300.5 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm7                                       ;   305.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10464], ymm2                                   ;   301.5 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm7, ymm5                                         ;   309.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   310.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   309.3 fp2     21 t
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm0                                         ;   309.3 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   310.3 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10496], ymm4                                   ;   308.3 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm0                                       ;   309.3 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10528], ymm0                                   ;   309.3 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, [rbp + 8832]                                ;   309.3 fp2+agu0   21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8832], ymm5                                    ;   309.3 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm5, ymm15, ymm8                                       ;   305.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   310.3 fp0     21 t
        db 0x2e
        vpand ymm5, ymm3, ymm4                                        ;   310.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   311.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm0                                        ;   310.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   312.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   311.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10560], ymm3                                   ;   308.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm5                                       ;   311.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   312.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm5                                        ;   311.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10592], ymm13                                  ;   309.8 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm3                                       ;   312.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   313.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm0                                      ;   310.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10624], ymm4                                   ;   310.8 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm13                                       ;   311.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                        ;   313.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   312.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8800]                                    ;   311.0 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10656], ymm14                                  ;   311.8 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm12, ymm4                                       ;   318.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   319.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm10                                      ;   314.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   320.0 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm11                                       ;   321.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                        ;   322.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   321.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                                      ;   322.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   323.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                     ;   324.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm2                                        ;   323.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   324.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                       ;   325.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   326.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm10                                       ;   325.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   326.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm10                                      ;   325.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                        ;   326.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   326.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   327.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                        ;   328.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                       ;   324.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   329.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                     ;   327.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                        ;   327.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                       ;   327.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   327.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   329.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, [rbp + 8832]                                ;   327.0 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   328.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm5, ymm11, [rbp + 10496]                              ;   328.0 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   329.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   328.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                       ;   327.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                       ;   329.0 fp1     21 t
        db 0x2e
        vpand ymm11, ymm11, [rbp + 10656]                             ;   328.0 fp2+agu1   21 t
        db 0x2e
        vpand ymm5, ymm9, [rbp + 10624]                               ;   328.0 fp3+agu0   21 t
        db 0x2e
        vpand ymm9, ymm9, [rbp + 10560]                               ;   328.0 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 10528]                             ;   329.0 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   330.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   331.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   329.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   330.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   329.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   330.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                     ;   329.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   331.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8800]                              ;   329.5 fp2+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   332.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   333.0 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 10592]                               ;   330.3 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   330.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   332.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   332.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   333.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   334.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   332.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                       ;   334.0 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm9                                        ;   334.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   335.0 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8928]                                    ;   331.0 agu1    42 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 9088]                                    ;   331.2 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   338.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 8928]                                   ;   332.0 agu1    42 t
        db 0x2e
        vmovdqu ymm12, [rbp + 9120]                                   ;   332.2 agu0    40 t reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   339.2 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 9120], ymm11                                   ;   332.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9024]                                   ;   333.0 agu1    42 t
        db 0x2e
        vmovdqu [rbp + 9088], ymm4                                    ;   333.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm4, ymm10                                           ;   340.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 10592], ymm14                                  ;   334.0 agu0+fp5   21 t spill
        db 0x2e
        vmovdqa ymm14, ymm3                                           ;   339.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 8800], ymm15                                   ;   335.0 agu1+fp5   21 t spill
        db 0x2e
        vmovdqu ymm15, [r8 + 38720]                                   ;   334.2 agu0    42 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 16832]                             ;   341.2 fp1+agu1   42 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256] ;   342.2 fp2+agu0   42 t
        vpxor ymm5, ymm5, ymm15                                       ;   343.2 fp3     42 t
        vmovdqu [rbp + 10528], ymm0                                   ;   336.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqa ymm0, ymm3                                            ;   339.2         42 t copy
        db 0x2e
        vmovdqu [rbp + 10560], ymm13                                  ;   337.0 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm13, [r8 + 38848]                                   ;   336.0 agu1    42 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 16960]                             ;   343.0 fp0+agu0   42 t
        db 0x2e
        vpxor ymm13, ymm13, [rel camellia128_encrypt.T0_constants256] ;   344.0 fp1+agu1   42 t
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   345.0 fp2     42 t
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                     ;   346.0 fp3     42 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 38656]                              ;   346.0 fp0+agu0   42 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 16768]                             ;   347.0 fp1+agu1   42 t
        db 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256] ;   348.0 fp2+agu0   42 t
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   349.0 fp3     42 t
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   347.0 fp0     42 t
        db 0x2e
        vmovdqu [rbp + 10624], ymm7                                   ;   339.2 agu2+fp5   21 t spill
        vpxor ymm7, ymm11, [rbp + 16992]                              ;   349.0 fp1+agu1   42 t
        vpxor ymm7, ymm7, [r8 + 38880]                                ;   350.0 fp2+agu0   42 t
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   351.0 fp3+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                        ;   352.0 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10656], ymm8                                   ;   341.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm14                                       ;   347.0 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   342.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm6, ymm4, ymm7                                         ;   352.0 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8832], ymm2                                    ;   343.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm7                                       ;   352.0 fp3     42 t
        db 0x2e
        vmovdqu [rbp + 10688], ymm1                                   ;   344.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm11                                      ;   349.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10720], ymm9                                   ;   345.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm11, ymm2                                        ;   353.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   354.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   353.0 fp3     42 t
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm0                                       ;   353.0 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   354.0 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10752], ymm7                                   ;   352.0 agu1+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm0                                        ;   353.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10784], ymm0                                   ;   353.0 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, [rbp + 9024]                                ;   353.0 fp3+agu0   42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9024], ymm2                                    ;   353.0 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm10                                      ;   349.3 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   354.0 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm2, ymm1, ymm7                                        ;   354.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   355.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm0                                        ;   354.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   356.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   355.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10816], ymm1                                   ;   352.5 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm2                                        ;   355.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   356.0 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm2                                       ;   355.0 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10848], ymm8                                   ;   353.5 agu0+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm1                                        ;   356.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   357.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm0                                        ;   354.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10880], ymm7                                   ;   354.5 agu1+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm8                                        ;   355.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   357.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   356.0 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8928]                                    ;   354.7 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm4                                   ;   355.5 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm7                                        ;   361.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   362.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm6                                        ;   358.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   363.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm12                                      ;   364.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   365.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   364.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm12                                        ;   365.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   366.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   367.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm9                                       ;   366.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   367.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                        ;   368.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;   369.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm4, ymm6                                         ;   368.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   369.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm6                                        ;   368.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                        ;   369.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                        ;   369.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                       ;   370.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                        ;   371.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   367.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   372.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                     ;   370.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                     ;   370.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   370.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                     ;   370.7 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   372.7 fp3     42 t
        db 0x2e, 0x2e
        vpand ymm2, ymm13, [rbp + 9024]                               ;   370.7 fp0+agu1   42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   371.7 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm9, ymm12, [rbp + 10752]                              ;   371.7 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   372.7 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   371.7 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   370.7 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;   372.7 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 10912]                             ;   371.7 fp3+agu1   42 t
        db 0x2e, 0x2e
        vpand ymm9, ymm13, [rbp + 10880]                              ;   371.7 fp0+agu0   42 t
        db 0x2e
        vpand ymm13, ymm13, [rbp + 10816]                             ;   371.7 fp1+agu1   42 t
        db 0x2e
        vpand ymm4, ymm4, [rbp + 10784]                               ;   372.7 fp2+agu0   42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   373.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   374.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   372.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   373.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   372.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   373.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                      ;   372.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   374.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8928]                                ;   373.2 fp3+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   375.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   376.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 10848]                               ;   374.0 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   374.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   375.7 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                     ;   375.7 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                     ;   376.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                        ;   377.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   375.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   377.7 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm13                                     ;   377.7 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   378.7 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 10016]                                   ;   374.7 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10464]                               ;   381.7 fp0+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   375.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   382.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9760]                                    ;   375.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm6                                        ;   382.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   383.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 9728]                                ;   378.7 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   382.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   378.0 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 9888]                                    ;   376.8 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 10208]                               ;   383.8 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 10176]                               ;   384.8 fp0+agu0   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   379.0 fp1     41 t
        db 0x2e
        vmovdqu ymm11, [rbp + 9632]                                   ;   378.7 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10720]                             ;   385.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   386.7 fp3     41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   380.0 fp0     41 t
        db 0x2e
        vpxor ymm0, ymm1, [rbp + 9632]                                ;   383.7 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   387.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 9664]                              ;   381.0 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   382.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm6                                    ;   387.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm8, [rbp + 10016]                               ;   385.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   385.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9472]                              ;   381.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   382.7 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 10016], ymm0                                   ;   384.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm0, ymm9, [rbp + 9888]                                ;   384.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   386.8 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                      ;   386.7 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9888], ymm6                                    ;   386.8 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 9984]                                    ;   383.7 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8704]                                ;   390.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10432]                               ;   391.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10240]                               ;   392.7 fp2+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   393.7 fp3+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   394.7 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 10400], ymm0                                   ;   385.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm0, [rbp + 9856]                                    ;   386.2 agu0    41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8576]                                ;   393.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   394.2 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8576], ymm11                                   ;   387.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9600]                                   ;   387.2 agu0    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10688]                             ;   394.2 fp3+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8832]                              ;   395.2 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 10240], ymm1                                   ;   388.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm6, [rbp + 9600]                                ;   395.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   387.2 fp2     41 t
        db 0x2e
        vpxor ymm2, ymm0, [rbp + 9984]                                ;   395.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   396.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   388.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 9152]                                ;   389.7 fp2+agu1   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm1                                    ;   396.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm5, [rbp + 9856]                                ;   390.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   396.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm2                                    ;   396.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm11, [rbp + 9728]                               ;   396.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   397.2 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   396.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9728], ymm1                                    ;   392.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9920]                                    ;   392.8 agu0    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10368]                               ;   399.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   400.8 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10368], ymm2                                   ;   397.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 9792]                                    ;   394.2 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10144]                               ;   401.2 fp2+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9408]                                ;   402.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10112]                               ;   403.2 fp0+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10048]                               ;   404.2 fp1+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   405.2 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 10048], ymm11                                  ;   397.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9536]                                   ;   396.3 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10496]                             ;   403.3 fp3+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   404.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   398.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, [rbp + 9536]                                ;   401.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   397.0 fp2     41 t
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 9920]                               ;   406.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   406.2 fp0     41 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9696]                              ;   398.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   399.3 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 9920], ymm6                                    ;   402.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, [rbp + 9792]                               ;   399.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   407.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9792], ymm15                                   ;   407.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 9664]                              ;   405.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   406.3 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   405.3 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9664], ymm6                                    ;   401.2 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8320]                                    ;   401.3 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10304]                               ;   408.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10272]                               ;   409.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8672]                                ;   410.3 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 10272], ymm15                                  ;   406.3 agu2+fp5   41 t spill
        vmovdqu ymm15, [rbp + 8992]                                   ;   403.3 agu1    41 t
        vpxor ymm15, ymm15, [rbp + 8448]                              ;   410.3 fp3+agu0   41 t
        vpxor ymm15, ymm15, ymm3                                      ;   411.3 fp0     41 t
        vmovdqu [rbp + 8448], ymm11                                   ;   406.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9504]                                   ;   404.3 agu1    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10624]                             ;   411.3 fp1+agu0   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10656]                             ;   412.3 fp2+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10560]                             ;   413.3 fp3+agu0   41 t
        vpxor ymm11, ymm11, [rbp + 10528]                             ;   414.3 fp0+agu1   41 t
        vpxor ymm11, ymm11, ymm3                                      ;   415.3 fp1     41 t
        vmovdqu [rbp + 10528], ymm1                                   ;   407.3 agu2+fp5   41 t spill
        vpxor ymm1, ymm6, [rbp + 9504]                                ;   411.3 fp2+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm2                                    ;   407.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, [rbp + 8320]                               ;   412.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   412.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8960]                                ;   408.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   409.3 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8320], ymm1                                    ;   412.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm14, [rbp + 8992]                               ;   409.2 fp3+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   413.3 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 8992], ymm2                                    ;   413.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm11, [rbp + 9472]                               ;   416.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   417.3 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   416.3 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm1                                    ;   410.5 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 8416]                                    ;   410.7 agu1    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8672]                                ;   417.7 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10336]                               ;   418.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   419.7 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8672], ymm2                                    ;   417.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 8352]                                    ;   412.5 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8544]                                ;   419.5 fp3+agu1   41 t
        vpxor ymm2, ymm2, [rbp + 10080]                               ;   420.5 fp0+agu0   41 t
        vpxor ymm2, ymm2, [rbp + 8736]                                ;   421.5 fp1+agu1   41 t
        vmovdqu [rbp + 10080], ymm11                                  ;   417.3 agu2+fp5   41 t spill
        vmovdqu ymm11, [rbp + 9440]                                   ;   414.5 agu0    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8800]                              ;   421.5 fp2+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   422.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8800], ymm6                                    ;   418.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 9440]                                ;   420.7 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9440], ymm15                                   ;   415.3 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 8416]                               ;   422.5 fp1+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   422.5 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8384]                              ;   416.5 fp3+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm6                                    ;   421.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, [rbp + 8352]                                ;   417.3 fp0+agu1   41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   423.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 8352], ymm15                                   ;   423.5 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 9152]                              ;   423.5 fp2+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   424.5 fp3     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   423.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9152], ymm6                                    ;   418.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 9952]                                    ;   418.8 agu0    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8864]                                ;   425.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   426.8 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8544], ymm15                                   ;   424.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 9824]                                   ;   420.5 agu0    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8736]                              ;   427.5 fp3+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 10208]                             ;   428.5 fp0+agu0   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   429.5 fp1     41 t
        vmovdqu [rbp + 10208], ymm11                                  ;   424.5 agu2+fp5   41 t spill
        vmovdqu ymm11, [rbp + 9568]                                   ;   421.8 agu1    41 t
        vpxor ymm11, ymm11, [rbp + 10592]                             ;   428.8 fp2+agu0   41 t
        vpxor ymm11, ymm11, [rbp + 9088]                              ;   429.8 fp3+agu1   41 t
        vpxor ymm11, ymm11, [rbp + 9120]                              ;   430.8 fp0+agu0   41 t
        vmovdqu [rbp + 9088], ymm1                                    ;   425.5 agu2+fp5   41 t spill
        vpxor ymm1, ymm6, [rbp + 9568]                                ;   427.8 fp1+agu1   41 t
        vmovdqu [rbp + 9568], ymm2                                    ;   423.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, [rbp + 9952]                               ;   430.5 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   430.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9952], ymm1                                    ;   428.8 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, [rbp + 9824]                               ;   425.5 fp0+agu0   41 t
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   431.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm2                                    ;   431.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm11, [rbp + 9696]                               ;   431.8 fp2+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   432.8 fp3     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   431.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 9696], ymm1                                    ;   426.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 8608]                                    ;   427.0 agu0    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8896]                                ;   434.0 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 8896], ymm2                                    ;   432.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 8480]                                    ;   428.0 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10176]                               ;   435.0 fp2+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   436.0 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 10176], ymm11                                  ;   432.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9184]                                   ;   429.0 agu0    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9120]                              ;   436.0 fp0+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10688]                             ;   437.0 fp1+agu0   41 t
        vpxor ymm11, ymm11, ymm3                                      ;   438.0 fp2     41 t
        vmovdqu [rbp + 10688], ymm6                                   ;   433.8 agu2+fp5   41 t spill
        vpxor ymm6, ymm1, [rbp + 9184]                                ;   435.0 fp3+agu1   41 t
        vmovdqu [rbp + 9184], ymm15                                   ;   431.5 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, [rbp + 8608]                               ;   437.0 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   437.0 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 8608], ymm6                                    ;   436.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm7, [rbp + 8480]                                ;   432.0 fp2+agu0   41 t
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   438.0 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm15                                   ;   438.0 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 8960]                              ;   439.0 fp0+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   440.0 fp1     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   439.0 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 8960], ymm6                                    ;   434.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8640]                                    ;   434.0 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10336]                               ;   441.0 fp3+agu0   41 t
        vpxor ymm6, ymm6, [rbp + 8864]                                ;   442.0 fp0+agu1   41 t
        vmovdqu [rbp + 8864], ymm15                                   ;   440.0 agu2+fp5   41 t spill
        vmovdqu ymm15, [rbp + 8512]                                   ;   435.2 agu0    41 t
        vpxor ymm15, ymm15, [rbp + 8768]                              ;   442.2 fp1+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 8768], ymm11                                   ;   440.0 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9056]                                   ;   436.2 agu0    41 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8832]                              ;   443.2 fp2+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   444.2 fp3     41 t
        db 0x2e
        vpxor ymm3, ymm6, [rbp + 9056]                                ;   443.0 fp0+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9056], ymm1                                    ;   441.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 8640]                               ;   443.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   444.0 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm3                                    ;   444.0 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, [rbp + 8512]                               ;   439.0 fp3+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   444.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm1                                    ;   444.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm11, [rbp + 8384]                               ;   445.2 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   446.2 fp2     41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   445.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8384], ymm3                                    ;   440.5 agu1+fp5   41 t spill
        vpxor ymm3, ymm9, [rbp + 12928]                               ;   440.5 fp0+agu0   61 t
        vmovdqu [rbp + 12928], ymm3                                   ;   441.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm5, [rbp + 12960]                               ;   441.3 fp1+agu1   61 t
        vmovdqu [rbp + 12960], ymm3                                   ;   442.5 agu0+fp5   61 t spill
        vpxor ymm3, ymm10, [rbp + 12992]                              ;   442.3 fp2+agu1   61 t
        vmovdqu [rbp + 12992], ymm3                                   ;   443.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm14, [rbp + 13024]                              ;   442.5 fp3+agu0   61 t
        vmovdqu [rbp + 13024], ymm3                                   ;   444.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm4, [rbp + 13056]                               ;   443.3 fp0+agu1   61 t
        vmovdqu [rbp + 13056], ymm3                                   ;   445.5 agu0+fp5   61 t spill
        vpxor ymm3, ymm12, [rbp + 13088]                              ;   444.3 fp1+agu1   61 t
        vmovdqu [rbp + 13088], ymm3                                   ;   446.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm7, [rbp + 13120]                               ;   444.5 fp2+agu0   61 t
        vmovdqu [rbp + 13120], ymm3                                   ;   447.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm13, [rbp + 13152]                              ;   445.3 fp3+agu1   61 t
        vmovdqu [rbp + 13152], ymm3                                   ;   448.5 agu0+fp5   61 t spill
        vpxor ymm3, ymm8, [rbp + 13184]                               ;   446.3 fp0+agu1   61 t
        vmovdqu [rbp + 13184], ymm3                                   ;   449.5 agu2+fp5   61 t spill
        vpxor ymm3, ymm0, [rbp + 13216]                               ;   446.5 fp1+agu0   61 t
        vmovdqu [rbp + 13216], ymm3                                   ;   450.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9504]                                    ;   447.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 13248]                               ;   454.3 fp2+agu0   61 t
        vmovdqu [rbp + 13248], ymm3                                   ;   455.3 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9440]                                    ;   448.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 13280]                               ;   455.3 fp3+agu0   61 t
        vmovdqu [rbp + 13280], ymm3                                   ;   456.3 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9568]                                    ;   449.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 13312]                               ;   456.3 fp0+agu0   61 t
        vmovdqu [rbp + 13312], ymm3                                   ;   457.3 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 9184]                                    ;   450.3 agu1    61 t
        vpxor ymm3, ymm3, [rbp + 13344]                               ;   457.3 fp1+agu0   61 t
        vmovdqu [rbp + 13344], ymm3                                   ;   458.3 agu2+fp5   61 t spill
        vpxor ymm3, ymm2, [rbp + 13376]                               ;   451.3 fp2+agu1   61 t
        vmovdqu [rbp + 13376], ymm3                                   ;   455.5 agu0+fp5   61 t spill
        vpxor ymm3, ymm15, [rbp + 13408]                              ;   452.3 fp3+agu1   61 t
        vpxor ymm8, ymm8, [rbp + 13952]                               ;   452.5 fp0+agu0   61 t
        vpxor ymm8, ymm8, [rbp + 9632]                                ;   453.5 fp1+agu1   61 t
        vmovdqu [rbp + 13408], ymm3                                   ;   456.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 10240]                                   ;   453.5 agu0    61 t
        vpxor ymm3, ymm3, [rbp + 13440]                               ;   460.5 fp2+agu1   61 t
        vpxor ymm0, ymm0, [rbp + 13984]                               ;   454.5 fp3+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 10368]                               ;   455.5 fp0+agu1   61 t
        vmovdqu [rbp + 13984], ymm0                                   ;   457.5 agu2+fp5   61 t spill
        vmovdqu ymm0, [rbp + 10496]                                   ;   455.5 agu0    61 t
        vpxor ymm0, ymm0, [rbp + 13472]                               ;   462.5 fp1+agu1   61 t
        vmovdqu [rbp + 13440], ymm3                                   ;   461.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 10528]                                   ;   456.5 agu0    61 t
        vpxor ymm3, ymm3, [rbp + 13504]                               ;   463.5 fp2+agu1   61 t
        vmovdqu [rbp + 13504], ymm3                                   ;   464.5 agu2+fp5   61 t spill
        vmovdqu ymm3, [rbp + 8800]                                    ;   457.5 agu0    61 t
        vpxor ymm3, ymm3, [rbp + 13536]                               ;   464.5 fp3+agu1   61 t
        vmovdqu [rbp + 13952], ymm8                                   ;   460.5 agu2+fp5   61 t spill
        vmovdqu ymm8, [rbp + 9088]                                    ;   458.5 agu0    61 t
        vpxor ymm8, ymm8, [rbp + 13568]                               ;   465.5 fp0+agu1   61 t
        vmovdqu [rbp + 13568], ymm8                                   ;   466.5 agu2+fp5   61 t spill
        vmovdqu ymm8, [rbp + 10688]                                   ;   459.5 agu0    61 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 13600]                               ;   466.5 fp1+agu1   61 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 14144]                               ;   460.5 fp2+agu0   61 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8864]                                ;   461.5 fp3+agu1   61 t
        vmovdqu [rbp + 14144], ymm2                                   ;   462.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 9056]                                    ;   461.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 13632]                               ;   468.5 fp0+agu1   61 t
        vpxor ymm1, ymm1, ymm15                                       ;   459.5 fp1     61 t
        vpxor ymm15, ymm6, [rbp + 13664]                              ;   462.5 fp2+agu0   61 t
        vpxor ymm1, ymm1, [rbp + 14176]                               ;   463.3 fp3+agu1   61 t
        vmovdqu [rbp + 14176], ymm1                                   ;   464.3 agu2+fp5   61 t spill
        vmovdqu ymm1, [rbp + 8576]                                    ;   463.5 agu0    61 t
        vpxor ymm1, ymm1, [rbp + 13696]                               ;   470.5 fp0+agu1   61 t
        vmovdqu [rbp + 13696], ymm1                                   ;   471.5 agu2+fp5   61 t spill
        vmovdqu ymm1, [rbp + 10048]                                   ;   464.5 agu0    61 t
        vpxor ymm1, ymm1, [rbp + 13728]                               ;   471.5 fp1+agu1   61 t
        vmovdqu [rbp + 13664], ymm15                                  ;   465.5 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 8448]                                   ;   465.5 agu0    61 t
        vpxor ymm15, ymm15, [rbp + 13760]                             ;   472.5 fp2+agu1   61 t
        vmovdqu [rbp + 13760], ymm15                                  ;   473.5 agu2+fp5   61 t spill
        vmovdqu ymm15, [rbp + 10080]                                  ;   466.5 agu0    61 t
        vpxor ymm15, ymm15, [rbp + 13792]                             ;   473.5 fp3+agu1   61 t
        vmovdqu [rbp + 13632], ymm2                                   ;   469.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 10208]                                   ;   467.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 13824]                               ;   474.5 fp0+agu1   61 t
        vmovdqu [rbp + 13824], ymm2                                   ;   475.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 10176]                                   ;   468.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 13856]                               ;   475.5 fp1+agu1   61 t
        vmovdqu [rbp + 13856], ymm2                                   ;   476.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8768]                                    ;   469.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 13888]                               ;   476.5 fp2+agu1   61 t
        vmovdqu [rbp + 13888], ymm2                                   ;   477.5 agu2+fp5   61 t spill
        vpxor ymm2, ymm11, [rbp + 13920]                              ;   470.5 fp3+agu0   61 t
        vpxor ymm6, ymm6, [rbp + 14432]                               ;   471.3 fp0+agu1   61 t
        vpxor ymm6, ymm6, [rbp + 8384]                                ;   472.3 fp1+agu0   61 t
        vmovdqu [rbp + 14432], ymm6                                   ;   473.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 10272]                                   ;   472.3 agu1    61 t
        vpxor ymm6, ymm6, [rbp + 14016]                               ;   479.3 fp2+agu0   61 t
        vpxor ymm6, ymm6, [rbp + 9504]                                ;   480.3 fp3+agu1   61 t
        vmovdqu [rbp + 13920], ymm2                                   ;   472.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8672]                                    ;   473.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 14048]                               ;   480.5 fp0+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 9440]                                ;   481.5 fp1+agu0   61 t
        vmovdqu [rbp + 14048], ymm2                                   ;   482.5 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8544]                                    ;   475.3 agu1    61 t
        vpxor ymm2, ymm2, [rbp + 14080]                               ;   482.3 fp2+agu0   61 t
        vpxor ymm2, ymm2, [rbp + 9568]                                ;   483.3 fp3+agu1   61 t
        vmovdqu [rbp + 14080], ymm2                                   ;   484.3 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 8896]                                    ;   476.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 14112]                               ;   483.5 fp0+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 9184]                                ;   484.5 fp1+agu0   61 t
        vpxor ymm11, ymm11, [rbp + 14688]                             ;   478.3 fp2+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 8512]                              ;   479.3 fp3+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 14720]                               ;   479.3 fp0+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 10016]                               ;   480.3 fp1+agu0   61 t
        vmovdqu [rbp + 14720], ymm9                                   ;   481.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 10400]                                   ;   480.3 agu1    61 t
        vpxor ymm9, ymm9, [rbp + 14208]                               ;   487.3 fp2+agu0   61 t
        vpxor ymm9, ymm9, [rbp + 10240]                               ;   488.3 fp3+agu1   61 t
        vpxor ymm5, ymm5, [rbp + 14752]                               ;   481.5 fp0+agu0   61 t
        vpxor ymm5, ymm5, [rbp + 9984]                                ;   482.5 fp1+agu1   61 t
        vmovdqu [rbp + 14688], ymm11                                  ;   480.3 agu2+fp5   61 t spill
        vmovdqu ymm11, [rbp + 9728]                                   ;   482.5 agu0    61 t
        vpxor ymm11, ymm11, [rbp + 14240]                             ;   489.5 fp2+agu1   61 t
        vpxor ymm11, ymm11, [rbp + 10496]                             ;   490.5 fp3+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 14784]                             ;   484.3 fp0+agu1   61 t
        vpxor ymm10, ymm10, [rbp + 9920]                              ;   485.3 fp1+agu0   61 t
        vmovdqu [rbp + 14784], ymm10                                  ;   486.3 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 9664]                                   ;   485.3 agu1    61 t
        vpxor ymm10, ymm10, [rbp + 14272]                             ;   492.3 fp2+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 10528]                             ;   493.3 fp3+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 14816]                             ;   486.5 fp0+agu0   61 t
        vpxor ymm14, ymm14, [rbp + 8320]                              ;   487.5 fp1+agu1   61 t
        vmovdqu [rbp + 14208], ymm9                                   ;   489.3 agu2+fp5   61 t spill
        vmovdqu ymm9, [rbp + 9472]                                    ;   487.5 agu0    61 t
        vpxor ymm9, ymm9, [rbp + 14304]                               ;   494.5 fp2+agu1   61 t
        vpxor ymm9, ymm9, [rbp + 8800]                                ;   495.5 fp3+agu0   61 t
        vpxor ymm4, ymm4, [rbp + 14848]                               ;   489.3 fp0+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 8416]                                ;   490.3 fp1+agu0   61 t
        vmovdqu [rbp + 14272], ymm10                                  ;   494.3 agu2+fp5   61 t spill
        vmovdqu ymm10, [rbp + 9152]                                   ;   490.3 agu1    61 t
        vpxor ymm10, ymm10, [rbp + 14336]                             ;   497.3 fp2+agu0   61 t
        vpxor ymm10, ymm10, [rbp + 9088]                              ;   498.3 fp3+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 14880]                             ;   491.5 fp0+agu0   61 t
        vpxor ymm12, ymm12, [rbp + 9952]                              ;   492.5 fp1+agu1   61 t
        vmovdqu [rbp + 14112], ymm2                                   ;   488.3 agu2+fp5   61 t spill
        vmovdqu ymm2, [rbp + 9696]                                    ;   492.5 agu0    61 t
        vpxor ymm2, ymm2, [rbp + 14368]                               ;   499.5 fp2+agu1   61 t
        vpxor ymm2, ymm2, [rbp + 10688]                               ;   500.5 fp3+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 14912]                               ;   494.3 fp0+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 8608]                                ;   495.3 fp1+agu0   61 t
        vmovdqu [rbp + 14912], ymm7                                   ;   496.3 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 8960]                                    ;   495.3 agu1    61 t
        vpxor ymm7, ymm7, [rbp + 14400]                               ;   502.3 fp2+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 9056]                                ;   503.3 fp3+agu1   61 t
        vpxor ymm13, ymm13, [rbp + 14944]                             ;   496.5 fp0+agu0   61 t
        vpxor ymm13, ymm13, [rbp + 8640]                              ;   497.5 fp1+agu1   61 t
        vmovdqu [rbp + 14944], ymm13                                  ;   498.5 agu2+fp5   61 t spill
        vmovdqu ymm13, [rbp + 9888]                                   ;   497.5 agu0    61 t
        vpxor ymm13, ymm13, [rbp + 14464]                             ;   504.5 fp2+agu1   61 t
        vpxor ymm13, ymm13, [rbp + 8576]                              ;   505.5 fp3+agu0   61 t
        vmovdqu [rbp + 14464], ymm13                                  ;   506.5 agu2+fp5   61 t spill
        vmovdqu ymm13, [rbp + 9856]                                   ;   499.3 agu1    61 t
        vpxor ymm13, ymm13, [rbp + 14496]                             ;   506.3 fp0+agu0   61 t
        vpxor ymm13, ymm13, [rbp + 10048]                             ;   507.3 fp1+agu1   61 t
        vmovdqu [rbp + 14400], ymm7                                   ;   504.3 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 9792]                                    ;   500.5 agu0    61 t
        vpxor ymm7, ymm7, [rbp + 14528]                               ;   507.5 fp2+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 8448]                                ;   508.5 fp3+agu0   61 t
        vmovdqu [rbp + 14528], ymm7                                   ;   509.5 agu2+fp5   61 t spill
        vmovdqu ymm7, [rbp + 8992]                                    ;   502.3 agu1    61 t
        vpxor ymm7, ymm7, [rbp + 14560]                               ;   509.3 fp0+agu0   61 t
        vpxor ymm7, ymm7, [rbp + 10080]                               ;   510.3 fp1+agu1   61 t
        vmovdqu [rbp + 14880], ymm12                                  ;   500.5 agu2+fp5   61 t spill
        vmovdqu ymm12, [rbp + 8352]                                   ;   503.5 agu0    61 t
        vpxor ymm12, ymm12, [rbp + 14592]                             ;   510.5 fp2+agu1   61 t
        vpxor ymm12, ymm12, [rbp + 10208]                             ;   511.5 fp3+agu0   61 t
        vmovdqu [rbp + 14848], ymm4                                   ;   502.5 agu2+fp5   61 t spill
        vmovdqu ymm4, [rbp + 9824]                                    ;   505.3 agu1    61 t
        vpxor ymm4, ymm4, [rbp + 14624]                               ;   512.3 fp0+agu0   61 t
        vpxor ymm4, ymm4, [rbp + 10176]                               ;   513.3 fp1+agu1   61 t
        vmovdqu [rbp + 14816], ymm14                                  ;   504.3 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 8480]                                   ;   506.5 agu0    61 t
        vpxor ymm14, ymm14, [rbp + 14656]                             ;   513.5 fp2+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 8768]                              ;   514.5 fp3+agu0   61 t
        vmovdqu [rbp + 14656], ymm14                                  ;   515.5 agu2+fp5   61 t spill
        vmovdqu ymm14, [rbp + 12960]                                  ;   508.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 38944]                              ;   515.3 fp0+agu0   40 t
        vmovdqu [rbp + 8480], ymm14                                   ;   516.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 13024]                                  ;   509.3 agu1    40 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 39008]                              ;   516.3 fp1+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm14                                   ;   517.3 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 13056]                                  ;   510.3 agu1    40 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 39040]                              ;   517.3 fp2+agu0   40 t
        vmovdqu [rbp + 8352], ymm14                                   ;   518.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 13088]                                  ;   511.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 39072]                              ;   518.3 fp3+agu0   40 t
        vmovdqu [rbp + 8992], ymm14                                   ;   519.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 13184]                                  ;   512.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 39168]                              ;   519.3 fp0+agu0   40 t
        vmovdqu [rbp + 9792], ymm14                                   ;   520.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 13248]                                  ;   513.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 39232]                              ;   520.3 fp1+agu0   40 t
        vmovdqu [rbp + 9856], ymm14                                   ;   521.3 agu2+fp5   40 t spill
        vmovdqu ymm14, [rbp + 13280]                                  ;   514.3 agu1    40 t
        vpxor ymm14, ymm14, [r8 + 39264]                              ;   521.3 fp2+agu0   40 t
        vmovdqu [rbp + 9888], ymm14                                   ;   522.3 agu2+fp5   40 t spill
        vpxor ymm14, ymm0, [r8 + 39456]                               ;   515.3 fp3+agu1   40 t
        vmovdqu [rbp + 13472], ymm0                                   ;   515.3 agu2+fp5   61 t spill
        vmovdqu ymm0, [rbp + 13312]                                   ;   515.5 agu0    40 t
        vpxor ymm0, ymm0, [r8 + 39296]                                ;   522.5 fp0+agu1   40 t
        vmovdqu [rbp + 8960], ymm14                                   ;   516.3 agu2+fp5   40 t spill
        vpxor ymm14, ymm3, [r8 + 39520]                               ;   516.5 fp1+agu0   40 t
        vmovdqu [rbp + 13536], ymm3                                   ;   517.3 agu1+fp5   61 t spill
        vpxor ymm3, ymm8, [r8 + 39584]                                ;   517.5 fp2+agu0   40 t
        vmovdqu [rbp + 13600], ymm8                                   ;   518.3 agu2+fp5   61 t spill
        vmovdqu ymm8, [rbp + 13568]                                   ;   518.3 agu1    40 t
        vpxor ymm8, ymm8, [r8 + 39552]                                ;   525.3 fp3+agu0   40 t
        vmovdqu [rbp + 9088], ymm14                                   ;   519.3 agu2+fp5   40 t spill
        vpxor ymm14, ymm1, [r8 + 39712]                               ;   519.3 fp0+agu1   40 t
        vmovdqu [rbp + 13728], ymm1                                   ;   520.3 agu2+fp5   61 t spill
        vpxor ymm1, ymm15, [r8 + 39776]                               ;   519.5 fp1+agu0   40 t
        vmovdqu [rbp + 13792], ymm15                                  ;   521.3 agu1+fp5   61 t spill
        vmovdqu ymm15, [rbp + 13824]                                  ;   520.5 agu0    40 t
        vpxor ymm15, ymm15, [r8 + 39808]                              ;   527.5 fp2+agu1   40 t
        vmovdqu [rbp + 9472], ymm1                                    ;   522.3 agu2+fp5   40 t spill
        vmovdqu ymm1, [rbp + 13856]                                   ;   521.5 agu0    40 t
        vpxor ymm1, ymm1, [r8 + 39840]                                ;   528.5 fp3+agu1   40 t
        vmovdqu [rbp + 10528], ymm1                                   ;   529.5 agu2+fp5   40 t spill
        vpxor ymm1, ymm6, [r8 + 40000]                                ;   522.5 fp0+agu0   40 t
        vmovdqu [rbp + 14016], ymm6                                   ;   524.3 agu2+fp5   61 t spill
        vmovdqu ymm6, [rbp + 13952]                                   ;   523.3 agu1    40 t
        vpxor ymm6, ymm6, [r8 + 39936]                                ;   530.3 fp1+agu0   40 t
        vmovdqu [rbp + 10496], ymm1                                   ;   525.3 agu2+fp5   40 t spill
        vmovdqu ymm1, [rbp + 14048]                                   ;   524.3 agu1    40 t
        vpxor ymm1, ymm1, [r8 + 40032]                                ;   531.3 fp2+agu0   40 t
        vmovdqu [rbp + 9728], ymm6                                    ;   531.3 agu2+fp5   40 t spill
        vpxor ymm6, ymm11, [r8 + 40224]                               ;   525.3 fp3+agu1   40 t
        vmovdqu [rbp + 14240], ymm11                                  ;   527.3 agu2+fp5   61 t spill
        vmovdqu ymm11, [rbp + 14080]                                  ;   525.5 agu0    40 t
        vpxor ymm11, ymm11, [r8 + 40064]                              ;   532.5 fp0+agu1   40 t
        vmovdqu [rbp + 10400], ymm6                                   ;   528.3 agu2+fp5   40 t spill
        vpxor ymm6, ymm9, [r8 + 40288]                                ;   526.5 fp1+agu0   40 t
        vmovdqu [rbp + 14304], ymm9                                   ;   529.3 agu1+fp5   61 t spill
        vpxor ymm9, ymm10, [r8 + 40320]                               ;   527.5 fp2+agu0   40 t
        vmovdqu [rbp + 14336], ymm10                                  ;   530.3 agu2+fp5   61 t spill
        vpxor ymm10, ymm2, [r8 + 40352]                               ;   528.3 fp3+agu1   40 t
        vmovdqu [rbp + 14368], ymm2                                   ;   531.3 agu2+fp5   61 t spill
        vpxor ymm2, ymm13, [r8 + 40480]                               ;   528.5 fp0+agu0   40 t
        vmovdqu [rbp + 14496], ymm13                                  ;   532.3 agu1+fp5   61 t spill
        vpxor ymm13, ymm7, [r8 + 40544]                               ;   529.5 fp1+agu0   40 t
        vmovdqu [rbp + 14560], ymm7                                   ;   533.3 agu2+fp5   61 t spill
        vpxor ymm7, ymm12, [r8 + 40576]                               ;   530.3 fp2+agu1   40 t
        vmovdqu [rbp + 14592], ymm12                                  ;   534.3 agu2+fp5   61 t spill
        vpxor ymm12, ymm4, [r8 + 40608]                               ;   530.5 fp3+agu0   40 t
        vmovdqu [rbp + 14624], ymm4                                   ;   535.3 agu1+fp5   61 t spill
        vpxor ymm4, ymm5, [r8 + 40736]                                ;   531.5 fp0+agu0   40 t
        vmovdqu [rbp + 14752], ymm5                                   ;   536.3 agu2+fp5   61 t spill
        vmovdqu ymm5, [rbp + 14816]                                   ;   532.3 agu1    40 t
        vpxor ymm5, ymm5, [r8 + 40800]                                ;   539.3 fp1+agu0   40 t
        vmovdqu [rbp + 10944], ymm5                                   ;   540.3 agu2+fp5   40 t spill
        vmovdqu ymm5, [rbp + 14848]                                   ;   533.3 agu1    40 t
        vpxor ymm5, ymm5, [r8 + 40832]                                ;   540.3 fp2+agu0   40 t
        vmovdqu [rbp + 10976], ymm4                                   ;   538.3 agu2+fp5   40 t spill
        vmovdqu ymm4, [rbp + 14880]                                   ;   534.3 agu1    40 t
        vpxor ymm4, ymm4, [r8 + 40864]                                ;   541.3 fp3+agu0   40 t
        vmovdqu [rbp + 11008], ymm4                                   ;   542.3 agu2+fp5   40 t spill
        vmovdqu ymm4, [rbp + 12992]                                   ;   535.3 agu1    41 t
        vpxor ymm4, ymm4, [r8 + 38976]                                ;   542.3 fp0+agu0   41 t
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256]   ;   543.3 fp1+agu1   41 t
        vmovdqu [rbp + 11040], ymm5                                   ;   541.3 agu2+fp5   40 t spill
        vmovdqu ymm5, [rbp + 13120]                                   ;   536.5 agu0    41 t
        vpxor ymm5, ymm5, [r8 + 39104]                                ;   543.5 fp2+agu1   41 t
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256]   ;   544.5 fp3+agu0   41 t
        vmovdqu [rbp + 11072], ymm13                                  ;   541.3 agu2+fp5   40 t spill
        vmovdqu ymm13, [rbp + 8480]                                   ;   538.3 agu1    41 t
        vpxor ymm13, ymm13, [rbp + 8352]                              ;   545.3 fp0+agu0   41 t
        vmovdqu [rbp + 11104], ymm12                                  ;   542.3 agu2+fp5   40 t spill
        vmovdqu ymm12, [rbp + 8480]                                   ;   539.3 agu1    41 t
        vpxor ymm12, ymm12, [rbp + 8992]                              ;   546.3 fp1+agu0   41 t
        vmovdqu [rbp + 11136], ymm2                                   ;   543.3 agu2+fp5   40 t spill
        vpxor ymm2, ymm5, [rbp + 9824]                                ;   545.5 fp2+agu1   41 t
        vmovdqu [rbp + 11168], ymm7                                   ;   544.3 agu2+fp5   40 t spill
        vpxor ymm7, ymm2, [rbp + 12928]                               ;   546.5 fp3+agu0   41 t
        vpxor ymm7, ymm7, [r8 + 38912]                                ;   547.5 fp0+agu1   41 t
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256]   ;   548.5 fp1+agu0   41 t
        vpxor ymm2, ymm2, ymm13                                       ;   546.5 fp2     41 t
        vmovdqu [rbp + 11200], ymm6                                   ;   545.3 agu2+fp5   40 t spill
        vmovdqu ymm6, [rbp + 13152]                                   ;   542.3 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 39136]                                ;   549.3 fp3+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256]   ;   550.3 fp0+agu1   41 t
        vpxor ymm6, ymm6, ymm7                                        ;   551.3 fp1     41 t
        vmovdqu [rbp + 11232], ymm10                                  ;   546.3 agu2+fp5   40 t spill
        vpxor ymm10, ymm4, [rbp + 8352]                               ;   544.3 fp2+agu0   41 t
        vmovdqu [rbp + 8352], ymm9                                    ;   547.3 agu1+fp5   40 t spill
        vpxor ymm9, ymm12, ymm7                                       ;   549.5 fp3     41 t
        vmovdqu [rbp + 11264], ymm11                                  ;   548.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm6                                      ;   552.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11296], ymm1                                   ;   549.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm2                                       ;   547.5 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11328], ymm14                                  ;   550.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpor ymm14, ymm9, ymm6                                        ;   552.3 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm15                                  ;   551.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm6                                       ;   552.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11392], ymm3                                   ;   552.3 agu0+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm7                                        ;   549.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm8                                   ;   553.3 agu1+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm7, ymm15                                        ;   553.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   554.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   553.3 fp3     41 t
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm11                                        ;   553.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm0                                   ;   554.3 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm11                                       ;   553.3 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11488], ymm11                                  ;   555.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, [rbp + 9824]                              ;   553.3 fp2+agu1   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm6                                    ;   556.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm12                                       ;   551.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   554.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   554.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 8992]                                ;   555.3 fp2+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   555.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm15                                   ;   557.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm3, ymm0                                       ;   554.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   556.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm11                                      ;   554.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   557.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11520], ymm3                                   ;   558.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm15                                       ;   555.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   556.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm15                                      ;   555.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11552], ymm1                                   ;   559.3 agu0+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm3                                       ;   556.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   557.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm9                                       ;   555.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11584], ymm0                                   ;   560.3 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm1                                       ;   556.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   557.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   557.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8480]                                    ;   555.8 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm9                                   ;   561.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm4, ymm0                                         ;   562.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   563.8 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm8, ymm14                                       ;   558.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   564.8 fp0     41 t
        db 0x2e, 0x2e
        vpand ymm0, ymm6, ymm5                                        ;   565.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   566.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   565.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm5                                         ;   566.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   567.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                        ;   568.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm8                                        ;   567.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   568.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                                       ;   569.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   570.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm9, ymm14                                        ;   569.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   570.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm14                                       ;   569.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                        ;   570.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                      ;   570.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   571.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                      ;   572.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                      ;   568.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   573.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                        ;   571.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                        ;   571.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                      ;   571.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   571.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   573.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, [rbp + 8992]                               ;   571.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                     ;   572.8 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm8, ymm5, [rbp + 9824]                                ;   572.8 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                      ;   573.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   572.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                       ;   571.8 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                      ;   573.8 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 11616]                               ;   572.8 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 11584]                               ;   572.8 fp1+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 11520]                               ;   572.8 fp2+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 11488]                               ;   573.8 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   574.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                       ;   575.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   573.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   574.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   573.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   574.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                       ;   574.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   575.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8480]                              ;   574.3 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   576.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   577.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 11552]                               ;   575.2 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   575.3 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   576.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   576.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   577.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   578.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   576.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   577.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   577.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   578.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm6                                       ;   578.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   579.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256]       ;   576.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   583.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm14                                       ;   580.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   578.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   579.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   580.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   583.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   580.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                        ;   583.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   583.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   583.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13216]                                  ;   578.0 agu0    23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 39200]                              ;   585.0 fp1+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   586.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 13344]                                   ;   579.0 agu0    23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [r8 + 39328]                                ;   586.0 fp3+agu1   23 t
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   587.0 fp0     23 t
        db 0x2e
        vmovdqu ymm7, [rbp + 9792]                                    ;   580.0 agu0    23 t
        db 0x2e
        vmovdqu ymm8, [rbp + 9888]                                    ;   580.2 agu1    40 t reload
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   587.2 fp1     23 t
        db 0x2e
        vmovdqu ymm9, [rbp + 9792]                                    ;   581.0 agu0    23 t
        db 0x2e
        vmovdqu ymm11, [rbp + 11456]                                  ;   581.2 agu1    40 t reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   588.2 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 9856]                                   ;   582.0 agu0    40 t reload
        db 0x2e
        vmovdqu [rbp + 11552], ymm6                                   ;   581.0 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm1, ymm13                                       ;   589.0 fp3     23 t
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   587.2 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 11456], ymm0                                   ;   584.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm0, ymm6, [rbp + 13408]                               ;   590.0 fp1+agu1   23 t
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 39392]                                ;   591.0 fp2+agu0   23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   592.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   590.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   591.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm5                                    ;   584.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 13376]                                   ;   583.8 agu1    23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 39360]                                ;   590.8 fp2+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   591.8 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   593.0 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 9888], ymm15                                   ;   585.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm9, ymm0                                       ;   593.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm2                                    ;   586.0 agu1+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm5                                        ;   594.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11488], ymm12                                  ;   587.0 agu0+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm6                                       ;   591.0 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11520], ymm10                                  ;   588.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm5, ymm15                                       ;   594.0 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 11584], ymm4                                   ;   589.0 agu1+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm5                                        ;   594.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   595.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm0                                       ;   593.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm5                                   ;   594.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm0, ymm4                                         ;   595.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   596.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   595.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm2                                         ;   595.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   596.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm4                                    ;   595.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm2                                       ;   595.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm2                                    ;   595.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm9                                        ;   593.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   596.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm3, ymm4                                        ;   596.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   597.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm13                                       ;   596.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   598.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   597.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm3                                   ;   594.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm2                                       ;   597.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   598.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm2                                        ;   597.0 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm12                                  ;   595.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm3                                       ;   598.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   599.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm13                                     ;   596.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm4                                   ;   596.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm7, ymm12                                       ;   597.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                        ;   599.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   598.0 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 9792]                                    ;   596.7 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm15                                  ;   597.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm14, ymm4                                       ;   603.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   604.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm5, ymm10                                      ;   600.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   605.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm11                                       ;   606.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   607.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   606.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm11                                      ;   607.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   608.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                     ;   609.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm5                                        ;   608.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   609.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                       ;   610.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   611.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm10                                       ;   610.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   611.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm10                                      ;   610.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   611.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                        ;   611.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                       ;   612.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                        ;   613.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                       ;   609.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                        ;   614.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                       ;   612.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                        ;   612.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                       ;   612.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   612.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                        ;   614.7 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm1, [rbp + 9824]                                ;   612.7 fp2+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                        ;   613.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm11, [rbp + 11616]                              ;   613.7 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   614.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                     ;   613.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   612.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                     ;   614.7 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 11744]                             ;   613.7 fp1+agu1   23 t
        db 0x2e
        vpand ymm5, ymm1, [rbp + 11712]                               ;   613.7 fp2+agu0   23 t
        db 0x2e
        vpand ymm1, ymm1, [rbp + 11648]                               ;   613.7 fp3+agu1   23 t
        db 0x2e
        vpand ymm15, ymm15, [rbp + 8992]                              ;   614.7 fp0+agu0   23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                      ;   615.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                      ;   616.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   614.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   615.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   614.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   615.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   614.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   616.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 9792]                              ;   615.2 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   617.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   618.7 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 11680]                               ;   616.0 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   616.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   617.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                       ;   617.7 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                        ;   618.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   619.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   617.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   618.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   618.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   619.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm1                                       ;   619.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   620.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   617.0 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   624.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                       ;   621.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                       ;   619.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   620.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   621.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   624.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   621.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   624.0 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   624.0 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   624.0 fp1     23 t
        db 0x2e
        vmovdqu ymm14, [rbp + 13504]                                  ;   618.8 agu0    22 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 39488]                              ;   625.8 fp2+agu1   22 t
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   626.8 fp3     22 t
        db 0x2e
        vmovdqu ymm0, [rbp + 13632]                                   ;   619.8 agu0    22 t
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 39616]                                ;   626.8 fp0+agu1   22 t
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   627.8 fp1     22 t
        db 0x2e
        vmovdqu ymm5, [rbp + 8960]                                    ;   620.8 agu0    22 t
        db 0x2e
        vmovdqu ymm7, [rbp + 11424]                                   ;   621.0 agu1    40 t reload
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   628.0 fp2     22 t
        db 0x2e
        vmovdqu ymm10, [rbp + 8960]                                   ;   621.8 agu0    22 t
        db 0x2e
        vmovdqu ymm12, [rbp + 11392]                                  ;   622.0 agu1    40 t reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   629.0 fp3     22 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9088]                                   ;   622.8 agu0    40 t reload
        vmovdqu [rbp + 11680], ymm1                                   ;   621.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm13                                       ;   629.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   628.0 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11392], ymm4                                   ;   625.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm1, [rbp + 13440]                               ;   630.8 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [r8 + 39424]                                ;   631.8 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   632.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   630.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   631.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9088], ymm11                                   ;   625.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 13664]                                  ;   624.7 agu1    22 t
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 39648]                              ;   631.7 fp3+agu0   22 t
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   632.7 fp0     22 t
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   633.8 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 11424], ymm2                                   ;   625.8 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm2, ymm10, ymm4                                       ;   633.8 fp2     22 t
        db 0x2e
        vmovdqu [rbp + 9792], ymm6                                    ;   626.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm11                                       ;   634.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm9                                    ;   627.8 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm1                                        ;   631.8 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm8                                   ;   628.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm8, ymm11, ymm2                                        ;   634.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm3                                   ;   629.8 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm11                                       ;   634.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   635.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm4                                      ;   633.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm11                                  ;   634.8 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm4, ymm3                                        ;   635.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   636.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   635.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                                         ;   635.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   636.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm3                                   ;   635.8 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm6                                        ;   635.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm6                                    ;   635.8 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm10                                       ;   633.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   636.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm3                                       ;   636.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                      ;   637.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm13                                      ;   636.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   638.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                        ;   637.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm15                                  ;   635.3 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm6                                       ;   637.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   638.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm10, ymm6                                      ;   637.8 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm9                                   ;   636.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm15                                       ;   638.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                        ;   639.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm13                                       ;   636.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11840], ymm3                                   ;   637.3 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm9                                        ;   637.8 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   639.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   638.8 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8960]                                    ;   637.5 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm2                                   ;   638.3 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm14, ymm3                                        ;   644.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   645.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm8                                       ;   640.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   646.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm12                                       ;   647.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   648.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   647.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                        ;   648.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   649.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                        ;   650.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm11                                       ;   649.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                        ;   650.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                      ;   651.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   652.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm2, ymm8                                         ;   651.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   652.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm8                                        ;   651.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   652.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                        ;   652.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                       ;   653.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   654.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                        ;   650.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   655.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                       ;   653.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                        ;   653.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   653.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   653.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                      ;   655.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, [rbp + 11616]                               ;   653.5 fp3+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   654.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm12, [rbp + 11744]                             ;   654.5 fp1+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   655.5 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   654.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                        ;   653.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                      ;   655.5 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 11872]                             ;   654.5 fp2+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm0, [rbp + 11840]                              ;   654.5 fp3+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 11776]                               ;   654.5 fp0+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9824]                                ;   655.5 fp1+agu0   22 t
        db 0x2e
        vpxor ymm2, ymm2, ymm11                                       ;   656.5 fp2     22 t
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   657.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   655.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   656.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   655.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                        ;   656.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                      ;   655.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   657.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 8960]                                ;   656.0 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   658.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   659.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11808]                               ;   656.8 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   657.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   658.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   658.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   659.5 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                        ;   660.5 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                        ;   658.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   659.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   658.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                        ;   660.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm4, ymm0                                       ;   660.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   661.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   657.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                       ;   664.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm14                                       ;   662.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   660.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   661.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   662.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   664.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                     ;   662.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                       ;   664.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   664.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   664.8 fp2     22 t
        db 0x2e
        vmovdqu ymm14, [rbp + 13760]                                  ;   659.7 agu0    21 t
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 39744]                              ;   666.7 fp3+agu1   21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   667.7 fp0     21 t
        db 0x2e
        vmovdqu ymm4, [rbp + 13888]                                   ;   660.7 agu0    21 t
        vpxor ymm4, ymm4, [r8 + 39872]                                ;   667.7 fp1+agu1   21 t
        vpxor ymm4, ymm4, ymm15                                       ;   668.7 fp2     21 t
        vmovdqu ymm5, [rbp + 11328]                                   ;   661.7 agu0    21 t
        vmovdqu ymm8, [rbp + 11360]                                   ;   661.8 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   668.8 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 11328]                                   ;   662.7 agu0    21 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 10528]                                  ;   662.8 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   669.8 fp0     21 t
        db 0x2e
        vmovdqu ymm13, [rbp + 9472]                                   ;   663.7 agu0    40 t reload
        db 0x2e
        vmovdqu [rbp + 11808], ymm2                                   ;   663.5 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm2, ymm4, ymm13                                       ;   670.7 fp1     21 t
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                       ;   668.8 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10528], ymm0                                   ;   663.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, [rbp + 13696]                               ;   671.7 fp3+agu1   21 t
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 39680]                                ;   672.7 fp0+agu0   21 t
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   673.7 fp1     21 t
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   671.7 fp2     21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                      ;   672.7 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm3                                    ;   665.8 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 13920]                                   ;   665.3 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 39904]                                ;   672.3 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   673.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                        ;   674.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm12                                  ;   666.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm0                                       ;   674.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8960], ymm6                                    ;   667.7 agu1+fp5   22 t spill
        db 0x2e
        vpxor ymm6, ymm5, ymm3                                        ;   675.7 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   668.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm2                                        ;   672.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm10                                  ;   669.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm3, ymm12                                       ;   675.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11840], ymm7                                   ;   670.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm3                                        ;   675.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   676.7 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm0                                      ;   674.7 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm3                                   ;   675.7 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm7                                         ;   676.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   677.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   676.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm6                                         ;   676.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   677.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm7                                   ;   676.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm6                                        ;   676.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm6                                   ;   676.7 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm9                                        ;   674.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                        ;   677.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm7                                       ;   677.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   678.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm13                                      ;   677.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   679.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   678.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm15                                  ;   676.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm6                                       ;   678.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                       ;   679.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm9, ymm6                                       ;   678.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm1                                   ;   677.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm15                                       ;   679.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   680.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm13                                      ;   677.7 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm7                                   ;   678.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm1                                        ;   678.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   680.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   679.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 11328]                                   ;   678.3 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm12                                  ;   679.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm14, ymm7                                       ;   685.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   686.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm3, ymm10                                      ;   681.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                     ;   687.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm11                                       ;   688.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   689.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                     ;   688.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm11                                      ;   689.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   690.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                       ;   691.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm3                                        ;   690.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   691.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                       ;   692.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                        ;   693.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm12, ymm10                                       ;   692.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                      ;   693.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm10                                      ;   692.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                      ;   693.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                        ;   693.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   694.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   695.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                       ;   691.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   696.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                       ;   694.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                        ;   694.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                       ;   694.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   694.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   696.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm4, [rbp + 11744]                               ;   694.3 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                        ;   695.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, [rbp + 11872]                              ;   695.3 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                        ;   696.3 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                     ;   695.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   694.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                     ;   696.3 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 12000]                             ;   695.3 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 11968]                               ;   695.3 fp0+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 11904]                               ;   695.3 fp1+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 11616]                             ;   696.3 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   697.3 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   698.3 fp0     21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   696.3 fp1     21 t
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   697.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   696.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   697.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   696.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   698.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 11328]                             ;   696.8 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   699.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   700.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 11936]                               ;   697.7 fp2+agu0   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   697.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   699.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   699.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                        ;   700.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   701.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   699.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   700.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   699.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                       ;   701.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm4                                       ;   701.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                      ;   702.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]      ;   698.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                       ;   705.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm14                                       ;   703.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   701.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   702.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   703.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   705.7 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   703.3 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   705.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   705.7 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                       ;   705.7 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13984]                                  ;   700.5 agu0    23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 39968]                              ;   707.5 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                     ;   708.5 fp1     23 t
        db 0x2e
        vmovdqu ymm0, [rbp + 14112]                                   ;   701.5 agu0    23 t
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 40096]                                ;   708.5 fp2+agu1   23 t
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   709.5 fp3     23 t
        db 0x2e
        vmovdqu ymm1, [rbp + 9728]                                    ;   702.5 agu0    23 t
        db 0x2e
        vmovdqu ymm7, [rbp + 11296]                                   ;   702.7 agu1    40 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   709.7 fp0     23 t
        db 0x2e
        vmovdqu ymm10, [rbp + 9728]                                   ;   703.5 agu0    23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 11264]                                  ;   703.7 agu1    40 t reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   710.7 fp1     23 t
        db 0x2e
        vmovdqu ymm13, [rbp + 10496]                                  ;   704.5 agu0    40 t reload
        db 0x2e
        vmovdqu [rbp + 11936], ymm3                                   ;   706.7 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm3, ymm0, ymm13                                       ;   711.5 fp2     23 t
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                       ;   709.7 fp3     23 t
        db 0x2e
        vmovdqu [rbp + 11264], ymm11                                  ;   706.7 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 14176]                              ;   712.5 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 40160]                              ;   713.5 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   714.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                        ;   712.5 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                      ;   713.5 fp0     23 t
        db 0x2e
        vmovdqu [rbp + 10496], ymm6                                   ;   706.3 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 14144]                                   ;   706.5 agu1    23 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 40128]                                ;   713.5 fp1+agu0   23 t
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   714.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                       ;   715.5 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11296], ymm2                                   ;   707.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm11                                      ;   715.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11328], ymm9                                   ;   708.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm6                                        ;   716.5 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm8                                   ;   709.5 agu0+fp5   21 t spill
        db 0x2e
        vpxor ymm8, ymm7, ymm3                                        ;   713.5 fp2     23 t
        db 0x2e
        vmovdqu [rbp + 11904], ymm5                                   ;   710.5 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm6, ymm2                                         ;   716.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm4                                   ;   711.5 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm6                                        ;   716.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   717.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm11                                     ;   715.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm6                                   ;   716.5 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm11, ymm4                                        ;   717.5 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   718.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   717.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm9                                         ;   717.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   718.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm4                                   ;   717.5 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm9                                        ;   717.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11744], ymm9                                   ;   717.5 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm10                                       ;   715.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                        ;   718.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm4                                       ;   718.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   719.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm13                                      ;   718.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   720.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                        ;   719.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12032], ymm15                                  ;   717.0 agu0+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm9                                       ;   719.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                       ;   720.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm10, ymm9                                      ;   719.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12064], ymm8                                   ;   718.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm15                                       ;   720.5 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                        ;   721.5 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm13                                       ;   718.5 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm4                                   ;   719.0 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpand ymm4, ymm1, ymm8                                        ;   719.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   721.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   720.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 9728]                                    ;   719.2 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12128], ymm2                                   ;   720.0 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm4                                        ;   726.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   727.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm5                                        ;   722.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                      ;   728.2 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm0, ymm12                                       ;   729.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                        ;   730.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   729.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                        ;   730.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   731.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                        ;   732.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm6                                        ;   731.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   732.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                        ;   733.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                        ;   734.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm2, ymm5                                         ;   733.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   734.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm5                                        ;   733.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                                      ;   734.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;   734.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                       ;   735.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                        ;   736.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                        ;   732.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                      ;   737.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                       ;   735.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                      ;   735.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                     ;   735.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                      ;   735.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                      ;   737.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, [rbp + 11872]                               ;   735.2 fp1+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   736.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm12, [rbp + 12000]                              ;   736.2 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                        ;   737.2 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   736.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   735.2 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                      ;   737.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 12128]                             ;   736.2 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm9, ymm0, [rbp + 12096]                               ;   736.2 fp1+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 12032]                               ;   736.2 fp2+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 11744]                               ;   737.2 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                        ;   738.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   739.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                      ;   737.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                     ;   738.2 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   737.2 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   738.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                      ;   737.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                      ;   739.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 9728]                                ;   737.7 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   740.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   741.2 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12064]                               ;   738.5 fp3+agu0   23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                     ;   738.7 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                     ;   740.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                       ;   740.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                       ;   741.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   742.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                        ;   740.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   742.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm0                                      ;   742.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   743.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 14272]                                  ;   739.2 agu1    22 t
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 40256]                              ;   746.2 fp1+agu0   22 t
        db 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]       ;   740.2 agu1    41 t reload
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                      ;   747.2 fp2     22 t
        db 0x2e
        vmovdqu ymm5, [rbp + 14400]                                   ;   740.3 agu0    22 t
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 40384]                                ;   747.3 fp3+agu1   22 t
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   748.3 fp0     22 t
        vmovdqu ymm9, [rbp + 10400]                                   ;   741.3 agu0    22 t
        vpxor ymm9, ymm9, [rbp + 8352]                                ;   748.3 fp1+agu1   22 t
        db 0x2e
        vmovdqu [rbp + 12064], ymm0                                   ;   742.2 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm0, [rbp + 10400]                                   ;   742.3 agu0    22 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 11232]                               ;   749.3 fp2+agu1   22 t
        db 0x2e
        vmovdqu [rbp + 9728], ymm12                                   ;   741.7 agu2+fp5   23 t spill
        vmovdqu ymm12, [rbp + 11200]                                  ;   743.3 agu0    22 t
        vpxor ymm12, ymm12, ymm5                                      ;   750.3 fp3     22 t
        vmovdqu [rbp + 11744], ymm6                                   ;   742.7 agu2+fp5   23 t spill
        vmovdqu ymm6, [rbp + 14208]                                   ;   744.2 agu1    22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 40192]                                ;   751.2 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                       ;   752.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                        ;   753.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                      ;   751.3 fp3     22 t
        db 0x2e
        vmovdqu [rbp + 12032], ymm2                                   ;   743.7 agu2+fp5   23 t spill
        db 0x2e
        vmovdqu ymm2, [rbp + 14432]                                   ;   745.2 agu1    22 t
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 40416]                                ;   752.2 fp0+agu0   22 t
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   753.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   754.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm3                                   ;   744.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm15, [rbp + 8352]                               ;   748.2 fp3+agu1   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm13                                   ;   745.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm13, ymm0, ymm6                                       ;   754.2 fp0     22 t
        db 0x2e
        vmovdqu [rbp + 12128], ymm8                                   ;   746.7 agu0+fp5   23 t spill
        db 0x2e
        vpxor ymm8, ymm9, ymm2                                        ;   755.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 12000], ymm11                                  ;   747.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm12                                      ;   752.3 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm10                                  ;   748.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e
        vpor ymm10, ymm2, ymm13                                       ;   755.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12160], ymm7                                   ;   749.7 agu0+fp5   23 t spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm15, ymm6                                       ;   754.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12192], ymm4                                   ;   750.7 agu2+fp5   23 t spill
        db 0x2e
        vpxor ymm4, ymm12, ymm2                                       ;   755.2 fp1     22 t
        db 0x2e
        vmovdqu [rbp + 12224], ymm14                                  ;   751.7 agu1+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm6, ymm4                                        ;   756.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   757.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   756.2 fp0     22 t
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm8                                         ;   756.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm8                                       ;   756.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12256], ymm8                                   ;   756.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, [rbp + 11200]                               ;   756.2 fp3+agu1   22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11200], ymm2                                   ;   755.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm0                                       ;   753.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   757.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                       ;   757.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 11232]                               ;   758.2 fp3+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   758.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11232], ymm4                                   ;   756.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm7, ymm1                                        ;   757.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   759.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm7, ymm8                                        ;   757.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   760.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12288], ymm7                                   ;   756.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, ymm4                                       ;   758.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                        ;   759.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm4                                        ;   758.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12320], ymm11                                  ;   757.2 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm11, ymm3, ymm7                                       ;   759.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                     ;   760.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm13                                      ;   757.5 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12352], ymm1                                   ;   758.2 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm11                                       ;   758.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   760.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                        ;   760.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 10400]                                   ;   758.2 agu0    40 t reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 12384], ymm13                                  ;   759.2 agu2+fp5   22 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm15, ymm1                                       ;   765.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   766.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm10                                     ;   761.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   767.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, ymm5                                        ;   768.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   769.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                       ;   768.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm5                                       ;   769.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                     ;   770.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                     ;   771.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, ymm14                                       ;   770.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   771.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                     ;   772.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   773.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm13, ymm10                                      ;   772.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                       ;   773.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm10                                     ;   772.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                       ;   773.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                       ;   773.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   774.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                       ;   775.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                       ;   771.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                        ;   776.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                      ;   774.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   774.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                        ;   774.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   774.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                        ;   776.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, [rbp + 11232]                               ;   774.2 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   775.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, [rbp + 11200]                               ;   775.2 fp0+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                        ;   776.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   775.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   774.2 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                       ;   776.2 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 12384]                               ;   775.2 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm2, [rbp + 12352]                               ;   775.2 fp2+agu0   22 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 12288]                               ;   775.2 fp3+agu1   22 t
        db 0x2e
        vpand ymm13, ymm13, [rbp + 12256]                             ;   776.2 fp0+agu0   22 t
        db 0x2e
        vpxor ymm13, ymm13, ymm4                                      ;   777.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   778.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   776.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   777.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   776.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   777.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                     ;   776.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                     ;   778.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 10400]                             ;   776.7 fp1+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                     ;   779.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   780.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 12320]                             ;   777.5 fp0+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   777.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                       ;   779.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   779.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   780.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   781.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   779.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                       ;   781.2 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm2                                       ;   781.2 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                      ;   782.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 14528]                                   ;   778.2 agu1    21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [r8 + 40512]                                ;   785.2 fp2+agu0   21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   779.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                        ;   786.2 fp3     21 t
        db 0x2e
        vmovdqu ymm9, [rbp + 14656]                                   ;   779.3 agu0    21 t
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 40640]                                ;   786.3 fp0+agu1   21 t
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   787.3 fp1     21 t
        vmovdqu ymm10, [rbp + 11136]                                  ;   780.3 agu0    21 t
        vpxor ymm10, ymm10, [rbp + 11168]                             ;   787.3 fp2+agu1   21 t
        vmovdqu [rbp + 12320], ymm2                                   ;   781.2 agu2+fp5   22 t spill
        vmovdqu ymm2, [rbp + 11136]                                   ;   781.3 agu0    21 t
        vpxor ymm2, ymm2, [rbp + 11104]                               ;   788.3 fp3+agu1   21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm14                                  ;   782.2 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 11072]                                  ;   782.3 agu0    21 t
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   789.3 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12256], ymm15                                  ;   783.2 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm15, [rbp + 14464]                                  ;   783.2 agu1    21 t
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 40448]                              ;   790.2 fp1+agu0   21 t
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                     ;   791.2 fp2     21 t
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                      ;   792.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   790.3 fp0     21 t
        db 0x2e
        vmovdqu [rbp + 12288], ymm5                                   ;   782.7 agu2+fp5   22 t spill
        db 0x2e
        vmovdqu ymm5, [rbp + 14688]                                   ;   784.2 agu1    21 t
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 40672]                                ;   791.2 fp1+agu0   21 t
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   792.2 fp2     21 t
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                       ;   793.2 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 12352], ymm1                                   ;   783.7 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm1, ymm4, [rbp + 11168]                               ;   787.2 fp0+agu1   21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11168], ymm13                                  ;   784.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm15                                      ;   793.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12384], ymm12                                  ;   785.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm5                                      ;   794.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11200], ymm8                                   ;   786.7 agu2+fp5   22 t spill
        db 0x2e
        vpxor ymm8, ymm1, ymm14                                       ;   791.3 fp3     21 t
        db 0x2e
        vmovdqu [rbp + 11232], ymm11                                  ;   787.7 agu1+fp5   22 t spill
        db 0x2e
        vpor ymm11, ymm5, ymm13                                       ;   794.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12416], ymm6                                   ;   788.7 agu0+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm15                                       ;   793.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12448], ymm0                                   ;   789.7 agu2+fp5   22 t spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm5                                       ;   794.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12480], ymm3                                   ;   790.7 agu1+fp5   22 t spill
        db 0x2e, 0x2e
        vpor ymm3, ymm15, ymm0                                        ;   795.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   796.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                      ;   795.2 fp1     21 t
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm12                                        ;   795.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm12                                       ;   795.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12512], ymm12                                  ;   795.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm0, [rbp + 11072]                              ;   795.2 fp0+agu1   21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11072], ymm5                                   ;   794.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm2                                       ;   792.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                        ;   796.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                       ;   796.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 11104]                               ;   797.2 fp0+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                      ;   797.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm0                                   ;   795.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, ymm7                                        ;   796.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                        ;   798.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm6, ymm12                                       ;   796.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   799.2 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12544], ymm6                                   ;   795.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm0                                        ;   797.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                        ;   798.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm0                                        ;   797.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12576], ymm8                                   ;   796.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm6                                        ;   798.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                      ;   799.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm12, ymm13                                      ;   796.5 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12608], ymm7                                   ;   797.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm8                                       ;   797.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                        ;   799.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                        ;   799.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 11136]                                   ;   797.2 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12640], ymm13                                  ;   798.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm13, ymm4, ymm7                                        ;   804.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   805.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm3, ymm11                                      ;   800.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   806.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm9                                        ;   807.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   808.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                       ;   807.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm9                                       ;   808.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                      ;   809.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                       ;   810.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm3                                        ;   809.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                      ;   810.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                       ;   811.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                        ;   812.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm13, ymm11                                       ;   811.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   812.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm11                                      ;   811.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                        ;   812.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                        ;   812.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                        ;   813.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                        ;   814.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                     ;   810.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   815.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                      ;   813.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                      ;   813.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                        ;   813.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   813.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                        ;   815.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 11104]                               ;   813.2 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                        ;   814.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, [rbp + 11072]                               ;   814.2 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   815.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                      ;   814.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                       ;   813.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                     ;   815.2 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 12640]                               ;   814.2 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm5, [rbp + 12608]                               ;   814.2 fp3+agu0   21 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 12544]                               ;   814.2 fp0+agu1   21 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 12512]                             ;   815.2 fp1+agu0   21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   816.2 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   817.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   815.2 fp0     21 t
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                        ;   816.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   815.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                      ;   816.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                       ;   815.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                       ;   817.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 11136]                             ;   815.7 fp2+agu1   21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                     ;   818.2 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                      ;   819.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 12576]                               ;   816.5 fp1+agu0   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                      ;   816.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                      ;   818.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                        ;   818.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                        ;   819.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                       ;   820.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                       ;   818.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                       ;   820.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm5                                       ;   820.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   821.2 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 14784]                                   ;   817.2 agu1    42 t
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 40768]                                ;   824.2 fp3+agu0   42 t
        db 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256]       ;   818.2 agu1    41 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                        ;   825.2 fp0     42 t
        db 0x2e
        vmovdqu ymm10, [rbp + 14912]                                  ;   818.3 agu0    42 t
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 40896]                              ;   825.3 fp1+agu1   42 t
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                      ;   826.3 fp2     42 t
        db 0x2e
        vmovdqu ymm11, [rbp + 10976]                                  ;   819.3 agu0    42 t
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 11040]                             ;   826.3 fp3+agu1   42 t
        db 0x2e
        vmovdqu [rbp + 12576], ymm9                                   ;   818.7 agu2+fp5   21 t spill
        vmovdqu ymm9, [rbp + 10976]                                   ;   820.3 agu0    42 t
        vpxor ymm9, ymm9, [rbp + 11008]                               ;   827.3 fp0+agu1   42 t
        vmovdqu [rbp + 11136], ymm0                                   ;   819.7 agu2+fp5   21 t spill
        vmovdqu ymm0, [rbp + 10944]                                   ;   821.3 agu0    42 t
        vpxor ymm0, ymm0, ymm10                                       ;   828.3 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12512], ymm13                                  ;   820.7 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 14720]                                  ;   822.2 agu1    42 t
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 40704]                              ;   829.2 fp2+agu0   42 t
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                      ;   830.2 fp3     42 t
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                      ;   831.2 fp0     42 t
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                       ;   829.3 fp1     42 t
        db 0x2e
        vmovdqu [rbp + 12544], ymm14                                  ;   821.7 agu2+fp5   21 t spill
        db 0x2e
        vmovdqu ymm14, [rbp + 14944]                                  ;   823.2 agu1    42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 40928]                              ;   830.2 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                      ;   831.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                     ;   832.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm6, [rbp + 11040]                               ;   826.2 fp1+agu1   42 t
        db 0x2e
        vmovdqu [rbp + 11040], ymm12                                  ;   823.2 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm12, ymm9, ymm13                                      ;   832.2 fp2     42 t
        db 0x2e
        vmovdqu [rbp + 12608], ymm8                                   ;   824.2 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm8, ymm11, ymm14                                      ;   833.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12640], ymm15                                  ;   825.2 agu0+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm0                                       ;   830.3 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11072], ymm2                                   ;   826.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm2, ymm14, ymm12                                       ;   833.2 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm1                                   ;   827.2 agu2+fp5   21 t spill
        db 0x2e
        vpxor ymm1, ymm6, ymm13                                       ;   832.2 fp2     42 t
        db 0x2e
        vmovdqu [rbp + 12672], ymm3                                   ;   828.2 agu0+fp5   21 t spill
        db 0x2e
        vpxor ymm3, ymm0, ymm14                                       ;   833.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12704], ymm4                                   ;   829.2 agu1+fp5   21 t spill
        db 0x2e, 0x2e
        vpor ymm4, ymm13, ymm3                                        ;   834.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   835.2 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                       ;   834.2 fp2     42 t
        db 0x2e, 0x2e
        vpor ymm10, ymm10, ymm8                                       ;   834.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12736], ymm5                                   ;   830.2 agu2+fp5   21 t spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm8                                       ;   834.2 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 12768], ymm8                                   ;   834.2 agu0+fp5   42 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm3, [rbp + 10944]                               ;   834.2 fp1+agu1   42 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 10944], ymm14                                  ;   833.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm9                                       ;   831.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                     ;   835.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                      ;   835.2 fp0     42 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 11008]                             ;   836.2 fp1+agu0   42 t
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                       ;   836.2 fp2     42 t
        db 0x2e
        vmovdqu [rbp + 11008], ymm3                                   ;   834.2 agu1+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm5                                        ;   835.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   837.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm8                                        ;   835.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   838.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12800], ymm1                                   ;   834.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm3                                       ;   836.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                      ;   837.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm3                                        ;   836.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12832], ymm15                                  ;   835.2 agu0+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm1                                       ;   837.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                       ;   838.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm12                                      ;   835.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12864], ymm5                                   ;   836.2 agu1+fp5   42 t spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm15                                      ;   836.5 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                      ;   838.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   838.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 10976]                                   ;   836.2 agu0    40 t reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12896], ymm12                                  ;   837.2 agu2+fp5   42 t spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm6, ymm5                                        ;   843.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   844.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm2                                       ;   839.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                     ;   845.2 fp3     42 t
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm10                                      ;   846.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   847.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                      ;   846.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm10                                      ;   847.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                      ;   848.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                     ;   849.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm4                                       ;   848.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   849.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                        ;   850.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                      ;   851.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm12, ymm2                                        ;   850.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                      ;   851.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm2                                       ;   850.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                        ;   851.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                        ;   851.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                       ;   852.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                        ;   853.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                     ;   849.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                        ;   854.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                       ;   852.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                     ;   852.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                       ;   852.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                     ;   852.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                        ;   854.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, [rbp + 11008]                              ;   852.2 fp0+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                        ;   853.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm5, ymm10, [rbp + 10944]                              ;   853.2 fp2+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   854.2 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   853.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   852.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                       ;   854.2 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 12896]                             ;   853.2 fp3+agu1   42 t
        db 0x2e
        vpand ymm5, ymm14, [rbp + 12864]                              ;   853.2 fp0+agu0   42 t
        db 0x2e
        vpand ymm14, ymm14, [rbp + 12800]                             ;   853.2 fp1+agu1   42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 12768]                             ;   854.2 fp2+agu0   42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                      ;   855.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                      ;   856.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                     ;   854.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   855.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   854.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   855.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                        ;   854.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                        ;   856.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 10976]                               ;   854.7 fp3+agu1   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                       ;   857.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   858.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 12832]                               ;   855.5 fp2+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                      ;   855.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   857.2 fp0     42 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                      ;   857.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                      ;   858.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                        ;   859.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                       ;   857.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                        ;   859.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm14                                      ;   859.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                        ;   860.2 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 11968]                                   ;   856.2 agu1    41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 12480]                               ;   863.2 fp0+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256]       ;   857.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   864.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11712]                                   ;   857.3 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm6                                       ;   864.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                      ;   865.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 11648]                               ;   860.2 fp0+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                        ;   864.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                       ;   859.5 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11840]                                  ;   858.3 agu0    41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12224]                             ;   865.3 fp3+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 12192]                             ;   866.3 fp0+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                       ;   860.5 fp1     41 t
        db 0x2e
        vmovdqu ymm13, [rbp + 11584]                                  ;   860.2 agu1    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12736]                             ;   867.2 fp2+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm13                                       ;   868.2 fp3     41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm8                                        ;   861.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, [rbp + 11584]                               ;   865.2 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                        ;   869.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 8992]                                ;   862.5 fp3+agu0   41 t
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                        ;   864.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11584], ymm6                                   ;   869.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm15, [rbp + 11968]                              ;   867.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                      ;   867.3 fp2     41 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 9792]                                ;   862.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                        ;   864.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm8                                   ;   866.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 11840]                              ;   866.3 fp1+agu1   41 t
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                      ;   868.3 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                      ;   868.2 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11840], ymm6                                   ;   868.3 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 11904]                                   ;   865.2 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12416]                               ;   872.2 fp0+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12448]                               ;   873.2 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 11232]                               ;   874.2 fp2+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 11200]                               ;   875.2 fp3+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   876.2 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11200], ymm8                                   ;   867.3 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm8, [rbp + 11776]                                   ;   867.7 agu0    41 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 12160]                               ;   874.7 fp1+agu1   41 t
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                        ;   875.7 fp2     41 t
        db 0x2e
        vmovdqu [rbp + 12160], ymm13                                  ;   869.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 11520]                                  ;   868.7 agu0    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12704]                             ;   875.7 fp3+agu1   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12672]                             ;   876.7 fp0+agu0   41 t
        vmovdqu [rbp + 11232], ymm2                                   ;   870.2 agu2+fp5   41 t spill
        vpxor ymm2, ymm6, [rbp + 11520]                               ;   877.2 fp1+agu1   41 t
        vpxor ymm12, ymm12, ymm3                                      ;   868.7 fp2     41 t
        vpxor ymm3, ymm8, [rbp + 11904]                               ;   876.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                        ;   878.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                     ;   869.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 11424]                             ;   871.2 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11904], ymm2                                   ;   878.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm7, [rbp + 11776]                               ;   871.7 fp3+agu0   41 t
        db 0x2e
        vpxor ymm7, ymm7, ymm3                                        ;   877.7 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11776], ymm3                                   ;   877.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm13, [rbp + 11648]                              ;   877.7 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   878.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   877.7 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm2                                   ;   874.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 11616]                                   ;   874.3 agu0    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 12384]                               ;   881.3 fp0+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   882.3 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 12384], ymm3                                   ;   878.7 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 9824]                                    ;   875.7 agu0    41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12000]                               ;   882.7 fp2+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11872]                               ;   883.7 fp3+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12128]                               ;   884.7 fp0+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8352]                                ;   885.7 fp1+agu0   41 t
        vpxor ymm3, ymm3, ymm5                                        ;   886.7 fp2     41 t
        vmovdqu [rbp + 8352], ymm13                                   ;   878.7 agu2+fp5   41 t spill
        vmovdqu ymm13, [rbp + 11488]                                  ;   877.8 agu1    41 t
        vpxor ymm13, ymm13, [rbp + 11104]                             ;   884.8 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   885.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm6                                   ;   879.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm2, [rbp + 11488]                               ;   883.3 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                      ;   878.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 11616]                               ;   887.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   887.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 9088]                              ;   879.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                      ;   880.8 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11616], ymm6                                   ;   884.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm9, [rbp + 9824]                                ;   880.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                        ;   888.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm1                                    ;   888.7 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 8992]                               ;   886.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   887.8 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   886.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 8992], ymm6                                    ;   882.7 agu0+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 11328]                                   ;   882.8 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 11168]                               ;   889.8 fp0+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12352]                               ;   890.8 fp1+agu1   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12288]                               ;   891.8 fp2+agu0   41 t
        vmovdqu [rbp + 12352], ymm1                                   ;   887.8 agu2+fp5   41 t spill
        vmovdqu ymm1, [rbp + 8960]                                    ;   884.8 agu1    41 t
        vpxor ymm1, ymm1, [rbp + 12096]                               ;   891.8 fp3+agu0   41 t
        vpxor ymm1, ymm1, ymm5                                        ;   892.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 12096], ymm13                                  ;   887.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 8480]                                   ;   885.8 agu1    41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12640]                             ;   892.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 11072]                             ;   893.8 fp2+agu1   41 t
        vpxor ymm13, ymm13, [rbp + 12608]                             ;   894.8 fp3+agu0   41 t
        vpxor ymm13, ymm13, [rbp + 11040]                             ;   895.8 fp0+agu1   41 t
        vpxor ymm13, ymm13, ymm5                                      ;   896.8 fp1     41 t
        vmovdqu [rbp + 11040], ymm2                                   ;   888.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm6, [rbp + 8480]                                ;   892.8 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 8480], ymm3                                    ;   888.8 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 11328]                               ;   893.8 fp3+agu0   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   893.8 fp0     41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                        ;   888.8 fp1     41 t
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 11392]                               ;   889.8 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 11328], ymm2                                   ;   893.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm0, [rbp + 8960]                                ;   890.7 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                        ;   894.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 8960], ymm3                                    ;   894.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, [rbp + 9792]                               ;   897.8 fp1+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   898.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   897.8 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm2                                    ;   892.0 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 11296]                                   ;   892.2 agu0    41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                        ;   899.2 fp0     41 t
        vpxor ymm2, ymm2, [rbp + 12288]                               ;   900.2 fp1+agu1   41 t
        vpxor ymm2, ymm2, [rbp + 12256]                               ;   901.2 fp2+agu0   41 t
        vmovdqu [rbp + 12288], ymm3                                   ;   898.8 agu2+fp5   41 t spill
        vmovdqu ymm3, [rbp + 11360]                                   ;   893.8 agu1    41 t
        vpxor ymm3, ymm3, [rbp + 12032]                               ;   900.8 fp3+agu0   41 t
        vpxor ymm3, ymm3, [rbp + 11744]                               ;   901.8 fp0+agu1   41 t
        vpxor ymm3, ymm3, [rbp + 9728]                                ;   902.8 fp1+agu0   41 t
        vmovdqu [rbp + 11744], ymm13                                  ;   898.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 9888]                                   ;   895.8 agu1    41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   902.8 fp2     41 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12544]                             ;   903.8 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12544], ymm6                                   ;   899.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm2, [rbp + 9888]                                ;   902.2 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 9888], ymm1                                    ;   896.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 11296]                               ;   903.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   903.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 11680]                             ;   898.0 fp3+agu1   41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11296], ymm6                                   ;   903.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm12, [rbp + 11360]                              ;   898.8 fp0+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                      ;   904.8 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 11360], ymm1                                   ;   904.8 agu1+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 11424]                              ;   904.8 fp2+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   905.8 fp3     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   904.8 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11424], ymm6                                   ;   900.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 10496]                                   ;   900.3 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                        ;   907.3 fp1     41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   908.3 fp2+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12032], ymm1                                   ;   905.8 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9472]                                    ;   901.8 agu1    41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                        ;   908.8 fp3     41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9728]                                ;   909.8 fp0+agu0   41 t
        vpxor ymm1, ymm1, [rbp + 12224]                               ;   910.8 fp1+agu1   41 t
        vmovdqu [rbp + 12224], ymm13                                  ;   905.8 agu2+fp5   41 t spill
        vmovdqu ymm13, [rbp + 9856]                                   ;   903.2 agu0    41 t
        vpxor ymm13, ymm13, [rbp + 12512]                             ;   910.2 fp2+agu1   41 t
        vpxor ymm13, ymm13, [rbp + 11136]                             ;   911.2 fp3+agu0   41 t
        vpxor ymm13, ymm13, [rbp + 12576]                             ;   912.2 fp0+agu1   41 t
        vmovdqu [rbp + 11136], ymm2                                   ;   906.8 agu2+fp5   41 t spill
        vpxor ymm2, ymm6, [rbp + 9856]                                ;   909.3 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 9856], ymm3                                    ;   905.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 10496]                               ;   911.8 fp2+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                        ;   911.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 10496], ymm2                                   ;   910.3 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm2, ymm10, [rbp + 9472]                               ;   906.8 fp0+agu1   41 t
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                      ;   912.8 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 9472], ymm3                                    ;   912.8 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm3, ymm13, [rbp + 9088]                               ;   913.2 fp2+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                        ;   914.2 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                      ;   913.2 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 9088], ymm2                                    ;   908.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 11264]                                   ;   908.5 agu1    41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 12320]                               ;   915.5 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12320], ymm3                                   ;   914.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm3, [rbp + 10528]                                   ;   909.5 agu1    41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                        ;   916.5 fp2     41 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 12192]                               ;   917.5 fp3+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 12192], ymm13                                  ;   914.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm13, [rbp + 11456]                                  ;   910.5 agu1    41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                      ;   917.5 fp0     41 t
        vpxor ymm13, ymm13, [rbp + 12576]                             ;   918.5 fp1+agu0   41 t
        vpxor ymm13, ymm13, [rbp + 12704]                             ;   919.5 fp2+agu1   41 t
        vpxor ymm5, ymm5, [rbp + 11552]                               ;   911.8 fp3+agu0   41 t
        vpxor ymm5, ymm5, [rbp + 12672]                               ;   912.8 fp0+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 12672], ymm6                                   ;   915.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm2, [rbp + 11456]                               ;   916.5 fp1+agu0   41 t
        db 0x2e
        vmovdqu [rbp + 11456], ymm1                                   ;   913.2 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 11264]                               ;   918.5 fp2+agu1   41 t
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                        ;   918.5 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11264], ymm6                                   ;   917.5 agu0+fp5   41 t spill
        db 0x2e
        vpxor ymm6, ymm4, [rbp + 10528]                               ;   914.5 fp0+agu1   41 t
        db 0x2e
        vpxor ymm4, ymm4, ymm1                                        ;   919.5 fp1     41 t
        db 0x2e
        vmovdqu [rbp + 10528], ymm1                                   ;   919.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 11392]                              ;   920.5 fp2+agu0   41 t
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                        ;   921.5 fp3     41 t
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                      ;   920.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11392], ymm6                                   ;   916.2 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm6, [rbp + 11936]                                   ;   915.5 agu1    41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 12256]                               ;   922.5 fp1+agu0   41 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10400]                               ;   923.5 fp2+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 10400], ymm1                                   ;   921.5 agu2+fp5   41 t spill
        db 0x2e
        vmovdqu ymm1, [rbp + 11808]                                   ;   916.8 agu0    41 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 12064]                               ;   923.8 fp3+agu1   41 t
        db 0x2e
        vmovdqu [rbp + 12064], ymm13                                  ;   921.5 agu2+fp5   41 t spill
        vpxor ymm13, ymm6, [rbp + 11552]                              ;   924.5 fp0+agu0   41 t
        vmovdqu [rbp + 11552], ymm2                                   ;   922.5 agu1+fp5   41 t spill
        vpxor ymm2, ymm5, [rbp + 11680]                               ;   918.8 fp1+agu0   41 t
        vpxor ymm6, ymm6, ymm2                                        ;   924.5 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm2                                   ;   920.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, [rbp + 11936]                               ;   924.8 fp3+agu1   41 t
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                       ;   925.5 fp0     41 t
        db 0x2e
        vmovdqu [rbp + 11936], ymm13                                  ;   925.5 agu2+fp5   41 t spill
        db 0x2e
        vpxor ymm13, ymm14, [rbp + 11808]                             ;   919.8 fp1+agu0   41 t
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                      ;   925.8 fp2     41 t
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                       ;   920.8 fp3     41 t
        db 0x2e
        vmovdqu [rbp + 11808], ymm2                                   ;   925.8 agu1+fp5   41 t spill
        vpxor ymm2, ymm11, [rbp + 9344]                               ;   920.8 fp0+agu0   62 t
        vmovdqu [rbp + 9344], ymm2                                    ;   923.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm7, [rbp + 8288]                                ;   921.5 fp1+agu1   62 t
        vmovdqu [rbp + 8288], ymm2                                    ;   924.2 agu0+fp5   62 t spill
        vpxor ymm2, ymm9, [rbp + 9216]                                ;   922.5 fp2+agu1   62 t
        vmovdqu [rbp + 9216], ymm2                                    ;   925.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm0, [rbp + 8064]                                ;   922.8 fp3+agu0   62 t
        vmovdqu [rbp + 8064], ymm2                                    ;   926.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm12, [rbp + 8096]                               ;   923.5 fp0+agu1   62 t
        vmovdqu [rbp + 8096], ymm2                                    ;   927.2 agu0+fp5   62 t spill
        vpxor ymm2, ymm10, [rbp + 8128]                               ;   924.5 fp1+agu1   62 t
        vmovdqu [rbp + 8128], ymm2                                    ;   928.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm4, [rbp + 9280]                                ;   924.8 fp2+agu0   62 t
        vmovdqu [rbp + 9280], ymm2                                    ;   929.2 agu2+fp5   62 t spill
        vpxor ymm2, ymm14, [rbp + 9312]                               ;   926.8 fp3+agu1   62 t
        vmovdqu [rbp + 9312], ymm2                                    ;   930.2 agu0+fp5   62 t spill
        vpxor ymm2, ymm15, [rbp + 8160]                               ;   926.5 fp0+agu1   62 t
        vpxor ymm15, ymm15, [rbp + 16000]                             ;   926.8 fp1+agu0   62 t
        vpxor ymm15, ymm15, [rbp + 11584]                             ;   927.8 fp2+agu1   62 t
        vmovdqu [rbp + 16000], ymm15                                  ;   931.2 agu2+fp5   62 t spill
        vpxor ymm15, ymm8, [rbp + 9376]                               ;   927.8 fp3+agu0   62 t
        vpxor ymm8, ymm8, [rbp + 16032]                               ;   928.5 fp0+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 12384]                               ;   929.5 fp1+agu0   62 t
        vmovdqu [rbp + 16032], ymm8                                   ;   932.2 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 8480]                                    ;   929.5 agu1    62 t
        vpxor ymm8, ymm8, [rbp + 8192]                                ;   936.5 fp2+agu0   62 t
        vmovdqu [rbp + 8192], ymm8                                    ;   937.5 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 9888]                                    ;   930.5 agu1    62 t
        vpxor ymm8, ymm8, [rbp + 8224]                                ;   937.5 fp3+agu0   62 t
        vmovdqu [rbp + 8224], ymm8                                    ;   938.5 agu2+fp5   62 t spill
        vmovdqu ymm8, [rbp + 9856]                                    ;   931.5 agu1    62 t
        vpxor ymm8, ymm8, [rbp + 8256]                                ;   938.5 fp0+agu0   62 t
        db 0x2e
        vmovdqu [rbp + 8256], ymm8                                    ;   939.5 agu2+fp5   62 t spill
        db 0x2e
        vpxor ymm8, ymm3, [rbp + 15424]                               ;   932.5 fp1+agu1   62 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 16192]                               ;   932.8 fp2+agu0   62 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 10400]                               ;   933.8 fp3+agu1   62 t
        vmovdqu [rbp + 16192], ymm3                                   ;   936.2 agu2+fp5   62 t spill
        vmovdqu ymm3, [rbp + 11456]                                   ;   933.8 agu0    62 t
        vpxor ymm3, ymm3, [rbp + 9248]                                ;   940.8 fp0+agu1   62 t
        vpxor ymm13, ymm13, ymm6                                      ;   930.5 fp1     62 t
        vpxor ymm6, ymm6, [rbp + 15712]                               ;   934.8 fp2+agu0   62 t
        vmovdqu [rbp + 15712], ymm6                                   ;   937.2 agu2+fp5   62 t spill
        vpxor ymm6, ymm1, [rbp + 15456]                               ;   935.5 fp3+agu1   62 t
        vpxor ymm1, ymm1, [rbp + 16224]                               ;   935.8 fp0+agu0   62 t
        vpxor ymm1, ymm1, [rbp + 11680]                               ;   936.8 fp1+agu1   62 t
        vpxor ymm13, ymm13, [rbp + 16480]                             ;   936.8 fp2+agu0   62 t
        vmovdqu [rbp + 16480], ymm13                                  ;   938.2 agu2+fp5   62 t spill
        vmovdqu ymm13, [rbp + 11232]                                  ;   937.5 agu1    62 t
        vpxor ymm13, ymm13, [rbp + 15488]                             ;   944.5 fp3+agu0   62 t
        vmovdqu [rbp + 16224], ymm1                                   ;   939.2 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11104]                                   ;   938.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 15520]                               ;   945.5 fp0+agu0   62 t
        vmovdqu [rbp + 15520], ymm1                                   ;   946.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11040]                                   ;   939.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 15552]                               ;   946.5 fp1+agu0   62 t
        vmovdqu [rbp + 15552], ymm1                                   ;   947.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 12544]                                   ;   940.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 15584]                               ;   947.5 fp2+agu0   62 t
        vmovdqu [rbp + 15584], ymm1                                   ;   948.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11136]                                   ;   941.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 15616]                               ;   948.5 fp3+agu0   62 t
        vmovdqu [rbp + 15616], ymm1                                   ;   949.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 12672]                                   ;   942.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 15648]                               ;   949.5 fp0+agu0   62 t
        vmovdqu [rbp + 15648], ymm1                                   ;   950.5 agu2+fp5   62 t spill
        vmovdqu ymm1, [rbp + 11552]                                   ;   943.5 agu1    62 t
        vpxor ymm1, ymm1, [rbp + 15680]                               ;   950.5 fp1+agu0   62 t
        vpxor ymm11, ymm11, [rbp + 16768]                             ;   944.5 fp2+agu1   62 t
        vpxor ymm11, ymm11, [rbp + 11968]                             ;   945.5 fp3+agu0   62 t
        vpxor ymm7, ymm7, [rbp + 16800]                               ;   945.5 fp0+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 11904]                               ;   946.5 fp1+agu0   62 t
        vmovdqu [rbp + 16800], ymm7                                   ;   947.5 agu2+fp5   62 t spill
        vmovdqu ymm7, [rbp + 12160]                                   ;   946.5 agu1    62 t
        vpxor ymm7, ymm7, [rbp + 15744]                               ;   953.5 fp2+agu0   62 t
        vpxor ymm9, ymm9, [rbp + 16832]                               ;   947.5 fp3+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 11616]                               ;   948.5 fp0+agu0   62 t
        vmovdqu [rbp + 16832], ymm9                                   ;   949.5 agu2+fp5   62 t spill
        vmovdqu ymm9, [rbp + 8352]                                    ;   948.5 agu1    62 t
        vpxor ymm9, ymm9, [rbp + 15776]                               ;   955.5 fp1+agu0   62 t
        vpxor ymm0, ymm0, [rbp + 16864]                               ;   949.5 fp2+agu1   62 t
        vpxor ymm0, ymm0, [rbp + 11328]                               ;   950.5 fp3+agu0   62 t
        vmovdqu [rbp + 16864], ymm0                                   ;   951.5 agu2+fp5   62 t spill
        vmovdqu ymm0, [rbp + 12096]                                   ;   950.5 agu1    62 t
        vpxor ymm0, ymm0, [rbp + 15808]                               ;   957.5 fp0+agu0   62 t
        vpxor ymm12, ymm12, [rbp + 16896]                             ;   951.5 fp1+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 11296]                             ;   952.5 fp2+agu0   62 t
        vmovdqu [rbp + 16896], ymm12                                  ;   953.5 agu2+fp5   62 t spill
        vmovdqu ymm12, [rbp + 11744]                                  ;   952.5 agu1    62 t
        vpxor ymm12, ymm12, [rbp + 15840]                             ;   959.5 fp3+agu0   62 t
        vpxor ymm10, ymm10, [rbp + 16928]                             ;   953.5 fp0+agu1   62 t
        vpxor ymm10, ymm10, [rbp + 10496]                             ;   954.5 fp1+agu0   62 t
        vmovdqu [rbp + 16928], ymm10                                  ;   955.5 agu2+fp5   62 t spill
        vmovdqu ymm10, [rbp + 12224]                                  ;   954.5 agu1    62 t
        vpxor ymm10, ymm10, [rbp + 15872]                             ;   961.5 fp2+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 16960]                               ;   955.5 fp3+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 11264]                               ;   956.5 fp0+agu0   62 t
        vmovdqu [rbp + 16960], ymm4                                   ;   957.5 agu2+fp5   62 t spill
        vmovdqu ymm4, [rbp + 12192]                                   ;   956.5 agu1    62 t
        vpxor ymm4, ymm4, [rbp + 15904]                               ;   963.5 fp1+agu0   62 t
        vmovdqu [rbp + 16768], ymm11                                  ;   952.7 agu2+fp5   62 t spill
        vpxor ymm11, ymm5, [rbp + 15968]                              ;   957.5 fp2+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 16736]                               ;   957.8 fp3+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 11808]                               ;   958.8 fp0+agu1   62 t
        vpxor ymm14, ymm14, [rbp + 16992]                             ;   958.8 fp1+agu0   62 t
        vpxor ymm14, ymm14, [rbp + 11936]                             ;   959.8 fp2+agu1   62 t
        vmovdqu [rbp + 16992], ymm14                                  ;   960.8 agu2+fp5   62 t spill
        vmovdqu ymm14, [rbp + 12064]                                  ;   959.8 agu0    62 t
        vpxor ymm14, ymm14, [rbp + 15936]                             ;   966.8 fp3+agu1   62 t
        vmovdqu [rbp + 16736], ymm5                                   ;   959.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12352]                                   ;   960.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16064]                               ;   967.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 8480]                                ;   968.8 fp1+agu0   62 t
        vmovdqu [rbp + 16064], ymm5                                   ;   969.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12288]                                   ;   962.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16096]                               ;   969.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 9888]                                ;   970.5 fp3+agu1   62 t
        vmovdqu [rbp + 16096], ymm5                                   ;   971.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12032]                                   ;   963.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16128]                               ;   970.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 9856]                                ;   971.8 fp1+agu0   62 t
        vmovdqu [rbp + 16128], ymm5                                   ;   972.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 12320]                                   ;   965.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16160]                               ;   972.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 11456]                               ;   973.5 fp3+agu1   62 t
        vmovdqu [rbp + 16160], ymm5                                   ;   974.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11200]                                   ;   966.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16256]                               ;   973.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11232]                               ;   974.8 fp1+agu0   62 t
        vmovdqu [rbp + 16256], ymm5                                   ;   975.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11648]                                   ;   968.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16288]                               ;   975.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 11104]                               ;   976.5 fp3+agu1   62 t
        vmovdqu [rbp + 16288], ymm5                                   ;   977.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 8992]                                    ;   969.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16320]                               ;   976.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11040]                               ;   977.8 fp1+agu0   62 t
        vmovdqu [rbp + 16320], ymm5                                   ;   978.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9792]                                    ;   971.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16352]                               ;   978.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12544]                               ;   979.5 fp3+agu1   62 t
        vmovdqu [rbp + 16352], ymm5                                   ;   980.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11424]                                   ;   972.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16384]                               ;   979.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11136]                               ;   980.8 fp1+agu0   62 t
        vmovdqu [rbp + 16384], ymm5                                   ;   981.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9088]                                    ;   974.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16416]                               ;   981.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12672]                               ;   982.5 fp3+agu1   62 t
        vmovdqu [rbp + 16416], ymm5                                   ;   983.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11392]                                   ;   975.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16448]                               ;   982.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11552]                               ;   983.8 fp1+agu0   62 t
        vmovdqu [rbp + 16448], ymm5                                   ;   984.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11840]                                   ;   977.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16512]                               ;   984.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12160]                               ;   985.5 fp3+agu1   62 t
        vmovdqu [rbp + 16512], ymm5                                   ;   986.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11776]                                   ;   978.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16544]                               ;   985.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 8352]                                ;   986.8 fp1+agu0   62 t
        vmovdqu [rbp + 16544], ymm5                                   ;   987.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9824]                                    ;   980.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16576]                               ;   987.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12096]                               ;   988.5 fp3+agu1   62 t
        vmovdqu [rbp + 16576], ymm5                                   ;   989.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 8960]                                    ;   981.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16608]                               ;   988.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 11744]                               ;   989.8 fp1+agu0   62 t
        vmovdqu [rbp + 16608], ymm5                                   ;   990.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 11360]                                   ;   983.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16640]                               ;   990.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12224]                               ;   991.5 fp3+agu1   62 t
        vmovdqu [rbp + 16640], ymm5                                   ;   992.5 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 9472]                                    ;   984.8 agu0    62 t
        vpxor ymm5, ymm5, [rbp + 16672]                               ;   991.8 fp0+agu1   62 t
        vpxor ymm5, ymm5, [rbp + 12192]                               ;   992.8 fp1+agu0   62 t
        vmovdqu [rbp + 16672], ymm5                                   ;   993.8 agu2+fp5   62 t spill
        vmovdqu ymm5, [rbp + 10528]                                   ;   986.5 agu1    62 t
        vpxor ymm5, ymm5, [rbp + 16704]                               ;   993.5 fp2+agu0   62 t
        vpxor ymm5, ymm5, [rbp + 12064]                               ;   994.5 fp3+agu1   62 t
        vmovdqu [rbp + 16704], ymm5                                   ;   995.5 agu2+fp5   62 t spill
        vmovdqu [rbp + 15424], ymm8                                   ;   987.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 15456], ymm6                                   ;   988.8 agu2+fp5   60 rounds
        vmovdqu [rbp + 15488], ymm13                                  ;   989.8 agu1+fp5   60 rounds
        vmovdqu [rbp + 15680], ymm1                                   ;   990.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 15744], ymm7                                   ;   991.8 agu2+fp5   60 rounds
        vmovdqu [rbp + 15776], ymm9                                   ;   992.8 agu1+fp5   60 rounds
        vmovdqu [rbp + 15808], ymm0                                   ;   993.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 15840], ymm12                                  ;   994.8 agu2+fp5   60 rounds
        vmovdqu [rbp + 15872], ymm10                                  ;   995.8 agu1+fp5   60 rounds
        vmovdqu [rbp + 15904], ymm4                                   ;   996.8 agu0+fp5   60 rounds
        vmovdqu [rbp + 15936], ymm14                                  ;   997.8 agu2+fp5   60 rounds
        db 0x2e
        vmovdqu [rbp + 15968], ymm11                                  ;   998.8 agu1+fp5   60 rounds
        add r8, 0x1000                                                ;   991.5 alu0    60 rounds
        vmovdqu ymm0, [rbp + 9344]                                    ;   991.8 agu0    62 t reload
        vmovdqu ymm1, [rbp + 8288]                                    ;   992.5 agu1    62 t reload
        vmovdqu ymm14, [rbp + 9216]                                   ;   992.8 agu0    62 t reload
        vmovdqu ymm4, [rbp + 8064]                                    ;   993.5 agu1    62 t reload
        vmovdqu ymm5, [rbp + 8096]                                    ;   993.8 agu0    62 t reload
        vmovdqu ymm6, [rbp + 8128]                                    ;   994.5 agu1    62 t reload
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 9280]                                    ;   994.8 agu0    62 t reload
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 9312]                                    ;   995.5 agu1    62 t reload
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 8192]                                   ;   995.8 agu0    62 t reload
        db 0x2e
        vmovdqu ymm11, [rbp + 8224]                                   ;   996.5 agu1    62 t reload
        db 0x2e
        vmovdqu ymm12, [rbp + 8256]                                   ;   996.8 agu0    62 t reload
        db 0x2e
        vmovdqa ymm9, ymm15                                           ;   993.8         62 t copy
        db 0x2e
        vmovdqa ymm13, ymm3                                           ;   994.0         62 t copy
        db 0x2e
        vmovdqa ymm3, ymm4                                            ;  1000.5         62 t copy
        vmovdqa ymm4, ymm5                                            ;  1000.8         62 t copy
        vmovdqa ymm5, ymm6                                            ;  1001.5         62 t copy
        vmovdqa ymm6, ymm7                                            ;  1001.8         62 t copy
        vmovdqa ymm7, ymm8                                            ;  1002.5         62 t copy
        vmovdqa ymm8, ymm2                                            ;   995.0         62 t copy
        vmovdqa ymm2, ymm14                                           ;   999.8         62 t copy
        cmp r8, qword [rbp + 17088]                                   ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 17080], r8                                   ;                    resident
        vmovdqu [rbp + 14976], ymm0                                   ;                    resident
        vmovdqu [rbp + 15008], ymm1                                   ;                    resident
        vmovdqu [rbp + 15040], ymm2                                   ;                    resident
        vmovdqu [rbp + 15072], ymm3                                   ;                    resident
        vmovdqu [rbp + 15104], ymm4                                   ;                    resident
        vmovdqu [rbp + 15136], ymm5                                   ;                    resident
        vmovdqu [rbp + 15168], ymm6                                   ;                    resident
        vmovdqu [rbp + 15200], ymm7                                   ;                    resident
        vmovdqu [rbp + 15232], ymm8                                   ;                    resident
        vmovdqu [rbp + 15264], ymm9                                   ;                    resident
        vmovdqu [rbp + 15296], ymm10                                  ;                    resident
        vmovdqu [rbp + 15328], ymm11                                  ;                    resident
        vmovdqu [rbp + 15360], ymm12                                  ;                    resident
        vmovdqu [rbp + 15392], ymm13                                  ;                    resident
        mov r8, qword [rbp + 17040]                                   ;     0.0 agu0    74 dst.0 reload
        vmovdqu ymm0, [r8 + 49152]                                    ;     4.0 agu1    74 dst
        vpxor ymm0, ymm0, [rbp + 12928]                               ;    11.0 fp0+agu0   74 dst
        mov r9, qword [rbp + 17096]                                   ;     0.5 agu2    74 dst reload
        vmovdqu [r9], ymm0                                            ;    12.0 agu1+fp5   74 dst
        vmovdqu ymm0, [r8 + 49184]                                    ;     4.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 12960]                               ;    11.0 fp1+agu1   74 dst
        vmovdqu [r9 + 32], ymm0                                       ;    12.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49216]                                    ;     4.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 12992]                               ;    11.0 fp2+agu1   74 dst
        vmovdqu [r9 + 64], ymm0                                       ;    12.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49248]                                    ;     4.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13024]                               ;    11.0 fp3+agu1   74 dst
        vmovdqu [r9 + 96], ymm0                                       ;    12.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49280]                                    ;     5.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13056]                               ;    12.0 fp0+agu1   74 dst
        vmovdqu [r9 + 128], ymm0                                      ;    13.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49312]                                    ;     6.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13088]                               ;    13.0 fp1+agu1   74 dst
        vmovdqu [r9 + 160], ymm0                                      ;    14.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49344]                                    ;     7.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13120]                               ;    14.0 fp2+agu1   74 dst
        vmovdqu [r9 + 192], ymm0                                      ;    15.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49376]                                    ;     8.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13152]                               ;    15.0 fp3+agu1   74 dst
        vmovdqu [r9 + 224], ymm0                                      ;    16.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49408]                                    ;    11.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13184]                               ;    18.0 fp0+agu1   74 dst
        vmovdqu [r9 + 256], ymm0                                      ;    19.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49440]                                    ;    12.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13216]                               ;    19.0 fp1+agu1   74 dst
        vmovdqu [r9 + 288], ymm0                                      ;    20.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49472]                                    ;    13.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13248]                               ;    20.0 fp2+agu1   74 dst
        vmovdqu [r9 + 320], ymm0                                      ;    21.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49504]                                    ;    14.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13280]                               ;    21.0 fp3+agu1   74 dst
        vmovdqu [r9 + 352], ymm0                                      ;    22.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49536]                                    ;    15.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13312]                               ;    22.0 fp0+agu1   74 dst
        vmovdqu [r9 + 384], ymm0                                      ;    23.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49568]                                    ;    16.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13344]                               ;    23.0 fp1+agu1   74 dst
        vmovdqu [r9 + 416], ymm0                                      ;    24.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49600]                                    ;    17.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13376]                               ;    24.0 fp2+agu1   74 dst
        vmovdqu [r9 + 448], ymm0                                      ;    25.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49632]                                    ;    18.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13408]                               ;    25.0 fp3+agu1   74 dst
        vmovdqu [r9 + 480], ymm0                                      ;    26.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49664]                                    ;    19.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13440]                               ;    26.0 fp0+agu1   74 dst
        vmovdqu [r9 + 512], ymm0                                      ;    27.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49696]                                    ;    20.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13472]                               ;    27.0 fp1+agu1   74 dst
        vmovdqu [r9 + 544], ymm0                                      ;    28.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49728]                                    ;    21.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13504]                               ;    28.0 fp2+agu1   74 dst
        vmovdqu [r9 + 576], ymm0                                      ;    29.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49760]                                    ;    22.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13536]                               ;    29.0 fp3+agu1   74 dst
        vmovdqu [r9 + 608], ymm0                                      ;    30.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49792]                                    ;    23.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13568]                               ;    30.0 fp0+agu1   74 dst
        vmovdqu [r9 + 640], ymm0                                      ;    31.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49824]                                    ;    24.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13600]                               ;    31.0 fp1+agu1   74 dst
        vmovdqu [r9 + 672], ymm0                                      ;    32.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49856]                                    ;    25.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13632]                               ;    32.0 fp2+agu1   74 dst
        vmovdqu [r9 + 704], ymm0                                      ;    33.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49888]                                    ;    26.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13664]                               ;    33.0 fp3+agu1   74 dst
        vmovdqu [r9 + 736], ymm0                                      ;    34.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49920]                                    ;    27.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13696]                               ;    34.0 fp0+agu1   74 dst
        vmovdqu [r9 + 768], ymm0                                      ;    35.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49952]                                    ;    28.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13728]                               ;    35.0 fp1+agu1   74 dst
        vmovdqu [r9 + 800], ymm0                                      ;    36.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 49984]                                    ;    29.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13760]                               ;    36.0 fp2+agu1   74 dst
        vmovdqu [r9 + 832], ymm0                                      ;    37.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50016]                                    ;    30.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13792]                               ;    37.0 fp3+agu1   74 dst
        vmovdqu [r9 + 864], ymm0                                      ;    38.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50048]                                    ;    31.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13824]                               ;    38.0 fp0+agu1   74 dst
        vmovdqu [r9 + 896], ymm0                                      ;    39.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50080]                                    ;    32.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13856]                               ;    39.0 fp1+agu1   74 dst
        vmovdqu [r9 + 928], ymm0                                      ;    40.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50112]                                    ;    33.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13888]                               ;    40.0 fp2+agu1   74 dst
        vmovdqu [r9 + 960], ymm0                                      ;    41.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50144]                                    ;    34.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13920]                               ;    41.0 fp3+agu1   74 dst
        vmovdqu [r9 + 992], ymm0                                      ;    42.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50176]                                    ;    35.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13952]                               ;    42.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1024], ymm0                                     ;    43.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50208]                                    ;    36.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 13984]                               ;    43.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1056], ymm0                                     ;    44.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50240]                                    ;    37.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14016]                               ;    44.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1088], ymm0                                     ;    45.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50272]                                    ;    38.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14048]                               ;    45.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1120], ymm0                                     ;    46.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50304]                                    ;    39.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14080]                               ;    46.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1152], ymm0                                     ;    47.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50336]                                    ;    40.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14112]                               ;    47.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1184], ymm0                                     ;    48.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50368]                                    ;    41.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14144]                               ;    48.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1216], ymm0                                     ;    49.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50400]                                    ;    42.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14176]                               ;    49.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1248], ymm0                                     ;    50.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50432]                                    ;    43.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14208]                               ;    50.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1280], ymm0                                     ;    51.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50464]                                    ;    44.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14240]                               ;    51.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1312], ymm0                                     ;    52.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50496]                                    ;    45.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14272]                               ;    52.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1344], ymm0                                     ;    53.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50528]                                    ;    46.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14304]                               ;    53.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1376], ymm0                                     ;    54.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50560]                                    ;    47.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14336]                               ;    54.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1408], ymm0                                     ;    55.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50592]                                    ;    48.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14368]                               ;    55.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1440], ymm0                                     ;    56.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50624]                                    ;    49.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14400]                               ;    56.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1472], ymm0                                     ;    57.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50656]                                    ;    50.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14432]                               ;    57.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1504], ymm0                                     ;    58.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50688]                                    ;    51.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14464]                               ;    58.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1536], ymm0                                     ;    59.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50720]                                    ;    52.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14496]                               ;    59.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1568], ymm0                                     ;    60.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50752]                                    ;    53.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14528]                               ;    60.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1600], ymm0                                     ;    61.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50784]                                    ;    54.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14560]                               ;    61.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1632], ymm0                                     ;    62.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50816]                                    ;    55.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14592]                               ;    62.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1664], ymm0                                     ;    63.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50848]                                    ;    56.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14624]                               ;    63.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1696], ymm0                                     ;    64.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50880]                                    ;    57.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14656]                               ;    64.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1728], ymm0                                     ;    65.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50912]                                    ;    58.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14688]                               ;    65.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1760], ymm0                                     ;    66.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50944]                                    ;    59.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14720]                               ;    66.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1792], ymm0                                     ;    67.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 50976]                                    ;    60.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14752]                               ;    67.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1824], ymm0                                     ;    68.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51008]                                    ;    61.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14784]                               ;    68.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1856], ymm0                                     ;    69.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51040]                                    ;    62.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14816]                               ;    69.0 fp3+agu1   74 dst
        vmovdqu [r9 + 1888], ymm0                                     ;    70.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51072]                                    ;    63.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14848]                               ;    70.0 fp0+agu1   74 dst
        vmovdqu [r9 + 1920], ymm0                                     ;    71.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51104]                                    ;    64.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14880]                               ;    71.0 fp1+agu1   74 dst
        vmovdqu [r9 + 1952], ymm0                                     ;    72.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51136]                                    ;    65.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14912]                               ;    72.0 fp2+agu1   74 dst
        vmovdqu [r9 + 1984], ymm0                                     ;    73.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51168]                                    ;    66.0 agu0    74 dst
        vpxor ymm0, ymm0, [rbp + 14944]                               ;    73.0 fp3+agu1   74 dst
        vmovdqu [r9 + 2016], ymm0                                     ;    74.0 agu2+fp5   74 dst
        vmovdqu ymm0, [r8 + 51200]                                    ;    67.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 14976]                               ;    74.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2048], ymm0                                     ;    75.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51232]                                    ;    68.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15008]                               ;    75.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2080], ymm0                                     ;    76.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51264]                                    ;    69.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15040]                               ;    76.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2112], ymm0                                     ;    77.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51296]                                    ;    70.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15072]                               ;    77.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2144], ymm0                                     ;    78.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51328]                                    ;    71.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15104]                               ;    78.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2176], ymm0                                     ;    79.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51360]                                    ;    72.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15136]                               ;    79.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2208], ymm0                                     ;    80.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51392]                                    ;    73.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15168]                               ;    80.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2240], ymm0                                     ;    81.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51424]                                    ;    74.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15200]                               ;    81.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2272], ymm0                                     ;    82.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51456]                                    ;    75.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15232]                               ;    82.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2304], ymm0                                     ;    83.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51488]                                    ;    76.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15264]                               ;    83.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2336], ymm0                                     ;    84.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51520]                                    ;    77.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15296]                               ;    84.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2368], ymm0                                     ;    85.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51552]                                    ;    78.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15328]                               ;    85.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2400], ymm0                                     ;    86.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51584]                                    ;    79.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15360]                               ;    86.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2432], ymm0                                     ;    87.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51616]                                    ;    80.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15392]                               ;    87.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2464], ymm0                                     ;    88.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51648]                                    ;    81.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15424]                               ;    88.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2496], ymm0                                     ;    89.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51680]                                    ;    82.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15456]                               ;    89.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2528], ymm0                                     ;    90.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51712]                                    ;    83.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15488]                               ;    90.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2560], ymm0                                     ;    91.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51744]                                    ;    84.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15520]                               ;    91.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2592], ymm0                                     ;    92.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51776]                                    ;    85.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15552]                               ;    92.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2624], ymm0                                     ;    93.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51808]                                    ;    86.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15584]                               ;    93.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2656], ymm0                                     ;    94.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51840]                                    ;    87.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15616]                               ;    94.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2688], ymm0                                     ;    95.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51872]                                    ;    88.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15648]                               ;    95.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2720], ymm0                                     ;    96.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51904]                                    ;    89.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15680]                               ;    96.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2752], ymm0                                     ;    97.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51936]                                    ;    90.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15712]                               ;    97.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2784], ymm0                                     ;    98.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 51968]                                    ;    91.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15744]                               ;    98.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2816], ymm0                                     ;    99.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52000]                                    ;    92.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15776]                               ;    99.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2848], ymm0                                     ;   100.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52032]                                    ;    93.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15808]                               ;   100.0 fp2+agu1   75 dst
        vmovdqu [r9 + 2880], ymm0                                     ;   101.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52064]                                    ;    94.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15840]                               ;   101.0 fp3+agu1   75 dst
        vmovdqu [r9 + 2912], ymm0                                     ;   102.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52096]                                    ;    95.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15872]                               ;   102.0 fp0+agu1   75 dst
        vmovdqu [r9 + 2944], ymm0                                     ;   103.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52128]                                    ;    96.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15904]                               ;   103.0 fp1+agu1   75 dst
        vmovdqu [r9 + 2976], ymm0                                     ;   104.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52160]                                    ;    97.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15936]                               ;   104.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3008], ymm0                                     ;   105.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52192]                                    ;    98.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 15968]                               ;   105.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3040], ymm0                                     ;   106.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52224]                                    ;    99.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16000]                               ;   106.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3072], ymm0                                     ;   107.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52256]                                    ;   100.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16032]                               ;   107.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3104], ymm0                                     ;   108.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52288]                                    ;   101.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16064]                               ;   108.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3136], ymm0                                     ;   109.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52320]                                    ;   102.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16096]                               ;   109.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3168], ymm0                                     ;   110.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52352]                                    ;   103.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16128]                               ;   110.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3200], ymm0                                     ;   111.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52384]                                    ;   104.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16160]                               ;   111.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3232], ymm0                                     ;   112.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52416]                                    ;   105.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16192]                               ;   112.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3264], ymm0                                     ;   113.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52448]                                    ;   106.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16224]                               ;   113.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3296], ymm0                                     ;   114.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52480]                                    ;   107.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16256]                               ;   114.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3328], ymm0                                     ;   115.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52512]                                    ;   108.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16288]                               ;   115.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3360], ymm0                                     ;   116.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52544]                                    ;   109.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16320]                               ;   116.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3392], ymm0                                     ;   117.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52576]                                    ;   110.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16352]                               ;   117.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3424], ymm0                                     ;   118.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52608]                                    ;   111.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16384]                               ;   118.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3456], ymm0                                     ;   119.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52640]                                    ;   112.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16416]                               ;   119.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3488], ymm0                                     ;   120.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52672]                                    ;   113.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16448]                               ;   120.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3520], ymm0                                     ;   121.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52704]                                    ;   114.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16480]                               ;   121.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3552], ymm0                                     ;   122.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52736]                                    ;   115.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16512]                               ;   122.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3584], ymm0                                     ;   123.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52768]                                    ;   116.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16544]                               ;   123.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3616], ymm0                                     ;   124.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52800]                                    ;   117.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16576]                               ;   124.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3648], ymm0                                     ;   125.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52832]                                    ;   118.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16608]                               ;   125.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3680], ymm0                                     ;   126.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52864]                                    ;   119.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16640]                               ;   126.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3712], ymm0                                     ;   127.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52896]                                    ;   120.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16672]                               ;   127.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3744], ymm0                                     ;   128.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52928]                                    ;   121.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16704]                               ;   128.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3776], ymm0                                     ;   129.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52960]                                    ;   122.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16736]                               ;   129.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3808], ymm0                                     ;   130.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 52992]                                    ;   123.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16768]                               ;   130.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3840], ymm0                                     ;   131.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53024]                                    ;   124.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16800]                               ;   131.0 fp1+agu1   75 dst
        vmovdqu [r9 + 3872], ymm0                                     ;   132.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53056]                                    ;   125.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16832]                               ;   132.0 fp2+agu1   75 dst
        vmovdqu [r9 + 3904], ymm0                                     ;   133.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53088]                                    ;   126.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16864]                               ;   133.0 fp3+agu1   75 dst
        vmovdqu [r9 + 3936], ymm0                                     ;   134.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53120]                                    ;   127.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16896]                               ;   134.0 fp0+agu1   75 dst
        vmovdqu [r9 + 3968], ymm0                                     ;   135.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53152]                                    ;   128.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16928]                               ;   135.0 fp1+agu1   75 dst
        vmovdqu [r9 + 4000], ymm0                                     ;   136.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53184]                                    ;   129.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16960]                               ;   136.0 fp2+agu1   75 dst
        vmovdqu [r9 + 4032], ymm0                                     ;   137.0 agu2+fp5   75 dst
        vmovdqu ymm0, [r8 + 53216]                                    ;   130.0 agu0    75 dst
        vpxor ymm0, ymm0, [rbp + 16992]                               ;   137.0 fp3+agu1   75 dst
        vmovdqu [r9 + 4064], ymm0                                     ;   138.0 agu2+fp5   75 dst
        add r9, 0x1000                                                ;   130.3 alu0   152 blocks
        mov qword [rbp + 17096], r9                                   ;   131.3 agu0+st0  152 blocks
        mov r8, qword [rbp + 17024]                                   ;   131.2 agu1   152 blocks
        add r8, 0x1000                                                ;   135.2 alu1   152 blocks
        mov qword [rbp + 17024], r8                                   ;   136.2 agu2+st1  152 blocks
        cmp r8, qword [rbp + 17032]                                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 17104]                                  ;                    frame
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
