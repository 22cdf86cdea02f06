; serpent_decrypt for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_decrypt --cpu prescott
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
;   body: 286 uops, planned 267.0; bounds: width 95.3, ports 266.0, path 5.0
;   blocks: 1432 uops, planned 482.7; bounds: width 477.3, ports 471.0, path 306.0
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
        mov edi, dword [esi + 428] ;     4.0 p2      97 x[3]
        not edi                    ;     8.0 p0      97 x[3]
        mov dword [esp + 0], edi   ;     9.0 p0+p3   97 x[3]
        mov edi, dword [esi + 384] ;     4.0 p2      97 x[0]
        not edi                    ;     8.0 p0      97 x[0]
        mov dword [esp + 4], edi   ;     9.0 p0+p3   97 x[0]
        mov edi, dword [esi + 392] ;     4.0 p2      97 x[2]
        not edi                    ;     8.0 p0      97 x[2]
        mov dword [esp + 8], edi   ;     9.0 p0+p3   97 x[2]
        mov edi, dword [esi + 396] ;     4.0 p2      97 x[3]
        not edi                    ;     8.0 p0      97 x[3]
        mov dword [esp + 12], edi  ;     9.0 p0+p3   97 x[3]
        mov edi, dword [esi + 300] ;     5.0 p2      97 x[3]
        not edi                    ;     9.0 p0      97 x[3]
        mov dword [esp + 16], edi  ;    10.0 p0+p3   97 x[3]
        mov edi, dword [esi + 256] ;     6.0 p2      97 x[0]
        not edi                    ;    10.0 p0      97 x[0]
        mov dword [esp + 20], edi  ;    11.0 p0+p3   97 x[0]
        mov edi, dword [esi + 264] ;     7.0 p2      97 x[2]
        not edi                    ;    11.0 p0      97 x[2]
        mov dword [esp + 24], edi  ;    13.0 p0+p3   97 x[2]
        mov edi, dword [esi + 268] ;     8.0 p2      97 x[3]
        not edi                    ;    12.0 p0      97 x[3]
        mov dword [esp + 28], edi  ;    15.0 p0+p3   97 x[3]
        mov edi, dword [esi + 172] ;     9.0 p2      97 x[3]
        not edi                    ;    13.0 p0      97 x[3]
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
        mov ebp, dword [esi + 184] ;    95.0 p2      90 rk
        mov dword [esp + 372], edi ;   187.0 p0+p3   90 rk
        mov edi, dword [esi + 188] ;    96.0 p2      90 rk
        mov dword [esp + 376], ebp ;   189.0 p0+p3   90 rk
        mov ebp, dword [esi + 160] ;    97.0 p2      90 rk
        mov dword [esp + 380], edi ;   191.0 p0+p3   90 rk
        mov edi, dword [esi + 164] ;    98.0 p2      90 rk
        mov eax, dword [esi + 168] ;    99.0 p2      90 rk
        mov dword [esp + 384], ebp ;   193.0 p0+p3   90 rk
        mov ebp, dword [esi + 144] ;   100.0 p2      90 rk
        mov dword [esp + 388], edi ;   195.0 p0+p3   90 rk
        mov edi, dword [esi + 148] ;   101.0 p2      90 rk
        mov ecx, dword [esi + 152] ;   102.0 p2      90 rk
        mov dword [esp + 392], eax ;   197.0 p0+p3   90 rk
        mov dword [esp + 396], ebp ;   199.0 p0+p3   90 rk
        mov dword [esp + 400], edi ;   201.0 p0+p3   90 rk
        mov edi, dword [esi + 156] ;   103.0 p2      90 rk
        mov dword [esp + 404], ecx ;   203.0 p0+p3   90 rk
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
        mov edi, dword [esi + 16]  ;   128.0 p2      90 rk
        mov dword [esp + 508], edi ;   255.0 p0+p3   90 rk
        mov edi, dword [esi + 20]  ;   129.3 p2      90 rk
        mov dword [esp + 512], edi ;   257.0 p0+p3   90 rk
        mov edi, dword [esi + 24]  ;   131.3 p2      90 rk
        mov dword [esp + 516], edi ;   259.0 p0+p3   90 rk
        mov edi, dword [esi + 28]  ;   133.3 p2      90 rk
        mov dword [esp + 520], edi ;   261.0 p0+p3   90 rk
        mov esi, dword [esi + 4]   ;   135.3 p2      90 rk
        mov dword [esp + 524], esi ;   263.0 p0+p3   90 rk
        mov esi, dword [esp + 568] ;   137.3 p2      90 rk
        shl esi, 4                 ;   141.3 p1      90 rk
        add esi, dword [esp + 560] ;   142.3 p2+p1   90 rk
        mov dword [esp + 528], esi ;   265.0 p0+p3   90 rk
        cmp dword [esp + 568], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 560] ;                    resident
        align 16
