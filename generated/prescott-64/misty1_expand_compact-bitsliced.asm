; misty1_expand_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_expand_compact --cpu prescott-64 --variant bitsliced
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
;   body: 6438 uops, planned 2840.0; bounds: width 2146.0, ports 2681.0, path 49.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_expand_compact

        section .text
        align 16
misty1_expand_compact:
        push rbp                                                  ;                    preserved
        sub rsp, 0x130                                            ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 160], rdi                                ;                    argument
        mov qword [rbp + 168], rsi                                ;                    argument
        mov r8, qword [rbp + 160]                                 ;     0.0 p2     102 x.0 reload
        movdqa xmm0, [r8]                                         ;     4.0 p2     102 x.0
        movdqa xmm1, [r8 + 16]                                    ;     4.0 p2     102 x.1
        movdqa xmm2, [r8 + 32]                                    ;     4.0 p2     102 x.2
        movdqa xmm3, [r8 + 48]                                    ;     4.0 p2     102 x.3
        movdqa xmm4, [r8 + 64]                                    ;     5.0 p2     102 x.4
        movdqa xmm5, [r8 + 80]                                    ;     6.0 p2     102 x.5
        movdqa xmm6, [r8 + 96]                                    ;     7.0 p2     102 x.6
        movdqa xmm7, [r8 + 112]                                   ;     8.0 p2     102 x.7
        movdqa xmm8, [r8 + 128]                                   ;     9.0 p2     102 x.8
        movdqa xmm9, [r8 + 144]                                   ;    10.0 p2     102 x.9
        movdqa xmm10, [r8 + 160]                                  ;    11.0 p2     102 x.10
        movdqa xmm11, [r8 + 176]                                  ;    12.0 p2     102 x.11
        movdqa xmm12, [r8 + 192]                                  ;    13.0 p2     102 x.12
        movdqa xmm13, [r8 + 208]                                  ;    14.0 p2     102 x.13
        movdqa xmm14, [r8 + 224]                                  ;    15.0 p2     102 x.14
        movdqa xmm15, [r8 + 240]                                  ;    16.0 p2     102 x.15
        movdqa xmm2, [r8 + 256]                                   ;    17.0 p2     102 x.0
        movdqa xmm2, [r8 + 272]                                   ;    18.0 p2     102 x.1
        movdqa xmm2, [r8 + 288]                                   ;    19.0 p2     102 x.2
        movdqa xmm2, [r8 + 304]                                   ;    20.0 p2     102 x.3
        movdqa xmm2, [r8 + 320]                                   ;    21.0 p2     102 x.4
        movdqa xmm2, [r8 + 336]                                   ;    22.0 p2     102 x.5
        movdqa xmm2, [r8 + 352]                                   ;    23.0 p2     102 x.6
        movdqa xmm2, [r8 + 368]                                   ;    24.0 p2     102 x.7
        movdqa xmm2, [r8 + 384]                                   ;    25.0 p2     102 x.8
        movdqa xmm2, [r8 + 400]                                   ;    26.0 p2     102 x.9
        movdqa xmm2, [r8 + 416]                                   ;    27.0 p2     102 x.10
        movdqa xmm2, [r8 + 432]                                   ;    28.0 p2     102 x.11
        movdqa xmm2, [r8 + 448]                                   ;    29.0 p2     102 x.12
        movdqa xmm2, [r8 + 464]                                   ;    30.0 p2     102 x.13
        movdqa xmm2, [r8 + 480]                                   ;    31.0 p2     102 x.14
        movdqa xmm2, [r8 + 496]                                   ;    32.0 p2     102 x.15
        pshufd xmm2, xmm7, 0xe4                                   ;    19.0 p1      41 x copy
        pxor xmm2, xmm13                                          ;    25.0 p1      41 x
        movdqa xmm3, xmm10                                        ;    22.0 p0      41 x copy
        pand xmm3, xmm14                                          ;    29.0 p1      41 x
        movdqa xmm1, xmm8                                         ;    20.0 p0      41 x copy
        pxor xmm1, xmm12                                          ;    27.0 p1      41 x
        movdqa xmm6, xmm14                                        ;    26.0 p0      41 x copy
        pand xmm6, xmm15                                          ;    33.0 p1      41 x
        movdqa xmm5, xmm10                                        ;    22.0 p0      41 x copy
        pand xmm5, xmm13                                          ;    29.0 p1      41 x
        movdqa xmm0, xmm7                                         ;    19.0 p0      41 x copy
        pand xmm0, xmm14                                          ;    26.0 p1      41 x
        pxor xmm5, xmm0                                           ;    31.0 p1      41 x
        movdqa xmm0, xmm11                                        ;    23.0 p0      41 x copy
        pand xmm0, xmm13                                          ;    30.0 p1      41 x
        pxor xmm5, [rel misty1_expand_compact.T0_constants128]    ;    33.0 p2+p1   41 x
        movdqa xmm4, xmm2                                         ;    27.0 p0      41 x copy
        pxor xmm4, xmm10                                          ;    34.0 p1      41 x
        movdqa xmm13, xmm9                                        ;    21.0 p0      41 x copy
        pand xmm13, xmm4                                          ;    36.0 p1      41 x
        movdqa xmm12, xmm7                                        ;    19.7 p0      41 x copy
        pand xmm12, xmm15                                         ;    27.0 p1      41 x
        pxor xmm12, xmm14                                         ;    29.0 p1      41 x
        pxor xmm13, xmm12                                         ;    38.0 p1      41 x
        movdqa xmm14, xmm10                                       ;    22.0 p0      41 x copy
        pand xmm14, xmm9                                          ;    29.0 p1      41 x
        pxor xmm14, xmm1                                          ;    31.0 p1      41 x
        movdqa [rbp - 128], xmm5                                  ;    35.0 p0+p3   41 x spill
        movdqa xmm5, xmm10                                        ;    22.7 p0      41 x copy
        pand xmm5, xmm7                                           ;    29.7 p1      41 x
        pxor xmm0, xmm5                                           ;    32.0 p1      41 x
        pxor xmm0, xmm6                                           ;    35.0 p1      41 x
        movdqa xmm5, xmm10                                        ;    23.7 p0      41 x copy
        pand xmm5, xmm8                                           ;    31.0 p1      41 x
        movdqa [rbp - 112], xmm6                                  ;    35.0 p0+p3   41 x spill
        movdqa xmm6, xmm10                                        ;    25.7 p0      41 x copy
        pand xmm6, xmm11                                          ;    32.7 p1      41 x
        pxor xmm5, xmm6                                           ;    34.7 p1      41 x
        pxor xmm12, xmm6                                          ;    34.7 p1      41 x
        movdqa xmm6, xmm11                                        ;    26.7 p0      41 x copy
        pand xmm6, xmm15                                          ;    35.0 p1      41 x
        movdqa [rbp - 96], xmm5                                   ;    36.7 p0+p3   41 x spill
        movdqa xmm5, xmm10                                        ;    28.7 p0      41 x copy
        pxor xmm5, xmm6                                           ;    37.0 p1      41 x
        pxor xmm13, xmm5                                          ;    40.0 p1      41 x
        pand xmm5, xmm15                                          ;    39.0 p1      41 x
        pxor xmm5, [rel misty1_expand_compact.T0_constants128]    ;    41.0 p2+p1   41 x
        movdqa xmm10, xmm8                                        ;    29.7 p0      41 x copy
        pand xmm10, xmm7                                          ;    40.0 p1      41 x
        movdqa [rbp - 80], xmm6                                   ;    37.0 p0+p3   41 x spill
        movdqa xmm6, xmm15                                        ;    31.7 p0      41 x copy
        por xmm6, xmm4                                            ;    41.0 p1      41 x
        movdqa [rbp - 64], xmm5                                   ;    43.0 p0+p3   41 x spill
        movdqa xmm5, xmm1                                         ;    33.7 p0      41 x copy
        pand xmm5, xmm11                                          ;    42.0 p1      41 x
        pand xmm1, xmm7                                           ;    43.0 p1      41 x
        movdqa [rbp - 48], xmm4                                   ;    36.0 p0+p3   41 x spill
        movdqa xmm4, [r8 + 192]                                   ;    35.0 p2      41 x
        pand xmm4, xmm9                                           ;    46.0 p1      41 x
        pxor xmm6, xmm4                                           ;    48.0 p1      41 x
        movdqa xmm4, [r8 + 192]                                   ;    36.0 p2      41 x
        pand xmm4, xmm11                                          ;    47.0 p1      41 x
        pxor xmm10, xmm6                                          ;    50.0 p1      41 x
        movdqa xmm6, [r8 + 224]                                   ;    37.0 p2      41 x
        pand xmm6, [r8 + 192]                                     ;    48.0 p2+p1   41 x
        pxor xmm5, xmm6                                           ;    50.0 p1      41 x
        movdqa xmm6, xmm9                                         ;    36.0 p0      41 x copy
        pand xmm6, xmm8                                           ;    50.0 p1      41 x
        pxor xmm12, xmm5                                          ;    52.0 p1      41 x
        pxor xmm5, xmm10                                          ;    52.0 p1      41 x
        pxor xmm5, xmm2                                           ;    54.0 p1      41 x
        pxor xmm6, xmm7                                           ;    54.0 p1      41 x
        pand xmm2, [r8 + 192]                                     ;    55.0 p2+p1   41 x
        movdqa xmm7, xmm15                                        ;    38.7 p0      41 x copy
        pxor xmm7, xmm4                                           ;    56.0 p1      41 x
        pxor xmm4, xmm9                                           ;    57.0 p1      41 x
        pxor xmm12, xmm4                                          ;    59.0 p1      41 x
        pand xmm7, [r8 + 192]                                     ;    59.0 p2+p1   41 x
        pand xmm4, xmm11                                          ;    60.0 p1      41 x
        pxor xmm13, xmm7                                          ;    61.0 p1      41 x
        movdqa xmm7, [r8 + 224]                                   ;    41.3 p2      41 x
        pand xmm7, xmm8                                           ;    62.0 p1      41 x
        pxor xmm7, xmm6                                           ;    64.0 p1      41 x
        pxor xmm12, xmm0                                          ;    64.0 p1      41 x
        pxor xmm6, xmm15                                          ;    65.0 p1      41 x
        pxor xmm2, xmm6                                           ;    67.0 p1      41 x
        pand xmm6, xmm8                                           ;    67.0 p1      41 x
        pxor xmm2, xmm11                                          ;    69.0 p1      41 x
        pxor xmm4, xmm7                                           ;    69.0 p1      41 x
        movdqa xmm7, [r8 + 224]                                   ;    44.3 p2      41 x
        pand xmm7, xmm11                                          ;    70.0 p1      41 x
        movdqa xmm9, [r8 + 112]                                   ;    45.3 p2      41 x
        pand xmm9, xmm11                                          ;    71.0 p1      41 x
        pxor xmm7, xmm9                                           ;    73.0 p1      41 x
        pxor xmm6, xmm7                                           ;    75.0 p1      41 x
        movdqa xmm7, [r8 + 112]                                   ;    46.3 p2      41 x
        pxor xmm7, xmm8                                           ;    74.0 p1      41 x
        pand xmm7, [r8 + 192]                                     ;    76.0 p2+p1   41 x
        pxor xmm7, xmm4                                           ;    78.0 p1      41 x
        pxor xmm6, xmm14                                          ;    77.0 p1      41 x
        pxor xmm9, xmm3                                           ;    78.0 p1      41 x
        pxor xmm4, xmm9                                           ;    80.0 p1      41 x
        movdqa xmm9, [r8 + 224]                                   ;    49.0 p2      41 x
        pand xmm9, [r8 + 208]                                     ;    80.0 p2+p1   41 x
        movdqa xmm11, [rbp - 128]                                 ;    51.0 p2      41 x
        pxor xmm11, xmm2                                          ;    81.0 p1      41 x
        pxor xmm2, xmm4                                           ;    82.0 p1      41 x
        pxor xmm1, xmm2                                           ;    84.0 p1      41 x
        movdqa xmm2, [r8 + 208]                                   ;    52.0 p2      41 x
        pand xmm2, [r8 + 112]                                     ;    84.0 p2+p1   41 x
        pxor xmm2, [rbp - 96]                                     ;    86.0 p2+p1   41 x
        pxor xmm1, xmm2                                           ;    88.0 p1      41 x
        movdqa [rbp - 96], xmm1                                   ;    90.0 p0+p3   41 x spill
        movdqa xmm1, [r8 + 144]                                   ;    55.0 p2      41 x
        pand xmm1, xmm15                                          ;    87.0 p1      41 x
        pxor xmm1, xmm9                                           ;    89.0 p1      41 x
        pxor xmm1, [rbp - 48]                                     ;    91.0 p2+p1   41 x
        movdqa xmm15, [r8 + 208]                                  ;    57.0 p2      41 x
        pand xmm15, xmm8                                          ;    90.0 p1      41 x
        pxor xmm9, xmm15                                          ;    92.0 p1      41 x
        pxor xmm10, xmm11                                         ;    92.0 p1      41 x
        movdqa xmm11, [r8 + 224]                                  ;    58.0 p2      41 x
        pand xmm11, [r8 + 144]                                    ;    93.0 p2+p1   41 x
        pxor xmm11, [rbp - 64]                                    ;    95.0 p2+p1   41 x
        movdqa xmm8, [rbp - 48]                                   ;    61.0 p2      41 x
        por xmm8, [r8 + 192]                                      ;    95.0 p2+p1   41 x
        pxor xmm1, xmm8                                           ;    97.0 p1      41 x
        movdqa xmm8, [rbp - 112]                                  ;    63.0 p2      41 x
        pxor xmm15, xmm11                                         ;    97.0 p1      41 x
        pxor xmm8, xmm11                                          ;    98.0 p1      41 x
        movdqa xmm11, [rbp - 128]                                 ;    64.0 p2      41 x
        pxor xmm5, xmm8                                           ;   100.0 p1      41 x
        movdqa xmm8, [r8 + 208]                                   ;    65.0 p2      41 x
        pand xmm8, [r8 + 144]                                     ;   100.0 p2+p1   41 x
        pxor xmm12, xmm9                                          ;   101.0 p1      41 x
        pxor xmm11, xmm9                                          ;   102.0 p1      41 x
        movdqa xmm9, [rbp - 64]                                   ;    67.0 p2      41 x
        pxor xmm9, xmm2                                           ;   103.0 p1      41 x
        pxor xmm0, xmm8                                           ;   104.0 p1      41 x
        movdqa xmm2, [rbp - 80]                                   ;    68.0 p2      41 x
        pxor xmm8, xmm7                                           ;   105.0 p1      41 x
        pxor xmm7, xmm1                                           ;   106.0 p1      41 x
        pxor xmm2, xmm7                                           ;   108.0 p1      41 x
        pxor xmm14, xmm1                                          ;   108.0 p1      41 x
        pxor xmm13, xmm9                                          ;   109.0 p1      41 x
        movdqa xmm1, [rbp - 48]                                   ;    69.0 p2      41 x
        movdqa xmm7, [r8 + 208]                                   ;    70.0 p2      41 x
        pxor xmm3, xmm12                                          ;   110.0 p1      41 x
        pxor xmm1, xmm10                                          ;   111.0 p1      41 x
        pxor xmm6, xmm11                                          ;   112.0 p1      41 x
        movdqa xmm9, [r8 + 64]                                    ;    71.0 p2      41 x
        movdqa xmm10, [r8]                                        ;    72.0 p2     102 x.0 reload
        pand xmm9, xmm10                                          ;   113.0 p1      41 x
        pxor xmm7, xmm0                                           ;   114.0 p1      41 x
        movdqa xmm0, [r8 + 80]                                    ;    73.0 p2      41 x
        pxor xmm15, xmm8                                          ;   115.0 p1      41 x
        movdqa xmm8, [r8 + 96]                                    ;    74.0 p2      41 x
        movdqa xmm11, [r8 + 16]                                   ;    75.0 p2     102 x.1 reload
        pand xmm8, xmm11                                          ;   116.0 p1      41 x
        pand xmm0, xmm10                                          ;   117.0 p1      41 x
        pxor xmm14, xmm7                                          ;   118.0 p1      41 x
        movdqa xmm7, [r8 + 48]                                    ;    76.0 p2      41 x
        pxor xmm4, xmm15                                          ;   119.0 p1      41 x
        pand xmm7, xmm10                                          ;   120.0 p1      41 x
        movdqa xmm12, [r8 + 64]                                   ;    77.0 p2      41 x
        movdqa xmm15, [r8 + 48]                                   ;    78.0 p2     102 x.3 reload
        pand xmm12, xmm15                                         ;   121.0 p1      41 x
        movdqa [rbp - 48], xmm1                                   ;   113.0 p0+p3   41 x spill
        movdqa xmm1, [r8 + 96]                                    ;    79.0 p2      41 x
        pand xmm1, xmm15                                          ;   122.0 p1      41 x
        movdqa [rbp - 80], xmm6                                   ;   114.0 p0+p3   41 x spill
        movdqa xmm6, [r8 + 80]                                    ;    80.0 p2      41 x
        pand xmm6, [r8 + 32]                                      ;   123.0 p2+p1   41 x
        pxor xmm8, xmm6                                           ;   125.0 p1      41 x
        pand xmm6, xmm11                                          ;   125.0 p1      41 x
        movdqa [rbp - 64], xmm5                                   ;   102.0 p0+p3   41 x spill
        movdqa xmm5, [r8 + 96]                                    ;    82.0 p2      41 x
        pand xmm5, xmm0                                           ;   126.0 p1      41 x
        movdqa [rbp - 128], xmm3                                  ;   112.0 p0+p3   41 x spill
        movdqa xmm3, [r8 + 64]                                    ;    83.0 p2      41 x
        movdqa [rbp - 112], xmm14                                 ;   120.0 p0+p3   41 x spill
        movdqa xmm14, xmm11                                       ;    86.0 p0      41 x copy
        pxor xmm14, xmm7                                          ;   127.0 p1      41 x
        pxor xmm3, xmm14                                          ;   129.0 p1      41 x
        pand xmm3, [r8 + 96]                                      ;   131.0 p2+p1   41 x
        pxor xmm7, xmm3                                           ;   133.0 p1      41 x
        movdqa [rbp - 32], xmm2                                   ;   110.0 p0+p3   41 x spill
        movdqa xmm2, [r8 + 80]                                    ;    85.0 p2      41 x
        pand xmm2, xmm11                                          ;   131.0 p1      41 x
        movdqa [rbp - 16], xmm13                                  ;   111.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 80]                                   ;    86.0 p2      41 x
        movdqa [rbp + 0], xmm4                                    ;   121.0 p0+p3   41 x spill
        movdqa xmm4, xmm15                                        ;    89.0 p0      41 x copy
        pand xmm4, xmm2                                           ;   133.0 p1      41 x
        movdqa [rbp + 16], xmm3                                   ;   133.0 p0+p3   41 x spill
        movdqa xmm3, xmm9                                         ;   115.0 p0      41 x copy
        pxor xmm3, xmm12                                          ;   133.0 p1      41 x
        pxor xmm12, xmm8                                          ;   134.0 p1      41 x
        pand xmm13, xmm3                                          ;   135.0 p1      41 x
        movdqa xmm3, [r8 + 96]                                    ;    88.0 p2      41 x
        pand xmm3, [r8 + 32]                                      ;   136.0 p2+p1   41 x
        pxor xmm8, xmm9                                           ;   137.0 p1      41 x
        movdqa [rbp + 32], xmm8                                   ;   139.0 p0+p3   41 x spill
        movdqa xmm8, [r8 + 32]                                    ;    90.0 p2      41 x
        pand xmm8, xmm12                                          ;   138.0 p1      41 x
        movdqa [rbp + 48], xmm7                                   ;   135.0 p0+p3   41 x spill
        movdqa xmm7, xmm11                                        ;    91.7 p0      41 x copy
        pand xmm7, xmm10                                          ;   139.0 p1      41 x
        pxor xmm4, xmm7                                           ;   141.0 p1      41 x
        pxor xmm8, xmm4                                           ;   143.0 p1      41 x
        movdqa xmm4, [r8 + 32]                                    ;    92.7 p2      41 x
        pxor xmm7, xmm3                                           ;   142.0 p1      41 x
        pxor xmm8, xmm15                                          ;   145.0 p1      41 x
        pand xmm4, xmm7                                           ;   144.0 p1      41 x
        pxor xmm5, xmm2                                           ;   145.0 p1      41 x
        pxor xmm4, xmm10                                          ;   146.0 p1      41 x
        pxor xmm5, [rel misty1_expand_compact.T0_constants128]    ;   147.0 p2+p1   41 x
        pand xmm7, [r8 + 64]                                      ;   148.0 p2+p1   41 x
        pxor xmm4, xmm14                                          ;   149.0 p1      41 x
        pxor xmm12, xmm10                                         ;   150.0 p1      41 x
        movdqa [rbp + 64], xmm8                                   ;   147.0 p0+p3   41 x spill
        movdqa xmm8, [r8 + 64]                                    ;    97.3 p2      41 x
        pxor xmm8, xmm1                                           ;   151.0 p1      41 x
        pxor xmm13, xmm8                                          ;   153.0 p1      41 x
        pxor xmm7, xmm13                                          ;   155.0 p1      41 x
        movdqa xmm13, [r8 + 64]                                   ;    98.7 p2      41 x
        pand xmm13, xmm12                                         ;   154.0 p1      41 x
        pand xmm12, xmm10                                         ;   155.0 p1      41 x
        pand xmm8, [r8 + 80]                                      ;   156.0 p2+p1   41 x
        pand xmm14, [r8 + 32]                                     ;   157.0 p2+p1   41 x
        pxor xmm12, xmm5                                          ;   158.0 p1      41 x
        movdqa xmm10, xmm11                                       ;   101.3 p0      41 x copy
        pand xmm10, xmm15                                         ;   159.0 p1      41 x
        pxor xmm8, xmm10                                          ;   161.0 p1      41 x
        movdqa xmm15, [r8 + 64]                                   ;   102.3 p2      41 x
        pand xmm15, xmm11                                         ;   161.0 p1      41 x
        pxor xmm12, xmm3                                          ;   162.0 p1      41 x
        pxor xmm8, xmm12                                          ;   164.0 p1      41 x
        movdqa xmm12, [r8 + 96]                                   ;   103.7 p2      41 x
        pxor xmm12, xmm2                                          ;   164.0 p1      41 x
        pxor xmm15, xmm0                                          ;   165.0 p1      41 x
        pxor xmm14, xmm15                                         ;   167.0 p1      41 x
        pxor xmm15, [r8 + 32]                                     ;   167.0 p2+p1   41 x
        pand xmm12, [r8]                                          ;   168.0 p2+p1   41 x
        pxor xmm9, xmm10                                          ;   169.0 p1      41 x
        movdqa xmm10, [r8 + 48]                                   ;   107.0 p2      41 x
        pxor xmm5, xmm12                                          ;   170.0 p1      41 x
        pxor xmm2, [r8 + 32]                                      ;   171.0 p2+p1   41 x
        pxor xmm13, xmm5                                          ;   172.0 p1      41 x
        movdqa xmm5, [r8 + 80]                                    ;   111.3 p2      41 x
        pand xmm10, xmm15                                         ;   173.0 p1      41 x
        pxor xmm15, xmm3                                          ;   174.0 p1      41 x
        pxor xmm3, [r8 + 48]                                      ;   175.0 p2+p1   41 x
        pxor xmm5, xmm10                                          ;   176.0 p1      41 x
        movdqa xmm10, [r8 + 64]                                   ;   114.3 p2      41 x
        pand xmm10, xmm2                                          ;   177.0 p1      41 x
        pxor xmm7, xmm14                                          ;   178.0 p1      41 x
        movdqa xmm14, [r8 + 80]                                   ;   116.3 p2      41 x
        pand xmm1, xmm3                                           ;   179.0 p1      41 x
        pand xmm14, xmm3                                          ;   180.0 p1      41 x
        movdqa xmm3, [r8 + 32]                                    ;   117.7 p2      41 x
        pxor xmm12, xmm14                                         ;   182.0 p1      41 x
        pxor xmm15, xmm12                                         ;   184.0 p1      41 x
        movdqa xmm12, [r8 + 96]                                   ;   120.0 p2      41 x
        pand xmm12, [r8 + 80]                                     ;   183.0 p2+p1   41 x
        pxor xmm6, xmm5                                           ;   184.0 p1      41 x
        movdqa xmm5, [rbp + 48]                                   ;   135.0 p2      41 x
        pand xmm3, xmm9                                           ;   185.0 p1      41 x
        pand xmm2, [r8]                                           ;   186.0 p2+p1   41 x
        pxor xmm5, xmm14                                          ;   187.0 p1      41 x
        movdqa xmm14, [r8 + 96]                                   ;   124.3 p2      41 x
        pxor xmm14, xmm2                                          ;   188.0 p1      41 x
        movdqa xmm2, [rbp + 16]                                   ;   133.0 p2      41 x
        pxor xmm2, xmm7                                           ;   189.0 p1      41 x
        movdqa xmm7, [rbp + 48]                                   ;   135.0 p2      41 x
        pxor xmm13, xmm14                                         ;   190.0 p1      41 x
        movdqa xmm14, [r8 + 96]                                   ;   127.3 p2      41 x
        pxor xmm15, xmm4                                          ;   191.0 p1      41 x
        pxor xmm9, xmm12                                          ;   192.0 p1      41 x
        pand xmm7, xmm12                                          ;   193.0 p1      41 x
        movdqa xmm12, [rbp + 32]                                  ;   139.0 p2      41 x
        pxor xmm0, xmm5                                           ;   194.0 p1      41 x
        pand xmm14, xmm9                                          ;   195.0 p1      41 x
        pxor xmm3, xmm15                                          ;   196.0 p1      41 x
        movdqa xmm5, [rbp + 64]                                   ;   147.0 p2      41 x
        movdqa xmm9, [rbp + 0]                                    ;   130.3 p2      41 x
        movdqa xmm15, [r8]                                        ;   131.3 p2     102 x.0 reload
        pxor xmm9, xmm15                                          ;   197.0 p1      41 x
        pxor xmm4, xmm14                                          ;   198.0 p1      41 x
        pxor xmm1, xmm13                                          ;   199.0 p1      41 x
        movdqa xmm13, [rbp - 16]                                  ;   132.3 p2      41 x
        pxor xmm13, xmm11                                         ;   200.0 p1      41 x
        pxor xmm12, xmm7                                          ;   201.0 p1      41 x
        movdqa xmm7, [rbp - 96]                                   ;   135.0 p2      41 x
        movdqa xmm14, [r8 + 32]                                   ;   136.0 p2     102 x.2 reload
        pxor xmm7, xmm14                                          ;   202.0 p1      41 x
        pxor xmm6, xmm12                                          ;   203.0 p1      41 x
        pxor xmm10, xmm4                                          ;   204.0 p1      41 x
        movdqa xmm4, [rel misty1_expand_compact.T0_constants128]  ;   137.0 p2      41 x reload
        pxor xmm6, xmm4                                           ;   205.0 p1      41 x
        movdqa xmm12, [rbp - 32]                                  ;   138.0 p2      41 x
        pxor xmm12, [r8 + 48]                                     ;   206.0 p2+p1   41 x
        pxor xmm5, xmm0                                           ;   207.0 p1      41 x
        pxor xmm10, xmm4                                          ;   208.0 p1      41 x
        movdqa xmm0, [rbp - 112]                                  ;   140.0 p2      41 x
        pxor xmm0, [r8 + 64]                                      ;   209.0 p2+p1   41 x
        pxor xmm8, xmm9                                           ;   210.0 p1      41 x
        pxor xmm1, xmm13                                          ;   211.0 p1      41 x
        pxor xmm2, xmm7                                           ;   212.0 p1      41 x
        pxor xmm10, xmm12                                         ;   213.0 p1      41 x
        pxor xmm6, xmm0                                           ;   214.0 p1      41 x
        movdqa xmm14, [rbp - 128]                                 ;   142.0 p2      41 x
        pxor xmm14, [r8 + 80]                                     ;   215.0 p2+p1   41 x
        pxor xmm3, xmm14                                          ;   217.0 p1      41 x
        movdqa xmm11, [rbp - 64]                                  ;   144.0 p2      41 x
        pxor xmm11, [r8 + 96]                                     ;   217.0 p2+p1   41 x
        pxor xmm8, [r8 + 400]                                     ;   218.0 p2+p1   48 x
        pxor xmm5, xmm11                                          ;   219.0 p1      41 x
        pxor xmm1, [r8 + 416]                                     ;   220.0 p2+p1   48 x
        pxor xmm2, [r8 + 432]                                     ;   221.0 p2+p1   48 x
        pxor xmm10, [r8 + 448]                                    ;   222.0 p2+p1   48 x
        pxor xmm9, [r8 + 256]                                     ;   223.0 p2+p1   48 x
        pxor xmm6, [r8 + 464]                                     ;   224.0 p2+p1   48 x
        pxor xmm13, [r8 + 272]                                    ;   225.0 p2+p1   48 x
        pxor xmm3, [r8 + 480]                                     ;   226.0 p2+p1   48 x
        pxor xmm7, [r8 + 288]                                     ;   227.0 p2+p1   48 x
        pxor xmm5, [r8 + 496]                                     ;   228.0 p2+p1   48 x
        pxor xmm12, [r8 + 304]                                    ;   229.0 p2+p1   48 x
        pxor xmm0, [r8 + 320]                                     ;   230.0 p2+p1   48 x
        pxor xmm14, [r8 + 336]                                    ;   231.0 p2+p1   48 x
        pxor xmm11, [r8 + 352]                                    ;   232.0 p2+p1   48 x
        movdqa xmm15, [rbp - 80]                                  ;   160.0 p2      48 x
        pxor xmm15, [r8 + 368]                                    ;   233.0 p2+p1   48 x
        movdqa [rbp - 80], xmm5                                   ;   230.0 p0+p3   48 x spill
        movdqa xmm5, [rbp - 48]                                   ;   163.0 p2      48 x
        pxor xmm5, [r8 + 384]                                     ;   234.0 p2+p1   48 x
        movdqa [rbp - 48], xmm3                                   ;   228.0 p0+p3   48 x spill
        movdqa xmm3, xmm9                                         ;   225.0 p0      45 x copy
        pxor xmm3, xmm11                                          ;   235.0 p1      45 x
        movdqa [rbp - 64], xmm6                                   ;   226.0 p0+p3   48 x spill
        movdqa xmm6, xmm12                                        ;   231.0 p0      45 x copy
        pand xmm6, xmm15                                          ;   238.0 p1      45 x
        movdqa [rbp - 128], xmm10                                 ;   224.0 p0+p3   48 x spill
        movdqa xmm10, xmm13                                       ;   227.0 p0      45 x copy
        pxor xmm10, xmm14                                         ;   237.0 p1      45 x
        movdqa [rbp - 112], xmm2                                  ;   223.0 p0+p3   48 x spill
        movdqa xmm2, xmm15                                        ;   235.0 p0      45 x copy
        pand xmm2, xmm5                                           ;   242.0 p1      45 x
        movdqa [rbp - 32], xmm1                                   ;   222.0 p0+p3   48 x spill
        movdqa xmm1, xmm12                                        ;   231.0 p0      45 x copy
        pand xmm1, xmm11                                          ;   239.0 p1      45 x
        movdqa [rbp - 96], xmm8                                   ;   220.0 p0+p3   48 x spill
        movdqa xmm8, xmm9                                         ;   225.0 p0      45 x copy
        pand xmm8, xmm15                                          ;   240.0 p1      45 x
        pxor xmm1, xmm8                                           ;   242.0 p1      45 x
        movdqa xmm8, xmm11                                        ;   234.0 p0      45 x copy
        pand xmm8, xmm0                                           ;   242.0 p1      45 x
        pxor xmm1, xmm4                                           ;   244.0 p1      45 x
        movdqa xmm4, xmm12                                        ;   231.0 p0      45 x copy
        pxor xmm4, xmm3                                           ;   244.0 p1      45 x
        movdqa [rbp - 16], xmm1                                   ;   246.0 p0+p3   45 x spill
        movdqa xmm1, xmm7                                         ;   229.0 p0      45 x copy
        pand xmm1, xmm4                                           ;   246.0 p1      45 x
        movdqa [rbp + 0], xmm6                                    ;   240.0 p0+p3   45 x spill
        movdqa xmm6, xmm9                                         ;   225.0 p0      45 x copy
        pand xmm6, xmm5                                           ;   246.0 p1      45 x
        pxor xmm6, xmm15                                          ;   248.0 p1      45 x
        movdqa [rbp + 64], xmm11                                  ;   234.0 p0+p3   48 x spill
        movdqa xmm11, xmm12                                       ;   231.0 p0      45 x copy
        pand xmm11, xmm7                                          ;   248.0 p1      45 x
        pxor xmm11, xmm10                                         ;   250.0 p1      45 x
        pxor xmm1, xmm6                                           ;   250.0 p1      45 x
        movdqa [rbp + 32], xmm11                                  ;   252.0 p0+p3   45 x spill
        movdqa xmm11, xmm9                                        ;   225.0 p0      45 x copy
        pand xmm11, xmm12                                         ;   251.0 p1      45 x
        pxor xmm8, xmm11                                          ;   253.0 p1      45 x
        movdqa xmm11, xmm12                                       ;   231.0 p0      45 x copy
        pand xmm11, xmm13                                         ;   253.0 p1      45 x
        pxor xmm8, xmm2                                           ;   255.0 p1      45 x
        movdqa [rbp + 48], xmm2                                   ;   244.0 p0+p3   45 x spill
        movdqa xmm2, xmm12                                        ;   231.0 p0      45 x copy
        pand xmm2, xmm0                                           ;   255.0 p1      45 x
        pxor xmm11, xmm2                                          ;   257.0 p1      45 x
        pxor xmm6, xmm2                                           ;   257.0 p1      45 x
        movdqa xmm2, xmm0                                         ;   232.0 p0      45 x copy
        pand xmm2, xmm5                                           ;   258.0 p1      45 x
        pxor xmm12, xmm2                                          ;   260.0 p1      45 x
        pxor xmm1, xmm12                                          ;   262.0 p1      45 x
        pand xmm12, xmm5                                          ;   262.0 p1      45 x
        pxor xmm12, [rel misty1_expand_compact.T0_constants128]   ;   264.0 p2+p1   45 x
        movdqa [rbp + 16], xmm2                                   ;   260.0 p0+p3   45 x spill
        movdqa xmm2, xmm9                                         ;   225.0 p0      45 x copy
        pand xmm2, xmm13                                          ;   263.0 p1      45 x
        movdqa [rbp + 80], xmm12                                  ;   266.0 p0+p3   45 x spill
        movdqa xmm12, xmm5                                        ;   236.0 p0      45 x copy
        por xmm12, xmm4                                           ;   264.0 p1      45 x
        movdqa [rbp + 96], xmm4                                   ;   246.0 p0+p3   45 x spill
        movdqa xmm4, xmm0                                         ;   232.0 p0      45 x copy
        pand xmm4, xmm10                                          ;   265.0 p1      45 x
        pand xmm10, xmm9                                          ;   266.0 p1      45 x
        movdqa [rbp + 112], xmm11                                 ;   259.0 p0+p3   45 x spill
        movdqa xmm11, xmm7                                        ;   229.0 p0      45 x copy
        pand xmm11, xmm14                                         ;   267.0 p1      45 x
        pxor xmm12, xmm11                                         ;   269.0 p1      45 x
        movdqa xmm11, xmm0                                        ;   232.0 p0      45 x copy
        pand xmm11, xmm14                                         ;   269.0 p1      45 x
        pxor xmm2, xmm12                                          ;   271.0 p1      45 x
        movdqa xmm12, xmm14                                       ;   233.0 p0      45 x copy
        pand xmm12, xmm15                                         ;   271.0 p1      45 x
        pxor xmm4, xmm12                                          ;   273.0 p1      45 x
        movdqa xmm12, xmm13                                       ;   227.0 p0      45 x copy
        pand xmm12, xmm7                                          ;   273.0 p1      45 x
        pxor xmm6, xmm4                                           ;   275.0 p1      45 x
        pxor xmm4, xmm2                                           ;   275.0 p1      45 x
        pxor xmm4, xmm3                                           ;   277.0 p1      45 x
        pand xmm3, xmm14                                          ;   277.0 p1      45 x
        pxor xmm12, xmm9                                          ;   278.0 p1      45 x
        movdqa [rbp + 128], xmm4                                  ;   279.0 p0+p3   45 x spill
        movdqa xmm4, xmm7                                         ;   229.0 p0      45 x copy
        pxor xmm4, xmm11                                          ;   279.0 p1      45 x
        pxor xmm11, xmm5                                          ;   280.0 p1      45 x
        pxor xmm6, xmm4                                           ;   281.0 p1      45 x
        pand xmm11, xmm14                                         ;   282.0 p1      45 x
        movdqa [rbp + 144], xmm2                                  ;   273.0 p0+p3   45 x spill
        movdqa xmm2, xmm13                                        ;   229.0 p0      45 x copy
        pand xmm2, xmm15                                          ;   283.0 p1      45 x
        pand xmm4, xmm0                                           ;   284.0 p1      45 x
        pxor xmm1, xmm11                                          ;   285.0 p1      45 x
        movdqa xmm11, xmm5                                        ;   236.0 p0      45 x copy
        pxor xmm2, xmm12                                          ;   286.0 p1      45 x
        pxor xmm6, xmm8                                           ;   287.0 p1      45 x
        pxor xmm11, xmm12                                         ;   288.0 p1      45 x
        movdqa xmm12, xmm13                                       ;   233.0 p0      45 x copy
        pxor xmm3, xmm11                                          ;   290.0 p1      45 x
        pand xmm12, xmm11                                         ;   290.0 p1      45 x
        movdqa xmm11, xmm0                                        ;   234.3 p0      45 x copy
        pxor xmm11, xmm3                                          ;   292.0 p1      45 x
        movdqa xmm3, xmm0                                         ;   235.3 p0      45 x copy
        pand xmm3, xmm15                                          ;   292.0 p1      45 x
        pand xmm0, xmm9                                           ;   293.0 p1      45 x
        pxor xmm4, xmm2                                           ;   294.0 p1      45 x
        movdqa xmm2, xmm9                                         ;   236.3 p0      45 x copy
        pxor xmm2, xmm13                                          ;   295.0 p1      45 x
        pxor xmm3, xmm0                                           ;   296.0 p1      45 x
        pand xmm9, [rbp + 64]                                     ;   297.0 p2+p1   45 x
        pand xmm2, xmm14                                          ;   298.0 p1      45 x
        pand xmm5, xmm7                                           ;   299.0 p1      45 x
        pxor xmm12, xmm3                                          ;   300.0 p1      45 x
        movdqa xmm3, [rbp + 32]                                   ;   252.0 p2      45 x
        pxor xmm2, xmm4                                           ;   301.0 p1      45 x
        pxor xmm3, xmm12                                          ;   302.0 p1      45 x
        movdqa xmm12, [rbp + 64]                                  ;   240.3 p2      45 x
        pand xmm12, xmm15                                         ;   303.0 p1      45 x
        pxor xmm0, [rbp + 0]                                      ;   304.0 p2+p1   45 x
        pand xmm15, xmm7                                          ;   305.0 p1      45 x
        pand xmm13, [rbp + 64]                                    ;   306.0 p2+p1   45 x
        pxor xmm4, xmm0                                           ;   307.0 p1      45 x
        movdqa xmm0, [rbp - 16]                                   ;   246.0 p2      45 x
        pxor xmm0, xmm11                                          ;   308.0 p1      45 x
        por xmm14, [rbp + 96]                                     ;   309.0 p2+p1   45 x
        pxor xmm11, xmm4                                          ;   310.0 p1      45 x
        pxor xmm9, [rbp + 112]                                    ;   311.0 p2+p1   45 x
        pxor xmm10, xmm11                                         ;   312.0 p1      45 x
        movdqa xmm11, [rbp + 80]                                  ;   266.0 p2      45 x
        pxor xmm10, xmm9                                          ;   314.0 p1      45 x
        pxor xmm5, xmm12                                          ;   314.0 p1      45 x
        pxor xmm11, xmm15                                         ;   315.0 p1      45 x
        movdqa xmm15, [rbp + 96]                                  ;   248.3 p2      45 x
        pand xmm7, [rbp + 64]                                     ;   316.0 p2+p1   45 x
        pxor xmm15, xmm5                                          ;   317.0 p1      45 x
        movdqa xmm5, [rbp + 144]                                  ;   273.0 p2      45 x
        pxor xmm12, xmm13                                         ;   318.0 p1      45 x
        pxor xmm5, xmm0                                           ;   319.0 p1      45 x
        movdqa xmm0, [rbp + 48]                                   ;   251.3 p2      45 x
        pxor xmm14, xmm15                                         ;   320.0 p1      45 x
        movdqa xmm15, [rbp + 128]                                 ;   279.0 p2      45 x
        pxor xmm13, xmm11                                         ;   321.0 p1      45 x
        pxor xmm0, xmm11                                          ;   322.0 p1      45 x
        movdqa xmm11, [rbp - 16]                                  ;   253.3 p2      45 x
        pxor xmm15, xmm0                                          ;   324.0 p1      45 x
        movdqa xmm0, [rbp + 80]                                   ;   266.0 p2      45 x
        pxor xmm6, xmm12                                          ;   324.0 p1      45 x
        pxor xmm11, xmm12                                         ;   325.0 p1      45 x
        movdqa xmm12, [rbp + 16]                                  ;   260.0 p2      45 x
        pxor xmm0, xmm9                                           ;   326.0 p1      45 x
        movdqa xmm9, [rbp + 32]                                   ;   256.3 p2      45 x
        pxor xmm8, xmm7                                           ;   327.0 p1      45 x
        pxor xmm7, xmm2                                           ;   328.0 p1      45 x
        pxor xmm2, xmm14                                          ;   329.0 p1      45 x
        pxor xmm12, xmm2                                          ;   331.0 p1      45 x
        movdqa xmm2, [rbp + 0]                                    ;   257.3 p2      45 x
        pxor xmm9, xmm14                                          ;   331.0 p1      45 x
        movdqa xmm14, [rbp + 96]                                  ;   258.3 p2      45 x
        pxor xmm1, xmm0                                           ;   332.0 p1      45 x
        movdqa xmm0, [rbp + 64]                                   ;   259.3 p2      45 x
        pxor xmm2, xmm6                                           ;   333.0 p1      45 x
        movdqa xmm6, [rbp - 96]                                   ;   260.3 p2      45 x
        pxor xmm3, xmm11                                          ;   334.0 p1      45 x
        movdqa xmm11, [rbp - 32]                                  ;   261.3 p2      45 x
        pxor xmm14, xmm5                                          ;   335.0 p1      45 x
        movdqa xmm5, [rbp - 112]                                  ;   264.0 p2      45 x
        pxor xmm0, xmm8                                           ;   336.0 p1      45 x
        movdqa xmm8, [rbp - 128]                                  ;   266.0 p2      45 x
        pxor xmm13, xmm7                                          ;   337.0 p1      45 x
        movdqa xmm7, [rbp - 64]                                   ;   267.0 p2      45 x
        pxor xmm9, xmm0                                           ;   338.0 p1      45 x
        movdqa xmm0, [rbp - 48]                                   ;   268.0 p2      45 x
        pxor xmm5, xmm10                                          ;   339.0 p1      45 x
        movdqa xmm10, [rbp - 80]                                  ;   269.0 p2      45 x
        pxor xmm4, xmm13                                          ;   340.0 p1      45 x
        movdqa xmm13, [r8]                                        ;   270.0 p2     102 x.0 reload
        mov r9, qword [rbp + 168]                                 ;   271.0 p2     104 k reload
        movdqa [r9], xmm13                                        ;   281.0 p0+p3  104 k
        pxor xmm11, xmm1                                          ;   341.0 p1      45 x
        pxor xmm6, xmm4                                           ;   342.0 p1      45 x
        movdqa xmm1, [r8 + 16]                                    ;   272.0 p2     102 x.1 reload
        movdqa [r9 + 16], xmm1                                    ;   283.0 p0+p3  104 k
        pxor xmm8, xmm12                                          ;   343.0 p1      45 x
        movdqa xmm4, [r8 + 32]                                    ;   273.0 p2     102 x.2 reload
        movdqa [r9 + 32], xmm4                                    ;   284.0 p0+p3  104 k
        movdqa xmm12, [r8 + 48]                                   ;   274.0 p2     102 x.3 reload
        movdqa [r9 + 48], xmm12                                   ;   285.0 p0+p3  104 k
        pxor xmm10, xmm15                                         ;   344.0 p1      45 x
        movdqa xmm15, [r8 + 64]                                   ;   275.0 p2     102 x.4 reload
        movdqa [r9 + 64], xmm15                                   ;   286.0 p0+p3  104 k
        pxor xmm7, xmm9                                           ;   345.0 p1      45 x
        pxor xmm0, xmm2                                           ;   346.0 p1      45 x
        movdqa xmm2, [r8 + 80]                                    ;   279.0 p2     102 x.5 reload
        movdqa [r9 + 80], xmm2                                    ;   290.0 p0+p3  104 k
        movdqa xmm9, [r8 + 96]                                    ;   280.0 p2     102 x.6 reload
        movdqa [r9 + 96], xmm9                                    ;   291.0 p0+p3  104 k
        movdqa xmm9, [r8 + 112]                                   ;   281.0 p2     102 x.7 reload
        movdqa [r9 + 112], xmm9                                   ;   292.0 p0+p3  104 k
        movdqa xmm9, [r8 + 128]                                   ;   284.0 p2     102 x.8 reload
        movdqa [r9 + 128], xmm9                                   ;   295.0 p0+p3  104 k
        movdqa xmm9, [r8 + 144]                                   ;   285.0 p2     102 x.9 reload
        movdqa [r9 + 144], xmm9                                   ;   296.0 p0+p3  104 k
        movdqa xmm9, [r8 + 160]                                   ;   287.0 p2     102 x.10 reload
        movdqa [r9 + 160], xmm9                                   ;   298.0 p0+p3  104 k
        movdqa xmm9, [r8 + 176]                                   ;   289.0 p2     102 x.11 reload
        movdqa [r9 + 176], xmm9                                   ;   300.0 p0+p3  104 k
        movdqa xmm9, [r8 + 192]                                   ;   292.0 p2     102 x.12 reload
        movdqa [r9 + 192], xmm9                                   ;   303.0 p0+p3  104 k
        movdqa [r9 + 4096], xmm6                                  ;   344.0 p0+p3  105 k
        movdqa [r9 + 4112], xmm11                                 ;   343.0 p0+p3  105 k
        movdqa [r9 + 4128], xmm5                                  ;   341.0 p0+p3  105 k
        movdqa xmm5, [r8 + 208]                                   ;   297.0 p2     102 x.13 reload
        movdqa [r9 + 208], xmm5                                   ;   308.0 p0+p3  104 k
        movdqa xmm11, [r8 + 224]                                  ;   299.0 p2     102 x.14 reload
        movdqa [r9 + 224], xmm11                                  ;   310.0 p0+p3  104 k
        movdqa [r9 + 4144], xmm8                                  ;   345.0 p0+p3  105 k
        movdqa [r9 + 4160], xmm7                                  ;   347.0 p0+p3  105 k
        movdqa xmm7, [r8 + 240]                                   ;   304.0 p2     102 x.15 reload
        movdqa [r9 + 240], xmm7                                   ;   315.0 p0+p3  104 k
        movdqa [r9 + 4176], xmm0                                  ;   348.0 p0+p3  105 k
        movdqa [r9 + 4208], xmm3                                  ;   336.0 p0+p3  105 k
        movdqa [r9 + 4192], xmm10                                 ;   346.0 p0+p3  105 k
        movdqa [r9 + 4224], xmm14                                 ;   337.0 p0+p3  105 k
        movdqa [r9 + 2048], xmm13                                 ;   319.3 p0+p3  104 k
        movdqa [r9 + 2064], xmm1                                  ;   321.3 p0+p3  104 k
        movdqa [r9 + 2080], xmm4                                  ;   323.3 p0+p3  104 k
        movdqa [r9 + 2096], xmm12                                 ;   325.3 p0+p3  104 k
        movdqa [r9 + 2112], xmm15                                 ;   327.3 p0+p3  104 k
        movdqa [r9 + 2128], xmm2                                  ;   329.3 p0+p3  104 k
        movdqa xmm2, [rbp - 96]                                   ;   319.0 p2      48 x reload
        movdqa [r9 + 4240], xmm2                                  ;   331.3 p0+p3  105 k
        movdqa xmm15, [rbp - 32]                                  ;   321.0 p2      48 x reload
        movdqa [r9 + 4256], xmm15                                 ;   333.3 p0+p3  105 k
        movdqa xmm12, [rbp - 112]                                 ;   322.0 p2      48 x reload
        movdqa [r9 + 4272], xmm12                                 ;   335.3 p0+p3  105 k
        movdqa xmm4, [rbp - 128]                                  ;   324.0 p2      48 x reload
        movdqa [r9 + 4288], xmm4                                  ;   337.3 p0+p3  105 k
        movdqa xmm1, [rbp - 64]                                   ;   326.7 p2      48 x reload
        movdqa [r9 + 4304], xmm1                                  ;   339.3 p0+p3  105 k
        movdqa xmm13, [rbp - 48]                                  ;   328.0 p2      48 x reload
        movdqa [r9 + 4320], xmm13                                 ;   341.3 p0+p3  105 k
        movdqa xmm13, [rbp - 80]                                  ;   330.0 p2      48 x reload
        movdqa [r9 + 4336], xmm13                                 ;   343.3 p0+p3  105 k
        movdqa [r9 + 2240], xmm9                                  ;   345.3 p0+p3  104 k
        movdqa [r9 + 2256], xmm5                                  ;   347.3 p0+p3  104 k
        movdqa [r9 + 2272], xmm11                                 ;   349.3 p0+p3  104 k
        movdqa [r9 + 2288], xmm7                                  ;   351.3 p0+p3  104 k
        movdqa [r9 + 6144], xmm6                                  ;   353.3 p0+p3  105 k
        movdqa xmm6, [r8 + 96]                                    ;   337.0 p2     102 x.6 reload
        movdqa [r9 + 2144], xmm6                                  ;   355.3 p0+p3  104 k
        movdqa xmm6, [r8 + 112]                                   ;   339.0 p2     102 x.7 reload
        movdqa [r9 + 2160], xmm6                                  ;   357.3 p0+p3  104 k
        movdqa [r9 + 6192], xmm8                                  ;   359.3 p0+p3  105 k
        movdqa xmm8, [r8 + 128]                                   ;   341.0 p2     102 x.8 reload
        movdqa [r9 + 2176], xmm8                                  ;   361.3 p0+p3  104 k
        movdqa xmm8, [r8 + 144]                                   ;   342.7 p2     102 x.9 reload
        movdqa [r9 + 2192], xmm8                                  ;   363.3 p0+p3  104 k
        movdqa [r9 + 6224], xmm0                                  ;   365.3 p0+p3  105 k
        movdqa xmm0, [r8 + 160]                                   ;   344.3 p2     102 x.10 reload
        movdqa [r9 + 2208], xmm0                                  ;   367.3 p0+p3  104 k
        movdqa [r9 + 6240], xmm10                                 ;   369.3 p0+p3  105 k
        movdqa xmm10, [r8 + 176]                                  ;   346.0 p2     102 x.11 reload
        movdqa [r9 + 2224], xmm10                                 ;   371.3 p0+p3  104 k
        movdqa [r9 + 6256], xmm3                                  ;   373.3 p0+p3  105 k
        movdqa xmm3, [r9 + 4112]                                  ;   347.7 p2      45 x reload
        movdqa [r9 + 6160], xmm3                                  ;   375.3 p0+p3  105 k
        movdqa xmm3, [r9 + 4128]                                  ;   348.7 p2      45 x reload
        movdqa [r9 + 6176], xmm3                                  ;   377.3 p0+p3  105 k
        movdqa xmm3, [r9 + 4160]                                  ;   349.7 p2      45 x reload
        movdqa [r9 + 6208], xmm3                                  ;   379.3 p0+p3  105 k
        movdqa [r9 + 6272], xmm14                                 ;   381.3 p0+p3  105 k
        movdqa [r9 + 6288], xmm2                                  ;   383.3 p0+p3  105 k
        movdqa [r9 + 6304], xmm15                                 ;   385.3 p0+p3  105 k
        movdqa [r9 + 6320], xmm12                                 ;   387.3 p0+p3  105 k
        movdqa [r9 + 6336], xmm4                                  ;   389.3 p0+p3  105 k
        movdqa [r9 + 6352], xmm1                                  ;   391.3 p0+p3  105 k
        movdqa [r9 + 6384], xmm13                                 ;   393.3 p0+p3  105 k
        movdqa xmm1, [rbp - 48]                                   ;   355.3 p2      48 x reload
        movdqa [r9 + 6368], xmm1                                  ;   395.3 p0+p3  105 k
        movdqa xmm1, [r8 + 512]                                   ;   356.3 p2     102 x.0
        movdqa xmm2, [r8 + 528]                                   ;   357.3 p2     102 x.1
        movdqa xmm3, [r8 + 544]                                   ;   358.3 p2     102 x.2
        movdqa xmm4, [r8 + 560]                                   ;   359.3 p2     102 x.3
        movdqa xmm12, [r8 + 576]                                  ;   360.3 p2     102 x.4
        movdqa xmm13, [r8 + 592]                                  ;   361.3 p2     102 x.5
        movdqa xmm14, [r8 + 608]                                  ;   362.3 p2     102 x.6
        movdqa xmm15, [r8 + 624]                                  ;   363.3 p2     102 x.7
        movdqa xmm6, [r8 + 640]                                   ;   364.3 p2     102 x.8
        movdqa xmm7, [r8 + 656]                                   ;   365.3 p2     102 x.9
        movdqa xmm11, [r8 + 672]                                  ;   366.3 p2     102 x.10
        movdqa xmm5, [r8 + 688]                                   ;   367.3 p2     102 x.11
        movdqa xmm9, [r8 + 704]                                   ;   368.3 p2     102 x.12
        movdqa xmm10, [r8 + 720]                                  ;   369.3 p2     102 x.13
        movdqa xmm0, [r8 + 736]                                   ;   370.3 p2     102 x.14
        movdqa xmm8, [r8 + 752]                                   ;   371.3 p2     102 x.15
        movdqa xmm6, [r8 + 368]                                   ;   372.3 p2      41 x
        pxor xmm6, [r8 + 464]                                     ;   383.3 p2+p1   41 x
        movdqa xmm15, [r8 + 480]                                  ;   374.3 p2      41 x
        pand xmm15, [r8 + 416]                                    ;   385.3 p2+p1   41 x
        movdqa xmm14, [r8 + 384]                                  ;   376.3 p2      41 x
        pxor xmm14, [r8 + 448]                                    ;   387.3 p2+p1   41 x
        movdqa xmm13, [r8 + 496]                                  ;   378.3 p2      41 x
        pand xmm13, [r8 + 480]                                    ;   389.3 p2+p1   41 x
        movdqa xmm12, [r8 + 464]                                  ;   380.3 p2      41 x
        pand xmm12, [r8 + 416]                                    ;   391.3 p2+p1   41 x
        movdqa xmm4, [r8 + 480]                                   ;   382.3 p2      41 x
        pand xmm4, [r8 + 368]                                     ;   393.3 p2+p1   41 x
        pxor xmm12, xmm4                                          ;   395.3 p1      41 x
        movdqa xmm4, [r8 + 464]                                   ;   384.3 p2      41 x
        pand xmm4, [r8 + 432]                                     ;   395.3 p2+p1   41 x
        pxor xmm12, [rel misty1_expand_compact.T0_constants128]   ;   397.3 p2+p1   41 x
        movdqa xmm3, [r8 + 416]                                   ;   387.3 p2      41 x
        pxor xmm3, xmm6                                           ;   398.3 p1      41 x
        movdqa xmm2, [r8 + 400]                                   ;   388.3 p2      41 x
        pand xmm2, xmm3                                           ;   400.3 p1      41 x
        movdqa xmm1, [r8 + 496]                                   ;   389.3 p2      41 x
        pand xmm1, [r8 + 368]                                     ;   400.3 p2+p1   41 x
        pxor xmm1, [r8 + 480]                                     ;   402.3 p2+p1   41 x
        movdqa xmm8, [r8 + 416]                                   ;   392.3 p2      41 x
        pand xmm8, [r8 + 400]                                     ;   403.3 p2+p1   41 x
        pxor xmm8, xmm14                                          ;   405.3 p1      41 x
        movdqa xmm0, [r8 + 416]                                   ;   394.3 p2      41 x
        pand xmm0, [r8 + 368]                                     ;   405.3 p2+p1   41 x
        pxor xmm4, xmm0                                           ;   407.3 p1      41 x
        movdqa xmm0, [r8 + 416]                                   ;   396.3 p2      41 x
        pand xmm0, [r8 + 384]                                     ;   407.3 p2+p1   41 x
        pxor xmm4, xmm13                                          ;   409.3 p1      41 x
        pxor xmm2, xmm1                                           ;   404.3 p1      41 x
        movdqa xmm10, [r8 + 432]                                  ;   398.3 p2      41 x
        pand xmm10, [r8 + 416]                                    ;   409.3 p2+p1   41 x
        pxor xmm0, xmm10                                          ;   411.3 p1      41 x
        pxor xmm1, xmm10                                          ;   411.3 p1      41 x
        movdqa xmm10, [r8 + 496]                                  ;   400.3 p2      41 x
        pand xmm10, [r8 + 432]                                    ;   411.3 p2+p1   41 x
        movdqa xmm9, [r8 + 416]                                   ;   402.3 p2      41 x
        pxor xmm9, xmm10                                          ;   413.3 p1      41 x
        pxor xmm2, xmm9                                           ;   415.3 p1      41 x
        pand xmm9, [r8 + 496]                                     ;   415.3 p2+p1   41 x
        pxor xmm9, [rel misty1_expand_compact.T0_constants128]    ;   417.3 p2+p1   41 x
        movdqa xmm5, [r8 + 384]                                   ;   405.3 p2      41 x
        pand xmm5, [r8 + 368]                                     ;   416.3 p2+p1   41 x
        movdqa xmm11, [r8 + 496]                                  ;   407.3 p2      41 x
        por xmm11, xmm3                                           ;   418.3 p1      41 x
        movdqa xmm7, [r8 + 432]                                   ;   408.3 p2      41 x
        pand xmm7, xmm14                                          ;   419.3 p1      41 x
        pand xmm14, [r8 + 368]                                    ;   409.3 p2+p1   41 x
        movdqa [rbp - 48], xmm10                                  ;   413.3 p0+p3   41 x spill
        movdqa xmm10, [r8 + 448]                                  ;   410.3 p2      41 x
        pand xmm10, [r8 + 400]                                    ;   421.3 p2+p1   41 x
        pxor xmm11, xmm10                                         ;   423.3 p1      41 x
        movdqa xmm10, [r8 + 448]                                  ;   412.3 p2      41 x
        pand xmm10, [r8 + 432]                                    ;   423.3 p2+p1   41 x
        pxor xmm5, xmm11                                          ;   425.3 p1      41 x
        movdqa xmm11, [r8 + 480]                                  ;   414.3 p2      41 x
        pand xmm11, [r8 + 448]                                    ;   425.3 p2+p1   41 x
        pxor xmm7, xmm11                                          ;   427.3 p1      41 x
        movdqa xmm11, [r8 + 400]                                  ;   416.3 p2      41 x
        pand xmm11, [r8 + 384]                                    ;   427.3 p2+p1   41 x
        pxor xmm1, xmm7                                           ;   429.3 p1      41 x
        pxor xmm7, xmm5                                           ;   429.3 p1      41 x
        pxor xmm7, xmm6                                           ;   431.3 p1      41 x
        pxor xmm11, [r8 + 368]                                    ;   429.3 p2+p1   41 x
        pand xmm6, [r8 + 448]                                     ;   419.3 p2+p1   41 x
        movdqa [rbp - 80], xmm7                                   ;   433.3 p0+p3   41 x spill
        movdqa xmm7, [r8 + 496]                                   ;   420.3 p2      41 x
        pxor xmm7, xmm10                                          ;   431.3 p1      41 x
        pxor xmm10, [r8 + 400]                                    ;   425.3 p2+p1   41 x
        pxor xmm1, xmm10                                          ;   431.3 p1      41 x
        pand xmm10, [r8 + 432]                                    ;   427.3 p2+p1   41 x
        pand xmm7, [r8 + 448]                                     ;   433.3 p2+p1   41 x
        pxor xmm2, xmm7                                           ;   435.3 p1      41 x
        movdqa xmm7, [r8 + 480]                                   ;   424.3 p2      41 x
        pand xmm7, [r8 + 384]                                     ;   435.3 p2+p1   41 x
        pxor xmm7, xmm11                                          ;   437.3 p1      41 x
        pxor xmm1, xmm4                                           ;   433.3 p1      41 x
        pxor xmm11, [r8 + 496]                                    ;   431.3 p2+p1   41 x
        pxor xmm6, xmm11                                          ;   433.3 p1      41 x
        pand xmm11, [r8 + 384]                                    ;   433.3 p2+p1   41 x
        pxor xmm6, [r8 + 432]                                     ;   435.3 p2+p1   41 x
        pxor xmm10, xmm7                                          ;   439.3 p1      41 x
        movdqa xmm7, [r8 + 480]                                   ;   429.3 p2      41 x
        pand xmm7, [r8 + 432]                                     ;   440.3 p2+p1   41 x
        movdqa [rbp - 64], xmm2                                   ;   437.3 p0+p3   41 x spill
        movdqa xmm2, [r8 + 432]                                   ;   431.3 p2      41 x
        pand xmm2, [r8 + 368]                                     ;   442.3 p2+p1   41 x
        pxor xmm7, xmm2                                           ;   444.3 p1      41 x
        pxor xmm11, xmm7                                          ;   446.3 p1      41 x
        movdqa xmm7, [r8 + 368]                                   ;   433.3 p2      41 x
        pxor xmm7, [r8 + 384]                                     ;   444.3 p2+p1   41 x
        pand xmm7, [r8 + 448]                                     ;   446.3 p2+p1   41 x
        pxor xmm7, xmm10                                          ;   448.3 p1      41 x
        pxor xmm11, xmm8                                          ;   448.3 p1      41 x
        pxor xmm2, xmm15                                          ;   444.3 p1      41 x
        pxor xmm10, xmm2                                          ;   446.3 p1      41 x
        movdqa xmm2, [r8 + 480]                                   ;   436.3 p2      41 x
        pand xmm2, [r8 + 464]                                     ;   447.3 p2+p1   41 x
        movdqa [rbp - 128], xmm11                                 ;   450.3 p0+p3   41 x spill
        movdqa xmm11, xmm12                                       ;   409.7 p0      41 x copy
        pxor xmm11, xmm6                                          ;   437.3 p1      41 x
        pxor xmm6, xmm10                                          ;   448.3 p1      41 x
        pxor xmm14, xmm6                                          ;   450.3 p1      41 x
        movdqa xmm6, [r8 + 464]                                   ;   438.3 p2      41 x
        pand xmm6, [r8 + 368]                                     ;   449.3 p2+p1   41 x
        pxor xmm0, xmm6                                           ;   451.3 p1      41 x
        movdqa xmm6, [r8 + 496]                                   ;   440.3 p2      41 x
        pand xmm6, [r8 + 400]                                     ;   451.3 p2+p1   41 x
        pxor xmm14, xmm0                                          ;   453.3 p1      41 x
        pxor xmm6, xmm2                                           ;   453.3 p1      41 x
        movdqa [rbp - 112], xmm14                                 ;   455.3 p0+p3   41 x spill
        movdqa xmm14, [r8 + 464]                                  ;   442.3 p2      41 x
        pand xmm14, [r8 + 384]                                    ;   453.3 p2+p1   41 x
        pxor xmm6, xmm3                                           ;   455.3 p1      41 x
        pxor xmm5, xmm11                                          ;   441.0 p1      41 x
        movdqa xmm11, [r8 + 480]                                  ;   444.3 p2      41 x
        pand xmm11, [r8 + 400]                                    ;   455.3 p2+p1   41 x
        pxor xmm11, xmm9                                          ;   457.3 p1      41 x
        pxor xmm2, xmm14                                          ;   455.3 p1      41 x
        movdqa [rbp - 32], xmm10                                  ;   448.3 p0+p3   41 x spill
        movdqa xmm10, [r8 + 448]                                  ;   446.3 p2      41 x
        por xmm10, xmm3                                           ;   457.3 p1      41 x
        pxor xmm6, xmm10                                          ;   459.3 p1      41 x
        movdqa xmm10, [rbp - 80]                                  ;   447.3 p2      41 x
        pxor xmm14, xmm11                                         ;   459.3 p1      41 x
        pxor xmm13, xmm11                                         ;   459.3 p1      41 x
        movdqa xmm11, [r8 + 464]                                  ;   448.3 p2      41 x
        pand xmm11, [r8 + 400]                                    ;   459.3 p2+p1   41 x
        pxor xmm10, xmm13                                         ;   461.3 p1      41 x
        pxor xmm1, xmm2                                           ;   457.3 p1      41 x
        pxor xmm12, xmm2                                          ;   457.3 p1      41 x
        pxor xmm9, xmm0                                           ;   453.3 p1      41 x
        movdqa xmm0, [rbp - 48]                                   ;   450.3 p2      41 x
        pxor xmm4, xmm11                                          ;   461.3 p1      41 x
        movdqa xmm2, [rbp - 64]                                   ;   451.3 p2      41 x
        pxor xmm11, xmm7                                          ;   461.3 p1      41 x
        pxor xmm7, xmm6                                           ;   461.3 p1      41 x
        pxor xmm2, xmm9                                           ;   462.3 p1      41 x
        pxor xmm0, xmm7                                           ;   463.3 p1      41 x
        movdqa xmm7, [rbp - 128]                                  ;   452.3 p2      41 x
        pxor xmm8, xmm6                                           ;   461.3 p1      41 x
        movdqa xmm6, [r8 + 464]                                   ;   453.3 p2      41 x
        pxor xmm3, xmm5                                           ;   460.0 p1      41 x
        pxor xmm15, xmm1                                          ;   461.0 p1      41 x
        pxor xmm7, xmm12                                          ;   463.3 p1      41 x
        movdqa xmm1, [rbp - 32]                                   ;   454.3 p2      41 x
        pxor xmm6, xmm4                                           ;   464.3 p1      41 x
        movdqa xmm4, [r8 + 320]                                   ;   455.3 p2      41 x
        movdqa xmm5, [r8 + 256]                                   ;   456.3 p2     102 x.0 reload
        pand xmm4, xmm5                                           ;   467.3 p1      41 x
        pxor xmm14, xmm11                                         ;   465.0 p1      41 x
        movdqa xmm9, [r8 + 336]                                   ;   457.3 p2      41 x
        movdqa xmm11, [r8 + 352]                                  ;   458.3 p2      41 x
        movdqa xmm12, [r8 + 272]                                  ;   459.3 p2     102 x.1 reload
        pand xmm11, xmm12                                         ;   470.3 p1      41 x
        pxor xmm8, xmm6                                           ;   467.0 p1      41 x
        pxor xmm1, xmm14                                          ;   468.0 p1      41 x
        movdqa xmm6, [r8 + 304]                                   ;   460.3 p2      41 x
        movdqa xmm13, [r8 + 320]                                  ;   461.3 p2      41 x
        movdqa xmm14, [r8 + 304]                                  ;   462.3 p2     102 x.3 reload
        pand xmm13, xmm14                                         ;   473.3 p1      41 x
        pand xmm9, xmm5                                           ;   470.0 p1      41 x
        pand xmm6, xmm5                                           ;   471.3 p1      41 x
        movdqa [rbp - 32], xmm3                                   ;   462.0 p0+p3   41 x spill
        movdqa xmm3, [r8 + 352]                                   ;   463.3 p2      41 x
        pand xmm3, xmm14                                          ;   474.3 p1      41 x
        movdqa [rbp - 128], xmm7                                  ;   465.3 p0+p3   41 x spill
        movdqa xmm7, [r8 + 336]                                   ;   464.3 p2      41 x
        pand xmm7, [r8 + 288]                                     ;   475.3 p2+p1   41 x
        pxor xmm11, xmm7                                          ;   477.3 p1      41 x
        pand xmm7, xmm12                                          ;   477.3 p1      41 x
        movdqa [rbp - 64], xmm10                                  ;   463.3 p0+p3   41 x spill
        movdqa xmm10, [r8 + 352]                                  ;   466.3 p2      41 x
        pand xmm10, xmm9                                          ;   477.3 p1      41 x
        movdqa [rbp - 48], xmm15                                  ;   463.0 p0+p3   41 x spill
        movdqa xmm15, [r8 + 320]                                  ;   467.3 p2      41 x
        movdqa [rbp - 80], xmm8                                   ;   469.0 p0+p3   41 x spill
        movdqa xmm8, [r8 + 352]                                   ;   468.3 p2      41 x
        movdqa [rbp - 96], xmm0                                   ;   465.3 p0+p3   41 x spill
        movdqa xmm0, xmm6                                         ;   473.3 p0      41 x copy
        pxor xmm0, xmm12                                          ;   480.3 p1      41 x
        pxor xmm15, xmm0                                          ;   482.3 p1      41 x
        pand xmm8, xmm15                                          ;   484.3 p1      41 x
        movdqa xmm15, [r8 + 336]                                  ;   469.3 p2      41 x
        pxor xmm6, xmm8                                           ;   486.3 p1      41 x
        pand xmm15, xmm12                                         ;   481.0 p1      41 x
        movdqa [rbp + 64], xmm2                                   ;   464.3 p0+p3   41 x spill
        movdqa xmm2, [r8 + 336]                                   ;   470.3 p2      41 x
        movdqa [rbp + 96], xmm1                                   ;   470.0 p0+p3   41 x spill
        movdqa xmm1, xmm4                                         ;   469.3 p0      41 x copy
        pxor xmm1, xmm13                                          ;   482.0 p1      41 x
        pxor xmm13, xmm11                                         ;   483.0 p1      41 x
        pand xmm2, xmm1                                           ;   484.0 p1      41 x
        movdqa xmm1, [r8 + 352]                                   ;   471.3 p2      41 x
        pand xmm1, [r8 + 288]                                     ;   485.0 p2+p1   41 x
        pxor xmm11, xmm4                                          ;   486.0 p1      41 x
        movdqa [rbp + 0], xmm11                                   ;   488.0 p0+p3   41 x spill
        movdqa xmm11, xmm14                                       ;   473.3 p0      41 x copy
        pand xmm11, xmm15                                         ;   487.0 p1      41 x
        pxor xmm10, xmm15                                         ;   488.0 p1      41 x
        movdqa [rbp + 32], xmm8                                   ;   486.3 p0+p3   41 x spill
        movdqa xmm8, [r8 + 288]                                   ;   473.3 p2      41 x
        pand xmm8, xmm13                                          ;   489.0 p1      41 x
        pxor xmm10, [rel misty1_expand_compact.T0_constants128]   ;   490.0 p2+p1   41 x
        movdqa [rbp + 16], xmm6                                   ;   488.3 p0+p3   41 x spill
        movdqa xmm6, xmm12                                        ;   470.3 p0      41 x copy
        pand xmm6, xmm5                                           ;   491.0 p1      41 x
        pxor xmm11, xmm6                                          ;   493.0 p1      41 x
        pxor xmm8, xmm11                                          ;   495.0 p1      41 x
        movdqa xmm11, [r8 + 288]                                  ;   475.3 p2      41 x
        pxor xmm6, xmm1                                           ;   494.0 p1      41 x
        pxor xmm8, xmm14                                          ;   497.0 p1      41 x
        pand xmm11, xmm6                                          ;   496.0 p1      41 x
        pxor xmm11, xmm5                                          ;   498.0 p1      41 x
        pand xmm6, [r8 + 320]                                     ;   498.0 p2+p1   41 x
        pxor xmm11, xmm0                                          ;   500.0 p1      41 x
        pxor xmm13, xmm5                                          ;   500.0 p1      41 x
        movdqa [rbp + 80], xmm8                                   ;   499.0 p0+p3   41 x spill
        movdqa xmm8, [r8 + 320]                                   ;   477.3 p2      41 x
        pxor xmm8, xmm3                                           ;   501.0 p1      41 x
        pxor xmm2, xmm8                                           ;   503.0 p1      41 x
        pxor xmm6, xmm2                                           ;   505.0 p1      41 x
        movdqa xmm2, [r8 + 320]                                   ;   478.3 p2      41 x
        pand xmm2, xmm13                                          ;   504.0 p1      41 x
        pand xmm13, xmm5                                          ;   505.0 p1      41 x
        pand xmm8, [r8 + 336]                                     ;   506.0 p2+p1   41 x
        pand xmm0, [r8 + 288]                                     ;   507.0 p2+p1   41 x
        pxor xmm13, xmm10                                         ;   508.0 p1      41 x
        pxor xmm13, xmm1                                          ;   510.0 p1      41 x
        movdqa xmm5, xmm12                                        ;   470.3 p0      41 x copy
        pand xmm5, xmm14                                          ;   510.0 p1      41 x
        pxor xmm8, xmm5                                           ;   512.0 p1      41 x
        pxor xmm13, xmm8                                          ;   514.0 p1      41 x
        movdqa xmm8, [r8 + 320]                                   ;   481.3 p2      41 x
        pand xmm8, xmm12                                          ;   513.0 p1      41 x
        pxor xmm8, xmm9                                           ;   515.0 p1      41 x
        pxor xmm0, xmm8                                           ;   517.0 p1      41 x
        pxor xmm8, [r8 + 288]                                     ;   517.0 p2+p1   41 x
        movdqa xmm12, [r8 + 352]                                  ;   483.3 p2      41 x
        pxor xmm12, xmm15                                         ;   517.0 p1      41 x
        pand xmm12, [r8 + 256]                                    ;   519.0 p2+p1   41 x
        pxor xmm4, xmm5                                           ;   519.0 p1      41 x
        movdqa xmm5, xmm14                                        ;   473.3 p0      41 x copy
        pxor xmm15, [r8 + 288]                                    ;   520.0 p2+p1   41 x
        pxor xmm10, xmm12                                         ;   521.0 p1      41 x
        pxor xmm2, xmm10                                          ;   523.0 p1      41 x
        movdqa xmm10, [r8 + 336]                                  ;   486.3 p2      41 x
        pand xmm5, xmm8                                           ;   523.0 p1      41 x
        pxor xmm8, xmm1                                           ;   524.0 p1      41 x
        pxor xmm1, xmm14                                          ;   525.0 p1      41 x
        pxor xmm10, xmm5                                          ;   526.0 p1      41 x
        movdqa xmm5, [r8 + 320]                                   ;   487.3 p2      41 x
        pand xmm5, xmm15                                          ;   527.0 p1      41 x
        pxor xmm6, xmm0                                           ;   528.0 p1      41 x
        movdqa xmm0, [r8 + 336]                                   ;   488.3 p2      41 x
        pand xmm3, xmm1                                           ;   529.0 p1      41 x
        pand xmm0, xmm1                                           ;   530.0 p1      41 x
        movdqa xmm1, [r8 + 288]                                   ;   489.3 p2      41 x
        pxor xmm12, xmm0                                          ;   532.0 p1      41 x
        pxor xmm8, xmm12                                          ;   534.0 p1      41 x
        movdqa xmm12, [r8 + 352]                                  ;   490.3 p2      41 x
        pand xmm12, [r8 + 336]                                    ;   533.0 p2+p1   41 x
        pxor xmm7, xmm10                                          ;   534.0 p1      41 x
        movdqa xmm10, [rbp + 16]                                  ;   492.3 p2      41 x
        pand xmm1, xmm4                                           ;   535.0 p1      41 x
        pand xmm15, [r8 + 256]                                    ;   536.0 p2+p1   41 x
        pxor xmm10, xmm0                                          ;   537.0 p1      41 x
        movdqa xmm0, [r8 + 352]                                   ;   494.3 p2      41 x
        pxor xmm0, xmm15                                          ;   538.0 p1      41 x
        movdqa xmm15, [rbp + 32]                                  ;   495.3 p2      41 x
        pxor xmm15, xmm6                                          ;   539.0 p1      41 x
        movdqa xmm6, [rbp + 16]                                   ;   496.3 p2      41 x
        pxor xmm2, xmm0                                           ;   540.0 p1      41 x
        movdqa xmm0, [r8 + 352]                                   ;   497.3 p2      41 x
        pxor xmm8, xmm11                                          ;   541.0 p1      41 x
        pxor xmm4, xmm12                                          ;   542.0 p1      41 x
        pand xmm6, xmm12                                          ;   543.0 p1      41 x
        movdqa xmm12, [rbp + 0]                                   ;   498.3 p2      41 x
        pxor xmm9, xmm10                                          ;   544.0 p1      41 x
        pand xmm0, xmm4                                           ;   545.0 p1      41 x
        pxor xmm1, xmm8                                           ;   546.0 p1      41 x
        movdqa xmm4, [rbp + 80]                                   ;   499.3 p2      41 x
        movdqa xmm8, [rbp + 96]                                   ;   500.3 p2      41 x
        movdqa xmm10, [r8 + 256]                                  ;   501.3 p2     102 x.0 reload
        pxor xmm8, xmm10                                          ;   547.0 p1      41 x
        pxor xmm11, xmm0                                          ;   548.0 p1      41 x
        pxor xmm3, xmm2                                           ;   549.0 p1      41 x
        pxor xmm12, xmm6                                          ;   550.0 p1      41 x
        movdqa xmm0, [rbp + 64]                                   ;   502.3 p2      41 x
        movdqa xmm2, [r8 + 272]                                   ;   503.3 p2     102 x.1 reload
        pxor xmm0, xmm2                                           ;   551.0 p1      41 x
        pxor xmm7, xmm12                                          ;   552.0 p1      41 x
        movdqa xmm6, [rbp - 112]                                  ;   504.3 p2      41 x
        movdqa xmm12, [r8 + 288]                                  ;   505.3 p2     102 x.2 reload
        pxor xmm6, xmm12                                          ;   553.0 p1      41 x
        pxor xmm5, xmm11                                          ;   554.0 p1      41 x
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;   506.3 p2      41 x reload
        pxor xmm7, xmm11                                          ;   555.0 p1      41 x
        pxor xmm4, xmm9                                           ;   556.0 p1      41 x
        movdqa xmm9, [rbp - 96]                                   ;   507.3 p2      41 x
        pxor xmm9, xmm14                                          ;   557.0 p1      41 x
        pxor xmm5, xmm11                                          ;   558.0 p1      41 x
        pxor xmm13, xmm8                                          ;   559.0 p1      41 x
        pxor xmm3, xmm0                                           ;   560.0 p1      41 x
        pxor xmm15, xmm6                                          ;   561.0 p1      41 x
        pxor xmm5, xmm9                                           ;   562.0 p1      41 x
        movdqa xmm14, [rbp - 80]                                  ;   508.3 p2      41 x
        pxor xmm14, [r8 + 320]                                    ;   563.0 p2+p1   41 x
        pxor xmm7, xmm14                                          ;   565.0 p1      41 x
        movdqa xmm12, [rbp - 48]                                  ;   510.3 p2      41 x
        pxor xmm12, [r8 + 336]                                    ;   565.0 p2+p1   41 x
        pxor xmm1, xmm12                                          ;   567.0 p1      41 x
        movdqa xmm2, [rbp - 64]                                   ;   512.3 p2      41 x
        pxor xmm2, [r8 + 352]                                     ;   567.0 p2+p1   41 x
        pxor xmm13, [r8 + 656]                                    ;   568.0 p2+p1   48 x
        pxor xmm4, xmm2                                           ;   569.0 p1      41 x
        pxor xmm3, [r8 + 672]                                     ;   570.0 p2+p1   48 x
        pxor xmm15, [r8 + 688]                                    ;   571.0 p2+p1   48 x
        pxor xmm5, [r8 + 704]                                     ;   572.0 p2+p1   48 x
        pxor xmm8, [r8 + 512]                                     ;   573.0 p2+p1   48 x
        pxor xmm7, [r8 + 720]                                     ;   574.0 p2+p1   48 x
        pxor xmm0, [r8 + 528]                                     ;   575.0 p2+p1   48 x
        pxor xmm1, [r8 + 736]                                     ;   576.0 p2+p1   48 x
        pxor xmm6, [r8 + 544]                                     ;   577.0 p2+p1   48 x
        pxor xmm4, [r8 + 752]                                     ;   578.0 p2+p1   48 x
        pxor xmm9, [r8 + 560]                                     ;   579.0 p2+p1   48 x
        pxor xmm14, [r8 + 576]                                    ;   580.0 p2+p1   48 x
        pxor xmm12, [r8 + 592]                                    ;   581.0 p2+p1   48 x
        pxor xmm2, [r8 + 608]                                     ;   582.0 p2+p1   48 x
        movdqa xmm10, [rbp - 128]                                 ;   528.3 p2      48 x
        pxor xmm10, [r8 + 624]                                    ;   583.0 p2+p1   48 x
        movdqa [rbp - 128], xmm4                                  ;   580.0 p0+p3   48 x spill
        movdqa xmm4, [rbp - 32]                                   ;   530.3 p2      48 x
        pxor xmm4, [r8 + 640]                                     ;   584.0 p2+p1   48 x
        movdqa [rbp - 32], xmm1                                   ;   578.0 p0+p3   48 x spill
        movdqa xmm1, xmm8                                         ;   575.0 p0      45 x copy
        pxor xmm1, xmm2                                           ;   585.0 p1      45 x
        movdqa [rbp - 64], xmm7                                   ;   576.0 p0+p3   48 x spill
        movdqa xmm7, xmm9                                         ;   581.0 p0      45 x copy
        pand xmm7, xmm10                                          ;   588.0 p1      45 x
        movdqa [rbp - 48], xmm5                                   ;   574.0 p0+p3   48 x spill
        movdqa xmm5, xmm0                                         ;   577.0 p0      45 x copy
        pxor xmm5, xmm12                                          ;   587.0 p1      45 x
        movdqa [rbp - 80], xmm15                                  ;   573.0 p0+p3   48 x spill
        movdqa xmm15, xmm10                                       ;   585.0 p0      45 x copy
        pand xmm15, xmm4                                          ;   592.0 p1      45 x
        movdqa [rbp - 96], xmm3                                   ;   572.0 p0+p3   48 x spill
        movdqa xmm3, xmm9                                         ;   581.0 p0      45 x copy
        pand xmm3, xmm2                                           ;   589.0 p1      45 x
        movdqa [rbp - 112], xmm13                                 ;   570.0 p0+p3   48 x spill
        movdqa xmm13, xmm8                                        ;   575.0 p0      45 x copy
        pand xmm13, xmm10                                         ;   590.0 p1      45 x
        pxor xmm3, xmm13                                          ;   592.0 p1      45 x
        movdqa xmm13, xmm2                                        ;   584.0 p0      45 x copy
        pand xmm13, xmm14                                         ;   592.0 p1      45 x
        pxor xmm3, xmm11                                          ;   594.0 p1      45 x
        movdqa xmm11, xmm9                                        ;   581.0 p0      45 x copy
        pxor xmm11, xmm1                                          ;   594.0 p1      45 x
        movdqa [rbp + 64], xmm3                                   ;   596.0 p0+p3   45 x spill
        movdqa xmm3, xmm6                                         ;   579.0 p0      45 x copy
        pand xmm3, xmm11                                          ;   596.0 p1      45 x
        movdqa [rbp + 96], xmm7                                   ;   590.0 p0+p3   45 x spill
        movdqa xmm7, xmm8                                         ;   575.0 p0      45 x copy
        pand xmm7, xmm4                                           ;   596.0 p1      45 x
        pxor xmm7, xmm10                                          ;   598.0 p1      45 x
        movdqa [rbp + 80], xmm2                                   ;   584.0 p0+p3   48 x spill
        movdqa xmm2, xmm9                                         ;   581.0 p0      45 x copy
        pand xmm2, xmm6                                           ;   598.0 p1      45 x
        pxor xmm2, xmm5                                           ;   600.0 p1      45 x
        pxor xmm3, xmm7                                           ;   600.0 p1      45 x
        movdqa [rbp + 0], xmm2                                    ;   602.0 p0+p3   45 x spill
        movdqa xmm2, xmm8                                         ;   575.0 p0      45 x copy
        pand xmm2, xmm9                                           ;   601.0 p1      45 x
        pxor xmm13, xmm2                                          ;   603.0 p1      45 x
        movdqa xmm2, xmm9                                         ;   581.0 p0      45 x copy
        pand xmm2, xmm0                                           ;   603.0 p1      45 x
        pxor xmm13, xmm15                                         ;   605.0 p1      45 x
        movdqa [rbp + 16], xmm15                                  ;   594.0 p0+p3   45 x spill
        movdqa xmm15, xmm9                                        ;   581.0 p0      45 x copy
        pand xmm15, xmm14                                         ;   605.0 p1      45 x
        pxor xmm2, xmm15                                          ;   607.0 p1      45 x
        pxor xmm7, xmm15                                          ;   607.0 p1      45 x
        movdqa xmm15, xmm14                                       ;   582.0 p0      45 x copy
        pand xmm15, xmm4                                          ;   608.0 p1      45 x
        pxor xmm9, xmm15                                          ;   610.0 p1      45 x
        pxor xmm3, xmm9                                           ;   612.0 p1      45 x
        pand xmm9, xmm4                                           ;   612.0 p1      45 x
        pxor xmm9, [rel misty1_expand_compact.T0_constants128]    ;   614.0 p2+p1   45 x
        movdqa [rbp + 32], xmm15                                  ;   610.0 p0+p3   45 x spill
        movdqa xmm15, xmm8                                        ;   575.0 p0      45 x copy
        pand xmm15, xmm0                                          ;   613.0 p1      45 x
        movdqa [rbp - 16], xmm9                                   ;   616.0 p0+p3   45 x spill
        movdqa xmm9, xmm4                                         ;   586.0 p0      45 x copy
        por xmm9, xmm11                                           ;   614.0 p1      45 x
        movdqa [rbp + 128], xmm11                                 ;   596.0 p0+p3   45 x spill
        movdqa xmm11, xmm14                                       ;   582.0 p0      45 x copy
        pand xmm11, xmm5                                          ;   615.0 p1      45 x
        pand xmm5, xmm8                                           ;   616.0 p1      45 x
        movdqa [rbp + 48], xmm2                                   ;   609.0 p0+p3   45 x spill
        movdqa xmm2, xmm6                                         ;   579.0 p0      45 x copy
        pand xmm2, xmm12                                          ;   617.0 p1      45 x
        pxor xmm9, xmm2                                           ;   619.0 p1      45 x
        movdqa xmm2, xmm14                                        ;   582.0 p0      45 x copy
        pand xmm2, xmm12                                          ;   619.0 p1      45 x
        pxor xmm15, xmm9                                          ;   621.0 p1      45 x
        movdqa xmm9, xmm12                                        ;   583.0 p0      45 x copy
        pand xmm9, xmm10                                          ;   621.0 p1      45 x
        pxor xmm11, xmm9                                          ;   623.0 p1      45 x
        movdqa xmm9, xmm0                                         ;   577.0 p0      45 x copy
        pand xmm9, xmm6                                           ;   623.0 p1      45 x
        pxor xmm7, xmm11                                          ;   625.0 p1      45 x
        pxor xmm11, xmm15                                         ;   625.0 p1      45 x
        pxor xmm11, xmm1                                          ;   627.0 p1      45 x
        pand xmm1, xmm12                                          ;   627.0 p1      45 x
        pxor xmm9, xmm8                                           ;   628.0 p1      45 x
        movdqa [rbp + 144], xmm11                                 ;   629.0 p0+p3   45 x spill
        movdqa xmm11, xmm6                                        ;   579.0 p0      45 x copy
        pxor xmm11, xmm2                                          ;   629.0 p1      45 x
        pxor xmm2, xmm4                                           ;   630.0 p1      45 x
        pxor xmm7, xmm11                                          ;   631.0 p1      45 x
        pand xmm2, xmm12                                          ;   632.0 p1      45 x
        movdqa [rbp + 112], xmm15                                 ;   623.0 p0+p3   45 x spill
        movdqa xmm15, xmm0                                        ;   579.0 p0      45 x copy
        pand xmm15, xmm10                                         ;   633.0 p1      45 x
        pand xmm11, xmm14                                         ;   634.0 p1      45 x
        pxor xmm3, xmm2                                           ;   635.0 p1      45 x
        movdqa xmm2, xmm4                                         ;   586.0 p0      45 x copy
        pxor xmm15, xmm9                                          ;   636.0 p1      45 x
        pxor xmm7, xmm13                                          ;   637.0 p1      45 x
        pxor xmm2, xmm9                                           ;   638.0 p1      45 x
        movdqa xmm9, xmm0                                         ;   583.0 p0      45 x copy
        pxor xmm1, xmm2                                           ;   640.0 p1      45 x
        pand xmm9, xmm2                                           ;   640.0 p1      45 x
        movdqa xmm2, xmm14                                        ;   584.3 p0      45 x copy
        pxor xmm2, xmm1                                           ;   642.0 p1      45 x
        movdqa xmm1, xmm14                                        ;   585.3 p0      45 x copy
        pand xmm1, xmm10                                          ;   642.0 p1      45 x
        pand xmm14, xmm8                                          ;   643.0 p1      45 x
        pxor xmm11, xmm15                                         ;   644.0 p1      45 x
        movdqa xmm15, xmm8                                        ;   586.3 p0      45 x copy
        pxor xmm15, xmm0                                          ;   645.0 p1      45 x
        pxor xmm1, xmm14                                          ;   646.0 p1      45 x
        pand xmm8, [rbp + 80]                                     ;   647.0 p2+p1   45 x
        pand xmm15, xmm12                                         ;   648.0 p1      45 x
        pand xmm4, xmm6                                           ;   649.0 p1      45 x
        pxor xmm9, xmm1                                           ;   650.0 p1      45 x
        movdqa xmm1, [rbp + 0]                                    ;   602.0 p2      45 x
        pxor xmm15, xmm11                                         ;   651.0 p1      45 x
        pxor xmm1, xmm9                                           ;   652.0 p1      45 x
        movdqa xmm9, [rbp + 80]                                   ;   590.3 p2      45 x
        pand xmm9, xmm10                                          ;   653.0 p1      45 x
        pxor xmm14, [rbp + 96]                                    ;   654.0 p2+p1   45 x
        pand xmm10, xmm6                                          ;   655.0 p1      45 x
        pand xmm0, [rbp + 80]                                     ;   656.0 p2+p1   45 x
        pxor xmm11, xmm14                                         ;   657.0 p1      45 x
        movdqa xmm14, [rbp + 64]                                  ;   596.0 p2      45 x
        pxor xmm14, xmm2                                          ;   658.0 p1      45 x
        por xmm12, [rbp + 128]                                    ;   659.0 p2+p1   45 x
        pxor xmm2, xmm11                                          ;   660.0 p1      45 x
        pxor xmm8, [rbp + 48]                                     ;   661.0 p2+p1   45 x
        pxor xmm5, xmm2                                           ;   662.0 p1      45 x
        movdqa xmm2, [rbp - 16]                                   ;   616.0 p2      45 x
        pxor xmm5, xmm8                                           ;   664.0 p1      45 x
        pxor xmm4, xmm9                                           ;   664.0 p1      45 x
        pxor xmm2, xmm10                                          ;   665.0 p1      45 x
        movdqa xmm10, [rbp + 128]                                 ;   598.3 p2      45 x
        pand xmm6, [rbp + 80]                                     ;   666.0 p2+p1   45 x
        pxor xmm10, xmm4                                          ;   667.0 p1      45 x
        movdqa xmm4, [rbp + 112]                                  ;   623.0 p2      45 x
        pxor xmm9, xmm0                                           ;   668.0 p1      45 x
        pxor xmm4, xmm14                                          ;   669.0 p1      45 x
        movdqa xmm14, [rbp + 16]                                  ;   601.3 p2      45 x
        pxor xmm12, xmm10                                         ;   670.0 p1      45 x
        movdqa xmm10, [rbp + 144]                                 ;   629.0 p2      45 x
        pxor xmm0, xmm2                                           ;   671.0 p1      45 x
        pxor xmm14, xmm2                                          ;   672.0 p1      45 x
        movdqa xmm2, [rbp + 64]                                   ;   603.3 p2      45 x
        pxor xmm10, xmm14                                         ;   674.0 p1      45 x
        movdqa xmm14, [rbp - 16]                                  ;   616.0 p2      45 x
        pxor xmm7, xmm9                                           ;   674.0 p1      45 x
        pxor xmm2, xmm9                                           ;   675.0 p1      45 x
        movdqa xmm9, [rbp + 32]                                   ;   610.0 p2      45 x
        pxor xmm14, xmm8                                          ;   676.0 p1      45 x
        movdqa xmm8, [rbp + 0]                                    ;   606.3 p2      45 x
        pxor xmm13, xmm6                                          ;   677.0 p1      45 x
        pxor xmm6, xmm15                                          ;   678.0 p1      45 x
        pxor xmm15, xmm12                                         ;   679.0 p1      45 x
        pxor xmm9, xmm15                                          ;   681.0 p1      45 x
        movdqa xmm15, [rbp + 96]                                  ;   607.3 p2      45 x
        pxor xmm8, xmm12                                          ;   681.0 p1      45 x
        movdqa xmm12, [rbp + 128]                                 ;   608.3 p2      45 x
        pxor xmm3, xmm14                                          ;   682.0 p1      45 x
        movdqa xmm14, [rbp + 80]                                  ;   609.3 p2      45 x
        pxor xmm15, xmm7                                          ;   683.0 p1      45 x
        movdqa xmm7, [rbp - 112]                                  ;   610.3 p2      45 x
        pxor xmm1, xmm2                                           ;   684.0 p1      45 x
        movdqa xmm2, [rbp - 96]                                   ;   611.3 p2      45 x
        pxor xmm12, xmm4                                          ;   685.0 p1      45 x
        movdqa xmm4, [rbp - 80]                                   ;   614.0 p2      45 x
        pxor xmm14, xmm13                                         ;   686.0 p1      45 x
        movdqa xmm13, [rbp - 48]                                  ;   616.0 p2      45 x
        pxor xmm0, xmm6                                           ;   687.0 p1      45 x
        movdqa xmm6, [rbp - 64]                                   ;   617.0 p2      45 x
        pxor xmm8, xmm14                                          ;   688.0 p1      45 x
        movdqa xmm14, [rbp - 32]                                  ;   618.0 p2      45 x
        pxor xmm4, xmm5                                           ;   689.0 p1      45 x
        movdqa xmm5, [rbp - 128]                                  ;   619.0 p2      45 x
        pxor xmm11, xmm0                                          ;   690.0 p1      45 x
        movdqa xmm0, [r8 + 256]                                   ;   620.0 p2     102 x.0 reload
        movdqa [r9 + 256], xmm0                                   ;   631.0 p0+p3  104 k
        pxor xmm2, xmm3                                           ;   691.0 p1      45 x
        movdqa xmm3, [r8 + 272]                                   ;   621.0 p2     102 x.1 reload
        movdqa [r9 + 272], xmm3                                   ;   632.0 p0+p3  104 k
        pxor xmm7, xmm11                                          ;   692.0 p1      45 x
        movdqa xmm11, [r8 + 288]                                  ;   622.0 p2     102 x.2 reload
        movdqa [r9 + 288], xmm11                                  ;   633.0 p0+p3  104 k
        pxor xmm13, xmm9                                          ;   693.0 p1      45 x
        movdqa xmm9, [r8 + 304]                                   ;   623.0 p2     102 x.3 reload
        movdqa [r9 + 304], xmm9                                   ;   634.0 p0+p3  104 k
        pxor xmm5, xmm10                                          ;   694.0 p1      45 x
        movdqa xmm10, [r8 + 320]                                  ;   624.0 p2     102 x.4 reload
        movdqa [r9 + 320], xmm10                                  ;   635.0 p0+p3  104 k
        pxor xmm6, xmm8                                           ;   695.0 p1      45 x
        movdqa xmm8, [r8 + 336]                                   ;   627.0 p2     102 x.5 reload
        movdqa [r9 + 336], xmm8                                   ;   638.0 p0+p3  104 k
        pxor xmm14, xmm15                                         ;   696.0 p1      45 x
        movdqa xmm15, [r8 + 352]                                  ;   630.0 p2     102 x.6 reload
        movdqa [r9 + 352], xmm15                                  ;   641.0 p0+p3  104 k
        movdqa xmm15, [r8 + 368]                                  ;   631.0 p2     102 x.7 reload
        movdqa [r9 + 368], xmm15                                  ;   642.0 p0+p3  104 k
        movdqa xmm15, [r8 + 384]                                  ;   633.0 p2     102 x.8 reload
        movdqa [r9 + 384], xmm15                                  ;   644.0 p0+p3  104 k
        movdqa xmm15, [r8 + 400]                                  ;   634.7 p2     102 x.9 reload
        movdqa [r9 + 400], xmm15                                  ;   645.7 p0+p3  104 k
        movdqa xmm15, [r8 + 416]                                  ;   636.0 p2     102 x.10 reload
        movdqa [r9 + 416], xmm15                                  ;   647.0 p0+p3  104 k
        movdqa xmm15, [r8 + 432]                                  ;   638.0 p2     102 x.11 reload
        movdqa [r9 + 432], xmm15                                  ;   649.0 p0+p3  104 k
        movdqa xmm15, [r8 + 448]                                  ;   640.0 p2     102 x.12 reload
        movdqa [r9 + 448], xmm15                                  ;   651.0 p0+p3  104 k
        movdqa [r9 + 4352], xmm7                                  ;   694.0 p0+p3  105 k
        movdqa [r9 + 4368], xmm2                                  ;   693.0 p0+p3  105 k
        movdqa xmm2, [r8 + 464]                                   ;   645.0 p2     102 x.13 reload
        movdqa [r9 + 464], xmm2                                   ;   656.0 p0+p3  104 k
        movdqa [r9 + 4384], xmm4                                  ;   691.0 p0+p3  105 k
        movdqa xmm4, [r8 + 480]                                   ;   649.0 p2     102 x.14 reload
        movdqa [r9 + 480], xmm4                                   ;   660.0 p0+p3  104 k
        movdqa [r9 + 4400], xmm13                                 ;   695.0 p0+p3  105 k
        movdqa [r9 + 4416], xmm6                                  ;   697.0 p0+p3  105 k
        movdqa xmm6, [r8 + 496]                                   ;   654.0 p2     102 x.15 reload
        movdqa [r9 + 496], xmm6                                   ;   665.0 p0+p3  104 k
        movdqa [r9 + 4432], xmm14                                 ;   698.0 p0+p3  105 k
        movdqa [r9 + 4464], xmm1                                  ;   686.0 p0+p3  105 k
        movdqa [r9 + 4448], xmm5                                  ;   696.0 p0+p3  105 k
        movdqa [r9 + 4480], xmm12                                 ;   687.0 p0+p3  105 k
        movdqa [r9 + 2304], xmm0                                  ;   669.0 p0+p3  104 k
        movdqa xmm0, [rbp - 112]                                  ;   662.0 p2      48 x reload
        movdqa [r9 + 4496], xmm0                                  ;   673.0 p0+p3  105 k
        movdqa [r9 + 2320], xmm3                                  ;   673.0 p0+p3  104 k
        movdqa xmm3, [rbp - 96]                                   ;   666.0 p2      48 x reload
        movdqa [r9 + 4512], xmm3                                  ;   677.0 p0+p3  105 k
        movdqa [r9 + 2336], xmm11                                 ;   677.0 p0+p3  104 k
        movdqa xmm11, [rbp - 80]                                  ;   668.0 p2      48 x reload
        movdqa [r9 + 4528], xmm11                                 ;   679.0 p0+p3  105 k
        movdqa [r9 + 2352], xmm9                                  ;   681.0 p0+p3  104 k
        movdqa xmm9, [rbp - 48]                                   ;   671.0 p2      48 x reload
        movdqa [r9 + 4544], xmm9                                  ;   683.0 p0+p3  105 k
        movdqa [r9 + 2368], xmm10                                 ;   685.0 p0+p3  104 k
        movdqa xmm10, [rbp - 64]                                  ;   674.0 p2      48 x reload
        movdqa [r9 + 4560], xmm10                                 ;   687.0 p0+p3  105 k
        movdqa [r9 + 2384], xmm8                                  ;   689.0 p0+p3  104 k
        movdqa xmm8, [rbp - 32]                                   ;   677.3 p2      48 x reload
        movdqa [r9 + 4576], xmm8                                  ;   691.0 p0+p3  105 k
        movdqa xmm8, [rbp - 128]                                  ;   679.0 p2      48 x reload
        movdqa [r9 + 4592], xmm8                                  ;   693.0 p0+p3  105 k
        movdqa [r9 + 2496], xmm15                                 ;   695.0 p0+p3  104 k
        movdqa xmm15, [r8 + 352]                                  ;   683.7 p2     102 x.6 reload
        movdqa [r9 + 2400], xmm15                                 ;   697.0 p0+p3  104 k
        movdqa xmm15, [r8 + 368]                                  ;   684.7 p2     102 x.7 reload
        movdqa [r9 + 2416], xmm15                                 ;   699.0 p0+p3  104 k
        movdqa xmm15, [r8 + 384]                                  ;   686.0 p2     102 x.8 reload
        movdqa [r9 + 2432], xmm15                                 ;   701.0 p0+p3  104 k
        movdqa xmm15, [r8 + 400]                                  ;   687.0 p2     102 x.9 reload
        movdqa [r9 + 2448], xmm15                                 ;   703.0 p0+p3  104 k
        movdqa xmm15, [r8 + 416]                                  ;   689.0 p2     102 x.10 reload
        movdqa [r9 + 2464], xmm15                                 ;   705.0 p0+p3  104 k
        movdqa [r9 + 2512], xmm2                                  ;   707.0 p0+p3  104 k
        movdqa xmm2, [r8 + 432]                                   ;   691.0 p2     102 x.11 reload
        movdqa [r9 + 2480], xmm2                                  ;   709.0 p0+p3  104 k
        movdqa [r9 + 2528], xmm4                                  ;   711.0 p0+p3  104 k
        movdqa [r9 + 2544], xmm6                                  ;   713.0 p0+p3  104 k
        movdqa [r9 + 6400], xmm7                                  ;   715.0 p0+p3  105 k
        movdqa xmm2, [r9 + 4368]                                  ;   694.7 p2      45 x reload
        movdqa [r9 + 6416], xmm2                                  ;   717.0 p0+p3  105 k
        movdqa [r9 + 6448], xmm13                                 ;   719.0 p0+p3  105 k
        movdqa xmm2, [r9 + 4384]                                  ;   696.3 p2      45 x reload
        movdqa [r9 + 6432], xmm2                                  ;   721.0 p0+p3  105 k
        movdqa [r9 + 6480], xmm14                                 ;   723.0 p0+p3  105 k
        movdqa xmm2, [r9 + 4416]                                  ;   698.0 p2      45 x reload
        movdqa [r9 + 6464], xmm2                                  ;   725.0 p0+p3  105 k
        movdqa [r9 + 6496], xmm5                                  ;   727.0 p0+p3  105 k
        movdqa [r9 + 6512], xmm1                                  ;   729.0 p0+p3  105 k
        movdqa [r9 + 6528], xmm12                                 ;   731.0 p0+p3  105 k
        movdqa [r9 + 6544], xmm0                                  ;   733.0 p0+p3  105 k
        movdqa [r9 + 6560], xmm3                                  ;   735.0 p0+p3  105 k
        movdqa [r9 + 6576], xmm11                                 ;   737.0 p0+p3  105 k
        movdqa [r9 + 6592], xmm9                                  ;   739.0 p0+p3  105 k
        movdqa [r9 + 6608], xmm10                                 ;   741.0 p0+p3  105 k
        movdqa [r9 + 6640], xmm8                                  ;   743.0 p0+p3  105 k
        movdqa xmm0, [rbp - 32]                                   ;   705.0 p2      48 x reload
        movdqa [r9 + 6624], xmm0                                  ;   745.0 p0+p3  105 k
        movdqa xmm0, [r8 + 768]                                   ;   706.0 p2     102 x.0
        movdqa xmm1, [r8 + 784]                                   ;   707.0 p2     102 x.1
        movdqa xmm2, [r8 + 800]                                   ;   708.0 p2     102 x.2
        movdqa xmm3, [r8 + 816]                                   ;   709.0 p2     102 x.3
        movdqa xmm4, [r8 + 832]                                   ;   710.0 p2     102 x.4
        movdqa xmm5, [r8 + 848]                                   ;   711.0 p2     102 x.5
        movdqa xmm6, [r8 + 864]                                   ;   712.0 p2     102 x.6
        movdqa xmm7, [r8 + 880]                                   ;   713.0 p2     102 x.7
        movdqa xmm8, [r8 + 896]                                   ;   714.0 p2     102 x.8
        movdqa xmm9, [r8 + 912]                                   ;   715.0 p2     102 x.9
        movdqa xmm10, [r8 + 928]                                  ;   716.0 p2     102 x.10
        movdqa xmm11, [r8 + 944]                                  ;   717.0 p2     102 x.11
        movdqa xmm12, [r8 + 960]                                  ;   718.0 p2     102 x.12
        movdqa xmm13, [r8 + 976]                                  ;   719.0 p2     102 x.13
        movdqa xmm14, [r8 + 992]                                  ;   720.0 p2     102 x.14
        movdqa xmm15, [r8 + 1008]                                 ;   721.0 p2     102 x.15
        movdqa xmm8, [r8 + 624]                                   ;   722.0 p2      41 x
        pxor xmm8, [r8 + 720]                                     ;   733.0 p2+p1   41 x
        movdqa xmm7, [r8 + 736]                                   ;   724.0 p2      41 x
        pand xmm7, [r8 + 672]                                     ;   735.0 p2+p1   41 x
        movdqa xmm6, [r8 + 640]                                   ;   726.0 p2      41 x
        pxor xmm6, [r8 + 704]                                     ;   737.0 p2+p1   41 x
        movdqa xmm5, [r8 + 752]                                   ;   728.0 p2      41 x
        pand xmm5, [r8 + 736]                                     ;   739.0 p2+p1   41 x
        movdqa xmm4, [r8 + 720]                                   ;   730.0 p2      41 x
        pand xmm4, [r8 + 672]                                     ;   741.0 p2+p1   41 x
        movdqa xmm3, [r8 + 736]                                   ;   732.0 p2      41 x
        pand xmm3, [r8 + 624]                                     ;   743.0 p2+p1   41 x
        pxor xmm4, xmm3                                           ;   745.0 p1      41 x
        movdqa xmm3, [r8 + 720]                                   ;   734.0 p2      41 x
        pand xmm3, [r8 + 688]                                     ;   745.0 p2+p1   41 x
        pxor xmm4, [rel misty1_expand_compact.T0_constants128]    ;   747.0 p2+p1   41 x
        movdqa xmm2, [r8 + 672]                                   ;   737.0 p2      41 x
        pxor xmm2, xmm8                                           ;   748.0 p1      41 x
        movdqa xmm1, [r8 + 656]                                   ;   738.0 p2      41 x
        pand xmm1, xmm2                                           ;   750.0 p1      41 x
        movdqa xmm0, [r8 + 752]                                   ;   739.0 p2      41 x
        pand xmm0, [r8 + 624]                                     ;   750.0 p2+p1   41 x
        pxor xmm0, [r8 + 736]                                     ;   752.0 p2+p1   41 x
        movdqa xmm15, [r8 + 672]                                  ;   742.0 p2      41 x
        pand xmm15, [r8 + 656]                                    ;   753.0 p2+p1   41 x
        pxor xmm15, xmm6                                          ;   755.0 p1      41 x
        movdqa xmm14, [r8 + 672]                                  ;   744.0 p2      41 x
        pand xmm14, [r8 + 624]                                    ;   755.0 p2+p1   41 x
        pxor xmm3, xmm14                                          ;   757.0 p1      41 x
        movdqa xmm14, [r8 + 672]                                  ;   746.0 p2      41 x
        pand xmm14, [r8 + 640]                                    ;   757.0 p2+p1   41 x
        pxor xmm3, xmm5                                           ;   759.0 p1      41 x
        pxor xmm1, xmm0                                           ;   754.0 p1      41 x
        movdqa xmm13, [r8 + 688]                                  ;   748.0 p2      41 x
        pand xmm13, [r8 + 672]                                    ;   759.0 p2+p1   41 x
        pxor xmm14, xmm13                                         ;   761.0 p1      41 x
        pxor xmm0, xmm13                                          ;   761.0 p1      41 x
        movdqa xmm13, [r8 + 752]                                  ;   750.0 p2      41 x
        pand xmm13, [r8 + 688]                                    ;   761.0 p2+p1   41 x
        movdqa xmm12, [r8 + 672]                                  ;   752.0 p2      41 x
        pxor xmm12, xmm13                                         ;   763.0 p1      41 x
        pxor xmm1, xmm12                                          ;   765.0 p1      41 x
        pand xmm12, [r8 + 752]                                    ;   765.0 p2+p1   41 x
        pxor xmm12, [rel misty1_expand_compact.T0_constants128]   ;   767.0 p2+p1   41 x
        movdqa xmm11, [r8 + 640]                                  ;   755.0 p2      41 x
        pand xmm11, [r8 + 624]                                    ;   766.0 p2+p1   41 x
        movdqa xmm10, [r8 + 752]                                  ;   757.0 p2      41 x
        por xmm10, xmm2                                           ;   768.0 p1      41 x
        movdqa xmm9, [r8 + 688]                                   ;   758.0 p2      41 x
        pand xmm9, xmm6                                           ;   769.0 p1      41 x
        pand xmm6, [r8 + 624]                                     ;   759.0 p2+p1   41 x
        movdqa [rbp - 32], xmm13                                  ;   763.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 704]                                  ;   760.0 p2      41 x
        pand xmm13, [r8 + 656]                                    ;   771.0 p2+p1   41 x
        pxor xmm10, xmm13                                         ;   773.0 p1      41 x
        movdqa xmm13, [r8 + 704]                                  ;   762.0 p2      41 x
        pand xmm13, [r8 + 688]                                    ;   773.0 p2+p1   41 x
        pxor xmm11, xmm10                                         ;   775.0 p1      41 x
        movdqa xmm10, [r8 + 736]                                  ;   764.0 p2      41 x
        pand xmm10, [r8 + 704]                                    ;   775.0 p2+p1   41 x
        pxor xmm9, xmm10                                          ;   777.0 p1      41 x
        movdqa xmm10, [r8 + 656]                                  ;   766.0 p2      41 x
        pand xmm10, [r8 + 640]                                    ;   777.0 p2+p1   41 x
        pxor xmm0, xmm9                                           ;   779.0 p1      41 x
        pxor xmm9, xmm11                                          ;   779.0 p1      41 x
        pxor xmm9, xmm8                                           ;   781.0 p1      41 x
        pxor xmm10, [r8 + 624]                                    ;   779.0 p2+p1   41 x
        pand xmm8, [r8 + 704]                                     ;   769.0 p2+p1   41 x
        movdqa [rbp - 128], xmm9                                  ;   783.0 p0+p3   41 x spill
        movdqa xmm9, [r8 + 752]                                   ;   770.0 p2      41 x
        pxor xmm9, xmm13                                          ;   781.0 p1      41 x
        pxor xmm13, [r8 + 656]                                    ;   775.0 p2+p1   41 x
        pxor xmm0, xmm13                                          ;   781.0 p1      41 x
        pand xmm13, [r8 + 688]                                    ;   777.0 p2+p1   41 x
        pand xmm9, [r8 + 704]                                     ;   783.0 p2+p1   41 x
        pxor xmm1, xmm9                                           ;   785.0 p1      41 x
        movdqa xmm9, [r8 + 736]                                   ;   774.0 p2      41 x
        pand xmm9, [r8 + 640]                                     ;   785.0 p2+p1   41 x
        pxor xmm9, xmm10                                          ;   787.0 p1      41 x
        pxor xmm0, xmm3                                           ;   783.0 p1      41 x
        pxor xmm10, [r8 + 752]                                    ;   781.0 p2+p1   41 x
        pxor xmm8, xmm10                                          ;   783.0 p1      41 x
        pand xmm10, [r8 + 640]                                    ;   783.0 p2+p1   41 x
        pxor xmm8, [r8 + 688]                                     ;   785.0 p2+p1   41 x
        pxor xmm13, xmm9                                          ;   789.0 p1      41 x
        movdqa xmm9, [r8 + 736]                                   ;   779.0 p2      41 x
        pand xmm9, [r8 + 688]                                     ;   790.0 p2+p1   41 x
        movdqa [rbp - 64], xmm1                                   ;   787.0 p0+p3   41 x spill
        movdqa xmm1, [r8 + 688]                                   ;   781.0 p2      41 x
        pand xmm1, [r8 + 624]                                     ;   792.0 p2+p1   41 x
        pxor xmm9, xmm1                                           ;   794.0 p1      41 x
        pxor xmm10, xmm9                                          ;   796.0 p1      41 x
        movdqa xmm9, [r8 + 624]                                   ;   783.0 p2      41 x
        pxor xmm9, [r8 + 640]                                     ;   794.0 p2+p1   41 x
        pand xmm9, [r8 + 704]                                     ;   796.0 p2+p1   41 x
        pxor xmm9, xmm13                                          ;   798.0 p1      41 x
        pxor xmm10, xmm15                                         ;   798.0 p1      41 x
        pxor xmm1, xmm7                                           ;   794.0 p1      41 x
        pxor xmm13, xmm1                                          ;   796.0 p1      41 x
        movdqa xmm1, [r8 + 736]                                   ;   786.0 p2      41 x
        pand xmm1, [r8 + 720]                                     ;   797.0 p2+p1   41 x
        movdqa [rbp - 48], xmm10                                  ;   800.0 p0+p3   41 x spill
        movdqa xmm10, xmm4                                        ;   759.3 p0      41 x copy
        pxor xmm10, xmm8                                          ;   787.0 p1      41 x
        pxor xmm8, xmm13                                          ;   798.0 p1      41 x
        pxor xmm6, xmm8                                           ;   800.0 p1      41 x
        movdqa xmm8, [r8 + 720]                                   ;   788.0 p2      41 x
        pand xmm8, [r8 + 624]                                     ;   799.0 p2+p1   41 x
        pxor xmm14, xmm8                                          ;   801.0 p1      41 x
        movdqa xmm8, [r8 + 752]                                   ;   790.0 p2      41 x
        pand xmm8, [r8 + 656]                                     ;   801.0 p2+p1   41 x
        pxor xmm6, xmm14                                          ;   803.0 p1      41 x
        pxor xmm8, xmm1                                           ;   803.0 p1      41 x
        movdqa [rbp - 80], xmm6                                   ;   805.0 p0+p3   41 x spill
        movdqa xmm6, [r8 + 720]                                   ;   792.0 p2      41 x
        pand xmm6, [r8 + 640]                                     ;   803.0 p2+p1   41 x
        pxor xmm8, xmm2                                           ;   805.0 p1      41 x
        pxor xmm11, xmm10                                         ;   790.7 p1      41 x
        movdqa xmm10, [r8 + 736]                                  ;   794.0 p2      41 x
        pand xmm10, [r8 + 656]                                    ;   805.0 p2+p1   41 x
        pxor xmm10, xmm12                                         ;   807.0 p1      41 x
        pxor xmm1, xmm6                                           ;   805.0 p1      41 x
        movdqa [rbp - 96], xmm13                                  ;   798.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 704]                                  ;   796.0 p2      41 x
        por xmm13, xmm2                                           ;   807.0 p1      41 x
        pxor xmm8, xmm13                                          ;   809.0 p1      41 x
        movdqa xmm13, [rbp - 128]                                 ;   797.0 p2      41 x
        pxor xmm6, xmm10                                          ;   809.0 p1      41 x
        pxor xmm5, xmm10                                          ;   809.0 p1      41 x
        movdqa xmm10, [r8 + 720]                                  ;   798.0 p2      41 x
        pand xmm10, [r8 + 656]                                    ;   809.0 p2+p1   41 x
        pxor xmm13, xmm5                                          ;   811.0 p1      41 x
        pxor xmm0, xmm1                                           ;   807.0 p1      41 x
        pxor xmm4, xmm1                                           ;   807.0 p1      41 x
        pxor xmm12, xmm14                                         ;   803.0 p1      41 x
        movdqa xmm1, [rbp - 32]                                   ;   800.0 p2      41 x
        pxor xmm3, xmm10                                          ;   811.0 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;   801.0 p2      41 x
        pxor xmm10, xmm9                                          ;   811.0 p1      41 x
        pxor xmm9, xmm8                                           ;   811.0 p1      41 x
        pxor xmm5, xmm12                                          ;   812.0 p1      41 x
        pxor xmm1, xmm9                                           ;   813.0 p1      41 x
        movdqa xmm9, [rbp - 48]                                   ;   802.0 p2      41 x
        pxor xmm15, xmm8                                          ;   811.0 p1      41 x
        movdqa xmm8, [r8 + 720]                                   ;   803.0 p2      41 x
        pxor xmm2, xmm11                                          ;   809.7 p1      41 x
        pxor xmm7, xmm0                                           ;   810.7 p1      41 x
        pxor xmm9, xmm4                                           ;   813.0 p1      41 x
        movdqa xmm0, [rbp - 96]                                   ;   804.0 p2      41 x
        pxor xmm8, xmm3                                           ;   814.0 p1      41 x
        movdqa xmm3, [r8 + 576]                                   ;   805.0 p2      41 x
        movdqa xmm4, [r8 + 512]                                   ;   806.0 p2     102 x.0 reload
        pand xmm3, xmm4                                           ;   817.0 p1      41 x
        pxor xmm6, xmm10                                          ;   814.7 p1      41 x
        movdqa xmm10, [r8 + 592]                                  ;   807.0 p2      41 x
        movdqa xmm11, [r8 + 608]                                  ;   808.0 p2      41 x
        movdqa xmm12, [r8 + 528]                                  ;   809.0 p2     102 x.1 reload
        pand xmm11, xmm12                                         ;   820.0 p1      41 x
        pxor xmm15, xmm8                                          ;   816.7 p1      41 x
        pxor xmm0, xmm6                                           ;   817.7 p1      41 x
        movdqa xmm6, [r8 + 560]                                   ;   810.0 p2      41 x
        movdqa xmm8, [r8 + 576]                                   ;   811.0 p2      41 x
        movdqa xmm14, [r8 + 560]                                  ;   812.0 p2     102 x.3 reload
        pand xmm8, xmm14                                          ;   823.0 p1      41 x
        pand xmm10, xmm4                                          ;   819.7 p1      41 x
        pand xmm6, xmm4                                           ;   821.0 p1      41 x
        movdqa [rbp - 96], xmm2                                   ;   811.7 p0+p3   41 x spill
        movdqa xmm2, [r8 + 608]                                   ;   813.0 p2      41 x
        pand xmm2, xmm14                                          ;   824.0 p1      41 x
        movdqa [rbp - 48], xmm9                                   ;   815.0 p0+p3   41 x spill
        movdqa xmm9, [r8 + 592]                                   ;   814.0 p2      41 x
        pand xmm9, [r8 + 544]                                     ;   825.0 p2+p1   41 x
        pxor xmm11, xmm9                                          ;   827.0 p1      41 x
        pand xmm9, xmm12                                          ;   827.0 p1      41 x
        movdqa [rbp - 64], xmm13                                  ;   813.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 608]                                  ;   816.0 p2      41 x
        pand xmm13, xmm10                                         ;   827.0 p1      41 x
        movdqa [rbp - 32], xmm7                                   ;   812.7 p0+p3   41 x spill
        movdqa xmm7, [r8 + 576]                                   ;   817.0 p2      41 x
        movdqa [rbp - 128], xmm15                                 ;   818.7 p0+p3   41 x spill
        movdqa xmm15, [r8 + 608]                                  ;   818.0 p2      41 x
        movdqa [rbp - 112], xmm1                                  ;   815.0 p0+p3   41 x spill
        movdqa xmm1, xmm6                                         ;   823.0 p0      41 x copy
        pxor xmm1, xmm12                                          ;   830.0 p1      41 x
        pxor xmm7, xmm1                                           ;   832.0 p1      41 x
        pand xmm15, xmm7                                          ;   834.0 p1      41 x
        movdqa xmm7, [r8 + 592]                                   ;   819.0 p2      41 x
        pxor xmm6, xmm15                                          ;   836.0 p1      41 x
        pand xmm7, xmm12                                          ;   830.7 p1      41 x
        movdqa [rbp + 80], xmm5                                   ;   814.0 p0+p3   41 x spill
        movdqa xmm5, [r8 + 592]                                   ;   820.0 p2      41 x
        movdqa [rbp + 128], xmm0                                  ;   819.7 p0+p3   41 x spill
        movdqa xmm0, xmm3                                         ;   819.0 p0      41 x copy
        pxor xmm0, xmm8                                           ;   831.7 p1      41 x
        pxor xmm8, xmm11                                          ;   832.7 p1      41 x
        pand xmm5, xmm0                                           ;   833.7 p1      41 x
        movdqa xmm0, [r8 + 608]                                   ;   821.0 p2      41 x
        pand xmm0, [r8 + 544]                                     ;   834.7 p2+p1   41 x
        pxor xmm11, xmm3                                          ;   835.7 p1      41 x
        movdqa [rbp + 96], xmm11                                  ;   837.7 p0+p3   41 x spill
        movdqa xmm11, xmm14                                       ;   823.0 p0      41 x copy
        pand xmm11, xmm7                                          ;   836.7 p1      41 x
        pxor xmm13, xmm7                                          ;   837.7 p1      41 x
        movdqa [rbp + 0], xmm15                                   ;   836.0 p0+p3   41 x spill
        movdqa xmm15, [r8 + 544]                                  ;   823.0 p2      41 x
        pand xmm15, xmm8                                          ;   838.7 p1      41 x
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;   839.7 p2+p1   41 x
        movdqa [rbp + 32], xmm6                                   ;   838.0 p0+p3   41 x spill
        movdqa xmm6, xmm12                                        ;   820.0 p0      41 x copy
        pand xmm6, xmm4                                           ;   840.7 p1      41 x
        pxor xmm11, xmm6                                          ;   842.7 p1      41 x
        pxor xmm15, xmm11                                         ;   844.7 p1      41 x
        movdqa xmm11, [r8 + 544]                                  ;   825.0 p2      41 x
        pxor xmm6, xmm0                                           ;   843.7 p1      41 x
        pxor xmm15, xmm14                                         ;   846.7 p1      41 x
        pand xmm11, xmm6                                          ;   845.7 p1      41 x
        pxor xmm11, xmm4                                          ;   847.7 p1      41 x
        pand xmm6, [r8 + 576]                                     ;   847.7 p2+p1   41 x
        pxor xmm11, xmm1                                          ;   849.7 p1      41 x
        pxor xmm8, xmm4                                           ;   849.7 p1      41 x
        movdqa [rbp - 16], xmm15                                  ;   848.7 p0+p3   41 x spill
        movdqa xmm15, [r8 + 576]                                  ;   827.0 p2      41 x
        pxor xmm15, xmm2                                          ;   850.7 p1      41 x
        pxor xmm5, xmm15                                          ;   852.7 p1      41 x
        pxor xmm6, xmm5                                           ;   854.7 p1      41 x
        movdqa xmm5, [r8 + 576]                                   ;   828.0 p2      41 x
        pand xmm5, xmm8                                           ;   853.7 p1      41 x
        pand xmm8, xmm4                                           ;   854.7 p1      41 x
        pand xmm15, [r8 + 592]                                    ;   855.7 p2+p1   41 x
        pand xmm1, [r8 + 544]                                     ;   856.7 p2+p1   41 x
        pxor xmm8, xmm13                                          ;   857.7 p1      41 x
        pxor xmm8, xmm0                                           ;   859.7 p1      41 x
        movdqa xmm4, xmm12                                        ;   820.0 p0      41 x copy
        pand xmm4, xmm14                                          ;   859.7 p1      41 x
        pxor xmm15, xmm4                                          ;   861.7 p1      41 x
        pxor xmm8, xmm15                                          ;   863.7 p1      41 x
        movdqa xmm15, [r8 + 576]                                  ;   831.0 p2      41 x
        pand xmm15, xmm12                                         ;   862.7 p1      41 x
        pxor xmm15, xmm10                                         ;   864.7 p1      41 x
        pxor xmm1, xmm15                                          ;   866.7 p1      41 x
        pxor xmm15, [r8 + 544]                                    ;   866.7 p2+p1   41 x
        movdqa xmm12, [r8 + 608]                                  ;   833.0 p2      41 x
        pxor xmm12, xmm7                                          ;   866.7 p1      41 x
        pand xmm12, [r8 + 512]                                    ;   868.7 p2+p1   41 x
        pxor xmm3, xmm4                                           ;   868.7 p1      41 x
        movdqa xmm4, xmm14                                        ;   823.0 p0      41 x copy
        pxor xmm7, [r8 + 544]                                     ;   869.7 p2+p1   41 x
        pxor xmm13, xmm12                                         ;   870.7 p1      41 x
        pxor xmm5, xmm13                                          ;   872.7 p1      41 x
        movdqa xmm13, [r8 + 592]                                  ;   836.0 p2      41 x
        pand xmm4, xmm15                                          ;   872.7 p1      41 x
        pxor xmm15, xmm0                                          ;   873.7 p1      41 x
        pxor xmm0, xmm14                                          ;   874.7 p1      41 x
        pxor xmm13, xmm4                                          ;   875.7 p1      41 x
        movdqa xmm4, [r8 + 576]                                   ;   837.0 p2      41 x
        pand xmm4, xmm7                                           ;   876.7 p1      41 x
        pxor xmm6, xmm1                                           ;   877.7 p1      41 x
        movdqa xmm1, [r8 + 592]                                   ;   838.0 p2      41 x
        pand xmm2, xmm0                                           ;   878.7 p1      41 x
        pand xmm1, xmm0                                           ;   879.7 p1      41 x
        movdqa xmm0, [r8 + 544]                                   ;   839.0 p2      41 x
        pxor xmm12, xmm1                                          ;   881.7 p1      41 x
        pxor xmm15, xmm12                                         ;   883.7 p1      41 x
        movdqa xmm12, [r8 + 608]                                  ;   840.0 p2      41 x
        pand xmm12, [r8 + 592]                                    ;   882.7 p2+p1   41 x
        pxor xmm9, xmm13                                          ;   883.7 p1      41 x
        movdqa xmm13, [rbp + 32]                                  ;   842.0 p2      41 x
        pand xmm0, xmm3                                           ;   884.7 p1      41 x
        pand xmm7, [r8 + 512]                                     ;   885.7 p2+p1   41 x
        pxor xmm13, xmm1                                          ;   886.7 p1      41 x
        movdqa xmm1, [r8 + 608]                                   ;   844.0 p2      41 x
        pxor xmm1, xmm7                                           ;   887.7 p1      41 x
        movdqa xmm7, [rbp + 0]                                    ;   845.0 p2      41 x
        pxor xmm7, xmm6                                           ;   888.7 p1      41 x
        movdqa xmm6, [rbp + 32]                                   ;   846.0 p2      41 x
        pxor xmm5, xmm1                                           ;   889.7 p1      41 x
        movdqa xmm1, [r8 + 608]                                   ;   847.0 p2      41 x
        pxor xmm15, xmm11                                         ;   890.7 p1      41 x
        pxor xmm3, xmm12                                          ;   891.7 p1      41 x
        pand xmm6, xmm12                                          ;   892.7 p1      41 x
        movdqa xmm12, [rbp + 96]                                  ;   848.0 p2      41 x
        pxor xmm10, xmm13                                         ;   893.7 p1      41 x
        pand xmm1, xmm3                                           ;   894.7 p1      41 x
        pxor xmm0, xmm15                                          ;   895.7 p1      41 x
        movdqa xmm3, [rbp - 16]                                   ;   849.0 p2      41 x
        movdqa xmm13, [rbp + 128]                                 ;   850.0 p2      41 x
        movdqa xmm15, [r8 + 512]                                  ;   851.0 p2     102 x.0 reload
        pxor xmm13, xmm15                                         ;   896.7 p1      41 x
        pxor xmm11, xmm1                                          ;   897.7 p1      41 x
        pxor xmm2, xmm5                                           ;   898.7 p1      41 x
        pxor xmm12, xmm6                                          ;   899.7 p1      41 x
        movdqa xmm1, [rbp + 80]                                   ;   852.0 p2      41 x
        movdqa xmm5, [r8 + 528]                                   ;   853.0 p2     102 x.1 reload
        pxor xmm1, xmm5                                           ;   900.7 p1      41 x
        pxor xmm9, xmm12                                          ;   901.7 p1      41 x
        movdqa xmm6, [rbp - 80]                                   ;   854.0 p2      41 x
        movdqa xmm12, [r8 + 544]                                  ;   855.0 p2     102 x.2 reload
        pxor xmm6, xmm12                                          ;   902.7 p1      41 x
        pxor xmm4, xmm11                                          ;   903.7 p1      41 x
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;   856.0 p2      41 x reload
        pxor xmm9, xmm11                                          ;   904.7 p1      41 x
        pxor xmm3, xmm10                                          ;   905.7 p1      41 x
        movdqa xmm10, [rbp - 112]                                 ;   857.0 p2      41 x
        pxor xmm10, xmm14                                         ;   906.7 p1      41 x
        pxor xmm4, xmm11                                          ;   907.7 p1      41 x
        pxor xmm8, xmm13                                          ;   908.7 p1      41 x
        pxor xmm2, xmm1                                           ;   909.7 p1      41 x
        pxor xmm7, xmm6                                           ;   910.7 p1      41 x
        pxor xmm4, xmm10                                          ;   911.7 p1      41 x
        movdqa xmm14, [rbp - 128]                                 ;   858.0 p2      41 x
        pxor xmm14, [r8 + 576]                                    ;   912.7 p2+p1   41 x
        pxor xmm9, xmm14                                          ;   914.7 p1      41 x
        movdqa xmm12, [rbp - 32]                                  ;   860.0 p2      41 x
        pxor xmm12, [r8 + 592]                                    ;   914.7 p2+p1   41 x
        pxor xmm0, xmm12                                          ;   916.7 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;   862.0 p2      41 x
        pxor xmm5, [r8 + 608]                                     ;   916.7 p2+p1   41 x
        pxor xmm8, [r8 + 912]                                     ;   917.7 p2+p1   48 x
        pxor xmm3, xmm5                                           ;   918.7 p1      41 x
        pxor xmm2, [r8 + 928]                                     ;   919.7 p2+p1   48 x
        pxor xmm7, [r8 + 944]                                     ;   920.7 p2+p1   48 x
        pxor xmm4, [r8 + 960]                                     ;   921.7 p2+p1   48 x
        pxor xmm13, [r8 + 768]                                    ;   922.7 p2+p1   48 x
        pxor xmm9, [r8 + 976]                                     ;   923.7 p2+p1   48 x
        pxor xmm1, [r8 + 784]                                     ;   924.7 p2+p1   48 x
        pxor xmm0, [r8 + 992]                                     ;   925.7 p2+p1   48 x
        pxor xmm6, [r8 + 800]                                     ;   926.7 p2+p1   48 x
        pxor xmm3, [r8 + 1008]                                    ;   927.7 p2+p1   48 x
        pxor xmm10, [r8 + 816]                                    ;   928.7 p2+p1   48 x
        pxor xmm14, [r8 + 832]                                    ;   929.7 p2+p1   48 x
        pxor xmm12, [r8 + 848]                                    ;   930.7 p2+p1   48 x
        pxor xmm5, [r8 + 864]                                     ;   931.7 p2+p1   48 x
        movdqa xmm15, [rbp - 48]                                  ;   878.0 p2      48 x
        pxor xmm15, [r8 + 880]                                    ;   932.7 p2+p1   48 x
        movdqa [rbp - 48], xmm3                                   ;   929.7 p0+p3   48 x spill
        movdqa xmm3, [rbp - 96]                                   ;   880.0 p2      48 x
        pxor xmm3, [r8 + 896]                                     ;   933.7 p2+p1   48 x
        movdqa [rbp - 96], xmm0                                   ;   927.7 p0+p3   48 x spill
        movdqa xmm0, xmm13                                        ;   924.7 p0      45 x copy
        pxor xmm0, xmm5                                           ;   934.7 p1      45 x
        movdqa [rbp - 64], xmm9                                   ;   925.7 p0+p3   48 x spill
        movdqa xmm9, xmm10                                        ;   930.7 p0      45 x copy
        pand xmm9, xmm15                                          ;   937.7 p1      45 x
        movdqa [rbp - 32], xmm4                                   ;   923.7 p0+p3   48 x spill
        movdqa xmm4, xmm1                                         ;   926.7 p0      45 x copy
        pxor xmm4, xmm12                                          ;   936.7 p1      45 x
        movdqa [rbp - 128], xmm7                                  ;   922.7 p0+p3   48 x spill
        movdqa xmm7, xmm15                                        ;   934.7 p0      45 x copy
        pand xmm7, xmm3                                           ;   941.7 p1      45 x
        movdqa [rbp - 112], xmm2                                  ;   921.7 p0+p3   48 x spill
        movdqa xmm2, xmm10                                        ;   930.7 p0      45 x copy
        pand xmm2, xmm5                                           ;   938.7 p1      45 x
        movdqa [rbp - 80], xmm8                                   ;   919.7 p0+p3   48 x spill
        movdqa xmm8, xmm13                                        ;   924.7 p0      45 x copy
        pand xmm8, xmm15                                          ;   939.7 p1      45 x
        pxor xmm2, xmm8                                           ;   941.7 p1      45 x
        movdqa xmm8, xmm5                                         ;   933.7 p0      45 x copy
        pand xmm8, xmm14                                          ;   941.7 p1      45 x
        pxor xmm2, xmm11                                          ;   943.7 p1      45 x
        movdqa xmm11, xmm10                                       ;   930.7 p0      45 x copy
        pxor xmm11, xmm0                                          ;   943.7 p1      45 x
        movdqa [rbp + 80], xmm2                                   ;   945.7 p0+p3   45 x spill
        movdqa xmm2, xmm6                                         ;   928.7 p0      45 x copy
        pand xmm2, xmm11                                          ;   945.7 p1      45 x
        movdqa [rbp + 128], xmm9                                  ;   939.7 p0+p3   45 x spill
        movdqa xmm9, xmm13                                        ;   924.7 p0      45 x copy
        pand xmm9, xmm3                                           ;   945.7 p1      45 x
        pxor xmm9, xmm15                                          ;   947.7 p1      45 x
        movdqa [rbp - 16], xmm5                                   ;   933.7 p0+p3   48 x spill
        movdqa xmm5, xmm10                                        ;   930.7 p0      45 x copy
        pand xmm5, xmm6                                           ;   947.7 p1      45 x
        pxor xmm5, xmm4                                           ;   949.7 p1      45 x
        pxor xmm2, xmm9                                           ;   949.7 p1      45 x
        movdqa [rbp + 96], xmm5                                   ;   951.7 p0+p3   45 x spill
        movdqa xmm5, xmm13                                        ;   924.7 p0      45 x copy
        pand xmm5, xmm10                                          ;   950.7 p1      45 x
        pxor xmm8, xmm5                                           ;   952.7 p1      45 x
        movdqa xmm5, xmm10                                        ;   930.7 p0      45 x copy
        pand xmm5, xmm1                                           ;   952.7 p1      45 x
        pxor xmm8, xmm7                                           ;   954.7 p1      45 x
        movdqa [rbp + 32], xmm7                                   ;   943.7 p0+p3   45 x spill
        movdqa xmm7, xmm10                                        ;   930.7 p0      45 x copy
        pand xmm7, xmm14                                          ;   954.7 p1      45 x
        pxor xmm5, xmm7                                           ;   956.7 p1      45 x
        pxor xmm9, xmm7                                           ;   956.7 p1      45 x
        movdqa xmm7, xmm14                                        ;   931.7 p0      45 x copy
        pand xmm7, xmm3                                           ;   957.7 p1      45 x
        pxor xmm10, xmm7                                          ;   959.7 p1      45 x
        pxor xmm2, xmm10                                          ;   961.7 p1      45 x
        pand xmm10, xmm3                                          ;   961.7 p1      45 x
        pxor xmm10, [rel misty1_expand_compact.T0_constants128]   ;   963.7 p2+p1   45 x
        movdqa [rbp + 0], xmm7                                    ;   959.7 p0+p3   45 x spill
        movdqa xmm7, xmm13                                        ;   924.7 p0      45 x copy
        pand xmm7, xmm1                                           ;   962.7 p1      45 x
        movdqa [rbp + 64], xmm10                                  ;   965.7 p0+p3   45 x spill
        movdqa xmm10, xmm3                                        ;   935.7 p0      45 x copy
        por xmm10, xmm11                                          ;   963.7 p1      45 x
        movdqa [rbp + 144], xmm11                                 ;   945.7 p0+p3   45 x spill
        movdqa xmm11, xmm14                                       ;   931.7 p0      45 x copy
        pand xmm11, xmm4                                          ;   964.7 p1      45 x
        pand xmm4, xmm13                                          ;   965.7 p1      45 x
        movdqa [rbp + 16], xmm5                                   ;   958.7 p0+p3   45 x spill
        movdqa xmm5, xmm6                                         ;   928.7 p0      45 x copy
        pand xmm5, xmm12                                          ;   966.7 p1      45 x
        pxor xmm10, xmm5                                          ;   968.7 p1      45 x
        movdqa xmm5, xmm14                                        ;   931.7 p0      45 x copy
        pand xmm5, xmm12                                          ;   968.7 p1      45 x
        pxor xmm7, xmm10                                          ;   970.7 p1      45 x
        movdqa xmm10, xmm12                                       ;   932.7 p0      45 x copy
        pand xmm10, xmm15                                         ;   970.7 p1      45 x
        pxor xmm11, xmm10                                         ;   972.7 p1      45 x
        movdqa xmm10, xmm1                                        ;   926.7 p0      45 x copy
        pand xmm10, xmm6                                          ;   972.7 p1      45 x
        pxor xmm9, xmm11                                          ;   974.7 p1      45 x
        pxor xmm11, xmm7                                          ;   974.7 p1      45 x
        pxor xmm11, xmm0                                          ;   976.7 p1      45 x
        pand xmm0, xmm12                                          ;   976.7 p1      45 x
        pxor xmm10, xmm13                                         ;   977.7 p1      45 x
        movdqa [rbp + 112], xmm11                                 ;   978.7 p0+p3   45 x spill
        movdqa xmm11, xmm6                                        ;   928.7 p0      45 x copy
        pxor xmm11, xmm5                                          ;   978.7 p1      45 x
        pxor xmm5, xmm3                                           ;   979.7 p1      45 x
        pxor xmm9, xmm11                                          ;   980.7 p1      45 x
        pand xmm5, xmm12                                          ;   981.7 p1      45 x
        movdqa [rbp + 48], xmm7                                   ;   972.7 p0+p3   45 x spill
        movdqa xmm7, xmm1                                         ;   928.7 p0      45 x copy
        pand xmm7, xmm15                                          ;   982.7 p1      45 x
        pand xmm11, xmm14                                         ;   983.7 p1      45 x
        pxor xmm2, xmm5                                           ;   984.7 p1      45 x
        movdqa xmm5, xmm3                                         ;   935.7 p0      45 x copy
        pxor xmm7, xmm10                                          ;   985.7 p1      45 x
        pxor xmm9, xmm8                                           ;   986.7 p1      45 x
        pxor xmm5, xmm10                                          ;   987.7 p1      45 x
        movdqa xmm10, xmm1                                        ;   932.7 p0      45 x copy
        pxor xmm0, xmm5                                           ;   989.7 p1      45 x
        pand xmm10, xmm5                                          ;   989.7 p1      45 x
        movdqa xmm5, xmm14                                        ;   934.0 p0      45 x copy
        pxor xmm5, xmm0                                           ;   991.7 p1      45 x
        movdqa xmm0, xmm14                                        ;   935.0 p0      45 x copy
        pand xmm0, xmm15                                          ;   991.7 p1      45 x
        pand xmm14, xmm13                                         ;   992.7 p1      45 x
        pxor xmm11, xmm7                                          ;   993.7 p1      45 x
        movdqa xmm7, xmm13                                        ;   936.0 p0      45 x copy
        pxor xmm7, xmm1                                           ;   994.7 p1      45 x
        pxor xmm0, xmm14                                          ;   995.7 p1      45 x
        pand xmm13, [rbp - 16]                                    ;   996.7 p2+p1   45 x
        pand xmm7, xmm12                                          ;   997.7 p1      45 x
        pand xmm3, xmm6                                           ;   998.7 p1      45 x
        pxor xmm10, xmm0                                          ;   999.7 p1      45 x
        movdqa xmm0, [rbp + 96]                                   ;   951.7 p2      45 x
        pxor xmm7, xmm11                                          ;  1000.7 p1      45 x
        pxor xmm0, xmm10                                          ;  1001.7 p1      45 x
        movdqa xmm10, [rbp - 16]                                  ;   940.0 p2      45 x
        pand xmm10, xmm15                                         ;  1002.7 p1      45 x
        pxor xmm14, [rbp + 128]                                   ;  1003.7 p2+p1   45 x
        pand xmm15, xmm6                                          ;  1004.7 p1      45 x
        pand xmm1, [rbp - 16]                                     ;  1005.7 p2+p1   45 x
        pxor xmm11, xmm14                                         ;  1006.7 p1      45 x
        movdqa xmm14, [rbp + 80]                                  ;   945.7 p2      45 x
        pxor xmm14, xmm5                                          ;  1007.7 p1      45 x
        por xmm12, [rbp + 144]                                    ;  1008.7 p2+p1   45 x
        pxor xmm5, xmm11                                          ;  1009.7 p1      45 x
        pxor xmm13, [rbp + 16]                                    ;  1010.7 p2+p1   45 x
        pxor xmm4, xmm5                                           ;  1011.7 p1      45 x
        movdqa xmm5, [rbp + 64]                                   ;   965.7 p2      45 x
        pxor xmm4, xmm13                                          ;  1013.7 p1      45 x
        pxor xmm3, xmm10                                          ;  1013.7 p1      45 x
        pxor xmm5, xmm15                                          ;  1014.7 p1      45 x
        movdqa xmm15, [rbp + 144]                                 ;   948.0 p2      45 x
        pand xmm6, [rbp - 16]                                     ;  1015.7 p2+p1   45 x
        pxor xmm15, xmm3                                          ;  1016.7 p1      45 x
        movdqa xmm3, [rbp + 48]                                   ;   972.7 p2      45 x
        pxor xmm10, xmm1                                          ;  1017.7 p1      45 x
        pxor xmm3, xmm14                                          ;  1018.7 p1      45 x
        movdqa xmm14, [rbp + 32]                                  ;   951.0 p2      45 x
        pxor xmm12, xmm15                                         ;  1019.7 p1      45 x
        movdqa xmm15, [rbp + 112]                                 ;   978.7 p2      45 x
        pxor xmm1, xmm5                                           ;  1020.7 p1      45 x
        pxor xmm14, xmm5                                          ;  1021.7 p1      45 x
        movdqa xmm5, [rbp + 80]                                   ;   953.0 p2      45 x
        pxor xmm15, xmm14                                         ;  1023.7 p1      45 x
        movdqa xmm14, [rbp + 64]                                  ;   965.7 p2      45 x
        pxor xmm9, xmm10                                          ;  1023.7 p1      45 x
        pxor xmm5, xmm10                                          ;  1024.7 p1      45 x
        movdqa xmm10, [rbp + 0]                                   ;   959.7 p2      45 x
        pxor xmm14, xmm13                                         ;  1025.7 p1      45 x
        movdqa xmm13, [rbp + 96]                                  ;   956.0 p2      45 x
        pxor xmm8, xmm6                                           ;  1026.7 p1      45 x
        pxor xmm6, xmm7                                           ;  1027.7 p1      45 x
        pxor xmm7, xmm12                                          ;  1028.7 p1      45 x
        pxor xmm10, xmm7                                          ;  1030.7 p1      45 x
        movdqa xmm7, [rbp + 128]                                  ;   957.0 p2      45 x
        pxor xmm13, xmm12                                         ;  1030.7 p1      45 x
        movdqa xmm12, [rbp + 144]                                 ;   958.0 p2      45 x
        pxor xmm2, xmm14                                          ;  1031.7 p1      45 x
        movdqa xmm14, [rbp - 16]                                  ;   959.0 p2      45 x
        pxor xmm7, xmm9                                           ;  1032.7 p1      45 x
        movdqa xmm9, [rbp - 80]                                   ;   960.0 p2      45 x
        pxor xmm0, xmm5                                           ;  1033.7 p1      45 x
        movdqa xmm5, [rbp - 112]                                  ;   961.0 p2      45 x
        pxor xmm12, xmm3                                          ;  1034.7 p1      45 x
        movdqa xmm3, [rbp - 128]                                  ;   963.7 p2      45 x
        pxor xmm14, xmm8                                          ;  1035.7 p1      45 x
        movdqa xmm8, [rbp - 32]                                   ;   965.7 p2      45 x
        pxor xmm1, xmm6                                           ;  1036.7 p1      45 x
        movdqa xmm6, [rbp - 64]                                   ;   966.7 p2      45 x
        pxor xmm13, xmm14                                         ;  1037.7 p1      45 x
        movdqa xmm14, [rbp - 96]                                  ;   967.7 p2      45 x
        pxor xmm3, xmm4                                           ;  1038.7 p1      45 x
        movdqa xmm4, [rbp - 48]                                   ;   968.7 p2      45 x
        pxor xmm11, xmm1                                          ;  1039.7 p1      45 x
        movdqa xmm1, [r8 + 512]                                   ;   969.7 p2     102 x.0 reload
        movdqa [r9 + 512], xmm1                                   ;   980.7 p0+p3  104 k
        pxor xmm5, xmm2                                           ;  1040.7 p1      45 x
        movdqa xmm2, [r8 + 528]                                   ;   970.7 p2     102 x.1 reload
        movdqa [r9 + 528], xmm2                                   ;   981.7 p0+p3  104 k
        pxor xmm9, xmm11                                          ;  1041.7 p1      45 x
        movdqa xmm11, [r8 + 544]                                  ;   971.7 p2     102 x.2 reload
        movdqa [r9 + 544], xmm11                                  ;   982.7 p0+p3  104 k
        pxor xmm8, xmm10                                          ;  1042.7 p1      45 x
        movdqa xmm10, [r8 + 560]                                  ;   972.7 p2     102 x.3 reload
        movdqa [r9 + 560], xmm10                                  ;   983.7 p0+p3  104 k
        pxor xmm4, xmm15                                          ;  1043.7 p1      45 x
        movdqa xmm15, [r8 + 576]                                  ;   973.7 p2     102 x.4 reload
        movdqa [r9 + 576], xmm15                                  ;   984.7 p0+p3  104 k
        pxor xmm6, xmm13                                          ;  1044.7 p1      45 x
        movdqa xmm13, [r8 + 592]                                  ;   976.7 p2     102 x.5 reload
        movdqa [r9 + 592], xmm13                                  ;   987.7 p0+p3  104 k
        pxor xmm14, xmm7                                          ;  1045.7 p1      45 x
        movdqa xmm7, [r8 + 608]                                   ;   979.7 p2     102 x.6 reload
        movdqa [r9 + 608], xmm7                                   ;   990.7 p0+p3  104 k
        movdqa xmm7, [r8 + 624]                                   ;   980.7 p2     102 x.7 reload
        movdqa [r9 + 624], xmm7                                   ;   991.7 p0+p3  104 k
        movdqa xmm7, [r8 + 640]                                   ;   982.7 p2     102 x.8 reload
        movdqa [r9 + 640], xmm7                                   ;   993.7 p0+p3  104 k
        movdqa xmm7, [r8 + 656]                                   ;   984.3 p2     102 x.9 reload
        movdqa [r9 + 656], xmm7                                   ;   995.3 p0+p3  104 k
        movdqa xmm7, [r8 + 672]                                   ;   985.7 p2     102 x.10 reload
        movdqa [r9 + 672], xmm7                                   ;   996.7 p0+p3  104 k
        movdqa xmm7, [r8 + 688]                                   ;   987.7 p2     102 x.11 reload
        movdqa [r9 + 688], xmm7                                   ;   998.7 p0+p3  104 k
        movdqa xmm7, [r8 + 704]                                   ;   989.7 p2     102 x.12 reload
        movdqa [r9 + 704], xmm7                                   ;  1000.7 p0+p3  104 k
        movdqa [r9 + 4608], xmm9                                  ;  1043.7 p0+p3  105 k
        movdqa [r9 + 4624], xmm5                                  ;  1042.7 p0+p3  105 k
        movdqa xmm5, [r8 + 720]                                   ;   994.7 p2     102 x.13 reload
        movdqa [r9 + 720], xmm5                                   ;  1005.7 p0+p3  104 k
        movdqa [r9 + 4640], xmm3                                  ;  1040.7 p0+p3  105 k
        movdqa xmm3, [r8 + 736]                                   ;   998.7 p2     102 x.14 reload
        movdqa [r9 + 736], xmm3                                   ;  1009.7 p0+p3  104 k
        movdqa [r9 + 4656], xmm8                                  ;  1044.7 p0+p3  105 k
        movdqa [r9 + 4672], xmm6                                  ;  1046.7 p0+p3  105 k
        movdqa xmm6, [r8 + 752]                                   ;  1003.7 p2     102 x.15 reload
        movdqa [r9 + 752], xmm6                                   ;  1014.7 p0+p3  104 k
        movdqa [r9 + 4688], xmm14                                 ;  1047.7 p0+p3  105 k
        movdqa [r9 + 4720], xmm0                                  ;  1035.7 p0+p3  105 k
        movdqa [r9 + 4704], xmm4                                  ;  1045.7 p0+p3  105 k
        movdqa [r9 + 4736], xmm12                                 ;  1036.7 p0+p3  105 k
        movdqa [r9 + 2560], xmm1                                  ;  1018.7 p0+p3  104 k
        movdqa xmm1, [rbp - 80]                                   ;  1011.7 p2      48 x reload
        movdqa [r9 + 4752], xmm1                                  ;  1022.7 p0+p3  105 k
        movdqa [r9 + 2576], xmm2                                  ;  1022.7 p0+p3  104 k
        movdqa xmm2, [rbp - 112]                                  ;  1015.7 p2      48 x reload
        movdqa [r9 + 4768], xmm2                                  ;  1026.7 p0+p3  105 k
        movdqa [r9 + 2592], xmm11                                 ;  1026.7 p0+p3  104 k
        movdqa xmm11, [rbp - 128]                                 ;  1017.7 p2      48 x reload
        movdqa [r9 + 4784], xmm11                                 ;  1028.7 p0+p3  105 k
        movdqa [r9 + 2608], xmm10                                 ;  1030.7 p0+p3  104 k
        movdqa xmm10, [rbp - 32]                                  ;  1020.7 p2      48 x reload
        movdqa [r9 + 4800], xmm10                                 ;  1032.7 p0+p3  105 k
        movdqa [r9 + 2624], xmm15                                 ;  1034.7 p0+p3  104 k
        movdqa xmm15, [rbp - 64]                                  ;  1023.7 p2      48 x reload
        movdqa [r9 + 4816], xmm15                                 ;  1036.7 p0+p3  105 k
        movdqa [r9 + 2640], xmm13                                 ;  1038.7 p0+p3  104 k
        movdqa xmm13, [rbp - 96]                                  ;  1027.0 p2      48 x reload
        movdqa [r9 + 4832], xmm13                                 ;  1040.7 p0+p3  105 k
        movdqa xmm13, [rbp - 48]                                  ;  1028.7 p2      48 x reload
        movdqa [r9 + 4848], xmm13                                 ;  1042.7 p0+p3  105 k
        movdqa [r9 + 2752], xmm7                                  ;  1044.7 p0+p3  104 k
        movdqa xmm7, [r8 + 608]                                   ;  1033.3 p2     102 x.6 reload
        movdqa [r9 + 2656], xmm7                                  ;  1046.7 p0+p3  104 k
        movdqa xmm7, [r8 + 624]                                   ;  1034.3 p2     102 x.7 reload
        movdqa [r9 + 2672], xmm7                                  ;  1048.7 p0+p3  104 k
        movdqa xmm7, [r8 + 640]                                   ;  1035.7 p2     102 x.8 reload
        movdqa [r9 + 2688], xmm7                                  ;  1050.7 p0+p3  104 k
        movdqa xmm7, [r8 + 656]                                   ;  1036.7 p2     102 x.9 reload
        movdqa [r9 + 2704], xmm7                                  ;  1052.7 p0+p3  104 k
        movdqa xmm7, [r8 + 672]                                   ;  1038.7 p2     102 x.10 reload
        movdqa [r9 + 2720], xmm7                                  ;  1054.7 p0+p3  104 k
        movdqa [r9 + 2768], xmm5                                  ;  1056.7 p0+p3  104 k
        movdqa xmm5, [r8 + 688]                                   ;  1040.7 p2     102 x.11 reload
        movdqa [r9 + 2736], xmm5                                  ;  1058.7 p0+p3  104 k
        movdqa [r9 + 2784], xmm3                                  ;  1060.7 p0+p3  104 k
        movdqa [r9 + 2800], xmm6                                  ;  1062.7 p0+p3  104 k
        movdqa [r9 + 6656], xmm9                                  ;  1064.7 p0+p3  105 k
        movdqa xmm3, [r9 + 4624]                                  ;  1044.3 p2      45 x reload
        movdqa [r9 + 6672], xmm3                                  ;  1066.7 p0+p3  105 k
        movdqa [r9 + 6704], xmm8                                  ;  1068.7 p0+p3  105 k
        movdqa xmm3, [r9 + 4640]                                  ;  1046.0 p2      45 x reload
        movdqa [r9 + 6688], xmm3                                  ;  1070.7 p0+p3  105 k
        movdqa [r9 + 6736], xmm14                                 ;  1072.7 p0+p3  105 k
        movdqa xmm3, [r9 + 4672]                                  ;  1047.7 p2      45 x reload
        movdqa [r9 + 6720], xmm3                                  ;  1074.7 p0+p3  105 k
        movdqa [r9 + 6752], xmm4                                  ;  1076.7 p0+p3  105 k
        movdqa [r9 + 6768], xmm0                                  ;  1078.7 p0+p3  105 k
        movdqa [r9 + 6784], xmm12                                 ;  1080.7 p0+p3  105 k
        movdqa [r9 + 6800], xmm1                                  ;  1082.7 p0+p3  105 k
        movdqa [r9 + 6816], xmm2                                  ;  1084.7 p0+p3  105 k
        movdqa [r9 + 6832], xmm11                                 ;  1086.7 p0+p3  105 k
        movdqa [r9 + 6848], xmm10                                 ;  1088.7 p0+p3  105 k
        movdqa [r9 + 6864], xmm15                                 ;  1090.7 p0+p3  105 k
        movdqa [r9 + 6896], xmm13                                 ;  1092.7 p0+p3  105 k
        movdqa xmm0, [rbp - 96]                                   ;  1054.7 p2      48 x reload
        movdqa [r9 + 6880], xmm0                                  ;  1094.7 p0+p3  105 k
        movdqa xmm0, [r8 + 1024]                                  ;  1055.7 p2     102 x.0
        movdqa xmm1, [r8 + 1040]                                  ;  1056.7 p2     102 x.1
        movdqa xmm2, [r8 + 1056]                                  ;  1057.7 p2     102 x.2
        movdqa xmm3, [r8 + 1072]                                  ;  1058.7 p2     102 x.3
        movdqa xmm4, [r8 + 1088]                                  ;  1059.7 p2     102 x.4
        movdqa xmm5, [r8 + 1104]                                  ;  1060.7 p2     102 x.5
        movdqa xmm6, [r8 + 1120]                                  ;  1061.7 p2     102 x.6
        movdqa xmm7, [r8 + 1136]                                  ;  1062.7 p2     102 x.7
        movdqa xmm8, [r8 + 1152]                                  ;  1063.7 p2     102 x.8
        movdqa xmm9, [r8 + 1168]                                  ;  1064.7 p2     102 x.9
        movdqa xmm10, [r8 + 1184]                                 ;  1065.7 p2     102 x.10
        movdqa xmm11, [r8 + 1200]                                 ;  1066.7 p2     102 x.11
        movdqa xmm12, [r8 + 1216]                                 ;  1067.7 p2     102 x.12
        movdqa xmm13, [r8 + 1232]                                 ;  1068.7 p2     102 x.13
        movdqa xmm14, [r8 + 1248]                                 ;  1069.7 p2     102 x.14
        movdqa xmm15, [r8 + 1264]                                 ;  1070.7 p2     102 x.15
        movdqa xmm8, [r8 + 880]                                   ;  1071.7 p2      41 x
        pxor xmm8, [r8 + 976]                                     ;  1082.7 p2+p1   41 x
        movdqa xmm7, [r8 + 992]                                   ;  1073.7 p2      41 x
        pand xmm7, [r8 + 928]                                     ;  1084.7 p2+p1   41 x
        movdqa xmm6, [r8 + 896]                                   ;  1075.7 p2      41 x
        pxor xmm6, [r8 + 960]                                     ;  1086.7 p2+p1   41 x
        movdqa xmm5, [r8 + 1008]                                  ;  1077.7 p2      41 x
        pand xmm5, [r8 + 992]                                     ;  1088.7 p2+p1   41 x
        movdqa xmm4, [r8 + 976]                                   ;  1079.7 p2      41 x
        pand xmm4, [r8 + 928]                                     ;  1090.7 p2+p1   41 x
        movdqa xmm3, [r8 + 992]                                   ;  1081.7 p2      41 x
        pand xmm3, [r8 + 880]                                     ;  1092.7 p2+p1   41 x
        pxor xmm4, xmm3                                           ;  1094.7 p1      41 x
        movdqa xmm3, [r8 + 976]                                   ;  1083.7 p2      41 x
        pand xmm3, [r8 + 944]                                     ;  1094.7 p2+p1   41 x
        pxor xmm4, [rel misty1_expand_compact.T0_constants128]    ;  1096.7 p2+p1   41 x
        movdqa xmm2, [r8 + 928]                                   ;  1086.7 p2      41 x
        pxor xmm2, xmm8                                           ;  1097.7 p1      41 x
        movdqa xmm1, [r8 + 912]                                   ;  1087.7 p2      41 x
        pand xmm1, xmm2                                           ;  1099.7 p1      41 x
        movdqa xmm0, [r8 + 1008]                                  ;  1088.7 p2      41 x
        pand xmm0, [r8 + 880]                                     ;  1099.7 p2+p1   41 x
        pxor xmm0, [r8 + 992]                                     ;  1101.7 p2+p1   41 x
        movdqa xmm15, [r8 + 928]                                  ;  1091.7 p2      41 x
        pand xmm15, [r8 + 912]                                    ;  1102.7 p2+p1   41 x
        pxor xmm15, xmm6                                          ;  1104.7 p1      41 x
        movdqa xmm14, [r8 + 928]                                  ;  1093.7 p2      41 x
        pand xmm14, [r8 + 880]                                    ;  1104.7 p2+p1   41 x
        pxor xmm3, xmm14                                          ;  1106.7 p1      41 x
        movdqa xmm14, [r8 + 928]                                  ;  1095.7 p2      41 x
        pand xmm14, [r8 + 896]                                    ;  1106.7 p2+p1   41 x
        pxor xmm3, xmm5                                           ;  1108.7 p1      41 x
        pxor xmm1, xmm0                                           ;  1103.7 p1      41 x
        movdqa xmm13, [r8 + 944]                                  ;  1097.7 p2      41 x
        pand xmm13, [r8 + 928]                                    ;  1108.7 p2+p1   41 x
        pxor xmm14, xmm13                                         ;  1110.7 p1      41 x
        pxor xmm0, xmm13                                          ;  1110.7 p1      41 x
        movdqa xmm13, [r8 + 1008]                                 ;  1099.7 p2      41 x
        pand xmm13, [r8 + 944]                                    ;  1110.7 p2+p1   41 x
        movdqa xmm12, [r8 + 928]                                  ;  1101.7 p2      41 x
        pxor xmm12, xmm13                                         ;  1112.7 p1      41 x
        pxor xmm1, xmm12                                          ;  1114.7 p1      41 x
        pand xmm12, [r8 + 1008]                                   ;  1114.7 p2+p1   41 x
        pxor xmm12, [rel misty1_expand_compact.T0_constants128]   ;  1116.7 p2+p1   41 x
        movdqa xmm11, [r8 + 896]                                  ;  1104.7 p2      41 x
        pand xmm11, [r8 + 880]                                    ;  1115.7 p2+p1   41 x
        movdqa xmm10, [r8 + 1008]                                 ;  1106.7 p2      41 x
        por xmm10, xmm2                                           ;  1117.7 p1      41 x
        movdqa xmm9, [r8 + 944]                                   ;  1107.7 p2      41 x
        pand xmm9, xmm6                                           ;  1118.7 p1      41 x
        pand xmm6, [r8 + 880]                                     ;  1108.7 p2+p1   41 x
        movdqa [rbp - 96], xmm13                                  ;  1112.7 p0+p3   41 x spill
        movdqa xmm13, [r8 + 960]                                  ;  1109.7 p2      41 x
        pand xmm13, [r8 + 912]                                    ;  1120.7 p2+p1   41 x
        pxor xmm10, xmm13                                         ;  1122.7 p1      41 x
        movdqa xmm13, [r8 + 960]                                  ;  1111.7 p2      41 x
        pand xmm13, [r8 + 944]                                    ;  1122.7 p2+p1   41 x
        pxor xmm11, xmm10                                         ;  1124.7 p1      41 x
        movdqa xmm10, [r8 + 992]                                  ;  1113.7 p2      41 x
        pand xmm10, [r8 + 960]                                    ;  1124.7 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  1126.7 p1      41 x
        movdqa xmm10, [r8 + 912]                                  ;  1115.7 p2      41 x
        pand xmm10, [r8 + 896]                                    ;  1126.7 p2+p1   41 x
        pxor xmm0, xmm9                                           ;  1128.7 p1      41 x
        pxor xmm9, xmm11                                          ;  1128.7 p1      41 x
        pxor xmm9, xmm8                                           ;  1130.7 p1      41 x
        pxor xmm10, [r8 + 880]                                    ;  1128.7 p2+p1   41 x
        pand xmm8, [r8 + 960]                                     ;  1118.7 p2+p1   41 x
        movdqa [rbp - 48], xmm9                                   ;  1132.7 p0+p3   41 x spill
        movdqa xmm9, [r8 + 1008]                                  ;  1119.7 p2      41 x
        pxor xmm9, xmm13                                          ;  1130.7 p1      41 x
        pxor xmm13, [r8 + 912]                                    ;  1124.7 p2+p1   41 x
        pxor xmm0, xmm13                                          ;  1130.7 p1      41 x
        pand xmm13, [r8 + 944]                                    ;  1126.7 p2+p1   41 x
        pand xmm9, [r8 + 960]                                     ;  1132.7 p2+p1   41 x
        pxor xmm1, xmm9                                           ;  1134.7 p1      41 x
        movdqa xmm9, [r8 + 992]                                   ;  1123.7 p2      41 x
        pand xmm9, [r8 + 896]                                     ;  1134.7 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  1136.7 p1      41 x
        pxor xmm0, xmm3                                           ;  1132.7 p1      41 x
        pxor xmm10, [r8 + 1008]                                   ;  1130.7 p2+p1   41 x
        pxor xmm8, xmm10                                          ;  1132.7 p1      41 x
        pand xmm10, [r8 + 896]                                    ;  1132.7 p2+p1   41 x
        pxor xmm8, [r8 + 944]                                     ;  1134.7 p2+p1   41 x
        pxor xmm13, xmm9                                          ;  1138.7 p1      41 x
        movdqa xmm9, [r8 + 992]                                   ;  1128.7 p2      41 x
        pand xmm9, [r8 + 944]                                     ;  1139.7 p2+p1   41 x
        movdqa [rbp - 64], xmm1                                   ;  1136.7 p0+p3   41 x spill
        movdqa xmm1, [r8 + 944]                                   ;  1130.7 p2      41 x
        pand xmm1, [r8 + 880]                                     ;  1141.7 p2+p1   41 x
        pxor xmm9, xmm1                                           ;  1143.7 p1      41 x
        pxor xmm10, xmm9                                          ;  1145.7 p1      41 x
        movdqa xmm9, [r8 + 880]                                   ;  1132.7 p2      41 x
        pxor xmm9, [r8 + 896]                                     ;  1143.7 p2+p1   41 x
        pand xmm9, [r8 + 960]                                     ;  1145.7 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  1147.7 p1      41 x
        pxor xmm10, xmm15                                         ;  1147.7 p1      41 x
        pxor xmm1, xmm7                                           ;  1143.7 p1      41 x
        pxor xmm13, xmm1                                          ;  1145.7 p1      41 x
        movdqa xmm1, [r8 + 992]                                   ;  1135.7 p2      41 x
        pand xmm1, [r8 + 976]                                     ;  1146.7 p2+p1   41 x
        movdqa [rbp - 32], xmm10                                  ;  1149.7 p0+p3   41 x spill
        movdqa xmm10, xmm4                                        ;  1109.0 p0      41 x copy
        pxor xmm10, xmm8                                          ;  1136.7 p1      41 x
        pxor xmm8, xmm13                                          ;  1147.7 p1      41 x
        pxor xmm6, xmm8                                           ;  1149.7 p1      41 x
        movdqa xmm8, [r8 + 976]                                   ;  1137.7 p2      41 x
        pand xmm8, [r8 + 880]                                     ;  1148.7 p2+p1   41 x
        pxor xmm14, xmm8                                          ;  1150.7 p1      41 x
        movdqa xmm8, [r8 + 1008]                                  ;  1139.7 p2      41 x
        pand xmm8, [r8 + 912]                                     ;  1150.7 p2+p1   41 x
        pxor xmm6, xmm14                                          ;  1152.7 p1      41 x
        pxor xmm8, xmm1                                           ;  1152.7 p1      41 x
        movdqa [rbp - 128], xmm6                                  ;  1154.7 p0+p3   41 x spill
        movdqa xmm6, [r8 + 976]                                   ;  1141.7 p2      41 x
        pand xmm6, [r8 + 896]                                     ;  1152.7 p2+p1   41 x
        pxor xmm8, xmm2                                           ;  1154.7 p1      41 x
        pxor xmm11, xmm10                                         ;  1140.3 p1      41 x
        movdqa xmm10, [r8 + 992]                                  ;  1143.7 p2      41 x
        pand xmm10, [r8 + 912]                                    ;  1154.7 p2+p1   41 x
        pxor xmm10, xmm12                                         ;  1156.7 p1      41 x
        pxor xmm1, xmm6                                           ;  1154.7 p1      41 x
        movdqa [rbp - 112], xmm13                                 ;  1147.7 p0+p3   41 x spill
        movdqa xmm13, [r8 + 960]                                  ;  1145.7 p2      41 x
        por xmm13, xmm2                                           ;  1156.7 p1      41 x
        pxor xmm8, xmm13                                          ;  1158.7 p1      41 x
        movdqa xmm13, [rbp - 48]                                  ;  1146.7 p2      41 x
        pxor xmm6, xmm10                                          ;  1158.7 p1      41 x
        pxor xmm5, xmm10                                          ;  1158.7 p1      41 x
        movdqa xmm10, [r8 + 976]                                  ;  1147.7 p2      41 x
        pand xmm10, [r8 + 912]                                    ;  1158.7 p2+p1   41 x
        pxor xmm13, xmm5                                          ;  1160.7 p1      41 x
        pxor xmm0, xmm1                                           ;  1156.7 p1      41 x
        pxor xmm4, xmm1                                           ;  1156.7 p1      41 x
        pxor xmm12, xmm14                                         ;  1152.7 p1      41 x
        movdqa xmm1, [rbp - 96]                                   ;  1149.7 p2      41 x
        pxor xmm3, xmm10                                          ;  1160.7 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  1150.7 p2      41 x
        pxor xmm10, xmm9                                          ;  1160.7 p1      41 x
        pxor xmm9, xmm8                                           ;  1160.7 p1      41 x
        pxor xmm5, xmm12                                          ;  1161.7 p1      41 x
        pxor xmm1, xmm9                                           ;  1162.7 p1      41 x
        movdqa xmm9, [rbp - 32]                                   ;  1151.7 p2      41 x
        pxor xmm15, xmm8                                          ;  1160.7 p1      41 x
        movdqa xmm8, [r8 + 976]                                   ;  1152.7 p2      41 x
        pxor xmm2, xmm11                                          ;  1159.3 p1      41 x
        pxor xmm7, xmm0                                           ;  1160.3 p1      41 x
        pxor xmm9, xmm4                                           ;  1162.7 p1      41 x
        movdqa xmm0, [rbp - 112]                                  ;  1153.7 p2      41 x
        pxor xmm8, xmm3                                           ;  1163.7 p1      41 x
        movdqa xmm3, [r8 + 832]                                   ;  1154.7 p2      41 x
        movdqa xmm4, [r8 + 768]                                   ;  1155.7 p2     102 x.0 reload
        pand xmm3, xmm4                                           ;  1166.7 p1      41 x
        pxor xmm6, xmm10                                          ;  1164.3 p1      41 x
        movdqa xmm10, [r8 + 848]                                  ;  1156.7 p2      41 x
        movdqa xmm11, [r8 + 864]                                  ;  1157.7 p2      41 x
        movdqa xmm12, [r8 + 784]                                  ;  1158.7 p2     102 x.1 reload
        pand xmm11, xmm12                                         ;  1169.7 p1      41 x
        pxor xmm15, xmm8                                          ;  1166.3 p1      41 x
        pxor xmm0, xmm6                                           ;  1167.3 p1      41 x
        movdqa xmm6, [r8 + 816]                                   ;  1159.7 p2      41 x
        movdqa xmm8, [r8 + 832]                                   ;  1160.7 p2      41 x
        movdqa xmm14, [r8 + 816]                                  ;  1161.7 p2     102 x.3 reload
        pand xmm8, xmm14                                          ;  1172.7 p1      41 x
        pand xmm10, xmm4                                          ;  1169.3 p1      41 x
        pand xmm6, xmm4                                           ;  1170.7 p1      41 x
        movdqa [rbp - 112], xmm2                                  ;  1161.3 p0+p3   41 x spill
        movdqa xmm2, [r8 + 864]                                   ;  1162.7 p2      41 x
        pand xmm2, xmm14                                          ;  1173.7 p1      41 x
        movdqa [rbp - 32], xmm9                                   ;  1164.7 p0+p3   41 x spill
        movdqa xmm9, [r8 + 848]                                   ;  1163.7 p2      41 x
        pand xmm9, [r8 + 800]                                     ;  1174.7 p2+p1   41 x
        pxor xmm11, xmm9                                          ;  1176.7 p1      41 x
        pand xmm9, xmm12                                          ;  1176.7 p1      41 x
        movdqa [rbp - 64], xmm13                                  ;  1162.7 p0+p3   41 x spill
        movdqa xmm13, [r8 + 864]                                  ;  1165.7 p2      41 x
        pand xmm13, xmm10                                         ;  1176.7 p1      41 x
        movdqa [rbp - 96], xmm7                                   ;  1162.3 p0+p3   41 x spill
        movdqa xmm7, [r8 + 832]                                   ;  1166.7 p2      41 x
        movdqa [rbp - 48], xmm15                                  ;  1168.3 p0+p3   41 x spill
        movdqa xmm15, [r8 + 864]                                  ;  1167.7 p2      41 x
        movdqa [rbp - 80], xmm1                                   ;  1164.7 p0+p3   41 x spill
        movdqa xmm1, xmm6                                         ;  1172.7 p0      41 x copy
        pxor xmm1, xmm12                                          ;  1179.7 p1      41 x
        pxor xmm7, xmm1                                           ;  1181.7 p1      41 x
        pand xmm15, xmm7                                          ;  1183.7 p1      41 x
        movdqa xmm7, [r8 + 848]                                   ;  1168.7 p2      41 x
        pxor xmm6, xmm15                                          ;  1185.7 p1      41 x
        pand xmm7, xmm12                                          ;  1180.3 p1      41 x
        movdqa [rbp - 16], xmm5                                   ;  1163.7 p0+p3   41 x spill
        movdqa xmm5, [r8 + 848]                                   ;  1169.7 p2      41 x
        movdqa [rbp + 144], xmm0                                  ;  1169.3 p0+p3   41 x spill
        movdqa xmm0, xmm3                                         ;  1168.7 p0      41 x copy
        pxor xmm0, xmm8                                           ;  1181.3 p1      41 x
        pxor xmm8, xmm11                                          ;  1182.3 p1      41 x
        pand xmm5, xmm0                                           ;  1183.3 p1      41 x
        movdqa xmm0, [r8 + 864]                                   ;  1170.7 p2      41 x
        pand xmm0, [r8 + 800]                                     ;  1184.3 p2+p1   41 x
        pxor xmm11, xmm3                                          ;  1185.3 p1      41 x
        movdqa [rbp + 128], xmm11                                 ;  1187.3 p0+p3   41 x spill
        movdqa xmm11, xmm14                                       ;  1172.7 p0      41 x copy
        pand xmm11, xmm7                                          ;  1186.3 p1      41 x
        pxor xmm13, xmm7                                          ;  1187.3 p1      41 x
        movdqa [rbp + 96], xmm15                                  ;  1185.7 p0+p3   41 x spill
        movdqa xmm15, [r8 + 800]                                  ;  1172.7 p2      41 x
        pand xmm15, xmm8                                          ;  1188.3 p1      41 x
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1189.3 p2+p1   41 x
        movdqa [rbp + 0], xmm6                                    ;  1187.7 p0+p3   41 x spill
        movdqa xmm6, xmm12                                        ;  1169.7 p0      41 x copy
        pand xmm6, xmm4                                           ;  1190.3 p1      41 x
        pxor xmm11, xmm6                                          ;  1192.3 p1      41 x
        pxor xmm15, xmm11                                         ;  1194.3 p1      41 x
        movdqa xmm11, [r8 + 800]                                  ;  1174.7 p2      41 x
        pxor xmm6, xmm0                                           ;  1193.3 p1      41 x
        pxor xmm15, xmm14                                         ;  1196.3 p1      41 x
        pand xmm11, xmm6                                          ;  1195.3 p1      41 x
        pxor xmm11, xmm4                                          ;  1197.3 p1      41 x
        pand xmm6, [r8 + 832]                                     ;  1197.3 p2+p1   41 x
        pxor xmm11, xmm1                                          ;  1199.3 p1      41 x
        pxor xmm8, xmm4                                           ;  1199.3 p1      41 x
        movdqa [rbp + 64], xmm15                                  ;  1198.3 p0+p3   41 x spill
        movdqa xmm15, [r8 + 832]                                  ;  1176.7 p2      41 x
        pxor xmm15, xmm2                                          ;  1200.3 p1      41 x
        pxor xmm5, xmm15                                          ;  1202.3 p1      41 x
        pxor xmm6, xmm5                                           ;  1204.3 p1      41 x
        movdqa xmm5, [r8 + 832]                                   ;  1177.7 p2      41 x
        pand xmm5, xmm8                                           ;  1203.3 p1      41 x
        pand xmm8, xmm4                                           ;  1204.3 p1      41 x
        pand xmm15, [r8 + 848]                                    ;  1205.3 p2+p1   41 x
        pand xmm1, [r8 + 800]                                     ;  1206.3 p2+p1   41 x
        pxor xmm8, xmm13                                          ;  1207.3 p1      41 x
        pxor xmm8, xmm0                                           ;  1209.3 p1      41 x
        movdqa xmm4, xmm12                                        ;  1169.7 p0      41 x copy
        pand xmm4, xmm14                                          ;  1209.3 p1      41 x
        pxor xmm15, xmm4                                          ;  1211.3 p1      41 x
        pxor xmm8, xmm15                                          ;  1213.3 p1      41 x
        movdqa xmm15, [r8 + 832]                                  ;  1180.7 p2      41 x
        pand xmm15, xmm12                                         ;  1212.3 p1      41 x
        pxor xmm15, xmm10                                         ;  1214.3 p1      41 x
        pxor xmm1, xmm15                                          ;  1216.3 p1      41 x
        pxor xmm15, [r8 + 800]                                    ;  1216.3 p2+p1   41 x
        movdqa xmm12, [r8 + 864]                                  ;  1182.7 p2      41 x
        pxor xmm12, xmm7                                          ;  1216.3 p1      41 x
        pand xmm12, [r8 + 768]                                    ;  1218.3 p2+p1   41 x
        pxor xmm3, xmm4                                           ;  1218.3 p1      41 x
        movdqa xmm4, xmm14                                        ;  1172.7 p0      41 x copy
        pxor xmm7, [r8 + 800]                                     ;  1219.3 p2+p1   41 x
        pxor xmm13, xmm12                                         ;  1220.3 p1      41 x
        pxor xmm5, xmm13                                          ;  1222.3 p1      41 x
        movdqa xmm13, [r8 + 848]                                  ;  1185.7 p2      41 x
        pand xmm4, xmm15                                          ;  1222.3 p1      41 x
        pxor xmm15, xmm0                                          ;  1223.3 p1      41 x
        pxor xmm0, xmm14                                          ;  1224.3 p1      41 x
        pxor xmm13, xmm4                                          ;  1225.3 p1      41 x
        movdqa xmm4, [r8 + 832]                                   ;  1186.7 p2      41 x
        pand xmm4, xmm7                                           ;  1226.3 p1      41 x
        pxor xmm6, xmm1                                           ;  1227.3 p1      41 x
        movdqa xmm1, [r8 + 848]                                   ;  1187.7 p2      41 x
        pand xmm2, xmm0                                           ;  1228.3 p1      41 x
        pand xmm1, xmm0                                           ;  1229.3 p1      41 x
        movdqa xmm0, [r8 + 800]                                   ;  1188.7 p2      41 x
        pxor xmm12, xmm1                                          ;  1231.3 p1      41 x
        pxor xmm15, xmm12                                         ;  1233.3 p1      41 x
        movdqa xmm12, [r8 + 864]                                  ;  1189.7 p2      41 x
        pand xmm12, [r8 + 848]                                    ;  1232.3 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  1233.3 p1      41 x
        movdqa xmm13, [rbp + 0]                                   ;  1191.7 p2      41 x
        pand xmm0, xmm3                                           ;  1234.3 p1      41 x
        pand xmm7, [r8 + 768]                                     ;  1235.3 p2+p1   41 x
        pxor xmm13, xmm1                                          ;  1236.3 p1      41 x
        movdqa xmm1, [r8 + 864]                                   ;  1193.7 p2      41 x
        pxor xmm1, xmm7                                           ;  1237.3 p1      41 x
        movdqa xmm7, [rbp + 96]                                   ;  1194.7 p2      41 x
        pxor xmm7, xmm6                                           ;  1238.3 p1      41 x
        movdqa xmm6, [rbp + 0]                                    ;  1195.7 p2      41 x
        pxor xmm5, xmm1                                           ;  1239.3 p1      41 x
        movdqa xmm1, [r8 + 864]                                   ;  1196.7 p2      41 x
        pxor xmm15, xmm11                                         ;  1240.3 p1      41 x
        pxor xmm3, xmm12                                          ;  1241.3 p1      41 x
        pand xmm6, xmm12                                          ;  1242.3 p1      41 x
        movdqa xmm12, [rbp + 128]                                 ;  1197.7 p2      41 x
        pxor xmm10, xmm13                                         ;  1243.3 p1      41 x
        pand xmm1, xmm3                                           ;  1244.3 p1      41 x
        pxor xmm0, xmm15                                          ;  1245.3 p1      41 x
        movdqa xmm3, [rbp + 64]                                   ;  1198.7 p2      41 x
        movdqa xmm13, [rbp + 144]                                 ;  1199.7 p2      41 x
        movdqa xmm15, [r8 + 768]                                  ;  1200.7 p2     102 x.0 reload
        pxor xmm13, xmm15                                         ;  1246.3 p1      41 x
        pxor xmm11, xmm1                                          ;  1247.3 p1      41 x
        pxor xmm2, xmm5                                           ;  1248.3 p1      41 x
        pxor xmm12, xmm6                                          ;  1249.3 p1      41 x
        movdqa xmm1, [rbp - 16]                                   ;  1201.7 p2      41 x
        movdqa xmm5, [r8 + 784]                                   ;  1202.7 p2     102 x.1 reload
        pxor xmm1, xmm5                                           ;  1250.3 p1      41 x
        pxor xmm9, xmm12                                          ;  1251.3 p1      41 x
        movdqa xmm6, [rbp - 128]                                  ;  1203.7 p2      41 x
        movdqa xmm12, [r8 + 800]                                  ;  1204.7 p2     102 x.2 reload
        pxor xmm6, xmm12                                          ;  1252.3 p1      41 x
        pxor xmm4, xmm11                                          ;  1253.3 p1      41 x
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;  1205.7 p2      41 x reload
        pxor xmm9, xmm11                                          ;  1254.3 p1      41 x
        pxor xmm3, xmm10                                          ;  1255.3 p1      41 x
        movdqa xmm10, [rbp - 80]                                  ;  1206.7 p2      41 x
        pxor xmm10, xmm14                                         ;  1256.3 p1      41 x
        pxor xmm4, xmm11                                          ;  1257.3 p1      41 x
        pxor xmm8, xmm13                                          ;  1258.3 p1      41 x
        pxor xmm2, xmm1                                           ;  1259.3 p1      41 x
        pxor xmm7, xmm6                                           ;  1260.3 p1      41 x
        pxor xmm4, xmm10                                          ;  1261.3 p1      41 x
        movdqa xmm14, [rbp - 48]                                  ;  1207.7 p2      41 x
        pxor xmm14, [r8 + 832]                                    ;  1262.3 p2+p1   41 x
        pxor xmm9, xmm14                                          ;  1264.3 p1      41 x
        movdqa xmm12, [rbp - 96]                                  ;  1209.7 p2      41 x
        pxor xmm12, [r8 + 848]                                    ;  1264.3 p2+p1   41 x
        pxor xmm0, xmm12                                          ;  1266.3 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  1211.7 p2      41 x
        pxor xmm5, [r8 + 864]                                     ;  1266.3 p2+p1   41 x
        pxor xmm8, [r8 + 1168]                                    ;  1267.3 p2+p1   48 x
        pxor xmm3, xmm5                                           ;  1268.3 p1      41 x
        pxor xmm2, [r8 + 1184]                                    ;  1269.3 p2+p1   48 x
        pxor xmm7, [r8 + 1200]                                    ;  1270.3 p2+p1   48 x
        pxor xmm4, [r8 + 1216]                                    ;  1271.3 p2+p1   48 x
        pxor xmm13, [r8 + 1024]                                   ;  1272.3 p2+p1   48 x
        pxor xmm9, [r8 + 1232]                                    ;  1273.3 p2+p1   48 x
        pxor xmm1, [r8 + 1040]                                    ;  1274.3 p2+p1   48 x
        pxor xmm0, [r8 + 1248]                                    ;  1275.3 p2+p1   48 x
        pxor xmm6, [r8 + 1056]                                    ;  1276.3 p2+p1   48 x
        pxor xmm3, [r8 + 1264]                                    ;  1277.3 p2+p1   48 x
        pxor xmm10, [r8 + 1072]                                   ;  1278.3 p2+p1   48 x
        pxor xmm14, [r8 + 1088]                                   ;  1279.3 p2+p1   48 x
        pxor xmm12, [r8 + 1104]                                   ;  1280.3 p2+p1   48 x
        pxor xmm5, [r8 + 1120]                                    ;  1281.3 p2+p1   48 x
        movdqa xmm15, [rbp - 32]                                  ;  1227.7 p2      48 x
        pxor xmm15, [r8 + 1136]                                   ;  1282.3 p2+p1   48 x
        movdqa [rbp - 32], xmm3                                   ;  1279.3 p0+p3   48 x spill
        movdqa xmm3, [rbp - 112]                                  ;  1229.7 p2      48 x
        pxor xmm3, [r8 + 1152]                                    ;  1283.3 p2+p1   48 x
        movdqa [rbp - 112], xmm0                                  ;  1277.3 p0+p3   48 x spill
        movdqa xmm0, xmm13                                        ;  1274.3 p0      45 x copy
        pxor xmm0, xmm5                                           ;  1284.3 p1      45 x
        movdqa [rbp - 64], xmm9                                   ;  1275.3 p0+p3   48 x spill
        movdqa xmm9, xmm10                                        ;  1280.3 p0      45 x copy
        pand xmm9, xmm15                                          ;  1287.3 p1      45 x
        movdqa [rbp - 96], xmm4                                   ;  1273.3 p0+p3   48 x spill
        movdqa xmm4, xmm1                                         ;  1276.3 p0      45 x copy
        pxor xmm4, xmm12                                          ;  1286.3 p1      45 x
        movdqa [rbp - 48], xmm7                                   ;  1272.3 p0+p3   48 x spill
        movdqa xmm7, xmm15                                        ;  1284.3 p0      45 x copy
        pand xmm7, xmm3                                           ;  1291.3 p1      45 x
        movdqa [rbp - 80], xmm2                                   ;  1271.3 p0+p3   48 x spill
        movdqa xmm2, xmm10                                        ;  1280.3 p0      45 x copy
        pand xmm2, xmm5                                           ;  1288.3 p1      45 x
        movdqa [rbp - 128], xmm8                                  ;  1269.3 p0+p3   48 x spill
        movdqa xmm8, xmm13                                        ;  1274.3 p0      45 x copy
        pand xmm8, xmm15                                          ;  1289.3 p1      45 x
        pxor xmm2, xmm8                                           ;  1291.3 p1      45 x
        movdqa xmm8, xmm5                                         ;  1283.3 p0      45 x copy
        pand xmm8, xmm14                                          ;  1291.3 p1      45 x
        pxor xmm2, xmm11                                          ;  1293.3 p1      45 x
        movdqa xmm11, xmm10                                       ;  1280.3 p0      45 x copy
        pxor xmm11, xmm0                                          ;  1293.3 p1      45 x
        movdqa [rbp - 16], xmm2                                   ;  1295.3 p0+p3   45 x spill
        movdqa xmm2, xmm6                                         ;  1278.3 p0      45 x copy
        pand xmm2, xmm11                                          ;  1295.3 p1      45 x
        movdqa [rbp + 144], xmm9                                  ;  1289.3 p0+p3   45 x spill
        movdqa xmm9, xmm13                                        ;  1274.3 p0      45 x copy
        pand xmm9, xmm3                                           ;  1295.3 p1      45 x
        pxor xmm9, xmm15                                          ;  1297.3 p1      45 x
        movdqa [rbp + 64], xmm5                                   ;  1283.3 p0+p3   48 x spill
        movdqa xmm5, xmm10                                        ;  1280.3 p0      45 x copy
        pand xmm5, xmm6                                           ;  1297.3 p1      45 x
        pxor xmm5, xmm4                                           ;  1299.3 p1      45 x
        pxor xmm2, xmm9                                           ;  1299.3 p1      45 x
        movdqa [rbp + 128], xmm5                                  ;  1301.3 p0+p3   45 x spill
        movdqa xmm5, xmm13                                        ;  1274.3 p0      45 x copy
        pand xmm5, xmm10                                          ;  1300.3 p1      45 x
        pxor xmm8, xmm5                                           ;  1302.3 p1      45 x
        movdqa xmm5, xmm10                                        ;  1280.3 p0      45 x copy
        pand xmm5, xmm1                                           ;  1302.3 p1      45 x
        pxor xmm8, xmm7                                           ;  1304.3 p1      45 x
        movdqa [rbp + 0], xmm7                                    ;  1293.3 p0+p3   45 x spill
        movdqa xmm7, xmm10                                        ;  1280.3 p0      45 x copy
        pand xmm7, xmm14                                          ;  1304.3 p1      45 x
        pxor xmm5, xmm7                                           ;  1306.3 p1      45 x
        pxor xmm9, xmm7                                           ;  1306.3 p1      45 x
        movdqa xmm7, xmm14                                        ;  1281.3 p0      45 x copy
        pand xmm7, xmm3                                           ;  1307.3 p1      45 x
        pxor xmm10, xmm7                                          ;  1309.3 p1      45 x
        pxor xmm2, xmm10                                          ;  1311.3 p1      45 x
        pand xmm10, xmm3                                          ;  1311.3 p1      45 x
        pxor xmm10, [rel misty1_expand_compact.T0_constants128]   ;  1313.3 p2+p1   45 x
        movdqa [rbp + 96], xmm7                                   ;  1309.3 p0+p3   45 x spill
        movdqa xmm7, xmm13                                        ;  1274.3 p0      45 x copy
        pand xmm7, xmm1                                           ;  1312.3 p1      45 x
        movdqa [rbp + 80], xmm10                                  ;  1315.3 p0+p3   45 x spill
        movdqa xmm10, xmm3                                        ;  1285.3 p0      45 x copy
        por xmm10, xmm11                                          ;  1313.3 p1      45 x
        movdqa [rbp + 112], xmm11                                 ;  1295.3 p0+p3   45 x spill
        movdqa xmm11, xmm14                                       ;  1281.3 p0      45 x copy
        pand xmm11, xmm4                                          ;  1314.3 p1      45 x
        pand xmm4, xmm13                                          ;  1315.3 p1      45 x
        movdqa [rbp + 32], xmm5                                   ;  1308.3 p0+p3   45 x spill
        movdqa xmm5, xmm6                                         ;  1278.3 p0      45 x copy
        pand xmm5, xmm12                                          ;  1316.3 p1      45 x
        pxor xmm10, xmm5                                          ;  1318.3 p1      45 x
        movdqa xmm5, xmm14                                        ;  1281.3 p0      45 x copy
        pand xmm5, xmm12                                          ;  1318.3 p1      45 x
        pxor xmm7, xmm10                                          ;  1320.3 p1      45 x
        movdqa xmm10, xmm12                                       ;  1282.3 p0      45 x copy
        pand xmm10, xmm15                                         ;  1320.3 p1      45 x
        pxor xmm11, xmm10                                         ;  1322.3 p1      45 x
        movdqa xmm10, xmm1                                        ;  1276.3 p0      45 x copy
        pand xmm10, xmm6                                          ;  1322.3 p1      45 x
        pxor xmm9, xmm11                                          ;  1324.3 p1      45 x
        pxor xmm11, xmm7                                          ;  1324.3 p1      45 x
        pxor xmm11, xmm0                                          ;  1326.3 p1      45 x
        pand xmm0, xmm12                                          ;  1326.3 p1      45 x
        pxor xmm10, xmm13                                         ;  1327.3 p1      45 x
        movdqa [rbp + 48], xmm11                                  ;  1328.3 p0+p3   45 x spill
        movdqa xmm11, xmm6                                        ;  1278.3 p0      45 x copy
        pxor xmm11, xmm5                                          ;  1328.3 p1      45 x
        pxor xmm5, xmm3                                           ;  1329.3 p1      45 x
        pxor xmm9, xmm11                                          ;  1330.3 p1      45 x
        pand xmm5, xmm12                                          ;  1331.3 p1      45 x
        movdqa [rbp + 16], xmm7                                   ;  1322.3 p0+p3   45 x spill
        movdqa xmm7, xmm1                                         ;  1278.3 p0      45 x copy
        pand xmm7, xmm15                                          ;  1332.3 p1      45 x
        pand xmm11, xmm14                                         ;  1333.3 p1      45 x
        pxor xmm2, xmm5                                           ;  1334.3 p1      45 x
        movdqa xmm5, xmm3                                         ;  1285.3 p0      45 x copy
        pxor xmm7, xmm10                                          ;  1335.3 p1      45 x
        pxor xmm9, xmm8                                           ;  1336.3 p1      45 x
        pxor xmm5, xmm10                                          ;  1337.3 p1      45 x
        movdqa xmm10, xmm1                                        ;  1282.3 p0      45 x copy
        pxor xmm0, xmm5                                           ;  1339.3 p1      45 x
        pand xmm10, xmm5                                          ;  1339.3 p1      45 x
        movdqa xmm5, xmm14                                        ;  1283.7 p0      45 x copy
        pxor xmm5, xmm0                                           ;  1341.3 p1      45 x
        movdqa xmm0, xmm14                                        ;  1284.7 p0      45 x copy
        pand xmm0, xmm15                                          ;  1341.3 p1      45 x
        pand xmm14, xmm13                                         ;  1342.3 p1      45 x
        pxor xmm11, xmm7                                          ;  1343.3 p1      45 x
        movdqa xmm7, xmm13                                        ;  1285.7 p0      45 x copy
        pxor xmm7, xmm1                                           ;  1344.3 p1      45 x
        pxor xmm0, xmm14                                          ;  1345.3 p1      45 x
        pand xmm13, [rbp + 64]                                    ;  1346.3 p2+p1   45 x
        pand xmm7, xmm12                                          ;  1347.3 p1      45 x
        pand xmm3, xmm6                                           ;  1348.3 p1      45 x
        pxor xmm10, xmm0                                          ;  1349.3 p1      45 x
        movdqa xmm0, [rbp + 128]                                  ;  1301.3 p2      45 x
        pxor xmm7, xmm11                                          ;  1350.3 p1      45 x
        pxor xmm0, xmm10                                          ;  1351.3 p1      45 x
        movdqa xmm10, [rbp + 64]                                  ;  1289.7 p2      45 x
        pand xmm10, xmm15                                         ;  1352.3 p1      45 x
        pxor xmm14, [rbp + 144]                                   ;  1353.3 p2+p1   45 x
        pand xmm15, xmm6                                          ;  1354.3 p1      45 x
        pand xmm1, [rbp + 64]                                     ;  1355.3 p2+p1   45 x
        pxor xmm11, xmm14                                         ;  1356.3 p1      45 x
        movdqa xmm14, [rbp - 16]                                  ;  1295.3 p2      45 x
        pxor xmm14, xmm5                                          ;  1357.3 p1      45 x
        por xmm12, [rbp + 112]                                    ;  1358.3 p2+p1   45 x
        pxor xmm5, xmm11                                          ;  1359.3 p1      45 x
        pxor xmm13, [rbp + 32]                                    ;  1360.3 p2+p1   45 x
        pxor xmm4, xmm5                                           ;  1361.3 p1      45 x
        movdqa xmm5, [rbp + 80]                                   ;  1315.3 p2      45 x
        pxor xmm4, xmm13                                          ;  1363.3 p1      45 x
        pxor xmm3, xmm10                                          ;  1363.3 p1      45 x
        pxor xmm5, xmm15                                          ;  1364.3 p1      45 x
        movdqa xmm15, [rbp + 112]                                 ;  1297.7 p2      45 x
        pand xmm6, [rbp + 64]                                     ;  1365.3 p2+p1   45 x
        pxor xmm15, xmm3                                          ;  1366.3 p1      45 x
        movdqa xmm3, [rbp + 16]                                   ;  1322.3 p2      45 x
        pxor xmm10, xmm1                                          ;  1367.3 p1      45 x
        pxor xmm3, xmm14                                          ;  1368.3 p1      45 x
        movdqa xmm14, [rbp + 0]                                   ;  1300.7 p2      45 x
        pxor xmm12, xmm15                                         ;  1369.3 p1      45 x
        movdqa xmm15, [rbp + 48]                                  ;  1328.3 p2      45 x
        pxor xmm1, xmm5                                           ;  1370.3 p1      45 x
        pxor xmm14, xmm5                                          ;  1371.3 p1      45 x
        movdqa xmm5, [rbp - 16]                                   ;  1302.7 p2      45 x
        pxor xmm15, xmm14                                         ;  1373.3 p1      45 x
        movdqa xmm14, [rbp + 80]                                  ;  1315.3 p2      45 x
        pxor xmm9, xmm10                                          ;  1373.3 p1      45 x
        pxor xmm5, xmm10                                          ;  1374.3 p1      45 x
        movdqa xmm10, [rbp + 96]                                  ;  1309.3 p2      45 x
        pxor xmm14, xmm13                                         ;  1375.3 p1      45 x
        movdqa xmm13, [rbp + 128]                                 ;  1305.7 p2      45 x
        pxor xmm8, xmm6                                           ;  1376.3 p1      45 x
        pxor xmm6, xmm7                                           ;  1377.3 p1      45 x
        pxor xmm7, xmm12                                          ;  1378.3 p1      45 x
        pxor xmm10, xmm7                                          ;  1380.3 p1      45 x
        movdqa xmm7, [rbp + 144]                                  ;  1306.7 p2      45 x
        pxor xmm13, xmm12                                         ;  1380.3 p1      45 x
        movdqa xmm12, [rbp + 112]                                 ;  1307.7 p2      45 x
        pxor xmm2, xmm14                                          ;  1381.3 p1      45 x
        movdqa xmm14, [rbp + 64]                                  ;  1308.7 p2      45 x
        pxor xmm7, xmm9                                           ;  1382.3 p1      45 x
        movdqa xmm9, [rbp - 128]                                  ;  1309.7 p2      45 x
        pxor xmm0, xmm5                                           ;  1383.3 p1      45 x
        movdqa xmm5, [rbp - 80]                                   ;  1310.7 p2      45 x
        pxor xmm12, xmm3                                          ;  1384.3 p1      45 x
        movdqa xmm3, [rbp - 48]                                   ;  1313.3 p2      45 x
        pxor xmm14, xmm8                                          ;  1385.3 p1      45 x
        movdqa xmm8, [rbp - 96]                                   ;  1315.3 p2      45 x
        pxor xmm1, xmm6                                           ;  1386.3 p1      45 x
        movdqa xmm6, [rbp - 64]                                   ;  1316.3 p2      45 x
        pxor xmm13, xmm14                                         ;  1387.3 p1      45 x
        movdqa xmm14, [rbp - 112]                                 ;  1317.3 p2      45 x
        pxor xmm3, xmm4                                           ;  1388.3 p1      45 x
        movdqa xmm4, [rbp - 32]                                   ;  1318.3 p2      45 x
        pxor xmm11, xmm1                                          ;  1389.3 p1      45 x
        movdqa xmm1, [r8 + 768]                                   ;  1319.3 p2     102 x.0 reload
        movdqa [r9 + 768], xmm1                                   ;  1330.3 p0+p3  104 k
        pxor xmm5, xmm2                                           ;  1390.3 p1      45 x
        movdqa xmm2, [r8 + 784]                                   ;  1320.3 p2     102 x.1 reload
        movdqa [r9 + 784], xmm2                                   ;  1331.3 p0+p3  104 k
        pxor xmm9, xmm11                                          ;  1391.3 p1      45 x
        movdqa xmm11, [r8 + 800]                                  ;  1321.3 p2     102 x.2 reload
        movdqa [r9 + 800], xmm11                                  ;  1332.3 p0+p3  104 k
        pxor xmm8, xmm10                                          ;  1392.3 p1      45 x
        movdqa xmm10, [r8 + 816]                                  ;  1322.3 p2     102 x.3 reload
        movdqa [r9 + 816], xmm10                                  ;  1333.3 p0+p3  104 k
        pxor xmm4, xmm15                                          ;  1393.3 p1      45 x
        movdqa xmm15, [r8 + 832]                                  ;  1323.3 p2     102 x.4 reload
        movdqa [r9 + 832], xmm15                                  ;  1334.3 p0+p3  104 k
        pxor xmm6, xmm13                                          ;  1394.3 p1      45 x
        movdqa xmm13, [r8 + 848]                                  ;  1326.3 p2     102 x.5 reload
        movdqa [r9 + 848], xmm13                                  ;  1337.3 p0+p3  104 k
        pxor xmm14, xmm7                                          ;  1395.3 p1      45 x
        movdqa xmm7, [r8 + 864]                                   ;  1329.3 p2     102 x.6 reload
        movdqa [r9 + 864], xmm7                                   ;  1340.3 p0+p3  104 k
        movdqa xmm7, [r8 + 880]                                   ;  1330.3 p2     102 x.7 reload
        movdqa [r9 + 880], xmm7                                   ;  1341.3 p0+p3  104 k
        movdqa xmm7, [r8 + 896]                                   ;  1332.3 p2     102 x.8 reload
        movdqa [r9 + 896], xmm7                                   ;  1343.3 p0+p3  104 k
        movdqa xmm7, [r8 + 912]                                   ;  1334.0 p2     102 x.9 reload
        movdqa [r9 + 912], xmm7                                   ;  1345.0 p0+p3  104 k
        movdqa xmm7, [r8 + 928]                                   ;  1335.3 p2     102 x.10 reload
        movdqa [r9 + 928], xmm7                                   ;  1346.3 p0+p3  104 k
        movdqa xmm7, [r8 + 944]                                   ;  1337.3 p2     102 x.11 reload
        movdqa [r9 + 944], xmm7                                   ;  1348.3 p0+p3  104 k
        movdqa xmm7, [r8 + 960]                                   ;  1339.3 p2     102 x.12 reload
        movdqa [r9 + 960], xmm7                                   ;  1350.3 p0+p3  104 k
        movdqa [r9 + 4864], xmm9                                  ;  1393.3 p0+p3  105 k
        movdqa [r9 + 4880], xmm5                                  ;  1392.3 p0+p3  105 k
        movdqa xmm5, [r8 + 976]                                   ;  1344.3 p2     102 x.13 reload
        movdqa [r9 + 976], xmm5                                   ;  1355.3 p0+p3  104 k
        movdqa [r9 + 4896], xmm3                                  ;  1390.3 p0+p3  105 k
        movdqa xmm3, [r8 + 992]                                   ;  1348.3 p2     102 x.14 reload
        movdqa [r9 + 992], xmm3                                   ;  1359.3 p0+p3  104 k
        movdqa [r9 + 4912], xmm8                                  ;  1394.3 p0+p3  105 k
        movdqa [r9 + 4928], xmm6                                  ;  1396.3 p0+p3  105 k
        movdqa xmm6, [r8 + 1008]                                  ;  1353.3 p2     102 x.15 reload
        movdqa [r9 + 1008], xmm6                                  ;  1364.3 p0+p3  104 k
        movdqa [r9 + 4944], xmm14                                 ;  1397.3 p0+p3  105 k
        movdqa [r9 + 4976], xmm0                                  ;  1385.3 p0+p3  105 k
        movdqa [r9 + 4960], xmm4                                  ;  1395.3 p0+p3  105 k
        movdqa [r9 + 4992], xmm12                                 ;  1386.3 p0+p3  105 k
        movdqa [r9 + 2816], xmm1                                  ;  1368.3 p0+p3  104 k
        movdqa xmm1, [rbp - 128]                                  ;  1361.3 p2      48 x reload
        movdqa [r9 + 5008], xmm1                                  ;  1372.3 p0+p3  105 k
        movdqa [r9 + 2832], xmm2                                  ;  1372.3 p0+p3  104 k
        movdqa xmm2, [rbp - 80]                                   ;  1365.3 p2      48 x reload
        movdqa [r9 + 5024], xmm2                                  ;  1376.3 p0+p3  105 k
        movdqa [r9 + 2848], xmm11                                 ;  1376.3 p0+p3  104 k
        movdqa xmm11, [rbp - 48]                                  ;  1367.3 p2      48 x reload
        movdqa [r9 + 5040], xmm11                                 ;  1378.3 p0+p3  105 k
        movdqa [r9 + 2864], xmm10                                 ;  1380.3 p0+p3  104 k
        movdqa xmm10, [rbp - 96]                                  ;  1370.3 p2      48 x reload
        movdqa [r9 + 5056], xmm10                                 ;  1382.3 p0+p3  105 k
        movdqa [r9 + 2880], xmm15                                 ;  1384.3 p0+p3  104 k
        movdqa xmm15, [rbp - 64]                                  ;  1373.3 p2      48 x reload
        movdqa [r9 + 5072], xmm15                                 ;  1386.3 p0+p3  105 k
        movdqa [r9 + 2896], xmm13                                 ;  1388.3 p0+p3  104 k
        movdqa xmm13, [rbp - 112]                                 ;  1376.7 p2      48 x reload
        movdqa [r9 + 5088], xmm13                                 ;  1390.3 p0+p3  105 k
        movdqa xmm13, [rbp - 32]                                  ;  1378.3 p2      48 x reload
        movdqa [r9 + 5104], xmm13                                 ;  1392.3 p0+p3  105 k
        movdqa [r9 + 3008], xmm7                                  ;  1394.3 p0+p3  104 k
        movdqa xmm7, [r8 + 864]                                   ;  1383.0 p2     102 x.6 reload
        movdqa [r9 + 2912], xmm7                                  ;  1396.3 p0+p3  104 k
        movdqa xmm7, [r8 + 880]                                   ;  1384.0 p2     102 x.7 reload
        movdqa [r9 + 2928], xmm7                                  ;  1398.3 p0+p3  104 k
        movdqa xmm7, [r8 + 896]                                   ;  1385.3 p2     102 x.8 reload
        movdqa [r9 + 2944], xmm7                                  ;  1400.3 p0+p3  104 k
        movdqa xmm7, [r8 + 912]                                   ;  1386.3 p2     102 x.9 reload
        movdqa [r9 + 2960], xmm7                                  ;  1402.3 p0+p3  104 k
        movdqa xmm7, [r8 + 928]                                   ;  1388.3 p2     102 x.10 reload
        movdqa [r9 + 2976], xmm7                                  ;  1404.3 p0+p3  104 k
        movdqa [r9 + 3024], xmm5                                  ;  1406.3 p0+p3  104 k
        movdqa xmm5, [r8 + 944]                                   ;  1390.3 p2     102 x.11 reload
        movdqa [r9 + 2992], xmm5                                  ;  1408.3 p0+p3  104 k
        movdqa [r9 + 3040], xmm3                                  ;  1410.3 p0+p3  104 k
        movdqa [r9 + 3056], xmm6                                  ;  1412.3 p0+p3  104 k
        movdqa [r9 + 6912], xmm9                                  ;  1414.3 p0+p3  105 k
        movdqa xmm3, [r9 + 4880]                                  ;  1394.0 p2      45 x reload
        movdqa [r9 + 6928], xmm3                                  ;  1416.3 p0+p3  105 k
        movdqa [r9 + 6960], xmm8                                  ;  1418.3 p0+p3  105 k
        movdqa xmm3, [r9 + 4896]                                  ;  1395.7 p2      45 x reload
        movdqa [r9 + 6944], xmm3                                  ;  1420.3 p0+p3  105 k
        movdqa [r9 + 6992], xmm14                                 ;  1422.3 p0+p3  105 k
        movdqa xmm3, [r9 + 4928]                                  ;  1397.3 p2      45 x reload
        movdqa [r9 + 6976], xmm3                                  ;  1424.3 p0+p3  105 k
        movdqa [r9 + 7008], xmm4                                  ;  1426.3 p0+p3  105 k
        movdqa [r9 + 7024], xmm0                                  ;  1428.3 p0+p3  105 k
        movdqa [r9 + 7040], xmm12                                 ;  1430.3 p0+p3  105 k
        movdqa [r9 + 7056], xmm1                                  ;  1432.3 p0+p3  105 k
        movdqa [r9 + 7072], xmm2                                  ;  1434.3 p0+p3  105 k
        movdqa [r9 + 7088], xmm11                                 ;  1436.3 p0+p3  105 k
        movdqa [r9 + 7104], xmm10                                 ;  1438.3 p0+p3  105 k
        movdqa [r9 + 7120], xmm15                                 ;  1440.3 p0+p3  105 k
        movdqa [r9 + 7152], xmm13                                 ;  1442.3 p0+p3  105 k
        movdqa xmm0, [rbp - 112]                                  ;  1404.3 p2      48 x reload
        movdqa [r9 + 7136], xmm0                                  ;  1444.3 p0+p3  105 k
        movdqa xmm0, [r8 + 1280]                                  ;  1405.3 p2     102 x.0
        movdqa xmm1, [r8 + 1296]                                  ;  1406.3 p2     102 x.1
        movdqa xmm2, [r8 + 1312]                                  ;  1407.3 p2     102 x.2
        movdqa xmm3, [r8 + 1328]                                  ;  1408.3 p2     102 x.3
        movdqa xmm4, [r8 + 1344]                                  ;  1409.3 p2     102 x.4
        movdqa xmm5, [r8 + 1360]                                  ;  1410.3 p2     102 x.5
        movdqa xmm6, [r8 + 1376]                                  ;  1411.3 p2     102 x.6
        movdqa xmm7, [r8 + 1392]                                  ;  1412.3 p2     102 x.7
        movdqa xmm8, [r8 + 1408]                                  ;  1413.3 p2     102 x.8
        movdqa xmm9, [r8 + 1424]                                  ;  1414.3 p2     102 x.9
        movdqa xmm10, [r8 + 1440]                                 ;  1415.3 p2     102 x.10
        movdqa xmm11, [r8 + 1456]                                 ;  1416.3 p2     102 x.11
        movdqa xmm12, [r8 + 1472]                                 ;  1417.3 p2     102 x.12
        movdqa xmm13, [r8 + 1488]                                 ;  1418.3 p2     102 x.13
        movdqa xmm14, [r8 + 1504]                                 ;  1419.3 p2     102 x.14
        movdqa xmm15, [r8 + 1520]                                 ;  1420.3 p2     102 x.15
        movdqa xmm8, [r8 + 1136]                                  ;  1421.3 p2      41 x
        pxor xmm8, [r8 + 1232]                                    ;  1432.3 p2+p1   41 x
        movdqa xmm7, [r8 + 1248]                                  ;  1423.3 p2      41 x
        pand xmm7, [r8 + 1184]                                    ;  1434.3 p2+p1   41 x
        movdqa xmm6, [r8 + 1152]                                  ;  1425.3 p2      41 x
        pxor xmm6, [r8 + 1216]                                    ;  1436.3 p2+p1   41 x
        movdqa xmm5, [r8 + 1264]                                  ;  1427.3 p2      41 x
        pand xmm5, [r8 + 1248]                                    ;  1438.3 p2+p1   41 x
        movdqa xmm4, [r8 + 1232]                                  ;  1429.3 p2      41 x
        pand xmm4, [r8 + 1184]                                    ;  1440.3 p2+p1   41 x
        movdqa xmm3, [r8 + 1248]                                  ;  1431.3 p2      41 x
        pand xmm3, [r8 + 1136]                                    ;  1442.3 p2+p1   41 x
        pxor xmm4, xmm3                                           ;  1444.3 p1      41 x
        movdqa xmm3, [r8 + 1232]                                  ;  1433.3 p2      41 x
        pand xmm3, [r8 + 1200]                                    ;  1444.3 p2+p1   41 x
        pxor xmm4, [rel misty1_expand_compact.T0_constants128]    ;  1446.3 p2+p1   41 x
        movdqa xmm2, [r8 + 1184]                                  ;  1436.3 p2      41 x
        pxor xmm2, xmm8                                           ;  1447.3 p1      41 x
        movdqa xmm1, [r8 + 1168]                                  ;  1437.3 p2      41 x
        pand xmm1, xmm2                                           ;  1449.3 p1      41 x
        movdqa xmm0, [r8 + 1264]                                  ;  1438.3 p2      41 x
        pand xmm0, [r8 + 1136]                                    ;  1449.3 p2+p1   41 x
        pxor xmm0, [r8 + 1248]                                    ;  1451.3 p2+p1   41 x
        movdqa xmm15, [r8 + 1184]                                 ;  1441.3 p2      41 x
        pand xmm15, [r8 + 1168]                                   ;  1452.3 p2+p1   41 x
        pxor xmm15, xmm6                                          ;  1454.3 p1      41 x
        movdqa xmm14, [r8 + 1184]                                 ;  1443.3 p2      41 x
        pand xmm14, [r8 + 1136]                                   ;  1454.3 p2+p1   41 x
        pxor xmm3, xmm14                                          ;  1456.3 p1      41 x
        movdqa xmm14, [r8 + 1184]                                 ;  1445.3 p2      41 x
        pand xmm14, [r8 + 1152]                                   ;  1456.3 p2+p1   41 x
        pxor xmm3, xmm5                                           ;  1458.3 p1      41 x
        pxor xmm1, xmm0                                           ;  1453.3 p1      41 x
        movdqa xmm13, [r8 + 1200]                                 ;  1447.3 p2      41 x
        pand xmm13, [r8 + 1184]                                   ;  1458.3 p2+p1   41 x
        pxor xmm14, xmm13                                         ;  1460.3 p1      41 x
        pxor xmm0, xmm13                                          ;  1460.3 p1      41 x
        movdqa xmm13, [r8 + 1264]                                 ;  1449.3 p2      41 x
        pand xmm13, [r8 + 1200]                                   ;  1460.3 p2+p1   41 x
        movdqa xmm12, [r8 + 1184]                                 ;  1451.3 p2      41 x
        pxor xmm12, xmm13                                         ;  1462.3 p1      41 x
        pxor xmm1, xmm12                                          ;  1464.3 p1      41 x
        pand xmm12, [r8 + 1264]                                   ;  1464.3 p2+p1   41 x
        pxor xmm12, [rel misty1_expand_compact.T0_constants128]   ;  1466.3 p2+p1   41 x
        movdqa xmm11, [r8 + 1152]                                 ;  1454.3 p2      41 x
        pand xmm11, [r8 + 1136]                                   ;  1465.3 p2+p1   41 x
        movdqa xmm10, [r8 + 1264]                                 ;  1456.3 p2      41 x
        por xmm10, xmm2                                           ;  1467.3 p1      41 x
        movdqa xmm9, [r8 + 1200]                                  ;  1457.3 p2      41 x
        pand xmm9, xmm6                                           ;  1468.3 p1      41 x
        pand xmm6, [r8 + 1136]                                    ;  1458.3 p2+p1   41 x
        movdqa [rbp - 112], xmm13                                 ;  1462.3 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1216]                                 ;  1459.3 p2      41 x
        pand xmm13, [r8 + 1168]                                   ;  1470.3 p2+p1   41 x
        pxor xmm10, xmm13                                         ;  1472.3 p1      41 x
        movdqa xmm13, [r8 + 1216]                                 ;  1461.3 p2      41 x
        pand xmm13, [r8 + 1200]                                   ;  1472.3 p2+p1   41 x
        pxor xmm11, xmm10                                         ;  1474.3 p1      41 x
        movdqa xmm10, [r8 + 1248]                                 ;  1463.3 p2      41 x
        pand xmm10, [r8 + 1216]                                   ;  1474.3 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  1476.3 p1      41 x
        movdqa xmm10, [r8 + 1168]                                 ;  1465.3 p2      41 x
        pand xmm10, [r8 + 1152]                                   ;  1476.3 p2+p1   41 x
        pxor xmm0, xmm9                                           ;  1478.3 p1      41 x
        pxor xmm9, xmm11                                          ;  1478.3 p1      41 x
        pxor xmm9, xmm8                                           ;  1480.3 p1      41 x
        pxor xmm10, [r8 + 1136]                                   ;  1478.3 p2+p1   41 x
        pand xmm8, [r8 + 1216]                                    ;  1468.3 p2+p1   41 x
        movdqa [rbp - 32], xmm9                                   ;  1482.3 p0+p3   41 x spill
        movdqa xmm9, [r8 + 1264]                                  ;  1469.3 p2      41 x
        pxor xmm9, xmm13                                          ;  1480.3 p1      41 x
        pxor xmm13, [r8 + 1168]                                   ;  1474.3 p2+p1   41 x
        pxor xmm0, xmm13                                          ;  1480.3 p1      41 x
        pand xmm13, [r8 + 1200]                                   ;  1476.3 p2+p1   41 x
        pand xmm9, [r8 + 1216]                                    ;  1482.3 p2+p1   41 x
        pxor xmm1, xmm9                                           ;  1484.3 p1      41 x
        movdqa xmm9, [r8 + 1248]                                  ;  1473.3 p2      41 x
        pand xmm9, [r8 + 1152]                                    ;  1484.3 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  1486.3 p1      41 x
        pxor xmm0, xmm3                                           ;  1482.3 p1      41 x
        pxor xmm10, [r8 + 1264]                                   ;  1480.3 p2+p1   41 x
        pxor xmm8, xmm10                                          ;  1482.3 p1      41 x
        pand xmm10, [r8 + 1152]                                   ;  1482.3 p2+p1   41 x
        pxor xmm8, [r8 + 1200]                                    ;  1484.3 p2+p1   41 x
        pxor xmm13, xmm9                                          ;  1488.3 p1      41 x
        movdqa xmm9, [r8 + 1248]                                  ;  1478.3 p2      41 x
        pand xmm9, [r8 + 1200]                                    ;  1489.3 p2+p1   41 x
        movdqa [rbp - 64], xmm1                                   ;  1486.3 p0+p3   41 x spill
        movdqa xmm1, [r8 + 1200]                                  ;  1480.3 p2      41 x
        pand xmm1, [r8 + 1136]                                    ;  1491.3 p2+p1   41 x
        pxor xmm9, xmm1                                           ;  1493.3 p1      41 x
        pxor xmm10, xmm9                                          ;  1495.3 p1      41 x
        movdqa xmm9, [r8 + 1136]                                  ;  1482.3 p2      41 x
        pxor xmm9, [r8 + 1152]                                    ;  1493.3 p2+p1   41 x
        pand xmm9, [r8 + 1216]                                    ;  1495.3 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  1497.3 p1      41 x
        pxor xmm10, xmm15                                         ;  1497.3 p1      41 x
        pxor xmm1, xmm7                                           ;  1493.3 p1      41 x
        pxor xmm13, xmm1                                          ;  1495.3 p1      41 x
        movdqa xmm1, [r8 + 1248]                                  ;  1485.3 p2      41 x
        pand xmm1, [r8 + 1232]                                    ;  1496.3 p2+p1   41 x
        movdqa [rbp - 96], xmm10                                  ;  1499.3 p0+p3   41 x spill
        movdqa xmm10, xmm4                                        ;  1458.7 p0      41 x copy
        pxor xmm10, xmm8                                          ;  1486.3 p1      41 x
        pxor xmm8, xmm13                                          ;  1497.3 p1      41 x
        pxor xmm6, xmm8                                           ;  1499.3 p1      41 x
        movdqa xmm8, [r8 + 1232]                                  ;  1487.3 p2      41 x
        pand xmm8, [r8 + 1136]                                    ;  1498.3 p2+p1   41 x
        pxor xmm14, xmm8                                          ;  1500.3 p1      41 x
        movdqa xmm8, [r8 + 1264]                                  ;  1489.3 p2      41 x
        pand xmm8, [r8 + 1168]                                    ;  1500.3 p2+p1   41 x
        pxor xmm6, xmm14                                          ;  1502.3 p1      41 x
        pxor xmm8, xmm1                                           ;  1502.3 p1      41 x
        movdqa [rbp - 48], xmm6                                   ;  1504.3 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1232]                                  ;  1491.3 p2      41 x
        pand xmm6, [r8 + 1152]                                    ;  1502.3 p2+p1   41 x
        pxor xmm8, xmm2                                           ;  1504.3 p1      41 x
        pxor xmm11, xmm10                                         ;  1490.0 p1      41 x
        movdqa xmm10, [r8 + 1248]                                 ;  1493.3 p2      41 x
        pand xmm10, [r8 + 1168]                                   ;  1504.3 p2+p1   41 x
        pxor xmm10, xmm12                                         ;  1506.3 p1      41 x
        pxor xmm1, xmm6                                           ;  1504.3 p1      41 x
        movdqa [rbp - 80], xmm13                                  ;  1497.3 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1216]                                 ;  1495.3 p2      41 x
        por xmm13, xmm2                                           ;  1506.3 p1      41 x
        pxor xmm8, xmm13                                          ;  1508.3 p1      41 x
        movdqa xmm13, [rbp - 32]                                  ;  1496.3 p2      41 x
        pxor xmm6, xmm10                                          ;  1508.3 p1      41 x
        pxor xmm5, xmm10                                          ;  1508.3 p1      41 x
        movdqa xmm10, [r8 + 1232]                                 ;  1497.3 p2      41 x
        pand xmm10, [r8 + 1168]                                   ;  1508.3 p2+p1   41 x
        pxor xmm13, xmm5                                          ;  1510.3 p1      41 x
        pxor xmm0, xmm1                                           ;  1506.3 p1      41 x
        pxor xmm4, xmm1                                           ;  1506.3 p1      41 x
        pxor xmm12, xmm14                                         ;  1502.3 p1      41 x
        movdqa xmm1, [rbp - 112]                                  ;  1499.3 p2      41 x
        pxor xmm3, xmm10                                          ;  1510.3 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  1500.3 p2      41 x
        pxor xmm10, xmm9                                          ;  1510.3 p1      41 x
        pxor xmm9, xmm8                                           ;  1510.3 p1      41 x
        pxor xmm5, xmm12                                          ;  1511.3 p1      41 x
        pxor xmm1, xmm9                                           ;  1512.3 p1      41 x
        movdqa xmm9, [rbp - 96]                                   ;  1501.3 p2      41 x
        pxor xmm15, xmm8                                          ;  1510.3 p1      41 x
        movdqa xmm8, [r8 + 1232]                                  ;  1502.3 p2      41 x
        pxor xmm2, xmm11                                          ;  1509.0 p1      41 x
        pxor xmm7, xmm0                                           ;  1510.0 p1      41 x
        pxor xmm9, xmm4                                           ;  1512.3 p1      41 x
        movdqa xmm0, [rbp - 80]                                   ;  1503.3 p2      41 x
        pxor xmm8, xmm3                                           ;  1513.3 p1      41 x
        movdqa xmm3, [r8 + 1088]                                  ;  1504.3 p2      41 x
        movdqa xmm4, [r8 + 1024]                                  ;  1505.3 p2     102 x.0 reload
        pand xmm3, xmm4                                           ;  1516.3 p1      41 x
        pxor xmm6, xmm10                                          ;  1514.0 p1      41 x
        movdqa xmm10, [r8 + 1104]                                 ;  1506.3 p2      41 x
        movdqa xmm11, [r8 + 1120]                                 ;  1507.3 p2      41 x
        movdqa xmm12, [r8 + 1040]                                 ;  1508.3 p2     102 x.1 reload
        pand xmm11, xmm12                                         ;  1519.3 p1      41 x
        pxor xmm15, xmm8                                          ;  1516.0 p1      41 x
        pxor xmm0, xmm6                                           ;  1517.0 p1      41 x
        movdqa xmm6, [r8 + 1072]                                  ;  1509.3 p2      41 x
        movdqa xmm8, [r8 + 1088]                                  ;  1510.3 p2      41 x
        movdqa xmm14, [r8 + 1072]                                 ;  1511.3 p2     102 x.3 reload
        pand xmm8, xmm14                                          ;  1522.3 p1      41 x
        pand xmm10, xmm4                                          ;  1519.0 p1      41 x
        pand xmm6, xmm4                                           ;  1520.3 p1      41 x
        movdqa [rbp - 80], xmm2                                   ;  1511.0 p0+p3   41 x spill
        movdqa xmm2, [r8 + 1120]                                  ;  1512.3 p2      41 x
        pand xmm2, xmm14                                          ;  1523.3 p1      41 x
        movdqa [rbp - 96], xmm9                                   ;  1514.3 p0+p3   41 x spill
        movdqa xmm9, [r8 + 1104]                                  ;  1513.3 p2      41 x
        pand xmm9, [r8 + 1056]                                    ;  1524.3 p2+p1   41 x
        pxor xmm11, xmm9                                          ;  1526.3 p1      41 x
        pand xmm9, xmm12                                          ;  1526.3 p1      41 x
        movdqa [rbp - 64], xmm13                                  ;  1512.3 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1120]                                 ;  1515.3 p2      41 x
        pand xmm13, xmm10                                         ;  1526.3 p1      41 x
        movdqa [rbp - 112], xmm7                                  ;  1512.0 p0+p3   41 x spill
        movdqa xmm7, [r8 + 1088]                                  ;  1516.3 p2      41 x
        movdqa [rbp - 32], xmm15                                  ;  1518.0 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1120]                                 ;  1517.3 p2      41 x
        movdqa [rbp - 128], xmm1                                  ;  1514.3 p0+p3   41 x spill
        movdqa xmm1, xmm6                                         ;  1522.3 p0      41 x copy
        pxor xmm1, xmm12                                          ;  1529.3 p1      41 x
        pxor xmm7, xmm1                                           ;  1531.3 p1      41 x
        pand xmm15, xmm7                                          ;  1533.3 p1      41 x
        movdqa xmm7, [r8 + 1104]                                  ;  1518.3 p2      41 x
        pxor xmm6, xmm15                                          ;  1535.3 p1      41 x
        pand xmm7, xmm12                                          ;  1530.0 p1      41 x
        movdqa [rbp + 64], xmm5                                   ;  1513.3 p0+p3   41 x spill
        movdqa xmm5, [r8 + 1104]                                  ;  1519.3 p2      41 x
        movdqa [rbp + 112], xmm0                                  ;  1519.0 p0+p3   41 x spill
        movdqa xmm0, xmm3                                         ;  1518.3 p0      41 x copy
        pxor xmm0, xmm8                                           ;  1531.0 p1      41 x
        pxor xmm8, xmm11                                          ;  1532.0 p1      41 x
        pand xmm5, xmm0                                           ;  1533.0 p1      41 x
        movdqa xmm0, [r8 + 1120]                                  ;  1520.3 p2      41 x
        pand xmm0, [r8 + 1056]                                    ;  1534.0 p2+p1   41 x
        pxor xmm11, xmm3                                          ;  1535.0 p1      41 x
        movdqa [rbp + 144], xmm11                                 ;  1537.0 p0+p3   41 x spill
        movdqa xmm11, xmm14                                       ;  1522.3 p0      41 x copy
        pand xmm11, xmm7                                          ;  1536.0 p1      41 x
        pxor xmm13, xmm7                                          ;  1537.0 p1      41 x
        movdqa [rbp + 128], xmm15                                 ;  1535.3 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1056]                                 ;  1522.3 p2      41 x
        pand xmm15, xmm8                                          ;  1538.0 p1      41 x
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1539.0 p2+p1   41 x
        movdqa [rbp + 96], xmm6                                   ;  1537.3 p0+p3   41 x spill
        movdqa xmm6, xmm12                                        ;  1519.3 p0      41 x copy
        pand xmm6, xmm4                                           ;  1540.0 p1      41 x
        pxor xmm11, xmm6                                          ;  1542.0 p1      41 x
        pxor xmm15, xmm11                                         ;  1544.0 p1      41 x
        movdqa xmm11, [r8 + 1056]                                 ;  1524.3 p2      41 x
        pxor xmm6, xmm0                                           ;  1543.0 p1      41 x
        pxor xmm15, xmm14                                         ;  1546.0 p1      41 x
        pand xmm11, xmm6                                          ;  1545.0 p1      41 x
        pxor xmm11, xmm4                                          ;  1547.0 p1      41 x
        pand xmm6, [r8 + 1088]                                    ;  1547.0 p2+p1   41 x
        pxor xmm11, xmm1                                          ;  1549.0 p1      41 x
        pxor xmm8, xmm4                                           ;  1549.0 p1      41 x
        movdqa [rbp + 80], xmm15                                  ;  1548.0 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1088]                                 ;  1526.3 p2      41 x
        pxor xmm15, xmm2                                          ;  1550.0 p1      41 x
        pxor xmm5, xmm15                                          ;  1552.0 p1      41 x
        pxor xmm6, xmm5                                           ;  1554.0 p1      41 x
        movdqa xmm5, [r8 + 1088]                                  ;  1527.3 p2      41 x
        pand xmm5, xmm8                                           ;  1553.0 p1      41 x
        pand xmm8, xmm4                                           ;  1554.0 p1      41 x
        pand xmm15, [r8 + 1104]                                   ;  1555.0 p2+p1   41 x
        pand xmm1, [r8 + 1056]                                    ;  1556.0 p2+p1   41 x
        pxor xmm8, xmm13                                          ;  1557.0 p1      41 x
        pxor xmm8, xmm0                                           ;  1559.0 p1      41 x
        movdqa xmm4, xmm12                                        ;  1519.3 p0      41 x copy
        pand xmm4, xmm14                                          ;  1559.0 p1      41 x
        pxor xmm15, xmm4                                          ;  1561.0 p1      41 x
        pxor xmm8, xmm15                                          ;  1563.0 p1      41 x
        movdqa xmm15, [r8 + 1088]                                 ;  1530.3 p2      41 x
        pand xmm15, xmm12                                         ;  1562.0 p1      41 x
        pxor xmm15, xmm10                                         ;  1564.0 p1      41 x
        pxor xmm1, xmm15                                          ;  1566.0 p1      41 x
        pxor xmm15, [r8 + 1056]                                   ;  1566.0 p2+p1   41 x
        movdqa xmm12, [r8 + 1120]                                 ;  1532.3 p2      41 x
        pxor xmm12, xmm7                                          ;  1566.0 p1      41 x
        pand xmm12, [r8 + 1024]                                   ;  1568.0 p2+p1   41 x
        pxor xmm3, xmm4                                           ;  1568.0 p1      41 x
        movdqa xmm4, xmm14                                        ;  1522.3 p0      41 x copy
        pxor xmm7, [r8 + 1056]                                    ;  1569.0 p2+p1   41 x
        pxor xmm13, xmm12                                         ;  1570.0 p1      41 x
        pxor xmm5, xmm13                                          ;  1572.0 p1      41 x
        movdqa xmm13, [r8 + 1104]                                 ;  1535.3 p2      41 x
        pand xmm4, xmm15                                          ;  1572.0 p1      41 x
        pxor xmm15, xmm0                                          ;  1573.0 p1      41 x
        pxor xmm0, xmm14                                          ;  1574.0 p1      41 x
        pxor xmm13, xmm4                                          ;  1575.0 p1      41 x
        movdqa xmm4, [r8 + 1088]                                  ;  1536.3 p2      41 x
        pand xmm4, xmm7                                           ;  1576.0 p1      41 x
        pxor xmm6, xmm1                                           ;  1577.0 p1      41 x
        movdqa xmm1, [r8 + 1104]                                  ;  1537.3 p2      41 x
        pand xmm2, xmm0                                           ;  1578.0 p1      41 x
        pand xmm1, xmm0                                           ;  1579.0 p1      41 x
        movdqa xmm0, [r8 + 1056]                                  ;  1538.3 p2      41 x
        pxor xmm12, xmm1                                          ;  1581.0 p1      41 x
        pxor xmm15, xmm12                                         ;  1583.0 p1      41 x
        movdqa xmm12, [r8 + 1120]                                 ;  1539.3 p2      41 x
        pand xmm12, [r8 + 1104]                                   ;  1582.0 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  1583.0 p1      41 x
        movdqa xmm13, [rbp + 96]                                  ;  1541.3 p2      41 x
        pand xmm0, xmm3                                           ;  1584.0 p1      41 x
        pand xmm7, [r8 + 1024]                                    ;  1585.0 p2+p1   41 x
        pxor xmm13, xmm1                                          ;  1586.0 p1      41 x
        movdqa xmm1, [r8 + 1120]                                  ;  1543.3 p2      41 x
        pxor xmm1, xmm7                                           ;  1587.0 p1      41 x
        movdqa xmm7, [rbp + 128]                                  ;  1544.3 p2      41 x
        pxor xmm7, xmm6                                           ;  1588.0 p1      41 x
        movdqa xmm6, [rbp + 96]                                   ;  1545.3 p2      41 x
        pxor xmm5, xmm1                                           ;  1589.0 p1      41 x
        movdqa xmm1, [r8 + 1120]                                  ;  1546.3 p2      41 x
        pxor xmm15, xmm11                                         ;  1590.0 p1      41 x
        pxor xmm3, xmm12                                          ;  1591.0 p1      41 x
        pand xmm6, xmm12                                          ;  1592.0 p1      41 x
        movdqa xmm12, [rbp + 144]                                 ;  1547.3 p2      41 x
        pxor xmm10, xmm13                                         ;  1593.0 p1      41 x
        pand xmm1, xmm3                                           ;  1594.0 p1      41 x
        pxor xmm0, xmm15                                          ;  1595.0 p1      41 x
        movdqa xmm3, [rbp + 80]                                   ;  1548.3 p2      41 x
        movdqa xmm13, [rbp + 112]                                 ;  1549.3 p2      41 x
        movdqa xmm15, [r8 + 1024]                                 ;  1550.3 p2     102 x.0 reload
        pxor xmm13, xmm15                                         ;  1596.0 p1      41 x
        pxor xmm11, xmm1                                          ;  1597.0 p1      41 x
        pxor xmm2, xmm5                                           ;  1598.0 p1      41 x
        pxor xmm12, xmm6                                          ;  1599.0 p1      41 x
        movdqa xmm1, [rbp + 64]                                   ;  1551.3 p2      41 x
        movdqa xmm5, [r8 + 1040]                                  ;  1552.3 p2     102 x.1 reload
        pxor xmm1, xmm5                                           ;  1600.0 p1      41 x
        pxor xmm9, xmm12                                          ;  1601.0 p1      41 x
        movdqa xmm6, [rbp - 48]                                   ;  1553.3 p2      41 x
        movdqa xmm12, [r8 + 1056]                                 ;  1554.3 p2     102 x.2 reload
        pxor xmm6, xmm12                                          ;  1602.0 p1      41 x
        pxor xmm4, xmm11                                          ;  1603.0 p1      41 x
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;  1555.3 p2      41 x reload
        pxor xmm9, xmm11                                          ;  1604.0 p1      41 x
        pxor xmm3, xmm10                                          ;  1605.0 p1      41 x
        movdqa xmm10, [rbp - 128]                                 ;  1556.3 p2      41 x
        pxor xmm10, xmm14                                         ;  1606.0 p1      41 x
        pxor xmm4, xmm11                                          ;  1607.0 p1      41 x
        pxor xmm8, xmm13                                          ;  1608.0 p1      41 x
        pxor xmm2, xmm1                                           ;  1609.0 p1      41 x
        pxor xmm7, xmm6                                           ;  1610.0 p1      41 x
        pxor xmm4, xmm10                                          ;  1611.0 p1      41 x
        movdqa xmm14, [rbp - 32]                                  ;  1557.3 p2      41 x
        pxor xmm14, [r8 + 1088]                                   ;  1612.0 p2+p1   41 x
        pxor xmm9, xmm14                                          ;  1614.0 p1      41 x
        movdqa xmm12, [rbp - 112]                                 ;  1559.3 p2      41 x
        pxor xmm12, [r8 + 1104]                                   ;  1614.0 p2+p1   41 x
        pxor xmm0, xmm12                                          ;  1616.0 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  1561.3 p2      41 x
        pxor xmm5, [r8 + 1120]                                    ;  1616.0 p2+p1   41 x
        pxor xmm8, [r8 + 1424]                                    ;  1617.0 p2+p1   48 x
        pxor xmm3, xmm5                                           ;  1618.0 p1      41 x
        pxor xmm2, [r8 + 1440]                                    ;  1619.0 p2+p1   48 x
        pxor xmm7, [r8 + 1456]                                    ;  1620.0 p2+p1   48 x
        pxor xmm4, [r8 + 1472]                                    ;  1621.0 p2+p1   48 x
        pxor xmm13, [r8 + 1280]                                   ;  1622.0 p2+p1   48 x
        pxor xmm9, [r8 + 1488]                                    ;  1623.0 p2+p1   48 x
        pxor xmm1, [r8 + 1296]                                    ;  1624.0 p2+p1   48 x
        pxor xmm0, [r8 + 1504]                                    ;  1625.0 p2+p1   48 x
        pxor xmm6, [r8 + 1312]                                    ;  1626.0 p2+p1   48 x
        pxor xmm3, [r8 + 1520]                                    ;  1627.0 p2+p1   48 x
        pxor xmm10, [r8 + 1328]                                   ;  1628.0 p2+p1   48 x
        pxor xmm14, [r8 + 1344]                                   ;  1629.0 p2+p1   48 x
        pxor xmm12, [r8 + 1360]                                   ;  1630.0 p2+p1   48 x
        pxor xmm5, [r8 + 1376]                                    ;  1631.0 p2+p1   48 x
        movdqa xmm15, [rbp - 96]                                  ;  1577.3 p2      48 x
        pxor xmm15, [r8 + 1392]                                   ;  1632.0 p2+p1   48 x
        movdqa [rbp - 96], xmm3                                   ;  1629.0 p0+p3   48 x spill
        movdqa xmm3, [rbp - 80]                                   ;  1579.3 p2      48 x
        pxor xmm3, [r8 + 1408]                                    ;  1633.0 p2+p1   48 x
        movdqa [rbp - 80], xmm0                                   ;  1627.0 p0+p3   48 x spill
        movdqa xmm0, xmm13                                        ;  1624.0 p0      45 x copy
        pxor xmm0, xmm5                                           ;  1634.0 p1      45 x
        movdqa [rbp - 64], xmm9                                   ;  1625.0 p0+p3   48 x spill
        movdqa xmm9, xmm10                                        ;  1630.0 p0      45 x copy
        pand xmm9, xmm15                                          ;  1637.0 p1      45 x
        movdqa [rbp - 112], xmm4                                  ;  1623.0 p0+p3   48 x spill
        movdqa xmm4, xmm1                                         ;  1626.0 p0      45 x copy
        pxor xmm4, xmm12                                          ;  1636.0 p1      45 x
        movdqa [rbp - 32], xmm7                                   ;  1622.0 p0+p3   48 x spill
        movdqa xmm7, xmm15                                        ;  1634.0 p0      45 x copy
        pand xmm7, xmm3                                           ;  1641.0 p1      45 x
        movdqa [rbp - 128], xmm2                                  ;  1621.0 p0+p3   48 x spill
        movdqa xmm2, xmm10                                        ;  1630.0 p0      45 x copy
        pand xmm2, xmm5                                           ;  1638.0 p1      45 x
        movdqa [rbp - 48], xmm8                                   ;  1619.0 p0+p3   48 x spill
        movdqa xmm8, xmm13                                        ;  1624.0 p0      45 x copy
        pand xmm8, xmm15                                          ;  1639.0 p1      45 x
        pxor xmm2, xmm8                                           ;  1641.0 p1      45 x
        movdqa xmm8, xmm5                                         ;  1633.0 p0      45 x copy
        pand xmm8, xmm14                                          ;  1641.0 p1      45 x
        pxor xmm2, xmm11                                          ;  1643.0 p1      45 x
        movdqa xmm11, xmm10                                       ;  1630.0 p0      45 x copy
        pxor xmm11, xmm0                                          ;  1643.0 p1      45 x
        movdqa [rbp + 64], xmm2                                   ;  1645.0 p0+p3   45 x spill
        movdqa xmm2, xmm6                                         ;  1628.0 p0      45 x copy
        pand xmm2, xmm11                                          ;  1645.0 p1      45 x
        movdqa [rbp + 112], xmm9                                  ;  1639.0 p0+p3   45 x spill
        movdqa xmm9, xmm13                                        ;  1624.0 p0      45 x copy
        pand xmm9, xmm3                                           ;  1645.0 p1      45 x
        pxor xmm9, xmm15                                          ;  1647.0 p1      45 x
        movdqa [rbp + 80], xmm5                                   ;  1633.0 p0+p3   48 x spill
        movdqa xmm5, xmm10                                        ;  1630.0 p0      45 x copy
        pand xmm5, xmm6                                           ;  1647.0 p1      45 x
        pxor xmm5, xmm4                                           ;  1649.0 p1      45 x
        pxor xmm2, xmm9                                           ;  1649.0 p1      45 x
        movdqa [rbp + 144], xmm5                                  ;  1651.0 p0+p3   45 x spill
        movdqa xmm5, xmm13                                        ;  1624.0 p0      45 x copy
        pand xmm5, xmm10                                          ;  1650.0 p1      45 x
        pxor xmm8, xmm5                                           ;  1652.0 p1      45 x
        movdqa xmm5, xmm10                                        ;  1630.0 p0      45 x copy
        pand xmm5, xmm1                                           ;  1652.0 p1      45 x
        pxor xmm8, xmm7                                           ;  1654.0 p1      45 x
        movdqa [rbp + 96], xmm7                                   ;  1643.0 p0+p3   45 x spill
        movdqa xmm7, xmm10                                        ;  1630.0 p0      45 x copy
        pand xmm7, xmm14                                          ;  1654.0 p1      45 x
        pxor xmm5, xmm7                                           ;  1656.0 p1      45 x
        pxor xmm9, xmm7                                           ;  1656.0 p1      45 x
        movdqa xmm7, xmm14                                        ;  1631.0 p0      45 x copy
        pand xmm7, xmm3                                           ;  1657.0 p1      45 x
        pxor xmm10, xmm7                                          ;  1659.0 p1      45 x
        pxor xmm2, xmm10                                          ;  1661.0 p1      45 x
        pand xmm10, xmm3                                          ;  1661.0 p1      45 x
        pxor xmm10, [rel misty1_expand_compact.T0_constants128]   ;  1663.0 p2+p1   45 x
        movdqa [rbp + 128], xmm7                                  ;  1659.0 p0+p3   45 x spill
        movdqa xmm7, xmm13                                        ;  1624.0 p0      45 x copy
        pand xmm7, xmm1                                           ;  1662.0 p1      45 x
        movdqa [rbp - 16], xmm10                                  ;  1665.0 p0+p3   45 x spill
        movdqa xmm10, xmm3                                        ;  1635.0 p0      45 x copy
        por xmm10, xmm11                                          ;  1663.0 p1      45 x
        movdqa [rbp + 48], xmm11                                  ;  1645.0 p0+p3   45 x spill
        movdqa xmm11, xmm14                                       ;  1631.0 p0      45 x copy
        pand xmm11, xmm4                                          ;  1664.0 p1      45 x
        pand xmm4, xmm13                                          ;  1665.0 p1      45 x
        movdqa [rbp + 0], xmm5                                    ;  1658.0 p0+p3   45 x spill
        movdqa xmm5, xmm6                                         ;  1628.0 p0      45 x copy
        pand xmm5, xmm12                                          ;  1666.0 p1      45 x
        pxor xmm10, xmm5                                          ;  1668.0 p1      45 x
        movdqa xmm5, xmm14                                        ;  1631.0 p0      45 x copy
        pand xmm5, xmm12                                          ;  1668.0 p1      45 x
        pxor xmm7, xmm10                                          ;  1670.0 p1      45 x
        movdqa xmm10, xmm12                                       ;  1632.0 p0      45 x copy
        pand xmm10, xmm15                                         ;  1670.0 p1      45 x
        pxor xmm11, xmm10                                         ;  1672.0 p1      45 x
        movdqa xmm10, xmm1                                        ;  1626.0 p0      45 x copy
        pand xmm10, xmm6                                          ;  1672.0 p1      45 x
        pxor xmm9, xmm11                                          ;  1674.0 p1      45 x
        pxor xmm11, xmm7                                          ;  1674.0 p1      45 x
        pxor xmm11, xmm0                                          ;  1676.0 p1      45 x
        pand xmm0, xmm12                                          ;  1676.0 p1      45 x
        pxor xmm10, xmm13                                         ;  1677.0 p1      45 x
        movdqa [rbp + 16], xmm11                                  ;  1678.0 p0+p3   45 x spill
        movdqa xmm11, xmm6                                        ;  1628.0 p0      45 x copy
        pxor xmm11, xmm5                                          ;  1678.0 p1      45 x
        pxor xmm5, xmm3                                           ;  1679.0 p1      45 x
        pxor xmm9, xmm11                                          ;  1680.0 p1      45 x
        pand xmm5, xmm12                                          ;  1681.0 p1      45 x
        movdqa [rbp + 32], xmm7                                   ;  1672.0 p0+p3   45 x spill
        movdqa xmm7, xmm1                                         ;  1628.0 p0      45 x copy
        pand xmm7, xmm15                                          ;  1682.0 p1      45 x
        pand xmm11, xmm14                                         ;  1683.0 p1      45 x
        pxor xmm2, xmm5                                           ;  1684.0 p1      45 x
        movdqa xmm5, xmm3                                         ;  1635.0 p0      45 x copy
        pxor xmm7, xmm10                                          ;  1685.0 p1      45 x
        pxor xmm9, xmm8                                           ;  1686.0 p1      45 x
        pxor xmm5, xmm10                                          ;  1687.0 p1      45 x
        movdqa xmm10, xmm1                                        ;  1632.0 p0      45 x copy
        pxor xmm0, xmm5                                           ;  1689.0 p1      45 x
        pand xmm10, xmm5                                          ;  1689.0 p1      45 x
        movdqa xmm5, xmm14                                        ;  1633.3 p0      45 x copy
        pxor xmm5, xmm0                                           ;  1691.0 p1      45 x
        movdqa xmm0, xmm14                                        ;  1634.3 p0      45 x copy
        pand xmm0, xmm15                                          ;  1691.0 p1      45 x
        pand xmm14, xmm13                                         ;  1692.0 p1      45 x
        pxor xmm11, xmm7                                          ;  1693.0 p1      45 x
        movdqa xmm7, xmm13                                        ;  1635.3 p0      45 x copy
        pxor xmm7, xmm1                                           ;  1694.0 p1      45 x
        pxor xmm0, xmm14                                          ;  1695.0 p1      45 x
        pand xmm13, [rbp + 80]                                    ;  1696.0 p2+p1   45 x
        pand xmm7, xmm12                                          ;  1697.0 p1      45 x
        pand xmm3, xmm6                                           ;  1698.0 p1      45 x
        pxor xmm10, xmm0                                          ;  1699.0 p1      45 x
        movdqa xmm0, [rbp + 144]                                  ;  1651.0 p2      45 x
        pxor xmm7, xmm11                                          ;  1700.0 p1      45 x
        pxor xmm0, xmm10                                          ;  1701.0 p1      45 x
        movdqa xmm10, [rbp + 80]                                  ;  1639.3 p2      45 x
        pand xmm10, xmm15                                         ;  1702.0 p1      45 x
        pxor xmm14, [rbp + 112]                                   ;  1703.0 p2+p1   45 x
        pand xmm15, xmm6                                          ;  1704.0 p1      45 x
        pand xmm1, [rbp + 80]                                     ;  1705.0 p2+p1   45 x
        pxor xmm11, xmm14                                         ;  1706.0 p1      45 x
        movdqa xmm14, [rbp + 64]                                  ;  1645.0 p2      45 x
        pxor xmm14, xmm5                                          ;  1707.0 p1      45 x
        por xmm12, [rbp + 48]                                     ;  1708.0 p2+p1   45 x
        pxor xmm5, xmm11                                          ;  1709.0 p1      45 x
        pxor xmm13, [rbp + 0]                                     ;  1710.0 p2+p1   45 x
        pxor xmm4, xmm5                                           ;  1711.0 p1      45 x
        movdqa xmm5, [rbp - 16]                                   ;  1665.0 p2      45 x
        pxor xmm4, xmm13                                          ;  1713.0 p1      45 x
        pxor xmm3, xmm10                                          ;  1713.0 p1      45 x
        pxor xmm5, xmm15                                          ;  1714.0 p1      45 x
        movdqa xmm15, [rbp + 48]                                  ;  1647.3 p2      45 x
        pand xmm6, [rbp + 80]                                     ;  1715.0 p2+p1   45 x
        pxor xmm15, xmm3                                          ;  1716.0 p1      45 x
        movdqa xmm3, [rbp + 32]                                   ;  1672.0 p2      45 x
        pxor xmm10, xmm1                                          ;  1717.0 p1      45 x
        pxor xmm3, xmm14                                          ;  1718.0 p1      45 x
        movdqa xmm14, [rbp + 96]                                  ;  1650.3 p2      45 x
        pxor xmm12, xmm15                                         ;  1719.0 p1      45 x
        movdqa xmm15, [rbp + 16]                                  ;  1678.0 p2      45 x
        pxor xmm1, xmm5                                           ;  1720.0 p1      45 x
        pxor xmm14, xmm5                                          ;  1721.0 p1      45 x
        movdqa xmm5, [rbp + 64]                                   ;  1652.3 p2      45 x
        pxor xmm15, xmm14                                         ;  1723.0 p1      45 x
        movdqa xmm14, [rbp - 16]                                  ;  1665.0 p2      45 x
        pxor xmm9, xmm10                                          ;  1723.0 p1      45 x
        pxor xmm5, xmm10                                          ;  1724.0 p1      45 x
        movdqa xmm10, [rbp + 128]                                 ;  1659.0 p2      45 x
        pxor xmm14, xmm13                                         ;  1725.0 p1      45 x
        movdqa xmm13, [rbp + 144]                                 ;  1655.3 p2      45 x
        pxor xmm8, xmm6                                           ;  1726.0 p1      45 x
        pxor xmm6, xmm7                                           ;  1727.0 p1      45 x
        pxor xmm7, xmm12                                          ;  1728.0 p1      45 x
        pxor xmm10, xmm7                                          ;  1730.0 p1      45 x
        movdqa xmm7, [rbp + 112]                                  ;  1656.3 p2      45 x
        pxor xmm13, xmm12                                         ;  1730.0 p1      45 x
        movdqa xmm12, [rbp + 48]                                  ;  1657.3 p2      45 x
        pxor xmm2, xmm14                                          ;  1731.0 p1      45 x
        movdqa xmm14, [rbp + 80]                                  ;  1658.3 p2      45 x
        pxor xmm7, xmm9                                           ;  1732.0 p1      45 x
        movdqa xmm9, [rbp - 48]                                   ;  1659.3 p2      45 x
        pxor xmm0, xmm5                                           ;  1733.0 p1      45 x
        movdqa xmm5, [rbp - 128]                                  ;  1660.3 p2      45 x
        pxor xmm12, xmm3                                          ;  1734.0 p1      45 x
        movdqa xmm3, [rbp - 32]                                   ;  1663.0 p2      45 x
        pxor xmm14, xmm8                                          ;  1735.0 p1      45 x
        movdqa xmm8, [rbp - 112]                                  ;  1665.0 p2      45 x
        pxor xmm1, xmm6                                           ;  1736.0 p1      45 x
        movdqa xmm6, [rbp - 64]                                   ;  1666.0 p2      45 x
        pxor xmm13, xmm14                                         ;  1737.0 p1      45 x
        movdqa xmm14, [rbp - 80]                                  ;  1667.0 p2      45 x
        pxor xmm3, xmm4                                           ;  1738.0 p1      45 x
        movdqa xmm4, [rbp - 96]                                   ;  1668.0 p2      45 x
        pxor xmm11, xmm1                                          ;  1739.0 p1      45 x
        movdqa xmm1, [r8 + 1024]                                  ;  1669.0 p2     102 x.0 reload
        movdqa [r9 + 1024], xmm1                                  ;  1680.0 p0+p3  104 k
        pxor xmm5, xmm2                                           ;  1740.0 p1      45 x
        movdqa xmm2, [r8 + 1040]                                  ;  1670.0 p2     102 x.1 reload
        movdqa [r9 + 1040], xmm2                                  ;  1681.0 p0+p3  104 k
        pxor xmm9, xmm11                                          ;  1741.0 p1      45 x
        movdqa xmm11, [r8 + 1056]                                 ;  1671.0 p2     102 x.2 reload
        movdqa [r9 + 1056], xmm11                                 ;  1682.0 p0+p3  104 k
        pxor xmm8, xmm10                                          ;  1742.0 p1      45 x
        movdqa xmm10, [r8 + 1072]                                 ;  1672.0 p2     102 x.3 reload
        movdqa [r9 + 1072], xmm10                                 ;  1683.0 p0+p3  104 k
        pxor xmm4, xmm15                                          ;  1743.0 p1      45 x
        movdqa xmm15, [r8 + 1088]                                 ;  1673.0 p2     102 x.4 reload
        movdqa [r9 + 1088], xmm15                                 ;  1684.0 p0+p3  104 k
        pxor xmm6, xmm13                                          ;  1744.0 p1      45 x
        movdqa xmm13, [r8 + 1104]                                 ;  1676.0 p2     102 x.5 reload
        movdqa [r9 + 1104], xmm13                                 ;  1687.0 p0+p3  104 k
        pxor xmm14, xmm7                                          ;  1745.0 p1      45 x
        movdqa xmm7, [r8 + 1120]                                  ;  1679.0 p2     102 x.6 reload
        movdqa [r9 + 1120], xmm7                                  ;  1690.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1136]                                  ;  1680.0 p2     102 x.7 reload
        movdqa [r9 + 1136], xmm7                                  ;  1691.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1152]                                  ;  1682.0 p2     102 x.8 reload
        movdqa [r9 + 1152], xmm7                                  ;  1693.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1168]                                  ;  1683.7 p2     102 x.9 reload
        movdqa [r9 + 1168], xmm7                                  ;  1694.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1184]                                  ;  1685.0 p2     102 x.10 reload
        movdqa [r9 + 1184], xmm7                                  ;  1696.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1200]                                  ;  1687.0 p2     102 x.11 reload
        movdqa [r9 + 1200], xmm7                                  ;  1698.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1216]                                  ;  1689.0 p2     102 x.12 reload
        movdqa [r9 + 1216], xmm7                                  ;  1700.0 p0+p3  104 k
        movdqa [r9 + 5120], xmm9                                  ;  1743.0 p0+p3  105 k
        movdqa [r9 + 5136], xmm5                                  ;  1742.0 p0+p3  105 k
        movdqa xmm5, [r8 + 1232]                                  ;  1694.0 p2     102 x.13 reload
        movdqa [r9 + 1232], xmm5                                  ;  1705.0 p0+p3  104 k
        movdqa [r9 + 5152], xmm3                                  ;  1740.0 p0+p3  105 k
        movdqa xmm3, [r8 + 1248]                                  ;  1698.0 p2     102 x.14 reload
        movdqa [r9 + 1248], xmm3                                  ;  1709.0 p0+p3  104 k
        movdqa [r9 + 5168], xmm8                                  ;  1744.0 p0+p3  105 k
        movdqa [r9 + 5184], xmm6                                  ;  1746.0 p0+p3  105 k
        movdqa xmm6, [r8 + 1264]                                  ;  1703.0 p2     102 x.15 reload
        movdqa [r9 + 1264], xmm6                                  ;  1714.0 p0+p3  104 k
        movdqa [r9 + 5200], xmm14                                 ;  1747.0 p0+p3  105 k
        movdqa [r9 + 5232], xmm0                                  ;  1735.0 p0+p3  105 k
        movdqa [r9 + 5216], xmm4                                  ;  1745.0 p0+p3  105 k
        movdqa [r9 + 5248], xmm12                                 ;  1736.0 p0+p3  105 k
        movdqa [r9 + 3072], xmm1                                  ;  1718.0 p0+p3  104 k
        movdqa xmm1, [rbp - 48]                                   ;  1711.0 p2      48 x reload
        movdqa [r9 + 5264], xmm1                                  ;  1722.0 p0+p3  105 k
        movdqa [r9 + 3088], xmm2                                  ;  1722.0 p0+p3  104 k
        movdqa xmm2, [rbp - 128]                                  ;  1715.0 p2      48 x reload
        movdqa [r9 + 5280], xmm2                                  ;  1726.0 p0+p3  105 k
        movdqa [r9 + 3104], xmm11                                 ;  1726.0 p0+p3  104 k
        movdqa xmm11, [rbp - 32]                                  ;  1717.0 p2      48 x reload
        movdqa [r9 + 5296], xmm11                                 ;  1728.0 p0+p3  105 k
        movdqa [r9 + 3120], xmm10                                 ;  1730.0 p0+p3  104 k
        movdqa xmm10, [rbp - 112]                                 ;  1720.0 p2      48 x reload
        movdqa [r9 + 5312], xmm10                                 ;  1732.0 p0+p3  105 k
        movdqa [r9 + 3136], xmm15                                 ;  1734.0 p0+p3  104 k
        movdqa xmm15, [rbp - 64]                                  ;  1723.0 p2      48 x reload
        movdqa [r9 + 5328], xmm15                                 ;  1736.0 p0+p3  105 k
        movdqa [r9 + 3152], xmm13                                 ;  1738.0 p0+p3  104 k
        movdqa xmm13, [rbp - 80]                                  ;  1726.3 p2      48 x reload
        movdqa [r9 + 5344], xmm13                                 ;  1740.0 p0+p3  105 k
        movdqa xmm13, [rbp - 96]                                  ;  1728.0 p2      48 x reload
        movdqa [r9 + 5360], xmm13                                 ;  1742.0 p0+p3  105 k
        movdqa [r9 + 3264], xmm7                                  ;  1744.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1120]                                  ;  1732.7 p2     102 x.6 reload
        movdqa [r9 + 3168], xmm7                                  ;  1746.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1136]                                  ;  1733.7 p2     102 x.7 reload
        movdqa [r9 + 3184], xmm7                                  ;  1748.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1152]                                  ;  1735.0 p2     102 x.8 reload
        movdqa [r9 + 3200], xmm7                                  ;  1750.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1168]                                  ;  1736.0 p2     102 x.9 reload
        movdqa [r9 + 3216], xmm7                                  ;  1752.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1184]                                  ;  1738.0 p2     102 x.10 reload
        movdqa [r9 + 3232], xmm7                                  ;  1754.0 p0+p3  104 k
        movdqa [r9 + 3280], xmm5                                  ;  1756.0 p0+p3  104 k
        movdqa xmm5, [r8 + 1200]                                  ;  1740.0 p2     102 x.11 reload
        movdqa [r9 + 3248], xmm5                                  ;  1758.0 p0+p3  104 k
        movdqa [r9 + 3296], xmm3                                  ;  1760.0 p0+p3  104 k
        movdqa [r9 + 3312], xmm6                                  ;  1762.0 p0+p3  104 k
        movdqa [r9 + 7168], xmm9                                  ;  1764.0 p0+p3  105 k
        movdqa xmm3, [r9 + 5136]                                  ;  1743.7 p2      45 x reload
        movdqa [r9 + 7184], xmm3                                  ;  1766.0 p0+p3  105 k
        movdqa [r9 + 7216], xmm8                                  ;  1768.0 p0+p3  105 k
        movdqa xmm3, [r9 + 5152]                                  ;  1745.3 p2      45 x reload
        movdqa [r9 + 7200], xmm3                                  ;  1770.0 p0+p3  105 k
        movdqa [r9 + 7248], xmm14                                 ;  1772.0 p0+p3  105 k
        movdqa xmm3, [r9 + 5184]                                  ;  1747.0 p2      45 x reload
        movdqa [r9 + 7232], xmm3                                  ;  1774.0 p0+p3  105 k
        movdqa [r9 + 7264], xmm4                                  ;  1776.0 p0+p3  105 k
        movdqa [r9 + 7280], xmm0                                  ;  1778.0 p0+p3  105 k
        movdqa [r9 + 7296], xmm12                                 ;  1780.0 p0+p3  105 k
        movdqa [r9 + 7312], xmm1                                  ;  1782.0 p0+p3  105 k
        movdqa [r9 + 7328], xmm2                                  ;  1784.0 p0+p3  105 k
        movdqa [r9 + 7344], xmm11                                 ;  1786.0 p0+p3  105 k
        movdqa [r9 + 7360], xmm10                                 ;  1788.0 p0+p3  105 k
        movdqa [r9 + 7376], xmm15                                 ;  1790.0 p0+p3  105 k
        movdqa [r9 + 7408], xmm13                                 ;  1792.0 p0+p3  105 k
        movdqa xmm0, [rbp - 80]                                   ;  1754.0 p2      48 x reload
        movdqa [r9 + 7392], xmm0                                  ;  1794.0 p0+p3  105 k
        movdqa xmm0, [r8 + 1536]                                  ;  1755.0 p2     102 x.0
        movdqa xmm1, [r8 + 1552]                                  ;  1756.0 p2     102 x.1
        movdqa xmm2, [r8 + 1568]                                  ;  1757.0 p2     102 x.2
        movdqa xmm3, [r8 + 1584]                                  ;  1758.0 p2     102 x.3
        movdqa xmm4, [r8 + 1600]                                  ;  1759.0 p2     102 x.4
        movdqa xmm5, [r8 + 1616]                                  ;  1760.0 p2     102 x.5
        movdqa xmm6, [r8 + 1632]                                  ;  1761.0 p2     102 x.6
        movdqa xmm7, [r8 + 1648]                                  ;  1762.0 p2     102 x.7
        movdqa xmm8, [r8 + 1664]                                  ;  1763.0 p2     102 x.8
        movdqa xmm9, [r8 + 1680]                                  ;  1764.0 p2     102 x.9
        movdqa xmm10, [r8 + 1696]                                 ;  1765.0 p2     102 x.10
        movdqa xmm11, [r8 + 1712]                                 ;  1766.0 p2     102 x.11
        movdqa xmm12, [r8 + 1728]                                 ;  1767.0 p2     102 x.12
        movdqa xmm13, [r8 + 1744]                                 ;  1768.0 p2     102 x.13
        movdqa xmm14, [r8 + 1760]                                 ;  1769.0 p2     102 x.14
        movdqa xmm15, [r8 + 1776]                                 ;  1770.0 p2     102 x.15
        movdqa xmm8, [r8 + 1392]                                  ;  1771.0 p2      41 x
        pxor xmm8, [r8 + 1488]                                    ;  1782.0 p2+p1   41 x
        movdqa xmm7, [r8 + 1504]                                  ;  1773.0 p2      41 x
        pand xmm7, [r8 + 1440]                                    ;  1784.0 p2+p1   41 x
        movdqa xmm6, [r8 + 1408]                                  ;  1775.0 p2      41 x
        pxor xmm6, [r8 + 1472]                                    ;  1786.0 p2+p1   41 x
        movdqa xmm5, [r8 + 1520]                                  ;  1777.0 p2      41 x
        pand xmm5, [r8 + 1504]                                    ;  1788.0 p2+p1   41 x
        movdqa xmm4, [r8 + 1488]                                  ;  1779.0 p2      41 x
        pand xmm4, [r8 + 1440]                                    ;  1790.0 p2+p1   41 x
        movdqa xmm3, [r8 + 1504]                                  ;  1781.0 p2      41 x
        pand xmm3, [r8 + 1392]                                    ;  1792.0 p2+p1   41 x
        pxor xmm4, xmm3                                           ;  1794.0 p1      41 x
        movdqa xmm3, [r8 + 1488]                                  ;  1783.0 p2      41 x
        pand xmm3, [r8 + 1456]                                    ;  1794.0 p2+p1   41 x
        pxor xmm4, [rel misty1_expand_compact.T0_constants128]    ;  1796.0 p2+p1   41 x
        movdqa xmm2, [r8 + 1440]                                  ;  1786.0 p2      41 x
        pxor xmm2, xmm8                                           ;  1797.0 p1      41 x
        movdqa xmm1, [r8 + 1424]                                  ;  1787.0 p2      41 x
        pand xmm1, xmm2                                           ;  1799.0 p1      41 x
        movdqa xmm0, [r8 + 1520]                                  ;  1788.0 p2      41 x
        pand xmm0, [r8 + 1392]                                    ;  1799.0 p2+p1   41 x
        pxor xmm0, [r8 + 1504]                                    ;  1801.0 p2+p1   41 x
        movdqa xmm15, [r8 + 1440]                                 ;  1791.0 p2      41 x
        pand xmm15, [r8 + 1424]                                   ;  1802.0 p2+p1   41 x
        pxor xmm15, xmm6                                          ;  1804.0 p1      41 x
        movdqa xmm14, [r8 + 1440]                                 ;  1793.0 p2      41 x
        pand xmm14, [r8 + 1392]                                   ;  1804.0 p2+p1   41 x
        pxor xmm3, xmm14                                          ;  1806.0 p1      41 x
        movdqa xmm14, [r8 + 1440]                                 ;  1795.0 p2      41 x
        pand xmm14, [r8 + 1408]                                   ;  1806.0 p2+p1   41 x
        pxor xmm3, xmm5                                           ;  1808.0 p1      41 x
        pxor xmm1, xmm0                                           ;  1803.0 p1      41 x
        movdqa xmm13, [r8 + 1456]                                 ;  1797.0 p2      41 x
        pand xmm13, [r8 + 1440]                                   ;  1808.0 p2+p1   41 x
        pxor xmm14, xmm13                                         ;  1810.0 p1      41 x
        pxor xmm0, xmm13                                          ;  1810.0 p1      41 x
        movdqa xmm13, [r8 + 1520]                                 ;  1799.0 p2      41 x
        pand xmm13, [r8 + 1456]                                   ;  1810.0 p2+p1   41 x
        movdqa xmm12, [r8 + 1440]                                 ;  1801.0 p2      41 x
        pxor xmm12, xmm13                                         ;  1812.0 p1      41 x
        pxor xmm1, xmm12                                          ;  1814.0 p1      41 x
        pand xmm12, [r8 + 1520]                                   ;  1814.0 p2+p1   41 x
        pxor xmm12, [rel misty1_expand_compact.T0_constants128]   ;  1816.0 p2+p1   41 x
        movdqa xmm11, [r8 + 1408]                                 ;  1804.0 p2      41 x
        pand xmm11, [r8 + 1392]                                   ;  1815.0 p2+p1   41 x
        movdqa xmm10, [r8 + 1520]                                 ;  1806.0 p2      41 x
        por xmm10, xmm2                                           ;  1817.0 p1      41 x
        movdqa xmm9, [r8 + 1456]                                  ;  1807.0 p2      41 x
        pand xmm9, xmm6                                           ;  1818.0 p1      41 x
        pand xmm6, [r8 + 1392]                                    ;  1808.0 p2+p1   41 x
        movdqa [rbp - 80], xmm13                                  ;  1812.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1472]                                 ;  1809.0 p2      41 x
        pand xmm13, [r8 + 1424]                                   ;  1820.0 p2+p1   41 x
        pxor xmm10, xmm13                                         ;  1822.0 p1      41 x
        movdqa xmm13, [r8 + 1472]                                 ;  1811.0 p2      41 x
        pand xmm13, [r8 + 1456]                                   ;  1822.0 p2+p1   41 x
        pxor xmm11, xmm10                                         ;  1824.0 p1      41 x
        movdqa xmm10, [r8 + 1504]                                 ;  1813.0 p2      41 x
        pand xmm10, [r8 + 1472]                                   ;  1824.0 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  1826.0 p1      41 x
        movdqa xmm10, [r8 + 1424]                                 ;  1815.0 p2      41 x
        pand xmm10, [r8 + 1408]                                   ;  1826.0 p2+p1   41 x
        pxor xmm0, xmm9                                           ;  1828.0 p1      41 x
        pxor xmm9, xmm11                                          ;  1828.0 p1      41 x
        pxor xmm9, xmm8                                           ;  1830.0 p1      41 x
        pxor xmm10, [r8 + 1392]                                   ;  1828.0 p2+p1   41 x
        pand xmm8, [r8 + 1472]                                    ;  1818.0 p2+p1   41 x
        movdqa [rbp - 96], xmm9                                   ;  1832.0 p0+p3   41 x spill
        movdqa xmm9, [r8 + 1520]                                  ;  1819.0 p2      41 x
        pxor xmm9, xmm13                                          ;  1830.0 p1      41 x
        pxor xmm13, [r8 + 1424]                                   ;  1824.0 p2+p1   41 x
        pxor xmm0, xmm13                                          ;  1830.0 p1      41 x
        pand xmm13, [r8 + 1456]                                   ;  1826.0 p2+p1   41 x
        pand xmm9, [r8 + 1472]                                    ;  1832.0 p2+p1   41 x
        pxor xmm1, xmm9                                           ;  1834.0 p1      41 x
        movdqa xmm9, [r8 + 1504]                                  ;  1823.0 p2      41 x
        pand xmm9, [r8 + 1408]                                    ;  1834.0 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  1836.0 p1      41 x
        pxor xmm0, xmm3                                           ;  1832.0 p1      41 x
        pxor xmm10, [r8 + 1520]                                   ;  1830.0 p2+p1   41 x
        pxor xmm8, xmm10                                          ;  1832.0 p1      41 x
        pand xmm10, [r8 + 1408]                                   ;  1832.0 p2+p1   41 x
        pxor xmm8, [r8 + 1456]                                    ;  1834.0 p2+p1   41 x
        pxor xmm13, xmm9                                          ;  1838.0 p1      41 x
        movdqa xmm9, [r8 + 1504]                                  ;  1828.0 p2      41 x
        pand xmm9, [r8 + 1456]                                    ;  1839.0 p2+p1   41 x
        movdqa [rbp - 64], xmm1                                   ;  1836.0 p0+p3   41 x spill
        movdqa xmm1, [r8 + 1456]                                  ;  1830.0 p2      41 x
        pand xmm1, [r8 + 1392]                                    ;  1841.0 p2+p1   41 x
        pxor xmm9, xmm1                                           ;  1843.0 p1      41 x
        pxor xmm10, xmm9                                          ;  1845.0 p1      41 x
        movdqa xmm9, [r8 + 1392]                                  ;  1832.0 p2      41 x
        pxor xmm9, [r8 + 1408]                                    ;  1843.0 p2+p1   41 x
        pand xmm9, [r8 + 1472]                                    ;  1845.0 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  1847.0 p1      41 x
        pxor xmm10, xmm15                                         ;  1847.0 p1      41 x
        pxor xmm1, xmm7                                           ;  1843.0 p1      41 x
        pxor xmm13, xmm1                                          ;  1845.0 p1      41 x
        movdqa xmm1, [r8 + 1504]                                  ;  1835.0 p2      41 x
        pand xmm1, [r8 + 1488]                                    ;  1846.0 p2+p1   41 x
        movdqa [rbp - 112], xmm10                                 ;  1849.0 p0+p3   41 x spill
        movdqa xmm10, xmm4                                        ;  1808.3 p0      41 x copy
        pxor xmm10, xmm8                                          ;  1836.0 p1      41 x
        pxor xmm8, xmm13                                          ;  1847.0 p1      41 x
        pxor xmm6, xmm8                                           ;  1849.0 p1      41 x
        movdqa xmm8, [r8 + 1488]                                  ;  1837.0 p2      41 x
        pand xmm8, [r8 + 1392]                                    ;  1848.0 p2+p1   41 x
        pxor xmm14, xmm8                                          ;  1850.0 p1      41 x
        movdqa xmm8, [r8 + 1520]                                  ;  1839.0 p2      41 x
        pand xmm8, [r8 + 1424]                                    ;  1850.0 p2+p1   41 x
        pxor xmm6, xmm14                                          ;  1852.0 p1      41 x
        pxor xmm8, xmm1                                           ;  1852.0 p1      41 x
        movdqa [rbp - 32], xmm6                                   ;  1854.0 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1488]                                  ;  1841.0 p2      41 x
        pand xmm6, [r8 + 1408]                                    ;  1852.0 p2+p1   41 x
        pxor xmm8, xmm2                                           ;  1854.0 p1      41 x
        pxor xmm11, xmm10                                         ;  1839.7 p1      41 x
        movdqa xmm10, [r8 + 1504]                                 ;  1843.0 p2      41 x
        pand xmm10, [r8 + 1424]                                   ;  1854.0 p2+p1   41 x
        pxor xmm10, xmm12                                         ;  1856.0 p1      41 x
        pxor xmm1, xmm6                                           ;  1854.0 p1      41 x
        movdqa [rbp - 128], xmm13                                 ;  1847.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1472]                                 ;  1845.0 p2      41 x
        por xmm13, xmm2                                           ;  1856.0 p1      41 x
        pxor xmm8, xmm13                                          ;  1858.0 p1      41 x
        movdqa xmm13, [rbp - 96]                                  ;  1846.0 p2      41 x
        pxor xmm6, xmm10                                          ;  1858.0 p1      41 x
        pxor xmm5, xmm10                                          ;  1858.0 p1      41 x
        movdqa xmm10, [r8 + 1488]                                 ;  1847.0 p2      41 x
        pand xmm10, [r8 + 1424]                                   ;  1858.0 p2+p1   41 x
        pxor xmm13, xmm5                                          ;  1860.0 p1      41 x
        pxor xmm0, xmm1                                           ;  1856.0 p1      41 x
        pxor xmm4, xmm1                                           ;  1856.0 p1      41 x
        pxor xmm12, xmm14                                         ;  1852.0 p1      41 x
        movdqa xmm1, [rbp - 80]                                   ;  1849.0 p2      41 x
        pxor xmm3, xmm10                                          ;  1860.0 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  1850.0 p2      41 x
        pxor xmm10, xmm9                                          ;  1860.0 p1      41 x
        pxor xmm9, xmm8                                           ;  1860.0 p1      41 x
        pxor xmm5, xmm12                                          ;  1861.0 p1      41 x
        pxor xmm1, xmm9                                           ;  1862.0 p1      41 x
        movdqa xmm9, [rbp - 112]                                  ;  1851.0 p2      41 x
        pxor xmm15, xmm8                                          ;  1860.0 p1      41 x
        movdqa xmm8, [r8 + 1488]                                  ;  1852.0 p2      41 x
        pxor xmm2, xmm11                                          ;  1858.7 p1      41 x
        pxor xmm7, xmm0                                           ;  1859.7 p1      41 x
        pxor xmm9, xmm4                                           ;  1862.0 p1      41 x
        movdqa xmm0, [rbp - 128]                                  ;  1853.0 p2      41 x
        pxor xmm8, xmm3                                           ;  1863.0 p1      41 x
        movdqa xmm3, [r8 + 1344]                                  ;  1854.0 p2      41 x
        movdqa xmm4, [r8 + 1280]                                  ;  1855.0 p2     102 x.0 reload
        pand xmm3, xmm4                                           ;  1866.0 p1      41 x
        pxor xmm6, xmm10                                          ;  1863.7 p1      41 x
        movdqa xmm10, [r8 + 1360]                                 ;  1856.0 p2      41 x
        movdqa xmm11, [r8 + 1376]                                 ;  1857.0 p2      41 x
        movdqa xmm12, [r8 + 1296]                                 ;  1858.0 p2     102 x.1 reload
        pand xmm11, xmm12                                         ;  1869.0 p1      41 x
        pxor xmm15, xmm8                                          ;  1865.7 p1      41 x
        pxor xmm0, xmm6                                           ;  1866.7 p1      41 x
        movdqa xmm6, [r8 + 1328]                                  ;  1859.0 p2      41 x
        movdqa xmm8, [r8 + 1344]                                  ;  1860.0 p2      41 x
        movdqa xmm14, [r8 + 1328]                                 ;  1861.0 p2     102 x.3 reload
        pand xmm8, xmm14                                          ;  1872.0 p1      41 x
        pand xmm10, xmm4                                          ;  1868.7 p1      41 x
        pand xmm6, xmm4                                           ;  1870.0 p1      41 x
        movdqa [rbp - 128], xmm2                                  ;  1860.7 p0+p3   41 x spill
        movdqa xmm2, [r8 + 1376]                                  ;  1862.0 p2      41 x
        pand xmm2, xmm14                                          ;  1873.0 p1      41 x
        movdqa [rbp - 112], xmm9                                  ;  1864.0 p0+p3   41 x spill
        movdqa xmm9, [r8 + 1360]                                  ;  1863.0 p2      41 x
        pand xmm9, [r8 + 1312]                                    ;  1874.0 p2+p1   41 x
        pxor xmm11, xmm9                                          ;  1876.0 p1      41 x
        pand xmm9, xmm12                                          ;  1876.0 p1      41 x
        movdqa [rbp - 64], xmm13                                  ;  1862.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1376]                                 ;  1865.0 p2      41 x
        pand xmm13, xmm10                                         ;  1876.0 p1      41 x
        movdqa [rbp - 80], xmm7                                   ;  1861.7 p0+p3   41 x spill
        movdqa xmm7, [r8 + 1344]                                  ;  1866.0 p2      41 x
        movdqa [rbp - 96], xmm15                                  ;  1867.7 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1376]                                 ;  1867.0 p2      41 x
        movdqa [rbp - 48], xmm1                                   ;  1864.0 p0+p3   41 x spill
        movdqa xmm1, xmm6                                         ;  1872.0 p0      41 x copy
        pxor xmm1, xmm12                                          ;  1879.0 p1      41 x
        pxor xmm7, xmm1                                           ;  1881.0 p1      41 x
        pand xmm15, xmm7                                          ;  1883.0 p1      41 x
        movdqa xmm7, [r8 + 1360]                                  ;  1868.0 p2      41 x
        pxor xmm6, xmm15                                          ;  1885.0 p1      41 x
        pand xmm7, xmm12                                          ;  1879.7 p1      41 x
        movdqa [rbp + 80], xmm5                                   ;  1863.0 p0+p3   41 x spill
        movdqa xmm5, [r8 + 1360]                                  ;  1869.0 p2      41 x
        movdqa [rbp + 48], xmm0                                   ;  1868.7 p0+p3   41 x spill
        movdqa xmm0, xmm3                                         ;  1868.0 p0      41 x copy
        pxor xmm0, xmm8                                           ;  1880.7 p1      41 x
        pxor xmm8, xmm11                                          ;  1881.7 p1      41 x
        pand xmm5, xmm0                                           ;  1882.7 p1      41 x
        movdqa xmm0, [r8 + 1376]                                  ;  1870.0 p2      41 x
        pand xmm0, [r8 + 1312]                                    ;  1883.7 p2+p1   41 x
        pxor xmm11, xmm3                                          ;  1884.7 p1      41 x
        movdqa [rbp + 112], xmm11                                 ;  1886.7 p0+p3   41 x spill
        movdqa xmm11, xmm14                                       ;  1872.0 p0      41 x copy
        pand xmm11, xmm7                                          ;  1885.7 p1      41 x
        pxor xmm13, xmm7                                          ;  1886.7 p1      41 x
        movdqa [rbp + 144], xmm15                                 ;  1885.0 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1312]                                 ;  1872.0 p2      41 x
        pand xmm15, xmm8                                          ;  1887.7 p1      41 x
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  1888.7 p2+p1   41 x
        movdqa [rbp + 128], xmm6                                  ;  1887.0 p0+p3   41 x spill
        movdqa xmm6, xmm12                                        ;  1869.0 p0      41 x copy
        pand xmm6, xmm4                                           ;  1889.7 p1      41 x
        pxor xmm11, xmm6                                          ;  1891.7 p1      41 x
        pxor xmm15, xmm11                                         ;  1893.7 p1      41 x
        movdqa xmm11, [r8 + 1312]                                 ;  1874.0 p2      41 x
        pxor xmm6, xmm0                                           ;  1892.7 p1      41 x
        pxor xmm15, xmm14                                         ;  1895.7 p1      41 x
        pand xmm11, xmm6                                          ;  1894.7 p1      41 x
        pxor xmm11, xmm4                                          ;  1896.7 p1      41 x
        pand xmm6, [r8 + 1344]                                    ;  1896.7 p2+p1   41 x
        pxor xmm11, xmm1                                          ;  1898.7 p1      41 x
        pxor xmm8, xmm4                                           ;  1898.7 p1      41 x
        movdqa [rbp - 16], xmm15                                  ;  1897.7 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1344]                                 ;  1876.0 p2      41 x
        pxor xmm15, xmm2                                          ;  1899.7 p1      41 x
        pxor xmm5, xmm15                                          ;  1901.7 p1      41 x
        pxor xmm6, xmm5                                           ;  1903.7 p1      41 x
        movdqa xmm5, [r8 + 1344]                                  ;  1877.0 p2      41 x
        pand xmm5, xmm8                                           ;  1902.7 p1      41 x
        pand xmm8, xmm4                                           ;  1903.7 p1      41 x
        pand xmm15, [r8 + 1360]                                   ;  1904.7 p2+p1   41 x
        pand xmm1, [r8 + 1312]                                    ;  1905.7 p2+p1   41 x
        pxor xmm8, xmm13                                          ;  1906.7 p1      41 x
        pxor xmm8, xmm0                                           ;  1908.7 p1      41 x
        movdqa xmm4, xmm12                                        ;  1869.0 p0      41 x copy
        pand xmm4, xmm14                                          ;  1908.7 p1      41 x
        pxor xmm15, xmm4                                          ;  1910.7 p1      41 x
        pxor xmm8, xmm15                                          ;  1912.7 p1      41 x
        movdqa xmm15, [r8 + 1344]                                 ;  1880.0 p2      41 x
        pand xmm15, xmm12                                         ;  1911.7 p1      41 x
        pxor xmm15, xmm10                                         ;  1913.7 p1      41 x
        pxor xmm1, xmm15                                          ;  1915.7 p1      41 x
        pxor xmm15, [r8 + 1312]                                   ;  1915.7 p2+p1   41 x
        movdqa xmm12, [r8 + 1376]                                 ;  1882.0 p2      41 x
        pxor xmm12, xmm7                                          ;  1915.7 p1      41 x
        pand xmm12, [r8 + 1280]                                   ;  1917.7 p2+p1   41 x
        pxor xmm3, xmm4                                           ;  1917.7 p1      41 x
        movdqa xmm4, xmm14                                        ;  1872.0 p0      41 x copy
        pxor xmm7, [r8 + 1312]                                    ;  1918.7 p2+p1   41 x
        pxor xmm13, xmm12                                         ;  1919.7 p1      41 x
        pxor xmm5, xmm13                                          ;  1921.7 p1      41 x
        movdqa xmm13, [r8 + 1360]                                 ;  1885.0 p2      41 x
        pand xmm4, xmm15                                          ;  1921.7 p1      41 x
        pxor xmm15, xmm0                                          ;  1922.7 p1      41 x
        pxor xmm0, xmm14                                          ;  1923.7 p1      41 x
        pxor xmm13, xmm4                                          ;  1924.7 p1      41 x
        movdqa xmm4, [r8 + 1344]                                  ;  1886.0 p2      41 x
        pand xmm4, xmm7                                           ;  1925.7 p1      41 x
        pxor xmm6, xmm1                                           ;  1926.7 p1      41 x
        movdqa xmm1, [r8 + 1360]                                  ;  1887.0 p2      41 x
        pand xmm2, xmm0                                           ;  1927.7 p1      41 x
        pand xmm1, xmm0                                           ;  1928.7 p1      41 x
        movdqa xmm0, [r8 + 1312]                                  ;  1888.0 p2      41 x
        pxor xmm12, xmm1                                          ;  1930.7 p1      41 x
        pxor xmm15, xmm12                                         ;  1932.7 p1      41 x
        movdqa xmm12, [r8 + 1376]                                 ;  1889.0 p2      41 x
        pand xmm12, [r8 + 1360]                                   ;  1931.7 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  1932.7 p1      41 x
        movdqa xmm13, [rbp + 128]                                 ;  1891.0 p2      41 x
        pand xmm0, xmm3                                           ;  1933.7 p1      41 x
        pand xmm7, [r8 + 1280]                                    ;  1934.7 p2+p1   41 x
        pxor xmm13, xmm1                                          ;  1935.7 p1      41 x
        movdqa xmm1, [r8 + 1376]                                  ;  1893.0 p2      41 x
        pxor xmm1, xmm7                                           ;  1936.7 p1      41 x
        movdqa xmm7, [rbp + 144]                                  ;  1894.0 p2      41 x
        pxor xmm7, xmm6                                           ;  1937.7 p1      41 x
        movdqa xmm6, [rbp + 128]                                  ;  1895.0 p2      41 x
        pxor xmm5, xmm1                                           ;  1938.7 p1      41 x
        movdqa xmm1, [r8 + 1376]                                  ;  1896.0 p2      41 x
        pxor xmm15, xmm11                                         ;  1939.7 p1      41 x
        pxor xmm3, xmm12                                          ;  1940.7 p1      41 x
        pand xmm6, xmm12                                          ;  1941.7 p1      41 x
        movdqa xmm12, [rbp + 112]                                 ;  1897.0 p2      41 x
        pxor xmm10, xmm13                                         ;  1942.7 p1      41 x
        pand xmm1, xmm3                                           ;  1943.7 p1      41 x
        pxor xmm0, xmm15                                          ;  1944.7 p1      41 x
        movdqa xmm3, [rbp - 16]                                   ;  1898.0 p2      41 x
        movdqa xmm13, [rbp + 48]                                  ;  1899.0 p2      41 x
        movdqa xmm15, [r8 + 1280]                                 ;  1900.0 p2     102 x.0 reload
        pxor xmm13, xmm15                                         ;  1945.7 p1      41 x
        pxor xmm11, xmm1                                          ;  1946.7 p1      41 x
        pxor xmm2, xmm5                                           ;  1947.7 p1      41 x
        pxor xmm12, xmm6                                          ;  1948.7 p1      41 x
        movdqa xmm1, [rbp + 80]                                   ;  1901.0 p2      41 x
        movdqa xmm5, [r8 + 1296]                                  ;  1902.0 p2     102 x.1 reload
        pxor xmm1, xmm5                                           ;  1949.7 p1      41 x
        pxor xmm9, xmm12                                          ;  1950.7 p1      41 x
        movdqa xmm6, [rbp - 32]                                   ;  1903.0 p2      41 x
        movdqa xmm12, [r8 + 1312]                                 ;  1904.0 p2     102 x.2 reload
        pxor xmm6, xmm12                                          ;  1951.7 p1      41 x
        pxor xmm4, xmm11                                          ;  1952.7 p1      41 x
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;  1905.0 p2      41 x reload
        pxor xmm9, xmm11                                          ;  1953.7 p1      41 x
        pxor xmm3, xmm10                                          ;  1954.7 p1      41 x
        movdqa xmm10, [rbp - 48]                                  ;  1906.0 p2      41 x
        pxor xmm10, xmm14                                         ;  1955.7 p1      41 x
        pxor xmm4, xmm11                                          ;  1956.7 p1      41 x
        pxor xmm8, xmm13                                          ;  1957.7 p1      41 x
        pxor xmm2, xmm1                                           ;  1958.7 p1      41 x
        pxor xmm7, xmm6                                           ;  1959.7 p1      41 x
        pxor xmm4, xmm10                                          ;  1960.7 p1      41 x
        movdqa xmm14, [rbp - 96]                                  ;  1907.0 p2      41 x
        pxor xmm14, [r8 + 1344]                                   ;  1961.7 p2+p1   41 x
        pxor xmm9, xmm14                                          ;  1963.7 p1      41 x
        movdqa xmm12, [rbp - 80]                                  ;  1909.0 p2      41 x
        pxor xmm12, [r8 + 1360]                                   ;  1963.7 p2+p1   41 x
        pxor xmm0, xmm12                                          ;  1965.7 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  1911.0 p2      41 x
        pxor xmm5, [r8 + 1376]                                    ;  1965.7 p2+p1   41 x
        pxor xmm8, [r8 + 1680]                                    ;  1966.7 p2+p1   48 x
        pxor xmm3, xmm5                                           ;  1967.7 p1      41 x
        pxor xmm2, [r8 + 1696]                                    ;  1968.7 p2+p1   48 x
        pxor xmm7, [r8 + 1712]                                    ;  1969.7 p2+p1   48 x
        pxor xmm4, [r8 + 1728]                                    ;  1970.7 p2+p1   48 x
        pxor xmm13, [r8 + 1536]                                   ;  1971.7 p2+p1   48 x
        pxor xmm9, [r8 + 1744]                                    ;  1972.7 p2+p1   48 x
        pxor xmm1, [r8 + 1552]                                    ;  1973.7 p2+p1   48 x
        pxor xmm0, [r8 + 1760]                                    ;  1974.7 p2+p1   48 x
        pxor xmm6, [r8 + 1568]                                    ;  1975.7 p2+p1   48 x
        pxor xmm3, [r8 + 1776]                                    ;  1976.7 p2+p1   48 x
        pxor xmm10, [r8 + 1584]                                   ;  1977.7 p2+p1   48 x
        pxor xmm14, [r8 + 1600]                                   ;  1978.7 p2+p1   48 x
        pxor xmm12, [r8 + 1616]                                   ;  1979.7 p2+p1   48 x
        pxor xmm5, [r8 + 1632]                                    ;  1980.7 p2+p1   48 x
        movdqa xmm15, [rbp - 112]                                 ;  1927.0 p2      48 x
        pxor xmm15, [r8 + 1648]                                   ;  1981.7 p2+p1   48 x
        movdqa [rbp - 112], xmm3                                  ;  1978.7 p0+p3   48 x spill
        movdqa xmm3, [rbp - 128]                                  ;  1929.0 p2      48 x
        pxor xmm3, [r8 + 1664]                                    ;  1982.7 p2+p1   48 x
        movdqa [rbp - 128], xmm0                                  ;  1976.7 p0+p3   48 x spill
        movdqa xmm0, xmm13                                        ;  1973.7 p0      45 x copy
        pxor xmm0, xmm5                                           ;  1983.7 p1      45 x
        movdqa [rbp - 64], xmm9                                   ;  1974.7 p0+p3   48 x spill
        movdqa xmm9, xmm10                                        ;  1979.7 p0      45 x copy
        pand xmm9, xmm15                                          ;  1986.7 p1      45 x
        movdqa [rbp - 80], xmm4                                   ;  1972.7 p0+p3   48 x spill
        movdqa xmm4, xmm1                                         ;  1975.7 p0      45 x copy
        pxor xmm4, xmm12                                          ;  1985.7 p1      45 x
        movdqa [rbp - 96], xmm7                                   ;  1971.7 p0+p3   48 x spill
        movdqa xmm7, xmm15                                        ;  1983.7 p0      45 x copy
        pand xmm7, xmm3                                           ;  1990.7 p1      45 x
        movdqa [rbp - 48], xmm2                                   ;  1970.7 p0+p3   48 x spill
        movdqa xmm2, xmm10                                        ;  1979.7 p0      45 x copy
        pand xmm2, xmm5                                           ;  1987.7 p1      45 x
        movdqa [rbp - 32], xmm8                                   ;  1968.7 p0+p3   48 x spill
        movdqa xmm8, xmm13                                        ;  1973.7 p0      45 x copy
        pand xmm8, xmm15                                          ;  1988.7 p1      45 x
        pxor xmm2, xmm8                                           ;  1990.7 p1      45 x
        movdqa xmm8, xmm5                                         ;  1982.7 p0      45 x copy
        pand xmm8, xmm14                                          ;  1990.7 p1      45 x
        pxor xmm2, xmm11                                          ;  1992.7 p1      45 x
        movdqa xmm11, xmm10                                       ;  1979.7 p0      45 x copy
        pxor xmm11, xmm0                                          ;  1992.7 p1      45 x
        movdqa [rbp + 80], xmm2                                   ;  1994.7 p0+p3   45 x spill
        movdqa xmm2, xmm6                                         ;  1977.7 p0      45 x copy
        pand xmm2, xmm11                                          ;  1994.7 p1      45 x
        movdqa [rbp + 48], xmm9                                   ;  1988.7 p0+p3   45 x spill
        movdqa xmm9, xmm13                                        ;  1973.7 p0      45 x copy
        pand xmm9, xmm3                                           ;  1994.7 p1      45 x
        pxor xmm9, xmm15                                          ;  1996.7 p1      45 x
        movdqa [rbp - 16], xmm5                                   ;  1982.7 p0+p3   48 x spill
        movdqa xmm5, xmm10                                        ;  1979.7 p0      45 x copy
        pand xmm5, xmm6                                           ;  1996.7 p1      45 x
        pxor xmm5, xmm4                                           ;  1998.7 p1      45 x
        pxor xmm2, xmm9                                           ;  1998.7 p1      45 x
        movdqa [rbp + 112], xmm5                                  ;  2000.7 p0+p3   45 x spill
        movdqa xmm5, xmm13                                        ;  1973.7 p0      45 x copy
        pand xmm5, xmm10                                          ;  1999.7 p1      45 x
        pxor xmm8, xmm5                                           ;  2001.7 p1      45 x
        movdqa xmm5, xmm10                                        ;  1979.7 p0      45 x copy
        pand xmm5, xmm1                                           ;  2001.7 p1      45 x
        pxor xmm8, xmm7                                           ;  2003.7 p1      45 x
        movdqa [rbp + 128], xmm7                                  ;  1992.7 p0+p3   45 x spill
        movdqa xmm7, xmm10                                        ;  1979.7 p0      45 x copy
        pand xmm7, xmm14                                          ;  2003.7 p1      45 x
        pxor xmm5, xmm7                                           ;  2005.7 p1      45 x
        pxor xmm9, xmm7                                           ;  2005.7 p1      45 x
        movdqa xmm7, xmm14                                        ;  1980.7 p0      45 x copy
        pand xmm7, xmm3                                           ;  2006.7 p1      45 x
        pxor xmm10, xmm7                                          ;  2008.7 p1      45 x
        pxor xmm2, xmm10                                          ;  2010.7 p1      45 x
        pand xmm10, xmm3                                          ;  2010.7 p1      45 x
        pxor xmm10, [rel misty1_expand_compact.T0_constants128]   ;  2012.7 p2+p1   45 x
        movdqa [rbp + 144], xmm7                                  ;  2008.7 p0+p3   45 x spill
        movdqa xmm7, xmm13                                        ;  1973.7 p0      45 x copy
        pand xmm7, xmm1                                           ;  2011.7 p1      45 x
        movdqa [rbp + 64], xmm10                                  ;  2014.7 p0+p3   45 x spill
        movdqa xmm10, xmm3                                        ;  1984.7 p0      45 x copy
        por xmm10, xmm11                                          ;  2012.7 p1      45 x
        movdqa [rbp + 16], xmm11                                  ;  1994.7 p0+p3   45 x spill
        movdqa xmm11, xmm14                                       ;  1980.7 p0      45 x copy
        pand xmm11, xmm4                                          ;  2013.7 p1      45 x
        pand xmm4, xmm13                                          ;  2014.7 p1      45 x
        movdqa [rbp + 96], xmm5                                   ;  2007.7 p0+p3   45 x spill
        movdqa xmm5, xmm6                                         ;  1977.7 p0      45 x copy
        pand xmm5, xmm12                                          ;  2015.7 p1      45 x
        pxor xmm10, xmm5                                          ;  2017.7 p1      45 x
        movdqa xmm5, xmm14                                        ;  1980.7 p0      45 x copy
        pand xmm5, xmm12                                          ;  2017.7 p1      45 x
        pxor xmm7, xmm10                                          ;  2019.7 p1      45 x
        movdqa xmm10, xmm12                                       ;  1981.7 p0      45 x copy
        pand xmm10, xmm15                                         ;  2019.7 p1      45 x
        pxor xmm11, xmm10                                         ;  2021.7 p1      45 x
        movdqa xmm10, xmm1                                        ;  1975.7 p0      45 x copy
        pand xmm10, xmm6                                          ;  2021.7 p1      45 x
        pxor xmm9, xmm11                                          ;  2023.7 p1      45 x
        pxor xmm11, xmm7                                          ;  2023.7 p1      45 x
        pxor xmm11, xmm0                                          ;  2025.7 p1      45 x
        pand xmm0, xmm12                                          ;  2025.7 p1      45 x
        pxor xmm10, xmm13                                         ;  2026.7 p1      45 x
        movdqa [rbp + 32], xmm11                                  ;  2027.7 p0+p3   45 x spill
        movdqa xmm11, xmm6                                        ;  1977.7 p0      45 x copy
        pxor xmm11, xmm5                                          ;  2027.7 p1      45 x
        pxor xmm5, xmm3                                           ;  2028.7 p1      45 x
        pxor xmm9, xmm11                                          ;  2029.7 p1      45 x
        pand xmm5, xmm12                                          ;  2030.7 p1      45 x
        movdqa [rbp + 0], xmm7                                    ;  2021.7 p0+p3   45 x spill
        movdqa xmm7, xmm1                                         ;  1977.7 p0      45 x copy
        pand xmm7, xmm15                                          ;  2031.7 p1      45 x
        pand xmm11, xmm14                                         ;  2032.7 p1      45 x
        pxor xmm2, xmm5                                           ;  2033.7 p1      45 x
        movdqa xmm5, xmm3                                         ;  1984.7 p0      45 x copy
        pxor xmm7, xmm10                                          ;  2034.7 p1      45 x
        pxor xmm9, xmm8                                           ;  2035.7 p1      45 x
        pxor xmm5, xmm10                                          ;  2036.7 p1      45 x
        movdqa xmm10, xmm1                                        ;  1981.7 p0      45 x copy
        pxor xmm0, xmm5                                           ;  2038.7 p1      45 x
        pand xmm10, xmm5                                          ;  2038.7 p1      45 x
        movdqa xmm5, xmm14                                        ;  1983.0 p0      45 x copy
        pxor xmm5, xmm0                                           ;  2040.7 p1      45 x
        movdqa xmm0, xmm14                                        ;  1984.0 p0      45 x copy
        pand xmm0, xmm15                                          ;  2040.7 p1      45 x
        pand xmm14, xmm13                                         ;  2041.7 p1      45 x
        pxor xmm11, xmm7                                          ;  2042.7 p1      45 x
        movdqa xmm7, xmm13                                        ;  1985.0 p0      45 x copy
        pxor xmm7, xmm1                                           ;  2043.7 p1      45 x
        pxor xmm0, xmm14                                          ;  2044.7 p1      45 x
        pand xmm13, [rbp - 16]                                    ;  2045.7 p2+p1   45 x
        pand xmm7, xmm12                                          ;  2046.7 p1      45 x
        pand xmm3, xmm6                                           ;  2047.7 p1      45 x
        pxor xmm10, xmm0                                          ;  2048.7 p1      45 x
        movdqa xmm0, [rbp + 112]                                  ;  2000.7 p2      45 x
        pxor xmm7, xmm11                                          ;  2049.7 p1      45 x
        pxor xmm0, xmm10                                          ;  2050.7 p1      45 x
        movdqa xmm10, [rbp - 16]                                  ;  1989.0 p2      45 x
        pand xmm10, xmm15                                         ;  2051.7 p1      45 x
        pxor xmm14, [rbp + 48]                                    ;  2052.7 p2+p1   45 x
        pand xmm15, xmm6                                          ;  2053.7 p1      45 x
        pand xmm1, [rbp - 16]                                     ;  2054.7 p2+p1   45 x
        pxor xmm11, xmm14                                         ;  2055.7 p1      45 x
        movdqa xmm14, [rbp + 80]                                  ;  1994.7 p2      45 x
        pxor xmm14, xmm5                                          ;  2056.7 p1      45 x
        por xmm12, [rbp + 16]                                     ;  2057.7 p2+p1   45 x
        pxor xmm5, xmm11                                          ;  2058.7 p1      45 x
        pxor xmm13, [rbp + 96]                                    ;  2059.7 p2+p1   45 x
        pxor xmm4, xmm5                                           ;  2060.7 p1      45 x
        movdqa xmm5, [rbp + 64]                                   ;  2014.7 p2      45 x
        pxor xmm4, xmm13                                          ;  2062.7 p1      45 x
        pxor xmm3, xmm10                                          ;  2062.7 p1      45 x
        pxor xmm5, xmm15                                          ;  2063.7 p1      45 x
        movdqa xmm15, [rbp + 16]                                  ;  1997.0 p2      45 x
        pand xmm6, [rbp - 16]                                     ;  2064.7 p2+p1   45 x
        pxor xmm15, xmm3                                          ;  2065.7 p1      45 x
        movdqa xmm3, [rbp + 0]                                    ;  2021.7 p2      45 x
        pxor xmm10, xmm1                                          ;  2066.7 p1      45 x
        pxor xmm3, xmm14                                          ;  2067.7 p1      45 x
        movdqa xmm14, [rbp + 128]                                 ;  2000.0 p2      45 x
        pxor xmm12, xmm15                                         ;  2068.7 p1      45 x
        movdqa xmm15, [rbp + 32]                                  ;  2027.7 p2      45 x
        pxor xmm1, xmm5                                           ;  2069.7 p1      45 x
        pxor xmm14, xmm5                                          ;  2070.7 p1      45 x
        movdqa xmm5, [rbp + 80]                                   ;  2002.0 p2      45 x
        pxor xmm15, xmm14                                         ;  2072.7 p1      45 x
        movdqa xmm14, [rbp + 64]                                  ;  2014.7 p2      45 x
        pxor xmm9, xmm10                                          ;  2072.7 p1      45 x
        pxor xmm5, xmm10                                          ;  2073.7 p1      45 x
        movdqa xmm10, [rbp + 144]                                 ;  2008.7 p2      45 x
        pxor xmm14, xmm13                                         ;  2074.7 p1      45 x
        movdqa xmm13, [rbp + 112]                                 ;  2005.0 p2      45 x
        pxor xmm8, xmm6                                           ;  2075.7 p1      45 x
        pxor xmm6, xmm7                                           ;  2076.7 p1      45 x
        pxor xmm7, xmm12                                          ;  2077.7 p1      45 x
        pxor xmm10, xmm7                                          ;  2079.7 p1      45 x
        movdqa xmm7, [rbp + 48]                                   ;  2006.0 p2      45 x
        pxor xmm13, xmm12                                         ;  2079.7 p1      45 x
        movdqa xmm12, [rbp + 16]                                  ;  2007.0 p2      45 x
        pxor xmm2, xmm14                                          ;  2080.7 p1      45 x
        movdqa xmm14, [rbp - 16]                                  ;  2008.0 p2      45 x
        pxor xmm7, xmm9                                           ;  2081.7 p1      45 x
        movdqa xmm9, [rbp - 32]                                   ;  2009.0 p2      45 x
        pxor xmm0, xmm5                                           ;  2082.7 p1      45 x
        movdqa xmm5, [rbp - 48]                                   ;  2010.0 p2      45 x
        pxor xmm12, xmm3                                          ;  2083.7 p1      45 x
        movdqa xmm3, [rbp - 96]                                   ;  2012.7 p2      45 x
        pxor xmm14, xmm8                                          ;  2084.7 p1      45 x
        movdqa xmm8, [rbp - 80]                                   ;  2014.7 p2      45 x
        pxor xmm1, xmm6                                           ;  2085.7 p1      45 x
        movdqa xmm6, [rbp - 64]                                   ;  2015.7 p2      45 x
        pxor xmm13, xmm14                                         ;  2086.7 p1      45 x
        movdqa xmm14, [rbp - 128]                                 ;  2016.7 p2      45 x
        pxor xmm3, xmm4                                           ;  2087.7 p1      45 x
        movdqa xmm4, [rbp - 112]                                  ;  2017.7 p2      45 x
        pxor xmm11, xmm1                                          ;  2088.7 p1      45 x
        movdqa xmm1, [r8 + 1280]                                  ;  2018.7 p2     102 x.0 reload
        movdqa [r9 + 1280], xmm1                                  ;  2029.7 p0+p3  104 k
        pxor xmm5, xmm2                                           ;  2089.7 p1      45 x
        movdqa xmm2, [r8 + 1296]                                  ;  2019.7 p2     102 x.1 reload
        movdqa [r9 + 1296], xmm2                                  ;  2030.7 p0+p3  104 k
        pxor xmm9, xmm11                                          ;  2090.7 p1      45 x
        movdqa xmm11, [r8 + 1312]                                 ;  2020.7 p2     102 x.2 reload
        movdqa [r9 + 1312], xmm11                                 ;  2031.7 p0+p3  104 k
        pxor xmm8, xmm10                                          ;  2091.7 p1      45 x
        movdqa xmm10, [r8 + 1328]                                 ;  2021.7 p2     102 x.3 reload
        movdqa [r9 + 1328], xmm10                                 ;  2032.7 p0+p3  104 k
        pxor xmm4, xmm15                                          ;  2092.7 p1      45 x
        movdqa xmm15, [r8 + 1344]                                 ;  2022.7 p2     102 x.4 reload
        movdqa [r9 + 1344], xmm15                                 ;  2033.7 p0+p3  104 k
        pxor xmm6, xmm13                                          ;  2093.7 p1      45 x
        movdqa xmm13, [r8 + 1360]                                 ;  2025.7 p2     102 x.5 reload
        movdqa [r9 + 1360], xmm13                                 ;  2036.7 p0+p3  104 k
        pxor xmm14, xmm7                                          ;  2094.7 p1      45 x
        movdqa xmm7, [r8 + 1376]                                  ;  2028.7 p2     102 x.6 reload
        movdqa [r9 + 1376], xmm7                                  ;  2039.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1392]                                  ;  2029.7 p2     102 x.7 reload
        movdqa [r9 + 1392], xmm7                                  ;  2040.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1408]                                  ;  2031.7 p2     102 x.8 reload
        movdqa [r9 + 1408], xmm7                                  ;  2042.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1424]                                  ;  2033.3 p2     102 x.9 reload
        movdqa [r9 + 1424], xmm7                                  ;  2044.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1440]                                  ;  2034.7 p2     102 x.10 reload
        movdqa [r9 + 1440], xmm7                                  ;  2045.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1456]                                  ;  2036.7 p2     102 x.11 reload
        movdqa [r9 + 1456], xmm7                                  ;  2047.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1472]                                  ;  2038.7 p2     102 x.12 reload
        movdqa [r9 + 1472], xmm7                                  ;  2049.7 p0+p3  104 k
        movdqa [r9 + 5376], xmm9                                  ;  2092.7 p0+p3  105 k
        movdqa [r9 + 5392], xmm5                                  ;  2091.7 p0+p3  105 k
        movdqa xmm5, [r8 + 1488]                                  ;  2043.7 p2     102 x.13 reload
        movdqa [r9 + 1488], xmm5                                  ;  2054.7 p0+p3  104 k
        movdqa [r9 + 5408], xmm3                                  ;  2089.7 p0+p3  105 k
        movdqa xmm3, [r8 + 1504]                                  ;  2047.7 p2     102 x.14 reload
        movdqa [r9 + 1504], xmm3                                  ;  2058.7 p0+p3  104 k
        movdqa [r9 + 5424], xmm8                                  ;  2093.7 p0+p3  105 k
        movdqa [r9 + 5440], xmm6                                  ;  2095.7 p0+p3  105 k
        movdqa xmm6, [r8 + 1520]                                  ;  2052.7 p2     102 x.15 reload
        movdqa [r9 + 1520], xmm6                                  ;  2063.7 p0+p3  104 k
        movdqa [r9 + 5456], xmm14                                 ;  2096.7 p0+p3  105 k
        movdqa [r9 + 5488], xmm0                                  ;  2084.7 p0+p3  105 k
        movdqa [r9 + 5472], xmm4                                  ;  2094.7 p0+p3  105 k
        movdqa [r9 + 5504], xmm12                                 ;  2085.7 p0+p3  105 k
        movdqa [r9 + 3328], xmm1                                  ;  2067.7 p0+p3  104 k
        movdqa xmm1, [rbp - 32]                                   ;  2060.7 p2      48 x reload
        movdqa [r9 + 5520], xmm1                                  ;  2071.7 p0+p3  105 k
        movdqa [r9 + 3344], xmm2                                  ;  2071.7 p0+p3  104 k
        movdqa xmm2, [rbp - 48]                                   ;  2064.7 p2      48 x reload
        movdqa [r9 + 5536], xmm2                                  ;  2075.7 p0+p3  105 k
        movdqa [r9 + 3360], xmm11                                 ;  2075.7 p0+p3  104 k
        movdqa xmm11, [rbp - 96]                                  ;  2066.7 p2      48 x reload
        movdqa [r9 + 5552], xmm11                                 ;  2077.7 p0+p3  105 k
        movdqa [r9 + 3376], xmm10                                 ;  2079.7 p0+p3  104 k
        movdqa xmm10, [rbp - 80]                                  ;  2069.7 p2      48 x reload
        movdqa [r9 + 5568], xmm10                                 ;  2081.7 p0+p3  105 k
        movdqa [r9 + 3392], xmm15                                 ;  2083.7 p0+p3  104 k
        movdqa xmm15, [rbp - 64]                                  ;  2072.7 p2      48 x reload
        movdqa [r9 + 5584], xmm15                                 ;  2085.7 p0+p3  105 k
        movdqa [r9 + 3408], xmm13                                 ;  2087.7 p0+p3  104 k
        movdqa xmm13, [rbp - 128]                                 ;  2076.0 p2      48 x reload
        movdqa [r9 + 5600], xmm13                                 ;  2089.7 p0+p3  105 k
        movdqa xmm13, [rbp - 112]                                 ;  2077.7 p2      48 x reload
        movdqa [r9 + 5616], xmm13                                 ;  2091.7 p0+p3  105 k
        movdqa [r9 + 3520], xmm7                                  ;  2093.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1376]                                  ;  2082.3 p2     102 x.6 reload
        movdqa [r9 + 3424], xmm7                                  ;  2095.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1392]                                  ;  2083.3 p2     102 x.7 reload
        movdqa [r9 + 3440], xmm7                                  ;  2097.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1408]                                  ;  2084.7 p2     102 x.8 reload
        movdqa [r9 + 3456], xmm7                                  ;  2099.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1424]                                  ;  2085.7 p2     102 x.9 reload
        movdqa [r9 + 3472], xmm7                                  ;  2101.7 p0+p3  104 k
        movdqa xmm7, [r8 + 1440]                                  ;  2087.7 p2     102 x.10 reload
        movdqa [r9 + 3488], xmm7                                  ;  2103.7 p0+p3  104 k
        movdqa [r9 + 3536], xmm5                                  ;  2105.7 p0+p3  104 k
        movdqa xmm5, [r8 + 1456]                                  ;  2089.7 p2     102 x.11 reload
        movdqa [r9 + 3504], xmm5                                  ;  2107.7 p0+p3  104 k
        movdqa [r9 + 3552], xmm3                                  ;  2109.7 p0+p3  104 k
        movdqa [r9 + 3568], xmm6                                  ;  2111.7 p0+p3  104 k
        movdqa [r9 + 7424], xmm9                                  ;  2113.7 p0+p3  105 k
        movdqa xmm3, [r9 + 5392]                                  ;  2093.3 p2      45 x reload
        movdqa [r9 + 7440], xmm3                                  ;  2115.7 p0+p3  105 k
        movdqa [r9 + 7472], xmm8                                  ;  2117.7 p0+p3  105 k
        movdqa xmm3, [r9 + 5408]                                  ;  2095.0 p2      45 x reload
        movdqa [r9 + 7456], xmm3                                  ;  2119.7 p0+p3  105 k
        movdqa [r9 + 7504], xmm14                                 ;  2121.7 p0+p3  105 k
        movdqa xmm3, [r9 + 5440]                                  ;  2096.7 p2      45 x reload
        movdqa [r9 + 7488], xmm3                                  ;  2123.7 p0+p3  105 k
        movdqa [r9 + 7520], xmm4                                  ;  2125.7 p0+p3  105 k
        movdqa [r9 + 7536], xmm0                                  ;  2127.7 p0+p3  105 k
        movdqa [r9 + 7552], xmm12                                 ;  2129.7 p0+p3  105 k
        movdqa [r9 + 7568], xmm1                                  ;  2131.7 p0+p3  105 k
        movdqa [r9 + 7584], xmm2                                  ;  2133.7 p0+p3  105 k
        movdqa [r9 + 7600], xmm11                                 ;  2135.7 p0+p3  105 k
        movdqa [r9 + 7616], xmm10                                 ;  2137.7 p0+p3  105 k
        movdqa [r9 + 7632], xmm15                                 ;  2139.7 p0+p3  105 k
        movdqa [r9 + 7664], xmm13                                 ;  2141.7 p0+p3  105 k
        movdqa xmm0, [rbp - 128]                                  ;  2103.7 p2      48 x reload
        movdqa [r9 + 7648], xmm0                                  ;  2143.7 p0+p3  105 k
        movdqa xmm0, [r8 + 1792]                                  ;  2104.7 p2     102 x.0
        movdqa xmm1, [r8 + 1808]                                  ;  2105.7 p2     102 x.1
        movdqa xmm2, [r8 + 1824]                                  ;  2106.7 p2     102 x.2
        movdqa xmm3, [r8 + 1840]                                  ;  2107.7 p2     102 x.3
        movdqa xmm4, [r8 + 1856]                                  ;  2108.7 p2     102 x.4
        movdqa xmm5, [r8 + 1872]                                  ;  2109.7 p2     102 x.5
        movdqa xmm6, [r8 + 1888]                                  ;  2110.7 p2     102 x.6
        movdqa xmm7, [r8 + 1904]                                  ;  2111.7 p2     102 x.7
        movdqa xmm8, [r8 + 1920]                                  ;  2112.7 p2     102 x.8
        movdqa xmm9, [r8 + 1936]                                  ;  2113.7 p2     102 x.9
        movdqa xmm10, [r8 + 1952]                                 ;  2114.7 p2     102 x.10
        movdqa xmm11, [r8 + 1968]                                 ;  2115.7 p2     102 x.11
        movdqa xmm12, [r8 + 1984]                                 ;  2116.7 p2     102 x.12
        movdqa xmm13, [r8 + 2000]                                 ;  2117.7 p2     102 x.13
        movdqa xmm14, [r8 + 2016]                                 ;  2118.7 p2     102 x.14
        movdqa xmm15, [r8 + 2032]                                 ;  2119.7 p2     102 x.15
        movdqa xmm8, [r8 + 1648]                                  ;  2120.7 p2      41 x
        pxor xmm8, [r8 + 1744]                                    ;  2131.7 p2+p1   41 x
        movdqa xmm7, [r8 + 1760]                                  ;  2122.7 p2      41 x
        pand xmm7, [r8 + 1696]                                    ;  2133.7 p2+p1   41 x
        movdqa xmm6, [r8 + 1664]                                  ;  2124.7 p2      41 x
        pxor xmm6, [r8 + 1728]                                    ;  2135.7 p2+p1   41 x
        movdqa xmm5, [r8 + 1776]                                  ;  2126.7 p2      41 x
        pand xmm5, [r8 + 1760]                                    ;  2137.7 p2+p1   41 x
        movdqa xmm4, [r8 + 1744]                                  ;  2128.7 p2      41 x
        pand xmm4, [r8 + 1696]                                    ;  2139.7 p2+p1   41 x
        movdqa xmm3, [r8 + 1760]                                  ;  2130.7 p2      41 x
        pand xmm3, [r8 + 1648]                                    ;  2141.7 p2+p1   41 x
        pxor xmm4, xmm3                                           ;  2143.7 p1      41 x
        movdqa xmm3, [r8 + 1744]                                  ;  2132.7 p2      41 x
        pand xmm3, [r8 + 1712]                                    ;  2143.7 p2+p1   41 x
        pxor xmm4, [rel misty1_expand_compact.T0_constants128]    ;  2145.7 p2+p1   41 x
        movdqa xmm2, [r8 + 1696]                                  ;  2135.7 p2      41 x
        pxor xmm2, xmm8                                           ;  2146.7 p1      41 x
        movdqa xmm1, [r8 + 1680]                                  ;  2136.7 p2      41 x
        pand xmm1, xmm2                                           ;  2148.7 p1      41 x
        movdqa xmm0, [r8 + 1776]                                  ;  2137.7 p2      41 x
        pand xmm0, [r8 + 1648]                                    ;  2148.7 p2+p1   41 x
        pxor xmm0, [r8 + 1760]                                    ;  2150.7 p2+p1   41 x
        movdqa xmm15, [r8 + 1696]                                 ;  2140.7 p2      41 x
        pand xmm15, [r8 + 1680]                                   ;  2151.7 p2+p1   41 x
        pxor xmm15, xmm6                                          ;  2153.7 p1      41 x
        movdqa xmm14, [r8 + 1696]                                 ;  2142.7 p2      41 x
        pand xmm14, [r8 + 1648]                                   ;  2153.7 p2+p1   41 x
        pxor xmm3, xmm14                                          ;  2155.7 p1      41 x
        movdqa xmm14, [r8 + 1696]                                 ;  2144.7 p2      41 x
        pand xmm14, [r8 + 1664]                                   ;  2155.7 p2+p1   41 x
        pxor xmm3, xmm5                                           ;  2157.7 p1      41 x
        pxor xmm1, xmm0                                           ;  2152.7 p1      41 x
        movdqa xmm13, [r8 + 1712]                                 ;  2146.7 p2      41 x
        pand xmm13, [r8 + 1696]                                   ;  2157.7 p2+p1   41 x
        pxor xmm14, xmm13                                         ;  2159.7 p1      41 x
        pxor xmm0, xmm13                                          ;  2159.7 p1      41 x
        movdqa xmm13, [r8 + 1776]                                 ;  2148.7 p2      41 x
        pand xmm13, [r8 + 1712]                                   ;  2159.7 p2+p1   41 x
        movdqa xmm12, [r8 + 1696]                                 ;  2150.7 p2      41 x
        pxor xmm12, xmm13                                         ;  2161.7 p1      41 x
        pxor xmm1, xmm12                                          ;  2163.7 p1      41 x
        pand xmm12, [r8 + 1776]                                   ;  2163.7 p2+p1   41 x
        pxor xmm12, [rel misty1_expand_compact.T0_constants128]   ;  2165.7 p2+p1   41 x
        movdqa xmm11, [r8 + 1664]                                 ;  2153.7 p2      41 x
        pand xmm11, [r8 + 1648]                                   ;  2164.7 p2+p1   41 x
        movdqa xmm10, [r8 + 1776]                                 ;  2155.7 p2      41 x
        por xmm10, xmm2                                           ;  2166.7 p1      41 x
        movdqa xmm9, [r8 + 1712]                                  ;  2156.7 p2      41 x
        pand xmm9, xmm6                                           ;  2167.7 p1      41 x
        pand xmm6, [r8 + 1648]                                    ;  2157.7 p2+p1   41 x
        movdqa [rbp - 128], xmm13                                 ;  2161.7 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1728]                                 ;  2158.7 p2      41 x
        pand xmm13, [r8 + 1680]                                   ;  2169.7 p2+p1   41 x
        pxor xmm10, xmm13                                         ;  2171.7 p1      41 x
        movdqa xmm13, [r8 + 1728]                                 ;  2160.7 p2      41 x
        pand xmm13, [r8 + 1712]                                   ;  2171.7 p2+p1   41 x
        pxor xmm11, xmm10                                         ;  2173.7 p1      41 x
        movdqa xmm10, [r8 + 1760]                                 ;  2162.7 p2      41 x
        pand xmm10, [r8 + 1728]                                   ;  2173.7 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  2175.7 p1      41 x
        movdqa xmm10, [r8 + 1680]                                 ;  2164.7 p2      41 x
        pand xmm10, [r8 + 1664]                                   ;  2175.7 p2+p1   41 x
        pxor xmm0, xmm9                                           ;  2177.7 p1      41 x
        pxor xmm9, xmm11                                          ;  2177.7 p1      41 x
        pxor xmm9, xmm8                                           ;  2179.7 p1      41 x
        pxor xmm10, [r8 + 1648]                                   ;  2177.7 p2+p1   41 x
        pand xmm8, [r8 + 1728]                                    ;  2167.7 p2+p1   41 x
        movdqa [rbp - 112], xmm9                                  ;  2181.7 p0+p3   41 x spill
        movdqa xmm9, [r8 + 1776]                                  ;  2168.7 p2      41 x
        pxor xmm9, xmm13                                          ;  2179.7 p1      41 x
        pxor xmm13, [r8 + 1680]                                   ;  2173.7 p2+p1   41 x
        pxor xmm0, xmm13                                          ;  2179.7 p1      41 x
        pand xmm13, [r8 + 1712]                                   ;  2175.7 p2+p1   41 x
        pand xmm9, [r8 + 1728]                                    ;  2181.7 p2+p1   41 x
        pxor xmm1, xmm9                                           ;  2183.7 p1      41 x
        movdqa xmm9, [r8 + 1760]                                  ;  2172.7 p2      41 x
        pand xmm9, [r8 + 1664]                                    ;  2183.7 p2+p1   41 x
        pxor xmm9, xmm10                                          ;  2185.7 p1      41 x
        pxor xmm0, xmm3                                           ;  2181.7 p1      41 x
        pxor xmm10, [r8 + 1776]                                   ;  2179.7 p2+p1   41 x
        pxor xmm8, xmm10                                          ;  2181.7 p1      41 x
        pand xmm10, [r8 + 1664]                                   ;  2181.7 p2+p1   41 x
        pxor xmm8, [r8 + 1712]                                    ;  2183.7 p2+p1   41 x
        pxor xmm13, xmm9                                          ;  2187.7 p1      41 x
        movdqa xmm9, [r8 + 1760]                                  ;  2177.7 p2      41 x
        pand xmm9, [r8 + 1712]                                    ;  2188.7 p2+p1   41 x
        movdqa [rbp - 64], xmm1                                   ;  2185.7 p0+p3   41 x spill
        movdqa xmm1, [r8 + 1712]                                  ;  2179.7 p2      41 x
        pand xmm1, [r8 + 1648]                                    ;  2190.7 p2+p1   41 x
        pxor xmm9, xmm1                                           ;  2192.7 p1      41 x
        pxor xmm10, xmm9                                          ;  2194.7 p1      41 x
        movdqa xmm9, [r8 + 1648]                                  ;  2181.7 p2      41 x
        pxor xmm9, [r8 + 1664]                                    ;  2192.7 p2+p1   41 x
        pand xmm9, [r8 + 1728]                                    ;  2194.7 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  2196.7 p1      41 x
        pxor xmm10, xmm15                                         ;  2196.7 p1      41 x
        pxor xmm1, xmm7                                           ;  2192.7 p1      41 x
        pxor xmm13, xmm1                                          ;  2194.7 p1      41 x
        movdqa xmm1, [r8 + 1760]                                  ;  2184.7 p2      41 x
        pand xmm1, [r8 + 1744]                                    ;  2195.7 p2+p1   41 x
        movdqa [rbp - 80], xmm10                                  ;  2198.7 p0+p3   41 x spill
        movdqa xmm10, xmm4                                        ;  2158.0 p0      41 x copy
        pxor xmm10, xmm8                                          ;  2185.7 p1      41 x
        pxor xmm8, xmm13                                          ;  2196.7 p1      41 x
        pxor xmm6, xmm8                                           ;  2198.7 p1      41 x
        movdqa xmm8, [r8 + 1744]                                  ;  2186.7 p2      41 x
        pand xmm8, [r8 + 1648]                                    ;  2197.7 p2+p1   41 x
        pxor xmm14, xmm8                                          ;  2199.7 p1      41 x
        movdqa xmm8, [r8 + 1776]                                  ;  2188.7 p2      41 x
        pand xmm8, [r8 + 1680]                                    ;  2199.7 p2+p1   41 x
        pxor xmm6, xmm14                                          ;  2201.7 p1      41 x
        pxor xmm8, xmm1                                           ;  2201.7 p1      41 x
        movdqa [rbp - 96], xmm6                                   ;  2203.7 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1744]                                  ;  2190.7 p2      41 x
        pand xmm6, [r8 + 1664]                                    ;  2201.7 p2+p1   41 x
        pxor xmm8, xmm2                                           ;  2203.7 p1      41 x
        pxor xmm11, xmm10                                         ;  2189.3 p1      41 x
        movdqa xmm10, [r8 + 1760]                                 ;  2192.7 p2      41 x
        pand xmm10, [r8 + 1680]                                   ;  2203.7 p2+p1   41 x
        pxor xmm10, xmm12                                         ;  2205.7 p1      41 x
        pxor xmm1, xmm6                                           ;  2203.7 p1      41 x
        movdqa [rbp - 48], xmm13                                  ;  2196.7 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1728]                                 ;  2194.7 p2      41 x
        por xmm13, xmm2                                           ;  2205.7 p1      41 x
        pxor xmm8, xmm13                                          ;  2207.7 p1      41 x
        movdqa xmm13, [rbp - 112]                                 ;  2195.7 p2      41 x
        pxor xmm6, xmm10                                          ;  2207.7 p1      41 x
        pxor xmm5, xmm10                                          ;  2207.7 p1      41 x
        movdqa xmm10, [r8 + 1744]                                 ;  2196.7 p2      41 x
        pand xmm10, [r8 + 1680]                                   ;  2207.7 p2+p1   41 x
        pxor xmm13, xmm5                                          ;  2209.7 p1      41 x
        pxor xmm0, xmm1                                           ;  2205.7 p1      41 x
        pxor xmm4, xmm1                                           ;  2205.7 p1      41 x
        pxor xmm12, xmm14                                         ;  2201.7 p1      41 x
        movdqa xmm1, [rbp - 128]                                  ;  2198.7 p2      41 x
        pxor xmm3, xmm10                                          ;  2209.7 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  2199.7 p2      41 x
        pxor xmm10, xmm9                                          ;  2209.7 p1      41 x
        pxor xmm9, xmm8                                           ;  2209.7 p1      41 x
        pxor xmm5, xmm12                                          ;  2210.7 p1      41 x
        pxor xmm1, xmm9                                           ;  2211.7 p1      41 x
        movdqa xmm9, [rbp - 80]                                   ;  2200.7 p2      41 x
        pxor xmm15, xmm8                                          ;  2209.7 p1      41 x
        movdqa xmm8, [r8 + 1744]                                  ;  2201.7 p2      41 x
        pxor xmm2, xmm11                                          ;  2208.3 p1      41 x
        pxor xmm7, xmm0                                           ;  2209.3 p1      41 x
        pxor xmm9, xmm4                                           ;  2211.7 p1      41 x
        movdqa xmm0, [rbp - 48]                                   ;  2202.7 p2      41 x
        pxor xmm8, xmm3                                           ;  2212.7 p1      41 x
        movdqa xmm3, [r8 + 1600]                                  ;  2203.7 p2      41 x
        movdqa xmm4, [r8 + 1536]                                  ;  2204.7 p2     102 x.0 reload
        pand xmm3, xmm4                                           ;  2215.7 p1      41 x
        pxor xmm6, xmm10                                          ;  2213.3 p1      41 x
        movdqa xmm10, [r8 + 1616]                                 ;  2205.7 p2      41 x
        movdqa xmm11, [r8 + 1632]                                 ;  2206.7 p2      41 x
        movdqa xmm12, [r8 + 1552]                                 ;  2207.7 p2     102 x.1 reload
        pand xmm11, xmm12                                         ;  2218.7 p1      41 x
        pxor xmm15, xmm8                                          ;  2215.3 p1      41 x
        pxor xmm0, xmm6                                           ;  2216.3 p1      41 x
        movdqa xmm6, [r8 + 1584]                                  ;  2208.7 p2      41 x
        movdqa xmm8, [r8 + 1600]                                  ;  2209.7 p2      41 x
        movdqa xmm14, [r8 + 1584]                                 ;  2210.7 p2     102 x.3 reload
        pand xmm8, xmm14                                          ;  2221.7 p1      41 x
        pand xmm10, xmm4                                          ;  2218.3 p1      41 x
        pand xmm6, xmm4                                           ;  2219.7 p1      41 x
        movdqa [rbp - 48], xmm2                                   ;  2210.3 p0+p3   41 x spill
        movdqa xmm2, [r8 + 1632]                                  ;  2211.7 p2      41 x
        pand xmm2, xmm14                                          ;  2222.7 p1      41 x
        movdqa [rbp - 80], xmm9                                   ;  2213.7 p0+p3   41 x spill
        movdqa xmm9, [r8 + 1616]                                  ;  2212.7 p2      41 x
        pand xmm9, [r8 + 1568]                                    ;  2223.7 p2+p1   41 x
        pxor xmm11, xmm9                                          ;  2225.7 p1      41 x
        pand xmm9, xmm12                                          ;  2225.7 p1      41 x
        movdqa [rbp - 64], xmm13                                  ;  2211.7 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1632]                                 ;  2214.7 p2      41 x
        pand xmm13, xmm10                                         ;  2225.7 p1      41 x
        movdqa [rbp - 128], xmm7                                  ;  2211.3 p0+p3   41 x spill
        movdqa xmm7, [r8 + 1600]                                  ;  2215.7 p2      41 x
        movdqa [rbp - 112], xmm15                                 ;  2217.3 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1632]                                 ;  2216.7 p2      41 x
        movdqa [rbp - 32], xmm1                                   ;  2213.7 p0+p3   41 x spill
        movdqa xmm1, xmm6                                         ;  2221.7 p0      41 x copy
        pxor xmm1, xmm12                                          ;  2228.7 p1      41 x
        pxor xmm7, xmm1                                           ;  2230.7 p1      41 x
        pand xmm15, xmm7                                          ;  2232.7 p1      41 x
        movdqa xmm7, [r8 + 1616]                                  ;  2217.7 p2      41 x
        pxor xmm6, xmm15                                          ;  2234.7 p1      41 x
        pand xmm7, xmm12                                          ;  2229.3 p1      41 x
        movdqa [rbp - 16], xmm5                                   ;  2212.7 p0+p3   41 x spill
        movdqa xmm5, [r8 + 1616]                                  ;  2218.7 p2      41 x
        movdqa [rbp + 16], xmm0                                   ;  2218.3 p0+p3   41 x spill
        movdqa xmm0, xmm3                                         ;  2217.7 p0      41 x copy
        pxor xmm0, xmm8                                           ;  2230.3 p1      41 x
        pxor xmm8, xmm11                                          ;  2231.3 p1      41 x
        pand xmm5, xmm0                                           ;  2232.3 p1      41 x
        movdqa xmm0, [r8 + 1632]                                  ;  2219.7 p2      41 x
        pand xmm0, [r8 + 1568]                                    ;  2233.3 p2+p1   41 x
        pxor xmm11, xmm3                                          ;  2234.3 p1      41 x
        movdqa [rbp + 48], xmm11                                  ;  2236.3 p0+p3   41 x spill
        movdqa xmm11, xmm14                                       ;  2221.7 p0      41 x copy
        pand xmm11, xmm7                                          ;  2235.3 p1      41 x
        pxor xmm13, xmm7                                          ;  2236.3 p1      41 x
        movdqa [rbp + 112], xmm15                                 ;  2234.7 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1568]                                 ;  2221.7 p2      41 x
        pand xmm15, xmm8                                          ;  2237.3 p1      41 x
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  2238.3 p2+p1   41 x
        movdqa [rbp + 144], xmm6                                  ;  2236.7 p0+p3   41 x spill
        movdqa xmm6, xmm12                                        ;  2218.7 p0      41 x copy
        pand xmm6, xmm4                                           ;  2239.3 p1      41 x
        pxor xmm11, xmm6                                          ;  2241.3 p1      41 x
        pxor xmm15, xmm11                                         ;  2243.3 p1      41 x
        movdqa xmm11, [r8 + 1568]                                 ;  2223.7 p2      41 x
        pxor xmm6, xmm0                                           ;  2242.3 p1      41 x
        pxor xmm15, xmm14                                         ;  2245.3 p1      41 x
        pand xmm11, xmm6                                          ;  2244.3 p1      41 x
        pxor xmm11, xmm4                                          ;  2246.3 p1      41 x
        pand xmm6, [r8 + 1600]                                    ;  2246.3 p2+p1   41 x
        pxor xmm11, xmm1                                          ;  2248.3 p1      41 x
        pxor xmm8, xmm4                                           ;  2248.3 p1      41 x
        movdqa [rbp + 64], xmm15                                  ;  2247.3 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1600]                                 ;  2225.7 p2      41 x
        pxor xmm15, xmm2                                          ;  2249.3 p1      41 x
        pxor xmm5, xmm15                                          ;  2251.3 p1      41 x
        pxor xmm6, xmm5                                           ;  2253.3 p1      41 x
        movdqa xmm5, [r8 + 1600]                                  ;  2226.7 p2      41 x
        pand xmm5, xmm8                                           ;  2252.3 p1      41 x
        pand xmm8, xmm4                                           ;  2253.3 p1      41 x
        pand xmm15, [r8 + 1616]                                   ;  2254.3 p2+p1   41 x
        pand xmm1, [r8 + 1568]                                    ;  2255.3 p2+p1   41 x
        pxor xmm8, xmm13                                          ;  2256.3 p1      41 x
        pxor xmm8, xmm0                                           ;  2258.3 p1      41 x
        movdqa xmm4, xmm12                                        ;  2218.7 p0      41 x copy
        pand xmm4, xmm14                                          ;  2258.3 p1      41 x
        pxor xmm15, xmm4                                          ;  2260.3 p1      41 x
        pxor xmm8, xmm15                                          ;  2262.3 p1      41 x
        movdqa xmm15, [r8 + 1600]                                 ;  2229.7 p2      41 x
        pand xmm15, xmm12                                         ;  2261.3 p1      41 x
        pxor xmm15, xmm10                                         ;  2263.3 p1      41 x
        pxor xmm1, xmm15                                          ;  2265.3 p1      41 x
        pxor xmm15, [r8 + 1568]                                   ;  2265.3 p2+p1   41 x
        movdqa xmm12, [r8 + 1632]                                 ;  2231.7 p2      41 x
        pxor xmm12, xmm7                                          ;  2265.3 p1      41 x
        pand xmm12, [r8 + 1536]                                   ;  2267.3 p2+p1   41 x
        pxor xmm3, xmm4                                           ;  2267.3 p1      41 x
        movdqa xmm4, xmm14                                        ;  2221.7 p0      41 x copy
        pxor xmm7, [r8 + 1568]                                    ;  2268.3 p2+p1   41 x
        pxor xmm13, xmm12                                         ;  2269.3 p1      41 x
        pxor xmm5, xmm13                                          ;  2271.3 p1      41 x
        movdqa xmm13, [r8 + 1616]                                 ;  2234.7 p2      41 x
        pand xmm4, xmm15                                          ;  2271.3 p1      41 x
        pxor xmm15, xmm0                                          ;  2272.3 p1      41 x
        pxor xmm0, xmm14                                          ;  2273.3 p1      41 x
        pxor xmm13, xmm4                                          ;  2274.3 p1      41 x
        movdqa xmm4, [r8 + 1600]                                  ;  2235.7 p2      41 x
        pand xmm4, xmm7                                           ;  2275.3 p1      41 x
        pxor xmm6, xmm1                                           ;  2276.3 p1      41 x
        movdqa xmm1, [r8 + 1616]                                  ;  2236.7 p2      41 x
        pand xmm2, xmm0                                           ;  2277.3 p1      41 x
        pand xmm1, xmm0                                           ;  2278.3 p1      41 x
        movdqa xmm0, [r8 + 1568]                                  ;  2237.7 p2      41 x
        pxor xmm12, xmm1                                          ;  2280.3 p1      41 x
        pxor xmm15, xmm12                                         ;  2282.3 p1      41 x
        movdqa xmm12, [r8 + 1632]                                 ;  2238.7 p2      41 x
        pand xmm12, [r8 + 1616]                                   ;  2281.3 p2+p1   41 x
        pxor xmm9, xmm13                                          ;  2282.3 p1      41 x
        movdqa xmm13, [rbp + 144]                                 ;  2240.7 p2      41 x
        pand xmm0, xmm3                                           ;  2283.3 p1      41 x
        pand xmm7, [r8 + 1536]                                    ;  2284.3 p2+p1   41 x
        pxor xmm13, xmm1                                          ;  2285.3 p1      41 x
        movdqa xmm1, [r8 + 1632]                                  ;  2242.7 p2      41 x
        pxor xmm1, xmm7                                           ;  2286.3 p1      41 x
        movdqa xmm7, [rbp + 112]                                  ;  2243.7 p2      41 x
        pxor xmm7, xmm6                                           ;  2287.3 p1      41 x
        movdqa xmm6, [rbp + 144]                                  ;  2244.7 p2      41 x
        pxor xmm5, xmm1                                           ;  2288.3 p1      41 x
        movdqa xmm1, [r8 + 1632]                                  ;  2245.7 p2      41 x
        pxor xmm15, xmm11                                         ;  2289.3 p1      41 x
        pxor xmm3, xmm12                                          ;  2290.3 p1      41 x
        pand xmm6, xmm12                                          ;  2291.3 p1      41 x
        movdqa xmm12, [rbp + 48]                                  ;  2246.7 p2      41 x
        pxor xmm10, xmm13                                         ;  2292.3 p1      41 x
        pand xmm1, xmm3                                           ;  2293.3 p1      41 x
        pxor xmm0, xmm15                                          ;  2294.3 p1      41 x
        movdqa xmm3, [rbp + 64]                                   ;  2247.7 p2      41 x
        movdqa xmm13, [rbp + 16]                                  ;  2248.7 p2      41 x
        movdqa xmm15, [r8 + 1536]                                 ;  2249.7 p2     102 x.0 reload
        pxor xmm13, xmm15                                         ;  2295.3 p1      41 x
        pxor xmm11, xmm1                                          ;  2296.3 p1      41 x
        pxor xmm2, xmm5                                           ;  2297.3 p1      41 x
        pxor xmm12, xmm6                                          ;  2298.3 p1      41 x
        movdqa xmm1, [rbp - 16]                                   ;  2250.7 p2      41 x
        movdqa xmm5, [r8 + 1552]                                  ;  2251.7 p2     102 x.1 reload
        pxor xmm1, xmm5                                           ;  2299.3 p1      41 x
        pxor xmm9, xmm12                                          ;  2300.3 p1      41 x
        movdqa xmm6, [rbp - 96]                                   ;  2252.7 p2      41 x
        movdqa xmm12, [r8 + 1568]                                 ;  2253.7 p2     102 x.2 reload
        pxor xmm6, xmm12                                          ;  2301.3 p1      41 x
        pxor xmm4, xmm11                                          ;  2302.3 p1      41 x
        movdqa xmm11, [rel misty1_expand_compact.T0_constants128] ;  2254.7 p2      41 x reload
        pxor xmm9, xmm11                                          ;  2303.3 p1      41 x
        pxor xmm3, xmm10                                          ;  2304.3 p1      41 x
        movdqa xmm10, [rbp - 32]                                  ;  2255.7 p2      41 x
        pxor xmm10, xmm14                                         ;  2305.3 p1      41 x
        pxor xmm4, xmm11                                          ;  2306.3 p1      41 x
        pxor xmm8, xmm13                                          ;  2307.3 p1      41 x
        pxor xmm2, xmm1                                           ;  2308.3 p1      41 x
        pxor xmm7, xmm6                                           ;  2309.3 p1      41 x
        pxor xmm4, xmm10                                          ;  2310.3 p1      41 x
        movdqa xmm14, [rbp - 112]                                 ;  2256.7 p2      41 x
        pxor xmm14, [r8 + 1600]                                   ;  2311.3 p2+p1   41 x
        pxor xmm9, xmm14                                          ;  2313.3 p1      41 x
        movdqa xmm12, [rbp - 128]                                 ;  2258.7 p2      41 x
        pxor xmm12, [r8 + 1616]                                   ;  2313.3 p2+p1   41 x
        pxor xmm0, xmm12                                          ;  2315.3 p1      41 x
        movdqa xmm5, [rbp - 64]                                   ;  2260.7 p2      41 x
        pxor xmm5, [r8 + 1632]                                    ;  2315.3 p2+p1   41 x
        pxor xmm8, [r8 + 1936]                                    ;  2316.3 p2+p1   48 x
        pxor xmm3, xmm5                                           ;  2317.3 p1      41 x
        pxor xmm2, [r8 + 1952]                                    ;  2318.3 p2+p1   48 x
        pxor xmm7, [r8 + 1968]                                    ;  2319.3 p2+p1   48 x
        pxor xmm4, [r8 + 1984]                                    ;  2320.3 p2+p1   48 x
        pxor xmm13, [r8 + 1792]                                   ;  2321.3 p2+p1   48 x
        pxor xmm9, [r8 + 2000]                                    ;  2322.3 p2+p1   48 x
        pxor xmm1, [r8 + 1808]                                    ;  2323.3 p2+p1   48 x
        pxor xmm0, [r8 + 2016]                                    ;  2324.3 p2+p1   48 x
        pxor xmm6, [r8 + 1824]                                    ;  2325.3 p2+p1   48 x
        pxor xmm3, [r8 + 2032]                                    ;  2326.3 p2+p1   48 x
        pxor xmm10, [r8 + 1840]                                   ;  2327.3 p2+p1   48 x
        pxor xmm14, [r8 + 1856]                                   ;  2328.3 p2+p1   48 x
        pxor xmm12, [r8 + 1872]                                   ;  2329.3 p2+p1   48 x
        pxor xmm5, [r8 + 1888]                                    ;  2330.3 p2+p1   48 x
        movdqa xmm15, [rbp - 80]                                  ;  2276.7 p2      48 x
        pxor xmm15, [r8 + 1904]                                   ;  2331.3 p2+p1   48 x
        movdqa [rbp - 80], xmm3                                   ;  2328.3 p0+p3   48 x spill
        movdqa xmm3, [rbp - 48]                                   ;  2278.7 p2      48 x
        pxor xmm3, [r8 + 1920]                                    ;  2332.3 p2+p1   48 x
        movdqa [rbp - 48], xmm0                                   ;  2326.3 p0+p3   48 x spill
        movdqa xmm0, xmm13                                        ;  2323.3 p0      45 x copy
        pxor xmm0, xmm5                                           ;  2333.3 p1      45 x
        movdqa [rbp - 64], xmm9                                   ;  2324.3 p0+p3   48 x spill
        movdqa xmm9, xmm10                                        ;  2329.3 p0      45 x copy
        pand xmm9, xmm15                                          ;  2336.3 p1      45 x
        movdqa [rbp - 128], xmm4                                  ;  2322.3 p0+p3   48 x spill
        movdqa xmm4, xmm1                                         ;  2325.3 p0      45 x copy
        pxor xmm4, xmm12                                          ;  2335.3 p1      45 x
        movdqa [rbp - 112], xmm7                                  ;  2321.3 p0+p3   48 x spill
        movdqa xmm7, xmm15                                        ;  2333.3 p0      45 x copy
        pand xmm7, xmm3                                           ;  2340.3 p1      45 x
        movdqa [rbp - 32], xmm2                                   ;  2320.3 p0+p3   48 x spill
        movdqa xmm2, xmm10                                        ;  2329.3 p0      45 x copy
        pand xmm2, xmm5                                           ;  2337.3 p1      45 x
        movdqa [rbp - 96], xmm8                                   ;  2318.3 p0+p3   48 x spill
        movdqa xmm8, xmm13                                        ;  2323.3 p0      45 x copy
        pand xmm8, xmm15                                          ;  2338.3 p1      45 x
        pxor xmm2, xmm8                                           ;  2340.3 p1      45 x
        movdqa xmm8, xmm5                                         ;  2332.3 p0      45 x copy
        pand xmm8, xmm14                                          ;  2340.3 p1      45 x
        pxor xmm2, xmm11                                          ;  2342.3 p1      45 x
        movdqa xmm11, xmm10                                       ;  2329.3 p0      45 x copy
        pxor xmm11, xmm0                                          ;  2342.3 p1      45 x
        movdqa [rbp - 16], xmm2                                   ;  2344.3 p0+p3   45 x spill
        movdqa xmm2, xmm6                                         ;  2327.3 p0      45 x copy
        pand xmm2, xmm11                                          ;  2344.3 p1      45 x
        movdqa [rbp + 16], xmm9                                   ;  2338.3 p0+p3   45 x spill
        movdqa xmm9, xmm13                                        ;  2323.3 p0      45 x copy
        pand xmm9, xmm3                                           ;  2344.3 p1      45 x
        pxor xmm9, xmm15                                          ;  2346.3 p1      45 x
        movdqa [rbp + 64], xmm5                                   ;  2332.3 p0+p3   48 x spill
        movdqa xmm5, xmm10                                        ;  2329.3 p0      45 x copy
        pand xmm5, xmm6                                           ;  2346.3 p1      45 x
        pxor xmm5, xmm4                                           ;  2348.3 p1      45 x
        pxor xmm2, xmm9                                           ;  2348.3 p1      45 x
        movdqa [rbp + 48], xmm5                                   ;  2350.3 p0+p3   45 x spill
        movdqa xmm5, xmm13                                        ;  2323.3 p0      45 x copy
        pand xmm5, xmm10                                          ;  2349.3 p1      45 x
        pxor xmm8, xmm5                                           ;  2351.3 p1      45 x
        movdqa xmm5, xmm10                                        ;  2329.3 p0      45 x copy
        pand xmm5, xmm1                                           ;  2351.3 p1      45 x
        pxor xmm8, xmm7                                           ;  2353.3 p1      45 x
        movdqa [rbp + 144], xmm7                                  ;  2342.3 p0+p3   45 x spill
        movdqa xmm7, xmm10                                        ;  2329.3 p0      45 x copy
        pand xmm7, xmm14                                          ;  2353.3 p1      45 x
        pxor xmm5, xmm7                                           ;  2355.3 p1      45 x
        pxor xmm9, xmm7                                           ;  2355.3 p1      45 x
        movdqa xmm7, xmm14                                        ;  2330.3 p0      45 x copy
        pand xmm7, xmm3                                           ;  2356.3 p1      45 x
        pxor xmm10, xmm7                                          ;  2358.3 p1      45 x
        pxor xmm2, xmm10                                          ;  2360.3 p1      45 x
        pand xmm10, xmm3                                          ;  2360.3 p1      45 x
        pxor xmm10, [rel misty1_expand_compact.T0_constants128]   ;  2362.3 p2+p1   45 x
        movdqa [rbp + 112], xmm7                                  ;  2358.3 p0+p3   45 x spill
        movdqa xmm7, xmm13                                        ;  2323.3 p0      45 x copy
        pand xmm7, xmm1                                           ;  2361.3 p1      45 x
        movdqa [rbp + 80], xmm10                                  ;  2364.3 p0+p3   45 x spill
        movdqa xmm10, xmm3                                        ;  2334.3 p0      45 x copy
        por xmm10, xmm11                                          ;  2362.3 p1      45 x
        movdqa [rbp + 32], xmm11                                  ;  2344.3 p0+p3   45 x spill
        movdqa xmm11, xmm14                                       ;  2330.3 p0      45 x copy
        pand xmm11, xmm4                                          ;  2363.3 p1      45 x
        pand xmm4, xmm13                                          ;  2364.3 p1      45 x
        movdqa [rbp + 128], xmm5                                  ;  2357.3 p0+p3   45 x spill
        movdqa xmm5, xmm6                                         ;  2327.3 p0      45 x copy
        pand xmm5, xmm12                                          ;  2365.3 p1      45 x
        pxor xmm10, xmm5                                          ;  2367.3 p1      45 x
        movdqa xmm5, xmm14                                        ;  2330.3 p0      45 x copy
        pand xmm5, xmm12                                          ;  2367.3 p1      45 x
        pxor xmm7, xmm10                                          ;  2369.3 p1      45 x
        movdqa xmm10, xmm12                                       ;  2331.3 p0      45 x copy
        pand xmm10, xmm15                                         ;  2369.3 p1      45 x
        pxor xmm11, xmm10                                         ;  2371.3 p1      45 x
        movdqa xmm10, xmm1                                        ;  2325.3 p0      45 x copy
        pand xmm10, xmm6                                          ;  2371.3 p1      45 x
        pxor xmm9, xmm11                                          ;  2373.3 p1      45 x
        pxor xmm11, xmm7                                          ;  2373.3 p1      45 x
        pxor xmm11, xmm0                                          ;  2375.3 p1      45 x
        pand xmm0, xmm12                                          ;  2375.3 p1      45 x
        pxor xmm10, xmm13                                         ;  2376.3 p1      45 x
        movdqa [rbp + 0], xmm11                                   ;  2377.3 p0+p3   45 x spill
        movdqa xmm11, xmm6                                        ;  2327.3 p0      45 x copy
        pxor xmm11, xmm5                                          ;  2377.3 p1      45 x
        pxor xmm5, xmm3                                           ;  2378.3 p1      45 x
        pxor xmm9, xmm11                                          ;  2379.3 p1      45 x
        pand xmm5, xmm12                                          ;  2380.3 p1      45 x
        movdqa [rbp + 96], xmm7                                   ;  2371.3 p0+p3   45 x spill
        movdqa xmm7, xmm1                                         ;  2327.3 p0      45 x copy
        pand xmm7, xmm15                                          ;  2381.3 p1      45 x
        pand xmm11, xmm14                                         ;  2382.3 p1      45 x
        pxor xmm2, xmm5                                           ;  2383.3 p1      45 x
        movdqa xmm5, xmm3                                         ;  2334.3 p0      45 x copy
        pxor xmm7, xmm10                                          ;  2384.3 p1      45 x
        pxor xmm9, xmm8                                           ;  2385.3 p1      45 x
        pxor xmm5, xmm10                                          ;  2386.3 p1      45 x
        movdqa xmm10, xmm1                                        ;  2331.3 p0      45 x copy
        pxor xmm0, xmm5                                           ;  2388.3 p1      45 x
        pand xmm10, xmm5                                          ;  2388.3 p1      45 x
        movdqa xmm5, xmm14                                        ;  2332.7 p0      45 x copy
        pxor xmm5, xmm0                                           ;  2390.3 p1      45 x
        movdqa xmm0, xmm14                                        ;  2333.7 p0      45 x copy
        pand xmm0, xmm15                                          ;  2390.3 p1      45 x
        pand xmm14, xmm13                                         ;  2391.3 p1      45 x
        pxor xmm11, xmm7                                          ;  2392.3 p1      45 x
        movdqa xmm7, xmm13                                        ;  2334.7 p0      45 x copy
        pxor xmm7, xmm1                                           ;  2393.3 p1      45 x
        pxor xmm0, xmm14                                          ;  2394.3 p1      45 x
        pand xmm13, [rbp + 64]                                    ;  2395.3 p2+p1   45 x
        pand xmm7, xmm12                                          ;  2396.3 p1      45 x
        pand xmm3, xmm6                                           ;  2397.3 p1      45 x
        pxor xmm10, xmm0                                          ;  2398.3 p1      45 x
        movdqa xmm0, [rbp + 48]                                   ;  2350.3 p2      45 x
        pxor xmm7, xmm11                                          ;  2399.3 p1      45 x
        pxor xmm0, xmm10                                          ;  2400.3 p1      45 x
        movdqa xmm10, [rbp + 64]                                  ;  2338.7 p2      45 x
        pand xmm10, xmm15                                         ;  2401.3 p1      45 x
        pxor xmm14, [rbp + 16]                                    ;  2402.3 p2+p1   45 x
        pand xmm15, xmm6                                          ;  2403.3 p1      45 x
        pand xmm1, [rbp + 64]                                     ;  2404.3 p2+p1   45 x
        pxor xmm11, xmm14                                         ;  2405.3 p1      45 x
        movdqa xmm14, [rbp - 16]                                  ;  2344.3 p2      45 x
        pxor xmm14, xmm5                                          ;  2406.3 p1      45 x
        por xmm12, [rbp + 32]                                     ;  2407.3 p2+p1   45 x
        pxor xmm5, xmm11                                          ;  2408.3 p1      45 x
        pxor xmm13, [rbp + 128]                                   ;  2409.3 p2+p1   45 x
        pxor xmm4, xmm5                                           ;  2410.3 p1      45 x
        movdqa xmm5, [rbp + 80]                                   ;  2364.3 p2      45 x
        pxor xmm4, xmm13                                          ;  2412.3 p1      45 x
        pxor xmm3, xmm10                                          ;  2412.3 p1      45 x
        pxor xmm5, xmm15                                          ;  2413.3 p1      45 x
        movdqa xmm15, [rbp + 32]                                  ;  2346.7 p2      45 x
        pand xmm6, [rbp + 64]                                     ;  2414.3 p2+p1   45 x
        pxor xmm15, xmm3                                          ;  2415.3 p1      45 x
        movdqa xmm3, [rbp + 96]                                   ;  2371.3 p2      45 x
        pxor xmm10, xmm1                                          ;  2416.3 p1      45 x
        pxor xmm3, xmm14                                          ;  2417.3 p1      45 x
        movdqa xmm14, [rbp + 144]                                 ;  2349.7 p2      45 x
        pxor xmm12, xmm15                                         ;  2418.3 p1      45 x
        movdqa xmm15, [rbp + 0]                                   ;  2377.3 p2      45 x
        pxor xmm1, xmm5                                           ;  2419.3 p1      45 x
        pxor xmm14, xmm5                                          ;  2420.3 p1      45 x
        movdqa xmm5, [rbp - 16]                                   ;  2351.7 p2      45 x
        pxor xmm15, xmm14                                         ;  2422.3 p1      45 x
        movdqa xmm14, [rbp + 80]                                  ;  2364.3 p2      45 x
        pxor xmm9, xmm10                                          ;  2422.3 p1      45 x
        pxor xmm5, xmm10                                          ;  2423.3 p1      45 x
        movdqa xmm10, [rbp + 112]                                 ;  2358.3 p2      45 x
        pxor xmm14, xmm13                                         ;  2424.3 p1      45 x
        movdqa xmm13, [rbp + 48]                                  ;  2354.7 p2      45 x
        pxor xmm8, xmm6                                           ;  2425.3 p1      45 x
        pxor xmm6, xmm7                                           ;  2426.3 p1      45 x
        pxor xmm7, xmm12                                          ;  2427.3 p1      45 x
        pxor xmm10, xmm7                                          ;  2429.3 p1      45 x
        movdqa xmm7, [rbp + 16]                                   ;  2355.7 p2      45 x
        pxor xmm13, xmm12                                         ;  2429.3 p1      45 x
        movdqa xmm12, [rbp + 32]                                  ;  2356.7 p2      45 x
        pxor xmm2, xmm14                                          ;  2430.3 p1      45 x
        movdqa xmm14, [rbp + 64]                                  ;  2357.7 p2      45 x
        pxor xmm7, xmm9                                           ;  2431.3 p1      45 x
        movdqa xmm9, [rbp - 96]                                   ;  2358.7 p2      45 x
        pxor xmm0, xmm5                                           ;  2432.3 p1      45 x
        movdqa xmm5, [rbp - 32]                                   ;  2359.7 p2      45 x
        pxor xmm12, xmm3                                          ;  2433.3 p1      45 x
        movdqa xmm3, [rbp - 112]                                  ;  2362.3 p2      45 x
        pxor xmm14, xmm8                                          ;  2434.3 p1      45 x
        movdqa xmm8, [rbp - 128]                                  ;  2364.3 p2      45 x
        pxor xmm1, xmm6                                           ;  2435.3 p1      45 x
        movdqa xmm6, [rbp - 64]                                   ;  2365.3 p2      45 x
        pxor xmm13, xmm14                                         ;  2436.3 p1      45 x
        movdqa xmm14, [rbp - 48]                                  ;  2366.3 p2      45 x
        pxor xmm3, xmm4                                           ;  2437.3 p1      45 x
        movdqa xmm4, [rbp - 80]                                   ;  2367.3 p2      45 x
        pxor xmm11, xmm1                                          ;  2438.3 p1      45 x
        movdqa xmm1, [r8 + 1536]                                  ;  2368.3 p2     102 x.0 reload
        movdqa [r9 + 1536], xmm1                                  ;  2379.3 p0+p3  104 k
        pxor xmm5, xmm2                                           ;  2439.3 p1      45 x
        movdqa xmm2, [r8 + 1552]                                  ;  2369.3 p2     102 x.1 reload
        movdqa [r9 + 1552], xmm2                                  ;  2380.3 p0+p3  104 k
        pxor xmm9, xmm11                                          ;  2440.3 p1      45 x
        movdqa xmm11, [r8 + 1568]                                 ;  2370.3 p2     102 x.2 reload
        movdqa [r9 + 1568], xmm11                                 ;  2381.3 p0+p3  104 k
        pxor xmm8, xmm10                                          ;  2441.3 p1      45 x
        movdqa xmm10, [r8 + 1584]                                 ;  2371.3 p2     102 x.3 reload
        movdqa [r9 + 1584], xmm10                                 ;  2382.3 p0+p3  104 k
        pxor xmm4, xmm15                                          ;  2442.3 p1      45 x
        movdqa xmm15, [r8 + 1600]                                 ;  2372.3 p2     102 x.4 reload
        movdqa [r9 + 1600], xmm15                                 ;  2383.3 p0+p3  104 k
        pxor xmm6, xmm13                                          ;  2443.3 p1      45 x
        movdqa xmm13, [r8 + 1616]                                 ;  2375.3 p2     102 x.5 reload
        movdqa [r9 + 1616], xmm13                                 ;  2386.3 p0+p3  104 k
        pxor xmm14, xmm7                                          ;  2444.3 p1      45 x
        movdqa xmm7, [r8 + 1632]                                  ;  2378.3 p2     102 x.6 reload
        movdqa [r9 + 1632], xmm7                                  ;  2389.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1648]                                  ;  2379.3 p2     102 x.7 reload
        movdqa [r9 + 1648], xmm7                                  ;  2390.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1664]                                  ;  2381.3 p2     102 x.8 reload
        movdqa [r9 + 1664], xmm7                                  ;  2392.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1680]                                  ;  2383.0 p2     102 x.9 reload
        movdqa [r9 + 1680], xmm7                                  ;  2394.0 p0+p3  104 k
        movdqa xmm7, [r8 + 1696]                                  ;  2384.3 p2     102 x.10 reload
        movdqa [r9 + 1696], xmm7                                  ;  2395.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1712]                                  ;  2386.3 p2     102 x.11 reload
        movdqa [r9 + 1712], xmm7                                  ;  2397.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1728]                                  ;  2388.3 p2     102 x.12 reload
        movdqa [r9 + 1728], xmm7                                  ;  2399.3 p0+p3  104 k
        movdqa [r9 + 5632], xmm9                                  ;  2442.3 p0+p3  105 k
        movdqa [r9 + 5648], xmm5                                  ;  2441.3 p0+p3  105 k
        movdqa xmm5, [r8 + 1744]                                  ;  2393.3 p2     102 x.13 reload
        movdqa [r9 + 1744], xmm5                                  ;  2404.3 p0+p3  104 k
        movdqa [r9 + 5664], xmm3                                  ;  2439.3 p0+p3  105 k
        movdqa xmm3, [r8 + 1760]                                  ;  2397.3 p2     102 x.14 reload
        movdqa [r9 + 1760], xmm3                                  ;  2408.3 p0+p3  104 k
        movdqa [r9 + 5680], xmm8                                  ;  2443.3 p0+p3  105 k
        movdqa [r9 + 5696], xmm6                                  ;  2445.3 p0+p3  105 k
        movdqa xmm6, [r8 + 1776]                                  ;  2402.3 p2     102 x.15 reload
        movdqa [r9 + 1776], xmm6                                  ;  2413.3 p0+p3  104 k
        movdqa [r9 + 5712], xmm14                                 ;  2446.3 p0+p3  105 k
        movdqa [r9 + 5744], xmm0                                  ;  2434.3 p0+p3  105 k
        movdqa [r9 + 5728], xmm4                                  ;  2444.3 p0+p3  105 k
        movdqa [r9 + 5760], xmm12                                 ;  2435.3 p0+p3  105 k
        movdqa [r9 + 3584], xmm1                                  ;  2417.3 p0+p3  104 k
        movdqa xmm1, [rbp - 96]                                   ;  2410.3 p2      48 x reload
        movdqa [r9 + 5776], xmm1                                  ;  2421.3 p0+p3  105 k
        movdqa [r9 + 3600], xmm2                                  ;  2421.3 p0+p3  104 k
        movdqa xmm2, [rbp - 32]                                   ;  2414.3 p2      48 x reload
        movdqa [r9 + 5792], xmm2                                  ;  2425.3 p0+p3  105 k
        movdqa [r9 + 3616], xmm11                                 ;  2425.3 p0+p3  104 k
        movdqa xmm11, [rbp - 112]                                 ;  2416.3 p2      48 x reload
        movdqa [r9 + 5808], xmm11                                 ;  2427.3 p0+p3  105 k
        movdqa [r9 + 3632], xmm10                                 ;  2429.3 p0+p3  104 k
        movdqa xmm10, [rbp - 128]                                 ;  2419.3 p2      48 x reload
        movdqa [r9 + 5824], xmm10                                 ;  2431.3 p0+p3  105 k
        movdqa [r9 + 3648], xmm15                                 ;  2433.3 p0+p3  104 k
        movdqa xmm15, [rbp - 64]                                  ;  2422.3 p2      48 x reload
        movdqa [r9 + 5840], xmm15                                 ;  2435.3 p0+p3  105 k
        movdqa [r9 + 3664], xmm13                                 ;  2437.3 p0+p3  104 k
        movdqa xmm13, [rbp - 48]                                  ;  2425.7 p2      48 x reload
        movdqa [r9 + 5856], xmm13                                 ;  2439.3 p0+p3  105 k
        movdqa xmm13, [rbp - 80]                                  ;  2427.3 p2      48 x reload
        movdqa [r9 + 5872], xmm13                                 ;  2441.3 p0+p3  105 k
        movdqa [r9 + 3776], xmm7                                  ;  2443.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1632]                                  ;  2432.0 p2     102 x.6 reload
        movdqa [r9 + 3680], xmm7                                  ;  2445.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1648]                                  ;  2433.0 p2     102 x.7 reload
        movdqa [r9 + 3696], xmm7                                  ;  2447.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1664]                                  ;  2434.3 p2     102 x.8 reload
        movdqa [r9 + 3712], xmm7                                  ;  2449.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1680]                                  ;  2435.3 p2     102 x.9 reload
        movdqa [r9 + 3728], xmm7                                  ;  2451.3 p0+p3  104 k
        movdqa xmm7, [r8 + 1696]                                  ;  2437.3 p2     102 x.10 reload
        movdqa [r9 + 3744], xmm7                                  ;  2453.3 p0+p3  104 k
        movdqa [r9 + 3792], xmm5                                  ;  2455.3 p0+p3  104 k
        movdqa xmm5, [r8 + 1712]                                  ;  2439.3 p2     102 x.11 reload
        movdqa [r9 + 3760], xmm5                                  ;  2457.3 p0+p3  104 k
        movdqa [r9 + 3808], xmm3                                  ;  2459.3 p0+p3  104 k
        movdqa [r9 + 3824], xmm6                                  ;  2461.3 p0+p3  104 k
        movdqa [r9 + 7680], xmm9                                  ;  2463.3 p0+p3  105 k
        movdqa xmm3, [r9 + 5648]                                  ;  2443.0 p2      45 x reload
        movdqa [r9 + 7696], xmm3                                  ;  2465.3 p0+p3  105 k
        movdqa [r9 + 7728], xmm8                                  ;  2467.3 p0+p3  105 k
        movdqa xmm3, [r9 + 5664]                                  ;  2444.7 p2      45 x reload
        movdqa [r9 + 7712], xmm3                                  ;  2469.3 p0+p3  105 k
        movdqa [r9 + 7760], xmm14                                 ;  2471.3 p0+p3  105 k
        movdqa xmm3, [r9 + 5696]                                  ;  2446.3 p2      45 x reload
        movdqa [r9 + 7744], xmm3                                  ;  2473.3 p0+p3  105 k
        movdqa [r9 + 7776], xmm4                                  ;  2475.3 p0+p3  105 k
        movdqa [r9 + 7792], xmm0                                  ;  2477.3 p0+p3  105 k
        movdqa [r9 + 7808], xmm12                                 ;  2479.3 p0+p3  105 k
        movdqa [r9 + 7824], xmm1                                  ;  2481.3 p0+p3  105 k
        movdqa [r9 + 7840], xmm2                                  ;  2483.3 p0+p3  105 k
        movdqa [r9 + 7856], xmm11                                 ;  2485.3 p0+p3  105 k
        movdqa [r9 + 7872], xmm10                                 ;  2487.3 p0+p3  105 k
        movdqa [r9 + 7888], xmm15                                 ;  2489.3 p0+p3  105 k
        movdqa [r9 + 7920], xmm13                                 ;  2491.3 p0+p3  105 k
        movdqa xmm0, [rbp - 48]                                   ;  2453.3 p2      48 x reload
        movdqa [r9 + 7904], xmm0                                  ;  2493.3 p0+p3  105 k
        movdqa xmm0, [r8 + 1904]                                  ;  2454.3 p2      41 x
        movdqa xmm1, [r8 + 2000]                                  ;  2455.3 p2     102 x.13 reload
        pxor xmm0, xmm1                                           ;  2466.3 p1      41 x
        movdqa xmm2, [r8 + 2016]                                  ;  2456.3 p2      41 x
        movdqa xmm3, [r8 + 1952]                                  ;  2457.3 p2     102 x.10 reload
        pand xmm2, xmm3                                           ;  2468.3 p1      41 x
        movdqa xmm4, [r8 + 1920]                                  ;  2458.3 p2      41 x
        movdqa xmm5, [r8 + 1984]                                  ;  2459.3 p2     102 x.12 reload
        pxor xmm4, xmm5                                           ;  2470.3 p1      41 x
        movdqa xmm6, [r8 + 2032]                                  ;  2460.3 p2      41 x
        movdqa xmm7, [r8 + 2016]                                  ;  2461.3 p2     102 x.14 reload
        pand xmm6, xmm7                                           ;  2472.3 p1      41 x
        movdqa xmm8, [r8 + 1904]                                  ;  2462.3 p2      41 x
        movdqa xmm9, [r8 + 1968]                                  ;  2463.3 p2      41 x
        pand xmm9, xmm1                                           ;  2474.3 p1      41 x
        pand xmm8, xmm7                                           ;  2473.3 p1      41 x
        movdqa xmm10, xmm1                                        ;  2466.3 p0      41 x copy
        pand xmm10, xmm3                                          ;  2473.3 p1      41 x
        movdqa xmm11, [r8 + 1936]                                 ;  2464.3 p2      41 x
        movdqa xmm12, xmm0                                        ;  2468.3 p0      41 x copy
        pxor xmm12, xmm3                                          ;  2475.3 p1      41 x
        pand xmm11, xmm12                                         ;  2477.3 p1      41 x
        pxor xmm8, xmm10                                          ;  2475.3 p1      41 x
        movdqa xmm10, [r8 + 2032]                                 ;  2465.3 p2      41 x
        movdqa xmm13, [r8 + 1904]                                 ;  2466.3 p2     102 x.7 reload
        pand xmm10, xmm13                                         ;  2477.3 p1      41 x
        movdqa xmm14, [rel misty1_expand_compact.T0_constants128] ;  2467.3 p2      41 x reload
        pxor xmm8, xmm14                                          ;  2478.3 p1      41 x
        movdqa xmm15, [r8 + 1936]                                 ;  2468.3 p2      41 x
        pand xmm15, xmm3                                          ;  2479.3 p1      41 x
        pxor xmm15, xmm4                                          ;  2481.3 p1      41 x
        pxor xmm10, xmm7                                          ;  2479.3 p1      41 x
        pxor xmm11, xmm10                                         ;  2481.3 p1      41 x
        movdqa xmm1, xmm3                                         ;  2468.3 p0      41 x copy
        pand xmm1, xmm13                                          ;  2477.3 p1      41 x
        pxor xmm9, xmm1                                           ;  2479.3 p1      41 x
        movdqa xmm1, [r8 + 1920]                                  ;  2469.3 p2      41 x
        pand xmm1, xmm3                                           ;  2480.3 p1      41 x
        pxor xmm9, xmm6                                           ;  2481.3 p1      41 x
        movdqa [rbp - 48], xmm6                                   ;  2495.3 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1968]                                  ;  2470.3 p2      41 x
        pand xmm6, xmm3                                           ;  2481.3 p1      41 x
        pxor xmm1, xmm6                                           ;  2483.3 p1      41 x
        pxor xmm10, xmm6                                          ;  2483.3 p1      41 x
        movdqa xmm6, [r8 + 2032]                                  ;  2471.3 p2      41 x
        pand xmm6, [r8 + 1968]                                    ;  2482.3 p2+p1   41 x
        movdqa [rbp - 80], xmm1                                   ;  2497.3 p0+p3   41 x spill
        movdqa xmm1, xmm3                                         ;  2471.3 p0      41 x copy
        pxor xmm1, xmm6                                           ;  2484.3 p1      41 x
        pxor xmm11, xmm1                                          ;  2486.3 p1      41 x
        pand xmm1, [r8 + 2032]                                    ;  2486.3 p2+p1   41 x
        pxor xmm1, xmm14                                          ;  2488.3 p1      41 x
        movdqa xmm3, [r8 + 1920]                                  ;  2474.3 p2      41 x
        pand xmm3, xmm13                                          ;  2485.3 p1      41 x
        movdqa xmm14, [r8 + 2032]                                 ;  2475.3 p2      41 x
        por xmm14, xmm12                                          ;  2486.3 p1      41 x
        movdqa [rbp - 64], xmm6                                   ;  2499.3 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1968]                                  ;  2476.3 p2      41 x
        pand xmm6, xmm4                                           ;  2487.3 p1      41 x
        pand xmm4, xmm13                                          ;  2486.0 p1      41 x
        movdqa [rbp - 128], xmm1                                  ;  2501.3 p0+p3   41 x spill
        movdqa xmm1, [r8 + 1936]                                  ;  2477.3 p2      41 x
        pand xmm1, xmm5                                           ;  2488.3 p1      41 x
        pxor xmm14, xmm1                                          ;  2490.3 p1      41 x
        movdqa xmm1, [r8 + 1968]                                  ;  2478.3 p2      41 x
        pand xmm1, xmm5                                           ;  2489.3 p1      41 x
        pxor xmm3, xmm14                                          ;  2492.3 p1      41 x
        movdqa xmm14, xmm7                                        ;  2478.7 p0      41 x copy
        pand xmm14, xmm5                                          ;  2491.0 p1      41 x
        pxor xmm6, xmm14                                          ;  2493.0 p1      41 x
        movdqa xmm14, [r8 + 1936]                                 ;  2479.7 p2      41 x
        pand xmm14, [r8 + 1920]                                   ;  2493.0 p2+p1   41 x
        pxor xmm10, xmm6                                          ;  2495.0 p1      41 x
        pxor xmm6, xmm3                                           ;  2495.0 p1      41 x
        pxor xmm6, xmm0                                           ;  2497.0 p1      41 x
        pxor xmm14, xmm13                                         ;  2497.0 p1      41 x
        pand xmm0, xmm5                                           ;  2498.0 p1      41 x
        movdqa xmm13, [r8 + 2032]                                 ;  2482.3 p2      41 x
        pxor xmm13, xmm1                                          ;  2499.0 p1      41 x
        pxor xmm1, [r8 + 1936]                                    ;  2500.0 p2+p1   41 x
        pxor xmm10, xmm1                                          ;  2502.0 p1      41 x
        pand xmm13, xmm5                                          ;  2502.0 p1      41 x
        pand xmm1, [r8 + 1968]                                    ;  2503.0 p2+p1   41 x
        pxor xmm11, xmm13                                         ;  2504.0 p1      41 x
        movdqa xmm13, [r8 + 1920]                                 ;  2485.3 p2      41 x
        pand xmm13, xmm7                                          ;  2505.0 p1      41 x
        pxor xmm13, xmm14                                         ;  2507.0 p1      41 x
        pxor xmm10, xmm9                                          ;  2507.0 p1      41 x
        pxor xmm14, [r8 + 2032]                                   ;  2508.0 p2+p1   41 x
        pxor xmm0, xmm14                                          ;  2510.0 p1      41 x
        pand xmm14, [r8 + 1920]                                   ;  2510.0 p2+p1   41 x
        pxor xmm0, [r8 + 1968]                                    ;  2512.0 p2+p1   41 x
        pxor xmm1, xmm13                                          ;  2512.0 p1      41 x
        movdqa xmm13, [r8 + 1968]                                 ;  2489.7 p2      41 x
        pand xmm13, xmm7                                          ;  2513.0 p1      41 x
        movdqa [rbp - 112], xmm11                                 ;  2506.0 p0+p3   41 x spill
        movdqa xmm11, [r8 + 1968]                                 ;  2490.7 p2      41 x
        pand xmm11, [r8 + 1904]                                   ;  2514.0 p2+p1   41 x
        pxor xmm13, xmm11                                         ;  2516.0 p1      41 x
        pxor xmm14, xmm13                                         ;  2518.0 p1      41 x
        movdqa xmm13, [r8 + 1904]                                 ;  2492.7 p2      41 x
        pxor xmm13, [r8 + 1920]                                   ;  2517.0 p2+p1   41 x
        pand xmm13, xmm5                                          ;  2519.0 p1      41 x
        pxor xmm13, xmm1                                          ;  2521.0 p1      41 x
        pxor xmm14, xmm15                                         ;  2520.0 p1      41 x
        pxor xmm11, xmm2                                          ;  2521.0 p1      41 x
        pxor xmm1, xmm11                                          ;  2523.0 p1      41 x
        movdqa xmm11, [r8 + 2000]                                 ;  2495.0 p2      41 x
        pand xmm11, xmm7                                          ;  2523.0 p1      41 x
        movdqa [rbp - 32], xmm14                                  ;  2522.0 p0+p3   41 x spill
        movdqa xmm14, xmm8                                        ;  2496.7 p0      41 x copy
        pxor xmm14, xmm0                                          ;  2524.0 p1      41 x
        pxor xmm0, xmm1                                           ;  2525.0 p1      41 x
        pxor xmm4, xmm0                                           ;  2527.0 p1      41 x
        movdqa xmm0, [r8 + 2000]                                  ;  2497.7 p2      41 x
        pand xmm0, [r8 + 1904]                                    ;  2527.0 p2+p1   41 x
        pxor xmm0, [rbp - 80]                                     ;  2529.0 p2+p1   41 x
        pxor xmm4, xmm0                                           ;  2531.0 p1      41 x
        movdqa [rbp - 80], xmm4                                   ;  2533.0 p0+p3   41 x spill
        movdqa xmm4, [r8 + 2032]                                  ;  2500.7 p2      41 x
        pand xmm4, [r8 + 1936]                                    ;  2530.0 p2+p1   41 x
        pxor xmm4, xmm11                                          ;  2532.0 p1      41 x
        pxor xmm4, xmm12                                          ;  2534.0 p1      41 x
        movdqa [rbp - 96], xmm1                                   ;  2525.0 p0+p3   41 x spill
        movdqa xmm1, [r8 + 2000]                                  ;  2502.7 p2      41 x
        pand xmm1, [r8 + 1920]                                    ;  2533.0 p2+p1   41 x
        pxor xmm11, xmm1                                          ;  2535.0 p1      41 x
        pxor xmm3, xmm14                                          ;  2535.0 p1      41 x
        movdqa xmm14, [r8 + 1936]                                 ;  2504.7 p2      41 x
        pand xmm14, xmm7                                          ;  2536.0 p1      41 x
        pxor xmm14, [rbp - 128]                                   ;  2538.0 p2+p1   41 x
        pxor xmm1, xmm14                                          ;  2540.0 p1      41 x
        movdqa xmm7, xmm12                                        ;  2506.0 p0      41 x copy
        por xmm7, xmm5                                            ;  2539.0 p1      41 x
        pxor xmm4, xmm7                                           ;  2541.0 p1      41 x
        movdqa xmm7, [rbp - 48]                                   ;  2507.0 p2      41 x
        pxor xmm7, xmm14                                          ;  2541.0 p1      41 x
        movdqa xmm14, [r8 + 2000]                                 ;  2508.0 p2      41 x
        pand xmm14, [r8 + 1936]                                   ;  2542.0 p2+p1   41 x
        pxor xmm6, xmm7                                           ;  2543.0 p1      41 x
        pxor xmm10, xmm11                                         ;  2544.0 p1      41 x
        pxor xmm8, xmm11                                          ;  2545.0 p1      41 x
        movdqa xmm7, [rbp - 128]                                  ;  2510.0 p2      41 x
        pxor xmm7, xmm0                                           ;  2546.0 p1      41 x
        pxor xmm9, xmm14                                          ;  2547.0 p1      41 x
        movdqa xmm0, [rbp - 64]                                   ;  2511.0 p2      41 x
        movdqa xmm11, xmm13                                       ;  2523.0 p0      41 x copy
        pxor xmm11, xmm14                                         ;  2548.0 p1      41 x
        movdqa xmm14, [rbp - 112]                                 ;  2512.0 p2      41 x
        pxor xmm13, xmm4                                          ;  2549.0 p1      41 x
        pxor xmm0, xmm13                                          ;  2551.0 p1      41 x
        movdqa xmm13, [rbp - 32]                                  ;  2522.0 p2      41 x
        pxor xmm14, xmm7                                          ;  2551.0 p1      41 x
        pxor xmm15, xmm4                                          ;  2552.0 p1      41 x
        pxor xmm2, xmm10                                          ;  2553.0 p1      41 x
        movdqa xmm4, [r8 + 2000]                                  ;  2514.0 p2      41 x
        pxor xmm12, xmm3                                          ;  2554.0 p1      41 x
        pxor xmm13, xmm8                                          ;  2555.0 p1      41 x
        movdqa xmm3, [rbp - 96]                                   ;  2525.0 p2      41 x
        pxor xmm4, xmm9                                           ;  2556.0 p1      41 x
        movdqa xmm7, [r8 + 1856]                                  ;  2516.0 p2      41 x
        movdqa xmm8, [r8 + 1792]                                  ;  2517.0 p2     102 x.0 reload
        pand xmm7, xmm8                                           ;  2557.0 p1      41 x
        pxor xmm1, xmm11                                          ;  2558.0 p1      41 x
        movdqa xmm9, [r8 + 1872]                                  ;  2518.0 p2      41 x
        pand xmm9, xmm8                                           ;  2559.0 p1      41 x
        pxor xmm15, xmm4                                          ;  2560.0 p1      41 x
        movdqa xmm4, [r8 + 1888]                                  ;  2519.0 p2      41 x
        movdqa xmm10, [r8 + 1808]                                 ;  2520.0 p2     102 x.1 reload
        pand xmm4, xmm10                                          ;  2561.0 p1      41 x
        movdqa xmm11, [r8 + 1840]                                 ;  2521.0 p2      41 x
        pxor xmm3, xmm1                                           ;  2562.0 p1      41 x
        pand xmm11, xmm8                                          ;  2563.0 p1      41 x
        movdqa xmm1, [r8 + 1856]                                  ;  2522.0 p2      41 x
        pand xmm1, [r8 + 1840]                                    ;  2564.0 p2+p1   41 x
        movdqa xmm5, [r8 + 1888]                                  ;  2524.0 p2      41 x
        pand xmm5, [r8 + 1840]                                    ;  2565.0 p2+p1   41 x
        movdqa [rbp - 96], xmm12                                  ;  2556.0 p0+p3   41 x spill
        movdqa xmm12, [r8 + 1872]                                 ;  2526.0 p2      41 x
        pand xmm12, [r8 + 1824]                                   ;  2566.0 p2+p1   41 x
        pxor xmm4, xmm12                                          ;  2568.0 p1      41 x
        pand xmm12, xmm10                                         ;  2568.0 p1      41 x
        movdqa [rbp - 32], xmm13                                  ;  2557.0 p0+p3   41 x spill
        movdqa xmm13, [r8 + 1888]                                 ;  2528.0 p2      41 x
        pand xmm13, xmm9                                          ;  2569.0 p1      41 x
        movdqa [rbp - 112], xmm6                                  ;  2545.0 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1856]                                  ;  2529.0 p2      41 x
        movdqa [rbp - 64], xmm2                                   ;  2555.0 p0+p3   41 x spill
        movdqa xmm2, xmm10                                        ;  2531.0 p0      41 x copy
        pxor xmm2, xmm11                                          ;  2570.0 p1      41 x
        pxor xmm6, xmm2                                           ;  2572.0 p1      41 x
        pand xmm6, [r8 + 1888]                                    ;  2574.0 p2+p1   41 x
        pxor xmm11, xmm6                                          ;  2576.0 p1      41 x
        movdqa [rbp - 128], xmm15                                 ;  2562.0 p0+p3   41 x spill
        movdqa xmm15, [r8 + 1872]                                 ;  2531.0 p2      41 x
        pand xmm15, xmm10                                         ;  2574.0 p1      41 x
        movdqa [rbp - 48], xmm0                                   ;  2553.0 p0+p3   41 x spill
        movdqa xmm0, [r8 + 1840]                                  ;  2532.0 p2      41 x
        pand xmm0, xmm15                                          ;  2576.0 p1      41 x
        movdqa [rbp + 64], xmm14                                  ;  2553.0 p0+p3   41 x spill
        movdqa xmm14, [r8 + 1872]                                 ;  2533.0 p2      41 x
        movdqa [rbp + 32], xmm3                                   ;  2564.0 p0+p3   41 x spill
        movdqa xmm3, xmm7                                         ;  2559.0 p0      41 x copy
        pxor xmm3, xmm1                                           ;  2576.0 p1      41 x
        pxor xmm1, xmm4                                           ;  2577.0 p1      41 x
        pand xmm14, xmm3                                          ;  2578.0 p1      41 x
        movdqa xmm3, [r8 + 1888]                                  ;  2535.0 p2      41 x
        pand xmm3, [r8 + 1824]                                    ;  2579.0 p2+p1   41 x
        pxor xmm4, xmm7                                           ;  2580.0 p1      41 x
        movdqa [rbp + 16], xmm4                                   ;  2582.0 p0+p3   41 x spill
        movdqa xmm4, xmm10                                        ;  2537.3 p0      41 x copy
        pand xmm4, xmm8                                           ;  2581.0 p1      41 x
        pxor xmm0, xmm4                                           ;  2583.0 p1      41 x
        pxor xmm4, xmm3                                           ;  2583.0 p1      41 x
        movdqa [rbp + 48], xmm6                                   ;  2576.0 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1824]                                  ;  2539.0 p2      41 x
        pand xmm6, xmm1                                           ;  2584.0 p1      41 x
        pxor xmm0, xmm6                                           ;  2586.0 p1      41 x
        movdqa xmm6, [r8 + 1840]                                  ;  2540.0 p2      41 x
        pxor xmm6, xmm0                                           ;  2588.0 p1      41 x
        movdqa xmm0, [r8 + 1824]                                  ;  2541.0 p2      41 x
        pand xmm0, xmm4                                           ;  2587.0 p1      41 x
        pxor xmm13, xmm15                                         ;  2588.0 p1      41 x
        pxor xmm0, xmm8                                           ;  2589.0 p1      41 x
        pxor xmm13, [rel misty1_expand_compact.T0_constants128]   ;  2590.0 p2+p1   41 x
        pand xmm4, [r8 + 1856]                                    ;  2591.0 p2+p1   41 x
        pxor xmm0, xmm2                                           ;  2592.0 p1      41 x
        pxor xmm1, xmm8                                           ;  2593.0 p1      41 x
        movdqa [rbp + 112], xmm6                                  ;  2590.0 p0+p3   41 x spill
        movdqa xmm6, [r8 + 1856]                                  ;  2544.7 p2      41 x
        pxor xmm6, xmm5                                           ;  2594.0 p1      41 x
        pxor xmm14, xmm6                                          ;  2596.0 p1      41 x
        pxor xmm4, xmm14                                          ;  2598.0 p1      41 x
        movdqa xmm14, [r8 + 1856]                                 ;  2546.0 p2      41 x
        pand xmm14, xmm1                                          ;  2597.0 p1      41 x
        pand xmm1, xmm8                                           ;  2598.0 p1      41 x
        pand xmm6, [r8 + 1872]                                    ;  2599.0 p2+p1   41 x
        pand xmm2, [r8 + 1824]                                    ;  2600.0 p2+p1   41 x
        pxor xmm1, xmm13                                          ;  2601.0 p1      41 x
        movdqa xmm8, [r8 + 1840]                                  ;  2549.0 p2      41 x
        pand xmm8, xmm10                                          ;  2602.0 p1      41 x
        pxor xmm6, xmm8                                           ;  2604.0 p1      41 x
        pxor xmm1, xmm3                                           ;  2604.0 p1      41 x
        movdqa [rbp + 80], xmm0                                   ;  2594.0 p0+p3   41 x spill
        movdqa xmm0, [r8 + 1856]                                  ;  2550.7 p2      41 x
        pand xmm0, xmm10                                          ;  2605.0 p1      41 x
        pxor xmm6, xmm1                                           ;  2606.0 p1      41 x
        movdqa xmm1, [r8 + 1888]                                  ;  2551.7 p2      41 x
        pxor xmm1, xmm15                                          ;  2607.0 p1      41 x
        pxor xmm0, xmm9                                           ;  2608.0 p1      41 x
        pxor xmm2, xmm0                                           ;  2610.0 p1      41 x
        pxor xmm0, [r8 + 1824]                                    ;  2610.0 p2+p1   41 x
        pand xmm1, [r8 + 1792]                                    ;  2611.0 p2+p1   41 x
        pxor xmm7, xmm8                                           ;  2612.0 p1      41 x
        movdqa xmm8, [r8 + 1840]                                  ;  2555.0 p2      41 x
        pxor xmm13, xmm1                                          ;  2613.0 p1      41 x
        pxor xmm15, [r8 + 1824]                                   ;  2614.0 p2+p1   41 x
        pxor xmm14, xmm13                                         ;  2615.0 p1      41 x
        movdqa xmm13, [r8 + 1872]                                 ;  2557.0 p2      41 x
        pand xmm8, xmm0                                           ;  2616.0 p1      41 x
        pxor xmm0, xmm3                                           ;  2617.0 p1      41 x
        pxor xmm3, [r8 + 1840]                                    ;  2618.0 p2+p1   41 x
        pxor xmm13, xmm8                                          ;  2619.0 p1      41 x
        movdqa xmm8, [r8 + 1856]                                  ;  2559.0 p2      41 x
        pand xmm8, xmm15                                          ;  2620.0 p1      41 x
        pxor xmm4, xmm2                                           ;  2621.0 p1      41 x
        movdqa xmm2, [r8 + 1872]                                  ;  2561.0 p2      41 x
        pand xmm5, xmm3                                           ;  2622.0 p1      41 x
        pand xmm2, xmm3                                           ;  2623.0 p1      41 x
        movdqa xmm3, [r8 + 1824]                                  ;  2562.7 p2      41 x
        pxor xmm1, xmm2                                           ;  2625.0 p1      41 x
        pxor xmm0, xmm1                                           ;  2627.0 p1      41 x
        movdqa xmm1, [r8 + 1888]                                  ;  2564.0 p2      41 x
        pand xmm1, [r8 + 1872]                                    ;  2626.0 p2+p1   41 x
        pxor xmm12, xmm13                                         ;  2627.0 p1      41 x
        movdqa xmm13, [r8 + 1792]                                 ;  2566.3 p2      41 x
        pand xmm3, xmm7                                           ;  2628.0 p1      41 x
        pand xmm13, xmm15                                         ;  2629.0 p1      41 x
        movdqa xmm15, [r8 + 1888]                                 ;  2567.3 p2      41 x
        pxor xmm2, xmm11                                          ;  2630.0 p1      41 x
        pxor xmm15, xmm13                                         ;  2631.0 p1      41 x
        movdqa xmm13, [rbp + 48]                                  ;  2576.0 p2      41 x
        pxor xmm13, xmm4                                          ;  2632.0 p1      41 x
        movdqa xmm4, [rbp + 80]                                   ;  2594.0 p2      41 x
        pxor xmm14, xmm15                                         ;  2633.0 p1      41 x
        movdqa xmm15, [r8 + 1888]                                 ;  2570.3 p2      41 x
        pxor xmm4, xmm0                                           ;  2634.0 p1      41 x
        movdqa xmm0, [rbp + 80]                                   ;  2594.0 p2      41 x
        pxor xmm7, xmm1                                           ;  2635.0 p1      41 x
        pand xmm11, xmm1                                          ;  2636.0 p1      41 x
        movdqa xmm1, [rbp + 16]                                   ;  2582.0 p2      41 x
        pxor xmm9, xmm2                                           ;  2637.0 p1      41 x
        pand xmm15, xmm7                                          ;  2638.0 p1      41 x
        pxor xmm3, xmm4                                           ;  2639.0 p1      41 x
        movdqa xmm2, [rbp + 112]                                  ;  2590.0 p2      41 x
        movdqa xmm4, [rbp + 32]                                   ;  2574.3 p2      41 x
        movdqa xmm7, [r8 + 1792]                                  ;  2575.3 p2     102 x.0 reload
        pxor xmm4, xmm7                                           ;  2640.0 p1      41 x
        pxor xmm0, xmm15                                          ;  2641.0 p1      41 x
        pxor xmm5, xmm14                                          ;  2642.0 p1      41 x
        pxor xmm1, xmm11                                          ;  2643.0 p1      41 x
        movdqa xmm11, [rbp + 64]                                  ;  2578.3 p2      41 x
        pxor xmm11, xmm10                                         ;  2644.0 p1      41 x
        pxor xmm12, xmm1                                          ;  2645.0 p1      41 x
        movdqa xmm1, [rbp - 80]                                   ;  2579.3 p2      41 x
        movdqa xmm14, [r8 + 1824]                                 ;  2580.3 p2     102 x.2 reload
        pxor xmm1, xmm14                                          ;  2646.0 p1      41 x
        pxor xmm8, xmm0                                           ;  2647.0 p1      41 x
        movdqa xmm0, [rel misty1_expand_compact.T0_constants128]  ;  2581.3 p2      41 x reload
        pxor xmm12, xmm0                                          ;  2648.0 p1      41 x
        movdqa xmm15, [rbp - 48]                                  ;  2582.3 p2      41 x
        pxor xmm15, [r8 + 1840]                                   ;  2649.0 p2+p1   41 x
        pxor xmm2, xmm9                                           ;  2650.0 p1      41 x
        pxor xmm8, xmm0                                           ;  2651.0 p1      41 x
        movdqa xmm9, [rbp - 128]                                  ;  2584.3 p2      41 x
        pxor xmm9, [r8 + 1856]                                    ;  2652.0 p2+p1   41 x
        pxor xmm6, xmm4                                           ;  2653.0 p1      41 x
        pxor xmm5, xmm11                                          ;  2654.0 p1      41 x
        pxor xmm13, xmm1                                          ;  2655.0 p1      41 x
        pxor xmm8, xmm15                                          ;  2656.0 p1      41 x
        pxor xmm12, xmm9                                          ;  2657.0 p1      41 x
        movdqa xmm14, [rbp - 64]                                  ;  2586.3 p2      41 x
        pxor xmm14, [r8 + 1872]                                   ;  2658.0 p2+p1   41 x
        pxor xmm3, xmm14                                          ;  2660.0 p1      41 x
        movdqa xmm10, [rbp - 112]                                 ;  2588.3 p2      41 x
        pxor xmm10, [r8 + 1888]                                   ;  2660.0 p2+p1   41 x
        pxor xmm6, [r8 + 144]                                     ;  2661.0 p2+p1   48 x
        pxor xmm2, xmm10                                          ;  2662.0 p1      41 x
        pxor xmm5, [r8 + 160]                                     ;  2663.0 p2+p1   48 x
        pxor xmm13, [r8 + 176]                                    ;  2664.0 p2+p1   48 x
        pxor xmm8, [r8 + 192]                                     ;  2665.0 p2+p1   48 x
        pxor xmm4, [r8]                                           ;  2666.0 p2+p1   48 x
        pxor xmm12, [r8 + 208]                                    ;  2667.0 p2+p1   48 x
        pxor xmm11, [r8 + 16]                                     ;  2668.0 p2+p1   48 x
        pxor xmm3, [r8 + 224]                                     ;  2669.0 p2+p1   48 x
        pxor xmm1, [r8 + 32]                                      ;  2670.0 p2+p1   48 x
        pxor xmm2, [r8 + 240]                                     ;  2671.0 p2+p1   48 x
        pxor xmm15, [r8 + 48]                                     ;  2672.0 p2+p1   48 x
        pxor xmm9, [r8 + 64]                                      ;  2673.0 p2+p1   48 x
        pxor xmm14, [r8 + 80]                                     ;  2674.0 p2+p1   48 x
        pxor xmm10, [r8 + 96]                                     ;  2675.0 p2+p1   48 x
        movdqa xmm7, [rbp - 32]                                   ;  2604.3 p2      48 x
        pxor xmm7, [r8 + 112]                                     ;  2676.0 p2+p1   48 x
        movdqa [rbp - 32], xmm2                                   ;  2673.0 p0+p3   48 x spill
        movdqa xmm2, [rbp - 96]                                   ;  2606.7 p2      48 x
        pxor xmm2, [r8 + 128]                                     ;  2677.0 p2+p1   48 x
        movdqa [rbp - 96], xmm3                                   ;  2671.0 p0+p3   48 x spill
        movdqa xmm3, xmm4                                         ;  2668.0 p0      45 x copy
        pxor xmm3, xmm10                                          ;  2678.0 p1      45 x
        movdqa [rbp - 112], xmm12                                 ;  2669.0 p0+p3   48 x spill
        movdqa xmm12, xmm15                                       ;  2674.0 p0      45 x copy
        pand xmm12, xmm7                                          ;  2681.0 p1      45 x
        movdqa [rbp - 64], xmm8                                   ;  2667.0 p0+p3   48 x spill
        movdqa xmm8, xmm11                                        ;  2670.0 p0      45 x copy
        pxor xmm8, xmm14                                          ;  2680.0 p1      45 x
        movdqa [rbp - 128], xmm13                                 ;  2666.0 p0+p3   48 x spill
        movdqa xmm13, xmm7                                        ;  2678.0 p0      45 x copy
        pand xmm13, xmm2                                          ;  2685.0 p1      45 x
        movdqa [rbp - 48], xmm5                                   ;  2665.0 p0+p3   48 x spill
        movdqa xmm5, xmm15                                        ;  2674.0 p0      45 x copy
        pand xmm5, xmm10                                          ;  2682.0 p1      45 x
        movdqa [rbp - 80], xmm6                                   ;  2663.0 p0+p3   48 x spill
        movdqa xmm6, xmm4                                         ;  2668.0 p0      45 x copy
        pand xmm6, xmm7                                           ;  2683.0 p1      45 x
        pxor xmm5, xmm6                                           ;  2685.0 p1      45 x
        movdqa xmm6, xmm10                                        ;  2677.0 p0      45 x copy
        pand xmm6, xmm9                                           ;  2685.0 p1      45 x
        pxor xmm5, xmm0                                           ;  2687.0 p1      45 x
        movdqa xmm0, xmm15                                        ;  2674.0 p0      45 x copy
        pxor xmm0, xmm3                                           ;  2687.0 p1      45 x
        movdqa [rbp + 64], xmm5                                   ;  2689.0 p0+p3   45 x spill
        movdqa xmm5, xmm1                                         ;  2672.0 p0      45 x copy
        pand xmm5, xmm0                                           ;  2689.0 p1      45 x
        movdqa [rbp + 32], xmm12                                  ;  2683.0 p0+p3   45 x spill
        movdqa xmm12, xmm4                                        ;  2668.0 p0      45 x copy
        pand xmm12, xmm2                                          ;  2689.0 p1      45 x
        pxor xmm12, xmm7                                          ;  2691.0 p1      45 x
        movdqa [rbp + 112], xmm10                                 ;  2677.0 p0+p3   48 x spill
        movdqa xmm10, xmm15                                       ;  2674.0 p0      45 x copy
        pand xmm10, xmm1                                          ;  2691.0 p1      45 x
        pxor xmm10, xmm8                                          ;  2693.0 p1      45 x
        pxor xmm5, xmm12                                          ;  2693.0 p1      45 x
        movdqa [rbp + 16], xmm10                                  ;  2695.0 p0+p3   45 x spill
        movdqa xmm10, xmm4                                        ;  2668.0 p0      45 x copy
        pand xmm10, xmm15                                         ;  2694.0 p1      45 x
        pxor xmm6, xmm10                                          ;  2696.0 p1      45 x
        movdqa xmm10, xmm15                                       ;  2674.0 p0      45 x copy
        pand xmm10, xmm11                                         ;  2696.0 p1      45 x
        pxor xmm6, xmm13                                          ;  2698.0 p1      45 x
        movdqa [rbp + 80], xmm13                                  ;  2687.0 p0+p3   45 x spill
        movdqa xmm13, xmm15                                       ;  2674.0 p0      45 x copy
        pand xmm13, xmm9                                          ;  2698.0 p1      45 x
        pxor xmm10, xmm13                                         ;  2700.0 p1      45 x
        pxor xmm12, xmm13                                         ;  2700.0 p1      45 x
        movdqa xmm13, xmm9                                        ;  2675.0 p0      45 x copy
        pand xmm13, xmm2                                          ;  2701.0 p1      45 x
        pxor xmm15, xmm13                                         ;  2703.0 p1      45 x
        pxor xmm5, xmm15                                          ;  2705.0 p1      45 x
        pand xmm15, xmm2                                          ;  2705.0 p1      45 x
        pxor xmm15, [rel misty1_expand_compact.T0_constants128]   ;  2707.0 p2+p1   45 x
        movdqa [rbp + 48], xmm13                                  ;  2703.0 p0+p3   45 x spill
        movdqa xmm13, xmm4                                        ;  2668.0 p0      45 x copy
        pand xmm13, xmm11                                         ;  2706.0 p1      45 x
        movdqa [rbp - 16], xmm15                                  ;  2709.0 p0+p3   45 x spill
        movdqa xmm15, xmm2                                        ;  2679.0 p0      45 x copy
        por xmm15, xmm0                                           ;  2707.0 p1      45 x
        movdqa [rbp + 0], xmm0                                    ;  2689.0 p0+p3   45 x spill
        movdqa xmm0, xmm9                                         ;  2675.0 p0      45 x copy
        pand xmm0, xmm8                                           ;  2708.0 p1      45 x
        pand xmm8, xmm4                                           ;  2709.0 p1      45 x
        movdqa [rbp + 144], xmm10                                 ;  2702.0 p0+p3   45 x spill
        movdqa xmm10, xmm1                                        ;  2672.0 p0      45 x copy
        pand xmm10, xmm14                                         ;  2710.0 p1      45 x
        pxor xmm15, xmm10                                         ;  2712.0 p1      45 x
        movdqa xmm10, xmm9                                        ;  2675.0 p0      45 x copy
        pand xmm10, xmm14                                         ;  2712.0 p1      45 x
        pxor xmm13, xmm15                                         ;  2714.0 p1      45 x
        movdqa xmm15, xmm14                                       ;  2676.0 p0      45 x copy
        pand xmm15, xmm7                                          ;  2714.0 p1      45 x
        pxor xmm0, xmm15                                          ;  2716.0 p1      45 x
        movdqa xmm15, xmm11                                       ;  2670.0 p0      45 x copy
        pand xmm15, xmm1                                          ;  2716.0 p1      45 x
        pxor xmm12, xmm0                                          ;  2718.0 p1      45 x
        pxor xmm0, xmm13                                          ;  2718.0 p1      45 x
        pxor xmm0, xmm3                                           ;  2720.0 p1      45 x
        pand xmm3, xmm14                                          ;  2720.0 p1      45 x
        pxor xmm15, xmm4                                          ;  2721.0 p1      45 x
        movdqa [rbp + 96], xmm0                                   ;  2722.0 p0+p3   45 x spill
        movdqa xmm0, xmm1                                         ;  2672.0 p0      45 x copy
        pxor xmm0, xmm10                                          ;  2722.0 p1      45 x
        pxor xmm10, xmm2                                          ;  2723.0 p1      45 x
        pxor xmm12, xmm0                                          ;  2724.0 p1      45 x
        pand xmm10, xmm14                                         ;  2725.0 p1      45 x
        movdqa [rbp + 128], xmm13                                 ;  2716.0 p0+p3   45 x spill
        movdqa xmm13, xmm11                                       ;  2672.0 p0      45 x copy
        pand xmm13, xmm7                                          ;  2726.0 p1      45 x
        pand xmm0, xmm9                                           ;  2727.0 p1      45 x
        pxor xmm5, xmm10                                          ;  2728.0 p1      45 x
        movdqa xmm10, xmm2                                        ;  2679.0 p0      45 x copy
        pxor xmm13, xmm15                                         ;  2729.0 p1      45 x
        pxor xmm12, xmm6                                          ;  2730.0 p1      45 x
        pxor xmm10, xmm15                                         ;  2731.0 p1      45 x
        movdqa xmm15, xmm11                                       ;  2676.0 p0      45 x copy
        pxor xmm3, xmm10                                          ;  2733.0 p1      45 x
        pand xmm15, xmm10                                         ;  2733.0 p1      45 x
        movdqa xmm10, xmm9                                        ;  2677.3 p0      45 x copy
        pxor xmm10, xmm3                                          ;  2735.0 p1      45 x
        movdqa xmm3, xmm9                                         ;  2678.3 p0      45 x copy
        pand xmm3, xmm7                                           ;  2735.0 p1      45 x
        pand xmm9, xmm4                                           ;  2736.0 p1      45 x
        pxor xmm0, xmm13                                          ;  2737.0 p1      45 x
        movdqa xmm13, xmm4                                        ;  2679.3 p0      45 x copy
        pxor xmm13, xmm11                                         ;  2738.0 p1      45 x
        pxor xmm3, xmm9                                           ;  2739.0 p1      45 x
        pand xmm4, [rbp + 112]                                    ;  2740.0 p2+p1   45 x
        pand xmm13, xmm14                                         ;  2741.0 p1      45 x
        pand xmm2, xmm1                                           ;  2742.0 p1      45 x
        pxor xmm15, xmm3                                          ;  2743.0 p1      45 x
        movdqa xmm3, [rbp + 16]                                   ;  2695.0 p2      45 x
        pxor xmm13, xmm0                                          ;  2744.0 p1      45 x
        pxor xmm3, xmm15                                          ;  2745.0 p1      45 x
        movdqa xmm15, [rbp + 112]                                 ;  2683.3 p2      45 x
        pand xmm15, xmm7                                          ;  2746.0 p1      45 x
        pxor xmm9, [rbp + 32]                                     ;  2747.0 p2+p1   45 x
        pand xmm7, xmm1                                           ;  2748.0 p1      45 x
        pand xmm11, [rbp + 112]                                   ;  2749.0 p2+p1   45 x
        pxor xmm0, xmm9                                           ;  2750.0 p1      45 x
        movdqa xmm9, [rbp + 64]                                   ;  2689.0 p2      45 x
        pxor xmm9, xmm10                                          ;  2751.0 p1      45 x
        por xmm14, [rbp + 0]                                      ;  2752.0 p2+p1   45 x
        pxor xmm10, xmm0                                          ;  2753.0 p1      45 x
        pxor xmm4, [rbp + 144]                                    ;  2754.0 p2+p1   45 x
        pxor xmm8, xmm10                                          ;  2755.0 p1      45 x
        movdqa xmm10, [rbp - 16]                                  ;  2709.0 p2      45 x
        pxor xmm8, xmm4                                           ;  2757.0 p1      45 x
        pxor xmm2, xmm15                                          ;  2757.0 p1      45 x
        pxor xmm10, xmm7                                          ;  2758.0 p1      45 x
        movdqa xmm7, [rbp + 0]                                    ;  2691.3 p2      45 x
        pand xmm1, [rbp + 112]                                    ;  2759.0 p2+p1   45 x
        pxor xmm7, xmm2                                           ;  2760.0 p1      45 x
        movdqa xmm2, [rbp + 128]                                  ;  2716.0 p2      45 x
        pxor xmm15, xmm11                                         ;  2761.0 p1      45 x
        pxor xmm2, xmm9                                           ;  2762.0 p1      45 x
        movdqa xmm9, [rbp + 80]                                   ;  2694.3 p2      45 x
        pxor xmm14, xmm7                                          ;  2763.0 p1      45 x
        movdqa xmm7, [rbp + 96]                                   ;  2722.0 p2      45 x
        pxor xmm11, xmm10                                         ;  2764.0 p1      45 x
        pxor xmm9, xmm10                                          ;  2765.0 p1      45 x
        movdqa xmm10, [rbp + 64]                                  ;  2696.3 p2      45 x
        pxor xmm7, xmm9                                           ;  2767.0 p1      45 x
        movdqa xmm9, [rbp - 16]                                   ;  2709.0 p2      45 x
        pxor xmm12, xmm15                                         ;  2767.0 p1      45 x
        pxor xmm10, xmm15                                         ;  2768.0 p1      45 x
        movdqa xmm15, [rbp + 48]                                  ;  2703.0 p2      45 x
        pxor xmm9, xmm4                                           ;  2769.0 p1      45 x
        movdqa xmm4, [rbp + 16]                                   ;  2699.3 p2      45 x
        pxor xmm6, xmm1                                           ;  2770.0 p1      45 x
        pxor xmm1, xmm13                                          ;  2771.0 p1      45 x
        pxor xmm13, xmm14                                         ;  2772.0 p1      45 x
        pxor xmm15, xmm13                                         ;  2774.0 p1      45 x
        movdqa xmm13, [rbp + 32]                                  ;  2700.3 p2      45 x
        pxor xmm4, xmm14                                          ;  2774.0 p1      45 x
        movdqa xmm14, [rbp + 0]                                   ;  2701.3 p2      45 x
        pxor xmm5, xmm9                                           ;  2775.0 p1      45 x
        movdqa xmm9, [rbp + 112]                                  ;  2702.3 p2      45 x
        pxor xmm13, xmm12                                         ;  2776.0 p1      45 x
        movdqa xmm12, [rbp - 80]                                  ;  2703.3 p2      45 x
        pxor xmm3, xmm10                                          ;  2777.0 p1      45 x
        movdqa xmm10, [rbp - 48]                                  ;  2704.3 p2      45 x
        pxor xmm14, xmm2                                          ;  2778.0 p1      45 x
        movdqa xmm2, [rbp - 128]                                  ;  2707.0 p2      45 x
        pxor xmm9, xmm6                                           ;  2779.0 p1      45 x
        movdqa xmm6, [rbp - 64]                                   ;  2709.0 p2      45 x
        pxor xmm11, xmm1                                          ;  2780.0 p1      45 x
        movdqa xmm1, [rbp - 112]                                  ;  2710.0 p2      45 x
        pxor xmm4, xmm9                                           ;  2781.0 p1      45 x
        movdqa xmm9, [rbp - 96]                                   ;  2711.0 p2      45 x
        pxor xmm2, xmm8                                           ;  2782.0 p1      45 x
        movdqa xmm8, [rbp - 32]                                   ;  2712.0 p2      45 x
        pxor xmm0, xmm11                                          ;  2783.0 p1      45 x
        movdqa xmm11, [r8 + 1792]                                 ;  2713.0 p2     102 x.0 reload
        movdqa [r9 + 1792], xmm11                                 ;  2724.0 p0+p3  104 k
        pxor xmm10, xmm5                                          ;  2784.0 p1      45 x
        movdqa xmm5, [r8 + 1808]                                  ;  2714.0 p2     102 x.1 reload
        movdqa [r9 + 1808], xmm5                                  ;  2725.0 p0+p3  104 k
        pxor xmm12, xmm0                                          ;  2785.0 p1      45 x
        movdqa xmm0, [r8 + 1824]                                  ;  2715.0 p2     102 x.2 reload
        movdqa [r9 + 1824], xmm0                                  ;  2726.0 p0+p3  104 k
        pxor xmm6, xmm15                                          ;  2786.0 p1      45 x
        movdqa xmm15, [r8 + 1840]                                 ;  2716.0 p2     102 x.3 reload
        movdqa [r9 + 1840], xmm15                                 ;  2727.0 p0+p3  104 k
        pxor xmm8, xmm7                                           ;  2787.0 p1      45 x
        movdqa xmm7, [r8 + 1856]                                  ;  2717.0 p2     102 x.4 reload
        movdqa [r9 + 1856], xmm7                                  ;  2728.0 p0+p3  104 k
        pxor xmm1, xmm4                                           ;  2788.0 p1      45 x
        movdqa xmm4, [r8 + 1872]                                  ;  2720.0 p2     102 x.5 reload
        movdqa [r9 + 1872], xmm4                                  ;  2731.0 p0+p3  104 k
        pxor xmm9, xmm13                                          ;  2789.0 p1      45 x
        movdqa xmm13, [r8 + 1888]                                 ;  2723.0 p2     102 x.6 reload
        movdqa [r9 + 1888], xmm13                                 ;  2734.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1904]                                 ;  2724.0 p2     102 x.7 reload
        movdqa [r9 + 1904], xmm13                                 ;  2735.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1920]                                 ;  2726.0 p2     102 x.8 reload
        movdqa [r9 + 1920], xmm13                                 ;  2737.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1936]                                 ;  2727.7 p2     102 x.9 reload
        movdqa [r9 + 1936], xmm13                                 ;  2738.7 p0+p3  104 k
        movdqa xmm13, [r8 + 1952]                                 ;  2729.0 p2     102 x.10 reload
        movdqa [r9 + 1952], xmm13                                 ;  2740.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1968]                                 ;  2731.0 p2     102 x.11 reload
        movdqa [r9 + 1968], xmm13                                 ;  2742.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1984]                                 ;  2733.0 p2     102 x.12 reload
        movdqa [r9 + 1984], xmm13                                 ;  2744.0 p0+p3  104 k
        movdqa [r9 + 5888], xmm12                                 ;  2787.0 p0+p3  105 k
        movdqa [r9 + 5904], xmm10                                 ;  2786.0 p0+p3  105 k
        movdqa xmm10, [r8 + 2000]                                 ;  2738.0 p2     102 x.13 reload
        movdqa [r9 + 2000], xmm10                                 ;  2749.0 p0+p3  104 k
        movdqa [r9 + 5920], xmm2                                  ;  2784.0 p0+p3  105 k
        movdqa xmm2, [r8 + 2016]                                  ;  2742.0 p2     102 x.14 reload
        movdqa [r9 + 2016], xmm2                                  ;  2753.0 p0+p3  104 k
        movdqa [r9 + 5936], xmm6                                  ;  2788.0 p0+p3  105 k
        movdqa [r9 + 5952], xmm1                                  ;  2790.0 p0+p3  105 k
        movdqa xmm1, [r8 + 2032]                                  ;  2747.0 p2     102 x.15 reload
        movdqa [r9 + 2032], xmm1                                  ;  2758.0 p0+p3  104 k
        movdqa [r9 + 5968], xmm9                                  ;  2791.0 p0+p3  105 k
        movdqa [r9 + 6000], xmm3                                  ;  2779.0 p0+p3  105 k
        movdqa [r9 + 5984], xmm8                                  ;  2789.0 p0+p3  105 k
        movdqa [r9 + 6016], xmm14                                 ;  2780.0 p0+p3  105 k
        movdqa [r9 + 3840], xmm11                                 ;  2762.0 p0+p3  104 k
        movdqa xmm11, [rbp - 80]                                  ;  2755.0 p2      48 x reload
        movdqa [r9 + 6032], xmm11                                 ;  2766.0 p0+p3  105 k
        movdqa [r9 + 3856], xmm5                                  ;  2766.0 p0+p3  104 k
        movdqa xmm5, [rbp - 48]                                   ;  2759.0 p2      48 x reload
        movdqa [r9 + 6048], xmm5                                  ;  2770.0 p0+p3  105 k
        movdqa [r9 + 3872], xmm0                                  ;  2770.0 p0+p3  104 k
        movdqa xmm0, [rbp - 128]                                  ;  2761.0 p2      48 x reload
        movdqa [r9 + 6064], xmm0                                  ;  2772.0 p0+p3  105 k
        movdqa [r9 + 3888], xmm15                                 ;  2774.0 p0+p3  104 k
        movdqa xmm15, [rbp - 64]                                  ;  2764.0 p2      48 x reload
        movdqa [r9 + 6080], xmm15                                 ;  2776.0 p0+p3  105 k
        movdqa [r9 + 3904], xmm7                                  ;  2778.0 p0+p3  104 k
        movdqa xmm7, [rbp - 112]                                  ;  2767.0 p2      48 x reload
        movdqa [r9 + 6096], xmm7                                  ;  2780.0 p0+p3  105 k
        movdqa [r9 + 3920], xmm4                                  ;  2782.0 p0+p3  104 k
        movdqa xmm4, [rbp - 96]                                   ;  2770.3 p2      48 x reload
        movdqa [r9 + 6112], xmm4                                  ;  2784.0 p0+p3  105 k
        movdqa xmm4, [rbp - 32]                                   ;  2772.0 p2      48 x reload
        movdqa [r9 + 6128], xmm4                                  ;  2786.0 p0+p3  105 k
        movdqa [r9 + 4032], xmm13                                 ;  2788.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1888]                                 ;  2776.7 p2     102 x.6 reload
        movdqa [r9 + 3936], xmm13                                 ;  2790.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1904]                                 ;  2777.7 p2     102 x.7 reload
        movdqa [r9 + 3952], xmm13                                 ;  2792.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1920]                                 ;  2779.0 p2     102 x.8 reload
        movdqa [r9 + 3968], xmm13                                 ;  2794.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1936]                                 ;  2780.0 p2     102 x.9 reload
        movdqa [r9 + 3984], xmm13                                 ;  2796.0 p0+p3  104 k
        movdqa xmm13, [r8 + 1952]                                 ;  2782.0 p2     102 x.10 reload
        movdqa [r9 + 4000], xmm13                                 ;  2798.0 p0+p3  104 k
        movdqa [r9 + 4048], xmm10                                 ;  2800.0 p0+p3  104 k
        movdqa xmm10, [r8 + 1968]                                 ;  2784.0 p2     102 x.11 reload
        movdqa [r9 + 4016], xmm10                                 ;  2802.0 p0+p3  104 k
        movdqa [r9 + 4064], xmm2                                  ;  2804.0 p0+p3  104 k
        movdqa [r9 + 4080], xmm1                                  ;  2806.0 p0+p3  104 k
        movdqa [r9 + 7936], xmm12                                 ;  2808.0 p0+p3  105 k
        movdqa xmm1, [r9 + 5904]                                  ;  2787.7 p2      45 x reload
        movdqa [r9 + 7952], xmm1                                  ;  2810.0 p0+p3  105 k
        movdqa [r9 + 7984], xmm6                                  ;  2812.0 p0+p3  105 k
        movdqa xmm1, [r9 + 5920]                                  ;  2789.3 p2      45 x reload
        movdqa [r9 + 7968], xmm1                                  ;  2814.0 p0+p3  105 k
        movdqa [r9 + 8016], xmm9                                  ;  2816.0 p0+p3  105 k
        movdqa xmm1, [r9 + 5952]                                  ;  2791.0 p2      45 x reload
        movdqa [r9 + 8000], xmm1                                  ;  2818.0 p0+p3  105 k
        movdqa [r9 + 8032], xmm8                                  ;  2820.0 p0+p3  105 k
        movdqa [r9 + 8048], xmm3                                  ;  2822.0 p0+p3  105 k
        movdqa [r9 + 8064], xmm14                                 ;  2824.0 p0+p3  105 k
        movdqa [r9 + 8080], xmm11                                 ;  2826.0 p0+p3  105 k
        movdqa [r9 + 8096], xmm5                                  ;  2828.0 p0+p3  105 k
        movdqa [r9 + 8112], xmm0                                  ;  2830.0 p0+p3  105 k
        movdqa [r9 + 8128], xmm15                                 ;  2832.0 p0+p3  105 k
        movdqa [r9 + 8144], xmm7                                  ;  2834.0 p0+p3  105 k
        movdqa xmm0, [rbp - 96]                                   ;  2797.3 p2      48 x reload
        movdqa [r9 + 8160], xmm0                                  ;  2836.0 p0+p3  105 k
        movdqa [r9 + 8176], xmm4                                  ;  2838.0 p0+p3  105 k
        add rsp, 0x130                                            ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
