; misty1_expand_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_expand_compact --cpu core2-64 --variant bitsliced
;
; void misty1_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 2048 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 8192 bytes (512 slices), written, public, aligned to 16 bytes
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5167 uops, planned 1886.5; bounds: width 1291.8, ports 1604.0, path 22.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_expand_compact

        section .text
        align 16
misty1_expand_compact:
        push rbp                                                  ;                    preserved
        sub rsp, 0x190                                            ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 256], rdi                                ;                    argument
        mov qword [rbp + 264], rsi                                ;                    argument
        lea rdx, [rbp + 256]                                      ;                    frame
        mov r8, qword [rbp + 256]                                 ;     0.0 p2     102 x.0 reload
        movaps xmm0, [r8]                                         ;     3.0 p2     102 x.0
        movaps xmm1, [r8 + 16]                                    ;     3.0 p2     102 x.1
        movaps xmm2, [r8 + 32]                                    ;     3.0 p2     102 x.2
        movaps xmm3, [r8 + 48]                                    ;     4.0 p2     102 x.3
        movaps xmm4, [r8 + 64]                                    ;     5.0 p2     102 x.4
        movaps xmm5, [r8 + 112]                                   ;     6.0 p2     102 x.7
        movaps xmm6, [r8 + 80]                                    ;     7.0 p2     102 x.5
        movaps xmm7, [r8 + 128]                                   ;     8.0 p2     102 x.8
        movaps xmm8, [r8 + 96]                                    ;     9.0 p2     102 x.6
        movaps xmm9, [r8 + 144]                                   ;    10.0 p2     102 x.9
        movaps xmm10, [r8 + 160]                                  ;    11.0 p2     102 x.10
        movaps xmm11, [r8 + 176]                                  ;    12.0 p2     102 x.11
        movaps xmm12, [r8 + 192]                                  ;    13.0 p2     102 x.12
        movaps xmm13, [r8 + 208]                                  ;    14.0 p2     102 x.13
        movaps xmm14, [r8 + 224]                                  ;    15.0 p2     102 x.14
        movaps xmm15, [r8 + 240]                                  ;    16.0 p2     102 x.15
        movaps xmm2, [r8 + 256]                                   ;    17.0 p2     102 x.0
        movaps xmm2, [r8 + 272]                                   ;    18.0 p2     102 x.1
        movaps xmm2, [r8 + 288]                                   ;    19.0 p2     102 x.2
        movaps xmm2, [r8 + 304]                                   ;    20.0 p2     102 x.3
        movaps xmm2, [r8 + 320]                                   ;    21.0 p2     102 x.4
        movaps xmm2, [r8 + 368]                                   ;    22.0 p2     102 x.7
        movaps xmm2, [r8 + 336]                                   ;    23.0 p2     102 x.5
        movaps xmm2, [r8 + 384]                                   ;    24.0 p2     102 x.8
        movaps xmm2, [r8 + 352]                                   ;    25.0 p2     102 x.6
        movaps xmm2, [r8 + 400]                                   ;    26.0 p2     102 x.9
        movaps xmm2, [r8 + 416]                                   ;    27.0 p2     102 x.10
        movaps xmm2, [r8 + 432]                                   ;    28.0 p2     102 x.11
        movaps xmm2, [r8 + 448]                                   ;    29.0 p2     102 x.12
        movaps xmm2, [r8 + 464]                                   ;    30.0 p2     102 x.13
        movaps xmm2, [r8 + 480]                                   ;    31.0 p2     102 x.14
        movaps xmm2, [r8 + 496]                                   ;    32.0 p2     102 x.15
        movaps xmm2, xmm5                                         ;    17.0 p0      41 x copy
        xorps xmm2, xmm13                                         ;    18.0 p1      41 x
        movaps xmm3, xmm2                                         ;    19.0 p5      41 x copy
        xorps xmm3, xmm10                                         ;    20.0 p0      41 x
        movaps xmm1, xmm3                                         ;    21.0 p1      41 x copy
        andps xmm1, xmm9                                          ;    22.0 p5      41 x
        movaps xmm8, xmm14                                        ;    20.0 p0      41 x copy
        andps xmm8, xmm10                                         ;    21.0 p1      41 x
        movaps xmm6, xmm7                                         ;    20.5 p5      41 x copy
        xorps xmm6, xmm12                                         ;    21.5 p0      41 x
        movaps xmm0, xmm6                                         ;    22.5 p1      41 x copy
        movaps xmm4, xmm3                                         ;    21.5 p5      41 x copy
        orps xmm4, xmm15                                          ;    22.5 p0      41 x
        movaps [rbp - 112], xmm3                                  ;    21.8 p3+p4   41 x spill
        movaps xmm3, xmm15                                        ;    22.2 p1      41 x copy
        andps xmm3, xmm14                                         ;    23.2 p5      41 x
        movaps [rbp - 96], xmm8                                   ;    22.8 p3+p4   41 x spill
        movaps xmm8, xmm3                                         ;    24.2 p0      41 x copy
        movaps [rbp - 32], xmm3                                   ;    24.2 p3+p4   41 x spill
        movaps xmm3, xmm13                                        ;    23.2 p1      41 x copy
        andps xmm3, xmm10                                         ;    24.2 p5      41 x
        movaps xmm12, xmm6                                        ;    24.0 p0      41 x copy
        andps xmm12, xmm11                                        ;    25.0 p1      41 x
        movaps [rbp + 0], xmm2                                    ;    24.8 p3+p4   41 x spill
        movaps xmm2, xmm10                                        ;    24.5 p5      41 x copy
        andps xmm2, xmm9                                          ;    25.5 p0      41 x
        xorps xmm0, xmm2                                          ;    26.5 p1      41 x
        movaps xmm2, xmm10                                        ;    25.5 p5      41 x copy
        andps xmm2, xmm5                                          ;    26.5 p0      41 x
        movaps [rbp - 128], xmm0                                  ;    27.5 p3+p4   41 x spill
        movaps xmm0, xmm10                                        ;    26.2 p1      41 x copy
        andps xmm0, xmm7                                          ;    27.2 p5      41 x
        movaps xmm9, xmm10                                        ;    27.0 p0      41 x copy
        andps xmm9, xmm11                                         ;    28.0 p1      41 x
        xorps xmm0, xmm9                                          ;    29.0 p5      41 x
        movaps [rbp - 64], xmm0                                   ;    30.0 p3+p4   41 x spill
        movaps xmm0, xmm10                                        ;    28.0 p0      41 x copy
        movaps xmm10, xmm14                                       ;    28.2 p1      41 x copy
        andps xmm10, xmm5                                         ;    29.2 p5      41 x
        xorps xmm3, xmm10                                         ;    30.2 p0      41 x
        movaps xmm10, [rel misty1_expand_compact.T0_constants128] ;    33.0 p2      41 x reload
        xorps xmm3, xmm10                                         ;    36.0 p1      41 x
        movaps [rbp + 64], xmm3                                   ;    37.0 p3+p4   41 x spill
        movaps xmm3, xmm13                                        ;    29.5 p5      41 x copy
        andps xmm3, xmm11                                         ;    30.5 p0      41 x
        xorps xmm2, xmm3                                          ;    31.5 p1      41 x
        xorps xmm8, xmm2                                          ;    32.5 p5      41 x
        andps xmm6, xmm5                                          ;    31.0 p0      41 x
        movaps xmm2, [r8 + 192]                                   ;    34.0 p2      41 x
        movaps xmm3, [r8 + 144]                                   ;    35.0 p2     102 x.9 reload
        andps xmm2, xmm3                                          ;    38.0 p1      41 x
        xorps xmm4, xmm2                                          ;    39.0 p5      41 x
        movaps xmm2, [r8 + 192]                                   ;    36.0 p2      41 x
        andps xmm2, xmm11                                         ;    39.0 p0      41 x
        movaps xmm13, xmm11                                       ;    32.2 p1      41 x copy
        andps xmm13, xmm15                                        ;    33.2 p5      41 x
        xorps xmm0, xmm13                                         ;    34.2 p0      41 x
        movaps [rbp - 48], xmm13                                  ;    34.2 p3+p4   41 x spill
        movaps xmm13, xmm0                                        ;    35.2 p1      41 x copy
        andps xmm0, xmm15                                         ;    35.2 p5      41 x
        xorps xmm0, xmm10                                         ;    36.2 p0      41 x
        movaps xmm10, xmm15                                       ;    34.2 p1      41 x copy
        andps xmm10, xmm5                                         ;    35.2 p5      41 x
        xorps xmm10, xmm14                                        ;    36.2 p0      41 x
        xorps xmm1, xmm10                                         ;    37.2 p1      41 x
        xorps xmm9, xmm10                                         ;    37.2 p5      41 x
        xorps xmm13, xmm1                                         ;    38.2 p0      41 x
        movaps xmm1, xmm2                                         ;    40.0 p1      41 x copy
        xorps xmm1, xmm15                                         ;    41.0 p5      41 x
        xorps xmm2, xmm3                                          ;    40.0 p0      41 x
        movaps xmm10, [r8 + 192]                                  ;    37.0 p2     102 x.12 reload
        andps xmm1, xmm10                                         ;    42.0 p1      41 x
        movaps xmm15, xmm2                                        ;    41.0 p5      41 x copy
        andps xmm2, xmm11                                         ;    41.0 p0      41 x
        movaps xmm11, xmm3                                        ;    38.2 p1      41 x copy
        andps xmm11, xmm7                                         ;    39.2 p5      41 x
        xorps xmm11, xmm5                                         ;    40.2 p0      41 x
        movaps xmm3, xmm5                                         ;    39.2 p1      41 x copy
        andps xmm3, xmm7                                          ;    40.2 p5      41 x
        xorps xmm4, xmm3                                          ;    41.2 p0      41 x
        xorps xmm13, xmm1                                         ;    43.0 p1      41 x
        movaps xmm1, xmm4                                         ;    42.2 p5      41 x copy
        movaps xmm3, xmm8                                         ;    41.0 p0      41 x copy
        movaps [rbp - 16], xmm13                                  ;    44.0 p3+p4   41 x spill
        movaps xmm13, xmm11                                       ;    41.2 p1      41 x copy
        xorps xmm11, [r8 + 240]                                   ;    41.5 p5+p2   41 x
        movaps [rbp - 80], xmm8                                   ;    40.2 p3+p4   41 x spill
        movaps xmm8, xmm11                                        ;    42.5 p0      41 x copy
        andps xmm11, xmm7                                         ;    42.5 p1      41 x
        movaps [rbp + 32], xmm4                                   ;    42.2 p3+p4   41 x spill
        movaps xmm4, xmm7                                         ;    42.5 p5      41 x copy
        andps xmm4, xmm14                                         ;    43.5 p0      41 x
        xorps xmm13, xmm4                                         ;    44.5 p1      41 x
        xorps xmm2, xmm13                                         ;    45.5 p5      41 x
        movaps xmm4, [r8 + 128]                                   ;    42.0 p2      41 x copy
        xorps xmm4, xmm5                                          ;    45.0 p0      41 x
        movaps xmm13, xmm5                                        ;    44.2 p1      41 x copy
        andps xmm13, [r8 + 176]                                   ;    45.2 p5+p2   41 x
        movaps xmm7, xmm14                                        ;    45.0 p0      41 x copy
        andps xmm7, xmm10                                         ;    46.0 p1      41 x
        xorps xmm12, xmm7                                         ;    47.0 p5      41 x
        xorps xmm9, xmm12                                         ;    48.0 p0      41 x
        xorps xmm1, xmm12                                         ;    48.0 p1      41 x
        xorps xmm15, xmm9                                         ;    49.0 p5      41 x
        xorps xmm3, xmm15                                         ;    50.0 p0      41 x
        andps xmm4, xmm10                                         ;    47.2 p1      41 x
        xorps xmm4, xmm2                                          ;    48.2 p5      41 x
        movaps xmm7, [rbp + 0]                                    ;    45.2 p2      41 x reload
        xorps xmm1, xmm7                                          ;    49.0 p0      41 x
        andps xmm7, xmm10                                         ;    48.2 p1      41 x
        xorps xmm8, xmm7                                          ;    49.2 p5      41 x
        movaps xmm7, [r8 + 176]                                   ;    46.2 p2     102 x.11 reload
        xorps xmm8, xmm7                                          ;    50.2 p0      41 x
        movaps xmm9, xmm13                                        ;    49.2 p1      41 x copy
        movaps xmm12, [rbp - 96]                                  ;    47.2 p2      41 x reload
        xorps xmm13, xmm12                                        ;    50.2 p5      41 x
        xorps xmm2, xmm13                                         ;    51.2 p0      41 x
        movaps xmm13, xmm8                                        ;    51.2 p1      41 x copy
        xorps xmm8, xmm2                                          ;    52.2 p5      41 x
        xorps xmm6, xmm8                                          ;    53.2 p0      41 x
        movaps xmm8, [rbp + 64]                                   ;    48.5 p2      41 x reload
        xorps xmm13, xmm8                                         ;    52.2 p1      41 x
        movaps xmm15, xmm0                                        ;    51.5 p5      41 x copy
        movaps xmm12, [r8 + 176]                                  ;    49.5 p2      41 x copy
        andps xmm12, xmm14                                        ;    52.5 p0      41 x
        xorps xmm9, xmm12                                         ;    53.5 p1      41 x
        xorps xmm11, xmm9                                         ;    54.5 p5      41 x
        movaps xmm9, [rbp - 128]                                  ;    50.5 p2      41 x reload
        xorps xmm11, xmm9                                         ;    55.5 p0      41 x
        xorps xmm13, [rbp + 32]                                   ;    53.2 p1+p2   41 x
        movaps xmm12, xmm5                                        ;    53.5 p5      41 x copy
        andps xmm12, [r8 + 208]                                   ;    54.5 p0+p2   41 x
        xorps xmm12, [rbp - 64]                                   ;    55.5 p1+p2   41 x
        xorps xmm6, xmm12                                         ;    56.5 p5      41 x
        movaps xmm7, xmm10                                        ;    55.0 p0      41 x copy
        orps xmm7, [rbp - 112]                                    ;    56.0 p1+p2   41 x
        movaps xmm10, xmm14                                       ;    55.5 p5      41 x copy
        andps xmm10, [r8 + 208]                                   ;    56.5 p0+p2   41 x
        xorps xmm0, xmm12                                         ;    56.5 p1      41 x
        movaps xmm12, xmm10                                       ;    57.5 p5      41 x copy
        xorps xmm0, [rbp - 16]                                    ;    57.5 p0+p2   41 x
        movaps xmm5, xmm4                                         ;    57.2 p1      41 x copy
        movaps [rbp - 16], xmm6                                   ;    57.5 p3+p4   41 x spill
        movaps xmm6, xmm14                                        ;    57.5 p5      41 x copy
        andps xmm6, [r8 + 144]                                    ;    58.5 p0+p2   41 x
        xorps xmm15, xmm6                                         ;    59.5 p1      41 x
        movaps xmm6, xmm15                                        ;    60.5 p5      41 x copy
        xorps xmm15, [rbp - 32]                                   ;    60.5 p0+p2   41 x
        xorps xmm1, xmm15                                         ;    61.5 p1      41 x
        movaps xmm15, [r8 + 240]                                  ;    59.5 p2      41 x
        andps xmm15, [r8 + 144]                                   ;    62.5 p5+p2   41 x
        xorps xmm12, xmm15                                        ;    63.5 p0      41 x
        movaps xmm15, [rbp - 112]                                 ;    61.5 p2      41 x reload
        xorps xmm12, xmm15                                        ;    64.5 p1      41 x
        xorps xmm7, xmm12                                         ;    65.5 p5      41 x
        xorps xmm4, xmm7                                          ;    66.5 p0      41 x
        xorps xmm9, xmm7                                          ;    66.5 p1      41 x
        xorps xmm4, [rbp - 48]                                    ;    67.5 p5+p2   41 x
        movaps xmm7, [r8 + 208]                                   ;    63.5 p2      41 x
        movaps xmm12, [r8 + 128]                                  ;    64.5 p2     102 x.8 reload
        andps xmm7, xmm12                                         ;    67.5 p0      41 x
        xorps xmm10, xmm7                                         ;    68.5 p1      41 x
        xorps xmm6, xmm7                                          ;    68.5 p5      41 x
        xorps xmm3, xmm10                                         ;    69.5 p0      41 x
        xorps xmm8, xmm10                                         ;    69.5 p1      41 x
        xorps xmm11, xmm8                                         ;    70.5 p5      41 x
        xorps xmm13, xmm15                                        ;    64.5 p0      41 x
        xorps xmm3, [rbp - 96]                                    ;    70.5 p1+p2   41 x
        movaps xmm7, [r8 + 208]                                   ;    66.5 p2      41 x
        movaps xmm8, [r8 + 144]                                   ;    67.5 p2     102 x.9 reload
        andps xmm7, xmm8                                          ;    70.5 p5      41 x
        xorps xmm5, xmm7                                          ;    71.5 p0      41 x
        xorps xmm6, xmm5                                          ;    72.5 p1      41 x
        xorps xmm2, xmm6                                          ;    73.5 p5      41 x
        xorps xmm7, [rbp - 80]                                    ;    71.5 p0+p2   41 x
        movaps xmm5, [r8 + 208]                                   ;    69.5 p2     102 x.13 reload
        xorps xmm7, xmm5                                          ;    72.5 p1      41 x
        xorps xmm9, xmm7                                          ;    73.5 p5      41 x
        movaps xmm6, [r8 + 64]                                    ;    70.5 p2      41 x
        movaps xmm7, [r8]                                         ;    71.5 p2     102 x.0 reload
        andps xmm6, xmm7                                          ;    74.5 p0      41 x
        movaps xmm10, xmm6                                        ;    75.5 p1      41 x copy
        movaps xmm15, xmm6                                        ;    75.5 p5      41 x copy
        movaps xmm14, [r8 + 80]                                   ;    72.5 p2      41 x
        andps xmm14, xmm7                                         ;    75.5 p0      41 x
        movaps xmm5, xmm14                                        ;    76.5 p1      41 x copy
        andps xmm5, [r8 + 96]                                     ;    77.5 p5+p2   41 x
        movaps xmm8, [r8 + 96]                                    ;    74.5 p2      41 x
        andps xmm8, [r8 + 16]                                     ;    77.5 p0+p2   41 x
        movaps xmm12, [r8 + 48]                                   ;    76.5 p2      41 x
        andps xmm12, xmm7                                         ;    79.5 p1      41 x
        movaps [rbp - 80], xmm13                                  ;    72.0 p3+p4   41 x spill
        movaps xmm13, xmm12                                       ;    80.5 p5      41 x copy
        xorps xmm13, [r8 + 16]                                    ;    81.5 p0+p2   41 x
        movaps [rbp - 96], xmm11                                  ;    73.0 p3+p4   41 x spill
        movaps xmm11, xmm13                                       ;    82.5 p1      41 x copy
        xorps xmm11, [r8 + 64]                                    ;    83.5 p5+p2   41 x
        andps xmm11, [r8 + 96]                                    ;    84.5 p0+p2   41 x
        xorps xmm12, xmm11                                        ;    85.5 p1      41 x
        movaps [rbp - 112], xmm1                                  ;    74.5 p3+p4   41 x spill
        movaps xmm1, [r8 + 64]                                    ;    80.5 p2      41 x
        andps xmm1, [r8 + 48]                                     ;    83.5 p5+p2   41 x
        xorps xmm10, xmm1                                         ;    84.5 p0      41 x
        andps xmm10, [r8 + 80]                                    ;    85.5 p1+p2   41 x
        movaps [rbp - 48], xmm3                                   ;    76.0 p3+p4   41 x spill
        movaps xmm3, [r8 + 96]                                    ;    83.5 p2      41 x
        andps xmm3, [r8 + 48]                                     ;    86.5 p5+p2   41 x
        movaps [rbp - 128], xmm9                                  ;    77.0 p3+p4   41 x spill
        movaps xmm9, [r8 + 80]                                    ;    85.5 p2      41 x
        andps xmm9, [r8 + 32]                                     ;    88.5 p0+p2   41 x
        xorps xmm8, xmm9                                          ;    89.5 p1      41 x
        xorps xmm1, xmm8                                          ;    90.5 p5      41 x
        xorps xmm15, xmm8                                         ;    90.5 p0      41 x
        movaps xmm8, [r8 + 16]                                    ;    87.5 p2     102 x.1 reload
        andps xmm9, xmm8                                          ;    90.5 p1      41 x
        movaps [rbp - 32], xmm4                                   ;    82.5 p3+p4   41 x spill
        movaps xmm4, xmm13                                        ;    82.8 p5      41 x copy
        movaps [rbp - 64], xmm0                                   ;    83.5 p3+p4   41 x spill
        movaps xmm0, xmm1                                         ;    91.5 p0      41 x copy
        andps xmm0, [r8 + 32]                                     ;    92.5 p1+p2   41 x
        xorps xmm1, xmm7                                          ;    91.5 p5      41 x
        movaps [rbp + 32], xmm2                                   ;    84.5 p3+p4   41 x spill
        movaps xmm2, xmm3                                         ;    87.5 p0      41 x copy
        xorps xmm2, [r8 + 64]                                     ;    89.5 p1+p2   41 x
        xorps xmm10, xmm2                                         ;    90.5 p5      41 x
        movaps [rbp + 64], xmm15                                  ;    91.5 p3+p4   41 x spill
        movaps xmm15, xmm1                                        ;    92.5 p0      41 x copy
        andps xmm15, xmm7                                         ;    93.5 p1      41 x
        andps xmm1, [r8 + 64]                                     ;    92.5 p5+p2   41 x
        movaps [rbp + 0], xmm11                                   ;    87.5 p3+p4   41 x spill
        movaps xmm11, [r8 + 80]                                   ;    91.5 p2      41 x
        andps xmm11, xmm8                                         ;    94.5 p0      41 x
        xorps xmm5, xmm11                                         ;    95.5 p1      41 x
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]   ;    96.5 p5+p2   41 x
        andps xmm2, [r8 + 80]                                     ;    93.5 p0+p2   41 x
        movaps [rdx - 128], xmm12                                 ;    90.5 p3+p4   41 x spill
        movaps xmm12, xmm11                                       ;    95.5 p1      41 x copy
        andps xmm12, [r8 + 48]                                    ;    96.5 p5+p2   41 x
        xorps xmm15, xmm5                                         ;    97.5 p0      41 x
        andps xmm13, [r8 + 32]                                    ;    95.5 p1+p2   41 x
        movaps [rdx - 112], xmm9                                  ;    91.8 p3+p4   41 x spill
        movaps xmm9, xmm8                                         ;    92.0 p5      41 x copy
        andps xmm9, xmm7                                          ;    93.0 p0      41 x
        xorps xmm12, xmm9                                         ;    97.5 p1      41 x
        xorps xmm0, xmm12                                         ;    98.5 p5      41 x
        movaps xmm12, [r8 + 48]                                   ;    96.5 p2     102 x.3 reload
        xorps xmm0, xmm12                                         ;    99.5 p0      41 x
        movaps [rdx - 64], xmm0                                   ;   100.5 p3+p4   41 x spill
        movaps xmm0, xmm8                                         ;    93.8 p1      41 x copy
        andps xmm0, xmm12                                         ;    99.5 p5      41 x
        xorps xmm2, xmm0                                          ;   100.5 p0      41 x
        movaps xmm12, xmm8                                        ;    94.8 p1      41 x copy
        andps xmm12, [r8 + 64]                                    ;    97.5 p5+p2   41 x
        movaps xmm8, xmm7                                         ;    95.2 p0      41 x copy
        movaps xmm7, [r8 + 96]                                    ;    98.5 p2      41 x
        andps xmm7, [r8 + 32]                                     ;   101.5 p1+p2   41 x
        xorps xmm12, xmm14                                        ;    98.5 p5      41 x
        xorps xmm13, xmm12                                        ;    99.5 p0      41 x
        xorps xmm9, xmm7                                          ;   102.5 p1      41 x
        xorps xmm15, xmm7                                         ;   102.5 p5      41 x
        xorps xmm2, xmm15                                         ;   103.5 p0      41 x
        movaps xmm15, xmm9                                        ;   103.5 p1      41 x copy
        andps xmm15, [r8 + 32]                                    ;   104.5 p5+p2   41 x
        xorps xmm8, xmm15                                         ;   105.5 p0      41 x
        xorps xmm4, xmm8                                          ;   106.5 p1      41 x
        xorps xmm6, xmm0                                          ;   100.5 p5      41 x
        movaps xmm0, [r8 + 64]                                    ;   101.5 p2     102 x.4 reload
        andps xmm9, xmm0                                          ;   104.5 p0      41 x
        xorps xmm10, xmm9                                         ;   105.5 p1      41 x
        xorps xmm13, xmm10                                        ;   106.5 p5      41 x
        movaps xmm8, [r8 + 32]                                    ;   102.5 p2     102 x.2 reload
        xorps xmm12, xmm8                                         ;   105.5 p0      41 x
        movaps xmm9, xmm11                                        ;   100.8 p1      41 x copy
        xorps xmm11, xmm8                                         ;   105.5 p5      41 x
        movaps xmm10, [r8 + 96]                                   ;   103.5 p2     102 x.6 reload
        xorps xmm9, xmm10                                         ;   106.5 p0      41 x
        movaps xmm15, [r8]                                        ;   104.5 p2     102 x.0 reload
        andps xmm9, xmm15                                         ;   107.5 p1      41 x
        xorps xmm5, xmm9                                          ;   108.5 p5      41 x
        xorps xmm1, xmm5                                          ;   109.5 p0      41 x
        movaps xmm5, xmm7                                         ;   103.5 p1      41 x copy
        xorps xmm5, xmm12                                         ;   106.5 p5      41 x
        andps xmm12, [r8 + 48]                                    ;   106.5 p0+p2   41 x
        xorps xmm12, [r8 + 80]                                    ;   107.5 p1+p2   41 x
        xorps xmm7, [r8 + 48]                                     ;   107.5 p5+p2   41 x
        andps xmm3, xmm7                                          ;   108.5 p0      41 x
        andps xmm7, [r8 + 80]                                     ;   108.5 p1+p2   41 x
        xorps xmm9, xmm7                                          ;   109.5 p5      41 x
        xorps xmm5, xmm9                                          ;   110.5 p0      41 x
        xorps xmm5, xmm4                                          ;   111.5 p1      41 x
        xorps xmm12, [rdx - 112]                                  ;   109.5 p5+p2   41 x
        movaps xmm9, [rdx - 128]                                  ;   110.5 p2      41 x reload
        xorps xmm7, xmm9                                          ;   113.5 p0      41 x
        xorps xmm14, xmm7                                         ;   114.5 p1      41 x
        movaps xmm7, xmm11                                        ;   107.8 p5      41 x copy
        andps xmm7, xmm0                                          ;   108.8 p0      41 x
        andps xmm11, xmm15                                        ;   108.5 p1      41 x
        xorps xmm11, xmm10                                        ;   109.5 p5      41 x
        xorps xmm1, xmm11                                         ;   110.5 p0      41 x
        xorps xmm3, xmm1                                          ;   111.5 p1      41 x
        xorps xmm13, [rbp + 0]                                    ;   111.5 p5+p2   41 x
        movaps xmm1, xmm6                                         ;   110.0 p0      41 x copy
        andps xmm1, xmm8                                          ;   111.0 p1      41 x
        xorps xmm5, xmm1                                          ;   112.5 p5      41 x
        xorps xmm14, [rdx - 64]                                   ;   115.5 p0+p2   41 x
        movaps xmm1, xmm15                                        ;   111.5 p1      41 x copy
        xorps xmm1, [rbp + 32]                                    ;   113.5 p5+p2   41 x
        xorps xmm2, xmm1                                          ;   114.5 p0      41 x
        movaps xmm11, xmm8                                        ;   112.5 p1      41 x copy
        xorps xmm11, [rbp - 16]                                   ;   114.5 p5+p2   41 x
        movaps xmm8, xmm10                                        ;   113.0 p0      41 x copy
        andps xmm8, [r8 + 80]                                     ;   115.5 p1+p2   41 x
        xorps xmm6, xmm8                                          ;   116.5 p5      41 x
        andps xmm9, xmm8                                          ;   116.5 p0      41 x
        xorps xmm13, xmm11                                        ;   115.5 p1      41 x
        andps xmm6, xmm10                                         ;   117.5 p5      41 x
        xorps xmm4, xmm6                                          ;   118.5 p0      41 x
        xorps xmm7, xmm4                                          ;   119.5 p1      41 x
        xorps xmm9, [rbp + 64]                                    ;   117.5 p5+p2   41 x
        xorps xmm12, xmm9                                         ;   118.5 p0      41 x
        movaps xmm4, [rel misty1_expand_compact.T0_constants128]  ;   117.5 p2      41 x reload
        xorps xmm12, xmm4                                         ;   120.5 p1      41 x
        xorps xmm7, xmm4                                          ;   120.5 p5      41 x
        movaps xmm6, [r8 + 400]                                   ;   118.5 p2     102 x.9 reload
        xorps xmm2, xmm6                                          ;   121.5 p0      48 x
        movaps xmm8, [r8 + 432]                                   ;   119.5 p2     102 x.11 reload
        xorps xmm13, xmm8                                         ;   122.5 p1      48 x
        movaps xmm9, [r8 + 256]                                   ;   120.5 p2     102 x.0 reload
        xorps xmm1, xmm9                                          ;   123.5 p5      48 x
        xorps xmm11, [r8 + 288]                                   ;   121.5 p0+p2   48 x
        movaps xmm9, xmm0                                         ;   118.5 p1      41 x copy
        xorps xmm9, [rbp - 128]                                   ;   122.5 p5+p2   41 x
        xorps xmm12, xmm9                                         ;   123.5 p0      41 x
        xorps xmm12, [r8 + 464]                                   ;   124.5 p1+p2   48 x
        xorps xmm9, [r8 + 320]                                    ;   124.5 p5+p2   48 x
        movaps xmm6, xmm10                                        ;   120.0 p0      41 x copy
        xorps xmm6, [rbp - 112]                                   ;   125.5 p1+p2   41 x
        xorps xmm14, xmm6                                         ;   126.5 p5      41 x
        xorps xmm14, [r8 + 496]                                   ;   127.5 p0+p2   48 x
        movaps xmm8, [rbp - 64]                                   ;   127.5 p2      41 x
        xorps xmm8, [r8 + 16]                                     ;   130.5 p1+p2   41 x
        xorps xmm3, xmm8                                          ;   131.5 p5      41 x
        xorps xmm3, [r8 + 416]                                    ;   132.5 p0+p2   48 x
        xorps xmm8, [r8 + 272]                                    ;   131.5 p1+p2   48 x
        xorps xmm6, [r8 + 352]                                    ;   131.5 p5+p2   48 x
        movaps xmm10, [rbp - 32]                                  ;   132.5 p2      41 x
        xorps xmm10, [r8 + 48]                                    ;   135.5 p0+p2   41 x
        xorps xmm7, xmm10                                         ;   136.5 p1      41 x
        xorps xmm7, [r8 + 448]                                    ;   137.5 p5+p2   48 x
        xorps xmm10, [r8 + 304]                                   ;   136.5 p0+p2   48 x
        movaps xmm0, [rbp - 48]                                   ;   136.5 p2      41 x
        xorps xmm0, [r8 + 80]                                     ;   139.5 p1+p2   41 x
        xorps xmm5, xmm0                                          ;   140.5 p5      41 x
        xorps xmm5, [r8 + 480]                                    ;   141.5 p0+p2   48 x
        xorps xmm0, [r8 + 336]                                    ;   140.5 p1+p2   48 x
        movaps xmm15, [rbp - 96]                                  ;   140.5 p2      48 x
        xorps xmm15, [r8 + 368]                                   ;   143.5 p5+p2   48 x
        movaps [rbp - 96], xmm14                                  ;   131.5 p3+p4   48 x spill
        movaps xmm14, [rbp - 80]                                  ;   142.5 p2      48 x
        xorps xmm14, [r8 + 384]                                   ;   145.5 p0+p2   48 x
        movaps [rbp - 80], xmm5                                   ;   142.5 p3+p4   48 x spill
        movaps xmm5, xmm6                                         ;   132.5 p1      45 x copy
        xorps xmm5, xmm1                                          ;   133.5 p5      45 x
        movaps [rbp - 48], xmm12                                  ;   133.5 p3+p4   48 x spill
        movaps xmm12, xmm5                                        ;   134.5 p0      45 x copy
        xorps xmm12, xmm10                                        ;   137.5 p1      45 x
        movaps [rbp - 32], xmm7                                   ;   138.5 p3+p4   48 x spill
        movaps xmm7, xmm12                                        ;   138.5 p5      45 x copy
        andps xmm7, xmm11                                         ;   139.5 p0      45 x
        movaps [rbp - 64], xmm13                                  ;   136.8 p3+p4   48 x spill
        movaps xmm13, xmm10                                       ;   137.5 p1      45 x copy
        andps xmm13, xmm15                                        ;   144.5 p5      45 x
        movaps [rbp - 112], xmm3                                  ;   137.8 p3+p4   48 x spill
        movaps xmm3, xmm12                                        ;   138.5 p0      45 x copy
        orps xmm3, xmm14                                          ;   146.5 p1      45 x
        movaps [rbp - 128], xmm2                                  ;   138.8 p3+p4   48 x spill
        movaps xmm2, xmm10                                        ;   138.5 p5      45 x copy
        andps xmm2, xmm6                                          ;   139.5 p0      45 x
        movaps [rbp + 64], xmm12                                  ;   139.8 p3+p4   45 x spill
        movaps xmm12, xmm10                                       ;   139.2 p1      45 x copy
        andps xmm12, xmm11                                        ;   140.2 p5      45 x
        movaps [rbp - 16], xmm13                                  ;   145.5 p3+p4   45 x spill
        movaps xmm13, xmm10                                       ;   140.0 p0      45 x copy
        andps xmm13, xmm1                                         ;   141.0 p1      45 x
        movaps [rbp + 32], xmm5                                   ;   141.8 p3+p4   45 x spill
        movaps xmm5, xmm10                                        ;   140.8 p5      45 x copy
        andps xmm5, xmm8                                          ;   141.8 p0      45 x
        movaps [rdx - 64], xmm3                                   ;   147.5 p3+p4   45 x spill
        movaps xmm3, xmm10                                        ;   141.5 p1      45 x copy
        andps xmm3, xmm9                                          ;   142.5 p5      45 x
        xorps xmm5, xmm3                                          ;   143.5 p0      45 x
        movaps [rbp + 0], xmm5                                    ;   144.5 p3+p4   45 x spill
        movaps xmm5, xmm6                                         ;   142.5 p1      45 x copy
        andps xmm5, xmm9                                          ;   143.5 p5      45 x
        xorps xmm13, xmm5                                         ;   144.5 p0      45 x
        movaps xmm5, xmm8                                         ;   143.5 p1      45 x copy
        xorps xmm5, xmm0                                          ;   144.5 p5      45 x
        xorps xmm12, xmm5                                         ;   145.5 p0      45 x
        movaps [rdx - 128], xmm6                                  ;   144.8 p3+p4   48 x spill
        movaps xmm6, xmm8                                         ;   144.5 p1      45 x copy
        andps xmm6, xmm1                                          ;   145.5 p5      45 x
        movaps [rdx - 112], xmm12                                 ;   146.5 p3+p4   45 x spill
        movaps xmm12, xmm1                                        ;   145.0 p0      45 x copy
        andps xmm12, xmm15                                        ;   146.0 p1      45 x
        xorps xmm2, xmm12                                         ;   147.0 p5      45 x
        xorps xmm2, xmm4                                          ;   148.0 p0      45 x
        movaps xmm12, xmm1                                        ;   146.5 p1      45 x copy
        andps xmm12, xmm14                                        ;   147.5 p5      45 x
        xorps xmm12, xmm15                                        ;   148.5 p0      45 x
        xorps xmm7, xmm12                                         ;   149.5 p1      45 x
        xorps xmm3, xmm12                                         ;   149.5 p5      45 x
        movaps xmm12, xmm14                                       ;   148.0 p0      45 x copy
        andps xmm12, xmm15                                        ;   149.0 p1      45 x
        xorps xmm13, xmm12                                        ;   150.0 p5      45 x
        movaps [rbp + 96], xmm12                                  ;   150.0 p3+p4   45 x spill
        movaps xmm12, xmm5                                        ;   149.0 p0      45 x copy
        andps xmm5, xmm1                                          ;   149.5 p1      45 x
        andps xmm12, xmm9                                         ;   150.0 p5      45 x
        movaps [rdx - 16], xmm5                                   ;   150.5 p3+p4   45 x spill
        movaps xmm5, xmm14                                        ;   150.0 p0      45 x copy
        andps xmm5, xmm9                                          ;   151.0 p1      45 x
        xorps xmm10, xmm5                                         ;   152.0 p5      45 x
        xorps xmm7, xmm10                                         ;   153.0 p0      45 x
        andps xmm10, xmm14                                        ;   153.0 p1      45 x
        xorps xmm10, xmm4                                         ;   154.0 p5      45 x
        movaps xmm4, xmm13                                        ;   152.0 p0      45 x copy
        movaps [rbp + 16], xmm5                                   ;   152.0 p3+p4   45 x spill
        movaps xmm5, xmm14                                        ;   152.5 p1      45 x copy
        movaps [rdx - 48], xmm13                                  ;   152.0 p3+p4   45 x spill
        movaps xmm13, xmm14                                       ;   152.8 p5      45 x copy
        movaps [rdx - 32], xmm10                                  ;   155.0 p3+p4   45 x spill
        movaps xmm10, xmm1                                        ;   153.0 p0      45 x copy
        movaps [rdx - 96], xmm14                                  ;   154.0 p3+p4   48 x spill
        movaps xmm14, xmm9                                        ;   153.5 p1      45 x copy
        andps xmm14, xmm0                                         ;   154.5 p5      45 x
        xorps xmm5, xmm14                                         ;   155.5 p0      45 x
        xorps xmm14, xmm11                                        ;   155.5 p1      45 x
        andps xmm5, xmm0                                          ;   156.5 p5      45 x
        xorps xmm7, xmm5                                          ;   157.5 p0      45 x
        movaps xmm5, xmm14                                        ;   156.5 p1      45 x copy
        andps xmm14, xmm9                                         ;   156.5 p5      45 x
        movaps [rdx - 80], xmm7                                   ;   158.5 p3+p4   45 x spill
        movaps xmm7, xmm0                                         ;   156.0 p0      45 x copy
        andps xmm7, xmm11                                         ;   157.0 p1      45 x
        xorps xmm7, [rdx - 64]                                    ;   158.0 p5+p2   45 x
        xorps xmm6, xmm7                                          ;   159.0 p0      45 x
        movaps xmm7, xmm6                                         ;   160.0 p1      45 x copy
        movaps [rdx - 64], xmm6                                   ;   160.0 p3+p4   45 x spill
        movaps xmm6, xmm9                                         ;   157.8 p5      45 x copy
        movaps [rbp + 48], xmm2                                   ;   157.2 p3+p4   45 x spill
        movaps xmm2, xmm9                                         ;   158.0 p0      45 x copy
        andps xmm9, xmm1                                          ;   158.5 p1      45 x
        andps xmm2, xmm15                                         ;   159.0 p5      45 x
        movaps [rbp + 80], xmm9                                   ;   159.5 p3+p4   45 x spill
        movaps xmm9, xmm1                                         ;   159.0 p0      45 x copy
        xorps xmm9, xmm8                                          ;   160.0 p1      45 x
        movaps [rbp + 112], xmm1                                  ;   159.2 p3+p4   48 x spill
        movaps xmm1, xmm15                                        ;   159.8 p5      45 x copy
        andps xmm1, xmm0                                          ;   160.8 p0      45 x
        xorps xmm12, xmm1                                         ;   161.8 p1      45 x
        xorps xmm3, xmm12                                         ;   162.8 p5      45 x
        xorps xmm7, xmm12                                         ;   162.8 p0      45 x
        xorps xmm5, xmm3                                          ;   163.8 p1      45 x
        xorps xmm4, xmm5                                          ;   164.8 p5      45 x
        andps xmm9, xmm0                                          ;   162.0 p0      45 x
        movaps xmm1, [rbp + 32]                                   ;   160.8 p2      45 x reload
        xorps xmm7, xmm1                                          ;   163.8 p1      45 x
        andps xmm1, xmm0                                          ;   163.8 p5      45 x
        movaps xmm3, [rbp + 80]                                   ;   161.8 p2      45 x reload
        xorps xmm2, xmm3                                          ;   164.8 p0      45 x
        movaps xmm5, xmm15                                        ;   163.5 p1      45 x copy
        andps xmm5, xmm8                                          ;   164.5 p5      45 x
        movaps xmm12, xmm8                                        ;   164.0 p0      45 x copy
        andps xmm12, xmm11                                        ;   165.0 p1      45 x
        xorps xmm10, xmm12                                        ;   166.0 p5      45 x
        xorps xmm5, xmm10                                         ;   167.0 p0      45 x
        xorps xmm13, xmm10                                        ;   167.0 p1      45 x
        xorps xmm14, xmm5                                         ;   168.0 p5      45 x
        xorps xmm1, xmm13                                         ;   168.0 p0      45 x
        xorps xmm6, xmm1                                          ;   169.0 p1      45 x
        andps xmm13, xmm8                                         ;   168.0 p5      45 x
        xorps xmm2, xmm13                                         ;   169.0 p0      45 x
        xorps xmm9, xmm14                                         ;   169.0 p1      45 x
        movaps xmm1, [rdx - 112]                                  ;   165.2 p2      45 x reload
        xorps xmm2, xmm1                                          ;   170.0 p5      45 x
        movaps xmm5, [rbp - 16]                                   ;   166.2 p2      45 x reload
        xorps xmm3, xmm5                                          ;   169.2 p0      45 x
        xorps xmm14, xmm3                                         ;   170.2 p1      45 x
        movaps xmm3, [rdx - 128]                                  ;   167.2 p2      48 x reload
        andps xmm8, xmm3                                          ;   170.2 p5      45 x
        movaps xmm10, [rbp + 64]                                  ;   168.2 p2      45 x reload
        orps xmm0, xmm10                                          ;   171.2 p0      45 x
        movaps xmm12, xmm15                                       ;   169.5 p1      45 x copy
        andps xmm15, xmm11                                        ;   169.8 p5      45 x
        andps xmm12, xmm3                                         ;   170.5 p0      45 x
        movaps xmm13, [rdx - 32]                                  ;   169.2 p2      45 x reload
        xorps xmm15, xmm13                                        ;   172.2 p1      45 x
        movaps xmm5, xmm11                                        ;   170.8 p5      45 x copy
        andps xmm11, xmm3                                         ;   171.0 p0      45 x
        andps xmm5, [rdx - 96]                                    ;   171.8 p1+p2   45 x
        xorps xmm5, xmm12                                         ;   172.8 p5      45 x
        xorps xmm12, xmm8                                         ;   172.0 p0      45 x
        xorps xmm8, xmm15                                         ;   173.2 p1      45 x
        xorps xmm5, xmm10                                         ;   173.8 p5      45 x
        xorps xmm0, xmm5                                          ;   174.8 p0      45 x
        xorps xmm4, xmm12                                         ;   173.5 p1      45 x
        movaps xmm5, xmm6                                         ;   173.8 p5      45 x copy
        xorps xmm6, xmm14                                         ;   174.0 p0      45 x
        xorps xmm5, [rbp + 48]                                    ;   174.8 p1+p2   45 x
        xorps xmm6, [rdx - 16]                                    ;   175.0 p5+p2   45 x
        xorps xmm5, [rdx - 64]                                    ;   175.8 p0+p2   45 x
        xorps xmm15, [rbp + 96]                                   ;   175.5 p1+p2   45 x
        xorps xmm7, xmm15                                         ;   176.5 p5      45 x
        movaps xmm15, xmm3                                        ;   176.0 p0      45 x copy
        andps xmm15, [rbp + 112]                                  ;   177.0 p1+p2   45 x
        xorps xmm1, xmm0                                          ;   176.8 p5      45 x
        xorps xmm0, xmm9                                          ;   177.0 p0      45 x
        xorps xmm9, xmm11                                         ;   177.5 p1      45 x
        xorps xmm15, [rbp + 0]                                    ;   178.0 p5+p2   45 x
        xorps xmm6, xmm15                                         ;   179.0 p0      45 x
        xorps xmm13, xmm15                                        ;   179.0 p1      45 x
        xorps xmm10, xmm5                                         ;   178.8 p5      45 x
        xorps xmm8, xmm9                                          ;   179.0 p0      45 x
        xorps xmm14, xmm8                                         ;   180.0 p1      45 x
        xorps xmm12, [rbp + 48]                                   ;   179.8 p5+p2   45 x
        xorps xmm2, xmm12                                         ;   180.8 p0      45 x
        xorps xmm11, [rdx - 48]                                   ;   180.5 p1+p2   45 x
        xorps xmm3, xmm11                                         ;   181.5 p5      45 x
        xorps xmm1, xmm3                                          ;   182.5 p0      45 x
        xorps xmm0, [rbp + 16]                                    ;   181.5 p1+p2   45 x
        xorps xmm13, [rdx - 80]                                   ;   181.8 p5+p2   45 x
        xorps xmm4, [rbp - 16]                                    ;   182.0 p0+p2   45 x
        movaps xmm3, [rbp - 128]                                  ;   182.5 p2      48 x reload
        xorps xmm14, xmm3                                         ;   185.5 p1      45 x
        movaps xmm5, [rbp - 112]                                  ;   183.5 p2      48 x reload
        xorps xmm13, xmm5                                         ;   186.5 p5      45 x
        movaps xmm8, [rbp - 64]                                   ;   184.5 p2      48 x reload
        xorps xmm6, xmm8                                          ;   187.5 p0      45 x
        movaps xmm9, [rbp - 32]                                   ;   185.5 p2      48 x reload
        xorps xmm0, xmm9                                          ;   188.5 p1      45 x
        movaps xmm11, [rbp - 48]                                  ;   186.5 p2      48 x reload
        xorps xmm1, xmm11                                         ;   189.5 p5      45 x
        mov r9, qword [rbp + 264]                                 ;   187.5 p2     104 k reload
        movaps [r9 + 4096], xmm14                                 ;   186.5 p3+p4  105 k
        movaps [r9 + 4112], xmm13                                 ;   187.5 p3+p4  105 k
        movaps [r9 + 4128], xmm6                                  ;   188.5 p3+p4  105 k
        movaps [r9 + 4144], xmm0                                  ;   189.5 p3+p4  105 k
        movaps [r9 + 4160], xmm1                                  ;   190.5 p3+p4  105 k
        movaps xmm12, [rbp - 80]                                  ;   188.5 p2      48 x reload
        xorps xmm4, xmm12                                         ;   191.5 p0      45 x
        movaps [r9 + 4176], xmm4                                  ;   192.5 p3+p4  105 k
        movaps xmm15, [rbp - 96]                                  ;   189.5 p2      48 x reload
        xorps xmm7, xmm15                                         ;   192.5 p1      45 x
        movaps [r9 + 4208], xmm2                                  ;   187.5 p3+p4  105 k
        movaps [r9 + 4224], xmm10                                 ;   188.5 p3+p4  105 k
        movaps [r9 + 4192], xmm7                                  ;   193.5 p3+p4  105 k
        movaps xmm10, [r8]                                        ;   190.5 p2     102 x.0 reload
        movaps [r9], xmm10                                        ;   193.5 p3+p4  104 k
        movaps [r9 + 4240], xmm3                                  ;   191.5 p3+p4  105 k
        movaps xmm3, [r8 + 16]                                    ;   191.5 p2     102 x.1 reload
        movaps [r9 + 16], xmm3                                    ;   194.5 p3+p4  104 k
        movaps [r9 + 4256], xmm5                                  ;   193.5 p3+p4  105 k
        movaps xmm5, [r8 + 32]                                    ;   192.5 p2     102 x.2 reload
        movaps [r9 + 32], xmm5                                    ;   195.5 p3+p4  104 k
        movaps [r9 + 4272], xmm8                                  ;   195.5 p3+p4  105 k
        movaps xmm8, [r8 + 48]                                    ;   193.5 p2     102 x.3 reload
        movaps [r9 + 48], xmm8                                    ;   196.5 p3+p4  104 k
        movaps [r9 + 4288], xmm9                                  ;   197.5 p3+p4  105 k
        movaps xmm9, [r8 + 64]                                    ;   194.5 p2     102 x.4 reload
        movaps [r9 + 64], xmm9                                    ;   198.5 p3+p4  104 k
        movaps [r9 + 4304], xmm11                                 ;   199.5 p3+p4  105 k
        movaps xmm11, [r8 + 80]                                   ;   195.5 p2     102 x.5 reload
        movaps [r9 + 80], xmm11                                   ;   200.5 p3+p4  104 k
        movaps [r9 + 4320], xmm12                                 ;   201.5 p3+p4  105 k
        movaps xmm12, [r8 + 96]                                   ;   196.5 p2     102 x.6 reload
        movaps [r9 + 96], xmm12                                   ;   202.5 p3+p4  104 k
        movaps [r9 + 4336], xmm15                                 ;   203.5 p3+p4  105 k
        movaps xmm15, [r8 + 112]                                  ;   197.5 p2     102 x.7 reload
        movaps [r9 + 112], xmm15                                  ;   204.5 p3+p4  104 k
        movaps [r9 + 2048], xmm10                                 ;   205.5 p3+p4  104 k
        movaps xmm10, [r8 + 128]                                  ;   198.5 p2     102 x.8 reload
        movaps [r9 + 128], xmm10                                  ;   206.5 p3+p4  104 k
        movaps [r9 + 2064], xmm3                                  ;   207.5 p3+p4  104 k
        movaps xmm3, [r8 + 144]                                   ;   199.5 p2     102 x.9 reload
        movaps [r9 + 144], xmm3                                   ;   208.5 p3+p4  104 k
        movaps [r9 + 2080], xmm5                                  ;   209.5 p3+p4  104 k
        movaps xmm5, [r8 + 160]                                   ;   200.5 p2     102 x.10 reload
        movaps [r9 + 160], xmm5                                   ;   210.5 p3+p4  104 k
        movaps [r9 + 2096], xmm8                                  ;   211.5 p3+p4  104 k
        movaps xmm8, [r8 + 176]                                   ;   201.5 p2     102 x.11 reload
        movaps [r9 + 176], xmm8                                   ;   212.5 p3+p4  104 k
        movaps [r9 + 2112], xmm9                                  ;   213.5 p3+p4  104 k
        movaps xmm9, [r8 + 192]                                   ;   202.5 p2     102 x.12 reload
        movaps [r9 + 192], xmm9                                   ;   214.5 p3+p4  104 k
        movaps [r9 + 2128], xmm11                                 ;   215.5 p3+p4  104 k
        movaps xmm11, [r8 + 208]                                  ;   203.5 p2     102 x.13 reload
        movaps [r9 + 208], xmm11                                  ;   216.5 p3+p4  104 k
        movaps [r9 + 2144], xmm12                                 ;   217.5 p3+p4  104 k
        movaps xmm12, [r8 + 224]                                  ;   204.5 p2     102 x.14 reload
        movaps [r9 + 224], xmm12                                  ;   218.5 p3+p4  104 k
        movaps [r9 + 2160], xmm15                                 ;   219.5 p3+p4  104 k
        movaps xmm15, [r8 + 240]                                  ;   205.5 p2     102 x.15 reload
        movaps [r9 + 240], xmm15                                  ;   220.5 p3+p4  104 k
        movaps [r9 + 6144], xmm14                                 ;   221.5 p3+p4  105 k
        movaps [r9 + 6160], xmm13                                 ;   222.5 p3+p4  105 k
        movaps [r9 + 6176], xmm6                                  ;   223.5 p3+p4  105 k
        movaps [r9 + 6192], xmm0                                  ;   224.5 p3+p4  105 k
        movaps [r9 + 6208], xmm1                                  ;   225.5 p3+p4  105 k
        movaps [r9 + 6224], xmm4                                  ;   226.5 p3+p4  105 k
        movaps [r9 + 6240], xmm7                                  ;   227.5 p3+p4  105 k
        movaps [r9 + 6256], xmm2                                  ;   228.5 p3+p4  105 k
        movaps [r9 + 2176], xmm10                                 ;   229.5 p3+p4  104 k
        movaps [r9 + 2192], xmm3                                  ;   230.5 p3+p4  104 k
        movaps [r9 + 2208], xmm5                                  ;   231.5 p3+p4  104 k
        movaps [r9 + 2224], xmm8                                  ;   232.5 p3+p4  104 k
        movaps [r9 + 2240], xmm9                                  ;   233.5 p3+p4  104 k
        movaps [r9 + 2256], xmm11                                 ;   234.5 p3+p4  104 k
        movaps [r9 + 2272], xmm12                                 ;   235.5 p3+p4  104 k
        movaps [r9 + 2288], xmm15                                 ;   236.5 p3+p4  104 k
        movaps xmm0, [r8 + 512]                                   ;   221.5 p2     102 x.0
        movaps xmm1, [r8 + 528]                                   ;   222.5 p2     102 x.1
        movaps xmm2, [r8 + 544]                                   ;   223.5 p2     102 x.2
        movaps xmm4, [r8 + 560]                                   ;   224.5 p2     102 x.3
        movaps xmm6, [r8 + 576]                                   ;   225.5 p2     102 x.4
        movaps xmm7, [r8 + 624]                                   ;   226.5 p2     102 x.7
        movaps xmm13, [r8 + 592]                                  ;   227.5 p2     102 x.5
        movaps xmm14, [r8 + 640]                                  ;   228.5 p2     102 x.8
        movaps xmm10, [r8 + 608]                                  ;   229.5 p2     102 x.6
        movaps xmm15, [r8 + 656]                                  ;   230.5 p2     102 x.9
        movaps xmm12, [r8 + 672]                                  ;   231.5 p2     102 x.10
        movaps xmm11, [r8 + 688]                                  ;   232.5 p2     102 x.11
        movaps xmm9, [r8 + 704]                                   ;   233.5 p2     102 x.12
        movaps xmm8, [r8 + 720]                                   ;   234.5 p2     102 x.13
        movaps xmm5, [r8 + 736]                                   ;   235.5 p2     102 x.14
        movaps xmm3, [r8 + 752]                                   ;   236.5 p2     102 x.15
        movaps xmm14, [r9 + 4224]                                 ;   237.5 p2      45 x reload
        movaps [r9 + 6272], xmm14                                 ;   240.5 p3+p4  105 k
        movaps xmm14, [rbp - 128]                                 ;   238.5 p2      48 x reload
        movaps [r9 + 6288], xmm14                                 ;   241.5 p3+p4  105 k
        movaps xmm14, [rbp - 112]                                 ;   239.5 p2      48 x reload
        movaps [r9 + 6304], xmm14                                 ;   242.5 p3+p4  105 k
        movaps xmm14, [rbp - 64]                                  ;   240.5 p2      48 x reload
        movaps [r9 + 6320], xmm14                                 ;   243.5 p3+p4  105 k
        movaps xmm14, [rbp - 32]                                  ;   241.5 p2      48 x reload
        movaps [r9 + 6336], xmm14                                 ;   244.5 p3+p4  105 k
        movaps xmm14, [rbp - 48]                                  ;   242.5 p2      48 x reload
        movaps [r9 + 6352], xmm14                                 ;   245.5 p3+p4  105 k
        movaps xmm14, [rbp - 80]                                  ;   243.5 p2      48 x reload
        movaps [r9 + 6368], xmm14                                 ;   246.5 p3+p4  105 k
        movaps xmm14, [rbp - 96]                                  ;   244.5 p2      48 x reload
        movaps [r9 + 6384], xmm14                                 ;   247.5 p3+p4  105 k
        movaps xmm14, [r8 + 368]                                  ;   245.5 p2      41 x
        xorps xmm14, [r8 + 464]                                   ;   248.5 p5+p2   41 x
        movaps xmm7, xmm14                                        ;   249.5 p0      41 x copy
        xorps xmm7, [r8 + 416]                                    ;   250.5 p1+p2   41 x
        movaps xmm10, xmm7                                        ;   251.5 p5      41 x copy
        andps xmm10, [r8 + 400]                                   ;   252.5 p0+p2   41 x
        movaps xmm13, [r8 + 480]                                  ;   249.5 p2      41 x
        andps xmm13, [r8 + 416]                                   ;   252.5 p1+p2   41 x
        movaps xmm6, xmm7                                         ;   251.5 p5      41 x copy
        orps xmm6, [r8 + 496]                                     ;   252.5 p0+p2   41 x
        movaps xmm4, [r8 + 384]                                   ;   252.5 p2      41 x
        xorps xmm4, [r8 + 448]                                    ;   255.5 p1+p2   41 x
        movaps xmm2, xmm4                                         ;   256.5 p5      41 x copy
        movaps xmm1, [r8 + 496]                                   ;   254.5 p2      41 x
        andps xmm1, [r8 + 480]                                    ;   257.5 p0+p2   41 x
        movaps xmm0, xmm1                                         ;   258.5 p1      41 x copy
        movaps xmm3, xmm4                                         ;   256.5 p5      41 x copy
        andps xmm3, [r8 + 432]                                    ;   257.5 p0+p2   41 x
        movaps xmm5, [r8 + 464]                                   ;   257.5 p2      41 x
        andps xmm5, [r8 + 416]                                    ;   260.5 p1+p2   41 x
        movaps xmm8, [r8 + 480]                                   ;   259.5 p2      41 x
        andps xmm8, [r8 + 368]                                    ;   262.5 p5+p2   41 x
        xorps xmm5, xmm8                                          ;   263.5 p0      41 x
        movaps xmm8, [rel misty1_expand_compact.T0_constants128]  ;   261.5 p2      41 x reload
        xorps xmm5, xmm8                                          ;   264.5 p1      41 x
        movaps xmm9, [r8 + 464]                                   ;   262.5 p2      41 x
        andps xmm9, [r8 + 432]                                    ;   265.5 p5+p2   41 x
        andps xmm4, [r8 + 368]                                    ;   264.5 p0+p2   41 x
        movaps xmm11, [r8 + 496]                                  ;   265.5 p2      41 x
        andps xmm11, [r8 + 368]                                   ;   268.5 p1+p2   41 x
        xorps xmm11, [r8 + 480]                                   ;   269.5 p5+p2   41 x
        xorps xmm10, xmm11                                        ;   270.5 p0      41 x
        movaps xmm12, [r8 + 416]                                  ;   268.5 p2      41 x
        andps xmm12, [r8 + 400]                                   ;   271.5 p1+p2   41 x
        xorps xmm2, xmm12                                         ;   272.5 p5      41 x
        movaps xmm12, [r8 + 416]                                  ;   270.5 p2      41 x
        andps xmm12, [r8 + 368]                                   ;   273.5 p0+p2   41 x
        xorps xmm9, xmm12                                         ;   274.5 p1      41 x
        xorps xmm0, xmm9                                          ;   275.5 p5      41 x
        movaps xmm9, [r8 + 416]                                   ;   272.5 p2      41 x
        movaps xmm12, [r8 + 384]                                  ;   273.5 p2     102 x.8 reload
        andps xmm9, xmm12                                         ;   276.5 p0      41 x
        movaps xmm15, [r8 + 432]                                  ;   274.5 p2      41 x
        andps xmm15, [r8 + 416]                                   ;   277.5 p1+p2   41 x
        xorps xmm9, xmm15                                         ;   278.5 p5      41 x
        xorps xmm11, xmm15                                        ;   278.5 p0      41 x
        movaps xmm15, xmm14                                       ;   268.8 p1      41 x copy
        movaps [rbp - 96], xmm1                                   ;   269.0 p3+p4   41 x spill
        movaps xmm1, [r8 + 496]                                   ;   276.5 p2      41 x
        andps xmm1, [r8 + 432]                                    ;   279.5 p5+p2   41 x
        movaps [rbp - 80], xmm7                                   ;   270.5 p3+p4   41 x spill
        movaps xmm7, xmm1                                         ;   280.5 p0      41 x copy
        xorps xmm7, [r8 + 416]                                    ;   281.5 p1+p2   41 x
        xorps xmm10, xmm7                                         ;   282.5 p5      41 x
        andps xmm7, [r8 + 496]                                    ;   282.5 p0+p2   41 x
        xorps xmm7, xmm8                                          ;   283.5 p1      41 x
        movaps xmm8, [r8 + 368]                                   ;   280.5 p2      41 x
        andps xmm8, xmm12                                         ;   283.5 p5      41 x
        andps xmm14, [r8 + 448]                                   ;   281.5 p0+p2   41 x
        movaps [rbp - 48], xmm1                                   ;   280.5 p3+p4   41 x spill
        movaps xmm1, xmm0                                         ;   276.5 p1      41 x copy
        movaps [rbp - 32], xmm0                                   ;   276.5 p3+p4   41 x spill
        movaps xmm0, xmm12                                        ;   276.8 p5      41 x copy
        andps xmm0, [r8 + 400]                                    ;   282.5 p0+p2   41 x
        xorps xmm0, [r8 + 368]                                    ;   283.5 p1+p2   41 x
        movaps [rbp - 64], xmm7                                   ;   284.5 p3+p4   41 x spill
        movaps xmm7, xmm0                                         ;   284.5 p5      41 x copy
        xorps xmm0, [r8 + 496]                                    ;   284.5 p0+p2   41 x
        xorps xmm14, xmm0                                         ;   285.5 p1      41 x
        andps xmm0, xmm12                                         ;   285.5 p5      41 x
        movaps [rbp - 112], xmm9                                  ;   280.5 p3+p4   41 x spill
        movaps xmm9, xmm12                                        ;   280.8 p0      41 x copy
        andps xmm9, [r8 + 480]                                    ;   285.5 p1+p2   41 x
        xorps xmm7, xmm9                                          ;   286.5 p5      41 x
        movaps xmm9, [r8 + 448]                                   ;   286.5 p2      41 x
        andps xmm9, [r8 + 400]                                    ;   289.5 p0+p2   41 x
        xorps xmm6, xmm9                                          ;   290.5 p1      41 x
        xorps xmm8, xmm6                                          ;   291.5 p5      41 x
        movaps xmm6, [r8 + 432]                                   ;   288.5 p2     102 x.11 reload
        xorps xmm14, xmm6                                         ;   291.5 p0      41 x
        movaps xmm9, xmm8                                         ;   292.5 p1      41 x copy
        movaps xmm12, xmm6                                        ;   291.5 p5      41 x copy
        andps xmm12, [r8 + 448]                                   ;   292.5 p0+p2   41 x
        movaps [rbp - 128], xmm8                                  ;   292.5 p3+p4   41 x spill
        movaps xmm8, xmm12                                        ;   293.5 p1      41 x copy
        xorps xmm8, [r8 + 496]                                    ;   294.5 p5+p2   41 x
        xorps xmm12, [r8 + 400]                                   ;   293.5 p0+p2   41 x
        andps xmm8, [r8 + 448]                                    ;   295.5 p1+p2   41 x
        xorps xmm10, xmm8                                         ;   296.5 p5      41 x
        movaps xmm8, xmm12                                        ;   294.5 p0      41 x copy
        andps xmm12, xmm6                                         ;   294.5 p1      41 x
        xorps xmm7, xmm12                                         ;   295.5 p5      41 x
        movaps xmm12, xmm6                                        ;   291.5 p0      41 x copy
        andps xmm12, [r8 + 480]                                   ;   293.5 p1+p2   41 x
        movaps [rbp - 16], xmm10                                  ;   297.5 p3+p4   41 x spill
        movaps xmm10, xmm6                                        ;   291.8 p5      41 x copy
        andps xmm10, [r8 + 368]                                   ;   294.5 p0+p2   41 x
        movaps xmm6, [r8 + 480]                                   ;   295.5 p2      41 x
        andps xmm6, [r8 + 448]                                    ;   298.5 p1+p2   41 x
        xorps xmm3, xmm6                                          ;   299.5 p5      41 x
        xorps xmm11, xmm3                                         ;   300.5 p0      41 x
        xorps xmm9, xmm3                                          ;   300.5 p1      41 x
        xorps xmm15, xmm9                                         ;   301.5 p5      41 x
        xorps xmm8, xmm11                                         ;   301.5 p0      41 x
        xorps xmm1, xmm8                                          ;   302.5 p1      41 x
        xorps xmm12, xmm10                                        ;   295.5 p5      41 x
        xorps xmm0, xmm12                                         ;   296.5 p0      41 x
        xorps xmm10, xmm13                                        ;   295.5 p1      41 x
        xorps xmm0, xmm2                                          ;   297.5 p5      41 x
        xorps xmm10, xmm7                                         ;   296.5 p0      41 x
        movaps xmm3, xmm5                                         ;   296.5 p1      41 x copy
        xorps xmm3, xmm14                                         ;   297.5 p5      41 x
        xorps xmm14, xmm10                                        ;   297.5 p0      41 x
        xorps xmm4, xmm14                                         ;   298.5 p1      41 x
        xorps xmm3, [rbp - 128]                                   ;   298.5 p5+p2   41 x
        movaps xmm6, [r8 + 368]                                   ;   298.5 p2      41 x
        movaps xmm8, [r8 + 384]                                   ;   299.5 p2     102 x.8 reload
        xorps xmm6, xmm8                                          ;   302.5 p0      41 x
        movaps xmm9, [r8 + 448]                                   ;   300.5 p2     102 x.12 reload
        andps xmm6, xmm9                                          ;   303.5 p1      41 x
        xorps xmm7, xmm6                                          ;   304.5 p5      41 x
        movaps xmm6, xmm8                                         ;   302.5 p0      41 x copy
        movaps xmm11, [r8 + 464]                                  ;   301.5 p2     102 x.13 reload
        andps xmm6, xmm11                                         ;   304.5 p1      41 x
        movaps xmm12, xmm6                                        ;   305.5 p5      41 x copy
        movaps xmm14, xmm9                                        ;   303.5 p0      41 x copy
        orps xmm14, [rbp - 80]                                    ;   304.5 p1+p2   41 x
        movaps xmm9, xmm11                                        ;   304.5 p5      41 x copy
        andps xmm9, [r8 + 480]                                    ;   305.5 p0+p2   41 x
        xorps xmm12, xmm9                                         ;   306.5 p1      41 x
        xorps xmm1, xmm12                                         ;   307.5 p5      41 x
        xorps xmm5, xmm12                                         ;   307.5 p0      41 x
        movaps xmm12, xmm7                                        ;   305.5 p1      41 x copy
        movaps xmm8, xmm11                                        ;   304.5 p5      41 x copy
        andps xmm8, [r8 + 368]                                    ;   305.5 p0+p2   41 x
        xorps xmm8, [rbp - 112]                                   ;   306.5 p1+p2   41 x
        xorps xmm4, xmm8                                          ;   307.5 p5      41 x
        xorps xmm8, [rbp - 64]                                    ;   307.5 p0+p2   41 x
        xorps xmm8, [rbp - 16]                                    ;   308.5 p1+p2   41 x
        movaps [rbp - 16], xmm4                                   ;   308.5 p3+p4   41 x spill
        movaps xmm4, xmm11                                        ;   304.8 p5      41 x copy
        andps xmm4, [r8 + 400]                                    ;   308.5 p0+p2   41 x
        xorps xmm12, xmm4                                         ;   309.5 p1      41 x
        xorps xmm4, [rbp - 32]                                    ;   309.5 p5+p2   41 x
        movaps [rbp - 32], xmm8                                   ;   309.5 p3+p4   41 x spill
        movaps xmm8, [r8 + 496]                                   ;   310.5 p2      41 x
        andps xmm8, [r8 + 400]                                    ;   313.5 p0+p2   41 x
        xorps xmm9, xmm8                                          ;   314.5 p1      41 x
        xorps xmm13, xmm1                                         ;   308.5 p5      41 x
        xorps xmm0, xmm5                                          ;   308.5 p0      41 x
        movaps xmm1, [rbp - 80]                                   ;   312.5 p2      41 x reload
        xorps xmm9, xmm1                                          ;   315.5 p1      41 x
        xorps xmm14, xmm9                                         ;   316.5 p5      41 x
        xorps xmm3, xmm1                                          ;   315.5 p0      41 x
        xorps xmm7, xmm14                                         ;   317.5 p1      41 x
        xorps xmm2, xmm14                                         ;   317.5 p5      41 x
        xorps xmm7, [rbp - 48]                                    ;   318.5 p0+p2   41 x
        movaps xmm1, [r8 + 480]                                   ;   314.5 p2      41 x
        movaps xmm5, [r8 + 400]                                   ;   315.5 p2     102 x.9 reload
        andps xmm1, xmm5                                          ;   318.5 p1      41 x
        xorps xmm4, xmm11                                         ;   310.5 p5      41 x
        xorps xmm4, xmm2                                          ;   318.5 p0      41 x
        xorps xmm1, [rbp - 64]                                    ;   319.5 p1+p2   41 x
        xorps xmm6, xmm1                                          ;   320.5 p5      41 x
        xorps xmm12, xmm6                                         ;   321.5 p0      41 x
        xorps xmm10, xmm12                                        ;   322.5 p1      41 x
        xorps xmm1, [rbp - 96]                                    ;   320.5 p5+p2   41 x
        xorps xmm15, xmm1                                         ;   321.5 p0      41 x
        movaps xmm1, [r8 + 320]                                   ;   318.5 p2      41 x
        movaps xmm2, [r8 + 256]                                   ;   319.5 p2     102 x.0 reload
        andps xmm1, xmm2                                          ;   322.5 p1      41 x
        movaps xmm6, [r8 + 336]                                   ;   320.5 p2      41 x
        andps xmm6, xmm2                                          ;   323.5 p5      41 x
        movaps xmm8, xmm6                                         ;   324.5 p0      41 x copy
        movaps xmm9, [r8 + 352]                                   ;   321.5 p2     102 x.6 reload
        andps xmm8, xmm9                                          ;   325.5 p1      41 x
        movaps xmm12, xmm1                                        ;   323.5 p5      41 x copy
        movaps xmm14, xmm1                                        ;   323.5 p0      41 x copy
        movaps xmm11, [r8 + 272]                                  ;   322.5 p2      41 x
        andps xmm11, xmm9                                         ;   325.5 p1      41 x
        movaps xmm5, [r8 + 304]                                   ;   323.5 p2      41 x
        andps xmm5, xmm2                                          ;   326.5 p5      41 x
        movaps [rbp - 96], xmm3                                   ;   320.8 p3+p4   41 x spill
        movaps xmm3, xmm5                                         ;   327.5 p0      41 x copy
        xorps xmm3, [r8 + 272]                                    ;   328.5 p1+p2   41 x
        movaps [rbp - 64], xmm0                                   ;   321.8 p3+p4   41 x spill
        movaps xmm0, xmm3                                         ;   329.5 p5      41 x copy
        xorps xmm0, [r8 + 320]                                    ;   330.5 p0+p2   41 x
        andps xmm0, xmm9                                          ;   331.5 p1      41 x
        xorps xmm5, xmm0                                          ;   332.5 p5      41 x
        movaps [rbp - 48], xmm15                                  ;   322.8 p3+p4   41 x spill
        movaps xmm15, [r8 + 320]                                  ;   326.5 p2      41 x
        andps xmm15, [r8 + 304]                                   ;   329.5 p0+p2   41 x
        xorps xmm12, xmm15                                        ;   330.5 p1      41 x
        andps xmm12, [r8 + 336]                                   ;   331.5 p5+p2   41 x
        movaps [rbp - 80], xmm13                                  ;   324.0 p3+p4   41 x spill
        movaps xmm13, [r8 + 304]                                  ;   329.5 p2      41 x
        andps xmm13, xmm9                                         ;   332.5 p0      41 x
        movaps [rbp - 112], xmm4                                  ;   325.0 p3+p4   41 x spill
        movaps xmm4, [r8 + 336]                                   ;   330.5 p2      41 x
        andps xmm4, [r8 + 288]                                    ;   333.5 p1+p2   41 x
        xorps xmm11, xmm4                                         ;   334.5 p5      41 x
        xorps xmm15, xmm11                                        ;   335.5 p0      41 x
        xorps xmm14, xmm11                                        ;   335.5 p1      41 x
        movaps xmm11, [r8 + 272]                                  ;   332.5 p2     102 x.1 reload
        andps xmm4, xmm11                                         ;   335.5 p5      41 x
        movaps [rbp - 128], xmm7                                  ;   329.5 p3+p4   41 x spill
        movaps xmm7, xmm3                                         ;   329.8 p0      41 x copy
        movaps [rdx - 80], xmm10                                  ;   330.5 p3+p4   41 x spill
        movaps xmm10, xmm15                                       ;   336.5 p1      41 x copy
        andps xmm10, [r8 + 288]                                   ;   337.5 p5+p2   41 x
        xorps xmm15, xmm2                                         ;   336.5 p0      41 x
        movaps [rbp + 16], xmm14                                  ;   336.5 p3+p4   41 x spill
        movaps xmm14, xmm13                                       ;   333.5 p1      41 x copy
        xorps xmm14, [r8 + 320]                                   ;   334.5 p5+p2   41 x
        xorps xmm12, xmm14                                        ;   335.5 p0      41 x
        movaps [rdx - 48], xmm0                                   ;   332.5 p3+p4   41 x spill
        movaps xmm0, xmm15                                        ;   337.5 p1      41 x copy
        andps xmm0, xmm2                                          ;   338.5 p5      41 x
        andps xmm15, [r8 + 320]                                   ;   337.5 p0+p2   41 x
        movaps [rbp + 48], xmm5                                   ;   333.5 p3+p4   41 x spill
        movaps xmm5, xmm11                                        ;   335.5 p1      41 x copy
        andps xmm5, [r8 + 336]                                    ;   336.5 p5+p2   41 x
        xorps xmm8, xmm5                                          ;   337.5 p0      41 x
        xorps xmm8, [rel misty1_expand_compact.T0_constants128]   ;   338.5 p1+p2   41 x
        andps xmm14, [r8 + 336]                                   ;   338.5 p5+p2   41 x
        movaps [rdx - 128], xmm4                                  ;   336.5 p3+p4   41 x spill
        movaps xmm4, xmm5                                         ;   337.5 p0      41 x copy
        andps xmm4, [r8 + 304]                                    ;   339.5 p1+p2   41 x
        xorps xmm0, xmm8                                          ;   339.5 p5      41 x
        andps xmm3, [r8 + 288]                                    ;   340.5 p0+p2   41 x
        movaps [rbp + 64], xmm13                                  ;   336.8 p3+p4   41 x spill
        movaps xmm13, xmm11                                       ;   337.0 p1      41 x copy
        andps xmm13, xmm2                                         ;   338.0 p5      41 x
        xorps xmm4, xmm13                                         ;   340.5 p0      41 x
        xorps xmm10, xmm4                                         ;   341.5 p1      41 x
        movaps xmm4, [r8 + 304]                                   ;   341.5 p2     102 x.3 reload
        xorps xmm10, xmm4                                         ;   344.5 p5      41 x
        movaps [rbp + 0], xmm10                                   ;   345.5 p3+p4   41 x spill
        movaps xmm10, xmm11                                       ;   338.8 p0      41 x copy
        andps xmm10, xmm4                                         ;   344.5 p1      41 x
        xorps xmm14, xmm10                                        ;   345.5 p5      41 x
        movaps xmm4, xmm11                                        ;   339.8 p0      41 x copy
        andps xmm4, [r8 + 320]                                    ;   342.5 p1+p2   41 x
        movaps xmm11, xmm2                                        ;   340.2 p5      41 x copy
        movaps xmm2, [r8 + 288]                                   ;   343.5 p2      41 x
        andps xmm2, xmm9                                          ;   346.5 p0      41 x
        xorps xmm4, xmm6                                          ;   343.5 p1      41 x
        xorps xmm3, xmm4                                          ;   344.5 p5      41 x
        xorps xmm13, xmm2                                         ;   347.5 p0      41 x
        xorps xmm0, xmm2                                          ;   347.5 p1      41 x
        xorps xmm14, xmm0                                         ;   348.5 p5      41 x
        movaps xmm0, xmm13                                        ;   348.5 p0      41 x copy
        andps xmm0, [r8 + 288]                                    ;   349.5 p1+p2   41 x
        xorps xmm11, xmm0                                         ;   350.5 p5      41 x
        xorps xmm7, xmm11                                         ;   351.5 p0      41 x
        xorps xmm1, xmm10                                         ;   345.5 p1      41 x
        movaps xmm0, [r8 + 320]                                   ;   345.5 p2     102 x.4 reload
        andps xmm13, xmm0                                         ;   348.5 p5      41 x
        xorps xmm12, xmm13                                        ;   349.5 p0      41 x
        xorps xmm3, xmm12                                         ;   350.5 p1      41 x
        movaps xmm10, [r8 + 288]                                  ;   346.5 p2     102 x.2 reload
        xorps xmm4, xmm10                                         ;   349.5 p5      41 x
        movaps xmm11, xmm5                                        ;   345.8 p0      41 x copy
        xorps xmm5, xmm10                                         ;   349.5 p1      41 x
        xorps xmm11, xmm9                                         ;   346.8 p5      41 x
        movaps xmm12, [r8 + 256]                                  ;   347.5 p2     102 x.0 reload
        andps xmm11, xmm12                                        ;   350.5 p0      41 x
        xorps xmm8, xmm11                                         ;   351.5 p1      41 x
        xorps xmm15, xmm8                                         ;   352.5 p5      41 x
        movaps xmm8, xmm2                                         ;   347.8 p0      41 x copy
        xorps xmm8, xmm4                                          ;   350.5 p1      41 x
        movaps xmm13, [r8 + 304]                                  ;   348.5 p2     102 x.3 reload
        andps xmm4, xmm13                                         ;   351.5 p5      41 x
        xorps xmm2, xmm13                                         ;   351.5 p0      41 x
        xorps xmm4, [r8 + 336]                                    ;   352.5 p1+p2   41 x
        xorps xmm4, [rdx - 128]                                   ;   353.5 p5+p2   41 x
        xorps xmm3, [rdx - 48]                                    ;   351.5 p0+p2   41 x
        movaps xmm13, xmm5                                        ;   350.5 p1      41 x copy
        andps xmm13, xmm0                                         ;   351.5 p5      41 x
        andps xmm5, xmm12                                         ;   350.8 p0      41 x
        xorps xmm5, xmm9                                          ;   351.8 p1      41 x
        xorps xmm15, xmm5                                         ;   353.5 p5      41 x
        movaps xmm5, xmm2                                         ;   352.5 p0      41 x copy
        andps xmm5, [rbp + 64]                                    ;   353.5 p1+p2   41 x
        xorps xmm15, xmm5                                         ;   354.5 p5      41 x
        movaps xmm5, [r8 + 336]                                   ;   353.5 p2     102 x.5 reload
        andps xmm2, xmm5                                          ;   356.5 p0      41 x
        xorps xmm11, xmm2                                         ;   357.5 p1      41 x
        xorps xmm8, xmm11                                         ;   358.5 p5      41 x
        xorps xmm8, xmm7                                          ;   359.5 p0      41 x
        movaps xmm11, [rbp + 48]                                  ;   354.5 p2      41 x reload
        xorps xmm2, xmm11                                         ;   357.5 p1      41 x
        xorps xmm6, xmm2                                          ;   358.5 p5      41 x
        movaps xmm2, xmm1                                         ;   354.8 p0      41 x copy
        andps xmm2, xmm10                                         ;   355.8 p1      41 x
        xorps xmm8, xmm2                                          ;   360.5 p5      41 x
        xorps xmm6, [rbp + 0]                                     ;   359.5 p0+p2   41 x
        movaps xmm2, xmm12                                        ;   356.0 p1      41 x copy
        xorps xmm2, [rdx - 80]                                    ;   357.0 p5+p2   41 x
        xorps xmm14, xmm2                                         ;   358.0 p0      41 x
        movaps xmm12, xmm10                                       ;   357.0 p1      41 x copy
        xorps xmm12, [rbp - 16]                                   ;   358.0 p5+p2   41 x
        movaps xmm10, xmm5                                        ;   357.8 p0      41 x copy
        andps xmm10, xmm9                                         ;   358.8 p1      41 x
        xorps xmm1, xmm10                                         ;   359.8 p5      41 x
        andps xmm11, xmm10                                        ;   359.8 p0      41 x
        xorps xmm3, xmm12                                         ;   359.0 p1      41 x
        andps xmm1, xmm9                                          ;   360.8 p5      41 x
        xorps xmm7, xmm1                                          ;   361.8 p0      41 x
        xorps xmm13, xmm7                                         ;   362.8 p1      41 x
        xorps xmm11, [rbp + 16]                                   ;   360.8 p5+p2   41 x
        xorps xmm4, xmm11                                         ;   361.8 p0      41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;   359.5 p2      41 x reload
        xorps xmm4, xmm1                                          ;   362.8 p1      41 x
        xorps xmm13, xmm1                                         ;   363.8 p5      41 x
        movaps xmm7, [r8 + 656]                                   ;   360.5 p2     102 x.9 reload
        xorps xmm14, xmm7                                         ;   363.5 p0      48 x
        movaps xmm10, [r8 + 688]                                  ;   361.5 p2     102 x.11 reload
        xorps xmm3, xmm10                                         ;   364.5 p1      48 x
        movaps xmm11, [r8 + 512]                                  ;   362.5 p2     102 x.0 reload
        xorps xmm2, xmm11                                         ;   365.5 p5      48 x
        xorps xmm12, [r8 + 544]                                   ;   363.5 p0+p2   48 x
        movaps xmm11, xmm0                                        ;   363.0 p1      41 x copy
        xorps xmm11, [rbp - 112]                                  ;   364.5 p5+p2   41 x
        xorps xmm4, xmm11                                         ;   365.5 p0      41 x
        xorps xmm4, [r8 + 720]                                    ;   366.5 p1+p2   48 x
        xorps xmm11, [r8 + 576]                                   ;   366.5 p5+p2   48 x
        movaps xmm7, xmm5                                         ;   364.8 p0      41 x copy
        xorps xmm7, [rbp - 80]                                    ;   367.5 p1+p2   41 x
        xorps xmm8, xmm7                                          ;   368.5 p5      41 x
        xorps xmm8, [r8 + 736]                                    ;   369.5 p0+p2   48 x
        xorps xmm7, [r8 + 592]                                    ;   369.5 p1+p2   48 x
        movaps xmm10, xmm9                                        ;   366.5 p5      41 x copy
        xorps xmm10, [rbp - 48]                                   ;   370.5 p0+p2   41 x
        xorps xmm6, xmm10                                         ;   371.5 p1      41 x
        xorps xmm6, [r8 + 752]                                    ;   372.5 p5+p2   48 x
        movaps xmm9, [rbp - 32]                                   ;   372.5 p2      41 x
        xorps xmm9, [r8 + 272]                                    ;   375.5 p0+p2   41 x
        xorps xmm15, xmm9                                         ;   376.5 p1      41 x
        xorps xmm15, [r8 + 672]                                   ;   377.5 p5+p2   48 x
        xorps xmm9, [r8 + 528]                                    ;   376.5 p0+p2   48 x
        xorps xmm10, [r8 + 608]                                   ;   376.5 p1+p2   48 x
        movaps xmm5, [rbp - 128]                                  ;   377.5 p2      41 x
        xorps xmm5, [r8 + 304]                                    ;   380.5 p5+p2   41 x
        xorps xmm13, xmm5                                         ;   381.5 p0      41 x
        xorps xmm13, [r8 + 704]                                   ;   382.5 p1+p2   48 x
        xorps xmm5, [r8 + 560]                                    ;   381.5 p5+p2   48 x
        movaps xmm0, [rbp - 64]                                   ;   381.5 p2      48 x
        xorps xmm0, [r8 + 624]                                    ;   384.5 p0+p2   48 x
        movaps [rbp - 64], xmm6                                   ;   373.5 p3+p4   48 x spill
        movaps xmm6, [rbp - 96]                                   ;   383.5 p2      48 x
        xorps xmm6, [r8 + 640]                                    ;   386.5 p1+p2   48 x
        movaps [rbp - 96], xmm8                                   ;   372.8 p3+p4   48 x spill
        movaps xmm8, xmm7                                         ;   373.0 p5      45 x copy
        xorps xmm8, xmm9                                          ;   377.5 p0      45 x
        movaps [rbp - 128], xmm4                                  ;   373.8 p3+p4   48 x spill
        movaps xmm4, xmm8                                         ;   378.5 p1      45 x copy
        movaps [rbp - 32], xmm13                                  ;   383.5 p3+p4   48 x spill
        movaps xmm13, xmm9                                        ;   377.5 p5      45 x copy
        andps xmm13, xmm5                                         ;   382.5 p0      45 x
        movaps [rbp - 48], xmm3                                   ;   377.0 p3+p4   48 x spill
        movaps xmm3, xmm9                                         ;   377.5 p1      45 x copy
        andps xmm3, xmm2                                          ;   378.5 p5      45 x
        movaps [rbp - 80], xmm15                                  ;   378.5 p3+p4   48 x spill
        movaps xmm15, xmm5                                        ;   382.5 p0      45 x copy
        andps xmm15, xmm0                                         ;   385.5 p1      45 x
        movaps [rbp - 112], xmm14                                 ;   379.0 p3+p4   48 x spill
        movaps xmm14, xmm5                                        ;   382.5 p5      45 x copy
        andps xmm14, xmm10                                        ;   383.5 p0      45 x
        movaps [rbp + 16], xmm15                                  ;   386.5 p3+p4   45 x spill
        movaps xmm15, xmm5                                        ;   382.5 p1      45 x copy
        movaps [rbp - 16], xmm9                                   ;   381.0 p3+p4   48 x spill
        movaps xmm9, xmm5                                         ;   382.5 p5      45 x copy
        andps xmm9, xmm12                                         ;   383.5 p0      45 x
        xorps xmm4, xmm9                                          ;   384.5 p1      45 x
        movaps xmm9, xmm5                                         ;   382.5 p5      45 x copy
        andps xmm9, xmm2                                          ;   383.5 p0      45 x
        movaps [rdx - 80], xmm4                                   ;   385.5 p3+p4   45 x spill
        movaps xmm4, xmm5                                         ;   383.0 p1      45 x copy
        andps xmm4, xmm11                                         ;   384.0 p5      45 x
        xorps xmm13, xmm4                                         ;   385.0 p0      45 x
        movaps [rbp + 0], xmm13                                   ;   386.0 p3+p4   45 x spill
        movaps xmm13, xmm10                                       ;   384.0 p1      45 x copy
        xorps xmm13, xmm2                                         ;   385.0 p5      45 x
        xorps xmm15, xmm13                                        ;   386.0 p0      45 x
        movaps [rbp + 48], xmm13                                  ;   386.0 p3+p4   45 x spill
        movaps xmm13, xmm15                                       ;   387.0 p1      45 x copy
        andps xmm13, xmm12                                        ;   388.0 p5      45 x
        movaps [rbp + 64], xmm3                                   ;   385.8 p3+p4   45 x spill
        movaps xmm3, xmm15                                        ;   387.0 p0      45 x copy
        orps xmm3, xmm6                                           ;   388.0 p1      45 x
        movaps [rdx - 48], xmm15                                  ;   387.0 p3+p4   45 x spill
        movaps xmm15, xmm10                                       ;   386.5 p5      45 x copy
        andps xmm15, xmm11                                        ;   387.5 p0      45 x
        xorps xmm9, xmm15                                         ;   388.5 p1      45 x
        movaps xmm15, xmm6                                        ;   387.5 p5      45 x copy
        andps xmm15, xmm0                                         ;   388.5 p0      45 x
        xorps xmm9, xmm15                                         ;   389.5 p1      45 x
        movaps [rdx - 128], xmm15                                 ;   389.5 p3+p4   45 x spill
        movaps xmm15, xmm8                                        ;   388.5 p5      45 x copy
        andps xmm15, xmm11                                        ;   389.5 p0      45 x
        movaps [rdx - 112], xmm10                                 ;   389.0 p3+p4   48 x spill
        movaps xmm10, xmm6                                        ;   389.0 p1      45 x copy
        andps xmm10, xmm2                                         ;   390.0 p5      45 x
        xorps xmm10, xmm0                                         ;   391.0 p0      45 x
        xorps xmm13, xmm10                                        ;   392.0 p1      45 x
        xorps xmm4, xmm10                                         ;   392.0 p5      45 x
        movaps xmm10, xmm6                                        ;   390.8 p0      45 x copy
        andps xmm10, xmm11                                        ;   391.8 p1      45 x
        xorps xmm5, xmm10                                         ;   392.8 p5      45 x
        xorps xmm13, xmm5                                         ;   393.8 p0      45 x
        andps xmm5, xmm6                                          ;   393.8 p1      45 x
        movaps [rbp + 112], xmm10                                 ;   392.8 p3+p4   45 x spill
        movaps xmm10, xmm0                                        ;   392.5 p5      45 x copy
        andps xmm10, xmm2                                         ;   393.5 p0      45 x
        xorps xmm14, xmm10                                        ;   394.5 p1      45 x
        andps xmm8, xmm2                                          ;   393.5 p5      45 x
        xorps xmm14, xmm1                                         ;   395.5 p0      45 x
        xorps xmm5, xmm1                                          ;   394.8 p1      45 x
        movaps xmm10, xmm9                                        ;   394.5 p5      45 x copy
        movaps xmm1, xmm6                                         ;   394.8 p0      45 x copy
        movaps [rbp + 96], xmm9                                   ;   393.8 p3+p4   45 x spill
        movaps xmm9, xmm6                                         ;   395.0 p1      45 x copy
        movaps [rdx - 64], xmm5                                   ;   395.8 p3+p4   45 x spill
        movaps xmm5, xmm2                                         ;   395.5 p5      45 x copy
        movaps [rdx - 16], xmm8                                   ;   395.8 p3+p4   45 x spill
        movaps xmm8, xmm11                                        ;   395.8 p0      45 x copy
        andps xmm8, xmm7                                          ;   396.8 p1      45 x
        xorps xmm1, xmm8                                          ;   397.8 p5      45 x
        xorps xmm8, xmm12                                         ;   397.8 p0      45 x
        andps xmm1, xmm7                                          ;   398.8 p1      45 x
        xorps xmm13, xmm1                                         ;   399.8 p5      45 x
        movaps xmm1, xmm8                                         ;   398.8 p0      45 x copy
        andps xmm8, xmm11                                         ;   398.8 p1      45 x
        movaps [rdx - 96], xmm13                                  ;   400.8 p3+p4   45 x spill
        movaps xmm13, xmm7                                        ;   398.5 p5      45 x copy
        andps xmm13, xmm12                                        ;   399.5 p0      45 x
        xorps xmm3, xmm13                                         ;   400.5 p1      45 x
        xorps xmm3, [rbp + 64]                                    ;   401.5 p5+p2   45 x
        movaps xmm13, xmm3                                        ;   402.5 p0      45 x copy
        movaps [rbp + 64], xmm3                                   ;   402.5 p3+p4   45 x spill
        movaps xmm3, xmm11                                        ;   400.0 p1      45 x copy
        movaps [rdx - 32], xmm6                                   ;   399.5 p3+p4   48 x spill
        movaps xmm6, xmm11                                        ;   400.5 p5      45 x copy
        andps xmm11, xmm2                                         ;   400.8 p0      45 x
        andps xmm6, xmm0                                          ;   401.5 p1      45 x
        movaps [rbp + 80], xmm14                                  ;   400.5 p3+p4   45 x spill
        movaps xmm14, xmm2                                        ;   401.5 p5      45 x copy
        xorps xmm14, [rbp - 16]                                   ;   402.5 p0+p2   45 x
        movaps [rbp + 32], xmm2                                   ;   401.5 p3+p4   48 x spill
        movaps xmm2, xmm0                                         ;   402.0 p1      45 x copy
        andps xmm2, xmm7                                          ;   403.0 p5      45 x
        xorps xmm15, xmm2                                         ;   404.0 p0      45 x
        xorps xmm4, xmm15                                         ;   405.0 p1      45 x
        xorps xmm13, xmm15                                        ;   405.0 p5      45 x
        xorps xmm1, xmm4                                          ;   406.0 p0      45 x
        xorps xmm10, xmm1                                         ;   407.0 p1      45 x
        xorps xmm6, xmm11                                         ;   404.5 p5      45 x
        andps xmm14, xmm7                                         ;   404.8 p0      45 x
        movaps xmm1, [rbp + 48]                                   ;   403.2 p2      45 x reload
        xorps xmm13, xmm1                                         ;   406.2 p1      45 x
        andps xmm1, xmm7                                          ;   406.2 p5      45 x
        movaps xmm2, xmm0                                         ;   405.8 p0      45 x copy
        movaps xmm4, [rbp - 16]                                   ;   404.2 p2      48 x reload
        andps xmm2, xmm4                                          ;   407.2 p1      45 x
        movaps xmm15, xmm4                                        ;   407.2 p5      45 x copy
        andps xmm15, xmm12                                        ;   408.2 p0      45 x
        xorps xmm5, xmm15                                         ;   409.2 p1      45 x
        xorps xmm2, xmm5                                          ;   410.2 p5      45 x
        xorps xmm9, xmm5                                          ;   410.2 p0      45 x
        xorps xmm8, xmm2                                          ;   411.2 p1      45 x
        xorps xmm1, xmm9                                          ;   411.2 p5      45 x
        xorps xmm3, xmm1                                          ;   412.2 p0      45 x
        andps xmm9, xmm4                                          ;   411.2 p1      45 x
        xorps xmm6, xmm9                                          ;   412.2 p5      45 x
        xorps xmm14, xmm8                                         ;   412.2 p0      45 x
        movaps xmm1, [rdx - 80]                                   ;   407.5 p2      45 x reload
        xorps xmm6, xmm1                                          ;   413.2 p1      45 x
        movaps xmm2, [rbp + 16]                                   ;   408.5 p2      45 x reload
        xorps xmm11, xmm2                                         ;   411.5 p5      45 x
        xorps xmm8, xmm11                                         ;   412.5 p0      45 x
        movaps xmm5, [rdx - 112]                                  ;   409.5 p2      48 x reload
        andps xmm4, xmm5                                          ;   412.5 p1      45 x
        movaps xmm9, [rdx - 48]                                   ;   410.5 p2      45 x reload
        orps xmm7, xmm9                                           ;   413.5 p5      45 x
        movaps xmm11, xmm0                                        ;   411.8 p0      45 x copy
        andps xmm0, xmm12                                         ;   412.0 p1      45 x
        andps xmm11, xmm5                                         ;   412.8 p5      45 x
        movaps xmm15, [rdx - 64]                                  ;   411.5 p2      45 x reload
        xorps xmm0, xmm15                                         ;   414.5 p0      45 x
        movaps xmm2, xmm12                                        ;   413.0 p1      45 x copy
        andps xmm12, xmm5                                         ;   413.5 p5      45 x
        andps xmm2, [rdx - 32]                                    ;   414.0 p0+p2   45 x
        xorps xmm2, xmm11                                         ;   415.0 p1      45 x
        xorps xmm11, xmm4                                         ;   414.5 p5      45 x
        xorps xmm4, xmm0                                          ;   415.5 p0      45 x
        xorps xmm2, xmm9                                          ;   416.0 p1      45 x
        xorps xmm7, xmm2                                          ;   417.0 p5      45 x
        xorps xmm10, xmm11                                        ;   415.8 p0      45 x
        movaps xmm2, xmm3                                         ;   416.0 p1      45 x copy
        xorps xmm3, xmm8                                          ;   416.5 p5      45 x
        xorps xmm2, [rbp + 80]                                    ;   417.0 p0+p2   45 x
        xorps xmm3, [rdx - 16]                                    ;   417.5 p1+p2   45 x
        xorps xmm2, [rbp + 64]                                    ;   418.0 p5+p2   45 x
        xorps xmm0, [rdx - 128]                                   ;   417.8 p0+p2   45 x
        xorps xmm13, xmm0                                         ;   418.8 p1      45 x
        movaps xmm0, xmm5                                         ;   418.5 p5      45 x copy
        andps xmm0, [rbp + 32]                                    ;   419.5 p0+p2   45 x
        xorps xmm1, xmm7                                          ;   419.0 p1      45 x
        xorps xmm7, xmm14                                         ;   419.5 p5      45 x
        xorps xmm14, xmm12                                        ;   419.8 p0      45 x
        xorps xmm0, [rbp + 0]                                     ;   420.5 p1+p2   45 x
        xorps xmm3, xmm0                                          ;   421.5 p5      45 x
        xorps xmm15, xmm0                                         ;   421.5 p0      45 x
        xorps xmm9, xmm2                                          ;   421.0 p1      45 x
        xorps xmm4, xmm14                                         ;   421.5 p5      45 x
        xorps xmm8, xmm4                                          ;   422.5 p0      45 x
        xorps xmm11, [rbp + 80]                                   ;   422.0 p1+p2   45 x
        xorps xmm6, xmm11                                         ;   423.0 p5      45 x
        xorps xmm12, [rbp + 96]                                   ;   422.8 p0+p2   45 x
        xorps xmm5, xmm12                                         ;   423.8 p1      45 x
        xorps xmm1, xmm5                                          ;   424.8 p5      45 x
        xorps xmm7, [rbp + 112]                                   ;   423.8 p0+p2   45 x
        xorps xmm15, [rdx - 96]                                   ;   424.0 p1+p2   45 x
        xorps xmm10, [rbp + 16]                                   ;   424.5 p5+p2   45 x
        movaps xmm0, [rbp - 112]                                  ;   425.0 p2      48 x reload
        xorps xmm8, xmm0                                          ;   428.0 p0      45 x
        movaps [r9 + 4352], xmm8                                  ;   429.0 p3+p4  105 k
        movaps xmm2, [rbp - 80]                                   ;   426.0 p2      48 x reload
        xorps xmm15, xmm2                                         ;   429.0 p1      45 x
        movaps [r9 + 4368], xmm15                                 ;   430.0 p3+p4  105 k
        movaps xmm4, [rbp - 48]                                   ;   427.0 p2      48 x reload
        xorps xmm3, xmm4                                          ;   430.0 p5      45 x
        movaps [r9 + 4384], xmm3                                  ;   431.0 p3+p4  105 k
        movaps xmm5, [rbp - 32]                                   ;   428.0 p2      48 x reload
        xorps xmm7, xmm5                                          ;   431.0 p0      45 x
        movaps [r9 + 4400], xmm7                                  ;   432.0 p3+p4  105 k
        movaps xmm11, [rbp - 128]                                 ;   429.0 p2      48 x reload
        xorps xmm1, xmm11                                         ;   432.0 p1      45 x
        movaps [r9 + 4416], xmm1                                  ;   433.0 p3+p4  105 k
        movaps xmm12, [rbp - 96]                                  ;   430.0 p2      48 x reload
        xorps xmm10, xmm12                                        ;   433.0 p5      45 x
        movaps [r9 + 4464], xmm6                                  ;   426.0 p3+p4  105 k
        movaps [r9 + 4432], xmm10                                 ;   434.0 p3+p4  105 k
        movaps xmm14, [rbp - 64]                                  ;   431.0 p2      48 x reload
        xorps xmm13, xmm14                                        ;   434.0 p0      45 x
        movaps [r9 + 4480], xmm9                                  ;   428.2 p3+p4  105 k
        movaps [r9 + 4448], xmm13                                 ;   435.0 p3+p4  105 k
        movaps xmm9, [r8 + 256]                                   ;   432.0 p2     102 x.0 reload
        movaps [r9 + 256], xmm9                                   ;   435.0 p3+p4  104 k
        movaps [r9 + 4496], xmm0                                  ;   431.2 p3+p4  105 k
        movaps xmm0, [r8 + 272]                                   ;   433.0 p2     102 x.1 reload
        movaps [r9 + 272], xmm0                                   ;   436.0 p3+p4  104 k
        movaps [r9 + 4512], xmm2                                  ;   433.2 p3+p4  105 k
        movaps xmm2, [r8 + 288]                                   ;   434.0 p2     102 x.2 reload
        movaps [r9 + 288], xmm2                                   ;   437.0 p3+p4  104 k
        movaps [r9 + 4528], xmm4                                  ;   435.2 p3+p4  105 k
        movaps xmm4, [r8 + 304]                                   ;   435.0 p2     102 x.3 reload
        movaps [r9 + 304], xmm4                                   ;   438.0 p3+p4  104 k
        movaps [r9 + 4544], xmm5                                  ;   437.2 p3+p4  105 k
        movaps xmm5, [r8 + 320]                                   ;   436.0 p2     102 x.4 reload
        movaps [r9 + 320], xmm5                                   ;   439.0 p3+p4  104 k
        movaps [r9 + 4560], xmm11                                 ;   439.2 p3+p4  105 k
        movaps xmm11, [r8 + 336]                                  ;   437.0 p2     102 x.5 reload
        movaps [r9 + 336], xmm11                                  ;   440.2 p3+p4  104 k
        movaps [r9 + 4576], xmm12                                 ;   441.2 p3+p4  105 k
        movaps xmm12, [r8 + 352]                                  ;   438.0 p2     102 x.6 reload
        movaps [r9 + 352], xmm12                                  ;   442.2 p3+p4  104 k
        movaps [r9 + 4592], xmm14                                 ;   443.2 p3+p4  105 k
        movaps xmm14, [r8 + 368]                                  ;   439.0 p2     102 x.7 reload
        movaps [r9 + 368], xmm14                                  ;   444.2 p3+p4  104 k
        movaps [r9 + 2304], xmm9                                  ;   445.2 p3+p4  104 k
        movaps xmm9, [r8 + 384]                                   ;   440.0 p2     102 x.8 reload
        movaps [r9 + 384], xmm9                                   ;   446.2 p3+p4  104 k
        movaps [r9 + 2320], xmm0                                  ;   447.2 p3+p4  104 k
        movaps xmm0, [r8 + 400]                                   ;   441.0 p2     102 x.9 reload
        movaps [r9 + 400], xmm0                                   ;   448.2 p3+p4  104 k
        movaps [r9 + 2336], xmm2                                  ;   449.2 p3+p4  104 k
        movaps xmm2, [r8 + 416]                                   ;   442.0 p2     102 x.10 reload
        movaps [r9 + 416], xmm2                                   ;   450.2 p3+p4  104 k
        movaps [r9 + 2352], xmm4                                  ;   451.2 p3+p4  104 k
        movaps xmm4, [r8 + 432]                                   ;   443.0 p2     102 x.11 reload
        movaps [r9 + 432], xmm4                                   ;   452.2 p3+p4  104 k
        movaps [r9 + 2368], xmm5                                  ;   453.2 p3+p4  104 k
        movaps xmm5, [r8 + 448]                                   ;   444.0 p2     102 x.12 reload
        movaps [r9 + 448], xmm5                                   ;   454.2 p3+p4  104 k
        movaps [r9 + 2384], xmm11                                 ;   455.2 p3+p4  104 k
        movaps xmm11, [r8 + 464]                                  ;   445.0 p2     102 x.13 reload
        movaps [r9 + 464], xmm11                                  ;   456.2 p3+p4  104 k
        movaps [r9 + 2400], xmm12                                 ;   457.2 p3+p4  104 k
        movaps xmm12, [r8 + 480]                                  ;   446.0 p2     102 x.14 reload
        movaps [r9 + 480], xmm12                                  ;   458.2 p3+p4  104 k
        movaps [r9 + 2416], xmm14                                 ;   459.2 p3+p4  104 k
        movaps xmm14, [r8 + 496]                                  ;   447.0 p2     102 x.15 reload
        movaps [r9 + 496], xmm14                                  ;   460.2 p3+p4  104 k
        movaps [r9 + 2432], xmm9                                  ;   461.2 p3+p4  104 k
        movaps [r9 + 2448], xmm0                                  ;   462.2 p3+p4  104 k
        movaps [r9 + 2464], xmm2                                  ;   463.2 p3+p4  104 k
        movaps [r9 + 2480], xmm4                                  ;   464.2 p3+p4  104 k
        movaps [r9 + 2496], xmm5                                  ;   465.2 p3+p4  104 k
        movaps [r9 + 2512], xmm11                                 ;   466.2 p3+p4  104 k
        movaps [r9 + 2528], xmm12                                 ;   467.2 p3+p4  104 k
        movaps [r9 + 2544], xmm14                                 ;   468.2 p3+p4  104 k
        movaps [r9 + 6400], xmm8                                  ;   469.2 p3+p4  105 k
        movaps [r9 + 6416], xmm15                                 ;   470.2 p3+p4  105 k
        movaps [r9 + 6432], xmm3                                  ;   471.2 p3+p4  105 k
        movaps [r9 + 6448], xmm7                                  ;   472.2 p3+p4  105 k
        movaps [r9 + 6464], xmm1                                  ;   473.2 p3+p4  105 k
        movaps [r9 + 6480], xmm10                                 ;   474.2 p3+p4  105 k
        movaps [r9 + 6496], xmm13                                 ;   475.2 p3+p4  105 k
        movaps [r9 + 6512], xmm6                                  ;   476.2 p3+p4  105 k
        movaps xmm0, [r8 + 768]                                   ;   461.2 p2     102 x.0
        movaps xmm1, [r8 + 784]                                   ;   462.2 p2     102 x.1
        movaps xmm2, [r8 + 800]                                   ;   463.2 p2     102 x.2
        movaps xmm3, [r8 + 816]                                   ;   464.2 p2     102 x.3
        movaps xmm4, [r8 + 832]                                   ;   465.2 p2     102 x.4
        movaps xmm5, [r8 + 880]                                   ;   466.2 p2     102 x.7
        movaps xmm6, [r8 + 848]                                   ;   467.2 p2     102 x.5
        movaps xmm7, [r8 + 896]                                   ;   468.2 p2     102 x.8
        movaps xmm8, [r8 + 864]                                   ;   469.2 p2     102 x.6
        movaps xmm9, [r8 + 912]                                   ;   470.2 p2     102 x.9
        movaps xmm10, [r8 + 928]                                  ;   471.2 p2     102 x.10
        movaps xmm11, [r8 + 944]                                  ;   472.2 p2     102 x.11
        movaps xmm12, [r8 + 960]                                  ;   473.2 p2     102 x.12
        movaps xmm13, [r8 + 976]                                  ;   474.2 p2     102 x.13
        movaps xmm14, [r8 + 992]                                  ;   475.2 p2     102 x.14
        movaps xmm15, [r8 + 1008]                                 ;   476.2 p2     102 x.15
        movaps xmm7, [r9 + 4480]                                  ;   477.2 p2      45 x reload
        movaps [r9 + 6528], xmm7                                  ;   480.2 p3+p4  105 k
        movaps xmm7, [rbp - 112]                                  ;   478.2 p2      48 x reload
        movaps [r9 + 6544], xmm7                                  ;   481.2 p3+p4  105 k
        movaps xmm7, [rbp - 80]                                   ;   479.2 p2      48 x reload
        movaps [r9 + 6560], xmm7                                  ;   482.2 p3+p4  105 k
        movaps xmm7, [rbp - 48]                                   ;   480.2 p2      48 x reload
        movaps [r9 + 6576], xmm7                                  ;   483.2 p3+p4  105 k
        movaps xmm7, [rbp - 32]                                   ;   481.2 p2      48 x reload
        movaps [r9 + 6592], xmm7                                  ;   484.2 p3+p4  105 k
        movaps xmm7, [rbp - 128]                                  ;   482.2 p2      48 x reload
        movaps [r9 + 6608], xmm7                                  ;   485.2 p3+p4  105 k
        movaps xmm7, [rbp - 96]                                   ;   483.2 p2      48 x reload
        movaps [r9 + 6624], xmm7                                  ;   486.2 p3+p4  105 k
        movaps xmm7, [rbp - 64]                                   ;   484.2 p2      48 x reload
        movaps [r9 + 6640], xmm7                                  ;   487.2 p3+p4  105 k
        movaps xmm7, [r8 + 624]                                   ;   485.2 p2      41 x
        xorps xmm7, [r8 + 720]                                    ;   488.2 p1+p2   41 x
        movaps xmm5, xmm7                                         ;   489.2 p5      41 x copy
        xorps xmm5, [r8 + 672]                                    ;   490.2 p0+p2   41 x
        movaps xmm8, xmm5                                         ;   491.2 p1      41 x copy
        andps xmm8, [r8 + 656]                                    ;   492.2 p5+p2   41 x
        movaps xmm6, [r8 + 736]                                   ;   489.2 p2      41 x
        andps xmm6, [r8 + 672]                                    ;   492.2 p0+p2   41 x
        movaps xmm4, xmm5                                         ;   491.2 p1      41 x copy
        orps xmm4, [r8 + 752]                                     ;   492.2 p5+p2   41 x
        movaps xmm3, [r8 + 640]                                   ;   492.2 p2      41 x
        xorps xmm3, [r8 + 704]                                    ;   495.2 p0+p2   41 x
        movaps xmm2, xmm3                                         ;   496.2 p1      41 x copy
        movaps xmm1, [r8 + 752]                                   ;   494.2 p2      41 x
        andps xmm1, [r8 + 736]                                    ;   497.2 p5+p2   41 x
        movaps xmm0, xmm1                                         ;   498.2 p0      41 x copy
        movaps xmm15, xmm3                                        ;   496.2 p1      41 x copy
        andps xmm15, [r8 + 688]                                   ;   497.2 p5+p2   41 x
        movaps xmm14, [r8 + 720]                                  ;   497.2 p2      41 x
        andps xmm14, [r8 + 672]                                   ;   500.2 p0+p2   41 x
        movaps xmm13, [r8 + 736]                                  ;   499.2 p2      41 x
        andps xmm13, [r8 + 624]                                   ;   502.2 p1+p2   41 x
        xorps xmm14, xmm13                                        ;   503.2 p5      41 x
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   501.2 p2      41 x reload
        xorps xmm14, xmm13                                        ;   504.2 p0      41 x
        movaps xmm12, [r8 + 720]                                  ;   502.2 p2      41 x
        andps xmm12, [r8 + 688]                                   ;   505.2 p1+p2   41 x
        andps xmm3, [r8 + 624]                                    ;   504.2 p5+p2   41 x
        movaps xmm11, [r8 + 752]                                  ;   505.2 p2      41 x
        andps xmm11, [r8 + 624]                                   ;   508.2 p0+p2   41 x
        xorps xmm11, [r8 + 736]                                   ;   509.2 p1+p2   41 x
        xorps xmm8, xmm11                                         ;   510.2 p5      41 x
        movaps xmm10, [r8 + 672]                                  ;   508.2 p2      41 x
        andps xmm10, [r8 + 656]                                   ;   511.2 p0+p2   41 x
        xorps xmm2, xmm10                                         ;   512.2 p1      41 x
        movaps xmm10, [r8 + 672]                                  ;   510.2 p2      41 x
        andps xmm10, [r8 + 624]                                   ;   513.2 p5+p2   41 x
        xorps xmm12, xmm10                                        ;   514.2 p0      41 x
        xorps xmm0, xmm12                                         ;   515.2 p1      41 x
        movaps xmm10, [r8 + 672]                                  ;   512.2 p2      41 x
        movaps xmm12, [r8 + 640]                                  ;   513.2 p2     102 x.8 reload
        andps xmm10, xmm12                                        ;   516.2 p5      41 x
        movaps xmm9, [r8 + 688]                                   ;   514.2 p2      41 x
        andps xmm9, [r8 + 672]                                    ;   517.2 p0+p2   41 x
        xorps xmm10, xmm9                                         ;   518.2 p1      41 x
        xorps xmm11, xmm9                                         ;   518.2 p5      41 x
        movaps xmm9, xmm7                                         ;   508.5 p0      41 x copy
        movaps [rbp - 64], xmm1                                   ;   508.8 p3+p4   41 x spill
        movaps xmm1, [r8 + 752]                                   ;   516.2 p2      41 x
        andps xmm1, [r8 + 688]                                    ;   519.2 p1+p2   41 x
        movaps [rbp - 96], xmm5                                   ;   510.2 p3+p4   41 x spill
        movaps xmm5, xmm1                                         ;   520.2 p5      41 x copy
        xorps xmm5, [r8 + 672]                                    ;   521.2 p0+p2   41 x
        xorps xmm8, xmm5                                          ;   522.2 p1      41 x
        andps xmm5, [r8 + 752]                                    ;   522.2 p5+p2   41 x
        xorps xmm5, xmm13                                         ;   523.2 p0      41 x
        movaps xmm13, [r8 + 624]                                  ;   520.2 p2      41 x
        andps xmm13, xmm12                                        ;   523.2 p1      41 x
        andps xmm7, [r8 + 704]                                    ;   521.2 p5+p2   41 x
        movaps [rbp - 128], xmm1                                  ;   520.2 p3+p4   41 x spill
        movaps xmm1, xmm0                                         ;   516.2 p0      41 x copy
        movaps [rbp - 32], xmm0                                   ;   516.2 p3+p4   41 x spill
        movaps xmm0, xmm12                                        ;   516.5 p1      41 x copy
        andps xmm0, [r8 + 656]                                    ;   522.2 p5+p2   41 x
        xorps xmm0, [r8 + 624]                                    ;   523.2 p0+p2   41 x
        movaps [rbp - 48], xmm5                                   ;   524.2 p3+p4   41 x spill
        movaps xmm5, xmm0                                         ;   524.2 p1      41 x copy
        xorps xmm0, [r8 + 752]                                    ;   524.2 p5+p2   41 x
        xorps xmm7, xmm0                                          ;   525.2 p0      41 x
        andps xmm0, xmm12                                         ;   525.2 p1      41 x
        movaps [rbp - 80], xmm10                                  ;   520.2 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;   520.5 p5      41 x copy
        andps xmm10, [r8 + 736]                                   ;   525.2 p0+p2   41 x
        xorps xmm5, xmm10                                         ;   526.2 p1      41 x
        movaps xmm10, [r8 + 704]                                  ;   526.2 p2      41 x
        andps xmm10, [r8 + 656]                                   ;   529.2 p5+p2   41 x
        xorps xmm4, xmm10                                         ;   530.2 p0      41 x
        xorps xmm13, xmm4                                         ;   531.2 p1      41 x
        movaps xmm4, [r8 + 688]                                   ;   528.2 p2     102 x.11 reload
        xorps xmm7, xmm4                                          ;   531.2 p5      41 x
        movaps xmm10, xmm13                                       ;   532.2 p0      41 x copy
        movaps xmm12, xmm4                                        ;   531.2 p1      41 x copy
        andps xmm12, [r8 + 704]                                   ;   532.2 p5+p2   41 x
        movaps [rbp - 112], xmm13                                 ;   532.2 p3+p4   41 x spill
        movaps xmm13, xmm12                                       ;   533.2 p0      41 x copy
        xorps xmm13, [r8 + 752]                                   ;   534.2 p1+p2   41 x
        xorps xmm12, [r8 + 656]                                   ;   533.2 p5+p2   41 x
        andps xmm13, [r8 + 704]                                   ;   535.2 p0+p2   41 x
        xorps xmm8, xmm13                                         ;   536.2 p1      41 x
        movaps xmm13, xmm12                                       ;   534.2 p5      41 x copy
        andps xmm12, xmm4                                         ;   534.2 p0      41 x
        xorps xmm5, xmm12                                         ;   535.2 p1      41 x
        movaps xmm12, xmm4                                        ;   531.2 p5      41 x copy
        andps xmm12, [r8 + 736]                                   ;   533.2 p0+p2   41 x
        movaps [rbp + 16], xmm8                                   ;   537.2 p3+p4   41 x spill
        movaps xmm8, xmm4                                         ;   531.5 p1      41 x copy
        andps xmm8, [r8 + 624]                                    ;   534.2 p5+p2   41 x
        movaps xmm4, [r8 + 736]                                   ;   535.2 p2      41 x
        andps xmm4, [r8 + 704]                                    ;   538.2 p0+p2   41 x
        xorps xmm15, xmm4                                         ;   539.2 p1      41 x
        xorps xmm11, xmm15                                        ;   540.2 p5      41 x
        xorps xmm10, xmm15                                        ;   540.2 p0      41 x
        xorps xmm9, xmm10                                         ;   541.2 p1      41 x
        xorps xmm13, xmm11                                        ;   541.2 p5      41 x
        xorps xmm1, xmm13                                         ;   542.2 p0      41 x
        xorps xmm12, xmm8                                         ;   535.2 p1      41 x
        xorps xmm0, xmm12                                         ;   536.2 p5      41 x
        xorps xmm8, xmm6                                          ;   535.2 p0      41 x
        xorps xmm0, xmm2                                          ;   537.2 p1      41 x
        xorps xmm8, xmm5                                          ;   536.2 p5      41 x
        movaps xmm4, xmm14                                        ;   536.2 p0      41 x copy
        xorps xmm4, xmm7                                          ;   537.2 p1      41 x
        xorps xmm7, xmm8                                          ;   537.2 p5      41 x
        xorps xmm3, xmm7                                          ;   538.2 p0      41 x
        xorps xmm4, [rbp - 112]                                   ;   538.2 p1+p2   41 x
        movaps xmm7, [r8 + 624]                                   ;   538.2 p2      41 x
        movaps xmm10, [r8 + 640]                                  ;   539.2 p2     102 x.8 reload
        xorps xmm7, xmm10                                         ;   542.2 p5      41 x
        movaps xmm11, [r8 + 704]                                  ;   540.2 p2     102 x.12 reload
        andps xmm7, xmm11                                         ;   543.2 p0      41 x
        xorps xmm5, xmm7                                          ;   544.2 p1      41 x
        movaps xmm7, xmm10                                        ;   542.2 p5      41 x copy
        movaps xmm12, [r8 + 720]                                  ;   541.2 p2     102 x.13 reload
        andps xmm7, xmm12                                         ;   544.2 p0      41 x
        movaps xmm13, xmm7                                        ;   545.2 p1      41 x copy
        movaps xmm15, xmm11                                       ;   543.2 p5      41 x copy
        orps xmm15, [rbp - 96]                                    ;   544.2 p0+p2   41 x
        movaps xmm11, xmm12                                       ;   544.2 p1      41 x copy
        andps xmm11, [r8 + 736]                                   ;   545.2 p5+p2   41 x
        xorps xmm13, xmm11                                        ;   546.2 p0      41 x
        xorps xmm1, xmm13                                         ;   547.2 p1      41 x
        xorps xmm14, xmm13                                        ;   547.2 p5      41 x
        movaps xmm13, xmm5                                        ;   545.2 p0      41 x copy
        movaps xmm10, xmm12                                       ;   544.2 p1      41 x copy
        andps xmm10, [r8 + 624]                                   ;   545.2 p5+p2   41 x
        xorps xmm10, [rbp - 80]                                   ;   546.2 p0+p2   41 x
        xorps xmm3, xmm10                                         ;   547.2 p1      41 x
        xorps xmm10, [rbp - 48]                                   ;   547.2 p5+p2   41 x
        xorps xmm10, [rbp + 16]                                   ;   548.2 p0+p2   41 x
        movaps [rbp + 16], xmm3                                   ;   548.2 p3+p4   41 x spill
        movaps xmm3, xmm12                                        ;   544.5 p1      41 x copy
        andps xmm3, [r8 + 656]                                    ;   548.2 p5+p2   41 x
        xorps xmm13, xmm3                                         ;   549.2 p0      41 x
        xorps xmm3, [rbp - 32]                                    ;   549.2 p1+p2   41 x
        movaps [rbp - 32], xmm10                                  ;   549.2 p3+p4   41 x spill
        movaps xmm10, [r8 + 752]                                  ;   550.2 p2      41 x
        andps xmm10, [r8 + 656]                                   ;   553.2 p5+p2   41 x
        xorps xmm11, xmm10                                        ;   554.2 p0      41 x
        xorps xmm6, xmm1                                          ;   548.2 p1      41 x
        xorps xmm0, xmm14                                         ;   548.2 p5      41 x
        movaps xmm1, [rbp - 96]                                   ;   552.2 p2      41 x reload
        xorps xmm11, xmm1                                         ;   555.2 p0      41 x
        xorps xmm15, xmm11                                        ;   556.2 p1      41 x
        xorps xmm4, xmm1                                          ;   555.2 p5      41 x
        xorps xmm5, xmm15                                         ;   557.2 p0      41 x
        xorps xmm2, xmm15                                         ;   557.2 p1      41 x
        xorps xmm5, [rbp - 128]                                   ;   558.2 p5+p2   41 x
        movaps xmm1, [r8 + 736]                                   ;   554.2 p2      41 x
        movaps xmm10, [r8 + 656]                                  ;   555.2 p2     102 x.9 reload
        andps xmm1, xmm10                                         ;   558.2 p0      41 x
        xorps xmm3, xmm12                                         ;   550.2 p1      41 x
        xorps xmm3, xmm2                                          ;   558.2 p5      41 x
        xorps xmm1, [rbp - 48]                                    ;   559.2 p0+p2   41 x
        xorps xmm7, xmm1                                          ;   560.2 p1      41 x
        xorps xmm13, xmm7                                         ;   561.2 p5      41 x
        xorps xmm8, xmm13                                         ;   562.2 p0      41 x
        xorps xmm1, [rbp - 64]                                    ;   560.2 p1+p2   41 x
        xorps xmm9, xmm1                                          ;   561.2 p5      41 x
        movaps xmm1, [r8 + 576]                                   ;   558.2 p2      41 x
        movaps xmm2, [r8 + 512]                                   ;   559.2 p2     102 x.0 reload
        andps xmm1, xmm2                                          ;   562.2 p0      41 x
        movaps xmm7, [r8 + 592]                                   ;   560.2 p2      41 x
        andps xmm7, xmm2                                          ;   563.2 p1      41 x
        movaps xmm11, xmm7                                        ;   564.2 p5      41 x copy
        movaps xmm13, [r8 + 608]                                  ;   561.2 p2     102 x.6 reload
        andps xmm11, xmm13                                        ;   565.2 p0      41 x
        movaps xmm14, xmm1                                        ;   563.2 p1      41 x copy
        movaps xmm15, xmm1                                        ;   563.2 p5      41 x copy
        movaps xmm12, [r8 + 528]                                  ;   562.2 p2      41 x
        andps xmm12, xmm13                                        ;   565.2 p0      41 x
        movaps xmm10, [r8 + 560]                                  ;   563.2 p2      41 x
        andps xmm10, xmm2                                         ;   566.2 p1      41 x
        movaps [rbp - 64], xmm4                                   ;   560.5 p3+p4   41 x spill
        movaps xmm4, xmm10                                        ;   567.2 p5      41 x copy
        xorps xmm4, [r8 + 528]                                    ;   568.2 p0+p2   41 x
        movaps [rbp - 48], xmm0                                   ;   561.5 p3+p4   41 x spill
        movaps xmm0, xmm4                                         ;   569.2 p1      41 x copy
        xorps xmm0, [r8 + 576]                                    ;   570.2 p5+p2   41 x
        andps xmm0, xmm13                                         ;   571.2 p0      41 x
        xorps xmm10, xmm0                                         ;   572.2 p1      41 x
        movaps [rbp - 128], xmm9                                  ;   562.5 p3+p4   41 x spill
        movaps xmm9, [r8 + 576]                                   ;   566.2 p2      41 x
        andps xmm9, [r8 + 560]                                    ;   569.2 p5+p2   41 x
        xorps xmm14, xmm9                                         ;   570.2 p0      41 x
        andps xmm14, [r8 + 592]                                   ;   571.2 p1+p2   41 x
        movaps [rbp - 96], xmm6                                   ;   563.8 p3+p4   41 x spill
        movaps xmm6, [r8 + 560]                                   ;   569.2 p2      41 x
        andps xmm6, xmm13                                         ;   572.2 p5      41 x
        movaps [rbp - 80], xmm3                                   ;   564.8 p3+p4   41 x spill
        movaps xmm3, [r8 + 592]                                   ;   570.2 p2      41 x
        andps xmm3, [r8 + 544]                                    ;   573.2 p0+p2   41 x
        xorps xmm12, xmm3                                         ;   574.2 p1      41 x
        xorps xmm9, xmm12                                         ;   575.2 p5      41 x
        xorps xmm15, xmm12                                        ;   575.2 p0      41 x
        movaps xmm12, [r8 + 528]                                  ;   572.2 p2     102 x.1 reload
        andps xmm3, xmm12                                         ;   575.2 p1      41 x
        movaps [rbp - 112], xmm5                                  ;   569.2 p3+p4   41 x spill
        movaps xmm5, xmm4                                         ;   569.5 p5      41 x copy
        movaps [rdx - 96], xmm8                                   ;   570.2 p3+p4   41 x spill
        movaps xmm8, xmm9                                         ;   576.2 p0      41 x copy
        andps xmm8, [r8 + 544]                                    ;   577.2 p1+p2   41 x
        xorps xmm9, xmm2                                          ;   576.2 p5      41 x
        movaps [rbp + 112], xmm15                                 ;   576.2 p3+p4   41 x spill
        movaps xmm15, xmm6                                        ;   573.2 p0      41 x copy
        xorps xmm15, [r8 + 576]                                   ;   574.2 p1+p2   41 x
        xorps xmm14, xmm15                                        ;   575.2 p5      41 x
        movaps [rbp + 96], xmm0                                   ;   572.2 p3+p4   41 x spill
        movaps xmm0, xmm9                                         ;   577.2 p0      41 x copy
        andps xmm0, xmm2                                          ;   578.2 p1      41 x
        andps xmm9, [r8 + 576]                                    ;   577.2 p5+p2   41 x
        movaps [rbp + 80], xmm10                                  ;   573.2 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;   575.2 p0      41 x copy
        andps xmm10, [r8 + 592]                                   ;   576.2 p1+p2   41 x
        xorps xmm11, xmm10                                        ;   577.2 p5      41 x
        xorps xmm11, [rel misty1_expand_compact.T0_constants128]  ;   578.2 p0+p2   41 x
        andps xmm15, [r8 + 592]                                   ;   578.2 p1+p2   41 x
        movaps [rdx - 112], xmm3                                  ;   576.2 p3+p4   41 x spill
        movaps xmm3, xmm10                                        ;   577.2 p5      41 x copy
        andps xmm3, [r8 + 560]                                    ;   579.2 p0+p2   41 x
        xorps xmm0, xmm11                                         ;   579.2 p1      41 x
        andps xmm4, [r8 + 544]                                    ;   580.2 p5+p2   41 x
        movaps [rdx - 48], xmm6                                   ;   576.5 p3+p4   41 x spill
        movaps xmm6, xmm12                                        ;   576.8 p0      41 x copy
        andps xmm6, xmm2                                          ;   577.8 p1      41 x
        xorps xmm3, xmm6                                          ;   580.2 p5      41 x
        xorps xmm8, xmm3                                          ;   581.2 p0      41 x
        movaps xmm3, [r8 + 560]                                   ;   581.2 p2     102 x.3 reload
        xorps xmm8, xmm3                                          ;   584.2 p1      41 x
        movaps [rbp + 0], xmm8                                    ;   585.2 p3+p4   41 x spill
        movaps xmm8, xmm12                                        ;   578.5 p5      41 x copy
        andps xmm8, xmm3                                          ;   584.2 p0      41 x
        xorps xmm15, xmm8                                         ;   585.2 p1      41 x
        movaps xmm3, xmm12                                        ;   579.5 p5      41 x copy
        andps xmm3, [r8 + 576]                                    ;   582.2 p0+p2   41 x
        movaps xmm12, xmm2                                        ;   580.0 p1      41 x copy
        movaps xmm2, [r8 + 544]                                   ;   583.2 p2      41 x
        andps xmm2, xmm13                                         ;   586.2 p5      41 x
        xorps xmm3, xmm7                                          ;   583.2 p0      41 x
        xorps xmm4, xmm3                                          ;   584.2 p1      41 x
        xorps xmm6, xmm2                                          ;   587.2 p5      41 x
        xorps xmm0, xmm2                                          ;   587.2 p0      41 x
        xorps xmm15, xmm0                                         ;   588.2 p1      41 x
        movaps xmm0, xmm6                                         ;   588.2 p5      41 x copy
        andps xmm0, [r8 + 544]                                    ;   589.2 p0+p2   41 x
        xorps xmm12, xmm0                                         ;   590.2 p1      41 x
        xorps xmm5, xmm12                                         ;   591.2 p5      41 x
        xorps xmm1, xmm8                                          ;   585.2 p0      41 x
        movaps xmm0, [r8 + 576]                                   ;   585.2 p2     102 x.4 reload
        andps xmm6, xmm0                                          ;   588.2 p1      41 x
        xorps xmm14, xmm6                                         ;   589.2 p5      41 x
        xorps xmm4, xmm14                                         ;   590.2 p0      41 x
        movaps xmm6, [r8 + 544]                                   ;   586.2 p2     102 x.2 reload
        xorps xmm3, xmm6                                          ;   589.2 p1      41 x
        movaps xmm8, xmm10                                        ;   585.5 p5      41 x copy
        xorps xmm10, xmm6                                         ;   589.2 p0      41 x
        xorps xmm8, xmm13                                         ;   586.5 p1      41 x
        movaps xmm12, [r8 + 512]                                  ;   587.2 p2     102 x.0 reload
        andps xmm8, xmm12                                         ;   590.2 p5      41 x
        xorps xmm11, xmm8                                         ;   591.2 p0      41 x
        xorps xmm9, xmm11                                         ;   592.2 p1      41 x
        movaps xmm11, xmm2                                        ;   587.5 p5      41 x copy
        xorps xmm11, xmm3                                         ;   590.2 p0      41 x
        movaps xmm14, [r8 + 560]                                  ;   588.2 p2     102 x.3 reload
        andps xmm3, xmm14                                         ;   591.2 p1      41 x
        xorps xmm2, xmm14                                         ;   591.2 p5      41 x
        xorps xmm3, [r8 + 592]                                    ;   592.2 p0+p2   41 x
        xorps xmm3, [rdx - 112]                                   ;   593.2 p1+p2   41 x
        xorps xmm4, [rbp + 96]                                    ;   591.2 p5+p2   41 x
        movaps xmm14, xmm10                                       ;   590.2 p0      41 x copy
        andps xmm14, xmm0                                         ;   591.2 p1      41 x
        andps xmm10, xmm12                                        ;   590.5 p5      41 x
        xorps xmm10, xmm13                                        ;   591.5 p0      41 x
        xorps xmm9, xmm10                                         ;   593.2 p1      41 x
        movaps xmm10, xmm2                                        ;   592.2 p5      41 x copy
        andps xmm10, [rdx - 48]                                   ;   593.2 p0+p2   41 x
        xorps xmm9, xmm10                                         ;   594.2 p1      41 x
        movaps xmm10, [r8 + 592]                                  ;   593.2 p2     102 x.5 reload
        andps xmm2, xmm10                                         ;   596.2 p5      41 x
        xorps xmm8, xmm2                                          ;   597.2 p0      41 x
        xorps xmm11, xmm8                                         ;   598.2 p1      41 x
        xorps xmm11, xmm5                                         ;   599.2 p5      41 x
        movaps xmm8, [rbp + 80]                                   ;   594.2 p2      41 x reload
        xorps xmm2, xmm8                                          ;   597.2 p0      41 x
        xorps xmm7, xmm2                                          ;   598.2 p1      41 x
        movaps xmm2, xmm1                                         ;   594.5 p5      41 x copy
        andps xmm2, xmm6                                          ;   595.5 p0      41 x
        xorps xmm11, xmm2                                         ;   600.2 p1      41 x
        xorps xmm7, [rbp + 0]                                     ;   599.2 p5+p2   41 x
        movaps xmm2, xmm12                                        ;   595.8 p0      41 x copy
        xorps xmm2, [rdx - 96]                                    ;   596.8 p1+p2   41 x
        xorps xmm15, xmm2                                         ;   597.8 p5      41 x
        movaps xmm12, xmm6                                        ;   596.8 p0      41 x copy
        xorps xmm12, [rbp + 16]                                   ;   597.8 p1+p2   41 x
        movaps xmm6, xmm10                                        ;   597.5 p5      41 x copy
        andps xmm6, xmm13                                         ;   598.5 p0      41 x
        xorps xmm1, xmm6                                          ;   599.5 p1      41 x
        andps xmm8, xmm6                                          ;   599.5 p5      41 x
        xorps xmm4, xmm12                                         ;   598.8 p0      41 x
        andps xmm1, xmm13                                         ;   600.5 p1      41 x
        xorps xmm5, xmm1                                          ;   601.5 p5      41 x
        xorps xmm14, xmm5                                         ;   602.5 p0      41 x
        xorps xmm8, [rbp + 112]                                   ;   600.5 p1+p2   41 x
        xorps xmm3, xmm8                                          ;   601.5 p5      41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;   599.2 p2      41 x reload
        xorps xmm3, xmm1                                          ;   602.5 p0      41 x
        xorps xmm14, xmm1                                         ;   603.5 p1      41 x
        movaps xmm5, [r8 + 912]                                   ;   600.2 p2     102 x.9 reload
        xorps xmm15, xmm5                                         ;   603.2 p5      48 x
        movaps xmm6, [r8 + 944]                                   ;   601.2 p2     102 x.11 reload
        xorps xmm4, xmm6                                          ;   604.2 p0      48 x
        movaps xmm8, [r8 + 768]                                   ;   602.2 p2     102 x.0 reload
        xorps xmm2, xmm8                                          ;   605.2 p1      48 x
        xorps xmm12, [r8 + 800]                                   ;   603.2 p5+p2   48 x
        movaps xmm8, xmm0                                         ;   602.8 p0      41 x copy
        xorps xmm8, [rbp - 80]                                    ;   604.2 p1+p2   41 x
        xorps xmm3, xmm8                                          ;   605.2 p5      41 x
        xorps xmm3, [r8 + 976]                                    ;   606.2 p0+p2   48 x
        xorps xmm8, [r8 + 832]                                    ;   606.2 p1+p2   48 x
        movaps xmm5, xmm10                                        ;   604.5 p5      41 x copy
        xorps xmm5, [rbp - 96]                                    ;   607.2 p0+p2   41 x
        xorps xmm11, xmm5                                         ;   608.2 p1      41 x
        xorps xmm11, [r8 + 992]                                   ;   609.2 p5+p2   48 x
        xorps xmm5, [r8 + 848]                                    ;   609.2 p0+p2   48 x
        movaps xmm6, xmm13                                        ;   606.2 p1      41 x copy
        xorps xmm6, [rbp - 128]                                   ;   610.2 p5+p2   41 x
        xorps xmm7, xmm6                                          ;   611.2 p0      41 x
        xorps xmm7, [r8 + 1008]                                   ;   612.2 p1+p2   48 x
        movaps xmm13, [rbp - 32]                                  ;   612.2 p2      41 x
        xorps xmm13, [r8 + 528]                                   ;   615.2 p5+p2   41 x
        xorps xmm9, xmm13                                         ;   616.2 p0      41 x
        xorps xmm9, [r8 + 928]                                    ;   617.2 p1+p2   48 x
        xorps xmm13, [r8 + 784]                                   ;   616.2 p5+p2   48 x
        xorps xmm6, [r8 + 864]                                    ;   616.2 p0+p2   48 x
        movaps xmm10, [rbp - 112]                                 ;   617.2 p2      41 x
        xorps xmm10, [r8 + 560]                                   ;   620.2 p1+p2   41 x
        xorps xmm14, xmm10                                        ;   621.2 p5      41 x
        xorps xmm14, [r8 + 960]                                   ;   622.2 p0+p2   48 x
        xorps xmm10, [r8 + 816]                                   ;   621.2 p1+p2   48 x
        movaps xmm0, [rbp - 48]                                   ;   621.2 p2      48 x
        xorps xmm0, [r8 + 880]                                    ;   624.2 p5+p2   48 x
        movaps [rbp - 48], xmm7                                   ;   613.2 p3+p4   48 x spill
        movaps xmm7, [rbp - 64]                                   ;   623.2 p2      48 x
        xorps xmm7, [r8 + 896]                                    ;   626.2 p0+p2   48 x
        movaps [rbp - 64], xmm11                                  ;   612.5 p3+p4   48 x spill
        movaps xmm11, xmm5                                        ;   612.8 p1      45 x copy
        xorps xmm11, xmm13                                        ;   617.2 p5      45 x
        movaps [rbp - 112], xmm3                                  ;   613.5 p3+p4   48 x spill
        movaps xmm3, xmm11                                        ;   618.2 p0      45 x copy
        movaps [rbp - 32], xmm14                                  ;   623.2 p3+p4   48 x spill
        movaps xmm14, xmm13                                       ;   617.2 p1      45 x copy
        andps xmm14, xmm10                                        ;   622.2 p5      45 x
        movaps [rbp - 128], xmm4                                  ;   616.8 p3+p4   48 x spill
        movaps xmm4, xmm13                                        ;   617.2 p0      45 x copy
        andps xmm4, xmm2                                          ;   618.2 p1      45 x
        movaps [rbp - 96], xmm9                                   ;   618.2 p3+p4   48 x spill
        movaps xmm9, xmm10                                        ;   622.2 p5      45 x copy
        andps xmm9, xmm0                                          ;   625.2 p0      45 x
        movaps [rbp - 80], xmm15                                  ;   618.8 p3+p4   48 x spill
        movaps xmm15, xmm10                                       ;   622.2 p1      45 x copy
        andps xmm15, xmm6                                         ;   623.2 p5      45 x
        movaps [rbp + 112], xmm9                                  ;   626.2 p3+p4   45 x spill
        movaps xmm9, xmm10                                        ;   622.2 p0      45 x copy
        movaps [rbp + 16], xmm13                                  ;   620.8 p3+p4   48 x spill
        movaps xmm13, xmm10                                       ;   622.2 p1      45 x copy
        andps xmm13, xmm12                                        ;   623.2 p5      45 x
        xorps xmm3, xmm13                                         ;   624.2 p0      45 x
        movaps xmm13, xmm10                                       ;   622.2 p1      45 x copy
        andps xmm13, xmm2                                         ;   623.2 p5      45 x
        movaps [rdx - 96], xmm3                                   ;   625.2 p3+p4   45 x spill
        movaps xmm3, xmm10                                        ;   622.8 p0      45 x copy
        andps xmm3, xmm8                                          ;   623.8 p1      45 x
        xorps xmm14, xmm3                                         ;   624.8 p5      45 x
        movaps [rbp + 0], xmm14                                   ;   625.8 p3+p4   45 x spill
        movaps xmm14, xmm6                                        ;   623.8 p0      45 x copy
        xorps xmm14, xmm2                                         ;   624.8 p1      45 x
        xorps xmm9, xmm14                                         ;   625.8 p5      45 x
        movaps [rbp + 80], xmm14                                  ;   625.8 p3+p4   45 x spill
        movaps xmm14, xmm9                                        ;   626.8 p0      45 x copy
        andps xmm14, xmm12                                        ;   627.8 p1      45 x
        movaps [rdx - 48], xmm4                                   ;   625.5 p3+p4   45 x spill
        movaps xmm4, xmm9                                         ;   626.8 p5      45 x copy
        orps xmm4, xmm7                                           ;   627.8 p0      45 x
        movaps [rbp + 96], xmm9                                   ;   626.8 p3+p4   45 x spill
        movaps xmm9, xmm6                                         ;   626.2 p1      45 x copy
        andps xmm9, xmm8                                          ;   627.2 p5      45 x
        xorps xmm13, xmm9                                         ;   628.2 p0      45 x
        movaps xmm9, xmm7                                         ;   627.2 p1      45 x copy
        andps xmm9, xmm0                                          ;   628.2 p5      45 x
        xorps xmm13, xmm9                                         ;   629.2 p0      45 x
        movaps [rdx - 112], xmm9                                  ;   629.2 p3+p4   45 x spill
        movaps xmm9, xmm11                                        ;   628.2 p1      45 x copy
        andps xmm9, xmm8                                          ;   629.2 p5      45 x
        movaps [rdx - 80], xmm6                                   ;   628.8 p3+p4   48 x spill
        movaps xmm6, xmm7                                         ;   628.8 p0      45 x copy
        andps xmm6, xmm2                                          ;   629.8 p1      45 x
        xorps xmm6, xmm0                                          ;   630.8 p5      45 x
        xorps xmm14, xmm6                                         ;   631.8 p0      45 x
        xorps xmm3, xmm6                                          ;   631.8 p1      45 x
        movaps xmm6, xmm7                                         ;   630.5 p5      45 x copy
        andps xmm6, xmm8                                          ;   631.5 p0      45 x
        xorps xmm10, xmm6                                         ;   632.5 p1      45 x
        xorps xmm14, xmm10                                        ;   633.5 p5      45 x
        andps xmm10, xmm7                                         ;   633.5 p0      45 x
        movaps [rbp + 32], xmm6                                   ;   632.5 p3+p4   45 x spill
        movaps xmm6, xmm0                                         ;   632.2 p1      45 x copy
        andps xmm6, xmm2                                          ;   633.2 p5      45 x
        xorps xmm15, xmm6                                         ;   634.2 p0      45 x
        andps xmm11, xmm2                                         ;   633.2 p1      45 x
        xorps xmm15, xmm1                                         ;   635.2 p5      45 x
        xorps xmm10, xmm1                                         ;   634.5 p0      45 x
        movaps xmm6, xmm13                                        ;   634.2 p1      45 x copy
        movaps xmm1, xmm7                                         ;   634.5 p5      45 x copy
        movaps [rdx - 128], xmm13                                 ;   633.5 p3+p4   45 x spill
        movaps xmm13, xmm7                                        ;   634.8 p0      45 x copy
        movaps [rbp + 64], xmm10                                  ;   635.5 p3+p4   45 x spill
        movaps xmm10, xmm2                                        ;   635.2 p1      45 x copy
        movaps [rdx - 16], xmm11                                  ;   635.5 p3+p4   45 x spill
        movaps xmm11, xmm8                                        ;   635.5 p5      45 x copy
        andps xmm11, xmm5                                         ;   636.5 p0      45 x
        xorps xmm1, xmm11                                         ;   637.5 p1      45 x
        xorps xmm11, xmm12                                        ;   637.5 p5      45 x
        andps xmm1, xmm5                                          ;   638.5 p0      45 x
        xorps xmm14, xmm1                                         ;   639.5 p1      45 x
        movaps xmm1, xmm11                                        ;   638.5 p5      45 x copy
        andps xmm11, xmm8                                         ;   638.5 p0      45 x
        movaps [rdx - 32], xmm14                                  ;   640.5 p3+p4   45 x spill
        movaps xmm14, xmm5                                        ;   638.2 p1      45 x copy
        andps xmm14, xmm12                                        ;   639.2 p5      45 x
        xorps xmm4, xmm14                                         ;   640.2 p0      45 x
        xorps xmm4, [rdx - 48]                                    ;   641.2 p1+p2   45 x
        movaps xmm14, xmm4                                        ;   642.2 p5      45 x copy
        movaps [rdx - 48], xmm4                                   ;   642.2 p3+p4   45 x spill
        movaps xmm4, xmm8                                         ;   639.8 p0      45 x copy
        movaps [rdx - 64], xmm7                                   ;   639.2 p3+p4   48 x spill
        movaps xmm7, xmm8                                         ;   640.2 p1      45 x copy
        andps xmm8, xmm2                                          ;   640.5 p5      45 x
        andps xmm7, xmm0                                          ;   641.2 p0      45 x
        movaps [rbp - 16], xmm15                                  ;   640.2 p3+p4   45 x spill
        movaps xmm15, xmm2                                        ;   641.2 p1      45 x copy
        xorps xmm15, [rbp + 16]                                   ;   642.2 p5+p2   45 x
        movaps [rbp + 48], xmm2                                   ;   641.2 p3+p4   48 x spill
        movaps xmm2, xmm0                                         ;   641.8 p0      45 x copy
        andps xmm2, xmm5                                          ;   642.8 p1      45 x
        xorps xmm9, xmm2                                          ;   643.8 p5      45 x
        xorps xmm3, xmm9                                          ;   644.8 p0      45 x
        xorps xmm14, xmm9                                         ;   644.8 p1      45 x
        xorps xmm1, xmm3                                          ;   645.8 p5      45 x
        xorps xmm6, xmm1                                          ;   646.8 p0      45 x
        xorps xmm7, xmm8                                          ;   644.2 p1      45 x
        andps xmm15, xmm5                                         ;   644.5 p5      45 x
        movaps xmm1, [rbp + 80]                                   ;   643.0 p2      45 x reload
        xorps xmm14, xmm1                                         ;   646.0 p0      45 x
        andps xmm1, xmm5                                          ;   646.0 p1      45 x
        movaps xmm2, xmm0                                         ;   645.5 p5      45 x copy
        movaps xmm3, [rbp + 16]                                   ;   644.0 p2      48 x reload
        andps xmm2, xmm3                                          ;   647.0 p0      45 x
        movaps xmm9, xmm3                                         ;   647.0 p1      45 x copy
        andps xmm9, xmm12                                         ;   648.0 p5      45 x
        xorps xmm10, xmm9                                         ;   649.0 p0      45 x
        xorps xmm2, xmm10                                         ;   650.0 p1      45 x
        xorps xmm13, xmm10                                        ;   650.0 p5      45 x
        xorps xmm11, xmm2                                         ;   651.0 p0      45 x
        xorps xmm1, xmm13                                         ;   651.0 p1      45 x
        xorps xmm4, xmm1                                          ;   652.0 p5      45 x
        andps xmm13, xmm3                                         ;   651.0 p0      45 x
        xorps xmm7, xmm13                                         ;   652.0 p1      45 x
        xorps xmm15, xmm11                                        ;   652.0 p5      45 x
        movaps xmm1, [rdx - 96]                                   ;   647.2 p2      45 x reload
        xorps xmm7, xmm1                                          ;   653.0 p0      45 x
        movaps xmm2, [rbp + 112]                                  ;   648.2 p2      45 x reload
        xorps xmm8, xmm2                                          ;   651.2 p1      45 x
        xorps xmm11, xmm8                                         ;   652.2 p5      45 x
        movaps xmm8, [rdx - 80]                                   ;   649.2 p2      48 x reload
        andps xmm3, xmm8                                          ;   652.2 p0      45 x
        movaps xmm9, [rbp + 96]                                   ;   650.2 p2      45 x reload
        orps xmm5, xmm9                                           ;   653.2 p1      45 x
        movaps xmm10, xmm0                                        ;   651.5 p5      45 x copy
        andps xmm0, xmm12                                         ;   651.8 p0      45 x
        andps xmm10, xmm8                                         ;   652.5 p1      45 x
        movaps xmm13, [rbp + 64]                                  ;   651.2 p2      45 x reload
        xorps xmm0, xmm13                                         ;   654.2 p5      45 x
        movaps xmm2, xmm12                                        ;   652.8 p0      45 x copy
        andps xmm12, xmm8                                         ;   653.2 p1      45 x
        andps xmm2, [rdx - 64]                                    ;   653.8 p5+p2   45 x
        xorps xmm2, xmm10                                         ;   654.8 p0      45 x
        xorps xmm10, xmm3                                         ;   654.2 p1      45 x
        xorps xmm3, xmm0                                          ;   655.2 p5      45 x
        xorps xmm2, xmm9                                          ;   655.8 p0      45 x
        xorps xmm5, xmm2                                          ;   656.8 p1      45 x
        xorps xmm6, xmm10                                         ;   655.5 p5      45 x
        movaps xmm2, xmm4                                         ;   655.8 p0      45 x copy
        xorps xmm4, xmm11                                         ;   656.2 p1      45 x
        xorps xmm2, [rbp - 16]                                    ;   656.8 p5+p2   45 x
        xorps xmm4, [rdx - 16]                                    ;   657.2 p0+p2   45 x
        xorps xmm2, [rdx - 48]                                    ;   657.8 p1+p2   45 x
        xorps xmm0, [rdx - 112]                                   ;   657.5 p5+p2   45 x
        xorps xmm14, xmm0                                         ;   658.5 p0      45 x
        movaps xmm0, xmm8                                         ;   658.2 p1      45 x copy
        andps xmm0, [rbp + 48]                                    ;   659.2 p5+p2   45 x
        xorps xmm1, xmm5                                          ;   658.8 p0      45 x
        xorps xmm5, xmm15                                         ;   659.2 p1      45 x
        xorps xmm15, xmm12                                        ;   659.5 p5      45 x
        xorps xmm0, [rbp + 0]                                     ;   660.2 p0+p2   45 x
        xorps xmm4, xmm0                                          ;   661.2 p1      45 x
        xorps xmm13, xmm0                                         ;   661.2 p5      45 x
        xorps xmm9, xmm2                                          ;   660.8 p0      45 x
        xorps xmm3, xmm15                                         ;   661.2 p1      45 x
        xorps xmm11, xmm3                                         ;   662.2 p5      45 x
        xorps xmm10, [rbp - 16]                                   ;   661.8 p0+p2   45 x
        xorps xmm7, xmm10                                         ;   662.8 p1      45 x
        xorps xmm12, [rdx - 128]                                  ;   662.5 p5+p2   45 x
        xorps xmm8, xmm12                                         ;   663.5 p0      45 x
        xorps xmm1, xmm8                                          ;   664.5 p1      45 x
        xorps xmm5, [rbp + 32]                                    ;   663.5 p5+p2   45 x
        xorps xmm13, [rdx - 32]                                   ;   663.8 p0+p2   45 x
        xorps xmm6, [rbp + 112]                                   ;   664.2 p1+p2   45 x
        movaps xmm0, [rbp - 80]                                   ;   664.8 p2      48 x reload
        xorps xmm11, xmm0                                         ;   667.8 p5      45 x
        movaps [r9 + 4608], xmm11                                 ;   668.8 p3+p4  105 k
        movaps xmm2, [rbp - 96]                                   ;   665.8 p2      48 x reload
        xorps xmm13, xmm2                                         ;   668.8 p0      45 x
        movaps [r9 + 4624], xmm13                                 ;   669.8 p3+p4  105 k
        movaps xmm3, [rbp - 128]                                  ;   666.8 p2      48 x reload
        xorps xmm4, xmm3                                          ;   669.8 p1      45 x
        movaps [r9 + 4640], xmm4                                  ;   670.8 p3+p4  105 k
        movaps xmm8, [rbp - 32]                                   ;   667.8 p2      48 x reload
        xorps xmm5, xmm8                                          ;   670.8 p5      45 x
        movaps [r9 + 4656], xmm5                                  ;   671.8 p3+p4  105 k
        movaps xmm10, [rbp - 112]                                 ;   668.8 p2      48 x reload
        xorps xmm1, xmm10                                         ;   671.8 p0      45 x
        movaps [r9 + 4672], xmm1                                  ;   672.8 p3+p4  105 k
        movaps xmm12, [rbp - 64]                                  ;   669.8 p2      48 x reload
        xorps xmm6, xmm12                                         ;   672.8 p1      45 x
        movaps [r9 + 4720], xmm7                                  ;   665.8 p3+p4  105 k
        movaps [r9 + 4688], xmm6                                  ;   673.8 p3+p4  105 k
        movaps xmm15, [rbp - 48]                                  ;   670.8 p2      48 x reload
        xorps xmm14, xmm15                                        ;   673.8 p5      45 x
        movaps [r9 + 4736], xmm9                                  ;   668.0 p3+p4  105 k
        movaps [r9 + 4704], xmm14                                 ;   674.8 p3+p4  105 k
        movaps xmm9, [r8 + 512]                                   ;   671.8 p2     102 x.0 reload
        movaps [r9 + 512], xmm9                                   ;   674.8 p3+p4  104 k
        movaps [r9 + 4752], xmm0                                  ;   671.0 p3+p4  105 k
        movaps xmm0, [r8 + 528]                                   ;   672.8 p2     102 x.1 reload
        movaps [r9 + 528], xmm0                                   ;   675.8 p3+p4  104 k
        movaps [r9 + 4768], xmm2                                  ;   673.0 p3+p4  105 k
        movaps xmm2, [r8 + 544]                                   ;   673.8 p2     102 x.2 reload
        movaps [r9 + 544], xmm2                                   ;   676.8 p3+p4  104 k
        movaps [r9 + 4784], xmm3                                  ;   675.0 p3+p4  105 k
        movaps xmm3, [r8 + 560]                                   ;   674.8 p2     102 x.3 reload
        movaps [r9 + 560], xmm3                                   ;   677.8 p3+p4  104 k
        movaps [r9 + 4800], xmm8                                  ;   677.0 p3+p4  105 k
        movaps xmm8, [r8 + 576]                                   ;   675.8 p2     102 x.4 reload
        movaps [r9 + 576], xmm8                                   ;   678.8 p3+p4  104 k
        movaps [r9 + 4816], xmm10                                 ;   679.0 p3+p4  105 k
        movaps xmm10, [r8 + 592]                                  ;   676.8 p2     102 x.5 reload
        movaps [r9 + 592], xmm10                                  ;   680.0 p3+p4  104 k
        movaps [r9 + 4832], xmm12                                 ;   681.0 p3+p4  105 k
        movaps xmm12, [r8 + 608]                                  ;   677.8 p2     102 x.6 reload
        movaps [r9 + 608], xmm12                                  ;   682.0 p3+p4  104 k
        movaps [r9 + 4848], xmm15                                 ;   683.0 p3+p4  105 k
        movaps xmm15, [r8 + 624]                                  ;   678.8 p2     102 x.7 reload
        movaps [r9 + 624], xmm15                                  ;   684.0 p3+p4  104 k
        movaps [r9 + 2560], xmm9                                  ;   685.0 p3+p4  104 k
        movaps xmm9, [r8 + 640]                                   ;   679.8 p2     102 x.8 reload
        movaps [r9 + 640], xmm9                                   ;   686.0 p3+p4  104 k
        movaps [r9 + 2576], xmm0                                  ;   687.0 p3+p4  104 k
        movaps xmm0, [r8 + 656]                                   ;   680.8 p2     102 x.9 reload
        movaps [r9 + 656], xmm0                                   ;   688.0 p3+p4  104 k
        movaps [r9 + 2592], xmm2                                  ;   689.0 p3+p4  104 k
        movaps xmm2, [r8 + 672]                                   ;   681.8 p2     102 x.10 reload
        movaps [r9 + 672], xmm2                                   ;   690.0 p3+p4  104 k
        movaps [r9 + 2608], xmm3                                  ;   691.0 p3+p4  104 k
        movaps xmm3, [r8 + 688]                                   ;   682.8 p2     102 x.11 reload
        movaps [r9 + 688], xmm3                                   ;   692.0 p3+p4  104 k
        movaps [r9 + 2624], xmm8                                  ;   693.0 p3+p4  104 k
        movaps xmm8, [r8 + 704]                                   ;   683.8 p2     102 x.12 reload
        movaps [r9 + 704], xmm8                                   ;   694.0 p3+p4  104 k
        movaps [r9 + 2640], xmm10                                 ;   695.0 p3+p4  104 k
        movaps xmm10, [r8 + 720]                                  ;   684.8 p2     102 x.13 reload
        movaps [r9 + 720], xmm10                                  ;   696.0 p3+p4  104 k
        movaps [r9 + 2656], xmm12                                 ;   697.0 p3+p4  104 k
        movaps xmm12, [r8 + 736]                                  ;   685.8 p2     102 x.14 reload
        movaps [r9 + 736], xmm12                                  ;   698.0 p3+p4  104 k
        movaps [r9 + 2672], xmm15                                 ;   699.0 p3+p4  104 k
        movaps xmm15, [r8 + 752]                                  ;   686.8 p2     102 x.15 reload
        movaps [r9 + 752], xmm15                                  ;   700.0 p3+p4  104 k
        movaps [r9 + 2688], xmm9                                  ;   701.0 p3+p4  104 k
        movaps [r9 + 2704], xmm0                                  ;   702.0 p3+p4  104 k
        movaps [r9 + 2720], xmm2                                  ;   703.0 p3+p4  104 k
        movaps [r9 + 2736], xmm3                                  ;   704.0 p3+p4  104 k
        movaps [r9 + 2752], xmm8                                  ;   705.0 p3+p4  104 k
        movaps [r9 + 2768], xmm10                                 ;   706.0 p3+p4  104 k
        movaps [r9 + 2784], xmm12                                 ;   707.0 p3+p4  104 k
        movaps [r9 + 2800], xmm15                                 ;   708.0 p3+p4  104 k
        movaps [r9 + 6656], xmm11                                 ;   709.0 p3+p4  105 k
        movaps [r9 + 6672], xmm13                                 ;   710.0 p3+p4  105 k
        movaps [r9 + 6688], xmm4                                  ;   711.0 p3+p4  105 k
        movaps [r9 + 6704], xmm5                                  ;   712.0 p3+p4  105 k
        movaps [r9 + 6720], xmm1                                  ;   713.0 p3+p4  105 k
        movaps [r9 + 6736], xmm6                                  ;   714.0 p3+p4  105 k
        movaps [r9 + 6752], xmm14                                 ;   715.0 p3+p4  105 k
        movaps [r9 + 6768], xmm7                                  ;   716.0 p3+p4  105 k
        movaps xmm0, [r8 + 1024]                                  ;   701.0 p2     102 x.0
        movaps xmm1, [r8 + 1040]                                  ;   702.0 p2     102 x.1
        movaps xmm2, [r8 + 1056]                                  ;   703.0 p2     102 x.2
        movaps xmm3, [r8 + 1072]                                  ;   704.0 p2     102 x.3
        movaps xmm4, [r8 + 1088]                                  ;   705.0 p2     102 x.4
        movaps xmm5, [r8 + 1136]                                  ;   706.0 p2     102 x.7
        movaps xmm6, [r8 + 1104]                                  ;   707.0 p2     102 x.5
        movaps xmm7, [r8 + 1152]                                  ;   708.0 p2     102 x.8
        movaps xmm8, [r8 + 1120]                                  ;   709.0 p2     102 x.6
        movaps xmm9, [r8 + 1168]                                  ;   710.0 p2     102 x.9
        movaps xmm10, [r8 + 1184]                                 ;   711.0 p2     102 x.10
        movaps xmm11, [r8 + 1200]                                 ;   712.0 p2     102 x.11
        movaps xmm12, [r8 + 1216]                                 ;   713.0 p2     102 x.12
        movaps xmm13, [r8 + 1232]                                 ;   714.0 p2     102 x.13
        movaps xmm14, [r8 + 1248]                                 ;   715.0 p2     102 x.14
        movaps xmm15, [r8 + 1264]                                 ;   716.0 p2     102 x.15
        movaps xmm7, [r9 + 4736]                                  ;   717.0 p2      45 x reload
        movaps [r9 + 6784], xmm7                                  ;   720.0 p3+p4  105 k
        movaps xmm7, [rbp - 80]                                   ;   718.0 p2      48 x reload
        movaps [r9 + 6800], xmm7                                  ;   721.0 p3+p4  105 k
        movaps xmm7, [rbp - 96]                                   ;   719.0 p2      48 x reload
        movaps [r9 + 6816], xmm7                                  ;   722.0 p3+p4  105 k
        movaps xmm7, [rbp - 128]                                  ;   720.0 p2      48 x reload
        movaps [r9 + 6832], xmm7                                  ;   723.0 p3+p4  105 k
        movaps xmm7, [rbp - 32]                                   ;   721.0 p2      48 x reload
        movaps [r9 + 6848], xmm7                                  ;   724.0 p3+p4  105 k
        movaps xmm7, [rbp - 112]                                  ;   722.0 p2      48 x reload
        movaps [r9 + 6864], xmm7                                  ;   725.0 p3+p4  105 k
        movaps xmm7, [rbp - 64]                                   ;   723.0 p2      48 x reload
        movaps [r9 + 6880], xmm7                                  ;   726.0 p3+p4  105 k
        movaps xmm7, [rbp - 48]                                   ;   724.0 p2      48 x reload
        movaps [r9 + 6896], xmm7                                  ;   727.0 p3+p4  105 k
        movaps xmm7, [r8 + 880]                                   ;   725.0 p2      41 x
        xorps xmm7, [r8 + 976]                                    ;   728.0 p0+p2   41 x
        movaps xmm5, xmm7                                         ;   729.0 p1      41 x copy
        xorps xmm5, [r8 + 928]                                    ;   730.0 p5+p2   41 x
        movaps xmm8, xmm5                                         ;   731.0 p0      41 x copy
        andps xmm8, [r8 + 912]                                    ;   732.0 p1+p2   41 x
        movaps xmm6, [r8 + 992]                                   ;   729.0 p2      41 x
        andps xmm6, [r8 + 928]                                    ;   732.0 p5+p2   41 x
        movaps xmm4, xmm5                                         ;   731.0 p0      41 x copy
        orps xmm4, [r8 + 1008]                                    ;   732.0 p1+p2   41 x
        movaps xmm3, [r8 + 896]                                   ;   732.0 p2      41 x
        xorps xmm3, [r8 + 960]                                    ;   735.0 p5+p2   41 x
        movaps xmm2, xmm3                                         ;   736.0 p0      41 x copy
        movaps xmm1, [r8 + 1008]                                  ;   734.0 p2      41 x
        andps xmm1, [r8 + 992]                                    ;   737.0 p1+p2   41 x
        movaps xmm0, xmm1                                         ;   738.0 p5      41 x copy
        movaps xmm15, xmm3                                        ;   736.0 p0      41 x copy
        andps xmm15, [r8 + 944]                                   ;   737.0 p1+p2   41 x
        movaps xmm14, [r8 + 976]                                  ;   737.0 p2      41 x
        andps xmm14, [r8 + 928]                                   ;   740.0 p5+p2   41 x
        movaps xmm13, [r8 + 992]                                  ;   739.0 p2      41 x
        andps xmm13, [r8 + 880]                                   ;   742.0 p0+p2   41 x
        xorps xmm14, xmm13                                        ;   743.0 p1      41 x
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   741.0 p2      41 x reload
        xorps xmm14, xmm13                                        ;   744.0 p5      41 x
        movaps xmm12, [r8 + 976]                                  ;   742.0 p2      41 x
        andps xmm12, [r8 + 944]                                   ;   745.0 p0+p2   41 x
        andps xmm3, [r8 + 880]                                    ;   744.0 p1+p2   41 x
        movaps xmm11, [r8 + 1008]                                 ;   745.0 p2      41 x
        andps xmm11, [r8 + 880]                                   ;   748.0 p5+p2   41 x
        xorps xmm11, [r8 + 992]                                   ;   749.0 p0+p2   41 x
        xorps xmm8, xmm11                                         ;   750.0 p1      41 x
        movaps xmm10, [r8 + 928]                                  ;   748.0 p2      41 x
        andps xmm10, [r8 + 912]                                   ;   751.0 p5+p2   41 x
        xorps xmm2, xmm10                                         ;   752.0 p0      41 x
        movaps xmm10, [r8 + 928]                                  ;   750.0 p2      41 x
        andps xmm10, [r8 + 880]                                   ;   753.0 p1+p2   41 x
        xorps xmm12, xmm10                                        ;   754.0 p5      41 x
        xorps xmm0, xmm12                                         ;   755.0 p0      41 x
        movaps xmm10, [r8 + 928]                                  ;   752.0 p2      41 x
        movaps xmm12, [r8 + 896]                                  ;   753.0 p2     102 x.8 reload
        andps xmm10, xmm12                                        ;   756.0 p1      41 x
        movaps xmm9, [r8 + 944]                                   ;   754.0 p2      41 x
        andps xmm9, [r8 + 928]                                    ;   757.0 p5+p2   41 x
        xorps xmm10, xmm9                                         ;   758.0 p0      41 x
        xorps xmm11, xmm9                                         ;   758.0 p1      41 x
        movaps xmm9, xmm7                                         ;   748.2 p5      41 x copy
        movaps [rbp - 48], xmm1                                   ;   748.5 p3+p4   41 x spill
        movaps xmm1, [r8 + 1008]                                  ;   756.0 p2      41 x
        andps xmm1, [r8 + 944]                                    ;   759.0 p0+p2   41 x
        movaps [rbp - 64], xmm5                                   ;   750.0 p3+p4   41 x spill
        movaps xmm5, xmm1                                         ;   760.0 p1      41 x copy
        xorps xmm5, [r8 + 928]                                    ;   761.0 p5+p2   41 x
        xorps xmm8, xmm5                                          ;   762.0 p0      41 x
        andps xmm5, [r8 + 1008]                                   ;   762.0 p1+p2   41 x
        xorps xmm5, xmm13                                         ;   763.0 p5      41 x
        movaps xmm13, [r8 + 880]                                  ;   760.0 p2      41 x
        andps xmm13, xmm12                                        ;   763.0 p0      41 x
        andps xmm7, [r8 + 960]                                    ;   761.0 p1+p2   41 x
        movaps [rbp - 112], xmm1                                  ;   760.0 p3+p4   41 x spill
        movaps xmm1, xmm0                                         ;   756.0 p5      41 x copy
        movaps [rbp - 32], xmm0                                   ;   756.0 p3+p4   41 x spill
        movaps xmm0, xmm12                                        ;   756.2 p0      41 x copy
        andps xmm0, [r8 + 912]                                    ;   762.0 p1+p2   41 x
        xorps xmm0, [r8 + 880]                                    ;   763.0 p5+p2   41 x
        movaps [rbp - 128], xmm5                                  ;   764.0 p3+p4   41 x spill
        movaps xmm5, xmm0                                         ;   764.0 p0      41 x copy
        xorps xmm0, [r8 + 1008]                                   ;   764.0 p1+p2   41 x
        xorps xmm7, xmm0                                          ;   765.0 p5      41 x
        andps xmm0, xmm12                                         ;   765.0 p0      41 x
        movaps [rbp - 96], xmm10                                  ;   760.0 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;   760.2 p1      41 x copy
        andps xmm10, [r8 + 992]                                   ;   765.0 p5+p2   41 x
        xorps xmm5, xmm10                                         ;   766.0 p0      41 x
        movaps xmm10, [r8 + 960]                                  ;   766.0 p2      41 x
        andps xmm10, [r8 + 912]                                   ;   769.0 p1+p2   41 x
        xorps xmm4, xmm10                                         ;   770.0 p5      41 x
        xorps xmm13, xmm4                                         ;   771.0 p0      41 x
        movaps xmm4, [r8 + 944]                                   ;   768.0 p2     102 x.11 reload
        xorps xmm7, xmm4                                          ;   771.0 p1      41 x
        movaps xmm10, xmm13                                       ;   772.0 p5      41 x copy
        movaps xmm12, xmm4                                        ;   771.0 p0      41 x copy
        andps xmm12, [r8 + 960]                                   ;   772.0 p1+p2   41 x
        movaps [rbp - 80], xmm13                                  ;   772.0 p3+p4   41 x spill
        movaps xmm13, xmm12                                       ;   773.0 p5      41 x copy
        xorps xmm13, [r8 + 1008]                                  ;   774.0 p0+p2   41 x
        xorps xmm12, [r8 + 912]                                   ;   773.0 p1+p2   41 x
        andps xmm13, [r8 + 960]                                   ;   775.0 p5+p2   41 x
        xorps xmm8, xmm13                                         ;   776.0 p0      41 x
        movaps xmm13, xmm12                                       ;   774.0 p1      41 x copy
        andps xmm12, xmm4                                         ;   774.0 p5      41 x
        xorps xmm5, xmm12                                         ;   775.0 p0      41 x
        movaps xmm12, xmm4                                        ;   771.0 p1      41 x copy
        andps xmm12, [r8 + 992]                                   ;   773.0 p5+p2   41 x
        movaps [rbp + 112], xmm8                                  ;   777.0 p3+p4   41 x spill
        movaps xmm8, xmm4                                         ;   771.2 p0      41 x copy
        andps xmm8, [r8 + 880]                                    ;   774.0 p1+p2   41 x
        movaps xmm4, [r8 + 992]                                   ;   775.0 p2      41 x
        andps xmm4, [r8 + 960]                                    ;   778.0 p5+p2   41 x
        xorps xmm15, xmm4                                         ;   779.0 p0      41 x
        xorps xmm11, xmm15                                        ;   780.0 p1      41 x
        xorps xmm10, xmm15                                        ;   780.0 p5      41 x
        xorps xmm9, xmm10                                         ;   781.0 p0      41 x
        xorps xmm13, xmm11                                        ;   781.0 p1      41 x
        xorps xmm1, xmm13                                         ;   782.0 p5      41 x
        xorps xmm12, xmm8                                         ;   775.0 p0      41 x
        xorps xmm0, xmm12                                         ;   776.0 p1      41 x
        xorps xmm8, xmm6                                          ;   775.0 p5      41 x
        xorps xmm0, xmm2                                          ;   777.0 p0      41 x
        xorps xmm8, xmm5                                          ;   776.0 p1      41 x
        movaps xmm4, xmm14                                        ;   776.0 p5      41 x copy
        xorps xmm4, xmm7                                          ;   777.0 p0      41 x
        xorps xmm7, xmm8                                          ;   777.0 p1      41 x
        xorps xmm3, xmm7                                          ;   778.0 p5      41 x
        xorps xmm4, [rbp - 80]                                    ;   778.0 p0+p2   41 x
        movaps xmm7, [r8 + 880]                                   ;   778.0 p2      41 x
        movaps xmm10, [r8 + 896]                                  ;   779.0 p2     102 x.8 reload
        xorps xmm7, xmm10                                         ;   782.0 p1      41 x
        movaps xmm11, [r8 + 960]                                  ;   780.0 p2     102 x.12 reload
        andps xmm7, xmm11                                         ;   783.0 p5      41 x
        xorps xmm5, xmm7                                          ;   784.0 p0      41 x
        movaps xmm7, xmm10                                        ;   782.0 p1      41 x copy
        movaps xmm12, [r8 + 976]                                  ;   781.0 p2     102 x.13 reload
        andps xmm7, xmm12                                         ;   784.0 p5      41 x
        movaps xmm13, xmm7                                        ;   785.0 p0      41 x copy
        movaps xmm15, xmm11                                       ;   783.0 p1      41 x copy
        orps xmm15, [rbp - 64]                                    ;   784.0 p5+p2   41 x
        movaps xmm11, xmm12                                       ;   784.0 p0      41 x copy
        andps xmm11, [r8 + 992]                                   ;   785.0 p1+p2   41 x
        xorps xmm13, xmm11                                        ;   786.0 p5      41 x
        xorps xmm1, xmm13                                         ;   787.0 p0      41 x
        xorps xmm14, xmm13                                        ;   787.0 p1      41 x
        movaps xmm13, xmm5                                        ;   785.0 p5      41 x copy
        movaps xmm10, xmm12                                       ;   784.0 p0      41 x copy
        andps xmm10, [r8 + 880]                                   ;   785.0 p1+p2   41 x
        xorps xmm10, [rbp - 96]                                   ;   786.0 p5+p2   41 x
        xorps xmm3, xmm10                                         ;   787.0 p0      41 x
        xorps xmm10, [rbp - 128]                                  ;   787.0 p1+p2   41 x
        xorps xmm10, [rbp + 112]                                  ;   788.0 p5+p2   41 x
        movaps [rbp + 112], xmm3                                  ;   788.0 p3+p4   41 x spill
        movaps xmm3, xmm12                                        ;   784.2 p0      41 x copy
        andps xmm3, [r8 + 912]                                    ;   788.0 p1+p2   41 x
        xorps xmm13, xmm3                                         ;   789.0 p5      41 x
        xorps xmm3, [rbp - 32]                                    ;   789.0 p0+p2   41 x
        movaps [rbp - 32], xmm10                                  ;   789.0 p3+p4   41 x spill
        movaps xmm10, [r8 + 1008]                                 ;   790.0 p2      41 x
        andps xmm10, [r8 + 912]                                   ;   793.0 p1+p2   41 x
        xorps xmm11, xmm10                                        ;   794.0 p5      41 x
        xorps xmm6, xmm1                                          ;   788.0 p0      41 x
        xorps xmm0, xmm14                                         ;   788.0 p1      41 x
        movaps xmm1, [rbp - 64]                                   ;   792.0 p2      41 x reload
        xorps xmm11, xmm1                                         ;   795.0 p5      41 x
        xorps xmm15, xmm11                                        ;   796.0 p0      41 x
        xorps xmm4, xmm1                                          ;   795.0 p1      41 x
        xorps xmm5, xmm15                                         ;   797.0 p5      41 x
        xorps xmm2, xmm15                                         ;   797.0 p0      41 x
        xorps xmm5, [rbp - 112]                                   ;   798.0 p1+p2   41 x
        movaps xmm1, [r8 + 992]                                   ;   794.0 p2      41 x
        movaps xmm10, [r8 + 912]                                  ;   795.0 p2     102 x.9 reload
        andps xmm1, xmm10                                         ;   798.0 p5      41 x
        xorps xmm3, xmm12                                         ;   790.0 p0      41 x
        xorps xmm3, xmm2                                          ;   798.0 p1      41 x
        xorps xmm1, [rbp - 128]                                   ;   799.0 p5+p2   41 x
        xorps xmm7, xmm1                                          ;   800.0 p0      41 x
        xorps xmm13, xmm7                                         ;   801.0 p1      41 x
        xorps xmm8, xmm13                                         ;   802.0 p5      41 x
        xorps xmm1, [rbp - 48]                                    ;   800.0 p0+p2   41 x
        xorps xmm9, xmm1                                          ;   801.0 p1      41 x
        movaps xmm1, [r8 + 832]                                   ;   798.0 p2      41 x
        movaps xmm2, [r8 + 768]                                   ;   799.0 p2     102 x.0 reload
        andps xmm1, xmm2                                          ;   802.0 p5      41 x
        movaps xmm7, [r8 + 848]                                   ;   800.0 p2      41 x
        andps xmm7, xmm2                                          ;   803.0 p0      41 x
        movaps xmm11, xmm7                                        ;   804.0 p1      41 x copy
        movaps xmm13, [r8 + 864]                                  ;   801.0 p2     102 x.6 reload
        andps xmm11, xmm13                                        ;   805.0 p5      41 x
        movaps xmm14, xmm1                                        ;   803.0 p0      41 x copy
        movaps xmm15, xmm1                                        ;   803.0 p1      41 x copy
        movaps xmm12, [r8 + 784]                                  ;   802.0 p2      41 x
        andps xmm12, xmm13                                        ;   805.0 p5      41 x
        movaps xmm10, [r8 + 816]                                  ;   803.0 p2      41 x
        andps xmm10, xmm2                                         ;   806.0 p0      41 x
        movaps [rbp - 48], xmm4                                   ;   800.2 p3+p4   41 x spill
        movaps xmm4, xmm10                                        ;   807.0 p1      41 x copy
        xorps xmm4, [r8 + 784]                                    ;   808.0 p5+p2   41 x
        movaps [rbp - 128], xmm0                                  ;   801.2 p3+p4   41 x spill
        movaps xmm0, xmm4                                         ;   809.0 p0      41 x copy
        xorps xmm0, [r8 + 832]                                    ;   810.0 p1+p2   41 x
        andps xmm0, xmm13                                         ;   811.0 p5      41 x
        xorps xmm10, xmm0                                         ;   812.0 p0      41 x
        movaps [rbp - 112], xmm9                                  ;   802.2 p3+p4   41 x spill
        movaps xmm9, [r8 + 832]                                   ;   806.0 p2      41 x
        andps xmm9, [r8 + 816]                                    ;   809.0 p1+p2   41 x
        xorps xmm14, xmm9                                         ;   810.0 p5      41 x
        andps xmm14, [r8 + 848]                                   ;   811.0 p0+p2   41 x
        movaps [rbp - 64], xmm6                                   ;   803.5 p3+p4   41 x spill
        movaps xmm6, [r8 + 816]                                   ;   809.0 p2      41 x
        andps xmm6, xmm13                                         ;   812.0 p1      41 x
        movaps [rbp - 96], xmm3                                   ;   804.5 p3+p4   41 x spill
        movaps xmm3, [r8 + 848]                                   ;   810.0 p2      41 x
        andps xmm3, [r8 + 800]                                    ;   813.0 p5+p2   41 x
        xorps xmm12, xmm3                                         ;   814.0 p0      41 x
        xorps xmm9, xmm12                                         ;   815.0 p1      41 x
        xorps xmm15, xmm12                                        ;   815.0 p5      41 x
        movaps xmm12, [r8 + 784]                                  ;   812.0 p2     102 x.1 reload
        andps xmm3, xmm12                                         ;   815.0 p0      41 x
        movaps [rbp - 80], xmm5                                   ;   809.0 p3+p4   41 x spill
        movaps xmm5, xmm4                                         ;   809.2 p1      41 x copy
        movaps [rdx - 32], xmm8                                   ;   810.0 p3+p4   41 x spill
        movaps xmm8, xmm9                                         ;   816.0 p5      41 x copy
        andps xmm8, [r8 + 800]                                    ;   817.0 p0+p2   41 x
        xorps xmm9, xmm2                                          ;   816.0 p1      41 x
        movaps [rbp + 32], xmm15                                  ;   816.0 p3+p4   41 x spill
        movaps xmm15, xmm6                                        ;   813.0 p5      41 x copy
        xorps xmm15, [r8 + 832]                                   ;   814.0 p0+p2   41 x
        xorps xmm14, xmm15                                        ;   815.0 p1      41 x
        movaps [rdx - 128], xmm0                                  ;   812.0 p3+p4   41 x spill
        movaps xmm0, xmm9                                         ;   817.0 p5      41 x copy
        andps xmm0, xmm2                                          ;   818.0 p0      41 x
        andps xmm9, [r8 + 832]                                    ;   817.0 p1+p2   41 x
        movaps [rbp - 16], xmm10                                  ;   813.0 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;   815.0 p5      41 x copy
        andps xmm10, [r8 + 848]                                   ;   816.0 p0+p2   41 x
        xorps xmm11, xmm10                                        ;   817.0 p1      41 x
        xorps xmm11, [rel misty1_expand_compact.T0_constants128]  ;   818.0 p5+p2   41 x
        andps xmm15, [r8 + 848]                                   ;   818.0 p0+p2   41 x
        movaps [rdx - 80], xmm3                                   ;   816.0 p3+p4   41 x spill
        movaps xmm3, xmm10                                        ;   817.0 p1      41 x copy
        andps xmm3, [r8 + 816]                                    ;   819.0 p5+p2   41 x
        xorps xmm0, xmm11                                         ;   819.0 p0      41 x
        andps xmm4, [r8 + 800]                                    ;   820.0 p1+p2   41 x
        movaps [rbp + 96], xmm6                                   ;   816.2 p3+p4   41 x spill
        movaps xmm6, xmm12                                        ;   816.5 p5      41 x copy
        andps xmm6, xmm2                                          ;   817.5 p0      41 x
        xorps xmm3, xmm6                                          ;   820.0 p1      41 x
        xorps xmm8, xmm3                                          ;   821.0 p5      41 x
        movaps xmm3, [r8 + 816]                                   ;   821.0 p2     102 x.3 reload
        xorps xmm8, xmm3                                          ;   824.0 p0      41 x
        movaps [rbp + 0], xmm8                                    ;   825.0 p3+p4   41 x spill
        movaps xmm8, xmm12                                        ;   818.2 p1      41 x copy
        andps xmm8, xmm3                                          ;   824.0 p5      41 x
        xorps xmm15, xmm8                                         ;   825.0 p0      41 x
        movaps xmm3, xmm12                                        ;   819.2 p1      41 x copy
        andps xmm3, [r8 + 832]                                    ;   822.0 p5+p2   41 x
        movaps xmm12, xmm2                                        ;   819.8 p0      41 x copy
        movaps xmm2, [r8 + 800]                                   ;   823.0 p2      41 x
        andps xmm2, xmm13                                         ;   826.0 p1      41 x
        xorps xmm3, xmm7                                          ;   823.0 p5      41 x
        xorps xmm4, xmm3                                          ;   824.0 p0      41 x
        xorps xmm6, xmm2                                          ;   827.0 p1      41 x
        xorps xmm0, xmm2                                          ;   827.0 p5      41 x
        xorps xmm15, xmm0                                         ;   828.0 p0      41 x
        movaps xmm0, xmm6                                         ;   828.0 p1      41 x copy
        andps xmm0, [r8 + 800]                                    ;   829.0 p5+p2   41 x
        xorps xmm12, xmm0                                         ;   830.0 p0      41 x
        xorps xmm5, xmm12                                         ;   831.0 p1      41 x
        xorps xmm1, xmm8                                          ;   825.0 p5      41 x
        movaps xmm0, [r8 + 832]                                   ;   825.0 p2     102 x.4 reload
        andps xmm6, xmm0                                          ;   828.0 p0      41 x
        xorps xmm14, xmm6                                         ;   829.0 p1      41 x
        xorps xmm4, xmm14                                         ;   830.0 p5      41 x
        movaps xmm6, [r8 + 800]                                   ;   826.0 p2     102 x.2 reload
        xorps xmm3, xmm6                                          ;   829.0 p0      41 x
        movaps xmm8, xmm10                                        ;   825.2 p1      41 x copy
        xorps xmm10, xmm6                                         ;   829.0 p5      41 x
        xorps xmm8, xmm13                                         ;   826.2 p0      41 x
        movaps xmm12, [r8 + 768]                                  ;   827.0 p2     102 x.0 reload
        andps xmm8, xmm12                                         ;   830.0 p1      41 x
        xorps xmm11, xmm8                                         ;   831.0 p5      41 x
        xorps xmm9, xmm11                                         ;   832.0 p0      41 x
        movaps xmm11, xmm2                                        ;   827.2 p1      41 x copy
        xorps xmm11, xmm3                                         ;   830.0 p5      41 x
        movaps xmm14, [r8 + 816]                                  ;   828.0 p2     102 x.3 reload
        andps xmm3, xmm14                                         ;   831.0 p0      41 x
        xorps xmm2, xmm14                                         ;   831.0 p1      41 x
        xorps xmm3, [r8 + 848]                                    ;   832.0 p5+p2   41 x
        xorps xmm3, [rdx - 80]                                    ;   833.0 p0+p2   41 x
        xorps xmm4, [rdx - 128]                                   ;   831.0 p1+p2   41 x
        movaps xmm14, xmm10                                       ;   830.0 p5      41 x copy
        andps xmm14, xmm0                                         ;   831.0 p0      41 x
        andps xmm10, xmm12                                        ;   830.2 p1      41 x
        xorps xmm10, xmm13                                        ;   831.2 p5      41 x
        xorps xmm9, xmm10                                         ;   833.0 p0      41 x
        movaps xmm10, xmm2                                        ;   832.0 p1      41 x copy
        andps xmm10, [rbp + 96]                                   ;   833.0 p5+p2   41 x
        xorps xmm9, xmm10                                         ;   834.0 p0      41 x
        movaps xmm10, [r8 + 848]                                  ;   833.0 p2     102 x.5 reload
        andps xmm2, xmm10                                         ;   836.0 p1      41 x
        xorps xmm8, xmm2                                          ;   837.0 p5      41 x
        xorps xmm11, xmm8                                         ;   838.0 p0      41 x
        xorps xmm11, xmm5                                         ;   839.0 p1      41 x
        movaps xmm8, [rbp - 16]                                   ;   834.0 p2      41 x reload
        xorps xmm2, xmm8                                          ;   837.0 p5      41 x
        xorps xmm7, xmm2                                          ;   838.0 p0      41 x
        movaps xmm2, xmm1                                         ;   834.2 p1      41 x copy
        andps xmm2, xmm6                                          ;   835.2 p5      41 x
        xorps xmm11, xmm2                                         ;   840.0 p0      41 x
        xorps xmm7, [rbp + 0]                                     ;   839.0 p1+p2   41 x
        movaps xmm2, xmm12                                        ;   835.5 p5      41 x copy
        xorps xmm2, [rdx - 32]                                    ;   836.5 p0+p2   41 x
        xorps xmm15, xmm2                                         ;   837.5 p1      41 x
        movaps xmm12, xmm6                                        ;   836.5 p5      41 x copy
        xorps xmm12, [rbp + 112]                                  ;   837.5 p0+p2   41 x
        movaps xmm6, xmm10                                        ;   837.2 p1      41 x copy
        andps xmm6, xmm13                                         ;   838.2 p5      41 x
        xorps xmm1, xmm6                                          ;   839.2 p0      41 x
        andps xmm8, xmm6                                          ;   839.2 p1      41 x
        xorps xmm4, xmm12                                         ;   838.5 p5      41 x
        andps xmm1, xmm13                                         ;   840.2 p0      41 x
        xorps xmm5, xmm1                                          ;   841.2 p1      41 x
        xorps xmm14, xmm5                                         ;   842.2 p5      41 x
        xorps xmm8, [rbp + 32]                                    ;   840.2 p0+p2   41 x
        xorps xmm3, xmm8                                          ;   841.2 p1      41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;   839.0 p2      41 x reload
        xorps xmm3, xmm1                                          ;   842.2 p5      41 x
        xorps xmm14, xmm1                                         ;   843.2 p0      41 x
        movaps xmm5, [r8 + 1168]                                  ;   840.0 p2     102 x.9 reload
        xorps xmm15, xmm5                                         ;   843.0 p1      48 x
        movaps xmm6, [r8 + 1200]                                  ;   841.0 p2     102 x.11 reload
        xorps xmm4, xmm6                                          ;   844.0 p5      48 x
        movaps xmm8, [r8 + 1024]                                  ;   842.0 p2     102 x.0 reload
        xorps xmm2, xmm8                                          ;   845.0 p0      48 x
        xorps xmm12, [r8 + 1056]                                  ;   843.0 p1+p2   48 x
        movaps xmm8, xmm0                                         ;   842.5 p5      41 x copy
        xorps xmm8, [rbp - 96]                                    ;   844.0 p0+p2   41 x
        xorps xmm3, xmm8                                          ;   845.0 p1      41 x
        xorps xmm3, [r8 + 1232]                                   ;   846.0 p5+p2   48 x
        xorps xmm8, [r8 + 1088]                                   ;   846.0 p0+p2   48 x
        movaps xmm5, xmm10                                        ;   844.2 p1      41 x copy
        xorps xmm5, [rbp - 64]                                    ;   847.0 p5+p2   41 x
        xorps xmm11, xmm5                                         ;   848.0 p0      41 x
        xorps xmm11, [r8 + 1248]                                  ;   849.0 p1+p2   48 x
        xorps xmm5, [r8 + 1104]                                   ;   849.0 p5+p2   48 x
        movaps xmm6, xmm13                                        ;   846.0 p0      41 x copy
        xorps xmm6, [rbp - 112]                                   ;   850.0 p1+p2   41 x
        xorps xmm7, xmm6                                          ;   851.0 p5      41 x
        xorps xmm7, [r8 + 1264]                                   ;   852.0 p0+p2   48 x
        movaps xmm13, [rbp - 32]                                  ;   852.0 p2      41 x
        xorps xmm13, [r8 + 784]                                   ;   855.0 p1+p2   41 x
        xorps xmm9, xmm13                                         ;   856.0 p5      41 x
        xorps xmm9, [r8 + 1184]                                   ;   857.0 p0+p2   48 x
        xorps xmm13, [r8 + 1040]                                  ;   856.0 p1+p2   48 x
        xorps xmm6, [r8 + 1120]                                   ;   856.0 p5+p2   48 x
        movaps xmm10, [rbp - 80]                                  ;   857.0 p2      41 x
        xorps xmm10, [r8 + 816]                                   ;   860.0 p0+p2   41 x
        xorps xmm14, xmm10                                        ;   861.0 p1      41 x
        xorps xmm14, [r8 + 1216]                                  ;   862.0 p5+p2   48 x
        xorps xmm10, [r8 + 1072]                                  ;   861.0 p0+p2   48 x
        movaps xmm0, [rbp - 128]                                  ;   861.0 p2      48 x
        xorps xmm0, [r8 + 1136]                                   ;   864.0 p1+p2   48 x
        movaps [rbp - 128], xmm7                                  ;   853.0 p3+p4   48 x spill
        movaps xmm7, [rbp - 48]                                   ;   863.0 p2      48 x
        xorps xmm7, [r8 + 1152]                                   ;   866.0 p5+p2   48 x
        movaps [rbp - 48], xmm11                                  ;   852.2 p3+p4   48 x spill
        movaps xmm11, xmm5                                        ;   852.5 p0      45 x copy
        xorps xmm11, xmm13                                        ;   857.0 p1      45 x
        movaps [rbp - 80], xmm3                                   ;   853.2 p3+p4   48 x spill
        movaps xmm3, xmm11                                        ;   858.0 p5      45 x copy
        movaps [rbp - 32], xmm14                                  ;   863.0 p3+p4   48 x spill
        movaps xmm14, xmm13                                       ;   857.0 p0      45 x copy
        andps xmm14, xmm10                                        ;   862.0 p1      45 x
        movaps [rbp - 112], xmm4                                  ;   856.5 p3+p4   48 x spill
        movaps xmm4, xmm13                                        ;   857.0 p5      45 x copy
        andps xmm4, xmm2                                          ;   858.0 p0      45 x
        movaps [rbp - 64], xmm9                                   ;   858.0 p3+p4   48 x spill
        movaps xmm9, xmm10                                        ;   862.0 p1      45 x copy
        andps xmm9, xmm0                                          ;   865.0 p5      45 x
        movaps [rbp - 96], xmm15                                  ;   858.5 p3+p4   48 x spill
        movaps xmm15, xmm10                                       ;   862.0 p0      45 x copy
        andps xmm15, xmm6                                         ;   863.0 p1      45 x
        movaps [rbp + 32], xmm9                                   ;   866.0 p3+p4   45 x spill
        movaps xmm9, xmm10                                        ;   862.0 p5      45 x copy
        movaps [rbp + 112], xmm13                                 ;   860.5 p3+p4   48 x spill
        movaps xmm13, xmm10                                       ;   862.0 p0      45 x copy
        andps xmm13, xmm12                                        ;   863.0 p1      45 x
        xorps xmm3, xmm13                                         ;   864.0 p5      45 x
        movaps xmm13, xmm10                                       ;   862.0 p0      45 x copy
        andps xmm13, xmm2                                         ;   863.0 p1      45 x
        movaps [rdx - 32], xmm3                                   ;   865.0 p3+p4   45 x spill
        movaps xmm3, xmm10                                        ;   862.5 p5      45 x copy
        andps xmm3, xmm8                                          ;   863.5 p0      45 x
        xorps xmm14, xmm3                                         ;   864.5 p1      45 x
        movaps [rbp + 0], xmm14                                   ;   865.5 p3+p4   45 x spill
        movaps xmm14, xmm6                                        ;   863.5 p5      45 x copy
        xorps xmm14, xmm2                                         ;   864.5 p0      45 x
        xorps xmm9, xmm14                                         ;   865.5 p1      45 x
        movaps [rbp - 16], xmm14                                  ;   865.5 p3+p4   45 x spill
        movaps xmm14, xmm9                                        ;   866.5 p5      45 x copy
        andps xmm14, xmm12                                        ;   867.5 p0      45 x
        movaps [rbp + 96], xmm4                                   ;   865.2 p3+p4   45 x spill
        movaps xmm4, xmm9                                         ;   866.5 p1      45 x copy
        orps xmm4, xmm7                                           ;   867.5 p5      45 x
        movaps [rdx - 128], xmm9                                  ;   866.5 p3+p4   45 x spill
        movaps xmm9, xmm6                                         ;   866.0 p0      45 x copy
        andps xmm9, xmm8                                          ;   867.0 p1      45 x
        xorps xmm13, xmm9                                         ;   868.0 p5      45 x
        movaps xmm9, xmm7                                         ;   867.0 p0      45 x copy
        andps xmm9, xmm0                                          ;   868.0 p1      45 x
        xorps xmm13, xmm9                                         ;   869.0 p5      45 x
        movaps [rdx - 80], xmm9                                   ;   869.0 p3+p4   45 x spill
        movaps xmm9, xmm11                                        ;   868.0 p0      45 x copy
        andps xmm9, xmm8                                          ;   869.0 p1      45 x
        movaps [rdx - 96], xmm6                                   ;   868.5 p3+p4   48 x spill
        movaps xmm6, xmm7                                         ;   868.5 p5      45 x copy
        andps xmm6, xmm2                                          ;   869.5 p0      45 x
        xorps xmm6, xmm0                                          ;   870.5 p1      45 x
        xorps xmm14, xmm6                                         ;   871.5 p5      45 x
        xorps xmm3, xmm6                                          ;   871.5 p0      45 x
        movaps xmm6, xmm7                                         ;   870.2 p1      45 x copy
        andps xmm6, xmm8                                          ;   871.2 p5      45 x
        xorps xmm10, xmm6                                         ;   872.2 p0      45 x
        xorps xmm14, xmm10                                        ;   873.2 p1      45 x
        andps xmm10, xmm7                                         ;   873.2 p5      45 x
        movaps [rbp + 48], xmm6                                   ;   872.2 p3+p4   45 x spill
        movaps xmm6, xmm0                                         ;   872.0 p0      45 x copy
        andps xmm6, xmm2                                          ;   873.0 p1      45 x
        xorps xmm15, xmm6                                         ;   874.0 p5      45 x
        andps xmm11, xmm2                                         ;   873.0 p0      45 x
        xorps xmm15, xmm1                                         ;   875.0 p1      45 x
        xorps xmm10, xmm1                                         ;   874.2 p5      45 x
        movaps xmm6, xmm13                                        ;   874.0 p0      45 x copy
        movaps xmm1, xmm7                                         ;   874.2 p1      45 x copy
        movaps [rdx - 112], xmm13                                 ;   873.2 p3+p4   45 x spill
        movaps xmm13, xmm7                                        ;   874.5 p5      45 x copy
        movaps [rdx - 48], xmm10                                  ;   875.2 p3+p4   45 x spill
        movaps xmm10, xmm2                                        ;   875.0 p0      45 x copy
        movaps [rdx - 16], xmm11                                  ;   875.2 p3+p4   45 x spill
        movaps xmm11, xmm8                                        ;   875.2 p1      45 x copy
        andps xmm11, xmm5                                         ;   876.2 p5      45 x
        xorps xmm1, xmm11                                         ;   877.2 p0      45 x
        xorps xmm11, xmm12                                        ;   877.2 p1      45 x
        andps xmm1, xmm5                                          ;   878.2 p5      45 x
        xorps xmm14, xmm1                                         ;   879.2 p0      45 x
        movaps xmm1, xmm11                                        ;   878.2 p1      45 x copy
        andps xmm11, xmm8                                         ;   878.2 p5      45 x
        movaps [rdx - 64], xmm14                                  ;   880.2 p3+p4   45 x spill
        movaps xmm14, xmm5                                        ;   878.0 p0      45 x copy
        andps xmm14, xmm12                                        ;   879.0 p1      45 x
        xorps xmm4, xmm14                                         ;   880.0 p5      45 x
        xorps xmm4, [rbp + 96]                                    ;   881.0 p0+p2   45 x
        movaps xmm14, xmm4                                        ;   882.0 p1      45 x copy
        movaps [rbp + 96], xmm4                                   ;   882.0 p3+p4   45 x spill
        movaps xmm4, xmm8                                         ;   879.5 p5      45 x copy
        movaps [rbp + 64], xmm7                                   ;   879.0 p3+p4   48 x spill
        movaps xmm7, xmm8                                         ;   880.0 p0      45 x copy
        andps xmm8, xmm2                                          ;   880.2 p1      45 x
        andps xmm7, xmm0                                          ;   881.0 p5      45 x
        movaps [rbp + 16], xmm15                                  ;   880.0 p3+p4   45 x spill
        movaps xmm15, xmm2                                        ;   881.0 p0      45 x copy
        xorps xmm15, [rbp + 112]                                  ;   882.0 p1+p2   45 x
        movaps [rbp + 80], xmm2                                   ;   881.0 p3+p4   48 x spill
        movaps xmm2, xmm0                                         ;   881.5 p5      45 x copy
        andps xmm2, xmm5                                          ;   882.5 p0      45 x
        xorps xmm9, xmm2                                          ;   883.5 p1      45 x
        xorps xmm3, xmm9                                          ;   884.5 p5      45 x
        xorps xmm14, xmm9                                         ;   884.5 p0      45 x
        xorps xmm1, xmm3                                          ;   885.5 p1      45 x
        xorps xmm6, xmm1                                          ;   886.5 p5      45 x
        xorps xmm7, xmm8                                          ;   884.0 p0      45 x
        andps xmm15, xmm5                                         ;   884.2 p1      45 x
        movaps xmm1, [rbp - 16]                                   ;   882.8 p2      45 x reload
        xorps xmm14, xmm1                                         ;   885.8 p5      45 x
        andps xmm1, xmm5                                          ;   885.8 p0      45 x
        movaps xmm2, xmm0                                         ;   885.2 p1      45 x copy
        movaps xmm3, [rbp + 112]                                  ;   883.8 p2      48 x reload
        andps xmm2, xmm3                                          ;   886.8 p5      45 x
        movaps xmm9, xmm3                                         ;   886.8 p0      45 x copy
        andps xmm9, xmm12                                         ;   887.8 p1      45 x
        xorps xmm10, xmm9                                         ;   888.8 p5      45 x
        xorps xmm2, xmm10                                         ;   889.8 p0      45 x
        xorps xmm13, xmm10                                        ;   889.8 p1      45 x
        xorps xmm11, xmm2                                         ;   890.8 p5      45 x
        xorps xmm1, xmm13                                         ;   890.8 p0      45 x
        xorps xmm4, xmm1                                          ;   891.8 p1      45 x
        andps xmm13, xmm3                                         ;   890.8 p5      45 x
        xorps xmm7, xmm13                                         ;   891.8 p0      45 x
        xorps xmm15, xmm11                                        ;   891.8 p1      45 x
        movaps xmm1, [rdx - 32]                                   ;   887.0 p2      45 x reload
        xorps xmm7, xmm1                                          ;   892.8 p5      45 x
        movaps xmm2, [rbp + 32]                                   ;   888.0 p2      45 x reload
        xorps xmm8, xmm2                                          ;   891.0 p0      45 x
        xorps xmm11, xmm8                                         ;   892.0 p1      45 x
        movaps xmm8, [rdx - 96]                                   ;   889.0 p2      48 x reload
        andps xmm3, xmm8                                          ;   892.0 p5      45 x
        movaps xmm9, [rdx - 128]                                  ;   890.0 p2      45 x reload
        orps xmm5, xmm9                                           ;   893.0 p0      45 x
        movaps xmm10, xmm0                                        ;   891.2 p1      45 x copy
        andps xmm0, xmm12                                         ;   891.5 p5      45 x
        andps xmm10, xmm8                                         ;   892.2 p0      45 x
        movaps xmm13, [rdx - 48]                                  ;   891.0 p2      45 x reload
        xorps xmm0, xmm13                                         ;   894.0 p1      45 x
        movaps xmm2, xmm12                                        ;   892.5 p5      45 x copy
        andps xmm12, xmm8                                         ;   893.0 p0      45 x
        andps xmm2, [rbp + 64]                                    ;   893.5 p1+p2   45 x
        xorps xmm2, xmm10                                         ;   894.5 p5      45 x
        xorps xmm10, xmm3                                         ;   894.0 p0      45 x
        xorps xmm3, xmm0                                          ;   895.0 p1      45 x
        xorps xmm2, xmm9                                          ;   895.5 p5      45 x
        xorps xmm5, xmm2                                          ;   896.5 p0      45 x
        xorps xmm6, xmm10                                         ;   895.2 p1      45 x
        movaps xmm2, xmm4                                         ;   895.5 p5      45 x copy
        xorps xmm4, xmm11                                         ;   896.0 p0      45 x
        xorps xmm2, [rbp + 16]                                    ;   896.5 p1+p2   45 x
        xorps xmm4, [rdx - 16]                                    ;   897.0 p5+p2   45 x
        xorps xmm2, [rbp + 96]                                    ;   897.5 p0+p2   45 x
        xorps xmm0, [rdx - 80]                                    ;   897.2 p1+p2   45 x
        xorps xmm14, xmm0                                         ;   898.2 p5      45 x
        movaps xmm0, xmm8                                         ;   898.0 p0      45 x copy
        andps xmm0, [rbp + 80]                                    ;   899.0 p1+p2   45 x
        xorps xmm1, xmm5                                          ;   898.5 p5      45 x
        xorps xmm5, xmm15                                         ;   899.0 p0      45 x
        xorps xmm15, xmm12                                        ;   899.2 p1      45 x
        xorps xmm0, [rbp + 0]                                     ;   900.0 p5+p2   45 x
        xorps xmm4, xmm0                                          ;   901.0 p0      45 x
        xorps xmm13, xmm0                                         ;   901.0 p1      45 x
        xorps xmm9, xmm2                                          ;   900.5 p5      45 x
        xorps xmm3, xmm15                                         ;   901.0 p0      45 x
        xorps xmm11, xmm3                                         ;   902.0 p1      45 x
        xorps xmm10, [rbp + 16]                                   ;   901.5 p5+p2   45 x
        xorps xmm7, xmm10                                         ;   902.5 p0      45 x
        xorps xmm12, [rdx - 112]                                  ;   902.2 p1+p2   45 x
        xorps xmm8, xmm12                                         ;   903.2 p5      45 x
        xorps xmm1, xmm8                                          ;   904.2 p0      45 x
        xorps xmm5, [rbp + 48]                                    ;   903.2 p1+p2   45 x
        xorps xmm13, [rdx - 64]                                   ;   903.5 p5+p2   45 x
        xorps xmm6, [rbp + 32]                                    ;   904.0 p0+p2   45 x
        movaps xmm0, [rbp - 96]                                   ;   904.5 p2      48 x reload
        xorps xmm11, xmm0                                         ;   907.5 p1      45 x
        movaps [r9 + 4864], xmm11                                 ;   908.5 p3+p4  105 k
        movaps xmm2, [rbp - 64]                                   ;   905.5 p2      48 x reload
        xorps xmm13, xmm2                                         ;   908.5 p5      45 x
        movaps [r9 + 4880], xmm13                                 ;   909.5 p3+p4  105 k
        movaps xmm3, [rbp - 112]                                  ;   906.5 p2      48 x reload
        xorps xmm4, xmm3                                          ;   909.5 p0      45 x
        movaps [r9 + 4896], xmm4                                  ;   910.5 p3+p4  105 k
        movaps xmm8, [rbp - 32]                                   ;   907.5 p2      48 x reload
        xorps xmm5, xmm8                                          ;   910.5 p1      45 x
        movaps [r9 + 4912], xmm5                                  ;   911.5 p3+p4  105 k
        movaps xmm10, [rbp - 80]                                  ;   908.5 p2      48 x reload
        xorps xmm1, xmm10                                         ;   911.5 p5      45 x
        movaps [r9 + 4928], xmm1                                  ;   912.5 p3+p4  105 k
        movaps xmm12, [rbp - 48]                                  ;   909.5 p2      48 x reload
        xorps xmm6, xmm12                                         ;   912.5 p0      45 x
        movaps [r9 + 4976], xmm7                                  ;   905.5 p3+p4  105 k
        movaps [r9 + 4944], xmm6                                  ;   913.5 p3+p4  105 k
        movaps xmm15, [rbp - 128]                                 ;   910.5 p2      48 x reload
        xorps xmm14, xmm15                                        ;   913.5 p1      45 x
        movaps [r9 + 4992], xmm9                                  ;   907.8 p3+p4  105 k
        movaps [r9 + 4960], xmm14                                 ;   914.5 p3+p4  105 k
        movaps xmm9, [r8 + 768]                                   ;   911.5 p2     102 x.0 reload
        movaps [r9 + 768], xmm9                                   ;   914.5 p3+p4  104 k
        movaps [r9 + 5008], xmm0                                  ;   910.8 p3+p4  105 k
        movaps xmm0, [r8 + 784]                                   ;   912.5 p2     102 x.1 reload
        movaps [r9 + 784], xmm0                                   ;   915.5 p3+p4  104 k
        movaps [r9 + 5024], xmm2                                  ;   912.8 p3+p4  105 k
        movaps xmm2, [r8 + 800]                                   ;   913.5 p2     102 x.2 reload
        movaps [r9 + 800], xmm2                                   ;   916.5 p3+p4  104 k
        movaps [r9 + 5040], xmm3                                  ;   914.8 p3+p4  105 k
        movaps xmm3, [r8 + 816]                                   ;   914.5 p2     102 x.3 reload
        movaps [r9 + 816], xmm3                                   ;   917.5 p3+p4  104 k
        movaps [r9 + 5056], xmm8                                  ;   916.8 p3+p4  105 k
        movaps xmm8, [r8 + 832]                                   ;   915.5 p2     102 x.4 reload
        movaps [r9 + 832], xmm8                                   ;   918.5 p3+p4  104 k
        movaps [r9 + 5072], xmm10                                 ;   918.8 p3+p4  105 k
        movaps xmm10, [r8 + 848]                                  ;   916.5 p2     102 x.5 reload
        movaps [r9 + 848], xmm10                                  ;   919.8 p3+p4  104 k
        movaps [r9 + 5088], xmm12                                 ;   920.8 p3+p4  105 k
        movaps xmm12, [r8 + 864]                                  ;   917.5 p2     102 x.6 reload
        movaps [r9 + 864], xmm12                                  ;   921.8 p3+p4  104 k
        movaps [r9 + 5104], xmm15                                 ;   922.8 p3+p4  105 k
        movaps xmm15, [r8 + 880]                                  ;   918.5 p2     102 x.7 reload
        movaps [r9 + 880], xmm15                                  ;   923.8 p3+p4  104 k
        movaps [r9 + 2816], xmm9                                  ;   924.8 p3+p4  104 k
        movaps xmm9, [r8 + 896]                                   ;   919.5 p2     102 x.8 reload
        movaps [r9 + 896], xmm9                                   ;   925.8 p3+p4  104 k
        movaps [r9 + 2832], xmm0                                  ;   926.8 p3+p4  104 k
        movaps xmm0, [r8 + 912]                                   ;   920.5 p2     102 x.9 reload
        movaps [r9 + 912], xmm0                                   ;   927.8 p3+p4  104 k
        movaps [r9 + 2848], xmm2                                  ;   928.8 p3+p4  104 k
        movaps xmm2, [r8 + 928]                                   ;   921.5 p2     102 x.10 reload
        movaps [r9 + 928], xmm2                                   ;   929.8 p3+p4  104 k
        movaps [r9 + 2864], xmm3                                  ;   930.8 p3+p4  104 k
        movaps xmm3, [r8 + 944]                                   ;   922.5 p2     102 x.11 reload
        movaps [r9 + 944], xmm3                                   ;   931.8 p3+p4  104 k
        movaps [r9 + 2880], xmm8                                  ;   932.8 p3+p4  104 k
        movaps xmm8, [r8 + 960]                                   ;   923.5 p2     102 x.12 reload
        movaps [r9 + 960], xmm8                                   ;   933.8 p3+p4  104 k
        movaps [r9 + 2896], xmm10                                 ;   934.8 p3+p4  104 k
        movaps xmm10, [r8 + 976]                                  ;   924.5 p2     102 x.13 reload
        movaps [r9 + 976], xmm10                                  ;   935.8 p3+p4  104 k
        movaps [r9 + 2912], xmm12                                 ;   936.8 p3+p4  104 k
        movaps xmm12, [r8 + 992]                                  ;   925.5 p2     102 x.14 reload
        movaps [r9 + 992], xmm12                                  ;   937.8 p3+p4  104 k
        movaps [r9 + 2928], xmm15                                 ;   938.8 p3+p4  104 k
        movaps xmm15, [r8 + 1008]                                 ;   926.5 p2     102 x.15 reload
        movaps [r9 + 1008], xmm15                                 ;   939.8 p3+p4  104 k
        movaps [r9 + 2944], xmm9                                  ;   940.8 p3+p4  104 k
        movaps [r9 + 2960], xmm0                                  ;   941.8 p3+p4  104 k
        movaps [r9 + 2976], xmm2                                  ;   942.8 p3+p4  104 k
        movaps [r9 + 2992], xmm3                                  ;   943.8 p3+p4  104 k
        movaps [r9 + 3008], xmm8                                  ;   944.8 p3+p4  104 k
        movaps [r9 + 3024], xmm10                                 ;   945.8 p3+p4  104 k
        movaps [r9 + 3040], xmm12                                 ;   946.8 p3+p4  104 k
        movaps [r9 + 3056], xmm15                                 ;   947.8 p3+p4  104 k
        movaps [r9 + 6912], xmm11                                 ;   948.8 p3+p4  105 k
        movaps [r9 + 6928], xmm13                                 ;   949.8 p3+p4  105 k
        movaps [r9 + 6944], xmm4                                  ;   950.8 p3+p4  105 k
        movaps [r9 + 6960], xmm5                                  ;   951.8 p3+p4  105 k
        movaps [r9 + 6976], xmm1                                  ;   952.8 p3+p4  105 k
        movaps [r9 + 6992], xmm6                                  ;   953.8 p3+p4  105 k
        movaps [r9 + 7008], xmm14                                 ;   954.8 p3+p4  105 k
        movaps [r9 + 7024], xmm7                                  ;   955.8 p3+p4  105 k
        movaps xmm0, [r8 + 1280]                                  ;   940.8 p2     102 x.0
        movaps xmm1, [r8 + 1296]                                  ;   941.8 p2     102 x.1
        movaps xmm2, [r8 + 1312]                                  ;   942.8 p2     102 x.2
        movaps xmm3, [r8 + 1328]                                  ;   943.8 p2     102 x.3
        movaps xmm4, [r8 + 1344]                                  ;   944.8 p2     102 x.4
        movaps xmm5, [r8 + 1392]                                  ;   945.8 p2     102 x.7
        movaps xmm6, [r8 + 1360]                                  ;   946.8 p2     102 x.5
        movaps xmm7, [r8 + 1408]                                  ;   947.8 p2     102 x.8
        movaps xmm8, [r8 + 1376]                                  ;   948.8 p2     102 x.6
        movaps xmm9, [r8 + 1424]                                  ;   949.8 p2     102 x.9
        movaps xmm10, [r8 + 1440]                                 ;   950.8 p2     102 x.10
        movaps xmm11, [r8 + 1456]                                 ;   951.8 p2     102 x.11
        movaps xmm12, [r8 + 1472]                                 ;   952.8 p2     102 x.12
        movaps xmm13, [r8 + 1488]                                 ;   953.8 p2     102 x.13
        movaps xmm14, [r8 + 1504]                                 ;   954.8 p2     102 x.14
        movaps xmm15, [r8 + 1520]                                 ;   955.8 p2     102 x.15
        movaps xmm7, [r9 + 4992]                                  ;   956.8 p2      45 x reload
        movaps [r9 + 7040], xmm7                                  ;   959.8 p3+p4  105 k
        movaps xmm7, [rbp - 96]                                   ;   957.8 p2      48 x reload
        movaps [r9 + 7056], xmm7                                  ;   960.8 p3+p4  105 k
        movaps xmm7, [rbp - 64]                                   ;   958.8 p2      48 x reload
        movaps [r9 + 7072], xmm7                                  ;   961.8 p3+p4  105 k
        movaps xmm7, [rbp - 112]                                  ;   959.8 p2      48 x reload
        movaps [r9 + 7088], xmm7                                  ;   962.8 p3+p4  105 k
        movaps xmm7, [rbp - 32]                                   ;   960.8 p2      48 x reload
        movaps [r9 + 7104], xmm7                                  ;   963.8 p3+p4  105 k
        movaps xmm7, [rbp - 80]                                   ;   961.8 p2      48 x reload
        movaps [r9 + 7120], xmm7                                  ;   964.8 p3+p4  105 k
        movaps xmm7, [rbp - 48]                                   ;   962.8 p2      48 x reload
        movaps [r9 + 7136], xmm7                                  ;   965.8 p3+p4  105 k
        movaps xmm7, [rbp - 128]                                  ;   963.8 p2      48 x reload
        movaps [r9 + 7152], xmm7                                  ;   966.8 p3+p4  105 k
        movaps xmm7, [r8 + 1136]                                  ;   964.8 p2      41 x
        xorps xmm7, [r8 + 1232]                                   ;   967.8 p5+p2   41 x
        movaps xmm5, xmm7                                         ;   968.8 p0      41 x copy
        xorps xmm5, [r8 + 1184]                                   ;   969.8 p1+p2   41 x
        movaps xmm8, xmm5                                         ;   970.8 p5      41 x copy
        andps xmm8, [r8 + 1168]                                   ;   971.8 p0+p2   41 x
        movaps xmm6, [r8 + 1248]                                  ;   968.8 p2      41 x
        andps xmm6, [r8 + 1184]                                   ;   971.8 p1+p2   41 x
        movaps xmm4, xmm5                                         ;   970.8 p5      41 x copy
        orps xmm4, [r8 + 1264]                                    ;   971.8 p0+p2   41 x
        movaps xmm3, [r8 + 1152]                                  ;   971.8 p2      41 x
        xorps xmm3, [r8 + 1216]                                   ;   974.8 p1+p2   41 x
        movaps xmm2, xmm3                                         ;   975.8 p5      41 x copy
        movaps xmm1, [r8 + 1264]                                  ;   973.8 p2      41 x
        andps xmm1, [r8 + 1248]                                   ;   976.8 p0+p2   41 x
        movaps xmm0, xmm1                                         ;   977.8 p1      41 x copy
        movaps xmm15, xmm3                                        ;   975.8 p5      41 x copy
        andps xmm15, [r8 + 1200]                                  ;   976.8 p0+p2   41 x
        movaps xmm14, [r8 + 1232]                                 ;   976.8 p2      41 x
        andps xmm14, [r8 + 1184]                                  ;   979.8 p1+p2   41 x
        movaps xmm13, [r8 + 1248]                                 ;   978.8 p2      41 x
        andps xmm13, [r8 + 1136]                                  ;   981.8 p5+p2   41 x
        xorps xmm14, xmm13                                        ;   982.8 p0      41 x
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;   980.8 p2      41 x reload
        xorps xmm14, xmm13                                        ;   983.8 p1      41 x
        movaps xmm12, [r8 + 1232]                                 ;   981.8 p2      41 x
        andps xmm12, [r8 + 1200]                                  ;   984.8 p5+p2   41 x
        andps xmm3, [r8 + 1136]                                   ;   983.8 p0+p2   41 x
        movaps xmm11, [r8 + 1264]                                 ;   984.8 p2      41 x
        andps xmm11, [r8 + 1136]                                  ;   987.8 p1+p2   41 x
        xorps xmm11, [r8 + 1248]                                  ;   988.8 p5+p2   41 x
        xorps xmm8, xmm11                                         ;   989.8 p0      41 x
        movaps xmm10, [r8 + 1184]                                 ;   987.8 p2      41 x
        andps xmm10, [r8 + 1168]                                  ;   990.8 p1+p2   41 x
        xorps xmm2, xmm10                                         ;   991.8 p5      41 x
        movaps xmm10, [r8 + 1184]                                 ;   989.8 p2      41 x
        andps xmm10, [r8 + 1136]                                  ;   992.8 p0+p2   41 x
        xorps xmm12, xmm10                                        ;   993.8 p1      41 x
        xorps xmm0, xmm12                                         ;   994.8 p5      41 x
        movaps xmm10, [r8 + 1184]                                 ;   991.8 p2      41 x
        movaps xmm12, [r8 + 1152]                                 ;   992.8 p2     102 x.8 reload
        andps xmm10, xmm12                                        ;   995.8 p0      41 x
        movaps xmm9, [r8 + 1200]                                  ;   993.8 p2      41 x
        andps xmm9, [r8 + 1184]                                   ;   996.8 p1+p2   41 x
        xorps xmm10, xmm9                                         ;   997.8 p5      41 x
        xorps xmm11, xmm9                                         ;   997.8 p0      41 x
        movaps xmm9, xmm7                                         ;   988.0 p1      41 x copy
        movaps [rbp - 128], xmm1                                  ;   988.2 p3+p4   41 x spill
        movaps xmm1, [r8 + 1264]                                  ;   995.8 p2      41 x
        andps xmm1, [r8 + 1200]                                   ;   998.8 p5+p2   41 x
        movaps [rbp - 48], xmm5                                   ;   989.8 p3+p4   41 x spill
        movaps xmm5, xmm1                                         ;   999.8 p0      41 x copy
        xorps xmm5, [r8 + 1184]                                   ;  1000.8 p1+p2   41 x
        xorps xmm8, xmm5                                          ;  1001.8 p5      41 x
        andps xmm5, [r8 + 1264]                                   ;  1001.8 p0+p2   41 x
        xorps xmm5, xmm13                                         ;  1002.8 p1      41 x
        movaps xmm13, [r8 + 1136]                                 ;   999.8 p2      41 x
        andps xmm13, xmm12                                        ;  1002.8 p5      41 x
        andps xmm7, [r8 + 1216]                                   ;  1000.8 p0+p2   41 x
        movaps [rbp - 80], xmm1                                   ;   999.8 p3+p4   41 x spill
        movaps xmm1, xmm0                                         ;   995.8 p1      41 x copy
        movaps [rbp - 32], xmm0                                   ;   995.8 p3+p4   41 x spill
        movaps xmm0, xmm12                                        ;   996.0 p5      41 x copy
        andps xmm0, [r8 + 1168]                                   ;  1001.8 p0+p2   41 x
        xorps xmm0, [r8 + 1136]                                   ;  1002.8 p1+p2   41 x
        movaps [rbp - 112], xmm5                                  ;  1003.8 p3+p4   41 x spill
        movaps xmm5, xmm0                                         ;  1003.8 p5      41 x copy
        xorps xmm0, [r8 + 1264]                                   ;  1003.8 p0+p2   41 x
        xorps xmm7, xmm0                                          ;  1004.8 p1      41 x
        andps xmm0, xmm12                                         ;  1004.8 p5      41 x
        movaps [rbp - 64], xmm10                                  ;   999.8 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;  1000.0 p0      41 x copy
        andps xmm10, [r8 + 1248]                                  ;  1004.8 p1+p2   41 x
        xorps xmm5, xmm10                                         ;  1005.8 p5      41 x
        movaps xmm10, [r8 + 1216]                                 ;  1005.8 p2      41 x
        andps xmm10, [r8 + 1168]                                  ;  1008.8 p0+p2   41 x
        xorps xmm4, xmm10                                         ;  1009.8 p1      41 x
        xorps xmm13, xmm4                                         ;  1010.8 p5      41 x
        movaps xmm4, [r8 + 1200]                                  ;  1007.8 p2     102 x.11 reload
        xorps xmm7, xmm4                                          ;  1010.8 p0      41 x
        movaps xmm10, xmm13                                       ;  1011.8 p1      41 x copy
        movaps xmm12, xmm4                                        ;  1010.8 p5      41 x copy
        andps xmm12, [r8 + 1216]                                  ;  1011.8 p0+p2   41 x
        movaps [rbp - 96], xmm13                                  ;  1011.8 p3+p4   41 x spill
        movaps xmm13, xmm12                                       ;  1012.8 p1      41 x copy
        xorps xmm13, [r8 + 1264]                                  ;  1013.8 p5+p2   41 x
        xorps xmm12, [r8 + 1168]                                  ;  1012.8 p0+p2   41 x
        andps xmm13, [r8 + 1216]                                  ;  1014.8 p1+p2   41 x
        xorps xmm8, xmm13                                         ;  1015.8 p5      41 x
        movaps xmm13, xmm12                                       ;  1013.8 p0      41 x copy
        andps xmm12, xmm4                                         ;  1013.8 p1      41 x
        xorps xmm5, xmm12                                         ;  1014.8 p5      41 x
        movaps xmm12, xmm4                                        ;  1010.8 p0      41 x copy
        andps xmm12, [r8 + 1248]                                  ;  1012.8 p1+p2   41 x
        movaps [rbp + 32], xmm8                                   ;  1016.8 p3+p4   41 x spill
        movaps xmm8, xmm4                                         ;  1011.0 p5      41 x copy
        andps xmm8, [r8 + 1136]                                   ;  1013.8 p0+p2   41 x
        movaps xmm4, [r8 + 1248]                                  ;  1014.8 p2      41 x
        andps xmm4, [r8 + 1216]                                   ;  1017.8 p1+p2   41 x
        xorps xmm15, xmm4                                         ;  1018.8 p5      41 x
        xorps xmm11, xmm15                                        ;  1019.8 p0      41 x
        xorps xmm10, xmm15                                        ;  1019.8 p1      41 x
        xorps xmm9, xmm10                                         ;  1020.8 p5      41 x
        xorps xmm13, xmm11                                        ;  1020.8 p0      41 x
        xorps xmm1, xmm13                                         ;  1021.8 p1      41 x
        xorps xmm12, xmm8                                         ;  1014.8 p5      41 x
        xorps xmm0, xmm12                                         ;  1015.8 p0      41 x
        xorps xmm8, xmm6                                          ;  1014.8 p1      41 x
        xorps xmm0, xmm2                                          ;  1016.8 p5      41 x
        xorps xmm8, xmm5                                          ;  1015.8 p0      41 x
        movaps xmm4, xmm14                                        ;  1015.8 p1      41 x copy
        xorps xmm4, xmm7                                          ;  1016.8 p5      41 x
        xorps xmm7, xmm8                                          ;  1016.8 p0      41 x
        xorps xmm3, xmm7                                          ;  1017.8 p1      41 x
        xorps xmm4, [rbp - 96]                                    ;  1017.8 p5+p2   41 x
        movaps xmm7, [r8 + 1136]                                  ;  1017.8 p2      41 x
        movaps xmm10, [r8 + 1152]                                 ;  1018.8 p2     102 x.8 reload
        xorps xmm7, xmm10                                         ;  1021.8 p0      41 x
        movaps xmm11, [r8 + 1216]                                 ;  1019.8 p2     102 x.12 reload
        andps xmm7, xmm11                                         ;  1022.8 p1      41 x
        xorps xmm5, xmm7                                          ;  1023.8 p5      41 x
        movaps xmm7, xmm10                                        ;  1021.8 p0      41 x copy
        movaps xmm12, [r8 + 1232]                                 ;  1020.8 p2     102 x.13 reload
        andps xmm7, xmm12                                         ;  1023.8 p1      41 x
        movaps xmm13, xmm7                                        ;  1024.8 p5      41 x copy
        movaps xmm15, xmm11                                       ;  1022.8 p0      41 x copy
        orps xmm15, [rbp - 48]                                    ;  1023.8 p1+p2   41 x
        movaps xmm11, xmm12                                       ;  1023.8 p5      41 x copy
        andps xmm11, [r8 + 1248]                                  ;  1024.8 p0+p2   41 x
        xorps xmm13, xmm11                                        ;  1025.8 p1      41 x
        xorps xmm1, xmm13                                         ;  1026.8 p5      41 x
        xorps xmm14, xmm13                                        ;  1026.8 p0      41 x
        movaps xmm13, xmm5                                        ;  1024.8 p1      41 x copy
        movaps xmm10, xmm12                                       ;  1023.8 p5      41 x copy
        andps xmm10, [r8 + 1136]                                  ;  1024.8 p0+p2   41 x
        xorps xmm10, [rbp - 64]                                   ;  1025.8 p1+p2   41 x
        xorps xmm3, xmm10                                         ;  1026.8 p5      41 x
        xorps xmm10, [rbp - 112]                                  ;  1026.8 p0+p2   41 x
        xorps xmm10, [rbp + 32]                                   ;  1027.8 p1+p2   41 x
        movaps [rbp + 32], xmm3                                   ;  1027.8 p3+p4   41 x spill
        movaps xmm3, xmm12                                        ;  1024.0 p5      41 x copy
        andps xmm3, [r8 + 1168]                                   ;  1027.8 p0+p2   41 x
        xorps xmm13, xmm3                                         ;  1028.8 p1      41 x
        xorps xmm3, [rbp - 32]                                    ;  1028.8 p5+p2   41 x
        movaps [rbp - 32], xmm10                                  ;  1028.8 p3+p4   41 x spill
        movaps xmm10, [r8 + 1264]                                 ;  1029.8 p2      41 x
        andps xmm10, [r8 + 1168]                                  ;  1032.8 p0+p2   41 x
        xorps xmm11, xmm10                                        ;  1033.8 p1      41 x
        xorps xmm6, xmm1                                          ;  1027.8 p5      41 x
        xorps xmm0, xmm14                                         ;  1027.8 p0      41 x
        movaps xmm1, [rbp - 48]                                   ;  1031.8 p2      41 x reload
        xorps xmm11, xmm1                                         ;  1034.8 p1      41 x
        xorps xmm15, xmm11                                        ;  1035.8 p5      41 x
        xorps xmm4, xmm1                                          ;  1034.8 p0      41 x
        xorps xmm5, xmm15                                         ;  1036.8 p1      41 x
        xorps xmm2, xmm15                                         ;  1036.8 p5      41 x
        xorps xmm5, [rbp - 80]                                    ;  1037.8 p0+p2   41 x
        movaps xmm1, [r8 + 1248]                                  ;  1033.8 p2      41 x
        movaps xmm10, [r8 + 1168]                                 ;  1034.8 p2     102 x.9 reload
        andps xmm1, xmm10                                         ;  1037.8 p1      41 x
        xorps xmm3, xmm12                                         ;  1029.8 p5      41 x
        xorps xmm3, xmm2                                          ;  1037.8 p0      41 x
        xorps xmm1, [rbp - 112]                                   ;  1038.8 p1+p2   41 x
        xorps xmm7, xmm1                                          ;  1039.8 p5      41 x
        xorps xmm13, xmm7                                         ;  1040.8 p0      41 x
        xorps xmm8, xmm13                                         ;  1041.8 p1      41 x
        xorps xmm1, [rbp - 128]                                   ;  1039.8 p5+p2   41 x
        xorps xmm9, xmm1                                          ;  1040.8 p0      41 x
        movaps xmm1, [r8 + 1088]                                  ;  1037.8 p2      41 x
        movaps xmm2, [r8 + 1024]                                  ;  1038.8 p2     102 x.0 reload
        andps xmm1, xmm2                                          ;  1041.8 p1      41 x
        movaps xmm7, [r8 + 1104]                                  ;  1039.8 p2      41 x
        andps xmm7, xmm2                                          ;  1042.8 p5      41 x
        movaps xmm11, xmm7                                        ;  1043.8 p0      41 x copy
        movaps xmm13, [r8 + 1120]                                 ;  1040.8 p2     102 x.6 reload
        andps xmm11, xmm13                                        ;  1044.8 p1      41 x
        movaps xmm14, xmm1                                        ;  1042.8 p5      41 x copy
        movaps xmm15, xmm1                                        ;  1042.8 p0      41 x copy
        movaps xmm12, [r8 + 1040]                                 ;  1041.8 p2      41 x
        andps xmm12, xmm13                                        ;  1044.8 p1      41 x
        movaps xmm10, [r8 + 1072]                                 ;  1042.8 p2      41 x
        andps xmm10, xmm2                                         ;  1045.8 p5      41 x
        movaps [rbp - 128], xmm4                                  ;  1040.0 p3+p4   41 x spill
        movaps xmm4, xmm10                                        ;  1046.8 p0      41 x copy
        xorps xmm4, [r8 + 1040]                                   ;  1047.8 p1+p2   41 x
        movaps [rbp - 112], xmm0                                  ;  1041.0 p3+p4   41 x spill
        movaps xmm0, xmm4                                         ;  1048.8 p5      41 x copy
        xorps xmm0, [r8 + 1088]                                   ;  1049.8 p0+p2   41 x
        andps xmm0, xmm13                                         ;  1050.8 p1      41 x
        xorps xmm10, xmm0                                         ;  1051.8 p5      41 x
        movaps [rbp - 80], xmm9                                   ;  1042.0 p3+p4   41 x spill
        movaps xmm9, [r8 + 1088]                                  ;  1045.8 p2      41 x
        andps xmm9, [r8 + 1072]                                   ;  1048.8 p0+p2   41 x
        xorps xmm14, xmm9                                         ;  1049.8 p1      41 x
        andps xmm14, [r8 + 1104]                                  ;  1050.8 p5+p2   41 x
        movaps [rbp - 48], xmm6                                   ;  1043.2 p3+p4   41 x spill
        movaps xmm6, [r8 + 1072]                                  ;  1048.8 p2      41 x
        andps xmm6, xmm13                                         ;  1051.8 p0      41 x
        movaps [rbp - 64], xmm3                                   ;  1044.2 p3+p4   41 x spill
        movaps xmm3, [r8 + 1104]                                  ;  1049.8 p2      41 x
        andps xmm3, [r8 + 1056]                                   ;  1052.8 p1+p2   41 x
        xorps xmm12, xmm3                                         ;  1053.8 p5      41 x
        xorps xmm9, xmm12                                         ;  1054.8 p0      41 x
        xorps xmm15, xmm12                                        ;  1054.8 p1      41 x
        movaps xmm12, [r8 + 1040]                                 ;  1051.8 p2     102 x.1 reload
        andps xmm3, xmm12                                         ;  1054.8 p5      41 x
        movaps [rbp - 96], xmm5                                   ;  1048.8 p3+p4   41 x spill
        movaps xmm5, xmm4                                         ;  1049.0 p0      41 x copy
        movaps [rdx - 64], xmm8                                   ;  1049.8 p3+p4   41 x spill
        movaps xmm8, xmm9                                         ;  1055.8 p1      41 x copy
        andps xmm8, [r8 + 1056]                                   ;  1056.8 p5+p2   41 x
        xorps xmm9, xmm2                                          ;  1055.8 p0      41 x
        movaps [rbp + 48], xmm15                                  ;  1055.8 p3+p4   41 x spill
        movaps xmm15, xmm6                                        ;  1052.8 p1      41 x copy
        xorps xmm15, [r8 + 1088]                                  ;  1053.8 p5+p2   41 x
        xorps xmm14, xmm15                                        ;  1054.8 p0      41 x
        movaps [rdx - 112], xmm0                                  ;  1051.8 p3+p4   41 x spill
        movaps xmm0, xmm9                                         ;  1056.8 p1      41 x copy
        andps xmm0, xmm2                                          ;  1057.8 p5      41 x
        andps xmm9, [r8 + 1088]                                   ;  1056.8 p0+p2   41 x
        movaps [rbp + 16], xmm10                                  ;  1052.8 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;  1054.8 p1      41 x copy
        andps xmm10, [r8 + 1104]                                  ;  1055.8 p5+p2   41 x
        xorps xmm11, xmm10                                        ;  1056.8 p0      41 x
        xorps xmm11, [rel misty1_expand_compact.T0_constants128]  ;  1057.8 p1+p2   41 x
        andps xmm15, [r8 + 1104]                                  ;  1057.8 p5+p2   41 x
        movaps [rdx - 96], xmm3                                   ;  1055.8 p3+p4   41 x spill
        movaps xmm3, xmm10                                        ;  1056.8 p0      41 x copy
        andps xmm3, [r8 + 1072]                                   ;  1058.8 p1+p2   41 x
        xorps xmm0, xmm11                                         ;  1058.8 p5      41 x
        andps xmm4, [r8 + 1056]                                   ;  1059.8 p0+p2   41 x
        movaps [rdx - 128], xmm6                                  ;  1056.0 p3+p4   41 x spill
        movaps xmm6, xmm12                                        ;  1056.2 p1      41 x copy
        andps xmm6, xmm2                                          ;  1057.2 p5      41 x
        xorps xmm3, xmm6                                          ;  1059.8 p0      41 x
        xorps xmm8, xmm3                                          ;  1060.8 p1      41 x
        movaps xmm3, [r8 + 1072]                                  ;  1060.8 p2     102 x.3 reload
        xorps xmm8, xmm3                                          ;  1063.8 p5      41 x
        movaps [rbp + 0], xmm8                                    ;  1064.8 p3+p4   41 x spill
        movaps xmm8, xmm12                                        ;  1058.0 p0      41 x copy
        andps xmm8, xmm3                                          ;  1063.8 p1      41 x
        xorps xmm15, xmm8                                         ;  1064.8 p5      41 x
        movaps xmm3, xmm12                                        ;  1059.0 p0      41 x copy
        andps xmm3, [r8 + 1088]                                   ;  1061.8 p1+p2   41 x
        movaps xmm12, xmm2                                        ;  1059.5 p5      41 x copy
        movaps xmm2, [r8 + 1056]                                  ;  1062.8 p2      41 x
        andps xmm2, xmm13                                         ;  1065.8 p0      41 x
        xorps xmm3, xmm7                                          ;  1062.8 p1      41 x
        xorps xmm4, xmm3                                          ;  1063.8 p5      41 x
        xorps xmm6, xmm2                                          ;  1066.8 p0      41 x
        xorps xmm0, xmm2                                          ;  1066.8 p1      41 x
        xorps xmm15, xmm0                                         ;  1067.8 p5      41 x
        movaps xmm0, xmm6                                         ;  1067.8 p0      41 x copy
        andps xmm0, [r8 + 1056]                                   ;  1068.8 p1+p2   41 x
        xorps xmm12, xmm0                                         ;  1069.8 p5      41 x
        xorps xmm5, xmm12                                         ;  1070.8 p0      41 x
        xorps xmm1, xmm8                                          ;  1064.8 p1      41 x
        movaps xmm0, [r8 + 1088]                                  ;  1064.8 p2     102 x.4 reload
        andps xmm6, xmm0                                          ;  1067.8 p5      41 x
        xorps xmm14, xmm6                                         ;  1068.8 p0      41 x
        xorps xmm4, xmm14                                         ;  1069.8 p1      41 x
        movaps xmm6, [r8 + 1056]                                  ;  1065.8 p2     102 x.2 reload
        xorps xmm3, xmm6                                          ;  1068.8 p5      41 x
        movaps xmm8, xmm10                                        ;  1065.0 p0      41 x copy
        xorps xmm10, xmm6                                         ;  1068.8 p1      41 x
        xorps xmm8, xmm13                                         ;  1066.0 p5      41 x
        movaps xmm12, [r8 + 1024]                                 ;  1066.8 p2     102 x.0 reload
        andps xmm8, xmm12                                         ;  1069.8 p0      41 x
        xorps xmm11, xmm8                                         ;  1070.8 p1      41 x
        xorps xmm9, xmm11                                         ;  1071.8 p5      41 x
        movaps xmm11, xmm2                                        ;  1067.0 p0      41 x copy
        xorps xmm11, xmm3                                         ;  1069.8 p1      41 x
        movaps xmm14, [r8 + 1072]                                 ;  1067.8 p2     102 x.3 reload
        andps xmm3, xmm14                                         ;  1070.8 p5      41 x
        xorps xmm2, xmm14                                         ;  1070.8 p0      41 x
        xorps xmm3, [r8 + 1104]                                   ;  1071.8 p1+p2   41 x
        xorps xmm3, [rdx - 96]                                    ;  1072.8 p5+p2   41 x
        xorps xmm4, [rdx - 112]                                   ;  1070.8 p0+p2   41 x
        movaps xmm14, xmm10                                       ;  1069.8 p1      41 x copy
        andps xmm14, xmm0                                         ;  1070.8 p5      41 x
        andps xmm10, xmm12                                        ;  1070.0 p0      41 x
        xorps xmm10, xmm13                                        ;  1071.0 p1      41 x
        xorps xmm9, xmm10                                         ;  1072.8 p5      41 x
        movaps xmm10, xmm2                                        ;  1071.8 p0      41 x copy
        andps xmm10, [rdx - 128]                                  ;  1072.8 p1+p2   41 x
        xorps xmm9, xmm10                                         ;  1073.8 p5      41 x
        movaps xmm10, [r8 + 1104]                                 ;  1072.8 p2     102 x.5 reload
        andps xmm2, xmm10                                         ;  1075.8 p0      41 x
        xorps xmm8, xmm2                                          ;  1076.8 p1      41 x
        xorps xmm11, xmm8                                         ;  1077.8 p5      41 x
        xorps xmm11, xmm5                                         ;  1078.8 p0      41 x
        movaps xmm8, [rbp + 16]                                   ;  1073.8 p2      41 x reload
        xorps xmm2, xmm8                                          ;  1076.8 p1      41 x
        xorps xmm7, xmm2                                          ;  1077.8 p5      41 x
        movaps xmm2, xmm1                                         ;  1074.0 p0      41 x copy
        andps xmm2, xmm6                                          ;  1075.0 p1      41 x
        xorps xmm11, xmm2                                         ;  1079.8 p5      41 x
        xorps xmm7, [rbp + 0]                                     ;  1078.8 p0+p2   41 x
        movaps xmm2, xmm12                                        ;  1075.2 p1      41 x copy
        xorps xmm2, [rdx - 64]                                    ;  1076.2 p5+p2   41 x
        xorps xmm15, xmm2                                         ;  1077.2 p0      41 x
        movaps xmm12, xmm6                                        ;  1076.2 p1      41 x copy
        xorps xmm12, [rbp + 32]                                   ;  1077.2 p5+p2   41 x
        movaps xmm6, xmm10                                        ;  1077.0 p0      41 x copy
        andps xmm6, xmm13                                         ;  1078.0 p1      41 x
        xorps xmm1, xmm6                                          ;  1079.0 p5      41 x
        andps xmm8, xmm6                                          ;  1079.0 p0      41 x
        xorps xmm4, xmm12                                         ;  1078.2 p1      41 x
        andps xmm1, xmm13                                         ;  1080.0 p5      41 x
        xorps xmm5, xmm1                                          ;  1081.0 p0      41 x
        xorps xmm14, xmm5                                         ;  1082.0 p1      41 x
        xorps xmm8, [rbp + 48]                                    ;  1080.0 p5+p2   41 x
        xorps xmm3, xmm8                                          ;  1081.0 p0      41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  1078.8 p2      41 x reload
        xorps xmm3, xmm1                                          ;  1082.0 p1      41 x
        xorps xmm14, xmm1                                         ;  1083.0 p5      41 x
        movaps xmm5, [r8 + 1424]                                  ;  1079.8 p2     102 x.9 reload
        xorps xmm15, xmm5                                         ;  1082.8 p0      48 x
        movaps xmm6, [r8 + 1456]                                  ;  1080.8 p2     102 x.11 reload
        xorps xmm4, xmm6                                          ;  1083.8 p1      48 x
        movaps xmm8, [r8 + 1280]                                  ;  1081.8 p2     102 x.0 reload
        xorps xmm2, xmm8                                          ;  1084.8 p5      48 x
        xorps xmm12, [r8 + 1312]                                  ;  1082.8 p0+p2   48 x
        movaps xmm8, xmm0                                         ;  1082.2 p1      41 x copy
        xorps xmm8, [rbp - 64]                                    ;  1083.8 p5+p2   41 x
        xorps xmm3, xmm8                                          ;  1084.8 p0      41 x
        xorps xmm3, [r8 + 1488]                                   ;  1085.8 p1+p2   48 x
        xorps xmm8, [r8 + 1344]                                   ;  1085.8 p5+p2   48 x
        movaps xmm5, xmm10                                        ;  1084.0 p0      41 x copy
        xorps xmm5, [rbp - 48]                                    ;  1086.8 p1+p2   41 x
        xorps xmm11, xmm5                                         ;  1087.8 p5      41 x
        xorps xmm11, [r8 + 1504]                                  ;  1088.8 p0+p2   48 x
        xorps xmm5, [r8 + 1360]                                   ;  1088.8 p1+p2   48 x
        movaps xmm6, xmm13                                        ;  1085.8 p5      41 x copy
        xorps xmm6, [rbp - 80]                                    ;  1089.8 p0+p2   41 x
        xorps xmm7, xmm6                                          ;  1090.8 p1      41 x
        xorps xmm7, [r8 + 1520]                                   ;  1091.8 p5+p2   48 x
        movaps xmm13, [rbp - 32]                                  ;  1091.8 p2      41 x
        xorps xmm13, [r8 + 1040]                                  ;  1094.8 p0+p2   41 x
        xorps xmm9, xmm13                                         ;  1095.8 p1      41 x
        xorps xmm9, [r8 + 1440]                                   ;  1096.8 p5+p2   48 x
        xorps xmm13, [r8 + 1296]                                  ;  1095.8 p0+p2   48 x
        xorps xmm6, [r8 + 1376]                                   ;  1095.8 p1+p2   48 x
        movaps xmm10, [rbp - 96]                                  ;  1096.8 p2      41 x
        xorps xmm10, [r8 + 1072]                                  ;  1099.8 p5+p2   41 x
        xorps xmm14, xmm10                                        ;  1100.8 p0      41 x
        xorps xmm14, [r8 + 1472]                                  ;  1101.8 p1+p2   48 x
        xorps xmm10, [r8 + 1328]                                  ;  1100.8 p5+p2   48 x
        movaps xmm0, [rbp - 112]                                  ;  1100.8 p2      48 x
        xorps xmm0, [r8 + 1392]                                   ;  1103.8 p0+p2   48 x
        movaps [rbp - 112], xmm7                                  ;  1092.8 p3+p4   48 x spill
        movaps xmm7, [rbp - 128]                                  ;  1102.8 p2      48 x
        xorps xmm7, [r8 + 1408]                                   ;  1105.8 p1+p2   48 x
        movaps [rbp - 128], xmm11                                 ;  1092.0 p3+p4   48 x spill
        movaps xmm11, xmm5                                        ;  1092.2 p5      45 x copy
        xorps xmm11, xmm13                                        ;  1096.8 p0      45 x
        movaps [rbp - 96], xmm3                                   ;  1093.0 p3+p4   48 x spill
        movaps xmm3, xmm11                                        ;  1097.8 p1      45 x copy
        movaps [rbp - 32], xmm14                                  ;  1102.8 p3+p4   48 x spill
        movaps xmm14, xmm13                                       ;  1096.8 p5      45 x copy
        andps xmm14, xmm10                                        ;  1101.8 p0      45 x
        movaps [rbp - 80], xmm4                                   ;  1096.2 p3+p4   48 x spill
        movaps xmm4, xmm13                                        ;  1096.8 p1      45 x copy
        andps xmm4, xmm2                                          ;  1097.8 p5      45 x
        movaps [rbp - 48], xmm9                                   ;  1097.8 p3+p4   48 x spill
        movaps xmm9, xmm10                                        ;  1101.8 p0      45 x copy
        andps xmm9, xmm0                                          ;  1104.8 p1      45 x
        movaps [rbp - 64], xmm15                                  ;  1098.2 p3+p4   48 x spill
        movaps xmm15, xmm10                                       ;  1101.8 p5      45 x copy
        andps xmm15, xmm6                                         ;  1102.8 p0      45 x
        movaps [rbp + 48], xmm9                                   ;  1105.8 p3+p4   45 x spill
        movaps xmm9, xmm10                                        ;  1101.8 p1      45 x copy
        movaps [rbp + 32], xmm13                                  ;  1100.2 p3+p4   48 x spill
        movaps xmm13, xmm10                                       ;  1101.8 p5      45 x copy
        andps xmm13, xmm12                                        ;  1102.8 p0      45 x
        xorps xmm3, xmm13                                         ;  1103.8 p1      45 x
        movaps xmm13, xmm10                                       ;  1101.8 p5      45 x copy
        andps xmm13, xmm2                                         ;  1102.8 p0      45 x
        movaps [rdx - 64], xmm3                                   ;  1104.8 p3+p4   45 x spill
        movaps xmm3, xmm10                                        ;  1102.2 p1      45 x copy
        andps xmm3, xmm8                                          ;  1103.2 p5      45 x
        xorps xmm14, xmm3                                         ;  1104.2 p0      45 x
        movaps [rbp + 0], xmm14                                   ;  1105.2 p3+p4   45 x spill
        movaps xmm14, xmm6                                        ;  1103.2 p1      45 x copy
        xorps xmm14, xmm2                                         ;  1104.2 p5      45 x
        xorps xmm9, xmm14                                         ;  1105.2 p0      45 x
        movaps [rbp + 16], xmm14                                  ;  1105.2 p3+p4   45 x spill
        movaps xmm14, xmm9                                        ;  1106.2 p1      45 x copy
        andps xmm14, xmm12                                        ;  1107.2 p5      45 x
        movaps [rdx - 128], xmm4                                  ;  1105.0 p3+p4   45 x spill
        movaps xmm4, xmm9                                         ;  1106.2 p0      45 x copy
        orps xmm4, xmm7                                           ;  1107.2 p1      45 x
        movaps [rdx - 112], xmm9                                  ;  1106.2 p3+p4   45 x spill
        movaps xmm9, xmm6                                         ;  1105.8 p5      45 x copy
        andps xmm9, xmm8                                          ;  1106.8 p0      45 x
        xorps xmm13, xmm9                                         ;  1107.8 p1      45 x
        movaps xmm9, xmm7                                         ;  1106.8 p5      45 x copy
        andps xmm9, xmm0                                          ;  1107.8 p0      45 x
        xorps xmm13, xmm9                                         ;  1108.8 p1      45 x
        movaps [rdx - 96], xmm9                                   ;  1108.8 p3+p4   45 x spill
        movaps xmm9, xmm11                                        ;  1107.8 p5      45 x copy
        andps xmm9, xmm8                                          ;  1108.8 p0      45 x
        movaps [rdx - 32], xmm6                                   ;  1108.2 p3+p4   48 x spill
        movaps xmm6, xmm7                                         ;  1108.2 p1      45 x copy
        andps xmm6, xmm2                                          ;  1109.2 p5      45 x
        xorps xmm6, xmm0                                          ;  1110.2 p0      45 x
        xorps xmm14, xmm6                                         ;  1111.2 p1      45 x
        xorps xmm3, xmm6                                          ;  1111.2 p5      45 x
        movaps xmm6, xmm7                                         ;  1110.0 p0      45 x copy
        andps xmm6, xmm8                                          ;  1111.0 p1      45 x
        xorps xmm10, xmm6                                         ;  1112.0 p5      45 x
        xorps xmm14, xmm10                                        ;  1113.0 p0      45 x
        andps xmm10, xmm7                                         ;  1113.0 p1      45 x
        movaps [rbp + 80], xmm6                                   ;  1112.0 p3+p4   45 x spill
        movaps xmm6, xmm0                                         ;  1111.8 p5      45 x copy
        andps xmm6, xmm2                                          ;  1112.8 p0      45 x
        xorps xmm15, xmm6                                         ;  1113.8 p1      45 x
        andps xmm11, xmm2                                         ;  1112.8 p5      45 x
        xorps xmm15, xmm1                                         ;  1114.8 p0      45 x
        xorps xmm10, xmm1                                         ;  1114.0 p1      45 x
        movaps xmm6, xmm13                                        ;  1113.8 p5      45 x copy
        movaps xmm1, xmm7                                         ;  1114.0 p0      45 x copy
        movaps [rdx - 80], xmm13                                  ;  1113.0 p3+p4   45 x spill
        movaps xmm13, xmm7                                        ;  1114.2 p1      45 x copy
        movaps [rbp + 96], xmm10                                  ;  1115.0 p3+p4   45 x spill
        movaps xmm10, xmm2                                        ;  1114.8 p5      45 x copy
        movaps [rdx - 16], xmm11                                  ;  1115.0 p3+p4   45 x spill
        movaps xmm11, xmm8                                        ;  1115.0 p0      45 x copy
        andps xmm11, xmm5                                         ;  1116.0 p1      45 x
        xorps xmm1, xmm11                                         ;  1117.0 p5      45 x
        xorps xmm11, xmm12                                        ;  1117.0 p0      45 x
        andps xmm1, xmm5                                          ;  1118.0 p1      45 x
        xorps xmm14, xmm1                                         ;  1119.0 p5      45 x
        movaps xmm1, xmm11                                        ;  1118.0 p0      45 x copy
        andps xmm11, xmm8                                         ;  1118.0 p1      45 x
        movaps [rbp + 64], xmm14                                  ;  1120.0 p3+p4   45 x spill
        movaps xmm14, xmm5                                        ;  1117.8 p5      45 x copy
        andps xmm14, xmm12                                        ;  1118.8 p0      45 x
        xorps xmm4, xmm14                                         ;  1119.8 p1      45 x
        xorps xmm4, [rdx - 128]                                   ;  1120.8 p5+p2   45 x
        movaps xmm14, xmm4                                        ;  1121.8 p0      45 x copy
        movaps [rdx - 128], xmm4                                  ;  1121.8 p3+p4   45 x spill
        movaps xmm4, xmm8                                         ;  1119.2 p1      45 x copy
        movaps [rdx - 48], xmm7                                   ;  1118.8 p3+p4   48 x spill
        movaps xmm7, xmm8                                         ;  1119.8 p5      45 x copy
        andps xmm8, xmm2                                          ;  1120.0 p0      45 x
        andps xmm7, xmm0                                          ;  1120.8 p1      45 x
        movaps [rbp + 112], xmm15                                 ;  1119.8 p3+p4   45 x spill
        movaps xmm15, xmm2                                        ;  1120.8 p5      45 x copy
        xorps xmm15, [rbp + 32]                                   ;  1121.8 p0+p2   45 x
        movaps [rbp - 16], xmm2                                   ;  1120.8 p3+p4   48 x spill
        movaps xmm2, xmm0                                         ;  1121.2 p1      45 x copy
        andps xmm2, xmm5                                          ;  1122.2 p5      45 x
        xorps xmm9, xmm2                                          ;  1123.2 p0      45 x
        xorps xmm3, xmm9                                          ;  1124.2 p1      45 x
        xorps xmm14, xmm9                                         ;  1124.2 p5      45 x
        xorps xmm1, xmm3                                          ;  1125.2 p0      45 x
        xorps xmm6, xmm1                                          ;  1126.2 p1      45 x
        xorps xmm7, xmm8                                          ;  1123.8 p5      45 x
        andps xmm15, xmm5                                         ;  1124.0 p0      45 x
        movaps xmm1, [rbp + 16]                                   ;  1122.5 p2      45 x reload
        xorps xmm14, xmm1                                         ;  1125.5 p1      45 x
        andps xmm1, xmm5                                          ;  1125.5 p5      45 x
        movaps xmm2, xmm0                                         ;  1125.0 p0      45 x copy
        movaps xmm3, [rbp + 32]                                   ;  1123.5 p2      48 x reload
        andps xmm2, xmm3                                          ;  1126.5 p1      45 x
        movaps xmm9, xmm3                                         ;  1126.5 p5      45 x copy
        andps xmm9, xmm12                                         ;  1127.5 p0      45 x
        xorps xmm10, xmm9                                         ;  1128.5 p1      45 x
        xorps xmm2, xmm10                                         ;  1129.5 p5      45 x
        xorps xmm13, xmm10                                        ;  1129.5 p0      45 x
        xorps xmm11, xmm2                                         ;  1130.5 p1      45 x
        xorps xmm1, xmm13                                         ;  1130.5 p5      45 x
        xorps xmm4, xmm1                                          ;  1131.5 p0      45 x
        andps xmm13, xmm3                                         ;  1130.5 p1      45 x
        xorps xmm7, xmm13                                         ;  1131.5 p5      45 x
        xorps xmm15, xmm11                                        ;  1131.5 p0      45 x
        movaps xmm1, [rdx - 64]                                   ;  1126.8 p2      45 x reload
        xorps xmm7, xmm1                                          ;  1132.5 p1      45 x
        movaps xmm2, [rbp + 48]                                   ;  1127.8 p2      45 x reload
        xorps xmm8, xmm2                                          ;  1130.8 p5      45 x
        xorps xmm11, xmm8                                         ;  1131.8 p0      45 x
        movaps xmm8, [rdx - 32]                                   ;  1128.8 p2      48 x reload
        andps xmm3, xmm8                                          ;  1131.8 p1      45 x
        movaps xmm9, [rdx - 112]                                  ;  1129.8 p2      45 x reload
        orps xmm5, xmm9                                           ;  1132.8 p5      45 x
        movaps xmm10, xmm0                                        ;  1131.0 p0      45 x copy
        andps xmm0, xmm12                                         ;  1131.2 p1      45 x
        andps xmm10, xmm8                                         ;  1132.0 p5      45 x
        movaps xmm13, [rbp + 96]                                  ;  1130.8 p2      45 x reload
        xorps xmm0, xmm13                                         ;  1133.8 p0      45 x
        movaps xmm2, xmm12                                        ;  1132.2 p1      45 x copy
        andps xmm12, xmm8                                         ;  1132.8 p5      45 x
        andps xmm2, [rdx - 48]                                    ;  1133.2 p0+p2   45 x
        xorps xmm2, xmm10                                         ;  1134.2 p1      45 x
        xorps xmm10, xmm3                                         ;  1133.8 p5      45 x
        xorps xmm3, xmm0                                          ;  1134.8 p0      45 x
        xorps xmm2, xmm9                                          ;  1135.2 p1      45 x
        xorps xmm5, xmm2                                          ;  1136.2 p5      45 x
        xorps xmm6, xmm10                                         ;  1135.0 p0      45 x
        movaps xmm2, xmm4                                         ;  1135.2 p1      45 x copy
        xorps xmm4, xmm11                                         ;  1135.8 p5      45 x
        xorps xmm2, [rbp + 112]                                   ;  1136.2 p0+p2   45 x
        xorps xmm4, [rdx - 16]                                    ;  1136.8 p1+p2   45 x
        xorps xmm2, [rdx - 128]                                   ;  1137.2 p5+p2   45 x
        xorps xmm0, [rdx - 96]                                    ;  1137.0 p0+p2   45 x
        xorps xmm14, xmm0                                         ;  1138.0 p1      45 x
        movaps xmm0, xmm8                                         ;  1137.8 p5      45 x copy
        andps xmm0, [rbp - 16]                                    ;  1138.8 p0+p2   45 x
        xorps xmm1, xmm5                                          ;  1138.2 p1      45 x
        xorps xmm5, xmm15                                         ;  1138.8 p5      45 x
        xorps xmm15, xmm12                                        ;  1139.0 p0      45 x
        xorps xmm0, [rbp + 0]                                     ;  1139.8 p1+p2   45 x
        xorps xmm4, xmm0                                          ;  1140.8 p5      45 x
        xorps xmm13, xmm0                                         ;  1140.8 p0      45 x
        xorps xmm9, xmm2                                          ;  1140.2 p1      45 x
        xorps xmm3, xmm15                                         ;  1140.8 p5      45 x
        xorps xmm11, xmm3                                         ;  1141.8 p0      45 x
        xorps xmm10, [rbp + 112]                                  ;  1141.2 p1+p2   45 x
        xorps xmm7, xmm10                                         ;  1142.2 p5      45 x
        xorps xmm12, [rdx - 80]                                   ;  1142.0 p0+p2   45 x
        xorps xmm8, xmm12                                         ;  1143.0 p1      45 x
        xorps xmm1, xmm8                                          ;  1144.0 p5      45 x
        xorps xmm5, [rbp + 80]                                    ;  1143.0 p0+p2   45 x
        xorps xmm13, [rbp + 64]                                   ;  1143.2 p1+p2   45 x
        xorps xmm6, [rbp + 48]                                    ;  1143.8 p5+p2   45 x
        movaps xmm0, [rbp - 64]                                   ;  1144.2 p2      48 x reload
        xorps xmm11, xmm0                                         ;  1147.2 p0      45 x
        movaps [r9 + 5120], xmm11                                 ;  1148.2 p3+p4  105 k
        movaps xmm2, [rbp - 48]                                   ;  1145.2 p2      48 x reload
        xorps xmm13, xmm2                                         ;  1148.2 p1      45 x
        movaps [r9 + 5136], xmm13                                 ;  1149.2 p3+p4  105 k
        movaps xmm3, [rbp - 80]                                   ;  1146.2 p2      48 x reload
        xorps xmm4, xmm3                                          ;  1149.2 p5      45 x
        movaps [r9 + 5152], xmm4                                  ;  1150.2 p3+p4  105 k
        movaps xmm8, [rbp - 32]                                   ;  1147.2 p2      48 x reload
        xorps xmm5, xmm8                                          ;  1150.2 p0      45 x
        movaps [r9 + 5168], xmm5                                  ;  1151.2 p3+p4  105 k
        movaps xmm10, [rbp - 96]                                  ;  1148.2 p2      48 x reload
        xorps xmm1, xmm10                                         ;  1151.2 p1      45 x
        movaps [r9 + 5184], xmm1                                  ;  1152.2 p3+p4  105 k
        movaps xmm12, [rbp - 128]                                 ;  1149.2 p2      48 x reload
        xorps xmm6, xmm12                                         ;  1152.2 p5      45 x
        movaps [r9 + 5232], xmm7                                  ;  1145.2 p3+p4  105 k
        movaps [r9 + 5200], xmm6                                  ;  1153.2 p3+p4  105 k
        movaps xmm15, [rbp - 112]                                 ;  1150.2 p2      48 x reload
        xorps xmm14, xmm15                                        ;  1153.2 p0      45 x
        movaps [r9 + 5248], xmm9                                  ;  1147.5 p3+p4  105 k
        movaps [r9 + 5216], xmm14                                 ;  1154.2 p3+p4  105 k
        movaps xmm9, [r8 + 1024]                                  ;  1151.2 p2     102 x.0 reload
        movaps [r9 + 1024], xmm9                                  ;  1154.2 p3+p4  104 k
        movaps [r9 + 5264], xmm0                                  ;  1150.5 p3+p4  105 k
        movaps xmm0, [r8 + 1040]                                  ;  1152.2 p2     102 x.1 reload
        movaps [r9 + 1040], xmm0                                  ;  1155.2 p3+p4  104 k
        movaps [r9 + 5280], xmm2                                  ;  1152.5 p3+p4  105 k
        movaps xmm2, [r8 + 1056]                                  ;  1153.2 p2     102 x.2 reload
        movaps [r9 + 1056], xmm2                                  ;  1156.2 p3+p4  104 k
        movaps [r9 + 5296], xmm3                                  ;  1154.5 p3+p4  105 k
        movaps xmm3, [r8 + 1072]                                  ;  1154.2 p2     102 x.3 reload
        movaps [r9 + 1072], xmm3                                  ;  1157.2 p3+p4  104 k
        movaps [r9 + 5312], xmm8                                  ;  1156.5 p3+p4  105 k
        movaps xmm8, [r8 + 1088]                                  ;  1155.2 p2     102 x.4 reload
        movaps [r9 + 1088], xmm8                                  ;  1158.2 p3+p4  104 k
        movaps [r9 + 5328], xmm10                                 ;  1158.5 p3+p4  105 k
        movaps xmm10, [r8 + 1104]                                 ;  1156.2 p2     102 x.5 reload
        movaps [r9 + 1104], xmm10                                 ;  1159.5 p3+p4  104 k
        movaps [r9 + 5344], xmm12                                 ;  1160.5 p3+p4  105 k
        movaps xmm12, [r8 + 1120]                                 ;  1157.2 p2     102 x.6 reload
        movaps [r9 + 1120], xmm12                                 ;  1161.5 p3+p4  104 k
        movaps [r9 + 5360], xmm15                                 ;  1162.5 p3+p4  105 k
        movaps xmm15, [r8 + 1136]                                 ;  1158.2 p2     102 x.7 reload
        movaps [r9 + 1136], xmm15                                 ;  1163.5 p3+p4  104 k
        movaps [r9 + 3072], xmm9                                  ;  1164.5 p3+p4  104 k
        movaps xmm9, [r8 + 1152]                                  ;  1159.2 p2     102 x.8 reload
        movaps [r9 + 1152], xmm9                                  ;  1165.5 p3+p4  104 k
        movaps [r9 + 3088], xmm0                                  ;  1166.5 p3+p4  104 k
        movaps xmm0, [r8 + 1168]                                  ;  1160.2 p2     102 x.9 reload
        movaps [r9 + 1168], xmm0                                  ;  1167.5 p3+p4  104 k
        movaps [r9 + 3104], xmm2                                  ;  1168.5 p3+p4  104 k
        movaps xmm2, [r8 + 1184]                                  ;  1161.2 p2     102 x.10 reload
        movaps [r9 + 1184], xmm2                                  ;  1169.5 p3+p4  104 k
        movaps [r9 + 3120], xmm3                                  ;  1170.5 p3+p4  104 k
        movaps xmm3, [r8 + 1200]                                  ;  1162.2 p2     102 x.11 reload
        movaps [r9 + 1200], xmm3                                  ;  1171.5 p3+p4  104 k
        movaps [r9 + 3136], xmm8                                  ;  1172.5 p3+p4  104 k
        movaps xmm8, [r8 + 1216]                                  ;  1163.2 p2     102 x.12 reload
        movaps [r9 + 1216], xmm8                                  ;  1173.5 p3+p4  104 k
        movaps [r9 + 3152], xmm10                                 ;  1174.5 p3+p4  104 k
        movaps xmm10, [r8 + 1232]                                 ;  1164.2 p2     102 x.13 reload
        movaps [r9 + 1232], xmm10                                 ;  1175.5 p3+p4  104 k
        movaps [r9 + 3168], xmm12                                 ;  1176.5 p3+p4  104 k
        movaps xmm12, [r8 + 1248]                                 ;  1165.2 p2     102 x.14 reload
        movaps [r9 + 1248], xmm12                                 ;  1177.5 p3+p4  104 k
        movaps [r9 + 3184], xmm15                                 ;  1178.5 p3+p4  104 k
        movaps xmm15, [r8 + 1264]                                 ;  1166.2 p2     102 x.15 reload
        movaps [r9 + 1264], xmm15                                 ;  1179.5 p3+p4  104 k
        movaps [r9 + 3200], xmm9                                  ;  1180.5 p3+p4  104 k
        movaps [r9 + 3216], xmm0                                  ;  1181.5 p3+p4  104 k
        movaps [r9 + 3232], xmm2                                  ;  1182.5 p3+p4  104 k
        movaps [r9 + 3248], xmm3                                  ;  1183.5 p3+p4  104 k
        movaps [r9 + 3264], xmm8                                  ;  1184.5 p3+p4  104 k
        movaps [r9 + 3280], xmm10                                 ;  1185.5 p3+p4  104 k
        movaps [r9 + 3296], xmm12                                 ;  1186.5 p3+p4  104 k
        movaps [r9 + 3312], xmm15                                 ;  1187.5 p3+p4  104 k
        movaps [r9 + 7168], xmm11                                 ;  1188.5 p3+p4  105 k
        movaps [r9 + 7184], xmm13                                 ;  1189.5 p3+p4  105 k
        movaps [r9 + 7200], xmm4                                  ;  1190.5 p3+p4  105 k
        movaps [r9 + 7216], xmm5                                  ;  1191.5 p3+p4  105 k
        movaps [r9 + 7232], xmm1                                  ;  1192.5 p3+p4  105 k
        movaps [r9 + 7248], xmm6                                  ;  1193.5 p3+p4  105 k
        movaps [r9 + 7264], xmm14                                 ;  1194.5 p3+p4  105 k
        movaps [r9 + 7280], xmm7                                  ;  1195.5 p3+p4  105 k
        movaps xmm0, [r8 + 1536]                                  ;  1180.5 p2     102 x.0
        movaps xmm1, [r8 + 1552]                                  ;  1181.5 p2     102 x.1
        movaps xmm2, [r8 + 1568]                                  ;  1182.5 p2     102 x.2
        movaps xmm3, [r8 + 1584]                                  ;  1183.5 p2     102 x.3
        movaps xmm4, [r8 + 1600]                                  ;  1184.5 p2     102 x.4
        movaps xmm5, [r8 + 1648]                                  ;  1185.5 p2     102 x.7
        movaps xmm6, [r8 + 1616]                                  ;  1186.5 p2     102 x.5
        movaps xmm7, [r8 + 1664]                                  ;  1187.5 p2     102 x.8
        movaps xmm8, [r8 + 1632]                                  ;  1188.5 p2     102 x.6
        movaps xmm9, [r8 + 1680]                                  ;  1189.5 p2     102 x.9
        movaps xmm10, [r8 + 1696]                                 ;  1190.5 p2     102 x.10
        movaps xmm11, [r8 + 1712]                                 ;  1191.5 p2     102 x.11
        movaps xmm12, [r8 + 1728]                                 ;  1192.5 p2     102 x.12
        movaps xmm13, [r8 + 1744]                                 ;  1193.5 p2     102 x.13
        movaps xmm14, [r8 + 1760]                                 ;  1194.5 p2     102 x.14
        movaps xmm15, [r8 + 1776]                                 ;  1195.5 p2     102 x.15
        movaps xmm7, [r9 + 5248]                                  ;  1196.5 p2      45 x reload
        movaps [r9 + 7296], xmm7                                  ;  1199.5 p3+p4  105 k
        movaps xmm7, [rbp - 64]                                   ;  1197.5 p2      48 x reload
        movaps [r9 + 7312], xmm7                                  ;  1200.5 p3+p4  105 k
        movaps xmm7, [rbp - 48]                                   ;  1198.5 p2      48 x reload
        movaps [r9 + 7328], xmm7                                  ;  1201.5 p3+p4  105 k
        movaps xmm7, [rbp - 80]                                   ;  1199.5 p2      48 x reload
        movaps [r9 + 7344], xmm7                                  ;  1202.5 p3+p4  105 k
        movaps xmm7, [rbp - 32]                                   ;  1200.5 p2      48 x reload
        movaps [r9 + 7360], xmm7                                  ;  1203.5 p3+p4  105 k
        movaps xmm7, [rbp - 96]                                   ;  1201.5 p2      48 x reload
        movaps [r9 + 7376], xmm7                                  ;  1204.5 p3+p4  105 k
        movaps xmm7, [rbp - 128]                                  ;  1202.5 p2      48 x reload
        movaps [r9 + 7392], xmm7                                  ;  1205.5 p3+p4  105 k
        movaps xmm7, [rbp - 112]                                  ;  1203.5 p2      48 x reload
        movaps [r9 + 7408], xmm7                                  ;  1206.5 p3+p4  105 k
        movaps xmm7, [r8 + 1392]                                  ;  1204.5 p2      41 x
        xorps xmm7, [r8 + 1488]                                   ;  1207.5 p1+p2   41 x
        movaps xmm5, xmm7                                         ;  1208.5 p5      41 x copy
        xorps xmm5, [r8 + 1440]                                   ;  1209.5 p0+p2   41 x
        movaps xmm8, xmm5                                         ;  1210.5 p1      41 x copy
        andps xmm8, [r8 + 1424]                                   ;  1211.5 p5+p2   41 x
        movaps xmm6, [r8 + 1504]                                  ;  1208.5 p2      41 x
        andps xmm6, [r8 + 1440]                                   ;  1211.5 p0+p2   41 x
        movaps xmm4, xmm5                                         ;  1210.5 p1      41 x copy
        orps xmm4, [r8 + 1520]                                    ;  1211.5 p5+p2   41 x
        movaps xmm3, [r8 + 1408]                                  ;  1211.5 p2      41 x
        xorps xmm3, [r8 + 1472]                                   ;  1214.5 p0+p2   41 x
        movaps xmm2, xmm3                                         ;  1215.5 p1      41 x copy
        movaps xmm1, [r8 + 1520]                                  ;  1213.5 p2      41 x
        andps xmm1, [r8 + 1504]                                   ;  1216.5 p5+p2   41 x
        movaps xmm0, xmm1                                         ;  1217.5 p0      41 x copy
        movaps xmm15, xmm3                                        ;  1215.5 p1      41 x copy
        andps xmm15, [r8 + 1456]                                  ;  1216.5 p5+p2   41 x
        movaps xmm14, [r8 + 1488]                                 ;  1216.5 p2      41 x
        andps xmm14, [r8 + 1440]                                  ;  1219.5 p0+p2   41 x
        movaps xmm13, [r8 + 1504]                                 ;  1218.5 p2      41 x
        andps xmm13, [r8 + 1392]                                  ;  1221.5 p1+p2   41 x
        xorps xmm14, xmm13                                        ;  1222.5 p5      41 x
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;  1220.5 p2      41 x reload
        xorps xmm14, xmm13                                        ;  1223.5 p0      41 x
        movaps xmm12, [r8 + 1488]                                 ;  1221.5 p2      41 x
        andps xmm12, [r8 + 1456]                                  ;  1224.5 p1+p2   41 x
        andps xmm3, [r8 + 1392]                                   ;  1223.5 p5+p2   41 x
        movaps xmm11, [r8 + 1520]                                 ;  1224.5 p2      41 x
        andps xmm11, [r8 + 1392]                                  ;  1227.5 p0+p2   41 x
        xorps xmm11, [r8 + 1504]                                  ;  1228.5 p1+p2   41 x
        xorps xmm8, xmm11                                         ;  1229.5 p5      41 x
        movaps xmm10, [r8 + 1440]                                 ;  1227.5 p2      41 x
        andps xmm10, [r8 + 1424]                                  ;  1230.5 p0+p2   41 x
        xorps xmm2, xmm10                                         ;  1231.5 p1      41 x
        movaps xmm10, [r8 + 1440]                                 ;  1229.5 p2      41 x
        andps xmm10, [r8 + 1392]                                  ;  1232.5 p5+p2   41 x
        xorps xmm12, xmm10                                        ;  1233.5 p0      41 x
        xorps xmm0, xmm12                                         ;  1234.5 p1      41 x
        movaps xmm10, [r8 + 1440]                                 ;  1231.5 p2      41 x
        movaps xmm12, [r8 + 1408]                                 ;  1232.5 p2     102 x.8 reload
        andps xmm10, xmm12                                        ;  1235.5 p5      41 x
        movaps xmm9, [r8 + 1456]                                  ;  1233.5 p2      41 x
        andps xmm9, [r8 + 1440]                                   ;  1236.5 p0+p2   41 x
        xorps xmm10, xmm9                                         ;  1237.5 p1      41 x
        xorps xmm11, xmm9                                         ;  1237.5 p5      41 x
        movaps xmm9, xmm7                                         ;  1227.8 p0      41 x copy
        movaps [rbp - 112], xmm1                                  ;  1228.0 p3+p4   41 x spill
        movaps xmm1, [r8 + 1520]                                  ;  1235.5 p2      41 x
        andps xmm1, [r8 + 1456]                                   ;  1238.5 p1+p2   41 x
        movaps [rbp - 128], xmm5                                  ;  1229.5 p3+p4   41 x spill
        movaps xmm5, xmm1                                         ;  1239.5 p5      41 x copy
        xorps xmm5, [r8 + 1440]                                   ;  1240.5 p0+p2   41 x
        xorps xmm8, xmm5                                          ;  1241.5 p1      41 x
        andps xmm5, [r8 + 1520]                                   ;  1241.5 p5+p2   41 x
        xorps xmm5, xmm13                                         ;  1242.5 p0      41 x
        movaps xmm13, [r8 + 1392]                                 ;  1239.5 p2      41 x
        andps xmm13, xmm12                                        ;  1242.5 p1      41 x
        andps xmm7, [r8 + 1472]                                   ;  1240.5 p5+p2   41 x
        movaps [rbp - 96], xmm1                                   ;  1239.5 p3+p4   41 x spill
        movaps xmm1, xmm0                                         ;  1235.5 p0      41 x copy
        movaps [rbp - 32], xmm0                                   ;  1235.5 p3+p4   41 x spill
        movaps xmm0, xmm12                                        ;  1235.8 p1      41 x copy
        andps xmm0, [r8 + 1424]                                   ;  1241.5 p5+p2   41 x
        xorps xmm0, [r8 + 1392]                                   ;  1242.5 p0+p2   41 x
        movaps [rbp - 80], xmm5                                   ;  1243.5 p3+p4   41 x spill
        movaps xmm5, xmm0                                         ;  1243.5 p1      41 x copy
        xorps xmm0, [r8 + 1520]                                   ;  1243.5 p5+p2   41 x
        xorps xmm7, xmm0                                          ;  1244.5 p0      41 x
        andps xmm0, xmm12                                         ;  1244.5 p1      41 x
        movaps [rbp - 48], xmm10                                  ;  1239.5 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;  1239.8 p5      41 x copy
        andps xmm10, [r8 + 1504]                                  ;  1244.5 p0+p2   41 x
        xorps xmm5, xmm10                                         ;  1245.5 p1      41 x
        movaps xmm10, [r8 + 1472]                                 ;  1245.5 p2      41 x
        andps xmm10, [r8 + 1424]                                  ;  1248.5 p5+p2   41 x
        xorps xmm4, xmm10                                         ;  1249.5 p0      41 x
        xorps xmm13, xmm4                                         ;  1250.5 p1      41 x
        movaps xmm4, [r8 + 1456]                                  ;  1247.5 p2     102 x.11 reload
        xorps xmm7, xmm4                                          ;  1250.5 p5      41 x
        movaps xmm10, xmm13                                       ;  1251.5 p0      41 x copy
        movaps xmm12, xmm4                                        ;  1250.5 p1      41 x copy
        andps xmm12, [r8 + 1472]                                  ;  1251.5 p5+p2   41 x
        movaps [rbp - 64], xmm13                                  ;  1251.5 p3+p4   41 x spill
        movaps xmm13, xmm12                                       ;  1252.5 p0      41 x copy
        xorps xmm13, [r8 + 1520]                                  ;  1253.5 p1+p2   41 x
        xorps xmm12, [r8 + 1424]                                  ;  1252.5 p5+p2   41 x
        andps xmm13, [r8 + 1472]                                  ;  1254.5 p0+p2   41 x
        xorps xmm8, xmm13                                         ;  1255.5 p1      41 x
        movaps xmm13, xmm12                                       ;  1253.5 p5      41 x copy
        andps xmm12, xmm4                                         ;  1253.5 p0      41 x
        xorps xmm5, xmm12                                         ;  1254.5 p1      41 x
        movaps xmm12, xmm4                                        ;  1250.5 p5      41 x copy
        andps xmm12, [r8 + 1504]                                  ;  1252.5 p0+p2   41 x
        movaps [rbp + 48], xmm8                                   ;  1256.5 p3+p4   41 x spill
        movaps xmm8, xmm4                                         ;  1250.8 p1      41 x copy
        andps xmm8, [r8 + 1392]                                   ;  1253.5 p5+p2   41 x
        movaps xmm4, [r8 + 1504]                                  ;  1254.5 p2      41 x
        andps xmm4, [r8 + 1472]                                   ;  1257.5 p0+p2   41 x
        xorps xmm15, xmm4                                         ;  1258.5 p1      41 x
        xorps xmm11, xmm15                                        ;  1259.5 p5      41 x
        xorps xmm10, xmm15                                        ;  1259.5 p0      41 x
        xorps xmm9, xmm10                                         ;  1260.5 p1      41 x
        xorps xmm13, xmm11                                        ;  1260.5 p5      41 x
        xorps xmm1, xmm13                                         ;  1261.5 p0      41 x
        xorps xmm12, xmm8                                         ;  1254.5 p1      41 x
        xorps xmm0, xmm12                                         ;  1255.5 p5      41 x
        xorps xmm8, xmm6                                          ;  1254.5 p0      41 x
        xorps xmm0, xmm2                                          ;  1256.5 p1      41 x
        xorps xmm8, xmm5                                          ;  1255.5 p5      41 x
        movaps xmm4, xmm14                                        ;  1255.5 p0      41 x copy
        xorps xmm4, xmm7                                          ;  1256.5 p1      41 x
        xorps xmm7, xmm8                                          ;  1256.5 p5      41 x
        xorps xmm3, xmm7                                          ;  1257.5 p0      41 x
        xorps xmm4, [rbp - 64]                                    ;  1257.5 p1+p2   41 x
        movaps xmm7, [r8 + 1392]                                  ;  1257.5 p2      41 x
        movaps xmm10, [r8 + 1408]                                 ;  1258.5 p2     102 x.8 reload
        xorps xmm7, xmm10                                         ;  1261.5 p5      41 x
        movaps xmm11, [r8 + 1472]                                 ;  1259.5 p2     102 x.12 reload
        andps xmm7, xmm11                                         ;  1262.5 p0      41 x
        xorps xmm5, xmm7                                          ;  1263.5 p1      41 x
        movaps xmm7, xmm10                                        ;  1261.5 p5      41 x copy
        movaps xmm12, [r8 + 1488]                                 ;  1260.5 p2     102 x.13 reload
        andps xmm7, xmm12                                         ;  1263.5 p0      41 x
        movaps xmm13, xmm7                                        ;  1264.5 p1      41 x copy
        movaps xmm15, xmm11                                       ;  1262.5 p5      41 x copy
        orps xmm15, [rbp - 128]                                   ;  1263.5 p0+p2   41 x
        movaps xmm11, xmm12                                       ;  1263.5 p1      41 x copy
        andps xmm11, [r8 + 1504]                                  ;  1264.5 p5+p2   41 x
        xorps xmm13, xmm11                                        ;  1265.5 p0      41 x
        xorps xmm1, xmm13                                         ;  1266.5 p1      41 x
        xorps xmm14, xmm13                                        ;  1266.5 p5      41 x
        movaps xmm13, xmm5                                        ;  1264.5 p0      41 x copy
        movaps xmm10, xmm12                                       ;  1263.5 p1      41 x copy
        andps xmm10, [r8 + 1392]                                  ;  1264.5 p5+p2   41 x
        xorps xmm10, [rbp - 48]                                   ;  1265.5 p0+p2   41 x
        xorps xmm3, xmm10                                         ;  1266.5 p1      41 x
        xorps xmm10, [rbp - 80]                                   ;  1266.5 p5+p2   41 x
        xorps xmm10, [rbp + 48]                                   ;  1267.5 p0+p2   41 x
        movaps [rbp + 48], xmm3                                   ;  1267.5 p3+p4   41 x spill
        movaps xmm3, xmm12                                        ;  1263.8 p1      41 x copy
        andps xmm3, [r8 + 1424]                                   ;  1267.5 p5+p2   41 x
        xorps xmm13, xmm3                                         ;  1268.5 p0      41 x
        xorps xmm3, [rbp - 32]                                    ;  1268.5 p1+p2   41 x
        movaps [rbp - 32], xmm10                                  ;  1268.5 p3+p4   41 x spill
        movaps xmm10, [r8 + 1520]                                 ;  1269.5 p2      41 x
        andps xmm10, [r8 + 1424]                                  ;  1272.5 p5+p2   41 x
        xorps xmm11, xmm10                                        ;  1273.5 p0      41 x
        xorps xmm6, xmm1                                          ;  1267.5 p1      41 x
        xorps xmm0, xmm14                                         ;  1267.5 p5      41 x
        movaps xmm1, [rbp - 128]                                  ;  1271.5 p2      41 x reload
        xorps xmm11, xmm1                                         ;  1274.5 p0      41 x
        xorps xmm15, xmm11                                        ;  1275.5 p1      41 x
        xorps xmm4, xmm1                                          ;  1274.5 p5      41 x
        xorps xmm5, xmm15                                         ;  1276.5 p0      41 x
        xorps xmm2, xmm15                                         ;  1276.5 p1      41 x
        xorps xmm5, [rbp - 96]                                    ;  1277.5 p5+p2   41 x
        movaps xmm1, [r8 + 1504]                                  ;  1273.5 p2      41 x
        movaps xmm10, [r8 + 1424]                                 ;  1274.5 p2     102 x.9 reload
        andps xmm1, xmm10                                         ;  1277.5 p0      41 x
        xorps xmm3, xmm12                                         ;  1269.5 p1      41 x
        xorps xmm3, xmm2                                          ;  1277.5 p5      41 x
        xorps xmm1, [rbp - 80]                                    ;  1278.5 p0+p2   41 x
        xorps xmm7, xmm1                                          ;  1279.5 p1      41 x
        xorps xmm13, xmm7                                         ;  1280.5 p5      41 x
        xorps xmm8, xmm13                                         ;  1281.5 p0      41 x
        xorps xmm1, [rbp - 112]                                   ;  1279.5 p1+p2   41 x
        xorps xmm9, xmm1                                          ;  1280.5 p5      41 x
        movaps xmm1, [r8 + 1344]                                  ;  1277.5 p2      41 x
        movaps xmm2, [r8 + 1280]                                  ;  1278.5 p2     102 x.0 reload
        andps xmm1, xmm2                                          ;  1281.5 p0      41 x
        movaps xmm7, [r8 + 1360]                                  ;  1279.5 p2      41 x
        andps xmm7, xmm2                                          ;  1282.5 p1      41 x
        movaps xmm11, xmm7                                        ;  1283.5 p5      41 x copy
        movaps xmm13, [r8 + 1376]                                 ;  1280.5 p2     102 x.6 reload
        andps xmm11, xmm13                                        ;  1284.5 p0      41 x
        movaps xmm14, xmm1                                        ;  1282.5 p1      41 x copy
        movaps xmm15, xmm1                                        ;  1282.5 p5      41 x copy
        movaps xmm12, [r8 + 1296]                                 ;  1281.5 p2      41 x
        andps xmm12, xmm13                                        ;  1284.5 p0      41 x
        movaps xmm10, [r8 + 1328]                                 ;  1282.5 p2      41 x
        andps xmm10, xmm2                                         ;  1285.5 p1      41 x
        movaps [rbp - 112], xmm4                                  ;  1279.8 p3+p4   41 x spill
        movaps xmm4, xmm10                                        ;  1286.5 p5      41 x copy
        xorps xmm4, [r8 + 1296]                                   ;  1287.5 p0+p2   41 x
        movaps [rbp - 80], xmm0                                   ;  1280.8 p3+p4   41 x spill
        movaps xmm0, xmm4                                         ;  1288.5 p1      41 x copy
        xorps xmm0, [r8 + 1344]                                   ;  1289.5 p5+p2   41 x
        andps xmm0, xmm13                                         ;  1290.5 p0      41 x
        xorps xmm10, xmm0                                         ;  1291.5 p1      41 x
        movaps [rbp - 96], xmm9                                   ;  1281.8 p3+p4   41 x spill
        movaps xmm9, [r8 + 1344]                                  ;  1285.5 p2      41 x
        andps xmm9, [r8 + 1328]                                   ;  1288.5 p5+p2   41 x
        xorps xmm14, xmm9                                         ;  1289.5 p0      41 x
        andps xmm14, [r8 + 1360]                                  ;  1290.5 p1+p2   41 x
        movaps [rbp - 128], xmm6                                  ;  1283.0 p3+p4   41 x spill
        movaps xmm6, [r8 + 1328]                                  ;  1288.5 p2      41 x
        andps xmm6, xmm13                                         ;  1291.5 p5      41 x
        movaps [rbp - 48], xmm3                                   ;  1284.0 p3+p4   41 x spill
        movaps xmm3, [r8 + 1360]                                  ;  1289.5 p2      41 x
        andps xmm3, [r8 + 1312]                                   ;  1292.5 p0+p2   41 x
        xorps xmm12, xmm3                                         ;  1293.5 p1      41 x
        xorps xmm9, xmm12                                         ;  1294.5 p5      41 x
        xorps xmm15, xmm12                                        ;  1294.5 p0      41 x
        movaps xmm12, [r8 + 1296]                                 ;  1291.5 p2     102 x.1 reload
        andps xmm3, xmm12                                         ;  1294.5 p1      41 x
        movaps [rbp - 64], xmm5                                   ;  1288.5 p3+p4   41 x spill
        movaps xmm5, xmm4                                         ;  1288.8 p5      41 x copy
        movaps [rbp + 64], xmm8                                   ;  1289.5 p3+p4   41 x spill
        movaps xmm8, xmm9                                         ;  1295.5 p0      41 x copy
        andps xmm8, [r8 + 1312]                                   ;  1296.5 p1+p2   41 x
        xorps xmm9, xmm2                                          ;  1295.5 p5      41 x
        movaps [rbp + 80], xmm15                                  ;  1295.5 p3+p4   41 x spill
        movaps xmm15, xmm6                                        ;  1292.5 p0      41 x copy
        xorps xmm15, [r8 + 1344]                                  ;  1293.5 p1+p2   41 x
        xorps xmm14, xmm15                                        ;  1294.5 p5      41 x
        movaps [rdx - 80], xmm0                                   ;  1291.5 p3+p4   41 x spill
        movaps xmm0, xmm9                                         ;  1296.5 p0      41 x copy
        andps xmm0, xmm2                                          ;  1297.5 p1      41 x
        andps xmm9, [r8 + 1344]                                   ;  1296.5 p5+p2   41 x
        movaps [rbp + 112], xmm10                                 ;  1292.5 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;  1294.5 p0      41 x copy
        andps xmm10, [r8 + 1360]                                  ;  1295.5 p1+p2   41 x
        xorps xmm11, xmm10                                        ;  1296.5 p5      41 x
        xorps xmm11, [rel misty1_expand_compact.T0_constants128]  ;  1297.5 p0+p2   41 x
        andps xmm15, [r8 + 1360]                                  ;  1297.5 p1+p2   41 x
        movaps [rdx - 32], xmm3                                   ;  1295.5 p3+p4   41 x spill
        movaps xmm3, xmm10                                        ;  1296.5 p5      41 x copy
        andps xmm3, [r8 + 1328]                                   ;  1298.5 p0+p2   41 x
        xorps xmm0, xmm11                                         ;  1298.5 p1      41 x
        andps xmm4, [r8 + 1312]                                   ;  1299.5 p5+p2   41 x
        movaps [rdx - 112], xmm6                                  ;  1295.8 p3+p4   41 x spill
        movaps xmm6, xmm12                                        ;  1296.0 p0      41 x copy
        andps xmm6, xmm2                                          ;  1297.0 p1      41 x
        xorps xmm3, xmm6                                          ;  1299.5 p5      41 x
        xorps xmm8, xmm3                                          ;  1300.5 p0      41 x
        movaps xmm3, [r8 + 1328]                                  ;  1300.5 p2     102 x.3 reload
        xorps xmm8, xmm3                                          ;  1303.5 p1      41 x
        movaps [rbp + 0], xmm8                                    ;  1304.5 p3+p4   41 x spill
        movaps xmm8, xmm12                                        ;  1297.8 p5      41 x copy
        andps xmm8, xmm3                                          ;  1303.5 p0      41 x
        xorps xmm15, xmm8                                         ;  1304.5 p1      41 x
        movaps xmm3, xmm12                                        ;  1298.8 p5      41 x copy
        andps xmm3, [r8 + 1344]                                   ;  1301.5 p0+p2   41 x
        movaps xmm12, xmm2                                        ;  1299.2 p1      41 x copy
        movaps xmm2, [r8 + 1312]                                  ;  1302.5 p2      41 x
        andps xmm2, xmm13                                         ;  1305.5 p5      41 x
        xorps xmm3, xmm7                                          ;  1302.5 p0      41 x
        xorps xmm4, xmm3                                          ;  1303.5 p1      41 x
        xorps xmm6, xmm2                                          ;  1306.5 p5      41 x
        xorps xmm0, xmm2                                          ;  1306.5 p0      41 x
        xorps xmm15, xmm0                                         ;  1307.5 p1      41 x
        movaps xmm0, xmm6                                         ;  1307.5 p5      41 x copy
        andps xmm0, [r8 + 1312]                                   ;  1308.5 p0+p2   41 x
        xorps xmm12, xmm0                                         ;  1309.5 p1      41 x
        xorps xmm5, xmm12                                         ;  1310.5 p5      41 x
        xorps xmm1, xmm8                                          ;  1304.5 p0      41 x
        movaps xmm0, [r8 + 1344]                                  ;  1304.5 p2     102 x.4 reload
        andps xmm6, xmm0                                          ;  1307.5 p1      41 x
        xorps xmm14, xmm6                                         ;  1308.5 p5      41 x
        xorps xmm4, xmm14                                         ;  1309.5 p0      41 x
        movaps xmm6, [r8 + 1312]                                  ;  1305.5 p2     102 x.2 reload
        xorps xmm3, xmm6                                          ;  1308.5 p1      41 x
        movaps xmm8, xmm10                                        ;  1304.8 p5      41 x copy
        xorps xmm10, xmm6                                         ;  1308.5 p0      41 x
        xorps xmm8, xmm13                                         ;  1305.8 p1      41 x
        movaps xmm12, [r8 + 1280]                                 ;  1306.5 p2     102 x.0 reload
        andps xmm8, xmm12                                         ;  1309.5 p5      41 x
        xorps xmm11, xmm8                                         ;  1310.5 p0      41 x
        xorps xmm9, xmm11                                         ;  1311.5 p1      41 x
        movaps xmm11, xmm2                                        ;  1306.8 p5      41 x copy
        xorps xmm11, xmm3                                         ;  1309.5 p0      41 x
        movaps xmm14, [r8 + 1328]                                 ;  1307.5 p2     102 x.3 reload
        andps xmm3, xmm14                                         ;  1310.5 p1      41 x
        xorps xmm2, xmm14                                         ;  1310.5 p5      41 x
        xorps xmm3, [r8 + 1360]                                   ;  1311.5 p0+p2   41 x
        xorps xmm3, [rdx - 32]                                    ;  1312.5 p1+p2   41 x
        xorps xmm4, [rdx - 80]                                    ;  1310.5 p5+p2   41 x
        movaps xmm14, xmm10                                       ;  1309.5 p0      41 x copy
        andps xmm14, xmm0                                         ;  1310.5 p1      41 x
        andps xmm10, xmm12                                        ;  1309.8 p5      41 x
        xorps xmm10, xmm13                                        ;  1310.8 p0      41 x
        xorps xmm9, xmm10                                         ;  1312.5 p1      41 x
        movaps xmm10, xmm2                                        ;  1311.5 p5      41 x copy
        andps xmm10, [rdx - 112]                                  ;  1312.5 p0+p2   41 x
        xorps xmm9, xmm10                                         ;  1313.5 p1      41 x
        movaps xmm10, [r8 + 1360]                                 ;  1312.5 p2     102 x.5 reload
        andps xmm2, xmm10                                         ;  1315.5 p5      41 x
        xorps xmm8, xmm2                                          ;  1316.5 p0      41 x
        xorps xmm11, xmm8                                         ;  1317.5 p1      41 x
        xorps xmm11, xmm5                                         ;  1318.5 p5      41 x
        movaps xmm8, [rbp + 112]                                  ;  1313.5 p2      41 x reload
        xorps xmm2, xmm8                                          ;  1316.5 p0      41 x
        xorps xmm7, xmm2                                          ;  1317.5 p1      41 x
        movaps xmm2, xmm1                                         ;  1313.8 p5      41 x copy
        andps xmm2, xmm6                                          ;  1314.8 p0      41 x
        xorps xmm11, xmm2                                         ;  1319.5 p1      41 x
        xorps xmm7, [rbp + 0]                                     ;  1318.5 p5+p2   41 x
        movaps xmm2, xmm12                                        ;  1315.0 p0      41 x copy
        xorps xmm2, [rbp + 64]                                    ;  1316.0 p1+p2   41 x
        xorps xmm15, xmm2                                         ;  1317.0 p5      41 x
        movaps xmm12, xmm6                                        ;  1316.0 p0      41 x copy
        xorps xmm12, [rbp + 48]                                   ;  1317.0 p1+p2   41 x
        movaps xmm6, xmm10                                        ;  1316.8 p5      41 x copy
        andps xmm6, xmm13                                         ;  1317.8 p0      41 x
        xorps xmm1, xmm6                                          ;  1318.8 p1      41 x
        andps xmm8, xmm6                                          ;  1318.8 p5      41 x
        xorps xmm4, xmm12                                         ;  1318.0 p0      41 x
        andps xmm1, xmm13                                         ;  1319.8 p1      41 x
        xorps xmm5, xmm1                                          ;  1320.8 p5      41 x
        xorps xmm14, xmm5                                         ;  1321.8 p0      41 x
        xorps xmm8, [rbp + 80]                                    ;  1319.8 p1+p2   41 x
        xorps xmm3, xmm8                                          ;  1320.8 p5      41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  1318.5 p2      41 x reload
        xorps xmm3, xmm1                                          ;  1321.8 p0      41 x
        xorps xmm14, xmm1                                         ;  1322.8 p1      41 x
        movaps xmm5, [r8 + 1680]                                  ;  1319.5 p2     102 x.9 reload
        xorps xmm15, xmm5                                         ;  1322.5 p5      48 x
        movaps xmm6, [r8 + 1712]                                  ;  1320.5 p2     102 x.11 reload
        xorps xmm4, xmm6                                          ;  1323.5 p0      48 x
        movaps xmm8, [r8 + 1536]                                  ;  1321.5 p2     102 x.0 reload
        xorps xmm2, xmm8                                          ;  1324.5 p1      48 x
        xorps xmm12, [r8 + 1568]                                  ;  1322.5 p5+p2   48 x
        movaps xmm8, xmm0                                         ;  1322.0 p0      41 x copy
        xorps xmm8, [rbp - 48]                                    ;  1323.5 p1+p2   41 x
        xorps xmm3, xmm8                                          ;  1324.5 p5      41 x
        xorps xmm3, [r8 + 1744]                                   ;  1325.5 p0+p2   48 x
        xorps xmm8, [r8 + 1600]                                   ;  1325.5 p1+p2   48 x
        movaps xmm5, xmm10                                        ;  1323.8 p5      41 x copy
        xorps xmm5, [rbp - 128]                                   ;  1326.5 p0+p2   41 x
        xorps xmm11, xmm5                                         ;  1327.5 p1      41 x
        xorps xmm11, [r8 + 1760]                                  ;  1328.5 p5+p2   48 x
        xorps xmm5, [r8 + 1616]                                   ;  1328.5 p0+p2   48 x
        movaps xmm6, xmm13                                        ;  1325.5 p1      41 x copy
        xorps xmm6, [rbp - 96]                                    ;  1329.5 p5+p2   41 x
        xorps xmm7, xmm6                                          ;  1330.5 p0      41 x
        xorps xmm7, [r8 + 1776]                                   ;  1331.5 p1+p2   48 x
        movaps xmm13, [rbp - 32]                                  ;  1331.5 p2      41 x
        xorps xmm13, [r8 + 1296]                                  ;  1334.5 p5+p2   41 x
        xorps xmm9, xmm13                                         ;  1335.5 p0      41 x
        xorps xmm9, [r8 + 1696]                                   ;  1336.5 p1+p2   48 x
        xorps xmm13, [r8 + 1552]                                  ;  1335.5 p5+p2   48 x
        xorps xmm6, [r8 + 1632]                                   ;  1335.5 p0+p2   48 x
        movaps xmm10, [rbp - 64]                                  ;  1336.5 p2      41 x
        xorps xmm10, [r8 + 1328]                                  ;  1339.5 p1+p2   41 x
        xorps xmm14, xmm10                                        ;  1340.5 p5      41 x
        xorps xmm14, [r8 + 1728]                                  ;  1341.5 p0+p2   48 x
        xorps xmm10, [r8 + 1584]                                  ;  1340.5 p1+p2   48 x
        movaps xmm0, [rbp - 80]                                   ;  1340.5 p2      48 x
        xorps xmm0, [r8 + 1648]                                   ;  1343.5 p5+p2   48 x
        movaps [rbp - 80], xmm7                                   ;  1332.5 p3+p4   48 x spill
        movaps xmm7, [rbp - 112]                                  ;  1342.5 p2      48 x
        xorps xmm7, [r8 + 1664]                                   ;  1345.5 p0+p2   48 x
        movaps [rbp - 112], xmm11                                 ;  1331.8 p3+p4   48 x spill
        movaps xmm11, xmm5                                        ;  1332.0 p1      45 x copy
        xorps xmm11, xmm13                                        ;  1336.5 p5      45 x
        movaps [rbp - 64], xmm3                                   ;  1332.8 p3+p4   48 x spill
        movaps xmm3, xmm11                                        ;  1337.5 p0      45 x copy
        movaps [rbp - 32], xmm14                                  ;  1342.5 p3+p4   48 x spill
        movaps xmm14, xmm13                                       ;  1336.5 p1      45 x copy
        andps xmm14, xmm10                                        ;  1341.5 p5      45 x
        movaps [rbp - 96], xmm4                                   ;  1336.0 p3+p4   48 x spill
        movaps xmm4, xmm13                                        ;  1336.5 p0      45 x copy
        andps xmm4, xmm2                                          ;  1337.5 p1      45 x
        movaps [rbp - 128], xmm9                                  ;  1337.5 p3+p4   48 x spill
        movaps xmm9, xmm10                                        ;  1341.5 p5      45 x copy
        andps xmm9, xmm0                                          ;  1344.5 p0      45 x
        movaps [rbp - 48], xmm15                                  ;  1338.0 p3+p4   48 x spill
        movaps xmm15, xmm10                                       ;  1341.5 p1      45 x copy
        andps xmm15, xmm6                                         ;  1342.5 p5      45 x
        movaps [rbp + 80], xmm9                                   ;  1345.5 p3+p4   45 x spill
        movaps xmm9, xmm10                                        ;  1341.5 p0      45 x copy
        movaps [rbp + 48], xmm13                                  ;  1340.0 p3+p4   48 x spill
        movaps xmm13, xmm10                                       ;  1341.5 p1      45 x copy
        andps xmm13, xmm12                                        ;  1342.5 p5      45 x
        xorps xmm3, xmm13                                         ;  1343.5 p0      45 x
        movaps xmm13, xmm10                                       ;  1341.5 p1      45 x copy
        andps xmm13, xmm2                                         ;  1342.5 p5      45 x
        movaps [rbp + 64], xmm3                                   ;  1344.5 p3+p4   45 x spill
        movaps xmm3, xmm10                                        ;  1342.0 p0      45 x copy
        andps xmm3, xmm8                                          ;  1343.0 p1      45 x
        xorps xmm14, xmm3                                         ;  1344.0 p5      45 x
        movaps [rbp + 0], xmm14                                   ;  1345.0 p3+p4   45 x spill
        movaps xmm14, xmm6                                        ;  1343.0 p0      45 x copy
        xorps xmm14, xmm2                                         ;  1344.0 p1      45 x
        xorps xmm9, xmm14                                         ;  1345.0 p5      45 x
        movaps [rbp + 112], xmm14                                 ;  1345.0 p3+p4   45 x spill
        movaps xmm14, xmm9                                        ;  1346.0 p0      45 x copy
        andps xmm14, xmm12                                        ;  1347.0 p1      45 x
        movaps [rdx - 112], xmm4                                  ;  1344.8 p3+p4   45 x spill
        movaps xmm4, xmm9                                         ;  1346.0 p5      45 x copy
        orps xmm4, xmm7                                           ;  1347.0 p0      45 x
        movaps [rdx - 80], xmm9                                   ;  1346.0 p3+p4   45 x spill
        movaps xmm9, xmm6                                         ;  1345.5 p1      45 x copy
        andps xmm9, xmm8                                          ;  1346.5 p5      45 x
        xorps xmm13, xmm9                                         ;  1347.5 p0      45 x
        movaps xmm9, xmm7                                         ;  1346.5 p1      45 x copy
        andps xmm9, xmm0                                          ;  1347.5 p5      45 x
        xorps xmm13, xmm9                                         ;  1348.5 p0      45 x
        movaps [rdx - 32], xmm9                                   ;  1348.5 p3+p4   45 x spill
        movaps xmm9, xmm11                                        ;  1347.5 p1      45 x copy
        andps xmm9, xmm8                                          ;  1348.5 p5      45 x
        movaps [rdx - 64], xmm6                                   ;  1348.0 p3+p4   48 x spill
        movaps xmm6, xmm7                                         ;  1348.0 p0      45 x copy
        andps xmm6, xmm2                                          ;  1349.0 p1      45 x
        xorps xmm6, xmm0                                          ;  1350.0 p5      45 x
        xorps xmm14, xmm6                                         ;  1351.0 p0      45 x
        xorps xmm3, xmm6                                          ;  1351.0 p1      45 x
        movaps xmm6, xmm7                                         ;  1349.8 p5      45 x copy
        andps xmm6, xmm8                                          ;  1350.8 p0      45 x
        xorps xmm10, xmm6                                         ;  1351.8 p1      45 x
        xorps xmm14, xmm10                                        ;  1352.8 p5      45 x
        andps xmm10, xmm7                                         ;  1352.8 p0      45 x
        movaps [rbp - 16], xmm6                                   ;  1351.8 p3+p4   45 x spill
        movaps xmm6, xmm0                                         ;  1351.5 p1      45 x copy
        andps xmm6, xmm2                                          ;  1352.5 p5      45 x
        xorps xmm15, xmm6                                         ;  1353.5 p0      45 x
        andps xmm11, xmm2                                         ;  1352.5 p1      45 x
        xorps xmm15, xmm1                                         ;  1354.5 p5      45 x
        xorps xmm10, xmm1                                         ;  1353.8 p0      45 x
        movaps xmm6, xmm13                                        ;  1353.5 p1      45 x copy
        movaps xmm1, xmm7                                         ;  1353.8 p5      45 x copy
        movaps [rdx - 96], xmm13                                  ;  1352.8 p3+p4   45 x spill
        movaps xmm13, xmm7                                        ;  1354.0 p0      45 x copy
        movaps [rdx - 128], xmm10                                 ;  1354.8 p3+p4   45 x spill
        movaps xmm10, xmm2                                        ;  1354.5 p1      45 x copy
        movaps [rdx - 16], xmm11                                  ;  1354.8 p3+p4   45 x spill
        movaps xmm11, xmm8                                        ;  1354.8 p5      45 x copy
        andps xmm11, xmm5                                         ;  1355.8 p0      45 x
        xorps xmm1, xmm11                                         ;  1356.8 p1      45 x
        xorps xmm11, xmm12                                        ;  1356.8 p5      45 x
        andps xmm1, xmm5                                          ;  1357.8 p0      45 x
        xorps xmm14, xmm1                                         ;  1358.8 p1      45 x
        movaps xmm1, xmm11                                        ;  1357.8 p5      45 x copy
        andps xmm11, xmm8                                         ;  1357.8 p0      45 x
        movaps [rdx - 48], xmm14                                  ;  1359.8 p3+p4   45 x spill
        movaps xmm14, xmm5                                        ;  1357.5 p1      45 x copy
        andps xmm14, xmm12                                        ;  1358.5 p5      45 x
        xorps xmm4, xmm14                                         ;  1359.5 p0      45 x
        xorps xmm4, [rdx - 112]                                   ;  1360.5 p1+p2   45 x
        movaps xmm14, xmm4                                        ;  1361.5 p5      45 x copy
        movaps [rdx - 112], xmm4                                  ;  1361.5 p3+p4   45 x spill
        movaps xmm4, xmm8                                         ;  1359.0 p0      45 x copy
        movaps [rbp + 96], xmm7                                   ;  1358.5 p3+p4   48 x spill
        movaps xmm7, xmm8                                         ;  1359.5 p1      45 x copy
        andps xmm8, xmm2                                          ;  1359.8 p5      45 x
        andps xmm7, xmm0                                          ;  1360.5 p0      45 x
        movaps [rbp + 32], xmm15                                  ;  1359.5 p3+p4   45 x spill
        movaps xmm15, xmm2                                        ;  1360.5 p1      45 x copy
        xorps xmm15, [rbp + 48]                                   ;  1361.5 p5+p2   45 x
        movaps [rbp + 16], xmm2                                   ;  1360.5 p3+p4   48 x spill
        movaps xmm2, xmm0                                         ;  1361.0 p0      45 x copy
        andps xmm2, xmm5                                          ;  1362.0 p1      45 x
        xorps xmm9, xmm2                                          ;  1363.0 p5      45 x
        xorps xmm3, xmm9                                          ;  1364.0 p0      45 x
        xorps xmm14, xmm9                                         ;  1364.0 p1      45 x
        xorps xmm1, xmm3                                          ;  1365.0 p5      45 x
        xorps xmm6, xmm1                                          ;  1366.0 p0      45 x
        xorps xmm7, xmm8                                          ;  1363.5 p1      45 x
        andps xmm15, xmm5                                         ;  1363.8 p5      45 x
        movaps xmm1, [rbp + 112]                                  ;  1362.2 p2      45 x reload
        xorps xmm14, xmm1                                         ;  1365.2 p0      45 x
        andps xmm1, xmm5                                          ;  1365.2 p1      45 x
        movaps xmm2, xmm0                                         ;  1364.8 p5      45 x copy
        movaps xmm3, [rbp + 48]                                   ;  1363.2 p2      48 x reload
        andps xmm2, xmm3                                          ;  1366.2 p0      45 x
        movaps xmm9, xmm3                                         ;  1366.2 p1      45 x copy
        andps xmm9, xmm12                                         ;  1367.2 p5      45 x
        xorps xmm10, xmm9                                         ;  1368.2 p0      45 x
        xorps xmm2, xmm10                                         ;  1369.2 p1      45 x
        xorps xmm13, xmm10                                        ;  1369.2 p5      45 x
        xorps xmm11, xmm2                                         ;  1370.2 p0      45 x
        xorps xmm1, xmm13                                         ;  1370.2 p1      45 x
        xorps xmm4, xmm1                                          ;  1371.2 p5      45 x
        andps xmm13, xmm3                                         ;  1370.2 p0      45 x
        xorps xmm7, xmm13                                         ;  1371.2 p1      45 x
        xorps xmm15, xmm11                                        ;  1371.2 p5      45 x
        movaps xmm1, [rbp + 64]                                   ;  1366.5 p2      45 x reload
        xorps xmm7, xmm1                                          ;  1372.2 p0      45 x
        movaps xmm2, [rbp + 80]                                   ;  1367.5 p2      45 x reload
        xorps xmm8, xmm2                                          ;  1370.5 p1      45 x
        xorps xmm11, xmm8                                         ;  1371.5 p5      45 x
        movaps xmm8, [rdx - 64]                                   ;  1368.5 p2      48 x reload
        andps xmm3, xmm8                                          ;  1371.5 p0      45 x
        movaps xmm9, [rdx - 80]                                   ;  1369.5 p2      45 x reload
        orps xmm5, xmm9                                           ;  1372.5 p1      45 x
        movaps xmm10, xmm0                                        ;  1370.8 p5      45 x copy
        andps xmm0, xmm12                                         ;  1371.0 p0      45 x
        andps xmm10, xmm8                                         ;  1371.8 p1      45 x
        movaps xmm13, [rdx - 128]                                 ;  1370.5 p2      45 x reload
        xorps xmm0, xmm13                                         ;  1373.5 p5      45 x
        movaps xmm2, xmm12                                        ;  1372.0 p0      45 x copy
        andps xmm12, xmm8                                         ;  1372.5 p1      45 x
        andps xmm2, [rbp + 96]                                    ;  1373.0 p5+p2   45 x
        xorps xmm2, xmm10                                         ;  1374.0 p0      45 x
        xorps xmm10, xmm3                                         ;  1373.5 p1      45 x
        xorps xmm3, xmm0                                          ;  1374.5 p5      45 x
        xorps xmm2, xmm9                                          ;  1375.0 p0      45 x
        xorps xmm5, xmm2                                          ;  1376.0 p1      45 x
        xorps xmm6, xmm10                                         ;  1374.8 p5      45 x
        movaps xmm2, xmm4                                         ;  1375.0 p0      45 x copy
        xorps xmm4, xmm11                                         ;  1375.5 p1      45 x
        xorps xmm2, [rbp + 32]                                    ;  1376.0 p5+p2   45 x
        xorps xmm4, [rdx - 16]                                    ;  1376.5 p0+p2   45 x
        xorps xmm2, [rdx - 112]                                   ;  1377.0 p1+p2   45 x
        xorps xmm0, [rdx - 32]                                    ;  1376.8 p5+p2   45 x
        xorps xmm14, xmm0                                         ;  1377.8 p0      45 x
        movaps xmm0, xmm8                                         ;  1377.5 p1      45 x copy
        andps xmm0, [rbp + 16]                                    ;  1378.5 p5+p2   45 x
        xorps xmm1, xmm5                                          ;  1378.0 p0      45 x
        xorps xmm5, xmm15                                         ;  1378.5 p1      45 x
        xorps xmm15, xmm12                                        ;  1378.8 p5      45 x
        xorps xmm0, [rbp + 0]                                     ;  1379.5 p0+p2   45 x
        xorps xmm4, xmm0                                          ;  1380.5 p1      45 x
        xorps xmm13, xmm0                                         ;  1380.5 p5      45 x
        xorps xmm9, xmm2                                          ;  1380.0 p0      45 x
        xorps xmm3, xmm15                                         ;  1380.5 p1      45 x
        xorps xmm11, xmm3                                         ;  1381.5 p5      45 x
        xorps xmm10, [rbp + 32]                                   ;  1381.0 p0+p2   45 x
        xorps xmm7, xmm10                                         ;  1382.0 p1      45 x
        xorps xmm12, [rdx - 96]                                   ;  1381.8 p5+p2   45 x
        xorps xmm8, xmm12                                         ;  1382.8 p0      45 x
        xorps xmm1, xmm8                                          ;  1383.8 p1      45 x
        xorps xmm5, [rbp - 16]                                    ;  1382.8 p5+p2   45 x
        xorps xmm13, [rdx - 48]                                   ;  1383.0 p0+p2   45 x
        xorps xmm6, [rbp + 80]                                    ;  1383.5 p1+p2   45 x
        movaps xmm0, [rbp - 48]                                   ;  1384.0 p2      48 x reload
        xorps xmm11, xmm0                                         ;  1387.0 p5      45 x
        movaps [r9 + 5376], xmm11                                 ;  1388.0 p3+p4  105 k
        movaps xmm2, [rbp - 128]                                  ;  1385.0 p2      48 x reload
        xorps xmm13, xmm2                                         ;  1388.0 p0      45 x
        movaps [r9 + 5392], xmm13                                 ;  1389.0 p3+p4  105 k
        movaps xmm3, [rbp - 96]                                   ;  1386.0 p2      48 x reload
        xorps xmm4, xmm3                                          ;  1389.0 p1      45 x
        movaps [r9 + 5408], xmm4                                  ;  1390.0 p3+p4  105 k
        movaps xmm8, [rbp - 32]                                   ;  1387.0 p2      48 x reload
        xorps xmm5, xmm8                                          ;  1390.0 p5      45 x
        movaps [r9 + 5424], xmm5                                  ;  1391.0 p3+p4  105 k
        movaps xmm10, [rbp - 64]                                  ;  1388.0 p2      48 x reload
        xorps xmm1, xmm10                                         ;  1391.0 p0      45 x
        movaps [r9 + 5440], xmm1                                  ;  1392.0 p3+p4  105 k
        movaps xmm12, [rbp - 112]                                 ;  1389.0 p2      48 x reload
        xorps xmm6, xmm12                                         ;  1392.0 p1      45 x
        movaps [r9 + 5488], xmm7                                  ;  1385.0 p3+p4  105 k
        movaps [r9 + 5456], xmm6                                  ;  1393.0 p3+p4  105 k
        movaps xmm15, [rbp - 80]                                  ;  1390.0 p2      48 x reload
        xorps xmm14, xmm15                                        ;  1393.0 p5      45 x
        movaps [r9 + 5504], xmm9                                  ;  1387.2 p3+p4  105 k
        movaps [r9 + 5472], xmm14                                 ;  1394.0 p3+p4  105 k
        movaps xmm9, [r8 + 1280]                                  ;  1391.0 p2     102 x.0 reload
        movaps [r9 + 1280], xmm9                                  ;  1394.0 p3+p4  104 k
        movaps [r9 + 5520], xmm0                                  ;  1390.2 p3+p4  105 k
        movaps xmm0, [r8 + 1296]                                  ;  1392.0 p2     102 x.1 reload
        movaps [r9 + 1296], xmm0                                  ;  1395.0 p3+p4  104 k
        movaps [r9 + 5536], xmm2                                  ;  1392.2 p3+p4  105 k
        movaps xmm2, [r8 + 1312]                                  ;  1393.0 p2     102 x.2 reload
        movaps [r9 + 1312], xmm2                                  ;  1396.0 p3+p4  104 k
        movaps [r9 + 5552], xmm3                                  ;  1394.2 p3+p4  105 k
        movaps xmm3, [r8 + 1328]                                  ;  1394.0 p2     102 x.3 reload
        movaps [r9 + 1328], xmm3                                  ;  1397.0 p3+p4  104 k
        movaps [r9 + 5568], xmm8                                  ;  1396.2 p3+p4  105 k
        movaps xmm8, [r8 + 1344]                                  ;  1395.0 p2     102 x.4 reload
        movaps [r9 + 1344], xmm8                                  ;  1398.0 p3+p4  104 k
        movaps [r9 + 5584], xmm10                                 ;  1398.2 p3+p4  105 k
        movaps xmm10, [r8 + 1360]                                 ;  1396.0 p2     102 x.5 reload
        movaps [r9 + 1360], xmm10                                 ;  1399.2 p3+p4  104 k
        movaps [r9 + 5600], xmm12                                 ;  1400.2 p3+p4  105 k
        movaps xmm12, [r8 + 1376]                                 ;  1397.0 p2     102 x.6 reload
        movaps [r9 + 1376], xmm12                                 ;  1401.2 p3+p4  104 k
        movaps [r9 + 5616], xmm15                                 ;  1402.2 p3+p4  105 k
        movaps xmm15, [r8 + 1392]                                 ;  1398.0 p2     102 x.7 reload
        movaps [r9 + 1392], xmm15                                 ;  1403.2 p3+p4  104 k
        movaps [r9 + 3328], xmm9                                  ;  1404.2 p3+p4  104 k
        movaps xmm9, [r8 + 1408]                                  ;  1399.0 p2     102 x.8 reload
        movaps [r9 + 1408], xmm9                                  ;  1405.2 p3+p4  104 k
        movaps [r9 + 3344], xmm0                                  ;  1406.2 p3+p4  104 k
        movaps xmm0, [r8 + 1424]                                  ;  1400.0 p2     102 x.9 reload
        movaps [r9 + 1424], xmm0                                  ;  1407.2 p3+p4  104 k
        movaps [r9 + 3360], xmm2                                  ;  1408.2 p3+p4  104 k
        movaps xmm2, [r8 + 1440]                                  ;  1401.0 p2     102 x.10 reload
        movaps [r9 + 1440], xmm2                                  ;  1409.2 p3+p4  104 k
        movaps [r9 + 3376], xmm3                                  ;  1410.2 p3+p4  104 k
        movaps xmm3, [r8 + 1456]                                  ;  1402.0 p2     102 x.11 reload
        movaps [r9 + 1456], xmm3                                  ;  1411.2 p3+p4  104 k
        movaps [r9 + 3392], xmm8                                  ;  1412.2 p3+p4  104 k
        movaps xmm8, [r8 + 1472]                                  ;  1403.0 p2     102 x.12 reload
        movaps [r9 + 1472], xmm8                                  ;  1413.2 p3+p4  104 k
        movaps [r9 + 3408], xmm10                                 ;  1414.2 p3+p4  104 k
        movaps xmm10, [r8 + 1488]                                 ;  1404.0 p2     102 x.13 reload
        movaps [r9 + 1488], xmm10                                 ;  1415.2 p3+p4  104 k
        movaps [r9 + 3424], xmm12                                 ;  1416.2 p3+p4  104 k
        movaps xmm12, [r8 + 1504]                                 ;  1405.0 p2     102 x.14 reload
        movaps [r9 + 1504], xmm12                                 ;  1417.2 p3+p4  104 k
        movaps [r9 + 3440], xmm15                                 ;  1418.2 p3+p4  104 k
        movaps xmm15, [r8 + 1520]                                 ;  1406.0 p2     102 x.15 reload
        movaps [r9 + 1520], xmm15                                 ;  1419.2 p3+p4  104 k
        movaps [r9 + 3456], xmm9                                  ;  1420.2 p3+p4  104 k
        movaps [r9 + 3472], xmm0                                  ;  1421.2 p3+p4  104 k
        movaps [r9 + 3488], xmm2                                  ;  1422.2 p3+p4  104 k
        movaps [r9 + 3504], xmm3                                  ;  1423.2 p3+p4  104 k
        movaps [r9 + 3520], xmm8                                  ;  1424.2 p3+p4  104 k
        movaps [r9 + 3536], xmm10                                 ;  1425.2 p3+p4  104 k
        movaps [r9 + 3552], xmm12                                 ;  1426.2 p3+p4  104 k
        movaps [r9 + 3568], xmm15                                 ;  1427.2 p3+p4  104 k
        movaps [r9 + 7424], xmm11                                 ;  1428.2 p3+p4  105 k
        movaps [r9 + 7440], xmm13                                 ;  1429.2 p3+p4  105 k
        movaps [r9 + 7456], xmm4                                  ;  1430.2 p3+p4  105 k
        movaps [r9 + 7472], xmm5                                  ;  1431.2 p3+p4  105 k
        movaps [r9 + 7488], xmm1                                  ;  1432.2 p3+p4  105 k
        movaps [r9 + 7504], xmm6                                  ;  1433.2 p3+p4  105 k
        movaps [r9 + 7520], xmm14                                 ;  1434.2 p3+p4  105 k
        movaps [r9 + 7536], xmm7                                  ;  1435.2 p3+p4  105 k
        movaps xmm0, [r8 + 1792]                                  ;  1420.2 p2     102 x.0
        movaps xmm1, [r8 + 1808]                                  ;  1421.2 p2     102 x.1
        movaps xmm2, [r8 + 1824]                                  ;  1422.2 p2     102 x.2
        movaps xmm3, [r8 + 1840]                                  ;  1423.2 p2     102 x.3
        movaps xmm4, [r8 + 1856]                                  ;  1424.2 p2     102 x.4
        movaps xmm5, [r8 + 1904]                                  ;  1425.2 p2     102 x.7
        movaps xmm6, [r8 + 1872]                                  ;  1426.2 p2     102 x.5
        movaps xmm7, [r8 + 1920]                                  ;  1427.2 p2     102 x.8
        movaps xmm8, [r8 + 1888]                                  ;  1428.2 p2     102 x.6
        movaps xmm9, [r8 + 1936]                                  ;  1429.2 p2     102 x.9
        movaps xmm10, [r8 + 1952]                                 ;  1430.2 p2     102 x.10
        movaps xmm11, [r8 + 1968]                                 ;  1431.2 p2     102 x.11
        movaps xmm12, [r8 + 1984]                                 ;  1432.2 p2     102 x.12
        movaps xmm13, [r8 + 2000]                                 ;  1433.2 p2     102 x.13
        movaps xmm14, [r8 + 2016]                                 ;  1434.2 p2     102 x.14
        movaps xmm15, [r8 + 2032]                                 ;  1435.2 p2     102 x.15
        movaps xmm7, [r9 + 5504]                                  ;  1436.2 p2      45 x reload
        movaps [r9 + 7552], xmm7                                  ;  1439.2 p3+p4  105 k
        movaps xmm7, [rbp - 48]                                   ;  1437.2 p2      48 x reload
        movaps [r9 + 7568], xmm7                                  ;  1440.2 p3+p4  105 k
        movaps xmm7, [rbp - 128]                                  ;  1438.2 p2      48 x reload
        movaps [r9 + 7584], xmm7                                  ;  1441.2 p3+p4  105 k
        movaps xmm7, [rbp - 96]                                   ;  1439.2 p2      48 x reload
        movaps [r9 + 7600], xmm7                                  ;  1442.2 p3+p4  105 k
        movaps xmm7, [rbp - 32]                                   ;  1440.2 p2      48 x reload
        movaps [r9 + 7616], xmm7                                  ;  1443.2 p3+p4  105 k
        movaps xmm7, [rbp - 64]                                   ;  1441.2 p2      48 x reload
        movaps [r9 + 7632], xmm7                                  ;  1444.2 p3+p4  105 k
        movaps xmm7, [rbp - 112]                                  ;  1442.2 p2      48 x reload
        movaps [r9 + 7648], xmm7                                  ;  1445.2 p3+p4  105 k
        movaps xmm7, [rbp - 80]                                   ;  1443.2 p2      48 x reload
        movaps [r9 + 7664], xmm7                                  ;  1446.2 p3+p4  105 k
        movaps xmm7, [r8 + 1648]                                  ;  1444.2 p2      41 x
        xorps xmm7, [r8 + 1744]                                   ;  1447.2 p0+p2   41 x
        movaps xmm5, xmm7                                         ;  1448.2 p1      41 x copy
        xorps xmm5, [r8 + 1696]                                   ;  1449.2 p5+p2   41 x
        movaps xmm8, xmm5                                         ;  1450.2 p0      41 x copy
        andps xmm8, [r8 + 1680]                                   ;  1451.2 p1+p2   41 x
        movaps xmm6, [r8 + 1760]                                  ;  1448.2 p2      41 x
        andps xmm6, [r8 + 1696]                                   ;  1451.2 p5+p2   41 x
        movaps xmm4, xmm5                                         ;  1450.2 p0      41 x copy
        orps xmm4, [r8 + 1776]                                    ;  1451.2 p1+p2   41 x
        movaps xmm3, [r8 + 1664]                                  ;  1451.2 p2      41 x
        xorps xmm3, [r8 + 1728]                                   ;  1454.2 p5+p2   41 x
        movaps xmm2, xmm3                                         ;  1455.2 p0      41 x copy
        movaps xmm1, [r8 + 1776]                                  ;  1453.2 p2      41 x
        andps xmm1, [r8 + 1760]                                   ;  1456.2 p1+p2   41 x
        movaps xmm0, xmm1                                         ;  1457.2 p5      41 x copy
        movaps xmm15, xmm3                                        ;  1455.2 p0      41 x copy
        andps xmm15, [r8 + 1712]                                  ;  1456.2 p1+p2   41 x
        movaps xmm14, [r8 + 1744]                                 ;  1456.2 p2      41 x
        andps xmm14, [r8 + 1696]                                  ;  1459.2 p5+p2   41 x
        movaps xmm13, [r8 + 1760]                                 ;  1458.2 p2      41 x
        andps xmm13, [r8 + 1648]                                  ;  1461.2 p0+p2   41 x
        xorps xmm14, xmm13                                        ;  1462.2 p1      41 x
        movaps xmm13, [rel misty1_expand_compact.T0_constants128] ;  1460.2 p2      41 x reload
        xorps xmm14, xmm13                                        ;  1463.2 p5      41 x
        movaps xmm12, [r8 + 1744]                                 ;  1461.2 p2      41 x
        andps xmm12, [r8 + 1712]                                  ;  1464.2 p0+p2   41 x
        andps xmm3, [r8 + 1648]                                   ;  1463.2 p1+p2   41 x
        movaps xmm11, [r8 + 1776]                                 ;  1464.2 p2      41 x
        andps xmm11, [r8 + 1648]                                  ;  1467.2 p5+p2   41 x
        xorps xmm11, [r8 + 1760]                                  ;  1468.2 p0+p2   41 x
        xorps xmm8, xmm11                                         ;  1469.2 p1      41 x
        movaps xmm10, [r8 + 1696]                                 ;  1467.2 p2      41 x
        andps xmm10, [r8 + 1680]                                  ;  1470.2 p5+p2   41 x
        xorps xmm2, xmm10                                         ;  1471.2 p0      41 x
        movaps xmm10, [r8 + 1696]                                 ;  1469.2 p2      41 x
        andps xmm10, [r8 + 1648]                                  ;  1472.2 p1+p2   41 x
        xorps xmm12, xmm10                                        ;  1473.2 p5      41 x
        xorps xmm0, xmm12                                         ;  1474.2 p0      41 x
        movaps xmm10, [r8 + 1696]                                 ;  1471.2 p2      41 x
        movaps xmm12, [r8 + 1664]                                 ;  1472.2 p2     102 x.8 reload
        andps xmm10, xmm12                                        ;  1475.2 p1      41 x
        movaps xmm9, [r8 + 1712]                                  ;  1473.2 p2      41 x
        andps xmm9, [r8 + 1696]                                   ;  1476.2 p5+p2   41 x
        xorps xmm10, xmm9                                         ;  1477.2 p0      41 x
        xorps xmm11, xmm9                                         ;  1477.2 p1      41 x
        movaps xmm9, xmm7                                         ;  1467.5 p5      41 x copy
        movaps [rbp - 80], xmm1                                   ;  1467.8 p3+p4   41 x spill
        movaps xmm1, [r8 + 1776]                                  ;  1475.2 p2      41 x
        andps xmm1, [r8 + 1712]                                   ;  1478.2 p0+p2   41 x
        movaps [rbp - 112], xmm5                                  ;  1469.2 p3+p4   41 x spill
        movaps xmm5, xmm1                                         ;  1479.2 p1      41 x copy
        xorps xmm5, [r8 + 1696]                                   ;  1480.2 p5+p2   41 x
        xorps xmm8, xmm5                                          ;  1481.2 p0      41 x
        andps xmm5, [r8 + 1776]                                   ;  1481.2 p1+p2   41 x
        xorps xmm5, xmm13                                         ;  1482.2 p5      41 x
        movaps xmm13, [r8 + 1648]                                 ;  1479.2 p2      41 x
        andps xmm13, xmm12                                        ;  1482.2 p0      41 x
        andps xmm7, [r8 + 1728]                                   ;  1480.2 p1+p2   41 x
        movaps [rbp - 64], xmm1                                   ;  1479.2 p3+p4   41 x spill
        movaps xmm1, xmm0                                         ;  1475.2 p5      41 x copy
        movaps [rbp - 32], xmm0                                   ;  1475.2 p3+p4   41 x spill
        movaps xmm0, xmm12                                        ;  1475.5 p0      41 x copy
        andps xmm0, [r8 + 1680]                                   ;  1481.2 p1+p2   41 x
        xorps xmm0, [r8 + 1648]                                   ;  1482.2 p5+p2   41 x
        movaps [rbp - 96], xmm5                                   ;  1483.2 p3+p4   41 x spill
        movaps xmm5, xmm0                                         ;  1483.2 p0      41 x copy
        xorps xmm0, [r8 + 1776]                                   ;  1483.2 p1+p2   41 x
        xorps xmm7, xmm0                                          ;  1484.2 p5      41 x
        andps xmm0, xmm12                                         ;  1484.2 p0      41 x
        movaps [rbp - 128], xmm10                                 ;  1479.2 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;  1479.5 p1      41 x copy
        andps xmm10, [r8 + 1760]                                  ;  1484.2 p5+p2   41 x
        xorps xmm5, xmm10                                         ;  1485.2 p0      41 x
        movaps xmm10, [r8 + 1728]                                 ;  1485.2 p2      41 x
        andps xmm10, [r8 + 1680]                                  ;  1488.2 p1+p2   41 x
        xorps xmm4, xmm10                                         ;  1489.2 p5      41 x
        xorps xmm13, xmm4                                         ;  1490.2 p0      41 x
        movaps xmm4, [r8 + 1712]                                  ;  1487.2 p2     102 x.11 reload
        xorps xmm7, xmm4                                          ;  1490.2 p1      41 x
        movaps xmm10, xmm13                                       ;  1491.2 p5      41 x copy
        movaps xmm12, xmm4                                        ;  1490.2 p0      41 x copy
        andps xmm12, [r8 + 1728]                                  ;  1491.2 p1+p2   41 x
        movaps [rbp - 48], xmm13                                  ;  1491.2 p3+p4   41 x spill
        movaps xmm13, xmm12                                       ;  1492.2 p5      41 x copy
        xorps xmm13, [r8 + 1776]                                  ;  1493.2 p0+p2   41 x
        xorps xmm12, [r8 + 1680]                                  ;  1492.2 p1+p2   41 x
        andps xmm13, [r8 + 1728]                                  ;  1494.2 p5+p2   41 x
        xorps xmm8, xmm13                                         ;  1495.2 p0      41 x
        movaps xmm13, xmm12                                       ;  1493.2 p1      41 x copy
        andps xmm12, xmm4                                         ;  1493.2 p5      41 x
        xorps xmm5, xmm12                                         ;  1494.2 p0      41 x
        movaps xmm12, xmm4                                        ;  1490.2 p1      41 x copy
        andps xmm12, [r8 + 1760]                                  ;  1492.2 p5+p2   41 x
        movaps [rbp + 80], xmm8                                   ;  1496.2 p3+p4   41 x spill
        movaps xmm8, xmm4                                         ;  1490.5 p0      41 x copy
        andps xmm8, [r8 + 1648]                                   ;  1493.2 p1+p2   41 x
        movaps xmm4, [r8 + 1760]                                  ;  1494.2 p2      41 x
        andps xmm4, [r8 + 1728]                                   ;  1497.2 p5+p2   41 x
        xorps xmm15, xmm4                                         ;  1498.2 p0      41 x
        xorps xmm11, xmm15                                        ;  1499.2 p1      41 x
        xorps xmm10, xmm15                                        ;  1499.2 p5      41 x
        xorps xmm9, xmm10                                         ;  1500.2 p0      41 x
        xorps xmm13, xmm11                                        ;  1500.2 p1      41 x
        xorps xmm1, xmm13                                         ;  1501.2 p5      41 x
        xorps xmm12, xmm8                                         ;  1494.2 p0      41 x
        xorps xmm0, xmm12                                         ;  1495.2 p1      41 x
        xorps xmm8, xmm6                                          ;  1494.2 p5      41 x
        xorps xmm0, xmm2                                          ;  1496.2 p0      41 x
        xorps xmm8, xmm5                                          ;  1495.2 p1      41 x
        movaps xmm4, xmm14                                        ;  1495.2 p5      41 x copy
        xorps xmm4, xmm7                                          ;  1496.2 p0      41 x
        xorps xmm7, xmm8                                          ;  1496.2 p1      41 x
        xorps xmm3, xmm7                                          ;  1497.2 p5      41 x
        xorps xmm4, [rbp - 48]                                    ;  1497.2 p0+p2   41 x
        movaps xmm7, [r8 + 1648]                                  ;  1497.2 p2      41 x
        movaps xmm10, [r8 + 1664]                                 ;  1498.2 p2     102 x.8 reload
        xorps xmm7, xmm10                                         ;  1501.2 p1      41 x
        movaps xmm11, [r8 + 1728]                                 ;  1499.2 p2     102 x.12 reload
        andps xmm7, xmm11                                         ;  1502.2 p5      41 x
        xorps xmm5, xmm7                                          ;  1503.2 p0      41 x
        movaps xmm7, xmm10                                        ;  1501.2 p1      41 x copy
        movaps xmm12, [r8 + 1744]                                 ;  1500.2 p2     102 x.13 reload
        andps xmm7, xmm12                                         ;  1503.2 p5      41 x
        movaps xmm13, xmm7                                        ;  1504.2 p0      41 x copy
        movaps xmm15, xmm11                                       ;  1502.2 p1      41 x copy
        orps xmm15, [rbp - 112]                                   ;  1503.2 p5+p2   41 x
        movaps xmm11, xmm12                                       ;  1503.2 p0      41 x copy
        andps xmm11, [r8 + 1760]                                  ;  1504.2 p1+p2   41 x
        xorps xmm13, xmm11                                        ;  1505.2 p5      41 x
        xorps xmm1, xmm13                                         ;  1506.2 p0      41 x
        xorps xmm14, xmm13                                        ;  1506.2 p1      41 x
        movaps xmm13, xmm5                                        ;  1504.2 p5      41 x copy
        movaps xmm10, xmm12                                       ;  1503.2 p0      41 x copy
        andps xmm10, [r8 + 1648]                                  ;  1504.2 p1+p2   41 x
        xorps xmm10, [rbp - 128]                                  ;  1505.2 p5+p2   41 x
        xorps xmm3, xmm10                                         ;  1506.2 p0      41 x
        xorps xmm10, [rbp - 96]                                   ;  1506.2 p1+p2   41 x
        xorps xmm10, [rbp + 80]                                   ;  1507.2 p5+p2   41 x
        movaps [rbp + 80], xmm3                                   ;  1507.2 p3+p4   41 x spill
        movaps xmm3, xmm12                                        ;  1503.5 p0      41 x copy
        andps xmm3, [r8 + 1680]                                   ;  1507.2 p1+p2   41 x
        xorps xmm13, xmm3                                         ;  1508.2 p5      41 x
        xorps xmm3, [rbp - 32]                                    ;  1508.2 p0+p2   41 x
        movaps [rbp - 32], xmm10                                  ;  1508.2 p3+p4   41 x spill
        movaps xmm10, [r8 + 1776]                                 ;  1509.2 p2      41 x
        andps xmm10, [r8 + 1680]                                  ;  1512.2 p1+p2   41 x
        xorps xmm11, xmm10                                        ;  1513.2 p5      41 x
        xorps xmm6, xmm1                                          ;  1507.2 p0      41 x
        xorps xmm0, xmm14                                         ;  1507.2 p1      41 x
        movaps xmm1, [rbp - 112]                                  ;  1511.2 p2      41 x reload
        xorps xmm11, xmm1                                         ;  1514.2 p5      41 x
        xorps xmm15, xmm11                                        ;  1515.2 p0      41 x
        xorps xmm4, xmm1                                          ;  1514.2 p1      41 x
        xorps xmm5, xmm15                                         ;  1516.2 p5      41 x
        xorps xmm2, xmm15                                         ;  1516.2 p0      41 x
        xorps xmm5, [rbp - 64]                                    ;  1517.2 p1+p2   41 x
        movaps xmm1, [r8 + 1760]                                  ;  1513.2 p2      41 x
        movaps xmm10, [r8 + 1680]                                 ;  1514.2 p2     102 x.9 reload
        andps xmm1, xmm10                                         ;  1517.2 p5      41 x
        xorps xmm3, xmm12                                         ;  1509.2 p0      41 x
        xorps xmm3, xmm2                                          ;  1517.2 p1      41 x
        xorps xmm1, [rbp - 96]                                    ;  1518.2 p5+p2   41 x
        xorps xmm7, xmm1                                          ;  1519.2 p0      41 x
        xorps xmm13, xmm7                                         ;  1520.2 p1      41 x
        xorps xmm8, xmm13                                         ;  1521.2 p5      41 x
        xorps xmm1, [rbp - 80]                                    ;  1519.2 p0+p2   41 x
        xorps xmm9, xmm1                                          ;  1520.2 p1      41 x
        movaps xmm1, [r8 + 1600]                                  ;  1517.2 p2      41 x
        movaps xmm2, [r8 + 1536]                                  ;  1518.2 p2     102 x.0 reload
        andps xmm1, xmm2                                          ;  1521.2 p5      41 x
        movaps xmm7, [r8 + 1616]                                  ;  1519.2 p2      41 x
        andps xmm7, xmm2                                          ;  1522.2 p0      41 x
        movaps xmm11, xmm7                                        ;  1523.2 p1      41 x copy
        movaps xmm13, [r8 + 1632]                                 ;  1520.2 p2     102 x.6 reload
        andps xmm11, xmm13                                        ;  1524.2 p5      41 x
        movaps xmm14, xmm1                                        ;  1522.2 p0      41 x copy
        movaps xmm15, xmm1                                        ;  1522.2 p1      41 x copy
        movaps xmm12, [r8 + 1552]                                 ;  1521.2 p2      41 x
        andps xmm12, xmm13                                        ;  1524.2 p5      41 x
        movaps xmm10, [r8 + 1584]                                 ;  1522.2 p2      41 x
        andps xmm10, xmm2                                         ;  1525.2 p0      41 x
        movaps [rbp - 80], xmm4                                   ;  1519.5 p3+p4   41 x spill
        movaps xmm4, xmm10                                        ;  1526.2 p1      41 x copy
        xorps xmm4, [r8 + 1552]                                   ;  1527.2 p5+p2   41 x
        movaps [rbp - 96], xmm0                                   ;  1520.5 p3+p4   41 x spill
        movaps xmm0, xmm4                                         ;  1528.2 p0      41 x copy
        xorps xmm0, [r8 + 1600]                                   ;  1529.2 p1+p2   41 x
        andps xmm0, xmm13                                         ;  1530.2 p5      41 x
        xorps xmm10, xmm0                                         ;  1531.2 p0      41 x
        movaps [rbp - 64], xmm9                                   ;  1521.5 p3+p4   41 x spill
        movaps xmm9, [r8 + 1600]                                  ;  1525.2 p2      41 x
        andps xmm9, [r8 + 1584]                                   ;  1528.2 p1+p2   41 x
        xorps xmm14, xmm9                                         ;  1529.2 p5      41 x
        andps xmm14, [r8 + 1616]                                  ;  1530.2 p0+p2   41 x
        movaps [rbp - 112], xmm6                                  ;  1522.8 p3+p4   41 x spill
        movaps xmm6, [r8 + 1584]                                  ;  1528.2 p2      41 x
        andps xmm6, xmm13                                         ;  1531.2 p1      41 x
        movaps [rbp - 128], xmm3                                  ;  1523.8 p3+p4   41 x spill
        movaps xmm3, [r8 + 1616]                                  ;  1529.2 p2      41 x
        andps xmm3, [r8 + 1568]                                   ;  1532.2 p5+p2   41 x
        xorps xmm12, xmm3                                         ;  1533.2 p0      41 x
        xorps xmm9, xmm12                                         ;  1534.2 p1      41 x
        xorps xmm15, xmm12                                        ;  1534.2 p5      41 x
        movaps xmm12, [r8 + 1552]                                 ;  1531.2 p2     102 x.1 reload
        andps xmm3, xmm12                                         ;  1534.2 p0      41 x
        movaps [rbp - 48], xmm5                                   ;  1528.2 p3+p4   41 x spill
        movaps xmm5, xmm4                                         ;  1528.5 p1      41 x copy
        movaps [rdx - 48], xmm8                                   ;  1529.2 p3+p4   41 x spill
        movaps xmm8, xmm9                                         ;  1535.2 p5      41 x copy
        andps xmm8, [r8 + 1568]                                   ;  1536.2 p0+p2   41 x
        xorps xmm9, xmm2                                          ;  1535.2 p1      41 x
        movaps [rbp - 16], xmm15                                  ;  1535.2 p3+p4   41 x spill
        movaps xmm15, xmm6                                        ;  1532.2 p5      41 x copy
        xorps xmm15, [r8 + 1600]                                  ;  1533.2 p0+p2   41 x
        xorps xmm14, xmm15                                        ;  1534.2 p1      41 x
        movaps [rdx - 96], xmm0                                   ;  1531.2 p3+p4   41 x spill
        movaps xmm0, xmm9                                         ;  1536.2 p5      41 x copy
        andps xmm0, xmm2                                          ;  1537.2 p0      41 x
        andps xmm9, [r8 + 1600]                                   ;  1536.2 p1+p2   41 x
        movaps [rbp + 32], xmm10                                  ;  1532.2 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;  1534.2 p5      41 x copy
        andps xmm10, [r8 + 1616]                                  ;  1535.2 p0+p2   41 x
        xorps xmm11, xmm10                                        ;  1536.2 p1      41 x
        xorps xmm11, [rel misty1_expand_compact.T0_constants128]  ;  1537.2 p5+p2   41 x
        andps xmm15, [r8 + 1616]                                  ;  1537.2 p0+p2   41 x
        movaps [rdx - 64], xmm3                                   ;  1535.2 p3+p4   41 x spill
        movaps xmm3, xmm10                                        ;  1536.2 p1      41 x copy
        andps xmm3, [r8 + 1584]                                   ;  1538.2 p5+p2   41 x
        xorps xmm0, xmm11                                         ;  1538.2 p0      41 x
        andps xmm4, [r8 + 1568]                                   ;  1539.2 p1+p2   41 x
        movaps [rdx - 80], xmm6                                   ;  1535.5 p3+p4   41 x spill
        movaps xmm6, xmm12                                        ;  1535.8 p5      41 x copy
        andps xmm6, xmm2                                          ;  1536.8 p0      41 x
        xorps xmm3, xmm6                                          ;  1539.2 p1      41 x
        xorps xmm8, xmm3                                          ;  1540.2 p5      41 x
        movaps xmm3, [r8 + 1584]                                  ;  1540.2 p2     102 x.3 reload
        xorps xmm8, xmm3                                          ;  1543.2 p0      41 x
        movaps [rbp + 0], xmm8                                    ;  1544.2 p3+p4   41 x spill
        movaps xmm8, xmm12                                        ;  1537.5 p1      41 x copy
        andps xmm8, xmm3                                          ;  1543.2 p5      41 x
        xorps xmm15, xmm8                                         ;  1544.2 p0      41 x
        movaps xmm3, xmm12                                        ;  1538.5 p1      41 x copy
        andps xmm3, [r8 + 1600]                                   ;  1541.2 p5+p2   41 x
        movaps xmm12, xmm2                                        ;  1539.0 p0      41 x copy
        movaps xmm2, [r8 + 1568]                                  ;  1542.2 p2      41 x
        andps xmm2, xmm13                                         ;  1545.2 p1      41 x
        xorps xmm3, xmm7                                          ;  1542.2 p5      41 x
        xorps xmm4, xmm3                                          ;  1543.2 p0      41 x
        xorps xmm6, xmm2                                          ;  1546.2 p1      41 x
        xorps xmm0, xmm2                                          ;  1546.2 p5      41 x
        xorps xmm15, xmm0                                         ;  1547.2 p0      41 x
        movaps xmm0, xmm6                                         ;  1547.2 p1      41 x copy
        andps xmm0, [r8 + 1568]                                   ;  1548.2 p5+p2   41 x
        xorps xmm12, xmm0                                         ;  1549.2 p0      41 x
        xorps xmm5, xmm12                                         ;  1550.2 p1      41 x
        xorps xmm1, xmm8                                          ;  1544.2 p5      41 x
        movaps xmm0, [r8 + 1600]                                  ;  1544.2 p2     102 x.4 reload
        andps xmm6, xmm0                                          ;  1547.2 p0      41 x
        xorps xmm14, xmm6                                         ;  1548.2 p1      41 x
        xorps xmm4, xmm14                                         ;  1549.2 p5      41 x
        movaps xmm6, [r8 + 1568]                                  ;  1545.2 p2     102 x.2 reload
        xorps xmm3, xmm6                                          ;  1548.2 p0      41 x
        movaps xmm8, xmm10                                        ;  1544.5 p1      41 x copy
        xorps xmm10, xmm6                                         ;  1548.2 p5      41 x
        xorps xmm8, xmm13                                         ;  1545.5 p0      41 x
        movaps xmm12, [r8 + 1536]                                 ;  1546.2 p2     102 x.0 reload
        andps xmm8, xmm12                                         ;  1549.2 p1      41 x
        xorps xmm11, xmm8                                         ;  1550.2 p5      41 x
        xorps xmm9, xmm11                                         ;  1551.2 p0      41 x
        movaps xmm11, xmm2                                        ;  1546.5 p1      41 x copy
        xorps xmm11, xmm3                                         ;  1549.2 p5      41 x
        movaps xmm14, [r8 + 1584]                                 ;  1547.2 p2     102 x.3 reload
        andps xmm3, xmm14                                         ;  1550.2 p0      41 x
        xorps xmm2, xmm14                                         ;  1550.2 p1      41 x
        xorps xmm3, [r8 + 1616]                                   ;  1551.2 p5+p2   41 x
        xorps xmm3, [rdx - 64]                                    ;  1552.2 p0+p2   41 x
        xorps xmm4, [rdx - 96]                                    ;  1550.2 p1+p2   41 x
        movaps xmm14, xmm10                                       ;  1549.2 p5      41 x copy
        andps xmm14, xmm0                                         ;  1550.2 p0      41 x
        andps xmm10, xmm12                                        ;  1549.5 p1      41 x
        xorps xmm10, xmm13                                        ;  1550.5 p5      41 x
        xorps xmm9, xmm10                                         ;  1552.2 p0      41 x
        movaps xmm10, xmm2                                        ;  1551.2 p1      41 x copy
        andps xmm10, [rdx - 80]                                   ;  1552.2 p5+p2   41 x
        xorps xmm9, xmm10                                         ;  1553.2 p0      41 x
        movaps xmm10, [r8 + 1616]                                 ;  1552.2 p2     102 x.5 reload
        andps xmm2, xmm10                                         ;  1555.2 p1      41 x
        xorps xmm8, xmm2                                          ;  1556.2 p5      41 x
        xorps xmm11, xmm8                                         ;  1557.2 p0      41 x
        xorps xmm11, xmm5                                         ;  1558.2 p1      41 x
        movaps xmm8, [rbp + 32]                                   ;  1553.2 p2      41 x reload
        xorps xmm2, xmm8                                          ;  1556.2 p5      41 x
        xorps xmm7, xmm2                                          ;  1557.2 p0      41 x
        movaps xmm2, xmm1                                         ;  1553.5 p1      41 x copy
        andps xmm2, xmm6                                          ;  1554.5 p5      41 x
        xorps xmm11, xmm2                                         ;  1559.2 p0      41 x
        xorps xmm7, [rbp + 0]                                     ;  1558.2 p1+p2   41 x
        movaps xmm2, xmm12                                        ;  1554.8 p5      41 x copy
        xorps xmm2, [rdx - 48]                                    ;  1555.8 p0+p2   41 x
        xorps xmm15, xmm2                                         ;  1556.8 p1      41 x
        movaps xmm12, xmm6                                        ;  1555.8 p5      41 x copy
        xorps xmm12, [rbp + 80]                                   ;  1556.8 p0+p2   41 x
        movaps xmm6, xmm10                                        ;  1556.5 p1      41 x copy
        andps xmm6, xmm13                                         ;  1557.5 p5      41 x
        xorps xmm1, xmm6                                          ;  1558.5 p0      41 x
        andps xmm8, xmm6                                          ;  1558.5 p1      41 x
        xorps xmm4, xmm12                                         ;  1557.8 p5      41 x
        andps xmm1, xmm13                                         ;  1559.5 p0      41 x
        xorps xmm5, xmm1                                          ;  1560.5 p1      41 x
        xorps xmm14, xmm5                                         ;  1561.5 p5      41 x
        xorps xmm8, [rbp - 16]                                    ;  1559.5 p0+p2   41 x
        xorps xmm3, xmm8                                          ;  1560.5 p1      41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  1558.2 p2      41 x reload
        xorps xmm3, xmm1                                          ;  1561.5 p5      41 x
        xorps xmm14, xmm1                                         ;  1562.5 p0      41 x
        movaps xmm5, [r8 + 1936]                                  ;  1559.2 p2     102 x.9 reload
        xorps xmm15, xmm5                                         ;  1562.2 p1      48 x
        movaps xmm6, [r8 + 1968]                                  ;  1560.2 p2     102 x.11 reload
        xorps xmm4, xmm6                                          ;  1563.2 p5      48 x
        movaps xmm8, [r8 + 1792]                                  ;  1561.2 p2     102 x.0 reload
        xorps xmm2, xmm8                                          ;  1564.2 p0      48 x
        xorps xmm12, [r8 + 1824]                                  ;  1562.2 p1+p2   48 x
        movaps xmm8, xmm0                                         ;  1561.8 p5      41 x copy
        xorps xmm8, [rbp - 128]                                   ;  1563.2 p0+p2   41 x
        xorps xmm3, xmm8                                          ;  1564.2 p1      41 x
        xorps xmm3, [r8 + 2000]                                   ;  1565.2 p5+p2   48 x
        xorps xmm8, [r8 + 1856]                                   ;  1565.2 p0+p2   48 x
        movaps xmm5, xmm10                                        ;  1563.5 p1      41 x copy
        xorps xmm5, [rbp - 112]                                   ;  1566.2 p5+p2   41 x
        xorps xmm11, xmm5                                         ;  1567.2 p0      41 x
        xorps xmm11, [r8 + 2016]                                  ;  1568.2 p1+p2   48 x
        xorps xmm5, [r8 + 1872]                                   ;  1568.2 p5+p2   48 x
        movaps xmm6, xmm13                                        ;  1565.2 p0      41 x copy
        xorps xmm6, [rbp - 64]                                    ;  1569.2 p1+p2   41 x
        xorps xmm7, xmm6                                          ;  1570.2 p5      41 x
        xorps xmm7, [r8 + 2032]                                   ;  1571.2 p0+p2   48 x
        movaps xmm13, [rbp - 32]                                  ;  1571.2 p2      41 x
        xorps xmm13, [r8 + 1552]                                  ;  1574.2 p1+p2   41 x
        xorps xmm9, xmm13                                         ;  1575.2 p5      41 x
        xorps xmm9, [r8 + 1952]                                   ;  1576.2 p0+p2   48 x
        xorps xmm13, [r8 + 1808]                                  ;  1575.2 p1+p2   48 x
        xorps xmm6, [r8 + 1888]                                   ;  1575.2 p5+p2   48 x
        movaps xmm10, [rbp - 48]                                  ;  1576.2 p2      41 x
        xorps xmm10, [r8 + 1584]                                  ;  1579.2 p0+p2   41 x
        xorps xmm14, xmm10                                        ;  1580.2 p1      41 x
        xorps xmm14, [r8 + 1984]                                  ;  1581.2 p5+p2   48 x
        xorps xmm10, [r8 + 1840]                                  ;  1580.2 p0+p2   48 x
        movaps xmm0, [rbp - 96]                                   ;  1580.2 p2      48 x
        xorps xmm0, [r8 + 1904]                                   ;  1583.2 p1+p2   48 x
        movaps [rbp - 96], xmm7                                   ;  1572.2 p3+p4   48 x spill
        movaps xmm7, [rbp - 80]                                   ;  1582.2 p2      48 x
        xorps xmm7, [r8 + 1920]                                   ;  1585.2 p5+p2   48 x
        movaps [rbp - 80], xmm11                                  ;  1571.5 p3+p4   48 x spill
        movaps xmm11, xmm5                                        ;  1571.8 p0      45 x copy
        xorps xmm11, xmm13                                        ;  1576.2 p1      45 x
        movaps [rbp - 48], xmm3                                   ;  1572.5 p3+p4   48 x spill
        movaps xmm3, xmm11                                        ;  1577.2 p5      45 x copy
        movaps [rbp - 32], xmm14                                  ;  1582.2 p3+p4   48 x spill
        movaps xmm14, xmm13                                       ;  1576.2 p0      45 x copy
        andps xmm14, xmm10                                        ;  1581.2 p1      45 x
        movaps [rbp - 64], xmm4                                   ;  1575.8 p3+p4   48 x spill
        movaps xmm4, xmm13                                        ;  1576.2 p5      45 x copy
        andps xmm4, xmm2                                          ;  1577.2 p0      45 x
        movaps [rbp - 112], xmm9                                  ;  1577.2 p3+p4   48 x spill
        movaps xmm9, xmm10                                        ;  1581.2 p1      45 x copy
        andps xmm9, xmm0                                          ;  1584.2 p5      45 x
        movaps [rbp - 128], xmm15                                 ;  1577.8 p3+p4   48 x spill
        movaps xmm15, xmm10                                       ;  1581.2 p0      45 x copy
        andps xmm15, xmm6                                         ;  1582.2 p1      45 x
        movaps [rbp - 16], xmm9                                   ;  1585.2 p3+p4   45 x spill
        movaps xmm9, xmm10                                        ;  1581.2 p5      45 x copy
        movaps [rbp + 80], xmm13                                  ;  1579.8 p3+p4   48 x spill
        movaps xmm13, xmm10                                       ;  1581.2 p0      45 x copy
        andps xmm13, xmm12                                        ;  1582.2 p1      45 x
        xorps xmm3, xmm13                                         ;  1583.2 p5      45 x
        movaps xmm13, xmm10                                       ;  1581.2 p0      45 x copy
        andps xmm13, xmm2                                         ;  1582.2 p1      45 x
        movaps [rdx - 48], xmm3                                   ;  1584.2 p3+p4   45 x spill
        movaps xmm3, xmm10                                        ;  1581.8 p5      45 x copy
        andps xmm3, xmm8                                          ;  1582.8 p0      45 x
        xorps xmm14, xmm3                                         ;  1583.8 p1      45 x
        movaps [rbp + 0], xmm14                                   ;  1584.8 p3+p4   45 x spill
        movaps xmm14, xmm6                                        ;  1582.8 p5      45 x copy
        xorps xmm14, xmm2                                         ;  1583.8 p0      45 x
        xorps xmm9, xmm14                                         ;  1584.8 p1      45 x
        movaps [rbp + 32], xmm14                                  ;  1584.8 p3+p4   45 x spill
        movaps xmm14, xmm9                                        ;  1585.8 p5      45 x copy
        andps xmm14, xmm12                                        ;  1586.8 p0      45 x
        movaps [rdx - 80], xmm4                                   ;  1584.5 p3+p4   45 x spill
        movaps xmm4, xmm9                                         ;  1585.8 p1      45 x copy
        orps xmm4, xmm7                                           ;  1586.8 p5      45 x
        movaps [rdx - 96], xmm9                                   ;  1585.8 p3+p4   45 x spill
        movaps xmm9, xmm6                                         ;  1585.2 p0      45 x copy
        andps xmm9, xmm8                                          ;  1586.2 p1      45 x
        xorps xmm13, xmm9                                         ;  1587.2 p5      45 x
        movaps xmm9, xmm7                                         ;  1586.2 p0      45 x copy
        andps xmm9, xmm0                                          ;  1587.2 p1      45 x
        xorps xmm13, xmm9                                         ;  1588.2 p5      45 x
        movaps [rdx - 64], xmm9                                   ;  1588.2 p3+p4   45 x spill
        movaps xmm9, xmm11                                        ;  1587.2 p0      45 x copy
        andps xmm9, xmm8                                          ;  1588.2 p1      45 x
        movaps [rbp + 64], xmm6                                   ;  1587.8 p3+p4   48 x spill
        movaps xmm6, xmm7                                         ;  1587.8 p5      45 x copy
        andps xmm6, xmm2                                          ;  1588.8 p0      45 x
        xorps xmm6, xmm0                                          ;  1589.8 p1      45 x
        xorps xmm14, xmm6                                         ;  1590.8 p5      45 x
        xorps xmm3, xmm6                                          ;  1590.8 p0      45 x
        movaps xmm6, xmm7                                         ;  1589.5 p1      45 x copy
        andps xmm6, xmm8                                          ;  1590.5 p5      45 x
        xorps xmm10, xmm6                                         ;  1591.5 p0      45 x
        xorps xmm14, xmm10                                        ;  1592.5 p1      45 x
        andps xmm10, xmm7                                         ;  1592.5 p5      45 x
        movaps [rbp + 16], xmm6                                   ;  1591.5 p3+p4   45 x spill
        movaps xmm6, xmm0                                         ;  1591.2 p0      45 x copy
        andps xmm6, xmm2                                          ;  1592.2 p1      45 x
        xorps xmm15, xmm6                                         ;  1593.2 p5      45 x
        andps xmm11, xmm2                                         ;  1592.2 p0      45 x
        xorps xmm15, xmm1                                         ;  1594.2 p1      45 x
        xorps xmm10, xmm1                                         ;  1593.5 p5      45 x
        movaps xmm6, xmm13                                        ;  1593.2 p0      45 x copy
        movaps xmm1, xmm7                                         ;  1593.5 p1      45 x copy
        movaps [rdx - 32], xmm13                                  ;  1592.5 p3+p4   45 x spill
        movaps xmm13, xmm7                                        ;  1593.8 p5      45 x copy
        movaps [rdx - 112], xmm10                                 ;  1594.5 p3+p4   45 x spill
        movaps xmm10, xmm2                                        ;  1594.2 p0      45 x copy
        movaps [rdx - 16], xmm11                                  ;  1594.5 p3+p4   45 x spill
        movaps xmm11, xmm8                                        ;  1594.5 p1      45 x copy
        andps xmm11, xmm5                                         ;  1595.5 p5      45 x
        xorps xmm1, xmm11                                         ;  1596.5 p0      45 x
        xorps xmm11, xmm12                                        ;  1596.5 p1      45 x
        andps xmm1, xmm5                                          ;  1597.5 p5      45 x
        xorps xmm14, xmm1                                         ;  1598.5 p0      45 x
        movaps xmm1, xmm11                                        ;  1597.5 p1      45 x copy
        andps xmm11, xmm8                                         ;  1597.5 p5      45 x
        movaps [rbp + 96], xmm14                                  ;  1599.5 p3+p4   45 x spill
        movaps xmm14, xmm5                                        ;  1597.2 p0      45 x copy
        andps xmm14, xmm12                                        ;  1598.2 p1      45 x
        xorps xmm4, xmm14                                         ;  1599.2 p5      45 x
        xorps xmm4, [rdx - 80]                                    ;  1600.2 p0+p2   45 x
        movaps xmm14, xmm4                                        ;  1601.2 p1      45 x copy
        movaps [rdx - 80], xmm4                                   ;  1601.2 p3+p4   45 x spill
        movaps xmm4, xmm8                                         ;  1598.8 p5      45 x copy
        movaps [rdx - 128], xmm7                                  ;  1598.2 p3+p4   48 x spill
        movaps xmm7, xmm8                                         ;  1599.2 p0      45 x copy
        andps xmm8, xmm2                                          ;  1599.5 p1      45 x
        andps xmm7, xmm0                                          ;  1600.2 p5      45 x
        movaps [rbp + 48], xmm15                                  ;  1599.2 p3+p4   45 x spill
        movaps xmm15, xmm2                                        ;  1600.2 p0      45 x copy
        xorps xmm15, [rbp + 80]                                   ;  1601.2 p1+p2   45 x
        movaps [rbp + 112], xmm2                                  ;  1600.2 p3+p4   48 x spill
        movaps xmm2, xmm0                                         ;  1600.8 p5      45 x copy
        andps xmm2, xmm5                                          ;  1601.8 p0      45 x
        xorps xmm9, xmm2                                          ;  1602.8 p1      45 x
        xorps xmm3, xmm9                                          ;  1603.8 p5      45 x
        xorps xmm14, xmm9                                         ;  1603.8 p0      45 x
        xorps xmm1, xmm3                                          ;  1604.8 p1      45 x
        xorps xmm6, xmm1                                          ;  1605.8 p5      45 x
        xorps xmm7, xmm8                                          ;  1603.2 p0      45 x
        andps xmm15, xmm5                                         ;  1603.5 p1      45 x
        movaps xmm1, [rbp + 32]                                   ;  1602.0 p2      45 x reload
        xorps xmm14, xmm1                                         ;  1605.0 p5      45 x
        andps xmm1, xmm5                                          ;  1605.0 p0      45 x
        movaps xmm2, xmm0                                         ;  1604.5 p1      45 x copy
        movaps xmm3, [rbp + 80]                                   ;  1603.0 p2      48 x reload
        andps xmm2, xmm3                                          ;  1606.0 p5      45 x
        movaps xmm9, xmm3                                         ;  1606.0 p0      45 x copy
        andps xmm9, xmm12                                         ;  1607.0 p1      45 x
        xorps xmm10, xmm9                                         ;  1608.0 p5      45 x
        xorps xmm2, xmm10                                         ;  1609.0 p0      45 x
        xorps xmm13, xmm10                                        ;  1609.0 p1      45 x
        xorps xmm11, xmm2                                         ;  1610.0 p5      45 x
        xorps xmm1, xmm13                                         ;  1610.0 p0      45 x
        xorps xmm4, xmm1                                          ;  1611.0 p1      45 x
        andps xmm13, xmm3                                         ;  1610.0 p5      45 x
        xorps xmm7, xmm13                                         ;  1611.0 p0      45 x
        xorps xmm15, xmm11                                        ;  1611.0 p1      45 x
        movaps xmm1, [rdx - 48]                                   ;  1606.2 p2      45 x reload
        xorps xmm7, xmm1                                          ;  1612.0 p5      45 x
        movaps xmm2, [rbp - 16]                                   ;  1607.2 p2      45 x reload
        xorps xmm8, xmm2                                          ;  1610.2 p0      45 x
        xorps xmm11, xmm8                                         ;  1611.2 p1      45 x
        movaps xmm8, [rbp + 64]                                   ;  1608.2 p2      48 x reload
        andps xmm3, xmm8                                          ;  1611.2 p5      45 x
        movaps xmm9, [rdx - 96]                                   ;  1609.2 p2      45 x reload
        orps xmm5, xmm9                                           ;  1612.2 p0      45 x
        movaps xmm10, xmm0                                        ;  1610.5 p1      45 x copy
        andps xmm0, xmm12                                         ;  1610.8 p5      45 x
        andps xmm10, xmm8                                         ;  1611.5 p0      45 x
        movaps xmm13, [rdx - 112]                                 ;  1610.2 p2      45 x reload
        xorps xmm0, xmm13                                         ;  1613.2 p1      45 x
        movaps xmm2, xmm12                                        ;  1611.8 p5      45 x copy
        andps xmm12, xmm8                                         ;  1612.2 p0      45 x
        andps xmm2, [rdx - 128]                                   ;  1612.8 p1+p2   45 x
        xorps xmm2, xmm10                                         ;  1613.8 p5      45 x
        xorps xmm10, xmm3                                         ;  1613.2 p0      45 x
        xorps xmm3, xmm0                                          ;  1614.2 p1      45 x
        xorps xmm2, xmm9                                          ;  1614.8 p5      45 x
        xorps xmm5, xmm2                                          ;  1615.8 p0      45 x
        xorps xmm6, xmm10                                         ;  1614.5 p1      45 x
        movaps xmm2, xmm4                                         ;  1614.8 p5      45 x copy
        xorps xmm4, xmm11                                         ;  1615.2 p0      45 x
        xorps xmm2, [rbp + 48]                                    ;  1615.8 p1+p2   45 x
        xorps xmm4, [rdx - 16]                                    ;  1616.2 p5+p2   45 x
        xorps xmm2, [rdx - 80]                                    ;  1616.8 p0+p2   45 x
        xorps xmm0, [rdx - 64]                                    ;  1616.5 p1+p2   45 x
        xorps xmm14, xmm0                                         ;  1617.5 p5      45 x
        movaps xmm0, xmm8                                         ;  1617.2 p0      45 x copy
        andps xmm0, [rbp + 112]                                   ;  1618.2 p1+p2   45 x
        xorps xmm1, xmm5                                          ;  1617.8 p5      45 x
        xorps xmm5, xmm15                                         ;  1618.2 p0      45 x
        xorps xmm15, xmm12                                        ;  1618.5 p1      45 x
        xorps xmm0, [rbp + 0]                                     ;  1619.2 p5+p2   45 x
        xorps xmm4, xmm0                                          ;  1620.2 p0      45 x
        xorps xmm13, xmm0                                         ;  1620.2 p1      45 x
        xorps xmm9, xmm2                                          ;  1619.8 p5      45 x
        xorps xmm3, xmm15                                         ;  1620.2 p0      45 x
        xorps xmm11, xmm3                                         ;  1621.2 p1      45 x
        xorps xmm10, [rbp + 48]                                   ;  1620.8 p5+p2   45 x
        xorps xmm7, xmm10                                         ;  1621.8 p0      45 x
        xorps xmm12, [rdx - 32]                                   ;  1621.5 p1+p2   45 x
        xorps xmm8, xmm12                                         ;  1622.5 p5      45 x
        xorps xmm1, xmm8                                          ;  1623.5 p0      45 x
        xorps xmm5, [rbp + 16]                                    ;  1622.5 p1+p2   45 x
        xorps xmm13, [rbp + 96]                                   ;  1622.8 p5+p2   45 x
        xorps xmm6, [rbp - 16]                                    ;  1623.2 p0+p2   45 x
        movaps xmm0, [rbp - 128]                                  ;  1623.8 p2      48 x reload
        xorps xmm11, xmm0                                         ;  1626.8 p1      45 x
        movaps [r9 + 5632], xmm11                                 ;  1627.8 p3+p4  105 k
        movaps xmm2, [rbp - 112]                                  ;  1624.8 p2      48 x reload
        xorps xmm13, xmm2                                         ;  1627.8 p5      45 x
        movaps [r9 + 5648], xmm13                                 ;  1628.8 p3+p4  105 k
        movaps xmm3, [rbp - 64]                                   ;  1625.8 p2      48 x reload
        xorps xmm4, xmm3                                          ;  1628.8 p0      45 x
        movaps [r9 + 5664], xmm4                                  ;  1629.8 p3+p4  105 k
        movaps xmm8, [rbp - 32]                                   ;  1626.8 p2      48 x reload
        xorps xmm5, xmm8                                          ;  1629.8 p1      45 x
        movaps [r9 + 5680], xmm5                                  ;  1630.8 p3+p4  105 k
        movaps xmm10, [rbp - 48]                                  ;  1627.8 p2      48 x reload
        xorps xmm1, xmm10                                         ;  1630.8 p5      45 x
        movaps [r9 + 5696], xmm1                                  ;  1631.8 p3+p4  105 k
        movaps xmm12, [rbp - 80]                                  ;  1628.8 p2      48 x reload
        xorps xmm6, xmm12                                         ;  1631.8 p0      45 x
        movaps [r9 + 5744], xmm7                                  ;  1624.8 p3+p4  105 k
        movaps [r9 + 5712], xmm6                                  ;  1632.8 p3+p4  105 k
        movaps xmm15, [rbp - 96]                                  ;  1629.8 p2      48 x reload
        xorps xmm14, xmm15                                        ;  1632.8 p1      45 x
        movaps [r9 + 5760], xmm9                                  ;  1627.0 p3+p4  105 k
        movaps [r9 + 5728], xmm14                                 ;  1633.8 p3+p4  105 k
        movaps xmm9, [r8 + 1536]                                  ;  1630.8 p2     102 x.0 reload
        movaps [r9 + 1536], xmm9                                  ;  1633.8 p3+p4  104 k
        movaps [r9 + 5776], xmm0                                  ;  1630.0 p3+p4  105 k
        movaps xmm0, [r8 + 1552]                                  ;  1631.8 p2     102 x.1 reload
        movaps [r9 + 1552], xmm0                                  ;  1634.8 p3+p4  104 k
        movaps [r9 + 5792], xmm2                                  ;  1632.0 p3+p4  105 k
        movaps xmm2, [r8 + 1568]                                  ;  1632.8 p2     102 x.2 reload
        movaps [r9 + 1568], xmm2                                  ;  1635.8 p3+p4  104 k
        movaps [r9 + 5808], xmm3                                  ;  1634.0 p3+p4  105 k
        movaps xmm3, [r8 + 1584]                                  ;  1633.8 p2     102 x.3 reload
        movaps [r9 + 1584], xmm3                                  ;  1636.8 p3+p4  104 k
        movaps [r9 + 5824], xmm8                                  ;  1636.0 p3+p4  105 k
        movaps xmm8, [r8 + 1600]                                  ;  1634.8 p2     102 x.4 reload
        movaps [r9 + 1600], xmm8                                  ;  1637.8 p3+p4  104 k
        movaps [r9 + 5840], xmm10                                 ;  1638.0 p3+p4  105 k
        movaps xmm10, [r8 + 1616]                                 ;  1635.8 p2     102 x.5 reload
        movaps [r9 + 1616], xmm10                                 ;  1639.0 p3+p4  104 k
        movaps [r9 + 5856], xmm12                                 ;  1640.0 p3+p4  105 k
        movaps xmm12, [r8 + 1632]                                 ;  1636.8 p2     102 x.6 reload
        movaps [r9 + 1632], xmm12                                 ;  1641.0 p3+p4  104 k
        movaps [r9 + 5872], xmm15                                 ;  1642.0 p3+p4  105 k
        movaps xmm15, [r8 + 1648]                                 ;  1637.8 p2     102 x.7 reload
        movaps [r9 + 1648], xmm15                                 ;  1643.0 p3+p4  104 k
        movaps [r9 + 3584], xmm9                                  ;  1644.0 p3+p4  104 k
        movaps xmm9, [r8 + 1664]                                  ;  1638.8 p2     102 x.8 reload
        movaps [r9 + 1664], xmm9                                  ;  1645.0 p3+p4  104 k
        movaps [r9 + 3600], xmm0                                  ;  1646.0 p3+p4  104 k
        movaps xmm0, [r8 + 1680]                                  ;  1639.8 p2     102 x.9 reload
        movaps [r9 + 1680], xmm0                                  ;  1647.0 p3+p4  104 k
        movaps [r9 + 3616], xmm2                                  ;  1648.0 p3+p4  104 k
        movaps xmm2, [r8 + 1696]                                  ;  1640.8 p2     102 x.10 reload
        movaps [r9 + 1696], xmm2                                  ;  1649.0 p3+p4  104 k
        movaps [r9 + 3632], xmm3                                  ;  1650.0 p3+p4  104 k
        movaps xmm3, [r8 + 1712]                                  ;  1641.8 p2     102 x.11 reload
        movaps [r9 + 1712], xmm3                                  ;  1651.0 p3+p4  104 k
        movaps [r9 + 3648], xmm8                                  ;  1652.0 p3+p4  104 k
        movaps xmm8, [r8 + 1728]                                  ;  1642.8 p2     102 x.12 reload
        movaps [r9 + 1728], xmm8                                  ;  1653.0 p3+p4  104 k
        movaps [r9 + 3664], xmm10                                 ;  1654.0 p3+p4  104 k
        movaps xmm10, [r8 + 1744]                                 ;  1643.8 p2     102 x.13 reload
        movaps [r9 + 1744], xmm10                                 ;  1655.0 p3+p4  104 k
        movaps [r9 + 3680], xmm12                                 ;  1656.0 p3+p4  104 k
        movaps xmm12, [r8 + 1760]                                 ;  1644.8 p2     102 x.14 reload
        movaps [r9 + 1760], xmm12                                 ;  1657.0 p3+p4  104 k
        movaps [r9 + 3696], xmm15                                 ;  1658.0 p3+p4  104 k
        movaps xmm15, [r8 + 1776]                                 ;  1645.8 p2     102 x.15 reload
        movaps [r9 + 1776], xmm15                                 ;  1659.0 p3+p4  104 k
        movaps [r9 + 3712], xmm9                                  ;  1660.0 p3+p4  104 k
        movaps [r9 + 3728], xmm0                                  ;  1661.0 p3+p4  104 k
        movaps [r9 + 3744], xmm2                                  ;  1662.0 p3+p4  104 k
        movaps [r9 + 3760], xmm3                                  ;  1663.0 p3+p4  104 k
        movaps [r9 + 3776], xmm8                                  ;  1664.0 p3+p4  104 k
        movaps [r9 + 3792], xmm10                                 ;  1665.0 p3+p4  104 k
        movaps [r9 + 3808], xmm12                                 ;  1666.0 p3+p4  104 k
        movaps [r9 + 3824], xmm15                                 ;  1667.0 p3+p4  104 k
        movaps [r9 + 7680], xmm11                                 ;  1668.0 p3+p4  105 k
        movaps [r9 + 7696], xmm13                                 ;  1669.0 p3+p4  105 k
        movaps [r9 + 7712], xmm4                                  ;  1670.0 p3+p4  105 k
        movaps [r9 + 7728], xmm5                                  ;  1671.0 p3+p4  105 k
        movaps [r9 + 7744], xmm1                                  ;  1672.0 p3+p4  105 k
        movaps [r9 + 7760], xmm6                                  ;  1673.0 p3+p4  105 k
        movaps [r9 + 7776], xmm14                                 ;  1674.0 p3+p4  105 k
        movaps [r9 + 7792], xmm7                                  ;  1675.0 p3+p4  105 k
        movaps xmm0, [r9 + 5760]                                  ;  1660.0 p2      45 x reload
        movaps [r9 + 7808], xmm0                                  ;  1676.0 p3+p4  105 k
        movaps xmm0, [rbp - 128]                                  ;  1661.0 p2      48 x reload
        movaps [r9 + 7824], xmm0                                  ;  1677.0 p3+p4  105 k
        movaps xmm0, [rbp - 112]                                  ;  1662.0 p2      48 x reload
        movaps [r9 + 7840], xmm0                                  ;  1678.0 p3+p4  105 k
        movaps xmm0, [rbp - 64]                                   ;  1663.0 p2      48 x reload
        movaps [r9 + 7856], xmm0                                  ;  1679.0 p3+p4  105 k
        movaps xmm0, [rbp - 32]                                   ;  1664.0 p2      48 x reload
        movaps [r9 + 7872], xmm0                                  ;  1680.0 p3+p4  105 k
        movaps xmm0, [rbp - 48]                                   ;  1665.0 p2      48 x reload
        movaps [r9 + 7888], xmm0                                  ;  1681.0 p3+p4  105 k
        movaps xmm0, [rbp - 80]                                   ;  1666.0 p2      48 x reload
        movaps [r9 + 7904], xmm0                                  ;  1682.0 p3+p4  105 k
        movaps xmm0, [rbp - 96]                                   ;  1667.0 p2      48 x reload
        movaps [r9 + 7920], xmm0                                  ;  1683.0 p3+p4  105 k
        movaps xmm0, [r8 + 1904]                                  ;  1668.0 p2      41 x
        movaps xmm1, [r8 + 2000]                                  ;  1669.0 p2     102 x.13 reload
        xorps xmm0, xmm1                                          ;  1672.0 p5      41 x
        movaps xmm2, xmm0                                         ;  1673.0 p0      41 x copy
        movaps xmm3, [r8 + 1952]                                  ;  1670.0 p2     102 x.10 reload
        xorps xmm2, xmm3                                          ;  1674.0 p1      41 x
        movaps xmm4, [r8 + 2016]                                  ;  1671.0 p2      41 x
        andps xmm4, xmm3                                          ;  1674.0 p5      41 x
        movaps xmm5, [r8 + 1920]                                  ;  1672.0 p2      41 x
        movaps xmm6, [r8 + 1984]                                  ;  1673.0 p2     102 x.12 reload
        xorps xmm5, xmm6                                          ;  1676.0 p0      41 x
        movaps xmm7, xmm5                                         ;  1677.0 p1      41 x copy
        movaps xmm8, [r8 + 2032]                                  ;  1674.0 p2      41 x
        movaps xmm9, [r8 + 2016]                                  ;  1675.0 p2     102 x.14 reload
        andps xmm8, xmm9                                          ;  1678.0 p5      41 x
        movaps xmm10, xmm8                                        ;  1679.0 p0      41 x copy
        movaps xmm11, xmm5                                        ;  1677.0 p1      41 x copy
        movaps xmm12, [r8 + 1968]                                 ;  1676.0 p2     102 x.11 reload
        andps xmm11, xmm12                                        ;  1679.0 p5      41 x
        movaps xmm13, xmm2                                        ;  1675.2 p0      41 x copy
        movaps xmm14, [r8 + 1936]                                 ;  1677.0 p2     102 x.9 reload
        andps xmm13, xmm14                                        ;  1680.0 p1      41 x
        movaps xmm15, xmm2                                        ;  1676.2 p5      41 x copy
        orps xmm15, [r8 + 2032]                                   ;  1678.0 p0+p2   41 x
        movaps [rbp - 96], xmm8                                   ;  1684.0 p3+p4   41 x spill
        movaps xmm8, [r8 + 1904]                                  ;  1679.0 p2      41 x
        andps xmm8, xmm9                                          ;  1682.0 p1      41 x
        movaps [rbp - 80], xmm2                                   ;  1685.0 p3+p4   41 x spill
        movaps xmm2, xmm3                                         ;  1677.8 p5      41 x copy
        andps xmm2, xmm1                                          ;  1678.8 p0      41 x
        xorps xmm8, xmm2                                          ;  1683.0 p1      41 x
        movaps xmm2, [rel misty1_expand_compact.T0_constants128]  ;  1680.0 p2      41 x reload
        xorps xmm8, xmm2                                          ;  1684.0 p5      41 x
        movaps [rbp - 48], xmm8                                   ;  1686.0 p3+p4   41 x spill
        movaps xmm8, xmm3                                         ;  1679.2 p0      41 x copy
        andps xmm8, xmm14                                         ;  1680.2 p1      41 x
        xorps xmm7, xmm8                                          ;  1681.2 p5      41 x
        movaps xmm8, xmm3                                         ;  1680.2 p0      41 x copy
        andps xmm8, [r8 + 1904]                                   ;  1681.2 p1+p2   41 x
        movaps [rbp - 32], xmm4                                   ;  1687.0 p3+p4   41 x spill
        movaps xmm4, xmm3                                         ;  1680.8 p5      41 x copy
        andps xmm4, [r8 + 1920]                                   ;  1682.0 p0+p2   41 x
        movaps [rbp - 64], xmm7                                   ;  1688.0 p3+p4   41 x spill
        movaps xmm7, xmm3                                         ;  1681.5 p1      41 x copy
        andps xmm7, xmm12                                         ;  1682.5 p5      41 x
        xorps xmm4, xmm7                                          ;  1683.5 p0      41 x
        movaps [rbp - 112], xmm4                                  ;  1689.0 p3+p4   41 x spill
        movaps xmm4, xmm3                                         ;  1682.5 p1      41 x copy
        movaps xmm3, xmm1                                         ;  1682.8 p5      41 x copy
        andps xmm3, xmm12                                         ;  1683.8 p0      41 x
        xorps xmm8, xmm3                                          ;  1684.8 p1      41 x
        xorps xmm10, xmm8                                         ;  1685.8 p5      41 x
        movaps xmm3, [r8 + 1904]                                  ;  1683.8 p2     102 x.7 reload
        andps xmm5, xmm3                                          ;  1686.8 p0      41 x
        movaps xmm8, [r8 + 2032]                                  ;  1684.8 p2      41 x
        andps xmm8, xmm3                                          ;  1687.8 p1      41 x
        xorps xmm8, xmm9                                          ;  1688.8 p5      41 x
        xorps xmm13, xmm8                                         ;  1689.8 p0      41 x
        xorps xmm7, xmm8                                          ;  1689.8 p1      41 x
        movaps xmm8, xmm0                                         ;  1685.8 p5      41 x copy
        movaps xmm1, xmm3                                         ;  1686.8 p0      41 x copy
        andps xmm1, [r8 + 1920]                                   ;  1687.8 p1+p2   41 x
        movaps [rbp - 128], xmm5                                  ;  1690.0 p3+p4   41 x spill
        movaps xmm5, xmm9                                         ;  1686.8 p5      41 x copy
        andps xmm5, xmm6                                          ;  1687.8 p0      41 x
        xorps xmm11, xmm5                                         ;  1688.8 p1      41 x
        xorps xmm7, xmm11                                         ;  1690.8 p5      41 x
        movaps xmm5, xmm9                                         ;  1688.2 p0      41 x copy
        andps xmm5, [r8 + 1920]                                   ;  1689.2 p1+p2   41 x
        movaps xmm9, [r8 + 2032]                                  ;  1688.8 p2      41 x
        andps xmm9, xmm12                                         ;  1691.8 p5      41 x
        xorps xmm4, xmm9                                          ;  1692.8 p0      41 x
        xorps xmm13, xmm4                                         ;  1693.8 p1      41 x
        andps xmm0, xmm6                                          ;  1689.8 p5      41 x
        andps xmm4, [r8 + 2032]                                   ;  1693.8 p0+p2   41 x
        xorps xmm4, xmm2                                          ;  1694.8 p1      41 x
        movaps xmm2, xmm10                                        ;  1690.8 p5      41 x copy
        movaps [rbp - 16], xmm9                                   ;  1692.8 p3+p4   41 x spill
        movaps xmm9, xmm3                                         ;  1691.2 p0      41 x copy
        movaps [rbp + 96], xmm10                                  ;  1692.0 p3+p4   41 x spill
        movaps xmm10, xmm6                                        ;  1691.5 p1      41 x copy
        andps xmm10, xmm14                                        ;  1692.5 p5      41 x
        xorps xmm15, xmm10                                        ;  1693.5 p0      41 x
        xorps xmm1, xmm15                                         ;  1694.5 p1      41 x
        xorps xmm11, xmm1                                         ;  1695.5 p5      41 x
        xorps xmm8, xmm11                                         ;  1696.5 p0      41 x
        movaps xmm10, [r8 + 1920]                                 ;  1692.2 p2      41 x
        andps xmm10, xmm14                                        ;  1695.2 p1      41 x
        xorps xmm9, xmm10                                         ;  1696.2 p5      41 x
        xorps xmm5, xmm9                                          ;  1697.2 p0      41 x
        movaps xmm10, [r8 + 2032]                                 ;  1693.2 p2     102 x.15 reload
        xorps xmm9, xmm10                                         ;  1697.2 p1      41 x
        xorps xmm0, xmm9                                          ;  1698.2 p5      41 x
        xorps xmm0, xmm12                                         ;  1699.2 p0      41 x
        movaps xmm11, [r8 + 1920]                                 ;  1694.2 p2     102 x.8 reload
        andps xmm9, xmm11                                         ;  1698.2 p1      41 x
        movaps xmm15, xmm10                                       ;  1696.2 p5      41 x copy
        movaps xmm10, xmm3                                        ;  1696.2 p0      41 x copy
        andps xmm10, xmm12                                        ;  1697.2 p1      41 x
        movaps [rbp + 16], xmm8                                   ;  1697.5 p3+p4   41 x spill
        movaps xmm8, xmm12                                        ;  1696.8 p5      41 x copy
        andps xmm8, xmm6                                          ;  1697.8 p0      41 x
        xorps xmm15, xmm8                                         ;  1698.8 p1      41 x
        andps xmm15, xmm6                                         ;  1699.8 p5      41 x
        xorps xmm13, xmm15                                        ;  1700.8 p0      41 x
        xorps xmm8, xmm14                                         ;  1698.8 p1      41 x
        xorps xmm7, xmm8                                          ;  1699.8 p5      41 x
        xorps xmm2, xmm7                                          ;  1700.8 p0      41 x
        andps xmm8, xmm12                                         ;  1699.8 p1      41 x
        xorps xmm5, xmm8                                          ;  1700.8 p5      41 x
        movaps xmm7, xmm10                                        ;  1700.2 p0      41 x copy
        movaps xmm8, [rbp - 32]                                   ;  1698.5 p2      41 x reload
        xorps xmm10, xmm8                                         ;  1701.5 p1      41 x
        xorps xmm10, xmm5                                         ;  1702.5 p5      41 x
        movaps xmm15, xmm0                                        ;  1701.2 p0      41 x copy
        xorps xmm0, xmm10                                         ;  1703.5 p1      41 x
        xorps xmm15, [rbp - 48]                                   ;  1702.2 p5+p2   41 x
        xorps xmm0, [rbp - 128]                                   ;  1704.5 p0+p2   41 x
        movaps xmm8, xmm4                                         ;  1702.5 p1      41 x copy
        movaps [rbp - 128], xmm10                                 ;  1703.5 p3+p4   41 x spill
        movaps xmm10, xmm12                                       ;  1702.8 p5      41 x copy
        andps xmm10, [r8 + 2016]                                  ;  1703.8 p0+p2   41 x
        xorps xmm7, xmm10                                         ;  1704.8 p1      41 x
        xorps xmm9, xmm7                                          ;  1705.8 p5      41 x
        xorps xmm1, xmm15                                         ;  1704.2 p0      41 x
        movaps xmm7, [rbp - 64]                                   ;  1702.8 p2      41 x reload
        xorps xmm9, xmm7                                          ;  1706.8 p1      41 x
        movaps xmm10, xmm3                                        ;  1704.8 p5      41 x copy
        xorps xmm10, xmm11                                        ;  1705.8 p0      41 x
        andps xmm10, xmm6                                         ;  1706.8 p1      41 x
        xorps xmm5, xmm10                                         ;  1707.8 p5      41 x
        movaps xmm10, [r8 + 1904]                                 ;  1703.8 p2      41 x copy
        movaps xmm15, [r8 + 2000]                                 ;  1704.8 p2     102 x.13 reload
        andps xmm10, xmm15                                        ;  1707.8 p0      41 x
        xorps xmm10, [rbp - 112]                                  ;  1708.8 p1+p2   41 x
        xorps xmm0, xmm10                                         ;  1709.8 p5      41 x
        movaps xmm12, xmm11                                       ;  1707.2 p0      41 x copy
        andps xmm12, xmm15                                        ;  1708.2 p1      41 x
        movaps xmm11, xmm12                                       ;  1709.2 p5      41 x copy
        movaps xmm3, xmm6                                         ;  1708.2 p0      41 x copy
        orps xmm3, [rbp - 80]                                     ;  1709.2 p1+p2   41 x
        movaps xmm6, xmm15                                        ;  1708.8 p5      41 x copy
        andps xmm6, [r8 + 2016]                                   ;  1709.8 p0+p2   41 x
        xorps xmm11, xmm6                                         ;  1710.8 p1      41 x
        xorps xmm2, xmm11                                         ;  1711.8 p5      41 x
        xorps xmm4, xmm10                                         ;  1710.2 p0      41 x
        xorps xmm13, xmm4                                         ;  1711.2 p1      41 x
        xorps xmm11, [rbp - 48]                                   ;  1711.8 p5+p2   41 x
        movaps xmm4, xmm5                                         ;  1711.2 p0      41 x copy
        movaps xmm10, [r8 + 2000]                                 ;  1709.8 p2      41 x copy
        andps xmm10, xmm14                                        ;  1712.8 p1      41 x
        xorps xmm4, xmm10                                         ;  1713.8 p5      41 x
        xorps xmm10, [rbp + 96]                                   ;  1713.8 p0+p2   41 x
        movaps [rbp + 96], xmm0                                   ;  1710.8 p3+p4   41 x spill
        movaps xmm0, xmm14                                        ;  1712.5 p1      41 x copy
        andps xmm0, [r8 + 2032]                                   ;  1713.5 p5+p2   41 x
        xorps xmm6, xmm0                                          ;  1714.5 p0      41 x
        xorps xmm9, xmm11                                         ;  1713.5 p1      41 x
        movaps xmm0, [rbp - 80]                                   ;  1712.8 p2      41 x reload
        xorps xmm6, xmm0                                          ;  1715.8 p5      41 x
        xorps xmm3, xmm6                                          ;  1716.8 p0      41 x
        xorps xmm1, xmm0                                          ;  1715.8 p1      41 x
        xorps xmm5, xmm3                                          ;  1717.8 p5      41 x
        xorps xmm7, xmm3                                          ;  1717.8 p0      41 x
        xorps xmm5, [rbp - 16]                                    ;  1718.8 p1+p2   41 x
        xorps xmm2, [rbp - 32]                                    ;  1715.8 p5+p2   41 x
        movaps xmm0, xmm14                                        ;  1716.2 p0      41 x copy
        movaps xmm3, [r8 + 2016]                                  ;  1715.8 p2     102 x.14 reload
        andps xmm0, xmm3                                          ;  1718.8 p1      41 x
        xorps xmm8, xmm0                                          ;  1719.8 p5      41 x
        xorps xmm12, xmm8                                         ;  1720.8 p0      41 x
        xorps xmm4, xmm12                                         ;  1721.8 p1      41 x
        xorps xmm10, xmm15                                        ;  1717.8 p5      41 x
        xorps xmm10, xmm7                                         ;  1718.8 p0      41 x
        xorps xmm8, [rbp - 96]                                    ;  1720.8 p1+p2   41 x
        xorps xmm8, [rbp + 16]                                    ;  1721.8 p5+p2   41 x
        xorps xmm4, [rbp - 128]                                   ;  1722.8 p0+p2   41 x
        movaps xmm0, [r8 + 1856]                                  ;  1719.8 p2      41 x
        movaps xmm6, [r8 + 1792]                                  ;  1720.8 p2     102 x.0 reload
        andps xmm0, xmm6                                          ;  1723.8 p1      41 x
        movaps xmm7, [r8 + 1872]                                  ;  1721.8 p2      41 x
        andps xmm7, xmm6                                          ;  1724.8 p5      41 x
        movaps xmm11, xmm7                                        ;  1725.8 p0      41 x copy
        movaps xmm12, [r8 + 1888]                                 ;  1722.8 p2     102 x.6 reload
        andps xmm11, xmm12                                        ;  1726.8 p1      41 x
        movaps xmm3, xmm0                                         ;  1724.8 p5      41 x copy
        movaps xmm15, xmm0                                        ;  1724.8 p0      41 x copy
        movaps xmm14, [r8 + 1808]                                 ;  1723.8 p2      41 x
        andps xmm14, xmm12                                        ;  1726.8 p1      41 x
        movaps [rbp - 128], xmm1                                  ;  1720.8 p3+p4   41 x spill
        movaps xmm1, [r8 + 1840]                                  ;  1724.8 p2      41 x
        andps xmm1, xmm6                                          ;  1727.8 p5      41 x
        movaps [rbp + 16], xmm9                                   ;  1721.8 p3+p4   41 x spill
        movaps xmm9, xmm1                                         ;  1728.8 p0      41 x copy
        xorps xmm9, [r8 + 1808]                                   ;  1729.8 p1+p2   41 x
        movaps [rbp - 96], xmm8                                   ;  1722.8 p3+p4   41 x spill
        movaps xmm8, xmm9                                         ;  1730.8 p5      41 x copy
        xorps xmm8, [r8 + 1856]                                   ;  1731.8 p0+p2   41 x
        andps xmm8, xmm12                                         ;  1732.8 p1      41 x
        xorps xmm1, xmm8                                          ;  1733.8 p5      41 x
        movaps [rbp - 32], xmm2                                   ;  1723.8 p3+p4   41 x spill
        movaps xmm2, [r8 + 1856]                                  ;  1727.8 p2      41 x
        andps xmm2, [r8 + 1840]                                   ;  1730.8 p0+p2   41 x
        xorps xmm3, xmm2                                          ;  1731.8 p1      41 x
        andps xmm3, [r8 + 1872]                                   ;  1732.8 p5+p2   41 x
        movaps [rbp - 16], xmm10                                  ;  1725.2 p3+p4   41 x spill
        movaps xmm10, [r8 + 1840]                                 ;  1730.8 p2      41 x
        andps xmm10, xmm12                                        ;  1733.8 p0      41 x
        movaps [rbp - 80], xmm5                                   ;  1726.2 p3+p4   41 x spill
        movaps xmm5, [r8 + 1872]                                  ;  1731.8 p2      41 x
        andps xmm5, [r8 + 1824]                                   ;  1734.8 p1+p2   41 x
        xorps xmm14, xmm5                                         ;  1735.8 p5      41 x
        xorps xmm2, xmm14                                         ;  1736.8 p0      41 x
        xorps xmm15, xmm14                                        ;  1736.8 p1      41 x
        movaps xmm14, [r8 + 1808]                                 ;  1733.8 p2     102 x.1 reload
        andps xmm5, xmm14                                         ;  1736.8 p5      41 x
        movaps [rbp - 64], xmm13                                  ;  1730.8 p3+p4   41 x spill
        movaps xmm13, xmm9                                        ;  1731.0 p0      41 x copy
        movaps [rbp - 48], xmm4                                   ;  1731.8 p3+p4   41 x spill
        movaps xmm4, xmm2                                         ;  1737.8 p1      41 x copy
        andps xmm4, [r8 + 1824]                                   ;  1738.8 p5+p2   41 x
        xorps xmm2, xmm6                                          ;  1737.8 p0      41 x
        movaps [rbp - 112], xmm15                                 ;  1737.8 p3+p4   41 x spill
        movaps xmm15, xmm10                                       ;  1734.8 p1      41 x copy
        xorps xmm15, [r8 + 1856]                                  ;  1735.8 p5+p2   41 x
        xorps xmm3, xmm15                                         ;  1736.8 p0      41 x
        movaps [rdx - 32], xmm8                                   ;  1733.8 p3+p4   41 x spill
        movaps xmm8, xmm2                                         ;  1738.8 p1      41 x copy
        andps xmm8, xmm6                                          ;  1739.8 p5      41 x
        andps xmm2, [r8 + 1856]                                   ;  1738.8 p0+p2   41 x
        movaps [rbp + 48], xmm1                                   ;  1734.8 p3+p4   41 x spill
        movaps xmm1, xmm14                                        ;  1736.8 p1      41 x copy
        andps xmm1, [r8 + 1872]                                   ;  1737.8 p5+p2   41 x
        xorps xmm11, xmm1                                         ;  1738.8 p0      41 x
        xorps xmm11, [rel misty1_expand_compact.T0_constants128]  ;  1739.8 p1+p2   41 x
        andps xmm15, [r8 + 1872]                                  ;  1739.8 p5+p2   41 x
        movaps [rbp + 64], xmm5                                   ;  1737.8 p3+p4   41 x spill
        movaps xmm5, xmm1                                         ;  1738.8 p0      41 x copy
        andps xmm5, [r8 + 1840]                                   ;  1740.8 p1+p2   41 x
        xorps xmm8, xmm11                                         ;  1740.8 p5      41 x
        andps xmm9, [r8 + 1824]                                   ;  1741.8 p0+p2   41 x
        movaps [rdx - 96], xmm10                                  ;  1738.0 p3+p4   41 x spill
        movaps xmm10, xmm14                                       ;  1738.2 p1      41 x copy
        andps xmm10, xmm6                                         ;  1739.2 p5      41 x
        xorps xmm5, xmm10                                         ;  1741.8 p0      41 x
        xorps xmm4, xmm5                                          ;  1742.8 p1      41 x
        movaps xmm5, [r8 + 1840]                                  ;  1742.8 p2     102 x.3 reload
        xorps xmm4, xmm5                                          ;  1745.8 p5      41 x
        movaps [rbp + 0], xmm4                                    ;  1746.8 p3+p4   41 x spill
        movaps xmm4, xmm14                                        ;  1740.0 p0      41 x copy
        andps xmm4, xmm5                                          ;  1745.8 p1      41 x
        xorps xmm15, xmm4                                         ;  1746.8 p5      41 x
        movaps xmm5, xmm14                                        ;  1741.0 p0      41 x copy
        andps xmm5, [r8 + 1856]                                   ;  1743.8 p1+p2   41 x
        movaps xmm14, xmm6                                        ;  1741.5 p5      41 x copy
        movaps xmm6, [r8 + 1824]                                  ;  1744.8 p2      41 x
        andps xmm6, xmm12                                         ;  1747.8 p0      41 x
        xorps xmm5, xmm7                                          ;  1744.8 p1      41 x
        xorps xmm9, xmm5                                          ;  1745.8 p5      41 x
        xorps xmm10, xmm6                                         ;  1748.8 p0      41 x
        xorps xmm8, xmm6                                          ;  1748.8 p1      41 x
        xorps xmm15, xmm8                                         ;  1749.8 p5      41 x
        movaps xmm8, xmm10                                        ;  1749.8 p0      41 x copy
        andps xmm8, [r8 + 1824]                                   ;  1750.8 p1+p2   41 x
        xorps xmm14, xmm8                                         ;  1751.8 p5      41 x
        xorps xmm13, xmm14                                        ;  1752.8 p0      41 x
        xorps xmm0, xmm4                                          ;  1746.8 p1      41 x
        movaps xmm4, [r8 + 1856]                                  ;  1746.8 p2     102 x.4 reload
        andps xmm10, xmm4                                         ;  1749.8 p5      41 x
        xorps xmm3, xmm10                                         ;  1750.8 p0      41 x
        xorps xmm9, xmm3                                          ;  1751.8 p1      41 x
        movaps xmm3, [r8 + 1824]                                  ;  1747.8 p2     102 x.2 reload
        xorps xmm5, xmm3                                          ;  1750.8 p5      41 x
        movaps xmm8, xmm1                                         ;  1747.0 p0      41 x copy
        xorps xmm1, xmm3                                          ;  1750.8 p1      41 x
        xorps xmm8, xmm12                                         ;  1748.0 p5      41 x
        movaps xmm10, [r8 + 1792]                                 ;  1748.8 p2     102 x.0 reload
        andps xmm8, xmm10                                         ;  1751.8 p0      41 x
        xorps xmm11, xmm8                                         ;  1752.8 p1      41 x
        xorps xmm2, xmm11                                         ;  1753.8 p5      41 x
        movaps xmm11, xmm6                                        ;  1749.0 p0      41 x copy
        xorps xmm11, xmm5                                         ;  1751.8 p1      41 x
        movaps xmm14, [r8 + 1840]                                 ;  1749.8 p2     102 x.3 reload
        andps xmm5, xmm14                                         ;  1752.8 p5      41 x
        xorps xmm6, xmm14                                         ;  1752.8 p0      41 x
        xorps xmm5, [r8 + 1872]                                   ;  1753.8 p1+p2   41 x
        xorps xmm5, [rbp + 64]                                    ;  1754.8 p5+p2   41 x
        xorps xmm9, [rdx - 32]                                    ;  1752.8 p0+p2   41 x
        movaps xmm14, xmm1                                        ;  1751.8 p1      41 x copy
        andps xmm14, xmm4                                         ;  1752.8 p5      41 x
        andps xmm1, xmm10                                         ;  1752.0 p0      41 x
        xorps xmm1, xmm12                                         ;  1753.0 p1      41 x
        xorps xmm2, xmm1                                          ;  1754.8 p5      41 x
        movaps xmm1, xmm6                                         ;  1753.8 p0      41 x copy
        andps xmm1, [rdx - 96]                                    ;  1754.8 p1+p2   41 x
        xorps xmm2, xmm1                                          ;  1755.8 p5      41 x
        movaps xmm1, [r8 + 1872]                                  ;  1754.8 p2     102 x.5 reload
        andps xmm6, xmm1                                          ;  1757.8 p0      41 x
        xorps xmm8, xmm6                                          ;  1758.8 p1      41 x
        xorps xmm11, xmm8                                         ;  1759.8 p5      41 x
        xorps xmm11, xmm13                                        ;  1760.8 p0      41 x
        movaps xmm8, [rbp + 48]                                   ;  1755.8 p2      41 x reload
        xorps xmm6, xmm8                                          ;  1758.8 p1      41 x
        xorps xmm7, xmm6                                          ;  1759.8 p5      41 x
        movaps xmm6, xmm0                                         ;  1756.0 p0      41 x copy
        andps xmm6, xmm3                                          ;  1757.0 p1      41 x
        xorps xmm11, xmm6                                         ;  1761.8 p5      41 x
        xorps xmm7, [rbp + 0]                                     ;  1760.8 p0+p2   41 x
        movaps xmm6, xmm10                                        ;  1757.2 p1      41 x copy
        xorps xmm6, [rbp - 48]                                    ;  1758.2 p5+p2   41 x
        xorps xmm15, xmm6                                         ;  1759.2 p0      41 x
        movaps xmm10, xmm3                                        ;  1758.2 p1      41 x copy
        xorps xmm10, [rbp + 96]                                   ;  1759.2 p5+p2   41 x
        movaps xmm3, xmm1                                         ;  1759.0 p0      41 x copy
        andps xmm3, xmm12                                         ;  1760.0 p1      41 x
        xorps xmm0, xmm3                                          ;  1761.0 p5      41 x
        andps xmm8, xmm3                                          ;  1761.0 p0      41 x
        xorps xmm9, xmm10                                         ;  1760.2 p1      41 x
        andps xmm0, xmm12                                         ;  1762.0 p5      41 x
        xorps xmm13, xmm0                                         ;  1763.0 p0      41 x
        xorps xmm14, xmm13                                        ;  1764.0 p1      41 x
        xorps xmm8, [rbp - 112]                                   ;  1762.0 p5+p2   41 x
        xorps xmm5, xmm8                                          ;  1763.0 p0      41 x
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;  1760.8 p2      41 x reload
        xorps xmm5, xmm0                                          ;  1764.0 p1      41 x
        xorps xmm14, xmm0                                         ;  1765.0 p5      41 x
        xorps xmm15, [r8 + 144]                                   ;  1763.0 p0+p2   48 x
        xorps xmm9, [r8 + 176]                                    ;  1763.2 p1+p2   48 x
        xorps xmm6, [r8]                                          ;  1763.8 p5+p2   48 x
        xorps xmm10, [r8 + 32]                                    ;  1764.8 p0+p2   48 x
        movaps xmm3, xmm4                                         ;  1764.2 p1      41 x copy
        xorps xmm3, [rbp - 16]                                    ;  1765.8 p5+p2   41 x
        xorps xmm5, xmm3                                          ;  1766.8 p0      41 x
        xorps xmm5, [r8 + 208]                                    ;  1767.8 p1+p2   48 x
        xorps xmm3, [r8 + 64]                                     ;  1767.8 p5+p2   48 x
        movaps xmm8, xmm1                                         ;  1766.0 p0      41 x copy
        xorps xmm8, [rbp - 32]                                    ;  1768.8 p1+p2   41 x
        xorps xmm11, xmm8                                         ;  1769.8 p5      41 x
        xorps xmm11, [r8 + 224]                                   ;  1770.8 p0+p2   48 x
        xorps xmm8, [r8 + 80]                                     ;  1770.8 p1+p2   48 x
        movaps xmm13, xmm12                                       ;  1767.8 p5      41 x copy
        xorps xmm13, [rbp - 96]                                   ;  1771.8 p0+p2   41 x
        xorps xmm7, xmm13                                         ;  1772.8 p1      41 x
        xorps xmm7, [r8 + 240]                                    ;  1773.8 p5+p2   48 x
        movaps xmm12, [rbp - 64]                                  ;  1773.8 p2      41 x
        xorps xmm12, [r8 + 1808]                                  ;  1776.8 p0+p2   41 x
        xorps xmm2, xmm12                                         ;  1777.8 p1      41 x
        xorps xmm2, [r8 + 160]                                    ;  1778.8 p5+p2   48 x
        xorps xmm12, [r8 + 16]                                    ;  1777.8 p0+p2   48 x
        xorps xmm13, [r8 + 96]                                    ;  1777.8 p1+p2   48 x
        movaps xmm1, [rbp - 80]                                   ;  1778.8 p2      41 x
        xorps xmm1, [r8 + 1840]                                   ;  1781.8 p5+p2   41 x
        xorps xmm14, xmm1                                         ;  1782.8 p0      41 x
        xorps xmm14, [r8 + 192]                                   ;  1783.8 p1+p2   48 x
        xorps xmm1, [r8 + 48]                                     ;  1782.8 p5+p2   48 x
        movaps xmm4, [rbp + 16]                                   ;  1782.8 p2      48 x
        xorps xmm4, [r8 + 112]                                    ;  1785.8 p0+p2   48 x
        movaps [rbp + 16], xmm7                                   ;  1774.8 p3+p4   48 x spill
        movaps xmm7, [rbp - 128]                                  ;  1784.8 p2      48 x
        xorps xmm7, [r8 + 128]                                    ;  1787.8 p1+p2   48 x
        movaps [rbp - 128], xmm11                                 ;  1774.0 p3+p4   48 x spill
        movaps xmm11, xmm8                                        ;  1774.2 p5      45 x copy
        xorps xmm11, xmm12                                        ;  1778.8 p0      45 x
        movaps [rbp - 80], xmm5                                   ;  1775.0 p3+p4   48 x spill
        movaps xmm5, xmm11                                        ;  1779.8 p1      45 x copy
        movaps [rbp - 64], xmm14                                  ;  1784.8 p3+p4   48 x spill
        movaps xmm14, xmm12                                       ;  1778.8 p5      45 x copy
        andps xmm14, xmm1                                         ;  1783.8 p0      45 x
        movaps [rbp - 96], xmm9                                   ;  1778.2 p3+p4   48 x spill
        movaps xmm9, xmm12                                        ;  1778.8 p1      45 x copy
        andps xmm9, xmm6                                          ;  1779.8 p5      45 x
        movaps [rbp - 32], xmm2                                   ;  1779.8 p3+p4   48 x spill
        movaps xmm2, xmm1                                         ;  1783.8 p0      45 x copy
        andps xmm2, xmm4                                          ;  1786.8 p1      45 x
        movaps [rbp - 16], xmm15                                  ;  1780.2 p3+p4   48 x spill
        movaps xmm15, xmm1                                        ;  1783.8 p5      45 x copy
        andps xmm15, xmm13                                        ;  1784.8 p0      45 x
        movaps [rbp - 112], xmm2                                  ;  1787.8 p3+p4   45 x spill
        movaps xmm2, xmm1                                         ;  1783.8 p1      45 x copy
        movaps [rbp + 96], xmm12                                  ;  1782.2 p3+p4   48 x spill
        movaps xmm12, xmm1                                        ;  1783.8 p5      45 x copy
        andps xmm12, xmm10                                        ;  1784.8 p0      45 x
        xorps xmm5, xmm12                                         ;  1785.8 p1      45 x
        movaps xmm12, xmm1                                        ;  1783.8 p5      45 x copy
        andps xmm12, xmm6                                         ;  1784.8 p0      45 x
        movaps [rbp - 48], xmm5                                   ;  1786.8 p3+p4   45 x spill
        movaps xmm5, xmm1                                         ;  1784.2 p1      45 x copy
        andps xmm5, xmm3                                          ;  1785.2 p5      45 x
        xorps xmm14, xmm5                                         ;  1786.2 p0      45 x
        movaps [rbp + 0], xmm14                                   ;  1787.2 p3+p4   45 x spill
        movaps xmm14, xmm13                                       ;  1785.2 p1      45 x copy
        xorps xmm14, xmm6                                         ;  1786.2 p5      45 x
        xorps xmm2, xmm14                                         ;  1787.2 p0      45 x
        movaps [rbp + 48], xmm14                                  ;  1787.2 p3+p4   45 x spill
        movaps xmm14, xmm2                                        ;  1788.2 p1      45 x copy
        andps xmm14, xmm10                                        ;  1789.2 p5      45 x
        movaps [rdx - 96], xmm9                                   ;  1787.0 p3+p4   45 x spill
        movaps xmm9, xmm2                                         ;  1788.2 p0      45 x copy
        orps xmm9, xmm7                                           ;  1789.2 p1      45 x
        movaps [rdx - 32], xmm2                                   ;  1788.2 p3+p4   45 x spill
        movaps xmm2, xmm13                                        ;  1787.8 p5      45 x copy
        andps xmm2, xmm3                                          ;  1788.8 p0      45 x
        xorps xmm12, xmm2                                         ;  1789.8 p1      45 x
        movaps xmm2, xmm7                                         ;  1788.8 p5      45 x copy
        andps xmm2, xmm4                                          ;  1789.8 p0      45 x
        xorps xmm12, xmm2                                         ;  1790.8 p1      45 x
        movaps [rbp + 64], xmm2                                   ;  1790.8 p3+p4   45 x spill
        movaps xmm2, xmm11                                        ;  1789.8 p5      45 x copy
        andps xmm2, xmm3                                          ;  1790.8 p0      45 x
        movaps [rdx - 48], xmm13                                  ;  1790.2 p3+p4   48 x spill
        movaps xmm13, xmm7                                        ;  1790.2 p1      45 x copy
        andps xmm13, xmm6                                         ;  1791.2 p5      45 x
        xorps xmm13, xmm4                                         ;  1792.2 p0      45 x
        xorps xmm14, xmm13                                        ;  1793.2 p1      45 x
        xorps xmm5, xmm13                                         ;  1793.2 p5      45 x
        movaps xmm13, xmm7                                        ;  1792.0 p0      45 x copy
        andps xmm13, xmm3                                         ;  1793.0 p1      45 x
        xorps xmm1, xmm13                                         ;  1794.0 p5      45 x
        xorps xmm14, xmm1                                         ;  1795.0 p0      45 x
        andps xmm1, xmm7                                          ;  1795.0 p1      45 x
        movaps [rbp + 112], xmm13                                 ;  1794.0 p3+p4   45 x spill
        movaps xmm13, xmm4                                        ;  1793.8 p5      45 x copy
        andps xmm13, xmm6                                         ;  1794.8 p0      45 x
        xorps xmm15, xmm13                                        ;  1795.8 p1      45 x
        xorps xmm15, xmm0                                         ;  1796.8 p5      45 x
        xorps xmm1, xmm0                                          ;  1796.0 p0      45 x
        andps xmm11, xmm6                                         ;  1795.2 p1      45 x
        movaps xmm0, xmm12                                        ;  1795.8 p5      45 x copy
        movaps xmm13, xmm7                                        ;  1796.0 p0      45 x copy
        movaps [rdx - 64], xmm12                                  ;  1795.0 p3+p4   45 x spill
        movaps xmm12, xmm7                                        ;  1796.2 p1      45 x copy
        movaps [rdx - 80], xmm1                                   ;  1797.0 p3+p4   45 x spill
        movaps xmm1, xmm6                                         ;  1796.8 p5      45 x copy
        movaps [rdx - 16], xmm11                                  ;  1797.0 p3+p4   45 x spill
        movaps xmm11, xmm3                                        ;  1797.0 p0      45 x copy
        andps xmm11, xmm8                                         ;  1798.0 p1      45 x
        xorps xmm13, xmm11                                        ;  1799.0 p5      45 x
        xorps xmm11, xmm10                                        ;  1799.0 p0      45 x
        andps xmm13, xmm8                                         ;  1800.0 p1      45 x
        xorps xmm14, xmm13                                        ;  1801.0 p5      45 x
        movaps xmm13, xmm11                                       ;  1800.0 p0      45 x copy
        andps xmm11, xmm3                                         ;  1800.0 p1      45 x
        movaps [rdx - 128], xmm14                                 ;  1802.0 p3+p4   45 x spill
        movaps xmm14, xmm8                                        ;  1799.8 p5      45 x copy
        andps xmm14, xmm10                                        ;  1800.8 p0      45 x
        xorps xmm9, xmm14                                         ;  1801.8 p1      45 x
        xorps xmm9, [rdx - 96]                                    ;  1802.8 p5+p2   45 x
        movaps xmm14, xmm9                                        ;  1803.8 p0      45 x copy
        movaps [rdx - 96], xmm9                                   ;  1803.8 p3+p4   45 x spill
        movaps xmm9, xmm3                                         ;  1801.2 p1      45 x copy
        movaps [rdx - 112], xmm7                                  ;  1800.8 p3+p4   48 x spill
        movaps xmm7, xmm3                                         ;  1801.8 p5      45 x copy
        andps xmm3, xmm6                                          ;  1802.0 p0      45 x
        andps xmm7, xmm4                                          ;  1802.8 p1      45 x
        movaps [rbp + 80], xmm15                                  ;  1801.8 p3+p4   45 x spill
        movaps xmm15, xmm6                                        ;  1802.8 p5      45 x copy
        xorps xmm15, [rbp + 96]                                   ;  1803.8 p0+p2   45 x
        movaps [rbp + 32], xmm6                                   ;  1802.8 p3+p4   48 x spill
        movaps xmm6, xmm4                                         ;  1803.2 p1      45 x copy
        andps xmm6, xmm8                                          ;  1804.2 p5      45 x
        xorps xmm2, xmm6                                          ;  1805.2 p0      45 x
        xorps xmm5, xmm2                                          ;  1806.2 p1      45 x
        xorps xmm14, xmm2                                         ;  1806.2 p5      45 x
        xorps xmm13, xmm5                                         ;  1807.2 p0      45 x
        xorps xmm0, xmm13                                         ;  1808.2 p1      45 x
        xorps xmm7, xmm3                                          ;  1805.8 p5      45 x
        andps xmm15, xmm8                                         ;  1806.0 p0      45 x
        movaps xmm2, [rbp + 48]                                   ;  1804.5 p2      45 x reload
        xorps xmm14, xmm2                                         ;  1807.5 p1      45 x
        andps xmm2, xmm8                                          ;  1807.5 p5      45 x
        movaps xmm5, xmm4                                         ;  1807.0 p0      45 x copy
        movaps xmm6, [rbp + 96]                                   ;  1805.5 p2      48 x reload
        andps xmm5, xmm6                                          ;  1808.5 p1      45 x
        movaps xmm13, xmm6                                        ;  1808.5 p5      45 x copy
        andps xmm13, xmm10                                        ;  1809.5 p0      45 x
        xorps xmm1, xmm13                                         ;  1810.5 p1      45 x
        xorps xmm5, xmm1                                          ;  1811.5 p5      45 x
        xorps xmm12, xmm1                                         ;  1811.5 p0      45 x
        xorps xmm11, xmm5                                         ;  1812.5 p1      45 x
        xorps xmm2, xmm12                                         ;  1812.5 p5      45 x
        xorps xmm9, xmm2                                          ;  1813.5 p0      45 x
        andps xmm12, xmm6                                         ;  1812.5 p1      45 x
        xorps xmm7, xmm12                                         ;  1813.5 p5      45 x
        xorps xmm15, xmm11                                        ;  1813.5 p0      45 x
        movaps xmm1, [rbp - 48]                                   ;  1808.8 p2      45 x reload
        xorps xmm7, xmm1                                          ;  1814.5 p1      45 x
        movaps xmm2, [rbp - 112]                                  ;  1809.8 p2      45 x reload
        xorps xmm3, xmm2                                          ;  1812.8 p5      45 x
        xorps xmm11, xmm3                                         ;  1813.8 p0      45 x
        movaps xmm3, [rdx - 48]                                   ;  1810.8 p2      48 x reload
        andps xmm6, xmm3                                          ;  1813.8 p1      45 x
        movaps xmm5, [rdx - 32]                                   ;  1811.8 p2      45 x reload
        orps xmm8, xmm5                                           ;  1814.8 p5      45 x
        movaps xmm12, xmm4                                        ;  1813.0 p0      45 x copy
        andps xmm4, xmm10                                         ;  1813.2 p1      45 x
        andps xmm12, xmm3                                         ;  1814.0 p5      45 x
        movaps xmm13, [rdx - 80]                                  ;  1812.8 p2      45 x reload
        xorps xmm4, xmm13                                         ;  1815.8 p0      45 x
        movaps xmm2, xmm10                                        ;  1814.2 p1      45 x copy
        andps xmm10, xmm3                                         ;  1814.8 p5      45 x
        andps xmm2, [rdx - 112]                                   ;  1815.2 p0+p2   45 x
        xorps xmm2, xmm12                                         ;  1816.2 p1      45 x
        xorps xmm12, xmm6                                         ;  1815.8 p5      45 x
        xorps xmm6, xmm4                                          ;  1816.8 p0      45 x
        xorps xmm2, xmm5                                          ;  1817.2 p1      45 x
        xorps xmm8, xmm2                                          ;  1818.2 p5      45 x
        xorps xmm0, xmm12                                         ;  1817.0 p0      45 x
        movaps xmm2, xmm9                                         ;  1817.2 p1      45 x copy
        xorps xmm9, xmm11                                         ;  1817.8 p5      45 x
        xorps xmm2, [rbp + 80]                                    ;  1818.2 p0+p2   45 x
        xorps xmm9, [rdx - 16]                                    ;  1818.8 p1+p2   45 x
        xorps xmm2, [rdx - 96]                                    ;  1819.2 p5+p2   45 x
        xorps xmm4, [rbp + 64]                                    ;  1819.0 p0+p2   45 x
        xorps xmm14, xmm4                                         ;  1820.0 p1      45 x
        movaps xmm4, xmm3                                         ;  1819.8 p5      45 x copy
        andps xmm4, [rbp + 32]                                    ;  1820.8 p0+p2   45 x
        xorps xmm1, xmm8                                          ;  1820.2 p1      45 x
        xorps xmm8, xmm15                                         ;  1820.8 p5      45 x
        xorps xmm15, xmm10                                        ;  1821.0 p0      45 x
        xorps xmm4, [rbp + 0]                                     ;  1821.8 p1+p2   45 x
        xorps xmm9, xmm4                                          ;  1822.8 p5      45 x
        xorps xmm13, xmm4                                         ;  1822.8 p0      45 x
        xorps xmm5, xmm2                                          ;  1822.2 p1      45 x
        xorps xmm6, xmm15                                         ;  1822.8 p5      45 x
        xorps xmm11, xmm6                                         ;  1823.8 p0      45 x
        xorps xmm12, [rbp + 80]                                   ;  1823.2 p1+p2   45 x
        xorps xmm7, xmm12                                         ;  1824.2 p5      45 x
        xorps xmm10, [rdx - 64]                                   ;  1824.0 p0+p2   45 x
        xorps xmm3, xmm10                                         ;  1825.0 p1      45 x
        xorps xmm1, xmm3                                          ;  1826.0 p5      45 x
        xorps xmm8, [rbp + 112]                                   ;  1825.0 p0+p2   45 x
        xorps xmm13, [rdx - 128]                                  ;  1825.2 p1+p2   45 x
        xorps xmm0, [rbp - 112]                                   ;  1825.8 p5+p2   45 x
        movaps xmm2, [rbp - 16]                                   ;  1826.2 p2      48 x reload
        xorps xmm11, xmm2                                         ;  1829.2 p0      45 x
        movaps [r9 + 5888], xmm11                                 ;  1830.2 p3+p4  105 k
        movaps xmm3, [rbp - 32]                                   ;  1827.2 p2      48 x reload
        xorps xmm13, xmm3                                         ;  1830.2 p1      45 x
        movaps [r9 + 5904], xmm13                                 ;  1831.2 p3+p4  105 k
        movaps xmm4, [rbp - 96]                                   ;  1828.2 p2      48 x reload
        xorps xmm9, xmm4                                          ;  1831.2 p5      45 x
        movaps [r9 + 5920], xmm9                                  ;  1832.2 p3+p4  105 k
        movaps xmm6, [rbp - 64]                                   ;  1829.2 p2      48 x reload
        xorps xmm8, xmm6                                          ;  1832.2 p0      45 x
        movaps [r9 + 5936], xmm8                                  ;  1833.2 p3+p4  105 k
        movaps xmm10, [rbp - 80]                                  ;  1830.2 p2      48 x reload
        xorps xmm1, xmm10                                         ;  1833.2 p1      45 x
        movaps [r9 + 5952], xmm1                                  ;  1834.2 p3+p4  105 k
        movaps xmm12, [rbp - 128]                                 ;  1831.2 p2      48 x reload
        xorps xmm0, xmm12                                         ;  1834.2 p5      45 x
        movaps [r9 + 6000], xmm7                                  ;  1827.2 p3+p4  105 k
        movaps [r9 + 5968], xmm0                                  ;  1835.2 p3+p4  105 k
        movaps xmm15, [rbp + 16]                                  ;  1832.2 p2      48 x reload
        xorps xmm14, xmm15                                        ;  1835.2 p0      45 x
        movaps [r9 + 6016], xmm5                                  ;  1829.5 p3+p4  105 k
        movaps [r9 + 5984], xmm14                                 ;  1836.2 p3+p4  105 k
        movaps xmm5, [r8 + 1792]                                  ;  1833.2 p2     102 x.0 reload
        movaps [r9 + 1792], xmm5                                  ;  1836.2 p3+p4  104 k
        movaps [r9 + 6032], xmm2                                  ;  1832.5 p3+p4  105 k
        movaps xmm2, [r8 + 1808]                                  ;  1834.2 p2     102 x.1 reload
        movaps [r9 + 1808], xmm2                                  ;  1837.2 p3+p4  104 k
        movaps [r9 + 6048], xmm3                                  ;  1834.5 p3+p4  105 k
        movaps xmm3, [r8 + 1824]                                  ;  1835.2 p2     102 x.2 reload
        movaps [r9 + 1824], xmm3                                  ;  1838.2 p3+p4  104 k
        movaps [r9 + 6064], xmm4                                  ;  1836.5 p3+p4  105 k
        movaps xmm4, [r8 + 1840]                                  ;  1836.2 p2     102 x.3 reload
        movaps [r9 + 1840], xmm4                                  ;  1839.2 p3+p4  104 k
        movaps [r9 + 6080], xmm6                                  ;  1838.5 p3+p4  105 k
        movaps xmm6, [r8 + 1856]                                  ;  1837.2 p2     102 x.4 reload
        movaps [r9 + 1856], xmm6                                  ;  1840.2 p3+p4  104 k
        movaps [r9 + 6096], xmm10                                 ;  1840.5 p3+p4  105 k
        movaps xmm10, [r8 + 1872]                                 ;  1838.2 p2     102 x.5 reload
        movaps [r9 + 1872], xmm10                                 ;  1841.5 p3+p4  104 k
        movaps [r9 + 6112], xmm12                                 ;  1842.5 p3+p4  105 k
        movaps xmm12, [r8 + 1888]                                 ;  1839.2 p2     102 x.6 reload
        movaps [r9 + 1888], xmm12                                 ;  1843.5 p3+p4  104 k
        movaps [r9 + 6128], xmm15                                 ;  1844.5 p3+p4  105 k
        movaps xmm15, [r8 + 1904]                                 ;  1840.2 p2     102 x.7 reload
        movaps [r9 + 1904], xmm15                                 ;  1845.5 p3+p4  104 k
        movaps [r9 + 3840], xmm5                                  ;  1846.5 p3+p4  104 k
        movaps xmm5, [r8 + 1920]                                  ;  1841.2 p2     102 x.8 reload
        movaps [r9 + 1920], xmm5                                  ;  1847.5 p3+p4  104 k
        movaps [r9 + 3856], xmm2                                  ;  1848.5 p3+p4  104 k
        movaps xmm2, [r8 + 1936]                                  ;  1842.2 p2     102 x.9 reload
        movaps [r9 + 1936], xmm2                                  ;  1849.5 p3+p4  104 k
        movaps [r9 + 3872], xmm3                                  ;  1850.5 p3+p4  104 k
        movaps xmm3, [r8 + 1952]                                  ;  1843.2 p2     102 x.10 reload
        movaps [r9 + 1952], xmm3                                  ;  1851.5 p3+p4  104 k
        movaps [r9 + 3888], xmm4                                  ;  1852.5 p3+p4  104 k
        movaps xmm4, [r8 + 1968]                                  ;  1844.2 p2     102 x.11 reload
        movaps [r9 + 1968], xmm4                                  ;  1853.5 p3+p4  104 k
        movaps [r9 + 3904], xmm6                                  ;  1854.5 p3+p4  104 k
        movaps xmm6, [r8 + 1984]                                  ;  1845.2 p2     102 x.12 reload
        movaps [r9 + 1984], xmm6                                  ;  1855.5 p3+p4  104 k
        movaps [r9 + 3920], xmm10                                 ;  1856.5 p3+p4  104 k
        movaps xmm10, [r8 + 2000]                                 ;  1846.2 p2     102 x.13 reload
        movaps [r9 + 2000], xmm10                                 ;  1857.5 p3+p4  104 k
        movaps [r9 + 3936], xmm12                                 ;  1858.5 p3+p4  104 k
        movaps xmm12, [r8 + 2016]                                 ;  1847.2 p2     102 x.14 reload
        movaps [r9 + 2016], xmm12                                 ;  1859.5 p3+p4  104 k
        movaps [r9 + 3952], xmm15                                 ;  1860.5 p3+p4  104 k
        movaps xmm15, [r8 + 2032]                                 ;  1848.2 p2     102 x.15 reload
        movaps [r9 + 2032], xmm15                                 ;  1861.5 p3+p4  104 k
        movaps [r9 + 3968], xmm5                                  ;  1862.5 p3+p4  104 k
        movaps [r9 + 3984], xmm2                                  ;  1863.5 p3+p4  104 k
        movaps [r9 + 4000], xmm3                                  ;  1864.5 p3+p4  104 k
        movaps [r9 + 4016], xmm4                                  ;  1865.5 p3+p4  104 k
        movaps [r9 + 4032], xmm6                                  ;  1866.5 p3+p4  104 k
        movaps [r9 + 4048], xmm10                                 ;  1867.5 p3+p4  104 k
        movaps [r9 + 4064], xmm12                                 ;  1868.5 p3+p4  104 k
        movaps [r9 + 4080], xmm15                                 ;  1869.5 p3+p4  104 k
        movaps [r9 + 7936], xmm11                                 ;  1870.5 p3+p4  105 k
        movaps [r9 + 7952], xmm13                                 ;  1871.5 p3+p4  105 k
        movaps [r9 + 7968], xmm9                                  ;  1872.5 p3+p4  105 k
        movaps [r9 + 7984], xmm8                                  ;  1873.5 p3+p4  105 k
        movaps [r9 + 8000], xmm1                                  ;  1874.5 p3+p4  105 k
        movaps [r9 + 8016], xmm0                                  ;  1875.5 p3+p4  105 k
        movaps [r9 + 8032], xmm14                                 ;  1876.5 p3+p4  105 k
        movaps [r9 + 8048], xmm7                                  ;  1877.5 p3+p4  105 k
        movaps xmm0, [r9 + 6016]                                  ;  1862.5 p2      45 x reload
        movaps [r9 + 8064], xmm0                                  ;  1878.5 p3+p4  105 k
        movaps xmm0, [rbp - 16]                                   ;  1863.5 p2      48 x reload
        movaps [r9 + 8080], xmm0                                  ;  1879.5 p3+p4  105 k
        movaps xmm0, [rbp - 32]                                   ;  1864.5 p2      48 x reload
        movaps [r9 + 8096], xmm0                                  ;  1880.5 p3+p4  105 k
        movaps xmm0, [rbp - 96]                                   ;  1865.5 p2      48 x reload
        movaps [r9 + 8112], xmm0                                  ;  1881.5 p3+p4  105 k
        movaps xmm0, [rbp - 64]                                   ;  1866.5 p2      48 x reload
        movaps [r9 + 8128], xmm0                                  ;  1882.5 p3+p4  105 k
        movaps xmm0, [rbp - 80]                                   ;  1867.5 p2      48 x reload
        movaps [r9 + 8144], xmm0                                  ;  1883.5 p3+p4  105 k
        movaps xmm0, [rbp - 128]                                  ;  1868.5 p2      48 x reload
        movaps [r9 + 8160], xmm0                                  ;  1884.5 p3+p4  105 k
        movaps xmm0, [rbp + 16]                                   ;  1869.5 p2      48 x reload
        movaps [r9 + 8176], xmm0                                  ;  1885.5 p3+p4  105 k
        add rsp, 0x190                                            ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
