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
;   blocks/rounds: 4325 uops, planned 1552.5; bounds: width 1081.2, ports 1237.0, path 115.0
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
        sub rsp, 0x1160                                 ;                    frame
        lea rbp, [rsp + 128]                            ;                    frame
        mov dword [rbp + 4304], ecx                     ;                    argument
        mov qword [rbp + 4256], rsi                     ;                    argument
        mov qword [rbp + 4272], rdi                     ;                    argument
        mov qword [rbp + 4296], rdx                     ;                    argument
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
        mov r8d, dword [rbp + 4304]                     ;     0.0 p2      28 blocks
        shl r8, 0xb                                     ;     3.0 p0      28 blocks
        add r8, qword [rbp + 4256]                      ;     4.0 p1+p2   28 blocks
        mov qword [rbp + 4264], r8                      ;     5.0 p3+p4   28 blocks
        cmp dword [rbp + 4304], 0                       ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4256]                      ;     0.0 p2      30 x[0].0 reload
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
        movaps [r14 + 64], xmm4                         ;    36.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 736]                         ;    47.0 p2      30 x[1].14
        movaps [r14 + 80], xmm5                         ;    37.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 752]                         ;    48.0 p2      30 x[1].15
        movaps [r14 + 96], xmm6                         ;    38.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 768]                         ;    49.0 p2      30 x[1].16
        movaps [r14 + 112], xmm7                        ;    39.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 784]                         ;    50.0 p2      30 x[1].17
        movaps [r15 - 128], xmm8                        ;    40.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 800]                         ;    51.0 p2      30 x[1].18
        movaps [r15 - 112], xmm9                        ;    41.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 816]                         ;    52.0 p2      30 x[1].19
        movaps [r15 - 96], xmm10                        ;    42.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 832]                        ;    53.0 p2      30 x[1].20
        movaps [r15 - 80], xmm11                        ;    43.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 848]                        ;    54.0 p2      30 x[1].21
        movaps [r15 - 64], xmm12                        ;    44.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 864]                        ;    55.0 p2      30 x[1].22
        movaps [r15 - 48], xmm13                        ;    45.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 880]                        ;    56.0 p2      30 x[1].23
        movaps [r15 - 32], xmm0                         ;    46.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 896]                         ;    57.0 p2      30 x[1].24
        movaps [r15 - 16], xmm1                         ;    47.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 912]                         ;    58.0 p2      30 x[1].25
        movaps [r15 + 0], xmm2                          ;    48.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 928]                         ;    59.0 p2      30 x[1].26
        movaps [r15 + 16], xmm3                         ;    49.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 944]                         ;    60.0 p2      30 x[1].27
        movaps [r15 + 32], xmm4                         ;    50.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 960]                         ;    61.0 p2      30 x[1].28
        movaps [r15 + 48], xmm5                         ;    51.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 976]                         ;    62.0 p2      30 x[1].29
        movaps [r15 + 64], xmm6                         ;    52.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 992]                         ;    63.0 p2      30 x[1].30
        movaps [r15 + 80], xmm7                         ;    53.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1008]                        ;    64.0 p2      30 x[1].31
        movaps [r15 + 96], xmm8                         ;    54.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1024]                        ;    65.0 p2      30 x[2].0
        movaps [r15 + 112], xmm9                        ;    55.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1040]                        ;    66.0 p2      30 x[2].1
        movaps [rbp + 3200], xmm10                      ;    56.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1056]                       ;    67.0 p2      30 x[2].2
        movaps [rbp + 3216], xmm11                      ;    57.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1072]                       ;    68.0 p2      30 x[2].3
        movaps [rbp + 3232], xmm12                      ;    58.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1088]                       ;    69.0 p2      30 x[2].4
        movaps [rbp + 3248], xmm13                      ;    59.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1104]                       ;    70.0 p2      30 x[2].5
        movaps [rbp + 3264], xmm0                       ;    60.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1120]                        ;    71.0 p2      30 x[2].6
        movaps [rbp + 3280], xmm1                       ;    61.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1136]                        ;    72.0 p2      30 x[2].7
        movaps [rbp + 3296], xmm2                       ;    62.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1152]                        ;    73.0 p2      30 x[2].8
        movaps [rbp + 3312], xmm3                       ;    63.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1168]                        ;    74.0 p2      30 x[2].9
        movaps [rbp + 3328], xmm4                       ;    64.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1184]                        ;    75.0 p2      30 x[2].10
        movaps [rbp + 3344], xmm5                       ;    65.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1200]                        ;    76.0 p2      30 x[2].11
        movaps [rbp + 3360], xmm6                       ;    66.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1216]                        ;    77.0 p2      30 x[2].12
        movaps [rbp + 3376], xmm7                       ;    67.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1232]                        ;    78.0 p2      30 x[2].13
        movaps [r10 + 96], xmm8                         ;    68.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1248]                        ;    79.0 p2      30 x[2].14
        movaps [r10 + 112], xmm9                        ;    69.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1264]                        ;    80.0 p2      30 x[2].15
        movaps [r11 - 128], xmm10                       ;    70.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1280]                       ;    81.0 p2      30 x[2].16
        movaps [r11 - 112], xmm11                       ;    71.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1296]                       ;    82.0 p2      30 x[2].17
        movaps [r11 - 96], xmm12                        ;    72.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1312]                       ;    83.0 p2      30 x[2].18
        movaps [r11 - 80], xmm13                        ;    73.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1328]                       ;    84.0 p2      30 x[2].19
        movaps [r11 - 64], xmm0                         ;    74.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1344]                        ;    85.0 p2      30 x[2].20
        movaps [r11 - 48], xmm1                         ;    75.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1360]                        ;    86.0 p2      30 x[2].21
        movaps [r11 - 32], xmm2                         ;    76.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1376]                        ;    87.0 p2      30 x[2].22
        movaps [r11 - 16], xmm3                         ;    77.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1392]                        ;    88.0 p2      30 x[2].23
        movaps [r11 + 0], xmm4                          ;    78.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1408]                        ;    89.0 p2      30 x[2].24
        movaps [r11 + 16], xmm5                         ;    79.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1424]                        ;    90.0 p2      30 x[2].25
        movaps [r11 + 32], xmm6                         ;    80.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1440]                        ;    91.0 p2      30 x[2].26
        movaps [r11 + 48], xmm7                         ;    81.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1456]                        ;    92.0 p2      30 x[2].27
        movaps [r11 + 64], xmm8                         ;    82.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1472]                        ;    93.0 p2      30 x[2].28
        movaps [r11 + 80], xmm9                         ;    83.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1488]                        ;    94.0 p2      30 x[2].29
        movaps [r11 + 96], xmm10                        ;    84.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1504]                       ;    95.0 p2      30 x[2].30
        movaps [r11 + 112], xmm11                       ;    85.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1520]                       ;    96.0 p2      30 x[2].31
        movaps [r13 - 128], xmm12                       ;    86.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1536]                       ;    97.0 p2      30 x[3].0
        movaps [r13 - 112], xmm13                       ;    87.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1552]                       ;    98.0 p2      30 x[3].1
        movaps [r13 - 96], xmm0                         ;    88.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1568]                        ;    99.0 p2      30 x[3].2
        movaps [r13 - 80], xmm1                         ;    89.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1584]                        ;   100.0 p2      30 x[3].3
        movaps [r13 - 64], xmm2                         ;    90.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1600]                        ;   101.0 p2      30 x[3].4
        movaps [r13 - 48], xmm3                         ;    91.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1616]                        ;   102.0 p2      30 x[3].5
        movaps [r13 - 32], xmm4                         ;    92.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1632]                        ;   103.0 p2      30 x[3].6
        movaps [r13 - 16], xmm5                         ;    93.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1648]                        ;   104.0 p2      30 x[3].7
        movaps [r13 + 0], xmm6                          ;    94.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1664]                        ;   105.0 p2      30 x[3].8
        movaps [r13 + 16], xmm7                         ;    95.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1680]                        ;   106.0 p2      30 x[3].9
        movaps [r13 + 32], xmm8                         ;    96.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1696]                        ;   107.0 p2      30 x[3].10
        movaps [r13 + 48], xmm9                         ;    97.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1712]                        ;   108.0 p2      30 x[3].11
        movaps [r13 + 64], xmm10                        ;    98.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1728]                       ;   109.0 p2      30 x[3].12
        movaps [r13 + 80], xmm11                        ;    99.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1744]                       ;   110.0 p2      30 x[3].13
        movaps [rbp + 4032], xmm12                      ;   100.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1760]                       ;   111.0 p2      30 x[3].14
        movaps [rbp + 4048], xmm13                      ;   101.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 1776]                       ;   112.0 p2      30 x[3].15
        movaps [rbp + 4064], xmm0                       ;   102.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 1792]                        ;   113.0 p2      30 x[3].16
        movaps [rbp + 4080], xmm1                       ;   103.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 1808]                        ;   114.0 p2      30 x[3].17
        movaps [rbp + 4096], xmm2                       ;   104.0 p3+p4   31 rounds
        movaps xmm2, [r8 + 1824]                        ;   115.0 p2      30 x[3].18
        movaps [rbp + 4112], xmm3                       ;   105.0 p3+p4   31 rounds
        movaps xmm3, [r8 + 1840]                        ;   116.0 p2      30 x[3].19
        movaps [rbp + 4128], xmm4                       ;   106.0 p3+p4   31 rounds
        movaps xmm4, [r8 + 1856]                        ;   117.0 p2      30 x[3].20
        movaps [rbp + 4144], xmm5                       ;   107.0 p3+p4   31 rounds
        movaps xmm5, [r8 + 1872]                        ;   118.0 p2      30 x[3].21
        movaps [rbp + 4160], xmm6                       ;   108.0 p3+p4   31 rounds
        movaps xmm6, [r8 + 1888]                        ;   119.0 p2      30 x[3].22
        movaps [rbp + 4176], xmm7                       ;   109.0 p3+p4   31 rounds
        movaps xmm7, [r8 + 1904]                        ;   120.0 p2      30 x[3].23
        movaps [rbp + 4192], xmm8                       ;   110.0 p3+p4   31 rounds
        movaps xmm8, [r8 + 1920]                        ;   121.0 p2      30 x[3].24
        movaps [rbp + 4208], xmm9                       ;   111.0 p3+p4   31 rounds
        movaps xmm9, [r8 + 1936]                        ;   122.0 p2      30 x[3].25
        movaps [rbp + 4224], xmm10                      ;   112.0 p3+p4   31 rounds
        movaps xmm10, [r8 + 1952]                       ;   123.0 p2      30 x[3].26
        movaps [rbp + 4240], xmm11                      ;   113.0 p3+p4   31 rounds
        movaps xmm11, [r8 + 1968]                       ;   124.0 p2      30 x[3].27
        movaps [r9 - 48], xmm12                         ;   114.0 p3+p4   31 rounds
        movaps xmm12, [r8 + 1984]                       ;   125.0 p2      30 x[3].28
        movaps [r9 - 32], xmm13                         ;   115.0 p3+p4   31 rounds
        movaps xmm13, [r8 + 2000]                       ;   126.0 p2      30 x[3].29
        movaps [r9 - 16], xmm0                          ;   116.0 p3+p4   31 rounds
        movaps xmm0, [r8 + 2016]                        ;   127.0 p2      30 x[3].30
        movaps [r9 + 0], xmm1                           ;   117.0 p3+p4   31 rounds
        movaps xmm1, [r8 + 2032]                        ;   128.0 p2      30 x[3].31
        movaps [r9 + 16], xmm2                          ;   118.0 p3+p4   31 rounds
        movaps [r9 + 32], xmm3                          ;   119.0 p3+p4   31 rounds
        movaps [r9 + 48], xmm4                          ;   120.0 p3+p4   31 rounds
        movaps [r9 + 64], xmm5                          ;   121.0 p3+p4   31 rounds
        movaps [r9 + 80], xmm6                          ;   122.0 p3+p4   31 rounds
        movaps [r9 + 96], xmm7                          ;   123.0 p3+p4   31 rounds
        movaps [r9 + 112], xmm8                         ;   124.0 p3+p4   31 rounds
        movaps [r10 - 128], xmm9                        ;   125.0 p3+p4   31 rounds
        movaps [r10 - 112], xmm10                       ;   126.0 p3+p4   31 rounds
        movaps [r10 - 96], xmm11                        ;   127.0 p3+p4   31 rounds
        movaps [r10 - 80], xmm12                        ;   128.0 p3+p4   31 rounds
        movaps [r10 - 64], xmm13                        ;   129.0 p3+p4   31 rounds
        movaps [r10 - 48], xmm0                         ;   130.0 p3+p4   31 rounds
        movaps [r10 - 32], xmm1                         ;   131.0 p3+p4   31 rounds
        mov r8, qword [rbp + 4272]                      ;   129.0 p2      31 rounds reload
        mov qword [rbp + 4280], r8                      ;   132.0 p3+p4   31 rounds
        add r8, 0x4000                                  ;   132.0 p0      31 rounds
        mov qword [rbp + 4288], r8                      ;   133.0 p3+p4   31 rounds
        mov r8, qword [rbp + 4280]                      ;                    resident
        movdqa xmm0, [rbp + 4032]                       ;                    resident
        movdqa xmm1, [rbp + 4048]                       ;                    resident
        movdqa xmm2, [rbp + 4064]                       ;                    resident
        movdqa xmm3, [rbp + 4080]                       ;                    resident
        movdqa xmm4, [rbp + 4096]                       ;                    resident
        movdqa xmm5, [rbp + 4112]                       ;                    resident
        movdqa xmm6, [rbp + 4128]                       ;                    resident
        movdqa xmm7, [rbp + 4144]                       ;                    resident
        movdqa xmm8, [rbp + 4160]                       ;                    resident
        movdqa xmm9, [rbp + 4176]                       ;                    resident
        movdqa xmm10, [rbp + 4192]                      ;                    resident
        movdqa xmm11, [rbp + 4208]                      ;                    resident
        movdqa xmm12, [rbp + 4224]                      ;                    resident
        movdqa xmm13, [rbp + 4240]                      ;                    resident
        align 16
.rounds_2:
        movaps xmm14, xmm1                              ;     0.0 p0      32 x[0] copy
        xorps xmm14, [r8 + 16]                          ;     3.0 p1+p2   32 x[0]
        movaps xmm15, [r14 + 80]                        ;     1.2 p2      32 x[0] reload
        xorps xmm14, xmm15                              ;     4.2 p5      32 x[0]
        xorps xmm14, [r10 + 112]                        ;     5.2 p0+p2   32 x[0]
        movaps xmm15, xmm14                             ;     6.2 p1      21 x[0] copy
        movaps [r13 + 96], xmm1                         ;     1.5 p3+p4   32 x[0] spill
        movaps xmm1, xmm14                              ;     6.2 p5      21 x[0] copy
        movaps [rax - 48], xmm11                        ;     2.5 p3+p4   32 x[0] spill
        movaps xmm11, xmm14                             ;     6.2 p0      21 x[0] copy
        movaps [rax - 32], xmm13                        ;     3.5 p3+p4   32 x[0] spill
        movaps xmm13, xmm9                              ;     2.8 p1      32 x[0] copy
        xorps xmm13, [r8 + 144]                         ;     3.8 p5+p2   32 x[0]
        xorps xmm13, [r15 - 48]                         ;     4.8 p0+p2   32 x[0]
        xorps xmm13, [r11 - 16]                         ;     5.8 p1+p2   32 x[0]
        movaps [rbx + 16], xmm9                         ;     4.5 p3+p4   32 x[0] spill
        movaps xmm9, xmm7                               ;     4.0 p5      32 x[0] copy
        xorps xmm9, [r8 + 112]                          ;     6.2 p0+p2   32 x[0]
        xorps xmm9, [r15 - 80]                          ;     7.2 p1+p2   32 x[0]
        xorps xmm9, [r11 - 48]                          ;     8.2 p5+p2   32 x[0]
        movaps [r13 + 112], xmm7                        ;     5.5 p3+p4   32 x[0] spill
        movaps xmm7, xmm9                               ;     9.2 p0      21 x[0] copy
        movaps [rdx - 96], xmm13                        ;     6.8 p3+p4   32 x[0] spill
        movaps xmm13, xmm0                              ;     5.8 p1      21 x[0] copy
        xorps xmm13, [r8]                               ;     9.2 p5+p2   21 x[0]
        xorps xmm13, [r14 + 64]                         ;    10.2 p0+p2   21 x[0]
        xorps xmm13, [r10 + 96]                         ;    11.2 p1+p2   21 x[0]
        xorps xmm13, [rel sm4_encrypt.T0_constants128]  ;    12.2 p5+p2   21 x[0]
        movaps [rsi + 96], xmm0                         ;     7.5 p3+p4   32 x[0] spill
        movaps xmm0, xmm13                              ;    13.2 p0      21 x[0] copy
        movaps [r10 - 16], xmm12                        ;     8.5 p3+p4   32 x[0] spill
        movaps xmm12, xmm2                              ;     7.8 p1      21 x[0] copy
        xorps xmm12, [r8 + 32]                          ;    13.2 p5+p2   21 x[0]
        xorps xmm12, [r14 + 96]                         ;    14.2 p0+p2   21 x[0]
        xorps xmm12, [r11 - 128]                        ;    15.2 p1+p2   21 x[0]
        xorps xmm12, [rel sm4_encrypt.T0_constants128]  ;    16.2 p5+p2   21 x[0]
        movaps [r14 - 128], xmm2                        ;     9.5 p3+p4   32 x[0] spill
        movaps xmm2, xmm12                              ;    17.2 p0      21 x[0] copy
        movaps [rax - 16], xmm10                        ;    10.5 p3+p4   32 x[0] spill
        movaps xmm10, xmm4                              ;     9.8 p1      21 x[0] copy
        xorps xmm10, [r8 + 64]                          ;    17.2 p5+p2   21 x[0]
        xorps xmm10, [r15 - 128]                        ;    18.2 p0+p2   21 x[0]
        xorps xmm10, [r11 - 96]                         ;    19.2 p1+p2   21 x[0]
        xorps xmm10, [rel sm4_encrypt.T0_constants128]  ;    20.2 p5+p2   21 x[0]
        xorps xmm9, xmm10                               ;    21.2 p0      21 x[0]
        movaps [r14 - 112], xmm4                        ;    11.5 p3+p4   32 x[0] spill
        movaps xmm4, xmm6                               ;    11.8 p1      21 x[0] copy
        xorps xmm4, [r8 + 96]                           ;    21.2 p5+p2   21 x[0]
        xorps xmm4, [r15 - 96]                          ;    22.2 p0+p2   21 x[0]
        xorps xmm4, [r11 - 64]                          ;    23.2 p1+p2   21 x[0]
        xorps xmm4, [rel sm4_encrypt.T0_constants128]   ;    24.2 p5+p2   21 x[0]
        xorps xmm2, xmm4                                ;    25.2 p0      21 x[0]
        xorps xmm15, xmm2                               ;    26.2 p1      21 x[0]
        xorps xmm7, xmm2                                ;    26.2 p5      21 x[0]
        xorps xmm13, xmm15                              ;    27.2 p0      21 x[0]
        xorps xmm10, xmm13                              ;    28.2 p1      21 x[0]
        andps xmm11, xmm10                              ;    29.2 p5      21 x[0]
        xorps xmm12, xmm11                              ;    30.2 p0      21 x[0]
        movaps xmm11, xmm15                             ;    27.2 p1      21 x[0] copy
        movaps [r14 - 96], xmm6                         ;    18.2 p3+p4   32 x[0] spill
        movaps xmm6, xmm15                              ;    27.2 p5      21 x[0] copy
        movaps [rax + 0], xmm8                          ;    19.2 p3+p4   32 x[0] spill
        movaps xmm8, xmm4                               ;    25.2 p0      21 x[0] copy
        movaps [rdx + 80], xmm14                        ;    20.2 p3+p4   21 x[0] spill
        movaps xmm14, xmm4                              ;    25.2 p1      21 x[0] copy
        xorps xmm14, xmm10                              ;    29.2 p5      21 x[0]
        orps xmm6, xmm14                                ;    30.2 p0      21 x[0]
        movaps [rbp - 64], xmm15                        ;    27.2 p3+p4   21 x[0] spill
        movaps xmm15, xmm4                              ;    25.2 p1      21 x[0] copy
        andps xmm15, xmm2                               ;    26.2 p5      21 x[0]
        movaps [rdx + 96], xmm4                         ;    25.2 p3+p4   21 x[0] spill
        movaps xmm4, xmm2                               ;    26.2 p0      21 x[0] copy
        movaps [rsi + 112], xmm2                        ;    26.2 p3+p4   21 x[0] spill
        movaps xmm2, xmm10                              ;    29.2 p1      21 x[0] copy
        movaps [rdi - 128], xmm10                       ;    29.2 p3+p4   21 x[0] spill
        movaps xmm10, xmm14                             ;    30.2 p5      21 x[0] copy
        xorps xmm10, xmm7                               ;    31.2 p0      21 x[0]
        movaps [rdx - 80], xmm14                        ;    30.2 p3+p4   21 x[0] spill
        movaps xmm14, xmm7                              ;    27.2 p1      21 x[0] copy
        movaps [rbp + 0], xmm10                         ;    32.2 p3+p4   21 x[0] spill
        movaps xmm10, xmm7                              ;    27.8 p5      21 x[0] copy
        movaps [rdx - 32], xmm6                         ;    31.2 p3+p4   21 x[0] spill
        movaps xmm6, xmm7                               ;    28.2 p0      21 x[0] copy
        movaps [rbp + 16], xmm7                         ;    31.2 p3+p4   21 x[0] spill
        movaps xmm7, [rbp + 0]                          ;    32.2 p2      21 x[0]
        movaps [rcx - 80], xmm12                        ;    32.2 p3+p4   21 x[0] spill
        movaps xmm12, [rbp + 0]                         ;    32.2 p2      21 x[0]
        movaps [rbp + 0], xmm12                         ;    35.2 p3+p4   21 x[0] spill
        movaps xmm12, xmm5                              ;    29.8 p1      21 x[0] copy
        xorps xmm12, [r8 + 80]                          ;    30.8 p5+p2   21 x[0]
        xorps xmm12, [r15 - 112]                        ;    31.8 p0+p2   21 x[0]
        xorps xmm12, [r11 - 80]                         ;    32.8 p1+p2   21 x[0]
        xorps xmm12, [rel sm4_encrypt.T0_constants128]  ;    33.8 p5+p2   21 x[0]
        xorps xmm9, xmm12                               ;    34.8 p0      21 x[0]
        xorps xmm11, xmm9                               ;    35.8 p1      21 x[0]
        andps xmm10, xmm11                              ;    36.8 p5      21 x[0]
        xorps xmm13, xmm10                              ;    37.8 p0      21 x[0]
        andps xmm7, xmm9                                ;    35.8 p1      21 x[0]
        xorps xmm13, xmm7                               ;    38.8 p5      21 x[0]
        movaps xmm10, [rcx - 80]                        ;    34.8 p2      21 x[0] reload
        xorps xmm10, xmm7                               ;    37.8 p0      21 x[0]
        movaps xmm7, xmm12                              ;    34.8 p1      21 x[0] copy
        xorps xmm7, xmm3                                ;    35.8 p5      21 x[0]
        xorps xmm7, [r8 + 48]                           ;    36.8 p0+p2   21 x[0]
        xorps xmm7, [r14 + 112]                         ;    37.8 p1+p2   21 x[0]
        xorps xmm7, [r11 - 112]                         ;    38.8 p5+p2   21 x[0]
        xorps xmm8, xmm7                                ;    39.8 p0      21 x[0]
        xorps xmm14, xmm7                               ;    39.8 p1      21 x[0]
        xorps xmm0, xmm7                                ;    39.8 p5      21 x[0]
        xorps xmm1, xmm0                                ;    40.8 p0      21 x[0]
        xorps xmm2, xmm8                                ;    40.8 p1      21 x[0]
        xorps xmm6, xmm8                                ;    40.8 p5      21 x[0]
        movaps xmm7, xmm9                               ;    37.2 p0      21 x[0] copy
        xorps xmm7, xmm0                                ;    40.8 p1      21 x[0]
        xorps xmm4, xmm7                                ;    41.8 p5      21 x[0]
        movaps [rcx - 80], xmm3                         ;    36.8 p3+p4   32 x[0] spill
        movaps xmm3, xmm8                               ;    40.8 p0      21 x[0] copy
        andps xmm3, xmm1                                ;    41.8 p1      21 x[0]
        movaps [r14 - 80], xmm5                         ;    37.8 p3+p4   32 x[0] spill
        movaps xmm5, xmm0                               ;    40.8 p5      21 x[0] copy
        andps xmm5, xmm2                                ;    41.8 p0      21 x[0]
        xorps xmm3, xmm5                                ;    42.8 p1      21 x[0]
        xorps xmm15, xmm5                               ;    42.8 p5      21 x[0]
        xorps xmm13, xmm3                               ;    43.8 p0      21 x[0]
        xorps xmm12, xmm3                               ;    43.8 p1      21 x[0]
        movaps xmm3, xmm10                              ;    41.0 p5      21 x[0] copy
        xorps xmm3, xmm15                               ;    43.8 p0      21 x[0]
        andps xmm3, xmm13                               ;    44.8 p1      21 x[0]
        movaps xmm5, xmm14                              ;    42.0 p5      21 x[0] copy
        andps xmm5, xmm7                                ;    43.0 p0      21 x[0]
        xorps xmm12, xmm5                               ;    44.8 p1      21 x[0]
        movaps [rdx + 112], xmm14                       ;    41.5 p3+p4   21 x[0] spill
        movaps xmm14, [rdx - 32]                        ;    41.8 p2      21 x[0] reload
        xorps xmm14, xmm5                               ;    44.8 p5      21 x[0]
        xorps xmm15, xmm14                              ;    45.8 p0      21 x[0]
        xorps xmm10, xmm14                              ;    45.8 p1      21 x[0]
        movaps xmm14, xmm4                              ;    44.0 p5      21 x[0] copy
        andps xmm14, xmm6                               ;    45.0 p0      21 x[0]
        xorps xmm12, xmm14                              ;    46.0 p1      21 x[0]
        movaps xmm14, xmm3                              ;    45.8 p5      21 x[0] copy
        orps xmm3, xmm15                                ;    46.8 p0      21 x[0]
        movaps xmm5, xmm10                              ;    46.8 p1      21 x[0] copy
        andps xmm5, xmm12                               ;    47.8 p5      21 x[0]
        xorps xmm3, xmm5                                ;    48.8 p0      21 x[0]
        xorps xmm10, xmm3                               ;    49.8 p1      21 x[0]
        orps xmm3, xmm13                                ;    49.8 p5      21 x[0]
        xorps xmm3, xmm15                               ;    50.8 p0      21 x[0]
        andps xmm4, xmm10                               ;    50.8 p1      21 x[0]
        andps xmm6, xmm10                               ;    50.8 p5      21 x[0]
        movaps [rdx - 32], xmm6                         ;    51.8 p3+p4   21 x[0] spill
        movaps xmm6, xmm15                              ;    48.2 p0      21 x[0] copy
        orps xmm6, xmm5                                 ;    49.2 p1      21 x[0]
        xorps xmm14, xmm6                               ;    50.2 p5      21 x[0]
        andps xmm15, xmm12                              ;    49.2 p0      21 x[0]
        xorps xmm12, xmm5                               ;    49.8 p1      21 x[0]
        orps xmm13, xmm15                               ;    50.2 p5      21 x[0]
        xorps xmm3, xmm15                               ;    51.8 p0      21 x[0]
        xorps xmm12, xmm13                              ;    51.2 p1      21 x[0]
        xorps xmm10, xmm14                              ;    51.2 p5      21 x[0]
        andps xmm11, xmm14                              ;    51.2 p0      21 x[0]
        andps xmm8, xmm10                               ;    52.2 p1      21 x[0]
        andps xmm1, xmm10                               ;    52.2 p5      21 x[0]
        movaps xmm15, [rbp + 16]                        ;    49.5 p2      21 x[0] reload
        andps xmm15, xmm14                              ;    52.5 p0      21 x[0]
        xorps xmm14, xmm12                              ;    52.8 p1      21 x[0]
        xorps xmm10, xmm3                               ;    53.0 p5      21 x[0]
        andps xmm2, xmm10                               ;    54.0 p0      21 x[0]
        andps xmm0, xmm10                               ;    54.0 p1      21 x[0]
        xorps xmm10, xmm14                              ;    54.0 p5      21 x[0]
        andps xmm7, xmm10                               ;    55.0 p0      21 x[0]
        andps xmm9, xmm14                               ;    54.8 p1      21 x[0]
        movaps xmm5, [rbp + 0]                          ;    51.8 p2      21 x[0] reload
        andps xmm5, xmm14                               ;    55.0 p5      21 x[0]
        movaps xmm14, [rbp - 64]                        ;    52.8 p2      21 x[0] reload
        andps xmm14, xmm12                              ;    55.8 p0      21 x[0]
        xorps xmm4, xmm14                               ;    56.8 p1      21 x[0]
        xorps xmm7, xmm14                               ;    56.8 p5      21 x[0]
        xorps xmm1, xmm4                                ;    57.8 p0      21 x[0]
        xorps xmm11, xmm4                               ;    57.8 p1      21 x[0]
        movaps xmm14, [rdx - 80]                        ;    53.8 p2      21 x[0] reload
        andps xmm14, xmm12                              ;    57.0 p5      21 x[0]
        xorps xmm12, xmm3                               ;    57.2 p0      21 x[0]
        xorps xmm0, xmm7                                ;    57.8 p1      21 x[0]
        xorps xmm9, xmm7                                ;    58.0 p5      21 x[0]
        movaps xmm4, [rdi - 128]                        ;    55.0 p2      21 x[0] reload
        andps xmm4, xmm3                                ;    58.2 p0      21 x[0]
        movaps xmm6, [rdx + 80]                         ;    56.0 p2      21 x[0] reload
        andps xmm6, xmm3                                ;    59.0 p1      21 x[0]
        xorps xmm0, xmm1                                ;    59.0 p5      21 x[0]
        xorps xmm4, xmm14                               ;    59.2 p0      21 x[0]
        xorps xmm15, xmm4                               ;    60.2 p1      21 x[0]
        xorps xmm5, xmm4                                ;    60.2 p5      21 x[0]
        xorps xmm14, xmm0                               ;    60.2 p0      21 x[0]
        movaps xmm3, [rsi + 112]                        ;    57.2 p2      21 x[0] reload
        andps xmm3, xmm12                               ;    60.8 p1      21 x[0]
        xorps xmm1, xmm3                                ;    61.8 p5      21 x[0]
        movaps xmm3, [rdx + 96]                         ;    58.2 p2      21 x[0] reload
        andps xmm3, xmm12                               ;    61.2 p0      21 x[0]
        xorps xmm14, xmm3                               ;    62.2 p1      21 x[0]
        andps xmm10, [rdx + 112]                        ;    62.0 p5+p2   21 x[0]
        xorps xmm2, xmm10                               ;    63.0 p0      21 x[0]
        xorps xmm5, xmm10                               ;    63.0 p1      21 x[0]
        xorps xmm8, xmm2                                ;    64.0 p5      21 x[0]
        xorps xmm14, xmm2                               ;    64.0 p0      21 x[0]
        xorps xmm15, xmm8                               ;    65.0 p1      21 x[0]
        xorps xmm11, xmm15                              ;    66.0 p5      21 x[0]
        xorps xmm9, xmm11                               ;    67.0 p0      21 x[0]
        xorps xmm6, xmm11                               ;    67.0 p1      21 x[0]
        xorps xmm14, xmm9                               ;    68.0 p5      21 x[0]
        xorps xmm5, xmm9                                ;    68.0 p0      21 x[0]
        movaps xmm2, xmm6                               ;    68.0 p1      21 x[0] copy
        xorps xmm2, xmm14                               ;    69.0 p5      21 x[0]
        movaps xmm3, [r8 + 240]                         ;    62.0 p2      32 x[0]
        movaps xmm4, [r15 + 48]                         ;    63.0 p2      32 x[0] reload
        xorps xmm3, xmm4                                ;    66.2 p0      32 x[0]
        movaps xmm7, [r11 + 80]                         ;    64.0 p2      32 x[0] reload
        xorps xmm3, xmm7                                ;    67.2 p1      32 x[0]
        movaps xmm10, [r9 - 32]                         ;    65.0 p2      32 x[0] reload
        xorps xmm3, xmm10                               ;    68.2 p5      32 x[0]
        movaps xmm11, [rel sm4_encrypt.T0_constants128] ;    66.0 p2      21 x[0] reload
        xorps xmm14, xmm11                              ;    69.0 p0      21 x[0]
        movaps xmm12, [r8 + 272]                        ;    67.0 p2      32 x[0]
        movaps xmm13, [r15 + 80]                        ;    68.0 p2      32 x[0] reload
        xorps xmm12, xmm13                              ;    71.0 p1      32 x[0]
        xorps xmm12, [r11 + 112]                        ;    72.0 p5+p2   32 x[0]
        xorps xmm12, [r9 + 0]                           ;    73.0 p0+p2   32 x[0]
        xorps xmm15, xmm1                               ;    68.8 p1      21 x[0]
        xorps xmm15, xmm11                              ;    69.8 p5      21 x[0]
        movaps xmm13, [r8 + 400]                        ;    71.0 p2      32 x[0]
        xorps xmm13, [rbp + 3280]                       ;    74.0 p0+p2   32 x[0]
        xorps xmm13, [r13 - 16]                         ;    75.0 p1+p2   32 x[0]
        xorps xmm13, [r10 - 128]                        ;    76.0 p5+p2   32 x[0]
        movaps xmm4, [r8 + 368]                         ;    75.0 p2      32 x[0]
        xorps xmm4, [rbp + 3248]                        ;    78.0 p0+p2   32 x[0]
        xorps xmm4, [r13 - 48]                          ;    79.0 p1+p2   32 x[0]
        xorps xmm4, [r9 + 96]                           ;    80.0 p5+p2   32 x[0]
        xorps xmm6, xmm8                                ;    71.2 p0      21 x[0]
        xorps xmm9, xmm11                               ;    71.8 p1      21 x[0]
        xorps xmm6, [rdx - 32]                          ;    79.0 p5+p2   21 x[0]
        xorps xmm6, xmm11                               ;    80.0 p0      21 x[0]
        movaps xmm8, [r8 + 496]                         ;    80.0 p2      32 x[0]
        xorps xmm8, [rbp + 3376]                        ;    83.0 p1+p2   32 x[0]
        xorps xmm8, [r13 + 80]                          ;    84.0 p5+p2   32 x[0]
        xorps xmm8, [r10 - 32]                          ;    85.0 p0+p2   32 x[0]
        xorps xmm0, xmm11                               ;    73.8 p1      21 x[0]
        movaps xmm7, xmm3                               ;    74.0 p5      21 x[0] copy
        movaps xmm10, [rdx - 96]                        ;    84.0 p2      21 x[0]
        movaps [rdx - 32], xmm15                        ;    73.8 p3+p4   21 x[0] spill
        movaps xmm15, [rdx - 96]                        ;    85.0 p2      21 x[0]
        movaps [rdx + 112], xmm1                        ;    74.8 p3+p4   21 x[0] spill
        movaps xmm1, [rdx - 96]                         ;    86.0 p2      21 x[0]
        movaps [rdx + 96], xmm5                         ;    75.8 p3+p4   21 x[0] spill
        movaps xmm5, [rdx - 96]                         ;    87.0 p2      21 x[0]
        movaps [rdx - 96], xmm0                         ;    76.8 p3+p4   21 x[0] spill
        movaps xmm0, [r8 + 128]                         ;    88.0 p2      21 x[0]
        xorps xmm0, [r15 - 64]                          ;    91.0 p0+p2   21 x[0]
        xorps xmm0, [r11 - 32]                          ;    92.0 p1+p2   21 x[0]
        xorps xmm0, [rax + 0]                           ;    93.0 p5+p2   21 x[0]
        xorps xmm0, xmm11                               ;    94.0 p0      21 x[0]
        movaps [rsi + 112], xmm14                       ;    79.2 p3+p4   21 x[0] spill
        movaps xmm14, xmm0                              ;    95.0 p1      21 x[0] copy
        movaps [rdx + 80], xmm2                         ;    80.2 p3+p4   21 x[0] spill
        movaps xmm2, [r8 + 160]                         ;    92.0 p2      21 x[0]
        xorps xmm2, [r15 - 32]                          ;    95.0 p5+p2   21 x[0]
        xorps xmm2, [r11 + 0]                           ;    96.0 p0+p2   21 x[0]
        xorps xmm2, [rax - 16]                          ;    97.0 p1+p2   21 x[0]
        xorps xmm2, xmm11                               ;    98.0 p5      21 x[0]
        movaps [rdi - 128], xmm9                        ;    84.2 p3+p4   21 x[0] spill
        movaps xmm9, xmm2                               ;    99.0 p0      21 x[0] copy
        movaps [rdx - 80], xmm6                         ;    85.2 p3+p4   21 x[0] spill
        movaps xmm6, [r8 + 192]                         ;    96.0 p2      21 x[0]
        xorps xmm6, [r15 + 0]                           ;    99.0 p1+p2   21 x[0]
        xorps xmm6, [r11 + 32]                          ;   100.0 p5+p2   21 x[0]
        xorps xmm6, [r10 - 16]                          ;   101.0 p0+p2   21 x[0]
        xorps xmm6, xmm11                               ;   102.0 p1      21 x[0]
        xorps xmm3, xmm6                                ;   103.0 p5      21 x[0]
        movaps [rbp - 64], xmm13                        ;    92.0 p3+p4   32 x[0] spill
        movaps xmm13, [r8 + 224]                        ;   100.0 p2      21 x[0]
        xorps xmm13, [r15 + 32]                         ;   103.0 p0+p2   21 x[0]
        xorps xmm13, [r11 + 64]                         ;   104.0 p1+p2   21 x[0]
        xorps xmm13, [r9 - 48]                          ;   105.0 p5+p2   21 x[0]
        xorps xmm13, xmm11                              ;   106.0 p0      21 x[0]
        xorps xmm9, xmm13                               ;   107.0 p1      21 x[0]
        xorps xmm10, xmm9                               ;   108.0 p5      21 x[0]
        xorps xmm7, xmm9                                ;   108.0 p0      21 x[0]
        xorps xmm0, xmm10                               ;   109.0 p1      21 x[0]
        xorps xmm6, xmm0                                ;   110.0 p5      21 x[0]
        andps xmm1, xmm6                                ;   111.0 p0      21 x[0]
        xorps xmm2, xmm1                                ;   112.0 p1      21 x[0]
        movaps xmm1, xmm10                              ;   109.0 p5      21 x[0] copy
        movaps [rbp + 0], xmm8                          ;   100.2 p3+p4   32 x[0] spill
        movaps xmm8, xmm10                              ;   109.0 p0      21 x[0] copy
        movaps [rbp + 16], xmm12                        ;   101.2 p3+p4   32 x[0] spill
        movaps xmm12, xmm13                             ;   107.0 p1      21 x[0] copy
        movaps [rdx - 16], xmm4                         ;   102.2 p3+p4   32 x[0] spill
        movaps xmm4, xmm13                              ;   107.0 p5      21 x[0] copy
        xorps xmm4, xmm6                                ;   111.0 p0      21 x[0]
        orps xmm8, xmm4                                 ;   112.0 p1      21 x[0]
        movaps [rsi - 128], xmm5                        ;   104.0 p3+p4   21 x[0] spill
        movaps xmm5, xmm13                              ;   107.0 p5      21 x[0] copy
        andps xmm5, xmm9                                ;   108.0 p0      21 x[0]
        movaps [rcx - 64], xmm13                        ;   107.0 p3+p4   21 x[0] spill
        movaps xmm13, xmm9                              ;   108.0 p1      21 x[0] copy
        movaps [rdi - 112], xmm9                        ;   108.0 p3+p4   21 x[0] spill
        movaps xmm9, xmm6                               ;   111.0 p5      21 x[0] copy
        movaps [rsi - 112], xmm6                        ;   111.0 p3+p4   21 x[0] spill
        movaps xmm6, xmm4                               ;   112.0 p0      21 x[0] copy
        xorps xmm6, xmm7                                ;   113.0 p1      21 x[0]
        movaps [rdi - 96], xmm4                         ;   112.0 p3+p4   21 x[0] spill
        movaps xmm4, xmm7                               ;   109.0 p5      21 x[0] copy
        movaps [rsi - 96], xmm10                        ;   110.2 p3+p4   21 x[0] spill
        movaps xmm10, xmm7                              ;   109.2 p0      21 x[0] copy
        movaps [rbp - 48], xmm6                         ;   114.0 p3+p4   21 x[0] spill
        movaps xmm6, xmm7                               ;   109.8 p1      21 x[0] copy
        movaps [rbp + 96], xmm7                         ;   112.2 p3+p4   21 x[0] spill
        movaps xmm7, [rbp - 48]                         ;   114.0 p2      21 x[0]
        movaps [rsi - 80], xmm8                         ;   113.2 p3+p4   21 x[0] spill
        movaps xmm8, [rbp - 48]                         ;   114.0 p2      21 x[0]
        movaps [rbp - 48], xmm8                         ;   117.0 p3+p4   21 x[0] spill
        movaps xmm8, [r8 + 208]                         ;   112.2 p2      21 x[0]
        xorps xmm8, [r15 + 16]                          ;   115.2 p5+p2   21 x[0]
        xorps xmm8, [r11 + 48]                          ;   116.2 p0+p2   21 x[0]
        xorps xmm8, [rax - 32]                          ;   117.2 p1+p2   21 x[0]
        xorps xmm8, xmm11                               ;   118.2 p5      21 x[0]
        xorps xmm3, xmm8                                ;   119.2 p0      21 x[0]
        xorps xmm1, xmm3                                ;   120.2 p1      21 x[0]
        andps xmm10, xmm1                               ;   121.2 p5      21 x[0]
        xorps xmm0, xmm10                               ;   122.2 p0      21 x[0]
        andps xmm7, xmm3                                ;   120.2 p1      21 x[0]
        xorps xmm0, xmm7                                ;   123.2 p5      21 x[0]
        xorps xmm2, xmm7                                ;   121.2 p0      21 x[0]
        movaps xmm7, xmm8                               ;   119.2 p1      21 x[0] copy
        xorps xmm7, [r8 + 176]                          ;   120.2 p5+p2   21 x[0]
        movaps xmm10, [r15 - 16]                        ;   117.2 p2      32 x[0] reload
        xorps xmm7, xmm10                               ;   121.2 p0      21 x[0]
        xorps xmm7, [r11 + 16]                          ;   122.2 p1+p2   21 x[0]
        xorps xmm7, [rax - 48]                          ;   123.2 p5+p2   21 x[0]
        xorps xmm12, xmm7                               ;   124.2 p0      21 x[0]
        xorps xmm4, xmm7                                ;   124.2 p1      21 x[0]
        xorps xmm14, xmm7                               ;   124.2 p5      21 x[0]
        xorps xmm15, xmm14                              ;   125.2 p0      21 x[0]
        xorps xmm9, xmm12                               ;   125.2 p1      21 x[0]
        xorps xmm6, xmm12                               ;   125.2 p5      21 x[0]
        movaps xmm7, xmm3                               ;   120.2 p0      21 x[0] copy
        xorps xmm7, xmm14                               ;   125.2 p1      21 x[0]
        xorps xmm13, xmm7                               ;   126.2 p5      21 x[0]
        movaps xmm10, xmm12                             ;   125.2 p0      21 x[0] copy
        andps xmm10, xmm15                              ;   126.2 p1      21 x[0]
        movaps xmm11, xmm14                             ;   125.2 p5      21 x[0] copy
        andps xmm11, xmm9                               ;   126.2 p0      21 x[0]
        xorps xmm10, xmm11                              ;   127.2 p1      21 x[0]
        xorps xmm5, xmm11                               ;   127.2 p5      21 x[0]
        xorps xmm0, xmm10                               ;   128.2 p0      21 x[0]
        xorps xmm8, xmm10                               ;   128.2 p1      21 x[0]
        movaps xmm10, xmm2                              ;   124.2 p5      21 x[0] copy
        xorps xmm10, xmm5                               ;   128.2 p0      21 x[0]
        andps xmm10, xmm0                               ;   129.2 p1      21 x[0]
        movaps xmm11, xmm4                              ;   125.2 p5      21 x[0] copy
        andps xmm11, xmm7                               ;   126.2 p0      21 x[0]
        xorps xmm8, xmm11                               ;   129.2 p1      21 x[0]
        movaps [rcx - 48], xmm4                         ;   125.8 p3+p4   21 x[0] spill
        movaps xmm4, [rsi - 80]                         ;   126.0 p2      21 x[0] reload
        xorps xmm4, xmm11                               ;   129.0 p5      21 x[0]
        xorps xmm5, xmm4                                ;   130.0 p0      21 x[0]
        xorps xmm2, xmm4                                ;   130.0 p1      21 x[0]
        movaps xmm4, xmm6                               ;   127.2 p5      21 x[0] copy
        andps xmm4, xmm13                               ;   128.2 p0      21 x[0]
        xorps xmm8, xmm4                                ;   130.2 p1      21 x[0]
        movaps xmm4, xmm10                              ;   130.2 p5      21 x[0] copy
        orps xmm10, xmm5                                ;   131.0 p0      21 x[0]
        movaps xmm11, xmm2                              ;   131.0 p1      21 x[0] copy
        andps xmm11, xmm8                               ;   132.0 p5      21 x[0]
        xorps xmm10, xmm11                              ;   133.0 p0      21 x[0]
        xorps xmm2, xmm10                               ;   134.0 p1      21 x[0]
        orps xmm10, xmm0                                ;   134.0 p5      21 x[0]
        xorps xmm10, xmm5                               ;   135.0 p0      21 x[0]
        andps xmm13, xmm2                               ;   135.0 p1      21 x[0]
        andps xmm6, xmm2                                ;   135.0 p5      21 x[0]
        xorps xmm6, [rel sm4_encrypt.T0_constants128]   ;   136.0 p0+p2   21 x[0]
        movaps [rsi - 80], xmm6                         ;   137.0 p3+p4   21 x[0] spill
        movaps xmm6, xmm5                               ;   131.8 p1      21 x[0] copy
        orps xmm6, xmm11                                ;   133.0 p5      21 x[0]
        xorps xmm4, xmm6                                ;   134.0 p0      21 x[0]
        andps xmm5, xmm8                                ;   132.8 p1      21 x[0]
        xorps xmm8, xmm11                               ;   133.2 p5      21 x[0]
        orps xmm0, xmm5                                 ;   133.8 p0      21 x[0]
        xorps xmm10, xmm5                               ;   136.0 p1      21 x[0]
        xorps xmm8, xmm0                                ;   134.8 p5      21 x[0]
        xorps xmm2, xmm4                                ;   135.0 p0      21 x[0]
        andps xmm1, xmm4                                ;   135.0 p1      21 x[0]
        andps xmm12, xmm2                               ;   136.0 p5      21 x[0]
        andps xmm15, xmm2                               ;   136.0 p0      21 x[0]
        movaps xmm0, [rbp + 96]                         ;   133.8 p2      21 x[0] reload
        andps xmm0, xmm4                                ;   136.8 p1      21 x[0]
        xorps xmm4, xmm8                                ;   136.2 p5      21 x[0]
        xorps xmm2, xmm10                               ;   137.0 p0      21 x[0]
        andps xmm9, xmm2                                ;   138.0 p1      21 x[0]
        andps xmm14, xmm2                               ;   138.0 p5      21 x[0]
        xorps xmm2, xmm4                                ;   138.0 p0      21 x[0]
        andps xmm7, xmm2                                ;   139.0 p1      21 x[0]
        andps xmm3, xmm4                                ;   138.2 p5      21 x[0]
        movaps xmm5, [rbp - 48]                         ;   136.0 p2      21 x[0] reload
        andps xmm5, xmm4                                ;   139.0 p0      21 x[0]
        movaps xmm4, [rsi - 96]                         ;   137.0 p2      21 x[0] reload
        andps xmm4, xmm8                                ;   140.0 p1      21 x[0]
        xorps xmm13, xmm4                               ;   141.0 p5      21 x[0]
        xorps xmm7, xmm4                                ;   141.0 p0      21 x[0]
        xorps xmm15, xmm13                              ;   142.0 p1      21 x[0]
        xorps xmm1, xmm13                               ;   142.0 p5      21 x[0]
        movaps xmm4, [rdi - 96]                         ;   138.0 p2      21 x[0] reload
        andps xmm4, xmm8                                ;   141.0 p0      21 x[0]
        xorps xmm8, xmm10                               ;   140.8 p1      21 x[0]
        xorps xmm14, xmm7                               ;   142.0 p5      21 x[0]
        xorps xmm3, xmm7                                ;   142.0 p0      21 x[0]
        movaps xmm6, [rsi - 112]                        ;   139.2 p2      21 x[0] reload
        andps xmm6, xmm10                               ;   142.2 p1      21 x[0]
        movaps xmm7, [rsi - 128]                        ;   140.2 p2      21 x[0] reload
        andps xmm7, xmm10                               ;   143.2 p5      21 x[0]
        xorps xmm14, xmm15                              ;   143.0 p0      21 x[0]
        xorps xmm6, xmm4                                ;   143.2 p1      21 x[0]
        xorps xmm0, xmm6                                ;   144.2 p5      21 x[0]
        xorps xmm4, xmm14                               ;   144.0 p0      21 x[0]
        movaps xmm10, [rdi - 112]                       ;   141.2 p2      21 x[0] reload
        andps xmm10, xmm8                               ;   144.2 p1      21 x[0]
        xorps xmm15, xmm10                              ;   145.2 p5      21 x[0]
        movaps xmm10, [rcx - 64]                        ;   142.2 p2      21 x[0] reload
        andps xmm10, xmm8                               ;   145.2 p0      21 x[0]
        xorps xmm4, xmm10                               ;   146.2 p1      21 x[0]
        andps xmm2, [rcx - 48]                          ;   145.2 p5+p2   21 x[0]
        xorps xmm9, xmm2                                ;   146.2 p0      21 x[0]
        xorps xmm12, xmm9                               ;   147.2 p1      21 x[0]
        xorps xmm4, xmm9                                ;   147.2 p5      21 x[0]
        xorps xmm0, xmm12                               ;   148.2 p0      21 x[0]
        movaps xmm8, [rsi - 80]                         ;   144.2 p2      21 x[0] reload
        xorps xmm8, xmm12                               ;   148.2 p1      21 x[0]
        xorps xmm1, xmm0                                ;   149.2 p5      21 x[0]
        xorps xmm3, xmm1                                ;   150.2 p0      21 x[0]
        xorps xmm7, xmm1                                ;   150.2 p1      21 x[0]
        xorps xmm0, xmm15                               ;   149.2 p5      21 x[0]
        xorps xmm8, xmm7                                ;   151.2 p0      21 x[0]
        xorps xmm4, xmm3                                ;   151.2 p1      21 x[0]
        xorps xmm7, xmm4                                ;   152.2 p5      21 x[0]
        movaps xmm1, [rel sm4_encrypt.T0_constants128]  ;   146.2 p2      21 x[0] reload
        xorps xmm4, xmm1                                ;   152.2 p0      21 x[0]
        xorps xmm0, xmm1                                ;   150.2 p1      21 x[0]
        xorps xmm14, xmm1                               ;   150.2 p5      21 x[0]
        movaps xmm9, [rbp + 16]                         ;   147.2 p2      21 x[0]
        movaps xmm10, [rdx - 16]                        ;   148.2 p2      21 x[0]
        movaps xmm11, [rdx - 16]                        ;   149.2 p2      21 x[0]
        movaps xmm12, [rbp + 16]                        ;   150.2 p2      21 x[0]
        movaps xmm13, [rbp + 16]                        ;   151.2 p2      21 x[0]
        movaps [rdx - 16], xmm15                        ;   148.5 p3+p4   21 x[0] spill
        movaps xmm15, [rbp + 16]                        ;   152.2 p2      21 x[0]
        movaps [rbp + 16], xmm0                         ;   151.2 p3+p4   21 x[0] spill
        movaps xmm0, [r8 + 256]                         ;   153.2 p2      21 x[0]
        xorps xmm0, [r15 + 64]                          ;   156.2 p0+p2   21 x[0]
        xorps xmm0, [r11 + 96]                          ;   157.2 p1+p2   21 x[0]
        xorps xmm0, [r9 - 16]                           ;   158.2 p5+p2   21 x[0]
        xorps xmm0, xmm1                                ;   159.2 p0      21 x[0]
        movaps [rsi - 80], xmm5                         ;   150.5 p3+p4   21 x[0] spill
        movaps xmm5, xmm0                               ;   160.2 p1      21 x[0] copy
        movaps [rcx - 48], xmm6                         ;   151.5 p3+p4   21 x[0] spill
        movaps xmm6, [r8 + 288]                         ;   157.2 p2      21 x[0]
        xorps xmm6, [r15 + 96]                          ;   160.2 p5+p2   21 x[0]
        xorps xmm6, [r13 - 128]                         ;   161.2 p0+p2   21 x[0]
        xorps xmm6, [r9 + 16]                           ;   162.2 p1+p2   21 x[0]
        xorps xmm6, xmm1                                ;   163.2 p5      21 x[0]
        movaps [rcx - 64], xmm2                         ;   152.5 p3+p4   21 x[0] spill
        movaps xmm2, xmm6                               ;   164.2 p0      21 x[0] copy
        movaps [rdi - 112], xmm14                       ;   153.5 p3+p4   21 x[0] spill
        movaps xmm14, [r8 + 320]                        ;   161.2 p2      21 x[0]
        xorps xmm14, [rbp + 3200]                       ;   164.2 p1+p2   21 x[0]
        xorps xmm14, [r13 - 96]                         ;   165.2 p5+p2   21 x[0]
        xorps xmm14, [r9 + 48]                          ;   166.2 p0+p2   21 x[0]
        xorps xmm14, xmm1                               ;   167.2 p1      21 x[0]
        xorps xmm11, xmm14                              ;   168.2 p5      21 x[0]
        movaps [rsi - 128], xmm7                        ;   157.2 p3+p4   21 x[0] spill
        movaps xmm7, [r8 + 352]                         ;   165.2 p2      21 x[0]
        xorps xmm7, [rbp + 3232]                        ;   168.2 p0+p2   21 x[0]
        xorps xmm7, [r13 - 64]                          ;   169.2 p1+p2   21 x[0]
        xorps xmm7, [r9 + 80]                           ;   170.2 p5+p2   21 x[0]
        xorps xmm7, xmm1                                ;   171.2 p0      21 x[0]
        xorps xmm2, xmm7                                ;   172.2 p1      21 x[0]
        xorps xmm9, xmm2                                ;   173.2 p5      21 x[0]
        xorps xmm10, xmm2                               ;   173.2 p0      21 x[0]
        xorps xmm0, xmm9                                ;   174.2 p1      21 x[0]
        xorps xmm14, xmm0                               ;   175.2 p5      21 x[0]
        andps xmm13, xmm14                              ;   176.2 p0      21 x[0]
        xorps xmm6, xmm13                               ;   177.2 p1      21 x[0]
        movaps xmm13, xmm9                              ;   174.2 p5      21 x[0] copy
        movaps [rsi - 112], xmm4                        ;   165.5 p3+p4   21 x[0] spill
        movaps xmm4, xmm9                               ;   174.2 p0      21 x[0] copy
        movaps [rdi - 96], xmm3                         ;   166.5 p3+p4   21 x[0] spill
        movaps xmm3, xmm7                               ;   172.2 p1      21 x[0] copy
        movaps [rsi - 96], xmm8                         ;   167.5 p3+p4   21 x[0] spill
        movaps xmm8, xmm7                               ;   172.2 p5      21 x[0] copy
        xorps xmm8, xmm14                               ;   176.2 p0      21 x[0]
        orps xmm4, xmm8                                 ;   177.2 p1      21 x[0]
        movaps [rbp - 48], xmm15                        ;   169.2 p3+p4   21 x[0] spill
        movaps xmm15, xmm7                              ;   172.2 p5      21 x[0] copy
        andps xmm15, xmm2                               ;   173.2 p0      21 x[0]
        movaps [rbp + 96], xmm7                         ;   172.2 p3+p4   21 x[0] spill
        movaps xmm7, xmm2                               ;   173.2 p1      21 x[0] copy
        movaps [rdx + 0], xmm2                          ;   173.2 p3+p4   21 x[0] spill
        movaps xmm2, xmm14                              ;   176.2 p5      21 x[0] copy
        movaps [rdi - 80], xmm14                        ;   176.2 p3+p4   21 x[0] spill
        movaps xmm14, xmm8                              ;   177.2 p0      21 x[0] copy
        xorps xmm14, xmm10                              ;   178.2 p1      21 x[0]
        movaps [rdi - 64], xmm8                         ;   177.2 p3+p4   21 x[0] spill
        movaps xmm8, xmm10                              ;   174.2 p5      21 x[0] copy
        movaps [rdi - 48], xmm9                         ;   175.5 p3+p4   21 x[0] spill
        movaps xmm9, xmm10                              ;   174.5 p0      21 x[0] copy
        movaps [rdx + 16], xmm14                        ;   179.2 p3+p4   21 x[0] spill
        movaps xmm14, xmm10                             ;   175.0 p1      21 x[0] copy
        movaps [rbp - 32], xmm10                        ;   177.5 p3+p4   21 x[0] spill
        movaps xmm10, [rdx + 16]                        ;   179.2 p2      21 x[0]
        movaps [rdx - 64], xmm4                         ;   178.5 p3+p4   21 x[0] spill
        movaps xmm4, [rdx + 16]                         ;   179.2 p2      21 x[0]
        movaps [rdx + 16], xmm4                         ;   182.2 p3+p4   21 x[0] spill
        movaps xmm4, [r8 + 336]                         ;   177.5 p2      21 x[0]
        xorps xmm4, [rbp + 3216]                        ;   180.5 p5+p2   21 x[0]
        xorps xmm4, [r13 - 80]                          ;   181.5 p0+p2   21 x[0]
        xorps xmm4, [r9 + 64]                           ;   182.5 p1+p2   21 x[0]
        xorps xmm4, xmm1                                ;   183.5 p5      21 x[0]
        xorps xmm11, xmm4                               ;   184.5 p0      21 x[0]
        xorps xmm13, xmm11                              ;   185.5 p1      21 x[0]
        andps xmm9, xmm13                               ;   186.5 p5      21 x[0]
        xorps xmm0, xmm9                                ;   187.5 p0      21 x[0]
        andps xmm10, xmm11                              ;   185.5 p1      21 x[0]
        xorps xmm0, xmm10                               ;   188.5 p5      21 x[0]
        xorps xmm6, xmm10                               ;   186.5 p0      21 x[0]
        movaps xmm9, xmm4                               ;   184.5 p1      21 x[0] copy
        xorps xmm9, [r8 + 304]                          ;   185.5 p5+p2   21 x[0]
        movaps xmm10, [r15 + 112]                       ;   182.5 p2      32 x[0] reload
        xorps xmm9, xmm10                               ;   186.5 p0      21 x[0]
        xorps xmm9, [r13 - 112]                         ;   187.5 p1+p2   21 x[0]
        xorps xmm9, [r9 + 32]                           ;   188.5 p5+p2   21 x[0]
        xorps xmm3, xmm9                                ;   189.5 p0      21 x[0]
        xorps xmm8, xmm9                                ;   189.5 p1      21 x[0]
        xorps xmm5, xmm9                                ;   189.5 p5      21 x[0]
        xorps xmm12, xmm5                               ;   190.5 p0      21 x[0]
        xorps xmm2, xmm3                                ;   190.5 p1      21 x[0]
        xorps xmm14, xmm3                               ;   190.5 p5      21 x[0]
        movaps xmm9, xmm11                              ;   185.5 p0      21 x[0] copy
        xorps xmm9, xmm5                                ;   190.5 p1      21 x[0]
        xorps xmm7, xmm9                                ;   191.5 p5      21 x[0]
        movaps xmm10, xmm3                              ;   190.5 p0      21 x[0] copy
        andps xmm10, xmm12                              ;   191.5 p1      21 x[0]
        movaps xmm1, xmm5                               ;   190.5 p5      21 x[0] copy
        andps xmm1, xmm2                                ;   191.5 p0      21 x[0]
        xorps xmm10, xmm1                               ;   192.5 p1      21 x[0]
        xorps xmm15, xmm1                               ;   192.5 p5      21 x[0]
        xorps xmm0, xmm10                               ;   193.5 p0      21 x[0]
        xorps xmm4, xmm10                               ;   193.5 p1      21 x[0]
        movaps xmm1, xmm6                               ;   189.5 p5      21 x[0] copy
        xorps xmm1, xmm15                               ;   193.5 p0      21 x[0]
        andps xmm1, xmm0                                ;   194.5 p1      21 x[0]
        movaps xmm10, xmm8                              ;   190.5 p5      21 x[0] copy
        andps xmm10, xmm9                               ;   191.5 p0      21 x[0]
        xorps xmm4, xmm10                               ;   194.5 p1      21 x[0]
        movaps [rsi - 64], xmm8                         ;   191.0 p3+p4   21 x[0] spill
        movaps xmm8, [rdx - 64]                         ;   191.2 p2      21 x[0] reload
        xorps xmm8, xmm10                               ;   194.2 p5      21 x[0]
        xorps xmm15, xmm8                               ;   195.2 p0      21 x[0]
        xorps xmm6, xmm8                                ;   195.2 p1      21 x[0]
        movaps xmm8, xmm14                              ;   192.5 p5      21 x[0] copy
        andps xmm8, xmm7                                ;   193.5 p0      21 x[0]
        xorps xmm4, xmm8                                ;   195.5 p1      21 x[0]
        movaps xmm8, xmm1                               ;   195.5 p5      21 x[0] copy
        orps xmm1, xmm15                                ;   196.2 p0      21 x[0]
        movaps xmm10, xmm6                              ;   196.2 p1      21 x[0] copy
        andps xmm10, xmm4                               ;   197.2 p5      21 x[0]
        xorps xmm1, xmm10                               ;   198.2 p0      21 x[0]
        xorps xmm6, xmm1                                ;   199.2 p1      21 x[0]
        orps xmm1, xmm0                                 ;   199.2 p5      21 x[0]
        xorps xmm1, xmm15                               ;   200.2 p0      21 x[0]
        andps xmm7, xmm6                                ;   200.2 p1      21 x[0]
        andps xmm14, xmm6                               ;   200.2 p5      21 x[0]
        xorps xmm14, [rel sm4_encrypt.T0_constants128]  ;   201.2 p0+p2   21 x[0]
        movaps [rdx - 64], xmm14                        ;   202.2 p3+p4   21 x[0] spill
        movaps xmm14, xmm15                             ;   197.0 p1      21 x[0] copy
        orps xmm14, xmm10                               ;   198.2 p5      21 x[0]
        xorps xmm8, xmm14                               ;   199.2 p0      21 x[0]
        andps xmm15, xmm4                               ;   198.0 p1      21 x[0]
        xorps xmm4, xmm10                               ;   198.5 p5      21 x[0]
        orps xmm0, xmm15                                ;   199.0 p0      21 x[0]
        xorps xmm1, xmm15                               ;   201.2 p1      21 x[0]
        xorps xmm4, xmm0                                ;   200.0 p5      21 x[0]
        xorps xmm6, xmm8                                ;   200.2 p0      21 x[0]
        andps xmm13, xmm8                               ;   200.2 p1      21 x[0]
        andps xmm3, xmm6                                ;   201.2 p5      21 x[0]
        andps xmm12, xmm6                               ;   201.2 p0      21 x[0]
        movaps xmm14, [rbp - 32]                        ;   199.0 p2      21 x[0] reload
        andps xmm14, xmm8                               ;   202.0 p1      21 x[0]
        xorps xmm8, xmm4                                ;   201.5 p5      21 x[0]
        xorps xmm6, xmm1                                ;   202.2 p0      21 x[0]
        andps xmm2, xmm6                                ;   203.2 p1      21 x[0]
        andps xmm5, xmm6                                ;   203.2 p5      21 x[0]
        xorps xmm6, xmm8                                ;   203.2 p0      21 x[0]
        andps xmm9, xmm6                                ;   204.2 p1      21 x[0]
        andps xmm11, xmm8                               ;   203.5 p5      21 x[0]
        movaps xmm15, [rdx + 16]                        ;   201.2 p2      21 x[0] reload
        andps xmm15, xmm8                               ;   204.2 p0      21 x[0]
        movaps xmm0, [rdi - 48]                         ;   202.2 p2      21 x[0] reload
        andps xmm0, xmm4                                ;   205.2 p1      21 x[0]
        xorps xmm7, xmm0                                ;   206.2 p5      21 x[0]
        xorps xmm9, xmm0                                ;   206.2 p0      21 x[0]
        xorps xmm12, xmm7                               ;   207.2 p1      21 x[0]
        xorps xmm13, xmm7                               ;   207.2 p5      21 x[0]
        movaps xmm0, [rdi - 64]                         ;   203.2 p2      21 x[0] reload
        andps xmm0, xmm4                                ;   206.2 p0      21 x[0]
        xorps xmm4, xmm1                                ;   206.0 p1      21 x[0]
        xorps xmm5, xmm9                                ;   207.2 p5      21 x[0]
        xorps xmm11, xmm9                               ;   207.2 p0      21 x[0]
        movaps xmm7, [rdi - 80]                         ;   204.5 p2      21 x[0] reload
        andps xmm7, xmm1                                ;   207.5 p1      21 x[0]
        movaps xmm8, [rbp - 48]                         ;   205.5 p2      21 x[0] reload
        andps xmm8, xmm1                                ;   208.5 p5      21 x[0]
        xorps xmm5, xmm12                               ;   208.2 p0      21 x[0]
        xorps xmm7, xmm0                                ;   208.5 p1      21 x[0]
        xorps xmm14, xmm7                               ;   209.5 p5      21 x[0]
        xorps xmm15, xmm7                               ;   209.5 p0      21 x[0]
        xorps xmm0, xmm5                                ;   209.2 p1      21 x[0]
        movaps xmm1, [rdx + 0]                          ;   206.8 p2      21 x[0] reload
        andps xmm1, xmm4                                ;   209.8 p5      21 x[0]
        xorps xmm12, xmm1                               ;   210.8 p0      21 x[0]
        movaps xmm1, [rbp + 96]                         ;   207.8 p2      21 x[0] reload
        andps xmm1, xmm4                                ;   210.8 p1      21 x[0]
        xorps xmm0, xmm1                                ;   211.8 p5      21 x[0]
        andps xmm6, [rsi - 64]                          ;   210.8 p0+p2   21 x[0]
        xorps xmm2, xmm6                                ;   211.8 p1      21 x[0]
        xorps xmm15, xmm6                               ;   211.8 p5      21 x[0]
        xorps xmm3, xmm2                                ;   212.8 p0      21 x[0]
        xorps xmm0, xmm2                                ;   212.8 p1      21 x[0]
        xorps xmm14, xmm3                               ;   213.8 p5      21 x[0]
        movaps xmm1, [rdx - 64]                         ;   209.8 p2      21 x[0] reload
        xorps xmm1, xmm3                                ;   213.8 p0      21 x[0]
        xorps xmm13, xmm14                              ;   214.8 p1      21 x[0]
        xorps xmm11, xmm13                              ;   215.8 p5      21 x[0]
        xorps xmm8, xmm13                               ;   215.8 p0      21 x[0]
        xorps xmm1, xmm8                                ;   216.8 p1      21 x[0]
        xorps xmm0, xmm11                               ;   216.8 p5      21 x[0]
        xorps xmm15, xmm11                              ;   216.8 p0      21 x[0]
        xorps xmm8, xmm0                                ;   217.8 p1      21 x[0]
        movaps xmm2, [rel sm4_encrypt.T0_constants128]  ;   212.0 p2      21 x[0] reload
        xorps xmm11, xmm2                               ;   216.8 p5      21 x[0]
        xorps xmm5, xmm2                                ;   215.8 p0      21 x[0]
        movaps xmm3, [rbp - 64]                         ;   213.0 p2      21 x[0]
        movaps xmm4, [rbp + 0]                          ;   214.0 p2      21 x[0]
        movaps xmm6, [rbp + 0]                          ;   215.0 p2      21 x[0]
        movaps xmm7, [rbp - 64]                         ;   216.0 p2      21 x[0]
        movaps xmm9, [rbp - 64]                         ;   217.0 p2      21 x[0]
        movaps xmm10, xmm1                              ;   217.8 p1      32 x[0] copy
        movaps xmm13, [rbp - 64]                        ;   218.0 p2      21 x[0]
        movaps [rbp - 64], xmm12                        ;   214.5 p3+p4   21 x[0] spill
        movaps xmm12, [r8 + 384]                        ;   219.0 p2      21 x[0]
        xorps xmm12, [rbp + 3264]                       ;   222.0 p5+p2   21 x[0]
        xorps xmm12, [r13 - 32]                         ;   223.0 p0+p2   21 x[0]
        xorps xmm12, [r9 + 112]                         ;   224.0 p1+p2   21 x[0]
        xorps xmm12, xmm2                               ;   225.0 p5      21 x[0]
        xorps xmm1, [rdx - 80]                          ;   223.0 p0+p2   32 x[0]
        movaps [rbp + 0], xmm14                         ;   216.2 p3+p4   21 x[0] spill
        movaps xmm14, xmm12                             ;   226.0 p1      21 x[0] copy
        movaps [rdx - 64], xmm15                        ;   217.8 p3+p4   21 x[0] spill
        movaps xmm15, [r8 + 416]                        ;   224.0 p2      21 x[0]
        xorps xmm15, [rbp + 3296]                       ;   227.0 p5+p2   21 x[0]
        xorps xmm15, [r13 + 0]                          ;   228.0 p0+p2   21 x[0]
        xorps xmm15, [r10 - 112]                        ;   229.0 p1+p2   21 x[0]
        xorps xmm15, xmm2                               ;   230.0 p5      21 x[0]
        movaps [rsi - 64], xmm5                         ;   218.2 p3+p4   21 x[0] spill
        movaps xmm5, xmm15                              ;   231.0 p0      21 x[0] copy
        movaps [rbp + 96], xmm8                         ;   219.2 p3+p4   21 x[0] spill
        movaps xmm8, [rdx - 80]                         ;   228.0 p2      32 x[0]
        xorps xmm8, [rsi - 96]                          ;   231.0 p1+p2   32 x[0]
        movaps [rdx - 80], xmm8                         ;   232.0 p3+p4   32 x[0] spill
        movaps xmm8, [r8 + 448]                         ;   230.0 p2      21 x[0]
        xorps xmm8, [rbp + 3328]                        ;   233.0 p5+p2   21 x[0]
        xorps xmm8, [r13 + 32]                          ;   234.0 p0+p2   21 x[0]
        xorps xmm8, [r10 - 80]                          ;   235.0 p1+p2   21 x[0]
        xorps xmm8, xmm2                                ;   236.0 p5      21 x[0]
        xorps xmm6, xmm8                                ;   237.0 p0      21 x[0]
        movaps [rdx + 0], xmm1                          ;   225.0 p3+p4   32 x[0] spill
        movaps xmm1, xmm11                              ;   225.2 p1      32 x[0] copy
        xorps xmm1, [rdi - 96]                          ;   234.0 p5+p2   32 x[0]
        xorps xmm1, xmm2                                ;   235.0 p0      32 x[0]
        movaps [rbp - 48], xmm1                         ;   236.0 p3+p4   32 x[0] spill
        movaps xmm1, [r8 + 480]                         ;   235.0 p2      21 x[0]
        xorps xmm1, [rbp + 3360]                        ;   238.0 p1+p2   21 x[0]
        xorps xmm1, [r13 + 64]                          ;   239.0 p5+p2   21 x[0]
        xorps xmm1, [r10 - 48]                          ;   240.0 p0+p2   21 x[0]
        xorps xmm1, xmm2                                ;   241.0 p1      21 x[0]
        xorps xmm5, xmm1                                ;   242.0 p5      21 x[0]
        xorps xmm3, xmm5                                ;   243.0 p0      21 x[0]
        xorps xmm4, xmm5                                ;   243.0 p1      21 x[0]
        xorps xmm12, xmm3                               ;   244.0 p5      21 x[0]
        xorps xmm8, xmm12                               ;   245.0 p0      21 x[0]
        andps xmm9, xmm8                                ;   246.0 p1      21 x[0]
        xorps xmm15, xmm9                               ;   247.0 p5      21 x[0]
        movaps xmm9, xmm3                               ;   244.0 p0      21 x[0] copy
        movaps [rdi - 80], xmm11                        ;   235.5 p3+p4   21 x[0] spill
        movaps xmm11, xmm3                              ;   244.0 p1      21 x[0] copy
        movaps [rdi - 64], xmm0                         ;   236.5 p3+p4   21 x[0] spill
        movaps xmm0, xmm1                               ;   242.0 p5      21 x[0] copy
        movaps [rdi - 48], xmm10                        ;   237.5 p3+p4   32 x[0] spill
        movaps xmm10, xmm1                              ;   242.0 p0      21 x[0] copy
        xorps xmm10, xmm8                               ;   246.0 p1      21 x[0]
        orps xmm11, xmm10                               ;   247.0 p5      21 x[0]
        movaps [rdx + 16], xmm13                        ;   239.0 p3+p4   21 x[0] spill
        movaps xmm13, xmm1                              ;   242.0 p0      21 x[0] copy
        andps xmm13, xmm5                               ;   243.0 p1      21 x[0]
        movaps [rbp - 32], xmm1                         ;   242.0 p3+p4   21 x[0] spill
        movaps xmm1, xmm5                               ;   243.0 p5      21 x[0] copy
        movaps [rbp + 48], xmm5                         ;   243.0 p3+p4   21 x[0] spill
        movaps xmm5, xmm8                               ;   246.0 p0      21 x[0] copy
        movaps [rbp - 16], xmm8                         ;   246.0 p3+p4   21 x[0] spill
        movaps xmm8, xmm10                              ;   247.0 p1      21 x[0] copy
        xorps xmm8, xmm4                                ;   248.0 p5      21 x[0]
        movaps [rbp + 112], xmm10                       ;   247.0 p3+p4   21 x[0] spill
        movaps xmm10, xmm4                              ;   244.0 p0      21 x[0] copy
        movaps [rbp - 128], xmm3                        ;   245.2 p3+p4   21 x[0] spill
        movaps xmm3, xmm4                               ;   244.2 p1      21 x[0] copy
        movaps [rbp + 32], xmm8                         ;   249.0 p3+p4   21 x[0] spill
        movaps xmm8, xmm4                               ;   244.8 p5      21 x[0] copy
        movaps [rax + 16], xmm4                         ;   247.2 p3+p4   21 x[0] spill
        movaps xmm4, [rbp + 32]                         ;   249.0 p2      21 x[0]
        movaps [rdi - 32], xmm11                        ;   248.2 p3+p4   21 x[0] spill
        movaps xmm11, [rbp + 32]                        ;   249.0 p2      21 x[0]
        movaps [rbp + 32], xmm11                        ;   252.0 p3+p4   21 x[0] spill
        movaps xmm11, [r8 + 464]                        ;   247.2 p2      21 x[0]
        xorps xmm11, [rbp + 3344]                       ;   250.2 p0+p2   21 x[0]
        xorps xmm11, [r13 + 48]                         ;   251.2 p1+p2   21 x[0]
        xorps xmm11, [r10 - 64]                         ;   252.2 p5+p2   21 x[0]
        xorps xmm11, xmm2                               ;   253.2 p0      21 x[0]
        xorps xmm6, xmm11                               ;   254.2 p1      21 x[0]
        xorps xmm9, xmm6                                ;   255.2 p5      21 x[0]
        andps xmm3, xmm9                                ;   256.2 p0      21 x[0]
        xorps xmm12, xmm3                               ;   257.2 p1      21 x[0]
        andps xmm4, xmm6                                ;   255.2 p5      21 x[0]
        xorps xmm12, xmm4                               ;   258.2 p0      21 x[0]
        xorps xmm15, xmm4                               ;   256.2 p1      21 x[0]
        movaps xmm3, xmm11                              ;   254.2 p5      21 x[0] copy
        xorps xmm3, [r8 + 432]                          ;   255.2 p0+p2   21 x[0]
        movaps xmm4, [rbp + 3312]                       ;   252.2 p2      32 x[0] reload
        xorps xmm3, xmm4                                ;   256.2 p1      21 x[0]
        xorps xmm3, [r13 + 16]                          ;   257.2 p5+p2   21 x[0]
        xorps xmm3, [r10 - 96]                          ;   258.2 p0+p2   21 x[0]
        xorps xmm0, xmm3                                ;   259.2 p1      21 x[0]
        xorps xmm10, xmm3                               ;   259.2 p5      21 x[0]
        xorps xmm14, xmm3                               ;   259.2 p0      21 x[0]
        xorps xmm7, xmm14                               ;   260.2 p1      21 x[0]
        xorps xmm5, xmm0                                ;   260.2 p5      21 x[0]
        xorps xmm8, xmm0                                ;   260.2 p0      21 x[0]
        movaps xmm3, xmm6                               ;   255.2 p1      21 x[0] copy
        xorps xmm3, xmm14                               ;   260.2 p5      21 x[0]
        xorps xmm1, xmm3                                ;   261.2 p0      21 x[0]
        movaps xmm4, xmm0                               ;   260.2 p1      21 x[0] copy
        andps xmm4, xmm7                                ;   261.2 p5      21 x[0]
        movaps xmm2, xmm14                              ;   260.2 p0      21 x[0] copy
        andps xmm2, xmm5                                ;   261.2 p1      21 x[0]
        xorps xmm4, xmm2                                ;   262.2 p5      21 x[0]
        xorps xmm13, xmm2                               ;   262.2 p0      21 x[0]
        xorps xmm12, xmm4                               ;   263.2 p1      21 x[0]
        xorps xmm11, xmm4                               ;   263.2 p5      21 x[0]
        movaps xmm2, xmm15                              ;   259.2 p0      21 x[0] copy
        xorps xmm2, xmm13                               ;   263.2 p1      21 x[0]
        andps xmm2, xmm12                               ;   264.2 p5      21 x[0]
        movaps xmm4, xmm10                              ;   260.2 p0      21 x[0] copy
        andps xmm4, xmm3                                ;   261.2 p1      21 x[0]
        xorps xmm11, xmm4                               ;   264.2 p5      21 x[0]
        movaps [rbx + 32], xmm10                        ;   260.8 p3+p4   21 x[0] spill
        movaps xmm10, [rdi - 32]                        ;   261.0 p2      21 x[0] reload
        xorps xmm10, xmm4                               ;   264.0 p0      21 x[0]
        xorps xmm13, xmm10                              ;   265.0 p1      21 x[0]
        xorps xmm15, xmm10                              ;   265.0 p5      21 x[0]
        movaps xmm4, xmm8                               ;   262.2 p0      21 x[0] copy
        andps xmm4, xmm1                                ;   263.2 p1      21 x[0]
        xorps xmm11, xmm4                               ;   265.2 p5      21 x[0]
        movaps xmm4, xmm2                               ;   265.2 p0      21 x[0] copy
        orps xmm2, xmm13                                ;   266.0 p1      21 x[0]
        movaps xmm10, xmm15                             ;   266.0 p5      21 x[0] copy
        andps xmm10, xmm11                              ;   267.0 p0      21 x[0]
        xorps xmm2, xmm10                               ;   268.0 p1      21 x[0]
        xorps xmm15, xmm2                               ;   269.0 p5      21 x[0]
        orps xmm2, xmm12                                ;   269.0 p0      21 x[0]
        xorps xmm2, xmm13                               ;   270.0 p1      21 x[0]
        andps xmm1, xmm15                               ;   270.0 p5      21 x[0]
        andps xmm8, xmm15                               ;   270.0 p0      21 x[0]
        xorps xmm8, [rel sm4_encrypt.T0_constants128]   ;   271.0 p1+p2   21 x[0]
        movaps [rdi - 32], xmm8                         ;   272.0 p3+p4   21 x[0] spill
        movaps xmm8, xmm13                              ;   266.8 p5      21 x[0] copy
        orps xmm8, xmm10                                ;   268.0 p0      21 x[0]
        xorps xmm4, xmm8                                ;   269.0 p1      21 x[0]
        andps xmm13, xmm11                              ;   267.8 p5      21 x[0]
        xorps xmm11, xmm10                              ;   268.2 p0      21 x[0]
        orps xmm12, xmm13                               ;   268.8 p1      21 x[0]
        xorps xmm2, xmm13                               ;   271.0 p5      21 x[0]
        xorps xmm11, xmm12                              ;   269.8 p0      21 x[0]
        xorps xmm15, xmm4                               ;   270.0 p1      21 x[0]
        andps xmm9, xmm4                                ;   270.0 p5      21 x[0]
        andps xmm0, xmm15                               ;   271.0 p0      21 x[0]
        andps xmm7, xmm15                               ;   271.0 p1      21 x[0]
        movaps xmm8, [rax + 16]                         ;   268.8 p2      21 x[0] reload
        andps xmm8, xmm4                                ;   271.8 p5      21 x[0]
        xorps xmm4, xmm11                               ;   271.2 p0      21 x[0]
        xorps xmm15, xmm2                               ;   272.0 p1      21 x[0]
        andps xmm5, xmm15                               ;   273.0 p5      21 x[0]
        andps xmm14, xmm15                              ;   273.0 p0      21 x[0]
        xorps xmm15, xmm4                               ;   273.0 p1      21 x[0]
        andps xmm3, xmm15                               ;   274.0 p5      21 x[0]
        andps xmm6, xmm4                                ;   273.2 p0      21 x[0]
        movaps xmm10, [rbp + 32]                        ;   271.0 p2      21 x[0] reload
        andps xmm10, xmm4                               ;   274.0 p1      21 x[0]
        movaps xmm4, [rbp - 128]                        ;   272.0 p2      21 x[0] reload
        andps xmm4, xmm11                               ;   275.0 p5      21 x[0]
        xorps xmm1, xmm4                                ;   276.0 p0      21 x[0]
        xorps xmm3, xmm4                                ;   276.0 p1      21 x[0]
        xorps xmm7, xmm1                                ;   277.0 p5      21 x[0]
        xorps xmm9, xmm1                                ;   277.0 p0      21 x[0]
        movaps xmm1, [rbp + 112]                        ;   273.0 p2      21 x[0] reload
        andps xmm1, xmm11                               ;   276.0 p1      21 x[0]
        xorps xmm11, xmm2                               ;   275.8 p5      21 x[0]
        xorps xmm14, xmm3                               ;   277.0 p0      21 x[0]
        xorps xmm6, xmm3                                ;   277.0 p1      21 x[0]
        movaps xmm3, [rbp - 16]                         ;   274.2 p2      21 x[0] reload
        andps xmm3, xmm2                                ;   277.2 p5      21 x[0]
        movaps xmm4, [rdx + 16]                         ;   275.2 p2      21 x[0] reload
        andps xmm4, xmm2                                ;   278.2 p0      21 x[0]
        xorps xmm14, xmm7                               ;   278.0 p1      21 x[0]
        xorps xmm3, xmm1                                ;   278.2 p5      21 x[0]
        xorps xmm8, xmm3                                ;   279.2 p0      21 x[0]
        xorps xmm10, xmm3                               ;   279.2 p1      21 x[0]
        xorps xmm1, xmm14                               ;   279.0 p5      21 x[0]
        movaps xmm2, [rbp + 48]                         ;   276.5 p2      21 x[0] reload
        andps xmm2, xmm11                               ;   279.5 p0      21 x[0]
        xorps xmm7, xmm2                                ;   280.5 p1      21 x[0]
        movaps xmm2, [rbp - 32]                         ;   277.5 p2      21 x[0] reload
        andps xmm2, xmm11                               ;   280.5 p5      21 x[0]
        xorps xmm1, xmm2                                ;   281.5 p0      21 x[0]
        andps xmm15, [rbx + 32]                         ;   280.5 p1+p2   21 x[0]
        xorps xmm5, xmm15                               ;   281.5 p5      21 x[0]
        xorps xmm10, xmm15                              ;   281.5 p0      21 x[0]
        xorps xmm0, xmm5                                ;   282.5 p1      21 x[0]
        xorps xmm1, xmm5                                ;   282.5 p5      21 x[0]
        xorps xmm8, xmm0                                ;   283.5 p0      21 x[0]
        movaps xmm15, [rdi - 32]                        ;   279.5 p2      21 x[0] reload
        xorps xmm15, xmm0                               ;   283.5 p1      21 x[0]
        xorps xmm9, xmm8                                ;   284.5 p5      21 x[0]
        xorps xmm6, xmm9                                ;   285.5 p0      21 x[0]
        xorps xmm4, xmm9                                ;   285.5 p1      21 x[0]
        xorps xmm8, xmm7                                ;   284.5 p5      21 x[0]
        xorps xmm15, xmm4                               ;   286.5 p0      21 x[0]
        xorps xmm1, xmm6                                ;   286.5 p1      21 x[0]
        xorps xmm10, xmm6                               ;   286.5 p5      21 x[0]
        xorps xmm4, xmm1                                ;   287.5 p0      21 x[0]
        movaps xmm0, [rdi - 48]                         ;   282.0 p2      32 x[0] reload
        xorps xmm0, xmm15                               ;   287.5 p1      32 x[0]
        movaps xmm2, [rel sm4_encrypt.T0_constants128]  ;   283.0 p2      21 x[0] reload
        xorps xmm1, xmm2                                ;   287.5 p5      21 x[0]
        xorps xmm8, xmm2                                ;   286.2 p0      21 x[0]
        xorps xmm6, xmm2                                ;   286.5 p1      21 x[0]
        xorps xmm14, xmm2                               ;   286.8 p5      21 x[0]
        movaps xmm3, xmm6                               ;   287.5 p0      32 x[0] copy
        xorps xmm6, xmm0                                ;   288.5 p1      32 x[0]
        movaps xmm5, [rdi - 128]                        ;   284.2 p2      21 x[0] reload
        xorps xmm3, xmm5                                ;   288.5 p5      32 x[0]
        movaps xmm9, [rdi - 80]                         ;   285.2 p2      21 x[0] reload
        xorps xmm5, xmm9                                ;   288.2 p0      32 x[0]
        xorps xmm9, xmm3                                ;   289.5 p1      32 x[0]
        movaps xmm11, [rdx - 80]                        ;   286.2 p2      32 x[0] reload
        xorps xmm9, xmm11                               ;   290.5 p5      32 x[0]
        movaps xmm12, xmm1                              ;   289.2 p0      32 x[0] copy
        movaps xmm13, xmm4                              ;   289.5 p1      32 x[0] copy
        xorps xmm12, [rsi - 112]                        ;   290.2 p5+p2   32 x[0]
        xorps xmm1, [rdi - 64]                          ;   290.2 p0+p2   32 x[0]
        xorps xmm1, xmm2                                ;   291.2 p1      32 x[0]
        xorps xmm15, xmm1                               ;   292.2 p5      32 x[0]
        xorps xmm11, xmm15                              ;   293.2 p0      32 x[0]
        xorps xmm13, [rdx + 80]                         ;   291.5 p1+p2   32 x[0]
        xorps xmm5, xmm13                               ;   292.5 p5      32 x[0]
        xorps xmm13, xmm1                               ;   292.5 p0      32 x[0]
        xorps xmm4, [rsi - 128]                         ;   292.5 p1+p2   32 x[0]
        xorps xmm1, xmm4                                ;   293.5 p5      32 x[0]
        xorps xmm13, [rsi - 112]                        ;   293.5 p0+p2   32 x[0]
        xorps xmm6, [rbp - 48]                          ;   293.5 p1+p2   32 x[0]
        xorps xmm0, [rbp + 3424]                        ;   293.8 p5+p2   32 x[0]
        xorps xmm15, [rbp + 3552]                       ;   294.2 p0+p2   32 x[0]
        xorps xmm11, [rbp + 3680]                       ;   295.2 p1+p2   32 x[0]
        xorps xmm1, [rbp + 3712]                        ;   296.2 p5+p2   32 x[0]
        movaps [rdi - 64], xmm11                        ;   296.2 p3+p4   32 x[0] spill
        movaps xmm11, xmm12                             ;   295.2 p0      32 x[0] copy
        xorps xmm11, [rdx + 0]                          ;   297.2 p1+p2   32 x[0]
        xorps xmm15, xmm11                              ;   298.2 p5      32 x[0]
        xorps xmm12, [rsi + 112]                        ;   298.2 p0+p2   32 x[0]
        xorps xmm12, [rsi - 128]                        ;   299.2 p1+p2   32 x[0]
        xorps xmm12, [rbp + 96]                         ;   300.2 p5+p2   32 x[0]
        xorps xmm1, xmm12                               ;   301.2 p0      32 x[0]
        xorps xmm12, [rbp + 3584]                       ;   301.2 p1+p2   32 x[0]
        xorps xmm11, [rbp + 3808]                       ;   302.2 p5+p2   32 x[0]
        movaps [rsi - 128], xmm1                        ;   302.2 p3+p4   32 x[0] spill
        movaps xmm1, xmm3                               ;   298.2 p0      32 x[0] copy
        xorps xmm1, xmm4                                ;   299.2 p1      32 x[0]
        xorps xmm3, xmm6                                ;   298.8 p5      32 x[0]
        xorps xmm1, [rbp + 96]                          ;   303.2 p0+p2   32 x[0]
        xorps xmm3, [rbp + 3776]                        ;   304.2 p1+p2   32 x[0]
        xorps xmm6, [rbp + 3904]                        ;   305.2 p5+p2   32 x[0]
        xorps xmm6, [rdx + 0]                           ;   306.2 p0+p2   32 x[0]
        movaps [rdx - 80], xmm6                         ;   307.2 p3+p4   32 x[0] spill
        movaps xmm6, xmm14                              ;   300.5 p1      32 x[0] copy
        xorps xmm6, [rsi - 64]                          ;   307.2 p5+p2   32 x[0]
        movaps [rdi - 80], xmm3                         ;   305.2 p3+p4   32 x[0] spill
        movaps xmm3, xmm8                               ;   301.2 p0      32 x[0] copy
        xorps xmm3, [rbp + 16]                          ;   308.2 p1+p2   32 x[0]
        xorps xmm8, [rbp + 0]                           ;   309.2 p5+p2   32 x[0]
        xorps xmm8, [rbp - 64]                          ;   310.2 p0+p2   32 x[0]
        xorps xmm8, xmm2                                ;   311.2 p1      32 x[0]
        xorps xmm14, xmm8                               ;   312.2 p5      32 x[0]
        movaps xmm2, xmm10                              ;   303.2 p0      32 x[0] copy
        xorps xmm10, xmm6                               ;   308.2 p1      32 x[0]
        xorps xmm2, [rdx + 96]                          ;   311.2 p5+p2   32 x[0]
        xorps xmm6, [rbp + 3440]                        ;   312.2 p0+p2   32 x[0]
        movaps [rbp + 0], xmm12                         ;   303.2 p3+p4   32 x[0] spill
        movaps xmm12, xmm7                              ;   304.5 p1      32 x[0] copy
        xorps xmm12, [rdx + 112]                        ;   313.2 p5+p2   32 x[0]
        xorps xmm7, [rdx - 16]                          ;   314.2 p0+p2   32 x[0]
        movaps [rdi - 128], xmm15                       ;   304.5 p3+p4   32 x[0] spill
        movaps xmm15, xmm4                              ;   305.5 p1      32 x[0] copy
        xorps xmm15, xmm13                              ;   306.5 p5      32 x[0]
        xorps xmm15, [rbp + 3456]                       ;   315.2 p0+p2   32 x[0]
        xorps xmm4, [rbp + 3616]                        ;   316.2 p1+p2   32 x[0]
        xorps xmm4, [rdx + 80]                          ;   317.2 p5+p2   32 x[0]
        xorps xmm4, [rbp - 48]                          ;   318.2 p0+p2   32 x[0]
        xorps xmm13, [rbp + 3840]                       ;   319.2 p1+p2   32 x[0]
        movaps [rdx + 80], xmm13                        ;   320.2 p3+p4   32 x[0] spill
        movaps xmm13, xmm3                              ;   309.2 p5      32 x[0] copy
        xorps xmm3, [rdx - 32]                          ;   320.2 p0+p2   32 x[0]
        xorps xmm3, [rdx - 16]                          ;   321.2 p1+p2   32 x[0]
        xorps xmm3, [rbp - 64]                          ;   322.2 p5+p2   32 x[0]
        movaps [rdx - 16], xmm4                         ;   319.2 p3+p4   32 x[0] spill
        movaps xmm4, xmm8                               ;   312.2 p0      32 x[0] copy
        xorps xmm4, xmm12                               ;   314.2 p1      32 x[0]
        xorps xmm8, xmm3                                ;   323.2 p5      32 x[0]
        xorps xmm8, xmm7                                ;   324.2 p0      32 x[0]
        xorps xmm12, [rdx + 96]                         ;   323.2 p1+p2   32 x[0]
        xorps xmm12, [rdx - 64]                         ;   324.2 p5+p2   32 x[0]
        xorps xmm4, [rbp + 16]                          ;   325.2 p0+p2   32 x[0]
        xorps xmm3, [rbp + 3600]                        ;   326.2 p1+p2   32 x[0]
        xorps xmm8, [rbp + 3728]                        ;   327.2 p5+p2   32 x[0]
        movaps [rdx + 96], xmm8                         ;   328.2 p3+p4   32 x[0] spill
        movaps xmm8, xmm5                               ;   317.2 p0      32 x[0] copy
        xorps xmm5, xmm1                                ;   317.5 p1      32 x[0]
        xorps xmm8, [rbp + 3488]                        ;   328.2 p5+p2   32 x[0]
        xorps xmm8, [rbp + 96]                          ;   329.2 p0+p2   32 x[0]
        xorps xmm8, [rbp - 48]                          ;   330.2 p1+p2   32 x[0]
        xorps xmm5, [rbp + 3744]                        ;   331.2 p5+p2   32 x[0]
        xorps xmm1, [rbp + 3872]                        ;   332.2 p0+p2   32 x[0]
        movaps [rbp + 96], xmm1                         ;   333.2 p3+p4   32 x[0] spill
        movaps xmm1, xmm9                               ;   321.2 p1      32 x[0] copy
        xorps xmm1, [rbp + 3520]                        ;   333.2 p5+p2   32 x[0]
        xorps xmm9, [rbp + 3648]                        ;   334.2 p0+p2   32 x[0]
        xorps xmm9, [rbp - 48]                          ;   335.2 p1+p2   32 x[0]
        xorps xmm9, [rdx + 0]                           ;   336.2 p5+p2   32 x[0]
        movaps [rdx + 0], xmm5                          ;   332.2 p3+p4   32 x[0] spill
        movaps xmm5, xmm2                               ;   324.5 p0      32 x[0] copy
        xorps xmm5, [rdx - 64]                          ;   337.2 p1+p2   32 x[0]
        movaps [rbp - 48], xmm3                         ;   327.2 p3+p4   32 x[0] spill
        movaps xmm3, xmm2                               ;   326.2 p5      32 x[0] copy
        xorps xmm3, xmm7                                ;   327.2 p0      32 x[0]
        xorps xmm3, [rbp - 64]                          ;   338.2 p1+p2   32 x[0]
        xorps xmm2, [rbp + 3792]                        ;   339.2 p5+p2   32 x[0]
        movaps [rdi - 48], xmm9                         ;   337.2 p3+p4   32 x[0] spill
        movaps xmm9, xmm7                               ;   328.2 p0      32 x[0] copy
        xorps xmm9, xmm4                                ;   329.2 p1      32 x[0]
        xorps xmm9, [rbp + 3472]                        ;   340.2 p5+p2   32 x[0]
        xorps xmm7, [rbp + 3632]                        ;   341.2 p0+p2   32 x[0]
        xorps xmm7, [rdx + 112]                         ;   342.2 p1+p2   32 x[0]
        xorps xmm4, [rbp + 3856]                        ;   343.2 p5+p2   32 x[0]
        movaps [rdx + 112], xmm4                        ;   344.2 p3+p4   32 x[0] spill
        movaps xmm4, xmm12                              ;   332.2 p0      32 x[0] copy
        xorps xmm12, xmm3                               ;   339.2 p1      32 x[0]
        xorps xmm4, [rbp + 3504]                        ;   344.2 p5+p2   32 x[0]
        xorps xmm4, [rbp - 64]                          ;   345.2 p0+p2   32 x[0]
        xorps xmm12, [rbp + 3760]                       ;   346.2 p1+p2   32 x[0]
        xorps xmm3, [rbp + 3888]                        ;   347.2 p5+p2   32 x[0]
        movaps [rbp - 64], xmm3                         ;   348.2 p3+p4   32 x[0] spill
        movaps xmm3, xmm14                              ;   336.2 p0      32 x[0] copy
        xorps xmm3, [rbp + 3568]                        ;   348.2 p1+p2   32 x[0]
        xorps xmm14, [rbp + 3696]                       ;   349.2 p5+p2   32 x[0]
        movaps [rdi - 32], xmm12                        ;   347.2 p3+p4   32 x[0] spill
        movaps xmm12, [rsi + 112]                       ;   350.2 p2      32 x[0]
        xorps xmm12, [rsi - 112]                        ;   353.2 p0+p2   32 x[0]
        xorps xmm15, xmm12                              ;   354.2 p1      32 x[0]
        xorps xmm12, [rsi - 96]                         ;   354.2 p5+p2   32 x[0]
        xorps xmm0, xmm12                               ;   355.2 p0      32 x[0]
        xorps xmm11, xmm12                              ;   355.2 p1      32 x[0]
        movaps xmm12, [rdx - 96]                        ;   353.2 p2      32 x[0]
        xorps xmm12, [rsi - 64]                         ;   356.2 p5+p2   32 x[0]
        xorps xmm13, xmm12                              ;   357.2 p0      32 x[0]
        xorps xmm3, xmm13                               ;   358.2 p1      32 x[0]
        xorps xmm13, [rbp + 3824]                       ;   358.2 p5+p2   32 x[0]
        movaps [rsi - 64], xmm11                        ;   356.2 p3+p4   32 x[0] spill
        movaps xmm11, xmm12                             ;   357.2 p0      32 x[0] copy
        xorps xmm11, [rbp + 3664]                       ;   358.2 p1+p2   32 x[0]
        xorps xmm12, [rbp + 3920]                       ;   357.2 p5+p2   32 x[0]
        movaps [rsi - 96], xmm1                         ;   349.2 p3+p4   32 x[0] spill
        movaps xmm1, [rdx - 96]                         ;   358.2 p2      32 x[0]
        xorps xmm1, [rdi - 112]                         ;   361.2 p0+p2   32 x[0]
        xorps xmm5, xmm1                                ;   362.2 p1      32 x[0]
        xorps xmm14, xmm1                               ;   362.2 p5      32 x[0]
        xorps xmm11, xmm5                               ;   363.2 p0      32 x[0]
        xorps xmm5, [rbp + 3536]                        ;   363.2 p1+p2   32 x[0]
        movaps xmm1, [rdi - 96]                         ;   361.2 p2      32 x[0]
        xorps xmm1, [rsi - 80]                          ;   364.2 p5+p2   32 x[0]
        xorps xmm1, [rcx - 64]                          ;   365.2 p0+p2   32 x[0]
        xorps xmm1, [rcx - 48]                          ;   366.2 p1+p2   32 x[0]
        xorps xmm1, [rdx - 64]                          ;   367.2 p5+p2   32 x[0]
        xorps xmm10, xmm1                               ;   368.2 p0      32 x[0]
        xorps xmm4, xmm1                                ;   368.2 p1      32 x[0]
        xorps xmm7, xmm1                                ;   368.2 p5      32 x[0]
        xorps xmm11, xmm1                               ;   368.2 p0      32 x[0]
        xorps xmm2, xmm10                               ;   369.2 p1      32 x[0]
        xorps xmm12, xmm10                              ;   369.2 p5      32 x[0]
        movaps xmm1, [rdx - 32]                         ;   366.2 p2      32 x[0]
        xorps xmm1, [rbp + 16]                          ;   369.2 p0+p2   32 x[0]
        xorps xmm9, xmm1                                ;   370.2 p1      32 x[0]
        xorps xmm1, [rdi - 112]                         ;   370.2 p5+p2   32 x[0]
        xorps xmm6, xmm1                                ;   371.2 p0      32 x[0]
        xorps xmm13, xmm1                               ;   371.2 p1      32 x[0]
        movaps xmm1, xmm3                               ;   364.2 p5      32 x[1] copy
        xorps xmm1, [r8 + 656]                          ;   369.2 p0+p2   32 x[1]
        movaps xmm10, [r11 - 16]                        ;   370.2 p2      32 x[0] reload
        xorps xmm1, xmm10                               ;   373.2 p1      32 x[1]
        xorps xmm1, [rbx + 16]                          ;   374.2 p5+p2   32 x[1]
        movaps xmm10, xmm5                              ;   367.2 p0      32 x[1] copy
        xorps xmm10, [r8 + 624]                         ;   372.2 p1+p2   32 x[1]
        xorps xmm10, [r11 - 48]                         ;   373.2 p5+p2   32 x[1]
        xorps xmm10, [r13 + 112]                        ;   374.2 p0+p2   32 x[1]
        movaps [rdi - 112], xmm3                        ;   368.8 p3+p4   32 x[0] spill
        movaps xmm3, xmm10                              ;   375.2 p1      21 x[1] copy
        movaps [rbp + 16], xmm5                         ;   369.8 p3+p4   32 x[0] spill
        movaps xmm5, xmm11                              ;   369.5 p5      32 x[1] copy
        xorps xmm5, [r8 + 752]                          ;   375.2 p0+p2   32 x[1]
        xorps xmm5, [r11 + 80]                          ;   376.2 p1+p2   32 x[1]
        xorps xmm5, [r9 - 32]                           ;   377.2 p5+p2   32 x[1]
        movaps [rdx - 32], xmm11                        ;   370.8 p3+p4   32 x[0] spill
        movaps xmm11, xmm14                             ;   370.8 p0      32 x[1] copy
        xorps xmm11, [r8 + 784]                         ;   378.2 p1+p2   32 x[1]
        xorps xmm11, [r11 + 112]                        ;   379.2 p5+p2   32 x[1]
        xorps xmm11, [r9 + 0]                           ;   380.2 p0+p2   32 x[1]
        movaps [rdx - 64], xmm14                        ;   371.8 p3+p4   32 x[0] spill
        movaps xmm14, xmm6                              ;   372.2 p1      32 x[1] copy
        xorps xmm14, [r8 + 528]                         ;   381.2 p5+p2   32 x[1]
        xorps xmm14, [r10 + 112]                        ;   382.2 p0+p2   32 x[1]
        xorps xmm14, [r13 + 96]                         ;   383.2 p1+p2   32 x[1]
        movaps [rcx - 48], xmm6                         ;   373.0 p3+p4   32 x[0] spill
        movaps xmm6, xmm13                              ;   373.5 p5      32 x[1] copy
        xorps xmm6, [r8 + 912]                          ;   384.2 p0+p2   32 x[1]
        xorps xmm6, [r13 - 16]                          ;   385.2 p1+p2   32 x[1]
        xorps xmm6, [r10 - 128]                         ;   386.2 p5+p2   32 x[1]
        movaps [rcx - 64], xmm13                        ;   374.2 p3+p4   32 x[0] spill
        movaps xmm13, xmm2                              ;   374.8 p0      32 x[1] copy
        xorps xmm13, [r8 + 880]                         ;   387.2 p1+p2   32 x[1]
        xorps xmm13, [r13 - 48]                         ;   388.2 p5+p2   32 x[1]
        xorps xmm13, [r9 + 96]                          ;   389.2 p0+p2   32 x[1]
        movaps [rsi - 80], xmm2                         ;   375.5 p3+p4   32 x[0] spill
        movaps xmm2, xmm12                              ;   376.0 p1      32 x[1] copy
        xorps xmm2, [r8 + 1008]                         ;   390.2 p5+p2   32 x[1]
        xorps xmm2, [r13 + 80]                          ;   391.2 p0+p2   32 x[1]
        xorps xmm2, [r10 - 32]                          ;   392.2 p1+p2   32 x[1]
        movaps [rdi - 96], xmm12                        ;   377.2 p3+p4   32 x[0] spill
        movaps xmm12, xmm0                              ;   377.5 p5      21 x[1] copy
        xorps xmm12, [r8 + 512]                         ;   393.2 p0+p2   21 x[1]
        xorps xmm12, [r10 + 96]                         ;   394.2 p1+p2   21 x[1]
        xorps xmm12, [rsi + 96]                         ;   395.2 p5+p2   21 x[1]
        xorps xmm12, [rel sm4_encrypt.T0_constants128]  ;   396.2 p0+p2   21 x[1]
        movaps [rdx - 96], xmm0                         ;   381.2 p3+p4   32 x[0] spill
        movaps xmm0, xmm15                              ;   381.5 p1      21 x[1] copy
        xorps xmm0, [r8 + 544]                          ;   397.2 p5+p2   21 x[1]
        xorps xmm0, [r11 - 128]                         ;   398.2 p0+p2   21 x[1]
        xorps xmm0, [r14 - 128]                         ;   399.2 p1+p2   21 x[1]
        xorps xmm0, [rel sm4_encrypt.T0_constants128]   ;   400.2 p5+p2   21 x[1]
        movaps [rsi - 112], xmm15                       ;   385.2 p3+p4   32 x[0] spill
        movaps xmm15, xmm8                              ;   385.5 p0      21 x[1] copy
        xorps xmm15, [r8 + 576]                         ;   401.2 p1+p2   21 x[1]
        xorps xmm15, [r11 - 96]                         ;   402.2 p5+p2   21 x[1]
        xorps xmm15, [r14 - 112]                        ;   403.2 p0+p2   21 x[1]
        xorps xmm15, [rel sm4_encrypt.T0_constants128]  ;   404.2 p1+p2   21 x[1]
        xorps xmm10, xmm15                              ;   405.2 p5      21 x[1]
        movaps [rsi + 112], xmm8                        ;   390.2 p3+p4   32 x[0] spill
        movaps xmm8, xmm4                               ;   390.5 p0      21 x[1] copy
        xorps xmm8, [r8 + 592]                          ;   405.2 p1+p2   21 x[1]
        xorps xmm8, [r11 - 80]                          ;   406.2 p5+p2   21 x[1]
        xorps xmm8, [r14 - 80]                          ;   407.2 p0+p2   21 x[1]
        xorps xmm8, [rel sm4_encrypt.T0_constants128]   ;   408.2 p1+p2   21 x[1]
        xorps xmm10, xmm8                               ;   409.2 p5      21 x[1]
        movaps [rbx + 32], xmm4                         ;   395.2 p3+p4   32 x[0] spill
        movaps xmm4, xmm12                              ;   397.2 p0      21 x[1] copy
        movaps [rbp - 32], xmm6                         ;   396.2 p3+p4   32 x[1] spill
        movaps xmm6, xmm0                               ;   401.2 p1      21 x[1] copy
        movaps [rbp + 48], xmm2                         ;   397.2 p3+p4   32 x[1] spill
        movaps xmm2, xmm9                               ;   397.5 p5      21 x[1] copy
        xorps xmm2, xmm8                                ;   409.2 p0      21 x[1]
        xorps xmm2, [r8 + 560]                          ;   410.2 p1+p2   21 x[1]
        xorps xmm2, [r11 - 112]                         ;   411.2 p5+p2   21 x[1]
        xorps xmm2, [rcx - 80]                          ;   412.2 p0+p2   21 x[1]
        xorps xmm4, xmm2                                ;   413.2 p1      21 x[1]
        movaps [rdx + 16], xmm9                         ;   401.2 p3+p4   32 x[0] spill
        movaps xmm9, xmm14                              ;   401.5 p5      21 x[1] copy
        movaps [rbp - 16], xmm11                        ;   402.2 p3+p4   32 x[1] spill
        movaps xmm11, xmm14                             ;   402.0 p0      21 x[1] copy
        xorps xmm11, xmm4                               ;   414.2 p1      21 x[1]
        movaps [rbp + 112], xmm13                       ;   403.2 p3+p4   32 x[1] spill
        movaps xmm13, xmm14                             ;   402.8 p5      21 x[1] copy
        movaps [rbp - 128], xmm1                        ;   404.2 p3+p4   32 x[1] spill
        movaps xmm1, xmm2                               ;   413.2 p0      21 x[1] copy
        movaps [rbp + 32], xmm5                         ;   405.2 p3+p4   32 x[1] spill
        movaps xmm5, xmm11                              ;   415.2 p1      21 x[1] copy
        movaps [rax + 16], xmm7                         ;   406.2 p3+p4   32 x[0] spill
        movaps xmm7, xmm4                               ;   414.2 p5      21 x[1] copy
        xorps xmm7, xmm10                               ;   415.2 p0      21 x[1]
        movaps [rbp - 80], xmm14                        ;   407.2 p3+p4   21 x[1] spill
        movaps xmm14, xmm10                             ;   410.2 p1      21 x[1] copy
        movaps [rsi - 48], xmm11                        ;   415.2 p3+p4   21 x[1] spill
        movaps xmm11, xmm10                             ;   410.2 p5      21 x[1] copy
        movaps [rdi - 16], xmm10                        ;   410.2 p3+p4   21 x[1] spill
        movaps xmm10, xmm4                              ;   414.2 p0      21 x[1] copy
        movaps [rcx - 32], xmm4                         ;   414.2 p3+p4   21 x[1] spill
        movaps xmm4, xmm7                               ;   416.2 p1      21 x[1] copy
        movaps [rsi - 32], xmm8                         ;   411.2 p3+p4   21 x[1] spill
        movaps xmm8, xmm7                               ;   416.2 p5      21 x[1] copy
        movaps [rdi + 0], xmm7                          ;   416.2 p3+p4   21 x[1] spill
        movaps xmm7, [rsi - 96]                         ;   412.2 p2      21 x[1]
        xorps xmm7, [r8 + 608]                          ;   415.2 p0+p2   21 x[1]
        xorps xmm7, [r11 - 64]                          ;   416.2 p1+p2   21 x[1]
        xorps xmm7, [r14 - 96]                          ;   417.2 p5+p2   21 x[1]
        xorps xmm7, [rel sm4_encrypt.T0_constants128]   ;   418.2 p0+p2   21 x[1]
        xorps xmm6, xmm7                                ;   419.2 p1      21 x[1]
        xorps xmm1, xmm7                                ;   419.2 p5      21 x[1]
        andps xmm5, xmm1                                ;   420.2 p0      21 x[1]
        xorps xmm9, xmm6                                ;   420.2 p1      21 x[1]
        xorps xmm3, xmm6                                ;   420.2 p5      21 x[1]
        xorps xmm4, xmm6                                ;   420.2 p0      21 x[1]
        xorps xmm12, xmm9                               ;   421.2 p1      21 x[1]
        xorps xmm15, xmm12                              ;   422.2 p5      21 x[1]
        xorps xmm14, xmm9                               ;   421.2 p0      21 x[1]
        andps xmm13, xmm15                              ;   423.2 p1      21 x[1]
        xorps xmm0, xmm13                               ;   424.2 p5      21 x[1]
        xorps xmm2, xmm3                                ;   421.2 p0      21 x[1]
        andps xmm8, xmm2                                ;   422.2 p1      21 x[1]
        movaps xmm13, [rsi - 32]                        ;   417.2 p2      21 x[1] reload
        xorps xmm13, xmm8                               ;   423.2 p5      21 x[1]
        movaps [rsi - 32], xmm2                         ;   422.2 p3+p4   21 x[1] spill
        movaps xmm2, xmm6                               ;   420.2 p0      21 x[1] copy
        andps xmm2, xmm7                                ;   421.2 p1      21 x[1]
        movaps [rdi + 16], xmm6                         ;   420.2 p3+p4   21 x[1] spill
        movaps xmm6, xmm7                               ;   420.2 p5      21 x[1] copy
        xorps xmm6, xmm15                               ;   423.2 p0      21 x[1]
        movaps [rcx - 16], xmm7                         ;   420.8 p3+p4   21 x[1] spill
        movaps xmm7, xmm14                              ;   422.2 p1      21 x[1] copy
        andps xmm7, xmm3                                ;   423.2 p5      21 x[1]
        xorps xmm12, xmm7                               ;   424.2 p0      21 x[1]
        movaps xmm7, xmm15                              ;   423.2 p1      21 x[1] copy
        xorps xmm7, xmm1                                ;   424.2 p5      21 x[1]
        andps xmm10, xmm7                               ;   425.2 p0      21 x[1]
        xorps xmm5, xmm10                               ;   426.2 p1      21 x[1]
        xorps xmm2, xmm10                               ;   426.2 p5      21 x[1]
        xorps xmm12, xmm5                               ;   427.2 p0      21 x[1]
        xorps xmm13, xmm5                               ;   427.2 p1      21 x[1]
        movaps xmm5, xmm1                               ;   424.2 p5      21 x[1] copy
        xorps xmm5, xmm3                                ;   425.2 p0      21 x[1]
        movaps xmm10, xmm3                              ;   425.0 p1      21 x[1] copy
        xorps xmm10, xmm6                               ;   426.0 p5      21 x[1]
        andps xmm11, xmm10                              ;   427.0 p0      21 x[1]
        xorps xmm12, xmm11                              ;   428.2 p1      21 x[1]
        xorps xmm0, xmm11                               ;   428.0 p5      21 x[1]
        movaps xmm11, xmm4                              ;   426.5 p0      21 x[1] copy
        andps xmm11, xmm5                               ;   427.5 p1      21 x[1]
        xorps xmm13, xmm11                              ;   428.5 p5      21 x[1]
        movaps xmm11, xmm6                              ;   427.5 p0      21 x[1] copy
        orps xmm11, xmm9                                ;   428.5 p1      21 x[1]
        xorps xmm8, xmm11                               ;   429.5 p5      21 x[1]
        movaps xmm11, xmm2                              ;   428.5 p0      21 x[1] copy
        xorps xmm11, xmm0                               ;   429.5 p1      21 x[1]
        xorps xmm2, xmm8                                ;   430.5 p5      21 x[1]
        xorps xmm0, xmm8                                ;   430.5 p0      21 x[1]
        andps xmm11, xmm12                              ;   430.5 p1      21 x[1]
        movaps xmm8, xmm12                              ;   430.2 p5      21 x[1] copy
        movaps [rcx + 0], xmm10                         ;   428.2 p3+p4   21 x[1] spill
        movaps xmm10, xmm0                              ;   431.5 p0      21 x[1] copy
        andps xmm10, xmm13                              ;   432.5 p1      21 x[1]
        movaps [rdi + 32], xmm6                         ;   429.2 p3+p4   21 x[1] spill
        movaps xmm6, xmm11                              ;   431.5 p5      21 x[1] copy
        orps xmm11, xmm2                                ;   431.5 p0      21 x[1]
        xorps xmm11, xmm10                              ;   433.5 p1      21 x[1]
        xorps xmm0, xmm11                               ;   434.5 p5      21 x[1]
        orps xmm8, xmm11                                ;   434.5 p0      21 x[1]
        xorps xmm8, xmm2                                ;   435.5 p1      21 x[1]
        andps xmm4, xmm0                                ;   435.5 p5      21 x[1]
        andps xmm5, xmm0                                ;   435.5 p0      21 x[1]
        movaps xmm11, xmm2                              ;   434.0 p1      21 x[1] copy
        orps xmm11, xmm10                               ;   435.0 p5      21 x[1]
        xorps xmm6, xmm11                               ;   436.0 p0      21 x[1]
        andps xmm2, xmm13                               ;   435.0 p1      21 x[1]
        xorps xmm13, xmm10                              ;   435.2 p5      21 x[1]
        orps xmm12, xmm2                                ;   436.0 p0      21 x[1]
        xorps xmm8, xmm2                                ;   436.5 p1      21 x[1]
        xorps xmm13, xmm12                              ;   437.0 p5      21 x[1]
        xorps xmm0, xmm6                                ;   437.0 p0      21 x[1]
        andps xmm14, xmm6                               ;   437.0 p1      21 x[1]
        andps xmm3, xmm6                                ;   437.2 p5      21 x[1]
        andps xmm1, xmm0                                ;   438.0 p0      21 x[1]
        andps xmm9, xmm13                               ;   438.0 p1      21 x[1]
        xorps xmm4, xmm9                                ;   439.0 p5      21 x[1]
        xorps xmm6, xmm13                               ;   438.5 p0      21 x[1]
        movaps xmm2, [rsi - 48]                         ;   435.2 p2      21 x[1] reload
        andps xmm2, xmm0                                ;   439.0 p1      21 x[1]
        xorps xmm2, xmm4                                ;   440.0 p5      21 x[1]
        xorps xmm14, xmm4                               ;   440.0 p0      21 x[1]
        xorps xmm0, xmm8                                ;   440.0 p1      21 x[1]
        andps xmm15, xmm8                               ;   440.2 p5      21 x[1]
        andps xmm7, xmm0                                ;   441.0 p0      21 x[1]
        movaps xmm4, [rdi + 32]                         ;   437.0 p2      21 x[1] reload
        andps xmm4, xmm13                               ;   441.0 p1      21 x[1]
        xorps xmm13, xmm8                               ;   441.2 p5      21 x[1]
        movaps xmm10, [rbp - 80]                        ;   438.0 p2      21 x[1] reload
        andps xmm10, xmm8                               ;   441.5 p0      21 x[1]
        xorps xmm15, xmm4                               ;   442.0 p1      21 x[1]
        xorps xmm3, xmm15                               ;   443.0 p5      21 x[1]
        movaps xmm8, [rcx - 32]                         ;   439.0 p2      21 x[1] reload
        andps xmm8, xmm0                                ;   442.5 p0      21 x[1]
        xorps xmm0, xmm6                                ;   443.0 p1      21 x[1]
        xorps xmm8, xmm2                                ;   443.5 p5      21 x[1]
        movaps xmm11, [rdi - 16]                        ;   440.0 p2      21 x[1] reload
        andps xmm11, xmm6                               ;   443.5 p0      21 x[1]
        movaps xmm12, [rcx + 0]                         ;   441.0 p2      21 x[1] reload
        andps xmm12, xmm6                               ;   444.0 p1      21 x[1]
        xorps xmm15, xmm12                              ;   445.0 p5      21 x[1]
        movaps xmm6, [rsi - 32]                         ;   442.0 p2      21 x[1] reload
        andps xmm6, xmm0                                ;   445.0 p0      21 x[1]
        movaps xmm12, [rdi + 0]                         ;   443.0 p2      21 x[1] reload
        andps xmm12, xmm0                               ;   446.0 p1      21 x[1]
        xorps xmm9, xmm12                               ;   447.0 p5      21 x[1]
        xorps xmm7, xmm6                                ;   446.0 p0      21 x[1]
        xorps xmm15, xmm6                               ;   446.0 p1      21 x[1]
        xorps xmm1, xmm7                                ;   447.0 p5      21 x[1]
        xorps xmm4, xmm7                                ;   447.0 p0      21 x[1]
        xorps xmm8, xmm9                                ;   448.0 p1      21 x[1]
        xorps xmm11, xmm9                               ;   448.0 p5      21 x[1]
        xorps xmm3, xmm1                                ;   448.0 p0      21 x[1]
        xorps xmm5, xmm1                                ;   448.0 p1      21 x[1]
        xorps xmm14, xmm3                               ;   449.0 p5      21 x[1]
        xorps xmm11, xmm14                              ;   450.0 p0      21 x[1]
        xorps xmm10, xmm14                              ;   450.0 p1      21 x[1]
        xorps xmm4, xmm8                                ;   449.2 p5      21 x[1]
        movaps xmm14, [rdi + 16]                        ;   445.2 p2      21 x[1] reload
        andps xmm14, xmm13                              ;   449.5 p0      21 x[1]
        xorps xmm2, xmm14                               ;   450.5 p1      21 x[1]
        movaps xmm14, [rcx - 16]                        ;   446.2 p2      21 x[1] reload
        andps xmm14, xmm13                              ;   450.2 p5      21 x[1]
        xorps xmm4, xmm14                               ;   451.2 p0      21 x[1]
        xorps xmm5, xmm10                               ;   451.0 p1      21 x[1]
        xorps xmm4, xmm11                               ;   452.2 p5      21 x[1]
        xorps xmm15, xmm11                              ;   451.5 p0      21 x[1]
        xorps xmm10, xmm4                               ;   453.2 p1      21 x[1]
        xorps xmm3, xmm2                                ;   452.2 p5      21 x[1]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   448.2 p2      21 x[0] reload
        xorps xmm4, xmm14                               ;   453.2 p0      21 x[1]
        xorps xmm3, xmm14                               ;   453.2 p1      21 x[1]
        xorps xmm11, xmm14                              ;   453.2 p5      21 x[1]
        xorps xmm5, xmm14                               ;   453.5 p0      21 x[1]
        xorps xmm8, xmm14                               ;   454.0 p1      21 x[1]
        movaps xmm0, [rdi - 128]                        ;   449.8 p2      21 x[1]
        xorps xmm0, [r8 + 640]                          ;   454.2 p5+p2   21 x[1]
        movaps xmm1, [r11 - 32]                         ;   451.8 p2      32 x[0] reload
        xorps xmm0, xmm1                                ;   455.2 p0      21 x[1]
        movaps xmm6, [rax + 0]                          ;   452.8 p2      32 x[0] reload
        xorps xmm0, xmm6                                ;   456.2 p1      21 x[1]
        xorps xmm0, xmm14                               ;   457.2 p5      21 x[1]
        movaps xmm7, [rbp + 0]                          ;   453.8 p2      21 x[1]
        xorps xmm7, [r8 + 672]                          ;   456.8 p0+p2   21 x[1]
        movaps xmm9, [r11 + 0]                          ;   455.8 p2      32 x[0] reload
        xorps xmm7, xmm9                                ;   458.8 p1      21 x[1]
        movaps xmm12, [rax - 16]                        ;   456.8 p2      32 x[0] reload
        xorps xmm7, xmm12                               ;   459.8 p5      21 x[1]
        xorps xmm7, xmm14                               ;   460.8 p0      21 x[1]
        movaps xmm13, xmm0                              ;   458.2 p1      21 x[1] copy
        movaps xmm9, xmm7                               ;   461.8 p5      21 x[1] copy
        movaps xmm1, [rdx - 16]                         ;   457.8 p2      21 x[1]
        xorps xmm1, [r8 + 704]                          ;   460.8 p0+p2   21 x[1]
        xorps xmm1, [r11 + 32]                          ;   461.8 p1+p2   21 x[1]
        xorps xmm1, [r10 - 16]                          ;   462.8 p5+p2   21 x[1]
        xorps xmm1, xmm14                               ;   463.8 p0      21 x[1]
        movaps xmm12, xmm1                              ;   464.8 p1      21 x[1] copy
        xorps xmm12, [rbp + 32]                         ;   465.8 p5+p2   21 x[1]
        movaps xmm6, [rdi - 48]                         ;   462.8 p2      21 x[1]
        xorps xmm6, [r8 + 736]                          ;   465.8 p0+p2   21 x[1]
        xorps xmm6, [r11 + 64]                          ;   466.8 p1+p2   21 x[1]
        xorps xmm6, [r9 - 48]                           ;   467.8 p5+p2   21 x[1]
        xorps xmm6, xmm14                               ;   468.8 p0      21 x[1]
        xorps xmm9, xmm6                                ;   469.8 p1      21 x[1]
        movaps [rcx - 16], xmm3                         ;   458.8 p3+p4   21 x[1] spill
        movaps xmm3, xmm6                               ;   469.8 p5      21 x[1] copy
        movaps [rdi + 16], xmm2                         ;   459.8 p3+p4   21 x[1] spill
        movaps xmm2, xmm6                               ;   469.8 p0      21 x[1] copy
        movaps [rdi + 0], xmm15                         ;   460.8 p3+p4   21 x[1] spill
        movaps xmm15, xmm6                              ;   469.8 p1      21 x[1] copy
        andps xmm15, xmm9                               ;   470.8 p5      21 x[1]
        movaps [rsi - 32], xmm8                         ;   461.8 p3+p4   21 x[1] spill
        movaps xmm8, xmm9                               ;   470.8 p0      21 x[1] copy
        xorps xmm8, [rbp - 128]                         ;   471.8 p1+p2   21 x[1]
        xorps xmm0, xmm8                                ;   472.8 p5      21 x[1]
        xorps xmm1, xmm0                                ;   473.8 p0      21 x[1]
        xorps xmm2, xmm1                                ;   474.8 p1      21 x[1]
        movaps [rcx + 0], xmm4                          ;   464.8 p3+p4   21 x[1] spill
        movaps xmm4, xmm9                               ;   470.8 p5      21 x[1] copy
        xorps xmm4, [rbp + 32]                          ;   471.8 p0+p2   21 x[1]
        movaps [rbp + 32], xmm10                        ;   466.0 p3+p4   21 x[1] spill
        movaps xmm10, xmm9                              ;   470.8 p1      21 x[1] copy
        movaps [rdi - 16], xmm11                        ;   467.0 p3+p4   21 x[1] spill
        movaps xmm11, xmm8                              ;   472.8 p5      21 x[1] copy
        movaps [rcx - 32], xmm5                         ;   468.0 p3+p4   21 x[1] spill
        movaps xmm5, xmm8                               ;   472.8 p0      21 x[1] copy
        orps xmm5, xmm2                                 ;   475.8 p1      21 x[1]
        movaps [rbp - 80], xmm6                         ;   469.8 p3+p4   21 x[1] spill
        movaps xmm6, xmm2                               ;   475.8 p5      21 x[1] copy
        xorps xmm6, xmm4                                ;   476.8 p0      21 x[1]
        movaps [rdi + 32], xmm9                         ;   470.8 p3+p4   21 x[1] spill
        movaps xmm9, xmm1                               ;   474.8 p1      21 x[1] copy
        movaps [rsi - 48], xmm2                         ;   475.8 p3+p4   21 x[1] spill
        movaps xmm2, xmm1                               ;   474.8 p5      21 x[1] copy
        andps xmm2, [rbp - 128]                         ;   475.8 p0+p2   21 x[1]
        xorps xmm7, xmm2                                ;   476.8 p1      21 x[1]
        movaps xmm2, xmm4                               ;   472.8 p5      21 x[1] copy
        movaps [rdx + 32], xmm1                         ;   474.8 p3+p4   21 x[1] spill
        movaps xmm1, xmm4                               ;   472.8 p0      21 x[1] copy
        movaps [rbp - 96], xmm8                         ;   473.8 p3+p4   21 x[1] spill
        movaps xmm8, xmm4                               ;   473.0 p1      21 x[1] copy
        movaps [rdx - 128], xmm4                        ;   474.8 p3+p4   21 x[1] spill
        movaps xmm4, xmm6                               ;   477.8 p5      21 x[1] copy
        movaps [rax + 32], xmm6                         ;   477.8 p3+p4   21 x[1] spill
        movaps xmm6, [rax + 16]                         ;   474.0 p2      21 x[1]
        xorps xmm6, [r8 + 720]                          ;   477.0 p0+p2   21 x[1]
        xorps xmm6, [r11 + 48]                          ;   478.0 p1+p2   21 x[1]
        xorps xmm6, [rax - 32]                          ;   479.0 p5+p2   21 x[1]
        xorps xmm6, xmm14                               ;   480.0 p0      21 x[1]
        xorps xmm12, xmm6                               ;   481.0 p1      21 x[1]
        xorps xmm11, xmm12                              ;   482.0 p5      21 x[1]
        andps xmm1, xmm11                               ;   483.0 p0      21 x[1]
        xorps xmm0, xmm1                                ;   484.0 p1      21 x[1]
        andps xmm4, xmm12                               ;   482.0 p5      21 x[1]
        xorps xmm0, xmm4                                ;   485.0 p0      21 x[1]
        xorps xmm7, xmm4                                ;   483.0 p1      21 x[1]
        movaps xmm1, xmm6                               ;   481.0 p5      21 x[1] copy
        xorps xmm1, [r8 + 688]                          ;   482.0 p0+p2   21 x[1]
        movaps xmm4, [r11 + 16]                         ;   479.0 p2      32 x[0] reload
        xorps xmm1, xmm4                                ;   483.0 p1      21 x[1]
        xorps xmm1, [rax - 48]                          ;   484.0 p5+p2   21 x[1]
        xorps xmm1, [rbp - 48]                          ;   485.0 p0+p2   21 x[1]
        xorps xmm3, xmm1                                ;   486.0 p1      21 x[1]
        xorps xmm2, xmm1                                ;   486.0 p5      21 x[1]
        xorps xmm13, xmm1                               ;   486.0 p0      21 x[1]
        xorps xmm9, xmm3                                ;   487.0 p1      21 x[1]
        xorps xmm8, xmm3                                ;   487.0 p5      21 x[1]
        movaps xmm1, xmm12                              ;   482.0 p0      21 x[1] copy
        xorps xmm1, xmm13                               ;   487.0 p1      21 x[1]
        xorps xmm10, xmm1                               ;   488.0 p5      21 x[1]
        movaps xmm4, xmm3                               ;   487.0 p0      21 x[1] copy
        movaps xmm14, xmm9                              ;   488.0 p1      21 x[1] copy
        andps xmm14, xmm13                              ;   489.0 p5      21 x[1]
        xorps xmm15, xmm14                              ;   490.0 p0      21 x[1]
        movaps [rax + 48], xmm12                        ;   483.5 p3+p4   21 x[1] spill
        movaps xmm12, xmm13                             ;   487.0 p1      21 x[1] copy
        xorps xmm12, [rbp - 128]                        ;   488.0 p5+p2   21 x[1]
        andps xmm4, xmm12                               ;   489.0 p0      21 x[1]
        xorps xmm14, xmm4                               ;   490.0 p1      21 x[1]
        xorps xmm0, xmm14                               ;   491.0 p5      21 x[1]
        xorps xmm6, xmm14                               ;   491.0 p0      21 x[1]
        movaps xmm14, xmm2                              ;   487.0 p1      21 x[1] copy
        andps xmm14, xmm1                               ;   488.0 p5      21 x[1]
        xorps xmm6, xmm14                               ;   492.0 p0      21 x[1]
        xorps xmm5, xmm14                               ;   489.0 p1      21 x[1]
        movaps xmm14, xmm8                              ;   488.0 p5      21 x[1] copy
        andps xmm14, xmm10                              ;   489.0 p0      21 x[1]
        xorps xmm6, xmm14                               ;   493.0 p1      21 x[1]
        movaps xmm14, xmm7                              ;   488.5 p5      21 x[1] copy
        xorps xmm7, xmm5                                ;   490.0 p0      21 x[1]
        xorps xmm14, xmm15                              ;   491.0 p1      21 x[1]
        xorps xmm5, xmm15                               ;   491.0 p5      21 x[1]
        andps xmm14, xmm0                               ;   492.0 p0      21 x[1]
        movaps xmm15, xmm7                              ;   491.0 p1      21 x[1] copy
        andps xmm15, xmm6                               ;   494.0 p5      21 x[1]
        movaps xmm4, xmm14                              ;   493.0 p0      21 x[1] copy
        orps xmm14, xmm5                                ;   493.0 p1      21 x[1]
        xorps xmm14, xmm15                              ;   495.0 p5      21 x[1]
        xorps xmm7, xmm14                               ;   496.0 p0      21 x[1]
        orps xmm14, xmm0                                ;   496.0 p1      21 x[1]
        xorps xmm14, xmm5                               ;   497.0 p5      21 x[1]
        andps xmm10, xmm7                               ;   497.0 p0      21 x[1]
        andps xmm8, xmm7                                ;   497.0 p1      21 x[1]
        xorps xmm8, [rel sm4_encrypt.T0_constants128]   ;   498.0 p5+p2   21 x[1]
        movaps [rcx + 16], xmm8                         ;   499.0 p3+p4   21 x[1] spill
        movaps xmm8, xmm5                               ;   494.0 p0      21 x[1] copy
        orps xmm8, xmm15                                ;   495.0 p1      21 x[1]
        xorps xmm4, xmm8                                ;   496.0 p5      21 x[1]
        andps xmm5, xmm6                                ;   495.0 p0      21 x[1]
        xorps xmm6, xmm15                               ;   495.2 p1      21 x[1]
        orps xmm0, xmm5                                 ;   496.0 p5      21 x[1]
        xorps xmm14, xmm5                               ;   498.0 p0      21 x[1]
        xorps xmm6, xmm0                                ;   497.0 p1      21 x[1]
        xorps xmm7, xmm4                                ;   497.0 p5      21 x[1]
        andps xmm11, xmm4                               ;   497.0 p0      21 x[1]
        andps xmm3, xmm7                                ;   498.0 p1      21 x[1]
        andps xmm12, xmm7                               ;   498.0 p5      21 x[1]
        movaps xmm15, [rdx - 128]                       ;   495.8 p2      21 x[1] reload
        andps xmm15, xmm4                               ;   498.8 p0      21 x[1]
        xorps xmm4, xmm6                                ;   498.2 p1      21 x[1]
        xorps xmm7, xmm14                               ;   499.0 p5      21 x[1]
        andps xmm9, xmm7                                ;   500.0 p0      21 x[1]
        andps xmm13, xmm7                               ;   500.0 p1      21 x[1]
        xorps xmm7, xmm4                                ;   500.0 p5      21 x[1]
        andps xmm2, xmm7                                ;   501.0 p0      21 x[1]
        andps xmm1, xmm7                                ;   501.0 p1      21 x[1]
        xorps xmm9, xmm2                                ;   502.0 p5      21 x[1]
        movaps xmm0, [rbp - 96]                         ;   498.2 p2      21 x[1] reload
        andps xmm0, xmm6                                ;   501.2 p0      21 x[1]
        xorps xmm10, xmm0                               ;   502.2 p1      21 x[1]
        xorps xmm1, xmm0                                ;   502.2 p5      21 x[1]
        xorps xmm12, xmm10                              ;   503.2 p0      21 x[1]
        xorps xmm11, xmm10                              ;   503.2 p1      21 x[1]
        xorps xmm3, xmm9                                ;   503.0 p5      21 x[1]
        xorps xmm13, xmm1                               ;   503.2 p0      21 x[1]
        movaps xmm0, [rsi - 48]                         ;   500.2 p2      21 x[1] reload
        andps xmm0, xmm6                                ;   503.2 p1      21 x[1]
        xorps xmm6, xmm14                               ;   503.5 p5      21 x[1]
        xorps xmm13, xmm12                              ;   504.2 p0      21 x[1]
        xorps xmm15, xmm3                               ;   504.2 p1      21 x[1]
        movaps xmm5, [rdx + 32]                         ;   501.5 p2      21 x[1] reload
        andps xmm5, xmm14                               ;   504.5 p5      21 x[1]
        movaps xmm7, [rcx + 16]                         ;   502.5 p2      21 x[1] reload
        xorps xmm7, xmm3                                ;   505.5 p0      21 x[1]
        xorps xmm5, xmm0                                ;   505.5 p1      21 x[1]
        xorps xmm9, xmm0                                ;   505.5 p5      21 x[1]
        xorps xmm15, xmm5                               ;   506.5 p0      21 x[1]
        movaps xmm0, [rax + 48]                         ;   503.5 p2      21 x[1] reload
        andps xmm0, xmm4                                ;   506.5 p1      21 x[1]
        xorps xmm1, xmm0                                ;   507.5 p5      21 x[1]
        movaps xmm0, [rax + 32]                         ;   504.5 p2      21 x[1] reload
        andps xmm0, xmm4                                ;   507.5 p0      21 x[1]
        xorps xmm9, xmm13                               ;   507.2 p1      21 x[1]
        xorps xmm11, xmm15                              ;   507.5 p5      21 x[1]
        xorps xmm1, xmm11                               ;   508.5 p0      21 x[1]
        movaps xmm3, [rdi + 32]                         ;   505.5 p2      21 x[1] reload
        andps xmm3, xmm6                                ;   508.5 p1      21 x[1]
        xorps xmm12, xmm3                               ;   509.5 p5      21 x[1]
        movaps xmm3, [rbp - 80]                         ;   506.5 p2      21 x[1] reload
        andps xmm3, xmm6                                ;   509.5 p0      21 x[1]
        xorps xmm9, xmm3                                ;   510.5 p1      21 x[1]
        xorps xmm9, xmm1                                ;   511.5 p5      21 x[1]
        xorps xmm15, xmm12                              ;   510.5 p0      21 x[1]
        andps xmm14, [rbp - 128]                        ;   510.2 p1+p2   21 x[1]
        xorps xmm11, xmm14                              ;   511.2 p5      21 x[1]
        xorps xmm7, xmm11                               ;   512.2 p0      21 x[1]
        xorps xmm11, xmm9                               ;   512.5 p1      21 x[1]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   508.5 p2      21 x[0] reload
        xorps xmm9, xmm14                               ;   512.5 p5      21 x[1]
        xorps xmm15, xmm14                              ;   512.0 p0      21 x[1]
        xorps xmm13, xmm14                              ;   512.2 p1      21 x[1]
        movaps xmm3, [rdi - 64]                         ;   509.5 p2      21 x[1]
        xorps xmm3, [r8 + 768]                          ;   512.5 p5+p2   21 x[1]
        movaps xmm4, [r11 + 96]                         ;   511.5 p2      32 x[0] reload
        xorps xmm3, xmm4                                ;   514.5 p0      21 x[1]
        movaps xmm6, [r9 - 16]                          ;   512.5 p2      32 x[0] reload
        xorps xmm3, xmm6                                ;   515.5 p1      21 x[1]
        xorps xmm3, xmm14                               ;   516.5 p5      21 x[1]
        movaps xmm8, xmm3                               ;   517.5 p0      21 x[1] copy
        movaps xmm10, [rsi - 128]                       ;   513.5 p2      21 x[1]
        xorps xmm10, [r8 + 800]                         ;   516.5 p1+p2   21 x[1]
        xorps xmm10, [r13 - 128]                        ;   517.5 p5+p2   21 x[1]
        xorps xmm10, [r9 + 16]                          ;   518.5 p0+p2   21 x[1]
        xorps xmm10, xmm14                              ;   519.5 p1      21 x[1]
        movaps xmm4, xmm10                              ;   520.5 p5      21 x[1] copy
        movaps xmm6, [rdx + 0]                          ;   517.5 p2      21 x[1]
        xorps xmm6, [r8 + 832]                          ;   520.5 p0+p2   21 x[1]
        xorps xmm6, [r13 - 96]                          ;   521.5 p1+p2   21 x[1]
        xorps xmm6, [r9 + 48]                           ;   522.5 p5+p2   21 x[1]
        xorps xmm6, xmm14                               ;   523.5 p0      21 x[1]
        movaps [rbp - 128], xmm12                       ;   514.0 p3+p4   21 x[1] spill
        movaps xmm12, xmm6                              ;   524.5 p1      21 x[1] copy
        xorps xmm12, [rbp + 112]                        ;   525.5 p5+p2   21 x[1]
        movaps [rbp - 80], xmm15                        ;   515.0 p3+p4   21 x[1] spill
        movaps xmm15, [rdi - 80]                        ;   522.5 p2      21 x[1]
        xorps xmm15, [r8 + 864]                         ;   525.5 p0+p2   21 x[1]
        xorps xmm15, [r13 - 64]                         ;   526.5 p1+p2   21 x[1]
        xorps xmm15, [r9 + 80]                          ;   527.5 p5+p2   21 x[1]
        xorps xmm15, xmm14                              ;   528.5 p0      21 x[1]
        xorps xmm4, xmm15                               ;   529.5 p1      21 x[1]
        movaps [rdi + 32], xmm2                         ;   518.0 p3+p4   21 x[1] spill
        movaps xmm2, xmm15                              ;   529.5 p5      21 x[1] copy
        movaps [rax + 32], xmm5                         ;   519.0 p3+p4   21 x[1] spill
        movaps xmm5, xmm15                              ;   529.5 p0      21 x[1] copy
        movaps [rax + 48], xmm0                         ;   520.0 p3+p4   21 x[1] spill
        movaps xmm0, xmm15                              ;   529.5 p1      21 x[1] copy
        andps xmm0, xmm4                                ;   530.5 p5      21 x[1]
        movaps [rcx + 16], xmm13                        ;   521.0 p3+p4   21 x[1] spill
        movaps xmm13, xmm4                              ;   530.5 p0      21 x[1] copy
        xorps xmm13, [rbp - 16]                         ;   531.5 p1+p2   21 x[1]
        xorps xmm3, xmm13                               ;   532.5 p5      21 x[1]
        xorps xmm6, xmm3                                ;   533.5 p0      21 x[1]
        xorps xmm5, xmm6                                ;   534.5 p1      21 x[1]
        movaps [rdx + 32], xmm11                        ;   524.5 p3+p4   21 x[1] spill
        movaps xmm11, xmm4                              ;   530.5 p5      21 x[1] copy
        xorps xmm11, [rbp + 112]                        ;   531.5 p0+p2   21 x[1]
        movaps [rbp + 112], xmm9                        ;   525.8 p3+p4   21 x[1] spill
        movaps xmm9, xmm4                               ;   530.5 p1      21 x[1] copy
        movaps [rsi - 48], xmm1                         ;   526.8 p3+p4   21 x[1] spill
        movaps xmm1, xmm13                              ;   532.5 p5      21 x[1] copy
        movaps [rbp - 96], xmm7                         ;   527.8 p3+p4   21 x[1] spill
        movaps xmm7, xmm13                              ;   532.5 p0      21 x[1] copy
        orps xmm7, xmm5                                 ;   535.5 p1      21 x[1]
        movaps [rdx - 128], xmm15                       ;   529.5 p3+p4   21 x[1] spill
        movaps xmm15, xmm5                              ;   535.5 p5      21 x[1] copy
        xorps xmm15, xmm11                              ;   536.5 p0      21 x[1]
        movaps [rdi + 48], xmm4                         ;   530.5 p3+p4   21 x[1] spill
        movaps xmm4, xmm6                               ;   534.5 p1      21 x[1] copy
        movaps [rsi - 16], xmm5                         ;   535.5 p3+p4   21 x[1] spill
        movaps xmm5, xmm6                               ;   534.5 p5      21 x[1] copy
        andps xmm5, [rbp - 16]                          ;   535.5 p0+p2   21 x[1]
        xorps xmm10, xmm5                               ;   536.5 p1      21 x[1]
        movaps xmm5, xmm11                              ;   532.5 p5      21 x[1] copy
        movaps [rcx + 32], xmm6                         ;   534.5 p3+p4   21 x[1] spill
        movaps xmm6, xmm11                              ;   532.5 p0      21 x[1] copy
        movaps [rcx + 48], xmm13                        ;   533.5 p3+p4   21 x[1] spill
        movaps xmm13, xmm11                             ;   532.8 p1      21 x[1] copy
        movaps [rax + 64], xmm11                        ;   534.5 p3+p4   21 x[1] spill
        movaps xmm11, xmm15                             ;   537.5 p5      21 x[1] copy
        movaps [rdi + 64], xmm15                        ;   537.5 p3+p4   21 x[1] spill
        movaps xmm15, [rdi - 32]                        ;   533.8 p2      21 x[1]
        xorps xmm15, [r8 + 848]                         ;   536.8 p0+p2   21 x[1]
        xorps xmm15, [r13 - 80]                         ;   537.8 p1+p2   21 x[1]
        xorps xmm15, [r9 + 64]                          ;   538.8 p5+p2   21 x[1]
        xorps xmm15, xmm14                              ;   539.8 p0      21 x[1]
        xorps xmm12, xmm15                              ;   540.8 p1      21 x[1]
        xorps xmm1, xmm12                               ;   541.8 p5      21 x[1]
        andps xmm6, xmm1                                ;   542.8 p0      21 x[1]
        xorps xmm3, xmm6                                ;   543.8 p1      21 x[1]
        andps xmm11, xmm12                              ;   541.8 p5      21 x[1]
        xorps xmm3, xmm11                               ;   544.8 p0      21 x[1]
        xorps xmm10, xmm11                              ;   542.8 p1      21 x[1]
        movaps xmm6, xmm15                              ;   540.8 p5      21 x[1] copy
        xorps xmm6, [r8 + 816]                          ;   541.8 p0+p2   21 x[1]
        movaps xmm11, [r13 - 112]                       ;   538.8 p2      32 x[0] reload
        xorps xmm6, xmm11                               ;   542.8 p1      21 x[1]
        xorps xmm6, [r9 + 32]                           ;   543.8 p5+p2   21 x[1]
        xorps xmm6, [rdx + 96]                          ;   544.8 p0+p2   21 x[1]
        xorps xmm2, xmm6                                ;   545.8 p1      21 x[1]
        xorps xmm5, xmm6                                ;   545.8 p5      21 x[1]
        xorps xmm8, xmm6                                ;   545.8 p0      21 x[1]
        xorps xmm4, xmm2                                ;   546.8 p1      21 x[1]
        xorps xmm13, xmm2                               ;   546.8 p5      21 x[1]
        movaps xmm6, xmm12                              ;   541.8 p0      21 x[1] copy
        xorps xmm6, xmm8                                ;   546.8 p1      21 x[1]
        xorps xmm9, xmm6                                ;   547.8 p5      21 x[1]
        movaps xmm11, xmm2                              ;   546.8 p0      21 x[1] copy
        movaps xmm14, xmm4                              ;   547.8 p1      21 x[1] copy
        andps xmm14, xmm8                               ;   548.8 p5      21 x[1]
        xorps xmm0, xmm14                               ;   549.8 p0      21 x[1]
        movaps [rsi + 0], xmm12                         ;   543.2 p3+p4   21 x[1] spill
        movaps xmm12, xmm8                              ;   546.8 p1      21 x[1] copy
        xorps xmm12, [rbp - 16]                         ;   547.8 p5+p2   21 x[1]
        andps xmm11, xmm12                              ;   548.8 p0      21 x[1]
        xorps xmm14, xmm11                              ;   549.8 p1      21 x[1]
        xorps xmm3, xmm14                               ;   550.8 p5      21 x[1]
        xorps xmm15, xmm14                              ;   550.8 p0      21 x[1]
        movaps xmm14, xmm5                              ;   546.8 p1      21 x[1] copy
        andps xmm14, xmm6                               ;   547.8 p5      21 x[1]
        xorps xmm15, xmm14                              ;   551.8 p0      21 x[1]
        xorps xmm7, xmm14                               ;   548.8 p1      21 x[1]
        movaps xmm14, xmm13                             ;   547.8 p5      21 x[1] copy
        andps xmm14, xmm9                               ;   548.8 p0      21 x[1]
        xorps xmm15, xmm14                              ;   552.8 p1      21 x[1]
        movaps xmm14, xmm10                             ;   548.2 p5      21 x[1] copy
        xorps xmm10, xmm7                               ;   549.8 p0      21 x[1]
        xorps xmm14, xmm0                               ;   550.8 p1      21 x[1]
        xorps xmm7, xmm0                                ;   550.8 p5      21 x[1]
        andps xmm14, xmm3                               ;   551.8 p0      21 x[1]
        movaps xmm0, xmm10                              ;   550.8 p1      21 x[1] copy
        andps xmm0, xmm15                               ;   553.8 p5      21 x[1]
        movaps xmm11, xmm14                             ;   552.8 p0      21 x[1] copy
        orps xmm14, xmm7                                ;   552.8 p1      21 x[1]
        xorps xmm14, xmm0                               ;   554.8 p5      21 x[1]
        xorps xmm10, xmm14                              ;   555.8 p0      21 x[1]
        orps xmm14, xmm3                                ;   555.8 p1      21 x[1]
        xorps xmm14, xmm7                               ;   556.8 p5      21 x[1]
        andps xmm9, xmm10                               ;   556.8 p0      21 x[1]
        andps xmm13, xmm10                              ;   556.8 p1      21 x[1]
        xorps xmm13, [rel sm4_encrypt.T0_constants128]  ;   557.8 p5+p2   21 x[1]
        movaps [rbp - 112], xmm13                       ;   558.8 p3+p4   21 x[1] spill
        movaps xmm13, xmm7                              ;   553.8 p0      21 x[1] copy
        orps xmm13, xmm0                                ;   554.8 p1      21 x[1]
        xorps xmm11, xmm13                              ;   555.8 p5      21 x[1]
        andps xmm7, xmm15                               ;   554.8 p0      21 x[1]
        xorps xmm15, xmm0                               ;   555.0 p1      21 x[1]
        orps xmm3, xmm7                                 ;   555.8 p5      21 x[1]
        xorps xmm14, xmm7                               ;   557.8 p0      21 x[1]
        xorps xmm15, xmm3                               ;   556.8 p1      21 x[1]
        xorps xmm10, xmm11                              ;   556.8 p5      21 x[1]
        andps xmm1, xmm11                               ;   556.8 p0      21 x[1]
        andps xmm2, xmm10                               ;   557.8 p1      21 x[1]
        andps xmm12, xmm10                              ;   557.8 p5      21 x[1]
        movaps xmm0, [rax + 64]                         ;   555.5 p2      21 x[1] reload
        andps xmm0, xmm11                               ;   558.5 p0      21 x[1]
        xorps xmm11, xmm15                              ;   558.0 p1      21 x[1]
        xorps xmm10, xmm14                              ;   558.8 p5      21 x[1]
        andps xmm4, xmm10                               ;   559.8 p0      21 x[1]
        andps xmm8, xmm10                               ;   559.8 p1      21 x[1]
        xorps xmm10, xmm11                              ;   559.8 p5      21 x[1]
        andps xmm5, xmm10                               ;   560.8 p0      21 x[1]
        andps xmm6, xmm10                               ;   560.8 p1      21 x[1]
        xorps xmm4, xmm5                                ;   561.8 p5      21 x[1]
        movaps xmm3, [rcx + 48]                         ;   558.0 p2      21 x[1] reload
        andps xmm3, xmm15                               ;   561.0 p0      21 x[1]
        xorps xmm9, xmm3                                ;   562.0 p1      21 x[1]
        xorps xmm6, xmm3                                ;   562.0 p5      21 x[1]
        xorps xmm12, xmm9                               ;   563.0 p0      21 x[1]
        xorps xmm1, xmm9                                ;   563.0 p1      21 x[1]
        xorps xmm2, xmm4                                ;   562.8 p5      21 x[1]
        xorps xmm8, xmm6                                ;   563.0 p0      21 x[1]
        movaps xmm3, [rsi - 16]                         ;   560.0 p2      21 x[1] reload
        andps xmm3, xmm15                               ;   563.0 p1      21 x[1]
        xorps xmm15, xmm14                              ;   563.2 p5      21 x[1]
        xorps xmm8, xmm12                               ;   564.0 p0      21 x[1]
        xorps xmm0, xmm2                                ;   564.0 p1      21 x[1]
        movaps xmm7, [rcx + 32]                         ;   561.2 p2      21 x[1] reload
        andps xmm7, xmm14                               ;   564.2 p5      21 x[1]
        movaps xmm9, [rbp - 112]                        ;   562.2 p2      21 x[1] reload
        xorps xmm9, xmm2                                ;   565.2 p0      21 x[1]
        xorps xmm7, xmm3                                ;   565.2 p1      21 x[1]
        xorps xmm4, xmm3                                ;   565.2 p5      21 x[1]
        xorps xmm0, xmm7                                ;   566.2 p0      21 x[1]
        xorps xmm5, xmm7                                ;   566.2 p1      21 x[1]
        movaps xmm2, [rsi + 0]                          ;   563.2 p2      21 x[1] reload
        andps xmm2, xmm11                               ;   566.2 p5      21 x[1]
        xorps xmm6, xmm2                                ;   567.2 p0      21 x[1]
        movaps xmm2, [rdi + 64]                         ;   564.2 p2      21 x[1] reload
        andps xmm2, xmm11                               ;   567.2 p1      21 x[1]
        xorps xmm5, xmm2                                ;   568.2 p5      21 x[1]
        xorps xmm4, xmm8                                ;   567.8 p0      21 x[1]
        xorps xmm1, xmm0                                ;   568.0 p1      21 x[1]
        xorps xmm6, xmm1                                ;   569.0 p5      21 x[1]
        movaps xmm2, [rdi + 48]                         ;   565.5 p2      21 x[1] reload
        andps xmm2, xmm15                               ;   568.8 p0      21 x[1]
        xorps xmm12, xmm2                               ;   569.8 p1      21 x[1]
        movaps xmm2, [rdx - 128]                        ;   566.5 p2      21 x[1] reload
        andps xmm2, xmm15                               ;   569.5 p5      21 x[1]
        xorps xmm4, xmm2                                ;   570.5 p0      21 x[1]
        xorps xmm4, xmm6                                ;   571.5 p1      21 x[1]
        xorps xmm5, xmm6                                ;   570.2 p5      21 x[1]
        andps xmm14, [rbp - 16]                         ;   570.8 p0+p2   21 x[1]
        xorps xmm1, xmm14                               ;   571.8 p1      21 x[1]
        xorps xmm9, xmm1                                ;   572.8 p5      21 x[1]
        xorps xmm1, xmm4                                ;   572.8 p0      21 x[1]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   568.5 p2      21 x[0] reload
        xorps xmm6, xmm14                               ;   572.0 p1      21 x[1]
        xorps xmm8, xmm14                               ;   572.2 p5      21 x[1]
        movaps xmm15, [rsi - 64]                        ;   569.5 p2      21 x[1]
        xorps xmm15, [r8 + 896]                         ;   572.8 p0+p2   21 x[1]
        movaps xmm2, [r13 - 32]                         ;   571.5 p2      32 x[0] reload
        xorps xmm15, xmm2                               ;   574.5 p1      21 x[1]
        movaps xmm3, [r9 + 112]                         ;   572.5 p2      32 x[0] reload
        xorps xmm15, xmm3                               ;   575.5 p5      21 x[1]
        xorps xmm15, xmm14                              ;   576.5 p0      21 x[1]
        movaps xmm7, [rdx + 80]                         ;   573.5 p2      21 x[1]
        xorps xmm7, [r8 + 928]                          ;   576.5 p1+p2   21 x[1]
        movaps xmm10, [r13 + 0]                         ;   575.5 p2      32 x[0] reload
        xorps xmm7, xmm10                               ;   578.5 p5      21 x[1]
        movaps xmm11, [r10 - 112]                       ;   576.5 p2      32 x[0] reload
        xorps xmm7, xmm11                               ;   579.5 p0      21 x[1]
        xorps xmm7, xmm14                               ;   580.5 p1      21 x[1]
        movaps xmm13, xmm15                             ;   577.5 p5      21 x[1] copy
        movaps xmm10, xmm7                              ;   581.5 p0      21 x[1] copy
        movaps xmm2, [rbp + 96]                         ;   577.5 p2      21 x[1]
        xorps xmm2, [r8 + 960]                          ;   580.5 p1+p2   21 x[1]
        xorps xmm2, [r13 + 32]                          ;   581.5 p5+p2   21 x[1]
        xorps xmm2, [r10 - 80]                          ;   582.5 p0+p2   21 x[1]
        xorps xmm2, xmm14                               ;   583.5 p1      21 x[1]
        movaps xmm11, xmm2                              ;   584.5 p5      21 x[1] copy
        xorps xmm11, [rbp + 48]                         ;   585.5 p0+p2   21 x[1]
        movaps xmm3, [rdx - 80]                         ;   582.5 p2      21 x[1]
        xorps xmm3, [r8 + 992]                          ;   585.5 p1+p2   21 x[1]
        xorps xmm3, [r13 + 64]                          ;   586.5 p5+p2   21 x[1]
        xorps xmm3, [r10 - 48]                          ;   587.5 p0+p2   21 x[1]
        xorps xmm3, xmm14                               ;   588.5 p1      21 x[1]
        xorps xmm10, xmm3                               ;   589.5 p5      21 x[1]
        movaps [rbp - 16], xmm0                         ;   578.5 p3+p4   21 x[1] spill
        movaps xmm0, xmm3                               ;   589.5 p0      21 x[1] copy
        movaps [rdx - 128], xmm12                       ;   579.5 p3+p4   21 x[1] spill
        movaps xmm12, xmm3                              ;   589.5 p1      21 x[1] copy
        movaps [rdi + 48], xmm5                         ;   580.5 p3+p4   21 x[1] spill
        movaps xmm5, xmm3                               ;   589.5 p5      21 x[1] copy
        andps xmm5, xmm10                               ;   590.5 p0      21 x[1]
        movaps [rdi + 64], xmm8                         ;   581.5 p3+p4   21 x[1] spill
        movaps xmm8, xmm10                              ;   590.5 p1      21 x[1] copy
        xorps xmm8, [rbp - 32]                          ;   591.5 p5+p2   21 x[1]
        xorps xmm15, xmm8                               ;   592.5 p0      21 x[1]
        xorps xmm2, xmm15                               ;   593.5 p1      21 x[1]
        xorps xmm12, xmm2                               ;   594.5 p5      21 x[1]
        movaps [rsi + 0], xmm1                          ;   584.5 p3+p4   21 x[1] spill
        movaps xmm1, xmm10                              ;   590.5 p0      21 x[1] copy
        xorps xmm1, [rbp + 48]                          ;   591.5 p1+p2   21 x[1]
        movaps [rbp + 48], xmm4                         ;   585.8 p3+p4   21 x[1] spill
        movaps xmm4, xmm10                              ;   590.5 p5      21 x[1] copy
        movaps [rbp - 112], xmm6                        ;   586.8 p3+p4   21 x[1] spill
        movaps xmm6, xmm8                               ;   592.5 p0      21 x[1] copy
        movaps [rcx + 32], xmm9                         ;   587.8 p3+p4   21 x[1] spill
        movaps xmm9, xmm8                               ;   592.5 p1      21 x[1] copy
        orps xmm9, xmm12                                ;   595.5 p5      21 x[1]
        movaps [rsi - 16], xmm3                         ;   589.5 p3+p4   21 x[1] spill
        movaps xmm3, xmm12                              ;   595.5 p0      21 x[1] copy
        xorps xmm3, xmm1                                ;   596.5 p1      21 x[1]
        movaps [rcx + 48], xmm10                        ;   590.5 p3+p4   21 x[1] spill
        movaps xmm10, xmm2                              ;   594.5 p5      21 x[1] copy
        movaps [rax + 64], xmm12                        ;   595.5 p3+p4   21 x[1] spill
        movaps xmm12, xmm2                              ;   594.5 p0      21 x[1] copy
        andps xmm12, [rbp - 32]                         ;   595.5 p1+p2   21 x[1]
        xorps xmm7, xmm12                               ;   596.5 p5      21 x[1]
        movaps xmm12, xmm1                              ;   592.5 p0      21 x[1] copy
        movaps [r10 + 0], xmm2                          ;   594.5 p3+p4   21 x[1] spill
        movaps xmm2, xmm1                               ;   592.5 p1      21 x[1] copy
        movaps [rdx + 48], xmm8                         ;   593.5 p3+p4   21 x[1] spill
        movaps xmm8, xmm1                               ;   592.8 p5      21 x[1] copy
        movaps [rbx + 48], xmm1                         ;   594.5 p3+p4   21 x[1] spill
        movaps xmm1, xmm3                               ;   597.5 p0      21 x[1] copy
        movaps [rax + 80], xmm3                         ;   597.5 p3+p4   21 x[1] spill
        movaps xmm3, [rbp - 64]                         ;   593.8 p2      21 x[1]
        xorps xmm3, [r8 + 976]                          ;   596.8 p1+p2   21 x[1]
        xorps xmm3, [r13 + 48]                          ;   597.8 p5+p2   21 x[1]
        xorps xmm3, [r10 - 64]                          ;   598.8 p0+p2   21 x[1]
        xorps xmm3, xmm14                               ;   599.8 p1      21 x[1]
        xorps xmm11, xmm3                               ;   600.8 p5      21 x[1]
        xorps xmm6, xmm11                               ;   601.8 p0      21 x[1]
        andps xmm2, xmm6                                ;   602.8 p1      21 x[1]
        xorps xmm15, xmm2                               ;   603.8 p5      21 x[1]
        andps xmm1, xmm11                               ;   601.8 p0      21 x[1]
        xorps xmm15, xmm1                               ;   604.8 p1      21 x[1]
        xorps xmm7, xmm1                                ;   602.8 p5      21 x[1]
        movaps xmm1, xmm3                               ;   600.8 p0      21 x[1] copy
        xorps xmm1, [r8 + 944]                          ;   601.8 p1+p2   21 x[1]
        movaps xmm2, [r13 + 16]                         ;   598.8 p2      32 x[0] reload
        xorps xmm1, xmm2                                ;   602.8 p5      21 x[1]
        xorps xmm1, [r10 - 96]                          ;   603.8 p0+p2   21 x[1]
        xorps xmm1, [rdx + 112]                         ;   604.8 p1+p2   21 x[1]
        xorps xmm0, xmm1                                ;   605.8 p5      21 x[1]
        xorps xmm12, xmm1                               ;   605.8 p0      21 x[1]
        xorps xmm13, xmm1                               ;   605.8 p1      21 x[1]
        xorps xmm10, xmm0                               ;   606.8 p5      21 x[1]
        xorps xmm8, xmm0                                ;   606.8 p0      21 x[1]
        movaps xmm1, xmm11                              ;   601.8 p1      21 x[1] copy
        xorps xmm1, xmm13                               ;   606.8 p5      21 x[1]
        xorps xmm4, xmm1                                ;   607.8 p0      21 x[1]
        movaps xmm2, xmm0                               ;   606.8 p1      21 x[1] copy
        movaps xmm14, xmm10                             ;   607.8 p5      21 x[1] copy
        andps xmm14, xmm13                              ;   608.8 p0      21 x[1]
        xorps xmm5, xmm14                               ;   609.8 p1      21 x[1]
        movaps [rdi + 80], xmm11                        ;   603.2 p3+p4   21 x[1] spill
        movaps xmm11, xmm13                             ;   606.8 p5      21 x[1] copy
        xorps xmm11, [rbp - 32]                         ;   607.8 p0+p2   21 x[1]
        andps xmm2, xmm11                               ;   608.8 p1      21 x[1]
        xorps xmm14, xmm2                               ;   609.8 p5      21 x[1]
        xorps xmm15, xmm14                              ;   610.8 p0      21 x[1]
        xorps xmm3, xmm14                               ;   610.8 p1      21 x[1]
        movaps xmm14, xmm12                             ;   606.8 p5      21 x[1] copy
        andps xmm14, xmm1                               ;   607.8 p0      21 x[1]
        xorps xmm3, xmm14                               ;   611.8 p1      21 x[1]
        xorps xmm9, xmm14                               ;   608.8 p5      21 x[1]
        movaps xmm14, xmm8                              ;   607.8 p0      21 x[1] copy
        andps xmm14, xmm4                               ;   608.8 p1      21 x[1]
        xorps xmm3, xmm14                               ;   612.8 p5      21 x[1]
        movaps xmm14, xmm7                              ;   608.2 p0      21 x[1] copy
        xorps xmm7, xmm9                                ;   609.8 p1      21 x[1]
        xorps xmm14, xmm5                               ;   610.8 p5      21 x[1]
        xorps xmm9, xmm5                                ;   610.8 p0      21 x[1]
        andps xmm14, xmm15                              ;   611.8 p1      21 x[1]
        movaps xmm2, xmm7                               ;   610.8 p5      21 x[1] copy
        andps xmm2, xmm3                                ;   613.8 p0      21 x[1]
        movaps xmm5, xmm14                              ;   612.8 p1      21 x[1] copy
        orps xmm14, xmm9                                ;   612.8 p5      21 x[1]
        xorps xmm14, xmm2                               ;   614.8 p0      21 x[1]
        xorps xmm7, xmm14                               ;   615.8 p1      21 x[1]
        orps xmm14, xmm15                               ;   615.8 p5      21 x[1]
        xorps xmm14, xmm9                               ;   616.8 p0      21 x[1]
        andps xmm4, xmm7                                ;   616.8 p1      21 x[1]
        andps xmm8, xmm7                                ;   616.8 p5      21 x[1]
        xorps xmm8, [rel sm4_encrypt.T0_constants128]   ;   617.8 p0+p2   21 x[1]
        movaps [rdx - 112], xmm8                        ;   618.8 p3+p4   21 x[1] spill
        movaps xmm8, xmm9                               ;   613.8 p1      21 x[1] copy
        orps xmm8, xmm2                                 ;   614.8 p5      21 x[1]
        xorps xmm5, xmm8                                ;   615.8 p0      21 x[1]
        andps xmm9, xmm3                                ;   614.8 p1      21 x[1]
        xorps xmm3, xmm2                                ;   615.0 p5      21 x[1]
        orps xmm15, xmm9                                ;   615.8 p0      21 x[1]
        xorps xmm14, xmm9                               ;   617.8 p1      21 x[1]
        xorps xmm3, xmm15                               ;   616.8 p5      21 x[1]
        xorps xmm7, xmm5                                ;   616.8 p0      21 x[1]
        andps xmm6, xmm5                                ;   616.8 p1      21 x[1]
        andps xmm0, xmm7                                ;   617.8 p5      21 x[1]
        andps xmm11, xmm7                               ;   617.8 p0      21 x[1]
        movaps xmm15, [rbx + 48]                        ;   615.5 p2      21 x[1] reload
        andps xmm15, xmm5                               ;   618.5 p1      21 x[1]
        xorps xmm5, xmm3                                ;   618.0 p5      21 x[1]
        xorps xmm7, xmm14                               ;   618.8 p0      21 x[1]
        andps xmm10, xmm7                               ;   619.8 p1      21 x[1]
        andps xmm13, xmm7                               ;   619.8 p5      21 x[1]
        xorps xmm7, xmm5                                ;   619.8 p0      21 x[1]
        andps xmm12, xmm7                               ;   620.8 p1      21 x[1]
        andps xmm1, xmm7                                ;   620.8 p5      21 x[1]
        xorps xmm10, xmm12                              ;   621.8 p0      21 x[1]
        movaps xmm2, [rdx + 48]                         ;   618.0 p2      21 x[1] reload
        andps xmm2, xmm3                                ;   621.0 p1      21 x[1]
        xorps xmm4, xmm2                                ;   622.0 p5      21 x[1]
        xorps xmm1, xmm2                                ;   622.0 p0      21 x[1]
        xorps xmm11, xmm4                               ;   623.0 p1      21 x[1]
        xorps xmm6, xmm4                                ;   623.0 p5      21 x[1]
        xorps xmm0, xmm10                               ;   622.8 p0      21 x[1]
        xorps xmm13, xmm1                               ;   623.0 p1      21 x[1]
        movaps xmm2, [rax + 64]                         ;   620.0 p2      21 x[1] reload
        andps xmm2, xmm3                                ;   623.0 p5      21 x[1]
        xorps xmm3, xmm14                               ;   623.2 p0      21 x[1]
        xorps xmm13, xmm11                              ;   624.0 p1      21 x[1]
        xorps xmm15, xmm0                               ;   624.0 p5      21 x[1]
        movaps xmm4, [r10 + 0]                          ;   621.2 p2      21 x[1] reload
        andps xmm4, xmm14                               ;   624.2 p0      21 x[1]
        xorps xmm4, xmm2                                ;   625.2 p1      21 x[1]
        xorps xmm10, xmm2                               ;   625.0 p5      21 x[1]
        movaps xmm2, [rdx - 112]                        ;   622.2 p2      21 x[1] reload
        xorps xmm2, xmm0                                ;   625.2 p0      21 x[1]
        xorps xmm15, xmm4                               ;   626.2 p1      21 x[1]
        xorps xmm12, xmm4                               ;   626.2 p5      21 x[1]
        movaps xmm0, [rdi + 80]                         ;   623.2 p2      21 x[1] reload
        andps xmm0, xmm5                                ;   626.2 p0      21 x[1]
        xorps xmm1, xmm0                                ;   627.2 p1      21 x[1]
        movaps xmm0, [rax + 80]                         ;   624.2 p2      21 x[1] reload
        andps xmm0, xmm5                                ;   627.2 p5      21 x[1]
        xorps xmm12, xmm0                               ;   628.2 p0      21 x[1]
        xorps xmm10, xmm13                              ;   627.8 p1      21 x[1]
        xorps xmm6, xmm15                               ;   628.0 p5      21 x[1]
        xorps xmm1, xmm6                                ;   629.0 p0      21 x[1]
        movaps xmm0, [rcx + 48]                         ;   625.5 p2      21 x[1] reload
        andps xmm0, xmm3                                ;   628.8 p1      21 x[1]
        xorps xmm11, xmm0                               ;   629.8 p5      21 x[1]
        movaps xmm0, [rsi - 16]                         ;   626.5 p2      21 x[1] reload
        andps xmm0, xmm3                                ;   629.5 p0      21 x[1]
        xorps xmm10, xmm0                               ;   630.5 p1      21 x[1]
        xorps xmm10, xmm1                               ;   631.5 p5      21 x[1]
        xorps xmm12, xmm1                               ;   630.2 p0      21 x[1]
        xorps xmm15, xmm11                              ;   630.8 p1      21 x[1]
        andps xmm14, [rbp - 32]                         ;   631.0 p5+p2   21 x[1]
        xorps xmm6, xmm14                               ;   632.0 p0      21 x[1]
        xorps xmm2, xmm6                                ;   633.0 p1      21 x[1]
        xorps xmm6, xmm10                               ;   633.0 p5      21 x[1]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   628.8 p2      21 x[0] reload
        xorps xmm10, xmm14                              ;   632.5 p0      21 x[1]
        xorps xmm15, xmm14                              ;   632.8 p1      21 x[1]
        xorps xmm1, xmm14                               ;   633.0 p5      21 x[1]
        xorps xmm13, xmm14                              ;   633.2 p0      21 x[1]
        movaps xmm0, xmm2                               ;   634.0 p1      32 x[1] copy
        movaps xmm3, [rcx + 32]                         ;   630.2 p2      21 x[1] reload
        xorps xmm0, xmm3                                ;   635.0 p5      32 x[1]
        movaps xmm4, [rcx - 32]                         ;   631.2 p2      21 x[1] reload
        xorps xmm3, xmm4                                ;   634.2 p0      32 x[1]
        movaps xmm5, [rbp - 96]                         ;   632.2 p2      21 x[1] reload
        xorps xmm4, xmm5                                ;   635.2 p1      32 x[1]
        movaps xmm7, xmm10                              ;   635.0 p5      32 x[1] copy
        movaps xmm8, xmm1                               ;   635.2 p0      32 x[1] copy
        xorps xmm1, xmm0                                ;   636.0 p1      32 x[1]
        movaps xmm9, xmm6                               ;   636.0 p5      32 x[1] copy
        xorps xmm7, [rbp + 112]                         ;   636.2 p0+p2   32 x[1]
        xorps xmm10, [rbp + 48]                         ;   636.8 p1+p2   32 x[1]
        xorps xmm10, xmm14                              ;   637.8 p5      32 x[1]
        xorps xmm2, xmm10                               ;   638.8 p0      32 x[1]
        xorps xmm8, [rdi - 16]                          ;   637.8 p1+p2   32 x[1]
        xorps xmm9, [rbp + 32]                          ;   638.0 p5+p2   32 x[1]
        xorps xmm6, [rdx + 32]                          ;   638.2 p0+p2   32 x[1]
        xorps xmm0, [r14 + 64]                          ;   638.8 p1+p2   32 x[1]
        movaps [rbp + 48], xmm2                         ;   639.8 p3+p4   32 x[1] spill
        movaps xmm2, xmm13                              ;   639.0 p5      32 x[1] copy
        xorps xmm2, [rdi + 64]                          ;   640.0 p0+p2   32 x[1]
        movaps [rbp - 96], xmm2                         ;   641.0 p3+p4   32 x[1] spill
        movaps xmm2, xmm4                               ;   639.8 p1      32 x[1] copy
        xorps xmm2, xmm8                                ;   640.8 p5      32 x[1]
        xorps xmm2, [rbp - 112]                         ;   641.8 p0+p2   32 x[1]
        xorps xmm4, [r15 + 64]                          ;   641.2 p1+p2   32 x[1]
        xorps xmm4, [rbp + 48]                          ;   642.8 p5+p2   32 x[1]
        movaps [rcx - 32], xmm4                         ;   643.8 p3+p4   32 x[1] spill
        movaps xmm4, xmm7                               ;   641.2 p0      32 x[1] copy
        xorps xmm4, xmm3                                ;   642.2 p1      32 x[1]
        xorps xmm7, [rcx + 0]                           ;   643.2 p5+p2   32 x[1]
        xorps xmm7, [rdx + 32]                          ;   644.2 p0+p2   32 x[1]
        xorps xmm7, [rsi + 0]                           ;   645.2 p1+p2   32 x[1]
        movaps [rdx + 32], xmm3                         ;   639.0 p3+p4   32 x[1] spill
        movaps xmm3, xmm9                               ;   643.0 p5      32 x[1] copy
        xorps xmm9, xmm10                               ;   643.2 p0      32 x[1]
        xorps xmm10, xmm7                               ;   646.2 p1      32 x[1]
        xorps xmm10, xmm6                               ;   647.2 p5      32 x[1]
        xorps xmm3, [rdi - 16]                          ;   646.2 p0+p2   32 x[1]
        xorps xmm3, [rbp - 112]                         ;   647.2 p1+p2   32 x[1]
        xorps xmm9, [rbp + 112]                         ;   648.2 p5+p2   32 x[1]
        xorps xmm7, [r15 - 32]                          ;   649.2 p0+p2   32 x[1]
        xorps xmm10, [r15 + 96]                         ;   650.2 p1+p2   32 x[1]
        movaps [rdi - 16], xmm10                        ;   651.2 p3+p4   32 x[1] spill
        movaps xmm10, xmm8                              ;   646.0 p5      32 x[1] copy
        xorps xmm10, xmm6                               ;   647.0 p0      32 x[1]
        xorps xmm10, [rsi + 0]                          ;   651.2 p1+p2   32 x[1]
        xorps xmm8, [rbp + 3232]                        ;   652.2 p5+p2   32 x[1]
        movaps [rcx + 32], xmm7                         ;   650.2 p3+p4   32 x[1] spill
        movaps xmm7, xmm15                              ;   647.2 p0      32 x[1] copy
        xorps xmm7, [rbp - 80]                          ;   653.2 p1+p2   32 x[1]
        xorps xmm15, [rbp - 16]                         ;   654.2 p5+p2   32 x[1]
        xorps xmm15, [rdx - 128]                        ;   655.2 p0+p2   32 x[1]
        xorps xmm15, xmm14                              ;   656.2 p1      32 x[1]
        xorps xmm13, xmm15                              ;   657.2 p5      32 x[1]
        movaps [rbp - 16], xmm10                        ;   652.2 p3+p4   32 x[1] spill
        movaps xmm10, xmm12                             ;   649.2 p0      32 x[1] copy
        xorps xmm10, [rdi + 0]                          ;   656.2 p1+p2   32 x[1]
        xorps xmm12, [rbp - 96]                         ;   657.2 p5+p2   32 x[1]
        movaps [rbp - 32], xmm13                        ;   658.2 p3+p4   32 x[1] spill
        movaps xmm13, xmm11                             ;   650.2 p0      32 x[1] copy
        xorps xmm13, [rdi + 16]                         ;   658.2 p1+p2   32 x[1]
        xorps xmm11, [rbp - 128]                        ;   659.2 p5+p2   32 x[1]
        movaps [rsi - 16], xmm4                         ;   650.5 p3+p4   32 x[1] spill
        movaps xmm4, xmm6                               ;   651.2 p0      32 x[1] copy
        xorps xmm4, xmm9                                ;   652.2 p1      32 x[1]
        xorps xmm4, [r14 + 96]                          ;   660.2 p5+p2   32 x[1]
        xorps xmm6, [r15 + 0]                           ;   661.2 p0+p2   32 x[1]
        xorps xmm6, [rbp + 32]                          ;   662.2 p1+p2   32 x[1]
        xorps xmm9, [rbp + 3296]                        ;   663.2 p5+p2   32 x[1]
        movaps [rbp + 32], xmm9                         ;   664.2 p3+p4   32 x[1] spill
        movaps xmm9, xmm7                               ;   654.2 p0      32 x[1] copy
        xorps xmm7, [rcx - 16]                          ;   664.2 p1+p2   32 x[1]
        xorps xmm7, [rbp - 128]                         ;   665.2 p5+p2   32 x[1]
        xorps xmm7, [rdx - 128]                         ;   666.2 p0+p2   32 x[1]
        movaps [rbp - 128], xmm7                        ;   667.2 p3+p4   32 x[1] spill
        movaps xmm7, xmm3                               ;   656.2 p1      32 x[1] copy
        xorps xmm7, [r15 - 128]                         ;   667.2 p5+p2   32 x[1]
        xorps xmm7, [rsi + 0]                           ;   668.2 p0+p2   32 x[1]
        xorps xmm3, [rbp + 3200]                        ;   669.2 p1+p2   32 x[1]
        xorps xmm3, [rbp - 16]                          ;   670.2 p5+p2   32 x[1]
        movaps [rsi + 0], xmm3                          ;   671.2 p3+p4   32 x[1] spill
        movaps xmm3, xmm15                              ;   658.5 p0      32 x[1] copy
        xorps xmm3, xmm13                               ;   659.5 p1      32 x[1]
        xorps xmm15, xmm11                              ;   660.2 p5      32 x[1]
        xorps xmm13, [rdi + 0]                          ;   671.2 p0+p2   32 x[1]
        xorps xmm13, [rdi + 48]                         ;   672.2 p1+p2   32 x[1]
        xorps xmm3, [rbp - 80]                          ;   673.2 p5+p2   32 x[1]
        xorps xmm15, [r15 + 112]                        ;   674.2 p0+p2   32 x[1]
        xorps xmm15, [rbp - 128]                        ;   675.2 p1+p2   32 x[1]
        movaps [rdi + 0], xmm15                         ;   676.2 p3+p4   32 x[1] spill
        movaps xmm15, xmm2                              ;   664.2 p5      32 x[1] copy
        xorps xmm15, [r15 - 96]                         ;   676.2 p0+p2   32 x[1]
        xorps xmm2, [r15 + 32]                          ;   677.2 p1+p2   32 x[1]
        xorps xmm2, [rdx + 32]                          ;   678.2 p5+p2   32 x[1]
        movaps [rcx + 48], xmm15                        ;   677.2 p3+p4   32 x[1] spill
        movaps xmm15, xmm10                             ;   667.2 p0      32 x[1] copy
        xorps xmm15, [rdi + 48]                         ;   679.2 p1+p2   32 x[1]
        movaps [rax + 80], xmm13                        ;   673.2 p3+p4   32 x[1] spill
        movaps xmm13, xmm10                             ;   668.2 p5      32 x[1] copy
        xorps xmm13, xmm11                              ;   669.2 p0      32 x[1]
        xorps xmm13, [rdx - 128]                        ;   680.2 p1+p2   32 x[1]
        xorps xmm10, [rbp + 3248]                       ;   681.2 p5+p2   32 x[1]
        movaps [rdi + 80], xmm13                        ;   681.2 p3+p4   32 x[1] spill
        movaps xmm13, xmm11                             ;   671.2 p0      32 x[1] copy
        xorps xmm13, xmm3                               ;   674.2 p1      32 x[1]
        xorps xmm13, [r14 + 112]                        ;   682.2 p5+p2   32 x[1]
        xorps xmm11, [r15 + 16]                         ;   683.2 p0+p2   32 x[1]
        xorps xmm11, [rdi + 16]                         ;   684.2 p1+p2   32 x[1]
        xorps xmm3, [rbp + 3312]                        ;   685.2 p5+p2   32 x[1]
        movaps [rdi + 16], xmm3                         ;   686.2 p3+p4   32 x[1] spill
        movaps xmm3, [rsi - 48]                         ;   686.2 p2      32 x[1]
        xorps xmm3, xmm14                               ;   689.2 p0      32 x[1]
        xorps xmm3, [rbp - 112]                         ;   690.2 p1+p2   32 x[1]
        xorps xmm1, xmm3                                ;   691.2 p5      32 x[1]
        xorps xmm7, xmm3                                ;   691.2 p0      32 x[1]
        xorps xmm6, xmm3                                ;   691.2 p1      32 x[1]
        xorps xmm2, xmm3                                ;   691.2 p5      32 x[1]
        xorps xmm8, xmm1                                ;   692.2 p0      32 x[1]
        xorps xmm1, [rbp + 3360]                        ;   692.2 p1+p2   32 x[1]
        xorps xmm1, [rdx + 32]                          ;   693.2 p5+p2   32 x[1]
        movaps xmm3, [rcx + 0]                          ;   690.2 p2      32 x[1]
        xorps xmm3, [rbp + 112]                         ;   693.2 p0+p2   32 x[1]
        xorps xmm5, xmm3                                ;   694.2 p1      32 x[1]
        xorps xmm4, xmm3                                ;   694.2 p5      32 x[1]
        xorps xmm0, xmm5                                ;   695.2 p0      32 x[1]
        xorps xmm5, [rbp + 3264]                        ;   695.2 p1+p2   32 x[1]
        movaps xmm3, [rsi - 16]                         ;   693.2 p2      32 x[1] reload
        xorps xmm5, xmm3                                ;   696.2 p5      32 x[1]
        xorps xmm3, [r15 - 64]                          ;   696.2 p0+p2   32 x[1]
        xorps xmm3, [rbp + 48]                          ;   697.2 p1+p2   32 x[1]
        movaps [rbp + 48], xmm1                         ;   694.2 p3+p4   32 x[1] spill
        movaps xmm1, [rsi - 32]                         ;   696.2 p2      32 x[1]
        xorps xmm1, [rdi + 64]                          ;   699.2 p5+p2   32 x[1]
        xorps xmm9, xmm1                                ;   700.2 p0      32 x[1]
        movaps [rdi + 64], xmm5                         ;   697.2 p3+p4   32 x[1] spill
        movaps xmm5, xmm9                               ;   701.2 p1      32 x[1] copy
        xorps xmm5, [r15 - 48]                          ;   702.2 p5+p2   32 x[1]
        xorps xmm5, [rbp - 32]                          ;   703.2 p0+p2   32 x[1]
        xorps xmm9, [rbp + 3280]                        ;   701.2 p1+p2   32 x[1]
        movaps [rsi - 16], xmm8                         ;   694.2 p3+p4   32 x[1] spill
        movaps xmm8, xmm1                               ;   700.2 p5      32 x[1] copy
        xorps xmm8, [r15 + 48]                          ;   701.2 p0+p2   32 x[1]
        xorps xmm1, [rbp + 3376]                        ;   702.2 p1+p2   32 x[1]
        movaps [rbp + 112], xmm2                        ;   695.2 p3+p4   32 x[1] spill
        movaps xmm2, [rsi - 32]                         ;   703.2 p2      32 x[1]
        xorps xmm2, [rcx + 16]                          ;   706.2 p5+p2   32 x[1]
        xorps xmm15, xmm2                               ;   707.2 p0      32 x[1]
        xorps xmm8, xmm15                               ;   708.2 p1      32 x[1]
        xorps xmm15, [r15 - 80]                         ;   708.2 p5+p2   32 x[1]
        xorps xmm2, [r15 + 80]                          ;   707.2 p0+p2   32 x[1]
        xorps xmm2, [rbp - 32]                          ;   708.2 p1+p2   32 x[1]
        movaps [rbp - 32], xmm6                         ;   699.2 p3+p4   32 x[1] spill
        movaps xmm6, [rsi - 48]                         ;   708.2 p2      32 x[1]
        xorps xmm6, [rax + 48]                          ;   711.2 p5+p2   32 x[1]
        xorps xmm6, [rdi + 32]                          ;   712.2 p0+p2   32 x[1]
        xorps xmm6, [rax + 32]                          ;   713.2 p1+p2   32 x[1]
        xorps xmm6, [rdi + 48]                          ;   714.2 p5+p2   32 x[1]
        xorps xmm12, xmm6                               ;   715.2 p0      32 x[1]
        xorps xmm10, xmm12                              ;   716.2 p1      32 x[1]
        xorps xmm1, xmm12                               ;   716.2 p5      32 x[1]
        xorps xmm11, xmm6                               ;   715.2 p0      32 x[1]
        xorps xmm8, xmm6                                ;   715.2 p1      32 x[1]
        xorps xmm6, [r15 - 112]                         ;   715.2 p5+p2   32 x[1]
        movaps xmm12, [rax + 80]                        ;   714.2 p2      32 x[1] reload
        xorps xmm6, xmm12                               ;   717.2 p0      32 x[1]
        xorps xmm6, [rdx - 128]                         ;   718.2 p1+p2   32 x[1]
        xorps xmm12, [rbp + 3216]                       ;   717.2 p5+p2   32 x[1]
        xorps xmm12, [rdi + 80]                         ;   718.2 p0+p2   32 x[1]
        movaps [rdx - 128], xmm12                       ;   719.2 p3+p4   32 x[1] spill
        movaps xmm12, xmm5                              ;   711.2 p1      32 x[2] copy
        xorps xmm12, [r8 + 1168]                        ;   718.2 p5+p2   32 x[2]
        xorps xmm12, [rbx + 16]                         ;   719.2 p0+p2   32 x[2]
        xorps xmm12, [rdi - 112]                        ;   720.2 p1+p2   32 x[2]
        movaps [rax + 80], xmm5                         ;   714.2 p3+p4   32 x[1] spill
        movaps xmm5, xmm15                              ;   714.5 p5      32 x[2] copy
        xorps xmm5, [r8 + 1136]                         ;   721.2 p0+p2   32 x[2]
        xorps xmm5, [r13 + 112]                         ;   722.2 p1+p2   32 x[2]
        xorps xmm5, [rbp + 16]                          ;   723.2 p5+p2   32 x[2]
        movaps [rdi + 48], xmm15                        ;   715.5 p3+p4   32 x[1] spill
        movaps xmm15, xmm2                              ;   715.8 p0      32 x[2] copy
        xorps xmm15, [r8 + 1296]                        ;   724.2 p1+p2   32 x[2]
        xorps xmm15, [r9 + 0]                           ;   725.2 p5+p2   32 x[2]
        xorps xmm15, [rdx - 64]                         ;   726.2 p0+p2   32 x[2]
        movaps [rax + 32], xmm2                         ;   716.8 p3+p4   32 x[1] spill
        movaps xmm2, xmm8                               ;   717.0 p1      32 x[2] copy
        xorps xmm2, [r8 + 1264]                         ;   727.2 p5+p2   32 x[2]
        xorps xmm2, [r9 - 32]                           ;   728.2 p0+p2   32 x[2]
        xorps xmm2, [rdx - 32]                          ;   729.2 p1+p2   32 x[2]
        movaps [rdi + 32], xmm8                         ;   718.0 p3+p4   32 x[1] spill
        movaps xmm8, [rcx - 16]                         ;   730.2 p2      32 x[1]
        xorps xmm8, [rbp - 80]                          ;   733.2 p5+p2   32 x[1]
        xorps xmm13, xmm8                               ;   734.2 p0      32 x[1]
        xorps xmm8, [rcx + 16]                          ;   734.2 p1+p2   32 x[1]
        xorps xmm9, xmm8                                ;   735.2 p5      32 x[1]
        xorps xmm8, [r14 + 80]                          ;   735.2 p0+p2   32 x[1]
        xorps xmm8, [rbp - 96]                          ;   736.2 p1+p2   32 x[1]
        movaps [rbp - 96], xmm15                        ;   727.2 p3+p4   32 x[2] spill
        movaps xmm15, xmm10                             ;   722.2 p5      32 x[2] copy
        xorps xmm15, [r8 + 1392]                        ;   735.2 p0+p2   32 x[2]
        xorps xmm15, [r9 + 96]                          ;   736.2 p1+p2   32 x[2]
        xorps xmm15, [rsi - 80]                         ;   737.2 p5+p2   32 x[2]
        movaps [rcx + 16], xmm10                        ;   725.2 p3+p4   32 x[1] spill
        movaps xmm10, xmm5                              ;   725.5 p0      21 x[2] copy
        movaps [rbp - 80], xmm15                        ;   738.2 p3+p4   32 x[2] spill
        movaps xmm15, xmm1                              ;   726.2 p1      32 x[2] copy
        xorps xmm15, [r8 + 1520]                        ;   738.2 p5+p2   32 x[2]
        xorps xmm15, [r10 - 32]                         ;   739.2 p0+p2   32 x[2]
        xorps xmm15, [rdi - 96]                         ;   740.2 p1+p2   32 x[2]
        movaps [rcx - 16], xmm1                         ;   728.2 p3+p4   32 x[1] spill
        movaps xmm1, xmm0                               ;   728.5 p5      21 x[2] copy
        xorps xmm1, [r8 + 1024]                         ;   741.2 p0+p2   21 x[2]
        xorps xmm1, [rsi + 96]                          ;   742.2 p1+p2   21 x[2]
        xorps xmm1, [rdx - 96]                          ;   743.2 p5+p2   21 x[2]
        xorps xmm1, xmm14                               ;   744.2 p0      21 x[2]
        movaps [rax + 48], xmm0                         ;   734.2 p3+p4   32 x[1] spill
        movaps xmm0, xmm4                               ;   734.5 p1      21 x[2] copy
        xorps xmm0, [r8 + 1056]                         ;   744.2 p5+p2   21 x[2]
        xorps xmm0, [r14 - 128]                         ;   745.2 p0+p2   21 x[2]
        xorps xmm0, [rsi - 112]                         ;   746.2 p1+p2   21 x[2]
        xorps xmm0, xmm14                               ;   747.2 p5      21 x[2]
        movaps [rsi - 48], xmm4                         ;   735.8 p3+p4   32 x[1] spill
        movaps xmm4, xmm8                               ;   737.2 p0      32 x[2] copy
        xorps xmm4, [r8 + 1040]                         ;   747.2 p1+p2   32 x[2]
        xorps xmm4, [r13 + 96]                          ;   748.2 p5+p2   32 x[2]
        xorps xmm4, [rcx - 48]                          ;   749.2 p0+p2   32 x[2]
        movaps [rsi - 32], xmm8                         ;   737.5 p3+p4   32 x[1] spill
        movaps xmm8, xmm9                               ;   737.8 p1      32 x[2] copy
        xorps xmm8, [r8 + 1424]                         ;   750.2 p5+p2   32 x[2]
        xorps xmm8, [r10 - 128]                         ;   751.2 p0+p2   32 x[2]
        xorps xmm8, [rcx - 64]                          ;   752.2 p1+p2   32 x[2]
        movaps [rcx + 0], xmm9                          ;   739.2 p3+p4   32 x[1] spill
        movaps xmm9, xmm7                               ;   739.5 p5      21 x[2] copy
        xorps xmm9, [r8 + 1088]                         ;   753.2 p0+p2   21 x[2]
        xorps xmm9, [r14 - 112]                         ;   754.2 p1+p2   21 x[2]
        xorps xmm9, [rsi + 112]                         ;   755.2 p5+p2   21 x[2]
        xorps xmm9, xmm14                               ;   756.2 p0      21 x[2]
        xorps xmm5, xmm9                                ;   757.2 p1      21 x[2]
        movaps [rdx + 32], xmm7                         ;   744.2 p3+p4   32 x[1] spill
        movaps xmm7, xmm1                               ;   745.2 p5      21 x[2] copy
        movaps [rbp - 112], xmm8                        ;   753.2 p3+p4   32 x[2] spill
        movaps xmm8, xmm0                               ;   748.2 p0      21 x[2] copy
        movaps [rdx - 112], xmm15                       ;   746.2 p3+p4   32 x[2] spill
        movaps xmm15, xmm6                              ;   746.2 p1      21 x[2] copy
        xorps xmm15, [r8 + 1104]                        ;   756.2 p5+p2   21 x[2]
        xorps xmm15, [r14 - 80]                         ;   757.2 p0+p2   21 x[2]
        xorps xmm15, [rbx + 32]                         ;   758.2 p1+p2   21 x[2]
        xorps xmm15, xmm14                              ;   759.2 p5      21 x[2]
        xorps xmm5, xmm15                               ;   760.2 p0      21 x[2]
        movaps [r10 + 0], xmm6                          ;   748.5 p3+p4   32 x[1] spill
        movaps xmm6, xmm13                              ;   748.8 p1      21 x[2] copy
        xorps xmm6, xmm15                               ;   760.2 p5      21 x[2]
        xorps xmm6, [r8 + 1072]                         ;   761.2 p0+p2   21 x[2]
        xorps xmm6, [rcx - 80]                          ;   762.2 p1+p2   21 x[2]
        xorps xmm6, [rdx + 16]                          ;   763.2 p5+p2   21 x[2]
        xorps xmm7, xmm6                                ;   764.2 p0      21 x[2]
        movaps [rax + 64], xmm13                        ;   753.2 p3+p4   32 x[1] spill
        movaps xmm13, [rbp - 128]                       ;   762.2 p2      32 x[1]
        xorps xmm13, [r15 - 16]                         ;   765.2 p1+p2   32 x[1]
        movaps [rbp - 128], xmm12                       ;   754.2 p3+p4   32 x[2] spill
        movaps xmm12, xmm4                              ;   754.5 p5      21 x[2] copy
        movaps [rdx + 48], xmm2                         ;   755.2 p3+p4   32 x[2] spill
        movaps xmm2, xmm4                               ;   755.2 p0      21 x[2] copy
        xorps xmm2, xmm7                                ;   765.2 p1      21 x[2]
        movaps [rbx + 48], xmm13                        ;   766.2 p3+p4   32 x[1] spill
        movaps xmm13, xmm4                              ;   756.2 p5      21 x[2] copy
        movaps [r14 - 64], xmm11                        ;   757.2 p3+p4   32 x[1] spill
        movaps xmm11, xmm6                              ;   764.2 p0      21 x[2] copy
        movaps [r14 - 48], xmm3                         ;   758.2 p3+p4   32 x[1] spill
        movaps xmm3, [rbp - 16]                         ;   764.2 p2      32 x[1]
        xorps xmm3, [rbp + 3328]                        ;   767.2 p1+p2   32 x[1]
        movaps [rbp - 16], xmm3                         ;   768.2 p3+p4   32 x[1] spill
        movaps xmm3, xmm2                               ;   766.2 p5      21 x[2] copy
        movaps [rax + 96], xmm4                         ;   760.2 p3+p4   32 x[2] spill
        movaps xmm4, [rdi + 80]                         ;   766.2 p2      32 x[1]
        xorps xmm4, [rbp + 3344]                        ;   769.2 p0+p2   32 x[1]
        movaps [rdi + 80], xmm4                         ;   770.2 p3+p4   32 x[1] spill
        movaps xmm4, xmm7                               ;   765.2 p1      21 x[2] copy
        xorps xmm4, xmm5                                ;   766.2 p5      21 x[2]
        movaps [rdi + 96], xmm2                         ;   766.2 p3+p4   21 x[2] spill
        movaps xmm2, xmm7                               ;   765.2 p0      21 x[2] copy
        movaps [rax + 112], xmm7                        ;   765.2 p3+p4   21 x[2] spill
        movaps xmm7, xmm5                               ;   764.5 p1      21 x[2] copy
        movaps [rsi + 16], xmm4                         ;   767.2 p3+p4   21 x[2] spill
        movaps xmm4, xmm5                               ;   765.0 p5      21 x[2] copy
        movaps [rcx + 64], xmm5                         ;   766.2 p3+p4   21 x[2] spill
        movaps xmm5, [rsi - 96]                         ;   768.2 p2      21 x[2]
        xorps xmm5, [r8 + 1120]                         ;   771.2 p0+p2   21 x[2]
        xorps xmm5, [r14 - 96]                          ;   772.2 p1+p2   21 x[2]
        xorps xmm5, [rcx + 48]                          ;   773.2 p5+p2   21 x[2]
        xorps xmm5, xmm14                               ;   774.2 p0      21 x[2]
        xorps xmm8, xmm5                                ;   775.2 p1      21 x[2]
        xorps xmm11, xmm5                               ;   775.2 p5      21 x[2]
        andps xmm3, xmm11                               ;   776.2 p0      21 x[2]
        xorps xmm12, xmm8                               ;   776.2 p1      21 x[2]
        xorps xmm10, xmm8                               ;   776.2 p5      21 x[2]
        xorps xmm1, xmm12                               ;   777.2 p0      21 x[2]
        xorps xmm9, xmm1                                ;   778.2 p1      21 x[2]
        xorps xmm7, xmm12                               ;   777.2 p5      21 x[2]
        andps xmm13, xmm9                               ;   779.2 p0      21 x[2]
        xorps xmm0, xmm13                               ;   780.2 p1      21 x[2]
        xorps xmm6, xmm10                               ;   777.2 p5      21 x[2]
        movaps xmm13, xmm7                              ;   778.2 p0      21 x[2] copy
        andps xmm13, xmm10                              ;   779.2 p1      21 x[2]
        xorps xmm1, xmm13                               ;   780.2 p5      21 x[2]
        movaps xmm13, xmm5                              ;   775.2 p0      21 x[2] copy
        xorps xmm13, xmm9                               ;   779.2 p1      21 x[2]
        movaps xmm14, xmm5                              ;   775.2 p5      21 x[2] copy
        andps xmm14, xmm8                               ;   776.2 p0      21 x[2]
        movaps [rcx + 80], xmm5                         ;   775.8 p3+p4   21 x[2] spill
        movaps xmm5, xmm8                               ;   776.2 p1      21 x[2] copy
        xorps xmm5, [rsi + 16]                          ;   777.2 p5+p2   21 x[2]
        movaps [rcx + 96], xmm8                         ;   776.8 p3+p4   21 x[2] spill
        movaps xmm8, xmm9                               ;   779.2 p0      21 x[2] copy
        xorps xmm8, xmm11                               ;   780.2 p1      21 x[2]
        andps xmm2, xmm8                                ;   781.2 p5      21 x[2]
        xorps xmm3, xmm2                                ;   782.2 p0      21 x[2]
        xorps xmm14, xmm2                               ;   782.2 p1      21 x[2]
        xorps xmm1, xmm3                                ;   783.2 p5      21 x[2]
        xorps xmm15, xmm3                               ;   783.2 p0      21 x[2]
        movaps xmm2, xmm11                              ;   779.0 p1      21 x[2] copy
        xorps xmm2, xmm10                               ;   780.0 p5      21 x[2]
        movaps xmm3, xmm10                              ;   779.8 p0      21 x[2] copy
        xorps xmm3, xmm13                               ;   780.8 p1      21 x[2]
        andps xmm4, xmm3                                ;   781.8 p5      21 x[2]
        xorps xmm1, xmm4                                ;   784.2 p0      21 x[2]
        xorps xmm0, xmm4                                ;   782.8 p1      21 x[2]
        movaps xmm4, xmm5                               ;   781.2 p5      21 x[2] copy
        andps xmm4, xmm2                                ;   782.2 p0      21 x[2]
        xorps xmm15, xmm4                               ;   784.2 p1      21 x[2]
        movaps xmm4, xmm13                              ;   782.2 p5      21 x[2] copy
        orps xmm4, xmm12                                ;   783.2 p0      21 x[2]
        movaps [rbx - 128], xmm3                        ;   781.8 p3+p4   21 x[2] spill
        movaps xmm3, xmm6                               ;   783.0 p1      21 x[2] copy
        andps xmm3, [rsi + 16]                          ;   784.0 p5+p2   21 x[2]
        xorps xmm15, xmm3                               ;   785.2 p0      21 x[2]
        xorps xmm4, xmm3                                ;   785.0 p1      21 x[2]
        movaps xmm3, xmm14                              ;   784.2 p5      21 x[2] copy
        xorps xmm3, xmm0                                ;   785.2 p0      21 x[2]
        xorps xmm14, xmm4                               ;   786.0 p1      21 x[2]
        xorps xmm0, xmm4                                ;   786.0 p5      21 x[2]
        andps xmm3, xmm1                                ;   786.2 p0      21 x[2]
        movaps xmm4, xmm0                               ;   787.0 p1      21 x[2] copy
        andps xmm4, xmm15                               ;   788.0 p5      21 x[2]
        movaps [rcx + 112], xmm13                       ;   784.5 p3+p4   21 x[2] spill
        movaps xmm13, xmm1                              ;   786.8 p0      21 x[2] copy
        movaps [rsi + 32], xmm9                         ;   785.5 p3+p4   21 x[2] spill
        movaps xmm9, xmm3                               ;   787.2 p1      21 x[2] copy
        orps xmm3, xmm14                                ;   787.2 p5      21 x[2]
        xorps xmm3, xmm4                                ;   789.0 p0      21 x[2]
        xorps xmm0, xmm3                                ;   790.0 p1      21 x[2]
        orps xmm13, xmm3                                ;   790.0 p5      21 x[2]
        xorps xmm13, xmm14                              ;   791.0 p0      21 x[2]
        andps xmm5, xmm0                                ;   791.0 p1      21 x[2]
        andps xmm2, xmm0                                ;   791.0 p5      21 x[2]
        movaps xmm3, xmm14                              ;   789.8 p0      21 x[2] copy
        orps xmm3, xmm4                                 ;   790.8 p1      21 x[2]
        xorps xmm9, xmm3                                ;   791.8 p5      21 x[2]
        andps xmm14, xmm15                              ;   790.8 p0      21 x[2]
        xorps xmm15, xmm4                               ;   791.0 p1      21 x[2]
        orps xmm1, xmm14                                ;   791.8 p5      21 x[2]
        xorps xmm13, xmm14                              ;   792.0 p0      21 x[2]
        xorps xmm15, xmm1                               ;   792.8 p1      21 x[2]
        xorps xmm0, xmm9                                ;   792.8 p5      21 x[2]
        andps xmm7, xmm9                                ;   792.8 p0      21 x[2]
        andps xmm10, xmm9                               ;   793.0 p1      21 x[2]
        andps xmm11, xmm0                               ;   793.8 p5      21 x[2]
        andps xmm12, xmm15                              ;   793.8 p0      21 x[2]
        xorps xmm5, xmm12                               ;   794.8 p1      21 x[2]
        xorps xmm9, xmm15                               ;   794.2 p5      21 x[2]
        movaps xmm14, [rdi + 96]                        ;   791.0 p2      21 x[2] reload
        andps xmm14, xmm0                               ;   794.8 p0      21 x[2]
        xorps xmm14, xmm5                               ;   795.8 p1      21 x[2]
        xorps xmm7, xmm5                                ;   795.8 p5      21 x[2]
        xorps xmm0, xmm13                               ;   795.8 p0      21 x[2]
        andps xmm8, xmm0                                ;   796.8 p1      21 x[2]
        movaps xmm1, [rcx + 112]                        ;   792.5 p2      21 x[2] reload
        andps xmm1, xmm15                               ;   796.2 p5      21 x[2]
        xorps xmm15, xmm13                              ;   796.8 p0      21 x[2]
        movaps xmm3, [rsi + 32]                         ;   793.5 p2      21 x[2] reload
        andps xmm3, xmm13                               ;   797.0 p1      21 x[2]
        xorps xmm3, xmm1                                ;   798.0 p5      21 x[2]
        xorps xmm10, xmm3                               ;   799.0 p0      21 x[2]
        movaps xmm4, [rax + 112]                        ;   794.5 p2      21 x[2] reload
        andps xmm4, xmm0                                ;   798.0 p1      21 x[2]
        xorps xmm0, xmm9                                ;   798.2 p5      21 x[2]
        andps xmm6, xmm0                                ;   799.2 p0      21 x[2]
        xorps xmm8, xmm6                                ;   800.2 p1      21 x[2]
        xorps xmm3, xmm6                                ;   800.2 p5      21 x[2]
        xorps xmm4, xmm14                               ;   799.8 p0      21 x[2]
        xorps xmm11, xmm8                               ;   801.2 p1      21 x[2]
        xorps xmm1, xmm8                                ;   801.2 p5      21 x[2]
        movaps xmm5, [rcx + 64]                         ;   796.5 p2      21 x[2] reload
        andps xmm5, xmm9                                ;   800.8 p0      21 x[2]
        movaps xmm6, [rbx - 128]                        ;   797.5 p2      21 x[2] reload
        andps xmm6, xmm9                                ;   801.0 p1      21 x[2]
        xorps xmm3, xmm6                                ;   802.0 p5      21 x[2]
        xorps xmm10, xmm11                              ;   802.2 p0      21 x[2]
        xorps xmm2, xmm11                               ;   802.2 p1      21 x[2]
        xorps xmm7, xmm10                               ;   803.2 p5      21 x[2]
        movaps xmm6, [rcx + 96]                         ;   798.5 p2      21 x[2] reload
        andps xmm6, xmm15                               ;   802.8 p0      21 x[2]
        xorps xmm14, xmm6                               ;   803.8 p1      21 x[2]
        movaps xmm6, [rcx + 80]                         ;   799.5 p2      21 x[2] reload
        andps xmm6, xmm15                               ;   803.2 p5      21 x[2]
        xorps xmm1, xmm6                                ;   804.2 p0      21 x[2]
        xorps xmm5, xmm7                                ;   804.2 p1      21 x[2]
        xorps xmm10, xmm14                              ;   804.8 p5      21 x[2]
        andps xmm0, [rsi + 16]                          ;   804.8 p0+p2   21 x[2]
        xorps xmm12, xmm0                               ;   805.8 p1      21 x[2]
        xorps xmm4, xmm12                               ;   806.8 p5      21 x[2]
        xorps xmm5, xmm12                               ;   806.8 p0      21 x[2]
        xorps xmm1, xmm4                                ;   807.8 p1      21 x[2]
        xorps xmm1, xmm5                                ;   808.8 p5      21 x[2]
        xorps xmm3, xmm5                                ;   807.8 p0      21 x[2]
        andps xmm13, [rax + 96]                         ;   807.0 p1+p2   21 x[2]
        xorps xmm7, xmm13                               ;   808.0 p5      21 x[2]
        xorps xmm2, xmm7                                ;   809.0 p0      21 x[2]
        xorps xmm7, xmm1                                ;   809.8 p1      21 x[2]
        movaps xmm15, [rel sm4_encrypt.T0_constants128] ;   803.5 p2      21 x[0] reload
        xorps xmm1, xmm15                               ;   809.8 p5      21 x[2]
        xorps xmm10, xmm15                              ;   808.8 p0      21 x[2]
        xorps xmm5, xmm15                               ;   809.0 p1      21 x[2]
        xorps xmm2, xmm15                               ;   810.0 p5      21 x[2]
        xorps xmm4, xmm15                               ;   809.8 p0      21 x[2]
        movaps xmm0, [rdi - 128]                        ;   805.0 p2      21 x[2]
        xorps xmm0, [r8 + 1152]                         ;   810.0 p1+p2   21 x[2]
        movaps xmm6, [rax + 0]                          ;   807.0 p2      32 x[0] reload
        xorps xmm0, xmm6                                ;   811.0 p5      21 x[2]
        movaps xmm8, [r14 - 48]                         ;   808.0 p2      32 x[1] reload
        xorps xmm0, xmm8                                ;   812.0 p0      21 x[2]
        xorps xmm0, xmm15                               ;   813.0 p1      21 x[2]
        movaps xmm9, [rbp + 0]                          ;   809.0 p2      21 x[2]
        xorps xmm9, [r8 + 1184]                         ;   812.0 p5+p2   21 x[2]
        movaps xmm11, [rax - 16]                        ;   811.0 p2      32 x[0] reload
        xorps xmm9, xmm11                               ;   814.0 p0      21 x[2]
        movaps xmm12, [rcx + 32]                        ;   812.0 p2      32 x[1] reload
        xorps xmm9, xmm12                               ;   815.0 p1      21 x[2]
        xorps xmm9, xmm15                               ;   816.0 p5      21 x[2]
        movaps xmm13, xmm0                              ;   814.0 p0      21 x[2] copy
        movaps xmm11, xmm9                              ;   817.0 p1      21 x[2] copy
        movaps xmm6, [rdx - 16]                         ;   813.0 p2      21 x[2]
        xorps xmm6, [r8 + 1216]                         ;   816.0 p5+p2   21 x[2]
        xorps xmm6, [r10 - 16]                          ;   817.0 p0+p2   21 x[2]
        xorps xmm6, [rbp - 32]                          ;   818.0 p1+p2   21 x[2]
        xorps xmm6, xmm15                               ;   819.0 p5      21 x[2]
        movaps xmm12, xmm6                              ;   820.0 p0      21 x[2] copy
        xorps xmm12, [rdx + 48]                         ;   821.0 p1+p2   21 x[2]
        movaps xmm8, [rdi - 48]                         ;   818.0 p2      21 x[2]
        xorps xmm8, [r8 + 1248]                         ;   821.0 p5+p2   21 x[2]
        xorps xmm8, [r9 - 48]                           ;   822.0 p0+p2   21 x[2]
        xorps xmm8, [rbp + 112]                         ;   823.0 p1+p2   21 x[2]
        xorps xmm8, xmm15                               ;   824.0 p5      21 x[2]
        xorps xmm11, xmm8                               ;   825.0 p0      21 x[2]
        movaps [rax + 96], xmm10                        ;   814.2 p3+p4   21 x[2] spill
        movaps xmm10, xmm8                              ;   825.0 p1      21 x[2] copy
        movaps [rsi + 16], xmm14                        ;   815.2 p3+p4   21 x[2] spill
        movaps xmm14, xmm8                              ;   825.0 p5      21 x[2] copy
        movaps [rcx + 80], xmm3                         ;   816.2 p3+p4   21 x[2] spill
        movaps xmm3, xmm8                               ;   825.0 p0      21 x[2] copy
        andps xmm3, xmm11                               ;   826.0 p1      21 x[2]
        movaps [rcx + 96], xmm4                         ;   817.2 p3+p4   21 x[2] spill
        movaps xmm4, xmm11                              ;   826.0 p5      21 x[2] copy
        xorps xmm4, [rbp - 128]                         ;   827.0 p0+p2   21 x[2]
        xorps xmm0, xmm4                                ;   828.0 p1      21 x[2]
        xorps xmm6, xmm0                                ;   829.0 p5      21 x[2]
        xorps xmm14, xmm6                               ;   830.0 p0      21 x[2]
        movaps [rbx - 128], xmm1                        ;   820.0 p3+p4   21 x[2] spill
        movaps xmm1, xmm11                              ;   826.0 p1      21 x[2] copy
        xorps xmm1, [rdx + 48]                          ;   827.0 p5+p2   21 x[2]
        movaps [rdx + 48], xmm7                         ;   821.2 p3+p4   21 x[2] spill
        movaps xmm7, xmm11                              ;   826.0 p0      21 x[2] copy
        movaps [rcx + 64], xmm5                         ;   822.2 p3+p4   21 x[2] spill
        movaps xmm5, xmm4                               ;   828.0 p1      21 x[2] copy
        movaps [rax + 112], xmm2                        ;   823.2 p3+p4   21 x[2] spill
        movaps xmm2, xmm4                               ;   828.0 p5      21 x[2] copy
        orps xmm2, xmm14                                ;   831.0 p0      21 x[2]
        movaps [rsi + 32], xmm8                         ;   825.0 p3+p4   21 x[2] spill
        movaps xmm8, xmm14                              ;   831.0 p1      21 x[2] copy
        xorps xmm8, xmm1                                ;   832.0 p5      21 x[2]
        movaps [rcx + 112], xmm11                       ;   826.0 p3+p4   21 x[2] spill
        movaps xmm11, xmm6                              ;   830.0 p0      21 x[2] copy
        movaps [rdi + 96], xmm14                        ;   831.0 p3+p4   21 x[2] spill
        movaps xmm14, xmm6                              ;   830.0 p1      21 x[2] copy
        andps xmm14, [rbp - 128]                        ;   831.0 p5+p2   21 x[2]
        xorps xmm9, xmm14                               ;   832.0 p0      21 x[2]
        movaps xmm14, xmm1                              ;   828.0 p1      21 x[2] copy
        movaps [rsi + 48], xmm6                         ;   830.0 p3+p4   21 x[2] spill
        movaps xmm6, xmm1                               ;   828.0 p5      21 x[2] copy
        movaps [rbp + 64], xmm4                         ;   829.0 p3+p4   21 x[2] spill
        movaps xmm4, xmm1                               ;   828.2 p0      21 x[2] copy
        movaps [rdx - 48], xmm1                         ;   830.0 p3+p4   21 x[2] spill
        movaps xmm1, xmm8                               ;   833.0 p1      21 x[2] copy
        movaps [rbx + 64], xmm8                         ;   833.0 p3+p4   21 x[2] spill
        movaps xmm8, [rax + 16]                         ;   829.2 p2      21 x[2]
        xorps xmm8, [r8 + 1232]                         ;   832.2 p5+p2   21 x[2]
        xorps xmm8, [rax - 32]                          ;   833.2 p0+p2   21 x[2]
        xorps xmm8, [r14 - 64]                          ;   834.2 p1+p2   21 x[2]
        xorps xmm8, xmm15                               ;   835.2 p5      21 x[2]
        xorps xmm12, xmm8                               ;   836.2 p0      21 x[2]
        xorps xmm5, xmm12                               ;   837.2 p1      21 x[2]
        andps xmm6, xmm5                                ;   838.2 p5      21 x[2]
        xorps xmm0, xmm6                                ;   839.2 p0      21 x[2]
        andps xmm1, xmm12                               ;   837.2 p1      21 x[2]
        xorps xmm0, xmm1                                ;   840.2 p5      21 x[2]
        xorps xmm9, xmm1                                ;   838.2 p0      21 x[2]
        movaps xmm1, xmm8                               ;   836.2 p1      21 x[2] copy
        xorps xmm1, [r8 + 1200]                         ;   837.2 p5+p2   21 x[2]
        movaps xmm6, [rax - 48]                         ;   834.2 p2      32 x[0] reload
        xorps xmm1, xmm6                                ;   838.2 p0      21 x[2]
        xorps xmm1, [rbp - 48]                          ;   839.2 p1+p2   21 x[2]
        xorps xmm1, [rbx + 48]                          ;   840.2 p5+p2   21 x[2]
        xorps xmm10, xmm1                               ;   841.2 p0      21 x[2]
        xorps xmm14, xmm1                               ;   841.2 p1      21 x[2]
        xorps xmm13, xmm1                               ;   841.2 p5      21 x[2]
        xorps xmm11, xmm10                              ;   842.2 p0      21 x[2]
        xorps xmm4, xmm10                               ;   842.2 p1      21 x[2]
        movaps xmm1, xmm12                              ;   837.2 p5      21 x[2] copy
        xorps xmm1, xmm13                               ;   842.2 p0      21 x[2]
        xorps xmm7, xmm1                                ;   843.2 p1      21 x[2]
        movaps xmm6, xmm10                              ;   842.2 p5      21 x[2] copy
        movaps xmm15, xmm11                             ;   843.2 p0      21 x[2] copy
        andps xmm15, xmm13                              ;   844.2 p1      21 x[2]
        xorps xmm3, xmm15                               ;   845.2 p5      21 x[2]
        movaps [rbx + 80], xmm12                        ;   838.8 p3+p4   21 x[2] spill
        movaps xmm12, xmm13                             ;   842.2 p0      21 x[2] copy
        xorps xmm12, [rbp - 128]                        ;   843.2 p1+p2   21 x[2]
        andps xmm6, xmm12                               ;   844.2 p5      21 x[2]
        xorps xmm15, xmm6                               ;   845.2 p0      21 x[2]
        xorps xmm0, xmm15                               ;   846.2 p1      21 x[2]
        xorps xmm8, xmm15                               ;   846.2 p5      21 x[2]
        movaps xmm15, xmm14                             ;   842.2 p0      21 x[2] copy
        andps xmm15, xmm1                               ;   843.2 p1      21 x[2]
        xorps xmm8, xmm15                               ;   847.2 p5      21 x[2]
        xorps xmm2, xmm15                               ;   844.2 p0      21 x[2]
        movaps xmm15, xmm4                              ;   843.2 p1      21 x[2] copy
        andps xmm15, xmm7                               ;   844.2 p5      21 x[2]
        xorps xmm8, xmm15                               ;   848.2 p0      21 x[2]
        movaps xmm15, xmm9                              ;   843.8 p1      21 x[2] copy
        xorps xmm9, xmm2                                ;   845.2 p5      21 x[2]
        xorps xmm15, xmm3                               ;   846.2 p0      21 x[2]
        xorps xmm2, xmm3                                ;   846.2 p1      21 x[2]
        andps xmm15, xmm0                               ;   847.2 p5      21 x[2]
        movaps xmm3, xmm9                               ;   846.2 p0      21 x[2] copy
        andps xmm3, xmm8                                ;   849.2 p1      21 x[2]
        movaps xmm6, xmm15                              ;   848.2 p5      21 x[2] copy
        orps xmm15, xmm2                                ;   848.2 p0      21 x[2]
        xorps xmm15, xmm3                               ;   850.2 p1      21 x[2]
        xorps xmm9, xmm15                               ;   851.2 p5      21 x[2]
        orps xmm15, xmm0                                ;   851.2 p0      21 x[2]
        xorps xmm15, xmm2                               ;   852.2 p1      21 x[2]
        andps xmm7, xmm9                                ;   852.2 p5      21 x[2]
        andps xmm4, xmm9                                ;   852.2 p0      21 x[2]
        xorps xmm4, [rel sm4_encrypt.T0_constants128]   ;   853.2 p1+p2   21 x[2]
        movaps [rbx - 112], xmm4                        ;   854.2 p3+p4   21 x[2] spill
        movaps xmm4, xmm2                               ;   849.2 p5      21 x[2] copy
        orps xmm4, xmm3                                 ;   850.2 p0      21 x[2]
        xorps xmm6, xmm4                                ;   851.2 p1      21 x[2]
        andps xmm2, xmm8                                ;   850.2 p5      21 x[2]
        xorps xmm8, xmm3                                ;   850.5 p0      21 x[2]
        orps xmm0, xmm2                                 ;   851.2 p1      21 x[2]
        xorps xmm15, xmm2                               ;   853.2 p5      21 x[2]
        xorps xmm8, xmm0                                ;   852.2 p0      21 x[2]
        xorps xmm9, xmm6                                ;   852.2 p1      21 x[2]
        andps xmm5, xmm6                                ;   852.2 p5      21 x[2]
        andps xmm10, xmm9                               ;   853.2 p0      21 x[2]
        andps xmm12, xmm9                               ;   853.2 p1      21 x[2]
        movaps xmm0, [rdx - 48]                         ;   851.0 p2      21 x[2] reload
        andps xmm0, xmm6                                ;   854.0 p5      21 x[2]
        xorps xmm6, xmm8                                ;   853.5 p0      21 x[2]
        xorps xmm9, xmm15                               ;   854.2 p1      21 x[2]
        andps xmm11, xmm9                               ;   855.2 p5      21 x[2]
        andps xmm13, xmm9                               ;   855.2 p0      21 x[2]
        xorps xmm9, xmm6                                ;   855.2 p1      21 x[2]
        andps xmm14, xmm9                               ;   856.2 p5      21 x[2]
        andps xmm1, xmm9                                ;   856.2 p0      21 x[2]
        xorps xmm11, xmm14                              ;   857.2 p1      21 x[2]
        movaps xmm2, [rbp + 64]                         ;   853.5 p2      21 x[2] reload
        andps xmm2, xmm8                                ;   856.5 p5      21 x[2]
        xorps xmm7, xmm2                                ;   857.5 p0      21 x[2]
        xorps xmm1, xmm2                                ;   857.5 p1      21 x[2]
        xorps xmm12, xmm7                               ;   858.5 p5      21 x[2]
        xorps xmm5, xmm7                                ;   858.5 p0      21 x[2]
        xorps xmm10, xmm11                              ;   858.2 p1      21 x[2]
        xorps xmm13, xmm1                               ;   858.5 p5      21 x[2]
        movaps xmm2, [rdi + 96]                         ;   855.5 p2      21 x[2] reload
        andps xmm2, xmm8                                ;   858.5 p0      21 x[2]
        xorps xmm8, xmm15                               ;   858.8 p1      21 x[2]
        xorps xmm13, xmm12                              ;   859.5 p5      21 x[2]
        xorps xmm0, xmm10                               ;   859.5 p0      21 x[2]
        movaps xmm3, [rsi + 48]                         ;   856.8 p2      21 x[2] reload
        andps xmm3, xmm15                               ;   859.8 p1      21 x[2]
        movaps xmm4, [rbx - 112]                        ;   857.8 p2      21 x[2] reload
        xorps xmm4, xmm10                               ;   860.8 p5      21 x[2]
        xorps xmm3, xmm2                                ;   860.8 p0      21 x[2]
        xorps xmm11, xmm2                               ;   860.8 p1      21 x[2]
        xorps xmm0, xmm3                                ;   861.8 p5      21 x[2]
        movaps xmm2, [rbx + 80]                         ;   858.8 p2      21 x[2] reload
        andps xmm2, xmm6                                ;   861.8 p0      21 x[2]
        xorps xmm1, xmm2                                ;   862.8 p1      21 x[2]
        movaps xmm2, [rbx + 64]                         ;   859.8 p2      21 x[2] reload
        andps xmm2, xmm6                                ;   862.8 p5      21 x[2]
        xorps xmm11, xmm13                              ;   862.5 p0      21 x[2]
        xorps xmm5, xmm0                                ;   862.8 p1      21 x[2]
        xorps xmm1, xmm5                                ;   863.8 p5      21 x[2]
        movaps xmm6, [rcx + 112]                        ;   860.8 p2      21 x[2] reload
        andps xmm6, xmm8                                ;   863.8 p0      21 x[2]
        xorps xmm12, xmm6                               ;   864.8 p1      21 x[2]
        movaps xmm6, [rsi + 32]                         ;   861.8 p2      21 x[2] reload
        andps xmm6, xmm8                                ;   864.8 p5      21 x[2]
        xorps xmm11, xmm6                               ;   865.8 p0      21 x[2]
        xorps xmm11, xmm1                               ;   866.8 p1      21 x[2]
        xorps xmm0, xmm12                               ;   865.8 p5      21 x[2]
        andps xmm15, [rbp - 128]                        ;   865.5 p0+p2   21 x[2]
        xorps xmm5, xmm15                               ;   866.5 p1      21 x[2]
        xorps xmm4, xmm5                                ;   867.5 p5      21 x[2]
        xorps xmm5, xmm11                               ;   867.8 p0      21 x[2]
        movaps xmm15, [rel sm4_encrypt.T0_constants128] ;   863.8 p2      21 x[0] reload
        xorps xmm11, xmm15                              ;   867.8 p1      21 x[2]
        xorps xmm0, xmm15                               ;   867.2 p5      21 x[2]
        xorps xmm13, xmm15                              ;   867.5 p0      21 x[2]
        movaps xmm6, [rdi - 64]                         ;   864.8 p2      21 x[2]
        xorps xmm6, [r8 + 1280]                         ;   867.8 p1+p2   21 x[2]
        movaps xmm7, [r9 - 16]                          ;   866.8 p2      32 x[0] reload
        xorps xmm6, xmm7                                ;   869.8 p5      21 x[2]
        movaps xmm8, [rcx - 32]                         ;   867.8 p2      32 x[1] reload
        xorps xmm6, xmm8                                ;   870.8 p0      21 x[2]
        xorps xmm6, xmm15                               ;   871.8 p1      21 x[2]
        movaps xmm9, xmm6                               ;   872.8 p5      21 x[2] copy
        movaps xmm10, [rsi - 128]                       ;   868.8 p2      21 x[2]
        xorps xmm10, [r8 + 1312]                        ;   871.8 p0+p2   21 x[2]
        xorps xmm10, [r9 + 16]                          ;   872.8 p1+p2   21 x[2]
        xorps xmm10, [rdi - 16]                         ;   873.8 p5+p2   21 x[2]
        xorps xmm10, xmm15                              ;   874.8 p0      21 x[2]
        movaps xmm7, xmm10                              ;   875.8 p1      21 x[2] copy
        movaps xmm8, [rdx + 0]                          ;   872.8 p2      21 x[2]
        xorps xmm8, [r8 + 1344]                         ;   875.8 p5+p2   21 x[2]
        xorps xmm8, [r9 + 48]                           ;   876.8 p0+p2   21 x[2]
        xorps xmm8, [rsi + 0]                           ;   877.8 p1+p2   21 x[2]
        xorps xmm8, xmm15                               ;   878.8 p5      21 x[2]
        movaps [rbp - 128], xmm12                       ;   869.2 p3+p4   21 x[2] spill
        movaps xmm12, xmm8                              ;   879.8 p0      21 x[2] copy
        xorps xmm12, [rbp - 80]                         ;   880.8 p1+p2   21 x[2]
        movaps [rsi + 32], xmm0                         ;   870.2 p3+p4   21 x[2] spill
        movaps xmm0, [rdi - 80]                         ;   877.8 p2      21 x[2]
        xorps xmm0, [r8 + 1376]                         ;   880.8 p5+p2   21 x[2]
        xorps xmm0, [r9 + 80]                           ;   881.8 p0+p2   21 x[2]
        xorps xmm0, [rsi - 16]                          ;   882.8 p1+p2   21 x[2]
        xorps xmm0, xmm15                               ;   883.8 p5      21 x[2]
        xorps xmm7, xmm0                                ;   884.8 p0      21 x[2]
        movaps [rcx + 112], xmm14                       ;   873.2 p3+p4   21 x[2] spill
        movaps xmm14, xmm0                              ;   884.8 p1      21 x[2] copy
        movaps [rbx + 64], xmm3                         ;   874.2 p3+p4   21 x[2] spill
        movaps xmm3, xmm0                               ;   884.8 p5      21 x[2] copy
        movaps [rbx + 80], xmm2                         ;   875.2 p3+p4   21 x[2] spill
        movaps xmm2, xmm0                               ;   884.8 p0      21 x[2] copy
        andps xmm2, xmm7                                ;   885.8 p1      21 x[2]
        movaps [rbx - 112], xmm13                       ;   876.2 p3+p4   21 x[2] spill
        movaps xmm13, xmm7                              ;   885.8 p5      21 x[2] copy
        xorps xmm13, [rbp - 96]                         ;   886.8 p0+p2   21 x[2]
        xorps xmm6, xmm13                               ;   887.8 p1      21 x[2]
        xorps xmm8, xmm6                                ;   888.8 p5      21 x[2]
        xorps xmm3, xmm8                                ;   889.8 p0      21 x[2]
        movaps [rsi + 48], xmm5                         ;   879.8 p3+p4   21 x[2] spill
        movaps xmm5, xmm7                               ;   885.8 p1      21 x[2] copy
        xorps xmm5, [rbp - 80]                          ;   886.8 p5+p2   21 x[2]
        movaps [rbp - 80], xmm11                        ;   881.0 p3+p4   21 x[2] spill
        movaps xmm11, xmm7                              ;   885.8 p0      21 x[2] copy
        movaps [rdi + 96], xmm1                         ;   882.0 p3+p4   21 x[2] spill
        movaps xmm1, xmm13                              ;   887.8 p1      21 x[2] copy
        movaps [rbp + 64], xmm4                         ;   883.0 p3+p4   21 x[2] spill
        movaps xmm4, xmm13                              ;   887.8 p5      21 x[2] copy
        orps xmm4, xmm3                                 ;   890.8 p0      21 x[2]
        movaps [rdx - 48], xmm0                         ;   884.8 p3+p4   21 x[2] spill
        movaps xmm0, xmm3                               ;   890.8 p1      21 x[2] copy
        xorps xmm0, xmm5                                ;   891.8 p5      21 x[2]
        movaps [rax - 128], xmm7                        ;   885.8 p3+p4   21 x[2] spill
        movaps xmm7, xmm8                               ;   889.8 p0      21 x[2] copy
        movaps [rdi + 112], xmm3                        ;   890.8 p3+p4   21 x[2] spill
        movaps xmm3, xmm8                               ;   889.8 p1      21 x[2] copy
        andps xmm3, [rbp - 96]                          ;   890.8 p5+p2   21 x[2]
        xorps xmm10, xmm3                               ;   891.8 p0      21 x[2]
        movaps xmm3, xmm5                               ;   887.8 p1      21 x[2] copy
        movaps [rbx - 96], xmm8                         ;   889.8 p3+p4   21 x[2] spill
        movaps xmm8, xmm5                               ;   887.8 p5      21 x[2] copy
        movaps [rbx - 80], xmm13                        ;   888.8 p3+p4   21 x[2] spill
        movaps xmm13, xmm5                              ;   888.0 p0      21 x[2] copy
        movaps [rbp + 80], xmm5                         ;   889.8 p3+p4   21 x[2] spill
        movaps xmm5, xmm0                               ;   892.8 p1      21 x[2] copy
        movaps [rax - 112], xmm0                        ;   892.8 p3+p4   21 x[2] spill
        movaps xmm0, [rdi - 32]                         ;   889.0 p2      21 x[2]
        xorps xmm0, [r8 + 1360]                         ;   892.0 p5+p2   21 x[2]
        xorps xmm0, [r9 + 64]                           ;   893.0 p0+p2   21 x[2]
        xorps xmm0, [rdx - 128]                         ;   894.0 p1+p2   21 x[2]
        xorps xmm0, xmm15                               ;   895.0 p5      21 x[2]
        xorps xmm12, xmm0                               ;   896.0 p0      21 x[2]
        xorps xmm1, xmm12                               ;   897.0 p1      21 x[2]
        andps xmm8, xmm1                                ;   898.0 p5      21 x[2]
        xorps xmm6, xmm8                                ;   899.0 p0      21 x[2]
        andps xmm5, xmm12                               ;   897.0 p1      21 x[2]
        xorps xmm6, xmm5                                ;   900.0 p5      21 x[2]
        xorps xmm10, xmm5                               ;   898.0 p0      21 x[2]
        movaps xmm5, xmm0                               ;   896.0 p1      21 x[2] copy
        xorps xmm5, [r8 + 1328]                         ;   897.0 p5+p2   21 x[2]
        movaps xmm8, [r9 + 32]                          ;   894.0 p2      32 x[0] reload
        xorps xmm5, xmm8                                ;   898.0 p0      21 x[2]
        xorps xmm5, [rdx + 96]                          ;   899.0 p1+p2   21 x[2]
        xorps xmm5, [rdi + 0]                           ;   900.0 p5+p2   21 x[2]
        xorps xmm14, xmm5                               ;   901.0 p0      21 x[2]
        xorps xmm3, xmm5                                ;   901.0 p1      21 x[2]
        xorps xmm9, xmm5                                ;   901.0 p5      21 x[2]
        xorps xmm7, xmm14                               ;   902.0 p0      21 x[2]
        xorps xmm13, xmm14                              ;   902.0 p1      21 x[2]
        movaps xmm5, xmm12                              ;   897.0 p5      21 x[2] copy
        xorps xmm5, xmm9                                ;   902.0 p0      21 x[2]
        xorps xmm11, xmm5                               ;   903.0 p1      21 x[2]
        movaps xmm8, xmm14                              ;   902.0 p5      21 x[2] copy
        movaps xmm15, xmm7                              ;   903.0 p0      21 x[2] copy
        andps xmm15, xmm9                               ;   904.0 p1      21 x[2]
        xorps xmm2, xmm15                               ;   905.0 p5      21 x[2]
        movaps [rcx - 128], xmm12                       ;   898.5 p3+p4   21 x[2] spill
        movaps xmm12, xmm9                              ;   902.0 p0      21 x[2] copy
        xorps xmm12, [rbp - 96]                         ;   903.0 p1+p2   21 x[2]
        andps xmm8, xmm12                               ;   904.0 p5      21 x[2]
        xorps xmm15, xmm8                               ;   905.0 p0      21 x[2]
        xorps xmm6, xmm15                               ;   906.0 p1      21 x[2]
        xorps xmm0, xmm15                               ;   906.0 p5      21 x[2]
        movaps xmm15, xmm3                              ;   902.0 p0      21 x[2] copy
        andps xmm15, xmm5                               ;   903.0 p1      21 x[2]
        xorps xmm0, xmm15                               ;   907.0 p5      21 x[2]
        xorps xmm4, xmm15                               ;   904.0 p0      21 x[2]
        movaps xmm15, xmm13                             ;   903.0 p1      21 x[2] copy
        andps xmm15, xmm11                              ;   904.0 p5      21 x[2]
        xorps xmm0, xmm15                               ;   908.0 p0      21 x[2]
        movaps xmm15, xmm10                             ;   903.5 p1      21 x[2] copy
        xorps xmm10, xmm4                               ;   905.0 p5      21 x[2]
        xorps xmm15, xmm2                               ;   906.0 p0      21 x[2]
        xorps xmm4, xmm2                                ;   906.0 p1      21 x[2]
        andps xmm15, xmm6                               ;   907.0 p5      21 x[2]
        movaps xmm2, xmm10                              ;   906.0 p0      21 x[2] copy
        andps xmm2, xmm0                                ;   909.0 p1      21 x[2]
        movaps xmm8, xmm15                              ;   908.0 p5      21 x[2] copy
        orps xmm15, xmm4                                ;   908.0 p0      21 x[2]
        xorps xmm15, xmm2                               ;   910.0 p1      21 x[2]
        xorps xmm10, xmm15                              ;   911.0 p5      21 x[2]
        orps xmm15, xmm6                                ;   911.0 p0      21 x[2]
        xorps xmm15, xmm4                               ;   912.0 p1      21 x[2]
        andps xmm11, xmm10                              ;   912.0 p5      21 x[2]
        andps xmm13, xmm10                              ;   912.0 p0      21 x[2]
        xorps xmm13, [rel sm4_encrypt.T0_constants128]  ;   913.0 p1+p2   21 x[2]
        movaps [rax - 96], xmm13                        ;   914.0 p3+p4   21 x[2] spill
        movaps xmm13, xmm4                              ;   909.0 p5      21 x[2] copy
        orps xmm13, xmm2                                ;   910.0 p0      21 x[2]
        xorps xmm8, xmm13                               ;   911.0 p1      21 x[2]
        andps xmm4, xmm0                                ;   910.0 p5      21 x[2]
        xorps xmm0, xmm2                                ;   910.2 p0      21 x[2]
        orps xmm6, xmm4                                 ;   911.0 p1      21 x[2]
        xorps xmm15, xmm4                               ;   913.0 p5      21 x[2]
        xorps xmm0, xmm6                                ;   912.0 p0      21 x[2]
        xorps xmm10, xmm8                               ;   912.0 p1      21 x[2]
        andps xmm1, xmm8                                ;   912.0 p5      21 x[2]
        andps xmm14, xmm10                              ;   913.0 p0      21 x[2]
        andps xmm12, xmm10                              ;   913.0 p1      21 x[2]
        movaps xmm2, [rbp + 80]                         ;   910.8 p2      21 x[2] reload
        andps xmm2, xmm8                                ;   913.8 p5      21 x[2]
        xorps xmm8, xmm0                                ;   913.2 p0      21 x[2]
        xorps xmm10, xmm15                              ;   914.0 p1      21 x[2]
        andps xmm7, xmm10                               ;   915.0 p5      21 x[2]
        andps xmm9, xmm10                               ;   915.0 p0      21 x[2]
        xorps xmm10, xmm8                               ;   915.0 p1      21 x[2]
        andps xmm3, xmm10                               ;   916.0 p5      21 x[2]
        andps xmm5, xmm10                               ;   916.0 p0      21 x[2]
        xorps xmm7, xmm3                                ;   917.0 p1      21 x[2]
        movaps xmm4, [rbx - 80]                         ;   913.2 p2      21 x[2] reload
        andps xmm4, xmm0                                ;   916.2 p5      21 x[2]
        xorps xmm11, xmm4                               ;   917.2 p0      21 x[2]
        xorps xmm5, xmm4                                ;   917.2 p1      21 x[2]
        xorps xmm12, xmm11                              ;   918.2 p5      21 x[2]
        xorps xmm1, xmm11                               ;   918.2 p0      21 x[2]
        xorps xmm14, xmm7                               ;   918.0 p1      21 x[2]
        xorps xmm9, xmm5                                ;   918.2 p5      21 x[2]
        movaps xmm4, [rdi + 112]                        ;   915.2 p2      21 x[2] reload
        andps xmm4, xmm0                                ;   918.2 p0      21 x[2]
        xorps xmm0, xmm15                               ;   918.5 p1      21 x[2]
        xorps xmm9, xmm12                               ;   919.2 p5      21 x[2]
        xorps xmm2, xmm14                               ;   919.2 p0      21 x[2]
        movaps xmm6, [rbx - 96]                         ;   916.5 p2      21 x[2] reload
        andps xmm6, xmm15                               ;   919.5 p1      21 x[2]
        movaps xmm10, [rax - 96]                        ;   917.5 p2      21 x[2] reload
        xorps xmm10, xmm14                              ;   920.5 p5      21 x[2]
        xorps xmm6, xmm4                                ;   920.5 p0      21 x[2]
        xorps xmm7, xmm4                                ;   920.5 p1      21 x[2]
        xorps xmm2, xmm6                                ;   921.5 p5      21 x[2]
        xorps xmm3, xmm6                                ;   921.5 p0      21 x[2]
        movaps xmm14, [rcx - 128]                       ;   918.5 p2      21 x[2] reload
        andps xmm14, xmm8                               ;   921.5 p1      21 x[2]
        xorps xmm5, xmm14                               ;   922.5 p5      21 x[2]
        movaps xmm14, [rax - 112]                       ;   919.5 p2      21 x[2] reload
        andps xmm14, xmm8                               ;   922.5 p0      21 x[2]
        xorps xmm3, xmm14                               ;   923.5 p1      21 x[2]
        xorps xmm7, xmm9                                ;   923.0 p5      21 x[2]
        xorps xmm1, xmm2                                ;   923.2 p0      21 x[2]
        xorps xmm5, xmm1                                ;   924.2 p1      21 x[2]
        movaps xmm14, [rax - 128]                       ;   920.8 p2      21 x[2] reload
        andps xmm14, xmm0                               ;   924.0 p5      21 x[2]
        xorps xmm12, xmm14                              ;   925.0 p0      21 x[2]
        movaps xmm14, [rdx - 48]                        ;   921.8 p2      21 x[2] reload
        andps xmm14, xmm0                               ;   924.8 p1      21 x[2]
        xorps xmm7, xmm14                               ;   925.8 p5      21 x[2]
        xorps xmm7, xmm5                                ;   926.8 p0      21 x[2]
        xorps xmm3, xmm5                                ;   925.5 p1      21 x[2]
        andps xmm15, [rbp - 96]                         ;   926.0 p5+p2   21 x[2]
        xorps xmm1, xmm15                               ;   927.0 p0      21 x[2]
        xorps xmm10, xmm1                               ;   928.0 p1      21 x[2]
        xorps xmm1, xmm7                                ;   928.0 p5      21 x[2]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   923.8 p2      21 x[0] reload
        xorps xmm5, xmm14                               ;   927.2 p0      21 x[2]
        xorps xmm9, xmm14                               ;   927.5 p1      21 x[2]
        movaps xmm15, [rsi - 64]                        ;   924.8 p2      21 x[2]
        xorps xmm15, [r8 + 1408]                        ;   928.0 p5+p2   21 x[2]
        movaps xmm0, [r9 + 112]                         ;   926.8 p2      32 x[0] reload
        xorps xmm15, xmm0                               ;   929.8 p0      21 x[2]
        movaps xmm4, [rdi + 64]                         ;   927.8 p2      32 x[1] reload
        xorps xmm15, xmm4                               ;   930.8 p1      21 x[2]
        xorps xmm15, xmm14                              ;   931.8 p5      21 x[2]
        movaps xmm6, [rdx + 80]                         ;   928.8 p2      21 x[2]
        xorps xmm6, [r8 + 1440]                         ;   931.8 p0+p2   21 x[2]
        movaps xmm8, [r10 - 112]                        ;   930.8 p2      32 x[0] reload
        xorps xmm6, xmm8                                ;   933.8 p1      21 x[2]
        movaps xmm11, [rbp + 32]                        ;   931.8 p2      32 x[1] reload
        xorps xmm6, xmm11                               ;   934.8 p5      21 x[2]
        xorps xmm6, xmm14                               ;   935.8 p0      21 x[2]
        movaps xmm13, xmm15                             ;   932.8 p1      21 x[2] copy
        movaps xmm8, xmm6                               ;   936.8 p5      21 x[2] copy
        movaps xmm0, [rbp + 96]                         ;   932.8 p2      21 x[2]
        xorps xmm0, [r8 + 1472]                         ;   935.8 p0+p2   21 x[2]
        xorps xmm0, [r10 - 80]                          ;   936.8 p1+p2   21 x[2]
        xorps xmm0, [rbp - 16]                          ;   937.8 p5+p2   21 x[2]
        xorps xmm0, xmm14                               ;   938.8 p0      21 x[2]
        movaps xmm11, xmm0                              ;   939.8 p1      21 x[2] copy
        xorps xmm11, [rdx - 112]                        ;   940.8 p5+p2   21 x[2]
        movaps xmm4, [rdx - 80]                         ;   937.8 p2      21 x[2]
        xorps xmm4, [r8 + 1504]                         ;   940.8 p0+p2   21 x[2]
        xorps xmm4, [r10 - 48]                          ;   941.8 p1+p2   21 x[2]
        xorps xmm4, [rbp + 48]                          ;   942.8 p5+p2   21 x[2]
        xorps xmm4, xmm14                               ;   943.8 p0      21 x[2]
        xorps xmm8, xmm4                                ;   944.8 p1      21 x[2]
        movaps [rbp - 96], xmm2                         ;   933.8 p3+p4   21 x[2] spill
        movaps xmm2, xmm4                               ;   944.8 p5      21 x[2] copy
        movaps [rdx - 48], xmm12                        ;   934.8 p3+p4   21 x[2] spill
        movaps xmm12, xmm4                              ;   944.8 p0      21 x[2] copy
        movaps [rax - 128], xmm3                        ;   935.8 p3+p4   21 x[2] spill
        movaps xmm3, xmm4                               ;   944.8 p1      21 x[2] copy
        andps xmm3, xmm8                                ;   945.8 p5      21 x[2]
        movaps [rax - 112], xmm9                        ;   936.8 p3+p4   21 x[2] spill
        movaps xmm9, xmm8                               ;   945.8 p0      21 x[2] copy
        xorps xmm9, [rbp - 112]                         ;   946.8 p1+p2   21 x[2]
        xorps xmm15, xmm9                               ;   947.8 p5      21 x[2]
        xorps xmm0, xmm15                               ;   948.8 p0      21 x[2]
        xorps xmm12, xmm0                               ;   949.8 p1      21 x[2]
        movaps [rcx - 128], xmm1                        ;   939.8 p3+p4   21 x[2] spill
        movaps xmm1, xmm8                               ;   945.8 p5      21 x[2] copy
        xorps xmm1, [rdx - 112]                         ;   946.8 p0+p2   21 x[2]
        movaps [rdx - 112], xmm7                        ;   941.0 p3+p4   21 x[2] spill
        movaps xmm7, xmm8                               ;   945.8 p1      21 x[2] copy
        movaps [rax - 96], xmm5                         ;   942.0 p3+p4   21 x[2] spill
        movaps xmm5, xmm9                               ;   947.8 p5      21 x[2] copy
        movaps [rbx - 96], xmm10                        ;   943.0 p3+p4   21 x[2] spill
        movaps xmm10, xmm9                              ;   947.8 p0      21 x[2] copy
        orps xmm10, xmm12                               ;   950.8 p1      21 x[2]
        movaps [rdi + 112], xmm4                        ;   944.8 p3+p4   21 x[2] spill
        movaps xmm4, xmm12                              ;   950.8 p5      21 x[2] copy
        xorps xmm4, xmm1                                ;   951.8 p0      21 x[2]
        movaps [rbx - 80], xmm8                         ;   945.8 p3+p4   21 x[2] spill
        movaps xmm8, xmm0                               ;   949.8 p1      21 x[2] copy
        movaps [rbp + 80], xmm12                        ;   950.8 p3+p4   21 x[2] spill
        movaps xmm12, xmm0                              ;   949.8 p5      21 x[2] copy
        andps xmm12, [rbp - 112]                        ;   950.8 p0+p2   21 x[2]
        xorps xmm6, xmm12                               ;   951.8 p1      21 x[2]
        movaps xmm12, xmm1                              ;   947.8 p5      21 x[2] copy
        movaps [rsi + 64], xmm0                         ;   949.8 p3+p4   21 x[2] spill
        movaps xmm0, xmm1                               ;   947.8 p0      21 x[2] copy
        movaps [rbx - 64], xmm9                         ;   948.8 p3+p4   21 x[2] spill
        movaps xmm9, xmm1                               ;   948.0 p1      21 x[2] copy
        movaps [r10 + 16], xmm1                         ;   949.8 p3+p4   21 x[2] spill
        movaps xmm1, xmm4                               ;   952.8 p5      21 x[2] copy
        movaps [rbx + 96], xmm4                         ;   952.8 p3+p4   21 x[2] spill
        movaps xmm4, [rbp - 64]                         ;   949.0 p2      21 x[2]
        xorps xmm4, [r8 + 1488]                         ;   952.0 p0+p2   21 x[2]
        xorps xmm4, [r10 - 64]                          ;   953.0 p1+p2   21 x[2]
        xorps xmm4, [rdi + 80]                          ;   954.0 p5+p2   21 x[2]
        xorps xmm4, xmm14                               ;   955.0 p0      21 x[2]
        xorps xmm11, xmm4                               ;   956.0 p1      21 x[2]
        xorps xmm5, xmm11                               ;   957.0 p5      21 x[2]
        andps xmm0, xmm5                                ;   958.0 p0      21 x[2]
        xorps xmm15, xmm0                               ;   959.0 p1      21 x[2]
        andps xmm1, xmm11                               ;   957.0 p5      21 x[2]
        xorps xmm15, xmm1                               ;   960.0 p0      21 x[2]
        xorps xmm6, xmm1                                ;   958.0 p1      21 x[2]
        movaps xmm0, xmm4                               ;   956.0 p5      21 x[2] copy
        xorps xmm0, [r8 + 1456]                         ;   957.0 p0+p2   21 x[2]
        movaps xmm1, [r10 - 96]                         ;   954.0 p2      32 x[0] reload
        xorps xmm0, xmm1                                ;   958.0 p1      21 x[2]
        xorps xmm0, [rdx + 112]                         ;   959.0 p5+p2   21 x[2]
        xorps xmm0, [rdi + 16]                          ;   960.0 p0+p2   21 x[2]
        xorps xmm2, xmm0                                ;   961.0 p1      21 x[2]
        xorps xmm12, xmm0                               ;   961.0 p5      21 x[2]
        xorps xmm13, xmm0                               ;   961.0 p0      21 x[2]
        xorps xmm8, xmm2                                ;   962.0 p1      21 x[2]
        xorps xmm9, xmm2                                ;   962.0 p5      21 x[2]
        movaps xmm0, xmm11                              ;   957.0 p0      21 x[2] copy
        xorps xmm0, xmm13                               ;   962.0 p1      21 x[2]
        xorps xmm7, xmm0                                ;   963.0 p5      21 x[2]
        movaps xmm1, xmm2                               ;   962.0 p0      21 x[2] copy
        movaps xmm14, xmm8                              ;   963.0 p1      21 x[2] copy
        andps xmm14, xmm13                              ;   964.0 p5      21 x[2]
        xorps xmm3, xmm14                               ;   965.0 p0      21 x[2]
        movaps [rax - 80], xmm11                        ;   958.5 p3+p4   21 x[2] spill
        movaps xmm11, xmm13                             ;   962.0 p1      21 x[2] copy
        xorps xmm11, [rbp - 112]                        ;   963.0 p5+p2   21 x[2]
        andps xmm1, xmm11                               ;   964.0 p0      21 x[2]
        xorps xmm14, xmm1                               ;   965.0 p1      21 x[2]
        xorps xmm15, xmm14                              ;   966.0 p5      21 x[2]
        xorps xmm4, xmm14                               ;   966.0 p0      21 x[2]
        movaps xmm14, xmm12                             ;   962.0 p1      21 x[2] copy
        andps xmm14, xmm0                               ;   963.0 p5      21 x[2]
        xorps xmm4, xmm14                               ;   967.0 p0      21 x[2]
        xorps xmm10, xmm14                              ;   964.0 p1      21 x[2]
        movaps xmm14, xmm9                              ;   963.0 p5      21 x[2] copy
        andps xmm14, xmm7                               ;   964.0 p0      21 x[2]
        xorps xmm4, xmm14                               ;   968.0 p1      21 x[2]
        movaps xmm14, xmm6                              ;   963.5 p5      21 x[2] copy
        xorps xmm6, xmm10                               ;   965.0 p0      21 x[2]
        xorps xmm14, xmm3                               ;   966.0 p1      21 x[2]
        xorps xmm10, xmm3                               ;   966.0 p5      21 x[2]
        andps xmm14, xmm15                              ;   967.0 p0      21 x[2]
        movaps xmm1, xmm6                               ;   966.0 p1      21 x[2] copy
        andps xmm1, xmm4                                ;   969.0 p5      21 x[2]
        movaps xmm3, xmm14                              ;   968.0 p0      21 x[2] copy
        orps xmm14, xmm10                               ;   968.0 p1      21 x[2]
        xorps xmm14, xmm1                               ;   970.0 p5      21 x[2]
        xorps xmm6, xmm14                               ;   971.0 p0      21 x[2]
        orps xmm14, xmm15                               ;   971.0 p1      21 x[2]
        xorps xmm14, xmm10                              ;   972.0 p5      21 x[2]
        andps xmm7, xmm6                                ;   972.0 p0      21 x[2]
        andps xmm9, xmm6                                ;   972.0 p1      21 x[2]
        xorps xmm9, [rel sm4_encrypt.T0_constants128]   ;   973.0 p5+p2   21 x[2]
        movaps [r14 - 32], xmm9                         ;   974.0 p3+p4   21 x[2] spill
        movaps xmm9, xmm10                              ;   969.0 p0      21 x[2] copy
        orps xmm9, xmm1                                 ;   970.0 p1      21 x[2]
        xorps xmm3, xmm9                                ;   971.0 p5      21 x[2]
        andps xmm10, xmm4                               ;   970.0 p0      21 x[2]
        xorps xmm4, xmm1                                ;   970.2 p1      21 x[2]
        orps xmm15, xmm10                               ;   971.0 p5      21 x[2]
        xorps xmm14, xmm10                              ;   973.0 p0      21 x[2]
        xorps xmm4, xmm15                               ;   972.0 p1      21 x[2]
        xorps xmm6, xmm3                                ;   972.0 p5      21 x[2]
        andps xmm5, xmm3                                ;   972.0 p0      21 x[2]
        andps xmm2, xmm6                                ;   973.0 p1      21 x[2]
        andps xmm11, xmm6                               ;   973.0 p5      21 x[2]
        movaps xmm15, [r10 + 16]                        ;   970.8 p2      21 x[2] reload
        andps xmm15, xmm3                               ;   973.8 p0      21 x[2]
        xorps xmm3, xmm4                                ;   973.2 p1      21 x[2]
        xorps xmm6, xmm14                               ;   974.0 p5      21 x[2]
        andps xmm8, xmm6                                ;   975.0 p0      21 x[2]
        andps xmm13, xmm6                               ;   975.0 p1      21 x[2]
        xorps xmm6, xmm3                                ;   975.0 p5      21 x[2]
        andps xmm12, xmm6                               ;   976.0 p0      21 x[2]
        andps xmm0, xmm6                                ;   976.0 p1      21 x[2]
        xorps xmm8, xmm12                               ;   977.0 p5      21 x[2]
        movaps xmm1, [rbx - 64]                         ;   973.2 p2      21 x[2] reload
        andps xmm1, xmm4                                ;   976.2 p0      21 x[2]
        xorps xmm7, xmm1                                ;   977.2 p1      21 x[2]
        xorps xmm0, xmm1                                ;   977.2 p5      21 x[2]
        xorps xmm11, xmm7                               ;   978.2 p0      21 x[2]
        xorps xmm5, xmm7                                ;   978.2 p1      21 x[2]
        xorps xmm2, xmm8                                ;   978.0 p5      21 x[2]
        xorps xmm13, xmm0                               ;   978.2 p0      21 x[2]
        movaps xmm1, [rbp + 80]                         ;   975.2 p2      21 x[2] reload
        andps xmm1, xmm4                                ;   978.2 p1      21 x[2]
        xorps xmm4, xmm14                               ;   978.5 p5      21 x[2]
        xorps xmm13, xmm11                              ;   979.2 p0      21 x[2]
        xorps xmm15, xmm2                               ;   979.2 p1      21 x[2]
        movaps xmm6, [rsi + 64]                         ;   976.5 p2      21 x[2] reload
        andps xmm6, xmm14                               ;   979.5 p5      21 x[2]
        xorps xmm6, xmm1                                ;   980.5 p0      21 x[2]
        xorps xmm8, xmm1                                ;   980.2 p1      21 x[2]
        movaps xmm1, [r14 - 32]                         ;   977.5 p2      21 x[2] reload
        xorps xmm1, xmm2                                ;   980.5 p5      21 x[2]
        xorps xmm15, xmm6                               ;   981.5 p0      21 x[2]
        xorps xmm12, xmm6                               ;   981.5 p1      21 x[2]
        movaps xmm2, [rax - 80]                         ;   978.5 p2      21 x[2] reload
        andps xmm2, xmm3                                ;   981.5 p5      21 x[2]
        xorps xmm0, xmm2                                ;   982.5 p0      21 x[2]
        movaps xmm2, [rbx + 96]                         ;   979.5 p2      21 x[2] reload
        andps xmm2, xmm3                                ;   982.5 p1      21 x[2]
        xorps xmm12, xmm2                               ;   983.5 p5      21 x[2]
        xorps xmm8, xmm13                               ;   983.0 p0      21 x[2]
        xorps xmm5, xmm15                               ;   983.2 p1      21 x[2]
        xorps xmm0, xmm5                                ;   984.2 p5      21 x[2]
        movaps xmm2, [rbx - 80]                         ;   980.8 p2      21 x[2] reload
        andps xmm2, xmm4                                ;   984.0 p0      21 x[2]
        xorps xmm11, xmm2                               ;   985.0 p1      21 x[2]
        movaps xmm2, [rdi + 112]                        ;   981.8 p2      21 x[2] reload
        andps xmm2, xmm4                                ;   984.8 p5      21 x[2]
        xorps xmm8, xmm2                                ;   985.8 p0      21 x[2]
        xorps xmm8, xmm0                                ;   986.8 p1      21 x[2]
        xorps xmm12, xmm0                               ;   985.5 p5      21 x[2]
        xorps xmm15, xmm11                              ;   986.0 p0      21 x[2]
        andps xmm14, [rbp - 112]                        ;   986.2 p1+p2   21 x[2]
        xorps xmm5, xmm14                               ;   987.2 p5      21 x[2]
        xorps xmm1, xmm5                                ;   988.2 p0      21 x[2]
        xorps xmm5, xmm8                                ;   988.2 p1      21 x[2]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;   984.0 p2      21 x[0] reload
        xorps xmm8, xmm14                               ;   987.8 p5      21 x[2]
        xorps xmm15, xmm14                              ;   988.0 p0      21 x[2]
        xorps xmm0, xmm14                               ;   988.2 p1      21 x[2]
        xorps xmm13, xmm14                              ;   988.5 p5      21 x[2]
        movaps xmm2, xmm1                               ;   989.2 p0      32 x[2] copy
        movaps xmm3, [rbx - 96]                         ;   985.5 p2      21 x[2] reload
        xorps xmm2, xmm3                                ;   990.2 p1      32 x[2]
        movaps xmm4, [rax + 112]                        ;   986.5 p2      21 x[2] reload
        xorps xmm3, xmm4                                ;   989.5 p5      32 x[2]
        movaps xmm6, [rbp + 64]                         ;   987.5 p2      21 x[2] reload
        xorps xmm4, xmm6                                ;   990.5 p0      32 x[2]
        movaps xmm7, xmm8                               ;   990.2 p1      32 x[2] copy
        movaps xmm9, xmm0                               ;   990.5 p5      32 x[2] copy
        xorps xmm0, xmm2                                ;   991.2 p0      32 x[2]
        movaps xmm10, xmm5                              ;   991.2 p1      32 x[2] copy
        xorps xmm7, [rbp - 80]                          ;   991.5 p5+p2   32 x[2]
        xorps xmm8, [rdx - 112]                         ;   992.0 p0+p2   32 x[2]
        xorps xmm8, xmm14                               ;   993.0 p1      32 x[2]
        xorps xmm1, xmm8                                ;   994.0 p5      32 x[2]
        xorps xmm9, [rcx + 64]                          ;   993.0 p0+p2   32 x[2]
        xorps xmm10, [rdx + 48]                         ;   993.2 p1+p2   32 x[2]
        xorps xmm5, [rsi + 48]                          ;   993.5 p5+p2   32 x[2]
        xorps xmm2, [r10 + 96]                          ;   994.0 p0+p2   32 x[2]
        movaps [rdx - 112], xmm1                        ;   995.0 p3+p4   32 x[2] spill
        movaps xmm1, xmm13                              ;   994.2 p1      32 x[2] copy
        xorps xmm1, [rax - 112]                         ;   995.2 p5+p2   32 x[2]
        movaps [rbp + 64], xmm1                         ;   996.2 p3+p4   32 x[2] spill
        movaps xmm1, xmm4                               ;   995.0 p0      32 x[2] copy
        xorps xmm1, xmm9                                ;   996.0 p1      32 x[2]
        xorps xmm1, [rax - 96]                          ;   997.0 p5+p2   32 x[2]
        xorps xmm4, [r11 + 96]                          ;   996.5 p0+p2   32 x[2]
        xorps xmm4, [rdx - 112]                         ;   998.0 p1+p2   32 x[2]
        movaps [rax + 112], xmm4                        ;   999.0 p3+p4   32 x[2] spill
        movaps xmm4, xmm7                               ;   996.5 p5      32 x[2] copy
        xorps xmm4, xmm3                                ;   997.5 p0      32 x[2]
        xorps xmm7, [rbx - 128]                         ;   998.5 p1+p2   32 x[2]
        xorps xmm7, [rsi + 48]                          ;   999.5 p5+p2   32 x[2]
        xorps xmm7, [rcx - 128]                         ;  1000.5 p0+p2   32 x[2]
        movaps [rsi + 48], xmm3                         ;   994.2 p3+p4   32 x[2] spill
        movaps xmm3, xmm10                              ;   998.2 p1      32 x[2] copy
        xorps xmm10, xmm8                               ;   998.5 p5      32 x[2]
        xorps xmm8, xmm7                                ;  1001.5 p0      32 x[2]
        xorps xmm8, xmm5                                ;  1002.5 p1      32 x[2]
        xorps xmm3, [rcx + 64]                          ;  1001.5 p5+p2   32 x[2]
        xorps xmm3, [rax - 96]                          ;  1002.5 p0+p2   32 x[2]
        xorps xmm10, [rbp - 80]                         ;  1003.5 p1+p2   32 x[2]
        xorps xmm7, [r11 + 0]                           ;  1004.5 p5+p2   32 x[2]
        xorps xmm8, [r13 - 128]                         ;  1005.5 p0+p2   32 x[2]
        movaps [rcx + 64], xmm8                         ;  1006.5 p3+p4   32 x[2] spill
        movaps xmm8, xmm9                               ;  1001.2 p1      32 x[2] copy
        xorps xmm8, xmm5                                ;  1002.2 p5      32 x[2]
        xorps xmm8, [rcx - 128]                         ;  1006.5 p0+p2   32 x[2]
        xorps xmm9, [r13 - 64]                          ;  1007.5 p1+p2   32 x[2]
        movaps [rbx - 96], xmm7                         ;  1005.5 p3+p4   32 x[2] spill
        movaps xmm7, xmm15                              ;  1002.5 p5      32 x[2] copy
        xorps xmm7, [rsi + 32]                          ;  1008.5 p0+p2   32 x[2]
        xorps xmm15, [rbp - 96]                         ;  1009.5 p1+p2   32 x[2]
        xorps xmm15, [rdx - 48]                         ;  1010.5 p5+p2   32 x[2]
        xorps xmm15, xmm14                              ;  1011.5 p0      32 x[2]
        xorps xmm13, xmm15                              ;  1012.5 p1      32 x[2]
        movaps [rbp - 96], xmm8                         ;  1007.5 p3+p4   32 x[2] spill
        movaps xmm8, xmm12                              ;  1004.5 p5      32 x[2] copy
        xorps xmm8, [rcx + 80]                          ;  1011.5 p0+p2   32 x[2]
        xorps xmm12, [rbp + 64]                         ;  1012.5 p1+p2   32 x[2]
        movaps [rbp - 112], xmm13                       ;  1013.5 p3+p4   32 x[2] spill
        movaps xmm13, xmm11                             ;  1005.5 p5      32 x[2] copy
        xorps xmm13, [rsi + 16]                         ;  1013.5 p0+p2   32 x[2]
        xorps xmm11, [rbp - 128]                        ;  1014.5 p1+p2   32 x[2]
        movaps [rdi + 112], xmm4                        ;  1005.8 p3+p4   32 x[2] spill
        movaps xmm4, xmm5                               ;  1006.5 p5      32 x[2] copy
        xorps xmm4, xmm10                               ;  1007.5 p0      32 x[2]
        xorps xmm4, [r11 - 128]                         ;  1015.5 p1+p2   32 x[2]
        xorps xmm5, [r11 + 32]                          ;  1016.5 p5+p2   32 x[2]
        xorps xmm5, [rdx + 48]                          ;  1017.5 p0+p2   32 x[2]
        xorps xmm10, [r13 + 0]                          ;  1018.5 p1+p2   32 x[2]
        movaps [rdx + 48], xmm10                        ;  1019.5 p3+p4   32 x[2] spill
        movaps xmm10, xmm7                              ;  1009.5 p5      32 x[2] copy
        xorps xmm7, [rax + 96]                          ;  1019.5 p0+p2   32 x[2]
        xorps xmm7, [rbp - 128]                         ;  1020.5 p1+p2   32 x[2]
        xorps xmm7, [rdx - 48]                          ;  1021.5 p5+p2   32 x[2]
        movaps [rbp - 128], xmm7                        ;  1022.5 p3+p4   32 x[2] spill
        movaps xmm7, xmm3                               ;  1011.5 p0      32 x[2] copy
        xorps xmm7, [r11 - 96]                          ;  1022.5 p1+p2   32 x[2]
        xorps xmm7, [rcx - 128]                         ;  1023.5 p5+p2   32 x[2]
        xorps xmm3, [r13 - 96]                          ;  1024.5 p0+p2   32 x[2]
        xorps xmm3, [rbp - 96]                          ;  1025.5 p1+p2   32 x[2]
        movaps [rcx - 128], xmm3                        ;  1026.5 p3+p4   32 x[2] spill
        movaps xmm3, xmm15                              ;  1013.8 p5      32 x[2] copy
        xorps xmm3, xmm13                               ;  1014.8 p0      32 x[2]
        xorps xmm15, xmm11                              ;  1015.5 p1      32 x[2]
        xorps xmm13, [rcx + 80]                         ;  1026.5 p5+p2   32 x[2]
        xorps xmm13, [rax - 128]                        ;  1027.5 p0+p2   32 x[2]
        xorps xmm3, [rsi + 32]                          ;  1028.5 p1+p2   32 x[2]
        xorps xmm15, [r13 - 112]                        ;  1029.5 p5+p2   32 x[2]
        xorps xmm15, [rbp - 128]                        ;  1030.5 p0+p2   32 x[2]
        movaps [rcx + 80], xmm15                        ;  1031.5 p3+p4   32 x[2] spill
        movaps xmm15, xmm1                              ;  1019.5 p1      32 x[2] copy
        xorps xmm15, [r11 - 64]                         ;  1031.5 p5+p2   32 x[2]
        xorps xmm1, [r11 + 64]                          ;  1032.5 p0+p2   32 x[2]
        xorps xmm1, [rsi + 48]                          ;  1033.5 p1+p2   32 x[2]
        movaps [rbx - 80], xmm15                        ;  1032.5 p3+p4   32 x[2] spill
        movaps xmm15, xmm8                              ;  1022.5 p5      32 x[2] copy
        xorps xmm15, [rax - 128]                        ;  1034.5 p0+p2   32 x[2]
        movaps [rbx + 96], xmm13                        ;  1028.5 p3+p4   32 x[2] spill
        movaps xmm13, xmm8                              ;  1023.5 p1      32 x[2] copy
        xorps xmm13, xmm11                              ;  1024.5 p5      32 x[2]
        xorps xmm13, [rdx - 48]                         ;  1035.5 p0+p2   32 x[2]
        xorps xmm8, [r13 - 48]                          ;  1036.5 p1+p2   32 x[2]
        movaps [rax - 80], xmm13                        ;  1036.5 p3+p4   32 x[2] spill
        movaps xmm13, xmm11                             ;  1026.5 p5      32 x[2] copy
        xorps xmm13, xmm3                               ;  1029.5 p0      32 x[2]
        xorps xmm13, [r11 - 112]                        ;  1037.5 p1+p2   32 x[2]
        xorps xmm11, [r11 + 48]                         ;  1038.5 p5+p2   32 x[2]
        xorps xmm11, [rsi + 16]                         ;  1039.5 p0+p2   32 x[2]
        xorps xmm3, [r13 + 16]                          ;  1040.5 p1+p2   32 x[2]
        movaps [rsi + 16], xmm3                         ;  1041.5 p3+p4   32 x[2] spill
        movaps xmm3, [rdi + 96]                         ;  1041.5 p2      32 x[2]
        xorps xmm3, xmm14                               ;  1044.5 p5      32 x[2]
        xorps xmm3, [rax - 96]                          ;  1045.5 p0+p2   32 x[2]
        xorps xmm0, xmm3                                ;  1046.5 p1      32 x[2]
        xorps xmm7, xmm3                                ;  1046.5 p5      32 x[2]
        xorps xmm5, xmm3                                ;  1046.5 p0      32 x[2]
        xorps xmm1, xmm3                                ;  1046.5 p1      32 x[2]
        xorps xmm9, xmm0                                ;  1047.5 p5      32 x[2]
        xorps xmm0, [r13 + 64]                          ;  1047.5 p0+p2   32 x[2]
        xorps xmm0, [rsi + 48]                          ;  1048.5 p1+p2   32 x[2]
        movaps xmm3, [rbx - 128]                        ;  1045.5 p2      32 x[2]
        xorps xmm3, [rbp - 80]                          ;  1048.5 p5+p2   32 x[2]
        xorps xmm6, xmm3                                ;  1049.5 p0      32 x[2]
        xorps xmm4, xmm3                                ;  1049.5 p1      32 x[2]
        xorps xmm2, xmm6                                ;  1050.5 p5      32 x[2]
        xorps xmm6, [r13 - 32]                          ;  1050.5 p0+p2   32 x[2]
        movaps xmm3, [rdi + 112]                        ;  1048.5 p2      32 x[2] reload
        xorps xmm6, xmm3                                ;  1051.5 p1      32 x[2]
        xorps xmm3, [r11 - 32]                          ;  1051.5 p5+p2   32 x[2]
        xorps xmm3, [rdx - 112]                         ;  1052.5 p0+p2   32 x[2]
        movaps [rdx - 112], xmm0                        ;  1049.5 p3+p4   32 x[2] spill
        movaps xmm0, [rcx + 96]                         ;  1051.5 p2      32 x[2]
        xorps xmm0, [rax - 112]                         ;  1054.5 p1+p2   32 x[2]
        xorps xmm10, xmm0                               ;  1055.5 p5      32 x[2]
        movaps [rax - 112], xmm6                        ;  1052.5 p3+p4   32 x[2] spill
        movaps xmm6, xmm10                              ;  1056.5 p0      32 x[2] copy
        xorps xmm6, [r11 - 16]                          ;  1057.5 p1+p2   32 x[2]
        xorps xmm6, [rbp - 112]                         ;  1058.5 p5+p2   32 x[2]
        xorps xmm10, [r13 - 16]                         ;  1056.5 p0+p2   32 x[2]
        movaps [rdi + 112], xmm9                        ;  1049.5 p3+p4   32 x[2] spill
        movaps xmm9, xmm0                               ;  1055.5 p1      32 x[2] copy
        xorps xmm9, [r11 + 80]                          ;  1056.5 p5+p2   32 x[2]
        xorps xmm0, [r13 + 80]                          ;  1057.5 p0+p2   32 x[2]
        movaps [rbp - 80], xmm1                         ;  1050.5 p3+p4   32 x[2] spill
        movaps xmm1, xmm4                               ;  1050.8 p1      21 x[3] copy
        xorps xmm1, [r8 + 1568]                         ;  1058.5 p5+p2   21 x[3]
        xorps xmm1, [rsi - 112]                         ;  1059.5 p0+p2   21 x[3]
        xorps xmm1, [rsi - 48]                          ;  1060.5 p1+p2   21 x[3]
        xorps xmm1, xmm14                               ;  1061.5 p5      21 x[3]
        movaps [rbx - 128], xmm4                        ;  1052.0 p3+p4   32 x[2] spill
        movaps xmm4, xmm2                               ;  1052.2 p0      21 x[3] copy
        xorps xmm4, [r8 + 1536]                         ;  1061.5 p1+p2   21 x[3]
        xorps xmm4, [rdx - 96]                          ;  1062.5 p5+p2   21 x[3]
        xorps xmm4, [rax + 48]                          ;  1063.5 p0+p2   21 x[3]
        xorps xmm4, xmm14                               ;  1064.5 p1      21 x[3]
        movaps [rsi + 48], xmm2                         ;  1055.5 p3+p4   32 x[2] spill
        movaps xmm2, xmm7                               ;  1055.8 p5      21 x[3] copy
        xorps xmm2, [r8 + 1600]                         ;  1064.5 p0+p2   21 x[3]
        xorps xmm2, [rsi + 112]                         ;  1065.5 p1+p2   21 x[3]
        xorps xmm2, [rdx + 32]                          ;  1066.5 p5+p2   21 x[3]
        xorps xmm2, xmm14                               ;  1067.5 p0      21 x[3]
        movaps [rax - 96], xmm7                         ;  1057.0 p3+p4   32 x[2] spill
        movaps xmm7, xmm6                               ;  1059.5 p1      32 x[3] copy
        xorps xmm7, [r8 + 1680]                         ;  1067.5 p5+p2   32 x[3]
        xorps xmm7, [rdi - 112]                         ;  1068.5 p0+p2   32 x[3]
        xorps xmm7, [rax + 80]                          ;  1069.5 p1+p2   32 x[3]
        movaps [r14 - 32], xmm6                         ;  1059.5 p3+p4   32 x[2] spill
        movaps xmm6, [rcx + 96]                         ;  1070.5 p2      32 x[2]
        xorps xmm6, [rbx - 112]                         ;  1073.5 p5+p2   32 x[2]
        xorps xmm15, xmm6                               ;  1074.5 p0      32 x[2]
        xorps xmm9, xmm15                               ;  1075.5 p1      32 x[2]
        xorps xmm15, [r11 - 48]                         ;  1075.5 p5+p2   32 x[2]
        xorps xmm6, [r11 + 112]                         ;  1074.5 p0+p2   32 x[2]
        xorps xmm6, [rbp - 112]                         ;  1075.5 p1+p2   32 x[2]
        movaps [rbp - 112], xmm7                        ;  1070.5 p3+p4   32 x[3] spill
        movaps xmm7, xmm1                               ;  1064.5 p5      21 x[3] copy
        movaps [rcx + 96], xmm5                         ;  1064.8 p3+p4   32 x[2] spill
        movaps xmm5, [rdi + 96]                         ;  1075.5 p2      32 x[2]
        xorps xmm5, [rbx + 80]                          ;  1078.5 p0+p2   32 x[2]
        xorps xmm5, [rcx + 112]                         ;  1079.5 p1+p2   32 x[2]
        xorps xmm5, [rbx + 64]                          ;  1080.5 p5+p2   32 x[2]
        xorps xmm5, [rax - 128]                         ;  1081.5 p0+p2   32 x[2]
        xorps xmm12, xmm5                               ;  1082.5 p1      32 x[2]
        xorps xmm8, xmm12                               ;  1083.5 p5      32 x[2]
        xorps xmm0, xmm12                               ;  1083.5 p0      32 x[2]
        xorps xmm11, xmm5                               ;  1082.5 p1      32 x[2]
        xorps xmm9, xmm5                                ;  1082.5 p5      32 x[2]
        xorps xmm5, [r11 - 80]                          ;  1082.5 p0+p2   32 x[2]
        movaps xmm12, [rbx + 96]                        ;  1081.5 p2      32 x[2] reload
        xorps xmm5, xmm12                               ;  1084.5 p1      32 x[2]
        xorps xmm5, [rdx - 48]                          ;  1085.5 p5+p2   32 x[2]
        xorps xmm12, [r13 - 80]                         ;  1084.5 p0+p2   32 x[2]
        xorps xmm12, [rax - 80]                         ;  1085.5 p1+p2   32 x[2]
        movaps [rdx - 48], xmm12                        ;  1086.5 p3+p4   32 x[2] spill
        movaps xmm12, xmm15                             ;  1078.5 p5      32 x[3] copy
        xorps xmm12, [r8 + 1648]                        ;  1085.5 p0+p2   32 x[3]
        xorps xmm12, [rbp + 16]                         ;  1086.5 p1+p2   32 x[3]
        xorps xmm12, [rdi + 48]                         ;  1087.5 p5+p2   32 x[3]
        movaps [rbx + 96], xmm15                        ;  1081.5 p3+p4   32 x[2] spill
        movaps xmm15, xmm6                              ;  1081.8 p0      32 x[3] copy
        xorps xmm15, [r8 + 1808]                        ;  1088.5 p1+p2   32 x[3]
        xorps xmm15, [rdx - 64]                         ;  1089.5 p5+p2   32 x[3]
        xorps xmm15, [rax + 32]                         ;  1090.5 p0+p2   32 x[3]
        movaps [rax - 128], xmm6                        ;  1082.8 p3+p4   32 x[2] spill
        movaps xmm6, xmm9                               ;  1083.5 p1      32 x[3] copy
        xorps xmm6, [r8 + 1776]                         ;  1091.5 p5+p2   32 x[3]
        xorps xmm6, [rdx - 32]                          ;  1092.5 p0+p2   32 x[3]
        xorps xmm6, [rdi + 32]                          ;  1093.5 p1+p2   32 x[3]
        movaps [rbx + 64], xmm9                         ;  1084.0 p3+p4   32 x[2] spill
        movaps xmm9, xmm8                               ;  1084.5 p5      32 x[3] copy
        xorps xmm9, [r8 + 1904]                         ;  1094.5 p0+p2   32 x[3]
        xorps xmm9, [rsi - 80]                          ;  1095.5 p1+p2   32 x[3]
        xorps xmm9, [rcx + 16]                          ;  1096.5 p5+p2   32 x[3]
        movaps [rcx + 112], xmm8                        ;  1085.2 p3+p4   32 x[2] spill
        movaps xmm8, xmm0                               ;  1085.8 p0      32 x[3] copy
        xorps xmm8, [r8 + 2032]                         ;  1097.5 p1+p2   32 x[3]
        xorps xmm8, [rdi - 96]                          ;  1098.5 p5+p2   32 x[3]
        xorps xmm8, [rcx - 16]                          ;  1099.5 p0+p2   32 x[3]
        movaps [rbx + 80], xmm0                         ;  1086.5 p3+p4   32 x[2] spill
        movaps xmm0, xmm5                               ;  1087.0 p1      21 x[3] copy
        xorps xmm0, [r8 + 1616]                         ;  1100.5 p5+p2   21 x[3]
        xorps xmm0, [rbx + 32]                          ;  1101.5 p0+p2   21 x[3]
        xorps xmm0, [r10 + 0]                           ;  1102.5 p1+p2   21 x[3]
        xorps xmm0, xmm14                               ;  1103.5 p5      21 x[3]
        movaps [rdi + 96], xmm5                         ;  1088.5 p3+p4   32 x[2] spill
        movaps xmm5, xmm12                              ;  1088.8 p0      21 x[3] copy
        xorps xmm12, xmm2                               ;  1089.0 p1      21 x[3]
        xorps xmm12, xmm0                               ;  1104.5 p5      21 x[3]
        movaps [rsi + 64], xmm8                         ;  1100.5 p3+p4   32 x[3] spill
        movaps xmm8, xmm4                               ;  1090.5 p0      21 x[3] copy
        movaps [rbp + 80], xmm15                        ;  1091.5 p3+p4   32 x[3] spill
        movaps xmm15, [rax + 96]                        ;  1103.5 p2      32 x[2]
        xorps xmm15, [rsi + 32]                         ;  1106.5 p1+p2   32 x[2]
        xorps xmm13, xmm15                              ;  1107.5 p5      32 x[2]
        xorps xmm15, [rbx - 112]                        ;  1107.5 p0+p2   32 x[2]
        xorps xmm10, xmm15                              ;  1108.5 p1      32 x[2]
        xorps xmm15, [r10 + 112]                        ;  1108.5 p5+p2   32 x[2]
        xorps xmm15, [rbp + 64]                         ;  1109.5 p0+p2   32 x[2]
        movaps [rbp + 64], xmm9                         ;  1097.5 p3+p4   32 x[3] spill
        movaps xmm9, xmm0                               ;  1104.5 p1      21 x[3] copy
        xorps xmm9, xmm13                               ;  1108.5 p5      21 x[3]
        xorps xmm9, [r8 + 1584]                         ;  1109.5 p0+p2   21 x[3]
        xorps xmm9, [rdx + 16]                          ;  1110.5 p1+p2   21 x[3]
        xorps xmm9, [rax + 64]                          ;  1111.5 p5+p2   21 x[3]
        xorps xmm8, xmm9                                ;  1112.5 p0      21 x[3]
        movaps [rbx - 112], xmm13                       ;  1108.5 p3+p4   32 x[2] spill
        movaps xmm13, xmm15                             ;  1110.5 p1      32 x[3] copy
        xorps xmm13, [r8 + 1552]                        ;  1111.5 p5+p2   32 x[3]
        xorps xmm13, [rcx - 48]                         ;  1112.5 p0+p2   32 x[3]
        xorps xmm13, [rsi - 32]                         ;  1113.5 p1+p2   32 x[3]
        movaps [rsi + 32], xmm15                        ;  1110.5 p3+p4   32 x[2] spill
        movaps xmm15, xmm10                             ;  1109.5 p5      32 x[3] copy
        xorps xmm15, [r8 + 1936]                        ;  1114.5 p0+p2   32 x[3]
        xorps xmm15, [rcx - 64]                         ;  1115.5 p1+p2   32 x[3]
        xorps xmm15, [rcx + 0]                          ;  1116.5 p5+p2   32 x[3]
        movaps [rax + 96], xmm10                        ;  1109.5 p3+p4   32 x[2] spill
        movaps xmm10, xmm9                              ;  1112.5 p0      21 x[3] copy
        movaps [rbx - 64], xmm15                        ;  1117.5 p3+p4   32 x[3] spill
        movaps xmm15, [rbp - 128]                       ;  1117.5 p2      32 x[2]
        xorps xmm15, [r11 + 16]                         ;  1120.5 p1+p2   32 x[2]
        movaps [rbp - 128], xmm6                        ;  1111.0 p3+p4   32 x[3] spill
        movaps xmm6, xmm12                              ;  1110.5 p5      21 x[3] copy
        movaps [r10 + 16], xmm15                        ;  1121.5 p3+p4   32 x[2] spill
        movaps xmm15, xmm12                             ;  1111.0 p0      21 x[3] copy
        xorps xmm15, xmm8                               ;  1113.5 p1      21 x[3]
        movaps [rbp + 3392], xmm11                      ;  1113.0 p3+p4   32 x[2] spill
        movaps xmm11, xmm12                             ;  1111.8 p5      21 x[3] copy
        movaps [rbp + 3408], xmm3                       ;  1114.0 p3+p4   32 x[2] spill
        movaps xmm3, xmm8                               ;  1113.5 p0      21 x[3] copy
        xorps xmm3, xmm13                               ;  1114.5 p1      21 x[3]
        movaps [rbx - 48], xmm12                        ;  1115.0 p3+p4   21 x[3] spill
        movaps xmm12, xmm8                              ;  1113.5 p5      21 x[3] copy
        movaps [rbx - 32], xmm8                         ;  1116.0 p3+p4   21 x[3] spill
        movaps xmm8, xmm3                               ;  1115.5 p0      21 x[3] copy
        movaps [r10 + 32], xmm3                         ;  1117.0 p3+p4   21 x[3] spill
        movaps xmm3, xmm13                              ;  1114.5 p1      21 x[3] copy
        movaps xmm14, xmm13                             ;  1114.5 p5      21 x[3] copy
        movaps [r10 + 48], xmm13                        ;  1118.0 p3+p4   32 x[3] spill
        movaps xmm13, xmm15                             ;  1114.8 p0      21 x[3] copy
        movaps [rcx - 112], xmm0                        ;  1119.0 p3+p4   21 x[3] spill
        movaps xmm0, xmm15                              ;  1115.2 p1      21 x[3] copy
        movaps [r10 + 64], xmm15                        ;  1120.0 p3+p4   21 x[3] spill
        movaps xmm15, [rbp - 96]                        ;  1119.5 p2      32 x[2]
        xorps xmm15, [r13 + 32]                         ;  1122.5 p5+p2   32 x[2]
        movaps [rbp - 96], xmm15                        ;  1123.5 p3+p4   32 x[2] spill
        movaps xmm15, [rax - 80]                        ;  1121.5 p2      32 x[2]
        xorps xmm15, [r13 + 48]                         ;  1124.5 p0+p2   32 x[2]
        movaps [rax - 80], xmm15                        ;  1125.5 p3+p4   32 x[2] spill
        movaps xmm15, [rsi - 96]                        ;  1123.5 p2      21 x[3]
        xorps xmm15, [r8 + 1632]                        ;  1126.5 p1+p2   21 x[3]
        xorps xmm15, [rcx + 48]                         ;  1127.5 p5+p2   21 x[3]
        xorps xmm15, [rbx - 80]                         ;  1128.5 p0+p2   21 x[3]
        xorps xmm15, [rel sm4_encrypt.T0_constants128]  ;  1129.5 p1+p2   21 x[3]
        xorps xmm7, xmm15                               ;  1130.5 p5      21 x[3]
        xorps xmm10, xmm15                              ;  1130.5 p0      21 x[3]
        andps xmm8, xmm10                               ;  1131.5 p1      21 x[3]
        xorps xmm3, xmm7                                ;  1131.5 p5      21 x[3]
        xorps xmm5, xmm7                                ;  1131.5 p0      21 x[3]
        xorps xmm13, xmm7                               ;  1131.5 p1      21 x[3]
        xorps xmm4, xmm3                                ;  1132.5 p5      21 x[3]
        xorps xmm2, xmm4                                ;  1133.5 p0      21 x[3]
        xorps xmm6, xmm3                                ;  1132.5 p1      21 x[3]
        andps xmm14, xmm2                               ;  1134.5 p5      21 x[3]
        xorps xmm1, xmm14                               ;  1135.5 p0      21 x[3]
        xorps xmm9, xmm5                                ;  1132.5 p1      21 x[3]
        andps xmm0, xmm9                                ;  1133.5 p5      21 x[3]
        movaps xmm14, [rcx - 112]                       ;  1128.5 p2      21 x[3] reload
        xorps xmm14, xmm0                               ;  1134.5 p0      21 x[3]
        movaps [rcx - 112], xmm9                        ;  1133.5 p3+p4   21 x[3] spill
        movaps xmm9, xmm7                               ;  1131.5 p1      21 x[3] copy
        andps xmm9, xmm15                               ;  1132.5 p5      21 x[3]
        movaps [rax - 64], xmm7                         ;  1131.5 p3+p4   21 x[3] spill
        movaps xmm7, xmm15                              ;  1131.5 p0      21 x[3] copy
        xorps xmm7, xmm2                                ;  1134.5 p1      21 x[3]
        movaps [rcx - 96], xmm15                        ;  1132.0 p3+p4   21 x[3] spill
        movaps xmm15, xmm6                              ;  1133.5 p5      21 x[3] copy
        andps xmm15, xmm5                               ;  1134.5 p0      21 x[3]
        xorps xmm4, xmm15                               ;  1135.5 p1      21 x[3]
        movaps xmm15, xmm2                              ;  1134.5 p5      21 x[3] copy
        xorps xmm15, xmm10                              ;  1135.5 p0      21 x[3]
        andps xmm12, xmm15                              ;  1136.5 p1      21 x[3]
        xorps xmm8, xmm12                               ;  1137.5 p5      21 x[3]
        xorps xmm9, xmm12                               ;  1137.5 p0      21 x[3]
        xorps xmm4, xmm8                                ;  1138.5 p1      21 x[3]
        xorps xmm14, xmm8                               ;  1138.5 p5      21 x[3]
        movaps xmm8, xmm10                              ;  1135.5 p0      21 x[3] copy
        xorps xmm8, xmm5                                ;  1136.5 p1      21 x[3]
        movaps xmm12, xmm5                              ;  1136.2 p5      21 x[3] copy
        xorps xmm12, xmm7                               ;  1137.2 p0      21 x[3]
        andps xmm11, xmm12                              ;  1138.2 p1      21 x[3]
        xorps xmm4, xmm11                               ;  1139.5 p5      21 x[3]
        xorps xmm1, xmm11                               ;  1139.2 p0      21 x[3]
        movaps xmm11, xmm13                             ;  1137.8 p1      21 x[3] copy
        andps xmm11, xmm8                               ;  1138.8 p5      21 x[3]
        xorps xmm14, xmm11                              ;  1139.8 p0      21 x[3]
        movaps xmm11, xmm7                              ;  1138.8 p1      21 x[3] copy
        orps xmm11, xmm3                                ;  1139.8 p5      21 x[3]
        xorps xmm0, xmm11                               ;  1140.8 p0      21 x[3]
        movaps xmm11, xmm9                              ;  1139.8 p1      21 x[3] copy
        xorps xmm11, xmm1                               ;  1140.8 p5      21 x[3]
        xorps xmm9, xmm0                                ;  1141.8 p0      21 x[3]
        xorps xmm1, xmm0                                ;  1141.8 p1      21 x[3]
        andps xmm11, xmm4                               ;  1141.8 p5      21 x[3]
        movaps xmm0, xmm4                               ;  1141.5 p0      21 x[3] copy
        movaps [rbx + 112], xmm12                       ;  1139.5 p3+p4   21 x[3] spill
        movaps xmm12, xmm1                              ;  1142.8 p1      21 x[3] copy
        andps xmm12, xmm14                              ;  1143.8 p5      21 x[3]
        movaps [rbx - 16], xmm7                         ;  1140.5 p3+p4   21 x[3] spill
        movaps xmm7, xmm11                              ;  1142.8 p0      21 x[3] copy
        orps xmm11, xmm9                                ;  1142.8 p1      21 x[3]
        xorps xmm11, xmm12                              ;  1144.8 p5      21 x[3]
        xorps xmm1, xmm11                               ;  1145.8 p0      21 x[3]
        orps xmm0, xmm11                                ;  1145.8 p1      21 x[3]
        xorps xmm0, xmm9                                ;  1146.8 p5      21 x[3]
        andps xmm13, xmm1                               ;  1146.8 p0      21 x[3]
        andps xmm8, xmm1                                ;  1146.8 p1      21 x[3]
        movaps xmm11, xmm9                              ;  1145.2 p5      21 x[3] copy
        orps xmm11, xmm12                               ;  1146.2 p0      21 x[3]
        xorps xmm7, xmm11                               ;  1147.2 p1      21 x[3]
        andps xmm9, xmm14                               ;  1146.2 p5      21 x[3]
        xorps xmm14, xmm12                              ;  1146.5 p0      21 x[3]
        orps xmm4, xmm9                                 ;  1147.2 p1      21 x[3]
        xorps xmm0, xmm9                                ;  1147.8 p5      21 x[3]
        xorps xmm14, xmm4                               ;  1148.2 p0      21 x[3]
        xorps xmm1, xmm7                                ;  1148.2 p1      21 x[3]
        andps xmm6, xmm7                                ;  1148.2 p5      21 x[3]
        andps xmm5, xmm7                                ;  1148.5 p0      21 x[3]
        andps xmm10, xmm1                               ;  1149.2 p1      21 x[3]
        andps xmm3, xmm14                               ;  1149.2 p5      21 x[3]
        xorps xmm13, xmm3                               ;  1150.2 p0      21 x[3]
        xorps xmm7, xmm14                               ;  1149.8 p1      21 x[3]
        andps xmm2, xmm0                                ;  1150.2 p5      21 x[3]
        xorps xmm6, xmm13                               ;  1151.2 p0      21 x[3]
        movaps xmm4, [rbx - 16]                         ;  1147.0 p2      21 x[3] reload
        andps xmm4, xmm14                               ;  1150.8 p1      21 x[3]
        xorps xmm14, xmm0                               ;  1151.2 p5      21 x[3]
        xorps xmm2, xmm4                                ;  1151.8 p0      21 x[3]
        xorps xmm5, xmm2                                ;  1152.8 p1      21 x[3]
        movaps xmm9, [rbx + 112]                        ;  1148.2 p2      21 x[3] reload
        andps xmm9, xmm7                                ;  1152.2 p5      21 x[3]
        xorps xmm2, xmm9                                ;  1153.2 p0      21 x[3]
        movaps xmm9, [rax - 64]                         ;  1149.2 p2      21 x[3] reload
        andps xmm9, xmm14                               ;  1152.8 p1      21 x[3]
        movaps xmm11, [rcx - 96]                        ;  1150.2 p2      21 x[3] reload
        andps xmm11, xmm14                              ;  1153.2 p5      21 x[3]
        xorps xmm4, xmm11                               ;  1154.2 p0      21 x[3]
        movaps xmm14, xmm1                              ;  1153.8 p1      21 x[3] copy
        xorps xmm14, xmm0                               ;  1154.8 p5      21 x[3]
        andps xmm15, xmm14                              ;  1155.8 p0      21 x[3]
        movaps xmm11, xmm7                              ;  1154.8 p1      21 x[3] copy
        xorps xmm11, xmm14                              ;  1155.8 p5      21 x[3]
        movaps xmm12, [rcx - 112]                       ;  1151.5 p2      21 x[3] reload
        andps xmm12, xmm11                              ;  1156.8 p0      21 x[3]
        xorps xmm15, xmm12                              ;  1157.8 p1      21 x[3]
        xorps xmm2, xmm12                               ;  1157.8 p5      21 x[3]
        xorps xmm10, xmm15                              ;  1158.8 p0      21 x[3]
        xorps xmm4, xmm15                               ;  1158.8 p1      21 x[3]
        xorps xmm5, xmm10                               ;  1159.8 p5      21 x[3]
        xorps xmm8, xmm10                               ;  1159.8 p0      21 x[3]
        xorps xmm6, xmm5                                ;  1160.8 p1      21 x[3]
        andps xmm1, [r10 + 32]                          ;  1158.2 p5+p2   21 x[3]
        xorps xmm13, xmm1                               ;  1159.2 p0      21 x[3]
        xorps xmm9, xmm13                               ;  1160.2 p1      21 x[3]
        xorps xmm5, xmm9                                ;  1161.2 p5      21 x[3]
        andps xmm11, [r10 + 64]                         ;  1159.5 p0+p2   21 x[3]
        xorps xmm3, xmm11                               ;  1160.5 p1      21 x[3]
        xorps xmm13, xmm3                               ;  1161.5 p5      21 x[3]
        xorps xmm3, xmm6                                ;  1161.8 p0      21 x[3]
        andps xmm14, [rbx - 32]                         ;  1160.8 p1+p2   21 x[3]
        xorps xmm13, xmm14                              ;  1162.5 p5      21 x[3]
        xorps xmm4, xmm13                               ;  1163.5 p0      21 x[3]
        andps xmm7, [rbx - 48]                          ;  1161.8 p1+p2   21 x[3]
        xorps xmm3, xmm7                                ;  1162.8 p5      21 x[3]
        xorps xmm4, xmm3                                ;  1164.5 p0      21 x[3]
        xorps xmm2, xmm3                                ;  1163.8 p1      21 x[3]
        andps xmm0, [r10 + 48]                          ;  1163.2 p5+p2   21 x[3]
        xorps xmm6, xmm0                                ;  1164.2 p0      21 x[3]
        xorps xmm8, xmm6                                ;  1165.2 p1      21 x[3]
        xorps xmm6, xmm4                                ;  1165.5 p5      21 x[3]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;  1160.5 p2      21 x[0] reload
        xorps xmm4, xmm14                               ;  1165.5 p0      21 x[3]
        xorps xmm5, xmm14                               ;  1164.8 p1      21 x[3]
        xorps xmm3, xmm14                               ;  1165.2 p5      21 x[3]
        xorps xmm8, xmm14                               ;  1166.2 p0      21 x[3]
        xorps xmm13, xmm14                              ;  1165.8 p1      21 x[3]
        movaps xmm15, [rdi - 128]                       ;  1162.0 p2      21 x[3]
        xorps xmm15, [r8 + 1664]                        ;  1166.2 p5+p2   21 x[3]
        movaps xmm0, [r14 - 48]                         ;  1164.0 p2      32 x[1] reload
        xorps xmm15, xmm0                               ;  1167.2 p0      21 x[3]
        movaps xmm1, [rbp + 3408]                       ;  1165.0 p2      32 x[2] reload
        xorps xmm15, xmm1                               ;  1168.2 p1      21 x[3]
        xorps xmm15, xmm14                              ;  1169.2 p5      21 x[3]
        movaps xmm7, [rbp + 0]                          ;  1166.0 p2      21 x[3]
        xorps xmm7, [r8 + 1696]                         ;  1169.0 p0+p2   21 x[3]
        movaps xmm10, [rcx + 32]                        ;  1168.0 p2      32 x[1] reload
        xorps xmm7, xmm10                               ;  1171.0 p1      21 x[3]
        movaps xmm11, [rbx - 96]                        ;  1169.0 p2      32 x[2] reload
        xorps xmm7, xmm11                               ;  1172.0 p5      21 x[3]
        xorps xmm7, xmm14                               ;  1173.0 p0      21 x[3]
        movaps xmm12, xmm15                             ;  1170.2 p1      21 x[3] copy
        movaps xmm11, xmm7                              ;  1174.0 p5      21 x[3] copy
        movaps xmm1, [rdx - 16]                         ;  1170.0 p2      21 x[3]
        xorps xmm1, [r8 + 1728]                         ;  1173.0 p0+p2   21 x[3]
        xorps xmm1, [rbp - 32]                          ;  1174.0 p1+p2   21 x[3]
        xorps xmm1, [rcx + 96]                          ;  1175.0 p5+p2   21 x[3]
        xorps xmm1, xmm14                               ;  1176.0 p0      21 x[3]
        movaps xmm10, xmm1                              ;  1177.0 p1      21 x[3] copy
        xorps xmm10, [rbp - 128]                        ;  1178.0 p5+p2   21 x[3]
        movaps xmm0, [rdi - 48]                         ;  1175.0 p2      21 x[3]
        xorps xmm0, [r8 + 1760]                         ;  1178.0 p0+p2   21 x[3]
        xorps xmm0, [rbp + 112]                         ;  1179.0 p1+p2   21 x[3]
        xorps xmm0, [rbp - 80]                          ;  1180.0 p5+p2   21 x[3]
        xorps xmm0, xmm14                               ;  1181.0 p0      21 x[3]
        xorps xmm11, xmm0                               ;  1182.0 p1      21 x[3]
        movaps [r10 + 48], xmm5                         ;  1171.0 p3+p4   21 x[3] spill
        movaps xmm5, xmm0                               ;  1182.0 p5      21 x[3] copy
        movaps [rbx - 48], xmm9                         ;  1172.0 p3+p4   21 x[3] spill
        movaps xmm9, xmm0                               ;  1182.0 p0      21 x[3] copy
        movaps [rbx - 32], xmm2                         ;  1173.0 p3+p4   21 x[3] spill
        movaps xmm2, xmm0                               ;  1182.0 p1      21 x[3] copy
        andps xmm2, xmm11                               ;  1183.0 p5      21 x[3]
        movaps [r10 + 64], xmm13                        ;  1174.0 p3+p4   21 x[3] spill
        movaps xmm13, xmm11                             ;  1183.0 p0      21 x[3] copy
        xorps xmm13, [rbp - 112]                        ;  1184.0 p1+p2   21 x[3]
        xorps xmm15, xmm13                              ;  1185.0 p5      21 x[3]
        xorps xmm1, xmm15                               ;  1186.0 p0      21 x[3]
        xorps xmm9, xmm1                                ;  1187.0 p1      21 x[3]
        movaps [r10 + 32], xmm4                         ;  1177.0 p3+p4   21 x[3] spill
        movaps xmm4, xmm11                              ;  1183.0 p5      21 x[3] copy
        xorps xmm4, [rbp - 128]                         ;  1184.0 p0+p2   21 x[3]
        movaps [rbp - 128], xmm6                        ;  1178.2 p3+p4   21 x[3] spill
        movaps xmm6, xmm11                              ;  1183.0 p1      21 x[3] copy
        movaps [rcx - 112], xmm3                        ;  1179.2 p3+p4   21 x[3] spill
        movaps xmm3, xmm13                              ;  1185.0 p5      21 x[3] copy
        movaps [rcx - 96], xmm8                         ;  1180.2 p3+p4   21 x[3] spill
        movaps xmm8, xmm13                              ;  1185.0 p0      21 x[3] copy
        orps xmm8, xmm9                                 ;  1188.0 p1      21 x[3]
        movaps [rax - 64], xmm0                         ;  1182.0 p3+p4   21 x[3] spill
        movaps xmm0, xmm9                               ;  1188.0 p5      21 x[3] copy
        xorps xmm0, xmm4                                ;  1189.0 p0      21 x[3]
        movaps [rbx + 112], xmm11                       ;  1183.0 p3+p4   21 x[3] spill
        movaps xmm11, xmm1                              ;  1187.0 p1      21 x[3] copy
        movaps [rbx - 16], xmm9                         ;  1188.0 p3+p4   21 x[3] spill
        movaps xmm9, xmm1                               ;  1187.0 p5      21 x[3] copy
        andps xmm9, [rbp - 112]                         ;  1188.0 p0+p2   21 x[3]
        xorps xmm7, xmm9                                ;  1189.0 p1      21 x[3]
        movaps xmm9, xmm4                               ;  1185.0 p5      21 x[3] copy
        movaps [rsi + 80], xmm1                         ;  1187.0 p3+p4   21 x[3] spill
        movaps xmm1, xmm4                               ;  1185.0 p0      21 x[3] copy
        movaps [r9 - 128], xmm13                        ;  1186.0 p3+p4   21 x[3] spill
        movaps xmm13, xmm4                              ;  1185.2 p1      21 x[3] copy
        movaps [rdx + 64], xmm4                         ;  1187.0 p3+p4   21 x[3] spill
        movaps xmm4, xmm0                               ;  1190.0 p5      21 x[3] copy
        movaps [r14 - 16], xmm0                         ;  1190.0 p3+p4   21 x[3] spill
        movaps xmm0, [rax + 16]                         ;  1186.2 p2      21 x[3]
        xorps xmm0, [r8 + 1744]                         ;  1189.2 p0+p2   21 x[3]
        xorps xmm0, [r14 - 64]                          ;  1190.2 p1+p2   21 x[3]
        xorps xmm0, [rbp + 3392]                        ;  1191.2 p5+p2   21 x[3]
        xorps xmm0, xmm14                               ;  1192.2 p0      21 x[3]
        xorps xmm10, xmm0                               ;  1193.2 p1      21 x[3]
        xorps xmm3, xmm10                               ;  1194.2 p5      21 x[3]
        andps xmm1, xmm3                                ;  1195.2 p0      21 x[3]
        xorps xmm15, xmm1                               ;  1196.2 p1      21 x[3]
        andps xmm4, xmm10                               ;  1194.2 p5      21 x[3]
        xorps xmm15, xmm4                               ;  1197.2 p0      21 x[3]
        xorps xmm7, xmm4                                ;  1195.2 p1      21 x[3]
        movaps xmm1, xmm0                               ;  1193.2 p5      21 x[3] copy
        xorps xmm1, [r8 + 1712]                         ;  1194.2 p0+p2   21 x[3]
        movaps xmm4, [rbp - 48]                         ;  1191.2 p2      32 x[0] reload
        xorps xmm1, xmm4                                ;  1195.2 p1      21 x[3]
        xorps xmm1, [rbx + 48]                          ;  1196.2 p5+p2   21 x[3]
        xorps xmm1, [r10 + 16]                          ;  1197.2 p0+p2   21 x[3]
        xorps xmm5, xmm1                                ;  1198.2 p1      21 x[3]
        xorps xmm9, xmm1                                ;  1198.2 p5      21 x[3]
        xorps xmm12, xmm1                               ;  1198.2 p0      21 x[3]
        xorps xmm11, xmm5                               ;  1199.2 p1      21 x[3]
        xorps xmm13, xmm5                               ;  1199.2 p5      21 x[3]
        movaps xmm1, xmm10                              ;  1194.2 p0      21 x[3] copy
        xorps xmm1, xmm12                               ;  1199.2 p1      21 x[3]
        xorps xmm6, xmm1                                ;  1200.2 p5      21 x[3]
        movaps xmm4, xmm5                               ;  1199.2 p0      21 x[3] copy
        movaps xmm14, xmm11                             ;  1200.2 p1      21 x[3] copy
        andps xmm14, xmm12                              ;  1201.2 p5      21 x[3]
        xorps xmm2, xmm14                               ;  1202.2 p0      21 x[3]
        movaps [r14 + 0], xmm10                         ;  1195.8 p3+p4   21 x[3] spill
        movaps xmm10, xmm12                             ;  1199.2 p1      21 x[3] copy
        xorps xmm10, [rbp - 112]                        ;  1200.2 p5+p2   21 x[3]
        andps xmm4, xmm10                               ;  1201.2 p0      21 x[3]
        xorps xmm14, xmm4                               ;  1202.2 p1      21 x[3]
        xorps xmm15, xmm14                              ;  1203.2 p5      21 x[3]
        xorps xmm0, xmm14                               ;  1203.2 p0      21 x[3]
        movaps xmm14, xmm9                              ;  1199.2 p1      21 x[3] copy
        andps xmm14, xmm1                               ;  1200.2 p5      21 x[3]
        xorps xmm0, xmm14                               ;  1204.2 p0      21 x[3]
        xorps xmm8, xmm14                               ;  1201.2 p1      21 x[3]
        movaps xmm14, xmm13                             ;  1200.2 p5      21 x[3] copy
        andps xmm14, xmm6                               ;  1201.2 p0      21 x[3]
        xorps xmm0, xmm14                               ;  1205.2 p1      21 x[3]
        movaps xmm14, xmm7                              ;  1200.8 p5      21 x[3] copy
        xorps xmm7, xmm8                                ;  1202.2 p0      21 x[3]
        xorps xmm14, xmm2                               ;  1203.2 p1      21 x[3]
        xorps xmm8, xmm2                                ;  1203.2 p5      21 x[3]
        andps xmm14, xmm15                              ;  1204.2 p0      21 x[3]
        movaps xmm2, xmm7                               ;  1203.2 p1      21 x[3] copy
        andps xmm2, xmm0                                ;  1206.2 p5      21 x[3]
        movaps xmm4, xmm14                              ;  1205.2 p0      21 x[3] copy
        orps xmm14, xmm8                                ;  1205.2 p1      21 x[3]
        xorps xmm14, xmm2                               ;  1207.2 p5      21 x[3]
        xorps xmm7, xmm14                               ;  1208.2 p0      21 x[3]
        orps xmm14, xmm15                               ;  1208.2 p1      21 x[3]
        xorps xmm14, xmm8                               ;  1209.2 p5      21 x[3]
        andps xmm6, xmm7                                ;  1209.2 p0      21 x[3]
        andps xmm13, xmm7                               ;  1209.2 p1      21 x[3]
        xorps xmm13, [rel sm4_encrypt.T0_constants128]  ;  1210.2 p5+p2   21 x[3]
        movaps [r10 + 80], xmm13                        ;  1211.2 p3+p4   21 x[3] spill
        movaps xmm13, xmm8                              ;  1206.2 p0      21 x[3] copy
        orps xmm13, xmm2                                ;  1207.2 p1      21 x[3]
        xorps xmm4, xmm13                               ;  1208.2 p5      21 x[3]
        andps xmm8, xmm0                                ;  1207.2 p0      21 x[3]
        xorps xmm0, xmm2                                ;  1207.5 p1      21 x[3]
        orps xmm15, xmm8                                ;  1208.2 p5      21 x[3]
        xorps xmm14, xmm8                               ;  1210.2 p0      21 x[3]
        xorps xmm0, xmm15                               ;  1209.2 p1      21 x[3]
        xorps xmm7, xmm4                                ;  1209.2 p5      21 x[3]
        andps xmm3, xmm4                                ;  1209.2 p0      21 x[3]
        andps xmm5, xmm7                                ;  1210.2 p1      21 x[3]
        andps xmm10, xmm7                               ;  1210.2 p5      21 x[3]
        movaps xmm15, [rdx + 64]                        ;  1208.0 p2      21 x[3] reload
        andps xmm15, xmm4                               ;  1211.0 p0      21 x[3]
        xorps xmm4, xmm0                                ;  1210.5 p1      21 x[3]
        xorps xmm7, xmm14                               ;  1211.2 p5      21 x[3]
        andps xmm11, xmm7                               ;  1212.2 p0      21 x[3]
        andps xmm12, xmm7                               ;  1212.2 p1      21 x[3]
        xorps xmm7, xmm4                                ;  1212.2 p5      21 x[3]
        andps xmm9, xmm7                                ;  1213.2 p0      21 x[3]
        andps xmm1, xmm7                                ;  1213.2 p1      21 x[3]
        xorps xmm11, xmm9                               ;  1214.2 p5      21 x[3]
        movaps xmm2, [r9 - 128]                         ;  1210.5 p2      21 x[3] reload
        andps xmm2, xmm0                                ;  1213.5 p0      21 x[3]
        xorps xmm6, xmm2                                ;  1214.5 p1      21 x[3]
        xorps xmm1, xmm2                                ;  1214.5 p5      21 x[3]
        xorps xmm10, xmm6                               ;  1215.5 p0      21 x[3]
        xorps xmm3, xmm6                                ;  1215.5 p1      21 x[3]
        xorps xmm5, xmm11                               ;  1215.2 p5      21 x[3]
        xorps xmm12, xmm1                               ;  1215.5 p0      21 x[3]
        movaps xmm2, [rbx - 16]                         ;  1212.5 p2      21 x[3] reload
        andps xmm2, xmm0                                ;  1215.5 p1      21 x[3]
        xorps xmm0, xmm14                               ;  1215.8 p5      21 x[3]
        xorps xmm12, xmm10                              ;  1216.5 p0      21 x[3]
        xorps xmm15, xmm5                               ;  1216.5 p1      21 x[3]
        movaps xmm6, [rsi + 80]                         ;  1213.8 p2      21 x[3] reload
        andps xmm6, xmm14                               ;  1216.8 p5      21 x[3]
        movaps xmm7, [r10 + 80]                         ;  1214.8 p2      21 x[3] reload
        xorps xmm7, xmm5                                ;  1217.8 p0      21 x[3]
        xorps xmm6, xmm2                                ;  1217.8 p1      21 x[3]
        xorps xmm11, xmm2                               ;  1217.8 p5      21 x[3]
        xorps xmm15, xmm6                               ;  1218.8 p0      21 x[3]
        movaps xmm2, [r14 + 0]                          ;  1215.8 p2      21 x[3] reload
        andps xmm2, xmm4                                ;  1218.8 p1      21 x[3]
        movaps xmm5, [r14 - 16]                         ;  1216.8 p2      21 x[3] reload
        andps xmm5, xmm4                                ;  1219.8 p5      21 x[3]
        xorps xmm1, xmm2                                ;  1219.8 p0      21 x[3]
        xorps xmm11, xmm12                              ;  1219.5 p1      21 x[3]
        xorps xmm3, xmm15                               ;  1219.8 p5      21 x[3]
        xorps xmm1, xmm3                                ;  1220.8 p0      21 x[3]
        movaps xmm2, [rbx + 112]                        ;  1217.8 p2      21 x[3] reload
        andps xmm2, xmm0                                ;  1220.8 p1      21 x[3]
        xorps xmm10, xmm2                               ;  1221.8 p5      21 x[3]
        movaps xmm2, [rax - 64]                         ;  1218.8 p2      21 x[3] reload
        andps xmm2, xmm0                                ;  1221.8 p0      21 x[3]
        xorps xmm11, xmm2                               ;  1222.8 p1      21 x[3]
        xorps xmm11, xmm1                               ;  1223.8 p5      21 x[3]
        xorps xmm15, xmm10                              ;  1222.8 p0      21 x[3]
        andps xmm14, [rbp - 112]                        ;  1222.5 p1+p2   21 x[3]
        xorps xmm3, xmm14                               ;  1223.5 p5      21 x[3]
        xorps xmm7, xmm3                                ;  1224.5 p0      21 x[3]
        xorps xmm3, xmm11                               ;  1224.8 p1      21 x[3]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;  1220.8 p2      21 x[0] reload
        xorps xmm11, xmm14                              ;  1224.8 p5      21 x[3]
        xorps xmm15, xmm14                              ;  1224.2 p0      21 x[3]
        xorps xmm12, xmm14                              ;  1224.5 p1      21 x[3]
        movaps xmm0, [rdi - 64]                         ;  1221.8 p2      21 x[3]
        xorps xmm0, [r8 + 1792]                         ;  1224.8 p5+p2   21 x[3]
        movaps xmm2, [rcx - 32]                         ;  1223.8 p2      32 x[1] reload
        xorps xmm0, xmm2                                ;  1226.8 p0      21 x[3]
        movaps xmm4, [rax + 112]                        ;  1224.8 p2      32 x[2] reload
        xorps xmm0, xmm4                                ;  1227.8 p1      21 x[3]
        xorps xmm0, xmm14                               ;  1228.8 p5      21 x[3]
        movaps xmm8, xmm0                               ;  1229.8 p0      21 x[3] copy
        movaps xmm13, [rsi - 128]                       ;  1225.8 p2      21 x[3]
        xorps xmm13, [r8 + 1824]                        ;  1228.8 p1+p2   21 x[3]
        xorps xmm13, [rdi - 16]                         ;  1229.8 p5+p2   21 x[3]
        xorps xmm13, [rcx + 64]                         ;  1230.8 p0+p2   21 x[3]
        xorps xmm13, xmm14                              ;  1231.8 p1      21 x[3]
        movaps xmm4, xmm13                              ;  1232.8 p5      21 x[3] copy
        movaps xmm2, [rdx + 0]                          ;  1229.8 p2      21 x[3]
        xorps xmm2, [r8 + 1856]                         ;  1232.8 p0+p2   21 x[3]
        xorps xmm2, [rsi + 0]                           ;  1233.8 p1+p2   21 x[3]
        xorps xmm2, [rcx - 128]                         ;  1234.8 p5+p2   21 x[3]
        xorps xmm2, xmm14                               ;  1235.8 p0      21 x[3]
        movaps [rbp - 112], xmm10                       ;  1226.2 p3+p4   21 x[3] spill
        movaps xmm10, xmm2                              ;  1236.8 p1      21 x[3] copy
        xorps xmm10, [rbp + 64]                         ;  1237.8 p5+p2   21 x[3]
        movaps [rax - 64], xmm15                        ;  1227.2 p3+p4   21 x[3] spill
        movaps xmm15, [rdi - 80]                        ;  1234.8 p2      21 x[3]
        xorps xmm15, [r8 + 1888]                        ;  1237.8 p0+p2   21 x[3]
        xorps xmm15, [rsi - 16]                         ;  1238.8 p1+p2   21 x[3]
        xorps xmm15, [rdi + 112]                        ;  1239.8 p5+p2   21 x[3]
        xorps xmm15, xmm14                              ;  1240.8 p0      21 x[3]
        xorps xmm4, xmm15                               ;  1241.8 p1      21 x[3]
        movaps [rbx + 112], xmm9                        ;  1230.2 p3+p4   21 x[3] spill
        movaps xmm9, xmm15                              ;  1241.8 p5      21 x[3] copy
        movaps [r14 - 16], xmm6                         ;  1231.2 p3+p4   21 x[3] spill
        movaps xmm6, xmm15                              ;  1241.8 p0      21 x[3] copy
        movaps [r14 + 0], xmm5                          ;  1232.2 p3+p4   21 x[3] spill
        movaps xmm5, xmm15                              ;  1241.8 p1      21 x[3] copy
        andps xmm5, xmm4                                ;  1242.8 p5      21 x[3]
        movaps [r10 + 80], xmm12                        ;  1233.2 p3+p4   21 x[3] spill
        movaps xmm12, xmm4                              ;  1242.8 p0      21 x[3] copy
        xorps xmm12, [rbp + 80]                         ;  1243.8 p1+p2   21 x[3]
        xorps xmm0, xmm12                               ;  1244.8 p5      21 x[3]
        xorps xmm2, xmm0                                ;  1245.8 p0      21 x[3]
        xorps xmm6, xmm2                                ;  1246.8 p1      21 x[3]
        movaps [rsi + 80], xmm3                         ;  1236.8 p3+p4   21 x[3] spill
        movaps xmm3, xmm4                               ;  1242.8 p5      21 x[3] copy
        xorps xmm3, [rbp + 64]                          ;  1243.8 p0+p2   21 x[3]
        movaps [rbp + 64], xmm11                        ;  1238.0 p3+p4   21 x[3] spill
        movaps xmm11, xmm4                              ;  1242.8 p1      21 x[3] copy
        movaps [rbx - 16], xmm1                         ;  1239.0 p3+p4   21 x[3] spill
        movaps xmm1, xmm12                              ;  1244.8 p5      21 x[3] copy
        movaps [r9 - 128], xmm7                         ;  1240.0 p3+p4   21 x[3] spill
        movaps xmm7, xmm12                              ;  1244.8 p0      21 x[3] copy
        orps xmm7, xmm6                                 ;  1247.8 p1      21 x[3]
        movaps [rdx + 64], xmm15                        ;  1241.8 p3+p4   21 x[3] spill
        movaps xmm15, xmm6                              ;  1247.8 p5      21 x[3] copy
        xorps xmm15, xmm3                               ;  1248.8 p0      21 x[3]
        movaps [r9 - 112], xmm4                         ;  1242.8 p3+p4   21 x[3] spill
        movaps xmm4, xmm2                               ;  1246.8 p1      21 x[3] copy
        movaps [r14 + 16], xmm6                         ;  1247.8 p3+p4   21 x[3] spill
        movaps xmm6, xmm2                               ;  1246.8 p5      21 x[3] copy
        andps xmm6, [rbp + 80]                          ;  1247.8 p0+p2   21 x[3]
        xorps xmm13, xmm6                               ;  1248.8 p1      21 x[3]
        movaps xmm6, xmm3                               ;  1244.8 p5      21 x[3] copy
        movaps [r9 - 96], xmm2                          ;  1246.8 p3+p4   21 x[3] spill
        movaps xmm2, xmm3                               ;  1244.8 p0      21 x[3] copy
        movaps [r14 + 32], xmm12                        ;  1245.8 p3+p4   21 x[3] spill
        movaps xmm12, xmm3                              ;  1245.0 p1      21 x[3] copy
        movaps [r14 + 48], xmm3                         ;  1246.8 p3+p4   21 x[3] spill
        movaps xmm3, xmm15                              ;  1249.8 p5      21 x[3] copy
        movaps [rbx + 0], xmm15                         ;  1249.8 p3+p4   21 x[3] spill
        movaps xmm15, [rdi - 32]                        ;  1246.0 p2      21 x[3]
        xorps xmm15, [r8 + 1872]                        ;  1249.0 p0+p2   21 x[3]
        xorps xmm15, [rdx - 128]                        ;  1250.0 p1+p2   21 x[3]
        xorps xmm15, [rdx - 48]                         ;  1251.0 p5+p2   21 x[3]
        xorps xmm15, xmm14                              ;  1252.0 p0      21 x[3]
        xorps xmm10, xmm15                              ;  1253.0 p1      21 x[3]
        xorps xmm1, xmm10                               ;  1254.0 p5      21 x[3]
        andps xmm2, xmm1                                ;  1255.0 p0      21 x[3]
        xorps xmm0, xmm2                                ;  1256.0 p1      21 x[3]
        andps xmm3, xmm10                               ;  1254.0 p5      21 x[3]
        xorps xmm0, xmm3                                ;  1257.0 p0      21 x[3]
        xorps xmm13, xmm3                               ;  1255.0 p1      21 x[3]
        movaps xmm2, xmm15                              ;  1253.0 p5      21 x[3] copy
        xorps xmm2, [r8 + 1840]                         ;  1254.0 p0+p2   21 x[3]
        movaps xmm3, [rdx + 96]                         ;  1251.0 p2      32 x[0] reload
        xorps xmm2, xmm3                                ;  1255.0 p1      21 x[3]
        xorps xmm2, [rdi + 0]                           ;  1256.0 p5+p2   21 x[3]
        xorps xmm2, [rcx + 80]                          ;  1257.0 p0+p2   21 x[3]
        xorps xmm9, xmm2                                ;  1258.0 p1      21 x[3]
        xorps xmm6, xmm2                                ;  1258.0 p5      21 x[3]
        xorps xmm8, xmm2                                ;  1258.0 p0      21 x[3]
        xorps xmm4, xmm9                                ;  1259.0 p1      21 x[3]
        xorps xmm12, xmm9                               ;  1259.0 p5      21 x[3]
        movaps xmm2, xmm10                              ;  1254.0 p0      21 x[3] copy
        xorps xmm2, xmm8                                ;  1259.0 p1      21 x[3]
        xorps xmm11, xmm2                               ;  1260.0 p5      21 x[3]
        movaps xmm3, xmm9                               ;  1259.0 p0      21 x[3] copy
        movaps xmm14, xmm4                              ;  1260.0 p1      21 x[3] copy
        andps xmm14, xmm8                               ;  1261.0 p5      21 x[3]
        xorps xmm5, xmm14                               ;  1262.0 p0      21 x[3]
        movaps [r9 - 80], xmm10                         ;  1255.5 p3+p4   21 x[3] spill
        movaps xmm10, xmm8                              ;  1259.0 p1      21 x[3] copy
        xorps xmm10, [rbp + 80]                         ;  1260.0 p5+p2   21 x[3]
        andps xmm3, xmm10                               ;  1261.0 p0      21 x[3]
        xorps xmm14, xmm3                               ;  1262.0 p1      21 x[3]
        xorps xmm0, xmm14                               ;  1263.0 p5      21 x[3]
        xorps xmm15, xmm14                              ;  1263.0 p0      21 x[3]
        movaps xmm14, xmm6                              ;  1259.0 p1      21 x[3] copy
        andps xmm14, xmm2                               ;  1260.0 p5      21 x[3]
        xorps xmm15, xmm14                              ;  1264.0 p0      21 x[3]
        xorps xmm7, xmm14                               ;  1261.0 p1      21 x[3]
        movaps xmm14, xmm12                             ;  1260.0 p5      21 x[3] copy
        andps xmm14, xmm11                              ;  1261.0 p0      21 x[3]
        xorps xmm15, xmm14                              ;  1265.0 p1      21 x[3]
        movaps xmm14, xmm13                             ;  1260.5 p5      21 x[3] copy
        xorps xmm13, xmm7                               ;  1262.0 p0      21 x[3]
        xorps xmm14, xmm5                               ;  1263.0 p1      21 x[3]
        xorps xmm7, xmm5                                ;  1263.0 p5      21 x[3]
        andps xmm14, xmm0                               ;  1264.0 p0      21 x[3]
        movaps xmm3, xmm13                              ;  1263.0 p1      21 x[3] copy
        andps xmm3, xmm15                               ;  1266.0 p5      21 x[3]
        movaps xmm5, xmm14                              ;  1265.0 p0      21 x[3] copy
        orps xmm14, xmm7                                ;  1265.0 p1      21 x[3]
        xorps xmm14, xmm3                               ;  1267.0 p5      21 x[3]
        xorps xmm13, xmm14                              ;  1268.0 p0      21 x[3]
        orps xmm14, xmm0                                ;  1268.0 p1      21 x[3]
        xorps xmm14, xmm7                               ;  1269.0 p5      21 x[3]
        andps xmm11, xmm13                              ;  1269.0 p0      21 x[3]
        andps xmm12, xmm13                              ;  1269.0 p1      21 x[3]
        xorps xmm12, [rel sm4_encrypt.T0_constants128]  ;  1270.0 p5+p2   21 x[3]
        movaps [r9 - 64], xmm12                         ;  1271.0 p3+p4   21 x[3] spill
        movaps xmm12, xmm7                              ;  1266.0 p0      21 x[3] copy
        orps xmm12, xmm3                                ;  1267.0 p1      21 x[3]
        xorps xmm5, xmm12                               ;  1268.0 p5      21 x[3]
        andps xmm7, xmm15                               ;  1267.0 p0      21 x[3]
        xorps xmm15, xmm3                               ;  1267.2 p1      21 x[3]
        orps xmm0, xmm7                                 ;  1268.0 p5      21 x[3]
        xorps xmm14, xmm7                               ;  1270.0 p0      21 x[3]
        xorps xmm15, xmm0                               ;  1269.0 p1      21 x[3]
        xorps xmm13, xmm5                               ;  1269.0 p5      21 x[3]
        andps xmm1, xmm5                                ;  1269.0 p0      21 x[3]
        andps xmm9, xmm13                               ;  1270.0 p1      21 x[3]
        andps xmm10, xmm13                              ;  1270.0 p5      21 x[3]
        movaps xmm0, [r14 + 48]                         ;  1267.8 p2      21 x[3] reload
        andps xmm0, xmm5                                ;  1270.8 p0      21 x[3]
        xorps xmm5, xmm15                               ;  1270.2 p1      21 x[3]
        xorps xmm13, xmm14                              ;  1271.0 p5      21 x[3]
        andps xmm4, xmm13                               ;  1272.0 p0      21 x[3]
        andps xmm8, xmm13                               ;  1272.0 p1      21 x[3]
        xorps xmm13, xmm5                               ;  1272.0 p5      21 x[3]
        andps xmm6, xmm13                               ;  1273.0 p0      21 x[3]
        andps xmm2, xmm13                               ;  1273.0 p1      21 x[3]
        xorps xmm4, xmm6                                ;  1274.0 p5      21 x[3]
        movaps xmm3, [r14 + 32]                         ;  1270.2 p2      21 x[3] reload
        andps xmm3, xmm15                               ;  1273.2 p0      21 x[3]
        xorps xmm11, xmm3                               ;  1274.2 p1      21 x[3]
        xorps xmm2, xmm3                                ;  1274.2 p5      21 x[3]
        xorps xmm10, xmm11                              ;  1275.2 p0      21 x[3]
        xorps xmm1, xmm11                               ;  1275.2 p1      21 x[3]
        xorps xmm9, xmm4                                ;  1275.0 p5      21 x[3]
        xorps xmm8, xmm2                                ;  1275.2 p0      21 x[3]
        movaps xmm3, [r14 + 16]                         ;  1272.2 p2      21 x[3] reload
        andps xmm3, xmm15                               ;  1275.2 p1      21 x[3]
        xorps xmm15, xmm14                              ;  1275.5 p5      21 x[3]
        xorps xmm8, xmm10                               ;  1276.2 p0      21 x[3]
        xorps xmm0, xmm9                                ;  1276.2 p1      21 x[3]
        movaps xmm7, [r9 - 96]                          ;  1273.5 p2      21 x[3] reload
        andps xmm7, xmm14                               ;  1276.5 p5      21 x[3]
        movaps xmm11, [r9 - 64]                         ;  1274.5 p2      21 x[3] reload
        xorps xmm11, xmm9                               ;  1277.5 p0      21 x[3]
        xorps xmm7, xmm3                                ;  1277.5 p1      21 x[3]
        xorps xmm4, xmm3                                ;  1277.5 p5      21 x[3]
        xorps xmm0, xmm7                                ;  1278.5 p0      21 x[3]
        xorps xmm6, xmm7                                ;  1278.5 p1      21 x[3]
        movaps xmm3, [r9 - 80]                          ;  1275.5 p2      21 x[3] reload
        andps xmm3, xmm5                                ;  1278.5 p5      21 x[3]
        movaps xmm7, [rbx + 0]                          ;  1276.5 p2      21 x[3] reload
        andps xmm7, xmm5                                ;  1279.5 p0      21 x[3]
        xorps xmm2, xmm3                                ;  1279.5 p1      21 x[3]
        xorps xmm6, xmm7                                ;  1280.5 p5      21 x[3]
        xorps xmm4, xmm8                                ;  1280.0 p0      21 x[3]
        xorps xmm1, xmm0                                ;  1280.2 p1      21 x[3]
        xorps xmm2, xmm1                                ;  1281.2 p5      21 x[3]
        movaps xmm3, [r9 - 112]                         ;  1277.8 p2      21 x[3] reload
        andps xmm3, xmm15                               ;  1281.0 p0      21 x[3]
        xorps xmm10, xmm3                               ;  1282.0 p1      21 x[3]
        movaps xmm3, [rdx + 64]                         ;  1278.8 p2      21 x[3] reload
        andps xmm3, xmm15                               ;  1281.8 p5      21 x[3]
        xorps xmm4, xmm3                                ;  1282.8 p0      21 x[3]
        xorps xmm4, xmm2                                ;  1283.8 p1      21 x[3]
        xorps xmm6, xmm2                                ;  1282.5 p5      21 x[3]
        andps xmm14, [rbp + 80]                         ;  1283.0 p0+p2   21 x[3]
        xorps xmm1, xmm14                               ;  1284.0 p1      21 x[3]
        xorps xmm11, xmm1                               ;  1285.0 p5      21 x[3]
        xorps xmm1, xmm4                                ;  1285.0 p0      21 x[3]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;  1280.8 p2      21 x[0] reload
        xorps xmm2, xmm14                               ;  1284.2 p1      21 x[3]
        xorps xmm8, xmm14                               ;  1284.5 p5      21 x[3]
        movaps xmm15, [rsi - 64]                        ;  1281.8 p2      21 x[3]
        xorps xmm15, [r8 + 1920]                        ;  1285.0 p0+p2   21 x[3]
        movaps xmm3, [rdi + 64]                         ;  1283.8 p2      32 x[1] reload
        xorps xmm15, xmm3                               ;  1286.8 p1      21 x[3]
        movaps xmm5, [rax - 112]                        ;  1284.8 p2      32 x[2] reload
        xorps xmm15, xmm5                               ;  1287.8 p5      21 x[3]
        xorps xmm15, xmm14                              ;  1288.8 p0      21 x[3]
        movaps xmm7, [rdx + 80]                         ;  1285.8 p2      21 x[3]
        xorps xmm7, [r8 + 1952]                         ;  1288.8 p1+p2   21 x[3]
        movaps xmm9, [rbp + 32]                         ;  1287.8 p2      32 x[1] reload
        xorps xmm7, xmm9                                ;  1290.8 p5      21 x[3]
        movaps xmm12, [rdx + 48]                        ;  1288.8 p2      32 x[2] reload
        xorps xmm7, xmm12                               ;  1291.8 p0      21 x[3]
        xorps xmm7, xmm14                               ;  1292.8 p1      21 x[3]
        movaps xmm13, xmm15                             ;  1289.8 p5      21 x[3] copy
        movaps xmm12, xmm7                              ;  1293.8 p0      21 x[3] copy
        movaps xmm5, [rbp + 96]                         ;  1289.8 p2      21 x[3]
        xorps xmm5, [r8 + 1984]                         ;  1292.8 p1+p2   21 x[3]
        xorps xmm5, [rbp - 16]                          ;  1293.8 p5+p2   21 x[3]
        xorps xmm5, [rbp - 96]                          ;  1294.8 p0+p2   21 x[3]
        xorps xmm5, xmm14                               ;  1295.8 p1      21 x[3]
        movaps xmm9, xmm5                               ;  1296.8 p5      21 x[3] copy
        xorps xmm9, [rsi + 64]                          ;  1297.8 p0+p2   21 x[3]
        movaps xmm3, [rdx - 80]                         ;  1294.8 p2      21 x[3]
        xorps xmm3, [r8 + 2016]                         ;  1297.8 p1+p2   21 x[3]
        xorps xmm3, [rbp + 48]                          ;  1298.8 p5+p2   21 x[3]
        xorps xmm3, [rdx - 112]                         ;  1299.8 p0+p2   21 x[3]
        xorps xmm3, xmm14                               ;  1300.8 p1      21 x[3]
        xorps xmm12, xmm3                               ;  1301.8 p5      21 x[3]
        movaps [rbp + 80], xmm0                         ;  1290.8 p3+p4   21 x[3] spill
        movaps xmm0, xmm3                               ;  1301.8 p0      21 x[3] copy
        movaps [rdx + 64], xmm10                        ;  1291.8 p3+p4   21 x[3] spill
        movaps xmm10, xmm3                              ;  1301.8 p1      21 x[3] copy
        movaps [r9 - 112], xmm6                         ;  1292.8 p3+p4   21 x[3] spill
        movaps xmm6, xmm3                               ;  1301.8 p5      21 x[3] copy
        andps xmm6, xmm12                               ;  1302.8 p0      21 x[3]
        movaps [rbx + 0], xmm8                          ;  1293.8 p3+p4   21 x[3] spill
        movaps xmm8, xmm12                              ;  1302.8 p1      21 x[3] copy
        xorps xmm8, [rbx - 64]                          ;  1303.8 p5+p2   21 x[3]
        xorps xmm15, xmm8                               ;  1304.8 p0      21 x[3]
        xorps xmm5, xmm15                               ;  1305.8 p1      21 x[3]
        xorps xmm10, xmm5                               ;  1306.8 p5      21 x[3]
        movaps [r9 - 80], xmm1                          ;  1296.8 p3+p4   21 x[3] spill
        movaps xmm1, xmm12                              ;  1302.8 p0      21 x[3] copy
        xorps xmm1, [rsi + 64]                          ;  1303.8 p1+p2   21 x[3]
        movaps [rsi + 64], xmm4                         ;  1298.0 p3+p4   21 x[3] spill
        movaps xmm4, xmm12                              ;  1302.8 p5      21 x[3] copy
        movaps [r9 - 64], xmm2                          ;  1299.0 p3+p4   21 x[3] spill
        movaps xmm2, xmm8                               ;  1304.8 p0      21 x[3] copy
        movaps [r9 - 96], xmm11                         ;  1300.0 p3+p4   21 x[3] spill
        movaps xmm11, xmm8                              ;  1304.8 p1      21 x[3] copy
        orps xmm11, xmm10                               ;  1307.8 p5      21 x[3]
        movaps [r14 + 16], xmm3                         ;  1301.8 p3+p4   21 x[3] spill
        movaps xmm3, xmm10                              ;  1307.8 p0      21 x[3] copy
        xorps xmm3, xmm1                                ;  1308.8 p1      21 x[3]
        movaps [r14 + 32], xmm12                        ;  1302.8 p3+p4   21 x[3] spill
        movaps xmm12, xmm5                              ;  1306.8 p5      21 x[3] copy
        movaps [r14 + 48], xmm10                        ;  1307.8 p3+p4   21 x[3] spill
        movaps xmm10, xmm5                              ;  1306.8 p0      21 x[3] copy
        andps xmm10, [rbx - 64]                         ;  1307.8 p1+p2   21 x[3]
        xorps xmm7, xmm10                               ;  1308.8 p5      21 x[3]
        movaps xmm10, xmm1                              ;  1304.8 p0      21 x[3] copy
        movaps [rbp + 3936], xmm5                       ;  1306.8 p3+p4   21 x[3] spill
        movaps xmm5, xmm1                               ;  1304.8 p1      21 x[3] copy
        movaps [rbp + 3952], xmm8                       ;  1305.8 p3+p4   21 x[3] spill
        movaps xmm8, xmm1                               ;  1305.0 p5      21 x[3] copy
        movaps [rbp + 3968], xmm1                       ;  1306.8 p3+p4   21 x[3] spill
        movaps xmm1, xmm3                               ;  1309.8 p0      21 x[3] copy
        movaps [rbp + 3984], xmm3                       ;  1309.8 p3+p4   21 x[3] spill
        movaps xmm3, [rbp - 64]                         ;  1306.0 p2      21 x[3]
        xorps xmm3, [r8 + 2000]                         ;  1309.0 p1+p2   21 x[3]
        xorps xmm3, [rdi + 80]                          ;  1310.0 p5+p2   21 x[3]
        xorps xmm3, [rax - 80]                          ;  1311.0 p0+p2   21 x[3]
        xorps xmm3, xmm14                               ;  1312.0 p1      21 x[3]
        xorps xmm9, xmm3                                ;  1313.0 p5      21 x[3]
        xorps xmm2, xmm9                                ;  1314.0 p0      21 x[3]
        andps xmm5, xmm2                                ;  1315.0 p1      21 x[3]
        xorps xmm15, xmm5                               ;  1316.0 p5      21 x[3]
        andps xmm1, xmm9                                ;  1314.0 p0      21 x[3]
        xorps xmm15, xmm1                               ;  1317.0 p1      21 x[3]
        xorps xmm7, xmm1                                ;  1315.0 p5      21 x[3]
        movaps xmm1, xmm3                               ;  1313.0 p0      21 x[3] copy
        xorps xmm1, [r8 + 1968]                         ;  1314.0 p1+p2   21 x[3]
        movaps xmm5, [rdx + 112]                        ;  1311.0 p2      32 x[0] reload
        xorps xmm1, xmm5                                ;  1315.0 p5      21 x[3]
        xorps xmm1, [rdi + 16]                          ;  1316.0 p0+p2   21 x[3]
        xorps xmm1, [rsi + 16]                          ;  1317.0 p1+p2   21 x[3]
        xorps xmm0, xmm1                                ;  1318.0 p5      21 x[3]
        xorps xmm10, xmm1                               ;  1318.0 p0      21 x[3]
        xorps xmm13, xmm1                               ;  1318.0 p1      21 x[3]
        xorps xmm12, xmm0                               ;  1319.0 p5      21 x[3]
        xorps xmm8, xmm0                                ;  1319.0 p0      21 x[3]
        movaps xmm1, xmm9                               ;  1314.0 p1      21 x[3] copy
        xorps xmm1, xmm13                               ;  1319.0 p5      21 x[3]
        xorps xmm4, xmm1                                ;  1320.0 p0      21 x[3]
        movaps xmm5, xmm0                               ;  1319.0 p1      21 x[3] copy
        movaps xmm14, xmm12                             ;  1320.0 p5      21 x[3] copy
        andps xmm14, xmm13                              ;  1321.0 p0      21 x[3]
        xorps xmm6, xmm14                               ;  1322.0 p1      21 x[3]
        movaps [rbp + 4000], xmm9                       ;  1315.5 p3+p4   21 x[3] spill
        movaps xmm9, xmm13                              ;  1319.0 p5      21 x[3] copy
        xorps xmm9, [rbx - 64]                          ;  1320.0 p0+p2   21 x[3]
        andps xmm5, xmm9                                ;  1321.0 p1      21 x[3]
        xorps xmm14, xmm5                               ;  1322.0 p5      21 x[3]
        xorps xmm15, xmm14                              ;  1323.0 p0      21 x[3]
        xorps xmm3, xmm14                               ;  1323.0 p1      21 x[3]
        movaps xmm14, xmm10                             ;  1319.0 p5      21 x[3] copy
        andps xmm14, xmm1                               ;  1320.0 p0      21 x[3]
        xorps xmm3, xmm14                               ;  1324.0 p1      21 x[3]
        xorps xmm11, xmm14                              ;  1321.0 p5      21 x[3]
        movaps xmm14, xmm8                              ;  1320.0 p0      21 x[3] copy
        andps xmm14, xmm4                               ;  1321.0 p1      21 x[3]
        xorps xmm3, xmm14                               ;  1325.0 p5      21 x[3]
        movaps xmm14, xmm7                              ;  1320.5 p0      21 x[3] copy
        xorps xmm7, xmm11                               ;  1322.0 p1      21 x[3]
        xorps xmm14, xmm6                               ;  1323.0 p5      21 x[3]
        xorps xmm11, xmm6                               ;  1323.0 p0      21 x[3]
        andps xmm14, xmm15                              ;  1324.0 p1      21 x[3]
        movaps xmm5, xmm7                               ;  1323.0 p5      21 x[3] copy
        andps xmm5, xmm3                                ;  1326.0 p0      21 x[3]
        movaps xmm6, xmm14                              ;  1325.0 p1      21 x[3] copy
        orps xmm14, xmm11                               ;  1325.0 p5      21 x[3]
        xorps xmm14, xmm5                               ;  1327.0 p0      21 x[3]
        xorps xmm7, xmm14                               ;  1328.0 p1      21 x[3]
        orps xmm14, xmm15                               ;  1328.0 p5      21 x[3]
        xorps xmm14, xmm11                              ;  1329.0 p0      21 x[3]
        andps xmm4, xmm7                                ;  1329.0 p1      21 x[3]
        andps xmm8, xmm7                                ;  1329.0 p5      21 x[3]
        xorps xmm8, [rel sm4_encrypt.T0_constants128]   ;  1330.0 p0+p2   21 x[3]
        movaps [rbp + 4016], xmm8                       ;  1331.0 p3+p4   21 x[3] spill
        movaps xmm8, xmm11                              ;  1326.0 p1      21 x[3] copy
        orps xmm8, xmm5                                 ;  1327.0 p5      21 x[3]
        xorps xmm6, xmm8                                ;  1328.0 p0      21 x[3]
        andps xmm11, xmm3                               ;  1327.0 p1      21 x[3]
        xorps xmm3, xmm5                                ;  1327.2 p5      21 x[3]
        orps xmm15, xmm11                               ;  1328.0 p0      21 x[3]
        xorps xmm14, xmm11                              ;  1330.0 p1      21 x[3]
        xorps xmm3, xmm15                               ;  1329.0 p5      21 x[3]
        xorps xmm7, xmm6                                ;  1329.0 p0      21 x[3]
        andps xmm2, xmm6                                ;  1329.0 p1      21 x[3]
        andps xmm0, xmm7                                ;  1330.0 p5      21 x[3]
        andps xmm9, xmm7                                ;  1330.0 p0      21 x[3]
        movaps xmm15, [rbp + 3968]                      ;  1327.8 p2      21 x[3] reload
        andps xmm15, xmm6                               ;  1330.8 p1      21 x[3]
        xorps xmm6, xmm3                                ;  1330.2 p5      21 x[3]
        xorps xmm7, xmm14                               ;  1331.0 p0      21 x[3]
        andps xmm12, xmm7                               ;  1332.0 p1      21 x[3]
        andps xmm13, xmm7                               ;  1332.0 p5      21 x[3]
        xorps xmm7, xmm6                                ;  1332.0 p0      21 x[3]
        andps xmm10, xmm7                               ;  1333.0 p1      21 x[3]
        andps xmm1, xmm7                                ;  1333.0 p5      21 x[3]
        xorps xmm12, xmm10                              ;  1334.0 p0      21 x[3]
        movaps xmm5, [rbp + 3952]                       ;  1330.2 p2      21 x[3] reload
        andps xmm5, xmm3                                ;  1333.2 p1      21 x[3]
        xorps xmm4, xmm5                                ;  1334.2 p5      21 x[3]
        xorps xmm1, xmm5                                ;  1334.2 p0      21 x[3]
        xorps xmm9, xmm4                                ;  1335.2 p1      21 x[3]
        xorps xmm2, xmm4                                ;  1335.2 p5      21 x[3]
        xorps xmm0, xmm12                               ;  1335.0 p0      21 x[3]
        xorps xmm13, xmm1                               ;  1335.2 p1      21 x[3]
        movaps xmm4, [r14 + 48]                         ;  1332.2 p2      21 x[3] reload
        andps xmm4, xmm3                                ;  1335.2 p5      21 x[3]
        xorps xmm3, xmm14                               ;  1335.5 p0      21 x[3]
        xorps xmm13, xmm9                               ;  1336.2 p1      21 x[3]
        xorps xmm15, xmm0                               ;  1336.2 p5      21 x[3]
        movaps xmm5, [rbp + 3936]                       ;  1333.5 p2      21 x[3] reload
        andps xmm5, xmm14                               ;  1336.5 p0      21 x[3]
        xorps xmm5, xmm4                                ;  1337.5 p1      21 x[3]
        xorps xmm12, xmm4                               ;  1337.2 p5      21 x[3]
        movaps xmm4, [rbp + 4016]                       ;  1334.5 p2      21 x[3] reload
        xorps xmm4, xmm0                                ;  1337.5 p0      21 x[3]
        xorps xmm15, xmm5                               ;  1338.5 p1      21 x[3]
        xorps xmm10, xmm5                               ;  1338.5 p5      21 x[3]
        movaps xmm0, [rbp + 4000]                       ;  1335.5 p2      21 x[3] reload
        andps xmm0, xmm6                                ;  1338.5 p0      21 x[3]
        movaps xmm5, [rbp + 3984]                       ;  1336.5 p2      21 x[3] reload
        andps xmm5, xmm6                                ;  1339.5 p1      21 x[3]
        xorps xmm1, xmm0                                ;  1339.5 p5      21 x[3]
        xorps xmm10, xmm5                               ;  1340.5 p0      21 x[3]
        xorps xmm12, xmm13                              ;  1340.0 p1      21 x[3]
        xorps xmm2, xmm15                               ;  1340.2 p5      21 x[3]
        xorps xmm1, xmm2                                ;  1341.2 p0      21 x[3]
        movaps xmm0, [r14 + 32]                         ;  1337.8 p2      21 x[3] reload
        andps xmm0, xmm3                                ;  1341.0 p1      21 x[3]
        xorps xmm9, xmm0                                ;  1342.0 p5      21 x[3]
        movaps xmm0, [r14 + 16]                         ;  1338.8 p2      21 x[3] reload
        andps xmm0, xmm3                                ;  1341.8 p0      21 x[3]
        xorps xmm12, xmm0                               ;  1342.8 p1      21 x[3]
        xorps xmm12, xmm1                               ;  1343.8 p5      21 x[3]
        xorps xmm10, xmm1                               ;  1342.5 p0      21 x[3]
        xorps xmm15, xmm9                               ;  1343.0 p1      21 x[3]
        andps xmm14, [rbx - 64]                         ;  1343.2 p5+p2   21 x[3]
        xorps xmm2, xmm14                               ;  1344.2 p0      21 x[3]
        xorps xmm4, xmm2                                ;  1345.2 p1      21 x[3]
        xorps xmm2, xmm12                               ;  1345.2 p5      21 x[3]
        movaps xmm14, [rel sm4_encrypt.T0_constants128] ;  1341.0 p2      21 x[0] reload
        xorps xmm12, xmm14                              ;  1344.8 p0      21 x[3]
        xorps xmm15, xmm14                              ;  1345.0 p1      21 x[3]
        xorps xmm1, xmm14                               ;  1345.2 p5      21 x[3]
        xorps xmm13, xmm14                              ;  1345.5 p0      21 x[3]
        movaps xmm0, xmm4                               ;  1346.2 p1      32 x[3] copy
        movaps xmm3, [r9 - 96]                          ;  1342.5 p2      21 x[3] reload
        xorps xmm0, xmm3                                ;  1347.2 p5      32 x[3]
        movaps xmm5, [rcx - 96]                         ;  1343.5 p2      21 x[3] reload
        xorps xmm3, xmm5                                ;  1346.5 p0      32 x[3]
        movaps xmm6, [r9 - 128]                         ;  1344.5 p2      21 x[3] reload
        xorps xmm5, xmm6                                ;  1347.5 p1      32 x[3]
        movaps xmm7, xmm12                              ;  1347.2 p5      32 x[3] copy
        xorps xmm12, xmm14                              ;  1347.5 p0      32 x[3]
        movaps xmm8, xmm1                               ;  1348.0 p1      32 x[3] copy
        xorps xmm1, xmm0                                ;  1348.2 p5      32 x[3]
        movaps xmm11, xmm2                              ;  1348.5 p0      32 x[3] copy
        xorps xmm7, [rbp + 64]                          ;  1349.0 p1+p2   32 x[3]
        xorps xmm12, [rsi + 64]                         ;  1349.2 p5+p2   32 x[3]
        xorps xmm4, xmm12                               ;  1350.2 p0      32 x[3]
        xorps xmm8, [rcx - 112]                         ;  1350.0 p1+p2   32 x[3]
        xorps xmm11, [rbp - 128]                        ;  1350.2 p5+p2   32 x[3]
        xorps xmm2, [rsi + 80]                          ;  1350.5 p0+p2   32 x[3]
        xorps xmm0, [rsi + 96]                          ;  1351.0 p1+p2   32 x[3]
        movaps [rsi + 96], xmm4                         ;  1351.2 p3+p4   32 x[3] spill
        movaps xmm4, xmm13                              ;  1351.2 p5      32 x[3] copy
        xorps xmm4, [rbx + 0]                           ;  1352.2 p0+p2   32 x[3]
        movaps [rsi + 64], xmm4                         ;  1353.2 p3+p4   32 x[3] spill
        movaps xmm4, xmm5                               ;  1352.0 p1      32 x[3] copy
        xorps xmm4, xmm8                                ;  1353.0 p5      32 x[3]
        xorps xmm4, [r9 - 64]                           ;  1354.0 p0+p2   32 x[3]
        xorps xmm5, [r9 - 16]                           ;  1353.5 p1+p2   32 x[3]
        xorps xmm5, [rsi + 96]                          ;  1354.5 p5+p2   32 x[3]
        movaps [r9 - 128], xmm5                         ;  1355.5 p3+p4   32 x[3] spill
        movaps xmm5, xmm7                               ;  1353.5 p0      32 x[3] copy
        xorps xmm5, xmm3                                ;  1354.5 p1      32 x[3]
        xorps xmm7, [r10 + 32]                          ;  1355.5 p5+p2   32 x[3]
        xorps xmm7, [rsi + 80]                          ;  1356.5 p0+p2   32 x[3]
        xorps xmm7, [r9 - 80]                           ;  1357.5 p1+p2   32 x[3]
        movaps [rsi + 80], xmm3                         ;  1351.0 p3+p4   32 x[3] spill
        movaps xmm3, xmm11                              ;  1355.2 p5      32 x[3] copy
        xorps xmm11, xmm12                              ;  1355.5 p0      32 x[3]
        xorps xmm12, xmm7                               ;  1358.5 p1      32 x[3]
        xorps xmm12, xmm2                               ;  1359.5 p5      32 x[3]
        xorps xmm3, [rcx - 112]                         ;  1358.5 p0+p2   32 x[3]
        xorps xmm3, [r9 - 64]                           ;  1359.5 p1+p2   32 x[3]
        xorps xmm11, [rbp + 64]                         ;  1360.5 p5+p2   32 x[3]
        xorps xmm7, [rax - 16]                          ;  1361.5 p0+p2   32 x[3]
        xorps xmm12, [r9 + 16]                          ;  1362.5 p1+p2   32 x[3]
        movaps [rax - 16], xmm12                        ;  1363.5 p3+p4   32 x[3] spill
        movaps xmm12, xmm8                              ;  1358.2 p5      32 x[3] copy
        xorps xmm12, xmm2                               ;  1359.2 p0      32 x[3]
        xorps xmm12, [r9 - 80]                          ;  1363.5 p1+p2   32 x[3]
        xorps xmm8, [r9 + 80]                           ;  1364.5 p5+p2   32 x[3]
        movaps [rcx - 112], xmm7                        ;  1362.5 p3+p4   32 x[3] spill
        movaps xmm7, xmm15                              ;  1359.5 p0      32 x[3] copy
        xorps xmm15, xmm14                              ;  1360.0 p1      32 x[3]
        xorps xmm7, [rax - 64]                          ;  1365.5 p5+p2   32 x[3]
        xorps xmm15, [rbp + 80]                         ;  1366.5 p0+p2   32 x[3]
        xorps xmm15, [rdx + 64]                         ;  1367.5 p1+p2   32 x[3]
        xorps xmm13, xmm15                              ;  1368.5 p5      32 x[3]
        movaps [rbp + 80], xmm12                        ;  1364.5 p3+p4   32 x[3] spill
        movaps xmm12, xmm10                             ;  1361.5 p0      32 x[3] copy
        xorps xmm12, [rbx - 32]                         ;  1368.5 p1+p2   32 x[3]
        xorps xmm10, [rsi + 64]                         ;  1369.5 p5+p2   32 x[3]
        movaps [rcx - 96], xmm13                        ;  1369.5 p3+p4   32 x[3] spill
        movaps xmm13, xmm9                              ;  1362.5 p0      32 x[3] copy
        xorps xmm13, [rbx - 48]                         ;  1370.5 p1+p2   32 x[3]
        xorps xmm9, [rbp - 112]                         ;  1371.5 p5+p2   32 x[3]
        movaps [r9 - 96], xmm5                          ;  1362.5 p3+p4   32 x[3] spill
        movaps xmm5, xmm2                               ;  1363.5 p0      32 x[3] copy
        xorps xmm5, xmm11                               ;  1364.5 p1      32 x[3]
        xorps xmm5, [r14 - 128]                         ;  1372.5 p5+p2   32 x[3]
        xorps xmm2, [r10 - 16]                          ;  1373.5 p0+p2   32 x[3]
        xorps xmm2, [rbp - 128]                         ;  1374.5 p1+p2   32 x[3]
        xorps xmm11, [r10 - 112]                        ;  1375.5 p5+p2   32 x[3]
        movaps [rbp - 128], xmm11                       ;  1376.5 p3+p4   32 x[3] spill
        movaps xmm11, xmm7                              ;  1366.5 p0      32 x[3] copy
        xorps xmm7, [r10 + 48]                          ;  1376.5 p1+p2   32 x[3]
        xorps xmm7, [rbp - 112]                         ;  1377.5 p5+p2   32 x[3]
        xorps xmm7, [rdx + 64]                          ;  1378.5 p0+p2   32 x[3]
        movaps [rbp - 112], xmm7                        ;  1379.5 p3+p4   32 x[3] spill
        movaps xmm7, xmm15                              ;  1368.5 p1      32 x[3] copy
        xorps xmm7, xmm13                               ;  1371.5 p5      32 x[3]
        xorps xmm15, xmm9                               ;  1372.5 p0      32 x[3]
        xorps xmm13, [rbx - 32]                         ;  1379.5 p1+p2   32 x[3]
        xorps xmm13, [r9 - 112]                         ;  1380.5 p5+p2   32 x[3]
        xorps xmm7, [rax - 64]                          ;  1381.5 p0+p2   32 x[3]
        xorps xmm15, [r9 + 32]                          ;  1382.5 p1+p2   32 x[3]
        xorps xmm15, [rbp - 112]                        ;  1383.5 p5+p2   32 x[3]
        movaps [rbx - 32], xmm15                        ;  1384.5 p3+p4   32 x[3] spill
        movaps xmm15, xmm3                              ;  1372.5 p0      32 x[3] copy
        xorps xmm15, [r14 - 112]                        ;  1384.5 p1+p2   32 x[3]
        xorps xmm15, [r9 - 80]                          ;  1385.5 p5+p2   32 x[3]
        xorps xmm3, [r9 + 48]                           ;  1386.5 p0+p2   32 x[3]
        xorps xmm3, [rbp + 80]                          ;  1387.5 p1+p2   32 x[3]
        xorps xmm14, [rbx - 16]                         ;  1388.5 p5+p2   32 x[3]
        xorps xmm14, [r9 - 64]                          ;  1389.5 p0+p2   32 x[3]
        xorps xmm1, xmm14                               ;  1390.5 p1      32 x[3]
        xorps xmm15, xmm14                              ;  1390.5 p5      32 x[3]
        xorps xmm2, xmm14                               ;  1390.5 p0      32 x[3]
        xorps xmm14, xmm4                               ;  1390.5 p1      32 x[3]
        xorps xmm8, xmm1                                ;  1391.5 p5      32 x[3]
        xorps xmm4, [r14 - 96]                          ;  1390.5 p0+p2   32 x[3]
        xorps xmm14, [r9 - 48]                          ;  1391.5 p1+p2   32 x[3]
        xorps xmm14, [rsi + 80]                         ;  1392.5 p5+p2   32 x[3]
        xorps xmm1, [r10 - 48]                          ;  1393.5 p0+p2   32 x[3]
        xorps xmm1, [rsi + 80]                          ;  1394.5 p1+p2   32 x[3]
        movaps [rsi + 80], xmm1                         ;  1395.5 p3+p4   32 x[3] spill
        movaps xmm1, xmm7                               ;  1385.5 p5      32 x[3] copy
        xorps xmm1, xmm9                                ;  1386.5 p0      32 x[3]
        xorps xmm1, [rcx - 80]                          ;  1395.5 p1+p2   32 x[3]
        xorps xmm7, [r10 - 96]                          ;  1396.5 p5+p2   32 x[3]
        movaps [rcx - 80], xmm7                         ;  1397.5 p3+p4   32 x[3] spill
        movaps xmm7, xmm9                               ;  1388.5 p0      32 x[3] copy
        xorps xmm7, xmm12                               ;  1389.5 p1      32 x[3]
        xorps xmm7, [rdx + 64]                          ;  1397.5 p5+p2   32 x[3]
        xorps xmm9, [rax - 32]                          ;  1398.5 p0+p2   32 x[3]
        xorps xmm9, [rbx - 48]                          ;  1399.5 p1+p2   32 x[3]
        movaps [rbx - 48], xmm8                         ;  1392.5 p3+p4   32 x[3] spill
        movaps xmm8, xmm12                              ;  1391.0 p5      32 x[3] copy
        xorps xmm8, [r9 - 112]                          ;  1400.5 p0+p2   32 x[3]
        xorps xmm12, [r9 + 96]                          ;  1401.5 p1+p2   32 x[3]
        movaps [rax - 32], xmm3                         ;  1391.8 p3+p4   32 x[3] spill
        movaps xmm3, xmm13                              ;  1392.0 p5      32 x[3] copy
        xorps xmm13, xmm7                               ;  1398.5 p0      32 x[3]
        xorps xmm3, [r14 - 80]                          ;  1402.5 p1+p2   32 x[3]
        xorps xmm3, [rdx + 64]                          ;  1403.5 p5+p2   32 x[3]
        xorps xmm13, [r9 + 64]                          ;  1404.5 p0+p2   32 x[3]
        xorps xmm7, [r10 - 64]                          ;  1405.5 p1+p2   32 x[3]
        movaps [rdx + 64], xmm7                         ;  1406.5 p3+p4   32 x[3] spill
        movaps xmm7, [r10 + 32]                         ;  1406.5 p2      32 x[3]
        xorps xmm7, [rbp + 64]                          ;  1409.5 p5+p2   32 x[3]
        xorps xmm6, xmm7                                ;  1410.5 p0      32 x[3]
        xorps xmm5, xmm7                                ;  1410.5 p1      32 x[3]
        xorps xmm0, xmm6                                ;  1411.5 p5      32 x[3]
        xorps xmm6, [r9 + 112]                          ;  1411.5 p0+p2   32 x[3]
        movaps xmm7, [r9 - 96]                          ;  1409.5 p2      32 x[3] reload
        xorps xmm6, xmm7                                ;  1412.5 p1      32 x[3]
        xorps xmm7, [rax + 0]                           ;  1412.5 p5+p2   32 x[3]
        xorps xmm7, [rsi + 96]                          ;  1413.5 p0+p2   32 x[3]
        movaps [rsi + 96], xmm6                         ;  1413.5 p3+p4   32 x[3] spill
        movaps xmm6, [r10 + 64]                         ;  1412.5 p2      32 x[3]
        xorps xmm6, [rbx + 0]                           ;  1415.5 p1+p2   32 x[3]
        xorps xmm11, xmm6                               ;  1416.5 p5      32 x[3]
        movaps [rbx + 0], xmm13                         ;  1405.5 p3+p4   32 x[3] spill
        movaps xmm13, xmm11                             ;  1417.5 p0      32 x[3] copy
        xorps xmm13, [rbx + 16]                         ;  1418.5 p1+p2   32 x[3]
        xorps xmm13, [rcx - 96]                         ;  1419.5 p5+p2   32 x[3]
        xorps xmm11, [r10 - 128]                        ;  1417.5 p0+p2   32 x[3]
        movaps [rbx + 16], xmm14                        ;  1409.8 p3+p4   32 x[3] spill
        movaps xmm14, xmm6                              ;  1416.5 p1      32 x[3] copy
        xorps xmm14, [r9 - 32]                          ;  1417.5 p5+p2   32 x[3]
        xorps xmm6, [r10 - 32]                          ;  1418.5 p0+p2   32 x[3]
        movaps [rax + 0], xmm2                          ;  1411.5 p3+p4   32 x[3] spill
        movaps xmm2, [r10 + 64]                         ;  1419.5 p2      32 x[3]
        xorps xmm2, [r10 + 80]                          ;  1422.5 p1+p2   32 x[3]
        xorps xmm8, xmm2                                ;  1423.5 p5      32 x[3]
        xorps xmm14, xmm8                               ;  1424.5 p0      32 x[3]
        xorps xmm8, [r13 + 112]                         ;  1424.5 p1+p2   32 x[3]
        xorps xmm2, [r9 + 0]                            ;  1423.5 p5+p2   32 x[3]
        xorps xmm2, [rcx - 96]                          ;  1424.5 p0+p2   32 x[3]
        movaps [rcx - 96], xmm2                         ;  1425.5 p3+p4   32 x[3] spill
        movaps xmm2, [rbx - 16]                         ;  1424.5 p2      32 x[3]
        xorps xmm2, [r14 + 0]                           ;  1427.5 p1+p2   32 x[3]
        xorps xmm2, [rbx + 112]                         ;  1428.5 p5+p2   32 x[3]
        xorps xmm2, [r14 - 16]                          ;  1429.5 p0+p2   32 x[3]
        xorps xmm2, [r9 - 112]                          ;  1430.5 p1+p2   32 x[3]
        xorps xmm10, xmm2                               ;  1431.5 p5      32 x[3]
        xorps xmm3, xmm2                                ;  1431.5 p0      32 x[3]
        xorps xmm9, xmm2                                ;  1431.5 p1      32 x[3]
        xorps xmm14, xmm2                               ;  1431.5 p5      32 x[3]
        xorps xmm12, xmm10                              ;  1432.5 p0      32 x[3]
        xorps xmm6, xmm10                               ;  1432.5 p1      32 x[3]
        movaps xmm2, [r10 + 48]                         ;  1429.5 p2      32 x[3]
        xorps xmm2, [rax - 64]                          ;  1432.5 p5+p2   32 x[3]
        xorps xmm1, xmm2                                ;  1433.5 p0      32 x[3]
        xorps xmm2, [r10 + 80]                          ;  1433.5 p1+p2   32 x[3]
        xorps xmm11, xmm2                               ;  1434.5 p5      32 x[3]
        xorps xmm2, [r13 + 96]                          ;  1434.5 p0+p2   32 x[3]
        xorps xmm2, [rsi + 64]                          ;  1435.5 p1+p2   32 x[3]
        movaps xmm10, [rbp - 112]                       ;  1434.5 p2      32 x[3]
        xorps xmm10, [rax - 48]                         ;  1437.5 p5+p2   32 x[3]
        movaps [rax - 48], xmm6                         ;  1433.5 p3+p4   32 x[3] spill
        movaps xmm6, [rdx - 96]                         ;  1436.5 p2      32 x[0] reload
        movaps [rbp + 3424], xmm6                       ;  1439.5 p3+p4   31 rounds
        movaps xmm6, [rcx - 48]                         ;  1437.5 p2      32 x[0] reload
        movaps [rbp + 3440], xmm6                       ;  1440.5 p3+p4   31 rounds
        movaps xmm6, [rsi - 112]                        ;  1438.5 p2      32 x[0] reload
        movaps [rbp + 3456], xmm6                       ;  1441.5 p3+p4   31 rounds
        movaps xmm6, [rdx + 16]                         ;  1439.5 p2      32 x[0] reload
        movaps [rbp + 3472], xmm6                       ;  1442.5 p3+p4   31 rounds
        movaps xmm6, [rsi + 112]                        ;  1440.5 p2      32 x[0] reload
        movaps [rbp + 3488], xmm6                       ;  1443.5 p3+p4   31 rounds
        movaps xmm6, [rbx + 32]                         ;  1441.5 p2      32 x[0] reload
        movaps [rbp + 3504], xmm6                       ;  1444.5 p3+p4   31 rounds
        movaps xmm6, [rsi - 96]                         ;  1442.5 p2      32 x[0] reload
        movaps [rbp + 3520], xmm6                       ;  1445.5 p3+p4   31 rounds
        movaps xmm6, [rbp + 16]                         ;  1443.5 p2      32 x[0] reload
        movaps [rbp + 3536], xmm6                       ;  1446.5 p3+p4   31 rounds
        movaps xmm6, [rdi - 128]                        ;  1444.5 p2      32 x[0] reload
        movaps [rbp + 3552], xmm6                       ;  1447.5 p3+p4   31 rounds
        movaps xmm6, [rdi - 112]                        ;  1445.5 p2      32 x[0] reload
        movaps [rbp + 3568], xmm6                       ;  1448.5 p3+p4   31 rounds
        movaps xmm6, [rbp + 0]                          ;  1446.5 p2      32 x[0] reload
        movaps [rbp + 3584], xmm6                       ;  1449.5 p3+p4   31 rounds
        movaps xmm6, [rbp - 48]                         ;  1447.5 p2      32 x[0] reload
        movaps [rbp + 3600], xmm6                       ;  1450.5 p3+p4   31 rounds
        movaps xmm6, [rdx - 16]                         ;  1448.5 p2      32 x[0] reload
        movaps [rbp + 3616], xmm6                       ;  1451.5 p3+p4   31 rounds
        movaps xmm6, [rax + 16]                         ;  1449.5 p2      32 x[0] reload
        movaps [rbp + 3632], xmm6                       ;  1452.5 p3+p4   31 rounds
        movaps xmm6, [rdi - 48]                         ;  1450.5 p2      32 x[0] reload
        movaps [rbp + 3648], xmm6                       ;  1453.5 p3+p4   31 rounds
        movaps xmm6, [rdx - 32]                         ;  1451.5 p2      32 x[0] reload
        movaps [rbp + 3664], xmm6                       ;  1454.5 p3+p4   31 rounds
        movaps xmm6, [rbp + 80]                         ;  1452.5 p2      32 x[3]
        xorps xmm6, [r10 - 80]                          ;  1455.5 p0+p2   32 x[3]
        movaps [r9 - 32], xmm14                         ;  1447.5 p3+p4   31 rounds
        movaps xmm14, [rdi - 64]                        ;  1454.5 p2      32 x[0] reload
        movaps [rbp + 3680], xmm14                      ;  1457.5 p3+p4   31 rounds
        movaps xmm14, [rdx - 64]                        ;  1455.5 p2      32 x[0] reload
        movaps [rbp + 3696], xmm14                      ;  1458.5 p3+p4   31 rounds
        movaps xmm14, [rsi - 128]                       ;  1456.5 p2      32 x[0] reload
        movaps [rbp + 3712], xmm14                      ;  1459.5 p3+p4   31 rounds
        movaps xmm14, [rdx + 96]                        ;  1457.5 p2      32 x[0] reload
        movaps [rbp + 3728], xmm14                      ;  1460.5 p3+p4   31 rounds
        movaps xmm14, [rdx + 0]                         ;  1458.5 p2      32 x[0] reload
        movaps [rbp + 3744], xmm14                      ;  1461.5 p3+p4   31 rounds
        movaps xmm14, [rdi - 32]                        ;  1459.5 p2      32 x[0] reload
        movaps [rbp + 3760], xmm14                      ;  1462.5 p3+p4   31 rounds
        movaps xmm14, [rdi - 80]                        ;  1460.5 p2      32 x[0] reload
        movaps [rbp + 3776], xmm14                      ;  1463.5 p3+p4   31 rounds
        movaps [r9 + 96], xmm12                         ;  1455.5 p3+p4   31 rounds
        movaps xmm14, [rsi - 80]                        ;  1461.5 p2      32 x[0] reload
        movaps [rbp + 3792], xmm14                      ;  1464.5 p3+p4   31 rounds
        movaps xmm14, [rsi - 64]                        ;  1462.5 p2      32 x[0] reload
        movaps [rbp + 3808], xmm14                      ;  1465.5 p3+p4   31 rounds
        movaps [r10 - 128], xmm11                       ;  1458.5 p3+p4   31 rounds
        movaps xmm14, [rcx - 64]                        ;  1463.5 p2      32 x[0] reload
        movaps [rbp + 3824], xmm14                      ;  1466.5 p3+p4   31 rounds
        movaps xmm14, [rdx + 80]                        ;  1464.5 p2      32 x[0] reload
        movaps [rbp + 3840], xmm14                      ;  1467.5 p3+p4   31 rounds
        movaps xmm14, [rdx + 112]                       ;  1465.5 p2      32 x[0] reload
        movaps [rbp + 3856], xmm14                      ;  1468.5 p3+p4   31 rounds
        movaps [r10 - 80], xmm6                         ;  1462.5 p3+p4   31 rounds
        movaps xmm14, [rbp + 96]                        ;  1466.5 p2      32 x[0] reload
        movaps [rbp + 3872], xmm14                      ;  1469.5 p3+p4   31 rounds
        movaps xmm14, [rbp - 64]                        ;  1467.5 p2      32 x[0] reload
        movaps [rbp + 3888], xmm14                      ;  1470.5 p3+p4   31 rounds
        movaps xmm14, [rdx - 80]                        ;  1468.5 p2      32 x[0] reload
        movaps [rbp + 3904], xmm14                      ;  1471.5 p3+p4   31 rounds
        movaps xmm14, [rdi - 96]                        ;  1469.5 p2      32 x[0] reload
        movaps [rbp + 3920], xmm14                      ;  1472.5 p3+p4   31 rounds
        movaps xmm14, [rax + 48]                        ;  1470.5 p2      32 x[1] reload
        movaps [r14 + 64], xmm14                        ;  1473.5 p3+p4   31 rounds
        movaps xmm14, [rsi - 32]                        ;  1471.5 p2      32 x[1] reload
        movaps [r14 + 80], xmm14                        ;  1474.5 p3+p4   31 rounds
        movaps xmm14, [rsi - 48]                        ;  1472.5 p2      32 x[1] reload
        movaps [r14 + 96], xmm14                        ;  1475.5 p3+p4   31 rounds
        movaps xmm14, [rax + 64]                        ;  1473.5 p2      32 x[1] reload
        movaps [r14 + 112], xmm14                       ;  1476.5 p3+p4   31 rounds
        movaps xmm14, [rdx + 32]                        ;  1474.5 p2      32 x[1] reload
        movaps [r15 - 128], xmm14                       ;  1477.5 p3+p4   31 rounds
        movaps xmm14, [r10 + 0]                         ;  1475.5 p2      32 x[1] reload
        movaps [r15 - 112], xmm14                       ;  1478.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 48]                        ;  1476.5 p2      32 x[1] reload
        movaps [r15 - 96], xmm14                        ;  1479.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 48]                        ;  1477.5 p2      32 x[1] reload
        movaps [r15 - 80], xmm14                        ;  1480.5 p3+p4   31 rounds
        movaps xmm14, [r14 - 48]                        ;  1478.5 p2      32 x[1] reload
        movaps [r15 - 64], xmm14                        ;  1481.5 p3+p4   31 rounds
        movaps xmm14, [rax + 80]                        ;  1479.5 p2      32 x[1] reload
        movaps [r15 - 48], xmm14                        ;  1482.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 32]                        ;  1480.5 p2      32 x[1] reload
        movaps [r15 - 32], xmm14                        ;  1483.5 p3+p4   31 rounds
        movaps xmm14, [rbx + 48]                        ;  1481.5 p2      32 x[1] reload
        movaps [r15 - 16], xmm14                        ;  1484.5 p3+p4   31 rounds
        movaps xmm14, [rbp - 32]                        ;  1482.5 p2      32 x[1] reload
        movaps [r15 + 0], xmm14                         ;  1485.5 p3+p4   31 rounds
        movaps xmm14, [r14 - 64]                        ;  1483.5 p2      32 x[1] reload
        movaps [r15 + 16], xmm14                        ;  1486.5 p3+p4   31 rounds
        movaps xmm14, [rbp + 112]                       ;  1484.5 p2      32 x[1] reload
        movaps [r15 + 32], xmm14                        ;  1487.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 32]                        ;  1485.5 p2      32 x[1] reload
        movaps [r15 + 48], xmm14                        ;  1488.5 p3+p4   31 rounds
        movaps xmm14, [rcx - 32]                        ;  1486.5 p2      32 x[1] reload
        movaps [r15 + 64], xmm14                        ;  1489.5 p3+p4   31 rounds
        movaps xmm14, [rax + 32]                        ;  1487.5 p2      32 x[1] reload
        movaps [r15 + 80], xmm14                        ;  1490.5 p3+p4   31 rounds
        movaps xmm14, [rdi - 16]                        ;  1488.5 p2      32 x[1] reload
        movaps [r15 + 96], xmm14                        ;  1491.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 0]                         ;  1489.5 p2      32 x[1] reload
        movaps [r15 + 112], xmm14                       ;  1492.5 p3+p4   31 rounds
        movaps xmm14, [rsi + 0]                         ;  1490.5 p2      32 x[1] reload
        movaps [rbp + 3200], xmm14                      ;  1493.5 p3+p4   31 rounds
        movaps xmm14, [rdx - 128]                       ;  1491.5 p2      32 x[1] reload
        movaps [rbp + 3216], xmm14                      ;  1494.5 p3+p4   31 rounds
        movaps xmm14, [rsi - 16]                        ;  1492.5 p2      32 x[1] reload
        movaps [rbp + 3232], xmm14                      ;  1495.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 16]                        ;  1493.5 p2      32 x[1] reload
        movaps [rbp + 3248], xmm14                      ;  1496.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 64]                        ;  1494.5 p2      32 x[1] reload
        movaps [rbp + 3264], xmm14                      ;  1497.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 0]                         ;  1495.5 p2      32 x[1] reload
        movaps [rbp + 3280], xmm14                      ;  1498.5 p3+p4   31 rounds
        movaps xmm14, [rbp + 32]                        ;  1496.5 p2      32 x[1] reload
        movaps [rbp + 3296], xmm14                      ;  1499.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 16]                        ;  1497.5 p2      32 x[1] reload
        movaps [rbp + 3312], xmm14                      ;  1500.5 p3+p4   31 rounds
        movaps xmm14, [rbp - 16]                        ;  1498.5 p2      32 x[1] reload
        movaps [rbp + 3328], xmm14                      ;  1501.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 80]                        ;  1499.5 p2      32 x[1] reload
        movaps [rbp + 3344], xmm14                      ;  1502.5 p3+p4   31 rounds
        movaps xmm14, [rbp + 48]                        ;  1500.5 p2      32 x[1] reload
        movaps [rbp + 3360], xmm14                      ;  1503.5 p3+p4   31 rounds
        movaps xmm14, [rcx - 16]                        ;  1501.5 p2      32 x[1] reload
        movaps [rbp + 3376], xmm14                      ;  1504.5 p3+p4   31 rounds
        movaps xmm14, [rsi + 48]                        ;  1502.5 p2      32 x[2] reload
        movaps [r10 + 96], xmm14                        ;  1505.5 p3+p4   31 rounds
        movaps xmm14, [rsi + 32]                        ;  1503.5 p2      32 x[2] reload
        movaps [r10 + 112], xmm14                       ;  1506.5 p3+p4   31 rounds
        movaps xmm14, [rbx - 128]                       ;  1504.5 p2      32 x[2] reload
        movaps [r11 - 128], xmm14                       ;  1507.5 p3+p4   31 rounds
        movaps xmm14, [rbx - 112]                       ;  1505.5 p2      32 x[2] reload
        movaps [r11 - 112], xmm14                       ;  1508.5 p3+p4   31 rounds
        movaps xmm14, [rax - 96]                        ;  1506.5 p2      32 x[2] reload
        movaps [r11 - 96], xmm14                        ;  1509.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 96]                        ;  1507.5 p2      32 x[2] reload
        movaps [r11 - 80], xmm14                        ;  1510.5 p3+p4   31 rounds
        movaps xmm14, [rbx - 80]                        ;  1508.5 p2      32 x[2] reload
        movaps [r11 - 64], xmm14                        ;  1511.5 p3+p4   31 rounds
        movaps xmm14, [rbx + 96]                        ;  1509.5 p2      32 x[2] reload
        movaps [r11 - 48], xmm14                        ;  1512.5 p3+p4   31 rounds
        movaps xmm14, [rbp + 3408]                      ;  1510.5 p2      32 x[2] reload
        movaps [r11 - 32], xmm14                        ;  1513.5 p3+p4   31 rounds
        movaps xmm14, [r14 - 32]                        ;  1511.5 p2      32 x[2] reload
        movaps [r11 - 16], xmm14                        ;  1514.5 p3+p4   31 rounds
        movaps xmm14, [rbx - 96]                        ;  1512.5 p2      32 x[2] reload
        movaps [r11 + 0], xmm14                         ;  1515.5 p3+p4   31 rounds
        movaps xmm14, [r10 + 16]                        ;  1513.5 p2      32 x[2] reload
        movaps [r11 + 16], xmm14                        ;  1516.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 96]                        ;  1514.5 p2      32 x[2] reload
        movaps [r11 + 32], xmm14                        ;  1517.5 p3+p4   31 rounds
        movaps xmm14, [rbp + 3392]                      ;  1515.5 p2      32 x[2] reload
        movaps [r11 + 48], xmm14                        ;  1518.5 p3+p4   31 rounds
        movaps xmm14, [rbp - 80]                        ;  1516.5 p2      32 x[2] reload
        movaps [r11 + 64], xmm14                        ;  1519.5 p3+p4   31 rounds
        movaps xmm14, [rbx + 64]                        ;  1517.5 p2      32 x[2] reload
        movaps [r11 + 80], xmm14                        ;  1520.5 p3+p4   31 rounds
        movaps xmm14, [rax + 112]                       ;  1518.5 p2      32 x[2] reload
        movaps [r11 + 96], xmm14                        ;  1521.5 p3+p4   31 rounds
        movaps xmm14, [rax - 128]                       ;  1519.5 p2      32 x[2] reload
        movaps [r11 + 112], xmm14                       ;  1522.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 64]                        ;  1520.5 p2      32 x[2] reload
        movaps [r13 - 128], xmm14                       ;  1523.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 80]                        ;  1521.5 p2      32 x[2] reload
        movaps [r13 - 112], xmm14                       ;  1524.5 p3+p4   31 rounds
        movaps xmm14, [rcx - 128]                       ;  1522.5 p2      32 x[2] reload
        movaps [r13 - 96], xmm14                        ;  1525.5 p3+p4   31 rounds
        movaps xmm14, [rdx - 48]                        ;  1523.5 p2      32 x[2] reload
        movaps [r13 - 80], xmm14                        ;  1526.5 p3+p4   31 rounds
        movaps xmm14, [rdi + 112]                       ;  1524.5 p2      32 x[2] reload
        movaps [r13 - 64], xmm14                        ;  1527.5 p3+p4   31 rounds
        movaps xmm14, [rcx + 112]                       ;  1525.5 p2      32 x[2] reload
        movaps [r13 - 48], xmm14                        ;  1528.5 p3+p4   31 rounds
        movaps xmm14, [rax - 112]                       ;  1526.5 p2      32 x[2] reload
        movaps [r13 - 32], xmm14                        ;  1529.5 p3+p4   31 rounds
        movaps xmm14, [rax + 96]                        ;  1527.5 p2      32 x[2] reload
        movaps [r13 - 16], xmm14                        ;  1530.5 p3+p4   31 rounds
        movaps xmm14, [rdx + 48]                        ;  1528.5 p2      32 x[2] reload
        movaps [r13 + 0], xmm14                         ;  1531.5 p3+p4   31 rounds
        movaps xmm14, [rsi + 16]                        ;  1529.5 p2      32 x[2] reload
        movaps [r13 + 16], xmm14                        ;  1532.5 p3+p4   31 rounds
        movaps xmm14, [rbp - 96]                        ;  1530.5 p2      32 x[2] reload
        movaps [r13 + 32], xmm14                        ;  1533.5 p3+p4   31 rounds
        movaps xmm14, [rax - 80]                        ;  1531.5 p2      32 x[2] reload
        movaps [r13 + 48], xmm14                        ;  1534.5 p3+p4   31 rounds
        movaps xmm14, [rdx - 112]                       ;  1532.5 p2      32 x[2] reload
        movaps [r13 + 64], xmm14                        ;  1535.5 p3+p4   31 rounds
        movaps xmm14, [rbx + 80]                        ;  1533.5 p2      32 x[2] reload
        movaps [r13 + 80], xmm14                        ;  1536.5 p3+p4   31 rounds
        movaps xmm14, [rbx + 16]                        ;  1534.5 p2      32 x[3] reload
        movaps [r9 - 48], xmm14                         ;  1537.5 p3+p4   31 rounds
        movaps xmm14, [r9 - 128]                        ;  1535.5 p2      32 x[3] reload
        movaps [r9 - 16], xmm14                         ;  1538.5 p3+p4   31 rounds
        movaps xmm14, [rcx - 96]                        ;  1536.5 p2      32 x[3] reload
        movaps [r9 + 0], xmm14                          ;  1539.5 p3+p4   31 rounds
        movaps xmm14, [rax - 16]                        ;  1537.5 p2      32 x[3] reload
        movaps [r9 + 16], xmm14                         ;  1540.5 p3+p4   31 rounds
        movaps xmm14, [rbx - 32]                        ;  1538.5 p2      32 x[3] reload
        movaps [r9 + 32], xmm14                         ;  1541.5 p3+p4   31 rounds
        movaps xmm14, [rax - 32]                        ;  1539.5 p2      32 x[3] reload
        movaps [r9 + 48], xmm14                         ;  1542.5 p3+p4   31 rounds
        movaps xmm14, [rbx + 0]                         ;  1540.5 p2      32 x[3] reload
        movaps [r9 + 64], xmm14                         ;  1543.5 p3+p4   31 rounds
        movaps xmm14, [rbx - 48]                        ;  1541.5 p2      32 x[3] reload
        movaps [r9 + 80], xmm14                         ;  1544.5 p3+p4   31 rounds
        movaps xmm14, [rsi + 96]                        ;  1542.5 p2      32 x[3] reload
        movaps [r9 + 112], xmm14                        ;  1545.5 p3+p4   31 rounds
        movaps xmm14, [rbp - 128]                       ;  1543.5 p2      32 x[3] reload
        movaps [r10 - 112], xmm14                       ;  1546.5 p3+p4   31 rounds
        movaps xmm14, [rcx - 80]                        ;  1544.5 p2      32 x[3] reload
        movaps [r10 - 96], xmm14                        ;  1547.5 p3+p4   31 rounds
        movaps xmm14, [rdx + 64]                        ;  1545.5 p2      32 x[3] reload
        movaps [r10 - 64], xmm14                        ;  1548.5 p3+p4   31 rounds
        movaps xmm14, [rsi + 80]                        ;  1546.5 p2      32 x[3] reload
        movaps [r10 - 48], xmm14                        ;  1549.5 p3+p4   31 rounds
        movaps xmm14, [rax - 48]                        ;  1547.5 p2      32 x[3] reload
        movaps [r10 - 32], xmm14                        ;  1550.5 p3+p4   31 rounds
        add r8, 0x800                                   ;  1541.8 p1      31 rounds
        movaps xmm14, [rcx - 112]                       ;  1548.5 p2      32 x[3] reload
        movaps xmm12, [rax + 0]                         ;  1549.5 p2      32 x[3] reload
        movaps xmm6, xmm4                               ;  1542.8 p5      32 x[3] copy
        movaps xmm4, xmm15                              ;  1543.0 p0      32 x[3] copy
        movaps xmm11, xmm10                             ;  1543.2 p1      32 x[3] copy
        movaps xmm10, xmm14                             ;  1551.5 p5      32 x[3] copy
        movaps xmm14, xmm1                              ;  1544.0 p0      32 x[3] copy
        movaps xmm1, xmm2                               ;  1544.2 p1      32 x[3] copy
        movaps xmm2, xmm5                               ;  1544.8 p5      32 x[3] copy
        movaps xmm5, xmm3                               ;  1545.0 p0      32 x[3] copy
        movaps xmm3, xmm14                              ;  1545.2 p1      32 x[3] copy
        movaps xmm14, xmm7                              ;  1545.8 p5      32 x[3] copy
        movaps xmm7, xmm8                               ;  1546.0 p0      32 x[3] copy
        movaps xmm8, xmm14                              ;  1546.8 p1      32 x[3] copy
        movaps xmm14, xmm9                              ;  1546.8 p5      32 x[3] copy
        movaps xmm9, xmm13                              ;  1547.0 p0      32 x[3] copy
        movaps xmm13, xmm14                             ;  1547.8 p1      32 x[3] copy
        cmp r8, qword [rbp + 4288]                      ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 4280], r8                      ;                    resident
        movdqa [rbp + 4032], xmm0                       ;                    resident
        movdqa [rbp + 4048], xmm1                       ;                    resident
        movdqa [rbp + 4064], xmm2                       ;                    resident
        movdqa [rbp + 4080], xmm3                       ;                    resident
        movdqa [rbp + 4096], xmm4                       ;                    resident
        movdqa [rbp + 4112], xmm5                       ;                    resident
        movdqa [rbp + 4128], xmm6                       ;                    resident
        movdqa [rbp + 4144], xmm7                       ;                    resident
        movdqa [rbp + 4160], xmm8                       ;                    resident
        movdqa [rbp + 4176], xmm9                       ;                    resident
        movdqa [rbp + 4192], xmm10                      ;                    resident
        movdqa [rbp + 4208], xmm11                      ;                    resident
        movdqa [rbp + 4224], xmm12                      ;                    resident
        movdqa [rbp + 4240], xmm13                      ;                    resident
        movaps xmm0, [rbp + 4032]                       ;     0.0 p2      34 dst reload
        mov r8, qword [rbp + 4296]                      ;     1.0 p2      34 dst reload
        movaps [r8], xmm0                               ;     3.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4048]                       ;     2.0 p2      34 dst reload
        movaps [r8 + 16], xmm0                          ;     5.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4064]                       ;     3.0 p2      34 dst reload
        movaps [r8 + 32], xmm0                          ;     6.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4080]                       ;     4.0 p2      34 dst reload
        movaps [r8 + 48], xmm0                          ;     7.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4096]                       ;     5.0 p2      34 dst reload
        movaps [r8 + 64], xmm0                          ;     8.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4112]                       ;     6.0 p2      34 dst reload
        movaps [r8 + 80], xmm0                          ;     9.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4128]                       ;     7.0 p2      34 dst reload
        movaps [r8 + 96], xmm0                          ;    10.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4144]                       ;     8.0 p2      34 dst reload
        movaps [r8 + 112], xmm0                         ;    11.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4160]                       ;     9.0 p2      34 dst reload
        movaps [r8 + 128], xmm0                         ;    12.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4176]                       ;    10.0 p2      34 dst reload
        movaps [r8 + 144], xmm0                         ;    13.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4192]                       ;    11.0 p2      34 dst reload
        movaps [r8 + 160], xmm0                         ;    14.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4208]                       ;    12.0 p2      34 dst reload
        movaps [r8 + 176], xmm0                         ;    15.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4224]                       ;    13.0 p2      34 dst reload
        movaps [r8 + 192], xmm0                         ;    16.0 p3+p4   34 dst
        movaps xmm0, [rbp + 4240]                       ;    14.0 p2      34 dst reload
        movaps [r8 + 208], xmm0                         ;    17.0 p3+p4   34 dst
        movaps xmm0, [r9 - 48]                          ;    15.0 p2      34 dst reload
        movaps [r8 + 224], xmm0                         ;    18.0 p3+p4   34 dst
        movaps xmm0, [r9 - 32]                          ;    16.0 p2      34 dst reload
        movaps [r8 + 240], xmm0                         ;    19.0 p3+p4   34 dst
        movaps xmm0, [r9 - 16]                          ;    17.0 p2      34 dst reload
        movaps [r8 + 256], xmm0                         ;    20.0 p3+p4   34 dst
        movaps xmm0, [r9 + 0]                           ;    18.0 p2      34 dst reload
        movaps [r8 + 272], xmm0                         ;    21.0 p3+p4   34 dst
        movaps xmm0, [r9 + 16]                          ;    19.0 p2      34 dst reload
        movaps [r8 + 288], xmm0                         ;    22.0 p3+p4   34 dst
        movaps xmm0, [r9 + 32]                          ;    20.0 p2      34 dst reload
        movaps [r8 + 304], xmm0                         ;    23.0 p3+p4   34 dst
        movaps xmm0, [r9 + 48]                          ;    21.0 p2      34 dst reload
        movaps [r8 + 320], xmm0                         ;    24.0 p3+p4   34 dst
        movaps xmm0, [r9 + 64]                          ;    22.0 p2      34 dst reload
        movaps [r8 + 336], xmm0                         ;    25.0 p3+p4   34 dst
        movaps xmm0, [r9 + 80]                          ;    23.0 p2      34 dst reload
        movaps [r8 + 352], xmm0                         ;    26.0 p3+p4   34 dst
        movaps xmm0, [r9 + 96]                          ;    24.0 p2      34 dst reload
        movaps [r8 + 368], xmm0                         ;    27.0 p3+p4   34 dst
        movaps xmm0, [r9 + 112]                         ;    25.0 p2      34 dst reload
        movaps [r8 + 384], xmm0                         ;    28.0 p3+p4   34 dst
        movaps xmm0, [r10 - 128]                        ;    26.0 p2      34 dst reload
        movaps [r8 + 400], xmm0                         ;    29.0 p3+p4   34 dst
        movaps xmm0, [r10 - 112]                        ;    27.0 p2      34 dst reload
        movaps [r8 + 416], xmm0                         ;    30.0 p3+p4   34 dst
        movaps xmm0, [r10 - 96]                         ;    28.0 p2      34 dst reload
        movaps [r8 + 432], xmm0                         ;    31.0 p3+p4   34 dst
        movaps xmm0, [r10 - 80]                         ;    29.0 p2      34 dst reload
        movaps [r8 + 448], xmm0                         ;    32.0 p3+p4   34 dst
        movaps xmm0, [r10 - 64]                         ;    30.0 p2      34 dst reload
        movaps [r8 + 464], xmm0                         ;    33.0 p3+p4   34 dst
        movaps xmm0, [r10 - 48]                         ;    31.0 p2      34 dst reload
        movaps [r8 + 480], xmm0                         ;    34.0 p3+p4   34 dst
        movaps xmm0, [r10 - 32]                         ;    32.0 p2      34 dst reload
        movaps [r8 + 496], xmm0                         ;    35.0 p3+p4   34 dst
        movaps xmm0, [r10 + 96]                         ;    33.0 p2      34 dst reload
        movaps [r8 + 512], xmm0                         ;    36.0 p3+p4   34 dst
        movaps xmm0, [r10 + 112]                        ;    34.0 p2      34 dst reload
        movaps [r8 + 528], xmm0                         ;    37.0 p3+p4   34 dst
        movaps xmm0, [r11 - 128]                        ;    35.0 p2      34 dst reload
        movaps [r8 + 544], xmm0                         ;    38.0 p3+p4   34 dst
        movaps xmm0, [r11 - 112]                        ;    36.0 p2      34 dst reload
        movaps [r8 + 560], xmm0                         ;    39.0 p3+p4   34 dst
        movaps xmm0, [r11 - 96]                         ;    37.0 p2      34 dst reload
        movaps [r8 + 576], xmm0                         ;    40.0 p3+p4   34 dst
        movaps xmm0, [r11 - 80]                         ;    38.0 p2      34 dst reload
        movaps [r8 + 592], xmm0                         ;    41.0 p3+p4   34 dst
        movaps xmm0, [r11 - 64]                         ;    39.0 p2      34 dst reload
        movaps [r8 + 608], xmm0                         ;    42.0 p3+p4   34 dst
        movaps xmm0, [r11 - 48]                         ;    40.0 p2      34 dst reload
        movaps [r8 + 624], xmm0                         ;    43.0 p3+p4   34 dst
        movaps xmm0, [r11 - 32]                         ;    41.0 p2      34 dst reload
        movaps [r8 + 640], xmm0                         ;    44.0 p3+p4   34 dst
        movaps xmm0, [r11 - 16]                         ;    42.0 p2      34 dst reload
        movaps [r8 + 656], xmm0                         ;    45.0 p3+p4   34 dst
        movaps xmm0, [r11 + 0]                          ;    43.0 p2      34 dst reload
        movaps [r8 + 672], xmm0                         ;    46.0 p3+p4   34 dst
        movaps xmm0, [r11 + 16]                         ;    44.0 p2      34 dst reload
        movaps [r8 + 688], xmm0                         ;    47.0 p3+p4   34 dst
        movaps xmm0, [r11 + 32]                         ;    45.0 p2      34 dst reload
        movaps [r8 + 704], xmm0                         ;    48.0 p3+p4   34 dst
        movaps xmm0, [r11 + 48]                         ;    46.0 p2      34 dst reload
        movaps [r8 + 720], xmm0                         ;    49.0 p3+p4   34 dst
        movaps xmm0, [r11 + 64]                         ;    47.0 p2      34 dst reload
        movaps [r8 + 736], xmm0                         ;    50.0 p3+p4   34 dst
        movaps xmm0, [r11 + 80]                         ;    48.0 p2      34 dst reload
        movaps [r8 + 752], xmm0                         ;    51.0 p3+p4   34 dst
        movaps xmm0, [r11 + 96]                         ;    49.0 p2      34 dst reload
        movaps [r8 + 768], xmm0                         ;    52.0 p3+p4   34 dst
        movaps xmm0, [r11 + 112]                        ;    50.0 p2      34 dst reload
        movaps [r8 + 784], xmm0                         ;    53.0 p3+p4   34 dst
        movaps xmm0, [r13 - 128]                        ;    51.0 p2      34 dst reload
        movaps [r8 + 800], xmm0                         ;    54.0 p3+p4   34 dst
        movaps xmm0, [r13 - 112]                        ;    52.0 p2      34 dst reload
        movaps [r8 + 816], xmm0                         ;    55.0 p3+p4   34 dst
        movaps xmm0, [r13 - 96]                         ;    53.0 p2      34 dst reload
        movaps [r8 + 832], xmm0                         ;    56.0 p3+p4   34 dst
        movaps xmm0, [r13 - 80]                         ;    54.0 p2      34 dst reload
        movaps [r8 + 848], xmm0                         ;    57.0 p3+p4   34 dst
        movaps xmm0, [r13 - 64]                         ;    55.0 p2      34 dst reload
        movaps [r8 + 864], xmm0                         ;    58.0 p3+p4   34 dst
        movaps xmm0, [r13 - 48]                         ;    56.0 p2      34 dst reload
        movaps [r8 + 880], xmm0                         ;    59.0 p3+p4   34 dst
        movaps xmm0, [r13 - 32]                         ;    57.0 p2      34 dst reload
        movaps [r8 + 896], xmm0                         ;    60.0 p3+p4   34 dst
        movaps xmm0, [r13 - 16]                         ;    58.0 p2      34 dst reload
        movaps [r8 + 912], xmm0                         ;    61.0 p3+p4   34 dst
        movaps xmm0, [r13 + 0]                          ;    59.0 p2      34 dst reload
        movaps [r8 + 928], xmm0                         ;    62.0 p3+p4   34 dst
        movaps xmm0, [r13 + 16]                         ;    60.0 p2      34 dst reload
        movaps [r8 + 944], xmm0                         ;    63.0 p3+p4   34 dst
        movaps xmm0, [r13 + 32]                         ;    61.0 p2      34 dst reload
        movaps [r8 + 960], xmm0                         ;    64.0 p3+p4   34 dst
        movaps xmm0, [r13 + 48]                         ;    62.0 p2      34 dst reload
        movaps [r8 + 976], xmm0                         ;    65.0 p3+p4   34 dst
        movaps xmm0, [r13 + 64]                         ;    63.0 p2      34 dst reload
        movaps [r8 + 992], xmm0                         ;    66.0 p3+p4   34 dst
        movaps xmm0, [r13 + 80]                         ;    64.0 p2      34 dst reload
        movaps [r8 + 1008], xmm0                        ;    67.0 p3+p4   34 dst
        movaps xmm0, [r14 + 64]                         ;    65.0 p2      34 dst reload
        movaps [r8 + 1024], xmm0                        ;    68.0 p3+p4   34 dst
        movaps xmm0, [r14 + 80]                         ;    66.0 p2      34 dst reload
        movaps [r8 + 1040], xmm0                        ;    69.0 p3+p4   34 dst
        movaps xmm0, [r14 + 96]                         ;    67.0 p2      34 dst reload
        movaps [r8 + 1056], xmm0                        ;    70.0 p3+p4   34 dst
        movaps xmm0, [r14 + 112]                        ;    68.0 p2      34 dst reload
        movaps [r8 + 1072], xmm0                        ;    71.0 p3+p4   34 dst
        movaps xmm0, [r15 - 128]                        ;    69.0 p2      34 dst reload
        movaps [r8 + 1088], xmm0                        ;    72.0 p3+p4   34 dst
        movaps xmm0, [r15 - 112]                        ;    70.0 p2      34 dst reload
        movaps [r8 + 1104], xmm0                        ;    73.0 p3+p4   34 dst
        movaps xmm0, [r15 - 96]                         ;    71.0 p2      34 dst reload
        movaps [r8 + 1120], xmm0                        ;    74.0 p3+p4   34 dst
        movaps xmm0, [r15 - 80]                         ;    72.0 p2      34 dst reload
        movaps [r8 + 1136], xmm0                        ;    75.0 p3+p4   34 dst
        movaps xmm0, [r15 - 64]                         ;    73.0 p2      34 dst reload
        movaps [r8 + 1152], xmm0                        ;    76.0 p3+p4   34 dst
        movaps xmm0, [r15 - 48]                         ;    74.0 p2      34 dst reload
        movaps [r8 + 1168], xmm0                        ;    77.0 p3+p4   34 dst
        movaps xmm0, [r15 - 32]                         ;    75.0 p2      34 dst reload
        movaps [r8 + 1184], xmm0                        ;    78.0 p3+p4   34 dst
        movaps xmm0, [r15 - 16]                         ;    76.0 p2      34 dst reload
        movaps [r8 + 1200], xmm0                        ;    79.0 p3+p4   34 dst
        movaps xmm0, [r15 + 0]                          ;    77.0 p2      34 dst reload
        movaps [r8 + 1216], xmm0                        ;    80.0 p3+p4   34 dst
        movaps xmm0, [r15 + 16]                         ;    78.0 p2      34 dst reload
        movaps [r8 + 1232], xmm0                        ;    81.0 p3+p4   34 dst
        movaps xmm0, [r15 + 32]                         ;    79.0 p2      34 dst reload
        movaps [r8 + 1248], xmm0                        ;    82.0 p3+p4   34 dst
        movaps xmm0, [r15 + 48]                         ;    80.0 p2      34 dst reload
        movaps [r8 + 1264], xmm0                        ;    83.0 p3+p4   34 dst
        movaps xmm0, [r15 + 64]                         ;    81.0 p2      34 dst reload
        movaps [r8 + 1280], xmm0                        ;    84.0 p3+p4   34 dst
        movaps xmm0, [r15 + 80]                         ;    82.0 p2      34 dst reload
        movaps [r8 + 1296], xmm0                        ;    85.0 p3+p4   34 dst
        movaps xmm0, [r15 + 96]                         ;    83.0 p2      34 dst reload
        movaps [r8 + 1312], xmm0                        ;    86.0 p3+p4   34 dst
        movaps xmm0, [r15 + 112]                        ;    84.0 p2      34 dst reload
        movaps [r8 + 1328], xmm0                        ;    87.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3200]                       ;    85.0 p2      34 dst reload
        movaps [r8 + 1344], xmm0                        ;    88.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3216]                       ;    86.0 p2      34 dst reload
        movaps [r8 + 1360], xmm0                        ;    89.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3232]                       ;    87.0 p2      34 dst reload
        movaps [r8 + 1376], xmm0                        ;    90.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3248]                       ;    88.0 p2      34 dst reload
        movaps [r8 + 1392], xmm0                        ;    91.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3264]                       ;    89.0 p2      34 dst reload
        movaps [r8 + 1408], xmm0                        ;    92.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3280]                       ;    90.0 p2      34 dst reload
        movaps [r8 + 1424], xmm0                        ;    93.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3296]                       ;    91.0 p2      34 dst reload
        movaps [r8 + 1440], xmm0                        ;    94.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3312]                       ;    92.0 p2      34 dst reload
        movaps [r8 + 1456], xmm0                        ;    95.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3328]                       ;    93.0 p2      34 dst reload
        movaps [r8 + 1472], xmm0                        ;    96.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3344]                       ;    94.0 p2      34 dst reload
        movaps [r8 + 1488], xmm0                        ;    97.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3360]                       ;    95.0 p2      34 dst reload
        movaps [r8 + 1504], xmm0                        ;    98.0 p3+p4   34 dst
        movaps xmm0, [rbp + 3376]                       ;    96.0 p2      34 dst reload
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
        mov qword [rbp + 4296], r8                      ;   128.5 p3+p4   28 blocks
        mov r8, qword [rbp + 4256]                      ;   129.0 p2      28 blocks
        add r8, 0x800                                   ;   132.0 p1      28 blocks
        mov qword [rbp + 4256], r8                      ;   133.0 p3+p4   28 blocks
        cmp r8, qword [rbp + 4264]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1160                                 ;                    frame
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
