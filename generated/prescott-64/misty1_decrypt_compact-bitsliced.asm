; misty1_decrypt_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_decrypt_compact --cpu prescott-64 --variant bitsliced
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 422 uops, planned 151.0; bounds: width 140.7, ports 141.0, path 19.0
;   blocks/rounds: 5662 uops, planned 2532.0; bounds: width 1887.3, ports 2441.0, path 149.0
;   blocks.2: 198 uops, planned 132.7; bounds: width 66.0, ports 132.0, path 1.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_decrypt_compact

        section .text
        align 16
misty1_decrypt_compact:
        push rbp                                                   ;                    preserved
        sub rsp, 0x8d0                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2120], ecx                                ;                    argument
        mov qword [rbp + 2064], rsi                                ;                    argument
        mov qword [rbp + 2080], rdi                                ;                    argument
        mov qword [rbp + 2112], rdx                                ;                    argument
        mov r8d, dword [rbp + 2120]                                ;     0.0 p2     149 blocks
        shl r8, 0xa                                                ;     4.0 p1     149 blocks
        add r8, qword [rbp + 2064]                                 ;     5.0 p2+p0  149 blocks
        mov qword [rbp + 2072], r8                                 ;     6.0 p0+p3  149 blocks
        cmp dword [rbp + 2120], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2064]                                 ;     0.0 p2     130 r.0 reload
        movdqa xmm0, [r8 + 512]                                    ;     4.0 p2     131 l.0
        pshufd xmm1, xmm0, 0xe4                                    ;    15.0 p1      66 l copy
        mov r9, qword [rbp + 2080]                                 ;     2.0 p2      88 r.0 reload
        por xmm1, [r9 + 6656]                                      ;    19.0 p2+p1   66 l
        pxor xmm1, [r8 + 768]                                      ;    21.0 p2+p1   66 l
        movdqa [rbp - 128], xmm1                                   ;    23.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1024]                                     ;    23.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    25.0 p1      67 l
        movdqa [rbp - 112], xmm0                                   ;    27.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 528]                                    ;     6.0 p2     131 l.1
        pshufd xmm1, xmm0, 0xe4                                    ;    17.0 p1      66 l copy
        por xmm1, [r9 + 6672]                                      ;    21.0 p2+p1   66 l
        pxor xmm1, [r8 + 784]                                      ;    23.0 p2+p1   66 l
        movdqa [rbp - 96], xmm1                                    ;    25.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1040]                                     ;    25.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    27.0 p1      67 l
        movdqa [rbp - 80], xmm0                                    ;    29.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 544]                                    ;    10.0 p2     131 l.2
        movdqa xmm1, [r8 + 544]                                    ;    11.0 p2      66 l copy
        por xmm1, [r9 + 6688]                                      ;    22.0 p2+p1   66 l
        pxor xmm1, [r8 + 800]                                      ;    24.0 p2+p1   66 l
        movdqa [rbp - 64], xmm1                                    ;    26.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1056]                                     ;    26.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    28.0 p1      67 l
        movdqa [rbp - 48], xmm0                                    ;    30.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 560]                                    ;    15.0 p2     131 l.3
        pshufd xmm1, xmm0, 0xe4                                    ;    26.0 p1      66 l copy
        por xmm1, [r9 + 6704]                                      ;    30.0 p2+p1   66 l
        pxor xmm1, [r8 + 816]                                      ;    32.0 p2+p1   66 l
        movdqa [rbp - 32], xmm1                                    ;    34.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1072]                                     ;    34.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    36.0 p1      67 l
        movdqa [rbp - 16], xmm0                                    ;    38.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 576]                                    ;    19.0 p2     131 l.4
        movdqa xmm1, [r8 + 576]                                    ;    20.0 p2      66 l copy
        por xmm1, [r9 + 6720]                                      ;    31.0 p2+p1   66 l
        pxor xmm1, [r8 + 832]                                      ;    33.0 p2+p1   66 l
        movdqa [rbp + 0], xmm1                                     ;    35.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1088]                                     ;    35.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    37.0 p1      67 l
        movdqa [rbp + 16], xmm0                                    ;    39.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 592]                                    ;    24.0 p2     131 l.5
        movdqa xmm1, xmm0                                          ;    35.0 p0      66 l copy
        por xmm1, [r9 + 6736]                                      ;    42.0 p2+p1   66 l
        pxor xmm1, [r8 + 848]                                      ;    44.0 p2+p1   66 l
        movdqa [rbp + 32], xmm1                                    ;    46.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1104]                                     ;    46.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    48.0 p1      67 l
        movdqa [rbp + 48], xmm0                                    ;    50.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 608]                                    ;    28.0 p2     131 l.6
        pshufd xmm1, xmm0, 0xe4                                    ;    39.0 p1      66 l copy
        por xmm1, [r9 + 6752]                                      ;    43.0 p2+p1   66 l
        pxor xmm1, [r8 + 864]                                      ;    45.0 p2+p1   66 l
        movdqa [rbp + 64], xmm1                                    ;    47.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1120]                                     ;    47.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    49.0 p1      67 l
        movdqa [rbp + 80], xmm0                                    ;    51.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 624]                                    ;    32.0 p2     131 l.7
        movdqa xmm1, [r8 + 624]                                    ;    33.0 p2      66 l copy
        por xmm1, [r9 + 6768]                                      ;    44.0 p2+p1   66 l
        pxor xmm1, [r8 + 880]                                      ;    46.0 p2+p1   66 l
        movdqa [rbp + 96], xmm1                                    ;    48.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1136]                                     ;    48.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    50.0 p1      67 l
        movdqa [rbp + 112], xmm0                                   ;    52.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 640]                                    ;    37.0 p2     131 l.8
        movdqa xmm1, xmm0                                          ;    48.0 p0      66 l copy
        por xmm1, [r9 + 6784]                                      ;    55.0 p2+p1   66 l
        pxor xmm1, [r8 + 896]                                      ;    57.0 p2+p1   66 l
        movdqa [rbp + 128], xmm1                                   ;    59.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1152]                                     ;    59.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    61.0 p1      67 l
        movdqa [rbp + 144], xmm0                                   ;    63.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 656]                                    ;    41.0 p2     131 l.9
        pshufd xmm1, xmm0, 0xe4                                    ;    52.0 p1      66 l copy
        por xmm1, [r9 + 6800]                                      ;    56.0 p2+p1   66 l
        pxor xmm1, [r8 + 912]                                      ;    58.0 p2+p1   66 l
        movdqa [rbp + 160], xmm1                                   ;    60.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1168]                                     ;    60.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    62.0 p1      67 l
        movdqa [rbp + 176], xmm0                                   ;    64.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 672]                                    ;    45.0 p2     131 l.10
        movdqa xmm1, [r8 + 672]                                    ;    46.0 p2      66 l copy
        por xmm1, [r9 + 6816]                                      ;    57.0 p2+p1   66 l
        pxor xmm1, [r8 + 928]                                      ;    59.0 p2+p1   66 l
        movdqa [rbp + 192], xmm1                                   ;    61.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1184]                                     ;    61.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    63.0 p1      67 l
        movdqa [rbp + 208], xmm0                                   ;    65.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 688]                                    ;    50.0 p2     131 l.11
        movdqa xmm1, xmm0                                          ;    61.0 p0      66 l copy
        por xmm1, [r9 + 6832]                                      ;    68.0 p2+p1   66 l
        pxor xmm1, [r8 + 944]                                      ;    70.0 p2+p1   66 l
        movdqa [rbp + 224], xmm1                                   ;    72.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1200]                                     ;    72.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    74.0 p1      67 l
        movdqa [rbp + 240], xmm0                                   ;    76.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 704]                                    ;    54.0 p2     131 l.12
        pshufd xmm1, xmm0, 0xe4                                    ;    65.0 p1      66 l copy
        por xmm1, [r9 + 6848]                                      ;    69.0 p2+p1   66 l
        pxor xmm1, [r8 + 960]                                      ;    71.0 p2+p1   66 l
        movdqa [rbp + 256], xmm1                                   ;    73.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1216]                                     ;    73.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    75.0 p1      67 l
        movdqa [rbp + 272], xmm0                                   ;    77.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 720]                                    ;    58.0 p2     131 l.13
        movdqa xmm1, [r8 + 720]                                    ;    59.0 p2      66 l copy
        por xmm1, [r9 + 6864]                                      ;    70.0 p2+p1   66 l
        pxor xmm1, [r8 + 976]                                      ;    72.0 p2+p1   66 l
        movdqa [rbp + 288], xmm1                                   ;    74.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1232]                                     ;    74.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    76.0 p1      67 l
        movdqa [rbp + 304], xmm0                                   ;    78.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 736]                                    ;    63.0 p2     131 l.14
        movdqa xmm1, xmm0                                          ;    74.0 p0      66 l copy
        por xmm1, [r9 + 6880]                                      ;    81.0 p2+p1   66 l
        pxor xmm1, [r8 + 992]                                      ;    83.0 p2+p1   66 l
        movdqa [rbp + 320], xmm1                                   ;    85.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1248]                                     ;    85.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    87.0 p1      67 l
        movdqa [rbp + 336], xmm0                                   ;    89.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 752]                                    ;    67.0 p2     131 l.15
        pshufd xmm1, xmm0, 0xe4                                    ;    78.0 p1      66 l copy
        por xmm1, [r9 + 6896]                                      ;    82.0 p2+p1   66 l
        pxor xmm1, [r8 + 1008]                                     ;    84.0 p2+p1   66 l
        movdqa [rbp + 352], xmm1                                   ;    86.0 p0+p3  132 rounds
        pand xmm1, [r9 + 1264]                                     ;    86.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    88.0 p1      67 l
        movdqa [rbp + 368], xmm0                                   ;    90.0 p0+p3  132 rounds
        movdqa xmm0, [r8]                                          ;    71.0 p2     130 r.0
        movdqa xmm1, [r8]                                          ;    72.0 p2      66 l copy
        por xmm1, [r9 + 2048]                                      ;    83.0 p2+p1   66 l
        pxor xmm1, [r8 + 256]                                      ;    85.0 p2+p1   66 l
        movdqa [rbp + 384], xmm1                                   ;    87.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5632]                                     ;    87.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    89.0 p1      67 l
        movdqa [rbp + 400], xmm0                                   ;    91.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 16]                                     ;    76.0 p2     130 r.1
        movdqa xmm1, xmm0                                          ;    87.0 p0      66 l copy
        por xmm1, [r9 + 2064]                                      ;    94.0 p2+p1   66 l
        pxor xmm1, [r8 + 272]                                      ;    96.0 p2+p1   66 l
        movdqa [rbp + 416], xmm1                                   ;    98.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5648]                                     ;    98.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   100.0 p1      67 l
        movdqa [rbp + 432], xmm0                                   ;   102.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 32]                                     ;    80.0 p2     130 r.2
        pshufd xmm1, xmm0, 0xe4                                    ;    91.0 p1      66 l copy
        por xmm1, [r9 + 2080]                                      ;    95.0 p2+p1   66 l
        pxor xmm1, [r8 + 288]                                      ;    97.0 p2+p1   66 l
        movdqa [rbp + 448], xmm1                                   ;    99.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5664]                                     ;    99.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   101.0 p1      67 l
        movdqa [rbp + 464], xmm0                                   ;   103.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 48]                                     ;    84.0 p2     130 r.3
        movdqa xmm1, [r8 + 48]                                     ;    85.0 p2      66 l copy
        por xmm1, [r9 + 2096]                                      ;    96.0 p2+p1   66 l
        pxor xmm1, [r8 + 304]                                      ;    98.0 p2+p1   66 l
        movdqa [rbp + 480], xmm1                                   ;   100.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5680]                                     ;   100.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   102.0 p1      67 l
        movdqa [rbp + 496], xmm0                                   ;   104.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 64]                                     ;    89.0 p2     130 r.4
        movdqa xmm1, xmm0                                          ;   100.0 p0      66 l copy
        por xmm1, [r9 + 2112]                                      ;   107.0 p2+p1   66 l
        pxor xmm1, [r8 + 320]                                      ;   109.0 p2+p1   66 l
        movdqa [rbp + 512], xmm1                                   ;   111.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5696]                                     ;   111.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   113.0 p1      67 l
        movdqa [rbp + 528], xmm0                                   ;   115.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 80]                                     ;    93.0 p2     130 r.5
        pshufd xmm1, xmm0, 0xe4                                    ;   104.0 p1      66 l copy
        por xmm1, [r9 + 2128]                                      ;   108.0 p2+p1   66 l
        pxor xmm1, [r8 + 336]                                      ;   110.0 p2+p1   66 l
        movdqa [rbp + 544], xmm1                                   ;   112.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5712]                                     ;   112.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   114.0 p1      67 l
        movdqa [rbp + 560], xmm0                                   ;   116.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 96]                                     ;    97.0 p2     130 r.6
        movdqa xmm1, [r8 + 96]                                     ;    98.0 p2      66 l copy
        por xmm1, [r9 + 2144]                                      ;   109.0 p2+p1   66 l
        pxor xmm1, [r8 + 352]                                      ;   111.0 p2+p1   66 l
        movdqa [rbp + 576], xmm1                                   ;   113.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5728]                                     ;   113.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   115.0 p1      67 l
        movdqa [rbp + 592], xmm0                                   ;   117.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 112]                                    ;   102.0 p2     130 r.7
        movdqa xmm1, xmm0                                          ;   113.0 p0      66 l copy
        por xmm1, [r9 + 2160]                                      ;   120.0 p2+p1   66 l
        pxor xmm1, [r8 + 368]                                      ;   122.0 p2+p1   66 l
        movdqa [rbp + 608], xmm1                                   ;   124.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5744]                                     ;   124.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   126.0 p1      67 l
        movdqa [rbp + 624], xmm0                                   ;   128.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 128]                                    ;   106.0 p2     130 r.8
        pshufd xmm1, xmm0, 0xe4                                    ;   117.0 p1      66 l copy
        por xmm1, [r9 + 2176]                                      ;   121.0 p2+p1   66 l
        pxor xmm1, [r8 + 384]                                      ;   123.0 p2+p1   66 l
        movdqa [rbp + 640], xmm1                                   ;   125.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5760]                                     ;   125.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   127.0 p1      67 l
        movdqa [rbp + 656], xmm0                                   ;   129.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 144]                                    ;   110.0 p2     130 r.9
        movdqa xmm1, [r8 + 144]                                    ;   111.0 p2      66 l copy
        por xmm1, [r9 + 2192]                                      ;   122.0 p2+p1   66 l
        pxor xmm1, [r8 + 400]                                      ;   124.0 p2+p1   66 l
        movdqa [rbp + 672], xmm1                                   ;   126.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5776]                                     ;   126.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   128.0 p1      67 l
        movdqa [rbp + 688], xmm0                                   ;   130.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 160]                                    ;   115.0 p2     130 r.10
        movdqa xmm1, xmm0                                          ;   126.0 p0      66 l copy
        por xmm1, [r9 + 2208]                                      ;   133.0 p2+p1   66 l
        pxor xmm1, [r8 + 416]                                      ;   135.0 p2+p1   66 l
        movdqa [rbp + 704], xmm1                                   ;   137.0 p0+p3  132 rounds
        pand xmm1, [r9 + 5792]                                     ;   137.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   139.0 p1      67 l
        movdqa [rbp + 720], xmm0                                   ;   141.0 p0+p3  132 rounds
        movdqa xmm0, [r8 + 176]                                    ;   119.0 p2     130 r.11
        pshufd xmm1, xmm0, 0xe4                                    ;   130.0 p1      66 l copy
        por xmm1, [r9 + 2224]                                      ;   134.0 p2+p1   66 l
        pxor xmm1, [r8 + 432]                                      ;   136.0 p2+p1   66 l
        movdqa [rbp + 736], xmm1                                   ;   138.0 p0+p3  132 rounds
        movdqa xmm2, [r8 + 192]                                    ;   122.0 p2     130 r.12
        movdqa xmm3, xmm2                                          ;   133.0 p0      66 l copy
        movdqa xmm4, [r8 + 208]                                    ;   123.0 p2     130 r.13
        pshufd xmm5, xmm4, 0xe4                                    ;   134.0 p1      66 l copy
        movdqa xmm6, [r8 + 224]                                    ;   124.0 p2     130 r.14
        pshufd xmm7, xmm6, 0xe4                                    ;   135.0 p1      66 l copy
        movdqa xmm8, [r8 + 240]                                    ;   125.0 p2     130 r.15
        movdqa xmm9, xmm8                                          ;   136.0 p0      66 l copy
        movdqa xmm10, [r8 + 448]                                   ;   126.0 p2      66 l
        movdqa xmm11, [r8 + 464]                                   ;   127.0 p2      66 l
        movdqa xmm12, [r8 + 480]                                   ;   128.0 p2      66 l
        movdqa xmm13, [r8 + 496]                                   ;   129.0 p2      66 l
        mov qword [rbp + 2088], r9                                 ;   124.3 p0+p3  132 rounds
        mov qword [rbp + 2096], r9                                 ;   126.3 p0+p3  132 rounds
        lea r8, [r9 - 2048]                                        ;   125.0 p1     132 rounds
        mov qword [rbp + 2104], r8                                 ;   128.3 p0+p3  132 rounds
        pand xmm1, [r9 + 5808]                                     ;   138.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   140.0 p1      67 l
        movdqa [rbp + 752], xmm0                                   ;   142.0 p0+p3  132 rounds
        por xmm3, [r9 + 2240]                                      ;   140.0 p2+p1   66 l
        pxor xmm10, xmm3                                           ;   142.0 p1      66 l
        movdqa [rbp + 768], xmm10                                  ;   144.0 p0+p3  132 rounds
        pand xmm10, [r9 + 5824]                                    ;   144.0 p2+p1   67 l
        pxor xmm2, xmm10                                           ;   146.0 p1      67 l
        movdqa [rbp + 784], xmm2                                   ;   148.0 p0+p3  132 rounds
        por xmm5, [r9 + 2256]                                      ;   138.0 p2+p1   66 l
        pxor xmm11, xmm5                                           ;   140.0 p1      66 l
        movdqa [rbp + 800], xmm11                                  ;   142.0 p0+p3  132 rounds
        pand xmm11, [r9 + 5840]                                    ;   142.0 p2+p1   67 l
        pxor xmm4, xmm11                                           ;   144.0 p1      67 l
        movdqa [rbp + 816], xmm4                                   ;   146.0 p0+p3  132 rounds
        por xmm7, [r9 + 2272]                                      ;   139.0 p2+p1   66 l
        pxor xmm12, xmm7                                           ;   141.0 p1      66 l
        movdqa [rbp + 832], xmm12                                  ;   143.0 p0+p3  132 rounds
        pand xmm12, [r9 + 5856]                                    ;   143.0 p2+p1   67 l
        pxor xmm6, xmm12                                           ;   145.0 p1      67 l
        movdqa [rbp + 848], xmm6                                   ;   147.0 p0+p3  132 rounds
        por xmm9, [r9 + 2288]                                      ;   143.0 p2+p1   66 l
        pxor xmm13, xmm9                                           ;   145.0 p1      66 l
        movdqa [rbp + 864], xmm13                                  ;   147.0 p0+p3  132 rounds
        pand xmm13, [r9 + 5872]                                    ;   147.0 p2+p1   67 l
        pxor xmm8, xmm13                                           ;   149.0 p1      67 l
        movdqa [rbp + 880], xmm8                                   ;   151.0 p0+p3  132 rounds
        movdqa xmm0, [rbp - 128]                                   ;                    resident
        movdqa xmm1, [rbp - 96]                                    ;                    resident
        movdqa xmm2, [rbp - 64]                                    ;                    resident
        movdqa xmm3, [rbp - 32]                                    ;                    resident
        movdqa xmm4, [rbp + 0]                                     ;                    resident
        movdqa xmm5, [rbp + 32]                                    ;                    resident
        movdqa xmm6, [rbp + 64]                                    ;                    resident
        movdqa xmm7, [rbp + 96]                                    ;                    resident
        movdqa xmm8, [rbp + 128]                                   ;                    resident
        movdqa xmm9, [rbp + 160]                                   ;                    resident
        movdqa xmm10, [rbp + 192]                                  ;                    resident
        movdqa xmm11, [rbp + 224]                                  ;                    resident
        movdqa xmm12, [rbp + 256]                                  ;                    resident
        movdqa xmm13, [rbp + 288]                                  ;                    resident
        mov r8, qword [rbp + 2088]                                 ;                    resident
        mov r9, qword [rbp + 2096]                                 ;                    resident
        align 16
.rounds_2:
        movdqa xmm14, [r8 + 1792]                                  ;     0.0 p2      54 next
        movdqa xmm15, [rbp + 384]                                  ;     1.0 p2      54 next reload
        pxor xmm14, xmm15                                          ;    12.0 p1      54 next
        movdqa xmm15, [r8 + 1808]                                  ;     2.0 p2      54 next
        pxor xmm15, [rbp + 416]                                    ;    13.0 p2+p1   54 next
        movdqa [rbp + 896], xmm13                                  ;     2.0 p0+p3  114 r spill
        movdqa xmm13, [r8 + 1824]                                  ;     4.0 p2      54 next
        pxor xmm13, [rbp + 448]                                    ;    15.0 p2+p1   54 next
        movdqa [rbp + 912], xmm12                                  ;     4.0 p0+p3  114 r spill
        movdqa xmm12, [r8 + 1840]                                  ;     6.0 p2      54 next
        pxor xmm12, [rbp + 480]                                    ;    17.0 p2+p1   54 next
        movdqa [rbp + 928], xmm11                                  ;     6.0 p0+p3  114 r spill
        movdqa xmm11, [r8 + 1856]                                  ;     8.0 p2      54 next
        pxor xmm11, [rbp + 512]                                    ;    19.0 p2+p1   54 next
        movdqa [rbp + 944], xmm10                                  ;     8.0 p0+p3  114 r spill
        movdqa xmm10, [r8 + 1872]                                  ;    10.0 p2      54 next
        pxor xmm10, [rbp + 544]                                    ;    21.0 p2+p1   54 next
        movdqa [rbp + 960], xmm9                                   ;    10.0 p0+p3  114 r spill
        movdqa xmm9, [r8 + 1904]                                   ;    12.0 p2      54 next
        pxor xmm9, [rbp + 608]                                     ;    23.0 p2+p1   54 next
        movdqa [rbp + 976], xmm8                                   ;    12.0 p0+p3  114 r spill
        pshufd xmm8, xmm9, 0xe4                                    ;    25.0 p1      41 next copy
        movdqa [rbp + 992], xmm7                                   ;    14.0 p0+p3  114 r spill
        pshufd xmm7, xmm9, 0xe4                                    ;    25.0 p1      41 next copy
        movdqa [rbp + 1008], xmm6                                  ;    16.0 p0+p3  114 r spill
        movdqa xmm6, [r8 + 1920]                                   ;    14.0 p2      54 next
        pxor xmm6, [rbp + 640]                                     ;    25.0 p2+p1   54 next
        movdqa [rbp + 1024], xmm5                                  ;    18.0 p0+p3  114 r spill
        pshufd xmm5, xmm6, 0xe4                                    ;    27.0 p1      41 next copy
        movdqa [rbp + 1040], xmm4                                  ;    20.0 p0+p3  114 r spill
        movdqa xmm4, [r8 + 1888]                                   ;    16.0 p2      54 next
        pxor xmm4, [rbp + 576]                                     ;    27.0 p2+p1   54 next
        movdqa [rbp + 1056], xmm3                                  ;    22.0 p0+p3  114 r spill
        movdqa xmm3, [r8 + 1936]                                   ;    18.0 p2      54 next
        pxor xmm3, [rbp + 672]                                     ;    29.0 p2+p1   54 next
        movdqa [rbp + 1072], xmm2                                  ;    24.0 p0+p3  114 r spill
        pshufd xmm2, xmm9, 0xe4                                    ;    25.0 p1      41 next copy
        movdqa [rbp + 1088], xmm1                                  ;    26.0 p0+p3  114 r spill
        pshufd xmm1, xmm3, 0xe4                                    ;    31.0 p1      41 next copy
        movdqa [rbp + 1104], xmm0                                  ;    28.0 p0+p3  114 r spill
        pshufd xmm0, xmm3, 0xe4                                    ;    31.0 p1      41 next copy
        movdqa [rbp + 1120], xmm13                                 ;    30.0 p0+p3   54 next spill
        movdqa xmm13, [r8 + 1952]                                  ;    22.0 p2      54 next
        pxor xmm13, [rbp + 704]                                    ;    33.0 p2+p1   54 next
        pand xmm0, xmm13                                           ;    35.0 p1      41 next
        movdqa [rbp + 1136], xmm12                                 ;    32.0 p0+p3   54 next spill
        pshufd xmm12, xmm13, 0xe4                                  ;    35.0 p1      41 next copy
        movdqa [rbp + 1152], xmm15                                 ;    34.0 p0+p3   54 next spill
        pshufd xmm15, xmm13, 0xe4                                  ;    35.0 p1      41 next copy
        movdqa [rbp + 1168], xmm4                                  ;    36.0 p0+p3   54 next spill
        pshufd xmm4, xmm13, 0xe4                                   ;    35.0 p1      41 next copy
        movdqa [rbp + 1184], xmm10                                 ;    38.0 p0+p3   54 next spill
        movdqa xmm10, [r8 + 1968]                                  ;    27.0 p2      54 next
        pxor xmm10, [rbp + 736]                                    ;    38.0 p2+p1   54 next
        movdqa [rbp + 1200], xmm14                                 ;    40.0 p0+p3   54 next spill
        pshufd xmm14, xmm13, 0xe4                                  ;    35.0 p1      41 next copy
        pand xmm14, xmm9                                           ;    39.0 p1      41 next
        movdqa [rbp + 1216], xmm11                                 ;    42.0 p0+p3   54 next spill
        pshufd xmm11, xmm10, 0xe4                                  ;    40.0 p1      41 next copy
        movdqa [rbp + 1232], xmm3                                  ;    44.0 p0+p3   54 next spill
        movdqa xmm3, [r8 + 1984]                                   ;    31.0 p2      54 next
        pxor xmm3, [rbp + 768]                                     ;    42.0 p2+p1   54 next
        pxor xmm5, xmm3                                            ;    44.0 p1      41 next
        pxor xmm0, xmm5                                            ;    46.0 p1      41 next
        movdqa [rbp + 1248], xmm0                                  ;    48.0 p0+p3   41 next spill
        pshufd xmm0, xmm13, 0xe4                                   ;    35.0 p1      41 next copy
        pand xmm0, xmm6                                            ;    39.0 p1      41 next
        movdqa [rbp + 1264], xmm3                                  ;    48.0 p0+p3   54 next spill
        movdqa xmm3, [r8 + 2000]                                   ;    34.7 p2      54 next
        pxor xmm3, [rbp + 800]                                     ;    45.7 p2+p1   54 next
        pxor xmm8, xmm3                                            ;    47.7 p1      41 next
        pxor xmm4, xmm8                                            ;    49.7 p1      41 next
        pand xmm1, xmm4                                            ;    51.7 p1      41 next
        pand xmm15, xmm3                                           ;    47.7 p1      41 next
        pand xmm11, xmm3                                           ;    47.7 p1      41 next
        pxor xmm14, xmm11                                          ;    49.7 p1      41 next
        movdqa xmm11, xmm13                                        ;    37.7 p0      41 next copy
        pand xmm11, xmm10                                          ;    44.7 p1      41 next
        pxor xmm0, xmm11                                           ;    46.7 p1      41 next
        movdqa [rbp + 1280], xmm0                                  ;    50.0 p0+p3   41 next spill
        movdqa xmm0, [r8 + 2016]                                   ;    39.3 p2      54 next
        pxor xmm0, [rbp + 832]                                     ;    50.3 p2+p1   54 next
        pand xmm12, xmm0                                           ;    52.3 p1      41 next
        pand xmm7, xmm0                                            ;    52.3 p1      41 next
        pxor xmm15, xmm7                                           ;    54.3 p1      41 next
        movdqa xmm7, [rel misty1_decrypt_compact.T0_constants128]  ;    41.3 p2      41 next reload
        pxor xmm15, xmm7                                           ;    56.3 p1      41 next
        movdqa xmm7, xmm10                                         ;    42.0 p0      41 next copy
        movdqa [rbp + 1296], xmm15                                 ;    58.3 p0+p3   41 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;    52.3 p1      41 next copy
        movdqa [rbp + 1312], xmm12                                 ;    54.3 p0+p3   41 next spill
        pshufd xmm12, xmm0, 0xe4                                   ;    52.3 p1      41 next copy
        movdqa [rbp + 1328], xmm3                                  ;    56.0 p0+p3   54 next spill
        movdqa xmm3, [r8 + 2032]                                   ;    45.0 p2      54 next
        pxor xmm3, [rbp + 864]                                     ;    56.0 p2+p1   54 next
        pand xmm15, xmm3                                           ;    58.0 p1      41 next
        pxor xmm14, xmm15                                          ;    60.0 p1      41 next
        pand xmm2, xmm3                                            ;    58.0 p1      41 next
        pxor xmm12, xmm2                                           ;    60.0 p1      41 next
        pxor xmm1, xmm12                                           ;    62.0 p1      41 next
        pxor xmm11, xmm12                                          ;    62.0 p1      41 next
        pand xmm7, xmm3                                            ;    59.7 p1      41 next
        pxor xmm13, xmm7                                           ;    61.7 p1      41 next
        pxor xmm1, xmm13                                           ;    64.0 p1      41 next
        pand xmm13, xmm3                                           ;    63.7 p1      41 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;    49.3 p2      41 next reload
        pxor xmm13, xmm2                                           ;    65.7 p1      41 next
        movdqa xmm12, xmm5                                         ;    50.0 p0      41 next copy
        pand xmm12, xmm10                                          ;    64.7 p1      41 next
        pand xmm5, xmm9                                            ;    65.7 p1      41 next
        movdqa xmm2, xmm8                                          ;    51.0 p0      41 next copy
        movdqa [rbp + 1344], xmm7                                  ;    61.7 p0+p3   41 next spill
        movdqa xmm7, xmm4                                          ;    53.0 p0      41 next copy
        por xmm7, xmm3                                             ;    66.7 p1      41 next
        movdqa [rbp + 1360], xmm15                                 ;    60.0 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;    58.0 p0      41 next copy
        movdqa [rbp + 1376], xmm13                                 ;    67.7 p0+p3   41 next spill
        movdqa xmm13, xmm9                                         ;    57.0 p0      41 next copy
        pand xmm13, xmm6                                           ;    67.7 p1      41 next
        pand xmm8, [rbp + 1264]                                    ;    68.7 p2+p1   41 next
        movdqa [rbp + 1392], xmm4                                  ;    64.0 p0+p3   41 next spill
        movdqa xmm4, xmm3                                          ;    59.0 p0      41 next copy
        movdqa [rbp + 1408], xmm5                                  ;    67.7 p0+p3   41 next spill
        movdqa xmm5, xmm14                                         ;    62.0 p0      41 next copy
        movdqa [rbp + 1424], xmm14                                 ;    68.0 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;    63.0 p0      41 next copy
        movdqa [rbp + 1440], xmm3                                  ;    70.0 p0+p3   54 next spill
        movdqa xmm3, xmm10                                         ;    65.0 p0      41 next copy
        pand xmm3, [rbp + 1264]                                    ;    72.0 p2+p1   41 next
        pxor xmm15, xmm3                                           ;    74.0 p1      41 next
        pxor xmm3, [rbp + 1232]                                    ;    74.0 p2+p1   41 next
        pand xmm15, [rbp + 1264]                                   ;    76.0 p2+p1   41 next
        pxor xmm1, xmm15                                           ;    78.0 p1      41 next
        pshufd xmm15, xmm3, 0xe4                                   ;    76.0 p1      41 next copy
        pand xmm3, xmm10                                           ;    76.0 p1      41 next
        movdqa [rbp + 1456], xmm1                                  ;    80.0 p0+p3   41 next spill
        movdqa xmm1, xmm0                                          ;    67.0 p0      41 next copy
        pand xmm1, [rbp + 1264]                                    ;    76.7 p2+p1   41 next
        pxor xmm12, xmm1                                           ;    78.7 p1      41 next
        pxor xmm11, xmm12                                          ;    80.7 p1      41 next
        pxor xmm15, xmm11                                          ;    82.7 p1      41 next
        pxor xmm5, xmm15                                           ;    84.7 p1      41 next
        movdqa xmm15, xmm0                                         ;    68.0 p0      41 next copy
        pand xmm15, xmm6                                           ;    81.7 p1      41 next
        movdqa xmm1, xmm6                                          ;    69.0 p0      41 next copy
        movdqa xmm11, [rbp + 1232]                                 ;    67.0 p2      54 next reload
        pand xmm1, xmm11                                           ;    82.7 p1      41 next
        pxor xmm14, xmm1                                           ;    84.7 p1      41 next
        pxor xmm15, xmm14                                          ;    86.7 p1      41 next
        pxor xmm4, xmm14                                           ;    86.7 p1      41 next
        pxor xmm8, xmm4                                            ;    88.7 p1      41 next
        pand xmm4, xmm6                                            ;    88.7 p1      41 next
        movdqa xmm14, xmm11                                        ;    78.0 p0      41 next copy
        movdqa xmm1, [rbp + 1264]                                  ;    69.7 p2      54 next reload
        pand xmm14, xmm1                                           ;    88.7 p1      41 next
        pxor xmm7, xmm14                                           ;    90.7 p1      41 next
        pxor xmm13, xmm7                                           ;    92.7 p1      41 next
        pxor xmm3, xmm15                                           ;    91.7 p1      41 next
        pxor xmm12, xmm13                                          ;    94.7 p1      41 next
        pxor xmm2, xmm12                                           ;    96.7 p1      41 next
        pxor xmm8, xmm10                                           ;    94.7 p1      41 next
        movdqa xmm14, xmm10                                        ;    72.3 p0      41 next copy
        pand xmm14, xmm9                                           ;    95.7 p1      41 next
        pand xmm10, xmm0                                           ;    96.7 p1      41 next
        pxor xmm10, xmm14                                          ;    98.7 p1      41 next
        pxor xmm4, xmm10                                           ;   100.7 p1      41 next
        movdqa xmm15, [rbp + 1312]                                 ;    74.0 p2      41 next reload
        pxor xmm14, xmm15                                          ;    99.7 p1      41 next
        pxor xmm14, xmm3                                           ;   101.7 p1      41 next
        movdqa xmm7, [rbp + 1248]                                  ;    75.0 p2      41 next reload
        pxor xmm4, xmm7                                            ;   102.7 p1      41 next
        movdqa xmm10, xmm9                                         ;    75.7 p0      41 next copy
        pxor xmm10, xmm6                                           ;   102.7 p1      41 next
        pand xmm10, xmm1                                           ;   104.7 p1      41 next
        pxor xmm3, xmm10                                           ;   106.7 p1      41 next
        movdqa xmm10, [rbp + 1328]                                 ;    77.0 p2      54 next reload
        pand xmm9, xmm10                                           ;   105.7 p1      41 next
        pand xmm6, xmm10                                           ;   106.7 p1      41 next
        pxor xmm9, [rbp + 1280]                                    ;   107.7 p2+p1   41 next
        movdqa xmm12, xmm0                                         ;    78.7 p0      41 next copy
        pand xmm0, xmm11                                           ;   108.7 p1      41 next
        pand xmm12, xmm10                                          ;   109.7 p1      41 next
        por xmm1, [rbp + 1392]                                     ;   110.7 p2+p1   41 next
        pxor xmm0, [rbp + 1376]                                    ;   111.7 p2+p1   41 next
        movdqa xmm15, xmm11                                        ;    81.0 p0      41 next copy
        pand xmm11, xmm10                                          ;   112.7 p1      41 next
        pand xmm15, [rbp + 1440]                                   ;   113.7 p2+p1   41 next
        pxor xmm15, xmm12                                          ;   115.7 p1      41 next
        pxor xmm12, xmm6                                           ;   115.7 p1      41 next
        pxor xmm6, xmm0                                            ;   116.7 p1      41 next
        pxor xmm5, xmm12                                           ;   117.7 p1      41 next
        pxor xmm15, [rbp + 1392]                                   ;   118.7 p2+p1   41 next
        pxor xmm1, xmm15                                           ;   120.7 p1      41 next
        pxor xmm0, [rbp + 1360]                                    ;   120.7 p2+p1   41 next
        pxor xmm2, xmm0                                            ;   122.7 p1      41 next
        movdqa xmm15, [rbp + 1296]                                 ;    85.7 p2      41 next reload
        pxor xmm12, xmm15                                          ;   122.7 p1      41 next
        pxor xmm15, xmm8                                           ;   123.7 p1      41 next
        pxor xmm13, xmm15                                          ;   125.7 p1      41 next
        pxor xmm8, xmm14                                           ;   125.7 p1      41 next
        pxor xmm7, xmm1                                            ;   126.7 p1      41 next
        pxor xmm1, xmm3                                            ;   127.7 p1      41 next
        pxor xmm3, xmm11                                           ;   128.7 p1      41 next
        pxor xmm8, [rbp + 1408]                                    ;   129.7 p2+p1   41 next
        pxor xmm4, xmm12                                           ;   130.7 p1      41 next
        pxor xmm8, xmm9                                            ;   131.7 p1      41 next
        pxor xmm6, xmm3                                            ;   132.7 p1      41 next
        pxor xmm14, xmm6                                           ;   134.7 p1      41 next
        pxor xmm9, [rbp + 1376]                                    ;   134.7 p2+p1   41 next
        pxor xmm11, [rbp + 1424]                                   ;   135.7 p2+p1   41 next
        pxor xmm10, xmm11                                          ;   137.7 p1      41 next
        pxor xmm1, [rbp + 1344]                                    ;   137.7 p2+p1   41 next
        pxor xmm5, [rbp + 1312]                                    ;   138.7 p2+p1   41 next
        pxor xmm7, xmm10                                           ;   139.7 p1      41 next
        pxor xmm13, [rbp + 1392]                                   ;   140.7 p2+p1   41 next
        pxor xmm9, [rbp + 1456]                                    ;   141.7 p2+p1   41 next
        movdqa xmm15, [rbp + 1216]                                 ;    96.3 p2      41 next
        movdqa xmm0, [rbp + 1200]                                  ;    97.3 p2      54 next reload
        pand xmm15, xmm0                                           ;   142.7 p1      41 next
        movdqa xmm3, [rbp + 1184]                                  ;    98.3 p2      41 next
        pand xmm3, xmm0                                            ;   143.7 p1      41 next
        movdqa xmm6, [rbp + 1168]                                  ;    99.3 p2      41 next
        movdqa xmm10, [rbp + 1152]                                 ;   100.3 p2      54 next reload
        pand xmm6, xmm10                                           ;   144.7 p1      41 next
        movdqa xmm11, xmm3                                         ;   145.7 p0      41 next copy
        movdqa xmm12, [rbp + 1168]                                 ;   101.3 p2      54 next reload
        pand xmm11, xmm12                                          ;   152.7 p1      41 next
        movdqa [rbp + 1456], xmm13                                 ;   142.7 p0+p3   41 next spill
        movdqa xmm13, xmm15                                        ;   144.7 p0      41 next copy
        movdqa [rbp + 1392], xmm4                                  ;   132.7 p0+p3   41 next spill
        movdqa xmm4, xmm15                                         ;   144.7 p0      41 next copy
        movdqa [rbp + 1312], xmm2                                  ;   124.7 p0+p3   41 next spill
        movdqa xmm2, xmm10                                         ;   111.3 p0      41 next copy
        movdqa [rbp + 1344], xmm5                                  ;   140.7 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;   111.3 p0      41 next copy
        movdqa [rbp + 1424], xmm7                                  ;   141.7 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;   111.3 p0      41 next copy
        pand xmm7, [rbp + 1184]                                    ;   146.7 p2+p1   41 next
        movdqa [rbp + 1376], xmm1                                  ;   139.7 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;   111.3 p0      41 next copy
        pand xmm1, xmm0                                            ;   147.7 p1      41 next
        movdqa xmm10, xmm1                                         ;   149.7 p0      41 next copy
        movdqa [rbp + 1328], xmm8                                  ;   133.7 p0+p3   41 next spill
        movdqa xmm8, xmm7                                          ;   148.7 p0      41 next copy
        pand xmm8, [rbp + 1136]                                    ;   155.7 p2+p1   41 next
        pxor xmm1, xmm8                                            ;   157.7 p1      41 next
        movdqa xmm8, xmm0                                          ;   113.7 p0      41 next copy
        pand xmm8, [rbp + 1136]                                    ;   150.7 p2+p1   41 next
        pxor xmm2, xmm8                                            ;   152.7 p1      41 next
        movdqa [rbp + 1408], xmm9                                  ;   143.7 p0+p3   41 next spill
        movdqa xmm9, xmm2                                          ;   154.7 p0      41 next copy
        pxor xmm9, [rbp + 1216]                                    ;   161.7 p2+p1   41 next
        pand xmm9, xmm12                                           ;   163.7 p1      41 next
        pxor xmm8, xmm9                                            ;   165.7 p1      41 next
        movdqa [rbp + 1248], xmm14                                 ;   136.7 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;   117.7 p0      41 next copy
        movdqa xmm0, xmm12                                         ;   118.7 p0      41 next copy
        pand xmm0, [rbp + 1136]                                    ;   155.7 p2+p1   41 next
        movdqa [rbp + 1296], xmm9                                  ;   165.7 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;   120.7 p0      41 next copy
        pand xmm9, [rbp + 1120]                                    ;   156.7 p2+p1   41 next
        pxor xmm10, xmm9                                           ;   158.7 p1      41 next
        movdqa xmm12, xmm10                                        ;   160.7 p0      41 next copy
        pand xmm12, [rbp + 1120]                                   ;   167.7 p2+p1   41 next
        pxor xmm14, xmm12                                          ;   169.7 p1      41 next
        movdqa xmm12, [rbp + 1216]                                 ;   117.0 p2      41 next
        pand xmm12, [rbp + 1136]                                   ;   160.7 p2+p1   41 next
        pxor xmm13, xmm12                                          ;   162.7 p1      41 next
        pxor xmm11, xmm7                                           ;   162.7 p1      41 next
        pand xmm13, [rbp + 1184]                                   ;   164.7 p2+p1   41 next
        pxor xmm11, [rel misty1_decrypt_compact.T0_constants128]   ;   164.7 p2+p1   41 next
        movdqa [rbp + 1360], xmm8                                  ;   167.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1184]                                  ;   121.0 p2      41 next
        pand xmm8, [rbp + 1120]                                    ;   165.7 p2+p1   41 next
        pxor xmm6, xmm8                                            ;   167.7 p1      41 next
        pand xmm5, xmm8                                            ;   167.7 p1      41 next
        pxor xmm12, xmm6                                           ;   169.7 p1      41 next
        pxor xmm4, xmm6                                            ;   169.7 p1      41 next
        pxor xmm14, xmm2                                           ;   171.7 p1      41 next
        movdqa xmm6, [rbp + 1216]                                  ;   123.3 p2      54 next reload
        pand xmm10, xmm6                                           ;   171.7 p1      41 next
        movdqa xmm8, [rbp + 1120]                                  ;   124.3 p2      54 next reload
        pand xmm2, xmm8                                            ;   172.7 p1      41 next
        movdqa [rbp + 1440], xmm4                                  ;   171.7 p0+p3   41 next spill
        movdqa xmm4, xmm0                                          ;   157.7 p0      41 next copy
        pxor xmm4, xmm6                                            ;   173.7 p1      41 next
        pxor xmm13, xmm4                                           ;   175.7 p1      41 next
        pxor xmm10, xmm13                                          ;   177.7 p1      41 next
        movdqa xmm13, [rbp + 1184]                                 ;   126.7 p2      54 next reload
        pand xmm4, xmm13                                           ;   176.7 p1      41 next
        movdqa xmm13, xmm12                                        ;   171.7 p0      41 next copy
        pand xmm13, xmm8                                           ;   178.7 p1      41 next
        pxor xmm1, xmm13                                           ;   180.7 p1      41 next
        movdqa xmm13, [rbp + 1136]                                 ;   128.3 p2      54 next reload
        pxor xmm1, xmm13                                           ;   182.7 p1      41 next
        pxor xmm12, [rbp + 1200]                                   ;   180.7 p2+p1   41 next
        movdqa [rbp + 1232], xmm1                                  ;   184.7 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   145.7 p0      41 next copy
        movdqa [rbp + 1280], xmm3                                  ;   145.7 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;   148.7 p0      41 next copy
        pxor xmm7, xmm8                                            ;   181.7 p1      41 next
        pxor xmm3, [rbp + 1168]                                    ;   182.7 p2+p1   41 next
        pand xmm3, [rbp + 1200]                                    ;   184.7 p2+p1   41 next
        movdqa [rbp + 1264], xmm14                                 ;   173.7 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   139.7 p0      41 next copy
        movdqa xmm8, xmm11                                         ;   166.7 p0      41 next copy
        pxor xmm11, xmm3                                           ;   186.7 p1      41 next
        movdqa [rbp + 1472], xmm5                                  ;   169.7 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;   142.7 p0      41 next copy
        pand xmm5, [rbp + 1152]                                    ;   185.7 p2+p1   41 next
        pxor xmm4, xmm5                                            ;   187.7 p1      41 next
        pxor xmm15, xmm5                                           ;   187.7 p1      41 next
        movdqa xmm5, xmm13                                         ;   144.3 p0      41 next copy
        movdqa [rbp + 1488], xmm15                                 ;   189.7 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;   146.3 p0      41 next copy
        pxor xmm15, xmm9                                           ;   188.7 p1      41 next
        pand xmm0, xmm15                                           ;   190.7 p1      41 next
        movdqa xmm13, xmm9                                         ;   158.7 p0      41 next copy
        movdqa [rbp + 1504], xmm0                                  ;   192.7 p0+p3   41 next spill
        movdqa xmm0, xmm12                                         ;   182.7 p0      41 next copy
        pand xmm12, xmm6                                           ;   190.7 p1      41 next
        pxor xmm11, xmm12                                          ;   192.7 p1      41 next
        movdqa xmm12, [rbp + 1200]                                 ;   155.7 p2      54 next reload
        pand xmm0, xmm12                                           ;   192.7 p1      41 next
        pxor xmm8, xmm0                                            ;   194.7 p1      41 next
        pxor xmm13, xmm8                                           ;   196.7 p1      41 next
        pxor xmm4, xmm13                                           ;   198.7 p1      41 next
        movdqa xmm0, [rbp + 1184]                                  ;   157.3 p2      54 next reload
        pand xmm15, xmm0                                           ;   196.7 p1      41 next
        pxor xmm3, xmm15                                           ;   198.7 p1      41 next
        movdqa xmm8, xmm6                                          ;   158.3 p0      41 next copy
        movdqa xmm13, [rbp + 1152]                                 ;   158.7 p2      54 next reload
        pand xmm8, xmm13                                           ;   198.7 p1      41 next
        pxor xmm1, xmm8                                            ;   200.7 p1      41 next
        pxor xmm14, xmm1                                           ;   202.7 p1      41 next
        pxor xmm2, xmm1                                            ;   202.7 p1      41 next
        pxor xmm10, xmm2                                           ;   204.7 p1      41 next
        pand xmm5, xmm14                                           ;   204.7 p1      41 next
        pxor xmm9, xmm14                                           ;   204.7 p1      41 next
        pxor xmm3, xmm9                                            ;   206.7 p1      41 next
        pxor xmm5, xmm0                                            ;   206.7 p1      41 next
        movdqa xmm14, [rbp + 1360]                                 ;   167.7 p2      41 next reload
        pxor xmm15, xmm14                                          ;   207.7 p1      41 next
        pxor xmm5, [rbp + 1472]                                    ;   208.7 p2+p1   41 next
        pxor xmm10, [rbp + 1296]                                   ;   209.7 p2+p1   41 next
        movdqa xmm1, [rbp + 1264]                                  ;   173.7 p2      41 next reload
        pxor xmm3, xmm1                                            ;   210.7 p1      41 next
        pxor xmm15, [rbp + 1280]                                   ;   211.7 p2+p1   41 next
        movdqa xmm2, xmm6                                          ;   165.3 p0      41 next copy
        pand xmm2, xmm7                                            ;   212.7 p1      41 next
        pand xmm7, xmm12                                           ;   213.7 p1      41 next
        movdqa xmm8, [rbp + 1168]                                  ;   167.0 p2      54 next reload
        pxor xmm7, xmm8                                            ;   215.7 p1      41 next
        pxor xmm11, xmm7                                           ;   217.7 p1      41 next
        movdqa xmm7, xmm0                                          ;   168.3 p0      41 next copy
        pand xmm7, xmm8                                            ;   216.7 p1      41 next
        pand xmm14, xmm7                                           ;   218.7 p1      41 next
        movdqa xmm9, [rbp + 1488]                                  ;   189.7 p2      41 next reload
        pxor xmm7, xmm9                                            ;   218.7 p1      41 next
        pand xmm7, xmm8                                            ;   220.7 p1      41 next
        pxor xmm1, xmm7                                            ;   222.7 p1      41 next
        pxor xmm2, xmm1                                            ;   224.7 p1      41 next
        movdqa xmm1, [rbp + 1120]                                  ;   170.0 p2      54 next reload
        pand xmm9, xmm1                                            ;   222.7 p1      41 next
        pxor xmm3, xmm9                                            ;   224.7 p1      41 next
        pxor xmm14, [rbp + 1440]                                   ;   224.7 p2+p1   41 next
        pxor xmm5, xmm14                                           ;   226.7 p1      41 next
        pxor xmm11, [rbp + 1504]                                   ;   226.7 p2+p1   41 next
        pxor xmm12, [rbp + 1248]                                   ;   227.7 p2+p1   41 next
        movdqa xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   174.0 p2      41 next reload
        pxor xmm2, xmm14                                           ;   228.7 p1      41 next
        pxor xmm4, xmm12                                           ;   229.7 p1      41 next
        pxor xmm13, [rbp + 1408]                                   ;   230.7 p2+p1   41 next
        pxor xmm11, xmm13                                          ;   232.7 p1      41 next
        pxor xmm15, [rbp + 1232]                                   ;   232.7 p2+p1   41 next
        pxor xmm1, [rbp + 1328]                                    ;   233.7 p2+p1   41 next
        pxor xmm10, xmm1                                           ;   235.7 p1      41 next
        pxor xmm6, [rbp + 1424]                                    ;   235.7 p2+p1   41 next
        pxor xmm0, [rbp + 1344]                                    ;   236.7 p2+p1   41 next
        pxor xmm3, xmm0                                            ;   238.7 p1      41 next
        pxor xmm5, xmm14                                           ;   238.7 p1      41 next
        pxor xmm5, xmm6                                            ;   240.7 p1      41 next
        pxor xmm8, [rbp + 1312]                                    ;   240.7 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   242.7 p1      41 next
        pxor xmm4, [r8 + 7312]                                     ;   242.7 p2+p1   48 next
        pxor xmm10, [r8 + 7344]                                    ;   243.7 p2+p1   48 next
        pxor xmm11, [r8 + 7328]                                    ;   244.7 p2+p1   48 next
        pxor xmm12, [r8 + 7168]                                    ;   245.7 p2+p1   48 next
        pxor xmm13, [r8 + 7184]                                    ;   246.7 p2+p1   48 next
        pxor xmm5, [r8 + 7376]                                     ;   247.7 p2+p1   48 next
        pxor xmm1, [r8 + 7200]                                     ;   248.7 p2+p1   48 next
        pxor xmm3, [r8 + 7392]                                     ;   249.7 p2+p1   48 next
        pxor xmm15, [r8 + 7408]                                    ;   250.7 p2+p1   48 next
        pxor xmm0, [r8 + 7248]                                     ;   251.7 p2+p1   48 next
        pxor xmm6, [r8 + 7232]                                     ;   252.7 p2+p1   48 next
        pxor xmm8, [r8 + 7264]                                     ;   253.7 p2+p1   48 next
        movdqa xmm7, [rbp + 1376]                                  ;   193.0 p2      41 next
        pxor xmm7, [rbp + 1136]                                    ;   254.7 p2+p1   41 next
        pxor xmm2, xmm7                                            ;   256.7 p1      41 next
        pxor xmm2, [r8 + 7360]                                     ;   258.7 p2+p1   48 next
        pxor xmm7, [r8 + 7216]                                     ;   257.7 p2+p1   48 next
        movdqa xmm9, [rbp + 1392]                                  ;   197.0 p2      48 next
        pxor xmm9, [r8 + 7280]                                     ;   258.7 p2+p1   48 next
        movdqa [rbp + 1392], xmm15                                 ;   252.7 p0+p3   48 next spill
        movdqa xmm15, [rbp + 1456]                                 ;   199.0 p2      48 next
        pxor xmm15, [r8 + 7296]                                    ;   259.7 p2+p1   48 next
        movdqa [rbp + 1456], xmm3                                  ;   251.7 p0+p3   48 next spill
        movdqa xmm3, xmm13                                         ;   248.7 p0      45 next copy
        pxor xmm3, xmm0                                            ;   260.7 p1      45 next
        movdqa [rbp + 1136], xmm5                                  ;   249.7 p0+p3   48 next spill
        movdqa xmm5, xmm3                                          ;   262.7 p0      45 next copy
        movdqa [rbp + 1376], xmm2                                  ;   260.7 p0+p3   48 next spill
        movdqa xmm2, xmm13                                         ;   248.7 p0      45 next copy
        pand xmm2, xmm7                                            ;   261.7 p1      45 next
        movdqa [rbp + 1312], xmm10                                 ;   245.7 p0+p3   48 next spill
        movdqa xmm10, xmm13                                        ;   248.7 p0      45 next copy
        pand xmm10, xmm12                                          ;   262.7 p1      45 next
        movdqa [rbp + 1344], xmm11                                 ;   246.7 p0+p3   48 next spill
        movdqa xmm11, xmm7                                         ;   259.7 p0      45 next copy
        pand xmm11, xmm8                                           ;   266.7 p1      45 next
        movdqa [rbp + 1424], xmm4                                  ;   244.7 p0+p3   48 next spill
        movdqa xmm4, xmm7                                          ;   259.7 p0      45 next copy
        pand xmm4, xmm9                                            ;   266.7 p1      45 next
        movdqa [rbp + 1328], xmm4                                  ;   268.7 p0+p3   45 next spill
        movdqa xmm4, xmm7                                          ;   259.7 p0      45 next copy
        movdqa [rbp + 1232], xmm13                                 ;   248.7 p0+p3   48 next spill
        movdqa xmm13, xmm7                                         ;   259.7 p0      45 next copy
        pand xmm13, xmm1                                           ;   266.7 p1      45 next
        pxor xmm5, xmm13                                           ;   269.7 p1      45 next
        movdqa xmm13, xmm7                                         ;   259.7 p0      45 next copy
        pand xmm13, xmm12                                          ;   267.7 p1      45 next
        movdqa [rbp + 1408], xmm5                                  ;   271.7 p0+p3   45 next spill
        movdqa xmm5, xmm7                                          ;   259.7 p0      45 next copy
        pand xmm5, xmm6                                            ;   268.7 p1      45 next
        pxor xmm2, xmm5                                            ;   270.7 p1      45 next
        movdqa [rbp + 1248], xmm2                                  ;   272.7 p0+p3   45 next spill
        movdqa xmm2, xmm8                                          ;   255.7 p0      45 next copy
        pxor xmm2, xmm12                                           ;   270.7 p1      45 next
        pxor xmm4, xmm2                                            ;   272.7 p1      45 next
        movdqa [rbp + 1504], xmm2                                  ;   272.7 p0+p3   45 next spill
        movdqa xmm2, xmm8                                          ;   255.7 p0      45 next copy
        pand xmm2, xmm6                                            ;   272.7 p1      45 next
        pxor xmm13, xmm2                                           ;   274.7 p1      45 next
        movdqa xmm2, xmm4                                          ;   274.7 p0      45 next copy
        pand xmm2, xmm1                                            ;   281.7 p1      45 next
        movdqa [rbp + 1440], xmm8                                  ;   255.7 p0+p3   48 next spill
        movdqa xmm8, xmm4                                          ;   274.7 p0      45 next copy
        por xmm8, xmm15                                            ;   281.7 p1      45 next
        movdqa [rbp + 1168], xmm4                                  ;   274.7 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   247.7 p0      45 next copy
        pand xmm4, xmm9                                            ;   276.7 p1      45 next
        pxor xmm11, xmm4                                           ;   278.7 p1      45 next
        pxor xmm11, xmm14                                          ;   280.7 p1      45 next
        movdqa xmm4, xmm12                                         ;   247.7 p0      45 next copy
        pand xmm4, xmm15                                           ;   279.7 p1      45 next
        pxor xmm4, xmm9                                            ;   281.7 p1      45 next
        pxor xmm2, xmm4                                            ;   283.7 p1      45 next
        pxor xmm5, xmm4                                            ;   283.7 p1      45 next
        movdqa xmm4, xmm9                                          ;   260.7 p0      45 next copy
        pand xmm4, xmm15                                           ;   283.7 p1      45 next
        pxor xmm13, xmm4                                           ;   285.7 p1      45 next
        movdqa [rbp + 1120], xmm4                                  ;   285.7 p0+p3   45 next spill
        movdqa xmm4, xmm3                                          ;   262.7 p0      45 next copy
        pand xmm3, xmm12                                           ;   285.7 p1      45 next
        pand xmm4, xmm6                                            ;   286.7 p1      45 next
        movdqa [rbp + 1184], xmm3                                  ;   287.7 p0+p3   45 next spill
        movdqa xmm3, xmm15                                         ;   261.7 p0      45 next copy
        pand xmm3, xmm6                                            ;   287.7 p1      45 next
        pxor xmm7, xmm3                                            ;   289.7 p1      45 next
        pxor xmm2, xmm7                                            ;   291.7 p1      45 next
        pand xmm7, xmm15                                           ;   291.7 p1      45 next
        pxor xmm7, xmm14                                           ;   293.7 p1      45 next
        movdqa xmm14, xmm15                                        ;   261.7 p0      45 next copy
        movdqa [rbp + 1216], xmm3                                  ;   289.7 p0+p3   45 next spill
        movdqa xmm3, xmm15                                         ;   261.7 p0      45 next copy
        movdqa [rbp + 1488], xmm7                                  ;   295.7 p0+p3   45 next spill
        movdqa xmm7, xmm12                                         ;   247.7 p0      45 next copy
        movdqa [rbp + 1200], xmm15                                 ;   261.7 p0+p3   48 next spill
        movdqa xmm15, xmm13                                        ;   287.7 p0      45 next copy
        movdqa [rbp + 1152], xmm13                                 ;   287.7 p0+p3   45 next spill
        movdqa xmm13, xmm6                                         ;   254.7 p0      45 next copy
        pand xmm13, xmm0                                           ;   292.7 p1      45 next
        pxor xmm14, xmm13                                          ;   294.7 p1      45 next
        pxor xmm13, xmm1                                           ;   294.7 p1      45 next
        pand xmm14, xmm0                                           ;   296.7 p1      45 next
        pxor xmm2, xmm14                                           ;   298.7 p1      45 next
        movdqa xmm14, xmm6                                         ;   254.7 p0      45 next copy
        pand xmm14, xmm13                                          ;   297.7 p1      45 next
        movdqa [rbp + 1280], xmm2                                  ;   300.7 p0+p3   45 next spill
        movdqa xmm2, xmm1                                          ;   253.0 p0      45 next copy
        pand xmm2, xmm0                                            ;   298.7 p1      45 next
        pxor xmm8, xmm2                                            ;   300.7 p1      45 next
        pxor xmm10, xmm8                                           ;   302.7 p1      45 next
        movdqa xmm2, xmm6                                          ;   255.0 p0      45 next copy
        movdqa xmm8, xmm6                                          ;   256.0 p0      45 next copy
        pand xmm6, xmm12                                           ;   301.7 p1      45 next
        pand xmm8, xmm9                                            ;   302.7 p1      45 next
        movdqa [rbp + 1264], xmm11                                 ;   282.7 p0+p3   45 next spill
        movdqa xmm11, xmm12                                        ;   258.7 p0      45 next copy
        pxor xmm11, [rbp + 1232]                                   ;   303.7 p2+p1   45 next
        movdqa [rbp + 1296], xmm12                                 ;   261.3 p0+p3   48 next spill
        movdqa xmm12, xmm1                                         ;   262.3 p0      45 next copy
        pand xmm12, [rbp + 1232]                                   ;   304.7 p2+p1   45 next
        pxor xmm7, xmm12                                           ;   306.7 p1      45 next
        pxor xmm3, xmm7                                            ;   308.7 p1      45 next
        movdqa xmm12, xmm9                                         ;   263.7 p0      45 next copy
        pand xmm12, xmm0                                           ;   307.7 p1      45 next
        pxor xmm4, xmm12                                           ;   309.7 p1      45 next
        pxor xmm5, xmm4                                            ;   311.7 p1      45 next
        pxor xmm13, xmm5                                           ;   313.7 p1      45 next
        pxor xmm15, xmm13                                          ;   315.7 p1      45 next
        pxor xmm4, xmm10                                           ;   312.7 p1      45 next
        pxor xmm8, xmm6                                            ;   313.7 p1      45 next
        pand xmm11, xmm0                                           ;   314.7 p1      45 next
        movdqa xmm5, [rbp + 1504]                                  ;   272.7 p2      45 next reload
        pxor xmm4, xmm5                                            ;   315.7 p1      45 next
        pand xmm5, xmm0                                            ;   316.7 p1      45 next
        pxor xmm5, xmm3                                            ;   318.7 p1      45 next
        pxor xmm2, xmm5                                            ;   320.7 p1      45 next
        movdqa xmm5, [rbp + 1232]                                  ;   271.3 p2      48 next reload
        pand xmm3, xmm5                                            ;   319.7 p1      45 next
        pxor xmm8, xmm3                                            ;   321.7 p1      45 next
        movdqa xmm3, [rbp + 1328]                                  ;   272.3 p2      45 next reload
        pxor xmm6, xmm3                                            ;   321.7 p1      45 next
        movdqa xmm12, [rbp + 1408]                                 ;   273.3 p2      45 next reload
        pxor xmm8, xmm12                                           ;   323.7 p1      45 next
        movdqa xmm13, xmm5                                         ;   282.3 p0      45 next copy
        pand xmm13, xmm9                                           ;   323.7 p1      45 next
        pxor xmm7, xmm13                                           ;   325.7 p1      45 next
        pxor xmm14, xmm7                                           ;   327.7 p1      45 next
        pxor xmm11, xmm14                                          ;   329.7 p1      45 next
        pxor xmm6, xmm14                                           ;   329.7 p1      45 next
        movdqa xmm14, [rbp + 1440]                                 ;   275.7 p2      48 next reload
        pand xmm5, xmm14                                           ;   328.7 p1      45 next
        movdqa xmm7, xmm9                                          ;   276.3 p0      45 next copy
        pand xmm9, xmm1                                            ;   329.7 p1      45 next
        pand xmm7, xmm14                                           ;   330.7 p1      45 next
        movdqa xmm13, [rbp + 1168]                                 ;   277.3 p2      45 next reload
        por xmm0, xmm13                                            ;   331.7 p1      45 next
        pxor xmm9, [rbp + 1488]                                    ;   332.7 p2+p1   45 next
        movdqa xmm3, xmm1                                          ;   278.7 p0      45 next copy
        pand xmm1, xmm14                                           ;   333.7 p1      45 next
        pand xmm3, [rbp + 1200]                                    ;   334.7 p2+p1   45 next
        pxor xmm3, xmm7                                            ;   336.7 p1      45 next
        pxor xmm7, xmm5                                            ;   336.7 p1      45 next
        pxor xmm5, xmm9                                            ;   337.7 p1      45 next
        pxor xmm3, xmm13                                           ;   338.7 p1      45 next
        pxor xmm0, xmm3                                            ;   340.7 p1      45 next
        pxor xmm15, xmm7                                           ;   340.7 p1      45 next
        movdqa xmm3, [rbp + 1264]                                  ;   282.7 p2      45 next reload
        pxor xmm7, xmm3                                            ;   341.7 p1      45 next
        pxor xmm3, xmm2                                            ;   342.7 p1      45 next
        pxor xmm10, xmm3                                           ;   344.7 p1      45 next
        pxor xmm2, xmm6                                            ;   344.7 p1      45 next
        pxor xmm2, [rbp + 1184]                                    ;   346.7 p2+p1   45 next
        movdqa xmm3, xmm14                                         ;   286.7 p0      45 next copy
        pand xmm3, [rbp + 1296]                                    ;   346.7 p2+p1   45 next
        pxor xmm12, xmm0                                           ;   347.7 p1      45 next
        pxor xmm0, xmm11                                           ;   348.7 p1      45 next
        pxor xmm11, xmm1                                           ;   349.7 p1      45 next
        pxor xmm3, [rbp + 1248]                                    ;   350.7 p2+p1   45 next
        pxor xmm13, xmm10                                          ;   351.7 p1      45 next
        pxor xmm8, xmm7                                            ;   352.7 p1      45 next
        pxor xmm2, xmm3                                            ;   353.7 p1      45 next
        pxor xmm5, xmm11                                           ;   354.7 p1      45 next
        pxor xmm9, [rbp + 1120]                                    ;   355.7 p2+p1   45 next
        pxor xmm1, [rbp + 1152]                                    ;   356.7 p2+p1   45 next
        pxor xmm4, xmm9                                            ;   357.7 p1      45 next
        pxor xmm0, [rbp + 1216]                                    ;   358.7 p2+p1   45 next
        pxor xmm15, [rbp + 1328]                                   ;   359.7 p2+p1   45 next
        pxor xmm6, xmm5                                            ;   360.7 p1      45 next
        pxor xmm14, xmm1                                           ;   361.7 p1      45 next
        pxor xmm3, [rbp + 1488]                                    ;   362.7 p2+p1   45 next
        pxor xmm12, xmm14                                          ;   363.7 p1      45 next
        movdqa xmm14, [rbp + 1312]                                 ;   293.3 p2      48 next reload
        pxor xmm2, xmm14                                           ;   364.7 p1      45 next
        pxor xmm3, [rbp + 1280]                                    ;   365.7 p2+p1   45 next
        movdqa xmm1, [rbp + 1376]                                  ;   295.7 p2      48 next reload
        pxor xmm0, xmm1                                            ;   366.7 p1      45 next
        movdqa xmm5, [rbp + 1424]                                  ;   296.7 p2      48 next reload
        pxor xmm6, xmm5                                            ;   367.7 p1      45 next
        movdqa xmm7, [rbp + 1392]                                  ;   297.7 p2      48 next reload
        pxor xmm4, xmm7                                            ;   368.7 p1      45 next
        movdqa xmm9, [rbp + 1456]                                  ;   298.7 p2      48 next reload
        pxor xmm15, xmm9                                           ;   369.7 p1      45 next
        movdqa xmm10, [rbp + 1344]                                 ;   299.7 p2      48 next reload
        pxor xmm3, xmm10                                           ;   370.7 p1      45 next
        movdqa xmm11, [rbp + 1136]                                 ;   300.7 p2      48 next reload
        pxor xmm12, xmm11                                          ;   371.7 p1      45 next
        pxor xmm6, [rbp + 400]                                     ;   372.7 p2+p1   54 next
        pxor xmm3, [rbp + 432]                                     ;   373.7 p2+p1   54 next
        pxor xmm2, [rbp + 464]                                     ;   374.7 p2+p1   54 next
        pxor xmm0, [rbp + 496]                                     ;   375.7 p2+p1   54 next
        pxor xmm12, [rbp + 528]                                    ;   376.7 p2+p1   54 next
        pxor xmm15, [rbp + 560]                                    ;   377.7 p2+p1   54 next
        pxor xmm8, [rbp + 624]                                     ;   378.7 p2+p1   54 next
        pxor xmm13, [rbp + 656]                                    ;   379.7 p2+p1   54 next
        pxor xmm4, [rbp + 592]                                     ;   380.7 p2+p1   54 next
        pxor xmm5, [rbp + 688]                                     ;   381.7 p2+p1   54 next
        pxor xmm10, [rbp + 720]                                    ;   382.7 p2+p1   54 next
        pxor xmm14, [rbp + 752]                                    ;   383.7 p2+p1   54 next
        pxor xmm1, [rbp + 784]                                     ;   384.7 p2+p1   54 next
        pxor xmm11, [rbp + 816]                                    ;   385.7 p2+p1   54 next
        pxor xmm9, [rbp + 848]                                     ;   386.7 p2+p1   54 next
        pxor xmm7, [rbp + 880]                                     ;   387.7 p2+p1   54 next
        movdqa [rbp + 1392], xmm7                                  ;   389.7 p0+p3   54 next spill
        movdqa xmm7, [r8 + 2304]                                   ;   317.7 p2      54 next
        pxor xmm7, [rbp + 400]                                     ;   388.7 p2+p1   54 next
        movdqa [rbp + 1456], xmm9                                  ;   388.7 p0+p3   54 next spill
        movdqa xmm9, [r8 + 2320]                                   ;   319.7 p2      54 next
        pxor xmm9, [rbp + 432]                                     ;   389.7 p2+p1   54 next
        movdqa [rbp + 1136], xmm11                                 ;   387.7 p0+p3   54 next spill
        movdqa xmm11, [r8 + 2336]                                  ;   322.7 p2      54 next
        pxor xmm11, [rbp + 464]                                    ;   390.7 p2+p1   54 next
        movdqa [rbp + 1376], xmm1                                  ;   386.7 p0+p3   54 next spill
        movdqa xmm1, [r8 + 2352]                                   ;   324.7 p2      54 next
        pxor xmm1, [rbp + 496]                                     ;   391.7 p2+p1   54 next
        movdqa [rbp + 1312], xmm14                                 ;   385.7 p0+p3   54 next spill
        movdqa xmm14, [r8 + 2416]                                  ;   327.7 p2      54 next
        pxor xmm14, [rbp + 624]                                    ;   392.7 p2+p1   54 next
        movdqa [rbp + 1344], xmm10                                 ;   384.7 p0+p3   54 next spill
        movdqa xmm10, xmm14                                        ;   394.7 p0      41 next copy
        movdqa [rbp + 1424], xmm5                                  ;   383.7 p0+p3   54 next spill
        movdqa xmm5, xmm14                                         ;   394.7 p0      41 next copy
        movdqa [rbp + 1280], xmm13                                 ;   381.7 p0+p3   54 next spill
        movdqa xmm13, xmm14                                        ;   394.7 p0      41 next copy
        movdqa [rbp + 1488], xmm8                                  ;   380.7 p0+p3   54 next spill
        movdqa xmm8, [r8 + 2432]                                   ;   335.7 p2      54 next
        pxor xmm8, [rbp + 656]                                     ;   393.7 p2+p1   54 next
        movdqa [rbp + 1328], xmm4                                  ;   382.7 p0+p3   54 next spill
        movdqa xmm4, xmm8                                          ;   395.7 p0      41 next copy
        movdqa [rbp + 1216], xmm15                                 ;   379.7 p0+p3   54 next spill
        movdqa xmm15, [r8 + 2368]                                  ;   342.7 p2      54 next
        pxor xmm15, [rbp + 528]                                    ;   394.7 p2+p1   54 next
        movdqa [rbp + 1152], xmm12                                 ;   378.7 p0+p3   54 next spill
        movdqa xmm12, [r8 + 2448]                                  ;   346.7 p2      54 next
        pxor xmm12, [rbp + 688]                                    ;   395.7 p2+p1   54 next
        movdqa [rbp + 1120], xmm0                                  ;   377.7 p0+p3   54 next spill
        movdqa xmm0, xmm12                                         ;   397.7 p0      41 next copy
        movdqa [rbp + 1440], xmm2                                  ;   376.7 p0+p3   54 next spill
        movdqa xmm2, xmm12                                         ;   397.7 p0      41 next copy
        movdqa [rbp + 1168], xmm3                                  ;   375.7 p0+p3   54 next spill
        movdqa xmm3, [r8 + 2384]                                   ;   353.7 p2      54 next
        pxor xmm3, [rbp + 560]                                     ;   396.7 p2+p1   54 next
        movdqa [rbp + 1248], xmm6                                  ;   374.7 p0+p3   54 next spill
        movdqa xmm6, [r8 + 2400]                                   ;   357.7 p2      54 next
        pxor xmm6, [rbp + 592]                                     ;   397.7 p2+p1   54 next
        movdqa [rbp + 1408], xmm11                                 ;   392.7 p0+p3   54 next spill
        movdqa xmm11, xmm14                                        ;   394.7 p0      41 next copy
        movdqa [rbp + 1296], xmm1                                  ;   393.7 p0+p3   54 next spill
        movdqa xmm1, xmm8                                          ;   395.7 p0      41 next copy
        movdqa [rbp + 1184], xmm9                                  ;   391.7 p0+p3   54 next spill
        movdqa xmm9, [r8 + 2480]                                   ;   364.7 p2      54 next
        pxor xmm9, [rbp + 752]                                     ;   398.7 p2+p1   54 next
        movdqa [rbp + 1264], xmm6                                  ;   399.7 p0+p3   54 next spill
        movdqa xmm6, xmm9                                          ;   400.7 p0      41 next copy
        movdqa [rbp + 1200], xmm3                                  ;   398.7 p0+p3   54 next spill
        movdqa xmm3, [r8 + 2464]                                   ;   368.7 p2      54 next
        pxor xmm3, [rbp + 720]                                     ;   399.7 p2+p1   54 next
        pand xmm2, xmm3                                            ;   404.7 p1      41 next
        pand xmm11, xmm3                                           ;   401.7 p1      41 next
        pand xmm1, xmm3                                            ;   402.7 p1      41 next
        movdqa [rbp + 1232], xmm7                                  ;   390.7 p0+p3   54 next spill
        movdqa xmm7, xmm3                                          ;   401.7 p0      41 next copy
        movdqa [rbp + 1504], xmm15                                 ;   396.7 p0+p3   54 next spill
        movdqa xmm15, xmm3                                         ;   401.7 p0      41 next copy
        movdqa [rbp + 1472], xmm12                                 ;   397.7 p0+p3   54 next spill
        movdqa xmm12, xmm3                                         ;   401.7 p0      41 next copy
        movdqa [rbp + 1360], xmm14                                 ;   394.7 p0+p3   54 next spill
        movdqa xmm14, xmm3                                         ;   401.7 p0      41 next copy
        pand xmm14, xmm9                                           ;   408.7 p1      41 next
        pxor xmm1, xmm14                                           ;   410.7 p1      41 next
        movdqa [rbp + 1520], xmm1                                  ;   412.7 p0+p3   41 next spill
        movdqa xmm1, [r8 + 2496]                                   ;   380.7 p2      54 next
        pxor xmm1, [rbp + 784]                                     ;   405.7 p2+p1   54 next
        pxor xmm4, xmm1                                            ;   407.7 p1      41 next
        pxor xmm2, xmm4                                            ;   409.7 p1      41 next
        movdqa [rbp + 1536], xmm2                                  ;   411.7 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;   400.7 p0      41 next copy
        movdqa [rbp + 1552], xmm1                                  ;   407.7 p0+p3   54 next spill
        movdqa xmm1, [r8 + 2512]                                   ;   385.7 p2      54 next
        pxor xmm1, [rbp + 816]                                     ;   408.7 p2+p1   54 next
        pxor xmm10, xmm1                                           ;   410.7 p1      41 next
        pxor xmm12, xmm10                                          ;   412.7 p1      41 next
        pand xmm0, xmm12                                           ;   414.7 p1      41 next
        pand xmm15, xmm1                                           ;   412.7 p1      41 next
        pand xmm6, xmm1                                            ;   413.7 p1      41 next
        pxor xmm11, xmm6                                           ;   415.7 p1      41 next
        movdqa xmm6, [r8 + 2528]                                   ;   390.0 p2      54 next
        pxor xmm6, [rbp + 848]                                     ;   415.7 p2+p1   54 next
        pand xmm7, xmm6                                            ;   417.7 p1      41 next
        pand xmm5, xmm6                                            ;   417.7 p1      41 next
        pxor xmm15, xmm5                                           ;   419.7 p1      41 next
        movdqa xmm5, [rel misty1_decrypt_compact.T0_constants128]  ;   392.0 p2      41 next reload
        pxor xmm15, xmm5                                           ;   421.7 p1      41 next
        movdqa xmm5, xmm6                                          ;   417.7 p0      41 next copy
        movdqa [rbp + 1568], xmm15                                 ;   423.7 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;   417.7 p0      41 next copy
        movdqa [rbp + 1584], xmm7                                  ;   419.7 p0+p3   41 next spill
        movdqa xmm7, [r8 + 2544]                                   ;   394.7 p2      54 next
        pxor xmm7, [rbp + 880]                                     ;   420.7 p2+p1   54 next
        pand xmm5, xmm7                                            ;   424.7 p1      41 next
        pxor xmm11, xmm5                                           ;   426.7 p1      41 next
        pand xmm13, xmm7                                           ;   423.7 p1      41 next
        pxor xmm15, xmm13                                          ;   425.7 p1      41 next
        pxor xmm0, xmm15                                           ;   427.7 p1      41 next
        pxor xmm14, xmm15                                          ;   427.7 p1      41 next
        pand xmm2, xmm7                                            ;   427.7 p1      41 next
        pxor xmm3, xmm2                                            ;   429.7 p1      41 next
        pxor xmm0, xmm3                                            ;   431.7 p1      41 next
        pand xmm3, xmm7                                            ;   431.7 p1      41 next
        movdqa xmm15, [rel misty1_decrypt_compact.T0_constants128] ;   399.0 p2      41 next reload
        pxor xmm3, xmm15                                           ;   433.7 p1      41 next
        movdqa xmm13, xmm4                                         ;   409.7 p0      41 next copy
        pand xmm13, xmm9                                           ;   432.7 p1      41 next
        pand xmm4, [rbp + 1360]                                    ;   433.7 p2+p1   41 next
        movdqa xmm15, xmm10                                        ;   412.7 p0      41 next copy
        movdqa [rbp + 1600], xmm2                                  ;   429.7 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;   414.7 p0      41 next copy
        por xmm2, xmm7                                             ;   434.7 p1      41 next
        movdqa [rbp + 1616], xmm5                                  ;   426.7 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   422.7 p0      41 next copy
        movdqa [rbp + 1632], xmm3                                  ;   435.7 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;   409.3 p0      41 next copy
        pand xmm3, [rbp + 1552]                                    ;   435.7 p2+p1   41 next
        pxor xmm5, xmm3                                            ;   437.7 p1      41 next
        pxor xmm3, [rbp + 1472]                                    ;   437.7 p2+p1   41 next
        pand xmm5, [rbp + 1552]                                    ;   439.7 p2+p1   41 next
        movdqa [rbp + 1648], xmm12                                 ;   414.7 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;   439.7 p0      41 next copy
        pand xmm3, xmm9                                            ;   439.7 p1      41 next
        movdqa [rbp + 1664], xmm4                                  ;   435.7 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;   417.7 p0      41 next copy
        pand xmm4, [rbp + 1552]                                    ;   440.7 p2+p1   41 next
        pxor xmm13, xmm4                                           ;   442.7 p1      41 next
        pxor xmm14, xmm13                                          ;   444.7 p1      41 next
        pxor xmm12, xmm14                                          ;   446.7 p1      41 next
        movdqa xmm14, xmm6                                         ;   417.7 p0      41 next copy
        pand xmm14, xmm8                                           ;   444.7 p1      41 next
        movdqa xmm4, xmm8                                          ;   415.3 p0      41 next copy
        pand xmm4, [rbp + 1360]                                    ;   445.7 p2+p1   41 next
        pxor xmm0, xmm5                                            ;   446.7 p1      41 next
        pxor xmm12, xmm11                                          ;   448.7 p1      41 next
        movdqa xmm5, [rbp + 1552]                                  ;   415.7 p2      54 next reload
        pand xmm10, xmm5                                           ;   448.7 p1      41 next
        movdqa [rbp + 1680], xmm0                                  ;   448.7 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;   422.7 p0      41 next copy
        movdqa [rbp + 1696], xmm11                                 ;   428.7 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;   426.7 p0      41 next copy
        pand xmm11, [rbp + 1472]                                   ;   449.7 p2+p1   41 next
        pxor xmm2, xmm11                                           ;   451.7 p1      41 next
        pxor xmm4, xmm2                                            ;   453.7 p1      41 next
        pxor xmm13, xmm4                                           ;   455.7 p1      41 next
        pxor xmm15, xmm13                                          ;   457.7 p1      41 next
        movdqa xmm2, xmm8                                          ;   420.3 p0      41 next copy
        movdqa xmm11, [rbp + 1472]                                 ;   420.7 p2      54 next reload
        pand xmm2, xmm11                                           ;   454.7 p1      41 next
        movdqa xmm13, [rbp + 1360]                                 ;   421.7 p2      54 next reload
        pxor xmm2, xmm13                                           ;   456.7 p1      41 next
        pxor xmm14, xmm2                                           ;   458.7 p1      41 next
        pxor xmm0, xmm2                                            ;   458.7 p1      41 next
        pxor xmm3, xmm14                                           ;   460.7 p1      41 next
        pand xmm7, xmm11                                           ;   459.7 p1      41 next
        pxor xmm10, xmm0                                           ;   460.7 p1      41 next
        pand xmm0, xmm8                                            ;   461.7 p1      41 next
        pxor xmm10, xmm9                                           ;   462.7 p1      41 next
        movdqa xmm14, xmm9                                         ;   424.3 p0      41 next copy
        pand xmm9, xmm6                                            ;   463.7 p1      41 next
        pand xmm14, xmm13                                          ;   464.7 p1      41 next
        pxor xmm9, xmm14                                           ;   466.7 p1      41 next
        pxor xmm0, xmm9                                            ;   468.7 p1      41 next
        movdqa xmm2, [rbp + 1584]                                  ;   426.0 p2      41 next reload
        pxor xmm14, xmm2                                           ;   467.7 p1      41 next
        pxor xmm14, xmm3                                           ;   469.7 p1      41 next
        movdqa xmm9, [rbp + 1536]                                  ;   427.0 p2      41 next reload
        pxor xmm0, xmm9                                            ;   470.7 p1      41 next
        movdqa xmm2, xmm8                                          ;   427.7 p0      41 next copy
        pxor xmm2, xmm13                                           ;   470.7 p1      41 next
        pand xmm2, xmm5                                            ;   472.7 p1      41 next
        pxor xmm3, xmm2                                            ;   474.7 p1      41 next
        pand xmm13, xmm1                                           ;   473.7 p1      41 next
        pand xmm8, xmm1                                            ;   474.7 p1      41 next
        pxor xmm13, [rbp + 1520]                                   ;   475.7 p2+p1   41 next
        movdqa xmm2, xmm6                                          ;   430.3 p0      41 next copy
        pand xmm6, xmm11                                           ;   476.7 p1      41 next
        pand xmm2, xmm1                                            ;   477.7 p1      41 next
        pand xmm11, xmm1                                           ;   478.7 p1      41 next
        pxor xmm7, xmm2                                            ;   479.7 p1      41 next
        pxor xmm2, xmm8                                            ;   480.7 p1      41 next
        pxor xmm12, xmm2                                           ;   482.7 p1      41 next
        por xmm5, [rbp + 1648]                                     ;   482.7 p2+p1   41 next
        pxor xmm6, [rbp + 1632]                                    ;   483.7 p2+p1   41 next
        pxor xmm8, xmm6                                            ;   485.7 p1      41 next
        pxor xmm7, [rbp + 1648]                                    ;   485.7 p2+p1   41 next
        pxor xmm5, xmm7                                            ;   487.7 p1      41 next
        pxor xmm6, [rbp + 1616]                                    ;   487.7 p2+p1   41 next
        pxor xmm15, xmm6                                           ;   489.7 p1      41 next
        movdqa xmm6, [rbp + 1568]                                  ;   436.7 p2      41 next reload
        pxor xmm2, xmm6                                            ;   489.7 p1      41 next
        pxor xmm6, xmm10                                           ;   490.7 p1      41 next
        pxor xmm4, xmm6                                            ;   492.7 p1      41 next
        pxor xmm10, xmm14                                          ;   492.7 p1      41 next
        pxor xmm9, xmm5                                            ;   493.7 p1      41 next
        pxor xmm5, xmm3                                            ;   494.7 p1      41 next
        pxor xmm3, xmm11                                           ;   495.7 p1      41 next
        pxor xmm10, [rbp + 1664]                                   ;   496.7 p2+p1   41 next
        pxor xmm0, xmm2                                            ;   497.7 p1      41 next
        pxor xmm11, [rbp + 1696]                                   ;   498.7 p2+p1   41 next
        pxor xmm1, xmm11                                           ;   500.7 p1      41 next
        pxor xmm5, [rbp + 1600]                                    ;   500.7 p2+p1   41 next
        pxor xmm12, [rbp + 1584]                                   ;   501.7 p2+p1   41 next
        pxor xmm10, xmm13                                          ;   502.7 p1      41 next
        pxor xmm13, [rbp + 1632]                                   ;   503.7 p2+p1   41 next
        pxor xmm8, xmm3                                            ;   504.7 p1      41 next
        pxor xmm14, xmm8                                           ;   506.7 p1      41 next
        pxor xmm4, [rbp + 1648]                                    ;   506.7 p2+p1   41 next
        pxor xmm9, xmm1                                            ;   507.7 p1      41 next
        pxor xmm13, [rbp + 1680]                                   ;   508.7 p2+p1   41 next
        movdqa xmm1, [rbp + 1504]                                  ;   446.0 p2      41 next
        movdqa xmm2, [rbp + 1232]                                  ;   447.0 p2      54 next reload
        pand xmm1, xmm2                                            ;   509.7 p1      41 next
        movdqa xmm3, [rbp + 1200]                                  ;   448.0 p2      41 next
        pand xmm3, xmm2                                            ;   510.7 p1      41 next
        movdqa xmm6, [rbp + 1264]                                  ;   449.0 p2      41 next
        movdqa xmm7, [rbp + 1184]                                  ;   450.0 p2      54 next reload
        pand xmm6, xmm7                                            ;   511.7 p1      41 next
        movdqa xmm8, xmm3                                          ;   512.7 p0      41 next copy
        movdqa xmm11, [rbp + 1264]                                 ;   451.0 p2      54 next reload
        pand xmm8, xmm11                                           ;   519.7 p1      41 next
        movdqa [rbp + 1680], xmm4                                  ;   508.7 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;   511.7 p0      41 next copy
        movdqa [rbp + 1648], xmm0                                  ;   499.7 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;   511.7 p0      41 next copy
        movdqa [rbp + 1632], xmm15                                 ;   491.7 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;   461.0 p0      41 next copy
        movdqa [rbp + 1584], xmm12                                 ;   503.7 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;   461.0 p0      41 next copy
        movdqa [rbp + 1600], xmm9                                  ;   509.7 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;   461.0 p0      41 next copy
        pand xmm9, [rbp + 1200]                                    ;   513.7 p2+p1   41 next
        movdqa [rbp + 1696], xmm5                                  ;   502.7 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   461.0 p0      41 next copy
        pand xmm5, xmm2                                            ;   514.7 p1      41 next
        movdqa xmm7, xmm5                                          ;   516.7 p0      41 next copy
        movdqa [rbp + 1664], xmm10                                 ;   504.7 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;   463.3 p0      41 next copy
        pand xmm10, [rbp + 1296]                                   ;   515.7 p2+p1   41 next
        pxor xmm15, xmm10                                          ;   517.7 p1      41 next
        movdqa [rbp + 1536], xmm13                                 ;   510.7 p0+p3   41 next spill
        movdqa xmm13, xmm15                                        ;   519.7 p0      41 next copy
        pxor xmm13, [rbp + 1504]                                   ;   526.7 p2+p1   41 next
        pand xmm13, xmm11                                          ;   528.7 p1      41 next
        pxor xmm10, xmm13                                          ;   530.7 p1      41 next
        movdqa [rbp + 1568], xmm14                                 ;   508.7 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   467.3 p0      41 next copy
        movdqa xmm2, xmm11                                         ;   468.3 p0      41 next copy
        pand xmm2, [rbp + 1296]                                    ;   520.7 p2+p1   41 next
        movdqa [rbp + 1616], xmm13                                 ;   530.7 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;   470.3 p0      41 next copy
        pand xmm13, [rbp + 1408]                                   ;   521.7 p2+p1   41 next
        pxor xmm7, xmm13                                           ;   523.7 p1      41 next
        movdqa xmm11, xmm7                                         ;   525.7 p0      41 next copy
        pand xmm11, [rbp + 1408]                                   ;   532.7 p2+p1   41 next
        pxor xmm14, xmm11                                          ;   534.7 p1      41 next
        movdqa xmm11, xmm9                                         ;   515.7 p0      41 next copy
        pand xmm11, [rbp + 1296]                                   ;   525.7 p2+p1   41 next
        pxor xmm5, xmm11                                           ;   527.7 p1      41 next
        movdqa xmm11, [rbp + 1504]                                 ;   470.7 p2      41 next
        pand xmm11, [rbp + 1296]                                   ;   527.7 p2+p1   41 next
        pxor xmm4, xmm11                                           ;   529.7 p1      41 next
        pxor xmm8, xmm9                                            ;   529.7 p1      41 next
        pand xmm4, [rbp + 1200]                                    ;   531.7 p2+p1   41 next
        pxor xmm8, [rel misty1_decrypt_compact.T0_constants128]    ;   531.7 p2+p1   41 next
        movdqa [rbp + 1472], xmm10                                 ;   532.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1200]                                 ;   477.3 p2      41 next
        pand xmm10, [rbp + 1408]                                   ;   532.7 p2+p1   41 next
        pxor xmm6, xmm10                                           ;   534.7 p1      41 next
        pand xmm12, xmm10                                          ;   534.7 p1      41 next
        pxor xmm11, xmm6                                           ;   536.7 p1      41 next
        pxor xmm0, xmm6                                            ;   536.7 p1      41 next
        pxor xmm14, xmm15                                          ;   537.7 p1      41 next
        movdqa xmm6, [rbp + 1504]                                  ;   482.7 p2      54 next reload
        pand xmm7, xmm6                                            ;   538.7 p1      41 next
        movdqa xmm10, [rbp + 1408]                                 ;   485.0 p2      54 next reload
        pand xmm15, xmm10                                          ;   539.7 p1      41 next
        movdqa [rbp + 1520], xmm0                                  ;   538.7 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;   522.7 p0      41 next copy
        pxor xmm0, xmm6                                            ;   540.7 p1      41 next
        pxor xmm4, xmm0                                            ;   542.7 p1      41 next
        pxor xmm7, xmm4                                            ;   544.7 p1      41 next
        movdqa xmm4, [rbp + 1200]                                  ;   490.0 p2      54 next reload
        pand xmm0, xmm4                                            ;   543.7 p1      41 next
        movdqa xmm4, xmm11                                         ;   538.7 p0      41 next copy
        pand xmm4, xmm10                                           ;   545.7 p1      41 next
        pxor xmm5, xmm4                                            ;   547.7 p1      41 next
        movdqa xmm4, [rbp + 1296]                                  ;   492.7 p2      54 next reload
        pxor xmm5, xmm4                                            ;   549.7 p1      41 next
        pxor xmm11, [rbp + 1232]                                   ;   547.7 p2+p1   41 next
        movdqa [rbp + 1552], xmm5                                  ;   551.7 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;   512.7 p0      41 next copy
        movdqa [rbp + 1360], xmm3                                  ;   512.7 p0+p3   41 next spill
        movdqa xmm3, xmm9                                          ;   515.7 p0      41 next copy
        pxor xmm9, xmm10                                           ;   548.7 p1      41 next
        pxor xmm3, [rbp + 1264]                                    ;   549.7 p2+p1   41 next
        pand xmm3, [rbp + 1232]                                    ;   551.7 p2+p1   41 next
        movdqa [rbp + 1712], xmm14                                 ;   539.7 p0+p3   41 next spill
        movdqa xmm14, xmm10                                        ;   505.7 p0      41 next copy
        movdqa xmm10, xmm8                                         ;   533.7 p0      41 next copy
        pxor xmm8, xmm3                                            ;   553.7 p1      41 next
        movdqa [rbp + 1728], xmm12                                 ;   536.7 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;   509.7 p0      41 next copy
        pand xmm12, [rbp + 1184]                                   ;   552.7 p2+p1   41 next
        pxor xmm0, xmm12                                           ;   554.7 p1      41 next
        pxor xmm1, xmm12                                           ;   554.7 p1      41 next
        movdqa xmm12, xmm4                                         ;   511.3 p0      41 next copy
        movdqa [rbp + 1744], xmm1                                  ;   556.7 p0+p3   41 next spill
        movdqa xmm1, xmm4                                          ;   513.3 p0      41 next copy
        pxor xmm1, xmm13                                           ;   555.7 p1      41 next
        pand xmm2, xmm1                                            ;   557.7 p1      41 next
        movdqa xmm4, xmm13                                         ;   523.7 p0      41 next copy
        movdqa [rbp + 1760], xmm2                                  ;   559.7 p0+p3   41 next spill
        movdqa xmm2, xmm11                                         ;   549.7 p0      41 next copy
        pand xmm11, xmm6                                           ;   557.7 p1      41 next
        pxor xmm8, xmm11                                           ;   559.7 p1      41 next
        movdqa xmm11, [rbp + 1232]                                 ;   522.7 p2      54 next reload
        pand xmm2, xmm11                                           ;   559.7 p1      41 next
        pxor xmm10, xmm2                                           ;   561.7 p1      41 next
        pxor xmm4, xmm10                                           ;   563.7 p1      41 next
        pxor xmm0, xmm4                                            ;   565.7 p1      41 next
        movdqa xmm2, [rbp + 1200]                                  ;   524.3 p2      54 next reload
        pand xmm1, xmm2                                            ;   563.7 p1      41 next
        pxor xmm3, xmm1                                            ;   565.7 p1      41 next
        movdqa xmm4, xmm6                                          ;   525.3 p0      41 next copy
        movdqa xmm10, [rbp + 1184]                                 ;   525.7 p2      54 next reload
        pand xmm4, xmm10                                           ;   565.7 p1      41 next
        pxor xmm5, xmm4                                            ;   567.7 p1      41 next
        pxor xmm14, xmm5                                           ;   569.7 p1      41 next
        pxor xmm15, xmm5                                           ;   569.7 p1      41 next
        pxor xmm7, xmm15                                           ;   571.7 p1      41 next
        pand xmm12, xmm14                                          ;   571.7 p1      41 next
        pxor xmm13, xmm14                                          ;   571.7 p1      41 next
        pxor xmm3, xmm13                                           ;   573.7 p1      41 next
        pxor xmm12, xmm2                                           ;   573.7 p1      41 next
        movdqa xmm14, [rbp + 1472]                                 ;   532.7 p2      41 next reload
        pxor xmm1, xmm14                                           ;   574.7 p1      41 next
        pxor xmm12, [rbp + 1728]                                   ;   575.7 p2+p1   41 next
        pxor xmm7, [rbp + 1616]                                    ;   576.7 p2+p1   41 next
        movdqa xmm15, [rbp + 1712]                                 ;   539.7 p2      41 next reload
        pxor xmm3, xmm15                                           ;   577.7 p1      41 next
        pxor xmm1, [rbp + 1360]                                    ;   578.7 p2+p1   41 next
        movdqa xmm4, xmm6                                          ;   532.3 p0      41 next copy
        pand xmm4, xmm9                                            ;   579.7 p1      41 next
        pand xmm9, xmm11                                           ;   580.7 p1      41 next
        movdqa xmm5, [rbp + 1264]                                  ;   534.0 p2      54 next reload
        pxor xmm9, xmm5                                            ;   582.7 p1      41 next
        pxor xmm8, xmm9                                            ;   584.7 p1      41 next
        movdqa xmm9, xmm2                                          ;   535.3 p0      41 next copy
        pand xmm9, xmm5                                            ;   583.7 p1      41 next
        pand xmm14, xmm9                                           ;   585.7 p1      41 next
        movdqa xmm13, [rbp + 1744]                                 ;   556.7 p2      41 next reload
        pxor xmm9, xmm13                                           ;   585.7 p1      41 next
        pand xmm9, xmm5                                            ;   587.7 p1      41 next
        pxor xmm15, xmm9                                           ;   589.7 p1      41 next
        pxor xmm4, xmm15                                           ;   591.7 p1      41 next
        movdqa xmm15, [rbp + 1408]                                 ;   537.0 p2      54 next reload
        pand xmm13, xmm15                                          ;   589.7 p1      41 next
        pxor xmm3, xmm13                                           ;   591.7 p1      41 next
        pxor xmm14, [rbp + 1520]                                   ;   591.7 p2+p1   41 next
        pxor xmm12, xmm14                                          ;   593.7 p1      41 next
        pxor xmm8, [rbp + 1760]                                    ;   593.7 p2+p1   41 next
        pxor xmm11, [rbp + 1568]                                   ;   594.7 p2+p1   41 next
        movdqa xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   541.0 p2      41 next reload
        pxor xmm4, xmm14                                           ;   595.7 p1      41 next
        pxor xmm0, xmm11                                           ;   596.7 p1      41 next
        pxor xmm10, [rbp + 1536]                                   ;   597.7 p2+p1   41 next
        pxor xmm8, xmm10                                           ;   599.7 p1      41 next
        pxor xmm1, [rbp + 1552]                                    ;   599.7 p2+p1   41 next
        pxor xmm15, [rbp + 1664]                                   ;   600.7 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   602.7 p1      41 next
        pxor xmm6, [rbp + 1600]                                    ;   602.7 p2+p1   41 next
        pxor xmm2, [rbp + 1584]                                    ;   603.7 p2+p1   41 next
        pxor xmm3, xmm2                                            ;   605.7 p1      41 next
        pxor xmm12, xmm14                                          ;   605.7 p1      41 next
        pxor xmm12, xmm6                                           ;   607.7 p1      41 next
        pxor xmm5, [rbp + 1632]                                    ;   607.7 p2+p1   41 next
        pxor xmm1, xmm5                                            ;   609.7 p1      41 next
        pxor xmm0, [r8 + 6288]                                     ;   609.7 p2+p1   48 next
        pxor xmm7, [r8 + 6320]                                     ;   610.7 p2+p1   48 next
        pxor xmm8, [r8 + 6304]                                     ;   611.7 p2+p1   48 next
        pxor xmm11, [r8 + 6144]                                    ;   612.7 p2+p1   48 next
        pxor xmm10, [r8 + 6160]                                    ;   613.7 p2+p1   48 next
        pxor xmm12, [r8 + 6352]                                    ;   614.7 p2+p1   48 next
        pxor xmm15, [r8 + 6176]                                    ;   615.7 p2+p1   48 next
        pxor xmm3, [r8 + 6368]                                     ;   616.7 p2+p1   48 next
        pxor xmm1, [r8 + 6384]                                     ;   617.7 p2+p1   48 next
        pxor xmm2, [r8 + 6224]                                     ;   618.7 p2+p1   48 next
        pxor xmm6, [r8 + 6208]                                     ;   619.7 p2+p1   48 next
        pxor xmm5, [r8 + 6240]                                     ;   620.7 p2+p1   48 next
        movdqa xmm9, [rbp + 1696]                                  ;   560.0 p2      41 next
        pxor xmm9, [rbp + 1296]                                    ;   621.7 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   623.7 p1      41 next
        pxor xmm4, [r8 + 6336]                                     ;   625.7 p2+p1   48 next
        pxor xmm9, [r8 + 6192]                                     ;   624.7 p2+p1   48 next
        movdqa xmm13, [rbp + 1648]                                 ;   564.0 p2      48 next
        pxor xmm13, [r8 + 6256]                                    ;   625.7 p2+p1   48 next
        movdqa [rbp + 1648], xmm1                                  ;   619.7 p0+p3   48 next spill
        movdqa xmm1, [rbp + 1680]                                  ;   566.0 p2      48 next
        pxor xmm1, [r8 + 6272]                                     ;   626.7 p2+p1   48 next
        movdqa [rbp + 1680], xmm3                                  ;   618.7 p0+p3   48 next spill
        movdqa xmm3, xmm10                                         ;   615.7 p0      45 next copy
        pxor xmm3, xmm2                                            ;   627.7 p1      45 next
        movdqa [rbp + 1296], xmm12                                 ;   616.7 p0+p3   48 next spill
        movdqa xmm12, xmm3                                         ;   629.7 p0      45 next copy
        movdqa [rbp + 1696], xmm4                                  ;   627.7 p0+p3   48 next spill
        movdqa xmm4, xmm10                                         ;   615.7 p0      45 next copy
        pand xmm4, xmm9                                            ;   628.7 p1      45 next
        movdqa [rbp + 1632], xmm7                                  ;   612.7 p0+p3   48 next spill
        movdqa xmm7, xmm10                                         ;   615.7 p0      45 next copy
        pand xmm7, xmm11                                           ;   629.7 p1      45 next
        movdqa [rbp + 1584], xmm8                                  ;   613.7 p0+p3   48 next spill
        movdqa xmm8, xmm9                                          ;   626.7 p0      45 next copy
        pand xmm8, xmm5                                            ;   633.7 p1      45 next
        movdqa [rbp + 1600], xmm0                                  ;   611.7 p0+p3   48 next spill
        movdqa xmm0, xmm9                                          ;   626.7 p0      45 next copy
        pand xmm0, xmm13                                           ;   633.7 p1      45 next
        movdqa [rbp + 1664], xmm0                                  ;   635.7 p0+p3   45 next spill
        movdqa xmm0, xmm9                                          ;   626.7 p0      45 next copy
        movdqa [rbp + 1552], xmm10                                 ;   615.7 p0+p3   48 next spill
        movdqa xmm10, xmm9                                         ;   626.7 p0      45 next copy
        pand xmm10, xmm15                                          ;   633.7 p1      45 next
        pxor xmm12, xmm10                                          ;   636.7 p1      45 next
        movdqa xmm10, xmm9                                         ;   626.7 p0      45 next copy
        pand xmm10, xmm11                                          ;   634.7 p1      45 next
        movdqa [rbp + 1536], xmm12                                 ;   638.7 p0+p3   45 next spill
        movdqa xmm12, xmm9                                         ;   626.7 p0      45 next copy
        pand xmm12, xmm6                                           ;   635.7 p1      45 next
        pxor xmm4, xmm12                                           ;   637.7 p1      45 next
        movdqa [rbp + 1568], xmm4                                  ;   639.7 p0+p3   45 next spill
        movdqa xmm4, xmm5                                          ;   622.7 p0      45 next copy
        pxor xmm4, xmm11                                           ;   637.7 p1      45 next
        pxor xmm0, xmm4                                            ;   639.7 p1      45 next
        movdqa [rbp + 1760], xmm4                                  ;   639.7 p0+p3   45 next spill
        movdqa xmm4, xmm5                                          ;   622.7 p0      45 next copy
        pand xmm4, xmm6                                            ;   639.7 p1      45 next
        pxor xmm10, xmm4                                           ;   641.7 p1      45 next
        movdqa xmm4, xmm0                                          ;   641.7 p0      45 next copy
        pand xmm4, xmm15                                           ;   648.7 p1      45 next
        movdqa [rbp + 1520], xmm5                                  ;   622.7 p0+p3   48 next spill
        movdqa xmm5, xmm0                                          ;   641.7 p0      45 next copy
        por xmm5, xmm1                                             ;   648.7 p1      45 next
        movdqa [rbp + 1264], xmm0                                  ;   641.7 p0+p3   45 next spill
        movdqa xmm0, xmm11                                         ;   614.7 p0      45 next copy
        pand xmm0, xmm13                                           ;   643.7 p1      45 next
        pxor xmm8, xmm0                                            ;   645.7 p1      45 next
        pxor xmm8, xmm14                                           ;   647.7 p1      45 next
        movdqa xmm0, xmm11                                         ;   614.7 p0      45 next copy
        pand xmm0, xmm1                                            ;   646.7 p1      45 next
        pxor xmm0, xmm13                                           ;   648.7 p1      45 next
        pxor xmm4, xmm0                                            ;   650.7 p1      45 next
        pxor xmm12, xmm0                                           ;   650.7 p1      45 next
        movdqa xmm0, xmm13                                         ;   627.7 p0      45 next copy
        pand xmm0, xmm1                                            ;   650.7 p1      45 next
        pxor xmm10, xmm0                                           ;   652.7 p1      45 next
        movdqa [rbp + 1408], xmm0                                  ;   652.7 p0+p3   45 next spill
        movdqa xmm0, xmm3                                          ;   629.7 p0      45 next copy
        pand xmm3, xmm11                                           ;   652.7 p1      45 next
        pand xmm0, xmm6                                            ;   653.7 p1      45 next
        movdqa [rbp + 1200], xmm3                                  ;   654.7 p0+p3   45 next spill
        movdqa xmm3, xmm1                                          ;   628.7 p0      45 next copy
        pand xmm3, xmm6                                            ;   654.7 p1      45 next
        pxor xmm9, xmm3                                            ;   656.7 p1      45 next
        pxor xmm4, xmm9                                            ;   658.7 p1      45 next
        pand xmm9, xmm1                                            ;   658.7 p1      45 next
        pxor xmm9, xmm14                                           ;   660.7 p1      45 next
        movdqa xmm14, xmm1                                         ;   628.7 p0      45 next copy
        movdqa [rbp + 1504], xmm3                                  ;   656.7 p0+p3   45 next spill
        movdqa xmm3, xmm1                                          ;   628.7 p0      45 next copy
        movdqa [rbp + 1744], xmm9                                  ;   662.7 p0+p3   45 next spill
        movdqa xmm9, xmm11                                         ;   614.7 p0      45 next copy
        movdqa [rbp + 1232], xmm1                                  ;   628.7 p0+p3   48 next spill
        movdqa xmm1, xmm10                                         ;   654.7 p0      45 next copy
        movdqa [rbp + 1184], xmm10                                 ;   654.7 p0+p3   45 next spill
        movdqa xmm10, xmm6                                         ;   621.7 p0      45 next copy
        pand xmm10, xmm2                                           ;   659.7 p1      45 next
        pxor xmm14, xmm10                                          ;   661.7 p1      45 next
        pxor xmm10, xmm15                                          ;   661.7 p1      45 next
        pand xmm14, xmm2                                           ;   663.7 p1      45 next
        pxor xmm4, xmm14                                           ;   665.7 p1      45 next
        movdqa xmm14, xmm6                                         ;   621.7 p0      45 next copy
        pand xmm14, xmm10                                          ;   664.7 p1      45 next
        movdqa [rbp + 1360], xmm4                                  ;   667.7 p0+p3   45 next spill
        movdqa xmm4, xmm15                                         ;   620.0 p0      45 next copy
        pand xmm4, xmm2                                            ;   665.7 p1      45 next
        pxor xmm5, xmm4                                            ;   667.7 p1      45 next
        pxor xmm7, xmm5                                            ;   669.7 p1      45 next
        movdqa xmm4, xmm6                                          ;   622.0 p0      45 next copy
        movdqa xmm5, xmm6                                          ;   623.0 p0      45 next copy
        pand xmm6, xmm11                                           ;   668.7 p1      45 next
        pand xmm5, xmm13                                           ;   669.7 p1      45 next
        movdqa [rbp + 1712], xmm8                                  ;   649.7 p0+p3   45 next spill
        movdqa xmm8, xmm11                                         ;   625.7 p0      45 next copy
        pxor xmm8, [rbp + 1552]                                    ;   670.7 p2+p1   45 next
        movdqa [rbp + 1616], xmm11                                 ;   628.3 p0+p3   48 next spill
        movdqa xmm11, xmm15                                        ;   629.3 p0      45 next copy
        pand xmm11, [rbp + 1552]                                   ;   671.7 p2+p1   45 next
        pxor xmm9, xmm11                                           ;   673.7 p1      45 next
        pxor xmm3, xmm9                                            ;   675.7 p1      45 next
        movdqa xmm11, xmm13                                        ;   630.7 p0      45 next copy
        pand xmm11, xmm2                                           ;   674.7 p1      45 next
        pxor xmm0, xmm11                                           ;   676.7 p1      45 next
        pxor xmm12, xmm0                                           ;   678.7 p1      45 next
        pxor xmm10, xmm12                                          ;   680.7 p1      45 next
        pxor xmm1, xmm10                                           ;   682.7 p1      45 next
        pxor xmm0, xmm7                                            ;   679.7 p1      45 next
        pxor xmm5, xmm6                                            ;   680.7 p1      45 next
        pand xmm8, xmm2                                            ;   681.7 p1      45 next
        movdqa xmm10, [rbp + 1760]                                 ;   639.7 p2      45 next reload
        pxor xmm0, xmm10                                           ;   682.7 p1      45 next
        pand xmm10, xmm2                                           ;   683.7 p1      45 next
        pxor xmm10, xmm3                                           ;   685.7 p1      45 next
        pxor xmm4, xmm10                                           ;   687.7 p1      45 next
        movdqa xmm10, [rbp + 1552]                                 ;   638.3 p2      48 next reload
        pand xmm3, xmm10                                           ;   686.7 p1      45 next
        pxor xmm5, xmm3                                            ;   688.7 p1      45 next
        movdqa xmm3, [rbp + 1664]                                  ;   639.3 p2      45 next reload
        pxor xmm6, xmm3                                            ;   688.7 p1      45 next
        movdqa xmm11, [rbp + 1536]                                 ;   640.3 p2      45 next reload
        pxor xmm5, xmm11                                           ;   690.7 p1      45 next
        movdqa xmm12, xmm10                                        ;   649.3 p0      45 next copy
        pand xmm12, xmm13                                          ;   690.7 p1      45 next
        pxor xmm9, xmm12                                           ;   692.7 p1      45 next
        pxor xmm14, xmm9                                           ;   694.7 p1      45 next
        pxor xmm8, xmm14                                           ;   696.7 p1      45 next
        pxor xmm6, xmm14                                           ;   696.7 p1      45 next
        movdqa xmm14, [rbp + 1520]                                 ;   642.7 p2      48 next reload
        pand xmm10, xmm14                                          ;   695.7 p1      45 next
        movdqa xmm9, xmm13                                         ;   643.3 p0      45 next copy
        pand xmm13, xmm15                                          ;   696.7 p1      45 next
        pand xmm9, xmm14                                           ;   697.7 p1      45 next
        movdqa xmm12, [rbp + 1264]                                 ;   644.3 p2      45 next reload
        por xmm2, xmm12                                            ;   698.7 p1      45 next
        pxor xmm13, [rbp + 1744]                                   ;   699.7 p2+p1   45 next
        movdqa xmm3, xmm15                                         ;   645.7 p0      45 next copy
        pand xmm15, xmm14                                          ;   700.7 p1      45 next
        pand xmm3, [rbp + 1232]                                    ;   701.7 p2+p1   45 next
        pxor xmm3, xmm9                                            ;   703.7 p1      45 next
        pxor xmm9, xmm10                                           ;   703.7 p1      45 next
        pxor xmm10, xmm13                                          ;   704.7 p1      45 next
        pxor xmm3, xmm12                                           ;   705.7 p1      45 next
        pxor xmm2, xmm3                                            ;   707.7 p1      45 next
        pxor xmm1, xmm9                                            ;   707.7 p1      45 next
        movdqa xmm3, [rbp + 1712]                                  ;   649.7 p2      45 next reload
        pxor xmm9, xmm3                                            ;   708.7 p1      45 next
        pxor xmm3, xmm4                                            ;   709.7 p1      45 next
        pxor xmm7, xmm3                                            ;   711.7 p1      45 next
        pxor xmm4, xmm6                                            ;   711.7 p1      45 next
        pxor xmm4, [rbp + 1200]                                    ;   713.7 p2+p1   45 next
        movdqa xmm3, xmm14                                         ;   653.7 p0      45 next copy
        pand xmm3, [rbp + 1616]                                    ;   713.7 p2+p1   45 next
        pxor xmm11, xmm2                                           ;   714.7 p1      45 next
        pxor xmm2, xmm8                                            ;   715.7 p1      45 next
        pxor xmm8, xmm15                                           ;   716.7 p1      45 next
        pxor xmm3, [rbp + 1568]                                    ;   717.7 p2+p1   45 next
        pxor xmm12, xmm7                                           ;   718.7 p1      45 next
        pxor xmm5, xmm9                                            ;   719.7 p1      45 next
        pxor xmm4, xmm3                                            ;   720.7 p1      45 next
        pxor xmm10, xmm8                                           ;   721.7 p1      45 next
        pxor xmm13, [rbp + 1408]                                   ;   722.7 p2+p1   45 next
        pxor xmm15, [rbp + 1184]                                   ;   723.7 p2+p1   45 next
        pxor xmm0, xmm13                                           ;   724.7 p1      45 next
        pxor xmm2, [rbp + 1504]                                    ;   725.7 p2+p1   45 next
        pxor xmm1, [rbp + 1664]                                    ;   726.7 p2+p1   45 next
        pxor xmm6, xmm10                                           ;   727.7 p1      45 next
        pxor xmm14, xmm15                                          ;   728.7 p1      45 next
        pxor xmm3, [rbp + 1744]                                    ;   729.7 p2+p1   45 next
        pxor xmm11, xmm14                                          ;   730.7 p1      45 next
        movdqa xmm14, [rbp + 1632]                                 ;   660.3 p2      48 next reload
        pxor xmm4, xmm14                                           ;   731.7 p1      45 next
        pxor xmm3, [rbp + 1360]                                    ;   732.7 p2+p1   45 next
        movdqa xmm15, [rbp + 1312]                                 ;   662.7 p2      54 next reload
        pxor xmm14, xmm15                                          ;   733.7 p1      54 next
        movdqa xmm7, [rbp + 1280]                                  ;   663.7 p2      54 next reload
        pxor xmm12, xmm7                                           ;   734.7 p1      54 next
        movdqa xmm8, [rbp + 1488]                                  ;   664.7 p2      54 next reload
        pxor xmm5, xmm8                                            ;   735.7 p1      54 next
        movdqa xmm9, [rbp + 1696]                                  ;   665.7 p2      48 next reload
        pxor xmm2, xmm9                                            ;   736.7 p1      45 next
        movdqa xmm10, [rbp + 1600]                                 ;   666.7 p2      48 next reload
        pxor xmm6, xmm10                                           ;   737.7 p1      45 next
        movdqa xmm13, [rbp + 1584]                                 ;   667.7 p2      48 next reload
        pxor xmm3, xmm13                                           ;   738.7 p1      45 next
        pxor xmm11, [rbp + 1296]                                   ;   739.7 p2+p1   45 next
        pxor xmm1, [rbp + 1680]                                    ;   740.7 p2+p1   45 next
        pxor xmm0, [rbp + 1648]                                    ;   741.7 p2+p1   45 next
        pxor xmm6, [rbp + 1248]                                    ;   742.7 p2+p1   54 next
        pxor xmm3, [rbp + 1168]                                    ;   743.7 p2+p1   54 next
        pxor xmm4, [rbp + 1440]                                    ;   744.7 p2+p1   54 next
        pxor xmm2, [rbp + 1120]                                    ;   745.7 p2+p1   54 next
        pxor xmm11, [rbp + 1152]                                   ;   746.7 p2+p1   54 next
        pxor xmm10, [rbp + 1424]                                   ;   747.7 p2+p1   54 next
        pxor xmm1, [rbp + 1216]                                    ;   748.7 p2+p1   54 next
        pxor xmm0, [rbp + 1328]                                    ;   749.7 p2+p1   54 next
        pxor xmm13, [rbp + 1344]                                   ;   750.7 p2+p1   54 next
        pxor xmm9, [rbp + 1376]                                    ;   751.7 p2+p1   54 next
        pxor xmm8, [r8 + 3696]                                     ;   752.7 p2+p1   54 next
        pxor xmm7, [r8 + 3712]                                     ;   753.7 p2+p1   54 next
        pxor xmm15, [r8 + 3760]                                    ;   754.7 p2+p1   54 next
        movdqa [rbp + 1312], xmm9                                  ;   753.7 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1296]                                  ;   684.7 p2      54 next
        pxor xmm9, [rbp + 1136]                                    ;   755.7 p2+p1   54 next
        movdqa [rbp + 1296], xmm9                                  ;   757.7 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1680]                                  ;   686.7 p2      54 next
        pxor xmm9, [rbp + 1456]                                    ;   756.7 p2+p1   54 next
        movdqa [rbp + 1680], xmm9                                  ;   758.7 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1648]                                  ;   689.7 p2      54 next
        pxor xmm9, [rbp + 1392]                                    ;   757.7 p2+p1   54 next
        movdqa [rbp + 1648], xmm9                                  ;   759.7 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1248]                                  ;   691.7 p2      54 next
        pxor xmm9, [r8 + 3584]                                     ;   758.7 p2+p1   54 next
        movdqa [rbp + 1248], xmm14                                 ;   735.7 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1168]                                 ;   694.7 p2      54 next
        pxor xmm14, [r8 + 3600]                                    ;   759.7 p2+p1   54 next
        movdqa [rbp + 1168], xmm13                                 ;   752.7 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1440]                                 ;   699.3 p2      54 next
        pxor xmm13, [r8 + 3616]                                    ;   760.7 p2+p1   54 next
        movdqa [rbp + 1440], xmm10                                 ;   749.7 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1120]                                 ;   701.3 p2      54 next
        pxor xmm10, [r8 + 3632]                                    ;   761.7 p2+p1   54 next
        movdqa [rbp + 1120], xmm12                                 ;   736.7 p0+p3   54 next spill
        movdqa xmm12, [rbp + 1152]                                 ;   703.7 p2      54 next
        pxor xmm12, [r8 + 3648]                                    ;   762.7 p2+p1   54 next
        movdqa [rbp + 1152], xmm5                                  ;   737.7 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1424]                                  ;   707.7 p2      54 next
        pxor xmm5, [r8 + 3728]                                     ;   763.7 p2+p1   54 next
        movdqa [rbp + 1424], xmm0                                  ;   751.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1216]                                  ;   711.7 p2      54 next
        pxor xmm0, [r8 + 3664]                                     ;   764.7 p2+p1   54 next
        movdqa [rbp + 1216], xmm1                                  ;   750.7 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1328]                                  ;   716.3 p2      54 next
        pxor xmm1, [r8 + 3680]                                     ;   765.7 p2+p1   54 next
        movdqa [rbp + 1328], xmm11                                 ;   748.7 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1344]                                 ;   718.7 p2      54 next
        pxor xmm11, [r8 + 3744]                                    ;   766.7 p2+p1   54 next
        movdqa [rbp + 1344], xmm2                                  ;   747.7 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1376]                                  ;   722.7 p2      54 next
        pxor xmm2, [r8 + 3776]                                     ;   767.7 p2+p1   54 next
        movdqa [rbp + 1376], xmm4                                  ;   746.7 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1136]                                  ;   725.7 p2      54 next
        pxor xmm4, [r8 + 3792]                                     ;   768.7 p2+p1   54 next
        movdqa [rbp + 1136], xmm3                                  ;   745.7 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1456]                                  ;   728.7 p2      54 next
        pxor xmm3, [r8 + 3808]                                     ;   769.7 p2+p1   54 next
        movdqa [rbp + 1456], xmm6                                  ;   744.7 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1392]                                  ;   732.7 p2      54 next
        pxor xmm6, [r8 + 3824]                                     ;   770.7 p2+p1   54 next
        movdqa [rbp + 1392], xmm13                                 ;   762.7 p0+p3   54 next spill
        movdqa xmm13, xmm7                                         ;   755.7 p0      41 next copy
        pxor xmm13, xmm2                                           ;   771.7 p1      41 next
        movdqa [rbp + 1280], xmm10                                 ;   763.7 p0+p3   54 next spill
        movdqa xmm10, xmm13                                        ;   773.7 p0      41 next copy
        movdqa [rbp + 1488], xmm14                                 ;   761.7 p0+p3   54 next spill
        movdqa xmm14, xmm7                                         ;   755.7 p0      41 next copy
        pand xmm14, xmm11                                          ;   772.7 p1      41 next
        movdqa [rbp + 1584], xmm1                                  ;   767.7 p0+p3   54 next spill
        movdqa xmm1, xmm7                                          ;   755.7 p0      41 next copy
        pand xmm1, xmm8                                            ;   773.7 p1      41 next
        movdqa [rbp + 1600], xmm0                                  ;   766.7 p0+p3   54 next spill
        movdqa xmm0, xmm11                                         ;   768.7 p0      41 next copy
        pand xmm0, xmm3                                            ;   775.7 p1      41 next
        movdqa [rbp + 1696], xmm9                                  ;   760.7 p0+p3   54 next spill
        movdqa xmm9, xmm11                                         ;   768.7 p0      41 next copy
        pand xmm9, xmm4                                            ;   775.7 p1      41 next
        movdqa [rbp + 1632], xmm12                                 ;   764.7 p0+p3   54 next spill
        movdqa xmm12, xmm11                                        ;   768.7 p0      41 next copy
        movdqa [rbp + 1360], xmm0                                  ;   777.7 p0+p3   41 next spill
        movdqa xmm0, xmm11                                         ;   768.7 p0      41 next copy
        pand xmm0, xmm5                                            ;   776.7 p1      41 next
        pxor xmm10, xmm0                                           ;   780.7 p1      41 next
        movdqa xmm0, xmm11                                         ;   768.7 p0      41 next copy
        pand xmm0, xmm8                                            ;   778.7 p1      41 next
        movdqa [rbp + 1744], xmm10                                 ;   782.7 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;   768.7 p0      41 next copy
        pand xmm10, xmm15                                          ;   779.7 p1      41 next
        pxor xmm14, xmm10                                          ;   781.7 p1      41 next
        movdqa [rbp + 1664], xmm14                                 ;   783.7 p0+p3   41 next spill
        movdqa xmm14, xmm4                                         ;   770.7 p0      41 next copy
        pxor xmm14, xmm8                                           ;   781.7 p1      41 next
        pxor xmm12, xmm14                                          ;   783.7 p1      41 next
        movdqa [rbp + 1504], xmm14                                 ;   783.7 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;   785.7 p0      41 next copy
        pand xmm14, xmm5                                           ;   792.7 p1      41 next
        movdqa [rbp + 1184], xmm7                                  ;   758.0 p0+p3   54 next spill
        movdqa xmm7, xmm12                                         ;   785.7 p0      41 next copy
        por xmm7, xmm6                                             ;   792.7 p1      41 next
        movdqa [rbp + 1408], xmm12                                 ;   785.7 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;   770.7 p0      41 next copy
        pand xmm12, xmm15                                          ;   785.7 p1      41 next
        pxor xmm0, xmm12                                           ;   787.7 p1      41 next
        movdqa xmm12, xmm8                                         ;   762.0 p0      41 next copy
        pand xmm12, xmm3                                           ;   787.7 p1      41 next
        pxor xmm9, xmm12                                           ;   789.7 p1      41 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;   761.3 p2      41 next reload
        pxor xmm9, xmm12                                           ;   791.7 p1      41 next
        movdqa xmm12, xmm8                                         ;   763.0 p0      41 next copy
        pand xmm12, xmm6                                           ;   790.7 p1      41 next
        pxor xmm12, xmm3                                           ;   792.7 p1      41 next
        pxor xmm14, xmm12                                          ;   794.7 p1      41 next
        pxor xmm10, xmm12                                          ;   794.7 p1      41 next
        movdqa xmm12, xmm3                                         ;   771.7 p0      41 next copy
        pand xmm12, xmm6                                           ;   794.7 p1      41 next
        pxor xmm0, xmm12                                           ;   796.7 p1      41 next
        movdqa [rbp + 1520], xmm12                                 ;   796.7 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;   773.7 p0      41 next copy
        pand xmm13, xmm8                                           ;   796.7 p1      41 next
        pand xmm12, xmm15                                          ;   797.7 p1      41 next
        movdqa [rbp + 1264], xmm13                                 ;   798.7 p0+p3   41 next spill
        movdqa xmm13, xmm6                                         ;   772.7 p0      41 next copy
        pand xmm13, xmm15                                          ;   798.7 p1      41 next
        pxor xmm11, xmm13                                          ;   800.7 p1      41 next
        pxor xmm14, xmm11                                          ;   802.7 p1      41 next
        pand xmm11, xmm6                                           ;   802.7 p1      41 next
        pxor xmm11, [rel misty1_decrypt_compact.T0_constants128]   ;   804.7 p2+p1   41 next
        movdqa [rbp + 1568], xmm13                                 ;   800.7 p0+p3   41 next spill
        movdqa xmm13, xmm6                                         ;   772.7 p0      41 next copy
        movdqa [rbp + 1536], xmm11                                 ;   806.7 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;   772.7 p0      41 next copy
        movdqa [rbp + 1616], xmm6                                  ;   773.3 p0+p3   54 next spill
        movdqa xmm6, xmm0                                          ;   798.7 p0      41 next copy
        movdqa [rbp + 1200], xmm0                                  ;   798.7 p0+p3   41 next spill
        movdqa xmm0, xmm8                                          ;   776.3 p0      41 next copy
        movdqa [rbp + 1712], xmm9                                  ;   793.7 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;   778.3 p0      41 next copy
        pand xmm9, xmm2                                            ;   803.7 p1      41 next
        pxor xmm13, xmm9                                           ;   805.7 p1      41 next
        pxor xmm9, xmm5                                            ;   805.7 p1      41 next
        pand xmm13, xmm2                                           ;   807.7 p1      41 next
        pxor xmm14, xmm13                                          ;   809.7 p1      41 next
        movdqa xmm13, xmm9                                         ;   807.7 p0      41 next copy
        pand xmm9, xmm15                                           ;   808.7 p1      41 next
        movdqa [rbp + 1232], xmm14                                 ;   811.7 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   781.3 p0      41 next copy
        pand xmm14, xmm5                                           ;   809.7 p1      41 next
        pxor xmm7, xmm14                                           ;   811.7 p1      41 next
        pxor xmm1, xmm7                                            ;   813.7 p1      41 next
        movdqa xmm14, xmm15                                        ;   782.3 p0      41 next copy
        movdqa xmm7, xmm15                                         ;   783.3 p0      41 next copy
        pand xmm7, xmm8                                            ;   812.7 p1      41 next
        pand xmm15, xmm3                                           ;   813.7 p1      41 next
        movdqa [rbp + 1552], xmm4                                  ;   784.3 p0+p3   54 next spill
        movdqa xmm4, xmm8                                          ;   785.3 p0      41 next copy
        pxor xmm4, [rbp + 1184]                                    ;   814.7 p2+p1   41 next
        movdqa [rbp + 1760], xmm8                                  ;   786.3 p0+p3   54 next spill
        movdqa xmm8, xmm3                                          ;   787.3 p0      41 next copy
        pand xmm8, xmm2                                            ;   815.7 p1      41 next
        pxor xmm12, xmm8                                           ;   817.7 p1      41 next
        pxor xmm10, xmm12                                          ;   819.7 p1      41 next
        pxor xmm13, xmm10                                          ;   821.7 p1      41 next
        pxor xmm6, xmm13                                           ;   823.7 p1      41 next
        pxor xmm12, xmm1                                           ;   820.7 p1      41 next
        movdqa xmm8, [rbp + 1504]                                  ;   784.7 p2      41 next reload
        pxor xmm12, xmm8                                           ;   822.7 p1      41 next
        pand xmm8, xmm2                                            ;   822.7 p1      41 next
        pxor xmm15, xmm7                                           ;   823.7 p1      41 next
        pand xmm4, xmm2                                            ;   824.7 p1      41 next
        movdqa xmm10, xmm3                                         ;   788.3 p0      41 next copy
        movdqa xmm13, [rbp + 1184]                                 ;   786.7 p2      54 next reload
        pand xmm10, xmm13                                          ;   825.7 p1      41 next
        movdqa [rbp + 1504], xmm6                                  ;   825.7 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;   797.7 p0      41 next copy
        pand xmm6, xmm5                                            ;   826.7 p1      41 next
        pxor xmm0, xmm6                                            ;   828.7 p1      41 next
        pxor xmm10, xmm0                                           ;   830.7 p1      41 next
        pxor xmm11, xmm0                                           ;   830.7 p1      41 next
        pxor xmm9, xmm10                                           ;   832.7 p1      41 next
        pxor xmm8, xmm11                                           ;   832.7 p1      41 next
        pxor xmm14, xmm8                                           ;   834.7 p1      41 next
        pand xmm11, xmm13                                          ;   833.7 p1      41 next
        pxor xmm15, xmm11                                          ;   835.7 p1      41 next
        movdqa xmm0, [rbp + 1360]                                  ;   791.3 p2      41 next reload
        pxor xmm7, xmm0                                            ;   835.7 p1      41 next
        pxor xmm4, xmm9                                            ;   836.7 p1      41 next
        pxor xmm9, xmm7                                            ;   837.7 p1      41 next
        movdqa xmm6, [rbp + 1552]                                  ;   792.7 p2      54 next reload
        pand xmm13, xmm6                                           ;   838.7 p1      41 next
        movdqa xmm7, [rbp + 1744]                                  ;   793.7 p2      41 next reload
        pxor xmm15, xmm7                                           ;   839.7 p1      41 next
        movdqa xmm8, [rbp + 1408]                                  ;   794.7 p2      41 next reload
        por xmm2, xmm8                                             ;   840.7 p1      41 next
        movdqa xmm10, xmm3                                         ;   794.7 p0      41 next copy
        pand xmm3, xmm5                                            ;   841.7 p1      41 next
        pand xmm10, xmm6                                           ;   842.7 p1      41 next
        movdqa xmm11, [rbp + 1536]                                 ;   806.7 p2      41 next reload
        pxor xmm3, xmm11                                           ;   843.7 p1      41 next
        movdqa xmm0, xmm5                                          ;   796.3 p0      41 next copy
        pand xmm5, xmm6                                            ;   844.7 p1      41 next
        pand xmm0, [rbp + 1616]                                    ;   845.7 p2+p1   41 next
        pxor xmm0, xmm10                                           ;   847.7 p1      41 next
        pxor xmm10, xmm13                                          ;   847.7 p1      41 next
        pxor xmm13, xmm3                                           ;   848.7 p1      41 next
        pxor xmm0, xmm8                                            ;   849.7 p1      41 next
        pxor xmm2, xmm0                                            ;   851.7 p1      41 next
        movdqa xmm0, xmm6                                          ;   803.7 p0      41 next copy
        pand xmm0, [rbp + 1760]                                    ;   851.7 p2+p1   41 next
        pxor xmm0, [rbp + 1664]                                    ;   853.7 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   855.7 p1      41 next
        pxor xmm3, [rbp + 1520]                                    ;   854.7 p2+p1   41 next
        pxor xmm12, xmm3                                           ;   856.7 p1      41 next
        movdqa xmm3, xmm14                                         ;   836.7 p0      41 next copy
        pxor xmm14, xmm9                                           ;   856.7 p1      41 next
        pxor xmm3, [rbp + 1712]                                    ;   857.7 p2+p1   41 next
        pxor xmm1, xmm3                                            ;   859.7 p1      41 next
        pxor xmm7, xmm2                                            ;   859.7 p1      41 next
        pxor xmm2, xmm4                                            ;   860.7 p1      41 next
        pxor xmm4, xmm5                                            ;   861.7 p1      41 next
        pxor xmm14, [rbp + 1264]                                   ;   862.7 p2+p1   41 next
        pxor xmm0, xmm14                                           ;   864.7 p1      41 next
        pxor xmm8, xmm1                                            ;   864.7 p1      41 next
        pxor xmm5, [rbp + 1200]                                    ;   865.7 p2+p1   41 next
        pxor xmm6, xmm5                                            ;   867.7 p1      41 next
        pxor xmm11, [rbp + 1232]                                   ;   867.7 p2+p1   41 next
        pxor xmm2, [rbp + 1568]                                    ;   868.7 p2+p1   41 next
        pxor xmm13, xmm4                                           ;   869.7 p1      41 next
        pxor xmm9, xmm13                                           ;   871.7 p1      41 next
        pxor xmm7, xmm6                                            ;   871.7 p1      41 next
        movdqa xmm14, [rbp + 1504]                                 ;   825.7 p2      41 next
        pxor xmm14, xmm10                                          ;   872.7 p1      41 next
        pxor xmm10, [rbp + 1712]                                   ;   873.7 p2+p1   41 next
        pxor xmm15, xmm10                                          ;   875.7 p1      41 next
        pxor xmm14, [rbp + 1360]                                   ;   875.7 p2+p1   41 next
        movdqa xmm1, [rbp + 1632]                                  ;   812.7 p2      41 next
        movdqa xmm3, [rbp + 1696]                                  ;   813.7 p2      54 next reload
        pand xmm1, xmm3                                            ;   876.7 p1      41 next
        movdqa xmm4, [rbp + 1600]                                  ;   814.7 p2      41 next
        pand xmm4, xmm3                                            ;   877.7 p1      41 next
        movdqa xmm5, [rbp + 1584]                                  ;   815.7 p2      41 next
        movdqa xmm6, [rbp + 1488]                                  ;   816.7 p2      54 next reload
        pand xmm5, xmm6                                            ;   878.7 p1      41 next
        movdqa xmm10, xmm4                                         ;   879.7 p0      41 next copy
        movdqa xmm13, [rbp + 1584]                                 ;   817.7 p2      54 next reload
        pand xmm10, xmm13                                          ;   886.7 p1      41 next
        movdqa [rbp + 1360], xmm8                                  ;   866.7 p0+p3   41 next spill
        movdqa xmm8, xmm1                                          ;   878.7 p0      41 next copy
        movdqa [rbp + 1712], xmm15                                 ;   877.7 p0+p3   41 next spill
        movdqa xmm15, xmm1                                         ;   878.7 p0      41 next copy
        movdqa [rbp + 1504], xmm12                                 ;   858.7 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;   827.7 p0      41 next copy
        movdqa [rbp + 1568], xmm14                                 ;   877.7 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;   827.7 p0      41 next copy
        movdqa [rbp + 1232], xmm7                                  ;   873.7 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;   827.7 p0      41 next copy
        pand xmm7, [rbp + 1600]                                    ;   880.7 p2+p1   41 next
        movdqa [rbp + 1200], xmm2                                  ;   870.7 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;   827.7 p0      41 next copy
        pand xmm2, xmm3                                            ;   881.7 p1      41 next
        movdqa xmm6, xmm2                                          ;   883.7 p0      41 next copy
        movdqa [rbp + 1552], xmm0                                  ;   866.7 p0+p3   41 next spill
        movdqa xmm0, xmm3                                          ;   829.7 p0      41 next copy
        pand xmm0, [rbp + 1280]                                    ;   882.7 p2+p1   41 next
        pxor xmm12, xmm0                                           ;   884.7 p1      41 next
        movdqa [rbp + 1408], xmm11                                 ;   869.7 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;   886.7 p0      41 next copy
        pxor xmm11, [rbp + 1632]                                   ;   893.7 p2+p1   41 next
        pand xmm11, xmm13                                          ;   895.7 p1      41 next
        pxor xmm0, xmm11                                           ;   897.7 p1      41 next
        movdqa [rbp + 1264], xmm9                                  ;   873.7 p0+p3   41 next spill
        movdqa xmm9, xmm3                                          ;   833.7 p0      41 next copy
        movdqa xmm3, xmm13                                         ;   834.7 p0      41 next copy
        pand xmm3, [rbp + 1280]                                    ;   887.7 p2+p1   41 next
        movdqa [rbp + 1744], xmm11                                 ;   897.7 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;   836.7 p0      41 next copy
        pand xmm11, [rbp + 1392]                                   ;   888.7 p2+p1   41 next
        pxor xmm2, xmm11                                           ;   890.7 p1      41 next
        movdqa xmm13, xmm2                                         ;   892.7 p0      41 next copy
        pand xmm13, [rbp + 1392]                                   ;   899.7 p2+p1   41 next
        pxor xmm9, xmm13                                           ;   901.7 p1      41 next
        movdqa xmm13, xmm7                                         ;   882.7 p0      41 next copy
        pand xmm13, [rbp + 1280]                                   ;   892.7 p2+p1   41 next
        pxor xmm6, xmm13                                           ;   894.7 p1      41 next
        movdqa xmm13, [rbp + 1632]                                 ;   838.7 p2      41 next
        pand xmm13, [rbp + 1280]                                   ;   894.7 p2+p1   41 next
        pxor xmm8, xmm13                                           ;   896.7 p1      41 next
        pxor xmm10, xmm7                                           ;   896.7 p1      41 next
        pand xmm8, [rbp + 1600]                                    ;   898.7 p2+p1   41 next
        pxor xmm10, [rel misty1_decrypt_compact.T0_constants128]   ;   898.7 p2+p1   41 next
        movdqa [rbp + 1520], xmm0                                  ;   899.7 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1600]                                  ;   844.7 p2      41 next
        pand xmm0, [rbp + 1392]                                    ;   899.7 p2+p1   41 next
        pxor xmm5, xmm0                                            ;   901.7 p1      41 next
        pand xmm14, xmm0                                           ;   901.7 p1      41 next
        pxor xmm13, xmm5                                           ;   903.7 p1      41 next
        pxor xmm15, xmm5                                           ;   903.7 p1      41 next
        pxor xmm9, xmm12                                           ;   904.7 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;   850.7 p2      54 next reload
        pand xmm2, xmm0                                            ;   905.7 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;   853.7 p2      54 next reload
        pand xmm12, xmm5                                           ;   906.7 p1      41 next
        movdqa [rbp + 1664], xmm15                                 ;   905.7 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   889.7 p0      41 next copy
        pxor xmm15, xmm0                                           ;   907.7 p1      41 next
        pxor xmm8, xmm15                                           ;   909.7 p1      41 next
        pxor xmm2, xmm8                                            ;   911.7 p1      41 next
        movdqa xmm8, [rbp + 1600]                                  ;   858.3 p2      54 next reload
        pand xmm15, xmm8                                           ;   910.7 p1      41 next
        movdqa xmm8, xmm13                                         ;   905.7 p0      41 next copy
        pand xmm8, xmm5                                            ;   912.7 p1      41 next
        pxor xmm6, xmm8                                            ;   914.7 p1      41 next
        movdqa xmm8, [rbp + 1280]                                  ;   860.0 p2      54 next reload
        pxor xmm6, xmm8                                            ;   916.7 p1      41 next
        pxor xmm13, [rbp + 1696]                                   ;   914.7 p2+p1   41 next
        movdqa [rbp + 1760], xmm6                                  ;   918.7 p0+p3   41 next spill
        movdqa xmm6, xmm4                                          ;   879.7 p0      41 next copy
        movdqa [rbp + 1616], xmm4                                  ;   879.7 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   882.7 p0      41 next copy
        pxor xmm7, xmm5                                            ;   915.7 p1      41 next
        pxor xmm4, [rbp + 1584]                                    ;   916.7 p2+p1   41 next
        pand xmm4, [rbp + 1696]                                    ;   918.7 p2+p1   41 next
        movdqa [rbp + 1536], xmm9                                  ;   906.7 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   873.7 p0      41 next copy
        movdqa xmm5, xmm10                                         ;   900.7 p0      41 next copy
        pxor xmm10, xmm4                                           ;   920.7 p1      41 next
        movdqa [rbp + 1184], xmm14                                 ;   903.7 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   876.7 p0      41 next copy
        pand xmm14, [rbp + 1488]                                   ;   919.7 p2+p1   41 next
        pxor xmm15, xmm14                                          ;   921.7 p1      41 next
        pxor xmm1, xmm14                                           ;   921.7 p1      41 next
        movdqa xmm14, xmm8                                         ;   879.0 p0      41 next copy
        movdqa [rbp + 1728], xmm1                                  ;   923.7 p0+p3   41 next spill
        movdqa xmm1, xmm8                                          ;   881.0 p0      41 next copy
        pxor xmm1, xmm11                                           ;   922.7 p1      41 next
        pand xmm3, xmm1                                            ;   924.7 p1      41 next
        movdqa xmm8, xmm11                                         ;   890.7 p0      41 next copy
        movdqa [rbp + 1472], xmm3                                  ;   926.7 p0+p3   41 next spill
        movdqa xmm3, xmm13                                         ;   916.7 p0      41 next copy
        pand xmm13, xmm0                                           ;   924.7 p1      41 next
        pxor xmm10, xmm13                                          ;   926.7 p1      41 next
        movdqa xmm13, [rbp + 1696]                                 ;   889.7 p2      54 next reload
        pand xmm3, xmm13                                           ;   926.7 p1      41 next
        pxor xmm5, xmm3                                            ;   928.7 p1      41 next
        pxor xmm8, xmm5                                            ;   930.7 p1      41 next
        pxor xmm15, xmm8                                           ;   932.7 p1      41 next
        movdqa xmm3, [rbp + 1600]                                  ;   891.3 p2      54 next reload
        pand xmm1, xmm3                                            ;   930.7 p1      41 next
        pxor xmm4, xmm1                                            ;   932.7 p1      41 next
        movdqa xmm5, xmm0                                          ;   892.3 p0      41 next copy
        movdqa xmm8, [rbp + 1488]                                  ;   892.7 p2      54 next reload
        pand xmm5, xmm8                                            ;   932.7 p1      41 next
        pxor xmm6, xmm5                                            ;   934.7 p1      41 next
        pxor xmm9, xmm6                                            ;   936.7 p1      41 next
        pxor xmm12, xmm6                                           ;   936.7 p1      41 next
        pxor xmm2, xmm12                                           ;   938.7 p1      41 next
        pand xmm14, xmm9                                           ;   938.7 p1      41 next
        pxor xmm11, xmm9                                           ;   938.7 p1      41 next
        pxor xmm4, xmm11                                           ;   940.7 p1      41 next
        pxor xmm14, xmm3                                           ;   940.7 p1      41 next
        movdqa xmm5, [rbp + 1520]                                  ;   899.7 p2      41 next reload
        pxor xmm1, xmm5                                            ;   941.7 p1      41 next
        pxor xmm14, [rbp + 1184]                                   ;   942.7 p2+p1   41 next
        pxor xmm2, [rbp + 1744]                                    ;   943.7 p2+p1   41 next
        movdqa xmm6, [rbp + 1536]                                  ;   906.7 p2      41 next reload
        pxor xmm4, xmm6                                            ;   944.7 p1      41 next
        pxor xmm1, [rbp + 1616]                                    ;   945.7 p2+p1   41 next
        movdqa xmm9, xmm0                                          ;   899.3 p0      41 next copy
        pand xmm9, xmm7                                            ;   946.7 p1      41 next
        pand xmm7, xmm13                                           ;   947.7 p1      41 next
        movdqa xmm11, [rbp + 1584]                                 ;   901.0 p2      54 next reload
        pxor xmm7, xmm11                                           ;   949.7 p1      41 next
        pxor xmm10, xmm7                                           ;   951.7 p1      41 next
        movdqa xmm7, xmm3                                          ;   902.3 p0      41 next copy
        pand xmm7, xmm11                                           ;   950.7 p1      41 next
        pand xmm5, xmm7                                            ;   952.7 p1      41 next
        movdqa xmm12, [rbp + 1728]                                 ;   923.7 p2      41 next reload
        pxor xmm7, xmm12                                           ;   952.7 p1      41 next
        pand xmm7, xmm11                                           ;   954.7 p1      41 next
        pxor xmm6, xmm7                                            ;   956.7 p1      41 next
        pxor xmm9, xmm6                                            ;   958.7 p1      41 next
        movdqa xmm6, [rbp + 1392]                                  ;   904.0 p2      54 next reload
        pand xmm12, xmm6                                           ;   956.7 p1      41 next
        pxor xmm4, xmm12                                           ;   958.7 p1      41 next
        pxor xmm5, [rbp + 1664]                                    ;   958.7 p2+p1   41 next
        pxor xmm14, xmm5                                           ;   960.7 p1      41 next
        pxor xmm10, [rbp + 1472]                                   ;   960.7 p2+p1   41 next
        pxor xmm13, [rbp + 1264]                                   ;   961.7 p2+p1   41 next
        movdqa xmm5, [rel misty1_decrypt_compact.T0_constants128]  ;   908.0 p2      41 next reload
        pxor xmm9, xmm5                                            ;   962.7 p1      41 next
        pxor xmm15, xmm13                                          ;   963.7 p1      41 next
        pxor xmm8, [rbp + 1408]                                    ;   964.7 p2+p1   41 next
        pxor xmm10, xmm8                                           ;   966.7 p1      41 next
        pxor xmm1, [rbp + 1760]                                    ;   966.7 p2+p1   41 next
        pxor xmm6, [rbp + 1552]                                    ;   967.7 p2+p1   41 next
        pxor xmm2, xmm6                                            ;   969.7 p1      41 next
        pxor xmm0, [rbp + 1232]                                    ;   969.7 p2+p1   41 next
        pxor xmm3, [rbp + 1568]                                    ;   970.7 p2+p1   41 next
        pxor xmm4, xmm3                                            ;   972.7 p1      41 next
        pxor xmm14, xmm5                                           ;   972.7 p1      41 next
        pxor xmm14, xmm0                                           ;   974.7 p1      41 next
        pxor xmm11, [rbp + 1504]                                   ;   974.7 p2+p1   41 next
        pxor xmm1, xmm11                                           ;   976.7 p1      41 next
        pxor xmm15, [r8 + 6800]                                    ;   976.7 p2+p1   48 next
        pxor xmm10, [r8 + 6816]                                    ;   977.7 p2+p1   48 next
        pxor xmm2, [r8 + 6832]                                     ;   978.7 p2+p1   48 next
        pxor xmm13, [r8 + 6656]                                    ;   979.7 p2+p1   48 next
        pxor xmm8, [r8 + 6672]                                     ;   980.7 p2+p1   48 next
        pxor xmm14, [r8 + 6864]                                    ;   981.7 p2+p1   48 next
        pxor xmm6, [r8 + 6688]                                     ;   982.7 p2+p1   48 next
        pxor xmm4, [r8 + 6880]                                     ;   983.7 p2+p1   48 next
        pxor xmm1, [r8 + 6896]                                     ;   984.7 p2+p1   48 next
        pxor xmm0, [r8 + 6720]                                     ;   985.7 p2+p1   48 next
        pxor xmm3, [r8 + 6736]                                     ;   986.7 p2+p1   48 next
        pxor xmm11, [r8 + 6752]                                    ;   987.7 p2+p1   48 next
        movdqa xmm7, [rbp + 1200]                                  ;   927.0 p2      41 next
        pxor xmm7, [rbp + 1280]                                    ;   988.7 p2+p1   41 next
        pxor xmm9, xmm7                                            ;   990.7 p1      41 next
        pxor xmm9, [r8 + 6848]                                     ;   992.7 p2+p1   48 next
        pxor xmm7, [r8 + 6704]                                     ;   991.7 p2+p1   48 next
        movdqa xmm12, [rbp + 1712]                                 ;   931.0 p2      48 next
        pxor xmm12, [r8 + 6768]                                    ;   992.7 p2+p1   48 next
        movdqa [rbp + 1712], xmm1                                  ;   986.7 p0+p3   48 next spill
        movdqa xmm1, [rbp + 1360]                                  ;   933.0 p2      48 next
        pxor xmm1, [r8 + 6784]                                     ;   993.7 p2+p1   48 next
        movdqa [rbp + 1360], xmm4                                  ;   985.7 p0+p3   48 next spill
        movdqa xmm4, xmm8                                          ;   982.7 p0      45 next copy
        pxor xmm4, xmm3                                            ;   994.7 p1      45 next
        movdqa [rbp + 1280], xmm14                                 ;   983.7 p0+p3   48 next spill
        movdqa xmm14, xmm4                                         ;   996.7 p0      45 next copy
        movdqa [rbp + 1200], xmm9                                  ;   994.7 p0+p3   48 next spill
        movdqa xmm9, xmm8                                          ;   982.7 p0      45 next copy
        pand xmm9, xmm7                                            ;   995.7 p1      45 next
        movdqa [rbp + 1504], xmm2                                  ;   980.7 p0+p3   48 next spill
        movdqa xmm2, xmm8                                          ;   982.7 p0      45 next copy
        pand xmm2, xmm13                                           ;   996.7 p1      45 next
        movdqa [rbp + 1568], xmm10                                 ;   979.7 p0+p3   48 next spill
        movdqa xmm10, xmm7                                         ;   993.7 p0      45 next copy
        pand xmm10, xmm11                                          ;  1000.7 p1      45 next
        movdqa [rbp + 1232], xmm15                                 ;   978.7 p0+p3   48 next spill
        movdqa xmm15, xmm7                                         ;   993.7 p0      45 next copy
        pand xmm15, xmm12                                          ;  1000.7 p1      45 next
        movdqa [rbp + 1552], xmm15                                 ;  1002.7 p0+p3   45 next spill
        movdqa xmm15, xmm7                                         ;   993.7 p0      45 next copy
        movdqa [rbp + 1760], xmm8                                  ;   982.7 p0+p3   48 next spill
        movdqa xmm8, xmm7                                          ;   993.7 p0      45 next copy
        pand xmm8, xmm6                                            ;  1000.7 p1      45 next
        pxor xmm14, xmm8                                           ;  1003.7 p1      45 next
        movdqa xmm8, xmm7                                          ;   993.7 p0      45 next copy
        pand xmm8, xmm13                                           ;  1001.7 p1      45 next
        movdqa [rbp + 1408], xmm14                                 ;  1005.7 p0+p3   45 next spill
        movdqa xmm14, xmm7                                         ;   993.7 p0      45 next copy
        pand xmm14, xmm0                                           ;  1002.7 p1      45 next
        pxor xmm9, xmm14                                           ;  1004.7 p1      45 next
        movdqa [rbp + 1264], xmm9                                  ;  1006.7 p0+p3   45 next spill
        movdqa xmm9, xmm11                                         ;   989.7 p0      45 next copy
        pxor xmm9, xmm13                                           ;  1004.7 p1      45 next
        pxor xmm15, xmm9                                           ;  1006.7 p1      45 next
        movdqa [rbp + 1472], xmm9                                  ;  1006.7 p0+p3   45 next spill
        movdqa xmm9, xmm11                                         ;   989.7 p0      45 next copy
        pand xmm9, xmm0                                            ;  1006.7 p1      45 next
        pxor xmm8, xmm9                                            ;  1008.7 p1      45 next
        movdqa xmm9, xmm15                                         ;  1008.7 p0      45 next copy
        pand xmm9, xmm6                                            ;  1015.7 p1      45 next
        movdqa [rbp + 1664], xmm11                                 ;   989.7 p0+p3   48 next spill
        movdqa xmm11, xmm15                                        ;  1008.7 p0      45 next copy
        por xmm11, xmm1                                            ;  1015.7 p1      45 next
        movdqa [rbp + 1584], xmm15                                 ;  1008.7 p0+p3   45 next spill
        movdqa xmm15, xmm13                                        ;   981.7 p0      45 next copy
        pand xmm15, xmm12                                          ;  1010.7 p1      45 next
        pxor xmm10, xmm15                                          ;  1012.7 p1      45 next
        pxor xmm10, xmm5                                           ;  1014.7 p1      45 next
        movdqa xmm15, xmm13                                        ;   981.7 p0      45 next copy
        pand xmm15, xmm1                                           ;  1013.7 p1      45 next
        pxor xmm15, xmm12                                          ;  1015.7 p1      45 next
        pxor xmm9, xmm15                                           ;  1017.7 p1      45 next
        pxor xmm14, xmm15                                          ;  1017.7 p1      45 next
        movdqa xmm15, xmm12                                        ;   994.7 p0      45 next copy
        pand xmm15, xmm1                                           ;  1017.7 p1      45 next
        pxor xmm8, xmm15                                           ;  1019.7 p1      45 next
        movdqa [rbp + 1392], xmm15                                 ;  1019.7 p0+p3   45 next spill
        movdqa xmm15, xmm4                                         ;   996.7 p0      45 next copy
        pand xmm4, xmm13                                           ;  1019.7 p1      45 next
        pand xmm15, xmm0                                           ;  1020.7 p1      45 next
        movdqa [rbp + 1600], xmm4                                  ;  1021.7 p0+p3   45 next spill
        movdqa xmm4, xmm1                                          ;   995.7 p0      45 next copy
        pand xmm4, xmm0                                            ;  1021.7 p1      45 next
        pxor xmm7, xmm4                                            ;  1023.7 p1      45 next
        pxor xmm9, xmm7                                            ;  1025.7 p1      45 next
        pand xmm7, xmm1                                            ;  1025.7 p1      45 next
        pxor xmm7, xmm5                                            ;  1027.7 p1      45 next
        movdqa xmm5, xmm1                                          ;   995.7 p0      45 next copy
        movdqa [rbp + 1632], xmm4                                  ;  1023.7 p0+p3   45 next spill
        movdqa xmm4, xmm1                                          ;   995.7 p0      45 next copy
        movdqa [rbp + 1728], xmm7                                  ;  1029.7 p0+p3   45 next spill
        movdqa xmm7, xmm13                                         ;   981.7 p0      45 next copy
        movdqa [rbp + 1696], xmm1                                  ;   995.7 p0+p3   48 next spill
        movdqa xmm1, xmm8                                          ;  1021.7 p0      45 next copy
        movdqa [rbp + 1488], xmm8                                  ;  1021.7 p0+p3   45 next spill
        movdqa xmm8, xmm0                                          ;   987.7 p0      45 next copy
        pand xmm8, xmm3                                            ;  1026.7 p1      45 next
        pxor xmm5, xmm8                                            ;  1028.7 p1      45 next
        pxor xmm8, xmm6                                            ;  1028.7 p1      45 next
        pand xmm5, xmm3                                            ;  1030.7 p1      45 next
        pxor xmm9, xmm5                                            ;  1032.7 p1      45 next
        movdqa xmm5, xmm0                                          ;   987.7 p0      45 next copy
        pand xmm5, xmm8                                            ;  1031.7 p1      45 next
        movdqa [rbp + 1616], xmm9                                  ;  1034.7 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;   987.0 p0      45 next copy
        pand xmm9, xmm3                                            ;  1032.7 p1      45 next
        pxor xmm11, xmm9                                           ;  1034.7 p1      45 next
        pxor xmm2, xmm11                                           ;  1036.7 p1      45 next
        movdqa xmm9, xmm0                                          ;   989.0 p0      45 next copy
        movdqa xmm11, xmm0                                         ;   990.0 p0      45 next copy
        pand xmm0, xmm13                                           ;  1035.7 p1      45 next
        pand xmm11, xmm12                                          ;  1036.7 p1      45 next
        movdqa [rbp + 1536], xmm10                                 ;  1016.7 p0+p3   45 next spill
        movdqa xmm10, xmm13                                        ;   992.7 p0      45 next copy
        pxor xmm10, [rbp + 1760]                                   ;  1037.7 p2+p1   45 next
        movdqa [rbp + 1744], xmm13                                 ;   995.3 p0+p3   48 next spill
        movdqa xmm13, xmm6                                         ;   996.3 p0      45 next copy
        pand xmm13, [rbp + 1760]                                   ;  1038.7 p2+p1   45 next
        pxor xmm7, xmm13                                           ;  1040.7 p1      45 next
        pxor xmm4, xmm7                                            ;  1042.7 p1      45 next
        movdqa xmm13, xmm12                                        ;   997.7 p0      45 next copy
        pand xmm13, xmm3                                           ;  1041.7 p1      45 next
        pxor xmm15, xmm13                                          ;  1043.7 p1      45 next
        pxor xmm14, xmm15                                          ;  1045.7 p1      45 next
        pxor xmm8, xmm14                                           ;  1047.7 p1      45 next
        pxor xmm1, xmm8                                            ;  1049.7 p1      45 next
        pxor xmm15, xmm2                                           ;  1046.7 p1      45 next
        pxor xmm11, xmm0                                           ;  1047.7 p1      45 next
        pand xmm10, xmm3                                           ;  1048.7 p1      45 next
        movdqa xmm14, [rbp + 1472]                                 ;  1006.7 p2      45 next reload
        pxor xmm15, xmm14                                          ;  1049.7 p1      45 next
        pand xmm14, xmm3                                           ;  1050.7 p1      45 next
        pxor xmm14, xmm4                                           ;  1052.7 p1      45 next
        pxor xmm9, xmm14                                           ;  1054.7 p1      45 next
        movdqa xmm14, [rbp + 1760]                                 ;  1005.3 p2      48 next reload
        pand xmm4, xmm14                                           ;  1053.7 p1      45 next
        pxor xmm11, xmm4                                           ;  1055.7 p1      45 next
        movdqa xmm4, [rbp + 1552]                                  ;  1006.3 p2      45 next reload
        pxor xmm0, xmm4                                            ;  1055.7 p1      45 next
        movdqa xmm8, [rbp + 1408]                                  ;  1007.3 p2      45 next reload
        pxor xmm11, xmm8                                           ;  1057.7 p1      45 next
        movdqa xmm13, xmm14                                        ;  1016.3 p0      45 next copy
        pand xmm13, xmm12                                          ;  1057.7 p1      45 next
        pxor xmm7, xmm13                                           ;  1059.7 p1      45 next
        pxor xmm5, xmm7                                            ;  1061.7 p1      45 next
        pxor xmm10, xmm5                                           ;  1063.7 p1      45 next
        pxor xmm0, xmm5                                            ;  1063.7 p1      45 next
        movdqa xmm5, [rbp + 1664]                                  ;  1009.7 p2      48 next reload
        pand xmm14, xmm5                                           ;  1062.7 p1      45 next
        movdqa xmm7, xmm12                                         ;  1010.3 p0      45 next copy
        pand xmm12, xmm6                                           ;  1063.7 p1      45 next
        pand xmm7, xmm5                                            ;  1064.7 p1      45 next
        movdqa xmm13, [rbp + 1584]                                 ;  1011.3 p2      45 next reload
        por xmm3, xmm13                                            ;  1065.7 p1      45 next
        pxor xmm12, [rbp + 1728]                                   ;  1066.7 p2+p1   45 next
        movdqa xmm4, xmm6                                          ;  1012.7 p0      45 next copy
        pand xmm6, xmm5                                            ;  1067.7 p1      45 next
        pand xmm4, [rbp + 1696]                                    ;  1068.7 p2+p1   45 next
        pxor xmm4, xmm7                                            ;  1070.7 p1      45 next
        pxor xmm7, xmm14                                           ;  1070.7 p1      45 next
        pxor xmm14, xmm12                                          ;  1071.7 p1      45 next
        pxor xmm4, xmm13                                           ;  1072.7 p1      45 next
        pxor xmm3, xmm4                                            ;  1074.7 p1      45 next
        pxor xmm1, xmm7                                            ;  1074.7 p1      45 next
        movdqa xmm4, [rbp + 1536]                                  ;  1016.7 p2      45 next reload
        pxor xmm7, xmm4                                            ;  1075.7 p1      45 next
        pxor xmm4, xmm9                                            ;  1076.7 p1      45 next
        pxor xmm2, xmm4                                            ;  1078.7 p1      45 next
        pxor xmm9, xmm0                                            ;  1078.7 p1      45 next
        pxor xmm9, [rbp + 1600]                                    ;  1080.7 p2+p1   45 next
        movdqa xmm4, xmm5                                          ;  1020.7 p0      45 next copy
        pand xmm4, [rbp + 1744]                                    ;  1080.7 p2+p1   45 next
        pxor xmm8, xmm3                                            ;  1081.7 p1      45 next
        pxor xmm3, xmm10                                           ;  1082.7 p1      45 next
        pxor xmm10, xmm6                                           ;  1083.7 p1      45 next
        pxor xmm4, [rbp + 1264]                                    ;  1084.7 p2+p1   45 next
        pxor xmm13, xmm2                                           ;  1085.7 p1      45 next
        pxor xmm11, xmm7                                           ;  1086.7 p1      45 next
        pxor xmm9, xmm4                                            ;  1087.7 p1      45 next
        pxor xmm14, xmm10                                          ;  1088.7 p1      45 next
        pxor xmm12, [rbp + 1392]                                   ;  1089.7 p2+p1   45 next
        pxor xmm6, [rbp + 1488]                                    ;  1090.7 p2+p1   45 next
        pxor xmm15, xmm12                                          ;  1091.7 p1      45 next
        pxor xmm3, [rbp + 1632]                                    ;  1092.7 p2+p1   45 next
        pxor xmm1, [rbp + 1552]                                    ;  1093.7 p2+p1   45 next
        pxor xmm0, xmm14                                           ;  1094.7 p1      45 next
        pxor xmm5, xmm6                                            ;  1095.7 p1      45 next
        pxor xmm4, [rbp + 1728]                                    ;  1096.7 p2+p1   45 next
        pxor xmm8, xmm5                                            ;  1097.7 p1      45 next
        movdqa xmm14, [rbp + 1504]                                 ;  1027.3 p2      48 next reload
        pxor xmm9, xmm14                                           ;  1098.7 p1      45 next
        pxor xmm4, [rbp + 1616]                                    ;  1099.7 p2+p1   45 next
        movdqa xmm2, [rbp + 1248]                                  ;  1029.7 p2      54 next reload
        pxor xmm14, xmm2                                           ;  1100.7 p1      54 next
        movdqa xmm5, [rbp + 1120]                                  ;  1030.7 p2      54 next reload
        pxor xmm13, xmm5                                           ;  1101.7 p1      54 next
        movdqa xmm6, [rbp + 1152]                                  ;  1031.7 p2      54 next reload
        pxor xmm11, xmm6                                           ;  1102.7 p1      54 next
        movdqa xmm7, [rbp + 1200]                                  ;  1032.7 p2      48 next reload
        pxor xmm3, xmm7                                            ;  1103.7 p1      45 next
        movdqa xmm10, [rbp + 1232]                                 ;  1033.7 p2      48 next reload
        pxor xmm0, xmm10                                           ;  1104.7 p1      45 next
        movdqa xmm12, [rbp + 1568]                                 ;  1034.7 p2      48 next reload
        pxor xmm4, xmm12                                           ;  1105.7 p1      45 next
        pxor xmm8, [rbp + 1280]                                    ;  1106.7 p2+p1   45 next
        pxor xmm1, [rbp + 1360]                                    ;  1107.7 p2+p1   45 next
        pxor xmm15, [rbp + 1712]                                   ;  1108.7 p2+p1   45 next
        pxor xmm0, [rbp + 1456]                                    ;  1109.7 p2+p1   54 next
        pxor xmm4, [rbp + 1136]                                    ;  1110.7 p2+p1   54 next
        pxor xmm9, [rbp + 1376]                                    ;  1111.7 p2+p1   54 next
        pxor xmm3, [rbp + 1344]                                    ;  1112.7 p2+p1   54 next
        pxor xmm8, [rbp + 1328]                                    ;  1113.7 p2+p1   54 next
        pxor xmm10, [rbp + 1440]                                   ;  1114.7 p2+p1   54 next
        pxor xmm1, [rbp + 1216]                                    ;  1115.7 p2+p1   54 next
        pxor xmm6, [r8 + 2928]                                     ;  1116.7 p2+p1   58 r
        pxor xmm15, [rbp + 1424]                                   ;  1117.7 p2+p1   54 next
        pxor xmm12, [rbp + 1168]                                   ;  1118.7 p2+p1   54 next
        pxor xmm5, [r8 + 2944]                                     ;  1119.7 p2+p1   58 r
        pxor xmm7, [rbp + 1312]                                    ;  1120.7 p2+p1   54 next
        pxor xmm2, [r8 + 2992]                                     ;  1121.7 p2+p1   58 r
        movdqa [rbp + 1248], xmm7                                  ;  1122.7 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1456]                                  ;  1051.7 p2      58 r
        pxor xmm7, [r8 + 2816]                                     ;  1122.7 p2+p1   58 r
        pxor xmm7, [rbp + 1104]                                    ;  1124.7 p2+p1  114 r
        movdqa [rbp + 1104], xmm7                                  ;  1126.7 p0+p3  114 r spill
        movdqa xmm7, [rbp + 1136]                                  ;  1054.7 p2      58 r
        pxor xmm7, [r8 + 2832]                                     ;  1124.7 p2+p1   58 r
        pxor xmm7, [rbp + 1088]                                    ;  1126.7 p2+p1  114 r
        movdqa [rbp + 1088], xmm7                                  ;  1128.7 p0+p3  114 r spill
        movdqa xmm7, [rbp + 1376]                                  ;  1058.0 p2      58 r
        pxor xmm7, [r8 + 2848]                                     ;  1126.7 p2+p1   58 r
        pxor xmm7, [rbp + 1072]                                    ;  1128.7 p2+p1  114 r
        movdqa [rbp + 1072], xmm7                                  ;  1130.7 p0+p3  114 r spill
        movdqa xmm7, [rbp + 1344]                                  ;  1063.7 p2      58 r
        pxor xmm7, [r8 + 2864]                                     ;  1128.7 p2+p1   58 r
        movdqa [rbp + 1344], xmm14                                 ;  1102.7 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1280]                                 ;  1067.0 p2      54 next
        pxor xmm14, [rbp + 1296]                                   ;  1129.7 p2+p1   54 next
        movdqa [rbp + 1280], xmm14                                 ;  1131.7 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1328]                                 ;  1069.0 p2      58 r
        pxor xmm14, [r8 + 2880]                                    ;  1130.7 p2+p1   58 r
        movdqa [rbp + 1328], xmm12                                 ;  1120.7 p0+p3   54 next spill
        movdqa xmm12, [rbp + 1360]                                 ;  1071.0 p2      54 next
        pxor xmm12, [rbp + 1680]                                   ;  1131.7 p2+p1   54 next
        pxor xmm7, [rbp + 1056]                                    ;  1132.7 p2+p1  114 r
        movdqa [rbp + 1056], xmm7                                  ;  1134.7 p0+p3  114 r spill
        movdqa xmm7, [rbp + 1440]                                  ;  1077.3 p2      58 r
        pxor xmm7, [r8 + 2960]                                     ;  1133.7 p2+p1   58 r
        movdqa [rbp + 1440], xmm12                                 ;  1133.7 p0+p3   54 next spill
        movdqa xmm12, [rbp + 1712]                                 ;  1082.7 p2      54 next
        pxor xmm12, [rbp + 1648]                                   ;  1134.7 p2+p1   54 next
        pxor xmm14, [rbp + 1040]                                   ;  1135.7 p2+p1  114 r
        movdqa [rbp + 1040], xmm14                                 ;  1137.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1216]                                 ;  1085.7 p2      58 r
        pxor xmm14, [r8 + 2896]                                    ;  1136.7 p2+p1   58 r
        pxor xmm14, [rbp + 1024]                                   ;  1138.7 p2+p1  114 r
        movdqa [rbp + 1024], xmm14                                 ;  1140.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1424]                                 ;  1091.7 p2      58 r
        pxor xmm14, [r8 + 2912]                                    ;  1138.7 p2+p1   58 r
        pxor xmm6, [rbp + 992]                                     ;  1139.7 p2+p1  114 r
        pxor xmm5, [rbp + 976]                                     ;  1140.7 p2+p1  114 r
        pxor xmm14, [rbp + 1008]                                   ;  1141.7 p2+p1  114 r
        movdqa [rbp + 1008], xmm5                                  ;  1142.7 p0+p3  114 r spill
        movdqa xmm5, [rbp + 1168]                                  ;  1098.7 p2      58 r
        pxor xmm5, [r8 + 2976]                                     ;  1142.7 p2+p1   58 r
        pxor xmm7, [rbp + 960]                                     ;  1143.7 p2+p1  114 r
        movdqa [rbp + 960], xmm7                                   ;  1145.7 p0+p3  114 r spill
        movdqa xmm7, [rbp + 1312]                                  ;  1102.3 p2      58 r
        pxor xmm7, [r8 + 3008]                                     ;  1144.7 p2+p1   58 r
        pxor xmm5, [rbp + 944]                                     ;  1145.7 p2+p1  114 r
        movdqa [rbp + 944], xmm5                                   ;  1147.7 p0+p3  114 r spill
        movdqa xmm5, [rbp + 1296]                                  ;  1105.7 p2      58 r
        pxor xmm5, [r8 + 3024]                                     ;  1146.7 p2+p1   58 r
        movdqa [rbp + 1296], xmm6                                  ;  1141.7 p0+p3  114 r spill
        movdqa xmm6, [rbp + 1680]                                  ;  1108.7 p2      58 r
        pxor xmm6, [r8 + 3040]                                     ;  1147.7 p2+p1   58 r
        pxor xmm2, [rbp + 928]                                     ;  1148.7 p2+p1  114 r
        movdqa [rbp + 928], xmm2                                   ;  1150.7 p0+p3  114 r spill
        movdqa xmm2, [rbp + 1648]                                  ;  1111.7 p2      58 r
        pxor xmm2, [r8 + 3056]                                     ;  1149.7 p2+p1   58 r
        pxor xmm7, [rbp + 912]                                     ;  1150.7 p2+p1  114 r
        pxor xmm5, [rbp + 896]                                     ;  1151.7 p2+p1  114 r
        pxor xmm6, [rbp + 320]                                     ;  1152.7 p2+p1  114 r
        pxor xmm2, [rbp + 352]                                     ;  1153.7 p2+p1  114 r
        pxor xmm0, [rbp - 112]                                     ;  1154.7 p2+p1  114 r
        pxor xmm4, [rbp - 80]                                      ;  1155.7 p2+p1  114 r
        pxor xmm9, [rbp - 48]                                      ;  1156.7 p2+p1  114 r
        pxor xmm3, [rbp - 16]                                      ;  1157.7 p2+p1  114 r
        pxor xmm8, [rbp + 16]                                      ;  1158.7 p2+p1  114 r
        pxor xmm11, [rbp + 112]                                    ;  1159.7 p2+p1  114 r
        pxor xmm1, [rbp + 48]                                      ;  1160.7 p2+p1  114 r
        pxor xmm13, [rbp + 144]                                    ;  1161.7 p2+p1  114 r
        pxor xmm15, [rbp + 80]                                     ;  1162.7 p2+p1  114 r
        pxor xmm10, [rbp + 176]                                    ;  1163.7 p2+p1  114 r
        pxor xmm12, [rbp + 368]                                    ;  1164.7 p2+p1  114 r
        movdqa [rbp + 896], xmm12                                  ;  1166.7 p0+p3  114 r spill
        movdqa xmm12, [rbp + 1328]                                 ;  1128.7 p2     114 r
        pxor xmm12, [rbp + 208]                                    ;  1165.7 p2+p1  114 r
        movdqa [rbp + 1328], xmm12                                 ;  1167.7 p0+p3  114 r spill
        movdqa xmm12, [rbp + 1344]                                 ;  1130.7 p2     114 r
        pxor xmm12, [rbp + 240]                                    ;  1166.7 p2+p1  114 r
        movdqa [rbp + 1344], xmm12                                 ;  1168.7 p0+p3  114 r spill
        movdqa xmm12, [rbp + 1248]                                 ;  1132.7 p2     114 r
        pxor xmm12, [rbp + 272]                                    ;  1167.7 p2+p1  114 r
        movdqa [rbp + 1248], xmm12                                 ;  1169.7 p0+p3  114 r spill
        movdqa xmm12, [rbp + 1280]                                 ;  1134.7 p2     114 r
        pxor xmm12, [rbp + 304]                                    ;  1168.7 p2+p1  114 r
        movdqa [rbp + 1280], xmm12                                 ;  1170.7 p0+p3  114 r spill
        movdqa xmm12, [rbp + 1440]                                 ;  1136.7 p2     114 r
        pxor xmm12, [rbp + 336]                                    ;  1169.7 p2+p1  114 r
        movdqa [rbp + 1440], xmm12                                 ;  1171.7 p0+p3  114 r spill
        movdqa xmm12, xmm14                                        ;  1143.7 p0      54 next copy
        pxor xmm12, [r8 + 1632]                                    ;  1170.7 p2+p1   54 next
        movdqa [rbp + 912], xmm14                                  ;  1143.7 p0+p3  114 r spill
        movdqa xmm14, xmm7                                         ;  1152.7 p0      54 next copy
        pxor xmm14, [r8 + 1728]                                    ;  1171.7 p2+p1   54 next
        movdqa [rbp + 1648], xmm7                                  ;  1152.7 p0+p3  114 r spill
        movdqa xmm7, xmm5                                          ;  1153.7 p0      54 next copy
        pxor xmm7, [r8 + 1744]                                     ;  1172.7 p2+p1   54 next
        movdqa [rbp + 1680], xmm5                                  ;  1153.7 p0+p3  114 r spill
        movdqa xmm5, xmm6                                          ;  1154.7 p0      54 next copy
        pxor xmm5, [r8 + 1760]                                     ;  1173.7 p2+p1   54 next
        movdqa [rbp + 1312], xmm6                                  ;  1154.7 p0+p3  114 r spill
        movdqa xmm6, xmm2                                          ;  1155.7 p0      54 next copy
        pxor xmm6, [r8 + 1776]                                     ;  1174.7 p2+p1   54 next
        movdqa [rbp + 1168], xmm2                                  ;  1155.7 p0+p3  114 r spill
        movdqa xmm2, [rbp + 1104]                                  ;  1144.7 p2      54 next
        pxor xmm2, [r8 + 1536]                                     ;  1175.7 p2+p1   54 next
        movdqa [rbp + 976], xmm10                                  ;  1165.7 p0+p3  114 r spill
        movdqa xmm10, [rbp + 1088]                                 ;  1146.7 p2      54 next
        pxor xmm10, [r8 + 1552]                                    ;  1176.7 p2+p1   54 next
        movdqa [rbp + 992], xmm13                                  ;  1163.7 p0+p3  114 r spill
        movdqa xmm13, [rbp + 1072]                                 ;  1148.7 p2      54 next
        pxor xmm13, [r8 + 1568]                                    ;  1177.7 p2+p1   54 next
        movdqa [rbp + 1424], xmm11                                 ;  1161.7 p0+p3  114 r spill
        movdqa xmm11, [rbp + 1056]                                 ;  1150.7 p2      54 next
        pxor xmm11, [r8 + 1584]                                    ;  1178.7 p2+p1   54 next
        movdqa [rbp + 1216], xmm15                                 ;  1164.7 p0+p3  114 r spill
        movdqa xmm15, [rbp + 1296]                                 ;  1152.7 p2      54 next
        pxor xmm15, [r8 + 1648]                                    ;  1179.7 p2+p1   54 next
        movdqa [rbp + 1712], xmm1                                  ;  1162.7 p0+p3  114 r spill
        movdqa xmm1, [rbp + 1008]                                  ;  1154.7 p2      54 next
        pxor xmm1, [r8 + 1664]                                     ;  1180.7 p2+p1   54 next
        movdqa [rbp + 1360], xmm8                                  ;  1160.7 p0+p3  114 r spill
        movdqa xmm8, [rbp + 1040]                                  ;  1156.7 p2      54 next
        pxor xmm8, [r8 + 1600]                                     ;  1181.7 p2+p1   54 next
        movdqa [rbp + 1376], xmm3                                  ;  1161.3 p0+p3  114 r spill
        movdqa xmm3, [rbp + 960]                                   ;  1158.7 p2      54 next
        pxor xmm3, [r8 + 1680]                                     ;  1182.7 p2+p1   54 next
        movdqa [rbp + 1136], xmm9                                  ;  1163.3 p0+p3  114 r spill
        movdqa xmm9, [rbp + 1024]                                  ;  1160.7 p2      54 next
        pxor xmm9, [r8 + 1616]                                     ;  1183.7 p2+p1   54 next
        movdqa [rbp + 1456], xmm4                                  ;  1165.3 p0+p3  114 r spill
        movdqa xmm4, [rbp + 928]                                   ;  1162.7 p2      54 next
        pxor xmm4, [r8 + 1712]                                     ;  1184.7 p2+p1   54 next
        movdqa [rbp + 1120], xmm0                                  ;  1167.3 p0+p3  114 r spill
        movdqa xmm0, [rbp + 944]                                   ;  1164.7 p2      54 next
        pxor xmm0, [r8 + 1696]                                     ;  1185.7 p2+p1   54 next
        movdqa [rbp + 1152], xmm13                                 ;  1179.7 p0+p3   54 next spill
        movdqa xmm13, xmm7                                         ;  1174.7 p0      41 next copy
        pxor xmm13, xmm15                                          ;  1186.7 p1      41 next
        movdqa [rbp + 1568], xmm11                                 ;  1180.7 p0+p3   54 next spill
        movdqa xmm11, xmm13                                        ;  1188.7 p0      41 next copy
        pxor xmm11, xmm0                                           ;  1195.7 p1      41 next
        movdqa [rbp + 1232], xmm12                                 ;  1173.3 p0+p3   54 next spill
        movdqa xmm12, xmm11                                        ;  1197.7 p0      41 next copy
        pand xmm12, xmm3                                           ;  1204.7 p1      41 next
        movdqa [rbp + 1200], xmm10                                 ;  1178.7 p0+p3   54 next spill
        movdqa xmm10, xmm7                                         ;  1174.7 p0      41 next copy
        pand xmm10, xmm0                                           ;  1189.7 p1      41 next
        movdqa [rbp + 1504], xmm9                                  ;  1185.7 p0+p3   54 next spill
        movdqa xmm9, xmm7                                          ;  1174.7 p0      41 next copy
        pand xmm9, xmm4                                            ;  1190.7 p1      41 next
        movdqa [rbp + 1616], xmm2                                  ;  1179.3 p0+p3   54 next spill
        movdqa xmm2, xmm0                                          ;  1187.7 p0      41 next copy
        pand xmm2, xmm5                                            ;  1194.7 p1      41 next
        movdqa [rbp + 1728], xmm8                                  ;  1183.7 p0+p3   54 next spill
        movdqa xmm8, xmm11                                         ;  1197.7 p0      41 next copy
        por xmm8, xmm6                                             ;  1204.7 p1      41 next
        movdqa [rbp + 1552], xmm11                                 ;  1197.7 p0+p3   41 next spill
        movdqa xmm11, xmm0                                         ;  1187.7 p0      41 next copy
        pand xmm11, xmm3                                           ;  1194.7 p1      41 next
        movdqa [rbp + 1632], xmm2                                  ;  1196.7 p0+p3   41 next spill
        movdqa xmm2, xmm0                                          ;  1187.7 p0      41 next copy
        pand xmm2, xmm15                                           ;  1194.7 p1      41 next
        pxor xmm9, xmm2                                            ;  1196.7 p1      41 next
        movdqa xmm2, xmm0                                          ;  1187.7 p0      41 next copy
        pand xmm2, xmm1                                            ;  1196.7 p1      41 next
        movdqa [rbp + 1488], xmm7                                  ;  1187.3 p0+p3   54 next spill
        movdqa xmm7, xmm0                                          ;  1187.7 p0      41 next copy
        pand xmm7, xmm4                                            ;  1197.7 p1      41 next
        pxor xmm2, xmm7                                            ;  1199.7 p1      41 next
        movdqa [rbp + 1392], xmm2                                  ;  1201.7 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1184.3 p0      41 next copy
        pand xmm2, xmm5                                            ;  1199.7 p1      41 next
        pxor xmm9, xmm2                                            ;  1201.7 p1      41 next
        movdqa [rbp + 1664], xmm2                                  ;  1201.7 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1186.3 p0      41 next copy
        pand xmm2, xmm15                                           ;  1201.7 p1      41 next
        pxor xmm2, xmm5                                            ;  1203.7 p1      41 next
        pxor xmm12, xmm2                                           ;  1206.7 p1      41 next
        movdqa [rbp + 1584], xmm9                                  ;  1203.7 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  1188.3 p0      41 next copy
        pand xmm9, xmm4                                            ;  1204.7 p1      41 next
        pxor xmm0, xmm9                                            ;  1206.7 p1      41 next
        pxor xmm12, xmm0                                           ;  1208.7 p1      41 next
        movdqa [rbp + 1264], xmm9                                  ;  1206.7 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1190.3 p0      41 next copy
        pand xmm9, xmm15                                           ;  1207.7 p1      41 next
        pxor xmm10, xmm9                                           ;  1209.7 p1      41 next
        movdqa xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;  1184.3 p2      41 next reload
        pxor xmm10, xmm9                                           ;  1211.7 p1      41 next
        movdqa xmm9, xmm15                                         ;  1191.3 p0      41 next copy
        pand xmm9, xmm1                                            ;  1210.7 p1      41 next
        movdqa [rbp + 1408], xmm10                                 ;  1213.7 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;  1193.3 p0      41 next copy
        pxor xmm10, xmm14                                          ;  1211.7 p1      41 next
        pxor xmm7, xmm2                                            ;  1212.7 p1      41 next
        pand xmm0, xmm6                                            ;  1213.7 p1      41 next
        pxor xmm11, xmm10                                          ;  1214.7 p1      41 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;  1188.0 p2      41 next reload
        pxor xmm0, xmm2                                            ;  1215.7 p1      41 next
        movdqa xmm2, xmm13                                         ;  1194.3 p0      41 next copy
        pand xmm13, xmm14                                          ;  1216.7 p1      41 next
        movdqa [rbp + 1744], xmm0                                  ;  1217.7 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  1213.7 p0      41 next copy
        pand xmm10, xmm15                                          ;  1217.7 p1      41 next
        pand xmm0, xmm4                                            ;  1220.7 p1      41 next
        movdqa [rbp + 1600], xmm10                                 ;  1219.7 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1198.3 p0      41 next copy
        movdqa [rbp + 1536], xmm11                                 ;  1216.7 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;  1200.3 p0      41 next copy
        movdqa [rbp + 1696], xmm6                                  ;  1205.3 p0+p3   54 next spill
        movdqa xmm6, xmm15                                         ;  1202.3 p0      41 next copy
        movdqa [rbp + 1760], xmm15                                 ;  1207.3 p0+p3   54 next spill
        movdqa xmm15, xmm4                                         ;  1204.3 p0      41 next copy
        pand xmm15, xmm14                                          ;  1219.7 p1      41 next
        pxor xmm10, xmm15                                          ;  1221.7 p1      41 next
        pand xmm10, xmm14                                          ;  1223.7 p1      41 next
        pxor xmm12, xmm10                                          ;  1225.7 p1      41 next
        pxor xmm15, xmm3                                           ;  1223.7 p1      41 next
        movdqa xmm10, xmm14                                        ;  1205.3 p0      41 next copy
        pand xmm10, xmm3                                           ;  1224.7 p1      41 next
        pxor xmm8, xmm10                                           ;  1226.7 p1      41 next
        pxor xmm9, xmm8                                            ;  1228.7 p1      41 next
        movdqa xmm8, xmm14                                         ;  1206.3 p0      41 next copy
        pand xmm8, xmm5                                            ;  1227.7 p1      41 next
        pxor xmm0, xmm8                                            ;  1229.7 p1      41 next
        pxor xmm7, xmm0                                            ;  1231.7 p1      41 next
        pxor xmm0, xmm9                                            ;  1231.7 p1      41 next
        pxor xmm2, xmm0                                            ;  1233.7 p1      41 next
        pxor xmm7, xmm15                                           ;  1233.7 p1      41 next
        pand xmm15, xmm4                                           ;  1233.7 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;  1203.7 p2      41 next reload
        pxor xmm7, xmm0                                            ;  1235.7 p1      41 next
        movdqa xmm8, xmm14                                         ;  1207.3 p0      41 next copy
        movdqa xmm10, xmm4                                         ;  1208.3 p0      41 next copy
        movdqa xmm0, xmm4                                          ;  1209.3 p0      41 next copy
        pand xmm4, xmm5                                            ;  1235.7 p1      41 next
        pand xmm0, [rbp + 1760]                                    ;  1236.7 p2+p1   41 next
        pxor xmm4, xmm0                                            ;  1238.7 p1      41 next
        movdqa [rbp + 1472], xmm12                                 ;  1227.7 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  1211.3 p0      41 next copy
        pand xmm12, xmm1                                           ;  1238.7 p1      41 next
        movdqa [rbp + 1184], xmm7                                  ;  1237.7 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;  1213.3 p0      41 next copy
        pand xmm7, xmm1                                            ;  1239.7 p1      41 next
        pxor xmm6, xmm7                                            ;  1241.7 p1      41 next
        pxor xmm12, xmm6                                           ;  1243.7 p1      41 next
        pxor xmm11, xmm6                                           ;  1243.7 p1      41 next
        pxor xmm15, xmm12                                          ;  1245.7 p1      41 next
        pxor xmm13, xmm11                                          ;  1245.7 p1      41 next
        pxor xmm10, xmm13                                          ;  1247.7 p1      41 next
        pand xmm11, xmm1                                           ;  1246.7 p1      41 next
        pxor xmm4, xmm11                                           ;  1248.7 p1      41 next
        movdqa xmm6, [rbp + 1632]                                  ;  1209.0 p2      41 next reload
        pxor xmm0, xmm6                                            ;  1248.7 p1      41 next
        movdqa xmm7, [rbp + 1536]                                  ;  1216.7 p2      41 next reload
        pxor xmm4, xmm7                                            ;  1250.7 p1      41 next
        pxor xmm0, xmm15                                           ;  1250.7 p1      41 next
        movdqa xmm11, [rbp + 1552]                                 ;  1211.0 p2      41 next reload
        por xmm14, xmm11                                           ;  1251.7 p1      41 next
        movdqa xmm12, xmm1                                         ;  1214.3 p0      41 next copy
        movdqa xmm13, [rbp + 1760]                                 ;  1212.0 p2      54 next reload
        pxor xmm12, xmm13                                          ;  1252.7 p1      41 next
        pand xmm8, xmm12                                           ;  1254.7 p1      41 next
        pxor xmm15, xmm8                                           ;  1256.7 p1      41 next
        movdqa xmm8, [rbp + 1488]                                  ;  1213.0 p2      54 next reload
        pand xmm13, xmm8                                           ;  1255.7 p1      41 next
        pand xmm1, xmm8                                            ;  1256.7 p1      41 next
        pxor xmm13, [rbp + 1392]                                   ;  1257.7 p2+p1   41 next
        movdqa xmm12, xmm5                                         ;  1215.3 p0      41 next copy
        pand xmm5, xmm3                                            ;  1258.7 p1      41 next
        pand xmm12, xmm8                                           ;  1259.7 p1      41 next
        pxor xmm5, [rbp + 1744]                                    ;  1260.7 p2+p1   41 next
        movdqa xmm6, xmm3                                          ;  1216.3 p0      41 next copy
        pand xmm3, xmm8                                            ;  1261.7 p1      41 next
        pand xmm6, [rbp + 1696]                                    ;  1262.7 p2+p1   41 next
        pxor xmm6, xmm12                                           ;  1264.7 p1      41 next
        pxor xmm12, xmm1                                           ;  1264.7 p1      41 next
        pxor xmm1, xmm5                                            ;  1265.7 p1      41 next
        pxor xmm6, xmm11                                           ;  1266.7 p1      41 next
        pxor xmm14, xmm6                                           ;  1268.7 p1      41 next
        pxor xmm5, [rbp + 1664]                                    ;  1268.7 p2+p1   41 next
        pxor xmm2, xmm5                                            ;  1270.7 p1      41 next
        movdqa xmm5, xmm10                                         ;  1249.7 p0      41 next copy
        pxor xmm10, xmm0                                           ;  1270.7 p1      41 next
        movdqa xmm6, [rbp + 1408]                                  ;  1221.0 p2      41 next reload
        pxor xmm5, xmm6                                            ;  1271.7 p1      41 next
        pxor xmm9, xmm5                                            ;  1273.7 p1      41 next
        pxor xmm6, xmm12                                           ;  1273.7 p1      41 next
        pxor xmm7, xmm14                                           ;  1274.7 p1      41 next
        pxor xmm14, xmm15                                          ;  1275.7 p1      41 next
        pxor xmm15, xmm3                                           ;  1276.7 p1      41 next
        pxor xmm10, [rbp + 1600]                                   ;  1277.7 p2+p1   41 next
        pxor xmm11, xmm9                                           ;  1278.7 p1      41 next
        pxor xmm4, xmm6                                            ;  1279.7 p1      41 next
        pxor xmm12, [rbp + 1184]                                   ;  1280.7 p2+p1   41 next
        pxor xmm3, [rbp + 1584]                                    ;  1281.7 p2+p1   41 next
        pxor xmm8, xmm3                                            ;  1283.7 p1      41 next
        pxor xmm14, [rbp + 1264]                                   ;  1283.7 p2+p1   41 next
        pxor xmm10, xmm13                                          ;  1284.7 p1      41 next
        pxor xmm13, [rbp + 1744]                                   ;  1285.7 p2+p1   41 next
        pxor xmm1, xmm15                                           ;  1286.7 p1      41 next
        pxor xmm0, xmm1                                            ;  1288.7 p1      41 next
        pxor xmm7, xmm8                                            ;  1288.7 p1      41 next
        pxor xmm12, [rbp + 1632]                                   ;  1289.7 p2+p1   41 next
        pxor xmm13, [rbp + 1472]                                   ;  1290.7 p2+p1   41 next
        movdqa xmm15, [rbp + 1728]                                 ;  1231.0 p2      41 next
        movdqa xmm1, [rbp + 1616]                                  ;  1232.0 p2      54 next reload
        pand xmm15, xmm1                                           ;  1291.7 p1      41 next
        movdqa xmm3, [rbp + 1504]                                  ;  1233.0 p2      41 next
        pand xmm3, xmm1                                            ;  1292.7 p1      41 next
        movdqa xmm5, [rbp + 1232]                                  ;  1234.0 p2      41 next
        movdqa xmm6, [rbp + 1200]                                  ;  1235.0 p2      54 next reload
        pand xmm5, xmm6                                            ;  1293.7 p1      41 next
        movdqa xmm8, xmm3                                          ;  1294.7 p0      41 next copy
        movdqa xmm9, [rbp + 1232]                                  ;  1236.0 p2      54 next reload
        pand xmm8, xmm9                                            ;  1301.7 p1      41 next
        movdqa [rbp + 1472], xmm11                                 ;  1280.7 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  1293.7 p0      41 next copy
        movdqa [rbp + 1632], xmm4                                  ;  1281.7 p0+p3   41 next spill
        movdqa xmm4, xmm15                                         ;  1293.7 p0      41 next copy
        movdqa [rbp + 1744], xmm2                                  ;  1272.7 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  1246.0 p0      41 next copy
        movdqa [rbp + 1264], xmm12                                 ;  1291.7 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;  1246.0 p0      41 next copy
        movdqa [rbp + 1584], xmm7                                  ;  1290.7 p0+p3   41 next spill
        movdqa xmm7, xmm6                                          ;  1246.0 p0      41 next copy
        pand xmm7, [rbp + 1504]                                    ;  1295.7 p2+p1   41 next
        movdqa [rbp + 1184], xmm14                                 ;  1285.7 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  1246.0 p0      41 next copy
        pand xmm14, xmm1                                           ;  1296.7 p1      41 next
        movdqa xmm6, xmm14                                         ;  1298.7 p0      41 next copy
        movdqa [rbp + 1488], xmm10                                 ;  1286.7 p0+p3   41 next spill
        movdqa xmm10, xmm1                                         ;  1248.0 p0      41 next copy
        pand xmm10, [rbp + 1568]                                   ;  1297.7 p2+p1   41 next
        pxor xmm2, xmm10                                           ;  1299.7 p1      41 next
        movdqa [rbp + 1552], xmm13                                 ;  1292.7 p0+p3   41 next spill
        movdqa xmm13, xmm2                                         ;  1301.7 p0      41 next copy
        pxor xmm13, [rbp + 1728]                                   ;  1308.7 p2+p1   41 next
        pand xmm13, xmm9                                           ;  1310.7 p1      41 next
        pxor xmm10, xmm13                                          ;  1312.7 p1      41 next
        movdqa [rbp + 1600], xmm0                                  ;  1290.7 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1252.0 p0      41 next copy
        movdqa xmm1, xmm9                                          ;  1253.0 p0      41 next copy
        pand xmm1, [rbp + 1568]                                    ;  1302.7 p2+p1   41 next
        movdqa [rbp + 1536], xmm13                                 ;  1312.7 p0+p3   41 next spill
        movdqa xmm13, xmm9                                         ;  1255.0 p0      41 next copy
        pand xmm13, [rbp + 1152]                                   ;  1303.7 p2+p1   41 next
        pxor xmm14, xmm13                                          ;  1305.7 p1      41 next
        movdqa xmm9, xmm14                                         ;  1307.7 p0      41 next copy
        pand xmm9, [rbp + 1152]                                    ;  1314.7 p2+p1   41 next
        pxor xmm0, xmm9                                            ;  1316.7 p1      41 next
        movdqa xmm9, xmm7                                          ;  1297.7 p0      41 next copy
        pand xmm9, [rbp + 1568]                                    ;  1307.7 p2+p1   41 next
        pxor xmm6, xmm9                                            ;  1309.7 p1      41 next
        movdqa xmm9, [rbp + 1728]                                  ;  1253.0 p2      41 next
        pand xmm9, [rbp + 1568]                                    ;  1309.7 p2+p1   41 next
        pxor xmm11, xmm9                                           ;  1311.7 p1      41 next
        pxor xmm8, xmm7                                            ;  1311.7 p1      41 next
        pand xmm11, [rbp + 1504]                                   ;  1313.7 p2+p1   41 next
        pxor xmm8, [rel misty1_decrypt_compact.T0_constants128]    ;  1313.7 p2+p1   41 next
        movdqa [rbp + 1408], xmm10                                 ;  1314.7 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1504]                                 ;  1260.0 p2      41 next
        pand xmm10, [rbp + 1152]                                   ;  1314.7 p2+p1   41 next
        pxor xmm5, xmm10                                           ;  1316.7 p1      41 next
        pand xmm12, xmm10                                          ;  1316.7 p1      41 next
        pxor xmm9, xmm5                                            ;  1318.7 p1      41 next
        pxor xmm4, xmm5                                            ;  1318.7 p1      41 next
        pxor xmm0, xmm2                                            ;  1319.7 p1      41 next
        movdqa xmm5, [rbp + 1728]                                  ;  1263.7 p2      54 next reload
        pand xmm14, xmm5                                           ;  1320.7 p1      41 next
        movdqa xmm10, [rbp + 1152]                                 ;  1265.0 p2      54 next reload
        pand xmm2, xmm10                                           ;  1321.7 p1      41 next
        movdqa [rbp + 1664], xmm4                                  ;  1320.7 p0+p3   41 next spill
        movdqa xmm4, xmm1                                          ;  1304.7 p0      41 next copy
        pxor xmm4, xmm5                                            ;  1322.7 p1      41 next
        pxor xmm11, xmm4                                           ;  1324.7 p1      41 next
        pxor xmm14, xmm11                                          ;  1326.7 p1      41 next
        movdqa xmm11, [rbp + 1504]                                 ;  1272.7 p2      54 next reload
        pand xmm4, xmm11                                           ;  1325.7 p1      41 next
        movdqa xmm11, xmm9                                         ;  1320.7 p0      41 next copy
        pand xmm11, xmm10                                          ;  1327.7 p1      41 next
        pxor xmm6, xmm11                                           ;  1329.7 p1      41 next
        movdqa xmm11, [rbp + 1568]                                 ;  1275.7 p2      54 next reload
        pxor xmm6, xmm11                                           ;  1331.7 p1      41 next
        pxor xmm9, [rbp + 1616]                                    ;  1329.7 p2+p1   41 next
        movdqa [rbp + 1696], xmm6                                  ;  1333.7 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  1294.7 p0      41 next copy
        movdqa [rbp + 1392], xmm3                                  ;  1294.7 p0+p3   41 next spill
        movdqa xmm3, xmm7                                          ;  1297.7 p0      41 next copy
        pxor xmm7, xmm10                                           ;  1330.7 p1      41 next
        pxor xmm3, [rbp + 1232]                                    ;  1331.7 p2+p1   41 next
        pand xmm3, [rbp + 1616]                                    ;  1333.7 p2+p1   41 next
        movdqa [rbp + 1760], xmm0                                  ;  1321.7 p0+p3   41 next spill
        movdqa xmm0, xmm10                                         ;  1287.7 p0      41 next copy
        movdqa xmm10, xmm8                                         ;  1315.7 p0      41 next copy
        pxor xmm8, xmm3                                            ;  1335.7 p1      41 next
        movdqa [rbp + 1520], xmm12                                 ;  1318.7 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;  1291.7 p0      41 next copy
        pand xmm12, [rbp + 1200]                                   ;  1334.7 p2+p1   41 next
        pxor xmm4, xmm12                                           ;  1336.7 p1      41 next
        pxor xmm15, xmm12                                          ;  1336.7 p1      41 next
        movdqa xmm12, xmm11                                        ;  1293.3 p0      41 next copy
        movdqa [rbp + 1776], xmm15                                 ;  1338.7 p0+p3   41 next spill
        movdqa xmm15, xmm11                                        ;  1295.3 p0      41 next copy
        pxor xmm15, xmm13                                          ;  1337.7 p1      41 next
        pand xmm1, xmm15                                           ;  1339.7 p1      41 next
        movdqa xmm11, xmm13                                        ;  1305.7 p0      41 next copy
        movdqa [rbp + 1792], xmm1                                  ;  1341.7 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;  1331.7 p0      41 next copy
        pand xmm9, xmm5                                            ;  1339.7 p1      41 next
        pxor xmm8, xmm9                                            ;  1341.7 p1      41 next
        movdqa xmm9, [rbp + 1616]                                  ;  1304.7 p2      54 next reload
        pand xmm1, xmm9                                            ;  1341.7 p1      41 next
        pxor xmm10, xmm1                                           ;  1343.7 p1      41 next
        pxor xmm11, xmm10                                          ;  1345.7 p1      41 next
        pxor xmm4, xmm11                                           ;  1347.7 p1      41 next
        movdqa xmm1, [rbp + 1504]                                  ;  1306.3 p2      54 next reload
        pand xmm15, xmm1                                           ;  1345.7 p1      41 next
        pxor xmm3, xmm15                                           ;  1347.7 p1      41 next
        movdqa xmm10, xmm5                                         ;  1307.3 p0      41 next copy
        movdqa xmm11, [rbp + 1200]                                 ;  1307.7 p2      54 next reload
        pand xmm10, xmm11                                          ;  1347.7 p1      41 next
        pxor xmm6, xmm10                                           ;  1349.7 p1      41 next
        pxor xmm0, xmm6                                            ;  1351.7 p1      41 next
        pxor xmm2, xmm6                                            ;  1351.7 p1      41 next
        pxor xmm14, xmm2                                           ;  1353.7 p1      41 next
        pand xmm12, xmm0                                           ;  1353.7 p1      41 next
        pxor xmm13, xmm0                                           ;  1353.7 p1      41 next
        pxor xmm3, xmm13                                           ;  1355.7 p1      41 next
        pxor xmm12, xmm1                                           ;  1355.7 p1      41 next
        movdqa xmm0, [rbp + 1408]                                  ;  1314.7 p2      41 next reload
        pxor xmm15, xmm0                                           ;  1356.7 p1      41 next
        pxor xmm12, [rbp + 1520]                                   ;  1357.7 p2+p1   41 next
        pxor xmm14, [rbp + 1536]                                   ;  1358.7 p2+p1   41 next
        movdqa xmm2, [rbp + 1760]                                  ;  1321.7 p2      41 next reload
        pxor xmm3, xmm2                                            ;  1359.7 p1      41 next
        pxor xmm15, [rbp + 1392]                                   ;  1360.7 p2+p1   41 next
        movdqa xmm6, xmm5                                          ;  1314.3 p0      41 next copy
        pand xmm6, xmm7                                            ;  1361.7 p1      41 next
        pand xmm7, xmm9                                            ;  1362.7 p1      41 next
        movdqa xmm10, [rbp + 1232]                                 ;  1316.0 p2      54 next reload
        pxor xmm7, xmm10                                           ;  1364.7 p1      41 next
        pxor xmm8, xmm7                                            ;  1366.7 p1      41 next
        movdqa xmm7, xmm1                                          ;  1317.3 p0      41 next copy
        pand xmm7, xmm10                                           ;  1365.7 p1      41 next
        pand xmm0, xmm7                                            ;  1367.7 p1      41 next
        movdqa xmm13, [rbp + 1776]                                 ;  1338.7 p2      41 next reload
        pxor xmm7, xmm13                                           ;  1367.7 p1      41 next
        pand xmm7, xmm10                                           ;  1369.7 p1      41 next
        pxor xmm2, xmm7                                            ;  1371.7 p1      41 next
        pxor xmm6, xmm2                                            ;  1373.7 p1      41 next
        movdqa xmm2, [rbp + 1152]                                  ;  1319.0 p2      54 next reload
        pand xmm13, xmm2                                           ;  1371.7 p1      41 next
        pxor xmm3, xmm13                                           ;  1373.7 p1      41 next
        pxor xmm0, [rbp + 1664]                                    ;  1373.7 p2+p1   41 next
        pxor xmm12, xmm0                                           ;  1375.7 p1      41 next
        pxor xmm8, [rbp + 1792]                                    ;  1375.7 p2+p1   41 next
        pxor xmm9, [rbp + 1600]                                    ;  1376.7 p2+p1   41 next
        movdqa xmm0, [rel misty1_decrypt_compact.T0_constants128]  ;  1323.0 p2      41 next reload
        pxor xmm6, xmm0                                            ;  1377.7 p1      41 next
        pxor xmm4, xmm9                                            ;  1378.7 p1      41 next
        pxor xmm11, [rbp + 1552]                                   ;  1379.7 p2+p1   41 next
        pxor xmm8, xmm11                                           ;  1381.7 p1      41 next
        pxor xmm15, [rbp + 1696]                                   ;  1381.7 p2+p1   41 next
        pxor xmm2, [rbp + 1488]                                    ;  1382.7 p2+p1   41 next
        pxor xmm14, xmm2                                           ;  1384.7 p1      41 next
        pxor xmm5, [rbp + 1584]                                    ;  1384.7 p2+p1   41 next
        pxor xmm1, [rbp + 1264]                                    ;  1385.7 p2+p1   41 next
        pxor xmm3, xmm1                                            ;  1387.7 p1      41 next
        pxor xmm12, xmm0                                           ;  1387.7 p1      41 next
        pxor xmm12, xmm5                                           ;  1389.7 p1      41 next
        pxor xmm10, [rbp + 1744]                                   ;  1389.7 p2+p1   41 next
        pxor xmm15, xmm10                                          ;  1391.7 p1      41 next
        pxor xmm4, [r8 + 7056]                                     ;  1391.7 p2+p1   48 next
        pxor xmm8, [r8 + 7072]                                     ;  1392.7 p2+p1   48 next
        pxor xmm14, [r8 + 7088]                                    ;  1393.7 p2+p1   48 next
        pxor xmm9, [r8 + 6912]                                     ;  1394.7 p2+p1   48 next
        pxor xmm11, [r8 + 6928]                                    ;  1395.7 p2+p1   48 next
        pxor xmm12, [r8 + 7120]                                    ;  1396.7 p2+p1   48 next
        pxor xmm2, [r8 + 6944]                                     ;  1397.7 p2+p1   48 next
        pxor xmm3, [r8 + 7136]                                     ;  1398.7 p2+p1   48 next
        pxor xmm15, [r8 + 7152]                                    ;  1399.7 p2+p1   48 next
        pxor xmm5, [r8 + 6976]                                     ;  1400.7 p2+p1   48 next
        pxor xmm1, [r8 + 6992]                                     ;  1401.7 p2+p1   48 next
        pxor xmm10, [r8 + 7008]                                    ;  1402.7 p2+p1   48 next
        movdqa xmm7, [rbp + 1184]                                  ;  1342.0 p2      41 next
        pxor xmm7, [rbp + 1568]                                    ;  1403.7 p2+p1   41 next
        pxor xmm6, xmm7                                            ;  1405.7 p1      41 next
        pxor xmm6, [r8 + 7104]                                     ;  1407.7 p2+p1   48 next
        pxor xmm7, [r8 + 6960]                                     ;  1406.7 p2+p1   48 next
        movdqa xmm13, [rbp + 1632]                                 ;  1346.0 p2      48 next
        pxor xmm13, [r8 + 7024]                                    ;  1407.7 p2+p1   48 next
        movdqa [rbp + 1632], xmm15                                 ;  1401.7 p0+p3   48 next spill
        movdqa xmm15, [rbp + 1472]                                 ;  1348.0 p2      48 next
        pxor xmm15, [r8 + 7040]                                    ;  1408.7 p2+p1   48 next
        movdqa [rbp + 1472], xmm3                                  ;  1400.7 p0+p3   48 next spill
        movdqa xmm3, xmm11                                         ;  1397.7 p0      45 next copy
        pxor xmm3, xmm1                                            ;  1409.7 p1      45 next
        movdqa [rbp + 1568], xmm12                                 ;  1398.7 p0+p3   48 next spill
        movdqa xmm12, xmm3                                         ;  1411.7 p0      45 next copy
        movdqa [rbp + 1184], xmm6                                  ;  1409.7 p0+p3   48 next spill
        movdqa xmm6, xmm11                                         ;  1397.7 p0      45 next copy
        pand xmm6, xmm7                                            ;  1410.7 p1      45 next
        movdqa [rbp + 1744], xmm14                                 ;  1395.7 p0+p3   48 next spill
        movdqa xmm14, xmm11                                        ;  1397.7 p0      45 next copy
        pand xmm14, xmm9                                           ;  1411.7 p1      45 next
        movdqa [rbp + 1264], xmm8                                  ;  1394.7 p0+p3   48 next spill
        movdqa xmm8, xmm7                                          ;  1408.7 p0      45 next copy
        pand xmm8, xmm10                                           ;  1415.7 p1      45 next
        movdqa [rbp + 1584], xmm4                                  ;  1393.7 p0+p3   48 next spill
        movdqa xmm4, xmm7                                          ;  1408.7 p0      45 next copy
        pand xmm4, xmm13                                           ;  1415.7 p1      45 next
        movdqa [rbp + 1488], xmm4                                  ;  1417.7 p0+p3   45 next spill
        movdqa xmm4, xmm7                                          ;  1408.7 p0      45 next copy
        movdqa [rbp + 1696], xmm11                                 ;  1397.7 p0+p3   48 next spill
        movdqa xmm11, xmm7                                         ;  1408.7 p0      45 next copy
        pand xmm11, xmm2                                           ;  1415.7 p1      45 next
        pxor xmm12, xmm11                                          ;  1418.7 p1      45 next
        movdqa xmm11, xmm7                                         ;  1408.7 p0      45 next copy
        pand xmm11, xmm9                                           ;  1416.7 p1      45 next
        movdqa [rbp + 1552], xmm12                                 ;  1420.7 p0+p3   45 next spill
        movdqa xmm12, xmm7                                         ;  1408.7 p0      45 next copy
        pand xmm12, xmm5                                           ;  1417.7 p1      45 next
        pxor xmm6, xmm12                                           ;  1419.7 p1      45 next
        movdqa [rbp + 1600], xmm6                                  ;  1421.7 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  1404.7 p0      45 next copy
        pxor xmm6, xmm9                                            ;  1419.7 p1      45 next
        pxor xmm4, xmm6                                            ;  1421.7 p1      45 next
        movdqa [rbp + 1792], xmm6                                  ;  1421.7 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  1404.7 p0      45 next copy
        pand xmm6, xmm5                                            ;  1421.7 p1      45 next
        pxor xmm11, xmm6                                           ;  1423.7 p1      45 next
        movdqa xmm6, xmm4                                          ;  1423.7 p0      45 next copy
        pand xmm6, xmm2                                            ;  1430.7 p1      45 next
        movdqa [rbp + 1664], xmm10                                 ;  1404.7 p0+p3   48 next spill
        movdqa xmm10, xmm4                                         ;  1423.7 p0      45 next copy
        por xmm10, xmm15                                           ;  1430.7 p1      45 next
        movdqa [rbp + 1232], xmm4                                  ;  1423.7 p0+p3   45 next spill
        movdqa xmm4, xmm9                                          ;  1396.7 p0      45 next copy
        pand xmm4, xmm13                                           ;  1425.7 p1      45 next
        pxor xmm8, xmm4                                            ;  1427.7 p1      45 next
        pxor xmm8, xmm0                                            ;  1429.7 p1      45 next
        movdqa xmm4, xmm9                                          ;  1396.7 p0      45 next copy
        pand xmm4, xmm15                                           ;  1428.7 p1      45 next
        pxor xmm4, xmm13                                           ;  1430.7 p1      45 next
        pxor xmm6, xmm4                                            ;  1432.7 p1      45 next
        pxor xmm12, xmm4                                           ;  1432.7 p1      45 next
        movdqa xmm4, xmm13                                         ;  1409.7 p0      45 next copy
        pand xmm4, xmm15                                           ;  1432.7 p1      45 next
        pxor xmm11, xmm4                                           ;  1434.7 p1      45 next
        movdqa [rbp + 1152], xmm4                                  ;  1434.7 p0+p3   45 next spill
        movdqa xmm4, xmm3                                          ;  1411.7 p0      45 next copy
        pand xmm3, xmm9                                            ;  1434.7 p1      45 next
        pand xmm4, xmm5                                            ;  1435.7 p1      45 next
        movdqa [rbp + 1504], xmm3                                  ;  1436.7 p0+p3   45 next spill
        movdqa xmm3, xmm15                                         ;  1410.7 p0      45 next copy
        pand xmm3, xmm5                                            ;  1436.7 p1      45 next
        pxor xmm7, xmm3                                            ;  1438.7 p1      45 next
        pxor xmm6, xmm7                                            ;  1440.7 p1      45 next
        pand xmm7, xmm15                                           ;  1440.7 p1      45 next
        pxor xmm7, xmm0                                            ;  1442.7 p1      45 next
        movdqa xmm0, xmm15                                         ;  1410.7 p0      45 next copy
        movdqa [rbp + 1728], xmm3                                  ;  1438.7 p0+p3   45 next spill
        movdqa xmm3, xmm15                                         ;  1410.7 p0      45 next copy
        movdqa [rbp + 1776], xmm7                                  ;  1444.7 p0+p3   45 next spill
        movdqa xmm7, xmm9                                          ;  1396.7 p0      45 next copy
        movdqa [rbp + 1616], xmm15                                 ;  1410.7 p0+p3   48 next spill
        movdqa xmm15, xmm11                                        ;  1436.7 p0      45 next copy
        movdqa [rbp + 1200], xmm11                                 ;  1436.7 p0+p3   45 next spill
        movdqa xmm11, xmm5                                         ;  1402.7 p0      45 next copy
        pand xmm11, xmm1                                           ;  1441.7 p1      45 next
        pxor xmm0, xmm11                                           ;  1443.7 p1      45 next
        pxor xmm11, xmm2                                           ;  1443.7 p1      45 next
        pand xmm0, xmm1                                            ;  1445.7 p1      45 next
        pxor xmm6, xmm0                                            ;  1447.7 p1      45 next
        movdqa xmm0, xmm5                                          ;  1402.7 p0      45 next copy
        pand xmm0, xmm11                                           ;  1446.7 p1      45 next
        movdqa [rbp + 1392], xmm6                                  ;  1449.7 p0+p3   45 next spill
        movdqa xmm6, xmm2                                          ;  1402.0 p0      45 next copy
        pand xmm6, xmm1                                            ;  1447.7 p1      45 next
        pxor xmm10, xmm6                                           ;  1449.7 p1      45 next
        pxor xmm14, xmm10                                          ;  1451.7 p1      45 next
        movdqa xmm6, xmm5                                          ;  1404.0 p0      45 next copy
        movdqa xmm10, xmm5                                         ;  1405.0 p0      45 next copy
        pand xmm5, xmm9                                            ;  1450.7 p1      45 next
        pand xmm10, xmm13                                          ;  1451.7 p1      45 next
        movdqa [rbp + 1760], xmm8                                  ;  1431.7 p0+p3   45 next spill
        movdqa xmm8, xmm9                                          ;  1407.7 p0      45 next copy
        pxor xmm8, [rbp + 1696]                                    ;  1452.7 p2+p1   45 next
        movdqa [rbp + 1536], xmm9                                  ;  1410.3 p0+p3   48 next spill
        movdqa xmm9, xmm2                                          ;  1411.3 p0      45 next copy
        pand xmm9, [rbp + 1696]                                    ;  1453.7 p2+p1   45 next
        pxor xmm7, xmm9                                            ;  1455.7 p1      45 next
        pxor xmm3, xmm7                                            ;  1457.7 p1      45 next
        movdqa xmm9, xmm13                                         ;  1412.7 p0      45 next copy
        pand xmm9, xmm1                                            ;  1456.7 p1      45 next
        pxor xmm4, xmm9                                            ;  1458.7 p1      45 next
        pxor xmm12, xmm4                                           ;  1460.7 p1      45 next
        pxor xmm11, xmm12                                          ;  1462.7 p1      45 next
        pxor xmm15, xmm11                                          ;  1464.7 p1      45 next
        pxor xmm4, xmm14                                           ;  1461.7 p1      45 next
        pxor xmm10, xmm5                                           ;  1462.7 p1      45 next
        pand xmm8, xmm1                                            ;  1463.7 p1      45 next
        movdqa xmm9, [rbp + 1792]                                  ;  1421.7 p2      45 next reload
        pxor xmm4, xmm9                                            ;  1464.7 p1      45 next
        pand xmm9, xmm1                                            ;  1465.7 p1      45 next
        pxor xmm9, xmm3                                            ;  1467.7 p1      45 next
        pxor xmm6, xmm9                                            ;  1469.7 p1      45 next
        movdqa xmm9, [rbp + 1696]                                  ;  1420.3 p2      48 next reload
        pand xmm3, xmm9                                            ;  1468.7 p1      45 next
        pxor xmm10, xmm3                                           ;  1470.7 p1      45 next
        movdqa xmm3, [rbp + 1488]                                  ;  1421.3 p2      45 next reload
        pxor xmm5, xmm3                                            ;  1470.7 p1      45 next
        movdqa xmm11, [rbp + 1552]                                 ;  1422.3 p2      45 next reload
        pxor xmm10, xmm11                                          ;  1472.7 p1      45 next
        movdqa xmm12, xmm9                                         ;  1431.3 p0      45 next copy
        pand xmm12, xmm13                                          ;  1472.7 p1      45 next
        pxor xmm7, xmm12                                           ;  1474.7 p1      45 next
        pxor xmm0, xmm7                                            ;  1476.7 p1      45 next
        pxor xmm8, xmm0                                            ;  1478.7 p1      45 next
        pxor xmm5, xmm0                                            ;  1478.7 p1      45 next
        movdqa xmm0, [rbp + 1664]                                  ;  1424.7 p2      48 next reload
        pand xmm9, xmm0                                            ;  1477.7 p1      45 next
        movdqa xmm7, xmm13                                         ;  1425.3 p0      45 next copy
        pand xmm13, xmm2                                           ;  1478.7 p1      45 next
        pand xmm7, xmm0                                            ;  1479.7 p1      45 next
        movdqa xmm12, [rbp + 1232]                                 ;  1426.3 p2      45 next reload
        por xmm1, xmm12                                            ;  1480.7 p1      45 next
        pxor xmm13, [rbp + 1776]                                   ;  1481.7 p2+p1   45 next
        movdqa xmm3, xmm2                                          ;  1427.7 p0      45 next copy
        pand xmm2, xmm0                                            ;  1482.7 p1      45 next
        pand xmm3, [rbp + 1616]                                    ;  1483.7 p2+p1   45 next
        pxor xmm3, xmm7                                            ;  1485.7 p1      45 next
        pxor xmm7, xmm9                                            ;  1485.7 p1      45 next
        pxor xmm9, xmm13                                           ;  1486.7 p1      45 next
        pxor xmm3, xmm12                                           ;  1487.7 p1      45 next
        pxor xmm1, xmm3                                            ;  1489.7 p1      45 next
        pxor xmm15, xmm7                                           ;  1489.7 p1      45 next
        movdqa xmm3, [rbp + 1760]                                  ;  1431.7 p2      45 next reload
        pxor xmm7, xmm3                                            ;  1490.7 p1      45 next
        pxor xmm3, xmm6                                            ;  1491.7 p1      45 next
        pxor xmm14, xmm3                                           ;  1493.7 p1      45 next
        pxor xmm6, xmm5                                            ;  1493.7 p1      45 next
        pxor xmm6, [rbp + 1504]                                    ;  1495.7 p2+p1   45 next
        movdqa xmm3, xmm0                                          ;  1435.7 p0      45 next copy
        pand xmm3, [rbp + 1536]                                    ;  1495.7 p2+p1   45 next
        pxor xmm11, xmm1                                           ;  1496.7 p1      45 next
        pxor xmm1, xmm8                                            ;  1497.7 p1      45 next
        pxor xmm8, xmm2                                            ;  1498.7 p1      45 next
        pxor xmm3, [rbp + 1600]                                    ;  1499.7 p2+p1   45 next
        pxor xmm12, xmm14                                          ;  1500.7 p1      45 next
        pxor xmm10, xmm7                                           ;  1501.7 p1      45 next
        pxor xmm6, xmm3                                            ;  1502.7 p1      45 next
        pxor xmm9, xmm8                                            ;  1503.7 p1      45 next
        pxor xmm13, [rbp + 1152]                                   ;  1504.7 p2+p1   45 next
        pxor xmm2, [rbp + 1200]                                    ;  1505.7 p2+p1   45 next
        pxor xmm4, xmm13                                           ;  1506.7 p1      45 next
        pxor xmm1, [rbp + 1728]                                    ;  1507.7 p2+p1   45 next
        pxor xmm15, [rbp + 1488]                                   ;  1508.7 p2+p1   45 next
        pxor xmm5, xmm9                                            ;  1509.7 p1      45 next
        pxor xmm0, xmm2                                            ;  1510.7 p1      45 next
        pxor xmm3, [rbp + 1776]                                    ;  1511.7 p2+p1   45 next
        pxor xmm11, xmm0                                           ;  1512.7 p1      45 next
        movdqa xmm14, [rbp + 1744]                                 ;  1442.3 p2      48 next reload
        pxor xmm6, xmm14                                           ;  1513.7 p1      45 next
        pxor xmm3, [rbp + 1392]                                    ;  1514.7 p2+p1   45 next
        movdqa xmm0, [rbp + 1344]                                  ;  1444.7 p2     114 r reload
        pxor xmm14, xmm0                                           ;  1515.7 p1      54 next
        movdqa xmm2, [rbp + 992]                                   ;  1445.7 p2     114 r reload
        pxor xmm12, xmm2                                           ;  1516.7 p1      54 next
        movdqa xmm7, [rbp + 1424]                                  ;  1446.7 p2     114 r reload
        pxor xmm10, xmm7                                           ;  1517.7 p1      54 next
        movdqa xmm8, [rbp + 1184]                                  ;  1447.7 p2      48 next reload
        pxor xmm1, xmm8                                            ;  1518.7 p1      45 next
        movdqa xmm9, [rbp + 1584]                                  ;  1448.7 p2      48 next reload
        pxor xmm5, xmm9                                            ;  1519.7 p1      45 next
        movdqa xmm13, [rbp + 1264]                                 ;  1449.7 p2      48 next reload
        pxor xmm3, xmm13                                           ;  1520.7 p1      45 next
        pxor xmm11, [rbp + 1568]                                   ;  1521.7 p2+p1   45 next
        pxor xmm15, [rbp + 1472]                                   ;  1522.7 p2+p1   45 next
        pxor xmm4, [rbp + 1632]                                    ;  1523.7 p2+p1   45 next
        pxor xmm5, [rbp + 1120]                                    ;  1524.7 p2+p1   54 next
        pxor xmm3, [rbp + 1456]                                    ;  1525.7 p2+p1   54 next
        pxor xmm6, [rbp + 1136]                                    ;  1526.7 p2+p1   54 next
        pxor xmm1, [rbp + 1376]                                    ;  1527.7 p2+p1   54 next
        pxor xmm11, [rbp + 1360]                                   ;  1528.7 p2+p1   54 next
        pxor xmm9, [rbp + 976]                                     ;  1529.7 p2+p1   54 next
        pxor xmm15, [rbp + 1712]                                   ;  1530.7 p2+p1   54 next
        pxor xmm4, [rbp + 1216]                                    ;  1531.7 p2+p1   54 next
        pxor xmm13, [rbp + 1328]                                   ;  1532.7 p2+p1   54 next
        pxor xmm8, [rbp + 1248]                                    ;  1533.7 p2+p1   54 next
        movdqa [rbp + 1264], xmm8                                  ;  1535.7 p0+p3   54 next spill
        movdqa xmm8, xmm7                                          ;  1458.7 p0      54 next copy
        pxor xmm8, [r8 + 2160]                                     ;  1534.7 p2+p1   54 next
        movdqa xmm7, xmm2                                          ;  1459.7 p0      54 next copy
        pxor xmm7, [r8 + 2176]                                     ;  1535.7 p2+p1   54 next
        movdqa xmm2, xmm0                                          ;  1462.7 p0      54 next copy
        pxor xmm2, [r8 + 2224]                                     ;  1536.7 p2+p1   54 next
        movdqa xmm0, [rbp + 1568]                                  ;  1466.7 p2      54 next
        pxor xmm0, [rbp + 1280]                                    ;  1537.7 p2+p1   54 next
        movdqa [rbp + 1568], xmm0                                  ;  1539.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1472]                                  ;  1468.7 p2      54 next
        pxor xmm0, [rbp + 1440]                                    ;  1538.7 p2+p1   54 next
        movdqa [rbp + 1472], xmm0                                  ;  1540.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1632]                                  ;  1472.7 p2      54 next
        pxor xmm0, [rbp + 896]                                     ;  1539.7 p2+p1   54 next
        movdqa [rbp + 1632], xmm0                                  ;  1541.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1120]                                  ;  1474.7 p2      54 next
        pxor xmm0, [r8 + 2048]                                     ;  1540.7 p2+p1   54 next
        movdqa [rbp + 1584], xmm14                                 ;  1517.7 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1456]                                 ;  1480.7 p2      54 next
        pxor xmm14, [r8 + 2064]                                    ;  1541.7 p2+p1   54 next
        movdqa [rbp + 1184], xmm13                                 ;  1534.7 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1136]                                 ;  1482.7 p2      54 next
        pxor xmm13, [r8 + 2080]                                    ;  1542.7 p2+p1   54 next
        movdqa [rbp + 1744], xmm9                                  ;  1531.7 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1376]                                  ;  1484.7 p2      54 next
        pxor xmm9, [r8 + 2096]                                     ;  1543.7 p2+p1   54 next
        movdqa [rbp + 1392], xmm12                                 ;  1518.7 p0+p3   54 next spill
        movdqa xmm12, [rbp + 1360]                                 ;  1487.7 p2      54 next
        pxor xmm12, [r8 + 2112]                                    ;  1544.7 p2+p1   54 next
        movdqa [rbp + 1776], xmm10                                 ;  1519.7 p0+p3   54 next spill
        movdqa xmm10, [rbp + 976]                                  ;  1492.3 p2      54 next
        pxor xmm10, [r8 + 2192]                                    ;  1545.7 p2+p1   54 next
        movdqa [rbp + 1488], xmm4                                  ;  1533.7 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1712]                                  ;  1497.7 p2      54 next
        pxor xmm4, [r8 + 2128]                                     ;  1546.7 p2+p1   54 next
        movdqa [rbp + 1728], xmm15                                 ;  1532.7 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1216]                                 ;  1499.7 p2      54 next
        pxor xmm15, [r8 + 2144]                                    ;  1547.7 p2+p1   54 next
        movdqa [rbp + 1200], xmm11                                 ;  1530.7 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1328]                                 ;  1502.7 p2      54 next
        pxor xmm11, [r8 + 2208]                                    ;  1548.7 p2+p1   54 next
        movdqa [rbp + 1152], xmm1                                  ;  1529.7 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1248]                                  ;  1506.7 p2      54 next
        pxor xmm1, [r8 + 2240]                                     ;  1549.7 p2+p1   54 next
        movdqa [rbp + 1664], xmm6                                  ;  1528.7 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1280]                                  ;  1509.7 p2      54 next
        pxor xmm6, [r8 + 2256]                                     ;  1550.7 p2+p1   54 next
        movdqa [rbp + 1232], xmm3                                  ;  1527.7 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1440]                                  ;  1513.7 p2      54 next
        pxor xmm3, [r8 + 2272]                                     ;  1551.7 p2+p1   54 next
        movdqa [rbp + 1600], xmm5                                  ;  1526.7 p0+p3   54 next spill
        movdqa xmm5, [rbp + 896]                                   ;  1516.7 p2      54 next
        pxor xmm5, [r8 + 2288]                                     ;  1552.7 p2+p1   54 next
        movdqa [rbp + 1552], xmm13                                 ;  1544.7 p0+p3   54 next spill
        movdqa xmm13, xmm7                                         ;  1537.7 p0      41 next copy
        pxor xmm13, xmm1                                           ;  1553.7 p1      41 next
        movdqa [rbp + 1536], xmm9                                  ;  1545.7 p0+p3   54 next spill
        movdqa xmm9, xmm13                                         ;  1555.7 p0      41 next copy
        movdqa [rbp + 1504], xmm14                                 ;  1543.7 p0+p3   54 next spill
        movdqa xmm14, xmm7                                         ;  1537.7 p0      41 next copy
        pand xmm14, xmm11                                          ;  1554.7 p1      41 next
        movdqa [rbp + 1760], xmm15                                 ;  1549.7 p0+p3   54 next spill
        movdqa xmm15, xmm7                                         ;  1537.7 p0      41 next copy
        pand xmm15, xmm8                                           ;  1555.7 p1      41 next
        movdqa [rbp + 1616], xmm4                                  ;  1548.7 p0+p3   54 next spill
        movdqa xmm4, xmm11                                         ;  1550.7 p0      41 next copy
        pand xmm4, xmm3                                            ;  1557.7 p1      41 next
        movdqa [rbp + 1696], xmm0                                  ;  1542.7 p0+p3   54 next spill
        movdqa xmm0, xmm11                                         ;  1550.7 p0      41 next copy
        pand xmm0, xmm6                                            ;  1557.7 p1      41 next
        movdqa [rbp + 1792], xmm12                                 ;  1546.7 p0+p3   54 next spill
        movdqa xmm12, xmm11                                        ;  1550.7 p0      41 next copy
        movdqa [rbp + 1520], xmm4                                  ;  1559.7 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1550.7 p0      41 next copy
        pand xmm4, xmm10                                           ;  1558.7 p1      41 next
        pxor xmm9, xmm4                                            ;  1562.7 p1      41 next
        movdqa xmm4, xmm11                                         ;  1550.7 p0      41 next copy
        pand xmm4, xmm8                                            ;  1560.7 p1      41 next
        movdqa [rbp + 1408], xmm9                                  ;  1564.7 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1550.7 p0      41 next copy
        pand xmm9, xmm2                                            ;  1561.7 p1      41 next
        pxor xmm14, xmm9                                           ;  1563.7 p1      41 next
        movdqa [rbp + 1808], xmm14                                 ;  1565.7 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;  1552.7 p0      41 next copy
        pxor xmm14, xmm8                                           ;  1563.7 p1      41 next
        pxor xmm12, xmm14                                          ;  1565.7 p1      41 next
        movdqa [rbp + 1824], xmm14                                 ;  1565.7 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;  1567.7 p0      41 next copy
        pand xmm14, xmm10                                          ;  1574.7 p1      41 next
        movdqa [rbp + 1840], xmm7                                  ;  1540.7 p0+p3   54 next spill
        movdqa xmm7, xmm12                                         ;  1567.7 p0      41 next copy
        por xmm7, xmm5                                             ;  1574.7 p1      41 next
        movdqa [rbp + 1856], xmm12                                 ;  1567.7 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;  1552.7 p0      41 next copy
        pand xmm12, xmm2                                           ;  1567.7 p1      41 next
        pxor xmm4, xmm12                                           ;  1569.7 p1      41 next
        movdqa xmm12, xmm8                                         ;  1544.7 p0      41 next copy
        pand xmm12, xmm3                                           ;  1569.7 p1      41 next
        pxor xmm0, xmm12                                           ;  1571.7 p1      41 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;  1543.7 p2      41 next reload
        pxor xmm0, xmm12                                           ;  1573.7 p1      41 next
        movdqa xmm12, xmm8                                         ;  1545.7 p0      41 next copy
        pand xmm12, xmm5                                           ;  1572.7 p1      41 next
        pxor xmm12, xmm3                                           ;  1574.7 p1      41 next
        pxor xmm14, xmm12                                          ;  1576.7 p1      41 next
        pxor xmm9, xmm12                                           ;  1576.7 p1      41 next
        movdqa xmm12, xmm3                                         ;  1553.7 p0      41 next copy
        pand xmm12, xmm5                                           ;  1576.7 p1      41 next
        pxor xmm4, xmm12                                           ;  1578.7 p1      41 next
        movdqa [rbp + 1872], xmm12                                 ;  1578.7 p0+p3   41 next spill
        movdqa xmm12, xmm13                                        ;  1555.7 p0      41 next copy
        pand xmm13, xmm8                                           ;  1578.7 p1      41 next
        pand xmm12, xmm2                                           ;  1579.7 p1      41 next
        movdqa [rbp + 1888], xmm13                                 ;  1580.7 p0+p3   41 next spill
        movdqa xmm13, xmm5                                         ;  1554.7 p0      41 next copy
        pand xmm13, xmm2                                           ;  1580.7 p1      41 next
        pxor xmm11, xmm13                                          ;  1582.7 p1      41 next
        pxor xmm14, xmm11                                          ;  1584.7 p1      41 next
        pand xmm11, xmm5                                           ;  1584.7 p1      41 next
        pxor xmm11, [rel misty1_decrypt_compact.T0_constants128]   ;  1586.7 p2+p1   41 next
        movdqa [rbp + 1904], xmm13                                 ;  1582.7 p0+p3   41 next spill
        movdqa xmm13, xmm5                                         ;  1554.7 p0      41 next copy
        movdqa [rbp + 1920], xmm11                                 ;  1588.7 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1554.7 p0      41 next copy
        movdqa [rbp + 1936], xmm5                                  ;  1555.7 p0+p3   54 next spill
        movdqa xmm5, xmm4                                          ;  1580.7 p0      41 next copy
        movdqa [rbp + 1952], xmm4                                  ;  1580.7 p0+p3   41 next spill
        movdqa xmm4, xmm8                                          ;  1558.7 p0      41 next copy
        movdqa [rbp + 1968], xmm0                                  ;  1575.7 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;  1560.7 p0      41 next copy
        pand xmm0, xmm1                                            ;  1585.7 p1      41 next
        pxor xmm13, xmm0                                           ;  1587.7 p1      41 next
        pxor xmm0, xmm10                                           ;  1587.7 p1      41 next
        pand xmm13, xmm1                                           ;  1589.7 p1      41 next
        pxor xmm14, xmm13                                          ;  1591.7 p1      41 next
        movdqa xmm13, xmm0                                         ;  1589.7 p0      41 next copy
        pand xmm0, xmm2                                            ;  1590.7 p1      41 next
        movdqa [rbp + 1984], xmm14                                 ;  1593.7 p0+p3   41 next spill
        movdqa xmm14, xmm1                                         ;  1563.7 p0      41 next copy
        pand xmm14, xmm10                                          ;  1591.7 p1      41 next
        pxor xmm7, xmm14                                           ;  1593.7 p1      41 next
        pxor xmm15, xmm7                                           ;  1595.7 p1      41 next
        movdqa xmm14, xmm2                                         ;  1564.7 p0      41 next copy
        movdqa xmm7, xmm2                                          ;  1565.7 p0      41 next copy
        pand xmm7, xmm8                                            ;  1594.7 p1      41 next
        pand xmm2, xmm3                                            ;  1595.7 p1      41 next
        movdqa [rbp + 2000], xmm6                                  ;  1566.7 p0+p3   54 next spill
        movdqa xmm6, xmm8                                          ;  1567.7 p0      41 next copy
        pxor xmm6, [rbp + 1840]                                    ;  1596.7 p2+p1   41 next
        movdqa [rbp + 2016], xmm8                                  ;  1568.7 p0+p3   54 next spill
        movdqa xmm8, xmm3                                          ;  1569.7 p0      41 next copy
        pand xmm8, xmm1                                            ;  1597.7 p1      41 next
        pxor xmm12, xmm8                                           ;  1599.7 p1      41 next
        pxor xmm9, xmm12                                           ;  1601.7 p1      41 next
        pxor xmm13, xmm9                                           ;  1603.7 p1      41 next
        pxor xmm5, xmm13                                           ;  1605.7 p1      41 next
        pxor xmm12, xmm15                                          ;  1602.7 p1      41 next
        movdqa xmm8, [rbp + 1824]                                  ;  1567.0 p2      41 next reload
        pxor xmm12, xmm8                                           ;  1604.7 p1      41 next
        pand xmm8, xmm1                                            ;  1604.7 p1      41 next
        pxor xmm2, xmm7                                            ;  1605.7 p1      41 next
        pand xmm6, xmm1                                            ;  1606.7 p1      41 next
        movdqa xmm9, xmm3                                          ;  1570.7 p0      41 next copy
        movdqa xmm13, [rbp + 1840]                                 ;  1569.0 p2      54 next reload
        pand xmm9, xmm13                                           ;  1607.7 p1      41 next
        movdqa [rbp + 1824], xmm5                                  ;  1607.7 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;  1580.0 p0      41 next copy
        pand xmm5, xmm10                                           ;  1608.7 p1      41 next
        pxor xmm4, xmm5                                            ;  1610.7 p1      41 next
        pxor xmm9, xmm4                                            ;  1612.7 p1      41 next
        pxor xmm11, xmm4                                           ;  1612.7 p1      41 next
        pxor xmm0, xmm9                                            ;  1614.7 p1      41 next
        pxor xmm8, xmm11                                           ;  1614.7 p1      41 next
        pxor xmm14, xmm8                                           ;  1616.7 p1      41 next
        pand xmm11, xmm13                                          ;  1615.7 p1      41 next
        pxor xmm2, xmm11                                           ;  1617.7 p1      41 next
        movdqa xmm4, [rbp + 1520]                                  ;  1573.7 p2      41 next reload
        pxor xmm7, xmm4                                            ;  1617.7 p1      41 next
        pxor xmm6, xmm0                                            ;  1618.7 p1      41 next
        pxor xmm0, xmm7                                            ;  1619.7 p1      41 next
        movdqa xmm5, [rbp + 2000]                                  ;  1575.0 p2      54 next reload
        pand xmm13, xmm5                                           ;  1620.7 p1      41 next
        movdqa xmm7, [rbp + 1408]                                  ;  1576.0 p2      41 next reload
        pxor xmm2, xmm7                                            ;  1621.7 p1      41 next
        movdqa xmm8, [rbp + 1856]                                  ;  1577.0 p2      41 next reload
        por xmm1, xmm8                                             ;  1622.7 p1      41 next
        movdqa xmm9, xmm3                                          ;  1577.0 p0      41 next copy
        pand xmm3, xmm10                                           ;  1623.7 p1      41 next
        pand xmm9, xmm5                                            ;  1624.7 p1      41 next
        movdqa xmm11, [rbp + 1920]                                 ;  1588.7 p2      41 next reload
        pxor xmm3, xmm11                                           ;  1625.7 p1      41 next
        movdqa xmm4, xmm10                                         ;  1578.7 p0      41 next copy
        pand xmm10, xmm5                                           ;  1626.7 p1      41 next
        pand xmm4, [rbp + 1936]                                    ;  1627.7 p2+p1   41 next
        pxor xmm4, xmm9                                            ;  1629.7 p1      41 next
        pxor xmm9, xmm13                                           ;  1629.7 p1      41 next
        pxor xmm13, xmm3                                           ;  1630.7 p1      41 next
        pxor xmm4, xmm8                                            ;  1631.7 p1      41 next
        pxor xmm1, xmm4                                            ;  1633.7 p1      41 next
        pxor xmm3, [rbp + 1872]                                    ;  1633.7 p2+p1   41 next
        pxor xmm12, xmm3                                           ;  1635.7 p1      41 next
        movdqa xmm3, xmm5                                          ;  1586.0 p0      41 next copy
        pand xmm3, [rbp + 2016]                                    ;  1635.7 p2+p1   41 next
        pxor xmm3, [rbp + 1808]                                    ;  1637.7 p2+p1   41 next
        pxor xmm11, xmm3                                           ;  1639.7 p1      41 next
        movdqa xmm4, xmm14                                         ;  1618.7 p0      41 next copy
        pxor xmm14, xmm0                                           ;  1638.7 p1      41 next
        pxor xmm4, [rbp + 1968]                                    ;  1639.7 p2+p1   41 next
        pxor xmm15, xmm4                                           ;  1641.7 p1      41 next
        pxor xmm7, xmm1                                            ;  1641.7 p1      41 next
        pxor xmm1, xmm6                                            ;  1642.7 p1      41 next
        pxor xmm6, xmm10                                           ;  1643.7 p1      41 next
        pxor xmm14, [rbp + 1888]                                   ;  1644.7 p2+p1   41 next
        pxor xmm3, xmm14                                           ;  1646.7 p1      41 next
        pxor xmm8, xmm15                                           ;  1646.7 p1      41 next
        pxor xmm10, [rbp + 1952]                                   ;  1647.7 p2+p1   41 next
        pxor xmm5, xmm10                                           ;  1649.7 p1      41 next
        pxor xmm1, [rbp + 1904]                                    ;  1649.7 p2+p1   41 next
        pxor xmm11, [rbp + 1984]                                   ;  1650.7 p2+p1   41 next
        pxor xmm13, xmm6                                           ;  1651.7 p1      41 next
        pxor xmm0, xmm13                                           ;  1653.7 p1      41 next
        pxor xmm7, xmm5                                            ;  1653.7 p1      41 next
        movdqa xmm14, [rbp + 1824]                                 ;  1607.7 p2      41 next
        pxor xmm14, xmm9                                           ;  1654.7 p1      41 next
        pxor xmm9, [rbp + 1968]                                    ;  1655.7 p2+p1   41 next
        pxor xmm2, xmm9                                            ;  1657.7 p1      41 next
        pxor xmm14, [rbp + 1520]                                   ;  1657.7 p2+p1   41 next
        movdqa xmm15, [rbp + 1792]                                 ;  1595.0 p2      41 next
        movdqa xmm4, [rbp + 1696]                                  ;  1596.0 p2      54 next reload
        pand xmm15, xmm4                                           ;  1658.7 p1      41 next
        movdqa xmm5, [rbp + 1616]                                  ;  1597.0 p2      41 next
        pand xmm5, xmm4                                            ;  1659.7 p1      41 next
        movdqa xmm6, [rbp + 1760]                                  ;  1598.0 p2      41 next
        movdqa xmm9, [rbp + 1504]                                  ;  1599.0 p2      54 next reload
        pand xmm6, xmm9                                            ;  1660.7 p1      41 next
        movdqa xmm10, xmm5                                         ;  1661.7 p0      41 next copy
        movdqa xmm13, [rbp + 1760]                                 ;  1600.0 p2      54 next reload
        pand xmm10, xmm13                                          ;  1668.7 p1      41 next
        movdqa [rbp + 1520], xmm8                                  ;  1648.7 p0+p3   41 next spill
        movdqa xmm8, xmm15                                         ;  1660.7 p0      41 next copy
        movdqa [rbp + 1968], xmm2                                  ;  1659.7 p0+p3   41 next spill
        movdqa xmm2, xmm15                                         ;  1660.7 p0      41 next copy
        movdqa [rbp + 1824], xmm12                                 ;  1637.7 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;  1610.0 p0      41 next copy
        movdqa [rbp + 1984], xmm14                                 ;  1659.7 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1610.0 p0      41 next copy
        movdqa [rbp + 1904], xmm7                                  ;  1655.7 p0+p3   41 next spill
        movdqa xmm7, xmm9                                          ;  1610.0 p0      41 next copy
        pand xmm7, [rbp + 1616]                                    ;  1662.7 p2+p1   41 next
        movdqa [rbp + 1952], xmm1                                  ;  1651.7 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;  1610.0 p0      41 next copy
        pand xmm1, xmm4                                            ;  1663.7 p1      41 next
        movdqa xmm9, xmm1                                          ;  1665.7 p0      41 next copy
        movdqa [rbp + 1856], xmm3                                  ;  1648.7 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;  1612.0 p0      41 next copy
        pand xmm3, [rbp + 1536]                                    ;  1664.7 p2+p1   41 next
        pxor xmm12, xmm3                                           ;  1666.7 p1      41 next
        movdqa [rbp + 2000], xmm11                                 ;  1652.7 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;  1668.7 p0      41 next copy
        pxor xmm11, [rbp + 1792]                                   ;  1675.7 p2+p1   41 next
        pand xmm11, xmm13                                          ;  1677.7 p1      41 next
        pxor xmm3, xmm11                                           ;  1679.7 p1      41 next
        movdqa [rbp + 1888], xmm0                                  ;  1655.7 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;  1616.0 p0      41 next copy
        movdqa xmm4, xmm13                                         ;  1617.0 p0      41 next copy
        pand xmm4, [rbp + 1536]                                    ;  1669.7 p2+p1   41 next
        movdqa [rbp + 1408], xmm11                                 ;  1679.7 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;  1619.0 p0      41 next copy
        pand xmm11, [rbp + 1552]                                   ;  1670.7 p2+p1   41 next
        pxor xmm1, xmm11                                           ;  1672.7 p1      41 next
        movdqa xmm13, xmm1                                         ;  1674.7 p0      41 next copy
        pand xmm13, [rbp + 1552]                                   ;  1681.7 p2+p1   41 next
        pxor xmm0, xmm13                                           ;  1683.7 p1      41 next
        movdqa xmm13, xmm7                                         ;  1664.7 p0      41 next copy
        pand xmm13, [rbp + 1536]                                   ;  1674.7 p2+p1   41 next
        pxor xmm9, xmm13                                           ;  1676.7 p1      41 next
        movdqa xmm13, [rbp + 1792]                                 ;  1620.7 p2      41 next
        pand xmm13, [rbp + 1536]                                   ;  1676.7 p2+p1   41 next
        pxor xmm8, xmm13                                           ;  1678.7 p1      41 next
        pxor xmm10, xmm7                                           ;  1678.7 p1      41 next
        pand xmm8, [rbp + 1616]                                    ;  1680.7 p2+p1   41 next
        pxor xmm10, [rel misty1_decrypt_compact.T0_constants128]   ;  1680.7 p2+p1   41 next
        movdqa [rbp + 1808], xmm3                                  ;  1681.7 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1616]                                  ;  1626.7 p2      41 next
        pand xmm3, [rbp + 1552]                                    ;  1681.7 p2+p1   41 next
        pxor xmm6, xmm3                                            ;  1683.7 p1      41 next
        pand xmm14, xmm3                                           ;  1683.7 p1      41 next
        pxor xmm13, xmm6                                           ;  1685.7 p1      41 next
        pxor xmm2, xmm6                                            ;  1685.7 p1      41 next
        pxor xmm0, xmm12                                           ;  1686.7 p1      41 next
        movdqa xmm3, [rbp + 1792]                                  ;  1632.7 p2      54 next reload
        pand xmm1, xmm3                                            ;  1687.7 p1      41 next
        movdqa xmm6, [rbp + 1552]                                  ;  1635.7 p2      54 next reload
        pand xmm12, xmm6                                           ;  1688.7 p1      41 next
        movdqa [rbp + 2016], xmm2                                  ;  1687.7 p0+p3   41 next spill
        movdqa xmm2, xmm4                                          ;  1671.7 p0      41 next copy
        pxor xmm2, xmm3                                            ;  1689.7 p1      41 next
        pxor xmm8, xmm2                                            ;  1691.7 p1      41 next
        pxor xmm1, xmm8                                            ;  1693.7 p1      41 next
        movdqa xmm8, [rbp + 1616]                                  ;  1640.0 p2      54 next reload
        pand xmm2, xmm8                                            ;  1692.7 p1      41 next
        movdqa xmm8, xmm13                                         ;  1687.7 p0      41 next copy
        pand xmm8, xmm6                                            ;  1694.7 p1      41 next
        pxor xmm9, xmm8                                            ;  1696.7 p1      41 next
        movdqa xmm8, [rbp + 1536]                                  ;  1643.0 p2      54 next reload
        pxor xmm9, xmm8                                            ;  1698.7 p1      41 next
        pxor xmm13, [rbp + 1696]                                   ;  1696.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm9                                  ;  1700.7 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1661.7 p0      41 next copy
        movdqa [rbp + 1936], xmm5                                  ;  1661.7 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  1664.7 p0      41 next copy
        pxor xmm7, xmm6                                            ;  1697.7 p1      41 next
        pxor xmm5, [rbp + 1760]                                    ;  1698.7 p2+p1   41 next
        pand xmm5, [rbp + 1696]                                    ;  1700.7 p2+p1   41 next
        movdqa [rbp + 1920], xmm0                                  ;  1688.7 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  1655.7 p0      41 next copy
        movdqa xmm6, xmm10                                         ;  1682.7 p0      41 next copy
        pxor xmm10, xmm5                                           ;  1702.7 p1      41 next
        movdqa [rbp + 1840], xmm14                                 ;  1685.7 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  1658.7 p0      41 next copy
        pand xmm14, [rbp + 1504]                                   ;  1701.7 p2+p1   41 next
        pxor xmm2, xmm14                                           ;  1703.7 p1      41 next
        pxor xmm15, xmm14                                          ;  1703.7 p1      41 next
        movdqa xmm14, xmm8                                         ;  1661.0 p0      41 next copy
        movdqa [rbp + 2032], xmm15                                 ;  1705.7 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  1663.0 p0      41 next copy
        pxor xmm15, xmm11                                          ;  1704.7 p1      41 next
        pand xmm4, xmm15                                           ;  1706.7 p1      41 next
        movdqa xmm8, xmm11                                         ;  1672.7 p0      41 next copy
        movdqa [rbp + 2048], xmm4                                  ;  1708.7 p0+p3   41 next spill
        movdqa xmm4, xmm13                                         ;  1698.7 p0      41 next copy
        pand xmm13, xmm3                                           ;  1706.7 p1      41 next
        pxor xmm10, xmm13                                          ;  1708.7 p1      41 next
        movdqa xmm13, [rbp + 1696]                                 ;  1671.7 p2      54 next reload
        pand xmm4, xmm13                                           ;  1708.7 p1      41 next
        pxor xmm6, xmm4                                            ;  1710.7 p1      41 next
        pxor xmm8, xmm6                                            ;  1712.7 p1      41 next
        pxor xmm2, xmm8                                            ;  1714.7 p1      41 next
        movdqa xmm4, [rbp + 1616]                                  ;  1673.3 p2      54 next reload
        pand xmm15, xmm4                                           ;  1712.7 p1      41 next
        pxor xmm5, xmm15                                           ;  1714.7 p1      41 next
        movdqa xmm6, xmm3                                          ;  1674.3 p0      41 next copy
        movdqa xmm8, [rbp + 1504]                                  ;  1674.7 p2      54 next reload
        pand xmm6, xmm8                                            ;  1714.7 p1      41 next
        pxor xmm9, xmm6                                            ;  1716.7 p1      41 next
        pxor xmm0, xmm9                                            ;  1718.7 p1      41 next
        pxor xmm12, xmm9                                           ;  1718.7 p1      41 next
        pxor xmm1, xmm12                                           ;  1720.7 p1      41 next
        pand xmm14, xmm0                                           ;  1720.7 p1      41 next
        pxor xmm11, xmm0                                           ;  1720.7 p1      41 next
        pxor xmm5, xmm11                                           ;  1722.7 p1      41 next
        pxor xmm14, xmm4                                           ;  1722.7 p1      41 next
        movdqa xmm0, [rbp + 1808]                                  ;  1681.7 p2      41 next reload
        pxor xmm15, xmm0                                           ;  1723.7 p1      41 next
        pxor xmm14, [rbp + 1840]                                   ;  1724.7 p2+p1   41 next
        pxor xmm1, [rbp + 1408]                                    ;  1725.7 p2+p1   41 next
        movdqa xmm6, [rbp + 1920]                                  ;  1688.7 p2      41 next reload
        pxor xmm5, xmm6                                            ;  1726.7 p1      41 next
        pxor xmm15, [rbp + 1936]                                   ;  1727.7 p2+p1   41 next
        movdqa xmm9, xmm3                                          ;  1681.3 p0      41 next copy
        pand xmm9, xmm7                                            ;  1728.7 p1      41 next
        pand xmm7, xmm13                                           ;  1729.7 p1      41 next
        movdqa xmm11, [rbp + 1760]                                 ;  1683.0 p2      54 next reload
        pxor xmm7, xmm11                                           ;  1731.7 p1      41 next
        pxor xmm10, xmm7                                           ;  1733.7 p1      41 next
        movdqa xmm7, xmm4                                          ;  1684.3 p0      41 next copy
        pand xmm7, xmm11                                           ;  1732.7 p1      41 next
        pand xmm0, xmm7                                            ;  1734.7 p1      41 next
        movdqa xmm12, [rbp + 2032]                                 ;  1705.7 p2      41 next reload
        pxor xmm7, xmm12                                           ;  1734.7 p1      41 next
        pand xmm7, xmm11                                           ;  1736.7 p1      41 next
        pxor xmm6, xmm7                                            ;  1738.7 p1      41 next
        pxor xmm9, xmm6                                            ;  1740.7 p1      41 next
        movdqa xmm6, [rbp + 1552]                                  ;  1686.0 p2      54 next reload
        pand xmm12, xmm6                                           ;  1738.7 p1      41 next
        pxor xmm5, xmm12                                           ;  1740.7 p1      41 next
        pxor xmm0, [rbp + 2016]                                    ;  1740.7 p2+p1   41 next
        pxor xmm14, xmm0                                           ;  1742.7 p1      41 next
        pxor xmm10, [rbp + 2048]                                   ;  1742.7 p2+p1   41 next
        pxor xmm13, [rbp + 1888]                                   ;  1743.7 p2+p1   41 next
        movdqa xmm0, [rel misty1_decrypt_compact.T0_constants128]  ;  1690.0 p2      41 next reload
        pxor xmm9, xmm0                                            ;  1744.7 p1      41 next
        pxor xmm2, xmm13                                           ;  1745.7 p1      41 next
        pxor xmm8, [rbp + 2000]                                    ;  1746.7 p2+p1   41 next
        pxor xmm10, xmm8                                           ;  1748.7 p1      41 next
        pxor xmm15, [rbp + 1872]                                   ;  1748.7 p2+p1   41 next
        pxor xmm6, [rbp + 1856]                                    ;  1749.7 p2+p1   41 next
        pxor xmm1, xmm6                                            ;  1751.7 p1      41 next
        pxor xmm3, [rbp + 1904]                                    ;  1751.7 p2+p1   41 next
        pxor xmm4, [rbp + 1984]                                    ;  1752.7 p2+p1   41 next
        pxor xmm5, xmm4                                            ;  1754.7 p1      41 next
        pxor xmm14, xmm0                                           ;  1754.7 p1      41 next
        pxor xmm14, xmm3                                           ;  1756.7 p1      41 next
        pxor xmm11, [rbp + 1824]                                   ;  1756.7 p2+p1   41 next
        pxor xmm15, xmm11                                          ;  1758.7 p1      41 next
        pxor xmm2, [r8 + 6032]                                     ;  1758.7 p2+p1   48 next
        pxor xmm10, [r8 + 6048]                                    ;  1759.7 p2+p1   48 next
        pxor xmm1, [r8 + 6064]                                     ;  1760.7 p2+p1   48 next
        pxor xmm13, [r8 + 5888]                                    ;  1761.7 p2+p1   48 next
        pxor xmm8, [r8 + 5904]                                     ;  1762.7 p2+p1   48 next
        pxor xmm14, [r8 + 6096]                                    ;  1763.7 p2+p1   48 next
        pxor xmm6, [r8 + 5920]                                     ;  1764.7 p2+p1   48 next
        pxor xmm5, [r8 + 6112]                                     ;  1765.7 p2+p1   48 next
        pxor xmm15, [r8 + 6128]                                    ;  1766.7 p2+p1   48 next
        pxor xmm3, [r8 + 5952]                                     ;  1767.7 p2+p1   48 next
        pxor xmm4, [r8 + 5968]                                     ;  1768.7 p2+p1   48 next
        pxor xmm11, [r8 + 5984]                                    ;  1769.7 p2+p1   48 next
        movdqa xmm7, [rbp + 1952]                                  ;  1709.0 p2      41 next
        pxor xmm7, [rbp + 1536]                                    ;  1770.7 p2+p1   41 next
        pxor xmm9, xmm7                                            ;  1772.7 p1      41 next
        pxor xmm9, [r8 + 6080]                                     ;  1774.7 p2+p1   48 next
        pxor xmm7, [r8 + 5936]                                     ;  1773.7 p2+p1   48 next
        movdqa xmm12, [rbp + 1968]                                 ;  1713.0 p2      48 next
        pxor xmm12, [r8 + 6000]                                    ;  1774.7 p2+p1   48 next
        movdqa [rbp + 1968], xmm15                                 ;  1768.7 p0+p3   48 next spill
        movdqa xmm15, [rbp + 1520]                                 ;  1715.0 p2      48 next
        pxor xmm15, [r8 + 6016]                                    ;  1775.7 p2+p1   48 next
        movdqa [rbp + 1520], xmm5                                  ;  1767.7 p0+p3   48 next spill
        movdqa xmm5, xmm8                                          ;  1764.7 p0      45 next copy
        pxor xmm5, xmm4                                            ;  1776.7 p1      45 next
        movdqa [rbp + 1536], xmm14                                 ;  1765.7 p0+p3   48 next spill
        movdqa xmm14, xmm5                                         ;  1778.7 p0      45 next copy
        movdqa [rbp + 1952], xmm9                                  ;  1776.7 p0+p3   48 next spill
        movdqa xmm9, xmm8                                          ;  1764.7 p0      45 next copy
        pand xmm9, xmm7                                            ;  1777.7 p1      45 next
        movdqa [rbp + 1824], xmm1                                  ;  1762.7 p0+p3   48 next spill
        movdqa xmm1, xmm8                                          ;  1764.7 p0      45 next copy
        pand xmm1, xmm13                                           ;  1778.7 p1      45 next
        movdqa [rbp + 1984], xmm10                                 ;  1761.7 p0+p3   48 next spill
        movdqa xmm10, xmm7                                         ;  1775.7 p0      45 next copy
        pand xmm10, xmm12                                          ;  1782.7 p1      45 next
        movdqa [rbp + 1904], xmm2                                  ;  1760.7 p0+p3   48 next spill
        movdqa xmm2, xmm7                                          ;  1775.7 p0      45 next copy
        pand xmm2, xmm11                                           ;  1782.7 p1      45 next
        movdqa [rbp + 1856], xmm10                                 ;  1784.7 p0+p3   45 next spill
        movdqa xmm10, xmm7                                         ;  1775.7 p0      45 next copy
        movdqa [rbp + 1872], xmm8                                  ;  1764.7 p0+p3   48 next spill
        movdqa xmm8, xmm7                                          ;  1775.7 p0      45 next copy
        pand xmm8, xmm6                                            ;  1782.7 p1      45 next
        pxor xmm14, xmm8                                           ;  1785.7 p1      45 next
        movdqa xmm8, xmm7                                          ;  1775.7 p0      45 next copy
        pand xmm8, xmm13                                           ;  1783.7 p1      45 next
        movdqa [rbp + 2000], xmm14                                 ;  1787.7 p0+p3   45 next spill
        movdqa xmm14, xmm7                                         ;  1775.7 p0      45 next copy
        pand xmm14, xmm3                                           ;  1784.7 p1      45 next
        pxor xmm9, xmm14                                           ;  1786.7 p1      45 next
        movdqa [rbp + 1888], xmm9                                  ;  1788.7 p0+p3   45 next spill
        movdqa xmm9, xmm11                                         ;  1771.7 p0      45 next copy
        pxor xmm9, xmm13                                           ;  1786.7 p1      45 next
        pxor xmm10, xmm9                                           ;  1788.7 p1      45 next
        movdqa [rbp + 2048], xmm9                                  ;  1788.7 p0+p3   45 next spill
        movdqa xmm9, xmm11                                         ;  1771.7 p0      45 next copy
        pand xmm9, xmm3                                            ;  1788.7 p1      45 next
        pxor xmm8, xmm9                                            ;  1790.7 p1      45 next
        movdqa xmm9, xmm10                                         ;  1790.7 p0      45 next copy
        pand xmm9, xmm6                                            ;  1797.7 p1      45 next
        movdqa [rbp + 2016], xmm11                                 ;  1771.7 p0+p3   48 next spill
        movdqa xmm11, xmm10                                        ;  1790.7 p0      45 next copy
        por xmm11, xmm15                                           ;  1797.7 p1      45 next
        movdqa [rbp + 1760], xmm10                                 ;  1790.7 p0+p3   45 next spill
        movdqa xmm10, xmm13                                        ;  1763.7 p0      45 next copy
        pand xmm10, xmm12                                          ;  1792.7 p1      45 next
        pxor xmm2, xmm10                                           ;  1794.7 p1      45 next
        pxor xmm2, xmm0                                            ;  1796.7 p1      45 next
        movdqa xmm10, xmm13                                        ;  1763.7 p0      45 next copy
        pand xmm10, xmm15                                          ;  1795.7 p1      45 next
        pxor xmm10, xmm12                                          ;  1797.7 p1      45 next
        pxor xmm9, xmm10                                           ;  1799.7 p1      45 next
        pxor xmm14, xmm10                                          ;  1799.7 p1      45 next
        movdqa xmm10, xmm12                                        ;  1776.7 p0      45 next copy
        pand xmm10, xmm15                                          ;  1799.7 p1      45 next
        pxor xmm8, xmm10                                           ;  1801.7 p1      45 next
        movdqa [rbp + 1552], xmm10                                 ;  1801.7 p0+p3   45 next spill
        movdqa xmm10, xmm5                                         ;  1778.7 p0      45 next copy
        pand xmm5, xmm13                                           ;  1801.7 p1      45 next
        pand xmm10, xmm3                                           ;  1802.7 p1      45 next
        movdqa [rbp + 1616], xmm5                                  ;  1803.7 p0+p3   45 next spill
        movdqa xmm5, xmm15                                         ;  1777.7 p0      45 next copy
        pand xmm5, xmm3                                            ;  1803.7 p1      45 next
        pxor xmm7, xmm5                                            ;  1805.7 p1      45 next
        pxor xmm9, xmm7                                            ;  1807.7 p1      45 next
        pand xmm7, xmm15                                           ;  1807.7 p1      45 next
        pxor xmm7, xmm0                                            ;  1809.7 p1      45 next
        movdqa xmm0, xmm15                                         ;  1777.7 p0      45 next copy
        movdqa [rbp + 1792], xmm5                                  ;  1805.7 p0+p3   45 next spill
        movdqa xmm5, xmm15                                         ;  1777.7 p0      45 next copy
        movdqa [rbp + 2032], xmm7                                  ;  1811.7 p0+p3   45 next spill
        movdqa xmm7, xmm13                                         ;  1763.7 p0      45 next copy
        movdqa [rbp + 1696], xmm15                                 ;  1777.7 p0+p3   48 next spill
        movdqa xmm15, xmm8                                         ;  1803.7 p0      45 next copy
        movdqa [rbp + 1504], xmm8                                  ;  1803.7 p0+p3   45 next spill
        movdqa xmm8, xmm3                                          ;  1769.7 p0      45 next copy
        pand xmm8, xmm4                                            ;  1808.7 p1      45 next
        pxor xmm0, xmm8                                            ;  1810.7 p1      45 next
        pxor xmm8, xmm6                                            ;  1810.7 p1      45 next
        pand xmm0, xmm4                                            ;  1812.7 p1      45 next
        pxor xmm9, xmm0                                            ;  1814.7 p1      45 next
        movdqa xmm0, xmm3                                          ;  1769.7 p0      45 next copy
        pand xmm0, xmm8                                            ;  1813.7 p1      45 next
        movdqa [rbp + 1936], xmm9                                  ;  1816.7 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;  1769.0 p0      45 next copy
        pand xmm9, xmm4                                            ;  1814.7 p1      45 next
        pxor xmm11, xmm9                                           ;  1816.7 p1      45 next
        pxor xmm1, xmm11                                           ;  1818.7 p1      45 next
        movdqa xmm9, xmm3                                          ;  1771.0 p0      45 next copy
        movdqa xmm11, xmm3                                         ;  1772.0 p0      45 next copy
        pand xmm11, xmm13                                          ;  1817.7 p1      45 next
        pand xmm3, xmm12                                           ;  1818.7 p1      45 next
        movdqa [rbp + 1920], xmm2                                  ;  1798.7 p0+p3   45 next spill
        movdqa xmm2, xmm13                                         ;  1774.7 p0      45 next copy
        pxor xmm2, [rbp + 1872]                                    ;  1819.7 p2+p1   45 next
        movdqa [rbp + 1408], xmm13                                 ;  1777.3 p0+p3   48 next spill
        movdqa xmm13, xmm12                                        ;  1778.3 p0      45 next copy
        pand xmm13, xmm4                                           ;  1820.7 p1      45 next
        pxor xmm10, xmm13                                          ;  1822.7 p1      45 next
        pxor xmm14, xmm10                                          ;  1824.7 p1      45 next
        pxor xmm8, xmm14                                           ;  1826.7 p1      45 next
        pxor xmm15, xmm8                                           ;  1828.7 p1      45 next
        pxor xmm10, xmm1                                           ;  1825.7 p1      45 next
        movdqa xmm14, [rbp + 2048]                                 ;  1788.7 p2      45 next reload
        pxor xmm10, xmm14                                          ;  1827.7 p1      45 next
        pand xmm14, xmm4                                           ;  1827.7 p1      45 next
        pxor xmm3, xmm11                                           ;  1828.7 p1      45 next
        pand xmm2, xmm4                                            ;  1829.7 p1      45 next
        movdqa xmm8, xmm12                                         ;  1782.0 p0      45 next copy
        movdqa xmm13, [rbp + 1872]                                 ;  1782.3 p2      48 next reload
        pand xmm8, xmm13                                           ;  1830.7 p1      45 next
        movdqa [rbp + 2048], xmm15                                 ;  1830.7 p0+p3   45 next spill
        movdqa xmm15, xmm13                                        ;  1793.3 p0      45 next copy
        pand xmm15, xmm6                                           ;  1831.7 p1      45 next
        pxor xmm7, xmm15                                           ;  1833.7 p1      45 next
        pxor xmm8, xmm7                                            ;  1835.7 p1      45 next
        pxor xmm5, xmm7                                            ;  1835.7 p1      45 next
        pxor xmm0, xmm8                                            ;  1837.7 p1      45 next
        movdqa xmm15, [rbp + 1856]                                 ;  1788.7 p2      45 next reload
        pxor xmm11, xmm15                                          ;  1836.7 p1      45 next
        pxor xmm14, xmm5                                           ;  1837.7 p1      45 next
        pxor xmm9, xmm14                                           ;  1839.7 p1      45 next
        pand xmm5, xmm13                                           ;  1839.7 p1      45 next
        pxor xmm3, xmm5                                            ;  1841.7 p1      45 next
        movdqa xmm14, [rbp + 2016]                                 ;  1790.7 p2      48 next reload
        pand xmm13, xmm14                                          ;  1841.7 p1      45 next
        movdqa xmm5, [rbp + 1760]                                  ;  1791.7 p2      45 next reload
        por xmm4, xmm5                                             ;  1842.7 p1      45 next
        pxor xmm2, xmm0                                            ;  1843.7 p1      45 next
        pxor xmm11, xmm0                                           ;  1844.7 p1      45 next
        movdqa xmm0, [rbp + 2000]                                  ;  1792.7 p2      45 next reload
        pxor xmm3, xmm0                                            ;  1845.7 p1      45 next
        movdqa xmm7, xmm12                                         ;  1793.3 p0      45 next copy
        pand xmm12, xmm6                                           ;  1846.7 p1      45 next
        pand xmm7, xmm14                                           ;  1847.7 p1      45 next
        movdqa xmm8, [rbp + 2032]                                  ;  1811.7 p2      45 next reload
        pxor xmm12, xmm8                                           ;  1848.7 p1      45 next
        movdqa xmm15, xmm6                                         ;  1795.0 p0      45 next copy
        pand xmm6, xmm14                                           ;  1849.7 p1      45 next
        pand xmm15, [rbp + 1696]                                   ;  1850.7 p2+p1   45 next
        pxor xmm15, xmm7                                           ;  1852.7 p1      45 next
        pxor xmm7, xmm13                                           ;  1852.7 p1      45 next
        pxor xmm13, xmm12                                          ;  1853.7 p1      45 next
        pxor xmm15, xmm5                                           ;  1854.7 p1      45 next
        pxor xmm4, xmm15                                           ;  1856.7 p1      45 next
        movdqa xmm15, xmm14                                        ;  1801.7 p0      45 next copy
        pand xmm15, [rbp + 1408]                                   ;  1856.7 p2+p1   45 next
        pxor xmm15, [rbp + 1888]                                   ;  1858.7 p2+p1   45 next
        pxor xmm8, xmm15                                           ;  1860.7 p1      45 next
        pxor xmm12, [rbp + 1552]                                   ;  1859.7 p2+p1   45 next
        pxor xmm10, xmm12                                          ;  1861.7 p1      45 next
        movdqa xmm12, xmm9                                         ;  1841.7 p0      45 next copy
        pxor xmm9, xmm11                                           ;  1861.7 p1      45 next
        pxor xmm12, [rbp + 1920]                                   ;  1862.7 p2+p1   45 next
        pxor xmm1, xmm12                                           ;  1864.7 p1      45 next
        pxor xmm0, xmm4                                            ;  1864.7 p1      45 next
        pxor xmm4, xmm2                                            ;  1865.7 p1      45 next
        pxor xmm2, xmm6                                            ;  1866.7 p1      45 next
        pxor xmm9, [rbp + 1616]                                    ;  1867.7 p2+p1   45 next
        pxor xmm15, xmm9                                           ;  1869.7 p1      45 next
        pxor xmm5, xmm1                                            ;  1869.7 p1      45 next
        pxor xmm6, [rbp + 1504]                                    ;  1870.7 p2+p1   45 next
        pxor xmm4, [rbp + 1792]                                    ;  1871.7 p2+p1   45 next
        pxor xmm8, [rbp + 1936]                                    ;  1872.7 p2+p1   45 next
        pxor xmm14, xmm6                                           ;  1873.7 p1      45 next
        pxor xmm13, xmm2                                           ;  1874.7 p1      45 next
        pxor xmm11, xmm13                                          ;  1876.7 p1      45 next
        pxor xmm0, xmm14                                           ;  1876.7 p1      45 next
        movdqa xmm14, [rbp + 1968]                                 ;  1808.3 p2      48 next reload
        pxor xmm10, xmm14                                          ;  1877.7 p1      45 next
        movdqa xmm1, [rbp + 1824]                                  ;  1809.3 p2      48 next reload
        pxor xmm15, xmm1                                           ;  1878.7 p1      45 next
        movdqa xmm2, [rbp + 1984]                                  ;  1810.3 p2      48 next reload
        pxor xmm8, xmm2                                            ;  1879.7 p1      45 next
        movdqa xmm6, [rbp + 1952]                                  ;  1811.7 p2      48 next reload
        pxor xmm4, xmm6                                            ;  1880.7 p1      45 next
        movdqa xmm9, [rbp + 1904]                                  ;  1812.7 p2      48 next reload
        pxor xmm11, xmm9                                           ;  1881.7 p1      45 next
        movdqa xmm12, [rbp + 1536]                                 ;  1813.7 p2      48 next reload
        pxor xmm0, xmm12                                           ;  1882.7 p1      45 next
        movdqa xmm13, [rbp + 1600]                                 ;  1814.7 p2      54 next reload
        pxor xmm11, xmm13                                          ;  1883.7 p1      54 next
        movdqa [rbp + 1936], xmm11                                 ;  1885.7 p0+p3   54 next spill
        movdqa xmm11, xmm7                                         ;  1854.7 p0      45 next copy
        pxor xmm11, [rbp + 2048]                                   ;  1884.7 p2+p1   45 next
        pxor xmm7, [rbp + 1920]                                    ;  1885.7 p2+p1   45 next
        pxor xmm3, xmm7                                            ;  1887.7 p1      45 next
        pxor xmm11, [rbp + 1856]                                   ;  1887.7 p2+p1   45 next
        movdqa xmm7, [rbp + 1520]                                  ;  1818.7 p2      48 next reload
        pxor xmm11, xmm7                                           ;  1889.7 p1      45 next
        pxor xmm8, [rbp + 1232]                                    ;  1889.7 p2+p1   54 next
        pxor xmm15, [rbp + 1664]                                   ;  1890.7 p2+p1   54 next
        pxor xmm4, [rbp + 1152]                                    ;  1891.7 p2+p1   54 next
        pxor xmm0, [rbp + 1200]                                    ;  1892.7 p2+p1   54 next
        pxor xmm11, [rbp + 1728]                                   ;  1893.7 p2+p1   54 next
        pxor xmm10, [rbp + 1488]                                   ;  1894.7 p2+p1   54 next
        pxor xmm13, [r8 + 3328]                                    ;  1895.7 p2+p1   54 next
        pxor xmm3, [rbp + 1776]                                    ;  1896.7 p2+p1   54 next
        pxor xmm5, [rbp + 1392]                                    ;  1897.7 p2+p1   54 next
        pxor xmm9, [rbp + 1744]                                    ;  1898.7 p2+p1   54 next
        pxor xmm2, [rbp + 1184]                                    ;  1899.7 p2+p1   54 next
        pxor xmm1, [rbp + 1584]                                    ;  1900.7 p2+p1   54 next
        pxor xmm6, [rbp + 1264]                                    ;  1901.7 p2+p1   54 next
        pxor xmm12, [rbp + 1568]                                   ;  1902.7 p2+p1   54 next
        pxor xmm7, [rbp + 1472]                                    ;  1903.7 p2+p1   54 next
        pxor xmm14, [rbp + 1632]                                   ;  1904.7 p2+p1   54 next
        movdqa [rbp + 1520], xmm14                                 ;  1906.7 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1232]                                 ;  1835.7 p2      54 next
        pxor xmm14, [r8 + 3344]                                    ;  1905.7 p2+p1   54 next
        movdqa [rbp + 1232], xmm7                                  ;  1905.7 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1664]                                  ;  1837.7 p2      54 next
        pxor xmm7, [r8 + 3360]                                     ;  1906.7 p2+p1   54 next
        movdqa [rbp + 1664], xmm12                                 ;  1904.7 p0+p3   54 next spill
        movdqa xmm12, [rbp + 1152]                                 ;  1841.7 p2      54 next
        pxor xmm12, [r8 + 3376]                                    ;  1907.7 p2+p1   54 next
        movdqa [rbp + 1152], xmm6                                  ;  1903.7 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1776]                                  ;  1844.3 p2      54 next
        pxor xmm6, [r8 + 3440]                                     ;  1908.7 p2+p1   54 next
        movdqa [rbp + 1776], xmm1                                  ;  1902.7 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1392]                                  ;  1847.7 p2      54 next
        pxor xmm1, [r8 + 3456]                                     ;  1909.7 p2+p1   54 next
        movdqa [rbp + 1392], xmm2                                  ;  1901.7 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1200]                                  ;  1850.7 p2      54 next
        pxor xmm2, [r8 + 3392]                                     ;  1910.7 p2+p1   54 next
        movdqa [rbp + 1200], xmm9                                  ;  1900.7 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1744]                                  ;  1854.7 p2      54 next
        pxor xmm9, [r8 + 3472]                                     ;  1911.7 p2+p1   54 next
        movdqa [rbp + 1744], xmm5                                  ;  1899.7 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1728]                                  ;  1858.7 p2      54 next
        pxor xmm5, [r8 + 3408]                                     ;  1912.7 p2+p1   54 next
        movdqa [rbp + 1728], xmm3                                  ;  1898.7 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1488]                                  ;  1862.7 p2      54 next
        pxor xmm3, [r8 + 3424]                                     ;  1913.7 p2+p1   54 next
        movdqa [rbp + 1488], xmm10                                 ;  1896.7 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1184]                                 ;  1864.7 p2      54 next
        pxor xmm10, [r8 + 3488]                                    ;  1914.7 p2+p1   54 next
        movdqa [rbp + 1184], xmm11                                 ;  1895.7 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1584]                                 ;  1867.7 p2      54 next
        pxor xmm11, [r8 + 3504]                                    ;  1915.7 p2+p1   54 next
        movdqa [rbp + 1584], xmm0                                  ;  1894.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1264]                                  ;  1871.7 p2      54 next
        pxor xmm0, [r8 + 3520]                                     ;  1916.7 p2+p1   54 next
        movdqa [rbp + 1264], xmm4                                  ;  1893.7 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1568]                                  ;  1874.7 p2      54 next
        pxor xmm4, [r8 + 3536]                                     ;  1917.7 p2+p1   54 next
        movdqa [rbp + 1568], xmm15                                 ;  1892.7 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1472]                                 ;  1878.7 p2      54 next
        pxor xmm15, [r8 + 3552]                                    ;  1918.7 p2+p1   54 next
        movdqa [rbp + 1472], xmm8                                  ;  1891.7 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1632]                                  ;  1880.7 p2      54 next
        pxor xmm8, [r8 + 3568]                                     ;  1919.7 p2+p1   54 next
        movdqa [rbp + 1632], xmm7                                  ;  1908.7 p0+p3   54 next spill
        movdqa xmm7, xmm1                                          ;  1911.7 p0      41 next copy
        pxor xmm7, xmm0                                            ;  1920.7 p1      41 next
        movdqa [rbp + 1536], xmm12                                 ;  1909.7 p0+p3   54 next spill
        movdqa xmm12, xmm7                                         ;  1922.7 p0      41 next copy
        movdqa [rbp + 1600], xmm14                                 ;  1907.7 p0+p3   54 next spill
        movdqa xmm14, xmm1                                         ;  1911.7 p0      41 next copy
        pand xmm14, xmm10                                          ;  1921.7 p1      41 next
        movdqa [rbp + 1952], xmm3                                  ;  1915.7 p0+p3   54 next spill
        movdqa xmm3, xmm1                                          ;  1911.7 p0      41 next copy
        pand xmm3, xmm6                                            ;  1922.7 p1      41 next
        movdqa [rbp + 1968], xmm5                                  ;  1914.7 p0+p3   54 next spill
        movdqa xmm5, xmm10                                         ;  1916.7 p0      41 next copy
        pand xmm5, xmm15                                           ;  1923.7 p1      41 next
        movdqa [rbp + 1824], xmm13                                 ;  1897.7 p0+p3   54 next spill
        movdqa xmm13, xmm10                                        ;  1916.7 p0      41 next copy
        pand xmm13, xmm4                                           ;  1924.7 p1      41 next
        movdqa [rbp + 1856], xmm2                                  ;  1912.7 p0+p3   54 next spill
        movdqa xmm2, xmm10                                         ;  1916.7 p0      41 next copy
        movdqa [rbp + 1904], xmm5                                  ;  1925.7 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;  1916.7 p0      41 next copy
        pand xmm5, xmm9                                            ;  1925.7 p1      41 next
        pxor xmm12, xmm5                                           ;  1929.7 p1      41 next
        movdqa xmm5, xmm10                                         ;  1916.7 p0      41 next copy
        pand xmm5, xmm6                                            ;  1927.7 p1      41 next
        movdqa [rbp + 1984], xmm12                                 ;  1931.7 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;  1916.7 p0      41 next copy
        pand xmm12, xmm11                                          ;  1928.7 p1      41 next
        pxor xmm14, xmm12                                          ;  1930.7 p1      41 next
        movdqa [rbp + 1920], xmm14                                 ;  1932.7 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1913.7 p0      41 next copy
        movdqa [rbp + 2048], xmm1                                  ;  1911.7 p0+p3   54 next spill
        movdqa xmm1, xmm4                                          ;  1919.7 p0      41 next copy
        pxor xmm1, xmm6                                            ;  1930.7 p1      41 next
        pxor xmm2, xmm1                                            ;  1932.7 p1      41 next
        pand xmm14, xmm2                                           ;  1934.7 p1      41 next
        movdqa [rbp + 1792], xmm1                                  ;  1932.7 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;  1934.7 p0      41 next copy
        por xmm1, xmm8                                             ;  1941.7 p1      41 next
        movdqa [rbp + 1504], xmm2                                  ;  1934.7 p0+p3   41 next spill
        movdqa xmm2, xmm4                                          ;  1919.7 p0      41 next copy
        pand xmm2, xmm11                                           ;  1934.7 p1      41 next
        pxor xmm5, xmm2                                            ;  1936.7 p1      41 next
        movdqa xmm2, xmm6                                          ;  1910.7 p0      41 next copy
        pand xmm2, xmm15                                           ;  1936.7 p1      41 next
        pxor xmm13, xmm2                                           ;  1938.7 p1      41 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;  1910.0 p2      41 next reload
        pxor xmm13, xmm2                                           ;  1940.7 p1      41 next
        movdqa xmm2, xmm6                                          ;  1910.7 p0      41 next copy
        pand xmm2, xmm8                                            ;  1939.7 p1      41 next
        pxor xmm2, xmm15                                           ;  1941.7 p1      41 next
        pxor xmm14, xmm2                                           ;  1943.7 p1      41 next
        pxor xmm12, xmm2                                           ;  1943.7 p1      41 next
        movdqa xmm2, xmm15                                         ;  1920.7 p0      41 next copy
        pand xmm2, xmm8                                            ;  1943.7 p1      41 next
        pxor xmm5, xmm2                                            ;  1945.7 p1      41 next
        movdqa [rbp + 1760], xmm2                                  ;  1945.7 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;  1922.7 p0      41 next copy
        pand xmm7, xmm6                                            ;  1945.7 p1      41 next
        pand xmm2, xmm11                                           ;  1946.7 p1      41 next
        movdqa [rbp + 2016], xmm7                                  ;  1947.7 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  1921.7 p0      41 next copy
        pand xmm7, xmm11                                           ;  1947.7 p1      41 next
        pxor xmm10, xmm7                                           ;  1949.7 p1      41 next
        pxor xmm14, xmm10                                          ;  1951.7 p1      41 next
        pand xmm10, xmm8                                           ;  1951.7 p1      41 next
        pxor xmm10, [rel misty1_decrypt_compact.T0_constants128]   ;  1953.7 p2+p1   41 next
        movdqa [rbp + 1616], xmm7                                  ;  1949.7 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  1921.7 p0      41 next copy
        movdqa [rbp + 2000], xmm10                                 ;  1955.7 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1921.7 p0      41 next copy
        movdqa [rbp + 1552], xmm8                                  ;  1922.0 p0+p3   54 next spill
        movdqa xmm8, xmm5                                          ;  1947.7 p0      41 next copy
        movdqa [rbp + 1888], xmm5                                  ;  1947.7 p0+p3   41 next spill
        movdqa xmm5, xmm6                                          ;  1925.0 p0      41 next copy
        movdqa [rbp + 1408], xmm13                                 ;  1942.7 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;  1927.0 p0      41 next copy
        pand xmm13, xmm0                                           ;  1952.7 p1      41 next
        pxor xmm7, xmm13                                           ;  1954.7 p1      41 next
        pxor xmm13, xmm9                                           ;  1954.7 p1      41 next
        pand xmm7, xmm0                                            ;  1956.7 p1      41 next
        pxor xmm14, xmm7                                           ;  1958.7 p1      41 next
        movdqa xmm7, xmm13                                         ;  1956.7 p0      41 next copy
        pand xmm13, xmm11                                          ;  1957.7 p1      41 next
        movdqa [rbp + 1696], xmm14                                 ;  1960.7 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;  1930.0 p0      41 next copy
        pand xmm14, xmm9                                           ;  1958.7 p1      41 next
        pxor xmm1, xmm14                                           ;  1960.7 p1      41 next
        pxor xmm3, xmm1                                            ;  1962.7 p1      41 next
        movdqa xmm14, xmm11                                        ;  1931.0 p0      41 next copy
        movdqa xmm1, xmm11                                         ;  1932.0 p0      41 next copy
        pand xmm1, xmm6                                            ;  1961.7 p1      41 next
        pand xmm11, xmm15                                          ;  1962.7 p1      41 next
        movdqa [rbp + 2032], xmm4                                  ;  1933.0 p0+p3   54 next spill
        movdqa xmm4, xmm6                                          ;  1934.0 p0      41 next copy
        pxor xmm4, [rbp + 2048]                                    ;  1963.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm6                                  ;  1935.0 p0+p3   54 next spill
        movdqa xmm6, xmm15                                         ;  1936.0 p0      41 next copy
        pand xmm6, xmm0                                            ;  1964.7 p1      41 next
        pxor xmm2, xmm6                                            ;  1966.7 p1      41 next
        pxor xmm12, xmm2                                           ;  1968.7 p1      41 next
        pxor xmm7, xmm12                                           ;  1970.7 p1      41 next
        pxor xmm8, xmm7                                            ;  1972.7 p1      41 next
        pxor xmm2, xmm3                                            ;  1969.7 p1      41 next
        movdqa xmm6, [rbp + 1792]                                  ;  1933.3 p2      41 next reload
        pxor xmm2, xmm6                                            ;  1971.7 p1      41 next
        pand xmm6, xmm0                                            ;  1971.7 p1      41 next
        pxor xmm11, xmm1                                           ;  1972.7 p1      41 next
        pand xmm4, xmm0                                            ;  1973.7 p1      41 next
        movdqa xmm7, xmm15                                         ;  1937.0 p0      41 next copy
        movdqa xmm12, [rbp + 2048]                                 ;  1935.3 p2      54 next reload
        pand xmm7, xmm12                                           ;  1974.7 p1      41 next
        movdqa [rbp + 1792], xmm8                                  ;  1974.7 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  1946.3 p0      41 next copy
        pand xmm8, xmm9                                            ;  1975.7 p1      41 next
        pxor xmm5, xmm8                                            ;  1977.7 p1      41 next
        pxor xmm7, xmm5                                            ;  1979.7 p1      41 next
        pxor xmm10, xmm5                                           ;  1979.7 p1      41 next
        pxor xmm13, xmm7                                           ;  1981.7 p1      41 next
        pxor xmm6, xmm10                                           ;  1981.7 p1      41 next
        pxor xmm14, xmm6                                           ;  1983.7 p1      41 next
        pand xmm10, xmm12                                          ;  1982.7 p1      41 next
        pxor xmm11, xmm10                                          ;  1984.7 p1      41 next
        movdqa xmm5, [rbp + 1904]                                  ;  1940.0 p2      41 next reload
        pxor xmm1, xmm5                                            ;  1984.7 p1      41 next
        pxor xmm4, xmm13                                           ;  1985.7 p1      41 next
        movdqa xmm6, [rbp + 2032]                                  ;  1941.0 p2      54 next reload
        pand xmm12, xmm6                                           ;  1986.7 p1      41 next
        pxor xmm13, xmm1                                           ;  1987.7 p1      41 next
        movdqa xmm1, [rbp + 1504]                                  ;  1942.0 p2      41 next reload
        por xmm0, xmm1                                             ;  1988.7 p1      41 next
        movdqa xmm7, [rbp + 1984]                                  ;  1943.0 p2      41 next reload
        pxor xmm11, xmm7                                           ;  1989.7 p1      41 next
        movdqa xmm8, xmm15                                         ;  1943.3 p0      41 next copy
        pand xmm15, xmm9                                           ;  1990.7 p1      41 next
        pand xmm8, xmm6                                            ;  1991.7 p1      41 next
        movdqa xmm10, [rbp + 2000]                                 ;  1955.7 p2      41 next reload
        pxor xmm15, xmm10                                          ;  1992.7 p1      41 next
        movdqa xmm5, xmm9                                          ;  1945.0 p0      41 next copy
        pand xmm9, xmm6                                            ;  1993.7 p1      41 next
        pand xmm5, [rbp + 1552]                                    ;  1994.7 p2+p1   41 next
        pxor xmm5, xmm8                                            ;  1996.7 p1      41 next
        pxor xmm8, xmm12                                           ;  1996.7 p1      41 next
        pxor xmm12, xmm15                                          ;  1997.7 p1      41 next
        pxor xmm5, xmm1                                            ;  1998.7 p1      41 next
        pxor xmm0, xmm5                                            ;  2000.7 p1      41 next
        movdqa xmm5, xmm6                                          ;  1952.0 p0      41 next copy
        pand xmm5, [rbp + 1872]                                    ;  2000.7 p2+p1   41 next
        pxor xmm5, [rbp + 1920]                                    ;  2002.7 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  2004.7 p1      41 next
        pxor xmm15, [rbp + 1760]                                   ;  2003.7 p2+p1   41 next
        pxor xmm2, xmm15                                           ;  2005.7 p1      41 next
        movdqa xmm15, xmm14                                        ;  1985.7 p0      41 next copy
        pxor xmm14, xmm13                                          ;  2005.7 p1      41 next
        pxor xmm15, [rbp + 1408]                                   ;  2006.7 p2+p1   41 next
        pxor xmm3, xmm15                                           ;  2008.7 p1      41 next
        pxor xmm7, xmm0                                            ;  2008.7 p1      41 next
        pxor xmm0, xmm4                                            ;  2009.7 p1      41 next
        pxor xmm4, xmm9                                            ;  2010.7 p1      41 next
        pxor xmm14, [rbp + 2016]                                   ;  2011.7 p2+p1   41 next
        pxor xmm5, xmm14                                           ;  2013.7 p1      41 next
        pxor xmm1, xmm3                                            ;  2013.7 p1      41 next
        pxor xmm9, [rbp + 1888]                                    ;  2014.7 p2+p1   41 next
        pxor xmm6, xmm9                                            ;  2016.7 p1      41 next
        pxor xmm0, [rbp + 1616]                                    ;  2016.7 p2+p1   41 next
        pxor xmm10, [rbp + 1696]                                   ;  2017.7 p2+p1   41 next
        pxor xmm12, xmm4                                           ;  2018.7 p1      41 next
        pxor xmm13, xmm12                                          ;  2020.7 p1      41 next
        pxor xmm7, xmm6                                            ;  2020.7 p1      41 next
        movdqa xmm14, [rbp + 1792]                                 ;  1974.7 p2      41 next
        pxor xmm14, xmm8                                           ;  2021.7 p1      41 next
        pxor xmm8, [rbp + 1408]                                    ;  2022.7 p2+p1   41 next
        pxor xmm11, xmm8                                           ;  2024.7 p1      41 next
        pxor xmm14, [rbp + 1904]                                   ;  2024.7 p2+p1   41 next
        movdqa xmm15, [rbp + 1856]                                 ;  1961.3 p2      41 next
        movdqa xmm3, [rbp + 1824]                                  ;  1962.3 p2      54 next reload
        pand xmm15, xmm3                                           ;  2025.7 p1      41 next
        movdqa xmm4, [rbp + 1968]                                  ;  1963.3 p2      41 next
        pand xmm4, xmm3                                            ;  2026.7 p1      41 next
        movdqa xmm6, [rbp + 1952]                                  ;  1964.3 p2      41 next
        movdqa xmm8, [rbp + 1600]                                  ;  1965.3 p2      54 next reload
        pand xmm6, xmm8                                            ;  2027.7 p1      41 next
        movdqa xmm9, xmm4                                          ;  2028.7 p0      41 next copy
        movdqa xmm12, [rbp + 1952]                                 ;  1966.3 p2      54 next reload
        pand xmm9, xmm12                                           ;  2035.7 p1      41 next
        movdqa [rbp + 1904], xmm1                                  ;  2015.7 p0+p3   41 next spill
        movdqa xmm1, xmm15                                         ;  2027.7 p0      41 next copy
        movdqa [rbp + 1408], xmm11                                 ;  2026.7 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;  2027.7 p0      41 next copy
        movdqa [rbp + 1792], xmm2                                  ;  2007.7 p0+p3   41 next spill
        movdqa xmm2, xmm8                                          ;  1976.3 p0      41 next copy
        movdqa [rbp + 1696], xmm14                                 ;  2026.7 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  1976.3 p0      41 next copy
        movdqa [rbp + 1616], xmm7                                  ;  2022.7 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  1976.3 p0      41 next copy
        pand xmm7, [rbp + 1968]                                    ;  2029.7 p2+p1   41 next
        movdqa [rbp + 1888], xmm0                                  ;  2018.7 p0+p3   41 next spill
        movdqa xmm0, xmm8                                          ;  1976.3 p0      41 next copy
        pand xmm0, xmm3                                            ;  2030.7 p1      41 next
        movdqa xmm8, xmm0                                          ;  2032.7 p0      41 next copy
        movdqa [rbp + 1504], xmm5                                  ;  2015.7 p0+p3   41 next spill
        movdqa xmm5, xmm3                                          ;  1978.3 p0      41 next copy
        pand xmm5, [rbp + 1536]                                    ;  2031.7 p2+p1   41 next
        pxor xmm2, xmm5                                            ;  2033.7 p1      41 next
        movdqa [rbp + 2032], xmm10                                 ;  2019.7 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  2035.7 p0      41 next copy
        pxor xmm10, [rbp + 1856]                                   ;  2042.7 p2+p1   41 next
        pand xmm10, xmm12                                          ;  2044.7 p1      41 next
        pxor xmm5, xmm10                                           ;  2046.7 p1      41 next
        movdqa [rbp + 2016], xmm13                                 ;  2022.7 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;  1982.3 p0      41 next copy
        movdqa xmm3, xmm12                                         ;  1983.3 p0      41 next copy
        pand xmm3, [rbp + 1536]                                    ;  2036.7 p2+p1   41 next
        movdqa [rbp + 1984], xmm10                                 ;  2046.7 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  1985.3 p0      41 next copy
        pand xmm10, [rbp + 1632]                                   ;  2037.7 p2+p1   41 next
        pxor xmm0, xmm10                                           ;  2039.7 p1      41 next
        movdqa xmm12, xmm0                                         ;  2041.7 p0      41 next copy
        pand xmm12, [rbp + 1632]                                   ;  2048.7 p2+p1   41 next
        pxor xmm13, xmm12                                          ;  2050.7 p1      41 next
        movdqa xmm12, xmm7                                         ;  2031.7 p0      41 next copy
        pand xmm12, [rbp + 1536]                                   ;  2041.7 p2+p1   41 next
        pxor xmm8, xmm12                                           ;  2043.7 p1      41 next
        movdqa xmm12, [rbp + 1856]                                 ;  1987.7 p2      41 next
        pand xmm12, [rbp + 1536]                                   ;  2043.7 p2+p1   41 next
        pxor xmm1, xmm12                                           ;  2045.7 p1      41 next
        pxor xmm9, xmm7                                            ;  2045.7 p1      41 next
        pand xmm1, [rbp + 1968]                                    ;  2047.7 p2+p1   41 next
        pxor xmm9, [rel misty1_decrypt_compact.T0_constants128]    ;  2047.7 p2+p1   41 next
        movdqa [rbp + 1760], xmm5                                  ;  2048.7 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1968]                                  ;  1993.7 p2      41 next
        pand xmm5, [rbp + 1632]                                    ;  2048.7 p2+p1   41 next
        pxor xmm6, xmm5                                            ;  2050.7 p1      41 next
        pand xmm14, xmm5                                           ;  2050.7 p1      41 next
        pxor xmm12, xmm6                                           ;  2052.7 p1      41 next
        pxor xmm11, xmm6                                           ;  2052.7 p1      41 next
        pxor xmm13, xmm2                                           ;  2053.7 p1      41 next
        movdqa xmm5, [rbp + 1856]                                  ;  1999.7 p2      54 next reload
        pand xmm0, xmm5                                            ;  2054.7 p1      41 next
        movdqa xmm6, [rbp + 1632]                                  ;  2002.7 p2      54 next reload
        pand xmm2, xmm6                                            ;  2055.7 p1      41 next
        movdqa [rbp + 1920], xmm11                                 ;  2054.7 p0+p3   41 next spill
        movdqa xmm11, xmm3                                         ;  2038.7 p0      41 next copy
        pxor xmm11, xmm5                                           ;  2056.7 p1      41 next
        pxor xmm1, xmm11                                           ;  2058.7 p1      41 next
        pxor xmm0, xmm1                                            ;  2060.7 p1      41 next
        movdqa xmm1, [rbp + 1968]                                  ;  2007.3 p2      54 next reload
        pand xmm11, xmm1                                           ;  2059.7 p1      41 next
        movdqa xmm1, xmm12                                         ;  2054.7 p0      41 next copy
        pand xmm1, xmm6                                            ;  2061.7 p1      41 next
        pxor xmm8, xmm1                                            ;  2063.7 p1      41 next
        movdqa xmm1, [rbp + 1536]                                  ;  2009.0 p2      54 next reload
        pxor xmm8, xmm1                                            ;  2065.7 p1      41 next
        pxor xmm12, [rbp + 1824]                                   ;  2063.7 p2+p1   41 next
        movdqa [rbp + 1872], xmm8                                  ;  2067.7 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;  2028.7 p0      41 next copy
        movdqa [rbp + 1552], xmm4                                  ;  2028.7 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  2031.7 p0      41 next copy
        pxor xmm7, xmm6                                            ;  2064.7 p1      41 next
        pxor xmm4, [rbp + 1952]                                    ;  2065.7 p2+p1   41 next
        pand xmm4, [rbp + 1824]                                    ;  2067.7 p2+p1   41 next
        movdqa [rbp + 2000], xmm13                                 ;  2055.7 p0+p3   41 next spill
        movdqa xmm13, xmm6                                         ;  2022.7 p0      41 next copy
        movdqa xmm6, xmm9                                          ;  2049.7 p0      41 next copy
        pxor xmm9, xmm4                                            ;  2069.7 p1      41 next
        movdqa [rbp + 2048], xmm14                                 ;  2052.7 p0+p3   41 next spill
        movdqa xmm14, xmm1                                         ;  2025.7 p0      41 next copy
        pand xmm14, [rbp + 1600]                                   ;  2068.7 p2+p1   41 next
        pxor xmm11, xmm14                                          ;  2070.7 p1      41 next
        pxor xmm15, xmm14                                          ;  2070.7 p1      41 next
        movdqa xmm14, xmm1                                         ;  2028.0 p0      41 next copy
        movdqa [rbp + 1840], xmm15                                 ;  2072.7 p0+p3   41 next spill
        movdqa xmm15, xmm1                                         ;  2030.0 p0      41 next copy
        pxor xmm15, xmm10                                          ;  2071.7 p1      41 next
        pand xmm3, xmm15                                           ;  2073.7 p1      41 next
        movdqa xmm1, xmm10                                         ;  2039.7 p0      41 next copy
        movdqa [rbp + 1808], xmm3                                  ;  2075.7 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;  2065.7 p0      41 next copy
        pand xmm12, xmm5                                           ;  2073.7 p1      41 next
        pxor xmm9, xmm12                                           ;  2075.7 p1      41 next
        movdqa xmm12, [rbp + 1824]                                 ;  2038.7 p2      54 next reload
        pand xmm3, xmm12                                           ;  2075.7 p1      41 next
        pxor xmm6, xmm3                                            ;  2077.7 p1      41 next
        pxor xmm1, xmm6                                            ;  2079.7 p1      41 next
        pxor xmm11, xmm1                                           ;  2081.7 p1      41 next
        movdqa xmm1, [rbp + 1968]                                  ;  2040.3 p2      54 next reload
        pand xmm15, xmm1                                           ;  2079.7 p1      41 next
        pxor xmm4, xmm15                                           ;  2081.7 p1      41 next
        movdqa xmm3, xmm5                                          ;  2041.3 p0      41 next copy
        movdqa xmm6, [rbp + 1600]                                  ;  2041.7 p2      54 next reload
        pand xmm3, xmm6                                            ;  2081.7 p1      41 next
        pxor xmm8, xmm3                                            ;  2083.7 p1      41 next
        pxor xmm13, xmm8                                           ;  2085.7 p1      41 next
        pxor xmm2, xmm8                                            ;  2085.7 p1      41 next
        pxor xmm0, xmm2                                            ;  2087.7 p1      41 next
        pand xmm14, xmm13                                          ;  2087.7 p1      41 next
        pxor xmm10, xmm13                                          ;  2087.7 p1      41 next
        pxor xmm4, xmm10                                           ;  2089.7 p1      41 next
        pxor xmm14, xmm1                                           ;  2089.7 p1      41 next
        movdqa xmm2, [rbp + 1760]                                  ;  2048.7 p2      41 next reload
        pxor xmm15, xmm2                                           ;  2090.7 p1      41 next
        pxor xmm14, [rbp + 2048]                                   ;  2091.7 p2+p1   41 next
        pxor xmm0, [rbp + 1984]                                    ;  2092.7 p2+p1   41 next
        movdqa xmm3, [rbp + 2000]                                  ;  2055.7 p2      41 next reload
        pxor xmm4, xmm3                                            ;  2093.7 p1      41 next
        pxor xmm15, [rbp + 1552]                                   ;  2094.7 p2+p1   41 next
        movdqa xmm8, xmm5                                          ;  2048.3 p0      41 next copy
        pand xmm8, xmm7                                            ;  2095.7 p1      41 next
        pand xmm7, xmm12                                           ;  2096.7 p1      41 next
        movdqa xmm10, [rbp + 1952]                                 ;  2050.0 p2      54 next reload
        pxor xmm7, xmm10                                           ;  2098.7 p1      41 next
        pxor xmm9, xmm7                                            ;  2100.7 p1      41 next
        movdqa xmm7, xmm1                                          ;  2051.3 p0      41 next copy
        pand xmm7, xmm10                                           ;  2099.7 p1      41 next
        pand xmm2, xmm7                                            ;  2101.7 p1      41 next
        movdqa xmm13, [rbp + 1840]                                 ;  2072.7 p2      41 next reload
        pxor xmm7, xmm13                                           ;  2101.7 p1      41 next
        pand xmm7, xmm10                                           ;  2103.7 p1      41 next
        pxor xmm3, xmm7                                            ;  2105.7 p1      41 next
        pxor xmm8, xmm3                                            ;  2107.7 p1      41 next
        movdqa xmm3, [rbp + 1632]                                  ;  2053.0 p2      54 next reload
        pand xmm13, xmm3                                           ;  2105.7 p1      41 next
        pxor xmm4, xmm13                                           ;  2107.7 p1      41 next
        pxor xmm2, [rbp + 1920]                                    ;  2107.7 p2+p1   41 next
        pxor xmm14, xmm2                                           ;  2109.7 p1      41 next
        pxor xmm9, [rbp + 1808]                                    ;  2109.7 p2+p1   41 next
        pxor xmm12, [rbp + 2016]                                   ;  2110.7 p2+p1   41 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;  2057.0 p2      41 next reload
        pxor xmm8, xmm2                                            ;  2111.7 p1      41 next
        pxor xmm14, xmm2                                           ;  2112.7 p1      41 next
        pxor xmm11, xmm12                                          ;  2113.7 p1      41 next
        pxor xmm6, [rbp + 2032]                                    ;  2114.7 p2+p1   41 next
        pxor xmm9, xmm6                                            ;  2116.7 p1      41 next
        pxor xmm15, [rbp + 1872]                                   ;  2116.7 p2+p1   41 next
        pxor xmm3, [rbp + 1504]                                    ;  2117.7 p2+p1   41 next
        pxor xmm0, xmm3                                            ;  2119.7 p1      41 next
        pxor xmm5, [rbp + 1616]                                    ;  2119.7 p2+p1   41 next
        pxor xmm14, xmm5                                           ;  2121.7 p1      41 next
        pxor xmm1, [rbp + 1696]                                    ;  2121.7 p2+p1   41 next
        pxor xmm4, xmm1                                            ;  2123.7 p1      41 next
        pxor xmm10, [rbp + 1792]                                   ;  2123.7 p2+p1   41 next
        pxor xmm15, xmm10                                          ;  2125.7 p1      41 next
        pxor xmm11, [r8 + 6544]                                    ;  2125.7 p2+p1   48 next
        pxor xmm9, [r8 + 6560]                                     ;  2126.7 p2+p1   48 next
        pxor xmm0, [r8 + 6576]                                     ;  2127.7 p2+p1   48 next
        pxor xmm12, [r8 + 6400]                                    ;  2128.7 p2+p1   48 next
        pxor xmm6, [r8 + 6416]                                     ;  2129.7 p2+p1   48 next
        pxor xmm14, [r8 + 6608]                                    ;  2130.7 p2+p1   48 next
        pxor xmm3, [r8 + 6432]                                     ;  2131.7 p2+p1   48 next
        pxor xmm4, [r8 + 6624]                                     ;  2132.7 p2+p1   48 next
        pxor xmm15, [r8 + 6640]                                    ;  2133.7 p2+p1   48 next
        pxor xmm5, [r8 + 6464]                                     ;  2134.7 p2+p1   48 next
        pxor xmm1, [r8 + 6480]                                     ;  2135.7 p2+p1   48 next
        pxor xmm10, [r8 + 6496]                                    ;  2136.7 p2+p1   48 next
        movdqa xmm7, [rbp + 1888]                                  ;  2076.0 p2      41 next
        pxor xmm7, [rbp + 1536]                                    ;  2137.7 p2+p1   41 next
        pxor xmm8, xmm7                                            ;  2139.7 p1      41 next
        pxor xmm8, [r8 + 6592]                                     ;  2141.7 p2+p1   48 next
        pxor xmm7, [r8 + 6448]                                     ;  2140.7 p2+p1   48 next
        movdqa xmm13, [rbp + 1408]                                 ;  2080.0 p2      48 next
        pxor xmm13, [r8 + 6512]                                    ;  2141.7 p2+p1   48 next
        movdqa [rbp + 1408], xmm15                                 ;  2135.7 p0+p3   48 next spill
        movdqa xmm15, [rbp + 1904]                                 ;  2082.0 p2      48 next
        pxor xmm15, [r8 + 6528]                                    ;  2142.7 p2+p1   48 next
        movdqa [rbp + 1904], xmm4                                  ;  2134.7 p0+p3   48 next spill
        movdqa xmm4, xmm6                                          ;  2131.7 p0      45 next copy
        pxor xmm4, xmm1                                            ;  2143.7 p1      45 next
        movdqa [rbp + 1536], xmm14                                 ;  2132.7 p0+p3   48 next spill
        movdqa xmm14, xmm4                                         ;  2145.7 p0      45 next copy
        movdqa [rbp + 1888], xmm8                                  ;  2143.7 p0+p3   48 next spill
        movdqa xmm8, xmm6                                          ;  2131.7 p0      45 next copy
        pand xmm8, xmm7                                            ;  2144.7 p1      45 next
        movdqa [rbp + 1792], xmm0                                  ;  2129.7 p0+p3   48 next spill
        movdqa xmm0, xmm6                                          ;  2131.7 p0      45 next copy
        pand xmm0, xmm12                                           ;  2145.7 p1      45 next
        movdqa [rbp + 1696], xmm9                                  ;  2128.7 p0+p3   48 next spill
        movdqa xmm9, xmm7                                          ;  2142.7 p0      45 next copy
        pand xmm9, xmm13                                           ;  2149.7 p1      45 next
        movdqa [rbp + 1616], xmm11                                 ;  2127.7 p0+p3   48 next spill
        movdqa xmm11, xmm7                                         ;  2142.7 p0      45 next copy
        pand xmm11, xmm10                                          ;  2149.7 p1      45 next
        movdqa [rbp + 1504], xmm9                                  ;  2151.7 p0+p3   45 next spill
        movdqa xmm9, xmm7                                          ;  2142.7 p0      45 next copy
        movdqa [rbp + 1872], xmm6                                  ;  2131.7 p0+p3   48 next spill
        movdqa xmm6, xmm7                                          ;  2142.7 p0      45 next copy
        pand xmm6, xmm3                                            ;  2149.7 p1      45 next
        pxor xmm14, xmm6                                           ;  2152.7 p1      45 next
        movdqa xmm6, xmm7                                          ;  2142.7 p0      45 next copy
        pand xmm6, xmm12                                           ;  2150.7 p1      45 next
        movdqa [rbp + 2032], xmm14                                 ;  2154.7 p0+p3   45 next spill
        movdqa xmm14, xmm7                                         ;  2142.7 p0      45 next copy
        pand xmm14, xmm5                                           ;  2151.7 p1      45 next
        pxor xmm8, xmm14                                           ;  2153.7 p1      45 next
        movdqa [rbp + 2016], xmm8                                  ;  2155.7 p0+p3   45 next spill
        movdqa xmm8, xmm10                                         ;  2138.7 p0      45 next copy
        pxor xmm8, xmm12                                           ;  2153.7 p1      45 next
        pxor xmm9, xmm8                                            ;  2155.7 p1      45 next
        movdqa [rbp + 1808], xmm8                                  ;  2155.7 p0+p3   45 next spill
        movdqa xmm8, xmm10                                         ;  2138.7 p0      45 next copy
        pand xmm8, xmm5                                            ;  2155.7 p1      45 next
        pxor xmm6, xmm8                                            ;  2157.7 p1      45 next
        movdqa xmm8, xmm9                                          ;  2157.7 p0      45 next copy
        pand xmm8, xmm3                                            ;  2164.7 p1      45 next
        movdqa [rbp + 1920], xmm10                                 ;  2138.7 p0+p3   48 next spill
        movdqa xmm10, xmm9                                         ;  2157.7 p0      45 next copy
        por xmm10, xmm15                                           ;  2164.7 p1      45 next
        movdqa [rbp + 1952], xmm9                                  ;  2157.7 p0+p3   45 next spill
        movdqa xmm9, xmm12                                         ;  2130.7 p0      45 next copy
        pand xmm9, xmm13                                           ;  2159.7 p1      45 next
        pxor xmm11, xmm9                                           ;  2161.7 p1      45 next
        pxor xmm11, xmm2                                           ;  2163.7 p1      45 next
        movdqa xmm9, xmm12                                         ;  2130.7 p0      45 next copy
        pand xmm9, xmm15                                           ;  2162.7 p1      45 next
        pxor xmm9, xmm13                                           ;  2164.7 p1      45 next
        pxor xmm8, xmm9                                            ;  2166.7 p1      45 next
        pxor xmm14, xmm9                                           ;  2166.7 p1      45 next
        movdqa xmm9, xmm13                                         ;  2143.7 p0      45 next copy
        pand xmm9, xmm15                                           ;  2166.7 p1      45 next
        pxor xmm6, xmm9                                            ;  2168.7 p1      45 next
        movdqa [rbp + 1632], xmm9                                  ;  2168.7 p0+p3   45 next spill
        movdqa xmm9, xmm4                                          ;  2145.7 p0      45 next copy
        pand xmm4, xmm12                                           ;  2168.7 p1      45 next
        pand xmm9, xmm5                                            ;  2169.7 p1      45 next
        movdqa [rbp + 1968], xmm4                                  ;  2170.7 p0+p3   45 next spill
        movdqa xmm4, xmm15                                         ;  2144.7 p0      45 next copy
        pand xmm4, xmm5                                            ;  2170.7 p1      45 next
        pxor xmm7, xmm4                                            ;  2172.7 p1      45 next
        pxor xmm8, xmm7                                            ;  2174.7 p1      45 next
        pand xmm7, xmm15                                           ;  2174.7 p1      45 next
        pxor xmm2, xmm7                                            ;  2176.7 p1      45 next
        movdqa xmm7, xmm15                                         ;  2144.7 p0      45 next copy
        movdqa [rbp + 1856], xmm4                                  ;  2172.7 p0+p3   45 next spill
        movdqa xmm4, xmm15                                         ;  2144.7 p0      45 next copy
        movdqa [rbp + 1840], xmm2                                  ;  2178.7 p0+p3   45 next spill
        movdqa xmm2, xmm12                                         ;  2130.7 p0      45 next copy
        movdqa [rbp + 1824], xmm15                                 ;  2144.7 p0+p3   48 next spill
        movdqa xmm15, xmm6                                         ;  2170.7 p0      45 next copy
        movdqa [rbp + 1600], xmm6                                  ;  2170.7 p0+p3   45 next spill
        movdqa xmm6, xmm5                                          ;  2136.7 p0      45 next copy
        pand xmm6, xmm1                                            ;  2175.7 p1      45 next
        pxor xmm7, xmm6                                            ;  2177.7 p1      45 next
        pxor xmm6, xmm3                                            ;  2177.7 p1      45 next
        pand xmm7, xmm1                                            ;  2179.7 p1      45 next
        pxor xmm8, xmm7                                            ;  2181.7 p1      45 next
        movdqa xmm7, xmm5                                          ;  2136.7 p0      45 next copy
        pand xmm7, xmm6                                            ;  2180.7 p1      45 next
        movdqa [rbp + 1552], xmm8                                  ;  2183.7 p0+p3   45 next spill
        movdqa xmm8, xmm3                                          ;  2136.0 p0      45 next copy
        pand xmm8, xmm1                                            ;  2181.7 p1      45 next
        pxor xmm10, xmm8                                           ;  2183.7 p1      45 next
        pxor xmm0, xmm10                                           ;  2185.7 p1      45 next
        movdqa xmm8, xmm5                                          ;  2138.0 p0      45 next copy
        movdqa xmm10, xmm5                                         ;  2139.0 p0      45 next copy
        pand xmm10, xmm12                                          ;  2184.7 p1      45 next
        pand xmm5, xmm13                                           ;  2185.7 p1      45 next
        movdqa [rbp + 2000], xmm11                                 ;  2165.7 p0+p3   45 next spill
        movdqa xmm11, xmm12                                        ;  2141.7 p0      45 next copy
        pxor xmm11, [rbp + 1872]                                   ;  2186.7 p2+p1   45 next
        movdqa [rbp + 1984], xmm12                                 ;  2144.3 p0+p3   48 next spill
        movdqa xmm12, xmm13                                        ;  2145.3 p0      45 next copy
        pand xmm12, xmm1                                           ;  2187.7 p1      45 next
        pxor xmm9, xmm12                                           ;  2189.7 p1      45 next
        pxor xmm14, xmm9                                           ;  2191.7 p1      45 next
        pxor xmm6, xmm14                                           ;  2193.7 p1      45 next
        pxor xmm15, xmm6                                           ;  2195.7 p1      45 next
        pxor xmm9, xmm0                                            ;  2192.7 p1      45 next
        movdqa xmm14, [rbp + 1808]                                 ;  2155.7 p2      45 next reload
        pxor xmm9, xmm14                                           ;  2194.7 p1      45 next
        pand xmm14, xmm1                                           ;  2194.7 p1      45 next
        pxor xmm5, xmm10                                           ;  2195.7 p1      45 next
        pand xmm11, xmm1                                           ;  2196.7 p1      45 next
        movdqa xmm6, xmm13                                         ;  2149.0 p0      45 next copy
        movdqa xmm12, [rbp + 1872]                                 ;  2149.3 p2      48 next reload
        pand xmm6, xmm12                                           ;  2197.7 p1      45 next
        movdqa [rbp + 1808], xmm15                                 ;  2197.7 p0+p3   45 next spill
        movdqa xmm15, xmm12                                        ;  2160.3 p0      45 next copy
        pand xmm15, xmm3                                           ;  2198.7 p1      45 next
        pxor xmm2, xmm15                                           ;  2200.7 p1      45 next
        pxor xmm6, xmm2                                            ;  2202.7 p1      45 next
        pxor xmm4, xmm2                                            ;  2202.7 p1      45 next
        pxor xmm7, xmm6                                            ;  2204.7 p1      45 next
        movdqa xmm15, [rbp + 1504]                                 ;  2155.7 p2      45 next reload
        pxor xmm10, xmm15                                          ;  2203.7 p1      45 next
        pxor xmm14, xmm4                                           ;  2204.7 p1      45 next
        pxor xmm8, xmm14                                           ;  2206.7 p1      45 next
        pand xmm4, xmm12                                           ;  2206.7 p1      45 next
        pxor xmm5, xmm4                                            ;  2208.7 p1      45 next
        movdqa xmm14, [rbp + 1920]                                 ;  2157.7 p2      48 next reload
        pand xmm12, xmm14                                          ;  2208.7 p1      45 next
        movdqa xmm2, [rbp + 1952]                                  ;  2158.7 p2      45 next reload
        por xmm1, xmm2                                             ;  2209.7 p1      45 next
        pxor xmm11, xmm7                                           ;  2210.7 p1      45 next
        pxor xmm10, xmm7                                           ;  2211.7 p1      45 next
        movdqa xmm4, [rbp + 2032]                                  ;  2159.7 p2      45 next reload
        pxor xmm5, xmm4                                            ;  2212.7 p1      45 next
        movdqa xmm6, xmm13                                         ;  2160.3 p0      45 next copy
        pand xmm13, xmm3                                           ;  2213.7 p1      45 next
        pand xmm6, xmm14                                           ;  2214.7 p1      45 next
        movdqa xmm7, [rbp + 1840]                                  ;  2178.7 p2      45 next reload
        pxor xmm13, xmm7                                           ;  2215.7 p1      45 next
        movdqa xmm15, xmm3                                         ;  2162.0 p0      45 next copy
        pand xmm3, xmm14                                           ;  2216.7 p1      45 next
        pand xmm15, [rbp + 1824]                                   ;  2217.7 p2+p1   45 next
        pxor xmm15, xmm6                                           ;  2219.7 p1      45 next
        pxor xmm6, xmm12                                           ;  2219.7 p1      45 next
        pxor xmm12, xmm13                                          ;  2220.7 p1      45 next
        pxor xmm15, xmm2                                           ;  2221.7 p1      45 next
        pxor xmm1, xmm15                                           ;  2223.7 p1      45 next
        movdqa xmm15, xmm14                                        ;  2168.7 p0      45 next copy
        pand xmm15, [rbp + 1984]                                   ;  2223.7 p2+p1   45 next
        pxor xmm15, [rbp + 2016]                                   ;  2225.7 p2+p1   45 next
        pxor xmm7, xmm15                                           ;  2227.7 p1      45 next
        pxor xmm13, [rbp + 1632]                                   ;  2226.7 p2+p1   45 next
        pxor xmm9, xmm13                                           ;  2228.7 p1      45 next
        movdqa xmm13, xmm8                                         ;  2208.7 p0      45 next copy
        pxor xmm8, xmm10                                           ;  2228.7 p1      45 next
        pxor xmm13, [rbp + 2000]                                   ;  2229.7 p2+p1   45 next
        pxor xmm0, xmm13                                           ;  2231.7 p1      45 next
        pxor xmm4, xmm1                                            ;  2231.7 p1      45 next
        pxor xmm1, xmm11                                           ;  2232.7 p1      45 next
        pxor xmm11, xmm3                                           ;  2233.7 p1      45 next
        pxor xmm8, [rbp + 1968]                                    ;  2234.7 p2+p1   45 next
        pxor xmm15, xmm8                                           ;  2236.7 p1      45 next
        pxor xmm2, xmm0                                            ;  2236.7 p1      45 next
        pxor xmm3, [rbp + 1600]                                    ;  2237.7 p2+p1   45 next
        pxor xmm1, [rbp + 1856]                                    ;  2238.7 p2+p1   45 next
        pxor xmm7, [rbp + 1552]                                    ;  2239.7 p2+p1   45 next
        pxor xmm14, xmm3                                           ;  2240.7 p1      45 next
        pxor xmm12, xmm11                                          ;  2241.7 p1      45 next
        pxor xmm10, xmm12                                          ;  2243.7 p1      45 next
        pxor xmm4, xmm14                                           ;  2243.7 p1      45 next
        movdqa xmm14, [rbp + 1408]                                 ;  2175.3 p2      48 next reload
        pxor xmm9, xmm14                                           ;  2244.7 p1      45 next
        movdqa xmm0, [rbp + 1792]                                  ;  2176.3 p2      48 next reload
        pxor xmm15, xmm0                                           ;  2245.7 p1      45 next
        movdqa xmm3, [rbp + 1696]                                  ;  2177.3 p2      48 next reload
        pxor xmm7, xmm3                                            ;  2246.7 p1      45 next
        movdqa xmm8, [rbp + 1888]                                  ;  2178.7 p2      48 next reload
        pxor xmm1, xmm8                                            ;  2247.7 p1      45 next
        movdqa xmm11, [rbp + 1616]                                 ;  2179.7 p2      48 next reload
        pxor xmm10, xmm11                                          ;  2248.7 p1      45 next
        movdqa xmm12, [rbp + 1536]                                 ;  2180.7 p2      48 next reload
        pxor xmm4, xmm12                                           ;  2249.7 p1      45 next
        movdqa xmm13, [rbp + 1936]                                 ;  2181.7 p2      54 next reload
        pxor xmm10, xmm13                                          ;  2250.7 p1      54 next
        movdqa xmm13, xmm6                                         ;  2221.7 p0      45 next copy
        pxor xmm13, [rbp + 1808]                                   ;  2251.7 p2+p1   45 next
        pxor xmm6, [rbp + 2000]                                    ;  2252.7 p2+p1   45 next
        pxor xmm5, xmm6                                            ;  2254.7 p1      45 next
        pxor xmm13, [rbp + 1504]                                   ;  2254.7 p2+p1   45 next
        movdqa xmm6, [rbp + 1904]                                  ;  2185.7 p2      48 next reload
        pxor xmm13, xmm6                                           ;  2256.7 p1      45 next
        pxor xmm7, [rbp + 1472]                                    ;  2256.7 p2+p1   54 next
        pxor xmm15, [rbp + 1568]                                   ;  2257.7 p2+p1   54 next
        pxor xmm1, [rbp + 1264]                                    ;  2258.7 p2+p1   54 next
        pxor xmm4, [rbp + 1584]                                    ;  2259.7 p2+p1   54 next
        pxor xmm13, [rbp + 1184]                                   ;  2260.7 p2+p1   54 next
        pxor xmm9, [rbp + 1488]                                    ;  2261.7 p2+p1   54 next
        pxor xmm5, [rbp + 1728]                                    ;  2262.7 p2+p1   54 next
        pxor xmm2, [rbp + 1744]                                    ;  2263.7 p2+p1   54 next
        pxor xmm11, [rbp + 1200]                                   ;  2264.7 p2+p1   54 next
        pxor xmm3, [rbp + 1392]                                    ;  2265.7 p2+p1   54 next
        pxor xmm0, [rbp + 1776]                                    ;  2266.7 p2+p1   54 next
        pxor xmm8, [rbp + 1152]                                    ;  2267.7 p2+p1   54 next
        pxor xmm12, [rbp + 1664]                                   ;  2268.7 p2+p1   54 next
        pxor xmm6, [rbp + 1232]                                    ;  2269.7 p2+p1   54 next
        pxor xmm14, [rbp + 1520]                                   ;  2270.7 p2+p1   54 next
        movdqa [rbp + 1904], xmm14                                 ;  2272.7 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1936]                                 ;  2201.7 p2      58 r
        pxor xmm14, [r8 + 2560]                                    ;  2271.7 p2+p1   58 r
        pxor xmm14, [rbp + 384]                                    ;  2273.7 p2+p1  114 r
        movdqa [rbp + 1936], xmm14                                 ;  2275.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1472]                                 ;  2204.7 p2      58 r
        pxor xmm14, [r8 + 2576]                                    ;  2273.7 p2+p1   58 r
        pxor xmm14, [rbp + 416]                                    ;  2275.7 p2+p1  114 r
        movdqa [rbp + 1472], xmm14                                 ;  2277.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1568]                                 ;  2208.7 p2      58 r
        pxor xmm14, [r8 + 2592]                                    ;  2275.7 p2+p1   58 r
        pxor xmm14, [rbp + 448]                                    ;  2277.7 p2+p1  114 r
        movdqa [rbp + 1568], xmm14                                 ;  2279.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1264]                                 ;  2212.7 p2      58 r
        pxor xmm14, [r8 + 2608]                                    ;  2277.7 p2+p1   58 r
        pxor xmm14, [rbp + 480]                                    ;  2279.7 p2+p1  114 r
        movdqa [rbp + 1264], xmm14                                 ;  2281.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1584]                                 ;  2216.7 p2      58 r
        pxor xmm14, [r8 + 2624]                                    ;  2279.7 p2+p1   58 r
        pxor xmm14, [rbp + 512]                                    ;  2281.7 p2+p1  114 r
        movdqa [rbp + 1584], xmm14                                 ;  2283.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1184]                                 ;  2221.7 p2      58 r
        pxor xmm14, [r8 + 2640]                                    ;  2281.7 p2+p1   58 r
        pxor xmm14, [rbp + 544]                                    ;  2283.7 p2+p1  114 r
        movdqa [rbp + 1184], xmm14                                 ;  2285.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1488]                                 ;  2227.7 p2      58 r
        pxor xmm14, [r8 + 2656]                                    ;  2283.7 p2+p1   58 r
        pxor xmm14, [rbp + 576]                                    ;  2285.7 p2+p1  114 r
        movdqa [rbp + 1488], xmm14                                 ;  2287.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1728]                                 ;  2231.3 p2      58 r
        pxor xmm14, [r8 + 2672]                                    ;  2285.7 p2+p1   58 r
        pxor xmm14, [rbp + 608]                                    ;  2287.7 p2+p1  114 r
        pxor xmm10, [rbp + 400]                                    ;  2287.7 p2+p1  114 r
        movdqa [rbp + 1728], xmm14                                 ;  2289.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1744]                                 ;  2238.7 p2      58 r
        pxor xmm14, [r8 + 2688]                                    ;  2288.7 p2+p1   58 r
        pxor xmm14, [rbp + 640]                                    ;  2290.7 p2+p1  114 r
        pxor xmm7, [rbp + 432]                                     ;  2290.7 p2+p1  114 r
        movdqa [rbp + 1744], xmm14                                 ;  2292.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1200]                                 ;  2243.7 p2      58 r
        pxor xmm14, [r8 + 2704]                                    ;  2291.7 p2+p1   58 r
        pxor xmm14, [rbp + 672]                                    ;  2293.7 p2+p1  114 r
        pxor xmm15, [rbp + 464]                                    ;  2293.7 p2+p1  114 r
        movdqa [rbp + 1200], xmm14                                 ;  2295.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1392]                                 ;  2248.7 p2      58 r
        pxor xmm14, [r8 + 2720]                                    ;  2294.7 p2+p1   58 r
        pxor xmm14, [rbp + 704]                                    ;  2296.7 p2+p1  114 r
        pxor xmm1, [rbp + 496]                                     ;  2296.7 p2+p1  114 r
        movdqa [rbp + 1392], xmm14                                 ;  2298.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1776]                                 ;  2253.7 p2      58 r
        pxor xmm14, [r8 + 2736]                                    ;  2297.7 p2+p1   58 r
        pxor xmm14, [rbp + 736]                                    ;  2299.7 p2+p1  114 r
        pxor xmm4, [rbp + 528]                                     ;  2299.7 p2+p1  114 r
        movdqa [rbp + 1776], xmm14                                 ;  2301.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1152]                                 ;  2258.7 p2      58 r
        pxor xmm14, [r8 + 2752]                                    ;  2300.7 p2+p1   58 r
        pxor xmm14, [rbp + 768]                                    ;  2302.7 p2+p1  114 r
        pxor xmm13, [rbp + 560]                                    ;  2302.7 p2+p1  114 r
        movdqa [rbp + 1152], xmm14                                 ;  2304.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1664]                                 ;  2262.7 p2      58 r
        pxor xmm14, [r8 + 2768]                                    ;  2303.7 p2+p1   58 r
        pxor xmm14, [rbp + 800]                                    ;  2305.7 p2+p1  114 r
        pxor xmm9, [rbp + 592]                                     ;  2305.7 p2+p1  114 r
        movdqa [rbp + 1664], xmm14                                 ;  2307.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1232]                                 ;  2267.7 p2      58 r
        pxor xmm14, [r8 + 2784]                                    ;  2306.7 p2+p1   58 r
        pxor xmm14, [rbp + 832]                                    ;  2308.7 p2+p1  114 r
        pxor xmm5, [rbp + 624]                                     ;  2308.7 p2+p1  114 r
        movdqa [rbp + 1232], xmm14                                 ;  2310.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1520]                                 ;  2271.7 p2      58 r
        pxor xmm14, [r8 + 2800]                                    ;  2309.7 p2+p1   58 r
        pxor xmm14, [rbp + 864]                                    ;  2311.7 p2+p1  114 r
        pxor xmm2, [rbp + 656]                                     ;  2311.7 p2+p1  114 r
        pxor xmm11, [rbp + 688]                                    ;  2312.7 p2+p1  114 r
        pxor xmm3, [rbp + 720]                                     ;  2313.7 p2+p1  114 r
        pxor xmm0, [rbp + 752]                                     ;  2314.7 p2+p1  114 r
        pxor xmm8, [rbp + 784]                                     ;  2315.7 p2+p1  114 r
        pxor xmm12, [rbp + 816]                                    ;  2316.7 p2+p1  114 r
        pxor xmm6, [rbp + 848]                                     ;  2317.7 p2+p1  114 r
        movdqa [rbp + 1520], xmm14                                 ;  2313.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1904]                                 ;  2281.7 p2     114 r
        pxor xmm14, [rbp + 880]                                    ;  2318.7 p2+p1  114 r
        movdqa [rbp + 1904], xmm14                                 ;  2320.7 p0+p3  114 r spill
        movdqa xmm14, [rbp + 1120]                                 ;  2283.7 p2      66 l
        por xmm14, [r9 + 6400]                                     ;  2319.7 p2+p1   66 l
        pxor xmm14, [rbp + 1104]                                   ;  2321.7 p2+p1   66 l
        movdqa [rbp + 1104], xmm6                                  ;  2319.7 p0+p3  114 r spill
        movdqa xmm6, [rbp + 1456]                                  ;  2286.7 p2      66 l
        por xmm6, [r9 + 6416]                                      ;  2321.7 p2+p1   66 l
        pxor xmm6, [rbp + 1088]                                    ;  2323.7 p2+p1   66 l
        movdqa [rbp + 1088], xmm12                                 ;  2318.7 p0+p3  114 r spill
        movdqa xmm12, [rbp + 1136]                                 ;  2289.7 p2      66 l
        por xmm12, [r9 + 6432]                                     ;  2323.7 p2+p1   66 l
        pxor xmm12, [rbp + 1072]                                   ;  2325.7 p2+p1   66 l
        movdqa [rbp + 1072], xmm8                                  ;  2317.7 p0+p3  114 r spill
        movdqa xmm8, [rbp + 1376]                                  ;  2292.7 p2      66 l
        por xmm8, [r9 + 6448]                                      ;  2325.7 p2+p1   66 l
        pxor xmm8, [rbp + 1056]                                    ;  2327.7 p2+p1   66 l
        movdqa [rbp + 1056], xmm0                                  ;  2316.7 p0+p3  114 r spill
        movdqa xmm0, [rbp + 1360]                                  ;  2295.7 p2      66 l
        por xmm0, [r9 + 6464]                                      ;  2327.7 p2+p1   66 l
        pxor xmm0, [rbp + 1040]                                    ;  2329.7 p2+p1   66 l
        movdqa [rbp + 1040], xmm3                                  ;  2315.7 p0+p3  114 r spill
        movdqa xmm3, [rbp + 1712]                                  ;  2298.7 p2      66 l
        por xmm3, [r9 + 6480]                                      ;  2329.7 p2+p1   66 l
        pxor xmm3, [rbp + 1024]                                    ;  2331.7 p2+p1   66 l
        movdqa [rbp + 1024], xmm11                                 ;  2314.7 p0+p3  114 r spill
        movdqa xmm11, [rbp + 1216]                                 ;  2301.7 p2      66 l
        por xmm11, [r9 + 6496]                                     ;  2331.7 p2+p1   66 l
        pxor xmm11, [rbp + 912]                                    ;  2333.7 p2+p1   66 l
        movdqa [rbp + 912], xmm2                                   ;  2313.7 p0+p3  114 r spill
        movdqa xmm2, [rbp + 1424]                                  ;  2304.7 p2      66 l
        por xmm2, [r9 + 6512]                                      ;  2333.7 p2+p1   66 l
        pxor xmm2, [rbp + 1296]                                    ;  2335.7 p2+p1   66 l
        movdqa [rbp + 1296], xmm5                                  ;  2310.7 p0+p3  114 r spill
        movdqa xmm5, xmm14                                         ;  2323.7 p0      67 l copy
        pand xmm5, [r9 + 768]                                      ;  2335.7 p2+p1   67 l
        movdqa [rbp + 1536], xmm14                                 ;  2323.7 p0+p3   66 l spill
        movdqa xmm14, [rbp + 992]                                  ;  2308.7 p2      66 l
        por xmm14, [r9 + 6528]                                     ;  2336.7 p2+p1   66 l
        pxor xmm14, [rbp + 1008]                                   ;  2338.7 p2+p1   66 l
        movdqa [rbp + 1008], xmm9                                  ;  2307.7 p0+p3  114 r spill
        movdqa xmm9, xmm6                                          ;  2325.7 p0      67 l copy
        pand xmm9, [r9 + 784]                                      ;  2338.7 p2+p1   67 l
        movdqa [rbp + 1888], xmm6                                  ;  2325.7 p0+p3   66 l spill
        movdqa xmm6, [rbp + 976]                                   ;  2312.7 p2      66 l
        por xmm6, [r9 + 6544]                                      ;  2339.7 p2+p1   66 l
        pxor xmm6, [rbp + 960]                                     ;  2341.7 p2+p1   66 l
        movdqa [rbp + 960], xmm13                                  ;  2307.3 p0+p3  114 r spill
        movdqa xmm13, xmm12                                        ;  2327.7 p0      67 l copy
        pand xmm13, [r9 + 800]                                     ;  2341.7 p2+p1   67 l
        movdqa [rbp + 1408], xmm12                                 ;  2327.7 p0+p3   66 l spill
        movdqa xmm12, [rbp + 1328]                                 ;  2316.7 p2      66 l
        por xmm12, [r9 + 6560]                                     ;  2342.7 p2+p1   66 l
        pxor xmm12, [rbp + 944]                                    ;  2344.7 p2+p1   66 l
        movdqa [rbp + 944], xmm4                                   ;  2311.3 p0+p3  114 r spill
        movdqa xmm4, xmm8                                          ;  2329.7 p0      67 l copy
        pand xmm4, [r9 + 816]                                      ;  2344.7 p2+p1   67 l
        movdqa [rbp + 1792], xmm8                                  ;  2329.7 p0+p3   66 l spill
        movdqa xmm8, [rbp + 1344]                                  ;  2320.7 p2      66 l
        por xmm8, [r9 + 6576]                                      ;  2345.7 p2+p1   66 l
        pxor xmm8, [rbp + 928]                                     ;  2347.7 p2+p1   66 l
        movdqa [rbp + 928], xmm1                                   ;  2315.3 p0+p3  114 r spill
        movdqa xmm1, xmm0                                          ;  2331.7 p0      67 l copy
        pand xmm1, [r9 + 832]                                      ;  2347.7 p2+p1   67 l
        movdqa [rbp + 1504], xmm0                                  ;  2331.7 p0+p3   66 l spill
        movdqa xmm0, [rbp + 1248]                                  ;  2324.7 p2      66 l
        por xmm0, [r9 + 6592]                                      ;  2348.7 p2+p1   66 l
        pxor xmm0, [rbp + 1648]                                    ;  2350.7 p2+p1   66 l
        movdqa [rbp + 1648], xmm15                                 ;  2319.3 p0+p3  114 r spill
        movdqa xmm15, xmm3                                         ;  2333.7 p0      67 l copy
        pand xmm15, [r9 + 848]                                     ;  2350.7 p2+p1   67 l
        movdqa [rbp + 1616], xmm3                                  ;  2333.7 p0+p3   66 l spill
        movdqa xmm3, [rbp + 1280]                                  ;  2328.7 p2      66 l
        por xmm3, [r9 + 6608]                                      ;  2351.7 p2+p1   66 l
        pxor xmm3, [rbp + 1680]                                    ;  2353.7 p2+p1   66 l
        movdqa [rbp + 1680], xmm7                                  ;  2323.3 p0+p3  114 r spill
        movdqa xmm7, xmm11                                         ;  2335.7 p0      67 l copy
        pand xmm7, [r9 + 864]                                      ;  2353.7 p2+p1   67 l
        movdqa [rbp + 1696], xmm11                                 ;  2335.7 p0+p3   66 l spill
        movdqa xmm11, [rbp + 1440]                                 ;  2332.7 p2      66 l
        por xmm11, [r9 + 6624]                                     ;  2354.7 p2+p1   66 l
        pxor xmm11, [rbp + 1312]                                   ;  2356.7 p2+p1   66 l
        movdqa [rbp + 1312], xmm10                                 ;  2327.3 p0+p3  114 r spill
        movdqa xmm10, xmm2                                         ;  2337.7 p0      67 l copy
        pand xmm10, [r9 + 880]                                     ;  2356.7 p2+p1   67 l
        movdqa [rbp + 2000], xmm2                                  ;  2337.7 p0+p3   66 l spill
        movdqa xmm2, [rbp + 896]                                   ;  2336.7 p2      66 l
        por xmm2, [r9 + 6640]                                      ;  2357.7 p2+p1   66 l
        pxor xmm2, [rbp + 1168]                                    ;  2359.7 p2+p1   66 l
        pxor xmm5, [rbp + 1120]                                    ;  2359.7 p2+p1   67 l
        pxor xmm9, [rbp + 1456]                                    ;  2360.7 p2+p1   67 l
        pxor xmm13, [rbp + 1136]                                   ;  2361.7 p2+p1   67 l
        pxor xmm4, [rbp + 1376]                                    ;  2362.7 p2+p1   67 l
        pxor xmm1, [rbp + 1360]                                    ;  2363.7 p2+p1   67 l
        pxor xmm15, [rbp + 1712]                                   ;  2364.7 p2+p1   67 l
        pxor xmm7, [rbp + 1216]                                    ;  2365.7 p2+p1   67 l
        pxor xmm10, [rbp + 1424]                                   ;  2366.7 p2+p1   67 l
        movdqa [rbp + 1424], xmm10                                 ;  2368.7 p0+p3   67 l spill
        movdqa xmm10, xmm14                                        ;  2340.7 p0      67 l copy
        pand xmm10, [r9 + 896]                                     ;  2367.7 p2+p1   67 l
        pxor xmm10, [rbp + 992]                                    ;  2369.7 p2+p1   67 l
        movdqa [rbp + 992], xmm10                                  ;  2371.7 p0+p3   67 l spill
        movdqa xmm10, xmm6                                         ;  2343.7 p0      67 l copy
        pand xmm10, [r9 + 912]                                     ;  2369.7 p2+p1   67 l
        pxor xmm10, [rbp + 976]                                    ;  2371.7 p2+p1   67 l
        movdqa [rbp + 976], xmm10                                  ;  2373.7 p0+p3   67 l spill
        movdqa xmm10, xmm12                                        ;  2346.7 p0      67 l copy
        pand xmm10, [r9 + 928]                                     ;  2371.7 p2+p1   67 l
        pxor xmm10, [rbp + 1328]                                   ;  2373.7 p2+p1   67 l
        movdqa [rbp + 1328], xmm10                                 ;  2375.7 p0+p3   67 l spill
        movdqa xmm10, xmm8                                         ;  2349.7 p0      67 l copy
        pand xmm10, [r9 + 944]                                     ;  2373.7 p2+p1   67 l
        pxor xmm10, [rbp + 1344]                                   ;  2375.7 p2+p1   67 l
        movdqa [rbp + 1344], xmm10                                 ;  2377.7 p0+p3   67 l spill
        movdqa xmm10, xmm0                                         ;  2352.7 p0      67 l copy
        pand xmm10, [r9 + 960]                                     ;  2375.7 p2+p1   67 l
        pxor xmm10, [rbp + 1248]                                   ;  2377.7 p2+p1   67 l
        movdqa [rbp + 1248], xmm10                                 ;  2379.7 p0+p3   67 l spill
        movdqa xmm10, xmm3                                         ;  2355.7 p0      67 l copy
        pand xmm10, [r9 + 976]                                     ;  2377.7 p2+p1   67 l
        pxor xmm10, [rbp + 1280]                                   ;  2379.7 p2+p1   67 l
        movdqa [rbp + 1280], xmm10                                 ;  2381.7 p0+p3   67 l spill
        movdqa xmm10, xmm11                                        ;  2358.7 p0      67 l copy
        pand xmm10, [r9 + 992]                                     ;  2379.7 p2+p1   67 l
        pxor xmm10, [rbp + 1440]                                   ;  2381.7 p2+p1   67 l
        movdqa [rbp + 1440], xmm10                                 ;  2383.7 p0+p3   67 l spill
        movdqa xmm10, xmm2                                         ;  2361.7 p0      67 l copy
        pand xmm10, [r9 + 1008]                                    ;  2381.7 p2+p1   67 l
        pxor xmm10, [rbp + 896]                                    ;  2383.7 p2+p1   67 l
        movdqa [rbp + 896], xmm10                                  ;  2385.7 p0+p3   67 l spill
        movdqa xmm10, [rbp + 1312]                                 ;  2363.7 p2      66 l
        por xmm10, [r9 + 1792]                                     ;  2383.7 p2+p1   66 l
        pxor xmm10, [rbp + 1936]                                   ;  2385.7 p2+p1   66 l
        movdqa [rbp + 1936], xmm7                                  ;  2367.7 p0+p3   67 l spill
        movdqa xmm7, [rbp + 1680]                                  ;  2366.7 p2      66 l
        por xmm7, [r9 + 1808]                                      ;  2385.7 p2+p1   66 l
        pxor xmm7, [rbp + 1472]                                    ;  2387.7 p2+p1   66 l
        movdqa [rbp + 1472], xmm15                                 ;  2366.7 p0+p3   67 l spill
        movdqa xmm15, [rbp + 1648]                                 ;  2369.7 p2      66 l
        por xmm15, [r9 + 1824]                                     ;  2387.7 p2+p1   66 l
        pxor xmm15, [rbp + 1568]                                   ;  2389.7 p2+p1   66 l
        movdqa [rbp + 1568], xmm1                                  ;  2365.7 p0+p3   67 l spill
        movdqa xmm1, [rbp + 928]                                   ;  2372.7 p2      66 l
        por xmm1, [r9 + 1840]                                      ;  2389.7 p2+p1   66 l
        pxor xmm1, [rbp + 1264]                                    ;  2391.7 p2+p1   66 l
        movdqa [rbp + 1264], xmm4                                  ;  2364.7 p0+p3   67 l spill
        movdqa xmm4, [rbp + 944]                                   ;  2375.7 p2      66 l
        por xmm4, [r9 + 1856]                                      ;  2391.7 p2+p1   66 l
        pxor xmm4, [rbp + 1584]                                    ;  2393.7 p2+p1   66 l
        movdqa [rbp + 1584], xmm13                                 ;  2367.0 p0+p3   67 l spill
        movdqa xmm13, [rbp + 960]                                  ;  2378.7 p2      66 l
        por xmm13, [r9 + 1872]                                     ;  2393.7 p2+p1   66 l
        pxor xmm13, [rbp + 1184]                                   ;  2395.7 p2+p1   66 l
        movdqa [rbp + 1184], xmm9                                  ;  2369.3 p0+p3   67 l spill
        movdqa xmm9, [rbp + 1008]                                  ;  2381.7 p2      66 l
        por xmm9, [r9 + 1888]                                      ;  2395.7 p2+p1   66 l
        pxor xmm9, [rbp + 1488]                                    ;  2397.7 p2+p1   66 l
        movdqa [rbp + 1488], xmm5                                  ;  2371.7 p0+p3   67 l spill
        movdqa xmm5, [rbp + 1296]                                  ;  2384.7 p2      66 l
        por xmm5, [r9 + 1904]                                      ;  2397.7 p2+p1   66 l
        pxor xmm5, [rbp + 1728]                                    ;  2399.7 p2+p1   66 l
        movdqa [rbp + 1728], xmm2                                  ;  2374.0 p0+p3   66 l spill
        movdqa xmm2, xmm10                                         ;  2387.7 p0      67 l copy
        pand xmm2, [r9 + 5376]                                     ;  2399.7 p2+p1   67 l
        movdqa [rbp + 1216], xmm10                                 ;  2387.7 p0+p3   66 l spill
        movdqa xmm10, [rbp + 912]                                  ;  2388.7 p2      66 l
        por xmm10, [r9 + 1920]                                     ;  2400.7 p2+p1   66 l
        pxor xmm10, [rbp + 1744]                                   ;  2402.7 p2+p1   66 l
        movdqa [rbp + 1744], xmm11                                 ;  2378.0 p0+p3   66 l spill
        movdqa xmm11, xmm7                                         ;  2389.7 p0      67 l copy
        pand xmm11, [r9 + 5392]                                    ;  2402.7 p2+p1   67 l
        movdqa [rbp + 1712], xmm7                                  ;  2389.7 p0+p3   66 l spill
        movdqa xmm7, [rbp + 1024]                                  ;  2392.7 p2      66 l
        por xmm7, [r9 + 1936]                                      ;  2403.7 p2+p1   66 l
        pxor xmm7, [rbp + 1200]                                    ;  2405.7 p2+p1   66 l
        movdqa [rbp + 1200], xmm3                                  ;  2382.0 p0+p3   66 l spill
        movdqa xmm3, xmm15                                         ;  2391.7 p0      67 l copy
        pand xmm3, [r9 + 5408]                                     ;  2405.7 p2+p1   67 l
        movdqa [rbp + 1360], xmm15                                 ;  2391.7 p0+p3   66 l spill
        movdqa xmm15, [rbp + 1040]                                 ;  2396.7 p2      66 l
        por xmm15, [r9 + 1952]                                     ;  2407.7 p2+p1   66 l
        pxor xmm15, [rbp + 1392]                                   ;  2409.7 p2+p1   66 l
        movdqa [rbp + 1392], xmm0                                  ;  2386.0 p0+p3   66 l spill
        movdqa xmm0, xmm1                                          ;  2393.7 p0      67 l copy
        pand xmm0, [r9 + 5424]                                     ;  2408.7 p2+p1   67 l
        movdqa [rbp + 1376], xmm1                                  ;  2393.7 p0+p3   66 l spill
        movdqa xmm1, [rbp + 1056]                                  ;  2400.7 p2      66 l
        por xmm1, [r9 + 1968]                                      ;  2411.7 p2+p1   66 l
        pxor xmm1, [rbp + 1776]                                    ;  2413.7 p2+p1   66 l
        movdqa [rbp + 1776], xmm8                                  ;  2390.0 p0+p3   66 l spill
        movdqa xmm8, xmm4                                          ;  2395.7 p0      67 l copy
        pand xmm8, [r9 + 5440]                                     ;  2411.7 p2+p1   67 l
        movdqa [rbp + 1136], xmm4                                  ;  2395.7 p0+p3   66 l spill
        movdqa xmm4, [rbp + 1072]                                  ;  2404.7 p2      66 l
        por xmm4, [r9 + 1984]                                      ;  2415.7 p2+p1   66 l
        pxor xmm4, [rbp + 1152]                                    ;  2417.7 p2+p1   66 l
        movdqa [rbp + 1152], xmm12                                 ;  2394.0 p0+p3   66 l spill
        movdqa xmm12, xmm13                                        ;  2397.7 p0      67 l copy
        pand xmm12, [r9 + 5456]                                    ;  2414.7 p2+p1   67 l
        movdqa [rbp + 1456], xmm13                                 ;  2397.7 p0+p3   66 l spill
        movdqa xmm13, [rbp + 1088]                                 ;  2408.7 p2      66 l
        por xmm13, [r9 + 2000]                                     ;  2419.7 p2+p1   66 l
        pxor xmm13, [rbp + 1664]                                   ;  2421.7 p2+p1   66 l
        movdqa [rbp + 1664], xmm6                                  ;  2398.0 p0+p3   66 l spill
        movdqa xmm6, xmm9                                          ;  2399.7 p0      67 l copy
        pand xmm6, [r9 + 5472]                                     ;  2417.7 p2+p1   67 l
        movdqa [rbp + 1120], xmm9                                  ;  2400.0 p0+p3   66 l spill
        movdqa xmm9, [rbp + 1104]                                  ;  2412.7 p2      66 l
        por xmm9, [r9 + 2016]                                      ;  2423.7 p2+p1   66 l
        pxor xmm9, [rbp + 1232]                                    ;  2425.7 p2+p1   66 l
        movdqa [rbp + 1232], xmm14                                 ;  2402.0 p0+p3   66 l spill
        movdqa xmm14, xmm5                                         ;  2403.0 p0      67 l copy
        pand xmm14, [r9 + 5488]                                    ;  2420.7 p2+p1   67 l
        movdqa [rbp + 1168], xmm5                                  ;  2404.0 p0+p3   66 l spill
        movdqa xmm5, [rbp + 1904]                                  ;  2416.7 p2      66 l
        por xmm5, [r9 + 2032]                                      ;  2427.7 p2+p1   66 l
        pxor xmm5, [rbp + 1520]                                    ;  2429.7 p2+p1   66 l
        pxor xmm2, [rbp + 1312]                                    ;  2423.7 p2+p1   67 l
        pxor xmm11, [rbp + 1680]                                   ;  2424.7 p2+p1   67 l
        pxor xmm3, [rbp + 1648]                                    ;  2425.7 p2+p1   67 l
        pxor xmm0, [rbp + 928]                                     ;  2426.7 p2+p1   67 l
        pxor xmm8, [rbp + 944]                                     ;  2427.7 p2+p1   67 l
        pxor xmm12, [rbp + 960]                                    ;  2428.7 p2+p1   67 l
        pxor xmm6, [rbp + 1008]                                    ;  2429.7 p2+p1   67 l
        pxor xmm14, [rbp + 1296]                                   ;  2430.7 p2+p1   67 l
        movdqa [rbp + 1296], xmm14                                 ;  2432.7 p0+p3   67 l spill
        movdqa xmm14, xmm10                                        ;  2412.3 p0      67 l copy
        pand xmm14, [r9 + 5504]                                    ;  2431.7 p2+p1   67 l
        pxor xmm14, [rbp + 912]                                    ;  2433.7 p2+p1   67 l
        movdqa [rbp + 912], xmm14                                  ;  2435.7 p0+p3   67 l spill
        movdqa xmm14, xmm7                                         ;  2414.7 p0      67 l copy
        pand xmm14, [r9 + 5520]                                    ;  2433.7 p2+p1   67 l
        pxor xmm14, [rbp + 1024]                                   ;  2435.7 p2+p1   67 l
        movdqa [rbp + 1024], xmm14                                 ;  2437.7 p0+p3   67 l spill
        movdqa xmm14, xmm15                                        ;  2417.0 p0      67 l copy
        pand xmm14, [r9 + 5536]                                    ;  2435.7 p2+p1   67 l
        pxor xmm14, [rbp + 1040]                                   ;  2437.7 p2+p1   67 l
        movdqa [rbp + 1040], xmm14                                 ;  2439.7 p0+p3   67 l spill
        movdqa xmm14, xmm1                                         ;  2419.3 p0      67 l copy
        pand xmm14, [r9 + 5552]                                    ;  2437.7 p2+p1   67 l
        pxor xmm14, [rbp + 1056]                                   ;  2439.7 p2+p1   67 l
        movdqa [rbp + 1056], xmm14                                 ;  2441.7 p0+p3   67 l spill
        movdqa xmm14, xmm4                                         ;  2421.7 p0      67 l copy
        pand xmm14, [r9 + 5568]                                    ;  2439.7 p2+p1   67 l
        pxor xmm14, [rbp + 1072]                                   ;  2441.7 p2+p1   67 l
        movdqa [rbp + 1072], xmm14                                 ;  2443.7 p0+p3   67 l spill
        movdqa xmm14, xmm13                                        ;  2424.0 p0      67 l copy
        pand xmm14, [r9 + 5584]                                    ;  2441.7 p2+p1   67 l
        pxor xmm14, [rbp + 1088]                                   ;  2443.7 p2+p1   67 l
        movdqa [rbp + 1088], xmm14                                 ;  2445.7 p0+p3   67 l spill
        movdqa xmm14, xmm9                                         ;  2427.7 p0      67 l copy
        pand xmm14, [r9 + 5600]                                    ;  2443.7 p2+p1   67 l
        pxor xmm14, [rbp + 1104]                                   ;  2445.7 p2+p1   67 l
        movdqa [rbp + 1104], xmm14                                 ;  2447.7 p0+p3   67 l spill
        movdqa xmm14, xmm5                                         ;  2431.7 p0      67 l copy
        pand xmm14, [r9 + 5616]                                    ;  2445.7 p2+p1   67 l
        pxor xmm14, [rbp + 1904]                                   ;  2447.7 p2+p1   67 l
        movdqa [rbp + 1904], xmm14                                 ;  2449.7 p0+p3   67 l spill
        movdqa xmm14, [rbp + 1744]                                 ;  2443.7 p2      66 l reload
        movdqa [rbp + 320], xmm14                                  ;  2454.7 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1728]                                 ;  2444.7 p2      66 l reload
        movdqa [rbp + 352], xmm14                                  ;  2455.7 p0+p3  132 rounds
        movdqa [rbp + 640], xmm10                                  ;  2436.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1488]                                 ;  2445.7 p2      67 l reload
        movdqa [rbp - 112], xmm14                                  ;  2456.7 p0+p3  132 rounds
        movdqa [rbp + 672], xmm7                                   ;  2440.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1184]                                 ;  2446.7 p2      67 l reload
        movdqa [rbp - 80], xmm14                                   ;  2457.7 p0+p3  132 rounds
        movdqa [rbp + 704], xmm15                                  ;  2444.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1584]                                 ;  2447.7 p2      67 l reload
        movdqa [rbp - 48], xmm14                                   ;  2458.7 p0+p3  132 rounds
        movdqa [rbp + 736], xmm1                                   ;  2448.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1264]                                 ;  2448.7 p2      67 l reload
        movdqa [rbp - 16], xmm14                                   ;  2459.7 p0+p3  132 rounds
        movdqa [rbp + 768], xmm4                                   ;  2452.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1568]                                 ;  2449.7 p2      67 l reload
        movdqa [rbp + 16], xmm14                                   ;  2460.7 p0+p3  132 rounds
        movdqa [rbp + 800], xmm13                                  ;  2456.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1472]                                 ;  2450.7 p2      67 l reload
        movdqa [rbp + 48], xmm14                                   ;  2461.7 p0+p3  132 rounds
        movdqa [rbp + 832], xmm9                                   ;  2460.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1936]                                 ;  2451.7 p2      67 l reload
        movdqa [rbp + 80], xmm14                                   ;  2462.7 p0+p3  132 rounds
        movdqa [rbp + 864], xmm5                                   ;  2464.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1424]                                 ;  2452.7 p2      67 l reload
        movdqa [rbp + 112], xmm14                                  ;  2466.0 p0+p3  132 rounds
        movdqa [rbp + 400], xmm2                                   ;  2468.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 992]                                  ;  2453.7 p2      67 l reload
        movdqa [rbp + 144], xmm14                                  ;  2470.0 p0+p3  132 rounds
        movdqa [rbp + 432], xmm11                                  ;  2472.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 976]                                  ;  2454.7 p2      67 l reload
        movdqa [rbp + 176], xmm14                                  ;  2474.0 p0+p3  132 rounds
        movdqa [rbp + 464], xmm3                                   ;  2476.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1328]                                 ;  2455.7 p2      67 l reload
        movdqa [rbp + 208], xmm14                                  ;  2478.0 p0+p3  132 rounds
        movdqa [rbp + 496], xmm0                                   ;  2480.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1344]                                 ;  2456.7 p2      67 l reload
        movdqa [rbp + 240], xmm14                                  ;  2482.0 p0+p3  132 rounds
        movdqa [rbp + 528], xmm8                                   ;  2484.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1248]                                 ;  2457.7 p2      67 l reload
        movdqa [rbp + 272], xmm14                                  ;  2486.0 p0+p3  132 rounds
        movdqa [rbp + 560], xmm12                                  ;  2488.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1280]                                 ;  2458.7 p2      67 l reload
        movdqa [rbp + 304], xmm14                                  ;  2490.0 p0+p3  132 rounds
        movdqa [rbp + 592], xmm6                                   ;  2492.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1440]                                 ;  2459.7 p2      67 l reload
        movdqa [rbp + 336], xmm14                                  ;  2494.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 896]                                  ;  2460.7 p2      67 l reload
        movdqa [rbp + 368], xmm14                                  ;  2496.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1216]                                 ;  2461.7 p2      66 l reload
        movdqa [rbp + 384], xmm14                                  ;  2498.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1712]                                 ;  2462.7 p2      66 l reload
        movdqa [rbp + 416], xmm14                                  ;  2500.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1360]                                 ;  2463.7 p2      66 l reload
        movdqa [rbp + 448], xmm14                                  ;  2502.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1376]                                 ;  2464.7 p2      66 l reload
        movdqa [rbp + 480], xmm14                                  ;  2504.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1136]                                 ;  2465.7 p2      66 l reload
        movdqa [rbp + 512], xmm14                                  ;  2506.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1456]                                 ;  2466.7 p2      66 l reload
        movdqa [rbp + 544], xmm14                                  ;  2508.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1120]                                 ;  2467.7 p2      66 l reload
        movdqa [rbp + 576], xmm14                                  ;  2510.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1168]                                 ;  2468.7 p2      66 l reload
        movdqa [rbp + 608], xmm14                                  ;  2512.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1296]                                 ;  2469.7 p2      67 l reload
        movdqa [rbp + 624], xmm14                                  ;  2514.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 912]                                  ;  2470.7 p2      67 l reload
        movdqa [rbp + 656], xmm14                                  ;  2516.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1024]                                 ;  2471.7 p2      67 l reload
        movdqa [rbp + 688], xmm14                                  ;  2518.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1040]                                 ;  2472.7 p2      67 l reload
        movdqa [rbp + 720], xmm14                                  ;  2520.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1056]                                 ;  2473.7 p2      67 l reload
        movdqa [rbp + 752], xmm14                                  ;  2522.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1072]                                 ;  2474.7 p2      67 l reload
        movdqa [rbp + 784], xmm14                                  ;  2524.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1088]                                 ;  2475.7 p2      67 l reload
        movdqa [rbp + 816], xmm14                                  ;  2526.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1104]                                 ;  2476.7 p2      67 l reload
        movdqa [rbp + 848], xmm14                                  ;  2528.0 p0+p3  132 rounds
        movdqa xmm14, [rbp + 1904]                                 ;  2477.7 p2      67 l reload
        movdqa [rbp + 880], xmm14                                  ;  2530.0 p0+p3  132 rounds
        add r9, -256                                               ;  2475.7 p1     132 rounds
        add r8, -512                                               ;  2476.2 p1     132 rounds
        movdqa xmm0, [rbp + 1536]                                  ;  2478.7 p2      66 l reload
        movdqa xmm1, [rbp + 1888]                                  ;  2479.7 p2      66 l reload
        movdqa xmm2, [rbp + 1408]                                  ;  2480.7 p2      66 l reload
        movdqa xmm3, [rbp + 1792]                                  ;  2481.7 p2      66 l reload
        movdqa xmm4, [rbp + 1504]                                  ;  2482.7 p2      66 l reload
        movdqa xmm5, [rbp + 1616]                                  ;  2483.7 p2      66 l reload
        movdqa xmm6, [rbp + 1696]                                  ;  2484.7 p2      66 l reload
        movdqa xmm7, [rbp + 2000]                                  ;  2485.7 p2      66 l reload
        movdqa xmm8, [rbp + 1232]                                  ;  2486.7 p2      66 l reload
        movdqa xmm9, [rbp + 1664]                                  ;  2487.7 p2      66 l reload
        movdqa xmm10, [rbp + 1152]                                 ;  2488.7 p2      66 l reload
        movdqa xmm11, [rbp + 1776]                                 ;  2489.7 p2      66 l reload
        movdqa xmm12, [rbp + 1392]                                 ;  2490.7 p2      66 l reload
        movdqa xmm13, [rbp + 1200]                                 ;  2491.7 p2      66 l reload
        cmp r8, qword [rbp + 2104]                                 ;                    more rounds?
        jne .rounds_2
        movdqa [rbp - 128], xmm0                                   ;                    resident
        movdqa [rbp - 96], xmm1                                    ;                    resident
        movdqa [rbp - 64], xmm2                                    ;                    resident
        movdqa [rbp - 32], xmm3                                    ;                    resident
        movdqa [rbp + 0], xmm4                                     ;                    resident
        movdqa [rbp + 32], xmm5                                    ;                    resident
        movdqa [rbp + 64], xmm6                                    ;                    resident
        movdqa [rbp + 96], xmm7                                    ;                    resident
        movdqa [rbp + 128], xmm8                                   ;                    resident
        movdqa [rbp + 160], xmm9                                   ;                    resident
        movdqa [rbp + 192], xmm10                                  ;                    resident
        movdqa [rbp + 224], xmm11                                  ;                    resident
        movdqa [rbp + 256], xmm12                                  ;                    resident
        movdqa [rbp + 288], xmm13                                  ;                    resident
        mov qword [rbp + 2088], r8                                 ;                    resident
        mov qword [rbp + 2096], r9                                 ;                    resident
        movdqa xmm0, [rbp - 112]                                   ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 2112]                                 ;     1.0 p2     138 dst reload
        movdqa [r8], xmm0                                          ;    11.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 80]                                    ;     2.0 p2     138 dst reload
        movdqa [r8 + 16], xmm0                                     ;    13.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 48]                                    ;     3.0 p2     138 dst reload
        movdqa [r8 + 32], xmm0                                     ;    14.0 p0+p3  138 dst
        movdqa xmm0, [rbp - 16]                                    ;     4.0 p2     138 dst reload
        movdqa [r8 + 48], xmm0                                     ;    15.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 16]                                    ;     5.0 p2     138 dst reload
        movdqa [r8 + 64], xmm0                                     ;    16.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 48]                                    ;     6.0 p2     138 dst reload
        movdqa [r8 + 80], xmm0                                     ;    17.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 80]                                    ;     7.0 p2     138 dst reload
        movdqa [r8 + 96], xmm0                                     ;    18.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 112]                                   ;     8.0 p2     138 dst reload
        movdqa [r8 + 112], xmm0                                    ;    19.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 144]                                   ;     9.0 p2     138 dst reload
        movdqa [r8 + 128], xmm0                                    ;    20.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 176]                                   ;    10.0 p2     138 dst reload
        movdqa [r8 + 144], xmm0                                    ;    21.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 208]                                   ;    11.0 p2     138 dst reload
        movdqa [r8 + 160], xmm0                                    ;    22.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 240]                                   ;    12.0 p2     138 dst reload
        movdqa [r8 + 176], xmm0                                    ;    23.0 p0+p3  138 dst
        movdqa xmm0, [rbp + 272]                                   ;    13.0 p2     138 dst reload
        movdqa [r8 + 192], xmm0                                    ;    24.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 304]                                   ;    14.0 p2     138 dst reload
        movdqa [r8 + 208], xmm0                                    ;    26.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 336]                                   ;    15.0 p2     138 dst reload
        movdqa [r8 + 224], xmm0                                    ;    28.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 368]                                   ;    16.0 p2     138 dst reload
        movdqa [r8 + 240], xmm0                                    ;    30.7 p0+p3  138 dst
        movdqa xmm0, [rbp - 128]                                   ;    17.0 p2     138 dst reload
        movdqa [r8 + 256], xmm0                                    ;    32.7 p0+p3  138 dst
        movdqa xmm0, [rbp - 96]                                    ;    18.0 p2     138 dst reload
        movdqa [r8 + 272], xmm0                                    ;    34.7 p0+p3  138 dst
        movdqa xmm0, [rbp - 64]                                    ;    19.0 p2     138 dst reload
        movdqa [r8 + 288], xmm0                                    ;    36.7 p0+p3  138 dst
        movdqa xmm0, [rbp - 32]                                    ;    20.0 p2     138 dst reload
        movdqa [r8 + 304], xmm0                                    ;    38.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 0]                                     ;    21.0 p2     138 dst reload
        movdqa [r8 + 320], xmm0                                    ;    40.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 32]                                    ;    22.0 p2     138 dst reload
        movdqa [r8 + 336], xmm0                                    ;    42.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 64]                                    ;    23.0 p2     138 dst reload
        movdqa [r8 + 352], xmm0                                    ;    44.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 96]                                    ;    24.0 p2     138 dst reload
        movdqa [r8 + 368], xmm0                                    ;    46.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 128]                                   ;    25.0 p2     138 dst reload
        movdqa [r8 + 384], xmm0                                    ;    48.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 160]                                   ;    26.0 p2     138 dst reload
        movdqa [r8 + 400], xmm0                                    ;    50.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 192]                                   ;    27.0 p2     138 dst reload
        movdqa [r8 + 416], xmm0                                    ;    52.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 224]                                   ;    28.0 p2     138 dst reload
        movdqa [r8 + 432], xmm0                                    ;    54.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 256]                                   ;    29.0 p2     138 dst reload
        movdqa [r8 + 448], xmm0                                    ;    56.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 288]                                   ;    30.0 p2     138 dst reload
        movdqa [r8 + 464], xmm0                                    ;    58.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 320]                                   ;    31.0 p2     138 dst reload
        movdqa [r8 + 480], xmm0                                    ;    60.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 352]                                   ;    32.0 p2     138 dst reload
        movdqa [r8 + 496], xmm0                                    ;    62.7 p0+p3  138 dst
        movdqa xmm0, [rbp + 400]                                   ;    33.0 p2     139 dst reload
        movdqa [r8 + 512], xmm0                                    ;    64.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 432]                                   ;    34.0 p2     139 dst reload
        movdqa [r8 + 528], xmm0                                    ;    66.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 464]                                   ;    35.0 p2     139 dst reload
        movdqa [r8 + 544], xmm0                                    ;    68.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 496]                                   ;    36.0 p2     139 dst reload
        movdqa [r8 + 560], xmm0                                    ;    70.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 528]                                   ;    37.0 p2     139 dst reload
        movdqa [r8 + 576], xmm0                                    ;    72.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 560]                                   ;    38.0 p2     139 dst reload
        movdqa [r8 + 592], xmm0                                    ;    74.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 592]                                   ;    39.0 p2     139 dst reload
        movdqa [r8 + 608], xmm0                                    ;    76.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 624]                                   ;    40.0 p2     139 dst reload
        movdqa [r8 + 624], xmm0                                    ;    78.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 656]                                   ;    41.0 p2     139 dst reload
        movdqa [r8 + 640], xmm0                                    ;    80.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 688]                                   ;    42.0 p2     139 dst reload
        movdqa [r8 + 656], xmm0                                    ;    82.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 720]                                   ;    43.0 p2     139 dst reload
        movdqa [r8 + 672], xmm0                                    ;    84.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 752]                                   ;    44.0 p2     139 dst reload
        movdqa [r8 + 688], xmm0                                    ;    86.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 784]                                   ;    45.0 p2     139 dst reload
        movdqa [r8 + 704], xmm0                                    ;    88.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 816]                                   ;    46.0 p2     139 dst reload
        movdqa [r8 + 720], xmm0                                    ;    90.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 848]                                   ;    47.0 p2     139 dst reload
        movdqa [r8 + 736], xmm0                                    ;    92.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 880]                                   ;    48.0 p2     139 dst reload
        movdqa [r8 + 752], xmm0                                    ;    94.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 384]                                   ;    49.0 p2     139 dst reload
        movdqa [r8 + 768], xmm0                                    ;    96.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 416]                                   ;    50.0 p2     139 dst reload
        movdqa [r8 + 784], xmm0                                    ;    98.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 448]                                   ;    51.0 p2     139 dst reload
        movdqa [r8 + 800], xmm0                                    ;   100.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 480]                                   ;    52.0 p2     139 dst reload
        movdqa [r8 + 816], xmm0                                    ;   102.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 512]                                   ;    53.0 p2     139 dst reload
        movdqa [r8 + 832], xmm0                                    ;   104.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 544]                                   ;    54.0 p2     139 dst reload
        movdqa [r8 + 848], xmm0                                    ;   106.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 576]                                   ;    55.0 p2     139 dst reload
        movdqa [r8 + 864], xmm0                                    ;   108.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 608]                                   ;    56.0 p2     139 dst reload
        movdqa [r8 + 880], xmm0                                    ;   110.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 640]                                   ;    57.0 p2     139 dst reload
        movdqa [r8 + 896], xmm0                                    ;   112.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 672]                                   ;    58.0 p2     139 dst reload
        movdqa [r8 + 912], xmm0                                    ;   114.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 704]                                   ;    59.0 p2     139 dst reload
        movdqa [r8 + 928], xmm0                                    ;   116.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 736]                                   ;    60.0 p2     139 dst reload
        movdqa [r8 + 944], xmm0                                    ;   118.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 768]                                   ;    61.0 p2     139 dst reload
        movdqa [r8 + 960], xmm0                                    ;   120.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 800]                                   ;    62.0 p2     139 dst reload
        movdqa [r8 + 976], xmm0                                    ;   122.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 832]                                   ;    63.0 p2     139 dst reload
        movdqa [r8 + 992], xmm0                                    ;   124.7 p0+p3  139 dst
        movdqa xmm0, [rbp + 864]                                   ;    64.0 p2     139 dst reload
        movdqa [r8 + 1008], xmm0                                   ;   126.7 p0+p3  139 dst
        add r8, 0x400                                              ;    64.3 p1     149 blocks
        mov qword [rbp + 2112], r8                                 ;   128.7 p0+p3  149 blocks
        mov r8, qword [rbp + 2064]                                 ;    65.0 p2     149 blocks
        add r8, 0x400                                              ;    69.0 p1     149 blocks
        mov qword [rbp + 2064], r8                                 ;   130.7 p0+p3  149 blocks
        cmp r8, qword [rbp + 2072]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x8d0                                             ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
