; serpent_encrypt for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_encrypt --cpu prescott --variant xmm
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, public, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes xmm0 to xmm7.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 584 uops, planned 265.7; bounds: width 194.7, ports 264.0, path 17.0
;   blocks: 2007 uops, planned 1753.0; bounds: width 669.0, ports 1669.0, path 924.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global serpent_encrypt

        section .text
        align 16
serpent_encrypt:
        push esi                                            ;                    preserved
        push edi                                            ;                    preserved
        push ebp                                            ;                    preserved
        mov eax, esp                                        ;                    frame
        sub esp, 0x8f0                                      ;                    frame
        and esp, 0xfffffff0                                 ;                    frame
        lea ebp, [esp + 128]                                ;                    frame
        mov dword [ebp + 2148], eax                         ;                    frame
        mov ecx, dword [eax + 16]                           ;                    frame
        mov dword [ebp + 2112], ecx                         ;                    frame
        mov ecx, dword [eax + 28]                           ;                    frame
        mov dword [ebp + 2116], ecx                         ;                    frame
        mov ecx, dword [eax + 20]                           ;                    frame
        mov dword [ebp + 2124], ecx                         ;                    frame
        mov ecx, dword [eax + 24]                           ;                    frame
        mov dword [ebp + 2132], ecx                         ;                    frame
        mov esi, dword [ebp + 2112]                         ;     0.0 p2      80 x[0] reload
        movd xmm0, [esi + 16]                               ;     4.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    15.0 p1      80 x[0]
        movdqa xmm1, [serpent_encrypt.T0_constants128]      ;     2.0 p2      80 x[0] reload
        pxor xmm0, xmm1                                     ;    19.0 p1      80 x[0]
        movdqa [ebp + 0], xmm0                              ;    21.0 p0+p3   80 x[0]
        movd xmm0, [esi + 24]                               ;     4.0 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    15.0 p1      80 x[2]
        movdqa xmm2, [serpent_encrypt.T0_constants128 + 16] ;     4.0 p2      80 x[2] reload
        pxor xmm0, xmm2                                     ;    19.0 p1      80 x[2]
        movdqa [ebp + 16], xmm0                             ;    21.0 p0+p3   80 x[2]
        movd xmm0, [esi + 28]                               ;     5.0 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    16.0 p1      80 x[3]
        movdqa xmm3, [serpent_encrypt.T0_constants128 + 32] ;     6.0 p2      80 x[3] reload
        pxor xmm0, xmm3                                     ;    20.0 p1      80 x[3]
        movdqa [ebp + 32], xmm0                             ;    22.0 p0+p3   80 x[3]
        movd xmm0, [esi + 48]                               ;     7.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    18.0 p1      80 x[0]
        movdqa xmm4, [serpent_encrypt.T0_constants128 + 48] ;     8.0 p2      80 x[0] reload
        pxor xmm0, xmm4                                     ;    22.0 p1      80 x[0]
        movdqa [ebp + 48], xmm0                             ;    24.0 p0+p3   80 x[0]
        movd xmm0, [esi + 60]                               ;     9.0 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    20.0 p1      80 x[3]
        pxor xmm0, xmm4                                     ;    24.0 p1      80 x[3]
        movdqa [ebp + 64], xmm0                             ;    26.0 p0+p3   80 x[3]
        movd xmm0, [esi + 72]                               ;    10.0 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    21.0 p1      80 x[2]
        movdqa xmm5, [serpent_encrypt.T0_constants128 + 64] ;    11.0 p2      80 x[2] reload
        pxor xmm0, xmm5                                     ;    25.0 p1      80 x[2]
        movdqa [ebp + 80], xmm0                             ;    27.0 p0+p3   80 x[2]
        movd xmm0, [esi + 80]                               ;    12.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    23.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    27.0 p1      80 x[0]
        movdqa [ebp + 96], xmm0                             ;    29.0 p0+p3   80 x[0]
        movd xmm0, [esi + 100]                              ;    13.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    24.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    28.7 p1      80 x[1]
        movdqa [ebp + 112], xmm0                            ;    30.7 p0+p3   80 x[1]
        movd xmm0, [esi + 112]                              ;    15.3 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    26.3 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    30.3 p1      80 x[0]
        movdqa [ebp + 128], xmm0                            ;    32.3 p0+p3   80 x[0]
        movd xmm0, [esi + 116]                              ;    17.0 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    28.0 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    32.0 p1      80 x[1]
        movdqa [ebp + 144], xmm0                            ;    34.0 p0+p3   80 x[1]
        movd xmm0, [esi + 120]                              ;    18.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    29.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    33.7 p1      80 x[2]
        movdqa [ebp + 160], xmm0                            ;    35.7 p0+p3   80 x[2]
        movd xmm0, [esi + 136]                              ;    20.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    31.3 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    35.3 p1      80 x[2]
        movdqa [ebp + 176], xmm0                            ;    37.3 p0+p3   80 x[2]
        movd xmm0, [esi + 144]                              ;    22.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    33.0 p1      80 x[0]
        pxor xmm0, xmm1                                     ;    37.0 p1      80 x[0]
        movdqa [ebp + 192], xmm0                            ;    39.0 p0+p3   80 x[0]
        movd xmm0, [esi + 152]                              ;    23.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    34.7 p1      80 x[2]
        pxor xmm0, xmm2                                     ;    38.7 p1      80 x[2]
        movdqa [ebp + 208], xmm0                            ;    40.7 p0+p3   80 x[2]
        movd xmm0, [esi + 156]                              ;    25.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    36.3 p1      80 x[3]
        pxor xmm0, xmm3                                     ;    40.3 p1      80 x[3]
        movdqa [ebp + 224], xmm0                            ;    42.3 p0+p3   80 x[3]
        movd xmm0, [esi + 176]                              ;    27.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    38.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    42.0 p1      80 x[0]
        movdqa [ebp + 240], xmm0                            ;    44.0 p0+p3   80 x[0]
        movd xmm0, [esi + 188]                              ;    28.7 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    39.7 p1      80 x[3]
        pxor xmm0, xmm4                                     ;    43.7 p1      80 x[3]
        movdqa [ebp + 256], xmm0                            ;    45.7 p0+p3   80 x[3]
        movd xmm0, [esi + 200]                              ;    30.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    41.3 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    45.3 p1      80 x[2]
        movdqa [ebp + 272], xmm0                            ;    47.3 p0+p3   80 x[2]
        movd xmm0, [esi + 208]                              ;    32.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    43.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    47.0 p1      80 x[0]
        movdqa [ebp + 288], xmm0                            ;    49.0 p0+p3   80 x[0]
        movd xmm0, [esi + 228]                              ;    33.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    44.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    48.7 p1      80 x[1]
        movdqa [ebp + 304], xmm0                            ;    50.7 p0+p3   80 x[1]
        movd xmm0, [esi + 240]                              ;    35.3 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    46.3 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    50.3 p1      80 x[0]
        movdqa [ebp + 320], xmm0                            ;    52.3 p0+p3   80 x[0]
        movd xmm0, [esi + 244]                              ;    37.0 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    48.0 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    52.0 p1      80 x[1]
        movdqa [ebp + 336], xmm0                            ;    54.0 p0+p3   80 x[1]
        movd xmm0, [esi + 248]                              ;    38.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    49.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    53.7 p1      80 x[2]
        movdqa [ebp + 352], xmm0                            ;    55.7 p0+p3   80 x[2]
        movd xmm0, [esi + 264]                              ;    40.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    51.3 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    55.3 p1      80 x[2]
        movdqa [ebp + 368], xmm0                            ;    57.3 p0+p3   80 x[2]
        movd xmm0, [esi + 272]                              ;    42.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    53.0 p1      80 x[0]
        pxor xmm0, xmm1                                     ;    57.0 p1      80 x[0]
        movdqa [ebp + 384], xmm0                            ;    59.0 p0+p3   80 x[0]
        movd xmm0, [esi + 280]                              ;    43.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    54.7 p1      80 x[2]
        pxor xmm0, xmm2                                     ;    58.7 p1      80 x[2]
        movdqa [ebp + 400], xmm0                            ;    60.7 p0+p3   80 x[2]
        movd xmm0, [esi + 284]                              ;    45.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    56.3 p1      80 x[3]
        pxor xmm0, xmm3                                     ;    60.3 p1      80 x[3]
        movdqa [ebp + 416], xmm0                            ;    62.3 p0+p3   80 x[3]
        movd xmm0, [esi + 304]                              ;    47.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    58.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    62.0 p1      80 x[0]
        movdqa [ebp + 432], xmm0                            ;    64.0 p0+p3   80 x[0]
        movd xmm0, [esi + 316]                              ;    48.7 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    59.7 p1      80 x[3]
        pxor xmm0, xmm4                                     ;    63.7 p1      80 x[3]
        movdqa [ebp + 448], xmm0                            ;    65.7 p0+p3   80 x[3]
        movd xmm0, [esi + 328]                              ;    50.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    61.3 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    65.3 p1      80 x[2]
        movdqa [ebp + 464], xmm0                            ;    67.3 p0+p3   80 x[2]
        movd xmm0, [esi + 336]                              ;    52.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    63.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    67.0 p1      80 x[0]
        movdqa [ebp + 480], xmm0                            ;    69.0 p0+p3   80 x[0]
        movd xmm0, [esi + 356]                              ;    53.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    64.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    68.7 p1      80 x[1]
        movdqa [ebp + 496], xmm0                            ;    70.7 p0+p3   80 x[1]
        movd xmm0, [esi + 368]                              ;    55.3 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    66.3 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    70.3 p1      80 x[0]
        movdqa [ebp + 512], xmm0                            ;    72.3 p0+p3   80 x[0]
        movd xmm0, [esi + 372]                              ;    57.0 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    68.0 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    72.0 p1      80 x[1]
        movdqa [ebp + 528], xmm0                            ;    74.0 p0+p3   80 x[1]
        movd xmm0, [esi + 376]                              ;    58.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    69.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    73.7 p1      80 x[2]
        movdqa [ebp + 544], xmm0                            ;    75.7 p0+p3   80 x[2]
        movd xmm0, [esi + 392]                              ;    60.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    71.3 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    75.3 p1      80 x[2]
        movdqa [ebp + 560], xmm0                            ;    77.3 p0+p3   80 x[2]
        movd xmm0, [esi + 400]                              ;    62.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    73.0 p1      80 x[0]
        pxor xmm0, xmm1                                     ;    77.0 p1      80 x[0]
        movdqa [ebp + 576], xmm0                            ;    79.0 p0+p3   80 x[0]
        movd xmm0, [esi + 408]                              ;    63.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    74.7 p1      80 x[2]
        pxor xmm0, xmm2                                     ;    78.7 p1      80 x[2]
        movdqa [ebp + 592], xmm0                            ;    80.7 p0+p3   80 x[2]
        movd xmm0, [esi + 412]                              ;    65.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    76.7 p1      80 x[3]
        pxor xmm0, xmm3                                     ;    80.7 p1      80 x[3]
        movdqa [ebp + 608], xmm0                            ;    82.7 p0+p3   80 x[3]
        movd xmm0, [esi + 432]                              ;    67.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    78.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    82.7 p1      80 x[0]
        movdqa [ebp + 624], xmm0                            ;    84.7 p0+p3   80 x[0]
        movd xmm0, [esi + 444]                              ;    68.7 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    80.7 p1      80 x[3]
        pxor xmm0, xmm4                                     ;    84.7 p1      80 x[3]
        movdqa [ebp + 640], xmm0                            ;    86.7 p0+p3   80 x[3]
        movd xmm0, [esi + 456]                              ;    70.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    82.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    86.7 p1      80 x[2]
        movdqa [ebp + 656], xmm0                            ;    88.7 p0+p3   80 x[2]
        movd xmm0, [esi + 464]                              ;    72.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    84.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    88.7 p1      80 x[0]
        movdqa [ebp + 672], xmm0                            ;    90.7 p0+p3   80 x[0]
        movd xmm0, [esi + 484]                              ;    73.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    86.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    90.7 p1      80 x[1]
        movdqa [ebp + 688], xmm0                            ;    92.7 p0+p3   80 x[1]
        movd xmm0, [esi + 496]                              ;    75.3 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    88.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    92.7 p1      80 x[0]
        movdqa [ebp + 704], xmm0                            ;    94.7 p0+p3   80 x[0]
        movd xmm0, [esi + 500]                              ;    77.0 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    90.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    94.7 p1      80 x[1]
        movdqa [ebp + 720], xmm0                            ;    96.7 p0+p3   80 x[1]
        movd xmm0, [esi + 504]                              ;    78.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    92.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    96.7 p1      80 x[2]
        movdqa [ebp + 736], xmm0                            ;    98.7 p0+p3   80 x[2]
        movd xmm0, [esi + 516]                              ;    80.3 p2      84 dst
        pshufd xmm0, xmm0, 0                                ;    94.7 p1      84 dst
        pxor xmm0, xmm4                                     ;    98.7 p1      84 dst
        movdqa [ebp + 752], xmm0                            ;   100.7 p0+p3   84 dst
        movd xmm0, [esi + 520]                              ;    82.0 p2      84 dst
        pshufd xmm0, xmm0, 0                                ;    96.7 p1      84 dst
        pxor xmm0, xmm4                                     ;   100.7 p1      84 dst
        movdqa [ebp + 768], xmm0                            ;   102.7 p0+p3   84 dst
        movd xmm0, [esi + 524]                              ;    83.7 p2      84 dst
        pshufd xmm0, xmm0, 0                                ;    98.7 p1      84 dst
        pxor xmm0, xmm4                                     ;   102.7 p1      84 dst
        movdqa [ebp + 784], xmm0                            ;   104.7 p0+p3   84 dst
        movd xmm0, [esi]                                    ;    85.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   100.7 p1      76 rk
        movdqa [ebp + 800], xmm0                            ;   104.7 p0+p3   76 rk
        movd xmm0, [esi + 4]                                ;    86.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   101.7 p1      76 rk
        movdqa [ebp + 816], xmm0                            ;   105.7 p0+p3   76 rk
        movd xmm0, [esi + 8]                                ;    88.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   102.7 p1      76 rk
        movdqa [ebp + 832], xmm0                            ;   106.7 p0+p3   76 rk
        movd xmm0, [esi + 12]                               ;    89.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   103.7 p1      76 rk
        movdqa [ebp + 848], xmm0                            ;   107.7 p0+p3   76 rk
        movd xmm0, [esi + 20]                               ;    90.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   104.7 p1      76 rk
        movdqa [ebp + 864], xmm0                            ;   109.7 p0+p3   76 rk
        movd xmm0, [esi + 32]                               ;    92.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   105.7 p1      76 rk
        movdqa [ebp + 880], xmm0                            ;   111.7 p0+p3   76 rk
        movd xmm0, [esi + 36]                               ;    93.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   106.7 p1      76 rk
        movdqa [ebp + 896], xmm0                            ;   113.7 p0+p3   76 rk
        movd xmm0, [esi + 40]                               ;    94.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   107.7 p1      76 rk
        movdqa [ebp + 912], xmm0                            ;   115.7 p0+p3   76 rk
        movd xmm0, [esi + 44]                               ;    96.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   108.7 p1      76 rk
        movdqa [ebp + 928], xmm0                            ;   117.7 p0+p3   76 rk
        movd xmm0, [esi + 52]                               ;    97.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   109.7 p1      76 rk
        movdqa [ebp + 944], xmm0                            ;   119.7 p0+p3   76 rk
        movd xmm0, [esi + 56]                               ;    98.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   110.7 p1      76 rk
        movdqa [ebp + 960], xmm0                            ;   121.7 p0+p3   76 rk
        movd xmm0, [esi + 64]                               ;   100.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   111.7 p1      76 rk
        movdqa [ebp + 976], xmm0                            ;   123.7 p0+p3   76 rk
        movd xmm0, [esi + 68]                               ;   101.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   112.7 p1      76 rk
        movdqa [ebp + 992], xmm0                            ;   125.7 p0+p3   76 rk
        movd xmm0, [esi + 76]                               ;   102.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   113.7 p1      76 rk
        movdqa [ebp + 1008], xmm0                           ;   127.7 p0+p3   76 rk
        movd xmm0, [esi + 84]                               ;   104.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   115.0 p1      76 rk
        movdqa [ebp + 1024], xmm0                           ;   129.7 p0+p3   76 rk
        movd xmm0, [esi + 88]                               ;   105.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   116.3 p1      76 rk
        movdqa [ebp + 1040], xmm0                           ;   131.7 p0+p3   76 rk
        movd xmm0, [esi + 92]                               ;   106.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   117.7 p1      76 rk
        movdqa [ebp + 1056], xmm0                           ;   133.7 p0+p3   76 rk
        movd xmm0, [esi + 96]                               ;   108.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   119.0 p1      76 rk
        movdqa [ebp + 1072], xmm0                           ;   135.7 p0+p3   76 rk
        movd xmm0, [esi + 104]                              ;   109.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   120.3 p1      76 rk
        movdqa [ebp + 1088], xmm0                           ;   137.7 p0+p3   76 rk
        movd xmm0, [esi + 108]                              ;   110.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   121.7 p1      76 rk
        movdqa [ebp + 1104], xmm0                           ;   139.7 p0+p3   76 rk
        movd xmm0, [esi + 124]                              ;   112.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   123.0 p1      76 rk
        movdqa [ebp + 1120], xmm0                           ;   141.7 p0+p3   76 rk
        movd xmm0, [esi + 128]                              ;   113.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   124.3 p1      76 rk
        movdqa [ebp + 1136], xmm0                           ;   143.7 p0+p3   76 rk
        movd xmm0, [esi + 132]                              ;   114.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   125.7 p1      76 rk
        movdqa [ebp + 1152], xmm0                           ;   145.7 p0+p3   76 rk
        movd xmm0, [esi + 140]                              ;   116.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   127.0 p1      76 rk
        movdqa [ebp + 1168], xmm0                           ;   147.7 p0+p3   76 rk
        movd xmm0, [esi + 148]                              ;   117.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   128.3 p1      76 rk
        movdqa [ebp + 1184], xmm0                           ;   149.7 p0+p3   76 rk
        movd xmm0, [esi + 160]                              ;   118.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   129.7 p1      76 rk
        movdqa [ebp + 1200], xmm0                           ;   151.7 p0+p3   76 rk
        movd xmm0, [esi + 164]                              ;   120.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   131.0 p1      76 rk
        movdqa [ebp + 1216], xmm0                           ;   153.7 p0+p3   76 rk
        movd xmm0, [esi + 168]                              ;   121.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   132.3 p1      76 rk
        movdqa [ebp + 1232], xmm0                           ;   155.7 p0+p3   76 rk
        movd xmm0, [esi + 172]                              ;   122.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   133.7 p1      76 rk
        movdqa [ebp + 1248], xmm0                           ;   157.7 p0+p3   76 rk
        movd xmm0, [esi + 180]                              ;   124.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   135.0 p1      76 rk
        movdqa [ebp + 1264], xmm0                           ;   159.7 p0+p3   76 rk
        movd xmm0, [esi + 184]                              ;   125.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   136.3 p1      76 rk
        movdqa [ebp + 1280], xmm0                           ;   161.7 p0+p3   76 rk
        movd xmm0, [esi + 192]                              ;   126.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   137.7 p1      76 rk
        movdqa [ebp + 1296], xmm0                           ;   163.7 p0+p3   76 rk
        movd xmm0, [esi + 196]                              ;   128.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   139.0 p1      76 rk
        movdqa [ebp + 1312], xmm0                           ;   165.7 p0+p3   76 rk
        movd xmm0, [esi + 204]                              ;   129.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   140.3 p1      76 rk
        movdqa [ebp + 1328], xmm0                           ;   167.7 p0+p3   76 rk
        movd xmm0, [esi + 212]                              ;   130.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   141.7 p1      76 rk
        movdqa [ebp + 1344], xmm0                           ;   169.7 p0+p3   76 rk
        movd xmm0, [esi + 216]                              ;   132.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   143.0 p1      76 rk
        movdqa [ebp + 1360], xmm0                           ;   171.7 p0+p3   76 rk
        movd xmm0, [esi + 220]                              ;   133.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   144.3 p1      76 rk
        movdqa [ebp + 1376], xmm0                           ;   173.7 p0+p3   76 rk
        movd xmm0, [esi + 224]                              ;   134.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   145.7 p1      76 rk
        movdqa [ebp + 1392], xmm0                           ;   175.7 p0+p3   76 rk
        movd xmm0, [esi + 232]                              ;   136.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   147.0 p1      76 rk
        movdqa [ebp + 1408], xmm0                           ;   177.7 p0+p3   76 rk
        movd xmm0, [esi + 236]                              ;   137.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   148.3 p1      76 rk
        movdqa [ebp + 1424], xmm0                           ;   179.7 p0+p3   76 rk
        movd xmm0, [esi + 252]                              ;   138.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   149.7 p1      76 rk
        movdqa [ebp + 1440], xmm0                           ;   181.7 p0+p3   76 rk
        movd xmm0, [esi + 256]                              ;   140.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   151.0 p1      76 rk
        movdqa [ebp + 1456], xmm0                           ;   183.7 p0+p3   76 rk
        movd xmm0, [esi + 260]                              ;   141.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   152.3 p1      76 rk
        movdqa [ebp + 1472], xmm0                           ;   185.7 p0+p3   76 rk
        movd xmm0, [esi + 268]                              ;   142.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   153.7 p1      76 rk
        movdqa [ebp + 1488], xmm0                           ;   187.7 p0+p3   76 rk
        movd xmm0, [esi + 276]                              ;   144.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   155.0 p1      76 rk
        movdqa [ebp + 1504], xmm0                           ;   189.7 p0+p3   76 rk
        movd xmm0, [esi + 288]                              ;   145.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   156.3 p1      76 rk
        movdqa [ebp + 1520], xmm0                           ;   191.7 p0+p3   76 rk
        movd xmm0, [esi + 292]                              ;   146.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   157.7 p1      76 rk
        movdqa [ebp + 1536], xmm0                           ;   193.7 p0+p3   76 rk
        movd xmm0, [esi + 296]                              ;   148.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   159.0 p1      76 rk
        movdqa [ebp + 1552], xmm0                           ;   195.7 p0+p3   76 rk
        movd xmm0, [esi + 300]                              ;   149.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   160.3 p1      76 rk
        movdqa [ebp + 1568], xmm0                           ;   197.7 p0+p3   76 rk
        movd xmm0, [esi + 308]                              ;   150.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   161.7 p1      76 rk
        movdqa [ebp + 1584], xmm0                           ;   199.7 p0+p3   76 rk
        movd xmm0, [esi + 312]                              ;   152.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   163.0 p1      76 rk
        movdqa [ebp + 1600], xmm0                           ;   201.7 p0+p3   76 rk
        movd xmm0, [esi + 320]                              ;   153.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   164.3 p1      76 rk
        movdqa [ebp + 1616], xmm0                           ;   203.7 p0+p3   76 rk
        movd xmm0, [esi + 324]                              ;   154.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   165.7 p1      76 rk
        movdqa [ebp + 1632], xmm0                           ;   205.7 p0+p3   76 rk
        movd xmm0, [esi + 332]                              ;   156.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   167.0 p1      76 rk
        movdqa [ebp + 1648], xmm0                           ;   207.7 p0+p3   76 rk
        movd xmm0, [esi + 340]                              ;   157.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   168.3 p1      76 rk
        movdqa [ebp + 1664], xmm0                           ;   209.7 p0+p3   76 rk
        movd xmm0, [esi + 344]                              ;   158.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   169.7 p1      76 rk
        movdqa [ebp + 1680], xmm0                           ;   211.7 p0+p3   76 rk
        movd xmm0, [esi + 348]                              ;   160.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   171.0 p1      76 rk
        movdqa [ebp + 1696], xmm0                           ;   213.7 p0+p3   76 rk
        movd xmm0, [esi + 352]                              ;   161.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   172.3 p1      76 rk
        movdqa [ebp + 1712], xmm0                           ;   215.7 p0+p3   76 rk
        movd xmm0, [esi + 360]                              ;   162.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   173.7 p1      76 rk
        movdqa [ebp + 1728], xmm0                           ;   217.7 p0+p3   76 rk
        movd xmm0, [esi + 364]                              ;   164.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   175.0 p1      76 rk
        movdqa [ebp + 1744], xmm0                           ;   219.7 p0+p3   76 rk
        movd xmm0, [esi + 380]                              ;   165.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   176.3 p1      76 rk
        movdqa [ebp + 1760], xmm0                           ;   221.7 p0+p3   76 rk
        movd xmm0, [esi + 384]                              ;   166.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   177.7 p1      76 rk
        movdqa [ebp + 1776], xmm0                           ;   223.7 p0+p3   76 rk
        movd xmm0, [esi + 388]                              ;   168.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   179.0 p1      76 rk
        movdqa [ebp + 1792], xmm0                           ;   225.7 p0+p3   76 rk
        movd xmm0, [esi + 396]                              ;   169.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   180.3 p1      76 rk
        movdqa [ebp + 1808], xmm0                           ;   227.7 p0+p3   76 rk
        movd xmm0, [esi + 404]                              ;   170.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   181.7 p1      76 rk
        movdqa [ebp + 1824], xmm0                           ;   229.7 p0+p3   76 rk
        movd xmm0, [esi + 416]                              ;   172.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   183.0 p1      76 rk
        movdqa [ebp + 1840], xmm0                           ;   231.7 p0+p3   76 rk
        movd xmm0, [esi + 420]                              ;   173.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   184.3 p1      76 rk
        movdqa [ebp + 1856], xmm0                           ;   233.7 p0+p3   76 rk
        movd xmm0, [esi + 424]                              ;   174.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   185.7 p1      76 rk
        movdqa [ebp + 1872], xmm0                           ;   235.7 p0+p3   76 rk
        movd xmm0, [esi + 428]                              ;   176.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   187.0 p1      76 rk
        movdqa [ebp + 1888], xmm0                           ;   237.7 p0+p3   76 rk
        movd xmm0, [esi + 436]                              ;   177.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   188.3 p1      76 rk
        movdqa [ebp + 1904], xmm0                           ;   239.7 p0+p3   76 rk
        movd xmm0, [esi + 440]                              ;   178.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   189.7 p1      76 rk
        movdqa [ebp + 1920], xmm0                           ;   241.7 p0+p3   76 rk
        movd xmm0, [esi + 448]                              ;   180.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   191.0 p1      76 rk
        movdqa [ebp + 1936], xmm0                           ;   243.7 p0+p3   76 rk
        movd xmm0, [esi + 452]                              ;   181.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   192.7 p1      76 rk
        movdqa [ebp + 1952], xmm0                           ;   245.7 p0+p3   76 rk
        movd xmm0, [esi + 460]                              ;   183.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   194.7 p1      76 rk
        movdqa [ebp + 1968], xmm0                           ;   247.7 p0+p3   76 rk
        movd xmm0, [esi + 468]                              ;   185.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   196.7 p1      76 rk
        movdqa [ebp + 1984], xmm0                           ;   249.7 p0+p3   76 rk
        movd xmm0, [esi + 472]                              ;   187.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   198.7 p1      76 rk
        movdqa [ebp + 2000], xmm0                           ;   251.7 p0+p3   76 rk
        movd xmm0, [esi + 476]                              ;   189.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   200.7 p1      76 rk
        movdqa [ebp + 2016], xmm0                           ;   253.7 p0+p3   76 rk
        movd xmm0, [esi + 480]                              ;   191.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   202.7 p1      76 rk
        movdqa [ebp + 2032], xmm0                           ;   255.7 p0+p3   76 rk
        movd xmm0, [esi + 488]                              ;   193.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   204.7 p1      76 rk
        movdqa [ebp + 2048], xmm0                           ;   257.7 p0+p3   76 rk
        movd xmm0, [esi + 492]                              ;   195.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   206.7 p1      76 rk
        movdqa [ebp + 2064], xmm0                           ;   259.7 p0+p3   76 rk
        movd xmm0, [esi + 508]                              ;   197.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   208.7 p1      76 rk
        movdqa [ebp + 2080], xmm0                           ;   261.7 p0+p3   76 rk
        movd xmm0, [esi + 512]                              ;   199.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   210.7 p1      76 rk
        movdqa [ebp + 2096], xmm0                           ;   263.7 p0+p3   76 rk
        cmp dword [ebp + 2116], 0                           ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [ebp + 2116]                         ;                    passes of 4
        mov ecx, eax                                        ;                    passes of 4
