; sm4_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 bdec3610e0100315); do not edit:
;   ./cw build sm4_encrypt --cpu core2-64 --variant bitsliced
;
; void sm4_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 16384 bytes (1024 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 261 uops, planned 133.8; bounds: width 65.2, ports 130.0, path 3.0
;   blocks/rounds: 4220 uops, planned 1585.5; bounds: width 1055.0, ports 1263.0, path 115.0
;   blocks.2: 262 uops, planned 133.0; bounds: width 65.5, ports 130.0, path 1.0
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
%fatal "sm4_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sm4_encrypt
$_sm4_encrypt:
%else
        global $sm4_encrypt
%endif
$sm4_encrypt:
        push rbx                                        ;                    preserved
        push rbp                                        ;                    preserved
        push r13                                        ;                    preserved
        push r14                                        ;                    preserved
        push r15                                        ;                    preserved
        sub rsp, 0x1150                                 ;                    frame
        lea rbp, [rsp + 128]                            ;                    frame
        mov dword [rbp + 4288], ecx                     ;                    argument
        mov qword [rbp + 4240], rsi                     ;                    argument
        mov qword [rbp + 4256], rdi                     ;                    argument
        mov qword [rbp + 4280], rdx                     ;                    argument
        lea rdx, [rbp + 256]                            ;                    frame
        lea rsi, [rbp + 512]                            ;                    frame
        lea rdi, [rbp + 768]                            ;                    frame
        lea rcx, [rbp + 1024]                           ;                    frame
        lea rax, [rbp + 1280]                           ;                    frame
        lea rbx, [rbp + 1536]                           ;                    frame
        lea r9, [rbp + 1792]                            ;                    frame
        lea r10, [rbp + 2048]                           ;                    frame
        lea r11, [rbp + 2304]                           ;                    frame
        lea r13, [rbp + 2560]                           ;                    frame
        lea r14, [rbp + 2816]                           ;                    frame
        lea r15, [rbp + 3072]                           ;                    frame
        mov r8d, dword [rbp + 4288]                     ;     0.0 p2      28 blocks
        shl r8, 0xb                                     ;     3.0 p0      28 blocks
        add r8, qword [rbp + 4240]                      ;     4.0 p1+p2   28 blocks
        mov qword [rbp + 4248], r8                      ;     5.0 p3+p4   28 blocks
        cmp dword [rbp + 4288], 0                       ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4240]                      ;     0.0 p2      30 x[0].0 reload
        movaps xmm0, [r8]                               ;     3.0 p2      30 x[0].0
        movaps xmm1, [r8 + 16]                          ;     3.0 p2      30 x[0].1
        movaps xmm2, [r8 + 32]                          ;     3.0 p2      30 x[0].2
        movaps xmm3, [r8 + 48]                          ;     4.0 p2      30 x[0].3
        movaps xmm4, [r8 + 64]                          ;     5.0 p2      30 x[0].4
        movaps xmm5, [r8 + 80]                          ;     6.0 p2      30 x[0].5
        movaps xmm6, [r8 + 96]                          ;     7.0 p2      30 x[0].6
        movaps xmm7, [r8 + 112]                         ;     8.0 p2      30 x[0].7
        movaps xmm8, [r8 + 128]                         ;     9.0 p2      30 x[0].8
        movaps xmm9, [r8 + 144]                         ;    10.0 p2      30 x[0].9
        movaps xmm10, [r8 + 160]                        ;    11.0 p2      30 x[0].10
        movaps xmm11, [r8 + 176]                        ;    12.0 p2      30 x[0].11
        movaps xmm12, [r8 + 192]                        ;    13.0 p2      30 x[0].12
        movaps xmm13, [r8 + 208]                        ;    14.0 p2      30 x[0].13
        movaps [rbp + 3424], xmm0                       ;     6.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 224]                         ;    15.0 p2      30 x[0].14
        movaps [rbp + 3440], xmm1                       ;     6.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 240]                         ;    16.0 p2      30 x[0].15
        movaps [rbp + 3456], xmm2                       ;     6.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 256]                         ;    17.0 p2      30 x[0].16
        movaps [rbp + 3472], xmm3                       ;     7.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 272]                         ;    18.0 p2      30 x[0].17
        movaps [rbp + 3488], xmm4                       ;     8.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 288]                         ;    19.0 p2      30 x[0].18
        movaps [rbp + 3504], xmm5                       ;     9.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 304]                         ;    20.0 p2      30 x[0].19
        movaps [rbp + 3520], xmm6                       ;    10.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 320]                         ;    21.0 p2      30 x[0].20
        movaps [rbp + 3536], xmm7                       ;    11.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 336]                         ;    22.0 p2      30 x[0].21
        movaps [rbp + 3552], xmm8                       ;    12.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 352]                         ;    23.0 p2      30 x[0].22
        movaps [rbp + 3568], xmm9                       ;    13.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 368]                         ;    24.0 p2      30 x[0].23
        movaps [rbp + 3584], xmm10                      ;    14.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 384]                        ;    25.0 p2      30 x[0].24
        movaps [rbp + 3600], xmm11                      ;    15.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 400]                        ;    26.0 p2      30 x[0].25
        movaps [rbp + 3616], xmm12                      ;    16.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 416]                        ;    27.0 p2      30 x[0].26
        movaps [rbp + 3632], xmm13                      ;    17.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 432]                        ;    28.0 p2      30 x[0].27
        movaps [rbp + 3648], xmm0                       ;    18.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 448]                         ;    29.0 p2      30 x[0].28
        movaps [rbp + 3664], xmm1                       ;    19.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 464]                         ;    30.0 p2      30 x[0].29
        movaps [rbp + 3680], xmm2                       ;    20.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 480]                         ;    31.0 p2      30 x[0].30
        movaps [rbp + 3696], xmm3                       ;    21.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 496]                         ;    32.0 p2      30 x[0].31
        movaps [rbp + 3712], xmm4                       ;    22.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 512]                         ;    33.0 p2      30 x[1].0
        movaps [rbp + 3728], xmm5                       ;    23.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 528]                         ;    34.0 p2      30 x[1].1
        movaps [rbp + 3744], xmm6                       ;    24.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 544]                         ;    35.0 p2      30 x[1].2
        movaps [rbp + 3760], xmm7                       ;    25.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 560]                         ;    36.0 p2      30 x[1].3
        movaps [rbp + 3776], xmm8                       ;    26.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 576]                         ;    37.0 p2      30 x[1].4
        movaps [rbp + 3792], xmm9                       ;    27.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 592]                         ;    38.0 p2      30 x[1].5
        movaps [rbp + 3808], xmm10                      ;    28.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 608]                        ;    39.0 p2      30 x[1].6
        movaps [rbp + 3824], xmm11                      ;    29.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 624]                        ;    40.0 p2      30 x[1].7
        movaps [rbp + 3840], xmm12                      ;    30.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 640]                        ;    41.0 p2      30 x[1].8
        movaps [rbp + 3856], xmm13                      ;    31.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 656]                        ;    42.0 p2      30 x[1].9
        movaps [rbp + 3872], xmm0                       ;    32.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 672]                         ;    43.0 p2      30 x[1].10
        movaps [rbp + 3888], xmm1                       ;    33.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 688]                         ;    44.0 p2      30 x[1].11
        movaps [rbp + 3904], xmm2                       ;    34.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 704]                         ;    45.0 p2      30 x[1].12
        movaps [rbp + 3920], xmm3                       ;    35.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 720]                         ;    46.0 p2      30 x[1].13
        movaps [r14 + 32], xmm4                         ;    36.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 736]                         ;    47.0 p2      30 x[1].14
        movaps [r14 + 48], xmm5                         ;    37.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 752]                         ;    48.0 p2      30 x[1].15
        movaps [r14 + 64], xmm6                         ;    38.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 768]                         ;    49.0 p2      30 x[1].16
        movaps [r14 + 80], xmm7                         ;    39.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 784]                         ;    50.0 p2      30 x[1].17
        movaps [r14 + 96], xmm8                         ;    40.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 800]                         ;    51.0 p2      30 x[1].18
        movaps [r14 + 112], xmm9                        ;    41.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 816]                         ;    52.0 p2      30 x[1].19
        movaps [r15 - 128], xmm10                       ;    42.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 832]                        ;    53.0 p2      30 x[1].20
        movaps [r15 - 112], xmm11                       ;    43.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 848]                        ;    54.0 p2      30 x[1].21
        movaps [r15 - 96], xmm12                        ;    44.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 864]                        ;    55.0 p2      30 x[1].22
        movaps [r15 - 80], xmm13                        ;    45.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 880]                        ;    56.0 p2      30 x[1].23
        movaps [r15 - 64], xmm0                         ;    46.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 896]                         ;    57.0 p2      30 x[1].24
        movaps [r15 - 48], xmm1                         ;    47.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 912]                         ;    58.0 p2      30 x[1].25
        movaps [r15 - 32], xmm2                         ;    48.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 928]                         ;    59.0 p2      30 x[1].26
        movaps [r15 - 16], xmm3                         ;    49.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 944]                         ;    60.0 p2      30 x[1].27
        movaps [r15 + 0], xmm4                          ;    50.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 960]                         ;    61.0 p2      30 x[1].28
        movaps [r15 + 16], xmm5                         ;    51.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 976]                         ;    62.0 p2      30 x[1].29
        movaps [r15 + 32], xmm6                         ;    52.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 992]                         ;    63.0 p2      30 x[1].30
        movaps [r15 + 48], xmm7                         ;    53.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1008]                        ;    64.0 p2      30 x[1].31
        movaps [r15 + 64], xmm8                         ;    54.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1024]                        ;    65.0 p2      30 x[2].0
        movaps [r15 + 80], xmm9                         ;    55.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1040]                        ;    66.0 p2      30 x[2].1
        movaps [r15 + 96], xmm10                        ;    56.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1056]                       ;    67.0 p2      30 x[2].2
        movaps [r15 + 112], xmm11                       ;    57.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1072]                       ;    68.0 p2      30 x[2].3
        movaps [rbp + 3200], xmm12                      ;    58.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1088]                       ;    69.0 p2      30 x[2].4
        movaps [rbp + 3216], xmm13                      ;    59.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1104]                       ;    70.0 p2      30 x[2].5
        movaps [rbp + 3232], xmm0                       ;    60.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1120]                        ;    71.0 p2      30 x[2].6
        movaps [rbp + 3248], xmm1                       ;    61.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1136]                        ;    72.0 p2      30 x[2].7
        movaps [rbp + 3264], xmm2                       ;    62.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1152]                        ;    73.0 p2      30 x[2].8
        movaps [rbp + 3280], xmm3                       ;    63.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1168]                        ;    74.0 p2      30 x[2].9
        movaps [rbp + 3296], xmm4                       ;    64.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1184]                        ;    75.0 p2      30 x[2].10
        movaps [rbp + 3312], xmm5                       ;    65.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1200]                        ;    76.0 p2      30 x[2].11
        movaps [rbp + 3328], xmm6                       ;    66.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1216]                        ;    77.0 p2      30 x[2].12
        movaps [rbp + 3344], xmm7                       ;    67.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1232]                        ;    78.0 p2      30 x[2].13
        movaps [r10 + 64], xmm8                         ;    68.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1248]                        ;    79.0 p2      30 x[2].14
        movaps [r10 + 80], xmm9                         ;    69.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1264]                        ;    80.0 p2      30 x[2].15
        movaps [r10 + 96], xmm10                        ;    70.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1280]                       ;    81.0 p2      30 x[2].16
        movaps [r10 + 112], xmm11                       ;    71.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1296]                       ;    82.0 p2      30 x[2].17
        movaps [r11 - 128], xmm12                       ;    72.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1312]                       ;    83.0 p2      30 x[2].18
        movaps [r11 - 112], xmm13                       ;    73.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1328]                       ;    84.0 p2      30 x[2].19
        movaps [r11 - 96], xmm0                         ;    74.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1344]                        ;    85.0 p2      30 x[2].20
        movaps [r11 - 80], xmm1                         ;    75.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1360]                        ;    86.0 p2      30 x[2].21
        movaps [r11 - 64], xmm2                         ;    76.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1376]                        ;    87.0 p2      30 x[2].22
        movaps [r11 - 48], xmm3                         ;    77.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1392]                        ;    88.0 p2      30 x[2].23
        movaps [r11 - 32], xmm4                         ;    78.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1408]                        ;    89.0 p2      30 x[2].24
        movaps [r11 - 16], xmm5                         ;    79.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1424]                        ;    90.0 p2      30 x[2].25
        movaps [r11 + 0], xmm6                          ;    80.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1440]                        ;    91.0 p2      30 x[2].26
        movaps [r11 + 16], xmm7                         ;    81.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1456]                        ;    92.0 p2      30 x[2].27
        movaps [r11 + 32], xmm8                         ;    82.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1472]                        ;    93.0 p2      30 x[2].28
        movaps [r11 + 48], xmm9                         ;    83.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1488]                        ;    94.0 p2      30 x[2].29
        movaps [r11 + 64], xmm10                        ;    84.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1504]                       ;    95.0 p2      30 x[2].30
        movaps [r11 + 80], xmm11                        ;    85.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1520]                       ;    96.0 p2      30 x[2].31
        movaps [r11 + 96], xmm12                        ;    86.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1536]                       ;    97.0 p2      30 x[3].0
        movaps [r11 + 112], xmm13                       ;    87.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1552]                       ;    98.0 p2      30 x[3].1
        movaps [r13 - 128], xmm0                        ;    88.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1568]                        ;    99.0 p2      30 x[3].2
        movaps [r13 - 112], xmm1                        ;    89.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1584]                        ;   100.0 p2      30 x[3].3
        movaps [r13 - 96], xmm2                         ;    90.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1600]                        ;   101.0 p2      30 x[3].4
        movaps [r13 - 80], xmm3                         ;    91.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1616]                        ;   102.0 p2      30 x[3].5
        movaps [r13 - 64], xmm4                         ;    92.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1632]                        ;   103.0 p2      30 x[3].6
        movaps [r13 - 48], xmm5                         ;    93.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1648]                        ;   104.0 p2      30 x[3].7
        movaps [r13 - 32], xmm6                         ;    94.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1664]                        ;   105.0 p2      30 x[3].8
        movaps [r13 - 16], xmm7                         ;    95.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1680]                        ;   106.0 p2      30 x[3].9
        movaps [r13 + 0], xmm8                          ;    96.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1696]                        ;   107.0 p2      30 x[3].10
        movaps [r13 + 16], xmm9                         ;    97.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1712]                        ;   108.0 p2      30 x[3].11
        movaps [r13 + 32], xmm10                        ;    98.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1728]                       ;   109.0 p2      30 x[3].12
        movaps [r13 + 48], xmm11                        ;    99.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1744]                       ;   110.0 p2      30 x[3].13
        movaps [rbp + 4016], xmm12                      ;   100.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1760]                       ;   111.0 p2      30 x[3].14
        movaps [rbp + 4032], xmm13                      ;   101.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1776]                       ;   112.0 p2      30 x[3].15
        movaps [rbp + 4048], xmm0                       ;   102.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1792]                        ;   113.0 p2      30 x[3].16
        movaps [rbp + 4064], xmm1                       ;   103.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1808]                        ;   114.0 p2      30 x[3].17
        movaps [rbp + 4080], xmm2                       ;   104.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1824]                        ;   115.0 p2      30 x[3].18
        movaps [rbp + 4096], xmm3                       ;   105.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1840]                        ;   116.0 p2      30 x[3].19
        movaps [rbp + 4112], xmm4                       ;   106.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1856]                        ;   117.0 p2      30 x[3].20
        movaps [rbp + 4128], xmm5                       ;   107.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1872]                        ;   118.0 p2      30 x[3].21
        movaps [rbp + 4144], xmm6                       ;   108.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1888]                        ;   119.0 p2      30 x[3].22
        movaps [rbp + 4160], xmm7                       ;   109.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1904]                        ;   120.0 p2      30 x[3].23
        movaps [rbp + 4176], xmm8                       ;   110.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1920]                        ;   121.0 p2      30 x[3].24
        movaps [rbp + 4192], xmm9                       ;   111.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1936]                        ;   122.0 p2      30 x[3].25
        movaps [rbp + 4208], xmm10                      ;   112.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1952]                       ;   123.0 p2      30 x[3].26
        movaps [rbp + 4224], xmm11                      ;   113.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1968]                       ;   124.0 p2      30 x[3].27
        movaps [rbx + 64], xmm12                        ;   114.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1984]                       ;   125.0 p2      30 x[3].28
        movaps [rbx + 80], xmm13                        ;   115.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 2000]                       ;   126.0 p2      30 x[3].29
        movaps [rbx + 96], xmm0                         ;   116.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 2016]                        ;   127.0 p2      30 x[3].30
        movaps [rbx + 112], xmm1                        ;   117.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 2032]                        ;   128.0 p2      30 x[3].31
        movaps [r9 - 128], xmm2                         ;   118.0 p3+p4   31 rounds
        movaps [r9 - 112], xmm3                         ;   119.0 p3+p4   31 rounds
        movaps [r9 - 96], xmm4                          ;   120.0 p3+p4   31 rounds
        movaps [r9 - 80], xmm5                          ;   121.0 p3+p4   31 rounds
        movaps [r9 - 64], xmm6                          ;   122.0 p3+p4   31 rounds
        movaps [r9 - 48], xmm7                          ;   123.0 p3+p4   31 rounds
        movaps [r9 - 32], xmm8                          ;   124.0 p3+p4   31 rounds
        movaps [r9 - 16], xmm9                          ;   125.0 p3+p4   31 rounds
        movaps [r9 + 0], xmm10                          ;   126.0 p3+p4   31 rounds
        movaps [r9 + 16], xmm11                         ;   127.0 p3+p4   31 rounds
        movaps [r9 + 32], xmm12                         ;   128.0 p3+p4   31 rounds
        movaps [r9 + 48], xmm13                         ;   129.0 p3+p4   31 rounds
        movaps [r9 + 64], xmm0                          ;   130.0 p3+p4   31 rounds
        movaps [r9 + 80], xmm1                          ;   131.0 p3+p4   31 rounds
        mov r8, qword [rbp + 4256]                      ;   129.0 p2      31 rounds reload
        mov qword [rbp + 4264], r8                      ;   132.0 p3+p4   31 rounds
        add r8, 0x4000                                  ;   132.0 p0      31 rounds
        mov qword [rbp + 4272], r8                      ;   133.0 p3+p4   31 rounds
        mov r8, qword [rbp + 4264]                      ;                    resident
        movdqa xmm0, [rbp + 4016]                       ;                    resident
        movdqa xmm1, [rbp + 4032]                       ;                    resident
        movdqa xmm2, [rbp + 4048]                       ;                    resident
        movdqa xmm3, [rbp + 4064]                       ;                    resident
        movdqa xmm4, [rbp + 4080]                       ;                    resident
        movdqa xmm5, [rbp + 4096]                       ;                    resident
        movdqa xmm6, [rbp + 4112]                       ;                    resident
        movdqa xmm7, [rbp + 4128]                       ;                    resident
        movdqa xmm8, [rbp + 4144]                       ;                    resident
        movdqa xmm9, [rbp + 4160]                       ;                    resident
        movdqa xmm10, [rbp + 4176]                      ;                    resident
        movdqa xmm11, [rbp + 4192]                      ;                    resident
        movdqa xmm12, [rbp + 4208]                      ;                    resident
        movdqa xmm13, [rbp + 4224]                      ;                    resident
        align 16
.rounds_2:
        movaps xmm14, xmm1                              ;     0.0 p0      32 x[0] copy
        xorps xmm14, [r8 + 16]                          ;     3.0 p1+p2   32 x[0]
        movaps xmm15, [r14 + 48]                        ;     1.2 p2      32 x[0] reload
        xorps xmm14, xmm15                              ;     4.2 p5      32 x[0]
        xorps xmm14, [r10 + 80]                         ;     5.2 p0+p2   32 x[0]
        movaps xmm15, xmm7                              ;     1.2 p1      32 x[0] copy
        xorps xmm15, [r8 + 112]                         ;     3.2 p5+p2   32 x[0]
        xorps xmm15, [r15 - 112]                        ;     4.2 p0+p2   32 x[0]
        xorps xmm15, [r11 - 80]                         ;     5.2 p1+p2   32 x[0]
        movaps [r13 + 64], xmm7                         ;     2.2 p3+p4   32 x[0] spill
        movaps xmm7, xmm9                               ;     2.8 p5      32 x[0] copy
        xorps xmm7, [r8 + 144]                          ;     6.2 p0+p2   32 x[0]
        xorps xmm7, [r15 - 80]                          ;     7.2 p1+p2   32 x[0]
        xorps xmm7, [r11 - 48]                          ;     8.2 p5+p2   32 x[0]
        movaps [r13 + 80], xmm9                         ;     3.5 p3+p4   32 x[0] spill
        movaps xmm9, [r8 + 240]                         ;     9.2 p2      32 x[0]
        xorps xmm9, [r15 + 16]                          ;    12.2 p0+p2   32 x[0]
        xorps xmm9, [r11 + 48]                          ;    13.2 p1+p2   32 x[0]
        xorps xmm9, [rbx + 80]                          ;    14.2 p5+p2   32 x[0]
        movaps [rbx - 96], xmm1                         ;     4.8 p3+p4   32 x[0] spill
        movaps xmm1, [r8 + 272]                         ;    13.2 p2      32 x[0]
        xorps xmm1, [r15 + 48]                          ;    16.2 p0+p2   32 x[0]
        xorps xmm1, [r11 + 80]                          ;    17.2 p1+p2   32 x[0]
        xorps xmm1, [rbx + 112]                         ;    18.2 p5+p2   32 x[0]
        movaps [rbp - 80], xmm1                         ;    19.2 p3+p4   32 x[0] spill
        movaps xmm1, [r8 + 368]                         ;    17.2 p2      32 x[0]
        xorps xmm1, [rbp + 3216]                        ;    20.2 p0+p2   32 x[0]
        xorps xmm1, [r13 - 80]                          ;    21.2 p1+p2   32 x[0]
        xorps xmm1, [r9 - 48]                           ;    22.2 p5+p2   32 x[0]
        movaps [rdx - 16], xmm1                         ;    23.2 p3+p4   32 x[0] spill
        movaps xmm1, [r8 + 400]                         ;    21.2 p2      32 x[0]
        xorps xmm1, [rbp + 3248]                        ;    24.2 p0+p2   32 x[0]
        xorps xmm1, [r13 - 48]                          ;    25.2 p1+p2   32 x[0]
        xorps xmm1, [r9 - 16]                           ;    26.2 p5+p2   32 x[0]
        movaps [rcx - 96], xmm1                         ;    27.2 p3+p4   32 x[0] spill
        movaps xmm1, xmm15                              ;    13.5 p0      21 x[0] copy
        movaps [rbp + 0], xmm7                          ;    14.2 p3+p4   32 x[0] spill
        movaps xmm7, [r8 + 496]                         ;    25.2 p2      32 x[0]
        xorps xmm7, [rbp + 3344]                        ;    28.2 p1+p2   32 x[0]
        xorps xmm7, [r13 + 48]                          ;    29.2 p5+p2   32 x[0]
        xorps xmm7, [r9 + 80]                           ;    30.2 p0+p2   32 x[0]
        movaps [rcx - 80], xmm7                         ;    31.2 p3+p4   32 x[0] spill
        movaps xmm7, xmm14                              ;    18.2 p1      21 x[0] copy
        movaps [rbp + 16], xmm9                         ;    18.5 p3+p4   32 x[0] spill
        movaps xmm9, xmm0                               ;    18.8 p5      21 x[0] copy
        xorps xmm9, [r8]                                ;    29.2 p0+p2   21 x[0]
        xorps xmm9, [r14 + 32]                          ;    30.2 p1+p2   21 x[0]
        xorps xmm9, [r10 + 64]                          ;    31.2 p5+p2   21 x[0]
        xorps xmm9, [rel sm4_encrypt.T0_constants128]   ;    32.2 p0+p2   21 x[0]
        movaps [rax + 16], xmm0                         ;    21.5 p3+p4   32 x[0] spill
        movaps xmm0, xmm2                               ;    21.8 p1      21 x[0] copy
        xorps xmm0, [r8 + 32]                           ;    33.2 p5+p2   21 x[0]
        xorps xmm0, [r14 + 64]                          ;    34.2 p0+p2   21 x[0]
        xorps xmm0, [r10 + 96]                          ;    35.2 p1+p2   21 x[0]
        xorps xmm0, [rel sm4_encrypt.T0_constants128]   ;    36.2 p5+p2   21 x[0]
        movaps [rbx - 80], xmm2                         ;    25.2 p3+p4   32 x[0] spill
        movaps xmm2, xmm0                               ;    37.2 p0      21 x[0] copy
        movaps [r9 + 96], xmm11                         ;    26.2 p3+p4   32 x[0] spill
        movaps xmm11, xmm4                              ;    26.2 p1      21 x[0] copy
        xorps xmm11, [r8 + 64]                          ;    37.2 p5+p2   21 x[0]
        xorps xmm11, [r14 + 96]                         ;    38.2 p0+p2   21 x[0]
        xorps xmm11, [r11 - 128]                        ;    39.2 p1+p2   21 x[0]
        xorps xmm11, [rel sm4_encrypt.T0_constants128]  ;    40.2 p5+p2   21 x[0]
        xorps xmm15, xmm11                              ;    41.2 p0      21 x[0]
        movaps [r13 + 96], xmm4                         ;    29.5 p3+p4   32 x[0] spill
        movaps xmm4, xmm9                               ;    33.2 p1      21 x[0] copy
        movaps [r9 + 112], xmm13                        ;    30.5 p3+p4   32 x[0] spill
        movaps xmm13, xmm5                              ;    30.5 p5      21 x[0] copy
        xorps xmm13, [r8 + 80]                          ;    41.2 p0+p2   21 x[0]
        xorps xmm13, [r14 + 112]                        ;    42.2 p1+p2   21 x[0]
        xorps xmm13, [r11 - 112]                        ;    43.2 p5+p2   21 x[0]
        xorps xmm13, [rel sm4_encrypt.T0_constants128]  ;    44.2 p0+p2   21 x[0]
        xorps xmm15, xmm13                              ;    45.2 p1      21 x[0]
        movaps [r13 + 112], xmm5                        ;    33.2 p3+p4   32 x[0] spill
        movaps xmm5, xmm13                              ;    45.2 p5      21 x[0] copy
        xorps xmm5, xmm3                                ;    46.2 p0      21 x[0]
        xorps xmm5, [r8 + 48]                           ;    47.2 p1+p2   21 x[0]
        xorps xmm5, [r14 + 80]                          ;    48.2 p5+p2   21 x[0]
        xorps xmm5, [r10 + 112]                         ;    49.2 p0+p2   21 x[0]
        xorps xmm4, xmm5                                ;    50.2 p1      21 x[0]
        movaps [rbx - 64], xmm3                         ;    37.5 p3+p4   32 x[0] spill
        movaps xmm3, xmm5                               ;    50.2 p5      21 x[0] copy
        movaps [r10 - 128], xmm12                       ;    38.5 p3+p4   32 x[0] spill
        movaps xmm12, xmm6                              ;    38.5 p0      21 x[0] copy
        xorps xmm12, [r8 + 96]                          ;    48.2 p1+p2   21 x[0]
        xorps xmm12, [r15 - 128]                        ;    49.2 p5+p2   21 x[0]
        xorps xmm12, [r11 - 96]                         ;    50.2 p0+p2   21 x[0]
        xorps xmm12, [rel sm4_encrypt.T0_constants128]  ;    51.2 p1+p2   21 x[0]
        xorps xmm2, xmm12                               ;    52.2 p5      21 x[0]
        xorps xmm3, xmm12                               ;    52.2 p0      21 x[0]
        xorps xmm1, xmm2                                ;    53.2 p1      21 x[0]
        xorps xmm7, xmm2                                ;    53.2 p5      21 x[0]
        xorps xmm5, xmm1                                ;    54.2 p0      21 x[0]
        xorps xmm9, xmm7                                ;    54.2 p1      21 x[0]
        xorps xmm11, xmm9                               ;    55.2 p5      21 x[0]
        movaps [r14 - 128], xmm6                        ;    47.2 p3+p4   32 x[0] spill
        movaps xmm6, xmm15                              ;    47.5 p0      21 x[0] copy
        xorps xmm6, xmm7                                ;    54.2 p1      21 x[0]
        movaps [rax + 32], xmm10                        ;    48.2 p3+p4   32 x[0] spill
        movaps xmm10, xmm15                             ;    48.5 p5      21 x[0] copy
        xorps xmm10, xmm4                               ;    51.2 p0      21 x[0]
        movaps [r10 - 112], xmm8                        ;    49.2 p3+p4   32 x[0] spill
        movaps xmm8, xmm12                              ;    52.2 p1      21 x[0] copy
        xorps xmm8, xmm11                               ;    56.2 p5      21 x[0]
        movaps [rbp + 32], xmm5                         ;    55.2 p3+p4   21 x[0] spill
        movaps xmm5, xmm14                              ;    50.2 p0      21 x[0] copy
        xorps xmm5, xmm4                                ;    51.2 p1      21 x[0]
        movaps [rdx + 0], xmm7                          ;    54.2 p3+p4   21 x[0] spill
        movaps xmm7, xmm5                               ;    52.2 p5      21 x[0] copy
        andps xmm7, xmm3                                ;    53.2 p0      21 x[0]
        movaps [rbp + 48], xmm5                         ;    52.2 p3+p4   21 x[0] spill
        movaps xmm5, xmm3                               ;    53.2 p1      21 x[0] copy
        xorps xmm5, xmm11                               ;    56.2 p5      21 x[0]
        movaps [rdi - 96], xmm15                        ;    53.2 p3+p4   21 x[0] spill
        movaps xmm15, xmm14                             ;    52.8 p0      21 x[0] copy
        andps xmm15, xmm11                              ;    56.2 p1      21 x[0]
        xorps xmm0, xmm15                               ;    57.2 p5      21 x[0]
        movaps xmm15, xmm4                              ;    53.8 p0      21 x[0] copy
        andps xmm15, xmm5                               ;    57.2 p1      21 x[0]
        xorps xmm7, xmm15                               ;    58.2 p5      21 x[0]
        xorps xmm9, xmm7                                ;    59.2 p0      21 x[0]
        xorps xmm13, xmm7                               ;    59.2 p1      21 x[0]
        movaps xmm7, xmm6                               ;    55.2 p5      21 x[0] copy
        andps xmm7, xmm1                                ;    56.2 p0      21 x[0]
        xorps xmm9, xmm7                                ;    60.2 p1      21 x[0]
        movaps xmm7, xmm12                              ;    56.2 p5      21 x[0] copy
        andps xmm7, xmm2                                ;    57.2 p0      21 x[0]
        xorps xmm15, xmm7                               ;    58.2 p1      21 x[0]
        movaps xmm7, xmm1                               ;    57.2 p5      21 x[0] copy
        xorps xmm7, xmm8                                ;    58.2 p0      21 x[0]
        movaps [rdi - 80], xmm12                        ;    56.8 p3+p4   21 x[0] spill
        movaps xmm12, xmm2                              ;    58.0 p1      21 x[0] copy
        xorps xmm12, xmm10                              ;    59.0 p5      21 x[0]
        movaps [rdi - 64], xmm2                         ;    57.8 p3+p4   21 x[0] spill
        movaps xmm2, xmm1                               ;    58.8 p0      21 x[0] copy
        xorps xmm2, xmm3                                ;    59.8 p1      21 x[0]
        movaps [rbp + 112], xmm14                       ;    58.8 p3+p4   32 x[0] spill
        movaps xmm14, xmm7                              ;    59.2 p5      21 x[0] copy
        andps xmm14, [rdi - 96]                         ;    60.2 p0+p2   21 x[0]
        xorps xmm9, xmm14                               ;    61.2 p1      21 x[0]
        xorps xmm0, xmm14                               ;    61.2 p5      21 x[0]
        movaps xmm14, xmm12                             ;    60.8 p0      21 x[0] copy
        andps xmm14, xmm2                               ;    61.8 p1      21 x[0]
        xorps xmm13, xmm14                              ;    62.8 p5      21 x[0]
        movaps xmm14, xmm8                              ;    61.8 p0      21 x[0] copy
        orps xmm14, [rdx + 0]                           ;    62.8 p1+p2   21 x[0]
        movaps [rdi - 48], xmm7                         ;    60.8 p3+p4   21 x[0] spill
        movaps xmm7, xmm10                              ;    62.2 p5      21 x[0] copy
        andps xmm7, [rbp + 32]                          ;    63.2 p0+p2   21 x[0]
        xorps xmm13, xmm7                               ;    64.2 p1      21 x[0]
        xorps xmm14, xmm7                               ;    64.2 p5      21 x[0]
        movaps xmm7, xmm15                              ;    63.8 p0      21 x[0] copy
        xorps xmm7, xmm0                                ;    64.8 p1      21 x[0]
        xorps xmm15, xmm14                              ;    65.2 p5      21 x[0]
        andps xmm7, xmm9                                ;    65.8 p0      21 x[0]
        xorps xmm0, xmm14                               ;    65.2 p1      21 x[0]
        movaps xmm14, xmm0                              ;    66.2 p5      21 x[0] copy
        andps xmm14, xmm13                              ;    67.2 p0      21 x[0]
        movaps [rsi - 80], xmm8                         ;    63.8 p3+p4   21 x[0] spill
        movaps xmm8, xmm15                              ;    66.2 p1      21 x[0] copy
        orps xmm8, xmm14                                ;    68.2 p5      21 x[0]
        xorps xmm8, xmm7                                ;    69.2 p0      21 x[0]
        orps xmm7, xmm15                                ;    67.0 p1      21 x[0]
        xorps xmm7, xmm14                               ;    68.2 p5      21 x[0]
        xorps xmm0, xmm7                                ;    69.2 p0      21 x[0]
        andps xmm2, xmm0                                ;    70.2 p1      21 x[0]
        andps xmm12, xmm0                               ;    70.2 p5      21 x[0]
        orps xmm7, xmm9                                 ;    69.2 p0      21 x[0]
        xorps xmm0, xmm8                                ;    70.2 p1      21 x[0]
        andps xmm6, xmm8                                ;    70.2 p5      21 x[0]
        xorps xmm14, xmm13                              ;    69.8 p0      21 x[0]
        andps xmm13, xmm15                              ;    70.0 p1      21 x[0]
        orps xmm9, xmm13                                ;    71.0 p5      21 x[0]
        xorps xmm14, xmm9                               ;    72.0 p0      21 x[0]
        xorps xmm15, xmm7                               ;    71.0 p1      21 x[0]
        xorps xmm15, xmm13                              ;    72.0 p5      21 x[0]
        andps xmm3, xmm0                                ;    71.8 p0      21 x[0]
        andps xmm1, xmm8                                ;    72.0 p1      21 x[0]
        movaps xmm7, [rdx + 0]                          ;    68.8 p2      21 x[0]
        andps xmm7, xmm14                               ;    73.0 p5      21 x[0]
        xorps xmm12, xmm7                               ;    74.0 p0      21 x[0]
        xorps xmm8, xmm14                               ;    73.0 p1      21 x[0]
        movaps xmm9, xmm0                               ;    73.2 p5      21 x[0] copy
        xorps xmm9, xmm15                               ;    74.2 p0      21 x[0]
        andps xmm0, [rbp + 48]                          ;    74.0 p1+p2   21 x[0]
        xorps xmm0, xmm12                               ;    75.0 p5      21 x[0]
        movaps xmm13, xmm8                              ;    74.8 p0      21 x[0] copy
        xorps xmm13, xmm9                               ;    75.8 p1      21 x[0]
        andps xmm10, xmm13                              ;    76.8 p5      21 x[0]
        andps xmm5, xmm9                                ;    75.8 p0      21 x[0]
        andps xmm13, [rbp + 32]                         ;    76.8 p1+p2   21 x[0]
        andps xmm4, xmm9                                ;    76.2 p5      21 x[0]
        xorps xmm7, xmm10                               ;    77.8 p0      21 x[0]
        xorps xmm5, xmm13                               ;    77.8 p1      21 x[0]
        andps xmm11, xmm15                              ;    77.2 p5      21 x[0]
        xorps xmm3, xmm5                                ;    78.8 p0      21 x[0]
        movaps xmm9, [rsi - 80]                         ;    73.2 p2      21 x[0] reload
        andps xmm9, xmm14                               ;    78.0 p1      21 x[0]
        movaps xmm10, xmm8                              ;    78.2 p5      21 x[0] copy
        andps xmm10, [rdi - 96]                         ;    79.2 p0+p2   21 x[0]
        andps xmm8, [rdi - 48]                          ;    79.0 p1+p2   21 x[0]
        xorps xmm14, xmm15                              ;    79.2 p5      21 x[0]
        xorps xmm4, xmm0                                ;    79.8 p0      21 x[0]
        xorps xmm4, xmm7                                ;    80.8 p1      21 x[0]
        xorps xmm11, xmm9                               ;    80.2 p5      21 x[0]
        xorps xmm1, xmm3                                ;    80.8 p0      21 x[0]
        xorps xmm1, xmm11                               ;    81.8 p1      21 x[0]
        andps xmm15, [rbp + 112]                        ;    81.2 p5+p2   21 x[0]
        xorps xmm12, xmm6                               ;    81.8 p0      21 x[0]
        xorps xmm12, xmm1                               ;    82.8 p1      21 x[0]
        xorps xmm7, xmm10                               ;    82.2 p5      21 x[0]
        xorps xmm7, xmm12                               ;    83.8 p0      21 x[0]
        xorps xmm15, xmm12                              ;    83.8 p1      21 x[0]
        movaps xmm6, xmm14                              ;    83.2 p5      21 x[0] copy
        andps xmm6, [rdi - 64]                          ;    84.2 p0+p2   21 x[0]
        xorps xmm0, xmm6                                ;    85.2 p1      21 x[0]
        andps xmm14, [rdi - 80]                         ;    84.2 p5+p2   21 x[0]
        xorps xmm9, xmm5                                ;    84.8 p0      21 x[0]
        xorps xmm9, xmm14                               ;    85.8 p1      21 x[0]
        xorps xmm9, xmm4                                ;    86.8 p5      21 x[0]
        xorps xmm9, xmm7                                ;    87.8 p0      21 x[0]
        xorps xmm8, xmm13                               ;    86.0 p1      21 x[0]
        xorps xmm8, xmm11                               ;    87.0 p5      21 x[0]
        xorps xmm8, xmm7                                ;    88.0 p0      21 x[0]
        movaps xmm14, xmm15                             ;    87.0 p1      21 x[0] copy
        xorps xmm14, xmm9                               ;    88.8 p5      21 x[0]
        movaps xmm5, [rel sm4_encrypt.T0_constants128]  ;    82.8 p2      21 x[0] reload
        xorps xmm9, xmm5                                ;    88.8 p0      21 x[0]
        xorps xmm1, xmm0                                ;    88.0 p1      21 x[0]
        xorps xmm1, xmm5                                ;    89.0 p5      21 x[0]
        xorps xmm7, xmm5                                ;    88.8 p0      21 x[0]
        xorps xmm2, xmm3                                ;    89.0 p1      21 x[0]
        xorps xmm2, xmm15                               ;    90.0 p5      21 x[0]
        xorps xmm2, xmm5                                ;    91.0 p0      21 x[0]
        xorps xmm4, xmm5                                ;    90.0 p1      21 x[0]
        movaps xmm15, [rbp + 16]                        ;    85.8 p2      21 x[0]
        movaps xmm3, [rbp + 0]                          ;    86.8 p2      21 x[0]
        movaps xmm6, [r8 + 128]                         ;    87.8 p2      21 x[0]
        movaps xmm10, [r15 - 96]                        ;    88.8 p2      32 x[0] reload
        xorps xmm6, xmm10                               ;    91.8 p5      21 x[0]
        movaps xmm11, [r11 - 64]                        ;    89.8 p2      32 x[0] reload
        xorps xmm6, xmm11                               ;    92.8 p0      21 x[0]
        movaps xmm12, [r10 - 112]                       ;    90.8 p2      32 x[0] reload
        xorps xmm6, xmm12                               ;    93.8 p1      21 x[0]
        xorps xmm6, xmm5                                ;    94.8 p5      21 x[0]
        movaps xmm13, [r8 + 160]                        ;    91.8 p2      21 x[0]
        xorps xmm13, [r15 - 64]                         ;    94.8 p0+p2   21 x[0]
        xorps xmm13, [r11 - 32]                         ;    95.8 p1+p2   21 x[0]
        xorps xmm13, [rax + 32]                         ;    96.8 p5+p2   21 x[0]
        xorps xmm13, xmm5                               ;    97.8 p0      21 x[0]
        movaps xmm10, xmm13                             ;    98.8 p1      21 x[0] copy
        movaps xmm11, [rbp + 16]                        ;    95.8 p2      21 x[0]
        movaps xmm12, [r8 + 192]                        ;    96.8 p2      21 x[0]
        xorps xmm12, [r15 - 32]                         ;    99.8 p5+p2   21 x[0]
        xorps xmm12, [r11 + 0]                          ;   100.8 p0+p2   21 x[0]
        xorps xmm12, [r10 - 128]                        ;   101.8 p1+p2   21 x[0]
        xorps xmm12, xmm5                               ;   102.8 p5      21 x[0]
        xorps xmm11, xmm12                              ;   103.8 p0      21 x[0]
        movaps [rbp + 16], xmm1                         ;    92.0 p3+p4   21 x[0] spill
        movaps xmm1, xmm6                               ;    95.8 p1      21 x[0] copy
        movaps [rdi - 80], xmm0                         ;    93.0 p3+p4   21 x[0] spill
        movaps xmm0, [r8 + 208]                         ;   100.8 p2      21 x[0]
        xorps xmm0, [r15 - 16]                          ;   103.8 p5+p2   21 x[0]
        xorps xmm0, [r11 + 16]                          ;   104.8 p0+p2   21 x[0]
        xorps xmm0, [r9 + 112]                          ;   105.8 p1+p2   21 x[0]
        xorps xmm0, xmm5                                ;   106.8 p5      21 x[0]
        xorps xmm11, xmm0                               ;   107.8 p0      21 x[0]
        movaps [rdi - 64], xmm8                         ;    96.2 p3+p4   21 x[0] spill
        movaps xmm8, xmm0                               ;   107.8 p1      21 x[0] copy
        xorps xmm8, [r8 + 176]                          ;   108.8 p5+p2   21 x[0]
        xorps xmm8, [r15 - 48]                          ;   109.8 p0+p2   21 x[0]
        xorps xmm8, [r11 - 16]                          ;   110.8 p1+p2   21 x[0]
        xorps xmm8, [r9 + 96]                           ;   111.8 p5+p2   21 x[0]
        xorps xmm1, xmm8                                ;   112.8 p0      21 x[0]
        movaps [rbp + 112], xmm4                        ;   100.8 p3+p4   21 x[0] spill
        movaps xmm4, xmm8                               ;   112.8 p1      21 x[0] copy
        movaps [rdi - 48], xmm9                         ;   101.8 p3+p4   21 x[0] spill
        movaps xmm9, [r8 + 224]                         ;   108.8 p2      21 x[0]
        xorps xmm9, [r15 + 0]                           ;   111.8 p5+p2   21 x[0]
        xorps xmm9, [r11 + 32]                          ;   112.8 p0+p2   21 x[0]
        xorps xmm9, [rbx + 64]                          ;   113.8 p1+p2   21 x[0]
        xorps xmm9, xmm5                                ;   114.8 p5      21 x[0]
        xorps xmm10, xmm9                               ;   115.8 p0      21 x[0]
        xorps xmm4, xmm9                                ;   115.8 p1      21 x[0]
        xorps xmm15, xmm10                              ;   116.8 p5      21 x[0]
        xorps xmm3, xmm10                               ;   116.8 p0      21 x[0]
        xorps xmm8, xmm15                               ;   117.8 p1      21 x[0]
        xorps xmm6, xmm3                                ;   117.8 p5      21 x[0]
        xorps xmm12, xmm6                               ;   118.8 p0      21 x[0]
        movaps [rdi - 96], xmm14                        ;   109.8 p3+p4   21 x[0] spill
        movaps xmm14, xmm11                             ;   110.0 p1      21 x[0] copy
        xorps xmm14, xmm3                               ;   117.8 p5      21 x[0]
        movaps [rsi - 80], xmm7                         ;   110.8 p3+p4   21 x[0] spill
        movaps xmm7, xmm11                              ;   111.0 p0      21 x[0] copy
        xorps xmm7, xmm1                                ;   113.8 p1      21 x[0]
        movaps [rbp + 32], xmm2                         ;   111.8 p3+p4   21 x[0] spill
        movaps xmm2, xmm9                               ;   115.8 p5      21 x[0] copy
        xorps xmm2, xmm12                               ;   119.8 p0      21 x[0]
        movaps xmm5, xmm1                               ;   113.8 p1      21 x[0] copy
        xorps xmm5, [rbp + 0]                           ;   114.8 p5+p2   21 x[0]
        movaps [rbp + 48], xmm8                         ;   118.8 p3+p4   21 x[0] spill
        movaps xmm8, xmm5                               ;   115.8 p0      21 x[0] copy
        andps xmm8, xmm4                                ;   116.8 p1      21 x[0]
        movaps [rdx + 0], xmm5                          ;   115.8 p3+p4   21 x[0] spill
        movaps xmm5, xmm4                               ;   116.8 p5      21 x[0] copy
        xorps xmm5, xmm12                               ;   119.8 p0      21 x[0]
        movaps [rdx + 16], xmm3                         ;   117.8 p3+p4   21 x[0] spill
        movaps xmm3, xmm12                              ;   119.8 p1      21 x[0] copy
        andps xmm3, [rbp + 0]                           ;   120.8 p5+p2   21 x[0]
        xorps xmm13, xmm3                               ;   121.8 p0      21 x[0]
        movaps xmm3, xmm1                               ;   117.0 p1      21 x[0] copy
        andps xmm3, xmm5                                ;   120.8 p5      21 x[0]
        xorps xmm8, xmm3                                ;   121.8 p0      21 x[0]
        xorps xmm6, xmm8                                ;   122.8 p1      21 x[0]
        xorps xmm0, xmm8                                ;   122.8 p5      21 x[0]
        movaps xmm8, xmm14                              ;   118.8 p0      21 x[0] copy
        andps xmm8, xmm15                               ;   119.8 p1      21 x[0]
        xorps xmm6, xmm8                                ;   123.8 p5      21 x[0]
        movaps xmm8, xmm9                               ;   119.5 p0      21 x[0] copy
        andps xmm8, xmm10                               ;   120.5 p1      21 x[0]
        xorps xmm3, xmm8                                ;   121.8 p5      21 x[0]
        movaps xmm8, xmm15                              ;   120.5 p0      21 x[0] copy
        xorps xmm8, xmm2                                ;   121.5 p1      21 x[0]
        movaps [rdx - 128], xmm9                        ;   120.0 p3+p4   21 x[0] spill
        movaps xmm9, xmm10                              ;   121.2 p5      21 x[0] copy
        xorps xmm9, xmm7                                ;   122.2 p0      21 x[0]
        movaps [rdx + 32], xmm10                        ;   121.0 p3+p4   21 x[0] spill
        movaps xmm10, xmm15                             ;   122.0 p1      21 x[0] copy
        xorps xmm10, xmm4                               ;   123.0 p5      21 x[0]
        movaps [rdx - 112], xmm12                       ;   122.0 p3+p4   21 x[0] spill
        movaps xmm12, xmm11                             ;   122.5 p0      21 x[0] copy
        andps xmm12, xmm8                               ;   123.5 p1      21 x[0]
        xorps xmm6, xmm12                               ;   124.8 p5      21 x[0]
        xorps xmm13, xmm12                              ;   124.5 p0      21 x[0]
        movaps xmm12, xmm9                              ;   124.0 p1      21 x[0] copy
        andps xmm12, xmm10                              ;   125.0 p5      21 x[0]
        xorps xmm0, xmm12                               ;   126.0 p0      21 x[0]
        movaps xmm12, xmm2                              ;   125.0 p1      21 x[0] copy
        orps xmm12, [rdx + 16]                          ;   126.0 p5+p2   21 x[0]
        movaps [rsi - 64], xmm8                         ;   124.0 p3+p4   21 x[0] spill
        movaps xmm8, xmm7                               ;   125.5 p0      21 x[0] copy
        andps xmm8, [rbp + 48]                          ;   126.5 p1+p2   21 x[0]
        xorps xmm0, xmm8                                ;   127.5 p5      21 x[0]
        xorps xmm12, xmm8                               ;   127.5 p0      21 x[0]
        movaps xmm8, xmm3                               ;   127.0 p1      21 x[0] copy
        xorps xmm8, xmm13                               ;   128.0 p5      21 x[0]
        xorps xmm3, xmm12                               ;   128.5 p0      21 x[0]
        andps xmm8, xmm6                                ;   129.0 p1      21 x[0]
        xorps xmm13, xmm12                              ;   128.5 p5      21 x[0]
        movaps xmm12, xmm13                             ;   129.5 p0      21 x[0] copy
        andps xmm12, xmm0                               ;   130.5 p1      21 x[0]
        movaps [rdi - 32], xmm2                         ;   127.0 p3+p4   21 x[0] spill
        movaps xmm2, xmm3                               ;   129.5 p5      21 x[0] copy
        orps xmm2, xmm12                                ;   131.5 p0      21 x[0]
        xorps xmm2, xmm8                                ;   132.5 p1      21 x[0]
        orps xmm8, xmm3                                 ;   130.2 p5      21 x[0]
        xorps xmm8, xmm12                               ;   131.5 p0      21 x[0]
        xorps xmm13, xmm8                               ;   132.5 p1      21 x[0]
        andps xmm10, xmm13                              ;   133.5 p5      21 x[0]
        andps xmm9, xmm13                               ;   133.5 p0      21 x[0]
        orps xmm8, xmm6                                 ;   132.5 p1      21 x[0]
        xorps xmm13, xmm2                               ;   133.5 p5      21 x[0]
        andps xmm14, xmm2                               ;   133.5 p0      21 x[0]
        xorps xmm12, xmm0                               ;   133.0 p1      21 x[0]
        andps xmm0, xmm3                                ;   133.2 p5      21 x[0]
        orps xmm6, xmm0                                 ;   134.2 p0      21 x[0]
        xorps xmm12, xmm6                               ;   135.2 p1      21 x[0]
        xorps xmm3, xmm8                                ;   134.2 p5      21 x[0]
        xorps xmm3, xmm0                                ;   135.2 p0      21 x[0]
        andps xmm4, xmm13                               ;   135.0 p1      21 x[0]
        andps xmm15, xmm2                               ;   135.2 p5      21 x[0]
        movaps xmm0, [rdx + 16]                         ;   132.0 p2      21 x[0]
        andps xmm0, xmm12                               ;   136.2 p0      21 x[0]
        xorps xmm9, xmm0                                ;   137.2 p1      21 x[0]
        xorps xmm2, xmm12                               ;   136.2 p5      21 x[0]
        movaps xmm6, xmm13                              ;   136.5 p0      21 x[0] copy
        xorps xmm6, xmm3                                ;   137.5 p1      21 x[0]
        andps xmm13, [rdx + 0]                          ;   137.2 p5+p2   21 x[0]
        xorps xmm13, xmm9                               ;   138.2 p0      21 x[0]
        movaps xmm8, xmm2                               ;   138.0 p1      21 x[0] copy
        xorps xmm8, xmm6                                ;   139.0 p5      21 x[0]
        andps xmm7, xmm8                                ;   140.0 p0      21 x[0]
        andps xmm5, xmm6                                ;   139.0 p1      21 x[0]
        andps xmm8, [rbp + 48]                          ;   140.0 p5+p2   21 x[0]
        andps xmm1, xmm6                                ;   139.5 p0      21 x[0]
        xorps xmm0, xmm7                                ;   141.0 p1      21 x[0]
        xorps xmm5, xmm8                                ;   141.0 p5      21 x[0]
        xorps xmm4, xmm5                                ;   142.0 p0      21 x[0]
        andps xmm11, xmm2                               ;   141.0 p1      21 x[0]
        movaps xmm6, xmm3                               ;   141.2 p5      21 x[0] copy
        andps xmm6, [rdx - 112]                         ;   142.2 p0+p2   21 x[0]
        movaps xmm7, [rdi - 32]                         ;   137.8 p2      21 x[0] reload
        andps xmm7, xmm12                               ;   142.0 p1      21 x[0]
        andps xmm2, [rsi - 64]                          ;   142.2 p5+p2   21 x[0]
        xorps xmm12, xmm3                               ;   142.5 p0      21 x[0]
        xorps xmm1, xmm13                               ;   143.0 p1      21 x[0]
        xorps xmm1, xmm0                                ;   144.0 p5      21 x[0]
        xorps xmm6, xmm7                                ;   143.5 p0      21 x[0]
        xorps xmm15, xmm4                               ;   144.0 p1      21 x[0]
        xorps xmm15, xmm6                               ;   145.0 p5      21 x[0]
        andps xmm3, [rbp + 0]                           ;   144.5 p0+p2   21 x[0]
        xorps xmm9, xmm14                               ;   145.0 p1      21 x[0]
        xorps xmm9, xmm15                               ;   146.0 p5      21 x[0]
        xorps xmm11, xmm0                               ;   145.5 p0      21 x[0]
        xorps xmm11, xmm9                               ;   147.0 p1      21 x[0]
        xorps xmm3, xmm9                                ;   147.0 p5      21 x[0]
        movaps xmm14, xmm12                             ;   146.5 p0      21 x[0] copy
        andps xmm14, [rdx + 32]                         ;   147.5 p1+p2   21 x[0]
        xorps xmm13, xmm14                              ;   148.5 p5      21 x[0]
        andps xmm12, [rdx - 128]                        ;   147.5 p0+p2   21 x[0]
        xorps xmm7, xmm5                                ;   148.0 p1      21 x[0]
        xorps xmm7, xmm12                               ;   149.0 p5      21 x[0]
        xorps xmm7, xmm1                                ;   150.0 p0      21 x[0]
        xorps xmm7, xmm11                               ;   151.0 p1      21 x[0]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   144.2 p2      21 x[0] reload
        xorps xmm15, xmm14                              ;   149.2 p5      21 x[0]
        movaps xmm0, xmm3                               ;   149.5 p0      21 x[0] copy
        xorps xmm0, xmm7                                ;   152.0 p1      21 x[0]
        xorps xmm7, xmm14                               ;   152.0 p5      21 x[0]
        xorps xmm15, xmm13                              ;   150.5 p0      21 x[0]
        xorps xmm10, xmm4                               ;   151.0 p1      21 x[0]
        xorps xmm10, xmm3                               ;   152.0 p5      21 x[0]
        xorps xmm10, xmm14                              ;   153.0 p0      21 x[0]
        xorps xmm1, xmm14                               ;   152.0 p1      21 x[0]
        movaps xmm3, [rdx - 16]                         ;   147.5 p2      21 x[0]
        movaps xmm4, [rbp - 80]                         ;   148.5 p2      21 x[0]
        movaps xmm5, [r8 + 256]                         ;   149.5 p2      21 x[0]
        movaps xmm9, [r15 + 32]                         ;   150.5 p2      32 x[0] reload
        xorps xmm5, xmm9                                ;   153.5 p5      21 x[0]
        movaps xmm12, [r11 + 64]                        ;   151.5 p2      32 x[0] reload
        xorps xmm5, xmm12                               ;   154.5 p0      21 x[0]
        xorps xmm5, [rbx + 96]                          ;   155.5 p1+p2   21 x[0]
        xorps xmm5, xmm14                               ;   156.5 p5      21 x[0]
        movaps xmm9, [r8 + 288]                         ;   153.5 p2      21 x[0]
        xorps xmm9, [r15 + 64]                          ;   156.5 p0+p2   21 x[0]
        xorps xmm9, [r11 + 96]                          ;   157.5 p1+p2   21 x[0]
        xorps xmm9, [r9 - 128]                          ;   158.5 p5+p2   21 x[0]
        xorps xmm9, xmm14                               ;   159.5 p0      21 x[0]
        movaps xmm12, xmm9                              ;   160.5 p1      21 x[0] copy
        movaps [rdx - 128], xmm13                       ;   151.5 p3+p4   21 x[0] spill
        movaps xmm13, [rdx - 16]                        ;   157.5 p2      21 x[0]
        movaps [rdx - 16], xmm15                        ;   152.5 p3+p4   21 x[0] spill
        movaps xmm15, [r8 + 320]                        ;   158.5 p2      21 x[0]
        xorps xmm15, [r15 + 96]                         ;   161.5 p5+p2   21 x[0]
        xorps xmm15, [r13 - 128]                        ;   162.5 p0+p2   21 x[0]
        xorps xmm15, [r9 - 96]                          ;   163.5 p1+p2   21 x[0]
        xorps xmm15, xmm14                              ;   164.5 p5      21 x[0]
        xorps xmm13, xmm15                              ;   165.5 p0      21 x[0]
        movaps [rdx + 32], xmm8                         ;   153.8 p3+p4   21 x[0] spill
        movaps xmm8, xmm5                               ;   157.5 p1      21 x[0] copy
        movaps [rbp + 0], xmm2                          ;   154.8 p3+p4   21 x[0] spill
        movaps xmm2, [r8 + 336]                         ;   162.5 p2      21 x[0]
        xorps xmm2, [r15 + 112]                         ;   165.5 p5+p2   21 x[0]
        xorps xmm2, [r13 - 112]                         ;   166.5 p0+p2   21 x[0]
        xorps xmm2, [r9 - 80]                           ;   167.5 p1+p2   21 x[0]
        xorps xmm2, xmm14                               ;   168.5 p5      21 x[0]
        xorps xmm13, xmm2                               ;   169.5 p0      21 x[0]
        movaps [rsi - 64], xmm6                         ;   158.0 p3+p4   21 x[0] spill
        movaps xmm6, xmm2                               ;   169.5 p1      21 x[0] copy
        xorps xmm6, [r8 + 304]                          ;   170.5 p5+p2   21 x[0]
        xorps xmm6, [r15 + 80]                          ;   171.5 p0+p2   21 x[0]
        xorps xmm6, [r11 + 112]                         ;   172.5 p1+p2   21 x[0]
        xorps xmm6, [r9 - 112]                          ;   173.5 p5+p2   21 x[0]
        xorps xmm8, xmm6                                ;   174.5 p0      21 x[0]
        movaps [rdi - 32], xmm1                         ;   162.5 p3+p4   21 x[0] spill
        movaps xmm1, xmm6                               ;   174.5 p1      21 x[0] copy
        movaps [rdx - 112], xmm0                        ;   163.5 p3+p4   21 x[0] spill
        movaps xmm0, [r8 + 352]                         ;   170.5 p2      21 x[0]
        xorps xmm0, [rbp + 3200]                        ;   173.5 p5+p2   21 x[0]
        xorps xmm0, [r13 - 96]                          ;   174.5 p0+p2   21 x[0]
        xorps xmm0, [r9 - 64]                           ;   175.5 p1+p2   21 x[0]
        xorps xmm0, xmm14                               ;   176.5 p5      21 x[0]
        xorps xmm12, xmm0                               ;   177.5 p0      21 x[0]
        xorps xmm1, xmm0                                ;   177.5 p1      21 x[0]
        xorps xmm3, xmm12                               ;   178.5 p5      21 x[0]
        xorps xmm4, xmm12                               ;   178.5 p0      21 x[0]
        xorps xmm6, xmm3                                ;   179.5 p1      21 x[0]
        xorps xmm5, xmm4                                ;   179.5 p5      21 x[0]
        xorps xmm15, xmm5                               ;   180.5 p0      21 x[0]
        movaps [rbp + 48], xmm7                         ;   171.5 p3+p4   21 x[0] spill
        movaps xmm7, xmm13                              ;   171.8 p1      21 x[0] copy
        xorps xmm7, xmm4                                ;   179.5 p5      21 x[0]
        movaps [rdx + 0], xmm11                         ;   172.5 p3+p4   21 x[0] spill
        movaps xmm11, xmm13                             ;   172.8 p0      21 x[0] copy
        xorps xmm11, xmm8                               ;   175.5 p1      21 x[0]
        movaps [rdx + 16], xmm10                        ;   173.5 p3+p4   21 x[0] spill
        movaps xmm10, xmm0                              ;   177.5 p5      21 x[0] copy
        xorps xmm10, xmm15                              ;   181.5 p0      21 x[0]
        movaps xmm14, xmm8                              ;   175.5 p1      21 x[0] copy
        xorps xmm14, [rbp - 80]                         ;   176.5 p5+p2   21 x[0]
        movaps [rbp + 64], xmm6                         ;   180.5 p3+p4   21 x[0] spill
        movaps xmm6, xmm14                              ;   177.5 p0      21 x[0] copy
        andps xmm6, xmm1                                ;   178.5 p1      21 x[0]
        movaps [rbp - 112], xmm14                       ;   177.5 p3+p4   21 x[0] spill
        movaps xmm14, xmm1                              ;   178.5 p5      21 x[0] copy
        xorps xmm14, xmm15                              ;   181.5 p0      21 x[0]
        movaps [rbp - 64], xmm4                         ;   179.5 p3+p4   21 x[0] spill
        movaps xmm4, xmm15                              ;   181.5 p1      21 x[0] copy
        andps xmm4, [rbp - 80]                          ;   182.5 p5+p2   21 x[0]
        xorps xmm9, xmm4                                ;   183.5 p0      21 x[0]
        movaps xmm4, xmm8                               ;   178.8 p1      21 x[0] copy
        andps xmm4, xmm14                               ;   182.5 p5      21 x[0]
        xorps xmm6, xmm4                                ;   183.5 p0      21 x[0]
        xorps xmm5, xmm6                                ;   184.5 p1      21 x[0]
        xorps xmm2, xmm6                                ;   184.5 p5      21 x[0]
        movaps xmm6, xmm7                               ;   180.5 p0      21 x[0] copy
        andps xmm6, xmm3                                ;   181.5 p1      21 x[0]
        xorps xmm5, xmm6                                ;   185.5 p5      21 x[0]
        movaps xmm6, xmm0                               ;   181.2 p0      21 x[0] copy
        andps xmm6, xmm12                               ;   182.2 p1      21 x[0]
        xorps xmm4, xmm6                                ;   183.5 p5      21 x[0]
        movaps xmm6, xmm3                               ;   182.2 p0      21 x[0] copy
        xorps xmm6, xmm10                               ;   183.2 p1      21 x[0]
        movaps [rdx + 48], xmm0                         ;   181.8 p3+p4   21 x[0] spill
        movaps xmm0, xmm12                              ;   183.0 p5      21 x[0] copy
        xorps xmm0, xmm11                               ;   184.0 p0      21 x[0]
        movaps [rdx - 96], xmm12                        ;   182.8 p3+p4   21 x[0] spill
        movaps xmm12, xmm3                              ;   183.8 p1      21 x[0] copy
        xorps xmm12, xmm1                               ;   184.8 p5      21 x[0]
        movaps [rsi - 48], xmm15                        ;   183.8 p3+p4   21 x[0] spill
        movaps xmm15, xmm13                             ;   184.2 p0      21 x[0] copy
        andps xmm15, xmm6                               ;   185.2 p1      21 x[0]
        xorps xmm5, xmm15                               ;   186.5 p5      21 x[0]
        xorps xmm9, xmm15                               ;   186.2 p0      21 x[0]
        movaps xmm15, xmm0                              ;   185.8 p1      21 x[0] copy
        andps xmm15, xmm12                              ;   186.8 p5      21 x[0]
        xorps xmm2, xmm15                               ;   187.8 p0      21 x[0]
        movaps xmm15, xmm10                             ;   186.8 p1      21 x[0] copy
        orps xmm15, [rbp - 64]                          ;   187.8 p5+p2   21 x[0]
        movaps [rsi - 32], xmm6                         ;   185.8 p3+p4   21 x[0] spill
        movaps xmm6, xmm11                              ;   187.2 p0      21 x[0] copy
        andps xmm6, [rbp + 64]                          ;   188.2 p1+p2   21 x[0]
        xorps xmm2, xmm6                                ;   189.2 p5      21 x[0]
        xorps xmm15, xmm6                               ;   189.2 p0      21 x[0]
        movaps xmm6, xmm4                               ;   188.8 p1      21 x[0] copy
        xorps xmm6, xmm9                                ;   189.8 p5      21 x[0]
        xorps xmm4, xmm15                               ;   190.2 p0      21 x[0]
        andps xmm6, xmm5                                ;   190.8 p1      21 x[0]
        xorps xmm9, xmm15                               ;   190.2 p5      21 x[0]
        movaps xmm15, xmm9                              ;   191.2 p0      21 x[0] copy
        andps xmm15, xmm2                               ;   192.2 p1      21 x[0]
        movaps [rsi - 16], xmm10                        ;   188.8 p3+p4   21 x[0] spill
        movaps xmm10, xmm4                              ;   191.2 p5      21 x[0] copy
        orps xmm10, xmm15                               ;   193.2 p0      21 x[0]
        xorps xmm10, xmm6                               ;   194.2 p1      21 x[0]
        orps xmm6, xmm4                                 ;   192.0 p5      21 x[0]
        xorps xmm6, xmm15                               ;   193.2 p0      21 x[0]
        xorps xmm9, xmm6                                ;   194.2 p1      21 x[0]
        andps xmm12, xmm9                               ;   195.2 p5      21 x[0]
        andps xmm0, xmm9                                ;   195.2 p0      21 x[0]
        orps xmm6, xmm5                                 ;   194.2 p1      21 x[0]
        xorps xmm9, xmm10                               ;   195.2 p5      21 x[0]
        andps xmm7, xmm10                               ;   195.2 p0      21 x[0]
        xorps xmm15, xmm2                               ;   194.8 p1      21 x[0]
        andps xmm2, xmm4                                ;   195.0 p5      21 x[0]
        orps xmm5, xmm2                                 ;   196.0 p0      21 x[0]
        xorps xmm15, xmm5                               ;   197.0 p1      21 x[0]
        xorps xmm4, xmm6                                ;   196.0 p5      21 x[0]
        xorps xmm4, xmm2                                ;   197.0 p0      21 x[0]
        andps xmm1, xmm9                                ;   196.8 p1      21 x[0]
        andps xmm3, xmm10                               ;   197.0 p5      21 x[0]
        movaps xmm2, [rbp - 64]                         ;   193.8 p2      21 x[0]
        andps xmm2, xmm15                               ;   198.0 p0      21 x[0]
        xorps xmm0, xmm2                                ;   199.0 p1      21 x[0]
        xorps xmm10, xmm15                              ;   198.0 p5      21 x[0]
        movaps xmm5, xmm9                               ;   198.2 p0      21 x[0] copy
        xorps xmm5, xmm4                                ;   199.2 p1      21 x[0]
        andps xmm9, [rbp - 112]                         ;   199.0 p5+p2   21 x[0]
        xorps xmm9, xmm0                                ;   200.0 p0      21 x[0]
        movaps xmm6, xmm10                              ;   199.8 p1      21 x[0] copy
        xorps xmm6, xmm5                                ;   200.8 p5      21 x[0]
        andps xmm11, xmm6                               ;   201.8 p0      21 x[0]
        andps xmm14, xmm5                               ;   200.8 p1      21 x[0]
        andps xmm6, [rbp + 64]                          ;   201.8 p5+p2   21 x[0]
        andps xmm8, xmm5                                ;   201.2 p0      21 x[0]
        xorps xmm2, xmm11                               ;   202.8 p1      21 x[0]
        xorps xmm14, xmm6                               ;   202.8 p5      21 x[0]
        xorps xmm1, xmm14                               ;   203.8 p0      21 x[0]
        andps xmm13, xmm10                              ;   202.8 p1      21 x[0]
        movaps xmm5, xmm4                               ;   203.0 p5      21 x[0] copy
        andps xmm5, [rsi - 48]                          ;   204.0 p0+p2   21 x[0]
        movaps xmm11, [rsi - 16]                        ;   199.5 p2      21 x[0] reload
        andps xmm11, xmm15                              ;   203.8 p1      21 x[0]
        andps xmm10, [rsi - 32]                         ;   204.0 p5+p2   21 x[0]
        xorps xmm15, xmm4                               ;   204.2 p0      21 x[0]
        xorps xmm8, xmm9                                ;   204.8 p1      21 x[0]
        xorps xmm8, xmm2                                ;   205.8 p5      21 x[0]
        xorps xmm5, xmm11                               ;   205.2 p0      21 x[0]
        xorps xmm3, xmm1                                ;   205.8 p1      21 x[0]
        xorps xmm3, xmm5                                ;   206.8 p5      21 x[0]
        andps xmm4, [rbp - 80]                          ;   206.2 p0+p2   21 x[0]
        xorps xmm0, xmm7                                ;   206.8 p1      21 x[0]
        xorps xmm0, xmm3                                ;   207.8 p5      21 x[0]
        xorps xmm13, xmm2                               ;   207.2 p0      21 x[0]
        xorps xmm13, xmm0                               ;   208.8 p1      21 x[0]
        xorps xmm4, xmm0                                ;   208.8 p5      21 x[0]
        movaps xmm0, xmm15                              ;   208.2 p0      21 x[0] copy
        andps xmm0, [rdx - 96]                          ;   209.2 p1+p2   21 x[0]
        xorps xmm9, xmm0                                ;   210.2 p5      21 x[0]
        andps xmm15, [rdx + 48]                         ;   209.2 p0+p2   21 x[0]
        xorps xmm11, xmm14                              ;   209.8 p1      21 x[0]
        xorps xmm11, xmm15                              ;   210.8 p5      21 x[0]
        xorps xmm11, xmm8                               ;   211.8 p0      21 x[0]
        xorps xmm11, xmm13                              ;   212.8 p1      21 x[0]
        xorps xmm10, xmm6                               ;   211.0 p5      21 x[0]
        xorps xmm10, xmm5                               ;   212.0 p0      21 x[0]
        xorps xmm10, xmm13                              ;   213.0 p1      21 x[0]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   207.0 p2      21 x[0] reload
        xorps xmm13, xmm14                              ;   212.0 p5      21 x[0]
        xorps xmm12, xmm1                               ;   212.2 p0      21 x[0]
        xorps xmm12, xmm4                               ;   213.2 p1      21 x[0]
        xorps xmm4, xmm11                               ;   213.8 p5      21 x[0]
        xorps xmm12, xmm14                              ;   214.2 p0      21 x[0]
        xorps xmm8, xmm14                               ;   213.8 p1      21 x[0]
        movaps xmm15, [rcx - 80]                        ;   209.2 p2      21 x[0]
        movaps xmm0, [rcx - 96]                         ;   210.2 p2      21 x[0]
        movaps xmm1, [r8 + 384]                         ;   211.2 p2      21 x[0]
        movaps xmm2, [rbp + 3232]                       ;   212.2 p2      32 x[0] reload
        xorps xmm1, xmm2                                ;   215.2 p5      21 x[0]
        movaps xmm5, [r13 - 64]                         ;   213.2 p2      32 x[0] reload
        xorps xmm1, xmm5                                ;   216.2 p0      21 x[0]
        movaps xmm6, [r9 - 32]                          ;   214.2 p2      32 x[0] reload
        xorps xmm1, xmm6                                ;   217.2 p1      21 x[0]
        xorps xmm1, xmm14                               ;   218.2 p5      21 x[0]
        movaps xmm7, [r8 + 416]                         ;   215.2 p2      21 x[0]
        xorps xmm7, [rbp + 3264]                        ;   218.2 p0+p2   21 x[0]
        xorps xmm7, [r13 - 32]                          ;   219.2 p1+p2   21 x[0]
        xorps xmm7, [r9 + 0]                            ;   220.2 p5+p2   21 x[0]
        xorps xmm7, xmm14                               ;   221.2 p0      21 x[0]
        movaps xmm2, xmm7                               ;   222.2 p1      21 x[0] copy
        movaps xmm5, [rcx - 80]                         ;   219.2 p2      21 x[0]
        movaps xmm6, [r8 + 448]                         ;   220.2 p2      21 x[0]
        xorps xmm6, [rbp + 3296]                        ;   223.2 p5+p2   21 x[0]
        xorps xmm6, [r13 + 0]                           ;   224.2 p0+p2   21 x[0]
        xorps xmm6, [r9 + 32]                           ;   225.2 p1+p2   21 x[0]
        xorps xmm6, xmm14                               ;   226.2 p5      21 x[0]
        xorps xmm5, xmm6                                ;   227.2 p0      21 x[0]
        movaps [rcx - 80], xmm3                         ;   215.5 p3+p4   21 x[0] spill
        movaps xmm3, xmm1                               ;   219.2 p1      21 x[0] copy
        movaps [rdx + 48], xmm9                         ;   216.5 p3+p4   21 x[0] spill
        movaps xmm9, [r8 + 464]                         ;   224.2 p2      21 x[0]
        xorps xmm9, [rbp + 3312]                        ;   227.2 p5+p2   21 x[0]
        xorps xmm9, [r13 + 16]                          ;   228.2 p0+p2   21 x[0]
        xorps xmm9, [r9 + 48]                           ;   229.2 p1+p2   21 x[0]
        xorps xmm9, xmm14                               ;   230.2 p5      21 x[0]
        xorps xmm5, xmm9                                ;   231.2 p0      21 x[0]
        movaps [rdx - 96], xmm10                        ;   219.8 p3+p4   21 x[0] spill
        movaps xmm10, xmm9                              ;   231.2 p1      21 x[0] copy
        xorps xmm10, [r8 + 432]                         ;   232.2 p5+p2   21 x[0]
        xorps xmm10, [rbp + 3280]                       ;   233.2 p0+p2   21 x[0]
        xorps xmm10, [r13 - 16]                         ;   234.2 p1+p2   21 x[0]
        xorps xmm10, [r9 + 16]                          ;   235.2 p5+p2   21 x[0]
        xorps xmm3, xmm10                               ;   236.2 p0      21 x[0]
        movaps [rbp - 80], xmm8                         ;   224.2 p3+p4   21 x[0] spill
        movaps xmm8, xmm10                              ;   236.2 p1      21 x[0] copy
        movaps [rsi - 32], xmm4                         ;   225.2 p3+p4   21 x[0] spill
        movaps xmm4, [r8 + 480]                         ;   232.2 p2      21 x[0]
        xorps xmm4, [rbp + 3328]                        ;   235.2 p5+p2   21 x[0]
        xorps xmm4, [r13 + 32]                          ;   236.2 p0+p2   21 x[0]
        xorps xmm4, [r9 + 64]                           ;   237.2 p1+p2   21 x[0]
        xorps xmm4, xmm14                               ;   238.2 p5      21 x[0]
        xorps xmm2, xmm4                                ;   239.2 p0      21 x[0]
        xorps xmm8, xmm4                                ;   239.2 p1      21 x[0]
        xorps xmm15, xmm2                               ;   240.2 p5      21 x[0]
        xorps xmm0, xmm2                                ;   240.2 p0      21 x[0]
        xorps xmm10, xmm15                              ;   241.2 p1      21 x[0]
        xorps xmm1, xmm0                                ;   241.2 p5      21 x[0]
        xorps xmm6, xmm1                                ;   242.2 p0      21 x[0]
        movaps xmm14, xmm5                              ;   233.2 p1      21 x[0] copy
        xorps xmm14, xmm0                               ;   241.2 p5      21 x[0]
        movaps [rsi - 16], xmm11                        ;   234.2 p3+p4   21 x[0] spill
        movaps xmm11, xmm5                              ;   234.5 p0      21 x[0] copy
        xorps xmm11, xmm3                               ;   237.2 p1      21 x[0]
        movaps [rsi - 48], xmm13                        ;   235.2 p3+p4   21 x[0] spill
        movaps xmm13, xmm4                              ;   239.2 p5      21 x[0] copy
        xorps xmm13, xmm6                               ;   243.2 p0      21 x[0]
        movaps [rbp + 64], xmm12                        ;   236.2 p3+p4   21 x[0] spill
        movaps xmm12, xmm3                              ;   237.2 p1      21 x[0] copy
        xorps xmm12, [rcx - 96]                         ;   238.2 p5+p2   21 x[0]
        movaps [rbp - 112], xmm10                       ;   242.2 p3+p4   21 x[0] spill
        movaps xmm10, xmm12                             ;   239.2 p0      21 x[0] copy
        andps xmm10, xmm8                               ;   240.2 p1      21 x[0]
        movaps [rbp - 64], xmm12                        ;   239.2 p3+p4   21 x[0] spill
        movaps xmm12, xmm8                              ;   240.2 p5      21 x[0] copy
        xorps xmm12, xmm6                               ;   243.2 p0      21 x[0]
        movaps [rcx + 112], xmm0                        ;   241.2 p3+p4   21 x[0] spill
        movaps xmm0, xmm6                               ;   243.2 p1      21 x[0] copy
        andps xmm0, [rcx - 96]                          ;   244.2 p5+p2   21 x[0]
        xorps xmm7, xmm0                                ;   245.2 p0      21 x[0]
        movaps xmm0, xmm3                               ;   240.5 p1      21 x[0] copy
        andps xmm0, xmm12                               ;   244.2 p5      21 x[0]
        xorps xmm10, xmm0                               ;   245.2 p0      21 x[0]
        xorps xmm1, xmm10                               ;   246.2 p1      21 x[0]
        xorps xmm9, xmm10                               ;   246.2 p5      21 x[0]
        movaps xmm10, xmm14                             ;   242.2 p0      21 x[0] copy
        andps xmm10, xmm15                              ;   243.2 p1      21 x[0]
        xorps xmm1, xmm10                               ;   247.2 p5      21 x[0]
        movaps xmm10, xmm4                              ;   243.0 p0      21 x[0] copy
        andps xmm10, xmm2                               ;   244.0 p1      21 x[0]
        xorps xmm0, xmm10                               ;   245.2 p5      21 x[0]
        movaps xmm10, xmm15                             ;   244.0 p0      21 x[0] copy
        xorps xmm10, xmm13                              ;   245.0 p1      21 x[0]
        movaps [rdx + 64], xmm4                         ;   243.5 p3+p4   21 x[0] spill
        movaps xmm4, xmm2                               ;   244.8 p5      21 x[0] copy
        xorps xmm4, xmm11                               ;   245.8 p0      21 x[0]
        movaps [rbx - 48], xmm2                         ;   244.5 p3+p4   21 x[0] spill
        movaps xmm2, xmm15                              ;   245.5 p1      21 x[0] copy
        xorps xmm2, xmm8                                ;   246.5 p5      21 x[0]
        movaps [rbp - 48], xmm6                         ;   245.5 p3+p4   21 x[0] spill
        movaps xmm6, xmm5                               ;   246.0 p0      21 x[0] copy
        andps xmm6, xmm10                               ;   247.0 p1      21 x[0]
        xorps xmm1, xmm6                                ;   248.2 p5      21 x[0]
        xorps xmm7, xmm6                                ;   248.0 p0      21 x[0]
        movaps xmm6, xmm4                               ;   247.5 p1      21 x[0] copy
        andps xmm6, xmm2                                ;   248.5 p5      21 x[0]
        xorps xmm9, xmm6                                ;   249.5 p0      21 x[0]
        movaps xmm6, xmm13                              ;   248.5 p1      21 x[0] copy
        orps xmm6, [rcx + 112]                          ;   249.5 p5+p2   21 x[0]
        movaps [rbx - 32], xmm10                        ;   247.5 p3+p4   21 x[0] spill
        movaps xmm10, xmm11                             ;   249.0 p0      21 x[0] copy
        andps xmm10, [rbp - 112]                        ;   250.0 p1+p2   21 x[0]
        xorps xmm9, xmm10                               ;   251.0 p5      21 x[0]
        xorps xmm6, xmm10                               ;   251.0 p0      21 x[0]
        movaps xmm10, xmm0                              ;   250.5 p1      21 x[0] copy
        xorps xmm10, xmm7                               ;   251.5 p5      21 x[0]
        xorps xmm0, xmm6                                ;   252.0 p0      21 x[0]
        andps xmm10, xmm1                               ;   252.5 p1      21 x[0]
        xorps xmm7, xmm6                                ;   252.0 p5      21 x[0]
        movaps xmm6, xmm7                               ;   253.0 p0      21 x[0] copy
        andps xmm6, xmm9                                ;   254.0 p1      21 x[0]
        movaps [rbp - 32], xmm13                        ;   250.5 p3+p4   21 x[0] spill
        movaps xmm13, xmm0                              ;   253.0 p5      21 x[0] copy
        orps xmm13, xmm6                                ;   255.0 p0      21 x[0]
        xorps xmm13, xmm10                              ;   256.0 p1      21 x[0]
        orps xmm10, xmm0                                ;   253.8 p5      21 x[0]
        xorps xmm10, xmm6                               ;   255.0 p0      21 x[0]
        xorps xmm7, xmm10                               ;   256.0 p1      21 x[0]
        andps xmm2, xmm7                                ;   257.0 p5      21 x[0]
        andps xmm4, xmm7                                ;   257.0 p0      21 x[0]
        orps xmm10, xmm1                                ;   256.0 p1      21 x[0]
        xorps xmm7, xmm13                               ;   257.0 p5      21 x[0]
        andps xmm14, xmm13                              ;   257.0 p0      21 x[0]
        xorps xmm6, xmm9                                ;   256.5 p1      21 x[0]
        andps xmm9, xmm0                                ;   256.8 p5      21 x[0]
        orps xmm1, xmm9                                 ;   257.8 p0      21 x[0]
        xorps xmm6, xmm1                                ;   258.8 p1      21 x[0]
        xorps xmm0, xmm10                               ;   257.8 p5      21 x[0]
        xorps xmm0, xmm9                                ;   258.8 p0      21 x[0]
        andps xmm8, xmm7                                ;   258.5 p1      21 x[0]
        andps xmm15, xmm13                              ;   258.8 p5      21 x[0]
        movaps xmm1, [rcx + 112]                        ;   255.5 p2      21 x[0]
        andps xmm1, xmm6                                ;   259.8 p0      21 x[0]
        xorps xmm4, xmm1                                ;   260.8 p1      21 x[0]
        xorps xmm13, xmm6                               ;   259.8 p5      21 x[0]
        movaps xmm9, xmm7                               ;   260.0 p0      21 x[0] copy
        xorps xmm9, xmm0                                ;   261.0 p1      21 x[0]
        andps xmm7, [rbp - 64]                          ;   260.8 p5+p2   21 x[0]
        xorps xmm7, xmm4                                ;   261.8 p0      21 x[0]
        movaps xmm10, xmm13                             ;   261.5 p1      21 x[0] copy
        xorps xmm10, xmm9                               ;   262.5 p5      21 x[0]
        andps xmm11, xmm10                              ;   263.5 p0      21 x[0]
        andps xmm12, xmm9                               ;   262.5 p1      21 x[0]
        andps xmm10, [rbp - 112]                        ;   263.5 p5+p2   21 x[0]
        andps xmm3, xmm9                                ;   263.0 p0      21 x[0]
        xorps xmm1, xmm11                               ;   264.5 p1      21 x[0]
        xorps xmm12, xmm10                              ;   264.5 p5      21 x[0]
        xorps xmm8, xmm12                               ;   265.5 p0      21 x[0]
        andps xmm5, xmm13                               ;   264.5 p1      21 x[0]
        movaps xmm9, xmm0                               ;   264.8 p5      21 x[0] copy
        andps xmm9, [rbp - 48]                          ;   265.8 p0+p2   21 x[0]
        movaps xmm11, [rbp - 32]                        ;   261.2 p2      21 x[0] reload
        andps xmm11, xmm6                               ;   265.5 p1      21 x[0]
        andps xmm13, [rbx - 32]                         ;   265.8 p5+p2   21 x[0]
        xorps xmm6, xmm0                                ;   266.0 p0      21 x[0]
        xorps xmm3, xmm7                                ;   266.5 p1      21 x[0]
        xorps xmm3, xmm1                                ;   267.5 p5      21 x[0]
        xorps xmm9, xmm11                               ;   267.0 p0      21 x[0]
        xorps xmm15, xmm8                               ;   267.5 p1      21 x[0]
        xorps xmm15, xmm9                               ;   268.5 p5      21 x[0]
        andps xmm0, [rcx - 96]                          ;   268.0 p0+p2   21 x[0]
        xorps xmm4, xmm14                               ;   268.5 p1      21 x[0]
        xorps xmm4, xmm15                               ;   269.5 p5      21 x[0]
        xorps xmm5, xmm1                                ;   269.0 p0      21 x[0]
        xorps xmm5, xmm4                                ;   270.5 p1      21 x[0]
        xorps xmm0, xmm4                                ;   270.5 p5      21 x[0]
        movaps xmm14, xmm6                              ;   270.0 p0      21 x[0] copy
        andps xmm14, [rbx - 48]                         ;   271.0 p1+p2   21 x[0]
        xorps xmm7, xmm14                               ;   272.0 p5      21 x[0]
        andps xmm6, [rdx + 64]                          ;   271.0 p0+p2   21 x[0]
        xorps xmm11, xmm12                              ;   271.5 p1      21 x[0]
        xorps xmm11, xmm6                               ;   272.5 p5      21 x[0]
        xorps xmm11, xmm3                               ;   273.5 p0      21 x[0]
        xorps xmm11, xmm5                               ;   274.5 p1      21 x[0]
        xorps xmm13, xmm10                              ;   272.8 p5      21 x[0]
        xorps xmm13, xmm9                               ;   273.8 p0      21 x[0]
        xorps xmm13, xmm5                               ;   274.8 p1      21 x[0]
        movaps xmm14, xmm0                              ;   273.8 p5      21 x[0] copy
        xorps xmm14, xmm11                              ;   275.5 p0      21 x[0]
        movaps xmm1, [rel sm4_encrypt.T0_constants128]  ;   269.5 p2      21 x[0] reload
        xorps xmm11, xmm1                               ;   275.5 p1      21 x[0]
        xorps xmm15, xmm7                               ;   274.8 p5      21 x[0]
        xorps xmm15, xmm1                               ;   275.8 p0      21 x[0]
        xorps xmm5, xmm1                                ;   275.5 p1      21 x[0]
        xorps xmm2, xmm8                                ;   275.8 p5      21 x[0]
        xorps xmm2, xmm0                                ;   276.8 p0      21 x[0]
        xorps xmm2, xmm1                                ;   277.8 p1      21 x[0]
        xorps xmm3, xmm1                                ;   276.8 p5      21 x[0]
        movaps xmm0, [rbp + 64]                         ;   272.5 p2      32 x[0]
        xorps xmm0, xmm2                                ;   278.8 p0      32 x[0]
        movaps xmm4, [rbp + 32]                         ;   273.5 p2      32 x[0]
        xorps xmm4, [rbp + 64]                          ;   277.5 p1+p2   32 x[0]
        movaps xmm6, [rbp + 32]                         ;   275.5 p2      32 x[0]
        movaps xmm8, [rdx + 16]                         ;   276.5 p2      21 x[0] reload
        xorps xmm6, xmm8                                ;   279.5 p5      32 x[0]
        movaps xmm9, [rdx + 0]                          ;   277.5 p2      32 x[0]
        xorps xmm9, xmm1                                ;   280.5 p0      32 x[0]
        movaps xmm10, [rsi - 48]                        ;   278.5 p2      21 x[0] reload
        xorps xmm9, xmm10                               ;   281.5 p1      32 x[0]
        movaps xmm12, xmm11                             ;   278.8 p5      32 x[0] copy
        xorps xmm12, [rbp + 48]                         ;   279.8 p0+p2   32 x[0]
        xorps xmm11, [rsi - 16]                         ;   280.5 p1+p2   32 x[0]
        xorps xmm11, xmm1                               ;   281.5 p5      32 x[0]
        xorps xmm2, xmm11                               ;   282.5 p0      32 x[0]
        movaps [rdx + 16], xmm2                         ;   283.5 p3+p4   32 x[0] spill
        movaps xmm2, xmm5                               ;   280.5 p1      32 x[0] copy
        xorps xmm2, [rsi - 80]                          ;   281.5 p5+p2   32 x[0]
        xorps xmm5, xmm0                                ;   281.0 p0      32 x[0]
        xorps xmm5, xmm9                                ;   282.5 p1      32 x[0]
        movaps [rsi - 16], xmm5                         ;   283.5 p3+p4   32 x[0] spill
        movaps xmm5, xmm14                              ;   281.8 p5      32 x[0] copy
        xorps xmm5, [rdi - 96]                          ;   282.8 p0+p2   32 x[0]
        xorps xmm14, [rdx - 112]                        ;   283.5 p1+p2   32 x[0]
        xorps xmm0, [rbp + 3424]                        ;   284.5 p5+p2   32 x[0]
        movaps [rbp + 32], xmm9                         ;   282.5 p3+p4   32 x[0] spill
        movaps xmm9, xmm12                              ;   283.0 p0      32 x[0] copy
        xorps xmm9, xmm4                                ;   284.0 p1      32 x[0]
        xorps xmm12, [rdi - 48]                         ;   285.5 p5+p2   32 x[0]
        xorps xmm12, [rdx - 112]                        ;   286.5 p0+p2   32 x[0]
        xorps xmm12, [rsi - 32]                         ;   287.5 p1+p2   32 x[0]
        movaps [rdx - 112], xmm4                        ;   281.8 p3+p4   32 x[0] spill
        movaps xmm4, [rdi - 48]                         ;   288.5 p2      32 x[0]
        xorps xmm4, [rbp + 48]                          ;   291.5 p5+p2   32 x[0]
        xorps xmm8, xmm4                                ;   292.5 p0      32 x[0]
        xorps xmm0, xmm8                                ;   293.5 p1      32 x[0]
        xorps xmm4, xmm14                               ;   292.5 p5      32 x[0]
        xorps xmm4, [rbp + 3456]                        ;   293.5 p0+p2   32 x[0]
        movaps [rdi - 48], xmm0                         ;   294.5 p3+p4   32 x[0] spill
        movaps xmm0, xmm10                              ;   286.5 p1      32 x[0] copy
        xorps xmm0, xmm5                                ;   287.5 p5      32 x[0]
        xorps xmm0, [rsi - 80]                          ;   291.5 p0+p2   32 x[0]
        xorps xmm10, xmm6                               ;   287.5 p1      32 x[0]
        xorps xmm10, xmm2                               ;   288.5 p5      32 x[0]
        xorps xmm5, xmm11                               ;   288.0 p0      32 x[0]
        xorps xmm5, [rbp + 48]                          ;   292.5 p1+p2   32 x[0]
        xorps xmm4, xmm5                                ;   294.5 p5      32 x[0]
        movaps [rbp + 48], xmm4                         ;   295.5 p3+p4   32 x[0] spill
        movaps xmm4, xmm2                               ;   289.0 p0      32 x[0] copy
        xorps xmm4, xmm14                               ;   290.0 p1      32 x[0]
        xorps xmm4, [rsi - 32]                          ;   293.5 p5+p2   32 x[0]
        movaps [rsi - 48], xmm5                         ;   293.5 p3+p4   32 x[0] spill
        movaps xmm5, xmm3                               ;   290.0 p0      32 x[0] copy
        xorps xmm5, [rbp - 80]                          ;   294.5 p1+p2   32 x[0]
        movaps [rsi - 80], xmm8                         ;   293.5 p3+p4   32 x[0] spill
        movaps xmm8, [rbp + 112]                        ;   295.5 p2      32 x[0]
        xorps xmm8, [rbp - 80]                          ;   298.5 p5+p2   32 x[0]
        movaps [rbp - 80], xmm2                         ;   291.5 p3+p4   32 x[0] spill
        movaps xmm2, [rbp + 112]                        ;   297.5 p2      32 x[0]
        xorps xmm2, [rdi - 32]                          ;   300.5 p0+p2   32 x[0]
        movaps [rbp + 112], xmm4                        ;   294.5 p3+p4   32 x[0] spill
        movaps xmm4, xmm15                              ;   292.8 p1      32 x[0] copy
        xorps xmm4, [rdx - 16]                          ;   299.5 p5+p2   32 x[0]
        xorps xmm15, [rcx - 80]                         ;   300.5 p0+p2   32 x[0]
        xorps xmm15, [rdx + 48]                         ;   301.5 p1+p2   32 x[0]
        xorps xmm15, xmm1                               ;   302.5 p5      32 x[0]
        xorps xmm3, xmm15                               ;   303.5 p0      32 x[0]
        movaps xmm1, [rdx + 0]                          ;   302.5 p2      32 x[0]
        xorps xmm1, [rbp + 0]                           ;   305.5 p1+p2   32 x[0]
        xorps xmm1, [rdx + 32]                          ;   306.5 p5+p2   32 x[0]
        xorps xmm1, [rsi - 64]                          ;   307.5 p0+p2   32 x[0]
        xorps xmm1, [rdx - 96]                          ;   308.5 p1+p2   32 x[0]
        movaps [rsi - 64], xmm11                        ;   295.5 p3+p4   32 x[0] spill
        movaps xmm11, xmm13                             ;   296.0 p5      32 x[0] copy
        xorps xmm11, [rdi - 64]                         ;   307.5 p0+p2   32 x[0]
        xorps xmm13, xmm5                               ;   296.8 p1      32 x[0]
        xorps xmm13, xmm1                               ;   309.5 p5      32 x[0]
        xorps xmm5, [rbp + 3440]                        ;   308.5 p0+p2   32 x[0]
        movaps [rdx + 32], xmm13                        ;   310.5 p3+p4   32 x[0] spill
        movaps xmm13, xmm7                              ;   298.5 p1      32 x[0] copy
        xorps xmm13, [rdi - 80]                         ;   309.5 p5+p2   32 x[0]
        xorps xmm7, [rdx - 128]                         ;   310.5 p0+p2   32 x[0]
        movaps [rbp + 0], xmm6                          ;   300.5 p3+p4   32 x[0] spill
        movaps xmm6, xmm4                               ;   300.8 p1      32 x[0] copy
        xorps xmm6, xmm8                                ;   301.8 p5      32 x[0]
        xorps xmm4, [rbp + 16]                          ;   311.5 p0+p2   32 x[0]
        xorps xmm4, [rdx - 128]                         ;   312.5 p1+p2   32 x[0]
        xorps xmm4, [rdx + 48]                          ;   313.5 p5+p2   32 x[0]
        movaps [rdx - 128], xmm8                        ;   302.5 p3+p4   32 x[0] spill
        movaps xmm8, [rbp + 16]                         ;   314.5 p2      32 x[0]
        xorps xmm8, [rdx - 16]                          ;   317.5 p0+p2   32 x[0]
        movaps [rbp + 16], xmm14                        ;   303.5 p3+p4   32 x[0] spill
        movaps xmm14, [rdi - 32]                        ;   316.5 p2      32 x[0]
        xorps xmm14, xmm8                               ;   319.5 p1      32 x[0]
        xorps xmm5, xmm14                               ;   320.5 p5      32 x[0]
        xorps xmm8, xmm7                                ;   318.5 p0      32 x[0]
        xorps xmm8, [rbp + 3472]                        ;   319.5 p1+p2   32 x[0]
        movaps [rdi - 32], xmm5                         ;   321.5 p3+p4   32 x[0] spill
        movaps xmm5, xmm13                              ;   310.5 p5      32 x[0] copy
        xorps xmm5, [rdi - 64]                          ;   318.5 p0+p2   32 x[0]
        xorps xmm5, [rdx - 96]                          ;   319.5 p1+p2   32 x[0]
        xorps xmm13, xmm15                              ;   310.5 p5      32 x[0]
        xorps xmm13, [rdx - 16]                         ;   320.5 p0+p2   32 x[0]
        xorps xmm8, xmm13                               ;   321.5 p1      32 x[0]
        movaps [rdx - 16], xmm8                         ;   322.5 p3+p4   32 x[0] spill
        movaps xmm8, xmm2                               ;   311.5 p5      32 x[0] copy
        xorps xmm8, xmm11                               ;   312.5 p0      32 x[0]
        xorps xmm8, [rdx - 96]                          ;   321.5 p1+p2   32 x[0]
        movaps [rdx - 96], xmm13                        ;   321.5 p3+p4   32 x[0] spill
        movaps xmm13, xmm11                             ;   313.5 p5      32 x[0] copy
        xorps xmm13, xmm7                               ;   314.5 p0      32 x[0]
        xorps xmm13, [rdx + 48]                         ;   322.5 p1+p2   32 x[0]
        xorps xmm2, xmm3                                ;   314.8 p5      32 x[0]
        xorps xmm3, xmm6                                ;   315.0 p0      32 x[0]
        xorps xmm3, [rbp + 3568]                        ;   323.5 p1+p2   32 x[0]
        xorps xmm2, [rbp + 3696]                        ;   324.5 p5+p2   32 x[0]
        xorps xmm15, xmm7                               ;   317.5 p0      32 x[0]
        xorps xmm7, xmm1                                ;   317.8 p1      32 x[0]
        xorps xmm7, [rbp + 3632]                        ;   325.5 p5+p2   32 x[0]
        xorps xmm7, [rdi - 80]                          ;   326.5 p0+p2   32 x[0]
        xorps xmm15, xmm4                               ;   318.8 p1      32 x[0]
        xorps xmm4, [rbp + 3600]                        ;   327.5 p5+p2   32 x[0]
        xorps xmm15, [rbp + 3728]                       ;   328.5 p0+p2   32 x[0]
        movaps [rdi - 80], xmm15                        ;   329.5 p3+p4   32 x[0] spill
        movaps xmm15, xmm0                              ;   320.0 p1      32 x[0] copy
        xorps xmm15, [rbp + 3488]                       ;   329.5 p5+p2   32 x[0]
        xorps xmm15, [rsi - 32]                         ;   330.5 p0+p2   32 x[0]
        xorps xmm15, [rbp + 32]                         ;   331.5 p1+p2   32 x[0]
        xorps xmm0, [rbp + 3744]                        ;   332.5 p5+p2   32 x[0]
        xorps xmm0, [rbp + 112]                         ;   333.5 p0+p2   32 x[0]
        movaps [rsi - 32], xmm0                         ;   334.5 p3+p4   32 x[0] spill
        movaps xmm0, xmm5                               ;   322.2 p1      32 x[0] copy
        xorps xmm0, xmm1                                ;   323.2 p5      32 x[0]
        xorps xmm0, [rbp + 3504]                        ;   334.5 p0+p2   32 x[0]
        xorps xmm0, [rdx + 48]                          ;   335.5 p1+p2   32 x[0]
        xorps xmm1, xmm8                                ;   323.5 p5      32 x[0]
        xorps xmm8, [rbp + 3536]                        ;   336.5 p0+p2   32 x[0]
        xorps xmm1, [rbp + 3664]                        ;   337.5 p1+p2   32 x[0]
        xorps xmm1, [rdx - 128]                         ;   338.5 p5+p2   32 x[0]
        xorps xmm5, xmm13                               ;   325.5 p0      32 x[0]
        xorps xmm5, [rbp + 3760]                        ;   339.5 p1+p2   32 x[0]
        movaps [rdx + 48], xmm5                         ;   340.5 p3+p4   32 x[0] spill
        movaps xmm5, xmm10                              ;   327.5 p5      32 x[0] copy
        xorps xmm5, [rbp + 3520]                        ;   340.5 p0+p2   32 x[0]
        xorps xmm10, [rbp + 3648]                       ;   341.5 p1+p2   32 x[0]
        xorps xmm10, [rbp + 32]                         ;   342.5 p5+p2   32 x[0]
        xorps xmm10, [rdx - 112]                        ;   343.5 p0+p2   32 x[0]
        xorps xmm11, [rbp + 3792]                       ;   344.5 p1+p2   32 x[0]
        xorps xmm11, [rdx + 32]                         ;   345.5 p5+p2   32 x[0]
        movaps [rdi - 64], xmm4                         ;   332.5 p3+p4   32 x[0] spill
        movaps xmm4, xmm9                               ;   332.8 p0      32 x[0] copy
        xorps xmm4, [rbp + 3552]                        ;   346.5 p1+p2   32 x[0]
        xorps xmm4, [rdx + 16]                          ;   347.5 p5+p2   32 x[0]
        xorps xmm9, [rbp + 3808]                        ;   348.5 p0+p2   32 x[0]
        xorps xmm9, [rsi - 80]                          ;   349.5 p1+p2   32 x[0]
        xorps xmm14, xmm6                               ;   335.5 p5      32 x[0]
        movaps xmm6, xmm12                              ;   335.8 p0      32 x[0] copy
        xorps xmm6, [rbp + 3584]                        ;   350.5 p1+p2   32 x[0]
        xorps xmm12, [rbp + 3712]                       ;   351.5 p5+p2   32 x[0]
        xorps xmm12, [rbp + 16]                         ;   352.5 p0+p2   32 x[0]
        xorps xmm12, [rsi - 64]                         ;   353.5 p1+p2   32 x[0]
        xorps xmm14, [rbp + 3824]                       ;   354.5 p5+p2   32 x[0]
        movaps [rsi - 64], xmm9                         ;   350.5 p3+p4   32 x[0] spill
        movaps xmm9, [rdi - 96]                         ;   355.5 p2      32 x[0]
        xorps xmm9, [rbp + 3616]                        ;   358.5 p0+p2   32 x[0]
        xorps xmm9, [rbp + 32]                          ;   359.5 p1+p2   32 x[0]
        xorps xmm9, [rbp + 16]                          ;   360.5 p5+p2   32 x[0]
        xorps xmm13, [rbp + 3888]                       ;   359.5 p0+p2   32 x[0]
        movaps [rbp + 16], xmm13                        ;   360.5 p3+p4   32 x[0] spill
        movaps xmm13, [rdx + 16]                        ;   360.5 p2      32 x[0]
        xorps xmm13, [rbp + 3680]                       ;   363.5 p1+p2   32 x[0]
        xorps xmm13, [rbp + 0]                          ;   364.5 p5+p2   32 x[0]
        movaps [rbp + 0], xmm12                         ;   354.5 p3+p4   32 x[0] spill
        movaps xmm12, [rsi - 16]                        ;   363.5 p2      32 x[0]
        xorps xmm12, [rbp + 3776]                       ;   366.5 p0+p2   32 x[0]
        xorps xmm12, [rbp - 80]                         ;   367.5 p1+p2   32 x[0]
        movaps [rbp - 80], xmm12                        ;   368.5 p3+p4   32 x[0] spill
        movaps xmm12, [rsi - 48]                        ;   366.5 p2      32 x[0]
        xorps xmm12, [rbp + 3840]                       ;   369.5 p5+p2   32 x[0]
        movaps [rsi - 48], xmm12                        ;   370.5 p3+p4   32 x[0] spill
        movaps xmm12, [rdx - 96]                        ;   368.5 p2      32 x[0]
        xorps xmm12, [rbp + 3856]                       ;   371.5 p0+p2   32 x[0]
        movaps [rdx - 96], xmm12                        ;   372.5 p3+p4   32 x[0] spill
        movaps xmm12, [rbp + 112]                       ;   370.5 p2      32 x[0]
        xorps xmm12, [rbp + 3872]                       ;   373.5 p1+p2   32 x[0]
        movaps [rbp + 112], xmm12                       ;   374.5 p3+p4   32 x[0] spill
        movaps xmm12, [rsi - 16]                        ;   372.5 p2      32 x[0]
        xorps xmm12, [rbp + 3904]                       ;   375.5 p5+p2   32 x[0]
        xorps xmm12, [rdx - 112]                        ;   376.5 p0+p2   32 x[0]
        movaps [rdx - 112], xmm12                       ;   377.5 p3+p4   32 x[0] spill
        movaps xmm12, [rdx + 32]                        ;   375.5 p2      32 x[0]
        xorps xmm12, [rbp + 3920]                       ;   378.5 p1+p2   32 x[0]
        xorps xmm12, [rdx - 128]                        ;   379.5 p5+p2   32 x[0]
        movaps [rdx - 128], xmm13                       ;   368.5 p3+p4   32 x[0] spill
        movaps xmm13, [rdi - 32]                        ;   378.5 p2      32 x[1]
        xorps xmm13, [r8 + 528]                         ;   381.5 p0+p2   32 x[1]
        xorps xmm13, [r10 + 80]                         ;   382.5 p1+p2   32 x[1]
        xorps xmm13, [rbx - 96]                         ;   383.5 p5+p2   32 x[1]
        movaps [rdx + 32], xmm10                        ;   370.8 p3+p4   32 x[0] spill
        movaps xmm10, xmm8                              ;   371.0 p0      32 x[1] copy
        xorps xmm10, [r8 + 624]                         ;   382.5 p1+p2   32 x[1]
        xorps xmm10, [r11 - 80]                         ;   383.5 p5+p2   32 x[1]
        xorps xmm10, [r13 + 64]                         ;   384.5 p0+p2   32 x[1]
        movaps [rsi - 16], xmm8                         ;   372.8 p3+p4   32 x[0] spill
        movaps xmm8, xmm3                               ;   373.0 p1      32 x[1] copy
        xorps xmm8, [r8 + 656]                          ;   385.5 p5+p2   32 x[1]
        xorps xmm8, [r11 - 48]                          ;   386.5 p0+p2   32 x[1]
        xorps xmm8, [r13 + 80]                          ;   387.5 p1+p2   32 x[1]
        movaps [rdx + 16], xmm3                         ;   375.5 p3+p4   32 x[0] spill
        movaps xmm3, xmm1                               ;   375.8 p5      32 x[1] copy
        xorps xmm3, [r8 + 752]                          ;   388.5 p0+p2   32 x[1]
        xorps xmm3, [r11 + 48]                          ;   389.5 p1+p2   32 x[1]
        xorps xmm3, [rbx + 80]                          ;   390.5 p5+p2   32 x[1]
        movaps [rbp + 32], xmm1                         ;   377.5 p3+p4   32 x[0] spill
        movaps xmm1, xmm2                               ;   377.8 p0      32 x[1] copy
        xorps xmm1, [r8 + 784]                          ;   391.5 p1+p2   32 x[1]
        xorps xmm1, [r11 + 80]                          ;   392.5 p5+p2   32 x[1]
        xorps xmm1, [rbx + 112]                         ;   393.5 p0+p2   32 x[1]
        movaps [rdi - 96], xmm2                         ;   379.5 p3+p4   32 x[0] spill
        movaps xmm2, xmm11                              ;   379.8 p1      32 x[1] copy
        xorps xmm2, [r8 + 880]                          ;   394.5 p5+p2   32 x[1]
        xorps xmm2, [r13 - 80]                          ;   395.5 p0+p2   32 x[1]
        xorps xmm2, [r9 - 48]                           ;   396.5 p1+p2   32 x[1]
        movaps [rsi - 80], xmm11                        ;   382.8 p3+p4   32 x[0] spill
        movaps xmm11, xmm14                             ;   383.0 p5      32 x[1] copy
        xorps xmm11, [r8 + 912]                         ;   397.5 p0+p2   32 x[1]
        xorps xmm11, [r13 - 48]                         ;   398.5 p1+p2   32 x[1]
        xorps xmm11, [r9 - 16]                          ;   399.5 p5+p2   32 x[1]
        movaps [rdx + 0], xmm14                         ;   384.5 p3+p4   32 x[0] spill
        movaps xmm14, xmm12                             ;   384.8 p0      32 x[1] copy
        xorps xmm14, [r8 + 1008]                        ;   400.5 p1+p2   32 x[1]
        xorps xmm14, [r13 + 48]                         ;   401.5 p5+p2   32 x[1]
        xorps xmm14, [r9 + 80]                          ;   402.5 p0+p2   32 x[1]
        movaps [rcx - 80], xmm12                        ;   387.5 p3+p4   32 x[0] spill
        movaps xmm12, [rdi - 48]                        ;   403.5 p2      21 x[1]
        xorps xmm12, [r8 + 512]                         ;   406.5 p1+p2   21 x[1]
        xorps xmm12, [r10 + 64]                         ;   407.5 p5+p2   21 x[1]
        xorps xmm12, [rax + 16]                         ;   408.5 p0+p2   21 x[1]
        xorps xmm12, [rel sm4_encrypt.T0_constants128]  ;   409.5 p1+p2   21 x[1]
        movaps [rbp + 64], xmm11                        ;   400.5 p3+p4   32 x[1] spill
        movaps xmm11, [rbp + 48]                        ;   408.5 p2      21 x[1]
        xorps xmm11, [r8 + 544]                         ;   411.5 p5+p2   21 x[1]
        xorps xmm11, [r10 + 96]                         ;   412.5 p0+p2   21 x[1]
        xorps xmm11, [rbx - 80]                         ;   413.5 p1+p2   21 x[1]
        xorps xmm11, [rel sm4_encrypt.T0_constants128]  ;   414.5 p5+p2   21 x[1]
        movaps [rdx + 64], xmm14                        ;   403.5 p3+p4   32 x[1] spill
        movaps xmm14, xmm15                             ;   399.5 p0      21 x[1] copy
        xorps xmm14, [r8 + 576]                         ;   413.5 p1+p2   21 x[1]
        xorps xmm14, [r11 - 128]                        ;   414.5 p5+p2   21 x[1]
        xorps xmm14, [r13 + 96]                         ;   415.5 p0+p2   21 x[1]
        xorps xmm14, [rel sm4_encrypt.T0_constants128]  ;   416.5 p1+p2   21 x[1]
        movaps [rbx - 48], xmm15                        ;   402.5 p3+p4   32 x[0] spill
        movaps xmm15, xmm0                              ;   402.8 p5      21 x[1] copy
        xorps xmm15, [r8 + 592]                         ;   417.5 p0+p2   21 x[1]
        xorps xmm15, [r11 - 112]                        ;   418.5 p1+p2   21 x[1]
        xorps xmm15, [r13 + 112]                        ;   419.5 p5+p2   21 x[1]
        xorps xmm15, [rel sm4_encrypt.T0_constants128]  ;   420.5 p0+p2   21 x[1]
        movaps [rcx - 96], xmm0                         ;   407.5 p3+p4   32 x[0] spill
        movaps xmm0, xmm5                               ;   407.8 p1      21 x[1] copy
        xorps xmm0, [r8 + 608]                          ;   421.5 p5+p2   21 x[1]
        xorps xmm0, [r11 - 96]                          ;   422.5 p0+p2   21 x[1]
        xorps xmm0, [r14 - 128]                         ;   423.5 p1+p2   21 x[1]
        xorps xmm0, [rel sm4_encrypt.T0_constants128]   ;   424.5 p5+p2   21 x[1]
        movaps [rbx - 32], xmm5                         ;   411.5 p3+p4   32 x[0] spill
        movaps xmm5, xmm11                              ;   415.5 p0      21 x[1] copy
        xorps xmm5, xmm0                                ;   425.5 p1      21 x[1]
        movaps [rbp - 32], xmm1                         ;   413.5 p3+p4   32 x[1] spill
        movaps xmm1, [rdx - 16]                         ;   425.5 p2      21 x[1]
        xorps xmm1, [r8 + 560]                          ;   428.5 p5+p2   21 x[1]
        xorps xmm1, [r10 + 112]                         ;   429.5 p0+p2   21 x[1]
        xorps xmm1, xmm15                               ;   430.5 p1      21 x[1]
        xorps xmm1, [rbx - 64]                          ;   431.5 p5+p2   21 x[1]
        movaps [rbp - 48], xmm2                         ;   415.8 p3+p4   32 x[1] spill
        movaps xmm2, xmm10                              ;   416.0 p0      21 x[1] copy
        xorps xmm2, xmm5                                ;   426.5 p1      21 x[1]
        xorps xmm10, xmm14                              ;   417.5 p5      21 x[1]
        xorps xmm10, xmm15                              ;   421.5 p0      21 x[1]
        movaps [rbp - 112], xmm8                        ;   417.8 p3+p4   32 x[1] spill
        movaps xmm8, xmm0                               ;   425.5 p1      21 x[1] copy
        xorps xmm8, xmm1                                ;   432.5 p5      21 x[1]
        movaps [rbp - 64], xmm3                         ;   419.5 p3+p4   32 x[1] spill
        movaps xmm3, xmm13                              ;   419.8 p0      21 x[1] copy
        xorps xmm3, xmm5                                ;   426.5 p1      21 x[1]
        movaps [rcx + 112], xmm7                        ;   420.5 p3+p4   32 x[0] spill
        movaps xmm7, xmm12                              ;   420.8 p5      21 x[1] copy
        xorps xmm7, xmm1                                ;   432.5 p0      21 x[1]
        xorps xmm1, xmm2                                ;   432.5 p1      21 x[1]
        xorps xmm12, xmm3                               ;   427.5 p5      21 x[1]
        xorps xmm14, xmm12                              ;   428.5 p0      21 x[1]
        movaps [r10 - 96], xmm9                         ;   423.5 p3+p4   32 x[0] spill
        movaps xmm9, xmm10                              ;   423.8 p1      21 x[1] copy
        xorps xmm9, xmm3                                ;   427.5 p5      21 x[1]
        movaps [r10 - 80], xmm6                         ;   424.5 p3+p4   32 x[0] spill
        movaps xmm6, xmm10                              ;   424.8 p0      21 x[1] copy
        xorps xmm6, xmm7                                ;   433.5 p1      21 x[1]
        movaps [r10 - 64], xmm4                         ;   425.5 p3+p4   32 x[0] spill
        movaps xmm4, xmm0                               ;   425.8 p5      21 x[1] copy
        xorps xmm4, xmm14                               ;   429.5 p0      21 x[1]
        movaps [rbp + 80], xmm1                         ;   433.5 p3+p4   21 x[1] spill
        movaps xmm1, xmm13                              ;   426.5 p1      21 x[1] copy
        xorps xmm1, xmm7                                ;   433.5 p5      21 x[1]
        movaps [rsi + 0], xmm3                          ;   427.5 p3+p4   21 x[1] spill
        movaps xmm3, xmm1                               ;   434.5 p0      21 x[1] copy
        andps xmm3, xmm8                                ;   435.5 p1      21 x[1]
        movaps [rdx - 80], xmm1                         ;   434.5 p3+p4   21 x[1] spill
        movaps xmm1, xmm14                              ;   429.5 p5      21 x[1] copy
        xorps xmm1, xmm8                                ;   433.5 p0      21 x[1]
        movaps [rdi - 16], xmm10                        ;   429.5 p3+p4   21 x[1] spill
        movaps xmm10, xmm13                             ;   429.5 p1      21 x[1] copy
        andps xmm10, xmm14                              ;   430.5 p5      21 x[1]
        xorps xmm11, xmm10                              ;   431.5 p0      21 x[1]
        movaps xmm10, xmm7                              ;   433.5 p1      21 x[1] copy
        andps xmm10, xmm1                               ;   434.5 p5      21 x[1]
        xorps xmm3, xmm10                               ;   436.5 p0      21 x[1]
        xorps xmm12, xmm3                               ;   437.5 p1      21 x[1]
        xorps xmm15, xmm3                               ;   437.5 p5      21 x[1]
        movaps xmm3, xmm9                               ;   432.0 p0      21 x[1] copy
        andps xmm3, xmm2                                ;   433.0 p1      21 x[1]
        xorps xmm12, xmm3                               ;   438.5 p5      21 x[1]
        movaps xmm3, xmm0                               ;   433.0 p0      21 x[1] copy
        andps xmm3, xmm5                                ;   434.0 p1      21 x[1]
        xorps xmm10, xmm3                               ;   435.5 p5      21 x[1]
        movaps xmm3, xmm2                               ;   434.0 p0      21 x[1] copy
        xorps xmm3, xmm4                                ;   435.0 p1      21 x[1]
        movaps [rdx + 80], xmm0                         ;   434.0 p3+p4   21 x[1] spill
        movaps xmm0, xmm5                               ;   434.8 p5      21 x[1] copy
        xorps xmm0, xmm6                                ;   435.8 p0      21 x[1]
        movaps [rcx - 64], xmm5                         ;   435.0 p3+p4   21 x[1] spill
        movaps xmm5, xmm2                               ;   435.5 p1      21 x[1] copy
        xorps xmm5, xmm8                                ;   436.5 p5      21 x[1]
        movaps [rax - 128], xmm13                       ;   436.0 p3+p4   32 x[1] spill
        movaps xmm13, xmm3                              ;   436.0 p0      21 x[1] copy
        andps xmm13, [rdi - 16]                         ;   437.0 p1+p2   21 x[1]
        xorps xmm12, xmm13                              ;   439.5 p5      21 x[1]
        xorps xmm11, xmm13                              ;   438.0 p0      21 x[1]
        movaps xmm13, xmm0                              ;   437.5 p1      21 x[1] copy
        andps xmm13, xmm5                               ;   438.5 p5      21 x[1]
        xorps xmm15, xmm13                              ;   439.5 p0      21 x[1]
        movaps xmm13, xmm4                              ;   438.5 p1      21 x[1] copy
        orps xmm13, [rsi + 0]                           ;   439.5 p5+p2   21 x[1]
        movaps [rsi + 16], xmm3                         ;   438.0 p3+p4   21 x[1] spill
        movaps xmm3, xmm6                               ;   439.0 p0      21 x[1] copy
        andps xmm3, [rbp + 80]                          ;   440.0 p1+p2   21 x[1]
        xorps xmm15, xmm3                               ;   441.0 p5      21 x[1]
        xorps xmm13, xmm3                               ;   441.0 p0      21 x[1]
        movaps xmm3, xmm11                              ;   440.5 p1      21 x[1] copy
        xorps xmm3, xmm10                               ;   441.5 p5      21 x[1]
        xorps xmm10, xmm13                              ;   442.0 p0      21 x[1]
        andps xmm3, xmm12                               ;   442.5 p1      21 x[1]
        xorps xmm11, xmm13                              ;   442.0 p5      21 x[1]
        movaps xmm13, xmm11                             ;   443.0 p0      21 x[1] copy
        andps xmm13, xmm15                              ;   444.0 p1      21 x[1]
        movaps [rsi + 32], xmm4                         ;   441.0 p3+p4   21 x[1] spill
        movaps xmm4, xmm10                              ;   443.0 p5      21 x[1] copy
        orps xmm4, xmm13                                ;   445.0 p0      21 x[1]
        xorps xmm4, xmm3                                ;   446.0 p1      21 x[1]
        orps xmm3, xmm10                                ;   443.8 p5      21 x[1]
        xorps xmm3, xmm13                               ;   445.0 p0      21 x[1]
        xorps xmm11, xmm3                               ;   446.0 p1      21 x[1]
        andps xmm5, xmm11                               ;   447.0 p5      21 x[1]
        andps xmm0, xmm11                               ;   447.0 p0      21 x[1]
        orps xmm3, xmm12                                ;   446.0 p1      21 x[1]
        xorps xmm11, xmm4                               ;   447.0 p5      21 x[1]
        andps xmm9, xmm4                                ;   447.0 p0      21 x[1]
        xorps xmm13, xmm15                              ;   446.5 p1      21 x[1]
        andps xmm15, xmm10                              ;   446.8 p5      21 x[1]
        orps xmm12, xmm15                               ;   447.8 p0      21 x[1]
        xorps xmm13, xmm12                              ;   448.8 p1      21 x[1]
        xorps xmm10, xmm3                               ;   447.8 p5      21 x[1]
        xorps xmm10, xmm15                              ;   448.8 p0      21 x[1]
        andps xmm8, xmm11                               ;   448.5 p1      21 x[1]
        andps xmm2, xmm4                                ;   448.8 p5      21 x[1]
        movaps xmm15, [rsi + 0]                         ;   446.0 p2      21 x[1]
        andps xmm15, xmm13                              ;   449.8 p0      21 x[1]
        xorps xmm0, xmm15                               ;   450.8 p1      21 x[1]
        xorps xmm4, xmm13                               ;   449.8 p5      21 x[1]
        movaps xmm3, xmm11                              ;   450.0 p0      21 x[1] copy
        xorps xmm3, xmm10                               ;   451.0 p1      21 x[1]
        andps xmm11, [rdx - 80]                         ;   450.8 p5+p2   21 x[1]
        xorps xmm11, xmm0                               ;   451.8 p0      21 x[1]
        movaps xmm12, xmm4                              ;   451.5 p1      21 x[1] copy
        xorps xmm12, xmm3                               ;   452.5 p5      21 x[1]
        andps xmm6, xmm12                               ;   453.5 p0      21 x[1]
        andps xmm1, xmm3                                ;   452.5 p1      21 x[1]
        andps xmm12, [rbp + 80]                         ;   453.5 p5+p2   21 x[1]
        andps xmm7, xmm3                                ;   453.0 p0      21 x[1]
        xorps xmm15, xmm6                               ;   454.5 p1      21 x[1]
        xorps xmm1, xmm12                               ;   454.5 p5      21 x[1]
        xorps xmm8, xmm1                                ;   455.5 p0      21 x[1]
        andps xmm14, xmm10                              ;   454.5 p1      21 x[1]
        movaps xmm3, [rsi + 32]                         ;   450.5 p2      21 x[1] reload
        andps xmm3, xmm13                               ;   454.8 p5      21 x[1]
        movaps xmm6, xmm4                               ;   455.0 p0      21 x[1] copy
        andps xmm6, [rdi - 16]                          ;   456.0 p1+p2   21 x[1]
        andps xmm4, [rsi + 16]                          ;   455.8 p5+p2   21 x[1]
        xorps xmm13, xmm10                              ;   456.0 p0      21 x[1]
        xorps xmm7, xmm11                               ;   456.5 p1      21 x[1]
        xorps xmm7, xmm15                               ;   457.5 p5      21 x[1]
        xorps xmm14, xmm3                               ;   457.0 p0      21 x[1]
        xorps xmm2, xmm8                                ;   457.5 p1      21 x[1]
        xorps xmm2, xmm14                               ;   458.5 p5      21 x[1]
        andps xmm10, [rax - 128]                        ;   458.0 p0+p2   21 x[1]
        xorps xmm0, xmm9                                ;   458.5 p1      21 x[1]
        xorps xmm0, xmm2                                ;   459.5 p5      21 x[1]
        xorps xmm15, xmm6                               ;   459.0 p0      21 x[1]
        xorps xmm15, xmm0                               ;   460.5 p1      21 x[1]
        xorps xmm10, xmm0                               ;   460.5 p5      21 x[1]
        movaps xmm0, xmm13                              ;   460.0 p0      21 x[1] copy
        andps xmm0, [rcx - 64]                          ;   461.0 p1+p2   21 x[1]
        xorps xmm11, xmm0                               ;   462.0 p5      21 x[1]
        andps xmm13, [rdx + 80]                         ;   461.0 p0+p2   21 x[1]
        xorps xmm3, xmm1                                ;   461.5 p1      21 x[1]
        xorps xmm3, xmm13                               ;   462.5 p5      21 x[1]
        xorps xmm3, xmm7                                ;   463.5 p0      21 x[1]
        xorps xmm3, xmm15                               ;   464.5 p1      21 x[1]
        xorps xmm4, xmm12                               ;   462.8 p5      21 x[1]
        xorps xmm4, xmm14                               ;   463.8 p0      21 x[1]
        xorps xmm4, xmm15                               ;   464.8 p1      21 x[1]
        movaps xmm14, xmm10                             ;   463.8 p5      21 x[1] copy
        xorps xmm14, xmm3                               ;   465.5 p0      21 x[1]
        movaps xmm0, [rel sm4_encrypt.T0_constants128]  ;   459.5 p2      21 x[0] reload
        xorps xmm3, xmm0                                ;   465.5 p1      21 x[1]
        xorps xmm2, xmm11                               ;   464.8 p5      21 x[1]
        xorps xmm2, xmm0                                ;   465.8 p0      21 x[1]
        xorps xmm15, xmm0                               ;   465.5 p1      21 x[1]
        xorps xmm5, xmm8                                ;   465.8 p5      21 x[1]
        xorps xmm5, xmm10                               ;   466.8 p0      21 x[1]
        xorps xmm5, xmm0                                ;   467.8 p1      21 x[1]
        xorps xmm7, xmm0                                ;   466.8 p5      21 x[1]
        movaps xmm1, [r10 - 64]                         ;   462.5 p2      21 x[1]
        xorps xmm1, [r8 + 640]                          ;   467.0 p0+p2   21 x[1]
        movaps xmm6, [r11 - 64]                         ;   464.5 p2      32 x[0] reload
        xorps xmm1, xmm6                                ;   468.0 p1      21 x[1]
        movaps xmm8, [r10 - 112]                        ;   465.5 p2      32 x[0] reload
        xorps xmm1, xmm8                                ;   469.0 p5      21 x[1]
        xorps xmm1, xmm0                                ;   470.0 p0      21 x[1]
        movaps xmm9, [r10 - 80]                         ;   466.5 p2      21 x[1]
        xorps xmm9, [r8 + 672]                          ;   469.5 p1+p2   21 x[1]
        movaps xmm10, [r11 - 32]                        ;   468.5 p2      32 x[0] reload
        xorps xmm9, xmm10                               ;   471.5 p5      21 x[1]
        movaps xmm12, [rax + 32]                        ;   469.5 p2      32 x[0] reload
        xorps xmm9, xmm12                               ;   472.5 p0      21 x[1]
        xorps xmm9, xmm0                                ;   473.5 p1      21 x[1]
        movaps xmm13, [r10 - 96]                        ;   470.5 p2      21 x[1]
        xorps xmm13, [r8 + 704]                         ;   473.5 p5+p2   21 x[1]
        xorps xmm13, [r11 + 0]                          ;   474.5 p0+p2   21 x[1]
        xorps xmm13, [r10 - 128]                        ;   475.5 p1+p2   21 x[1]
        xorps xmm13, xmm0                               ;   476.5 p5      21 x[1]
        movaps xmm10, [rcx + 112]                       ;   474.5 p2      21 x[1]
        xorps xmm10, [r8 + 720]                         ;   477.5 p0+p2   21 x[1]
        xorps xmm10, [r11 + 16]                         ;   478.5 p1+p2   21 x[1]
        xorps xmm10, [r9 + 112]                         ;   479.5 p5+p2   21 x[1]
        xorps xmm10, xmm0                               ;   480.5 p0      21 x[1]
        movaps xmm6, [rdx + 32]                         ;   478.5 p2      21 x[1]
        xorps xmm6, [r8 + 736]                          ;   481.5 p1+p2   21 x[1]
        xorps xmm6, [r11 + 32]                          ;   482.5 p5+p2   21 x[1]
        xorps xmm6, [rbx + 64]                          ;   483.5 p0+p2   21 x[1]
        xorps xmm6, xmm0                                ;   484.5 p1      21 x[1]
        movaps xmm12, xmm9                              ;   474.5 p5      21 x[1] copy
        xorps xmm12, xmm6                               ;   485.5 p0      21 x[1]
        movaps xmm8, [rdi - 64]                         ;   482.5 p2      21 x[1]
        xorps xmm8, [r8 + 688]                          ;   485.5 p1+p2   21 x[1]
        xorps xmm8, xmm10                               ;   486.5 p5      21 x[1]
        xorps xmm8, [r11 - 16]                          ;   487.5 p0+p2   21 x[1]
        xorps xmm8, [r9 + 96]                           ;   488.5 p1+p2   21 x[1]
        movaps [rdx + 80], xmm2                         ;   476.5 p3+p4   21 x[1] spill
        movaps xmm2, [rbp - 64]                         ;   486.5 p2      21 x[1]
        xorps xmm2, xmm12                               ;   489.5 p5      21 x[1]
        movaps [rcx - 64], xmm11                        ;   478.5 p3+p4   21 x[1] spill
        movaps xmm11, xmm6                              ;   485.5 p0      21 x[1] copy
        xorps xmm11, xmm8                               ;   489.5 p1      21 x[1]
        movaps [rax - 128], xmm4                        ;   479.5 p3+p4   21 x[1] spill
        movaps xmm4, [rbp - 112]                        ;   487.5 p2      21 x[1]
        xorps xmm4, xmm12                               ;   490.5 p5      21 x[1]
        movaps [rsi + 16], xmm7                         ;   481.5 p3+p4   21 x[1] spill
        movaps xmm7, xmm13                              ;   481.8 p0      21 x[1] copy
        xorps xmm7, xmm10                               ;   482.8 p1      21 x[1]
        xorps xmm7, [rbp - 64]                          ;   488.5 p5+p2   21 x[1]
        movaps [rbp - 64], xmm3                         ;   482.8 p3+p4   21 x[1] spill
        movaps xmm3, xmm8                               ;   489.5 p0      21 x[1] copy
        xorps xmm3, xmm2                                ;   490.5 p1      21 x[1]
        xorps xmm8, xmm1                                ;   489.5 p5      21 x[1]
        xorps xmm1, xmm4                                ;   491.5 p0      21 x[1]
        xorps xmm13, xmm1                               ;   492.5 p1      21 x[1]
        movaps [rdi - 16], xmm14                        ;   485.8 p3+p4   21 x[1] spill
        movaps xmm14, xmm7                              ;   489.5 p5      21 x[1] copy
        xorps xmm14, xmm4                               ;   491.5 p0      21 x[1]
        movaps [rsi + 32], xmm15                        ;   486.8 p3+p4   21 x[1] spill
        movaps xmm15, xmm7                              ;   489.5 p1      21 x[1] copy
        xorps xmm15, xmm8                               ;   490.5 p5      21 x[1]
        movaps [rbp + 80], xmm5                         ;   487.8 p3+p4   21 x[1] spill
        movaps xmm5, xmm6                               ;   487.8 p0      21 x[1] copy
        xorps xmm5, xmm13                               ;   493.5 p1      21 x[1]
        movaps xmm0, xmm8                               ;   490.5 p5      21 x[1] copy
        xorps xmm0, [rbp - 112]                         ;   491.5 p0+p2   21 x[1]
        movaps [rdx - 80], xmm3                         ;   491.5 p3+p4   21 x[1] spill
        movaps xmm3, xmm0                               ;   492.5 p1      21 x[1] copy
        andps xmm3, xmm11                               ;   493.5 p5      21 x[1]
        movaps [rsi + 0], xmm0                          ;   492.5 p3+p4   21 x[1] spill
        movaps xmm0, xmm11                              ;   490.5 p0      21 x[1] copy
        xorps xmm0, xmm13                               ;   493.5 p1      21 x[1]
        movaps [rdx + 96], xmm4                         ;   491.5 p3+p4   21 x[1] spill
        movaps xmm4, xmm13                              ;   493.5 p5      21 x[1] copy
        andps xmm4, [rbp - 112]                         ;   494.5 p0+p2   21 x[1]
        xorps xmm9, xmm4                                ;   495.5 p1      21 x[1]
        movaps xmm4, xmm8                               ;   492.0 p5      21 x[1] copy
        andps xmm4, xmm0                                ;   494.5 p0      21 x[1]
        xorps xmm3, xmm4                                ;   495.5 p1      21 x[1]
        xorps xmm1, xmm3                                ;   496.5 p5      21 x[1]
        xorps xmm10, xmm3                               ;   496.5 p0      21 x[1]
        movaps xmm3, xmm14                              ;   493.5 p1      21 x[1] copy
        andps xmm3, xmm2                                ;   494.5 p5      21 x[1]
        xorps xmm1, xmm3                                ;   497.5 p0      21 x[1]
        movaps xmm3, xmm6                               ;   494.5 p1      21 x[1] copy
        andps xmm3, xmm12                               ;   495.5 p5      21 x[1]
        xorps xmm4, xmm3                                ;   496.5 p0      21 x[1]
        movaps xmm3, xmm2                               ;   495.5 p1      21 x[1] copy
        xorps xmm3, xmm5                                ;   496.5 p5      21 x[1]
        movaps [rdx + 112], xmm6                        ;   495.0 p3+p4   21 x[1] spill
        movaps xmm6, xmm12                              ;   496.2 p0      21 x[1] copy
        xorps xmm6, xmm15                               ;   497.2 p1      21 x[1]
        movaps [rcx - 48], xmm12                        ;   496.0 p3+p4   21 x[1] spill
        movaps xmm12, xmm2                              ;   497.0 p5      21 x[1] copy
        xorps xmm12, xmm11                              ;   498.0 p0      21 x[1]
        movaps [rcx - 32], xmm13                        ;   497.0 p3+p4   21 x[1] spill
        movaps xmm13, xmm7                              ;   497.5 p1      21 x[1] copy
        andps xmm13, xmm3                               ;   498.5 p5      21 x[1]
        xorps xmm1, xmm13                               ;   499.5 p0      21 x[1]
        xorps xmm9, xmm13                               ;   499.5 p1      21 x[1]
        movaps xmm13, xmm6                              ;   499.0 p5      21 x[1] copy
        andps xmm13, xmm12                              ;   500.0 p0      21 x[1]
        xorps xmm10, xmm13                              ;   501.0 p1      21 x[1]
        movaps xmm13, xmm5                              ;   500.0 p5      21 x[1] copy
        orps xmm13, [rdx + 96]                          ;   501.0 p0+p2   21 x[1]
        movaps [rax + 48], xmm3                         ;   499.0 p3+p4   21 x[1] spill
        movaps xmm3, xmm15                              ;   500.5 p1      21 x[1] copy
        andps xmm3, [rdx - 80]                          ;   501.5 p5+p2   21 x[1]
        xorps xmm10, xmm3                               ;   502.5 p0      21 x[1]
        xorps xmm13, xmm3                               ;   502.5 p1      21 x[1]
        movaps xmm3, xmm4                               ;   502.0 p5      21 x[1] copy
        xorps xmm3, xmm9                                ;   503.0 p0      21 x[1]
        xorps xmm4, xmm13                               ;   503.5 p1      21 x[1]
        andps xmm3, xmm1                                ;   504.0 p5      21 x[1]
        xorps xmm9, xmm13                               ;   503.5 p0      21 x[1]
        movaps xmm13, xmm9                              ;   504.5 p1      21 x[1] copy
        andps xmm13, xmm10                              ;   505.5 p5      21 x[1]
        movaps [rax - 112], xmm5                        ;   502.0 p3+p4   21 x[1] spill
        movaps xmm5, xmm4                               ;   504.5 p0      21 x[1] copy
        orps xmm5, xmm13                                ;   506.5 p1      21 x[1]
        xorps xmm5, xmm3                                ;   507.5 p5      21 x[1]
        orps xmm3, xmm4                                 ;   505.2 p0      21 x[1]
        xorps xmm3, xmm13                               ;   506.5 p1      21 x[1]
        xorps xmm9, xmm3                                ;   507.5 p5      21 x[1]
        andps xmm12, xmm9                               ;   508.5 p0      21 x[1]
        andps xmm6, xmm9                                ;   508.5 p1      21 x[1]
        orps xmm3, xmm1                                 ;   507.5 p5      21 x[1]
        xorps xmm9, xmm5                                ;   508.5 p0      21 x[1]
        andps xmm14, xmm5                               ;   508.5 p1      21 x[1]
        xorps xmm13, xmm10                              ;   508.0 p5      21 x[1]
        andps xmm10, xmm4                               ;   508.2 p0      21 x[1]
        orps xmm1, xmm10                                ;   509.2 p1      21 x[1]
        xorps xmm13, xmm1                               ;   510.2 p5      21 x[1]
        xorps xmm4, xmm3                                ;   509.2 p0      21 x[1]
        xorps xmm4, xmm10                               ;   510.2 p1      21 x[1]
        andps xmm11, xmm9                               ;   510.0 p5      21 x[1]
        andps xmm2, xmm5                                ;   510.2 p0      21 x[1]
        movaps xmm1, [rdx + 96]                         ;   507.0 p2      21 x[1]
        andps xmm1, xmm13                               ;   511.2 p1      21 x[1]
        xorps xmm6, xmm1                                ;   512.2 p5      21 x[1]
        xorps xmm5, xmm13                               ;   511.2 p0      21 x[1]
        movaps xmm3, xmm9                               ;   511.5 p1      21 x[1] copy
        xorps xmm3, xmm4                                ;   512.5 p5      21 x[1]
        andps xmm9, [rsi + 0]                           ;   512.2 p0+p2   21 x[1]
        xorps xmm9, xmm6                                ;   513.2 p1      21 x[1]
        movaps xmm10, xmm5                              ;   513.0 p5      21 x[1] copy
        xorps xmm10, xmm3                               ;   514.0 p0      21 x[1]
        andps xmm15, xmm10                              ;   515.0 p1      21 x[1]
        andps xmm0, xmm3                                ;   514.0 p5      21 x[1]
        andps xmm10, [rdx - 80]                         ;   515.0 p0+p2   21 x[1]
        andps xmm8, xmm3                                ;   514.5 p1      21 x[1]
        xorps xmm1, xmm15                               ;   516.0 p5      21 x[1]
        xorps xmm0, xmm10                               ;   516.0 p0      21 x[1]
        xorps xmm11, xmm0                               ;   517.0 p1      21 x[1]
        andps xmm7, xmm5                                ;   516.0 p5      21 x[1]
        movaps xmm15, xmm4                              ;   516.2 p0      21 x[1] copy
        andps xmm15, [rcx - 32]                         ;   517.2 p1+p2   21 x[1]
        movaps xmm3, [rax - 112]                        ;   512.8 p2      21 x[1] reload
        andps xmm3, xmm13                               ;   517.0 p5      21 x[1]
        andps xmm5, [rax + 48]                          ;   517.2 p0+p2   21 x[1]
        xorps xmm13, xmm4                               ;   517.5 p1      21 x[1]
        xorps xmm8, xmm9                                ;   518.0 p5      21 x[1]
        xorps xmm8, xmm1                                ;   519.0 p0      21 x[1]
        xorps xmm15, xmm3                               ;   518.5 p1      21 x[1]
        xorps xmm2, xmm11                               ;   519.0 p5      21 x[1]
        xorps xmm2, xmm15                               ;   520.0 p0      21 x[1]
        andps xmm4, [rbp - 112]                         ;   519.5 p1+p2   21 x[1]
        xorps xmm6, xmm14                               ;   520.0 p5      21 x[1]
        xorps xmm6, xmm2                                ;   521.0 p0      21 x[1]
        xorps xmm7, xmm1                                ;   520.5 p1      21 x[1]
        xorps xmm7, xmm6                                ;   522.0 p5      21 x[1]
        xorps xmm4, xmm6                                ;   522.0 p0      21 x[1]
        movaps xmm14, xmm13                             ;   521.5 p1      21 x[1] copy
        andps xmm14, [rcx - 48]                         ;   522.5 p5+p2   21 x[1]
        xorps xmm9, xmm14                               ;   523.5 p0      21 x[1]
        andps xmm13, [rdx + 112]                        ;   522.5 p1+p2   21 x[1]
        xorps xmm3, xmm0                                ;   523.0 p5      21 x[1]
        xorps xmm3, xmm13                               ;   524.0 p0      21 x[1]
        xorps xmm3, xmm8                                ;   525.0 p1      21 x[1]
        xorps xmm3, xmm7                                ;   526.0 p5      21 x[1]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   519.2 p2      21 x[0] reload
        xorps xmm2, xmm14                               ;   524.2 p0      21 x[1]
        movaps xmm0, xmm4                               ;   524.5 p1      21 x[1] copy
        xorps xmm0, xmm3                                ;   527.0 p5      21 x[1]
        xorps xmm3, xmm14                               ;   527.0 p0      21 x[1]
        xorps xmm2, xmm9                                ;   525.5 p1      21 x[1]
        xorps xmm12, xmm11                              ;   526.0 p5      21 x[1]
        xorps xmm12, xmm4                               ;   527.0 p0      21 x[1]
        xorps xmm12, xmm14                              ;   528.0 p1      21 x[1]
        xorps xmm8, xmm14                               ;   527.0 p5      21 x[1]
        movaps xmm1, [rdx - 128]                        ;   522.5 p2      21 x[1]
        xorps xmm1, [r8 + 768]                          ;   527.2 p0+p2   21 x[1]
        movaps xmm4, [r11 + 64]                         ;   524.5 p2      32 x[0] reload
        xorps xmm1, xmm4                                ;   528.2 p1      21 x[1]
        movaps xmm6, [rbx + 96]                         ;   525.5 p2      32 x[0] reload
        xorps xmm1, xmm6                                ;   529.2 p5      21 x[1]
        xorps xmm1, xmm14                               ;   530.2 p0      21 x[1]
        movaps xmm11, [rbp + 0]                         ;   526.5 p2      21 x[1]
        xorps xmm11, [r8 + 800]                         ;   529.5 p1+p2   21 x[1]
        movaps xmm13, [r11 + 96]                        ;   528.5 p2      32 x[0] reload
        xorps xmm11, xmm13                              ;   531.5 p5      21 x[1]
        xorps xmm11, [r9 - 128]                         ;   532.5 p0+p2   21 x[1]
        xorps xmm11, xmm14                              ;   533.5 p1      21 x[1]
        movaps xmm13, [rsi - 32]                        ;   530.5 p2      21 x[1]
        xorps xmm13, [r8 + 832]                         ;   533.5 p5+p2   21 x[1]
        xorps xmm13, [r13 - 128]                        ;   534.5 p0+p2   21 x[1]
        xorps xmm13, [r9 - 96]                          ;   535.5 p1+p2   21 x[1]
        xorps xmm13, xmm14                              ;   536.5 p5      21 x[1]
        movaps xmm4, [rdx + 48]                         ;   534.5 p2      21 x[1]
        xorps xmm4, [r8 + 848]                          ;   537.5 p0+p2   21 x[1]
        xorps xmm4, [r13 - 112]                         ;   538.5 p1+p2   21 x[1]
        xorps xmm4, [r9 - 80]                           ;   539.5 p5+p2   21 x[1]
        xorps xmm4, xmm14                               ;   540.5 p0      21 x[1]
        movaps xmm6, [rbp - 80]                         ;   538.5 p2      21 x[1]
        xorps xmm6, [r8 + 864]                          ;   541.5 p1+p2   21 x[1]
        xorps xmm6, [r13 - 96]                          ;   542.5 p5+p2   21 x[1]
        xorps xmm6, [r9 - 64]                           ;   543.5 p0+p2   21 x[1]
        xorps xmm6, xmm14                               ;   544.5 p1      21 x[1]
        movaps [rdx + 112], xmm9                        ;   532.5 p3+p4   21 x[1] spill
        movaps xmm9, xmm11                              ;   534.5 p5      21 x[1] copy
        xorps xmm9, xmm6                                ;   545.5 p0      21 x[1]
        movaps [rcx - 48], xmm2                         ;   533.8 p3+p4   21 x[1] spill
        movaps xmm2, [rdi - 80]                         ;   542.5 p2      21 x[1]
        xorps xmm2, [r8 + 816]                          ;   545.5 p1+p2   21 x[1]
        xorps xmm2, xmm4                                ;   546.5 p5      21 x[1]
        xorps xmm2, [r11 + 112]                         ;   547.5 p0+p2   21 x[1]
        xorps xmm2, [r9 - 112]                          ;   548.5 p1+p2   21 x[1]
        movaps [rbp - 112], xmm10                       ;   536.5 p3+p4   21 x[1] spill
        movaps xmm10, [rbp - 48]                        ;   546.5 p2      21 x[1]
        xorps xmm10, xmm9                               ;   549.5 p5      21 x[1]
        movaps [rax + 48], xmm5                         ;   538.5 p3+p4   21 x[1] spill
        movaps xmm5, xmm6                               ;   545.5 p0      21 x[1] copy
        xorps xmm5, xmm2                                ;   549.5 p1      21 x[1]
        movaps [rax - 112], xmm15                       ;   539.5 p3+p4   21 x[1] spill
        movaps xmm15, [rbp - 32]                        ;   547.5 p2      21 x[1]
        xorps xmm15, xmm9                               ;   550.5 p5      21 x[1]
        movaps [rcx - 32], xmm8                         ;   541.5 p3+p4   21 x[1] spill
        movaps xmm8, xmm13                              ;   541.8 p0      21 x[1] copy
        xorps xmm8, xmm4                                ;   542.8 p1      21 x[1]
        xorps xmm8, [rbp - 48]                          ;   548.5 p5+p2   21 x[1]
        movaps [rbp - 48], xmm0                         ;   542.8 p3+p4   21 x[1] spill
        movaps xmm0, xmm2                               ;   549.5 p0      21 x[1] copy
        xorps xmm0, xmm10                               ;   550.5 p1      21 x[1]
        xorps xmm2, xmm1                                ;   549.5 p5      21 x[1]
        xorps xmm1, xmm15                               ;   551.5 p0      21 x[1]
        xorps xmm13, xmm1                               ;   552.5 p1      21 x[1]
        movaps [rdx - 80], xmm3                         ;   545.8 p3+p4   21 x[1] spill
        movaps xmm3, xmm8                               ;   549.5 p5      21 x[1] copy
        xorps xmm3, xmm15                               ;   551.5 p0      21 x[1]
        movaps [rsi + 0], xmm7                          ;   546.8 p3+p4   21 x[1] spill
        movaps xmm7, xmm8                               ;   549.5 p1      21 x[1] copy
        xorps xmm7, xmm2                                ;   550.5 p5      21 x[1]
        movaps [rdx + 96], xmm12                        ;   547.8 p3+p4   21 x[1] spill
        movaps xmm12, xmm6                              ;   547.8 p0      21 x[1] copy
        xorps xmm12, xmm13                              ;   553.5 p1      21 x[1]
        movaps xmm14, xmm2                              ;   550.5 p5      21 x[1] copy
        xorps xmm14, [rbp - 32]                         ;   551.5 p0+p2   21 x[1]
        movaps [rdx - 64], xmm0                         ;   551.5 p3+p4   21 x[1] spill
        movaps xmm0, xmm14                              ;   552.5 p1      21 x[1] copy
        andps xmm0, xmm5                                ;   553.5 p5      21 x[1]
        movaps [rbp - 128], xmm14                       ;   552.5 p3+p4   21 x[1] spill
        movaps xmm14, xmm5                              ;   550.5 p0      21 x[1] copy
        xorps xmm14, xmm13                              ;   553.5 p1      21 x[1]
        movaps [rbp - 16], xmm15                        ;   551.5 p3+p4   21 x[1] spill
        movaps xmm15, xmm13                             ;   553.5 p5      21 x[1] copy
        andps xmm15, [rbp - 32]                         ;   554.5 p0+p2   21 x[1]
        xorps xmm11, xmm15                              ;   555.5 p1      21 x[1]
        movaps xmm15, xmm2                              ;   552.0 p5      21 x[1] copy
        andps xmm15, xmm14                              ;   554.5 p0      21 x[1]
        xorps xmm0, xmm15                               ;   555.5 p1      21 x[1]
        xorps xmm1, xmm0                                ;   556.5 p5      21 x[1]
        xorps xmm4, xmm0                                ;   556.5 p0      21 x[1]
        movaps xmm0, xmm3                               ;   553.5 p1      21 x[1] copy
        andps xmm0, xmm10                               ;   554.5 p5      21 x[1]
        xorps xmm1, xmm0                                ;   557.5 p0      21 x[1]
        movaps xmm0, xmm6                               ;   554.5 p1      21 x[1] copy
        andps xmm0, xmm9                                ;   555.5 p5      21 x[1]
        xorps xmm15, xmm0                               ;   556.5 p0      21 x[1]
        movaps xmm0, xmm10                              ;   555.5 p1      21 x[1] copy
        xorps xmm0, xmm12                               ;   556.5 p5      21 x[1]
        movaps [rax + 64], xmm6                         ;   555.0 p3+p4   21 x[1] spill
        movaps xmm6, xmm9                               ;   556.2 p0      21 x[1] copy
        xorps xmm6, xmm7                                ;   557.2 p1      21 x[1]
        movaps [rdi + 0], xmm9                          ;   556.0 p3+p4   21 x[1] spill
        movaps xmm9, xmm10                              ;   557.0 p5      21 x[1] copy
        xorps xmm9, xmm5                                ;   558.0 p0      21 x[1]
        movaps [rdi + 16], xmm13                        ;   557.0 p3+p4   21 x[1] spill
        movaps xmm13, xmm8                              ;   557.5 p1      21 x[1] copy
        andps xmm13, xmm0                               ;   558.5 p5      21 x[1]
        xorps xmm1, xmm13                               ;   559.5 p0      21 x[1]
        xorps xmm11, xmm13                              ;   559.5 p1      21 x[1]
        movaps xmm13, xmm6                              ;   559.0 p5      21 x[1] copy
        andps xmm13, xmm9                               ;   560.0 p0      21 x[1]
        xorps xmm4, xmm13                               ;   561.0 p1      21 x[1]
        movaps xmm13, xmm12                             ;   560.0 p5      21 x[1] copy
        orps xmm13, [rbp - 16]                          ;   561.0 p0+p2   21 x[1]
        movaps [rdi + 32], xmm0                         ;   559.0 p3+p4   21 x[1] spill
        movaps xmm0, xmm7                               ;   560.5 p1      21 x[1] copy
        andps xmm0, [rdx - 64]                          ;   561.5 p5+p2   21 x[1]
        xorps xmm4, xmm0                                ;   562.5 p0      21 x[1]
        xorps xmm13, xmm0                               ;   562.5 p1      21 x[1]
        movaps xmm0, xmm15                              ;   562.0 p5      21 x[1] copy
        xorps xmm0, xmm11                               ;   563.0 p0      21 x[1]
        xorps xmm15, xmm13                              ;   563.5 p1      21 x[1]
        andps xmm0, xmm1                                ;   564.0 p5      21 x[1]
        xorps xmm11, xmm13                              ;   563.5 p0      21 x[1]
        movaps xmm13, xmm11                             ;   564.5 p1      21 x[1] copy
        andps xmm13, xmm4                               ;   565.5 p5      21 x[1]
        movaps [rdi + 48], xmm12                        ;   562.0 p3+p4   21 x[1] spill
        movaps xmm12, xmm15                             ;   564.5 p0      21 x[1] copy
        orps xmm12, xmm13                               ;   566.5 p1      21 x[1]
        xorps xmm12, xmm0                               ;   567.5 p5      21 x[1]
        orps xmm0, xmm15                                ;   565.2 p0      21 x[1]
        xorps xmm0, xmm13                               ;   566.5 p1      21 x[1]
        xorps xmm11, xmm0                               ;   567.5 p5      21 x[1]
        andps xmm9, xmm11                               ;   568.5 p0      21 x[1]
        andps xmm6, xmm11                               ;   568.5 p1      21 x[1]
        orps xmm0, xmm1                                 ;   567.5 p5      21 x[1]
        xorps xmm11, xmm12                              ;   568.5 p0      21 x[1]
        andps xmm3, xmm12                               ;   568.5 p1      21 x[1]
        xorps xmm13, xmm4                               ;   568.0 p5      21 x[1]
        andps xmm4, xmm15                               ;   568.2 p0      21 x[1]
        orps xmm1, xmm4                                 ;   569.2 p1      21 x[1]
        xorps xmm13, xmm1                               ;   570.2 p5      21 x[1]
        xorps xmm15, xmm0                               ;   569.2 p0      21 x[1]
        xorps xmm15, xmm4                               ;   570.2 p1      21 x[1]
        andps xmm5, xmm11                               ;   570.0 p5      21 x[1]
        andps xmm10, xmm12                              ;   570.2 p0      21 x[1]
        movaps xmm0, [rbp - 16]                         ;   567.0 p2      21 x[1]
        andps xmm0, xmm13                               ;   571.2 p1      21 x[1]
        xorps xmm6, xmm0                                ;   572.2 p5      21 x[1]
        xorps xmm12, xmm13                              ;   571.2 p0      21 x[1]
        movaps xmm1, xmm11                              ;   571.5 p1      21 x[1] copy
        xorps xmm1, xmm15                               ;   572.5 p5      21 x[1]
        andps xmm11, [rbp - 128]                        ;   572.2 p0+p2   21 x[1]
        xorps xmm11, xmm6                               ;   573.2 p1      21 x[1]
        movaps xmm4, xmm12                              ;   573.0 p5      21 x[1] copy
        xorps xmm4, xmm1                                ;   574.0 p0      21 x[1]
        andps xmm7, xmm4                                ;   575.0 p1      21 x[1]
        andps xmm14, xmm1                               ;   574.0 p5      21 x[1]
        andps xmm4, [rdx - 64]                          ;   575.0 p0+p2   21 x[1]
        andps xmm2, xmm1                                ;   574.5 p1      21 x[1]
        xorps xmm0, xmm7                                ;   576.0 p5      21 x[1]
        xorps xmm14, xmm4                               ;   576.0 p0      21 x[1]
        xorps xmm5, xmm14                               ;   577.0 p1      21 x[1]
        andps xmm8, xmm12                               ;   576.0 p5      21 x[1]
        movaps xmm1, xmm15                              ;   576.2 p0      21 x[1] copy
        andps xmm1, [rdi + 16]                          ;   577.2 p1+p2   21 x[1]
        movaps xmm7, [rdi + 48]                         ;   572.8 p2      21 x[1] reload
        andps xmm7, xmm13                               ;   577.0 p5      21 x[1]
        andps xmm12, [rdi + 32]                         ;   577.2 p0+p2   21 x[1]
        xorps xmm13, xmm15                              ;   577.5 p1      21 x[1]
        xorps xmm2, xmm11                               ;   578.0 p5      21 x[1]
        xorps xmm2, xmm0                                ;   579.0 p0      21 x[1]
        xorps xmm1, xmm7                                ;   578.5 p1      21 x[1]
        xorps xmm10, xmm5                               ;   579.0 p5      21 x[1]
        xorps xmm10, xmm1                               ;   580.0 p0      21 x[1]
        andps xmm15, [rbp - 32]                         ;   579.5 p1+p2   21 x[1]
        xorps xmm6, xmm3                                ;   580.0 p5      21 x[1]
        xorps xmm6, xmm10                               ;   581.0 p0      21 x[1]
        xorps xmm8, xmm0                                ;   580.5 p1      21 x[1]
        xorps xmm8, xmm6                                ;   582.0 p5      21 x[1]
        xorps xmm15, xmm6                               ;   582.0 p0      21 x[1]
        movaps xmm0, xmm13                              ;   581.5 p1      21 x[1] copy
        andps xmm0, [rdi + 0]                           ;   582.5 p5+p2   21 x[1]
        xorps xmm11, xmm0                               ;   583.5 p0      21 x[1]
        andps xmm13, [rax + 64]                         ;   582.5 p1+p2   21 x[1]
        xorps xmm7, xmm14                               ;   583.0 p5      21 x[1]
        xorps xmm7, xmm13                               ;   584.0 p0      21 x[1]
        xorps xmm7, xmm2                                ;   585.0 p1      21 x[1]
        xorps xmm7, xmm8                                ;   586.0 p5      21 x[1]
        xorps xmm12, xmm4                               ;   584.2 p0      21 x[1]
        xorps xmm12, xmm1                               ;   585.2 p1      21 x[1]
        xorps xmm12, xmm8                               ;   586.2 p5      21 x[1]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   580.2 p2      21 x[0] reload
        xorps xmm8, xmm14                               ;   585.2 p0      21 x[1]
        xorps xmm9, xmm5                                ;   585.5 p1      21 x[1]
        xorps xmm9, xmm15                               ;   586.5 p5      21 x[1]
        xorps xmm15, xmm7                               ;   587.0 p0      21 x[1]
        xorps xmm9, xmm14                               ;   587.5 p1      21 x[1]
        xorps xmm2, xmm14                               ;   587.0 p5      21 x[1]
        movaps xmm0, [rsi - 64]                         ;   582.5 p2      21 x[1]
        xorps xmm0, [r8 + 896]                          ;   587.2 p0+p2   21 x[1]
        movaps xmm1, [r13 - 64]                         ;   584.5 p2      32 x[0] reload
        xorps xmm0, xmm1                                ;   588.2 p1      21 x[1]
        movaps xmm3, [r9 - 32]                          ;   585.5 p2      32 x[0] reload
        xorps xmm0, xmm3                                ;   589.2 p5      21 x[1]
        xorps xmm0, xmm14                               ;   590.2 p0      21 x[1]
        movaps xmm4, [rsi - 48]                         ;   586.5 p2      21 x[1]
        xorps xmm4, [r8 + 928]                          ;   589.5 p1+p2   21 x[1]
        movaps xmm5, [r13 - 32]                         ;   588.5 p2      32 x[0] reload
        xorps xmm4, xmm5                                ;   591.5 p5      21 x[1]
        movaps xmm6, [r9 + 0]                           ;   589.5 p2      32 x[0] reload
        xorps xmm4, xmm6                                ;   592.5 p0      21 x[1]
        xorps xmm4, xmm14                               ;   593.5 p1      21 x[1]
        movaps xmm13, [rbp + 112]                       ;   590.5 p2      21 x[1]
        xorps xmm13, [r8 + 960]                         ;   593.5 p5+p2   21 x[1]
        xorps xmm13, [r13 + 0]                          ;   594.5 p0+p2   21 x[1]
        xorps xmm13, [r9 + 32]                          ;   595.5 p1+p2   21 x[1]
        xorps xmm13, xmm14                              ;   596.5 p5      21 x[1]
        movaps xmm5, [rbp + 16]                         ;   594.5 p2      21 x[1]
        xorps xmm5, [r8 + 976]                          ;   597.5 p0+p2   21 x[1]
        xorps xmm5, [r13 + 16]                          ;   598.5 p1+p2   21 x[1]
        xorps xmm5, [r9 + 48]                           ;   599.5 p5+p2   21 x[1]
        xorps xmm5, xmm14                               ;   600.5 p0      21 x[1]
        movaps xmm1, [rdx - 112]                        ;   598.5 p2      21 x[1]
        xorps xmm1, [r8 + 992]                          ;   601.5 p1+p2   21 x[1]
        xorps xmm1, [r13 + 32]                          ;   602.5 p5+p2   21 x[1]
        xorps xmm1, [r9 + 64]                           ;   603.5 p0+p2   21 x[1]
        xorps xmm1, xmm14                               ;   604.5 p1      21 x[1]
        movaps xmm6, xmm4                               ;   594.5 p5      21 x[1] copy
        xorps xmm6, xmm1                                ;   605.5 p0      21 x[1]
        movaps xmm3, [rdx - 96]                         ;   602.5 p2      21 x[1]
        xorps xmm3, [r8 + 944]                          ;   605.5 p1+p2   21 x[1]
        xorps xmm3, xmm5                                ;   606.5 p5      21 x[1]
        xorps xmm3, [r13 - 16]                          ;   607.5 p0+p2   21 x[1]
        xorps xmm3, [r9 + 16]                           ;   608.5 p1+p2   21 x[1]
        movaps xmm14, [rdx + 64]                        ;   606.5 p2      21 x[1]
        xorps xmm14, xmm6                               ;   609.5 p5      21 x[1]
        movaps [rax + 64], xmm10                        ;   598.5 p3+p4   21 x[1] spill
        movaps xmm10, xmm1                              ;   605.5 p0      21 x[1] copy
        xorps xmm10, xmm3                               ;   609.5 p1      21 x[1]
        movaps [rdi + 0], xmm11                         ;   599.5 p3+p4   21 x[1] spill
        movaps xmm11, [rbp + 64]                        ;   607.5 p2      21 x[1]
        xorps xmm11, xmm6                               ;   610.5 p5      21 x[1]
        movaps [rbp - 32], xmm12                        ;   601.5 p3+p4   21 x[1] spill
        movaps xmm12, xmm13                             ;   601.8 p0      21 x[1] copy
        xorps xmm12, xmm5                               ;   602.8 p1      21 x[1]
        xorps xmm12, [rdx + 64]                         ;   608.5 p5+p2   21 x[1]
        movaps [rdx + 64], xmm2                         ;   602.8 p3+p4   21 x[1] spill
        movaps xmm2, xmm3                               ;   609.5 p0      21 x[1] copy
        xorps xmm2, xmm14                               ;   610.5 p1      21 x[1]
        xorps xmm3, xmm0                                ;   609.5 p5      21 x[1]
        xorps xmm0, xmm11                               ;   611.5 p0      21 x[1]
        xorps xmm13, xmm0                               ;   612.5 p1      21 x[1]
        movaps [rdi + 32], xmm15                        ;   605.8 p3+p4   21 x[1] spill
        movaps xmm15, xmm12                             ;   609.5 p5      21 x[1] copy
        xorps xmm15, xmm11                              ;   611.5 p0      21 x[1]
        movaps [rdi + 48], xmm7                         ;   606.8 p3+p4   21 x[1] spill
        movaps xmm7, xmm12                              ;   609.5 p1      21 x[1] copy
        xorps xmm7, xmm3                                ;   610.5 p5      21 x[1]
        movaps [rdi + 16], xmm8                         ;   607.8 p3+p4   21 x[1] spill
        movaps xmm8, xmm1                               ;   607.8 p0      21 x[1] copy
        xorps xmm8, xmm13                               ;   613.5 p1      21 x[1]
        movaps [rdx - 64], xmm9                         ;   608.8 p3+p4   21 x[1] spill
        movaps xmm9, xmm3                               ;   610.5 p5      21 x[1] copy
        xorps xmm9, [rbp + 64]                          ;   611.5 p0+p2   21 x[1]
        movaps [rbp - 128], xmm2                        ;   611.5 p3+p4   21 x[1] spill
        movaps xmm2, xmm9                               ;   612.5 p1      21 x[1] copy
        andps xmm2, xmm10                               ;   613.5 p5      21 x[1]
        movaps [rbp - 16], xmm9                         ;   612.5 p3+p4   21 x[1] spill
        movaps xmm9, xmm10                              ;   610.5 p0      21 x[1] copy
        xorps xmm9, xmm13                               ;   613.5 p1      21 x[1]
        movaps [rsi - 128], xmm11                       ;   611.8 p3+p4   21 x[1] spill
        movaps xmm11, xmm13                             ;   613.5 p5      21 x[1] copy
        andps xmm11, [rbp + 64]                         ;   614.5 p0+p2   21 x[1]
        xorps xmm4, xmm11                               ;   615.5 p1      21 x[1]
        movaps xmm11, xmm3                              ;   612.0 p5      21 x[1] copy
        andps xmm11, xmm9                               ;   614.5 p0      21 x[1]
        xorps xmm2, xmm11                               ;   615.5 p1      21 x[1]
        xorps xmm0, xmm2                                ;   616.5 p5      21 x[1]
        xorps xmm5, xmm2                                ;   616.5 p0      21 x[1]
        movaps xmm2, xmm15                              ;   613.5 p1      21 x[1] copy
        andps xmm2, xmm14                               ;   614.5 p5      21 x[1]
        xorps xmm0, xmm2                                ;   617.5 p0      21 x[1]
        movaps xmm2, xmm1                               ;   614.5 p1      21 x[1] copy
        andps xmm2, xmm6                                ;   615.5 p5      21 x[1]
        xorps xmm11, xmm2                               ;   616.5 p0      21 x[1]
        movaps xmm2, xmm14                              ;   615.5 p1      21 x[1] copy
        xorps xmm2, xmm8                                ;   616.5 p5      21 x[1]
        movaps [r10 - 48], xmm1                         ;   615.0 p3+p4   21 x[1] spill
        movaps xmm1, xmm6                               ;   616.2 p0      21 x[1] copy
        xorps xmm1, xmm7                                ;   617.2 p1      21 x[1]
        movaps [rsi + 48], xmm6                         ;   616.0 p3+p4   21 x[1] spill
        movaps xmm6, xmm14                              ;   617.0 p5      21 x[1] copy
        xorps xmm6, xmm10                               ;   618.0 p0      21 x[1]
        movaps [rbp + 96], xmm13                        ;   617.0 p3+p4   21 x[1] spill
        movaps xmm13, xmm12                             ;   617.5 p1      21 x[1] copy
        andps xmm13, xmm2                               ;   618.5 p5      21 x[1]
        xorps xmm0, xmm13                               ;   619.5 p0      21 x[1]
        xorps xmm4, xmm13                               ;   619.5 p1      21 x[1]
        movaps xmm13, xmm1                              ;   619.0 p5      21 x[1] copy
        andps xmm13, xmm6                               ;   620.0 p0      21 x[1]
        xorps xmm5, xmm13                               ;   621.0 p1      21 x[1]
        movaps xmm13, xmm8                              ;   620.0 p5      21 x[1] copy
        orps xmm13, [rsi - 128]                         ;   621.0 p0+p2   21 x[1]
        movaps [r10 - 32], xmm2                         ;   619.0 p3+p4   21 x[1] spill
        movaps xmm2, xmm7                               ;   620.5 p1      21 x[1] copy
        andps xmm2, [rbp - 128]                         ;   621.5 p5+p2   21 x[1]
        xorps xmm5, xmm2                                ;   622.5 p0      21 x[1]
        xorps xmm13, xmm2                               ;   622.5 p1      21 x[1]
        movaps xmm2, xmm11                              ;   622.0 p5      21 x[1] copy
        xorps xmm2, xmm4                                ;   623.0 p0      21 x[1]
        xorps xmm11, xmm13                              ;   623.5 p1      21 x[1]
        andps xmm2, xmm0                                ;   624.0 p5      21 x[1]
        xorps xmm4, xmm13                               ;   623.5 p0      21 x[1]
        movaps xmm13, xmm4                              ;   624.5 p1      21 x[1] copy
        andps xmm13, xmm5                               ;   625.5 p5      21 x[1]
        movaps [r10 - 16], xmm8                         ;   622.0 p3+p4   21 x[1] spill
        movaps xmm8, xmm11                              ;   624.5 p0      21 x[1] copy
        orps xmm8, xmm13                                ;   626.5 p1      21 x[1]
        xorps xmm8, xmm2                                ;   627.5 p5      21 x[1]
        orps xmm2, xmm11                                ;   625.2 p0      21 x[1]
        xorps xmm2, xmm13                               ;   626.5 p1      21 x[1]
        xorps xmm4, xmm2                                ;   627.5 p5      21 x[1]
        andps xmm6, xmm4                                ;   628.5 p0      21 x[1]
        andps xmm1, xmm4                                ;   628.5 p1      21 x[1]
        orps xmm2, xmm0                                 ;   627.5 p5      21 x[1]
        xorps xmm4, xmm8                                ;   628.5 p0      21 x[1]
        andps xmm15, xmm8                               ;   628.5 p1      21 x[1]
        xorps xmm13, xmm5                               ;   628.0 p5      21 x[1]
        andps xmm5, xmm11                               ;   628.2 p0      21 x[1]
        orps xmm0, xmm5                                 ;   629.2 p1      21 x[1]
        xorps xmm13, xmm0                               ;   630.2 p5      21 x[1]
        xorps xmm11, xmm2                               ;   629.2 p0      21 x[1]
        xorps xmm11, xmm5                               ;   630.2 p1      21 x[1]
        andps xmm10, xmm4                               ;   630.0 p5      21 x[1]
        andps xmm14, xmm8                               ;   630.2 p0      21 x[1]
        movaps xmm0, [rsi - 128]                        ;   627.0 p2      21 x[1]
        andps xmm0, xmm13                               ;   631.2 p1      21 x[1]
        xorps xmm1, xmm0                                ;   632.2 p5      21 x[1]
        xorps xmm8, xmm13                               ;   631.2 p0      21 x[1]
        movaps xmm2, xmm4                               ;   631.5 p1      21 x[1] copy
        xorps xmm2, xmm11                               ;   632.5 p5      21 x[1]
        andps xmm4, [rbp - 16]                          ;   632.2 p0+p2   21 x[1]
        xorps xmm4, xmm1                                ;   633.2 p1      21 x[1]
        movaps xmm5, xmm8                               ;   633.0 p5      21 x[1] copy
        xorps xmm5, xmm2                                ;   634.0 p0      21 x[1]
        andps xmm7, xmm5                                ;   635.0 p1      21 x[1]
        andps xmm9, xmm2                                ;   634.0 p5      21 x[1]
        andps xmm5, [rbp - 128]                         ;   635.0 p0+p2   21 x[1]
        andps xmm3, xmm2                                ;   634.5 p1      21 x[1]
        xorps xmm0, xmm7                                ;   636.0 p5      21 x[1]
        xorps xmm9, xmm5                                ;   636.0 p0      21 x[1]
        xorps xmm10, xmm9                               ;   637.0 p1      21 x[1]
        andps xmm12, xmm8                               ;   636.0 p5      21 x[1]
        movaps xmm2, xmm11                              ;   636.2 p0      21 x[1] copy
        andps xmm2, [rbp + 96]                          ;   637.2 p1+p2   21 x[1]
        movaps xmm7, [r10 - 16]                         ;   632.8 p2      21 x[1] reload
        andps xmm7, xmm13                               ;   637.0 p5      21 x[1]
        andps xmm8, [r10 - 32]                          ;   637.2 p0+p2   21 x[1]
        xorps xmm13, xmm11                              ;   637.5 p1      21 x[1]
        xorps xmm3, xmm4                                ;   638.0 p5      21 x[1]
        xorps xmm3, xmm0                                ;   639.0 p0      21 x[1]
        xorps xmm2, xmm7                                ;   638.5 p1      21 x[1]
        xorps xmm14, xmm10                              ;   639.0 p5      21 x[1]
        xorps xmm14, xmm2                               ;   640.0 p0      21 x[1]
        andps xmm11, [rbp + 64]                         ;   639.5 p1+p2   21 x[1]
        xorps xmm1, xmm15                               ;   640.0 p5      21 x[1]
        xorps xmm1, xmm14                               ;   641.0 p0      21 x[1]
        xorps xmm12, xmm0                               ;   640.5 p1      21 x[1]
        xorps xmm12, xmm1                               ;   642.0 p5      21 x[1]
        xorps xmm11, xmm1                               ;   642.0 p0      21 x[1]
        movaps xmm15, xmm13                             ;   641.5 p1      21 x[1] copy
        andps xmm15, [rsi + 48]                         ;   642.5 p5+p2   21 x[1]
        xorps xmm4, xmm15                               ;   643.5 p0      21 x[1]
        andps xmm13, [r10 - 48]                         ;   642.5 p1+p2   21 x[1]
        xorps xmm7, xmm9                                ;   643.0 p5      21 x[1]
        xorps xmm7, xmm13                               ;   644.0 p0      21 x[1]
        xorps xmm7, xmm3                                ;   645.0 p1      21 x[1]
        xorps xmm7, xmm12                               ;   646.0 p5      21 x[1]
        xorps xmm8, xmm5                                ;   644.2 p0      21 x[1]
        xorps xmm8, xmm2                                ;   645.2 p1      21 x[1]
        xorps xmm8, xmm12                               ;   646.2 p5      21 x[1]
        movaps xmm15, xmm11                             ;   645.2 p0      21 x[1] copy
        xorps xmm15, xmm7                               ;   647.0 p1      21 x[1]
        movaps xmm0, [rel sm4_encrypt.T0_constants128]  ;   641.0 p2      21 x[0] reload
        xorps xmm7, xmm0                                ;   647.0 p5      21 x[1]
        xorps xmm14, xmm4                               ;   646.2 p0      21 x[1]
        xorps xmm14, xmm0                               ;   647.2 p1      21 x[1]
        xorps xmm12, xmm0                               ;   647.0 p5      21 x[1]
        xorps xmm6, xmm10                               ;   647.2 p0      21 x[1]
        xorps xmm6, xmm11                               ;   648.2 p1      21 x[1]
        xorps xmm6, xmm0                                ;   649.2 p5      21 x[1]
        xorps xmm3, xmm0                                ;   648.2 p0      21 x[1]
        movaps xmm1, [rdx - 64]                         ;   644.0 p2      32 x[1]
        xorps xmm1, xmm6                                ;   650.2 p1      32 x[1]
        movaps xmm2, [rbp + 80]                         ;   645.0 p2      32 x[1]
        xorps xmm2, [rdx - 64]                          ;   649.0 p5+p2   32 x[1]
        movaps xmm5, [rbp + 80]                         ;   647.0 p2      32 x[1]
        movaps xmm9, [rdx + 96]                         ;   648.0 p2      21 x[1] reload
        xorps xmm5, xmm9                                ;   651.0 p0      32 x[1]
        movaps xmm10, [rsi + 0]                         ;   649.0 p2      32 x[1]
        xorps xmm10, xmm0                               ;   652.0 p1      32 x[1]
        movaps xmm11, [rdi + 16]                        ;   650.0 p2      21 x[1] reload
        xorps xmm10, xmm11                              ;   653.0 p5      32 x[1]
        movaps xmm13, xmm7                              ;   650.2 p0      32 x[1] copy
        xorps xmm13, [rdx - 80]                         ;   651.2 p1+p2   32 x[1]
        xorps xmm7, [rdi + 48]                          ;   652.0 p5+p2   32 x[1]
        xorps xmm7, xmm0                                ;   653.0 p0      32 x[1]
        xorps xmm6, xmm7                                ;   654.0 p1      32 x[1]
        movaps [rdx + 96], xmm6                         ;   655.0 p3+p4   32 x[1] spill
        movaps xmm6, xmm12                              ;   652.0 p5      32 x[1] copy
        xorps xmm6, [rsi + 32]                          ;   653.0 p0+p2   32 x[1]
        xorps xmm12, xmm1                               ;   652.5 p1      32 x[1]
        xorps xmm12, xmm10                              ;   654.0 p5      32 x[1]
        xorps xmm1, [r14 + 32]                          ;   654.0 p0+p2   32 x[1]
        movaps [rdi + 48], xmm12                        ;   655.0 p3+p4   32 x[1] spill
        movaps xmm12, xmm15                             ;   653.5 p1      32 x[1] copy
        xorps xmm12, [rdi - 16]                         ;   655.0 p5+p2   32 x[1]
        xorps xmm15, [rbp - 48]                         ;   656.0 p0+p2   32 x[1]
        movaps [rbp + 80], xmm10                        ;   654.0 p3+p4   32 x[1] spill
        movaps xmm10, xmm13                             ;   654.5 p1      32 x[1] copy
        xorps xmm10, xmm2                               ;   655.5 p5      32 x[1]
        xorps xmm13, [rbp - 64]                         ;   657.0 p0+p2   32 x[1]
        xorps xmm13, [rbp - 48]                         ;   658.0 p1+p2   32 x[1]
        xorps xmm13, [rdi + 32]                         ;   659.0 p5+p2   32 x[1]
        movaps [rbp - 48], xmm2                         ;   653.2 p3+p4   32 x[1] spill
        movaps xmm2, [rbp - 64]                         ;   660.0 p2      32 x[1]
        xorps xmm2, [rdx - 80]                          ;   663.0 p0+p2   32 x[1]
        xorps xmm9, xmm2                                ;   664.0 p1      32 x[1]
        xorps xmm1, xmm9                                ;   665.0 p5      32 x[1]
        xorps xmm2, xmm15                               ;   664.0 p0      32 x[1]
        xorps xmm2, [r14 + 64]                          ;   665.0 p1+p2   32 x[1]
        movaps [rbp - 64], xmm1                         ;   666.0 p3+p4   32 x[1] spill
        movaps xmm1, xmm11                              ;   658.0 p5      32 x[1] copy
        xorps xmm1, xmm12                               ;   659.0 p0      32 x[1]
        xorps xmm1, [rsi + 32]                          ;   663.0 p1+p2   32 x[1]
        xorps xmm11, xmm5                               ;   659.0 p5      32 x[1]
        xorps xmm11, xmm6                               ;   660.0 p0      32 x[1]
        xorps xmm12, xmm7                               ;   659.5 p1      32 x[1]
        xorps xmm12, [rdx - 80]                         ;   664.0 p5+p2   32 x[1]
        xorps xmm2, xmm12                               ;   666.0 p0      32 x[1]
        movaps [rdx - 80], xmm2                         ;   667.0 p3+p4   32 x[1] spill
        movaps xmm2, xmm6                               ;   660.5 p1      32 x[1] copy
        xorps xmm2, xmm15                               ;   661.5 p5      32 x[1]
        xorps xmm2, [rdi + 32]                          ;   665.0 p0+p2   32 x[1]
        movaps [rdi + 16], xmm12                        ;   665.0 p3+p4   32 x[1] spill
        movaps xmm12, xmm3                              ;   661.5 p1      32 x[1] copy
        xorps xmm12, [rdx + 64]                         ;   666.0 p5+p2   32 x[1]
        movaps [rsi + 32], xmm9                         ;   665.0 p3+p4   32 x[1] spill
        movaps xmm9, [rsi + 16]                         ;   667.0 p2      32 x[1]
        xorps xmm9, [rdx + 64]                          ;   670.0 p0+p2   32 x[1]
        xorps xmm5, [r15 + 32]                          ;   669.0 p1+p2   32 x[1]
        xorps xmm5, [rdx + 96]                          ;   670.0 p5+p2   32 x[1]
        movaps [rdx + 64], xmm5                         ;   671.0 p3+p4   32 x[1] spill
        movaps xmm5, [rsi + 16]                         ;   671.0 p2      32 x[1]
        xorps xmm5, [rcx - 32]                          ;   674.0 p0+p2   32 x[1]
        movaps [rsi + 16], xmm6                         ;   665.0 p3+p4   32 x[1] spill
        movaps xmm6, xmm14                              ;   665.2 p1      32 x[1] copy
        xorps xmm6, [rcx - 48]                          ;   673.0 p5+p2   32 x[1]
        xorps xmm14, [rax + 64]                         ;   674.0 p0+p2   32 x[1]
        xorps xmm14, [rdi + 0]                          ;   675.0 p1+p2   32 x[1]
        xorps xmm14, xmm0                               ;   676.0 p5      32 x[1]
        xorps xmm3, xmm14                               ;   677.0 p0      32 x[1]
        movaps xmm0, [rsi + 0]                          ;   676.0 p2      32 x[1]
        xorps xmm0, [rax + 48]                          ;   679.0 p1+p2   32 x[1]
        xorps xmm0, [rbp - 112]                         ;   680.0 p5+p2   32 x[1]
        xorps xmm0, [rax - 112]                         ;   681.0 p0+p2   32 x[1]
        xorps xmm0, [rbp - 32]                          ;   682.0 p1+p2   32 x[1]
        xorps xmm7, xmm15                               ;   669.0 p5      32 x[1]
        xorps xmm15, [r15 - 32]                         ;   681.0 p0+p2   32 x[1]
        xorps xmm15, [rdi - 16]                         ;   682.0 p1+p2   32 x[1]
        xorps xmm15, [rbp + 80]                         ;   683.0 p5+p2   32 x[1]
        xorps xmm7, xmm13                               ;   671.0 p0      32 x[1]
        xorps xmm13, [r15 - 64]                         ;   684.0 p1+p2   32 x[1]
        xorps xmm7, [r15 + 64]                          ;   685.0 p5+p2   32 x[1]
        movaps [rdi - 16], xmm7                         ;   686.0 p3+p4   32 x[1] spill
        movaps xmm7, xmm8                               ;   674.0 p0      32 x[1] copy
        xorps xmm7, [rax - 128]                         ;   686.0 p1+p2   32 x[1]
        xorps xmm8, xmm12                               ;   674.5 p5      32 x[1]
        xorps xmm8, xmm0                                ;   683.0 p0      32 x[1]
        xorps xmm12, [r14 + 48]                         ;   687.0 p1+p2   32 x[1]
        movaps [rax - 112], xmm15                       ;   684.0 p3+p4   32 x[1] spill
        movaps xmm15, xmm4                              ;   676.2 p5      32 x[1] copy
        xorps xmm15, [rcx - 64]                         ;   688.0 p0+p2   32 x[1]
        xorps xmm4, [rdx + 112]                         ;   689.0 p1+p2   32 x[1]
        movaps [rbp - 112], xmm13                       ;   685.0 p3+p4   32 x[1] spill
        movaps xmm13, xmm6                              ;   680.0 p5      32 x[1] copy
        xorps xmm13, xmm9                               ;   681.0 p0      32 x[1]
        xorps xmm6, [rdx + 80]                          ;   690.0 p1+p2   32 x[1]
        xorps xmm6, [rdx + 112]                         ;   691.0 p5+p2   32 x[1]
        xorps xmm6, [rdi + 0]                           ;   692.0 p0+p2   32 x[1]
        movaps [rdx + 112], xmm8                        ;   684.0 p3+p4   32 x[1] spill
        movaps xmm8, [rdx + 80]                         ;   693.0 p2      32 x[1]
        xorps xmm8, [rcx - 48]                          ;   696.0 p1+p2   32 x[1]
        movaps [rdx + 80], xmm2                         ;   683.2 p3+p4   32 x[1] spill
        movaps xmm2, [rcx - 32]                         ;   695.0 p2      32 x[1]
        xorps xmm2, xmm8                                ;   698.0 p5      32 x[1]
        xorps xmm12, xmm2                               ;   699.0 p0      32 x[1]
        xorps xmm8, xmm4                                ;   697.0 p1      32 x[1]
        xorps xmm8, [r14 + 80]                          ;   698.0 p5+p2   32 x[1]
        movaps [rcx - 32], xmm12                        ;   700.0 p3+p4   32 x[1] spill
        movaps xmm12, xmm15                             ;   689.0 p0      32 x[1] copy
        xorps xmm12, [rax - 128]                        ;   697.0 p1+p2   32 x[1]
        xorps xmm12, [rbp - 32]                         ;   698.0 p5+p2   32 x[1]
        xorps xmm15, xmm14                              ;   689.0 p0      32 x[1]
        xorps xmm15, [rcx - 48]                         ;   699.0 p1+p2   32 x[1]
        xorps xmm8, xmm15                               ;   700.0 p5      32 x[1]
        xorps xmm14, xmm4                               ;   690.0 p0      32 x[1]
        xorps xmm14, xmm6                               ;   693.0 p1      32 x[1]
        xorps xmm6, [r15 - 48]                          ;   700.0 p5+p2   32 x[1]
        xorps xmm14, [r15 + 80]                         ;   701.0 p0+p2   32 x[1]
        xorps xmm2, xmm13                               ;   699.0 p1      32 x[1]
        xorps xmm13, xmm3                               ;   693.0 p5      32 x[1]
        xorps xmm13, [r15 - 80]                         ;   702.0 p0+p2   32 x[1]
        xorps xmm3, xmm5                                ;   693.5 p1      32 x[1]
        xorps xmm5, xmm7                                ;   694.0 p5      32 x[1]
        xorps xmm5, [rbp - 32]                          ;   703.0 p0+p2   32 x[1]
        xorps xmm3, [r15 + 48]                          ;   704.0 p1+p2   32 x[1]
        xorps xmm2, [rbp + 3248]                        ;   705.0 p5+p2   32 x[1]
        xorps xmm15, [rbp + 3280]                       ;   706.0 p0+p2   32 x[1]
        movaps [rbp - 32], xmm15                        ;   707.0 p3+p4   32 x[1] spill
        movaps xmm15, xmm4                              ;   698.0 p1      32 x[1] copy
        xorps xmm15, xmm7                               ;   699.0 p5      32 x[1]
        xorps xmm15, [rdi + 0]                          ;   707.0 p0+p2   32 x[1]
        xorps xmm4, xmm0                                ;   699.0 p1      32 x[1]
        xorps xmm4, [r15 - 16]                          ;   708.0 p5+p2   32 x[1]
        xorps xmm4, [rcx - 64]                          ;   709.0 p0+p2   32 x[1]
        xorps xmm7, [rbp + 3216]                        ;   710.0 p1+p2   32 x[1]
        xorps xmm7, [rdx + 112]                         ;   711.0 p5+p2   32 x[1]
        movaps [rcx - 64], xmm14                        ;   702.0 p3+p4   32 x[1] spill
        movaps xmm14, xmm1                              ;   700.5 p0      32 x[1] copy
        xorps xmm14, [r14 + 96]                         ;   712.0 p1+p2   32 x[1]
        xorps xmm14, [rdi + 32]                         ;   713.0 p5+p2   32 x[1]
        xorps xmm14, [rbp + 80]                         ;   714.0 p0+p2   32 x[1]
        xorps xmm1, [r15 + 96]                          ;   715.0 p1+p2   32 x[1]
        xorps xmm1, [rdx + 80]                          ;   716.0 p5+p2   32 x[1]
        movaps [rdi + 32], xmm1                         ;   717.0 p3+p4   32 x[1] spill
        movaps xmm1, xmm12                              ;   703.0 p0      32 x[1] copy
        xorps xmm1, xmm0                                ;   704.0 p1      32 x[1]
        xorps xmm1, [r14 + 112]                         ;   717.0 p5+p2   32 x[1]
        xorps xmm1, [rdi + 0]                           ;   718.0 p0+p2   32 x[1]
        xorps xmm0, xmm9                                ;   705.0 p1      32 x[1]
        xorps xmm0, xmm5                                ;   706.0 p5      32 x[1]
        xorps xmm5, [r15 - 112]                         ;   719.0 p0+p2   32 x[1]
        xorps xmm0, [r15 + 16]                          ;   720.0 p1+p2   32 x[1]
        xorps xmm12, xmm15                              ;   708.0 p5      32 x[1]
        xorps xmm12, [r15 + 112]                        ;   721.0 p0+p2   32 x[1]
        xorps xmm15, [rbp + 3312]                       ;   722.0 p1+p2   32 x[1]
        xorps xmm9, [rbp + 3344]                        ;   723.0 p5+p2   32 x[1]
        xorps xmm9, [rdx + 112]                         ;   724.0 p0+p2   32 x[1]
        movaps [rdx + 112], xmm15                       ;   723.0 p3+p4   32 x[1] spill
        movaps xmm15, xmm11                             ;   711.0 p1      32 x[1] copy
        xorps xmm15, [r15 - 128]                        ;   725.0 p5+p2   32 x[1]
        xorps xmm11, [r15 + 0]                          ;   726.0 p0+p2   32 x[1]
        xorps xmm11, [rbp + 80]                         ;   727.0 p1+p2   32 x[1]
        xorps xmm11, [rbp - 48]                         ;   728.0 p5+p2   32 x[1]
        movaps [rbp + 80], xmm12                        ;   722.0 p3+p4   32 x[1] spill
        movaps xmm12, xmm10                             ;   716.0 p0      32 x[1] copy
        xorps xmm12, [r15 - 96]                         ;   729.0 p1+p2   32 x[1]
        xorps xmm12, [rdx + 96]                         ;   730.0 p5+p2   32 x[1]
        xorps xmm10, [rbp + 3232]                       ;   731.0 p0+p2   32 x[1]
        xorps xmm10, [rsi + 32]                         ;   732.0 p1+p2   32 x[1]
        movaps [rsi + 32], xmm10                        ;   733.0 p3+p4   32 x[1] spill
        movaps xmm10, [rdi + 48]                        ;   733.0 p2      32 x[1]
        xorps xmm10, [rbp + 3200]                       ;   736.0 p5+p2   32 x[1]
        xorps xmm10, [rsi + 16]                         ;   737.0 p0+p2   32 x[1]
        movaps [rsi + 16], xmm10                        ;   738.0 p3+p4   32 x[1] spill
        movaps xmm10, [rdi + 16]                        ;   736.0 p2      32 x[1]
        xorps xmm10, [rbp + 3264]                       ;   739.0 p1+p2   32 x[1]
        movaps [rdi + 16], xmm10                        ;   740.0 p3+p4   32 x[1] spill
        movaps xmm10, [rdx + 80]                        ;   738.0 p2      32 x[1]
        xorps xmm10, [rbp + 3296]                       ;   741.0 p5+p2   32 x[1]
        movaps [rdx + 80], xmm10                        ;   742.0 p3+p4   32 x[1] spill
        movaps xmm10, [rdi + 48]                        ;   740.0 p2      32 x[1]
        xorps xmm10, [rbp + 3328]                       ;   743.0 p0+p2   32 x[1]
        xorps xmm10, [rbp - 48]                         ;   744.0 p1+p2   32 x[1]
        movaps [rbp - 48], xmm10                        ;   745.0 p3+p4   32 x[1] spill
        movaps xmm10, xmm5                              ;   732.0 p5      32 x[2] copy
        xorps xmm10, [r8 + 1136]                        ;   743.0 p0+p2   32 x[2]
        xorps xmm10, [r13 + 64]                         ;   744.0 p1+p2   32 x[2]
        xorps xmm10, [rsi - 16]                         ;   745.0 p5+p2   32 x[2]
        movaps [rdi + 48], xmm5                         ;   736.0 p3+p4   32 x[1] spill
        movaps xmm5, [rdi - 32]                         ;   746.0 p2      32 x[2]
        xorps xmm5, [r8 + 1040]                         ;   749.0 p0+p2   32 x[2]
        xorps xmm5, [rbx - 96]                          ;   750.0 p1+p2   32 x[2]
        xorps xmm5, [rcx - 32]                          ;   751.0 p5+p2   32 x[2]
        movaps [rdx + 96], xmm6                         ;   738.2 p3+p4   32 x[1] spill
        movaps xmm6, xmm13                              ;   738.5 p0      32 x[2] copy
        xorps xmm6, [r8 + 1168]                         ;   750.0 p1+p2   32 x[2]
        xorps xmm6, [r13 + 80]                          ;   751.0 p5+p2   32 x[2]
        xorps xmm6, [rdx + 16]                          ;   752.0 p0+p2   32 x[2]
        movaps [rdi + 0], xmm13                         ;   740.2 p3+p4   32 x[1] spill
        movaps xmm13, xmm0                              ;   740.5 p1      32 x[2] copy
        xorps xmm13, [r8 + 1264]                        ;   753.0 p5+p2   32 x[2]
        xorps xmm13, [rbx + 80]                         ;   754.0 p0+p2   32 x[2]
        xorps xmm13, [rbp + 32]                         ;   755.0 p1+p2   32 x[2]
        movaps [rcx - 48], xmm0                         ;   743.0 p3+p4   32 x[1] spill
        movaps xmm0, xmm3                               ;   743.2 p5      32 x[2] copy
        xorps xmm0, [r8 + 1296]                         ;   756.0 p0+p2   32 x[2]
        xorps xmm0, [rbx + 112]                         ;   757.0 p1+p2   32 x[2]
        xorps xmm0, [rdi - 96]                          ;   758.0 p5+p2   32 x[2]
        movaps [rax - 128], xmm3                        ;   744.2 p3+p4   32 x[1] spill
        movaps xmm3, xmm7                               ;   744.5 p0      32 x[2] copy
        xorps xmm3, [r8 + 1392]                         ;   759.0 p1+p2   32 x[2]
        xorps xmm3, [r9 - 48]                           ;   760.0 p5+p2   32 x[2]
        xorps xmm3, [rsi - 80]                          ;   761.0 p0+p2   32 x[2]
        movaps [rax + 48], xmm7                         ;   746.0 p3+p4   32 x[1] spill
        movaps xmm7, xmm2                               ;   746.2 p1      32 x[2] copy
        xorps xmm7, [r8 + 1424]                         ;   762.0 p5+p2   32 x[2]
        xorps xmm7, [r9 - 16]                           ;   763.0 p0+p2   32 x[2]
        xorps xmm7, [rdx + 0]                           ;   764.0 p1+p2   32 x[2]
        movaps [rsi + 0], xmm2                          ;   750.2 p3+p4   32 x[1] spill
        movaps xmm2, xmm9                               ;   750.5 p5      32 x[2] copy
        xorps xmm2, [r8 + 1520]                         ;   765.0 p0+p2   32 x[2]
        xorps xmm2, [r9 + 80]                           ;   766.0 p1+p2   32 x[2]
        xorps xmm2, [rcx - 80]                          ;   767.0 p5+p2   32 x[2]
        movaps [rax + 64], xmm9                         ;   752.0 p3+p4   32 x[1] spill
        movaps xmm9, [rdi - 48]                         ;   768.0 p2      21 x[2]
        xorps xmm9, [r8 + 1024]                         ;   771.0 p0+p2   21 x[2]
        xorps xmm9, [rax + 16]                          ;   772.0 p1+p2   21 x[2]
        xorps xmm9, [rbp - 64]                          ;   773.0 p5+p2   21 x[2]
        xorps xmm9, [rel sm4_encrypt.T0_constants128]   ;   774.0 p0+p2   21 x[2]
        movaps [rdx - 64], xmm7                         ;   765.0 p3+p4   32 x[2] spill
        movaps xmm7, xmm14                              ;   758.0 p1      21 x[2] copy
        xorps xmm7, [r8 + 1088]                         ;   773.0 p5+p2   21 x[2]
        xorps xmm7, [r13 + 96]                          ;   774.0 p0+p2   21 x[2]
        xorps xmm7, [rbx - 48]                          ;   775.0 p1+p2   21 x[2]
        xorps xmm7, [rel sm4_encrypt.T0_constants128]   ;   776.0 p5+p2   21 x[2]
        movaps [r10 - 48], xmm14                        ;   762.0 p3+p4   32 x[1] spill
        movaps xmm14, [rbp + 48]                        ;   777.0 p2      21 x[2]
        xorps xmm14, [r8 + 1056]                        ;   780.0 p0+p2   21 x[2]
        xorps xmm14, [rbx - 80]                         ;   781.0 p1+p2   21 x[2]
        xorps xmm14, [rdx - 80]                         ;   782.0 p5+p2   21 x[2]
        xorps xmm14, [rel sm4_encrypt.T0_constants128]  ;   783.0 p0+p2   21 x[2]
        movaps [rsi + 48], xmm2                         ;   768.0 p3+p4   32 x[2] spill
        movaps xmm2, xmm1                               ;   767.0 p1      21 x[2] copy
        xorps xmm2, [r8 + 1104]                         ;   782.0 p5+p2   21 x[2]
        xorps xmm2, [r13 + 112]                         ;   783.0 p0+p2   21 x[2]
        xorps xmm2, [rcx - 96]                          ;   784.0 p1+p2   21 x[2]
        xorps xmm2, [rel sm4_encrypt.T0_constants128]   ;   785.0 p5+p2   21 x[2]
        movaps [rbp + 64], xmm1                         ;   772.0 p3+p4   32 x[1] spill
        movaps xmm1, xmm15                              ;   772.2 p0      21 x[2] copy
        xorps xmm1, [r8 + 1120]                         ;   786.0 p1+p2   21 x[2]
        xorps xmm1, [r14 - 128]                         ;   787.0 p5+p2   21 x[2]
        xorps xmm1, [rbx - 32]                          ;   788.0 p0+p2   21 x[2]
        xorps xmm1, [rel sm4_encrypt.T0_constants128]   ;   789.0 p1+p2   21 x[2]
        movaps [r10 - 32], xmm15                        ;   774.2 p3+p4   32 x[1] spill
        movaps xmm15, xmm8                              ;   774.5 p5      21 x[2] copy
        xorps xmm15, [r8 + 1072]                        ;   790.0 p0+p2   21 x[2]
        xorps xmm15, [rbx - 64]                         ;   791.0 p1+p2   21 x[2]
        xorps xmm15, [rdx - 16]                         ;   792.0 p5+p2   21 x[2]
        xorps xmm15, xmm2                               ;   793.0 p0      21 x[2]
        movaps [r10 - 16], xmm8                         ;   780.0 p3+p4   32 x[1] spill
        movaps xmm8, xmm14                              ;   784.0 p1      21 x[2] copy
        xorps xmm8, xmm1                                ;   790.0 p5      21 x[2]
        movaps [rbp + 96], xmm0                         ;   782.0 p3+p4   32 x[2] spill
        movaps xmm0, xmm10                              ;   782.2 p0      21 x[2] copy
        xorps xmm0, xmm8                                ;   791.0 p1      21 x[2]
        xorps xmm10, xmm7                               ;   782.8 p5      21 x[2]
        xorps xmm10, xmm2                               ;   786.0 p0      21 x[2]
        movaps [rbp - 128], xmm3                        ;   783.2 p3+p4   32 x[2] spill
        movaps xmm3, xmm1                               ;   790.0 p1      21 x[2] copy
        xorps xmm3, xmm15                               ;   794.0 p5      21 x[2]
        movaps [rbp - 16], xmm6                         ;   784.2 p3+p4   32 x[2] spill
        movaps xmm6, xmm5                               ;   784.2 p0      21 x[2] copy
        xorps xmm6, xmm8                                ;   791.0 p1      21 x[2]
        movaps [rsi - 128], xmm13                       ;   785.2 p3+p4   32 x[2] spill
        movaps xmm13, xmm9                              ;   785.0 p5      21 x[2] copy
        xorps xmm13, xmm15                              ;   794.0 p0      21 x[2]
        xorps xmm15, xmm0                               ;   794.0 p1      21 x[2]
        xorps xmm9, xmm6                                ;   792.0 p5      21 x[2]
        xorps xmm7, xmm9                                ;   793.0 p0      21 x[2]
        movaps [r14 - 112], xmm11                       ;   787.0 p3+p4   32 x[1] spill
        movaps xmm11, xmm10                             ;   787.2 p1      21 x[2] copy
        xorps xmm11, xmm6                               ;   792.0 p5      21 x[2]
        movaps [r14 - 96], xmm4                         ;   788.0 p3+p4   32 x[1] spill
        movaps xmm4, xmm10                              ;   788.2 p0      21 x[2] copy
        xorps xmm4, xmm13                               ;   795.0 p1      21 x[2]
        movaps [r14 - 80], xmm12                        ;   789.0 p3+p4   32 x[1] spill
        movaps xmm12, xmm1                              ;   790.0 p5      21 x[2] copy
        xorps xmm12, xmm7                               ;   794.0 p0      21 x[2]
        movaps [rdx - 48], xmm15                        ;   795.0 p3+p4   21 x[2] spill
        movaps xmm15, xmm5                              ;   790.5 p1      21 x[2] copy
        xorps xmm15, xmm13                              ;   795.0 p5      21 x[2]
        movaps [rdi + 64], xmm6                         ;   792.0 p3+p4   21 x[2] spill
        movaps xmm6, xmm15                              ;   796.0 p0      21 x[2] copy
        andps xmm6, xmm3                                ;   797.0 p1      21 x[2]
        movaps [rsi - 112], xmm15                       ;   796.0 p3+p4   21 x[2] spill
        movaps xmm15, xmm7                              ;   794.0 p5      21 x[2] copy
        xorps xmm15, xmm3                               ;   795.0 p0      21 x[2]
        movaps [rcx - 16], xmm10                        ;   793.2 p3+p4   21 x[2] spill
        movaps xmm10, xmm5                              ;   792.8 p1      21 x[2] copy
        andps xmm10, xmm7                               ;   794.0 p5      21 x[2]
        xorps xmm14, xmm10                              ;   795.0 p0      21 x[2]
        movaps xmm10, xmm13                             ;   795.0 p1      21 x[2] copy
        andps xmm10, xmm15                              ;   796.0 p5      21 x[2]
        xorps xmm6, xmm10                               ;   798.0 p0      21 x[2]
        xorps xmm9, xmm6                                ;   799.0 p1      21 x[2]
        xorps xmm2, xmm6                                ;   799.0 p5      21 x[2]
        movaps xmm6, xmm11                              ;   795.2 p0      21 x[2] copy
        andps xmm6, xmm0                                ;   796.2 p1      21 x[2]
        xorps xmm9, xmm6                                ;   800.0 p5      21 x[2]
        movaps xmm6, xmm1                               ;   796.2 p0      21 x[2] copy
        andps xmm6, xmm8                                ;   797.2 p1      21 x[2]
        xorps xmm10, xmm6                               ;   798.2 p5      21 x[2]
        movaps xmm6, xmm0                               ;   797.2 p0      21 x[2] copy
        xorps xmm6, xmm12                               ;   798.2 p1      21 x[2]
        movaps [rsi + 64], xmm1                         ;   796.8 p3+p4   21 x[2] spill
        movaps xmm1, xmm8                               ;   798.0 p5      21 x[2] copy
        xorps xmm1, xmm4                                ;   799.0 p0      21 x[2]
        movaps [rax - 96], xmm8                         ;   797.8 p3+p4   21 x[2] spill
        movaps xmm8, xmm0                               ;   798.8 p1      21 x[2] copy
        xorps xmm8, xmm3                                ;   799.8 p5      21 x[2]
        movaps [rax + 80], xmm5                         ;   798.8 p3+p4   32 x[2] spill
        movaps xmm5, xmm6                               ;   799.2 p0      21 x[2] copy
        andps xmm5, [rcx - 16]                          ;   800.2 p1+p2   21 x[2]
        xorps xmm9, xmm5                                ;   801.2 p5      21 x[2]
        xorps xmm14, xmm5                               ;   801.2 p0      21 x[2]
        movaps xmm5, xmm1                               ;   800.8 p1      21 x[2] copy
        andps xmm5, xmm8                                ;   801.8 p5      21 x[2]
        xorps xmm2, xmm5                                ;   802.8 p0      21 x[2]
        movaps xmm5, xmm12                              ;   801.8 p1      21 x[2] copy
        orps xmm5, [rdi + 64]                           ;   802.8 p5+p2   21 x[2]
        movaps [rdi + 80], xmm6                         ;   800.8 p3+p4   21 x[2] spill
        movaps xmm6, xmm4                               ;   802.2 p0      21 x[2] copy
        andps xmm6, [rdx - 48]                          ;   803.2 p1+p2   21 x[2]
        xorps xmm2, xmm6                                ;   804.2 p5      21 x[2]
        xorps xmm5, xmm6                                ;   804.2 p0      21 x[2]
        movaps xmm6, xmm10                              ;   803.8 p1      21 x[2] copy
        xorps xmm6, xmm14                               ;   804.8 p5      21 x[2]
        xorps xmm10, xmm5                               ;   805.2 p0      21 x[2]
        andps xmm6, xmm9                                ;   805.8 p1      21 x[2]
        xorps xmm14, xmm5                               ;   805.2 p5      21 x[2]
        movaps xmm5, xmm14                              ;   806.2 p0      21 x[2] copy
        andps xmm5, xmm2                                ;   807.2 p1      21 x[2]
        movaps [rdi + 96], xmm12                        ;   803.8 p3+p4   21 x[2] spill
        movaps xmm12, xmm10                             ;   806.2 p5      21 x[2] copy
        orps xmm12, xmm5                                ;   808.2 p0      21 x[2]
        xorps xmm12, xmm6                               ;   809.2 p1      21 x[2]
        orps xmm6, xmm10                                ;   807.0 p5      21 x[2]
        xorps xmm6, xmm5                                ;   808.2 p0      21 x[2]
        xorps xmm14, xmm6                               ;   809.2 p1      21 x[2]
        andps xmm8, xmm14                               ;   810.2 p5      21 x[2]
        andps xmm1, xmm14                               ;   810.2 p0      21 x[2]
        orps xmm6, xmm9                                 ;   809.2 p1      21 x[2]
        xorps xmm14, xmm12                              ;   810.2 p5      21 x[2]
        andps xmm11, xmm12                              ;   810.2 p0      21 x[2]
        xorps xmm5, xmm2                                ;   809.8 p1      21 x[2]
        andps xmm2, xmm10                               ;   810.0 p5      21 x[2]
        orps xmm9, xmm2                                 ;   811.0 p0      21 x[2]
        xorps xmm5, xmm9                                ;   812.0 p1      21 x[2]
        xorps xmm10, xmm6                               ;   811.0 p5      21 x[2]
        xorps xmm10, xmm2                               ;   812.0 p0      21 x[2]
        andps xmm3, xmm14                               ;   811.8 p1      21 x[2]
        andps xmm0, xmm12                               ;   812.0 p5      21 x[2]
        movaps xmm2, [rdi + 64]                         ;   808.8 p2      21 x[2]
        andps xmm2, xmm5                                ;   813.0 p0      21 x[2]
        xorps xmm1, xmm2                                ;   814.0 p1      21 x[2]
        xorps xmm12, xmm5                               ;   813.0 p5      21 x[2]
        movaps xmm6, xmm14                              ;   813.2 p0      21 x[2] copy
        xorps xmm6, xmm10                               ;   814.2 p1      21 x[2]
        andps xmm14, [rsi - 112]                        ;   814.0 p5+p2   21 x[2]
        xorps xmm14, xmm1                               ;   815.0 p0      21 x[2]
        movaps xmm9, xmm12                              ;   814.8 p1      21 x[2] copy
        xorps xmm9, xmm6                                ;   815.8 p5      21 x[2]
        andps xmm4, xmm9                                ;   816.8 p0      21 x[2]
        andps xmm15, xmm6                               ;   815.8 p1      21 x[2]
        andps xmm9, [rdx - 48]                          ;   816.8 p5+p2   21 x[2]
        andps xmm13, xmm6                               ;   816.2 p0      21 x[2]
        xorps xmm2, xmm4                                ;   817.8 p1      21 x[2]
        xorps xmm15, xmm9                               ;   817.8 p5      21 x[2]
        andps xmm7, xmm10                               ;   817.2 p0      21 x[2]
        xorps xmm3, xmm15                               ;   818.8 p1      21 x[2]
        movaps xmm4, [rdi + 96]                         ;   813.2 p2      21 x[2] reload
        andps xmm4, xmm5                                ;   818.0 p5      21 x[2]
        movaps xmm6, xmm12                              ;   818.2 p0      21 x[2] copy
        andps xmm6, [rcx - 16]                          ;   819.2 p1+p2   21 x[2]
        andps xmm12, [rdi + 80]                         ;   819.0 p5+p2   21 x[2]
        xorps xmm5, xmm10                               ;   819.2 p0      21 x[2]
        xorps xmm13, xmm14                              ;   819.8 p1      21 x[2]
        xorps xmm13, xmm2                               ;   820.8 p5      21 x[2]
        xorps xmm7, xmm4                                ;   820.2 p0      21 x[2]
        xorps xmm0, xmm3                                ;   820.8 p1      21 x[2]
        xorps xmm0, xmm7                                ;   821.8 p5      21 x[2]
        andps xmm10, [rax + 80]                         ;   821.2 p0+p2   21 x[2]
        xorps xmm1, xmm11                               ;   821.8 p1      21 x[2]
        xorps xmm1, xmm0                                ;   822.8 p5      21 x[2]
        xorps xmm2, xmm6                                ;   822.2 p0      21 x[2]
        xorps xmm2, xmm1                                ;   823.8 p1      21 x[2]
        xorps xmm10, xmm1                               ;   823.8 p5      21 x[2]
        movaps xmm1, xmm5                               ;   823.2 p0      21 x[2] copy
        andps xmm1, [rax - 96]                          ;   824.2 p1+p2   21 x[2]
        xorps xmm14, xmm1                               ;   825.2 p5      21 x[2]
        andps xmm5, [rsi + 64]                          ;   824.2 p0+p2   21 x[2]
        xorps xmm4, xmm15                               ;   824.8 p1      21 x[2]
        xorps xmm4, xmm5                                ;   825.8 p5      21 x[2]
        xorps xmm4, xmm13                               ;   826.8 p0      21 x[2]
        xorps xmm4, xmm2                                ;   827.8 p1      21 x[2]
        xorps xmm12, xmm9                               ;   826.0 p5      21 x[2]
        xorps xmm12, xmm7                               ;   827.0 p0      21 x[2]
        xorps xmm12, xmm2                               ;   828.0 p1      21 x[2]
        movaps xmm15, xmm10                             ;   827.0 p5      21 x[2] copy
        xorps xmm15, xmm4                               ;   828.8 p0      21 x[2]
        movaps xmm1, [rel sm4_encrypt.T0_constants128]  ;   822.8 p2      21 x[0] reload
        xorps xmm4, xmm1                                ;   828.8 p1      21 x[2]
        xorps xmm0, xmm14                               ;   828.0 p5      21 x[2]
        xorps xmm0, xmm1                                ;   829.0 p0      21 x[2]
        xorps xmm2, xmm1                                ;   828.8 p1      21 x[2]
        xorps xmm8, xmm3                                ;   829.0 p5      21 x[2]
        xorps xmm8, xmm10                               ;   830.0 p0      21 x[2]
        xorps xmm8, xmm1                                ;   831.0 p1      21 x[2]
        xorps xmm13, xmm1                               ;   830.0 p5      21 x[2]
        movaps xmm3, [r10 - 64]                         ;   825.8 p2      21 x[2]
        xorps xmm3, [r8 + 1152]                         ;   830.2 p0+p2   21 x[2]
        movaps xmm5, [r10 - 112]                        ;   827.8 p2      32 x[0] reload
        xorps xmm3, xmm5                                ;   831.2 p1      21 x[2]
        movaps xmm6, [r14 - 80]                         ;   828.8 p2      32 x[1] reload
        xorps xmm3, xmm6                                ;   832.2 p5      21 x[2]
        xorps xmm3, xmm1                                ;   833.2 p0      21 x[2]
        movaps xmm7, [r10 - 80]                         ;   829.8 p2      21 x[2]
        xorps xmm7, [r8 + 1184]                         ;   832.8 p1+p2   21 x[2]
        movaps xmm9, [rax + 32]                         ;   831.8 p2      32 x[0] reload
        xorps xmm7, xmm9                                ;   834.8 p5      21 x[2]
        movaps xmm10, [rbp - 112]                       ;   832.8 p2      32 x[1] reload
        xorps xmm7, xmm10                               ;   835.8 p0      21 x[2]
        xorps xmm7, xmm1                                ;   836.8 p1      21 x[2]
        movaps xmm11, [r10 - 96]                        ;   833.8 p2      21 x[2]
        xorps xmm11, [r8 + 1216]                        ;   836.8 p5+p2   21 x[2]
        xorps xmm11, [r10 - 128]                        ;   837.8 p0+p2   21 x[2]
        xorps xmm11, [rax - 112]                        ;   838.8 p1+p2   21 x[2]
        xorps xmm11, xmm1                               ;   839.8 p5      21 x[2]
        movaps xmm9, [rcx + 112]                        ;   837.8 p2      21 x[2]
        xorps xmm9, [r8 + 1232]                         ;   840.8 p0+p2   21 x[2]
        xorps xmm9, [r9 + 112]                          ;   841.8 p1+p2   21 x[2]
        xorps xmm9, [r14 - 96]                          ;   842.8 p5+p2   21 x[2]
        xorps xmm9, xmm1                                ;   843.8 p0      21 x[2]
        movaps xmm5, [rdx + 32]                         ;   841.8 p2      21 x[2]
        xorps xmm5, [r8 + 1248]                         ;   844.8 p1+p2   21 x[2]
        xorps xmm5, [rbx + 64]                          ;   845.8 p5+p2   21 x[2]
        xorps xmm5, [r14 - 112]                         ;   846.8 p0+p2   21 x[2]
        xorps xmm5, xmm1                                ;   847.8 p1      21 x[2]
        movaps xmm10, xmm7                              ;   837.8 p5      21 x[2] copy
        xorps xmm10, xmm5                               ;   848.8 p0      21 x[2]
        movaps xmm6, [rdi - 64]                         ;   845.8 p2      21 x[2]
        xorps xmm6, [r8 + 1200]                         ;   848.8 p1+p2   21 x[2]
        xorps xmm6, xmm9                                ;   849.8 p5      21 x[2]
        xorps xmm6, [r9 + 96]                           ;   850.8 p0+p2   21 x[2]
        xorps xmm6, [rdx + 96]                          ;   851.8 p1+p2   21 x[2]
        movaps [rsi + 64], xmm0                         ;   839.8 p3+p4   21 x[2] spill
        movaps xmm0, [rsi - 128]                        ;   849.8 p2      21 x[2]
        xorps xmm0, xmm10                               ;   852.8 p5      21 x[2]
        movaps [rax - 96], xmm14                        ;   841.8 p3+p4   21 x[2] spill
        movaps xmm14, xmm5                              ;   848.8 p0      21 x[2] copy
        xorps xmm14, xmm6                               ;   852.8 p1      21 x[2]
        movaps [rax + 80], xmm12                        ;   842.8 p3+p4   21 x[2] spill
        movaps xmm12, [rbp - 16]                        ;   850.8 p2      21 x[2]
        xorps xmm12, xmm10                              ;   853.8 p5      21 x[2]
        movaps [rdi + 80], xmm13                        ;   844.8 p3+p4   21 x[2] spill
        movaps xmm13, xmm11                             ;   845.0 p0      21 x[2] copy
        xorps xmm13, xmm9                               ;   846.0 p1      21 x[2]
        xorps xmm13, [rsi - 128]                        ;   851.8 p5+p2   21 x[2]
        movaps [rsi - 128], xmm4                        ;   846.0 p3+p4   21 x[2] spill
        movaps xmm4, xmm6                               ;   852.8 p0      21 x[2] copy
        xorps xmm4, xmm0                                ;   853.8 p1      21 x[2]
        xorps xmm6, xmm3                                ;   852.8 p5      21 x[2]
        xorps xmm3, xmm12                               ;   854.8 p0      21 x[2]
        xorps xmm11, xmm3                               ;   855.8 p1      21 x[2]
        movaps [rcx - 16], xmm15                        ;   849.0 p3+p4   21 x[2] spill
        movaps xmm15, xmm13                             ;   852.8 p5      21 x[2] copy
        xorps xmm15, xmm12                              ;   854.8 p0      21 x[2]
        movaps [rdi + 96], xmm2                         ;   850.0 p3+p4   21 x[2] spill
        movaps xmm2, xmm13                              ;   852.8 p1      21 x[2] copy
        xorps xmm2, xmm6                                ;   853.8 p5      21 x[2]
        movaps [rdx - 48], xmm8                         ;   851.0 p3+p4   21 x[2] spill
        movaps xmm8, xmm5                               ;   851.0 p0      21 x[2] copy
        xorps xmm8, xmm11                               ;   856.8 p1      21 x[2]
        movaps xmm1, xmm6                               ;   853.8 p5      21 x[2] copy
        xorps xmm1, [rbp - 16]                          ;   854.8 p0+p2   21 x[2]
        movaps [rsi - 112], xmm4                        ;   854.8 p3+p4   21 x[2] spill
        movaps xmm4, xmm1                               ;   855.8 p1      21 x[2] copy
        andps xmm4, xmm14                               ;   856.8 p5      21 x[2]
        movaps [rdi + 64], xmm1                         ;   855.8 p3+p4   21 x[2] spill
        movaps xmm1, xmm14                              ;   853.8 p0      21 x[2] copy
        xorps xmm1, xmm11                               ;   856.8 p1      21 x[2]
        movaps [rsi + 80], xmm12                        ;   854.8 p3+p4   21 x[2] spill
        movaps xmm12, xmm11                             ;   856.8 p5      21 x[2] copy
        andps xmm12, [rbp - 16]                         ;   857.8 p0+p2   21 x[2]
        xorps xmm7, xmm12                               ;   858.8 p1      21 x[2]
        movaps xmm12, xmm6                              ;   855.2 p5      21 x[2] copy
        andps xmm12, xmm1                               ;   857.8 p0      21 x[2]
        xorps xmm4, xmm12                               ;   858.8 p1      21 x[2]
        xorps xmm3, xmm4                                ;   859.8 p5      21 x[2]
        xorps xmm9, xmm4                                ;   859.8 p0      21 x[2]
        movaps xmm4, xmm15                              ;   856.8 p1      21 x[2] copy
        andps xmm4, xmm0                                ;   857.8 p5      21 x[2]
        xorps xmm3, xmm4                                ;   860.8 p0      21 x[2]
        movaps xmm4, xmm5                               ;   857.8 p1      21 x[2] copy
        andps xmm4, xmm10                               ;   858.8 p5      21 x[2]
        xorps xmm12, xmm4                               ;   859.8 p0      21 x[2]
        movaps xmm4, xmm0                               ;   858.8 p1      21 x[2] copy
        xorps xmm4, xmm8                                ;   859.8 p5      21 x[2]
        movaps [rsi + 96], xmm5                         ;   858.2 p3+p4   21 x[2] spill
        movaps xmm5, xmm10                              ;   859.5 p0      21 x[2] copy
        xorps xmm5, xmm2                                ;   860.5 p1      21 x[2]
        movaps [rax - 80], xmm10                        ;   859.2 p3+p4   21 x[2] spill
        movaps xmm10, xmm0                              ;   860.2 p5      21 x[2] copy
        xorps xmm10, xmm14                              ;   861.2 p0      21 x[2]
        movaps [rax - 64], xmm11                        ;   860.2 p3+p4   21 x[2] spill
        movaps xmm11, xmm13                             ;   860.8 p1      21 x[2] copy
        andps xmm11, xmm4                               ;   861.8 p5      21 x[2]
        xorps xmm3, xmm11                               ;   862.8 p0      21 x[2]
        xorps xmm7, xmm11                               ;   862.8 p1      21 x[2]
        movaps xmm11, xmm5                              ;   862.2 p5      21 x[2] copy
        andps xmm11, xmm10                              ;   863.2 p0      21 x[2]
        xorps xmm9, xmm11                               ;   864.2 p1      21 x[2]
        movaps xmm11, xmm8                              ;   863.2 p5      21 x[2] copy
        orps xmm11, [rsi + 80]                          ;   864.2 p0+p2   21 x[2]
        movaps [rbx - 16], xmm4                         ;   862.2 p3+p4   21 x[2] spill
        movaps xmm4, xmm2                               ;   863.8 p1      21 x[2] copy
        andps xmm4, [rsi - 112]                         ;   864.8 p5+p2   21 x[2]
        xorps xmm9, xmm4                                ;   865.8 p0      21 x[2]
        xorps xmm11, xmm4                               ;   865.8 p1      21 x[2]
        movaps xmm4, xmm12                              ;   865.2 p5      21 x[2] copy
        xorps xmm4, xmm7                                ;   866.2 p0      21 x[2]
        xorps xmm12, xmm11                              ;   866.8 p1      21 x[2]
        andps xmm4, xmm3                                ;   867.2 p5      21 x[2]
        xorps xmm7, xmm11                               ;   866.8 p0      21 x[2]
        movaps xmm11, xmm7                              ;   867.8 p1      21 x[2] copy
        andps xmm11, xmm9                               ;   868.8 p5      21 x[2]
        movaps [rax + 96], xmm8                         ;   865.2 p3+p4   21 x[2] spill
        movaps xmm8, xmm12                              ;   867.8 p0      21 x[2] copy
        orps xmm8, xmm11                                ;   869.8 p1      21 x[2]
        xorps xmm8, xmm4                                ;   870.8 p5      21 x[2]
        orps xmm4, xmm12                                ;   868.5 p0      21 x[2]
        xorps xmm4, xmm11                               ;   869.8 p1      21 x[2]
        xorps xmm7, xmm4                                ;   870.8 p5      21 x[2]
        andps xmm10, xmm7                               ;   871.8 p0      21 x[2]
        andps xmm5, xmm7                                ;   871.8 p1      21 x[2]
        orps xmm4, xmm3                                 ;   870.8 p5      21 x[2]
        xorps xmm7, xmm8                                ;   871.8 p0      21 x[2]
        andps xmm15, xmm8                               ;   871.8 p1      21 x[2]
        xorps xmm11, xmm9                               ;   871.2 p5      21 x[2]
        andps xmm9, xmm12                               ;   871.5 p0      21 x[2]
        orps xmm3, xmm9                                 ;   872.5 p1      21 x[2]
        xorps xmm11, xmm3                               ;   873.5 p5      21 x[2]
        xorps xmm12, xmm4                               ;   872.5 p0      21 x[2]
        xorps xmm12, xmm9                               ;   873.5 p1      21 x[2]
        andps xmm14, xmm7                               ;   873.2 p5      21 x[2]
        andps xmm0, xmm8                                ;   873.5 p0      21 x[2]
        movaps xmm3, [rsi + 80]                         ;   870.2 p2      21 x[2]
        andps xmm3, xmm11                               ;   874.5 p1      21 x[2]
        xorps xmm5, xmm3                                ;   875.5 p5      21 x[2]
        xorps xmm8, xmm11                               ;   874.5 p0      21 x[2]
        movaps xmm4, xmm7                               ;   874.8 p1      21 x[2] copy
        xorps xmm4, xmm12                               ;   875.8 p5      21 x[2]
        andps xmm7, [rdi + 64]                          ;   875.5 p0+p2   21 x[2]
        xorps xmm7, xmm5                                ;   876.5 p1      21 x[2]
        movaps xmm9, xmm8                               ;   876.2 p5      21 x[2] copy
        xorps xmm9, xmm4                                ;   877.2 p0      21 x[2]
        andps xmm2, xmm9                                ;   878.2 p1      21 x[2]
        andps xmm1, xmm4                                ;   877.2 p5      21 x[2]
        andps xmm9, [rsi - 112]                         ;   878.2 p0+p2   21 x[2]
        andps xmm6, xmm4                                ;   877.8 p1      21 x[2]
        xorps xmm3, xmm2                                ;   879.2 p5      21 x[2]
        xorps xmm1, xmm9                                ;   879.2 p0      21 x[2]
        xorps xmm14, xmm1                               ;   880.2 p1      21 x[2]
        andps xmm13, xmm8                               ;   879.2 p5      21 x[2]
        movaps xmm2, xmm12                              ;   879.5 p0      21 x[2] copy
        andps xmm2, [rax - 64]                          ;   880.5 p1+p2   21 x[2]
        movaps xmm4, [rax + 96]                         ;   876.0 p2      21 x[2] reload
        andps xmm4, xmm11                               ;   880.2 p5      21 x[2]
        andps xmm8, [rbx - 16]                          ;   880.5 p0+p2   21 x[2]
        xorps xmm11, xmm12                              ;   880.8 p1      21 x[2]
        xorps xmm6, xmm7                                ;   881.2 p5      21 x[2]
        xorps xmm6, xmm3                                ;   882.2 p0      21 x[2]
        xorps xmm2, xmm4                                ;   881.8 p1      21 x[2]
        xorps xmm0, xmm14                               ;   882.2 p5      21 x[2]
        xorps xmm0, xmm2                                ;   883.2 p0      21 x[2]
        andps xmm12, [rbp - 16]                         ;   882.8 p1+p2   21 x[2]
        xorps xmm5, xmm15                               ;   883.2 p5      21 x[2]
        xorps xmm5, xmm0                                ;   884.2 p0      21 x[2]
        xorps xmm13, xmm3                               ;   883.8 p1      21 x[2]
        xorps xmm13, xmm5                               ;   885.2 p5      21 x[2]
        xorps xmm12, xmm5                               ;   885.2 p0      21 x[2]
        movaps xmm15, xmm11                             ;   884.8 p1      21 x[2] copy
        andps xmm15, [rax - 80]                         ;   885.8 p5+p2   21 x[2]
        xorps xmm7, xmm15                               ;   886.8 p0      21 x[2]
        andps xmm11, [rsi + 96]                         ;   885.8 p1+p2   21 x[2]
        xorps xmm4, xmm1                                ;   886.2 p5      21 x[2]
        xorps xmm4, xmm11                               ;   887.2 p0      21 x[2]
        xorps xmm4, xmm6                                ;   888.2 p1      21 x[2]
        xorps xmm4, xmm13                               ;   889.2 p5      21 x[2]
        movaps xmm15, [rel sm4_encrypt.T0_constants128] ;   882.5 p2      21 x[0] reload
        xorps xmm0, xmm15                               ;   887.5 p0      21 x[2]
        movaps xmm1, xmm12                              ;   887.8 p1      21 x[2] copy
        xorps xmm1, xmm4                                ;   890.2 p5      21 x[2]
        xorps xmm4, xmm15                               ;   890.2 p0      21 x[2]
        xorps xmm0, xmm7                                ;   888.8 p1      21 x[2]
        xorps xmm10, xmm14                              ;   889.2 p5      21 x[2]
        xorps xmm10, xmm12                              ;   890.2 p0      21 x[2]
        xorps xmm10, xmm15                              ;   891.2 p1      21 x[2]
        xorps xmm6, xmm15                               ;   890.2 p5      21 x[2]
        movaps xmm14, [rdx - 128]                       ;   885.8 p2      21 x[2]
        xorps xmm14, [r8 + 1280]                        ;   890.5 p0+p2   21 x[2]
        movaps xmm3, [rbx + 96]                         ;   887.8 p2      32 x[0] reload
        xorps xmm14, xmm3                               ;   891.5 p1      21 x[2]
        movaps xmm5, [rdx + 64]                         ;   888.8 p2      32 x[1] reload
        xorps xmm14, xmm5                               ;   892.5 p5      21 x[2]
        xorps xmm14, xmm15                              ;   893.5 p0      21 x[2]
        movaps xmm11, [rbp + 0]                         ;   889.8 p2      21 x[2]
        xorps xmm11, [r8 + 1312]                        ;   892.8 p1+p2   21 x[2]
        movaps xmm12, [r9 - 128]                        ;   891.8 p2      32 x[0] reload
        xorps xmm11, xmm12                              ;   894.8 p5      21 x[2]
        xorps xmm11, [rdi - 16]                         ;   895.8 p0+p2   21 x[2]
        xorps xmm11, xmm15                              ;   896.8 p1      21 x[2]
        movaps xmm12, [rsi - 32]                        ;   893.8 p2      21 x[2]
        xorps xmm12, [r8 + 1344]                        ;   896.8 p5+p2   21 x[2]
        xorps xmm12, [r9 - 96]                          ;   897.8 p0+p2   21 x[2]
        xorps xmm12, [rdi + 32]                         ;   898.8 p1+p2   21 x[2]
        xorps xmm12, xmm15                              ;   899.8 p5      21 x[2]
        movaps xmm3, [rdx + 48]                         ;   897.8 p2      21 x[2]
        xorps xmm3, [r8 + 1360]                         ;   900.8 p0+p2   21 x[2]
        xorps xmm3, [r9 - 80]                           ;   901.8 p1+p2   21 x[2]
        xorps xmm3, [rbp + 80]                          ;   902.8 p5+p2   21 x[2]
        xorps xmm3, xmm15                               ;   903.8 p0      21 x[2]
        movaps xmm5, [rbp - 80]                         ;   901.8 p2      21 x[2]
        xorps xmm5, [r8 + 1376]                         ;   904.8 p1+p2   21 x[2]
        xorps xmm5, [r9 - 64]                           ;   905.8 p5+p2   21 x[2]
        xorps xmm5, [rsi + 16]                          ;   906.8 p0+p2   21 x[2]
        xorps xmm5, xmm15                               ;   907.8 p1      21 x[2]
        movaps [rsi + 96], xmm7                         ;   895.8 p3+p4   21 x[2] spill
        movaps xmm7, xmm11                              ;   897.8 p5      21 x[2] copy
        xorps xmm7, xmm5                                ;   908.8 p0      21 x[2]
        movaps [rax - 80], xmm0                         ;   897.0 p3+p4   21 x[2] spill
        movaps xmm0, [rdi - 80]                         ;   905.8 p2      21 x[2]
        xorps xmm0, [r8 + 1328]                         ;   908.8 p1+p2   21 x[2]
        xorps xmm0, xmm3                                ;   909.8 p5      21 x[2]
        xorps xmm0, [r9 - 112]                          ;   910.8 p0+p2   21 x[2]
        xorps xmm0, [rcx - 64]                          ;   911.8 p1+p2   21 x[2]
        movaps [rbp - 16], xmm9                         ;   899.8 p3+p4   21 x[2] spill
        movaps xmm9, [rbp - 128]                        ;   909.8 p2      21 x[2]
        xorps xmm9, xmm7                                ;   912.8 p5      21 x[2]
        movaps [rbx - 16], xmm8                         ;   901.8 p3+p4   21 x[2] spill
        movaps xmm8, xmm5                               ;   908.8 p0      21 x[2] copy
        xorps xmm8, xmm0                                ;   912.8 p1      21 x[2]
        movaps [rax + 96], xmm2                         ;   902.8 p3+p4   21 x[2] spill
        movaps xmm2, [rbp + 96]                         ;   910.8 p2      21 x[2]
        xorps xmm2, xmm7                                ;   913.8 p5      21 x[2]
        movaps [rax - 64], xmm6                         ;   904.8 p3+p4   21 x[2] spill
        movaps xmm6, xmm12                              ;   905.0 p0      21 x[2] copy
        xorps xmm6, xmm3                                ;   906.0 p1      21 x[2]
        xorps xmm6, [rbp - 128]                         ;   911.8 p5+p2   21 x[2]
        movaps [rbp - 128], xmm1                        ;   906.0 p3+p4   21 x[2] spill
        movaps xmm1, xmm0                               ;   912.8 p0      21 x[2] copy
        xorps xmm1, xmm9                                ;   913.8 p1      21 x[2]
        xorps xmm0, xmm14                               ;   912.8 p5      21 x[2]
        xorps xmm14, xmm2                               ;   914.8 p0      21 x[2]
        xorps xmm12, xmm14                              ;   915.8 p1      21 x[2]
        movaps [rsi - 112], xmm4                        ;   909.0 p3+p4   21 x[2] spill
        movaps xmm4, xmm6                               ;   912.8 p5      21 x[2] copy
        xorps xmm4, xmm2                                ;   914.8 p0      21 x[2]
        movaps [rdi + 64], xmm13                        ;   910.0 p3+p4   21 x[2] spill
        movaps xmm13, xmm6                              ;   912.8 p1      21 x[2] copy
        xorps xmm13, xmm0                               ;   913.8 p5      21 x[2]
        movaps [rsi + 80], xmm10                        ;   911.0 p3+p4   21 x[2] spill
        movaps xmm10, xmm5                              ;   911.0 p0      21 x[2] copy
        xorps xmm10, xmm12                              ;   916.8 p1      21 x[2]
        movaps xmm15, xmm0                              ;   913.8 p5      21 x[2] copy
        xorps xmm15, [rbp + 96]                         ;   914.8 p0+p2   21 x[2]
        movaps [rsi + 112], xmm1                        ;   914.8 p3+p4   21 x[2] spill
        movaps xmm1, xmm15                              ;   915.8 p1      21 x[2] copy
        andps xmm1, xmm8                                ;   916.8 p5      21 x[2]
        movaps [rbp - 96], xmm15                        ;   915.8 p3+p4   21 x[2] spill
        movaps xmm15, xmm8                              ;   913.8 p0      21 x[2] copy
        xorps xmm15, xmm12                              ;   916.8 p1      21 x[2]
        movaps [rsi - 96], xmm2                         ;   914.8 p3+p4   21 x[2] spill
        movaps xmm2, xmm12                              ;   916.8 p5      21 x[2] copy
        andps xmm2, [rbp + 96]                          ;   917.8 p0+p2   21 x[2]
        xorps xmm11, xmm2                               ;   918.8 p1      21 x[2]
        movaps xmm2, xmm0                               ;   915.2 p5      21 x[2] copy
        andps xmm2, xmm15                               ;   917.8 p0      21 x[2]
        xorps xmm1, xmm2                                ;   918.8 p1      21 x[2]
        xorps xmm14, xmm1                               ;   919.8 p5      21 x[2]
        xorps xmm3, xmm1                                ;   919.8 p0      21 x[2]
        movaps xmm1, xmm4                               ;   916.8 p1      21 x[2] copy
        andps xmm1, xmm9                                ;   917.8 p5      21 x[2]
        xorps xmm14, xmm1                               ;   920.8 p0      21 x[2]
        movaps xmm1, xmm5                               ;   917.8 p1      21 x[2] copy
        andps xmm1, xmm7                                ;   918.8 p5      21 x[2]
        xorps xmm2, xmm1                                ;   919.8 p0      21 x[2]
        movaps xmm1, xmm9                               ;   918.8 p1      21 x[2] copy
        xorps xmm1, xmm10                               ;   919.8 p5      21 x[2]
        movaps [rbx + 0], xmm5                          ;   918.2 p3+p4   21 x[2] spill
        movaps xmm5, xmm7                               ;   919.5 p0      21 x[2] copy
        xorps xmm5, xmm13                               ;   920.5 p1      21 x[2]
        movaps [rcx + 0], xmm7                          ;   919.2 p3+p4   21 x[2] spill
        movaps xmm7, xmm9                               ;   920.2 p5      21 x[2] copy
        xorps xmm7, xmm8                                ;   921.2 p0      21 x[2]
        movaps [rcx + 16], xmm12                        ;   920.2 p3+p4   21 x[2] spill
        movaps xmm12, xmm6                              ;   920.8 p1      21 x[2] copy
        andps xmm12, xmm1                               ;   921.8 p5      21 x[2]
        xorps xmm14, xmm12                              ;   922.8 p0      21 x[2]
        xorps xmm11, xmm12                              ;   922.8 p1      21 x[2]
        movaps xmm12, xmm5                              ;   922.2 p5      21 x[2] copy
        andps xmm12, xmm7                               ;   923.2 p0      21 x[2]
        xorps xmm3, xmm12                               ;   924.2 p1      21 x[2]
        movaps xmm12, xmm10                             ;   923.2 p5      21 x[2] copy
        orps xmm12, [rsi - 96]                          ;   924.2 p0+p2   21 x[2]
        movaps [rcx + 32], xmm1                         ;   922.2 p3+p4   21 x[2] spill
        movaps xmm1, xmm13                              ;   923.8 p1      21 x[2] copy
        andps xmm1, [rsi + 112]                         ;   924.8 p5+p2   21 x[2]
        xorps xmm3, xmm1                                ;   925.8 p0      21 x[2]
        xorps xmm12, xmm1                               ;   925.8 p1      21 x[2]
        movaps xmm1, xmm2                               ;   925.2 p5      21 x[2] copy
        xorps xmm1, xmm11                               ;   926.2 p0      21 x[2]
        xorps xmm2, xmm12                               ;   926.8 p1      21 x[2]
        andps xmm1, xmm14                               ;   927.2 p5      21 x[2]
        xorps xmm11, xmm12                              ;   926.8 p0      21 x[2]
        movaps xmm12, xmm11                             ;   927.8 p1      21 x[2] copy
        andps xmm12, xmm3                               ;   928.8 p5      21 x[2]
        movaps [rcx + 48], xmm10                        ;   925.2 p3+p4   21 x[2] spill
        movaps xmm10, xmm2                              ;   927.8 p0      21 x[2] copy
        orps xmm10, xmm12                               ;   929.8 p1      21 x[2]
        xorps xmm10, xmm1                               ;   930.8 p5      21 x[2]
        orps xmm1, xmm2                                 ;   928.5 p0      21 x[2]
        xorps xmm1, xmm12                               ;   929.8 p1      21 x[2]
        xorps xmm11, xmm1                               ;   930.8 p5      21 x[2]
        andps xmm7, xmm11                               ;   931.8 p0      21 x[2]
        andps xmm5, xmm11                               ;   931.8 p1      21 x[2]
        orps xmm1, xmm14                                ;   930.8 p5      21 x[2]
        xorps xmm11, xmm10                              ;   931.8 p0      21 x[2]
        andps xmm4, xmm10                               ;   931.8 p1      21 x[2]
        xorps xmm12, xmm3                               ;   931.2 p5      21 x[2]
        andps xmm3, xmm2                                ;   931.5 p0      21 x[2]
        orps xmm14, xmm3                                ;   932.5 p1      21 x[2]
        xorps xmm12, xmm14                              ;   933.5 p5      21 x[2]
        xorps xmm2, xmm1                                ;   932.5 p0      21 x[2]
        xorps xmm2, xmm3                                ;   933.5 p1      21 x[2]
        andps xmm8, xmm11                               ;   933.2 p5      21 x[2]
        andps xmm9, xmm10                               ;   933.5 p0      21 x[2]
        movaps xmm14, [rsi - 96]                        ;   930.2 p2      21 x[2]
        andps xmm14, xmm12                              ;   934.5 p1      21 x[2]
        xorps xmm5, xmm14                               ;   935.5 p5      21 x[2]
        xorps xmm10, xmm12                              ;   934.5 p0      21 x[2]
        movaps xmm1, xmm11                              ;   934.8 p1      21 x[2] copy
        xorps xmm1, xmm2                                ;   935.8 p5      21 x[2]
        andps xmm11, [rbp - 96]                         ;   935.5 p0+p2   21 x[2]
        xorps xmm11, xmm5                               ;   936.5 p1      21 x[2]
        movaps xmm3, xmm10                              ;   936.2 p5      21 x[2] copy
        xorps xmm3, xmm1                                ;   937.2 p0      21 x[2]
        andps xmm13, xmm3                               ;   938.2 p1      21 x[2]
        andps xmm15, xmm1                               ;   937.2 p5      21 x[2]
        andps xmm3, [rsi + 112]                         ;   938.2 p0+p2   21 x[2]
        andps xmm0, xmm1                                ;   937.8 p1      21 x[2]
        xorps xmm14, xmm13                              ;   939.2 p5      21 x[2]
        xorps xmm15, xmm3                               ;   939.2 p0      21 x[2]
        xorps xmm8, xmm15                               ;   940.2 p1      21 x[2]
        andps xmm6, xmm10                               ;   939.2 p5      21 x[2]
        movaps xmm1, xmm2                               ;   939.5 p0      21 x[2] copy
        andps xmm1, [rcx + 16]                          ;   940.5 p1+p2   21 x[2]
        movaps xmm13, [rcx + 48]                        ;   936.0 p2      21 x[2] reload
        andps xmm13, xmm12                              ;   940.2 p5      21 x[2]
        andps xmm10, [rcx + 32]                         ;   940.5 p0+p2   21 x[2]
        xorps xmm12, xmm2                               ;   940.8 p1      21 x[2]
        xorps xmm0, xmm11                               ;   941.2 p5      21 x[2]
        xorps xmm0, xmm14                               ;   942.2 p0      21 x[2]
        xorps xmm1, xmm13                               ;   941.8 p1      21 x[2]
        xorps xmm9, xmm8                                ;   942.2 p5      21 x[2]
        xorps xmm9, xmm1                                ;   943.2 p0      21 x[2]
        andps xmm2, [rbp + 96]                          ;   942.8 p1+p2   21 x[2]
        xorps xmm5, xmm4                                ;   943.2 p5      21 x[2]
        xorps xmm5, xmm9                                ;   944.2 p0      21 x[2]
        xorps xmm6, xmm14                               ;   943.8 p1      21 x[2]
        xorps xmm6, xmm5                                ;   945.2 p5      21 x[2]
        xorps xmm2, xmm5                                ;   945.2 p0      21 x[2]
        movaps xmm14, xmm12                             ;   944.8 p1      21 x[2] copy
        andps xmm14, [rcx + 0]                          ;   945.8 p5+p2   21 x[2]
        xorps xmm11, xmm14                              ;   946.8 p0      21 x[2]
        andps xmm12, [rbx + 0]                          ;   945.8 p1+p2   21 x[2]
        xorps xmm13, xmm15                              ;   946.2 p5      21 x[2]
        xorps xmm13, xmm12                              ;   947.2 p0      21 x[2]
        xorps xmm13, xmm0                               ;   948.2 p1      21 x[2]
        xorps xmm13, xmm6                               ;   949.2 p5      21 x[2]
        xorps xmm10, xmm3                               ;   947.5 p0      21 x[2]
        xorps xmm10, xmm1                               ;   948.5 p1      21 x[2]
        xorps xmm10, xmm6                               ;   949.5 p5      21 x[2]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   943.5 p2      21 x[0] reload
        xorps xmm6, xmm14                               ;   948.5 p0      21 x[2]
        xorps xmm7, xmm8                                ;   948.8 p1      21 x[2]
        xorps xmm7, xmm2                                ;   949.8 p5      21 x[2]
        xorps xmm2, xmm13                               ;   950.2 p0      21 x[2]
        xorps xmm7, xmm14                               ;   950.8 p1      21 x[2]
        xorps xmm0, xmm14                               ;   950.2 p5      21 x[2]
        movaps xmm15, [rsi - 64]                        ;   945.8 p2      21 x[2]
        xorps xmm15, [r8 + 1408]                        ;   950.5 p0+p2   21 x[2]
        movaps xmm1, [r9 - 32]                          ;   947.8 p2      32 x[0] reload
        xorps xmm15, xmm1                               ;   951.5 p1      21 x[2]
        movaps xmm3, [rsi + 32]                         ;   948.8 p2      32 x[1] reload
        xorps xmm15, xmm3                               ;   952.5 p5      21 x[2]
        xorps xmm15, xmm14                              ;   953.5 p0      21 x[2]
        movaps xmm4, [rsi - 48]                         ;   949.8 p2      21 x[2]
        xorps xmm4, [r8 + 1440]                         ;   952.8 p1+p2   21 x[2]
        movaps xmm5, [r9 + 0]                           ;   951.8 p2      32 x[0] reload
        xorps xmm4, xmm5                                ;   954.8 p5      21 x[2]
        movaps xmm8, [rdi + 16]                         ;   952.8 p2      32 x[1] reload
        xorps xmm4, xmm8                                ;   955.8 p0      21 x[2]
        xorps xmm4, xmm14                               ;   956.8 p1      21 x[2]
        movaps xmm12, [rbp + 112]                       ;   953.8 p2      21 x[2]
        xorps xmm12, [r8 + 1472]                        ;   956.8 p5+p2   21 x[2]
        xorps xmm12, [r9 + 32]                          ;   957.8 p0+p2   21 x[2]
        xorps xmm12, [rdx + 80]                         ;   958.8 p1+p2   21 x[2]
        xorps xmm12, xmm14                              ;   959.8 p5      21 x[2]
        movaps xmm5, [rbp + 16]                         ;   957.8 p2      21 x[2]
        xorps xmm5, [r8 + 1488]                         ;   960.8 p0+p2   21 x[2]
        xorps xmm5, [r9 + 48]                           ;   961.8 p1+p2   21 x[2]
        xorps xmm5, [rdx + 112]                         ;   962.8 p5+p2   21 x[2]
        xorps xmm5, xmm14                               ;   963.8 p0      21 x[2]
        movaps xmm1, [rdx - 112]                        ;   961.8 p2      21 x[2]
        xorps xmm1, [r8 + 1504]                         ;   964.8 p1+p2   21 x[2]
        xorps xmm1, [r9 + 64]                           ;   965.8 p5+p2   21 x[2]
        xorps xmm1, [rbp - 48]                          ;   966.8 p0+p2   21 x[2]
        xorps xmm1, xmm14                               ;   967.8 p1      21 x[2]
        movaps xmm8, xmm4                               ;   957.8 p5      21 x[2] copy
        xorps xmm8, xmm1                                ;   968.8 p0      21 x[2]
        movaps xmm3, [rdx - 96]                         ;   965.8 p2      21 x[2]
        xorps xmm3, [r8 + 1456]                         ;   968.8 p1+p2   21 x[2]
        xorps xmm3, xmm5                                ;   969.8 p5      21 x[2]
        xorps xmm3, [r9 + 16]                           ;   970.8 p0+p2   21 x[2]
        xorps xmm3, [rbp - 32]                          ;   971.8 p1+p2   21 x[2]
        movaps xmm14, [rsi + 48]                        ;   969.8 p2      21 x[2]
        xorps xmm14, xmm8                               ;   972.8 p5      21 x[2]
        movaps [rbx + 0], xmm9                          ;   961.8 p3+p4   21 x[2] spill
        movaps xmm9, xmm1                               ;   968.8 p0      21 x[2] copy
        xorps xmm9, xmm3                                ;   972.8 p1      21 x[2]
        movaps [rcx + 0], xmm11                         ;   962.8 p3+p4   21 x[2] spill
        movaps xmm11, [rdx - 64]                        ;   970.8 p2      21 x[2]
        xorps xmm11, xmm8                               ;   973.8 p5      21 x[2]
        movaps [rbp + 96], xmm10                        ;   964.8 p3+p4   21 x[2] spill
        movaps xmm10, xmm12                             ;   965.0 p0      21 x[2] copy
        xorps xmm10, xmm5                               ;   966.0 p1      21 x[2]
        xorps xmm10, [rsi + 48]                         ;   971.8 p5+p2   21 x[2]
        movaps [rsi + 48], xmm0                         ;   966.0 p3+p4   21 x[2] spill
        movaps xmm0, xmm3                               ;   972.8 p0      21 x[2] copy
        xorps xmm0, xmm14                               ;   973.8 p1      21 x[2]
        xorps xmm3, xmm15                               ;   972.8 p5      21 x[2]
        xorps xmm15, xmm11                              ;   974.8 p0      21 x[2]
        xorps xmm12, xmm15                              ;   975.8 p1      21 x[2]
        movaps [rcx + 32], xmm2                         ;   969.0 p3+p4   21 x[2] spill
        movaps xmm2, xmm10                              ;   972.8 p5      21 x[2] copy
        xorps xmm2, xmm11                               ;   974.8 p0      21 x[2]
        movaps [rcx + 48], xmm13                        ;   970.0 p3+p4   21 x[2] spill
        movaps xmm13, xmm10                             ;   972.8 p1      21 x[2] copy
        xorps xmm13, xmm3                               ;   973.8 p5      21 x[2]
        movaps [rcx + 16], xmm6                         ;   971.0 p3+p4   21 x[2] spill
        movaps xmm6, xmm1                               ;   971.0 p0      21 x[2] copy
        xorps xmm6, xmm12                               ;   976.8 p1      21 x[2]
        movaps [rsi + 112], xmm7                        ;   972.0 p3+p4   21 x[2] spill
        movaps xmm7, xmm3                               ;   973.8 p5      21 x[2] copy
        xorps xmm7, [rdx - 64]                          ;   974.8 p0+p2   21 x[2]
        movaps [rbp - 96], xmm0                         ;   974.8 p3+p4   21 x[2] spill
        movaps xmm0, xmm7                               ;   975.8 p1      21 x[2] copy
        andps xmm0, xmm9                                ;   976.8 p5      21 x[2]
        movaps [rsi - 96], xmm7                         ;   975.8 p3+p4   21 x[2] spill
        movaps xmm7, xmm9                               ;   973.8 p0      21 x[2] copy
        xorps xmm7, xmm12                               ;   976.8 p1      21 x[2]
        movaps [rcx + 64], xmm11                        ;   975.0 p3+p4   21 x[2] spill
        movaps xmm11, xmm12                             ;   976.8 p5      21 x[2] copy
        andps xmm11, [rdx - 64]                         ;   977.8 p0+p2   21 x[2]
        xorps xmm4, xmm11                               ;   978.8 p1      21 x[2]
        movaps xmm11, xmm3                              ;   975.2 p5      21 x[2] copy
        andps xmm11, xmm7                               ;   977.8 p0      21 x[2]
        xorps xmm0, xmm11                               ;   978.8 p1      21 x[2]
        xorps xmm15, xmm0                               ;   979.8 p5      21 x[2]
        xorps xmm5, xmm0                                ;   979.8 p0      21 x[2]
        movaps xmm0, xmm2                               ;   976.8 p1      21 x[2] copy
        andps xmm0, xmm14                               ;   977.8 p5      21 x[2]
        xorps xmm15, xmm0                               ;   980.8 p0      21 x[2]
        movaps xmm0, xmm1                               ;   977.8 p1      21 x[2] copy
        andps xmm0, xmm8                                ;   978.8 p5      21 x[2]
        xorps xmm11, xmm0                               ;   979.8 p0      21 x[2]
        movaps xmm0, xmm14                              ;   978.8 p1      21 x[2] copy
        xorps xmm0, xmm6                                ;   979.8 p5      21 x[2]
        movaps [r14 - 64], xmm1                         ;   978.2 p3+p4   21 x[2] spill
        movaps xmm1, xmm8                               ;   979.5 p0      21 x[2] copy
        xorps xmm1, xmm13                               ;   980.5 p1      21 x[2]
        movaps [rdi + 112], xmm8                        ;   979.2 p3+p4   21 x[2] spill
        movaps xmm8, xmm14                              ;   980.2 p5      21 x[2] copy
        xorps xmm8, xmm9                                ;   981.2 p0      21 x[2]
        movaps [rdx - 32], xmm12                        ;   980.2 p3+p4   21 x[2] spill
        movaps xmm12, xmm10                             ;   980.8 p1      21 x[2] copy
        andps xmm12, xmm0                               ;   981.8 p5      21 x[2]
        xorps xmm15, xmm12                              ;   982.8 p0      21 x[2]
        xorps xmm4, xmm12                               ;   982.8 p1      21 x[2]
        movaps xmm12, xmm1                              ;   982.2 p5      21 x[2] copy
        andps xmm12, xmm8                               ;   983.2 p0      21 x[2]
        xorps xmm5, xmm12                               ;   984.2 p1      21 x[2]
        movaps xmm12, xmm6                              ;   983.2 p5      21 x[2] copy
        orps xmm12, [rcx + 64]                          ;   984.2 p0+p2   21 x[2]
        movaps [r14 - 48], xmm0                         ;   982.2 p3+p4   21 x[2] spill
        movaps xmm0, xmm13                              ;   983.8 p1      21 x[2] copy
        andps xmm0, [rbp - 96]                          ;   984.8 p5+p2   21 x[2]
        xorps xmm5, xmm0                                ;   985.8 p0      21 x[2]
        xorps xmm12, xmm0                               ;   985.8 p1      21 x[2]
        movaps xmm0, xmm11                              ;   985.2 p5      21 x[2] copy
        xorps xmm0, xmm4                                ;   986.2 p0      21 x[2]
        xorps xmm11, xmm12                              ;   986.8 p1      21 x[2]
        andps xmm0, xmm15                               ;   987.2 p5      21 x[2]
        xorps xmm4, xmm12                               ;   986.8 p0      21 x[2]
        movaps xmm12, xmm4                              ;   987.8 p1      21 x[2] copy
        andps xmm12, xmm5                               ;   988.8 p5      21 x[2]
        movaps [r14 - 32], xmm6                         ;   985.2 p3+p4   21 x[2] spill
        movaps xmm6, xmm11                              ;   987.8 p0      21 x[2] copy
        orps xmm6, xmm12                                ;   989.8 p1      21 x[2]
        xorps xmm6, xmm0                                ;   990.8 p5      21 x[2]
        orps xmm0, xmm11                                ;   988.5 p0      21 x[2]
        xorps xmm0, xmm12                               ;   989.8 p1      21 x[2]
        xorps xmm4, xmm0                                ;   990.8 p5      21 x[2]
        andps xmm8, xmm4                                ;   991.8 p0      21 x[2]
        andps xmm1, xmm4                                ;   991.8 p1      21 x[2]
        orps xmm0, xmm15                                ;   990.8 p5      21 x[2]
        xorps xmm4, xmm6                                ;   991.8 p0      21 x[2]
        andps xmm2, xmm6                                ;   991.8 p1      21 x[2]
        xorps xmm12, xmm5                               ;   991.2 p5      21 x[2]
        andps xmm5, xmm11                               ;   991.5 p0      21 x[2]
        orps xmm15, xmm5                                ;   992.5 p1      21 x[2]
        xorps xmm12, xmm15                              ;   993.5 p5      21 x[2]
        xorps xmm11, xmm0                               ;   992.5 p0      21 x[2]
        xorps xmm11, xmm5                               ;   993.5 p1      21 x[2]
        andps xmm9, xmm4                                ;   993.2 p5      21 x[2]
        andps xmm14, xmm6                               ;   993.5 p0      21 x[2]
        movaps xmm15, [rcx + 64]                        ;   990.2 p2      21 x[2]
        andps xmm15, xmm12                              ;   994.5 p1      21 x[2]
        xorps xmm1, xmm15                               ;   995.5 p5      21 x[2]
        xorps xmm6, xmm12                               ;   994.5 p0      21 x[2]
        movaps xmm0, xmm4                               ;   994.8 p1      21 x[2] copy
        xorps xmm0, xmm11                               ;   995.8 p5      21 x[2]
        andps xmm4, [rsi - 96]                          ;   995.5 p0+p2   21 x[2]
        xorps xmm4, xmm1                                ;   996.5 p1      21 x[2]
        movaps xmm5, xmm6                               ;   996.2 p5      21 x[2] copy
        xorps xmm5, xmm0                                ;   997.2 p0      21 x[2]
        andps xmm13, xmm5                               ;   998.2 p1      21 x[2]
        andps xmm7, xmm0                                ;   997.2 p5      21 x[2]
        andps xmm5, [rbp - 96]                          ;   998.2 p0+p2   21 x[2]
        andps xmm3, xmm0                                ;   997.8 p1      21 x[2]
        xorps xmm15, xmm13                              ;   999.2 p5      21 x[2]
        xorps xmm7, xmm5                                ;   999.2 p0      21 x[2]
        xorps xmm9, xmm7                                ;  1000.2 p1      21 x[2]
        andps xmm10, xmm6                               ;   999.2 p5      21 x[2]
        movaps xmm0, xmm11                              ;   999.5 p0      21 x[2] copy
        andps xmm0, [rdx - 32]                          ;  1000.5 p1+p2   21 x[2]
        movaps xmm13, [r14 - 32]                        ;   996.0 p2      21 x[2] reload
        andps xmm13, xmm12                              ;  1000.2 p5      21 x[2]
        andps xmm6, [r14 - 48]                          ;  1000.5 p0+p2   21 x[2]
        xorps xmm12, xmm11                              ;  1000.8 p1      21 x[2]
        xorps xmm3, xmm4                                ;  1001.2 p5      21 x[2]
        xorps xmm3, xmm15                               ;  1002.2 p0      21 x[2]
        xorps xmm0, xmm13                               ;  1001.8 p1      21 x[2]
        xorps xmm14, xmm9                               ;  1002.2 p5      21 x[2]
        xorps xmm14, xmm0                               ;  1003.2 p0      21 x[2]
        andps xmm11, [rdx - 64]                         ;  1002.8 p1+p2   21 x[2]
        xorps xmm1, xmm2                                ;  1003.2 p5      21 x[2]
        xorps xmm1, xmm14                               ;  1004.2 p0      21 x[2]
        xorps xmm10, xmm15                              ;  1003.8 p1      21 x[2]
        xorps xmm10, xmm1                               ;  1005.2 p5      21 x[2]
        xorps xmm11, xmm1                               ;  1005.2 p0      21 x[2]
        movaps xmm15, xmm12                             ;  1004.8 p1      21 x[2] copy
        andps xmm15, [rdi + 112]                        ;  1005.8 p5+p2   21 x[2]
        xorps xmm4, xmm15                               ;  1006.8 p0      21 x[2]
        andps xmm12, [r14 - 64]                         ;  1005.8 p1+p2   21 x[2]
        xorps xmm13, xmm7                               ;  1006.2 p5      21 x[2]
        xorps xmm13, xmm12                              ;  1007.2 p0      21 x[2]
        xorps xmm13, xmm3                               ;  1008.2 p1      21 x[2]
        xorps xmm13, xmm10                              ;  1009.2 p5      21 x[2]
        xorps xmm6, xmm5                                ;  1007.5 p0      21 x[2]
        xorps xmm6, xmm0                                ;  1008.5 p1      21 x[2]
        xorps xmm6, xmm10                               ;  1009.5 p5      21 x[2]
        movaps xmm15, xmm11                             ;  1008.5 p0      21 x[2] copy
        xorps xmm15, xmm13                              ;  1010.2 p1      21 x[2]
        movaps xmm0, [rel sm4_encrypt.T0_constants128]  ;  1004.2 p2      21 x[0] reload
        xorps xmm13, xmm0                               ;  1010.2 p5      21 x[2]
        xorps xmm14, xmm4                               ;  1009.5 p0      21 x[2]
        xorps xmm14, xmm0                               ;  1010.5 p1      21 x[2]
        xorps xmm10, xmm0                               ;  1010.2 p5      21 x[2]
        xorps xmm8, xmm9                                ;  1010.5 p0      21 x[2]
        xorps xmm8, xmm11                               ;  1011.5 p1      21 x[2]
        xorps xmm8, xmm0                                ;  1012.5 p5      21 x[2]
        xorps xmm3, xmm0                                ;  1011.5 p0      21 x[2]
        movaps xmm1, [rsi + 112]                        ;  1007.2 p2      32 x[2]
        xorps xmm1, xmm8                                ;  1013.5 p1      32 x[2]
        movaps xmm2, [rdx - 48]                         ;  1008.2 p2      32 x[2]
        xorps xmm2, [rsi + 112]                         ;  1012.2 p5+p2   32 x[2]
        movaps xmm5, [rdx - 48]                         ;  1010.2 p2      32 x[2]
        movaps xmm7, [rsi + 80]                         ;  1011.2 p2      21 x[2] reload
        xorps xmm5, xmm7                                ;  1014.2 p0      32 x[2]
        movaps xmm9, [rdi + 64]                         ;  1012.2 p2      32 x[2]
        xorps xmm9, xmm0                                ;  1015.2 p1      32 x[2]
        movaps xmm11, [rcx + 16]                        ;  1013.2 p2      21 x[2] reload
        xorps xmm9, xmm11                               ;  1016.2 p5      32 x[2]
        movaps xmm12, xmm13                             ;  1013.5 p0      32 x[2] copy
        xorps xmm12, [rsi - 112]                        ;  1014.5 p1+p2   32 x[2]
        xorps xmm13, [rcx + 48]                         ;  1015.2 p5+p2   32 x[2]
        xorps xmm13, xmm0                               ;  1016.2 p0      32 x[2]
        xorps xmm8, xmm13                               ;  1017.2 p1      32 x[2]
        movaps [rsi + 80], xmm8                         ;  1018.2 p3+p4   32 x[2] spill
        movaps xmm8, xmm10                              ;  1015.2 p5      32 x[2] copy
        xorps xmm8, [rdi + 96]                          ;  1016.2 p0+p2   32 x[2]
        xorps xmm10, xmm1                               ;  1015.8 p1      32 x[2]
        xorps xmm10, xmm9                               ;  1017.2 p5      32 x[2]
        xorps xmm1, [r10 + 64]                          ;  1017.2 p0+p2   32 x[2]
        movaps [rcx + 48], xmm10                        ;  1018.2 p3+p4   32 x[2] spill
        movaps xmm10, xmm15                             ;  1016.8 p1      32 x[2] copy
        xorps xmm10, [rcx - 16]                         ;  1018.2 p5+p2   32 x[2]
        xorps xmm15, [rbp - 128]                        ;  1019.2 p0+p2   32 x[2]
        movaps [rdx - 48], xmm9                         ;  1017.2 p3+p4   32 x[2] spill
        movaps xmm9, xmm12                              ;  1017.8 p1      32 x[2] copy
        xorps xmm9, xmm2                                ;  1018.8 p5      32 x[2]
        xorps xmm12, [rsi - 128]                        ;  1020.2 p0+p2   32 x[2]
        xorps xmm12, [rbp - 128]                        ;  1021.2 p1+p2   32 x[2]
        xorps xmm12, [rcx + 32]                         ;  1022.2 p5+p2   32 x[2]
        movaps [rbp - 128], xmm2                        ;  1016.5 p3+p4   32 x[2] spill
        movaps xmm2, [rsi - 128]                        ;  1023.2 p2      32 x[2]
        xorps xmm2, [rsi - 112]                         ;  1026.2 p0+p2   32 x[2]
        xorps xmm7, xmm2                                ;  1027.2 p1      32 x[2]
        xorps xmm1, xmm7                                ;  1028.2 p5      32 x[2]
        xorps xmm2, xmm15                               ;  1027.2 p0      32 x[2]
        xorps xmm2, [r10 + 96]                          ;  1028.2 p1+p2   32 x[2]
        movaps [rsi - 128], xmm1                        ;  1029.2 p3+p4   32 x[2] spill
        movaps xmm1, xmm11                              ;  1021.2 p5      32 x[2] copy
        xorps xmm1, xmm10                               ;  1022.2 p0      32 x[2]
        xorps xmm1, [rdi + 96]                          ;  1026.2 p1+p2   32 x[2]
        xorps xmm11, xmm5                               ;  1022.2 p5      32 x[2]
        xorps xmm11, xmm8                               ;  1023.2 p0      32 x[2]
        xorps xmm10, xmm13                              ;  1022.8 p1      32 x[2]
        xorps xmm10, [rsi - 112]                        ;  1027.2 p5+p2   32 x[2]
        xorps xmm2, xmm10                               ;  1029.2 p0      32 x[2]
        movaps [rsi - 112], xmm2                        ;  1030.2 p3+p4   32 x[2] spill
        movaps xmm2, xmm8                               ;  1023.8 p1      32 x[2] copy
        xorps xmm2, xmm15                               ;  1024.8 p5      32 x[2]
        xorps xmm2, [rcx + 32]                          ;  1028.2 p0+p2   32 x[2]
        movaps [rcx + 16], xmm10                        ;  1028.2 p3+p4   32 x[2] spill
        movaps xmm10, xmm3                              ;  1024.8 p1      32 x[2] copy
        xorps xmm10, [rsi + 48]                         ;  1029.2 p5+p2   32 x[2]
        movaps [rdi + 96], xmm7                         ;  1028.2 p3+p4   32 x[2] spill
        movaps xmm7, [rdi + 80]                         ;  1030.2 p2      32 x[2]
        xorps xmm7, [rsi + 48]                          ;  1033.2 p0+p2   32 x[2]
        xorps xmm5, [r11 + 64]                          ;  1032.2 p1+p2   32 x[2]
        xorps xmm5, [rsi + 80]                          ;  1033.2 p5+p2   32 x[2]
        movaps [rsi + 48], xmm5                         ;  1034.2 p3+p4   32 x[2] spill
        movaps xmm5, [rdi + 80]                         ;  1034.2 p2      32 x[2]
        xorps xmm5, [rax - 64]                          ;  1037.2 p0+p2   32 x[2]
        movaps [rdi + 80], xmm8                         ;  1028.2 p3+p4   32 x[2] spill
        movaps xmm8, xmm14                              ;  1028.5 p1      32 x[2] copy
        xorps xmm8, [rax - 80]                          ;  1036.2 p5+p2   32 x[2]
        xorps xmm14, [rbx + 0]                          ;  1037.2 p0+p2   32 x[2]
        xorps xmm14, [rcx + 0]                          ;  1038.2 p1+p2   32 x[2]
        xorps xmm14, xmm0                               ;  1039.2 p5      32 x[2]
        xorps xmm3, xmm14                               ;  1040.2 p0      32 x[2]
        movaps xmm0, [rdi + 64]                         ;  1039.2 p2      32 x[2]
        xorps xmm0, [rbx - 16]                          ;  1042.2 p1+p2   32 x[2]
        xorps xmm0, [rbp - 16]                          ;  1043.2 p5+p2   32 x[2]
        xorps xmm0, [rax + 96]                          ;  1044.2 p0+p2   32 x[2]
        xorps xmm0, [rbp + 96]                          ;  1045.2 p1+p2   32 x[2]
        xorps xmm13, xmm15                              ;  1032.2 p5      32 x[2]
        xorps xmm15, [r11 + 0]                          ;  1044.2 p0+p2   32 x[2]
        xorps xmm15, [rcx - 16]                         ;  1045.2 p1+p2   32 x[2]
        xorps xmm15, [rdx - 48]                         ;  1046.2 p5+p2   32 x[2]
        xorps xmm13, xmm12                              ;  1034.2 p0      32 x[2]
        xorps xmm12, [r11 - 32]                         ;  1047.2 p1+p2   32 x[2]
        xorps xmm13, [r11 + 96]                         ;  1048.2 p5+p2   32 x[2]
        movaps [rcx - 16], xmm13                        ;  1049.2 p3+p4   32 x[2] spill
        movaps xmm13, xmm6                              ;  1037.2 p0      32 x[2] copy
        xorps xmm13, [rax + 80]                         ;  1049.2 p1+p2   32 x[2]
        xorps xmm6, xmm10                               ;  1037.8 p5      32 x[2]
        xorps xmm6, xmm0                                ;  1046.2 p0      32 x[2]
        xorps xmm10, [r10 + 80]                         ;  1050.2 p1+p2   32 x[2]
        movaps [rax + 96], xmm15                        ;  1047.2 p3+p4   32 x[2] spill
        movaps xmm15, xmm4                              ;  1039.5 p5      32 x[2] copy
        xorps xmm15, [rax - 96]                         ;  1051.2 p0+p2   32 x[2]
        xorps xmm4, [rsi + 96]                          ;  1052.2 p1+p2   32 x[2]
        movaps [rbp - 16], xmm12                        ;  1048.2 p3+p4   32 x[2] spill
        movaps xmm12, xmm8                              ;  1043.2 p5      32 x[2] copy
        xorps xmm12, xmm7                               ;  1044.2 p0      32 x[2]
        xorps xmm8, [rsi + 64]                          ;  1053.2 p1+p2   32 x[2]
        xorps xmm8, [rsi + 96]                          ;  1054.2 p5+p2   32 x[2]
        xorps xmm8, [rcx + 0]                           ;  1055.2 p0+p2   32 x[2]
        movaps [rsi + 96], xmm6                         ;  1047.2 p3+p4   32 x[2] spill
        movaps xmm6, [rsi + 64]                         ;  1056.2 p2      32 x[2]
        xorps xmm6, [rax - 80]                          ;  1059.2 p1+p2   32 x[2]
        movaps [rsi + 64], xmm2                         ;  1046.5 p3+p4   32 x[2] spill
        movaps xmm2, [rax - 64]                         ;  1058.2 p2      32 x[2]
        xorps xmm2, xmm6                                ;  1061.2 p5      32 x[2]
        xorps xmm10, xmm2                               ;  1062.2 p0      32 x[2]
        xorps xmm6, xmm4                                ;  1060.2 p1      32 x[2]
        xorps xmm6, [r10 + 112]                         ;  1061.2 p5+p2   32 x[2]
        movaps [rax - 64], xmm10                        ;  1063.2 p3+p4   32 x[2] spill
        movaps xmm10, xmm15                             ;  1052.2 p0      32 x[2] copy
        xorps xmm10, [rax + 80]                         ;  1060.2 p1+p2   32 x[2]
        xorps xmm10, [rbp + 96]                         ;  1061.2 p5+p2   32 x[2]
        xorps xmm15, xmm14                              ;  1052.2 p0      32 x[2]
        xorps xmm15, [rax - 80]                         ;  1062.2 p1+p2   32 x[2]
        xorps xmm6, xmm15                               ;  1063.2 p5      32 x[2]
        xorps xmm14, xmm4                               ;  1053.2 p0      32 x[2]
        xorps xmm14, xmm8                               ;  1056.2 p1      32 x[2]
        xorps xmm8, [r11 - 16]                          ;  1063.2 p5+p2   32 x[2]
        xorps xmm14, [r11 + 112]                        ;  1064.2 p0+p2   32 x[2]
        xorps xmm2, xmm12                               ;  1062.2 p1      32 x[2]
        xorps xmm12, xmm3                               ;  1056.2 p5      32 x[2]
        xorps xmm12, [r11 - 48]                         ;  1065.2 p0+p2   32 x[2]
        xorps xmm3, xmm5                                ;  1056.8 p1      32 x[2]
        xorps xmm5, xmm13                               ;  1057.2 p5      32 x[2]
        xorps xmm5, [rbp + 96]                          ;  1066.2 p0+p2   32 x[2]
        xorps xmm3, [r11 + 80]                          ;  1067.2 p1+p2   32 x[2]
        xorps xmm2, [r13 - 48]                          ;  1068.2 p5+p2   32 x[2]
        xorps xmm15, [r13 - 16]                         ;  1069.2 p0+p2   32 x[2]
        movaps [rbp + 96], xmm15                        ;  1070.2 p3+p4   32 x[2] spill
        movaps xmm15, xmm4                              ;  1061.2 p1      32 x[2] copy
        xorps xmm15, xmm13                              ;  1062.2 p5      32 x[2]
        xorps xmm15, [rcx + 0]                          ;  1070.2 p0+p2   32 x[2]
        xorps xmm4, xmm0                                ;  1062.2 p1      32 x[2]
        xorps xmm4, [r11 + 16]                          ;  1071.2 p5+p2   32 x[2]
        xorps xmm4, [rax - 96]                          ;  1072.2 p0+p2   32 x[2]
        xorps xmm13, [r13 - 80]                         ;  1073.2 p1+p2   32 x[2]
        xorps xmm13, [rsi + 96]                         ;  1074.2 p5+p2   32 x[2]
        movaps [rax - 96], xmm14                        ;  1065.2 p3+p4   32 x[2] spill
        movaps xmm14, xmm1                              ;  1063.8 p0      32 x[2] copy
        xorps xmm14, [r11 - 128]                        ;  1075.2 p1+p2   32 x[2]
        xorps xmm14, [rcx + 32]                         ;  1076.2 p5+p2   32 x[2]
        xorps xmm14, [rdx - 48]                         ;  1077.2 p0+p2   32 x[2]
        xorps xmm1, [r13 - 128]                         ;  1078.2 p1+p2   32 x[2]
        xorps xmm1, [rsi + 64]                          ;  1079.2 p5+p2   32 x[2]
        movaps [rcx + 32], xmm1                         ;  1080.2 p3+p4   32 x[2] spill
        movaps xmm1, xmm10                              ;  1066.2 p0      32 x[2] copy
        xorps xmm1, xmm0                                ;  1067.2 p1      32 x[2]
        xorps xmm1, [r11 - 112]                         ;  1080.2 p5+p2   32 x[2]
        xorps xmm1, [rcx + 0]                           ;  1081.2 p0+p2   32 x[2]
        xorps xmm0, xmm7                                ;  1068.2 p1      32 x[2]
        xorps xmm0, xmm5                                ;  1069.2 p5      32 x[2]
        xorps xmm5, [r11 - 80]                          ;  1082.2 p0+p2   32 x[2]
        xorps xmm0, [r11 + 48]                          ;  1083.2 p1+p2   32 x[2]
        xorps xmm10, xmm15                              ;  1071.2 p5      32 x[2]
        xorps xmm10, [r13 - 112]                        ;  1084.2 p0+p2   32 x[2]
        xorps xmm15, [r13 + 16]                         ;  1085.2 p1+p2   32 x[2]
        xorps xmm7, [r13 + 48]                          ;  1086.2 p5+p2   32 x[2]
        xorps xmm7, [rsi + 96]                          ;  1087.2 p0+p2   32 x[2]
        movaps [rsi + 96], xmm15                        ;  1086.2 p3+p4   32 x[2] spill
        movaps xmm15, xmm11                             ;  1074.2 p1      32 x[2] copy
        xorps xmm15, [r11 - 96]                         ;  1088.2 p5+p2   32 x[2]
        xorps xmm11, [r11 + 32]                         ;  1089.2 p0+p2   32 x[2]
        xorps xmm11, [rdx - 48]                         ;  1090.2 p1+p2   32 x[2]
        xorps xmm11, [rbp - 128]                        ;  1091.2 p5+p2   32 x[2]
        movaps [rdx - 48], xmm10                        ;  1085.2 p3+p4   32 x[2] spill
        movaps xmm10, xmm9                              ;  1079.2 p0      32 x[2] copy
        xorps xmm10, [r11 - 64]                         ;  1092.2 p1+p2   32 x[2]
        xorps xmm10, [rsi + 80]                         ;  1093.2 p5+p2   32 x[2]
        xorps xmm9, [r13 - 64]                          ;  1094.2 p0+p2   32 x[2]
        xorps xmm9, [rdi + 96]                          ;  1095.2 p1+p2   32 x[2]
        movaps [rdi + 96], xmm9                         ;  1096.2 p3+p4   32 x[2] spill
        movaps xmm9, [rcx + 48]                         ;  1096.2 p2      32 x[2]
        xorps xmm9, [r13 - 96]                          ;  1099.2 p5+p2   32 x[2]
        xorps xmm9, [rdi + 80]                          ;  1100.2 p0+p2   32 x[2]
        movaps [rdi + 80], xmm9                         ;  1101.2 p3+p4   32 x[2] spill
        movaps xmm9, [rcx + 16]                         ;  1099.2 p2      32 x[2]
        xorps xmm9, [r13 - 32]                          ;  1102.2 p1+p2   32 x[2]
        movaps [rcx + 16], xmm9                         ;  1103.2 p3+p4   32 x[2] spill
        movaps xmm9, [rsi + 64]                         ;  1101.2 p2      32 x[2]
        xorps xmm9, [r13 + 0]                           ;  1104.2 p5+p2   32 x[2]
        movaps [rsi + 64], xmm9                         ;  1105.2 p3+p4   32 x[2] spill
        movaps xmm9, [rcx + 48]                         ;  1103.2 p2      32 x[2]
        xorps xmm9, [r13 + 32]                          ;  1106.2 p0+p2   32 x[2]
        xorps xmm9, [rbp - 128]                         ;  1107.2 p1+p2   32 x[2]
        movaps [rbp - 128], xmm9                        ;  1108.2 p3+p4   32 x[2] spill
        movaps xmm9, xmm5                               ;  1095.2 p5      32 x[3] copy
        xorps xmm9, [r8 + 1648]                         ;  1106.2 p0+p2   32 x[3]
        xorps xmm9, [rsi - 16]                          ;  1107.2 p1+p2   32 x[3]
        xorps xmm9, [rdi + 48]                          ;  1108.2 p5+p2   32 x[3]
        movaps [rcx + 48], xmm5                         ;  1099.2 p3+p4   32 x[2] spill
        movaps xmm5, [rdi - 32]                         ;  1109.2 p2      32 x[3]
        xorps xmm5, [r8 + 1552]                         ;  1112.2 p0+p2   32 x[3]
        xorps xmm5, [rcx - 32]                          ;  1113.2 p1+p2   32 x[3]
        xorps xmm5, [rax - 64]                          ;  1114.2 p5+p2   32 x[3]
        movaps [rsi + 80], xmm8                         ;  1101.5 p3+p4   32 x[2] spill
        movaps xmm8, xmm12                              ;  1101.8 p0      32 x[3] copy
        xorps xmm8, [r8 + 1680]                         ;  1113.2 p1+p2   32 x[3]
        xorps xmm8, [rdx + 16]                          ;  1114.2 p5+p2   32 x[3]
        xorps xmm8, [rdi + 0]                           ;  1115.2 p0+p2   32 x[3]
        movaps [rcx + 0], xmm12                         ;  1103.5 p3+p4   32 x[2] spill
        movaps xmm12, xmm0                              ;  1103.8 p1      32 x[3] copy
        xorps xmm12, [r8 + 1776]                        ;  1116.2 p5+p2   32 x[3]
        xorps xmm12, [rbp + 32]                         ;  1117.2 p0+p2   32 x[3]
        xorps xmm12, [rcx - 48]                         ;  1118.2 p1+p2   32 x[3]
        movaps [rax - 80], xmm0                         ;  1106.2 p3+p4   32 x[2] spill
        movaps xmm0, xmm3                               ;  1106.5 p5      32 x[3] copy
        xorps xmm0, [r8 + 1808]                         ;  1119.2 p0+p2   32 x[3]
        xorps xmm0, [rdi - 96]                          ;  1120.2 p1+p2   32 x[3]
        xorps xmm0, [rax - 128]                         ;  1121.2 p5+p2   32 x[3]
        movaps [rax + 80], xmm3                         ;  1107.5 p3+p4   32 x[2] spill
        movaps xmm3, xmm13                              ;  1107.8 p0      32 x[3] copy
        xorps xmm3, [r8 + 1904]                         ;  1122.2 p1+p2   32 x[3]
        xorps xmm3, [rsi - 80]                          ;  1123.2 p5+p2   32 x[3]
        xorps xmm3, [rax + 48]                          ;  1124.2 p0+p2   32 x[3]
        movaps [rbx - 16], xmm13                        ;  1109.2 p3+p4   32 x[2] spill
        movaps xmm13, xmm2                              ;  1109.5 p1      32 x[3] copy
        xorps xmm13, [r8 + 1936]                        ;  1125.2 p5+p2   32 x[3]
        xorps xmm13, [rdx + 0]                          ;  1126.2 p0+p2   32 x[3]
        xorps xmm13, [rsi + 0]                          ;  1127.2 p1+p2   32 x[3]
        movaps [rdi + 64], xmm2                         ;  1113.5 p3+p4   32 x[2] spill
        movaps xmm2, xmm7                               ;  1113.8 p5      32 x[3] copy
        xorps xmm2, [r8 + 2032]                         ;  1128.2 p0+p2   32 x[3]
        xorps xmm2, [rcx - 80]                          ;  1129.2 p1+p2   32 x[3]
        xorps xmm2, [rax + 64]                          ;  1130.2 p5+p2   32 x[3]
        movaps [rbx + 0], xmm7                          ;  1115.2 p3+p4   32 x[2] spill
        movaps xmm7, [rdi - 48]                         ;  1131.2 p2      21 x[3]
        xorps xmm7, [r8 + 1536]                         ;  1134.2 p0+p2   21 x[3]
        xorps xmm7, [rbp - 64]                          ;  1135.2 p1+p2   21 x[3]
        xorps xmm7, [rsi - 128]                         ;  1136.2 p5+p2   21 x[3]
        xorps xmm7, [rel sm4_encrypt.T0_constants128]   ;  1137.2 p0+p2   21 x[3]
        movaps [rsi + 112], xmm13                       ;  1128.2 p3+p4   32 x[3] spill
        movaps xmm13, xmm14                             ;  1121.2 p1      21 x[3] copy
        xorps xmm13, [r8 + 1600]                        ;  1136.2 p5+p2   21 x[3]
        xorps xmm13, [rbx - 48]                         ;  1137.2 p0+p2   21 x[3]
        xorps xmm13, [r10 - 48]                         ;  1138.2 p1+p2   21 x[3]
        xorps xmm13, [rel sm4_encrypt.T0_constants128]  ;  1139.2 p5+p2   21 x[3]
        movaps [r14 - 64], xmm14                        ;  1125.2 p3+p4   32 x[2] spill
        movaps xmm14, [rbp + 48]                        ;  1140.2 p2      21 x[3]
        xorps xmm14, [r8 + 1568]                        ;  1143.2 p0+p2   21 x[3]
        xorps xmm14, [rdx - 80]                         ;  1144.2 p1+p2   21 x[3]
        xorps xmm14, [rsi - 112]                        ;  1145.2 p5+p2   21 x[3]
        xorps xmm14, [rel sm4_encrypt.T0_constants128]  ;  1146.2 p0+p2   21 x[3]
        movaps [rdi + 112], xmm2                        ;  1131.2 p3+p4   32 x[3] spill
        movaps xmm2, xmm1                               ;  1130.2 p1      21 x[3] copy
        xorps xmm2, [r8 + 1616]                         ;  1145.2 p5+p2   21 x[3]
        xorps xmm2, [rcx - 96]                          ;  1146.2 p0+p2   21 x[3]
        xorps xmm2, [rbp + 64]                          ;  1147.2 p1+p2   21 x[3]
        xorps xmm2, [rel sm4_encrypt.T0_constants128]   ;  1148.2 p5+p2   21 x[3]
        movaps [rdx - 64], xmm1                         ;  1135.2 p3+p4   32 x[2] spill
        movaps xmm1, xmm15                              ;  1135.5 p0      21 x[3] copy
        xorps xmm1, [r8 + 1632]                         ;  1149.2 p1+p2   21 x[3]
        xorps xmm1, [rbx - 32]                          ;  1150.2 p5+p2   21 x[3]
        xorps xmm1, [r10 - 32]                          ;  1151.2 p0+p2   21 x[3]
        xorps xmm1, [rel sm4_encrypt.T0_constants128]   ;  1152.2 p1+p2   21 x[3]
        movaps [r14 - 48], xmm15                        ;  1137.5 p3+p4   32 x[2] spill
        movaps xmm15, xmm6                              ;  1137.8 p5      21 x[3] copy
        xorps xmm15, [r8 + 1584]                        ;  1153.2 p0+p2   21 x[3]
        xorps xmm15, [rdx - 16]                         ;  1154.2 p1+p2   21 x[3]
        xorps xmm15, [r10 - 16]                         ;  1155.2 p5+p2   21 x[3]
        xorps xmm15, xmm2                               ;  1156.2 p0      21 x[3]
        movaps [r14 - 32], xmm6                         ;  1143.2 p3+p4   32 x[2] spill
        movaps xmm6, xmm14                              ;  1147.2 p1      21 x[3] copy
        xorps xmm6, xmm1                                ;  1153.2 p5      21 x[3]
        movaps [rdx - 32], xmm0                         ;  1145.2 p3+p4   32 x[3] spill
        movaps xmm0, xmm9                               ;  1145.5 p0      21 x[3] copy
        xorps xmm0, xmm6                                ;  1154.2 p1      21 x[3]
        xorps xmm9, xmm13                               ;  1146.0 p5      21 x[3]
        xorps xmm9, xmm2                                ;  1149.2 p0      21 x[3]
        movaps [rbp - 96], xmm3                         ;  1146.5 p3+p4   32 x[3] spill
        movaps xmm3, xmm1                               ;  1153.2 p1      21 x[3] copy
        xorps xmm3, xmm15                               ;  1157.2 p5      21 x[3]
        movaps [rsi - 96], xmm8                         ;  1147.5 p3+p4   32 x[3] spill
        movaps xmm8, xmm5                               ;  1147.5 p0      21 x[3] copy
        xorps xmm8, xmm6                                ;  1154.2 p1      21 x[3]
        movaps [rcx + 64], xmm12                        ;  1148.5 p3+p4   32 x[3] spill
        movaps xmm12, xmm7                              ;  1148.2 p5      21 x[3] copy
        xorps xmm12, xmm15                              ;  1157.2 p0      21 x[3]
        xorps xmm15, xmm0                               ;  1157.2 p1      21 x[3]
        xorps xmm7, xmm8                                ;  1155.2 p5      21 x[3]
        xorps xmm13, xmm7                               ;  1156.2 p0      21 x[3]
        movaps [rbp + 3360], xmm11                      ;  1150.2 p3+p4   32 x[2] spill
        movaps xmm11, xmm9                              ;  1150.5 p1      21 x[3] copy
        xorps xmm11, xmm8                               ;  1155.2 p5      21 x[3]
        movaps [rbp + 3376], xmm4                       ;  1151.2 p3+p4   32 x[2] spill
        movaps xmm4, xmm9                               ;  1151.5 p0      21 x[3] copy
        xorps xmm4, xmm12                               ;  1158.2 p1      21 x[3]
        movaps [rbp + 3392], xmm10                      ;  1152.2 p3+p4   32 x[2] spill
        movaps xmm10, xmm1                              ;  1153.2 p5      21 x[3] copy
        xorps xmm10, xmm13                              ;  1157.2 p0      21 x[3]
        movaps [rbx + 16], xmm15                        ;  1158.2 p3+p4   21 x[3] spill
        movaps xmm15, xmm5                              ;  1153.8 p1      21 x[3] copy
        xorps xmm15, xmm12                              ;  1158.2 p5      21 x[3]
        movaps [rax - 48], xmm8                         ;  1155.2 p3+p4   21 x[3] spill
        movaps xmm8, xmm15                              ;  1159.2 p0      21 x[3] copy
        andps xmm8, xmm3                                ;  1160.2 p1      21 x[3]
        movaps [rdi - 128], xmm15                       ;  1159.2 p3+p4   21 x[3] spill
        movaps xmm15, xmm13                             ;  1157.2 p5      21 x[3] copy
        xorps xmm15, xmm3                               ;  1158.2 p0      21 x[3]
        movaps [rax - 32], xmm9                         ;  1156.5 p3+p4   21 x[3] spill
        movaps xmm9, xmm5                               ;  1156.0 p1      21 x[3] copy
        andps xmm9, xmm13                               ;  1157.2 p5      21 x[3]
        xorps xmm14, xmm9                               ;  1158.2 p0      21 x[3]
        movaps xmm9, xmm12                              ;  1158.2 p1      21 x[3] copy
        andps xmm9, xmm15                               ;  1159.2 p5      21 x[3]
        xorps xmm8, xmm9                                ;  1161.2 p0      21 x[3]
        xorps xmm7, xmm8                                ;  1162.2 p1      21 x[3]
        xorps xmm2, xmm8                                ;  1162.2 p5      21 x[3]
        movaps xmm8, xmm11                              ;  1158.5 p0      21 x[3] copy
        andps xmm8, xmm0                                ;  1159.5 p1      21 x[3]
        xorps xmm7, xmm8                                ;  1163.2 p5      21 x[3]
        movaps xmm8, xmm1                               ;  1159.5 p0      21 x[3] copy
        andps xmm8, xmm6                                ;  1160.5 p1      21 x[3]
        xorps xmm9, xmm8                                ;  1161.5 p5      21 x[3]
        movaps xmm8, xmm0                               ;  1160.5 p0      21 x[3] copy
        xorps xmm8, xmm10                               ;  1161.5 p1      21 x[3]
        movaps [rcx - 128], xmm1                        ;  1160.0 p3+p4   21 x[3] spill
        movaps xmm1, xmm6                               ;  1161.2 p5      21 x[3] copy
        xorps xmm1, xmm4                                ;  1162.2 p0      21 x[3]
        movaps [rax + 112], xmm6                        ;  1161.0 p3+p4   21 x[3] spill
        movaps xmm6, xmm0                               ;  1162.0 p1      21 x[3] copy
        xorps xmm6, xmm3                                ;  1163.0 p5      21 x[3]
        movaps [r10 + 0], xmm5                          ;  1162.0 p3+p4   32 x[3] spill
        movaps xmm5, xmm8                               ;  1162.5 p0      21 x[3] copy
        andps xmm5, [rax - 32]                          ;  1163.5 p1+p2   21 x[3]
        xorps xmm7, xmm5                                ;  1164.5 p5      21 x[3]
        xorps xmm14, xmm5                               ;  1164.5 p0      21 x[3]
        movaps xmm5, xmm1                               ;  1164.0 p1      21 x[3] copy
        andps xmm5, xmm6                                ;  1165.0 p5      21 x[3]
        xorps xmm2, xmm5                                ;  1166.0 p0      21 x[3]
        movaps xmm5, xmm10                              ;  1165.0 p1      21 x[3] copy
        orps xmm5, [rax - 48]                           ;  1166.0 p5+p2   21 x[3]
        movaps [rcx + 80], xmm8                         ;  1164.0 p3+p4   21 x[3] spill
        movaps xmm8, xmm4                               ;  1165.5 p0      21 x[3] copy
        andps xmm8, [rbx + 16]                          ;  1166.5 p1+p2   21 x[3]
        xorps xmm2, xmm8                                ;  1167.5 p5      21 x[3]
        xorps xmm5, xmm8                                ;  1167.5 p0      21 x[3]
        movaps xmm8, xmm9                               ;  1167.0 p1      21 x[3] copy
        xorps xmm8, xmm14                               ;  1168.0 p5      21 x[3]
        xorps xmm9, xmm5                                ;  1168.5 p0      21 x[3]
        andps xmm8, xmm7                                ;  1169.0 p1      21 x[3]
        xorps xmm14, xmm5                               ;  1168.5 p5      21 x[3]
        movaps xmm5, xmm14                              ;  1169.5 p0      21 x[3] copy
        andps xmm5, xmm2                                ;  1170.5 p1      21 x[3]
        movaps [rcx + 96], xmm10                        ;  1167.0 p3+p4   21 x[3] spill
        movaps xmm10, xmm9                              ;  1169.5 p5      21 x[3] copy
        orps xmm10, xmm5                                ;  1171.5 p0      21 x[3]
        xorps xmm10, xmm8                               ;  1172.5 p1      21 x[3]
        orps xmm8, xmm9                                 ;  1170.2 p5      21 x[3]
        xorps xmm8, xmm5                                ;  1171.5 p0      21 x[3]
        xorps xmm14, xmm8                               ;  1172.5 p1      21 x[3]
        andps xmm6, xmm14                               ;  1173.5 p5      21 x[3]
        andps xmm1, xmm14                               ;  1173.5 p0      21 x[3]
        orps xmm8, xmm7                                 ;  1172.5 p1      21 x[3]
        xorps xmm14, xmm10                              ;  1173.5 p5      21 x[3]
        andps xmm11, xmm10                              ;  1173.5 p0      21 x[3]
        xorps xmm5, xmm2                                ;  1173.0 p1      21 x[3]
        andps xmm2, xmm9                                ;  1173.2 p5      21 x[3]
        orps xmm7, xmm2                                 ;  1174.2 p0      21 x[3]
        xorps xmm5, xmm7                                ;  1175.2 p1      21 x[3]
        xorps xmm9, xmm8                                ;  1174.2 p5      21 x[3]
        xorps xmm9, xmm2                                ;  1175.2 p0      21 x[3]
        andps xmm3, xmm14                               ;  1175.0 p1      21 x[3]
        andps xmm0, xmm10                               ;  1175.2 p5      21 x[3]
        movaps xmm2, [rax - 48]                         ;  1172.0 p2      21 x[3]
        andps xmm2, xmm5                                ;  1176.2 p0      21 x[3]
        xorps xmm1, xmm2                                ;  1177.2 p1      21 x[3]
        xorps xmm10, xmm5                               ;  1176.2 p5      21 x[3]
        movaps xmm7, xmm14                              ;  1176.5 p0      21 x[3] copy
        xorps xmm7, xmm9                                ;  1177.5 p1      21 x[3]
        andps xmm14, [rdi - 128]                        ;  1177.2 p5+p2   21 x[3]
        xorps xmm14, xmm1                               ;  1178.2 p0      21 x[3]
        movaps xmm8, xmm10                              ;  1178.0 p1      21 x[3] copy
        xorps xmm8, xmm7                                ;  1179.0 p5      21 x[3]
        andps xmm4, xmm8                                ;  1180.0 p0      21 x[3]
        andps xmm15, xmm7                               ;  1179.0 p1      21 x[3]
        andps xmm8, [rbx + 16]                          ;  1180.0 p5+p2   21 x[3]
        andps xmm12, xmm7                               ;  1179.5 p0      21 x[3]
        xorps xmm2, xmm4                                ;  1181.0 p1      21 x[3]
        xorps xmm15, xmm8                               ;  1181.0 p5      21 x[3]
        andps xmm13, xmm9                               ;  1180.5 p0      21 x[3]
        xorps xmm3, xmm15                               ;  1182.0 p1      21 x[3]
        movaps xmm4, [rcx + 96]                         ;  1176.5 p2      21 x[3] reload
        andps xmm4, xmm5                                ;  1181.2 p5      21 x[3]
        movaps xmm7, xmm10                              ;  1181.5 p0      21 x[3] copy
        andps xmm7, [rax - 32]                          ;  1182.5 p1+p2   21 x[3]
        andps xmm10, [rcx + 80]                         ;  1182.2 p5+p2   21 x[3]
        xorps xmm5, xmm9                                ;  1182.5 p0      21 x[3]
        xorps xmm12, xmm14                              ;  1183.0 p1      21 x[3]
        xorps xmm12, xmm2                               ;  1184.0 p5      21 x[3]
        xorps xmm13, xmm4                               ;  1183.5 p0      21 x[3]
        xorps xmm0, xmm3                                ;  1184.0 p1      21 x[3]
        xorps xmm0, xmm13                               ;  1185.0 p5      21 x[3]
        andps xmm9, [r10 + 0]                           ;  1184.5 p0+p2   21 x[3]
        xorps xmm1, xmm11                               ;  1185.0 p1      21 x[3]
        xorps xmm1, xmm0                                ;  1186.0 p5      21 x[3]
        xorps xmm2, xmm7                                ;  1185.5 p0      21 x[3]
        xorps xmm2, xmm1                                ;  1187.0 p1      21 x[3]
        xorps xmm9, xmm1                                ;  1187.0 p5      21 x[3]
        movaps xmm1, xmm5                               ;  1186.5 p0      21 x[3] copy
        andps xmm1, [rax + 112]                         ;  1187.5 p1+p2   21 x[3]
        xorps xmm14, xmm1                               ;  1188.5 p5      21 x[3]
        andps xmm5, [rcx - 128]                         ;  1187.5 p0+p2   21 x[3]
        xorps xmm4, xmm15                               ;  1188.0 p1      21 x[3]
        xorps xmm4, xmm5                                ;  1189.0 p5      21 x[3]
        xorps xmm4, xmm12                               ;  1190.0 p0      21 x[3]
        xorps xmm4, xmm2                                ;  1191.0 p1      21 x[3]
        xorps xmm10, xmm8                               ;  1189.2 p5      21 x[3]
        xorps xmm10, xmm13                              ;  1190.2 p0      21 x[3]
        xorps xmm10, xmm2                               ;  1191.2 p1      21 x[3]
        movaps xmm15, xmm9                              ;  1190.2 p5      21 x[3] copy
        xorps xmm15, xmm4                               ;  1192.0 p0      21 x[3]
        movaps xmm1, [rel sm4_encrypt.T0_constants128]  ;  1186.0 p2      21 x[0] reload
        xorps xmm4, xmm1                                ;  1192.0 p1      21 x[3]
        xorps xmm0, xmm14                               ;  1191.2 p5      21 x[3]
        xorps xmm0, xmm1                                ;  1192.2 p0      21 x[3]
        xorps xmm2, xmm1                                ;  1192.0 p1      21 x[3]
        xorps xmm6, xmm3                                ;  1192.2 p5      21 x[3]
        xorps xmm6, xmm9                                ;  1193.2 p0      21 x[3]
        xorps xmm6, xmm1                                ;  1194.2 p1      21 x[3]
        xorps xmm12, xmm1                               ;  1193.2 p5      21 x[3]
        movaps xmm3, [r10 - 64]                         ;  1189.0 p2      21 x[3]
        xorps xmm3, [r8 + 1664]                         ;  1193.5 p0+p2   21 x[3]
        movaps xmm5, [r14 - 80]                         ;  1191.0 p2      32 x[1] reload
        xorps xmm3, xmm5                                ;  1194.5 p1      21 x[3]
        movaps xmm7, [rbp + 3392]                       ;  1192.0 p2      32 x[2] reload
        xorps xmm3, xmm7                                ;  1195.5 p5      21 x[3]
        xorps xmm3, xmm1                                ;  1196.5 p0      21 x[3]
        movaps xmm8, [r10 - 80]                         ;  1193.0 p2      21 x[3]
        xorps xmm8, [r8 + 1696]                         ;  1196.0 p1+p2   21 x[3]
        movaps xmm9, [rbp - 112]                        ;  1195.0 p2      32 x[1] reload
        xorps xmm8, xmm9                                ;  1198.0 p5      21 x[3]
        movaps xmm11, [rbp - 16]                        ;  1196.0 p2      32 x[2] reload
        xorps xmm8, xmm11                               ;  1199.0 p0      21 x[3]
        xorps xmm8, xmm1                                ;  1200.0 p1      21 x[3]
        movaps xmm13, [r10 - 96]                        ;  1197.0 p2      21 x[3]
        xorps xmm13, [r8 + 1728]                        ;  1200.0 p5+p2   21 x[3]
        xorps xmm13, [rax - 112]                        ;  1201.0 p0+p2   21 x[3]
        xorps xmm13, [rax + 96]                         ;  1202.0 p1+p2   21 x[3]
        xorps xmm13, xmm1                               ;  1203.0 p5      21 x[3]
        movaps xmm11, [rcx + 112]                       ;  1201.0 p2      21 x[3]
        xorps xmm11, [r8 + 1744]                        ;  1204.0 p0+p2   21 x[3]
        xorps xmm11, [r14 - 96]                         ;  1205.0 p1+p2   21 x[3]
        xorps xmm11, [rbp + 3376]                       ;  1206.0 p5+p2   21 x[3]
        xorps xmm11, xmm1                               ;  1207.0 p0      21 x[3]
        movaps xmm7, [rdx + 32]                         ;  1205.0 p2      21 x[3]
        xorps xmm7, [r8 + 1760]                         ;  1208.0 p1+p2   21 x[3]
        xorps xmm7, [r14 - 112]                         ;  1209.0 p5+p2   21 x[3]
        xorps xmm7, [rbp + 3360]                        ;  1210.0 p0+p2   21 x[3]
        xorps xmm7, xmm1                                ;  1211.0 p1      21 x[3]
        movaps xmm9, xmm8                               ;  1201.0 p5      21 x[3] copy
        xorps xmm9, xmm7                                ;  1212.0 p0      21 x[3]
        movaps xmm5, [rdi - 64]                         ;  1209.0 p2      21 x[3]
        xorps xmm5, [r8 + 1712]                         ;  1212.0 p1+p2   21 x[3]
        xorps xmm5, xmm11                               ;  1213.0 p5      21 x[3]
        xorps xmm5, [rdx + 96]                          ;  1214.0 p0+p2   21 x[3]
        xorps xmm5, [rsi + 80]                          ;  1215.0 p1+p2   21 x[3]
        movaps [rcx - 128], xmm0                        ;  1203.0 p3+p4   21 x[3] spill
        movaps xmm0, [rcx + 64]                         ;  1213.0 p2      21 x[3]
        xorps xmm0, xmm9                                ;  1216.0 p5      21 x[3]
        movaps [rax + 112], xmm14                       ;  1205.0 p3+p4   21 x[3] spill
        movaps xmm14, xmm7                              ;  1212.0 p0      21 x[3] copy
        xorps xmm14, xmm5                               ;  1216.0 p1      21 x[3]
        movaps [r10 + 0], xmm10                         ;  1206.0 p3+p4   21 x[3] spill
        movaps xmm10, [rsi - 96]                        ;  1214.0 p2      21 x[3]
        xorps xmm10, xmm9                               ;  1217.0 p5      21 x[3]
        movaps [rcx + 80], xmm12                        ;  1208.0 p3+p4   21 x[3] spill
        movaps xmm12, xmm13                             ;  1208.2 p0      21 x[3] copy
        xorps xmm12, xmm11                              ;  1209.2 p1      21 x[3]
        xorps xmm12, [rcx + 64]                         ;  1215.0 p5+p2   21 x[3]
        movaps [rcx + 64], xmm4                         ;  1209.2 p3+p4   21 x[3] spill
        movaps xmm4, xmm5                               ;  1216.0 p0      21 x[3] copy
        xorps xmm4, xmm0                                ;  1217.0 p1      21 x[3]
        xorps xmm5, xmm3                                ;  1216.0 p5      21 x[3]
        xorps xmm3, xmm10                               ;  1218.0 p0      21 x[3]
        xorps xmm13, xmm3                               ;  1219.0 p1      21 x[3]
        movaps [rax - 32], xmm15                        ;  1212.2 p3+p4   21 x[3] spill
        movaps xmm15, xmm12                             ;  1216.0 p5      21 x[3] copy
        xorps xmm15, xmm10                              ;  1218.0 p0      21 x[3]
        movaps [rcx + 96], xmm2                         ;  1213.2 p3+p4   21 x[3] spill
        movaps xmm2, xmm12                              ;  1216.0 p1      21 x[3] copy
        xorps xmm2, xmm5                                ;  1217.0 p5      21 x[3]
        movaps [rbx + 16], xmm6                         ;  1214.2 p3+p4   21 x[3] spill
        movaps xmm6, xmm7                               ;  1214.2 p0      21 x[3] copy
        xorps xmm6, xmm13                               ;  1220.0 p1      21 x[3]
        movaps xmm1, xmm5                               ;  1217.0 p5      21 x[3] copy
        xorps xmm1, [rsi - 96]                          ;  1218.0 p0+p2   21 x[3]
        movaps [rdi - 128], xmm4                        ;  1218.0 p3+p4   21 x[3] spill
        movaps xmm4, xmm1                               ;  1219.0 p1      21 x[3] copy
        andps xmm4, xmm14                               ;  1220.0 p5      21 x[3]
        movaps [rax - 48], xmm1                         ;  1219.0 p3+p4   21 x[3] spill
        movaps xmm1, xmm14                              ;  1217.0 p0      21 x[3] copy
        xorps xmm1, xmm13                               ;  1220.0 p1      21 x[3]
        movaps [rdi - 112], xmm10                       ;  1218.0 p3+p4   21 x[3] spill
        movaps xmm10, xmm13                             ;  1220.0 p5      21 x[3] copy
        andps xmm10, [rsi - 96]                         ;  1221.0 p0+p2   21 x[3]
        xorps xmm8, xmm10                               ;  1222.0 p1      21 x[3]
        movaps xmm10, xmm5                              ;  1218.5 p5      21 x[3] copy
        andps xmm10, xmm1                               ;  1221.0 p0      21 x[3]
        xorps xmm4, xmm10                               ;  1222.0 p1      21 x[3]
        xorps xmm3, xmm4                                ;  1223.0 p5      21 x[3]
        xorps xmm11, xmm4                               ;  1223.0 p0      21 x[3]
        movaps xmm4, xmm15                              ;  1220.0 p1      21 x[3] copy
        andps xmm4, xmm0                                ;  1221.0 p5      21 x[3]
        xorps xmm3, xmm4                                ;  1224.0 p0      21 x[3]
        movaps xmm4, xmm7                               ;  1221.0 p1      21 x[3] copy
        andps xmm4, xmm9                                ;  1222.0 p5      21 x[3]
        xorps xmm10, xmm4                               ;  1223.0 p0      21 x[3]
        movaps xmm4, xmm0                               ;  1222.0 p1      21 x[3] copy
        xorps xmm4, xmm6                                ;  1223.0 p5      21 x[3]
        movaps [rcx - 112], xmm7                        ;  1221.5 p3+p4   21 x[3] spill
        movaps xmm7, xmm9                               ;  1222.8 p0      21 x[3] copy
        xorps xmm7, xmm2                                ;  1223.8 p1      21 x[3]
        movaps [rbx + 32], xmm9                         ;  1222.5 p3+p4   21 x[3] spill
        movaps xmm9, xmm0                               ;  1223.5 p5      21 x[3] copy
        xorps xmm9, xmm14                               ;  1224.5 p0      21 x[3]
        movaps [r10 + 16], xmm13                        ;  1223.5 p3+p4   21 x[3] spill
        movaps xmm13, xmm12                             ;  1224.0 p1      21 x[3] copy
        andps xmm13, xmm4                               ;  1225.0 p5      21 x[3]
        xorps xmm3, xmm13                               ;  1226.0 p0      21 x[3]
        xorps xmm8, xmm13                               ;  1226.0 p1      21 x[3]
        movaps xmm13, xmm7                              ;  1225.5 p5      21 x[3] copy
        andps xmm13, xmm9                               ;  1226.5 p0      21 x[3]
        xorps xmm11, xmm13                              ;  1227.5 p1      21 x[3]
        movaps xmm13, xmm6                              ;  1226.5 p5      21 x[3] copy
        orps xmm13, [rdi - 112]                         ;  1227.5 p0+p2   21 x[3]
        movaps [r14 - 16], xmm4                         ;  1225.5 p3+p4   21 x[3] spill
        movaps xmm4, xmm2                               ;  1227.0 p1      21 x[3] copy
        andps xmm4, [rdi - 128]                         ;  1228.0 p5+p2   21 x[3]
        xorps xmm11, xmm4                               ;  1229.0 p0      21 x[3]
        xorps xmm13, xmm4                               ;  1229.0 p1      21 x[3]
        movaps xmm4, xmm10                              ;  1228.5 p5      21 x[3] copy
        xorps xmm4, xmm8                                ;  1229.5 p0      21 x[3]
        xorps xmm10, xmm13                              ;  1230.0 p1      21 x[3]
        andps xmm4, xmm3                                ;  1230.5 p5      21 x[3]
        xorps xmm8, xmm13                               ;  1230.0 p0      21 x[3]
        movaps xmm13, xmm8                              ;  1231.0 p1      21 x[3] copy
        andps xmm13, xmm11                              ;  1232.0 p5      21 x[3]
        movaps [r14 + 0], xmm6                          ;  1228.5 p3+p4   21 x[3] spill
        movaps xmm6, xmm10                              ;  1231.0 p0      21 x[3] copy
        orps xmm6, xmm13                                ;  1233.0 p1      21 x[3]
        xorps xmm6, xmm4                                ;  1234.0 p5      21 x[3]
        orps xmm4, xmm10                                ;  1231.8 p0      21 x[3]
        xorps xmm4, xmm13                               ;  1233.0 p1      21 x[3]
        xorps xmm8, xmm4                                ;  1234.0 p5      21 x[3]
        andps xmm9, xmm8                                ;  1235.0 p0      21 x[3]
        andps xmm7, xmm8                                ;  1235.0 p1      21 x[3]
        orps xmm4, xmm3                                 ;  1234.0 p5      21 x[3]
        xorps xmm8, xmm6                                ;  1235.0 p0      21 x[3]
        andps xmm15, xmm6                               ;  1235.0 p1      21 x[3]
        xorps xmm13, xmm11                              ;  1234.5 p5      21 x[3]
        andps xmm11, xmm10                              ;  1234.8 p0      21 x[3]
        orps xmm3, xmm11                                ;  1235.8 p1      21 x[3]
        xorps xmm13, xmm3                               ;  1236.8 p5      21 x[3]
        xorps xmm10, xmm4                               ;  1235.8 p0      21 x[3]
        xorps xmm10, xmm11                              ;  1236.8 p1      21 x[3]
        andps xmm14, xmm8                               ;  1236.5 p5      21 x[3]
        andps xmm0, xmm6                                ;  1236.8 p0      21 x[3]
        movaps xmm3, [rdi - 112]                        ;  1233.5 p2      21 x[3]
        andps xmm3, xmm13                               ;  1237.8 p1      21 x[3]
        xorps xmm7, xmm3                                ;  1238.8 p5      21 x[3]
        xorps xmm6, xmm13                               ;  1237.8 p0      21 x[3]
        movaps xmm4, xmm8                               ;  1238.0 p1      21 x[3] copy
        xorps xmm4, xmm10                               ;  1239.0 p5      21 x[3]
        andps xmm8, [rax - 48]                          ;  1238.8 p0+p2   21 x[3]
        xorps xmm8, xmm7                                ;  1239.8 p1      21 x[3]
        movaps xmm11, xmm6                              ;  1239.5 p5      21 x[3] copy
        xorps xmm11, xmm4                               ;  1240.5 p0      21 x[3]
        andps xmm2, xmm11                               ;  1241.5 p1      21 x[3]
        andps xmm1, xmm4                                ;  1240.5 p5      21 x[3]
        andps xmm11, [rdi - 128]                        ;  1241.5 p0+p2   21 x[3]
        andps xmm5, xmm4                                ;  1241.0 p1      21 x[3]
        xorps xmm3, xmm2                                ;  1242.5 p5      21 x[3]
        xorps xmm1, xmm11                               ;  1242.5 p0      21 x[3]
        xorps xmm14, xmm1                               ;  1243.5 p1      21 x[3]
        andps xmm12, xmm6                               ;  1242.5 p5      21 x[3]
        movaps xmm2, xmm10                              ;  1242.8 p0      21 x[3] copy
        andps xmm2, [r10 + 16]                          ;  1243.8 p1+p2   21 x[3]
        movaps xmm4, [r14 + 0]                          ;  1239.2 p2      21 x[3] reload
        andps xmm4, xmm13                               ;  1243.5 p5      21 x[3]
        andps xmm6, [r14 - 16]                          ;  1243.8 p0+p2   21 x[3]
        xorps xmm13, xmm10                              ;  1244.0 p1      21 x[3]
        xorps xmm5, xmm8                                ;  1244.5 p5      21 x[3]
        xorps xmm5, xmm3                                ;  1245.5 p0      21 x[3]
        xorps xmm2, xmm4                                ;  1245.0 p1      21 x[3]
        xorps xmm0, xmm14                               ;  1245.5 p5      21 x[3]
        xorps xmm0, xmm2                                ;  1246.5 p0      21 x[3]
        andps xmm10, [rsi - 96]                         ;  1246.0 p1+p2   21 x[3]
        xorps xmm7, xmm15                               ;  1246.5 p5      21 x[3]
        xorps xmm7, xmm0                                ;  1247.5 p0      21 x[3]
        xorps xmm12, xmm3                               ;  1247.0 p1      21 x[3]
        xorps xmm12, xmm7                               ;  1248.5 p5      21 x[3]
        xorps xmm10, xmm7                               ;  1248.5 p0      21 x[3]
        movaps xmm15, xmm13                             ;  1248.0 p1      21 x[3] copy
        andps xmm15, [rbx + 32]                         ;  1249.0 p5+p2   21 x[3]
        xorps xmm8, xmm15                               ;  1250.0 p0      21 x[3]
        andps xmm13, [rcx - 112]                        ;  1249.0 p1+p2   21 x[3]
        xorps xmm4, xmm1                                ;  1249.5 p5      21 x[3]
        xorps xmm4, xmm13                               ;  1250.5 p0      21 x[3]
        xorps xmm4, xmm5                                ;  1251.5 p1      21 x[3]
        xorps xmm4, xmm12                               ;  1252.5 p5      21 x[3]
        movaps xmm15, [rel sm4_encrypt.T0_constants128] ;  1245.8 p2      21 x[0] reload
        xorps xmm0, xmm15                               ;  1250.8 p0      21 x[3]
        movaps xmm1, xmm10                              ;  1251.0 p1      21 x[3] copy
        xorps xmm1, xmm4                                ;  1253.5 p5      21 x[3]
        xorps xmm4, xmm15                               ;  1253.5 p0      21 x[3]
        xorps xmm0, xmm8                                ;  1252.0 p1      21 x[3]
        xorps xmm9, xmm14                               ;  1252.5 p5      21 x[3]
        xorps xmm9, xmm10                               ;  1253.5 p0      21 x[3]
        xorps xmm9, xmm15                               ;  1254.5 p1      21 x[3]
        xorps xmm5, xmm15                               ;  1253.5 p5      21 x[3]
        movaps xmm14, [rdx - 128]                       ;  1249.0 p2      21 x[3]
        xorps xmm14, [r8 + 1792]                        ;  1253.8 p0+p2   21 x[3]
        movaps xmm3, [rdx + 64]                         ;  1251.0 p2      32 x[1] reload
        xorps xmm14, xmm3                               ;  1254.8 p1      21 x[3]
        movaps xmm7, [rsi + 48]                         ;  1252.0 p2      32 x[2] reload
        xorps xmm14, xmm7                               ;  1255.8 p5      21 x[3]
        xorps xmm14, xmm15                              ;  1256.8 p0      21 x[3]
        movaps xmm10, [rbp + 0]                         ;  1253.0 p2      21 x[3]
        xorps xmm10, [r8 + 1824]                        ;  1256.0 p1+p2   21 x[3]
        movaps xmm13, [rdi - 16]                        ;  1255.0 p2      32 x[1] reload
        xorps xmm10, xmm13                              ;  1258.0 p5      21 x[3]
        xorps xmm10, [rcx - 16]                         ;  1259.0 p0+p2   21 x[3]
        xorps xmm10, xmm15                              ;  1260.0 p1      21 x[3]
        movaps xmm7, [rsi - 32]                         ;  1257.0 p2      21 x[3]
        xorps xmm7, [r8 + 1856]                         ;  1260.0 p5+p2   21 x[3]
        xorps xmm7, [rdi + 32]                          ;  1261.0 p0+p2   21 x[3]
        xorps xmm7, [rcx + 32]                          ;  1262.0 p1+p2   21 x[3]
        xorps xmm7, xmm15                               ;  1263.0 p5      21 x[3]
        movaps xmm13, [rdx + 48]                        ;  1261.0 p2      21 x[3]
        xorps xmm13, [r8 + 1872]                        ;  1264.0 p0+p2   21 x[3]
        xorps xmm13, [rbp + 80]                         ;  1265.0 p1+p2   21 x[3]
        xorps xmm13, [rdx - 48]                         ;  1266.0 p5+p2   21 x[3]
        xorps xmm13, xmm15                              ;  1267.0 p0      21 x[3]
        movaps xmm3, [rbp - 80]                         ;  1265.0 p2      21 x[3]
        xorps xmm3, [r8 + 1888]                         ;  1268.0 p1+p2   21 x[3]
        xorps xmm3, [rsi + 16]                          ;  1269.0 p5+p2   21 x[3]
        xorps xmm3, [rdi + 80]                          ;  1270.0 p0+p2   21 x[3]
        xorps xmm3, xmm15                               ;  1271.0 p1      21 x[3]
        movaps [rcx - 112], xmm8                        ;  1259.0 p3+p4   21 x[3] spill
        movaps xmm8, xmm10                              ;  1261.0 p5      21 x[3] copy
        xorps xmm8, xmm3                                ;  1272.0 p0      21 x[3]
        movaps [rbx + 32], xmm0                         ;  1260.2 p3+p4   21 x[3] spill
        movaps xmm0, [rdi - 80]                         ;  1269.0 p2      21 x[3]
        xorps xmm0, [r8 + 1840]                         ;  1272.0 p1+p2   21 x[3]
        xorps xmm0, xmm13                               ;  1273.0 p5      21 x[3]
        xorps xmm0, [rcx - 64]                          ;  1274.0 p0+p2   21 x[3]
        xorps xmm0, [rax - 96]                          ;  1275.0 p1+p2   21 x[3]
        movaps [rsi - 96], xmm11                        ;  1263.0 p3+p4   21 x[3] spill
        movaps xmm11, [rbp - 96]                        ;  1273.0 p2      21 x[3]
        xorps xmm11, xmm8                               ;  1276.0 p5      21 x[3]
        movaps [r14 - 16], xmm6                         ;  1265.0 p3+p4   21 x[3] spill
        movaps xmm6, xmm3                               ;  1272.0 p0      21 x[3] copy
        xorps xmm6, xmm0                                ;  1276.0 p1      21 x[3]
        movaps [r14 + 0], xmm2                          ;  1266.0 p3+p4   21 x[3] spill
        movaps xmm2, [rdx - 32]                         ;  1274.0 p2      21 x[3]
        xorps xmm2, xmm8                                ;  1277.0 p5      21 x[3]
        movaps [r10 + 16], xmm5                         ;  1268.0 p3+p4   21 x[3] spill
        movaps xmm5, xmm7                               ;  1268.2 p0      21 x[3] copy
        xorps xmm5, xmm13                               ;  1269.2 p1      21 x[3]
        xorps xmm5, [rbp - 96]                          ;  1275.0 p5+p2   21 x[3]
        movaps [rbp - 96], xmm1                         ;  1269.2 p3+p4   21 x[3] spill
        movaps xmm1, xmm0                               ;  1276.0 p0      21 x[3] copy
        xorps xmm1, xmm11                               ;  1277.0 p1      21 x[3]
        xorps xmm0, xmm14                               ;  1276.0 p5      21 x[3]
        xorps xmm14, xmm2                               ;  1278.0 p0      21 x[3]
        xorps xmm7, xmm14                               ;  1279.0 p1      21 x[3]
        movaps [rdi - 128], xmm4                        ;  1272.2 p3+p4   21 x[3] spill
        movaps xmm4, xmm5                               ;  1276.0 p5      21 x[3] copy
        xorps xmm4, xmm2                                ;  1278.0 p0      21 x[3]
        movaps [rax - 48], xmm12                        ;  1273.2 p3+p4   21 x[3] spill
        movaps xmm12, xmm5                              ;  1276.0 p1      21 x[3] copy
        xorps xmm12, xmm0                               ;  1277.0 p5      21 x[3]
        movaps [rdi - 112], xmm9                        ;  1274.2 p3+p4   21 x[3] spill
        movaps xmm9, xmm3                               ;  1274.2 p0      21 x[3] copy
        xorps xmm9, xmm7                                ;  1280.0 p1      21 x[3]
        movaps xmm15, xmm0                              ;  1277.0 p5      21 x[3] copy
        xorps xmm15, [rdx - 32]                         ;  1278.0 p0+p2   21 x[3]
        movaps [rbx + 48], xmm1                         ;  1278.0 p3+p4   21 x[3] spill
        movaps xmm1, xmm15                              ;  1279.0 p1      21 x[3] copy
        andps xmm1, xmm6                                ;  1280.0 p5      21 x[3]
        movaps [r10 + 32], xmm15                        ;  1279.0 p3+p4   21 x[3] spill
        movaps xmm15, xmm6                              ;  1277.0 p0      21 x[3] copy
        xorps xmm15, xmm7                               ;  1280.0 p1      21 x[3]
        movaps [r10 + 48], xmm2                         ;  1278.0 p3+p4   21 x[3] spill
        movaps xmm2, xmm7                               ;  1280.0 p5      21 x[3] copy
        andps xmm2, [rdx - 32]                          ;  1281.0 p0+p2   21 x[3]
        xorps xmm10, xmm2                               ;  1282.0 p1      21 x[3]
        movaps xmm2, xmm0                               ;  1278.5 p5      21 x[3] copy
        andps xmm2, xmm15                               ;  1281.0 p0      21 x[3]
        xorps xmm1, xmm2                                ;  1282.0 p1      21 x[3]
        xorps xmm14, xmm1                               ;  1283.0 p5      21 x[3]
        xorps xmm13, xmm1                               ;  1283.0 p0      21 x[3]
        movaps xmm1, xmm4                               ;  1280.0 p1      21 x[3] copy
        andps xmm1, xmm11                               ;  1281.0 p5      21 x[3]
        xorps xmm14, xmm1                               ;  1284.0 p0      21 x[3]
        movaps xmm1, xmm3                               ;  1281.0 p1      21 x[3] copy
        andps xmm1, xmm8                                ;  1282.0 p5      21 x[3]
        xorps xmm2, xmm1                                ;  1283.0 p0      21 x[3]
        movaps xmm1, xmm11                              ;  1282.0 p1      21 x[3] copy
        xorps xmm1, xmm9                                ;  1283.0 p5      21 x[3]
        movaps [rbx - 128], xmm3                        ;  1281.5 p3+p4   21 x[3] spill
        movaps xmm3, xmm8                               ;  1282.8 p0      21 x[3] copy
        xorps xmm3, xmm12                               ;  1283.8 p1      21 x[3]
        movaps [rbx - 112], xmm8                        ;  1282.5 p3+p4   21 x[3] spill
        movaps xmm8, xmm11                              ;  1283.5 p5      21 x[3] copy
        xorps xmm8, xmm6                                ;  1284.5 p0      21 x[3]
        movaps [rax - 16], xmm7                         ;  1283.5 p3+p4   21 x[3] spill
        movaps xmm7, xmm5                               ;  1284.0 p1      21 x[3] copy
        andps xmm7, xmm1                                ;  1285.0 p5      21 x[3]
        xorps xmm14, xmm7                               ;  1286.0 p0      21 x[3]
        xorps xmm10, xmm7                               ;  1286.0 p1      21 x[3]
        movaps xmm7, xmm3                               ;  1285.5 p5      21 x[3] copy
        andps xmm7, xmm8                                ;  1286.5 p0      21 x[3]
        xorps xmm13, xmm7                               ;  1287.5 p1      21 x[3]
        movaps xmm7, xmm9                               ;  1286.5 p5      21 x[3] copy
        orps xmm7, [r10 + 48]                           ;  1287.5 p0+p2   21 x[3]
        movaps [rax + 0], xmm1                          ;  1285.5 p3+p4   21 x[3] spill
        movaps xmm1, xmm12                              ;  1287.0 p1      21 x[3] copy
        andps xmm1, [rbx + 48]                          ;  1288.0 p5+p2   21 x[3]
        xorps xmm13, xmm1                               ;  1289.0 p0      21 x[3]
        xorps xmm7, xmm1                                ;  1289.0 p1      21 x[3]
        movaps xmm1, xmm2                               ;  1288.5 p5      21 x[3] copy
        xorps xmm1, xmm10                               ;  1289.5 p0      21 x[3]
        xorps xmm2, xmm7                                ;  1290.0 p1      21 x[3]
        andps xmm1, xmm14                               ;  1290.5 p5      21 x[3]
        xorps xmm10, xmm7                               ;  1290.0 p0      21 x[3]
        movaps xmm7, xmm10                              ;  1291.0 p1      21 x[3] copy
        andps xmm7, xmm13                               ;  1292.0 p5      21 x[3]
        movaps [r14 + 16], xmm9                         ;  1288.5 p3+p4   21 x[3] spill
        movaps xmm9, xmm2                               ;  1291.0 p0      21 x[3] copy
        orps xmm9, xmm7                                 ;  1293.0 p1      21 x[3]
        xorps xmm9, xmm1                                ;  1294.0 p5      21 x[3]
        orps xmm1, xmm2                                 ;  1291.8 p0      21 x[3]
        xorps xmm1, xmm7                                ;  1293.0 p1      21 x[3]
        xorps xmm10, xmm1                               ;  1294.0 p5      21 x[3]
        andps xmm8, xmm10                               ;  1295.0 p0      21 x[3]
        andps xmm3, xmm10                               ;  1295.0 p1      21 x[3]
        orps xmm1, xmm14                                ;  1294.0 p5      21 x[3]
        xorps xmm10, xmm9                               ;  1295.0 p0      21 x[3]
        andps xmm4, xmm9                                ;  1295.0 p1      21 x[3]
        xorps xmm7, xmm13                               ;  1294.5 p5      21 x[3]
        andps xmm13, xmm2                               ;  1294.8 p0      21 x[3]
        orps xmm14, xmm13                               ;  1295.8 p1      21 x[3]
        xorps xmm7, xmm14                               ;  1296.8 p5      21 x[3]
        xorps xmm2, xmm1                                ;  1295.8 p0      21 x[3]
        xorps xmm2, xmm13                               ;  1296.8 p1      21 x[3]
        andps xmm6, xmm10                               ;  1296.5 p5      21 x[3]
        andps xmm11, xmm9                               ;  1296.8 p0      21 x[3]
        movaps xmm14, [r10 + 48]                        ;  1293.5 p2      21 x[3]
        andps xmm14, xmm7                               ;  1297.8 p1      21 x[3]
        xorps xmm3, xmm14                               ;  1298.8 p5      21 x[3]
        xorps xmm9, xmm7                                ;  1297.8 p0      21 x[3]
        movaps xmm1, xmm10                              ;  1298.0 p1      21 x[3] copy
        xorps xmm1, xmm2                                ;  1299.0 p5      21 x[3]
        andps xmm10, [r10 + 32]                         ;  1298.8 p0+p2   21 x[3]
        xorps xmm10, xmm3                               ;  1299.8 p1      21 x[3]
        movaps xmm13, xmm9                              ;  1299.5 p5      21 x[3] copy
        xorps xmm13, xmm1                               ;  1300.5 p0      21 x[3]
        andps xmm12, xmm13                              ;  1301.5 p1      21 x[3]
        andps xmm15, xmm1                               ;  1300.5 p5      21 x[3]
        andps xmm13, [rbx + 48]                         ;  1301.5 p0+p2   21 x[3]
        andps xmm0, xmm1                                ;  1301.0 p1      21 x[3]
        xorps xmm14, xmm12                              ;  1302.5 p5      21 x[3]
        xorps xmm15, xmm13                              ;  1302.5 p0      21 x[3]
        xorps xmm6, xmm15                               ;  1303.5 p1      21 x[3]
        andps xmm5, xmm9                                ;  1302.5 p5      21 x[3]
        movaps xmm1, xmm2                               ;  1302.8 p0      21 x[3] copy
        andps xmm1, [rax - 16]                          ;  1303.8 p1+p2   21 x[3]
        movaps xmm12, [r14 + 16]                        ;  1299.2 p2      21 x[3] reload
        andps xmm12, xmm7                               ;  1303.5 p5      21 x[3]
        andps xmm9, [rax + 0]                           ;  1303.8 p0+p2   21 x[3]
        xorps xmm7, xmm2                                ;  1304.0 p1      21 x[3]
        xorps xmm0, xmm10                               ;  1304.5 p5      21 x[3]
        xorps xmm0, xmm14                               ;  1305.5 p0      21 x[3]
        xorps xmm1, xmm12                               ;  1305.0 p1      21 x[3]
        xorps xmm11, xmm6                               ;  1305.5 p5      21 x[3]
        xorps xmm11, xmm1                               ;  1306.5 p0      21 x[3]
        andps xmm2, [rdx - 32]                          ;  1306.0 p1+p2   21 x[3]
        xorps xmm3, xmm4                                ;  1306.5 p5      21 x[3]
        xorps xmm3, xmm11                               ;  1307.5 p0      21 x[3]
        xorps xmm5, xmm14                               ;  1307.0 p1      21 x[3]
        xorps xmm5, xmm3                                ;  1308.5 p5      21 x[3]
        xorps xmm2, xmm3                                ;  1308.5 p0      21 x[3]
        movaps xmm14, xmm7                              ;  1308.0 p1      21 x[3] copy
        andps xmm14, [rbx - 112]                        ;  1309.0 p5+p2   21 x[3]
        xorps xmm10, xmm14                              ;  1310.0 p0      21 x[3]
        andps xmm7, [rbx - 128]                         ;  1309.0 p1+p2   21 x[3]
        xorps xmm12, xmm15                              ;  1309.5 p5      21 x[3]
        xorps xmm12, xmm7                               ;  1310.5 p0      21 x[3]
        xorps xmm12, xmm0                               ;  1311.5 p1      21 x[3]
        xorps xmm12, xmm5                               ;  1312.5 p5      21 x[3]
        xorps xmm9, xmm13                               ;  1310.8 p0      21 x[3]
        xorps xmm9, xmm1                                ;  1311.8 p1      21 x[3]
        xorps xmm9, xmm5                                ;  1312.8 p5      21 x[3]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;  1306.8 p2      21 x[0] reload
        xorps xmm5, xmm14                               ;  1311.8 p0      21 x[3]
        xorps xmm8, xmm6                                ;  1312.0 p1      21 x[3]
        xorps xmm8, xmm2                                ;  1313.0 p5      21 x[3]
        xorps xmm2, xmm12                               ;  1313.5 p0      21 x[3]
        xorps xmm8, xmm14                               ;  1314.0 p1      21 x[3]
        xorps xmm0, xmm14                               ;  1313.5 p5      21 x[3]
        movaps xmm15, [rsi - 64]                        ;  1309.0 p2      21 x[3]
        xorps xmm15, [r8 + 1920]                        ;  1313.8 p0+p2   21 x[3]
        movaps xmm1, [rsi + 32]                         ;  1311.0 p2      32 x[1] reload
        xorps xmm15, xmm1                               ;  1314.8 p1      21 x[3]
        movaps xmm3, [rdi + 96]                         ;  1312.0 p2      32 x[2] reload
        xorps xmm15, xmm3                               ;  1315.8 p5      21 x[3]
        xorps xmm15, xmm14                              ;  1316.8 p0      21 x[3]
        movaps xmm4, [rsi - 48]                         ;  1313.0 p2      21 x[3]
        xorps xmm4, [r8 + 1952]                         ;  1316.0 p1+p2   21 x[3]
        movaps xmm6, [rdi + 16]                         ;  1315.0 p2      32 x[1] reload
        xorps xmm4, xmm6                                ;  1318.0 p5      21 x[3]
        movaps xmm7, [rcx + 16]                         ;  1316.0 p2      32 x[2] reload
        xorps xmm4, xmm7                                ;  1319.0 p0      21 x[3]
        xorps xmm4, xmm14                               ;  1320.0 p1      21 x[3]
        movaps xmm13, [rbp + 112]                       ;  1317.0 p2      21 x[3]
        xorps xmm13, [r8 + 1984]                        ;  1320.0 p5+p2   21 x[3]
        xorps xmm13, [rdx + 80]                         ;  1321.0 p0+p2   21 x[3]
        xorps xmm13, [rsi + 64]                         ;  1322.0 p1+p2   21 x[3]
        xorps xmm13, xmm14                              ;  1323.0 p5      21 x[3]
        movaps xmm7, [rbp + 16]                         ;  1321.0 p2      21 x[3]
        xorps xmm7, [r8 + 2000]                         ;  1324.0 p0+p2   21 x[3]
        xorps xmm7, [rdx + 112]                         ;  1325.0 p1+p2   21 x[3]
        xorps xmm7, [rsi + 96]                          ;  1326.0 p5+p2   21 x[3]
        xorps xmm7, xmm14                               ;  1327.0 p0      21 x[3]
        movaps xmm3, [rdx - 112]                        ;  1325.0 p2      21 x[3]
        xorps xmm3, [r8 + 2016]                         ;  1328.0 p1+p2   21 x[3]
        xorps xmm3, [rbp - 48]                          ;  1329.0 p5+p2   21 x[3]
        xorps xmm3, [rbp - 128]                         ;  1330.0 p0+p2   21 x[3]
        xorps xmm3, xmm14                               ;  1331.0 p1      21 x[3]
        movaps xmm6, xmm4                               ;  1321.0 p5      21 x[3] copy
        xorps xmm6, xmm3                                ;  1332.0 p0      21 x[3]
        movaps xmm1, [rdx - 96]                         ;  1329.0 p2      21 x[3]
        xorps xmm1, [r8 + 1968]                         ;  1332.0 p1+p2   21 x[3]
        xorps xmm1, xmm7                                ;  1333.0 p5      21 x[3]
        xorps xmm1, [rbp - 32]                          ;  1334.0 p0+p2   21 x[3]
        xorps xmm1, [rbp + 96]                          ;  1335.0 p1+p2   21 x[3]
        movaps xmm14, [rdi + 112]                       ;  1333.0 p2      21 x[3]
        xorps xmm14, xmm6                               ;  1336.0 p5      21 x[3]
        movaps [rbx - 128], xmm11                       ;  1325.0 p3+p4   21 x[3] spill
        movaps xmm11, xmm3                              ;  1332.0 p0      21 x[3] copy
        xorps xmm11, xmm1                               ;  1336.0 p1      21 x[3]
        movaps [rbx - 112], xmm10                       ;  1326.0 p3+p4   21 x[3] spill
        movaps xmm10, [rsi + 112]                       ;  1334.0 p2      21 x[3]
        xorps xmm10, xmm6                               ;  1337.0 p5      21 x[3]
        movaps [rdx - 32], xmm9                         ;  1328.0 p3+p4   21 x[3] spill
        movaps xmm9, xmm13                              ;  1328.2 p0      21 x[3] copy
        xorps xmm9, xmm7                                ;  1329.2 p1      21 x[3]
        xorps xmm9, [rdi + 112]                         ;  1335.0 p5+p2   21 x[3]
        movaps [rdi + 112], xmm0                        ;  1329.2 p3+p4   21 x[3] spill
        movaps xmm0, xmm1                               ;  1336.0 p0      21 x[3] copy
        xorps xmm0, xmm14                               ;  1337.0 p1      21 x[3]
        xorps xmm1, xmm15                               ;  1336.0 p5      21 x[3]
        xorps xmm15, xmm10                              ;  1338.0 p0      21 x[3]
        xorps xmm13, xmm15                              ;  1339.0 p1      21 x[3]
        movaps [rax + 0], xmm2                          ;  1332.2 p3+p4   21 x[3] spill
        movaps xmm2, xmm9                               ;  1336.0 p5      21 x[3] copy
        xorps xmm2, xmm10                               ;  1338.0 p0      21 x[3]
        movaps [r14 + 16], xmm12                        ;  1333.2 p3+p4   21 x[3] spill
        movaps xmm12, xmm9                              ;  1336.0 p1      21 x[3] copy
        xorps xmm12, xmm1                               ;  1337.0 p5      21 x[3]
        movaps [rax - 16], xmm5                         ;  1334.2 p3+p4   21 x[3] spill
        movaps xmm5, xmm3                               ;  1334.2 p0      21 x[3] copy
        xorps xmm5, xmm13                               ;  1340.0 p1      21 x[3]
        movaps [rbx + 48], xmm8                         ;  1335.2 p3+p4   21 x[3] spill
        movaps xmm8, xmm1                               ;  1337.0 p5      21 x[3] copy
        xorps xmm8, [rsi + 112]                         ;  1338.0 p0+p2   21 x[3]
        movaps [r10 + 32], xmm0                         ;  1338.0 p3+p4   21 x[3] spill
        movaps xmm0, xmm8                               ;  1339.0 p1      21 x[3] copy
        andps xmm0, xmm11                               ;  1340.0 p5      21 x[3]
        movaps [r10 + 48], xmm8                         ;  1339.0 p3+p4   21 x[3] spill
        movaps xmm8, xmm11                              ;  1337.0 p0      21 x[3] copy
        xorps xmm8, xmm13                               ;  1340.0 p1      21 x[3]
        movaps [rbp + 3408], xmm10                      ;  1338.2 p3+p4   21 x[3] spill
        movaps xmm10, xmm13                             ;  1340.0 p5      21 x[3] copy
        andps xmm10, [rsi + 112]                        ;  1341.0 p0+p2   21 x[3]
        xorps xmm4, xmm10                               ;  1342.0 p1      21 x[3]
        movaps xmm10, xmm1                              ;  1338.5 p5      21 x[3] copy
        andps xmm10, xmm8                               ;  1341.0 p0      21 x[3]
        xorps xmm0, xmm10                               ;  1342.0 p1      21 x[3]
        xorps xmm15, xmm0                               ;  1343.0 p5      21 x[3]
        xorps xmm7, xmm0                                ;  1343.0 p0      21 x[3]
        movaps xmm0, xmm2                               ;  1340.0 p1      21 x[3] copy
        andps xmm0, xmm14                               ;  1341.0 p5      21 x[3]
        xorps xmm15, xmm0                               ;  1344.0 p0      21 x[3]
        movaps xmm0, xmm3                               ;  1341.0 p1      21 x[3] copy
        andps xmm0, xmm6                                ;  1342.0 p5      21 x[3]
        xorps xmm10, xmm0                               ;  1343.0 p0      21 x[3]
        movaps xmm0, xmm14                              ;  1342.0 p1      21 x[3] copy
        xorps xmm0, xmm5                                ;  1343.0 p5      21 x[3]
        movaps [rbp + 3936], xmm3                       ;  1341.5 p3+p4   21 x[3] spill
        movaps xmm3, xmm6                               ;  1342.8 p0      21 x[3] copy
        xorps xmm3, xmm12                               ;  1343.8 p1      21 x[3]
        movaps [rbp + 3952], xmm6                       ;  1342.5 p3+p4   21 x[3] spill
        movaps xmm6, xmm14                              ;  1343.5 p5      21 x[3] copy
        xorps xmm6, xmm11                               ;  1344.5 p0      21 x[3]
        movaps [rbp + 3968], xmm13                      ;  1343.5 p3+p4   21 x[3] spill
        movaps xmm13, xmm9                              ;  1344.0 p1      21 x[3] copy
        andps xmm13, xmm0                               ;  1345.0 p5      21 x[3]
        xorps xmm15, xmm13                              ;  1346.0 p0      21 x[3]
        xorps xmm4, xmm13                               ;  1346.0 p1      21 x[3]
        movaps xmm13, xmm3                              ;  1345.5 p5      21 x[3] copy
        andps xmm13, xmm6                               ;  1346.5 p0      21 x[3]
        xorps xmm7, xmm13                               ;  1347.5 p1      21 x[3]
        movaps xmm13, xmm5                              ;  1346.5 p5      21 x[3] copy
        orps xmm13, [rbp + 3408]                        ;  1347.5 p0+p2   21 x[3]
        movaps [rbp + 3984], xmm0                       ;  1345.5 p3+p4   21 x[3] spill
        movaps xmm0, xmm12                              ;  1347.0 p1      21 x[3] copy
        andps xmm0, [r10 + 32]                          ;  1348.0 p5+p2   21 x[3]
        xorps xmm7, xmm0                                ;  1349.0 p0      21 x[3]
        xorps xmm13, xmm0                               ;  1349.0 p1      21 x[3]
        movaps xmm0, xmm10                              ;  1348.5 p5      21 x[3] copy
        xorps xmm0, xmm4                                ;  1349.5 p0      21 x[3]
        xorps xmm10, xmm13                              ;  1350.0 p1      21 x[3]
        andps xmm0, xmm15                               ;  1350.5 p5      21 x[3]
        xorps xmm4, xmm13                               ;  1350.0 p0      21 x[3]
        movaps xmm13, xmm4                              ;  1351.0 p1      21 x[3] copy
        andps xmm13, xmm7                               ;  1352.0 p5      21 x[3]
        movaps [rbp + 4000], xmm5                       ;  1348.5 p3+p4   21 x[3] spill
        movaps xmm5, xmm10                              ;  1351.0 p0      21 x[3] copy
        orps xmm5, xmm13                                ;  1353.0 p1      21 x[3]
        xorps xmm5, xmm0                                ;  1354.0 p5      21 x[3]
        orps xmm0, xmm10                                ;  1351.8 p0      21 x[3]
        xorps xmm0, xmm13                               ;  1353.0 p1      21 x[3]
        xorps xmm4, xmm0                                ;  1354.0 p5      21 x[3]
        andps xmm6, xmm4                                ;  1355.0 p0      21 x[3]
        andps xmm3, xmm4                                ;  1355.0 p1      21 x[3]
        orps xmm0, xmm15                                ;  1354.0 p5      21 x[3]
        xorps xmm4, xmm5                                ;  1355.0 p0      21 x[3]
        andps xmm2, xmm5                                ;  1355.0 p1      21 x[3]
        xorps xmm13, xmm7                               ;  1354.5 p5      21 x[3]
        andps xmm7, xmm10                               ;  1354.8 p0      21 x[3]
        orps xmm15, xmm7                                ;  1355.8 p1      21 x[3]
        xorps xmm13, xmm15                              ;  1356.8 p5      21 x[3]
        xorps xmm10, xmm0                               ;  1355.8 p0      21 x[3]
        xorps xmm10, xmm7                               ;  1356.8 p1      21 x[3]
        andps xmm11, xmm4                               ;  1356.5 p5      21 x[3]
        andps xmm14, xmm5                               ;  1356.8 p0      21 x[3]
        movaps xmm15, [rbp + 3408]                      ;  1353.5 p2      21 x[3]
        andps xmm15, xmm13                              ;  1357.8 p1      21 x[3]
        xorps xmm3, xmm15                               ;  1358.8 p5      21 x[3]
        xorps xmm5, xmm13                               ;  1357.8 p0      21 x[3]
        movaps xmm0, xmm4                               ;  1358.0 p1      21 x[3] copy
        xorps xmm0, xmm10                               ;  1359.0 p5      21 x[3]
        andps xmm4, [r10 + 48]                          ;  1358.8 p0+p2   21 x[3]
        xorps xmm4, xmm3                                ;  1359.8 p1      21 x[3]
        movaps xmm7, xmm5                               ;  1359.5 p5      21 x[3] copy
        xorps xmm7, xmm0                                ;  1360.5 p0      21 x[3]
        andps xmm12, xmm7                               ;  1361.5 p1      21 x[3]
        andps xmm8, xmm0                                ;  1360.5 p5      21 x[3]
        andps xmm7, [r10 + 32]                          ;  1361.5 p0+p2   21 x[3]
        andps xmm1, xmm0                                ;  1361.0 p1      21 x[3]
        xorps xmm15, xmm12                              ;  1362.5 p5      21 x[3]
        xorps xmm8, xmm7                                ;  1362.5 p0      21 x[3]
        xorps xmm11, xmm8                               ;  1363.5 p1      21 x[3]
        andps xmm9, xmm5                                ;  1362.5 p5      21 x[3]
        movaps xmm0, xmm10                              ;  1362.8 p0      21 x[3] copy
        andps xmm0, [rbp + 3968]                        ;  1363.8 p1+p2   21 x[3]
        movaps xmm12, [rbp + 4000]                      ;  1359.2 p2      21 x[3] reload
        andps xmm12, xmm13                              ;  1363.5 p5      21 x[3]
        andps xmm5, [rbp + 3984]                        ;  1363.8 p0+p2   21 x[3]
        xorps xmm13, xmm10                              ;  1364.0 p1      21 x[3]
        xorps xmm1, xmm4                                ;  1364.5 p5      21 x[3]
        xorps xmm1, xmm15                               ;  1365.5 p0      21 x[3]
        xorps xmm0, xmm12                               ;  1365.0 p1      21 x[3]
        xorps xmm14, xmm11                              ;  1365.5 p5      21 x[3]
        xorps xmm14, xmm0                               ;  1366.5 p0      21 x[3]
        andps xmm10, [rsi + 112]                        ;  1366.0 p1+p2   21 x[3]
        xorps xmm3, xmm2                                ;  1366.5 p5      21 x[3]
        xorps xmm3, xmm14                               ;  1367.5 p0      21 x[3]
        xorps xmm9, xmm15                               ;  1367.0 p1      21 x[3]
        xorps xmm9, xmm3                                ;  1368.5 p5      21 x[3]
        xorps xmm10, xmm3                               ;  1368.5 p0      21 x[3]
        movaps xmm15, xmm13                             ;  1368.0 p1      21 x[3] copy
        andps xmm15, [rbp + 3952]                       ;  1369.0 p5+p2   21 x[3]
        xorps xmm4, xmm15                               ;  1370.0 p0      21 x[3]
        andps xmm13, [rbp + 3936]                       ;  1369.0 p1+p2   21 x[3]
        xorps xmm12, xmm8                               ;  1369.5 p5      21 x[3]
        xorps xmm12, xmm13                              ;  1370.5 p0      21 x[3]
        xorps xmm12, xmm1                               ;  1371.5 p1      21 x[3]
        xorps xmm12, xmm9                               ;  1372.5 p5      21 x[3]
        xorps xmm5, xmm7                                ;  1370.8 p0      21 x[3]
        xorps xmm5, xmm0                                ;  1371.8 p1      21 x[3]
        xorps xmm5, xmm9                                ;  1372.8 p5      21 x[3]
        movaps xmm15, xmm10                             ;  1371.8 p0      21 x[3] copy
        xorps xmm15, xmm12                              ;  1373.5 p1      21 x[3]
        movaps xmm0, [rel sm4_encrypt.T0_constants128]  ;  1367.5 p2      21 x[0] reload
        xorps xmm12, xmm0                               ;  1373.5 p5      21 x[3]
        xorps xmm14, xmm4                               ;  1372.8 p0      21 x[3]
        xorps xmm14, xmm0                               ;  1373.8 p1      21 x[3]
        xorps xmm9, xmm0                                ;  1373.5 p5      21 x[3]
        xorps xmm6, xmm11                               ;  1373.8 p0      21 x[3]
        xorps xmm6, xmm10                               ;  1374.8 p1      21 x[3]
        xorps xmm6, xmm0                                ;  1375.8 p5      21 x[3]
        xorps xmm1, xmm0                                ;  1374.8 p0      21 x[3]
        movaps xmm2, [rbx + 48]                         ;  1370.5 p2      32 x[3]
        xorps xmm2, xmm6                                ;  1376.8 p1      32 x[3]
        movaps xmm3, [rbx + 16]                         ;  1371.5 p2      32 x[3]
        xorps xmm3, [rbx + 48]                          ;  1375.5 p5+p2   32 x[3]
        movaps xmm7, [rbx + 16]                         ;  1373.5 p2      32 x[3]
        movaps xmm8, [rdi - 112]                        ;  1374.5 p2      21 x[3] reload
        xorps xmm7, xmm8                                ;  1377.5 p0      32 x[3]
        movaps xmm10, [rax - 48]                        ;  1375.5 p2      32 x[3]
        xorps xmm10, xmm0                               ;  1378.5 p1      32 x[3]
        movaps xmm11, [rax - 16]                        ;  1376.5 p2      21 x[3] reload
        xorps xmm10, xmm11                              ;  1379.5 p5      32 x[3]
        movaps xmm13, xmm12                             ;  1376.8 p0      32 x[3] copy
        xorps xmm13, [rdi - 128]                        ;  1377.8 p1+p2   32 x[3]
        xorps xmm12, xmm0                               ;  1377.5 p5      32 x[3]
        xorps xmm12, [r14 + 16]                         ;  1378.5 p0+p2   32 x[3]
        xorps xmm6, xmm12                               ;  1379.5 p1      32 x[3]
        xorps xmm0, xmm14                               ;  1378.5 p5      32 x[3]
        xorps xmm14, [rbx + 32]                         ;  1379.5 p0+p2   32 x[3]
        xorps xmm0, [rbx - 128]                         ;  1380.5 p1+p2   32 x[3]
        xorps xmm0, [rbx - 112]                         ;  1381.5 p5+p2   32 x[3]
        movaps [rbx - 128], xmm6                        ;  1380.5 p3+p4   32 x[3] spill
        movaps xmm6, xmm9                               ;  1379.8 p0      32 x[3] copy
        xorps xmm6, [rcx + 96]                          ;  1382.5 p1+p2   32 x[3]
        xorps xmm9, xmm2                                ;  1380.5 p5      32 x[3]
        xorps xmm9, xmm10                               ;  1381.5 p0      32 x[3]
        xorps xmm2, [rax + 16]                          ;  1383.5 p1+p2   32 x[3]
        movaps [rax + 16], xmm9                         ;  1382.5 p3+p4   32 x[3] spill
        movaps xmm9, xmm15                              ;  1381.5 p5      32 x[3] copy
        xorps xmm9, [rax - 32]                          ;  1384.5 p0+p2   32 x[3]
        xorps xmm15, [rbp - 96]                         ;  1385.5 p1+p2   32 x[3]
        movaps [rdi - 112], xmm10                       ;  1380.5 p3+p4   32 x[3] spill
        movaps xmm10, xmm13                             ;  1382.5 p5      32 x[3] copy
        xorps xmm10, xmm3                               ;  1383.5 p0      32 x[3]
        xorps xmm13, [rcx + 64]                         ;  1386.5 p1+p2   32 x[3]
        xorps xmm13, [rbp - 96]                         ;  1387.5 p5+p2   32 x[3]
        xorps xmm13, [rax + 0]                          ;  1388.5 p0+p2   32 x[3]
        movaps [rbp - 96], xmm3                         ;  1380.8 p3+p4   32 x[3] spill
        movaps xmm3, [rcx + 64]                         ;  1389.5 p2      32 x[3]
        xorps xmm3, [rdi - 128]                         ;  1392.5 p1+p2   32 x[3]
        xorps xmm8, xmm3                                ;  1393.5 p5      32 x[3]
        xorps xmm2, xmm8                                ;  1394.5 p0      32 x[3]
        xorps xmm3, xmm15                               ;  1393.5 p1      32 x[3]
        xorps xmm3, [rbx - 80]                          ;  1394.5 p5+p2   32 x[3]
        movaps [rbx - 80], xmm2                         ;  1395.5 p3+p4   32 x[3] spill
        movaps xmm2, xmm11                              ;  1385.8 p0      32 x[3] copy
        xorps xmm2, xmm9                                ;  1386.8 p1      32 x[3]
        xorps xmm2, [rcx + 96]                          ;  1392.5 p5+p2   32 x[3]
        xorps xmm11, xmm7                               ;  1386.8 p0      32 x[3]
        xorps xmm11, xmm6                               ;  1387.8 p1      32 x[3]
        xorps xmm9, xmm12                               ;  1387.5 p5      32 x[3]
        xorps xmm9, [rdi - 128]                         ;  1393.5 p0+p2   32 x[3]
        xorps xmm3, xmm9                                ;  1395.5 p1      32 x[3]
        movaps [rdi - 128], xmm3                        ;  1396.5 p3+p4   32 x[3] spill
        movaps xmm3, xmm6                               ;  1388.5 p5      32 x[3] copy
        xorps xmm3, xmm15                               ;  1389.5 p0      32 x[3]
        xorps xmm3, [rax + 0]                           ;  1394.5 p1+p2   32 x[3]
        movaps [rax - 16], xmm9                         ;  1394.5 p3+p4   32 x[3] spill
        movaps xmm9, xmm1                               ;  1389.5 p5      32 x[3] copy
        xorps xmm9, [rdi + 112]                         ;  1395.5 p0+p2   32 x[3]
        xorps xmm1, xmm0                                ;  1390.0 p1      32 x[3]
        movaps [rcx + 96], xmm8                         ;  1394.5 p3+p4   32 x[3] spill
        movaps xmm8, [rcx + 80]                         ;  1396.5 p2      32 x[3]
        xorps xmm8, [rdi + 112]                         ;  1399.5 p5+p2   32 x[3]
        xorps xmm7, [rbx + 96]                          ;  1398.5 p0+p2   32 x[3]
        xorps xmm7, [rbx - 128]                         ;  1399.5 p1+p2   32 x[3]
        movaps [rdi + 112], xmm7                        ;  1400.5 p3+p4   32 x[3] spill
        movaps xmm7, [rcx + 80]                         ;  1400.5 p2      32 x[3]
        xorps xmm7, [r10 + 16]                          ;  1403.5 p5+p2   32 x[3]
        movaps [rcx + 80], xmm6                         ;  1394.5 p3+p4   32 x[3] spill
        movaps xmm6, [rax - 48]                         ;  1402.5 p2      32 x[3]
        xorps xmm6, [r14 - 16]                          ;  1405.5 p0+p2   32 x[3]
        xorps xmm6, [rsi - 96]                          ;  1406.5 p1+p2   32 x[3]
        xorps xmm6, [r14 + 0]                           ;  1407.5 p5+p2   32 x[3]
        xorps xmm6, [rdx - 32]                          ;  1408.5 p0+p2   32 x[3]
        xorps xmm12, xmm15                              ;  1396.2 p1      32 x[3]
        xorps xmm15, [r10 - 128]                        ;  1407.5 p5+p2   32 x[3]
        xorps xmm15, [rax - 32]                         ;  1408.5 p0+p2   32 x[3]
        xorps xmm15, [rdi - 112]                        ;  1409.5 p1+p2   32 x[3]
        xorps xmm12, xmm13                              ;  1397.5 p5      32 x[3]
        xorps xmm13, [rax + 32]                         ;  1410.5 p0+p2   32 x[3]
        xorps xmm12, [r9 - 128]                         ;  1411.5 p1+p2   32 x[3]
        movaps [rax + 32], xmm12                        ;  1412.5 p3+p4   32 x[3] spill
        movaps xmm12, xmm5                              ;  1399.5 p5      32 x[3] copy
        xorps xmm12, [r10 + 0]                          ;  1412.5 p0+p2   32 x[3]
        xorps xmm5, xmm9                                ;  1400.0 p1      32 x[3]
        xorps xmm5, xmm6                                ;  1409.5 p5      32 x[3]
        xorps xmm9, [rbx - 96]                          ;  1413.5 p0+p2   32 x[3]
        movaps [rbx - 96], xmm15                        ;  1410.5 p3+p4   32 x[3] spill
        movaps xmm15, xmm4                              ;  1402.5 p1      32 x[3] copy
        xorps xmm15, [rax + 112]                        ;  1414.5 p5+p2   32 x[3]
        xorps xmm4, [rcx - 112]                         ;  1415.5 p0+p2   32 x[3]
        movaps [rax - 32], xmm13                        ;  1411.5 p3+p4   32 x[3] spill
        movaps xmm13, xmm14                             ;  1406.5 p1      32 x[3] copy
        xorps xmm13, xmm8                               ;  1407.5 p5      32 x[3]
        xorps xmm14, [rcx - 128]                        ;  1416.5 p0+p2   32 x[3]
        xorps xmm14, [rcx - 112]                        ;  1417.5 p1+p2   32 x[3]
        xorps xmm14, [rbx - 112]                        ;  1418.5 p5+p2   32 x[3]
        movaps [rcx - 112], xmm5                        ;  1410.5 p3+p4   32 x[3] spill
        movaps xmm5, [rcx - 128]                        ;  1419.5 p2      32 x[3]
        xorps xmm5, [rbx + 32]                          ;  1422.5 p0+p2   32 x[3]
        movaps [rcx - 128], xmm3                        ;  1409.8 p3+p4   32 x[3] spill
        movaps xmm3, [r10 + 16]                         ;  1421.5 p2      32 x[3]
        xorps xmm3, xmm5                                ;  1424.5 p1      32 x[3]
        xorps xmm9, xmm3                                ;  1425.5 p5      32 x[3]
        xorps xmm5, xmm4                                ;  1423.5 p0      32 x[3]
        xorps xmm5, [rbx - 64]                          ;  1424.5 p1+p2   32 x[3]
        movaps [rbx - 64], xmm9                         ;  1426.5 p3+p4   32 x[3] spill
        movaps xmm9, xmm15                              ;  1415.5 p5      32 x[3] copy
        xorps xmm9, [r10 + 0]                           ;  1423.5 p0+p2   32 x[3]
        xorps xmm9, [rdx - 32]                          ;  1424.5 p1+p2   32 x[3]
        xorps xmm15, xmm0                               ;  1415.5 p5      32 x[3]
        xorps xmm15, [rbx + 32]                         ;  1425.5 p0+p2   32 x[3]
        xorps xmm5, xmm15                               ;  1426.5 p1      32 x[3]
        xorps xmm0, xmm4                                ;  1416.5 p5      32 x[3]
        xorps xmm0, xmm14                               ;  1419.5 p0      32 x[3]
        xorps xmm14, [r9 + 96]                          ;  1426.5 p1+p2   32 x[3]
        xorps xmm0, [r9 - 112]                          ;  1427.5 p5+p2   32 x[3]
        xorps xmm3, xmm13                               ;  1425.5 p0      32 x[3]
        xorps xmm13, xmm1                               ;  1419.5 p1      32 x[3]
        xorps xmm13, [r13 + 80]                         ;  1428.5 p5+p2   32 x[3]
        xorps xmm1, xmm7                                ;  1420.0 p0      32 x[3]
        xorps xmm7, xmm12                               ;  1420.5 p1      32 x[3]
        xorps xmm7, [rdx - 32]                          ;  1429.5 p5+p2   32 x[3]
        xorps xmm1, [rbx + 112]                         ;  1430.5 p0+p2   32 x[3]
        xorps xmm3, [r9 - 16]                           ;  1431.5 p1+p2   32 x[3]
        xorps xmm15, [r9 + 16]                          ;  1432.5 p5+p2   32 x[3]
        movaps [rdx - 32], xmm15                        ;  1433.5 p3+p4   32 x[3] spill
        movaps xmm15, xmm4                              ;  1424.5 p0      32 x[3] copy
        xorps xmm15, xmm12                              ;  1425.5 p1      32 x[3]
        xorps xmm15, [rbx - 112]                        ;  1433.5 p5+p2   32 x[3]
        xorps xmm4, xmm6                                ;  1425.5 p0      32 x[3]
        xorps xmm4, [r9 + 112]                          ;  1434.5 p1+p2   32 x[3]
        xorps xmm4, [rax + 112]                         ;  1435.5 p5+p2   32 x[3]
        xorps xmm12, [r9 - 48]                          ;  1436.5 p0+p2   32 x[3]
        xorps xmm12, [rcx - 112]                        ;  1437.5 p1+p2   32 x[3]
        movaps [rax + 112], xmm3                        ;  1432.5 p3+p4   32 x[3] spill
        movaps xmm3, xmm2                               ;  1427.0 p5      32 x[3] copy
        xorps xmm3, [r13 + 96]                          ;  1438.5 p0+p2   32 x[3]
        xorps xmm3, [rax + 0]                           ;  1439.5 p1+p2   32 x[3]
        xorps xmm3, [rdi - 112]                         ;  1440.5 p5+p2   32 x[3]
        xorps xmm2, [r9 - 96]                           ;  1441.5 p0+p2   32 x[3]
        xorps xmm2, [rcx - 128]                         ;  1442.5 p1+p2   32 x[3]
        movaps [rax + 0], xmm12                         ;  1438.5 p3+p4   32 x[3] spill
        movaps xmm12, xmm9                              ;  1430.5 p5      32 x[3] copy
        xorps xmm12, xmm6                               ;  1431.5 p0      32 x[3]
        xorps xmm12, [r13 + 112]                        ;  1443.5 p1+p2   32 x[3]
        xorps xmm12, [rbx - 112]                        ;  1444.5 p5+p2   32 x[3]
        xorps xmm6, xmm8                                ;  1432.5 p0      32 x[3]
        xorps xmm6, xmm7                                ;  1433.5 p1      32 x[3]
        xorps xmm7, [r13 + 64]                          ;  1445.5 p5+p2   32 x[3]
        xorps xmm6, [rbx + 80]                          ;  1446.5 p0+p2   32 x[3]
        xorps xmm9, xmm15                               ;  1434.5 p1      32 x[3]
        xorps xmm9, [r9 - 80]                           ;  1447.5 p5+p2   32 x[3]
        xorps xmm15, [r9 + 48]                          ;  1448.5 p0+p2   32 x[3]
        xorps xmm8, [r9 + 80]                           ;  1449.5 p1+p2   32 x[3]
        xorps xmm8, [rcx - 112]                         ;  1450.5 p5+p2   32 x[3]
        movaps [rcx - 112], xmm8                        ;  1451.5 p3+p4   32 x[3] spill
        movaps xmm8, xmm11                              ;  1437.5 p0      32 x[3] copy
        xorps xmm8, [r14 - 128]                         ;  1451.5 p1+p2   32 x[3]
        xorps xmm11, [rbx + 64]                         ;  1452.5 p5+p2   32 x[3]
        xorps xmm11, [rdi - 112]                        ;  1453.5 p0+p2   32 x[3]
        xorps xmm11, [rbp - 96]                         ;  1454.5 p1+p2   32 x[3]
        movaps [rdi - 112], xmm15                       ;  1449.5 p3+p4   32 x[3] spill
        movaps xmm15, xmm10                             ;  1441.5 p5      32 x[3] copy
        xorps xmm15, [r10 - 112]                        ;  1455.5 p0+p2   32 x[3]
        xorps xmm15, [rbx - 128]                        ;  1456.5 p1+p2   32 x[3]
        xorps xmm10, [r9 - 32]                          ;  1457.5 p5+p2   32 x[3]
        xorps xmm10, [rcx + 96]                         ;  1458.5 p0+p2   32 x[3]
        movaps [rcx + 96], xmm10                        ;  1459.5 p3+p4   32 x[3] spill
        movaps xmm10, [rax + 16]                        ;  1459.5 p2      32 x[3]
        xorps xmm10, [r9 - 64]                          ;  1462.5 p1+p2   32 x[3]
        xorps xmm10, [rcx + 80]                         ;  1463.5 p5+p2   32 x[3]
        movaps [rcx + 80], xmm10                        ;  1464.5 p3+p4   32 x[3] spill
        movaps xmm10, [rax - 16]                        ;  1462.5 p2      32 x[3]
        xorps xmm10, [r9 + 0]                           ;  1465.5 p0+p2   32 x[3]
        movaps [rax - 16], xmm10                        ;  1466.5 p3+p4   32 x[3] spill
        movaps xmm10, [rcx - 128]                       ;  1464.5 p2      32 x[3]
        xorps xmm10, [r9 + 32]                          ;  1467.5 p1+p2   32 x[3]
        movaps [rcx - 128], xmm10                       ;  1468.5 p3+p4   32 x[3] spill
        movaps xmm10, [rax + 16]                        ;  1466.5 p2      32 x[3]
        xorps xmm10, [r9 + 64]                          ;  1469.5 p5+p2   32 x[3]
        xorps xmm10, [rbp - 96]                         ;  1470.5 p0+p2   32 x[3]
        movaps [rbp - 96], xmm10                        ;  1471.5 p3+p4   32 x[3] spill
        movaps xmm10, [rdi - 48]                        ;  1469.5 p2      32 x[0] reload
        movaps [rbp + 3424], xmm10                      ;  1472.5 p3+p4   31 rounds
        movaps xmm10, [rdi - 32]                        ;  1470.5 p2      32 x[0] reload
        movaps [rbp + 3440], xmm10                      ;  1473.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 48]                        ;  1471.5 p2      32 x[0] reload
        movaps [rbp + 3456], xmm10                      ;  1474.5 p3+p4   31 rounds
        movaps xmm10, [rdx - 16]                        ;  1472.5 p2      32 x[0] reload
        movaps [rbp + 3472], xmm10                      ;  1475.5 p3+p4   31 rounds
        movaps xmm10, [rbx - 48]                        ;  1473.5 p2      32 x[0] reload
        movaps [rbp + 3488], xmm10                      ;  1476.5 p3+p4   31 rounds
        movaps xmm10, [rcx - 96]                        ;  1474.5 p2      32 x[0] reload
        movaps [rbp + 3504], xmm10                      ;  1477.5 p3+p4   31 rounds
        movaps xmm10, [rbx - 32]                        ;  1475.5 p2      32 x[0] reload
        movaps [rbp + 3520], xmm10                      ;  1478.5 p3+p4   31 rounds
        movaps xmm10, [rsi - 16]                        ;  1476.5 p2      32 x[0] reload
        movaps [rbp + 3536], xmm10                      ;  1479.5 p3+p4   31 rounds
        movaps xmm10, [r10 - 64]                        ;  1477.5 p2      32 x[0] reload
        movaps [rbp + 3552], xmm10                      ;  1480.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 16]                        ;  1478.5 p2      32 x[0] reload
        movaps [rbp + 3568], xmm10                      ;  1481.5 p3+p4   31 rounds
        movaps xmm10, [r10 - 80]                        ;  1479.5 p2      32 x[0] reload
        movaps [rbp + 3584], xmm10                      ;  1482.5 p3+p4   31 rounds
        movaps xmm10, [rdi - 64]                        ;  1480.5 p2      32 x[0] reload
        movaps [rbp + 3600], xmm10                      ;  1483.5 p3+p4   31 rounds
        movaps xmm10, [r10 - 96]                        ;  1481.5 p2      32 x[0] reload
        movaps [rbp + 3616], xmm10                      ;  1484.5 p3+p4   31 rounds
        movaps xmm10, [rcx + 112]                       ;  1482.5 p2      32 x[0] reload
        movaps [rbp + 3632], xmm10                      ;  1485.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 32]                        ;  1483.5 p2      32 x[0] reload
        movaps [rbp + 3648], xmm10                      ;  1486.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 32]                        ;  1484.5 p2      32 x[0] reload
        movaps [rbp + 3664], xmm10                      ;  1487.5 p3+p4   31 rounds
        movaps xmm10, [rdx - 128]                       ;  1485.5 p2      32 x[0] reload
        movaps [rbp + 3680], xmm10                      ;  1488.5 p3+p4   31 rounds
        movaps xmm10, [rdi - 96]                        ;  1486.5 p2      32 x[0] reload
        movaps [rbp + 3696], xmm10                      ;  1489.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 0]                         ;  1487.5 p2      32 x[0] reload
        movaps [rbp + 3712], xmm10                      ;  1490.5 p3+p4   31 rounds
        movaps xmm10, [rdi - 80]                        ;  1488.5 p2      32 x[0] reload
        movaps [rbp + 3728], xmm10                      ;  1491.5 p3+p4   31 rounds
        movaps xmm10, [rsi - 32]                        ;  1489.5 p2      32 x[0] reload
        movaps [rbp + 3744], xmm10                      ;  1492.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 48]                        ;  1490.5 p2      32 x[0] reload
        movaps [rbp + 3760], xmm10                      ;  1493.5 p3+p4   31 rounds
        movaps xmm10, [rbp - 80]                        ;  1491.5 p2      32 x[0] reload
        movaps [rbp + 3776], xmm10                      ;  1494.5 p3+p4   31 rounds
        movaps xmm10, [rsi - 80]                        ;  1492.5 p2      32 x[0] reload
        movaps [rbp + 3792], xmm10                      ;  1495.5 p3+p4   31 rounds
        movaps xmm10, [rsi - 64]                        ;  1493.5 p2      32 x[0] reload
        movaps [rbp + 3808], xmm10                      ;  1496.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 0]                         ;  1494.5 p2      32 x[0] reload
        movaps [rbp + 3824], xmm10                      ;  1497.5 p3+p4   31 rounds
        movaps xmm10, [rsi - 48]                        ;  1495.5 p2      32 x[0] reload
        movaps [rbp + 3840], xmm10                      ;  1498.5 p3+p4   31 rounds
        movaps xmm10, [rdx - 96]                        ;  1496.5 p2      32 x[0] reload
        movaps [rbp + 3856], xmm10                      ;  1499.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 112]                       ;  1497.5 p2      32 x[0] reload
        movaps [rbp + 3872], xmm10                      ;  1500.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 16]                        ;  1498.5 p2      32 x[0] reload
        movaps [rbp + 3888], xmm10                      ;  1501.5 p3+p4   31 rounds
        movaps xmm10, [rdx - 112]                       ;  1499.5 p2      32 x[0] reload
        movaps [rbp + 3904], xmm10                      ;  1502.5 p3+p4   31 rounds
        movaps xmm10, [rcx - 80]                        ;  1500.5 p2      32 x[0] reload
        movaps [rbp + 3920], xmm10                      ;  1503.5 p3+p4   31 rounds
        movaps xmm10, [rbp - 64]                        ;  1501.5 p2      32 x[1] reload
        movaps [r14 + 32], xmm10                        ;  1504.5 p3+p4   31 rounds
        movaps xmm10, [rcx - 32]                        ;  1502.5 p2      32 x[1] reload
        movaps [r14 + 48], xmm10                        ;  1505.5 p3+p4   31 rounds
        movaps xmm10, [rdx - 80]                        ;  1503.5 p2      32 x[1] reload
        movaps [r14 + 64], xmm10                        ;  1506.5 p3+p4   31 rounds
        movaps xmm10, [r10 - 16]                        ;  1504.5 p2      32 x[1] reload
        movaps [r14 + 80], xmm10                        ;  1507.5 p3+p4   31 rounds
        movaps xmm10, [r10 - 48]                        ;  1505.5 p2      32 x[1] reload
        movaps [r14 + 96], xmm10                        ;  1508.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 64]                        ;  1506.5 p2      32 x[1] reload
        movaps [r14 + 112], xmm10                       ;  1509.5 p3+p4   31 rounds
        movaps xmm10, [r10 - 32]                        ;  1507.5 p2      32 x[1] reload
        movaps [r15 - 128], xmm10                       ;  1510.5 p3+p4   31 rounds
        movaps xmm10, [rdi + 48]                        ;  1508.5 p2      32 x[1] reload
        movaps [r15 - 112], xmm10                       ;  1511.5 p3+p4   31 rounds
        movaps xmm10, [r14 - 80]                        ;  1509.5 p2      32 x[1] reload
        movaps [r15 - 96], xmm10                        ;  1512.5 p3+p4   31 rounds
        movaps xmm10, [rdi + 0]                         ;  1510.5 p2      32 x[1] reload
        movaps [r15 - 80], xmm10                        ;  1513.5 p3+p4   31 rounds
        movaps xmm10, [rbp - 112]                       ;  1511.5 p2      32 x[1] reload
        movaps [r15 - 64], xmm10                        ;  1514.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 96]                        ;  1512.5 p2      32 x[1] reload
        movaps [r15 - 48], xmm10                        ;  1515.5 p3+p4   31 rounds
        movaps xmm10, [rax - 112]                       ;  1513.5 p2      32 x[1] reload
        movaps [r15 - 32], xmm10                        ;  1516.5 p3+p4   31 rounds
        movaps xmm10, [r14 - 96]                        ;  1514.5 p2      32 x[1] reload
        movaps [r15 - 16], xmm10                        ;  1517.5 p3+p4   31 rounds
        movaps xmm10, [r14 - 112]                       ;  1515.5 p2      32 x[1] reload
        movaps [r15 + 0], xmm10                         ;  1518.5 p3+p4   31 rounds
        movaps xmm10, [rcx - 48]                        ;  1516.5 p2      32 x[1] reload
        movaps [r15 + 16], xmm10                        ;  1519.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 64]                        ;  1517.5 p2      32 x[1] reload
        movaps [r15 + 32], xmm10                        ;  1520.5 p3+p4   31 rounds
        movaps xmm10, [rax - 128]                       ;  1518.5 p2      32 x[1] reload
        movaps [r15 + 48], xmm10                        ;  1521.5 p3+p4   31 rounds
        movaps xmm10, [rdi - 16]                        ;  1519.5 p2      32 x[1] reload
        movaps [r15 + 64], xmm10                        ;  1522.5 p3+p4   31 rounds
        movaps xmm10, [rcx - 64]                        ;  1520.5 p2      32 x[1] reload
        movaps [r15 + 80], xmm10                        ;  1523.5 p3+p4   31 rounds
        movaps xmm10, [rdi + 32]                        ;  1521.5 p2      32 x[1] reload
        movaps [r15 + 96], xmm10                        ;  1524.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 80]                        ;  1522.5 p2      32 x[1] reload
        movaps [r15 + 112], xmm10                       ;  1525.5 p3+p4   31 rounds
        movaps xmm10, [rsi + 16]                        ;  1523.5 p2      32 x[1] reload
        movaps [rbp + 3200], xmm10                      ;  1526.5 p3+p4   31 rounds
        movaps xmm10, [rax + 48]                        ;  1524.5 p2      32 x[1] reload
        movaps [rbp + 3216], xmm10                      ;  1527.5 p3+p4   31 rounds
        movaps xmm10, [rsi + 32]                        ;  1525.5 p2      32 x[1] reload
        movaps [rbp + 3232], xmm10                      ;  1528.5 p3+p4   31 rounds
        movaps xmm10, [rsi + 0]                         ;  1526.5 p2      32 x[1] reload
        movaps [rbp + 3248], xmm10                      ;  1529.5 p3+p4   31 rounds
        movaps xmm10, [rdi + 16]                        ;  1527.5 p2      32 x[1] reload
        movaps [rbp + 3264], xmm10                      ;  1530.5 p3+p4   31 rounds
        movaps xmm10, [rbp - 32]                        ;  1528.5 p2      32 x[1] reload
        movaps [rbp + 3280], xmm10                      ;  1531.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 80]                        ;  1529.5 p2      32 x[1] reload
        movaps [rbp + 3296], xmm10                      ;  1532.5 p3+p4   31 rounds
        movaps xmm10, [rdx + 112]                       ;  1530.5 p2      32 x[1] reload
        movaps [rbp + 3312], xmm10                      ;  1533.5 p3+p4   31 rounds
        movaps xmm10, [rbp - 48]                        ;  1531.5 p2      32 x[1] reload
        movaps [rbp + 3328], xmm10                      ;  1534.5 p3+p4   31 rounds
        movaps xmm10, [rax + 64]                        ;  1532.5 p2      32 x[1] reload
        movaps [rbp + 3344], xmm10                      ;  1535.5 p3+p4   31 rounds
        movaps xmm10, [rsi - 128]                       ;  1533.5 p2      32 x[2] reload
        movaps [r10 + 64], xmm10                        ;  1536.5 p3+p4   31 rounds
        movaps xmm10, [rax - 64]                        ;  1534.5 p2      32 x[2] reload
        movaps [r10 + 80], xmm10                        ;  1537.5 p3+p4   31 rounds
        movaps xmm10, [rsi - 112]                       ;  1535.5 p2      32 x[2] reload
        movaps [r10 + 96], xmm10                        ;  1538.5 p3+p4   31 rounds
        movaps xmm10, [r14 - 32]                        ;  1536.5 p2      32 x[2] reload
        movaps [r10 + 112], xmm10                       ;  1539.5 p3+p4   31 rounds
        movaps xmm10, [r14 - 64]                        ;  1537.5 p2      32 x[2] reload
        movaps [r11 - 128], xmm10                       ;  1540.5 p3+p4   31 rounds
        movaps xmm10, [rdx - 64]                        ;  1538.5 p2      32 x[2] reload
        movaps [r11 - 112], xmm10                       ;  1541.5 p3+p4   31 rounds
        movaps xmm10, [r14 - 48]                        ;  1539.5 p2      32 x[2] reload
        movaps [r11 - 96], xmm10                        ;  1542.5 p3+p4   31 rounds
        movaps xmm10, [rcx + 48]                        ;  1540.5 p2      32 x[2] reload
        movaps [r11 - 80], xmm10                        ;  1543.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 3392]                      ;  1541.5 p2      32 x[2] reload
        movaps [r11 - 64], xmm10                        ;  1544.5 p3+p4   31 rounds
        movaps xmm10, [rcx + 0]                         ;  1542.5 p2      32 x[2] reload
        movaps [r11 - 48], xmm10                        ;  1545.5 p3+p4   31 rounds
        movaps xmm10, [rbp - 16]                        ;  1543.5 p2      32 x[2] reload
        movaps [r11 - 32], xmm10                        ;  1546.5 p3+p4   31 rounds
        movaps xmm10, [rsi + 80]                        ;  1544.5 p2      32 x[2] reload
        movaps [r11 - 16], xmm10                        ;  1547.5 p3+p4   31 rounds
        movaps xmm10, [rax + 96]                        ;  1545.5 p2      32 x[2] reload
        movaps [r11 + 0], xmm10                         ;  1548.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 3376]                      ;  1546.5 p2      32 x[2] reload
        movaps [r11 + 16], xmm10                        ;  1549.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 3360]                      ;  1547.5 p2      32 x[2] reload
        movaps [r11 + 32], xmm10                        ;  1550.5 p3+p4   31 rounds
        movaps xmm10, [rax - 80]                        ;  1548.5 p2      32 x[2] reload
        movaps [r11 + 48], xmm10                        ;  1551.5 p3+p4   31 rounds
        movaps xmm10, [rsi + 48]                        ;  1549.5 p2      32 x[2] reload
        movaps [r11 + 64], xmm10                        ;  1552.5 p3+p4   31 rounds
        movaps xmm10, [rax + 80]                        ;  1550.5 p2      32 x[2] reload
        movaps [r11 + 80], xmm10                        ;  1553.5 p3+p4   31 rounds
        movaps xmm10, [rcx - 16]                        ;  1551.5 p2      32 x[2] reload
        movaps [r11 + 96], xmm10                        ;  1554.5 p3+p4   31 rounds
        movaps xmm10, [rax - 96]                        ;  1552.5 p2      32 x[2] reload
        movaps [r11 + 112], xmm10                       ;  1555.5 p3+p4   31 rounds
        movaps xmm10, [rcx + 32]                        ;  1553.5 p2      32 x[2] reload
        movaps [r13 - 128], xmm10                       ;  1556.5 p3+p4   31 rounds
        movaps xmm10, [rdx - 48]                        ;  1554.5 p2      32 x[2] reload
        movaps [r13 - 112], xmm10                       ;  1557.5 p3+p4   31 rounds
        movaps xmm10, [rdi + 80]                        ;  1555.5 p2      32 x[2] reload
        movaps [r13 - 96], xmm10                        ;  1558.5 p3+p4   31 rounds
        movaps xmm10, [rbx - 16]                        ;  1556.5 p2      32 x[2] reload
        movaps [r13 - 80], xmm10                        ;  1559.5 p3+p4   31 rounds
        movaps xmm10, [rdi + 96]                        ;  1557.5 p2      32 x[2] reload
        movaps [r13 - 64], xmm10                        ;  1560.5 p3+p4   31 rounds
        movaps xmm10, [rdi + 64]                        ;  1558.5 p2      32 x[2] reload
        movaps [r13 - 48], xmm10                        ;  1561.5 p3+p4   31 rounds
        movaps xmm10, [rcx + 16]                        ;  1559.5 p2      32 x[2] reload
        movaps [r13 - 32], xmm10                        ;  1562.5 p3+p4   31 rounds
        movaps xmm10, [rbp + 96]                        ;  1560.5 p2      32 x[2] reload
        movaps [r13 - 16], xmm10                        ;  1563.5 p3+p4   31 rounds
        movaps xmm10, [rsi + 64]                        ;  1561.5 p2      32 x[2] reload
        movaps [r13 + 0], xmm10                         ;  1564.5 p3+p4   31 rounds
        movaps xmm10, [rsi + 96]                        ;  1562.5 p2      32 x[2] reload
        movaps [r13 + 16], xmm10                        ;  1565.5 p3+p4   31 rounds
        movaps xmm10, [rbp - 128]                       ;  1563.5 p2      32 x[2] reload
        movaps [r13 + 32], xmm10                        ;  1566.5 p3+p4   31 rounds
        movaps xmm10, [rbx + 0]                         ;  1564.5 p2      32 x[2] reload
        movaps [r13 + 48], xmm10                        ;  1567.5 p3+p4   31 rounds
        movaps [rbx + 64], xmm11                        ;  1559.5 p3+p4   31 rounds
        movaps [rbx + 80], xmm6                         ;  1560.5 p3+p4   31 rounds
        movaps [rbx + 112], xmm1                        ;  1561.5 p3+p4   31 rounds
        movaps [r9 - 112], xmm0                         ;  1562.5 p3+p4   31 rounds
        movaps xmm0, [rdi + 112]                        ;  1565.5 p2      32 x[3] reload
        movaps [rbx + 96], xmm0                         ;  1568.5 p3+p4   31 rounds
        movaps [r9 - 96], xmm2                          ;  1564.5 p3+p4   31 rounds
        movaps [r9 - 80], xmm9                          ;  1565.5 p3+p4   31 rounds
        movaps xmm0, [rax + 32]                         ;  1566.5 p2      32 x[3] reload
        movaps [r9 - 128], xmm0                         ;  1569.5 p3+p4   31 rounds
        movaps xmm0, [rcx + 80]                         ;  1567.5 p2      32 x[3] reload
        movaps [r9 - 64], xmm0                          ;  1570.5 p3+p4   31 rounds
        movaps xmm0, [rax + 0]                          ;  1568.5 p2      32 x[3] reload
        movaps [r9 - 48], xmm0                          ;  1571.5 p3+p4   31 rounds
        movaps xmm0, [rcx + 96]                         ;  1569.5 p2      32 x[3] reload
        movaps [r9 - 32], xmm0                          ;  1572.5 p3+p4   31 rounds
        movaps xmm0, [rax + 112]                        ;  1570.5 p2      32 x[3] reload
        movaps [r9 - 16], xmm0                          ;  1573.5 p3+p4   31 rounds
        movaps xmm0, [rax - 16]                         ;  1571.5 p2      32 x[3] reload
        movaps [r9 + 0], xmm0                           ;  1574.5 p3+p4   31 rounds
        movaps xmm0, [rdx - 32]                         ;  1572.5 p2      32 x[3] reload
        movaps [r9 + 16], xmm0                          ;  1575.5 p3+p4   31 rounds
        movaps xmm0, [rcx - 128]                        ;  1573.5 p2      32 x[3] reload
        movaps [r9 + 32], xmm0                          ;  1576.5 p3+p4   31 rounds
        movaps xmm0, [rdi - 112]                        ;  1574.5 p2      32 x[3] reload
        movaps [r9 + 48], xmm0                          ;  1577.5 p3+p4   31 rounds
        movaps xmm0, [rbp - 96]                         ;  1575.5 p2      32 x[3] reload
        movaps [r9 + 64], xmm0                          ;  1578.5 p3+p4   31 rounds
        movaps xmm0, [rcx - 112]                        ;  1576.5 p2      32 x[3] reload
        movaps [r9 + 80], xmm0                          ;  1579.5 p3+p4   31 rounds
        add r8, 0x800                                   ;  1570.8 p1      31 rounds
        movaps xmm0, [rbx - 80]                         ;  1577.5 p2      32 x[3] reload
        movaps xmm1, [rbx - 64]                         ;  1578.5 p2      32 x[3] reload
        movaps xmm2, [rdi - 128]                        ;  1579.5 p2      32 x[3] reload
        movaps xmm10, [rax - 32]                        ;  1580.5 p2      32 x[3] reload
        movaps xmm6, [rbx - 96]                         ;  1581.5 p2      32 x[3] reload
        movaps xmm9, xmm13                              ;  1573.5 p5      32 x[3] copy
        movaps xmm11, xmm14                             ;  1573.8 p0      32 x[3] copy
        movaps xmm13, xmm4                              ;  1574.0 p1      32 x[3] copy
        movaps xmm4, xmm3                               ;  1574.5 p5      32 x[3] copy
        movaps xmm3, xmm5                               ;  1574.8 p0      32 x[3] copy
        movaps xmm5, xmm12                              ;  1575.0 p1      32 x[3] copy
        movaps xmm12, xmm6                              ;  1584.5 p5      32 x[3] copy
        movaps xmm6, xmm8                               ;  1575.8 p0      32 x[3] copy
        movaps xmm8, xmm15                              ;  1576.0 p1      32 x[3] copy
        cmp r8, qword [rbp + 4272]                      ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 4264], r8                      ;                    resident
        movdqa [rbp + 4016], xmm0                       ;                    resident
        movdqa [rbp + 4032], xmm1                       ;                    resident
        movdqa [rbp + 4048], xmm2                       ;                    resident
        movdqa [rbp + 4064], xmm3                       ;                    resident
        movdqa [rbp + 4080], xmm4                       ;                    resident
        movdqa [rbp + 4096], xmm5                       ;                    resident
        movdqa [rbp + 4112], xmm6                       ;                    resident
        movdqa [rbp + 4128], xmm7                       ;                    resident
        movdqa [rbp + 4144], xmm8                       ;                    resident
        movdqa [rbp + 4160], xmm9                       ;                    resident
        movdqa [rbp + 4176], xmm10                      ;                    resident
        movdqa [rbp + 4192], xmm11                      ;                    resident
        movdqa [rbp + 4208], xmm12                      ;                    resident
        movdqa [rbp + 4224], xmm13                      ;                    resident
        movaps xmm0, [rbp + 4016]                       ;     0.0 p2      34 dst reload
        mov r8, qword [rbp + 4280]                      ;     1.0 p2      34 dst reload
        movaps [r8], xmm0                               ;     3.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4032]                       ;     2.0 p2      34 dst reload
        movaps [r8 + 16], xmm0                          ;     5.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4048]                       ;     3.0 p2      34 dst reload
        movaps [r8 + 32], xmm0                          ;     6.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4064]                       ;     4.0 p2      34 dst reload
        movaps [r8 + 48], xmm0                          ;     7.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4080]                       ;     5.0 p2      34 dst reload
        movaps [r8 + 64], xmm0                          ;     8.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4096]                       ;     6.0 p2      34 dst reload
        movaps [r8 + 80], xmm0                          ;     9.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4112]                       ;     7.0 p2      34 dst reload
        movaps [r8 + 96], xmm0                          ;    10.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4128]                       ;     8.0 p2      34 dst reload
        movaps [r8 + 112], xmm0                         ;    11.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4144]                       ;     9.0 p2      34 dst reload
        movaps [r8 + 128], xmm0                         ;    12.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4160]                       ;    10.0 p2      34 dst reload
        movaps [r8 + 144], xmm0                         ;    13.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4176]                       ;    11.0 p2      34 dst reload
        movaps [r8 + 160], xmm0                         ;    14.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4192]                       ;    12.0 p2      34 dst reload
        movaps [r8 + 176], xmm0                         ;    15.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4208]                       ;    13.0 p2      34 dst reload
        movaps [r8 + 192], xmm0                         ;    16.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4224]                       ;    14.0 p2      34 dst reload
        movaps [r8 + 208], xmm0                         ;    17.0 p3+p4   34 dst
        movaps xmm0, [rbx + 64]                         ;    15.0 p2      34 dst reload
        movaps [r8 + 224], xmm0                         ;    18.0 p3+p4   34 dst
        movaps xmm0, [rbx + 80]                         ;    16.0 p2      34 dst reload
        movaps [r8 + 240], xmm0                         ;    19.0 p3+p4   34 dst
        movaps xmm0, [rbx + 96]                         ;    17.0 p2      34 dst reload
        movaps [r8 + 256], xmm0                         ;    20.0 p3+p4   34 dst
        movaps xmm0, [rbx + 112]                        ;    18.0 p2      34 dst reload
        movaps [r8 + 272], xmm0                         ;    21.0 p3+p4   34 dst
        movaps xmm0, [r9 - 128]                         ;    19.0 p2      34 dst reload
        movaps [r8 + 288], xmm0                         ;    22.0 p3+p4   34 dst
        movaps xmm0, [r9 - 112]                         ;    20.0 p2      34 dst reload
        movaps [r8 + 304], xmm0                         ;    23.0 p3+p4   34 dst
        movaps xmm0, [r9 - 96]                          ;    21.0 p2      34 dst reload
        movaps [r8 + 320], xmm0                         ;    24.0 p3+p4   34 dst
        movaps xmm0, [r9 - 80]                          ;    22.0 p2      34 dst reload
        movaps [r8 + 336], xmm0                         ;    25.0 p3+p4   34 dst
        movaps xmm0, [r9 - 64]                          ;    23.0 p2      34 dst reload
        movaps [r8 + 352], xmm0                         ;    26.0 p3+p4   34 dst
        movaps xmm0, [r9 - 48]                          ;    24.0 p2      34 dst reload
        movaps [r8 + 368], xmm0                         ;    27.0 p3+p4   34 dst
        movaps xmm0, [r9 - 32]                          ;    25.0 p2      34 dst reload
        movaps [r8 + 384], xmm0                         ;    28.0 p3+p4   34 dst
        movaps xmm0, [r9 - 16]                          ;    26.0 p2      34 dst reload
        movaps [r8 + 400], xmm0                         ;    29.0 p3+p4   34 dst
        movaps xmm0, [r9 + 0]                           ;    27.0 p2      34 dst reload
        movaps [r8 + 416], xmm0                         ;    30.0 p3+p4   34 dst
        movaps xmm0, [r9 + 16]                          ;    28.0 p2      34 dst reload
        movaps [r8 + 432], xmm0                         ;    31.0 p3+p4   34 dst
        movaps xmm0, [r9 + 32]                          ;    29.0 p2      34 dst reload
        movaps [r8 + 448], xmm0                         ;    32.0 p3+p4   34 dst
        movaps xmm0, [r9 + 48]                          ;    30.0 p2      34 dst reload
        movaps [r8 + 464], xmm0                         ;    33.0 p3+p4   34 dst
        movaps xmm0, [r9 + 64]                          ;    31.0 p2      34 dst reload
        movaps [r8 + 480], xmm0                         ;    34.0 p3+p4   34 dst
        movaps xmm0, [r9 + 80]                          ;    32.0 p2      34 dst reload
        movaps [r8 + 496], xmm0                         ;    35.0 p3+p4   34 dst
        movaps xmm0, [r10 + 64]                         ;    33.0 p2      34 dst reload
        movaps [r8 + 512], xmm0                         ;    36.0 p3+p4   34 dst
        movaps xmm0, [r10 + 80]                         ;    34.0 p2      34 dst reload
        movaps [r8 + 528], xmm0                         ;    37.0 p3+p4   34 dst
        movaps xmm0, [r10 + 96]                         ;    35.0 p2      34 dst reload
        movaps [r8 + 544], xmm0                         ;    38.0 p3+p4   34 dst
        movaps xmm0, [r10 + 112]                        ;    36.0 p2      34 dst reload
        movaps [r8 + 560], xmm0                         ;    39.0 p3+p4   34 dst
        movaps xmm0, [r11 - 128]                        ;    37.0 p2      34 dst reload
        movaps [r8 + 576], xmm0                         ;    40.0 p3+p4   34 dst
        movaps xmm0, [r11 - 112]                        ;    38.0 p2      34 dst reload
        movaps [r8 + 592], xmm0                         ;    41.0 p3+p4   34 dst
        movaps xmm0, [r11 - 96]                         ;    39.0 p2      34 dst reload
        movaps [r8 + 608], xmm0                         ;    42.0 p3+p4   34 dst
        movaps xmm0, [r11 - 80]                         ;    40.0 p2      34 dst reload
        movaps [r8 + 624], xmm0                         ;    43.0 p3+p4   34 dst
        movaps xmm0, [r11 - 64]                         ;    41.0 p2      34 dst reload
        movaps [r8 + 640], xmm0                         ;    44.0 p3+p4   34 dst
        movaps xmm0, [r11 - 48]                         ;    42.0 p2      34 dst reload
        movaps [r8 + 656], xmm0                         ;    45.0 p3+p4   34 dst
        movaps xmm0, [r11 - 32]                         ;    43.0 p2      34 dst reload
        movaps [r8 + 672], xmm0                         ;    46.0 p3+p4   34 dst
        movaps xmm0, [r11 - 16]                         ;    44.0 p2      34 dst reload
        movaps [r8 + 688], xmm0                         ;    47.0 p3+p4   34 dst
        movaps xmm0, [r11 + 0]                          ;    45.0 p2      34 dst reload
        movaps [r8 + 704], xmm0                         ;    48.0 p3+p4   34 dst
        movaps xmm0, [r11 + 16]                         ;    46.0 p2      34 dst reload
        movaps [r8 + 720], xmm0                         ;    49.0 p3+p4   34 dst
        movaps xmm0, [r11 + 32]                         ;    47.0 p2      34 dst reload
        movaps [r8 + 736], xmm0                         ;    50.0 p3+p4   34 dst
        movaps xmm0, [r11 + 48]                         ;    48.0 p2      34 dst reload
        movaps [r8 + 752], xmm0                         ;    51.0 p3+p4   34 dst
        movaps xmm0, [r11 + 64]                         ;    49.0 p2      34 dst reload
        movaps [r8 + 768], xmm0                         ;    52.0 p3+p4   34 dst
        movaps xmm0, [r11 + 80]                         ;    50.0 p2      34 dst reload
        movaps [r8 + 784], xmm0                         ;    53.0 p3+p4   34 dst
        movaps xmm0, [r11 + 96]                         ;    51.0 p2      34 dst reload
        movaps [r8 + 800], xmm0                         ;    54.0 p3+p4   34 dst
        movaps xmm0, [r11 + 112]                        ;    52.0 p2      34 dst reload
        movaps [r8 + 816], xmm0                         ;    55.0 p3+p4   34 dst
        movaps xmm0, [r13 - 128]                        ;    53.0 p2      34 dst reload
        movaps [r8 + 832], xmm0                         ;    56.0 p3+p4   34 dst
        movaps xmm0, [r13 - 112]                        ;    54.0 p2      34 dst reload
        movaps [r8 + 848], xmm0                         ;    57.0 p3+p4   34 dst
        movaps xmm0, [r13 - 96]                         ;    55.0 p2      34 dst reload
        movaps [r8 + 864], xmm0                         ;    58.0 p3+p4   34 dst
        movaps xmm0, [r13 - 80]                         ;    56.0 p2      34 dst reload
        movaps [r8 + 880], xmm0                         ;    59.0 p3+p4   34 dst
        movaps xmm0, [r13 - 64]                         ;    57.0 p2      34 dst reload
        movaps [r8 + 896], xmm0                         ;    60.0 p3+p4   34 dst
        movaps xmm0, [r13 - 48]                         ;    58.0 p2      34 dst reload
        movaps [r8 + 912], xmm0                         ;    61.0 p3+p4   34 dst
        movaps xmm0, [r13 - 32]                         ;    59.0 p2      34 dst reload
        movaps [r8 + 928], xmm0                         ;    62.0 p3+p4   34 dst
        movaps xmm0, [r13 - 16]                         ;    60.0 p2      34 dst reload
        movaps [r8 + 944], xmm0                         ;    63.0 p3+p4   34 dst
        movaps xmm0, [r13 + 0]                          ;    61.0 p2      34 dst reload
        movaps [r8 + 960], xmm0                         ;    64.0 p3+p4   34 dst
        movaps xmm0, [r13 + 16]                         ;    62.0 p2      34 dst reload
        movaps [r8 + 976], xmm0                         ;    65.0 p3+p4   34 dst
        movaps xmm0, [r13 + 32]                         ;    63.0 p2      34 dst reload
        movaps [r8 + 992], xmm0                         ;    66.0 p3+p4   34 dst
        movaps xmm0, [r13 + 48]                         ;    64.0 p2      34 dst reload
        movaps [r8 + 1008], xmm0                        ;    67.0 p3+p4   34 dst
        movaps xmm0, [r14 + 32]                         ;    65.0 p2      34 dst reload
        movaps [r8 + 1024], xmm0                        ;    68.0 p3+p4   34 dst
        movaps xmm0, [r14 + 48]                         ;    66.0 p2      34 dst reload
        movaps [r8 + 1040], xmm0                        ;    69.0 p3+p4   34 dst
        movaps xmm0, [r14 + 64]                         ;    67.0 p2      34 dst reload
        movaps [r8 + 1056], xmm0                        ;    70.0 p3+p4   34 dst
        movaps xmm0, [r14 + 80]                         ;    68.0 p2      34 dst reload
        movaps [r8 + 1072], xmm0                        ;    71.0 p3+p4   34 dst
        movaps xmm0, [r14 + 96]                         ;    69.0 p2      34 dst reload
        movaps [r8 + 1088], xmm0                        ;    72.0 p3+p4   34 dst
        movaps xmm0, [r14 + 112]                        ;    70.0 p2      34 dst reload
        movaps [r8 + 1104], xmm0                        ;    73.0 p3+p4   34 dst
        movaps xmm0, [r15 - 128]                        ;    71.0 p2      34 dst reload
        movaps [r8 + 1120], xmm0                        ;    74.0 p3+p4   34 dst
        movaps xmm0, [r15 - 112]                        ;    72.0 p2      34 dst reload
        movaps [r8 + 1136], xmm0                        ;    75.0 p3+p4   34 dst
        movaps xmm0, [r15 - 96]                         ;    73.0 p2      34 dst reload
        movaps [r8 + 1152], xmm0                        ;    76.0 p3+p4   34 dst
        movaps xmm0, [r15 - 80]                         ;    74.0 p2      34 dst reload
        movaps [r8 + 1168], xmm0                        ;    77.0 p3+p4   34 dst
        movaps xmm0, [r15 - 64]                         ;    75.0 p2      34 dst reload
        movaps [r8 + 1184], xmm0                        ;    78.0 p3+p4   34 dst
        movaps xmm0, [r15 - 48]                         ;    76.0 p2      34 dst reload
        movaps [r8 + 1200], xmm0                        ;    79.0 p3+p4   34 dst
        movaps xmm0, [r15 - 32]                         ;    77.0 p2      34 dst reload
        movaps [r8 + 1216], xmm0                        ;    80.0 p3+p4   34 dst
        movaps xmm0, [r15 - 16]                         ;    78.0 p2      34 dst reload
        movaps [r8 + 1232], xmm0                        ;    81.0 p3+p4   34 dst
        movaps xmm0, [r15 + 0]                          ;    79.0 p2      34 dst reload
        movaps [r8 + 1248], xmm0                        ;    82.0 p3+p4   34 dst
        movaps xmm0, [r15 + 16]                         ;    80.0 p2      34 dst reload
        movaps [r8 + 1264], xmm0                        ;    83.0 p3+p4   34 dst
        movaps xmm0, [r15 + 32]                         ;    81.0 p2      34 dst reload
        movaps [r8 + 1280], xmm0                        ;    84.0 p3+p4   34 dst
        movaps xmm0, [r15 + 48]                         ;    82.0 p2      34 dst reload
        movaps [r8 + 1296], xmm0                        ;    85.0 p3+p4   34 dst
        movaps xmm0, [r15 + 64]                         ;    83.0 p2      34 dst reload
        movaps [r8 + 1312], xmm0                        ;    86.0 p3+p4   34 dst
        movaps xmm0, [r15 + 80]                         ;    84.0 p2      34 dst reload
        movaps [r8 + 1328], xmm0                        ;    87.0 p3+p4   34 dst
        movaps xmm0, [r15 + 96]                         ;    85.0 p2      34 dst reload
        movaps [r8 + 1344], xmm0                        ;    88.0 p3+p4   34 dst
        movaps xmm0, [r15 + 112]                        ;    86.0 p2      34 dst reload
        movaps [r8 + 1360], xmm0                        ;    89.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3200]                       ;    87.0 p2      34 dst reload
        movaps [r8 + 1376], xmm0                        ;    90.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3216]                       ;    88.0 p2      34 dst reload
        movaps [r8 + 1392], xmm0                        ;    91.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3232]                       ;    89.0 p2      34 dst reload
        movaps [r8 + 1408], xmm0                        ;    92.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3248]                       ;    90.0 p2      34 dst reload
        movaps [r8 + 1424], xmm0                        ;    93.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3264]                       ;    91.0 p2      34 dst reload
        movaps [r8 + 1440], xmm0                        ;    94.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3280]                       ;    92.0 p2      34 dst reload
        movaps [r8 + 1456], xmm0                        ;    95.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3296]                       ;    93.0 p2      34 dst reload
        movaps [r8 + 1472], xmm0                        ;    96.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3312]                       ;    94.0 p2      34 dst reload
        movaps [r8 + 1488], xmm0                        ;    97.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3328]                       ;    95.0 p2      34 dst reload
        movaps [r8 + 1504], xmm0                        ;    98.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3344]                       ;    96.0 p2      34 dst reload
        movaps [r8 + 1520], xmm0                        ;    99.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3424]                       ;    97.0 p2      34 dst reload
        movaps [r8 + 1536], xmm0                        ;   100.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3440]                       ;    98.0 p2      34 dst reload
        movaps [r8 + 1552], xmm0                        ;   101.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3456]                       ;    99.0 p2      34 dst reload
        movaps [r8 + 1568], xmm0                        ;   102.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3472]                       ;   100.0 p2      34 dst reload
        movaps [r8 + 1584], xmm0                        ;   103.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3488]                       ;   101.0 p2      34 dst reload
        movaps [r8 + 1600], xmm0                        ;   104.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3504]                       ;   102.0 p2      34 dst reload
        movaps [r8 + 1616], xmm0                        ;   105.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3520]                       ;   103.0 p2      34 dst reload
        movaps [r8 + 1632], xmm0                        ;   106.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3536]                       ;   104.0 p2      34 dst reload
        movaps [r8 + 1648], xmm0                        ;   107.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3552]                       ;   105.0 p2      34 dst reload
        movaps [r8 + 1664], xmm0                        ;   108.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3568]                       ;   106.0 p2      34 dst reload
        movaps [r8 + 1680], xmm0                        ;   109.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3584]                       ;   107.0 p2      34 dst reload
        movaps [r8 + 1696], xmm0                        ;   110.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3600]                       ;   108.0 p2      34 dst reload
        movaps [r8 + 1712], xmm0                        ;   111.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3616]                       ;   109.0 p2      34 dst reload
        movaps [r8 + 1728], xmm0                        ;   112.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3632]                       ;   110.0 p2      34 dst reload
        movaps [r8 + 1744], xmm0                        ;   113.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3648]                       ;   111.0 p2      34 dst reload
        movaps [r8 + 1760], xmm0                        ;   114.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3664]                       ;   112.0 p2      34 dst reload
        movaps [r8 + 1776], xmm0                        ;   115.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3680]                       ;   113.0 p2      34 dst reload
        movaps [r8 + 1792], xmm0                        ;   116.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3696]                       ;   114.0 p2      34 dst reload
        movaps [r8 + 1808], xmm0                        ;   117.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3712]                       ;   115.0 p2      34 dst reload
        movaps [r8 + 1824], xmm0                        ;   118.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3728]                       ;   116.0 p2      34 dst reload
        movaps [r8 + 1840], xmm0                        ;   119.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3744]                       ;   117.0 p2      34 dst reload
        movaps [r8 + 1856], xmm0                        ;   120.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3760]                       ;   118.0 p2      34 dst reload
        movaps [r8 + 1872], xmm0                        ;   121.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3776]                       ;   119.0 p2      34 dst reload
        movaps [r8 + 1888], xmm0                        ;   122.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3792]                       ;   120.0 p2      34 dst reload
        movaps [r8 + 1904], xmm0                        ;   123.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3808]                       ;   121.0 p2      34 dst reload
        movaps [r8 + 1920], xmm0                        ;   124.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3824]                       ;   122.0 p2      34 dst reload
        movaps [r8 + 1936], xmm0                        ;   125.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3840]                       ;   123.0 p2      34 dst reload
        movaps [r8 + 1952], xmm0                        ;   126.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3856]                       ;   124.0 p2      34 dst reload
        movaps [r8 + 1968], xmm0                        ;   127.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3872]                       ;   125.0 p2      34 dst reload
        movaps [r8 + 1984], xmm0                        ;   128.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3888]                       ;   126.0 p2      34 dst reload
        movaps [r8 + 2000], xmm0                        ;   129.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3904]                       ;   127.0 p2      34 dst reload
        movaps [r8 + 2016], xmm0                        ;   130.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3920]                       ;   128.0 p2      34 dst reload
        movaps [r8 + 2032], xmm0                        ;   131.0 p3+p4   34 dst
        add r8, 0x800                                   ;   122.2 p0      28 blocks
        mov qword [rbp + 4280], r8                      ;   128.5 p3+p4   28 blocks
        mov r8, qword [rbp + 4240]                      ;   129.0 p2      28 blocks
        add r8, 0x800                                   ;   132.0 p1      28 blocks
        mov qword [rbp + 4240], r8                      ;   133.0 p3+p4   28 blocks
        cmp r8, qword [rbp + 4248]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1150                                 ;                    frame
        pop r15                                         ;                    preserved
        pop r14                                         ;                    preserved
        pop r13                                         ;                    preserved
        pop rbp                                         ;                    preserved
        pop rbx                                         ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
sm4_encrypt.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
