; serpent_decrypt for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_decrypt --cpu prescott
;
; void serpent_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 540 bytes, 4 instructions, one of them for 135 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 286 uops, planned 267.0; bounds: width 95.3, ports 266.0, path 5.0
;   blocks: 1432 uops, planned 482.0; bounds: width 477.3, ports 471.0, path 306.0
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
        sub esp, 0x21c             ;                    frame
        mov esi, dword [esp + 560] ;     0.0 p2      97 x[3] reload
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
        mov esi, dword [esp + 572] ;   137.3 p2      90 rk
        shl esi, 4                 ;   141.3 p1      90 rk
        add esi, dword [esp + 564] ;   142.3 p2+p1   90 rk
        mov dword [esp + 528], esi ;   265.0 p0+p3   90 rk
        cmp dword [esp + 572], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 564] ;                    resident
        mov ebp, dword [esp + 568] ;                    resident
        align 16
.blocks_1:
        mov edi, dword [esi]       ;     0.0 p2      92 x[0]
        xor edi, dword [esp + 64]  ;     4.0 p2+p0   92 x[0]
        mov eax, edi               ;     5.0 p1      41 x copy
        mov ecx, dword [esi + 4]   ;     2.0 p2      92 x[1]
        xor ecx, dword [esp + 68]  ;     6.0 p2+p0   92 x[1]
        mov edx, ecx               ;     7.0 p1      41 x copy
        mov ebx, dword [esi + 8]   ;     4.0 p2      92 x[2]
        xor ebx, dword [esp + 72]  ;     8.0 p2+p0   92 x[2]
        xor edi, ebx               ;     9.0 p0      41 x
        not edi                    ;    10.0 p0      41 x
        mov dword [esp + 532], ebp ;     4.7 p0+p3   99 dst spill
        mov ebp, edi               ;    11.0 p1      41 x copy
        mov dword [esp + 536], edi ;    11.0 p0+p3   41 x spill
        mov edi, dword [esi + 12]  ;     6.0 p2      92 x[3]
        xor edi, dword [esp + 76]  ;    10.0 p2+p0   92 x[3]
        and eax, edi               ;    11.0 p0      41 x
        or ebx, edi                ;    11.0 p0      41 x
        xor edx, edi               ;    11.0 p0      41 x
        and edx, ebx               ;    12.0 p0      41 x
        or ecx, eax                ;    12.0 p0      41 x
        xor ebp, ecx               ;    13.0 p0      41 x
        xor ebx, eax               ;    12.0 p0      41 x
        mov edi, dword [esp + 536] ;    11.0 p2      41 x reload
        or edi, eax                ;    15.0 p0      41 x
        xor eax, edi               ;    16.0 p0      41 x
        xor edi, edx               ;    16.0 p0      41 x
        or eax, ebx                ;    17.0 p0      41 x
        xor ebx, ebp               ;    14.0 p0      41 x
        and ebp, edi               ;    17.0 p0      41 x
        xor edx, ebx               ;    15.0 p0      97 x[0]
        xor eax, ebx               ;    18.0 p0      97 x[2]
        xor ebp, ebx               ;    18.0 p0      97 x[3]
        xor edx, dword [esp + 80]  ;    16.0 p2+p0   97 x[0]
        rol edx, 0x1b              ;    17.0 p1      62 x[0]
        xor edi, dword [esp + 84]  ;    17.0 p2+p0   97 x[1]
        xor edx, edi               ;    18.0 p0      64 x[0]
        mov ecx, edi               ;    18.0 p1      63 x[2] copy
        shl ecx, 7                 ;    19.0 p1      63 x[2]
        rol edi, 0x1f              ;    20.0 p1      66 x[1]
        xor eax, dword [esp + 88]  ;    19.0 p2+p0   97 x[2]
        rol eax, 0xa               ;    20.0 p1      61 x[2]
        xor ecx, eax               ;    21.0 p0      63 x[2]
        xor ebp, dword [esp + 92]  ;    19.0 p2+p0   97 x[3]
        xor ecx, ebp               ;    22.0 p0      63 x[2]
        xor edx, ebp               ;    20.0 p0      64 x[0]
        rol ebp, 0x19              ;    21.0 p1      65 x[3]
        xor edi, edx               ;    21.0 p0      68 x[1]
        xor ebp, ecx               ;    23.0 p0      67 x[3]
        xor edi, ecx               ;    23.0 p0      68 x[1]
        rol ecx, 0x1d              ;    24.0 p1      69 x[2]
        mov eax, edx               ;    21.0 p1      67 x[3] copy
        shl eax, 3                 ;    22.0 p1      67 x[3]
        xor ebp, eax               ;    24.0 p0      67 x[3]
        rol edx, 0x13              ;    25.0 p1      70 x[0]
        mov eax, edi               ;    24.0 p0      40 x copy
        not eax                    ;    25.0 p0      40 x
        xor edi, ebp               ;    25.0 p0      40 x
        mov ebx, ecx               ;    25.0 p1      40 x copy
        not ebx                    ;    26.0 p0      40 x
        mov dword [esp + 536], esi ;    23.2 p0+p3   92 x[0] spill
        mov esi, ecx               ;    25.0 p1      40 x copy
        and esi, edx               ;    26.0 p0      40 x
        xor edi, esi               ;    27.0 p0      40 x
        xor ecx, edx               ;    26.0 p0      40 x
        or ebp, ecx                ;    27.0 p0      40 x
        xor ebx, edi               ;    28.0 p0      40 x
        xor ebp, edi               ;    28.0 p0      40 x
        and edi, ecx               ;    28.0 p0      40 x
        xor ecx, eax               ;    27.7 p0      40 x
        xor eax, edi               ;    29.0 p0      97 x[2]
        xor edi, ebx               ;    29.0 p0      40 x
        and ecx, ebp               ;    29.2 p0      40 x
        xor ecx, edi               ;    30.2 p0      40 x
        and edi, ebp               ;    30.2 p0      40 x
        xor eax, edi               ;    31.2 p0      97 x[2]
        xor ebp, ecx               ;    31.2 p0      97 x[0]
        xor ebp, dword [esp + 96]  ;    32.2 p2+p0   97 x[0]
        rol ebp, 0x1b              ;    33.2 p1      62 x[0]
        xor ebx, dword [esp + 100] ;    32.2 p2+p0   97 x[1]
        xor ebp, ebx               ;    34.2 p0      64 x[0]
        xor eax, dword [esp + 104] ;    33.2 p2+p0   97 x[2]
        rol eax, 0xa               ;    34.2 p1      61 x[2]
        xor ecx, dword [esp + 108] ;    33.7 p2+p0   97 x[3]
        xor eax, ecx               ;    35.2 p0      63 x[2]
        xor ebp, ecx               ;    35.2 p0      64 x[0]
        rol ecx, 0x19              ;    36.2 p1      65 x[3]
        mov esi, ebx               ;    33.3 p1      63 x[2] copy
        shl esi, 7                 ;    34.3 p1      63 x[2]
        xor eax, esi               ;    36.2 p0      63 x[2]
        rol ebx, 0x1f              ;    37.2 p1      66 x[1]
        xor ebx, ebp               ;    38.2 p0      68 x[1]
        xor ecx, eax               ;    37.2 p0      67 x[3]
        xor ebx, eax               ;    39.2 p0      68 x[1]
        rol eax, 0x1d              ;    40.2 p1      69 x[2]
        mov esi, ebp               ;    36.4 p1      67 x[3] copy
        shl esi, 3                 ;    37.4 p1      67 x[3]
        xor ecx, esi               ;    38.4 p0      67 x[3]
        rol ebp, 0x13              ;    39.4 p1      70 x[0]
        mov esi, ebx               ;    40.2 p0      39 x copy
        not esi                    ;    41.2 p0      39 x
        and ebx, ebp               ;    40.4 p0      39 x
        or ebx, eax                ;    41.4 p0      39 x
        xor eax, ecx               ;    41.2 p0      39 x
        and ecx, ebp               ;    40.4 p0      39 x
        xor eax, ebp               ;    42.2 p0      39 x
        xor ecx, esi               ;    42.2 p0      39 x
        xor ebx, ecx               ;    43.2 p0      39 x
        xor eax, ecx               ;    43.2 p0      39 x
        or ecx, eax                ;    44.2 p0      39 x
        xor ecx, ebp               ;    45.2 p0      97 x[2]
        xor ebp, esi               ;    43.7 p0      39 x
        not ebp                    ;    44.7 p0      39 x
        or ebp, ebx                ;    45.7 p0      39 x
        and esi, ebx               ;    45.2 p0      39 x
        xor ecx, esi               ;    46.2 p0      97 x[2]
        xor esi, eax               ;    46.2 p0      97 x[0]
        xor eax, ebp               ;    46.7 p0      97 x[1]
        xor esi, dword [esp + 112] ;    47.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;    48.2 p1      62 x[0]
        xor eax, dword [esp + 116] ;    47.7 p2+p0   97 x[1]
        xor esi, eax               ;    49.2 p0      64 x[0]
        xor ecx, dword [esp + 120] ;    48.7 p2+p0   97 x[2]
        rol ecx, 0xa               ;    49.7 p1      61 x[2]
        xor ebx, dword [esp + 124] ;    49.2 p2+p0   97 x[3]
        xor ecx, ebx               ;    50.7 p0      63 x[2]
        xor esi, ebx               ;    50.2 p0      64 x[0]
        rol ebx, 0x19              ;    51.2 p1      65 x[3]
        mov edi, eax               ;    48.7 p1      63 x[2] copy
        shl edi, 7                 ;    49.7 p1      63 x[2]
        xor ecx, edi               ;    51.7 p0      63 x[2]
        rol eax, 0x1f              ;    52.7 p1      66 x[1]
        xor eax, esi               ;    53.7 p0      68 x[1]
        xor ebx, ecx               ;    52.7 p0      67 x[3]
        xor eax, ecx               ;    54.7 p0      68 x[1]
        rol ecx, 0x1d              ;    55.7 p1      69 x[2]
        mov edi, esi               ;    51.4 p1      67 x[3] copy
        shl edi, 3                 ;    52.4 p1      67 x[3]
        xor ebx, edi               ;    53.7 p0      67 x[3]
        rol esi, 0x13              ;    54.7 p1      70 x[0]
        mov edi, ecx               ;    56.7 p0      38 x copy
        or ecx, ebx                ;    56.7 p0      38 x
        xor edi, esi               ;    57.7 p0      38 x
        and edi, ecx               ;    58.7 p0      38 x
        xor ecx, eax               ;    57.7 p0      38 x
        and eax, esi               ;    55.7 p0      38 x
        xor eax, ebx               ;    56.7 p0      38 x
        and ebx, esi               ;    56.7 p0      38 x
        not ebx                    ;    57.7 p0      38 x
        and ecx, ebx               ;    58.7 p0      38 x
        xor eax, edi               ;    59.7 p0      38 x
        xor ecx, edi               ;    59.7 p0      38 x
        or esi, edi                ;    59.7 p0      38 x
        not edi                    ;    59.7 p0      38 x
        xor ebx, esi               ;    60.7 p0      97 x[0]
        xor esi, eax               ;    60.7 p0      38 x
        or esi, ecx                ;    61.7 p0      38 x
        xor edi, esi               ;    62.7 p0      97 x[2]
        xor ebx, ecx               ;    62.2 p0      97 x[0]
        xor ecx, eax               ;    62.7 p0      97 x[3]
        xor ebx, dword [esp + 128] ;    63.2 p2+p0   97 x[0]
        rol ebx, 0x1b              ;    64.2 p1      62 x[0]
        xor eax, dword [esp + 132] ;    63.7 p2+p0   97 x[1]
        xor ebx, eax               ;    65.2 p0      64 x[0]
        xor edi, dword [esp + 136] ;    64.7 p2+p0   97 x[2]
        rol edi, 0xa               ;    65.7 p1      61 x[2]
        xor ecx, dword [esp + 140] ;    65.2 p2+p0   97 x[3]
        xor edi, ecx               ;    66.7 p0      63 x[2]
        xor ebx, ecx               ;    66.2 p0      64 x[0]
        rol ecx, 0x19              ;    67.2 p1      65 x[3]
        mov esi, eax               ;    64.7 p1      63 x[2] copy
        shl esi, 7                 ;    65.7 p1      63 x[2]
        xor edi, esi               ;    67.7 p0      63 x[2]
        rol eax, 0x1f              ;    68.7 p1      66 x[1]
        xor eax, ebx               ;    69.7 p0      68 x[1]
        xor ecx, edi               ;    68.7 p0      67 x[3]
        xor eax, edi               ;    70.7 p0      68 x[1]
        rol edi, 0x1d              ;    71.7 p1      69 x[2]
        mov esi, ebx               ;    67.2 p1      67 x[3] copy
        shl esi, 3                 ;    68.2 p1      67 x[3]
        xor ecx, esi               ;    69.7 p0      67 x[3]
        rol ebx, 0x13              ;    70.7 p1      70 x[0]
        mov esi, eax               ;    71.7 p1      37 x copy
        xor esi, edi               ;    72.7 p0      37 x
        and eax, esi               ;    73.7 p0      37 x
        xor eax, ebx               ;    74.7 p0      37 x
        and ebx, edi               ;    72.7 p0      37 x
        xor edi, ecx               ;    72.7 p0      37 x
        or ecx, eax                ;    75.7 p0      37 x
        xor ebx, esi               ;    73.7 p0      37 x
        xor ecx, esi               ;    76.7 p0      37 x
        xor edi, ebx               ;    74.7 p0      37 x
        xor eax, edi               ;    75.7 p0      37 x
        or esi, ecx                ;    77.7 p0      37 x
        xor esi, eax               ;    78.7 p0      37 x
        xor ebx, esi               ;    79.7 p0      97 x[2]
        or eax, ecx                ;    77.7 p0      37 x
        xor eax, edi               ;    78.7 p0      97 x[3]
        and edi, ecx               ;    77.7 p0      37 x
        xor esi, edi               ;    79.7 p0      97 x[1]
        xor ecx, dword [esp + 144] ;    77.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;    78.7 p1      62 x[0]
        xor esi, dword [esp + 148] ;    80.7 p2+p0   97 x[1]
        xor ecx, esi               ;    81.7 p0      64 x[0]
        xor ebx, dword [esp + 152] ;    80.7 p2+p0   97 x[2]
        rol ebx, 0xa               ;    81.7 p1      61 x[2]
        xor eax, dword [esp + 156] ;    79.7 p2+p0   97 x[3]
        xor ebx, eax               ;    82.7 p0      63 x[2]
        xor ecx, eax               ;    82.7 p0      64 x[0]
        rol eax, 0x19              ;    83.7 p1      65 x[3]
        mov edi, esi               ;    81.7 p1      63 x[2] copy
        shl edi, 7                 ;    82.7 p1      63 x[2]
        xor ebx, edi               ;    83.7 p0      63 x[2]
        rol esi, 0x1f              ;    84.7 p1      66 x[1]
        xor esi, ecx               ;    85.7 p0      68 x[1]
        xor eax, ebx               ;    84.7 p0      67 x[3]
        xor esi, ebx               ;    86.7 p0      68 x[1]
        rol ebx, 0x1d              ;    87.7 p1      69 x[2]
        xor ebx, esi               ;    88.7 p0      36 x
        mov edi, ecx               ;    83.7 p1      67 x[3] copy
        shl edi, 3                 ;    84.7 p1      67 x[3]
        xor eax, edi               ;    85.7 p0      67 x[3]
        rol ecx, 0x13              ;    86.7 p1      70 x[0]
        xor ebx, eax               ;    89.7 p0      36 x
        mov edi, eax               ;    86.7 p1      36 x copy
        xor edi, ecx               ;    87.7 p0      36 x
        and eax, ebx               ;    90.7 p0      36 x
        xor eax, esi               ;    91.7 p0      36 x
        xor ecx, ebx               ;    90.7 p0      36 x
        not ecx                    ;    91.7 p0      36 x
        or esi, ebx                ;    90.7 p0      36 x
        xor esi, edi               ;    91.7 p0      36 x
        and edi, eax               ;    92.7 p0      36 x
        xor eax, ecx               ;    92.7 p0      97 x[2]
        and ecx, esi               ;    92.7 p0      36 x
        or ecx, edi                ;    93.7 p0      36 x
        xor ebx, edi               ;    93.7 p0      97 x[1]
        xor eax, edi               ;    93.7 p0      97 x[2]
        xor esi, dword [esp + 160] ;    92.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;    93.7 p1      62 x[0]
        xor ebx, dword [esp + 164] ;    94.7 p2+p0   97 x[1]
        xor esi, ebx               ;    95.7 p0      64 x[0]
        xor eax, dword [esp + 168] ;    94.7 p2+p0   97 x[2]
        rol eax, 0xa               ;    95.7 p1      61 x[2]
        xor ecx, dword [esp + 0]   ;    94.7 p2+p0   97 x[3]
        xor eax, ecx               ;    96.7 p0      63 x[2]
        xor esi, ecx               ;    96.7 p0      64 x[0]
        rol ecx, 0x19              ;    97.7 p1      65 x[3]
        mov edi, ebx               ;    95.7 p1      63 x[2] copy
        shl edi, 7                 ;    96.7 p1      63 x[2]
        xor eax, edi               ;    97.7 p0      63 x[2]
        rol ebx, 0x1f              ;    98.7 p1      66 x[1]
        xor ecx, eax               ;    98.7 p0      67 x[3]
        xor ebx, eax               ;    99.7 p0      35 x
        rol eax, 0x1d              ;   100.7 p1      69 x[2]
        xor ebx, esi               ;   100.7 p0      35 x
        mov edi, esi               ;    97.7 p1      67 x[3] copy
        shl edi, 3                 ;    98.7 p1      67 x[3]
        xor ecx, edi               ;    99.7 p0      67 x[3]
        rol esi, 0x13              ;   100.7 p1      70 x[0]
        xor ebx, ecx               ;   101.7 p0      35 x
        mov edi, eax               ;   101.7 p1      35 x copy
        not edi                    ;   102.7 p0      35 x
        xor eax, esi               ;   101.7 p0      35 x
        or esi, ebx                ;   102.7 p0      35 x
        xor esi, ecx               ;   103.7 p0      35 x
        and ecx, ebx               ;   102.7 p0      35 x
        xor ebx, edi               ;   103.7 p0      35 x
        xor ecx, eax               ;   103.7 p0      35 x
        and edi, esi               ;   104.7 p0      35 x
        xor edi, eax               ;   105.7 p0      97 x[2]
        and eax, esi               ;   104.7 p0      35 x
        xor esi, ebx               ;   104.7 p0      35 x
        or ebx, ecx                ;   104.7 p0      35 x
        xor ebx, eax               ;   105.7 p0      35 x
        xor edi, esi               ;   106.7 p0      97 x[2]
        xor esi, ebx               ;   106.7 p0      97 x[1]
        xor ebx, dword [esp + 172] ;   106.7 p2+p0   97 x[0]
        rol ebx, 0x1b              ;   107.7 p1      62 x[0]
        xor esi, dword [esp + 176] ;   107.7 p2+p0   97 x[1]
        xor ebx, esi               ;   108.7 p0      64 x[0]
        xor edi, dword [esp + 180] ;   107.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   108.7 p1      61 x[2]
        xor ecx, dword [esp + 184] ;   107.2 p2+p0   97 x[3]
        xor edi, ecx               ;   109.7 p0      63 x[2]
        xor ebx, ecx               ;   109.7 p0      64 x[0]
        rol ecx, 0x19              ;   110.7 p1      65 x[3]
        mov ebp, esi               ;   108.7 p1      63 x[2] copy
        shl ebp, 7                 ;   109.7 p1      63 x[2]
        xor edi, ebp               ;   110.7 p0      63 x[2]
        rol esi, 0x1f              ;   111.7 p1      66 x[1]
        xor esi, ebx               ;   112.7 p0      68 x[1]
        xor ecx, edi               ;   111.7 p0      67 x[3]
        xor esi, edi               ;   113.7 p0      68 x[1]
        rol edi, 0x1d              ;   114.7 p1      69 x[2]
        mov ebp, ebx               ;   110.7 p1      67 x[3] copy
        shl ebp, 3                 ;   111.7 p1      67 x[3]
        xor ecx, ebp               ;   112.7 p0      67 x[3]
        rol ebx, 0x13              ;   113.7 p1      70 x[0]
        mov ebp, ebx               ;   114.7 p0      34 x copy
        or ebp, esi                ;   115.7 p0      34 x
        xor ebp, edi               ;   116.7 p0      34 x
        xor ebx, ecx               ;   114.7 p0      34 x
        or edi, ecx                ;   115.7 p0      34 x
        mov eax, esi               ;   114.7 p1      34 x copy
        xor eax, ebx               ;   115.7 p0      34 x
        and edi, eax               ;   116.7 p0      34 x
        and ebx, ebp               ;   117.7 p0      34 x
        xor esi, ebx               ;   118.7 p0      34 x
        xor ebx, edi               ;   118.7 p0      34 x
        or edi, ecx                ;   117.7 p0      34 x
        xor ecx, ebp               ;   117.7 p0      34 x
        xor ebp, esi               ;   119.7 p0      34 x
        xor edi, ecx               ;   118.7 p0      34 x
        and ebp, ebx               ;   120.7 p0      34 x
        xor esi, edi               ;   119.7 p0      97 x[0]
        xor edi, ebp               ;   121.7 p0      97 x[1]
        xor esi, dword [esp + 4]   ;   120.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   121.7 p1      62 x[0]
        xor edi, dword [esp + 188] ;   122.7 p2+p0   97 x[1]
        xor esi, edi               ;   123.7 p0      64 x[0]
        xor ecx, dword [esp + 8]   ;   121.2 p2+p0   97 x[2]
        rol ecx, 0xa               ;   122.2 p1      61 x[2]
        xor ebx, dword [esp + 12]  ;   121.7 p2+p0   97 x[3]
        xor ecx, ebx               ;   123.2 p0      63 x[2]
        xor esi, ebx               ;   124.7 p0      64 x[0]
        rol ebx, 0x19              ;   125.7 p1      65 x[3]
        mov ebp, edi               ;   123.7 p1      63 x[2] copy
        shl ebp, 7                 ;   124.7 p1      63 x[2]
        xor ecx, ebp               ;   125.7 p0      63 x[2]
        rol edi, 0x1f              ;   126.7 p1      66 x[1]
        xor edi, esi               ;   127.7 p0      68 x[1]
        xor ebx, ecx               ;   126.7 p0      67 x[3]
        xor edi, ecx               ;   128.7 p0      68 x[1]
        rol ecx, 0x1d              ;   129.7 p1      69 x[2]
        mov ebp, esi               ;   125.7 p1      67 x[3] copy
        shl ebp, 3                 ;   126.7 p1      67 x[3]
        xor ebx, ebp               ;   127.7 p0      67 x[3]
        rol esi, 0x13              ;   128.7 p1      70 x[0]
        mov ebp, esi               ;   129.7 p0      41 x copy
        xor esi, ecx               ;   130.7 p0      41 x
        not esi                    ;   131.7 p0      41 x
        and ebp, ebx               ;   130.7 p0      41 x
        or ecx, ebx                ;   130.7 p0      41 x
        xor ebx, edi               ;   129.7 p0      41 x
        and ebx, ecx               ;   131.7 p0      41 x
        or edi, ebp                ;   131.7 p0      41 x
        xor edi, esi               ;   132.7 p0      41 x
        or esi, ebp                ;   132.7 p0      41 x
        xor ecx, ebp               ;   131.7 p0      41 x
        xor ebp, esi               ;   133.7 p0      41 x
        xor esi, ebx               ;   133.7 p0      41 x
        or ebp, ecx                ;   134.7 p0      41 x
        xor ecx, edi               ;   133.7 p0      41 x
        and edi, esi               ;   134.7 p0      41 x
        xor ebx, ecx               ;   134.7 p0      97 x[0]
        xor ebp, ecx               ;   135.7 p0      97 x[2]
        xor edi, ecx               ;   135.7 p0      97 x[3]
        xor ebx, dword [esp + 192] ;   135.7 p2+p0   97 x[0]
        rol ebx, 0x1b              ;   136.7 p1      62 x[0]
        xor esi, dword [esp + 196] ;   135.7 p2+p0   97 x[1]
        xor ebx, esi               ;   137.7 p0      64 x[0]
        xor ebp, dword [esp + 200] ;   136.7 p2+p0   97 x[2]
        rol ebp, 0xa               ;   137.7 p1      61 x[2]
        xor edi, dword [esp + 204] ;   137.2 p2+p0   97 x[3]
        xor ebp, edi               ;   138.7 p0      63 x[2]
        xor ebx, edi               ;   138.7 p0      64 x[0]
        rol edi, 0x19              ;   139.7 p1      65 x[3]
        mov eax, esi               ;   136.7 p1      63 x[2] copy
        shl eax, 7                 ;   137.7 p1      63 x[2]
        xor ebp, eax               ;   139.7 p0      63 x[2]
        rol esi, 0x1f              ;   140.7 p1      66 x[1]
        xor esi, ebx               ;   141.7 p0      68 x[1]
        xor edi, ebp               ;   140.7 p0      67 x[3]
        xor esi, ebp               ;   142.7 p0      68 x[1]
        rol ebp, 0x1d              ;   143.7 p1      69 x[2]
        mov eax, ebx               ;   139.7 p1      67 x[3] copy
        shl eax, 3                 ;   140.7 p1      67 x[3]
        xor edi, eax               ;   141.7 p0      67 x[3]
        rol ebx, 0x13              ;   142.7 p1      70 x[0]
        mov eax, esi               ;   143.7 p0      40 x copy
        not eax                    ;   144.7 p0      40 x
        xor esi, edi               ;   143.7 p0      40 x
        mov ecx, ebp               ;   144.7 p1      40 x copy
        not ecx                    ;   145.7 p0      40 x
        mov edx, ebx               ;   143.7 p1      40 x copy
        and edx, ebp               ;   144.7 p0      40 x
        xor esi, edx               ;   145.7 p0      40 x
        xor ebx, ebp               ;   144.7 p0      40 x
        or edi, ebx                ;   145.7 p0      40 x
        xor ecx, esi               ;   146.7 p0      40 x
        xor edi, esi               ;   146.7 p0      40 x
        and esi, ebx               ;   146.7 p0      40 x
        xor ebx, eax               ;   146.7 p0      40 x
        xor eax, esi               ;   147.7 p0      97 x[2]
        xor esi, ecx               ;   147.7 p0      40 x
        and ebx, edi               ;   148.2 p0      40 x
        xor ebx, esi               ;   149.2 p0      40 x
        and esi, edi               ;   149.2 p0      40 x
        xor eax, esi               ;   150.2 p0      97 x[2]
        xor edi, ebx               ;   150.2 p0      97 x[0]
        xor edi, dword [esp + 208] ;   151.2 p2+p0   97 x[0]
        rol edi, 0x1b              ;   152.2 p1      62 x[0]
        xor ecx, dword [esp + 212] ;   151.2 p2+p0   97 x[1]
        xor edi, ecx               ;   153.2 p0      64 x[0]
        xor eax, dword [esp + 216] ;   152.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   153.2 p1      61 x[2]
        xor ebx, dword [esp + 220] ;   152.7 p2+p0   97 x[3]
        xor eax, ebx               ;   154.2 p0      63 x[2]
        xor edi, ebx               ;   154.2 p0      64 x[0]
        rol ebx, 0x19              ;   155.2 p1      65 x[3]
        mov esi, ecx               ;   152.2 p1      63 x[2] copy
        shl esi, 7                 ;   153.2 p1      63 x[2]
        xor eax, esi               ;   155.2 p0      63 x[2]
        rol ecx, 0x1f              ;   156.2 p1      66 x[1]
        xor ecx, edi               ;   157.2 p0      68 x[1]
        xor ebx, eax               ;   156.2 p0      67 x[3]
        xor ecx, eax               ;   158.2 p0      68 x[1]
        rol eax, 0x1d              ;   159.2 p1      69 x[2]
        mov esi, edi               ;   155.2 p1      67 x[3] copy
        shl esi, 3                 ;   156.2 p1      67 x[3]
        xor ebx, esi               ;   157.2 p0      67 x[3]
        rol edi, 0x13              ;   158.2 p1      70 x[0]
        mov esi, ecx               ;   159.2 p0      39 x copy
        not esi                    ;   160.2 p0      39 x
        and ecx, edi               ;   159.2 p0      39 x
        or ecx, eax                ;   160.2 p0      39 x
        xor eax, ebx               ;   160.2 p0      39 x
        and ebx, edi               ;   159.2 p0      39 x
        xor eax, edi               ;   161.2 p0      39 x
        xor ebx, esi               ;   161.2 p0      39 x
        xor ecx, ebx               ;   162.2 p0      39 x
        xor eax, ebx               ;   162.2 p0      39 x
        or ebx, eax                ;   163.2 p0      39 x
        xor ebx, edi               ;   164.2 p0      97 x[2]
        xor edi, esi               ;   162.7 p0      39 x
        not edi                    ;   163.7 p0      39 x
        or edi, ecx                ;   164.7 p0      39 x
        and esi, ecx               ;   164.2 p0      39 x
        xor ebx, esi               ;   165.2 p0      97 x[2]
        xor esi, eax               ;   165.2 p0      97 x[0]
        xor eax, edi               ;   165.7 p0      97 x[1]
        xor esi, dword [esp + 224] ;   166.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   167.2 p1      62 x[0]
        xor eax, dword [esp + 228] ;   166.7 p2+p0   97 x[1]
        xor esi, eax               ;   168.2 p0      64 x[0]
        xor ebx, dword [esp + 232] ;   167.7 p2+p0   97 x[2]
        rol ebx, 0xa               ;   168.7 p1      61 x[2]
        xor ecx, dword [esp + 236] ;   168.2 p2+p0   97 x[3]
        xor ebx, ecx               ;   169.7 p0      63 x[2]
        xor esi, ecx               ;   169.2 p0      64 x[0]
        rol ecx, 0x19              ;   170.2 p1      65 x[3]
        mov edi, eax               ;   167.7 p1      63 x[2] copy
        shl edi, 7                 ;   168.7 p1      63 x[2]
        xor ebx, edi               ;   170.7 p0      63 x[2]
        rol eax, 0x1f              ;   171.7 p1      66 x[1]
        xor eax, esi               ;   172.7 p0      68 x[1]
        xor ecx, ebx               ;   171.7 p0      67 x[3]
        xor eax, ebx               ;   173.7 p0      68 x[1]
        rol ebx, 0x1d              ;   174.7 p1      69 x[2]
        mov edi, esi               ;   170.2 p1      67 x[3] copy
        shl edi, 3                 ;   171.2 p1      67 x[3]
        xor ecx, edi               ;   172.7 p0      67 x[3]
        rol esi, 0x13              ;   173.7 p1      70 x[0]
        mov edi, ebx               ;   175.7 p1      38 x copy
        or ebx, ecx                ;   175.7 p0      38 x
        xor edi, esi               ;   176.7 p0      38 x
        and edi, ebx               ;   177.7 p0      38 x
        xor ebx, eax               ;   176.7 p0      38 x
        and eax, esi               ;   174.7 p0      38 x
        xor eax, ecx               ;   175.7 p0      38 x
        and ecx, esi               ;   175.2 p0      38 x
        not ecx                    ;   176.2 p0      38 x
        and ebx, ecx               ;   177.7 p0      38 x
        xor eax, edi               ;   178.7 p0      38 x
        xor ebx, edi               ;   178.7 p0      38 x
        or esi, edi                ;   178.7 p0      38 x
        not edi                    ;   178.7 p0      38 x
        xor ecx, esi               ;   179.7 p0      97 x[0]
        xor esi, eax               ;   179.7 p0      38 x
        or esi, ebx                ;   180.7 p0      38 x
        xor edi, esi               ;   181.7 p0      97 x[2]
        xor ecx, ebx               ;   180.7 p0      97 x[0]
        xor ebx, eax               ;   181.2 p0      97 x[3]
        xor ecx, dword [esp + 240] ;   181.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   182.7 p1      62 x[0]
        xor eax, dword [esp + 244] ;   182.2 p2+p0   97 x[1]
        xor ecx, eax               ;   183.7 p0      64 x[0]
        xor edi, dword [esp + 248] ;   183.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   184.2 p1      61 x[2]
        xor ebx, dword [esp + 252] ;   183.7 p2+p0   97 x[3]
        xor edi, ebx               ;   185.2 p0      63 x[2]
        xor ecx, ebx               ;   184.7 p0      64 x[0]
        rol ebx, 0x19              ;   185.7 p1      65 x[3]
        mov esi, eax               ;   183.2 p1      63 x[2] copy
        shl esi, 7                 ;   184.2 p1      63 x[2]
        xor edi, esi               ;   186.2 p0      63 x[2]
        rol eax, 0x1f              ;   187.2 p1      66 x[1]
        xor eax, ecx               ;   188.2 p0      68 x[1]
        xor ebx, edi               ;   187.2 p0      67 x[3]
        xor eax, edi               ;   189.2 p0      68 x[1]
        rol edi, 0x1d              ;   190.2 p1      69 x[2]
        mov esi, ecx               ;   185.7 p1      67 x[3] copy
        shl esi, 3                 ;   186.7 p1      67 x[3]
        xor ebx, esi               ;   188.2 p0      67 x[3]
        rol ecx, 0x13              ;   189.2 p1      70 x[0]
        mov esi, eax               ;   190.2 p1      37 x copy
        xor esi, edi               ;   191.2 p0      37 x
        and eax, esi               ;   192.2 p0      37 x
        xor eax, ecx               ;   193.2 p0      37 x
        and ecx, edi               ;   191.2 p0      37 x
        xor edi, ebx               ;   191.2 p0      37 x
        or ebx, eax                ;   194.2 p0      37 x
        xor ecx, esi               ;   192.2 p0      37 x
        xor ebx, esi               ;   195.2 p0      37 x
        xor edi, ecx               ;   193.2 p0      37 x
        xor eax, edi               ;   194.2 p0      37 x
        or esi, ebx                ;   196.2 p0      37 x
        xor esi, eax               ;   197.2 p0      37 x
        xor ecx, esi               ;   198.2 p0      97 x[2]
        or eax, ebx                ;   196.2 p0      37 x
        xor eax, edi               ;   197.2 p0      97 x[3]
        and edi, ebx               ;   196.2 p0      37 x
        xor esi, edi               ;   198.2 p0      97 x[1]
        xor ebx, dword [esp + 256] ;   196.2 p2+p0   97 x[0]
        rol ebx, 0x1b              ;   197.2 p1      62 x[0]
        xor esi, dword [esp + 260] ;   199.2 p2+p0   97 x[1]
        xor ebx, esi               ;   200.2 p0      64 x[0]
        xor ecx, dword [esp + 264] ;   199.2 p2+p0   97 x[2]
        rol ecx, 0xa               ;   200.2 p1      61 x[2]
        xor eax, dword [esp + 268] ;   198.2 p2+p0   97 x[3]
        xor ecx, eax               ;   201.2 p0      63 x[2]
        xor ebx, eax               ;   201.2 p0      64 x[0]
        rol eax, 0x19              ;   202.2 p1      65 x[3]
        mov edi, esi               ;   200.2 p1      63 x[2] copy
        shl edi, 7                 ;   201.2 p1      63 x[2]
        xor ecx, edi               ;   202.2 p0      63 x[2]
        rol esi, 0x1f              ;   203.2 p1      66 x[1]
        xor esi, ebx               ;   204.2 p0      68 x[1]
        xor eax, ecx               ;   203.2 p0      67 x[3]
        xor esi, ecx               ;   205.2 p0      68 x[1]
        rol ecx, 0x1d              ;   206.2 p1      69 x[2]
        xor ecx, esi               ;   207.2 p0      36 x
        mov edi, ebx               ;   202.2 p1      67 x[3] copy
        shl edi, 3                 ;   203.2 p1      67 x[3]
        xor eax, edi               ;   204.2 p0      67 x[3]
        rol ebx, 0x13              ;   205.2 p1      70 x[0]
        xor ecx, eax               ;   208.2 p0      36 x
        mov edi, eax               ;   205.2 p1      36 x copy
        xor edi, ebx               ;   206.2 p0      36 x
        and eax, ecx               ;   209.2 p0      36 x
        xor eax, esi               ;   210.2 p0      36 x
        xor ebx, ecx               ;   209.2 p0      36 x
        not ebx                    ;   210.2 p0      36 x
        or esi, ecx                ;   209.2 p0      36 x
        xor esi, edi               ;   210.2 p0      36 x
        and edi, eax               ;   211.2 p0      36 x
        xor eax, ebx               ;   211.2 p0      97 x[2]
        and ebx, esi               ;   211.2 p0      36 x
        or ebx, edi                ;   212.2 p0      36 x
        xor ecx, edi               ;   212.2 p0      97 x[1]
        xor eax, edi               ;   212.2 p0      97 x[2]
        xor esi, dword [esp + 272] ;   211.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   212.2 p1      62 x[0]
        xor ecx, dword [esp + 276] ;   213.2 p2+p0   97 x[1]
        xor esi, ecx               ;   214.2 p0      64 x[0]
        xor eax, dword [esp + 280] ;   213.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   214.2 p1      61 x[2]
        xor ebx, dword [esp + 16]  ;   213.2 p2+p0   97 x[3]
        xor eax, ebx               ;   215.2 p0      63 x[2]
        xor esi, ebx               ;   215.2 p0      64 x[0]
        rol ebx, 0x19              ;   216.2 p1      65 x[3]
        mov edi, ecx               ;   214.2 p1      63 x[2] copy
        shl edi, 7                 ;   215.2 p1      63 x[2]
        xor eax, edi               ;   216.2 p0      63 x[2]
        rol ecx, 0x1f              ;   217.2 p1      66 x[1]
        xor ebx, eax               ;   217.2 p0      67 x[3]
        xor ecx, eax               ;   218.2 p0      35 x
        rol eax, 0x1d              ;   219.2 p1      69 x[2]
        xor ecx, esi               ;   219.2 p0      35 x
        mov edi, esi               ;   216.2 p1      67 x[3] copy
        shl edi, 3                 ;   217.2 p1      67 x[3]
        xor ebx, edi               ;   218.2 p0      67 x[3]
        rol esi, 0x13              ;   219.2 p1      70 x[0]
        xor ecx, ebx               ;   220.2 p0      35 x
        mov edi, eax               ;   220.2 p1      35 x copy
        not edi                    ;   221.2 p0      35 x
        xor eax, esi               ;   220.2 p0      35 x
        or esi, ecx                ;   221.2 p0      35 x
        xor esi, ebx               ;   222.2 p0      35 x
        and ebx, ecx               ;   221.2 p0      35 x
        xor ecx, edi               ;   222.2 p0      35 x
        xor ebx, eax               ;   222.2 p0      35 x
        and edi, esi               ;   223.2 p0      35 x
        xor edi, eax               ;   224.2 p0      97 x[2]
        and eax, esi               ;   223.2 p0      35 x
        xor esi, ecx               ;   223.2 p0      35 x
        or ecx, ebx                ;   223.2 p0      35 x
        xor ecx, eax               ;   224.2 p0      35 x
        xor edi, esi               ;   225.2 p0      97 x[2]
        xor esi, ecx               ;   225.2 p0      97 x[1]
        xor ecx, dword [esp + 284] ;   225.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   226.2 p1      62 x[0]
        xor esi, dword [esp + 288] ;   226.2 p2+p0   97 x[1]
        xor ecx, esi               ;   227.2 p0      64 x[0]
        xor edi, dword [esp + 292] ;   226.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   227.2 p1      61 x[2]
        xor ebx, dword [esp + 296] ;   225.7 p2+p0   97 x[3]
        xor edi, ebx               ;   228.2 p0      63 x[2]
        xor ecx, ebx               ;   228.2 p0      64 x[0]
        rol ebx, 0x19              ;   229.2 p1      65 x[3]
        mov ebp, esi               ;   227.2 p1      63 x[2] copy
        shl ebp, 7                 ;   228.2 p1      63 x[2]
        xor edi, ebp               ;   229.2 p0      63 x[2]
        rol esi, 0x1f              ;   230.2 p1      66 x[1]
        xor esi, ecx               ;   231.2 p0      68 x[1]
        xor ebx, edi               ;   230.2 p0      67 x[3]
        xor esi, edi               ;   232.2 p0      68 x[1]
        rol edi, 0x1d              ;   233.2 p1      69 x[2]
        mov ebp, ecx               ;   229.2 p1      67 x[3] copy
        shl ebp, 3                 ;   230.2 p1      67 x[3]
        xor ebx, ebp               ;   231.2 p0      67 x[3]
        rol ecx, 0x13              ;   232.2 p1      70 x[0]
        mov ebp, ecx               ;   233.2 p0      34 x copy
        or ebp, esi                ;   234.2 p0      34 x
        xor ebp, edi               ;   235.2 p0      34 x
        xor ecx, ebx               ;   233.2 p0      34 x
        or edi, ebx                ;   234.2 p0      34 x
        mov eax, esi               ;   233.2 p1      34 x copy
        xor eax, ecx               ;   234.2 p0      34 x
        and edi, eax               ;   235.2 p0      34 x
        and ecx, ebp               ;   236.2 p0      34 x
        xor esi, ecx               ;   237.2 p0      34 x
        xor ecx, edi               ;   237.2 p0      34 x
        or edi, ebx                ;   236.2 p0      34 x
        xor ebx, ebp               ;   236.2 p0      34 x
        xor ebp, esi               ;   238.2 p0      34 x
        xor edi, ebx               ;   237.2 p0      34 x
        and ebp, ecx               ;   239.2 p0      34 x
        xor esi, edi               ;   238.2 p0      97 x[0]
        xor edi, ebp               ;   240.2 p0      97 x[1]
        xor esi, dword [esp + 20]  ;   239.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   240.2 p1      62 x[0]
        xor edi, dword [esp + 300] ;   241.2 p2+p0   97 x[1]
        xor esi, edi               ;   242.2 p0      64 x[0]
        xor ebx, dword [esp + 24]  ;   239.7 p2+p0   97 x[2]
        rol ebx, 0xa               ;   240.7 p1      61 x[2]
        xor ecx, dword [esp + 28]  ;   240.2 p2+p0   97 x[3]
        xor ebx, ecx               ;   241.7 p0      63 x[2]
        xor esi, ecx               ;   243.2 p0      64 x[0]
        rol ecx, 0x19              ;   244.2 p1      65 x[3]
        mov ebp, edi               ;   242.2 p1      63 x[2] copy
        shl ebp, 7                 ;   243.2 p1      63 x[2]
        xor ebx, ebp               ;   244.2 p0      63 x[2]
        rol edi, 0x1f              ;   245.2 p1      66 x[1]
        xor edi, esi               ;   246.2 p0      68 x[1]
        xor ecx, ebx               ;   245.2 p0      67 x[3]
        xor edi, ebx               ;   247.2 p0      68 x[1]
        rol ebx, 0x1d              ;   248.2 p1      69 x[2]
        mov ebp, esi               ;   244.2 p1      67 x[3] copy
        shl ebp, 3                 ;   245.2 p1      67 x[3]
        xor ecx, ebp               ;   246.2 p0      67 x[3]
        rol esi, 0x13              ;   247.2 p1      70 x[0]
        mov ebp, esi               ;   248.2 p0      41 x copy
        xor esi, ebx               ;   249.2 p0      41 x
        not esi                    ;   250.2 p0      41 x
        and ebp, ecx               ;   249.2 p0      41 x
        or ebx, ecx                ;   249.2 p0      41 x
        xor ecx, edi               ;   248.2 p0      41 x
        and ecx, ebx               ;   250.2 p0      41 x
        or edi, ebp                ;   250.2 p0      41 x
        xor edi, esi               ;   251.2 p0      41 x
        or esi, ebp                ;   251.2 p0      41 x
        xor ebx, ebp               ;   250.2 p0      41 x
        xor ebp, esi               ;   252.2 p0      41 x
        xor esi, ecx               ;   252.2 p0      41 x
        or ebp, ebx                ;   253.2 p0      41 x
        xor ebx, edi               ;   252.2 p0      41 x
        and edi, esi               ;   253.2 p0      41 x
        xor ecx, ebx               ;   253.2 p0      97 x[0]
        xor ebp, ebx               ;   254.2 p0      97 x[2]
        xor edi, ebx               ;   254.2 p0      97 x[3]
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
        mov edi, ecx               ;   294.2 p0      38 x copy
        or ecx, edx                ;   294.2 p0      38 x
        xor edi, esi               ;   295.2 p0      38 x
        and edi, ecx               ;   296.2 p0      38 x
        xor ecx, eax               ;   295.2 p0      38 x
        and eax, esi               ;   293.2 p0      38 x
        xor eax, edx               ;   294.2 p0      38 x
        and edx, esi               ;   294.2 p0      38 x
        not edx                    ;   295.2 p0      38 x
        and ecx, edx               ;   296.2 p0      38 x
        xor eax, edi               ;   297.2 p0      38 x
        xor ecx, edi               ;   297.2 p0      38 x
        or esi, edi                ;   297.2 p0      38 x
        not edi                    ;   297.2 p0      38 x
        xor edx, esi               ;   298.2 p0      97 x[0]
        xor esi, eax               ;   298.2 p0      38 x
        or esi, ecx                ;   299.2 p0      38 x
        xor edi, esi               ;   300.2 p0      97 x[2]
        xor edx, ecx               ;   299.7 p0      97 x[0]
        xor ecx, eax               ;   300.2 p0      97 x[3]
        xor edx, dword [esp + 352] ;   300.7 p2+p0   97 x[0]
        rol edx, 0x1b              ;   301.7 p1      62 x[0]
        xor eax, dword [esp + 356] ;   301.2 p2+p0   97 x[1]
        xor edx, eax               ;   302.7 p0      64 x[0]
        xor edi, dword [esp + 360] ;   302.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   303.2 p1      61 x[2]
        xor ecx, dword [esp + 364] ;   302.7 p2+p0   97 x[3]
        xor edi, ecx               ;   304.2 p0      63 x[2]
        xor edx, ecx               ;   303.7 p0      64 x[0]
        rol ecx, 0x19              ;   304.7 p1      65 x[3]
        mov esi, eax               ;   302.2 p1      63 x[2] copy
        shl esi, 7                 ;   303.2 p1      63 x[2]
        xor edi, esi               ;   305.2 p0      63 x[2]
        rol eax, 0x1f              ;   306.2 p1      66 x[1]
        xor eax, edx               ;   307.2 p0      68 x[1]
        xor ecx, edi               ;   306.2 p0      67 x[3]
        xor eax, edi               ;   308.2 p0      68 x[1]
        rol edi, 0x1d              ;   309.2 p1      69 x[2]
        mov esi, edx               ;   304.7 p1      67 x[3] copy
        shl esi, 3                 ;   305.7 p1      67 x[3]
        xor ecx, esi               ;   307.2 p0      67 x[3]
        rol edx, 0x13              ;   308.2 p1      70 x[0]
        mov esi, eax               ;   309.2 p1      37 x copy
        xor esi, edi               ;   310.2 p0      37 x
        and eax, esi               ;   311.2 p0      37 x
        xor eax, edx               ;   312.2 p0      37 x
        and edx, edi               ;   310.2 p0      37 x
        xor edi, ecx               ;   310.2 p0      37 x
        or ecx, eax                ;   313.2 p0      37 x
        xor edx, esi               ;   311.2 p0      37 x
        xor ecx, esi               ;   314.2 p0      37 x
        xor edi, edx               ;   312.2 p0      37 x
        xor eax, edi               ;   313.2 p0      37 x
        or esi, ecx                ;   315.2 p0      37 x
        xor esi, eax               ;   316.2 p0      37 x
        xor edx, esi               ;   317.2 p0      97 x[2]
        or eax, ecx                ;   315.2 p0      37 x
        xor eax, edi               ;   316.2 p0      97 x[3]
        and edi, ecx               ;   315.2 p0      37 x
        xor esi, edi               ;   317.2 p0      97 x[1]
        xor ecx, dword [esp + 368] ;   315.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   316.2 p1      62 x[0]
        xor esi, dword [esp + 372] ;   318.2 p2+p0   97 x[1]
        xor ecx, esi               ;   319.2 p0      64 x[0]
        xor edx, dword [esp + 376] ;   318.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   319.2 p1      61 x[2]
        xor eax, dword [esp + 380] ;   317.2 p2+p0   97 x[3]
        xor edx, eax               ;   320.2 p0      63 x[2]
        xor ecx, eax               ;   320.2 p0      64 x[0]
        rol eax, 0x19              ;   321.2 p1      65 x[3]
        mov edi, esi               ;   319.2 p1      63 x[2] copy
        shl edi, 7                 ;   320.2 p1      63 x[2]
        xor edx, edi               ;   321.2 p0      63 x[2]
        rol esi, 0x1f              ;   322.2 p1      66 x[1]
        xor esi, ecx               ;   323.2 p0      68 x[1]
        xor eax, edx               ;   322.2 p0      67 x[3]
        xor esi, edx               ;   324.2 p0      68 x[1]
        rol edx, 0x1d              ;   325.2 p1      69 x[2]
        xor edx, esi               ;   326.2 p0      36 x
        mov edi, ecx               ;   321.2 p1      67 x[3] copy
        shl edi, 3                 ;   322.2 p1      67 x[3]
        xor eax, edi               ;   323.2 p0      67 x[3]
        rol ecx, 0x13              ;   324.2 p1      70 x[0]
        xor edx, eax               ;   327.2 p0      36 x
        mov edi, eax               ;   324.2 p1      36 x copy
        xor edi, ecx               ;   325.2 p0      36 x
        and eax, edx               ;   328.2 p0      36 x
        xor eax, esi               ;   329.2 p0      36 x
        xor ecx, edx               ;   328.2 p0      36 x
        not ecx                    ;   329.2 p0      36 x
        or esi, edx                ;   328.2 p0      36 x
        xor esi, edi               ;   329.2 p0      36 x
        and edi, eax               ;   330.2 p0      36 x
        xor eax, ecx               ;   330.2 p0      97 x[2]
        and ecx, esi               ;   330.2 p0      36 x
        or ecx, edi                ;   331.2 p0      36 x
        xor edx, edi               ;   331.2 p0      97 x[1]
        xor eax, edi               ;   331.2 p0      97 x[2]
        xor esi, dword [esp + 384] ;   330.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   331.2 p1      62 x[0]
        xor edx, dword [esp + 388] ;   332.2 p2+p0   97 x[1]
        xor esi, edx               ;   333.2 p0      64 x[0]
        xor eax, dword [esp + 392] ;   332.2 p2+p0   97 x[2]
        rol eax, 0xa               ;   333.2 p1      61 x[2]
        xor ecx, dword [esp + 32]  ;   332.2 p2+p0   97 x[3]
        xor eax, ecx               ;   334.2 p0      63 x[2]
        xor esi, ecx               ;   334.2 p0      64 x[0]
        rol ecx, 0x19              ;   335.2 p1      65 x[3]
        mov edi, edx               ;   333.2 p1      63 x[2] copy
        shl edi, 7                 ;   334.2 p1      63 x[2]
        xor eax, edi               ;   335.2 p0      63 x[2]
        rol edx, 0x1f              ;   336.2 p1      66 x[1]
        xor ecx, eax               ;   336.2 p0      67 x[3]
        xor edx, eax               ;   337.2 p0      35 x
        rol eax, 0x1d              ;   338.2 p1      69 x[2]
        xor edx, esi               ;   338.2 p0      35 x
        mov edi, esi               ;   335.2 p1      67 x[3] copy
        shl edi, 3                 ;   336.2 p1      67 x[3]
        xor ecx, edi               ;   337.2 p0      67 x[3]
        rol esi, 0x13              ;   338.2 p1      70 x[0]
        xor edx, ecx               ;   339.2 p0      35 x
        mov edi, eax               ;   339.2 p1      35 x copy
        not edi                    ;   340.2 p0      35 x
        xor eax, esi               ;   339.2 p0      35 x
        or esi, edx                ;   340.2 p0      35 x
        xor esi, ecx               ;   341.2 p0      35 x
        and ecx, edx               ;   340.2 p0      35 x
        xor edx, edi               ;   341.2 p0      35 x
        xor ecx, eax               ;   341.2 p0      35 x
        and edi, esi               ;   342.2 p0      35 x
        xor edi, eax               ;   343.2 p0      97 x[2]
        and eax, esi               ;   342.2 p0      35 x
        xor esi, edx               ;   342.2 p0      35 x
        or edx, ecx                ;   342.2 p0      35 x
        xor edx, eax               ;   343.2 p0      35 x
        xor edi, esi               ;   344.2 p0      97 x[2]
        xor esi, edx               ;   344.2 p0      97 x[1]
        xor edx, dword [esp + 396] ;   344.2 p2+p0   97 x[0]
        rol edx, 0x1b              ;   345.2 p1      62 x[0]
        xor esi, dword [esp + 400] ;   345.2 p2+p0   97 x[1]
        xor edx, esi               ;   346.2 p0      64 x[0]
        xor edi, dword [esp + 404] ;   345.2 p2+p0   97 x[2]
        rol edi, 0xa               ;   346.2 p1      61 x[2]
        xor ecx, dword [esp + 408] ;   344.7 p2+p0   97 x[3]
        xor edi, ecx               ;   347.2 p0      63 x[2]
        xor edx, ecx               ;   347.2 p0      64 x[0]
        rol ecx, 0x19              ;   348.2 p1      65 x[3]
        mov ebp, esi               ;   346.2 p1      63 x[2] copy
        shl ebp, 7                 ;   347.2 p1      63 x[2]
        xor edi, ebp               ;   348.2 p0      63 x[2]
        rol esi, 0x1f              ;   349.2 p1      66 x[1]
        xor esi, edx               ;   350.2 p0      68 x[1]
        xor ecx, edi               ;   349.2 p0      67 x[3]
        xor esi, edi               ;   351.2 p0      68 x[1]
        rol edi, 0x1d              ;   352.2 p1      69 x[2]
        mov ebp, edx               ;   348.2 p1      67 x[3] copy
        shl ebp, 3                 ;   349.2 p1      67 x[3]
        xor ecx, ebp               ;   350.2 p0      67 x[3]
        rol edx, 0x13              ;   351.2 p1      70 x[0]
        mov ebp, edx               ;   352.2 p0      34 x copy
        or ebp, esi                ;   353.2 p0      34 x
        xor ebp, edi               ;   354.2 p0      34 x
        xor edx, ecx               ;   352.2 p0      34 x
        or edi, ecx                ;   353.2 p0      34 x
        mov eax, esi               ;   352.2 p1      34 x copy
        xor eax, edx               ;   353.2 p0      34 x
        and edi, eax               ;   354.2 p0      34 x
        and edx, ebp               ;   355.2 p0      34 x
        xor esi, edx               ;   356.2 p0      34 x
        xor edx, edi               ;   356.2 p0      34 x
        or edi, ecx                ;   355.2 p0      34 x
        xor ecx, ebp               ;   355.2 p0      34 x
        xor ebp, esi               ;   357.2 p0      34 x
        xor edi, ecx               ;   356.2 p0      34 x
        and ebp, edx               ;   358.2 p0      34 x
        xor esi, edi               ;   357.2 p0      97 x[0]
        xor edi, ebp               ;   359.2 p0      97 x[1]
        xor esi, dword [esp + 36]  ;   358.2 p2+p0   97 x[0]
        rol esi, 0x1b              ;   359.2 p1      62 x[0]
        xor edi, dword [esp + 412] ;   360.2 p2+p0   97 x[1]
        xor esi, edi               ;   361.2 p0      64 x[0]
        xor ecx, dword [esp + 40]  ;   358.7 p2+p0   97 x[2]
        rol ecx, 0xa               ;   359.7 p1      61 x[2]
        xor edx, dword [esp + 44]  ;   359.2 p2+p0   97 x[3]
        xor ecx, edx               ;   360.7 p0      63 x[2]
        xor esi, edx               ;   362.2 p0      64 x[0]
        rol edx, 0x19              ;   363.2 p1      65 x[3]
        mov ebp, edi               ;   361.2 p1      63 x[2] copy
        shl ebp, 7                 ;   362.2 p1      63 x[2]
        xor ecx, ebp               ;   363.2 p0      63 x[2]
        rol edi, 0x1f              ;   364.2 p1      66 x[1]
        xor edi, esi               ;   365.2 p0      68 x[1]
        xor edx, ecx               ;   364.2 p0      67 x[3]
        xor edi, ecx               ;   366.2 p0      68 x[1]
        rol ecx, 0x1d              ;   367.2 p1      69 x[2]
        mov ebp, esi               ;   363.2 p1      67 x[3] copy
        shl ebp, 3                 ;   364.2 p1      67 x[3]
        xor edx, ebp               ;   365.2 p0      67 x[3]
        rol esi, 0x13              ;   366.2 p1      70 x[0]
        mov ebp, esi               ;   367.2 p0      41 x copy
        xor esi, ecx               ;   368.2 p0      41 x
        not esi                    ;   369.2 p0      41 x
        and ebp, edx               ;   368.2 p0      41 x
        or ecx, edx                ;   368.2 p0      41 x
        xor edx, edi               ;   367.2 p0      41 x
        and edx, ecx               ;   369.2 p0      41 x
        or edi, ebp                ;   369.2 p0      41 x
        xor edi, esi               ;   370.2 p0      41 x
        or esi, ebp                ;   370.2 p0      41 x
        xor ecx, ebp               ;   369.2 p0      41 x
        xor ebp, esi               ;   371.2 p0      41 x
        xor esi, edx               ;   371.2 p0      41 x
        or ebp, ecx                ;   372.2 p0      41 x
        xor ecx, edi               ;   371.2 p0      41 x
        and edi, esi               ;   372.2 p0      41 x
        xor edx, ecx               ;   372.2 p0      97 x[0]
        xor ebp, ecx               ;   373.2 p0      97 x[2]
        xor edi, ecx               ;   373.2 p0      97 x[3]
        xor edx, dword [esp + 416] ;   373.2 p2+p0   97 x[0]
        rol edx, 0x1b              ;   374.2 p1      62 x[0]
        xor esi, dword [esp + 420] ;   373.2 p2+p0   97 x[1]
        xor edx, esi               ;   375.2 p0      64 x[0]
        xor ebp, dword [esp + 424] ;   374.2 p2+p0   97 x[2]
        rol ebp, 0xa               ;   375.2 p1      61 x[2]
        xor edi, dword [esp + 428] ;   374.7 p2+p0   97 x[3]
        xor ebp, edi               ;   376.2 p0      63 x[2]
        xor edx, edi               ;   376.2 p0      64 x[0]
        rol edi, 0x19              ;   377.2 p1      65 x[3]
        mov eax, esi               ;   374.2 p1      63 x[2] copy
        shl eax, 7                 ;   375.2 p1      63 x[2]
        xor ebp, eax               ;   377.2 p0      63 x[2]
        rol esi, 0x1f              ;   378.2 p1      66 x[1]
        xor esi, edx               ;   379.2 p0      68 x[1]
        xor edi, ebp               ;   378.2 p0      67 x[3]
        xor esi, ebp               ;   380.2 p0      68 x[1]
        rol ebp, 0x1d              ;   381.2 p1      69 x[2]
        mov eax, edx               ;   377.2 p1      67 x[3] copy
        shl eax, 3                 ;   378.2 p1      67 x[3]
        xor edi, eax               ;   379.2 p0      67 x[3]
        rol edx, 0x13              ;   380.2 p1      70 x[0]
        mov eax, esi               ;   381.2 p0      40 x copy
        not eax                    ;   382.2 p0      40 x
        xor esi, edi               ;   381.2 p0      40 x
        mov ecx, ebp               ;   382.2 p1      40 x copy
        not ecx                    ;   383.2 p0      40 x
        mov ebx, edx               ;   381.2 p1      40 x copy
        and ebx, ebp               ;   382.2 p0      40 x
        xor esi, ebx               ;   383.2 p0      40 x
        xor edx, ebp               ;   382.2 p0      40 x
        or edi, edx                ;   383.2 p0      40 x
        xor ecx, esi               ;   384.2 p0      40 x
        xor edi, esi               ;   384.2 p0      40 x
        and esi, edx               ;   384.2 p0      40 x
        xor edx, eax               ;   384.2 p0      40 x
        xor eax, esi               ;   385.2 p0      97 x[2]
        xor esi, ecx               ;   385.2 p0      40 x
        and edx, edi               ;   385.7 p0      40 x
        xor edx, esi               ;   386.7 p0      40 x
        and esi, edi               ;   386.7 p0      40 x
        xor eax, esi               ;   387.7 p0      97 x[2]
        xor edi, edx               ;   387.7 p0      97 x[0]
        xor edi, dword [esp + 432] ;   388.7 p2+p0   97 x[0]
        rol edi, 0x1b              ;   389.7 p1      62 x[0]
        xor ecx, dword [esp + 436] ;   388.7 p2+p0   97 x[1]
        xor edi, ecx               ;   390.7 p0      64 x[0]
        xor eax, dword [esp + 440] ;   389.7 p2+p0   97 x[2]
        rol eax, 0xa               ;   390.7 p1      61 x[2]
        xor edx, dword [esp + 444] ;   390.2 p2+p0   97 x[3]
        xor eax, edx               ;   391.7 p0      63 x[2]
        xor edi, edx               ;   391.7 p0      64 x[0]
        rol edx, 0x19              ;   392.7 p1      65 x[3]
        mov esi, ecx               ;   389.7 p1      63 x[2] copy
        shl esi, 7                 ;   390.7 p1      63 x[2]
        xor eax, esi               ;   392.7 p0      63 x[2]
        rol ecx, 0x1f              ;   393.7 p1      66 x[1]
        xor ecx, edi               ;   394.7 p0      68 x[1]
        xor edx, eax               ;   393.7 p0      67 x[3]
        xor ecx, eax               ;   395.7 p0      68 x[1]
        rol eax, 0x1d              ;   396.7 p1      69 x[2]
        mov esi, edi               ;   392.7 p1      67 x[3] copy
        shl esi, 3                 ;   393.7 p1      67 x[3]
        xor edx, esi               ;   394.7 p0      67 x[3]
        rol edi, 0x13              ;   395.7 p1      70 x[0]
        mov esi, ecx               ;   396.7 p0      39 x copy
        not esi                    ;   397.7 p0      39 x
        and ecx, edi               ;   396.7 p0      39 x
        or ecx, eax                ;   397.7 p0      39 x
        xor eax, edx               ;   397.7 p0      39 x
        and edx, edi               ;   396.7 p0      39 x
        xor eax, edi               ;   398.7 p0      39 x
        xor edx, esi               ;   398.7 p0      39 x
        xor ecx, edx               ;   399.7 p0      39 x
        xor eax, edx               ;   399.7 p0      39 x
        or edx, eax                ;   400.7 p0      39 x
        xor edx, edi               ;   401.7 p0      97 x[2]
        xor edi, esi               ;   400.2 p0      39 x
        not edi                    ;   401.2 p0      39 x
        or edi, ecx                ;   402.2 p0      39 x
        and esi, ecx               ;   401.7 p0      39 x
        xor edx, esi               ;   402.7 p0      97 x[2]
        xor esi, eax               ;   402.7 p0      97 x[0]
        xor eax, edi               ;   403.2 p0      97 x[1]
        xor esi, dword [esp + 448] ;   403.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   404.7 p1      62 x[0]
        xor eax, dword [esp + 452] ;   404.2 p2+p0   97 x[1]
        xor esi, eax               ;   405.7 p0      64 x[0]
        xor edx, dword [esp + 456] ;   405.2 p2+p0   97 x[2]
        rol edx, 0xa               ;   406.2 p1      61 x[2]
        xor ecx, dword [esp + 460] ;   405.7 p2+p0   97 x[3]
        xor edx, ecx               ;   407.2 p0      63 x[2]
        xor esi, ecx               ;   406.7 p0      64 x[0]
        rol ecx, 0x19              ;   407.7 p1      65 x[3]
        mov edi, eax               ;   405.2 p1      63 x[2] copy
        shl edi, 7                 ;   406.2 p1      63 x[2]
        xor edx, edi               ;   408.2 p0      63 x[2]
        rol eax, 0x1f              ;   409.2 p1      66 x[1]
        xor eax, esi               ;   410.2 p0      68 x[1]
        xor ecx, edx               ;   409.2 p0      67 x[3]
        xor eax, edx               ;   411.2 p0      68 x[1]
        rol edx, 0x1d              ;   412.2 p1      69 x[2]
        mov edi, esi               ;   407.7 p1      67 x[3] copy
        shl edi, 3                 ;   408.7 p1      67 x[3]
        xor ecx, edi               ;   410.2 p0      67 x[3]
        rol esi, 0x13              ;   411.2 p1      70 x[0]
        mov edi, edx               ;   413.2 p1      38 x copy
        or edx, ecx                ;   413.2 p0      38 x
        xor edi, esi               ;   414.2 p0      38 x
        and edi, edx               ;   415.2 p0      38 x
        xor edx, eax               ;   414.2 p0      38 x
        and eax, esi               ;   412.2 p0      38 x
        xor eax, ecx               ;   413.2 p0      38 x
        and ecx, esi               ;   412.7 p0      38 x
        not ecx                    ;   413.7 p0      38 x
        and edx, ecx               ;   415.2 p0      38 x
        xor eax, edi               ;   416.2 p0      38 x
        xor edx, edi               ;   416.2 p0      38 x
        or esi, edi                ;   416.2 p0      38 x
        not edi                    ;   416.2 p0      38 x
        xor ecx, esi               ;   417.2 p0      97 x[0]
        xor esi, eax               ;   417.2 p0      38 x
        or esi, edx                ;   418.2 p0      38 x
        xor edi, esi               ;   419.2 p0      97 x[2]
        xor ecx, edx               ;   418.2 p0      97 x[0]
        xor edx, eax               ;   418.7 p0      97 x[3]
        xor ecx, dword [esp + 464] ;   419.2 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   420.2 p1      62 x[0]
        xor eax, dword [esp + 468] ;   419.7 p2+p0   97 x[1]
        xor ecx, eax               ;   421.2 p0      64 x[0]
        xor edi, dword [esp + 472] ;   420.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   421.7 p1      61 x[2]
        xor edx, dword [esp + 476] ;   421.2 p2+p0   97 x[3]
        xor edi, edx               ;   422.7 p0      63 x[2]
        xor ecx, edx               ;   422.2 p0      64 x[0]
        rol edx, 0x19              ;   423.2 p1      65 x[3]
        mov esi, eax               ;   420.7 p1      63 x[2] copy
        shl esi, 7                 ;   421.7 p1      63 x[2]
        xor edi, esi               ;   423.7 p0      63 x[2]
        rol eax, 0x1f              ;   424.7 p1      66 x[1]
        xor eax, ecx               ;   425.7 p0      68 x[1]
        xor edx, edi               ;   424.7 p0      67 x[3]
        xor eax, edi               ;   426.7 p0      68 x[1]
        rol edi, 0x1d              ;   427.7 p1      69 x[2]
        mov esi, ecx               ;   423.2 p1      67 x[3] copy
        shl esi, 3                 ;   424.2 p1      67 x[3]
        xor edx, esi               ;   425.7 p0      67 x[3]
        rol ecx, 0x13              ;   426.7 p1      70 x[0]
        mov esi, eax               ;   427.7 p1      37 x copy
        xor esi, edi               ;   428.7 p0      37 x
        and eax, esi               ;   429.7 p0      37 x
        xor eax, ecx               ;   430.7 p0      37 x
        and ecx, edi               ;   428.7 p0      37 x
        xor edi, edx               ;   428.7 p0      37 x
        or edx, eax                ;   431.7 p0      37 x
        xor ecx, esi               ;   429.7 p0      37 x
        xor edx, esi               ;   432.7 p0      37 x
        xor edi, ecx               ;   430.7 p0      37 x
        xor eax, edi               ;   431.7 p0      37 x
        or esi, edx                ;   433.7 p0      37 x
        xor esi, eax               ;   434.7 p0      37 x
        xor ecx, esi               ;   435.7 p0      97 x[2]
        or eax, edx                ;   433.7 p0      37 x
        xor eax, edi               ;   434.7 p0      97 x[3]
        and edi, edx               ;   433.7 p0      37 x
        xor esi, edi               ;   435.7 p0      97 x[1]
        xor edx, dword [esp + 480] ;   433.7 p2+p0   97 x[0]
        rol edx, 0x1b              ;   434.7 p1      62 x[0]
        xor esi, dword [esp + 484] ;   436.7 p2+p0   97 x[1]
        xor edx, esi               ;   437.7 p0      64 x[0]
        xor ecx, dword [esp + 488] ;   436.7 p2+p0   97 x[2]
        rol ecx, 0xa               ;   437.7 p1      61 x[2]
        xor eax, dword [esp + 492] ;   435.7 p2+p0   97 x[3]
        xor ecx, eax               ;   438.7 p0      63 x[2]
        xor edx, eax               ;   438.7 p0      64 x[0]
        rol eax, 0x19              ;   439.7 p1      65 x[3]
        mov edi, esi               ;   437.7 p1      63 x[2] copy
        shl edi, 7                 ;   438.7 p1      63 x[2]
        xor ecx, edi               ;   439.7 p0      63 x[2]
        rol esi, 0x1f              ;   440.7 p1      66 x[1]
        xor esi, edx               ;   441.7 p0      68 x[1]
        xor eax, ecx               ;   440.7 p0      67 x[3]
        xor esi, ecx               ;   442.7 p0      68 x[1]
        rol ecx, 0x1d              ;   443.7 p1      69 x[2]
        xor ecx, esi               ;   444.7 p0      36 x
        mov edi, edx               ;   439.7 p1      67 x[3] copy
        shl edi, 3                 ;   440.7 p1      67 x[3]
        xor eax, edi               ;   441.7 p0      67 x[3]
        rol edx, 0x13              ;   442.7 p1      70 x[0]
        xor ecx, eax               ;   445.7 p0      36 x
        mov edi, eax               ;   442.7 p1      36 x copy
        xor edi, edx               ;   443.7 p0      36 x
        and eax, ecx               ;   446.7 p0      36 x
        xor eax, esi               ;   447.7 p0      36 x
        xor edx, ecx               ;   446.7 p0      36 x
        not edx                    ;   447.7 p0      36 x
        or esi, ecx                ;   446.7 p0      36 x
        xor esi, edi               ;   447.7 p0      36 x
        and edi, eax               ;   448.7 p0      36 x
        xor eax, edx               ;   448.7 p0      97 x[2]
        and edx, esi               ;   448.7 p0      36 x
        or edx, edi                ;   449.7 p0      36 x
        xor ecx, edi               ;   449.7 p0      97 x[1]
        xor eax, edi               ;   449.7 p0      97 x[2]
        xor esi, dword [esp + 496] ;   448.7 p2+p0   97 x[0]
        rol esi, 0x1b              ;   449.7 p1      62 x[0]
        xor ecx, dword [esp + 500] ;   450.7 p2+p0   97 x[1]
        xor esi, ecx               ;   451.7 p0      64 x[0]
        xor eax, dword [esp + 504] ;   450.7 p2+p0   97 x[2]
        rol eax, 0xa               ;   451.7 p1      61 x[2]
        xor edx, dword [esp + 48]  ;   450.7 p2+p0   97 x[3]
        xor eax, edx               ;   452.7 p0      63 x[2]
        xor esi, edx               ;   452.7 p0      64 x[0]
        rol edx, 0x19              ;   453.7 p1      65 x[3]
        mov edi, ecx               ;   451.7 p1      63 x[2] copy
        shl edi, 7                 ;   452.7 p1      63 x[2]
        xor eax, edi               ;   453.7 p0      63 x[2]
        rol ecx, 0x1f              ;   454.7 p1      66 x[1]
        xor edx, eax               ;   454.7 p0      67 x[3]
        xor ecx, eax               ;   455.7 p0      35 x
        rol eax, 0x1d              ;   456.7 p1      69 x[2]
        xor ecx, esi               ;   456.7 p0      35 x
        mov edi, esi               ;   453.7 p1      67 x[3] copy
        shl edi, 3                 ;   454.7 p1      67 x[3]
        xor edx, edi               ;   455.7 p0      67 x[3]
        rol esi, 0x13              ;   456.7 p1      70 x[0]
        xor ecx, edx               ;   457.7 p0      35 x
        mov edi, eax               ;   457.7 p1      35 x copy
        not edi                    ;   458.7 p0      35 x
        xor eax, esi               ;   457.7 p0      35 x
        or esi, ecx                ;   458.7 p0      35 x
        xor esi, edx               ;   459.7 p0      35 x
        and edx, ecx               ;   458.7 p0      35 x
        xor ecx, edi               ;   459.7 p0      35 x
        xor edx, eax               ;   459.7 p0      35 x
        and edi, esi               ;   460.7 p0      35 x
        xor edi, eax               ;   461.7 p0      97 x[2]
        and eax, esi               ;   460.7 p0      35 x
        xor esi, ecx               ;   460.7 p0      35 x
        or ecx, edx                ;   460.7 p0      35 x
        xor ecx, eax               ;   461.7 p0      35 x
        xor edi, esi               ;   462.7 p0      97 x[2]
        xor esi, ecx               ;   462.7 p0      97 x[1]
        xor ecx, dword [esp + 508] ;   462.7 p2+p0   97 x[0]
        rol ecx, 0x1b              ;   463.7 p1      62 x[0]
        xor esi, dword [esp + 512] ;   463.7 p2+p0   97 x[1]
        xor ecx, esi               ;   464.7 p0      64 x[0]
        xor edi, dword [esp + 516] ;   463.7 p2+p0   97 x[2]
        rol edi, 0xa               ;   464.7 p1      61 x[2]
        xor edx, dword [esp + 520] ;   463.2 p2+p0   97 x[3]
        xor edi, edx               ;   465.7 p0      63 x[2]
        xor ecx, edx               ;   465.7 p0      64 x[0]
        rol edx, 0x19              ;   466.7 p1      65 x[3]
        mov ebp, esi               ;   464.7 p1      63 x[2] copy
        shl ebp, 7                 ;   465.7 p1      63 x[2]
        xor edi, ebp               ;   466.7 p0      63 x[2]
        rol esi, 0x1f              ;   467.7 p1      66 x[1]
        xor esi, ecx               ;   468.7 p0      68 x[1]
        xor edx, edi               ;   467.7 p0      67 x[3]
        xor esi, edi               ;   469.7 p0      68 x[1]
        rol edi, 0x1d              ;   470.7 p1      69 x[2]
        mov ebp, ecx               ;   466.7 p1      67 x[3] copy
        shl ebp, 3                 ;   467.7 p1      67 x[3]
        xor edx, ebp               ;   468.7 p0      67 x[3]
        rol ecx, 0x13              ;   469.7 p1      70 x[0]
        mov ebp, ecx               ;   470.7 p0      34 x copy
        or ebp, esi                ;   471.7 p0      34 x
        xor ebp, edi               ;   472.7 p0      34 x
        xor ecx, edx               ;   470.7 p0      34 x
        or edi, edx                ;   471.7 p0      34 x
        mov eax, esi               ;   470.7 p1      34 x copy
        xor eax, ecx               ;   471.7 p0      34 x
        and edi, eax               ;   472.7 p0      34 x
        and ecx, ebp               ;   473.7 p0      34 x
        xor esi, ecx               ;   474.7 p0      34 x
        xor ecx, edi               ;   474.7 p0      34 x
        or edi, edx                ;   473.7 p0      34 x
        xor edx, ebp               ;   473.7 p0      34 x
        xor ebp, esi               ;   475.7 p0      34 x
        xor edi, edx               ;   474.7 p0      34 x
        and ebp, ecx               ;   476.7 p0      34 x
        xor esi, edi               ;   475.7 p0      97 x[0]
        xor edi, ebp               ;   477.7 p0      97 x[1]
        xor esi, dword [esp + 52]  ;   476.7 p2+p0   97 x[0]
        mov ebp, dword [esp + 532] ;   473.0 p2      99 dst reload
        mov dword [ebp], esi       ;   477.7 p0+p3   99 dst
        xor edi, dword [esp + 524] ;   478.7 p2+p0   97 x[1]
        mov dword [ebp + 4], edi   ;   479.7 p0+p3   99 dst
        xor edx, dword [esp + 56]  ;   478.7 p2+p0   97 x[2]
        mov dword [ebp + 8], edx   ;   479.7 p0+p3   99 dst
        xor ecx, dword [esp + 60]  ;   480.2 p2+p0   97 x[3]
        mov dword [ebp + 12], ecx  ;   481.2 p0+p3   99 dst
        add ebp, 0x10              ;   477.0 p1      90 blocks
        mov esi, dword [esp + 536] ;   477.0 p2      90 blocks
        add esi, 0x10              ;   481.0 p1      90 blocks
        cmp esi, dword [esp + 528] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 564], esi ;                    resident
        mov dword [esp + 568], ebp ;                    resident
.blocks_1_done:
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x87              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x21c             ;                    frame
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
