; serpent_decrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_decrypt --cpu northwood
;
; void serpent_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, public, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 286 uops, planned 267.0; bounds: width 95.3, ports 266.0, path 4.5
;   blocks: 1431 uops, planned 579.7; bounds: width 477.0, ports 469.0, path 370.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global serpent_decrypt

        section .text
        align 16
serpent_decrypt:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x218             ;                    frame
        mov esi, dword [esp + 556] ;     0.0 p2      97 x[3] reload
        mov edi, dword [esi + 428] ;     2.0 p2      97 x[3]
        not edi                    ;     4.0 p0      97 x[3]
        mov dword [esp + 0], edi   ;     4.5 p0+p3   97 x[3]
        mov edi, dword [esi + 384] ;     2.0 p2      97 x[0]
        not edi                    ;     4.0 p0      97 x[0]
        mov dword [esp + 4], edi   ;     4.5 p0+p3   97 x[0]
        mov edi, dword [esi + 392] ;     3.0 p2      97 x[2]
        not edi                    ;     5.0 p0      97 x[2]
        mov dword [esp + 8], edi   ;     5.5 p0+p3   97 x[2]
        mov edi, dword [esi + 396] ;     4.0 p2      97 x[3]
        not edi                    ;     6.0 p0      97 x[3]
        mov dword [esp + 12], edi  ;     7.0 p0+p3   97 x[3]
        mov edi, dword [esi + 300] ;     5.0 p2      97 x[3]
        not edi                    ;     7.0 p0      97 x[3]
        mov dword [esp + 16], edi  ;     9.0 p0+p3   97 x[3]
        mov edi, dword [esi + 256] ;     6.0 p2      97 x[0]
        not edi                    ;     8.2 p0      97 x[0]
        mov dword [esp + 20], edi  ;    11.0 p0+p3   97 x[0]
        mov edi, dword [esi + 264] ;     7.0 p2      97 x[2]
        not edi                    ;     9.7 p0      97 x[2]
        mov dword [esp + 24], edi  ;    13.0 p0+p3   97 x[2]
        mov edi, dword [esi + 268] ;     8.0 p2      97 x[3]
        not edi                    ;    11.2 p0      97 x[3]
        mov dword [esp + 28], edi  ;    15.0 p0+p3   97 x[3]
        mov edi, dword [esi + 172] ;     9.0 p2      97 x[3]
        not edi                    ;    12.7 p0      97 x[3]
        mov dword [esp + 32], edi  ;    17.0 p0+p3   97 x[3]
        mov edi, dword [esi + 128] ;    10.0 p2      97 x[0]
        not edi                    ;    14.2 p0      97 x[0]
        mov dword [esp + 36], edi  ;    19.0 p0+p3   97 x[0]
        mov edi, dword [esi + 136] ;    11.0 p2      97 x[2]
        not edi                    ;    15.7 p0      97 x[2]
        mov dword [esp + 40], edi  ;    21.0 p0+p3   97 x[2]
        mov edi, dword [esi + 140] ;    12.0 p2      97 x[3]
        not edi                    ;    17.2 p0      97 x[3]
        mov dword [esp + 44], edi  ;    23.0 p0+p3   97 x[3]
        mov edi, dword [esi + 44]  ;    13.0 p2      97 x[3]
        not edi                    ;    18.7 p0      97 x[3]
        mov dword [esp + 48], edi  ;    25.0 p0+p3   97 x[3]
        mov edi, dword [esi]       ;    14.0 p2      97 x[0]
        not edi                    ;    20.2 p0      97 x[0]
        mov dword [esp + 52], edi  ;    27.0 p0+p3   97 x[0]
        mov edi, dword [esi + 8]   ;    15.0 p2      97 x[2]
        not edi                    ;    21.7 p0      97 x[2]
        mov dword [esp + 56], edi  ;    29.0 p0+p3   97 x[2]
        mov edi, dword [esi + 12]  ;    16.0 p2      97 x[3]
        not edi                    ;    23.2 p0      97 x[3]
        mov dword [esp + 60], edi  ;    31.0 p0+p3   97 x[3]
        mov edi, dword [esi + 512] ;    17.0 p2      90 rk
        mov dword [esp + 64], edi  ;    33.0 p0+p3   90 rk
        mov edi, dword [esi + 516] ;    18.0 p2      90 rk
        mov dword [esp + 68], edi  ;    35.0 p0+p3   90 rk
        mov edi, dword [esi + 520] ;    19.0 p2      90 rk
        mov dword [esp + 72], edi  ;    37.0 p0+p3   90 rk
        mov edi, dword [esi + 524] ;    20.0 p2      90 rk
        mov dword [esp + 76], edi  ;    39.0 p0+p3   90 rk
        mov edi, dword [esi + 496] ;    21.0 p2      90 rk
        mov dword [esp + 80], edi  ;    41.0 p0+p3   90 rk
        mov edi, dword [esi + 500] ;    22.0 p2      90 rk
        mov dword [esp + 84], edi  ;    43.0 p0+p3   90 rk
        mov edi, dword [esi + 504] ;    23.0 p2      90 rk
        mov dword [esp + 88], edi  ;    45.0 p0+p3   90 rk
        mov edi, dword [esi + 508] ;    24.0 p2      90 rk
        mov dword [esp + 92], edi  ;    47.0 p0+p3   90 rk
        mov edi, dword [esi + 480] ;    25.0 p2      90 rk
        mov dword [esp + 96], edi  ;    49.0 p0+p3   90 rk
        mov edi, dword [esi + 484] ;    26.0 p2      90 rk
        mov dword [esp + 100], edi ;    51.0 p0+p3   90 rk
        mov edi, dword [esi + 488] ;    27.0 p2      90 rk
        mov dword [esp + 104], edi ;    53.0 p0+p3   90 rk
        mov edi, dword [esi + 492] ;    28.0 p2      90 rk
        mov dword [esp + 108], edi ;    55.0 p0+p3   90 rk
        mov edi, dword [esi + 464] ;    29.0 p2      90 rk
        mov dword [esp + 112], edi ;    57.0 p0+p3   90 rk
        mov edi, dword [esi + 468] ;    30.0 p2      90 rk
        mov dword [esp + 116], edi ;    59.0 p0+p3   90 rk
        mov edi, dword [esi + 472] ;    31.0 p2      90 rk
        mov dword [esp + 120], edi ;    61.0 p0+p3   90 rk
        mov edi, dword [esi + 476] ;    32.0 p2      90 rk
        mov dword [esp + 124], edi ;    63.0 p0+p3   90 rk
        mov edi, dword [esi + 448] ;    33.0 p2      90 rk
        mov dword [esp + 128], edi ;    65.0 p0+p3   90 rk
        mov edi, dword [esi + 452] ;    34.0 p2      90 rk
        mov dword [esp + 132], edi ;    67.0 p0+p3   90 rk
        mov edi, dword [esi + 456] ;    35.0 p2      90 rk
        mov dword [esp + 136], edi ;    69.0 p0+p3   90 rk
        mov edi, dword [esi + 460] ;    36.0 p2      90 rk
        mov dword [esp + 140], edi ;    71.0 p0+p3   90 rk
        mov edi, dword [esi + 432] ;    37.0 p2      90 rk
        mov dword [esp + 144], edi ;    73.0 p0+p3   90 rk
        mov edi, dword [esi + 436] ;    38.0 p2      90 rk
        mov dword [esp + 148], edi ;    75.0 p0+p3   90 rk
        mov edi, dword [esi + 440] ;    39.0 p2      90 rk
        mov dword [esp + 152], edi ;    77.0 p0+p3   90 rk
        mov edi, dword [esi + 444] ;    40.0 p2      90 rk
        mov dword [esp + 156], edi ;    79.0 p0+p3   90 rk
        mov edi, dword [esi + 416] ;    41.0 p2      90 rk
        mov dword [esp + 160], edi ;    81.0 p0+p3   90 rk
        mov edi, dword [esi + 420] ;    42.0 p2      90 rk
        mov dword [esp + 164], edi ;    83.0 p0+p3   90 rk
        mov edi, dword [esi + 424] ;    43.0 p2      90 rk
        mov dword [esp + 168], edi ;    85.0 p0+p3   90 rk
        mov edi, dword [esi + 400] ;    44.0 p2      90 rk
        mov dword [esp + 172], edi ;    87.0 p0+p3   90 rk
        mov edi, dword [esi + 404] ;    45.0 p2      90 rk
        mov dword [esp + 176], edi ;    89.0 p0+p3   90 rk
        mov edi, dword [esi + 408] ;    46.0 p2      90 rk
        mov dword [esp + 180], edi ;    91.0 p0+p3   90 rk
        mov edi, dword [esi + 412] ;    47.0 p2      90 rk
        mov dword [esp + 184], edi ;    93.0 p0+p3   90 rk
        mov edi, dword [esi + 388] ;    48.0 p2      90 rk
        mov dword [esp + 188], edi ;    95.0 p0+p3   90 rk
        mov edi, dword [esi + 368] ;    49.0 p2      90 rk
        mov dword [esp + 192], edi ;    97.0 p0+p3   90 rk
        mov edi, dword [esi + 372] ;    50.0 p2      90 rk
        mov dword [esp + 196], edi ;    99.0 p0+p3   90 rk
        mov edi, dword [esi + 376] ;    51.0 p2      90 rk
        mov dword [esp + 200], edi ;   101.0 p0+p3   90 rk
        mov edi, dword [esi + 380] ;    52.0 p2      90 rk
        mov dword [esp + 204], edi ;   103.0 p0+p3   90 rk
        mov edi, dword [esi + 352] ;    53.0 p2      90 rk
        mov dword [esp + 208], edi ;   105.0 p0+p3   90 rk
        mov edi, dword [esi + 356] ;    54.0 p2      90 rk
        mov dword [esp + 212], edi ;   107.0 p0+p3   90 rk
        mov edi, dword [esi + 360] ;    55.0 p2      90 rk
        mov dword [esp + 216], edi ;   109.0 p0+p3   90 rk
        mov edi, dword [esi + 364] ;    56.0 p2      90 rk
        mov dword [esp + 220], edi ;   111.0 p0+p3   90 rk
        mov edi, dword [esi + 336] ;    57.0 p2      90 rk
        mov dword [esp + 224], edi ;   113.0 p0+p3   90 rk
        mov edi, dword [esi + 340] ;    58.0 p2      90 rk
        mov dword [esp + 228], edi ;   115.0 p0+p3   90 rk
        mov edi, dword [esi + 344] ;    59.0 p2      90 rk
        mov dword [esp + 232], edi ;   117.0 p0+p3   90 rk
        mov edi, dword [esi + 348] ;    60.0 p2      90 rk
        mov dword [esp + 236], edi ;   119.0 p0+p3   90 rk
        mov edi, dword [esi + 320] ;    61.0 p2      90 rk
        mov dword [esp + 240], edi ;   121.0 p0+p3   90 rk
        mov edi, dword [esi + 324] ;    62.0 p2      90 rk
        mov dword [esp + 244], edi ;   123.0 p0+p3   90 rk
        mov edi, dword [esi + 328] ;    63.0 p2      90 rk
        mov dword [esp + 248], edi ;   125.0 p0+p3   90 rk
        mov edi, dword [esi + 332] ;    64.0 p2      90 rk
        mov dword [esp + 252], edi ;   127.0 p0+p3   90 rk
        mov edi, dword [esi + 304] ;    65.0 p2      90 rk
        mov dword [esp + 256], edi ;   129.0 p0+p3   90 rk
        mov edi, dword [esi + 308] ;    66.0 p2      90 rk
        mov dword [esp + 260], edi ;   131.0 p0+p3   90 rk
        mov edi, dword [esi + 312] ;    67.0 p2      90 rk
        mov dword [esp + 264], edi ;   133.0 p0+p3   90 rk
        mov edi, dword [esi + 316] ;    68.0 p2      90 rk
        mov dword [esp + 268], edi ;   135.0 p0+p3   90 rk
        mov edi, dword [esi + 288] ;    69.0 p2      90 rk
        mov dword [esp + 272], edi ;   137.0 p0+p3   90 rk
        mov edi, dword [esi + 292] ;    70.0 p2      90 rk
        mov dword [esp + 276], edi ;   139.0 p0+p3   90 rk
        mov edi, dword [esi + 296] ;    71.0 p2      90 rk
        mov dword [esp + 280], edi ;   141.0 p0+p3   90 rk
        mov edi, dword [esi + 272] ;    72.0 p2      90 rk
        mov dword [esp + 284], edi ;   143.0 p0+p3   90 rk
        mov edi, dword [esi + 276] ;    73.0 p2      90 rk
        mov dword [esp + 288], edi ;   145.0 p0+p3   90 rk
        mov edi, dword [esi + 280] ;    74.0 p2      90 rk
        mov dword [esp + 292], edi ;   147.0 p0+p3   90 rk
        mov edi, dword [esi + 284] ;    75.0 p2      90 rk
        mov dword [esp + 296], edi ;   149.0 p0+p3   90 rk
        mov edi, dword [esi + 260] ;    76.0 p2      90 rk
        mov dword [esp + 300], edi ;   151.0 p0+p3   90 rk
        mov edi, dword [esi + 240] ;    77.0 p2      90 rk
        mov dword [esp + 304], edi ;   153.0 p0+p3   90 rk
        mov edi, dword [esi + 244] ;    78.0 p2      90 rk
        mov dword [esp + 308], edi ;   155.0 p0+p3   90 rk
        mov edi, dword [esi + 248] ;    79.0 p2      90 rk
        mov dword [esp + 312], edi ;   157.0 p0+p3   90 rk
        mov edi, dword [esi + 252] ;    80.0 p2      90 rk
        mov dword [esp + 316], edi ;   159.0 p0+p3   90 rk
        mov edi, dword [esi + 224] ;    81.0 p2      90 rk
        mov dword [esp + 320], edi ;   161.0 p0+p3   90 rk
        mov edi, dword [esi + 228] ;    82.0 p2      90 rk
        mov dword [esp + 324], edi ;   163.0 p0+p3   90 rk
        mov edi, dword [esi + 232] ;    83.0 p2      90 rk
        mov dword [esp + 328], edi ;   165.0 p0+p3   90 rk
        mov edi, dword [esi + 236] ;    84.0 p2      90 rk
        mov dword [esp + 332], edi ;   167.0 p0+p3   90 rk
        mov edi, dword [esi + 208] ;    85.0 p2      90 rk
        mov dword [esp + 336], edi ;   169.0 p0+p3   90 rk
        mov edi, dword [esi + 212] ;    86.0 p2      90 rk
        mov dword [esp + 340], edi ;   171.0 p0+p3   90 rk
        mov edi, dword [esi + 216] ;    87.0 p2      90 rk
        mov dword [esp + 344], edi ;   173.0 p0+p3   90 rk
        mov edi, dword [esi + 220] ;    88.0 p2      90 rk
        mov dword [esp + 348], edi ;   175.0 p0+p3   90 rk
        mov edi, dword [esi + 192] ;    89.0 p2      90 rk
        mov dword [esp + 352], edi ;   177.0 p0+p3   90 rk
        mov edi, dword [esi + 196] ;    90.0 p2      90 rk
        mov dword [esp + 356], edi ;   179.0 p0+p3   90 rk
        mov edi, dword [esi + 200] ;    91.0 p2      90 rk
        mov dword [esp + 360], edi ;   181.0 p0+p3   90 rk
        mov edi, dword [esi + 204] ;    92.0 p2      90 rk
        mov dword [esp + 364], edi ;   183.0 p0+p3   90 rk
        mov edi, dword [esi + 176] ;    93.0 p2      90 rk
        mov dword [esp + 368], edi ;   185.0 p0+p3   90 rk
        mov edi, dword [esi + 180] ;    94.0 p2      90 rk
        mov dword [esp + 372], edi ;   187.0 p0+p3   90 rk
        mov edi, dword [esi + 184] ;    95.0 p2      90 rk
        mov dword [esp + 376], edi ;   189.0 p0+p3   90 rk
        mov edi, dword [esi + 188] ;    96.0 p2      90 rk
        mov dword [esp + 380], edi ;   191.0 p0+p3   90 rk
        mov edi, dword [esi + 160] ;    97.0 p2      90 rk
        mov dword [esp + 384], edi ;   193.0 p0+p3   90 rk
        mov edi, dword [esi + 164] ;    98.0 p2      90 rk
        mov dword [esp + 388], edi ;   195.0 p0+p3   90 rk
        mov edi, dword [esi + 168] ;    99.0 p2      90 rk
        mov dword [esp + 392], edi ;   197.0 p0+p3   90 rk
        mov edi, dword [esi + 144] ;   100.0 p2      90 rk
        mov dword [esp + 396], edi ;   199.0 p0+p3   90 rk
        mov edi, dword [esi + 148] ;   101.0 p2      90 rk
        mov dword [esp + 400], edi ;   201.0 p0+p3   90 rk
        mov edi, dword [esi + 152] ;   102.0 p2      90 rk
        mov dword [esp + 404], edi ;   203.0 p0+p3   90 rk
        mov edi, dword [esi + 156] ;   103.0 p2      90 rk
        mov dword [esp + 408], edi ;   205.0 p0+p3   90 rk
        mov edi, dword [esi + 132] ;   104.0 p2      90 rk
        mov dword [esp + 412], edi ;   207.0 p0+p3   90 rk
        mov edi, dword [esi + 112] ;   105.0 p2      90 rk
        mov dword [esp + 416], edi ;   209.0 p0+p3   90 rk
        mov edi, dword [esi + 116] ;   106.0 p2      90 rk
        mov dword [esp + 420], edi ;   211.0 p0+p3   90 rk
        mov edi, dword [esi + 120] ;   107.0 p2      90 rk
        mov dword [esp + 424], edi ;   213.0 p0+p3   90 rk
        mov edi, dword [esi + 124] ;   108.0 p2      90 rk
        mov dword [esp + 428], edi ;   215.0 p0+p3   90 rk
        mov edi, dword [esi + 96]  ;   109.0 p2      90 rk
        mov dword [esp + 432], edi ;   217.0 p0+p3   90 rk
        mov edi, dword [esi + 100] ;   110.0 p2      90 rk
        mov dword [esp + 436], edi ;   219.0 p0+p3   90 rk
        mov edi, dword [esi + 104] ;   111.0 p2      90 rk
        mov dword [esp + 440], edi ;   221.0 p0+p3   90 rk
        mov edi, dword [esi + 108] ;   112.0 p2      90 rk
        mov dword [esp + 444], edi ;   223.0 p0+p3   90 rk
        mov edi, dword [esi + 80]  ;   113.0 p2      90 rk
        mov dword [esp + 448], edi ;   225.0 p0+p3   90 rk
        mov edi, dword [esi + 84]  ;   114.0 p2      90 rk
        mov dword [esp + 452], edi ;   227.0 p0+p3   90 rk
        mov edi, dword [esi + 88]  ;   115.0 p2      90 rk
        mov dword [esp + 456], edi ;   229.0 p0+p3   90 rk
        mov edi, dword [esi + 92]  ;   116.0 p2      90 rk
        mov dword [esp + 460], edi ;   231.0 p0+p3   90 rk
        mov edi, dword [esi + 64]  ;   117.0 p2      90 rk
        mov dword [esp + 464], edi ;   233.0 p0+p3   90 rk
        mov edi, dword [esi + 68]  ;   118.0 p2      90 rk
        mov dword [esp + 468], edi ;   235.0 p0+p3   90 rk
        mov edi, dword [esi + 72]  ;   119.0 p2      90 rk
        mov dword [esp + 472], edi ;   237.0 p0+p3   90 rk
        mov edi, dword [esi + 76]  ;   120.0 p2      90 rk
        mov dword [esp + 476], edi ;   239.0 p0+p3   90 rk
        mov edi, dword [esi + 48]  ;   121.0 p2      90 rk
        mov dword [esp + 480], edi ;   241.0 p0+p3   90 rk
        mov edi, dword [esi + 52]  ;   122.0 p2      90 rk
        mov dword [esp + 484], edi ;   243.0 p0+p3   90 rk
        mov edi, dword [esi + 56]  ;   123.0 p2      90 rk
        mov dword [esp + 488], edi ;   245.0 p0+p3   90 rk
        mov edi, dword [esi + 60]  ;   124.0 p2      90 rk
        mov dword [esp + 492], edi ;   247.0 p0+p3   90 rk
        mov edi, dword [esi + 32]  ;   125.0 p2      90 rk
        mov dword [esp + 496], edi ;   249.0 p0+p3   90 rk
        mov edi, dword [esi + 36]  ;   126.0 p2      90 rk
        mov dword [esp + 500], edi ;   251.0 p0+p3   90 rk
        mov edi, dword [esi + 40]  ;   127.0 p2      90 rk
        mov dword [esp + 504], edi ;   253.0 p0+p3   90 rk
        mov edi, dword [esi + 16]  ;   128.3 p2      90 rk
        mov dword [esp + 508], edi ;   255.0 p0+p3   90 rk
        mov edi, dword [esi + 20]  ;   130.3 p2      90 rk
        mov dword [esp + 512], edi ;   257.0 p0+p3   90 rk
        mov edi, dword [esi + 24]  ;   132.3 p2      90 rk
        mov dword [esp + 516], edi ;   259.0 p0+p3   90 rk
        mov edi, dword [esi + 28]  ;   134.3 p2      90 rk
        mov dword [esp + 520], edi ;   261.0 p0+p3   90 rk
        mov esi, dword [esi + 4]   ;   136.3 p2      90 rk
        mov dword [esp + 524], esi ;   263.0 p0+p3   90 rk
        mov esi, dword [esp + 568] ;   138.3 p2      90 rk
        shl esi, 4                 ;   140.3 p1      90 rk
        add esi, dword [esp + 560] ;   144.3 p2+p0   90 rk
        mov dword [esp + 528], esi ;   265.0 p0+p3   90 rk
        cmp dword [esp + 568], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 560] ;                    resident
        align 16
