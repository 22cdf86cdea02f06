; serpent_decrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_decrypt --cpu northwood
;
; void serpent_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 536 bytes, 4 instructions, one of them for 134 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 286 uops, planned 267.0; bounds: width 95.3, ports 266.0, path 4.5
;   blocks: 1565 uops, planned 539.2; bounds: width 521.7, ports 469.0, path 370.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

%ifdef __?OUTPUT_FORMAT?__
%define OBJECT_FORMAT __?OUTPUT_FORMAT?__
%else
%define OBJECT_FORMAT __OUTPUT_FORMAT__ ; before nasm 2.15
%endif
%macro for_formats 1-* ; HERE: whether nasm -f is one of these
%assign HERE 0
%rep %0
%ifidn OBJECT_FORMAT, %1
%assign HERE 1
%endif
%rotate 1
%endrep
%endmacro

for_formats elf64, elfx32, win64, macho64
%if HERE
%fatal "serpent_decrypt is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_serpent_decrypt
$_serpent_decrypt:
%else
        global $serpent_decrypt
%endif
$serpent_decrypt:
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
        align 16
.blocks_1:
        mov esi, dword [esp + 560] ;     0.0 p2      92 x[0] reload
        mov edi, dword [esi]       ;     2.0 p2      92 x[0]
        xor edi, dword [esp + 64]  ;     4.0 p2+p0   92 x[0]
        mov ebp, edi               ;     4.5 p1      41 x copy
        mov eax, dword [esi + 4]   ;     3.0 p2      92 x[1]
        xor eax, dword [esp + 68]  ;     5.0 p2+p0   92 x[1]
        mov ecx, eax               ;     5.5 p1      41 x copy
        mov edx, dword [esi + 8]   ;     5.0 p2      92 x[2]
        xor edx, dword [esp + 72]  ;     7.0 p2+p0   92 x[2]
        xor edi, edx               ;     7.5 p0      41 x
        not edi                    ;     8.0 p0      41 x
        mov ebx, edi               ;     8.5 p1      41 x copy
        mov dword [esp + 532], edi ;     8.5 p0+p3   41 x spill
        mov edi, dword [esi + 12]  ;     7.0 p2      92 x[3]
        xor edi, dword [esp + 76]  ;     9.0 p2+p0   92 x[3]
        and ebp, edi               ;     9.5 p0      41 x
        or edx, edi                ;     9.5 p0      41 x
        xor ecx, edi               ;     9.5 p0      41 x
        or eax, ebp                ;    10.0 p0      41 x
        xor ebx, eax               ;    10.5 p0      41 x
        mov edi, dword [esp + 532] ;     9.5 p2      41 x reload
        or edi, ebp                ;    11.5 p0      41 x
        and ecx, edx               ;    10.0 p0      41 x
        xor edx, ebp               ;    10.0 p0      41 x
        xor ebp, edi               ;    12.0 p0      41 x
        xor edi, ecx               ;    12.0 p0      41 x
        or ebp, edx                ;    12.5 p0      41 x
        xor edx, ebx               ;    12.0 p0      41 x
        and ebx, edi               ;    12.5 p0      41 x
        xor ecx, edx               ;    13.0 p0      97 x[0]
        xor ecx, dword [esp + 80]  ;    13.5 p2+p0   97 x[0]
        rol ecx, 0x1b              ;    14.0 p1      62 x[0]
        xor edi, dword [esp + 84]  ;    14.0 p2+p0   97 x[1]
        mov eax, edi               ;    14.5 p1      63 x[2] copy
        shl eax, 7                 ;    15.0 p1      63 x[2]
        xor ebp, edx               ;    14.5 p0      97 x[2]
        xor ebp, dword [esp + 88]  ;    15.0 p2+p0   97 x[2]
        rol ebp, 0xa               ;    15.5 p1      61 x[2]
        xor ebx, edx               ;    15.5 p0      97 x[3]
        xor ebx, dword [esp + 92]  ;    16.0 p2+p0   97 x[3]
        mov edx, edi               ;    16.0 p1      66 x[1] copy
        rol edx, 0x1f              ;    16.5 p1      66 x[1]
        xor edi, ecx               ;    18.0 p0      64 x[0]
        xor edi, ebx               ;    18.5 p0      64 x[0]
        mov ecx, ebx               ;    17.5 p1      65 x[3] copy
        rol ecx, 0x19              ;    19.0 p1      65 x[3]
        xor ebx, eax               ;    19.0 p0      63 x[2]
        xor ebx, ebp               ;    19.5 p0      63 x[2]
        mov ebp, edi               ;    19.0 p0      67 x[3] copy
        shl ebp, 3                 ;    19.5 p1      67 x[3]
        mov eax, edi               ;    19.5 p0      70 x[0] copy
        rol eax, 0x13              ;    23.5 p1      70 x[0]
        xor edi, edx               ;    20.5 p0      68 x[1]
        xor edi, ebx               ;    21.0 p0      68 x[1]
        mov edx, ebx               ;    21.0 p0      69 x[2] copy
        rol edx, 0x1d              ;    21.5 p1      69 x[2]
        xor ebx, ecx               ;    23.0 p0      67 x[3]
        xor ebx, ebp               ;    23.5 p0      67 x[3]
        mov ebp, edi               ;    22.0 p1      40 x copy
        not ebp                    ;    22.5 p0      40 x
        mov ecx, edx               ;    25.5 p1      40 x copy
        not ecx                    ;    26.0 p0      40 x
        xor edi, ebx               ;    24.0 p0      40 x
        mov esi, edx               ;    25.5 p1      40 x copy
        and esi, eax               ;    27.5 p0      40 x
        xor edi, esi               ;    28.0 p0      40 x
        xor ecx, edi               ;    28.5 p0      40 x
        xor edx, eax               ;    27.5 p0      40 x
        or ebx, edx                ;    28.0 p0      40 x
        xor ebx, edi               ;    28.5 p0      40 x
        and edi, edx               ;    28.5 p0      40 x
        xor edx, ebp               ;    28.0 p0      40 x
        and edx, ebx               ;    29.0 p0      40 x
        xor ebp, edi               ;    29.0 p0      97 x[2]
        xor ebp, dword [esp + 104] ;    29.5 p2+p0   97 x[2]
        xor edi, ecx               ;    29.5 p0      40 x
        xor edx, edi               ;    30.0 p0      40 x
        and edi, ebx               ;    30.5 p0      40 x
        xor ebp, edi               ;    31.0 p0      97 x[2]
        rol ebp, 0xa               ;    31.5 p1      61 x[2]
        xor ebx, edx               ;    31.5 p0      97 x[0]
        xor ebx, dword [esp + 96]  ;    32.0 p2+p0   97 x[0]
        rol ebx, 0x1b              ;    32.5 p1      62 x[0]
        xor ecx, dword [esp + 100] ;    32.5 p2+p0   97 x[1]
        xor edx, dword [esp + 108] ;    33.0 p2+p0   97 x[3]
        mov esi, ecx               ;    33.0 p1      63 x[2] copy
        shl esi, 7                 ;    33.5 p1      63 x[2]
        mov edi, ecx               ;    33.5 p0      66 x[1] copy
        rol edi, 0x1f              ;    37.5 p1      66 x[1]
        mov eax, edx               ;    34.0 p0      65 x[3] copy
        rol eax, 0x19              ;    41.5 p1      65 x[3]
        xor ebp, esi               ;    37.5 p0      63 x[2]
        xor ebp, edx               ;    38.0 p0      63 x[2]
        mov esi, ebp               ;    38.5 p0      69 x[2] copy
        rol esi, 0x1d              ;    39.0 p1      69 x[2]
        xor ecx, edx               ;    36.0 p0      64 x[0]
        xor ecx, ebx               ;    36.5 p0      64 x[0]
        mov edx, ecx               ;    37.0 p1      67 x[3] copy
        shl edx, 3                 ;    37.5 p1      67 x[3]
        mov ebx, ecx               ;    37.0 p0      70 x[0] copy
        rol ebx, 0x13              ;    41.5 p1      70 x[0]
        xor ecx, edi               ;    41.5 p0      68 x[1]
        xor ecx, ebp               ;    42.0 p0      68 x[1]
        mov edi, ecx               ;    42.5 p0      39 x copy
        not edi                    ;    43.0 p0      39 x
        xor ebp, edx               ;    41.5 p0      67 x[3]
        xor ebp, eax               ;    45.5 p0      67 x[3]
        and ecx, ebx               ;    45.5 p0      39 x
        or ecx, esi                ;    46.0 p0      39 x
        xor esi, ebp               ;    46.0 p0      39 x
        xor esi, ebx               ;    46.5 p0      39 x
        and ebp, ebx               ;    46.0 p0      39 x
        xor ebp, edi               ;    46.5 p0      39 x
        xor esi, ebp               ;    47.0 p0      39 x
        xor ecx, ebp               ;    47.0 p0      39 x
        or ebp, esi                ;    47.5 p0      39 x
        mov eax, edi               ;    43.5 p1      39 x copy
        xor eax, ebx               ;    45.5 p0      39 x
        not eax                    ;    46.0 p0      39 x
        and edi, ecx               ;    47.5 p0      39 x
        or eax, ecx                ;    47.5 p0      39 x
        xor eax, esi               ;    48.0 p0      97 x[1]
        xor eax, dword [esp + 116] ;    48.5 p2+p0   97 x[1]
        xor esi, edi               ;    48.2 p0      97 x[0]
        xor esi, dword [esp + 112] ;    48.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;    49.2 p1      62 x[0]
        mov edx, eax               ;    49.0 p1      63 x[2] copy
        shl edx, 7                 ;    49.5 p1      63 x[2]
        xor ebx, edi               ;    49.2 p0      97 x[2]
        xor ebx, ebp               ;    49.7 p0      97 x[2]
        xor ebx, dword [esp + 120] ;    50.2 p2+p0   97 x[2]
        rol ebx, 0xa               ;    50.7 p1      61 x[2]
        mov edi, eax               ;    49.8 p1      66 x[1] copy
        rol edi, 0x1f              ;    54.7 p1      66 x[1]
        xor ecx, dword [esp + 124] ;    50.7 p2+p0   97 x[3]
        mov ebp, ecx               ;    51.2 p0      65 x[3] copy
        rol ebp, 0x19              ;    51.7 p1      65 x[3]
        xor eax, esi               ;    53.2 p0      64 x[0]
        xor eax, ecx               ;    53.7 p0      64 x[0]
        mov esi, eax               ;    54.2 p1      67 x[3] copy
        shl esi, 3                 ;    54.7 p1      67 x[3]
        xor ecx, edx               ;    53.5 p0      63 x[2]
        xor ecx, ebx               ;    54.7 p0      63 x[2]
        mov edx, eax               ;    54.2 p0      70 x[0] copy
        rol edx, 0x13              ;    55.2 p1      70 x[0]
        mov ebx, ecx               ;    55.2 p0      69 x[2] copy
        rol ebx, 0x1d              ;    59.2 p1      69 x[2]
        xor ebp, esi               ;    58.7 p0      67 x[3]
        xor ebp, ecx               ;    59.2 p0      67 x[3]
        xor eax, ecx               ;    55.7 p0      68 x[1]
        xor eax, edi               ;    58.7 p0      68 x[1]
        xor ebx, ebp               ;    63.2 p0      38 x
        mov esi, eax               ;    59.2 p1      38 x copy
        and esi, edx               ;    59.7 p0      38 x
        mov edi, edx               ;    59.2 p1      38 x copy
        not edi                    ;    59.7 p0      38 x
        xor esi, ebx               ;    63.7 p0      38 x
        xor eax, esi               ;    64.2 p0      38 x
        or ebx, ebp                ;    63.7 p0      38 x
        and ebx, edx               ;    64.2 p0      38 x
        xor edx, esi               ;    64.2 p0      38 x
        xor esi, ebx               ;    64.7 p0      38 x
        and edx, ebp               ;    64.7 p0      38 x
        xor edx, eax               ;    65.2 p0      38 x
        xor eax, edi               ;    64.7 p0      38 x
        or edi, esi                ;    65.2 p0      38 x
        and eax, edi               ;    65.7 p0      38 x
        xor edi, ebp               ;    65.7 p0      97 x[0]
        xor edi, edx               ;    66.2 p0      97 x[0]
        xor edi, dword [esp + 128] ;    66.7 p2+p0   97 x[0]
        and ebp, edx               ;    65.7 p0      38 x
        rol edi, 0x1b              ;    67.2 p1      62 x[0]
        xor esi, dword [esp + 132] ;    65.7 p2+p0   97 x[1]
        mov ecx, esi               ;    66.2 p1      63 x[2] copy
        shl ecx, 7                 ;    66.7 p1      63 x[2]
        xor eax, ebp               ;    66.2 p0      97 x[2]
        xor eax, dword [esp + 136] ;    66.7 p2+p0   97 x[2]
        rol eax, 0xa               ;    67.2 p1      61 x[2]
        mov ebp, esi               ;    66.3 p1      66 x[1] copy
        rol ebp, 0x1f              ;    71.2 p1      66 x[1]
        xor edx, dword [esp + 140] ;    67.2 p2+p0   97 x[3]
        mov ebx, edx               ;    67.7 p0      65 x[3] copy
        rol ebx, 0x19              ;    68.2 p1      65 x[3]
        xor esi, edi               ;    71.2 p0      64 x[0]
        xor esi, edx               ;    71.7 p0      64 x[0]
        mov edi, esi               ;    72.2 p1      67 x[3] copy
        shl edi, 3                 ;    72.7 p1      67 x[3]
        xor edx, ecx               ;    70.7 p0      63 x[2]
        xor edx, eax               ;    71.2 p0      63 x[2]
        mov eax, esi               ;    72.2 p0      70 x[0] copy
        rol eax, 0x13              ;    72.7 p1      70 x[0]
        mov ecx, edx               ;    71.7 p0      69 x[2] copy
        rol ecx, 0x1d              ;    76.7 p1      69 x[2]
        xor ebx, edi               ;    76.7 p0      67 x[3]
        xor ebx, edx               ;    77.2 p0      67 x[3]
        xor edx, esi               ;    72.2 p0      68 x[1]
        xor edx, ebp               ;    75.2 p0      68 x[1]
        mov esi, edx               ;    75.7 p1      37 x copy
        xor esi, ecx               ;    80.7 p0      37 x
        and edx, esi               ;    81.2 p0      37 x
        xor edx, eax               ;    81.7 p0      37 x
        and eax, ecx               ;    80.7 p0      37 x
        xor eax, esi               ;    81.2 p0      37 x
        xor ecx, ebx               ;    80.7 p0      37 x
        xor ecx, eax               ;    81.7 p0      37 x
        or ebx, edx                ;    82.2 p0      37 x
        xor ebx, esi               ;    82.7 p0      37 x
        xor edx, ecx               ;    82.2 p0      37 x
        or esi, ebx                ;    83.2 p0      37 x
        xor esi, edx               ;    83.7 p0      37 x
        or edx, ebx                ;    83.2 p0      37 x
        xor eax, esi               ;    84.2 p0      97 x[2]
        xor eax, dword [esp + 152] ;    84.7 p2+p0   97 x[2]
        xor esi, dword [esp + 148] ;    84.2 p2+p0   97 x[1]
        xor edx, ecx               ;    83.7 p0      97 x[3]
        xor edx, dword [esp + 156] ;    84.2 p2+p0   97 x[3]
        and ecx, ebx               ;    83.2 p0      37 x
        xor esi, ecx               ;    84.7 p0      97 x[1]
        rol eax, 0xa               ;    85.2 p1      61 x[2]
        xor ebx, dword [esp + 144] ;    83.2 p2+p0   97 x[0]
        rol ebx, 0x1b              ;    83.7 p1      62 x[0]
        mov edi, esi               ;    85.2 p1      63 x[2] copy
        shl edi, 7                 ;    85.7 p1      63 x[2]
        mov ebp, esi               ;    85.2 p0      66 x[1] copy
        rol ebp, 0x1f              ;    89.7 p1      66 x[1]
        mov ecx, edx               ;    84.7 p0      65 x[3] copy
        rol ecx, 0x19              ;    93.7 p1      65 x[3]
        xor esi, ebx               ;    87.7 p0      64 x[0]
        xor esi, edx               ;    88.2 p0      64 x[0]
        mov ebx, esi               ;    88.7 p0      67 x[3] copy
        shl ebx, 3                 ;    89.2 p1      67 x[3]
        xor edx, eax               ;    89.2 p0      63 x[2]
        xor edx, edi               ;    89.7 p0      63 x[2]
        mov edi, esi               ;    88.7 p1      70 x[0] copy
        rol edi, 0x13              ;    90.2 p1      70 x[0]
        mov eax, edx               ;    90.2 p0      69 x[2] copy
        rol eax, 0x1d              ;    94.2 p1      69 x[2]
        xor esi, ebp               ;    93.7 p0      68 x[1]
        xor esi, edx               ;    94.2 p0      68 x[1]
        xor edx, ebx               ;    93.2 p0      67 x[3]
        xor edx, ecx               ;    97.7 p0      67 x[3]
        xor eax, esi               ;    98.2 p0      36 x
        xor eax, edx               ;    98.7 p0      36 x
        mov ebp, edi               ;    94.2 p1      36 x copy
        xor ebp, edx               ;    98.2 p0      36 x
        xor edi, eax               ;    99.2 p0      36 x
        not edi                    ;    99.7 p0      36 x
        and edx, eax               ;    99.2 p0      36 x
        xor edx, esi               ;    99.7 p0      36 x
        or esi, eax                ;    99.2 p0      36 x
        xor esi, ebp               ;    99.7 p0      36 x
        and ebp, edx               ;   100.2 p0      36 x
        xor eax, ebp               ;   100.7 p0      97 x[1]
        xor eax, dword [esp + 164] ;   101.2 p2+p0   97 x[1]
        xor edx, edi               ;   100.2 p0      97 x[2]
        xor edx, ebp               ;   100.7 p0      97 x[2]
        xor edx, dword [esp + 168] ;   101.2 p2+p0   97 x[2]
        and edi, esi               ;   100.2 p0      36 x
        or edi, ebp                ;   100.7 p0      36 x
        rol edx, 0xa               ;   101.7 p1      61 x[2]
        xor esi, dword [esp + 160] ;   100.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   100.7 p1      62 x[0]
        mov ebp, eax               ;   101.7 p1      63 x[2] copy
        shl ebp, 7                 ;   102.2 p1      63 x[2]
        mov ecx, eax               ;   101.7 p1      66 x[1] copy
        rol ecx, 0x1f              ;   106.2 p1      66 x[1]
        xor edi, dword [esp + 0]   ;   101.2 p2+p0   97 x[3]
        mov ebx, edi               ;   101.7 p0      65 x[3] copy
        rol ebx, 0x19              ;   102.2 p1      65 x[3]
        xor eax, esi               ;   104.7 p0      64 x[0]
        xor eax, edi               ;   105.2 p0      64 x[0]
        mov esi, eax               ;   105.7 p0      67 x[3] copy
        shl esi, 3                 ;   106.2 p1      67 x[3]
        xor edi, edx               ;   105.7 p0      63 x[2]
        xor edi, ebp               ;   106.2 p0      63 x[2]
        mov ebp, eax               ;   105.7 p1      70 x[0] copy
        rol ebp, 0x13              ;   106.7 p1      70 x[0]
        mov edx, edi               ;   106.7 p0      69 x[2] copy
        rol edx, 0x1d              ;   110.7 p1      69 x[2]
        xor ebx, esi               ;   110.2 p0      67 x[3]
        xor ebx, edi               ;   110.7 p0      67 x[3]
        mov esi, edx               ;   114.7 p0      35 x copy
        not esi                    ;   115.2 p0      35 x
        xor eax, edi               ;   106.7 p0      35 x
        xor eax, ecx               ;   110.2 p0      35 x
        xor eax, ebx               ;   111.2 p0      35 x
        xor edx, ebp               ;   114.7 p0      35 x
        or ebp, eax                ;   111.7 p0      35 x
        xor ebp, ebx               ;   112.2 p0      35 x
        and ebx, eax               ;   111.7 p0      35 x
        xor ebx, edx               ;   115.2 p0      35 x
        xor eax, esi               ;   115.7 p0      35 x
        and esi, ebp               ;   115.7 p0      35 x
        mov edi, ebp               ;   112.7 p1      35 x copy
        and edi, edx               ;   115.2 p0      35 x
        xor ebp, eax               ;   116.2 p0      35 x
        or eax, ebx                ;   116.2 p0      35 x
        xor edi, eax               ;   116.7 p0      35 x
        xor edx, esi               ;   116.2 p0      97 x[2]
        xor edx, ebp               ;   116.7 p0      97 x[2]
        xor edx, dword [esp + 180] ;   117.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   117.7 p1      61 x[2]
        xor ebp, edi               ;   117.2 p0      97 x[1]
        xor ebp, dword [esp + 176] ;   117.7 p2+p0   97 x[1]
        xor edi, dword [esp + 172] ;   117.2 p2+p0   97 x[0]
        rol edi, 0x1b              ;   117.7 p1      62 x[0]
        xor ebx, dword [esp + 184] ;   115.7 p2+p0   97 x[3]
        mov esi, ebp               ;   118.2 p1      63 x[2] copy
        shl esi, 7                 ;   118.7 p1      63 x[2]
        mov eax, ebp               ;   118.2 p1      66 x[1] copy
        rol eax, 0x1f              ;   122.7 p1      66 x[1]
        mov ecx, ebx               ;   116.2 p0      65 x[3] copy
        rol ecx, 0x19              ;   126.7 p1      65 x[3]
        xor ebp, edi               ;   121.7 p0      64 x[0]
        xor ebp, ebx               ;   122.2 p0      64 x[0]
        mov edi, ebp               ;   122.7 p0      67 x[3] copy
        shl edi, 3                 ;   123.2 p1      67 x[3]
        xor ebx, edx               ;   121.7 p0      63 x[2]
        xor ebx, esi               ;   122.7 p0      63 x[2]
        mov esi, ebp               ;   122.7 p1      70 x[0] copy
        rol esi, 0x13              ;   123.2 p1      70 x[0]
        mov edx, ebx               ;   123.2 p0      69 x[2] copy
        rol edx, 0x1d              ;   127.2 p1      69 x[2]
        xor ebp, eax               ;   126.7 p0      68 x[1]
        xor ebp, ebx               ;   127.2 p0      68 x[1]
        xor ebx, edi               ;   127.2 p0      67 x[3]
        xor ebx, ecx               ;   130.7 p0      67 x[3]
        mov edi, esi               ;   127.2 p1      34 x copy
        or edi, ebp                ;   127.7 p0      34 x
        xor esi, ebx               ;   131.2 p0      34 x
        xor edi, edx               ;   131.2 p0      34 x
        or edx, ebx                ;   131.2 p0      34 x
        mov eax, ebp               ;   127.7 p1      34 x copy
        xor eax, esi               ;   131.7 p0      34 x
        and edx, eax               ;   132.2 p0      34 x
        and esi, edi               ;   131.7 p0      34 x
        xor ebp, esi               ;   132.2 p0      34 x
        xor esi, edx               ;   132.7 p0      34 x
        or edx, ebx                ;   132.7 p0      34 x
        xor ebx, edi               ;   131.7 p0      34 x
        xor edi, ebp               ;   132.7 p0      34 x
        xor edx, ebx               ;   133.2 p0      34 x
        and edi, esi               ;   133.2 p0      34 x
        xor ebp, edx               ;   133.7 p0      97 x[0]
        xor ebp, dword [esp + 4]   ;   134.2 p2+p0   97 x[0]
        rol ebp, 0x1b              ;   134.7 p1      62 x[0]
        xor edx, edi               ;   133.7 p0      97 x[1]
        xor edx, dword [esp + 188] ;   134.2 p2+p0   97 x[1]
        xor ebx, dword [esp + 8]   ;   132.2 p2+p0   97 x[2]
        rol ebx, 0xa               ;   132.7 p1      61 x[2]
        xor esi, dword [esp + 12]  ;   133.2 p2+p0   97 x[3]
        mov edi, edx               ;   134.7 p1      63 x[2] copy
        shl edi, 7                 ;   135.2 p1      63 x[2]
        mov eax, edx               ;   134.7 p1      66 x[1] copy
        rol eax, 0x1f              ;   139.2 p1      66 x[1]
        mov ecx, esi               ;   133.7 p0      65 x[3] copy
        rol ecx, 0x19              ;   143.2 p1      65 x[3]
        xor edx, ebp               ;   138.7 p0      64 x[0]
        xor edx, esi               ;   139.2 p0      64 x[0]
        mov ebp, edx               ;   139.7 p0      67 x[3] copy
        shl ebp, 3                 ;   140.2 p1      67 x[3]
        xor esi, ebx               ;   136.7 p0      63 x[2]
        xor esi, edi               ;   139.2 p0      63 x[2]
        mov edi, edx               ;   139.7 p0      70 x[0] copy
        rol edi, 0x13              ;   140.2 p1      70 x[0]
        mov ebx, esi               ;   139.7 p0      69 x[2] copy
        rol ebx, 0x1d              ;   144.2 p1      69 x[2]
        xor edx, eax               ;   143.2 p0      68 x[1]
        xor edx, esi               ;   143.7 p0      68 x[1]
        xor esi, ebp               ;   144.2 p0      67 x[3]
        xor esi, ecx               ;   147.2 p0      67 x[3]
        mov ebp, edi               ;   144.2 p1      41 x copy
        and ebp, esi               ;   147.7 p0      41 x
        xor edi, ebx               ;   148.2 p0      41 x
        not edi                    ;   148.7 p0      41 x
        or ebx, esi                ;   148.2 p0      41 x
        xor esi, edx               ;   147.7 p0      41 x
        or edx, ebp                ;   148.2 p0      41 x
        xor edx, edi               ;   149.2 p0      41 x
        or edi, ebp                ;   149.2 p0      41 x
        and esi, ebx               ;   148.7 p0      41 x
        xor ebx, ebp               ;   148.7 p0      41 x
        xor ebp, edi               ;   149.7 p0      41 x
        xor edi, esi               ;   149.7 p0      41 x
        or ebp, ebx                ;   150.2 p0      41 x
        xor ebx, edx               ;   149.7 p0      41 x
        and edx, edi               ;   150.2 p0      41 x
        xor esi, ebx               ;   150.2 p0      97 x[0]
        xor esi, dword [esp + 192] ;   150.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   151.2 p1      62 x[0]
        xor edi, dword [esp + 196] ;   150.2 p2+p0   97 x[1]
        mov eax, edi               ;   150.7 p1      63 x[2] copy
        shl eax, 7                 ;   151.2 p1      63 x[2]
        xor ebp, ebx               ;   150.7 p0      97 x[2]
        xor ebp, dword [esp + 200] ;   151.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   151.7 p1      61 x[2]
        mov ecx, edi               ;   150.7 p1      66 x[1] copy
        rol ecx, 0x1f              ;   155.7 p1      66 x[1]
        xor ebx, edx               ;   150.7 p0      97 x[3]
        xor ebx, dword [esp + 204] ;   151.2 p2+p0   97 x[3]
        mov edx, ebx               ;   151.7 p1      65 x[3] copy
        rol edx, 0x19              ;   152.2 p1      65 x[3]
        xor edi, esi               ;   155.2 p0      64 x[0]
        xor edi, ebx               ;   155.7 p0      64 x[0]
        mov esi, edi               ;   156.2 p1      67 x[3] copy
        shl esi, 3                 ;   156.7 p1      67 x[3]
        xor ebx, eax               ;   155.2 p0      63 x[2]
        xor ebx, ebp               ;   155.7 p0      63 x[2]
        mov ebp, edi               ;   156.2 p0      70 x[0] copy
        rol ebp, 0x13              ;   156.7 p1      70 x[0]
        mov eax, ebx               ;   156.2 p0      69 x[2] copy
        rol eax, 0x1d              ;   160.7 p1      69 x[2]
        xor edx, esi               ;   160.7 p0      67 x[3]
        xor edx, ebx               ;   161.2 p0      67 x[3]
        mov esi, eax               ;   164.7 p0      40 x copy
        not esi                    ;   165.2 p0      40 x
        xor edi, ebx               ;   156.2 p0      68 x[1]
        xor edi, ecx               ;   159.7 p0      68 x[1]
        mov ecx, edi               ;   160.2 p1      40 x copy
        not ecx                    ;   160.7 p0      40 x
        xor edi, edx               ;   161.7 p0      40 x
        mov ebx, ebp               ;   160.7 p1      40 x copy
        and ebx, eax               ;   164.7 p0      40 x
        xor edi, ebx               ;   165.2 p0      40 x
        xor esi, edi               ;   165.7 p0      40 x
        xor ebp, eax               ;   164.7 p0      40 x
        or edx, ebp                ;   165.2 p0      40 x
        xor edx, edi               ;   165.7 p0      40 x
        and edi, ebp               ;   165.7 p0      40 x
        xor ebp, ecx               ;   165.2 p0      40 x
        and ebp, edx               ;   166.2 p0      40 x
        xor ecx, edi               ;   166.2 p0      97 x[2]
        xor ecx, dword [esp + 216] ;   166.7 p2+p0   97 x[2]
        xor edi, esi               ;   166.2 p0      40 x
        xor ebp, edi               ;   166.7 p0      40 x
        and edi, edx               ;   166.7 p0      40 x
        xor ecx, edi               ;   167.2 p0      97 x[2]
        rol ecx, 0xa               ;   167.7 p1      61 x[2]
        xor edx, ebp               ;   167.2 p0      97 x[0]
        xor edx, dword [esp + 208] ;   167.7 p2+p0   97 x[0]
        rol edx, 0x1b              ;   168.2 p1      62 x[0]
        xor esi, dword [esp + 212] ;   166.2 p2+p0   97 x[1]
        mov edi, esi               ;   166.7 p1      63 x[2] copy
        shl edi, 7                 ;   167.2 p1      63 x[2]
        mov eax, esi               ;   166.7 p1      66 x[1] copy
        rol eax, 0x1f              ;   171.2 p1      66 x[1]
        xor ebp, dword [esp + 220] ;   167.2 p2+p0   97 x[3]
        mov ebx, ebp               ;   167.7 p0      65 x[3] copy
        rol ebx, 0x19              ;   168.2 p1      65 x[3]
        xor esi, edx               ;   172.2 p0      64 x[0]
        xor esi, ebp               ;   172.7 p0      64 x[0]
        mov edx, esi               ;   173.2 p0      67 x[3] copy
        shl edx, 3                 ;   173.7 p1      67 x[3]
        xor ebp, edi               ;   171.2 p0      63 x[2]
        xor ebp, ecx               ;   171.7 p0      63 x[2]
        mov edi, esi               ;   173.2 p1      70 x[0] copy
        rol edi, 0x13              ;   173.7 p1      70 x[0]
        mov ecx, ebp               ;   172.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   177.7 p1      69 x[2]
        xor ebx, edx               ;   177.7 p0      67 x[3]
        xor ebx, ebp               ;   178.2 p0      67 x[3]
        xor ebp, esi               ;   173.2 p0      68 x[1]
        xor ebp, eax               ;   175.2 p0      68 x[1]
        mov esi, ebp               ;   175.7 p1      39 x copy
        not esi                    ;   176.2 p0      39 x
        and ebp, edi               ;   177.7 p0      39 x
        or ebp, ecx                ;   181.7 p0      39 x
        xor ecx, ebx               ;   181.7 p0      39 x
        xor ecx, edi               ;   182.2 p0      39 x
        and ebx, edi               ;   178.7 p0      39 x
        xor ebx, esi               ;   179.2 p0      39 x
        xor ebp, ebx               ;   182.2 p0      39 x
        xor ecx, ebx               ;   182.7 p0      39 x
        or ebx, ecx                ;   183.2 p0      39 x
        mov eax, esi               ;   176.7 p1      39 x copy
        xor eax, edi               ;   177.7 p0      39 x
        not eax                    ;   178.2 p0      39 x
        and esi, ebp               ;   182.7 p0      39 x
        or eax, ebp                ;   182.7 p0      39 x
        xor edi, ebx               ;   183.7 p0      97 x[2]
        xor edi, esi               ;   184.2 p0      97 x[2]
        xor edi, dword [esp + 232] ;   184.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   185.2 p1      61 x[2]
        xor esi, ecx               ;   183.2 p0      97 x[0]
        xor esi, dword [esp + 224] ;   183.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   184.2 p1      62 x[0]
        xor eax, ecx               ;   183.2 p0      97 x[1]
        xor eax, dword [esp + 228] ;   183.7 p2+p0   97 x[1]
        xor ebp, dword [esp + 236] ;   182.7 p2+p0   97 x[3]
        mov ecx, eax               ;   184.2 p1      63 x[2] copy
        shl ecx, 7                 ;   184.7 p1      63 x[2]
        mov edx, eax               ;   184.2 p1      66 x[1] copy
        rol edx, 0x1f              ;   188.7 p1      66 x[1]
        mov ebx, ebp               ;   183.2 p0      65 x[3] copy
        rol ebx, 0x19              ;   192.7 p1      65 x[3]
        xor eax, esi               ;   188.2 p0      64 x[0]
        xor eax, ebp               ;   188.7 p0      64 x[0]
        mov esi, eax               ;   189.2 p0      67 x[3] copy
        shl esi, 3                 ;   189.7 p1      67 x[3]
        xor ebp, ecx               ;   188.7 p0      63 x[2]
        xor ebp, edi               ;   189.2 p0      63 x[2]
        mov edi, eax               ;   189.2 p0      70 x[0] copy
        rol edi, 0x13              ;   189.7 p1      70 x[0]
        mov ecx, ebp               ;   189.7 p0      69 x[2] copy
        rol ecx, 0x1d              ;   193.7 p1      69 x[2]
        xor eax, edx               ;   192.7 p0      68 x[1]
        xor eax, ebp               ;   193.2 p0      68 x[1]
        xor ebp, esi               ;   193.7 p0      67 x[3]
        xor ebp, ebx               ;   196.7 p0      67 x[3]
        xor ecx, ebp               ;   197.7 p0      38 x
        mov esi, eax               ;   193.7 p1      38 x copy
        and esi, edi               ;   194.2 p0      38 x
        mov edx, edi               ;   193.7 p1      38 x copy
        not edx                    ;   194.2 p0      38 x
        xor esi, ecx               ;   198.2 p0      38 x
        xor eax, esi               ;   198.7 p0      38 x
        or ecx, ebp                ;   198.2 p0      38 x
        and ecx, edi               ;   198.7 p0      38 x
        xor edi, esi               ;   198.7 p0      38 x
        xor esi, ecx               ;   199.2 p0      38 x
        and edi, ebp               ;   199.2 p0      38 x
        xor edi, eax               ;   199.7 p0      38 x
        xor eax, edx               ;   199.2 p0      38 x
        or edx, esi                ;   199.7 p0      38 x
        and eax, edx               ;   200.2 p0      38 x
        xor edx, ebp               ;   200.2 p0      97 x[0]
        xor edx, edi               ;   200.7 p0      97 x[0]
        xor edx, dword [esp + 240] ;   201.2 p2+p0   97 x[0]
        and ebp, edi               ;   200.2 p0      38 x
        rol edx, 0x1b              ;   201.7 p1      62 x[0]
        xor esi, dword [esp + 244] ;   199.7 p2+p0   97 x[1]
        mov ecx, esi               ;   200.2 p1      63 x[2] copy
        shl ecx, 7                 ;   200.7 p1      63 x[2]
        xor eax, ebp               ;   200.7 p0      97 x[2]
        xor eax, dword [esp + 248] ;   201.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   201.7 p1      61 x[2]
        mov ebp, esi               ;   200.2 p1      66 x[1] copy
        rol ebp, 0x1f              ;   205.7 p1      66 x[1]
        xor edi, dword [esp + 252] ;   200.2 p2+p0   97 x[3]
        mov ebx, edi               ;   200.7 p0      65 x[3] copy
        rol ebx, 0x19              ;   201.2 p1      65 x[3]
        xor esi, edx               ;   205.7 p0      64 x[0]
        xor esi, edi               ;   206.2 p0      64 x[0]
        mov edx, esi               ;   206.7 p1      67 x[3] copy
        shl edx, 3                 ;   207.2 p1      67 x[3]
        xor edi, ecx               ;   204.7 p0      63 x[2]
        xor edi, eax               ;   205.7 p0      63 x[2]
        mov eax, esi               ;   206.7 p0      70 x[0] copy
        rol eax, 0x13              ;   207.2 p1      70 x[0]
        mov ecx, edi               ;   206.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   211.2 p1      69 x[2]
        xor ebx, edx               ;   211.2 p0      67 x[3]
        xor ebx, edi               ;   211.7 p0      67 x[3]
        xor edi, esi               ;   206.7 p0      68 x[1]
        xor edi, ebp               ;   209.7 p0      68 x[1]
        mov esi, edi               ;   210.2 p1      37 x copy
        xor esi, ecx               ;   215.2 p0      37 x
        and edi, esi               ;   215.7 p0      37 x
        xor edi, eax               ;   216.2 p0      37 x
        and eax, ecx               ;   215.2 p0      37 x
        xor eax, esi               ;   215.7 p0      37 x
        xor ecx, ebx               ;   215.2 p0      37 x
        xor ecx, eax               ;   216.2 p0      37 x
        or ebx, edi                ;   216.7 p0      37 x
        xor ebx, esi               ;   217.2 p0      37 x
        xor edi, ecx               ;   216.7 p0      37 x
        or esi, ebx                ;   217.7 p0      37 x
        xor esi, edi               ;   218.2 p0      37 x
        or edi, ebx                ;   217.7 p0      37 x
        xor eax, esi               ;   218.7 p0      97 x[2]
        xor eax, dword [esp + 264] ;   219.2 p2+p0   97 x[2]
        xor esi, dword [esp + 260] ;   218.7 p2+p0   97 x[1]
        xor edi, ecx               ;   218.2 p0      97 x[3]
        xor edi, dword [esp + 268] ;   218.7 p2+p0   97 x[3]
        and ecx, ebx               ;   217.7 p0      37 x
        xor esi, ecx               ;   219.2 p0      97 x[1]
        rol eax, 0xa               ;   219.7 p1      61 x[2]
        xor ebx, dword [esp + 256] ;   217.7 p2+p0   97 x[0]
        rol ebx, 0x1b              ;   218.2 p1      62 x[0]
        mov ebp, esi               ;   219.7 p1      63 x[2] copy
        shl ebp, 7                 ;   220.2 p1      63 x[2]
        mov ecx, esi               ;   219.7 p0      66 x[1] copy
        rol ecx, 0x1f              ;   224.2 p1      66 x[1]
        mov edx, edi               ;   219.2 p0      65 x[3] copy
        rol edx, 0x19              ;   228.2 p1      65 x[3]
        xor esi, ebx               ;   222.2 p0      64 x[0]
        xor esi, edi               ;   222.7 p0      64 x[0]
        mov ebx, esi               ;   223.2 p0      67 x[3] copy
        shl ebx, 3                 ;   223.7 p1      67 x[3]
        xor edi, eax               ;   223.7 p0      63 x[2]
        xor edi, ebp               ;   224.2 p0      63 x[2]
        mov ebp, esi               ;   223.2 p1      70 x[0] copy
        rol ebp, 0x13              ;   224.7 p1      70 x[0]
        mov eax, edi               ;   224.7 p0      69 x[2] copy
        rol eax, 0x1d              ;   228.7 p1      69 x[2]
        xor esi, ecx               ;   228.2 p0      68 x[1]
        xor esi, edi               ;   228.7 p0      68 x[1]
        xor edi, ebx               ;   227.7 p0      67 x[3]
        xor edi, edx               ;   232.2 p0      67 x[3]
        xor eax, esi               ;   232.7 p0      36 x
        xor eax, edi               ;   233.2 p0      36 x
        mov ecx, ebp               ;   228.7 p1      36 x copy
        xor ecx, edi               ;   232.7 p0      36 x
        xor ebp, eax               ;   233.7 p0      36 x
        not ebp                    ;   234.2 p0      36 x
        and edi, eax               ;   233.7 p0      36 x
        xor edi, esi               ;   234.2 p0      36 x
        or esi, eax                ;   233.7 p0      36 x
        xor esi, ecx               ;   234.2 p0      36 x
        and ecx, edi               ;   234.7 p0      36 x
        xor eax, ecx               ;   235.2 p0      97 x[1]
        xor eax, dword [esp + 276] ;   235.7 p2+p0   97 x[1]
        xor edi, ebp               ;   234.7 p0      97 x[2]
        xor edi, ecx               ;   235.2 p0      97 x[2]
        xor edi, dword [esp + 280] ;   235.7 p2+p0   97 x[2]
        and ebp, esi               ;   234.7 p0      36 x
        or ebp, ecx                ;   235.2 p0      36 x
        rol edi, 0xa               ;   236.2 p1      61 x[2]
        xor esi, dword [esp + 272] ;   234.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   235.2 p1      62 x[0]
        mov ecx, eax               ;   236.2 p1      63 x[2] copy
        shl ecx, 7                 ;   236.7 p1      63 x[2]
        mov edx, eax               ;   236.2 p1      66 x[1] copy
        rol edx, 0x1f              ;   240.7 p1      66 x[1]
        xor ebp, dword [esp + 16]  ;   235.7 p2+p0   97 x[3]
        mov ebx, ebp               ;   236.2 p0      65 x[3] copy
        rol ebx, 0x19              ;   236.7 p1      65 x[3]
        xor eax, esi               ;   239.2 p0      64 x[0]
        xor eax, ebp               ;   239.7 p0      64 x[0]
        mov esi, eax               ;   240.2 p0      67 x[3] copy
        shl esi, 3                 ;   240.7 p1      67 x[3]
        xor ebp, edi               ;   240.2 p0      63 x[2]
        xor ebp, ecx               ;   240.7 p0      63 x[2]
        mov edi, eax               ;   240.2 p1      70 x[0] copy
        rol edi, 0x13              ;   241.2 p1      70 x[0]
        mov ecx, ebp               ;   241.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   245.2 p1      69 x[2]
        xor ebx, esi               ;   244.7 p0      67 x[3]
        xor ebx, ebp               ;   245.2 p0      67 x[3]
        mov esi, ecx               ;   249.2 p0      35 x copy
        not esi                    ;   249.7 p0      35 x
        xor eax, ebp               ;   241.2 p0      35 x
        xor eax, edx               ;   244.7 p0      35 x
        xor eax, ebx               ;   245.7 p0      35 x
        xor ecx, edi               ;   249.2 p0      35 x
        or edi, eax                ;   246.2 p0      35 x
        xor edi, ebx               ;   246.7 p0      35 x
        and ebx, eax               ;   246.2 p0      35 x
        xor ebx, ecx               ;   249.7 p0      35 x
        xor eax, esi               ;   250.2 p0      35 x
        and esi, edi               ;   250.2 p0      35 x
        mov ebp, edi               ;   247.2 p1      35 x copy
        and ebp, ecx               ;   249.7 p0      35 x
        xor edi, eax               ;   250.7 p0      35 x
        or eax, ebx                ;   250.7 p0      35 x
        xor ebp, eax               ;   251.2 p0      35 x
        xor ecx, esi               ;   250.7 p0      97 x[2]
        xor ecx, edi               ;   251.2 p0      97 x[2]
        xor ecx, dword [esp + 292] ;   251.7 p2+p0   97 x[2]
        rol ecx, 0xa               ;   252.2 p1      61 x[2]
        xor edi, ebp               ;   251.7 p0      97 x[1]
        xor edi, dword [esp + 288] ;   252.2 p2+p0   97 x[1]
        xor ebp, dword [esp + 284] ;   251.7 p2+p0   97 x[0]
        rol ebp, 0x1b              ;   252.2 p1      62 x[0]
        xor ebx, dword [esp + 296] ;   250.2 p2+p0   97 x[3]
        mov esi, edi               ;   252.7 p1      63 x[2] copy
        shl esi, 7                 ;   253.2 p1      63 x[2]
        mov eax, edi               ;   252.7 p1      66 x[1] copy
        rol eax, 0x1f              ;   257.2 p1      66 x[1]
        mov edx, ebx               ;   250.7 p0      65 x[3] copy
        rol edx, 0x19              ;   261.2 p1      65 x[3]
        xor edi, ebp               ;   256.2 p0      64 x[0]
        xor edi, ebx               ;   256.7 p0      64 x[0]
        mov ebp, edi               ;   257.2 p0      67 x[3] copy
        shl ebp, 3                 ;   257.7 p1      67 x[3]
        xor ebx, ecx               ;   256.2 p0      63 x[2]
        xor ebx, esi               ;   257.2 p0      63 x[2]
        mov esi, edi               ;   257.2 p1      70 x[0] copy
        rol esi, 0x13              ;   257.7 p1      70 x[0]
        mov ecx, ebx               ;   257.7 p0      69 x[2] copy
        rol ecx, 0x1d              ;   261.7 p1      69 x[2]
        xor edi, eax               ;   261.2 p0      68 x[1]
        xor edi, ebx               ;   261.7 p0      68 x[1]
        xor ebx, ebp               ;   261.7 p0      67 x[3]
        xor ebx, edx               ;   265.2 p0      67 x[3]
        mov ebp, esi               ;   261.7 p1      34 x copy
        or ebp, edi                ;   262.2 p0      34 x
        xor esi, ebx               ;   265.7 p0      34 x
        xor ebp, ecx               ;   265.7 p0      34 x
        or ecx, ebx                ;   265.7 p0      34 x
        mov eax, edi               ;   262.2 p1      34 x copy
        xor eax, esi               ;   266.2 p0      34 x
        and ecx, eax               ;   266.7 p0      34 x
        and esi, ebp               ;   266.2 p0      34 x
        xor edi, esi               ;   266.7 p0      34 x
        xor esi, ecx               ;   267.2 p0      34 x
        or ecx, ebx                ;   267.2 p0      34 x
        xor ebx, ebp               ;   266.2 p0      34 x
        xor ebp, edi               ;   267.2 p0      34 x
        xor ecx, ebx               ;   267.7 p0      34 x
        and ebp, esi               ;   267.7 p0      34 x
        xor edi, ecx               ;   268.2 p0      97 x[0]
        xor edi, dword [esp + 20]  ;   268.7 p2+p0   97 x[0]
        rol edi, 0x1b              ;   269.2 p1      62 x[0]
        xor ecx, ebp               ;   268.2 p0      97 x[1]
        xor ecx, dword [esp + 300] ;   268.7 p2+p0   97 x[1]
        xor ebx, dword [esp + 24]  ;   266.7 p2+p0   97 x[2]
        rol ebx, 0xa               ;   267.2 p1      61 x[2]
        xor esi, dword [esp + 28]  ;   267.7 p2+p0   97 x[3]
        mov ebp, ecx               ;   269.2 p1      63 x[2] copy
        shl ebp, 7                 ;   269.7 p1      63 x[2]
        mov eax, ecx               ;   269.2 p1      66 x[1] copy
        rol eax, 0x1f              ;   273.7 p1      66 x[1]
        mov edx, esi               ;   268.2 p0      65 x[3] copy
        rol edx, 0x19              ;   277.7 p1      65 x[3]
        xor ecx, edi               ;   273.2 p0      64 x[0]
        xor ecx, esi               ;   273.7 p0      64 x[0]
        mov edi, ecx               ;   274.2 p0      67 x[3] copy
        shl edi, 3                 ;   274.7 p1      67 x[3]
        xor esi, ebx               ;   271.2 p0      63 x[2]
        xor esi, ebp               ;   273.7 p0      63 x[2]
        mov ebp, ecx               ;   274.2 p0      70 x[0] copy
        rol ebp, 0x13              ;   274.7 p1      70 x[0]
        mov ebx, esi               ;   274.2 p0      69 x[2] copy
        rol ebx, 0x1d              ;   278.7 p1      69 x[2]
        xor ecx, eax               ;   277.7 p0      68 x[1]
        xor ecx, esi               ;   278.2 p0      68 x[1]
        xor esi, edi               ;   278.7 p0      67 x[3]
        xor esi, edx               ;   281.7 p0      67 x[3]
        mov edi, ebp               ;   278.7 p1      41 x copy
        and edi, esi               ;   282.2 p0      41 x
        xor ebp, ebx               ;   282.7 p0      41 x
        not ebp                    ;   283.2 p0      41 x
        or ebx, esi                ;   282.7 p0      41 x
        xor esi, ecx               ;   282.2 p0      41 x
        or ecx, edi                ;   282.7 p0      41 x
        xor ecx, ebp               ;   283.7 p0      41 x
        or ebp, edi                ;   283.7 p0      41 x
        and esi, ebx               ;   283.2 p0      41 x
        xor ebx, edi               ;   283.2 p0      41 x
        xor edi, ebp               ;   284.2 p0      41 x
        xor ebp, esi               ;   284.2 p0      41 x
        or edi, ebx                ;   284.7 p0      41 x
        xor ebx, ecx               ;   284.2 p0      41 x
        and ecx, ebp               ;   284.7 p0      41 x
        xor esi, ebx               ;   284.7 p0      97 x[0]
        xor esi, dword [esp + 304] ;   285.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   285.7 p1      62 x[0]
        xor ebp, dword [esp + 308] ;   284.7 p2+p0   97 x[1]
        mov eax, ebp               ;   285.2 p1      63 x[2] copy
        shl eax, 7                 ;   285.7 p1      63 x[2]
        xor edi, ebx               ;   285.2 p0      97 x[2]
        xor edi, dword [esp + 312] ;   285.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   286.2 p1      61 x[2]
        mov edx, ebp               ;   285.2 p1      66 x[1] copy
        rol edx, 0x1f              ;   290.2 p1      66 x[1]
        xor ebx, ecx               ;   285.2 p0      97 x[3]
        xor ebx, dword [esp + 316] ;   285.7 p2+p0   97 x[3]
        mov ecx, ebx               ;   286.2 p1      65 x[3] copy
        rol ecx, 0x19              ;   286.7 p1      65 x[3]
        xor ebp, esi               ;   289.7 p0      64 x[0]
        xor ebp, ebx               ;   290.2 p0      64 x[0]
        mov esi, ebp               ;   290.7 p0      67 x[3] copy
        shl esi, 3                 ;   291.2 p1      67 x[3]
        xor ebx, eax               ;   289.7 p0      63 x[2]
        xor ebx, edi               ;   290.2 p0      63 x[2]
        mov edi, ebp               ;   290.7 p1      70 x[0] copy
        rol edi, 0x13              ;   291.2 p1      70 x[0]
        mov eax, ebx               ;   290.7 p0      69 x[2] copy
        rol eax, 0x1d              ;   295.2 p1      69 x[2]
        xor ecx, esi               ;   295.2 p0      67 x[3]
        xor ecx, ebx               ;   295.7 p0      67 x[3]
        mov esi, eax               ;   299.2 p0      40 x copy
        not esi                    ;   299.7 p0      40 x
        xor ebp, ebx               ;   290.7 p0      68 x[1]
        xor ebp, edx               ;   294.2 p0      68 x[1]
        mov edx, ebp               ;   294.7 p1      40 x copy
        not edx                    ;   295.2 p0      40 x
        xor ebp, ecx               ;   296.2 p0      40 x
        mov ebx, edi               ;   295.2 p1      40 x copy
        and ebx, eax               ;   299.2 p0      40 x
        xor ebp, ebx               ;   299.7 p0      40 x
        xor esi, ebp               ;   300.2 p0      40 x
        xor edi, eax               ;   299.2 p0      40 x
        or ecx, edi                ;   299.7 p0      40 x
        xor ecx, ebp               ;   300.2 p0      40 x
        and ebp, edi               ;   300.2 p0      40 x
        xor edi, edx               ;   299.7 p0      40 x
        and edi, ecx               ;   300.7 p0      40 x
        xor edx, ebp               ;   300.7 p0      97 x[2]
        xor edx, dword [esp + 328] ;   301.2 p2+p0   97 x[2]
        xor ebp, esi               ;   300.7 p0      40 x
        xor edi, ebp               ;   301.2 p0      40 x
        and ebp, ecx               ;   301.2 p0      40 x
        xor edx, ebp               ;   301.7 p0      97 x[2]
        rol edx, 0xa               ;   302.2 p1      61 x[2]
        xor ecx, edi               ;   301.7 p0      97 x[0]
        xor ecx, dword [esp + 320] ;   302.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   302.7 p1      62 x[0]
        xor esi, dword [esp + 324] ;   300.7 p2+p0   97 x[1]
        mov ebp, esi               ;   301.2 p1      63 x[2] copy
        shl ebp, 7                 ;   301.7 p1      63 x[2]
        mov eax, esi               ;   301.2 p1      66 x[1] copy
        rol eax, 0x1f              ;   305.7 p1      66 x[1]
        xor edi, dword [esp + 332] ;   301.7 p2+p0   97 x[3]
        mov ebx, edi               ;   302.2 p0      65 x[3] copy
        rol ebx, 0x19              ;   302.7 p1      65 x[3]
        xor esi, ecx               ;   306.7 p0      64 x[0]
        xor esi, edi               ;   307.2 p0      64 x[0]
        mov ecx, esi               ;   307.7 p1      67 x[3] copy
        shl ecx, 3                 ;   308.2 p1      67 x[3]
        xor edi, ebp               ;   305.7 p0      63 x[2]
        xor edi, edx               ;   306.2 p0      63 x[2]
        mov ebp, esi               ;   307.7 p0      70 x[0] copy
        rol ebp, 0x13              ;   308.2 p1      70 x[0]
        mov edx, edi               ;   306.7 p0      69 x[2] copy
        rol edx, 0x1d              ;   312.2 p1      69 x[2]
        xor ebx, ecx               ;   312.2 p0      67 x[3]
        xor ebx, edi               ;   312.7 p0      67 x[3]
        xor edi, esi               ;   307.7 p0      68 x[1]
        xor edi, eax               ;   309.7 p0      68 x[1]
        mov esi, edi               ;   310.2 p1      39 x copy
        not esi                    ;   310.7 p0      39 x
        and edi, ebp               ;   312.2 p0      39 x
        or edi, edx                ;   316.2 p0      39 x
        xor edx, ebx               ;   316.2 p0      39 x
        xor edx, ebp               ;   316.7 p0      39 x
        and ebx, ebp               ;   313.2 p0      39 x
        xor ebx, esi               ;   313.7 p0      39 x
        xor edi, ebx               ;   316.7 p0      39 x
        xor edx, ebx               ;   317.2 p0      39 x
        or ebx, edx                ;   317.7 p0      39 x
        mov eax, esi               ;   311.2 p1      39 x copy
        xor eax, ebp               ;   312.2 p0      39 x
        not eax                    ;   312.7 p0      39 x
        and esi, edi               ;   317.2 p0      39 x
        or eax, edi                ;   317.2 p0      39 x
        xor ebp, ebx               ;   318.2 p0      97 x[2]
        xor ebp, esi               ;   318.7 p0      97 x[2]
        xor ebp, dword [esp + 344] ;   319.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   319.7 p1      61 x[2]
        xor esi, edx               ;   317.7 p0      97 x[0]
        xor esi, dword [esp + 336] ;   318.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   318.7 p1      62 x[0]
        xor eax, edx               ;   317.7 p0      97 x[1]
        xor eax, dword [esp + 340] ;   318.2 p2+p0   97 x[1]
        xor edi, dword [esp + 348] ;   317.2 p2+p0   97 x[3]
        mov ecx, eax               ;   318.7 p1      63 x[2] copy
        shl ecx, 7                 ;   319.2 p1      63 x[2]
        mov edx, eax               ;   318.7 p1      66 x[1] copy
        rol edx, 0x1f              ;   323.2 p1      66 x[1]
        mov ebx, edi               ;   317.7 p0      65 x[3] copy
        rol ebx, 0x19              ;   327.2 p1      65 x[3]
        xor eax, esi               ;   322.7 p0      64 x[0]
        xor eax, edi               ;   323.2 p0      64 x[0]
        mov esi, eax               ;   323.7 p0      67 x[3] copy
        shl esi, 3                 ;   324.2 p1      67 x[3]
        xor edi, ecx               ;   323.2 p0      63 x[2]
        xor edi, ebp               ;   323.7 p0      63 x[2]
        mov ebp, eax               ;   323.7 p0      70 x[0] copy
        rol ebp, 0x13              ;   324.2 p1      70 x[0]
        mov ecx, edi               ;   324.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   328.2 p1      69 x[2]
        xor eax, edx               ;   327.2 p0      68 x[1]
        xor eax, edi               ;   327.7 p0      68 x[1]
        xor edi, esi               ;   328.2 p0      67 x[3]
        xor edi, ebx               ;   331.2 p0      67 x[3]
        xor ecx, edi               ;   332.2 p0      38 x
        mov esi, eax               ;   328.2 p1      38 x copy
        and esi, ebp               ;   328.7 p0      38 x
        mov edx, ebp               ;   328.2 p1      38 x copy
        not edx                    ;   328.7 p0      38 x
        xor esi, ecx               ;   332.7 p0      38 x
        xor eax, esi               ;   333.2 p0      38 x
        or ecx, edi                ;   332.7 p0      38 x
        and ecx, ebp               ;   333.2 p0      38 x
        xor ebp, esi               ;   333.2 p0      38 x
        xor esi, ecx               ;   333.7 p0      38 x
        and ebp, edi               ;   333.7 p0      38 x
        xor ebp, eax               ;   334.2 p0      38 x
        xor eax, edx               ;   333.7 p0      38 x
        or edx, esi                ;   334.2 p0      38 x
        and eax, edx               ;   334.7 p0      38 x
        xor edx, edi               ;   334.7 p0      97 x[0]
        xor edx, ebp               ;   335.2 p0      97 x[0]
        xor edx, dword [esp + 352] ;   335.7 p2+p0   97 x[0]
        and edi, ebp               ;   334.7 p0      38 x
        rol edx, 0x1b              ;   336.2 p1      62 x[0]
        xor esi, dword [esp + 356] ;   334.2 p2+p0   97 x[1]
        mov ecx, esi               ;   334.7 p1      63 x[2] copy
        shl ecx, 7                 ;   335.2 p1      63 x[2]
        xor eax, edi               ;   335.2 p0      97 x[2]
        xor eax, dword [esp + 360] ;   335.7 p2+p0   97 x[2]
        rol eax, 0xa               ;   336.2 p1      61 x[2]
        mov edi, esi               ;   334.7 p1      66 x[1] copy
        rol edi, 0x1f              ;   340.2 p1      66 x[1]
        xor ebp, dword [esp + 364] ;   334.7 p2+p0   97 x[3]
        mov ebx, ebp               ;   335.2 p0      65 x[3] copy
        rol ebx, 0x19              ;   335.7 p1      65 x[3]
        xor esi, edx               ;   340.2 p0      64 x[0]
        xor esi, ebp               ;   340.7 p0      64 x[0]
        mov edx, esi               ;   341.2 p1      67 x[3] copy
        shl edx, 3                 ;   341.7 p1      67 x[3]
        xor ebp, ecx               ;   339.2 p0      63 x[2]
        xor ebp, eax               ;   340.2 p0      63 x[2]
        mov eax, esi               ;   341.2 p0      70 x[0] copy
        rol eax, 0x13              ;   341.7 p1      70 x[0]
        mov ecx, ebp               ;   340.7 p0      69 x[2] copy
        rol ecx, 0x1d              ;   345.7 p1      69 x[2]
        xor ebx, edx               ;   345.7 p0      67 x[3]
        xor ebx, ebp               ;   346.2 p0      67 x[3]
        xor ebp, esi               ;   341.2 p0      68 x[1]
        xor ebp, edi               ;   344.2 p0      68 x[1]
        mov esi, ebp               ;   344.7 p1      37 x copy
        xor esi, ecx               ;   349.7 p0      37 x
        and ebp, esi               ;   350.2 p0      37 x
        xor ebp, eax               ;   350.7 p0      37 x
        and eax, ecx               ;   349.7 p0      37 x
        xor eax, esi               ;   350.2 p0      37 x
        xor ecx, ebx               ;   349.7 p0      37 x
        xor ecx, eax               ;   350.7 p0      37 x
        or ebx, ebp                ;   351.2 p0      37 x
        xor ebx, esi               ;   351.7 p0      37 x
        xor ebp, ecx               ;   351.2 p0      37 x
        or esi, ebx                ;   352.2 p0      37 x
        xor esi, ebp               ;   352.7 p0      37 x
        or ebp, ebx                ;   352.2 p0      37 x
        xor eax, esi               ;   353.2 p0      97 x[2]
        xor eax, dword [esp + 376] ;   353.7 p2+p0   97 x[2]
        xor esi, dword [esp + 372] ;   353.2 p2+p0   97 x[1]
        xor ebp, ecx               ;   352.7 p0      97 x[3]
        xor ebp, dword [esp + 380] ;   353.2 p2+p0   97 x[3]
        and ecx, ebx               ;   352.2 p0      37 x
        xor esi, ecx               ;   353.7 p0      97 x[1]
        rol eax, 0xa               ;   354.2 p1      61 x[2]
        xor ebx, dword [esp + 368] ;   352.2 p2+p0   97 x[0]
        rol ebx, 0x1b              ;   352.7 p1      62 x[0]
        mov edi, esi               ;   354.2 p1      63 x[2] copy
        shl edi, 7                 ;   354.7 p1      63 x[2]
        mov ecx, esi               ;   354.2 p0      66 x[1] copy
        rol ecx, 0x1f              ;   358.7 p1      66 x[1]
        mov edx, ebp               ;   353.7 p0      65 x[3] copy
        rol edx, 0x19              ;   362.7 p1      65 x[3]
        xor esi, ebx               ;   356.7 p0      64 x[0]
        xor esi, ebp               ;   357.2 p0      64 x[0]
        mov ebx, esi               ;   357.7 p0      67 x[3] copy
        shl ebx, 3                 ;   358.2 p1      67 x[3]
        xor ebp, eax               ;   358.2 p0      63 x[2]
        xor ebp, edi               ;   358.7 p0      63 x[2]
        mov edi, esi               ;   357.7 p1      70 x[0] copy
        rol edi, 0x13              ;   359.2 p1      70 x[0]
        mov eax, ebp               ;   359.2 p0      69 x[2] copy
        rol eax, 0x1d              ;   363.2 p1      69 x[2]
        xor esi, ecx               ;   362.7 p0      68 x[1]
        xor esi, ebp               ;   363.2 p0      68 x[1]
        xor ebp, ebx               ;   362.2 p0      67 x[3]
        xor ebp, edx               ;   366.7 p0      67 x[3]
        xor eax, esi               ;   367.2 p0      36 x
        xor eax, ebp               ;   367.7 p0      36 x
        mov ecx, edi               ;   363.2 p1      36 x copy
        xor ecx, ebp               ;   367.2 p0      36 x
        xor edi, eax               ;   368.2 p0      36 x
        not edi                    ;   368.7 p0      36 x
        and ebp, eax               ;   368.2 p0      36 x
        xor ebp, esi               ;   368.7 p0      36 x
        or esi, eax                ;   368.2 p0      36 x
        xor esi, ecx               ;   368.7 p0      36 x
        and ecx, ebp               ;   369.2 p0      36 x
        xor eax, ecx               ;   369.7 p0      97 x[1]
        xor eax, dword [esp + 388] ;   370.2 p2+p0   97 x[1]
        xor ebp, edi               ;   369.2 p0      97 x[2]
        xor ebp, ecx               ;   369.7 p0      97 x[2]
        xor ebp, dword [esp + 392] ;   370.2 p2+p0   97 x[2]
        and edi, esi               ;   369.2 p0      36 x
        or edi, ecx                ;   369.7 p0      36 x
        rol ebp, 0xa               ;   370.7 p1      61 x[2]
        xor esi, dword [esp + 384] ;   369.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   369.7 p1      62 x[0]
        mov ecx, eax               ;   370.7 p1      63 x[2] copy
        shl ecx, 7                 ;   371.2 p1      63 x[2]
        mov edx, eax               ;   370.7 p1      66 x[1] copy
        rol edx, 0x1f              ;   375.2 p1      66 x[1]
        xor edi, dword [esp + 32]  ;   370.2 p2+p0   97 x[3]
        mov ebx, edi               ;   370.7 p0      65 x[3] copy
        rol ebx, 0x19              ;   371.2 p1      65 x[3]
        xor eax, esi               ;   373.7 p0      64 x[0]
        xor eax, edi               ;   374.2 p0      64 x[0]
        mov esi, eax               ;   374.7 p0      67 x[3] copy
        shl esi, 3                 ;   375.2 p1      67 x[3]
        xor edi, ebp               ;   374.7 p0      63 x[2]
        xor edi, ecx               ;   375.2 p0      63 x[2]
        mov ebp, eax               ;   374.7 p1      70 x[0] copy
        rol ebp, 0x13              ;   375.7 p1      70 x[0]
        mov ecx, edi               ;   375.7 p0      69 x[2] copy
        rol ecx, 0x1d              ;   379.7 p1      69 x[2]
        xor ebx, esi               ;   379.2 p0      67 x[3]
        xor ebx, edi               ;   379.7 p0      67 x[3]
        mov esi, ecx               ;   383.7 p0      35 x copy
        not esi                    ;   384.2 p0      35 x
        xor eax, edi               ;   375.7 p0      35 x
        xor eax, edx               ;   379.2 p0      35 x
        xor eax, ebx               ;   380.2 p0      35 x
        xor ecx, ebp               ;   383.7 p0      35 x
        or ebp, eax                ;   380.7 p0      35 x
        xor ebp, ebx               ;   381.2 p0      35 x
        and ebx, eax               ;   380.7 p0      35 x
        xor ebx, ecx               ;   384.2 p0      35 x
        xor eax, esi               ;   384.7 p0      35 x
        and esi, ebp               ;   384.7 p0      35 x
        mov edi, ebp               ;   381.7 p1      35 x copy
        and edi, ecx               ;   384.2 p0      35 x
        xor ebp, eax               ;   385.2 p0      35 x
        or eax, ebx                ;   385.2 p0      35 x
        xor edi, eax               ;   385.7 p0      35 x
        xor ecx, esi               ;   385.2 p0      97 x[2]
        xor ecx, ebp               ;   385.7 p0      97 x[2]
        xor ecx, dword [esp + 404] ;   386.2 p2+p0   97 x[2]
        rol ecx, 0xa               ;   386.7 p1      61 x[2]
        xor ebp, edi               ;   386.2 p0      97 x[1]
        xor ebp, dword [esp + 400] ;   386.7 p2+p0   97 x[1]
        xor edi, dword [esp + 396] ;   386.2 p2+p0   97 x[0]
        rol edi, 0x1b              ;   386.7 p1      62 x[0]
        xor ebx, dword [esp + 408] ;   384.7 p2+p0   97 x[3]
        mov esi, ebp               ;   387.2 p1      63 x[2] copy
        shl esi, 7                 ;   387.7 p1      63 x[2]
        mov eax, ebp               ;   387.2 p1      66 x[1] copy
        rol eax, 0x1f              ;   391.7 p1      66 x[1]
        mov edx, ebx               ;   385.2 p0      65 x[3] copy
        rol edx, 0x19              ;   395.7 p1      65 x[3]
        xor ebp, edi               ;   390.7 p0      64 x[0]
        xor ebp, ebx               ;   391.2 p0      64 x[0]
        mov edi, ebp               ;   391.7 p0      67 x[3] copy
        shl edi, 3                 ;   392.2 p1      67 x[3]
        xor ebx, ecx               ;   390.7 p0      63 x[2]
        xor ebx, esi               ;   391.7 p0      63 x[2]
        mov esi, ebp               ;   391.7 p1      70 x[0] copy
        rol esi, 0x13              ;   392.2 p1      70 x[0]
        mov ecx, ebx               ;   392.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   396.2 p1      69 x[2]
        xor ebp, eax               ;   395.7 p0      68 x[1]
        xor ebp, ebx               ;   396.2 p0      68 x[1]
        xor ebx, edi               ;   396.2 p0      67 x[3]
        xor ebx, edx               ;   399.7 p0      67 x[3]
        mov edi, esi               ;   396.2 p1      34 x copy
        or edi, ebp                ;   396.7 p0      34 x
        xor esi, ebx               ;   400.2 p0      34 x
        xor edi, ecx               ;   400.2 p0      34 x
        or ecx, ebx                ;   400.2 p0      34 x
        mov eax, ebp               ;   396.7 p1      34 x copy
        xor eax, esi               ;   400.7 p0      34 x
        and ecx, eax               ;   401.2 p0      34 x
        and esi, edi               ;   400.7 p0      34 x
        xor ebp, esi               ;   401.2 p0      34 x
        xor esi, ecx               ;   401.7 p0      34 x
        or ecx, ebx                ;   401.7 p0      34 x
        xor ebx, edi               ;   400.7 p0      34 x
        xor edi, ebp               ;   401.7 p0      34 x
        xor ecx, ebx               ;   402.2 p0      34 x
        and edi, esi               ;   402.2 p0      34 x
        xor ebp, ecx               ;   402.7 p0      97 x[0]
        xor ebp, dword [esp + 36]  ;   403.2 p2+p0   97 x[0]
        rol ebp, 0x1b              ;   403.7 p1      62 x[0]
        xor ecx, edi               ;   402.7 p0      97 x[1]
        xor ecx, dword [esp + 412] ;   403.2 p2+p0   97 x[1]
        xor ebx, dword [esp + 40]  ;   401.2 p2+p0   97 x[2]
        rol ebx, 0xa               ;   401.7 p1      61 x[2]
        xor esi, dword [esp + 44]  ;   402.2 p2+p0   97 x[3]
        mov edi, ecx               ;   403.7 p1      63 x[2] copy
        shl edi, 7                 ;   404.2 p1      63 x[2]
        mov eax, ecx               ;   403.7 p1      66 x[1] copy
        rol eax, 0x1f              ;   408.2 p1      66 x[1]
        mov edx, esi               ;   402.7 p0      65 x[3] copy
        rol edx, 0x19              ;   412.2 p1      65 x[3]
        xor ecx, ebp               ;   407.7 p0      64 x[0]
        xor ecx, esi               ;   408.2 p0      64 x[0]
        mov ebp, ecx               ;   408.7 p0      67 x[3] copy
        shl ebp, 3                 ;   409.2 p1      67 x[3]
        xor esi, ebx               ;   405.7 p0      63 x[2]
        xor esi, edi               ;   408.2 p0      63 x[2]
        mov edi, ecx               ;   408.7 p0      70 x[0] copy
        rol edi, 0x13              ;   409.2 p1      70 x[0]
        mov ebx, esi               ;   408.7 p0      69 x[2] copy
        rol ebx, 0x1d              ;   413.2 p1      69 x[2]
        xor ecx, eax               ;   412.2 p0      68 x[1]
        xor ecx, esi               ;   412.7 p0      68 x[1]
        xor esi, ebp               ;   413.2 p0      67 x[3]
        xor esi, edx               ;   416.2 p0      67 x[3]
        mov ebp, edi               ;   413.2 p1      41 x copy
        and ebp, esi               ;   416.7 p0      41 x
        xor edi, ebx               ;   417.2 p0      41 x
        not edi                    ;   417.7 p0      41 x
        or ebx, esi                ;   417.2 p0      41 x
        xor esi, ecx               ;   416.7 p0      41 x
        or ecx, ebp                ;   417.2 p0      41 x
        xor ecx, edi               ;   418.2 p0      41 x
        or edi, ebp                ;   418.2 p0      41 x
        and esi, ebx               ;   417.7 p0      41 x
        xor ebx, ebp               ;   417.7 p0      41 x
        xor ebp, edi               ;   418.7 p0      41 x
        xor edi, esi               ;   418.7 p0      41 x
        or ebp, ebx                ;   419.2 p0      41 x
        xor ebx, ecx               ;   418.7 p0      41 x
        and ecx, edi               ;   419.2 p0      41 x
        xor esi, ebx               ;   419.2 p0      97 x[0]
        xor esi, dword [esp + 416] ;   419.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   420.2 p1      62 x[0]
        xor edi, dword [esp + 420] ;   419.2 p2+p0   97 x[1]
        mov eax, edi               ;   419.7 p1      63 x[2] copy
        shl eax, 7                 ;   420.2 p1      63 x[2]
        xor ebp, ebx               ;   419.7 p0      97 x[2]
        xor ebp, dword [esp + 424] ;   420.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   420.7 p1      61 x[2]
        mov edx, edi               ;   419.7 p1      66 x[1] copy
        rol edx, 0x1f              ;   424.7 p1      66 x[1]
        xor ebx, ecx               ;   419.7 p0      97 x[3]
        xor ebx, dword [esp + 428] ;   420.2 p2+p0   97 x[3]
        mov ecx, ebx               ;   420.7 p1      65 x[3] copy
        rol ecx, 0x19              ;   421.2 p1      65 x[3]
        xor edi, esi               ;   424.2 p0      64 x[0]
        xor edi, ebx               ;   424.7 p0      64 x[0]
        mov esi, edi               ;   425.2 p1      67 x[3] copy
        shl esi, 3                 ;   425.7 p1      67 x[3]
        xor ebx, eax               ;   424.2 p0      63 x[2]
        xor ebx, ebp               ;   424.7 p0      63 x[2]
        mov ebp, edi               ;   425.2 p0      70 x[0] copy
        rol ebp, 0x13              ;   425.7 p1      70 x[0]
        mov eax, ebx               ;   425.2 p0      69 x[2] copy
        rol eax, 0x1d              ;   429.7 p1      69 x[2]
        xor ecx, esi               ;   429.7 p0      67 x[3]
        xor ecx, ebx               ;   430.2 p0      67 x[3]
        mov esi, eax               ;   433.7 p0      40 x copy
        not esi                    ;   434.2 p0      40 x
        xor edi, ebx               ;   425.2 p0      68 x[1]
        xor edi, edx               ;   428.7 p0      68 x[1]
        mov edx, edi               ;   429.2 p1      40 x copy
        not edx                    ;   429.7 p0      40 x
        xor edi, ecx               ;   430.7 p0      40 x
        mov ebx, ebp               ;   429.7 p1      40 x copy
        and ebx, eax               ;   433.7 p0      40 x
        xor edi, ebx               ;   434.2 p0      40 x
        xor esi, edi               ;   434.7 p0      40 x
        xor ebp, eax               ;   433.7 p0      40 x
        or ecx, ebp                ;   434.2 p0      40 x
        xor ecx, edi               ;   434.7 p0      40 x
        and edi, ebp               ;   434.7 p0      40 x
        xor ebp, edx               ;   434.2 p0      40 x
        and ebp, ecx               ;   435.2 p0      40 x
        xor edx, edi               ;   435.2 p0      97 x[2]
        xor edx, dword [esp + 440] ;   435.7 p2+p0   97 x[2]
        xor edi, esi               ;   435.2 p0      40 x
        xor ebp, edi               ;   435.7 p0      40 x
        and edi, ecx               ;   435.7 p0      40 x
        xor edx, edi               ;   436.2 p0      97 x[2]
        rol edx, 0xa               ;   436.7 p1      61 x[2]
        xor ecx, ebp               ;   436.2 p0      97 x[0]
        xor ecx, dword [esp + 432] ;   436.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   437.2 p1      62 x[0]
        xor esi, dword [esp + 436] ;   435.2 p2+p0   97 x[1]
        mov edi, esi               ;   435.7 p1      63 x[2] copy
        shl edi, 7                 ;   436.2 p1      63 x[2]
        mov eax, esi               ;   435.7 p1      66 x[1] copy
        rol eax, 0x1f              ;   440.2 p1      66 x[1]
        xor ebp, dword [esp + 444] ;   436.2 p2+p0   97 x[3]
        mov ebx, ebp               ;   436.7 p0      65 x[3] copy
        rol ebx, 0x19              ;   437.2 p1      65 x[3]
        xor esi, ecx               ;   441.2 p0      64 x[0]
        xor esi, ebp               ;   441.7 p0      64 x[0]
        mov ecx, esi               ;   442.2 p1      67 x[3] copy
        shl ecx, 3                 ;   442.7 p1      67 x[3]
        xor ebp, edi               ;   440.2 p0      63 x[2]
        xor ebp, edx               ;   440.7 p0      63 x[2]
        mov edi, esi               ;   442.2 p0      70 x[0] copy
        rol edi, 0x13              ;   442.7 p1      70 x[0]
        mov edx, ebp               ;   441.2 p0      69 x[2] copy
        rol edx, 0x1d              ;   446.7 p1      69 x[2]
        xor ebx, ecx               ;   446.7 p0      67 x[3]
        xor ebx, ebp               ;   447.2 p0      67 x[3]
        xor ebp, esi               ;   442.2 p0      68 x[1]
        xor ebp, eax               ;   444.2 p0      68 x[1]
        mov esi, ebp               ;   444.7 p1      39 x copy
        not esi                    ;   445.2 p0      39 x
        and ebp, edi               ;   446.7 p0      39 x
        or ebp, edx                ;   450.7 p0      39 x
        xor edx, ebx               ;   450.7 p0      39 x
        xor edx, edi               ;   451.2 p0      39 x
        and ebx, edi               ;   447.7 p0      39 x
        xor ebx, esi               ;   448.2 p0      39 x
        xor ebp, ebx               ;   451.2 p0      39 x
        xor edx, ebx               ;   451.7 p0      39 x
        or ebx, edx                ;   452.2 p0      39 x
        mov eax, esi               ;   445.7 p1      39 x copy
        xor eax, edi               ;   446.7 p0      39 x
        not eax                    ;   447.2 p0      39 x
        and esi, ebp               ;   451.7 p0      39 x
        or eax, ebp                ;   451.7 p0      39 x
        xor edi, ebx               ;   452.7 p0      97 x[2]
        xor edi, esi               ;   453.2 p0      97 x[2]
        xor edi, dword [esp + 456] ;   453.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   454.2 p1      61 x[2]
        xor esi, edx               ;   452.2 p0      97 x[0]
        xor esi, dword [esp + 448] ;   452.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   453.2 p1      62 x[0]
        xor eax, edx               ;   452.2 p0      97 x[1]
        xor eax, dword [esp + 452] ;   452.7 p2+p0   97 x[1]
        xor ebp, dword [esp + 460] ;   451.7 p2+p0   97 x[3]
        mov ecx, eax               ;   453.2 p1      63 x[2] copy
        shl ecx, 7                 ;   453.7 p1      63 x[2]
        mov edx, eax               ;   453.2 p1      66 x[1] copy
        rol edx, 0x1f              ;   457.7 p1      66 x[1]
        mov ebx, ebp               ;   452.2 p0      65 x[3] copy
        rol ebx, 0x19              ;   461.7 p1      65 x[3]
        xor eax, esi               ;   457.2 p0      64 x[0]
        xor eax, ebp               ;   457.7 p0      64 x[0]
        mov esi, eax               ;   458.2 p0      67 x[3] copy
        shl esi, 3                 ;   458.7 p1      67 x[3]
        xor ebp, ecx               ;   457.7 p0      63 x[2]
        xor ebp, edi               ;   458.2 p0      63 x[2]
        mov edi, eax               ;   458.2 p0      70 x[0] copy
        rol edi, 0x13              ;   458.7 p1      70 x[0]
        mov ecx, ebp               ;   458.7 p0      69 x[2] copy
        rol ecx, 0x1d              ;   462.7 p1      69 x[2]
        xor eax, edx               ;   461.7 p0      68 x[1]
        xor eax, ebp               ;   462.2 p0      68 x[1]
        xor ebp, esi               ;   462.7 p0      67 x[3]
        xor ebp, ebx               ;   465.7 p0      67 x[3]
        xor ecx, ebp               ;   466.7 p0      38 x
        mov esi, eax               ;   462.7 p1      38 x copy
        and esi, edi               ;   463.2 p0      38 x
        mov edx, edi               ;   462.7 p1      38 x copy
        not edx                    ;   463.2 p0      38 x
        xor esi, ecx               ;   467.2 p0      38 x
        xor eax, esi               ;   467.7 p0      38 x
        or ecx, ebp                ;   467.2 p0      38 x
        and ecx, edi               ;   467.7 p0      38 x
        xor edi, esi               ;   467.7 p0      38 x
        xor esi, ecx               ;   468.2 p0      38 x
        and edi, ebp               ;   468.2 p0      38 x
        xor edi, eax               ;   468.7 p0      38 x
        xor eax, edx               ;   468.2 p0      38 x
        or edx, esi                ;   468.7 p0      38 x
        and eax, edx               ;   469.2 p0      38 x
        xor edx, ebp               ;   469.2 p0      97 x[0]
        xor edx, edi               ;   469.7 p0      97 x[0]
        xor edx, dword [esp + 464] ;   470.2 p2+p0   97 x[0]
        and ebp, edi               ;   469.2 p0      38 x
        rol edx, 0x1b              ;   470.7 p1      62 x[0]
        xor esi, dword [esp + 468] ;   468.7 p2+p0   97 x[1]
        mov ecx, esi               ;   469.2 p1      63 x[2] copy
        shl ecx, 7                 ;   469.7 p1      63 x[2]
        xor eax, ebp               ;   469.7 p0      97 x[2]
        xor eax, dword [esp + 472] ;   470.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   470.7 p1      61 x[2]
        mov ebp, esi               ;   469.2 p1      66 x[1] copy
        rol ebp, 0x1f              ;   474.7 p1      66 x[1]
        xor edi, dword [esp + 476] ;   469.2 p2+p0   97 x[3]
        mov ebx, edi               ;   469.7 p0      65 x[3] copy
        rol ebx, 0x19              ;   470.2 p1      65 x[3]
        xor esi, edx               ;   474.7 p0      64 x[0]
        xor esi, edi               ;   475.2 p0      64 x[0]
        mov edx, esi               ;   475.7 p1      67 x[3] copy
        shl edx, 3                 ;   476.2 p1      67 x[3]
        xor edi, ecx               ;   473.7 p0      63 x[2]
        xor edi, eax               ;   474.7 p0      63 x[2]
        mov eax, esi               ;   475.7 p0      70 x[0] copy
        rol eax, 0x13              ;   476.2 p1      70 x[0]
        mov ecx, edi               ;   475.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   480.2 p1      69 x[2]
        xor ebx, edx               ;   480.2 p0      67 x[3]
        xor ebx, edi               ;   480.7 p0      67 x[3]
        xor edi, esi               ;   475.7 p0      68 x[1]
        xor edi, ebp               ;   478.7 p0      68 x[1]
        mov esi, edi               ;   479.2 p1      37 x copy
        xor esi, ecx               ;   484.2 p0      37 x
        and edi, esi               ;   484.7 p0      37 x
        xor edi, eax               ;   485.2 p0      37 x
        and eax, ecx               ;   484.2 p0      37 x
        xor eax, esi               ;   484.7 p0      37 x
        xor ecx, ebx               ;   484.2 p0      37 x
        xor ecx, eax               ;   485.2 p0      37 x
        or ebx, edi                ;   485.7 p0      37 x
        xor ebx, esi               ;   486.2 p0      37 x
        xor edi, ecx               ;   485.7 p0      37 x
        or esi, ebx                ;   486.7 p0      37 x
        xor esi, edi               ;   487.2 p0      37 x
        or edi, ebx                ;   486.7 p0      37 x
        xor eax, esi               ;   487.7 p0      97 x[2]
        xor eax, dword [esp + 488] ;   488.2 p2+p0   97 x[2]
        xor esi, dword [esp + 484] ;   487.7 p2+p0   97 x[1]
        xor edi, ecx               ;   487.2 p0      97 x[3]
        xor edi, dword [esp + 492] ;   487.7 p2+p0   97 x[3]
        and ecx, ebx               ;   486.7 p0      37 x
        xor esi, ecx               ;   488.2 p0      97 x[1]
        rol eax, 0xa               ;   488.7 p1      61 x[2]
        xor ebx, dword [esp + 480] ;   486.7 p2+p0   97 x[0]
        rol ebx, 0x1b              ;   487.2 p1      62 x[0]
        mov ebp, esi               ;   488.7 p1      63 x[2] copy
        shl ebp, 7                 ;   489.2 p1      63 x[2]
        mov ecx, esi               ;   488.7 p0      66 x[1] copy
        rol ecx, 0x1f              ;   493.2 p1      66 x[1]
        mov edx, edi               ;   488.2 p0      65 x[3] copy
        rol edx, 0x19              ;   497.2 p1      65 x[3]
        xor esi, ebx               ;   491.2 p0      64 x[0]
        xor esi, edi               ;   491.7 p0      64 x[0]
        mov ebx, esi               ;   492.2 p0      67 x[3] copy
        shl ebx, 3                 ;   492.7 p1      67 x[3]
        xor edi, eax               ;   492.7 p0      63 x[2]
        xor edi, ebp               ;   493.2 p0      63 x[2]
        mov ebp, esi               ;   492.2 p1      70 x[0] copy
        rol ebp, 0x13              ;   493.7 p1      70 x[0]
        mov eax, edi               ;   493.7 p0      69 x[2] copy
        rol eax, 0x1d              ;   497.7 p1      69 x[2]
        xor esi, ecx               ;   497.2 p0      68 x[1]
        xor esi, edi               ;   497.7 p0      68 x[1]
        xor edi, ebx               ;   496.7 p0      67 x[3]
        xor edi, edx               ;   501.2 p0      67 x[3]
        xor eax, esi               ;   501.7 p0      36 x
        xor eax, edi               ;   502.2 p0      36 x
        mov ecx, ebp               ;   497.7 p1      36 x copy
        xor ecx, edi               ;   501.7 p0      36 x
        xor ebp, eax               ;   502.7 p0      36 x
        not ebp                    ;   503.2 p0      36 x
        and edi, eax               ;   502.7 p0      36 x
        xor edi, esi               ;   503.2 p0      36 x
        or esi, eax                ;   502.7 p0      36 x
        xor esi, ecx               ;   503.2 p0      36 x
        and ecx, edi               ;   503.7 p0      36 x
        xor eax, ecx               ;   504.2 p0      97 x[1]
        xor eax, dword [esp + 500] ;   504.7 p2+p0   97 x[1]
        xor edi, ebp               ;   503.7 p0      97 x[2]
        xor edi, ecx               ;   504.2 p0      97 x[2]
        xor edi, dword [esp + 504] ;   504.7 p2+p0   97 x[2]
        and ebp, esi               ;   503.7 p0      36 x
        or ebp, ecx                ;   504.2 p0      36 x
        rol edi, 0xa               ;   505.2 p1      61 x[2]
        xor esi, dword [esp + 496] ;   503.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   504.2 p1      62 x[0]
        mov ecx, eax               ;   505.2 p1      63 x[2] copy
        shl ecx, 7                 ;   505.7 p1      63 x[2]
        mov edx, eax               ;   505.2 p1      66 x[1] copy
        rol edx, 0x1f              ;   509.7 p1      66 x[1]
        xor ebp, dword [esp + 48]  ;   504.7 p2+p0   97 x[3]
        mov ebx, ebp               ;   505.2 p0      65 x[3] copy
        rol ebx, 0x19              ;   505.7 p1      65 x[3]
        xor eax, esi               ;   508.2 p0      64 x[0]
        xor eax, ebp               ;   508.7 p0      64 x[0]
        mov esi, eax               ;   509.2 p0      67 x[3] copy
        shl esi, 3                 ;   509.7 p1      67 x[3]
        xor ebp, edi               ;   509.2 p0      63 x[2]
        xor ebp, ecx               ;   509.7 p0      63 x[2]
        mov edi, eax               ;   509.2 p1      70 x[0] copy
        rol edi, 0x13              ;   510.2 p1      70 x[0]
        mov ecx, ebp               ;   510.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   514.2 p1      69 x[2]
        xor ebx, esi               ;   513.7 p0      67 x[3]
        xor ebx, ebp               ;   514.2 p0      67 x[3]
        mov esi, ecx               ;   518.2 p0      35 x copy
        not esi                    ;   518.7 p0      35 x
        xor eax, ebp               ;   510.2 p0      35 x
        xor eax, edx               ;   513.7 p0      35 x
        xor eax, ebx               ;   514.7 p0      35 x
        xor ecx, edi               ;   518.2 p0      35 x
        or edi, eax                ;   515.2 p0      35 x
        xor edi, ebx               ;   515.7 p0      35 x
        and ebx, eax               ;   515.2 p0      35 x
        xor ebx, ecx               ;   518.7 p0      35 x
        xor eax, esi               ;   519.2 p0      35 x
        and esi, edi               ;   519.2 p0      35 x
        mov ebp, edi               ;   516.2 p1      35 x copy
        and ebp, ecx               ;   518.7 p0      35 x
        xor edi, eax               ;   519.7 p0      35 x
        or eax, ebx                ;   519.7 p0      35 x
        xor ebp, eax               ;   520.2 p0      35 x
        xor ecx, esi               ;   519.7 p0      97 x[2]
        xor ecx, dword [esp + 516] ;   520.2 p2+p0   97 x[2]
        xor ecx, edi               ;   520.7 p0      97 x[2]
        rol ecx, 0xa               ;   521.2 p1      61 x[2]
        xor edi, dword [esp + 512] ;   520.2 p2+p0   97 x[1]
        xor edi, ebp               ;   520.7 p0      97 x[1]
        xor ebp, dword [esp + 508] ;   520.7 p2+p0   97 x[0]
        rol ebp, 0x1b              ;   521.2 p1      62 x[0]
        xor ebx, dword [esp + 520] ;   519.2 p2+p0   97 x[3]
        mov esi, edi               ;   521.2 p1      63 x[2] copy
        shl esi, 7                 ;   521.7 p1      63 x[2]
        mov eax, edi               ;   521.2 p1      66 x[1] copy
        rol eax, 0x1f              ;   525.7 p1      66 x[1]
        mov edx, ebx               ;   519.7 p0      65 x[3] copy
        rol edx, 0x19              ;   529.7 p1      65 x[3]
        xor edi, ebp               ;   525.2 p0      64 x[0]
        xor edi, ebx               ;   525.7 p0      64 x[0]
        mov ebp, edi               ;   526.2 p0      67 x[3] copy
        shl ebp, 3                 ;   526.7 p1      67 x[3]
        xor ebx, ecx               ;   525.2 p0      63 x[2]
        xor ebx, esi               ;   525.7 p0      63 x[2]
        mov esi, edi               ;   526.2 p1      70 x[0] copy
        rol esi, 0x13              ;   526.7 p1      70 x[0]
        mov ecx, ebx               ;   526.2 p0      69 x[2] copy
        rol ecx, 0x1d              ;   530.7 p1      69 x[2]
        xor edi, eax               ;   529.7 p0      68 x[1]
        xor edi, ebx               ;   530.2 p0      68 x[1]
        xor ebx, ebp               ;   530.7 p0      67 x[3]
        xor ebx, edx               ;   533.7 p0      67 x[3]
        mov ebp, esi               ;   530.7 p1      34 x copy
        or ebp, edi                ;   531.2 p0      34 x
        xor esi, ebx               ;   534.2 p0      34 x
        xor ebp, ecx               ;   534.7 p0      34 x
        or ecx, ebx                ;   534.7 p0      34 x
        mov eax, edi               ;   530.7 p1      34 x copy
        xor eax, esi               ;   534.7 p0      34 x
        and ecx, eax               ;   535.2 p0      34 x
        and esi, ebp               ;   535.2 p0      34 x
        xor edi, esi               ;   535.7 p0      34 x
        xor esi, ecx               ;   535.7 p0      34 x
        or ecx, ebx                ;   535.7 p0      34 x
        xor ebx, ebp               ;   535.2 p0      34 x
        xor ebp, edi               ;   536.2 p0      34 x
        xor ecx, ebx               ;   536.2 p0      34 x
        and ebp, esi               ;   536.7 p0      34 x
        xor edi, ecx               ;   536.7 p0      97 x[0]
        xor edi, dword [esp + 52]  ;   537.2 p2+p0   97 x[0]
        mov eax, dword [esp + 564] ;   516.3 p2      99 dst reload
        mov dword [eax], edi       ;   537.7 p0+p3   99 dst
        xor ecx, ebp               ;   537.2 p0      97 x[1]
        xor ecx, dword [esp + 524] ;   537.7 p2+p0   97 x[1]
        mov dword [eax + 4], ecx   ;   538.2 p0+p3   99 dst
        xor ebx, dword [esp + 56]  ;   535.7 p2+p0   97 x[2]
        mov dword [eax + 8], ebx   ;   536.2 p0+p3   99 dst
        xor esi, dword [esp + 60]  ;   536.2 p2+p0   97 x[3]
        mov dword [eax + 12], esi  ;   536.7 p0+p3   99 dst
        add eax, 0x10              ;   520.0 p1      90 blocks
        mov dword [esp + 564], eax ;   524.7 p0+p3   90 blocks
        mov esi, dword [esp + 560] ;   520.7 p2      90 blocks
        add esi, 0x10              ;   522.7 p1      90 blocks
        mov dword [esp + 560], esi ;   526.3 p0+p3   90 blocks
        cmp esi, dword [esp + 528] ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x86              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x218             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