.blocks_1_share:
        and eax, 3                                          ;                    passes of 4
        mov dword [ebp + 2120], eax                         ;                    passes of 4
        sub ecx, eax                                        ;                    passes of 4
        imul ecx, ecx, 0x10                                 ;                    passes of 4
        mov edx, dword [ebp + 2124]                         ;                    passes of 4
        add ecx, edx                                        ;                    passes of 4
        mov dword [ebp + 2128], ecx                         ;                    passes of 4
        cmp ecx, edx                                        ;                    passes of 4
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [ebp + 2124]                         ;                    resident
        mov edi, dword [ebp + 2132]                         ;                    resident
        align 16
.blocks_1:
        movd xmm1, [esi + 16]                               ;     0.0 p2      78 x[0]
        movd xmm0, [esi]                                    ;     1.0 p2      78 x[0]
        punpckldq xmm0, xmm1                                ;    12.0 p1      78 x[0]
        movd xmm1, [esi + 32]                               ;     2.0 p2      78 x[0]
        movd xmm2, [esi + 48]                               ;     3.0 p2      78 x[0]
        punpckldq xmm1, xmm2                                ;    14.0 p1      78 x[0]
        punpcklqdq xmm0, xmm1                               ;    16.0 p1      78 x[0]
        movd xmm1, [esi + 4]                                ;     4.0 p2      78 x[1]
        movd xmm2, [esi + 20]                               ;     5.0 p2      78 x[1]
        punpckldq xmm1, xmm2                                ;    16.0 p1      78 x[1]
        movd xmm3, [esi + 52]                               ;     6.0 p2      78 x[1]
        movd xmm2, [esi + 36]                               ;     7.0 p2      78 x[1]
        movd xmm4, [esi + 56]                               ;     8.0 p2      78 x[2]
        movd xmm5, [esi + 60]                               ;     9.0 p2      78 x[3]
        punpckldq xmm2, xmm3                                ;    18.0 p1      78 x[1]
        movd xmm3, [esi + 24]                               ;    10.0 p2      78 x[2]
        punpcklqdq xmm1, xmm2                               ;    20.0 p1      78 x[1]
        movd xmm2, [esi + 8]                                ;    11.0 p2      78 x[2]
        punpckldq xmm2, xmm3                                ;    22.0 p1      78 x[2]
        movd xmm3, [esi + 40]                               ;    12.0 p2      78 x[2]
        punpckldq xmm3, xmm4                                ;    23.0 p1      78 x[2]
        punpcklqdq xmm2, xmm3                               ;    25.0 p1      78 x[2]
        pxor xmm1, [ebp + 816]                              ;    23.0 p2+p1   80 x[1]
        movd xmm3, [esi + 12]                               ;    14.0 p2      78 x[3]
        movd xmm4, [esi + 28]                               ;    15.0 p2      78 x[3]
        punpckldq xmm3, xmm4                                ;    26.0 p1      78 x[3]
        movd xmm4, [esi + 44]                               ;    16.0 p2      78 x[3]
        punpckldq xmm4, xmm5                                ;    27.0 p1      78 x[3]
        punpcklqdq xmm3, xmm4                               ;    29.0 p1      78 x[3]
        pxor xmm0, [ebp + 800]                              ;    19.0 p2+p1   80 x[0]
        pxor xmm3, xmm0                                     ;    32.0 p1      23 x
        pxor xmm3, [ebp + 848]                              ;    34.0 p2+p1   23 x
        pshufd xmm5, xmm1, 0xe4                             ;    25.0 p1      23 x copy
        pand xmm1, xmm3                                     ;    36.0 p1      23 x
        pshufd xmm4, xmm0, 0xe4                             ;    21.0 p1      23 x copy
        por xmm0, xmm3                                      ;    36.0 p1      23 x
        pxor xmm4, xmm1                                     ;    38.0 p1      23 x
        pxor xmm2, [ebp + 832]                              ;    28.0 p2+p1   80 x[2]
        pxor xmm5, xmm2                                     ;    30.0 p1      23 x
        pxor xmm0, xmm5                                     ;    38.0 p1      23 x
        pxor xmm3, xmm2                                     ;    36.0 p1      23 x
        pand xmm2, xmm4                                     ;    40.0 p1      23 x
        pxor xmm2, xmm5                                     ;    42.0 p1      23 x
        pand xmm5, xmm4                                     ;    40.0 p1      23 x
        pxor xmm4, xmm3                                     ;    40.0 p1      23 x
        pand xmm3, xmm0                                     ;    40.0 p1      23 x
        por xmm3, xmm5                                      ;    42.0 p1      23 x
        movdqa xmm1, xmm3                                   ;    44.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;    51.0 p1      46 x[0]
        pxor xmm2, xmm4                                     ;    44.0 p1      23 x
        pxor xmm4, xmm3                                     ;    44.0 p1      48 x[1]
        movdqa xmm5, [serpent_encrypt.T0_constants128 + 48] ;    20.0 p2      24 x reload
        psrld xmm3, 0x13                                    ;    44.0 p1      46 x[0]
        pxor xmm3, xmm1                                     ;    53.0 p1      46 x[0]
        movdqa xmm1, xmm2                                   ;    46.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;    46.0 p1      47 x[2]
        pxor xmm4, xmm3                                     ;    55.0 p1      48 x[1]
        pslld xmm1, 3                                       ;    53.0 p1      47 x[2]
        pxor xmm2, xmm1                                     ;    55.0 p1      47 x[2]
        pxor xmm4, xmm2                                     ;    57.0 p1      48 x[1]
        movdqa xmm1, xmm3                                   ;    55.0 p0      49 x[3] copy
        pxor xmm0, xmm2                                     ;    57.0 p1      49 x[3]
        pslld xmm1, 3                                       ;    62.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;    64.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;    59.0 p0      50 x[1] copy
        pslld xmm1, 1                                       ;    66.0 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;    59.0 p1      50 x[1]
        pxor xmm4, xmm1                                     ;    68.0 p1      50 x[1]
        movdqa xmm1, xmm0                                   ;    66.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;    73.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;    66.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;    75.0 p1      51 x[3]
        movdqa xmm1, xmm4                                   ;    70.0 p0      53 x[2] copy
        pxor xmm3, xmm4                                     ;    70.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;    77.0 p1      53 x[2]
        pxor xmm3, xmm0                                     ;    77.0 p1      52 x[0]
        pslld xmm1, 7                                       ;    77.0 p1      53 x[2]
        pxor xmm2, xmm1                                     ;    79.0 p1      53 x[2]
        movdqa xmm1, xmm3                                   ;    79.0 p0      54 x[0] copy
        psrld xmm3, 0x1b                                    ;    79.0 p1      54 x[0]
        pslld xmm1, 5                                       ;    86.0 p1      54 x[0]
        pxor xmm3, xmm1                                     ;    88.0 p1      80 x[0]
        movdqa xmm1, xmm2                                   ;    81.0 p0      55 x[2] copy
        pslld xmm1, 0x16                                    ;    88.0 p1      55 x[2]
        pxor xmm3, [ebp + 0]                                ;    90.0 p2+p1   80 x[0]
        psrld xmm2, 0xa                                     ;    81.0 p1      55 x[2]
        pxor xmm2, xmm1                                     ;    90.0 p1      80 x[2]
        pxor xmm4, [ebp + 864]                              ;    70.0 p2+p1   80 x[1]
        movdqa xmm1, xmm4                                   ;    72.0 p0      24 x copy
        pxor xmm0, [ebp + 32]                               ;    77.0 p2+p1   80 x[3]
        pxor xmm2, [ebp + 16]                               ;    92.0 p2+p1   80 x[2]
        pand xmm1, xmm3                                     ;    92.0 p1      24 x
        pxor xmm3, xmm0                                     ;    92.0 p1      24 x
        por xmm3, xmm4                                      ;    94.0 p1      24 x
        pxor xmm4, xmm0                                     ;    79.0 p1      24 x
        pxor xmm4, xmm2                                     ;    94.0 p1      24 x
        pxor xmm3, xmm5                                     ;    96.0 p1      24 x
        por xmm2, xmm1                                      ;    94.0 p1      24 x
        pxor xmm1, xmm4                                     ;    96.0 p1      24 x
        pand xmm4, xmm2                                     ;    96.0 p1      24 x
        por xmm4, xmm3                                      ;    98.0 p1      24 x
        pxor xmm0, xmm1                                     ;    98.0 p1      24 x
        pxor xmm3, xmm0                                     ;   100.0 p1      24 x
        pand xmm0, xmm4                                     ;   100.0 p1      24 x
        pxor xmm0, xmm3                                     ;   102.0 p1      24 x
        pxor xmm2, xmm1                                     ;    98.0 p1      24 x
        por xmm2, xmm4                                      ;   100.0 p1      24 x
        pxor xmm2, xmm3                                     ;   102.0 p1      48 x[1]
        movdqa xmm3, xmm1                                   ;    98.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;   105.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;    98.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   107.0 p1      47 x[2]
        movdqa xmm3, xmm0                                   ;   104.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   104.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;   111.0 p1      46 x[0]
        pxor xmm0, xmm3                                     ;   113.0 p1      46 x[0]
        movdqa xmm3, xmm0                                   ;   115.0 p0      49 x[3] copy
        pxor xmm2, xmm1                                     ;   109.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;   109.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;   115.0 p1      48 x[1]
        pslld xmm3, 3                                       ;   122.0 p1      49 x[3]
        pxor xmm4, xmm3                                     ;   124.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;   117.0 p0      50 x[1] copy
        psrld xmm2, 0x1f                                    ;   117.0 p1      50 x[1]
        pslld xmm3, 1                                       ;   124.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   126.0 p1      50 x[1]
        movdqa xmm3, xmm4                                   ;   126.0 p0      51 x[3] copy
        pxor xmm0, xmm2                                     ;   128.0 p1      52 x[0]
        pslld xmm3, 7                                       ;   133.0 p1      51 x[3]
        psrld xmm4, 0x19                                    ;   126.0 p1      51 x[3]
        pxor xmm4, xmm3                                     ;   135.0 p1      51 x[3]
        movdqa xmm3, xmm2                                   ;   128.0 p0      53 x[2] copy
        pxor xmm0, xmm4                                     ;   137.0 p1      52 x[0]
        pslld xmm3, 7                                       ;   135.0 p1      53 x[2]
        pxor xmm1, xmm4                                     ;   137.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   139.0 p1      53 x[2]
        movdqa xmm3, xmm0                                   ;   139.0 p0      54 x[0] copy
        pslld xmm3, 5                                       ;   146.0 p1      54 x[0]
        pxor xmm2, [ebp + 896]                              ;   128.0 p2+p1   80 x[1]
        psrld xmm0, 0x1b                                    ;   139.0 p1      54 x[0]
        pxor xmm0, xmm3                                     ;   148.0 p1      80 x[0]
        movdqa xmm3, xmm1                                   ;   141.0 p0      55 x[2] copy
        pslld xmm3, 0x16                                    ;   148.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   141.0 p1      55 x[2]
        pxor xmm1, xmm3                                     ;   150.0 p1      80 x[2]
        movdqa xmm3, xmm2                                   ;   130.0 p0      25 x copy
        pxor xmm1, [ebp + 912]                              ;   152.0 p2+p1   80 x[2]
        pxor xmm3, xmm1                                     ;   154.0 p1      25 x
        pxor xmm0, [ebp + 880]                              ;   150.0 p2+p1   80 x[0]
        pand xmm1, xmm0                                     ;   154.0 p1      25 x
        pxor xmm4, [ebp + 928]                              ;   137.0 p2+p1   80 x[3]
        pxor xmm3, xmm0                                     ;   156.0 p1      25 x
        pxor xmm1, xmm4                                     ;   156.0 p1      25 x
        por xmm4, xmm0                                      ;   152.0 p1      25 x
        pxor xmm4, xmm2                                     ;   154.0 p1      25 x
        pand xmm2, xmm1                                     ;   158.0 p1      25 x
        pxor xmm2, xmm3                                     ;   160.0 p1      25 x
        pxor xmm1, xmm3                                     ;   158.0 p1      25 x
        pxor xmm0, xmm1                                     ;   160.0 p1      25 x
        por xmm3, xmm4                                      ;   158.0 p1      25 x
        pxor xmm3, xmm1                                     ;   160.0 p1      25 x
        movdqa xmm1, xmm0                                   ;   162.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   162.0 p1      46 x[0]
        pslld xmm1, 0xd                                     ;   169.0 p1      46 x[0]
        pxor xmm0, xmm1                                     ;   171.0 p1      46 x[0]
        pxor xmm4, xmm3                                     ;   162.0 p1      25 x
        pxor xmm3, xmm2                                     ;   162.0 p1      48 x[1]
        pxor xmm3, xmm0                                     ;   173.0 p1      48 x[1]
        movdqa xmm1, xmm4                                   ;   164.0 p0      47 x[2] copy
        psrld xmm4, 0x1d                                    ;   164.0 p1      47 x[2]
        pslld xmm1, 3                                       ;   171.0 p1      47 x[2]
        pxor xmm4, xmm1                                     ;   173.0 p1      47 x[2]
        pxor xmm3, xmm4                                     ;   175.0 p1      48 x[1]
        pxor xmm2, xmm4                                     ;   175.0 p1      49 x[3]
        movdqa xmm1, xmm0                                   ;   173.0 p0      49 x[3] copy
        pslld xmm1, 3                                       ;   180.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;   182.0 p1      49 x[3]
        movdqa xmm1, xmm3                                   ;   177.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;   177.0 p1      50 x[1]
        pslld xmm1, 1                                       ;   184.0 p1      50 x[1]
        pxor xmm3, xmm1                                     ;   186.0 p1      50 x[1]
        pxor xmm0, xmm3                                     ;   188.0 p1      52 x[0]
        movdqa xmm1, xmm2                                   ;   184.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;   191.0 p1      51 x[3]
        psrld xmm2, 0x19                                    ;   184.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;   193.0 p1      51 x[3]
        movdqa xmm1, xmm3                                   ;   188.0 p0      53 x[2] copy
        pxor xmm4, xmm2                                     ;   195.0 p1      53 x[2]
        pslld xmm1, 7                                       ;   195.0 p1      53 x[2]
        pxor xmm4, xmm1                                     ;   197.0 p1      53 x[2]
        pxor xmm0, xmm2                                     ;   195.0 p1      52 x[0]
        pxor xmm2, [ebp + 64]                               ;   195.0 p2+p1   80 x[3]
        movdqa xmm1, xmm0                                   ;   197.0 p0      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   197.0 p1      54 x[0]
        pxor xmm3, [ebp + 944]                              ;   188.0 p2+p1   80 x[1]
        pslld xmm1, 5                                       ;   204.0 p1      54 x[0]
        pxor xmm0, xmm1                                     ;   206.0 p1      80 x[0]
        movdqa xmm1, xmm4                                   ;   199.0 p0      55 x[2] copy
        pslld xmm1, 0x16                                    ;   206.0 p1      55 x[2]
        pxor xmm0, [ebp + 48]                               ;   208.0 p2+p1   80 x[0]
        psrld xmm4, 0xa                                     ;   199.0 p1      55 x[2]
        pxor xmm4, xmm1                                     ;   208.0 p1      80 x[2]
        movdqa xmm1, xmm3                                   ;   190.0 p0      26 x copy
        pxor xmm3, xmm2                                     ;   197.0 p1      26 x
        pxor xmm4, [ebp + 960]                              ;   210.0 p2+p1   80 x[2]
        pand xmm1, xmm0                                     ;   210.0 p1      26 x
        por xmm2, xmm0                                      ;   210.0 p1      26 x
        pxor xmm0, xmm4                                     ;   212.0 p1      26 x
        por xmm0, xmm1                                      ;   214.0 p1      26 x
        pxor xmm0, xmm3                                     ;   216.0 p1      26 x
        pand xmm4, xmm2                                     ;   212.0 p1      26 x
        pxor xmm2, xmm1                                     ;   212.0 p1      26 x
        por xmm3, xmm1                                      ;   212.0 p1      26 x
        por xmm1, xmm4                                      ;   214.0 p1      26 x
        pxor xmm3, xmm4                                     ;   214.0 p1      26 x
        por xmm4, xmm2                                      ;   214.0 p1      26 x
        pxor xmm4, xmm0                                     ;   218.0 p1      26 x
        por xmm2, xmm3                                      ;   216.0 p1      26 x
        pand xmm0, xmm3                                     ;   218.0 p1      26 x
        pxor xmm0, xmm2                                     ;   220.0 p1      26 x
        pxor xmm1, xmm4                                     ;   220.0 p1      49 x[3]
        pxor xmm2, xmm4                                     ;   220.0 p1      26 x
        movdqa xmm4, xmm0                                   ;   222.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   222.0 p1      46 x[0]
        pslld xmm4, 0xd                                     ;   229.0 p1      46 x[0]
        pxor xmm0, xmm4                                     ;   231.0 p1      46 x[0]
        movdqa xmm4, xmm2                                   ;   222.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   222.0 p1      47 x[2]
        pxor xmm3, xmm0                                     ;   233.0 p1      48 x[1]
        pslld xmm4, 3                                       ;   229.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;   231.0 p1      47 x[2]
        movdqa xmm4, xmm0                                   ;   233.0 p0      49 x[3] copy
        pxor xmm3, xmm2                                     ;   235.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;   233.0 p1      49 x[3]
        pslld xmm4, 3                                       ;   240.0 p1      49 x[3]
        pxor xmm1, xmm4                                     ;   242.0 p1      49 x[3]
        movdqa xmm4, xmm3                                   ;   237.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;   237.0 p1      50 x[1]
        pslld xmm4, 1                                       ;   244.0 p1      50 x[1]
        pxor xmm3, xmm4                                     ;   246.0 p1      50 x[1]
        movdqa xmm4, xmm1                                   ;   244.0 p0      51 x[3] copy
        pslld xmm4, 7                                       ;   251.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   244.0 p1      51 x[3]
        pxor xmm1, xmm4                                     ;   253.0 p1      51 x[3]
        pxor xmm0, xmm3                                     ;   248.0 p1      52 x[0]
        pxor xmm0, xmm1                                     ;   255.0 p1      52 x[0]
        movdqa xmm4, xmm3                                   ;   248.0 p0      53 x[2] copy
        pslld xmm4, 7                                       ;   255.0 p1      53 x[2]
        pxor xmm2, xmm1                                     ;   255.0 p1      53 x[2]
        pxor xmm2, xmm4                                     ;   257.0 p1      53 x[2]
        pxor xmm1, [ebp + 1008]                             ;   255.0 p2+p1   80 x[3]
        pxor xmm3, [ebp + 992]                              ;   248.0 p2+p1   80 x[1]
        movdqa xmm4, xmm0                                   ;   257.0 p0      54 x[0] copy
        pslld xmm4, 5                                       ;   264.0 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;   257.0 p1      54 x[0]
        pxor xmm0, xmm4                                     ;   266.0 p1      80 x[0]
        movdqa xmm4, xmm2                                   ;   259.0 p0      55 x[2] copy
        pslld xmm4, 0x16                                    ;   266.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   259.0 p1      55 x[2]
        pxor xmm2, xmm4                                     ;   268.0 p1      80 x[2]
        pxor xmm2, [ebp + 80]                               ;   270.0 p2+p1   80 x[2]
        pxor xmm0, [ebp + 976]                              ;   268.0 p2+p1   80 x[0]
        movdqa xmm4, xmm1                                   ;   257.0 p0      27 x copy
        pxor xmm4, xmm0                                     ;   270.0 p1      27 x
        pxor xmm1, xmm2                                     ;   272.0 p1      27 x
        por xmm2, xmm4                                      ;   272.0 p1      27 x
        pxor xmm0, xmm3                                     ;   270.0 p1      27 x
        pand xmm0, xmm4                                     ;   272.0 p1      27 x
        pxor xmm0, xmm1                                     ;   274.0 p1      27 x
        pand xmm1, xmm2                                     ;   274.0 p1      27 x
        pxor xmm2, xmm3                                     ;   274.0 p1      27 x
        pxor xmm2, xmm1                                     ;   276.0 p1      27 x
        pand xmm1, xmm0                                     ;   276.0 p1      27 x
        por xmm2, xmm1                                      ;   278.0 p1      27 x
        pxor xmm1, xmm4                                     ;   278.0 p1      27 x
        pxor xmm2, xmm1                                     ;   280.0 p1      48 x[1]
        pxor xmm1, xmm3                                     ;   280.0 p1      27 x
        pand xmm3, xmm0                                     ;   276.0 p1      27 x
        pxor xmm4, xmm3                                     ;   278.0 p1      49 x[3]
        movdqa xmm3, xmm0                                   ;   276.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   276.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;   283.0 p1      46 x[0]
        pxor xmm0, xmm3                                     ;   285.0 p1      46 x[0]
        movdqa xmm3, xmm1                                   ;   282.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;   289.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;   287.0 p1      48 x[1]
        psrld xmm1, 0x1d                                    ;   282.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   291.0 p1      47 x[2]
        pxor xmm2, xmm1                                     ;   293.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;   293.0 p1      49 x[3]
        movdqa xmm3, xmm0                                   ;   287.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   294.0 p1      49 x[3]
        pxor xmm4, xmm3                                     ;   296.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;   295.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;   302.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;   295.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   304.0 p1      50 x[1]
        movdqa xmm3, xmm4                                   ;   298.0 p0      51 x[3] copy
        psrld xmm4, 0x19                                    ;   298.0 p1      51 x[3]
        pslld xmm3, 7                                       ;   305.0 p1      51 x[3]
        pxor xmm4, xmm3                                     ;   307.0 p1      51 x[3]
        movdqa xmm3, xmm2                                   ;   306.0 p0      53 x[2] copy
        pxor xmm1, xmm4                                     ;   309.0 p1      53 x[2]
        pslld xmm3, 7                                       ;   313.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   315.0 p1      53 x[2]
        pxor xmm0, xmm2                                     ;   306.0 p1      52 x[0]
        pxor xmm0, xmm4                                     ;   309.0 p1      52 x[0]
        pxor xmm4, [ebp + 1056]                             ;   309.0 p2+p1   80 x[3]
        movdqa xmm3, xmm0                                   ;   311.0 p0      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   311.0 p1      54 x[0]
        pslld xmm3, 5                                       ;   318.0 p1      54 x[0]
        pxor xmm0, xmm3                                     ;   320.0 p1      80 x[0]
        pxor xmm2, [ebp + 1024]                             ;   306.0 p2+p1   80 x[1]
        pxor xmm0, [ebp + 96]                               ;   322.0 p2+p1   80 x[0]
        movdqa xmm3, xmm1                                   ;   317.0 p0      55 x[2] copy
        pslld xmm3, 0x16                                    ;   324.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   317.0 p1      55 x[2]
        pxor xmm1, xmm3                                     ;   326.0 p1      28 x
        pxor xmm1, [ebp + 1040]                             ;   328.0 p2+p1   28 x
        pxor xmm1, xmm0                                     ;   330.0 p1      28 x
        movdqa xmm3, xmm2                                   ;   308.0 p0      28 x copy
        por xmm3, xmm0                                      ;   324.0 p1      28 x
        pxor xmm3, xmm1                                     ;   332.0 p1      28 x
        pxor xmm2, xmm4                                     ;   311.0 p1      28 x
        pxor xmm2, xmm0                                     ;   324.0 p1      28 x
        pand xmm1, xmm0                                     ;   332.0 p1      28 x
        pand xmm1, xmm2                                     ;   334.0 p1      28 x
        pxor xmm0, xmm3                                     ;   334.0 p1      28 x
        pxor xmm1, xmm4                                     ;   336.0 p1      28 x
        por xmm4, xmm2                                      ;   326.0 p1      28 x
        pxor xmm4, xmm3                                     ;   334.0 p1      28 x
        pand xmm3, xmm1                                     ;   338.0 p1      28 x
        pxor xmm1, xmm0                                     ;   338.0 p1      49 x[3]
        pand xmm0, xmm4                                     ;   336.0 p1      28 x
        pxor xmm0, xmm2                                     ;   338.0 p1      28 x
        pxor xmm2, xmm3                                     ;   340.0 p1      48 x[1]
        movdqa xmm3, xmm4                                   ;   336.0 p0      46 x[0] copy
        psrld xmm4, 0x13                                    ;   336.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;   343.0 p1      46 x[0]
        pxor xmm4, xmm3                                     ;   345.0 p1      46 x[0]
        pxor xmm2, xmm4                                     ;   347.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   340.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;   340.0 p1      47 x[2]
        pslld xmm3, 3                                       ;   347.0 p1      47 x[2]
        pxor xmm0, xmm3                                     ;   349.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;   351.0 p1      48 x[1]
        movdqa xmm3, xmm4                                   ;   347.0 p0      49 x[3] copy
        pxor xmm1, xmm0                                     ;   351.0 p1      49 x[3]
        pslld xmm3, 3                                       ;   354.0 p1      49 x[3]
        pxor xmm1, xmm3                                     ;   356.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;   353.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;   360.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;   353.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   362.0 p1      50 x[1]
        movdqa xmm3, xmm1                                   ;   358.0 p0      51 x[3] copy
        psrld xmm1, 0x19                                    ;   358.0 p1      51 x[3]
        pslld xmm3, 7                                       ;   365.0 p1      51 x[3]
        pxor xmm4, xmm2                                     ;   364.0 p1      52 x[0]
        pxor xmm1, xmm3                                     ;   367.0 p1      51 x[3]
        pxor xmm4, xmm1                                     ;   369.0 p1      52 x[0]
        movdqa xmm3, xmm2                                   ;   364.0 p0      53 x[2] copy
        pslld xmm3, 7                                       ;   371.0 p1      53 x[2]
        pxor xmm0, xmm1                                     ;   369.0 p1      53 x[2]
        pxor xmm0, xmm3                                     ;   373.0 p1      53 x[2]
        movdqa xmm3, xmm4                                   ;   371.0 p0      54 x[0] copy
        pslld xmm3, 5                                       ;   378.0 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;   371.0 p1      54 x[0]
        pxor xmm4, xmm3                                     ;   380.0 p1      80 x[0]
        pxor xmm1, [ebp + 1104]                             ;   369.0 p2+p1   80 x[3]
        movdqa xmm3, xmm0                                   ;   375.0 p0      55 x[2] copy
        movdqa xmm6, xmm1                                   ;   371.0 p0      29 x copy
        psrld xmm0, 0xa                                     ;   375.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;   382.0 p1      55 x[2]
        pxor xmm0, xmm3                                     ;   384.0 p1      80 x[2]
        pxor xmm4, [ebp + 1072]                             ;   382.0 p2+p1   80 x[0]
        pxor xmm0, [ebp + 1088]                             ;   386.0 p2+p1   80 x[2]
        pand xmm6, xmm4                                     ;   384.0 p1      29 x
        pxor xmm2, [ebp + 112]                              ;   364.0 p2+p1   80 x[1]
        movdqa xmm3, xmm2                                   ;   366.0 p0      29 x copy
        pxor xmm3, xmm0                                     ;   388.0 p1      29 x
        pxor xmm0, xmm1                                     ;   388.0 p1      29 x
        pxor xmm1, xmm4                                     ;   384.0 p1      29 x
        pand xmm2, xmm1                                     ;   386.0 p1      29 x
        pxor xmm6, xmm3                                     ;   390.0 p1      29 x
        pxor xmm2, xmm3                                     ;   390.0 p1      29 x
        por xmm3, xmm1                                      ;   390.0 p1      29 x
        pxor xmm3, xmm0                                     ;   392.0 p1      29 x
        pand xmm0, xmm2                                     ;   392.0 p1      29 x
        pxor xmm1, xmm6                                     ;   392.0 p1      29 x
        pxor xmm0, xmm1                                     ;   394.0 p1      29 x
        pxor xmm2, xmm6                                     ;   392.0 p1      29 x
        pand xmm2, xmm3                                     ;   394.0 p1      29 x
        pxor xmm3, xmm0                                     ;   396.0 p1      29 x
        pxor xmm1, xmm2                                     ;   396.0 p1      49 x[3]
        movdqa xmm2, xmm0                                   ;   396.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   396.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;   403.0 p1      46 x[0]
        pxor xmm0, xmm2                                     ;   405.0 p1      46 x[0]
        pxor xmm6, xmm0                                     ;   407.0 p1      48 x[1]
        movdqa xmm2, xmm3                                   ;   398.0 p0      47 x[2] copy
        psrld xmm3, 0x1d                                    ;   398.0 p1      47 x[2]
        pslld xmm2, 3                                       ;   405.0 p1      47 x[2]
        pxor xmm3, xmm2                                     ;   407.0 p1      47 x[2]
        movdqa xmm2, xmm0                                   ;   407.0 p0      49 x[3] copy
        pxor xmm6, xmm3                                     ;   409.0 p1      48 x[1]
        pxor xmm1, xmm3                                     ;   409.0 p1      49 x[3]
        pslld xmm2, 3                                       ;   414.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;   416.0 p1      49 x[3]
        movdqa xmm2, xmm6                                   ;   411.0 p0      50 x[1] copy
        psrld xmm6, 0x1f                                    ;   411.0 p1      50 x[1]
        pslld xmm2, 1                                       ;   418.0 p1      50 x[1]
        pxor xmm6, xmm2                                     ;   420.0 p1      50 x[1]
        movdqa xmm2, xmm1                                   ;   418.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;   425.0 p1      51 x[3]
        pxor xmm0, xmm6                                     ;   422.0 p1      52 x[0]
        psrld xmm1, 0x19                                    ;   418.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   427.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   429.0 p1      52 x[0]
        movdqa xmm2, xmm6                                   ;   422.0 p0      53 x[2] copy
        pxor xmm3, xmm1                                     ;   429.0 p1      53 x[2]
        pslld xmm2, 7                                       ;   429.0 p1      53 x[2]
        pxor xmm3, xmm2                                     ;   431.0 p1      53 x[2]
        movdqa xmm2, xmm0                                   ;   431.0 p0      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   431.0 p1      54 x[0]
        pxor xmm6, [ebp + 144]                              ;   422.0 p2+p1   80 x[1]
        pslld xmm2, 5                                       ;   438.0 p1      54 x[0]
        pxor xmm0, xmm2                                     ;   440.0 p1      80 x[0]
        pxor xmm0, [ebp + 128]                              ;   442.0 p2+p1   80 x[0]
        movdqa xmm2, xmm3                                   ;   433.0 p0      55 x[2] copy
        psrld xmm3, 0xa                                     ;   433.0 p1      55 x[2]
        pxor xmm1, [ebp + 1120]                             ;   429.0 p2+p1   80 x[3]
        pslld xmm2, 0x16                                    ;   440.0 p1      55 x[2]
        pxor xmm3, xmm2                                     ;   442.0 p1      80 x[2]
        pxor xmm3, [ebp + 160]                              ;   444.0 p2+p1   80 x[2]
        movdqa xmm2, xmm6                                   ;   424.0 p0      30 x copy
        por xmm2, xmm3                                      ;   446.0 p1      30 x
        pxor xmm2, xmm1                                     ;   448.0 p1      30 x
        pand xmm1, xmm3                                     ;   446.0 p1      30 x
        pxor xmm3, xmm6                                     ;   446.0 p1      30 x
        pxor xmm6, xmm0                                     ;   444.0 p1      30 x
        pxor xmm1, xmm6                                     ;   448.0 p1      30 x
        pand xmm0, xmm2                                     ;   450.0 p1      30 x
        pxor xmm6, xmm0                                     ;   452.0 p1      48 x[1]
        pxor xmm3, xmm0                                     ;   452.0 p1      30 x
        pand xmm0, xmm3                                     ;   454.0 p1      30 x
        pxor xmm0, xmm2                                     ;   456.0 p1      30 x
        pxor xmm2, xmm1                                     ;   450.0 p1      30 x
        pand xmm1, xmm3                                     ;   454.0 p1      30 x
        pxor xmm2, xmm1                                     ;   456.0 p1      30 x
        pxor xmm1, xmm0                                     ;   458.0 p1      30 x
        pxor xmm6, xmm0                                     ;   458.0 p1      48 x[1]
        movdqa xmm0, xmm1                                   ;   460.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   467.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;   460.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;   469.0 p1      46 x[0]
        pxor xmm6, xmm1                                     ;   471.0 p1      48 x[1]
        movdqa xmm0, xmm2                                   ;   458.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   458.0 p1      47 x[2]
        pslld xmm0, 3                                       ;   465.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;   467.0 p1      47 x[2]
        movdqa xmm0, xmm1                                   ;   471.0 p0      49 x[3] copy
        pxor xmm6, xmm2                                     ;   473.0 p1      48 x[1]
        pslld xmm0, 3                                       ;   478.0 p1      49 x[3]
        pxor xmm3, xmm2                                     ;   469.0 p1      49 x[3]
        pxor xmm3, xmm0                                     ;   480.0 p1      49 x[3]
        movdqa xmm0, xmm6                                   ;   475.0 p0      50 x[1] copy
        psrld xmm6, 0x1f                                    ;   475.0 p1      50 x[1]
        pslld xmm0, 1                                       ;   482.0 p1      50 x[1]
        pxor xmm6, xmm0                                     ;   484.0 p1      50 x[1]
        pxor xmm1, xmm6                                     ;   486.0 p1      52 x[0]
        movdqa xmm0, xmm3                                   ;   482.0 p0      51 x[3] copy
        pslld xmm0, 7                                       ;   489.0 p1      51 x[3]
        psrld xmm3, 0x19                                    ;   482.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;   491.0 p1      51 x[3]
        movdqa xmm0, xmm6                                   ;   486.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;   493.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   493.0 p1      52 x[0]
        pxor xmm2, xmm3                                     ;   493.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;   495.0 p1      53 x[2]
        movdqa xmm0, xmm1                                   ;   495.0 p0      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   495.0 p1      54 x[0]
        pslld xmm0, 5                                       ;   502.0 p1      54 x[0]
        pxor xmm1, xmm0                                     ;   504.0 p1      80 x[0]
        movdqa xmm0, xmm2                                   ;   497.0 p0      55 x[2] copy
        pxor xmm3, [ebp + 1168]                             ;   493.0 p2+p1   23 x
        pslld xmm0, 0x16                                    ;   504.0 p1      55 x[2]
        pxor xmm6, [ebp + 1152]                             ;   486.0 p2+p1   80 x[1]
        pxor xmm1, [ebp + 1136]                             ;   506.0 p2+p1   80 x[0]
        pxor xmm3, xmm1                                     ;   508.0 p1      23 x
        psrld xmm2, 0xa                                     ;   497.0 p1      55 x[2]
        pxor xmm2, xmm0                                     ;   506.0 p1      80 x[2]
        movdqa xmm0, xmm6                                   ;   488.0 p0      23 x copy
        pand xmm6, xmm3                                     ;   510.0 p1      23 x
        pxor xmm6, xmm1                                     ;   512.0 p1      23 x
        por xmm1, xmm3                                      ;   510.0 p1      23 x
        pxor xmm2, [ebp + 176]                              ;   508.0 p2+p1   80 x[2]
        pxor xmm0, xmm2                                     ;   510.0 p1      23 x
        pxor xmm3, xmm2                                     ;   510.0 p1      23 x
        pxor xmm1, xmm0                                     ;   512.0 p1      23 x
        pand xmm2, xmm6                                     ;   514.0 p1      23 x
        pxor xmm2, xmm0                                     ;   516.0 p1      23 x
        pand xmm0, xmm6                                     ;   514.0 p1      23 x
        pxor xmm6, xmm3                                     ;   514.0 p1      23 x
        pand xmm3, xmm1                                     ;   514.0 p1      23 x
        por xmm3, xmm0                                      ;   516.0 p1      23 x
        pxor xmm2, xmm6                                     ;   518.0 p1      23 x
        movdqa xmm0, xmm3                                   ;   518.0 p0      46 x[0] copy
        pxor xmm6, xmm3                                     ;   518.0 p1      48 x[1]
        pslld xmm0, 0xd                                     ;   525.0 p1      46 x[0]
        psrld xmm3, 0x13                                    ;   518.0 p1      46 x[0]
        pxor xmm3, xmm0                                     ;   527.0 p1      46 x[0]
        movdqa xmm0, xmm2                                   ;   520.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   527.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;   520.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;   529.0 p1      47 x[2]
        movdqa xmm0, xmm3                                   ;   529.0 p0      49 x[3] copy
        pxor xmm6, xmm3                                     ;   529.0 p1      48 x[1]
        pslld xmm0, 3                                       ;   536.0 p1      49 x[3]
        pxor xmm6, xmm2                                     ;   531.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;   531.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;   538.0 p1      49 x[3]
        movdqa xmm0, xmm6                                   ;   533.0 p0      50 x[1] copy
        psrld xmm6, 0x1f                                    ;   533.0 p1      50 x[1]
        pslld xmm0, 1                                       ;   540.0 p1      50 x[1]
        pxor xmm6, xmm0                                     ;   542.0 p1      50 x[1]
        movdqa xmm0, xmm1                                   ;   540.0 p0      51 x[3] copy
        pslld xmm0, 7                                       ;   547.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   540.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;   549.0 p1      51 x[3]
        movdqa xmm0, xmm6                                   ;   544.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;   551.0 p1      53 x[2]
        pxor xmm2, xmm1                                     ;   551.0 p1      53 x[2]
        pxor xmm3, xmm6                                     ;   544.0 p1      52 x[0]
        pxor xmm3, xmm1                                     ;   551.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;   553.0 p1      53 x[2]
        pxor xmm6, [ebp + 1184]                             ;   544.0 p2+p1   80 x[1]
        pxor xmm1, [ebp + 224]                              ;   551.0 p2+p1   80 x[3]
        movdqa xmm0, xmm3                                   ;   553.0 p0      54 x[0] copy
        psrld xmm3, 0x1b                                    ;   553.0 p1      54 x[0]
        pslld xmm0, 5                                       ;   560.0 p1      54 x[0]
        pxor xmm3, xmm0                                     ;   562.0 p1      80 x[0]
        movdqa xmm0, xmm2                                   ;   555.0 p0      55 x[2] copy
        pxor xmm3, [ebp + 192]                              ;   564.0 p2+p1   80 x[0]
        pslld xmm0, 0x16                                    ;   562.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   555.0 p1      55 x[2]
        pxor xmm2, xmm0                                     ;   564.0 p1      80 x[2]
        pshufd xmm0, xmm6, 0xe4                             ;   546.0 p1      24 x copy
        pand xmm0, xmm3                                     ;   566.0 p1      24 x
        pxor xmm3, xmm1                                     ;   566.0 p1      24 x
        por xmm3, xmm6                                      ;   568.0 p1      24 x
        pxor xmm6, xmm1                                     ;   553.0 p1      24 x
        pxor xmm2, [ebp + 208]                              ;   566.0 p2+p1   80 x[2]
        pxor xmm6, xmm2                                     ;   568.0 p1      24 x
        por xmm2, xmm0                                      ;   568.0 p1      24 x
        pxor xmm0, xmm6                                     ;   570.0 p1      24 x
        pxor xmm3, xmm5                                     ;   570.0 p1      24 x
        pxor xmm1, xmm0                                     ;   572.0 p1      24 x
        pand xmm6, xmm2                                     ;   570.0 p1      24 x
        por xmm6, xmm3                                      ;   572.0 p1      24 x
        pxor xmm3, xmm1                                     ;   574.0 p1      24 x
        pand xmm1, xmm6                                     ;   574.0 p1      24 x
        pxor xmm1, xmm3                                     ;   576.0 p1      24 x
        pxor xmm2, xmm0                                     ;   572.0 p1      24 x
        por xmm2, xmm6                                      ;   574.0 p1      24 x
        pxor xmm2, xmm3                                     ;   576.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   572.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;   579.0 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;   572.0 p1      47 x[2]
        pxor xmm0, xmm3                                     ;   581.0 p1      47 x[2]
        pshufd xmm3, xmm1, 0xe4                             ;   578.0 p1      46 x[0] copy
        pslld xmm3, 0xd                                     ;   582.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;   578.0 p1      46 x[0]
        pxor xmm1, xmm3                                     ;   584.0 p1      46 x[0]
        pshufd xmm3, xmm1, 0xe4                             ;   586.0 p1      49 x[3] copy
        pxor xmm2, xmm0                                     ;   583.0 p1      48 x[1]
        pxor xmm2, xmm1                                     ;   586.0 p1      48 x[1]
        pxor xmm6, xmm0                                     ;   583.0 p1      49 x[3]
        pslld xmm3, 3                                       ;   590.0 p1      49 x[3]
        pxor xmm6, xmm3                                     ;   592.0 p1      49 x[3]
        pshufd xmm3, xmm2, 0xe4                             ;   588.0 p1      50 x[1] copy
        pslld xmm3, 1                                       ;   592.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;   588.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   594.0 p1      50 x[1]
        pshufd xmm3, xmm6, 0xe4                             ;   594.0 p1      51 x[3] copy
        psrld xmm6, 0x19                                    ;   594.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   596.0 p1      52 x[0]
        pslld xmm3, 7                                       ;   598.0 p1      51 x[3]
        pxor xmm6, xmm3                                     ;   600.0 p1      51 x[3]
        pxor xmm0, xmm6                                     ;   602.0 p1      53 x[2]
        pxor xmm1, xmm6                                     ;   602.0 p1      52 x[0]
        pxor xmm6, [ebp + 1248]                             ;   602.0 p2+p1   80 x[3]
        pshufd xmm3, xmm2, 0xe4                             ;   596.0 p1      53 x[2] copy
        pslld xmm3, 7                                       ;   600.0 p1      53 x[2]
        pxor xmm0, xmm3                                     ;   604.0 p1      53 x[2]
        pxor xmm2, [ebp + 1216]                             ;   596.0 p2+p1   80 x[1]
        pshufd xmm3, xmm1, 0xe4                             ;   604.0 p1      54 x[0] copy
        pslld xmm3, 5                                       ;   608.0 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;   604.0 p1      54 x[0]
        pxor xmm1, xmm3                                     ;   610.0 p1      80 x[0]
        pshufd xmm3, xmm0, 0xe4                             ;   606.0 p1      55 x[2] copy
        psrld xmm0, 0xa                                     ;   606.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;   610.0 p1      55 x[2]
        pxor xmm0, xmm3                                     ;   612.0 p1      80 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;   598.0 p1      25 x copy
        pxor xmm1, [ebp + 1200]                             ;   612.0 p2+p1   80 x[0]
        pxor xmm0, [ebp + 1232]                             ;   614.0 p2+p1   80 x[2]
        pxor xmm3, xmm0                                     ;   616.0 p1      25 x
        pxor xmm3, xmm1                                     ;   618.0 p1      25 x
        pand xmm0, xmm1                                     ;   616.0 p1      25 x
        pxor xmm0, xmm6                                     ;   618.0 p1      25 x
        por xmm6, xmm1                                      ;   614.0 p1      25 x
        pxor xmm6, xmm2                                     ;   616.0 p1      25 x
        pand xmm2, xmm0                                     ;   620.0 p1      25 x
        pxor xmm0, xmm3                                     ;   620.0 p1      25 x
        pxor xmm2, xmm3                                     ;   622.0 p1      25 x
        pxor xmm1, xmm0                                     ;   622.0 p1      25 x
        por xmm3, xmm6                                      ;   620.0 p1      25 x
        pxor xmm3, xmm0                                     ;   622.0 p1      25 x
        pshufd xmm0, xmm1, 0xe4                             ;   624.0 p1      46 x[0] copy
        pxor xmm6, xmm3                                     ;   624.0 p1      25 x
        pslld xmm0, 0xd                                     ;   628.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;   624.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;   630.0 p1      46 x[0]
        pxor xmm3, xmm2                                     ;   624.0 p1      48 x[1]
        pxor xmm3, xmm1                                     ;   632.0 p1      48 x[1]
        movdqa xmm0, xmm6                                   ;   626.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   633.0 p1      47 x[2]
        psrld xmm6, 0x1d                                    ;   626.0 p1      47 x[2]
        pxor xmm6, xmm0                                     ;   635.0 p1      47 x[2]
        pxor xmm3, xmm6                                     ;   637.0 p1      48 x[1]
        pxor xmm2, xmm6                                     ;   637.0 p1      49 x[3]
        pshufd xmm0, xmm1, 0xe4                             ;   632.0 p1      49 x[3] copy
        pslld xmm0, 3                                       ;   636.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;   639.0 p1      49 x[3]
        pshufd xmm0, xmm3, 0xe4                             ;   639.0 p1      50 x[1] copy
        psrld xmm3, 0x1f                                    ;   639.0 p1      50 x[1]
        pslld xmm0, 1                                       ;   643.0 p1      50 x[1]
        pxor xmm3, xmm0                                     ;   645.0 p1      50 x[1]
        pshufd xmm0, xmm2, 0xe4                             ;   641.0 p1      51 x[3] copy
        pxor xmm1, xmm3                                     ;   647.0 p1      52 x[0]
        psrld xmm2, 0x19                                    ;   641.0 p1      51 x[3]
        pslld xmm0, 7                                       ;   645.0 p1      51 x[3]
        pxor xmm2, xmm0                                     ;   647.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   649.0 p1      52 x[0]
        pxor xmm6, xmm2                                     ;   649.0 p1      53 x[2]
        pxor xmm2, [ebp + 256]                              ;   649.0 p2+p1   80 x[3]
        pshufd xmm0, xmm3, 0xe4                             ;   647.0 p1      53 x[2] copy
        pslld xmm0, 7                                       ;   651.0 p1      53 x[2]
        pxor xmm6, xmm0                                     ;   653.0 p1      53 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;   651.0 p1      54 x[0] copy
        pxor xmm3, [ebp + 1264]                             ;   647.0 p2+p1   80 x[1]
        psrld xmm1, 0x1b                                    ;   651.0 p1      54 x[0]
        pslld xmm0, 5                                       ;   655.0 p1      54 x[0]
        pxor xmm1, xmm0                                     ;   657.0 p1      80 x[0]
        pshufd xmm0, xmm6, 0xe4                             ;   655.0 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;   659.0 p1      55 x[2]
        psrld xmm6, 0xa                                     ;   655.0 p1      55 x[2]
        pxor xmm6, xmm0                                     ;   661.0 p1      80 x[2]
        pxor xmm1, [ebp + 240]                              ;   659.0 p2+p1   80 x[0]
        pshufd xmm0, xmm3, 0xe4                             ;   649.0 p1      26 x copy
        pxor xmm3, xmm2                                     ;   651.0 p1      26 x
        por xmm2, xmm1                                      ;   661.0 p1      26 x
        pand xmm0, xmm1                                     ;   661.0 p1      26 x
        pxor xmm6, [ebp + 1280]                             ;   663.0 p2+p1   80 x[2]
        pxor xmm1, xmm6                                     ;   665.0 p1      26 x
        por xmm1, xmm0                                      ;   667.0 p1      26 x
        pxor xmm1, xmm3                                     ;   669.0 p1      26 x
        por xmm3, xmm0                                      ;   663.0 p1      26 x
        pand xmm6, xmm2                                     ;   665.0 p1      26 x
        pxor xmm2, xmm0                                     ;   663.0 p1      26 x
        pxor xmm3, xmm6                                     ;   667.0 p1      26 x
        por xmm0, xmm6                                      ;   667.0 p1      26 x
        por xmm6, xmm2                                      ;   667.0 p1      26 x
        pxor xmm6, xmm1                                     ;   671.0 p1      26 x
        pand xmm1, xmm3                                     ;   671.0 p1      26 x
        por xmm2, xmm3                                      ;   669.0 p1      26 x
        pxor xmm1, xmm2                                     ;   673.0 p1      26 x
        movdqa xmm4, xmm1                                   ;   675.0 p0      46 x[0] copy
        pslld xmm4, 0xd                                     ;   682.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;   675.0 p1      46 x[0]
        pxor xmm1, xmm4                                     ;   684.0 p1      46 x[0]
        pxor xmm3, xmm1                                     ;   686.0 p1      48 x[1]
        pxor xmm2, xmm6                                     ;   673.0 p1      26 x
        movdqa xmm4, xmm2                                   ;   675.0 p0      47 x[2] copy
        pslld xmm4, 3                                       ;   682.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;   675.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;   684.0 p1      47 x[2]
        pxor xmm3, xmm2                                     ;   688.0 p1      48 x[1]
        movdqa xmm4, xmm1                                   ;   686.0 p0      49 x[3] copy
        pxor xmm0, xmm6                                     ;   673.0 p1      49 x[3]
        pslld xmm4, 3                                       ;   693.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   686.0 p1      49 x[3]
        pxor xmm0, xmm4                                     ;   695.0 p1      49 x[3]
        movdqa xmm4, xmm3                                   ;   690.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;   690.0 p1      50 x[1]
        pslld xmm4, 1                                       ;   697.0 p1      50 x[1]
        pxor xmm3, xmm4                                     ;   699.0 p1      50 x[1]
        pshufd xmm4, xmm0, 0xe4                             ;   697.0 p1      51 x[3] copy
        pslld xmm4, 7                                       ;   701.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   697.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;   703.0 p1      51 x[3]
        movdqa xmm4, xmm3                                   ;   701.0 p0      53 x[2] copy
        pxor xmm1, xmm3                                     ;   701.0 p1      52 x[0]
        pslld xmm4, 7                                       ;   708.0 p1      53 x[2]
        pxor xmm1, xmm0                                     ;   705.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;   705.0 p1      53 x[2]
        pxor xmm2, xmm4                                     ;   710.0 p1      53 x[2]
        pshufd xmm4, xmm1, 0xe4                             ;   707.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   707.0 p1      54 x[0]
        pxor xmm3, [ebp + 1312]                             ;   701.0 p2+p1   80 x[1]
        pslld xmm4, 5                                       ;   711.0 p1      54 x[0]
        pxor xmm0, [ebp + 1328]                             ;   705.0 p2+p1   80 x[3]
        pxor xmm1, xmm4                                     ;   713.0 p1      80 x[0]
        pxor xmm1, [ebp + 1296]                             ;   715.0 p2+p1   80 x[0]
        movdqa xmm4, xmm2                                   ;   712.0 p0      55 x[2] copy
        psrld xmm2, 0xa                                     ;   712.0 p1      55 x[2]
        pslld xmm4, 0x16                                    ;   719.0 p1      55 x[2]
        pxor xmm2, xmm4                                     ;   721.0 p1      80 x[2]
        pshufd xmm4, xmm0, 0xe4                             ;   707.0 p1      27 x copy
        pxor xmm4, xmm1                                     ;   717.0 p1      27 x
        pxor xmm2, [ebp + 272]                              ;   723.0 p2+p1   80 x[2]
        pxor xmm0, xmm2                                     ;   725.0 p1      27 x
        por xmm2, xmm4                                      ;   725.0 p1      27 x
        pxor xmm1, xmm3                                     ;   717.0 p1      27 x
        pand xmm1, xmm4                                     ;   719.0 p1      27 x
        pxor xmm1, xmm0                                     ;   727.0 p1      27 x
        pand xmm0, xmm2                                     ;   727.0 p1      27 x
        pxor xmm2, xmm3                                     ;   727.0 p1      27 x
        pxor xmm2, xmm0                                     ;   729.0 p1      27 x
        pand xmm0, xmm1                                     ;   729.0 p1      27 x
        por xmm2, xmm0                                      ;   731.0 p1      27 x
        pxor xmm0, xmm4                                     ;   731.0 p1      27 x
        pxor xmm2, xmm0                                     ;   733.0 p1      48 x[1]
        pxor xmm0, xmm3                                     ;   733.0 p1      27 x
        pand xmm3, xmm1                                     ;   729.0 p1      27 x
        pxor xmm4, xmm3                                     ;   731.0 p1      49 x[3]
        movdqa xmm3, xmm1                                   ;   729.0 p0      46 x[0] copy
        psrld xmm1, 0x13                                    ;   729.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;   736.0 p1      46 x[0]
        pxor xmm1, xmm3                                     ;   738.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;   740.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   735.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;   735.0 p1      47 x[2]
        pslld xmm3, 3                                       ;   742.0 p1      47 x[2]
        pxor xmm0, xmm3                                     ;   744.0 p1      47 x[2]
        movdqa xmm3, xmm1                                   ;   740.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   747.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;   746.0 p1      48 x[1]
        pxor xmm4, xmm0                                     ;   746.0 p1      49 x[3]
        pxor xmm4, xmm3                                     ;   749.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;   748.0 p0      50 x[1] copy
        psrld xmm2, 0x1f                                    ;   748.0 p1      50 x[1]
        pslld xmm3, 1                                       ;   755.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   757.0 p1      50 x[1]
        pshufd xmm3, xmm4, 0xe4                             ;   751.0 p1      51 x[3] copy
        psrld xmm4, 0x19                                    ;   751.0 p1      51 x[3]
        pslld xmm3, 7                                       ;   755.0 p1      51 x[3]
        pxor xmm4, xmm3                                     ;   757.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;   759.0 p1      53 x[2]
        pxor xmm1, xmm2                                     ;   759.0 p1      52 x[0]
        movdqa xmm3, xmm2                                   ;   759.0 p0      53 x[2] copy
        pslld xmm3, 7                                       ;   766.0 p1      53 x[2]
        pxor xmm0, xmm3                                     ;   768.0 p1      53 x[2]
        pxor xmm1, xmm4                                     ;   761.0 p1      52 x[0]
        pxor xmm2, [ebp + 1344]                             ;   759.0 p2+p1   80 x[1]
        movdqa xmm3, xmm1                                   ;   763.0 p0      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   763.0 p1      54 x[0]
        pslld xmm3, 5                                       ;   770.0 p1      54 x[0]
        pxor xmm1, xmm3                                     ;   772.0 p1      80 x[0]
        pxor xmm1, [ebp + 288]                              ;   774.0 p2+p1   80 x[0]
        movdqa xmm3, xmm0                                   ;   770.0 p0      55 x[2] copy
        psrld xmm0, 0xa                                     ;   770.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;   777.0 p1      55 x[2]
        pxor xmm0, xmm3                                     ;   779.0 p1      28 x
        pshufd xmm3, xmm2, 0xe4                             ;   761.0 p1      28 x copy
        por xmm3, xmm1                                      ;   776.0 p1      28 x
        pxor xmm4, [ebp + 1376]                             ;   759.0 p2+p1   80 x[3]
        pxor xmm0, [ebp + 1360]                             ;   781.0 p2+p1   28 x
        pxor xmm0, xmm1                                     ;   783.0 p1      28 x
        pxor xmm3, xmm0                                     ;   785.0 p1      28 x
        pand xmm0, xmm1                                     ;   785.0 p1      28 x
        pxor xmm2, xmm4                                     ;   761.0 p1      28 x
        pxor xmm2, xmm1                                     ;   776.0 p1      28 x
        pand xmm0, xmm2                                     ;   787.0 p1      28 x
        pxor xmm0, xmm4                                     ;   789.0 p1      28 x
        por xmm4, xmm2                                      ;   778.0 p1      28 x
        pxor xmm4, xmm3                                     ;   787.0 p1      28 x
        pxor xmm1, xmm3                                     ;   787.0 p1      28 x
        pand xmm3, xmm0                                     ;   791.0 p1      28 x
        pxor xmm0, xmm1                                     ;   791.0 p1      49 x[3]
        pand xmm1, xmm4                                     ;   789.0 p1      28 x
        pxor xmm1, xmm2                                     ;   791.0 p1      28 x
        pxor xmm2, xmm3                                     ;   793.0 p1      48 x[1]
        movdqa xmm3, xmm4                                   ;   789.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;   796.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   789.0 p1      46 x[0]
        pxor xmm4, xmm3                                     ;   798.0 p1      46 x[0]
        movdqa xmm3, xmm1                                   ;   793.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;   800.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;   793.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;   800.0 p1      48 x[1]
        pxor xmm1, xmm3                                     ;   802.0 p1      47 x[2]
        movdqa xmm3, xmm4                                   ;   800.0 p0      49 x[3] copy
        pxor xmm2, xmm1                                     ;   804.0 p1      48 x[1]
        pslld xmm3, 3                                       ;   807.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   804.0 p1      49 x[3]
        pxor xmm0, xmm3                                     ;   809.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;   806.0 p0      50 x[1] copy
        psrld xmm2, 0x1f                                    ;   806.0 p1      50 x[1]
        pslld xmm3, 1                                       ;   813.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   815.0 p1      50 x[1]
        pshufd xmm3, xmm0, 0xe4                             ;   811.0 p1      51 x[3] copy
        pxor xmm4, xmm2                                     ;   817.0 p1      52 x[0]
        pslld xmm3, 7                                       ;   815.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   811.0 p1      51 x[3]
        pxor xmm0, xmm3                                     ;   817.0 p1      51 x[3]
        pxor xmm4, xmm0                                     ;   819.0 p1      52 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;   817.0 p1      53 x[2] copy
        pslld xmm3, 7                                       ;   821.0 p1      53 x[2]
        pxor xmm2, [ebp + 304]                              ;   817.0 p2+p1   80 x[1]
        pxor xmm1, xmm0                                     ;   819.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   823.0 p1      53 x[2]
        pshufd xmm3, xmm4, 0xe4                             ;   821.0 p1      54 x[0] copy
        pxor xmm0, [ebp + 1424]                             ;   819.0 p2+p1   80 x[3]
        psrld xmm4, 0x1b                                    ;   821.0 p1      54 x[0]
        pslld xmm3, 5                                       ;   825.0 p1      54 x[0]
        pxor xmm4, xmm3                                     ;   827.0 p1      80 x[0]
        pxor xmm4, [ebp + 1392]                             ;   829.0 p2+p1   80 x[0]
        pshufd xmm3, xmm1, 0xe4                             ;   825.0 p1      55 x[2] copy
        pslld xmm3, 0x16                                    ;   829.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   825.0 p1      55 x[2]
        pshufd xmm6, xmm0, 0xe4                             ;   821.0 p1      29 x copy
        pxor xmm1, xmm3                                     ;   831.0 p1      80 x[2]
        pxor xmm1, [ebp + 1408]                             ;   833.0 p2+p1   80 x[2]
        pand xmm6, xmm4                                     ;   831.0 p1      29 x
        pshufd xmm3, xmm2, 0xe4                             ;   819.0 p1      29 x copy
        pxor xmm3, xmm1                                     ;   835.0 p1      29 x
        pxor xmm6, xmm3                                     ;   837.0 p1      29 x
        pxor xmm1, xmm0                                     ;   835.0 p1      29 x
        pxor xmm0, xmm4                                     ;   831.0 p1      29 x
        pand xmm2, xmm0                                     ;   833.0 p1      29 x
        pxor xmm2, xmm3                                     ;   837.0 p1      29 x
        por xmm3, xmm0                                      ;   837.0 p1      29 x
        pxor xmm3, xmm1                                     ;   839.0 p1      29 x
        pand xmm1, xmm2                                     ;   839.0 p1      29 x
        pxor xmm0, xmm6                                     ;   839.0 p1      29 x
        pxor xmm1, xmm0                                     ;   841.0 p1      29 x
        pxor xmm2, xmm6                                     ;   839.0 p1      29 x
        pand xmm2, xmm3                                     ;   841.0 p1      29 x
        pxor xmm3, xmm1                                     ;   843.0 p1      29 x
        pxor xmm0, xmm2                                     ;   843.0 p1      49 x[3]
        pshufd xmm2, xmm1, 0xe4                             ;   843.0 p1      46 x[0] copy
        psrld xmm1, 0x13                                    ;   843.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;   847.0 p1      46 x[0]
        pxor xmm1, xmm2                                     ;   849.0 p1      46 x[0]
        movdqa xmm2, xmm3                                   ;   845.0 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   852.0 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;   845.0 p1      47 x[2]
        pxor xmm3, xmm2                                     ;   854.0 p1      47 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;   851.0 p1      49 x[3] copy
        pxor xmm6, xmm1                                     ;   851.0 p1      48 x[1]
        pxor xmm6, xmm3                                     ;   856.0 p1      48 x[1]
        pxor xmm0, xmm3                                     ;   856.0 p1      49 x[3]
        pslld xmm2, 3                                       ;   855.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   858.0 p1      49 x[3]
        pshufd xmm2, xmm6, 0xe4                             ;   858.0 p1      50 x[1] copy
        pslld xmm2, 1                                       ;   862.0 p1      50 x[1]
        psrld xmm6, 0x1f                                    ;   858.0 p1      50 x[1]
        pxor xmm6, xmm2                                     ;   864.0 p1      50 x[1]
        pshufd xmm2, xmm0, 0xe4                             ;   860.0 p1      51 x[3] copy
        pslld xmm2, 7                                       ;   864.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   860.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   866.0 p1      51 x[3]
        pshufd xmm2, xmm6, 0xe4                             ;   866.0 p1      53 x[2] copy
        pxor xmm1, xmm6                                     ;   866.0 p1      52 x[0]
        pxor xmm6, [ebp + 336]                              ;   866.0 p2+p1   80 x[1]
        pslld xmm2, 7                                       ;   870.0 p1      53 x[2]
        pshufd xmm7, xmm6, 0xe4                             ;   868.0 p1      30 x copy
        pxor xmm1, xmm0                                     ;   868.0 p1      52 x[0]
        pxor xmm3, xmm0                                     ;   868.0 p1      53 x[2]
        pxor xmm0, [ebp + 1440]                             ;   868.0 p2+p1   80 x[3]
        pxor xmm3, xmm2                                     ;   872.0 p1      53 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;   870.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   870.0 p1      54 x[0]
        pslld xmm2, 5                                       ;   874.0 p1      54 x[0]
        pxor xmm1, xmm2                                     ;   876.0 p1      80 x[0]
        pshufd xmm2, xmm3, 0xe4                             ;   874.0 p1      55 x[2] copy
        pslld xmm2, 0x16                                    ;   878.0 p1      55 x[2]
        psrld xmm3, 0xa                                     ;   874.0 p1      55 x[2]
        pxor xmm3, xmm2                                     ;   880.0 p1      80 x[2]
        pxor xmm3, [ebp + 352]                              ;   882.0 p2+p1   80 x[2]
        pxor xmm1, [ebp + 320]                              ;   878.0 p2+p1   80 x[0]
        por xmm7, xmm3                                      ;   884.0 p1      30 x
        pshufd xmm2, xmm0, 0xe4                             ;   870.0 p1      30 x copy
        pxor xmm2, xmm7                                     ;   886.0 p1      30 x
        pand xmm0, xmm3                                     ;   884.0 p1      30 x
        pshufd xmm4, xmm1, 0xe4                             ;   880.0 p1      30 x copy
        pand xmm1, xmm2                                     ;   888.0 p1      30 x
        pxor xmm4, xmm6                                     ;   884.0 p1      30 x
        pxor xmm0, xmm4                                     ;   886.0 p1      30 x
        pxor xmm4, xmm1                                     ;   890.0 p1      48 x[1]
        pxor xmm6, xmm3                                     ;   884.0 p1      30 x
        pxor xmm6, xmm1                                     ;   890.0 p1      30 x
        pand xmm1, xmm6                                     ;   892.0 p1      30 x
        pxor xmm1, xmm2                                     ;   894.0 p1      30 x
        pxor xmm2, xmm0                                     ;   888.0 p1      30 x
        pand xmm0, xmm6                                     ;   892.0 p1      30 x
        pxor xmm2, xmm0                                     ;   894.0 p1      30 x
        pxor xmm0, xmm1                                     ;   896.0 p1      30 x
        pxor xmm4, xmm1                                     ;   896.0 p1      48 x[1]
        pshufd xmm1, xmm0, 0xe4                             ;   898.0 p1      46 x[0] copy
        pslld xmm1, 0xd                                     ;   902.0 p1      46 x[0]
        psrld xmm0, 0x13                                    ;   898.0 p1      46 x[0]
        pxor xmm0, xmm1                                     ;   904.0 p1      46 x[0]
        pshufd xmm1, xmm2, 0xe4                             ;   896.0 p1      47 x[2] copy
        pslld xmm1, 3                                       ;   900.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;   896.0 p1      47 x[2]
        pxor xmm2, xmm1                                     ;   902.0 p1      47 x[2]
        pxor xmm6, xmm2                                     ;   904.0 p1      49 x[3]
        pshufd xmm1, xmm0, 0xe4                             ;   906.0 p1      49 x[3] copy
        pslld xmm1, 3                                       ;   910.0 p1      49 x[3]
        pxor xmm6, xmm1                                     ;   912.0 p1      49 x[3]
        pxor xmm4, xmm0                                     ;   906.0 p1      48 x[1]
        pxor xmm4, xmm2                                     ;   908.0 p1      48 x[1]
        pshufd xmm1, xmm4, 0xe4                             ;   910.0 p1      50 x[1] copy
        pslld xmm1, 1                                       ;   914.0 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;   910.0 p1      50 x[1]
        pxor xmm4, xmm1                                     ;   916.0 p1      50 x[1]
        pshufd xmm1, xmm6, 0xe4                             ;   914.0 p1      51 x[3] copy
        pslld xmm1, 7                                       ;   918.0 p1      51 x[3]
        psrld xmm6, 0x19                                    ;   914.0 p1      51 x[3]
        pxor xmm6, xmm1                                     ;   920.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;   918.0 p1      52 x[0]
        pxor xmm2, xmm6                                     ;   922.0 p1      53 x[2]
        pxor xmm0, xmm6                                     ;   922.0 p1      52 x[0]
        pshufd xmm1, xmm4, 0xe4                             ;   918.0 p1      53 x[2] copy
        pxor xmm4, [ebp + 1472]                             ;   918.0 p2+p1   80 x[1]
        pxor xmm6, [ebp + 1488]                             ;   922.0 p2+p1   23 x
        pslld xmm1, 7                                       ;   922.0 p1      53 x[2]
        pxor xmm2, xmm1                                     ;   924.0 p1      53 x[2]
        pshufd xmm1, xmm0, 0xe4                             ;   924.0 p1      54 x[0] copy
        pslld xmm1, 5                                       ;   928.0 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;   924.0 p1      54 x[0]
        pxor xmm0, xmm1                                     ;   930.0 p1      80 x[0]
        pshufd xmm1, xmm2, 0xe4                             ;   926.0 p1      55 x[2] copy
        psrld xmm2, 0xa                                     ;   926.0 p1      55 x[2]
        pslld xmm1, 0x16                                    ;   930.0 p1      55 x[2]
        pxor xmm2, xmm1                                     ;   932.0 p1      80 x[2]
        pshufd xmm1, xmm4, 0xe4                             ;   920.0 p1      23 x copy
        pxor xmm0, [ebp + 1456]                             ;   932.0 p2+p1   80 x[0]
        pxor xmm6, xmm0                                     ;   934.0 p1      23 x
        pand xmm4, xmm6                                     ;   936.0 p1      23 x
        pxor xmm4, xmm0                                     ;   938.0 p1      23 x
        pxor xmm2, [ebp + 368]                              ;   934.0 p2+p1   80 x[2]
        pxor xmm1, xmm2                                     ;   936.0 p1      23 x
        por xmm0, xmm6                                      ;   936.0 p1      23 x
        pxor xmm6, xmm2                                     ;   936.0 p1      23 x
        pand xmm2, xmm4                                     ;   940.0 p1      23 x
        pxor xmm2, xmm1                                     ;   942.0 p1      23 x
        pxor xmm0, xmm1                                     ;   938.0 p1      23 x
        pand xmm1, xmm4                                     ;   940.0 p1      23 x
        pxor xmm4, xmm6                                     ;   940.0 p1      23 x
        pand xmm6, xmm0                                     ;   940.0 p1      23 x
        por xmm6, xmm1                                      ;   942.0 p1      23 x
        movdqa xmm1, xmm6                                   ;   944.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;   951.0 p1      46 x[0]
        pxor xmm2, xmm4                                     ;   944.0 p1      23 x
        pxor xmm4, xmm6                                     ;   944.0 p1      48 x[1]
        psrld xmm6, 0x13                                    ;   944.0 p1      46 x[0]
        pxor xmm6, xmm1                                     ;   953.0 p1      46 x[0]
        movdqa xmm1, xmm2                                   ;   946.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   946.0 p1      47 x[2]
        pslld xmm1, 3                                       ;   953.0 p1      47 x[2]
        pxor xmm2, xmm1                                     ;   955.0 p1      47 x[2]
        pxor xmm4, xmm6                                     ;   955.0 p1      48 x[1]
        pxor xmm4, xmm2                                     ;   957.0 p1      48 x[1]
        movdqa xmm1, xmm6                                   ;   955.0 p0      49 x[3] copy
        pxor xmm0, xmm2                                     ;   957.0 p1      49 x[3]
        pslld xmm1, 3                                       ;   962.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   964.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;   959.0 p0      50 x[1] copy
        psrld xmm4, 0x1f                                    ;   959.0 p1      50 x[1]
        pslld xmm1, 1                                       ;   966.0 p1      50 x[1]
        pxor xmm4, xmm1                                     ;   968.0 p1      50 x[1]
        movdqa xmm1, xmm0                                   ;   966.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;   973.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   966.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   975.0 p1      51 x[3]
        pxor xmm6, xmm4                                     ;   970.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;   977.0 p1      53 x[2]
        movdqa xmm1, xmm4                                   ;   970.0 p0      53 x[2] copy
        pslld xmm1, 7                                       ;   977.0 p1      53 x[2]
        pxor xmm6, xmm0                                     ;   977.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;   979.0 p1      53 x[2]
        movdqa xmm1, xmm6                                   ;   979.0 p0      54 x[0] copy
        pslld xmm1, 5                                       ;   986.0 p1      54 x[0]
        psrld xmm6, 0x1b                                    ;   979.0 p1      54 x[0]
        pxor xmm0, [ebp + 416]                              ;   977.0 p2+p1   80 x[3]
        pxor xmm6, xmm1                                     ;   988.0 p1      80 x[0]
        movdqa xmm1, xmm2                                   ;   981.0 p0      55 x[2] copy
        pxor xmm6, [ebp + 384]                              ;   990.0 p2+p1   80 x[0]
        pslld xmm1, 0x16                                    ;   988.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   981.0 p1      55 x[2]
        pxor xmm4, [ebp + 1504]                             ;   970.0 p2+p1   80 x[1]
        pxor xmm2, xmm1                                     ;   990.0 p1      80 x[2]
        pxor xmm2, [ebp + 400]                              ;   992.0 p2+p1   80 x[2]
        pshufd xmm1, xmm4, 0xe4                             ;   972.0 p1      24 x copy
        pand xmm1, xmm6                                     ;   992.0 p1      24 x
        pxor xmm6, xmm0                                     ;   992.0 p1      24 x
        por xmm6, xmm4                                      ;   994.0 p1      24 x
        pxor xmm4, xmm0                                     ;   979.0 p1      24 x
        pxor xmm4, xmm2                                     ;   994.0 p1      24 x
        pxor xmm6, xmm5                                     ;   996.0 p1      24 x
        por xmm2, xmm1                                      ;   994.0 p1      24 x
        pxor xmm1, xmm4                                     ;   996.0 p1      24 x
        pand xmm4, xmm2                                     ;   996.0 p1      24 x
        por xmm4, xmm6                                      ;   998.0 p1      24 x
        movdqa xmm3, xmm1                                   ;   998.0 p0      47 x[2] copy
        pxor xmm0, xmm1                                     ;   998.0 p1      24 x
        pxor xmm6, xmm0                                     ;  1000.0 p1      24 x
        pand xmm0, xmm4                                     ;  1000.0 p1      24 x
        pslld xmm3, 3                                       ;  1005.0 p1      47 x[2]
        pxor xmm0, xmm6                                     ;  1002.0 p1      24 x
        pxor xmm2, xmm1                                     ;   998.0 p1      24 x
        por xmm2, xmm4                                      ;  1000.0 p1      24 x
        pxor xmm2, xmm6                                     ;  1002.0 p1      48 x[1]
        psrld xmm1, 0x1d                                    ;   998.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;  1007.0 p1      47 x[2]
        movdqa xmm3, xmm0                                   ;  1004.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;  1004.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;  1011.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;  1009.0 p1      48 x[1]
        pxor xmm0, xmm3                                     ;  1013.0 p1      46 x[0]
        pxor xmm2, xmm0                                     ;  1015.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;  1009.0 p1      49 x[3]
        pshufd xmm3, xmm0, 0xe4                             ;  1015.0 p1      49 x[3] copy
        pslld xmm3, 3                                       ;  1019.0 p1      49 x[3]
        pxor xmm4, xmm3                                     ;  1021.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;  1017.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;  1024.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;  1017.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;  1026.0 p1      50 x[1]
        movdqa xmm3, xmm4                                   ;  1023.0 p0      51 x[3] copy
        psrld xmm4, 0x19                                    ;  1023.0 p1      51 x[3]
        pslld xmm3, 7                                       ;  1030.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;  1028.0 p1      52 x[0]
        pxor xmm4, xmm3                                     ;  1032.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;  1034.0 p1      52 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;  1028.0 p1      53 x[2] copy
        pxor xmm2, [ebp + 1536]                             ;  1028.0 p2+p1   80 x[1]
        pxor xmm1, xmm4                                     ;  1034.0 p1      53 x[2]
        pslld xmm3, 7                                       ;  1032.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;  1036.0 p1      53 x[2]
        pshufd xmm3, xmm0, 0xe4                             ;  1036.0 p1      54 x[0] copy
        psrld xmm0, 0x1b                                    ;  1036.0 p1      54 x[0]
        pxor xmm4, [ebp + 1568]                             ;  1034.0 p2+p1   80 x[3]
        pslld xmm3, 5                                       ;  1040.0 p1      54 x[0]
        pxor xmm0, xmm3                                     ;  1042.0 p1      80 x[0]
        pxor xmm0, [ebp + 1520]                             ;  1044.0 p2+p1   80 x[0]
        movdqa xmm3, xmm1                                   ;  1038.0 p0      55 x[2] copy
        pslld xmm3, 0x16                                    ;  1045.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;  1038.0 p1      55 x[2]
        pxor xmm1, xmm3                                     ;  1047.0 p1      80 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;  1030.0 p1      25 x copy
        pxor xmm1, [ebp + 1552]                             ;  1049.0 p2+p1   80 x[2]
        pxor xmm3, xmm1                                     ;  1051.0 p1      25 x
        pand xmm1, xmm0                                     ;  1051.0 p1      25 x
        pxor xmm1, xmm4                                     ;  1053.0 p1      25 x
        por xmm4, xmm0                                      ;  1046.0 p1      25 x
        pxor xmm4, xmm2                                     ;  1048.0 p1      25 x
        pand xmm2, xmm1                                     ;  1055.0 p1      25 x
        pxor xmm3, xmm0                                     ;  1053.0 p1      25 x
        pxor xmm1, xmm3                                     ;  1055.0 p1      25 x
        pxor xmm0, xmm1                                     ;  1057.0 p1      25 x
        pxor xmm2, xmm3                                     ;  1057.0 p1      25 x
        por xmm3, xmm4                                      ;  1055.0 p1      25 x
        pxor xmm3, xmm1                                     ;  1057.0 p1      25 x
        pxor xmm4, xmm3                                     ;  1059.0 p1      25 x
        pxor xmm3, xmm2                                     ;  1059.0 p1      48 x[1]
        movdqa xmm1, xmm0                                   ;  1059.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;  1059.0 p1      46 x[0]
        pslld xmm1, 0xd                                     ;  1066.0 p1      46 x[0]
        pxor xmm0, xmm1                                     ;  1068.0 p1      46 x[0]
        movdqa xmm1, xmm4                                   ;  1061.0 p0      47 x[2] copy
        psrld xmm4, 0x1d                                    ;  1061.0 p1      47 x[2]
        pslld xmm1, 3                                       ;  1068.0 p1      47 x[2]
        pxor xmm4, xmm1                                     ;  1070.0 p1      47 x[2]
        movdqa xmm1, xmm0                                   ;  1070.0 p0      49 x[3] copy
        pxor xmm3, xmm0                                     ;  1070.0 p1      48 x[1]
        pxor xmm3, xmm4                                     ;  1072.0 p1      48 x[1]
        pslld xmm1, 3                                       ;  1077.0 p1      49 x[3]
        pxor xmm2, xmm4                                     ;  1072.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1079.0 p1      49 x[3]
        movdqa xmm1, xmm3                                   ;  1074.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;  1074.0 p1      50 x[1]
        pslld xmm1, 1                                       ;  1081.0 p1      50 x[1]
        pxor xmm3, xmm1                                     ;  1083.0 p1      50 x[1]
        pshufd xmm1, xmm2, 0xe4                             ;  1081.0 p1      51 x[3] copy
        pslld xmm1, 7                                       ;  1085.0 p1      51 x[3]
        pxor xmm0, xmm3                                     ;  1085.0 p1      52 x[0]
        psrld xmm2, 0x19                                    ;  1081.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1087.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;  1089.0 p1      52 x[0]
        pxor xmm4, xmm2                                     ;  1089.0 p1      53 x[2]
        pshufd xmm1, xmm3, 0xe4                             ;  1085.0 p1      53 x[2] copy
        pslld xmm1, 7                                       ;  1089.0 p1      53 x[2]
        pxor xmm4, xmm1                                     ;  1091.0 p1      53 x[2]
        pshufd xmm1, xmm0, 0xe4                             ;  1091.0 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1095.0 p1      54 x[0]
        pxor xmm2, [ebp + 448]                              ;  1089.0 p2+p1   80 x[3]
        pxor xmm3, [ebp + 1584]                             ;  1085.0 p2+p1   80 x[1]
        psrld xmm0, 0x1b                                    ;  1091.0 p1      54 x[0]
        pxor xmm0, xmm1                                     ;  1097.0 p1      80 x[0]
        pshufd xmm1, xmm4, 0xe4                             ;  1093.0 p1      55 x[2] copy
        psrld xmm4, 0xa                                     ;  1093.0 p1      55 x[2]
        pslld xmm1, 0x16                                    ;  1097.0 p1      55 x[2]
        pxor xmm0, [ebp + 432]                              ;  1099.0 p2+p1   80 x[0]
        pxor xmm4, xmm1                                     ;  1099.0 p1      80 x[2]
        pshufd xmm1, xmm3, 0xe4                             ;  1087.0 p1      26 x copy
        pxor xmm3, xmm2                                     ;  1091.0 p1      26 x
        por xmm2, xmm0                                      ;  1101.0 p1      26 x
        pxor xmm4, [ebp + 1600]                             ;  1101.0 p2+p1   80 x[2]
        pand xmm1, xmm0                                     ;  1101.0 p1      26 x
        pxor xmm0, xmm4                                     ;  1103.0 p1      26 x
        pand xmm4, xmm2                                     ;  1103.0 p1      26 x
        pxor xmm2, xmm1                                     ;  1103.0 p1      26 x
        por xmm0, xmm1                                      ;  1105.0 p1      26 x
        pxor xmm0, xmm3                                     ;  1107.0 p1      26 x
        por xmm3, xmm1                                      ;  1103.0 p1      26 x
        por xmm1, xmm4                                      ;  1105.0 p1      26 x
        pxor xmm3, xmm4                                     ;  1105.0 p1      26 x
        por xmm4, xmm2                                      ;  1105.0 p1      26 x
        pxor xmm4, xmm0                                     ;  1109.0 p1      26 x
        pand xmm0, xmm3                                     ;  1109.0 p1      26 x
        por xmm2, xmm3                                      ;  1107.0 p1      26 x
        pxor xmm0, xmm2                                     ;  1111.0 p1      26 x
        pxor xmm2, xmm4                                     ;  1111.0 p1      26 x
        pxor xmm1, xmm4                                     ;  1111.0 p1      49 x[3]
        movdqa xmm4, xmm0                                   ;  1113.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;  1113.0 p1      46 x[0]
        pslld xmm4, 0xd                                     ;  1120.0 p1      46 x[0]
        pxor xmm0, xmm4                                     ;  1122.0 p1      46 x[0]
        movdqa xmm4, xmm2                                   ;  1113.0 p0      47 x[2] copy
        pslld xmm4, 3                                       ;  1120.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1113.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;  1122.0 p1      47 x[2]
        pxor xmm3, xmm0                                     ;  1124.0 p1      48 x[1]
        pxor xmm3, xmm2                                     ;  1126.0 p1      48 x[1]
        movdqa xmm4, xmm0                                   ;  1124.0 p0      49 x[3] copy
        pslld xmm4, 3                                       ;  1131.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1124.0 p1      49 x[3]
        pxor xmm1, xmm4                                     ;  1133.0 p1      49 x[3]
        movdqa xmm4, xmm3                                   ;  1128.0 p0      50 x[1] copy
        pslld xmm4, 1                                       ;  1135.0 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1128.0 p1      50 x[1]
        pxor xmm3, xmm4                                     ;  1137.0 p1      50 x[1]
        pshufd xmm4, xmm1, 0xe4                             ;  1135.0 p1      51 x[3] copy
        pslld xmm4, 7                                       ;  1139.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;  1135.0 p1      51 x[3]
        pxor xmm1, xmm4                                     ;  1141.0 p1      51 x[3]
        pxor xmm0, xmm3                                     ;  1139.0 p1      52 x[0]
        pshufd xmm4, xmm3, 0xe4                             ;  1139.0 p1      53 x[2] copy
        pxor xmm0, xmm1                                     ;  1143.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;  1143.0 p1      53 x[2]
        pxor xmm3, [ebp + 1632]                             ;  1139.0 p2+p1   80 x[1]
        pslld xmm4, 7                                       ;  1143.0 p1      53 x[2]
        pxor xmm2, xmm4                                     ;  1145.0 p1      53 x[2]
        pshufd xmm4, xmm0, 0xe4                             ;  1145.0 p1      54 x[0] copy
        psrld xmm0, 0x1b                                    ;  1145.0 p1      54 x[0]
        pslld xmm4, 5                                       ;  1149.0 p1      54 x[0]
        pxor xmm1, [ebp + 1648]                             ;  1143.0 p2+p1   80 x[3]
        pxor xmm0, xmm4                                     ;  1151.0 p1      80 x[0]
        pshufd xmm4, xmm2, 0xe4                             ;  1147.0 p1      55 x[2] copy
        pslld xmm4, 0x16                                    ;  1151.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;  1147.0 p1      55 x[2]
        pxor xmm2, xmm4                                     ;  1153.0 p1      80 x[2]
        pxor xmm2, [ebp + 464]                              ;  1155.0 p2+p1   80 x[2]
        pxor xmm0, [ebp + 1616]                             ;  1153.0 p2+p1   80 x[0]
        pshufd xmm4, xmm1, 0xe4                             ;  1145.0 p1      27 x copy
        pxor xmm1, xmm2                                     ;  1157.0 p1      27 x
        pxor xmm4, xmm0                                     ;  1155.0 p1      27 x
        por xmm2, xmm4                                      ;  1157.0 p1      27 x
        pxor xmm0, xmm3                                     ;  1155.0 p1      27 x
        pand xmm0, xmm4                                     ;  1157.0 p1      27 x
        pxor xmm0, xmm1                                     ;  1159.0 p1      27 x
        pand xmm1, xmm2                                     ;  1159.0 p1      27 x
        pxor xmm2, xmm3                                     ;  1159.0 p1      27 x
        pxor xmm2, xmm1                                     ;  1161.0 p1      27 x
        pand xmm1, xmm0                                     ;  1161.0 p1      27 x
        por xmm2, xmm1                                      ;  1163.0 p1      27 x
        pxor xmm1, xmm4                                     ;  1163.0 p1      27 x
        pxor xmm2, xmm1                                     ;  1165.0 p1      48 x[1]
        pxor xmm1, xmm3                                     ;  1165.0 p1      27 x
        pand xmm3, xmm0                                     ;  1161.0 p1      27 x
        pxor xmm4, xmm3                                     ;  1163.0 p1      49 x[3]
        pshufd xmm3, xmm0, 0xe4                             ;  1161.0 p1      46 x[0] copy
        pslld xmm3, 0xd                                     ;  1165.0 p1      46 x[0]
        psrld xmm0, 0x13                                    ;  1161.0 p1      46 x[0]
        pxor xmm0, xmm3                                     ;  1167.0 p1      46 x[0]
        pshufd xmm3, xmm1, 0xe4                             ;  1167.0 p1      47 x[2] copy
        pxor xmm2, xmm0                                     ;  1169.0 p1      48 x[1]
        psrld xmm1, 0x1d                                    ;  1167.0 p1      47 x[2]
        pslld xmm3, 3                                       ;  1171.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;  1173.0 p1      47 x[2]
        pshufd xmm3, xmm0, 0xe4                             ;  1169.0 p1      49 x[3] copy
        pxor xmm2, xmm1                                     ;  1175.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;  1175.0 p1      49 x[3]
        pslld xmm3, 3                                       ;  1173.0 p1      49 x[3]
        pxor xmm4, xmm3                                     ;  1177.0 p1      49 x[3]
        pshufd xmm3, xmm2, 0xe4                             ;  1177.0 p1      50 x[1] copy
        pslld xmm3, 1                                       ;  1181.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;  1177.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;  1183.0 p1      50 x[1]
        pxor xmm0, xmm2                                     ;  1185.0 p1      52 x[0]
        pshufd xmm3, xmm4, 0xe4                             ;  1179.0 p1      51 x[3] copy
        psrld xmm4, 0x19                                    ;  1179.0 p1      51 x[3]
        pslld xmm3, 7                                       ;  1183.0 p1      51 x[3]
        pxor xmm4, xmm3                                     ;  1185.0 p1      51 x[3]
        pxor xmm1, xmm4                                     ;  1187.0 p1      53 x[2]
        pxor xmm0, xmm4                                     ;  1187.0 p1      52 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;  1185.0 p1      53 x[2] copy
        pslld xmm3, 7                                       ;  1189.0 p1      53 x[2]
        pxor xmm4, [ebp + 1696]                             ;  1187.0 p2+p1   80 x[3]
        pxor xmm1, xmm3                                     ;  1191.0 p1      53 x[2]
        pxor xmm2, [ebp + 1664]                             ;  1185.0 p2+p1   80 x[1]
        pshufd xmm3, xmm0, 0xe4                             ;  1189.0 p1      54 x[0] copy
        pslld xmm3, 5                                       ;  1193.0 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;  1189.0 p1      54 x[0]
        pxor xmm0, xmm3                                     ;  1195.0 p1      80 x[0]
        pshufd xmm3, xmm1, 0xe4                             ;  1193.0 p1      55 x[2] copy
        psrld xmm1, 0xa                                     ;  1193.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;  1197.0 p1      55 x[2]
        pxor xmm1, xmm3                                     ;  1199.0 p1      28 x
        pxor xmm1, [ebp + 1680]                             ;  1201.0 p2+p1   28 x
        pshufd xmm3, xmm2, 0xe4                             ;  1187.0 p1      28 x copy
        pxor xmm0, [ebp + 480]                              ;  1197.0 p2+p1   80 x[0]
        pxor xmm2, xmm4                                     ;  1189.0 p1      28 x
        pxor xmm1, xmm0                                     ;  1203.0 p1      28 x
        por xmm3, xmm0                                      ;  1199.0 p1      28 x
        pxor xmm3, xmm1                                     ;  1205.0 p1      28 x
        pxor xmm2, xmm0                                     ;  1199.0 p1      28 x
        pand xmm1, xmm0                                     ;  1205.0 p1      28 x
        pand xmm1, xmm2                                     ;  1207.0 p1      28 x
        pxor xmm0, xmm3                                     ;  1207.0 p1      28 x
        pxor xmm1, xmm4                                     ;  1209.0 p1      28 x
        por xmm4, xmm2                                      ;  1201.0 p1      28 x
        pxor xmm4, xmm3                                     ;  1207.0 p1      28 x
        pand xmm3, xmm1                                     ;  1211.0 p1      28 x
        pxor xmm1, xmm0                                     ;  1211.0 p1      49 x[3]
        pand xmm0, xmm4                                     ;  1209.0 p1      28 x
        pxor xmm0, xmm2                                     ;  1211.0 p1      28 x
        pxor xmm2, xmm3                                     ;  1213.0 p1      48 x[1]
        movdqa xmm3, xmm4                                   ;  1209.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;  1216.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;  1209.0 p1      46 x[0]
        pxor xmm4, xmm3                                     ;  1218.0 p1      46 x[0]
        movdqa xmm3, xmm0                                   ;  1213.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;  1213.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;  1220.0 p1      48 x[1]
        pslld xmm3, 3                                       ;  1220.0 p1      47 x[2]
        pxor xmm0, xmm3                                     ;  1222.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;  1224.0 p1      48 x[1]
        pshufd xmm3, xmm4, 0xe4                             ;  1220.0 p1      49 x[3] copy
        pslld xmm3, 3                                       ;  1224.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;  1224.0 p1      49 x[3]
        pxor xmm1, xmm3                                     ;  1226.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;  1226.0 p0      50 x[1] copy
        psrld xmm2, 0x1f                                    ;  1226.0 p1      50 x[1]
        pslld xmm3, 1                                       ;  1233.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;  1235.0 p1      50 x[1]
        pshufd xmm3, xmm1, 0xe4                             ;  1228.0 p1      51 x[3] copy
        pxor xmm4, xmm2                                     ;  1237.0 p1      52 x[0]
        psrld xmm1, 0x19                                    ;  1228.0 p1      51 x[3]
        pslld xmm3, 7                                       ;  1232.0 p1      51 x[3]
        pxor xmm1, xmm3                                     ;  1234.0 p1      51 x[3]
        pxor xmm4, xmm1                                     ;  1239.0 p1      52 x[0]
        pxor xmm0, xmm1                                     ;  1236.0 p1      53 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;  1237.0 p1      53 x[2] copy
        pxor xmm2, [ebp + 496]                              ;  1237.0 p2+p1   80 x[1]
        pslld xmm3, 7                                       ;  1241.0 p1      53 x[2]
        pxor xmm0, xmm3                                     ;  1243.0 p1      53 x[2]
        pshufd xmm3, xmm4, 0xe4                             ;  1241.0 p1      54 x[0] copy
        pslld xmm3, 5                                       ;  1245.0 p1      54 x[0]
        pxor xmm1, [ebp + 1744]                             ;  1236.0 p2+p1   80 x[3]
        psrld xmm4, 0x1b                                    ;  1241.0 p1      54 x[0]
        pxor xmm4, xmm3                                     ;  1247.0 p1      80 x[0]
        pshufd xmm3, xmm0, 0xe4                             ;  1245.0 p1      55 x[2] copy
        pshufd xmm6, xmm1, 0xe4                             ;  1238.0 p1      29 x copy
        pxor xmm4, [ebp + 1712]                             ;  1249.0 p2+p1   80 x[0]
        pslld xmm3, 0x16                                    ;  1249.0 p1      55 x[2]
        psrld xmm0, 0xa                                     ;  1245.0 p1      55 x[2]
        pand xmm6, xmm4                                     ;  1251.0 p1      29 x
        pxor xmm0, xmm3                                     ;  1251.0 p1      80 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;  1239.0 p1      29 x copy
        pxor xmm0, [ebp + 1728]                             ;  1253.0 p2+p1   80 x[2]
        pxor xmm3, xmm0                                     ;  1255.0 p1      29 x
        pxor xmm0, xmm1                                     ;  1255.0 p1      29 x
        pxor xmm1, xmm4                                     ;  1251.0 p1      29 x
        pand xmm2, xmm1                                     ;  1253.0 p1      29 x
        pxor xmm2, xmm3                                     ;  1257.0 p1      29 x
        pxor xmm6, xmm3                                     ;  1257.0 p1      29 x
        por xmm3, xmm1                                      ;  1257.0 p1      29 x
        pxor xmm3, xmm0                                     ;  1259.0 p1      29 x
        pand xmm0, xmm2                                     ;  1259.0 p1      29 x
        pxor xmm1, xmm6                                     ;  1259.0 p1      29 x
        pxor xmm0, xmm1                                     ;  1261.0 p1      29 x
        pxor xmm2, xmm6                                     ;  1259.0 p1      29 x
        pand xmm2, xmm3                                     ;  1261.0 p1      29 x
        pxor xmm3, xmm0                                     ;  1263.0 p1      29 x
        pxor xmm1, xmm2                                     ;  1263.0 p1      49 x[3]
        movdqa xmm2, xmm0                                   ;  1263.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;  1263.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;  1270.0 p1      46 x[0]
        pxor xmm0, xmm2                                     ;  1272.0 p1      46 x[0]
        movdqa xmm2, xmm3                                   ;  1265.0 p0      47 x[2] copy
        pslld xmm2, 3                                       ;  1272.0 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;  1265.0 p1      47 x[2]
        pxor xmm6, xmm0                                     ;  1274.0 p1      48 x[1]
        pxor xmm3, xmm2                                     ;  1274.0 p1      47 x[2]
        movdqa xmm2, xmm0                                   ;  1274.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;  1281.0 p1      49 x[3]
        pxor xmm6, xmm3                                     ;  1276.0 p1      48 x[1]
        pxor xmm1, xmm3                                     ;  1276.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1283.0 p1      49 x[3]
        movdqa xmm2, xmm6                                   ;  1278.0 p0      50 x[1] copy
        psrld xmm6, 0x1f                                    ;  1278.0 p1      50 x[1]
        pslld xmm2, 1                                       ;  1285.0 p1      50 x[1]
        pxor xmm6, xmm2                                     ;  1287.0 p1      50 x[1]
        movdqa xmm2, xmm1                                   ;  1285.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;  1292.0 p1      51 x[3]
        pxor xmm0, xmm6                                     ;  1289.0 p1      52 x[0]
        psrld xmm1, 0x19                                    ;  1285.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;  1294.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;  1296.0 p1      52 x[0]
        pxor xmm3, xmm1                                     ;  1296.0 p1      53 x[2]
        movdqa xmm2, xmm6                                   ;  1289.0 p0      53 x[2] copy
        pslld xmm2, 7                                       ;  1296.0 p1      53 x[2]
        pxor xmm3, xmm2                                     ;  1298.0 p1      53 x[2]
        pxor xmm6, [ebp + 528]                              ;  1289.0 p2+p1   80 x[1]
        pxor xmm1, [ebp + 1760]                             ;  1296.0 p2+p1   80 x[3]
        movdqa xmm2, xmm0                                   ;  1298.0 p0      54 x[0] copy
        psrld xmm0, 0x1b                                    ;  1298.0 p1      54 x[0]
        pslld xmm2, 5                                       ;  1305.0 p1      54 x[0]
        pxor xmm0, xmm2                                     ;  1307.0 p1      80 x[0]
        movdqa xmm2, xmm3                                   ;  1300.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;  1307.0 p1      55 x[2]
        psrld xmm3, 0xa                                     ;  1300.0 p1      55 x[2]
        pxor xmm3, xmm2                                     ;  1309.0 p1      80 x[2]
        pxor xmm3, [ebp + 544]                              ;  1311.0 p2+p1   80 x[2]
        pxor xmm0, [ebp + 512]                              ;  1309.0 p2+p1   80 x[0]
        movdqa xmm2, xmm6                                   ;  1291.0 p0      30 x copy
        por xmm2, xmm3                                      ;  1313.0 p1      30 x
        pxor xmm2, xmm1                                     ;  1315.0 p1      30 x
        pand xmm1, xmm3                                     ;  1313.0 p1      30 x
        pxor xmm3, xmm6                                     ;  1313.0 p1      30 x
        pxor xmm6, xmm0                                     ;  1311.0 p1      30 x
        pxor xmm1, xmm6                                     ;  1315.0 p1      30 x
        pand xmm0, xmm2                                     ;  1317.0 p1      30 x
        pxor xmm6, xmm0                                     ;  1319.0 p1      48 x[1]
        pxor xmm3, xmm0                                     ;  1319.0 p1      30 x
        pand xmm0, xmm3                                     ;  1321.0 p1      30 x
        pxor xmm0, xmm2                                     ;  1323.0 p1      30 x
        pxor xmm2, xmm1                                     ;  1317.0 p1      30 x
        pand xmm1, xmm3                                     ;  1321.0 p1      30 x
        pxor xmm2, xmm1                                     ;  1323.0 p1      30 x
        pxor xmm6, xmm0                                     ;  1325.0 p1      48 x[1]
        pxor xmm1, xmm0                                     ;  1325.0 p1      30 x
        movdqa xmm0, xmm1                                   ;  1327.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;  1334.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;  1327.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1336.0 p1      46 x[0]
        movdqa xmm0, xmm2                                   ;  1325.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1332.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1325.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;  1334.0 p1      47 x[2]
        pxor xmm6, xmm1                                     ;  1338.0 p1      48 x[1]
        pxor xmm3, xmm2                                     ;  1336.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;  1338.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;  1345.0 p1      49 x[3]
        pxor xmm6, xmm2                                     ;  1340.0 p1      48 x[1]
        pxor xmm3, xmm0                                     ;  1347.0 p1      49 x[3]
        movdqa xmm0, xmm6                                   ;  1342.0 p0      50 x[1] copy
        psrld xmm6, 0x1f                                    ;  1342.0 p1      50 x[1]
        pslld xmm0, 1                                       ;  1349.0 p1      50 x[1]
        pxor xmm6, xmm0                                     ;  1351.0 p1      50 x[1]
        pshufd xmm0, xmm3, 0xe4                             ;  1349.0 p1      51 x[3] copy
        psrld xmm3, 0x19                                    ;  1349.0 p1      51 x[3]
        pxor xmm1, xmm6                                     ;  1353.0 p1      52 x[0]
        pslld xmm0, 7                                       ;  1353.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;  1355.0 p1      51 x[3]
        movdqa xmm0, xmm6                                   ;  1353.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;  1360.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;  1357.0 p1      52 x[0]
        pxor xmm2, xmm3                                     ;  1357.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;  1362.0 p1      53 x[2]
        movdqa xmm0, xmm1                                   ;  1359.0 p0      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1359.0 p1      54 x[0]
        pslld xmm0, 5                                       ;  1366.0 p1      54 x[0]
        pxor xmm3, [ebp + 1808]                             ;  1357.0 p2+p1   23 x
        pxor xmm1, xmm0                                     ;  1368.0 p1      80 x[0]
        pxor xmm1, [ebp + 1776]                             ;  1370.0 p2+p1   80 x[0]
        pxor xmm3, xmm1                                     ;  1372.0 p1      23 x
        pxor xmm6, [ebp + 1792]                             ;  1353.0 p2+p1   80 x[1]
        movdqa xmm0, xmm2                                   ;  1364.0 p0      55 x[2] copy
        psrld xmm2, 0xa                                     ;  1364.0 p1      55 x[2]
        pslld xmm0, 0x16                                    ;  1371.0 p1      55 x[2]
        pxor xmm2, xmm0                                     ;  1373.0 p1      80 x[2]
        movdqa xmm0, xmm6                                   ;  1355.0 p0      23 x copy
        pxor xmm2, [ebp + 560]                              ;  1375.0 p2+p1   80 x[2]
        pxor xmm0, xmm2                                     ;  1377.0 p1      23 x
        pand xmm6, xmm3                                     ;  1374.0 p1      23 x
        pxor xmm6, xmm1                                     ;  1376.0 p1      23 x
        por xmm1, xmm3                                      ;  1374.0 p1      23 x
        pxor xmm1, xmm0                                     ;  1379.0 p1      23 x
        pxor xmm3, xmm2                                     ;  1377.0 p1      23 x
        pand xmm2, xmm6                                     ;  1378.0 p1      23 x
        pxor xmm2, xmm0                                     ;  1380.0 p1      23 x
        pand xmm0, xmm6                                     ;  1379.0 p1      23 x
        pxor xmm6, xmm3                                     ;  1379.0 p1      23 x
        pand xmm3, xmm1                                     ;  1381.0 p1      23 x
        por xmm0, xmm3                                      ;  1383.0 p1      23 x
        movdqa xmm3, xmm0                                   ;  1385.0 p0      46 x[0] copy
        pxor xmm2, xmm6                                     ;  1382.0 p1      23 x
        pslld xmm3, 0xd                                     ;  1392.0 p1      46 x[0]
        pxor xmm6, xmm0                                     ;  1385.0 p1      48 x[1]
        psrld xmm0, 0x13                                    ;  1385.0 p1      46 x[0]
        pxor xmm0, xmm3                                     ;  1394.0 p1      46 x[0]
        movdqa xmm3, xmm2                                   ;  1384.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;  1391.0 p1      47 x[2]
        pxor xmm6, xmm0                                     ;  1396.0 p1      48 x[1]
        psrld xmm2, 0x1d                                    ;  1384.0 p1      47 x[2]
        pxor xmm2, xmm3                                     ;  1393.0 p1      47 x[2]
        pshufd xmm3, xmm0, 0xe4                             ;  1396.0 p1      49 x[3] copy
        pslld xmm3, 3                                       ;  1400.0 p1      49 x[3]
        pxor xmm6, xmm2                                     ;  1398.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;  1395.0 p1      49 x[3]
        pxor xmm1, xmm3                                     ;  1402.0 p1      49 x[3]
        movdqa xmm3, xmm6                                   ;  1400.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;  1407.0 p1      50 x[1]
        psrld xmm6, 0x1f                                    ;  1400.0 p1      50 x[1]
        pxor xmm6, xmm3                                     ;  1409.0 p1      50 x[1]
        pshufd xmm3, xmm1, 0xe4                             ;  1404.0 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;  1404.0 p1      51 x[3]
        pxor xmm0, xmm6                                     ;  1411.0 p1      52 x[0]
        pslld xmm3, 7                                       ;  1408.0 p1      51 x[3]
        pxor xmm1, xmm3                                     ;  1410.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;  1413.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;  1412.0 p1      53 x[2]
        pxor xmm1, [ebp + 608]                              ;  1412.0 p2+p1   80 x[3]
        pshufd xmm3, xmm6, 0xe4                             ;  1411.0 p1      53 x[2] copy
        pxor xmm6, [ebp + 1824]                             ;  1411.0 p2+p1   80 x[1]
        pslld xmm3, 7                                       ;  1415.0 p1      53 x[2]
        pxor xmm2, xmm3                                     ;  1417.0 p1      53 x[2]
        pshufd xmm3, xmm0, 0xe4                             ;  1415.0 p1      54 x[0] copy
        pslld xmm3, 5                                       ;  1419.0 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;  1415.0 p1      54 x[0]
        pxor xmm0, xmm3                                     ;  1421.0 p1      80 x[0]
        pxor xmm0, [ebp + 576]                              ;  1423.0 p2+p1   80 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;  1419.0 p1      55 x[2] copy
        psrld xmm2, 0xa                                     ;  1419.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;  1423.0 p1      55 x[2]
        pxor xmm2, xmm3                                     ;  1425.0 p1      80 x[2]
        pxor xmm2, [ebp + 592]                              ;  1427.0 p2+p1   80 x[2]
        pshufd xmm3, xmm6, 0xe4                             ;  1413.0 p1      24 x copy
        pand xmm3, xmm0                                     ;  1425.0 p1      24 x
        pxor xmm0, xmm1                                     ;  1425.0 p1      24 x
        por xmm0, xmm6                                      ;  1427.0 p1      24 x
        pxor xmm0, xmm5                                     ;  1429.0 p1      24 x
        pxor xmm6, xmm1                                     ;  1414.0 p1      24 x
        pxor xmm6, xmm2                                     ;  1429.0 p1      24 x
        por xmm2, xmm3                                      ;  1429.0 p1      24 x
        pxor xmm3, xmm6                                     ;  1431.0 p1      24 x
        pand xmm6, xmm2                                     ;  1431.0 p1      24 x
        por xmm6, xmm0                                      ;  1433.0 p1      24 x
        pxor xmm1, xmm3                                     ;  1433.0 p1      24 x
        pxor xmm0, xmm1                                     ;  1435.0 p1      24 x
        pand xmm1, xmm6                                     ;  1435.0 p1      24 x
        pxor xmm1, xmm0                                     ;  1437.0 p1      24 x
        pxor xmm2, xmm3                                     ;  1433.0 p1      24 x
        por xmm2, xmm6                                      ;  1435.0 p1      24 x
        pxor xmm2, xmm0                                     ;  1437.0 p1      48 x[1]
        pshufd xmm0, xmm3, 0xe4                             ;  1433.0 p1      47 x[2] copy
        pslld xmm0, 3                                       ;  1437.0 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;  1433.0 p1      47 x[2]
        pxor xmm3, xmm0                                     ;  1439.0 p1      47 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;  1439.0 p1      46 x[0] copy
        pslld xmm0, 0xd                                     ;  1443.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;  1439.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1445.0 p1      46 x[0]
        pshufd xmm0, xmm1, 0xe4                             ;  1447.0 p1      49 x[3] copy
        pslld xmm0, 3                                       ;  1451.0 p1      49 x[3]
        pxor xmm2, xmm3                                     ;  1441.0 p1      48 x[1]
        pxor xmm2, xmm1                                     ;  1447.0 p1      48 x[1]
        pxor xmm6, xmm3                                     ;  1441.0 p1      49 x[3]
        pxor xmm6, xmm0                                     ;  1453.0 p1      49 x[3]
        pshufd xmm0, xmm2, 0xe4                             ;  1449.0 p1      50 x[1] copy
        psrld xmm2, 0x1f                                    ;  1449.0 p1      50 x[1]
        pslld xmm0, 1                                       ;  1453.0 p1      50 x[1]
        pxor xmm2, xmm0                                     ;  1455.0 p1      50 x[1]
        pshufd xmm0, xmm6, 0xe4                             ;  1455.0 p1      51 x[3] copy
        pslld xmm0, 7                                       ;  1459.0 p1      51 x[3]
        psrld xmm6, 0x19                                    ;  1455.0 p1      51 x[3]
        pxor xmm6, xmm0                                     ;  1461.0 p1      51 x[3]
        pshufd xmm0, xmm2, 0xe4                             ;  1457.0 p1      53 x[2] copy
        pxor xmm1, xmm2                                     ;  1457.0 p1      52 x[0]
        pxor xmm2, [ebp + 1856]                             ;  1457.0 p2+p1   80 x[1]
        pxor xmm1, xmm6                                     ;  1463.0 p1      52 x[0]
        pslld xmm0, 7                                       ;  1461.0 p1      53 x[2]
        pxor xmm3, xmm6                                     ;  1463.0 p1      53 x[2]
        pxor xmm6, [ebp + 1888]                             ;  1463.0 p2+p1   80 x[3]
        pxor xmm3, xmm0                                     ;  1465.0 p1      53 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;  1465.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1465.0 p1      54 x[0]
        pxor xmm1, [ebp + 1840]                             ;  1467.0 p2+p1   80 x[0]
        pslld xmm0, 5                                       ;  1469.0 p1      54 x[0]
        pxor xmm1, xmm0                                     ;  1471.0 p1      80 x[0]
        pshufd xmm0, xmm3, 0xe4                             ;  1467.0 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;  1471.0 p1      55 x[2]
        psrld xmm3, 0xa                                     ;  1467.0 p1      55 x[2]
        pxor xmm3, [ebp + 1872]                             ;  1469.0 p2+p1   80 x[2]
        pxor xmm3, xmm0                                     ;  1473.0 p1      80 x[2]
        pshufd xmm0, xmm2, 0xe4                             ;  1459.0 p1      25 x copy
        pxor xmm0, xmm3                                     ;  1475.0 p1      25 x
        pand xmm3, xmm1                                     ;  1475.0 p1      25 x
        pxor xmm3, xmm6                                     ;  1477.0 p1      25 x
        por xmm6, xmm1                                      ;  1473.0 p1      25 x
        pxor xmm6, xmm2                                     ;  1475.0 p1      25 x
        pxor xmm0, xmm1                                     ;  1477.0 p1      25 x
        pand xmm2, xmm3                                     ;  1479.0 p1      25 x
        pxor xmm3, xmm0                                     ;  1479.0 p1      25 x
        pxor xmm2, xmm0                                     ;  1481.0 p1      25 x
        por xmm0, xmm6                                      ;  1479.0 p1      25 x
        pxor xmm1, xmm3                                     ;  1481.0 p1      25 x
        pxor xmm0, xmm3                                     ;  1481.0 p1      25 x
        pxor xmm6, xmm0                                     ;  1483.0 p1      25 x
        pshufd xmm3, xmm1, 0xe4                             ;  1483.0 p1      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1483.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;  1487.0 p1      46 x[0]
        pxor xmm1, xmm3                                     ;  1489.0 p1      46 x[0]
        movdqa xmm3, xmm6                                   ;  1485.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;  1492.0 p1      47 x[2]
        psrld xmm6, 0x1d                                    ;  1485.0 p1      47 x[2]
        pxor xmm6, xmm3                                     ;  1494.0 p1      47 x[2]
        pshufd xmm3, xmm1, 0xe4                             ;  1491.0 p1      49 x[3] copy
        pslld xmm3, 3                                       ;  1495.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;  1483.0 p1      48 x[1]
        pxor xmm0, xmm1                                     ;  1491.0 p1      48 x[1]
        pxor xmm0, xmm6                                     ;  1496.0 p1      48 x[1]
        pxor xmm2, xmm6                                     ;  1496.0 p1      49 x[3]
        pxor xmm2, xmm3                                     ;  1498.0 p1      49 x[3]
        pshufd xmm3, xmm0, 0xe4                             ;  1498.0 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;  1498.0 p1      50 x[1]
        pslld xmm3, 1                                       ;  1502.0 p1      50 x[1]
        pxor xmm0, xmm3                                     ;  1504.0 p1      50 x[1]
        pxor xmm1, xmm0                                     ;  1506.0 p1      52 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;  1500.0 p1      51 x[3] copy
        pslld xmm3, 7                                       ;  1504.0 p1      51 x[3]
        psrld xmm2, 0x19                                    ;  1500.0 p1      51 x[3]
        pxor xmm2, xmm3                                     ;  1506.0 p1      51 x[3]
        pshufd xmm3, xmm0, 0xe4                             ;  1506.0 p1      53 x[2] copy
        pxor xmm1, xmm2                                     ;  1508.0 p1      52 x[0]
        pxor xmm0, [ebp + 1904]                             ;  1506.0 p2+p1   80 x[1]
        pslld xmm3, 7                                       ;  1510.0 p1      53 x[2]
        pxor xmm6, xmm2                                     ;  1508.0 p1      53 x[2]
        pxor xmm2, [ebp + 640]                              ;  1508.0 p2+p1   80 x[3]
        pxor xmm6, xmm3                                     ;  1512.0 p1      53 x[2]
        pshufd xmm3, xmm1, 0xe4                             ;  1510.0 p1      54 x[0] copy
        pslld xmm3, 5                                       ;  1514.0 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;  1510.0 p1      54 x[0]
        pxor xmm1, [ebp + 624]                              ;  1512.0 p2+p1   80 x[0]
        pxor xmm1, xmm3                                     ;  1516.0 p1      80 x[0]
        pshufd xmm3, xmm6, 0xe4                             ;  1514.0 p1      55 x[2] copy
        pslld xmm3, 0x16                                    ;  1518.0 p1      55 x[2]
        psrld xmm6, 0xa                                     ;  1514.0 p1      55 x[2]
        pxor xmm6, [ebp + 1920]                             ;  1516.0 p2+p1   80 x[2]
        pxor xmm6, xmm3                                     ;  1520.0 p1      80 x[2]
        pshufd xmm3, xmm0, 0xe4                             ;  1508.0 p1      26 x copy
        pand xmm3, xmm1                                     ;  1518.0 p1      26 x
        pxor xmm0, xmm2                                     ;  1510.0 p1      26 x
        por xmm2, xmm1                                      ;  1518.0 p1      26 x
        pxor xmm1, xmm6                                     ;  1522.0 p1      26 x
        por xmm1, xmm3                                      ;  1524.0 p1      26 x
        pxor xmm1, xmm0                                     ;  1526.0 p1      26 x
        por xmm0, xmm3                                      ;  1520.0 p1      26 x
        pand xmm6, xmm2                                     ;  1522.0 p1      26 x
        pxor xmm2, xmm3                                     ;  1520.0 p1      26 x
        pxor xmm0, xmm6                                     ;  1524.0 p1      26 x
        por xmm3, xmm6                                      ;  1524.0 p1      26 x
        por xmm6, xmm2                                      ;  1524.0 p1      26 x
        por xmm2, xmm0                                      ;  1526.0 p1      26 x
        pxor xmm6, xmm1                                     ;  1528.0 p1      26 x
        pand xmm1, xmm0                                     ;  1528.0 p1      26 x
        pxor xmm1, xmm2                                     ;  1530.0 p1      26 x
        movdqa xmm4, xmm1                                   ;  1532.0 p0      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1532.0 p1      46 x[0]
        pslld xmm4, 0xd                                     ;  1539.0 p1      46 x[0]
        pxor xmm2, xmm6                                     ;  1530.0 p1      26 x
        pxor xmm1, xmm4                                     ;  1541.0 p1      46 x[0]
        movdqa xmm4, xmm2                                   ;  1532.0 p0      47 x[2] copy
        pslld xmm4, 3                                       ;  1539.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1532.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;  1541.0 p1      47 x[2]
        pxor xmm0, xmm1                                     ;  1543.0 p1      48 x[1]
        pxor xmm0, xmm2                                     ;  1545.0 p1      48 x[1]
        movdqa xmm4, xmm1                                   ;  1543.0 p0      49 x[3] copy
        pslld xmm4, 3                                       ;  1550.0 p1      49 x[3]
        pxor xmm3, xmm6                                     ;  1530.0 p1      49 x[3]
        pxor xmm3, xmm2                                     ;  1543.0 p1      49 x[3]
        pxor xmm3, xmm4                                     ;  1552.0 p1      49 x[3]
        movdqa xmm4, xmm0                                   ;  1547.0 p0      50 x[1] copy
        psrld xmm0, 0x1f                                    ;  1547.0 p1      50 x[1]
        pslld xmm4, 1                                       ;  1554.0 p1      50 x[1]
        pxor xmm0, xmm4                                     ;  1556.0 p1      50 x[1]
        movdqa xmm4, xmm3                                   ;  1554.0 p0      51 x[3] copy
        psrld xmm3, 0x19                                    ;  1554.0 p1      51 x[3]
        pslld xmm4, 7                                       ;  1561.0 p1      51 x[3]
        pxor xmm3, xmm4                                     ;  1563.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;  1558.0 p1      52 x[0]
        pxor xmm1, xmm3                                     ;  1565.0 p1      52 x[0]
        pxor xmm2, xmm3                                     ;  1565.0 p1      53 x[2]
        pxor xmm3, [ebp + 1968]                             ;  1565.0 p2+p1   80 x[3]
        movdqa xmm4, xmm0                                   ;  1558.0 p0      53 x[2] copy
        pxor xmm0, [ebp + 1952]                             ;  1558.0 p2+p1   80 x[1]
        pslld xmm4, 7                                       ;  1565.0 p1      53 x[2]
        pxor xmm2, xmm4                                     ;  1567.0 p1      53 x[2]
        pshufd xmm4, xmm1, 0xe4                             ;  1567.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1567.0 p1      54 x[0]
        pxor xmm1, [ebp + 1936]                             ;  1569.0 p2+p1   80 x[0]
        pslld xmm4, 5                                       ;  1571.0 p1      54 x[0]
        pxor xmm1, xmm4                                     ;  1573.0 p1      80 x[0]
        pshufd xmm4, xmm2, 0xe4                             ;  1569.0 p1      55 x[2] copy
        pslld xmm4, 0x16                                    ;  1573.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;  1569.0 p1      55 x[2]
        pxor xmm2, [ebp + 656]                              ;  1571.0 p2+p1   80 x[2]
        pxor xmm2, xmm4                                     ;  1575.0 p1      80 x[2]
        movdqa xmm4, xmm3                                   ;  1567.0 p0      27 x copy
        pxor xmm3, xmm2                                     ;  1577.0 p1      27 x
        pxor xmm4, xmm1                                     ;  1575.0 p1      27 x
        por xmm2, xmm4                                      ;  1577.0 p1      27 x
        pxor xmm1, xmm0                                     ;  1575.0 p1      27 x
        pand xmm1, xmm4                                     ;  1577.0 p1      27 x
        pxor xmm1, xmm3                                     ;  1579.0 p1      27 x
        pand xmm3, xmm2                                     ;  1579.0 p1      27 x
        pxor xmm2, xmm0                                     ;  1579.0 p1      27 x
        pxor xmm2, xmm3                                     ;  1581.0 p1      27 x
        pand xmm3, xmm1                                     ;  1581.0 p1      27 x
        por xmm2, xmm3                                      ;  1583.0 p1      27 x
        pxor xmm3, xmm4                                     ;  1583.0 p1      27 x
        pxor xmm2, xmm3                                     ;  1585.0 p1      48 x[1]
        pxor xmm3, xmm0                                     ;  1585.0 p1      27 x
        pand xmm0, xmm1                                     ;  1581.0 p1      27 x
        pxor xmm4, xmm0                                     ;  1583.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;  1581.0 p0      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1581.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;  1588.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1590.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;  1592.0 p1      48 x[1]
        movdqa xmm0, xmm3                                   ;  1587.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1594.0 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;  1587.0 p1      47 x[2]
        pxor xmm3, xmm0                                     ;  1596.0 p1      47 x[2]
        pxor xmm2, xmm3                                     ;  1598.0 p1      48 x[1]
        pxor xmm4, xmm3                                     ;  1598.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;  1592.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;  1599.0 p1      49 x[3]
        pxor xmm4, xmm0                                     ;  1601.0 p1      49 x[3]
        movdqa xmm0, xmm2                                   ;  1600.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;  1607.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;  1600.0 p1      50 x[1]
        pxor xmm2, xmm0                                     ;  1609.0 p1      50 x[1]
        movdqa xmm0, xmm4                                   ;  1603.0 p0      51 x[3] copy
        pslld xmm0, 7                                       ;  1610.0 p1      51 x[3]
        psrld xmm4, 0x19                                    ;  1603.0 p1      51 x[3]
        pxor xmm4, xmm0                                     ;  1612.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;  1611.0 p1      52 x[0]
        movdqa xmm0, xmm2                                   ;  1611.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;  1618.0 p1      53 x[2]
        pxor xmm3, xmm4                                     ;  1614.0 p1      53 x[2]
        pxor xmm3, xmm0                                     ;  1620.0 p1      53 x[2]
        pxor xmm1, xmm4                                     ;  1614.0 p1      52 x[0]
        movdqa xmm0, xmm1                                   ;  1616.0 p0      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1616.0 p1      54 x[0]
        pxor xmm2, [ebp + 1984]                             ;  1611.0 p2+p1   80 x[1]
        pxor xmm4, [ebp + 2016]                             ;  1614.0 p2+p1   80 x[3]
        pxor xmm1, [ebp + 672]                              ;  1618.0 p2+p1   80 x[0]
        pslld xmm0, 5                                       ;  1623.0 p1      54 x[0]
        pxor xmm1, xmm0                                     ;  1625.0 p1      80 x[0]
        movdqa xmm0, xmm3                                   ;  1622.0 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;  1629.0 p1      55 x[2]
        psrld xmm3, 0xa                                     ;  1622.0 p1      55 x[2]
        pxor xmm3, [ebp + 2000]                             ;  1624.0 p2+p1   28 x
        pxor xmm3, xmm0                                     ;  1631.0 p1      28 x
        movdqa xmm0, xmm2                                   ;  1613.0 p0      28 x copy
        por xmm0, xmm1                                      ;  1627.0 p1      28 x
        pxor xmm3, xmm1                                     ;  1633.0 p1      28 x
        pxor xmm2, xmm4                                     ;  1616.0 p1      28 x
        pxor xmm2, xmm1                                     ;  1627.0 p1      28 x
        pxor xmm0, xmm3                                     ;  1635.0 p1      28 x
        pand xmm3, xmm1                                     ;  1635.0 p1      28 x
        pand xmm3, xmm2                                     ;  1637.0 p1      28 x
        pxor xmm3, xmm4                                     ;  1639.0 p1      28 x
        por xmm4, xmm2                                      ;  1629.0 p1      28 x
        pxor xmm4, xmm0                                     ;  1637.0 p1      28 x
        pxor xmm1, xmm0                                     ;  1637.0 p1      28 x
        pand xmm0, xmm3                                     ;  1641.0 p1      28 x
        pxor xmm3, xmm1                                     ;  1641.0 p1      49 x[3]
        pand xmm1, xmm4                                     ;  1639.0 p1      28 x
        pxor xmm1, xmm2                                     ;  1641.0 p1      28 x
        pxor xmm2, xmm0                                     ;  1643.0 p1      48 x[1]
        movdqa xmm0, xmm4                                   ;  1639.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;  1646.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;  1639.0 p1      46 x[0]
        pxor xmm4, xmm0                                     ;  1648.0 p1      46 x[0]
        pxor xmm2, xmm4                                     ;  1650.0 p1      48 x[1]
        movdqa xmm0, xmm1                                   ;  1643.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1650.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;  1643.0 p1      47 x[2]
        pxor xmm1, xmm0                                     ;  1652.0 p1      47 x[2]
        pxor xmm2, xmm1                                     ;  1654.0 p1      48 x[1]
        pxor xmm3, xmm1                                     ;  1654.0 p1      49 x[3]
        movdqa xmm0, xmm4                                   ;  1650.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;  1657.0 p1      49 x[3]
        pxor xmm3, xmm0                                     ;  1659.0 p1      49 x[3]
        movdqa xmm0, xmm2                                   ;  1656.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;  1663.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;  1656.0 p1      50 x[1]
        pxor xmm2, xmm0                                     ;  1665.0 p1      50 x[1]
        pxor xmm4, xmm2                                     ;  1667.0 p1      52 x[0]
        pshufd xmm0, xmm3, 0xe4                             ;  1661.0 p1      51 x[3] copy
        psrld xmm3, 0x19                                    ;  1661.0 p1      51 x[3]
        pslld xmm0, 7                                       ;  1665.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;  1667.0 p1      51 x[3]
        pxor xmm4, xmm3                                     ;  1669.0 p1      52 x[0]
        pshufd xmm0, xmm2, 0xe4                             ;  1667.0 p1      53 x[2] copy
        pslld xmm0, 7                                       ;  1671.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;  1669.0 p1      53 x[2]
        pxor xmm1, xmm0                                     ;  1673.0 p1      53 x[2]
        pshufd xmm0, xmm4, 0xe4                             ;  1671.0 p1      54 x[0] copy
        pslld xmm0, 5                                       ;  1675.0 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;  1671.0 p1      54 x[0]
        pxor xmm3, [ebp + 2064]                             ;  1669.0 p2+p1   80 x[3]
        movdqa xmm5, xmm3                                   ;  1671.0 p0      29 x copy
        pxor xmm2, [ebp + 688]                              ;  1667.0 p2+p1   80 x[1]
        pxor xmm4, [ebp + 2032]                             ;  1673.0 p2+p1   80 x[0]
        pxor xmm4, xmm0                                     ;  1677.0 p1      80 x[0]
        pshufd xmm0, xmm1, 0xe4                             ;  1675.0 p1      55 x[2] copy
        pand xmm5, xmm4                                     ;  1679.0 p1      29 x
        pslld xmm0, 0x16                                    ;  1679.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;  1675.0 p1      55 x[2]
        pxor xmm1, [ebp + 2048]                             ;  1677.0 p2+p1   80 x[2]
        pxor xmm1, xmm0                                     ;  1681.0 p1      80 x[2]
        pshufd xmm0, xmm2, 0xe4                             ;  1669.0 p1      29 x copy
        pxor xmm0, xmm1                                     ;  1683.0 p1      29 x
        pxor xmm5, xmm0                                     ;  1685.0 p1      29 x
        pxor xmm1, xmm3                                     ;  1683.0 p1      29 x
        pxor xmm3, xmm4                                     ;  1679.0 p1      29 x
        pand xmm2, xmm3                                     ;  1681.0 p1      29 x
        pxor xmm2, xmm0                                     ;  1685.0 p1      29 x
        por xmm0, xmm3                                      ;  1685.0 p1      29 x
        pxor xmm0, xmm1                                     ;  1687.0 p1      29 x
        pand xmm1, xmm2                                     ;  1687.0 p1      29 x
        pxor xmm3, xmm5                                     ;  1687.0 p1      29 x
        pxor xmm1, xmm3                                     ;  1689.0 p1      29 x
        pxor xmm2, xmm5                                     ;  1687.0 p1      29 x
        pand xmm2, xmm0                                     ;  1689.0 p1      29 x
        pxor xmm0, xmm1                                     ;  1691.0 p1      29 x
        pxor xmm3, xmm2                                     ;  1691.0 p1      49 x[3]
        movdqa xmm2, xmm1                                   ;  1691.0 p0      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1691.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;  1698.0 p1      46 x[0]
        pxor xmm1, xmm2                                     ;  1700.0 p1      46 x[0]
        movdqa xmm2, xmm0                                   ;  1693.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;  1693.0 p1      47 x[2]
        pslld xmm2, 3                                       ;  1700.0 p1      47 x[2]
        pxor xmm0, xmm2                                     ;  1702.0 p1      47 x[2]
        movdqa xmm2, xmm1                                   ;  1702.0 p0      49 x[3] copy
        pxor xmm5, xmm1                                     ;  1702.0 p1      48 x[1]
        pxor xmm5, xmm0                                     ;  1704.0 p1      48 x[1]
        pslld xmm2, 3                                       ;  1709.0 p1      49 x[3]
        pxor xmm3, xmm0                                     ;  1704.0 p1      49 x[3]
        pxor xmm3, xmm2                                     ;  1711.0 p1      49 x[3]
        movdqa xmm2, xmm5                                   ;  1706.0 p0      50 x[1] copy
        pslld xmm2, 1                                       ;  1713.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;  1706.0 p1      50 x[1]
        pxor xmm5, xmm2                                     ;  1715.0 p1      50 x[1]
        pshufd xmm2, xmm3, 0xe4                             ;  1713.0 p1      51 x[3] copy
        pxor xmm1, xmm5                                     ;  1717.0 p1      52 x[0]
        psrld xmm3, 0x19                                    ;  1713.0 p1      51 x[3]
        pslld xmm2, 7                                       ;  1717.0 p1      51 x[3]
        pxor xmm3, xmm2                                     ;  1719.0 p1      51 x[3]
        pxor xmm1, xmm3                                     ;  1721.0 p1      52 x[0]
        pxor xmm0, xmm3                                     ;  1721.0 p1      53 x[2]
        pxor xmm3, [ebp + 2080]                             ;  1721.0 p2+p1   80 x[3]
        pshufd xmm2, xmm5, 0xe4                             ;  1717.0 p1      53 x[2] copy
        pxor xmm5, [ebp + 720]                              ;  1717.0 p2+p1   80 x[1]
        pslld xmm2, 7                                       ;  1721.0 p1      53 x[2]
        pxor xmm0, xmm2                                     ;  1723.0 p1      53 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;  1723.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1723.0 p1      54 x[0]
        pxor xmm1, [ebp + 704]                              ;  1725.0 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;  1727.0 p1      54 x[0]
        pxor xmm1, xmm2                                     ;  1729.0 p1      80 x[0]
        pshufd xmm2, xmm0, 0xe4                             ;  1725.0 p1      55 x[2] copy
        psrld xmm0, 0xa                                     ;  1725.0 p1      55 x[2]
        pslld xmm2, 0x16                                    ;  1729.0 p1      55 x[2]
        pshufd xmm4, xmm5, 0xe4                             ;  1719.0 p1      30 x copy
        pxor xmm0, [ebp + 736]                              ;  1727.0 p2+p1   80 x[2]
        pxor xmm0, xmm2                                     ;  1731.0 p1      80 x[2]
        pshufd xmm2, xmm3, 0xe4                             ;  1723.0 p1      30 x copy
        pand xmm3, xmm0                                     ;  1733.0 p1      30 x
        por xmm4, xmm0                                      ;  1733.0 p1      30 x
        pxor xmm0, xmm5                                     ;  1733.0 p1      30 x
        pxor xmm2, xmm4                                     ;  1735.0 p1      30 x
        pxor xmm5, xmm1                                     ;  1731.0 p1      30 x
        pxor xmm3, xmm5                                     ;  1735.0 p1      30 x
        pxor xmm5, [ebp + 752]                              ;  1733.0 p2+p1   84 dst
        pand xmm1, xmm2                                     ;  1737.0 p1      30 x
        pxor xmm5, xmm1                                     ;  1739.0 p1      84 dst
        pxor xmm0, xmm1                                     ;  1739.0 p1      30 x
        pand xmm1, xmm0                                     ;  1741.0 p1      30 x
        pxor xmm1, xmm2                                     ;  1743.0 p1      30 x
        pxor xmm2, [ebp + 768]                              ;  1737.0 p2+p1   84 dst
        pxor xmm2, xmm3                                     ;  1739.0 p1      84 dst
        pxor xmm5, xmm1                                     ;  1745.0 p1      84 dst
        movd [edi + 4], xmm5                                ;  1747.0 p0+p1+p3   84 dst
        pxor xmm1, [ebp + 2096]                             ;  1745.0 p2+p1   84 dst
        pand xmm3, xmm0                                     ;  1741.0 p1      30 x
        pxor xmm1, xmm3                                     ;  1747.0 p1      84 dst
        pxor xmm2, xmm3                                     ;  1743.0 p1      84 dst
        pshufd xmm3, xmm1, 1                                ;  1749.0 p1      84 dst
        movd [edi + 16], xmm3                               ;  1753.0 p0+p1+p3   84 dst
        pshufd xmm3, xmm1, 2                                ;  1749.0 p1      84 dst
        movd [edi], xmm1                                    ;  1749.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm1, 3                                ;  1749.0 p1      84 dst
        movd [edi + 48], xmm1                               ;  1753.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm5, 1                                ;  1747.0 p1      84 dst
        movd [edi + 20], xmm1                               ;  1751.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm5, 2                                ;  1747.0 p1      84 dst
        movd [edi + 8], xmm2                                ;  1745.0 p0+p1+p3   84 dst
        movd [edi + 32], xmm3                               ;  1753.0 p0+p1+p3   84 dst
        movd [edi + 36], xmm1                               ;  1751.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm5, 3                                ;  1747.0 p1      84 dst
        movd [edi + 52], xmm1                               ;  1751.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm2, 1                                ;  1745.0 p1      84 dst
        movd [edi + 24], xmm1                               ;  1749.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm2, 2                                ;  1745.0 p1      84 dst
        movd [edi + 40], xmm1                               ;  1749.0 p0+p1+p3   84 dst
        pxor xmm0, [ebp + 784]                              ;  1741.0 p2+p1   84 dst
        movd [edi + 12], xmm0                               ;  1743.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm2, 3                                ;  1745.0 p1      84 dst
        movd [edi + 56], xmm1                               ;  1749.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm0, 1                                ;  1743.0 p1      84 dst
        movd [edi + 28], xmm1                               ;  1747.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm0, 2                                ;  1743.0 p1      84 dst
        pshufd xmm0, xmm0, 3                                ;  1743.0 p1      84 dst
        movd [edi + 60], xmm0                               ;  1747.0 p0+p1+p3   84 dst
        movd [edi + 44], xmm1                               ;  1747.0 p0+p1+p3   84 dst
        add edi, 0x40                                       ;  1688.0 p0      76 blocks
        add esi, 0x40                                       ;  1688.5 p0      76 blocks
        cmp esi, dword [ebp + 2128]                         ;                    more blocks?
        jne .blocks_1
        mov dword [ebp + 2124], esi                         ;                    resident
        mov dword [ebp + 2132], edi                         ;                    resident
