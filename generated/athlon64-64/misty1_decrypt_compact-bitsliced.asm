; misty1_decrypt_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_decrypt_compact --cpu athlon64-64 --variant bitsliced
;
; void misty1_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 8192 bytes (512 slices), read, secret, aligned to 16 bytes
;   src: 1024 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 1024 bytes a batch (64 slices), written, public, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 518 uops, planned 185.0; bounds: width 172.7, ports 170.7, path 10.0
;   blocks/rounds: 7732 uops, planned 3109.7; bounds: width 2577.3, ports 2815.0, path 140.0
;   blocks.2: 262 uops, planned 129.0; bounds: width 87.3, ports 128.0, path 1.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_decrypt_compact

        section .text
        align 16
misty1_decrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        sub rsp, 0x888                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2040], ecx                                ;                    argument
        mov qword [rbp + 1984], rsi                                ;                    argument
        mov qword [rbp + 2000], rdi                                ;                    argument
        mov qword [rbp + 2032], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rsi, [rbp + 512]                                       ;                    frame
        lea rdi, [rbp + 768]                                       ;                    frame
        lea rcx, [rbp + 1024]                                      ;                    frame
        lea rax, [rbp + 1280]                                      ;                    frame
        lea rbx, [rbp + 1536]                                      ;                    frame
        lea r10, [rbp + 1792]                                      ;                    frame
        lea r11, [rbp + 2048]                                      ;                    frame
        mov r8d, dword [rbp + 2040]                                ;     0.0 agu0   149 blocks
        shl r8, 0xa                                                ;     3.0 alu0   149 blocks
        mov r9, qword [rbp + 1984]                                 ;     0.7 agu1   149 blocks
        add r9, r8                                                 ;     4.0 alu1   149 blocks
        mov qword [rbp + 1992], r9                                 ;     5.0 agu2   149 blocks
        cmp dword [rbp + 2040], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 1984]                                 ;     0.0 agu0   130 r.0 reload
        movaps xmm0, [r8 + 512]                                    ;     5.0 agu1+agu2+fadd+fmul  131 l.0
        movaps xmm1, [r8 + 528]                                    ;     5.0 agu0+agu1+fmisc+fadd  131 l.1
        movaps xmm2, [r8 + 544]                                    ;     5.0 agu2+agu0+fmul+fmisc  131 l.2
        movaps xmm3, [r8 + 560]                                    ;     5.0 agu1+agu2+fadd+fmul  131 l.3
        movaps xmm4, [r8 + 576]                                    ;     5.3 agu0+agu1+fmisc+fadd  131 l.4
        movaps xmm5, [r8 + 592]                                    ;     6.0 agu2+agu0+fmul+fmisc  131 l.5
        movaps xmm6, [r8 + 608]                                    ;     7.0 agu1+agu2+fadd+fmul  131 l.6
        movaps xmm7, [r8 + 624]                                    ;     8.0 agu0+agu1+fmisc+fadd  131 l.7
        movaps xmm8, xmm0                                          ;     7.0 fmul+fadd   66 l copy
        movaps xmm9, xmm1                                          ;     8.0 fmul+fadd   66 l copy
        mov r9, qword [rbp + 2000]                                 ;     7.7 agu2    88 r.0 reload
        orps xmm8, [r9 + 6656]                                     ;    14.7 agu0+agu1+fmul+fadd   66 l
        movaps xmm10, xmm2                                         ;    10.0 fmul+fadd   66 l copy
        movaps xmm11, [r8 + 560]                                   ;    12.7 agu2+agu0+fmisc+fmul   66 l copy
        movaps xmm12, xmm4                                         ;    11.3 fadd+fmul   66 l copy
        orps xmm9, [r9 + 6672]                                     ;    16.3 agu1+agu0+fadd+fmul   66 l
        orps xmm10, [r9 + 6688]                                    ;    17.3 agu2+agu0+fadd+fmul   66 l
        orps xmm11, [r9 + 6704]                                    ;    18.3 agu1+agu2+fadd+fmul   66 l
        orps xmm12, [r9 + 6720]                                    ;    19.3 agu0+agu1+fadd+fmul   66 l
        movaps xmm13, [r8 + 592]                                   ;    17.3 agu2+agu0+fmisc   66 l copy
        movaps xmm14, xmm6                                         ;    16.3 fadd+fmul   66 l copy
        xorps xmm8, [r8 + 768]                                     ;    21.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm9, [r8 + 784]                                     ;    22.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm10, [r8 + 800]                                    ;    23.3 agu2+agu0+fadd+fmul   66 l
        movaps xmm15, [r8 + 624]                                   ;    21.3 agu1+agu2+fmisc   66 l copy
        xorps xmm11, [r8 + 816]                                    ;    24.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm12, [r8 + 832]                                    ;    25.3 agu2+agu0+fadd+fmul   66 l
        orps xmm13, [r9 + 6736]                                    ;    26.3 agu1+agu2+fadd+fmul   66 l
        movaps [r10 - 32], xmm8                                    ;    23.3 agu0+agu1+fmisc  132 rounds
        andps xmm8, [r9 + 1024]                                    ;    27.3 agu2+agu0+fadd+fmul   67 l
        movaps [r10 - 16], xmm9                                    ;    25.0 agu1+agu2+fmisc  132 rounds
        movaps [r10 + 0], xmm10                                    ;    27.0 agu0+agu1+fmisc  132 rounds
        andps xmm9, [r9 + 1040]                                    ;    29.0 agu2+agu0+fadd+fmul   67 l
        movaps [r10 + 16], xmm11                                   ;    29.0 agu1+agu2+fmisc  132 rounds
        movaps [r10 + 32], xmm12                                   ;    31.0 agu0+agu1+fmisc  132 rounds
        xorps xmm0, xmm8                                           ;    29.3 fadd+fmul   67 l
        andps xmm10, [r9 + 1056]                                   ;    31.7 agu2+agu0+fadd+fmul   67 l
        andps xmm11, [r9 + 1072]                                   ;    32.7 agu1+agu0+fadd+fmul   67 l
        xorps xmm1, xmm9                                           ;    31.0 fadd+fmul   67 l
        movaps [rbx - 64], xmm0                                    ;    33.0 agu2+agu1+fmisc  132 rounds
        andps xmm12, [r9 + 1088]                                   ;    34.7 agu0+agu1+fadd+fmul   67 l
        xorps xmm13, [r8 + 848]                                    ;    35.7 agu2+agu0+fadd+fmul   66 l
        movaps [rbx - 48], xmm1                                    ;    35.0 agu1+agu2+fmisc  132 rounds
        xorps xmm2, xmm10                                          ;    33.7 fadd+fmul   67 l
        orps xmm14, [r9 + 6752]                                    ;    37.7 agu0+agu1+fadd+fmul   66 l
        xorps xmm3, xmm11                                          ;    34.7 fadd+fmul   67 l
        movaps [rbx - 32], xmm2                                    ;    37.0 agu2+agu0+fmisc  132 rounds
        orps xmm15, [r9 + 6768]                                    ;    39.7 agu1+agu0+fadd+fmul   66 l
        movaps [rbx - 16], xmm3                                    ;    39.0 agu2+agu1+fmisc  132 rounds
        xorps xmm4, xmm12                                          ;    36.7 fadd+fmul   67 l
        movaps [r10 + 48], xmm13                                   ;    41.0 agu0+agu2+fmisc  132 rounds
        movaps [rbx + 0], xmm4                                     ;    43.0 agu1+agu0+fmisc  132 rounds
        andps xmm13, [r9 + 1104]                                   ;    42.7 agu2+agu1+fadd+fmul   67 l
        xorps xmm14, [r8 + 864]                                    ;    43.3 agu0+agu2+fadd+fmul   66 l
        movaps xmm0, [r8 + 640]                                    ;    42.3 agu1+agu0+fadd+fmul  131 l.8
        movaps xmm1, [r8 + 656]                                    ;    43.3 agu2+agu1+fadd+fmul  131 l.9
        xorps xmm15, [r8 + 880]                                    ;    46.3 agu0+agu2+fadd+fmul   66 l
        movaps xmm2, [r8 + 672]                                    ;    45.3 agu1+agu0+fadd+fmul  131 l.10
        xorps xmm5, xmm13                                          ;    44.7 fadd+fmul   67 l
        movaps xmm3, [r8 + 688]                                    ;    47.0 agu2+agu0+fmisc  131 l.11
        movaps [r10 + 64], xmm14                                   ;    47.0 agu1+agu0+fmisc  132 rounds
        andps xmm14, [r9 + 1120]                                   ;    49.3 agu2+agu1+fadd+fmul   67 l
        movaps [rbx + 16], xmm5                                    ;    49.0 agu0+agu2+fmisc  132 rounds
        movaps xmm4, xmm0                                          ;    46.3 fadd+fmul   66 l copy
        orps xmm4, [r9 + 6784]                                     ;    51.3 agu1+agu0+fadd+fmul   66 l
        movaps [r10 + 80], xmm15                                   ;    51.0 agu2+agu0+fmisc  132 rounds
        andps xmm15, [r9 + 1136]                                   ;    52.7 agu1+agu2+fadd+fmul   67 l
        movaps xmm5, xmm1                                          ;    49.3 fadd+fmul   66 l copy
        orps xmm5, [r9 + 6800]                                     ;    54.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm6, xmm14                                          ;    51.3 fadd+fmul   67 l
        movaps xmm8, xmm2                                          ;    52.3 fadd+fmul   66 l copy
        orps xmm8, [r9 + 6816]                                     ;    57.3 agu2+agu0+fadd+fmul   66 l
        movaps [rbx + 32], xmm6                                    ;    53.3 agu1+agu0+fmisc  132 rounds
        xorps xmm4, [r8 + 896]                                     ;    58.3 agu2+agu1+fadd+fmul   66 l
        xorps xmm7, xmm15                                          ;    55.3 fadd+fmul   67 l
        movaps xmm6, [r8 + 688]                                    ;    57.3 agu0+agu2+fmisc   66 l copy
        orps xmm6, [r9 + 6832]                                     ;    60.3 agu1+agu0+fadd+fmul   66 l
        xorps xmm5, [r8 + 912]                                     ;    61.3 agu2+agu1+fadd+fmul   66 l
        movaps [rbx + 48], xmm7                                    ;    57.3 agu0+agu2+fmisc  132 rounds
        movaps xmm7, [r8 + 704]                                    ;    60.3 agu1+agu0+fmisc+fadd  131 l.12
        xorps xmm8, [r8 + 928]                                     ;    63.3 agu2+agu0+fmul+fadd   66 l
        movaps xmm9, [r8 + 720]                                    ;    61.3 agu1+agu2+fmisc+fmul  131 l.13
        movaps [r10 + 96], xmm4                                    ;    61.3 agu0+agu1+fmisc  132 rounds
        andps xmm4, [r9 + 1152]                                    ;    64.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm6, [r8 + 944]                                     ;    65.3 agu1+agu0+fadd+fmul   66 l
        movaps xmm10, [r8 + 736]                                   ;    64.3 agu2+agu1+fmisc+fadd  131 l.14
        movaps [r10 + 112], xmm5                                   ;    64.3 agu0+agu2+fmisc  132 rounds
        andps xmm5, [r9 + 1168]                                    ;    67.3 agu1+agu0+fmul+fadd   67 l
        movaps xmm11, xmm7                                         ;    64.3 fmul+fadd   66 l copy
        movaps [r11 - 128], xmm8                                   ;    66.3 agu2+agu1+fmisc  132 rounds
        xorps xmm0, xmm4                                           ;    66.3 fmul+fadd   67 l
        andps xmm8, [r9 + 1184]                                    ;    70.3 agu0+agu1+fmul+fadd   67 l
        orps xmm11, [r9 + 6848]                                    ;    71.3 agu2+agu0+fmul+fadd   66 l
        movaps [r11 - 112], xmm6                                   ;    68.3 agu1+agu2+fmisc  132 rounds
        movaps [rbx + 64], xmm0                                    ;    70.3 agu0+agu1+fmisc  132 rounds
        xorps xmm1, xmm5                                           ;    69.3 fmul+fadd   67 l
        andps xmm6, [r9 + 1200]                                    ;    73.3 agu2+agu0+fadd+fmul   67 l
        movaps [rbx + 80], xmm1                                    ;    72.3 agu1+agu0+fmisc  132 rounds
        movaps xmm0, xmm9                                          ;    70.3 fadd+fmul   66 l copy
        xorps xmm2, xmm8                                           ;    72.3 fadd+fmul   67 l
        orps xmm0, [r9 + 6864]                                     ;    76.3 agu2+agu1+fadd+fmul   66 l
        xorps xmm11, [r8 + 960]                                    ;    77.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbx + 96], xmm2                                    ;    74.3 agu2+agu0+fmisc  132 rounds
        xorps xmm3, xmm6                                           ;    75.3 fadd+fmul   67 l
        movaps xmm1, xmm10                                         ;    75.3 fadd+fmul   66 l copy
        orps xmm1, [r9 + 6880]                                     ;    80.3 agu1+agu2+fadd+fmul   66 l
        movaps [rbx + 112], xmm3                                   ;    77.3 agu0+agu1+fmisc  132 rounds
        movaps xmm2, [r8 + 752]                                    ;    79.3 agu2+agu0+fadd+fmul  131 l.15
        xorps xmm0, [r8 + 976]                                     ;    82.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm3, [r8]                                          ;    80.7 agu0+agu1+fmisc  130 r.0
        movaps [r11 - 96], xmm11                                   ;    80.7 agu2+agu0+fmisc  132 rounds
        andps xmm11, [r9 + 1216]                                   ;    83.3 agu1+agu2+fadd+fmul   67 l
        movaps xmm4, [r8 + 16]                                     ;    82.3 agu0+agu1+fadd+fmul  130 r.1
        movaps xmm5, [r8 + 32]                                     ;    83.3 agu2+agu0+fadd+fmul  130 r.2
        xorps xmm1, [r8 + 992]                                     ;    86.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm6, [r8 + 752]                                    ;    84.7 agu0+agu1+fmisc   66 l copy
        orps xmm6, [r9 + 6896]                                     ;    87.3 agu2+agu0+fadd+fmul   66 l
        movaps [r11 - 80], xmm0                                    ;    84.7 agu1+agu2+fmisc  132 rounds
        andps xmm0, [r9 + 1232]                                    ;    88.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm7, xmm11                                          ;    85.3 fadd+fmul   67 l
        movaps xmm8, xmm3                                          ;    86.3 fadd+fmul   66 l copy
        orps xmm8, [r9 + 2048]                                     ;    91.3 agu2+agu0+fadd+fmul   66 l
        movaps [r10 - 128], xmm7                                   ;    87.3 agu1+agu0+fmisc  132 rounds
        movaps [r10 - 112], xmm1                                   ;    89.3 agu2+agu1+fmisc  132 rounds
        andps xmm1, [r9 + 1248]                                    ;    92.3 agu0+agu2+fadd+fmul   67 l
        xorps xmm6, [r8 + 1008]                                    ;    93.3 agu1+agu0+fadd+fmul   66 l
        xorps xmm9, xmm0                                           ;    90.3 fadd+fmul   67 l
        movaps xmm0, [r8 + 16]                                     ;    93.3 agu2+agu1+fmisc+fadd   66 l copy
        orps xmm0, [r9 + 2064]                                     ;    96.3 agu0+agu1+fmul+fadd   66 l
        movaps [r10 - 96], xmm9                                    ;    92.3 agu2+agu0+fmisc  132 rounds
        movaps xmm7, xmm5                                          ;    93.3 fmul+fadd   66 l copy
        xorps xmm8, [r8 + 256]                                     ;    98.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm10, xmm1                                          ;    95.3 fmul+fadd   67 l
        orps xmm7, [r9 + 2080]                                     ;   100.3 agu0+agu1+fmul+fadd   66 l
        movaps [r10 - 80], xmm6                                    ;    95.3 agu2+agu0+fmisc  132 rounds
        andps xmm6, [r9 + 1264]                                    ;   101.3 agu1+agu2+fmul+fadd   67 l
        movaps [r10 - 64], xmm10                                   ;    97.3 agu0+agu1+fmisc  132 rounds
        movaps xmm1, [r8 + 48]                                     ;   100.3 agu2+agu0+fmul+fadd  130 r.3
        xorps xmm0, [r8 + 272]                                     ;   103.3 agu1+agu2+fmul+fadd   66 l
        movaps xmm9, [r8 + 64]                                     ;   101.3 agu0+agu1+fmisc+fmul  130 r.4
        movaps xmm10, [r8 + 80]                                    ;   102.3 agu2+agu0+fmisc+fadd  130 r.5
        movaps [rax - 64], xmm8                                    ;   101.3 agu1+agu2+fmisc  132 rounds
        andps xmm8, [r9 + 5632]                                    ;   105.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm7, [r8 + 288]                                     ;   106.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm2, xmm6                                           ;   103.3 fmul+fadd   67 l
        movaps xmm6, [r8 + 48]                                     ;   106.0 agu1+agu2+fmisc+fmul   66 l copy
        orps xmm6, [r9 + 2096]                                     ;   109.0 agu0+agu1+fadd+fmul   66 l
        movaps [r10 - 48], xmm2                                    ;   105.3 agu2+agu0+fmisc  132 rounds
        movaps [rax - 48], xmm0                                    ;   107.3 agu1+agu2+fmisc  132 rounds
        andps xmm0, [r9 + 5648]                                    ;   110.0 agu0+agu1+fadd+fmul   67 l
        xorps xmm3, xmm8                                           ;   107.3 fadd+fmul   67 l
        movaps xmm2, xmm9                                          ;   108.0 fadd+fmul   66 l copy
        movaps [rax - 32], xmm7                                    ;   109.3 agu2+agu0+fmisc  132 rounds
        movaps [rcx - 80], xmm3                                    ;   111.3 agu1+agu0+fmisc  132 rounds
        andps xmm7, [r9 + 5664]                                    ;   113.3 agu2+agu1+fadd+fmul   67 l
        orps xmm2, [r9 + 2112]                                     ;   114.0 agu0+agu2+fadd+fmul   66 l
        xorps xmm6, [r8 + 304]                                     ;   115.0 agu1+agu0+fadd+fmul   66 l
        xorps xmm4, xmm0                                           ;   112.0 fadd+fmul   67 l
        movaps xmm0, xmm10                                         ;   113.0 fadd+fmul   66 l copy
        orps xmm0, [r9 + 2128]                                     ;   118.0 agu2+agu1+fadd+fmul   66 l
        movaps [rcx - 64], xmm4                                    ;   114.0 agu0+agu1+fmisc  132 rounds
        xorps xmm5, xmm7                                           ;   115.3 fadd+fmul   67 l
        movaps xmm3, [r8 + 96]                                     ;   118.0 agu2+agu0+fmisc+fadd  130 r.6
        xorps xmm2, [r8 + 320]                                     ;   121.0 agu1+agu0+fmul+fadd   66 l
        movaps [rcx - 48], xmm5                                    ;   117.3 agu2+agu1+fmisc  132 rounds
        movaps [rax - 16], xmm6                                    ;   119.0 agu0+agu2+fmisc  132 rounds
        andps xmm6, [r9 + 5680]                                    ;   122.0 agu1+agu0+fmul+fadd   67 l
        movaps xmm4, [r8 + 112]                                    ;   121.0 agu2+agu1+fmul+fadd  130 r.7
        movaps xmm5, [r8 + 128]                                    ;   122.0 agu0+agu2+fmul+fadd  130 r.8
        xorps xmm0, [r8 + 336]                                     ;   125.0 agu1+agu0+fmul+fadd   66 l
        movaps xmm7, [r8 + 96]                                     ;   123.0 agu2+agu1+fmisc   66 l copy
        orps xmm7, [r9 + 2144]                                     ;   126.0 agu0+agu2+fmul+fadd   66 l
        movaps [rax + 0], xmm2                                     ;   123.0 agu1+agu0+fmisc  132 rounds
        andps xmm2, [r9 + 5696]                                    ;   127.0 agu2+agu1+fmul+fadd   67 l
        xorps xmm1, xmm6                                           ;   124.0 fmul+fadd   67 l
        movaps xmm6, xmm4                                          ;   125.0 fmul+fadd   66 l copy
        orps xmm6, [r9 + 2160]                                     ;   130.0 agu0+agu2+fmul+fadd   66 l
        movaps [rcx - 32], xmm1                                    ;   126.0 agu1+agu0+fmisc  132 rounds
        movaps [rax + 16], xmm0                                    ;   128.0 agu2+agu1+fmisc  132 rounds
        andps xmm0, [r9 + 5712]                                    ;   131.0 agu0+agu2+fmul+fadd   67 l
        xorps xmm7, [r8 + 352]                                     ;   132.0 agu1+agu0+fmul+fadd   66 l
        xorps xmm9, xmm2                                           ;   129.0 fmul+fadd   67 l
        movaps xmm1, xmm5                                          ;   130.0 fmul+fadd   66 l copy
        orps xmm1, [r9 + 2176]                                     ;   135.0 agu2+agu1+fmul+fadd   66 l
        movaps [rcx - 16], xmm9                                    ;   131.0 agu0+agu1+fmisc  132 rounds
        movaps xmm2, [r8 + 144]                                    ;   133.7 agu2+agu0+fmul+fmisc  130 r.9
        xorps xmm6, [r8 + 368]                                     ;   136.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm10, xmm0                                          ;   133.3 fadd+fmul   67 l
        movaps xmm0, [r8 + 160]                                    ;   135.7 agu0+agu1+fmisc  130 r.10
        movaps [rax + 32], xmm7                                    ;   135.7 agu2+agu0+fmisc  132 rounds
        andps xmm7, [r9 + 5728]                                    ;   138.3 agu1+agu2+fadd+fmul   67 l
        movaps [rcx + 0], xmm10                                    ;   137.7 agu0+agu1+fmisc  132 rounds
        movaps xmm8, [r8 + 176]                                    ;   137.3 agu2+agu0+fadd+fmul  130 r.11
        movaps xmm9, xmm2                                          ;   136.3 fadd+fmul   66 l copy
        xorps xmm1, [r8 + 384]                                     ;   141.3 agu1+agu2+fadd+fmul   66 l
        orps xmm9, [r9 + 2192]                                     ;   142.3 agu0+agu1+fadd+fmul   66 l
        movaps [rax + 48], xmm6                                    ;   139.7 agu2+agu0+fmisc  132 rounds
        andps xmm6, [r9 + 5744]                                    ;   143.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm3, xmm7                                           ;   140.3 fadd+fmul   67 l
        movaps xmm7, xmm0                                          ;   141.3 fadd+fmul   66 l copy
        orps xmm7, [r9 + 2208]                                     ;   146.3 agu0+agu1+fadd+fmul   66 l
        movaps [rcx + 16], xmm3                                    ;   142.3 agu2+agu0+fmisc  132 rounds
        movaps xmm3, xmm8                                          ;   143.3 fadd+fmul   66 l copy
        movaps [rax + 64], xmm1                                    ;   144.0 agu1+agu2+fmisc  132 rounds
        andps xmm1, [r9 + 5760]                                    ;   148.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm9, [r8 + 400]                                     ;   149.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm4, xmm6                                           ;   146.3 fadd+fmul   67 l
        orps xmm3, [r9 + 2224]                                     ;   151.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm6, [r8 + 192]                                    ;   149.3 agu0+agu1+fmisc  130 r.12
        movaps [rcx + 32], xmm4                                    ;   148.7 agu2+agu0+fmisc  132 rounds
        xorps xmm7, [r8 + 416]                                     ;   152.3 agu1+agu2+fadd+fmul   66 l
        movaps xmm4, [r8 + 208]                                    ;   151.3 agu0+agu1+fadd+fmul  130 r.13
        xorps xmm5, xmm1                                           ;   150.3 fadd+fmul   67 l
        movaps xmm1, [r8 + 224]                                    ;   152.7 agu2+agu0+fmisc  130 r.14
        movaps [rax + 80], xmm9                                    ;   152.7 agu1+agu0+fmisc  132 rounds
        andps xmm9, [r9 + 5776]                                    ;   155.3 agu2+agu1+fadd+fmul   67 l
        movaps [rcx + 48], xmm5                                    ;   154.7 agu0+agu2+fmisc  132 rounds
        xorps xmm3, [r8 + 432]                                     ;   156.7 agu1+agu0+fadd+fmul   66 l
        movaps xmm5, xmm6                                          ;   153.3 fadd+fmul   66 l copy
        movaps [rax + 96], xmm7                                    ;   156.7 agu2+agu1+fmisc  132 rounds
        andps xmm7, [r9 + 5792]                                    ;   158.7 agu0+agu1+fadd+fmul   67 l
        orps xmm5, [r9 + 2240]                                     ;   159.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm2, xmm9                                           ;   157.3 fadd+fmul   67 l
        movaps xmm9, [r8 + 240]                                    ;   159.3 agu1+agu2+fadd+fmul  130 r.15
        movaps xmm10, xmm4                                         ;   158.3 fadd+fmul   66 l copy
        movaps [rax + 112], xmm3                                   ;   158.7 agu0+agu1+fmisc  132 rounds
        movaps [rcx + 64], xmm2                                    ;   160.7 agu2+agu0+fmisc  132 rounds
        andps xmm3, [r9 + 5808]                                    ;   163.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm0, xmm7                                           ;   160.7 fadd+fmul   67 l
        orps xmm10, [r9 + 2256]                                    ;   165.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm5, [r8 + 448]                                     ;   166.3 agu2+agu0+fadd+fmul   66 l
        movaps [rcx + 80], xmm0                                    ;   162.7 agu1+agu2+fmisc  132 rounds
        movaps xmm0, xmm1                                          ;   163.3 fadd+fmul   66 l copy
        orps xmm0, [r9 + 2272]                                     ;   168.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm8, xmm3                                           ;   165.3 fadd+fmul   67 l
        mov qword [rbp + 2008], r9                                 ;   164.3 agu2   132 rounds
        mov qword [rbp + 2016], r9                                 ;   164.7 agu0   132 rounds
        movaps xmm2, [r8 + 240]                                    ;   168.0 agu1+agu2+fmisc   66 l copy
        orps xmm2, [r9 + 2288]                                     ;   170.3 agu0+agu1+fadd+fmul   66 l
        movaps [rcx + 96], xmm8                                    ;   168.0 agu2+agu0+fmisc  132 rounds
        xorps xmm10, [r8 + 464]                                    ;   171.3 agu1+agu2+fadd+fmul   66 l
        movaps [rbx - 128], xmm5                                   ;   170.0 agu0+agu1+fmisc  132 rounds
        andps xmm5, [r9 + 5824]                                    ;   172.7 agu2+agu0+fadd+fmul   67 l
        xorps xmm0, [r8 + 480]                                     ;   173.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm2, [r8 + 496]                                     ;   174.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbx - 112], xmm10                                  ;   173.3 agu2+agu0+fmisc  132 rounds
        andps xmm10, [r9 + 5840]                                   ;   175.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm6, xmm5                                           ;   174.7 fadd+fmul   67 l
        movaps [rbx - 96], xmm0                                    ;   175.3 agu0+agu1+fmisc  132 rounds
        andps xmm0, [r9 + 5856]                                    ;   177.7 agu2+agu0+fadd+fmul   67 l
        movaps [rcx + 112], xmm6                                   ;   176.7 agu1+agu2+fmisc  132 rounds
        movaps [rbx - 80], xmm2                                    ;   178.0 agu0+agu1+fmisc  132 rounds
        andps xmm2, [r9 + 5872]                                    ;   179.7 agu2+agu0+fadd+fmul   67 l
        xorps xmm4, xmm10                                          ;   177.3 fadd+fmul   67 l
        movaps [rax - 128], xmm4                                   ;   180.0 agu1+agu2+fmisc  132 rounds
        xorps xmm1, xmm0                                           ;   179.7 fadd+fmul   67 l
        movaps [rax - 112], xmm1                                   ;   182.0 agu0+agu1+fmisc  132 rounds
        xorps xmm9, xmm2                                           ;   181.7 fadd+fmul   67 l
        movaps [rax - 96], xmm9                                    ;   184.0 agu2+agu0+fmisc  132 rounds
        add r9, -2048                                              ;   180.0 alu0   132 rounds
        mov qword [rbp + 2024], r9                                 ;   181.0 agu1   132 rounds
        movdqa xmm0, [r10 - 32]                                    ;                    resident
        movdqa xmm1, [r10 - 16]                                    ;                    resident
        movdqa xmm2, [r10 + 0]                                     ;                    resident
        movdqa xmm3, [r10 + 16]                                    ;                    resident
        movdqa xmm4, [r10 + 32]                                    ;                    resident
        movdqa xmm5, [r10 + 48]                                    ;                    resident
        movdqa xmm6, [r10 + 64]                                    ;                    resident
        movdqa xmm7, [r10 + 80]                                    ;                    resident
        movdqa xmm8, [r10 + 96]                                    ;                    resident
        movdqa xmm9, [r10 + 112]                                   ;                    resident
        movdqa xmm10, [r11 - 128]                                  ;                    resident
        movdqa xmm11, [r11 - 112]                                  ;                    resident
        movdqa xmm12, [r11 - 96]                                   ;                    resident
        movdqa xmm13, [r11 - 80]                                   ;                    resident
        mov r8, qword [rbp + 2008]                                 ;                    resident
        mov r9, qword [rbp + 2016]                                 ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r8 + 1792]                                  ;     2.0 agu0+agu1+fadd+fmul   54 next
        movaps xmm15, [rax - 64]                                   ;     2.0 agu2+agu0+fmisc+fadd   54 next reload
        xorps xmm14, xmm15                                         ;     4.0 fmul+fadd   54 next
        movaps xmm15, [r8 + 1808]                                  ;     2.3 agu1+agu2+fmisc+fmul   54 next
        xorps xmm15, [rax - 48]                                    ;     4.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi + 16], xmm13                                   ;     4.3 agu2+agu0+fmisc  114 r spill
        movaps xmm13, [r8 + 1824]                                  ;     4.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm13, [rax - 32]                                    ;     6.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi + 32], xmm12                                   ;     6.3 agu2+agu0+fmisc  114 r spill
        movaps xmm12, [r8 + 1840]                                  ;     6.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm12, [rax - 16]                                    ;     8.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi + 48], xmm11                                   ;     8.3 agu2+agu0+fmisc  114 r spill
        movaps xmm11, [r8 + 1856]                                  ;     8.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm11, [rax + 0]                                     ;    10.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi + 64], xmm10                                   ;    10.3 agu2+agu0+fmisc  114 r spill
        movaps xmm10, [r8 + 1872]                                  ;    10.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm10, [rax + 16]                                    ;    12.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi + 80], xmm9                                    ;    12.3 agu2+agu0+fmisc  114 r spill
        movaps xmm9, [r8 + 1888]                                   ;    12.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm9, [rax + 32]                                     ;    14.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdx - 80], xmm8                                    ;    14.3 agu2+agu0+fmisc  114 r spill
        movaps xmm8, [r8 + 1904]                                   ;    14.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm8, [rax + 48]                                     ;    16.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi + 96], xmm7                                    ;    16.3 agu2+agu0+fmisc  114 r spill
        movaps xmm7, [r8 + 1920]                                   ;    16.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm7, [rax + 64]                                     ;    18.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi + 112], xmm6                                   ;    18.3 agu2+agu0+fmisc  114 r spill
        movaps xmm6, [r8 + 1936]                                   ;    18.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm6, [rax + 80]                                     ;    20.3 agu0+agu1+fadd+fmul   54 next
        movaps [rcx - 128], xmm5                                   ;    20.3 agu2+agu0+fmisc  114 r spill
        movaps xmm5, [r8 + 1952]                                   ;    20.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm5, [rax + 96]                                     ;    22.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi - 64], xmm4                                    ;    22.3 agu2+agu0+fmisc  114 r spill
        movaps xmm4, [r8 + 1968]                                   ;    22.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm4, [rax + 112]                                    ;    24.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi - 48], xmm3                                    ;    24.3 agu2+agu0+fmisc  114 r spill
        movaps xmm3, [r8 + 1984]                                   ;    24.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm3, [rbx - 128]                                    ;    26.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi - 32], xmm2                                    ;    26.3 agu2+agu0+fmisc  114 r spill
        movaps xmm2, [r8 + 2000]                                   ;    26.3 agu1+agu2+fadd+fmul   54 next
        xorps xmm2, [rbx - 112]                                    ;    28.3 agu0+agu1+fadd+fmul   54 next
        movaps [rdi - 16], xmm1                                    ;    28.3 agu2+agu0+fmisc  114 r spill
        movaps xmm1, xmm8                                          ;    28.3 fadd+fmul   41 next copy
        xorps xmm1, xmm2                                           ;    30.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm0                                     ;    30.3 agu1+agu2+fmisc  114 r spill
        movaps xmm0, xmm5                                          ;    30.3 fadd+fmul   41 next copy
        movaps [rdx + 0], xmm13                                    ;    32.3 agu0+agu1+fmisc   54 next spill
        movaps xmm13, [r8 + 2016]                                  ;    31.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm13, [rbx - 96]                                    ;    33.7 agu1+agu2+fadd+fmul   54 next
        andps xmm0, xmm13                                          ;    35.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm12                                   ;    34.3 agu0+agu1+fmisc   54 next spill
        movaps xmm12, xmm7                                         ;    34.3 fadd+fmul   41 next copy
        xorps xmm12, xmm3                                          ;    36.3 fadd+fmul   41 next
        movaps [rsi + 48], xmm15                                   ;    36.3 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm13                                        ;    36.3 fadd+fmul   41 next copy
        movaps [rdx - 128], xmm9                                   ;    38.3 agu1+agu0+fmisc   54 next spill
        movaps xmm9, [r8 + 2032]                                   ;    37.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm9, [rbx - 80]                                     ;    39.7 agu1+agu2+fadd+fmul   54 next
        andps xmm15, xmm9                                          ;    41.7 fadd+fmul   41 next
        movaps [rdx - 112], xmm10                                  ;    40.3 agu0+agu1+fmisc   54 next spill
        movaps xmm10, xmm2                                         ;    40.3 fadd+fmul   41 next copy
        andps xmm10, xmm5                                          ;    42.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm14                                   ;    42.3 agu2+agu0+fmisc   54 next spill
        movaps xmm14, xmm13                                        ;    42.3 fadd+fmul   41 next copy
        andps xmm14, xmm8                                          ;    44.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;    46.3 fadd+fmul   41 next
        movaps xmm14, xmm2                                         ;    45.3 fadd+fmul   41 next copy
        andps xmm14, xmm4                                          ;    47.3 fadd+fmul   41 next
        xorps xmm10, [rel misty1_decrypt_compact.T0_constants128]  ;    48.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx + 32], xmm11                                   ;    47.0 agu2+agu0+fmisc   54 next spill
        movaps xmm11, xmm1                                         ;    48.3 fadd+fmul   41 next copy
        xorps xmm11, xmm5                                          ;    50.3 fadd+fmul   41 next
        movaps [rdx + 48], xmm10                                   ;    50.3 agu1+agu2+fmisc   41 next spill
        movaps xmm10, xmm6                                         ;    50.3 fadd+fmul   41 next copy
        andps xmm10, xmm11                                         ;    52.3 fadd+fmul   41 next
        movaps [rdx + 64], xmm0                                    ;    51.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm9                                          ;    52.3 fadd+fmul   41 next copy
        andps xmm0, xmm8                                           ;    54.3 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;    56.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;    58.3 fadd+fmul   41 next
        movaps [rdx - 48], xmm2                                    ;    54.3 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm5                                          ;    56.3 fadd+fmul   41 next copy
        andps xmm2, xmm6                                           ;    58.3 fadd+fmul   41 next
        xorps xmm2, xmm12                                          ;    60.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm2                                    ;    62.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm5                                          ;    59.3 fadd+fmul   41 next copy
        andps xmm2, xmm8                                           ;    61.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;    63.3 fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;    65.3 fadd+fmul   41 next
        movaps xmm2, xmm5                                          ;    63.3 fadd+fmul   41 next copy
        andps xmm2, xmm7                                           ;    65.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm15                                   ;    62.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm5                                         ;    65.3 fadd+fmul   41 next copy
        andps xmm15, xmm4                                          ;    67.3 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;    69.3 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;    69.3 fadd+fmul   41 next
        movaps xmm15, xmm9                                         ;    69.3 fadd+fmul   41 next copy
        andps xmm15, xmm4                                          ;    71.3 fadd+fmul   41 next
        xorps xmm5, xmm15                                          ;    73.3 fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;    75.3 fadd+fmul   41 next
        andps xmm5, xmm9                                           ;    75.3 fadd+fmul   41 next
        xorps xmm5, [rel misty1_decrypt_compact.T0_constants128]   ;    77.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx + 80], xmm15                                   ;    73.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm7                                         ;    75.3 fadd+fmul   41 next copy
        andps xmm15, xmm8                                          ;    77.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm5                                   ;    79.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, xmm11                                         ;    77.3 fadd+fmul   41 next copy
        orps xmm5, xmm9                                            ;    79.3 fadd+fmul   41 next
        movaps [rdx + 96], xmm11                                   ;    77.7 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;    79.3 fadd+fmul   41 next copy
        andps xmm11, xmm4                                          ;    81.3 fadd+fmul   41 next
        andps xmm12, xmm8                                          ;    81.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm2                                    ;    80.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm6                                          ;    82.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;    84.3 fadd+fmul   41 next
        xorps xmm5, xmm2                                           ;    86.3 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;    88.3 fadd+fmul   41 next
        movaps xmm2, xmm4                                          ;    86.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;    88.3 fadd+fmul   41 next
        movaps xmm5, xmm13                                         ;    88.3 fadd+fmul   41 next copy
        andps xmm5, xmm3                                           ;    90.3 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;    92.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;    94.3 fadd+fmul   41 next
        movaps xmm5, xmm6                                          ;    92.3 fadd+fmul   41 next copy
        andps xmm5, xmm7                                           ;    94.3 fadd+fmul   41 next
        xorps xmm11, xmm15                                         ;    94.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;    96.3 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;    96.3 fadd+fmul   41 next
        andps xmm1, xmm3                                           ;    97.3 fadd+fmul   41 next
        movaps [rsi - 16], xmm11                                   ;    98.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm2                                         ;    98.3 fadd+fmul   41 next copy
        xorps xmm11, xmm9                                          ;   100.3 fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;   100.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;   102.3 fadd+fmul   41 next
        andps xmm11, xmm3                                          ;   102.3 fadd+fmul   41 next
        andps xmm2, xmm4                                           ;   103.3 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;   104.3 fadd+fmul   41 next
        movaps xmm11, xmm13                                        ;   105.3 fadd+fmul   41 next copy
        andps xmm11, xmm7                                          ;   107.3 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;   109.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;   108.3 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;   109.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   111.3 fadd+fmul   41 next
        andps xmm5, xmm7                                           ;   111.3 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;   113.3 fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;   113.3 fadd+fmul   41 next
        movaps xmm11, xmm4                                         ;   114.3 fadd+fmul   41 next copy
        andps xmm11, xmm13                                         ;   116.3 fadd+fmul   41 next
        andps xmm4, xmm8                                           ;   116.3 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;   118.3 fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;   120.3 fadd+fmul   41 next
        movaps xmm11, xmm8                                         ;   119.3 fadd+fmul   41 next copy
        xorps xmm11, xmm7                                          ;   121.3 fadd+fmul   41 next
        andps xmm11, xmm3                                          ;   123.3 fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;   125.3 fadd+fmul   41 next
        xorps xmm5, [rdx + 16]                                     ;   123.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rdx + 64]                                     ;   124.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   126.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 48]                                    ;   122.3 agu2+agu0+fmisc   41 next
        andps xmm4, xmm13                                          ;   126.3 fadd+fmul   41 next
        andps xmm8, [rdx - 48]                                     ;   127.3 agu1+agu0+fadd+fmul   41 next
        andps xmm9, xmm6                                           ;   128.3 fadd+fmul   41 next
        xorps xmm8, [rbp - 80]                                     ;   129.3 agu2+agu0+fadd+fmul   41 next
        andps xmm13, xmm6                                          ;   130.3 fadd+fmul   41 next
        andps xmm7, [rdx - 48]                                     ;   131.3 agu1+agu0+fadd+fmul   41 next
        orps xmm3, [rdx + 96]                                      ;   132.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;   133.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 128]                                   ;   134.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 80], xmm5                                    ;   130.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rdx + 48]                                    ;   132.3 agu2+agu0+fmisc   41 next
        xorps xmm5, xmm1                                           ;   135.3 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;   136.3 fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;   138.3 fadd+fmul   41 next
        xorps xmm12, xmm8                                          ;   140.3 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;   139.3 fadd+fmul   41 next
        movaps xmm1, [rdx + 96]                                    ;   135.3 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm1                                           ;   140.3 fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;   142.3 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;   142.3 fadd+fmul   41 next
        xorps xmm7, xmm13                                          ;   143.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 48]                                    ;   144.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   145.3 fadd+fmul   41 next
        xorps xmm13, [rsi - 16]                                    ;   146.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, [rdx + 48]                                     ;   147.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm5, [rdx - 48]                                    ;   144.0 agu1+agu0+fmisc   54 next reload
        andps xmm6, xmm5                                           ;   148.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;   150.3 fadd+fmul   41 next
        xorps xmm8, [rbp - 128]                                    ;   150.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;   151.3 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;   152.3 fadd+fmul   41 next
        xorps xmm11, [rdx + 80]                                    ;   154.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;   154.3 fadd+fmul   41 next
        xorps xmm3, [rdx + 16]                                     ;   155.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rdx + 64]                                     ;   156.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;   157.3 fadd+fmul   41 next
        xorps xmm4, [rbp - 80]                                     ;   158.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;   159.3 fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;   160.3 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;   161.3 fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;   162.3 fadd+fmul   41 next
        movaps xmm14, [rdx + 32]                                   ;   158.3 agu0+agu1+fmisc   41 next
        movaps xmm1, [rdx - 64]                                    ;   160.3 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm1                                          ;   163.3 fadd+fmul   41 next
        movaps xmm5, [rdx - 112]                                   ;   162.3 agu1+agu0+fmisc   41 next
        andps xmm5, xmm1                                           ;   164.3 fadd+fmul   41 next
        movaps xmm6, [rdx - 128]                                   ;   164.3 agu2+agu0+fmisc   41 next
        movaps xmm7, [rsi + 48]                                    ;   165.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm6, xmm7                                           ;   167.3 fadd+fmul   41 next
        movaps xmm8, [rdx - 96]                                    ;   166.3 agu2+agu1+fmisc   41 next
        andps xmm8, xmm1                                           ;   168.3 fadd+fmul   41 next
        movaps xmm9, [rdx + 32]                                    ;   168.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm9, [rdx - 96]                                     ;   170.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 48], xmm15                                   ;   169.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rdx - 128]                                  ;   170.3 agu0+agu1+fmul+fadd   41 next
        andps xmm15, [rdx - 96]                                    ;   172.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 80], xmm4                                    ;   171.3 agu1+agu0+fmisc   41 next spill
        movaps xmm4, [rdx - 112]                                   ;   172.3 agu2+agu0+fmul+fadd   41 next
        andps xmm4, [rdx + 0]                                      ;   174.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm6, xmm4                                           ;   176.3 fmul+fadd   41 next
        andps xmm4, xmm7                                           ;   176.3 fmul+fadd   41 next
        movaps [rdx + 96], xmm13                                   ;   173.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, xmm8                                         ;   176.3 fmul+fadd   41 next copy
        xorps xmm13, xmm7                                          ;   178.3 fmul+fadd   41 next
        movaps [rdx + 64], xmm0                                    ;   175.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rdx - 128]                                   ;   177.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm0, xmm5                                           ;   179.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm3                                    ;   178.3 agu2+agu1+fmisc   41 next spill
        movaps xmm3, [rdx + 32]                                    ;   179.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;   181.3 fadd+fmul   41 next
        andps xmm3, [rdx - 128]                                    ;   183.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;   185.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm11                                   ;   180.7 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm9                                         ;   183.3 fadd+fmul   41 next copy
        xorps xmm11, xmm14                                         ;   185.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;   185.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;   186.3 fadd+fmul   41 next
        andps xmm11, [rdx - 112]                                   ;   187.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 128], xmm12                                  ;   185.0 agu1+agu0+fmisc   41 next spill
        movaps xmm12, [rdx - 112]                                  ;   187.0 agu2+agu1+fmisc   41 next
        andps xmm12, xmm7                                          ;   189.0 fadd+fmul   41 next
        movaps [rdx + 48], xmm10                                   ;   189.0 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rdx - 96]                                   ;   189.3 agu2+agu0+fadd+fmul   41 next
        andps xmm10, xmm12                                         ;   191.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;   191.3 fadd+fmul   41 next
        xorps xmm0, [rel misty1_decrypt_compact.T0_constants128]   ;   193.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi - 16], xmm2                                    ;   191.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rdx - 128]                                   ;   193.0 agu2+agu0+fmisc   41 next
        andps xmm2, [rdx + 0]                                      ;   195.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 48], xmm6                                    ;   195.0 agu0+agu1+fmisc   41 next spill
        movaps xmm6, xmm7                                          ;   194.3 fadd+fmul   41 next copy
        andps xmm6, xmm1                                           ;   196.3 fadd+fmul   41 next
        xorps xmm10, xmm6                                          ;   198.3 fadd+fmul   41 next
        xorps xmm6, xmm2                                           ;   198.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm3                                    ;   197.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, [rdx + 0]                                     ;   198.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm3, xmm9                                           ;   200.3 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;   202.3 fmul+fadd   41 next
        movaps xmm3, [rdx - 96]                                    ;   200.0 agu2+agu1+fmisc   54 next reload
        xorps xmm10, xmm3                                          ;   204.3 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;   202.3 fmul+fadd   41 next
        movaps [rsi + 64], xmm10                                   ;   206.3 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rdx + 0]                                    ;   203.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm10, xmm6                                          ;   205.0 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;   207.0 fadd+fmul   41 next
        andps xmm6, [rdx + 32]                                     ;   205.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm10, xmm13                                         ;   209.0 fadd+fmul   41 next
        movaps [rbp + 32], xmm10                                   ;   211.0 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rdx + 32]                                   ;   207.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm10, xmm15                                         ;   209.3 fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;   211.3 fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;   213.3 fmul+fadd   41 next
        movaps xmm11, xmm9                                         ;   211.3 fmul+fadd   41 next copy
        andps xmm11, xmm1                                          ;   213.3 fmul+fadd   41 next
        andps xmm9, [rdx + 32]                                     ;   213.3 agu1+agu2+fmul+fadd   41 next
        andps xmm10, [rdx - 112]                                   ;   214.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;   215.3 fmul+fadd   41 next
        andps xmm13, [rdx + 0]                                     ;   216.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm2                                          ;   217.3 fmul+fadd   41 next
        movaps xmm1, xmm7                                          ;   218.3 fmul+fadd   41 next copy
        andps xmm1, xmm3                                           ;   220.3 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;   222.3 fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;   224.3 fmul+fadd   41 next
        movaps xmm10, [rdx + 32]                                   ;   217.7 agu1+agu0+fmisc   41 next
        andps xmm10, xmm7                                          ;   222.3 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;   224.3 fmul+fadd   41 next
        xorps xmm13, xmm10                                         ;   226.3 fmul+fadd   41 next
        xorps xmm10, [rdx + 0]                                     ;   226.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;   226.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 128]                                   ;   224.0 agu1+agu0+fmisc   41 next
        xorps xmm1, xmm12                                          ;   227.3 fmul+fadd   41 next
        andps xmm1, [rdx - 64]                                     ;   229.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;   231.3 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;   233.3 fmul+fadd   41 next
        movaps xmm0, xmm3                                          ;   231.3 fmul+fadd   41 next copy
        andps xmm0, xmm10                                          ;   233.3 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;   233.3 fmul+fadd   41 next
        xorps xmm0, [rdx - 112]                                    ;   235.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;   235.3 fmul+fadd   41 next
        xorps xmm12, [rdx + 0]                                     ;   236.3 agu2+agu0+fmul+fadd   41 next
        andps xmm15, xmm2                                          ;   237.3 fmul+fadd   41 next
        xorps xmm6, xmm13                                          ;   238.3 fmul+fadd   41 next
        movaps xmm13, [rdx + 32]                                   ;   235.7 agu1+agu0+fmisc   41 next
        andps xmm13, xmm12                                         ;   239.3 fmul+fadd   41 next
        andps xmm2, [rdx - 112]                                    ;   240.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;   242.3 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;   244.3 fmul+fadd   41 next
        xorps xmm4, xmm0                                           ;   243.3 fmul+fadd   41 next
        movaps xmm0, [rdx + 0]                                     ;   239.7 agu1+agu0+fmisc   41 next
        andps xmm0, xmm14                                          ;   244.3 fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;   245.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 128]                                   ;   241.7 agu2+agu0+fmisc   41 next
        andps xmm1, [rdx - 112]                                    ;   246.3 agu1+agu0+fmul+fadd   41 next
        andps xmm12, [rdx - 64]                                    ;   247.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdx - 128]                                   ;   249.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm9, xmm12                                          ;   251.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 64]                                     ;   250.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;   251.3 fmul+fadd   41 next
        movaps xmm12, [rbp + 32]                                   ;   247.3 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm12                                         ;   252.3 fmul+fadd   41 next
        andps xmm8, xmm1                                           ;   253.3 fmul+fadd   41 next
        xorps xmm5, xmm2                                           ;   254.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 128]                                   ;   251.3 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm1                                          ;   255.3 fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;   256.3 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;   257.3 fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;   258.3 fmul+fadd   41 next
        xorps xmm8, [rbp - 48]                                     ;   259.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;   261.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   256.3 agu1+agu0+fmisc   41 next reload
        xorps xmm4, xmm14                                          ;   263.3 fmul+fadd   41 next
        xorps xmm13, xmm12                                         ;   262.3 fmul+fadd   41 next
        xorps xmm13, xmm14                                         ;   264.3 fmul+fadd   41 next
        xorps xmm5, [rsi + 64]                                     ;   264.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm2, [rsi - 16]                                    ;   260.3 agu1+agu0+fmisc   41 next
        xorps xmm2, [rdx - 64]                                     ;   265.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm11, xmm2                                          ;   267.3 fmul+fadd   41 next
        xorps xmm7, [rdx + 48]                                     ;   267.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;   269.3 fmul+fadd   41 next
        movaps xmm8, [rbp - 128]                                   ;   265.3 agu2+agu0+fmisc   41 next
        xorps xmm8, [rdx + 0]                                      ;   269.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm8                                           ;   271.3 fmul+fadd   41 next
        xorps xmm3, [rdx + 80]                                     ;   271.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;   273.3 fmul+fadd   41 next
        movaps xmm9, [rdx + 16]                                    ;   269.0 agu0+agu1+fmisc   41 next
        xorps xmm9, [rdx + 32]                                     ;   273.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;   275.3 fmul+fadd   41 next
        movaps xmm10, [rdx + 64]                                   ;   271.3 agu1+agu0+fmisc   41 next
        xorps xmm10, [rdx - 112]                                   ;   275.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;   277.3 fmul+fadd   41 next
        xorps xmm1, [rdx + 96]                                     ;   277.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;   279.3 fmul+fadd   41 next
        xorps xmm11, [r8 + 7312]                                   ;   279.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm15, [r8 + 7328]                                   ;   280.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 7344]                                    ;   281.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm13, [r8 + 7360]                                   ;   282.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm4, [r8 + 7376]                                    ;   283.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm0, [r8 + 7392]                                    ;   284.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r8 + 7408]                                    ;   285.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm2, [r8 + 7168]                                    ;   286.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm7, [r8 + 7184]                                    ;   287.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm8, [r8 + 7200]                                    ;   288.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm3, [r8 + 7216]                                    ;   289.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm9, [r8 + 7232]                                    ;   290.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm10, [r8 + 7248]                                   ;   291.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm1, [r8 + 7264]                                    ;   292.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rbp - 80]                                   ;   288.3 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 7280]                                   ;   293.3 agu1+agu0+fmul+fadd   48 next
        movaps [rbp - 80], xmm5                                    ;   290.3 agu2+agu0+fmisc   48 next spill
        movaps xmm5, [rdx - 48]                                    ;   292.3 agu1+agu2+fmisc   48 next
        xorps xmm5, [r8 + 7296]                                    ;   294.3 agu0+agu1+fmul+fadd   48 next
        movaps [rdx - 48], xmm0                                    ;   294.3 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm2                                          ;   295.3 fmul+fadd   45 next copy
        xorps xmm0, xmm1                                           ;   297.3 fmul+fadd   45 next
        movaps [rdx + 96], xmm4                                    ;   296.3 agu1+agu2+fmisc   48 next spill
        movaps xmm4, xmm3                                          ;   297.3 fmul+fadd   45 next copy
        andps xmm4, xmm12                                          ;   299.3 fmul+fadd   45 next
        movaps [rdx - 112], xmm13                                  ;   298.3 agu0+agu1+fmisc   48 next spill
        movaps xmm13, xmm7                                         ;   299.3 fmul+fadd   45 next copy
        xorps xmm13, xmm10                                         ;   301.3 fmul+fadd   45 next
        movaps [rdx + 64], xmm6                                    ;   300.3 agu2+agu0+fmisc   48 next spill
        movaps xmm6, xmm5                                          ;   301.3 fmul+fadd   45 next copy
        andps xmm6, xmm12                                          ;   303.3 fmul+fadd   45 next
        movaps [rdx - 128], xmm15                                  ;   302.3 agu1+agu0+fmisc   48 next spill
        movaps xmm15, xmm1                                         ;   303.3 fmul+fadd   45 next copy
        andps xmm15, xmm3                                          ;   305.3 fmul+fadd   45 next
        movaps [rdx + 32], xmm11                                   ;   304.3 agu2+agu0+fmisc   48 next spill
        movaps xmm11, xmm12                                        ;   305.3 fmul+fadd   45 next copy
        andps xmm11, xmm2                                          ;   307.3 fmul+fadd   45 next
        xorps xmm15, xmm11                                         ;   309.3 fmul+fadd   45 next
        movaps xmm11, xmm0                                         ;   308.3 fmul+fadd   45 next copy
        xorps xmm11, xmm3                                          ;   310.3 fmul+fadd   45 next
        xorps xmm15, xmm14                                         ;   311.3 fmul+fadd   45 next
        movaps xmm14, xmm1                                         ;   311.3 fmul+fadd   45 next copy
        andps xmm14, xmm9                                          ;   313.3 fmul+fadd   45 next
        movaps [rdx + 16], xmm15                                   ;   313.3 agu1+agu0+fmisc   45 next spill
        movaps xmm15, xmm8                                         ;   313.3 fmul+fadd   45 next copy
        andps xmm15, xmm11                                         ;   315.3 fmul+fadd   45 next
        movaps [rdx + 80], xmm4                                    ;   312.3 agu2+agu0+fmisc   45 next spill
        movaps xmm4, xmm5                                          ;   315.3 fmul+fadd   45 next copy
        andps xmm4, xmm2                                           ;   317.3 fmul+fadd   45 next
        xorps xmm4, xmm12                                          ;   319.3 fmul+fadd   45 next
        xorps xmm15, xmm4                                          ;   321.3 fmul+fadd   45 next
        movaps [rdx - 96], xmm1                                    ;   315.7 agu1+agu0+fmisc   48 next spill
        movaps xmm1, xmm3                                          ;   319.3 fmul+fadd   45 next copy
        andps xmm1, xmm8                                           ;   321.3 fmul+fadd   45 next
        xorps xmm1, xmm13                                          ;   323.3 fmul+fadd   45 next
        movaps [rdx + 0], xmm1                                     ;   325.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm3                                          ;   322.3 fmul+fadd   45 next copy
        andps xmm1, xmm2                                           ;   324.3 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;   326.3 fmul+fadd   45 next
        xorps xmm14, xmm6                                          ;   328.3 fmul+fadd   45 next
        movaps xmm1, xmm3                                          ;   326.3 fmul+fadd   45 next copy
        andps xmm1, xmm7                                           ;   328.3 fmul+fadd   45 next
        movaps [rbp - 128], xmm6                                   ;   325.3 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm3                                          ;   328.3 fmul+fadd   45 next copy
        andps xmm6, xmm9                                           ;   330.3 fmul+fadd   45 next
        xorps xmm1, xmm6                                           ;   332.3 fmul+fadd   45 next
        xorps xmm4, xmm6                                           ;   332.3 fmul+fadd   45 next
        movaps xmm6, xmm5                                          ;   332.3 fmul+fadd   45 next copy
        andps xmm6, xmm9                                           ;   334.3 fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;   336.3 fmul+fadd   45 next
        xorps xmm15, xmm3                                          ;   338.3 fmul+fadd   45 next
        andps xmm3, xmm5                                           ;   338.3 fmul+fadd   45 next
        xorps xmm3, [rel misty1_decrypt_compact.T0_constants128]   ;   340.3 agu2+agu0+fmul+fadd   45 next
        movaps [rdx + 48], xmm6                                    ;   336.3 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm7                                          ;   338.3 fmul+fadd   45 next copy
        andps xmm6, xmm2                                           ;   340.3 fmul+fadd   45 next
        movaps [rsi + 48], xmm3                                    ;   342.3 agu2+agu1+fmisc   45 next spill
        movaps xmm3, xmm11                                         ;   340.3 fmul+fadd   45 next copy
        orps xmm3, xmm5                                            ;   342.3 fmul+fadd   45 next
        movaps [rdx - 64], xmm11                                   ;   340.7 agu0+agu1+fmisc   45 next spill
        movaps xmm11, xmm13                                        ;   342.3 fmul+fadd   45 next copy
        andps xmm11, xmm9                                          ;   344.3 fmul+fadd   45 next
        andps xmm13, xmm2                                          ;   344.3 fmul+fadd   45 next
        movaps [rsi - 16], xmm1                                    ;   343.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm8                                          ;   345.3 fmul+fadd   45 next copy
        andps xmm1, xmm10                                          ;   347.3 fmul+fadd   45 next
        xorps xmm3, xmm1                                           ;   349.3 fmul+fadd   45 next
        xorps xmm6, xmm3                                           ;   351.3 fmul+fadd   45 next
        movaps xmm1, xmm9                                          ;   349.3 fmul+fadd   45 next copy
        andps xmm1, xmm10                                          ;   351.3 fmul+fadd   45 next
        movaps xmm3, xmm12                                         ;   351.3 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;   353.3 fmul+fadd   45 next
        xorps xmm11, xmm3                                          ;   355.3 fmul+fadd   45 next
        xorps xmm4, xmm11                                          ;   357.3 fmul+fadd   45 next
        movaps xmm3, xmm8                                          ;   355.3 fmul+fadd   45 next copy
        andps xmm3, xmm7                                           ;   357.3 fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;   357.3 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;   359.3 fmul+fadd   45 next
        xorps xmm3, xmm2                                           ;   359.3 fmul+fadd   45 next
        andps xmm0, xmm10                                          ;   360.3 fmul+fadd   45 next
        movaps [rsi + 64], xmm11                                   ;   361.3 agu1+agu0+fmisc   45 next spill
        movaps xmm11, xmm1                                         ;   361.3 fmul+fadd   45 next copy
        xorps xmm11, xmm5                                          ;   363.3 fmul+fadd   45 next
        xorps xmm1, xmm8                                           ;   363.3 fmul+fadd   45 next
        xorps xmm4, xmm1                                           ;   365.3 fmul+fadd   45 next
        andps xmm11, xmm10                                         ;   365.3 fmul+fadd   45 next
        andps xmm1, xmm9                                           ;   366.3 fmul+fadd   45 next
        xorps xmm15, xmm11                                         ;   367.3 fmul+fadd   45 next
        movaps xmm11, xmm12                                        ;   368.3 fmul+fadd   45 next copy
        andps xmm11, xmm7                                          ;   370.3 fmul+fadd   45 next
        xorps xmm11, xmm3                                          ;   372.3 fmul+fadd   45 next
        xorps xmm4, xmm14                                          ;   371.3 fmul+fadd   45 next
        xorps xmm3, xmm5                                           ;   372.3 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;   374.3 fmul+fadd   45 next
        andps xmm3, xmm7                                           ;   374.3 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;   376.3 fmul+fadd   45 next
        xorps xmm1, xmm11                                          ;   376.3 fmul+fadd   45 next
        movaps xmm11, xmm9                                         ;   377.3 fmul+fadd   45 next copy
        andps xmm11, xmm12                                         ;   379.3 fmul+fadd   45 next
        andps xmm9, xmm2                                           ;   379.3 fmul+fadd   45 next
        xorps xmm11, xmm9                                          ;   381.3 fmul+fadd   45 next
        xorps xmm3, xmm11                                          ;   383.3 fmul+fadd   45 next
        movaps xmm11, xmm2                                         ;   382.3 fmul+fadd   45 next copy
        xorps xmm11, xmm7                                          ;   384.3 fmul+fadd   45 next
        andps xmm11, xmm10                                         ;   386.3 fmul+fadd   45 next
        xorps xmm11, xmm1                                          ;   388.3 fmul+fadd   45 next
        xorps xmm3, [rdx + 0]                                      ;   386.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm9, [rdx + 80]                                     ;   387.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm1, xmm9                                           ;   389.3 fmul+fadd   45 next
        movaps xmm9, [rdx - 96]                                    ;   385.3 agu2+agu0+fmisc   45 next
        andps xmm9, xmm12                                          ;   389.3 fmul+fadd   45 next
        andps xmm2, [rdx - 96]                                     ;   390.3 agu1+agu0+fmul+fadd   45 next
        andps xmm5, xmm8                                           ;   391.3 fmul+fadd   45 next
        xorps xmm2, [rsi - 16]                                     ;   392.3 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm8                                          ;   393.3 fmul+fadd   45 next
        andps xmm7, [rdx - 96]                                     ;   394.3 agu1+agu0+fmul+fadd   45 next
        orps xmm10, [rdx - 64]                                     ;   395.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, xmm9                                           ;   396.3 fmul+fadd   45 next
        movaps [rsi - 16], xmm3                                    ;   392.3 agu1+agu2+fmisc   45 next spill
        movaps xmm3, [rdx + 16]                                    ;   394.3 agu0+agu1+fmisc   45 next
        xorps xmm3, xmm0                                           ;   397.3 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;   398.3 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;   400.3 fmul+fadd   45 next
        xorps xmm13, xmm2                                          ;   402.3 fmul+fadd   45 next
        movaps xmm0, [rsi + 48]                                    ;   396.7 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm0                                          ;   401.3 fmul+fadd   45 next
        xorps xmm9, xmm7                                           ;   402.3 fmul+fadd   45 next
        xorps xmm5, [rdx - 64]                                     ;   403.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm6, xmm3                                           ;   404.3 fmul+fadd   45 next
        xorps xmm10, xmm5                                          ;   405.3 fmul+fadd   45 next
        xorps xmm7, xmm12                                          ;   406.3 fmul+fadd   45 next
        xorps xmm12, [rbp - 128]                                   ;   407.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm4, xmm9                                           ;   408.3 fmul+fadd   45 next
        xorps xmm12, [rsi + 64]                                    ;   409.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, [rdx + 16]                                     ;   410.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm3, [rdx - 96]                                    ;   406.3 agu1+agu2+fmisc   48 next reload
        andps xmm8, xmm3                                           ;   411.3 fmul+fadd   45 next
        xorps xmm14, xmm8                                          ;   413.3 fmul+fadd   45 next
        xorps xmm2, xmm0                                           ;   413.3 fmul+fadd   45 next
        xorps xmm8, xmm11                                          ;   414.3 fmul+fadd   45 next
        xorps xmm11, xmm10                                         ;   415.3 fmul+fadd   45 next
        xorps xmm11, [rdx + 48]                                    ;   417.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm15, xmm2                                          ;   417.3 fmul+fadd   45 next
        xorps xmm10, [rdx + 0]                                     ;   418.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm4, [rdx + 80]                                     ;   419.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, [rsi - 16]                                     ;   420.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm6, [rdx - 64]                                     ;   421.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm3, xmm14                                          ;   422.3 fmul+fadd   45 next
        xorps xmm7, xmm8                                           ;   423.3 fmul+fadd   45 next
        xorps xmm10, xmm3                                          ;   424.3 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;   425.3 fmul+fadd   45 next
        movaps xmm14, [rdx + 32]                                   ;   421.3 agu1+agu0+fmisc   48 next reload
        xorps xmm1, xmm14                                          ;   427.3 fmul+fadd   45 next
        movaps xmm0, [rdx - 128]                                   ;   423.3 agu2+agu0+fmisc   48 next reload
        xorps xmm15, xmm0                                          ;   427.3 fmul+fadd   45 next
        movaps xmm2, [rdx + 64]                                    ;   425.3 agu1+agu0+fmisc   48 next reload
        xorps xmm13, xmm2                                          ;   428.3 fmul+fadd   45 next
        movaps xmm3, [rdx - 112]                                   ;   427.3 agu2+agu0+fmisc   48 next reload
        xorps xmm11, xmm3                                          ;   429.3 fmul+fadd   45 next
        movaps xmm5, [rdx + 96]                                    ;   429.3 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm10, xmm5                                          ;   431.3 fadd+fmul   45 next
        movaps xmm7, [rdx - 48]                                    ;   430.3 agu2+agu0+fmisc   48 next reload
        xorps xmm4, xmm7                                           ;   432.3 fadd+fmul   45 next
        movaps xmm8, [rbp - 80]                                    ;   432.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm8                                          ;   434.3 fmul+fadd   45 next
        xorps xmm1, [rcx - 80]                                     ;   434.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm15, [rcx - 64]                                    ;   435.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm13, [rcx - 48]                                    ;   436.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm11, [rcx - 32]                                    ;   437.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [rcx - 16]                                    ;   438.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rcx + 0]                                      ;   439.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rcx + 16]                                    ;   440.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm9, [rcx + 32]                                     ;   441.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [rcx + 48]                                     ;   442.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm14, [rcx + 64]                                    ;   443.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm0, [rcx + 80]                                     ;   444.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm2, [rcx + 96]                                     ;   445.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm3, [rcx + 112]                                    ;   446.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rax - 128]                                    ;   447.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rax - 112]                                    ;   448.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [rax - 96]                                     ;   449.3 agu2+agu0+fmul+fadd   54 next
        movaps [rbp - 80], xmm8                                    ;   451.3 agu1+agu0+fmisc   54 next spill
        movaps xmm8, [r8 + 2304]                                   ;   447.3 agu2+agu0+fmisc   54 next
        xorps xmm8, [rcx - 80]                                     ;   450.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 48], xmm7                                    ;   450.3 agu2+agu0+fmisc   54 next spill
        movaps xmm7, [r8 + 2320]                                   ;   450.3 agu1+agu0+fmul+fmisc   54 next
        xorps xmm7, [rcx - 64]                                     ;   452.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 96], xmm5                                    ;   452.3 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [r8 + 2336]                                   ;   452.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [rcx - 48]                                     ;   454.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 112], xmm3                                   ;   454.3 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [r8 + 2352]                                   ;   454.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm3, [rcx - 32]                                     ;   456.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 64], xmm2                                    ;   456.3 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [r8 + 2368]                                   ;   456.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm2, [rcx - 16]                                     ;   458.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 128], xmm0                                   ;   458.3 agu0+agu2+fmisc   54 next spill
        movaps xmm0, [r8 + 2384]                                   ;   458.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm0, [rcx + 0]                                      ;   460.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 32], xmm14                                   ;   460.3 agu0+agu2+fmisc   54 next spill
        movaps xmm14, [r8 + 2400]                                  ;   460.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [rcx + 16]                                    ;   462.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 96], xmm6                                    ;   462.3 agu0+agu2+fmisc   54 next spill
        movaps xmm6, [r8 + 2416]                                   ;   462.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm6, [rcx + 32]                                     ;   464.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 64], xmm9                                    ;   464.3 agu0+agu2+fmisc   54 next spill
        movaps xmm9, [r8 + 2432]                                   ;   464.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [rcx + 48]                                     ;   466.3 agu2+agu1+fadd+fmul   54 next
        movaps [rsi - 16], xmm12                                   ;   466.3 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [r8 + 2448]                                  ;   466.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, [rcx + 64]                                    ;   468.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 80], xmm4                                    ;   468.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [r8 + 2464]                                   ;   468.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [rcx + 80]                                     ;   470.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 0], xmm10                                    ;   470.3 agu0+agu2+fmisc   54 next spill
        movaps xmm10, [r8 + 2480]                                  ;   470.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm10, [rcx + 96]                                    ;   472.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 48], xmm11                                   ;   472.3 agu0+agu2+fmisc   54 next spill
        movaps xmm11, xmm6                                         ;   472.3 fadd+fmul   41 next copy
        movaps [rsi + 48], xmm13                                   ;   474.3 agu1+agu0+fmisc   54 next spill
        movaps xmm13, [r8 + 2496]                                  ;   473.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm13, [rcx + 112]                                   ;   475.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdx + 16], xmm15                                   ;   476.3 agu0+agu1+fmisc   54 next spill
        movaps xmm15, xmm4                                         ;   475.3 fadd+fmul   41 next copy
        movaps [rsi + 64], xmm1                                    ;   478.3 agu2+agu0+fmisc   54 next spill
        movaps xmm1, [r8 + 2512]                                   ;   476.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm1, [rax - 128]                                    ;   478.3 agu2+agu1+fadd+fmul   54 next
        xorps xmm11, xmm1                                          ;   480.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm5                                   ;   480.3 agu0+agu2+fmisc   54 next spill
        movaps xmm5, xmm9                                          ;   479.3 fadd+fmul   41 next copy
        xorps xmm5, xmm13                                          ;   481.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm3                                    ;   482.3 agu1+agu0+fmisc   54 next spill
        movaps xmm3, [r8 + 2528]                                   ;   481.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm3, [rax - 112]                                    ;   483.3 agu1+agu2+fadd+fmul   54 next
        andps xmm15, xmm3                                          ;   485.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm7                                    ;   484.3 agu0+agu1+fmisc   54 next spill
        movaps xmm7, xmm3                                          ;   485.3 fadd+fmul   41 next copy
        movaps [rbp - 64], xmm14                                   ;   486.3 agu2+agu0+fmisc   54 next spill
        movaps xmm14, [r8 + 2544]                                  ;   485.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [rax - 96]                                    ;   487.3 agu2+agu1+fadd+fmul   54 next
        andps xmm7, xmm14                                          ;   489.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm0                                    ;   488.3 agu0+agu2+fmisc   54 next spill
        movaps xmm0, xmm1                                          ;   488.3 fadd+fmul   41 next copy
        andps xmm0, xmm4                                           ;   490.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm8                                    ;   490.3 agu1+agu0+fmisc   54 next spill
        movaps xmm8, xmm3                                          ;   490.3 fadd+fmul   41 next copy
        andps xmm8, xmm6                                           ;   492.3 fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   494.3 fadd+fmul   41 next
        movaps xmm8, xmm1                                          ;   493.3 fadd+fmul   41 next copy
        andps xmm8, xmm10                                          ;   495.3 fadd+fmul   41 next
        xorps xmm0, [rel misty1_decrypt_compact.T0_constants128]   ;   496.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 112], xmm2                                   ;   493.3 agu1+agu0+fmisc   54 next spill
        movaps xmm2, xmm11                                         ;   496.3 fadd+fmul   41 next copy
        xorps xmm2, xmm4                                           ;   498.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm0                                     ;   498.3 agu2+agu1+fmisc   41 next spill
        movaps xmm0, xmm12                                         ;   498.3 fadd+fmul   41 next copy
        andps xmm0, xmm2                                           ;   500.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm15                                   ;   497.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm14                                        ;   500.3 fadd+fmul   41 next copy
        andps xmm15, xmm6                                          ;   502.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;   504.3 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;   506.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm1                                    ;   500.7 agu2+agu0+fmisc   54 next spill
        movaps xmm1, xmm4                                          ;   504.3 fadd+fmul   41 next copy
        andps xmm1, xmm12                                          ;   506.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   508.3 fadd+fmul   41 next
        movaps [rsi - 80], xmm1                                    ;   510.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm4                                          ;   507.3 fadd+fmul   41 next copy
        andps xmm1, xmm6                                           ;   509.3 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;   511.3 fadd+fmul   41 next
        xorps xmm8, xmm7                                           ;   513.3 fadd+fmul   41 next
        movaps xmm1, xmm4                                          ;   511.3 fadd+fmul   41 next copy
        andps xmm1, xmm9                                           ;   513.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm7                                   ;   510.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm4                                          ;   513.3 fadd+fmul   41 next copy
        andps xmm7, xmm10                                          ;   515.3 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;   517.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;   517.3 fadd+fmul   41 next
        movaps xmm7, xmm14                                         ;   517.3 fadd+fmul   41 next copy
        andps xmm7, xmm10                                          ;   519.3 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;   521.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   523.3 fadd+fmul   41 next
        andps xmm4, xmm14                                          ;   523.3 fadd+fmul   41 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;   525.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 48], xmm7                                    ;   521.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm9                                          ;   523.3 fadd+fmul   41 next copy
        andps xmm7, xmm6                                           ;   525.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm4                                    ;   527.3 agu1+agu2+fmisc   41 next spill
        movaps xmm4, xmm2                                          ;   525.3 fadd+fmul   41 next copy
        orps xmm4, xmm14                                           ;   527.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm2                                    ;   525.7 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm5                                          ;   527.3 fadd+fmul   41 next copy
        andps xmm2, xmm10                                          ;   529.3 fadd+fmul   41 next
        andps xmm5, xmm6                                           ;   529.3 fadd+fmul   41 next
        movaps [rsi + 0], xmm1                                     ;   528.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm12                                         ;   530.3 fadd+fmul   41 next copy
        andps xmm1, xmm13                                          ;   532.3 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;   534.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;   536.3 fadd+fmul   41 next
        movaps xmm1, xmm10                                         ;   534.3 fadd+fmul   41 next copy
        andps xmm1, xmm13                                          ;   536.3 fadd+fmul   41 next
        movaps xmm4, xmm3                                          ;   536.3 fadd+fmul   41 next copy
        andps xmm4, xmm13                                          ;   538.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   540.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;   542.3 fadd+fmul   41 next
        movaps xmm4, xmm12                                         ;   540.3 fadd+fmul   41 next copy
        andps xmm4, xmm9                                           ;   542.3 fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;   542.3 fadd+fmul   41 next
        xorps xmm2, xmm11                                          ;   544.3 fadd+fmul   41 next
        xorps xmm4, xmm6                                           ;   544.3 fadd+fmul   41 next
        andps xmm11, xmm13                                         ;   545.3 fadd+fmul   41 next
        movaps [rsi - 112], xmm2                                   ;   546.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm1                                          ;   546.3 fadd+fmul   41 next copy
        xorps xmm2, xmm14                                          ;   548.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;   548.3 fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;   550.3 fadd+fmul   41 next
        andps xmm2, xmm13                                          ;   550.3 fadd+fmul   41 next
        andps xmm1, xmm10                                          ;   551.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;   552.3 fadd+fmul   41 next
        movaps xmm2, xmm3                                          ;   553.3 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;   555.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   557.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;   556.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;   557.3 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;   559.3 fadd+fmul   41 next
        andps xmm4, xmm9                                           ;   559.3 fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;   561.3 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;   561.3 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;   562.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;   564.3 fadd+fmul   41 next
        andps xmm10, xmm6                                          ;   564.3 fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;   566.3 fadd+fmul   41 next
        xorps xmm4, xmm2                                           ;   568.3 fadd+fmul   41 next
        movaps xmm2, xmm6                                          ;   567.3 fadd+fmul   41 next copy
        xorps xmm2, xmm9                                           ;   569.3 fadd+fmul   41 next
        andps xmm2, xmm13                                          ;   571.3 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   573.3 fadd+fmul   41 next
        xorps xmm4, [rsi - 80]                                     ;   571.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp - 32]                                    ;   572.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;   574.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 16]                                   ;   570.3 agu2+agu0+fmisc   41 next
        andps xmm10, xmm3                                          ;   574.3 fadd+fmul   41 next
        andps xmm6, [rbp - 16]                                     ;   575.3 agu1+agu0+fadd+fmul   41 next
        andps xmm14, xmm12                                         ;   576.3 fadd+fmul   41 next
        xorps xmm6, [rsi + 0]                                      ;   577.3 agu2+agu0+fadd+fmul   41 next
        andps xmm3, xmm12                                          ;   578.3 fadd+fmul   41 next
        andps xmm9, [rbp - 16]                                     ;   579.3 agu1+agu0+fadd+fmul   41 next
        orps xmm13, [rbp + 16]                                     ;   580.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;   581.3 fadd+fmul   41 next
        xorps xmm3, [rbp + 64]                                     ;   582.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi + 0], xmm4                                     ;   578.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp + 0]                                     ;   580.3 agu2+agu0+fmisc   41 next
        xorps xmm4, xmm11                                          ;   583.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;   584.3 fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;   586.3 fadd+fmul   41 next
        xorps xmm5, xmm6                                           ;   588.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;   587.3 fadd+fmul   41 next
        movaps xmm11, [rbp + 16]                                   ;   583.3 agu1+agu0+fmisc   41 next reload
        xorps xmm14, xmm11                                         ;   588.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   590.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;   590.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   591.3 fadd+fmul   41 next
        xorps xmm3, [rbp + 112]                                    ;   592.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;   593.3 fadd+fmul   41 next
        xorps xmm3, [rsi - 112]                                    ;   594.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp + 0]                                     ;   595.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm14, [rbp - 16]                                   ;   592.0 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm14                                         ;   596.3 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;   598.3 fadd+fmul   41 next
        xorps xmm6, [rbp + 64]                                     ;   598.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;   599.3 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;   600.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 48]                                     ;   602.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;   602.3 fadd+fmul   41 next
        xorps xmm13, [rsi - 80]                                    ;   603.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, [rbp - 32]                                    ;   604.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;   605.3 fadd+fmul   41 next
        xorps xmm10, [rsi + 0]                                     ;   606.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;   607.3 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;   608.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   609.3 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;   610.3 fadd+fmul   41 next
        movaps xmm14, [rbp - 112]                                  ;   606.3 agu0+agu1+fmisc   41 next
        movaps xmm4, [rbp + 80]                                    ;   608.3 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm4                                          ;   611.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 96]                                    ;   610.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm4                                           ;   612.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 64]                                    ;   612.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rbp + 32]                                    ;   613.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm8, xmm9                                           ;   615.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 48]                                   ;   614.3 agu2+agu1+fmisc   41 next
        andps xmm11, xmm4                                          ;   616.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 112]                                  ;   616.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm12, [rbp - 48]                                    ;   618.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 16], xmm7                                    ;   617.3 agu1+agu2+fmisc   41 next spill
        movaps xmm7, [rbp - 64]                                    ;   618.3 agu0+agu1+fmul+fadd   41 next
        andps xmm7, [rbp - 48]                                     ;   620.3 agu2+agu0+fmul+fadd   41 next
        movaps [rsi + 0], xmm10                                    ;   619.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, [rbp - 96]                                   ;   620.3 agu2+agu0+fmul+fadd   41 next
        andps xmm10, [rbp - 128]                                   ;   622.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;   624.3 fmul+fadd   41 next
        andps xmm10, xmm9                                          ;   624.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm3                                    ;   621.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;   624.3 fmul+fadd   41 next copy
        xorps xmm3, xmm9                                           ;   626.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm15                                   ;   623.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rbp - 64]                                   ;   625.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm15, xmm6                                          ;   627.3 fadd+fmul   41 next
        movaps [rsi - 80], xmm13                                   ;   626.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;   627.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   629.3 fadd+fmul   41 next
        andps xmm13, [rbp - 64]                                    ;   631.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;   633.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm2                                    ;   628.7 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm12                                         ;   631.3 fadd+fmul   41 next copy
        xorps xmm2, xmm14                                          ;   633.3 fadd+fmul   41 next
        xorps xmm12, xmm8                                          ;   633.3 fadd+fmul   41 next
        xorps xmm8, xmm14                                          ;   634.3 fadd+fmul   41 next
        andps xmm2, [rbp - 96]                                     ;   635.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 64], xmm5                                    ;   633.0 agu1+agu0+fmisc   41 next spill
        movaps xmm5, [rbp - 96]                                    ;   635.0 agu2+agu1+fmisc   41 next
        andps xmm5, xmm9                                           ;   637.0 fadd+fmul   41 next
        movaps [rbp + 0], xmm0                                     ;   637.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, [rbp - 48]                                    ;   637.3 agu2+agu0+fadd+fmul   41 next
        andps xmm0, xmm5                                           ;   639.3 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;   639.3 fadd+fmul   41 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;   641.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi - 112], xmm1                                   ;   639.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 64]                                    ;   641.0 agu2+agu0+fmisc   41 next
        andps xmm1, [rbp - 128]                                    ;   643.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 112], xmm8                                   ;   643.0 agu0+agu1+fmisc   41 next spill
        movaps xmm8, xmm9                                          ;   642.3 fadd+fmul   41 next copy
        andps xmm8, xmm4                                           ;   644.3 fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   646.3 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;   646.3 fadd+fmul   41 next
        movaps [rdx + 112], xmm13                                  ;   645.0 agu2+agu0+fmisc   41 next spill
        movaps xmm13, [rbp - 128]                                  ;   646.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm13, xmm12                                         ;   648.3 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;   650.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 48]                                   ;   648.0 agu2+agu1+fmisc   54 next reload
        xorps xmm0, xmm13                                          ;   652.3 fmul+fadd   41 next
        xorps xmm12, xmm4                                          ;   650.3 fmul+fadd   41 next
        movaps [rsi - 96], xmm0                                    ;   654.3 agu0+agu1+fmisc   41 next spill
        movaps xmm0, [rbp - 128]                                   ;   651.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm0, xmm8                                           ;   653.0 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   655.0 fadd+fmul   41 next
        andps xmm8, [rbp - 112]                                    ;   653.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;   657.0 fadd+fmul   41 next
        movaps [rbp + 96], xmm0                                    ;   659.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, [rbp - 112]                                   ;   655.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm0, xmm7                                           ;   657.3 fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;   659.3 fmul+fadd   41 next
        xorps xmm8, xmm2                                           ;   661.3 fmul+fadd   41 next
        movaps xmm2, xmm12                                         ;   659.3 fmul+fadd   41 next copy
        andps xmm2, xmm4                                           ;   661.3 fmul+fadd   41 next
        andps xmm12, [rbp - 112]                                   ;   661.3 agu1+agu2+fmul+fadd   41 next
        andps xmm0, [rbp - 96]                                     ;   662.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;   663.3 fmul+fadd   41 next
        andps xmm3, [rbp - 128]                                    ;   664.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;   665.3 fmul+fadd   41 next
        movaps xmm4, xmm9                                          ;   666.3 fmul+fadd   41 next copy
        andps xmm4, xmm13                                          ;   668.3 fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;   670.3 fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;   672.3 fmul+fadd   41 next
        movaps xmm0, [rbp - 112]                                   ;   665.7 agu1+agu0+fmisc   41 next
        andps xmm0, xmm9                                           ;   670.3 fmul+fadd   41 next
        xorps xmm0, xmm6                                           ;   672.3 fmul+fadd   41 next
        xorps xmm3, xmm0                                           ;   674.3 fmul+fadd   41 next
        xorps xmm0, [rbp - 128]                                    ;   674.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;   674.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 64]                                    ;   672.0 agu1+agu0+fmisc   41 next
        xorps xmm4, xmm5                                           ;   675.3 fmul+fadd   41 next
        andps xmm4, [rbp + 80]                                     ;   677.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;   679.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   681.3 fmul+fadd   41 next
        movaps xmm15, xmm13                                        ;   679.3 fmul+fadd   41 next copy
        andps xmm15, xmm0                                          ;   681.3 fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;   681.3 fmul+fadd   41 next
        xorps xmm15, [rbp - 96]                                    ;   683.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm13                                          ;   683.3 fmul+fadd   41 next
        xorps xmm5, [rbp - 128]                                    ;   684.3 agu2+agu0+fmul+fadd   41 next
        andps xmm7, xmm1                                           ;   685.3 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;   686.3 fmul+fadd   41 next
        movaps xmm3, [rbp - 112]                                   ;   683.7 agu1+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;   687.3 fmul+fadd   41 next
        andps xmm1, [rbp - 96]                                     ;   688.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;   690.3 fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;   692.3 fmul+fadd   41 next
        xorps xmm10, xmm15                                         ;   691.3 fmul+fadd   41 next
        movaps xmm15, [rbp - 128]                                  ;   687.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm14                                         ;   692.3 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;   693.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 64]                                    ;   689.7 agu2+agu0+fmisc   41 next
        andps xmm4, [rbp - 96]                                     ;   694.3 agu1+agu0+fmul+fadd   41 next
        andps xmm5, [rbp + 80]                                     ;   695.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, [rbp - 64]                                     ;   697.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm12, xmm5                                          ;   699.3 fmul+fadd   41 next
        xorps xmm8, [rdx + 112]                                    ;   698.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;   699.3 fmul+fadd   41 next
        movaps xmm5, [rbp + 96]                                    ;   695.3 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm5                                           ;   700.3 fmul+fadd   41 next
        andps xmm11, xmm4                                          ;   701.3 fmul+fadd   41 next
        xorps xmm6, xmm1                                           ;   702.3 fmul+fadd   41 next
        movaps xmm1, [rbp - 64]                                    ;   699.3 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm1                                          ;   703.3 fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;   704.3 fmul+fadd   41 next
        xorps xmm5, xmm14                                          ;   705.3 fmul+fadd   41 next
        xorps xmm7, xmm12                                          ;   706.3 fmul+fadd   41 next
        xorps xmm11, [rbp + 112]                                   ;   707.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;   709.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   704.3 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm14                                         ;   711.3 fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;   710.3 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;   712.3 fmul+fadd   41 next
        xorps xmm6, [rsi - 96]                                     ;   712.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm0, [rsi - 112]                                   ;   708.3 agu1+agu0+fmisc   41 next
        xorps xmm0, [rbp + 80]                                     ;   713.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;   715.3 fmul+fadd   41 next
        xorps xmm9, [rbp + 0]                                      ;   715.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm9                                           ;   717.3 fmul+fadd   41 next
        movaps xmm4, [rbp + 64]                                    ;   713.3 agu2+agu0+fmisc   41 next
        xorps xmm4, [rbp - 128]                                    ;   717.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;   719.3 fmul+fadd   41 next
        xorps xmm13, [rbp + 48]                                    ;   719.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm13                                          ;   721.3 fmul+fadd   41 next
        movaps xmm5, [rsi - 80]                                    ;   717.0 agu0+agu1+fmisc   41 next
        xorps xmm5, [rbp - 112]                                    ;   721.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;   723.3 fmul+fadd   41 next
        movaps xmm11, [rbp - 32]                                   ;   719.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 96]                                    ;   723.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm11                                         ;   725.3 fmul+fadd   41 next
        xorps xmm1, [rbp + 16]                                     ;   725.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm1                                           ;   727.3 fmul+fadd   41 next
        xorps xmm2, [r8 + 6288]                                    ;   727.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm7, [r8 + 6304]                                    ;   728.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm8, [r8 + 6320]                                    ;   729.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm3, [r8 + 6336]                                    ;   730.3 agu1+agu2+fmul+fadd   48 next
        xorps xmm10, [r8 + 6352]                                   ;   731.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm15, [r8 + 6368]                                   ;   732.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 6384]                                    ;   733.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm0, [r8 + 6144]                                    ;   734.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm9, [r8 + 6160]                                    ;   735.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm4, [r8 + 6176]                                    ;   736.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm13, [r8 + 6192]                                   ;   737.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r8 + 6208]                                    ;   738.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm11, [r8 + 6224]                                   ;   739.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm1, [r8 + 6240]                                    ;   740.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rsi + 0]                                    ;   736.3 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 6256]                                   ;   741.3 agu1+agu0+fmul+fadd   48 next
        movaps [rsi + 0], xmm6                                     ;   738.3 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rbp - 16]                                    ;   740.3 agu1+agu2+fmisc   48 next
        xorps xmm6, [r8 + 6272]                                    ;   742.3 agu0+agu1+fmul+fadd   48 next
        movaps [rbp - 16], xmm15                                   ;   742.3 agu2+agu0+fmisc   48 next spill
        movaps xmm15, xmm0                                         ;   743.3 fmul+fadd   45 next copy
        xorps xmm15, xmm1                                          ;   745.3 fmul+fadd   45 next
        movaps [rbp + 16], xmm10                                   ;   744.3 agu1+agu2+fmisc   48 next spill
        movaps xmm10, xmm13                                        ;   745.3 fmul+fadd   45 next copy
        andps xmm10, xmm12                                         ;   747.3 fmul+fadd   45 next
        movaps [rbp - 96], xmm3                                    ;   746.3 agu0+agu1+fmisc   48 next spill
        movaps xmm3, xmm9                                          ;   747.3 fmul+fadd   45 next copy
        xorps xmm3, xmm11                                          ;   749.3 fmul+fadd   45 next
        movaps [rbp - 32], xmm8                                    ;   748.3 agu2+agu0+fmisc   48 next spill
        movaps xmm8, xmm6                                          ;   749.3 fmul+fadd   45 next copy
        andps xmm8, xmm12                                          ;   751.3 fmul+fadd   45 next
        movaps [rbp - 64], xmm7                                    ;   750.3 agu1+agu0+fmisc   48 next spill
        movaps xmm7, xmm1                                          ;   751.3 fmul+fadd   45 next copy
        andps xmm7, xmm13                                          ;   753.3 fmul+fadd   45 next
        movaps [rbp - 112], xmm2                                   ;   752.3 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm12                                         ;   753.3 fmul+fadd   45 next copy
        andps xmm2, xmm0                                           ;   755.3 fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;   757.3 fmul+fadd   45 next
        movaps xmm2, xmm15                                         ;   756.3 fmul+fadd   45 next copy
        xorps xmm2, xmm13                                          ;   758.3 fmul+fadd   45 next
        xorps xmm7, xmm14                                          ;   759.3 fmul+fadd   45 next
        movaps xmm14, xmm1                                         ;   759.3 fmul+fadd   45 next copy
        andps xmm14, xmm5                                          ;   761.3 fmul+fadd   45 next
        movaps [rsi - 80], xmm7                                    ;   761.3 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm4                                          ;   761.3 fmul+fadd   45 next copy
        andps xmm7, xmm2                                           ;   763.3 fmul+fadd   45 next
        movaps [rbp + 48], xmm10                                   ;   760.3 agu2+agu0+fmisc   45 next spill
        movaps xmm10, xmm6                                         ;   763.3 fmul+fadd   45 next copy
        andps xmm10, xmm0                                          ;   765.3 fmul+fadd   45 next
        xorps xmm10, xmm12                                         ;   767.3 fmul+fadd   45 next
        xorps xmm7, xmm10                                          ;   769.3 fmul+fadd   45 next
        movaps [rbp - 48], xmm1                                    ;   763.7 agu1+agu0+fmisc   48 next spill
        movaps xmm1, xmm13                                         ;   767.3 fmul+fadd   45 next copy
        andps xmm1, xmm4                                           ;   769.3 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;   771.3 fmul+fadd   45 next
        movaps [rbp - 128], xmm1                                   ;   773.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm13                                         ;   770.3 fmul+fadd   45 next copy
        andps xmm1, xmm0                                           ;   772.3 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;   774.3 fmul+fadd   45 next
        xorps xmm14, xmm8                                          ;   776.3 fmul+fadd   45 next
        movaps xmm1, xmm13                                         ;   774.3 fmul+fadd   45 next copy
        andps xmm1, xmm9                                           ;   776.3 fmul+fadd   45 next
        movaps [rbp + 64], xmm8                                    ;   773.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm13                                         ;   776.3 fmul+fadd   45 next copy
        andps xmm8, xmm5                                           ;   778.3 fmul+fadd   45 next
        xorps xmm1, xmm8                                           ;   780.3 fmul+fadd   45 next
        xorps xmm10, xmm8                                          ;   780.3 fmul+fadd   45 next
        movaps xmm8, xmm6                                          ;   780.3 fmul+fadd   45 next copy
        andps xmm8, xmm5                                           ;   782.3 fmul+fadd   45 next
        xorps xmm13, xmm8                                          ;   784.3 fmul+fadd   45 next
        xorps xmm7, xmm13                                          ;   786.3 fmul+fadd   45 next
        andps xmm13, xmm6                                          ;   786.3 fmul+fadd   45 next
        xorps xmm13, [rel misty1_decrypt_compact.T0_constants128]  ;   788.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 0], xmm8                                     ;   784.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm9                                          ;   786.3 fmul+fadd   45 next copy
        andps xmm8, xmm0                                           ;   788.3 fmul+fadd   45 next
        movaps [rbp + 32], xmm13                                   ;   790.3 agu2+agu1+fmisc   45 next spill
        movaps xmm13, xmm2                                         ;   788.3 fmul+fadd   45 next copy
        orps xmm13, xmm6                                           ;   790.3 fmul+fadd   45 next
        movaps [rbp + 80], xmm2                                    ;   788.7 agu0+agu1+fmisc   45 next spill
        movaps xmm2, xmm3                                          ;   790.3 fmul+fadd   45 next copy
        andps xmm2, xmm5                                           ;   792.3 fmul+fadd   45 next
        andps xmm3, xmm0                                           ;   792.3 fmul+fadd   45 next
        movaps [rsi - 112], xmm1                                   ;   791.3 agu2+agu0+fmisc   45 next spill
        movaps xmm1, xmm4                                          ;   793.3 fmul+fadd   45 next copy
        andps xmm1, xmm11                                          ;   795.3 fmul+fadd   45 next
        xorps xmm13, xmm1                                          ;   797.3 fmul+fadd   45 next
        xorps xmm8, xmm13                                          ;   799.3 fmul+fadd   45 next
        movaps xmm1, xmm5                                          ;   797.3 fmul+fadd   45 next copy
        andps xmm1, xmm11                                          ;   799.3 fmul+fadd   45 next
        movaps xmm13, xmm12                                        ;   799.3 fmul+fadd   45 next copy
        andps xmm13, xmm11                                         ;   801.3 fmul+fadd   45 next
        xorps xmm2, xmm13                                          ;   803.3 fmul+fadd   45 next
        xorps xmm10, xmm2                                          ;   805.3 fmul+fadd   45 next
        movaps xmm13, xmm4                                         ;   803.3 fmul+fadd   45 next copy
        andps xmm13, xmm9                                          ;   805.3 fmul+fadd   45 next
        xorps xmm2, xmm8                                           ;   805.3 fmul+fadd   45 next
        xorps xmm2, xmm15                                          ;   807.3 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;   807.3 fmul+fadd   45 next
        andps xmm15, xmm11                                         ;   808.3 fmul+fadd   45 next
        movaps [rsi - 96], xmm2                                    ;   809.3 agu1+agu0+fmisc   45 next spill
        movaps xmm2, xmm1                                          ;   809.3 fmul+fadd   45 next copy
        xorps xmm2, xmm6                                           ;   811.3 fmul+fadd   45 next
        xorps xmm1, xmm4                                           ;   811.3 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;   813.3 fmul+fadd   45 next
        andps xmm2, xmm11                                          ;   813.3 fmul+fadd   45 next
        andps xmm1, xmm5                                           ;   814.3 fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;   815.3 fmul+fadd   45 next
        movaps xmm2, xmm12                                         ;   816.3 fmul+fadd   45 next copy
        andps xmm2, xmm9                                           ;   818.3 fmul+fadd   45 next
        xorps xmm2, xmm13                                          ;   820.3 fmul+fadd   45 next
        xorps xmm10, xmm14                                         ;   819.3 fmul+fadd   45 next
        xorps xmm13, xmm6                                          ;   820.3 fmul+fadd   45 next
        xorps xmm15, xmm13                                         ;   822.3 fmul+fadd   45 next
        andps xmm13, xmm9                                          ;   822.3 fmul+fadd   45 next
        xorps xmm15, xmm5                                          ;   824.3 fmul+fadd   45 next
        xorps xmm1, xmm2                                           ;   824.3 fmul+fadd   45 next
        movaps xmm2, xmm5                                          ;   825.3 fmul+fadd   45 next copy
        andps xmm2, xmm12                                          ;   827.3 fmul+fadd   45 next
        andps xmm5, xmm0                                           ;   827.3 fmul+fadd   45 next
        xorps xmm2, xmm5                                           ;   829.3 fmul+fadd   45 next
        xorps xmm13, xmm2                                          ;   831.3 fmul+fadd   45 next
        movaps xmm2, xmm0                                          ;   830.3 fmul+fadd   45 next copy
        xorps xmm2, xmm9                                           ;   832.3 fmul+fadd   45 next
        andps xmm2, xmm11                                          ;   834.3 fmul+fadd   45 next
        xorps xmm2, xmm1                                           ;   836.3 fmul+fadd   45 next
        xorps xmm13, [rbp - 128]                                   ;   834.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, [rbp + 48]                                     ;   835.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;   837.3 fmul+fadd   45 next
        movaps xmm5, [rbp - 48]                                    ;   833.3 agu2+agu0+fmisc   45 next
        andps xmm5, xmm12                                          ;   837.3 fmul+fadd   45 next
        andps xmm0, [rbp - 48]                                     ;   838.3 agu1+agu0+fmul+fadd   45 next
        andps xmm6, xmm4                                           ;   839.3 fmul+fadd   45 next
        xorps xmm0, [rsi - 112]                                    ;   840.3 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm4                                          ;   841.3 fmul+fadd   45 next
        andps xmm9, [rbp - 48]                                     ;   842.3 agu1+agu0+fmul+fadd   45 next
        orps xmm11, [rbp + 80]                                     ;   843.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm5                                           ;   844.3 fmul+fadd   45 next
        movaps [rsi - 112], xmm13                                  ;   840.3 agu1+agu2+fmisc   45 next spill
        movaps xmm13, [rsi - 80]                                   ;   842.3 agu0+agu1+fmisc   45 next
        xorps xmm13, xmm15                                         ;   845.3 fmul+fadd   45 next
        xorps xmm15, xmm1                                          ;   846.3 fmul+fadd   45 next
        xorps xmm3, xmm15                                          ;   848.3 fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;   850.3 fmul+fadd   45 next
        movaps xmm15, [rbp + 32]                                   ;   844.7 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm15                                         ;   849.3 fmul+fadd   45 next
        xorps xmm5, xmm9                                           ;   850.3 fmul+fadd   45 next
        xorps xmm6, [rbp + 80]                                     ;   851.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, xmm13                                          ;   852.3 fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;   853.3 fmul+fadd   45 next
        xorps xmm9, xmm12                                          ;   854.3 fmul+fadd   45 next
        xorps xmm12, [rbp + 64]                                    ;   855.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, xmm5                                          ;   856.3 fmul+fadd   45 next
        xorps xmm12, [rsi - 96]                                    ;   857.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm5, [rsi - 80]                                     ;   858.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm6, [rbp - 48]                                    ;   854.3 agu1+agu2+fmisc   48 next reload
        andps xmm4, xmm6                                           ;   859.3 fmul+fadd   45 next
        xorps xmm14, xmm4                                          ;   861.3 fmul+fadd   45 next
        xorps xmm0, xmm15                                          ;   861.3 fmul+fadd   45 next
        xorps xmm4, xmm2                                           ;   862.3 fmul+fadd   45 next
        xorps xmm2, xmm11                                          ;   863.3 fmul+fadd   45 next
        xorps xmm2, [rbp + 0]                                      ;   865.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm7, xmm0                                           ;   865.3 fmul+fadd   45 next
        xorps xmm11, [rbp - 128]                                   ;   866.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, [rbp + 48]                                    ;   867.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm5, [rsi - 112]                                    ;   868.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm8, [rbp + 80]                                     ;   869.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm6, xmm14                                          ;   870.3 fmul+fadd   45 next
        xorps xmm9, xmm4                                           ;   871.3 fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;   872.3 fmul+fadd   45 next
        xorps xmm1, xmm9                                           ;   873.3 fmul+fadd   45 next
        movaps xmm14, [rbp - 112]                                  ;   869.3 agu1+agu0+fmisc   48 next reload
        xorps xmm1, xmm14                                          ;   875.3 fmul+fadd   45 next
        movaps xmm15, [rbp - 64]                                   ;   871.3 agu2+agu0+fmisc   48 next reload
        xorps xmm7, xmm15                                          ;   875.3 fmul+fadd   45 next
        movaps xmm0, [rbp - 32]                                    ;   873.3 agu1+agu0+fmisc   48 next reload
        xorps xmm3, xmm0                                           ;   876.3 fmul+fadd   45 next
        movaps xmm4, [rbp - 96]                                    ;   875.3 agu2+agu0+fmisc   48 next reload
        xorps xmm2, xmm4                                           ;   877.3 fmul+fadd   45 next
        movaps xmm6, [rbp + 16]                                    ;   877.3 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm11, xmm6                                          ;   879.3 fadd+fmul   45 next
        movaps xmm9, [rbp - 16]                                    ;   878.3 agu2+agu0+fmisc   48 next reload
        xorps xmm10, xmm9                                          ;   880.3 fadd+fmul   45 next
        movaps xmm13, [rsi + 0]                                    ;   880.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm13                                         ;   882.3 fmul+fadd   45 next
        xorps xmm1, [rsi + 64]                                     ;   882.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rdx + 16]                                     ;   883.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm3, [rsi + 48]                                     ;   884.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm2, [rdx + 48]                                     ;   885.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm11, [rdx + 0]                                     ;   886.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rdx + 80]                                    ;   887.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rsi - 16]                                    ;   888.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm5, [rdx - 64]                                     ;   889.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx - 96]                                     ;   890.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm14, [rdx + 32]                                    ;   891.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm15, [rdx - 128]                                   ;   892.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm0, [rdx + 64]                                     ;   893.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx - 112]                                    ;   894.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rdx + 96]                                     ;   895.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [rdx - 48]                                     ;   896.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm13, [rbp - 80]                                    ;   897.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi + 0], xmm13                                    ;   899.3 agu2+agu0+fmisc   54 next spill
        movaps xmm13, [rsi + 64]                                   ;   895.3 agu1+agu0+fmisc   54 next
        xorps xmm13, [r8 + 3584]                                   ;   898.3 agu2+agu0+fmul+fadd   54 next
        movaps [rsi + 64], xmm9                                    ;   898.3 agu1+agu0+fmisc   54 next spill
        movaps xmm9, [rdx + 16]                                    ;   898.3 agu2+agu0+fmul+fmisc   54 next
        xorps xmm9, [r8 + 3600]                                    ;   900.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdx + 16], xmm6                                    ;   900.3 agu0+agu1+fmisc   54 next spill
        movaps xmm6, [rsi + 48]                                    ;   900.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm6, [r8 + 3616]                                    ;   902.3 agu1+agu0+fadd+fmul   54 next
        movaps [rsi + 48], xmm4                                    ;   902.3 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rdx + 48]                                    ;   902.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm4, [r8 + 3632]                                    ;   904.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 48], xmm0                                    ;   904.3 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rdx + 0]                                     ;   904.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm0, [r8 + 3648]                                    ;   906.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 0], xmm15                                    ;   906.3 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rdx + 80]                                   ;   906.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm15, [r8 + 3664]                                   ;   908.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 80], xmm14                                   ;   908.3 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rsi - 16]                                   ;   908.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm14, [r8 + 3680]                                   ;   910.3 agu1+agu0+fadd+fmul   54 next
        movaps [rsi - 16], xmm8                                    ;   910.3 agu2+agu1+fmisc   54 next spill
        movaps xmm8, [rdx - 64]                                    ;   910.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm8, [r8 + 3696]                                    ;   912.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 64], xmm5                                    ;   912.3 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rdx - 96]                                    ;   912.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm5, [r8 + 3712]                                    ;   914.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 96], xmm12                                   ;   914.3 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rdx + 32]                                   ;   914.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm12, [r8 + 3728]                                   ;   916.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 32], xmm10                                   ;   916.3 agu2+agu1+fmisc   54 next spill
        movaps xmm10, [rdx - 128]                                  ;   916.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm10, [r8 + 3744]                                   ;   918.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 128], xmm11                                  ;   918.3 agu2+agu1+fmisc   54 next spill
        movaps xmm11, [rdx + 64]                                   ;   918.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm11, [r8 + 3760]                                   ;   920.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 64], xmm2                                    ;   920.3 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rdx - 112]                                   ;   920.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm2, [r8 + 3776]                                    ;   922.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 112], xmm3                                   ;   922.3 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rdx + 96]                                    ;   922.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm3, [r8 + 3792]                                    ;   924.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 96], xmm7                                    ;   924.3 agu2+agu1+fmisc   54 next spill
        movaps xmm7, [rdx - 48]                                    ;   924.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm7, [r8 + 3808]                                    ;   926.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 48], xmm1                                    ;   926.3 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rbp - 80]                                    ;   926.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [r8 + 3824]                                    ;   928.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 80], xmm6                                    ;   928.3 agu2+agu1+fmisc   54 next spill
        movaps xmm6, xmm3                                          ;   928.3 fadd+fmul   41 next copy
        xorps xmm6, xmm8                                           ;   930.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm4                                    ;   930.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, xmm10                                         ;   930.3 fadd+fmul   41 next copy
        andps xmm4, xmm7                                           ;   932.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm9                                    ;   932.3 agu1+agu0+fmisc   54 next spill
        movaps xmm9, xmm5                                          ;   932.3 fadd+fmul   41 next copy
        xorps xmm9, xmm2                                           ;   934.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm14                                   ;   934.3 agu2+agu0+fmisc   54 next spill
        movaps xmm14, xmm1                                         ;   934.3 fadd+fmul   41 next copy
        andps xmm14, xmm7                                          ;   936.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm15                                   ;   936.3 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm3                                         ;   936.3 fadd+fmul   41 next copy
        andps xmm15, xmm10                                         ;   938.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm13                                   ;   938.3 agu2+agu0+fmisc   54 next spill
        movaps xmm13, xmm7                                         ;   938.3 fadd+fmul   41 next copy
        andps xmm13, xmm8                                          ;   940.3 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;   942.3 fadd+fmul   41 next
        movaps xmm13, xmm3                                         ;   941.3 fadd+fmul   41 next copy
        andps xmm13, xmm11                                         ;   943.3 fadd+fmul   41 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;   944.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 112], xmm0                                   ;   941.3 agu2+agu0+fmisc   54 next spill
        movaps xmm0, xmm6                                          ;   944.3 fadd+fmul   41 next copy
        xorps xmm0, xmm10                                          ;   946.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm15                                   ;   946.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, xmm12                                        ;   946.3 fadd+fmul   41 next copy
        andps xmm15, xmm0                                          ;   948.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm4                                    ;   945.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm1                                          ;   948.3 fadd+fmul   41 next copy
        andps xmm4, xmm8                                           ;   950.3 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;   952.3 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   954.3 fadd+fmul   41 next
        movaps [rsi - 112], xmm3                                   ;   948.7 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm10                                         ;   952.3 fadd+fmul   41 next copy
        andps xmm3, xmm12                                          ;   954.3 fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;   956.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm3                                    ;   958.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm10                                         ;   955.3 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;   957.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   959.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   961.3 fadd+fmul   41 next
        movaps xmm3, xmm10                                         ;   959.3 fadd+fmul   41 next copy
        andps xmm3, xmm5                                           ;   961.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm14                                  ;   958.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm10                                        ;   961.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;   963.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;   965.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;   965.3 fadd+fmul   41 next
        movaps xmm14, xmm1                                         ;   965.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;   967.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;   969.3 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;   971.3 fadd+fmul   41 next
        andps xmm10, xmm1                                          ;   971.3 fadd+fmul   41 next
        xorps xmm10, [rel misty1_decrypt_compact.T0_constants128]  ;   973.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 0], xmm14                                    ;   969.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm5                                         ;   971.3 fadd+fmul   41 next copy
        andps xmm14, xmm8                                          ;   973.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm10                                   ;   975.3 agu1+agu2+fmisc   41 next spill
        movaps xmm10, xmm0                                         ;   973.3 fadd+fmul   41 next copy
        orps xmm10, xmm1                                           ;   975.3 fadd+fmul   41 next
        movaps [rsi - 80], xmm0                                    ;   973.7 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm9                                          ;   975.3 fadd+fmul   41 next copy
        andps xmm0, xmm11                                          ;   977.3 fadd+fmul   41 next
        andps xmm9, xmm8                                           ;   977.3 fadd+fmul   41 next
        movaps [rsi - 96], xmm3                                    ;   976.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm12                                         ;   978.3 fadd+fmul   41 next copy
        andps xmm3, xmm2                                           ;   980.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;   982.3 fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;   984.3 fadd+fmul   41 next
        movaps xmm3, xmm11                                         ;   982.3 fadd+fmul   41 next copy
        andps xmm3, xmm2                                           ;   984.3 fadd+fmul   41 next
        movaps xmm10, xmm7                                         ;   984.3 fadd+fmul   41 next copy
        andps xmm10, xmm2                                          ;   986.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;   988.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;   990.3 fadd+fmul   41 next
        movaps xmm10, xmm12                                        ;   988.3 fadd+fmul   41 next copy
        andps xmm10, xmm5                                          ;   990.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;   990.3 fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;   992.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;   992.3 fadd+fmul   41 next
        andps xmm6, xmm2                                           ;   993.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm0                                    ;   994.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm3                                          ;   994.3 fadd+fmul   41 next copy
        xorps xmm0, xmm1                                           ;   996.3 fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;   996.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;   998.3 fadd+fmul   41 next
        andps xmm0, xmm2                                           ;   998.3 fadd+fmul   41 next
        andps xmm3, xmm11                                          ;   999.3 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;  1000.3 fadd+fmul   41 next
        movaps xmm0, xmm7                                          ;  1001.3 fadd+fmul   41 next copy
        andps xmm0, xmm5                                           ;  1003.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  1005.3 fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;  1004.3 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  1005.3 fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  1007.3 fadd+fmul   41 next
        andps xmm10, xmm5                                          ;  1007.3 fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;  1009.3 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1009.3 fadd+fmul   41 next
        movaps xmm0, xmm11                                         ;  1010.3 fadd+fmul   41 next copy
        andps xmm0, xmm7                                           ;  1012.3 fadd+fmul   41 next
        andps xmm11, xmm8                                          ;  1012.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  1014.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;  1016.3 fadd+fmul   41 next
        movaps xmm0, xmm8                                          ;  1015.3 fadd+fmul   41 next copy
        xorps xmm0, xmm5                                           ;  1017.3 fadd+fmul   41 next
        andps xmm0, xmm2                                           ;  1019.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  1021.3 fadd+fmul   41 next
        xorps xmm10, [rbp + 48]                                    ;  1019.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp + 80]                                    ;  1020.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  1022.3 fadd+fmul   41 next
        movaps xmm11, [rsi - 112]                                  ;  1018.3 agu2+agu0+fmisc   41 next
        andps xmm11, xmm7                                          ;  1022.3 fadd+fmul   41 next
        andps xmm8, [rsi - 112]                                    ;  1023.3 agu1+agu0+fadd+fmul   41 next
        andps xmm1, xmm12                                          ;  1024.3 fadd+fmul   41 next
        xorps xmm8, [rsi - 96]                                     ;  1025.3 agu2+agu0+fadd+fmul   41 next
        andps xmm7, xmm12                                          ;  1026.3 fadd+fmul   41 next
        andps xmm5, [rsi - 112]                                    ;  1027.3 agu1+agu0+fadd+fmul   41 next
        orps xmm2, [rsi - 80]                                      ;  1028.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  1029.3 fadd+fmul   41 next
        xorps xmm7, [rbp + 32]                                     ;  1030.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi - 96], xmm10                                   ;  1026.3 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rbp - 48]                                   ;  1028.3 agu2+agu0+fmisc   41 next
        xorps xmm10, xmm6                                          ;  1031.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;  1032.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  1034.3 fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;  1036.3 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;  1035.3 fadd+fmul   41 next
        movaps xmm6, [rsi - 80]                                    ;  1031.3 agu1+agu0+fmisc   41 next reload
        xorps xmm1, xmm6                                           ;  1036.3 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1038.3 fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;  1038.3 fadd+fmul   41 next
        xorps xmm5, xmm7                                           ;  1039.3 fadd+fmul   41 next
        xorps xmm7, [rbp - 128]                                    ;  1040.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1041.3 fadd+fmul   41 next
        xorps xmm7, [rbp + 64]                                     ;  1042.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp - 48]                                    ;  1043.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm1, [rsi - 112]                                   ;  1040.0 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm1                                          ;  1044.3 fadd+fmul   41 next
        xorps xmm13, xmm12                                         ;  1046.3 fadd+fmul   41 next
        xorps xmm8, [rbp + 32]                                     ;  1046.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  1047.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;  1048.3 fadd+fmul   41 next
        xorps xmm0, [rbp + 0]                                      ;  1050.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  1050.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 48]                                     ;  1051.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rbp + 80]                                     ;  1052.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  1053.3 fadd+fmul   41 next
        xorps xmm11, [rsi - 96]                                    ;  1054.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm1, xmm13                                          ;  1055.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  1056.3 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1057.3 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  1058.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 112]                                   ;  1054.3 agu0+agu1+fmisc   41 next
        movaps xmm5, [rbp - 64]                                    ;  1056.3 agu2+agu0+fmisc   54 next reload
        andps xmm1, xmm5                                           ;  1059.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 32]                                    ;  1058.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  1060.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 96]                                    ;  1060.3 agu2+agu0+fmisc   41 next
        movaps xmm10, [rbp + 16]                                   ;  1061.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm8, xmm10                                          ;  1063.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 16]                                   ;  1062.3 agu2+agu1+fmisc   41 next
        andps xmm12, xmm5                                          ;  1064.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 112]                                  ;  1064.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rbp - 16]                                    ;  1066.3 agu2+agu0+fmul+fadd   41 next
        movaps [rsi - 112], xmm14                                  ;  1065.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 96]                                   ;  1066.3 agu0+agu1+fmul+fadd   41 next
        andps xmm14, [rbp - 16]                                    ;  1068.3 agu2+agu0+fmul+fadd   41 next
        movaps [rsi - 96], xmm11                                   ;  1067.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, [rbp - 32]                                   ;  1068.3 agu0+agu1+fmul+fadd   41 next
        andps xmm11, [rbp - 80]                                    ;  1070.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  1072.3 fmul+fadd   41 next
        andps xmm11, xmm10                                         ;  1072.3 fmul+fadd   41 next
        movaps [rsi - 80], xmm7                                    ;  1069.3 agu1+agu2+fmisc   41 next spill
        movaps xmm7, xmm12                                         ;  1072.3 fmul+fadd   41 next copy
        xorps xmm7, xmm10                                          ;  1074.3 fmul+fadd   41 next
        movaps [rbp + 80], xmm4                                    ;  1071.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp - 96]                                    ;  1073.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm4, xmm6                                           ;  1075.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm2                                    ;  1074.3 agu1+agu2+fmisc   41 next spill
        movaps xmm2, [rbp - 112]                                   ;  1075.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;  1077.3 fadd+fmul   41 next
        andps xmm2, [rbp - 96]                                     ;  1079.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  1081.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm0                                     ;  1076.7 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm13                                         ;  1079.3 fadd+fmul   41 next copy
        xorps xmm0, xmm1                                           ;  1081.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  1081.3 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;  1082.3 fadd+fmul   41 next
        andps xmm0, [rbp - 32]                                     ;  1083.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm9                                    ;  1081.0 agu1+agu0+fmisc   41 next spill
        movaps xmm9, [rbp - 32]                                    ;  1083.0 agu2+agu1+fmisc   41 next
        andps xmm9, xmm10                                          ;  1085.0 fadd+fmul   41 next
        movaps [rbp - 48], xmm15                                   ;  1085.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 16]                                   ;  1085.3 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm9                                          ;  1087.3 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  1087.3 fadd+fmul   41 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;  1089.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 64], xmm3                                    ;  1087.0 agu0+agu1+fmisc   41 next spill
        movaps xmm3, [rbp - 96]                                    ;  1089.0 agu2+agu0+fmisc   41 next
        andps xmm3, [rbp - 80]                                     ;  1091.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 128], xmm8                                   ;  1091.0 agu0+agu1+fmisc   41 next spill
        movaps xmm8, xmm10                                         ;  1090.3 fadd+fmul   41 next copy
        andps xmm8, xmm5                                           ;  1092.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  1094.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  1094.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm2                                   ;  1093.0 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rbp - 80]                                    ;  1094.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm2, xmm13                                          ;  1096.3 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  1098.3 fmul+fadd   41 next
        movaps xmm2, [rbp - 16]                                    ;  1096.0 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm2                                          ;  1100.3 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  1098.3 fmul+fadd   41 next
        movaps [rbp + 96], xmm15                                   ;  1102.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 80]                                   ;  1099.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm15, xmm8                                          ;  1101.0 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  1103.0 fadd+fmul   41 next
        andps xmm8, [rbp - 112]                                    ;  1101.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  1105.0 fadd+fmul   41 next
        movaps [rdx + 112], xmm15                                  ;  1107.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 112]                                  ;  1103.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm15, xmm14                                         ;  1105.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  1107.3 fmul+fadd   41 next
        xorps xmm8, xmm0                                           ;  1109.3 fmul+fadd   41 next
        movaps xmm0, xmm13                                         ;  1107.3 fmul+fadd   41 next copy
        andps xmm0, xmm5                                           ;  1109.3 fmul+fadd   41 next
        andps xmm13, [rbp - 112]                                   ;  1109.3 agu1+agu2+fmul+fadd   41 next
        andps xmm15, [rbp - 32]                                    ;  1110.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;  1111.3 fmul+fadd   41 next
        andps xmm7, [rbp - 80]                                     ;  1112.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  1113.3 fmul+fadd   41 next
        movaps xmm5, xmm10                                         ;  1114.3 fmul+fadd   41 next copy
        andps xmm5, xmm2                                           ;  1116.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  1118.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  1120.3 fmul+fadd   41 next
        movaps xmm15, [rbp - 112]                                  ;  1113.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm10                                         ;  1118.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  1120.3 fmul+fadd   41 next
        xorps xmm7, xmm15                                          ;  1122.3 fmul+fadd   41 next
        xorps xmm15, [rbp - 80]                                    ;  1122.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  1122.3 fmul+fadd   41 next
        movaps xmm5, [rbp - 96]                                    ;  1120.0 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm9                                           ;  1123.3 fmul+fadd   41 next
        andps xmm5, [rbp - 64]                                     ;  1125.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  1127.3 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  1129.3 fmul+fadd   41 next
        movaps xmm4, xmm2                                          ;  1127.3 fmul+fadd   41 next copy
        andps xmm4, xmm15                                          ;  1129.3 fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  1129.3 fmul+fadd   41 next
        xorps xmm4, [rbp - 32]                                     ;  1131.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  1131.3 fmul+fadd   41 next
        xorps xmm9, [rbp - 80]                                     ;  1132.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm3                                          ;  1133.3 fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;  1134.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 112]                                   ;  1131.7 agu1+agu0+fmisc   41 next
        andps xmm7, xmm9                                           ;  1135.3 fmul+fadd   41 next
        andps xmm3, [rbp - 32]                                     ;  1136.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm3                                           ;  1138.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  1140.3 fmul+fadd   41 next
        xorps xmm11, xmm4                                          ;  1139.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 80]                                    ;  1135.7 agu1+agu0+fmisc   41 next
        andps xmm4, xmm1                                           ;  1140.3 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;  1141.3 fmul+fadd   41 next
        movaps xmm5, [rbp - 96]                                    ;  1137.7 agu2+agu0+fmisc   41 next
        andps xmm5, [rbp - 32]                                     ;  1142.3 agu1+agu0+fmul+fadd   41 next
        andps xmm9, [rbp - 64]                                     ;  1143.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, [rbp - 96]                                     ;  1145.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm9                                          ;  1147.3 fmul+fadd   41 next
        xorps xmm8, [rbp + 112]                                    ;  1146.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  1147.3 fmul+fadd   41 next
        movaps xmm9, [rdx + 112]                                   ;  1143.3 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm9                                          ;  1148.3 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  1149.3 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  1150.3 fmul+fadd   41 next
        movaps xmm3, [rbp - 96]                                    ;  1147.3 agu1+agu0+fmisc   54 next reload
        andps xmm1, xmm3                                           ;  1151.3 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;  1152.3 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;  1153.3 fmul+fadd   41 next
        xorps xmm13, xmm14                                         ;  1154.3 fmul+fadd   41 next
        xorps xmm12, [rbp - 128]                                   ;  1155.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm12                                         ;  1157.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;  1152.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm14                                         ;  1159.3 fmul+fadd   41 next
        xorps xmm7, xmm9                                           ;  1158.3 fmul+fadd   41 next
        xorps xmm7, xmm14                                          ;  1160.3 fmul+fadd   41 next
        xorps xmm6, [rbp + 96]                                     ;  1160.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rbp + 64]                                   ;  1156.3 agu1+agu0+fmisc   41 next
        xorps xmm15, [rbp - 64]                                    ;  1161.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  1163.3 fmul+fadd   41 next
        xorps xmm10, [rbp - 48]                                    ;  1163.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm13, xmm10                                         ;  1165.3 fmul+fadd   41 next
        movaps xmm1, [rbp + 32]                                    ;  1161.3 agu2+agu0+fmisc   41 next
        xorps xmm1, [rbp - 80]                                     ;  1165.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm1                                           ;  1167.3 fmul+fadd   41 next
        xorps xmm2, [rbp + 0]                                      ;  1167.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  1169.3 fmul+fadd   41 next
        movaps xmm5, [rbp + 48]                                    ;  1165.0 agu0+agu1+fmisc   41 next
        xorps xmm5, [rbp - 112]                                    ;  1169.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm5                                          ;  1171.3 fmul+fadd   41 next
        movaps xmm9, [rbp + 80]                                    ;  1167.3 agu1+agu0+fmisc   41 next
        xorps xmm9, [rbp - 32]                                     ;  1171.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  1173.3 fmul+fadd   41 next
        xorps xmm3, [rsi - 80]                                     ;  1173.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  1175.3 fmul+fadd   41 next
        xorps xmm0, [r8 + 6800]                                    ;  1175.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm13, [r8 + 6816]                                   ;  1176.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm8, [r8 + 6832]                                    ;  1177.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm7, [r8 + 6848]                                    ;  1178.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm11, [r8 + 6864]                                   ;  1179.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm4, [r8 + 6880]                                    ;  1180.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 6896]                                    ;  1181.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r8 + 6656]                                   ;  1182.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm10, [r8 + 6672]                                   ;  1183.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm1, [r8 + 6688]                                    ;  1184.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm2, [r8 + 6704]                                    ;  1185.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm5, [r8 + 6720]                                    ;  1186.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm9, [r8 + 6736]                                    ;  1187.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm3, [r8 + 6752]                                    ;  1188.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm12, [rsi - 96]                                   ;  1184.3 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 6768]                                   ;  1189.3 agu1+agu0+fmul+fadd   48 next
        movaps [rsi - 96], xmm6                                    ;  1186.3 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rsi - 112]                                   ;  1188.3 agu1+agu2+fmisc   48 next
        xorps xmm6, [r8 + 6784]                                    ;  1190.3 agu0+agu1+fmul+fadd   48 next
        movaps [rsi - 112], xmm4                                   ;  1190.3 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm15                                         ;  1191.3 fmul+fadd   45 next copy
        xorps xmm4, xmm3                                           ;  1193.3 fmul+fadd   45 next
        movaps [rsi - 80], xmm11                                   ;  1192.3 agu1+agu2+fmisc   48 next spill
        movaps xmm11, xmm2                                         ;  1193.3 fmul+fadd   45 next copy
        andps xmm11, xmm12                                         ;  1195.3 fmul+fadd   45 next
        movaps [rbp - 32], xmm7                                    ;  1194.3 agu0+agu1+fmisc   48 next spill
        movaps xmm7, xmm10                                         ;  1195.3 fmul+fadd   45 next copy
        xorps xmm7, xmm9                                           ;  1197.3 fmul+fadd   45 next
        movaps [rbp + 80], xmm8                                    ;  1196.3 agu2+agu0+fmisc   48 next spill
        movaps xmm8, xmm6                                          ;  1197.3 fmul+fadd   45 next copy
        andps xmm8, xmm12                                          ;  1199.3 fmul+fadd   45 next
        movaps [rbp - 96], xmm13                                   ;  1198.3 agu1+agu0+fmisc   48 next spill
        movaps xmm13, xmm3                                         ;  1199.3 fmul+fadd   45 next copy
        andps xmm13, xmm2                                          ;  1201.3 fmul+fadd   45 next
        movaps [rbp - 112], xmm0                                   ;  1200.3 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm12                                         ;  1201.3 fmul+fadd   45 next copy
        andps xmm0, xmm15                                          ;  1203.3 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;  1205.3 fmul+fadd   45 next
        movaps xmm0, xmm4                                          ;  1204.3 fmul+fadd   45 next copy
        xorps xmm0, xmm2                                           ;  1206.3 fmul+fadd   45 next
        xorps xmm13, xmm14                                         ;  1207.3 fmul+fadd   45 next
        movaps xmm14, xmm3                                         ;  1207.3 fmul+fadd   45 next copy
        andps xmm14, xmm5                                          ;  1209.3 fmul+fadd   45 next
        movaps [rbp + 48], xmm13                                   ;  1209.3 agu1+agu0+fmisc   45 next spill
        movaps xmm13, xmm1                                         ;  1209.3 fmul+fadd   45 next copy
        andps xmm13, xmm0                                          ;  1211.3 fmul+fadd   45 next
        movaps [rbp + 0], xmm11                                    ;  1208.3 agu2+agu0+fmisc   45 next spill
        movaps xmm11, xmm6                                         ;  1211.3 fmul+fadd   45 next copy
        andps xmm11, xmm15                                         ;  1213.3 fmul+fadd   45 next
        xorps xmm11, xmm12                                         ;  1215.3 fmul+fadd   45 next
        xorps xmm13, xmm11                                         ;  1217.3 fmul+fadd   45 next
        movaps [rbp - 16], xmm3                                    ;  1211.7 agu1+agu0+fmisc   48 next spill
        movaps xmm3, xmm2                                          ;  1215.3 fmul+fadd   45 next copy
        andps xmm3, xmm1                                           ;  1217.3 fmul+fadd   45 next
        xorps xmm3, xmm7                                           ;  1219.3 fmul+fadd   45 next
        movaps [rbp - 80], xmm3                                    ;  1221.3 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm2                                          ;  1218.3 fmul+fadd   45 next copy
        andps xmm3, xmm15                                          ;  1220.3 fmul+fadd   45 next
        xorps xmm14, xmm3                                          ;  1222.3 fmul+fadd   45 next
        xorps xmm14, xmm8                                          ;  1224.3 fmul+fadd   45 next
        movaps xmm3, xmm2                                          ;  1222.3 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  1224.3 fmul+fadd   45 next
        movaps [rbp + 32], xmm8                                    ;  1221.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm2                                          ;  1224.3 fmul+fadd   45 next copy
        andps xmm8, xmm5                                           ;  1226.3 fmul+fadd   45 next
        xorps xmm3, xmm8                                           ;  1228.3 fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;  1228.3 fmul+fadd   45 next
        movaps xmm8, xmm6                                          ;  1228.3 fmul+fadd   45 next copy
        andps xmm8, xmm5                                           ;  1230.3 fmul+fadd   45 next
        xorps xmm2, xmm8                                           ;  1232.3 fmul+fadd   45 next
        xorps xmm13, xmm2                                          ;  1234.3 fmul+fadd   45 next
        andps xmm2, xmm6                                           ;  1234.3 fmul+fadd   45 next
        xorps xmm2, [rel misty1_decrypt_compact.T0_constants128]   ;  1236.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp - 48], xmm8                                    ;  1232.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm10                                         ;  1234.3 fmul+fadd   45 next copy
        andps xmm8, xmm15                                          ;  1236.3 fmul+fadd   45 next
        movaps [rbp + 16], xmm2                                    ;  1238.3 agu2+agu1+fmisc   45 next spill
        movaps xmm2, xmm0                                          ;  1236.3 fmul+fadd   45 next copy
        orps xmm2, xmm6                                            ;  1238.3 fmul+fadd   45 next
        movaps [rbp - 64], xmm0                                    ;  1236.7 agu0+agu1+fmisc   45 next spill
        movaps xmm0, xmm7                                          ;  1238.3 fmul+fadd   45 next copy
        andps xmm0, xmm5                                           ;  1240.3 fmul+fadd   45 next
        andps xmm7, xmm15                                          ;  1240.3 fmul+fadd   45 next
        movaps [rbp + 64], xmm3                                    ;  1239.3 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm1                                          ;  1241.3 fmul+fadd   45 next copy
        andps xmm3, xmm9                                           ;  1243.3 fmul+fadd   45 next
        xorps xmm2, xmm3                                           ;  1245.3 fmul+fadd   45 next
        xorps xmm8, xmm2                                           ;  1247.3 fmul+fadd   45 next
        movaps xmm2, xmm5                                          ;  1245.3 fmul+fadd   45 next copy
        andps xmm2, xmm9                                           ;  1247.3 fmul+fadd   45 next
        movaps xmm3, xmm12                                         ;  1247.3 fmul+fadd   45 next copy
        andps xmm3, xmm9                                           ;  1249.3 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  1251.3 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;  1253.3 fmul+fadd   45 next
        movaps xmm3, xmm1                                          ;  1251.3 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  1253.3 fmul+fadd   45 next
        xorps xmm0, xmm8                                           ;  1253.3 fmul+fadd   45 next
        xorps xmm0, xmm4                                           ;  1255.3 fmul+fadd   45 next
        xorps xmm3, xmm15                                          ;  1255.3 fmul+fadd   45 next
        andps xmm4, xmm9                                           ;  1256.3 fmul+fadd   45 next
        movaps [rbp + 96], xmm0                                    ;  1257.3 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm2                                          ;  1257.3 fmul+fadd   45 next copy
        xorps xmm0, xmm6                                           ;  1259.3 fmul+fadd   45 next
        xorps xmm2, xmm1                                           ;  1259.3 fmul+fadd   45 next
        xorps xmm11, xmm2                                          ;  1261.3 fmul+fadd   45 next
        andps xmm0, xmm9                                           ;  1261.3 fmul+fadd   45 next
        andps xmm2, xmm5                                           ;  1262.3 fmul+fadd   45 next
        xorps xmm13, xmm0                                          ;  1263.3 fmul+fadd   45 next
        movaps xmm0, xmm12                                         ;  1264.3 fmul+fadd   45 next copy
        andps xmm0, xmm10                                          ;  1266.3 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  1268.3 fmul+fadd   45 next
        xorps xmm11, xmm14                                         ;  1267.3 fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;  1268.3 fmul+fadd   45 next
        xorps xmm4, xmm3                                           ;  1270.3 fmul+fadd   45 next
        andps xmm3, xmm10                                          ;  1270.3 fmul+fadd   45 next
        xorps xmm4, xmm5                                           ;  1272.3 fmul+fadd   45 next
        xorps xmm2, xmm0                                           ;  1272.3 fmul+fadd   45 next
        movaps xmm0, xmm5                                          ;  1273.3 fmul+fadd   45 next copy
        andps xmm0, xmm12                                          ;  1275.3 fmul+fadd   45 next
        andps xmm5, xmm15                                          ;  1275.3 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  1277.3 fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;  1279.3 fmul+fadd   45 next
        movaps xmm0, xmm15                                         ;  1278.3 fmul+fadd   45 next copy
        xorps xmm0, xmm10                                          ;  1280.3 fmul+fadd   45 next
        andps xmm0, xmm9                                           ;  1282.3 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  1284.3 fmul+fadd   45 next
        xorps xmm3, [rbp - 80]                                     ;  1282.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, [rbp + 0]                                      ;  1283.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm2, xmm5                                           ;  1285.3 fmul+fadd   45 next
        movaps xmm5, [rbp - 16]                                    ;  1281.3 agu2+agu0+fmisc   45 next
        andps xmm5, xmm12                                          ;  1285.3 fmul+fadd   45 next
        andps xmm15, [rbp - 16]                                    ;  1286.3 agu1+agu0+fmul+fadd   45 next
        andps xmm6, xmm1                                           ;  1287.3 fmul+fadd   45 next
        xorps xmm15, [rbp + 64]                                    ;  1288.3 agu2+agu0+fmul+fadd   45 next
        andps xmm12, xmm1                                          ;  1289.3 fmul+fadd   45 next
        andps xmm10, [rbp - 16]                                    ;  1290.3 agu1+agu0+fmul+fadd   45 next
        orps xmm9, [rbp - 64]                                      ;  1291.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm5                                           ;  1292.3 fmul+fadd   45 next
        movaps [rbp + 64], xmm3                                    ;  1288.3 agu1+agu2+fmisc   45 next spill
        movaps xmm3, [rbp + 48]                                    ;  1290.3 agu0+agu1+fmisc   45 next
        xorps xmm3, xmm4                                           ;  1293.3 fmul+fadd   45 next
        xorps xmm4, xmm2                                           ;  1294.3 fmul+fadd   45 next
        xorps xmm7, xmm4                                           ;  1296.3 fmul+fadd   45 next
        xorps xmm7, xmm15                                          ;  1298.3 fmul+fadd   45 next
        movaps xmm4, [rbp + 16]                                    ;  1292.7 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm4                                          ;  1297.3 fmul+fadd   45 next
        xorps xmm5, xmm10                                          ;  1298.3 fmul+fadd   45 next
        xorps xmm6, [rbp - 64]                                     ;  1299.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, xmm3                                           ;  1300.3 fmul+fadd   45 next
        xorps xmm9, xmm6                                           ;  1301.3 fmul+fadd   45 next
        xorps xmm10, xmm12                                         ;  1302.3 fmul+fadd   45 next
        xorps xmm12, [rbp + 32]                                    ;  1303.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, xmm5                                          ;  1304.3 fmul+fadd   45 next
        xorps xmm12, [rbp + 96]                                    ;  1305.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm5, [rbp + 48]                                     ;  1306.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm3, [rbp - 16]                                    ;  1302.3 agu1+agu2+fmisc   48 next reload
        andps xmm1, xmm3                                           ;  1307.3 fmul+fadd   45 next
        xorps xmm14, xmm1                                          ;  1309.3 fmul+fadd   45 next
        xorps xmm15, xmm4                                          ;  1309.3 fmul+fadd   45 next
        xorps xmm1, xmm0                                           ;  1310.3 fmul+fadd   45 next
        xorps xmm0, xmm9                                           ;  1311.3 fmul+fadd   45 next
        xorps xmm0, [rbp - 48]                                     ;  1313.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm13, xmm15                                         ;  1313.3 fmul+fadd   45 next
        xorps xmm9, [rbp - 80]                                     ;  1314.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, [rbp + 0]                                     ;  1315.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm5, [rbp + 64]                                     ;  1316.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm8, [rbp - 64]                                     ;  1317.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm3, xmm14                                          ;  1318.3 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;  1319.3 fmul+fadd   45 next
        xorps xmm9, xmm3                                           ;  1320.3 fmul+fadd   45 next
        xorps xmm2, xmm10                                          ;  1321.3 fmul+fadd   45 next
        movaps xmm14, [rbp - 112]                                  ;  1317.3 agu1+agu0+fmisc   48 next reload
        xorps xmm2, xmm14                                          ;  1323.3 fmul+fadd   45 next
        movaps xmm15, [rbp - 96]                                   ;  1319.3 agu2+agu0+fmisc   48 next reload
        xorps xmm13, xmm15                                         ;  1323.3 fmul+fadd   45 next
        movaps xmm1, [rbp + 80]                                    ;  1321.3 agu1+agu0+fmisc   48 next reload
        xorps xmm7, xmm1                                           ;  1324.3 fmul+fadd   45 next
        movaps xmm3, [rbp - 32]                                    ;  1323.3 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm3                                           ;  1325.3 fmul+fadd   45 next
        movaps xmm4, [rsi - 80]                                    ;  1325.3 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm9, xmm4                                           ;  1327.3 fadd+fmul   45 next
        movaps xmm6, [rsi - 112]                                   ;  1326.3 agu2+agu0+fmisc   48 next reload
        xorps xmm11, xmm6                                          ;  1328.3 fadd+fmul   45 next
        movaps xmm10, [rsi - 96]                                   ;  1328.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm12, xmm10                                         ;  1330.3 fmul+fadd   45 next
        xorps xmm2, [rdx - 48]                                     ;  1330.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm13, [rdx + 96]                                    ;  1331.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [rdx - 112]                                    ;  1332.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm0, [rdx + 64]                                     ;  1333.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm9, [rdx - 128]                                    ;  1334.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm11, [rdx + 32]                                    ;  1335.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm12, [rdx - 96]                                    ;  1336.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm5, [rdx - 64]                                     ;  1337.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [rsi - 16]                                     ;  1338.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm14, [rdx + 80]                                    ;  1339.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [rdx + 0]                                     ;  1340.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm1, [rdx + 48]                                     ;  1341.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm3, [rsi + 48]                                     ;  1342.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rdx + 16]                                     ;  1343.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rsi + 64]                                     ;  1344.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rsi + 0]                                     ;  1345.3 agu2+agu0+fmul+fadd   54 next
        movaps [rsi - 96], xmm10                                   ;  1347.3 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rdx - 48]                                   ;  1343.3 agu2+agu0+fmisc   58 r
        xorps xmm10, [r8 + 2816]                                   ;  1346.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdx - 48], xmm6                                    ;  1346.3 agu2+agu0+fmisc   54 next spill
        movaps xmm6, [rdx + 96]                                    ;  1346.3 agu1+agu0+fmul+fmisc   58 r
        xorps xmm6, [r8 + 2832]                                    ;  1348.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx + 96], xmm4                                    ;  1348.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rdx - 112]                                   ;  1348.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [r8 + 2848]                                    ;  1350.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx - 112], xmm3                                   ;  1350.3 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [rdx + 64]                                    ;  1350.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm3, [r8 + 2864]                                    ;  1352.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx + 64], xmm1                                    ;  1352.3 agu0+agu2+fmisc   54 next spill
        movaps xmm1, [rdx - 128]                                   ;  1352.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm1, [r8 + 2880]                                    ;  1354.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx - 128], xmm15                                  ;  1354.3 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [rdx + 32]                                   ;  1354.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm15, [r8 + 2896]                                   ;  1356.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm10, [rdi + 0]                                     ;  1356.3 agu0+agu2+fadd+fmul  114 r
        movaps [rdi + 0], xmm10                                    ;  1358.3 agu1+agu0+fmisc  114 r spill
        movaps xmm10, [rdx - 96]                                   ;  1357.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm10, [r8 + 2912]                                   ;  1359.3 agu0+agu2+fadd+fmul   58 r
        movaps [rdx - 96], xmm14                                   ;  1358.3 agu1+agu0+fmisc   54 next spill
        movaps xmm14, [rdx - 64]                                   ;  1359.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm14, [r8 + 2928]                                   ;  1361.3 agu0+agu2+fadd+fmul   58 r
        movaps [rdx - 64], xmm8                                    ;  1360.3 agu1+agu0+fmisc   54 next spill
        movaps xmm8, [rsi - 16]                                    ;  1361.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm8, [r8 + 2944]                                    ;  1363.3 agu0+agu2+fadd+fmul   58 r
        xorps xmm6, [rdi - 16]                                     ;  1363.3 agu1+agu0+fadd+fmul  114 r
        movaps [rdi - 16], xmm6                                    ;  1365.3 agu2+agu1+fmisc  114 r spill
        movaps xmm6, [rdx + 80]                                    ;  1364.3 agu0+agu2+fmisc+fadd   58 r
        xorps xmm6, [r8 + 2960]                                    ;  1366.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdx + 80], xmm5                                    ;  1365.3 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rdx + 0]                                     ;  1366.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm5, [r8 + 2976]                                    ;  1368.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm4, [rdi - 32]                                     ;  1368.3 agu2+agu1+fmul+fadd  114 r
        movaps [rdi - 32], xmm4                                    ;  1370.3 agu0+agu2+fmisc  114 r spill
        movaps xmm4, [rdx + 48]                                    ;  1368.3 agu1+agu0+fmul+fmisc   58 r
        xorps xmm4, [r8 + 2992]                                    ;  1370.3 agu2+agu1+fadd+fmul   58 r
        movaps [rdx + 48], xmm12                                   ;  1370.3 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [rsi + 48]                                   ;  1370.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm12, [r8 + 3008]                                   ;  1372.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm3, [rdi - 48]                                     ;  1372.3 agu0+agu2+fadd+fmul  114 r
        movaps [rdi - 48], xmm3                                    ;  1374.3 agu1+agu0+fmisc  114 r spill
        movaps xmm3, [rdx + 16]                                    ;  1373.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm3, [r8 + 3024]                                    ;  1375.3 agu0+agu2+fadd+fmul   58 r
        movaps [rdx + 16], xmm11                                   ;  1374.3 agu1+agu0+fmisc   54 next spill
        movaps xmm11, [rsi + 64]                                   ;  1375.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm11, [r8 + 3040]                                   ;  1377.3 agu0+agu2+fadd+fmul   58 r
        xorps xmm1, [rdi - 64]                                     ;  1377.3 agu1+agu0+fadd+fmul  114 r
        movaps [rdi - 64], xmm1                                    ;  1379.3 agu2+agu1+fmisc  114 r spill
        movaps xmm1, [rsi + 0]                                     ;  1378.3 agu0+agu2+fmisc+fadd   58 r
        xorps xmm1, [r8 + 3056]                                    ;  1380.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm15, [rcx - 128]                                   ;  1380.3 agu2+agu1+fmul+fadd  114 r
        xorps xmm10, [rdi + 112]                                   ;  1381.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm14, [rdi + 96]                                    ;  1382.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm8, [rdx - 80]                                     ;  1383.3 agu2+agu1+fmul+fadd  114 r
        xorps xmm6, [rdi + 80]                                     ;  1384.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm5, [rdi + 64]                                     ;  1385.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm4, [rdi + 48]                                     ;  1386.3 agu2+agu1+fmul+fadd  114 r
        xorps xmm12, [rdi + 32]                                    ;  1387.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm3, [rdi + 16]                                     ;  1388.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm11, [r10 - 112]                                   ;  1389.3 agu2+agu1+fmul+fadd  114 r
        xorps xmm1, [r10 - 80]                                     ;  1390.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm2, [rbx - 64]                                     ;  1391.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm13, [rbx - 48]                                    ;  1392.3 agu2+agu0+fmul+fadd  114 r
        xorps xmm7, [rbx - 32]                                     ;  1393.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm0, [rbx - 16]                                     ;  1394.3 agu2+agu0+fmul+fadd  114 r
        xorps xmm9, [rbx + 0]                                      ;  1395.3 agu1+agu0+fmul+fadd  114 r
        movaps [rdi + 16], xmm9                                    ;  1397.3 agu2+agu0+fmisc  114 r spill
        movaps xmm9, [rdx + 16]                                    ;  1393.3 agu1+agu0+fmisc  114 r
        xorps xmm9, [rbx + 16]                                     ;  1396.3 agu2+agu0+fmul+fadd  114 r
        movaps [rdx + 16], xmm9                                    ;  1398.3 agu1+agu0+fmisc  114 r spill
        movaps xmm9, [rdx + 48]                                    ;  1396.3 agu2+agu0+fmul+fmisc  114 r
        xorps xmm9, [rbx + 32]                                     ;  1398.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx + 48], xmm9                                    ;  1400.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx + 80]                                    ;  1398.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [rbx + 48]                                     ;  1400.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx + 80], xmm9                                    ;  1402.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx - 64]                                    ;  1400.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [rbx + 64]                                     ;  1402.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx - 64], xmm9                                    ;  1404.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx - 96]                                    ;  1402.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [rbx + 80]                                     ;  1404.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx - 96], xmm9                                    ;  1406.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx - 128]                                   ;  1404.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [rbx + 96]                                     ;  1406.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx - 128], xmm9                                   ;  1408.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx + 64]                                    ;  1406.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [rbx + 112]                                    ;  1408.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx + 64], xmm9                                    ;  1410.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx - 112]                                   ;  1408.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [r10 - 128]                                    ;  1410.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx - 112], xmm9                                   ;  1412.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx + 96]                                    ;  1410.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [r10 - 96]                                     ;  1412.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx + 96], xmm9                                    ;  1414.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdx - 48]                                    ;  1412.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [r10 - 64]                                     ;  1414.3 agu1+agu2+fadd+fmul  114 r
        movaps [rdx - 48], xmm9                                    ;  1416.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rsi - 96]                                    ;  1414.3 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [r10 - 48]                                     ;  1416.3 agu1+agu2+fadd+fmul  114 r
        movaps [rsi - 96], xmm9                                    ;  1418.3 agu0+agu1+fmisc  114 r spill
        movaps xmm9, [rdi + 0]                                     ;  1416.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm9, [r8 + 1536]                                    ;  1418.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdi + 32], xmm0                                    ;  1418.3 agu0+agu1+fmisc  114 r spill
        movaps xmm0, [rdi - 16]                                    ;  1418.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm0, [r8 + 1552]                                    ;  1420.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdi + 48], xmm7                                    ;  1420.3 agu0+agu1+fmisc  114 r spill
        movaps xmm7, [rdi - 32]                                    ;  1420.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm7, [r8 + 1568]                                    ;  1422.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdi + 64], xmm13                                   ;  1422.3 agu0+agu1+fmisc  114 r spill
        movaps xmm13, [rdi - 48]                                   ;  1422.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm13, [r8 + 1584]                                   ;  1424.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdi + 80], xmm2                                    ;  1424.3 agu0+agu1+fmisc  114 r spill
        movaps xmm2, [rdi - 64]                                    ;  1424.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm2, [r8 + 1600]                                    ;  1426.3 agu1+agu2+fadd+fmul   54 next
        movaps [rdx - 80], xmm7                                    ;  1426.3 agu0+agu1+fmisc   54 next spill
        movaps xmm7, xmm15                                         ;  1426.3 fadd+fmul   54 next copy
        xorps xmm7, [r8 + 1616]                                    ;  1428.3 agu2+agu0+fadd+fmul   54 next
        movaps [rdi + 96], xmm15                                   ;  1428.3 agu1+agu0+fmisc  114 r spill
        movaps xmm15, xmm10                                        ;  1428.3 fadd+fmul   54 next copy
        xorps xmm15, [r8 + 1632]                                   ;  1430.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdi + 112], xmm10                                  ;  1430.3 agu0+agu1+fmisc  114 r spill
        movaps xmm10, xmm14                                        ;  1430.3 fadd+fmul   54 next copy
        xorps xmm10, [r8 + 1648]                                   ;  1432.3 agu2+agu0+fadd+fmul   54 next
        movaps [rcx - 128], xmm14                                  ;  1432.3 agu1+agu0+fmisc  114 r spill
        movaps xmm14, xmm8                                         ;  1432.3 fadd+fmul   54 next copy
        xorps xmm14, [r8 + 1664]                                   ;  1434.3 agu2+agu1+fadd+fmul   54 next
        movaps [rsi + 0], xmm8                                     ;  1434.3 agu0+agu1+fmisc  114 r spill
        movaps xmm8, xmm6                                          ;  1434.3 fadd+fmul   54 next copy
        xorps xmm8, [r8 + 1680]                                    ;  1436.3 agu2+agu0+fadd+fmul   54 next
        movaps [rsi + 64], xmm6                                    ;  1436.3 agu1+agu0+fmisc  114 r spill
        movaps xmm6, xmm5                                          ;  1436.3 fadd+fmul   54 next copy
        xorps xmm6, [r8 + 1696]                                    ;  1438.3 agu2+agu1+fadd+fmul   54 next
        movaps [rsi + 48], xmm5                                    ;  1438.3 agu0+agu1+fmisc  114 r spill
        movaps xmm5, xmm4                                          ;  1438.3 fadd+fmul   54 next copy
        xorps xmm5, [r8 + 1712]                                    ;  1440.3 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 0], xmm4                                     ;  1440.3 agu1+agu0+fmisc  114 r spill
        movaps xmm4, xmm12                                         ;  1440.3 fadd+fmul   54 next copy
        xorps xmm4, [r8 + 1728]                                    ;  1442.3 agu2+agu1+fadd+fmul   54 next
        movaps [rsi - 16], xmm12                                   ;  1442.3 agu0+agu1+fmisc  114 r spill
        movaps xmm12, xmm3                                         ;  1442.3 fadd+fmul   54 next copy
        xorps xmm12, [r8 + 1744]                                   ;  1444.3 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 32], xmm3                                    ;  1444.3 agu1+agu0+fmisc  114 r spill
        movaps xmm3, xmm11                                         ;  1444.3 fadd+fmul   54 next copy
        xorps xmm3, [r8 + 1760]                                    ;  1446.3 agu2+agu1+fadd+fmul   54 next
        movaps [rsi - 112], xmm11                                  ;  1446.3 agu0+agu1+fmisc  114 r spill
        movaps xmm11, xmm1                                         ;  1446.3 fadd+fmul   54 next copy
        xorps xmm11, [r8 + 1776]                                   ;  1448.3 agu2+agu0+fadd+fmul   54 next
        movaps [rsi - 80], xmm1                                    ;  1448.3 agu1+agu0+fmisc  114 r spill
        movaps xmm1, xmm12                                         ;  1448.3 fadd+fmul   41 next copy
        xorps xmm1, xmm10                                          ;  1450.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm13                                   ;  1450.3 agu2+agu1+fmisc   54 next spill
        movaps xmm13, xmm6                                         ;  1450.3 fadd+fmul   41 next copy
        andps xmm13, xmm3                                          ;  1452.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm0                                    ;  1452.3 agu0+agu1+fmisc   54 next spill
        movaps xmm0, xmm14                                         ;  1452.3 fadd+fmul   41 next copy
        xorps xmm0, xmm4                                           ;  1454.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm15                                   ;  1454.3 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm11                                        ;  1454.3 fadd+fmul   41 next copy
        andps xmm15, xmm3                                          ;  1456.3 fadd+fmul   41 next
        movaps [rbp - 112], xmm7                                   ;  1456.3 agu1+agu0+fmisc   54 next spill
        movaps xmm7, xmm12                                         ;  1456.3 fadd+fmul   41 next copy
        andps xmm7, xmm6                                           ;  1458.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm9                                    ;  1458.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, xmm3                                          ;  1458.3 fadd+fmul   41 next copy
        andps xmm9, xmm10                                          ;  1460.3 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  1462.3 fadd+fmul   41 next
        movaps xmm9, xmm12                                         ;  1461.3 fadd+fmul   41 next copy
        andps xmm9, xmm5                                           ;  1463.3 fadd+fmul   41 next
        xorps xmm7, [rel misty1_decrypt_compact.T0_constants128]   ;  1464.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 64], xmm2                                    ;  1461.3 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm1                                          ;  1464.3 fadd+fmul   41 next copy
        xorps xmm2, xmm6                                           ;  1466.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm7                                    ;  1466.3 agu1+agu2+fmisc   41 next spill
        movaps xmm7, xmm8                                          ;  1466.3 fadd+fmul   41 next copy
        andps xmm7, xmm2                                           ;  1468.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm13                                    ;  1465.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, xmm11                                        ;  1468.3 fadd+fmul   41 next copy
        andps xmm13, xmm10                                         ;  1470.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  1472.3 fadd+fmul   41 next
        xorps xmm7, xmm13                                          ;  1474.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm12                                   ;  1468.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm6                                         ;  1472.3 fadd+fmul   41 next copy
        andps xmm12, xmm8                                          ;  1474.3 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  1476.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm12                                   ;  1478.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm6                                         ;  1475.3 fadd+fmul   41 next copy
        andps xmm12, xmm10                                         ;  1477.3 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  1479.3 fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  1481.3 fadd+fmul   41 next
        movaps xmm12, xmm6                                         ;  1479.3 fadd+fmul   41 next copy
        andps xmm12, xmm14                                         ;  1481.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm15                                   ;  1478.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm6                                         ;  1481.3 fadd+fmul   41 next copy
        andps xmm15, xmm5                                          ;  1483.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  1485.3 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  1485.3 fadd+fmul   41 next
        movaps xmm15, xmm11                                        ;  1485.3 fadd+fmul   41 next copy
        andps xmm15, xmm5                                          ;  1487.3 fadd+fmul   41 next
        xorps xmm6, xmm15                                          ;  1489.3 fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;  1491.3 fadd+fmul   41 next
        andps xmm6, xmm11                                          ;  1491.3 fadd+fmul   41 next
        xorps xmm6, [rel misty1_decrypt_compact.T0_constants128]   ;  1493.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 48], xmm15                                   ;  1489.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm14                                        ;  1491.3 fadd+fmul   41 next copy
        andps xmm15, xmm10                                         ;  1493.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm6                                    ;  1495.3 agu1+agu2+fmisc   41 next spill
        movaps xmm6, xmm2                                          ;  1493.3 fadd+fmul   41 next copy
        orps xmm6, xmm11                                           ;  1495.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm2                                    ;  1493.7 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm0                                          ;  1495.3 fadd+fmul   41 next copy
        andps xmm2, xmm5                                           ;  1497.3 fadd+fmul   41 next
        andps xmm0, xmm10                                          ;  1497.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm12                                  ;  1496.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm8                                         ;  1498.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;  1500.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  1502.3 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;  1504.3 fadd+fmul   41 next
        movaps xmm6, xmm5                                          ;  1502.3 fadd+fmul   41 next copy
        andps xmm6, xmm4                                           ;  1504.3 fadd+fmul   41 next
        movaps xmm12, xmm3                                         ;  1504.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;  1506.3 fadd+fmul   41 next
        xorps xmm2, xmm12                                          ;  1508.3 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;  1510.3 fadd+fmul   41 next
        movaps xmm12, xmm8                                         ;  1508.3 fadd+fmul   41 next copy
        andps xmm12, xmm14                                         ;  1510.3 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;  1510.3 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1512.3 fadd+fmul   41 next
        xorps xmm12, xmm10                                         ;  1512.3 fadd+fmul   41 next
        andps xmm1, xmm4                                           ;  1513.3 fadd+fmul   41 next
        movaps [rdx + 112], xmm2                                   ;  1514.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm6                                          ;  1514.3 fadd+fmul   41 next copy
        xorps xmm2, xmm11                                          ;  1516.3 fadd+fmul   41 next
        xorps xmm6, xmm8                                           ;  1516.3 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  1518.3 fadd+fmul   41 next
        andps xmm2, xmm4                                           ;  1518.3 fadd+fmul   41 next
        andps xmm6, xmm5                                           ;  1519.3 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  1520.3 fadd+fmul   41 next
        movaps xmm2, xmm3                                          ;  1521.3 fadd+fmul   41 next copy
        andps xmm2, xmm14                                          ;  1523.3 fadd+fmul   41 next
        xorps xmm2, xmm12                                          ;  1525.3 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  1524.3 fadd+fmul   41 next
        xorps xmm12, xmm11                                         ;  1525.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;  1527.3 fadd+fmul   41 next
        andps xmm12, xmm14                                         ;  1527.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  1529.3 fadd+fmul   41 next
        xorps xmm6, xmm2                                           ;  1529.3 fadd+fmul   41 next
        movaps xmm2, xmm5                                          ;  1530.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;  1532.3 fadd+fmul   41 next
        andps xmm5, xmm10                                          ;  1532.3 fadd+fmul   41 next
        xorps xmm2, xmm5                                           ;  1534.3 fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  1536.3 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;  1535.3 fadd+fmul   41 next copy
        xorps xmm2, xmm14                                          ;  1537.3 fadd+fmul   41 next
        andps xmm2, xmm4                                           ;  1539.3 fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;  1541.3 fadd+fmul   41 next
        xorps xmm12, [rbp - 48]                                    ;  1539.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, [rbp + 0]                                      ;  1540.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  1542.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 80]                                    ;  1538.3 agu2+agu0+fmisc   41 next
        andps xmm5, xmm3                                           ;  1542.3 fadd+fmul   41 next
        andps xmm10, [rbp - 80]                                    ;  1543.3 agu1+agu0+fadd+fmul   41 next
        andps xmm11, xmm8                                          ;  1544.3 fadd+fmul   41 next
        xorps xmm10, [rbp - 128]                                   ;  1545.3 agu2+agu0+fadd+fmul   41 next
        andps xmm3, xmm8                                           ;  1546.3 fadd+fmul   41 next
        andps xmm14, [rbp - 80]                                    ;  1547.3 agu1+agu0+fadd+fmul   41 next
        orps xmm4, [rbp + 32]                                      ;  1548.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;  1549.3 fadd+fmul   41 next
        xorps xmm3, [rbp + 96]                                     ;  1550.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 128], xmm12                                  ;  1546.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 64]                                   ;  1548.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm1                                          ;  1551.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1552.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  1554.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  1556.3 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;  1555.3 fadd+fmul   41 next
        movaps xmm1, [rbp + 32]                                    ;  1551.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm1                                          ;  1556.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1558.3 fadd+fmul   41 next
        xorps xmm15, xmm12                                         ;  1558.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  1559.3 fadd+fmul   41 next
        xorps xmm3, [rbp + 16]                                     ;  1560.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, xmm5                                          ;  1561.3 fadd+fmul   41 next
        xorps xmm3, [rdx + 112]                                    ;  1562.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, [rbp + 64]                                     ;  1563.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm11, [rbp - 80]                                   ;  1560.0 agu1+agu0+fmisc   54 next reload
        andps xmm8, xmm11                                          ;  1564.3 fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;  1566.3 fadd+fmul   41 next
        xorps xmm10, [rbp + 96]                                    ;  1566.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  1567.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;  1568.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 48]                                     ;  1570.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;  1570.3 fadd+fmul   41 next
        xorps xmm4, [rbp - 48]                                     ;  1571.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, [rbp + 0]                                     ;  1572.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;  1573.3 fadd+fmul   41 next
        xorps xmm5, [rbp - 128]                                    ;  1574.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;  1575.3 fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;  1576.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1577.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;  1578.3 fadd+fmul   41 next
        movaps xmm14, [rbp - 64]                                   ;  1574.3 agu0+agu1+fmisc   41 next
        movaps xmm1, [rbp - 16]                                    ;  1576.3 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm1                                          ;  1579.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 112]                                   ;  1578.3 agu1+agu0+fmisc   41 next
        andps xmm8, xmm1                                           ;  1580.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 96]                                    ;  1580.3 agu2+agu0+fmisc   41 next
        movaps xmm10, [rbp + 80]                                   ;  1581.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm9, xmm10                                          ;  1583.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 32]                                   ;  1582.3 agu2+agu1+fmisc   41 next
        andps xmm11, xmm1                                          ;  1584.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 64]                                   ;  1584.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm12, [rbp - 32]                                    ;  1586.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 80], xmm15                                   ;  1585.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 96]                                   ;  1586.3 agu0+agu1+fmul+fadd   41 next
        andps xmm15, [rbp - 32]                                    ;  1588.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 128], xmm5                                   ;  1587.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, [rbp - 112]                                   ;  1588.3 agu0+agu1+fmul+fadd   41 next
        andps xmm5, [rdx - 80]                                     ;  1590.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm5                                           ;  1592.3 fmul+fadd   41 next
        andps xmm5, xmm10                                          ;  1592.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm3                                    ;  1589.3 agu1+agu2+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;  1592.3 fmul+fadd   41 next copy
        xorps xmm3, xmm10                                          ;  1594.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm13                                    ;  1591.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 96]                                   ;  1593.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm13, xmm8                                          ;  1595.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm4                                    ;  1594.3 agu1+agu2+fmisc   41 next spill
        movaps xmm4, [rbp - 64]                                    ;  1595.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  1597.3 fadd+fmul   41 next
        andps xmm4, [rbp - 96]                                     ;  1599.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;  1601.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm2                                    ;  1596.7 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm12                                         ;  1599.3 fadd+fmul   41 next copy
        xorps xmm2, xmm14                                          ;  1601.3 fadd+fmul   41 next
        xorps xmm12, xmm9                                          ;  1601.3 fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;  1602.3 fadd+fmul   41 next
        andps xmm2, [rbp - 112]                                    ;  1603.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 96], xmm0                                    ;  1601.0 agu1+agu0+fmisc   41 next spill
        movaps xmm0, [rbp - 112]                                   ;  1603.0 agu2+agu1+fmisc   41 next
        andps xmm0, xmm10                                          ;  1605.0 fadd+fmul   41 next
        movaps [rbp + 64], xmm7                                    ;  1605.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, [rbp - 32]                                    ;  1605.3 agu2+agu0+fadd+fmul   41 next
        andps xmm7, xmm0                                           ;  1607.3 fadd+fmul   41 next
        xorps xmm13, xmm0                                          ;  1607.3 fadd+fmul   41 next
        xorps xmm13, [rel misty1_decrypt_compact.T0_constants128]  ;  1609.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx + 112], xmm6                                   ;  1607.0 agu0+agu1+fmisc   41 next spill
        movaps xmm6, [rbp - 96]                                    ;  1609.0 agu2+agu0+fmisc   41 next
        andps xmm6, [rdx - 80]                                     ;  1611.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 16], xmm9                                    ;  1611.0 agu0+agu1+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;  1610.3 fadd+fmul   41 next copy
        andps xmm9, xmm1                                           ;  1612.3 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  1614.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  1614.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm4                                   ;  1613.0 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rdx - 80]                                    ;  1614.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm4, xmm12                                          ;  1616.3 fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;  1618.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 32]                                    ;  1616.0 agu2+agu1+fmisc   54 next reload
        xorps xmm7, xmm4                                           ;  1620.3 fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;  1618.3 fmul+fadd   41 next
        movaps [rdi - 128], xmm7                                   ;  1622.3 agu0+agu1+fmisc   41 next spill
        movaps xmm7, [rdx - 80]                                    ;  1619.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm7, xmm9                                           ;  1621.0 fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;  1623.0 fadd+fmul   41 next
        andps xmm9, [rbp - 64]                                     ;  1621.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;  1625.0 fadd+fmul   41 next
        movaps [rdi - 112], xmm7                                   ;  1627.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, [rbp - 64]                                    ;  1623.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm7, xmm15                                          ;  1625.3 fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;  1627.3 fmul+fadd   41 next
        xorps xmm9, xmm2                                           ;  1629.3 fmul+fadd   41 next
        movaps xmm2, xmm12                                         ;  1627.3 fmul+fadd   41 next copy
        andps xmm2, xmm1                                           ;  1629.3 fmul+fadd   41 next
        andps xmm12, [rbp - 64]                                    ;  1629.3 agu1+agu2+fmul+fadd   41 next
        andps xmm7, [rbp - 112]                                    ;  1630.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;  1631.3 fmul+fadd   41 next
        andps xmm3, [rdx - 80]                                     ;  1632.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  1633.3 fmul+fadd   41 next
        movaps xmm1, xmm10                                         ;  1634.3 fmul+fadd   41 next copy
        andps xmm1, xmm4                                           ;  1636.3 fmul+fadd   41 next
        xorps xmm7, xmm1                                           ;  1638.3 fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;  1640.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 64]                                    ;  1633.7 agu1+agu0+fmisc   41 next
        andps xmm7, xmm10                                          ;  1638.3 fmul+fadd   41 next
        xorps xmm7, xmm8                                           ;  1640.3 fmul+fadd   41 next
        xorps xmm3, xmm7                                           ;  1642.3 fmul+fadd   41 next
        xorps xmm7, [rdx - 80]                                     ;  1642.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  1642.3 fmul+fadd   41 next
        movaps xmm1, [rbp - 96]                                    ;  1640.0 agu1+agu0+fmisc   41 next
        xorps xmm1, xmm0                                           ;  1643.3 fmul+fadd   41 next
        andps xmm1, [rbp - 16]                                     ;  1645.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm13, xmm1                                          ;  1647.3 fmul+fadd   41 next
        xorps xmm12, xmm13                                         ;  1649.3 fmul+fadd   41 next
        movaps xmm13, xmm4                                         ;  1647.3 fmul+fadd   41 next copy
        andps xmm13, xmm7                                          ;  1649.3 fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;  1649.3 fmul+fadd   41 next
        xorps xmm13, [rbp - 112]                                   ;  1651.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm4                                           ;  1651.3 fmul+fadd   41 next
        xorps xmm0, [rdx - 80]                                     ;  1652.3 agu2+agu0+fmul+fadd   41 next
        andps xmm15, xmm6                                          ;  1653.3 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  1654.3 fmul+fadd   41 next
        movaps xmm3, [rbp - 64]                                    ;  1651.7 agu1+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;  1655.3 fmul+fadd   41 next
        andps xmm6, [rbp - 112]                                    ;  1656.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  1658.3 fmul+fadd   41 next
        xorps xmm7, xmm1                                           ;  1660.3 fmul+fadd   41 next
        xorps xmm5, xmm13                                          ;  1659.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 80]                                    ;  1655.7 agu1+agu0+fmisc   41 next
        andps xmm1, xmm14                                          ;  1660.3 fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;  1661.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 96]                                   ;  1657.7 agu2+agu0+fmisc   41 next
        andps xmm13, [rbp - 112]                                   ;  1662.3 agu1+agu0+fmul+fadd   41 next
        andps xmm0, [rbp - 16]                                     ;  1663.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, [rbp - 96]                                     ;  1665.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;  1667.3 fmul+fadd   41 next
        xorps xmm9, [rbp + 112]                                    ;  1666.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm14, xmm13                                         ;  1667.3 fmul+fadd   41 next
        movaps xmm0, [rdi - 112]                                   ;  1663.3 agu2+agu0+fmisc   41 next reload
        xorps xmm7, xmm0                                           ;  1668.3 fmul+fadd   41 next
        andps xmm11, xmm13                                         ;  1669.3 fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  1670.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;  1667.3 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm6                                          ;  1671.3 fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  1672.3 fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;  1673.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  1674.3 fmul+fadd   41 next
        xorps xmm11, [rbp + 16]                                    ;  1675.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  1677.3 fmul+fadd   41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;  1672.3 agu1+agu0+fmisc   41 next reload
        xorps xmm5, xmm14                                          ;  1679.3 fmul+fadd   41 next
        xorps xmm3, xmm0                                           ;  1678.3 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  1680.3 fmul+fadd   41 next
        xorps xmm8, [rdi - 128]                                    ;  1680.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rdx + 112]                                  ;  1676.3 agu1+agu0+fmisc   41 next
        xorps xmm15, [rbp - 16]                                    ;  1681.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;  1683.3 fmul+fadd   41 next
        xorps xmm10, [rbp + 64]                                    ;  1683.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, xmm10                                         ;  1685.3 fmul+fadd   41 next
        movaps xmm0, [rbp + 96]                                    ;  1681.3 agu2+agu0+fmisc   41 next
        xorps xmm0, [rdx - 80]                                     ;  1685.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;  1687.3 fmul+fadd   41 next
        xorps xmm4, [rbp + 48]                                     ;  1687.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;  1689.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 48]                                    ;  1685.0 agu0+agu1+fmisc   41 next
        xorps xmm7, [rbp - 64]                                     ;  1689.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm7                                           ;  1691.3 fmul+fadd   41 next
        movaps xmm11, [rbp + 0]                                    ;  1687.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 112]                                   ;  1691.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  1693.3 fmul+fadd   41 next
        xorps xmm6, [rbp + 32]                                     ;  1693.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  1695.3 fmul+fadd   41 next
        xorps xmm2, [r8 + 7056]                                    ;  1695.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm12, [r8 + 7072]                                   ;  1696.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm9, [r8 + 7088]                                    ;  1697.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm3, [r8 + 7104]                                    ;  1698.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm5, [r8 + 7120]                                    ;  1699.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm1, [r8 + 7136]                                    ;  1700.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm8, [r8 + 7152]                                    ;  1701.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r8 + 6912]                                   ;  1702.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm10, [r8 + 6928]                                   ;  1703.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm0, [r8 + 6944]                                    ;  1704.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm4, [r8 + 6960]                                    ;  1705.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm7, [r8 + 6976]                                    ;  1706.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm11, [r8 + 6992]                                   ;  1707.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 7008]                                    ;  1708.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm13, [rbp - 128]                                  ;  1704.3 agu2+agu0+fmisc   48 next
        xorps xmm13, [r8 + 7024]                                   ;  1709.3 agu1+agu0+fmul+fadd   48 next
        movaps [rbp - 128], xmm8                                   ;  1706.3 agu2+agu0+fmisc   48 next spill
        movaps xmm8, [rbp - 80]                                    ;  1708.3 agu1+agu2+fmisc   48 next
        xorps xmm8, [r8 + 7040]                                    ;  1710.3 agu0+agu1+fmul+fadd   48 next
        movaps [rbp - 80], xmm1                                    ;  1710.3 agu2+agu0+fmisc   48 next spill
        movaps xmm1, xmm15                                         ;  1711.3 fmul+fadd   45 next copy
        xorps xmm1, xmm6                                           ;  1713.3 fmul+fadd   45 next
        movaps [rbp + 32], xmm5                                    ;  1712.3 agu1+agu2+fmisc   48 next spill
        movaps xmm5, xmm4                                          ;  1713.3 fmul+fadd   45 next copy
        andps xmm5, xmm13                                          ;  1715.3 fmul+fadd   45 next
        movaps [rbp - 112], xmm3                                   ;  1714.3 agu0+agu1+fmisc   48 next spill
        movaps xmm3, xmm10                                         ;  1715.3 fmul+fadd   45 next copy
        xorps xmm3, xmm11                                          ;  1717.3 fmul+fadd   45 next
        movaps [rbp + 0], xmm9                                     ;  1716.3 agu2+agu0+fmisc   48 next spill
        movaps xmm9, xmm8                                          ;  1717.3 fmul+fadd   45 next copy
        andps xmm9, xmm13                                          ;  1719.3 fmul+fadd   45 next
        movaps [rbp - 96], xmm12                                   ;  1718.3 agu1+agu0+fmisc   48 next spill
        movaps xmm12, xmm6                                         ;  1719.3 fmul+fadd   45 next copy
        andps xmm12, xmm4                                          ;  1721.3 fmul+fadd   45 next
        movaps [rbp - 64], xmm2                                    ;  1720.3 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm13                                         ;  1721.3 fmul+fadd   45 next copy
        andps xmm2, xmm15                                          ;  1723.3 fmul+fadd   45 next
        xorps xmm12, xmm2                                          ;  1725.3 fmul+fadd   45 next
        movaps xmm2, xmm1                                          ;  1724.3 fmul+fadd   45 next copy
        xorps xmm2, xmm4                                           ;  1726.3 fmul+fadd   45 next
        xorps xmm12, xmm14                                         ;  1727.3 fmul+fadd   45 next
        movaps xmm14, xmm6                                         ;  1727.3 fmul+fadd   45 next copy
        andps xmm14, xmm7                                          ;  1729.3 fmul+fadd   45 next
        movaps [rbp - 48], xmm12                                   ;  1729.3 agu1+agu0+fmisc   45 next spill
        movaps xmm12, xmm0                                         ;  1729.3 fmul+fadd   45 next copy
        andps xmm12, xmm2                                          ;  1731.3 fmul+fadd   45 next
        movaps [rbp + 48], xmm5                                    ;  1728.3 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm8                                          ;  1731.3 fmul+fadd   45 next copy
        andps xmm5, xmm15                                          ;  1733.3 fmul+fadd   45 next
        xorps xmm5, xmm13                                          ;  1735.3 fmul+fadd   45 next
        xorps xmm12, xmm5                                          ;  1737.3 fmul+fadd   45 next
        movaps [rbp - 32], xmm6                                    ;  1731.7 agu1+agu0+fmisc   48 next spill
        movaps xmm6, xmm4                                          ;  1735.3 fmul+fadd   45 next copy
        andps xmm6, xmm0                                           ;  1737.3 fmul+fadd   45 next
        xorps xmm6, xmm3                                           ;  1739.3 fmul+fadd   45 next
        movaps [rdx - 80], xmm6                                    ;  1741.3 agu2+agu0+fmisc   45 next spill
        movaps xmm6, xmm4                                          ;  1738.3 fmul+fadd   45 next copy
        andps xmm6, xmm15                                          ;  1740.3 fmul+fadd   45 next
        xorps xmm14, xmm6                                          ;  1742.3 fmul+fadd   45 next
        xorps xmm14, xmm9                                          ;  1744.3 fmul+fadd   45 next
        movaps xmm6, xmm4                                          ;  1742.3 fmul+fadd   45 next copy
        andps xmm6, xmm10                                          ;  1744.3 fmul+fadd   45 next
        movaps [rbp + 96], xmm9                                    ;  1741.3 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm4                                          ;  1744.3 fmul+fadd   45 next copy
        andps xmm9, xmm7                                           ;  1746.3 fmul+fadd   45 next
        xorps xmm6, xmm9                                           ;  1748.3 fmul+fadd   45 next
        xorps xmm5, xmm9                                           ;  1748.3 fmul+fadd   45 next
        movaps xmm9, xmm8                                          ;  1748.3 fmul+fadd   45 next copy
        andps xmm9, xmm7                                           ;  1750.3 fmul+fadd   45 next
        xorps xmm4, xmm9                                           ;  1752.3 fmul+fadd   45 next
        xorps xmm12, xmm4                                          ;  1754.3 fmul+fadd   45 next
        andps xmm4, xmm8                                           ;  1754.3 fmul+fadd   45 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;  1756.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 64], xmm9                                    ;  1752.3 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm10                                         ;  1754.3 fmul+fadd   45 next copy
        andps xmm9, xmm15                                          ;  1756.3 fmul+fadd   45 next
        movaps [rbp + 80], xmm4                                    ;  1758.3 agu2+agu1+fmisc   45 next spill
        movaps xmm4, xmm2                                          ;  1756.3 fmul+fadd   45 next copy
        orps xmm4, xmm8                                            ;  1758.3 fmul+fadd   45 next
        movaps [rbp - 16], xmm2                                    ;  1756.7 agu0+agu1+fmisc   45 next spill
        movaps xmm2, xmm3                                          ;  1758.3 fmul+fadd   45 next copy
        andps xmm2, xmm7                                           ;  1760.3 fmul+fadd   45 next
        andps xmm3, xmm15                                          ;  1760.3 fmul+fadd   45 next
        movaps [rdx + 112], xmm6                                   ;  1759.3 agu2+agu0+fmisc   45 next spill
        movaps xmm6, xmm0                                          ;  1761.3 fmul+fadd   45 next copy
        andps xmm6, xmm11                                          ;  1763.3 fmul+fadd   45 next
        xorps xmm4, xmm6                                           ;  1765.3 fmul+fadd   45 next
        xorps xmm9, xmm4                                           ;  1767.3 fmul+fadd   45 next
        movaps xmm4, xmm7                                          ;  1765.3 fmul+fadd   45 next copy
        andps xmm4, xmm11                                          ;  1767.3 fmul+fadd   45 next
        movaps xmm6, xmm13                                         ;  1767.3 fmul+fadd   45 next copy
        andps xmm6, xmm11                                          ;  1769.3 fmul+fadd   45 next
        xorps xmm2, xmm6                                           ;  1771.3 fmul+fadd   45 next
        xorps xmm5, xmm2                                           ;  1773.3 fmul+fadd   45 next
        movaps xmm6, xmm0                                          ;  1771.3 fmul+fadd   45 next copy
        andps xmm6, xmm10                                          ;  1773.3 fmul+fadd   45 next
        xorps xmm2, xmm9                                           ;  1773.3 fmul+fadd   45 next
        xorps xmm2, xmm1                                           ;  1775.3 fmul+fadd   45 next
        xorps xmm6, xmm15                                          ;  1775.3 fmul+fadd   45 next
        andps xmm1, xmm11                                          ;  1776.3 fmul+fadd   45 next
        movaps [rdi - 128], xmm2                                   ;  1777.3 agu1+agu0+fmisc   45 next spill
        movaps xmm2, xmm4                                          ;  1777.3 fmul+fadd   45 next copy
        xorps xmm2, xmm8                                           ;  1779.3 fmul+fadd   45 next
        xorps xmm4, xmm0                                           ;  1779.3 fmul+fadd   45 next
        xorps xmm5, xmm4                                           ;  1781.3 fmul+fadd   45 next
        andps xmm2, xmm11                                          ;  1781.3 fmul+fadd   45 next
        andps xmm4, xmm7                                           ;  1782.3 fmul+fadd   45 next
        xorps xmm12, xmm2                                          ;  1783.3 fmul+fadd   45 next
        movaps xmm2, xmm13                                         ;  1784.3 fmul+fadd   45 next copy
        andps xmm2, xmm10                                          ;  1786.3 fmul+fadd   45 next
        xorps xmm2, xmm6                                           ;  1788.3 fmul+fadd   45 next
        xorps xmm5, xmm14                                          ;  1787.3 fmul+fadd   45 next
        xorps xmm6, xmm8                                           ;  1788.3 fmul+fadd   45 next
        xorps xmm1, xmm6                                           ;  1790.3 fmul+fadd   45 next
        andps xmm6, xmm10                                          ;  1790.3 fmul+fadd   45 next
        xorps xmm1, xmm7                                           ;  1792.3 fmul+fadd   45 next
        xorps xmm4, xmm2                                           ;  1792.3 fmul+fadd   45 next
        movaps xmm2, xmm7                                          ;  1793.3 fmul+fadd   45 next copy
        andps xmm2, xmm13                                          ;  1795.3 fmul+fadd   45 next
        andps xmm7, xmm15                                          ;  1795.3 fmul+fadd   45 next
        xorps xmm2, xmm7                                           ;  1797.3 fmul+fadd   45 next
        xorps xmm6, xmm2                                           ;  1799.3 fmul+fadd   45 next
        movaps xmm2, xmm15                                         ;  1798.3 fmul+fadd   45 next copy
        xorps xmm2, xmm10                                          ;  1800.3 fmul+fadd   45 next
        andps xmm2, xmm11                                          ;  1802.3 fmul+fadd   45 next
        xorps xmm2, xmm4                                           ;  1804.3 fmul+fadd   45 next
        xorps xmm6, [rdx - 80]                                     ;  1802.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm7, [rbp + 48]                                     ;  1803.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm4, xmm7                                           ;  1805.3 fmul+fadd   45 next
        movaps xmm7, [rbp - 32]                                    ;  1801.3 agu2+agu0+fmisc   45 next
        andps xmm7, xmm13                                          ;  1805.3 fmul+fadd   45 next
        andps xmm15, [rbp - 32]                                    ;  1806.3 agu1+agu0+fmul+fadd   45 next
        andps xmm8, xmm0                                           ;  1807.3 fmul+fadd   45 next
        xorps xmm15, [rdx + 112]                                   ;  1808.3 agu2+agu0+fmul+fadd   45 next
        andps xmm13, xmm0                                          ;  1809.3 fmul+fadd   45 next
        andps xmm10, [rbp - 32]                                    ;  1810.3 agu1+agu0+fmul+fadd   45 next
        orps xmm11, [rbp - 16]                                     ;  1811.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, xmm7                                           ;  1812.3 fmul+fadd   45 next
        movaps [rdx + 112], xmm6                                   ;  1808.3 agu1+agu2+fmisc   45 next spill
        movaps xmm6, [rbp - 48]                                    ;  1810.3 agu0+agu1+fmisc   45 next
        xorps xmm6, xmm1                                           ;  1813.3 fmul+fadd   45 next
        xorps xmm1, xmm4                                           ;  1814.3 fmul+fadd   45 next
        xorps xmm3, xmm1                                           ;  1816.3 fmul+fadd   45 next
        xorps xmm3, xmm15                                          ;  1818.3 fmul+fadd   45 next
        movaps xmm1, [rbp + 80]                                    ;  1812.7 agu2+agu0+fmisc   45 next reload
        xorps xmm13, xmm1                                          ;  1817.3 fmul+fadd   45 next
        xorps xmm7, xmm10                                          ;  1818.3 fmul+fadd   45 next
        xorps xmm8, [rbp - 16]                                     ;  1819.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm9, xmm6                                           ;  1820.3 fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;  1821.3 fmul+fadd   45 next
        xorps xmm10, xmm13                                         ;  1822.3 fmul+fadd   45 next
        xorps xmm13, [rbp + 96]                                    ;  1823.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, xmm7                                           ;  1824.3 fmul+fadd   45 next
        xorps xmm13, [rdi - 128]                                   ;  1825.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, [rbp - 48]                                     ;  1826.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm6, [rbp - 32]                                    ;  1822.3 agu1+agu2+fmisc   48 next reload
        andps xmm0, xmm6                                           ;  1827.3 fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;  1829.3 fmul+fadd   45 next
        xorps xmm15, xmm1                                          ;  1829.3 fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  1830.3 fmul+fadd   45 next
        xorps xmm2, xmm11                                          ;  1831.3 fmul+fadd   45 next
        xorps xmm2, [rbp + 64]                                     ;  1833.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm12, xmm15                                         ;  1833.3 fmul+fadd   45 next
        xorps xmm11, [rdx - 80]                                    ;  1834.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm5, [rbp + 48]                                     ;  1835.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, [rdx + 112]                                    ;  1836.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm9, [rbp - 16]                                     ;  1837.3 agu0+agu2+fmul+fadd   45 next
        xorps xmm6, xmm14                                          ;  1838.3 fmul+fadd   45 next
        xorps xmm10, xmm0                                          ;  1839.3 fmul+fadd   45 next
        xorps xmm11, xmm6                                          ;  1840.3 fmul+fadd   45 next
        xorps xmm4, xmm10                                          ;  1841.3 fmul+fadd   45 next
        movaps xmm14, [rbp - 64]                                   ;  1837.3 agu1+agu0+fmisc   48 next reload
        xorps xmm4, xmm14                                          ;  1843.3 fmul+fadd   45 next
        movaps xmm15, [rbp - 96]                                   ;  1839.3 agu2+agu0+fmisc   48 next reload
        xorps xmm12, xmm15                                         ;  1843.3 fmul+fadd   45 next
        movaps xmm0, [rbp + 0]                                     ;  1841.3 agu1+agu0+fmisc   48 next reload
        xorps xmm3, xmm0                                           ;  1844.3 fmul+fadd   45 next
        movaps xmm1, [rbp - 112]                                   ;  1843.3 agu2+agu0+fmisc   48 next reload
        xorps xmm2, xmm1                                           ;  1845.3 fmul+fadd   45 next
        movaps xmm6, [rbp + 32]                                    ;  1845.3 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm11, xmm6                                          ;  1847.3 fadd+fmul   45 next
        movaps xmm8, [rbp - 80]                                    ;  1846.3 agu2+agu0+fmisc   48 next reload
        xorps xmm5, xmm8                                           ;  1848.3 fadd+fmul   45 next
        movaps xmm10, [rbp - 128]                                  ;  1848.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm13, xmm10                                         ;  1850.3 fmul+fadd   45 next
        xorps xmm4, [rdi + 80]                                     ;  1850.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm12, [rdi + 64]                                    ;  1851.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm3, [rdi + 48]                                     ;  1852.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm2, [rdi + 32]                                     ;  1853.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm11, [rdi + 16]                                    ;  1854.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rdx + 16]                                     ;  1855.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm13, [rdx + 48]                                    ;  1856.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm7, [rdx + 80]                                     ;  1857.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [rdx - 64]                                     ;  1858.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm14, [rdx - 96]                                    ;  1859.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [rdx - 128]                                   ;  1860.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm0, [rdx + 64]                                     ;  1861.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm1, [rdx - 112]                                    ;  1862.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [rdx + 96]                                     ;  1863.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx - 48]                                     ;  1864.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rsi - 96]                                    ;  1865.3 agu2+agu0+fmul+fadd   54 next
        movaps [rbp - 128], xmm10                                  ;  1867.3 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rdi + 80]                                   ;  1863.3 agu2+agu0+fmisc   54 next
        xorps xmm10, [r8 + 2048]                                   ;  1866.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp - 80], xmm8                                    ;  1866.3 agu2+agu0+fmisc   54 next spill
        movaps xmm8, [rdi + 64]                                    ;  1866.3 agu1+agu0+fmul+fmisc   54 next
        xorps xmm8, [r8 + 2064]                                    ;  1868.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 32], xmm6                                    ;  1868.3 agu0+agu2+fmisc   54 next spill
        movaps xmm6, [rdi + 48]                                    ;  1868.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm6, [r8 + 2080]                                    ;  1870.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 112], xmm1                                   ;  1870.3 agu0+agu2+fmisc   54 next spill
        movaps xmm1, [rdi + 32]                                    ;  1870.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm1, [r8 + 2096]                                    ;  1872.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 0], xmm0                                     ;  1872.3 agu0+agu2+fmisc   54 next spill
        movaps xmm0, [rdi + 16]                                    ;  1872.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm0, [r8 + 2112]                                    ;  1874.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 96], xmm15                                   ;  1874.3 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [rdx + 16]                                   ;  1874.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm15, [r8 + 2128]                                   ;  1876.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 64], xmm14                                   ;  1876.3 agu0+agu2+fmisc   54 next spill
        movaps xmm14, [rdx + 48]                                   ;  1876.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [r8 + 2144]                                   ;  1878.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 32], xmm9                                    ;  1878.3 agu0+agu2+fmisc   54 next spill
        movaps xmm9, [rdx + 80]                                    ;  1878.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [r8 + 2160]                                    ;  1880.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 16], xmm7                                    ;  1880.3 agu0+agu2+fmisc   54 next spill
        movaps xmm7, [rdx - 64]                                    ;  1880.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm7, [r8 + 2176]                                    ;  1882.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx + 112], xmm13                                  ;  1882.3 agu0+agu2+fmisc   54 next spill
        movaps xmm13, [rdx - 96]                                   ;  1882.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm13, [r8 + 2192]                                   ;  1884.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 48], xmm5                                    ;  1884.3 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [rdx - 128]                                   ;  1884.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [r8 + 2208]                                    ;  1886.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdx - 80], xmm11                                   ;  1886.3 agu0+agu2+fmisc   54 next spill
        movaps xmm11, [rdx + 64]                                   ;  1886.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm11, [r8 + 2224]                                   ;  1888.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 64], xmm2                                    ;  1888.3 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [rdx - 112]                                   ;  1888.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm2, [r8 + 2240]                                    ;  1890.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 80], xmm3                                    ;  1890.3 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [rdx + 96]                                    ;  1890.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm3, [r8 + 2256]                                    ;  1892.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp - 48], xmm12                                   ;  1892.3 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [rdx - 48]                                   ;  1892.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, [r8 + 2272]                                   ;  1894.3 agu2+agu1+fadd+fmul   54 next
        movaps [rdi - 128], xmm4                                   ;  1894.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rsi - 96]                                    ;  1894.3 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [r8 + 2288]                                    ;  1896.3 agu2+agu1+fadd+fmul   54 next
        movaps [rbp + 96], xmm6                                    ;  1896.3 agu0+agu2+fmisc   54 next spill
        movaps xmm6, xmm3                                          ;  1896.3 fadd+fmul   41 next copy
        xorps xmm6, xmm9                                           ;  1898.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm1                                    ;  1898.3 agu1+agu0+fmisc   54 next spill
        movaps xmm1, xmm5                                          ;  1898.3 fadd+fmul   41 next copy
        andps xmm1, xmm12                                          ;  1900.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm8                                   ;  1900.3 agu2+agu0+fmisc   54 next spill
        movaps xmm8, xmm7                                          ;  1900.3 fadd+fmul   41 next copy
        xorps xmm8, xmm2                                           ;  1902.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm14                                  ;  1902.3 agu1+agu0+fmisc   54 next spill
        movaps xmm14, xmm4                                         ;  1902.3 fadd+fmul   41 next copy
        andps xmm14, xmm12                                         ;  1904.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm15                                   ;  1904.3 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm3                                         ;  1904.3 fadd+fmul   41 next copy
        andps xmm15, xmm5                                          ;  1906.3 fadd+fmul   41 next
        movaps [rsi - 64], xmm10                                   ;  1906.3 agu1+agu0+fmisc   54 next spill
        movaps xmm10, xmm12                                        ;  1906.3 fadd+fmul   41 next copy
        andps xmm10, xmm9                                          ;  1908.3 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;  1910.3 fadd+fmul   41 next
        movaps xmm10, xmm3                                         ;  1909.3 fadd+fmul   41 next copy
        andps xmm10, xmm11                                         ;  1911.3 fadd+fmul   41 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;  1912.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm0                                    ;  1909.3 agu1+agu0+fmisc   54 next spill
        movaps xmm0, xmm6                                          ;  1912.3 fadd+fmul   41 next copy
        xorps xmm0, xmm5                                           ;  1914.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm15                                   ;  1914.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, xmm13                                        ;  1914.3 fadd+fmul   41 next copy
        andps xmm15, xmm0                                          ;  1916.3 fadd+fmul   41 next
        movaps [rsi - 128], xmm1                                   ;  1913.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, xmm4                                          ;  1916.3 fadd+fmul   41 next copy
        andps xmm1, xmm9                                           ;  1918.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;  1920.3 fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;  1922.3 fadd+fmul   41 next
        movaps [rsi - 48], xmm3                                    ;  1916.7 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm5                                          ;  1920.3 fadd+fmul   41 next copy
        andps xmm3, xmm13                                          ;  1922.3 fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;  1924.3 fadd+fmul   41 next
        movaps [rsi + 16], xmm3                                    ;  1926.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm5                                          ;  1923.3 fadd+fmul   41 next copy
        andps xmm3, xmm9                                           ;  1925.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  1927.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  1929.3 fadd+fmul   41 next
        movaps xmm3, xmm5                                          ;  1927.3 fadd+fmul   41 next copy
        andps xmm3, xmm7                                           ;  1929.3 fadd+fmul   41 next
        movaps [rcx - 112], xmm14                                  ;  1926.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm5                                         ;  1929.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;  1931.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  1933.3 fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  1933.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;  1933.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;  1935.3 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;  1937.3 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  1939.3 fadd+fmul   41 next
        andps xmm5, xmm4                                           ;  1939.3 fadd+fmul   41 next
        xorps xmm5, [rel misty1_decrypt_compact.T0_constants128]   ;  1941.3 agu1+agu0+fadd+fmul   41 next
        movaps [rsi + 96], xmm14                                   ;  1937.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm7                                         ;  1939.3 fadd+fmul   41 next copy
        andps xmm14, xmm9                                          ;  1941.3 fadd+fmul   41 next
        movaps [rsi + 112], xmm5                                   ;  1943.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, xmm0                                          ;  1941.3 fadd+fmul   41 next copy
        orps xmm5, xmm4                                            ;  1943.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm0                                    ;  1941.7 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm8                                          ;  1943.3 fadd+fmul   41 next copy
        andps xmm0, xmm11                                          ;  1945.3 fadd+fmul   41 next
        andps xmm8, xmm9                                           ;  1945.3 fadd+fmul   41 next
        movaps [rsi + 80], xmm3                                    ;  1944.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm13                                         ;  1946.3 fadd+fmul   41 next copy
        andps xmm3, xmm2                                           ;  1948.3 fadd+fmul   41 next
        xorps xmm5, xmm3                                           ;  1950.3 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;  1952.3 fadd+fmul   41 next
        movaps xmm3, xmm11                                         ;  1950.3 fadd+fmul   41 next copy
        andps xmm3, xmm2                                           ;  1952.3 fadd+fmul   41 next
        movaps xmm5, xmm12                                         ;  1952.3 fadd+fmul   41 next copy
        andps xmm5, xmm2                                           ;  1954.3 fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;  1956.3 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  1958.3 fadd+fmul   41 next
        movaps xmm5, xmm13                                         ;  1956.3 fadd+fmul   41 next copy
        andps xmm5, xmm7                                           ;  1958.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  1958.3 fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;  1960.3 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  1960.3 fadd+fmul   41 next
        andps xmm6, xmm2                                           ;  1961.3 fadd+fmul   41 next
        movaps [rsi + 32], xmm0                                    ;  1962.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm3                                          ;  1962.3 fadd+fmul   41 next copy
        xorps xmm0, xmm4                                           ;  1964.3 fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;  1964.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  1966.3 fadd+fmul   41 next
        andps xmm0, xmm2                                           ;  1966.3 fadd+fmul   41 next
        andps xmm3, xmm11                                          ;  1967.3 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;  1968.3 fadd+fmul   41 next
        movaps xmm0, xmm12                                         ;  1969.3 fadd+fmul   41 next copy
        andps xmm0, xmm7                                           ;  1971.3 fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;  1973.3 fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;  1972.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  1973.3 fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  1975.3 fadd+fmul   41 next
        andps xmm5, xmm7                                           ;  1975.3 fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;  1977.3 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1977.3 fadd+fmul   41 next
        movaps xmm0, xmm11                                         ;  1978.3 fadd+fmul   41 next copy
        andps xmm0, xmm12                                          ;  1980.3 fadd+fmul   41 next
        andps xmm11, xmm9                                          ;  1980.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  1982.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  1984.3 fadd+fmul   41 next
        movaps xmm0, xmm9                                          ;  1983.3 fadd+fmul   41 next copy
        xorps xmm0, xmm7                                           ;  1985.3 fadd+fmul   41 next
        andps xmm0, xmm2                                           ;  1987.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  1989.3 fadd+fmul   41 next
        xorps xmm5, [rsi + 16]                                     ;  1987.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rsi - 128]                                   ;  1988.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  1990.3 fadd+fmul   41 next
        movaps xmm11, [rsi - 48]                                   ;  1986.3 agu2+agu0+fmisc   41 next
        andps xmm11, xmm12                                         ;  1990.3 fadd+fmul   41 next
        andps xmm9, [rsi - 48]                                     ;  1991.3 agu1+agu0+fadd+fmul   41 next
        andps xmm4, xmm13                                          ;  1992.3 fadd+fmul   41 next
        xorps xmm9, [rsi + 80]                                     ;  1993.3 agu2+agu0+fadd+fmul   41 next
        andps xmm12, xmm13                                         ;  1994.3 fadd+fmul   41 next
        andps xmm7, [rsi - 48]                                     ;  1995.3 agu1+agu0+fadd+fmul   41 next
        orps xmm2, [rdi - 80]                                      ;  1996.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1997.3 fadd+fmul   41 next
        xorps xmm12, [rsi + 112]                                   ;  1998.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi + 80], xmm5                                    ;  1994.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rdi - 96]                                    ;  1996.3 agu2+agu0+fmisc   41 next
        xorps xmm5, xmm6                                           ;  1999.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;  2000.3 fadd+fmul   41 next
        xorps xmm8, xmm6                                           ;  2002.3 fadd+fmul   41 next
        xorps xmm8, xmm9                                           ;  2004.3 fadd+fmul   41 next
        xorps xmm11, xmm7                                          ;  2003.3 fadd+fmul   41 next
        movaps xmm6, [rdi - 80]                                    ;  1999.3 agu1+agu0+fmisc   41 next reload
        xorps xmm4, xmm6                                           ;  2004.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;  2006.3 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;  2006.3 fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;  2007.3 fadd+fmul   41 next
        xorps xmm12, [rcx - 112]                                   ;  2008.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  2009.3 fadd+fmul   41 next
        xorps xmm12, [rsi + 32]                                    ;  2010.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, [rdi - 96]                                    ;  2011.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm4, [rsi - 48]                                    ;  2008.0 agu1+agu0+fmisc   54 next reload
        andps xmm13, xmm4                                          ;  2012.3 fadd+fmul   41 next
        xorps xmm10, xmm13                                         ;  2014.3 fadd+fmul   41 next
        xorps xmm9, [rsi + 112]                                    ;  2014.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm13, xmm0                                          ;  2015.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;  2016.3 fadd+fmul   41 next
        xorps xmm0, [rsi + 96]                                     ;  2018.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  2018.3 fadd+fmul   41 next
        xorps xmm2, [rsi + 16]                                     ;  2019.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, [rsi - 128]                                    ;  2020.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  2021.3 fadd+fmul   41 next
        xorps xmm11, [rsi + 80]                                    ;  2022.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;  2023.3 fadd+fmul   41 next
        xorps xmm7, xmm13                                          ;  2024.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;  2025.3 fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;  2026.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 16]                                    ;  2022.3 agu0+agu1+fmisc   41 next
        movaps xmm5, [rsi - 64]                                    ;  2024.3 agu2+agu0+fmisc   54 next reload
        andps xmm4, xmm5                                           ;  2027.3 fadd+fmul   41 next
        movaps xmm6, [rdx - 32]                                    ;  2026.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  2028.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 112]                                   ;  2028.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rdi - 112]                                   ;  2029.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm7, xmm9                                           ;  2031.3 fadd+fmul   41 next
        movaps xmm10, [rbp + 16]                                   ;  2030.3 agu2+agu1+fmisc   41 next
        andps xmm10, xmm5                                          ;  2032.3 fadd+fmul   41 next
        movaps xmm13, [rdx - 16]                                   ;  2032.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rbp + 16]                                    ;  2034.3 agu2+agu0+fmul+fadd   41 next
        movaps [rsi - 48], xmm14                                   ;  2033.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp + 112]                                  ;  2034.3 agu0+agu1+fmul+fadd   41 next
        andps xmm14, [rbp + 16]                                    ;  2036.3 agu2+agu0+fmul+fadd   41 next
        movaps [rsi + 80], xmm11                                   ;  2035.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, [rdx - 32]                                   ;  2036.3 agu0+agu1+fmul+fadd   41 next
        andps xmm11, [rbp + 96]                                    ;  2038.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  2040.3 fmul+fadd   41 next
        andps xmm11, xmm9                                          ;  2040.3 fmul+fadd   41 next
        movaps [rdi - 80], xmm12                                   ;  2037.3 agu1+agu2+fmisc   41 next spill
        movaps xmm12, xmm10                                        ;  2040.3 fmul+fadd   41 next copy
        xorps xmm12, xmm9                                          ;  2042.3 fmul+fadd   41 next
        movaps [rsi - 128], xmm1                                   ;  2039.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 112]                                   ;  2041.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm1, xmm6                                           ;  2043.3 fadd+fmul   41 next
        movaps [rsi + 16], xmm2                                    ;  2042.3 agu1+agu2+fmisc   41 next spill
        movaps xmm2, [rdx - 16]                                    ;  2043.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm12                                          ;  2045.3 fadd+fmul   41 next
        andps xmm2, [rbp + 112]                                    ;  2047.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  2049.3 fadd+fmul   41 next
        movaps [rsi + 96], xmm0                                    ;  2044.7 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm13                                         ;  2047.3 fadd+fmul   41 next copy
        xorps xmm0, xmm4                                           ;  2049.3 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  2049.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;  2050.3 fadd+fmul   41 next
        andps xmm0, [rdx - 32]                                     ;  2051.3 agu2+agu0+fadd+fmul   41 next
        movaps [rsi + 112], xmm8                                   ;  2049.0 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rdx - 32]                                    ;  2051.0 agu2+agu1+fmisc   41 next
        andps xmm8, xmm9                                           ;  2053.0 fadd+fmul   41 next
        movaps [rdi - 96], xmm15                                   ;  2053.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 16]                                   ;  2053.3 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm8                                          ;  2055.3 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  2055.3 fadd+fmul   41 next
        xorps xmm1, [rel misty1_decrypt_compact.T0_constants128]   ;  2057.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi + 32], xmm3                                    ;  2055.0 agu0+agu1+fmisc   41 next spill
        movaps xmm3, [rbp + 112]                                   ;  2057.0 agu2+agu0+fmisc   41 next
        andps xmm3, [rbp + 96]                                     ;  2059.0 agu1+agu2+fadd+fmul   41 next
        movaps [rcx - 112], xmm7                                   ;  2059.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm9                                          ;  2058.3 fadd+fmul   41 next copy
        andps xmm7, xmm5                                           ;  2060.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2062.3 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;  2062.3 fadd+fmul   41 next
        movaps [rax - 80], xmm2                                    ;  2061.0 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rbp + 96]                                    ;  2062.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm2, xmm13                                          ;  2064.3 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2066.3 fmul+fadd   41 next
        movaps xmm2, [rbp + 16]                                    ;  2064.0 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm2                                          ;  2068.3 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  2066.3 fmul+fadd   41 next
        movaps [rsi - 32], xmm15                                   ;  2070.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 96]                                   ;  2067.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm15, xmm7                                          ;  2069.0 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  2071.0 fadd+fmul   41 next
        andps xmm7, [rdx - 16]                                     ;  2069.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm12                                         ;  2073.0 fadd+fmul   41 next
        movaps [rcx - 96], xmm15                                   ;  2075.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rdx - 16]                                   ;  2071.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm15, xmm14                                         ;  2073.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  2075.3 fmul+fadd   41 next
        xorps xmm7, xmm0                                           ;  2077.3 fmul+fadd   41 next
        movaps xmm0, xmm13                                         ;  2075.3 fmul+fadd   41 next copy
        andps xmm0, xmm5                                           ;  2077.3 fmul+fadd   41 next
        andps xmm13, [rdx - 16]                                    ;  2077.3 agu1+agu2+fmul+fadd   41 next
        andps xmm15, [rdx - 32]                                    ;  2078.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;  2079.3 fmul+fadd   41 next
        andps xmm12, [rbp + 96]                                    ;  2080.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  2081.3 fmul+fadd   41 next
        movaps xmm5, xmm9                                          ;  2082.3 fmul+fadd   41 next copy
        andps xmm5, xmm2                                           ;  2084.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  2086.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  2088.3 fmul+fadd   41 next
        movaps xmm15, [rdx - 16]                                   ;  2081.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm9                                          ;  2086.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  2088.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  2090.3 fmul+fadd   41 next
        xorps xmm15, [rbp + 96]                                    ;  2090.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2090.3 fmul+fadd   41 next
        movaps xmm5, [rbp + 112]                                   ;  2088.0 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm8                                           ;  2091.3 fmul+fadd   41 next
        andps xmm5, [rsi - 64]                                     ;  2093.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2095.3 fmul+fadd   41 next
        xorps xmm13, xmm1                                          ;  2097.3 fmul+fadd   41 next
        movaps xmm1, xmm2                                          ;  2095.3 fmul+fadd   41 next copy
        andps xmm1, xmm15                                          ;  2097.3 fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  2097.3 fmul+fadd   41 next
        xorps xmm1, [rdx - 32]                                     ;  2099.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  2099.3 fmul+fadd   41 next
        xorps xmm8, [rbp + 96]                                     ;  2100.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm3                                          ;  2101.3 fmul+fadd   41 next
        xorps xmm7, xmm12                                          ;  2102.3 fmul+fadd   41 next
        movaps xmm12, [rdx - 16]                                   ;  2099.7 agu1+agu0+fmisc   41 next
        andps xmm12, xmm8                                          ;  2103.3 fmul+fadd   41 next
        andps xmm3, [rdx - 32]                                     ;  2104.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm3                                           ;  2106.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  2108.3 fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;  2107.3 fmul+fadd   41 next
        movaps xmm1, [rbp + 96]                                    ;  2103.7 agu1+agu0+fmisc   41 next
        andps xmm1, xmm4                                           ;  2108.3 fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;  2109.3 fmul+fadd   41 next
        movaps xmm5, [rbp + 112]                                   ;  2105.7 agu2+agu0+fmisc   41 next
        andps xmm5, [rdx - 32]                                     ;  2110.3 agu1+agu0+fmul+fadd   41 next
        andps xmm8, [rsi - 64]                                     ;  2111.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, [rbp + 112]                                    ;  2113.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm8                                          ;  2115.3 fmul+fadd   41 next
        xorps xmm7, [rax - 80]                                     ;  2114.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2115.3 fmul+fadd   41 next
        movaps xmm8, [rcx - 96]                                    ;  2111.3 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm8                                          ;  2116.3 fmul+fadd   41 next
        andps xmm10, xmm5                                          ;  2117.3 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  2118.3 fmul+fadd   41 next
        movaps xmm3, [rbp + 112]                                   ;  2115.3 agu1+agu0+fmisc   54 next reload
        andps xmm4, xmm3                                           ;  2119.3 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2120.3 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  2121.3 fmul+fadd   41 next
        xorps xmm14, xmm13                                         ;  2122.3 fmul+fadd   41 next
        xorps xmm10, [rcx - 112]                                   ;  2123.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;  2125.3 fmul+fadd   41 next
        movaps xmm15, [rel misty1_decrypt_compact.T0_constants128] ;  2120.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm15                                         ;  2127.3 fmul+fadd   41 next
        xorps xmm12, xmm8                                          ;  2126.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  2128.3 fmul+fadd   41 next
        xorps xmm6, [rsi - 32]                                     ;  2128.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm4, [rsi + 32]                                    ;  2124.3 agu1+agu0+fmisc   41 next
        xorps xmm4, [rsi - 64]                                     ;  2129.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;  2131.3 fmul+fadd   41 next
        xorps xmm9, [rdi - 96]                                     ;  2131.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;  2133.3 fmul+fadd   41 next
        movaps xmm5, [rsi + 112]                                   ;  2129.3 agu2+agu0+fmisc   41 next
        xorps xmm5, [rbp + 96]                                     ;  2133.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2135.3 fmul+fadd   41 next
        xorps xmm2, [rsi + 96]                                     ;  2135.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  2137.3 fmul+fadd   41 next
        movaps xmm8, [rsi + 16]                                    ;  2133.0 agu0+agu1+fmisc   41 next
        xorps xmm8, [rdx - 16]                                     ;  2137.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm8                                          ;  2139.3 fmul+fadd   41 next
        movaps xmm10, [rsi - 128]                                  ;  2135.3 agu1+agu0+fmisc   41 next
        xorps xmm10, [rdx - 32]                                    ;  2139.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm10                                          ;  2141.3 fmul+fadd   41 next
        xorps xmm3, [rdi - 80]                                     ;  2141.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  2143.3 fmul+fadd   41 next
        xorps xmm0, [r8 + 6032]                                    ;  2143.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm14, [r8 + 6048]                                   ;  2144.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm7, [r8 + 6064]                                    ;  2145.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm12, [r8 + 6080]                                   ;  2146.3 agu1+agu2+fmul+fadd   48 next
        xorps xmm11, [r8 + 6096]                                   ;  2147.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm1, [r8 + 6112]                                    ;  2148.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm6, [r8 + 6128]                                    ;  2149.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm4, [r8 + 5888]                                    ;  2150.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm9, [r8 + 5904]                                    ;  2151.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm5, [r8 + 5920]                                    ;  2152.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm2, [r8 + 5936]                                    ;  2153.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm8, [r8 + 5952]                                    ;  2154.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm10, [r8 + 5968]                                   ;  2155.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm3, [r8 + 5984]                                    ;  2156.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm13, [rsi + 80]                                   ;  2152.3 agu2+agu0+fmisc   48 next
        xorps xmm13, [r8 + 6000]                                   ;  2157.3 agu1+agu0+fmul+fadd   48 next
        movaps [rsi + 80], xmm6                                    ;  2154.3 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rsi - 48]                                    ;  2156.3 agu1+agu2+fmisc   48 next
        xorps xmm6, [r8 + 6016]                                    ;  2158.3 agu0+agu1+fmul+fadd   48 next
        movaps [rsi - 48], xmm1                                    ;  2158.3 agu2+agu0+fmisc   48 next spill
        movaps xmm1, xmm4                                          ;  2159.3 fmul+fadd   45 next copy
        xorps xmm1, xmm3                                           ;  2161.3 fmul+fadd   45 next
        movaps [rdi - 80], xmm11                                   ;  2160.3 agu1+agu2+fmisc   48 next spill
        movaps xmm11, xmm2                                         ;  2161.3 fmul+fadd   45 next copy
        andps xmm11, xmm13                                         ;  2163.3 fmul+fadd   45 next
        movaps [rdx - 32], xmm12                                   ;  2162.3 agu0+agu1+fmisc   48 next spill
        movaps xmm12, xmm9                                         ;  2163.3 fmul+fadd   45 next copy
        xorps xmm12, xmm10                                         ;  2165.3 fmul+fadd   45 next
        movaps [rsi - 128], xmm7                                   ;  2164.3 agu2+agu0+fmisc   48 next spill
        movaps xmm7, xmm6                                          ;  2165.3 fmul+fadd   45 next copy
        andps xmm7, xmm13                                          ;  2167.3 fmul+fadd   45 next
        movaps [rbp + 112], xmm14                                  ;  2166.3 agu1+agu0+fmisc   48 next spill
        movaps xmm14, xmm3                                         ;  2167.3 fmul+fadd   45 next copy
        andps xmm14, xmm2                                          ;  2169.3 fmul+fadd   45 next
        movaps [rdx - 16], xmm0                                    ;  2168.3 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm13                                         ;  2169.3 fmul+fadd   45 next copy
        andps xmm0, xmm4                                           ;  2171.3 fmul+fadd   45 next
        xorps xmm14, xmm0                                          ;  2173.3 fmul+fadd   45 next
        movaps xmm0, xmm3                                          ;  2172.3 fmul+fadd   45 next copy
        andps xmm0, xmm8                                           ;  2174.3 fmul+fadd   45 next
        xorps xmm14, xmm15                                         ;  2175.3 fmul+fadd   45 next
        movaps xmm15, xmm1                                         ;  2175.3 fmul+fadd   45 next copy
        xorps xmm15, xmm2                                          ;  2177.3 fmul+fadd   45 next
        movaps [rsi + 16], xmm14                                   ;  2177.3 agu1+agu0+fmisc   45 next spill
        movaps xmm14, xmm5                                         ;  2177.3 fmul+fadd   45 next copy
        andps xmm14, xmm15                                         ;  2179.3 fmul+fadd   45 next
        movaps [rsi + 96], xmm11                                   ;  2176.3 agu2+agu0+fmisc   45 next spill
        movaps xmm11, xmm6                                         ;  2179.3 fmul+fadd   45 next copy
        andps xmm11, xmm4                                          ;  2181.3 fmul+fadd   45 next
        xorps xmm11, xmm13                                         ;  2183.3 fmul+fadd   45 next
        xorps xmm14, xmm11                                         ;  2185.3 fmul+fadd   45 next
        movaps [rbp + 16], xmm3                                    ;  2179.7 agu1+agu0+fmisc   48 next spill
        movaps xmm3, xmm2                                          ;  2183.3 fmul+fadd   45 next copy
        andps xmm3, xmm5                                           ;  2185.3 fmul+fadd   45 next
        xorps xmm3, xmm12                                          ;  2187.3 fmul+fadd   45 next
        movaps [rbp + 96], xmm3                                    ;  2189.3 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm2                                          ;  2186.3 fmul+fadd   45 next copy
        andps xmm3, xmm4                                           ;  2188.3 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  2190.3 fmul+fadd   45 next
        xorps xmm0, xmm7                                           ;  2192.3 fmul+fadd   45 next
        movaps xmm3, xmm2                                          ;  2190.3 fmul+fadd   45 next copy
        andps xmm3, xmm9                                           ;  2192.3 fmul+fadd   45 next
        movaps [rsi + 112], xmm7                                   ;  2189.3 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm2                                          ;  2192.3 fmul+fadd   45 next copy
        andps xmm7, xmm8                                           ;  2194.3 fmul+fadd   45 next
        xorps xmm3, xmm7                                           ;  2196.3 fmul+fadd   45 next
        xorps xmm11, xmm7                                          ;  2196.3 fmul+fadd   45 next
        movaps xmm7, xmm6                                          ;  2196.3 fmul+fadd   45 next copy
        andps xmm7, xmm8                                           ;  2198.3 fmul+fadd   45 next
        xorps xmm2, xmm7                                           ;  2200.3 fmul+fadd   45 next
        xorps xmm14, xmm2                                          ;  2202.3 fmul+fadd   45 next
        andps xmm2, xmm6                                           ;  2202.3 fmul+fadd   45 next
        xorps xmm2, [rel misty1_decrypt_compact.T0_constants128]   ;  2204.3 agu2+agu0+fmul+fadd   45 next
        movaps [rdi - 96], xmm7                                    ;  2200.3 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm9                                          ;  2202.3 fmul+fadd   45 next copy
        andps xmm7, xmm4                                           ;  2204.3 fmul+fadd   45 next
        movaps [rdi - 112], xmm2                                   ;  2206.3 agu2+agu1+fmisc   45 next spill
        movaps xmm2, xmm15                                         ;  2204.3 fmul+fadd   45 next copy
        orps xmm2, xmm6                                            ;  2206.3 fmul+fadd   45 next
        movaps [rsi - 64], xmm15                                   ;  2204.7 agu0+agu1+fmisc   45 next spill
        movaps xmm15, xmm12                                        ;  2206.3 fmul+fadd   45 next copy
        andps xmm15, xmm8                                          ;  2208.3 fmul+fadd   45 next
        andps xmm12, xmm4                                          ;  2208.3 fmul+fadd   45 next
        movaps [rsi + 32], xmm3                                    ;  2207.3 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm5                                          ;  2209.3 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  2211.3 fmul+fadd   45 next
        xorps xmm2, xmm3                                           ;  2213.3 fmul+fadd   45 next
        xorps xmm7, xmm2                                           ;  2215.3 fmul+fadd   45 next
        movaps xmm2, xmm8                                          ;  2213.3 fmul+fadd   45 next copy
        andps xmm2, xmm10                                          ;  2215.3 fmul+fadd   45 next
        movaps xmm3, xmm13                                         ;  2215.3 fmul+fadd   45 next copy
        andps xmm3, xmm10                                          ;  2217.3 fmul+fadd   45 next
        xorps xmm15, xmm3                                          ;  2219.3 fmul+fadd   45 next
        xorps xmm11, xmm15                                         ;  2221.3 fmul+fadd   45 next
        movaps xmm3, xmm5                                          ;  2219.3 fmul+fadd   45 next copy
        andps xmm3, xmm9                                           ;  2221.3 fmul+fadd   45 next
        xorps xmm15, xmm7                                          ;  2221.3 fmul+fadd   45 next
        xorps xmm15, xmm1                                          ;  2223.3 fmul+fadd   45 next
        xorps xmm3, xmm4                                           ;  2223.3 fmul+fadd   45 next
        andps xmm1, xmm10                                          ;  2224.3 fmul+fadd   45 next
        movaps [rsi - 32], xmm15                                   ;  2225.3 agu1+agu0+fmisc   45 next spill
        movaps xmm15, xmm2                                         ;  2225.3 fmul+fadd   45 next copy
        xorps xmm15, xmm6                                          ;  2227.3 fmul+fadd   45 next
        xorps xmm2, xmm5                                           ;  2227.3 fmul+fadd   45 next
        xorps xmm11, xmm2                                          ;  2229.3 fmul+fadd   45 next
        andps xmm15, xmm10                                         ;  2229.3 fmul+fadd   45 next
        andps xmm2, xmm8                                           ;  2230.3 fmul+fadd   45 next
        xorps xmm14, xmm15                                         ;  2231.3 fmul+fadd   45 next
        movaps xmm15, xmm13                                        ;  2232.3 fmul+fadd   45 next copy
        andps xmm15, xmm9                                          ;  2234.3 fmul+fadd   45 next
        xorps xmm15, xmm3                                          ;  2236.3 fmul+fadd   45 next
        xorps xmm11, xmm0                                          ;  2235.3 fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;  2236.3 fmul+fadd   45 next
        xorps xmm1, xmm3                                           ;  2238.3 fmul+fadd   45 next
        andps xmm3, xmm9                                           ;  2238.3 fmul+fadd   45 next
        xorps xmm1, xmm8                                           ;  2240.3 fmul+fadd   45 next
        xorps xmm2, xmm15                                          ;  2240.3 fmul+fadd   45 next
        movaps xmm15, xmm8                                         ;  2241.3 fmul+fadd   45 next copy
        andps xmm15, xmm13                                         ;  2243.3 fmul+fadd   45 next
        andps xmm8, xmm4                                           ;  2243.3 fmul+fadd   45 next
        xorps xmm15, xmm8                                          ;  2245.3 fmul+fadd   45 next
        xorps xmm3, xmm15                                          ;  2247.3 fmul+fadd   45 next
        movaps xmm15, xmm4                                         ;  2246.3 fmul+fadd   45 next copy
        xorps xmm15, xmm9                                          ;  2248.3 fmul+fadd   45 next
        andps xmm15, xmm10                                         ;  2250.3 fmul+fadd   45 next
        xorps xmm15, xmm2                                          ;  2252.3 fmul+fadd   45 next
        xorps xmm3, [rbp + 96]                                     ;  2250.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm8, [rsi + 96]                                     ;  2251.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm2, xmm8                                           ;  2253.3 fmul+fadd   45 next
        movaps xmm8, [rbp + 16]                                    ;  2249.3 agu2+agu0+fmisc   45 next
        andps xmm8, xmm13                                          ;  2253.3 fmul+fadd   45 next
        andps xmm4, [rbp + 16]                                     ;  2254.3 agu1+agu0+fmul+fadd   45 next
        andps xmm6, xmm5                                           ;  2255.3 fmul+fadd   45 next
        xorps xmm4, [rsi + 32]                                     ;  2256.3 agu2+agu0+fmul+fadd   45 next
        andps xmm13, xmm5                                          ;  2257.3 fmul+fadd   45 next
        andps xmm9, [rbp + 16]                                     ;  2258.3 agu1+agu0+fmul+fadd   45 next
        orps xmm10, [rsi - 64]                                     ;  2259.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm6, xmm8                                           ;  2260.3 fmul+fadd   45 next
        xorps xmm13, [rdi - 112]                                   ;  2261.3 agu1+agu2+fmul+fadd   45 next
        movaps [rsi + 32], xmm3                                    ;  2257.3 agu0+agu1+fmisc   45 next spill
        movaps xmm3, [rsi + 16]                                    ;  2259.3 agu2+agu0+fmisc   45 next
        xorps xmm3, xmm1                                           ;  2262.3 fmul+fadd   45 next
        xorps xmm1, xmm2                                           ;  2263.3 fmul+fadd   45 next
        xorps xmm12, xmm1                                          ;  2265.3 fmul+fadd   45 next
        xorps xmm12, xmm4                                          ;  2267.3 fmul+fadd   45 next
        xorps xmm8, xmm9                                           ;  2266.3 fmul+fadd   45 next
        movaps xmm1, [rsi - 64]                                    ;  2262.3 agu1+agu0+fmisc   45 next reload
        xorps xmm6, xmm1                                           ;  2267.3 fmul+fadd   45 next
        xorps xmm10, xmm6                                          ;  2269.3 fmul+fadd   45 next
        xorps xmm7, xmm3                                           ;  2269.3 fmul+fadd   45 next
        xorps xmm9, xmm13                                          ;  2270.3 fmul+fadd   45 next
        xorps xmm13, [rsi + 112]                                   ;  2271.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, xmm8                                          ;  2272.3 fmul+fadd   45 next
        xorps xmm13, [rsi - 32]                                    ;  2273.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, [rsi + 16]                                     ;  2274.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm3, [rbp + 16]                                    ;  2271.0 agu1+agu0+fmisc   48 next reload
        andps xmm5, xmm3                                           ;  2275.3 fmul+fadd   45 next
        xorps xmm0, xmm5                                           ;  2277.3 fmul+fadd   45 next
        xorps xmm4, [rdi - 112]                                    ;  2277.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm5, xmm15                                          ;  2278.3 fmul+fadd   45 next
        xorps xmm15, xmm10                                         ;  2279.3 fmul+fadd   45 next
        xorps xmm15, [rdi - 96]                                    ;  2281.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm14, xmm4                                          ;  2281.3 fmul+fadd   45 next
        xorps xmm10, [rbp + 96]                                    ;  2282.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, [rsi + 96]                                    ;  2283.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm7, xmm1                                           ;  2284.3 fmul+fadd   45 next
        xorps xmm8, [rsi + 32]                                     ;  2285.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm3, xmm0                                           ;  2286.3 fmul+fadd   45 next
        xorps xmm9, xmm5                                           ;  2287.3 fmul+fadd   45 next
        xorps xmm10, xmm3                                          ;  2288.3 fmul+fadd   45 next
        xorps xmm2, xmm9                                           ;  2289.3 fmul+fadd   45 next
        movaps xmm0, [rdx - 16]                                    ;  2285.3 agu0+agu1+fmisc   48 next reload
        xorps xmm2, xmm0                                           ;  2291.3 fmul+fadd   45 next
        movaps xmm1, [rbp + 112]                                   ;  2287.3 agu2+agu0+fmisc   48 next reload
        xorps xmm14, xmm1                                          ;  2291.3 fmul+fadd   45 next
        movaps xmm3, [rsi - 128]                                   ;  2289.3 agu1+agu0+fmisc   48 next reload
        xorps xmm12, xmm3                                          ;  2292.3 fmul+fadd   45 next
        movaps xmm4, [rdx - 32]                                    ;  2291.3 agu2+agu0+fmisc   48 next reload
        xorps xmm15, xmm4                                          ;  2293.3 fmul+fadd   45 next
        movaps xmm5, [rdi - 80]                                    ;  2293.3 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm10, xmm5                                          ;  2295.3 fadd+fmul   45 next
        movaps xmm6, [rsi - 48]                                    ;  2294.3 agu2+agu0+fmisc   48 next reload
        xorps xmm11, xmm6                                          ;  2296.3 fadd+fmul   45 next
        movaps xmm9, [rsi + 80]                                    ;  2296.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm13, xmm9                                          ;  2298.3 fmul+fadd   45 next
        xorps xmm2, [rdi - 128]                                    ;  2298.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm14, [rbp - 48]                                    ;  2299.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm12, [rbp + 80]                                    ;  2300.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm15, [rbp + 64]                                    ;  2301.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [rdx - 80]                                    ;  2302.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm11, [rbp + 48]                                    ;  2303.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm13, [rdx + 112]                                   ;  2304.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm8, [rbp - 16]                                     ;  2305.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm7, [rbp - 32]                                     ;  2306.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm0, [rbp - 64]                                     ;  2307.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm1, [rbp - 96]                                     ;  2308.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm3, [rbp + 0]                                      ;  2309.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [rbp - 112]                                    ;  2310.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm5, [rbp + 32]                                     ;  2311.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [rbp - 80]                                     ;  2312.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm9, [rbp - 128]                                    ;  2313.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi + 80], xmm9                                    ;  2315.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, [rdi - 128]                                   ;  2311.3 agu1+agu0+fmisc   54 next
        xorps xmm9, [r8 + 3328]                                    ;  2314.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi - 128], xmm6                                   ;  2314.3 agu1+agu0+fmisc   54 next spill
        movaps xmm6, [rbp - 48]                                    ;  2314.3 agu2+agu0+fmul+fmisc   54 next
        xorps xmm6, [r8 + 3344]                                    ;  2316.3 agu1+agu2+fadd+fmul   54 next
        movaps [rbp - 48], xmm5                                    ;  2316.3 agu0+agu1+fmisc   54 next spill
        movaps xmm5, [rbp + 80]                                    ;  2316.3 agu2+agu0+fadd+fmul   54 next
        xorps xmm5, [r8 + 3360]                                    ;  2318.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 80], xmm4                                    ;  2318.3 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rbp + 64]                                    ;  2318.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm4, [r8 + 3376]                                    ;  2320.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 64], xmm3                                    ;  2320.3 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rdx - 80]                                    ;  2320.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm3, [r8 + 3392]                                    ;  2322.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 80], xmm1                                    ;  2322.3 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rbp + 48]                                    ;  2322.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [r8 + 3408]                                    ;  2324.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 48], xmm0                                    ;  2324.3 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rdx + 112]                                   ;  2324.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm0, [r8 + 3424]                                    ;  2326.3 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 112], xmm7                                   ;  2326.3 agu2+agu1+fmisc   54 next spill
        movaps xmm7, [rbp - 16]                                    ;  2326.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm7, [r8 + 3440]                                    ;  2328.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 16], xmm8                                    ;  2328.3 agu2+agu1+fmisc   54 next spill
        movaps xmm8, [rbp - 32]                                    ;  2328.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm8, [r8 + 3456]                                    ;  2330.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 32], xmm13                                   ;  2330.3 agu2+agu1+fmisc   54 next spill
        movaps xmm13, [rbp - 64]                                   ;  2330.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm13, [r8 + 3472]                                   ;  2332.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 64], xmm11                                   ;  2332.3 agu2+agu1+fmisc   54 next spill
        movaps xmm11, [rbp - 96]                                   ;  2332.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm11, [r8 + 3488]                                   ;  2334.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 96], xmm10                                   ;  2334.3 agu2+agu1+fmisc   54 next spill
        movaps xmm10, [rbp + 0]                                    ;  2334.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm10, [r8 + 3504]                                   ;  2336.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 0], xmm15                                    ;  2336.3 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rbp - 112]                                  ;  2336.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm15, [r8 + 3520]                                   ;  2338.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 112], xmm12                                  ;  2338.3 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rbp + 32]                                   ;  2338.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm12, [r8 + 3536]                                   ;  2340.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 32], xmm14                                   ;  2340.3 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rbp - 80]                                   ;  2340.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm14, [r8 + 3552]                                   ;  2342.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 80], xmm2                                    ;  2342.3 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rbp - 128]                                   ;  2342.3 agu0+agu2+fadd+fmul   54 next
        xorps xmm2, [r8 + 3568]                                    ;  2344.3 agu1+agu0+fadd+fmul   54 next
        movaps [rbp - 128], xmm5                                   ;  2344.3 agu2+agu1+fmisc   54 next spill
        movaps xmm5, xmm12                                         ;  2344.3 fadd+fmul   41 next copy
        xorps xmm5, xmm7                                           ;  2346.3 fadd+fmul   41 next
        movaps [rsi - 48], xmm4                                    ;  2346.3 agu0+agu2+fmisc   54 next spill
        movaps xmm4, xmm11                                         ;  2346.3 fadd+fmul   41 next copy
        andps xmm4, xmm14                                          ;  2348.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm6                                    ;  2348.3 agu1+agu0+fmisc   54 next spill
        movaps xmm6, xmm8                                          ;  2348.3 fadd+fmul   41 next copy
        xorps xmm6, xmm15                                          ;  2350.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm0                                    ;  2350.3 agu2+agu0+fmisc   54 next spill
        movaps xmm0, xmm2                                          ;  2350.3 fadd+fmul   41 next copy
        andps xmm0, xmm14                                          ;  2352.3 fadd+fmul   41 next
        movaps [rsi - 128], xmm1                                   ;  2352.3 agu1+agu0+fmisc   54 next spill
        movaps xmm1, xmm12                                         ;  2352.3 fadd+fmul   41 next copy
        andps xmm1, xmm11                                          ;  2354.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm9                                   ;  2354.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, xmm14                                         ;  2354.3 fadd+fmul   41 next copy
        andps xmm9, xmm7                                           ;  2356.3 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  2358.3 fadd+fmul   41 next
        movaps xmm9, xmm12                                         ;  2357.3 fadd+fmul   41 next copy
        andps xmm9, xmm10                                          ;  2359.3 fadd+fmul   41 next
        xorps xmm1, [rel misty1_decrypt_compact.T0_constants128]   ;  2360.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm3                                    ;  2357.3 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm5                                          ;  2360.3 fadd+fmul   41 next copy
        xorps xmm3, xmm11                                          ;  2362.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm1                                    ;  2362.3 agu1+agu2+fmisc   41 next spill
        movaps xmm1, xmm13                                         ;  2362.3 fadd+fmul   41 next copy
        andps xmm1, xmm3                                           ;  2364.3 fadd+fmul   41 next
        movaps [rsi + 32], xmm4                                    ;  2361.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm2                                          ;  2364.3 fadd+fmul   41 next copy
        andps xmm4, xmm7                                           ;  2366.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;  2368.3 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  2370.3 fadd+fmul   41 next
        movaps [rsi - 64], xmm12                                   ;  2364.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm11                                        ;  2368.3 fadd+fmul   41 next copy
        andps xmm12, xmm13                                         ;  2370.3 fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;  2372.3 fadd+fmul   41 next
        movaps [rsi + 96], xmm12                                   ;  2374.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm11                                        ;  2371.3 fadd+fmul   41 next copy
        andps xmm12, xmm7                                          ;  2373.3 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  2375.3 fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;  2377.3 fadd+fmul   41 next
        movaps xmm12, xmm11                                        ;  2375.3 fadd+fmul   41 next copy
        andps xmm12, xmm8                                          ;  2377.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm0                                    ;  2374.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm11                                         ;  2377.3 fadd+fmul   41 next copy
        andps xmm0, xmm10                                          ;  2379.3 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  2381.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;  2381.3 fadd+fmul   41 next
        movaps xmm0, xmm2                                          ;  2381.3 fadd+fmul   41 next copy
        andps xmm0, xmm10                                          ;  2383.3 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  2385.3 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  2387.3 fadd+fmul   41 next
        andps xmm11, xmm2                                          ;  2387.3 fadd+fmul   41 next
        xorps xmm11, [rel misty1_decrypt_compact.T0_constants128]  ;  2389.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi - 96], xmm0                                    ;  2385.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm8                                          ;  2387.3 fadd+fmul   41 next copy
        andps xmm0, xmm7                                           ;  2389.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm11                                  ;  2391.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, xmm3                                         ;  2389.3 fadd+fmul   41 next copy
        orps xmm11, xmm2                                           ;  2391.3 fadd+fmul   41 next
        movaps [rsi + 16], xmm3                                    ;  2389.7 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm6                                          ;  2391.3 fadd+fmul   41 next copy
        andps xmm3, xmm10                                          ;  2393.3 fadd+fmul   41 next
        andps xmm6, xmm7                                           ;  2393.3 fadd+fmul   41 next
        movaps [rsi - 32], xmm12                                   ;  2392.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm13                                        ;  2394.3 fadd+fmul   41 next copy
        andps xmm12, xmm15                                         ;  2396.3 fadd+fmul   41 next
        xorps xmm11, xmm12                                         ;  2398.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  2400.3 fadd+fmul   41 next
        movaps xmm11, xmm10                                        ;  2398.3 fadd+fmul   41 next copy
        andps xmm11, xmm15                                         ;  2400.3 fadd+fmul   41 next
        movaps xmm12, xmm14                                        ;  2400.3 fadd+fmul   41 next copy
        andps xmm12, xmm15                                         ;  2402.3 fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;  2404.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  2406.3 fadd+fmul   41 next
        movaps xmm12, xmm13                                        ;  2404.3 fadd+fmul   41 next copy
        andps xmm12, xmm8                                          ;  2406.3 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  2406.3 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  2408.3 fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;  2408.3 fadd+fmul   41 next
        andps xmm5, xmm15                                          ;  2409.3 fadd+fmul   41 next
        movaps [rsi + 112], xmm3                                   ;  2410.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;  2410.3 fadd+fmul   41 next copy
        xorps xmm3, xmm2                                           ;  2412.3 fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;  2412.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  2414.3 fadd+fmul   41 next
        andps xmm3, xmm15                                          ;  2414.3 fadd+fmul   41 next
        andps xmm11, xmm10                                         ;  2415.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  2416.3 fadd+fmul   41 next
        movaps xmm3, xmm14                                         ;  2417.3 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;  2419.3 fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;  2421.3 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  2420.3 fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  2421.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2423.3 fadd+fmul   41 next
        andps xmm12, xmm8                                          ;  2423.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  2425.3 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;  2425.3 fadd+fmul   41 next
        movaps xmm3, xmm10                                         ;  2426.3 fadd+fmul   41 next copy
        andps xmm3, xmm14                                          ;  2428.3 fadd+fmul   41 next
        andps xmm10, xmm7                                          ;  2428.3 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;  2430.3 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  2432.3 fadd+fmul   41 next
        movaps xmm3, xmm7                                          ;  2431.3 fadd+fmul   41 next copy
        xorps xmm3, xmm8                                           ;  2433.3 fadd+fmul   41 next
        andps xmm3, xmm15                                          ;  2435.3 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  2437.3 fadd+fmul   41 next
        xorps xmm12, [rsi + 96]                                    ;  2435.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rsi + 32]                                    ;  2436.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;  2438.3 fadd+fmul   41 next
        movaps xmm10, [rsi - 64]                                   ;  2434.3 agu2+agu0+fmisc   41 next
        andps xmm10, xmm14                                         ;  2438.3 fadd+fmul   41 next
        andps xmm7, [rsi - 64]                                     ;  2439.3 agu1+agu0+fadd+fmul   41 next
        andps xmm2, xmm13                                          ;  2440.3 fadd+fmul   41 next
        xorps xmm7, [rsi - 32]                                     ;  2441.3 agu2+agu0+fadd+fmul   41 next
        andps xmm14, xmm13                                         ;  2442.3 fadd+fmul   41 next
        andps xmm8, [rsi - 64]                                     ;  2443.3 agu1+agu0+fadd+fmul   41 next
        orps xmm15, [rsi + 16]                                     ;  2444.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;  2445.3 fadd+fmul   41 next
        xorps xmm14, [rdi - 112]                                   ;  2446.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi - 32], xmm12                                   ;  2442.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 16]                                   ;  2444.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm5                                          ;  2447.3 fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;  2448.3 fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  2450.3 fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;  2452.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;  2451.3 fadd+fmul   41 next
        movaps xmm5, [rsi + 16]                                    ;  2447.3 agu1+agu0+fmisc   41 next reload
        xorps xmm2, xmm5                                           ;  2452.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;  2454.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;  2454.3 fadd+fmul   41 next
        xorps xmm8, xmm14                                          ;  2455.3 fadd+fmul   41 next
        xorps xmm14, [rbp + 96]                                    ;  2456.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;  2457.3 fadd+fmul   41 next
        xorps xmm14, [rsi + 112]                                   ;  2458.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp + 16]                                    ;  2459.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm2, [rsi - 64]                                    ;  2456.0 agu1+agu0+fmisc   54 next reload
        andps xmm13, xmm2                                          ;  2460.3 fadd+fmul   41 next
        xorps xmm9, xmm13                                          ;  2462.3 fadd+fmul   41 next
        xorps xmm7, [rdi - 112]                                    ;  2462.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  2463.3 fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  2464.3 fadd+fmul   41 next
        xorps xmm3, [rdi - 96]                                     ;  2466.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  2466.3 fadd+fmul   41 next
        xorps xmm15, [rsi + 96]                                    ;  2467.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, [rsi + 32]                                     ;  2468.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;  2469.3 fadd+fmul   41 next
        xorps xmm10, [rsi - 32]                                    ;  2470.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  2471.3 fadd+fmul   41 next
        xorps xmm8, xmm13                                          ;  2472.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;  2473.3 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  2474.3 fadd+fmul   41 next
        movaps xmm2, [rdx - 16]                                    ;  2470.3 agu0+agu1+fmisc   41 next
        movaps xmm5, [rbp + 112]                                   ;  2472.3 agu2+agu0+fmisc   54 next reload
        andps xmm2, xmm5                                           ;  2475.3 fadd+fmul   41 next
        movaps xmm7, [rsi - 128]                                   ;  2474.3 agu1+agu0+fmisc   41 next
        andps xmm7, xmm5                                           ;  2476.3 fadd+fmul   41 next
        movaps xmm8, [rdx - 32]                                    ;  2476.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rdi - 80]                                    ;  2477.3 agu1+agu0+fadd+fmul   54 next reload
        andps xmm8, xmm9                                           ;  2479.3 fadd+fmul   41 next
        movaps xmm12, [rsi - 48]                                   ;  2478.3 agu2+agu1+fmisc   41 next
        andps xmm12, xmm5                                          ;  2480.3 fadd+fmul   41 next
        movaps xmm13, [rdx - 16]                                   ;  2480.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm13, [rsi - 48]                                    ;  2482.3 agu2+agu0+fmul+fadd   41 next
        movaps [rsi - 64], xmm0                                    ;  2481.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rdx - 32]                                    ;  2482.3 agu0+agu1+fmul+fadd   41 next
        andps xmm0, [rsi - 48]                                     ;  2484.3 agu2+agu0+fmul+fadd   41 next
        movaps [rsi - 32], xmm10                                   ;  2483.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, [rsi - 128]                                  ;  2484.3 agu2+agu0+fmul+fadd   41 next
        andps xmm10, [rbp - 128]                                   ;  2486.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;  2488.3 fmul+fadd   41 next
        andps xmm10, xmm9                                          ;  2488.3 fmul+fadd   41 next
        movaps [rsi + 16], xmm14                                   ;  2485.3 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;  2488.3 fmul+fadd   41 next copy
        xorps xmm14, xmm9                                          ;  2490.3 fmul+fadd   41 next
        movaps [rsi + 32], xmm4                                    ;  2487.3 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rdx - 32]                                    ;  2489.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm4, xmm7                                           ;  2491.3 fadd+fmul   41 next
        movaps [rsi + 96], xmm15                                   ;  2490.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rdx - 16]                                   ;  2491.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;  2493.3 fadd+fmul   41 next
        andps xmm15, [rdx - 32]                                    ;  2495.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  2497.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm3                                    ;  2492.7 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm13                                         ;  2495.3 fadd+fmul   41 next copy
        xorps xmm3, xmm2                                           ;  2497.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  2497.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  2498.3 fadd+fmul   41 next
        andps xmm3, [rsi - 128]                                    ;  2499.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdi - 112], xmm6                                   ;  2497.0 agu1+agu0+fmisc   41 next spill
        movaps xmm6, [rsi - 128]                                   ;  2499.0 agu2+agu1+fmisc   41 next
        andps xmm6, xmm9                                           ;  2501.0 fadd+fmul   41 next
        movaps [rbp + 16], xmm1                                    ;  2501.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rsi - 48]                                    ;  2501.3 agu2+agu0+fadd+fmul   41 next
        andps xmm1, xmm6                                           ;  2503.3 fadd+fmul   41 next
        xorps xmm4, xmm6                                           ;  2503.3 fadd+fmul   41 next
        xorps xmm4, [rel misty1_decrypt_compact.T0_constants128]   ;  2505.3 agu1+agu2+fadd+fmul   41 next
        movaps [rsi + 112], xmm11                                  ;  2503.0 agu0+agu1+fmisc   41 next spill
        movaps xmm11, [rdx - 32]                                   ;  2505.0 agu2+agu0+fmisc   41 next
        andps xmm11, [rbp - 128]                                   ;  2507.0 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm8                                    ;  2507.0 agu0+agu1+fmisc   41 next spill
        movaps xmm8, xmm9                                          ;  2506.3 fadd+fmul   41 next copy
        andps xmm8, xmm5                                           ;  2508.3 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  2510.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  2510.3 fadd+fmul   41 next
        movaps [rcx - 112], xmm15                                  ;  2509.0 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  2510.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm15, xmm13                                         ;  2512.3 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2514.3 fmul+fadd   41 next
        movaps xmm15, [rsi - 48]                                   ;  2512.0 agu2+agu1+fmisc   54 next reload
        xorps xmm1, xmm15                                          ;  2516.3 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  2514.3 fmul+fadd   41 next
        movaps [rcx - 96], xmm1                                    ;  2518.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 128]                                   ;  2515.0 agu2+agu0+fmul+fmisc   41 next
        andps xmm1, xmm8                                           ;  2517.0 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2519.0 fadd+fmul   41 next
        andps xmm8, [rdx - 16]                                     ;  2517.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  2521.0 fadd+fmul   41 next
        movaps [rax - 80], xmm1                                    ;  2523.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rdx - 16]                                    ;  2519.3 agu2+agu0+fmisc+fadd   41 next
        xorps xmm1, xmm0                                           ;  2521.3 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  2523.3 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;  2525.3 fmul+fadd   41 next
        movaps xmm3, xmm13                                         ;  2523.3 fmul+fadd   41 next copy
        andps xmm3, xmm5                                           ;  2525.3 fmul+fadd   41 next
        andps xmm13, [rdx - 16]                                    ;  2525.3 agu1+agu2+fmul+fadd   41 next
        andps xmm1, [rsi - 128]                                    ;  2526.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;  2527.3 fmul+fadd   41 next
        andps xmm14, [rbp - 128]                                   ;  2528.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm11                                          ;  2529.3 fmul+fadd   41 next
        movaps xmm5, xmm9                                          ;  2530.3 fmul+fadd   41 next copy
        andps xmm5, xmm15                                          ;  2532.3 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2534.3 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  2536.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 16]                                    ;  2529.7 agu1+agu0+fmisc   41 next
        andps xmm1, xmm9                                           ;  2534.3 fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  2536.3 fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  2538.3 fmul+fadd   41 next
        xorps xmm1, [rbp - 128]                                    ;  2538.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  2538.3 fmul+fadd   41 next
        movaps xmm5, [rdx - 32]                                    ;  2536.0 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm6                                           ;  2539.3 fmul+fadd   41 next
        andps xmm5, [rbp + 112]                                    ;  2541.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2543.3 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  2545.3 fmul+fadd   41 next
        movaps xmm4, xmm15                                         ;  2543.3 fmul+fadd   41 next copy
        andps xmm4, xmm1                                           ;  2545.3 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  2545.3 fmul+fadd   41 next
        xorps xmm4, [rsi - 128]                                    ;  2547.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;  2547.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 128]                                    ;  2548.3 agu2+agu0+fmul+fadd   41 next
        andps xmm0, xmm11                                          ;  2549.3 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;  2550.3 fmul+fadd   41 next
        movaps xmm14, [rdx - 16]                                   ;  2547.7 agu1+agu0+fmisc   41 next
        andps xmm14, xmm6                                          ;  2551.3 fmul+fadd   41 next
        andps xmm11, [rsi - 128]                                   ;  2552.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  2554.3 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2556.3 fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  2555.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 128]                                   ;  2551.7 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  2556.3 fmul+fadd   41 next
        xorps xmm11, xmm12                                         ;  2557.3 fmul+fadd   41 next
        movaps xmm5, [rdx - 32]                                    ;  2553.7 agu2+agu0+fmisc   41 next
        andps xmm5, [rsi - 128]                                    ;  2558.3 agu1+agu0+fmul+fadd   41 next
        andps xmm6, [rbp + 112]                                    ;  2559.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, [rdx - 32]                                     ;  2561.3 agu1+agu2+fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  2563.3 fmul+fadd   41 next
        xorps xmm8, [rcx - 112]                                    ;  2562.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  2563.3 fmul+fadd   41 next
        movaps xmm6, [rax - 80]                                    ;  2559.3 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm6                                           ;  2564.3 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  2565.3 fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  2566.3 fmul+fadd   41 next
        movaps xmm5, [rdx - 32]                                    ;  2563.3 agu1+agu0+fmisc   54 next reload
        andps xmm2, xmm5                                           ;  2567.3 fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;  2568.3 fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;  2569.3 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;  2570.3 fmul+fadd   41 next
        xorps xmm12, [rbp + 96]                                    ;  2571.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  2573.3 fmul+fadd   41 next
        movaps xmm1, [rel misty1_decrypt_compact.T0_constants128]  ;  2568.3 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm1                                          ;  2575.3 fmul+fadd   41 next
        xorps xmm14, xmm6                                          ;  2574.3 fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  2576.3 fmul+fadd   41 next
        xorps xmm7, [rcx - 96]                                     ;  2576.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm2, [rsi + 112]                                   ;  2572.3 agu1+agu0+fmisc   41 next
        xorps xmm2, [rbp + 112]                                    ;  2577.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  2579.3 fmul+fadd   41 next
        xorps xmm9, [rbp + 16]                                     ;  2579.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;  2581.3 fmul+fadd   41 next
        movaps xmm6, [rdi - 112]                                   ;  2577.3 agu2+agu0+fmisc   41 next
        xorps xmm6, [rbp - 128]                                    ;  2581.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  2583.3 fmul+fadd   41 next
        xorps xmm15, [rdi - 96]                                    ;  2583.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;  2585.3 fmul+fadd   41 next
        movaps xmm11, [rsi + 96]                                   ;  2581.0 agu0+agu1+fmisc   41 next
        xorps xmm11, [rdx - 16]                                    ;  2585.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;  2587.3 fmul+fadd   41 next
        movaps xmm12, [rsi + 32]                                   ;  2583.3 agu1+agu0+fmisc   41 next
        xorps xmm12, [rsi - 128]                                   ;  2587.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  2589.3 fmul+fadd   41 next
        xorps xmm5, [rsi + 16]                                     ;  2589.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2591.3 fmul+fadd   41 next
        xorps xmm3, [r8 + 6544]                                    ;  2591.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm0, [r8 + 6560]                                    ;  2592.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm8, [r8 + 6576]                                    ;  2593.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm14, [r8 + 6592]                                   ;  2594.3 agu1+agu2+fmul+fadd   48 next
        xorps xmm10, [r8 + 6608]                                   ;  2595.3 agu0+agu1+fmul+fadd   48 next
        xorps xmm4, [r8 + 6624]                                    ;  2596.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm7, [r8 + 6640]                                    ;  2597.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm2, [r8 + 6400]                                    ;  2598.3 agu2+agu1+fmul+fadd   48 next
        xorps xmm9, [r8 + 6416]                                    ;  2599.3 agu0+agu2+fmul+fadd   48 next
        xorps xmm6, [r8 + 6432]                                    ;  2600.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm15, [r8 + 6448]                                   ;  2601.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm11, [r8 + 6464]                                   ;  2602.3 agu1+agu0+fmul+fadd   48 next
        xorps xmm12, [r8 + 6480]                                   ;  2603.3 agu2+agu0+fmul+fadd   48 next
        xorps xmm5, [r8 + 6496]                                    ;  2604.3 agu1+agu0+fmul+fadd   48 next
        movaps xmm13, [rsi - 32]                                   ;  2600.3 agu2+agu0+fmisc   48 next
        xorps xmm13, [r8 + 6512]                                   ;  2605.3 agu1+agu0+fmul+fadd   48 next
        movaps [rsi - 32], xmm7                                    ;  2602.3 agu2+agu0+fmisc   48 next spill
        movaps xmm7, [rsi - 64]                                    ;  2604.3 agu1+agu2+fmisc   48 next
        xorps xmm7, [r8 + 6528]                                    ;  2606.3 agu0+agu1+fmul+fadd   48 next
        movaps [rsi - 64], xmm4                                    ;  2606.3 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm2                                          ;  2607.3 fmul+fadd   45 next copy
        xorps xmm4, xmm5                                           ;  2609.3 fmul+fadd   45 next
        movaps [rsi + 16], xmm10                                   ;  2608.3 agu1+agu2+fmisc   48 next spill
        movaps xmm10, xmm15                                        ;  2609.3 fmul+fadd   45 next copy
        andps xmm10, xmm13                                         ;  2611.3 fmul+fadd   45 next
        movaps [rsi - 128], xmm14                                  ;  2610.3 agu0+agu1+fmisc   48 next spill
        movaps xmm14, xmm9                                         ;  2611.3 fmul+fadd   45 next copy
        xorps xmm14, xmm12                                         ;  2613.3 fmul+fadd   45 next
        movaps [rsi + 32], xmm8                                    ;  2612.3 agu2+agu0+fmisc   48 next spill
        movaps xmm8, xmm7                                          ;  2613.3 fmul+fadd   45 next copy
        andps xmm8, xmm13                                          ;  2615.3 fmul+fadd   45 next
        movaps [rdx - 32], xmm0                                    ;  2614.3 agu1+agu0+fmisc   48 next spill
        movaps xmm0, xmm5                                          ;  2615.3 fmul+fadd   45 next copy
        andps xmm0, xmm15                                          ;  2617.3 fmul+fadd   45 next
        movaps [rdx - 16], xmm3                                    ;  2616.3 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm13                                         ;  2617.3 fmul+fadd   45 next copy
        andps xmm3, xmm2                                           ;  2619.3 fmul+fadd   45 next
        xorps xmm0, xmm3                                           ;  2621.3 fmul+fadd   45 next
        movaps xmm3, xmm5                                          ;  2620.3 fmul+fadd   45 next copy
        andps xmm3, xmm11                                          ;  2622.3 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;  2623.3 fmul+fadd   45 next
        movaps xmm1, xmm4                                          ;  2623.3 fmul+fadd   45 next copy
        xorps xmm1, xmm15                                          ;  2625.3 fmul+fadd   45 next
        movaps [rsi + 96], xmm0                                    ;  2625.3 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm6                                          ;  2625.3 fmul+fadd   45 next copy
        andps xmm0, xmm1                                           ;  2627.3 fmul+fadd   45 next
        movaps [rdi - 96], xmm10                                   ;  2624.3 agu2+agu0+fmisc   45 next spill
        movaps xmm10, xmm7                                         ;  2627.3 fmul+fadd   45 next copy
        andps xmm10, xmm2                                          ;  2629.3 fmul+fadd   45 next
        xorps xmm10, xmm13                                         ;  2631.3 fmul+fadd   45 next
        xorps xmm0, xmm10                                          ;  2633.3 fmul+fadd   45 next
        movaps [rsi - 48], xmm5                                    ;  2627.7 agu1+agu0+fmisc   48 next spill
        movaps xmm5, xmm15                                         ;  2631.3 fmul+fadd   45 next copy
        andps xmm5, xmm6                                           ;  2633.3 fmul+fadd   45 next
        xorps xmm5, xmm14                                          ;  2635.3 fmul+fadd   45 next
        movaps [rbp - 128], xmm5                                   ;  2637.3 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm15                                         ;  2634.3 fmul+fadd   45 next copy
        andps xmm5, xmm2                                           ;  2636.3 fmul+fadd   45 next
        xorps xmm3, xmm5                                           ;  2638.3 fmul+fadd   45 next
        xorps xmm3, xmm8                                           ;  2640.3 fmul+fadd   45 next
        movaps xmm5, xmm15                                         ;  2638.3 fmul+fadd   45 next copy
        andps xmm5, xmm9                                           ;  2640.3 fmul+fadd   45 next
        movaps [rdi - 112], xmm8                                   ;  2637.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm15                                         ;  2640.3 fmul+fadd   45 next copy
        andps xmm8, xmm11                                          ;  2642.3 fmul+fadd   45 next
        xorps xmm5, xmm8                                           ;  2644.3 fmul+fadd   45 next
        xorps xmm10, xmm8                                          ;  2644.3 fmul+fadd   45 next
        movaps xmm8, xmm7                                          ;  2644.3 fmul+fadd   45 next copy
        andps xmm8, xmm11                                          ;  2646.3 fmul+fadd   45 next
        xorps xmm15, xmm8                                          ;  2648.3 fmul+fadd   45 next
        xorps xmm0, xmm15                                          ;  2650.3 fmul+fadd   45 next
        andps xmm15, xmm7                                          ;  2650.3 fmul+fadd   45 next
        xorps xmm15, [rel misty1_decrypt_compact.T0_constants128]  ;  2652.3 agu2+agu0+fmul+fadd   45 next
        movaps [rbp + 16], xmm8                                    ;  2648.3 agu1+agu0+fmisc   45 next spill
        movaps xmm8, xmm9                                          ;  2650.3 fmul+fadd   45 next copy
        andps xmm8, xmm2                                           ;  2652.3 fmul+fadd   45 next
        movaps [rdi - 80], xmm15                                   ;  2654.3 agu2+agu1+fmisc   45 next spill
        movaps xmm15, xmm1                                         ;  2652.3 fmul+fadd   45 next copy
        orps xmm15, xmm7                                           ;  2654.3 fmul+fadd   45 next
        movaps [rbp + 112], xmm1                                   ;  2652.7 agu0+agu1+fmisc   45 next spill
        movaps xmm1, xmm14                                         ;  2654.3 fmul+fadd   45 next copy
        andps xmm1, xmm11                                          ;  2656.3 fmul+fadd   45 next
        andps xmm14, xmm2                                          ;  2656.3 fmul+fadd   45 next
        movaps [rsi + 112], xmm5                                   ;  2655.3 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm6                                          ;  2657.3 fmul+fadd   45 next copy
        andps xmm5, xmm12                                          ;  2659.3 fmul+fadd   45 next
        xorps xmm15, xmm5                                          ;  2661.3 fmul+fadd   45 next
        xorps xmm8, xmm15                                          ;  2663.3 fmul+fadd   45 next
        movaps xmm15, xmm11                                        ;  2661.3 fmul+fadd   45 next copy
        andps xmm15, xmm12                                         ;  2663.3 fmul+fadd   45 next
        movaps xmm5, xmm13                                         ;  2663.3 fmul+fadd   45 next copy
        andps xmm5, xmm12                                          ;  2665.3 fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;  2667.3 fmul+fadd   45 next
        xorps xmm10, xmm1                                          ;  2669.3 fmul+fadd   45 next
        movaps xmm5, xmm6                                          ;  2667.3 fmul+fadd   45 next copy
        andps xmm5, xmm9                                           ;  2669.3 fmul+fadd   45 next
        xorps xmm1, xmm8                                           ;  2669.3 fmul+fadd   45 next
        xorps xmm1, xmm4                                           ;  2671.3 fmul+fadd   45 next
        xorps xmm5, xmm2                                           ;  2671.3 fmul+fadd   45 next
        andps xmm4, xmm12                                          ;  2672.3 fmul+fadd   45 next
        movaps [rcx - 96], xmm1                                    ;  2673.3 agu1+agu0+fmisc   45 next spill
        movaps xmm1, xmm15                                         ;  2673.3 fmul+fadd   45 next copy
        xorps xmm1, xmm7                                           ;  2675.3 fmul+fadd   45 next
        xorps xmm15, xmm6                                          ;  2675.3 fmul+fadd   45 next
        xorps xmm10, xmm15                                         ;  2677.3 fmul+fadd   45 next
        andps xmm1, xmm12                                          ;  2677.3 fmul+fadd   45 next
        andps xmm15, xmm11                                         ;  2678.3 fmul+fadd   45 next
        xorps xmm0, xmm1                                           ;  2679.3 fmul+fadd   45 next
        movaps xmm1, xmm13                                         ;  2680.3 fmul+fadd   45 next copy
        andps xmm1, xmm9                                           ;  2682.3 fmul+fadd   45 next
        xorps xmm1, xmm5                                           ;  2684.3 fmul+fadd   45 next
        xorps xmm10, xmm3                                          ;  2683.3 fmul+fadd   45 next
        xorps xmm5, xmm7                                           ;  2684.3 fmul+fadd   45 next
        xorps xmm4, xmm5                                           ;  2686.3 fmul+fadd   45 next
        andps xmm5, xmm9                                           ;  2686.3 fmul+fadd   45 next
        xorps xmm4, xmm11                                          ;  2688.3 fmul+fadd   45 next
        xorps xmm15, xmm1                                          ;  2688.3 fmul+fadd   45 next
        movaps xmm1, xmm11                                         ;  2689.3 fmul+fadd   45 next copy
        andps xmm1, xmm13                                          ;  2691.3 fmul+fadd   45 next
        andps xmm11, xmm2                                          ;  2691.3 fmul+fadd   45 next
        xorps xmm1, xmm11                                          ;  2693.3 fmul+fadd   45 next
        xorps xmm5, xmm1                                           ;  2695.3 fmul+fadd   45 next
        movaps xmm1, xmm2                                          ;  2694.3 fmul+fadd   45 next copy
        xorps xmm1, xmm9                                           ;  2696.3 fmul+fadd   45 next
        andps xmm1, xmm12                                          ;  2698.3 fmul+fadd   45 next
        xorps xmm1, xmm15                                          ;  2700.3 fmul+fadd   45 next
        xorps xmm5, [rbp - 128]                                    ;  2698.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm11, [rdi - 96]                                    ;  2699.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm15, xmm11                                         ;  2701.3 fmul+fadd   45 next
        movaps xmm11, [rsi - 48]                                   ;  2697.3 agu2+agu0+fmisc   45 next
        andps xmm11, xmm13                                         ;  2701.3 fmul+fadd   45 next
        andps xmm2, [rsi - 48]                                     ;  2702.3 agu1+agu0+fmul+fadd   45 next
        andps xmm7, xmm6                                           ;  2703.3 fmul+fadd   45 next
        xorps xmm2, [rsi + 112]                                    ;  2704.3 agu2+agu0+fmul+fadd   45 next
        andps xmm13, xmm6                                          ;  2705.3 fmul+fadd   45 next
        andps xmm9, [rsi - 48]                                     ;  2706.3 agu1+agu0+fmul+fadd   45 next
        orps xmm12, [rbp + 112]                                    ;  2707.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm7, xmm11                                          ;  2708.3 fmul+fadd   45 next
        xorps xmm13, [rdi - 80]                                    ;  2709.3 agu1+agu2+fmul+fadd   45 next
        movaps [rsi + 112], xmm5                                   ;  2705.3 agu0+agu1+fmisc   45 next spill
        movaps xmm5, [rsi + 96]                                    ;  2707.3 agu2+agu0+fmisc   45 next
        xorps xmm5, xmm4                                           ;  2710.3 fmul+fadd   45 next
        xorps xmm4, xmm15                                          ;  2711.3 fmul+fadd   45 next
        xorps xmm14, xmm4                                          ;  2713.3 fmul+fadd   45 next
        xorps xmm14, xmm2                                          ;  2715.3 fmul+fadd   45 next
        xorps xmm11, xmm9                                          ;  2714.3 fmul+fadd   45 next
        movaps xmm4, [rbp + 112]                                   ;  2710.3 agu1+agu0+fmisc   45 next reload
        xorps xmm7, xmm4                                           ;  2715.3 fmul+fadd   45 next
        xorps xmm12, xmm7                                          ;  2717.3 fmul+fadd   45 next
        xorps xmm8, xmm5                                           ;  2717.3 fmul+fadd   45 next
        xorps xmm9, xmm13                                          ;  2718.3 fmul+fadd   45 next
        xorps xmm13, [rdi - 112]                                   ;  2719.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, xmm11                                         ;  2720.3 fmul+fadd   45 next
        xorps xmm13, [rcx - 96]                                    ;  2721.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm11, [rsi + 96]                                    ;  2722.3 agu2+agu0+fmul+fadd   45 next
        movaps xmm5, [rsi - 48]                                    ;  2719.0 agu1+agu0+fmisc   48 next reload
        andps xmm6, xmm5                                           ;  2723.3 fmul+fadd   45 next
        xorps xmm3, xmm6                                           ;  2725.3 fmul+fadd   45 next
        xorps xmm2, [rdi - 80]                                     ;  2725.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm6, xmm1                                           ;  2726.3 fmul+fadd   45 next
        xorps xmm1, xmm12                                          ;  2727.3 fmul+fadd   45 next
        xorps xmm1, [rbp + 16]                                     ;  2729.3 agu0+agu1+fmul+fadd   45 next
        xorps xmm0, xmm2                                           ;  2729.3 fmul+fadd   45 next
        xorps xmm12, [rbp - 128]                                   ;  2730.3 agu2+agu0+fmul+fadd   45 next
        xorps xmm10, [rdi - 96]                                    ;  2731.3 agu1+agu0+fmul+fadd   45 next
        xorps xmm8, xmm4                                           ;  2732.3 fmul+fadd   45 next
        xorps xmm11, [rsi + 112]                                   ;  2733.3 agu2+agu1+fmul+fadd   45 next
        xorps xmm5, xmm3                                           ;  2734.3 fmul+fadd   45 next
        xorps xmm9, xmm6                                           ;  2735.3 fmul+fadd   45 next
        xorps xmm12, xmm5                                          ;  2736.3 fmul+fadd   45 next
        xorps xmm15, xmm9                                          ;  2737.3 fmul+fadd   45 next
        movaps xmm2, [rdx - 16]                                    ;  2733.3 agu0+agu1+fmisc   48 next reload
        xorps xmm15, xmm2                                          ;  2739.3 fmul+fadd   45 next
        movaps xmm3, [rdx - 32]                                    ;  2735.3 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm3                                           ;  2739.3 fmul+fadd   45 next
        movaps xmm4, [rsi + 32]                                    ;  2737.3 agu1+agu0+fmisc   48 next reload
        xorps xmm14, xmm4                                          ;  2740.3 fmul+fadd   45 next
        movaps xmm5, [rsi - 128]                                   ;  2739.3 agu2+agu0+fmisc   48 next reload
        xorps xmm1, xmm5                                           ;  2741.3 fmul+fadd   45 next
        movaps xmm6, [rsi + 16]                                    ;  2741.3 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm12, xmm6                                          ;  2743.3 fadd+fmul   45 next
        movaps xmm7, [rsi - 64]                                    ;  2742.3 agu2+agu0+fmisc   48 next reload
        xorps xmm10, xmm7                                          ;  2744.3 fadd+fmul   45 next
        movaps xmm9, [rsi - 32]                                    ;  2744.3 agu1+agu0+fmisc+fadd   48 next reload
        xorps xmm13, xmm9                                          ;  2746.3 fmul+fadd   45 next
        xorps xmm15, [rbp - 80]                                    ;  2746.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm0, [rbp + 32]                                     ;  2747.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm14, [rbp - 112]                                   ;  2748.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm1, [rbp + 0]                                      ;  2749.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm12, [rbp - 96]                                    ;  2750.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [rbp - 64]                                    ;  2751.3 agu2+agu1+fmul+fadd   54 next
        xorps xmm13, [rbp - 32]                                    ;  2752.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm11, [rbp - 16]                                    ;  2753.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm8, [rdx + 112]                                    ;  2754.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm2, [rbp + 48]                                     ;  2755.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm3, [rdx - 80]                                     ;  2756.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm4, [rbp + 64]                                     ;  2757.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [rbp + 80]                                     ;  2758.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm6, [rbp - 48]                                     ;  2759.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [rdi - 128]                                    ;  2760.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm9, [rsi + 80]                                     ;  2761.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi - 32], xmm9                                    ;  2763.3 agu2+agu0+fmisc   54 next spill
        movaps xmm9, [rbp - 80]                                    ;  2759.3 agu1+agu0+fmisc   58 r
        xorps xmm9, [r8 + 2560]                                    ;  2762.3 agu2+agu0+fmul+fadd   58 r
        movaps [rbp - 80], xmm7                                    ;  2762.3 agu1+agu0+fmisc   54 next spill
        movaps xmm7, [rbp + 32]                                    ;  2762.3 agu2+agu0+fmul+fmisc   58 r
        xorps xmm7, [r8 + 2576]                                    ;  2764.3 agu1+agu2+fadd+fmul   58 r
        movaps [rbp + 32], xmm6                                    ;  2764.3 agu0+agu1+fmisc   54 next spill
        movaps xmm6, [rbp - 112]                                   ;  2764.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm6, [r8 + 2592]                                    ;  2766.3 agu1+agu0+fadd+fmul   58 r
        movaps [rbp - 112], xmm5                                   ;  2766.3 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rbp + 0]                                     ;  2766.3 agu0+agu2+fadd+fmul   58 r
        xorps xmm5, [r8 + 2608]                                    ;  2768.3 agu1+agu0+fadd+fmul   58 r
        movaps [rbp + 0], xmm4                                     ;  2768.3 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rbp - 96]                                    ;  2768.3 agu0+agu2+fadd+fmul   58 r
        xorps xmm4, [r8 + 2624]                                    ;  2770.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm9, [rax - 64]                                     ;  2770.3 agu2+agu1+fadd+fmul  114 r
        movaps [rbp - 96], xmm9                                    ;  2772.3 agu0+agu2+fmisc  114 r spill
        movaps xmm9, [rbp - 64]                                    ;  2771.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm9, [r8 + 2640]                                    ;  2773.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm7, [rax - 48]                                     ;  2773.3 agu0+agu2+fadd+fmul  114 r
        movaps [rbp - 64], xmm7                                    ;  2775.3 agu1+agu0+fmisc  114 r spill
        movaps xmm7, [rbp - 32]                                    ;  2774.3 agu2+agu1+fmisc+fadd   58 r
        xorps xmm7, [r8 + 2656]                                    ;  2776.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm6, [rax - 32]                                     ;  2776.3 agu1+agu0+fmul+fadd  114 r
        movaps [rbp - 32], xmm6                                    ;  2778.3 agu2+agu1+fmisc  114 r spill
        movaps xmm6, [rbp - 16]                                    ;  2776.3 agu0+agu2+fmul+fmisc   58 r
        xorps xmm6, [r8 + 2672]                                    ;  2778.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [rax - 16]                                     ;  2778.3 agu2+agu1+fadd+fmul  114 r
        movaps [rbp - 16], xmm5                                    ;  2780.3 agu0+agu2+fmisc  114 r spill
        movaps xmm5, [rdx + 112]                                   ;  2779.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [r8 + 2688]                                    ;  2781.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [rax + 0]                                      ;  2781.3 agu0+agu2+fadd+fmul  114 r
        movaps [rdx + 112], xmm4                                   ;  2783.3 agu1+agu0+fmisc  114 r spill
        movaps xmm4, [rbp + 48]                                    ;  2782.3 agu2+agu1+fmisc+fadd   58 r
        xorps xmm4, [r8 + 2704]                                    ;  2784.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm9, [rax + 16]                                     ;  2784.3 agu1+agu0+fmul+fadd  114 r
        movaps [rbp + 48], xmm9                                    ;  2786.3 agu2+agu1+fmisc  114 r spill
        movaps xmm9, [rdx - 80]                                    ;  2784.3 agu0+agu2+fmul+fmisc   58 r
        xorps xmm9, [r8 + 2720]                                    ;  2786.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm7, [rax + 32]                                     ;  2786.3 agu2+agu1+fadd+fmul  114 r
        movaps [rdx - 80], xmm7                                    ;  2788.3 agu0+agu2+fmisc  114 r spill
        movaps xmm7, [rbp + 64]                                    ;  2787.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm7, [r8 + 2736]                                    ;  2789.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm6, [rax + 48]                                     ;  2789.3 agu0+agu2+fadd+fmul  114 r
        movaps [rbp + 64], xmm6                                    ;  2791.3 agu1+agu0+fmisc  114 r spill
        movaps xmm6, [rbp + 80]                                    ;  2790.3 agu2+agu1+fmisc+fadd   58 r
        xorps xmm6, [r8 + 2752]                                    ;  2792.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm5, [rax + 64]                                     ;  2792.3 agu1+agu0+fmul+fadd  114 r
        movaps [rbp + 80], xmm5                                    ;  2794.3 agu2+agu1+fmisc  114 r spill
        movaps xmm5, [rbp - 48]                                    ;  2792.3 agu0+agu2+fmul+fmisc   58 r
        xorps xmm5, [r8 + 2768]                                    ;  2794.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [rax + 80]                                     ;  2794.3 agu2+agu1+fadd+fmul  114 r
        movaps [rbp - 48], xmm4                                    ;  2796.3 agu0+agu2+fmisc  114 r spill
        movaps xmm4, [rdi - 128]                                   ;  2795.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, [r8 + 2784]                                    ;  2797.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm9, [rax + 96]                                     ;  2797.3 agu0+agu2+fadd+fmul  114 r
        movaps [rdi - 128], xmm9                                   ;  2799.3 agu1+agu0+fmisc  114 r spill
        movaps xmm9, [rsi + 80]                                    ;  2798.3 agu2+agu1+fmisc+fadd   58 r
        xorps xmm9, [r8 + 2800]                                    ;  2800.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm7, [rax + 112]                                    ;  2800.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm6, [rbx - 128]                                    ;  2801.3 agu2+agu1+fmul+fadd  114 r
        xorps xmm5, [rbx - 112]                                    ;  2802.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm4, [rbx - 96]                                     ;  2803.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm9, [rbx - 80]                                     ;  2804.3 agu2+agu1+fmul+fadd  114 r
        xorps xmm15, [rcx - 80]                                    ;  2805.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm0, [rcx - 64]                                     ;  2806.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm14, [rcx - 48]                                    ;  2807.3 agu2+agu1+fmul+fadd  114 r
        xorps xmm1, [rcx - 32]                                     ;  2808.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm12, [rcx - 16]                                    ;  2809.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm10, [rcx + 0]                                     ;  2810.3 agu2+agu0+fmul+fadd  114 r
        xorps xmm13, [rcx + 16]                                    ;  2811.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm11, [rcx + 32]                                    ;  2812.3 agu2+agu0+fmul+fadd  114 r
        xorps xmm8, [rcx + 48]                                     ;  2813.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm2, [rcx + 64]                                     ;  2814.3 agu2+agu0+fmul+fadd  114 r
        xorps xmm3, [rcx + 80]                                     ;  2815.3 agu1+agu0+fmul+fadd  114 r
        movaps [rsi + 80], xmm9                                    ;  2811.3 agu2+agu0+fmisc  114 r spill
        movaps xmm9, [rbp + 0]                                     ;  2813.3 agu1+agu0+fmisc  114 r
        xorps xmm9, [rcx + 96]                                     ;  2816.3 agu2+agu0+fmul+fadd  114 r
        movaps [rbp + 0], xmm4                                     ;  2815.3 agu1+agu2+fmisc  114 r spill
        movaps xmm4, [rbp - 112]                                   ;  2816.3 agu0+agu1+fmul+fmisc  114 r
        xorps xmm4, [rcx + 112]                                    ;  2818.3 agu2+agu0+fadd+fmul  114 r
        movaps [rbp - 112], xmm5                                   ;  2818.3 agu1+agu2+fmisc  114 r spill
        movaps xmm5, [rbp + 32]                                    ;  2818.3 agu0+agu1+fadd+fmul  114 r
        xorps xmm5, [rax - 128]                                    ;  2820.3 agu2+agu0+fadd+fmul  114 r
        movaps [rbp + 32], xmm6                                    ;  2820.3 agu1+agu2+fmisc  114 r spill
        movaps xmm6, [rbp - 80]                                    ;  2820.3 agu0+agu1+fadd+fmul  114 r
        xorps xmm6, [rax - 112]                                    ;  2822.3 agu2+agu0+fadd+fmul  114 r
        movaps [rbp - 80], xmm7                                    ;  2822.3 agu1+agu0+fmisc  114 r spill
        movaps xmm7, [rsi - 32]                                    ;  2822.3 agu2+agu1+fadd+fmul  114 r
        xorps xmm7, [rax - 96]                                     ;  2824.3 agu0+agu2+fadd+fmul  114 r
        movaps [rsi - 32], xmm7                                    ;  2826.3 agu1+agu0+fmisc  114 r spill
        movaps xmm7, [rdi + 80]                                    ;  2824.3 agu2+agu1+fadd+fmul   66 l
        orps xmm7, [r9 + 6400]                                     ;  2826.3 agu0+agu2+fadd+fmul   66 l
        movaps [rsi - 64], xmm6                                    ;  2826.3 agu1+agu0+fmisc  114 r spill
        movaps xmm6, [rdi + 64]                                    ;  2826.3 agu2+agu1+fadd+fmul   66 l
        orps xmm6, [r9 + 6416]                                     ;  2828.3 agu0+agu2+fadd+fmul   66 l
        movaps [rsi + 16], xmm5                                    ;  2828.3 agu1+agu0+fmisc  114 r spill
        movaps xmm5, [rdi + 48]                                    ;  2828.3 agu2+agu1+fadd+fmul   66 l
        orps xmm5, [r9 + 6432]                                     ;  2830.3 agu0+agu1+fadd+fmul   66 l
        movaps [rsi - 128], xmm4                                   ;  2830.3 agu2+agu0+fmisc  114 r spill
        movaps xmm4, [rdi + 32]                                    ;  2830.3 agu1+agu2+fadd+fmul   66 l
        orps xmm4, [r9 + 6448]                                     ;  2832.3 agu0+agu1+fadd+fmul   66 l
        movaps [rsi + 32], xmm9                                    ;  2832.3 agu2+agu0+fmisc  114 r spill
        movaps xmm9, [rdi + 16]                                    ;  2832.3 agu1+agu2+fadd+fmul   66 l
        orps xmm9, [r9 + 6464]                                     ;  2834.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm7, [rdi + 0]                                      ;  2834.3 agu2+agu0+fadd+fmul   66 l
        movaps [rdi + 0], xmm3                                     ;  2834.3 agu1+agu2+fmisc  114 r spill
        movaps xmm3, [rdx + 16]                                    ;  2835.3 agu0+agu1+fadd+fmul   66 l
        orps xmm3, [r9 + 6480]                                     ;  2837.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm6, [rdi - 16]                                     ;  2837.3 agu1+agu2+fadd+fmul   66 l
        movaps [rdi - 16], xmm2                                    ;  2836.3 agu0+agu1+fmisc  114 r spill
        movaps xmm2, [rdx + 48]                                    ;  2838.3 agu2+agu0+fmisc+fadd   66 l
        orps xmm2, [r9 + 6496]                                     ;  2840.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm5, [rdi - 32]                                     ;  2840.3 agu0+agu1+fmul+fadd   66 l
        movaps [rdi - 32], xmm8                                    ;  2839.3 agu2+agu0+fmisc  114 r spill
        movaps xmm8, [rdx + 80]                                    ;  2840.3 agu1+agu2+fmul+fmisc   66 l
        orps xmm8, [r9 + 6512]                                     ;  2842.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm4, [rdi - 48]                                     ;  2842.3 agu2+agu0+fadd+fmul   66 l
        movaps [rdi - 48], xmm11                                   ;  2842.3 agu1+agu2+fmisc  114 r spill
        movaps xmm11, [rdx - 64]                                   ;  2843.3 agu0+agu1+fadd+fmul   66 l
        orps xmm11, [r9 + 6528]                                    ;  2845.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm9, [rdi - 64]                                     ;  2845.3 agu1+agu2+fadd+fmul   66 l
        movaps [rdi - 64], xmm13                                   ;  2844.3 agu0+agu1+fmisc  114 r spill
        movaps xmm13, [rdx - 96]                                   ;  2846.3 agu2+agu0+fmisc+fadd   66 l
        orps xmm13, [r9 + 6544]                                    ;  2848.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm3, [rdi + 96]                                     ;  2848.3 agu0+agu1+fmul+fadd   66 l
        movaps [rdi + 96], xmm10                                   ;  2847.3 agu2+agu0+fmisc  114 r spill
        movaps xmm10, [rdx - 128]                                  ;  2848.3 agu1+agu2+fmul+fmisc   66 l
        orps xmm10, [r9 + 6560]                                    ;  2850.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm2, [rdi + 112]                                    ;  2850.3 agu2+agu0+fadd+fmul   66 l
        movaps [rdi + 112], xmm12                                  ;  2850.3 agu1+agu2+fmisc  114 r spill
        movaps xmm12, [rdx + 64]                                   ;  2851.3 agu0+agu1+fadd+fmul   66 l
        orps xmm12, [r9 + 6576]                                    ;  2853.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm8, [rcx - 128]                                    ;  2853.3 agu1+agu2+fadd+fmul   66 l
        movaps [rcx - 128], xmm1                                   ;  2852.3 agu0+agu1+fmisc  114 r spill
        movaps xmm1, [rdx - 112]                                   ;  2854.3 agu2+agu0+fmisc+fadd   66 l
        orps xmm1, [r9 + 6592]                                     ;  2856.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm11, [rsi + 0]                                     ;  2856.3 agu0+agu1+fmul+fadd   66 l
        movaps [rsi + 0], xmm14                                    ;  2855.3 agu2+agu0+fmisc  114 r spill
        movaps xmm14, [rdx + 96]                                   ;  2856.3 agu1+agu2+fmul+fmisc   66 l
        orps xmm14, [r9 + 6608]                                    ;  2858.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm13, [rsi + 64]                                    ;  2858.3 agu2+agu0+fadd+fmul   66 l
        movaps [rsi + 64], xmm0                                    ;  2858.3 agu1+agu2+fmisc  114 r spill
        movaps xmm0, [rdx - 48]                                    ;  2859.3 agu0+agu1+fadd+fmul   66 l
        orps xmm0, [r9 + 6624]                                     ;  2861.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm10, [rsi + 48]                                    ;  2861.3 agu1+agu2+fadd+fmul   66 l
        movaps [rsi + 48], xmm15                                   ;  2860.3 agu0+agu1+fmisc  114 r spill
        movaps xmm15, [rsi - 96]                                   ;  2862.3 agu2+agu0+fmisc+fadd   66 l
        orps xmm15, [r9 + 6640]                                    ;  2864.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm12, [rdx + 0]                                     ;  2864.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm1, [rsi - 16]                                     ;  2865.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm14, [rdx + 32]                                    ;  2866.3 agu1+agu2+fmul+fadd   66 l
        xorps xmm0, [rsi - 112]                                    ;  2867.3 agu0+agu1+fmul+fadd   66 l
        xorps xmm15, [rsi - 80]                                    ;  2868.3 agu2+agu0+fmul+fadd   66 l
        movaps [rsi - 80], xmm15                                   ;  2870.3 agu1+agu2+fmisc   66 l spill
        movaps xmm15, xmm7                                         ;  2869.3 fmul+fadd   67 l copy
        andps xmm15, [r9 + 768]                                    ;  2871.3 agu0+agu1+fmul+fadd   67 l
        movaps [rsi - 112], xmm7                                   ;  2867.3 agu2+agu0+fmisc   66 l spill
        movaps xmm7, xmm6                                          ;  2871.3 fmul+fadd   67 l copy
        andps xmm7, [r9 + 784]                                     ;  2873.3 agu1+agu2+fmul+fadd   67 l
        movaps [rdx + 32], xmm6                                    ;  2869.7 agu0+agu1+fmisc   66 l spill
        movaps xmm6, xmm5                                          ;  2873.3 fmul+fadd   67 l copy
        andps xmm6, [r9 + 800]                                     ;  2875.3 agu2+agu0+fmul+fadd   67 l
        movaps [rsi - 16], xmm5                                    ;  2871.7 agu1+agu0+fmisc   66 l spill
        movaps xmm5, xmm4                                          ;  2875.3 fmul+fadd   67 l copy
        andps xmm5, [r9 + 816]                                     ;  2877.3 agu2+agu1+fmul+fadd   67 l
        movaps [rdx + 0], xmm4                                     ;  2873.7 agu0+agu1+fmisc   66 l spill
        movaps xmm4, xmm9                                          ;  2877.3 fmul+fadd   67 l copy
        andps xmm4, [r9 + 832]                                     ;  2879.3 agu2+agu0+fmul+fadd   67 l
        xorps xmm15, [rdi + 80]                                    ;  2879.3 agu1+agu0+fmul+fadd   67 l
        movaps [rdi + 80], xmm15                                   ;  2881.3 agu2+agu1+fmisc   67 l spill
        movaps xmm15, xmm3                                         ;  2880.3 fmul+fadd   67 l copy
        andps xmm15, [r9 + 848]                                    ;  2882.3 agu0+agu2+fmul+fadd   67 l
        xorps xmm7, [rdi + 64]                                     ;  2882.3 agu1+agu0+fmul+fadd   67 l
        movaps [rdi + 64], xmm7                                    ;  2884.3 agu2+agu1+fmisc   67 l spill
        movaps xmm7, xmm2                                          ;  2883.3 fmul+fadd   67 l copy
        andps xmm7, [r9 + 864]                                     ;  2885.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm6, [rdi + 48]                                     ;  2885.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdi + 48], xmm6                                    ;  2887.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm8                                          ;  2886.3 fmul+fadd   67 l copy
        andps xmm6, [r9 + 880]                                     ;  2888.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm5, [rdi + 32]                                     ;  2888.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdi + 32], xmm5                                    ;  2890.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm11                                         ;  2889.3 fmul+fadd   67 l copy
        andps xmm5, [r9 + 896]                                     ;  2891.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm4, [rdi + 16]                                     ;  2891.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdi + 16], xmm4                                    ;  2893.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm13                                         ;  2892.3 fmul+fadd   67 l copy
        andps xmm4, [r9 + 912]                                     ;  2894.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm15, [rdx + 16]                                    ;  2894.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx + 16], xmm15                                   ;  2896.3 agu1+agu2+fmisc   67 l spill
        movaps xmm15, xmm10                                        ;  2895.3 fmul+fadd   67 l copy
        andps xmm15, [r9 + 928]                                    ;  2897.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm7, [rdx + 48]                                     ;  2897.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx + 48], xmm7                                    ;  2899.3 agu1+agu2+fmisc   67 l spill
        movaps xmm7, xmm12                                         ;  2898.3 fmul+fadd   67 l copy
        andps xmm7, [r9 + 944]                                     ;  2900.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm6, [rdx + 80]                                     ;  2900.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx + 80], xmm6                                    ;  2902.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm1                                          ;  2901.3 fmul+fadd   67 l copy
        andps xmm6, [r9 + 960]                                     ;  2903.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm5, [rdx - 64]                                     ;  2903.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx - 64], xmm5                                    ;  2905.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm14                                         ;  2904.3 fmul+fadd   67 l copy
        andps xmm5, [r9 + 976]                                     ;  2906.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm4, [rdx - 96]                                     ;  2906.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx - 96], xmm4                                    ;  2908.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm0                                          ;  2907.3 fmul+fadd   67 l copy
        andps xmm4, [r9 + 992]                                     ;  2909.3 agu0+agu1+fmul+fadd   67 l
        xorps xmm15, [rdx - 128]                                   ;  2909.3 agu2+agu0+fmul+fadd   67 l
        movaps [rdx - 128], xmm15                                  ;  2911.3 agu1+agu2+fmisc   67 l spill
        movaps xmm15, [rsi - 80]                                   ;  2909.3 agu0+agu1+fmisc+fmul   67 l
        andps xmm15, [r9 + 1008]                                   ;  2911.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm7, [rdx + 64]                                     ;  2911.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm6, [rdx - 112]                                    ;  2912.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm5, [rdx + 96]                                     ;  2913.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm4, [rdx - 48]                                     ;  2914.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm15, [rsi - 96]                                    ;  2915.3 agu0+agu1+fadd+fmul   67 l
        movaps [rsi - 96], xmm15                                   ;  2917.3 agu2+agu0+fmisc   67 l spill
        movaps xmm15, [rsi + 48]                                   ;  2915.0 agu1+agu2+fmisc   66 l
        orps xmm15, [r9 + 1792]                                    ;  2917.0 agu0+agu1+fadd+fmul   66 l
        movaps [rdx - 48], xmm4                                    ;  2917.0 agu2+agu0+fmisc   67 l spill
        movaps xmm4, [rsi + 64]                                    ;  2917.3 agu1+agu2+fadd+fmul   66 l
        orps xmm4, [r9 + 1808]                                     ;  2919.3 agu0+agu1+fadd+fmul   66 l
        movaps [rdx + 96], xmm5                                    ;  2919.0 agu2+agu0+fmisc   67 l spill
        movaps xmm5, [rsi + 0]                                     ;  2919.3 agu1+agu2+fadd+fmul   66 l
        orps xmm5, [r9 + 1824]                                     ;  2921.3 agu0+agu1+fadd+fmul   66 l
        movaps [rdx - 112], xmm6                                   ;  2921.0 agu2+agu0+fmisc   67 l spill
        movaps xmm6, [rcx - 128]                                   ;  2921.3 agu1+agu2+fadd+fmul   66 l
        orps xmm6, [r9 + 1840]                                     ;  2923.3 agu0+agu1+fadd+fmul   66 l
        movaps [rdx + 64], xmm7                                    ;  2923.0 agu2+agu0+fmisc   67 l spill
        movaps xmm7, [rdi + 112]                                   ;  2923.3 agu1+agu2+fadd+fmul   66 l
        orps xmm7, [r9 + 1856]                                     ;  2925.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm15, [rbp - 96]                                    ;  2925.3 agu2+agu0+fadd+fmul   66 l
        movaps [rbp - 96], xmm0                                    ;  2925.0 agu1+agu2+fmisc   66 l spill
        movaps xmm0, [rdi + 96]                                    ;  2926.3 agu0+agu1+fmisc+fadd   66 l
        orps xmm0, [r9 + 1872]                                     ;  2928.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm4, [rbp - 64]                                     ;  2928.3 agu1+agu2+fmul+fadd   66 l
        movaps [rbp - 64], xmm14                                   ;  2928.0 agu0+agu1+fmisc   66 l spill
        movaps xmm14, [rdi - 64]                                   ;  2929.0 agu2+agu0+fmul+fmisc   66 l
        orps xmm14, [r9 + 1888]                                    ;  2931.0 agu1+agu2+fadd+fmul   66 l
        xorps xmm5, [rbp - 32]                                     ;  2930.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbp - 32], xmm1                                    ;  2931.0 agu2+agu0+fmisc   66 l spill
        movaps xmm1, [rdi - 48]                                    ;  2931.3 agu1+agu2+fadd+fmul   66 l
        orps xmm1, [r9 + 1904]                                     ;  2933.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm6, [rbp - 16]                                     ;  2933.3 agu2+agu0+fadd+fmul   66 l
        movaps [rbp - 16], xmm12                                   ;  2933.0 agu1+agu2+fmisc   66 l spill
        movaps xmm12, [rdi - 32]                                   ;  2934.3 agu0+agu1+fmisc+fadd   66 l
        orps xmm12, [r9 + 1920]                                    ;  2936.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm7, [rdx + 112]                                    ;  2936.3 agu1+agu2+fmul+fadd   66 l
        movaps [rdx + 112], xmm10                                  ;  2936.0 agu0+agu1+fmisc   66 l spill
        movaps xmm10, [rdi - 16]                                   ;  2937.0 agu2+agu0+fmul+fmisc   66 l
        orps xmm10, [r9 + 1936]                                    ;  2939.0 agu1+agu2+fadd+fmul   66 l
        xorps xmm0, [rbp + 48]                                     ;  2938.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbp + 48], xmm13                                   ;  2939.0 agu2+agu0+fmisc   66 l spill
        movaps xmm13, [rdi + 0]                                    ;  2939.3 agu1+agu2+fadd+fmul   66 l
        orps xmm13, [r9 + 1952]                                    ;  2941.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm14, [rdx - 80]                                    ;  2941.3 agu2+agu0+fadd+fmul   66 l
        movaps [rdx - 80], xmm11                                   ;  2941.0 agu1+agu2+fmisc   66 l spill
        movaps xmm11, [rsi + 32]                                   ;  2942.3 agu0+agu1+fmisc+fadd   66 l
        orps xmm11, [r9 + 1968]                                    ;  2944.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm1, [rbp + 64]                                     ;  2944.3 agu1+agu2+fmul+fadd   66 l
        movaps [rbp + 64], xmm8                                    ;  2944.0 agu0+agu1+fmisc   66 l spill
        movaps xmm8, [rsi - 128]                                   ;  2945.0 agu2+agu0+fmul+fmisc   66 l
        orps xmm8, [r9 + 1984]                                     ;  2947.0 agu1+agu2+fadd+fmul   66 l
        xorps xmm12, [rbp + 80]                                    ;  2946.3 agu0+agu1+fadd+fmul   66 l
        movaps [rbp + 80], xmm2                                    ;  2947.0 agu2+agu0+fmisc   66 l spill
        movaps xmm2, [rsi + 16]                                    ;  2947.3 agu1+agu2+fadd+fmul   66 l
        orps xmm2, [r9 + 2000]                                     ;  2949.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm10, [rbp - 48]                                    ;  2949.3 agu2+agu0+fadd+fmul   66 l
        movaps [rbp - 48], xmm3                                    ;  2949.0 agu1+agu2+fmisc   66 l spill
        movaps xmm3, [rsi - 64]                                    ;  2950.3 agu0+agu1+fmisc+fadd   66 l
        orps xmm3, [r9 + 2016]                                     ;  2952.3 agu2+agu0+fmul+fadd   66 l
        xorps xmm13, [rdi - 128]                                   ;  2952.3 agu1+agu2+fmul+fadd   66 l
        movaps [rdi - 128], xmm9                                   ;  2952.0 agu0+agu1+fmisc   66 l spill
        movaps xmm9, [rsi - 32]                                    ;  2953.0 agu2+agu0+fmul+fmisc   66 l
        orps xmm9, [r9 + 2032]                                     ;  2955.0 agu1+agu2+fadd+fmul   66 l
        xorps xmm11, [rbp - 80]                                    ;  2954.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm8, [rbp + 32]                                     ;  2955.3 agu2+agu0+fadd+fmul   66 l
        xorps xmm2, [rbp - 112]                                    ;  2956.3 agu1+agu2+fadd+fmul   66 l
        xorps xmm3, [rbp + 0]                                      ;  2957.3 agu0+agu1+fadd+fmul   66 l
        xorps xmm9, [rsi + 80]                                     ;  2958.3 agu2+agu0+fadd+fmul   66 l
        movaps [rsi + 80], xmm9                                    ;  2960.3 agu1+agu2+fmisc   66 l spill
        movaps xmm9, xmm15                                         ;  2959.3 fadd+fmul   67 l copy
        andps xmm9, [r9 + 5376]                                    ;  2961.3 agu0+agu1+fadd+fmul   67 l
        movaps [rbp + 0], xmm15                                    ;  2958.0 agu2+agu0+fmisc   66 l spill
        movaps xmm15, xmm4                                         ;  2961.3 fadd+fmul   67 l copy
        andps xmm15, [r9 + 5392]                                   ;  2963.3 agu1+agu2+fadd+fmul   67 l
        movaps [rbp - 112], xmm4                                   ;  2960.0 agu0+agu1+fmisc   66 l spill
        movaps xmm4, xmm5                                          ;  2963.3 fadd+fmul   67 l copy
        andps xmm4, [r9 + 5408]                                    ;  2965.3 agu2+agu0+fadd+fmul   67 l
        movaps [rbp + 32], xmm5                                    ;  2962.0 agu1+agu0+fmisc   66 l spill
        movaps xmm5, xmm6                                          ;  2965.3 fadd+fmul   67 l copy
        andps xmm5, [r9 + 5424]                                    ;  2967.3 agu2+agu1+fadd+fmul   67 l
        movaps [rbp - 80], xmm6                                    ;  2964.0 agu0+agu1+fmisc   66 l spill
        movaps xmm6, xmm7                                          ;  2967.3 fadd+fmul   67 l copy
        andps xmm6, [r9 + 5440]                                    ;  2969.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm9, [rsi + 48]                                     ;  2969.3 agu1+agu0+fadd+fmul   67 l
        movaps [rsi + 48], xmm9                                    ;  2971.3 agu2+agu1+fmisc   67 l spill
        movaps xmm9, xmm0                                          ;  2970.3 fadd+fmul   67 l copy
        andps xmm9, [r9 + 5456]                                    ;  2972.3 agu0+agu2+fadd+fmul   67 l
        xorps xmm15, [rsi + 64]                                    ;  2972.3 agu1+agu0+fadd+fmul   67 l
        movaps [rsi + 64], xmm15                                   ;  2974.3 agu2+agu1+fmisc   67 l spill
        movaps xmm15, xmm14                                        ;  2973.3 fadd+fmul   67 l copy
        andps xmm15, [r9 + 5472]                                   ;  2975.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm4, [rsi + 0]                                      ;  2975.3 agu2+agu0+fadd+fmul   67 l
        movaps [rsi + 0], xmm4                                     ;  2977.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm1                                          ;  2976.3 fadd+fmul   67 l copy
        andps xmm4, [r9 + 5488]                                    ;  2978.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm5, [rcx - 128]                                    ;  2978.3 agu2+agu0+fadd+fmul   67 l
        movaps [rcx - 128], xmm5                                   ;  2980.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm12                                         ;  2979.3 fadd+fmul   67 l copy
        andps xmm5, [r9 + 5504]                                    ;  2981.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm6, [rdi + 112]                                    ;  2981.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi + 112], xmm6                                   ;  2983.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm10                                         ;  2982.3 fadd+fmul   67 l copy
        andps xmm6, [r9 + 5520]                                    ;  2984.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm9, [rdi + 96]                                     ;  2984.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi + 96], xmm9                                    ;  2986.3 agu1+agu2+fmisc   67 l spill
        movaps xmm9, xmm13                                         ;  2985.3 fadd+fmul   67 l copy
        andps xmm9, [r9 + 5536]                                    ;  2987.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm15, [rdi - 64]                                    ;  2987.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi - 64], xmm15                                   ;  2989.3 agu1+agu2+fmisc   67 l spill
        movaps xmm15, xmm11                                        ;  2988.3 fadd+fmul   67 l copy
        andps xmm15, [r9 + 5552]                                   ;  2990.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm4, [rdi - 48]                                     ;  2990.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi - 48], xmm4                                    ;  2992.3 agu1+agu2+fmisc   67 l spill
        movaps xmm4, xmm8                                          ;  2991.3 fadd+fmul   67 l copy
        andps xmm4, [r9 + 5568]                                    ;  2993.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm5, [rdi - 32]                                     ;  2993.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi - 32], xmm5                                    ;  2995.3 agu1+agu2+fmisc   67 l spill
        movaps xmm5, xmm2                                          ;  2994.3 fadd+fmul   67 l copy
        andps xmm5, [r9 + 5584]                                    ;  2996.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm6, [rdi - 16]                                     ;  2996.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi - 16], xmm6                                    ;  2998.3 agu1+agu2+fmisc   67 l spill
        movaps xmm6, xmm3                                          ;  2997.3 fadd+fmul   67 l copy
        andps xmm6, [r9 + 5600]                                    ;  2999.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm9, [rdi + 0]                                      ;  2999.3 agu2+agu0+fadd+fmul   67 l
        movaps [rdi + 0], xmm9                                     ;  3001.3 agu1+agu2+fmisc   67 l spill
        movaps xmm9, [rsi + 80]                                    ;  2999.3 agu0+agu1+fmisc   67 l
        andps xmm9, [r9 + 5616]                                    ;  3001.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm15, [rsi + 32]                                    ;  3001.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm4, [rsi - 128]                                    ;  3002.3 agu0+agu1+fadd+fmul   67 l
        xorps xmm5, [rsi + 16]                                     ;  3003.3 agu2+agu0+fadd+fmul   67 l
        xorps xmm6, [rsi - 64]                                     ;  3004.3 agu1+agu2+fadd+fmul   67 l
        xorps xmm9, [rsi - 32]                                     ;  3005.3 agu0+agu1+fadd+fmul   67 l
        movaps [rsi - 32], xmm9                                    ;  3007.3 agu2+agu0+fmisc   67 l spill
        movaps xmm9, [rbp - 96]                                    ;  3005.0 agu1+agu2+fmisc   66 l reload
        movaps [r10 - 112], xmm9                                   ;  3007.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rsi - 80]                                    ;  3006.3 agu2+agu0+fadd+fmul   66 l reload
        movaps [r10 - 80], xmm9                                    ;  3009.0 agu1+agu2+fmisc  132 rounds
        movaps xmm9, [rdi + 80]                                    ;  3007.3 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbx - 64], xmm9                                    ;  3011.0 agu2+agu0+fmisc  132 rounds
        movaps xmm9, [rdi + 64]                                    ;  3008.3 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbx - 48], xmm9                                    ;  3013.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rdi + 48]                                    ;  3009.3 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbx - 32], xmm9                                    ;  3015.0 agu1+agu2+fmisc  132 rounds
        movaps xmm9, [rdi + 32]                                    ;  3010.3 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbx - 16], xmm9                                    ;  3017.0 agu2+agu0+fmisc  132 rounds
        movaps xmm9, [rdi + 16]                                    ;  3011.3 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbx + 0], xmm9                                     ;  3019.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rdx + 16]                                    ;  3012.3 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbx + 16], xmm9                                    ;  3021.0 agu1+agu2+fmisc  132 rounds
        movaps xmm9, [rdx + 48]                                    ;  3013.7 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbx + 32], xmm9                                    ;  3023.0 agu2+agu0+fmisc  132 rounds
        movaps xmm9, [rdx + 80]                                    ;  3015.0 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbx + 48], xmm9                                    ;  3025.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rdx - 64]                                    ;  3016.3 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbx + 64], xmm9                                    ;  3027.0 agu1+agu2+fmisc  132 rounds
        movaps xmm9, [rdx - 96]                                    ;  3017.7 agu0+agu1+fadd+fmul   67 l reload
        movaps [rbx + 80], xmm9                                    ;  3029.0 agu2+agu0+fmisc  132 rounds
        movaps xmm9, [rdx - 128]                                   ;  3019.0 agu1+agu2+fadd+fmul   67 l reload
        movaps [rbx + 96], xmm9                                    ;  3031.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rdx + 64]                                    ;  3021.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rbx + 112], xmm9                                   ;  3033.0 agu1+agu0+fmisc  132 rounds
        movaps xmm9, [rdx - 112]                                   ;  3023.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [r10 - 128], xmm9                                   ;  3035.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rdx + 96]                                    ;  3025.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [r10 - 96], xmm9                                    ;  3037.0 agu1+agu0+fmisc  132 rounds
        movaps xmm9, [rdx - 48]                                    ;  3027.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [r10 - 64], xmm9                                    ;  3039.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rsi - 96]                                    ;  3029.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [r10 - 48], xmm9                                    ;  3041.0 agu1+agu0+fmisc  132 rounds
        movaps xmm9, [rbp + 0]                                     ;  3031.0 agu2+agu1+fadd+fmul   66 l reload
        movaps [rax - 64], xmm9                                    ;  3043.0 agu0+agu1+fmisc  132 rounds
        movaps xmm9, [rbp - 112]                                   ;  3033.0 agu2+agu0+fadd+fmul   66 l reload
        movaps [rax - 48], xmm9                                    ;  3045.0 agu1+agu0+fmisc  132 rounds
        movaps [rax + 0], xmm7                                     ;  3047.0 agu2+agu1+fmisc  132 rounds
        movaps xmm7, [rbp + 32]                                    ;  3037.0 agu0+agu1+fadd+fmul   66 l reload
        movaps [rax - 32], xmm7                                    ;  3049.0 agu2+agu0+fmisc  132 rounds
        movaps [rax + 16], xmm0                                    ;  3051.0 agu1+agu2+fmisc  132 rounds
        movaps xmm0, [rbp - 80]                                    ;  3041.0 agu0+agu1+fadd+fmul   66 l reload
        movaps [rax - 16], xmm0                                    ;  3053.0 agu2+agu0+fmisc  132 rounds
        movaps [rax + 32], xmm14                                   ;  3055.0 agu1+agu2+fmisc  132 rounds
        movaps [rax + 48], xmm1                                    ;  3057.0 agu0+agu1+fmisc  132 rounds
        movaps [rax + 64], xmm12                                   ;  3059.0 agu2+agu0+fmisc  132 rounds
        movaps [rax + 80], xmm10                                   ;  3061.0 agu1+agu0+fmisc  132 rounds
        movaps [rax + 96], xmm13                                   ;  3063.0 agu2+agu0+fmisc  132 rounds
        movaps [rax + 112], xmm11                                  ;  3065.0 agu1+agu0+fmisc  132 rounds
        movaps [rbx - 128], xmm8                                   ;  3067.0 agu2+agu0+fmisc  132 rounds
        movaps [rbx - 112], xmm2                                   ;  3069.0 agu1+agu0+fmisc  132 rounds
        movaps [rbx - 96], xmm3                                    ;  3071.0 agu2+agu0+fmisc  132 rounds
        movaps xmm14, [rsi + 80]                                   ;  3061.0 agu1+agu0+fadd+fmul   66 l reload
        movaps [rbx - 80], xmm14                                   ;  3073.0 agu2+agu0+fmisc  132 rounds
        movaps xmm14, [rsi + 48]                                   ;  3063.0 agu1+agu2+fadd+fmul   67 l reload
        movaps [rcx - 80], xmm14                                   ;  3075.0 agu0+agu1+fmisc  132 rounds
        movaps xmm14, [rsi + 64]                                   ;  3065.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rcx - 64], xmm14                                   ;  3077.0 agu1+agu0+fmisc  132 rounds
        movaps xmm14, [rsi + 0]                                    ;  3067.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rcx - 48], xmm14                                   ;  3079.0 agu0+agu1+fmisc  132 rounds
        movaps xmm14, [rcx - 128]                                  ;  3069.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rcx - 32], xmm14                                   ;  3081.0 agu1+agu0+fmisc  132 rounds
        movaps xmm14, [rdi + 112]                                  ;  3071.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rcx - 16], xmm14                                   ;  3083.0 agu0+agu1+fmisc  132 rounds
        movaps xmm14, [rdi + 96]                                   ;  3073.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rcx + 0], xmm14                                    ;  3085.0 agu1+agu0+fmisc  132 rounds
        movaps xmm14, [rdi - 64]                                   ;  3075.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rcx + 16], xmm14                                   ;  3087.0 agu0+agu1+fmisc  132 rounds
        movaps xmm14, [rdi - 48]                                   ;  3077.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rcx + 32], xmm14                                   ;  3089.0 agu1+agu0+fmisc  132 rounds
        movaps xmm14, [rdi - 32]                                   ;  3079.0 agu2+agu1+fadd+fmul   67 l reload
        movaps [rcx + 48], xmm14                                   ;  3091.0 agu0+agu1+fmisc  132 rounds
        movaps xmm14, [rdi - 16]                                   ;  3081.0 agu2+agu0+fadd+fmul   67 l reload
        movaps [rcx + 64], xmm14                                   ;  3093.0 agu1+agu0+fmisc  132 rounds
        movaps [rcx + 96], xmm15                                   ;  3095.0 agu2+agu1+fmisc  132 rounds
        movaps xmm14, [rdi + 0]                                    ;  3085.0 agu0+agu1+fadd+fmul   67 l reload
        movaps [rcx + 80], xmm14                                   ;  3097.0 agu2+agu0+fmisc  132 rounds
        movaps [rcx + 112], xmm4                                   ;  3099.0 agu1+agu2+fmisc  132 rounds
        movaps [rax - 128], xmm5                                   ;  3101.0 agu0+agu1+fmisc  132 rounds
        movaps [rax - 112], xmm6                                   ;  3103.0 agu2+agu0+fmisc  132 rounds
        movaps xmm14, [rsi - 32]                                   ;  3093.0 agu1+agu0+fadd+fmul   67 l reload
        movaps [rax - 96], xmm14                                   ;  3105.0 agu2+agu0+fmisc  132 rounds
        add r9, -256                                               ;  3095.0 alu0   132 rounds
        add r8, -512                                               ;  3095.3 alu1   132 rounds
        movaps xmm0, [rsi - 112]                                   ;  3095.7 agu1+agu2+fadd+fmul   66 l reload
        movaps xmm1, [rdx + 32]                                    ;  3096.7 agu0+agu1+fadd+fmul   66 l reload
        movaps xmm2, [rsi - 16]                                    ;  3097.7 agu2+agu0+fadd+fmul   66 l reload
        movaps xmm3, [rdx + 0]                                     ;  3098.7 agu1+agu2+fadd+fmul   66 l reload
        movaps xmm4, [rdi - 128]                                   ;  3099.7 agu0+agu1+fadd+fmul   66 l reload
        movaps xmm5, [rbp - 48]                                    ;  3100.7 agu2+agu0+fadd+fmul   66 l reload
        movaps xmm6, [rbp + 80]                                    ;  3101.7 agu1+agu2+fadd+fmul   66 l reload
        movaps xmm7, [rbp + 64]                                    ;  3102.7 agu0+agu1+fadd+fmul   66 l reload
        movaps xmm8, [rdx - 80]                                    ;  3103.7 agu2+agu0+fadd+fmul   66 l reload
        movaps xmm9, [rbp + 48]                                    ;  3104.7 agu1+agu2+fadd+fmul   66 l reload
        movaps xmm10, [rdx + 112]                                  ;  3105.7 agu0+agu1+fadd+fmul   66 l reload
        movaps xmm11, [rbp - 16]                                   ;  3106.7 agu2+agu0+fmisc+fadd   66 l reload
        movaps xmm12, [rbp - 32]                                   ;  3107.0 agu1+agu2+fmul+fmisc   66 l reload
        movaps xmm13, [rbp - 64]                                   ;  3107.7 agu0+agu1+fadd+fmul   66 l reload
        cmp r8, qword [rbp + 2024]                                 ;                    more rounds?
        jne .rounds_2
        movdqa [r10 - 32], xmm0                                    ;                    resident
        movdqa [r10 - 16], xmm1                                    ;                    resident
        movdqa [r10 + 0], xmm2                                     ;                    resident
        movdqa [r10 + 16], xmm3                                    ;                    resident
        movdqa [r10 + 32], xmm4                                    ;                    resident
        movdqa [r10 + 48], xmm5                                    ;                    resident
        movdqa [r10 + 64], xmm6                                    ;                    resident
        movdqa [r10 + 80], xmm7                                    ;                    resident
        movdqa [r10 + 96], xmm8                                    ;                    resident
        movdqa [r10 + 112], xmm9                                   ;                    resident
        movdqa [r11 - 128], xmm10                                  ;                    resident
        movdqa [r11 - 112], xmm11                                  ;                    resident
        movdqa [r11 - 96], xmm12                                   ;                    resident
        movdqa [r11 - 80], xmm13                                   ;                    resident
        mov qword [rbp + 2008], r8                                 ;                    resident
        mov qword [rbp + 2016], r9                                 ;                    resident
        movaps xmm0, [rbx - 64]                                    ;     2.0 agu0+agu1+fadd+fmul  138 dst reload
        mov r8, qword [rbp + 2032]                                 ;     0.7 agu2   138 dst reload
        movaps [r8], xmm0                                          ;     4.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [rbx - 48]                                    ;     4.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 16], xmm0                                     ;     6.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [rbx - 32]                                    ;     5.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 32], xmm0                                     ;     7.3 agu2+agu0+fmisc  138 dst
        movaps xmm0, [rbx - 16]                                    ;     6.7 agu1+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 48], xmm0                                     ;     8.7 agu0+agu1+fmisc  138 dst
        movaps xmm0, [rbx + 0]                                     ;     8.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 64], xmm0                                     ;    10.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [rbx + 16]                                    ;     9.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 80], xmm0                                     ;    12.0 agu2+agu0+fmisc  138 dst
        movaps xmm0, [rbx + 32]                                    ;    10.7 agu1+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 96], xmm0                                     ;    14.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [rbx + 48]                                    ;    12.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 112], xmm0                                    ;    16.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [rbx + 64]                                    ;    13.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 128], xmm0                                    ;    18.0 agu2+agu0+fmisc  138 dst
        movaps xmm0, [rbx + 80]                                    ;    14.7 agu1+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 144], xmm0                                    ;    20.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [rbx + 96]                                    ;    16.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 160], xmm0                                    ;    22.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [rbx + 112]                                   ;    17.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 176], xmm0                                    ;    24.0 agu2+agu0+fmisc  138 dst
        movaps xmm0, [r10 - 128]                                   ;    19.0 agu1+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 192], xmm0                                    ;    26.0 agu2+agu1+fmisc  138 dst
        movaps xmm0, [r10 - 96]                                    ;    20.3 agu0+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 208], xmm0                                    ;    28.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r10 - 64]                                    ;    22.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 224], xmm0                                    ;    30.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r10 - 48]                                    ;    24.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 240], xmm0                                    ;    32.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r10 - 32]                                    ;    26.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 256], xmm0                                    ;    34.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r10 - 16]                                    ;    28.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 272], xmm0                                    ;    36.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r10 + 0]                                     ;    30.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 288], xmm0                                    ;    38.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r10 + 16]                                    ;    32.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 304], xmm0                                    ;    40.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r10 + 32]                                    ;    34.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 320], xmm0                                    ;    42.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r10 + 48]                                    ;    36.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 336], xmm0                                    ;    44.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r10 + 64]                                    ;    38.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 352], xmm0                                    ;    46.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r10 + 80]                                    ;    40.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 368], xmm0                                    ;    48.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r10 + 96]                                    ;    42.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 384], xmm0                                    ;    50.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r10 + 112]                                   ;    44.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 400], xmm0                                    ;    52.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r11 - 128]                                   ;    46.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 416], xmm0                                    ;    54.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r11 - 112]                                   ;    48.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 432], xmm0                                    ;    56.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r11 - 96]                                    ;    50.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 448], xmm0                                    ;    58.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r11 - 80]                                    ;    52.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 464], xmm0                                    ;    60.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r10 - 112]                                   ;    54.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 480], xmm0                                    ;    62.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r10 - 80]                                    ;    56.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 496], xmm0                                    ;    64.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [rcx - 80]                                    ;    58.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 512], xmm0                                    ;    66.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rcx - 64]                                    ;    60.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 528], xmm0                                    ;    68.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rcx - 48]                                    ;    62.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 544], xmm0                                    ;    70.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rcx - 32]                                    ;    64.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 560], xmm0                                    ;    72.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rcx - 16]                                    ;    66.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 576], xmm0                                    ;    74.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rcx + 0]                                     ;    68.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 592], xmm0                                    ;    76.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rcx + 16]                                    ;    70.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 608], xmm0                                    ;    78.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rcx + 32]                                    ;    72.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 624], xmm0                                    ;    80.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rcx + 48]                                    ;    74.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 640], xmm0                                    ;    82.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rcx + 64]                                    ;    76.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 656], xmm0                                    ;    84.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rcx + 80]                                    ;    78.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 672], xmm0                                    ;    86.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rcx + 96]                                    ;    80.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 688], xmm0                                    ;    88.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rcx + 112]                                   ;    82.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 704], xmm0                                    ;    90.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax - 128]                                   ;    84.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 720], xmm0                                    ;    92.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rax - 112]                                   ;    86.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 736], xmm0                                    ;    94.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax - 96]                                    ;    88.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 752], xmm0                                    ;    96.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rax - 64]                                    ;    90.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 768], xmm0                                    ;    98.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax - 48]                                    ;    92.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 784], xmm0                                    ;   100.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rax - 32]                                    ;    94.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 800], xmm0                                    ;   102.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax - 16]                                    ;    96.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 816], xmm0                                    ;   104.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rax + 0]                                     ;    98.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 832], xmm0                                    ;   106.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax + 16]                                    ;   100.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 848], xmm0                                    ;   108.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rax + 32]                                    ;   102.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 864], xmm0                                    ;   110.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax + 48]                                    ;   104.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 880], xmm0                                    ;   112.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rax + 64]                                    ;   106.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 896], xmm0                                    ;   114.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax + 80]                                    ;   108.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 912], xmm0                                    ;   116.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rax + 96]                                    ;   110.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 928], xmm0                                    ;   118.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rax + 112]                                   ;   112.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 944], xmm0                                    ;   120.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx - 128]                                   ;   114.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 960], xmm0                                    ;   122.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx - 112]                                   ;   116.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 976], xmm0                                    ;   124.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx - 96]                                    ;   118.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 992], xmm0                                    ;   126.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx - 80]                                    ;   120.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 1008], xmm0                                   ;   128.0 agu1+agu0+fmisc  139 dst
        add r8, 0x400                                              ;   120.0 alu0   149 blocks
        mov qword [rbp + 2032], r8                                 ;   121.0 agu2   149 blocks
        mov r8, qword [rbp + 1984]                                 ;   120.7 agu1   149 blocks
        add r8, 0x400                                              ;   123.7 alu1   149 blocks
        mov qword [rbp + 1984], r8                                 ;   124.7 agu0   149 blocks
        cmp r8, qword [rbp + 1992]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x888                                             ;                    frame
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
