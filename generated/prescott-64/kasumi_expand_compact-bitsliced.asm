; kasumi_expand_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 78e190c22785dc02); do not edit:
;   ./cw build kasumi_expand_compact --cpu prescott-64 --variant bitsliced
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
;   body: 1221 uops, planned 1025.0; bounds: width 407.0, ports 1024.0, path 13.0
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
        movdqa xmm0, [r8]                                        ;     4.0 p2      81 k.0
        mov r9, qword [rsp + 8]                                  ;     2.0 p2      81 k reload
        movdqa [r9], xmm0                                        ;    15.0 p0+p3   81 k
        movdqa [r9 + 2048], xmm0                                 ;    15.0 p0+p3   81 k
        movdqa xmm1, [r8 + 16]                                   ;     4.0 p2      81 k.1
        movdqa [r9 + 16], xmm1                                   ;    15.0 p0+p3   81 k
        movdqa [r9 + 2064], xmm1                                 ;    15.0 p0+p3   81 k
        movdqa xmm2, [r8 + 32]                                   ;     4.0 p2      81 k.2
        movdqa [r9 + 32], xmm2                                   ;    15.0 p0+p3   81 k
        movdqa [r9 + 4128], xmm2                                 ;    15.0 p0+p3   82 k
        movdqa [r9 + 2080], xmm2                                 ;    15.0 p0+p3   81 k
        movdqa [r9 + 6176], xmm2                                 ;    15.0 p0+p3   82 k
        movdqa xmm2, [r8 + 48]                                   ;     7.0 p2      81 k.3
        movdqa [r9 + 48], xmm2                                   ;    18.0 p0+p3   81 k
        movdqa [r9 + 4144], xmm2                                 ;    19.0 p0+p3   82 k
        movdqa [r9 + 2096], xmm2                                 ;    21.0 p0+p3   81 k
        movdqa [r9 + 6192], xmm2                                 ;    23.0 p0+p3   82 k
        movdqa xmm2, [r8 + 64]                                   ;    10.0 p2      81 k.4
        movdqa [r9 + 64], xmm2                                   ;    25.0 p0+p3   81 k
        movdqa [r9 + 4160], xmm2                                 ;    27.0 p0+p3   82 k
        movdqa [r9 + 2112], xmm2                                 ;    29.0 p0+p3   81 k
        movdqa [r9 + 6208], xmm2                                 ;    31.0 p0+p3   82 k
        movdqa xmm2, [r8 + 80]                                   ;    13.0 p2      81 k.5
        movdqa [r9 + 80], xmm2                                   ;    33.0 p0+p3   81 k
        movdqa [r9 + 2128], xmm2                                 ;    35.0 p0+p3   81 k
        movdqa xmm3, [r8 + 96]                                   ;    14.7 p2      81 k.6
        movdqa [r9 + 96], xmm3                                   ;    37.0 p0+p3   81 k
        movdqa [r9 + 4192], xmm3                                 ;    39.0 p0+p3   82 k
        movdqa [r9 + 2144], xmm3                                 ;    41.0 p0+p3   81 k
        movdqa [r9 + 6240], xmm3                                 ;    43.0 p0+p3   82 k
        movdqa xmm3, [r8 + 112]                                  ;    17.7 p2      81 k.7
        movdqa [r9 + 112], xmm3                                  ;    45.0 p0+p3   81 k
        movdqa [r9 + 4208], xmm3                                 ;    47.0 p0+p3   82 k
        movdqa [r9 + 2160], xmm3                                 ;    49.0 p0+p3   81 k
        movdqa [r9 + 6256], xmm3                                 ;    51.0 p0+p3   82 k
        movdqa xmm3, [r8 + 128]                                  ;    20.7 p2      81 k.8
        movdqa [r9 + 128], xmm3                                  ;    53.0 p0+p3   81 k
        movdqa [r9 + 2176], xmm3                                 ;    55.0 p0+p3   81 k
        movdqa xmm4, [r8 + 144]                                  ;    22.3 p2      81 k.9
        movdqa [r9 + 144], xmm4                                  ;    57.0 p0+p3   81 k
        movdqa [r9 + 4240], xmm4                                 ;    59.0 p0+p3   82 k
        movdqa [r9 + 2192], xmm4                                 ;    61.0 p0+p3   81 k
        movdqa [r9 + 6288], xmm4                                 ;    63.0 p0+p3   82 k
        movdqa xmm4, [r8 + 160]                                  ;    25.3 p2      81 k.10
        movdqa [r9 + 160], xmm4                                  ;    65.0 p0+p3   81 k
        movdqa [r9 + 4256], xmm4                                 ;    67.0 p0+p3   82 k
        movdqa [r9 + 2208], xmm4                                 ;    69.0 p0+p3   81 k
        movdqa [r9 + 6304], xmm4                                 ;    71.0 p0+p3   82 k
        movdqa xmm4, [r8 + 176]                                  ;    28.3 p2      81 k.11
        movdqa [r9 + 176], xmm4                                  ;    73.0 p0+p3   81 k
        movdqa [r9 + 4272], xmm4                                 ;    75.0 p0+p3   82 k
        movdqa [r9 + 2224], xmm4                                 ;    77.0 p0+p3   81 k
        movdqa [r9 + 6320], xmm4                                 ;    79.0 p0+p3   82 k
        movdqa xmm4, [r8 + 192]                                  ;    31.3 p2      81 k.12
        movdqa [r9 + 192], xmm4                                  ;    81.0 p0+p3   81 k
        movdqa [r9 + 4288], xmm4                                 ;    83.0 p0+p3   82 k
        movdqa [r9 + 2240], xmm4                                 ;    85.0 p0+p3   81 k
        movdqa [r9 + 6336], xmm4                                 ;    87.0 p0+p3   82 k
        movdqa xmm4, [r8 + 208]                                  ;    34.3 p2      81 k.13
        movdqa [r9 + 208], xmm4                                  ;    89.0 p0+p3   81 k
        movdqa [r9 + 4304], xmm4                                 ;    91.0 p0+p3   82 k
        movdqa [r9 + 2256], xmm4                                 ;    93.0 p0+p3   81 k
        movdqa [r9 + 6352], xmm4                                 ;    95.0 p0+p3   82 k
        movdqa xmm4, [r8 + 224]                                  ;    37.3 p2      81 k.14
        movdqa [r9 + 224], xmm4                                  ;    97.0 p0+p3   81 k
        movdqa [r9 + 4320], xmm4                                 ;    99.0 p0+p3   82 k
        movdqa [r9 + 2272], xmm4                                 ;   101.0 p0+p3   81 k
        movdqa [r9 + 6368], xmm4                                 ;   103.0 p0+p3   82 k
        movdqa xmm4, [r8 + 240]                                  ;    40.3 p2      81 k.15
        movdqa [r9 + 240], xmm4                                  ;   105.0 p0+p3   81 k
        movdqa [r9 + 4336], xmm4                                 ;   107.0 p0+p3   82 k
        movdqa [r9 + 2288], xmm4                                 ;   109.0 p0+p3   81 k
        movdqa [r9 + 6384], xmm4                                 ;   111.0 p0+p3   82 k
        movdqa xmm4, [rel kasumi_expand_compact.T0_constants128] ;    43.3 p2      82 k reload
        pxor xmm0, xmm4                                          ;    54.3 p1      82 k
        movdqa [r9 + 4096], xmm0                                 ;   113.0 p0+p3   82 k
        movdqa [r9 + 6144], xmm0                                 ;   115.0 p0+p3   82 k
        pxor xmm1, xmm4                                          ;    54.3 p1      82 k
        movdqa [r9 + 4112], xmm1                                 ;   117.0 p0+p3   82 k
        movdqa [r9 + 6160], xmm1                                 ;   119.0 p0+p3   82 k
        pxor xmm2, xmm4                                          ;    54.3 p1      82 k
        movdqa [r9 + 4176], xmm2                                 ;   121.0 p0+p3   82 k
        movdqa [r9 + 6224], xmm2                                 ;   123.0 p0+p3   82 k
        pxor xmm3, xmm4                                          ;    54.3 p1      82 k
        movdqa [r9 + 4224], xmm3                                 ;   125.0 p0+p3   82 k
        movdqa [r9 + 6272], xmm3                                 ;   127.0 p0+p3   82 k
        movdqa xmm0, [r8 + 256]                                  ;    50.3 p2      81 k.0
        movdqa [r9 + 256], xmm0                                  ;   129.0 p0+p3   81 k
        movdqa [r9 + 2304], xmm0                                 ;   131.0 p0+p3   81 k
        movdqa xmm1, [r8 + 272]                                  ;    52.0 p2      81 k.1
        movdqa [r9 + 272], xmm1                                  ;   133.0 p0+p3   81 k
        movdqa [r9 + 2320], xmm1                                 ;   135.0 p0+p3   81 k
        movdqa xmm2, [r8 + 288]                                  ;    53.7 p2      81 k.2
        movdqa [r9 + 288], xmm2                                  ;   137.0 p0+p3   81 k
        movdqa [r9 + 2336], xmm2                                 ;   139.0 p0+p3   81 k
        movdqa xmm3, [r8 + 304]                                  ;    55.3 p2      81 k.3
        movdqa [r9 + 304], xmm3                                  ;   141.0 p0+p3   81 k
        movdqa [r9 + 4400], xmm3                                 ;   143.0 p0+p3   82 k
        movdqa [r9 + 2352], xmm3                                 ;   145.0 p0+p3   81 k
        movdqa [r9 + 6448], xmm3                                 ;   147.0 p0+p3   82 k
        movdqa xmm3, [r8 + 320]                                  ;    58.3 p2      81 k.4
        movdqa [r9 + 320], xmm3                                  ;   149.0 p0+p3   81 k
        movdqa [r9 + 4416], xmm3                                 ;   151.0 p0+p3   82 k
        movdqa [r9 + 2368], xmm3                                 ;   153.0 p0+p3   81 k
        movdqa [r9 + 6464], xmm3                                 ;   155.0 p0+p3   82 k
        movdqa xmm3, [r8 + 336]                                  ;    61.3 p2      81 k.5
        movdqa [r9 + 336], xmm3                                  ;   157.0 p0+p3   81 k
        movdqa [r9 + 2384], xmm3                                 ;   159.0 p0+p3   81 k
        movdqa xmm5, [r8 + 352]                                  ;    63.0 p2      81 k.6
        movdqa [r9 + 352], xmm5                                  ;   161.0 p0+p3   81 k
        movdqa [r9 + 2400], xmm5                                 ;   163.0 p0+p3   81 k
        movdqa xmm6, [r8 + 368]                                  ;    64.7 p2      81 k.7
        movdqa [r9 + 368], xmm6                                  ;   165.0 p0+p3   81 k
        movdqa [r9 + 4464], xmm6                                 ;   167.0 p0+p3   82 k
        movdqa [r9 + 2416], xmm6                                 ;   169.0 p0+p3   81 k
        movdqa [r9 + 6512], xmm6                                 ;   171.0 p0+p3   82 k
        movdqa xmm6, [r8 + 384]                                  ;    67.7 p2      81 k.8
        movdqa [r9 + 384], xmm6                                  ;   173.0 p0+p3   81 k
        movdqa [r9 + 2432], xmm6                                 ;   175.0 p0+p3   81 k
        movdqa xmm7, [r8 + 400]                                  ;    69.3 p2      81 k.9
        movdqa [r9 + 400], xmm7                                  ;   177.0 p0+p3   81 k
        movdqa [r9 + 4496], xmm7                                 ;   179.0 p0+p3   82 k
        movdqa [r9 + 2448], xmm7                                 ;   181.0 p0+p3   81 k
        movdqa [r9 + 6544], xmm7                                 ;   183.0 p0+p3   82 k
        movdqa xmm7, [r8 + 416]                                  ;    77.0 p2      81 k.10
        movdqa [r9 + 416], xmm7                                  ;   185.0 p0+p3   81 k
        movdqa [r9 + 2464], xmm7                                 ;   187.0 p0+p3   81 k
        movdqa xmm8, [r8 + 432]                                  ;    81.0 p2      81 k.11
        movdqa [r9 + 432], xmm8                                  ;   189.0 p0+p3   81 k
        movdqa [r9 + 4528], xmm8                                 ;   191.0 p0+p3   82 k
        movdqa [r9 + 2480], xmm8                                 ;   193.0 p0+p3   81 k
        movdqa [r9 + 6576], xmm8                                 ;   195.0 p0+p3   82 k
        movdqa xmm8, [r8 + 448]                                  ;    89.0 p2      81 k.12
        movdqa [r9 + 448], xmm8                                  ;   197.0 p0+p3   81 k
        movdqa [r9 + 4544], xmm8                                 ;   199.0 p0+p3   82 k
        movdqa [r9 + 2496], xmm8                                 ;   201.0 p0+p3   81 k
        movdqa [r9 + 6592], xmm8                                 ;   203.0 p0+p3   82 k
        movdqa xmm8, [r8 + 464]                                  ;    97.0 p2      81 k.13
        movdqa [r9 + 464], xmm8                                  ;   205.0 p0+p3   81 k
        movdqa [r9 + 4560], xmm8                                 ;   207.0 p0+p3   82 k
        movdqa [r9 + 2512], xmm8                                 ;   209.0 p0+p3   81 k
        movdqa [r9 + 6608], xmm8                                 ;   211.0 p0+p3   82 k
        movdqa xmm8, [r8 + 480]                                  ;   105.0 p2      81 k.14
        movdqa [r9 + 480], xmm8                                  ;   213.0 p0+p3   81 k
        movdqa [r9 + 2528], xmm8                                 ;   215.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   111.0 p1      82 k
        movdqa [r9 + 4352], xmm0                                 ;   217.0 p0+p3   82 k
        movdqa [r9 + 6400], xmm0                                 ;   219.0 p0+p3   82 k
        pxor xmm1, xmm4                                          ;   113.0 p1      82 k
        movdqa [r9 + 4368], xmm1                                 ;   221.0 p0+p3   82 k
        movdqa [r9 + 6416], xmm1                                 ;   223.0 p0+p3   82 k
        movdqa xmm0, [r8 + 496]                                  ;   117.0 p2      81 k.15
        movdqa [r9 + 496], xmm0                                  ;   225.0 p0+p3   81 k
        movdqa [r9 + 4592], xmm0                                 ;   227.0 p0+p3   82 k
        movdqa [r9 + 2544], xmm0                                 ;   229.0 p0+p3   81 k
        movdqa [r9 + 6640], xmm0                                 ;   231.0 p0+p3   82 k
        pxor xmm2, xmm4                                          ;   125.0 p1      82 k
        movdqa [r9 + 4384], xmm2                                 ;   233.0 p0+p3   82 k
        movdqa [r9 + 6432], xmm2                                 ;   235.0 p0+p3   82 k
        pxor xmm3, xmm4                                          ;   129.0 p1      82 k
        movdqa [r9 + 4432], xmm3                                 ;   237.0 p0+p3   82 k
        movdqa [r9 + 6480], xmm3                                 ;   239.0 p0+p3   82 k
        pxor xmm5, xmm4                                          ;   133.0 p1      82 k
        movdqa [r9 + 4448], xmm5                                 ;   241.0 p0+p3   82 k
        movdqa [r9 + 6496], xmm5                                 ;   243.0 p0+p3   82 k
        pxor xmm6, xmm4                                          ;   137.0 p1      82 k
        movdqa [r9 + 4480], xmm6                                 ;   245.0 p0+p3   82 k
        movdqa [r9 + 6528], xmm6                                 ;   247.0 p0+p3   82 k
        pxor xmm7, xmm4                                          ;   141.0 p1      82 k
        movdqa [r9 + 4512], xmm7                                 ;   249.0 p0+p3   82 k
        movdqa [r9 + 6560], xmm7                                 ;   251.0 p0+p3   82 k
        pxor xmm8, xmm4                                          ;   145.0 p1      82 k
        movdqa [r9 + 4576], xmm8                                 ;   253.0 p0+p3   82 k
        movdqa [r9 + 6624], xmm8                                 ;   255.0 p0+p3   82 k
        movdqa xmm0, [r8 + 512]                                  ;   149.0 p2      81 k.0
        movdqa [r9 + 512], xmm0                                  ;   257.0 p0+p3   81 k
        movdqa [r9 + 2560], xmm0                                 ;   259.0 p0+p3   81 k
        movdqa xmm1, [r8 + 528]                                  ;   155.0 p2      81 k.1
        movdqa [r9 + 528], xmm1                                  ;   261.0 p0+p3   81 k
        movdqa [r9 + 2576], xmm1                                 ;   263.0 p0+p3   81 k
        movdqa xmm2, [r8 + 544]                                  ;   159.0 p2      81 k.2
        movdqa [r9 + 544], xmm2                                  ;   265.0 p0+p3   81 k
        movdqa [r9 + 4640], xmm2                                 ;   267.0 p0+p3   82 k
        movdqa [r9 + 2592], xmm2                                 ;   269.0 p0+p3   81 k
        movdqa [r9 + 6688], xmm2                                 ;   271.0 p0+p3   82 k
        movdqa xmm2, [r8 + 560]                                  ;   165.0 p2      81 k.3
        movdqa [r9 + 560], xmm2                                  ;   273.0 p0+p3   81 k
        movdqa [r9 + 2608], xmm2                                 ;   275.0 p0+p3   81 k
        movdqa xmm3, [r8 + 576]                                  ;   171.0 p2      81 k.4
        movdqa [r9 + 576], xmm3                                  ;   277.0 p0+p3   81 k
        movdqa [r9 + 4672], xmm3                                 ;   279.0 p0+p3   82 k
        movdqa [r9 + 2624], xmm3                                 ;   281.0 p0+p3   81 k
        movdqa [r9 + 6720], xmm3                                 ;   283.0 p0+p3   82 k
        movdqa xmm3, [r8 + 592]                                  ;   177.0 p2      81 k.5
        movdqa [r9 + 592], xmm3                                  ;   285.0 p0+p3   81 k
        movdqa [r9 + 2640], xmm3                                 ;   287.0 p0+p3   81 k
        movdqa xmm5, [r8 + 608]                                  ;   183.0 p2      81 k.6
        movdqa [r9 + 608], xmm5                                  ;   289.0 p0+p3   81 k
        movdqa [r9 + 4704], xmm5                                 ;   291.0 p0+p3   82 k
        movdqa [r9 + 2656], xmm5                                 ;   293.0 p0+p3   81 k
        movdqa [r9 + 6752], xmm5                                 ;   295.0 p0+p3   82 k
        movdqa xmm5, [r8 + 624]                                  ;   189.0 p2      81 k.7
        movdqa [r9 + 624], xmm5                                  ;   297.0 p0+p3   81 k
        movdqa [r9 + 2672], xmm5                                 ;   299.0 p0+p3   81 k
        movdqa xmm6, [r8 + 640]                                  ;   195.0 p2      81 k.8
        movdqa [r9 + 640], xmm6                                  ;   301.0 p0+p3   81 k
        movdqa [r9 + 2688], xmm6                                 ;   303.0 p0+p3   81 k
        movdqa xmm7, [r8 + 656]                                  ;   199.0 p2      81 k.9
        movdqa [r9 + 656], xmm7                                  ;   305.0 p0+p3   81 k
        movdqa [r9 + 4752], xmm7                                 ;   307.0 p0+p3   82 k
        movdqa [r9 + 2704], xmm7                                 ;   309.0 p0+p3   81 k
        movdqa [r9 + 6800], xmm7                                 ;   311.0 p0+p3   82 k
        movdqa xmm7, [r8 + 672]                                  ;   207.0 p2      81 k.10
        movdqa [r9 + 672], xmm7                                  ;   313.0 p0+p3   81 k
        movdqa [r9 + 4768], xmm7                                 ;   315.0 p0+p3   82 k
        movdqa [r9 + 2720], xmm7                                 ;   317.0 p0+p3   81 k
        movdqa [r9 + 6816], xmm7                                 ;   319.0 p0+p3   82 k
        movdqa xmm7, [r8 + 688]                                  ;   215.0 p2      81 k.11
        movdqa [r9 + 688], xmm7                                  ;   321.0 p0+p3   81 k
        movdqa [r9 + 2736], xmm7                                 ;   323.0 p0+p3   81 k
        movdqa xmm8, [r8 + 704]                                  ;   219.0 p2      81 k.12
        movdqa [r9 + 704], xmm8                                  ;   325.0 p0+p3   81 k
        movdqa [r9 + 4800], xmm8                                 ;   327.0 p0+p3   82 k
        movdqa [r9 + 2752], xmm8                                 ;   329.0 p0+p3   81 k
        movdqa [r9 + 6848], xmm8                                 ;   331.0 p0+p3   82 k
        movdqa xmm8, [r8 + 720]                                  ;   225.0 p2      81 k.13
        movdqa [r9 + 720], xmm8                                  ;   333.0 p0+p3   81 k
        movdqa [r9 + 4816], xmm8                                 ;   335.0 p0+p3   82 k
        movdqa [r9 + 2768], xmm8                                 ;   337.0 p0+p3   81 k
        movdqa [r9 + 6864], xmm8                                 ;   339.0 p0+p3   82 k
        pxor xmm0, xmm4                                          ;   233.0 p1      82 k
        movdqa [r9 + 4608], xmm0                                 ;   341.0 p0+p3   82 k
        movdqa [r9 + 6656], xmm0                                 ;   343.0 p0+p3   82 k
        movdqa xmm0, [r8 + 736]                                  ;   237.0 p2      81 k.14
        movdqa [r9 + 736], xmm0                                  ;   345.0 p0+p3   81 k
        movdqa [r9 + 4832], xmm0                                 ;   347.0 p0+p3   82 k
        movdqa [r9 + 2784], xmm0                                 ;   349.0 p0+p3   81 k
        movdqa [r9 + 6880], xmm0                                 ;   351.0 p0+p3   82 k
        movdqa xmm0, [r8 + 752]                                  ;   245.0 p2      81 k.15
        movdqa [r9 + 752], xmm0                                  ;   353.0 p0+p3   81 k
        movdqa [r9 + 2800], xmm0                                 ;   355.0 p0+p3   81 k
        pxor xmm1, xmm4                                          ;   249.0 p1      82 k
        movdqa [r9 + 4624], xmm1                                 ;   357.0 p0+p3   82 k
        movdqa [r9 + 6672], xmm1                                 ;   359.0 p0+p3   82 k
        pxor xmm2, xmm4                                          ;   253.0 p1      82 k
        movdqa [r9 + 4656], xmm2                                 ;   361.0 p0+p3   82 k
        movdqa [r9 + 6704], xmm2                                 ;   363.0 p0+p3   82 k
        pxor xmm3, xmm4                                          ;   257.0 p1      82 k
        movdqa [r9 + 4688], xmm3                                 ;   365.0 p0+p3   82 k
        movdqa [r9 + 6736], xmm3                                 ;   367.0 p0+p3   82 k
        pxor xmm5, xmm4                                          ;   261.0 p1      82 k
        movdqa [r9 + 4720], xmm5                                 ;   369.0 p0+p3   82 k
        movdqa [r9 + 6768], xmm5                                 ;   371.0 p0+p3   82 k
        pxor xmm6, xmm4                                          ;   265.0 p1      82 k
        movdqa [r9 + 4736], xmm6                                 ;   373.0 p0+p3   82 k
        movdqa [r9 + 6784], xmm6                                 ;   375.0 p0+p3   82 k
        pxor xmm7, xmm4                                          ;   269.0 p1      82 k
        movdqa [r9 + 4784], xmm7                                 ;   377.0 p0+p3   82 k
        movdqa [r9 + 6832], xmm7                                 ;   379.0 p0+p3   82 k
        pxor xmm0, xmm4                                          ;   273.0 p1      82 k
        movdqa [r9 + 4848], xmm0                                 ;   381.0 p0+p3   82 k
        movdqa [r9 + 6896], xmm0                                 ;   383.0 p0+p3   82 k
        movdqa xmm0, [r8 + 768]                                  ;   277.0 p2      81 k.0
        movdqa [r9 + 768], xmm0                                  ;   385.0 p0+p3   81 k
        movdqa [r9 + 2816], xmm0                                 ;   387.0 p0+p3   81 k
        movdqa xmm1, [r8 + 784]                                  ;   283.0 p2      81 k.1
        movdqa [r9 + 784], xmm1                                  ;   389.0 p0+p3   81 k
        movdqa [r9 + 2832], xmm1                                 ;   391.0 p0+p3   81 k
        movdqa xmm2, [r8 + 800]                                  ;   287.0 p2      81 k.2
        movdqa [r9 + 800], xmm2                                  ;   393.0 p0+p3   81 k
        movdqa [r9 + 2848], xmm2                                 ;   395.0 p0+p3   81 k
        movdqa xmm3, [r8 + 816]                                  ;   291.0 p2      81 k.3
        movdqa [r9 + 816], xmm3                                  ;   397.0 p0+p3   81 k
        movdqa [r9 + 2864], xmm3                                 ;   399.0 p0+p3   81 k
        movdqa xmm5, [r8 + 832]                                  ;   295.0 p2      81 k.4
        movdqa [r9 + 832], xmm5                                  ;   401.0 p0+p3   81 k
        movdqa [r9 + 4928], xmm5                                 ;   403.0 p0+p3   82 k
        movdqa [r9 + 2880], xmm5                                 ;   405.0 p0+p3   81 k
        movdqa [r9 + 6976], xmm5                                 ;   407.0 p0+p3   82 k
        movdqa xmm5, [r8 + 848]                                  ;   303.0 p2      81 k.5
        movdqa [r9 + 848], xmm5                                  ;   409.0 p0+p3   81 k
        movdqa [r9 + 2896], xmm5                                 ;   411.0 p0+p3   81 k
        movdqa xmm6, [r8 + 864]                                  ;   307.0 p2      81 k.6
        movdqa [r9 + 864], xmm6                                  ;   413.0 p0+p3   81 k
        movdqa [r9 + 2912], xmm6                                 ;   415.0 p0+p3   81 k
        movdqa xmm7, [r8 + 880]                                  ;   311.0 p2      81 k.7
        movdqa [r9 + 880], xmm7                                  ;   417.0 p0+p3   81 k
        movdqa [r9 + 2928], xmm7                                 ;   419.0 p0+p3   81 k
        movdqa xmm8, [r8 + 896]                                  ;   315.0 p2      81 k.8
        movdqa [r9 + 896], xmm8                                  ;   421.0 p0+p3   81 k
        movdqa [r9 + 2944], xmm8                                 ;   423.0 p0+p3   81 k
        movdqa xmm9, [r8 + 912]                                  ;   319.7 p2      81 k.9
        movdqa [r9 + 912], xmm9                                  ;   425.0 p0+p3   81 k
        movdqa [r9 + 5008], xmm9                                 ;   427.0 p0+p3   82 k
        movdqa [r9 + 2960], xmm9                                 ;   429.0 p0+p3   81 k
        movdqa [r9 + 7056], xmm9                                 ;   431.0 p0+p3   82 k
        movdqa xmm9, [r8 + 928]                                  ;   327.0 p2      81 k.10
        movdqa [r9 + 928], xmm9                                  ;   433.0 p0+p3   81 k
        movdqa [r9 + 2976], xmm9                                 ;   435.0 p0+p3   81 k
        movdqa xmm10, [r8 + 944]                                 ;   331.7 p2      81 k.11
        movdqa [r9 + 944], xmm10                                 ;   437.0 p0+p3   81 k
        movdqa [r9 + 2992], xmm10                                ;   439.0 p0+p3   81 k
        movdqa xmm11, [r8 + 960]                                 ;   337.0 p2      81 k.12
        movdqa [r9 + 960], xmm11                                 ;   441.0 p0+p3   81 k
        movdqa [r9 + 5056], xmm11                                ;   443.0 p0+p3   82 k
        movdqa [r9 + 3008], xmm11                                ;   445.0 p0+p3   81 k
        movdqa [r9 + 7104], xmm11                                ;   447.0 p0+p3   82 k
        movdqa xmm11, [r8 + 976]                                 ;   343.7 p2      81 k.13
        movdqa [r9 + 976], xmm11                                 ;   449.0 p0+p3   81 k
        movdqa [r9 + 5072], xmm11                                ;   451.0 p0+p3   82 k
        movdqa [r9 + 3024], xmm11                                ;   453.0 p0+p3   81 k
        movdqa [r9 + 7120], xmm11                                ;   455.0 p0+p3   82 k
        movdqa xmm11, [r8 + 992]                                 ;   351.7 p2      81 k.14
        movdqa [r9 + 992], xmm11                                 ;   457.0 p0+p3   81 k
        movdqa [r9 + 3040], xmm11                                ;   459.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   355.7 p1      82 k
        movdqa [r9 + 4864], xmm0                                 ;   461.0 p0+p3   82 k
        movdqa [r9 + 6912], xmm0                                 ;   463.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1008]                                 ;   359.7 p2      81 k.15
        movdqa [r9 + 1008], xmm0                                 ;   465.0 p0+p3   81 k
        movdqa [r9 + 3056], xmm0                                 ;   467.0 p0+p3   81 k
        pxor xmm1, xmm4                                          ;   363.7 p1      82 k
        movdqa [r9 + 4880], xmm1                                 ;   469.0 p0+p3   82 k
        movdqa [r9 + 6928], xmm1                                 ;   471.0 p0+p3   82 k
        pxor xmm2, xmm4                                          ;   367.7 p1      82 k
        movdqa [r9 + 4896], xmm2                                 ;   473.0 p0+p3   82 k
        movdqa [r9 + 6944], xmm2                                 ;   475.0 p0+p3   82 k
        pxor xmm3, xmm4                                          ;   371.7 p1      82 k
        movdqa [r9 + 4912], xmm3                                 ;   477.0 p0+p3   82 k
        movdqa [r9 + 6960], xmm3                                 ;   479.0 p0+p3   82 k
        pxor xmm5, xmm4                                          ;   375.7 p1      82 k
        movdqa [r9 + 4944], xmm5                                 ;   481.0 p0+p3   82 k
        movdqa [r9 + 6992], xmm5                                 ;   483.0 p0+p3   82 k
        pxor xmm6, xmm4                                          ;   379.7 p1      82 k
        movdqa [r9 + 4960], xmm6                                 ;   485.0 p0+p3   82 k
        movdqa [r9 + 7008], xmm6                                 ;   487.0 p0+p3   82 k
        pxor xmm7, xmm4                                          ;   383.7 p1      82 k
        movdqa [r9 + 4976], xmm7                                 ;   489.0 p0+p3   82 k
        movdqa [r9 + 7024], xmm7                                 ;   491.0 p0+p3   82 k
        pxor xmm8, xmm4                                          ;   387.7 p1      82 k
        movdqa [r9 + 4992], xmm8                                 ;   493.0 p0+p3   82 k
        movdqa [r9 + 7040], xmm8                                 ;   495.0 p0+p3   82 k
        pxor xmm9, xmm4                                          ;   391.7 p1      82 k
        movdqa [r9 + 5024], xmm9                                 ;   497.0 p0+p3   82 k
        movdqa [r9 + 7072], xmm9                                 ;   499.0 p0+p3   82 k
        pxor xmm10, xmm4                                         ;   395.7 p1      82 k
        movdqa [r9 + 5040], xmm10                                ;   501.0 p0+p3   82 k
        movdqa [r9 + 7088], xmm10                                ;   503.0 p0+p3   82 k
        pxor xmm11, xmm4                                         ;   399.7 p1      82 k
        movdqa [r9 + 5088], xmm11                                ;   505.0 p0+p3   82 k
        movdqa [r9 + 7136], xmm11                                ;   507.0 p0+p3   82 k
        pxor xmm0, xmm4                                          ;   405.0 p1      82 k
        movdqa [r9 + 5104], xmm0                                 ;   509.0 p0+p3   82 k
        movdqa [r9 + 7152], xmm0                                 ;   511.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1024]                                 ;   409.0 p2      81 k.0
        movdqa [r9 + 1024], xmm0                                 ;   513.0 p0+p3   81 k
        movdqa [r9 + 5120], xmm0                                 ;   515.0 p0+p3   82 k
        movdqa [r9 + 3072], xmm0                                 ;   517.0 p0+p3   81 k
        movdqa [r9 + 7168], xmm0                                 ;   519.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1040]                                 ;   415.7 p2      81 k.1
        movdqa [r9 + 1040], xmm0                                 ;   521.0 p0+p3   81 k
        movdqa [r9 + 5136], xmm0                                 ;   523.0 p0+p3   82 k
        movdqa [r9 + 3088], xmm0                                 ;   525.0 p0+p3   81 k
        movdqa [r9 + 7184], xmm0                                 ;   527.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1056]                                 ;   423.0 p2      81 k.2
        movdqa [r9 + 1056], xmm0                                 ;   529.0 p0+p3   81 k
        movdqa [r9 + 3104], xmm0                                 ;   531.0 p0+p3   81 k
        movdqa xmm1, [r8 + 1072]                                 ;   427.0 p2      81 k.3
        movdqa [r9 + 1072], xmm1                                 ;   533.0 p0+p3   81 k
        movdqa [r9 + 3120], xmm1                                 ;   535.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1088]                                 ;   431.7 p2      81 k.4
        movdqa [r9 + 1088], xmm2                                 ;   537.0 p0+p3   81 k
        movdqa [r9 + 3136], xmm2                                 ;   539.0 p0+p3   81 k
        movdqa xmm3, [r8 + 1104]                                 ;   435.7 p2      81 k.5
        movdqa [r9 + 1104], xmm3                                 ;   541.0 p0+p3   81 k
        movdqa [r9 + 5200], xmm3                                 ;   543.0 p0+p3   82 k
        movdqa [r9 + 3152], xmm3                                 ;   545.0 p0+p3   81 k
        movdqa [r9 + 7248], xmm3                                 ;   547.0 p0+p3   82 k
        movdqa xmm3, [r8 + 1120]                                 ;   443.0 p2      81 k.6
        movdqa [r9 + 1120], xmm3                                 ;   549.0 p0+p3   81 k
        movdqa [r9 + 3168], xmm3                                 ;   551.0 p0+p3   81 k
        movdqa xmm5, [r8 + 1136]                                 ;   447.7 p2      81 k.7
        movdqa [r9 + 1136], xmm5                                 ;   553.0 p0+p3   81 k
        movdqa [r9 + 3184], xmm5                                 ;   555.0 p0+p3   81 k
        movdqa xmm6, [r8 + 1152]                                 ;   453.0 p2      81 k.8
        movdqa [r9 + 1152], xmm6                                 ;   557.0 p0+p3   81 k
        movdqa [r9 + 5248], xmm6                                 ;   559.0 p0+p3   82 k
        movdqa [r9 + 3200], xmm6                                 ;   561.0 p0+p3   81 k
        movdqa [r9 + 7296], xmm6                                 ;   563.0 p0+p3   82 k
        movdqa xmm6, [r8 + 1168]                                 ;   459.7 p2      81 k.9
        movdqa [r9 + 1168], xmm6                                 ;   565.0 p0+p3   81 k
        movdqa [r9 + 3216], xmm6                                 ;   567.0 p0+p3   81 k
        movdqa xmm7, [r8 + 1184]                                 ;   463.7 p2      81 k.10
        movdqa [r9 + 1184], xmm7                                 ;   569.0 p0+p3   81 k
        movdqa [r9 + 3232], xmm7                                 ;   571.0 p0+p3   81 k
        movdqa xmm8, [r8 + 1200]                                 ;   467.7 p2      81 k.11
        movdqa [r9 + 1200], xmm8                                 ;   573.0 p0+p3   81 k
        movdqa [r9 + 3248], xmm8                                 ;   575.0 p0+p3   81 k
        movdqa xmm9, [r8 + 1216]                                 ;   471.7 p2      81 k.12
        movdqa [r9 + 1216], xmm9                                 ;   577.0 p0+p3   81 k
        movdqa [r9 + 3264], xmm9                                 ;   579.0 p0+p3   81 k
        movdqa xmm10, [r8 + 1232]                                ;   475.7 p2      81 k.13
        movdqa [r9 + 1232], xmm10                                ;   581.0 p0+p3   81 k
        movdqa [r9 + 3280], xmm10                                ;   583.0 p0+p3   81 k
        movdqa xmm11, [r8 + 1248]                                ;   479.7 p2      81 k.14
        movdqa [r9 + 1248], xmm11                                ;   585.0 p0+p3   81 k
        movdqa [r9 + 3296], xmm11                                ;   587.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   483.7 p1      82 k
        movdqa [r9 + 5152], xmm0                                 ;   589.0 p0+p3   82 k
        movdqa [r9 + 7200], xmm0                                 ;   591.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1264]                                 ;   487.7 p2      81 k.15
        movdqa [r9 + 1264], xmm0                                 ;   593.0 p0+p3   81 k
        movdqa [r9 + 3312], xmm0                                 ;   595.0 p0+p3   81 k
        pxor xmm1, xmm4                                          ;   491.7 p1      82 k
        movdqa [r9 + 5168], xmm1                                 ;   597.0 p0+p3   82 k
        movdqa [r9 + 7216], xmm1                                 ;   599.0 p0+p3   82 k
        pxor xmm2, xmm4                                          ;   495.7 p1      82 k
        movdqa [r9 + 5184], xmm2                                 ;   601.0 p0+p3   82 k
        movdqa [r9 + 7232], xmm2                                 ;   603.0 p0+p3   82 k
        pxor xmm3, xmm4                                          ;   499.7 p1      82 k
        movdqa [r9 + 5216], xmm3                                 ;   605.0 p0+p3   82 k
        movdqa [r9 + 7264], xmm3                                 ;   607.0 p0+p3   82 k
        pxor xmm5, xmm4                                          ;   503.7 p1      82 k
        movdqa [r9 + 5232], xmm5                                 ;   609.0 p0+p3   82 k
        movdqa [r9 + 7280], xmm5                                 ;   611.0 p0+p3   82 k
        pxor xmm6, xmm4                                          ;   507.7 p1      82 k
        movdqa [r9 + 5264], xmm6                                 ;   613.0 p0+p3   82 k
        movdqa [r9 + 7312], xmm6                                 ;   615.0 p0+p3   82 k
        pxor xmm7, xmm4                                          ;   511.7 p1      82 k
        movdqa [r9 + 5280], xmm7                                 ;   617.0 p0+p3   82 k
        movdqa [r9 + 7328], xmm7                                 ;   619.0 p0+p3   82 k
        pxor xmm8, xmm4                                          ;   517.0 p1      82 k
        movdqa [r9 + 5296], xmm8                                 ;   621.0 p0+p3   82 k
        movdqa [r9 + 7344], xmm8                                 ;   623.0 p0+p3   82 k
        pxor xmm9, xmm4                                          ;   521.0 p1      82 k
        movdqa [r9 + 5312], xmm9                                 ;   625.0 p0+p3   82 k
        movdqa [r9 + 7360], xmm9                                 ;   627.0 p0+p3   82 k
        pxor xmm10, xmm4                                         ;   525.0 p1      82 k
        movdqa [r9 + 5328], xmm10                                ;   629.0 p0+p3   82 k
        movdqa [r9 + 7376], xmm10                                ;   631.0 p0+p3   82 k
        pxor xmm11, xmm4                                         ;   529.0 p1      82 k
        movdqa [r9 + 5344], xmm11                                ;   633.0 p0+p3   82 k
        movdqa [r9 + 7392], xmm11                                ;   635.0 p0+p3   82 k
        pxor xmm0, xmm4                                          ;   533.0 p1      82 k
        movdqa [r9 + 5360], xmm0                                 ;   637.0 p0+p3   82 k
        movdqa [r9 + 7408], xmm0                                 ;   639.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1280]                                 ;   537.0 p2      81 k.0
        movdqa [r9 + 1280], xmm0                                 ;   641.0 p0+p3   81 k
        movdqa [r9 + 5376], xmm0                                 ;   643.0 p0+p3   82 k
        movdqa [r9 + 3328], xmm0                                 ;   645.0 p0+p3   81 k
        movdqa [r9 + 7424], xmm0                                 ;   647.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1296]                                 ;   545.0 p2      81 k.1
        movdqa [r9 + 1296], xmm0                                 ;   649.0 p0+p3   81 k
        movdqa [r9 + 5392], xmm0                                 ;   651.0 p0+p3   82 k
        movdqa [r9 + 3344], xmm0                                 ;   653.0 p0+p3   81 k
        movdqa [r9 + 7440], xmm0                                 ;   655.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1312]                                 ;   553.0 p2      81 k.2
        movdqa [r9 + 1312], xmm0                                 ;   657.0 p0+p3   81 k
        movdqa [r9 + 5408], xmm0                                 ;   659.0 p0+p3   82 k
        movdqa [r9 + 3360], xmm0                                 ;   661.0 p0+p3   81 k
        movdqa [r9 + 7456], xmm0                                 ;   663.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1328]                                 ;   561.0 p2      81 k.3
        movdqa [r9 + 1328], xmm0                                 ;   665.0 p0+p3   81 k
        movdqa [r9 + 3376], xmm0                                 ;   667.0 p0+p3   81 k
        movdqa xmm1, [r8 + 1344]                                 ;   565.0 p2      81 k.4
        movdqa [r9 + 1344], xmm1                                 ;   669.0 p0+p3   81 k
        movdqa [r9 + 3392], xmm1                                 ;   671.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1360]                                 ;   569.0 p2      81 k.5
        movdqa [r9 + 1360], xmm2                                 ;   673.0 p0+p3   81 k
        movdqa [r9 + 5456], xmm2                                 ;   675.0 p0+p3   82 k
        movdqa [r9 + 3408], xmm2                                 ;   677.0 p0+p3   81 k
        movdqa [r9 + 7504], xmm2                                 ;   679.0 p0+p3   82 k
        movdqa xmm2, [r8 + 1376]                                 ;   575.7 p2      81 k.6
        movdqa [r9 + 1376], xmm2                                 ;   681.0 p0+p3   81 k
        movdqa [r9 + 5472], xmm2                                 ;   683.0 p0+p3   82 k
        movdqa [r9 + 3424], xmm2                                 ;   685.0 p0+p3   81 k
        movdqa [r9 + 7520], xmm2                                 ;   687.0 p0+p3   82 k
        movdqa xmm2, [r8 + 1392]                                 ;   583.0 p2      81 k.7
        movdqa [r9 + 1392], xmm2                                 ;   689.0 p0+p3   81 k
        movdqa [r9 + 3440], xmm2                                 ;   691.0 p0+p3   81 k
        movdqa xmm3, [r8 + 1408]                                 ;   587.0 p2      81 k.8
        movdqa [r9 + 1408], xmm3                                 ;   693.0 p0+p3   81 k
        movdqa [r9 + 5504], xmm3                                 ;   695.0 p0+p3   82 k
        movdqa [r9 + 3456], xmm3                                 ;   697.0 p0+p3   81 k
        movdqa [r9 + 7552], xmm3                                 ;   699.0 p0+p3   82 k
        movdqa xmm3, [r8 + 1424]                                 ;   595.0 p2      81 k.9
        movdqa [r9 + 1424], xmm3                                 ;   701.0 p0+p3   81 k
        movdqa [r9 + 3472], xmm3                                 ;   703.0 p0+p3   81 k
        movdqa xmm5, [r8 + 1440]                                 ;   599.0 p2      81 k.10
        movdqa [r9 + 1440], xmm5                                 ;   705.0 p0+p3   81 k
        movdqa [r9 + 5536], xmm5                                 ;   707.0 p0+p3   82 k
        movdqa [r9 + 3488], xmm5                                 ;   709.0 p0+p3   81 k
        movdqa [r9 + 7584], xmm5                                 ;   711.0 p0+p3   82 k
        movdqa xmm5, [r8 + 1456]                                 ;   605.0 p2      81 k.11
        movdqa [r9 + 1456], xmm5                                 ;   713.0 p0+p3   81 k
        movdqa [r9 + 3504], xmm5                                 ;   715.0 p0+p3   81 k
        movdqa xmm6, [r8 + 1472]                                 ;   609.0 p2      81 k.12
        movdqa [r9 + 1472], xmm6                                 ;   717.0 p0+p3   81 k
        movdqa [r9 + 3520], xmm6                                 ;   719.0 p0+p3   81 k
        movdqa xmm7, [r8 + 1488]                                 ;   613.0 p2      81 k.13
        movdqa [r9 + 1488], xmm7                                 ;   721.0 p0+p3   81 k
        movdqa [r9 + 3536], xmm7                                 ;   723.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   617.0 p1      82 k
        movdqa [r9 + 5424], xmm0                                 ;   725.0 p0+p3   82 k
        movdqa [r9 + 7472], xmm0                                 ;   727.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1504]                                 ;   621.0 p2      81 k.14
        movdqa [r9 + 1504], xmm0                                 ;   729.0 p0+p3   81 k
        movdqa [r9 + 5600], xmm0                                 ;   731.0 p0+p3   82 k
        movdqa [r9 + 3552], xmm0                                 ;   733.0 p0+p3   81 k
        movdqa [r9 + 7648], xmm0                                 ;   735.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1520]                                 ;   629.0 p2      81 k.15
        movdqa [r9 + 1520], xmm0                                 ;   737.0 p0+p3   81 k
        movdqa [r9 + 3568], xmm0                                 ;   739.0 p0+p3   81 k
        pxor xmm1, xmm4                                          ;   633.0 p1      82 k
        movdqa [r9 + 5440], xmm1                                 ;   741.0 p0+p3   82 k
        movdqa [r9 + 7488], xmm1                                 ;   743.0 p0+p3   82 k
        pxor xmm2, xmm4                                          ;   637.0 p1      82 k
        movdqa [r9 + 5488], xmm2                                 ;   745.0 p0+p3   82 k
        movdqa [r9 + 7536], xmm2                                 ;   747.0 p0+p3   82 k
        pxor xmm3, xmm4                                          ;   641.0 p1      82 k
        movdqa [r9 + 5520], xmm3                                 ;   749.0 p0+p3   82 k
        movdqa [r9 + 7568], xmm3                                 ;   751.0 p0+p3   82 k
        pxor xmm5, xmm4                                          ;   645.0 p1      82 k
        movdqa [r9 + 5552], xmm5                                 ;   753.0 p0+p3   82 k
        movdqa [r9 + 7600], xmm5                                 ;   755.0 p0+p3   82 k
        pxor xmm6, xmm4                                          ;   649.0 p1      82 k
        movdqa [r9 + 5568], xmm6                                 ;   757.0 p0+p3   82 k
        movdqa [r9 + 7616], xmm6                                 ;   759.0 p0+p3   82 k
        pxor xmm7, xmm4                                          ;   655.0 p1      82 k
        movdqa [r9 + 5584], xmm7                                 ;   761.0 p0+p3   82 k
        movdqa [r9 + 7632], xmm7                                 ;   763.0 p0+p3   82 k
        pxor xmm0, xmm4                                          ;   659.0 p1      82 k
        movdqa [r9 + 5616], xmm0                                 ;   765.0 p0+p3   82 k
        movdqa [r9 + 7664], xmm0                                 ;   767.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1536]                                 ;   663.0 p2      81 k.0
        movdqa [r9 + 1536], xmm0                                 ;   769.0 p0+p3   81 k
        movdqa [r9 + 5632], xmm0                                 ;   771.0 p0+p3   82 k
        movdqa [r9 + 3584], xmm0                                 ;   773.0 p0+p3   81 k
        movdqa [r9 + 7680], xmm0                                 ;   775.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1552]                                 ;   671.0 p2      81 k.1
        movdqa [r9 + 1552], xmm0                                 ;   777.0 p0+p3   81 k
        movdqa [r9 + 5648], xmm0                                 ;   779.0 p0+p3   82 k
        movdqa [r9 + 3600], xmm0                                 ;   781.0 p0+p3   81 k
        movdqa [r9 + 7696], xmm0                                 ;   783.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1568]                                 ;   679.0 p2      81 k.2
        movdqa [r9 + 1568], xmm0                                 ;   785.0 p0+p3   81 k
        movdqa [r9 + 3616], xmm0                                 ;   787.0 p0+p3   81 k
        movdqa xmm1, [r8 + 1584]                                 ;   683.0 p2      81 k.3
        movdqa [r9 + 1584], xmm1                                 ;   789.0 p0+p3   81 k
        movdqa [r9 + 5680], xmm1                                 ;   791.0 p0+p3   82 k
        movdqa [r9 + 3632], xmm1                                 ;   793.0 p0+p3   81 k
        movdqa [r9 + 7728], xmm1                                 ;   795.0 p0+p3   82 k
        movdqa xmm1, [r8 + 1600]                                 ;   691.0 p2      81 k.4
        movdqa [r9 + 1600], xmm1                                 ;   797.0 p0+p3   81 k
        movdqa [r9 + 3648], xmm1                                 ;   799.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1616]                                 ;   695.0 p2      81 k.5
        movdqa [r9 + 1616], xmm2                                 ;   801.0 p0+p3   81 k
        movdqa [r9 + 5712], xmm2                                 ;   803.0 p0+p3   82 k
        movdqa [r9 + 3664], xmm2                                 ;   805.0 p0+p3   81 k
        movdqa [r9 + 7760], xmm2                                 ;   807.0 p0+p3   82 k
        movdqa xmm2, [r8 + 1632]                                 ;   703.0 p2      81 k.6
        movdqa [r9 + 1632], xmm2                                 ;   809.0 p0+p3   81 k
        movdqa [r9 + 3680], xmm2                                 ;   811.0 p0+p3   81 k
        movdqa xmm3, [r8 + 1648]                                 ;   707.0 p2      81 k.7
        movdqa [r9 + 1648], xmm3                                 ;   813.0 p0+p3   81 k
        movdqa [r9 + 5744], xmm3                                 ;   815.0 p0+p3   82 k
        movdqa [r9 + 3696], xmm3                                 ;   817.0 p0+p3   81 k
        movdqa [r9 + 7792], xmm3                                 ;   819.0 p0+p3   82 k
        movdqa xmm3, [r8 + 1664]                                 ;   715.0 p2      81 k.8
        movdqa [r9 + 1664], xmm3                                 ;   821.0 p0+p3   81 k
        movdqa [r9 + 5760], xmm3                                 ;   823.0 p0+p3   82 k
        movdqa [r9 + 3712], xmm3                                 ;   825.0 p0+p3   81 k
        movdqa [r9 + 7808], xmm3                                 ;   827.0 p0+p3   82 k
        movdqa xmm3, [r8 + 1680]                                 ;   721.0 p2      81 k.9
        movdqa [r9 + 1680], xmm3                                 ;   829.0 p0+p3   81 k
        movdqa [r9 + 3728], xmm3                                 ;   831.0 p0+p3   81 k
        movdqa xmm5, [r8 + 1696]                                 ;   725.0 p2      81 k.10
        movdqa [r9 + 1696], xmm5                                 ;   833.0 p0+p3   81 k
        movdqa [r9 + 3744], xmm5                                 ;   835.0 p0+p3   81 k
        movdqa xmm6, [r8 + 1712]                                 ;   729.0 p2      81 k.11
        movdqa [r9 + 1712], xmm6                                 ;   837.0 p0+p3   81 k
        movdqa [r9 + 5808], xmm6                                 ;   839.0 p0+p3   82 k
        movdqa [r9 + 3760], xmm6                                 ;   841.0 p0+p3   81 k
        movdqa [r9 + 7856], xmm6                                 ;   843.0 p0+p3   82 k
        movdqa xmm6, [r8 + 1728]                                 ;   737.0 p2      81 k.12
        movdqa [r9 + 1728], xmm6                                 ;   845.0 p0+p3   81 k
        movdqa [r9 + 3776], xmm6                                 ;   847.0 p0+p3   81 k
        movdqa xmm7, [r8 + 1744]                                 ;   741.0 p2      81 k.13
        movdqa [r9 + 1744], xmm7                                 ;   849.0 p0+p3   81 k
        movdqa [r9 + 3792], xmm7                                 ;   851.0 p0+p3   81 k
        movdqa xmm8, [r8 + 1760]                                 ;   745.0 p2      81 k.14
        movdqa [r9 + 1760], xmm8                                 ;   853.0 p0+p3   81 k
        movdqa [r9 + 3808], xmm8                                 ;   855.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   749.0 p1      82 k
        movdqa [r9 + 5664], xmm0                                 ;   857.0 p0+p3   82 k
        movdqa [r9 + 7712], xmm0                                 ;   859.0 p0+p3   82 k
        pxor xmm1, xmm4                                          ;   753.0 p1      82 k
        movdqa [r9 + 5696], xmm1                                 ;   861.0 p0+p3   82 k
        movdqa [r9 + 7744], xmm1                                 ;   863.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1776]                                 ;   757.0 p2      81 k.15
        movdqa [r9 + 1776], xmm0                                 ;   865.0 p0+p3   81 k
        movdqa [r9 + 5872], xmm0                                 ;   867.0 p0+p3   82 k
        movdqa [r9 + 3824], xmm0                                 ;   869.0 p0+p3   81 k
        movdqa [r9 + 7920], xmm0                                 ;   871.0 p0+p3   82 k
        pxor xmm2, xmm4                                          ;   765.0 p1      82 k
        movdqa [r9 + 5728], xmm2                                 ;   873.0 p0+p3   82 k
        movdqa [r9 + 7776], xmm2                                 ;   875.0 p0+p3   82 k
        pxor xmm3, xmm4                                          ;   769.0 p1      82 k
        movdqa [r9 + 5776], xmm3                                 ;   877.0 p0+p3   82 k
        movdqa [r9 + 7824], xmm3                                 ;   879.0 p0+p3   82 k
        pxor xmm5, xmm4                                          ;   773.0 p1      82 k
        movdqa [r9 + 5792], xmm5                                 ;   881.0 p0+p3   82 k
        movdqa [r9 + 7840], xmm5                                 ;   883.0 p0+p3   82 k
        pxor xmm6, xmm4                                          ;   777.0 p1      82 k
        movdqa [r9 + 5824], xmm6                                 ;   885.0 p0+p3   82 k
        movdqa [r9 + 7872], xmm6                                 ;   887.0 p0+p3   82 k
        pxor xmm7, xmm4                                          ;   783.0 p1      82 k
        movdqa [r9 + 5840], xmm7                                 ;   889.0 p0+p3   82 k
        movdqa [r9 + 7888], xmm7                                 ;   891.0 p0+p3   82 k
        pxor xmm8, xmm4                                          ;   787.0 p1      82 k
        movdqa [r9 + 5856], xmm8                                 ;   893.0 p0+p3   82 k
        movdqa [r9 + 7904], xmm8                                 ;   895.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1792]                                 ;   791.0 p2      81 k.0
        movdqa [r9 + 1792], xmm0                                 ;   897.0 p0+p3   81 k
        movdqa [r9 + 5888], xmm0                                 ;   899.0 p0+p3   82 k
        movdqa [r9 + 3840], xmm0                                 ;   901.0 p0+p3   81 k
        movdqa [r9 + 7936], xmm0                                 ;   903.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1808]                                 ;   799.0 p2      81 k.1
        movdqa [r9 + 1808], xmm0                                 ;   905.0 p0+p3   81 k
        movdqa [r9 + 5904], xmm0                                 ;   907.0 p0+p3   82 k
        movdqa [r9 + 3856], xmm0                                 ;   909.0 p0+p3   81 k
        movdqa [r9 + 7952], xmm0                                 ;   911.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1824]                                 ;   807.0 p2      81 k.2
        movdqa [r9 + 1824], xmm0                                 ;   913.0 p0+p3   81 k
        movdqa [r9 + 5920], xmm0                                 ;   915.0 p0+p3   82 k
        movdqa [r9 + 3872], xmm0                                 ;   917.0 p0+p3   81 k
        movdqa [r9 + 7968], xmm0                                 ;   919.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1840]                                 ;   813.0 p2      81 k.3
        movdqa [r9 + 1840], xmm0                                 ;   921.0 p0+p3   81 k
        movdqa [r9 + 5936], xmm0                                 ;   923.0 p0+p3   82 k
        movdqa [r9 + 3888], xmm0                                 ;   925.0 p0+p3   81 k
        movdqa [r9 + 7984], xmm0                                 ;   927.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1856]                                 ;   821.0 p2      81 k.4
        movdqa [r9 + 1856], xmm0                                 ;   929.0 p0+p3   81 k
        movdqa [r9 + 3904], xmm0                                 ;   931.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   832.0 p1      82 k
        movdqa [r9 + 5952], xmm0                                 ;   933.0 p0+p3   82 k
        movdqa [r9 + 8000], xmm0                                 ;   935.0 p0+p3   82 k
        pshufd xmm0, xmm4, 0xe4                                  ;   831.0 p1      82 k copy
        pshufd xmm1, xmm4, 0xe4                                  ;   832.0 p1      82 k copy
        movdqa xmm2, [r8 + 1872]                                 ;   831.7 p2      81 k.5
        movdqa [r9 + 1872], xmm2                                 ;   937.0 p0+p3   81 k
        movdqa [r9 + 5968], xmm2                                 ;   939.0 p0+p3   82 k
        movdqa [r9 + 3920], xmm2                                 ;   941.0 p0+p3   81 k
        movdqa [r9 + 8016], xmm2                                 ;   943.0 p0+p3   82 k
        movdqa xmm2, [r8 + 1888]                                 ;   839.0 p2      81 k.6
        movdqa [r9 + 1888], xmm2                                 ;   945.0 p0+p3   81 k
        movdqa [r9 + 5984], xmm2                                 ;   947.0 p0+p3   82 k
        movdqa [r9 + 3936], xmm2                                 ;   949.0 p0+p3   81 k
        movdqa [r9 + 8032], xmm2                                 ;   951.0 p0+p3   82 k
        movdqa xmm2, [r8 + 1904]                                 ;   847.0 p2      81 k.7
        movdqa [r9 + 1904], xmm2                                 ;   953.0 p0+p3   81 k
        movdqa [r9 + 6000], xmm2                                 ;   955.0 p0+p3   82 k
        movdqa [r9 + 3952], xmm2                                 ;   957.0 p0+p3   81 k
        movdqa [r9 + 8048], xmm2                                 ;   959.0 p0+p3   82 k
        movdqa xmm2, [r8 + 1920]                                 ;   855.0 p2      81 k.8
        movdqa [r9 + 1920], xmm2                                 ;   961.0 p0+p3   81 k
        movdqa [r9 + 6016], xmm2                                 ;   963.0 p0+p3   82 k
        movdqa [r9 + 3968], xmm2                                 ;   965.0 p0+p3   81 k
        movdqa [r9 + 8064], xmm2                                 ;   967.0 p0+p3   82 k
        movdqa xmm2, [r8 + 1936]                                 ;   861.0 p2      81 k.9
        movdqa [r9 + 1936], xmm2                                 ;   969.0 p0+p3   81 k
        pxor xmm0, xmm2                                          ;   872.0 p1      82 k
        movdqa [r9 + 3984], xmm2                                 ;   971.0 p0+p3   81 k
        movdqa [r9 + 6032], xmm0                                 ;   973.0 p0+p3   82 k
        movdqa [r9 + 8080], xmm0                                 ;   975.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1952]                                 ;   871.0 p2      81 k.10
        movdqa [r9 + 1952], xmm0                                 ;   977.0 p0+p3   81 k
        movdqa [r9 + 6048], xmm0                                 ;   979.0 p0+p3   82 k
        movdqa [r9 + 4000], xmm0                                 ;   981.0 p0+p3   81 k
        movdqa [r9 + 8096], xmm0                                 ;   983.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1968]                                 ;   877.0 p2      81 k.11
        movdqa [r9 + 1968], xmm0                                 ;   985.0 p0+p3   81 k
        movdqa [r9 + 6064], xmm0                                 ;   987.0 p0+p3   82 k
        movdqa [r9 + 4016], xmm0                                 ;   989.0 p0+p3   81 k
        movdqa [r9 + 8112], xmm0                                 ;   991.0 p0+p3   82 k
        movdqa xmm0, [r8 + 1984]                                 ;   885.0 p2      81 k.12
        movdqa [r9 + 1984], xmm0                                 ;   993.0 p0+p3   81 k
        pxor xmm1, xmm0                                          ;   896.0 p1      82 k
        movdqa [r9 + 4032], xmm0                                 ;   995.0 p0+p3   81 k
        movdqa xmm0, [r8 + 2000]                                 ;   889.0 p2      81 k.13
        movdqa xmm2, [r8 + 2016]                                 ;   891.0 p2      81 k.14
        movdqa [r9 + 6080], xmm1                                 ;   997.0 p0+p3   82 k
        movdqa [r9 + 8128], xmm1                                 ;   999.0 p0+p3   82 k
        movdqa xmm1, [r8 + 2032]                                 ;   895.0 p2      81 k.15
        movdqa [r9 + 2000], xmm0                                 ;  1001.0 p0+p3   81 k
        pxor xmm4, xmm0                                          ;   900.0 p1      82 k
        movdqa [r9 + 4048], xmm0                                 ;  1003.0 p0+p3   81 k
        movdqa [r9 + 6096], xmm4                                 ;  1005.0 p0+p3   82 k
        movdqa [r9 + 8144], xmm4                                 ;  1007.0 p0+p3   82 k
        movdqa [r9 + 2016], xmm2                                 ;  1009.0 p0+p3   81 k
        movdqa [r9 + 6112], xmm2                                 ;  1011.0 p0+p3   82 k
        movdqa [r9 + 4064], xmm2                                 ;  1013.0 p0+p3   81 k
        movdqa [r9 + 8160], xmm2                                 ;  1015.0 p0+p3   82 k
        movdqa [r9 + 2032], xmm1                                 ;  1017.0 p0+p3   81 k
        movdqa [r9 + 6128], xmm1                                 ;  1019.0 p0+p3   82 k
        movdqa [r9 + 4080], xmm1                                 ;  1021.0 p0+p3   81 k
        movdqa [r9 + 8176], xmm1                                 ;  1023.0 p0+p3   82 k
        add rsp, 0x18                                            ;                    frame
        ret

        section .rodata align=64
; constants128
        align 16, db 0
kasumi_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