.blocks_1_rest:
        mov eax, dword [ebp + 2120]                         ;                    blocks left over
        test eax, eax                                       ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov esi, dword [ebp + 2124]                         ;                    blocks left over
        lea edi, [ebp - 128]                                ;                    blocks left over
        mov dword [ebp + 2136], esi                         ;                    blocks left over
        mov dword [ebp + 2124], edi                         ;                    blocks left over
        imul ecx, eax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        mov esi, dword [ebp + 2132]                         ;                    blocks left over
        lea edi, [ebp - 64]                                 ;                    blocks left over
        mov ecx, esi                                        ;                    blocks left over
        sub ecx, dword [ebp + 2136]                         ;                    blocks left over
        neg ecx                                             ;                    blocks left over
        sbb ecx, ecx                                        ;                    blocks left over
        lea edx, [ebp - 128]                                ;                    blocks left over
        sub edi, edx                                        ;                    blocks left over
        and edi, ecx                                        ;                    blocks left over
        add edi, edx                                        ;                    blocks left over
        mov dword [ebp + 2140], edi                         ;                    blocks left over
        mov dword [ebp + 2144], esi                         ;                    blocks left over
        mov dword [ebp + 2132], edi                         ;                    blocks left over
        imul ecx, eax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        lea esi, [ebp - 64]                                 ;                    blocks left over
        mov dword [ebp + 2128], esi                         ;                    blocks left over
        neg eax                                             ;                    blocks left over
        mov dword [ebp + 2120], eax                         ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg eax                                             ;                    blocks left over
        mov esi, dword [ebp + 2140]                         ;                    blocks left over
        mov edi, dword [ebp + 2144]                         ;                    blocks left over
        imul ecx, eax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
.blocks_1_done:
        mov esp, dword [ebp + 2148]                         ;                    frame
        pop ebp                                             ;                    preserved
        pop edi                                             ;                    preserved
        pop esi                                             ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
serpent_encrypt.T0_constants128:
        dq 0x0000700000007000, 0x0000700000007000, 0xe0000000e0000000, 0xe0000000e0000000, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff

        section .note.GNU-stack noalloc noexec nowrite progbits