.blocks_1:
        mov edi, dword [esi]       ;     0.0 p2      92 x[0]
        xor edi, dword [esp + 64]  ;     2.0 p2+p0   92 x[0]
        mov ebp, edi               ;     2.5 p1      41 x copy
        mov eax, dword [esi + 4]   ;     2.0 p2      92 x[1]
        xor eax, dword [esp + 68]  ;     4.0 p2+p0   92 x[1]
        mov ecx, eax               ;     4.5 p1      41 x copy
        mov edx, dword [esi + 8]   ;     4.0 p2      92 x[2]
        xor edx, dword [esp + 72]  ;     6.0 p2+p0   92 x[2]
        xor edi, edx               ;     6.5 p0      41 x
        not edi                    ;     7.0 p0      41 x
        mov ebx, edi               ;     7.5 p1      41 x copy
        mov dword [esp + 532], edi ;     7.5 p0+p3   41 x spill
        mov edi, dword [esi + 12]  ;     6.0 p2      92 x[3]
        xor edi, dword [esp + 76]  ;     8.0 p2+p0   92 x[3]
        and ebp, edi               ;     8.5 p0      41 x
        or edx, edi                ;     8.5 p0      41 x
        xor ecx, edi               ;     8.5 p0      41 x
        and ecx, edx               ;     9.0 p0      41 x
        or eax, ebp                ;     9.0 p0      41 x
        xor ebx, eax               ;     9.5 p0      41 x
        xor edx, ebp               ;     9.2 p0      41 x
        mov edi, dword [esp + 532] ;     8.5 p2      41 x reload
        or edi, ebp                ;    10.5 p0      41 x
        xor ebp, edi               ;    11.0 p0      41 x
        xor edi, ecx               ;    11.0 p0      41 x
        or ebp, edx                ;    11.5 p0      41 x
        xor edx, ebx               ;    11.7 p0      41 x
        and ebx, edi               ;    12.2 p0      41 x
        xor ecx, edx               ;    12.7 p0      97 x[0]
        xor ebp, edx               ;    13.2 p0      97 x[2]
        xor ebx, edx               ;    13.7 p0      97 x[3]
        xor ecx, dword [esp + 80]  ;    14.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;    14.7 p1      62 x[0]
        xor edi, dword [esp + 84]  ;    14.7 p2+p0   97 x[1]
        xor ecx, edi               ;    18.7 p0      64 x[0]
        mov eax, edi               ;    15.2 p1      63 x[2] copy
        shl eax, 7                 ;    15.7 p1      63 x[2]
        rol edi, 0x1f              ;    19.7 p1      66 x[1]
        xor ebp, dword [esp + 88]  ;    15.7 p2+p0   97 x[2]
        rol ebp, 0xa               ;    16.2 p1      61 x[2]
        xor eax, ebp               ;    20.2 p0      63 x[2]
        xor ebx, dword [esp + 92]  ;    16.7 p2+p0   97 x[3]
        xor eax, ebx               ;    20.7 p0      63 x[2]
        xor ecx, ebx               ;    19.2 p0      64 x[0]
        rol ebx, 0x19              ;    19.7 p1      65 x[3]
        xor edi, ecx               ;    23.7 p0      68 x[1]
        xor ebx, eax               ;    23.7 p0      67 x[3]
        xor edi, eax               ;    24.2 p0      68 x[1]
        rol eax, 0x1d              ;    24.7 p1      69 x[2]
        mov ebp, ecx               ;    19.7 p0      67 x[3] copy
        shl ebp, 3                 ;    20.2 p1      67 x[3]
        xor ebx, ebp               ;    24.2 p0      67 x[3]
        rol ecx, 0x13              ;    24.7 p1      70 x[0]
        mov ebp, edi               ;    24.7 p0      40 x copy
        not ebp                    ;    25.2 p0      40 x
        xor edi, ebx               ;    24.7 p0      40 x
        mov edx, eax               ;    28.7 p1      40 x copy
        not edx                    ;    29.2 p0      40 x
        mov dword [esp + 532], esi ;    22.7 p0+p3   92 x[0] spill
        mov esi, ecx               ;    28.7 p1      40 x copy
        and esi, eax               ;    29.2 p0      40 x
        xor edi, esi               ;    29.7 p0      40 x
        xor ecx, eax               ;    28.7 p0      40 x
        or ebx, ecx                ;    29.2 p0      40 x
        xor edx, edi               ;    30.2 p0      40 x
        xor ebx, edi               ;    30.2 p0      40 x
        and edi, ecx               ;    30.2 p0      40 x
        xor ecx, ebp               ;    29.2 p0      40 x
        xor ebp, edi               ;    30.7 p0      97 x[2]
        xor edi, edx               ;    30.7 p0      40 x
        and ecx, ebx               ;    30.7 p0      40 x
        xor ecx, edi               ;    31.2 p0      40 x
        and edi, ebx               ;    31.2 p0      40 x
        xor ebp, edi               ;    31.7 p0      97 x[2]
        xor ebx, ecx               ;    31.7 p0      97 x[0]
        xor ebx, dword [esp + 96]  ;    32.2 p2+p0   97 x[0]
        rol ebx, 0x1b              ;    32.7 p1      62 x[0]
        xor edx, dword [esp + 100] ;    31.7 p2+p0   97 x[1]
        xor ebx, edx               ;    36.7 p0      64 x[0]
        xor ebp, dword [esp + 104] ;    32.7 p2+p0   97 x[2]
        rol ebp, 0xa               ;    33.2 p1      61 x[2]
        xor ecx, dword [esp + 108] ;    33.2 p2+p0   97 x[3]
        xor ebp, ecx               ;    37.2 p0      63 x[2]
        xor ebx, ecx               ;    37.2 p0      64 x[0]
        rol ecx, 0x19              ;    37.7 p1      65 x[3]
        mov esi, edx               ;    33.0 p1      63 x[2] copy
        shl esi, 7                 ;    33.5 p1      63 x[2]
        xor ebp, esi               ;    37.7 p0      63 x[2]
        rol edx, 0x1f              ;    38.2 p1      66 x[1]
        xor ecx, ebp               ;    41.7 p0      67 x[3]
        xor edx, ebp               ;    42.2 p0      68 x[1]
        rol ebp, 0x1d              ;    42.7 p1      69 x[2]
        xor edx, ebx               ;    42.7 p0      68 x[1]
        mov esi, ebx               ;    37.7 p1      67 x[3] copy
        shl esi, 3                 ;    38.2 p1      67 x[3]
        xor ecx, esi               ;    42.2 p0      67 x[3]
        rol ebx, 0x13              ;    42.7 p1      70 x[0]
        mov esi, edx               ;    43.2 p0      39 x copy
        not esi                    ;    43.7 p0      39 x
        and edx, ebx               ;    46.7 p0      39 x
        or edx, ebp                ;    47.2 p0      39 x
        xor ebp, ecx               ;    46.7 p0      39 x
        and ecx, ebx               ;    46.7 p0      39 x
        xor ecx, esi               ;    47.2 p0      39 x
        xor ebp, ebx               ;    47.2 p0      39 x
        xor edx, ecx               ;    47.7 p0      39 x
        xor ebp, ecx               ;    47.7 p0      39 x
        or ecx, ebp                ;    48.2 p0      39 x
        xor ecx, ebx               ;    48.7 p0      97 x[2]
        xor ebx, esi               ;    46.7 p0      39 x
        not ebx                    ;    47.2 p0      39 x
        or ebx, edx                ;    48.2 p0      39 x
        and esi, edx               ;    48.2 p0      39 x
        xor ecx, esi               ;    49.2 p0      97 x[2]
        xor esi, ebp               ;    48.7 p0      97 x[0]
        xor ebp, ebx               ;    48.7 p0      97 x[1]
        xor esi, dword [esp + 112] ;    49.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;    49.7 p1      62 x[0]
        xor ebp, dword [esp + 116] ;    49.2 p2+p0   97 x[1]
        xor esi, ebp               ;    53.7 p0      64 x[0]
        xor ecx, dword [esp + 120] ;    49.7 p2+p0   97 x[2]
        rol ecx, 0xa               ;    50.2 p1      61 x[2]
        xor edx, dword [esp + 124] ;    48.7 p2+p0   97 x[3]
        xor ecx, edx               ;    54.2 p0      63 x[2]
        xor esi, edx               ;    54.2 p0      64 x[0]
        rol edx, 0x19              ;    54.7 p1      65 x[3]
        mov edi, ebp               ;    49.7 p1      63 x[2] copy
        shl edi, 7                 ;    50.2 p1      63 x[2]
        xor ecx, edi               ;    54.7 p0      63 x[2]
        rol ebp, 0x1f              ;    55.2 p1      66 x[1]
        xor edx, ecx               ;    58.7 p0      67 x[3]
        xor ebp, ecx               ;    59.2 p0      68 x[1]
        rol ecx, 0x1d              ;    59.7 p1      69 x[2]
        xor ebp, esi               ;    59.7 p0      68 x[1]
        mov edi, esi               ;    54.7 p1      67 x[3] copy
        shl edi, 3                 ;    55.2 p1      67 x[3]
        xor edx, edi               ;    59.2 p0      67 x[3]
        rol esi, 0x13              ;    59.7 p1      70 x[0]
        xor ecx, edx               ;    63.7 p0      38 x
        mov edi, ebp               ;    60.2 p0      38 x copy
        and edi, esi               ;    63.7 p0      38 x
        xor edi, ecx               ;    64.2 p0      38 x
        xor ebp, edi               ;    64.7 p0      38 x
        or ecx, edx                ;    64.2 p0      38 x
        and ecx, esi               ;    64.7 p0      38 x
        xor ecx, edi               ;    65.2 p0      38 x
        xor edi, esi               ;    64.7 p0      38 x
        not esi                    ;    63.7 p0      38 x
        and edi, edx               ;    65.2 p0      38 x
        xor edi, ebp               ;    65.7 p0      38 x
        xor ebp, esi               ;    65.2 p0      38 x
        or esi, ecx                ;    65.7 p0      38 x
        and ebp, esi               ;    66.2 p0      38 x
        xor esi, edx               ;    66.2 p0      97 x[0]
        and edx, edi               ;    66.2 p0      38 x
        xor ebp, edx               ;    66.7 p0      97 x[2]
        xor esi, edi               ;    66.7 p0      97 x[0]
        xor esi, dword [esp + 128] ;    67.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;    67.7 p1      62 x[0]
        xor ecx, dword [esp + 132] ;    65.7 p2+p0   97 x[1]
        xor esi, ecx               ;    71.7 p0      64 x[0]
        xor ebp, dword [esp + 136] ;    67.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;    67.7 p1      61 x[2]
        xor edi, dword [esp + 140] ;    66.2 p2+p0   97 x[3]
        xor ebp, edi               ;    71.7 p0      63 x[2]
        xor esi, edi               ;    72.2 p0      64 x[0]
        rol edi, 0x19              ;    72.7 p1      65 x[3]
        mov eax, ecx               ;    66.2 p1      63 x[2] copy
        shl eax, 7                 ;    66.7 p1      63 x[2]
        xor ebp, eax               ;    72.2 p0      63 x[2]
        rol ecx, 0x1f              ;    72.7 p1      66 x[1]
        xor edi, ebp               ;    76.7 p0      67 x[3]
        xor ecx, ebp               ;    76.7 p0      68 x[1]
        rol ebp, 0x1d              ;    77.2 p1      69 x[2]
        xor ecx, esi               ;    77.2 p0      68 x[1]
        mov eax, esi               ;    72.7 p1      67 x[3] copy
        shl eax, 3                 ;    73.2 p1      67 x[3]
        xor edi, eax               ;    77.2 p0      67 x[3]
        rol esi, 0x13              ;    77.7 p1      70 x[0]
        mov eax, ecx               ;    77.7 p0      37 x copy
        xor eax, ebp               ;    81.2 p0      37 x
        and ecx, eax               ;    81.7 p0      37 x
        xor ecx, esi               ;    82.2 p0      37 x
        and esi, ebp               ;    81.7 p0      37 x
        xor ebp, edi               ;    81.2 p0      37 x
        or edi, ecx                ;    82.7 p0      37 x
        xor esi, eax               ;    82.2 p0      37 x
        xor edi, eax               ;    83.2 p0      37 x
        xor ebp, esi               ;    82.7 p0      37 x
        xor ecx, ebp               ;    83.2 p0      37 x
        or eax, edi                ;    83.7 p0      37 x
        xor eax, ecx               ;    84.2 p0      37 x
        xor esi, eax               ;    84.7 p0      97 x[2]
        or ecx, edi                ;    83.7 p0      37 x
        xor ecx, ebp               ;    84.2 p0      97 x[3]
        and ebp, edi               ;    83.7 p0      37 x
        xor eax, ebp               ;    84.7 p0      97 x[1]
        xor edi, dword [esp + 144] ;    83.7 p2+p0   97 x[0]
        rol edi, 0x1b              ;    84.2 p1      62 x[0]
        xor eax, dword [esp + 148] ;    85.2 p2+p0   97 x[1]
        xor edi, eax               ;    88.2 p0      64 x[0]
        xor esi, dword [esp + 152] ;    85.2 p2+p0   97 x[2]
        rol esi, 0xa               ;    85.7 p1      61 x[2]
        xor ecx, dword [esp + 156] ;    84.7 p2+p0   97 x[3]
        xor esi, ecx               ;    89.7 p0      63 x[2]
        xor edi, ecx               ;    88.7 p0      64 x[0]
        rol ecx, 0x19              ;    89.2 p1      65 x[3]
        mov ebp, eax               ;    85.7 p1      63 x[2] copy
        shl ebp, 7                 ;    86.2 p1      63 x[2]
        xor esi, ebp               ;    90.2 p0      63 x[2]
        rol eax, 0x1f              ;    90.7 p1      66 x[1]
        xor eax, edi               ;    94.7 p0      68 x[1]
        xor ecx, esi               ;    93.2 p0      67 x[3]
        xor eax, esi               ;    95.2 p0      68 x[1]
        rol esi, 0x1d              ;    95.7 p1      69 x[2]
        xor esi, eax               ;    99.7 p0      36 x
        mov ebp, edi               ;    89.2 p1      67 x[3] copy
        shl ebp, 3                 ;    89.7 p1      67 x[3]
        xor ecx, ebp               ;    93.7 p0      67 x[3]
        rol edi, 0x13              ;    94.2 p1      70 x[0]
        xor esi, ecx               ;   100.2 p0      36 x
        mov ebp, ecx               ;    94.2 p1      36 x copy
        xor ebp, edi               ;    98.2 p0      36 x
        and ecx, esi               ;   100.7 p0      36 x
        xor ecx, eax               ;   101.2 p0      36 x
        xor edi, esi               ;   100.7 p0      36 x
        not edi                    ;   101.2 p0      36 x
        or eax, esi                ;   100.7 p0      36 x
        xor eax, ebp               ;   101.2 p0      36 x
        and ebp, ecx               ;   101.7 p0      36 x
        xor ecx, edi               ;   101.7 p0      97 x[2]
        and edi, eax               ;   101.7 p0      36 x
        or edi, ebp                ;   102.2 p0      36 x
        xor esi, ebp               ;   102.2 p0      97 x[1]
        xor ecx, ebp               ;   102.2 p0      97 x[2]
        xor eax, dword [esp + 160] ;   101.7 p2+p0   97 x[0]
        rol eax, 0x1b              ;   102.2 p1      62 x[0]
        xor esi, dword [esp + 164] ;   102.7 p2+p0   97 x[1]
        xor eax, esi               ;   106.2 p0      64 x[0]
        xor ecx, dword [esp + 168] ;   102.7 p2+p0   97 x[2]
        rol ecx, 0xa               ;   103.2 p1      61 x[2]
        xor edi, dword [esp + 0]   ;   102.7 p2+p0   97 x[3]
        xor ecx, edi               ;   107.2 p0      63 x[2]
        xor eax, edi               ;   106.7 p0      64 x[0]
        rol edi, 0x19              ;   107.2 p1      65 x[3]
        mov ebp, esi               ;   103.2 p1      63 x[2] copy
        shl ebp, 7                 ;   103.7 p1      63 x[2]
        xor ecx, ebp               ;   107.7 p0      63 x[2]
        rol esi, 0x1f              ;   108.2 p1      66 x[1]
        xor edi, ecx               ;   111.2 p0      67 x[3]
        xor esi, ecx               ;   112.2 p0      35 x
        rol ecx, 0x1d              ;   112.7 p1      69 x[2]
        xor esi, eax               ;   112.7 p0      35 x
        mov ebp, eax               ;   107.2 p1      67 x[3] copy
        shl ebp, 3                 ;   107.7 p1      67 x[3]
        xor edi, ebp               ;   111.7 p0      67 x[3]
        rol eax, 0x13              ;   112.2 p1      70 x[0]
        xor esi, edi               ;   113.2 p0      35 x
        mov ebp, ecx               ;   116.7 p0      35 x copy
        not ebp                    ;   117.2 p0      35 x
        xor ecx, eax               ;   116.7 p0      35 x
        or eax, esi                ;   116.2 p0      35 x
        xor eax, edi               ;   116.7 p0      35 x
        and edi, esi               ;   113.7 p0      35 x
        xor esi, ebp               ;   117.7 p0      35 x
        xor edi, ecx               ;   117.2 p0      35 x
        and ebp, eax               ;   117.7 p0      35 x
        xor ebp, ecx               ;   118.2 p0      97 x[2]
        and ecx, eax               ;   117.2 p0      35 x
        xor eax, esi               ;   118.2 p0      35 x
        or esi, edi                ;   118.2 p0      35 x
        xor ecx, esi               ;   118.7 p0      35 x
        xor ebp, eax               ;   118.7 p0      97 x[2]
        xor eax, ecx               ;   119.2 p0      97 x[1]
        xor ecx, dword [esp + 172] ;   119.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   119.7 p1      62 x[0]
        xor eax, dword [esp + 176] ;   119.7 p2+p0   97 x[1]
        xor ecx, eax               ;   123.7 p0      64 x[0]
        xor ebp, dword [esp + 180] ;   119.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   119.7 p1      61 x[2]
        xor edi, dword [esp + 184] ;   117.7 p2+p0   97 x[3]
        xor ebp, edi               ;   123.7 p0      63 x[2]
        xor ecx, edi               ;   124.2 p0      64 x[0]
        rol edi, 0x19              ;   124.7 p1      65 x[3]
        mov esi, eax               ;   120.2 p1      63 x[2] copy
        shl esi, 7                 ;   120.7 p1      63 x[2]
        xor ebp, esi               ;   124.7 p0      63 x[2]
        rol eax, 0x1f              ;   125.2 p1      66 x[1]
        xor eax, ecx               ;   129.2 p0      68 x[1]
        xor edi, ebp               ;   128.7 p0      67 x[3]
        xor eax, ebp               ;   129.7 p0      68 x[1]
        rol ebp, 0x1d              ;   130.2 p1      69 x[2]
        mov esi, ecx               ;   124.7 p1      67 x[3] copy
        shl esi, 3                 ;   125.2 p1      67 x[3]
        xor edi, esi               ;   129.2 p0      67 x[3]
        rol ecx, 0x13              ;   129.7 p1      70 x[0]
        mov esi, ecx               ;   133.7 p0      34 x copy
        or esi, eax                ;   134.2 p0      34 x
        xor esi, ebp               ;   134.7 p0      34 x
        xor ecx, edi               ;   133.7 p0      34 x
        or ebp, edi                ;   134.2 p0      34 x
        mov edx, eax               ;   130.2 p1      34 x copy
        xor edx, ecx               ;   134.2 p0      34 x
        and ebp, edx               ;   134.7 p0      34 x
        and ecx, esi               ;   135.2 p0      34 x
        xor eax, ecx               ;   135.7 p0      34 x
        xor ecx, ebp               ;   135.7 p0      34 x
        or ebp, edi                ;   135.2 p0      34 x
        xor edi, esi               ;   135.2 p0      34 x
        xor esi, eax               ;   136.2 p0      34 x
        xor ebp, edi               ;   135.7 p0      34 x
        and esi, ecx               ;   136.7 p0      34 x
        xor eax, ebp               ;   136.2 p0      97 x[0]
        xor ebp, esi               ;   137.2 p0      97 x[1]
        xor eax, dword [esp + 4]   ;   136.7 p2+p0   97 x[0]
        rol eax, 0x1b              ;   137.2 p1      62 x[0]
        xor ebp, dword [esp + 188] ;   137.7 p2+p0   97 x[1]
        xor eax, ebp               ;   141.2 p0      64 x[0]
        xor edi, dword [esp + 8]   ;   135.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   136.2 p1      61 x[2]
        xor ecx, dword [esp + 12]  ;   136.2 p2+p0   97 x[3]
        xor edi, ecx               ;   140.2 p0      63 x[2]
        xor eax, ecx               ;   141.7 p0      64 x[0]
        rol ecx, 0x19              ;   142.2 p1      65 x[3]
        mov esi, ebp               ;   138.2 p1      63 x[2] copy
        shl esi, 7                 ;   138.7 p1      63 x[2]
        xor edi, esi               ;   142.7 p0      63 x[2]
        rol ebp, 0x1f              ;   143.2 p1      66 x[1]
        xor ecx, edi               ;   146.2 p0      67 x[3]
        xor ebp, edi               ;   147.2 p0      68 x[1]
        rol edi, 0x1d              ;   147.7 p1      69 x[2]
        xor ebp, eax               ;   147.7 p0      68 x[1]
        mov esi, eax               ;   142.2 p1      67 x[3] copy
        shl esi, 3                 ;   142.7 p1      67 x[3]
        xor ecx, esi               ;   146.7 p0      67 x[3]
        rol eax, 0x13              ;   147.2 p1      70 x[0]
        mov esi, ebp               ;   148.2 p0      41 x copy
        xor esi, ecx               ;   148.7 p0      41 x
        mov edx, ecx               ;   147.2 p1      41 x copy
        and edx, eax               ;   151.2 p0      41 x
        or ecx, edi                ;   151.7 p0      41 x
        xor eax, edi               ;   151.7 p0      41 x
        not eax                    ;   152.2 p0      41 x
        and esi, ecx               ;   152.2 p0      41 x
        or ebp, edx                ;   151.7 p0      41 x
        xor ebp, eax               ;   152.7 p0      41 x
        or eax, edx                ;   152.7 p0      41 x
        xor ecx, edx               ;   152.2 p0      41 x
        xor edx, eax               ;   153.2 p0      41 x
        xor eax, esi               ;   153.2 p0      41 x
        or edx, ecx                ;   153.7 p0      41 x
        xor ecx, ebp               ;   153.2 p0      41 x
        and ebp, eax               ;   153.7 p0      41 x
        xor esi, ecx               ;   153.7 p0      97 x[0]
        xor edx, ecx               ;   154.2 p0      97 x[2]
        xor ebp, ecx               ;   154.2 p0      97 x[3]
        xor esi, dword [esp + 192] ;   154.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   154.7 p1      62 x[0]
        xor eax, dword [esp + 196] ;   153.7 p2+p0   97 x[1]
        xor esi, eax               ;   158.7 p0      64 x[0]
        xor edx, dword [esp + 200] ;   154.7 p2+p0   97 x[2]
        rol edx, 0xa               ;   155.2 p1      61 x[2]
        xor ebp, dword [esp + 204] ;   154.7 p2+p0   97 x[3]
        xor edx, ebp               ;   159.2 p0      63 x[2]
        xor esi, ebp               ;   159.2 p0      64 x[0]
        rol ebp, 0x19              ;   159.7 p1      65 x[3]
        mov edi, eax               ;   154.2 p1      63 x[2] copy
        shl edi, 7                 ;   154.7 p1      63 x[2]
        xor edx, edi               ;   159.7 p0      63 x[2]
        rol eax, 0x1f              ;   160.2 p1      66 x[1]
        xor ebp, edx               ;   163.7 p0      67 x[3]
        xor eax, edx               ;   164.2 p0      68 x[1]
        rol edx, 0x1d              ;   164.7 p1      69 x[2]
        xor eax, esi               ;   164.7 p0      68 x[1]
        mov edi, esi               ;   159.7 p1      67 x[3] copy
        shl edi, 3                 ;   160.2 p1      67 x[3]
        xor ebp, edi               ;   164.2 p0      67 x[3]
        rol esi, 0x13              ;   164.7 p1      70 x[0]
        mov edi, eax               ;   165.2 p0      40 x copy
        not edi                    ;   165.7 p0      40 x
        xor eax, ebp               ;   165.2 p0      40 x
        mov ecx, edx               ;   168.7 p1      40 x copy
        not ecx                    ;   169.2 p0      40 x
        mov ebx, esi               ;   168.7 p1      40 x copy
        and ebx, edx               ;   169.2 p0      40 x
        xor eax, ebx               ;   169.7 p0      40 x
        xor esi, edx               ;   168.7 p0      40 x
        or ebp, esi                ;   169.2 p0      40 x
        xor ecx, eax               ;   170.2 p0      40 x
        xor ebp, eax               ;   170.2 p0      40 x
        and eax, esi               ;   170.2 p0      40 x
        xor esi, edi               ;   169.2 p0      40 x
        xor edi, eax               ;   170.7 p0      97 x[2]
        xor eax, ecx               ;   170.7 p0      40 x
        and esi, ebp               ;   170.7 p0      40 x
        xor esi, eax               ;   171.2 p0      40 x
        and eax, ebp               ;   171.2 p0      40 x
        xor edi, eax               ;   171.7 p0      97 x[2]
        xor ebp, esi               ;   171.7 p0      97 x[0]
        xor ebp, dword [esp + 208] ;   172.2 p2+p0   97 x[0]
        rol ebp, 0x1b              ;   172.7 p1      62 x[0]
        xor ecx, dword [esp + 212] ;   170.7 p2+p0   97 x[1]
        xor ebp, ecx               ;   176.7 p0      64 x[0]
        xor edi, dword [esp + 216] ;   172.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   172.7 p1      61 x[2]
        xor esi, dword [esp + 220] ;   171.7 p2+p0   97 x[3]
        xor edi, esi               ;   176.7 p0      63 x[2]
        xor ebp, esi               ;   177.2 p0      64 x[0]
        rol esi, 0x19              ;   177.7 p1      65 x[3]
        mov eax, ecx               ;   171.2 p1      63 x[2] copy
        shl eax, 7                 ;   171.7 p1      63 x[2]
        xor edi, eax               ;   177.2 p0      63 x[2]
        rol ecx, 0x1f              ;   177.7 p1      66 x[1]
        xor esi, edi               ;   181.7 p0      67 x[3]
        xor ecx, edi               ;   181.7 p0      68 x[1]
        rol edi, 0x1d              ;   182.2 p1      69 x[2]
        xor ecx, ebp               ;   182.2 p0      68 x[1]
        mov eax, ebp               ;   177.7 p1      67 x[3] copy
        shl eax, 3                 ;   178.2 p1      67 x[3]
        xor esi, eax               ;   182.2 p0      67 x[3]
        rol ebp, 0x13              ;   182.7 p1      70 x[0]
        mov eax, ecx               ;   182.7 p0      39 x copy
        not eax                    ;   183.2 p0      39 x
        and ecx, ebp               ;   186.7 p0      39 x
        or ecx, edi                ;   187.2 p0      39 x
        xor edi, esi               ;   186.2 p0      39 x
        and esi, ebp               ;   186.7 p0      39 x
        xor esi, eax               ;   187.2 p0      39 x
        xor edi, ebp               ;   186.7 p0      39 x
        xor ecx, esi               ;   187.7 p0      39 x
        xor edi, esi               ;   187.7 p0      39 x
        or esi, edi                ;   188.2 p0      39 x
        xor esi, ebp               ;   188.7 p0      97 x[2]
        xor ebp, eax               ;   186.7 p0      39 x
        not ebp                    ;   187.2 p0      39 x
        or ebp, ecx                ;   188.2 p0      39 x
        and eax, ecx               ;   188.2 p0      39 x
        xor esi, eax               ;   189.2 p0      97 x[2]
        xor eax, edi               ;   188.7 p0      97 x[0]
        xor edi, ebp               ;   188.7 p0      97 x[1]
        xor eax, dword [esp + 224] ;   189.2 p2+p0   97 x[0]
        rol eax, 0x1b              ;   189.7 p1      62 x[0]
        xor edi, dword [esp + 228] ;   189.2 p2+p0   97 x[1]
        xor eax, edi               ;   193.7 p0      64 x[0]
        xor esi, dword [esp + 232] ;   189.7 p2+p0   97 x[2]
        rol esi, 0xa               ;   190.2 p1      61 x[2]
        xor ecx, dword [esp + 236] ;   188.2 p2+p0   97 x[3]
        xor esi, ecx               ;   194.2 p0      63 x[2]
        xor eax, ecx               ;   194.2 p0      64 x[0]
        rol ecx, 0x19              ;   194.7 p1      65 x[3]
        mov ebp, edi               ;   189.7 p1      63 x[2] copy
        shl ebp, 7                 ;   190.2 p1      63 x[2]
        xor esi, ebp               ;   194.7 p0      63 x[2]
        rol edi, 0x1f              ;   195.2 p1      66 x[1]
        xor ecx, esi               ;   198.7 p0      67 x[3]
        xor edi, esi               ;   199.2 p0      68 x[1]
        rol esi, 0x1d              ;   199.7 p1      69 x[2]
        xor edi, eax               ;   199.7 p0      68 x[1]
        mov ebp, eax               ;   194.7 p1      67 x[3] copy
        shl ebp, 3                 ;   195.2 p1      67 x[3]
        xor ecx, ebp               ;   199.2 p0      67 x[3]
        rol eax, 0x13              ;   199.7 p1      70 x[0]
        xor esi, ecx               ;   203.7 p0      38 x
        mov ebp, edi               ;   200.2 p0      38 x copy
        and ebp, eax               ;   203.7 p0      38 x
        xor ebp, esi               ;   204.2 p0      38 x
        xor edi, ebp               ;   204.7 p0      38 x
        or esi, ecx                ;   204.2 p0      38 x
        and esi, eax               ;   204.7 p0      38 x
        xor esi, ebp               ;   205.2 p0      38 x
        xor ebp, eax               ;   204.7 p0      38 x
        not eax                    ;   203.7 p0      38 x
        and ebp, ecx               ;   205.2 p0      38 x
        xor ebp, edi               ;   205.7 p0      38 x
        xor edi, eax               ;   205.2 p0      38 x
        or eax, esi                ;   205.7 p0      38 x
        and edi, eax               ;   206.2 p0      38 x
        xor eax, ecx               ;   206.2 p0      97 x[0]
        and ecx, ebp               ;   206.2 p0      38 x
        xor edi, ecx               ;   206.7 p0      97 x[2]
        xor eax, ebp               ;   206.7 p0      97 x[0]
        xor eax, dword [esp + 240] ;   207.2 p2+p0   97 x[0]
        rol eax, 0x1b              ;   207.7 p1      62 x[0]
        xor esi, dword [esp + 244] ;   205.7 p2+p0   97 x[1]
        xor edi, dword [esp + 248] ;   207.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   207.7 p1      61 x[2]
        xor eax, esi               ;   211.7 p0      64 x[0]
        xor ebp, dword [esp + 252] ;   206.2 p2+p0   97 x[3]
        xor edi, ebp               ;   211.7 p0      63 x[2]
        xor eax, ebp               ;   212.2 p0      64 x[0]
        rol ebp, 0x19              ;   212.7 p1      65 x[3]
        mov ecx, esi               ;   206.2 p1      63 x[2] copy
        shl ecx, 7                 ;   206.7 p1      63 x[2]
        xor edi, ecx               ;   212.2 p0      63 x[2]
        rol esi, 0x1f              ;   212.7 p1      66 x[1]
        xor ebp, edi               ;   216.7 p0      67 x[3]
        xor esi, edi               ;   216.7 p0      68 x[1]
        rol edi, 0x1d              ;   217.2 p1      69 x[2]
        xor esi, eax               ;   217.2 p0      68 x[1]
        mov ecx, eax               ;   212.7 p1      67 x[3] copy
        shl ecx, 3                 ;   213.2 p1      67 x[3]
        xor ebp, ecx               ;   217.2 p0      67 x[3]
        rol eax, 0x13              ;   217.7 p1      70 x[0]
        mov ecx, esi               ;   217.7 p0      37 x copy
        xor ecx, edi               ;   221.2 p0      37 x
        and esi, ecx               ;   221.7 p0      37 x
        xor esi, eax               ;   222.2 p0      37 x
        and eax, edi               ;   221.7 p0      37 x
        xor edi, ebp               ;   221.2 p0      37 x
        or ebp, esi                ;   222.7 p0      37 x
        xor eax, ecx               ;   222.2 p0      37 x
        xor ebp, ecx               ;   223.2 p0      37 x
        xor edi, eax               ;   222.7 p0      37 x
        xor esi, edi               ;   223.2 p0      37 x
        or ecx, ebp                ;   223.7 p0      37 x
        xor ecx, esi               ;   224.2 p0      37 x
        xor eax, ecx               ;   224.7 p0      97 x[2]
        or esi, ebp                ;   223.7 p0      37 x
        xor esi, edi               ;   224.2 p0      97 x[3]
        and edi, ebp               ;   223.7 p0      37 x
        xor ecx, edi               ;   224.7 p0      97 x[1]
        xor ebp, dword [esp + 256] ;   223.7 p2+p0   97 x[0]
        rol ebp, 0x1b              ;   224.2 p1      62 x[0]
        xor ecx, dword [esp + 260] ;   225.2 p2+p0   97 x[1]
        xor eax, dword [esp + 264] ;   225.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   225.7 p1      61 x[2]
        xor esi, dword [esp + 268] ;   224.7 p2+p0   97 x[3]
        xor eax, esi               ;   229.7 p0      63 x[2]
        xor ebp, esi               ;   228.2 p0      64 x[0]
        rol esi, 0x19              ;   228.7 p1      65 x[3]
        xor ebp, ecx               ;   228.7 p0      64 x[0]
        mov edi, ecx               ;   225.7 p1      63 x[2] copy
        shl edi, 7                 ;   226.2 p1      63 x[2]
        xor eax, edi               ;   230.2 p0      63 x[2]
        rol ecx, 0x1f              ;   230.7 p1      66 x[1]
        xor ecx, ebp               ;   234.7 p0      68 x[1]
        xor esi, eax               ;   232.7 p0      67 x[3]
        xor ecx, eax               ;   235.2 p0      68 x[1]
        rol eax, 0x1d              ;   235.7 p1      69 x[2]
        xor eax, ecx               ;   239.7 p0      36 x
        mov edi, ebp               ;   229.2 p1      67 x[3] copy
        shl edi, 3                 ;   229.7 p1      67 x[3]
        xor esi, edi               ;   233.7 p0      67 x[3]
        rol ebp, 0x13              ;   234.2 p1      70 x[0]
        xor eax, esi               ;   240.2 p0      36 x
        mov edi, esi               ;   234.2 p1      36 x copy
        xor edi, ebp               ;   238.2 p0      36 x
        and esi, eax               ;   240.7 p0      36 x
        xor esi, ecx               ;   241.2 p0      36 x
        xor ebp, eax               ;   240.7 p0      36 x
        not ebp                    ;   241.2 p0      36 x
        or ecx, eax                ;   240.7 p0      36 x
        xor ecx, edi               ;   241.2 p0      36 x
        and edi, esi               ;   241.7 p0      36 x
        xor esi, ebp               ;   241.7 p0      97 x[2]
        and ebp, ecx               ;   241.7 p0      36 x
        or ebp, edi                ;   242.2 p0      36 x
        xor eax, edi               ;   242.2 p0      97 x[1]
        xor esi, edi               ;   242.2 p0      97 x[2]
        xor ecx, dword [esp + 272] ;   241.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   242.2 p1      62 x[0]
        xor eax, dword [esp + 276] ;   242.7 p2+p0   97 x[1]
        xor esi, dword [esp + 280] ;   242.7 p2+p0   97 x[2]
        rol esi, 0xa               ;   243.2 p1      61 x[2]
        xor ebp, dword [esp + 16]  ;   242.7 p2+p0   97 x[3]
        xor esi, ebp               ;   247.2 p0      63 x[2]
        xor ecx, ebp               ;   246.2 p0      64 x[0]
        rol ebp, 0x19              ;   246.7 p1      65 x[3]
        xor ecx, eax               ;   246.7 p0      64 x[0]
        mov edi, eax               ;   243.2 p1      63 x[2] copy
        shl edi, 7                 ;   243.7 p1      63 x[2]
        xor esi, edi               ;   247.7 p0      63 x[2]
        rol eax, 0x1f              ;   248.2 p1      66 x[1]
        xor ebp, esi               ;   250.7 p0      67 x[3]
        xor eax, esi               ;   252.2 p0      35 x
        rol esi, 0x1d              ;   252.7 p1      69 x[2]
        xor eax, ecx               ;   252.7 p0      35 x
        mov edi, ecx               ;   247.2 p1      67 x[3] copy
        shl edi, 3                 ;   247.7 p1      67 x[3]
        xor ebp, edi               ;   251.7 p0      67 x[3]
        rol ecx, 0x13              ;   252.2 p1      70 x[0]
        xor eax, ebp               ;   253.2 p0      35 x
        mov edi, esi               ;   256.7 p1      35 x copy
        not edi                    ;   257.2 p0      35 x
        xor esi, ecx               ;   256.7 p0      35 x
        or ecx, eax                ;   256.2 p0      35 x
        xor ecx, ebp               ;   256.7 p0      35 x
        and ebp, eax               ;   253.7 p0      35 x
        xor eax, edi               ;   257.7 p0      35 x
        xor ebp, esi               ;   257.2 p0      35 x
        and edi, ecx               ;   257.7 p0      35 x
        xor edi, esi               ;   258.2 p0      97 x[2]
        and esi, ecx               ;   257.2 p0      35 x
        xor ecx, eax               ;   258.2 p0      35 x
        or eax, ebp                ;   258.2 p0      35 x
        xor esi, eax               ;   258.7 p0      35 x
        xor edi, dword [esp + 292] ;   258.7 p2+p0   97 x[2]
        xor edi, ecx               ;   259.2 p0      97 x[2]
        rol edi, 0xa               ;   259.7 p1      61 x[2]
        xor ecx, dword [esp + 288] ;   258.7 p2+p0   97 x[1]
        xor ecx, esi               ;   259.2 p0      97 x[1]
        xor esi, dword [esp + 284] ;   259.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   259.7 p1      62 x[0]
        xor ebp, dword [esp + 296] ;   257.7 p2+p0   97 x[3]
        xor edi, ebp               ;   263.7 p0      63 x[2]
        xor esi, ebp               ;   263.7 p0      64 x[0]
        rol ebp, 0x19              ;   264.2 p1      65 x[3]
        xor esi, ecx               ;   264.2 p0      64 x[0]
        mov eax, ecx               ;   259.7 p1      63 x[2] copy
        shl eax, 7                 ;   260.2 p1      63 x[2]
        xor edi, eax               ;   264.2 p0      63 x[2]
        rol ecx, 0x1f              ;   264.7 p1      66 x[1]
        xor ebp, edi               ;   268.2 p0      67 x[3]
        xor ecx, edi               ;   268.7 p0      68 x[1]
        rol edi, 0x1d              ;   269.2 p1      69 x[2]
        xor ecx, esi               ;   269.2 p0      68 x[1]
        mov eax, esi               ;   264.7 p1      67 x[3] copy
        shl eax, 3                 ;   265.2 p1      67 x[3]
        xor ebp, eax               ;   269.2 p0      67 x[3]
        rol esi, 0x13              ;   269.7 p1      70 x[0]
        mov eax, esi               ;   273.7 p0      34 x copy
        or eax, ecx                ;   274.2 p0      34 x
        xor eax, edi               ;   274.7 p0      34 x
        xor esi, ebp               ;   273.7 p0      34 x
        or edi, ebp                ;   273.2 p0      34 x
        mov edx, ecx               ;   269.7 p1      34 x copy
        xor edx, esi               ;   274.2 p0      34 x
        and edi, edx               ;   274.7 p0      34 x
        and esi, eax               ;   275.2 p0      34 x
        xor ecx, esi               ;   275.7 p0      34 x
        xor esi, edi               ;   275.7 p0      34 x
        or edi, ebp                ;   275.2 p0      34 x
        xor ebp, eax               ;   275.2 p0      34 x
        xor eax, ecx               ;   276.2 p0      34 x
        xor edi, ebp               ;   275.7 p0      34 x
        and eax, esi               ;   276.7 p0      34 x
        xor ecx, edi               ;   276.2 p0      97 x[0]
        xor edi, eax               ;   277.2 p0      97 x[1]
        xor ecx, dword [esp + 20]  ;   276.7 p2+p0   97 x[0]
        xor edi, dword [esp + 300] ;   277.7 p2+p0   97 x[1]
        rol ecx, 0x1b              ;   278.2 p1      62 x[0]
        xor ebp, dword [esp + 24]  ;   275.7 p2+p0   97 x[2]
        rol ebp, 0xa               ;   276.2 p1      61 x[2]
        xor esi, dword [esp + 28]  ;   276.2 p2+p0   97 x[3]
        xor ebp, esi               ;   280.2 p0      63 x[2]
        xor ecx, esi               ;   282.2 p0      64 x[0]
        rol esi, 0x19              ;   282.7 p1      65 x[3]
        xor ecx, edi               ;   282.7 p0      64 x[0]
        mov eax, edi               ;   278.2 p1      63 x[2] copy
        shl eax, 7                 ;   278.7 p1      63 x[2]
        xor ebp, eax               ;   282.7 p0      63 x[2]
        rol edi, 0x1f              ;   283.2 p1      66 x[1]
        xor esi, ebp               ;   286.7 p0      67 x[3]
        xor edi, ebp               ;   287.2 p0      68 x[1]
        rol ebp, 0x1d              ;   287.7 p1      69 x[2]
        xor edi, ecx               ;   287.7 p0      68 x[1]
        mov eax, ecx               ;   283.2 p1      67 x[3] copy
        shl eax, 3                 ;   283.7 p1      67 x[3]
        xor esi, eax               ;   287.7 p0      67 x[3]
        rol ecx, 0x13              ;   288.2 p1      70 x[0]
        mov eax, edi               ;   288.2 p0      41 x copy
        xor eax, esi               ;   288.7 p0      41 x
        mov edx, esi               ;   288.2 p1      41 x copy
        and edx, ecx               ;   292.2 p0      41 x
        or esi, ebp                ;   291.7 p0      41 x
        xor ebp, ecx               ;   292.2 p0      41 x
        not ebp                    ;   292.7 p0      41 x
        and eax, esi               ;   292.2 p0      41 x
        or edi, edx                ;   292.7 p0      41 x
        xor edi, ebp               ;   293.2 p0      41 x
        or ebp, edx                ;   293.2 p0      41 x
        xor esi, edx               ;   292.7 p0      41 x
        xor edx, ebp               ;   293.7 p0      41 x
        xor ebp, eax               ;   293.7 p0      41 x
        or edx, esi                ;   294.2 p0      41 x
        xor esi, edi               ;   293.7 p0      41 x
        and edi, ebp               ;   294.2 p0      41 x
        xor eax, esi               ;   294.2 p0      97 x[0]
        xor edx, esi               ;   294.7 p0      97 x[2]
        xor edi, esi               ;   294.7 p0      97 x[3]
        xor eax, dword [esp + 304] ;   294.7 p2+p0   97 x[0]
        xor ebp, dword [esp + 308] ;   294.2 p2+p0   97 x[1]
        xor edx, dword [esp + 312] ;   295.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   295.7 p1      61 x[2]
        xor edi, dword [esp + 316] ;   295.2 p2+p0   97 x[3]
        rol eax, 0x1b              ;   295.7 p1      62 x[0]
        xor eax, ebp               ;   299.7 p0      64 x[0]
        xor edx, edi               ;   299.7 p0      63 x[2]
        xor eax, edi               ;   300.2 p0      64 x[0]
        rol edi, 0x19              ;   300.7 p1      65 x[3]
        mov esi, ebp               ;   294.7 p0      63 x[2] copy
        shl esi, 7                 ;   295.2 p1      63 x[2]
        xor edx, esi               ;   300.2 p0      63 x[2]
        rol ebp, 0x1f              ;   300.7 p1      66 x[1]
        xor edi, edx               ;   304.7 p0      67 x[3]
        xor ebp, edx               ;   304.7 p0      68 x[1]
        rol edx, 0x1d              ;   305.2 p1      69 x[2]
        xor ebp, eax               ;   305.2 p0      68 x[1]
        mov esi, eax               ;   300.7 p0      67 x[3] copy
        shl esi, 3                 ;   301.2 p1      67 x[3]
        xor edi, esi               ;   305.2 p0      67 x[3]
        rol eax, 0x13              ;   305.7 p1      70 x[0]
        mov esi, ebp               ;   305.7 p0      40 x copy
        not esi                    ;   306.2 p0      40 x
        xor ebp, edi               ;   305.7 p0      40 x
        mov ecx, edx               ;   309.2 p0      40 x copy
        not ecx                    ;   309.7 p0      40 x
        mov ebx, edx               ;   309.2 p1      40 x copy
        and ebx, eax               ;   309.7 p0      40 x
        xor ebp, ebx               ;   310.2 p0      40 x
        xor edx, eax               ;   309.7 p0      40 x
        or edi, edx                ;   310.2 p0      40 x
        xor ecx, ebp               ;   310.7 p0      40 x
        xor edi, ebp               ;   310.7 p0      40 x
        and ebp, edx               ;   310.7 p0      40 x
        xor edx, esi               ;   310.2 p0      40 x
        xor esi, ebp               ;   311.2 p0      97 x[2]
        xor ebp, ecx               ;   311.2 p0      40 x
        and edx, edi               ;   311.2 p0      40 x
        xor edx, ebp               ;   311.7 p0      40 x
        and ebp, edi               ;   311.7 p0      40 x
        xor esi, ebp               ;   312.2 p0      97 x[2]
        xor ecx, dword [esp + 324] ;   311.2 p2+p0   97 x[1]
        xor esi, dword [esp + 328] ;   312.7 p2+p0   97 x[2]
        rol esi, 0xa               ;   313.2 p1      61 x[2]
        xor edi, dword [esp + 320] ;   311.2 p2+p0   97 x[0]
        xor edi, edx               ;   312.2 p0      97 x[0]
        rol edi, 0x1b              ;   312.7 p1      62 x[0]
        xor edx, dword [esp + 332] ;   312.2 p2+p0   97 x[3]
        xor edi, ecx               ;   316.7 p0      64 x[0]
        xor esi, edx               ;   317.2 p0      63 x[2]
        xor edi, edx               ;   317.2 p0      64 x[0]
        rol edx, 0x19              ;   317.7 p1      65 x[3]
        mov ebp, ecx               ;   311.7 p0      63 x[2] copy
        shl ebp, 7                 ;   312.2 p1      63 x[2]
        xor esi, ebp               ;   317.7 p0      63 x[2]
        rol ecx, 0x1f              ;   318.2 p1      66 x[1]
        xor edx, esi               ;   321.7 p0      67 x[3]
        xor ecx, esi               ;   322.2 p0      68 x[1]
        rol esi, 0x1d              ;   322.7 p1      69 x[2]
        xor ecx, edi               ;   322.7 p0      68 x[1]
        mov ebp, edi               ;   317.7 p0      67 x[3] copy
        shl ebp, 3                 ;   318.2 p1      67 x[3]
        xor edx, ebp               ;   322.2 p0      67 x[3]
        rol edi, 0x13              ;   322.7 p1      70 x[0]
        mov ebp, ecx               ;   323.2 p0      39 x copy
        not ebp                    ;   323.7 p0      39 x
        and ecx, edi               ;   326.7 p0      39 x
        or ecx, esi                ;   327.2 p0      39 x
        xor esi, edx               ;   326.7 p0      39 x
        and edx, edi               ;   326.7 p0      39 x
        xor edx, ebp               ;   327.2 p0      39 x
        xor esi, edi               ;   327.2 p0      39 x
        xor ecx, edx               ;   327.7 p0      39 x
        xor esi, edx               ;   327.7 p0      39 x
        or edx, esi                ;   328.2 p0      39 x
        xor edx, edi               ;   328.7 p0      97 x[2]
        xor edi, ebp               ;   326.7 p0      39 x
        not edi                    ;   327.2 p0      39 x
        or edi, ecx                ;   328.2 p0      39 x
        and ebp, ecx               ;   328.2 p0      39 x
        xor edx, ebp               ;   329.2 p0      97 x[2]
        xor ebp, esi               ;   328.7 p0      97 x[0]
        xor esi, edi               ;   328.7 p0      97 x[1]
        xor ebp, dword [esp + 336] ;   329.2 p2+p0   97 x[0]
        xor esi, dword [esp + 340] ;   329.2 p2+p0   97 x[1]
        rol ebp, 0x1b              ;   329.7 p1      62 x[0]
        xor edx, dword [esp + 344] ;   329.7 p2+p0   97 x[2]
        rol edx, 0xa               ;   330.2 p1      61 x[2]
        xor ecx, dword [esp + 348] ;   328.2 p2+p0   97 x[3]
        xor ebp, ecx               ;   333.7 p0      64 x[0]
        xor edx, ecx               ;   334.2 p0      63 x[2]
        rol ecx, 0x19              ;   334.7 p1      65 x[3]
        xor ebp, esi               ;   334.2 p0      64 x[0]
        mov edi, esi               ;   329.7 p0      63 x[2] copy
        shl edi, 7                 ;   330.2 p1      63 x[2]
        xor edx, edi               ;   334.7 p0      63 x[2]
        rol esi, 0x1f              ;   335.2 p1      66 x[1]
        xor ecx, edx               ;   338.7 p0      67 x[3]
        xor esi, edx               ;   339.2 p0      68 x[1]
        rol edx, 0x1d              ;   339.7 p1      69 x[2]
        xor esi, ebp               ;   339.7 p0      68 x[1]
        mov edi, ebp               ;   334.7 p0      67 x[3] copy
        shl edi, 3                 ;   335.2 p1      67 x[3]
        xor ecx, edi               ;   339.2 p0      67 x[3]
        rol ebp, 0x13              ;   339.7 p1      70 x[0]
        xor edx, ecx               ;   343.7 p0      38 x
        mov edi, esi               ;   340.2 p0      38 x copy
        and edi, ebp               ;   343.7 p0      38 x
        xor edi, edx               ;   344.2 p0      38 x
        xor esi, edi               ;   344.7 p0      38 x
        or edx, ecx                ;   344.2 p0      38 x
        and edx, ebp               ;   344.7 p0      38 x
        xor edx, edi               ;   345.2 p0      38 x
        xor edi, ebp               ;   344.7 p0      38 x
        not ebp                    ;   343.7 p0      38 x
        and edi, ecx               ;   345.2 p0      38 x
        xor edi, esi               ;   345.7 p0      38 x
        xor esi, ebp               ;   345.2 p0      38 x
        or ebp, edx                ;   345.7 p0      38 x
        and esi, ebp               ;   346.2 p0      38 x
        xor ebp, ecx               ;   346.2 p0      97 x[0]
        and ecx, edi               ;   346.2 p0      38 x
        xor esi, ecx               ;   346.7 p0      97 x[2]
        xor ebp, dword [esp + 352] ;   346.7 p2+p0   97 x[0]
        xor edx, dword [esp + 356] ;   345.7 p2+p0   97 x[1]
        xor ebp, edi               ;   347.2 p0      97 x[0]
        xor esi, dword [esp + 360] ;   347.2 p2+p0   97 x[2]
        rol esi, 0xa               ;   347.7 p1      61 x[2]
        rol ebp, 0x1b              ;   351.7 p1      62 x[0]
        xor edi, dword [esp + 364] ;   346.2 p2+p0   97 x[3]
        xor esi, edi               ;   351.7 p0      63 x[2]
        xor ebp, edi               ;   355.7 p0      64 x[0]
        rol edi, 0x19              ;   356.2 p1      65 x[3]
        xor ebp, edx               ;   356.2 p0      64 x[0]
        mov eax, edx               ;   346.2 p0      63 x[2] copy
        shl eax, 7                 ;   346.7 p1      63 x[2]
        xor esi, eax               ;   352.2 p0      63 x[2]
        rol edx, 0x1f              ;   352.7 p1      66 x[1]
        xor edi, esi               ;   360.2 p0      67 x[3]
        xor edx, esi               ;   356.7 p0      68 x[1]
        rol esi, 0x1d              ;   357.2 p1      69 x[2]
        xor edx, ebp               ;   357.2 p0      68 x[1]
        mov eax, ebp               ;   356.7 p0      67 x[3] copy
        shl eax, 3                 ;   357.2 p1      67 x[3]
        xor edi, eax               ;   361.2 p0      67 x[3]
        rol ebp, 0x13              ;   361.7 p1      70 x[0]
        mov eax, edx               ;   357.7 p0      37 x copy
        xor eax, esi               ;   361.2 p0      37 x
        and edx, eax               ;   361.7 p0      37 x
        xor edx, ebp               ;   365.7 p0      37 x
        and ebp, esi               ;   365.7 p0      37 x
        xor esi, edi               ;   361.7 p0      37 x
        or edi, edx                ;   366.2 p0      37 x
        xor ebp, eax               ;   366.2 p0      37 x
        xor edi, eax               ;   366.7 p0      37 x
        xor esi, ebp               ;   366.7 p0      37 x
        xor edx, esi               ;   367.2 p0      37 x
        or eax, edi                ;   367.2 p0      37 x
        xor eax, edx               ;   367.7 p0      37 x
        xor ebp, eax               ;   368.2 p0      97 x[2]
        or edx, edi                ;   367.7 p0      37 x
        xor edx, esi               ;   368.2 p0      97 x[3]
        and esi, edi               ;   367.2 p0      37 x
        xor eax, esi               ;   368.2 p0      97 x[1]
        xor eax, dword [esp + 372] ;   368.7 p2+p0   97 x[1]
        xor ebp, dword [esp + 376] ;   368.7 p2+p0   97 x[2]
        xor edx, dword [esp + 380] ;   368.7 p2+p0   97 x[3]
        rol ebp, 0xa               ;   369.2 p1      61 x[2]
        xor edi, dword [esp + 368] ;   367.2 p2+p0   97 x[0]
        rol edi, 0x1b              ;   367.7 p1      62 x[0]
        xor ebp, edx               ;   373.2 p0      63 x[2]
        xor edi, edx               ;   371.7 p0      64 x[0]
        rol edx, 0x19              ;   372.2 p1      65 x[3]
        xor edi, eax               ;   372.2 p0      64 x[0]
        mov esi, eax               ;   369.2 p0      63 x[2] copy
        shl esi, 7                 ;   369.7 p1      63 x[2]
        xor ebp, esi               ;   373.7 p0      63 x[2]
        rol eax, 0x1f              ;   374.2 p1      66 x[1]
        xor eax, edi               ;   378.2 p0      68 x[1]
        xor edx, ebp               ;   376.2 p0      67 x[3]
        xor eax, ebp               ;   378.7 p0      68 x[1]
        rol ebp, 0x1d              ;   379.2 p1      69 x[2]
        xor ebp, eax               ;   383.2 p0      36 x
        mov esi, edi               ;   372.7 p0      67 x[3] copy
        shl esi, 3                 ;   373.2 p1      67 x[3]
        xor edx, esi               ;   377.2 p0      67 x[3]
        rol edi, 0x13              ;   377.7 p1      70 x[0]
        xor ebp, edx               ;   383.7 p0      36 x
        mov esi, edx               ;   377.7 p0      36 x copy
        xor esi, edi               ;   381.7 p0      36 x
        and edx, ebp               ;   384.2 p0      36 x
        xor edx, eax               ;   384.7 p0      36 x
        xor edi, ebp               ;   384.2 p0      36 x
        not edi                    ;   384.7 p0      36 x
        or eax, ebp                ;   384.2 p0      36 x
        xor eax, esi               ;   384.7 p0      36 x
        and esi, edx               ;   385.2 p0      36 x
        xor edx, edi               ;   385.2 p0      97 x[2]
        and edi, eax               ;   385.2 p0      36 x
        or edi, esi                ;   385.7 p0      36 x
        xor ebp, esi               ;   385.7 p0      97 x[1]
        xor edx, esi               ;   385.7 p0      97 x[2]
        xor eax, dword [esp + 384] ;   385.2 p2+p0   97 x[0]
        xor ebp, dword [esp + 388] ;   386.2 p2+p0   97 x[1]
        xor edx, dword [esp + 392] ;   386.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   386.7 p1      61 x[2]
        rol eax, 0x1b              ;   390.7 p1      62 x[0]
        xor edi, dword [esp + 32]  ;   386.2 p2+p0   97 x[3]
        xor edx, edi               ;   390.7 p0      63 x[2]
        xor eax, edi               ;   394.7 p0      64 x[0]
        rol edi, 0x19              ;   395.2 p1      65 x[3]
        xor eax, ebp               ;   395.2 p0      64 x[0]
        mov esi, ebp               ;   386.7 p1      63 x[2] copy
        shl esi, 7                 ;   387.2 p1      63 x[2]
        xor edx, esi               ;   391.2 p0      63 x[2]
        rol ebp, 0x1f              ;   391.7 p1      66 x[1]
        xor edi, edx               ;   399.2 p0      67 x[3]
        xor ebp, edx               ;   395.7 p0      35 x
        rol edx, 0x1d              ;   396.2 p1      69 x[2]
        xor ebp, eax               ;   396.2 p0      35 x
        mov esi, eax               ;   395.7 p0      67 x[3] copy
        shl esi, 3                 ;   396.2 p1      67 x[3]
        xor edi, esi               ;   400.2 p0      67 x[3]
        rol eax, 0x13              ;   400.7 p1      70 x[0]
        xor ebp, edi               ;   400.7 p0      35 x
        mov esi, edx               ;   400.2 p0      35 x copy
        not esi                    ;   400.7 p0      35 x
        xor edx, eax               ;   404.7 p0      35 x
        or eax, ebp                ;   404.7 p0      35 x
        xor eax, edi               ;   405.2 p0      35 x
        and edi, ebp               ;   401.2 p0      35 x
        xor ebp, esi               ;   401.2 p0      35 x
        xor edi, edx               ;   405.2 p0      35 x
        and esi, eax               ;   405.7 p0      35 x
        xor esi, edx               ;   406.2 p0      97 x[2]
        and edx, eax               ;   405.7 p0      35 x
        xor eax, ebp               ;   405.7 p0      35 x
        or ebp, edi                ;   405.7 p0      35 x
        xor ebp, edx               ;   406.2 p0      35 x
        xor esi, dword [esp + 404] ;   406.7 p2+p0   97 x[2]
        xor esi, eax               ;   407.2 p0      97 x[2]
        rol esi, 0xa               ;   407.7 p1      61 x[2]
        xor eax, dword [esp + 400] ;   406.2 p2+p0   97 x[1]
        xor eax, ebp               ;   406.7 p0      97 x[1]
        xor ebp, dword [esp + 396] ;   406.7 p2+p0   97 x[0]
        rol ebp, 0x1b              ;   407.2 p1      62 x[0]
        xor edi, dword [esp + 408] ;   405.7 p2+p0   97 x[3]
        xor ebp, edi               ;   411.2 p0      64 x[0]
        xor esi, edi               ;   411.7 p0      63 x[2]
        rol edi, 0x19              ;   412.2 p1      65 x[3]
        xor ebp, eax               ;   411.7 p0      64 x[0]
        mov ecx, eax               ;   407.2 p0      63 x[2] copy
        shl ecx, 7                 ;   407.7 p1      63 x[2]
        xor esi, ecx               ;   412.2 p0      63 x[2]
        rol eax, 0x1f              ;   412.7 p1      66 x[1]
        xor eax, ebp               ;   416.7 p0      68 x[1]
        xor edi, esi               ;   416.2 p0      67 x[3]
        xor eax, esi               ;   417.2 p0      68 x[1]
        rol esi, 0x1d              ;   417.7 p1      69 x[2]
        mov ecx, ebp               ;   412.2 p0      67 x[3] copy
        shl ecx, 3                 ;   412.7 p1      67 x[3]
        xor edi, ecx               ;   416.7 p0      67 x[3]
        rol ebp, 0x13              ;   417.2 p1      70 x[0]
        mov ecx, ebp               ;   421.2 p0      34 x copy
        or ecx, eax                ;   421.7 p0      34 x
        xor ecx, esi               ;   422.2 p0      34 x
        xor ebp, edi               ;   421.2 p0      34 x
        or esi, edi                ;   421.7 p0      34 x
        mov edx, eax               ;   417.7 p1      34 x copy
        xor edx, ebp               ;   421.7 p0      34 x
        and esi, edx               ;   422.2 p0      34 x
        and ebp, ecx               ;   422.7 p0      34 x
        xor eax, ebp               ;   423.2 p0      34 x
        xor ebp, esi               ;   423.2 p0      34 x
        or esi, edi                ;   422.7 p0      34 x
        xor edi, ecx               ;   422.7 p0      34 x
        xor ecx, eax               ;   423.7 p0      34 x
        xor esi, edi               ;   423.2 p0      34 x
        and ecx, ebp               ;   424.2 p0      34 x
        xor eax, esi               ;   423.7 p0      97 x[0]
        xor esi, ecx               ;   424.7 p0      97 x[1]
        xor eax, dword [esp + 36]  ;   424.2 p2+p0   97 x[0]
        xor esi, dword [esp + 412] ;   425.2 p2+p0   97 x[1]
        rol eax, 0x1b              ;   425.7 p1      62 x[0]
        xor edi, dword [esp + 40]  ;   423.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   423.7 p1      61 x[2]
        xor ebp, dword [esp + 44]  ;   423.7 p2+p0   97 x[3]
        xor edi, ebp               ;   427.7 p0      63 x[2]
        xor eax, ebp               ;   429.7 p0      64 x[0]
        rol ebp, 0x19              ;   430.2 p1      65 x[3]
        xor eax, esi               ;   430.2 p0      64 x[0]
        mov ecx, esi               ;   425.7 p1      63 x[2] copy
        shl ecx, 7                 ;   426.2 p1      63 x[2]
        xor edi, ecx               ;   430.2 p0      63 x[2]
        rol esi, 0x1f              ;   430.7 p1      66 x[1]
        xor ebp, edi               ;   434.2 p0      67 x[3]
        xor esi, edi               ;   434.7 p0      68 x[1]
        rol edi, 0x1d              ;   435.2 p1      69 x[2]
        xor esi, eax               ;   435.2 p0      68 x[1]
        mov ecx, eax               ;   430.7 p0      67 x[3] copy
        shl ecx, 3                 ;   431.2 p1      67 x[3]
        xor ebp, ecx               ;   435.2 p0      67 x[3]
        rol eax, 0x13              ;   435.7 p1      70 x[0]
        mov ecx, esi               ;   435.7 p0      41 x copy
        xor ecx, ebp               ;   436.2 p0      41 x
        mov edx, ebp               ;   435.7 p0      41 x copy
        and edx, eax               ;   439.7 p0      41 x
        or ebp, edi                ;   439.2 p0      41 x
        xor edi, eax               ;   439.7 p0      41 x
        not edi                    ;   440.2 p0      41 x
        and ecx, ebp               ;   439.7 p0      41 x
        or esi, edx                ;   440.2 p0      41 x
        xor esi, edi               ;   440.7 p0      41 x
        or edi, edx                ;   440.7 p0      41 x
        xor ebp, edx               ;   440.2 p0      41 x
        xor edx, edi               ;   441.2 p0      41 x
        xor edi, ecx               ;   441.2 p0      41 x
        or edx, ebp                ;   441.7 p0      41 x
        xor ebp, esi               ;   441.2 p0      41 x
        and esi, edi               ;   441.7 p0      41 x
        xor ecx, ebp               ;   441.7 p0      97 x[0]
        xor edx, ebp               ;   442.2 p0      97 x[2]
        xor esi, ebp               ;   442.2 p0      97 x[3]
        xor ecx, dword [esp + 416] ;   442.2 p2+p0   97 x[0]
        xor edi, dword [esp + 420] ;   441.7 p2+p0   97 x[1]
        xor edx, dword [esp + 424] ;   442.7 p2+p0   97 x[2]
        xor esi, dword [esp + 428] ;   442.7 p2+p0   97 x[3]
        rol edx, 0xa               ;   443.2 p1      61 x[2]
        rol ecx, 0x1b              ;   447.2 p1      62 x[0]
        xor edx, esi               ;   447.2 p0      63 x[2]
        xor ecx, esi               ;   451.2 p0      64 x[0]
        rol esi, 0x19              ;   451.7 p1      65 x[3]
        xor ecx, edi               ;   451.7 p0      64 x[0]
        mov ebp, edi               ;   442.2 p0      63 x[2] copy
        shl ebp, 7                 ;   442.7 p1      63 x[2]
        xor edx, ebp               ;   447.7 p0      63 x[2]
        rol edi, 0x1f              ;   448.2 p1      66 x[1]
        xor esi, edx               ;   455.7 p0      67 x[3]
        xor edi, edx               ;   452.2 p0      68 x[1]
        rol edx, 0x1d              ;   452.7 p1      69 x[2]
        xor edi, ecx               ;   452.7 p0      68 x[1]
        mov ebp, ecx               ;   452.2 p0      67 x[3] copy
        shl ebp, 3                 ;   452.7 p1      67 x[3]
        xor esi, ebp               ;   456.7 p0      67 x[3]
        rol ecx, 0x13              ;   457.2 p1      70 x[0]
        mov ebp, edi               ;   453.2 p0      40 x copy
        not ebp                    ;   453.7 p0      40 x
        xor edi, esi               ;   457.2 p0      40 x
        mov eax, edx               ;   456.7 p1      40 x copy
        not eax                    ;   457.2 p0      40 x
        mov ebx, edx               ;   456.7 p1      40 x copy
        and ebx, ecx               ;   461.2 p0      40 x
        xor edx, ecx               ;   461.2 p0      40 x
        xor edi, ebx               ;   461.7 p0      40 x
        or esi, edx                ;   461.7 p0      40 x
        xor eax, edi               ;   462.2 p0      40 x
        xor esi, edi               ;   462.2 p0      40 x
        and edi, edx               ;   462.2 p0      40 x
        xor edx, ebp               ;   461.7 p0      40 x
        xor ebp, edi               ;   462.7 p0      97 x[2]
        xor edi, eax               ;   462.7 p0      40 x
        and edx, esi               ;   462.7 p0      40 x
        xor edx, edi               ;   463.2 p0      40 x
        and edi, esi               ;   463.2 p0      40 x
        xor ebp, edi               ;   463.7 p0      97 x[2]
        xor eax, dword [esp + 436] ;   462.7 p2+p0   97 x[1]
        xor ebp, dword [esp + 440] ;   464.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   464.7 p1      61 x[2]
        xor esi, dword [esp + 432] ;   462.7 p2+p0   97 x[0]
        xor esi, edx               ;   463.7 p0      97 x[0]
        rol esi, 0x1b              ;   464.2 p1      62 x[0]
        xor edx, dword [esp + 444] ;   463.7 p2+p0   97 x[3]
        xor esi, eax               ;   468.2 p0      64 x[0]
        xor ebp, edx               ;   468.7 p0      63 x[2]
        xor esi, edx               ;   468.7 p0      64 x[0]
        rol edx, 0x19              ;   469.2 p1      65 x[3]
        mov edi, eax               ;   463.2 p0      63 x[2] copy
        shl edi, 7                 ;   463.7 p1      63 x[2]
        xor ebp, edi               ;   469.2 p0      63 x[2]
        rol eax, 0x1f              ;   469.7 p1      66 x[1]
        xor edx, ebp               ;   473.2 p0      67 x[3]
        xor eax, ebp               ;   473.7 p0      68 x[1]
        rol ebp, 0x1d              ;   474.2 p1      69 x[2]
        xor eax, esi               ;   474.2 p0      68 x[1]
        mov edi, esi               ;   469.2 p0      67 x[3] copy
        shl edi, 3                 ;   469.7 p1      67 x[3]
        xor edx, edi               ;   473.7 p0      67 x[3]
        rol esi, 0x13              ;   474.2 p1      70 x[0]
        mov edi, eax               ;   474.7 p0      39 x copy
        not edi                    ;   475.2 p0      39 x
        and eax, esi               ;   478.2 p0      39 x
        or eax, ebp                ;   478.7 p0      39 x
        xor ebp, edx               ;   478.2 p0      39 x
        and edx, esi               ;   478.2 p0      39 x
        xor edx, edi               ;   478.7 p0      39 x
        xor ebp, esi               ;   478.7 p0      39 x
        xor eax, edx               ;   479.2 p0      39 x
        xor ebp, edx               ;   479.2 p0      39 x
        or edx, ebp                ;   479.7 p0      39 x
        xor edx, esi               ;   480.2 p0      97 x[2]
        xor esi, edi               ;   478.2 p0      39 x
        not esi                    ;   478.7 p0      39 x
        or esi, eax                ;   479.7 p0      39 x
        and edi, eax               ;   479.7 p0      39 x
        xor edx, edi               ;   480.7 p0      97 x[2]
        xor edi, ebp               ;   480.2 p0      97 x[0]
        xor ebp, esi               ;   480.2 p0      97 x[1]
        xor edi, dword [esp + 448] ;   480.7 p2+p0   97 x[0]
        xor ebp, dword [esp + 452] ;   480.7 p2+p0   97 x[1]
        xor edx, dword [esp + 456] ;   481.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   481.7 p1      61 x[2]
        rol edi, 0x1b              ;   485.7 p1      62 x[0]
        xor eax, dword [esp + 460] ;   479.7 p2+p0   97 x[3]
        xor edx, eax               ;   485.7 p0      63 x[2]
        xor edi, eax               ;   489.7 p0      64 x[0]
        rol eax, 0x19              ;   490.2 p1      65 x[3]
        xor edi, ebp               ;   490.2 p0      64 x[0]
        mov esi, ebp               ;   481.2 p0      63 x[2] copy
        shl esi, 7                 ;   481.7 p1      63 x[2]
        xor edx, esi               ;   486.2 p0      63 x[2]
        rol ebp, 0x1f              ;   486.7 p1      66 x[1]
        xor eax, edx               ;   494.2 p0      67 x[3]
        xor ebp, edx               ;   490.7 p0      68 x[1]
        rol edx, 0x1d              ;   491.2 p1      69 x[2]
        xor ebp, edi               ;   491.2 p0      68 x[1]
        mov esi, edi               ;   490.7 p0      67 x[3] copy
        shl esi, 3                 ;   491.2 p1      67 x[3]
        xor eax, esi               ;   495.2 p0      67 x[3]
        rol edi, 0x13              ;   495.7 p1      70 x[0]
        xor edx, eax               ;   495.7 p0      38 x
        mov esi, ebp               ;   491.7 p0      38 x copy
        and esi, edi               ;   499.7 p0      38 x
        xor esi, edx               ;   500.2 p0      38 x
        xor ebp, esi               ;   500.7 p0      38 x
        or edx, eax                ;   496.2 p0      38 x
        and edx, edi               ;   499.7 p0      38 x
        xor edx, esi               ;   500.7 p0      38 x
        xor esi, edi               ;   500.7 p0      38 x
        not edi                    ;   499.7 p0      38 x
        and esi, eax               ;   501.2 p0      38 x
        xor esi, ebp               ;   501.7 p0      38 x
        xor ebp, edi               ;   501.2 p0      38 x
        or edi, edx                ;   501.2 p0      38 x
        and ebp, edi               ;   501.7 p0      38 x
        xor edi, eax               ;   501.7 p0      97 x[0]
        and eax, esi               ;   502.2 p0      38 x
        xor ebp, eax               ;   502.7 p0      97 x[2]
        xor edi, dword [esp + 464] ;   502.2 p2+p0   97 x[0]
        xor edx, dword [esp + 468] ;   501.2 p2+p0   97 x[1]
        xor ebp, dword [esp + 472] ;   503.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   503.7 p1      61 x[2]
        xor edi, esi               ;   502.7 p0      97 x[0]
        rol edi, 0x1b              ;   503.2 p1      62 x[0]
        xor esi, dword [esp + 476] ;   502.2 p2+p0   97 x[3]
        xor ebp, esi               ;   507.7 p0      63 x[2]
        xor edi, esi               ;   507.2 p0      64 x[0]
        rol esi, 0x19              ;   507.7 p1      65 x[3]
        xor edi, edx               ;   507.7 p0      64 x[0]
        mov eax, edx               ;   501.7 p0      63 x[2] copy
        shl eax, 7                 ;   502.2 p1      63 x[2]
        xor ebp, eax               ;   508.2 p0      63 x[2]
        rol edx, 0x1f              ;   508.7 p1      66 x[1]
        xor edx, edi               ;   512.7 p0      68 x[1]
        xor esi, ebp               ;   511.7 p0      67 x[3]
        xor edx, ebp               ;   513.2 p0      68 x[1]
        rol ebp, 0x1d              ;   513.7 p1      69 x[2]
        mov eax, edi               ;   508.2 p0      67 x[3] copy
        shl eax, 3                 ;   508.7 p1      67 x[3]
        xor esi, eax               ;   512.7 p0      67 x[3]
        rol edi, 0x13              ;   513.2 p1      70 x[0]
        mov eax, edx               ;   513.7 p0      37 x copy
        xor eax, ebp               ;   517.7 p0      37 x
        and edx, eax               ;   518.2 p0      37 x
        xor edx, edi               ;   518.7 p0      37 x
        and edi, ebp               ;   517.7 p0      37 x
        xor ebp, esi               ;   517.7 p0      37 x
        or esi, edx                ;   519.2 p0      37 x
        xor edi, eax               ;   518.2 p0      37 x
        xor esi, eax               ;   519.7 p0      37 x
        xor ebp, edi               ;   518.7 p0      37 x
        xor edx, ebp               ;   519.2 p0      37 x
        or eax, esi                ;   520.2 p0      37 x
        xor eax, edx               ;   520.7 p0      37 x
        xor edi, eax               ;   521.2 p0      97 x[2]
        or edx, esi                ;   520.2 p0      37 x
        xor edx, ebp               ;   520.7 p0      97 x[3]
        and ebp, esi               ;   520.2 p0      37 x
        xor eax, ebp               ;   521.2 p0      97 x[1]
        xor eax, dword [esp + 484] ;   521.7 p2+p0   97 x[1]
        xor edi, dword [esp + 488] ;   521.7 p2+p0   97 x[2]
        xor edx, dword [esp + 492] ;   521.2 p2+p0   97 x[3]
        rol edi, 0xa               ;   522.2 p1      61 x[2]
        xor esi, dword [esp + 480] ;   520.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   520.7 p1      62 x[0]
        xor edi, edx               ;   526.2 p0      63 x[2]
        xor esi, edx               ;   524.7 p0      64 x[0]
        rol edx, 0x19              ;   525.2 p1      65 x[3]
        xor esi, eax               ;   525.2 p0      64 x[0]
        mov ebp, eax               ;   522.2 p0      63 x[2] copy
        shl ebp, 7                 ;   522.7 p1      63 x[2]
        xor edi, ebp               ;   526.7 p0      63 x[2]
        rol eax, 0x1f              ;   527.2 p1      66 x[1]
        xor eax, esi               ;   531.2 p0      68 x[1]
        xor edx, edi               ;   529.2 p0      67 x[3]
        xor eax, edi               ;   531.7 p0      68 x[1]
        rol edi, 0x1d              ;   532.2 p1      69 x[2]
        xor edi, eax               ;   536.2 p0      36 x
        mov ebp, esi               ;   525.7 p0      67 x[3] copy
        shl ebp, 3                 ;   526.2 p1      67 x[3]
        xor edx, ebp               ;   530.2 p0      67 x[3]
        rol esi, 0x13              ;   530.7 p1      70 x[0]
        xor edi, edx               ;   536.7 p0      36 x
        mov ebp, edx               ;   530.7 p0      36 x copy
        xor ebp, esi               ;   534.7 p0      36 x
        and edx, edi               ;   537.2 p0      36 x
        xor edx, eax               ;   537.7 p0      36 x
        xor esi, edi               ;   537.2 p0      36 x
        not esi                    ;   537.7 p0      36 x
        or eax, edi                ;   537.2 p0      36 x
        xor eax, ebp               ;   537.7 p0      36 x
        and ebp, edx               ;   538.2 p0      36 x
        xor edx, esi               ;   538.2 p0      97 x[2]
        and esi, eax               ;   538.2 p0      36 x
        or esi, ebp                ;   538.7 p0      36 x
        xor edi, ebp               ;   538.7 p0      97 x[1]
        xor edx, ebp               ;   538.7 p0      97 x[2]
        xor eax, dword [esp + 496] ;   538.2 p2+p0   97 x[0]
        xor edi, dword [esp + 500] ;   539.2 p2+p0   97 x[1]
        xor edx, dword [esp + 504] ;   539.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   539.7 p1      61 x[2]
        rol eax, 0x1b              ;   543.7 p1      62 x[0]
        xor esi, dword [esp + 48]  ;   539.2 p2+p0   97 x[3]
        xor edx, esi               ;   543.7 p0      63 x[2]
        xor eax, esi               ;   547.7 p0      64 x[0]
        rol esi, 0x19              ;   548.2 p1      65 x[3]
        xor eax, edi               ;   548.2 p0      64 x[0]
        mov ebp, edi               ;   539.7 p0      63 x[2] copy
        shl ebp, 7                 ;   540.2 p1      63 x[2]
        xor edx, ebp               ;   544.2 p0      63 x[2]
        rol edi, 0x1f              ;   544.7 p1      66 x[1]
        xor esi, edx               ;   552.2 p0      67 x[3]
        xor edi, edx               ;   548.7 p0      35 x
        rol edx, 0x1d              ;   549.2 p1      69 x[2]
        xor edi, eax               ;   549.2 p0      35 x
        mov ebp, eax               ;   548.7 p0      67 x[3] copy
        shl ebp, 3                 ;   549.2 p1      67 x[3]
        xor esi, ebp               ;   553.2 p0      67 x[3]
        rol eax, 0x13              ;   553.7 p1      70 x[0]
        xor edi, esi               ;   553.7 p0      35 x
        mov ebp, edx               ;   553.2 p0      35 x copy
        not ebp                    ;   553.7 p0      35 x
        xor edx, eax               ;   557.7 p0      35 x
        or eax, edi                ;   557.7 p0      35 x
        xor eax, esi               ;   558.2 p0      35 x
        and esi, edi               ;   554.2 p0      35 x
        xor edi, ebp               ;   554.2 p0      35 x
        xor esi, edx               ;   558.2 p0      35 x
        and ebp, eax               ;   558.7 p0      35 x
        xor ebp, edx               ;   559.2 p0      97 x[2]
        and edx, eax               ;   558.7 p0      35 x
        xor eax, edi               ;   558.7 p0      35 x
        or edi, esi                ;   558.7 p0      35 x
        xor edi, edx               ;   559.2 p0      35 x
        xor ebp, dword [esp + 516] ;   559.7 p2+p0   97 x[2]
        xor ebp, eax               ;   560.2 p0      97 x[2]
        rol ebp, 0xa               ;   560.7 p1      61 x[2]
        xor eax, dword [esp + 512] ;   559.2 p2+p0   97 x[1]
        xor eax, edi               ;   559.7 p0      97 x[1]
        xor edi, dword [esp + 508] ;   559.7 p2+p0   97 x[0]
        rol edi, 0x1b              ;   560.2 p1      62 x[0]
        xor esi, dword [esp + 520] ;   558.7 p2+p0   97 x[3]
        xor edi, esi               ;   564.2 p0      64 x[0]
        xor ebp, esi               ;   564.7 p0      63 x[2]
        rol esi, 0x19              ;   565.2 p1      65 x[3]
        xor edi, eax               ;   564.7 p0      64 x[0]
        mov ecx, eax               ;   560.2 p1      63 x[2] copy
        shl ecx, 7                 ;   560.7 p1      63 x[2]
        xor ebp, ecx               ;   565.2 p0      63 x[2]
        rol eax, 0x1f              ;   565.7 p1      66 x[1]
        xor eax, edi               ;   569.7 p0      68 x[1]
        xor esi, ebp               ;   569.2 p0      67 x[3]
        xor eax, ebp               ;   570.2 p0      68 x[1]
        rol ebp, 0x1d              ;   570.7 p1      69 x[2]
        mov ecx, edi               ;   565.2 p0      67 x[3] copy
        shl ecx, 3                 ;   565.7 p1      67 x[3]
        xor esi, ecx               ;   569.7 p0      67 x[3]
        rol edi, 0x13              ;   570.2 p1      70 x[0]
        mov ecx, edi               ;   574.2 p0      34 x copy
        or ecx, eax                ;   574.7 p0      34 x
        xor ecx, ebp               ;   575.2 p0      34 x
        xor edi, esi               ;   574.2 p0      34 x
        or ebp, esi                ;   574.7 p0      34 x
        mov edx, eax               ;   570.7 p1      34 x copy
        xor edx, edi               ;   574.7 p0      34 x
        and ebp, edx               ;   575.2 p0      34 x
        and edi, ecx               ;   575.7 p0      34 x
        xor eax, edi               ;   576.2 p0      34 x
        xor edi, ebp               ;   576.2 p0      34 x
        or ebp, esi                ;   575.7 p0      34 x
        xor esi, ecx               ;   575.7 p0      34 x
        xor ecx, eax               ;   576.7 p0      34 x
        xor ebp, esi               ;   576.2 p0      34 x
        and ecx, edi               ;   577.2 p0      34 x
        xor eax, ebp               ;   576.7 p0      97 x[0]
        xor ebp, ecx               ;   577.7 p0      97 x[1]
        xor eax, dword [esp + 52]  ;   577.2 p2+p0   97 x[0]
        xor ebp, dword [esp + 524] ;   578.2 p2+p0   97 x[1]
        xor esi, dword [esp + 56]  ;   576.2 p2+p0   97 x[2]
        xor edi, dword [esp + 60]  ;   576.7 p2+p0   97 x[3]
        mov ecx, dword [esp + 564] ;   530.3 p2      99 dst reload
        mov dword [ecx], eax       ;   577.7 p0+p3   99 dst
        mov dword [ecx + 8], esi   ;   576.7 p0+p3   99 dst
        mov dword [ecx + 12], edi  ;   577.2 p0+p3   99 dst
        mov dword [ecx + 4], ebp   ;   578.7 p0+p3   99 dst
        add ecx, 0x10              ;   532.3 p1      90 blocks
        mov dword [esp + 564], ecx ;   537.3 p0+p3   90 blocks
        mov esi, dword [esp + 532] ;   531.7 p2      90 blocks
        add esi, 0x10              ;   533.7 p1      90 blocks
        cmp esi, dword [esp + 528] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 560], esi ;                    resident
.blocks_1_done:
        add esp, 0x218             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
