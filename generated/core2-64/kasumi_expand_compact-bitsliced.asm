; kasumi_expand_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 78e190c22785dc02); do not edit:
;   ./cw build kasumi_expand_compact --cpu core2-64 --variant bitsliced
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 2048 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 8192 bytes (512 slices), written, public, aligned to 16 bytes
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 709 uops, planned 512.8; bounds: width 177.2, ports 512.0, path 4.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global kasumi_expand_compact

        section .text
        align 16
kasumi_expand_compact:
        sub rsp, 0x18                                            ;                    frame
        mov qword [rsp + 0], rdi                                 ;                    argument
        mov qword [rsp + 8], rsi                                 ;                    argument
        mov r8, qword [rsp + 0]                                  ;     0.0 p2      81 k.0 reload
        movaps xmm0, [r8]                                        ;     3.0 p2      81 k.0
        mov r9, qword [rsp + 8]                                  ;     2.0 p2      81 k reload
        movaps [r9], xmm0                                        ;     6.0 p3+p4   81 k
        movaps [r9 + 2048], xmm0                                 ;     6.0 p3+p4   81 k
        movaps xmm1, [r8 + 16]                                   ;     3.0 p2      81 k.1
        movaps [r9 + 16], xmm1                                   ;     6.0 p3+p4   81 k
        movaps [r9 + 2064], xmm1                                 ;     6.0 p3+p4   81 k
        movaps xmm2, [r8 + 32]                                   ;     4.0 p2      81 k.2
        movaps [r9 + 32], xmm2                                   ;     7.0 p3+p4   81 k
        movaps [r9 + 4128], xmm2                                 ;     7.0 p3+p4   82 k
        movaps [r9 + 2080], xmm2                                 ;     7.0 p3+p4   81 k
        movaps [r9 + 6176], xmm2                                 ;     7.8 p3+p4   82 k
        movaps xmm2, [r8 + 48]                                   ;     5.0 p2      81 k.3
        movaps [r9 + 48], xmm2                                   ;     8.8 p3+p4   81 k
        movaps [r9 + 4144], xmm2                                 ;     9.8 p3+p4   82 k
        movaps [r9 + 2096], xmm2                                 ;    10.8 p3+p4   81 k
        movaps [r9 + 6192], xmm2                                 ;    11.8 p3+p4   82 k
        movaps xmm2, [r8 + 64]                                   ;     6.0 p2      81 k.4
        movaps [r9 + 64], xmm2                                   ;    12.8 p3+p4   81 k
        movaps [r9 + 4160], xmm2                                 ;    13.8 p3+p4   82 k
        movaps [r9 + 2112], xmm2                                 ;    14.8 p3+p4   81 k
        movaps [r9 + 6208], xmm2                                 ;    15.8 p3+p4   82 k
        movaps xmm2, [r8 + 80]                                   ;     7.0 p2      81 k.5
        movaps [r9 + 80], xmm2                                   ;    16.8 p3+p4   81 k
        movaps [r9 + 2128], xmm2                                 ;    17.8 p3+p4   81 k
        movaps xmm3, [r8 + 96]                                   ;     8.0 p2      81 k.6
        movaps [r9 + 96], xmm3                                   ;    18.8 p3+p4   81 k
        movaps [r9 + 4192], xmm3                                 ;    19.8 p3+p4   82 k
        movaps [r9 + 2144], xmm3                                 ;    20.8 p3+p4   81 k
        movaps [r9 + 6240], xmm3                                 ;    21.8 p3+p4   82 k
        movaps xmm3, [r8 + 112]                                  ;     9.0 p2      81 k.7
        movaps [r9 + 112], xmm3                                  ;    22.8 p3+p4   81 k
        movaps [r9 + 4208], xmm3                                 ;    23.8 p3+p4   82 k
        movaps [r9 + 2160], xmm3                                 ;    24.8 p3+p4   81 k
        movaps [r9 + 6256], xmm3                                 ;    25.8 p3+p4   82 k
        movaps xmm3, [r8 + 128]                                  ;    10.8 p2      81 k.8
        movaps [r9 + 128], xmm3                                  ;    26.8 p3+p4   81 k
        movaps [r9 + 2176], xmm3                                 ;    27.8 p3+p4   81 k
        movaps xmm4, [r8 + 144]                                  ;    12.8 p2      81 k.9
        movaps [r9 + 144], xmm4                                  ;    28.8 p3+p4   81 k
        movaps [r9 + 4240], xmm4                                 ;    29.8 p3+p4   82 k
        movaps [r9 + 2192], xmm4                                 ;    30.8 p3+p4   81 k
        movaps [r9 + 6288], xmm4                                 ;    31.8 p3+p4   82 k
        movaps xmm4, [r8 + 160]                                  ;    16.8 p2      81 k.10
        movaps [r9 + 160], xmm4                                  ;    32.8 p3+p4   81 k
        movaps [r9 + 4256], xmm4                                 ;    33.8 p3+p4   82 k
        movaps [r9 + 2208], xmm4                                 ;    34.8 p3+p4   81 k
        movaps [r9 + 6304], xmm4                                 ;    35.8 p3+p4   82 k
        movaps xmm4, [r8 + 176]                                  ;    20.8 p2      81 k.11
        movaps [r9 + 176], xmm4                                  ;    36.8 p3+p4   81 k
        movaps [r9 + 4272], xmm4                                 ;    37.8 p3+p4   82 k
        movaps [r9 + 2224], xmm4                                 ;    38.8 p3+p4   81 k
        movaps [r9 + 6320], xmm4                                 ;    39.8 p3+p4   82 k
        movaps xmm4, [r8 + 192]                                  ;    24.8 p2      81 k.12
        movaps [r9 + 192], xmm4                                  ;    40.8 p3+p4   81 k
        movaps [r9 + 4288], xmm4                                 ;    41.8 p3+p4   82 k
        movaps [r9 + 2240], xmm4                                 ;    42.8 p3+p4   81 k
        movaps [r9 + 6336], xmm4                                 ;    43.8 p3+p4   82 k
        movaps xmm4, [r8 + 208]                                  ;    28.8 p2      81 k.13
        movaps [r9 + 208], xmm4                                  ;    44.8 p3+p4   81 k
        movaps [r9 + 4304], xmm4                                 ;    45.8 p3+p4   82 k
        movaps [r9 + 2256], xmm4                                 ;    46.8 p3+p4   81 k
        movaps [r9 + 6352], xmm4                                 ;    47.8 p3+p4   82 k
        movaps xmm4, [r8 + 224]                                  ;    32.8 p2      81 k.14
        movaps [r9 + 224], xmm4                                  ;    48.8 p3+p4   81 k
        movaps [r9 + 4320], xmm4                                 ;    49.8 p3+p4   82 k
        movaps [r9 + 2272], xmm4                                 ;    50.8 p3+p4   81 k
        movaps [r9 + 6368], xmm4                                 ;    51.8 p3+p4   82 k
        movaps xmm4, [rel kasumi_expand_compact.T0_constants128] ;    36.8 p2      82 k reload
        xorps xmm0, xmm4                                         ;    39.8 p0      82 k
        movaps [r9 + 4096], xmm0                                 ;    52.8 p3+p4   82 k
        movaps [r9 + 6144], xmm0                                 ;    53.8 p3+p4   82 k
        movaps xmm0, [r8 + 240]                                  ;    39.8 p2      81 k.15
        movaps [r9 + 240], xmm0                                  ;    54.8 p3+p4   81 k
        movaps [r9 + 4336], xmm0                                 ;    55.8 p3+p4   82 k
        movaps [r9 + 2288], xmm0                                 ;    56.8 p3+p4   81 k
        movaps [r9 + 6384], xmm0                                 ;    57.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;    42.8 p1      82 k
        movaps [r9 + 4112], xmm1                                 ;    58.8 p3+p4   82 k
        movaps [r9 + 6160], xmm1                                 ;    59.8 p3+p4   82 k
        xorps xmm2, xmm4                                         ;    44.8 p5      82 k
        movaps [r9 + 4176], xmm2                                 ;    60.8 p3+p4   82 k
        movaps [r9 + 6224], xmm2                                 ;    61.8 p3+p4   82 k
        xorps xmm3, xmm4                                         ;    46.8 p0      82 k
        movaps [r9 + 4224], xmm3                                 ;    62.8 p3+p4   82 k
        movaps [r9 + 6272], xmm3                                 ;    63.8 p3+p4   82 k
        movaps xmm0, [r8 + 256]                                  ;    48.8 p2      81 k.0
        movaps [r9 + 256], xmm0                                  ;    64.8 p3+p4   81 k
        movaps [r9 + 2304], xmm0                                 ;    65.8 p3+p4   81 k
        movaps xmm1, [r8 + 272]                                  ;    50.8 p2      81 k.1
        movaps [r9 + 272], xmm1                                  ;    66.8 p3+p4   81 k
        movaps [r9 + 2320], xmm1                                 ;    67.8 p3+p4   81 k
        movaps xmm2, [r8 + 288]                                  ;    52.8 p2      81 k.2
        movaps [r9 + 288], xmm2                                  ;    68.8 p3+p4   81 k
        movaps [r9 + 2336], xmm2                                 ;    69.8 p3+p4   81 k
        movaps xmm3, [r8 + 304]                                  ;    54.8 p2      81 k.3
        movaps [r9 + 304], xmm3                                  ;    70.8 p3+p4   81 k
        movaps [r9 + 4400], xmm3                                 ;    71.8 p3+p4   82 k
        movaps [r9 + 2352], xmm3                                 ;    72.8 p3+p4   81 k
        movaps [r9 + 6448], xmm3                                 ;    73.8 p3+p4   82 k
        movaps xmm3, [r8 + 320]                                  ;    58.8 p2      81 k.4
        movaps [r9 + 320], xmm3                                  ;    74.8 p3+p4   81 k
        movaps [r9 + 4416], xmm3                                 ;    75.8 p3+p4   82 k
        movaps [r9 + 2368], xmm3                                 ;    76.8 p3+p4   81 k
        movaps [r9 + 6464], xmm3                                 ;    77.8 p3+p4   82 k
        movaps xmm3, [r8 + 336]                                  ;    62.8 p2      81 k.5
        movaps [r9 + 336], xmm3                                  ;    78.8 p3+p4   81 k
        movaps [r9 + 2384], xmm3                                 ;    79.8 p3+p4   81 k
        movaps xmm5, [r8 + 352]                                  ;    64.8 p2      81 k.6
        movaps [r9 + 352], xmm5                                  ;    80.8 p3+p4   81 k
        movaps [r9 + 2400], xmm5                                 ;    81.8 p3+p4   81 k
        movaps xmm6, [r8 + 368]                                  ;    66.8 p2      81 k.7
        movaps [r9 + 368], xmm6                                  ;    82.8 p3+p4   81 k
        movaps [r9 + 4464], xmm6                                 ;    83.8 p3+p4   82 k
        movaps [r9 + 2416], xmm6                                 ;    84.8 p3+p4   81 k
        movaps [r9 + 6512], xmm6                                 ;    85.8 p3+p4   82 k
        movaps xmm6, [r8 + 384]                                  ;    70.8 p2      81 k.8
        movaps [r9 + 384], xmm6                                  ;    86.8 p3+p4   81 k
        movaps [r9 + 2432], xmm6                                 ;    87.8 p3+p4   81 k
        movaps xmm7, [r8 + 400]                                  ;    72.8 p2      81 k.9
        movaps [r9 + 400], xmm7                                  ;    88.8 p3+p4   81 k
        movaps [r9 + 4496], xmm7                                 ;    89.8 p3+p4   82 k
        movaps [r9 + 2448], xmm7                                 ;    90.8 p3+p4   81 k
        movaps [r9 + 6544], xmm7                                 ;    91.8 p3+p4   82 k
        movaps xmm7, [r8 + 416]                                  ;    76.8 p2      81 k.10
        movaps [r9 + 416], xmm7                                  ;    92.8 p3+p4   81 k
        movaps [r9 + 2464], xmm7                                 ;    93.8 p3+p4   81 k
        movaps xmm8, [r8 + 432]                                  ;    78.8 p2      81 k.11
        movaps [r9 + 432], xmm8                                  ;    94.8 p3+p4   81 k
        movaps [r9 + 4528], xmm8                                 ;    95.8 p3+p4   82 k
        movaps [r9 + 2480], xmm8                                 ;    96.8 p3+p4   81 k
        movaps [r9 + 6576], xmm8                                 ;    97.8 p3+p4   82 k
        movaps xmm8, [r8 + 448]                                  ;    82.8 p2      81 k.12
        movaps [r9 + 448], xmm8                                  ;    98.8 p3+p4   81 k
        movaps [r9 + 4544], xmm8                                 ;    99.8 p3+p4   82 k
        movaps [r9 + 2496], xmm8                                 ;   100.8 p3+p4   81 k
        movaps [r9 + 6592], xmm8                                 ;   101.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;    86.8 p1      82 k
        movaps [r9 + 4352], xmm0                                 ;   102.8 p3+p4   82 k
        movaps [r9 + 6400], xmm0                                 ;   103.8 p3+p4   82 k
        movaps xmm0, [r8 + 464]                                  ;    88.8 p2      81 k.13
        movaps [r9 + 464], xmm0                                  ;   104.8 p3+p4   81 k
        movaps [r9 + 4560], xmm0                                 ;   105.8 p3+p4   82 k
        movaps [r9 + 2512], xmm0                                 ;   106.8 p3+p4   81 k
        movaps [r9 + 6608], xmm0                                 ;   107.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;    92.8 p5      82 k
        movaps [r9 + 4368], xmm1                                 ;   108.8 p3+p4   82 k
        movaps [r9 + 6416], xmm1                                 ;   109.8 p3+p4   82 k
        movaps xmm0, [r8 + 480]                                  ;    94.8 p2      81 k.14
        movaps [r9 + 480], xmm0                                  ;   110.8 p3+p4   81 k
        movaps [r9 + 2528], xmm0                                 ;   111.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;    96.8 p0      82 k
        movaps [r9 + 4384], xmm2                                 ;   112.8 p3+p4   82 k
        movaps [r9 + 6432], xmm2                                 ;   113.8 p3+p4   82 k
        movaps xmm1, [r8 + 496]                                  ;    98.8 p2      81 k.15
        movaps [r9 + 496], xmm1                                  ;   114.8 p3+p4   81 k
        movaps [r9 + 4592], xmm1                                 ;   115.8 p3+p4   82 k
        movaps [r9 + 2544], xmm1                                 ;   116.8 p3+p4   81 k
        movaps [r9 + 6640], xmm1                                 ;   117.8 p3+p4   82 k
        xorps xmm3, xmm4                                         ;   102.8 p1      82 k
        movaps [r9 + 4432], xmm3                                 ;   118.8 p3+p4   82 k
        movaps [r9 + 6480], xmm3                                 ;   119.8 p3+p4   82 k
        xorps xmm5, xmm4                                         ;   104.8 p5      82 k
        movaps [r9 + 4448], xmm5                                 ;   120.8 p3+p4   82 k
        movaps [r9 + 6496], xmm5                                 ;   121.8 p3+p4   82 k
        xorps xmm6, xmm4                                         ;   106.8 p0      82 k
        movaps [r9 + 4480], xmm6                                 ;   122.8 p3+p4   82 k
        movaps [r9 + 6528], xmm6                                 ;   123.8 p3+p4   82 k
        xorps xmm7, xmm4                                         ;   108.8 p1      82 k
        movaps [r9 + 4512], xmm7                                 ;   124.8 p3+p4   82 k
        movaps [r9 + 6560], xmm7                                 ;   125.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   110.8 p5      82 k
        movaps [r9 + 4576], xmm0                                 ;   126.8 p3+p4   82 k
        movaps [r9 + 6624], xmm0                                 ;   127.8 p3+p4   82 k
        movaps xmm0, [r8 + 512]                                  ;   112.8 p2      81 k.0
        movaps [r9 + 512], xmm0                                  ;   128.8 p3+p4   81 k
        movaps [r9 + 2560], xmm0                                 ;   129.8 p3+p4   81 k
        movaps xmm1, [r8 + 528]                                  ;   114.8 p2      81 k.1
        movaps [r9 + 528], xmm1                                  ;   130.8 p3+p4   81 k
        movaps [r9 + 2576], xmm1                                 ;   131.8 p3+p4   81 k
        movaps xmm2, [r8 + 544]                                  ;   116.8 p2      81 k.2
        movaps [r9 + 544], xmm2                                  ;   132.8 p3+p4   81 k
        movaps [r9 + 4640], xmm2                                 ;   133.8 p3+p4   82 k
        movaps [r9 + 2592], xmm2                                 ;   134.8 p3+p4   81 k
        movaps [r9 + 6688], xmm2                                 ;   135.8 p3+p4   82 k
        movaps xmm2, [r8 + 560]                                  ;   120.8 p2      81 k.3
        movaps [r9 + 560], xmm2                                  ;   136.8 p3+p4   81 k
        movaps [r9 + 2608], xmm2                                 ;   137.8 p3+p4   81 k
        movaps xmm3, [r8 + 576]                                  ;   122.8 p2      81 k.4
        movaps [r9 + 576], xmm3                                  ;   138.8 p3+p4   81 k
        movaps [r9 + 4672], xmm3                                 ;   139.8 p3+p4   82 k
        movaps [r9 + 2624], xmm3                                 ;   140.8 p3+p4   81 k
        movaps [r9 + 6720], xmm3                                 ;   141.8 p3+p4   82 k
        movaps xmm3, [r8 + 592]                                  ;   126.8 p2      81 k.5
        movaps [r9 + 592], xmm3                                  ;   142.8 p3+p4   81 k
        movaps [r9 + 2640], xmm3                                 ;   143.8 p3+p4   81 k
        movaps xmm5, [r8 + 608]                                  ;   128.8 p2      81 k.6
        movaps [r9 + 608], xmm5                                  ;   144.8 p3+p4   81 k
        movaps [r9 + 4704], xmm5                                 ;   145.8 p3+p4   82 k
        movaps [r9 + 2656], xmm5                                 ;   146.8 p3+p4   81 k
        movaps [r9 + 6752], xmm5                                 ;   147.8 p3+p4   82 k
        movaps xmm5, [r8 + 624]                                  ;   132.8 p2      81 k.7
        movaps [r9 + 624], xmm5                                  ;   148.8 p3+p4   81 k
        movaps [r9 + 2672], xmm5                                 ;   149.8 p3+p4   81 k
        movaps xmm6, [r8 + 640]                                  ;   134.8 p2      81 k.8
        movaps [r9 + 640], xmm6                                  ;   150.8 p3+p4   81 k
        movaps [r9 + 2688], xmm6                                 ;   151.8 p3+p4   81 k
        movaps xmm7, [r8 + 656]                                  ;   136.8 p2      81 k.9
        movaps [r9 + 656], xmm7                                  ;   152.8 p3+p4   81 k
        movaps [r9 + 4752], xmm7                                 ;   153.8 p3+p4   82 k
        movaps [r9 + 2704], xmm7                                 ;   154.8 p3+p4   81 k
        movaps [r9 + 6800], xmm7                                 ;   155.8 p3+p4   82 k
        movaps xmm7, [r8 + 672]                                  ;   140.8 p2      81 k.10
        movaps [r9 + 672], xmm7                                  ;   156.8 p3+p4   81 k
        movaps [r9 + 4768], xmm7                                 ;   157.8 p3+p4   82 k
        movaps [r9 + 2720], xmm7                                 ;   158.8 p3+p4   81 k
        movaps [r9 + 6816], xmm7                                 ;   159.8 p3+p4   82 k
        movaps xmm7, [r8 + 688]                                  ;   144.8 p2      81 k.11
        movaps [r9 + 688], xmm7                                  ;   160.8 p3+p4   81 k
        movaps [r9 + 2736], xmm7                                 ;   161.8 p3+p4   81 k
        movaps xmm8, [r8 + 704]                                  ;   146.8 p2      81 k.12
        movaps [r9 + 704], xmm8                                  ;   162.8 p3+p4   81 k
        movaps [r9 + 4800], xmm8                                 ;   163.8 p3+p4   82 k
        movaps [r9 + 2752], xmm8                                 ;   164.8 p3+p4   81 k
        movaps [r9 + 6848], xmm8                                 ;   165.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   150.8 p0      82 k
        movaps [r9 + 4608], xmm0                                 ;   166.8 p3+p4   82 k
        movaps [r9 + 6656], xmm0                                 ;   167.8 p3+p4   82 k
        movaps xmm0, [r8 + 720]                                  ;   152.8 p2      81 k.13
        movaps [r9 + 720], xmm0                                  ;   168.8 p3+p4   81 k
        movaps [r9 + 4816], xmm0                                 ;   169.8 p3+p4   82 k
        movaps [r9 + 2768], xmm0                                 ;   170.8 p3+p4   81 k
        movaps [r9 + 6864], xmm0                                 ;   171.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;   156.8 p1      82 k
        movaps [r9 + 4624], xmm1                                 ;   172.8 p3+p4   82 k
        movaps [r9 + 6672], xmm1                                 ;   173.8 p3+p4   82 k
        movaps xmm0, [r8 + 736]                                  ;   158.8 p2      81 k.14
        movaps [r9 + 736], xmm0                                  ;   174.8 p3+p4   81 k
        movaps [r9 + 4832], xmm0                                 ;   175.8 p3+p4   82 k
        movaps [r9 + 2784], xmm0                                 ;   176.8 p3+p4   81 k
        movaps [r9 + 6880], xmm0                                 ;   177.8 p3+p4   82 k
        xorps xmm2, xmm4                                         ;   162.8 p5      82 k
        movaps [r9 + 4656], xmm2                                 ;   178.8 p3+p4   82 k
        movaps [r9 + 6704], xmm2                                 ;   179.8 p3+p4   82 k
        movaps xmm0, [r8 + 752]                                  ;   164.8 p2      81 k.15
        movaps [r9 + 752], xmm0                                  ;   180.8 p3+p4   81 k
        movaps [r9 + 2800], xmm0                                 ;   181.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;   166.8 p0      82 k
        movaps [r9 + 4688], xmm3                                 ;   182.8 p3+p4   82 k
        movaps [r9 + 6736], xmm3                                 ;   183.8 p3+p4   82 k
        xorps xmm5, xmm4                                         ;   168.8 p1      82 k
        movaps [r9 + 4720], xmm5                                 ;   184.8 p3+p4   82 k
        movaps [r9 + 6768], xmm5                                 ;   185.8 p3+p4   82 k
        xorps xmm6, xmm4                                         ;   170.8 p5      82 k
        movaps [r9 + 4736], xmm6                                 ;   186.8 p3+p4   82 k
        movaps [r9 + 6784], xmm6                                 ;   187.8 p3+p4   82 k
        xorps xmm7, xmm4                                         ;   172.8 p0      82 k
        movaps [r9 + 4784], xmm7                                 ;   188.8 p3+p4   82 k
        movaps [r9 + 6832], xmm7                                 ;   189.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   174.8 p1      82 k
        movaps [r9 + 4848], xmm0                                 ;   190.8 p3+p4   82 k
        movaps [r9 + 6896], xmm0                                 ;   191.8 p3+p4   82 k
        movaps xmm0, [r8 + 768]                                  ;   176.8 p2      81 k.0
        movaps [r9 + 768], xmm0                                  ;   192.8 p3+p4   81 k
        movaps [r9 + 2816], xmm0                                 ;   193.8 p3+p4   81 k
        movaps xmm1, [r8 + 784]                                  ;   178.8 p2      81 k.1
        movaps [r9 + 784], xmm1                                  ;   194.8 p3+p4   81 k
        movaps [r9 + 2832], xmm1                                 ;   195.8 p3+p4   81 k
        movaps xmm2, [r8 + 800]                                  ;   180.8 p2      81 k.2
        movaps [r9 + 800], xmm2                                  ;   196.8 p3+p4   81 k
        movaps [r9 + 2848], xmm2                                 ;   197.8 p3+p4   81 k
        movaps xmm3, [r8 + 816]                                  ;   182.8 p2      81 k.3
        movaps [r9 + 816], xmm3                                  ;   198.8 p3+p4   81 k
        movaps [r9 + 2864], xmm3                                 ;   199.8 p3+p4   81 k
        movaps xmm5, [r8 + 832]                                  ;   184.8 p2      81 k.4
        movaps [r9 + 832], xmm5                                  ;   200.8 p3+p4   81 k
        movaps [r9 + 4928], xmm5                                 ;   201.8 p3+p4   82 k
        movaps [r9 + 2880], xmm5                                 ;   202.8 p3+p4   81 k
        movaps [r9 + 6976], xmm5                                 ;   203.8 p3+p4   82 k
        movaps xmm5, [r8 + 848]                                  ;   188.8 p2      81 k.5
        movaps [r9 + 848], xmm5                                  ;   204.8 p3+p4   81 k
        movaps [r9 + 2896], xmm5                                 ;   205.8 p3+p4   81 k
        movaps xmm6, [r8 + 864]                                  ;   190.8 p2      81 k.6
        movaps [r9 + 864], xmm6                                  ;   206.8 p3+p4   81 k
        movaps [r9 + 2912], xmm6                                 ;   207.8 p3+p4   81 k
        movaps xmm7, [r8 + 880]                                  ;   192.8 p2      81 k.7
        movaps [r9 + 880], xmm7                                  ;   208.8 p3+p4   81 k
        movaps [r9 + 2928], xmm7                                 ;   209.8 p3+p4   81 k
        movaps xmm8, [r8 + 896]                                  ;   194.8 p2      81 k.8
        movaps [r9 + 896], xmm8                                  ;   210.8 p3+p4   81 k
        movaps [r9 + 2944], xmm8                                 ;   211.8 p3+p4   81 k
        movaps xmm9, [r8 + 912]                                  ;   196.8 p2      81 k.9
        movaps [r9 + 912], xmm9                                  ;   212.8 p3+p4   81 k
        movaps [r9 + 5008], xmm9                                 ;   213.8 p3+p4   82 k
        movaps [r9 + 2960], xmm9                                 ;   214.8 p3+p4   81 k
        movaps [r9 + 7056], xmm9                                 ;   215.8 p3+p4   82 k
        movaps xmm9, [r8 + 928]                                  ;   200.8 p2      81 k.10
        movaps [r9 + 928], xmm9                                  ;   216.8 p3+p4   81 k
        movaps [r9 + 2976], xmm9                                 ;   217.8 p3+p4   81 k
        movaps xmm10, [r8 + 944]                                 ;   202.8 p2      81 k.11
        movaps [r9 + 944], xmm10                                 ;   218.8 p3+p4   81 k
        movaps [r9 + 2992], xmm10                                ;   219.8 p3+p4   81 k
        movaps xmm11, [r8 + 960]                                 ;   204.8 p2      81 k.12
        movaps [r9 + 960], xmm11                                 ;   220.8 p3+p4   81 k
        movaps [r9 + 5056], xmm11                                ;   221.8 p3+p4   82 k
        movaps [r9 + 3008], xmm11                                ;   222.8 p3+p4   81 k
        movaps [r9 + 7104], xmm11                                ;   223.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   208.8 p5      82 k
        movaps [r9 + 4864], xmm0                                 ;   224.8 p3+p4   82 k
        movaps [r9 + 6912], xmm0                                 ;   225.8 p3+p4   82 k
        movaps xmm0, [r8 + 976]                                  ;   210.8 p2      81 k.13
        movaps [r9 + 976], xmm0                                  ;   226.8 p3+p4   81 k
        movaps [r9 + 5072], xmm0                                 ;   227.8 p3+p4   82 k
        movaps [r9 + 3024], xmm0                                 ;   228.8 p3+p4   81 k
        movaps [r9 + 7120], xmm0                                 ;   229.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;   214.8 p0      82 k
        movaps [r9 + 4880], xmm1                                 ;   230.8 p3+p4   82 k
        movaps [r9 + 6928], xmm1                                 ;   231.8 p3+p4   82 k
        movaps xmm0, [r8 + 992]                                  ;   216.8 p2      81 k.14
        movaps [r9 + 992], xmm0                                  ;   232.8 p3+p4   81 k
        movaps [r9 + 3040], xmm0                                 ;   233.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;   218.8 p1      82 k
        movaps [r9 + 4896], xmm2                                 ;   234.8 p3+p4   82 k
        movaps [r9 + 6944], xmm2                                 ;   235.8 p3+p4   82 k
        movaps xmm1, [r8 + 1008]                                 ;   220.8 p2      81 k.15
        movaps [r9 + 1008], xmm1                                 ;   236.8 p3+p4   81 k
        movaps [r9 + 3056], xmm1                                 ;   237.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;   222.8 p5      82 k
        movaps [r9 + 4912], xmm3                                 ;   238.8 p3+p4   82 k
        movaps [r9 + 6960], xmm3                                 ;   239.8 p3+p4   82 k
        xorps xmm5, xmm4                                         ;   224.8 p0      82 k
        movaps [r9 + 4944], xmm5                                 ;   240.8 p3+p4   82 k
        movaps [r9 + 6992], xmm5                                 ;   241.8 p3+p4   82 k
        xorps xmm6, xmm4                                         ;   226.8 p1      82 k
        movaps [r9 + 4960], xmm6                                 ;   242.8 p3+p4   82 k
        movaps [r9 + 7008], xmm6                                 ;   243.8 p3+p4   82 k
        xorps xmm7, xmm4                                         ;   228.8 p5      82 k
        movaps [r9 + 4976], xmm7                                 ;   244.8 p3+p4   82 k
        movaps [r9 + 7024], xmm7                                 ;   245.8 p3+p4   82 k
        xorps xmm8, xmm4                                         ;   230.8 p0      82 k
        movaps [r9 + 4992], xmm8                                 ;   246.8 p3+p4   82 k
        movaps [r9 + 7040], xmm8                                 ;   247.8 p3+p4   82 k
        xorps xmm9, xmm4                                         ;   232.8 p1      82 k
        movaps [r9 + 5024], xmm9                                 ;   248.8 p3+p4   82 k
        movaps [r9 + 7072], xmm9                                 ;   249.8 p3+p4   82 k
        xorps xmm10, xmm4                                        ;   234.8 p5      82 k
        movaps [r9 + 5040], xmm10                                ;   250.8 p3+p4   82 k
        movaps [r9 + 7088], xmm10                                ;   251.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   236.8 p0      82 k
        movaps [r9 + 5088], xmm0                                 ;   252.8 p3+p4   82 k
        movaps [r9 + 7136], xmm0                                 ;   253.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;   238.8 p1      82 k
        movaps [r9 + 5104], xmm1                                 ;   254.8 p3+p4   82 k
        movaps [r9 + 7152], xmm1                                 ;   255.8 p3+p4   82 k
        movaps xmm0, [r8 + 1024]                                 ;   240.8 p2      81 k.0
        movaps [r9 + 1024], xmm0                                 ;   256.8 p3+p4   81 k
        movaps [r9 + 5120], xmm0                                 ;   257.8 p3+p4   82 k
        movaps [r9 + 3072], xmm0                                 ;   258.8 p3+p4   81 k
        movaps [r9 + 7168], xmm0                                 ;   259.8 p3+p4   82 k
        movaps xmm0, [r8 + 1040]                                 ;   244.8 p2      81 k.1
        movaps [r9 + 1040], xmm0                                 ;   260.8 p3+p4   81 k
        movaps [r9 + 5136], xmm0                                 ;   261.8 p3+p4   82 k
        movaps [r9 + 3088], xmm0                                 ;   262.8 p3+p4   81 k
        movaps [r9 + 7184], xmm0                                 ;   263.8 p3+p4   82 k
        movaps xmm0, [r8 + 1056]                                 ;   248.8 p2      81 k.2
        movaps [r9 + 1056], xmm0                                 ;   264.8 p3+p4   81 k
        movaps [r9 + 3104], xmm0                                 ;   265.8 p3+p4   81 k
        movaps xmm1, [r8 + 1072]                                 ;   250.8 p2      81 k.3
        movaps [r9 + 1072], xmm1                                 ;   266.8 p3+p4   81 k
        movaps [r9 + 3120], xmm1                                 ;   267.8 p3+p4   81 k
        movaps xmm2, [r8 + 1088]                                 ;   252.8 p2      81 k.4
        movaps [r9 + 1088], xmm2                                 ;   268.8 p3+p4   81 k
        movaps [r9 + 3136], xmm2                                 ;   269.8 p3+p4   81 k
        movaps xmm3, [r8 + 1104]                                 ;   254.8 p2      81 k.5
        movaps [r9 + 1104], xmm3                                 ;   270.8 p3+p4   81 k
        movaps [r9 + 5200], xmm3                                 ;   271.8 p3+p4   82 k
        movaps [r9 + 3152], xmm3                                 ;   272.8 p3+p4   81 k
        movaps [r9 + 7248], xmm3                                 ;   273.8 p3+p4   82 k
        movaps xmm3, [r8 + 1120]                                 ;   258.8 p2      81 k.6
        movaps [r9 + 1120], xmm3                                 ;   274.8 p3+p4   81 k
        movaps [r9 + 3168], xmm3                                 ;   275.8 p3+p4   81 k
        movaps xmm5, [r8 + 1136]                                 ;   260.8 p2      81 k.7
        movaps [r9 + 1136], xmm5                                 ;   276.8 p3+p4   81 k
        movaps [r9 + 3184], xmm5                                 ;   277.8 p3+p4   81 k
        movaps xmm6, [r8 + 1152]                                 ;   262.8 p2      81 k.8
        movaps [r9 + 1152], xmm6                                 ;   278.8 p3+p4   81 k
        movaps [r9 + 5248], xmm6                                 ;   279.8 p3+p4   82 k
        movaps [r9 + 3200], xmm6                                 ;   280.8 p3+p4   81 k
        movaps [r9 + 7296], xmm6                                 ;   281.8 p3+p4   82 k
        movaps xmm6, [r8 + 1168]                                 ;   266.8 p2      81 k.9
        movaps [r9 + 1168], xmm6                                 ;   282.8 p3+p4   81 k
        movaps [r9 + 3216], xmm6                                 ;   283.8 p3+p4   81 k
        movaps xmm7, [r8 + 1184]                                 ;   268.8 p2      81 k.10
        movaps [r9 + 1184], xmm7                                 ;   284.8 p3+p4   81 k
        movaps [r9 + 3232], xmm7                                 ;   285.8 p3+p4   81 k
        movaps xmm8, [r8 + 1200]                                 ;   270.8 p2      81 k.11
        movaps [r9 + 1200], xmm8                                 ;   286.8 p3+p4   81 k
        movaps [r9 + 3248], xmm8                                 ;   287.8 p3+p4   81 k
        movaps xmm9, [r8 + 1216]                                 ;   272.8 p2      81 k.12
        movaps [r9 + 1216], xmm9                                 ;   288.8 p3+p4   81 k
        movaps [r9 + 3264], xmm9                                 ;   289.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   274.8 p5      82 k
        movaps [r9 + 5152], xmm0                                 ;   290.8 p3+p4   82 k
        movaps [r9 + 7200], xmm0                                 ;   291.8 p3+p4   82 k
        movaps xmm0, [r8 + 1232]                                 ;   276.8 p2      81 k.13
        movaps [r9 + 1232], xmm0                                 ;   292.8 p3+p4   81 k
        movaps [r9 + 3280], xmm0                                 ;   293.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   278.8 p0      82 k
        movaps [r9 + 5168], xmm1                                 ;   294.8 p3+p4   82 k
        movaps [r9 + 7216], xmm1                                 ;   295.8 p3+p4   82 k
        movaps xmm1, [r8 + 1248]                                 ;   280.8 p2      81 k.14
        movaps [r9 + 1248], xmm1                                 ;   296.8 p3+p4   81 k
        movaps [r9 + 3296], xmm1                                 ;   297.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;   282.8 p1      82 k
        movaps [r9 + 5184], xmm2                                 ;   298.8 p3+p4   82 k
        movaps [r9 + 7232], xmm2                                 ;   299.8 p3+p4   82 k
        movaps xmm2, [r8 + 1264]                                 ;   284.8 p2      81 k.15
        movaps [r9 + 1264], xmm2                                 ;   300.8 p3+p4   81 k
        movaps [r9 + 3312], xmm2                                 ;   301.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;   286.8 p5      82 k
        movaps [r9 + 5216], xmm3                                 ;   302.8 p3+p4   82 k
        movaps [r9 + 7264], xmm3                                 ;   303.8 p3+p4   82 k
        xorps xmm5, xmm4                                         ;   288.8 p0      82 k
        movaps [r9 + 5232], xmm5                                 ;   304.8 p3+p4   82 k
        movaps [r9 + 7280], xmm5                                 ;   305.8 p3+p4   82 k
        xorps xmm6, xmm4                                         ;   290.8 p1      82 k
        movaps [r9 + 5264], xmm6                                 ;   306.8 p3+p4   82 k
        movaps [r9 + 7312], xmm6                                 ;   307.8 p3+p4   82 k
        xorps xmm7, xmm4                                         ;   292.8 p5      82 k
        movaps [r9 + 5280], xmm7                                 ;   308.8 p3+p4   82 k
        movaps [r9 + 7328], xmm7                                 ;   309.8 p3+p4   82 k
        xorps xmm8, xmm4                                         ;   294.8 p0      82 k
        movaps [r9 + 5296], xmm8                                 ;   310.8 p3+p4   82 k
        movaps [r9 + 7344], xmm8                                 ;   311.8 p3+p4   82 k
        xorps xmm9, xmm4                                         ;   296.8 p1      82 k
        movaps [r9 + 5312], xmm9                                 ;   312.8 p3+p4   82 k
        movaps [r9 + 7360], xmm9                                 ;   313.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   298.8 p5      82 k
        movaps [r9 + 5328], xmm0                                 ;   314.8 p3+p4   82 k
        movaps [r9 + 7376], xmm0                                 ;   315.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;   300.8 p0      82 k
        movaps [r9 + 5344], xmm1                                 ;   316.8 p3+p4   82 k
        movaps [r9 + 7392], xmm1                                 ;   317.8 p3+p4   82 k
        xorps xmm2, xmm4                                         ;   302.8 p1      82 k
        movaps [r9 + 5360], xmm2                                 ;   318.8 p3+p4   82 k
        movaps [r9 + 7408], xmm2                                 ;   319.8 p3+p4   82 k
        movaps xmm0, [r8 + 1280]                                 ;   304.8 p2      81 k.0
        movaps [r9 + 1280], xmm0                                 ;   320.8 p3+p4   81 k
        movaps [r9 + 5376], xmm0                                 ;   321.8 p3+p4   82 k
        movaps [r9 + 3328], xmm0                                 ;   322.8 p3+p4   81 k
        movaps [r9 + 7424], xmm0                                 ;   323.8 p3+p4   82 k
        movaps xmm0, [r8 + 1296]                                 ;   308.8 p2      81 k.1
        movaps [r9 + 1296], xmm0                                 ;   324.8 p3+p4   81 k
        movaps [r9 + 5392], xmm0                                 ;   325.8 p3+p4   82 k
        movaps [r9 + 3344], xmm0                                 ;   326.8 p3+p4   81 k
        movaps [r9 + 7440], xmm0                                 ;   327.8 p3+p4   82 k
        movaps xmm0, [r8 + 1312]                                 ;   312.8 p2      81 k.2
        movaps [r9 + 1312], xmm0                                 ;   328.8 p3+p4   81 k
        movaps [r9 + 5408], xmm0                                 ;   329.8 p3+p4   82 k
        movaps [r9 + 3360], xmm0                                 ;   330.8 p3+p4   81 k
        movaps [r9 + 7456], xmm0                                 ;   331.8 p3+p4   82 k
        movaps xmm0, [r8 + 1328]                                 ;   316.8 p2      81 k.3
        movaps [r9 + 1328], xmm0                                 ;   332.8 p3+p4   81 k
        movaps [r9 + 3376], xmm0                                 ;   333.8 p3+p4   81 k
        movaps xmm1, [r8 + 1344]                                 ;   318.8 p2      81 k.4
        movaps [r9 + 1344], xmm1                                 ;   334.8 p3+p4   81 k
        movaps [r9 + 3392], xmm1                                 ;   335.8 p3+p4   81 k
        movaps xmm2, [r8 + 1360]                                 ;   320.8 p2      81 k.5
        movaps [r9 + 1360], xmm2                                 ;   336.8 p3+p4   81 k
        movaps [r9 + 5456], xmm2                                 ;   337.8 p3+p4   82 k
        movaps [r9 + 3408], xmm2                                 ;   338.8 p3+p4   81 k
        movaps [r9 + 7504], xmm2                                 ;   339.8 p3+p4   82 k
        movaps xmm2, [r8 + 1376]                                 ;   324.8 p2      81 k.6
        movaps [r9 + 1376], xmm2                                 ;   340.8 p3+p4   81 k
        movaps [r9 + 5472], xmm2                                 ;   341.8 p3+p4   82 k
        movaps [r9 + 3424], xmm2                                 ;   342.8 p3+p4   81 k
        movaps [r9 + 7520], xmm2                                 ;   343.8 p3+p4   82 k
        movaps xmm2, [r8 + 1392]                                 ;   328.8 p2      81 k.7
        movaps [r9 + 1392], xmm2                                 ;   344.8 p3+p4   81 k
        movaps [r9 + 3440], xmm2                                 ;   345.8 p3+p4   81 k
        movaps xmm3, [r8 + 1408]                                 ;   330.8 p2      81 k.8
        movaps [r9 + 1408], xmm3                                 ;   346.8 p3+p4   81 k
        movaps [r9 + 5504], xmm3                                 ;   347.8 p3+p4   82 k
        movaps [r9 + 3456], xmm3                                 ;   348.8 p3+p4   81 k
        movaps [r9 + 7552], xmm3                                 ;   349.8 p3+p4   82 k
        movaps xmm3, [r8 + 1424]                                 ;   334.8 p2      81 k.9
        movaps [r9 + 1424], xmm3                                 ;   350.8 p3+p4   81 k
        movaps [r9 + 3472], xmm3                                 ;   351.8 p3+p4   81 k
        movaps xmm5, [r8 + 1440]                                 ;   336.8 p2      81 k.10
        movaps [r9 + 1440], xmm5                                 ;   352.8 p3+p4   81 k
        movaps [r9 + 5536], xmm5                                 ;   353.8 p3+p4   82 k
        movaps [r9 + 3488], xmm5                                 ;   354.8 p3+p4   81 k
        movaps [r9 + 7584], xmm5                                 ;   355.8 p3+p4   82 k
        movaps xmm5, [r8 + 1456]                                 ;   340.8 p2      81 k.11
        movaps [r9 + 1456], xmm5                                 ;   356.8 p3+p4   81 k
        movaps [r9 + 3504], xmm5                                 ;   357.8 p3+p4   81 k
        movaps xmm6, [r8 + 1472]                                 ;   342.8 p2      81 k.12
        movaps [r9 + 1472], xmm6                                 ;   358.8 p3+p4   81 k
        movaps [r9 + 3520], xmm6                                 ;   359.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   344.8 p5      82 k
        movaps [r9 + 5424], xmm0                                 ;   360.8 p3+p4   82 k
        movaps [r9 + 7472], xmm0                                 ;   361.8 p3+p4   82 k
        movaps xmm0, [r8 + 1488]                                 ;   346.8 p2      81 k.13
        movaps [r9 + 1488], xmm0                                 ;   362.8 p3+p4   81 k
        movaps [r9 + 3536], xmm0                                 ;   363.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   348.8 p0      82 k
        movaps [r9 + 5440], xmm1                                 ;   364.8 p3+p4   82 k
        movaps [r9 + 7488], xmm1                                 ;   365.8 p3+p4   82 k
        movaps xmm1, [r8 + 1504]                                 ;   350.8 p2      81 k.14
        movaps [r9 + 1504], xmm1                                 ;   366.8 p3+p4   81 k
        movaps [r9 + 5600], xmm1                                 ;   367.8 p3+p4   82 k
        movaps [r9 + 3552], xmm1                                 ;   368.8 p3+p4   81 k
        movaps [r9 + 7648], xmm1                                 ;   369.8 p3+p4   82 k
        xorps xmm2, xmm4                                         ;   354.8 p1      82 k
        movaps [r9 + 5488], xmm2                                 ;   370.8 p3+p4   82 k
        movaps [r9 + 7536], xmm2                                 ;   371.8 p3+p4   82 k
        movaps xmm1, [r8 + 1520]                                 ;   356.8 p2      81 k.15
        movaps [r9 + 1520], xmm1                                 ;   372.8 p3+p4   81 k
        movaps [r9 + 3568], xmm1                                 ;   373.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;   358.8 p5      82 k
        movaps [r9 + 5520], xmm3                                 ;   374.8 p3+p4   82 k
        movaps [r9 + 7568], xmm3                                 ;   375.8 p3+p4   82 k
        xorps xmm5, xmm4                                         ;   360.8 p0      82 k
        movaps [r9 + 5552], xmm5                                 ;   376.8 p3+p4   82 k
        movaps [r9 + 7600], xmm5                                 ;   377.8 p3+p4   82 k
        xorps xmm6, xmm4                                         ;   362.8 p1      82 k
        movaps [r9 + 5568], xmm6                                 ;   378.8 p3+p4   82 k
        movaps [r9 + 7616], xmm6                                 ;   379.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   364.8 p5      82 k
        movaps [r9 + 5584], xmm0                                 ;   380.8 p3+p4   82 k
        movaps [r9 + 7632], xmm0                                 ;   381.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;   366.8 p0      82 k
        movaps [r9 + 5616], xmm1                                 ;   382.8 p3+p4   82 k
        movaps [r9 + 7664], xmm1                                 ;   383.8 p3+p4   82 k
        movaps xmm0, [r8 + 1536]                                 ;   368.8 p2      81 k.0
        movaps [r9 + 1536], xmm0                                 ;   384.8 p3+p4   81 k
        movaps [r9 + 5632], xmm0                                 ;   385.8 p3+p4   82 k
        movaps [r9 + 3584], xmm0                                 ;   386.8 p3+p4   81 k
        movaps [r9 + 7680], xmm0                                 ;   387.8 p3+p4   82 k
        movaps xmm0, [r8 + 1552]                                 ;   372.8 p2      81 k.1
        movaps [r9 + 1552], xmm0                                 ;   388.8 p3+p4   81 k
        movaps [r9 + 5648], xmm0                                 ;   389.8 p3+p4   82 k
        movaps [r9 + 3600], xmm0                                 ;   390.8 p3+p4   81 k
        movaps [r9 + 7696], xmm0                                 ;   391.8 p3+p4   82 k
        movaps xmm0, [r8 + 1568]                                 ;   376.8 p2      81 k.2
        movaps [r9 + 1568], xmm0                                 ;   392.8 p3+p4   81 k
        movaps [r9 + 3616], xmm0                                 ;   393.8 p3+p4   81 k
        movaps xmm1, [r8 + 1584]                                 ;   378.8 p2      81 k.3
        movaps [r9 + 1584], xmm1                                 ;   394.8 p3+p4   81 k
        movaps [r9 + 5680], xmm1                                 ;   395.8 p3+p4   82 k
        movaps [r9 + 3632], xmm1                                 ;   396.8 p3+p4   81 k
        movaps [r9 + 7728], xmm1                                 ;   397.8 p3+p4   82 k
        movaps xmm1, [r8 + 1600]                                 ;   382.8 p2      81 k.4
        movaps [r9 + 1600], xmm1                                 ;   398.8 p3+p4   81 k
        movaps [r9 + 3648], xmm1                                 ;   399.8 p3+p4   81 k
        movaps xmm2, [r8 + 1616]                                 ;   384.8 p2      81 k.5
        movaps [r9 + 1616], xmm2                                 ;   400.8 p3+p4   81 k
        movaps [r9 + 5712], xmm2                                 ;   401.8 p3+p4   82 k
        movaps [r9 + 3664], xmm2                                 ;   402.8 p3+p4   81 k
        movaps [r9 + 7760], xmm2                                 ;   403.8 p3+p4   82 k
        movaps xmm2, [r8 + 1632]                                 ;   388.8 p2      81 k.6
        movaps [r9 + 1632], xmm2                                 ;   404.8 p3+p4   81 k
        movaps [r9 + 3680], xmm2                                 ;   405.8 p3+p4   81 k
        movaps xmm3, [r8 + 1648]                                 ;   390.8 p2      81 k.7
        movaps [r9 + 1648], xmm3                                 ;   406.8 p3+p4   81 k
        movaps [r9 + 5744], xmm3                                 ;   407.8 p3+p4   82 k
        movaps [r9 + 3696], xmm3                                 ;   408.8 p3+p4   81 k
        movaps [r9 + 7792], xmm3                                 ;   409.8 p3+p4   82 k
        movaps xmm3, [r8 + 1664]                                 ;   394.8 p2      81 k.8
        movaps [r9 + 1664], xmm3                                 ;   410.8 p3+p4   81 k
        movaps [r9 + 5760], xmm3                                 ;   411.8 p3+p4   82 k
        movaps [r9 + 3712], xmm3                                 ;   412.8 p3+p4   81 k
        movaps [r9 + 7808], xmm3                                 ;   413.8 p3+p4   82 k
        movaps xmm3, [r8 + 1680]                                 ;   398.8 p2      81 k.9
        movaps [r9 + 1680], xmm3                                 ;   414.8 p3+p4   81 k
        movaps [r9 + 3728], xmm3                                 ;   415.8 p3+p4   81 k
        movaps xmm5, [r8 + 1696]                                 ;   400.8 p2      81 k.10
        movaps [r9 + 1696], xmm5                                 ;   416.8 p3+p4   81 k
        movaps [r9 + 3744], xmm5                                 ;   417.8 p3+p4   81 k
        movaps xmm6, [r8 + 1712]                                 ;   402.8 p2      81 k.11
        movaps [r9 + 1712], xmm6                                 ;   418.8 p3+p4   81 k
        movaps [r9 + 5808], xmm6                                 ;   419.8 p3+p4   82 k
        movaps [r9 + 3760], xmm6                                 ;   420.8 p3+p4   81 k
        movaps [r9 + 7856], xmm6                                 ;   421.8 p3+p4   82 k
        movaps xmm6, [r8 + 1728]                                 ;   406.8 p2      81 k.12
        movaps [r9 + 1728], xmm6                                 ;   422.8 p3+p4   81 k
        movaps [r9 + 3776], xmm6                                 ;   423.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   408.8 p1      82 k
        movaps [r9 + 5664], xmm0                                 ;   424.8 p3+p4   82 k
        movaps [r9 + 7712], xmm0                                 ;   425.8 p3+p4   82 k
        movaps xmm0, [r8 + 1744]                                 ;   410.8 p2      81 k.13
        movaps [r9 + 1744], xmm0                                 ;   426.8 p3+p4   81 k
        movaps [r9 + 3792], xmm0                                 ;   427.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   412.8 p5      82 k
        movaps [r9 + 5696], xmm1                                 ;   428.8 p3+p4   82 k
        movaps [r9 + 7744], xmm1                                 ;   429.8 p3+p4   82 k
        movaps xmm1, [r8 + 1760]                                 ;   414.8 p2      81 k.14
        movaps [r9 + 1760], xmm1                                 ;   430.8 p3+p4   81 k
        movaps [r9 + 3808], xmm1                                 ;   431.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;   416.8 p0      82 k
        movaps [r9 + 5728], xmm2                                 ;   432.8 p3+p4   82 k
        movaps [r9 + 7776], xmm2                                 ;   433.8 p3+p4   82 k
        movaps xmm2, [r8 + 1776]                                 ;   418.8 p2      81 k.15
        movaps [r9 + 1776], xmm2                                 ;   434.8 p3+p4   81 k
        movaps [r9 + 5872], xmm2                                 ;   435.8 p3+p4   82 k
        movaps [r9 + 3824], xmm2                                 ;   436.8 p3+p4   81 k
        movaps [r9 + 7920], xmm2                                 ;   437.8 p3+p4   82 k
        xorps xmm3, xmm4                                         ;   422.8 p1      82 k
        movaps [r9 + 5776], xmm3                                 ;   438.8 p3+p4   82 k
        movaps [r9 + 7824], xmm3                                 ;   439.8 p3+p4   82 k
        xorps xmm5, xmm4                                         ;   424.8 p5      82 k
        movaps [r9 + 5792], xmm5                                 ;   440.8 p3+p4   82 k
        movaps [r9 + 7840], xmm5                                 ;   441.8 p3+p4   82 k
        xorps xmm6, xmm4                                         ;   426.8 p0      82 k
        movaps [r9 + 5824], xmm6                                 ;   442.8 p3+p4   82 k
        movaps [r9 + 7872], xmm6                                 ;   443.8 p3+p4   82 k
        xorps xmm0, xmm4                                         ;   428.8 p1      82 k
        movaps [r9 + 5840], xmm0                                 ;   444.8 p3+p4   82 k
        movaps [r9 + 7888], xmm0                                 ;   445.8 p3+p4   82 k
        xorps xmm1, xmm4                                         ;   430.8 p5      82 k
        movaps [r9 + 5856], xmm1                                 ;   446.8 p3+p4   82 k
        movaps [r9 + 7904], xmm1                                 ;   447.8 p3+p4   82 k
        movaps xmm0, [r8 + 1792]                                 ;   432.8 p2      81 k.0
        movaps [r9 + 1792], xmm0                                 ;   448.8 p3+p4   81 k
        movaps [r9 + 5888], xmm0                                 ;   449.8 p3+p4   82 k
        movaps [r9 + 3840], xmm0                                 ;   450.8 p3+p4   81 k
        movaps [r9 + 7936], xmm0                                 ;   451.8 p3+p4   82 k
        movaps xmm0, [r8 + 1808]                                 ;   436.8 p2      81 k.1
        movaps [r9 + 1808], xmm0                                 ;   452.8 p3+p4   81 k
        movaps [r9 + 5904], xmm0                                 ;   453.8 p3+p4   82 k
        movaps [r9 + 3856], xmm0                                 ;   454.8 p3+p4   81 k
        movaps [r9 + 7952], xmm0                                 ;   455.8 p3+p4   82 k
        movaps xmm0, [r8 + 1824]                                 ;   440.8 p2      81 k.2
        movaps [r9 + 1824], xmm0                                 ;   456.8 p3+p4   81 k
        movaps [r9 + 5920], xmm0                                 ;   457.8 p3+p4   82 k
        movaps [r9 + 3872], xmm0                                 ;   458.8 p3+p4   81 k
        movaps [r9 + 7968], xmm0                                 ;   459.8 p3+p4   82 k
        movaps xmm0, [r8 + 1840]                                 ;   444.8 p2      81 k.3
        movaps [r9 + 1840], xmm0                                 ;   460.8 p3+p4   81 k
        movaps [r9 + 5936], xmm0                                 ;   461.8 p3+p4   82 k
        movaps [r9 + 3888], xmm0                                 ;   462.8 p3+p4   81 k
        movaps [r9 + 7984], xmm0                                 ;   463.8 p3+p4   82 k
        movaps xmm0, [r8 + 1856]                                 ;   448.8 p2      81 k.4
        movaps [r9 + 1856], xmm0                                 ;   464.8 p3+p4   81 k
        movaps [r9 + 3904], xmm0                                 ;   465.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   451.8 p0      82 k
        movaps [r9 + 5952], xmm0                                 ;   466.8 p3+p4   82 k
        movaps [r9 + 8000], xmm0                                 ;   467.8 p3+p4   82 k
        movaps xmm0, xmm4                                        ;   452.8 p1      82 k copy
        movaps xmm1, xmm4                                        ;   453.0 p5      82 k copy
        movaps xmm2, [r8 + 1872]                                 ;   453.2 p2      81 k.5
        movaps [r9 + 1872], xmm2                                 ;   468.8 p3+p4   81 k
        movaps [r9 + 5968], xmm2                                 ;   469.8 p3+p4   82 k
        movaps [r9 + 3920], xmm2                                 ;   470.8 p3+p4   81 k
        movaps [r9 + 8016], xmm2                                 ;   471.8 p3+p4   82 k
        movaps xmm2, [r8 + 1888]                                 ;   456.8 p2      81 k.6
        movaps [r9 + 1888], xmm2                                 ;   472.8 p3+p4   81 k
        movaps [r9 + 5984], xmm2                                 ;   473.8 p3+p4   82 k
        movaps [r9 + 3936], xmm2                                 ;   474.8 p3+p4   81 k
        movaps [r9 + 8032], xmm2                                 ;   475.8 p3+p4   82 k
        movaps xmm2, [r8 + 1904]                                 ;   460.8 p2      81 k.7
        movaps [r9 + 1904], xmm2                                 ;   476.8 p3+p4   81 k
        movaps [r9 + 6000], xmm2                                 ;   477.8 p3+p4   82 k
        movaps [r9 + 3952], xmm2                                 ;   478.8 p3+p4   81 k
        movaps [r9 + 8048], xmm2                                 ;   479.8 p3+p4   82 k
        movaps xmm2, [r8 + 1920]                                 ;   464.8 p2      81 k.8
        movaps [r9 + 1920], xmm2                                 ;   480.8 p3+p4   81 k
        movaps [r9 + 6016], xmm2                                 ;   481.8 p3+p4   82 k
        movaps [r9 + 3968], xmm2                                 ;   482.8 p3+p4   81 k
        movaps [r9 + 8064], xmm2                                 ;   483.8 p3+p4   82 k
        movaps xmm2, [r8 + 1936]                                 ;   468.8 p2      81 k.9
        movaps [r9 + 1936], xmm2                                 ;   484.8 p3+p4   81 k
        xorps xmm0, xmm2                                         ;   471.8 p0      82 k
        movaps [r9 + 3984], xmm2                                 ;   485.8 p3+p4   81 k
        movaps [r9 + 6032], xmm0                                 ;   486.8 p3+p4   82 k
        movaps [r9 + 8080], xmm0                                 ;   487.8 p3+p4   82 k
        movaps xmm0, [r8 + 1952]                                 ;   472.8 p2      81 k.10
        movaps [r9 + 1952], xmm0                                 ;   488.8 p3+p4   81 k
        movaps [r9 + 6048], xmm0                                 ;   489.8 p3+p4   82 k
        movaps [r9 + 4000], xmm0                                 ;   490.8 p3+p4   81 k
        movaps [r9 + 8096], xmm0                                 ;   491.8 p3+p4   82 k
        movaps xmm0, [r8 + 1968]                                 ;   476.8 p2      81 k.11
        movaps [r9 + 1968], xmm0                                 ;   492.8 p3+p4   81 k
        movaps [r9 + 6064], xmm0                                 ;   493.8 p3+p4   82 k
        movaps [r9 + 4016], xmm0                                 ;   494.8 p3+p4   81 k
        movaps [r9 + 8112], xmm0                                 ;   495.8 p3+p4   82 k
        movaps xmm0, [r8 + 1984]                                 ;   480.8 p2      81 k.12
        movaps [r9 + 1984], xmm0                                 ;   496.8 p3+p4   81 k
        xorps xmm1, xmm0                                         ;   483.8 p1      82 k
        movaps [r9 + 4032], xmm0                                 ;   497.8 p3+p4   81 k
        movaps [r9 + 6080], xmm1                                 ;   498.8 p3+p4   82 k
        movaps [r9 + 8128], xmm1                                 ;   499.8 p3+p4   82 k
        movaps xmm0, [r8 + 2000]                                 ;   484.8 p2      81 k.13
        movaps xmm1, [r8 + 2016]                                 ;   485.8 p2      81 k.14
        movaps xmm2, [r8 + 2032]                                 ;   486.8 p2      81 k.15
        movaps [r9 + 2000], xmm0                                 ;   500.8 p3+p4   81 k
        xorps xmm4, xmm0                                         ;   487.8 p5      82 k
        movaps [r9 + 4048], xmm0                                 ;   501.8 p3+p4   81 k
        movaps [r9 + 6096], xmm4                                 ;   502.8 p3+p4   82 k
        movaps [r9 + 8144], xmm4                                 ;   503.8 p3+p4   82 k
        movaps [r9 + 2016], xmm1                                 ;   504.8 p3+p4   81 k
        movaps [r9 + 6112], xmm1                                 ;   505.8 p3+p4   82 k
        movaps [r9 + 4064], xmm1                                 ;   506.8 p3+p4   81 k
        movaps [r9 + 8160], xmm1                                 ;   507.8 p3+p4   82 k
        movaps [r9 + 2032], xmm2                                 ;   508.8 p3+p4   81 k
        movaps [r9 + 6128], xmm2                                 ;   509.8 p3+p4   82 k
        movaps [r9 + 4080], xmm2                                 ;   510.8 p3+p4   81 k
        movaps [r9 + 8176], xmm2                                 ;   511.8 p3+p4   82 k
        add rsp, 0x18                                            ;                    frame
        ret

        section .rodata align=64
; constants128
        align 16, db 0
kasumi_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