.blocks_1:
        mov edi, dword [esi]       ;     0.0 p2      92 x[0]
        xor edi, dword [esp + 64]  ;     4.0 p2+p0   92 x[0]
        mov ebp, edi               ;     5.0 p1      41 x copy
        mov eax, dword [esi + 4]   ;     2.0 p2      92 x[1]
        xor eax, dword [esp + 68]  ;     6.0 p2+p0   92 x[1]
        mov ecx, eax               ;     7.0 p1      41 x copy
        mov edx, dword [esi + 8]   ;     4.0 p2      92 x[2]
        xor edx, dword [esp + 72]  ;     8.0 p2+p0   92 x[2]
        xor edi, edx               ;     9.0 p0      41 x
        not edi                    ;    10.0 p0      41 x
        mov ebx, edi               ;    11.0 p1      41 x copy
        mov dword [esp + 532], edi ;    11.0 p0+p3   41 x spill
        mov edi, dword [esi + 12]  ;     6.0 p2      92 x[3]
        xor edi, dword [esp + 76]  ;    10.0 p2+p0   92 x[3]
        and ebp, edi               ;    11.0 p0      41 x
        or edx, edi                ;    11.0 p0      41 x
        xor ecx, edi               ;    11.0 p0      41 x
        and ecx, edx               ;    12.0 p0      41 x
        or eax, ebp                ;    12.0 p0      41 x
        xor ebx, eax               ;    13.0 p0      41 x
        xor edx, ebp               ;    12.0 p0      41 x
        mov edi, dword [esp + 532] ;    11.0 p2      41 x reload
        or edi, ebp                ;    15.0 p0      41 x
        xor ebp, edi               ;    16.0 p0      41 x
        xor edi, ecx               ;    16.0 p0      41 x
        or ebp, edx                ;    17.0 p0      41 x
        xor edx, ebx               ;    14.0 p0      41 x
        and ebx, edi               ;    17.0 p0      41 x
        xor ecx, edx               ;    15.0 p0      97 x[0]
        xor ebp, edx               ;    18.0 p0      97 x[2]
        xor ebx, edx               ;    18.0 p0      97 x[3]
        xor ecx, dword [esp + 80]  ;    16.0 p2+p0   97 x[0]
        rol ecx, 0x1b              ;    17.0 p1      62 x[0]
        xor edi, dword [esp + 84]  ;    17.0 p2+p0   97 x[1]
        xor ecx, edi               ;    18.0 p0      64 x[0]
        mov eax, edi               ;    18.0 p1      63 x[2] copy
        shl eax, 7                 ;    19.0 p1      63 x[2]
        rol edi, 0x1f              ;    20.0 p1      66 x[1]
        xor ebp, dword [esp + 88]  ;    19.0 p2+p0   97 x[2]
        rol ebp, 0xa               ;    20.0 p1      61 x[2]
        xor eax, ebp               ;    21.0 p0      63 x[2]
        xor ebx, dword [esp + 92]  ;    19.0 p2+p0   97 x[3]
        xor eax, ebx               ;    22.0 p0      63 x[2]
        xor ecx, ebx               ;    20.0 p0      64 x[0]
        rol ebx, 0x19              ;    21.0 p1      65 x[3]
        xor edi, ecx               ;    21.0 p0      68 x[1]
        xor ebx, eax               ;    23.0 p0      67 x[3]
        xor edi, eax               ;    23.0 p0      68 x[1]
        rol eax, 0x1d              ;    24.0 p1      69 x[2]
        mov ebp, ecx               ;    21.0 p0      67 x[3] copy
        shl ebp, 3                 ;    22.0 p1      67 x[3]
        xor ebx, ebp               ;    24.0 p0      67 x[3]
        rol ecx, 0x13              ;    25.0 p1      70 x[0]
        mov ebp, edi               ;    24.0 p0      40 x copy
        not ebp                    ;    25.0 p0      40 x
        xor edi, ebx               ;    25.0 p0      40 x
        mov edx, eax               ;    25.0 p1      40 x copy
        not edx                    ;    26.0 p0      40 x
        mov dword [esp + 532], esi ;    22.7 p0+p3   92 x[0] spill
        mov esi, eax               ;    25.0 p1      40 x copy
        and esi, ecx               ;    26.0 p0      40 x
        xor edi, esi               ;    27.0 p0      40 x
        xor eax, ecx               ;    26.0 p0      40 x
        or ebx, eax                ;    27.0 p0      40 x
        xor edx, edi               ;    28.0 p0      40 x
        xor ebx, edi               ;    28.0 p0      40 x
        and edi, eax               ;    28.0 p0      40 x
        xor eax, ebp               ;    27.2 p0      40 x
        xor ebp, edi               ;    29.0 p0      97 x[2]
        xor edi, edx               ;    29.0 p0      40 x
        and eax, ebx               ;    29.0 p0      40 x
        xor eax, edi               ;    30.0 p0      40 x
        and edi, ebx               ;    30.0 p0      40 x
        xor ebp, edi               ;    31.0 p0      97 x[2]
        xor ebx, eax               ;    31.0 p0      97 x[0]
        xor ebx, dword [esp + 96]  ;    32.0 p2+p0   97 x[0]
        rol ebx, 0x1b              ;    33.0 p1      62 x[0]
        xor edx, dword [esp + 100] ;    31.7 p2+p0   97 x[1]
        xor ebx, edx               ;    34.0 p0      64 x[0]
        xor ebp, dword [esp + 104] ;    32.7 p2+p0   97 x[2]
        rol ebp, 0xa               ;    33.7 p1      61 x[2]
        xor eax, dword [esp + 108] ;    33.2 p2+p0   97 x[3]
        xor ebp, eax               ;    34.7 p0      63 x[2]
        xor ebx, eax               ;    35.0 p0      64 x[0]
        rol eax, 0x19              ;    36.0 p1      65 x[3]
        mov esi, edx               ;    33.0 p1      63 x[2] copy
        shl esi, 7                 ;    34.0 p1      63 x[2]
        xor ebp, esi               ;    35.7 p0      63 x[2]
        rol edx, 0x1f              ;    36.7 p1      66 x[1]
        xor edx, ebx               ;    37.7 p0      68 x[1]
        xor eax, ebp               ;    37.0 p0      67 x[3]
        xor edx, ebp               ;    38.7 p0      68 x[1]
        rol ebp, 0x1d              ;    39.7 p1      69 x[2]
        mov esi, ebx               ;    36.1 p1      67 x[3] copy
        shl esi, 3                 ;    37.1 p1      67 x[3]
        xor eax, esi               ;    38.1 p0      67 x[3]
        rol ebx, 0x13              ;    39.1 p1      70 x[0]
        mov esi, edx               ;    39.7 p0      39 x copy
        not esi                    ;    40.7 p0      39 x
        and edx, ebx               ;    40.1 p0      39 x
        or edx, ebp                ;    41.1 p0      39 x
        xor ebp, eax               ;    40.7 p0      39 x
        and eax, ebx               ;    40.1 p0      39 x
        xor ebp, ebx               ;    41.7 p0      39 x
        xor eax, esi               ;    41.7 p0      39 x
        xor edx, eax               ;    42.7 p0      39 x
        xor ebp, eax               ;    42.7 p0      39 x
        or eax, ebp                ;    43.7 p0      39 x
        xor eax, ebx               ;    44.7 p0      97 x[2]
        xor ebx, esi               ;    43.2 p0      39 x
        not ebx                    ;    44.2 p0      39 x
        or ebx, edx                ;    45.2 p0      39 x
        and esi, edx               ;    44.7 p0      39 x
        xor eax, esi               ;    45.7 p0      97 x[2]
        xor esi, ebp               ;    45.7 p0      97 x[0]
        xor ebp, ebx               ;    46.2 p0      97 x[1]
        xor esi, dword [esp + 112] ;    46.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;    47.7 p1      62 x[0]
        xor ebp, dword [esp + 116] ;    47.2 p2+p0   97 x[1]
        xor esi, ebp               ;    48.7 p0      64 x[0]
        xor eax, dword [esp + 120] ;    48.2 p2+p0   97 x[2]
        rol eax, 0xa               ;    49.2 p1      61 x[2]
        xor edx, dword [esp + 124] ;    48.7 p2+p0   97 x[3]
        xor eax, edx               ;    50.2 p0      63 x[2]
        xor esi, edx               ;    49.7 p0      64 x[0]
        rol edx, 0x19              ;    50.7 p1      65 x[3]
        mov edi, ebp               ;    48.2 p1      63 x[2] copy
        shl edi, 7                 ;    49.2 p1      63 x[2]
        xor eax, edi               ;    51.2 p0      63 x[2]
        rol ebp, 0x1f              ;    52.2 p1      66 x[1]
        xor ebp, esi               ;    53.2 p0      68 x[1]
        xor edx, eax               ;    52.2 p0      67 x[3]
        xor ebp, eax               ;    54.2 p0      68 x[1]
        rol eax, 0x1d              ;    55.2 p1      69 x[2]
        mov edi, esi               ;    51.1 p1      67 x[3] copy
        shl edi, 3                 ;    52.1 p1      67 x[3]
        xor edx, edi               ;    53.2 p0      67 x[3]
        rol esi, 0x13              ;    54.2 p1      70 x[0]
        mov edi, eax               ;    56.2 p0      38 x copy
        or eax, edx                ;    56.2 p0      38 x
        xor edi, esi               ;    57.2 p0      38 x
        and edi, eax               ;    58.2 p0      38 x
        xor eax, ebp               ;    57.2 p0      38 x
        and ebp, esi               ;    55.2 p0      38 x
        xor ebp, edx               ;    56.2 p0      38 x
        and edx, esi               ;    56.2 p0      38 x
        not edx                    ;    57.2 p0      38 x
        and eax, edx               ;    58.2 p0      38 x
        xor ebp, edi               ;    59.2 p0      38 x
        xor eax, edi               ;    59.2 p0      38 x
        or esi, edi                ;    59.2 p0      38 x
        not edi                    ;    59.2 p0      38 x
        xor edx, esi               ;    60.2 p0      97 x[0]
        xor esi, ebp               ;    60.2 p0      38 x
        or esi, eax                ;    61.2 p0      38 x
        xor edi, esi               ;    62.2 p0      97 x[2]
        xor edx, eax               ;    61.7 p0      97 x[0]
        xor eax, ebp               ;    62.2 p0      97 x[3]
        xor edx, dword [esp + 128] ;    62.7 p2+p0   97 x[0]
        rol edx, 0x1b              ;    63.7 p1      62 x[0]
        xor ebp, dword [esp + 132] ;    63.2 p2+p0   97 x[1]
        xor edx, ebp               ;    64.7 p0      64 x[0]
        xor edi, dword [esp + 136] ;    64.2 p2+p0   97 x[2]
        rol edi, 0xa               ;    65.2 p1      61 x[2]
        xor eax, dword [esp + 140] ;    64.7 p2+p0   97 x[3]
        xor edi, eax               ;    66.2 p0      63 x[2]
        xor edx, eax               ;    65.7 p0      64 x[0]
        rol eax, 0x19              ;    66.7 p1      65 x[3]
        mov esi, ebp               ;    64.2 p1      63 x[2] copy
        shl esi, 7                 ;    65.2 p1      63 x[2]
        xor edi, esi               ;    67.2 p0      63 x[2]
        rol ebp, 0x1f              ;    68.2 p1      66 x[1]
        xor ebp, edx               ;    69.2 p0      68 x[1]
        xor eax, edi               ;    68.2 p0      67 x[3]
        xor ebp, edi               ;    70.2 p0      68 x[1]
        rol edi, 0x1d              ;    71.2 p1      69 x[2]
        mov esi, edx               ;    66.7 p1      67 x[3] copy
        shl esi, 3                 ;    67.7 p1      67 x[3]
        xor eax, esi               ;    69.2 p0      67 x[3]
        rol edx, 0x13              ;    70.2 p1      70 x[0]
        mov esi, ebp               ;    71.2 p1      37 x copy
        xor esi, edi               ;    72.2 p0      37 x
        and ebp, esi               ;    73.2 p0      37 x
        xor ebp, edx               ;    74.2 p0      37 x
        and edx, edi               ;    72.2 p0      37 x
        xor edi, eax               ;    72.2 p0      37 x
        or eax, ebp                ;    75.2 p0      37 x
        xor edx, esi               ;    73.2 p0      37 x
        xor eax, esi               ;    76.2 p0      37 x
        xor edi, edx               ;    74.2 p0      37 x
        xor ebp, edi               ;    75.2 p0      37 x
        or esi, eax                ;    77.2 p0      37 x
        xor esi, ebp               ;    78.2 p0      37 x
        xor edx, esi               ;    79.2 p0      97 x[2]
        or ebp, eax                ;    77.2 p0      37 x
        xor ebp, edi               ;    78.2 p0      97 x[3]
        and edi, eax               ;    77.2 p0      37 x
        xor esi, edi               ;    79.2 p0      97 x[1]
        xor eax, dword [esp + 144] ;    77.2 p2+p0   97 x[0]
        rol eax, 0x1b              ;    78.2 p1      62 x[0]
        xor esi, dword [esp + 148] ;    80.2 p2+p0   97 x[1]
        xor eax, esi               ;    81.2 p0      64 x[0]
        xor edx, dword [esp + 152] ;    80.2 p2+p0   97 x[2]
        rol edx, 0xa               ;    81.2 p1      61 x[2]
        xor ebp, dword [esp + 156] ;    79.2 p2+p0   97 x[3]
        xor edx, ebp               ;    82.2 p0      63 x[2]
        xor eax, ebp               ;    82.2 p0      64 x[0]
        rol ebp, 0x19              ;    83.2 p1      65 x[3]
        mov edi, esi               ;    81.2 p1      63 x[2] copy
        shl edi, 7                 ;    82.2 p1      63 x[2]
        xor edx, edi               ;    83.2 p0      63 x[2]
        rol esi, 0x1f              ;    84.2 p1      66 x[1]
        xor esi, eax               ;    85.2 p0      68 x[1]
        xor ebp, edx               ;    84.2 p0      67 x[3]
        xor esi, edx               ;    86.2 p0      68 x[1]
        rol edx, 0x1d              ;    87.2 p1      69 x[2]
        xor edx, esi               ;    88.2 p0      36 x
        mov edi, eax               ;    83.2 p1      67 x[3] copy
        shl edi, 3                 ;    84.2 p1      67 x[3]
        xor ebp, edi               ;    85.2 p0      67 x[3]
        rol eax, 0x13              ;    86.2 p1      70 x[0]
        xor edx, ebp               ;    89.2 p0      36 x
        mov edi, ebp               ;    86.2 p1      36 x copy
        xor edi, eax               ;    87.2 p0      36 x
        and ebp, edx               ;    90.2 p0      36 x
        xor ebp, esi               ;    91.2 p0      36 x
        xor eax, edx               ;    90.2 p0      36 x
        not eax                    ;    91.2 p0      36 x
        or esi, edx                ;    90.2 p0      36 x
        xor esi, edi               ;    91.2 p0      36 x
        and edi, ebp               ;    92.2 p0      36 x
        xor ebp, eax               ;    92.2 p0      97 x[2]
        and eax, esi               ;    92.2 p0      36 x
        or eax, edi                ;    93.2 p0      36 x
        xor edx, edi               ;    93.2 p0      97 x[1]
        xor ebp, edi               ;    93.2 p0      97 x[2]
        xor esi, dword [esp + 160] ;    92.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;    93.2 p1      62 x[0]
        xor edx, dword [esp + 164] ;    94.2 p2+p0   97 x[1]
        xor esi, edx               ;    95.2 p0      64 x[0]
        xor ebp, dword [esp + 168] ;    94.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;    95.2 p1      61 x[2]
        xor eax, dword [esp + 0]   ;    94.2 p2+p0   97 x[3]
        xor ebp, eax               ;    96.2 p0      63 x[2]
        xor esi, eax               ;    96.2 p0      64 x[0]
        rol eax, 0x19              ;    97.2 p1      65 x[3]
        mov edi, edx               ;    95.2 p1      63 x[2] copy
        shl edi, 7                 ;    96.2 p1      63 x[2]
        xor ebp, edi               ;    97.2 p0      63 x[2]
        rol edx, 0x1f              ;    98.2 p1      66 x[1]
        xor eax, ebp               ;    98.2 p0      67 x[3]
        xor edx, ebp               ;    99.2 p0      35 x
        rol ebp, 0x1d              ;   100.2 p1      69 x[2]
        xor edx, esi               ;   100.2 p0      35 x
        mov edi, esi               ;    97.2 p1      67 x[3] copy
        shl edi, 3                 ;    98.2 p1      67 x[3]
        xor eax, edi               ;    99.2 p0      67 x[3]
        rol esi, 0x13              ;   100.2 p1      70 x[0]
        xor edx, eax               ;   101.2 p0      35 x
        mov edi, ebp               ;   101.2 p1      35 x copy
        not edi                    ;   102.2 p0      35 x
        xor ebp, esi               ;   101.2 p0      35 x
        or esi, edx                ;   102.2 p0      35 x
        xor esi, eax               ;   103.2 p0      35 x
        and eax, edx               ;   102.2 p0      35 x
        xor edx, edi               ;   103.2 p0      35 x
        xor eax, ebp               ;   103.2 p0      35 x
        and edi, esi               ;   104.2 p0      35 x
        xor edi, ebp               ;   105.2 p0      97 x[2]
        and ebp, esi               ;   104.2 p0      35 x
        xor esi, edx               ;   104.2 p0      35 x
        or edx, eax                ;   104.2 p0      35 x
        xor edx, ebp               ;   105.2 p0      35 x
        xor edi, esi               ;   106.2 p0      97 x[2]
        xor esi, edx               ;   106.2 p0      97 x[1]
        xor edx, dword [esp + 172] ;   106.2 p2+p0   97 x[0]
        rol edx, 0x1b              ;   107.2 p1      62 x[0]
        xor esi, dword [esp + 176] ;   107.2 p2+p0   97 x[1]
        xor edx, esi               ;   108.2 p0      64 x[0]
        xor edi, dword [esp + 180] ;   107.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   108.2 p1      61 x[2]
        xor eax, dword [esp + 184] ;   106.7 p2+p0   97 x[3]
        xor edi, eax               ;   109.2 p0      63 x[2]
        xor edx, eax               ;   109.2 p0      64 x[0]
        rol eax, 0x19              ;   110.2 p1      65 x[3]
        mov ebp, esi               ;   108.2 p1      63 x[2] copy
        shl ebp, 7                 ;   109.2 p1      63 x[2]
        xor edi, ebp               ;   110.2 p0      63 x[2]
        rol esi, 0x1f              ;   111.2 p1      66 x[1]
        xor esi, edx               ;   112.2 p0      68 x[1]
        xor eax, edi               ;   111.2 p0      67 x[3]
        xor esi, edi               ;   113.2 p0      68 x[1]
        rol edi, 0x1d              ;   114.2 p1      69 x[2]
        mov ebp, edx               ;   110.2 p1      67 x[3] copy
        shl ebp, 3                 ;   111.2 p1      67 x[3]
        xor eax, ebp               ;   112.2 p0      67 x[3]
        rol edx, 0x13              ;   113.2 p1      70 x[0]
        mov ebp, edx               ;   114.2 p0      34 x copy
        or ebp, esi                ;   115.2 p0      34 x
        xor ebp, edi               ;   116.2 p0      34 x
        xor edx, eax               ;   114.2 p0      34 x
        or edi, eax                ;   115.2 p0      34 x
        mov ecx, esi               ;   114.2 p1      34 x copy
        xor ecx, edx               ;   115.2 p0      34 x
        and edi, ecx               ;   116.2 p0      34 x
        and edx, ebp               ;   117.2 p0      34 x
        xor esi, edx               ;   118.2 p0      34 x
        xor edx, edi               ;   118.2 p0      34 x
        or edi, eax                ;   117.2 p0      34 x
        xor eax, ebp               ;   117.2 p0      34 x
        xor ebp, esi               ;   119.2 p0      34 x
        xor edi, eax               ;   118.2 p0      34 x
        and ebp, edx               ;   120.2 p0      34 x
        xor esi, edi               ;   119.2 p0      97 x[0]
        xor edi, ebp               ;   121.2 p0      97 x[1]
        xor esi, dword [esp + 4]   ;   120.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   121.2 p1      62 x[0]
        xor edi, dword [esp + 188] ;   122.2 p2+p0   97 x[1]
        xor esi, edi               ;   123.2 p0      64 x[0]
        xor eax, dword [esp + 8]   ;   120.7 p2+p0   97 x[2]
        rol eax, 0xa               ;   121.7 p1      61 x[2]
        xor edx, dword [esp + 12]  ;   121.2 p2+p0   97 x[3]
        xor eax, edx               ;   122.7 p0      63 x[2]
        xor esi, edx               ;   124.2 p0      64 x[0]
        rol edx, 0x19              ;   125.2 p1      65 x[3]
        mov ebp, edi               ;   123.2 p1      63 x[2] copy
        shl ebp, 7                 ;   124.2 p1      63 x[2]
        xor eax, ebp               ;   125.2 p0      63 x[2]
        rol edi, 0x1f              ;   126.2 p1      66 x[1]
        xor edi, esi               ;   127.2 p0      68 x[1]
        xor edx, eax               ;   126.2 p0      67 x[3]
        xor edi, eax               ;   128.2 p0      68 x[1]
        rol eax, 0x1d              ;   129.2 p1      69 x[2]
        mov ebp, esi               ;   125.2 p1      67 x[3] copy
        shl ebp, 3                 ;   126.2 p1      67 x[3]
        xor edx, ebp               ;   127.2 p0      67 x[3]
        rol esi, 0x13              ;   128.2 p1      70 x[0]
        mov ebp, esi               ;   129.2 p0      41 x copy
        xor esi, eax               ;   130.2 p0      41 x
        not esi                    ;   131.2 p0      41 x
        and ebp, edx               ;   130.2 p0      41 x
        or eax, edx                ;   130.2 p0      41 x
        xor edx, edi               ;   129.2 p0      41 x
        and edx, eax               ;   131.2 p0      41 x
        or edi, ebp                ;   131.2 p0      41 x
        xor edi, esi               ;   132.2 p0      41 x
        or esi, ebp                ;   132.2 p0      41 x
        xor eax, ebp               ;   131.2 p0      41 x
        xor ebp, esi               ;   133.2 p0      41 x
        xor esi, edx               ;   133.2 p0      41 x
        or ebp, eax                ;   134.2 p0      41 x
        xor eax, edi               ;   133.2 p0      41 x
        and edi, esi               ;   134.2 p0      41 x
        xor edx, eax               ;   134.2 p0      97 x[0]
        xor ebp, eax               ;   135.2 p0      97 x[2]
        xor edi, eax               ;   135.2 p0      97 x[3]
        xor edx, dword [esp + 192] ;   135.2 p2+p0   97 x[0]
        rol edx, 0x1b              ;   136.2 p1      62 x[0]
        xor esi, dword [esp + 196] ;   135.2 p2+p0   97 x[1]
        xor edx, esi               ;   137.2 p0      64 x[0]
        xor ebp, dword [esp + 200] ;   136.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   137.2 p1      61 x[2]
        xor edi, dword [esp + 204] ;   136.7 p2+p0   97 x[3]
        xor ebp, edi               ;   138.2 p0      63 x[2]
        xor edx, edi               ;   138.2 p0      64 x[0]
        rol edi, 0x19              ;   139.2 p1      65 x[3]
        mov eax, esi               ;   136.2 p1      63 x[2] copy
        shl eax, 7                 ;   137.2 p1      63 x[2]
        xor ebp, eax               ;   139.2 p0      63 x[2]
        rol esi, 0x1f              ;   140.2 p1      66 x[1]
        xor esi, edx               ;   141.2 p0      68 x[1]
        xor edi, ebp               ;   140.2 p0      67 x[3]
        xor esi, ebp               ;   142.2 p0      68 x[1]
        rol ebp, 0x1d              ;   143.2 p1      69 x[2]
        mov eax, edx               ;   139.2 p1      67 x[3] copy
        shl eax, 3                 ;   140.2 p1      67 x[3]
        xor edi, eax               ;   141.2 p0      67 x[3]
        rol edx, 0x13              ;   142.2 p1      70 x[0]
        mov eax, esi               ;   143.2 p0      40 x copy
        not eax                    ;   144.2 p0      40 x
        xor esi, edi               ;   143.2 p0      40 x
        mov ecx, ebp               ;   144.2 p1      40 x copy
        not ecx                    ;   145.2 p0      40 x
        mov ebx, edx               ;   143.2 p1      40 x copy
        and ebx, ebp               ;   144.2 p0      40 x
        xor esi, ebx               ;   145.2 p0      40 x
        xor edx, ebp               ;   144.2 p0      40 x
        or edi, edx                ;   145.2 p0      40 x
        xor ecx, esi               ;   146.2 p0      40 x
        xor edi, esi               ;   146.2 p0      40 x
        and esi, edx               ;   146.2 p0      40 x
        xor edx, eax               ;   146.2 p0      40 x
        xor eax, esi               ;   147.2 p0      97 x[2]
        xor esi, ecx               ;   147.2 p0      40 x
        and edx, edi               ;   147.7 p0      40 x
        xor edx, esi               ;   148.7 p0      40 x
        and esi, edi               ;   148.7 p0      40 x
        xor eax, esi               ;   149.7 p0      97 x[2]
        xor edi, edx               ;   149.7 p0      97 x[0]
        xor edi, dword [esp + 208] ;   150.7 p2+p0   97 x[0]
        rol edi, 0x1b              ;   151.7 p1      62 x[0]
        xor ecx, dword [esp + 212] ;   150.7 p2+p0   97 x[1]
        xor edi, ecx               ;   152.7 p0      64 x[0]
        xor eax, dword [esp + 216] ;   151.7 p2+p0   97 x[2]
        rol eax, 0xa               ;   152.7 p1      61 x[2]
        xor edx, dword [esp + 220] ;   152.2 p2+p0   97 x[3]
        xor eax, edx               ;   153.7 p0      63 x[2]
        xor edi, edx               ;   153.7 p0      64 x[0]
        rol edx, 0x19              ;   154.7 p1      65 x[3]
        mov esi, ecx               ;   151.7 p1      63 x[2] copy
        shl esi, 7                 ;   152.7 p1      63 x[2]
        xor eax, esi               ;   154.7 p0      63 x[2]
        rol ecx, 0x1f              ;   155.7 p1      66 x[1]
        xor ecx, edi               ;   156.7 p0      68 x[1]
        xor edx, eax               ;   155.7 p0      67 x[3]
        xor ecx, eax               ;   157.7 p0      68 x[1]
        rol eax, 0x1d              ;   158.7 p1      69 x[2]
        mov esi, edi               ;   154.7 p1      67 x[3] copy
        shl esi, 3                 ;   155.7 p1      67 x[3]
        xor edx, esi               ;   156.7 p0      67 x[3]
        rol edi, 0x13              ;   157.7 p1      70 x[0]
        mov esi, ecx               ;   158.7 p0      39 x copy
        not esi                    ;   159.7 p0      39 x
        and ecx, edi               ;   158.7 p0      39 x
        or ecx, eax                ;   159.7 p0      39 x
        xor eax, edx               ;   159.7 p0      39 x
        and edx, edi               ;   158.7 p0      39 x
        xor eax, edi               ;   160.7 p0      39 x
        xor edx, esi               ;   160.7 p0      39 x
        xor ecx, edx               ;   161.7 p0      39 x
        xor eax, edx               ;   161.7 p0      39 x
        or edx, eax                ;   162.7 p0      39 x
        xor edx, edi               ;   163.7 p0      97 x[2]
        xor edi, esi               ;   162.2 p0      39 x
        not edi                    ;   163.2 p0      39 x
        or edi, ecx                ;   164.2 p0      39 x
        and esi, ecx               ;   163.7 p0      39 x
        xor edx, esi               ;   164.7 p0      97 x[2]
        xor esi, eax               ;   164.7 p0      97 x[0]
        xor eax, edi               ;   165.2 p0      97 x[1]
        xor esi, dword [esp + 224] ;   165.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   166.7 p1      62 x[0]
        xor eax, dword [esp + 228] ;   166.2 p2+p0   97 x[1]
        xor esi, eax               ;   167.7 p0      64 x[0]
        xor edx, dword [esp + 232] ;   167.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   168.2 p1      61 x[2]
        xor ecx, dword [esp + 236] ;   167.7 p2+p0   97 x[3]
        xor edx, ecx               ;   169.2 p0      63 x[2]
        xor esi, ecx               ;   168.7 p0      64 x[0]
        rol ecx, 0x19              ;   169.7 p1      65 x[3]
        mov edi, eax               ;   167.2 p1      63 x[2] copy
        shl edi, 7                 ;   168.2 p1      63 x[2]
        xor edx, edi               ;   170.2 p0      63 x[2]
        rol eax, 0x1f              ;   171.2 p1      66 x[1]
        xor eax, esi               ;   172.2 p0      68 x[1]
        xor ecx, edx               ;   171.2 p0      67 x[3]
        xor eax, edx               ;   173.2 p0      68 x[1]
        rol edx, 0x1d              ;   174.2 p1      69 x[2]
        mov edi, esi               ;   169.7 p1      67 x[3] copy
        shl edi, 3                 ;   170.7 p1      67 x[3]
        xor ecx, edi               ;   172.2 p0      67 x[3]
        rol esi, 0x13              ;   173.2 p1      70 x[0]
        mov edi, edx               ;   175.2 p0      38 x copy
        or edx, ecx                ;   175.2 p0      38 x
        xor edi, esi               ;   176.2 p0      38 x
        and edi, edx               ;   177.2 p0      38 x
        xor edx, eax               ;   176.2 p0      38 x
        and eax, esi               ;   174.2 p0      38 x
        xor eax, ecx               ;   175.2 p0      38 x
        and ecx, esi               ;   175.2 p0      38 x
        not ecx                    ;   176.2 p0      38 x
        and edx, ecx               ;   177.2 p0      38 x
        xor eax, edi               ;   178.2 p0      38 x
        xor edx, edi               ;   178.2 p0      38 x
        or esi, edi                ;   178.2 p0      38 x
        not edi                    ;   178.2 p0      38 x
        xor ecx, esi               ;   179.2 p0      97 x[0]
        xor esi, eax               ;   179.2 p0      38 x
        or esi, edx                ;   180.2 p0      38 x
        xor edi, esi               ;   181.2 p0      97 x[2]
        xor ecx, edx               ;   180.7 p0      97 x[0]
        xor edx, eax               ;   181.2 p0      97 x[3]
        xor ecx, dword [esp + 240] ;   181.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   182.7 p1      62 x[0]
        xor eax, dword [esp + 244] ;   182.2 p2+p0   97 x[1]
        xor ecx, eax               ;   183.7 p0      64 x[0]
        xor edi, dword [esp + 248] ;   183.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   184.2 p1      61 x[2]
        xor edx, dword [esp + 252] ;   183.7 p2+p0   97 x[3]
        xor edi, edx               ;   185.2 p0      63 x[2]
        xor ecx, edx               ;   184.7 p0      64 x[0]
        rol edx, 0x19              ;   185.7 p1      65 x[3]
        mov esi, eax               ;   183.2 p1      63 x[2] copy
        shl esi, 7                 ;   184.2 p1      63 x[2]
        xor edi, esi               ;   186.2 p0      63 x[2]
        rol eax, 0x1f              ;   187.2 p1      66 x[1]
        xor eax, ecx               ;   188.2 p0      68 x[1]
        xor edx, edi               ;   187.2 p0      67 x[3]
        xor eax, edi               ;   189.2 p0      68 x[1]
        rol edi, 0x1d              ;   190.2 p1      69 x[2]
        mov esi, ecx               ;   185.7 p1      67 x[3] copy
        shl esi, 3                 ;   186.7 p1      67 x[3]
        xor edx, esi               ;   188.2 p0      67 x[3]
        rol ecx, 0x13              ;   189.2 p1      70 x[0]
        mov esi, eax               ;   190.2 p1      37 x copy
        xor esi, edi               ;   191.2 p0      37 x
        and eax, esi               ;   192.2 p0      37 x
        xor eax, ecx               ;   193.2 p0      37 x
        and ecx, edi               ;   191.2 p0      37 x
        xor edi, edx               ;   191.2 p0      37 x
        or edx, eax                ;   194.2 p0      37 x
        xor ecx, esi               ;   192.2 p0      37 x
        xor edx, esi               ;   195.2 p0      37 x
        xor edi, ecx               ;   193.2 p0      37 x
        xor eax, edi               ;   194.2 p0      37 x
        or esi, edx                ;   196.2 p0      37 x
        xor esi, eax               ;   197.2 p0      37 x
        xor ecx, esi               ;   198.2 p0      97 x[2]
        or eax, edx                ;   196.2 p0      37 x
        xor eax, edi               ;   197.2 p0      97 x[3]
        and edi, edx               ;   196.2 p0      37 x
        xor esi, edi               ;   198.2 p0      97 x[1]
        xor edx, dword [esp + 256] ;   196.2 p2+p0   97 x[0]
        rol edx, 0x1b              ;   197.2 p1      62 x[0]
        xor esi, dword [esp + 260] ;   199.2 p2+p0   97 x[1]
        xor edx, esi               ;   200.2 p0      64 x[0]
        xor ecx, dword [esp + 264] ;   199.2 p2+p0   97 x[2]
        rol ecx, 0xa               ;   200.2 p1      61 x[2]
        xor eax, dword [esp + 268] ;   198.2 p2+p0   97 x[3]
        xor ecx, eax               ;   201.2 p0      63 x[2]
        xor edx, eax               ;   201.2 p0      64 x[0]
        rol eax, 0x19              ;   202.2 p1      65 x[3]
        mov edi, esi               ;   200.2 p1      63 x[2] copy
        shl edi, 7                 ;   201.2 p1      63 x[2]
        xor ecx, edi               ;   202.2 p0      63 x[2]
        rol esi, 0x1f              ;   203.2 p1      66 x[1]
        xor esi, edx               ;   204.2 p0      68 x[1]
        xor eax, ecx               ;   203.2 p0      67 x[3]
        xor esi, ecx               ;   205.2 p0      68 x[1]
        rol ecx, 0x1d              ;   206.2 p1      69 x[2]
        xor ecx, esi               ;   207.2 p0      36 x
        mov edi, edx               ;   202.2 p1      67 x[3] copy
        shl edi, 3                 ;   203.2 p1      67 x[3]
        xor eax, edi               ;   204.2 p0      67 x[3]
        rol edx, 0x13              ;   205.2 p1      70 x[0]
        xor ecx, eax               ;   208.2 p0      36 x
        mov edi, eax               ;   205.2 p1      36 x copy
        xor edi, edx               ;   206.2 p0      36 x
        and eax, ecx               ;   209.2 p0      36 x
        xor eax, esi               ;   210.2 p0      36 x
        xor edx, ecx               ;   209.2 p0      36 x
        not edx                    ;   210.2 p0      36 x
        or esi, ecx                ;   209.2 p0      36 x
        xor esi, edi               ;   210.2 p0      36 x
        and edi, eax               ;   211.2 p0      36 x
        xor eax, edx               ;   211.2 p0      97 x[2]
        and edx, esi               ;   211.2 p0      36 x
        or edx, edi                ;   212.2 p0      36 x
        xor ecx, edi               ;   212.2 p0      97 x[1]
        xor eax, edi               ;   212.2 p0      97 x[2]
        xor esi, dword [esp + 272] ;   211.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   212.2 p1      62 x[0]
        xor ecx, dword [esp + 276] ;   213.2 p2+p0   97 x[1]
        xor esi, ecx               ;   214.2 p0      64 x[0]
        xor eax, dword [esp + 280] ;   213.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   214.2 p1      61 x[2]
        xor edx, dword [esp + 16]  ;   213.2 p2+p0   97 x[3]
        xor eax, edx               ;   215.2 p0      63 x[2]
        xor esi, edx               ;   215.2 p0      64 x[0]
        rol edx, 0x19              ;   216.2 p1      65 x[3]
        mov edi, ecx               ;   214.2 p1      63 x[2] copy
        shl edi, 7                 ;   215.2 p1      63 x[2]
        xor eax, edi               ;   216.2 p0      63 x[2]
        rol ecx, 0x1f              ;   217.2 p1      66 x[1]
        xor edx, eax               ;   217.2 p0      67 x[3]
        xor ecx, eax               ;   218.2 p0      35 x
        rol eax, 0x1d              ;   219.2 p1      69 x[2]
        xor ecx, esi               ;   219.2 p0      35 x
        mov edi, esi               ;   216.2 p1      67 x[3] copy
        shl edi, 3                 ;   217.2 p1      67 x[3]
        xor edx, edi               ;   218.2 p0      67 x[3]
        rol esi, 0x13              ;   219.2 p1      70 x[0]
        xor ecx, edx               ;   220.2 p0      35 x
        mov edi, eax               ;   220.2 p1      35 x copy
        not edi                    ;   221.2 p0      35 x
        xor eax, esi               ;   220.2 p0      35 x
        or esi, ecx                ;   221.2 p0      35 x
        xor esi, edx               ;   222.2 p0      35 x
        and edx, ecx               ;   221.2 p0      35 x
        xor ecx, edi               ;   222.2 p0      35 x
        xor edx, eax               ;   222.2 p0      35 x
        and edi, esi               ;   223.2 p0      35 x
        xor edi, eax               ;   224.2 p0      97 x[2]
        and eax, esi               ;   223.2 p0      35 x
        xor esi, ecx               ;   223.2 p0      35 x
        or ecx, edx                ;   223.2 p0      35 x
        xor ecx, eax               ;   224.2 p0      35 x
        xor edi, esi               ;   225.2 p0      97 x[2]
        xor esi, ecx               ;   225.2 p0      97 x[1]
        xor ecx, dword [esp + 284] ;   225.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   226.2 p1      62 x[0]
        xor esi, dword [esp + 288] ;   226.2 p2+p0   97 x[1]
        xor ecx, esi               ;   227.2 p0      64 x[0]
        xor edi, dword [esp + 292] ;   226.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   227.2 p1      61 x[2]
        xor edx, dword [esp + 296] ;   225.7 p2+p0   97 x[3]
        xor edi, edx               ;   228.2 p0      63 x[2]
        xor ecx, edx               ;   228.2 p0      64 x[0]
        rol edx, 0x19              ;   229.2 p1      65 x[3]
        mov ebp, esi               ;   227.2 p1      63 x[2] copy
        shl ebp, 7                 ;   228.2 p1      63 x[2]
        xor edi, ebp               ;   229.2 p0      63 x[2]
        rol esi, 0x1f              ;   230.2 p1      66 x[1]
        xor esi, ecx               ;   231.2 p0      68 x[1]
        xor edx, edi               ;   230.2 p0      67 x[3]
        xor esi, edi               ;   232.2 p0      68 x[1]
        rol edi, 0x1d              ;   233.2 p1      69 x[2]
        mov ebp, ecx               ;   229.2 p1      67 x[3] copy
        shl ebp, 3                 ;   230.2 p1      67 x[3]
        xor edx, ebp               ;   231.2 p0      67 x[3]
        rol ecx, 0x13              ;   232.2 p1      70 x[0]
        mov ebp, ecx               ;   233.2 p0      34 x copy
        or ebp, esi                ;   234.2 p0      34 x
        xor ebp, edi               ;   235.2 p0      34 x
        xor ecx, edx               ;   233.2 p0      34 x
        or edi, edx                ;   234.2 p0      34 x
        mov eax, esi               ;   233.2 p1      34 x copy
        xor eax, ecx               ;   234.2 p0      34 x
        and edi, eax               ;   235.2 p0      34 x
        and ecx, ebp               ;   236.2 p0      34 x
        xor esi, ecx               ;   237.2 p0      34 x
        xor ecx, edi               ;   237.2 p0      34 x
        or edi, edx                ;   236.2 p0      34 x
        xor edx, ebp               ;   236.2 p0      34 x
        xor ebp, esi               ;   238.2 p0      34 x
        xor edi, edx               ;   237.2 p0      34 x
        and ebp, ecx               ;   239.2 p0      34 x
        xor esi, edi               ;   238.2 p0      97 x[0]
        xor edi, ebp               ;   240.2 p0      97 x[1]
        xor esi, dword [esp + 20]  ;   239.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   240.2 p1      62 x[0]
        xor edi, dword [esp + 300] ;   241.2 p2+p0   97 x[1]
        xor esi, edi               ;   242.2 p0      64 x[0]
        xor edx, dword [esp + 24]  ;   239.7 p2+p0   97 x[2]
        rol edx, 0xa               ;   240.7 p1      61 x[2]
        xor ecx, dword [esp + 28]  ;   240.2 p2+p0   97 x[3]
        xor edx, ecx               ;   241.7 p0      63 x[2]
        xor esi, ecx               ;   243.2 p0      64 x[0]
        rol ecx, 0x19              ;   244.2 p1      65 x[3]
        mov ebp, edi               ;   242.2 p1      63 x[2] copy
        shl ebp, 7                 ;   243.2 p1      63 x[2]
        xor edx, ebp               ;   244.2 p0      63 x[2]
        rol edi, 0x1f              ;   245.2 p1      66 x[1]
        xor edi, esi               ;   246.2 p0      68 x[1]
        xor ecx, edx               ;   245.2 p0      67 x[3]
        xor edi, edx               ;   247.2 p0      68 x[1]
        rol edx, 0x1d              ;   248.2 p1      69 x[2]
        mov ebp, esi               ;   244.2 p1      67 x[3] copy
        shl ebp, 3                 ;   245.2 p1      67 x[3]
        xor ecx, ebp               ;   246.2 p0      67 x[3]
        rol esi, 0x13              ;   247.2 p1      70 x[0]
        mov ebp, esi               ;   248.2 p0      41 x copy
        xor esi, edx               ;   249.2 p0      41 x
        not esi                    ;   250.2 p0      41 x
        and ebp, ecx               ;   249.2 p0      41 x
        or edx, ecx                ;   249.2 p0      41 x
        xor ecx, edi               ;   248.2 p0      41 x
        and ecx, edx               ;   250.2 p0      41 x
        or edi, ebp                ;   250.2 p0      41 x
        xor edi, esi               ;   251.2 p0      41 x
        or esi, ebp                ;   251.2 p0      41 x
        xor edx, ebp               ;   250.2 p0      41 x
        xor ebp, esi               ;   252.2 p0      41 x
        xor esi, ecx               ;   252.2 p0      41 x
        or ebp, edx                ;   253.2 p0      41 x
        xor edx, edi               ;   252.2 p0      41 x
        and edi, esi               ;   253.2 p0      41 x
        xor ecx, edx               ;   253.2 p0      97 x[0]
        xor ebp, edx               ;   254.2 p0      97 x[2]
        xor edi, edx               ;   254.2 p0      97 x[3]
        xor ecx, dword [esp + 304] ;   254.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   255.2 p1      62 x[0]
        xor esi, dword [esp + 308] ;   254.2 p2+p0   97 x[1]
        xor ecx, esi               ;   256.2 p0      64 x[0]
        xor ebp, dword [esp + 312] ;   255.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   256.2 p1      61 x[2]
        xor edi, dword [esp + 316] ;   255.7 p2+p0   97 x[3]
        xor ebp, edi               ;   257.2 p0      63 x[2]
        xor ecx, edi               ;   257.2 p0      64 x[0]
        rol edi, 0x19              ;   258.2 p1      65 x[3]
        mov eax, esi               ;   255.2 p1      63 x[2] copy
        shl eax, 7                 ;   256.2 p1      63 x[2]
        xor ebp, eax               ;   258.2 p0      63 x[2]
        rol esi, 0x1f              ;   259.2 p1      66 x[1]
        xor esi, ecx               ;   260.2 p0      68 x[1]
        xor edi, ebp               ;   259.2 p0      67 x[3]
        xor esi, ebp               ;   261.2 p0      68 x[1]
        rol ebp, 0x1d              ;   262.2 p1      69 x[2]
        mov eax, ecx               ;   258.2 p1      67 x[3] copy
        shl eax, 3                 ;   259.2 p1      67 x[3]
        xor edi, eax               ;   260.2 p0      67 x[3]
        rol ecx, 0x13              ;   261.2 p1      70 x[0]
        mov eax, esi               ;   262.2 p0      40 x copy
        not eax                    ;   263.2 p0      40 x
        xor esi, edi               ;   262.2 p0      40 x
        mov edx, ebp               ;   263.2 p1      40 x copy
        not edx                    ;   264.2 p0      40 x
        mov ebx, ecx               ;   262.2 p1      40 x copy
        and ebx, ebp               ;   263.2 p0      40 x
        xor esi, ebx               ;   264.2 p0      40 x
        xor ecx, ebp               ;   263.2 p0      40 x
        or edi, ecx                ;   264.2 p0      40 x
        xor edx, esi               ;   265.2 p0      40 x
        xor edi, esi               ;   265.2 p0      40 x
        and esi, ecx               ;   265.2 p0      40 x
        xor ecx, eax               ;   265.2 p0      40 x
        xor eax, esi               ;   266.2 p0      97 x[2]
        xor esi, edx               ;   266.2 p0      40 x
        and ecx, edi               ;   266.7 p0      40 x
        xor ecx, esi               ;   267.7 p0      40 x
        and esi, edi               ;   267.7 p0      40 x
        xor eax, esi               ;   268.7 p0      97 x[2]
        xor edi, ecx               ;   268.7 p0      97 x[0]
        xor edi, dword [esp + 320] ;   269.7 p2+p0   97 x[0]
        rol edi, 0x1b              ;   270.7 p1      62 x[0]
        xor edx, dword [esp + 324] ;   269.7 p2+p0   97 x[1]
        xor edi, edx               ;   271.7 p0      64 x[0]
        xor eax, dword [esp + 328] ;   270.7 p2+p0   97 x[2]
        rol eax, 0xa               ;   271.7 p1      61 x[2]
        xor ecx, dword [esp + 332] ;   271.2 p2+p0   97 x[3]
        xor eax, ecx               ;   272.7 p0      63 x[2]
        xor edi, ecx               ;   272.7 p0      64 x[0]
        rol ecx, 0x19              ;   273.7 p1      65 x[3]
        mov esi, edx               ;   270.7 p1      63 x[2] copy
        shl esi, 7                 ;   271.7 p1      63 x[2]
        xor eax, esi               ;   273.7 p0      63 x[2]
        rol edx, 0x1f              ;   274.7 p1      66 x[1]
        xor edx, edi               ;   275.7 p0      68 x[1]
        xor ecx, eax               ;   274.7 p0      67 x[3]
        xor edx, eax               ;   276.7 p0      68 x[1]
        rol eax, 0x1d              ;   277.7 p1      69 x[2]
        mov esi, edi               ;   273.7 p1      67 x[3] copy
        shl esi, 3                 ;   274.7 p1      67 x[3]
        xor ecx, esi               ;   275.7 p0      67 x[3]
        rol edi, 0x13              ;   276.7 p1      70 x[0]
        mov esi, edx               ;   277.7 p0      39 x copy
        not esi                    ;   278.7 p0      39 x
        and edx, edi               ;   277.7 p0      39 x
        or edx, eax                ;   278.7 p0      39 x
        xor eax, ecx               ;   278.7 p0      39 x
        and ecx, edi               ;   277.7 p0      39 x
        xor eax, edi               ;   279.7 p0      39 x
        xor ecx, esi               ;   279.7 p0      39 x
        xor edx, ecx               ;   280.7 p0      39 x
        xor eax, ecx               ;   280.7 p0      39 x
        or ecx, eax                ;   281.7 p0      39 x
        xor ecx, edi               ;   282.7 p0      97 x[2]
        xor edi, esi               ;   281.2 p0      39 x
        not edi                    ;   282.2 p0      39 x
        or edi, edx                ;   283.2 p0      39 x
        and esi, edx               ;   282.7 p0      39 x
        xor ecx, esi               ;   283.7 p0      97 x[2]
        xor esi, eax               ;   283.7 p0      97 x[0]
        xor eax, edi               ;   284.2 p0      97 x[1]
        xor esi, dword [esp + 336] ;   284.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   285.7 p1      62 x[0]
        xor eax, dword [esp + 340] ;   285.2 p2+p0   97 x[1]
        xor esi, eax               ;   286.7 p0      64 x[0]
        xor ecx, dword [esp + 344] ;   286.2 p2+p0   97 x[2]
        rol ecx, 0xa               ;   287.2 p1      61 x[2]
        xor edx, dword [esp + 348] ;   286.7 p2+p0   97 x[3]
        xor ecx, edx               ;   288.2 p0      63 x[2]
        xor esi, edx               ;   287.7 p0      64 x[0]
        rol edx, 0x19              ;   288.7 p1      65 x[3]
        mov edi, eax               ;   286.2 p1      63 x[2] copy
        shl edi, 7                 ;   287.2 p1      63 x[2]
        xor ecx, edi               ;   289.2 p0      63 x[2]
        rol eax, 0x1f              ;   290.2 p1      66 x[1]
        xor eax, esi               ;   291.2 p0      68 x[1]
        xor edx, ecx               ;   290.2 p0      67 x[3]
        xor eax, ecx               ;   292.2 p0      68 x[1]
        rol ecx, 0x1d              ;   293.2 p1      69 x[2]
        mov edi, esi               ;   288.7 p1      67 x[3] copy
        shl edi, 3                 ;   289.7 p1      67 x[3]
        xor edx, edi               ;   291.2 p0      67 x[3]
        rol esi, 0x13              ;   292.2 p1      70 x[0]
        mov edi, ecx               ;   294.2 p1      38 x copy
        or ecx, edx                ;   294.2 p0      38 x
        xor edi, esi               ;   295.2 p0      38 x
        and edi, ecx               ;   296.2 p0      38 x
        xor ecx, eax               ;   295.2 p0      38 x
        and eax, esi               ;   293.2 p0      38 x
        xor eax, edx               ;   294.2 p0      38 x
        and edx, esi               ;   293.7 p0      38 x
        not edx                    ;   294.7 p0      38 x
        and ecx, edx               ;   296.2 p0      38 x
        xor eax, edi               ;   297.2 p0      38 x
        xor ecx, edi               ;   297.2 p0      38 x
        or esi, edi                ;   297.2 p0      38 x
        not edi                    ;   297.2 p0      38 x
        xor edx, esi               ;   298.2 p0      97 x[0]
        xor esi, eax               ;   298.2 p0      38 x
        or esi, ecx                ;   299.2 p0      38 x
        xor edi, esi               ;   300.2 p0      97 x[2]
        xor edx, ecx               ;   299.2 p0      97 x[0]
        xor ecx, eax               ;   299.7 p0      97 x[3]
        xor edx, dword [esp + 352] ;   300.2 p2+p0   97 x[0]
        rol edx, 0x1b              ;   301.2 p1      62 x[0]
        xor eax, dword [esp + 356] ;   300.7 p2+p0   97 x[1]
        xor edx, eax               ;   302.2 p0      64 x[0]
        xor edi, dword [esp + 360] ;   301.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   302.7 p1      61 x[2]
        xor ecx, dword [esp + 364] ;   302.2 p2+p0   97 x[3]
        xor edi, ecx               ;   303.7 p0      63 x[2]
        xor edx, ecx               ;   303.2 p0      64 x[0]
        rol ecx, 0x19              ;   304.2 p1      65 x[3]
        mov esi, eax               ;   301.7 p1      63 x[2] copy
        shl esi, 7                 ;   302.7 p1      63 x[2]
        xor edi, esi               ;   304.7 p0      63 x[2]
        rol eax, 0x1f              ;   305.7 p1      66 x[1]
        xor eax, edx               ;   306.7 p0      68 x[1]
        xor ecx, edi               ;   305.7 p0      67 x[3]
        xor eax, edi               ;   307.7 p0      68 x[1]
        rol edi, 0x1d              ;   308.7 p1      69 x[2]
        mov esi, edx               ;   304.2 p1      67 x[3] copy
        shl esi, 3                 ;   305.2 p1      67 x[3]
        xor ecx, esi               ;   306.7 p0      67 x[3]
        rol edx, 0x13              ;   307.7 p1      70 x[0]
        mov esi, eax               ;   308.7 p1      37 x copy
        xor esi, edi               ;   309.7 p0      37 x
        and eax, esi               ;   310.7 p0      37 x
        xor eax, edx               ;   311.7 p0      37 x
        and edx, edi               ;   309.7 p0      37 x
        xor edi, ecx               ;   309.7 p0      37 x
        or ecx, eax                ;   312.7 p0      37 x
        xor edx, esi               ;   310.7 p0      37 x
        xor ecx, esi               ;   313.7 p0      37 x
        xor edi, edx               ;   311.7 p0      37 x
        xor eax, edi               ;   312.7 p0      37 x
        or esi, ecx                ;   314.7 p0      37 x
        xor esi, eax               ;   315.7 p0      37 x
        xor edx, esi               ;   316.7 p0      97 x[2]
        or eax, ecx                ;   314.7 p0      37 x
        xor eax, edi               ;   315.7 p0      97 x[3]
        and edi, ecx               ;   314.7 p0      37 x
        xor esi, edi               ;   316.7 p0      97 x[1]
        xor ecx, dword [esp + 368] ;   314.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   315.7 p1      62 x[0]
        xor esi, dword [esp + 372] ;   317.7 p2+p0   97 x[1]
        xor ecx, esi               ;   318.7 p0      64 x[0]
        xor edx, dword [esp + 376] ;   317.7 p2+p0   97 x[2]
        rol edx, 0xa               ;   318.7 p1      61 x[2]
        xor eax, dword [esp + 380] ;   316.7 p2+p0   97 x[3]
        xor edx, eax               ;   319.7 p0      63 x[2]
        xor ecx, eax               ;   319.7 p0      64 x[0]
        rol eax, 0x19              ;   320.7 p1      65 x[3]
        mov edi, esi               ;   318.7 p1      63 x[2] copy
        shl edi, 7                 ;   319.7 p1      63 x[2]
        xor edx, edi               ;   320.7 p0      63 x[2]
        rol esi, 0x1f              ;   321.7 p1      66 x[1]
        xor esi, ecx               ;   322.7 p0      68 x[1]
        xor eax, edx               ;   321.7 p0      67 x[3]
        xor esi, edx               ;   323.7 p0      68 x[1]
        rol edx, 0x1d              ;   324.7 p1      69 x[2]
        xor edx, esi               ;   325.7 p0      36 x
        mov edi, ecx               ;   320.7 p1      67 x[3] copy
        shl edi, 3                 ;   321.7 p1      67 x[3]
        xor eax, edi               ;   322.7 p0      67 x[3]
        rol ecx, 0x13              ;   323.7 p1      70 x[0]
        xor edx, eax               ;   326.7 p0      36 x
        mov edi, eax               ;   323.7 p1      36 x copy
        xor edi, ecx               ;   324.7 p0      36 x
        and eax, edx               ;   327.7 p0      36 x
        xor eax, esi               ;   328.7 p0      36 x
        xor ecx, edx               ;   327.7 p0      36 x
        not ecx                    ;   328.7 p0      36 x
        or esi, edx                ;   327.7 p0      36 x
        xor esi, edi               ;   328.7 p0      36 x
        and edi, eax               ;   329.7 p0      36 x
        xor eax, ecx               ;   329.7 p0      97 x[2]
        and ecx, esi               ;   329.7 p0      36 x
        or ecx, edi                ;   330.7 p0      36 x
        xor edx, edi               ;   330.7 p0      97 x[1]
        xor eax, edi               ;   330.7 p0      97 x[2]
        xor esi, dword [esp + 384] ;   329.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   330.7 p1      62 x[0]
        xor edx, dword [esp + 388] ;   331.7 p2+p0   97 x[1]
        xor esi, edx               ;   332.7 p0      64 x[0]
        xor eax, dword [esp + 392] ;   331.7 p2+p0   97 x[2]
        rol eax, 0xa               ;   332.7 p1      61 x[2]
        xor ecx, dword [esp + 32]  ;   331.7 p2+p0   97 x[3]
        xor eax, ecx               ;   333.7 p0      63 x[2]
        xor esi, ecx               ;   333.7 p0      64 x[0]
        rol ecx, 0x19              ;   334.7 p1      65 x[3]
        mov edi, edx               ;   332.7 p1      63 x[2] copy
        shl edi, 7                 ;   333.7 p1      63 x[2]
        xor eax, edi               ;   334.7 p0      63 x[2]
        rol edx, 0x1f              ;   335.7 p1      66 x[1]
        xor ecx, eax               ;   335.7 p0      67 x[3]
        xor edx, eax               ;   336.7 p0      35 x
        rol eax, 0x1d              ;   337.7 p1      69 x[2]
        xor edx, esi               ;   337.7 p0      35 x
        mov edi, esi               ;   334.7 p1      67 x[3] copy
        shl edi, 3                 ;   335.7 p1      67 x[3]
        xor ecx, edi               ;   336.7 p0      67 x[3]
        rol esi, 0x13              ;   337.7 p1      70 x[0]
        xor edx, ecx               ;   338.7 p0      35 x
        mov edi, eax               ;   338.7 p1      35 x copy
        not edi                    ;   339.7 p0      35 x
        xor eax, esi               ;   338.7 p0      35 x
        or esi, edx                ;   339.7 p0      35 x
        xor esi, ecx               ;   340.7 p0      35 x
        and ecx, edx               ;   339.7 p0      35 x
        xor edx, edi               ;   340.7 p0      35 x
        xor ecx, eax               ;   340.7 p0      35 x
        and edi, esi               ;   341.7 p0      35 x
        xor edi, eax               ;   342.7 p0      97 x[2]
        and eax, esi               ;   341.7 p0      35 x
        xor esi, edx               ;   341.7 p0      35 x
        or edx, ecx                ;   341.7 p0      35 x
        xor edx, eax               ;   342.7 p0      35 x
        xor edi, esi               ;   343.7 p0      97 x[2]
        xor esi, edx               ;   343.7 p0      97 x[1]
        xor edx, dword [esp + 396] ;   343.7 p2+p0   97 x[0]
        rol edx, 0x1b              ;   344.7 p1      62 x[0]
        xor esi, dword [esp + 400] ;   344.7 p2+p0   97 x[1]
        xor edx, esi               ;   345.7 p0      64 x[0]
        xor edi, dword [esp + 404] ;   344.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   345.7 p1      61 x[2]
        xor ecx, dword [esp + 408] ;   344.2 p2+p0   97 x[3]
        xor edi, ecx               ;   346.7 p0      63 x[2]
        xor edx, ecx               ;   346.7 p0      64 x[0]
        rol ecx, 0x19              ;   347.7 p1      65 x[3]
        mov ebp, esi               ;   345.7 p1      63 x[2] copy
        shl ebp, 7                 ;   346.7 p1      63 x[2]
        xor edi, ebp               ;   347.7 p0      63 x[2]
        rol esi, 0x1f              ;   348.7 p1      66 x[1]
        xor esi, edx               ;   349.7 p0      68 x[1]
        xor ecx, edi               ;   348.7 p0      67 x[3]
        xor esi, edi               ;   350.7 p0      68 x[1]
        rol edi, 0x1d              ;   351.7 p1      69 x[2]
        mov ebp, edx               ;   347.7 p1      67 x[3] copy
        shl ebp, 3                 ;   348.7 p1      67 x[3]
        xor ecx, ebp               ;   349.7 p0      67 x[3]
        rol edx, 0x13              ;   350.7 p1      70 x[0]
        mov ebp, edx               ;   351.7 p0      34 x copy
        or ebp, esi                ;   352.7 p0      34 x
        xor ebp, edi               ;   353.7 p0      34 x
        xor edx, ecx               ;   351.7 p0      34 x
        or edi, ecx                ;   352.7 p0      34 x
        mov eax, esi               ;   351.7 p1      34 x copy
        xor eax, edx               ;   352.7 p0      34 x
        and edi, eax               ;   353.7 p0      34 x
        and edx, ebp               ;   354.7 p0      34 x
        xor esi, edx               ;   355.7 p0      34 x
        xor edx, edi               ;   355.7 p0      34 x
        or edi, ecx                ;   354.7 p0      34 x
        xor ecx, ebp               ;   354.7 p0      34 x
        xor ebp, esi               ;   356.7 p0      34 x
        xor edi, ecx               ;   355.7 p0      34 x
        and ebp, edx               ;   357.7 p0      34 x
        xor esi, edi               ;   356.7 p0      97 x[0]
        xor edi, ebp               ;   358.7 p0      97 x[1]
        xor esi, dword [esp + 36]  ;   357.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   358.7 p1      62 x[0]
        xor edi, dword [esp + 412] ;   359.7 p2+p0   97 x[1]
        xor esi, edi               ;   360.7 p0      64 x[0]
        xor ecx, dword [esp + 40]  ;   358.2 p2+p0   97 x[2]
        rol ecx, 0xa               ;   359.2 p1      61 x[2]
        xor edx, dword [esp + 44]  ;   358.7 p2+p0   97 x[3]
        xor ecx, edx               ;   360.2 p0      63 x[2]
        xor esi, edx               ;   361.7 p0      64 x[0]
        rol edx, 0x19              ;   362.7 p1      65 x[3]
        mov ebp, edi               ;   360.7 p1      63 x[2] copy
        shl ebp, 7                 ;   361.7 p1      63 x[2]
        xor ecx, ebp               ;   362.7 p0      63 x[2]
        rol edi, 0x1f              ;   363.7 p1      66 x[1]
        xor edi, esi               ;   364.7 p0      68 x[1]
        xor edx, ecx               ;   363.7 p0      67 x[3]
        xor edi, ecx               ;   365.7 p0      68 x[1]
        rol ecx, 0x1d              ;   366.7 p1      69 x[2]
        mov ebp, esi               ;   362.7 p1      67 x[3] copy
        shl ebp, 3                 ;   363.7 p1      67 x[3]
        xor edx, ebp               ;   364.7 p0      67 x[3]
        rol esi, 0x13              ;   365.7 p1      70 x[0]
        mov ebp, esi               ;   366.7 p0      41 x copy
        xor esi, ecx               ;   367.7 p0      41 x
        not esi                    ;   368.7 p0      41 x
        and ebp, edx               ;   367.7 p0      41 x
        or ecx, edx                ;   367.7 p0      41 x
        xor edx, edi               ;   366.7 p0      41 x
        and edx, ecx               ;   368.7 p0      41 x
        or edi, ebp                ;   368.7 p0      41 x
        xor edi, esi               ;   369.7 p0      41 x
        or esi, ebp                ;   369.7 p0      41 x
        xor ecx, ebp               ;   368.7 p0      41 x
        xor ebp, esi               ;   370.7 p0      41 x
        xor esi, edx               ;   370.7 p0      41 x
        or ebp, ecx                ;   371.7 p0      41 x
        xor ecx, edi               ;   370.7 p0      41 x
        and edi, esi               ;   371.7 p0      41 x
        xor edx, ecx               ;   371.7 p0      97 x[0]
        xor ebp, ecx               ;   372.7 p0      97 x[2]
        xor edi, ecx               ;   372.7 p0      97 x[3]
        xor edx, dword [esp + 416] ;   372.7 p2+p0   97 x[0]
        rol edx, 0x1b              ;   373.7 p1      62 x[0]
        xor esi, dword [esp + 420] ;   372.7 p2+p0   97 x[1]
        xor edx, esi               ;   374.7 p0      64 x[0]
        xor ebp, dword [esp + 424] ;   373.7 p2+p0   97 x[2]
        rol ebp, 0xa               ;   374.7 p1      61 x[2]
        xor edi, dword [esp + 428] ;   374.2 p2+p0   97 x[3]
        xor ebp, edi               ;   375.7 p0      63 x[2]
        xor edx, edi               ;   375.7 p0      64 x[0]
        rol edi, 0x19              ;   376.7 p1      65 x[3]
        mov eax, esi               ;   373.7 p1      63 x[2] copy
        shl eax, 7                 ;   374.7 p1      63 x[2]
        xor ebp, eax               ;   376.7 p0      63 x[2]
        rol esi, 0x1f              ;   377.7 p1      66 x[1]
        xor esi, edx               ;   378.7 p0      68 x[1]
        xor edi, ebp               ;   377.7 p0      67 x[3]
        xor esi, ebp               ;   379.7 p0      68 x[1]
        rol ebp, 0x1d              ;   380.7 p1      69 x[2]
        mov eax, edx               ;   376.7 p1      67 x[3] copy
        shl eax, 3                 ;   377.7 p1      67 x[3]
        xor edi, eax               ;   378.7 p0      67 x[3]
        rol edx, 0x13              ;   379.7 p1      70 x[0]
        mov eax, esi               ;   380.7 p0      40 x copy
        not eax                    ;   381.7 p0      40 x
        xor esi, edi               ;   380.7 p0      40 x
        mov ecx, ebp               ;   381.7 p1      40 x copy
        not ecx                    ;   382.7 p0      40 x
        mov ebx, edx               ;   380.7 p1      40 x copy
        and ebx, ebp               ;   381.7 p0      40 x
        xor esi, ebx               ;   382.7 p0      40 x
        xor edx, ebp               ;   381.7 p0      40 x
        or edi, edx                ;   382.7 p0      40 x
        xor ecx, esi               ;   383.7 p0      40 x
        xor edi, esi               ;   383.7 p0      40 x
        and esi, edx               ;   383.7 p0      40 x
        xor edx, eax               ;   383.7 p0      40 x
        xor eax, esi               ;   384.7 p0      97 x[2]
        xor esi, ecx               ;   384.7 p0      40 x
        and edx, edi               ;   385.2 p0      40 x
        xor edx, esi               ;   386.2 p0      40 x
        and esi, edi               ;   386.2 p0      40 x
        xor eax, esi               ;   387.2 p0      97 x[2]
        xor edi, edx               ;   387.2 p0      97 x[0]
        xor edi, dword [esp + 432] ;   388.2 p2+p0   97 x[0]
        rol edi, 0x1b              ;   389.2 p1      62 x[0]
        xor ecx, dword [esp + 436] ;   388.2 p2+p0   97 x[1]
        xor edi, ecx               ;   390.2 p0      64 x[0]
        xor eax, dword [esp + 440] ;   389.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   390.2 p1      61 x[2]
        xor edx, dword [esp + 444] ;   389.7 p2+p0   97 x[3]
        xor eax, edx               ;   391.2 p0      63 x[2]
        xor edi, edx               ;   391.2 p0      64 x[0]
        rol edx, 0x19              ;   392.2 p1      65 x[3]
        mov esi, ecx               ;   389.2 p1      63 x[2] copy
        shl esi, 7                 ;   390.2 p1      63 x[2]
        xor eax, esi               ;   392.2 p0      63 x[2]
        rol ecx, 0x1f              ;   393.2 p1      66 x[1]
        xor ecx, edi               ;   394.2 p0      68 x[1]
        xor edx, eax               ;   393.2 p0      67 x[3]
        xor ecx, eax               ;   395.2 p0      68 x[1]
        rol eax, 0x1d              ;   396.2 p1      69 x[2]
        mov esi, edi               ;   392.2 p1      67 x[3] copy
        shl esi, 3                 ;   393.2 p1      67 x[3]
        xor edx, esi               ;   394.2 p0      67 x[3]
        rol edi, 0x13              ;   395.2 p1      70 x[0]
        mov esi, ecx               ;   396.2 p0      39 x copy
        not esi                    ;   397.2 p0      39 x
        and ecx, edi               ;   396.2 p0      39 x
        or ecx, eax                ;   397.2 p0      39 x
        xor eax, edx               ;   397.2 p0      39 x
        and edx, edi               ;   396.2 p0      39 x
        xor eax, edi               ;   398.2 p0      39 x
        xor edx, esi               ;   398.2 p0      39 x
        xor ecx, edx               ;   399.2 p0      39 x
        xor eax, edx               ;   399.2 p0      39 x
        or edx, eax                ;   400.2 p0      39 x
        xor edx, edi               ;   401.2 p0      97 x[2]
        xor edi, esi               ;   399.7 p0      39 x
        not edi                    ;   400.7 p0      39 x
        or edi, ecx                ;   401.7 p0      39 x
        and esi, ecx               ;   401.2 p0      39 x
        xor edx, esi               ;   402.2 p0      97 x[2]
        xor esi, eax               ;   402.2 p0      97 x[0]
        xor eax, edi               ;   402.7 p0      97 x[1]
        xor esi, dword [esp + 448] ;   403.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   404.2 p1      62 x[0]
        xor eax, dword [esp + 452] ;   403.7 p2+p0   97 x[1]
        xor esi, eax               ;   405.2 p0      64 x[0]
        xor edx, dword [esp + 456] ;   404.7 p2+p0   97 x[2]
        rol edx, 0xa               ;   405.7 p1      61 x[2]
        xor ecx, dword [esp + 460] ;   405.2 p2+p0   97 x[3]
        xor edx, ecx               ;   406.7 p0      63 x[2]
        xor esi, ecx               ;   406.2 p0      64 x[0]
        rol ecx, 0x19              ;   407.2 p1      65 x[3]
        mov edi, eax               ;   404.7 p1      63 x[2] copy
        shl edi, 7                 ;   405.7 p1      63 x[2]
        xor edx, edi               ;   407.7 p0      63 x[2]
        rol eax, 0x1f              ;   408.7 p1      66 x[1]
        xor eax, esi               ;   409.7 p0      68 x[1]
        xor ecx, edx               ;   408.7 p0      67 x[3]
        xor eax, edx               ;   410.7 p0      68 x[1]
        rol edx, 0x1d              ;   411.7 p1      69 x[2]
        mov edi, esi               ;   407.2 p1      67 x[3] copy
        shl edi, 3                 ;   408.2 p1      67 x[3]
        xor ecx, edi               ;   409.7 p0      67 x[3]
        rol esi, 0x13              ;   410.7 p1      70 x[0]
        mov edi, edx               ;   412.7 p1      38 x copy
        or edx, ecx                ;   412.7 p0      38 x
        xor edi, esi               ;   413.7 p0      38 x
        and edi, edx               ;   414.7 p0      38 x
        xor edx, eax               ;   413.7 p0      38 x
        and eax, esi               ;   411.7 p0      38 x
        xor eax, ecx               ;   412.7 p0      38 x
        and ecx, esi               ;   412.2 p0      38 x
        not ecx                    ;   413.2 p0      38 x
        and edx, ecx               ;   414.7 p0      38 x
        xor eax, edi               ;   415.7 p0      38 x
        xor edx, edi               ;   415.7 p0      38 x
        or esi, edi                ;   415.7 p0      38 x
        not edi                    ;   415.7 p0      38 x
        xor ecx, esi               ;   416.7 p0      97 x[0]
        xor esi, eax               ;   416.7 p0      38 x
        or esi, edx                ;   417.7 p0      38 x
        xor edi, esi               ;   418.7 p0      97 x[2]
        xor ecx, edx               ;   417.7 p0      97 x[0]
        xor edx, eax               ;   418.2 p0      97 x[3]
        xor ecx, dword [esp + 464] ;   418.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   419.7 p1      62 x[0]
        xor eax, dword [esp + 468] ;   419.2 p2+p0   97 x[1]
        xor ecx, eax               ;   420.7 p0      64 x[0]
        xor edi, dword [esp + 472] ;   420.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   421.2 p1      61 x[2]
        xor edx, dword [esp + 476] ;   420.7 p2+p0   97 x[3]
        xor edi, edx               ;   422.2 p0      63 x[2]
        xor ecx, edx               ;   421.7 p0      64 x[0]
        rol edx, 0x19              ;   422.7 p1      65 x[3]
        mov esi, eax               ;   420.2 p1      63 x[2] copy
        shl esi, 7                 ;   421.2 p1      63 x[2]
        xor edi, esi               ;   423.2 p0      63 x[2]
        rol eax, 0x1f              ;   424.2 p1      66 x[1]
        xor eax, ecx               ;   425.2 p0      68 x[1]
        xor edx, edi               ;   424.2 p0      67 x[3]
        xor eax, edi               ;   426.2 p0      68 x[1]
        rol edi, 0x1d              ;   427.2 p1      69 x[2]
        mov esi, ecx               ;   422.7 p1      67 x[3] copy
        shl esi, 3                 ;   423.7 p1      67 x[3]
        xor edx, esi               ;   425.2 p0      67 x[3]
        rol ecx, 0x13              ;   426.2 p1      70 x[0]
        mov esi, eax               ;   427.2 p1      37 x copy
        xor esi, edi               ;   428.2 p0      37 x
        and eax, esi               ;   429.2 p0      37 x
        xor eax, ecx               ;   430.2 p0      37 x
        and ecx, edi               ;   428.2 p0      37 x
        xor edi, edx               ;   428.2 p0      37 x
        or edx, eax                ;   431.2 p0      37 x
        xor ecx, esi               ;   429.2 p0      37 x
        xor edx, esi               ;   432.2 p0      37 x
        xor edi, ecx               ;   430.2 p0      37 x
        xor eax, edi               ;   431.2 p0      37 x
        or esi, edx                ;   433.2 p0      37 x
        xor esi, eax               ;   434.2 p0      37 x
        xor ecx, esi               ;   435.2 p0      97 x[2]
        or eax, edx                ;   433.2 p0      37 x
        xor eax, edi               ;   434.2 p0      97 x[3]
        and edi, edx               ;   433.2 p0      37 x
        xor esi, edi               ;   435.2 p0      97 x[1]
        xor edx, dword [esp + 480] ;   433.2 p2+p0   97 x[0]
        rol edx, 0x1b              ;   434.2 p1      62 x[0]
        xor esi, dword [esp + 484] ;   436.2 p2+p0   97 x[1]
        xor edx, esi               ;   437.2 p0      64 x[0]
        xor ecx, dword [esp + 488] ;   436.2 p2+p0   97 x[2]
        rol ecx, 0xa               ;   437.2 p1      61 x[2]
        xor eax, dword [esp + 492] ;   435.2 p2+p0   97 x[3]
        xor ecx, eax               ;   438.2 p0      63 x[2]
        xor edx, eax               ;   438.2 p0      64 x[0]
        rol eax, 0x19              ;   439.2 p1      65 x[3]
        mov edi, esi               ;   437.2 p1      63 x[2] copy
        shl edi, 7                 ;   438.2 p1      63 x[2]
        xor ecx, edi               ;   439.2 p0      63 x[2]
        rol esi, 0x1f              ;   440.2 p1      66 x[1]
        xor esi, edx               ;   441.2 p0      68 x[1]
        xor eax, ecx               ;   440.2 p0      67 x[3]
        xor esi, ecx               ;   442.2 p0      68 x[1]
        rol ecx, 0x1d              ;   443.2 p1      69 x[2]
        xor ecx, esi               ;   444.2 p0      36 x
        mov edi, edx               ;   439.2 p1      67 x[3] copy
        shl edi, 3                 ;   440.2 p1      67 x[3]
        xor eax, edi               ;   441.2 p0      67 x[3]
        rol edx, 0x13              ;   442.2 p1      70 x[0]
        xor ecx, eax               ;   445.2 p0      36 x
        mov edi, eax               ;   442.2 p1      36 x copy
        xor edi, edx               ;   443.2 p0      36 x
        and eax, ecx               ;   446.2 p0      36 x
        xor eax, esi               ;   447.2 p0      36 x
        xor edx, ecx               ;   446.2 p0      36 x
        not edx                    ;   447.2 p0      36 x
        or esi, ecx                ;   446.2 p0      36 x
        xor esi, edi               ;   447.2 p0      36 x
        and edi, eax               ;   448.2 p0      36 x
        xor eax, edx               ;   448.2 p0      97 x[2]
        and edx, esi               ;   448.2 p0      36 x
        or edx, edi                ;   449.2 p0      36 x
        xor ecx, edi               ;   449.2 p0      97 x[1]
        xor eax, edi               ;   449.2 p0      97 x[2]
        xor esi, dword [esp + 496] ;   448.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   449.2 p1      62 x[0]
        xor ecx, dword [esp + 500] ;   450.2 p2+p0   97 x[1]
        xor esi, ecx               ;   451.2 p0      64 x[0]
        xor eax, dword [esp + 504] ;   450.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   451.2 p1      61 x[2]
        xor edx, dword [esp + 48]  ;   450.2 p2+p0   97 x[3]
        xor eax, edx               ;   452.2 p0      63 x[2]
        xor esi, edx               ;   452.2 p0      64 x[0]
        rol edx, 0x19              ;   453.2 p1      65 x[3]
        mov edi, ecx               ;   451.2 p1      63 x[2] copy
        shl edi, 7                 ;   452.2 p1      63 x[2]
        xor eax, edi               ;   453.2 p0      63 x[2]
        rol ecx, 0x1f              ;   454.2 p1      66 x[1]
        xor edx, eax               ;   454.2 p0      67 x[3]
        xor ecx, eax               ;   455.2 p0      35 x
        rol eax, 0x1d              ;   456.2 p1      69 x[2]
        xor ecx, esi               ;   456.2 p0      35 x
        mov edi, esi               ;   453.2 p1      67 x[3] copy
        shl edi, 3                 ;   454.2 p1      67 x[3]
        xor edx, edi               ;   455.2 p0      67 x[3]
        rol esi, 0x13              ;   456.2 p1      70 x[0]
        xor ecx, edx               ;   457.2 p0      35 x
        mov edi, eax               ;   457.2 p1      35 x copy
        not edi                    ;   458.2 p0      35 x
        xor eax, esi               ;   457.2 p0      35 x
        or esi, ecx                ;   458.2 p0      35 x
        xor esi, edx               ;   459.2 p0      35 x
        and edx, ecx               ;   458.2 p0      35 x
        xor ecx, edi               ;   459.2 p0      35 x
        xor edx, eax               ;   459.2 p0      35 x
        and edi, esi               ;   460.2 p0      35 x
        xor edi, eax               ;   461.2 p0      97 x[2]
        and eax, esi               ;   460.2 p0      35 x
        xor esi, ecx               ;   460.2 p0      35 x
        or ecx, edx                ;   460.2 p0      35 x
        xor ecx, eax               ;   461.2 p0      35 x
        xor edi, esi               ;   462.2 p0      97 x[2]
        xor esi, ecx               ;   462.2 p0      97 x[1]
        xor ecx, dword [esp + 508] ;   462.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   463.2 p1      62 x[0]
        xor esi, dword [esp + 512] ;   463.2 p2+p0   97 x[1]
        xor ecx, esi               ;   464.2 p0      64 x[0]
        xor edi, dword [esp + 516] ;   463.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   464.2 p1      61 x[2]
        xor edx, dword [esp + 520] ;   462.7 p2+p0   97 x[3]
        xor edi, edx               ;   465.2 p0      63 x[2]
        xor ecx, edx               ;   465.2 p0      64 x[0]
        rol edx, 0x19              ;   466.2 p1      65 x[3]
        mov ebp, esi               ;   464.2 p1      63 x[2] copy
        shl ebp, 7                 ;   465.2 p1      63 x[2]
        xor edi, ebp               ;   466.2 p0      63 x[2]
        rol esi, 0x1f              ;   467.2 p1      66 x[1]
        xor esi, ecx               ;   468.2 p0      68 x[1]
        xor edx, edi               ;   467.2 p0      67 x[3]
        xor esi, edi               ;   469.2 p0      68 x[1]
        rol edi, 0x1d              ;   470.2 p1      69 x[2]
        mov ebp, ecx               ;   466.2 p1      67 x[3] copy
        shl ebp, 3                 ;   467.2 p1      67 x[3]
        xor edx, ebp               ;   468.2 p0      67 x[3]
        rol ecx, 0x13              ;   469.2 p1      70 x[0]
        mov ebp, ecx               ;   470.2 p0      34 x copy
        or ebp, esi                ;   471.2 p0      34 x
        xor ebp, edi               ;   472.2 p0      34 x
        xor ecx, edx               ;   470.2 p0      34 x
        or edi, edx                ;   471.2 p0      34 x
        mov eax, esi               ;   470.2 p1      34 x copy
        xor eax, ecx               ;   471.2 p0      34 x
        and edi, eax               ;   472.2 p0      34 x
        and ecx, ebp               ;   473.2 p0      34 x
        xor esi, ecx               ;   474.2 p0      34 x
        xor ecx, edi               ;   474.2 p0      34 x
        or edi, edx                ;   473.2 p0      34 x
        xor edx, ebp               ;   473.2 p0      34 x
        xor ebp, esi               ;   475.2 p0      34 x
        xor edi, edx               ;   474.2 p0      34 x
        and ebp, ecx               ;   476.2 p0      34 x
        xor esi, edi               ;   475.2 p0      97 x[0]
        xor edi, ebp               ;   477.2 p0      97 x[1]
        xor esi, dword [esp + 52]  ;   476.2 p2+p0   97 x[0]
        mov ebp, dword [esp + 564] ;   472.7 p2      99 dst reload
        mov dword [ebp], esi       ;   477.2 p0+p3   99 dst
        xor edi, dword [esp + 524] ;   478.2 p2+p0   97 x[1]
        mov dword [ebp + 4], edi   ;   479.2 p0+p3   99 dst
        xor edx, dword [esp + 56]  ;   478.2 p2+p0   97 x[2]
        mov dword [ebp + 8], edx   ;   479.2 p0+p3   99 dst
        xor ecx, dword [esp + 60]  ;   479.7 p2+p0   97 x[3]
        mov dword [ebp + 12], ecx  ;   480.7 p0+p3   99 dst
        add ebp, 0x10              ;   476.7 p1      90 blocks
        mov dword [esp + 564], ebp ;   481.2 p0+p3   90 blocks
        mov esi, dword [esp + 532] ;   476.7 p2      90 blocks
        add esi, 0x10              ;   480.7 p1      90 blocks
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
