; misty1_expand_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_expand_compact --cpu athlon64-64 --variant bitsliced
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
;   body: 9632 uops, planned 4115.0; bounds: width 3210.7, ports 3210.0, path 40.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_expand_compact

        section .text
        align 16
misty1_expand_compact:
        push rbp                                                  ;                    preserved
        sub rsp, 0x120                                            ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 144], rdi                                ;                    argument
        mov qword [rbp + 152], rsi                                ;                    argument
        lea rdx, [rbp + 256]                                      ;                    frame
        mov r8, qword [rbp + 144]                                 ;     0.0 agu0   102 x.0 reload
        movaps xmm0, [r8]                                         ;     5.0 agu1+agu2+fadd+fmul  102 x.0
        movaps xmm1, [r8 + 16]                                    ;     5.0 agu0+agu1+fmisc+fadd  102 x.1
        movaps xmm2, [r8 + 32]                                    ;     5.0 agu2+agu0+fmul+fmisc  102 x.2
        movaps xmm3, [r8 + 48]                                    ;     5.0 agu1+agu2+fadd+fmul  102 x.3
        movaps xmm4, [r8 + 64]                                    ;     5.0 agu0+agu1+fmisc+fadd  102 x.4
        movaps xmm5, [r8 + 80]                                    ;     5.0 agu2+agu0+fmul+fmisc  102 x.5
        movaps xmm6, [r8 + 96]                                    ;     5.0 agu1+agu2+fadd+fmul  102 x.6
        movaps xmm7, [r8 + 112]                                   ;     6.0 agu0+agu1+fmisc+fadd  102 x.7
        movaps xmm8, [r8 + 128]                                   ;     6.7 agu2+agu0+fmul+fmisc  102 x.8
        movaps xmm9, [r8 + 144]                                   ;     7.3 agu1+agu2+fadd+fmul  102 x.9
        movaps xmm10, [r8 + 160]                                  ;     8.0 agu0+agu1+fmisc+fadd  102 x.10
        movaps xmm11, [r8 + 176]                                  ;     8.7 agu2+agu0+fmul+fmisc  102 x.11
        movaps xmm12, [r8 + 192]                                  ;     9.3 agu1+agu2+fadd+fmul  102 x.12
        movaps xmm13, [r8 + 208]                                  ;    10.0 agu0+agu1+fmisc+fadd  102 x.13
        movaps xmm14, [r8 + 224]                                  ;    10.7 agu2+agu0+fmul+fmisc  102 x.14
        movaps xmm15, [r8 + 240]                                  ;    11.3 agu1+agu2+fadd+fmul  102 x.15
        movaps xmm2, [r8 + 256]                                   ;    12.0 agu0+agu1+fmisc+fadd  102 x.0
        movaps xmm2, [r8 + 272]                                   ;    12.7 agu2+agu0+fmul+fmisc  102 x.1
        movaps xmm2, [r8 + 288]                                   ;    13.3 agu1+agu2+fadd+fmul  102 x.2
        movaps xmm2, [r8 + 304]                                   ;    14.0 agu0+agu1+fmisc+fadd  102 x.3
        movaps xmm2, [r8 + 320]                                   ;    14.7 agu2+agu0+fmul+fmisc  102 x.4
        movaps xmm2, [r8 + 336]                                   ;    15.3 agu1+agu2+fadd+fmul  102 x.5
        movaps xmm2, [r8 + 352]                                   ;    16.0 agu0+agu1+fmisc+fadd  102 x.6
        movaps xmm2, [r8 + 368]                                   ;    16.7 agu2+agu0+fmul+fmisc  102 x.7
        movaps xmm2, [r8 + 384]                                   ;    17.3 agu1+agu2+fadd+fmul  102 x.8
        movaps xmm2, [r8 + 400]                                   ;    18.0 agu0+agu1+fmisc+fadd  102 x.9
        movaps xmm2, [r8 + 416]                                   ;    18.7 agu2+agu0+fmul+fmisc  102 x.10
        movaps xmm2, [r8 + 432]                                   ;    19.3 agu1+agu2+fadd+fmul  102 x.11
        movaps xmm2, [r8 + 448]                                   ;    20.0 agu0+agu1+fmisc+fadd  102 x.12
        movaps xmm2, [r8 + 464]                                   ;    20.7 agu2+agu0+fmul+fmisc  102 x.13
        movaps xmm2, [r8 + 480]                                   ;    21.3 agu1+agu2+fadd+fmul  102 x.14
        movaps xmm2, [r8 + 496]                                   ;    22.0 agu0+agu1+fmisc+fadd  102 x.15
        movaps xmm2, xmm7                                         ;    23.0 fmul+fadd   41 x copy
        xorps xmm2, xmm13                                         ;    25.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 224]                                   ;    24.3 agu2+agu0+fmisc+fmul   41 x copy
        andps xmm3, xmm10                                         ;    26.3 fadd+fmul   41 x
        movaps xmm1, [r8 + 128]                                   ;    26.0 agu1+agu0+fmisc+fadd   41 x copy
        xorps xmm1, xmm12                                         ;    28.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 240]                                   ;    27.3 agu2+agu0+fmisc+fmul   41 x copy
        andps xmm6, xmm14                                         ;    29.3 fadd+fmul   41 x
        movaps xmm5, [r8 + 208]                                   ;    28.7 agu1+agu0+fmisc   41 x copy
        andps xmm5, xmm10                                         ;    30.7 fadd+fmul   41 x
        movaps xmm0, [r8 + 224]                                   ;    30.0 agu2+agu0+fmisc+fadd   41 x copy
        andps xmm0, xmm7                                          ;    32.0 fmul+fadd   41 x
        xorps xmm5, xmm0                                          ;    34.0 fmul+fadd   41 x
        movaps xmm0, xmm2                                         ;    33.0 fmul+fadd   41 x copy
        xorps xmm0, xmm10                                         ;    35.0 fmul+fadd   41 x
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]   ;    36.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm4, [r8 + 208]                                   ;    34.0 agu2+agu0+fmisc   41 x copy
        andps xmm4, xmm11                                         ;    36.0 fmul+fadd   41 x
        movaps xmm13, xmm0                                        ;    37.0 fmul+fadd   41 x copy
        andps xmm13, xmm9                                         ;    39.0 fmul+fadd   41 x
        movaps xmm12, [r8 + 240]                                  ;    36.7 agu1+agu2+fmisc   41 x copy
        andps xmm12, xmm7                                         ;    39.0 fmul+fadd   41 x
        xorps xmm12, xmm14                                        ;    41.0 fmul+fadd   41 x
        xorps xmm13, xmm12                                        ;    43.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 160]                                  ;    39.3 agu0+agu1+fmisc   41 x copy
        andps xmm14, xmm9                                         ;    42.0 fmul+fadd   41 x
        xorps xmm14, xmm1                                         ;    44.0 fmul+fadd   41 x
        movaps [rbp - 64], xmm5                                   ;    41.3 agu2+agu0+fmisc   41 x spill
        movaps xmm5, [r8 + 160]                                   ;    43.3 agu1+agu0+fmisc   41 x copy
        andps xmm5, xmm7                                          ;    45.3 fmul+fadd   41 x
        xorps xmm4, xmm5                                          ;    47.3 fmul+fadd   41 x
        xorps xmm4, xmm6                                          ;    49.3 fmul+fadd   41 x
        movaps xmm5, [r8 + 160]                                   ;    45.3 agu2+agu1+fmisc   41 x copy
        andps xmm5, xmm8                                          ;    47.3 fmul+fadd   41 x
        movaps [rbp - 112], xmm6                                  ;    47.3 agu0+agu1+fmisc   41 x spill
        movaps xmm6, xmm10                                        ;    48.0 fmul+fadd   41 x copy
        andps xmm6, xmm11                                         ;    50.0 fmul+fadd   41 x
        xorps xmm5, xmm6                                          ;    52.0 fmul+fadd   41 x
        xorps xmm12, xmm6                                         ;    52.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 240]                                   ;    49.7 agu2+agu0+fmisc   41 x copy
        andps xmm6, xmm11                                         ;    52.0 fmul+fadd   41 x
        movaps [rbp - 48], xmm5                                   ;    54.0 agu1+agu0+fmisc   41 x spill
        movaps xmm5, xmm10                                        ;    53.0 fmul+fadd   41 x copy
        xorps xmm5, xmm6                                          ;    55.0 fmul+fadd   41 x
        xorps xmm13, xmm5                                         ;    57.0 fmul+fadd   41 x
        andps xmm5, xmm15                                         ;    57.0 fmul+fadd   41 x
        xorps xmm5, [rel misty1_expand_compact.T0_constants128]   ;    59.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm10, [r8 + 128]                                  ;    55.0 agu1+agu0+fmisc   41 x copy
        andps xmm10, xmm7                                         ;    58.0 fmul+fadd   41 x
        movaps [rbp - 128], xmm6                                  ;    57.0 agu2+agu1+fmisc   41 x spill
        movaps xmm6, xmm0                                         ;    59.0 fmul+fadd   41 x copy
        orps xmm6, xmm15                                          ;    61.0 fmul+fadd   41 x
        movaps [rbp - 96], xmm5                                   ;    61.0 agu0+agu1+fmisc   41 x spill
        movaps xmm5, xmm1                                         ;    61.0 fmul+fadd   41 x copy
        andps xmm5, xmm11                                         ;    63.0 fmul+fadd   41 x
        andps xmm1, xmm7                                          ;    63.0 fmul+fadd   41 x
        movaps [rbp - 80], xmm0                                   ;    61.3 agu2+agu0+fmisc   41 x spill
        movaps xmm0, [r8 + 192]                                   ;    63.3 agu1+agu0+fmisc   41 x
        andps xmm0, xmm9                                          ;    65.3 fmul+fadd   41 x
        xorps xmm6, xmm0                                          ;    67.3 fmul+fadd   41 x
        xorps xmm10, xmm6                                         ;    69.3 fmul+fadd   41 x
        movaps xmm0, [r8 + 192]                                   ;    65.3 agu2+agu1+fmisc   41 x
        andps xmm0, xmm11                                         ;    67.3 fmul+fadd   41 x
        movaps xmm6, [r8 + 224]                                   ;    67.3 agu0+agu1+fmisc   41 x
        andps xmm6, [r8 + 192]                                    ;    69.3 agu2+agu0+fmul+fadd   41 x
        xorps xmm5, xmm6                                          ;    71.3 fmul+fadd   41 x
        xorps xmm12, xmm5                                         ;    73.3 fmul+fadd   41 x
        xorps xmm5, xmm10                                         ;    73.3 fmul+fadd   41 x
        movaps xmm6, [r8 + 144]                                   ;    69.7 agu1+agu2+fmisc   41 x copy
        andps xmm6, xmm8                                          ;    72.0 fmul+fadd   41 x
        xorps xmm5, xmm2                                          ;    75.3 fmul+fadd   41 x
        xorps xmm6, xmm7                                          ;    74.0 fmul+fadd   41 x
        andps xmm2, [r8 + 192]                                    ;    75.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm7, xmm0                                         ;    76.0 fmul+fadd   41 x copy
        xorps xmm7, xmm15                                         ;    78.0 fmul+fadd   41 x
        xorps xmm0, xmm9                                          ;    78.0 fmul+fadd   41 x
        xorps xmm12, xmm0                                         ;    80.0 fmul+fadd   41 x
        andps xmm7, [r8 + 192]                                    ;    80.0 agu2+agu0+fmul+fadd   41 x
        andps xmm0, xmm11                                         ;    81.0 fmul+fadd   41 x
        xorps xmm13, xmm7                                         ;    82.0 fmul+fadd   41 x
        movaps xmm7, [r8 + 224]                                   ;    79.0 agu1+agu0+fmisc   41 x
        andps xmm7, xmm8                                          ;    83.0 fmul+fadd   41 x
        xorps xmm7, xmm6                                          ;    85.0 fmul+fadd   41 x
        xorps xmm12, xmm4                                         ;    85.0 fmul+fadd   41 x
        xorps xmm6, xmm15                                         ;    86.0 fmul+fadd   41 x
        xorps xmm2, xmm6                                          ;    88.0 fmul+fadd   41 x
        andps xmm6, xmm8                                          ;    88.0 fmul+fadd   41 x
        xorps xmm2, xmm11                                         ;    90.0 fmul+fadd   41 x
        xorps xmm0, xmm7                                          ;    90.0 fmul+fadd   41 x
        movaps xmm7, [r8 + 224]                                   ;    86.7 agu2+agu0+fmisc   41 x
        andps xmm7, xmm11                                         ;    91.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 112]                                   ;    88.7 agu1+agu0+fmisc   41 x
        andps xmm9, xmm11                                         ;    92.0 fmul+fadd   41 x
        xorps xmm7, xmm9                                          ;    94.0 fmul+fadd   41 x
        xorps xmm6, xmm7                                          ;    96.0 fmul+fadd   41 x
        movaps xmm7, [r8 + 112]                                   ;    91.0 agu2+agu0+fmisc   41 x
        xorps xmm7, xmm8                                          ;    95.0 fmul+fadd   41 x
        andps xmm7, [r8 + 192]                                    ;    97.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm7, xmm0                                          ;    99.0 fmul+fadd   41 x
        xorps xmm6, xmm14                                         ;    98.0 fmul+fadd   41 x
        xorps xmm9, xmm3                                          ;    99.0 fmul+fadd   41 x
        xorps xmm0, xmm9                                          ;   101.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 224]                                   ;    97.0 agu2+agu0+fmisc   41 x
        andps xmm9, [r8 + 208]                                    ;   101.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm11, [rbp - 64]                                  ;    99.0 agu2+agu0+fmisc   41 x
        xorps xmm11, xmm2                                         ;   102.0 fmul+fadd   41 x
        xorps xmm2, xmm0                                          ;   103.0 fmul+fadd   41 x
        xorps xmm1, xmm2                                          ;   105.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 208]                                   ;   101.3 agu1+agu2+fmisc   41 x
        andps xmm2, [r8 + 112]                                    ;   105.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm2, [rbp - 48]                                    ;   107.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm1, xmm2                                          ;   109.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;   108.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 144]                                  ;   104.7 agu1+agu2+fmisc   41 x
        andps xmm11, xmm15                                        ;   109.0 fmul+fadd   41 x
        xorps xmm11, xmm9                                         ;   111.0 fmul+fadd   41 x
        xorps xmm11, [rbp - 80]                                   ;   113.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm15, [r8 + 208]                                  ;   108.0 agu2+agu0+fmisc   41 x
        andps xmm15, xmm8                                         ;   112.0 fmul+fadd   41 x
        xorps xmm9, xmm15                                         ;   114.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 224]                                   ;   110.3 agu1+agu2+fmisc   41 x
        andps xmm8, [r8 + 144]                                    ;   114.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, [rbp - 96]                                    ;   116.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, xmm8                                         ;   118.0 fmul+fadd   41 x
        xorps xmm8, [rbp - 112]                                   ;   118.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm5, xmm8                                          ;   120.0 fmul+fadd   41 x
        movaps xmm8, [rbp - 80]                                   ;   115.0 agu0+agu1+fmisc   41 x
        orps xmm8, [r8 + 192]                                     ;   119.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm11, xmm8                                         ;   121.0 fmul+fadd   41 x
        xorps xmm12, xmm9                                         ;   121.0 fmul+fadd   41 x
        xorps xmm9, [rbp - 64]                                    ;   122.0 agu1+agu2+fmul+fadd   41 x
        movaps xmm8, [r8 + 208]                                   ;   119.7 agu0+agu1+fmisc   41 x
        andps xmm8, [r8 + 144]                                    ;   123.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm4, xmm8                                          ;   125.0 fmul+fadd   41 x
        xorps xmm2, [rbp - 96]                                    ;   125.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm8, xmm7                                          ;   126.0 fmul+fadd   41 x
        xorps xmm7, xmm11                                         ;   127.0 fmul+fadd   41 x
        xorps xmm13, xmm2                                         ;   128.0 fmul+fadd   41 x
        xorps xmm7, [rbp - 128]                                   ;   129.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm14, xmm11                                        ;   130.0 fmul+fadd   41 x
        xorps xmm12, xmm3                                         ;   131.0 fmul+fadd   41 x
        xorps xmm6, xmm9                                          ;   132.0 fmul+fadd   41 x
        xorps xmm10, [rbp - 80]                                   ;   133.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm2, [r8 + 208]                                   ;   129.0 agu1+agu0+fmisc  102 x.13 reload
        xorps xmm4, xmm2                                          ;   134.0 fmul+fadd   41 x
        xorps xmm15, xmm8                                         ;   135.0 fmul+fadd   41 x
        xorps xmm14, xmm4                                         ;   136.0 fmul+fadd   41 x
        xorps xmm0, xmm15                                         ;   137.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 64]                                    ;   133.0 agu2+agu0+fmisc   41 x
        movaps xmm4, [r8]                                         ;   135.0 agu1+agu0+fmisc  102 x.0 reload
        andps xmm3, xmm4                                          ;   138.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 80]                                    ;   137.0 agu2+agu0+fmisc   41 x
        andps xmm8, xmm4                                          ;   139.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 96]                                    ;   139.0 agu1+agu0+fmisc   41 x
        movaps xmm11, [r8 + 16]                                   ;   140.0 agu2+agu0+fmul+fadd  102 x.1 reload
        andps xmm9, xmm11                                         ;   142.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 48]                                   ;   141.0 agu1+agu2+fmisc   41 x
        andps xmm15, xmm4                                         ;   143.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 64]                                    ;   142.3 agu0+agu1+fmisc+fmul   41 x
        andps xmm2, [r8 + 48]                                     ;   144.3 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 80], xmm10                                  ;   144.0 agu1+agu2+fmisc   41 x spill
        movaps xmm10, [r8 + 96]                                   ;   144.3 agu0+agu1+fadd+fmul   41 x
        andps xmm10, [r8 + 48]                                    ;   146.3 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 128], xmm6                                  ;   146.0 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 80]                                    ;   146.3 agu2+agu1+fadd+fmul   41 x
        andps xmm6, [r8 + 32]                                     ;   148.3 agu0+agu2+fadd+fmul   41 x
        xorps xmm9, xmm6                                          ;   150.3 fadd+fmul   41 x
        andps xmm6, xmm11                                         ;   150.3 fadd+fmul   41 x
        movaps [rbp - 96], xmm5                                   ;   148.0 agu1+agu0+fmisc   41 x spill
        movaps xmm5, xmm15                                        ;   150.3 fadd+fmul   41 x copy
        xorps xmm5, xmm11                                         ;   152.3 fadd+fmul   41 x
        movaps [rbp - 64], xmm12                                  ;   150.0 agu2+agu0+fmisc   41 x spill
        movaps xmm12, [r8 + 96]                                   ;   152.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm12, xmm8                                         ;   154.0 fmul+fadd   41 x
        movaps [rbp - 112], xmm14                                 ;   153.0 agu2+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 64]                                   ;   154.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm14, xmm5                                         ;   156.0 fmul+fadd   41 x
        andps xmm14, [r8 + 96]                                    ;   158.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;   160.0 fmul+fadd   41 x
        movaps [rbp - 48], xmm7                                   ;   155.0 agu1+agu0+fmisc   41 x spill
        movaps xmm7, xmm2                                         ;   158.0 fmul+fadd   41 x copy
        xorps xmm7, xmm3                                          ;   160.0 fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;   160.0 fmul+fadd   41 x
        xorps xmm9, xmm3                                          ;   161.0 fmul+fadd   41 x
        andps xmm7, [r8 + 80]                                     ;   162.0 agu2+agu0+fmul+fadd   41 x
        movaps [rbp - 32], xmm1                                   ;   159.7 agu1+agu0+fmisc   41 x spill
        movaps xmm1, [r8 + 80]                                    ;   161.7 agu2+agu1+fmisc   41 x
        andps xmm1, xmm11                                         ;   163.7 fmul+fadd   41 x
        movaps [rbp + 32], xmm13                                  ;   163.7 agu0+agu1+fmisc   41 x spill
        movaps xmm13, [r8 + 48]                                   ;   164.0 agu2+agu0+fmul+fadd   41 x
        andps xmm13, xmm1                                         ;   166.0 fmul+fadd   41 x
        xorps xmm12, xmm1                                         ;   166.0 fmul+fadd   41 x
        xorps xmm12, [rel misty1_expand_compact.T0_constants128]  ;   168.0 agu1+agu2+fmul+fadd   41 x
        movaps [rbp + 64], xmm0                                   ;   165.7 agu0+agu1+fmisc   41 x spill
        movaps xmm0, [r8 + 96]                                    ;   167.3 agu2+agu0+fmisc+fmul   41 x
        andps xmm0, [r8 + 32]                                     ;   169.3 agu1+agu2+fadd+fmul   41 x
        movaps [rbp - 16], xmm9                                   ;   168.7 agu0+agu1+fmisc   41 x spill
        movaps xmm9, [r8 + 32]                                    ;   169.3 agu2+agu0+fadd+fmul   41 x
        andps xmm9, xmm2                                          ;   171.3 fadd+fmul   41 x
        movaps [rbp + 96], xmm14                                  ;   170.7 agu1+agu2+fmisc   41 x spill
        movaps xmm14, xmm11                                       ;   171.3 fadd+fmul   41 x copy
        andps xmm14, xmm4                                         ;   173.3 fadd+fmul   41 x
        xorps xmm13, xmm14                                        ;   175.3 fadd+fmul   41 x
        xorps xmm9, xmm13                                         ;   177.3 fadd+fmul   41 x
        xorps xmm14, xmm0                                         ;   175.3 fadd+fmul   41 x
        movaps xmm13, [r8 + 48]                                   ;   173.3 agu0+agu1+fmisc  102 x.3 reload
        xorps xmm9, xmm13                                         ;   179.3 fadd+fmul   41 x
        xorps xmm2, xmm4                                          ;   177.3 fadd+fmul   41 x
        movaps [rbp + 0], xmm9                                    ;   181.3 agu2+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 32]                                    ;   177.3 agu1+agu0+fmisc   41 x
        andps xmm9, xmm14                                         ;   179.3 fadd+fmul   41 x
        xorps xmm9, xmm4                                          ;   181.3 fadd+fmul   41 x
        andps xmm14, [r8 + 64]                                    ;   180.3 agu2+agu0+fadd+fmul   41 x
        xorps xmm9, xmm5                                          ;   183.3 fadd+fmul   41 x
        movaps [rbp + 112], xmm9                                  ;   185.3 agu1+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 64]                                    ;   182.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm9, xmm10                                         ;   184.0 fmul+fadd   41 x
        xorps xmm7, xmm9                                          ;   186.0 fmul+fadd   41 x
        xorps xmm14, xmm7                                         ;   188.0 fmul+fadd   41 x
        movaps xmm7, xmm2                                         ;   186.0 fmul+fadd   41 x copy
        andps xmm7, xmm4                                          ;   188.0 fmul+fadd   41 x
        andps xmm2, [r8 + 64]                                     ;   188.0 agu1+agu2+fmul+fadd   41 x
        andps xmm9, [r8 + 80]                                     ;   189.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm7, xmm12                                         ;   190.0 fmul+fadd   41 x
        andps xmm5, [r8 + 32]                                     ;   191.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm7, xmm0                                          ;   192.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 16]                                    ;   189.7 agu1+agu0+fmisc   41 x copy
        andps xmm4, xmm13                                         ;   193.0 fmul+fadd   41 x
        xorps xmm9, xmm4                                          ;   195.0 fmul+fadd   41 x
        xorps xmm7, xmm9                                          ;   197.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 64]                                    ;   192.3 agu2+agu0+fmisc   41 x
        andps xmm9, xmm11                                         ;   196.0 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;   198.0 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;   200.0 fmul+fadd   41 x
        xorps xmm9, [r8 + 32]                                     ;   200.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm3, xmm4                                          ;   200.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 96]                                    ;   197.0 agu2+agu0+fmisc   41 x
        xorps xmm4, xmm1                                          ;   201.0 fmul+fadd   41 x
        andps xmm4, [r8]                                          ;   203.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm12, xmm4                                         ;   205.0 fmul+fadd   41 x
        xorps xmm2, xmm12                                         ;   207.0 fmul+fadd   41 x
        movaps xmm12, xmm9                                        ;   205.0 fmul+fadd   41 x copy
        andps xmm12, xmm13                                        ;   207.0 fmul+fadd   41 x
        xorps xmm9, xmm0                                          ;   207.0 fmul+fadd   41 x
        xorps xmm12, [r8 + 80]                                    ;   209.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm1, [r8 + 32]                                     ;   209.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm13                                         ;   210.0 fmul+fadd   41 x
        andps xmm10, xmm0                                         ;   212.0 fmul+fadd   41 x
        xorps xmm14, xmm5                                         ;   212.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 64]                                    ;   209.3 agu2+agu0+fmisc   41 x
        andps xmm5, xmm1                                          ;   213.0 fmul+fadd   41 x
        andps xmm0, [r8 + 80]                                     ;   214.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm4, xmm0                                          ;   216.0 fmul+fadd   41 x
        xorps xmm9, xmm4                                          ;   218.0 fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;   217.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 32]                                    ;   213.7 agu2+agu0+fmisc   41 x
        andps xmm4, xmm3                                          ;   218.0 fmul+fadd   41 x
        xorps xmm0, xmm15                                         ;   219.0 fmul+fadd   41 x
        movaps xmm12, [r8 + 96]                                   ;   215.7 agu1+agu0+fmisc   41 x
        andps xmm12, [r8 + 80]                                    ;   220.0 agu2+agu0+fmul+fadd   41 x
        andps xmm1, [r8]                                          ;   221.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, [r8 + 96]                                     ;   223.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm2, xmm1                                          ;   225.0 fmul+fadd   41 x
        xorps xmm14, [rbp + 96]                                   ;   224.0 agu0+agu2+fmul+fadd   41 x
        xorps xmm3, xmm12                                         ;   225.0 fmul+fadd   41 x
        movaps xmm1, [rbp + 112]                                  ;   221.0 agu1+agu0+fmisc   41 x reload
        xorps xmm9, xmm1                                          ;   226.0 fmul+fadd   41 x
        andps xmm15, xmm12                                        ;   227.0 fmul+fadd   41 x
        xorps xmm8, xmm0                                          ;   228.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 96]                                    ;   225.0 agu2+agu0+fmisc  102 x.6 reload
        andps xmm3, xmm0                                          ;   229.0 fmul+fadd   41 x
        xorps xmm4, xmm9                                          ;   230.0 fmul+fadd   41 x
        xorps xmm1, xmm3                                          ;   231.0 fmul+fadd   41 x
        xorps xmm10, xmm2                                         ;   232.0 fmul+fadd   41 x
        xorps xmm15, [rbp - 16]                                   ;   233.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm15                                         ;   235.0 fmul+fadd   41 x
        movaps xmm2, [rel misty1_expand_compact.T0_constants128]  ;   230.0 agu2+agu0+fmisc   41 x reload
        xorps xmm6, xmm2                                          ;   237.0 fmul+fadd   41 x
        xorps xmm5, xmm1                                          ;   236.0 fmul+fadd   41 x
        xorps xmm5, xmm2                                          ;   238.0 fmul+fadd   41 x
        xorps xmm8, [rbp + 0]                                     ;   238.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm1, [rbp + 64]                                   ;   234.0 agu2+agu0+fmisc   41 x
        movaps xmm3, [r8]                                         ;   236.0 agu1+agu0+fmisc  102 x.0 reload
        xorps xmm1, xmm3                                          ;   239.0 fmul+fadd   41 x
        xorps xmm7, xmm1                                          ;   241.0 fmul+fadd   41 x
        movaps xmm9, [rbp + 32]                                   ;   238.0 agu2+agu0+fmisc   41 x
        xorps xmm9, xmm11                                         ;   241.0 fmul+fadd   41 x
        xorps xmm10, xmm9                                         ;   243.0 fmul+fadd   41 x
        movaps xmm12, [rbp - 32]                                  ;   240.0 agu1+agu0+fmisc   41 x
        movaps xmm15, [r8 + 32]                                   ;   242.0 agu2+agu0+fmisc  102 x.2 reload
        xorps xmm12, xmm15                                        ;   244.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;   246.0 fmul+fadd   41 x
        xorps xmm7, [r8 + 400]                                    ;   245.0 agu1+agu2+fmul+fadd   48 x
        xorps xmm10, [r8 + 416]                                   ;   246.0 agu0+agu1+fmul+fadd   48 x
        xorps xmm14, [r8 + 432]                                   ;   248.0 agu2+agu0+fmul+fadd   48 x
        movaps xmm15, [rbp - 48]                                  ;   244.3 agu1+agu2+fmisc   41 x
        xorps xmm15, xmm13                                        ;   248.0 fmul+fadd   41 x
        xorps xmm5, xmm15                                         ;   250.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 448]                                    ;   252.0 agu0+agu1+fmul+fadd   48 x
        movaps xmm13, [rbp - 112]                                 ;   247.0 agu2+agu0+fmisc   41 x
        xorps xmm13, [r8 + 64]                                    ;   251.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm6, xmm13                                         ;   253.0 fmul+fadd   41 x
        xorps xmm6, [r8 + 464]                                    ;   255.0 agu0+agu1+fmul+fadd   48 x
        xorps xmm1, [r8 + 256]                                    ;   254.0 agu2+agu0+fmul+fadd   48 x
        movaps xmm11, [rbp - 64]                                  ;   251.0 agu1+agu2+fmisc   41 x
        xorps xmm11, [r8 + 80]                                    ;   255.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm4, xmm11                                         ;   257.0 fmul+fadd   41 x
        xorps xmm4, [r8 + 480]                                    ;   259.0 agu2+agu0+fmul+fadd   48 x
        xorps xmm9, [r8 + 272]                                    ;   258.0 agu1+agu0+fmul+fadd   48 x
        xorps xmm12, [r8 + 288]                                   ;   259.0 agu2+agu1+fmul+fadd   48 x
        movaps xmm3, [rbp - 96]                                   ;   256.0 agu0+agu1+fmisc   41 x
        xorps xmm3, xmm0                                          ;   260.0 fmul+fadd   41 x
        xorps xmm8, xmm3                                          ;   262.0 fmul+fadd   41 x
        xorps xmm8, [r8 + 496]                                    ;   264.0 agu2+agu0+fmul+fadd   48 x
        xorps xmm15, [r8 + 304]                                   ;   263.0 agu1+agu0+fmul+fadd   48 x
        xorps xmm13, [r8 + 320]                                   ;   264.0 agu2+agu0+fmul+fadd   48 x
        xorps xmm11, [r8 + 336]                                   ;   265.0 agu1+agu0+fmul+fadd   48 x
        xorps xmm3, [r8 + 352]                                    ;   266.0 agu2+agu1+fmul+fadd   48 x
        movaps xmm0, [rbp - 128]                                  ;   263.0 agu0+agu2+fmisc   48 x
        xorps xmm0, [r8 + 368]                                    ;   267.0 agu1+agu0+fmul+fadd   48 x
        movaps [rbp - 128], xmm8                                  ;   266.0 agu2+agu0+fmisc   48 x spill
        movaps xmm8, [rbp - 80]                                   ;   267.0 agu1+agu2+fmisc   48 x
        xorps xmm8, [r8 + 384]                                    ;   269.0 agu0+agu1+fmul+fadd   48 x
        movaps [rbp - 80], xmm4                                   ;   269.0 agu2+agu0+fmisc   48 x spill
        movaps xmm4, xmm1                                         ;   269.0 fmul+fadd   45 x copy
        xorps xmm4, xmm3                                          ;   271.0 fmul+fadd   45 x
        movaps [rbp - 96], xmm6                                   ;   271.0 agu1+agu2+fmisc   48 x spill
        movaps xmm6, xmm15                                        ;   271.0 fmul+fadd   45 x copy
        andps xmm6, xmm0                                          ;   273.0 fmul+fadd   45 x
        movaps [rbp - 64], xmm5                                   ;   273.0 agu0+agu1+fmisc   48 x spill
        movaps xmm5, xmm9                                         ;   273.0 fmul+fadd   45 x copy
        xorps xmm5, xmm11                                         ;   275.0 fmul+fadd   45 x
        movaps [rbp - 112], xmm14                                 ;   275.0 agu2+agu0+fmisc   48 x spill
        movaps xmm14, xmm8                                        ;   275.0 fmul+fadd   45 x copy
        andps xmm14, xmm0                                         ;   277.0 fmul+fadd   45 x
        movaps [rbp - 48], xmm10                                  ;   277.0 agu1+agu0+fmisc   48 x spill
        movaps xmm10, xmm3                                        ;   277.0 fmul+fadd   45 x copy
        andps xmm10, xmm15                                        ;   279.0 fmul+fadd   45 x
        movaps [rbp - 32], xmm7                                   ;   279.0 agu2+agu0+fmisc   48 x spill
        movaps xmm7, xmm0                                         ;   279.0 fmul+fadd   45 x copy
        andps xmm7, xmm1                                          ;   281.0 fmul+fadd   45 x
        xorps xmm10, xmm7                                         ;   283.0 fmul+fadd   45 x
        movaps xmm7, xmm3                                         ;   282.0 fmul+fadd   45 x copy
        andps xmm7, xmm13                                         ;   284.0 fmul+fadd   45 x
        xorps xmm10, xmm2                                         ;   285.0 fmul+fadd   45 x
        movaps xmm2, xmm4                                         ;   285.0 fmul+fadd   45 x copy
        xorps xmm2, xmm15                                         ;   287.0 fmul+fadd   45 x
        movaps [rbp + 32], xmm10                                  ;   287.0 agu1+agu0+fmisc   45 x spill
        movaps xmm10, xmm12                                       ;   287.0 fmul+fadd   45 x copy
        andps xmm10, xmm2                                         ;   289.0 fmul+fadd   45 x
        movaps [rbp + 64], xmm6                                   ;   286.0 agu2+agu0+fmisc   45 x spill
        movaps xmm6, xmm8                                         ;   289.0 fmul+fadd   45 x copy
        andps xmm6, xmm1                                          ;   291.0 fmul+fadd   45 x
        xorps xmm6, xmm0                                          ;   293.0 fmul+fadd   45 x
        xorps xmm10, xmm6                                         ;   295.0 fmul+fadd   45 x
        movaps [rbp + 0], xmm3                                    ;   289.3 agu1+agu0+fmisc   48 x spill
        movaps xmm3, xmm15                                        ;   293.0 fmul+fadd   45 x copy
        andps xmm3, xmm12                                         ;   295.0 fmul+fadd   45 x
        xorps xmm3, xmm5                                          ;   297.0 fmul+fadd   45 x
        movaps [rbp - 16], xmm3                                   ;   299.0 agu2+agu0+fmisc   45 x spill
        movaps xmm3, xmm15                                        ;   296.0 fmul+fadd   45 x copy
        andps xmm3, xmm1                                          ;   298.0 fmul+fadd   45 x
        xorps xmm7, xmm3                                          ;   300.0 fmul+fadd   45 x
        xorps xmm7, xmm14                                         ;   302.0 fmul+fadd   45 x
        movaps xmm3, xmm15                                        ;   300.0 fmul+fadd   45 x copy
        andps xmm3, xmm9                                          ;   302.0 fmul+fadd   45 x
        movaps [rbp + 112], xmm14                                 ;   299.0 agu1+agu0+fmisc   45 x spill
        movaps xmm14, xmm15                                       ;   302.0 fmul+fadd   45 x copy
        andps xmm14, xmm13                                        ;   304.0 fmul+fadd   45 x
        xorps xmm3, xmm14                                         ;   306.0 fmul+fadd   45 x
        xorps xmm6, xmm14                                         ;   306.0 fmul+fadd   45 x
        movaps xmm14, xmm8                                        ;   306.0 fmul+fadd   45 x copy
        andps xmm14, xmm13                                        ;   308.0 fmul+fadd   45 x
        xorps xmm15, xmm14                                        ;   310.0 fmul+fadd   45 x
        xorps xmm10, xmm15                                        ;   312.0 fmul+fadd   45 x
        andps xmm15, xmm8                                         ;   312.0 fmul+fadd   45 x
        xorps xmm15, [rel misty1_expand_compact.T0_constants128]  ;   314.0 agu2+agu0+fmul+fadd   45 x
        movaps [rbp + 96], xmm14                                  ;   310.0 agu1+agu0+fmisc   45 x spill
        movaps xmm14, xmm9                                        ;   312.0 fmul+fadd   45 x copy
        andps xmm14, xmm1                                         ;   314.0 fmul+fadd   45 x
        movaps [rdx - 128], xmm15                                 ;   316.0 agu2+agu1+fmisc   45 x spill
        movaps xmm15, xmm2                                        ;   314.0 fmul+fadd   45 x copy
        orps xmm15, xmm8                                          ;   316.0 fmul+fadd   45 x
        movaps [rbp + 16], xmm2                                   ;   314.3 agu0+agu1+fmisc   45 x spill
        movaps xmm2, xmm5                                         ;   316.0 fmul+fadd   45 x copy
        andps xmm2, xmm13                                         ;   318.0 fmul+fadd   45 x
        andps xmm5, xmm1                                          ;   318.0 fmul+fadd   45 x
        movaps [rbp + 48], xmm3                                   ;   317.0 agu2+agu0+fmisc   45 x spill
        movaps xmm3, xmm12                                        ;   319.0 fmul+fadd   45 x copy
        andps xmm3, xmm11                                         ;   321.0 fmul+fadd   45 x
        xorps xmm15, xmm3                                         ;   323.0 fmul+fadd   45 x
        xorps xmm14, xmm15                                        ;   325.0 fmul+fadd   45 x
        movaps xmm3, xmm13                                        ;   323.0 fmul+fadd   45 x copy
        andps xmm3, xmm11                                         ;   325.0 fmul+fadd   45 x
        movaps xmm15, xmm0                                        ;   325.0 fmul+fadd   45 x copy
        andps xmm15, xmm11                                        ;   327.0 fmul+fadd   45 x
        xorps xmm2, xmm15                                         ;   329.0 fmul+fadd   45 x
        xorps xmm6, xmm2                                          ;   331.0 fmul+fadd   45 x
        movaps xmm15, xmm12                                       ;   329.0 fmul+fadd   45 x copy
        andps xmm15, xmm9                                         ;   331.0 fmul+fadd   45 x
        xorps xmm2, xmm14                                         ;   331.0 fmul+fadd   45 x
        xorps xmm2, xmm4                                          ;   333.0 fmul+fadd   45 x
        xorps xmm15, xmm1                                         ;   333.0 fmul+fadd   45 x
        andps xmm4, xmm11                                         ;   334.0 fmul+fadd   45 x
        movaps [rbp + 80], xmm2                                   ;   335.0 agu1+agu0+fmisc   45 x spill
        movaps xmm2, xmm3                                         ;   335.0 fmul+fadd   45 x copy
        xorps xmm2, xmm8                                          ;   337.0 fmul+fadd   45 x
        xorps xmm3, xmm12                                         ;   337.0 fmul+fadd   45 x
        xorps xmm6, xmm3                                          ;   339.0 fmul+fadd   45 x
        andps xmm2, xmm11                                         ;   339.0 fmul+fadd   45 x
        andps xmm3, xmm13                                         ;   340.0 fmul+fadd   45 x
        xorps xmm10, xmm2                                         ;   341.0 fmul+fadd   45 x
        movaps xmm2, xmm0                                         ;   342.0 fmul+fadd   45 x copy
        andps xmm2, xmm9                                          ;   344.0 fmul+fadd   45 x
        xorps xmm2, xmm15                                         ;   346.0 fmul+fadd   45 x
        xorps xmm6, xmm7                                          ;   345.0 fmul+fadd   45 x
        xorps xmm15, xmm8                                         ;   346.0 fmul+fadd   45 x
        xorps xmm4, xmm15                                         ;   348.0 fmul+fadd   45 x
        andps xmm15, xmm9                                         ;   348.0 fmul+fadd   45 x
        xorps xmm4, xmm13                                         ;   350.0 fmul+fadd   45 x
        xorps xmm3, xmm2                                          ;   350.0 fmul+fadd   45 x
        movaps xmm2, xmm13                                        ;   351.0 fmul+fadd   45 x copy
        andps xmm2, xmm0                                          ;   353.0 fmul+fadd   45 x
        andps xmm13, xmm1                                         ;   353.0 fmul+fadd   45 x
        xorps xmm2, xmm13                                         ;   355.0 fmul+fadd   45 x
        xorps xmm15, xmm2                                         ;   357.0 fmul+fadd   45 x
        movaps xmm2, xmm1                                         ;   356.0 fmul+fadd   45 x copy
        xorps xmm2, xmm9                                          ;   358.0 fmul+fadd   45 x
        andps xmm2, xmm11                                         ;   360.0 fmul+fadd   45 x
        xorps xmm2, xmm3                                          ;   362.0 fmul+fadd   45 x
        xorps xmm15, [rbp - 16]                                   ;   360.0 agu2+agu0+fmul+fadd   45 x
        xorps xmm13, [rbp + 64]                                   ;   361.0 agu1+agu0+fmul+fadd   45 x
        xorps xmm3, xmm13                                         ;   363.0 fmul+fadd   45 x
        movaps xmm13, [rbp + 0]                                   ;   359.0 agu2+agu0+fmisc   45 x
        andps xmm13, xmm0                                         ;   363.0 fmul+fadd   45 x
        andps xmm1, [rbp + 0]                                     ;   364.0 agu1+agu0+fmul+fadd   45 x
        andps xmm8, xmm12                                         ;   365.0 fmul+fadd   45 x
        xorps xmm1, [rbp + 48]                                    ;   366.0 agu2+agu0+fmul+fadd   45 x
        andps xmm0, xmm12                                         ;   367.0 fmul+fadd   45 x
        andps xmm9, [rbp + 0]                                     ;   368.0 agu1+agu0+fmul+fadd   45 x
        orps xmm11, [rbp + 16]                                    ;   369.0 agu2+agu0+fmul+fadd   45 x
        xorps xmm8, xmm13                                         ;   370.0 fmul+fadd   45 x
        xorps xmm0, [rdx - 128]                                   ;   371.0 agu1+agu2+fmul+fadd   45 x
        movaps [rbp + 48], xmm15                                  ;   367.0 agu0+agu1+fmisc   45 x spill
        movaps xmm15, [rbp + 32]                                  ;   369.0 agu2+agu0+fmisc   45 x
        xorps xmm15, xmm4                                         ;   372.0 fmul+fadd   45 x
        xorps xmm4, xmm3                                          ;   373.0 fmul+fadd   45 x
        xorps xmm5, xmm4                                          ;   375.0 fmul+fadd   45 x
        xorps xmm5, xmm1                                          ;   377.0 fmul+fadd   45 x
        xorps xmm13, xmm9                                         ;   376.0 fmul+fadd   45 x
        movaps xmm4, [rbp + 16]                                   ;   372.0 agu1+agu0+fmisc   45 x reload
        xorps xmm8, xmm4                                          ;   377.0 fmul+fadd   45 x
        xorps xmm11, xmm8                                         ;   379.0 fmul+fadd   45 x
        xorps xmm14, xmm15                                        ;   379.0 fmul+fadd   45 x
        xorps xmm9, xmm0                                          ;   380.0 fmul+fadd   45 x
        xorps xmm0, [rbp + 112]                                   ;   381.0 agu2+agu0+fmul+fadd   45 x
        xorps xmm6, xmm13                                         ;   382.0 fmul+fadd   45 x
        xorps xmm0, [rbp + 80]                                    ;   383.0 agu1+agu0+fmul+fadd   45 x
        xorps xmm13, [rbp + 32]                                   ;   384.0 agu2+agu0+fmul+fadd   45 x
        movaps xmm8, [rbp + 0]                                    ;   380.7 agu1+agu0+fmisc   48 x reload
        andps xmm12, xmm8                                         ;   385.0 fmul+fadd   45 x
        xorps xmm7, xmm12                                         ;   387.0 fmul+fadd   45 x
        xorps xmm1, [rdx - 128]                                   ;   387.0 agu2+agu1+fmul+fadd   45 x
        xorps xmm12, xmm2                                         ;   388.0 fmul+fadd   45 x
        xorps xmm2, xmm11                                         ;   389.0 fmul+fadd   45 x
        xorps xmm2, [rbp + 96]                                    ;   391.0 agu0+agu1+fmul+fadd   45 x
        xorps xmm10, xmm1                                         ;   391.0 fmul+fadd   45 x
        xorps xmm11, [rbp - 16]                                   ;   392.0 agu2+agu0+fmul+fadd   45 x
        xorps xmm6, [rbp + 64]                                    ;   393.0 agu1+agu0+fmul+fadd   45 x
        xorps xmm14, xmm4                                         ;   394.0 fmul+fadd   45 x
        xorps xmm13, [rbp + 48]                                   ;   395.0 agu2+agu1+fmul+fadd   45 x
        xorps xmm8, xmm7                                          ;   396.0 fmul+fadd   45 x
        xorps xmm9, xmm12                                         ;   397.0 fmul+fadd   45 x
        xorps xmm11, xmm8                                         ;   398.0 fmul+fadd   45 x
        xorps xmm3, xmm9                                          ;   399.0 fmul+fadd   45 x
        movaps xmm1, [rbp - 32]                                   ;   395.0 agu0+agu1+fmisc   48 x reload
        xorps xmm3, xmm1                                          ;   401.0 fmul+fadd   45 x
        movaps xmm4, [rbp - 48]                                   ;   397.0 agu2+agu0+fmisc   48 x reload
        xorps xmm10, xmm4                                         ;   401.0 fmul+fadd   45 x
        movaps xmm7, [rbp - 112]                                  ;   399.0 agu1+agu0+fmisc   48 x reload
        xorps xmm5, xmm7                                          ;   402.0 fmul+fadd   45 x
        movaps xmm8, [rbp - 64]                                   ;   401.0 agu2+agu0+fmisc   48 x reload
        xorps xmm2, xmm8                                          ;   403.0 fmul+fadd   45 x
        movaps xmm9, [rbp - 96]                                   ;   403.0 agu1+agu0+fmisc   48 x reload
        xorps xmm11, xmm9                                         ;   405.0 fmul+fadd   45 x
        movaps xmm12, [rbp - 80]                                  ;   404.3 agu2+agu0+fmisc+fmul   48 x reload
        xorps xmm6, xmm12                                         ;   406.3 fadd+fmul   45 x
        movaps xmm15, [rbp - 128]                                 ;   406.0 agu1+agu0+fmisc+fadd   48 x reload
        xorps xmm0, xmm15                                         ;   408.0 fmul+fadd   45 x
        movaps xmm15, [r8]                                        ;   407.0 agu2+agu0+fmisc  102 x.0 reload
        mov r9, qword [rbp + 152]                                 ;   405.0 agu1   104 k reload
        movaps [r9], xmm15                                        ;   409.0 agu0+agu2+fmisc  104 k
        movaps xmm15, [r8 + 16]                                   ;   408.0 agu1+agu0+fmul+fadd  102 x.1 reload
        movaps [r9 + 16], xmm15                                   ;   411.0 agu2+agu1+fmisc  104 k
        movaps xmm15, [r8 + 32]                                   ;   409.0 agu0+agu2+fmul+fadd  102 x.2 reload
        movaps [r9 + 32], xmm15                                   ;   413.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [r8 + 48]                                   ;   410.0 agu2+agu1+fmul+fadd  102 x.3 reload
        movaps [r9 + 48], xmm15                                   ;   415.0 agu0+agu2+fmisc  104 k
        movaps [r9 + 4096], xmm3                                  ;   417.0 agu1+agu0+fmisc  105 k
        movaps xmm3, [r8 + 64]                                    ;   411.0 agu2+agu1+fmul+fadd  102 x.4 reload
        movaps [r9 + 64], xmm3                                    ;   419.0 agu0+agu2+fmisc  104 k
        movaps [r9 + 4112], xmm10                                 ;   421.0 agu1+agu0+fmisc  105 k
        movaps xmm10, [r8 + 80]                                   ;   413.0 agu2+agu1+fmul+fadd  102 x.5 reload
        movaps [r9 + 80], xmm10                                   ;   423.0 agu0+agu2+fmisc  104 k
        movaps [r9 + 4128], xmm5                                  ;   425.0 agu1+agu0+fmisc  105 k
        movaps xmm5, [r8 + 96]                                    ;   415.0 agu2+agu1+fadd+fmul  102 x.6 reload
        movaps [r9 + 96], xmm5                                    ;   427.0 agu0+agu2+fmisc  104 k
        movaps [r9 + 4144], xmm2                                  ;   429.0 agu1+agu0+fmisc  105 k
        movaps xmm2, [r8 + 112]                                   ;   419.0 agu2+agu0+fadd+fmul  102 x.7 reload
        movaps [r9 + 112], xmm2                                   ;   431.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4160], xmm11                                 ;   433.0 agu2+agu1+fmisc  105 k
        movaps xmm11, [r8 + 128]                                  ;   423.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 128], xmm11                                  ;   435.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4176], xmm6                                  ;   437.0 agu1+agu2+fmisc  105 k
        movaps xmm6, [r8 + 144]                                   ;   427.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 144], xmm6                                   ;   439.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4192], xmm0                                  ;   441.0 agu1+agu2+fmisc  105 k
        movaps xmm0, [r8 + 160]                                   ;   431.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 160], xmm0                                   ;   443.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4208], xmm13                                 ;   445.0 agu1+agu2+fmisc  105 k
        movaps xmm13, [r8 + 176]                                  ;   435.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 176], xmm13                                  ;   447.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4224], xmm14                                 ;   449.0 agu1+agu2+fmisc  105 k
        movaps xmm14, [r8 + 192]                                  ;   439.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 192], xmm14                                  ;   451.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4240], xmm1                                  ;   453.0 agu1+agu2+fmisc  105 k
        movaps xmm1, [r8 + 208]                                   ;   443.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 208], xmm1                                   ;   455.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4256], xmm4                                  ;   457.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 224]                                   ;   447.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 224], xmm4                                   ;   459.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4272], xmm7                                  ;   461.0 agu1+agu2+fmisc  105 k
        movaps xmm7, [r8 + 240]                                   ;   451.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 240], xmm7                                   ;   463.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4288], xmm8                                  ;   465.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 4304], xmm9                                  ;   467.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 4320], xmm12                                 ;   469.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 2096], xmm15                                 ;   471.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2112], xmm3                                  ;   473.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2128], xmm10                                 ;   475.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2144], xmm5                                  ;   477.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2160], xmm2                                  ;   479.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2176], xmm11                                 ;   481.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2192], xmm6                                  ;   483.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2208], xmm0                                  ;   485.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2224], xmm13                                 ;   487.0 agu1+agu0+fmisc  104 k
        movaps xmm11, [rbp - 128]                                 ;   477.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 4336], xmm11                                 ;   489.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 2240], xmm14                                 ;   491.0 agu2+agu1+fmisc  104 k
        movaps xmm2, [r8]                                         ;   481.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 2048], xmm2                                  ;   493.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2256], xmm1                                  ;   495.0 agu1+agu2+fmisc  104 k
        movaps xmm5, [r8 + 16]                                    ;   485.0 agu0+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 2064], xmm5                                  ;   497.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2272], xmm4                                  ;   499.0 agu1+agu2+fmisc  104 k
        movaps xmm10, [r8 + 32]                                   ;   489.0 agu0+agu1+fadd+fmul  102 x.2 reload
        movaps [r9 + 2080], xmm10                                 ;   501.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2288], xmm7                                  ;   503.0 agu1+agu2+fmisc  104 k
        movaps [r9 + 6336], xmm8                                  ;   505.0 agu0+agu1+fmisc  105 k
        movaps xmm8, [r9 + 4096]                                  ;   495.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6144], xmm8                                  ;   507.0 agu1+agu0+fmisc  105 k
        movaps xmm8, [r9 + 4112]                                  ;   497.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6160], xmm8                                  ;   509.0 agu0+agu1+fmisc  105 k
        movaps xmm8, [r9 + 4128]                                  ;   499.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6176], xmm8                                  ;   511.0 agu1+agu0+fmisc  105 k
        movaps xmm8, [r9 + 4144]                                  ;   501.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6192], xmm8                                  ;   513.0 agu0+agu1+fmisc  105 k
        movaps xmm8, [r9 + 4160]                                  ;   503.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6208], xmm8                                  ;   515.0 agu1+agu0+fmisc  105 k
        movaps xmm8, [r9 + 4176]                                  ;   505.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6224], xmm8                                  ;   517.0 agu0+agu1+fmisc  105 k
        movaps xmm8, [r9 + 4192]                                  ;   507.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6240], xmm8                                  ;   519.0 agu1+agu0+fmisc  105 k
        movaps xmm8, [r9 + 4208]                                  ;   509.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6256], xmm8                                  ;   521.0 agu0+agu1+fmisc  105 k
        movaps xmm8, [r9 + 4224]                                  ;   511.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6272], xmm8                                  ;   523.0 agu1+agu0+fmisc  105 k
        movaps xmm8, [rbp - 32]                                   ;   513.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 6288], xmm8                                  ;   525.0 agu0+agu1+fmisc  105 k
        movaps xmm8, [rbp - 48]                                   ;   515.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 6304], xmm8                                  ;   527.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 6352], xmm9                                  ;   529.0 agu2+agu1+fmisc  105 k
        movaps xmm8, [rbp - 112]                                  ;   519.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 6320], xmm8                                  ;   531.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 6368], xmm12                                 ;   533.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 6384], xmm11                                 ;   535.0 agu0+agu1+fmisc  105 k
        movaps xmm8, [r8 + 512]                                   ;   525.0 agu2+agu0+fadd+fmul  102 x.0
        movaps xmm9, [r8 + 528]                                   ;   526.0 agu1+agu0+fadd+fmul  102 x.1
        movaps xmm11, [r8 + 544]                                  ;   527.0 agu2+agu1+fadd+fmul  102 x.2
        movaps xmm12, [r8 + 560]                                  ;   528.0 agu0+agu2+fadd+fmul  102 x.3
        movaps xmm3, [r8 + 576]                                   ;   529.0 agu1+agu0+fadd+fmul  102 x.4
        movaps xmm15, [r8 + 592]                                  ;   530.0 agu2+agu1+fadd+fmul  102 x.5
        movaps xmm10, [r8 + 608]                                  ;   531.0 agu0+agu2+fadd+fmul  102 x.6
        movaps xmm5, [r8 + 624]                                   ;   532.0 agu1+agu0+fadd+fmul  102 x.7
        movaps xmm2, [r8 + 640]                                   ;   533.0 agu2+agu1+fadd+fmul  102 x.8
        movaps xmm7, [r8 + 656]                                   ;   534.0 agu0+agu2+fadd+fmul  102 x.9
        movaps xmm4, [r8 + 672]                                   ;   535.0 agu1+agu0+fadd+fmul  102 x.10
        movaps xmm1, [r8 + 688]                                   ;   536.0 agu2+agu1+fadd+fmul  102 x.11
        movaps xmm14, [r8 + 704]                                  ;   537.0 agu0+agu2+fmisc+fadd  102 x.12
        movaps xmm13, [r8 + 720]                                  ;   537.0 agu1+agu0+fmul+fmisc  102 x.13
        movaps xmm0, [r8 + 736]                                   ;   538.0 agu2+agu1+fadd+fmul  102 x.14
        movaps xmm6, [r8 + 752]                                   ;   539.0 agu0+agu2+fmisc+fadd  102 x.15
        movaps xmm2, [r8 + 368]                                   ;   539.0 agu1+agu0+fmul+fmisc   41 x
        xorps xmm2, [r8 + 464]                                    ;   541.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm5, [r8 + 480]                                   ;   541.0 agu0+agu2+fmisc+fadd   41 x
        andps xmm5, [r8 + 416]                                    ;   543.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm10, [r8 + 384]                                  ;   542.0 agu2+agu1+fmisc+fmul   41 x
        xorps xmm10, [r8 + 448]                                   ;   544.0 agu0+agu2+fadd+fmul   41 x
        movaps xmm15, [r8 + 496]                                  ;   543.0 agu1+agu0+fmisc   41 x
        andps xmm15, [r8 + 480]                                   ;   545.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm3, [r8 + 464]                                   ;   545.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm3, [r8 + 416]                                    ;   547.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm12, [r8 + 480]                                  ;   546.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm12, [r8 + 368]                                   ;   548.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm3, xmm12                                         ;   550.0 fadd+fmul   41 x
        movaps xmm12, [r8 + 464]                                  ;   547.0 agu2+agu0+fmisc   41 x
        andps xmm12, [r8 + 432]                                   ;   549.0 agu1+agu0+fadd+fmul   41 x
        xorps xmm3, [rel misty1_expand_compact.T0_constants128]   ;   552.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm11, [r8 + 416]                                  ;   549.0 agu0+agu2+fmisc   41 x
        xorps xmm11, xmm2                                         ;   551.0 fadd+fmul   41 x
        movaps xmm9, [r8 + 400]                                   ;   551.0 agu1+agu0+fmisc   41 x
        andps xmm9, xmm11                                         ;   553.0 fadd+fmul   41 x
        movaps xmm8, [r8 + 496]                                   ;   553.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm8, [r8 + 368]                                    ;   555.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm8, [r8 + 480]                                    ;   557.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;   559.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 416]                                   ;   554.0 agu0+agu2+fmisc   41 x
        andps xmm6, [r8 + 400]                                    ;   557.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm10                                         ;   559.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 416]                                   ;   556.0 agu2+agu1+fmisc   41 x
        andps xmm0, [r8 + 368]                                    ;   559.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm12, xmm0                                         ;   561.0 fmul+fadd   41 x
        xorps xmm12, xmm15                                        ;   563.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 416]                                   ;   558.7 agu2+agu0+fmisc   41 x
        andps xmm0, [r8 + 384]                                    ;   562.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm13, [r8 + 432]                                  ;   560.7 agu2+agu0+fmisc   41 x
        andps xmm13, [r8 + 416]                                   ;   563.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm0, xmm13                                         ;   565.0 fmul+fadd   41 x
        xorps xmm8, xmm13                                         ;   565.0 fmul+fadd   41 x
        movaps xmm13, [r8 + 496]                                  ;   563.0 agu0+agu1+fmisc   41 x
        andps xmm13, [r8 + 432]                                   ;   566.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm14, [r8 + 416]                                  ;   565.0 agu1+agu2+fmisc   41 x
        xorps xmm14, xmm13                                        ;   568.0 fmul+fadd   41 x
        xorps xmm9, xmm14                                         ;   570.0 fmul+fadd   41 x
        andps xmm14, [r8 + 496]                                   ;   570.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm14, [rel misty1_expand_compact.T0_constants128]  ;   572.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm1, [r8 + 384]                                   ;   567.7 agu1+agu2+fmisc   41 x
        andps xmm1, [r8 + 368]                                    ;   571.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm4, [r8 + 496]                                   ;   569.7 agu2+agu0+fmisc   41 x
        orps xmm4, xmm11                                          ;   572.0 fmul+fadd   41 x
        movaps xmm7, [r8 + 432]                                   ;   571.7 agu1+agu2+fmisc   41 x
        andps xmm7, xmm10                                         ;   573.7 fmul+fadd   41 x
        andps xmm10, [r8 + 368]                                   ;   574.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 128], xmm13                                 ;   573.7 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 448]                                  ;   574.7 agu1+agu2+fmul+fmisc   41 x
        andps xmm13, [r8 + 400]                                   ;   576.7 agu0+agu1+fadd+fmul   41 x
        xorps xmm4, xmm13                                         ;   578.7 fadd+fmul   41 x
        xorps xmm1, xmm4                                          ;   580.7 fadd+fmul   41 x
        movaps xmm4, [r8 + 448]                                   ;   576.7 agu2+agu0+fmisc   41 x
        movaps xmm13, [r8 + 432]                                  ;   578.0 agu1+agu0+fmisc+fadd  102 x.11 reload
        andps xmm4, xmm13                                         ;   580.0 fmul+fadd   41 x
        movaps [rbp - 80], xmm15                                  ;   579.7 agu2+agu1+fmisc   41 x spill
        movaps xmm15, [r8 + 480]                                  ;   580.0 agu0+agu1+fmul+fadd   41 x
        andps xmm15, [r8 + 448]                                   ;   582.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm7, xmm15                                         ;   584.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 400]                                  ;   581.7 agu1+agu2+fmisc   41 x
        andps xmm15, [r8 + 384]                                   ;   583.7 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm7                                          ;   586.0 fmul+fadd   41 x
        xorps xmm7, xmm1                                          ;   586.0 fmul+fadd   41 x
        xorps xmm7, xmm2                                          ;   588.0 fmul+fadd   41 x
        xorps xmm15, [r8 + 368]                                   ;   587.0 agu2+agu0+fmul+fadd   41 x
        andps xmm2, [r8 + 448]                                    ;   588.0 agu1+agu0+fmul+fadd   41 x
        movaps [rbp - 112], xmm7                                  ;   590.0 agu2+agu1+fmisc   41 x spill
        movaps xmm7, [r8 + 496]                                   ;   587.3 agu0+agu2+fmisc   41 x
        xorps xmm7, xmm4                                          ;   589.3 fmul+fadd   41 x
        xorps xmm4, [r8 + 400]                                    ;   590.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm8, xmm4                                          ;   592.0 fmul+fadd   41 x
        andps xmm7, [r8 + 448]                                    ;   592.0 agu2+agu0+fmul+fadd   41 x
        andps xmm4, xmm13                                         ;   593.0 fmul+fadd   41 x
        xorps xmm9, xmm7                                          ;   594.0 fmul+fadd   41 x
        movaps xmm7, [r8 + 480]                                   ;   591.7 agu1+agu0+fmisc   41 x
        andps xmm7, [r8 + 384]                                    ;   595.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm7, xmm15                                         ;   597.0 fmul+fadd   41 x
        xorps xmm8, xmm12                                         ;   597.0 fmul+fadd   41 x
        xorps xmm15, [r8 + 496]                                   ;   598.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm2, xmm15                                         ;   600.0 fmul+fadd   41 x
        andps xmm15, [r8 + 384]                                   ;   600.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm2, xmm13                                         ;   602.0 fmul+fadd   41 x
        xorps xmm4, xmm7                                          ;   602.0 fmul+fadd   41 x
        movaps xmm7, [r8 + 480]                                   ;   598.7 agu2+agu0+fmisc   41 x
        andps xmm7, xmm13                                         ;   603.0 fmul+fadd   41 x
        movaps [rbp - 96], xmm9                                   ;   600.7 agu1+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 368]                                   ;   602.7 agu2+agu0+fmisc   41 x
        andps xmm9, xmm13                                         ;   604.7 fmul+fadd   41 x
        xorps xmm7, xmm9                                          ;   606.7 fmul+fadd   41 x
        xorps xmm15, xmm7                                         ;   608.7 fmul+fadd   41 x
        movaps xmm7, [r8 + 368]                                   ;   604.7 agu1+agu0+fmisc   41 x
        xorps xmm7, [r8 + 384]                                    ;   607.0 agu2+agu0+fmul+fadd   41 x
        andps xmm7, [r8 + 448]                                    ;   609.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm7, xmm4                                          ;   611.0 fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;   610.7 fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;   611.0 fmul+fadd   41 x
        xorps xmm4, xmm9                                          ;   613.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 480]                                   ;   609.7 agu0+agu1+fmisc   41 x
        andps xmm9, [r8 + 464]                                    ;   613.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm13, xmm3                                        ;   614.0 fmul+fadd   41 x copy
        xorps xmm13, xmm2                                         ;   616.0 fmul+fadd   41 x
        xorps xmm2, xmm4                                          ;   616.0 fmul+fadd   41 x
        xorps xmm10, xmm2                                         ;   618.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 464]                                   ;   614.0 agu1+agu2+fmisc   41 x
        andps xmm2, [r8 + 368]                                    ;   618.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm2                                          ;   620.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 496]                                   ;   616.0 agu2+agu0+fmisc   41 x
        andps xmm2, [r8 + 400]                                    ;   620.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm10, xmm0                                         ;   622.0 fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;   622.0 fmul+fadd   41 x
        xorps xmm2, xmm11                                         ;   624.0 fmul+fadd   41 x
        xorps xmm13, xmm1                                         ;   624.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 464]                                   ;   621.0 agu2+agu0+fmisc   41 x
        andps xmm1, [r8 + 384]                                    ;   625.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;   627.0 fmul+fadd   41 x
        movaps [rbp - 48], xmm10                                  ;   624.0 agu2+agu1+fmisc   41 x spill
        movaps xmm10, [r8 + 480]                                  ;   625.0 agu0+agu1+fmisc   41 x
        andps xmm10, [r8 + 400]                                   ;   627.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm10, xmm14                                        ;   629.0 fmul+fadd   41 x
        xorps xmm1, xmm10                                         ;   631.0 fmul+fadd   41 x
        xorps xmm10, [rbp - 80]                                   ;   631.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm8, xmm9                                          ;   631.0 fmul+fadd   41 x
        xorps xmm10, [rbp - 112]                                  ;   633.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm3, xmm9                                          ;   633.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 448]                                   ;   630.0 agu1+agu0+fmisc   41 x
        orps xmm9, xmm11                                          ;   634.0 fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;   636.0 fmul+fadd   41 x
        xorps xmm0, xmm14                                         ;   636.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 464]                                   ;   633.3 agu2+agu0+fmisc   41 x
        movaps xmm14, [r8 + 400]                                  ;   635.3 agu1+agu0+fmisc  102 x.9 reload
        andps xmm9, xmm14                                         ;   637.3 fmul+fadd   41 x
        xorps xmm12, xmm9                                         ;   639.3 fmul+fadd   41 x
        xorps xmm9, xmm7                                          ;   639.3 fmul+fadd   41 x
        xorps xmm7, xmm2                                          ;   640.0 fmul+fadd   41 x
        xorps xmm7, [rbp - 128]                                   ;   642.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm6, xmm2                                          ;   642.0 fmul+fadd   41 x
        xorps xmm0, [rbp - 96]                                    ;   643.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm5                                          ;   644.0 fmul+fadd   41 x
        xorps xmm15, xmm3                                         ;   645.0 fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;   646.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 464]                                   ;   643.0 agu2+agu0+fmisc  102 x.13 reload
        xorps xmm12, xmm2                                         ;   647.0 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;   648.0 fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;   649.0 fmul+fadd   41 x
        xorps xmm4, xmm1                                          ;   650.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 320]                                   ;   646.3 agu1+agu0+fmisc   41 x
        movaps xmm3, [r8 + 256]                                   ;   648.3 agu2+agu0+fmisc  102 x.0 reload
        andps xmm1, xmm3                                          ;   651.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 336]                                   ;   650.3 agu1+agu2+fmisc   41 x
        andps xmm5, xmm3                                          ;   652.3 fmul+fadd   41 x
        movaps xmm9, [r8 + 352]                                   ;   652.0 agu0+agu1+fmisc+fmul   41 x
        movaps xmm11, [r8 + 272]                                  ;   653.0 agu2+agu0+fmisc+fadd  102 x.1 reload
        andps xmm9, xmm11                                         ;   655.0 fmul+fadd   41 x
        movaps xmm12, [r8 + 304]                                  ;   654.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm12, xmm3                                         ;   656.0 fadd+fmul   41 x
        movaps xmm2, [r8 + 320]                                   ;   655.3 agu0+agu1+fmisc   41 x
        andps xmm2, [r8 + 304]                                    ;   657.3 agu2+agu0+fadd+fmul   41 x
        movaps xmm14, [r8 + 352]                                  ;   657.0 agu1+agu2+fmisc+fadd   41 x
        andps xmm14, [r8 + 304]                                   ;   659.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 96], xmm13                                  ;   658.3 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 336]                                  ;   659.0 agu1+agu0+fmul+fadd   41 x
        andps xmm13, [r8 + 288]                                   ;   661.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm9, xmm13                                         ;   663.0 fmul+fadd   41 x
        andps xmm13, xmm11                                        ;   663.0 fmul+fadd   41 x
        movaps [rbp - 128], xmm15                                 ;   660.3 agu0+agu2+fmisc   41 x spill
        movaps xmm15, xmm12                                       ;   663.0 fmul+fadd   41 x copy
        xorps xmm15, xmm11                                        ;   665.0 fmul+fadd   41 x
        movaps [rbp - 112], xmm10                                 ;   662.3 agu1+agu0+fmisc   41 x spill
        movaps xmm10, [r8 + 352]                                  ;   664.0 agu2+agu0+fmisc+fmul   41 x
        andps xmm10, xmm5                                         ;   666.0 fadd+fmul   41 x
        movaps [rbp - 80], xmm8                                   ;   665.3 agu1+agu2+fmisc   41 x spill
        movaps xmm8, [r8 + 320]                                   ;   666.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm8, xmm15                                         ;   668.0 fadd+fmul   41 x
        andps xmm8, [r8 + 352]                                    ;   670.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm12, xmm8                                         ;   672.0 fadd+fmul   41 x
        movaps [rbp - 32], xmm6                                   ;   667.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, xmm2                                         ;   670.0 fadd+fmul   41 x copy
        xorps xmm6, xmm1                                          ;   672.0 fadd+fmul   41 x
        xorps xmm2, xmm9                                          ;   672.0 fadd+fmul   41 x
        xorps xmm9, xmm1                                          ;   673.0 fadd+fmul   41 x
        andps xmm6, [r8 + 336]                                    ;   674.0 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 64], xmm7                                   ;   671.7 agu1+agu0+fmisc   41 x spill
        movaps xmm7, [r8 + 336]                                   ;   673.7 agu2+agu1+fmisc   41 x
        andps xmm7, xmm11                                         ;   675.7 fadd+fmul   41 x
        movaps [rbp + 0], xmm0                                    ;   675.7 agu0+agu1+fmisc   41 x spill
        movaps xmm0, [r8 + 304]                                   ;   676.0 agu2+agu0+fadd+fmul   41 x
        andps xmm0, xmm7                                          ;   678.0 fadd+fmul   41 x
        xorps xmm10, xmm7                                         ;   678.0 fadd+fmul   41 x
        xorps xmm10, [rel misty1_expand_compact.T0_constants128]  ;   680.0 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 48], xmm4                                   ;   677.7 agu0+agu1+fmisc   41 x spill
        movaps xmm4, [r8 + 352]                                   ;   679.7 agu2+agu0+fmisc   41 x
        andps xmm4, [r8 + 288]                                    ;   681.7 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 16], xmm9                                   ;   681.7 agu0+agu1+fmisc   41 x spill
        movaps xmm9, xmm11                                        ;   681.0 fadd+fmul   41 x copy
        andps xmm9, xmm3                                          ;   683.0 fadd+fmul   41 x
        xorps xmm0, xmm9                                          ;   685.0 fadd+fmul   41 x
        xorps xmm9, xmm4                                          ;   685.0 fadd+fmul   41 x
        movaps [rbp + 64], xmm8                                   ;   683.7 agu2+agu0+fmisc   41 x spill
        movaps xmm8, [r8 + 288]                                   ;   685.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm8, xmm2                                          ;   687.0 fmul+fadd   41 x
        xorps xmm0, xmm8                                          ;   689.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 304]                                   ;   686.7 agu2+agu1+fmisc  102 x.3 reload
        xorps xmm0, xmm8                                          ;   691.0 fmul+fadd   41 x
        xorps xmm2, xmm3                                          ;   689.0 fmul+fadd   41 x
        movaps [rbp - 16], xmm0                                   ;   693.0 agu0+agu1+fmisc   41 x spill
        movaps xmm0, [r8 + 288]                                   ;   689.7 agu2+agu0+fmul+fmisc   41 x
        andps xmm0, xmm9                                          ;   691.7 fadd+fmul   41 x
        xorps xmm0, xmm3                                          ;   693.7 fadd+fmul   41 x
        andps xmm9, [r8 + 320]                                    ;   692.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm0, xmm15                                         ;   695.7 fadd+fmul   41 x
        movaps [rbp + 96], xmm0                                   ;   697.7 agu0+agu1+fmisc   41 x spill
        movaps xmm0, [r8 + 320]                                   ;   694.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm0, xmm14                                         ;   696.0 fmul+fadd   41 x
        xorps xmm6, xmm0                                          ;   698.0 fmul+fadd   41 x
        xorps xmm9, xmm6                                          ;   700.0 fmul+fadd   41 x
        movaps xmm6, xmm2                                         ;   698.0 fmul+fadd   41 x copy
        andps xmm6, xmm3                                          ;   700.0 fmul+fadd   41 x
        andps xmm2, [r8 + 320]                                    ;   700.0 agu1+agu2+fmul+fadd   41 x
        andps xmm0, [r8 + 336]                                    ;   701.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm6, xmm10                                         ;   702.0 fmul+fadd   41 x
        andps xmm15, [r8 + 288]                                   ;   703.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm6, xmm4                                          ;   704.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 272]                                   ;   701.7 agu1+agu0+fmisc   41 x copy
        andps xmm3, xmm8                                          ;   705.0 fmul+fadd   41 x
        xorps xmm0, xmm3                                          ;   707.0 fmul+fadd   41 x
        xorps xmm6, xmm0                                          ;   709.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 320]                                   ;   704.3 agu2+agu0+fmisc   41 x
        andps xmm0, xmm11                                         ;   708.0 fmul+fadd   41 x
        xorps xmm0, xmm5                                          ;   710.0 fmul+fadd   41 x
        xorps xmm15, xmm0                                         ;   712.0 fmul+fadd   41 x
        xorps xmm0, [r8 + 288]                                    ;   712.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm3                                          ;   712.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 352]                                   ;   709.0 agu2+agu0+fmisc   41 x
        xorps xmm3, xmm7                                          ;   713.0 fmul+fadd   41 x
        andps xmm3, [r8 + 256]                                    ;   715.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm10, xmm3                                         ;   717.0 fmul+fadd   41 x
        xorps xmm2, xmm10                                         ;   719.0 fmul+fadd   41 x
        movaps xmm10, xmm0                                        ;   717.0 fmul+fadd   41 x copy
        andps xmm10, xmm8                                         ;   719.0 fmul+fadd   41 x
        xorps xmm0, xmm4                                          ;   719.0 fmul+fadd   41 x
        xorps xmm10, [r8 + 336]                                   ;   721.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm4, xmm8                                          ;   721.0 fmul+fadd   41 x
        xorps xmm7, [r8 + 288]                                    ;   722.0 agu1+agu0+fmul+fadd   41 x
        andps xmm14, xmm4                                         ;   723.0 fmul+fadd   41 x
        xorps xmm9, xmm15                                         ;   724.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 320]                                  ;   721.3 agu2+agu0+fmisc   41 x
        andps xmm15, xmm7                                         ;   725.0 fmul+fadd   41 x
        andps xmm4, [r8 + 336]                                    ;   726.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm3, xmm4                                          ;   728.0 fmul+fadd   41 x
        xorps xmm0, xmm3                                          ;   730.0 fmul+fadd   41 x
        xorps xmm13, xmm10                                        ;   729.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 288]                                   ;   725.3 agu2+agu0+fmisc   41 x
        andps xmm3, xmm1                                          ;   730.0 fmul+fadd   41 x
        xorps xmm4, xmm12                                         ;   731.0 fmul+fadd   41 x
        movaps xmm10, [r8 + 352]                                  ;   727.3 agu1+agu0+fmisc   41 x
        andps xmm10, [r8 + 336]                                   ;   732.0 agu2+agu0+fmul+fadd   41 x
        andps xmm7, [r8 + 256]                                    ;   733.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm7, [r8 + 352]                                    ;   735.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm2, xmm7                                          ;   737.0 fmul+fadd   41 x
        xorps xmm9, [rbp + 64]                                    ;   736.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm1, xmm10                                         ;   737.0 fmul+fadd   41 x
        movaps xmm7, [rbp + 96]                                   ;   733.0 agu2+agu0+fmisc   41 x reload
        xorps xmm0, xmm7                                          ;   738.0 fmul+fadd   41 x
        andps xmm12, xmm10                                        ;   739.0 fmul+fadd   41 x
        xorps xmm5, xmm4                                          ;   740.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 352]                                   ;   737.0 agu1+agu0+fmisc  102 x.6 reload
        andps xmm1, xmm4                                          ;   741.0 fmul+fadd   41 x
        xorps xmm3, xmm0                                          ;   742.0 fmul+fadd   41 x
        xorps xmm7, xmm1                                          ;   743.0 fmul+fadd   41 x
        xorps xmm14, xmm2                                         ;   744.0 fmul+fadd   41 x
        xorps xmm12, [rbp + 16]                                   ;   745.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm13, xmm12                                        ;   747.0 fmul+fadd   41 x
        movaps xmm0, [rel misty1_expand_compact.T0_constants128]  ;   742.0 agu1+agu0+fmisc   41 x reload
        xorps xmm13, xmm0                                         ;   749.0 fmul+fadd   41 x
        xorps xmm15, xmm7                                         ;   748.0 fmul+fadd   41 x
        xorps xmm15, xmm0                                         ;   750.0 fmul+fadd   41 x
        xorps xmm5, [rbp - 16]                                    ;   750.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm1, [rbp + 48]                                   ;   746.0 agu1+agu0+fmisc   41 x
        movaps xmm2, [r8 + 256]                                   ;   748.0 agu2+agu0+fmisc  102 x.0 reload
        xorps xmm1, xmm2                                          ;   751.0 fmul+fadd   41 x
        xorps xmm6, xmm1                                          ;   753.0 fmul+fadd   41 x
        movaps xmm7, [rbp + 0]                                    ;   750.0 agu1+agu0+fmisc   41 x
        xorps xmm7, xmm11                                         ;   753.0 fmul+fadd   41 x
        xorps xmm14, xmm7                                         ;   755.0 fmul+fadd   41 x
        movaps xmm10, [rbp - 48]                                  ;   752.0 agu2+agu0+fmisc   41 x
        movaps xmm12, [r8 + 288]                                  ;   754.0 agu1+agu0+fmisc+fmul  102 x.2 reload
        xorps xmm10, xmm12                                        ;   756.0 fadd+fmul   41 x
        xorps xmm9, xmm10                                         ;   758.0 fadd+fmul   41 x
        xorps xmm6, [r8 + 656]                                    ;   757.0 agu2+agu1+fadd+fmul   48 x
        xorps xmm14, [r8 + 672]                                   ;   758.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm9, [r8 + 688]                                    ;   760.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm12, [rbp - 64]                                  ;   756.3 agu1+agu2+fmisc   41 x
        xorps xmm12, xmm8                                         ;   760.0 fadd+fmul   41 x
        xorps xmm15, xmm12                                        ;   762.0 fadd+fmul   41 x
        xorps xmm15, [r8 + 704]                                   ;   764.0 agu0+agu1+fadd+fmul   48 x
        movaps xmm8, [rbp - 32]                                   ;   759.0 agu2+agu0+fmisc   41 x
        xorps xmm8, [r8 + 320]                                    ;   763.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm13, xmm8                                         ;   765.0 fadd+fmul   41 x
        xorps xmm13, [r8 + 720]                                   ;   767.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm1, [r8 + 512]                                    ;   766.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm11, [rbp - 80]                                  ;   763.0 agu1+agu2+fmisc   41 x
        xorps xmm11, [r8 + 336]                                   ;   767.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm3, xmm11                                         ;   769.0 fadd+fmul   41 x
        xorps xmm3, [r8 + 736]                                    ;   771.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm7, [r8 + 528]                                    ;   770.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm10, [r8 + 544]                                   ;   771.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm2, [rbp - 112]                                  ;   768.0 agu0+agu1+fmisc   41 x
        xorps xmm2, xmm4                                          ;   772.0 fadd+fmul   41 x
        xorps xmm5, xmm2                                          ;   774.0 fadd+fmul   41 x
        xorps xmm5, [r8 + 752]                                    ;   776.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm12, [r8 + 560]                                   ;   775.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm8, [r8 + 576]                                    ;   776.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm11, [r8 + 592]                                   ;   777.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm2, [r8 + 608]                                    ;   778.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm4, [rbp - 128]                                  ;   775.0 agu0+agu2+fmisc   48 x
        xorps xmm4, [r8 + 624]                                    ;   779.0 agu1+agu0+fadd+fmul   48 x
        movaps [rbp - 128], xmm5                                  ;   778.0 agu2+agu0+fmisc   48 x spill
        movaps xmm5, [rbp - 96]                                   ;   779.0 agu1+agu2+fmisc   48 x
        xorps xmm5, [r8 + 640]                                    ;   781.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 96], xmm3                                   ;   781.0 agu2+agu0+fmisc   48 x spill
        movaps xmm3, xmm1                                         ;   781.0 fadd+fmul   45 x copy
        xorps xmm3, xmm2                                          ;   783.0 fadd+fmul   45 x
        movaps [rbp - 112], xmm13                                 ;   783.0 agu1+agu2+fmisc   48 x spill
        movaps xmm13, xmm12                                       ;   783.0 fadd+fmul   45 x copy
        andps xmm13, xmm4                                         ;   785.0 fadd+fmul   45 x
        movaps [rbp - 80], xmm15                                  ;   785.0 agu0+agu1+fmisc   48 x spill
        movaps xmm15, xmm7                                        ;   785.0 fadd+fmul   45 x copy
        xorps xmm15, xmm11                                        ;   787.0 fadd+fmul   45 x
        movaps [rbp - 32], xmm9                                   ;   787.0 agu2+agu0+fmisc   48 x spill
        movaps xmm9, xmm5                                         ;   787.0 fadd+fmul   45 x copy
        andps xmm9, xmm4                                          ;   789.0 fadd+fmul   45 x
        movaps [rbp - 64], xmm14                                  ;   789.0 agu1+agu0+fmisc   48 x spill
        movaps xmm14, xmm2                                        ;   789.0 fadd+fmul   45 x copy
        andps xmm14, xmm12                                        ;   791.0 fadd+fmul   45 x
        movaps [rbp - 48], xmm6                                   ;   791.0 agu2+agu0+fmisc   48 x spill
        movaps xmm6, xmm4                                         ;   791.0 fadd+fmul   45 x copy
        andps xmm6, xmm1                                          ;   793.0 fadd+fmul   45 x
        xorps xmm14, xmm6                                         ;   795.0 fadd+fmul   45 x
        movaps xmm6, xmm2                                         ;   794.0 fadd+fmul   45 x copy
        andps xmm6, xmm8                                          ;   796.0 fadd+fmul   45 x
        xorps xmm14, xmm0                                         ;   797.0 fadd+fmul   45 x
        movaps xmm0, xmm3                                         ;   797.0 fadd+fmul   45 x copy
        xorps xmm0, xmm12                                         ;   799.0 fadd+fmul   45 x
        movaps [rbp + 0], xmm14                                   ;   799.0 agu1+agu0+fmisc   45 x spill
        movaps xmm14, xmm10                                       ;   799.0 fadd+fmul   45 x copy
        andps xmm14, xmm0                                         ;   801.0 fadd+fmul   45 x
        movaps [rbp + 48], xmm13                                  ;   798.0 agu2+agu0+fmisc   45 x spill
        movaps xmm13, xmm5                                        ;   801.0 fadd+fmul   45 x copy
        andps xmm13, xmm1                                         ;   803.0 fadd+fmul   45 x
        xorps xmm13, xmm4                                         ;   805.0 fadd+fmul   45 x
        xorps xmm14, xmm13                                        ;   807.0 fadd+fmul   45 x
        movaps [rbp - 16], xmm2                                   ;   801.3 agu1+agu0+fmisc   48 x spill
        movaps xmm2, xmm12                                        ;   805.0 fadd+fmul   45 x copy
        andps xmm2, xmm10                                         ;   807.0 fadd+fmul   45 x
        xorps xmm2, xmm15                                         ;   809.0 fadd+fmul   45 x
        movaps [rbp + 16], xmm2                                   ;   811.0 agu2+agu0+fmisc   45 x spill
        movaps xmm2, xmm12                                        ;   808.0 fadd+fmul   45 x copy
        andps xmm2, xmm1                                          ;   810.0 fadd+fmul   45 x
        xorps xmm6, xmm2                                          ;   812.0 fadd+fmul   45 x
        xorps xmm6, xmm9                                          ;   814.0 fadd+fmul   45 x
        movaps xmm2, xmm12                                        ;   812.0 fadd+fmul   45 x copy
        andps xmm2, xmm7                                          ;   814.0 fadd+fmul   45 x
        movaps [rbp + 96], xmm9                                   ;   811.0 agu1+agu0+fmisc   45 x spill
        movaps xmm9, xmm12                                        ;   814.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;   816.0 fadd+fmul   45 x
        xorps xmm2, xmm9                                          ;   818.0 fadd+fmul   45 x
        xorps xmm13, xmm9                                         ;   818.0 fadd+fmul   45 x
        movaps xmm9, xmm5                                         ;   818.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;   820.0 fadd+fmul   45 x
        xorps xmm12, xmm9                                         ;   822.0 fadd+fmul   45 x
        xorps xmm14, xmm12                                        ;   824.0 fadd+fmul   45 x
        andps xmm12, xmm5                                         ;   824.0 fadd+fmul   45 x
        xorps xmm12, [rel misty1_expand_compact.T0_constants128]  ;   826.0 agu2+agu0+fadd+fmul   45 x
        movaps [rbp + 64], xmm9                                   ;   822.0 agu1+agu0+fmisc   45 x spill
        movaps xmm9, xmm7                                         ;   824.0 fadd+fmul   45 x copy
        andps xmm9, xmm1                                          ;   826.0 fadd+fmul   45 x
        movaps [rdx - 128], xmm12                                 ;   828.0 agu2+agu1+fmisc   45 x spill
        movaps xmm12, xmm0                                        ;   826.0 fadd+fmul   45 x copy
        orps xmm12, xmm5                                          ;   828.0 fadd+fmul   45 x
        movaps [rbp + 32], xmm0                                   ;   826.3 agu0+agu1+fmisc   45 x spill
        movaps xmm0, xmm15                                        ;   828.0 fadd+fmul   45 x copy
        andps xmm0, xmm8                                          ;   830.0 fadd+fmul   45 x
        andps xmm15, xmm1                                         ;   830.0 fadd+fmul   45 x
        movaps [rbp + 80], xmm2                                   ;   829.0 agu2+agu0+fmisc   45 x spill
        movaps xmm2, xmm10                                        ;   831.0 fadd+fmul   45 x copy
        andps xmm2, xmm11                                         ;   833.0 fadd+fmul   45 x
        xorps xmm12, xmm2                                         ;   835.0 fadd+fmul   45 x
        xorps xmm9, xmm12                                         ;   837.0 fadd+fmul   45 x
        movaps xmm2, xmm8                                         ;   835.0 fadd+fmul   45 x copy
        andps xmm2, xmm11                                         ;   837.0 fadd+fmul   45 x
        movaps xmm12, xmm4                                        ;   837.0 fadd+fmul   45 x copy
        andps xmm12, xmm11                                        ;   839.0 fadd+fmul   45 x
        xorps xmm0, xmm12                                         ;   841.0 fadd+fmul   45 x
        xorps xmm13, xmm0                                         ;   843.0 fadd+fmul   45 x
        movaps xmm12, xmm10                                       ;   841.0 fadd+fmul   45 x copy
        andps xmm12, xmm7                                         ;   843.0 fadd+fmul   45 x
        xorps xmm0, xmm9                                          ;   843.0 fadd+fmul   45 x
        xorps xmm0, xmm3                                          ;   845.0 fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;   845.0 fadd+fmul   45 x
        andps xmm3, xmm11                                         ;   846.0 fadd+fmul   45 x
        movaps [rbp + 112], xmm0                                  ;   847.0 agu1+agu0+fmisc   45 x spill
        movaps xmm0, xmm2                                         ;   847.0 fadd+fmul   45 x copy
        xorps xmm0, xmm5                                          ;   849.0 fadd+fmul   45 x
        xorps xmm2, xmm10                                         ;   849.0 fadd+fmul   45 x
        xorps xmm13, xmm2                                         ;   851.0 fadd+fmul   45 x
        andps xmm0, xmm11                                         ;   851.0 fadd+fmul   45 x
        andps xmm2, xmm8                                          ;   852.0 fadd+fmul   45 x
        xorps xmm14, xmm0                                         ;   853.0 fadd+fmul   45 x
        movaps xmm0, xmm4                                         ;   854.0 fadd+fmul   45 x copy
        andps xmm0, xmm7                                          ;   856.0 fadd+fmul   45 x
        xorps xmm0, xmm12                                         ;   858.0 fadd+fmul   45 x
        xorps xmm13, xmm6                                         ;   857.0 fadd+fmul   45 x
        xorps xmm12, xmm5                                         ;   858.0 fadd+fmul   45 x
        xorps xmm3, xmm12                                         ;   860.0 fadd+fmul   45 x
        andps xmm12, xmm7                                         ;   860.0 fadd+fmul   45 x
        xorps xmm3, xmm8                                          ;   862.0 fadd+fmul   45 x
        xorps xmm2, xmm0                                          ;   862.0 fadd+fmul   45 x
        movaps xmm0, xmm8                                         ;   863.0 fadd+fmul   45 x copy
        andps xmm0, xmm4                                          ;   865.0 fadd+fmul   45 x
        andps xmm8, xmm1                                          ;   865.0 fadd+fmul   45 x
        xorps xmm0, xmm8                                          ;   867.0 fadd+fmul   45 x
        xorps xmm12, xmm0                                         ;   869.0 fadd+fmul   45 x
        movaps xmm0, xmm1                                         ;   868.0 fadd+fmul   45 x copy
        xorps xmm0, xmm7                                          ;   870.0 fadd+fmul   45 x
        andps xmm0, xmm11                                         ;   872.0 fadd+fmul   45 x
        xorps xmm0, xmm2                                          ;   874.0 fadd+fmul   45 x
        xorps xmm12, [rbp + 16]                                   ;   872.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm8, [rbp + 48]                                    ;   873.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm2, xmm8                                          ;   875.0 fadd+fmul   45 x
        movaps xmm8, [rbp - 16]                                   ;   871.0 agu2+agu0+fmisc   45 x
        andps xmm8, xmm4                                          ;   875.0 fadd+fmul   45 x
        andps xmm1, [rbp - 16]                                    ;   876.0 agu1+agu0+fadd+fmul   45 x
        andps xmm5, xmm10                                         ;   877.0 fadd+fmul   45 x
        xorps xmm1, [rbp + 80]                                    ;   878.0 agu2+agu0+fadd+fmul   45 x
        andps xmm4, xmm10                                         ;   879.0 fadd+fmul   45 x
        andps xmm7, [rbp - 16]                                    ;   880.0 agu1+agu0+fadd+fmul   45 x
        orps xmm11, [rbp + 32]                                    ;   881.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm5, xmm8                                          ;   882.0 fadd+fmul   45 x
        xorps xmm4, [rdx - 128]                                   ;   883.0 agu1+agu2+fadd+fmul   45 x
        movaps [rbp + 80], xmm12                                  ;   879.0 agu0+agu1+fmisc   45 x spill
        movaps xmm12, [rbp + 0]                                   ;   881.0 agu2+agu0+fmisc   45 x
        xorps xmm12, xmm3                                         ;   884.0 fadd+fmul   45 x
        xorps xmm3, xmm2                                          ;   885.0 fadd+fmul   45 x
        xorps xmm15, xmm3                                         ;   887.0 fadd+fmul   45 x
        xorps xmm15, xmm1                                         ;   889.0 fadd+fmul   45 x
        xorps xmm8, xmm7                                          ;   888.0 fadd+fmul   45 x
        movaps xmm3, [rbp + 32]                                   ;   884.0 agu1+agu0+fmisc   45 x reload
        xorps xmm5, xmm3                                          ;   889.0 fadd+fmul   45 x
        xorps xmm11, xmm5                                         ;   891.0 fadd+fmul   45 x
        xorps xmm9, xmm12                                         ;   891.0 fadd+fmul   45 x
        xorps xmm7, xmm4                                          ;   892.0 fadd+fmul   45 x
        xorps xmm4, [rbp + 96]                                    ;   893.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, xmm8                                         ;   894.0 fadd+fmul   45 x
        xorps xmm4, [rbp + 112]                                   ;   895.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm8, [rbp + 0]                                     ;   896.0 agu2+agu0+fadd+fmul   45 x
        movaps xmm5, [rbp - 16]                                   ;   892.7 agu1+agu0+fmisc   48 x reload
        andps xmm10, xmm5                                         ;   897.0 fadd+fmul   45 x
        xorps xmm6, xmm10                                         ;   899.0 fadd+fmul   45 x
        xorps xmm1, [rdx - 128]                                   ;   899.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm10, xmm0                                         ;   900.0 fadd+fmul   45 x
        xorps xmm0, xmm11                                         ;   901.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 64]                                    ;   903.0 agu0+agu1+fadd+fmul   45 x
        xorps xmm14, xmm1                                         ;   903.0 fadd+fmul   45 x
        xorps xmm11, [rbp + 16]                                   ;   904.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, [rbp + 48]                                   ;   905.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm9, xmm3                                          ;   906.0 fadd+fmul   45 x
        xorps xmm8, [rbp + 80]                                    ;   907.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm5, xmm6                                          ;   908.0 fadd+fmul   45 x
        xorps xmm7, xmm10                                         ;   909.0 fadd+fmul   45 x
        xorps xmm11, xmm5                                         ;   910.0 fadd+fmul   45 x
        xorps xmm2, xmm7                                          ;   911.0 fadd+fmul   45 x
        movaps xmm1, [rbp - 48]                                   ;   907.0 agu0+agu1+fmisc   48 x reload
        xorps xmm2, xmm1                                          ;   913.0 fadd+fmul   45 x
        movaps xmm3, [rbp - 64]                                   ;   909.0 agu2+agu0+fmisc   48 x reload
        xorps xmm14, xmm3                                         ;   913.0 fadd+fmul   45 x
        movaps xmm5, [rbp - 32]                                   ;   911.0 agu1+agu0+fmisc   48 x reload
        xorps xmm15, xmm5                                         ;   914.0 fadd+fmul   45 x
        movaps xmm6, [rbp - 80]                                   ;   913.0 agu2+agu0+fmisc   48 x reload
        xorps xmm0, xmm6                                          ;   915.0 fadd+fmul   45 x
        movaps xmm7, [rbp - 112]                                  ;   915.0 agu1+agu0+fmisc   48 x reload
        xorps xmm11, xmm7                                         ;   917.0 fadd+fmul   45 x
        movaps xmm10, [rbp - 96]                                  ;   917.0 agu2+agu0+fmisc+fadd   48 x reload
        xorps xmm13, xmm10                                        ;   919.0 fmul+fadd   45 x
        movaps xmm12, [rbp - 128]                                 ;   918.0 agu1+agu0+fmisc+fmul   48 x reload
        xorps xmm4, xmm12                                         ;   920.0 fadd+fmul   45 x
        movaps xmm12, [r8 + 256]                                  ;   919.0 agu2+agu0+fmisc  102 x.0 reload
        movaps [r9 + 256], xmm12                                  ;   921.0 agu1+agu0+fmisc  104 k
        movaps xmm12, [r8 + 272]                                  ;   920.0 agu2+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 272], xmm12                                  ;   923.0 agu0+agu2+fmisc  104 k
        movaps xmm12, [r8 + 288]                                  ;   921.0 agu1+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 288], xmm12                                  ;   925.0 agu2+agu1+fmisc  104 k
        movaps xmm12, [r8 + 304]                                  ;   922.0 agu0+agu2+fadd+fmul  102 x.3 reload
        movaps [r9 + 304], xmm12                                  ;   927.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4352], xmm2                                  ;   929.0 agu2+agu1+fmisc  105 k
        movaps xmm2, [r8 + 320]                                   ;   923.0 agu0+agu2+fadd+fmul  102 x.4 reload
        movaps [r9 + 320], xmm2                                   ;   931.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4368], xmm14                                 ;   933.0 agu2+agu1+fmisc  105 k
        movaps xmm14, [r8 + 336]                                  ;   924.7 agu0+agu2+fadd+fmul  102 x.5 reload
        movaps [r9 + 336], xmm14                                  ;   935.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4384], xmm15                                 ;   937.0 agu2+agu1+fmisc  105 k
        movaps xmm15, [r8 + 352]                                  ;   927.0 agu0+agu2+fadd+fmul  102 x.6 reload
        movaps [r9 + 352], xmm15                                  ;   939.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4400], xmm0                                  ;   941.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [r8 + 368]                                   ;   931.0 agu0+agu1+fadd+fmul  102 x.7 reload
        movaps [r9 + 368], xmm0                                   ;   943.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4416], xmm11                                 ;   945.0 agu1+agu2+fmisc  105 k
        movaps xmm11, [r8 + 384]                                  ;   935.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 384], xmm11                                  ;   947.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4432], xmm13                                 ;   949.0 agu1+agu2+fmisc  105 k
        movaps xmm13, [r8 + 400]                                  ;   939.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 400], xmm13                                  ;   951.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4448], xmm4                                  ;   953.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 416]                                   ;   943.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 416], xmm4                                   ;   955.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4464], xmm8                                  ;   957.0 agu1+agu2+fmisc  105 k
        movaps xmm8, [r8 + 432]                                   ;   947.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 432], xmm8                                   ;   959.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4480], xmm9                                  ;   961.0 agu1+agu2+fmisc  105 k
        movaps xmm9, [r8 + 448]                                   ;   951.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 448], xmm9                                   ;   963.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4496], xmm1                                  ;   965.0 agu1+agu2+fmisc  105 k
        movaps xmm1, [r8 + 464]                                   ;   955.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 464], xmm1                                   ;   967.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4512], xmm3                                  ;   969.0 agu1+agu2+fmisc  105 k
        movaps xmm3, [r8 + 480]                                   ;   959.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 480], xmm3                                   ;   971.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4528], xmm5                                  ;   973.0 agu1+agu2+fmisc  105 k
        movaps xmm5, [r8 + 496]                                   ;   963.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 496], xmm5                                   ;   975.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4544], xmm6                                  ;   977.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 4560], xmm7                                  ;   979.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 4576], xmm10                                 ;   981.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 2352], xmm12                                 ;   983.0 agu1+agu0+fmisc  104 k
        movaps xmm12, [rbp - 128]                                 ;   973.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 4592], xmm12                                 ;   985.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 2368], xmm2                                  ;   987.0 agu2+agu1+fmisc  104 k
        movaps xmm2, [r8 + 256]                                   ;   977.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 2304], xmm2                                  ;   989.0 agu2+agu0+fmisc  104 k
        movaps xmm2, [r8 + 272]                                   ;   979.0 agu1+agu2+fadd+fmul  102 x.1 reload
        movaps [r9 + 2320], xmm2                                  ;   991.0 agu0+agu1+fmisc  104 k
        movaps xmm2, [r8 + 288]                                   ;   981.0 agu2+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 2336], xmm2                                  ;   993.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2384], xmm14                                 ;   995.0 agu2+agu1+fmisc  104 k
        movaps [r9 + 2400], xmm15                                 ;   997.0 agu0+agu1+fmisc  104 k
        movaps [r9 + 2416], xmm0                                  ;   999.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2432], xmm11                                 ;  1001.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2448], xmm13                                 ;  1003.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2464], xmm4                                  ;  1005.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2480], xmm8                                  ;  1007.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2496], xmm9                                  ;  1009.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2512], xmm1                                  ;  1011.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2528], xmm3                                  ;  1013.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2544], xmm5                                  ;  1015.0 agu2+agu0+fmisc  104 k
        movaps xmm0, [r9 + 4352]                                  ;  1005.0 agu1+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6400], xmm0                                  ;  1017.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4368]                                  ;  1007.0 agu1+agu2+fadd+fmul   45 x reload
        movaps [r9 + 6416], xmm0                                  ;  1019.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4384]                                  ;  1009.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6432], xmm0                                  ;  1021.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4400]                                  ;  1011.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6448], xmm0                                  ;  1023.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4416]                                  ;  1013.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6464], xmm0                                  ;  1025.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4432]                                  ;  1015.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6480], xmm0                                  ;  1027.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4448]                                  ;  1017.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6496], xmm0                                  ;  1029.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4464]                                  ;  1019.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6512], xmm0                                  ;  1031.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4480]                                  ;  1021.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6528], xmm0                                  ;  1033.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [rbp - 48]                                   ;  1023.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 6544], xmm0                                  ;  1035.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [rbp - 64]                                   ;  1025.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 6560], xmm0                                  ;  1037.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 6592], xmm6                                  ;  1039.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [rbp - 32]                                   ;  1029.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 6576], xmm0                                  ;  1041.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 6608], xmm7                                  ;  1043.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 6624], xmm10                                 ;  1045.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 6640], xmm12                                 ;  1047.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r8 + 768]                                   ;  1037.0 agu1+agu0+fadd+fmul  102 x.0
        movaps xmm1, [r8 + 784]                                   ;  1038.0 agu2+agu0+fadd+fmul  102 x.1
        movaps xmm2, [r8 + 800]                                   ;  1039.0 agu1+agu2+fadd+fmul  102 x.2
        movaps xmm3, [r8 + 816]                                   ;  1040.0 agu0+agu1+fadd+fmul  102 x.3
        movaps xmm4, [r8 + 832]                                   ;  1041.0 agu2+agu0+fadd+fmul  102 x.4
        movaps xmm5, [r8 + 848]                                   ;  1042.0 agu1+agu2+fadd+fmul  102 x.5
        movaps xmm6, [r8 + 864]                                   ;  1043.0 agu0+agu1+fadd+fmul  102 x.6
        movaps xmm7, [r8 + 880]                                   ;  1044.0 agu2+agu0+fadd+fmul  102 x.7
        movaps xmm8, [r8 + 896]                                   ;  1045.0 agu1+agu2+fadd+fmul  102 x.8
        movaps xmm9, [r8 + 912]                                   ;  1046.0 agu0+agu1+fadd+fmul  102 x.9
        movaps xmm10, [r8 + 928]                                  ;  1047.0 agu2+agu0+fadd+fmul  102 x.10
        movaps xmm11, [r8 + 944]                                  ;  1048.0 agu1+agu2+fadd+fmul  102 x.11
        movaps xmm12, [r8 + 960]                                  ;  1049.0 agu0+agu1+fmisc+fadd  102 x.12
        movaps xmm13, [r8 + 976]                                  ;  1049.0 agu2+agu0+fmul+fmisc  102 x.13
        movaps xmm14, [r8 + 992]                                  ;  1050.0 agu1+agu2+fadd+fmul  102 x.14
        movaps xmm15, [r8 + 1008]                                 ;  1051.0 agu0+agu1+fmisc+fadd  102 x.15
        movaps xmm8, [r8 + 624]                                   ;  1051.0 agu2+agu0+fmul+fmisc   41 x
        xorps xmm8, [r8 + 720]                                    ;  1053.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm7, [r8 + 736]                                   ;  1053.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm7, [r8 + 672]                                    ;  1055.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm6, [r8 + 640]                                   ;  1054.0 agu1+agu2+fmisc+fmul   41 x
        xorps xmm6, [r8 + 704]                                    ;  1056.0 agu0+agu1+fadd+fmul   41 x
        movaps xmm5, [r8 + 752]                                   ;  1055.0 agu2+agu0+fmisc   41 x
        andps xmm5, [r8 + 736]                                    ;  1057.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm4, [r8 + 720]                                   ;  1057.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm4, [r8 + 672]                                    ;  1059.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm3, [r8 + 736]                                   ;  1058.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm3, [r8 + 624]                                    ;  1060.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm4, xmm3                                          ;  1062.0 fadd+fmul   41 x
        movaps xmm3, [r8 + 720]                                   ;  1059.0 agu2+agu0+fmisc   41 x
        andps xmm3, [r8 + 688]                                    ;  1061.0 agu1+agu0+fadd+fmul   41 x
        xorps xmm4, [rel misty1_expand_compact.T0_constants128]   ;  1064.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm2, [r8 + 672]                                   ;  1061.0 agu0+agu2+fmisc   41 x
        xorps xmm2, xmm8                                          ;  1063.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 656]                                   ;  1063.0 agu1+agu0+fmisc   41 x
        andps xmm1, xmm2                                          ;  1065.0 fadd+fmul   41 x
        movaps xmm0, [r8 + 752]                                   ;  1065.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm0, [r8 + 624]                                    ;  1067.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, [r8 + 736]                                    ;  1069.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm1, xmm0                                          ;  1071.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 672]                                  ;  1066.0 agu0+agu2+fmisc   41 x
        andps xmm15, [r8 + 656]                                   ;  1069.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  1071.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 672]                                  ;  1068.0 agu2+agu1+fmisc   41 x
        andps xmm14, [r8 + 624]                                   ;  1071.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  1073.0 fmul+fadd   41 x
        xorps xmm3, xmm5                                          ;  1075.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 672]                                  ;  1070.7 agu2+agu0+fmisc   41 x
        andps xmm14, [r8 + 640]                                   ;  1074.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm13, [r8 + 688]                                  ;  1072.7 agu2+agu0+fmisc   41 x
        andps xmm13, [r8 + 672]                                   ;  1075.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm14, xmm13                                        ;  1077.0 fmul+fadd   41 x
        xorps xmm0, xmm13                                         ;  1077.0 fmul+fadd   41 x
        movaps xmm13, [r8 + 752]                                  ;  1075.0 agu0+agu1+fmisc   41 x
        andps xmm13, [r8 + 688]                                   ;  1078.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm12, [r8 + 672]                                  ;  1077.0 agu1+agu2+fmisc   41 x
        xorps xmm12, xmm13                                        ;  1080.0 fmul+fadd   41 x
        xorps xmm1, xmm12                                         ;  1082.0 fmul+fadd   41 x
        andps xmm12, [r8 + 752]                                   ;  1082.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm12, [rel misty1_expand_compact.T0_constants128]  ;  1084.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm11, [r8 + 640]                                  ;  1079.7 agu1+agu2+fmisc   41 x
        andps xmm11, [r8 + 624]                                   ;  1083.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm10, [r8 + 752]                                  ;  1081.7 agu2+agu0+fmisc   41 x
        orps xmm10, xmm2                                          ;  1084.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 688]                                   ;  1083.7 agu1+agu2+fmisc   41 x
        andps xmm9, xmm6                                          ;  1085.7 fmul+fadd   41 x
        andps xmm6, [r8 + 624]                                    ;  1086.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 128], xmm13                                 ;  1085.7 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 704]                                  ;  1086.7 agu1+agu2+fmul+fmisc   41 x
        andps xmm13, [r8 + 656]                                   ;  1088.7 agu0+agu1+fadd+fmul   41 x
        xorps xmm10, xmm13                                        ;  1090.7 fadd+fmul   41 x
        xorps xmm11, xmm10                                        ;  1092.7 fadd+fmul   41 x
        movaps xmm10, [r8 + 704]                                  ;  1088.7 agu2+agu0+fmisc   41 x
        movaps xmm13, [r8 + 688]                                  ;  1090.0 agu1+agu0+fmisc+fadd  102 x.11 reload
        andps xmm10, xmm13                                        ;  1092.0 fmul+fadd   41 x
        movaps [rbp - 96], xmm5                                   ;  1091.7 agu2+agu1+fmisc   41 x spill
        movaps xmm5, [r8 + 736]                                   ;  1092.0 agu0+agu1+fmul+fadd   41 x
        andps xmm5, [r8 + 704]                                    ;  1094.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  1096.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 656]                                   ;  1093.7 agu1+agu2+fmisc   41 x
        andps xmm5, [r8 + 640]                                    ;  1095.7 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm9                                          ;  1098.0 fmul+fadd   41 x
        xorps xmm9, xmm11                                         ;  1098.0 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  1100.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 624]                                    ;  1099.0 agu2+agu0+fmul+fadd   41 x
        andps xmm8, [r8 + 704]                                    ;  1100.0 agu1+agu0+fmul+fadd   41 x
        movaps [rbp - 112], xmm9                                  ;  1102.0 agu2+agu1+fmisc   41 x spill
        movaps xmm9, [r8 + 752]                                   ;  1099.3 agu0+agu2+fmisc   41 x
        xorps xmm9, xmm10                                         ;  1101.3 fmul+fadd   41 x
        xorps xmm10, [r8 + 656]                                   ;  1102.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm10                                         ;  1104.0 fmul+fadd   41 x
        andps xmm9, [r8 + 704]                                    ;  1104.0 agu2+agu0+fmul+fadd   41 x
        andps xmm10, xmm13                                        ;  1105.0 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  1106.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 736]                                   ;  1103.7 agu1+agu0+fmisc   41 x
        andps xmm9, [r8 + 640]                                    ;  1107.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  1109.0 fmul+fadd   41 x
        xorps xmm0, xmm3                                          ;  1109.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 752]                                    ;  1110.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm8, xmm5                                          ;  1112.0 fmul+fadd   41 x
        andps xmm5, [r8 + 640]                                    ;  1112.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm13                                         ;  1114.0 fmul+fadd   41 x
        xorps xmm10, xmm9                                         ;  1114.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 736]                                   ;  1110.7 agu2+agu0+fmisc   41 x
        andps xmm9, xmm13                                         ;  1115.0 fmul+fadd   41 x
        movaps [rbp - 32], xmm1                                   ;  1112.7 agu1+agu0+fmisc   41 x spill
        movaps xmm1, [r8 + 624]                                   ;  1114.7 agu2+agu0+fmisc   41 x
        andps xmm1, xmm13                                         ;  1116.7 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  1118.7 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  1120.7 fmul+fadd   41 x
        movaps xmm9, [r8 + 624]                                   ;  1116.7 agu1+agu2+fmisc   41 x
        xorps xmm9, [r8 + 640]                                    ;  1119.0 agu0+agu1+fmul+fadd   41 x
        andps xmm9, [r8 + 704]                                    ;  1121.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm10                                         ;  1123.0 fmul+fadd   41 x
        xorps xmm5, xmm15                                         ;  1122.7 fmul+fadd   41 x
        xorps xmm1, xmm7                                          ;  1123.0 fmul+fadd   41 x
        xorps xmm10, xmm1                                         ;  1125.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 736]                                   ;  1121.7 agu1+agu2+fmisc   41 x
        andps xmm1, [r8 + 720]                                    ;  1125.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm13, xmm4                                        ;  1126.0 fmul+fadd   41 x copy
        xorps xmm13, xmm8                                         ;  1128.0 fmul+fadd   41 x
        xorps xmm8, xmm10                                         ;  1128.0 fmul+fadd   41 x
        xorps xmm6, xmm8                                          ;  1130.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 720]                                   ;  1126.0 agu2+agu0+fmisc   41 x
        andps xmm8, [r8 + 624]                                    ;  1130.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm14, xmm8                                         ;  1132.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 752]                                   ;  1128.0 agu2+agu1+fmisc   41 x
        andps xmm8, [r8 + 656]                                    ;  1132.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm6, xmm14                                         ;  1134.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  1134.0 fmul+fadd   41 x
        xorps xmm8, xmm2                                          ;  1136.0 fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  1136.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 720]                                  ;  1133.0 agu2+agu0+fmisc   41 x
        andps xmm11, [r8 + 640]                                   ;  1137.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm11                                         ;  1139.0 fmul+fadd   41 x
        movaps [rbp - 80], xmm6                                   ;  1136.0 agu2+agu1+fmisc   41 x spill
        movaps xmm6, [r8 + 736]                                   ;  1137.0 agu0+agu1+fmisc   41 x
        andps xmm6, [r8 + 656]                                    ;  1139.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;  1141.0 fmul+fadd   41 x
        xorps xmm11, xmm6                                         ;  1143.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 96]                                    ;  1143.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm1                                          ;  1143.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 112]                                   ;  1145.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm4, xmm1                                          ;  1145.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 704]                                   ;  1142.0 agu1+agu0+fmisc   41 x
        orps xmm1, xmm2                                           ;  1146.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  1148.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;  1148.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 720]                                   ;  1145.3 agu2+agu0+fmisc   41 x
        movaps xmm12, [r8 + 656]                                  ;  1147.3 agu1+agu0+fmisc  102 x.9 reload
        andps xmm1, xmm12                                         ;  1149.3 fmul+fadd   41 x
        xorps xmm3, xmm1                                          ;  1151.3 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  1151.3 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  1152.0 fmul+fadd   41 x
        xorps xmm9, [rbp - 128]                                   ;  1154.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm15, xmm8                                         ;  1154.0 fmul+fadd   41 x
        xorps xmm14, [rbp - 32]                                   ;  1155.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm7                                          ;  1156.0 fmul+fadd   41 x
        xorps xmm5, xmm4                                          ;  1157.0 fmul+fadd   41 x
        xorps xmm13, xmm2                                         ;  1158.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 720]                                   ;  1155.0 agu2+agu0+fmisc  102 x.13 reload
        xorps xmm3, xmm2                                          ;  1159.0 fmul+fadd   41 x
        xorps xmm11, xmm1                                         ;  1160.0 fmul+fadd   41 x
        xorps xmm15, xmm3                                         ;  1161.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  1162.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 576]                                   ;  1158.3 agu1+agu0+fmisc   41 x
        movaps xmm3, [r8 + 512]                                   ;  1160.3 agu2+agu0+fmisc  102 x.0 reload
        andps xmm1, xmm3                                          ;  1163.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 592]                                   ;  1162.3 agu1+agu2+fmisc   41 x
        andps xmm4, xmm3                                          ;  1164.3 fmul+fadd   41 x
        movaps xmm7, [r8 + 608]                                   ;  1164.0 agu0+agu1+fmisc+fmul   41 x
        movaps xmm8, [r8 + 528]                                   ;  1165.0 agu2+agu0+fmisc+fadd  102 x.1 reload
        andps xmm7, xmm8                                          ;  1167.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 560]                                  ;  1166.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm11, xmm3                                         ;  1168.0 fadd+fmul   41 x
        movaps xmm2, [r8 + 576]                                   ;  1167.3 agu0+agu1+fmisc   41 x
        andps xmm2, [r8 + 560]                                    ;  1169.3 agu2+agu0+fadd+fmul   41 x
        movaps xmm12, [r8 + 608]                                  ;  1169.0 agu1+agu2+fmisc+fadd   41 x
        andps xmm12, [r8 + 560]                                   ;  1171.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 32], xmm13                                  ;  1170.3 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 592]                                  ;  1171.0 agu1+agu2+fmul+fadd   41 x
        andps xmm13, [r8 + 544]                                   ;  1173.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm7, xmm13                                         ;  1175.0 fmul+fadd   41 x
        andps xmm13, xmm8                                         ;  1175.0 fmul+fadd   41 x
        movaps [rbp - 128], xmm5                                  ;  1172.3 agu2+agu0+fmisc   41 x spill
        movaps xmm5, xmm11                                        ;  1175.0 fmul+fadd   41 x copy
        xorps xmm5, xmm8                                          ;  1177.0 fmul+fadd   41 x
        movaps [rbp - 112], xmm6                                  ;  1174.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 608]                                   ;  1176.0 agu2+agu0+fmisc+fmul   41 x
        andps xmm6, xmm4                                          ;  1178.0 fadd+fmul   41 x
        movaps [rbp - 96], xmm0                                   ;  1177.3 agu1+agu2+fmisc   41 x spill
        movaps xmm0, [r8 + 576]                                   ;  1178.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm0, xmm5                                          ;  1180.0 fadd+fmul   41 x
        andps xmm0, [r8 + 608]                                    ;  1182.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm11, xmm0                                         ;  1184.0 fadd+fmul   41 x
        movaps [rbp - 64], xmm15                                  ;  1179.3 agu1+agu0+fmisc   41 x spill
        movaps xmm15, xmm2                                        ;  1182.0 fadd+fmul   41 x copy
        xorps xmm15, xmm1                                         ;  1184.0 fadd+fmul   41 x
        xorps xmm2, xmm7                                          ;  1184.0 fadd+fmul   41 x
        xorps xmm7, xmm1                                          ;  1185.0 fadd+fmul   41 x
        andps xmm15, [r8 + 592]                                   ;  1186.0 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 48], xmm9                                   ;  1183.7 agu1+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 592]                                   ;  1185.7 agu2+agu1+fmisc   41 x
        andps xmm9, xmm8                                          ;  1187.7 fadd+fmul   41 x
        movaps [rbp - 16], xmm14                                  ;  1187.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 560]                                  ;  1188.0 agu2+agu0+fadd+fmul   41 x
        andps xmm14, xmm9                                         ;  1190.0 fadd+fmul   41 x
        xorps xmm6, xmm9                                          ;  1190.0 fadd+fmul   41 x
        xorps xmm6, [rel misty1_expand_compact.T0_constants128]   ;  1192.0 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 80], xmm10                                  ;  1189.7 agu0+agu1+fmisc   41 x spill
        movaps xmm10, [r8 + 608]                                  ;  1191.7 agu2+agu0+fmisc   41 x
        andps xmm10, [r8 + 544]                                   ;  1193.7 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 32], xmm7                                   ;  1193.7 agu0+agu1+fmisc   41 x spill
        movaps xmm7, xmm8                                         ;  1193.0 fadd+fmul   41 x copy
        andps xmm7, xmm3                                          ;  1195.0 fadd+fmul   41 x
        xorps xmm14, xmm7                                         ;  1197.0 fadd+fmul   41 x
        xorps xmm7, xmm10                                         ;  1197.0 fadd+fmul   41 x
        movaps [rbp + 48], xmm0                                   ;  1195.7 agu2+agu0+fmisc   41 x spill
        movaps xmm0, [r8 + 544]                                   ;  1197.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm0, xmm2                                          ;  1199.0 fmul+fadd   41 x
        xorps xmm14, xmm0                                         ;  1201.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 560]                                   ;  1198.7 agu2+agu1+fmisc  102 x.3 reload
        xorps xmm14, xmm0                                         ;  1203.0 fmul+fadd   41 x
        xorps xmm2, xmm3                                          ;  1201.0 fmul+fadd   41 x
        movaps [rbp + 16], xmm14                                  ;  1205.0 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 544]                                  ;  1201.7 agu2+agu0+fmul+fmisc   41 x
        andps xmm14, xmm7                                         ;  1203.7 fadd+fmul   41 x
        xorps xmm14, xmm3                                         ;  1205.7 fadd+fmul   41 x
        andps xmm7, [r8 + 576]                                    ;  1204.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm14, xmm5                                         ;  1207.7 fadd+fmul   41 x
        movaps [rbp + 64], xmm14                                  ;  1209.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 576]                                  ;  1206.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm14, xmm12                                        ;  1208.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  1210.0 fmul+fadd   41 x
        xorps xmm7, xmm15                                         ;  1212.0 fmul+fadd   41 x
        movaps xmm15, xmm2                                        ;  1210.0 fmul+fadd   41 x copy
        andps xmm15, xmm3                                         ;  1212.0 fmul+fadd   41 x
        andps xmm2, [r8 + 576]                                    ;  1212.0 agu1+agu2+fmul+fadd   41 x
        andps xmm14, [r8 + 592]                                   ;  1213.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  1214.0 fmul+fadd   41 x
        andps xmm5, [r8 + 544]                                    ;  1215.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, xmm10                                        ;  1216.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 528]                                   ;  1213.7 agu1+agu0+fmisc   41 x copy
        andps xmm3, xmm0                                          ;  1217.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  1219.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  1221.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 576]                                  ;  1216.3 agu2+agu0+fmisc   41 x
        andps xmm14, xmm8                                         ;  1220.0 fmul+fadd   41 x
        xorps xmm14, xmm4                                         ;  1222.0 fmul+fadd   41 x
        xorps xmm5, xmm14                                         ;  1224.0 fmul+fadd   41 x
        xorps xmm14, [r8 + 544]                                   ;  1224.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm3                                          ;  1224.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 608]                                   ;  1221.0 agu2+agu0+fmisc   41 x
        xorps xmm3, xmm9                                          ;  1225.0 fmul+fadd   41 x
        andps xmm3, [r8 + 512]                                    ;  1227.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm3                                          ;  1229.0 fmul+fadd   41 x
        xorps xmm2, xmm6                                          ;  1231.0 fmul+fadd   41 x
        movaps xmm6, xmm14                                        ;  1229.0 fmul+fadd   41 x copy
        andps xmm6, xmm0                                          ;  1231.0 fmul+fadd   41 x
        xorps xmm14, xmm10                                        ;  1231.0 fmul+fadd   41 x
        xorps xmm6, [r8 + 592]                                    ;  1233.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm10, xmm0                                         ;  1233.0 fmul+fadd   41 x
        xorps xmm9, [r8 + 544]                                    ;  1234.0 agu1+agu0+fmul+fadd   41 x
        andps xmm12, xmm10                                        ;  1235.0 fmul+fadd   41 x
        xorps xmm7, xmm5                                          ;  1236.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 576]                                   ;  1233.3 agu2+agu0+fmisc   41 x
        andps xmm5, xmm9                                          ;  1237.0 fmul+fadd   41 x
        andps xmm10, [r8 + 592]                                   ;  1238.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm3, xmm10                                         ;  1240.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  1242.0 fmul+fadd   41 x
        xorps xmm13, xmm6                                         ;  1241.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 544]                                   ;  1237.3 agu2+agu0+fmisc   41 x
        andps xmm3, xmm1                                          ;  1242.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  1243.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 608]                                   ;  1239.3 agu1+agu0+fmisc   41 x
        andps xmm6, [r8 + 592]                                    ;  1244.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 512]                                    ;  1245.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm9, [r8 + 608]                                    ;  1247.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;  1249.0 fmul+fadd   41 x
        xorps xmm7, [rbp + 48]                                    ;  1248.0 agu0+agu2+fmul+fadd   41 x
        xorps xmm1, xmm6                                          ;  1249.0 fmul+fadd   41 x
        movaps xmm9, [rbp + 64]                                   ;  1245.0 agu1+agu0+fmisc   41 x reload
        xorps xmm14, xmm9                                         ;  1250.0 fmul+fadd   41 x
        andps xmm11, xmm6                                         ;  1251.0 fmul+fadd   41 x
        xorps xmm4, xmm10                                         ;  1252.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 608]                                   ;  1249.0 agu2+agu0+fmisc  102 x.6 reload
        andps xmm1, xmm6                                          ;  1253.0 fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  1254.0 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  1255.0 fmul+fadd   41 x
        xorps xmm2, xmm12                                         ;  1256.0 fmul+fadd   41 x
        xorps xmm11, [rbp + 32]                                   ;  1257.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  1259.0 fmul+fadd   41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  1254.0 agu2+agu0+fmisc   41 x reload
        xorps xmm13, xmm1                                         ;  1261.0 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  1260.0 fmul+fadd   41 x
        xorps xmm5, xmm1                                          ;  1262.0 fmul+fadd   41 x
        xorps xmm4, [rbp + 16]                                    ;  1262.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm9, [rbp + 80]                                   ;  1258.0 agu2+agu0+fmisc   41 x
        movaps xmm10, [r8 + 512]                                  ;  1260.0 agu1+agu2+fmisc  102 x.0 reload
        xorps xmm9, xmm10                                         ;  1263.0 fmul+fadd   41 x
        xorps xmm15, xmm9                                         ;  1265.0 fmul+fadd   41 x
        movaps xmm11, [rbp - 16]                                  ;  1262.0 agu0+agu1+fmisc   41 x
        xorps xmm11, xmm8                                         ;  1265.0 fmul+fadd   41 x
        xorps xmm2, xmm11                                         ;  1267.0 fmul+fadd   41 x
        movaps xmm12, [rbp - 80]                                  ;  1264.0 agu2+agu0+fmisc   41 x
        movaps xmm14, [r8 + 544]                                  ;  1266.0 agu1+agu0+fmisc+fmul  102 x.2 reload
        xorps xmm12, xmm14                                        ;  1268.0 fadd+fmul   41 x
        xorps xmm7, xmm12                                         ;  1270.0 fadd+fmul   41 x
        xorps xmm15, [r8 + 912]                                   ;  1269.0 agu2+agu1+fadd+fmul   48 x
        xorps xmm2, [r8 + 928]                                    ;  1270.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm7, [r8 + 944]                                    ;  1272.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm14, [rbp - 48]                                  ;  1268.3 agu1+agu2+fmisc   41 x
        xorps xmm14, xmm0                                         ;  1272.0 fadd+fmul   41 x
        xorps xmm5, xmm14                                         ;  1274.0 fadd+fmul   41 x
        xorps xmm5, [r8 + 960]                                    ;  1276.0 agu0+agu1+fadd+fmul   48 x
        movaps xmm0, [rbp - 64]                                   ;  1271.0 agu2+agu0+fmisc   41 x
        xorps xmm0, [r8 + 576]                                    ;  1275.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm13, xmm0                                         ;  1277.0 fadd+fmul   41 x
        xorps xmm13, [r8 + 976]                                   ;  1279.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm9, [r8 + 768]                                    ;  1278.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm8, [rbp - 96]                                   ;  1275.0 agu1+agu2+fmisc   41 x
        xorps xmm8, [r8 + 592]                                    ;  1279.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm3, xmm8                                          ;  1281.0 fadd+fmul   41 x
        xorps xmm3, [r8 + 992]                                    ;  1283.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm11, [r8 + 784]                                   ;  1282.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm12, [r8 + 800]                                   ;  1283.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm10, [rbp - 112]                                 ;  1280.0 agu0+agu2+fmisc   41 x
        xorps xmm10, xmm6                                         ;  1284.0 fadd+fmul   41 x
        xorps xmm4, xmm10                                         ;  1286.0 fadd+fmul   41 x
        xorps xmm4, [r8 + 1008]                                   ;  1288.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm14, [r8 + 816]                                   ;  1287.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm0, [r8 + 832]                                    ;  1288.0 agu1+agu2+fadd+fmul   48 x
        xorps xmm8, [r8 + 848]                                    ;  1289.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm10, [r8 + 864]                                   ;  1290.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm6, [rbp - 128]                                  ;  1287.0 agu1+agu2+fmisc   48 x
        xorps xmm6, [r8 + 880]                                    ;  1291.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 128], xmm4                                  ;  1290.0 agu2+agu0+fmisc   48 x spill
        movaps xmm4, [rbp - 32]                                   ;  1291.0 agu1+agu2+fmisc   48 x
        xorps xmm4, [r8 + 896]                                    ;  1293.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 32], xmm3                                   ;  1293.0 agu2+agu0+fmisc   48 x spill
        movaps xmm3, xmm9                                         ;  1293.0 fadd+fmul   45 x copy
        xorps xmm3, xmm10                                         ;  1295.0 fadd+fmul   45 x
        movaps [rbp - 112], xmm13                                 ;  1295.0 agu1+agu2+fmisc   48 x spill
        movaps xmm13, xmm14                                       ;  1295.0 fadd+fmul   45 x copy
        andps xmm13, xmm6                                         ;  1297.0 fadd+fmul   45 x
        movaps [rbp - 96], xmm5                                   ;  1297.0 agu0+agu1+fmisc   48 x spill
        movaps xmm5, xmm11                                        ;  1297.0 fadd+fmul   45 x copy
        xorps xmm5, xmm8                                          ;  1299.0 fadd+fmul   45 x
        movaps [rbp - 64], xmm7                                   ;  1299.0 agu2+agu0+fmisc   48 x spill
        movaps xmm7, xmm4                                         ;  1299.0 fadd+fmul   45 x copy
        andps xmm7, xmm6                                          ;  1301.0 fadd+fmul   45 x
        movaps [rbp - 48], xmm2                                   ;  1301.0 agu1+agu0+fmisc   48 x spill
        movaps xmm2, xmm10                                        ;  1301.0 fadd+fmul   45 x copy
        andps xmm2, xmm14                                         ;  1303.0 fadd+fmul   45 x
        movaps [rbp - 80], xmm15                                  ;  1303.0 agu2+agu0+fmisc   48 x spill
        movaps xmm15, xmm6                                        ;  1303.0 fadd+fmul   45 x copy
        andps xmm15, xmm9                                         ;  1305.0 fadd+fmul   45 x
        xorps xmm2, xmm15                                         ;  1307.0 fadd+fmul   45 x
        movaps xmm15, xmm10                                       ;  1306.0 fadd+fmul   45 x copy
        andps xmm15, xmm0                                         ;  1308.0 fadd+fmul   45 x
        xorps xmm2, xmm1                                          ;  1309.0 fadd+fmul   45 x
        movaps xmm1, xmm3                                         ;  1309.0 fadd+fmul   45 x copy
        xorps xmm1, xmm14                                         ;  1311.0 fadd+fmul   45 x
        movaps [rbp - 16], xmm2                                   ;  1311.0 agu1+agu0+fmisc   45 x spill
        movaps xmm2, xmm12                                        ;  1311.0 fadd+fmul   45 x copy
        andps xmm2, xmm1                                          ;  1313.0 fadd+fmul   45 x
        movaps [rbp + 80], xmm13                                  ;  1310.0 agu2+agu0+fmisc   45 x spill
        movaps xmm13, xmm4                                        ;  1313.0 fadd+fmul   45 x copy
        andps xmm13, xmm9                                         ;  1315.0 fadd+fmul   45 x
        xorps xmm13, xmm6                                         ;  1317.0 fadd+fmul   45 x
        xorps xmm2, xmm13                                         ;  1319.0 fadd+fmul   45 x
        movaps [rbp + 16], xmm10                                  ;  1313.3 agu1+agu0+fmisc   48 x spill
        movaps xmm10, xmm14                                       ;  1317.0 fadd+fmul   45 x copy
        andps xmm10, xmm12                                        ;  1319.0 fadd+fmul   45 x
        xorps xmm10, xmm5                                         ;  1321.0 fadd+fmul   45 x
        movaps [rbp + 32], xmm10                                  ;  1323.0 agu2+agu0+fmisc   45 x spill
        movaps xmm10, xmm14                                       ;  1320.0 fadd+fmul   45 x copy
        andps xmm10, xmm9                                         ;  1322.0 fadd+fmul   45 x
        xorps xmm15, xmm10                                        ;  1324.0 fadd+fmul   45 x
        xorps xmm15, xmm7                                         ;  1326.0 fadd+fmul   45 x
        movaps xmm10, xmm14                                       ;  1324.0 fadd+fmul   45 x copy
        andps xmm10, xmm11                                        ;  1326.0 fadd+fmul   45 x
        movaps [rbp + 64], xmm7                                   ;  1323.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm14                                        ;  1326.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  1328.0 fadd+fmul   45 x
        xorps xmm10, xmm7                                         ;  1330.0 fadd+fmul   45 x
        xorps xmm13, xmm7                                         ;  1330.0 fadd+fmul   45 x
        movaps xmm7, xmm4                                         ;  1330.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  1332.0 fadd+fmul   45 x
        xorps xmm14, xmm7                                         ;  1334.0 fadd+fmul   45 x
        xorps xmm2, xmm14                                         ;  1336.0 fadd+fmul   45 x
        andps xmm14, xmm4                                         ;  1336.0 fadd+fmul   45 x
        xorps xmm14, [rel misty1_expand_compact.T0_constants128]  ;  1338.0 agu2+agu0+fadd+fmul   45 x
        movaps [rbp + 48], xmm7                                   ;  1334.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm11                                        ;  1336.0 fadd+fmul   45 x copy
        andps xmm7, xmm9                                          ;  1338.0 fadd+fmul   45 x
        movaps [rdx - 128], xmm14                                 ;  1340.0 agu2+agu1+fmisc   45 x spill
        movaps xmm14, xmm1                                        ;  1338.0 fadd+fmul   45 x copy
        orps xmm14, xmm4                                          ;  1340.0 fadd+fmul   45 x
        movaps [rbp + 0], xmm1                                    ;  1338.3 agu0+agu1+fmisc   45 x spill
        movaps xmm1, xmm5                                         ;  1340.0 fadd+fmul   45 x copy
        andps xmm1, xmm0                                          ;  1342.0 fadd+fmul   45 x
        andps xmm5, xmm9                                          ;  1342.0 fadd+fmul   45 x
        movaps [rbp + 112], xmm10                                 ;  1341.0 agu2+agu0+fmisc   45 x spill
        movaps xmm10, xmm12                                       ;  1343.0 fadd+fmul   45 x copy
        andps xmm10, xmm8                                         ;  1345.0 fadd+fmul   45 x
        xorps xmm14, xmm10                                        ;  1347.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  1349.0 fadd+fmul   45 x
        movaps xmm10, xmm0                                        ;  1347.0 fadd+fmul   45 x copy
        andps xmm10, xmm8                                         ;  1349.0 fadd+fmul   45 x
        movaps xmm14, xmm6                                        ;  1349.0 fadd+fmul   45 x copy
        andps xmm14, xmm8                                         ;  1351.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  1353.0 fadd+fmul   45 x
        xorps xmm13, xmm1                                         ;  1355.0 fadd+fmul   45 x
        movaps xmm14, xmm12                                       ;  1353.0 fadd+fmul   45 x copy
        andps xmm14, xmm11                                        ;  1355.0 fadd+fmul   45 x
        xorps xmm1, xmm7                                          ;  1355.0 fadd+fmul   45 x
        xorps xmm1, xmm3                                          ;  1357.0 fadd+fmul   45 x
        xorps xmm14, xmm9                                         ;  1357.0 fadd+fmul   45 x
        andps xmm3, xmm8                                          ;  1358.0 fadd+fmul   45 x
        movaps [rbp + 96], xmm1                                   ;  1359.0 agu1+agu0+fmisc   45 x spill
        movaps xmm1, xmm10                                        ;  1359.0 fadd+fmul   45 x copy
        xorps xmm1, xmm4                                          ;  1361.0 fadd+fmul   45 x
        xorps xmm10, xmm12                                        ;  1361.0 fadd+fmul   45 x
        xorps xmm13, xmm10                                        ;  1363.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  1363.0 fadd+fmul   45 x
        andps xmm10, xmm0                                         ;  1364.0 fadd+fmul   45 x
        xorps xmm2, xmm1                                          ;  1365.0 fadd+fmul   45 x
        movaps xmm1, xmm6                                         ;  1366.0 fadd+fmul   45 x copy
        andps xmm1, xmm11                                         ;  1368.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  1370.0 fadd+fmul   45 x
        xorps xmm13, xmm15                                        ;  1369.0 fadd+fmul   45 x
        xorps xmm14, xmm4                                         ;  1370.0 fadd+fmul   45 x
        xorps xmm3, xmm14                                         ;  1372.0 fadd+fmul   45 x
        andps xmm14, xmm11                                        ;  1372.0 fadd+fmul   45 x
        xorps xmm3, xmm0                                          ;  1374.0 fadd+fmul   45 x
        xorps xmm10, xmm1                                         ;  1374.0 fadd+fmul   45 x
        movaps xmm1, xmm0                                         ;  1375.0 fadd+fmul   45 x copy
        andps xmm1, xmm6                                          ;  1377.0 fadd+fmul   45 x
        andps xmm0, xmm9                                          ;  1377.0 fadd+fmul   45 x
        xorps xmm1, xmm0                                          ;  1379.0 fadd+fmul   45 x
        xorps xmm14, xmm1                                         ;  1381.0 fadd+fmul   45 x
        movaps xmm1, xmm9                                         ;  1380.0 fadd+fmul   45 x copy
        xorps xmm1, xmm11                                         ;  1382.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  1384.0 fadd+fmul   45 x
        xorps xmm1, xmm10                                         ;  1386.0 fadd+fmul   45 x
        xorps xmm14, [rbp + 32]                                   ;  1384.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 80]                                    ;  1385.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm10, xmm0                                         ;  1387.0 fadd+fmul   45 x
        movaps xmm0, [rbp + 16]                                   ;  1383.0 agu2+agu0+fmisc   45 x
        andps xmm0, xmm6                                          ;  1387.0 fadd+fmul   45 x
        andps xmm9, [rbp + 16]                                    ;  1388.0 agu1+agu0+fadd+fmul   45 x
        andps xmm4, xmm12                                         ;  1389.0 fadd+fmul   45 x
        xorps xmm9, [rbp + 112]                                   ;  1390.0 agu2+agu0+fadd+fmul   45 x
        andps xmm6, xmm12                                         ;  1391.0 fadd+fmul   45 x
        andps xmm11, [rbp + 16]                                   ;  1392.0 agu1+agu0+fadd+fmul   45 x
        orps xmm8, [rbp + 0]                                      ;  1393.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm4, xmm0                                          ;  1394.0 fadd+fmul   45 x
        xorps xmm6, [rdx - 128]                                   ;  1395.0 agu1+agu2+fadd+fmul   45 x
        movaps [rbp + 112], xmm14                                 ;  1391.0 agu0+agu1+fmisc   45 x spill
        movaps xmm14, [rbp - 16]                                  ;  1393.0 agu2+agu0+fmisc   45 x
        xorps xmm14, xmm3                                         ;  1396.0 fadd+fmul   45 x
        xorps xmm3, xmm10                                         ;  1397.0 fadd+fmul   45 x
        xorps xmm5, xmm3                                          ;  1399.0 fadd+fmul   45 x
        xorps xmm5, xmm9                                          ;  1401.0 fadd+fmul   45 x
        xorps xmm0, xmm11                                         ;  1400.0 fadd+fmul   45 x
        movaps xmm3, [rbp + 0]                                    ;  1396.0 agu1+agu0+fmisc   45 x reload
        xorps xmm4, xmm3                                          ;  1401.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  1403.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  1403.0 fadd+fmul   45 x
        xorps xmm11, xmm6                                         ;  1404.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 64]                                    ;  1405.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, xmm0                                         ;  1406.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 96]                                    ;  1407.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp - 16]                                    ;  1408.0 agu2+agu0+fadd+fmul   45 x
        movaps xmm4, [rbp + 16]                                   ;  1404.7 agu1+agu0+fmisc   48 x reload
        andps xmm12, xmm4                                         ;  1409.0 fadd+fmul   45 x
        xorps xmm15, xmm12                                        ;  1411.0 fadd+fmul   45 x
        xorps xmm9, [rdx - 128]                                   ;  1411.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  1412.0 fadd+fmul   45 x
        xorps xmm1, xmm8                                          ;  1413.0 fadd+fmul   45 x
        xorps xmm1, [rbp + 48]                                    ;  1415.0 agu0+agu1+fadd+fmul   45 x
        xorps xmm2, xmm9                                          ;  1415.0 fadd+fmul   45 x
        xorps xmm8, [rbp + 32]                                    ;  1416.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, [rbp + 80]                                   ;  1417.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm7, xmm3                                          ;  1418.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 112]                                   ;  1419.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm4, xmm15                                         ;  1420.0 fadd+fmul   45 x
        xorps xmm11, xmm12                                        ;  1421.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  1422.0 fadd+fmul   45 x
        xorps xmm10, xmm11                                        ;  1423.0 fadd+fmul   45 x
        movaps xmm3, [rbp - 80]                                   ;  1419.0 agu0+agu1+fmisc   48 x reload
        xorps xmm10, xmm3                                         ;  1425.0 fadd+fmul   45 x
        movaps xmm4, [rbp - 48]                                   ;  1421.0 agu2+agu0+fmisc   48 x reload
        xorps xmm2, xmm4                                          ;  1425.0 fadd+fmul   45 x
        movaps xmm9, [rbp - 64]                                   ;  1423.0 agu1+agu0+fmisc   48 x reload
        xorps xmm5, xmm9                                          ;  1426.0 fadd+fmul   45 x
        movaps xmm11, [rbp - 96]                                  ;  1425.0 agu2+agu0+fmisc   48 x reload
        xorps xmm1, xmm11                                         ;  1427.0 fadd+fmul   45 x
        movaps xmm12, [rbp - 112]                                 ;  1427.0 agu1+agu0+fmisc   48 x reload
        xorps xmm8, xmm12                                         ;  1429.0 fadd+fmul   45 x
        movaps xmm14, [rbp - 32]                                  ;  1429.0 agu2+agu0+fmisc+fadd   48 x reload
        xorps xmm13, xmm14                                        ;  1431.0 fmul+fadd   45 x
        movaps xmm15, [rbp - 128]                                 ;  1430.0 agu1+agu0+fmisc+fmul   48 x reload
        xorps xmm6, xmm15                                         ;  1432.0 fadd+fmul   45 x
        movaps xmm15, [r8 + 512]                                  ;  1431.0 agu2+agu0+fmisc  102 x.0 reload
        movaps [r9 + 512], xmm15                                  ;  1433.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [r8 + 528]                                  ;  1432.0 agu2+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 528], xmm15                                  ;  1435.0 agu0+agu2+fmisc  104 k
        movaps xmm15, [r8 + 544]                                  ;  1433.0 agu1+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 544], xmm15                                  ;  1437.0 agu2+agu1+fmisc  104 k
        movaps xmm15, [r8 + 560]                                  ;  1434.0 agu0+agu2+fadd+fmul  102 x.3 reload
        movaps [r9 + 560], xmm15                                  ;  1439.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4608], xmm10                                 ;  1441.0 agu2+agu1+fmisc  105 k
        movaps xmm10, [r8 + 576]                                  ;  1435.0 agu0+agu2+fadd+fmul  102 x.4 reload
        movaps [r9 + 576], xmm10                                  ;  1443.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4624], xmm2                                  ;  1445.0 agu2+agu1+fmisc  105 k
        movaps xmm2, [r8 + 592]                                   ;  1436.7 agu0+agu2+fadd+fmul  102 x.5 reload
        movaps [r9 + 592], xmm2                                   ;  1447.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4640], xmm5                                  ;  1449.0 agu2+agu1+fmisc  105 k
        movaps xmm5, [r8 + 608]                                   ;  1439.0 agu0+agu2+fadd+fmul  102 x.6 reload
        movaps [r9 + 608], xmm5                                   ;  1451.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4656], xmm1                                  ;  1453.0 agu2+agu1+fmisc  105 k
        movaps xmm1, [r8 + 624]                                   ;  1443.0 agu0+agu1+fadd+fmul  102 x.7 reload
        movaps [r9 + 624], xmm1                                   ;  1455.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4672], xmm8                                  ;  1457.0 agu1+agu2+fmisc  105 k
        movaps xmm8, [r8 + 640]                                   ;  1447.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 640], xmm8                                   ;  1459.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4688], xmm13                                 ;  1461.0 agu1+agu2+fmisc  105 k
        movaps xmm13, [r8 + 656]                                  ;  1451.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 656], xmm13                                  ;  1463.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4704], xmm6                                  ;  1465.0 agu1+agu2+fmisc  105 k
        movaps xmm6, [r8 + 672]                                   ;  1455.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 672], xmm6                                   ;  1467.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4720], xmm0                                  ;  1469.0 agu1+agu2+fmisc  105 k
        movaps xmm0, [r8 + 688]                                   ;  1459.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 688], xmm0                                   ;  1471.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4736], xmm7                                  ;  1473.0 agu1+agu2+fmisc  105 k
        movaps xmm7, [r8 + 704]                                   ;  1463.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 704], xmm7                                   ;  1475.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4752], xmm3                                  ;  1477.0 agu1+agu2+fmisc  105 k
        movaps xmm3, [r8 + 720]                                   ;  1467.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 720], xmm3                                   ;  1479.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4768], xmm4                                  ;  1481.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 736]                                   ;  1471.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 736], xmm4                                   ;  1483.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4784], xmm9                                  ;  1485.0 agu1+agu2+fmisc  105 k
        movaps xmm9, [r8 + 752]                                   ;  1475.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 752], xmm9                                   ;  1487.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4800], xmm11                                 ;  1489.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 4816], xmm12                                 ;  1491.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 4832], xmm14                                 ;  1493.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 2608], xmm15                                 ;  1495.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [rbp - 128]                                 ;  1485.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 4848], xmm15                                 ;  1497.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 2624], xmm10                                 ;  1499.0 agu2+agu1+fmisc  104 k
        movaps xmm10, [r8 + 512]                                  ;  1489.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 2560], xmm10                                 ;  1501.0 agu2+agu0+fmisc  104 k
        movaps xmm10, [r8 + 528]                                  ;  1491.0 agu1+agu2+fadd+fmul  102 x.1 reload
        movaps [r9 + 2576], xmm10                                 ;  1503.0 agu0+agu1+fmisc  104 k
        movaps xmm10, [r8 + 544]                                  ;  1493.0 agu2+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 2592], xmm10                                 ;  1505.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2640], xmm2                                  ;  1507.0 agu2+agu1+fmisc  104 k
        movaps [r9 + 2656], xmm5                                  ;  1509.0 agu0+agu1+fmisc  104 k
        movaps [r9 + 2672], xmm1                                  ;  1511.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2688], xmm8                                  ;  1513.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2704], xmm13                                 ;  1515.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2720], xmm6                                  ;  1517.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2736], xmm0                                  ;  1519.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2752], xmm7                                  ;  1521.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2768], xmm3                                  ;  1523.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2784], xmm4                                  ;  1525.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2800], xmm9                                  ;  1527.0 agu2+agu0+fmisc  104 k
        movaps xmm0, [r9 + 4608]                                  ;  1517.0 agu1+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6656], xmm0                                  ;  1529.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4624]                                  ;  1519.0 agu1+agu2+fadd+fmul   45 x reload
        movaps [r9 + 6672], xmm0                                  ;  1531.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4640]                                  ;  1521.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6688], xmm0                                  ;  1533.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4656]                                  ;  1523.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6704], xmm0                                  ;  1535.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4672]                                  ;  1525.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6720], xmm0                                  ;  1537.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4688]                                  ;  1527.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6736], xmm0                                  ;  1539.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4704]                                  ;  1529.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6752], xmm0                                  ;  1541.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4720]                                  ;  1531.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6768], xmm0                                  ;  1543.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4736]                                  ;  1533.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6784], xmm0                                  ;  1545.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [rbp - 80]                                   ;  1535.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 6800], xmm0                                  ;  1547.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [rbp - 48]                                   ;  1537.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 6816], xmm0                                  ;  1549.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 6848], xmm11                                 ;  1551.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [rbp - 64]                                   ;  1541.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 6832], xmm0                                  ;  1553.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 6864], xmm12                                 ;  1555.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 6880], xmm14                                 ;  1557.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 6896], xmm15                                 ;  1559.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r8 + 1024]                                  ;  1549.0 agu1+agu0+fadd+fmul  102 x.0
        movaps xmm1, [r8 + 1040]                                  ;  1550.0 agu2+agu0+fadd+fmul  102 x.1
        movaps xmm2, [r8 + 1056]                                  ;  1551.0 agu1+agu2+fadd+fmul  102 x.2
        movaps xmm3, [r8 + 1072]                                  ;  1552.0 agu0+agu1+fadd+fmul  102 x.3
        movaps xmm4, [r8 + 1088]                                  ;  1553.0 agu2+agu0+fadd+fmul  102 x.4
        movaps xmm5, [r8 + 1104]                                  ;  1554.0 agu1+agu2+fadd+fmul  102 x.5
        movaps xmm6, [r8 + 1120]                                  ;  1555.0 agu0+agu1+fadd+fmul  102 x.6
        movaps xmm7, [r8 + 1136]                                  ;  1556.0 agu2+agu0+fadd+fmul  102 x.7
        movaps xmm8, [r8 + 1152]                                  ;  1557.0 agu1+agu2+fadd+fmul  102 x.8
        movaps xmm9, [r8 + 1168]                                  ;  1558.0 agu0+agu1+fadd+fmul  102 x.9
        movaps xmm10, [r8 + 1184]                                 ;  1559.0 agu2+agu0+fadd+fmul  102 x.10
        movaps xmm11, [r8 + 1200]                                 ;  1560.0 agu1+agu2+fadd+fmul  102 x.11
        movaps xmm12, [r8 + 1216]                                 ;  1561.0 agu0+agu1+fmisc+fadd  102 x.12
        movaps xmm13, [r8 + 1232]                                 ;  1561.0 agu2+agu0+fmul+fmisc  102 x.13
        movaps xmm14, [r8 + 1248]                                 ;  1562.0 agu1+agu2+fadd+fmul  102 x.14
        movaps xmm15, [r8 + 1264]                                 ;  1563.0 agu0+agu1+fmisc+fadd  102 x.15
        movaps xmm8, [r8 + 880]                                   ;  1563.0 agu2+agu0+fmul+fmisc   41 x
        xorps xmm8, [r8 + 976]                                    ;  1565.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm7, [r8 + 992]                                   ;  1565.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm7, [r8 + 928]                                    ;  1567.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm6, [r8 + 896]                                   ;  1566.0 agu1+agu2+fmisc+fmul   41 x
        xorps xmm6, [r8 + 960]                                    ;  1568.0 agu0+agu1+fadd+fmul   41 x
        movaps xmm5, [r8 + 1008]                                  ;  1567.0 agu2+agu0+fmisc   41 x
        andps xmm5, [r8 + 992]                                    ;  1569.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm4, [r8 + 976]                                   ;  1569.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm4, [r8 + 928]                                    ;  1571.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm3, [r8 + 992]                                   ;  1570.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm3, [r8 + 880]                                    ;  1572.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm4, xmm3                                          ;  1574.0 fadd+fmul   41 x
        movaps xmm3, [r8 + 976]                                   ;  1571.0 agu2+agu0+fmisc   41 x
        andps xmm3, [r8 + 944]                                    ;  1573.0 agu1+agu0+fadd+fmul   41 x
        xorps xmm4, [rel misty1_expand_compact.T0_constants128]   ;  1576.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm2, [r8 + 928]                                   ;  1573.0 agu0+agu2+fmisc   41 x
        xorps xmm2, xmm8                                          ;  1575.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 912]                                   ;  1575.0 agu1+agu0+fmisc   41 x
        andps xmm1, xmm2                                          ;  1577.0 fadd+fmul   41 x
        movaps xmm0, [r8 + 1008]                                  ;  1577.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm0, [r8 + 880]                                    ;  1579.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, [r8 + 992]                                    ;  1581.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm1, xmm0                                          ;  1583.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 928]                                  ;  1578.0 agu0+agu2+fmisc   41 x
        andps xmm15, [r8 + 912]                                   ;  1581.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  1583.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 928]                                  ;  1580.0 agu2+agu1+fmisc   41 x
        andps xmm14, [r8 + 880]                                   ;  1583.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  1585.0 fmul+fadd   41 x
        xorps xmm3, xmm5                                          ;  1587.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 928]                                  ;  1582.7 agu2+agu0+fmisc   41 x
        andps xmm14, [r8 + 896]                                   ;  1586.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm13, [r8 + 944]                                  ;  1584.7 agu2+agu0+fmisc   41 x
        andps xmm13, [r8 + 928]                                   ;  1587.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm14, xmm13                                        ;  1589.0 fmul+fadd   41 x
        xorps xmm0, xmm13                                         ;  1589.0 fmul+fadd   41 x
        movaps xmm13, [r8 + 1008]                                 ;  1587.0 agu0+agu1+fmisc   41 x
        andps xmm13, [r8 + 944]                                   ;  1590.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm12, [r8 + 928]                                  ;  1589.0 agu1+agu2+fmisc   41 x
        xorps xmm12, xmm13                                        ;  1592.0 fmul+fadd   41 x
        xorps xmm1, xmm12                                         ;  1594.0 fmul+fadd   41 x
        andps xmm12, [r8 + 1008]                                  ;  1594.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm12, [rel misty1_expand_compact.T0_constants128]  ;  1596.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm11, [r8 + 896]                                  ;  1591.7 agu1+agu2+fmisc   41 x
        andps xmm11, [r8 + 880]                                   ;  1595.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm10, [r8 + 1008]                                 ;  1593.7 agu2+agu0+fmisc   41 x
        orps xmm10, xmm2                                          ;  1596.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 944]                                   ;  1595.7 agu1+agu2+fmisc   41 x
        andps xmm9, xmm6                                          ;  1597.7 fmul+fadd   41 x
        andps xmm6, [r8 + 880]                                    ;  1598.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 128], xmm13                                 ;  1597.7 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 960]                                  ;  1598.7 agu1+agu2+fmul+fmisc   41 x
        andps xmm13, [r8 + 912]                                   ;  1600.7 agu0+agu1+fadd+fmul   41 x
        xorps xmm10, xmm13                                        ;  1602.7 fadd+fmul   41 x
        xorps xmm11, xmm10                                        ;  1604.7 fadd+fmul   41 x
        movaps xmm10, [r8 + 960]                                  ;  1600.7 agu2+agu0+fmisc   41 x
        movaps xmm13, [r8 + 944]                                  ;  1602.0 agu1+agu0+fmisc+fadd  102 x.11 reload
        andps xmm10, xmm13                                        ;  1604.0 fmul+fadd   41 x
        movaps [rbp - 32], xmm5                                   ;  1603.7 agu2+agu1+fmisc   41 x spill
        movaps xmm5, [r8 + 992]                                   ;  1604.0 agu0+agu1+fmul+fadd   41 x
        andps xmm5, [r8 + 960]                                    ;  1606.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  1608.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 912]                                   ;  1605.7 agu1+agu2+fmisc   41 x
        andps xmm5, [r8 + 896]                                    ;  1607.7 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm9                                          ;  1610.0 fmul+fadd   41 x
        xorps xmm9, xmm11                                         ;  1610.0 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  1612.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 880]                                    ;  1611.0 agu2+agu0+fmul+fadd   41 x
        andps xmm8, [r8 + 960]                                    ;  1612.0 agu1+agu0+fmul+fadd   41 x
        movaps [rbp - 112], xmm9                                  ;  1614.0 agu2+agu1+fmisc   41 x spill
        movaps xmm9, [r8 + 1008]                                  ;  1611.3 agu0+agu2+fmisc   41 x
        xorps xmm9, xmm10                                         ;  1613.3 fmul+fadd   41 x
        xorps xmm10, [r8 + 912]                                   ;  1614.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm10                                         ;  1616.0 fmul+fadd   41 x
        andps xmm9, [r8 + 960]                                    ;  1616.0 agu2+agu0+fmul+fadd   41 x
        andps xmm10, xmm13                                        ;  1617.0 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  1618.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 992]                                   ;  1615.7 agu1+agu0+fmisc   41 x
        andps xmm9, [r8 + 896]                                    ;  1619.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  1621.0 fmul+fadd   41 x
        xorps xmm0, xmm3                                          ;  1621.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 1008]                                   ;  1622.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm8, xmm5                                          ;  1624.0 fmul+fadd   41 x
        andps xmm5, [r8 + 896]                                    ;  1624.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm13                                         ;  1626.0 fmul+fadd   41 x
        xorps xmm10, xmm9                                         ;  1626.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 992]                                   ;  1622.7 agu2+agu0+fmisc   41 x
        andps xmm9, xmm13                                         ;  1627.0 fmul+fadd   41 x
        movaps [rbp - 64], xmm1                                   ;  1624.7 agu1+agu0+fmisc   41 x spill
        movaps xmm1, [r8 + 880]                                   ;  1626.7 agu2+agu0+fmisc   41 x
        andps xmm1, xmm13                                         ;  1628.7 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  1630.7 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  1632.7 fmul+fadd   41 x
        movaps xmm9, [r8 + 880]                                   ;  1628.7 agu1+agu2+fmisc   41 x
        xorps xmm9, [r8 + 896]                                    ;  1631.0 agu0+agu1+fmul+fadd   41 x
        andps xmm9, [r8 + 960]                                    ;  1633.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm10                                         ;  1635.0 fmul+fadd   41 x
        xorps xmm5, xmm15                                         ;  1634.7 fmul+fadd   41 x
        xorps xmm1, xmm7                                          ;  1635.0 fmul+fadd   41 x
        xorps xmm10, xmm1                                         ;  1637.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 992]                                   ;  1633.7 agu1+agu2+fmisc   41 x
        andps xmm1, [r8 + 976]                                    ;  1637.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm13, xmm4                                        ;  1638.0 fmul+fadd   41 x copy
        xorps xmm13, xmm8                                         ;  1640.0 fmul+fadd   41 x
        xorps xmm8, xmm10                                         ;  1640.0 fmul+fadd   41 x
        xorps xmm6, xmm8                                          ;  1642.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 976]                                   ;  1638.0 agu2+agu0+fmisc   41 x
        andps xmm8, [r8 + 880]                                    ;  1642.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm14, xmm8                                         ;  1644.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1008]                                  ;  1640.0 agu2+agu1+fmisc   41 x
        andps xmm8, [r8 + 912]                                    ;  1644.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm6, xmm14                                         ;  1646.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  1646.0 fmul+fadd   41 x
        xorps xmm8, xmm2                                          ;  1648.0 fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  1648.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 976]                                  ;  1645.0 agu2+agu0+fmisc   41 x
        andps xmm11, [r8 + 896]                                   ;  1649.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm11                                         ;  1651.0 fmul+fadd   41 x
        movaps [rbp - 96], xmm6                                   ;  1648.0 agu2+agu1+fmisc   41 x spill
        movaps xmm6, [r8 + 992]                                   ;  1649.0 agu0+agu1+fmisc   41 x
        andps xmm6, [r8 + 912]                                    ;  1651.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;  1653.0 fmul+fadd   41 x
        xorps xmm11, xmm6                                         ;  1655.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 32]                                    ;  1655.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm1                                          ;  1655.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 112]                                   ;  1657.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm4, xmm1                                          ;  1657.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 960]                                   ;  1654.0 agu1+agu0+fmisc   41 x
        orps xmm1, xmm2                                           ;  1658.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  1660.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;  1660.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 976]                                   ;  1657.3 agu2+agu0+fmisc   41 x
        movaps xmm12, [r8 + 912]                                  ;  1659.3 agu1+agu0+fmisc  102 x.9 reload
        andps xmm1, xmm12                                         ;  1661.3 fmul+fadd   41 x
        xorps xmm3, xmm1                                          ;  1663.3 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  1663.3 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  1664.0 fmul+fadd   41 x
        xorps xmm9, [rbp - 128]                                   ;  1666.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm15, xmm8                                         ;  1666.0 fmul+fadd   41 x
        xorps xmm14, [rbp - 64]                                   ;  1667.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm7                                          ;  1668.0 fmul+fadd   41 x
        xorps xmm5, xmm4                                          ;  1669.0 fmul+fadd   41 x
        xorps xmm13, xmm2                                         ;  1670.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 976]                                   ;  1667.0 agu2+agu0+fmisc  102 x.13 reload
        xorps xmm3, xmm2                                          ;  1671.0 fmul+fadd   41 x
        xorps xmm11, xmm1                                         ;  1672.0 fmul+fadd   41 x
        xorps xmm15, xmm3                                         ;  1673.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  1674.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 832]                                   ;  1670.3 agu1+agu0+fmisc   41 x
        movaps xmm3, [r8 + 768]                                   ;  1672.3 agu2+agu0+fmisc  102 x.0 reload
        andps xmm1, xmm3                                          ;  1675.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 848]                                   ;  1674.3 agu1+agu2+fmisc   41 x
        andps xmm4, xmm3                                          ;  1676.3 fmul+fadd   41 x
        movaps xmm7, [r8 + 864]                                   ;  1676.0 agu0+agu1+fmisc+fmul   41 x
        movaps xmm8, [r8 + 784]                                   ;  1677.0 agu2+agu0+fmisc+fadd  102 x.1 reload
        andps xmm7, xmm8                                          ;  1679.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 816]                                  ;  1678.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm11, xmm3                                         ;  1680.0 fadd+fmul   41 x
        movaps xmm2, [r8 + 832]                                   ;  1679.3 agu0+agu1+fmisc   41 x
        andps xmm2, [r8 + 816]                                    ;  1681.3 agu2+agu0+fadd+fmul   41 x
        movaps xmm12, [r8 + 864]                                  ;  1681.0 agu1+agu2+fmisc+fadd   41 x
        andps xmm12, [r8 + 816]                                   ;  1683.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 64], xmm13                                  ;  1682.3 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 848]                                  ;  1683.0 agu1+agu2+fmul+fadd   41 x
        andps xmm13, [r8 + 800]                                   ;  1685.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm7, xmm13                                         ;  1687.0 fmul+fadd   41 x
        andps xmm13, xmm8                                         ;  1687.0 fmul+fadd   41 x
        movaps [rbp - 128], xmm5                                  ;  1684.3 agu2+agu0+fmisc   41 x spill
        movaps xmm5, xmm11                                        ;  1687.0 fmul+fadd   41 x copy
        xorps xmm5, xmm8                                          ;  1689.0 fmul+fadd   41 x
        movaps [rbp - 112], xmm6                                  ;  1686.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 864]                                   ;  1688.0 agu2+agu0+fmisc+fmul   41 x
        andps xmm6, xmm4                                          ;  1690.0 fadd+fmul   41 x
        movaps [rbp - 32], xmm0                                   ;  1689.3 agu1+agu2+fmisc   41 x spill
        movaps xmm0, [r8 + 832]                                   ;  1690.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm0, xmm5                                          ;  1692.0 fadd+fmul   41 x
        andps xmm0, [r8 + 864]                                    ;  1694.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm11, xmm0                                         ;  1696.0 fadd+fmul   41 x
        movaps [rbp - 48], xmm15                                  ;  1691.3 agu1+agu0+fmisc   41 x spill
        movaps xmm15, xmm2                                        ;  1694.0 fadd+fmul   41 x copy
        xorps xmm15, xmm1                                         ;  1696.0 fadd+fmul   41 x
        xorps xmm2, xmm7                                          ;  1696.0 fadd+fmul   41 x
        xorps xmm7, xmm1                                          ;  1697.0 fadd+fmul   41 x
        andps xmm15, [r8 + 848]                                   ;  1698.0 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 80], xmm9                                   ;  1695.7 agu1+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 848]                                   ;  1697.7 agu2+agu1+fmisc   41 x
        andps xmm9, xmm8                                          ;  1699.7 fadd+fmul   41 x
        movaps [rbp + 16], xmm14                                  ;  1699.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 816]                                  ;  1700.0 agu2+agu0+fadd+fmul   41 x
        andps xmm14, xmm9                                         ;  1702.0 fadd+fmul   41 x
        xorps xmm6, xmm9                                          ;  1702.0 fadd+fmul   41 x
        xorps xmm6, [rel misty1_expand_compact.T0_constants128]   ;  1704.0 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 112], xmm10                                 ;  1701.7 agu0+agu1+fmisc   41 x spill
        movaps xmm10, [r8 + 864]                                  ;  1703.7 agu2+agu0+fmisc   41 x
        andps xmm10, [r8 + 800]                                   ;  1705.7 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 0], xmm7                                    ;  1705.7 agu0+agu1+fmisc   41 x spill
        movaps xmm7, xmm8                                         ;  1705.0 fadd+fmul   41 x copy
        andps xmm7, xmm3                                          ;  1707.0 fadd+fmul   41 x
        xorps xmm14, xmm7                                         ;  1709.0 fadd+fmul   41 x
        xorps xmm7, xmm10                                         ;  1709.0 fadd+fmul   41 x
        movaps [rbp + 80], xmm0                                   ;  1707.7 agu2+agu0+fmisc   41 x spill
        movaps xmm0, [r8 + 800]                                   ;  1709.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm0, xmm2                                          ;  1711.0 fmul+fadd   41 x
        xorps xmm14, xmm0                                         ;  1713.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 816]                                   ;  1710.7 agu2+agu1+fmisc  102 x.3 reload
        xorps xmm14, xmm0                                         ;  1715.0 fmul+fadd   41 x
        xorps xmm2, xmm3                                          ;  1713.0 fmul+fadd   41 x
        movaps [rbp + 32], xmm14                                  ;  1717.0 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 800]                                  ;  1713.7 agu2+agu0+fmul+fmisc   41 x
        andps xmm14, xmm7                                         ;  1715.7 fadd+fmul   41 x
        xorps xmm14, xmm3                                         ;  1717.7 fadd+fmul   41 x
        andps xmm7, [r8 + 832]                                    ;  1716.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm14, xmm5                                         ;  1719.7 fadd+fmul   41 x
        movaps [rbp + 48], xmm14                                  ;  1721.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 832]                                  ;  1718.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm14, xmm12                                        ;  1720.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  1722.0 fmul+fadd   41 x
        xorps xmm7, xmm15                                         ;  1724.0 fmul+fadd   41 x
        movaps xmm15, xmm2                                        ;  1722.0 fmul+fadd   41 x copy
        andps xmm15, xmm3                                         ;  1724.0 fmul+fadd   41 x
        andps xmm2, [r8 + 832]                                    ;  1724.0 agu1+agu2+fmul+fadd   41 x
        andps xmm14, [r8 + 848]                                   ;  1725.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  1726.0 fmul+fadd   41 x
        andps xmm5, [r8 + 800]                                    ;  1727.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, xmm10                                        ;  1728.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 784]                                   ;  1725.7 agu1+agu0+fmisc   41 x copy
        andps xmm3, xmm0                                          ;  1729.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  1731.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  1733.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 832]                                  ;  1728.3 agu2+agu0+fmisc   41 x
        andps xmm14, xmm8                                         ;  1732.0 fmul+fadd   41 x
        xorps xmm14, xmm4                                         ;  1734.0 fmul+fadd   41 x
        xorps xmm5, xmm14                                         ;  1736.0 fmul+fadd   41 x
        xorps xmm14, [r8 + 800]                                   ;  1736.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm3                                          ;  1736.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 864]                                   ;  1733.0 agu2+agu0+fmisc   41 x
        xorps xmm3, xmm9                                          ;  1737.0 fmul+fadd   41 x
        andps xmm3, [r8 + 768]                                    ;  1739.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm3                                          ;  1741.0 fmul+fadd   41 x
        xorps xmm2, xmm6                                          ;  1743.0 fmul+fadd   41 x
        movaps xmm6, xmm14                                        ;  1741.0 fmul+fadd   41 x copy
        andps xmm6, xmm0                                          ;  1743.0 fmul+fadd   41 x
        xorps xmm14, xmm10                                        ;  1743.0 fmul+fadd   41 x
        xorps xmm6, [r8 + 848]                                    ;  1745.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm10, xmm0                                         ;  1745.0 fmul+fadd   41 x
        xorps xmm9, [r8 + 800]                                    ;  1746.0 agu1+agu0+fmul+fadd   41 x
        andps xmm12, xmm10                                        ;  1747.0 fmul+fadd   41 x
        xorps xmm7, xmm5                                          ;  1748.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 832]                                   ;  1745.3 agu2+agu0+fmisc   41 x
        andps xmm5, xmm9                                          ;  1749.0 fmul+fadd   41 x
        andps xmm10, [r8 + 848]                                   ;  1750.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm3, xmm10                                         ;  1752.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  1754.0 fmul+fadd   41 x
        xorps xmm13, xmm6                                         ;  1753.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 800]                                   ;  1749.3 agu2+agu0+fmisc   41 x
        andps xmm3, xmm1                                          ;  1754.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  1755.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 864]                                   ;  1751.3 agu1+agu0+fmisc   41 x
        andps xmm6, [r8 + 848]                                    ;  1756.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 768]                                    ;  1757.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm9, [r8 + 864]                                    ;  1759.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;  1761.0 fmul+fadd   41 x
        xorps xmm7, [rbp + 80]                                    ;  1760.0 agu0+agu2+fmul+fadd   41 x
        xorps xmm1, xmm6                                          ;  1761.0 fmul+fadd   41 x
        movaps xmm9, [rbp + 48]                                   ;  1757.0 agu1+agu0+fmisc   41 x reload
        xorps xmm14, xmm9                                         ;  1762.0 fmul+fadd   41 x
        andps xmm11, xmm6                                         ;  1763.0 fmul+fadd   41 x
        xorps xmm4, xmm10                                         ;  1764.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 864]                                   ;  1761.0 agu2+agu0+fmisc  102 x.6 reload
        andps xmm1, xmm6                                          ;  1765.0 fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  1766.0 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  1767.0 fmul+fadd   41 x
        xorps xmm2, xmm12                                         ;  1768.0 fmul+fadd   41 x
        xorps xmm11, [rbp + 0]                                    ;  1769.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  1771.0 fmul+fadd   41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  1766.0 agu2+agu0+fmisc   41 x reload
        xorps xmm13, xmm1                                         ;  1773.0 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  1772.0 fmul+fadd   41 x
        xorps xmm5, xmm1                                          ;  1774.0 fmul+fadd   41 x
        xorps xmm4, [rbp + 32]                                    ;  1774.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm9, [rbp + 112]                                  ;  1770.0 agu2+agu0+fmisc   41 x
        movaps xmm10, [r8 + 768]                                  ;  1772.0 agu1+agu2+fmisc  102 x.0 reload
        xorps xmm9, xmm10                                         ;  1775.0 fmul+fadd   41 x
        xorps xmm15, xmm9                                         ;  1777.0 fmul+fadd   41 x
        movaps xmm11, [rbp + 16]                                  ;  1774.0 agu0+agu1+fmisc   41 x
        xorps xmm11, xmm8                                         ;  1777.0 fmul+fadd   41 x
        xorps xmm2, xmm11                                         ;  1779.0 fmul+fadd   41 x
        movaps xmm12, [rbp - 96]                                  ;  1776.0 agu2+agu0+fmisc   41 x
        movaps xmm14, [r8 + 800]                                  ;  1778.0 agu1+agu0+fmisc+fmul  102 x.2 reload
        xorps xmm12, xmm14                                        ;  1780.0 fadd+fmul   41 x
        xorps xmm7, xmm12                                         ;  1782.0 fadd+fmul   41 x
        xorps xmm15, [r8 + 1168]                                  ;  1781.0 agu2+agu1+fadd+fmul   48 x
        xorps xmm2, [r8 + 1184]                                   ;  1782.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm7, [r8 + 1200]                                   ;  1784.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm14, [rbp - 80]                                  ;  1780.3 agu1+agu2+fmisc   41 x
        xorps xmm14, xmm0                                         ;  1784.0 fadd+fmul   41 x
        xorps xmm5, xmm14                                         ;  1786.0 fadd+fmul   41 x
        xorps xmm5, [r8 + 1216]                                   ;  1788.0 agu0+agu1+fadd+fmul   48 x
        movaps xmm0, [rbp - 48]                                   ;  1783.0 agu2+agu0+fmisc   41 x
        xorps xmm0, [r8 + 832]                                    ;  1787.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm13, xmm0                                         ;  1789.0 fadd+fmul   41 x
        xorps xmm13, [r8 + 1232]                                  ;  1791.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm9, [r8 + 1024]                                   ;  1790.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm8, [rbp - 32]                                   ;  1787.0 agu1+agu2+fmisc   41 x
        xorps xmm8, [r8 + 848]                                    ;  1791.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm3, xmm8                                          ;  1793.0 fadd+fmul   41 x
        xorps xmm3, [r8 + 1248]                                   ;  1795.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm11, [r8 + 1040]                                  ;  1794.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm12, [r8 + 1056]                                  ;  1795.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm10, [rbp - 112]                                 ;  1792.0 agu0+agu2+fmisc   41 x
        xorps xmm10, xmm6                                         ;  1796.0 fadd+fmul   41 x
        xorps xmm4, xmm10                                         ;  1798.0 fadd+fmul   41 x
        xorps xmm4, [r8 + 1264]                                   ;  1800.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm14, [r8 + 1072]                                  ;  1799.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm0, [r8 + 1088]                                   ;  1800.0 agu1+agu2+fadd+fmul   48 x
        xorps xmm8, [r8 + 1104]                                   ;  1801.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm10, [r8 + 1120]                                  ;  1802.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm6, [rbp - 128]                                  ;  1799.0 agu1+agu2+fmisc   48 x
        xorps xmm6, [r8 + 1136]                                   ;  1803.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 128], xmm4                                  ;  1802.0 agu2+agu0+fmisc   48 x spill
        movaps xmm4, [rbp - 64]                                   ;  1803.0 agu1+agu2+fmisc   48 x
        xorps xmm4, [r8 + 1152]                                   ;  1805.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 64], xmm3                                   ;  1805.0 agu2+agu0+fmisc   48 x spill
        movaps xmm3, xmm9                                         ;  1805.0 fadd+fmul   45 x copy
        xorps xmm3, xmm10                                         ;  1807.0 fadd+fmul   45 x
        movaps [rbp - 112], xmm13                                 ;  1807.0 agu1+agu2+fmisc   48 x spill
        movaps xmm13, xmm14                                       ;  1807.0 fadd+fmul   45 x copy
        andps xmm13, xmm6                                         ;  1809.0 fadd+fmul   45 x
        movaps [rbp - 32], xmm5                                   ;  1809.0 agu0+agu1+fmisc   48 x spill
        movaps xmm5, xmm11                                        ;  1809.0 fadd+fmul   45 x copy
        xorps xmm5, xmm8                                          ;  1811.0 fadd+fmul   45 x
        movaps [rbp - 48], xmm7                                   ;  1811.0 agu2+agu0+fmisc   48 x spill
        movaps xmm7, xmm4                                         ;  1811.0 fadd+fmul   45 x copy
        andps xmm7, xmm6                                          ;  1813.0 fadd+fmul   45 x
        movaps [rbp - 80], xmm2                                   ;  1813.0 agu1+agu0+fmisc   48 x spill
        movaps xmm2, xmm10                                        ;  1813.0 fadd+fmul   45 x copy
        andps xmm2, xmm14                                         ;  1815.0 fadd+fmul   45 x
        movaps [rbp - 96], xmm15                                  ;  1815.0 agu2+agu0+fmisc   48 x spill
        movaps xmm15, xmm6                                        ;  1815.0 fadd+fmul   45 x copy
        andps xmm15, xmm9                                         ;  1817.0 fadd+fmul   45 x
        xorps xmm2, xmm15                                         ;  1819.0 fadd+fmul   45 x
        movaps xmm15, xmm10                                       ;  1818.0 fadd+fmul   45 x copy
        andps xmm15, xmm0                                         ;  1820.0 fadd+fmul   45 x
        xorps xmm2, xmm1                                          ;  1821.0 fadd+fmul   45 x
        movaps xmm1, xmm3                                         ;  1821.0 fadd+fmul   45 x copy
        xorps xmm1, xmm14                                         ;  1823.0 fadd+fmul   45 x
        movaps [rbp + 16], xmm2                                   ;  1823.0 agu1+agu0+fmisc   45 x spill
        movaps xmm2, xmm12                                        ;  1823.0 fadd+fmul   45 x copy
        andps xmm2, xmm1                                          ;  1825.0 fadd+fmul   45 x
        movaps [rbp + 112], xmm13                                 ;  1822.0 agu2+agu0+fmisc   45 x spill
        movaps xmm13, xmm4                                        ;  1825.0 fadd+fmul   45 x copy
        andps xmm13, xmm9                                         ;  1827.0 fadd+fmul   45 x
        xorps xmm13, xmm6                                         ;  1829.0 fadd+fmul   45 x
        xorps xmm2, xmm13                                         ;  1831.0 fadd+fmul   45 x
        movaps [rbp + 32], xmm10                                  ;  1825.3 agu1+agu0+fmisc   48 x spill
        movaps xmm10, xmm14                                       ;  1829.0 fadd+fmul   45 x copy
        andps xmm10, xmm12                                        ;  1831.0 fadd+fmul   45 x
        xorps xmm10, xmm5                                         ;  1833.0 fadd+fmul   45 x
        movaps [rbp + 0], xmm10                                   ;  1835.0 agu2+agu0+fmisc   45 x spill
        movaps xmm10, xmm14                                       ;  1832.0 fadd+fmul   45 x copy
        andps xmm10, xmm9                                         ;  1834.0 fadd+fmul   45 x
        xorps xmm15, xmm10                                        ;  1836.0 fadd+fmul   45 x
        xorps xmm15, xmm7                                         ;  1838.0 fadd+fmul   45 x
        movaps xmm10, xmm14                                       ;  1836.0 fadd+fmul   45 x copy
        andps xmm10, xmm11                                        ;  1838.0 fadd+fmul   45 x
        movaps [rbp + 48], xmm7                                   ;  1835.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm14                                        ;  1838.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  1840.0 fadd+fmul   45 x
        xorps xmm10, xmm7                                         ;  1842.0 fadd+fmul   45 x
        xorps xmm13, xmm7                                         ;  1842.0 fadd+fmul   45 x
        movaps xmm7, xmm4                                         ;  1842.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  1844.0 fadd+fmul   45 x
        xorps xmm14, xmm7                                         ;  1846.0 fadd+fmul   45 x
        xorps xmm2, xmm14                                         ;  1848.0 fadd+fmul   45 x
        andps xmm14, xmm4                                         ;  1848.0 fadd+fmul   45 x
        xorps xmm14, [rel misty1_expand_compact.T0_constants128]  ;  1850.0 agu2+agu0+fadd+fmul   45 x
        movaps [rbp + 80], xmm7                                   ;  1846.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm11                                        ;  1848.0 fadd+fmul   45 x copy
        andps xmm7, xmm9                                          ;  1850.0 fadd+fmul   45 x
        movaps [rdx - 128], xmm14                                 ;  1852.0 agu2+agu1+fmisc   45 x spill
        movaps xmm14, xmm1                                        ;  1850.0 fadd+fmul   45 x copy
        orps xmm14, xmm4                                          ;  1852.0 fadd+fmul   45 x
        movaps [rbp - 16], xmm1                                   ;  1850.3 agu0+agu1+fmisc   45 x spill
        movaps xmm1, xmm5                                         ;  1852.0 fadd+fmul   45 x copy
        andps xmm1, xmm0                                          ;  1854.0 fadd+fmul   45 x
        andps xmm5, xmm9                                          ;  1854.0 fadd+fmul   45 x
        movaps [rbp + 96], xmm10                                  ;  1853.0 agu2+agu0+fmisc   45 x spill
        movaps xmm10, xmm12                                       ;  1855.0 fadd+fmul   45 x copy
        andps xmm10, xmm8                                         ;  1857.0 fadd+fmul   45 x
        xorps xmm14, xmm10                                        ;  1859.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  1861.0 fadd+fmul   45 x
        movaps xmm10, xmm0                                        ;  1859.0 fadd+fmul   45 x copy
        andps xmm10, xmm8                                         ;  1861.0 fadd+fmul   45 x
        movaps xmm14, xmm6                                        ;  1861.0 fadd+fmul   45 x copy
        andps xmm14, xmm8                                         ;  1863.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  1865.0 fadd+fmul   45 x
        xorps xmm13, xmm1                                         ;  1867.0 fadd+fmul   45 x
        movaps xmm14, xmm12                                       ;  1865.0 fadd+fmul   45 x copy
        andps xmm14, xmm11                                        ;  1867.0 fadd+fmul   45 x
        xorps xmm1, xmm7                                          ;  1867.0 fadd+fmul   45 x
        xorps xmm1, xmm3                                          ;  1869.0 fadd+fmul   45 x
        xorps xmm14, xmm9                                         ;  1869.0 fadd+fmul   45 x
        andps xmm3, xmm8                                          ;  1870.0 fadd+fmul   45 x
        movaps [rbp + 64], xmm1                                   ;  1871.0 agu1+agu0+fmisc   45 x spill
        movaps xmm1, xmm10                                        ;  1871.0 fadd+fmul   45 x copy
        xorps xmm1, xmm4                                          ;  1873.0 fadd+fmul   45 x
        xorps xmm10, xmm12                                        ;  1873.0 fadd+fmul   45 x
        xorps xmm13, xmm10                                        ;  1875.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  1875.0 fadd+fmul   45 x
        andps xmm10, xmm0                                         ;  1876.0 fadd+fmul   45 x
        xorps xmm2, xmm1                                          ;  1877.0 fadd+fmul   45 x
        movaps xmm1, xmm6                                         ;  1878.0 fadd+fmul   45 x copy
        andps xmm1, xmm11                                         ;  1880.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  1882.0 fadd+fmul   45 x
        xorps xmm13, xmm15                                        ;  1881.0 fadd+fmul   45 x
        xorps xmm14, xmm4                                         ;  1882.0 fadd+fmul   45 x
        xorps xmm3, xmm14                                         ;  1884.0 fadd+fmul   45 x
        andps xmm14, xmm11                                        ;  1884.0 fadd+fmul   45 x
        xorps xmm3, xmm0                                          ;  1886.0 fadd+fmul   45 x
        xorps xmm10, xmm1                                         ;  1886.0 fadd+fmul   45 x
        movaps xmm1, xmm0                                         ;  1887.0 fadd+fmul   45 x copy
        andps xmm1, xmm6                                          ;  1889.0 fadd+fmul   45 x
        andps xmm0, xmm9                                          ;  1889.0 fadd+fmul   45 x
        xorps xmm1, xmm0                                          ;  1891.0 fadd+fmul   45 x
        xorps xmm14, xmm1                                         ;  1893.0 fadd+fmul   45 x
        movaps xmm1, xmm9                                         ;  1892.0 fadd+fmul   45 x copy
        xorps xmm1, xmm11                                         ;  1894.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  1896.0 fadd+fmul   45 x
        xorps xmm1, xmm10                                         ;  1898.0 fadd+fmul   45 x
        xorps xmm14, [rbp + 0]                                    ;  1896.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 112]                                   ;  1897.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm10, xmm0                                         ;  1899.0 fadd+fmul   45 x
        movaps xmm0, [rbp + 32]                                   ;  1895.0 agu2+agu0+fmisc   45 x
        andps xmm0, xmm6                                          ;  1899.0 fadd+fmul   45 x
        andps xmm9, [rbp + 32]                                    ;  1900.0 agu1+agu0+fadd+fmul   45 x
        andps xmm4, xmm12                                         ;  1901.0 fadd+fmul   45 x
        xorps xmm9, [rbp + 96]                                    ;  1902.0 agu2+agu0+fadd+fmul   45 x
        andps xmm6, xmm12                                         ;  1903.0 fadd+fmul   45 x
        andps xmm11, [rbp + 32]                                   ;  1904.0 agu1+agu0+fadd+fmul   45 x
        orps xmm8, [rbp - 16]                                     ;  1905.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm4, xmm0                                          ;  1906.0 fadd+fmul   45 x
        xorps xmm6, [rdx - 128]                                   ;  1907.0 agu1+agu2+fadd+fmul   45 x
        movaps [rbp + 96], xmm14                                  ;  1903.0 agu0+agu1+fmisc   45 x spill
        movaps xmm14, [rbp + 16]                                  ;  1905.0 agu2+agu0+fmisc   45 x
        xorps xmm14, xmm3                                         ;  1908.0 fadd+fmul   45 x
        xorps xmm3, xmm10                                         ;  1909.0 fadd+fmul   45 x
        xorps xmm5, xmm3                                          ;  1911.0 fadd+fmul   45 x
        xorps xmm5, xmm9                                          ;  1913.0 fadd+fmul   45 x
        xorps xmm0, xmm11                                         ;  1912.0 fadd+fmul   45 x
        movaps xmm3, [rbp - 16]                                   ;  1908.0 agu1+agu0+fmisc   45 x reload
        xorps xmm4, xmm3                                          ;  1913.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  1915.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  1915.0 fadd+fmul   45 x
        xorps xmm11, xmm6                                         ;  1916.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 48]                                    ;  1917.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, xmm0                                         ;  1918.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 64]                                    ;  1919.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 16]                                    ;  1920.0 agu2+agu0+fadd+fmul   45 x
        movaps xmm4, [rbp + 32]                                   ;  1916.7 agu1+agu0+fmisc   48 x reload
        andps xmm12, xmm4                                         ;  1921.0 fadd+fmul   45 x
        xorps xmm15, xmm12                                        ;  1923.0 fadd+fmul   45 x
        xorps xmm9, [rdx - 128]                                   ;  1923.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  1924.0 fadd+fmul   45 x
        xorps xmm1, xmm8                                          ;  1925.0 fadd+fmul   45 x
        xorps xmm1, [rbp + 80]                                    ;  1927.0 agu0+agu1+fadd+fmul   45 x
        xorps xmm2, xmm9                                          ;  1927.0 fadd+fmul   45 x
        xorps xmm8, [rbp + 0]                                     ;  1928.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, [rbp + 112]                                  ;  1929.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm7, xmm3                                          ;  1930.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 96]                                    ;  1931.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm4, xmm15                                         ;  1932.0 fadd+fmul   45 x
        xorps xmm11, xmm12                                        ;  1933.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  1934.0 fadd+fmul   45 x
        xorps xmm10, xmm11                                        ;  1935.0 fadd+fmul   45 x
        movaps xmm3, [rbp - 96]                                   ;  1931.0 agu0+agu1+fmisc   48 x reload
        xorps xmm10, xmm3                                         ;  1937.0 fadd+fmul   45 x
        movaps xmm4, [rbp - 80]                                   ;  1933.0 agu2+agu0+fmisc   48 x reload
        xorps xmm2, xmm4                                          ;  1937.0 fadd+fmul   45 x
        movaps xmm9, [rbp - 48]                                   ;  1935.0 agu1+agu0+fmisc   48 x reload
        xorps xmm5, xmm9                                          ;  1938.0 fadd+fmul   45 x
        movaps xmm11, [rbp - 32]                                  ;  1937.0 agu2+agu0+fmisc   48 x reload
        xorps xmm1, xmm11                                         ;  1939.0 fadd+fmul   45 x
        movaps xmm12, [rbp - 112]                                 ;  1939.0 agu1+agu0+fmisc   48 x reload
        xorps xmm8, xmm12                                         ;  1941.0 fadd+fmul   45 x
        movaps xmm14, [rbp - 64]                                  ;  1941.0 agu2+agu0+fmisc+fadd   48 x reload
        xorps xmm13, xmm14                                        ;  1943.0 fmul+fadd   45 x
        movaps xmm15, [rbp - 128]                                 ;  1942.0 agu1+agu0+fmisc+fmul   48 x reload
        xorps xmm6, xmm15                                         ;  1944.0 fadd+fmul   45 x
        movaps xmm15, [r8 + 768]                                  ;  1943.0 agu2+agu0+fmisc  102 x.0 reload
        movaps [r9 + 768], xmm15                                  ;  1945.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [r8 + 784]                                  ;  1944.0 agu2+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 784], xmm15                                  ;  1947.0 agu0+agu2+fmisc  104 k
        movaps xmm15, [r8 + 800]                                  ;  1945.0 agu1+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 800], xmm15                                  ;  1949.0 agu2+agu1+fmisc  104 k
        movaps xmm15, [r8 + 816]                                  ;  1946.0 agu0+agu2+fadd+fmul  102 x.3 reload
        movaps [r9 + 816], xmm15                                  ;  1951.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4864], xmm10                                 ;  1953.0 agu2+agu1+fmisc  105 k
        movaps xmm10, [r8 + 832]                                  ;  1947.0 agu0+agu2+fadd+fmul  102 x.4 reload
        movaps [r9 + 832], xmm10                                  ;  1955.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4880], xmm2                                  ;  1957.0 agu2+agu1+fmisc  105 k
        movaps xmm2, [r8 + 848]                                   ;  1948.7 agu0+agu2+fadd+fmul  102 x.5 reload
        movaps [r9 + 848], xmm2                                   ;  1959.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4896], xmm5                                  ;  1961.0 agu2+agu1+fmisc  105 k
        movaps xmm5, [r8 + 864]                                   ;  1951.0 agu0+agu2+fadd+fmul  102 x.6 reload
        movaps [r9 + 864], xmm5                                   ;  1963.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4912], xmm1                                  ;  1965.0 agu2+agu1+fmisc  105 k
        movaps xmm1, [r8 + 880]                                   ;  1955.0 agu0+agu1+fadd+fmul  102 x.7 reload
        movaps [r9 + 880], xmm1                                   ;  1967.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4928], xmm8                                  ;  1969.0 agu1+agu2+fmisc  105 k
        movaps xmm8, [r8 + 896]                                   ;  1959.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 896], xmm8                                   ;  1971.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4944], xmm13                                 ;  1973.0 agu1+agu2+fmisc  105 k
        movaps xmm13, [r8 + 912]                                  ;  1963.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 912], xmm13                                  ;  1975.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4960], xmm6                                  ;  1977.0 agu1+agu2+fmisc  105 k
        movaps xmm6, [r8 + 928]                                   ;  1967.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 928], xmm6                                   ;  1979.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4976], xmm0                                  ;  1981.0 agu1+agu2+fmisc  105 k
        movaps xmm0, [r8 + 944]                                   ;  1971.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 944], xmm0                                   ;  1983.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4992], xmm7                                  ;  1985.0 agu1+agu2+fmisc  105 k
        movaps xmm7, [r8 + 960]                                   ;  1975.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 960], xmm7                                   ;  1987.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5008], xmm3                                  ;  1989.0 agu1+agu2+fmisc  105 k
        movaps xmm3, [r8 + 976]                                   ;  1979.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 976], xmm3                                   ;  1991.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5024], xmm4                                  ;  1993.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 992]                                   ;  1983.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 992], xmm4                                   ;  1995.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5040], xmm9                                  ;  1997.0 agu1+agu2+fmisc  105 k
        movaps xmm9, [r8 + 1008]                                  ;  1987.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 1008], xmm9                                  ;  1999.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5056], xmm11                                 ;  2001.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 5072], xmm12                                 ;  2003.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 5088], xmm14                                 ;  2005.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 2864], xmm15                                 ;  2007.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [rbp - 128]                                 ;  1997.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 5104], xmm15                                 ;  2009.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 2880], xmm10                                 ;  2011.0 agu2+agu1+fmisc  104 k
        movaps xmm10, [r8 + 768]                                  ;  2001.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 2816], xmm10                                 ;  2013.0 agu2+agu0+fmisc  104 k
        movaps xmm10, [r8 + 784]                                  ;  2003.0 agu1+agu2+fadd+fmul  102 x.1 reload
        movaps [r9 + 2832], xmm10                                 ;  2015.0 agu0+agu1+fmisc  104 k
        movaps xmm10, [r8 + 800]                                  ;  2005.0 agu2+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 2848], xmm10                                 ;  2017.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2896], xmm2                                  ;  2019.0 agu2+agu1+fmisc  104 k
        movaps [r9 + 2912], xmm5                                  ;  2021.0 agu0+agu1+fmisc  104 k
        movaps [r9 + 2928], xmm1                                  ;  2023.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2944], xmm8                                  ;  2025.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2960], xmm13                                 ;  2027.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 2976], xmm6                                  ;  2029.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 2992], xmm0                                  ;  2031.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3008], xmm7                                  ;  2033.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3024], xmm3                                  ;  2035.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3040], xmm4                                  ;  2037.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3056], xmm9                                  ;  2039.0 agu2+agu0+fmisc  104 k
        movaps xmm0, [r9 + 4864]                                  ;  2029.0 agu1+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6912], xmm0                                  ;  2041.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4880]                                  ;  2031.0 agu1+agu2+fadd+fmul   45 x reload
        movaps [r9 + 6928], xmm0                                  ;  2043.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4896]                                  ;  2033.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6944], xmm0                                  ;  2045.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4912]                                  ;  2035.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6960], xmm0                                  ;  2047.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4928]                                  ;  2037.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 6976], xmm0                                  ;  2049.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4944]                                  ;  2039.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 6992], xmm0                                  ;  2051.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4960]                                  ;  2041.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7008], xmm0                                  ;  2053.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 4976]                                  ;  2043.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7024], xmm0                                  ;  2055.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 4992]                                  ;  2045.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7040], xmm0                                  ;  2057.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [rbp - 96]                                   ;  2047.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7056], xmm0                                  ;  2059.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [rbp - 80]                                   ;  2049.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 7072], xmm0                                  ;  2061.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 7104], xmm11                                 ;  2063.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [rbp - 48]                                   ;  2053.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7088], xmm0                                  ;  2065.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 7120], xmm12                                 ;  2067.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 7136], xmm14                                 ;  2069.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 7152], xmm15                                 ;  2071.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r8 + 1280]                                  ;  2061.0 agu1+agu0+fadd+fmul  102 x.0
        movaps xmm1, [r8 + 1296]                                  ;  2062.0 agu2+agu0+fadd+fmul  102 x.1
        movaps xmm2, [r8 + 1312]                                  ;  2063.0 agu1+agu2+fadd+fmul  102 x.2
        movaps xmm3, [r8 + 1328]                                  ;  2064.0 agu0+agu1+fadd+fmul  102 x.3
        movaps xmm4, [r8 + 1344]                                  ;  2065.0 agu2+agu0+fadd+fmul  102 x.4
        movaps xmm5, [r8 + 1360]                                  ;  2066.0 agu1+agu2+fadd+fmul  102 x.5
        movaps xmm6, [r8 + 1376]                                  ;  2067.0 agu0+agu1+fadd+fmul  102 x.6
        movaps xmm7, [r8 + 1392]                                  ;  2068.0 agu2+agu0+fadd+fmul  102 x.7
        movaps xmm8, [r8 + 1408]                                  ;  2069.0 agu1+agu2+fadd+fmul  102 x.8
        movaps xmm9, [r8 + 1424]                                  ;  2070.0 agu0+agu1+fadd+fmul  102 x.9
        movaps xmm10, [r8 + 1440]                                 ;  2071.0 agu2+agu0+fadd+fmul  102 x.10
        movaps xmm11, [r8 + 1456]                                 ;  2072.0 agu1+agu2+fadd+fmul  102 x.11
        movaps xmm12, [r8 + 1472]                                 ;  2073.0 agu0+agu1+fmisc+fadd  102 x.12
        movaps xmm13, [r8 + 1488]                                 ;  2073.0 agu2+agu0+fmul+fmisc  102 x.13
        movaps xmm14, [r8 + 1504]                                 ;  2074.0 agu1+agu2+fadd+fmul  102 x.14
        movaps xmm15, [r8 + 1520]                                 ;  2075.0 agu0+agu1+fmisc+fadd  102 x.15
        movaps xmm8, [r8 + 1136]                                  ;  2075.0 agu2+agu0+fmul+fmisc   41 x
        xorps xmm8, [r8 + 1232]                                   ;  2077.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm7, [r8 + 1248]                                  ;  2077.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm7, [r8 + 1184]                                   ;  2079.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm6, [r8 + 1152]                                  ;  2078.0 agu1+agu2+fmisc+fmul   41 x
        xorps xmm6, [r8 + 1216]                                   ;  2080.0 agu0+agu1+fadd+fmul   41 x
        movaps xmm5, [r8 + 1264]                                  ;  2079.0 agu2+agu0+fmisc   41 x
        andps xmm5, [r8 + 1248]                                   ;  2081.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm4, [r8 + 1232]                                  ;  2081.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm4, [r8 + 1184]                                   ;  2083.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm3, [r8 + 1248]                                  ;  2082.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm3, [r8 + 1136]                                   ;  2084.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm4, xmm3                                          ;  2086.0 fadd+fmul   41 x
        movaps xmm3, [r8 + 1232]                                  ;  2083.0 agu2+agu0+fmisc   41 x
        andps xmm3, [r8 + 1200]                                   ;  2085.0 agu1+agu0+fadd+fmul   41 x
        xorps xmm4, [rel misty1_expand_compact.T0_constants128]   ;  2088.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm2, [r8 + 1184]                                  ;  2085.0 agu0+agu2+fmisc   41 x
        xorps xmm2, xmm8                                          ;  2087.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 1168]                                  ;  2087.0 agu1+agu0+fmisc   41 x
        andps xmm1, xmm2                                          ;  2089.0 fadd+fmul   41 x
        movaps xmm0, [r8 + 1264]                                  ;  2089.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm0, [r8 + 1136]                                   ;  2091.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, [r8 + 1248]                                   ;  2093.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm1, xmm0                                          ;  2095.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 1184]                                 ;  2090.0 agu0+agu2+fmisc   41 x
        andps xmm15, [r8 + 1168]                                  ;  2093.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  2095.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1184]                                 ;  2092.0 agu2+agu1+fmisc   41 x
        andps xmm14, [r8 + 1136]                                  ;  2095.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  2097.0 fmul+fadd   41 x
        xorps xmm3, xmm5                                          ;  2099.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1184]                                 ;  2094.7 agu2+agu0+fmisc   41 x
        andps xmm14, [r8 + 1152]                                  ;  2098.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm13, [r8 + 1200]                                 ;  2096.7 agu2+agu0+fmisc   41 x
        andps xmm13, [r8 + 1184]                                  ;  2099.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm14, xmm13                                        ;  2101.0 fmul+fadd   41 x
        xorps xmm0, xmm13                                         ;  2101.0 fmul+fadd   41 x
        movaps xmm13, [r8 + 1264]                                 ;  2099.0 agu0+agu1+fmisc   41 x
        andps xmm13, [r8 + 1200]                                  ;  2102.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm12, [r8 + 1184]                                 ;  2101.0 agu1+agu2+fmisc   41 x
        xorps xmm12, xmm13                                        ;  2104.0 fmul+fadd   41 x
        xorps xmm1, xmm12                                         ;  2106.0 fmul+fadd   41 x
        andps xmm12, [r8 + 1264]                                  ;  2106.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm12, [rel misty1_expand_compact.T0_constants128]  ;  2108.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm11, [r8 + 1152]                                 ;  2103.7 agu1+agu2+fmisc   41 x
        andps xmm11, [r8 + 1136]                                  ;  2107.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm10, [r8 + 1264]                                 ;  2105.7 agu2+agu0+fmisc   41 x
        orps xmm10, xmm2                                          ;  2108.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1200]                                  ;  2107.7 agu1+agu2+fmisc   41 x
        andps xmm9, xmm6                                          ;  2109.7 fmul+fadd   41 x
        andps xmm6, [r8 + 1136]                                   ;  2110.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 128], xmm13                                 ;  2109.7 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 1216]                                 ;  2110.7 agu1+agu2+fmul+fmisc   41 x
        andps xmm13, [r8 + 1168]                                  ;  2112.7 agu0+agu1+fadd+fmul   41 x
        xorps xmm10, xmm13                                        ;  2114.7 fadd+fmul   41 x
        xorps xmm11, xmm10                                        ;  2116.7 fadd+fmul   41 x
        movaps xmm10, [r8 + 1216]                                 ;  2112.7 agu2+agu0+fmisc   41 x
        movaps xmm13, [r8 + 1200]                                 ;  2114.0 agu1+agu0+fmisc+fadd  102 x.11 reload
        andps xmm10, xmm13                                        ;  2116.0 fmul+fadd   41 x
        movaps [rbp - 64], xmm5                                   ;  2115.7 agu2+agu1+fmisc   41 x spill
        movaps xmm5, [r8 + 1248]                                  ;  2116.0 agu0+agu1+fmul+fadd   41 x
        andps xmm5, [r8 + 1216]                                   ;  2118.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  2120.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 1168]                                  ;  2117.7 agu1+agu2+fmisc   41 x
        andps xmm5, [r8 + 1152]                                   ;  2119.7 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm9                                          ;  2122.0 fmul+fadd   41 x
        xorps xmm9, xmm11                                         ;  2122.0 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  2124.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 1136]                                   ;  2123.0 agu2+agu0+fmul+fadd   41 x
        andps xmm8, [r8 + 1216]                                   ;  2124.0 agu1+agu0+fmul+fadd   41 x
        movaps [rbp - 112], xmm9                                  ;  2126.0 agu2+agu1+fmisc   41 x spill
        movaps xmm9, [r8 + 1264]                                  ;  2123.3 agu0+agu2+fmisc   41 x
        xorps xmm9, xmm10                                         ;  2125.3 fmul+fadd   41 x
        xorps xmm10, [r8 + 1168]                                  ;  2126.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm10                                         ;  2128.0 fmul+fadd   41 x
        andps xmm9, [r8 + 1216]                                   ;  2128.0 agu2+agu0+fmul+fadd   41 x
        andps xmm10, xmm13                                        ;  2129.0 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  2130.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1248]                                  ;  2127.7 agu1+agu0+fmisc   41 x
        andps xmm9, [r8 + 1152]                                   ;  2131.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  2133.0 fmul+fadd   41 x
        xorps xmm0, xmm3                                          ;  2133.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 1264]                                   ;  2134.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm8, xmm5                                          ;  2136.0 fmul+fadd   41 x
        andps xmm5, [r8 + 1152]                                   ;  2136.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm13                                         ;  2138.0 fmul+fadd   41 x
        xorps xmm10, xmm9                                         ;  2138.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1248]                                  ;  2134.7 agu2+agu0+fmisc   41 x
        andps xmm9, xmm13                                         ;  2139.0 fmul+fadd   41 x
        movaps [rbp - 48], xmm1                                   ;  2136.7 agu1+agu0+fmisc   41 x spill
        movaps xmm1, [r8 + 1136]                                  ;  2138.7 agu2+agu0+fmisc   41 x
        andps xmm1, xmm13                                         ;  2140.7 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  2142.7 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  2144.7 fmul+fadd   41 x
        movaps xmm9, [r8 + 1136]                                  ;  2140.7 agu1+agu0+fmisc   41 x
        xorps xmm9, [r8 + 1152]                                   ;  2143.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 1216]                                   ;  2145.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm9, xmm10                                         ;  2147.0 fmul+fadd   41 x
        xorps xmm5, xmm15                                         ;  2146.7 fmul+fadd   41 x
        xorps xmm1, xmm7                                          ;  2147.0 fmul+fadd   41 x
        xorps xmm10, xmm1                                         ;  2149.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1248]                                  ;  2145.7 agu0+agu1+fmisc   41 x
        andps xmm1, [r8 + 1232]                                   ;  2149.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm13, xmm4                                        ;  2150.0 fmul+fadd   41 x copy
        xorps xmm13, xmm8                                         ;  2152.0 fmul+fadd   41 x
        xorps xmm8, xmm10                                         ;  2152.0 fmul+fadd   41 x
        xorps xmm6, xmm8                                          ;  2154.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1232]                                  ;  2150.0 agu1+agu2+fmisc   41 x
        andps xmm8, [r8 + 1136]                                   ;  2154.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm14, xmm8                                         ;  2156.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1264]                                  ;  2152.0 agu2+agu0+fmisc   41 x
        andps xmm8, [r8 + 1168]                                   ;  2156.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm14                                         ;  2158.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  2158.0 fmul+fadd   41 x
        xorps xmm8, xmm2                                          ;  2160.0 fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  2160.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 1232]                                 ;  2157.0 agu2+agu0+fmisc   41 x
        andps xmm11, [r8 + 1152]                                  ;  2161.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm11                                         ;  2163.0 fmul+fadd   41 x
        movaps [rbp - 32], xmm6                                   ;  2160.0 agu2+agu1+fmisc   41 x spill
        movaps xmm6, [r8 + 1248]                                  ;  2161.0 agu0+agu1+fmisc   41 x
        andps xmm6, [r8 + 1168]                                   ;  2163.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;  2165.0 fmul+fadd   41 x
        xorps xmm11, xmm6                                         ;  2167.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 64]                                    ;  2167.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm1                                          ;  2167.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 112]                                   ;  2169.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm4, xmm1                                          ;  2169.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1216]                                  ;  2166.0 agu1+agu0+fmisc   41 x
        orps xmm1, xmm2                                           ;  2170.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  2172.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;  2172.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1232]                                  ;  2169.3 agu2+agu0+fmisc   41 x
        movaps xmm12, [r8 + 1168]                                 ;  2171.3 agu1+agu0+fmisc  102 x.9 reload
        andps xmm1, xmm12                                         ;  2173.3 fmul+fadd   41 x
        xorps xmm3, xmm1                                          ;  2175.3 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  2175.3 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  2176.0 fmul+fadd   41 x
        xorps xmm9, [rbp - 128]                                   ;  2178.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm15, xmm8                                         ;  2178.0 fmul+fadd   41 x
        xorps xmm14, [rbp - 48]                                   ;  2179.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm7                                          ;  2180.0 fmul+fadd   41 x
        xorps xmm5, xmm4                                          ;  2181.0 fmul+fadd   41 x
        xorps xmm13, xmm2                                         ;  2182.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 1232]                                  ;  2179.0 agu2+agu0+fmisc  102 x.13 reload
        xorps xmm3, xmm2                                          ;  2183.0 fmul+fadd   41 x
        xorps xmm11, xmm1                                         ;  2184.0 fmul+fadd   41 x
        xorps xmm15, xmm3                                         ;  2185.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  2186.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1088]                                  ;  2182.3 agu1+agu0+fmisc   41 x
        movaps xmm3, [r8 + 1024]                                  ;  2184.3 agu2+agu0+fmisc  102 x.0 reload
        andps xmm1, xmm3                                          ;  2187.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 1104]                                  ;  2186.3 agu1+agu2+fmisc   41 x
        andps xmm4, xmm3                                          ;  2188.3 fmul+fadd   41 x
        movaps xmm7, [r8 + 1120]                                  ;  2188.0 agu0+agu1+fmisc+fmul   41 x
        movaps xmm8, [r8 + 1040]                                  ;  2189.0 agu2+agu0+fmisc+fadd  102 x.1 reload
        andps xmm7, xmm8                                          ;  2191.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 1072]                                 ;  2190.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm11, xmm3                                         ;  2192.0 fadd+fmul   41 x
        movaps xmm2, [r8 + 1088]                                  ;  2191.3 agu0+agu1+fmisc   41 x
        andps xmm2, [r8 + 1072]                                   ;  2193.3 agu2+agu0+fadd+fmul   41 x
        movaps xmm12, [r8 + 1120]                                 ;  2193.0 agu1+agu2+fmisc+fadd   41 x
        andps xmm12, [r8 + 1072]                                  ;  2195.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 48], xmm13                                  ;  2194.3 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 1104]                                 ;  2195.0 agu1+agu0+fmul+fadd   41 x
        andps xmm13, [r8 + 1056]                                  ;  2197.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm7, xmm13                                         ;  2199.0 fmul+fadd   41 x
        andps xmm13, xmm8                                         ;  2199.0 fmul+fadd   41 x
        movaps [rbp - 128], xmm5                                  ;  2196.3 agu0+agu2+fmisc   41 x spill
        movaps xmm5, xmm11                                        ;  2199.0 fmul+fadd   41 x copy
        xorps xmm5, xmm8                                          ;  2201.0 fmul+fadd   41 x
        movaps [rbp - 112], xmm6                                  ;  2198.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 1120]                                  ;  2200.0 agu2+agu0+fmisc+fmul   41 x
        andps xmm6, xmm4                                          ;  2202.0 fadd+fmul   41 x
        movaps [rbp - 64], xmm0                                   ;  2201.3 agu1+agu2+fmisc   41 x spill
        movaps xmm0, [r8 + 1088]                                  ;  2202.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm0, xmm5                                          ;  2204.0 fadd+fmul   41 x
        andps xmm0, [r8 + 1120]                                   ;  2206.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm11, xmm0                                         ;  2208.0 fadd+fmul   41 x
        movaps [rbp - 80], xmm15                                  ;  2203.3 agu1+agu0+fmisc   41 x spill
        movaps xmm15, xmm2                                        ;  2206.0 fadd+fmul   41 x copy
        xorps xmm15, xmm1                                         ;  2208.0 fadd+fmul   41 x
        xorps xmm2, xmm7                                          ;  2208.0 fadd+fmul   41 x
        xorps xmm7, xmm1                                          ;  2209.0 fadd+fmul   41 x
        andps xmm15, [r8 + 1104]                                  ;  2210.0 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 96], xmm9                                   ;  2207.7 agu1+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 1104]                                  ;  2209.7 agu2+agu1+fmisc   41 x
        andps xmm9, xmm8                                          ;  2211.7 fadd+fmul   41 x
        movaps [rbp + 32], xmm14                                  ;  2211.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1072]                                 ;  2212.0 agu2+agu0+fadd+fmul   41 x
        andps xmm14, xmm9                                         ;  2214.0 fadd+fmul   41 x
        xorps xmm6, xmm9                                          ;  2214.0 fadd+fmul   41 x
        xorps xmm6, [rel misty1_expand_compact.T0_constants128]   ;  2216.0 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 96], xmm10                                  ;  2213.7 agu0+agu1+fmisc   41 x spill
        movaps xmm10, [r8 + 1120]                                 ;  2215.7 agu2+agu0+fmisc   41 x
        andps xmm10, [r8 + 1056]                                  ;  2217.7 agu1+agu2+fadd+fmul   41 x
        movaps [rbp - 16], xmm7                                   ;  2217.7 agu0+agu1+fmisc   41 x spill
        movaps xmm7, xmm8                                         ;  2217.0 fadd+fmul   41 x copy
        andps xmm7, xmm3                                          ;  2219.0 fadd+fmul   41 x
        xorps xmm14, xmm7                                         ;  2221.0 fadd+fmul   41 x
        xorps xmm7, xmm10                                         ;  2221.0 fadd+fmul   41 x
        movaps [rbp + 112], xmm0                                  ;  2219.7 agu2+agu0+fmisc   41 x spill
        movaps xmm0, [r8 + 1056]                                  ;  2221.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm0, xmm2                                          ;  2223.0 fmul+fadd   41 x
        xorps xmm14, xmm0                                         ;  2225.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 1072]                                  ;  2222.7 agu2+agu1+fmisc  102 x.3 reload
        xorps xmm14, xmm0                                         ;  2227.0 fmul+fadd   41 x
        xorps xmm2, xmm3                                          ;  2225.0 fmul+fadd   41 x
        movaps [rbp + 0], xmm14                                   ;  2229.0 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1056]                                 ;  2225.7 agu2+agu0+fmul+fmisc   41 x
        andps xmm14, xmm7                                         ;  2227.7 fadd+fmul   41 x
        xorps xmm14, xmm3                                         ;  2229.7 fadd+fmul   41 x
        andps xmm7, [r8 + 1088]                                   ;  2228.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm14, xmm5                                         ;  2231.7 fadd+fmul   41 x
        movaps [rbp + 80], xmm14                                  ;  2233.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1088]                                 ;  2230.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm14, xmm12                                        ;  2232.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  2234.0 fmul+fadd   41 x
        xorps xmm7, xmm15                                         ;  2236.0 fmul+fadd   41 x
        movaps xmm15, xmm2                                        ;  2234.0 fmul+fadd   41 x copy
        andps xmm15, xmm3                                         ;  2236.0 fmul+fadd   41 x
        andps xmm2, [r8 + 1088]                                   ;  2236.0 agu1+agu2+fmul+fadd   41 x
        andps xmm14, [r8 + 1104]                                  ;  2237.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  2238.0 fmul+fadd   41 x
        andps xmm5, [r8 + 1056]                                   ;  2239.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, xmm10                                        ;  2240.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1040]                                  ;  2237.7 agu1+agu0+fmisc   41 x copy
        andps xmm3, xmm0                                          ;  2241.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  2243.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  2245.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1088]                                 ;  2240.3 agu2+agu0+fmisc   41 x
        andps xmm14, xmm8                                         ;  2244.0 fmul+fadd   41 x
        xorps xmm14, xmm4                                         ;  2246.0 fmul+fadd   41 x
        xorps xmm5, xmm14                                         ;  2248.0 fmul+fadd   41 x
        xorps xmm14, [r8 + 1056]                                  ;  2248.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm3                                          ;  2248.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1120]                                  ;  2245.0 agu2+agu0+fmisc   41 x
        xorps xmm3, xmm9                                          ;  2249.0 fmul+fadd   41 x
        andps xmm3, [r8 + 1024]                                   ;  2251.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm3                                          ;  2253.0 fmul+fadd   41 x
        xorps xmm2, xmm6                                          ;  2255.0 fmul+fadd   41 x
        movaps xmm6, xmm14                                        ;  2253.0 fmul+fadd   41 x copy
        andps xmm6, xmm0                                          ;  2255.0 fmul+fadd   41 x
        xorps xmm14, xmm10                                        ;  2255.0 fmul+fadd   41 x
        xorps xmm6, [r8 + 1104]                                   ;  2257.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm10, xmm0                                         ;  2257.0 fmul+fadd   41 x
        xorps xmm9, [r8 + 1056]                                   ;  2258.0 agu1+agu0+fmul+fadd   41 x
        andps xmm12, xmm10                                        ;  2259.0 fmul+fadd   41 x
        xorps xmm7, xmm5                                          ;  2260.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 1088]                                  ;  2257.3 agu2+agu0+fmisc   41 x
        andps xmm5, xmm9                                          ;  2261.0 fmul+fadd   41 x
        andps xmm10, [r8 + 1104]                                  ;  2262.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm3, xmm10                                         ;  2264.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  2266.0 fmul+fadd   41 x
        xorps xmm13, xmm6                                         ;  2265.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1056]                                  ;  2261.3 agu2+agu0+fmisc   41 x
        andps xmm3, xmm1                                          ;  2266.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  2267.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 1120]                                  ;  2263.3 agu1+agu0+fmisc   41 x
        andps xmm6, [r8 + 1104]                                   ;  2268.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 1024]                                   ;  2269.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm9, [r8 + 1120]                                   ;  2271.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;  2273.0 fmul+fadd   41 x
        xorps xmm7, [rbp + 112]                                   ;  2272.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm1, xmm6                                          ;  2273.0 fmul+fadd   41 x
        movaps xmm9, [rbp + 80]                                   ;  2269.0 agu2+agu0+fmisc   41 x reload
        xorps xmm14, xmm9                                         ;  2274.0 fmul+fadd   41 x
        andps xmm11, xmm6                                         ;  2275.0 fmul+fadd   41 x
        xorps xmm4, xmm10                                         ;  2276.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 1120]                                  ;  2273.0 agu1+agu0+fmisc  102 x.6 reload
        andps xmm1, xmm6                                          ;  2277.0 fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  2278.0 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  2279.0 fmul+fadd   41 x
        xorps xmm12, xmm2                                         ;  2280.0 fmul+fadd   41 x
        xorps xmm11, [rbp - 16]                                   ;  2281.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  2283.0 fmul+fadd   41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  2278.0 agu1+agu0+fmisc   41 x reload
        xorps xmm13, xmm1                                         ;  2285.0 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  2284.0 fmul+fadd   41 x
        xorps xmm5, xmm1                                          ;  2286.0 fmul+fadd   41 x
        xorps xmm4, [rbp + 0]                                     ;  2286.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm2, [rbp + 96]                                   ;  2282.0 agu1+agu0+fmisc   41 x
        movaps xmm9, [r8 + 1024]                                  ;  2284.0 agu2+agu0+fmisc  102 x.0 reload
        xorps xmm2, xmm9                                          ;  2287.0 fmul+fadd   41 x
        xorps xmm15, xmm2                                         ;  2289.0 fmul+fadd   41 x
        movaps xmm10, [rbp + 32]                                  ;  2286.0 agu1+agu0+fmisc   41 x
        xorps xmm10, xmm8                                         ;  2289.0 fmul+fadd   41 x
        xorps xmm12, xmm10                                        ;  2291.0 fmul+fadd   41 x
        movaps xmm11, [rbp - 32]                                  ;  2288.0 agu2+agu0+fmisc   41 x
        movaps xmm14, [r8 + 1056]                                 ;  2290.0 agu1+agu0+fmisc+fmul  102 x.2 reload
        xorps xmm11, xmm14                                        ;  2292.0 fadd+fmul   41 x
        xorps xmm7, xmm11                                         ;  2294.0 fadd+fmul   41 x
        xorps xmm15, [r8 + 1424]                                  ;  2293.0 agu2+agu1+fadd+fmul   48 x
        xorps xmm12, [r8 + 1440]                                  ;  2294.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm7, [r8 + 1456]                                   ;  2296.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm14, [rbp - 96]                                  ;  2292.3 agu1+agu2+fmisc   41 x
        xorps xmm14, xmm0                                         ;  2296.0 fadd+fmul   41 x
        xorps xmm5, xmm14                                         ;  2298.0 fadd+fmul   41 x
        xorps xmm5, [r8 + 1472]                                   ;  2300.0 agu0+agu1+fadd+fmul   48 x
        movaps xmm0, [rbp - 80]                                   ;  2295.0 agu2+agu0+fmisc   41 x
        xorps xmm0, [r8 + 1088]                                   ;  2299.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm13, xmm0                                         ;  2301.0 fadd+fmul   41 x
        xorps xmm13, [r8 + 1488]                                  ;  2303.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm2, [r8 + 1280]                                   ;  2302.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm8, [rbp - 64]                                   ;  2299.0 agu1+agu2+fmisc   41 x
        xorps xmm8, [r8 + 1104]                                   ;  2303.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm3, xmm8                                          ;  2305.0 fadd+fmul   41 x
        xorps xmm3, [r8 + 1504]                                   ;  2307.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm10, [r8 + 1296]                                  ;  2306.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm11, [r8 + 1312]                                  ;  2307.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm9, [rbp - 112]                                  ;  2304.0 agu0+agu1+fmisc   41 x
        xorps xmm9, xmm6                                          ;  2308.0 fadd+fmul   41 x
        xorps xmm4, xmm9                                          ;  2310.0 fadd+fmul   41 x
        xorps xmm4, [r8 + 1520]                                   ;  2312.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm14, [r8 + 1328]                                  ;  2311.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm0, [r8 + 1344]                                   ;  2312.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm8, [r8 + 1360]                                   ;  2313.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm9, [r8 + 1376]                                   ;  2314.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm6, [rbp - 128]                                  ;  2311.0 agu0+agu2+fmisc   48 x
        xorps xmm6, [r8 + 1392]                                   ;  2315.0 agu1+agu0+fadd+fmul   48 x
        movaps [rbp - 128], xmm4                                  ;  2314.0 agu2+agu0+fmisc   48 x spill
        movaps xmm4, [rbp - 48]                                   ;  2315.0 agu1+agu2+fmisc   48 x
        xorps xmm4, [r8 + 1408]                                   ;  2317.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 48], xmm3                                   ;  2317.0 agu2+agu0+fmisc   48 x spill
        movaps xmm3, xmm2                                         ;  2317.0 fadd+fmul   45 x copy
        xorps xmm3, xmm9                                          ;  2319.0 fadd+fmul   45 x
        movaps [rbp - 112], xmm13                                 ;  2319.0 agu1+agu2+fmisc   48 x spill
        movaps xmm13, xmm14                                       ;  2319.0 fadd+fmul   45 x copy
        andps xmm13, xmm6                                         ;  2321.0 fadd+fmul   45 x
        movaps [rbp - 64], xmm5                                   ;  2321.0 agu0+agu1+fmisc   48 x spill
        movaps xmm5, xmm10                                        ;  2321.0 fadd+fmul   45 x copy
        xorps xmm5, xmm8                                          ;  2323.0 fadd+fmul   45 x
        movaps [rbp - 80], xmm7                                   ;  2323.0 agu2+agu0+fmisc   48 x spill
        movaps xmm7, xmm4                                         ;  2323.0 fadd+fmul   45 x copy
        andps xmm7, xmm6                                          ;  2325.0 fadd+fmul   45 x
        movaps [rbp - 96], xmm12                                  ;  2325.0 agu1+agu0+fmisc   48 x spill
        movaps xmm12, xmm9                                        ;  2325.0 fadd+fmul   45 x copy
        andps xmm12, xmm14                                        ;  2327.0 fadd+fmul   45 x
        movaps [rbp - 32], xmm15                                  ;  2327.0 agu2+agu0+fmisc   48 x spill
        movaps xmm15, xmm6                                        ;  2327.0 fadd+fmul   45 x copy
        andps xmm15, xmm2                                         ;  2329.0 fadd+fmul   45 x
        xorps xmm12, xmm15                                        ;  2331.0 fadd+fmul   45 x
        movaps xmm15, xmm9                                        ;  2330.0 fadd+fmul   45 x copy
        andps xmm15, xmm0                                         ;  2332.0 fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  2333.0 fadd+fmul   45 x
        movaps xmm1, xmm3                                         ;  2333.0 fadd+fmul   45 x copy
        xorps xmm1, xmm14                                         ;  2335.0 fadd+fmul   45 x
        movaps [rbp + 32], xmm12                                  ;  2335.0 agu1+agu0+fmisc   45 x spill
        movaps xmm12, xmm11                                       ;  2335.0 fadd+fmul   45 x copy
        andps xmm12, xmm1                                         ;  2337.0 fadd+fmul   45 x
        movaps [rbp + 96], xmm13                                  ;  2334.0 agu2+agu0+fmisc   45 x spill
        movaps xmm13, xmm4                                        ;  2337.0 fadd+fmul   45 x copy
        andps xmm13, xmm2                                         ;  2339.0 fadd+fmul   45 x
        xorps xmm13, xmm6                                         ;  2341.0 fadd+fmul   45 x
        xorps xmm12, xmm13                                        ;  2343.0 fadd+fmul   45 x
        movaps [rbp + 0], xmm9                                    ;  2337.3 agu1+agu0+fmisc   48 x spill
        movaps xmm9, xmm14                                        ;  2341.0 fadd+fmul   45 x copy
        andps xmm9, xmm11                                         ;  2343.0 fadd+fmul   45 x
        xorps xmm9, xmm5                                          ;  2345.0 fadd+fmul   45 x
        movaps [rbp - 16], xmm9                                   ;  2347.0 agu2+agu0+fmisc   45 x spill
        movaps xmm9, xmm14                                        ;  2344.0 fadd+fmul   45 x copy
        andps xmm9, xmm2                                          ;  2346.0 fadd+fmul   45 x
        xorps xmm15, xmm9                                         ;  2348.0 fadd+fmul   45 x
        xorps xmm15, xmm7                                         ;  2350.0 fadd+fmul   45 x
        movaps xmm9, xmm14                                        ;  2348.0 fadd+fmul   45 x copy
        andps xmm9, xmm10                                         ;  2350.0 fadd+fmul   45 x
        movaps [rbp + 80], xmm7                                   ;  2347.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm14                                        ;  2350.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  2352.0 fadd+fmul   45 x
        xorps xmm9, xmm7                                          ;  2354.0 fadd+fmul   45 x
        xorps xmm13, xmm7                                         ;  2354.0 fadd+fmul   45 x
        movaps xmm7, xmm4                                         ;  2354.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  2356.0 fadd+fmul   45 x
        xorps xmm14, xmm7                                         ;  2358.0 fadd+fmul   45 x
        xorps xmm12, xmm14                                        ;  2360.0 fadd+fmul   45 x
        andps xmm14, xmm4                                         ;  2360.0 fadd+fmul   45 x
        xorps xmm14, [rel misty1_expand_compact.T0_constants128]  ;  2362.0 agu2+agu0+fadd+fmul   45 x
        movaps [rbp + 112], xmm7                                  ;  2358.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm10                                        ;  2360.0 fadd+fmul   45 x copy
        andps xmm7, xmm2                                          ;  2362.0 fadd+fmul   45 x
        movaps [rdx - 128], xmm14                                 ;  2364.0 agu2+agu1+fmisc   45 x spill
        movaps xmm14, xmm1                                        ;  2362.0 fadd+fmul   45 x copy
        orps xmm14, xmm4                                          ;  2364.0 fadd+fmul   45 x
        movaps [rbp + 16], xmm1                                   ;  2362.3 agu0+agu1+fmisc   45 x spill
        movaps xmm1, xmm5                                         ;  2364.0 fadd+fmul   45 x copy
        andps xmm1, xmm0                                          ;  2366.0 fadd+fmul   45 x
        andps xmm5, xmm2                                          ;  2366.0 fadd+fmul   45 x
        movaps [rbp + 64], xmm9                                   ;  2365.0 agu2+agu0+fmisc   45 x spill
        movaps xmm9, xmm11                                        ;  2367.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;  2369.0 fadd+fmul   45 x
        xorps xmm14, xmm9                                         ;  2371.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  2373.0 fadd+fmul   45 x
        movaps xmm9, xmm0                                         ;  2371.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;  2373.0 fadd+fmul   45 x
        movaps xmm14, xmm6                                        ;  2373.0 fadd+fmul   45 x copy
        andps xmm14, xmm8                                         ;  2375.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  2377.0 fadd+fmul   45 x
        xorps xmm13, xmm1                                         ;  2379.0 fadd+fmul   45 x
        movaps xmm14, xmm11                                       ;  2377.0 fadd+fmul   45 x copy
        andps xmm14, xmm10                                        ;  2379.0 fadd+fmul   45 x
        xorps xmm1, xmm7                                          ;  2379.0 fadd+fmul   45 x
        xorps xmm1, xmm3                                          ;  2381.0 fadd+fmul   45 x
        xorps xmm14, xmm2                                         ;  2381.0 fadd+fmul   45 x
        andps xmm3, xmm8                                          ;  2382.0 fadd+fmul   45 x
        movaps [rbp + 48], xmm1                                   ;  2383.0 agu1+agu0+fmisc   45 x spill
        movaps xmm1, xmm9                                         ;  2383.0 fadd+fmul   45 x copy
        xorps xmm1, xmm4                                          ;  2385.0 fadd+fmul   45 x
        xorps xmm9, xmm11                                         ;  2385.0 fadd+fmul   45 x
        xorps xmm13, xmm9                                         ;  2387.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  2387.0 fadd+fmul   45 x
        andps xmm9, xmm0                                          ;  2388.0 fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  2389.0 fadd+fmul   45 x
        movaps xmm1, xmm6                                         ;  2390.0 fadd+fmul   45 x copy
        andps xmm1, xmm10                                         ;  2392.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  2394.0 fadd+fmul   45 x
        xorps xmm13, xmm15                                        ;  2393.0 fadd+fmul   45 x
        xorps xmm14, xmm4                                         ;  2394.0 fadd+fmul   45 x
        xorps xmm3, xmm14                                         ;  2396.0 fadd+fmul   45 x
        andps xmm14, xmm10                                        ;  2396.0 fadd+fmul   45 x
        xorps xmm3, xmm0                                          ;  2398.0 fadd+fmul   45 x
        xorps xmm9, xmm1                                          ;  2398.0 fadd+fmul   45 x
        movaps xmm1, xmm0                                         ;  2399.0 fadd+fmul   45 x copy
        andps xmm1, xmm6                                          ;  2401.0 fadd+fmul   45 x
        andps xmm0, xmm2                                          ;  2401.0 fadd+fmul   45 x
        xorps xmm1, xmm0                                          ;  2403.0 fadd+fmul   45 x
        xorps xmm14, xmm1                                         ;  2405.0 fadd+fmul   45 x
        movaps xmm1, xmm2                                         ;  2404.0 fadd+fmul   45 x copy
        xorps xmm1, xmm10                                         ;  2406.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  2408.0 fadd+fmul   45 x
        xorps xmm1, xmm9                                          ;  2410.0 fadd+fmul   45 x
        xorps xmm14, [rbp - 16]                                   ;  2408.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 96]                                    ;  2409.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm9, xmm0                                          ;  2411.0 fadd+fmul   45 x
        movaps xmm0, [rbp + 0]                                    ;  2407.0 agu2+agu0+fmisc   45 x
        andps xmm0, xmm6                                          ;  2411.0 fadd+fmul   45 x
        andps xmm2, [rbp + 0]                                     ;  2412.0 agu1+agu0+fadd+fmul   45 x
        andps xmm4, xmm11                                         ;  2413.0 fadd+fmul   45 x
        xorps xmm2, [rbp + 64]                                    ;  2414.0 agu2+agu0+fadd+fmul   45 x
        andps xmm6, xmm11                                         ;  2415.0 fadd+fmul   45 x
        andps xmm10, [rbp + 0]                                    ;  2416.0 agu1+agu0+fadd+fmul   45 x
        orps xmm8, [rbp + 16]                                     ;  2417.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm4, xmm0                                          ;  2418.0 fadd+fmul   45 x
        xorps xmm6, [rdx - 128]                                   ;  2419.0 agu1+agu2+fadd+fmul   45 x
        movaps [rbp + 64], xmm14                                  ;  2415.0 agu0+agu1+fmisc   45 x spill
        movaps xmm14, [rbp + 32]                                  ;  2417.0 agu2+agu0+fmisc   45 x
        xorps xmm14, xmm3                                         ;  2420.0 fadd+fmul   45 x
        xorps xmm3, xmm9                                          ;  2421.0 fadd+fmul   45 x
        xorps xmm5, xmm3                                          ;  2423.0 fadd+fmul   45 x
        xorps xmm5, xmm2                                          ;  2425.0 fadd+fmul   45 x
        xorps xmm0, xmm10                                         ;  2424.0 fadd+fmul   45 x
        movaps xmm3, [rbp + 16]                                   ;  2420.0 agu1+agu0+fmisc   45 x reload
        xorps xmm4, xmm3                                          ;  2425.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  2427.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  2427.0 fadd+fmul   45 x
        xorps xmm10, xmm6                                         ;  2428.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 80]                                    ;  2429.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, xmm0                                         ;  2430.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 48]                                    ;  2431.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 32]                                    ;  2432.0 agu2+agu0+fadd+fmul   45 x
        movaps xmm4, [rbp + 0]                                    ;  2428.7 agu1+agu0+fmisc   48 x reload
        andps xmm11, xmm4                                         ;  2433.0 fadd+fmul   45 x
        xorps xmm15, xmm11                                        ;  2435.0 fadd+fmul   45 x
        xorps xmm2, [rdx - 128]                                   ;  2435.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm11, xmm1                                         ;  2436.0 fadd+fmul   45 x
        xorps xmm1, xmm8                                          ;  2437.0 fadd+fmul   45 x
        xorps xmm1, [rbp + 112]                                   ;  2439.0 agu0+agu1+fadd+fmul   45 x
        xorps xmm12, xmm2                                         ;  2439.0 fadd+fmul   45 x
        xorps xmm8, [rbp - 16]                                    ;  2440.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, [rbp + 96]                                   ;  2441.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm7, xmm3                                          ;  2442.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 64]                                    ;  2443.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm4, xmm15                                         ;  2444.0 fadd+fmul   45 x
        xorps xmm10, xmm11                                        ;  2445.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  2446.0 fadd+fmul   45 x
        xorps xmm9, xmm10                                         ;  2447.0 fadd+fmul   45 x
        movaps xmm2, [rbp - 32]                                   ;  2443.0 agu0+agu1+fmisc   48 x reload
        xorps xmm9, xmm2                                          ;  2449.0 fadd+fmul   45 x
        movaps xmm3, [rbp - 96]                                   ;  2445.0 agu2+agu0+fmisc   48 x reload
        xorps xmm12, xmm3                                         ;  2449.0 fadd+fmul   45 x
        movaps xmm4, [rbp - 80]                                   ;  2447.0 agu1+agu0+fmisc   48 x reload
        xorps xmm5, xmm4                                          ;  2450.0 fadd+fmul   45 x
        movaps xmm10, [rbp - 64]                                  ;  2449.0 agu2+agu0+fmisc   48 x reload
        xorps xmm1, xmm10                                         ;  2451.0 fadd+fmul   45 x
        movaps xmm11, [rbp - 112]                                 ;  2451.0 agu1+agu0+fmisc   48 x reload
        xorps xmm8, xmm11                                         ;  2453.0 fadd+fmul   45 x
        movaps xmm14, [rbp - 48]                                  ;  2453.0 agu2+agu0+fmisc+fadd   48 x reload
        xorps xmm13, xmm14                                        ;  2455.0 fmul+fadd   45 x
        movaps xmm15, [rbp - 128]                                 ;  2454.0 agu1+agu0+fmisc+fmul   48 x reload
        xorps xmm6, xmm15                                         ;  2456.0 fadd+fmul   45 x
        movaps xmm15, [r8 + 1024]                                 ;  2455.0 agu2+agu0+fmisc  102 x.0 reload
        movaps [r9 + 1024], xmm15                                 ;  2457.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [r8 + 1040]                                 ;  2456.0 agu2+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 1040], xmm15                                 ;  2459.0 agu0+agu2+fmisc  104 k
        movaps xmm15, [r8 + 1056]                                 ;  2457.0 agu1+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 1056], xmm15                                 ;  2461.0 agu2+agu1+fmisc  104 k
        movaps xmm15, [r8 + 1072]                                 ;  2458.0 agu0+agu2+fadd+fmul  102 x.3 reload
        movaps [r9 + 1072], xmm15                                 ;  2463.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5120], xmm9                                  ;  2465.0 agu2+agu1+fmisc  105 k
        movaps xmm9, [r8 + 1088]                                  ;  2459.0 agu0+agu2+fadd+fmul  102 x.4 reload
        movaps [r9 + 1088], xmm9                                  ;  2467.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5136], xmm12                                 ;  2469.0 agu2+agu1+fmisc  105 k
        movaps xmm12, [r8 + 1104]                                 ;  2460.7 agu0+agu2+fadd+fmul  102 x.5 reload
        movaps [r9 + 1104], xmm12                                 ;  2471.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5152], xmm5                                  ;  2473.0 agu2+agu1+fmisc  105 k
        movaps xmm5, [r8 + 1120]                                  ;  2463.0 agu0+agu2+fadd+fmul  102 x.6 reload
        movaps [r9 + 1120], xmm5                                  ;  2475.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5168], xmm1                                  ;  2477.0 agu2+agu1+fmisc  105 k
        movaps xmm1, [r8 + 1136]                                  ;  2467.0 agu0+agu1+fadd+fmul  102 x.7 reload
        movaps [r9 + 1136], xmm1                                  ;  2479.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5184], xmm8                                  ;  2481.0 agu1+agu2+fmisc  105 k
        movaps xmm8, [r8 + 1152]                                  ;  2471.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 1152], xmm8                                  ;  2483.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5200], xmm13                                 ;  2485.0 agu1+agu2+fmisc  105 k
        movaps xmm13, [r8 + 1168]                                 ;  2475.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 1168], xmm13                                 ;  2487.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5216], xmm6                                  ;  2489.0 agu1+agu2+fmisc  105 k
        movaps xmm6, [r8 + 1184]                                  ;  2479.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 1184], xmm6                                  ;  2491.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5232], xmm0                                  ;  2493.0 agu1+agu2+fmisc  105 k
        movaps xmm0, [r8 + 1200]                                  ;  2483.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 1200], xmm0                                  ;  2495.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5248], xmm7                                  ;  2497.0 agu1+agu2+fmisc  105 k
        movaps xmm7, [r8 + 1216]                                  ;  2487.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 1216], xmm7                                  ;  2499.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5264], xmm2                                  ;  2501.0 agu1+agu2+fmisc  105 k
        movaps xmm2, [r8 + 1232]                                  ;  2491.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 1232], xmm2                                  ;  2503.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5280], xmm3                                  ;  2505.0 agu1+agu2+fmisc  105 k
        movaps xmm3, [r8 + 1248]                                  ;  2495.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 1248], xmm3                                  ;  2507.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5296], xmm4                                  ;  2509.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 1264]                                  ;  2499.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 1264], xmm4                                  ;  2511.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5312], xmm10                                 ;  2513.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 5328], xmm11                                 ;  2515.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 5344], xmm14                                 ;  2517.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 3120], xmm15                                 ;  2519.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [rbp - 128]                                 ;  2509.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 5360], xmm15                                 ;  2521.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 3136], xmm9                                  ;  2523.0 agu2+agu1+fmisc  104 k
        movaps xmm9, [r8 + 1024]                                  ;  2513.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 3072], xmm9                                  ;  2525.0 agu2+agu0+fmisc  104 k
        movaps xmm9, [r8 + 1040]                                  ;  2515.0 agu1+agu2+fadd+fmul  102 x.1 reload
        movaps [r9 + 3088], xmm9                                  ;  2527.0 agu0+agu1+fmisc  104 k
        movaps xmm9, [r8 + 1056]                                  ;  2517.0 agu2+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 3104], xmm9                                  ;  2529.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3152], xmm12                                 ;  2531.0 agu2+agu1+fmisc  104 k
        movaps [r9 + 3168], xmm5                                  ;  2533.0 agu0+agu1+fmisc  104 k
        movaps [r9 + 3184], xmm1                                  ;  2535.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3200], xmm8                                  ;  2537.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3216], xmm13                                 ;  2539.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3232], xmm6                                  ;  2541.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3248], xmm0                                  ;  2543.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3264], xmm7                                  ;  2545.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3280], xmm2                                  ;  2547.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3296], xmm3                                  ;  2549.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3312], xmm4                                  ;  2551.0 agu2+agu0+fmisc  104 k
        movaps xmm0, [r9 + 5120]                                  ;  2541.0 agu1+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7168], xmm0                                  ;  2553.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5136]                                  ;  2543.0 agu1+agu2+fadd+fmul   45 x reload
        movaps [r9 + 7184], xmm0                                  ;  2555.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5152]                                  ;  2545.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7200], xmm0                                  ;  2557.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5168]                                  ;  2547.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7216], xmm0                                  ;  2559.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5184]                                  ;  2549.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7232], xmm0                                  ;  2561.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5200]                                  ;  2551.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7248], xmm0                                  ;  2563.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5216]                                  ;  2553.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7264], xmm0                                  ;  2565.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5232]                                  ;  2555.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7280], xmm0                                  ;  2567.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5248]                                  ;  2557.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7296], xmm0                                  ;  2569.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [rbp - 32]                                   ;  2559.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7312], xmm0                                  ;  2571.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [rbp - 96]                                   ;  2561.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 7328], xmm0                                  ;  2573.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 7360], xmm10                                 ;  2575.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [rbp - 80]                                   ;  2565.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7344], xmm0                                  ;  2577.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 7376], xmm11                                 ;  2579.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 7392], xmm14                                 ;  2581.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 7408], xmm15                                 ;  2583.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r8 + 1536]                                  ;  2573.0 agu1+agu0+fadd+fmul  102 x.0
        movaps xmm1, [r8 + 1552]                                  ;  2574.0 agu2+agu0+fadd+fmul  102 x.1
        movaps xmm2, [r8 + 1568]                                  ;  2575.0 agu1+agu2+fadd+fmul  102 x.2
        movaps xmm3, [r8 + 1584]                                  ;  2576.0 agu0+agu1+fadd+fmul  102 x.3
        movaps xmm4, [r8 + 1600]                                  ;  2577.0 agu2+agu0+fadd+fmul  102 x.4
        movaps xmm5, [r8 + 1616]                                  ;  2578.0 agu1+agu2+fadd+fmul  102 x.5
        movaps xmm6, [r8 + 1632]                                  ;  2579.0 agu0+agu1+fadd+fmul  102 x.6
        movaps xmm7, [r8 + 1648]                                  ;  2580.0 agu2+agu0+fadd+fmul  102 x.7
        movaps xmm8, [r8 + 1664]                                  ;  2581.0 agu1+agu2+fadd+fmul  102 x.8
        movaps xmm9, [r8 + 1680]                                  ;  2582.0 agu0+agu1+fadd+fmul  102 x.9
        movaps xmm10, [r8 + 1696]                                 ;  2583.0 agu2+agu0+fadd+fmul  102 x.10
        movaps xmm11, [r8 + 1712]                                 ;  2584.0 agu1+agu2+fadd+fmul  102 x.11
        movaps xmm12, [r8 + 1728]                                 ;  2585.0 agu0+agu1+fmisc+fadd  102 x.12
        movaps xmm13, [r8 + 1744]                                 ;  2585.0 agu2+agu0+fmul+fmisc  102 x.13
        movaps xmm14, [r8 + 1760]                                 ;  2586.0 agu1+agu2+fadd+fmul  102 x.14
        movaps xmm15, [r8 + 1776]                                 ;  2587.0 agu0+agu1+fmisc+fadd  102 x.15
        movaps xmm8, [r8 + 1392]                                  ;  2587.0 agu2+agu0+fmul+fmisc   41 x
        xorps xmm8, [r8 + 1488]                                   ;  2589.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm7, [r8 + 1504]                                  ;  2589.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm7, [r8 + 1440]                                   ;  2591.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm6, [r8 + 1408]                                  ;  2590.0 agu1+agu2+fmisc+fmul   41 x
        xorps xmm6, [r8 + 1472]                                   ;  2592.0 agu0+agu1+fadd+fmul   41 x
        movaps xmm5, [r8 + 1520]                                  ;  2591.0 agu2+agu0+fmisc   41 x
        andps xmm5, [r8 + 1504]                                   ;  2593.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm4, [r8 + 1488]                                  ;  2593.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm4, [r8 + 1440]                                   ;  2595.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm3, [r8 + 1504]                                  ;  2594.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm3, [r8 + 1392]                                   ;  2596.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm4, xmm3                                          ;  2598.0 fadd+fmul   41 x
        movaps xmm3, [r8 + 1488]                                  ;  2595.0 agu2+agu0+fmisc   41 x
        andps xmm3, [r8 + 1456]                                   ;  2597.0 agu1+agu0+fadd+fmul   41 x
        xorps xmm4, [rel misty1_expand_compact.T0_constants128]   ;  2600.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm2, [r8 + 1440]                                  ;  2597.0 agu0+agu2+fmisc   41 x
        xorps xmm2, xmm8                                          ;  2599.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 1424]                                  ;  2599.0 agu1+agu0+fmisc   41 x
        andps xmm1, xmm2                                          ;  2601.0 fadd+fmul   41 x
        movaps xmm0, [r8 + 1520]                                  ;  2601.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm0, [r8 + 1392]                                   ;  2603.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, [r8 + 1504]                                   ;  2605.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm1, xmm0                                          ;  2607.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 1440]                                 ;  2602.0 agu0+agu2+fmisc   41 x
        andps xmm15, [r8 + 1424]                                  ;  2605.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  2607.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1440]                                 ;  2604.0 agu2+agu1+fmisc   41 x
        andps xmm14, [r8 + 1392]                                  ;  2607.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  2609.0 fmul+fadd   41 x
        xorps xmm3, xmm5                                          ;  2611.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1440]                                 ;  2606.7 agu2+agu0+fmisc   41 x
        andps xmm14, [r8 + 1408]                                  ;  2610.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm13, [r8 + 1456]                                 ;  2608.7 agu2+agu0+fmisc   41 x
        andps xmm13, [r8 + 1440]                                  ;  2611.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm14, xmm13                                        ;  2613.0 fmul+fadd   41 x
        xorps xmm0, xmm13                                         ;  2613.0 fmul+fadd   41 x
        movaps xmm13, [r8 + 1520]                                 ;  2611.0 agu0+agu1+fmisc   41 x
        andps xmm13, [r8 + 1456]                                  ;  2614.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm12, [r8 + 1440]                                 ;  2613.0 agu1+agu2+fmisc   41 x
        xorps xmm12, xmm13                                        ;  2616.0 fmul+fadd   41 x
        xorps xmm1, xmm12                                         ;  2618.0 fmul+fadd   41 x
        andps xmm12, [r8 + 1520]                                  ;  2618.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm12, [rel misty1_expand_compact.T0_constants128]  ;  2620.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm11, [r8 + 1408]                                 ;  2615.7 agu1+agu2+fmisc   41 x
        andps xmm11, [r8 + 1392]                                  ;  2619.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm10, [r8 + 1520]                                 ;  2617.7 agu2+agu0+fmisc   41 x
        orps xmm10, xmm2                                          ;  2620.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1456]                                  ;  2619.7 agu1+agu2+fmisc   41 x
        andps xmm9, xmm6                                          ;  2621.7 fmul+fadd   41 x
        andps xmm6, [r8 + 1392]                                   ;  2622.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 128], xmm13                                 ;  2621.7 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 1472]                                 ;  2622.7 agu1+agu2+fmul+fmisc   41 x
        andps xmm13, [r8 + 1424]                                  ;  2624.7 agu0+agu1+fadd+fmul   41 x
        xorps xmm10, xmm13                                        ;  2626.7 fadd+fmul   41 x
        xorps xmm11, xmm10                                        ;  2628.7 fadd+fmul   41 x
        movaps xmm10, [r8 + 1472]                                 ;  2624.7 agu2+agu0+fmisc   41 x
        movaps xmm13, [r8 + 1456]                                 ;  2626.0 agu1+agu0+fmisc+fadd  102 x.11 reload
        andps xmm10, xmm13                                        ;  2628.0 fmul+fadd   41 x
        movaps [rbp - 48], xmm5                                   ;  2627.7 agu2+agu1+fmisc   41 x spill
        movaps xmm5, [r8 + 1504]                                  ;  2628.0 agu0+agu1+fmul+fadd   41 x
        andps xmm5, [r8 + 1472]                                   ;  2630.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  2632.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 1424]                                  ;  2629.7 agu1+agu2+fmisc   41 x
        andps xmm5, [r8 + 1408]                                   ;  2631.7 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm9                                          ;  2634.0 fmul+fadd   41 x
        xorps xmm9, xmm11                                         ;  2634.0 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  2636.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 1392]                                   ;  2635.0 agu2+agu0+fmul+fadd   41 x
        andps xmm8, [r8 + 1472]                                   ;  2636.0 agu1+agu0+fmul+fadd   41 x
        movaps [rbp - 112], xmm9                                  ;  2638.0 agu2+agu1+fmisc   41 x spill
        movaps xmm9, [r8 + 1520]                                  ;  2635.3 agu0+agu2+fmisc   41 x
        xorps xmm9, xmm10                                         ;  2637.3 fmul+fadd   41 x
        xorps xmm10, [r8 + 1424]                                  ;  2638.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm10                                         ;  2640.0 fmul+fadd   41 x
        andps xmm9, [r8 + 1472]                                   ;  2640.0 agu2+agu0+fmul+fadd   41 x
        andps xmm10, xmm13                                        ;  2641.0 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  2642.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1504]                                  ;  2639.7 agu1+agu0+fmisc   41 x
        andps xmm9, [r8 + 1408]                                   ;  2643.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  2645.0 fmul+fadd   41 x
        xorps xmm0, xmm3                                          ;  2645.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 1520]                                   ;  2646.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm8, xmm5                                          ;  2648.0 fmul+fadd   41 x
        andps xmm5, [r8 + 1408]                                   ;  2648.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm13                                         ;  2650.0 fmul+fadd   41 x
        xorps xmm10, xmm9                                         ;  2650.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1504]                                  ;  2646.7 agu2+agu0+fmisc   41 x
        andps xmm9, xmm13                                         ;  2651.0 fmul+fadd   41 x
        movaps [rbp - 80], xmm1                                   ;  2648.7 agu1+agu0+fmisc   41 x spill
        movaps xmm1, [r8 + 1392]                                  ;  2650.7 agu2+agu0+fmisc   41 x
        andps xmm1, xmm13                                         ;  2652.7 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  2654.7 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  2656.7 fmul+fadd   41 x
        movaps xmm9, [r8 + 1392]                                  ;  2652.7 agu1+agu0+fmisc   41 x
        xorps xmm9, [r8 + 1408]                                   ;  2655.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 1472]                                   ;  2657.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm9, xmm10                                         ;  2659.0 fmul+fadd   41 x
        xorps xmm5, xmm15                                         ;  2658.7 fmul+fadd   41 x
        xorps xmm1, xmm7                                          ;  2659.0 fmul+fadd   41 x
        xorps xmm10, xmm1                                         ;  2661.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1504]                                  ;  2657.7 agu0+agu1+fmisc   41 x
        andps xmm1, [r8 + 1488]                                   ;  2661.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm13, xmm4                                        ;  2662.0 fmul+fadd   41 x copy
        xorps xmm13, xmm8                                         ;  2664.0 fmul+fadd   41 x
        xorps xmm8, xmm10                                         ;  2664.0 fmul+fadd   41 x
        xorps xmm6, xmm8                                          ;  2666.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1488]                                  ;  2662.0 agu1+agu2+fmisc   41 x
        andps xmm8, [r8 + 1392]                                   ;  2666.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm14, xmm8                                         ;  2668.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1520]                                  ;  2664.0 agu2+agu0+fmisc   41 x
        andps xmm8, [r8 + 1424]                                   ;  2668.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm14                                         ;  2670.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  2670.0 fmul+fadd   41 x
        xorps xmm8, xmm2                                          ;  2672.0 fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  2672.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 1488]                                 ;  2669.0 agu2+agu0+fmisc   41 x
        andps xmm11, [r8 + 1408]                                  ;  2673.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm11                                         ;  2675.0 fmul+fadd   41 x
        movaps [rbp - 64], xmm6                                   ;  2672.0 agu2+agu1+fmisc   41 x spill
        movaps xmm6, [r8 + 1504]                                  ;  2673.0 agu0+agu1+fmisc   41 x
        andps xmm6, [r8 + 1424]                                   ;  2675.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;  2677.0 fmul+fadd   41 x
        xorps xmm11, xmm6                                         ;  2679.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 48]                                    ;  2679.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm1                                          ;  2679.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 112]                                   ;  2681.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm4, xmm1                                          ;  2681.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1472]                                  ;  2678.0 agu1+agu0+fmisc   41 x
        orps xmm1, xmm2                                           ;  2682.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  2684.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;  2684.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1488]                                  ;  2681.3 agu2+agu0+fmisc   41 x
        movaps xmm12, [r8 + 1424]                                 ;  2683.3 agu1+agu0+fmisc  102 x.9 reload
        andps xmm1, xmm12                                         ;  2685.3 fmul+fadd   41 x
        xorps xmm3, xmm1                                          ;  2687.3 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  2687.3 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  2688.0 fmul+fadd   41 x
        xorps xmm9, [rbp - 128]                                   ;  2690.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm15, xmm8                                         ;  2690.0 fmul+fadd   41 x
        xorps xmm14, [rbp - 80]                                   ;  2691.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm7                                          ;  2692.0 fmul+fadd   41 x
        xorps xmm5, xmm4                                          ;  2693.0 fmul+fadd   41 x
        xorps xmm13, xmm2                                         ;  2694.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 1488]                                  ;  2691.0 agu2+agu0+fmisc  102 x.13 reload
        xorps xmm3, xmm2                                          ;  2695.0 fmul+fadd   41 x
        xorps xmm11, xmm1                                         ;  2696.0 fmul+fadd   41 x
        xorps xmm15, xmm3                                         ;  2697.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  2698.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1344]                                  ;  2694.3 agu1+agu0+fmisc   41 x
        movaps xmm3, [r8 + 1280]                                  ;  2696.3 agu2+agu0+fmisc  102 x.0 reload
        andps xmm1, xmm3                                          ;  2699.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 1360]                                  ;  2698.3 agu1+agu2+fmisc   41 x
        andps xmm4, xmm3                                          ;  2700.3 fmul+fadd   41 x
        movaps xmm7, [r8 + 1376]                                  ;  2700.0 agu0+agu1+fmisc+fmul   41 x
        movaps xmm8, [r8 + 1296]                                  ;  2701.0 agu2+agu0+fmisc+fadd  102 x.1 reload
        andps xmm7, xmm8                                          ;  2703.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 1328]                                 ;  2702.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm11, xmm3                                         ;  2704.0 fadd+fmul   41 x
        movaps xmm2, [r8 + 1344]                                  ;  2703.3 agu0+agu1+fmisc   41 x
        andps xmm2, [r8 + 1328]                                   ;  2705.3 agu2+agu0+fadd+fmul   41 x
        movaps xmm12, [r8 + 1376]                                 ;  2705.0 agu1+agu2+fmisc+fadd   41 x
        andps xmm12, [r8 + 1328]                                  ;  2707.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 80], xmm13                                  ;  2706.3 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 1360]                                 ;  2707.0 agu1+agu0+fmul+fadd   41 x
        andps xmm13, [r8 + 1312]                                  ;  2709.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm7, xmm13                                         ;  2711.0 fmul+fadd   41 x
        andps xmm13, xmm8                                         ;  2711.0 fmul+fadd   41 x
        movaps [rbp - 128], xmm5                                  ;  2708.3 agu0+agu2+fmisc   41 x spill
        movaps xmm5, xmm11                                        ;  2711.0 fmul+fadd   41 x copy
        xorps xmm5, xmm8                                          ;  2713.0 fmul+fadd   41 x
        movaps [rbp - 112], xmm6                                  ;  2710.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 1376]                                  ;  2712.0 agu2+agu0+fmisc+fmul   41 x
        andps xmm6, xmm4                                          ;  2714.0 fadd+fmul   41 x
        movaps [rbp - 48], xmm0                                   ;  2713.3 agu1+agu2+fmisc   41 x spill
        movaps xmm0, [r8 + 1344]                                  ;  2714.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm0, xmm5                                          ;  2716.0 fadd+fmul   41 x
        andps xmm0, [r8 + 1376]                                   ;  2718.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm11, xmm0                                         ;  2720.0 fadd+fmul   41 x
        movaps [rbp - 96], xmm15                                  ;  2715.3 agu1+agu0+fmisc   41 x spill
        movaps xmm15, xmm2                                        ;  2718.0 fadd+fmul   41 x copy
        xorps xmm15, xmm1                                         ;  2720.0 fadd+fmul   41 x
        xorps xmm2, xmm7                                          ;  2720.0 fadd+fmul   41 x
        xorps xmm7, xmm1                                          ;  2721.0 fadd+fmul   41 x
        andps xmm15, [r8 + 1360]                                  ;  2722.0 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 32], xmm9                                   ;  2719.7 agu1+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 1360]                                  ;  2721.7 agu2+agu1+fmisc   41 x
        andps xmm9, xmm8                                          ;  2723.7 fadd+fmul   41 x
        movaps [rbp + 0], xmm14                                   ;  2723.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1328]                                 ;  2724.0 agu2+agu0+fadd+fmul   41 x
        andps xmm14, xmm9                                         ;  2726.0 fadd+fmul   41 x
        xorps xmm6, xmm9                                          ;  2726.0 fadd+fmul   41 x
        xorps xmm6, [rel misty1_expand_compact.T0_constants128]   ;  2728.0 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 64], xmm10                                  ;  2725.7 agu0+agu1+fmisc   41 x spill
        movaps xmm10, [r8 + 1376]                                 ;  2727.7 agu2+agu0+fmisc   41 x
        andps xmm10, [r8 + 1312]                                  ;  2729.7 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 16], xmm7                                   ;  2729.7 agu0+agu1+fmisc   41 x spill
        movaps xmm7, xmm8                                         ;  2729.0 fadd+fmul   41 x copy
        andps xmm7, xmm3                                          ;  2731.0 fadd+fmul   41 x
        xorps xmm14, xmm7                                         ;  2733.0 fadd+fmul   41 x
        xorps xmm7, xmm10                                         ;  2733.0 fadd+fmul   41 x
        movaps [rbp + 96], xmm0                                   ;  2731.7 agu2+agu0+fmisc   41 x spill
        movaps xmm0, [r8 + 1312]                                  ;  2733.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm0, xmm2                                          ;  2735.0 fmul+fadd   41 x
        xorps xmm14, xmm0                                         ;  2737.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 1328]                                  ;  2734.7 agu2+agu1+fmisc  102 x.3 reload
        xorps xmm14, xmm0                                         ;  2739.0 fmul+fadd   41 x
        xorps xmm2, xmm3                                          ;  2737.0 fmul+fadd   41 x
        movaps [rbp - 16], xmm14                                  ;  2741.0 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1312]                                 ;  2737.7 agu2+agu0+fmul+fmisc   41 x
        andps xmm14, xmm7                                         ;  2739.7 fadd+fmul   41 x
        xorps xmm14, xmm3                                         ;  2741.7 fadd+fmul   41 x
        andps xmm7, [r8 + 1344]                                   ;  2740.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm14, xmm5                                         ;  2743.7 fadd+fmul   41 x
        movaps [rbp + 112], xmm14                                 ;  2745.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1344]                                 ;  2742.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm14, xmm12                                        ;  2744.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  2746.0 fmul+fadd   41 x
        xorps xmm7, xmm15                                         ;  2748.0 fmul+fadd   41 x
        movaps xmm15, xmm2                                        ;  2746.0 fmul+fadd   41 x copy
        andps xmm15, xmm3                                         ;  2748.0 fmul+fadd   41 x
        andps xmm2, [r8 + 1344]                                   ;  2748.0 agu1+agu2+fmul+fadd   41 x
        andps xmm14, [r8 + 1360]                                  ;  2749.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  2750.0 fmul+fadd   41 x
        andps xmm5, [r8 + 1312]                                   ;  2751.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, xmm10                                        ;  2752.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1296]                                  ;  2749.7 agu1+agu0+fmisc   41 x copy
        andps xmm3, xmm0                                          ;  2753.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  2755.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  2757.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1344]                                 ;  2752.3 agu2+agu0+fmisc   41 x
        andps xmm14, xmm8                                         ;  2756.0 fmul+fadd   41 x
        xorps xmm14, xmm4                                         ;  2758.0 fmul+fadd   41 x
        xorps xmm5, xmm14                                         ;  2760.0 fmul+fadd   41 x
        xorps xmm14, [r8 + 1312]                                  ;  2760.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm3                                          ;  2760.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1376]                                  ;  2757.0 agu2+agu0+fmisc   41 x
        xorps xmm3, xmm9                                          ;  2761.0 fmul+fadd   41 x
        andps xmm3, [r8 + 1280]                                   ;  2763.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm3                                          ;  2765.0 fmul+fadd   41 x
        xorps xmm2, xmm6                                          ;  2767.0 fmul+fadd   41 x
        movaps xmm6, xmm14                                        ;  2765.0 fmul+fadd   41 x copy
        andps xmm6, xmm0                                          ;  2767.0 fmul+fadd   41 x
        xorps xmm14, xmm10                                        ;  2767.0 fmul+fadd   41 x
        xorps xmm6, [r8 + 1360]                                   ;  2769.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm10, xmm0                                         ;  2769.0 fmul+fadd   41 x
        xorps xmm9, [r8 + 1312]                                   ;  2770.0 agu1+agu0+fmul+fadd   41 x
        andps xmm12, xmm10                                        ;  2771.0 fmul+fadd   41 x
        xorps xmm7, xmm5                                          ;  2772.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 1344]                                  ;  2769.3 agu2+agu0+fmisc   41 x
        andps xmm5, xmm9                                          ;  2773.0 fmul+fadd   41 x
        andps xmm10, [r8 + 1360]                                  ;  2774.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm3, xmm10                                         ;  2776.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  2778.0 fmul+fadd   41 x
        xorps xmm13, xmm6                                         ;  2777.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1312]                                  ;  2773.3 agu2+agu0+fmisc   41 x
        andps xmm3, xmm1                                          ;  2778.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  2779.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 1376]                                  ;  2775.3 agu1+agu0+fmisc   41 x
        andps xmm6, [r8 + 1360]                                   ;  2780.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 1280]                                   ;  2781.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm9, [r8 + 1376]                                   ;  2783.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;  2785.0 fmul+fadd   41 x
        xorps xmm7, [rbp + 96]                                    ;  2784.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm1, xmm6                                          ;  2785.0 fmul+fadd   41 x
        movaps xmm9, [rbp + 112]                                  ;  2781.0 agu2+agu0+fmisc   41 x reload
        xorps xmm14, xmm9                                         ;  2786.0 fmul+fadd   41 x
        andps xmm11, xmm6                                         ;  2787.0 fmul+fadd   41 x
        xorps xmm4, xmm10                                         ;  2788.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 1376]                                  ;  2785.0 agu1+agu0+fmisc  102 x.6 reload
        andps xmm1, xmm6                                          ;  2789.0 fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  2790.0 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  2791.0 fmul+fadd   41 x
        xorps xmm12, xmm2                                         ;  2792.0 fmul+fadd   41 x
        xorps xmm11, [rbp + 16]                                   ;  2793.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  2795.0 fmul+fadd   41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  2790.0 agu1+agu0+fmisc   41 x reload
        xorps xmm13, xmm1                                         ;  2797.0 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  2796.0 fmul+fadd   41 x
        xorps xmm5, xmm1                                          ;  2798.0 fmul+fadd   41 x
        xorps xmm4, [rbp - 16]                                    ;  2798.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm2, [rbp + 64]                                   ;  2794.0 agu1+agu0+fmisc   41 x
        movaps xmm9, [r8 + 1280]                                  ;  2796.0 agu2+agu0+fmisc  102 x.0 reload
        xorps xmm2, xmm9                                          ;  2799.0 fmul+fadd   41 x
        xorps xmm15, xmm2                                         ;  2801.0 fmul+fadd   41 x
        movaps xmm10, [rbp + 0]                                   ;  2798.0 agu1+agu0+fmisc   41 x
        xorps xmm10, xmm8                                         ;  2801.0 fmul+fadd   41 x
        xorps xmm12, xmm10                                        ;  2803.0 fmul+fadd   41 x
        movaps xmm11, [rbp - 64]                                  ;  2800.0 agu2+agu0+fmisc   41 x
        movaps xmm14, [r8 + 1312]                                 ;  2802.0 agu1+agu0+fmisc+fmul  102 x.2 reload
        xorps xmm11, xmm14                                        ;  2804.0 fadd+fmul   41 x
        xorps xmm7, xmm11                                         ;  2806.0 fadd+fmul   41 x
        xorps xmm15, [r8 + 1680]                                  ;  2805.0 agu2+agu1+fadd+fmul   48 x
        xorps xmm12, [r8 + 1696]                                  ;  2806.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm7, [r8 + 1712]                                   ;  2808.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm14, [rbp - 32]                                  ;  2804.3 agu1+agu2+fmisc   41 x
        xorps xmm14, xmm0                                         ;  2808.0 fadd+fmul   41 x
        xorps xmm5, xmm14                                         ;  2810.0 fadd+fmul   41 x
        xorps xmm5, [r8 + 1728]                                   ;  2812.0 agu0+agu1+fadd+fmul   48 x
        movaps xmm0, [rbp - 96]                                   ;  2807.0 agu2+agu0+fmisc   41 x
        xorps xmm0, [r8 + 1344]                                   ;  2811.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm13, xmm0                                         ;  2813.0 fadd+fmul   41 x
        xorps xmm13, [r8 + 1744]                                  ;  2815.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm2, [r8 + 1536]                                   ;  2814.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm8, [rbp - 48]                                   ;  2811.0 agu1+agu2+fmisc   41 x
        xorps xmm8, [r8 + 1360]                                   ;  2815.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm3, xmm8                                          ;  2817.0 fadd+fmul   41 x
        xorps xmm3, [r8 + 1760]                                   ;  2819.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm10, [r8 + 1552]                                  ;  2818.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm11, [r8 + 1568]                                  ;  2819.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm9, [rbp - 112]                                  ;  2816.0 agu0+agu1+fmisc   41 x
        xorps xmm9, xmm6                                          ;  2820.0 fadd+fmul   41 x
        xorps xmm4, xmm9                                          ;  2822.0 fadd+fmul   41 x
        xorps xmm4, [r8 + 1776]                                   ;  2824.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm14, [r8 + 1584]                                  ;  2823.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm0, [r8 + 1600]                                   ;  2824.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm8, [r8 + 1616]                                   ;  2825.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm9, [r8 + 1632]                                   ;  2826.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm6, [rbp - 128]                                  ;  2823.0 agu0+agu2+fmisc   48 x
        xorps xmm6, [r8 + 1648]                                   ;  2827.0 agu1+agu0+fadd+fmul   48 x
        movaps [rbp - 128], xmm4                                  ;  2826.0 agu2+agu0+fmisc   48 x spill
        movaps xmm4, [rbp - 80]                                   ;  2827.0 agu1+agu2+fmisc   48 x
        xorps xmm4, [r8 + 1664]                                   ;  2829.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 80], xmm3                                   ;  2829.0 agu2+agu0+fmisc   48 x spill
        movaps xmm3, xmm2                                         ;  2829.0 fadd+fmul   45 x copy
        xorps xmm3, xmm9                                          ;  2831.0 fadd+fmul   45 x
        movaps [rbp - 112], xmm13                                 ;  2831.0 agu1+agu2+fmisc   48 x spill
        movaps xmm13, xmm14                                       ;  2831.0 fadd+fmul   45 x copy
        andps xmm13, xmm6                                         ;  2833.0 fadd+fmul   45 x
        movaps [rbp - 48], xmm5                                   ;  2833.0 agu0+agu1+fmisc   48 x spill
        movaps xmm5, xmm10                                        ;  2833.0 fadd+fmul   45 x copy
        xorps xmm5, xmm8                                          ;  2835.0 fadd+fmul   45 x
        movaps [rbp - 96], xmm7                                   ;  2835.0 agu2+agu0+fmisc   48 x spill
        movaps xmm7, xmm4                                         ;  2835.0 fadd+fmul   45 x copy
        andps xmm7, xmm6                                          ;  2837.0 fadd+fmul   45 x
        movaps [rbp - 32], xmm12                                  ;  2837.0 agu1+agu0+fmisc   48 x spill
        movaps xmm12, xmm9                                        ;  2837.0 fadd+fmul   45 x copy
        andps xmm12, xmm14                                        ;  2839.0 fadd+fmul   45 x
        movaps [rbp - 64], xmm15                                  ;  2839.0 agu2+agu0+fmisc   48 x spill
        movaps xmm15, xmm6                                        ;  2839.0 fadd+fmul   45 x copy
        andps xmm15, xmm2                                         ;  2841.0 fadd+fmul   45 x
        xorps xmm12, xmm15                                        ;  2843.0 fadd+fmul   45 x
        movaps xmm15, xmm9                                        ;  2842.0 fadd+fmul   45 x copy
        andps xmm15, xmm0                                         ;  2844.0 fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  2845.0 fadd+fmul   45 x
        movaps xmm1, xmm3                                         ;  2845.0 fadd+fmul   45 x copy
        xorps xmm1, xmm14                                         ;  2847.0 fadd+fmul   45 x
        movaps [rbp + 0], xmm12                                   ;  2847.0 agu1+agu0+fmisc   45 x spill
        movaps xmm12, xmm11                                       ;  2847.0 fadd+fmul   45 x copy
        andps xmm12, xmm1                                         ;  2849.0 fadd+fmul   45 x
        movaps [rbp + 64], xmm13                                  ;  2846.0 agu2+agu0+fmisc   45 x spill
        movaps xmm13, xmm4                                        ;  2849.0 fadd+fmul   45 x copy
        andps xmm13, xmm2                                         ;  2851.0 fadd+fmul   45 x
        xorps xmm13, xmm6                                         ;  2853.0 fadd+fmul   45 x
        xorps xmm12, xmm13                                        ;  2855.0 fadd+fmul   45 x
        movaps [rbp - 16], xmm9                                   ;  2849.3 agu1+agu0+fmisc   48 x spill
        movaps xmm9, xmm14                                        ;  2853.0 fadd+fmul   45 x copy
        andps xmm9, xmm11                                         ;  2855.0 fadd+fmul   45 x
        xorps xmm9, xmm5                                          ;  2857.0 fadd+fmul   45 x
        movaps [rbp + 16], xmm9                                   ;  2859.0 agu2+agu0+fmisc   45 x spill
        movaps xmm9, xmm14                                        ;  2856.0 fadd+fmul   45 x copy
        andps xmm9, xmm2                                          ;  2858.0 fadd+fmul   45 x
        xorps xmm15, xmm9                                         ;  2860.0 fadd+fmul   45 x
        xorps xmm15, xmm7                                         ;  2862.0 fadd+fmul   45 x
        movaps xmm9, xmm14                                        ;  2860.0 fadd+fmul   45 x copy
        andps xmm9, xmm10                                         ;  2862.0 fadd+fmul   45 x
        movaps [rbp + 112], xmm7                                  ;  2859.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm14                                        ;  2862.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  2864.0 fadd+fmul   45 x
        xorps xmm9, xmm7                                          ;  2866.0 fadd+fmul   45 x
        xorps xmm13, xmm7                                         ;  2866.0 fadd+fmul   45 x
        movaps xmm7, xmm4                                         ;  2866.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  2868.0 fadd+fmul   45 x
        xorps xmm14, xmm7                                         ;  2870.0 fadd+fmul   45 x
        xorps xmm12, xmm14                                        ;  2872.0 fadd+fmul   45 x
        andps xmm14, xmm4                                         ;  2872.0 fadd+fmul   45 x
        xorps xmm14, [rel misty1_expand_compact.T0_constants128]  ;  2874.0 agu2+agu0+fadd+fmul   45 x
        movaps [rbp + 96], xmm7                                   ;  2870.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm10                                        ;  2872.0 fadd+fmul   45 x copy
        andps xmm7, xmm2                                          ;  2874.0 fadd+fmul   45 x
        movaps [rdx - 128], xmm14                                 ;  2876.0 agu2+agu1+fmisc   45 x spill
        movaps xmm14, xmm1                                        ;  2874.0 fadd+fmul   45 x copy
        orps xmm14, xmm4                                          ;  2876.0 fadd+fmul   45 x
        movaps [rbp + 32], xmm1                                   ;  2874.3 agu0+agu1+fmisc   45 x spill
        movaps xmm1, xmm5                                         ;  2876.0 fadd+fmul   45 x copy
        andps xmm1, xmm0                                          ;  2878.0 fadd+fmul   45 x
        andps xmm5, xmm2                                          ;  2878.0 fadd+fmul   45 x
        movaps [rbp + 48], xmm9                                   ;  2877.0 agu2+agu0+fmisc   45 x spill
        movaps xmm9, xmm11                                        ;  2879.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;  2881.0 fadd+fmul   45 x
        xorps xmm14, xmm9                                         ;  2883.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  2885.0 fadd+fmul   45 x
        movaps xmm9, xmm0                                         ;  2883.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;  2885.0 fadd+fmul   45 x
        movaps xmm14, xmm6                                        ;  2885.0 fadd+fmul   45 x copy
        andps xmm14, xmm8                                         ;  2887.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  2889.0 fadd+fmul   45 x
        xorps xmm13, xmm1                                         ;  2891.0 fadd+fmul   45 x
        movaps xmm14, xmm11                                       ;  2889.0 fadd+fmul   45 x copy
        andps xmm14, xmm10                                        ;  2891.0 fadd+fmul   45 x
        xorps xmm1, xmm7                                          ;  2891.0 fadd+fmul   45 x
        xorps xmm1, xmm3                                          ;  2893.0 fadd+fmul   45 x
        xorps xmm14, xmm2                                         ;  2893.0 fadd+fmul   45 x
        andps xmm3, xmm8                                          ;  2894.0 fadd+fmul   45 x
        movaps [rbp + 80], xmm1                                   ;  2895.0 agu1+agu0+fmisc   45 x spill
        movaps xmm1, xmm9                                         ;  2895.0 fadd+fmul   45 x copy
        xorps xmm1, xmm4                                          ;  2897.0 fadd+fmul   45 x
        xorps xmm9, xmm11                                         ;  2897.0 fadd+fmul   45 x
        xorps xmm13, xmm9                                         ;  2899.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  2899.0 fadd+fmul   45 x
        andps xmm9, xmm0                                          ;  2900.0 fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  2901.0 fadd+fmul   45 x
        movaps xmm1, xmm6                                         ;  2902.0 fadd+fmul   45 x copy
        andps xmm1, xmm10                                         ;  2904.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  2906.0 fadd+fmul   45 x
        xorps xmm13, xmm15                                        ;  2905.0 fadd+fmul   45 x
        xorps xmm14, xmm4                                         ;  2906.0 fadd+fmul   45 x
        xorps xmm3, xmm14                                         ;  2908.0 fadd+fmul   45 x
        andps xmm14, xmm10                                        ;  2908.0 fadd+fmul   45 x
        xorps xmm3, xmm0                                          ;  2910.0 fadd+fmul   45 x
        xorps xmm9, xmm1                                          ;  2910.0 fadd+fmul   45 x
        movaps xmm1, xmm0                                         ;  2911.0 fadd+fmul   45 x copy
        andps xmm1, xmm6                                          ;  2913.0 fadd+fmul   45 x
        andps xmm0, xmm2                                          ;  2913.0 fadd+fmul   45 x
        xorps xmm1, xmm0                                          ;  2915.0 fadd+fmul   45 x
        xorps xmm14, xmm1                                         ;  2917.0 fadd+fmul   45 x
        movaps xmm1, xmm2                                         ;  2916.0 fadd+fmul   45 x copy
        xorps xmm1, xmm10                                         ;  2918.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  2920.0 fadd+fmul   45 x
        xorps xmm1, xmm9                                          ;  2922.0 fadd+fmul   45 x
        xorps xmm14, [rbp + 16]                                   ;  2920.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 64]                                    ;  2921.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm9, xmm0                                          ;  2923.0 fadd+fmul   45 x
        movaps xmm0, [rbp - 16]                                   ;  2919.0 agu2+agu0+fmisc   45 x
        andps xmm0, xmm6                                          ;  2923.0 fadd+fmul   45 x
        andps xmm2, [rbp - 16]                                    ;  2924.0 agu1+agu0+fadd+fmul   45 x
        andps xmm4, xmm11                                         ;  2925.0 fadd+fmul   45 x
        xorps xmm2, [rbp + 48]                                    ;  2926.0 agu2+agu0+fadd+fmul   45 x
        andps xmm6, xmm11                                         ;  2927.0 fadd+fmul   45 x
        andps xmm10, [rbp - 16]                                   ;  2928.0 agu1+agu0+fadd+fmul   45 x
        orps xmm8, [rbp + 32]                                     ;  2929.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm4, xmm0                                          ;  2930.0 fadd+fmul   45 x
        xorps xmm6, [rdx - 128]                                   ;  2931.0 agu1+agu2+fadd+fmul   45 x
        movaps [rbp + 48], xmm14                                  ;  2927.0 agu0+agu1+fmisc   45 x spill
        movaps xmm14, [rbp + 0]                                   ;  2929.0 agu2+agu0+fmisc   45 x
        xorps xmm14, xmm3                                         ;  2932.0 fadd+fmul   45 x
        xorps xmm3, xmm9                                          ;  2933.0 fadd+fmul   45 x
        xorps xmm5, xmm3                                          ;  2935.0 fadd+fmul   45 x
        xorps xmm5, xmm2                                          ;  2937.0 fadd+fmul   45 x
        xorps xmm0, xmm10                                         ;  2936.0 fadd+fmul   45 x
        movaps xmm3, [rbp + 32]                                   ;  2932.0 agu1+agu0+fmisc   45 x reload
        xorps xmm4, xmm3                                          ;  2937.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  2939.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  2939.0 fadd+fmul   45 x
        xorps xmm10, xmm6                                         ;  2940.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 112]                                   ;  2941.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, xmm0                                         ;  2942.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 80]                                    ;  2943.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 0]                                     ;  2944.0 agu2+agu0+fadd+fmul   45 x
        movaps xmm4, [rbp - 16]                                   ;  2940.7 agu1+agu0+fmisc   48 x reload
        andps xmm11, xmm4                                         ;  2945.0 fadd+fmul   45 x
        xorps xmm15, xmm11                                        ;  2947.0 fadd+fmul   45 x
        xorps xmm2, [rdx - 128]                                   ;  2947.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm11, xmm1                                         ;  2948.0 fadd+fmul   45 x
        xorps xmm1, xmm8                                          ;  2949.0 fadd+fmul   45 x
        xorps xmm1, [rbp + 96]                                    ;  2951.0 agu0+agu1+fadd+fmul   45 x
        xorps xmm12, xmm2                                         ;  2951.0 fadd+fmul   45 x
        xorps xmm8, [rbp + 16]                                    ;  2952.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, [rbp + 64]                                   ;  2953.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm7, xmm3                                          ;  2954.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 48]                                    ;  2955.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm4, xmm15                                         ;  2956.0 fadd+fmul   45 x
        xorps xmm10, xmm11                                        ;  2957.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  2958.0 fadd+fmul   45 x
        xorps xmm9, xmm10                                         ;  2959.0 fadd+fmul   45 x
        movaps xmm2, [rbp - 64]                                   ;  2955.0 agu0+agu1+fmisc   48 x reload
        xorps xmm9, xmm2                                          ;  2961.0 fadd+fmul   45 x
        movaps xmm3, [rbp - 32]                                   ;  2957.0 agu2+agu0+fmisc   48 x reload
        xorps xmm12, xmm3                                         ;  2961.0 fadd+fmul   45 x
        movaps xmm4, [rbp - 96]                                   ;  2959.0 agu1+agu0+fmisc   48 x reload
        xorps xmm5, xmm4                                          ;  2962.0 fadd+fmul   45 x
        movaps xmm10, [rbp - 48]                                  ;  2961.0 agu2+agu0+fmisc   48 x reload
        xorps xmm1, xmm10                                         ;  2963.0 fadd+fmul   45 x
        movaps xmm11, [rbp - 112]                                 ;  2963.0 agu1+agu0+fmisc   48 x reload
        xorps xmm8, xmm11                                         ;  2965.0 fadd+fmul   45 x
        movaps xmm14, [rbp - 80]                                  ;  2965.0 agu2+agu0+fmisc+fadd   48 x reload
        xorps xmm13, xmm14                                        ;  2967.0 fmul+fadd   45 x
        movaps xmm15, [rbp - 128]                                 ;  2966.0 agu1+agu0+fmisc+fmul   48 x reload
        xorps xmm6, xmm15                                         ;  2968.0 fadd+fmul   45 x
        movaps xmm15, [r8 + 1280]                                 ;  2967.0 agu2+agu0+fmisc  102 x.0 reload
        movaps [r9 + 1280], xmm15                                 ;  2969.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [r8 + 1296]                                 ;  2968.0 agu2+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 1296], xmm15                                 ;  2971.0 agu0+agu2+fmisc  104 k
        movaps xmm15, [r8 + 1312]                                 ;  2969.0 agu1+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 1312], xmm15                                 ;  2973.0 agu2+agu1+fmisc  104 k
        movaps xmm15, [r8 + 1328]                                 ;  2970.0 agu0+agu2+fadd+fmul  102 x.3 reload
        movaps [r9 + 1328], xmm15                                 ;  2975.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5376], xmm9                                  ;  2977.0 agu2+agu1+fmisc  105 k
        movaps xmm9, [r8 + 1344]                                  ;  2971.0 agu0+agu2+fadd+fmul  102 x.4 reload
        movaps [r9 + 1344], xmm9                                  ;  2979.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5392], xmm12                                 ;  2981.0 agu2+agu1+fmisc  105 k
        movaps xmm12, [r8 + 1360]                                 ;  2972.7 agu0+agu2+fadd+fmul  102 x.5 reload
        movaps [r9 + 1360], xmm12                                 ;  2983.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5408], xmm5                                  ;  2985.0 agu2+agu1+fmisc  105 k
        movaps xmm5, [r8 + 1376]                                  ;  2975.0 agu0+agu2+fadd+fmul  102 x.6 reload
        movaps [r9 + 1376], xmm5                                  ;  2987.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5424], xmm1                                  ;  2989.0 agu2+agu1+fmisc  105 k
        movaps xmm1, [r8 + 1392]                                  ;  2979.0 agu0+agu1+fadd+fmul  102 x.7 reload
        movaps [r9 + 1392], xmm1                                  ;  2991.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5440], xmm8                                  ;  2993.0 agu1+agu2+fmisc  105 k
        movaps xmm8, [r8 + 1408]                                  ;  2983.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 1408], xmm8                                  ;  2995.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5456], xmm13                                 ;  2997.0 agu1+agu2+fmisc  105 k
        movaps xmm13, [r8 + 1424]                                 ;  2987.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 1424], xmm13                                 ;  2999.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5472], xmm6                                  ;  3001.0 agu1+agu2+fmisc  105 k
        movaps xmm6, [r8 + 1440]                                  ;  2991.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 1440], xmm6                                  ;  3003.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5488], xmm0                                  ;  3005.0 agu1+agu2+fmisc  105 k
        movaps xmm0, [r8 + 1456]                                  ;  2995.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 1456], xmm0                                  ;  3007.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5504], xmm7                                  ;  3009.0 agu1+agu2+fmisc  105 k
        movaps xmm7, [r8 + 1472]                                  ;  2999.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 1472], xmm7                                  ;  3011.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5520], xmm2                                  ;  3013.0 agu1+agu2+fmisc  105 k
        movaps xmm2, [r8 + 1488]                                  ;  3003.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 1488], xmm2                                  ;  3015.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5536], xmm3                                  ;  3017.0 agu1+agu2+fmisc  105 k
        movaps xmm3, [r8 + 1504]                                  ;  3007.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 1504], xmm3                                  ;  3019.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5552], xmm4                                  ;  3021.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 1520]                                  ;  3011.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 1520], xmm4                                  ;  3023.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5568], xmm10                                 ;  3025.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 5584], xmm11                                 ;  3027.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 5600], xmm14                                 ;  3029.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 3376], xmm15                                 ;  3031.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [rbp - 128]                                 ;  3021.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 5616], xmm15                                 ;  3033.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 3392], xmm9                                  ;  3035.0 agu2+agu1+fmisc  104 k
        movaps xmm9, [r8 + 1280]                                  ;  3025.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 3328], xmm9                                  ;  3037.0 agu2+agu0+fmisc  104 k
        movaps xmm9, [r8 + 1296]                                  ;  3027.0 agu1+agu2+fadd+fmul  102 x.1 reload
        movaps [r9 + 3344], xmm9                                  ;  3039.0 agu0+agu1+fmisc  104 k
        movaps xmm9, [r8 + 1312]                                  ;  3029.0 agu2+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 3360], xmm9                                  ;  3041.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3408], xmm12                                 ;  3043.0 agu2+agu1+fmisc  104 k
        movaps [r9 + 3424], xmm5                                  ;  3045.0 agu0+agu1+fmisc  104 k
        movaps [r9 + 3440], xmm1                                  ;  3047.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3456], xmm8                                  ;  3049.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3472], xmm13                                 ;  3051.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3488], xmm6                                  ;  3053.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3504], xmm0                                  ;  3055.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3520], xmm7                                  ;  3057.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3536], xmm2                                  ;  3059.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3552], xmm3                                  ;  3061.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3568], xmm4                                  ;  3063.0 agu2+agu0+fmisc  104 k
        movaps xmm0, [r9 + 5376]                                  ;  3053.0 agu1+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7424], xmm0                                  ;  3065.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5392]                                  ;  3055.0 agu1+agu2+fadd+fmul   45 x reload
        movaps [r9 + 7440], xmm0                                  ;  3067.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5408]                                  ;  3057.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7456], xmm0                                  ;  3069.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5424]                                  ;  3059.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7472], xmm0                                  ;  3071.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5440]                                  ;  3061.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7488], xmm0                                  ;  3073.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5456]                                  ;  3063.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7504], xmm0                                  ;  3075.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5472]                                  ;  3065.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7520], xmm0                                  ;  3077.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5488]                                  ;  3067.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7536], xmm0                                  ;  3079.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5504]                                  ;  3069.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7552], xmm0                                  ;  3081.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [rbp - 64]                                   ;  3071.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7568], xmm0                                  ;  3083.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [rbp - 32]                                   ;  3073.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 7584], xmm0                                  ;  3085.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 7616], xmm10                                 ;  3087.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [rbp - 96]                                   ;  3077.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7600], xmm0                                  ;  3089.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 7632], xmm11                                 ;  3091.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 7648], xmm14                                 ;  3093.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 7664], xmm15                                 ;  3095.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r8 + 1792]                                  ;  3085.0 agu1+agu0+fadd+fmul  102 x.0
        movaps xmm1, [r8 + 1808]                                  ;  3086.0 agu2+agu0+fadd+fmul  102 x.1
        movaps xmm2, [r8 + 1824]                                  ;  3087.0 agu1+agu2+fadd+fmul  102 x.2
        movaps xmm3, [r8 + 1840]                                  ;  3088.0 agu0+agu1+fadd+fmul  102 x.3
        movaps xmm4, [r8 + 1856]                                  ;  3089.0 agu2+agu0+fadd+fmul  102 x.4
        movaps xmm5, [r8 + 1872]                                  ;  3090.0 agu1+agu2+fadd+fmul  102 x.5
        movaps xmm6, [r8 + 1888]                                  ;  3091.0 agu0+agu1+fadd+fmul  102 x.6
        movaps xmm7, [r8 + 1904]                                  ;  3092.0 agu2+agu0+fadd+fmul  102 x.7
        movaps xmm8, [r8 + 1920]                                  ;  3093.0 agu1+agu2+fadd+fmul  102 x.8
        movaps xmm9, [r8 + 1936]                                  ;  3094.0 agu0+agu1+fadd+fmul  102 x.9
        movaps xmm10, [r8 + 1952]                                 ;  3095.0 agu2+agu0+fadd+fmul  102 x.10
        movaps xmm11, [r8 + 1968]                                 ;  3096.0 agu1+agu2+fadd+fmul  102 x.11
        movaps xmm12, [r8 + 1984]                                 ;  3097.0 agu0+agu1+fmisc+fadd  102 x.12
        movaps xmm13, [r8 + 2000]                                 ;  3097.0 agu2+agu0+fmul+fmisc  102 x.13
        movaps xmm14, [r8 + 2016]                                 ;  3098.0 agu1+agu2+fadd+fmul  102 x.14
        movaps xmm15, [r8 + 2032]                                 ;  3099.0 agu0+agu1+fmisc+fadd  102 x.15
        movaps xmm8, [r8 + 1648]                                  ;  3099.0 agu2+agu0+fmul+fmisc   41 x
        xorps xmm8, [r8 + 1744]                                   ;  3101.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm7, [r8 + 1760]                                  ;  3101.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm7, [r8 + 1696]                                   ;  3103.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm6, [r8 + 1664]                                  ;  3102.0 agu1+agu2+fmisc+fmul   41 x
        xorps xmm6, [r8 + 1728]                                   ;  3104.0 agu0+agu1+fadd+fmul   41 x
        movaps xmm5, [r8 + 1776]                                  ;  3103.0 agu2+agu0+fmisc   41 x
        andps xmm5, [r8 + 1760]                                   ;  3105.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm4, [r8 + 1744]                                  ;  3105.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm4, [r8 + 1696]                                   ;  3107.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm3, [r8 + 1760]                                  ;  3106.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm3, [r8 + 1648]                                   ;  3108.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm4, xmm3                                          ;  3110.0 fadd+fmul   41 x
        movaps xmm3, [r8 + 1744]                                  ;  3107.0 agu2+agu0+fmisc   41 x
        andps xmm3, [r8 + 1712]                                   ;  3109.0 agu1+agu0+fadd+fmul   41 x
        xorps xmm4, [rel misty1_expand_compact.T0_constants128]   ;  3112.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm2, [r8 + 1696]                                  ;  3109.0 agu0+agu2+fmisc   41 x
        xorps xmm2, xmm8                                          ;  3111.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 1680]                                  ;  3111.0 agu1+agu0+fmisc   41 x
        andps xmm1, xmm2                                          ;  3113.0 fadd+fmul   41 x
        movaps xmm0, [r8 + 1776]                                  ;  3113.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm0, [r8 + 1648]                                   ;  3115.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, [r8 + 1760]                                   ;  3117.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm1, xmm0                                          ;  3119.0 fmul+fadd   41 x
        movaps xmm15, [r8 + 1696]                                 ;  3114.0 agu0+agu2+fmisc   41 x
        andps xmm15, [r8 + 1680]                                  ;  3117.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  3119.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1696]                                 ;  3116.0 agu2+agu1+fmisc   41 x
        andps xmm14, [r8 + 1648]                                  ;  3119.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  3121.0 fmul+fadd   41 x
        xorps xmm3, xmm5                                          ;  3123.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1696]                                 ;  3118.7 agu2+agu0+fmisc   41 x
        andps xmm14, [r8 + 1664]                                  ;  3122.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm13, [r8 + 1712]                                 ;  3120.7 agu2+agu0+fmisc   41 x
        andps xmm13, [r8 + 1696]                                  ;  3123.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm14, xmm13                                        ;  3125.0 fmul+fadd   41 x
        xorps xmm0, xmm13                                         ;  3125.0 fmul+fadd   41 x
        movaps xmm13, [r8 + 1776]                                 ;  3123.0 agu0+agu1+fmisc   41 x
        andps xmm13, [r8 + 1712]                                  ;  3126.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm12, [r8 + 1696]                                 ;  3125.0 agu1+agu2+fmisc   41 x
        xorps xmm12, xmm13                                        ;  3128.0 fmul+fadd   41 x
        xorps xmm1, xmm12                                         ;  3130.0 fmul+fadd   41 x
        andps xmm12, [r8 + 1776]                                  ;  3130.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm12, [rel misty1_expand_compact.T0_constants128]  ;  3132.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm11, [r8 + 1664]                                 ;  3127.7 agu1+agu2+fmisc   41 x
        andps xmm11, [r8 + 1648]                                  ;  3131.0 agu0+agu1+fmul+fadd   41 x
        movaps xmm10, [r8 + 1776]                                 ;  3129.7 agu2+agu0+fmisc   41 x
        orps xmm10, xmm2                                          ;  3132.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1712]                                  ;  3131.7 agu1+agu2+fmisc   41 x
        andps xmm9, xmm6                                          ;  3133.7 fmul+fadd   41 x
        andps xmm6, [r8 + 1648]                                   ;  3134.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 128], xmm13                                 ;  3133.7 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 1728]                                 ;  3134.7 agu1+agu2+fmul+fmisc   41 x
        andps xmm13, [r8 + 1680]                                  ;  3136.7 agu0+agu1+fadd+fmul   41 x
        xorps xmm10, xmm13                                        ;  3138.7 fadd+fmul   41 x
        xorps xmm11, xmm10                                        ;  3140.7 fadd+fmul   41 x
        movaps xmm10, [r8 + 1728]                                 ;  3136.7 agu2+agu0+fmisc   41 x
        movaps xmm13, [r8 + 1712]                                 ;  3138.0 agu1+agu0+fmisc+fadd  102 x.11 reload
        andps xmm10, xmm13                                        ;  3140.0 fmul+fadd   41 x
        movaps [rbp - 80], xmm5                                   ;  3139.7 agu2+agu1+fmisc   41 x spill
        movaps xmm5, [r8 + 1760]                                  ;  3140.0 agu0+agu1+fmul+fadd   41 x
        andps xmm5, [r8 + 1728]                                   ;  3142.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  3144.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 1680]                                  ;  3141.7 agu1+agu2+fmisc   41 x
        andps xmm5, [r8 + 1664]                                   ;  3143.7 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm9                                          ;  3146.0 fmul+fadd   41 x
        xorps xmm9, xmm11                                         ;  3146.0 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  3148.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 1648]                                   ;  3147.0 agu2+agu0+fmul+fadd   41 x
        andps xmm8, [r8 + 1728]                                   ;  3148.0 agu1+agu0+fmul+fadd   41 x
        movaps [rbp - 112], xmm9                                  ;  3150.0 agu2+agu1+fmisc   41 x spill
        movaps xmm9, [r8 + 1776]                                  ;  3147.3 agu0+agu2+fmisc   41 x
        xorps xmm9, xmm10                                         ;  3149.3 fmul+fadd   41 x
        xorps xmm10, [r8 + 1680]                                  ;  3150.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm10                                         ;  3152.0 fmul+fadd   41 x
        andps xmm9, [r8 + 1728]                                   ;  3152.0 agu2+agu0+fmul+fadd   41 x
        andps xmm10, xmm13                                        ;  3153.0 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  3154.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1760]                                  ;  3151.7 agu1+agu0+fmisc   41 x
        andps xmm9, [r8 + 1664]                                   ;  3155.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm5                                          ;  3157.0 fmul+fadd   41 x
        xorps xmm0, xmm3                                          ;  3157.0 fmul+fadd   41 x
        xorps xmm5, [r8 + 1776]                                   ;  3158.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm8, xmm5                                          ;  3160.0 fmul+fadd   41 x
        andps xmm5, [r8 + 1664]                                   ;  3160.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm13                                         ;  3162.0 fmul+fadd   41 x
        xorps xmm10, xmm9                                         ;  3162.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 1760]                                  ;  3158.7 agu2+agu0+fmisc   41 x
        andps xmm9, xmm13                                         ;  3163.0 fmul+fadd   41 x
        movaps [rbp - 96], xmm1                                   ;  3160.7 agu1+agu0+fmisc   41 x spill
        movaps xmm1, [r8 + 1648]                                  ;  3162.7 agu2+agu0+fmisc   41 x
        andps xmm1, xmm13                                         ;  3164.7 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  3166.7 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  3168.7 fmul+fadd   41 x
        movaps xmm9, [r8 + 1648]                                  ;  3164.7 agu1+agu0+fmisc   41 x
        xorps xmm9, [r8 + 1664]                                   ;  3167.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 1728]                                   ;  3169.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm9, xmm10                                         ;  3171.0 fmul+fadd   41 x
        xorps xmm5, xmm15                                         ;  3170.7 fmul+fadd   41 x
        xorps xmm1, xmm7                                          ;  3171.0 fmul+fadd   41 x
        xorps xmm10, xmm1                                         ;  3173.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1760]                                  ;  3169.7 agu0+agu1+fmisc   41 x
        andps xmm1, [r8 + 1744]                                   ;  3173.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm13, xmm4                                        ;  3174.0 fmul+fadd   41 x copy
        xorps xmm13, xmm8                                         ;  3176.0 fmul+fadd   41 x
        xorps xmm8, xmm10                                         ;  3176.0 fmul+fadd   41 x
        xorps xmm6, xmm8                                          ;  3178.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1744]                                  ;  3174.0 agu1+agu2+fmisc   41 x
        andps xmm8, [r8 + 1648]                                   ;  3178.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm14, xmm8                                         ;  3180.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1776]                                  ;  3176.0 agu2+agu0+fmisc   41 x
        andps xmm8, [r8 + 1680]                                   ;  3180.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm14                                         ;  3182.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  3182.0 fmul+fadd   41 x
        xorps xmm8, xmm2                                          ;  3184.0 fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  3184.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 1744]                                 ;  3181.0 agu2+agu0+fmisc   41 x
        andps xmm11, [r8 + 1664]                                  ;  3185.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm11                                         ;  3187.0 fmul+fadd   41 x
        movaps [rbp - 48], xmm6                                   ;  3184.0 agu2+agu1+fmisc   41 x spill
        movaps xmm6, [r8 + 1760]                                  ;  3185.0 agu0+agu1+fmisc   41 x
        andps xmm6, [r8 + 1680]                                   ;  3187.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;  3189.0 fmul+fadd   41 x
        xorps xmm11, xmm6                                         ;  3191.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 80]                                    ;  3191.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm1                                          ;  3191.0 fmul+fadd   41 x
        xorps xmm6, [rbp - 112]                                   ;  3193.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm4, xmm1                                          ;  3193.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1728]                                  ;  3190.0 agu1+agu0+fmisc   41 x
        orps xmm1, xmm2                                           ;  3194.0 fmul+fadd   41 x
        xorps xmm8, xmm1                                          ;  3196.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;  3196.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1744]                                  ;  3193.3 agu2+agu0+fmisc   41 x
        movaps xmm12, [r8 + 1680]                                 ;  3195.3 agu1+agu0+fmisc  102 x.9 reload
        andps xmm1, xmm12                                         ;  3197.3 fmul+fadd   41 x
        xorps xmm3, xmm1                                          ;  3199.3 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  3199.3 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  3200.0 fmul+fadd   41 x
        xorps xmm9, [rbp - 128]                                   ;  3202.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm15, xmm8                                         ;  3202.0 fmul+fadd   41 x
        xorps xmm14, [rbp - 96]                                   ;  3203.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm0, xmm7                                          ;  3204.0 fmul+fadd   41 x
        xorps xmm5, xmm4                                          ;  3205.0 fmul+fadd   41 x
        xorps xmm13, xmm2                                         ;  3206.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 1744]                                  ;  3203.0 agu2+agu0+fmisc  102 x.13 reload
        xorps xmm3, xmm2                                          ;  3207.0 fmul+fadd   41 x
        xorps xmm11, xmm1                                         ;  3208.0 fmul+fadd   41 x
        xorps xmm15, xmm3                                         ;  3209.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  3210.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1600]                                  ;  3206.3 agu1+agu0+fmisc   41 x
        movaps xmm3, [r8 + 1536]                                  ;  3208.3 agu2+agu0+fmisc  102 x.0 reload
        andps xmm1, xmm3                                          ;  3211.0 fmul+fadd   41 x
        movaps xmm4, [r8 + 1616]                                  ;  3210.3 agu1+agu2+fmisc   41 x
        andps xmm4, xmm3                                          ;  3212.3 fmul+fadd   41 x
        movaps xmm7, [r8 + 1632]                                  ;  3212.0 agu0+agu1+fmisc+fmul   41 x
        movaps xmm8, [r8 + 1552]                                  ;  3213.0 agu2+agu0+fmisc+fadd  102 x.1 reload
        andps xmm7, xmm8                                          ;  3215.0 fmul+fadd   41 x
        movaps xmm11, [r8 + 1584]                                 ;  3214.0 agu1+agu2+fmisc+fmul   41 x
        andps xmm11, xmm3                                         ;  3216.0 fadd+fmul   41 x
        movaps xmm2, [r8 + 1600]                                  ;  3215.3 agu0+agu1+fmisc   41 x
        andps xmm2, [r8 + 1584]                                   ;  3217.3 agu2+agu0+fadd+fmul   41 x
        movaps xmm12, [r8 + 1632]                                 ;  3217.0 agu1+agu2+fmisc+fadd   41 x
        andps xmm12, [r8 + 1584]                                  ;  3219.0 agu0+agu1+fmul+fadd   41 x
        movaps [rbp - 96], xmm13                                  ;  3218.3 agu2+agu0+fmisc   41 x spill
        movaps xmm13, [r8 + 1616]                                 ;  3219.0 agu1+agu0+fmul+fadd   41 x
        andps xmm13, [r8 + 1568]                                  ;  3221.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm7, xmm13                                         ;  3223.0 fmul+fadd   41 x
        andps xmm13, xmm8                                         ;  3223.0 fmul+fadd   41 x
        movaps [rbp - 128], xmm5                                  ;  3220.3 agu0+agu2+fmisc   41 x spill
        movaps xmm5, xmm11                                        ;  3223.0 fmul+fadd   41 x copy
        xorps xmm5, xmm8                                          ;  3225.0 fmul+fadd   41 x
        movaps [rbp - 112], xmm6                                  ;  3222.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 1632]                                  ;  3224.0 agu2+agu0+fmisc+fmul   41 x
        andps xmm6, xmm4                                          ;  3226.0 fadd+fmul   41 x
        movaps [rbp - 80], xmm0                                   ;  3225.3 agu1+agu2+fmisc   41 x spill
        movaps xmm0, [r8 + 1600]                                  ;  3226.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm0, xmm5                                          ;  3228.0 fadd+fmul   41 x
        andps xmm0, [r8 + 1632]                                   ;  3230.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm11, xmm0                                         ;  3232.0 fadd+fmul   41 x
        movaps [rbp - 32], xmm15                                  ;  3227.3 agu1+agu0+fmisc   41 x spill
        movaps xmm15, xmm2                                        ;  3230.0 fadd+fmul   41 x copy
        xorps xmm15, xmm1                                         ;  3232.0 fadd+fmul   41 x
        xorps xmm2, xmm7                                          ;  3232.0 fadd+fmul   41 x
        xorps xmm7, xmm1                                          ;  3233.0 fadd+fmul   41 x
        andps xmm15, [r8 + 1616]                                  ;  3234.0 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 64], xmm9                                   ;  3231.7 agu1+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 1616]                                  ;  3233.7 agu2+agu1+fmisc   41 x
        andps xmm9, xmm8                                          ;  3235.7 fadd+fmul   41 x
        movaps [rbp - 16], xmm14                                  ;  3235.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1584]                                 ;  3236.0 agu2+agu0+fadd+fmul   41 x
        andps xmm14, xmm9                                         ;  3238.0 fadd+fmul   41 x
        xorps xmm6, xmm9                                          ;  3238.0 fadd+fmul   41 x
        xorps xmm6, [rel misty1_expand_compact.T0_constants128]   ;  3240.0 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 48], xmm10                                  ;  3237.7 agu0+agu1+fmisc   41 x spill
        movaps xmm10, [r8 + 1632]                                 ;  3239.7 agu2+agu0+fmisc   41 x
        andps xmm10, [r8 + 1568]                                  ;  3241.7 agu1+agu2+fadd+fmul   41 x
        movaps [rbp + 32], xmm7                                   ;  3241.7 agu0+agu1+fmisc   41 x spill
        movaps xmm7, xmm8                                         ;  3241.0 fadd+fmul   41 x copy
        andps xmm7, xmm3                                          ;  3243.0 fadd+fmul   41 x
        xorps xmm14, xmm7                                         ;  3245.0 fadd+fmul   41 x
        xorps xmm7, xmm10                                         ;  3245.0 fadd+fmul   41 x
        movaps [rbp + 64], xmm0                                   ;  3243.7 agu2+agu0+fmisc   41 x spill
        movaps xmm0, [r8 + 1568]                                  ;  3245.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm0, xmm2                                          ;  3247.0 fmul+fadd   41 x
        xorps xmm14, xmm0                                         ;  3249.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 1584]                                  ;  3246.7 agu2+agu1+fmisc  102 x.3 reload
        xorps xmm14, xmm0                                         ;  3251.0 fmul+fadd   41 x
        xorps xmm2, xmm3                                          ;  3249.0 fmul+fadd   41 x
        movaps [rbp + 16], xmm14                                  ;  3253.0 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1568]                                 ;  3249.7 agu2+agu0+fmul+fmisc   41 x
        andps xmm14, xmm7                                         ;  3251.7 fadd+fmul   41 x
        xorps xmm14, xmm3                                         ;  3253.7 fadd+fmul   41 x
        andps xmm7, [r8 + 1600]                                   ;  3252.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm14, xmm5                                         ;  3255.7 fadd+fmul   41 x
        movaps [rbp + 96], xmm14                                  ;  3257.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1600]                                 ;  3254.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm14, xmm12                                        ;  3256.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  3258.0 fmul+fadd   41 x
        xorps xmm7, xmm15                                         ;  3260.0 fmul+fadd   41 x
        movaps xmm15, xmm2                                        ;  3258.0 fmul+fadd   41 x copy
        andps xmm15, xmm3                                         ;  3260.0 fmul+fadd   41 x
        andps xmm2, [r8 + 1600]                                   ;  3260.0 agu1+agu2+fmul+fadd   41 x
        andps xmm14, [r8 + 1616]                                  ;  3261.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm15, xmm6                                         ;  3262.0 fmul+fadd   41 x
        andps xmm5, [r8 + 1568]                                   ;  3263.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, xmm10                                        ;  3264.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1552]                                  ;  3261.7 agu1+agu0+fmisc   41 x copy
        andps xmm3, xmm0                                          ;  3265.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  3267.0 fmul+fadd   41 x
        xorps xmm15, xmm14                                        ;  3269.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1600]                                 ;  3264.3 agu2+agu0+fmisc   41 x
        andps xmm14, xmm8                                         ;  3268.0 fmul+fadd   41 x
        xorps xmm14, xmm4                                         ;  3270.0 fmul+fadd   41 x
        xorps xmm5, xmm14                                         ;  3272.0 fmul+fadd   41 x
        xorps xmm14, [r8 + 1568]                                  ;  3272.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm1, xmm3                                          ;  3272.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1632]                                  ;  3269.0 agu2+agu0+fmisc   41 x
        xorps xmm3, xmm9                                          ;  3273.0 fmul+fadd   41 x
        andps xmm3, [r8 + 1536]                                   ;  3275.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm6, xmm3                                          ;  3277.0 fmul+fadd   41 x
        xorps xmm2, xmm6                                          ;  3279.0 fmul+fadd   41 x
        movaps xmm6, xmm14                                        ;  3277.0 fmul+fadd   41 x copy
        andps xmm6, xmm0                                          ;  3279.0 fmul+fadd   41 x
        xorps xmm14, xmm10                                        ;  3279.0 fmul+fadd   41 x
        xorps xmm6, [r8 + 1616]                                   ;  3281.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm10, xmm0                                         ;  3281.0 fmul+fadd   41 x
        xorps xmm9, [r8 + 1568]                                   ;  3282.0 agu1+agu0+fmul+fadd   41 x
        andps xmm12, xmm10                                        ;  3283.0 fmul+fadd   41 x
        xorps xmm7, xmm5                                          ;  3284.0 fmul+fadd   41 x
        movaps xmm5, [r8 + 1600]                                  ;  3281.3 agu2+agu0+fmisc   41 x
        andps xmm5, xmm9                                          ;  3285.0 fmul+fadd   41 x
        andps xmm10, [r8 + 1616]                                  ;  3286.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm3, xmm10                                         ;  3288.0 fmul+fadd   41 x
        xorps xmm14, xmm3                                         ;  3290.0 fmul+fadd   41 x
        xorps xmm13, xmm6                                         ;  3289.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1568]                                  ;  3285.3 agu2+agu0+fmisc   41 x
        andps xmm3, xmm1                                          ;  3290.0 fmul+fadd   41 x
        xorps xmm10, xmm11                                        ;  3291.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 1632]                                  ;  3287.3 agu1+agu0+fmisc   41 x
        andps xmm6, [r8 + 1616]                                   ;  3292.0 agu2+agu0+fmul+fadd   41 x
        andps xmm9, [r8 + 1536]                                   ;  3293.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm9, [r8 + 1632]                                   ;  3295.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm2, xmm9                                          ;  3297.0 fmul+fadd   41 x
        xorps xmm7, [rbp + 64]                                    ;  3296.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm1, xmm6                                          ;  3297.0 fmul+fadd   41 x
        movaps xmm9, [rbp + 96]                                   ;  3293.0 agu2+agu0+fmisc   41 x reload
        xorps xmm14, xmm9                                         ;  3298.0 fmul+fadd   41 x
        andps xmm11, xmm6                                         ;  3299.0 fmul+fadd   41 x
        xorps xmm4, xmm10                                         ;  3300.0 fmul+fadd   41 x
        movaps xmm6, [r8 + 1632]                                  ;  3297.0 agu1+agu0+fmisc  102 x.6 reload
        andps xmm1, xmm6                                          ;  3301.0 fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  3302.0 fmul+fadd   41 x
        xorps xmm9, xmm1                                          ;  3303.0 fmul+fadd   41 x
        xorps xmm12, xmm2                                         ;  3304.0 fmul+fadd   41 x
        xorps xmm11, [rbp + 32]                                   ;  3305.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm13, xmm11                                        ;  3307.0 fmul+fadd   41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  3302.0 agu1+agu0+fmisc   41 x reload
        xorps xmm13, xmm1                                         ;  3309.0 fmul+fadd   41 x
        xorps xmm5, xmm9                                          ;  3308.0 fmul+fadd   41 x
        xorps xmm5, xmm1                                          ;  3310.0 fmul+fadd   41 x
        xorps xmm4, [rbp + 16]                                    ;  3310.0 agu2+agu0+fmul+fadd   41 x
        movaps xmm2, [rbp + 48]                                   ;  3306.0 agu1+agu0+fmisc   41 x
        movaps xmm9, [r8 + 1536]                                  ;  3308.0 agu2+agu0+fmisc  102 x.0 reload
        xorps xmm2, xmm9                                          ;  3311.0 fmul+fadd   41 x
        xorps xmm15, xmm2                                         ;  3313.0 fmul+fadd   41 x
        movaps xmm10, [rbp - 16]                                  ;  3310.0 agu1+agu0+fmisc   41 x
        xorps xmm10, xmm8                                         ;  3313.0 fmul+fadd   41 x
        xorps xmm12, xmm10                                        ;  3315.0 fmul+fadd   41 x
        movaps xmm11, [rbp - 48]                                  ;  3312.0 agu2+agu0+fmisc   41 x
        movaps xmm14, [r8 + 1568]                                 ;  3314.0 agu1+agu0+fmisc+fmul  102 x.2 reload
        xorps xmm11, xmm14                                        ;  3316.0 fadd+fmul   41 x
        xorps xmm7, xmm11                                         ;  3318.0 fadd+fmul   41 x
        xorps xmm15, [r8 + 1936]                                  ;  3317.0 agu2+agu1+fadd+fmul   48 x
        xorps xmm12, [r8 + 1952]                                  ;  3318.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm7, [r8 + 1968]                                   ;  3320.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm14, [rbp - 64]                                  ;  3316.3 agu1+agu2+fmisc   41 x
        xorps xmm14, xmm0                                         ;  3320.0 fadd+fmul   41 x
        xorps xmm5, xmm14                                         ;  3322.0 fadd+fmul   41 x
        xorps xmm5, [r8 + 1984]                                   ;  3324.0 agu0+agu1+fadd+fmul   48 x
        movaps xmm0, [rbp - 32]                                   ;  3319.0 agu2+agu0+fmisc   41 x
        xorps xmm0, [r8 + 1600]                                   ;  3323.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm13, xmm0                                         ;  3325.0 fadd+fmul   41 x
        xorps xmm13, [r8 + 2000]                                  ;  3327.0 agu0+agu1+fadd+fmul   48 x
        xorps xmm2, [r8 + 1792]                                   ;  3326.0 agu2+agu0+fadd+fmul   48 x
        movaps xmm8, [rbp - 80]                                   ;  3323.0 agu1+agu2+fmisc   41 x
        xorps xmm8, [r8 + 1616]                                   ;  3327.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm3, xmm8                                          ;  3329.0 fadd+fmul   41 x
        xorps xmm3, [r8 + 2016]                                   ;  3331.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm10, [r8 + 1808]                                  ;  3330.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm11, [r8 + 1824]                                  ;  3331.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm9, [rbp - 112]                                  ;  3328.0 agu0+agu1+fmisc   41 x
        xorps xmm9, xmm6                                          ;  3332.0 fadd+fmul   41 x
        xorps xmm4, xmm9                                          ;  3334.0 fadd+fmul   41 x
        xorps xmm4, [r8 + 2032]                                   ;  3336.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm14, [r8 + 1840]                                  ;  3335.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm0, [r8 + 1856]                                   ;  3336.0 agu2+agu0+fadd+fmul   48 x
        xorps xmm8, [r8 + 1872]                                   ;  3337.0 agu1+agu0+fadd+fmul   48 x
        xorps xmm9, [r8 + 1888]                                   ;  3338.0 agu2+agu1+fadd+fmul   48 x
        movaps xmm6, [rbp - 128]                                  ;  3335.0 agu0+agu2+fmisc   48 x
        xorps xmm6, [r8 + 1904]                                   ;  3339.0 agu1+agu0+fadd+fmul   48 x
        movaps [rbp - 128], xmm4                                  ;  3338.0 agu2+agu0+fmisc   48 x spill
        movaps xmm4, [rbp - 96]                                   ;  3339.0 agu1+agu2+fmisc   48 x
        xorps xmm4, [r8 + 1920]                                   ;  3341.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 96], xmm3                                   ;  3341.0 agu2+agu0+fmisc   48 x spill
        movaps xmm3, xmm2                                         ;  3341.0 fadd+fmul   45 x copy
        xorps xmm3, xmm9                                          ;  3343.0 fadd+fmul   45 x
        movaps [rbp - 112], xmm13                                 ;  3343.0 agu1+agu2+fmisc   48 x spill
        movaps xmm13, xmm14                                       ;  3343.0 fadd+fmul   45 x copy
        andps xmm13, xmm6                                         ;  3345.0 fadd+fmul   45 x
        movaps [rbp - 80], xmm5                                   ;  3345.0 agu0+agu1+fmisc   48 x spill
        movaps xmm5, xmm10                                        ;  3345.0 fadd+fmul   45 x copy
        xorps xmm5, xmm8                                          ;  3347.0 fadd+fmul   45 x
        movaps [rbp - 32], xmm7                                   ;  3347.0 agu2+agu0+fmisc   48 x spill
        movaps xmm7, xmm4                                         ;  3347.0 fadd+fmul   45 x copy
        andps xmm7, xmm6                                          ;  3349.0 fadd+fmul   45 x
        movaps [rbp - 64], xmm12                                  ;  3349.0 agu1+agu0+fmisc   48 x spill
        movaps xmm12, xmm9                                        ;  3349.0 fadd+fmul   45 x copy
        andps xmm12, xmm14                                        ;  3351.0 fadd+fmul   45 x
        movaps [rbp - 48], xmm15                                  ;  3351.0 agu2+agu0+fmisc   48 x spill
        movaps xmm15, xmm6                                        ;  3351.0 fadd+fmul   45 x copy
        andps xmm15, xmm2                                         ;  3353.0 fadd+fmul   45 x
        xorps xmm12, xmm15                                        ;  3355.0 fadd+fmul   45 x
        movaps xmm15, xmm9                                        ;  3354.0 fadd+fmul   45 x copy
        andps xmm15, xmm0                                         ;  3356.0 fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  3357.0 fadd+fmul   45 x
        movaps xmm1, xmm3                                         ;  3357.0 fadd+fmul   45 x copy
        xorps xmm1, xmm14                                         ;  3359.0 fadd+fmul   45 x
        movaps [rbp - 16], xmm12                                  ;  3359.0 agu1+agu0+fmisc   45 x spill
        movaps xmm12, xmm11                                       ;  3359.0 fadd+fmul   45 x copy
        andps xmm12, xmm1                                         ;  3361.0 fadd+fmul   45 x
        movaps [rbp + 48], xmm13                                  ;  3358.0 agu2+agu0+fmisc   45 x spill
        movaps xmm13, xmm4                                        ;  3361.0 fadd+fmul   45 x copy
        andps xmm13, xmm2                                         ;  3363.0 fadd+fmul   45 x
        xorps xmm13, xmm6                                         ;  3365.0 fadd+fmul   45 x
        xorps xmm12, xmm13                                        ;  3367.0 fadd+fmul   45 x
        movaps [rbp + 16], xmm9                                   ;  3361.3 agu1+agu0+fmisc   48 x spill
        movaps xmm9, xmm14                                        ;  3365.0 fadd+fmul   45 x copy
        andps xmm9, xmm11                                         ;  3367.0 fadd+fmul   45 x
        xorps xmm9, xmm5                                          ;  3369.0 fadd+fmul   45 x
        movaps [rbp + 32], xmm9                                   ;  3371.0 agu2+agu0+fmisc   45 x spill
        movaps xmm9, xmm14                                        ;  3368.0 fadd+fmul   45 x copy
        andps xmm9, xmm2                                          ;  3370.0 fadd+fmul   45 x
        xorps xmm15, xmm9                                         ;  3372.0 fadd+fmul   45 x
        xorps xmm15, xmm7                                         ;  3374.0 fadd+fmul   45 x
        movaps xmm9, xmm14                                        ;  3372.0 fadd+fmul   45 x copy
        andps xmm9, xmm10                                         ;  3374.0 fadd+fmul   45 x
        movaps [rbp + 96], xmm7                                   ;  3371.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm14                                        ;  3374.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  3376.0 fadd+fmul   45 x
        xorps xmm9, xmm7                                          ;  3378.0 fadd+fmul   45 x
        xorps xmm13, xmm7                                         ;  3378.0 fadd+fmul   45 x
        movaps xmm7, xmm4                                         ;  3378.0 fadd+fmul   45 x copy
        andps xmm7, xmm0                                          ;  3380.0 fadd+fmul   45 x
        xorps xmm14, xmm7                                         ;  3382.0 fadd+fmul   45 x
        xorps xmm12, xmm14                                        ;  3384.0 fadd+fmul   45 x
        andps xmm14, xmm4                                         ;  3384.0 fadd+fmul   45 x
        xorps xmm14, [rel misty1_expand_compact.T0_constants128]  ;  3386.0 agu2+agu0+fadd+fmul   45 x
        movaps [rbp + 64], xmm7                                   ;  3382.0 agu1+agu0+fmisc   45 x spill
        movaps xmm7, xmm10                                        ;  3384.0 fadd+fmul   45 x copy
        andps xmm7, xmm2                                          ;  3386.0 fadd+fmul   45 x
        movaps [rdx - 128], xmm14                                 ;  3388.0 agu2+agu1+fmisc   45 x spill
        movaps xmm14, xmm1                                        ;  3386.0 fadd+fmul   45 x copy
        orps xmm14, xmm4                                          ;  3388.0 fadd+fmul   45 x
        movaps [rbp + 0], xmm1                                    ;  3386.3 agu0+agu1+fmisc   45 x spill
        movaps xmm1, xmm5                                         ;  3388.0 fadd+fmul   45 x copy
        andps xmm1, xmm0                                          ;  3390.0 fadd+fmul   45 x
        andps xmm5, xmm2                                          ;  3390.0 fadd+fmul   45 x
        movaps [rbp + 80], xmm9                                   ;  3389.0 agu2+agu0+fmisc   45 x spill
        movaps xmm9, xmm11                                        ;  3391.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;  3393.0 fadd+fmul   45 x
        xorps xmm14, xmm9                                         ;  3395.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  3397.0 fadd+fmul   45 x
        movaps xmm9, xmm0                                         ;  3395.0 fadd+fmul   45 x copy
        andps xmm9, xmm8                                          ;  3397.0 fadd+fmul   45 x
        movaps xmm14, xmm6                                        ;  3397.0 fadd+fmul   45 x copy
        andps xmm14, xmm8                                         ;  3399.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  3401.0 fadd+fmul   45 x
        xorps xmm13, xmm1                                         ;  3403.0 fadd+fmul   45 x
        movaps xmm14, xmm11                                       ;  3401.0 fadd+fmul   45 x copy
        andps xmm14, xmm10                                        ;  3403.0 fadd+fmul   45 x
        xorps xmm1, xmm7                                          ;  3403.0 fadd+fmul   45 x
        xorps xmm1, xmm3                                          ;  3405.0 fadd+fmul   45 x
        xorps xmm14, xmm2                                         ;  3405.0 fadd+fmul   45 x
        andps xmm3, xmm8                                          ;  3406.0 fadd+fmul   45 x
        movaps [rbp + 112], xmm1                                  ;  3407.0 agu1+agu0+fmisc   45 x spill
        movaps xmm1, xmm9                                         ;  3407.0 fadd+fmul   45 x copy
        xorps xmm1, xmm4                                          ;  3409.0 fadd+fmul   45 x
        xorps xmm9, xmm11                                         ;  3409.0 fadd+fmul   45 x
        xorps xmm13, xmm9                                         ;  3411.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  3411.0 fadd+fmul   45 x
        andps xmm9, xmm0                                          ;  3412.0 fadd+fmul   45 x
        xorps xmm12, xmm1                                         ;  3413.0 fadd+fmul   45 x
        movaps xmm1, xmm6                                         ;  3414.0 fadd+fmul   45 x copy
        andps xmm1, xmm10                                         ;  3416.0 fadd+fmul   45 x
        xorps xmm1, xmm14                                         ;  3418.0 fadd+fmul   45 x
        xorps xmm13, xmm15                                        ;  3417.0 fadd+fmul   45 x
        xorps xmm14, xmm4                                         ;  3418.0 fadd+fmul   45 x
        xorps xmm3, xmm14                                         ;  3420.0 fadd+fmul   45 x
        andps xmm14, xmm10                                        ;  3420.0 fadd+fmul   45 x
        xorps xmm3, xmm0                                          ;  3422.0 fadd+fmul   45 x
        xorps xmm9, xmm1                                          ;  3422.0 fadd+fmul   45 x
        movaps xmm1, xmm0                                         ;  3423.0 fadd+fmul   45 x copy
        andps xmm1, xmm6                                          ;  3425.0 fadd+fmul   45 x
        andps xmm0, xmm2                                          ;  3425.0 fadd+fmul   45 x
        xorps xmm1, xmm0                                          ;  3427.0 fadd+fmul   45 x
        xorps xmm14, xmm1                                         ;  3429.0 fadd+fmul   45 x
        movaps xmm1, xmm2                                         ;  3428.0 fadd+fmul   45 x copy
        xorps xmm1, xmm10                                         ;  3430.0 fadd+fmul   45 x
        andps xmm1, xmm8                                          ;  3432.0 fadd+fmul   45 x
        xorps xmm1, xmm9                                          ;  3434.0 fadd+fmul   45 x
        xorps xmm14, [rbp + 32]                                   ;  3432.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp + 48]                                    ;  3433.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm9, xmm0                                          ;  3435.0 fadd+fmul   45 x
        movaps xmm0, [rbp + 16]                                   ;  3431.0 agu2+agu0+fmisc   45 x
        andps xmm0, xmm6                                          ;  3435.0 fadd+fmul   45 x
        andps xmm2, [rbp + 16]                                    ;  3436.0 agu1+agu0+fadd+fmul   45 x
        andps xmm4, xmm11                                         ;  3437.0 fadd+fmul   45 x
        xorps xmm2, [rbp + 80]                                    ;  3438.0 agu2+agu0+fadd+fmul   45 x
        andps xmm6, xmm11                                         ;  3439.0 fadd+fmul   45 x
        andps xmm10, [rbp + 16]                                   ;  3440.0 agu1+agu0+fadd+fmul   45 x
        orps xmm8, [rbp + 0]                                      ;  3441.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm4, xmm0                                          ;  3442.0 fadd+fmul   45 x
        xorps xmm6, [rdx - 128]                                   ;  3443.0 agu1+agu2+fadd+fmul   45 x
        movaps [rbp + 80], xmm14                                  ;  3439.0 agu0+agu1+fmisc   45 x spill
        movaps xmm14, [rbp - 16]                                  ;  3441.0 agu2+agu0+fmisc   45 x
        xorps xmm14, xmm3                                         ;  3444.0 fadd+fmul   45 x
        xorps xmm3, xmm9                                          ;  3445.0 fadd+fmul   45 x
        xorps xmm5, xmm3                                          ;  3447.0 fadd+fmul   45 x
        xorps xmm5, xmm2                                          ;  3449.0 fadd+fmul   45 x
        xorps xmm0, xmm10                                         ;  3448.0 fadd+fmul   45 x
        movaps xmm3, [rbp + 0]                                    ;  3444.0 agu1+agu0+fmisc   45 x reload
        xorps xmm4, xmm3                                          ;  3449.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  3451.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  3451.0 fadd+fmul   45 x
        xorps xmm10, xmm6                                         ;  3452.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 96]                                    ;  3453.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, xmm0                                         ;  3454.0 fadd+fmul   45 x
        xorps xmm6, [rbp + 112]                                   ;  3455.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm0, [rbp - 16]                                    ;  3456.0 agu2+agu0+fadd+fmul   45 x
        movaps xmm4, [rbp + 16]                                   ;  3452.7 agu1+agu0+fmisc   48 x reload
        andps xmm11, xmm4                                         ;  3457.0 fadd+fmul   45 x
        xorps xmm15, xmm11                                        ;  3459.0 fadd+fmul   45 x
        xorps xmm2, [rdx - 128]                                   ;  3459.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm11, xmm1                                         ;  3460.0 fadd+fmul   45 x
        xorps xmm1, xmm8                                          ;  3461.0 fadd+fmul   45 x
        xorps xmm1, [rbp + 64]                                    ;  3463.0 agu0+agu1+fadd+fmul   45 x
        xorps xmm12, xmm2                                         ;  3463.0 fadd+fmul   45 x
        xorps xmm8, [rbp + 32]                                    ;  3464.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm13, [rbp + 48]                                   ;  3465.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm7, xmm3                                          ;  3466.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 80]                                    ;  3467.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm4, xmm15                                         ;  3468.0 fadd+fmul   45 x
        xorps xmm10, xmm11                                        ;  3469.0 fadd+fmul   45 x
        xorps xmm8, xmm4                                          ;  3470.0 fadd+fmul   45 x
        xorps xmm9, xmm10                                         ;  3471.0 fadd+fmul   45 x
        movaps xmm2, [rbp - 48]                                   ;  3467.0 agu0+agu1+fmisc   48 x reload
        xorps xmm9, xmm2                                          ;  3473.0 fadd+fmul   45 x
        movaps xmm3, [rbp - 64]                                   ;  3469.0 agu2+agu0+fmisc   48 x reload
        xorps xmm12, xmm3                                         ;  3473.0 fadd+fmul   45 x
        movaps xmm4, [rbp - 32]                                   ;  3471.0 agu1+agu0+fmisc   48 x reload
        xorps xmm5, xmm4                                          ;  3474.0 fadd+fmul   45 x
        movaps xmm10, [rbp - 80]                                  ;  3473.0 agu2+agu0+fmisc   48 x reload
        xorps xmm1, xmm10                                         ;  3475.0 fadd+fmul   45 x
        movaps xmm11, [rbp - 112]                                 ;  3475.0 agu1+agu0+fmisc   48 x reload
        xorps xmm8, xmm11                                         ;  3477.0 fadd+fmul   45 x
        movaps xmm14, [rbp - 96]                                  ;  3477.0 agu2+agu0+fmisc+fadd   48 x reload
        xorps xmm13, xmm14                                        ;  3479.0 fmul+fadd   45 x
        movaps xmm15, [rbp - 128]                                 ;  3478.0 agu1+agu0+fmisc+fmul   48 x reload
        xorps xmm6, xmm15                                         ;  3480.0 fadd+fmul   45 x
        movaps xmm15, [r8 + 1536]                                 ;  3479.0 agu2+agu0+fmisc  102 x.0 reload
        movaps [r9 + 1536], xmm15                                 ;  3481.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [r8 + 1552]                                 ;  3480.0 agu2+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 1552], xmm15                                 ;  3483.0 agu0+agu2+fmisc  104 k
        movaps xmm15, [r8 + 1568]                                 ;  3481.0 agu1+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 1568], xmm15                                 ;  3485.0 agu2+agu1+fmisc  104 k
        movaps xmm15, [r8 + 1584]                                 ;  3482.0 agu0+agu2+fadd+fmul  102 x.3 reload
        movaps [r9 + 1584], xmm15                                 ;  3487.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5632], xmm9                                  ;  3489.0 agu2+agu1+fmisc  105 k
        movaps xmm9, [r8 + 1600]                                  ;  3483.0 agu0+agu2+fadd+fmul  102 x.4 reload
        movaps [r9 + 1600], xmm9                                  ;  3491.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5648], xmm12                                 ;  3493.0 agu2+agu1+fmisc  105 k
        movaps xmm12, [r8 + 1616]                                 ;  3484.7 agu0+agu2+fadd+fmul  102 x.5 reload
        movaps [r9 + 1616], xmm12                                 ;  3495.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5664], xmm5                                  ;  3497.0 agu2+agu1+fmisc  105 k
        movaps xmm5, [r8 + 1632]                                  ;  3487.0 agu0+agu2+fadd+fmul  102 x.6 reload
        movaps [r9 + 1632], xmm5                                  ;  3499.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5680], xmm1                                  ;  3501.0 agu2+agu1+fmisc  105 k
        movaps xmm1, [r8 + 1648]                                  ;  3491.0 agu0+agu1+fadd+fmul  102 x.7 reload
        movaps [r9 + 1648], xmm1                                  ;  3503.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5696], xmm8                                  ;  3505.0 agu1+agu2+fmisc  105 k
        movaps xmm8, [r8 + 1664]                                  ;  3495.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 1664], xmm8                                  ;  3507.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5712], xmm13                                 ;  3509.0 agu1+agu2+fmisc  105 k
        movaps xmm13, [r8 + 1680]                                 ;  3499.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 1680], xmm13                                 ;  3511.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5728], xmm6                                  ;  3513.0 agu1+agu2+fmisc  105 k
        movaps xmm6, [r8 + 1696]                                  ;  3503.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 1696], xmm6                                  ;  3515.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5744], xmm0                                  ;  3517.0 agu1+agu2+fmisc  105 k
        movaps xmm0, [r8 + 1712]                                  ;  3507.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 1712], xmm0                                  ;  3519.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5760], xmm7                                  ;  3521.0 agu1+agu2+fmisc  105 k
        movaps xmm7, [r8 + 1728]                                  ;  3511.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 1728], xmm7                                  ;  3523.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5776], xmm2                                  ;  3525.0 agu1+agu2+fmisc  105 k
        movaps xmm2, [r8 + 1744]                                  ;  3515.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 1744], xmm2                                  ;  3527.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5792], xmm3                                  ;  3529.0 agu1+agu2+fmisc  105 k
        movaps xmm3, [r8 + 1760]                                  ;  3519.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 1760], xmm3                                  ;  3531.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5808], xmm4                                  ;  3533.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 1776]                                  ;  3523.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 1776], xmm4                                  ;  3535.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5824], xmm10                                 ;  3537.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 5840], xmm11                                 ;  3539.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 5856], xmm14                                 ;  3541.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 3632], xmm15                                 ;  3543.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [rbp - 128]                                 ;  3533.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 5872], xmm15                                 ;  3545.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 3648], xmm9                                  ;  3547.0 agu2+agu1+fmisc  104 k
        movaps xmm9, [r8 + 1536]                                  ;  3537.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 3584], xmm9                                  ;  3549.0 agu2+agu0+fmisc  104 k
        movaps xmm9, [r8 + 1552]                                  ;  3539.0 agu1+agu2+fadd+fmul  102 x.1 reload
        movaps [r9 + 3600], xmm9                                  ;  3551.0 agu0+agu1+fmisc  104 k
        movaps xmm9, [r8 + 1568]                                  ;  3541.0 agu2+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 3616], xmm9                                  ;  3553.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3664], xmm12                                 ;  3555.0 agu2+agu1+fmisc  104 k
        movaps [r9 + 3680], xmm5                                  ;  3557.0 agu0+agu1+fmisc  104 k
        movaps [r9 + 3696], xmm1                                  ;  3559.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3712], xmm8                                  ;  3561.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3728], xmm13                                 ;  3563.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3744], xmm6                                  ;  3565.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3760], xmm0                                  ;  3567.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3776], xmm7                                  ;  3569.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3792], xmm2                                  ;  3571.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3808], xmm3                                  ;  3573.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3824], xmm4                                  ;  3575.0 agu2+agu0+fmisc  104 k
        movaps xmm0, [r9 + 5632]                                  ;  3565.0 agu1+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7680], xmm0                                  ;  3577.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5648]                                  ;  3567.0 agu1+agu2+fadd+fmul   45 x reload
        movaps [r9 + 7696], xmm0                                  ;  3579.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5664]                                  ;  3569.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7712], xmm0                                  ;  3581.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5680]                                  ;  3571.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7728], xmm0                                  ;  3583.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5696]                                  ;  3573.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7744], xmm0                                  ;  3585.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5712]                                  ;  3575.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7760], xmm0                                  ;  3587.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5728]                                  ;  3577.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7776], xmm0                                  ;  3589.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5744]                                  ;  3579.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7792], xmm0                                  ;  3591.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5760]                                  ;  3581.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7808], xmm0                                  ;  3593.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [rbp - 48]                                   ;  3583.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7824], xmm0                                  ;  3595.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [rbp - 64]                                   ;  3585.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 7840], xmm0                                  ;  3597.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 7872], xmm10                                 ;  3599.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [rbp - 32]                                   ;  3589.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 7856], xmm0                                  ;  3601.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 7888], xmm11                                 ;  3603.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 7904], xmm14                                 ;  3605.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 7920], xmm15                                 ;  3607.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r8 + 1904]                                  ;  3597.0 agu1+agu0+fadd+fmul   41 x
        movaps xmm1, [r8 + 2000]                                  ;  3598.0 agu2+agu0+fadd+fmul  102 x.13 reload
        xorps xmm0, xmm1                                          ;  3600.0 fadd+fmul   41 x
        movaps xmm2, [r8 + 2016]                                  ;  3600.0 agu1+agu2+fadd+fmul   41 x
        movaps xmm3, [r8 + 1952]                                  ;  3601.0 agu0+agu1+fadd+fmul  102 x.10 reload
        andps xmm2, xmm3                                          ;  3603.0 fadd+fmul   41 x
        movaps xmm4, [r8 + 1920]                                  ;  3603.0 agu2+agu0+fadd+fmul   41 x
        movaps xmm5, [r8 + 1984]                                  ;  3604.0 agu1+agu0+fadd+fmul  102 x.12 reload
        xorps xmm4, xmm5                                          ;  3606.0 fadd+fmul   41 x
        movaps xmm6, [r8 + 2032]                                  ;  3606.0 agu2+agu1+fadd+fmul   41 x
        movaps xmm7, [r8 + 2016]                                  ;  3607.0 agu0+agu1+fadd+fmul  102 x.14 reload
        andps xmm6, xmm7                                          ;  3609.0 fadd+fmul   41 x
        movaps xmm8, [r8 + 1904]                                  ;  3609.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm8, xmm7                                          ;  3611.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 2000]                                  ;  3610.0 agu1+agu0+fmisc+fmul   41 x copy
        andps xmm9, xmm3                                          ;  3612.0 fadd+fmul   41 x
        movaps xmm10, [r8 + 1968]                                 ;  3611.0 agu2+agu0+fmisc   41 x
        andps xmm10, xmm1                                         ;  3613.0 fadd+fmul   41 x
        movaps xmm11, xmm0                                        ;  3613.0 fadd+fmul   41 x copy
        xorps xmm11, xmm3                                         ;  3615.0 fadd+fmul   41 x
        xorps xmm8, xmm9                                          ;  3615.0 fadd+fmul   41 x
        movaps xmm9, [r8 + 1936]                                  ;  3613.0 agu1+agu0+fmisc   41 x
        andps xmm9, xmm11                                         ;  3617.0 fadd+fmul   41 x
        movaps xmm12, [rel misty1_expand_compact.T0_constants128] ;  3615.0 agu2+agu0+fmisc   41 x reload
        xorps xmm8, xmm12                                         ;  3617.0 fadd+fmul   41 x
        movaps xmm13, [r8 + 2032]                                 ;  3617.0 agu1+agu0+fmisc   41 x
        movaps xmm14, [r8 + 1904]                                 ;  3618.0 agu2+agu0+fadd+fmul  102 x.7 reload
        andps xmm13, xmm14                                        ;  3620.0 fadd+fmul   41 x
        movaps xmm15, [r8 + 1936]                                 ;  3619.0 agu1+agu2+fmisc   41 x
        andps xmm15, xmm3                                         ;  3621.0 fadd+fmul   41 x
        xorps xmm15, xmm4                                         ;  3623.0 fadd+fmul   41 x
        xorps xmm13, xmm7                                         ;  3622.0 fadd+fmul   41 x
        xorps xmm9, xmm13                                         ;  3624.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 1952]                                  ;  3621.0 agu0+agu1+fmisc   41 x copy
        andps xmm1, xmm14                                         ;  3624.0 fadd+fmul   41 x
        xorps xmm10, xmm1                                         ;  3626.0 fadd+fmul   41 x
        xorps xmm10, xmm6                                         ;  3628.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 1920]                                  ;  3623.3 agu2+agu0+fmisc   41 x
        andps xmm1, xmm3                                          ;  3627.0 fadd+fmul   41 x
        movaps [rbp - 128], xmm6                                  ;  3625.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 1968]                                  ;  3627.3 agu2+agu0+fmisc   41 x
        andps xmm6, xmm3                                          ;  3629.3 fadd+fmul   41 x
        xorps xmm1, xmm6                                          ;  3631.3 fadd+fmul   41 x
        xorps xmm13, xmm6                                         ;  3631.3 fadd+fmul   41 x
        movaps xmm6, [r8 + 2032]                                  ;  3629.3 agu1+agu2+fmisc   41 x
        andps xmm6, [r8 + 1968]                                   ;  3631.3 agu0+agu1+fadd+fmul   41 x
        movaps [rbp - 96], xmm1                                   ;  3633.3 agu2+agu0+fmisc   41 x spill
        movaps xmm1, xmm3                                         ;  3632.0 fadd+fmul   41 x copy
        xorps xmm1, xmm6                                          ;  3634.0 fadd+fmul   41 x
        xorps xmm9, xmm1                                          ;  3636.0 fadd+fmul   41 x
        andps xmm1, [r8 + 2032]                                   ;  3636.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm1, xmm12                                         ;  3638.0 fadd+fmul   41 x
        movaps xmm3, [r8 + 1920]                                  ;  3634.3 agu0+agu1+fmisc   41 x
        andps xmm3, xmm14                                         ;  3637.0 fadd+fmul   41 x
        movaps xmm12, [r8 + 2032]                                 ;  3636.3 agu2+agu0+fmisc   41 x
        orps xmm12, xmm11                                         ;  3638.3 fadd+fmul   41 x
        movaps [rbp - 112], xmm6                                  ;  3638.3 agu1+agu0+fmisc   41 x spill
        movaps xmm6, [r8 + 1968]                                  ;  3639.0 agu2+agu0+fadd+fmul   41 x
        andps xmm6, xmm4                                          ;  3641.0 fadd+fmul   41 x
        andps xmm4, xmm14                                         ;  3641.0 fadd+fmul   41 x
        movaps [rbp - 32], xmm1                                   ;  3640.3 agu1+agu2+fmisc   41 x spill
        movaps xmm1, [r8 + 1936]                                  ;  3642.0 agu0+agu1+fmisc+fadd   41 x
        andps xmm1, xmm5                                          ;  3644.0 fmul+fadd   41 x
        xorps xmm12, xmm1                                         ;  3646.0 fmul+fadd   41 x
        xorps xmm3, xmm12                                         ;  3648.0 fmul+fadd   41 x
        movaps xmm1, [r8 + 1968]                                  ;  3643.3 agu2+agu0+fmisc   41 x
        andps xmm1, xmm5                                          ;  3646.0 fmul+fadd   41 x
        movaps xmm12, [r8 + 2016]                                 ;  3645.3 agu1+agu0+fmisc   41 x copy
        andps xmm12, xmm5                                         ;  3647.3 fmul+fadd   41 x
        xorps xmm6, xmm12                                         ;  3649.3 fmul+fadd   41 x
        movaps xmm12, [r8 + 1936]                                 ;  3647.3 agu2+agu0+fmisc   41 x
        andps xmm12, [r8 + 1920]                                  ;  3649.3 agu1+agu0+fmul+fadd   41 x
        xorps xmm13, xmm6                                         ;  3651.3 fmul+fadd   41 x
        xorps xmm6, xmm3                                          ;  3651.3 fmul+fadd   41 x
        xorps xmm6, xmm0                                          ;  3653.3 fmul+fadd   41 x
        xorps xmm12, xmm14                                        ;  3653.0 fmul+fadd   41 x
        andps xmm0, xmm5                                          ;  3654.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 2032]                                 ;  3651.0 agu2+agu1+fmisc   41 x
        xorps xmm14, xmm1                                         ;  3655.0 fmul+fadd   41 x
        xorps xmm1, [r8 + 1936]                                   ;  3656.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm13, xmm1                                         ;  3658.0 fmul+fadd   41 x
        andps xmm14, xmm5                                         ;  3658.0 fmul+fadd   41 x
        andps xmm1, [r8 + 1968]                                   ;  3659.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm14                                         ;  3660.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1920]                                 ;  3656.0 agu1+agu0+fmisc   41 x
        andps xmm14, xmm7                                         ;  3661.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;  3663.0 fmul+fadd   41 x
        xorps xmm13, xmm10                                        ;  3663.0 fmul+fadd   41 x
        xorps xmm12, [r8 + 2032]                                  ;  3664.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm0, xmm12                                         ;  3666.0 fmul+fadd   41 x
        andps xmm12, [r8 + 1920]                                  ;  3666.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, [r8 + 1968]                                   ;  3668.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm1, xmm14                                         ;  3668.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1968]                                 ;  3664.7 agu1+agu0+fmisc   41 x
        andps xmm14, xmm7                                         ;  3669.0 fmul+fadd   41 x
        movaps [rbp - 80], xmm9                                   ;  3666.7 agu2+agu0+fmisc   41 x spill
        movaps xmm9, [r8 + 1968]                                  ;  3668.7 agu1+agu0+fmisc   41 x
        andps xmm9, [r8 + 1904]                                   ;  3670.7 agu2+agu0+fmul+fadd   41 x
        xorps xmm14, xmm9                                         ;  3672.7 fmul+fadd   41 x
        xorps xmm12, xmm14                                        ;  3674.7 fmul+fadd   41 x
        movaps xmm14, [r8 + 1904]                                 ;  3670.7 agu1+agu2+fmisc   41 x
        xorps xmm14, [r8 + 1920]                                  ;  3673.0 agu0+agu1+fmul+fadd   41 x
        andps xmm14, xmm5                                         ;  3675.0 fmul+fadd   41 x
        xorps xmm14, xmm1                                         ;  3677.0 fmul+fadd   41 x
        xorps xmm12, xmm15                                        ;  3676.7 fmul+fadd   41 x
        xorps xmm9, xmm2                                          ;  3677.0 fmul+fadd   41 x
        xorps xmm1, xmm9                                          ;  3679.0 fmul+fadd   41 x
        movaps xmm9, [r8 + 2000]                                  ;  3675.7 agu2+agu0+fmisc   41 x
        andps xmm9, xmm7                                          ;  3679.0 fmul+fadd   41 x
        movaps [rbp - 64], xmm12                                  ;  3678.7 agu1+agu0+fmisc   41 x spill
        movaps xmm12, xmm8                                        ;  3680.0 fmul+fadd   41 x copy
        xorps xmm12, xmm0                                         ;  3682.0 fmul+fadd   41 x
        xorps xmm0, xmm1                                          ;  3682.0 fmul+fadd   41 x
        xorps xmm4, xmm0                                          ;  3684.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 2000]                                  ;  3680.3 agu2+agu0+fmisc   41 x
        andps xmm0, [r8 + 1904]                                   ;  3684.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, [rbp - 96]                                    ;  3686.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm4, xmm0                                          ;  3688.0 fmul+fadd   41 x
        xorps xmm3, xmm12                                         ;  3687.0 fmul+fadd   41 x
        movaps xmm12, [r8 + 2032]                                 ;  3683.7 agu0+agu2+fmisc   41 x
        andps xmm12, [r8 + 1936]                                  ;  3688.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm12, xmm9                                         ;  3690.0 fmul+fadd   41 x
        xorps xmm12, xmm11                                        ;  3692.0 fmul+fadd   41 x
        movaps [rbp - 96], xmm4                                   ;  3690.0 agu2+agu0+fmisc   41 x spill
        movaps xmm4, [r8 + 2000]                                  ;  3689.0 agu1+agu0+fmisc   41 x
        andps xmm4, [r8 + 1920]                                   ;  3691.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm9, xmm4                                          ;  3693.0 fmul+fadd   41 x
        movaps [rbp - 48], xmm1                                   ;  3691.0 agu1+agu0+fmisc   41 x spill
        movaps xmm1, [r8 + 1936]                                  ;  3692.0 agu2+agu0+fmul+fmisc   41 x
        andps xmm1, xmm7                                          ;  3694.0 fadd+fmul   41 x
        xorps xmm1, [rbp - 32]                                    ;  3696.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm4, xmm1                                          ;  3698.0 fadd+fmul   41 x
        xorps xmm1, [rbp - 128]                                   ;  3698.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm6, xmm1                                          ;  3700.0 fadd+fmul   41 x
        movaps xmm1, xmm11                                        ;  3698.0 fadd+fmul   41 x copy
        orps xmm1, xmm5                                           ;  3700.0 fadd+fmul   41 x
        xorps xmm12, xmm1                                         ;  3702.0 fadd+fmul   41 x
        xorps xmm13, xmm9                                         ;  3701.0 fadd+fmul   41 x
        xorps xmm8, xmm9                                          ;  3702.0 fadd+fmul   41 x
        movaps xmm1, [r8 + 2000]                                  ;  3700.3 agu2+agu0+fmisc   41 x
        movaps xmm9, [r8 + 1936]                                  ;  3702.3 agu1+agu0+fmisc  102 x.9 reload
        andps xmm1, xmm9                                          ;  3704.3 fadd+fmul   41 x
        xorps xmm10, xmm1                                         ;  3706.3 fadd+fmul   41 x
        xorps xmm0, [rbp - 32]                                    ;  3705.0 agu2+agu1+fadd+fmul   41 x
        xorps xmm1, xmm14                                         ;  3706.3 fadd+fmul   41 x
        xorps xmm14, xmm12                                        ;  3707.0 fadd+fmul   41 x
        xorps xmm14, [rbp - 112]                                  ;  3709.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm15, xmm12                                        ;  3709.0 fadd+fmul   41 x
        xorps xmm0, [rbp - 80]                                    ;  3710.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm13, xmm2                                         ;  3711.0 fadd+fmul   41 x
        xorps xmm3, xmm11                                         ;  3712.0 fadd+fmul   41 x
        xorps xmm8, [rbp - 64]                                    ;  3713.0 agu1+agu0+fadd+fmul   41 x
        movaps xmm2, [r8 + 2000]                                  ;  3710.0 agu2+agu0+fmisc  102 x.13 reload
        xorps xmm10, xmm2                                         ;  3714.0 fadd+fmul   41 x
        xorps xmm4, xmm1                                          ;  3715.0 fadd+fmul   41 x
        xorps xmm15, xmm10                                        ;  3716.0 fadd+fmul   41 x
        xorps xmm4, [rbp - 48]                                    ;  3717.0 agu1+agu0+fadd+fmul   41 x
        movaps xmm1, [r8 + 1856]                                  ;  3713.3 agu2+agu0+fmisc   41 x
        movaps xmm10, [r8 + 1792]                                 ;  3715.3 agu1+agu2+fmisc  102 x.0 reload
        andps xmm1, xmm10                                         ;  3718.0 fadd+fmul   41 x
        movaps xmm11, [r8 + 1872]                                 ;  3717.3 agu0+agu1+fmisc   41 x
        andps xmm11, xmm10                                        ;  3719.3 fadd+fmul   41 x
        movaps xmm12, [r8 + 1888]                                 ;  3719.3 agu2+agu0+fmisc   41 x
        andps xmm12, [r8 + 1808]                                  ;  3721.3 agu1+agu0+fadd+fmul   41 x
        movaps xmm7, [r8 + 1840]                                  ;  3721.0 agu2+agu1+fmisc+fadd   41 x
        andps xmm7, xmm10                                         ;  3723.0 fmul+fadd   41 x
        movaps xmm2, [r8 + 1856]                                  ;  3722.0 agu0+agu2+fmisc+fmul   41 x
        andps xmm2, [r8 + 1840]                                   ;  3724.0 agu1+agu0+fadd+fmul   41 x
        movaps xmm5, [r8 + 1888]                                  ;  3723.3 agu2+agu1+fmisc   41 x
        andps xmm5, [r8 + 1840]                                   ;  3725.3 agu0+agu2+fadd+fmul   41 x
        movaps xmm9, [r8 + 1872]                                  ;  3725.0 agu1+agu0+fmisc+fadd   41 x
        andps xmm9, [r8 + 1824]                                   ;  3727.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm12, xmm9                                         ;  3729.0 fmul+fadd   41 x
        andps xmm9, [r8 + 1808]                                   ;  3729.0 agu0+agu2+fmul+fadd   41 x
        movaps [rbp - 48], xmm3                                   ;  3726.3 agu1+agu0+fmisc   41 x spill
        movaps xmm3, [r8 + 1808]                                  ;  3728.0 agu2+agu1+fmisc+fmul   41 x
        xorps xmm3, xmm7                                          ;  3730.0 fadd+fmul   41 x
        movaps [rbp - 64], xmm8                                   ;  3729.3 agu0+agu2+fmisc   41 x spill
        movaps xmm8, [r8 + 1888]                                  ;  3730.0 agu1+agu0+fadd+fmul   41 x
        andps xmm8, xmm11                                         ;  3732.0 fadd+fmul   41 x
        movaps [rbp - 80], xmm6                                   ;  3731.3 agu2+agu1+fmisc   41 x spill
        movaps xmm6, [r8 + 1856]                                  ;  3732.0 agu0+agu1+fadd+fmul   41 x
        xorps xmm6, xmm3                                          ;  3734.0 fadd+fmul   41 x
        andps xmm6, [r8 + 1888]                                   ;  3736.0 agu2+agu0+fadd+fmul   41 x
        xorps xmm7, xmm6                                          ;  3738.0 fadd+fmul   41 x
        movaps [rbp - 112], xmm13                                 ;  3733.3 agu1+agu0+fmisc   41 x spill
        movaps xmm13, xmm2                                        ;  3736.0 fadd+fmul   41 x copy
        xorps xmm13, xmm1                                         ;  3738.0 fadd+fmul   41 x
        xorps xmm2, xmm12                                         ;  3738.0 fadd+fmul   41 x
        xorps xmm12, xmm1                                         ;  3739.0 fadd+fmul   41 x
        andps xmm13, [r8 + 1872]                                  ;  3740.0 agu2+agu0+fadd+fmul   41 x
        movaps [rbp - 32], xmm15                                  ;  3737.7 agu1+agu0+fmisc   41 x spill
        movaps xmm15, [r8 + 1872]                                 ;  3739.7 agu2+agu1+fmisc   41 x
        andps xmm15, [r8 + 1808]                                  ;  3741.7 agu0+agu1+fadd+fmul   41 x
        movaps [rbp - 128], xmm14                                 ;  3741.7 agu2+agu0+fmisc   41 x spill
        movaps xmm14, [r8 + 1840]                                 ;  3742.0 agu1+agu2+fadd+fmul   41 x
        andps xmm14, xmm15                                        ;  3744.0 fadd+fmul   41 x
        xorps xmm8, xmm15                                         ;  3744.0 fadd+fmul   41 x
        xorps xmm8, [rel misty1_expand_compact.T0_constants128]   ;  3746.0 agu0+agu1+fadd+fmul   41 x
        movaps [rbp + 16], xmm0                                   ;  3743.7 agu2+agu0+fmisc   41 x spill
        movaps xmm0, [r8 + 1888]                                  ;  3745.7 agu1+agu2+fmisc   41 x
        andps xmm0, [r8 + 1824]                                   ;  3747.7 agu0+agu1+fadd+fmul   41 x
        movaps [rbp + 80], xmm4                                   ;  3747.7 agu2+agu0+fmisc   41 x spill
        movaps xmm4, [r8 + 1808]                                  ;  3747.0 agu1+agu2+fadd+fmul   41 x
        andps xmm4, xmm10                                         ;  3749.0 fadd+fmul   41 x
        xorps xmm14, xmm4                                         ;  3751.0 fadd+fmul   41 x
        xorps xmm4, xmm0                                          ;  3751.0 fadd+fmul   41 x
        movaps [rbp + 0], xmm12                                   ;  3749.7 agu0+agu1+fmisc   41 x spill
        movaps xmm12, [r8 + 1824]                                 ;  3751.0 agu2+agu0+fmisc+fadd   41 x
        andps xmm12, xmm2                                         ;  3753.0 fmul+fadd   41 x
        xorps xmm14, xmm12                                        ;  3755.0 fmul+fadd   41 x
        movaps xmm12, [r8 + 1840]                                 ;  3752.7 agu1+agu2+fmisc  102 x.3 reload
        xorps xmm14, xmm12                                        ;  3757.0 fmul+fadd   41 x
        xorps xmm2, xmm10                                         ;  3755.0 fmul+fadd   41 x
        movaps [rbp + 48], xmm14                                  ;  3759.0 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1824]                                 ;  3755.7 agu2+agu0+fmul+fmisc   41 x
        andps xmm14, xmm4                                         ;  3757.7 fadd+fmul   41 x
        xorps xmm14, xmm10                                        ;  3759.7 fadd+fmul   41 x
        andps xmm4, [r8 + 1856]                                   ;  3758.0 agu1+agu2+fadd+fmul   41 x
        xorps xmm14, xmm3                                         ;  3761.7 fadd+fmul   41 x
        movaps [rbp + 32], xmm14                                  ;  3763.7 agu0+agu1+fmisc   41 x spill
        movaps xmm14, [r8 + 1856]                                 ;  3760.0 agu2+agu0+fmisc+fadd   41 x
        xorps xmm14, xmm5                                         ;  3762.0 fmul+fadd   41 x
        xorps xmm13, xmm14                                        ;  3764.0 fmul+fadd   41 x
        xorps xmm4, xmm13                                         ;  3766.0 fmul+fadd   41 x
        movaps xmm13, xmm2                                        ;  3764.0 fmul+fadd   41 x copy
        andps xmm13, xmm10                                        ;  3766.0 fmul+fadd   41 x
        andps xmm2, [r8 + 1856]                                   ;  3766.0 agu1+agu2+fmul+fadd   41 x
        andps xmm14, [r8 + 1872]                                  ;  3767.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm13, xmm8                                         ;  3768.0 fmul+fadd   41 x
        andps xmm3, [r8 + 1824]                                   ;  3769.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm13, xmm0                                         ;  3770.0 fmul+fadd   41 x
        movaps xmm10, [r8 + 1808]                                 ;  3767.7 agu1+agu0+fmisc   41 x
        andps xmm10, xmm12                                        ;  3771.0 fmul+fadd   41 x
        xorps xmm14, xmm10                                        ;  3773.0 fmul+fadd   41 x
        xorps xmm13, xmm14                                        ;  3775.0 fmul+fadd   41 x
        movaps xmm14, [r8 + 1856]                                 ;  3770.3 agu2+agu0+fmisc   41 x
        andps xmm14, [r8 + 1808]                                  ;  3774.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm14, xmm11                                        ;  3776.0 fmul+fadd   41 x
        xorps xmm3, xmm14                                         ;  3778.0 fmul+fadd   41 x
        xorps xmm14, [r8 + 1824]                                  ;  3778.0 agu2+agu1+fmul+fadd   41 x
        xorps xmm1, xmm10                                         ;  3778.0 fmul+fadd   41 x
        movaps xmm10, [r8 + 1888]                                 ;  3775.0 agu0+agu1+fmisc   41 x
        xorps xmm10, xmm15                                        ;  3779.0 fmul+fadd   41 x
        andps xmm10, [r8 + 1792]                                  ;  3781.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm8, xmm10                                         ;  3783.0 fmul+fadd   41 x
        xorps xmm2, xmm8                                          ;  3785.0 fmul+fadd   41 x
        movaps xmm8, xmm14                                        ;  3783.0 fmul+fadd   41 x copy
        andps xmm8, xmm12                                         ;  3785.0 fmul+fadd   41 x
        xorps xmm14, xmm0                                         ;  3785.0 fmul+fadd   41 x
        xorps xmm8, [r8 + 1872]                                   ;  3787.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm0, xmm12                                         ;  3787.0 fmul+fadd   41 x
        xorps xmm15, [r8 + 1824]                                  ;  3788.0 agu2+agu0+fmul+fadd   41 x
        andps xmm5, xmm0                                          ;  3789.0 fmul+fadd   41 x
        xorps xmm4, xmm3                                          ;  3790.0 fmul+fadd   41 x
        movaps xmm3, [r8 + 1856]                                  ;  3787.3 agu1+agu0+fmisc   41 x
        andps xmm3, xmm15                                         ;  3791.0 fmul+fadd   41 x
        andps xmm0, [r8 + 1872]                                   ;  3792.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm10, xmm0                                         ;  3794.0 fmul+fadd   41 x
        xorps xmm14, xmm10                                        ;  3796.0 fmul+fadd   41 x
        xorps xmm9, xmm8                                          ;  3795.0 fmul+fadd   41 x
        movaps xmm8, [r8 + 1824]                                  ;  3791.3 agu1+agu0+fmisc   41 x
        andps xmm8, xmm1                                          ;  3796.0 fmul+fadd   41 x
        xorps xmm0, xmm7                                          ;  3797.0 fmul+fadd   41 x
        movaps xmm10, [r8 + 1888]                                 ;  3793.3 agu2+agu0+fmisc   41 x
        andps xmm10, [r8 + 1872]                                  ;  3798.0 agu1+agu0+fmul+fadd   41 x
        andps xmm15, [r8 + 1792]                                  ;  3799.0 agu2+agu0+fmul+fadd   41 x
        xorps xmm15, [r8 + 1888]                                  ;  3801.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm2, xmm15                                         ;  3803.0 fmul+fadd   41 x
        xorps xmm4, xmm6                                          ;  3802.0 fmul+fadd   41 x
        xorps xmm1, xmm10                                         ;  3803.0 fmul+fadd   41 x
        movaps xmm6, [rbp + 32]                                   ;  3799.0 agu0+agu1+fmisc   41 x reload
        xorps xmm14, xmm6                                         ;  3804.0 fmul+fadd   41 x
        andps xmm7, xmm10                                         ;  3805.0 fmul+fadd   41 x
        xorps xmm11, xmm0                                         ;  3806.0 fmul+fadd   41 x
        movaps xmm0, [r8 + 1888]                                  ;  3803.0 agu2+agu0+fmisc  102 x.6 reload
        andps xmm1, xmm0                                          ;  3807.0 fmul+fadd   41 x
        xorps xmm8, xmm14                                         ;  3808.0 fmul+fadd   41 x
        xorps xmm6, xmm1                                          ;  3809.0 fmul+fadd   41 x
        xorps xmm5, xmm2                                          ;  3810.0 fmul+fadd   41 x
        xorps xmm7, [rbp + 0]                                     ;  3811.0 agu1+agu0+fmul+fadd   41 x
        xorps xmm9, xmm7                                          ;  3813.0 fmul+fadd   41 x
        movaps xmm1, [rel misty1_expand_compact.T0_constants128]  ;  3808.0 agu2+agu0+fmisc   41 x reload
        xorps xmm9, xmm1                                          ;  3815.0 fmul+fadd   41 x
        xorps xmm3, xmm6                                          ;  3814.0 fmul+fadd   41 x
        xorps xmm3, xmm1                                          ;  3816.0 fmul+fadd   41 x
        xorps xmm11, [rbp + 48]                                   ;  3816.0 agu1+agu0+fmul+fadd   41 x
        movaps xmm2, [rbp + 80]                                   ;  3812.0 agu2+agu0+fmisc   41 x
        movaps xmm6, [r8 + 1792]                                  ;  3814.0 agu1+agu0+fmisc  102 x.0 reload
        xorps xmm2, xmm6                                          ;  3817.0 fmul+fadd   41 x
        xorps xmm13, xmm2                                         ;  3819.0 fmul+fadd   41 x
        movaps xmm7, [rbp + 16]                                   ;  3816.0 agu2+agu0+fmisc   41 x
        movaps xmm10, [r8 + 1808]                                 ;  3818.0 agu1+agu0+fmisc+fmul  102 x.1 reload
        xorps xmm7, xmm10                                         ;  3820.0 fadd+fmul   41 x
        xorps xmm5, xmm7                                          ;  3822.0 fadd+fmul   41 x
        movaps xmm14, [rbp - 96]                                  ;  3819.0 agu2+agu1+fmisc   41 x
        movaps xmm15, [r8 + 1824]                                 ;  3821.0 agu0+agu1+fmisc+fadd  102 x.2 reload
        xorps xmm14, xmm15                                        ;  3823.0 fmul+fadd   41 x
        xorps xmm4, xmm14                                         ;  3825.0 fmul+fadd   41 x
        xorps xmm13, [r8 + 144]                                   ;  3824.0 agu2+agu0+fmul+fadd   48 x
        xorps xmm5, [r8 + 160]                                    ;  3825.0 agu1+agu0+fmul+fadd   48 x
        xorps xmm4, [r8 + 176]                                    ;  3827.0 agu2+agu1+fmul+fadd   48 x
        movaps xmm15, [rbp - 128]                                 ;  3823.0 agu0+agu2+fmisc   41 x
        xorps xmm15, xmm12                                        ;  3827.0 fmul+fadd   41 x
        xorps xmm3, xmm15                                         ;  3829.0 fmul+fadd   41 x
        xorps xmm3, [r8 + 192]                                    ;  3831.0 agu1+agu0+fmul+fadd   48 x
        movaps xmm12, [rbp - 32]                                  ;  3826.0 agu2+agu0+fmisc   41 x
        xorps xmm12, [r8 + 1856]                                  ;  3830.0 agu1+agu2+fmul+fadd   41 x
        xorps xmm9, xmm12                                         ;  3832.0 fmul+fadd   41 x
        xorps xmm9, [r8 + 208]                                    ;  3834.0 agu0+agu1+fmul+fadd   48 x
        xorps xmm2, [r8]                                          ;  3833.0 agu2+agu0+fmul+fadd   48 x
        movaps xmm10, [rbp - 112]                                 ;  3830.0 agu1+agu2+fmisc   41 x
        xorps xmm10, [r8 + 1872]                                  ;  3834.0 agu0+agu1+fmul+fadd   41 x
        xorps xmm8, xmm10                                         ;  3836.0 fmul+fadd   41 x
        xorps xmm8, [r8 + 224]                                    ;  3838.0 agu2+agu0+fmul+fadd   48 x
        xorps xmm7, [r8 + 16]                                     ;  3837.0 agu1+agu0+fmul+fadd   48 x
        xorps xmm14, [r8 + 32]                                    ;  3838.0 agu2+agu1+fmul+fadd   48 x
        movaps xmm6, [rbp - 80]                                   ;  3835.0 agu0+agu1+fmisc   41 x
        xorps xmm6, xmm0                                          ;  3839.0 fmul+fadd   41 x
        xorps xmm11, xmm6                                         ;  3841.0 fmul+fadd   41 x
        xorps xmm11, [r8 + 240]                                   ;  3843.0 agu2+agu0+fmul+fadd   48 x
        xorps xmm15, [r8 + 48]                                    ;  3842.0 agu1+agu0+fmul+fadd   48 x
        xorps xmm12, [r8 + 64]                                    ;  3843.0 agu2+agu0+fmul+fadd   48 x
        xorps xmm10, [r8 + 80]                                    ;  3844.0 agu1+agu0+fmul+fadd   48 x
        xorps xmm6, [r8 + 96]                                     ;  3845.0 agu2+agu1+fmul+fadd   48 x
        movaps xmm0, [rbp - 64]                                   ;  3842.0 agu0+agu2+fmisc   48 x
        xorps xmm0, [r8 + 112]                                    ;  3846.0 agu1+agu0+fmul+fadd   48 x
        movaps [rbp - 64], xmm11                                  ;  3845.0 agu2+agu0+fmisc   48 x spill
        movaps xmm11, [rbp - 48]                                  ;  3846.0 agu1+agu2+fmisc+fmul   48 x
        xorps xmm11, [r8 + 128]                                   ;  3848.0 agu0+agu1+fadd+fmul   48 x
        movaps [rbp - 48], xmm8                                   ;  3847.0 agu2+agu0+fmisc   48 x spill
        movaps xmm8, xmm2                                         ;  3848.0 fadd+fmul   45 x copy
        xorps xmm8, xmm6                                          ;  3850.0 fadd+fmul   45 x
        movaps [rbp - 80], xmm9                                   ;  3849.0 agu1+agu2+fmisc   48 x spill
        movaps xmm9, xmm15                                        ;  3850.0 fadd+fmul   45 x copy
        andps xmm9, xmm0                                          ;  3852.0 fadd+fmul   45 x
        movaps [rbp - 112], xmm3                                  ;  3851.0 agu0+agu1+fmisc   48 x spill
        movaps xmm3, xmm7                                         ;  3852.0 fadd+fmul   45 x copy
        xorps xmm3, xmm10                                         ;  3854.0 fadd+fmul   45 x
        movaps [rbp - 32], xmm4                                   ;  3853.0 agu2+agu0+fmisc   48 x spill
        movaps xmm4, xmm11                                        ;  3854.0 fadd+fmul   45 x copy
        andps xmm4, xmm0                                          ;  3856.0 fadd+fmul   45 x
        movaps [rbp - 128], xmm5                                  ;  3855.0 agu1+agu0+fmisc   48 x spill
        movaps xmm5, xmm6                                         ;  3856.0 fadd+fmul   45 x copy
        andps xmm5, xmm15                                         ;  3858.0 fadd+fmul   45 x
        movaps [rbp - 96], xmm13                                  ;  3857.0 agu2+agu0+fmisc   48 x spill
        movaps xmm13, xmm0                                        ;  3858.0 fadd+fmul   45 x copy
        andps xmm13, xmm2                                         ;  3860.0 fadd+fmul   45 x
        xorps xmm5, xmm13                                         ;  3862.0 fadd+fmul   45 x
        movaps xmm13, xmm6                                        ;  3861.0 fadd+fmul   45 x copy
        andps xmm13, xmm12                                        ;  3863.0 fadd+fmul   45 x
        xorps xmm5, xmm1                                          ;  3864.0 fadd+fmul   45 x
        movaps xmm1, xmm8                                         ;  3864.0 fadd+fmul   45 x copy
        xorps xmm1, xmm15                                         ;  3866.0 fadd+fmul   45 x
        movaps [rbp + 16], xmm5                                   ;  3866.0 agu1+agu0+fmisc   45 x spill
        movaps xmm5, xmm14                                        ;  3866.0 fadd+fmul   45 x copy
        andps xmm5, xmm1                                          ;  3868.0 fadd+fmul   45 x
        movaps [rbp + 80], xmm9                                   ;  3865.0 agu2+agu0+fmisc   45 x spill
        movaps xmm9, xmm11                                        ;  3868.0 fadd+fmul   45 x copy
        andps xmm9, xmm2                                          ;  3870.0 fadd+fmul   45 x
        xorps xmm9, xmm0                                          ;  3872.0 fadd+fmul   45 x
        xorps xmm5, xmm9                                          ;  3874.0 fadd+fmul   45 x
        movaps [rbp + 48], xmm6                                   ;  3868.3 agu1+agu0+fmisc   48 x spill
        movaps xmm6, xmm15                                        ;  3872.0 fadd+fmul   45 x copy
        andps xmm6, xmm14                                         ;  3874.0 fadd+fmul   45 x
        xorps xmm6, xmm3                                          ;  3876.0 fadd+fmul   45 x
        movaps [rbp + 0], xmm6                                    ;  3878.0 agu2+agu0+fmisc   45 x spill
        movaps xmm6, xmm15                                        ;  3875.0 fadd+fmul   45 x copy
        andps xmm6, xmm2                                          ;  3877.0 fadd+fmul   45 x
        xorps xmm13, xmm6                                         ;  3879.0 fadd+fmul   45 x
        xorps xmm13, xmm4                                         ;  3881.0 fadd+fmul   45 x
        movaps xmm6, xmm15                                        ;  3879.0 fadd+fmul   45 x copy
        andps xmm6, xmm7                                          ;  3881.0 fadd+fmul   45 x
        movaps [rbp + 32], xmm4                                   ;  3878.0 agu1+agu0+fmisc   45 x spill
        movaps xmm4, xmm15                                        ;  3881.0 fadd+fmul   45 x copy
        andps xmm4, xmm12                                         ;  3883.0 fadd+fmul   45 x
        xorps xmm6, xmm4                                          ;  3885.0 fadd+fmul   45 x
        xorps xmm9, xmm4                                          ;  3885.0 fadd+fmul   45 x
        movaps xmm4, xmm11                                        ;  3885.0 fadd+fmul   45 x copy
        andps xmm4, xmm12                                         ;  3887.0 fadd+fmul   45 x
        xorps xmm15, xmm4                                         ;  3889.0 fadd+fmul   45 x
        xorps xmm5, xmm15                                         ;  3891.0 fadd+fmul   45 x
        andps xmm15, xmm11                                        ;  3891.0 fadd+fmul   45 x
        xorps xmm15, [rel misty1_expand_compact.T0_constants128]  ;  3893.0 agu2+agu0+fadd+fmul   45 x
        movaps [rbp + 64], xmm4                                   ;  3889.0 agu1+agu0+fmisc   45 x spill
        movaps xmm4, xmm7                                         ;  3891.0 fadd+fmul   45 x copy
        andps xmm4, xmm2                                          ;  3893.0 fadd+fmul   45 x
        movaps [rdx - 128], xmm15                                 ;  3895.0 agu2+agu1+fmisc   45 x spill
        movaps xmm15, xmm1                                        ;  3893.0 fadd+fmul   45 x copy
        orps xmm15, xmm11                                         ;  3895.0 fadd+fmul   45 x
        movaps [rbp - 16], xmm1                                   ;  3893.3 agu0+agu1+fmisc   45 x spill
        movaps xmm1, xmm3                                         ;  3895.0 fadd+fmul   45 x copy
        andps xmm1, xmm12                                         ;  3897.0 fadd+fmul   45 x
        andps xmm3, xmm2                                          ;  3897.0 fadd+fmul   45 x
        movaps [rbp + 112], xmm6                                  ;  3896.0 agu2+agu0+fmisc   45 x spill
        movaps xmm6, xmm14                                        ;  3898.0 fadd+fmul   45 x copy
        andps xmm6, xmm10                                         ;  3900.0 fadd+fmul   45 x
        xorps xmm15, xmm6                                         ;  3902.0 fadd+fmul   45 x
        xorps xmm4, xmm15                                         ;  3904.0 fadd+fmul   45 x
        movaps xmm6, xmm12                                        ;  3902.0 fadd+fmul   45 x copy
        andps xmm6, xmm10                                         ;  3904.0 fadd+fmul   45 x
        movaps xmm15, xmm0                                        ;  3904.0 fadd+fmul   45 x copy
        andps xmm15, xmm10                                        ;  3906.0 fadd+fmul   45 x
        xorps xmm1, xmm15                                         ;  3908.0 fadd+fmul   45 x
        xorps xmm9, xmm1                                          ;  3910.0 fadd+fmul   45 x
        movaps xmm15, xmm14                                       ;  3908.0 fadd+fmul   45 x copy
        andps xmm15, xmm7                                         ;  3910.0 fadd+fmul   45 x
        xorps xmm1, xmm4                                          ;  3910.0 fadd+fmul   45 x
        xorps xmm1, xmm8                                          ;  3912.0 fadd+fmul   45 x
        xorps xmm15, xmm2                                         ;  3912.0 fadd+fmul   45 x
        andps xmm8, xmm10                                         ;  3913.0 fadd+fmul   45 x
        movaps [rbp + 96], xmm1                                   ;  3914.0 agu1+agu0+fmisc   45 x spill
        movaps xmm1, xmm6                                         ;  3914.0 fadd+fmul   45 x copy
        xorps xmm1, xmm11                                         ;  3916.0 fadd+fmul   45 x
        xorps xmm6, xmm14                                         ;  3916.0 fadd+fmul   45 x
        xorps xmm9, xmm6                                          ;  3918.0 fadd+fmul   45 x
        andps xmm1, xmm10                                         ;  3918.0 fadd+fmul   45 x
        andps xmm6, xmm12                                         ;  3919.0 fadd+fmul   45 x
        xorps xmm5, xmm1                                          ;  3920.0 fadd+fmul   45 x
        movaps xmm1, xmm0                                         ;  3921.0 fadd+fmul   45 x copy
        andps xmm1, xmm7                                          ;  3923.0 fadd+fmul   45 x
        xorps xmm1, xmm15                                         ;  3925.0 fadd+fmul   45 x
        xorps xmm9, xmm13                                         ;  3924.0 fadd+fmul   45 x
        xorps xmm15, xmm11                                        ;  3925.0 fadd+fmul   45 x
        xorps xmm8, xmm15                                         ;  3927.0 fadd+fmul   45 x
        andps xmm15, xmm7                                         ;  3927.0 fadd+fmul   45 x
        xorps xmm8, xmm12                                         ;  3929.0 fadd+fmul   45 x
        xorps xmm6, xmm1                                          ;  3929.0 fadd+fmul   45 x
        movaps xmm1, xmm12                                        ;  3930.0 fadd+fmul   45 x copy
        andps xmm1, xmm0                                          ;  3932.0 fadd+fmul   45 x
        andps xmm12, xmm2                                         ;  3932.0 fadd+fmul   45 x
        xorps xmm1, xmm12                                         ;  3934.0 fadd+fmul   45 x
        xorps xmm15, xmm1                                         ;  3936.0 fadd+fmul   45 x
        movaps xmm1, xmm2                                         ;  3935.0 fadd+fmul   45 x copy
        xorps xmm1, xmm7                                          ;  3937.0 fadd+fmul   45 x
        andps xmm1, xmm10                                         ;  3939.0 fadd+fmul   45 x
        xorps xmm1, xmm6                                          ;  3941.0 fadd+fmul   45 x
        xorps xmm15, [rbp + 0]                                    ;  3939.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm12, [rbp + 80]                                   ;  3940.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm6, xmm12                                         ;  3942.0 fadd+fmul   45 x
        movaps xmm12, [rbp + 48]                                  ;  3938.0 agu2+agu0+fmisc   45 x
        andps xmm12, xmm0                                         ;  3942.0 fadd+fmul   45 x
        andps xmm2, [rbp + 48]                                    ;  3943.0 agu1+agu0+fadd+fmul   45 x
        andps xmm11, xmm14                                        ;  3944.0 fadd+fmul   45 x
        xorps xmm2, [rbp + 112]                                   ;  3945.0 agu2+agu0+fadd+fmul   45 x
        andps xmm0, xmm14                                         ;  3946.0 fadd+fmul   45 x
        andps xmm7, [rbp + 48]                                    ;  3947.0 agu1+agu0+fadd+fmul   45 x
        orps xmm10, [rbp - 16]                                    ;  3948.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm11, xmm12                                        ;  3949.0 fadd+fmul   45 x
        xorps xmm0, [rdx - 128]                                   ;  3950.0 agu1+agu2+fadd+fmul   45 x
        movaps [rbp + 112], xmm15                                 ;  3946.0 agu0+agu1+fmisc   45 x spill
        movaps xmm15, [rbp + 16]                                  ;  3948.0 agu2+agu0+fmisc   45 x
        xorps xmm15, xmm8                                         ;  3951.0 fadd+fmul   45 x
        xorps xmm8, xmm6                                          ;  3952.0 fadd+fmul   45 x
        xorps xmm3, xmm8                                          ;  3954.0 fadd+fmul   45 x
        xorps xmm3, xmm2                                          ;  3956.0 fadd+fmul   45 x
        xorps xmm12, xmm7                                         ;  3955.0 fadd+fmul   45 x
        movaps xmm8, [rbp - 16]                                   ;  3951.0 agu1+agu0+fmisc   45 x reload
        xorps xmm11, xmm8                                         ;  3956.0 fadd+fmul   45 x
        xorps xmm10, xmm11                                        ;  3958.0 fadd+fmul   45 x
        xorps xmm4, xmm15                                         ;  3958.0 fadd+fmul   45 x
        xorps xmm7, xmm0                                          ;  3959.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 32]                                    ;  3960.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm9, xmm12                                         ;  3961.0 fadd+fmul   45 x
        xorps xmm0, [rbp + 96]                                    ;  3962.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm12, [rbp + 16]                                   ;  3963.0 agu2+agu0+fadd+fmul   45 x
        movaps xmm11, [rbp + 48]                                  ;  3959.7 agu1+agu0+fmisc   48 x reload
        andps xmm14, xmm11                                        ;  3964.0 fadd+fmul   45 x
        xorps xmm13, xmm14                                        ;  3966.0 fadd+fmul   45 x
        xorps xmm2, [rdx - 128]                                   ;  3966.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm14, xmm1                                         ;  3967.0 fadd+fmul   45 x
        xorps xmm1, xmm10                                         ;  3968.0 fadd+fmul   45 x
        xorps xmm1, [rbp + 64]                                    ;  3970.0 agu0+agu1+fadd+fmul   45 x
        xorps xmm5, xmm2                                          ;  3970.0 fadd+fmul   45 x
        xorps xmm10, [rbp + 0]                                    ;  3971.0 agu2+agu0+fadd+fmul   45 x
        xorps xmm9, [rbp + 80]                                    ;  3972.0 agu1+agu0+fadd+fmul   45 x
        xorps xmm4, xmm8                                          ;  3973.0 fadd+fmul   45 x
        xorps xmm12, [rbp + 112]                                  ;  3974.0 agu2+agu1+fadd+fmul   45 x
        xorps xmm11, xmm13                                        ;  3975.0 fadd+fmul   45 x
        xorps xmm7, xmm14                                         ;  3976.0 fadd+fmul   45 x
        xorps xmm10, xmm11                                        ;  3977.0 fadd+fmul   45 x
        xorps xmm6, xmm7                                          ;  3978.0 fadd+fmul   45 x
        movaps xmm2, [rbp - 96]                                   ;  3974.0 agu0+agu1+fmisc   48 x reload
        xorps xmm6, xmm2                                          ;  3980.0 fadd+fmul   45 x
        movaps xmm7, [rbp - 128]                                  ;  3976.0 agu2+agu0+fmisc   48 x reload
        xorps xmm5, xmm7                                          ;  3980.0 fadd+fmul   45 x
        movaps xmm8, [rbp - 32]                                   ;  3978.0 agu1+agu0+fmisc   48 x reload
        xorps xmm3, xmm8                                          ;  3981.0 fadd+fmul   45 x
        movaps xmm11, [rbp - 112]                                 ;  3980.0 agu2+agu0+fmisc   48 x reload
        xorps xmm1, xmm11                                         ;  3982.0 fadd+fmul   45 x
        movaps xmm13, [rbp - 80]                                  ;  3982.0 agu1+agu0+fmisc   48 x reload
        xorps xmm10, xmm13                                        ;  3984.0 fadd+fmul   45 x
        movaps xmm14, [rbp - 48]                                  ;  3984.0 agu2+agu0+fmisc+fadd   48 x reload
        xorps xmm9, xmm14                                         ;  3986.0 fmul+fadd   45 x
        movaps xmm15, [rbp - 64]                                  ;  3985.0 agu1+agu0+fmisc+fmul   48 x reload
        xorps xmm0, xmm15                                         ;  3987.0 fadd+fmul   45 x
        movaps xmm15, [r8 + 1792]                                 ;  3986.0 agu2+agu0+fmisc  102 x.0 reload
        movaps [r9 + 1792], xmm15                                 ;  3988.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [r8 + 1808]                                 ;  3987.0 agu2+agu1+fadd+fmul  102 x.1 reload
        movaps [r9 + 1808], xmm15                                 ;  3990.0 agu0+agu2+fmisc  104 k
        movaps xmm15, [r8 + 1824]                                 ;  3988.0 agu1+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 1824], xmm15                                 ;  3992.0 agu2+agu1+fmisc  104 k
        movaps xmm15, [r8 + 1840]                                 ;  3989.0 agu0+agu2+fadd+fmul  102 x.3 reload
        movaps [r9 + 1840], xmm15                                 ;  3994.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5888], xmm6                                  ;  3996.0 agu2+agu1+fmisc  105 k
        movaps xmm6, [r8 + 1856]                                  ;  3990.0 agu0+agu2+fadd+fmul  102 x.4 reload
        movaps [r9 + 1856], xmm6                                  ;  3998.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5904], xmm5                                  ;  4000.0 agu2+agu1+fmisc  105 k
        movaps xmm5, [r8 + 1872]                                  ;  3991.7 agu0+agu2+fadd+fmul  102 x.5 reload
        movaps [r9 + 1872], xmm5                                  ;  4002.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5920], xmm3                                  ;  4004.0 agu2+agu1+fmisc  105 k
        movaps xmm3, [r8 + 1888]                                  ;  3994.0 agu0+agu2+fadd+fmul  102 x.6 reload
        movaps [r9 + 1888], xmm3                                  ;  4006.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 5936], xmm1                                  ;  4008.0 agu2+agu1+fmisc  105 k
        movaps xmm1, [r8 + 1904]                                  ;  3998.0 agu0+agu1+fadd+fmul  102 x.7 reload
        movaps [r9 + 1904], xmm1                                  ;  4010.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5952], xmm10                                 ;  4012.0 agu1+agu2+fmisc  105 k
        movaps xmm10, [r8 + 1920]                                 ;  4002.0 agu0+agu1+fadd+fmul  102 x.8 reload
        movaps [r9 + 1920], xmm10                                 ;  4014.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5968], xmm9                                  ;  4016.0 agu1+agu2+fmisc  105 k
        movaps xmm9, [r8 + 1936]                                  ;  4006.0 agu0+agu1+fadd+fmul  102 x.9 reload
        movaps [r9 + 1936], xmm9                                  ;  4018.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 5984], xmm0                                  ;  4020.0 agu1+agu2+fmisc  105 k
        movaps xmm0, [r8 + 1952]                                  ;  4010.0 agu0+agu1+fadd+fmul  102 x.10 reload
        movaps [r9 + 1952], xmm0                                  ;  4022.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 6000], xmm12                                 ;  4024.0 agu1+agu2+fmisc  105 k
        movaps xmm12, [r8 + 1968]                                 ;  4014.0 agu0+agu1+fadd+fmul  102 x.11 reload
        movaps [r9 + 1968], xmm12                                 ;  4026.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 6016], xmm4                                  ;  4028.0 agu1+agu2+fmisc  105 k
        movaps xmm4, [r8 + 1984]                                  ;  4018.0 agu0+agu1+fadd+fmul  102 x.12 reload
        movaps [r9 + 1984], xmm4                                  ;  4030.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 6032], xmm2                                  ;  4032.0 agu1+agu2+fmisc  105 k
        movaps xmm2, [r8 + 2000]                                  ;  4022.0 agu0+agu1+fadd+fmul  102 x.13 reload
        movaps [r9 + 2000], xmm2                                  ;  4034.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 6048], xmm7                                  ;  4036.0 agu1+agu2+fmisc  105 k
        movaps xmm7, [r8 + 2016]                                  ;  4026.0 agu0+agu1+fadd+fmul  102 x.14 reload
        movaps [r9 + 2016], xmm7                                  ;  4038.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 6064], xmm8                                  ;  4040.0 agu1+agu2+fmisc  105 k
        movaps xmm8, [r8 + 2032]                                  ;  4030.0 agu0+agu1+fadd+fmul  102 x.15 reload
        movaps [r9 + 2032], xmm8                                  ;  4042.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 6080], xmm11                                 ;  4044.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 6096], xmm13                                 ;  4046.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 6112], xmm14                                 ;  4048.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 3888], xmm15                                 ;  4050.0 agu1+agu0+fmisc  104 k
        movaps xmm15, [rbp - 64]                                  ;  4040.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 6128], xmm15                                 ;  4052.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 3904], xmm6                                  ;  4054.0 agu2+agu1+fmisc  104 k
        movaps xmm6, [r8 + 1792]                                  ;  4044.0 agu0+agu1+fadd+fmul  102 x.0 reload
        movaps [r9 + 3840], xmm6                                  ;  4056.0 agu2+agu0+fmisc  104 k
        movaps xmm6, [r8 + 1808]                                  ;  4046.0 agu1+agu2+fadd+fmul  102 x.1 reload
        movaps [r9 + 3856], xmm6                                  ;  4058.0 agu0+agu1+fmisc  104 k
        movaps xmm6, [r8 + 1824]                                  ;  4048.0 agu2+agu0+fadd+fmul  102 x.2 reload
        movaps [r9 + 3872], xmm6                                  ;  4060.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3920], xmm5                                  ;  4062.0 agu2+agu1+fmisc  104 k
        movaps [r9 + 3936], xmm3                                  ;  4064.0 agu0+agu1+fmisc  104 k
        movaps [r9 + 3952], xmm1                                  ;  4066.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 3968], xmm10                                 ;  4068.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 3984], xmm9                                  ;  4070.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4000], xmm0                                  ;  4072.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4016], xmm12                                 ;  4074.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4032], xmm4                                  ;  4076.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4048], xmm2                                  ;  4078.0 agu2+agu0+fmisc  104 k
        movaps [r9 + 4064], xmm7                                  ;  4080.0 agu1+agu0+fmisc  104 k
        movaps [r9 + 4080], xmm8                                  ;  4082.0 agu2+agu0+fmisc  104 k
        movaps xmm0, [r9 + 5888]                                  ;  4072.0 agu1+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7936], xmm0                                  ;  4084.0 agu2+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5904]                                  ;  4074.0 agu1+agu2+fadd+fmul   45 x reload
        movaps [r9 + 7952], xmm0                                  ;  4086.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5920]                                  ;  4076.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 7968], xmm0                                  ;  4088.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5936]                                  ;  4078.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 7984], xmm0                                  ;  4090.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5952]                                  ;  4080.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 8000], xmm0                                  ;  4092.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 5968]                                  ;  4082.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 8016], xmm0                                  ;  4094.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 5984]                                  ;  4084.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 8032], xmm0                                  ;  4096.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [r9 + 6000]                                  ;  4086.0 agu2+agu1+fadd+fmul   45 x reload
        movaps [r9 + 8048], xmm0                                  ;  4098.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [r9 + 6016]                                  ;  4088.0 agu2+agu0+fadd+fmul   45 x reload
        movaps [r9 + 8064], xmm0                                  ;  4100.0 agu1+agu0+fmisc  105 k
        movaps xmm0, [rbp - 96]                                   ;  4090.0 agu2+agu1+fadd+fmul   48 x reload
        movaps [r9 + 8080], xmm0                                  ;  4102.0 agu0+agu1+fmisc  105 k
        movaps xmm0, [rbp - 128]                                  ;  4092.0 agu2+agu0+fadd+fmul   48 x reload
        movaps [r9 + 8096], xmm0                                  ;  4104.0 agu1+agu0+fmisc  105 k
        movaps [r9 + 8128], xmm11                                 ;  4106.0 agu2+agu1+fmisc  105 k
        movaps xmm0, [rbp - 32]                                   ;  4096.0 agu0+agu1+fadd+fmul   48 x reload
        movaps [r9 + 8112], xmm0                                  ;  4108.0 agu2+agu0+fmisc  105 k
        movaps [r9 + 8144], xmm13                                 ;  4110.0 agu1+agu2+fmisc  105 k
        movaps [r9 + 8160], xmm14                                 ;  4112.0 agu0+agu1+fmisc  105 k
        movaps [r9 + 8176], xmm15                                 ;  4114.0 agu2+agu0+fmisc  105 k
        add rsp, 0x120                                            ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
