; serpent_encrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu northwood
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 532 bytes, 4 instructions, one of them for 133 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 332 uops, planned 267.0; bounds: width 110.7, ports 266.0, path 4.5
;   blocks: 1362 uops, planned 668.5; bounds: width 454.0, ports 442.0, path 629.0
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
%fatal "serpent_encrypt is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_serpent_encrypt
$_serpent_encrypt:
%else
        global $serpent_encrypt
%endif
$serpent_encrypt:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x214             ;                    frame
        mov esi, dword [esp + 552] ;     0.0 p2      80 x[0] reload
        mov edi, dword [esi + 48]  ;     2.0 p2      80 x[0]
        not edi                    ;     4.0 p0      80 x[0]
        mov dword [esp + 0], edi   ;     4.5 p0+p3   80 x[0]
        mov edi, dword [esi + 56]  ;     2.0 p2      80 x[2]
        not edi                    ;     4.0 p0      80 x[2]
        mov dword [esp + 4], edi   ;     4.5 p0+p3   80 x[2]
        mov edi, dword [esi + 60]  ;     3.0 p2      80 x[3]
        not edi                    ;     5.0 p0      80 x[3]
        mov dword [esp + 8], edi   ;     5.5 p0+p3   80 x[3]
        mov edi, dword [esi + 64]  ;     4.0 p2      80 x[0]
        not edi                    ;     6.0 p0      80 x[0]
        mov dword [esp + 12], edi  ;     7.0 p0+p3   80 x[0]
        mov edi, dword [esi + 68]  ;     5.0 p2      80 x[1]
        not edi                    ;     7.0 p0      80 x[1]
        mov dword [esp + 16], edi  ;     9.0 p0+p3   80 x[1]
        mov edi, dword [esi + 72]  ;     6.0 p2      80 x[2]
        not edi                    ;     8.2 p0      80 x[2]
        mov dword [esp + 20], edi  ;    11.0 p0+p3   80 x[2]
        mov edi, dword [esi + 80]  ;     7.0 p2      80 x[0]
        not edi                    ;     9.7 p0      80 x[0]
        mov dword [esp + 24], edi  ;    13.0 p0+p3   80 x[0]
        mov edi, dword [esi + 112] ;     8.0 p2      80 x[0]
        not edi                    ;    11.2 p0      80 x[0]
        mov dword [esp + 28], edi  ;    15.0 p0+p3   80 x[0]
        mov edi, dword [esi + 116] ;     9.0 p2      80 x[1]
        not edi                    ;    12.7 p0      80 x[1]
        mov dword [esp + 32], edi  ;    17.0 p0+p3   80 x[1]
        mov edi, dword [esi + 136] ;    10.0 p2      80 x[2]
        not edi                    ;    14.2 p0      80 x[2]
        mov dword [esp + 36], edi  ;    19.0 p0+p3   80 x[2]
        mov edi, dword [esi + 176] ;    11.0 p2      80 x[0]
        not edi                    ;    15.7 p0      80 x[0]
        mov dword [esp + 40], edi  ;    21.0 p0+p3   80 x[0]
        mov edi, dword [esi + 184] ;    12.0 p2      80 x[2]
        not edi                    ;    17.2 p0      80 x[2]
        mov dword [esp + 44], edi  ;    23.0 p0+p3   80 x[2]
        mov edi, dword [esi + 188] ;    13.0 p2      80 x[3]
        not edi                    ;    18.7 p0      80 x[3]
        mov dword [esp + 48], edi  ;    25.0 p0+p3   80 x[3]
        mov edi, dword [esi + 192] ;    14.0 p2      80 x[0]
        not edi                    ;    20.2 p0      80 x[0]
        mov dword [esp + 52], edi  ;    27.0 p0+p3   80 x[0]
        mov edi, dword [esi + 196] ;    15.0 p2      80 x[1]
        not edi                    ;    21.7 p0      80 x[1]
        mov dword [esp + 56], edi  ;    29.0 p0+p3   80 x[1]
        mov edi, dword [esi + 200] ;    16.0 p2      80 x[2]
        not edi                    ;    23.2 p0      80 x[2]
        mov dword [esp + 60], edi  ;    31.0 p0+p3   80 x[2]
        mov edi, dword [esi + 208] ;    17.0 p2      80 x[0]
        not edi                    ;    24.7 p0      80 x[0]
        mov dword [esp + 64], edi  ;    33.0 p0+p3   80 x[0]
        mov edi, dword [esi + 228] ;    18.0 p2      80 x[1]
        not edi                    ;    26.2 p0      80 x[1]
        mov dword [esp + 68], edi  ;    35.0 p0+p3   80 x[1]
        mov edi, dword [esi + 240] ;    19.0 p2      80 x[0]
        not edi                    ;    27.7 p0      80 x[0]
        mov dword [esp + 72], edi  ;    37.0 p0+p3   80 x[0]
        mov edi, dword [esi + 244] ;    20.0 p2      80 x[1]
        not edi                    ;    29.2 p0      80 x[1]
        mov dword [esp + 76], edi  ;    39.0 p0+p3   80 x[1]
        mov edi, dword [esi + 264] ;    21.0 p2      80 x[2]
        not edi                    ;    30.7 p0      80 x[2]
        mov dword [esp + 80], edi  ;    41.0 p0+p3   80 x[2]
        mov edi, dword [esi + 304] ;    22.0 p2      80 x[0]
        not edi                    ;    32.2 p0      80 x[0]
        mov dword [esp + 84], edi  ;    43.0 p0+p3   80 x[0]
        mov edi, dword [esi + 312] ;    23.0 p2      80 x[2]
        not edi                    ;    33.7 p0      80 x[2]
        mov dword [esp + 88], edi  ;    45.0 p0+p3   80 x[2]
        mov edi, dword [esi + 316] ;    24.0 p2      80 x[3]
        not edi                    ;    35.2 p0      80 x[3]
        mov dword [esp + 92], edi  ;    47.0 p0+p3   80 x[3]
        mov edi, dword [esi + 320] ;    25.0 p2      80 x[0]
        not edi                    ;    36.7 p0      80 x[0]
        mov dword [esp + 96], edi  ;    49.0 p0+p3   80 x[0]
        mov edi, dword [esi + 324] ;    26.0 p2      80 x[1]
        not edi                    ;    38.2 p0      80 x[1]
        mov dword [esp + 100], edi ;    51.0 p0+p3   80 x[1]
        mov edi, dword [esi + 328] ;    27.0 p2      80 x[2]
        not edi                    ;    39.7 p0      80 x[2]
        mov dword [esp + 104], edi ;    53.0 p0+p3   80 x[2]
        mov edi, dword [esi + 336] ;    28.0 p2      80 x[0]
        not edi                    ;    41.2 p0      80 x[0]
        mov dword [esp + 108], edi ;    55.0 p0+p3   80 x[0]
        mov edi, dword [esi + 356] ;    29.0 p2      80 x[1]
        not edi                    ;    42.7 p0      80 x[1]
        mov dword [esp + 112], edi ;    57.0 p0+p3   80 x[1]
        mov edi, dword [esi + 368] ;    30.0 p2      80 x[0]
        not edi                    ;    44.2 p0      80 x[0]
        mov dword [esp + 116], edi ;    59.0 p0+p3   80 x[0]
        mov edi, dword [esi + 372] ;    31.0 p2      80 x[1]
        not edi                    ;    45.7 p0      80 x[1]
        mov dword [esp + 120], edi ;    61.0 p0+p3   80 x[1]
        mov edi, dword [esi + 392] ;    32.0 p2      80 x[2]
        not edi                    ;    47.2 p0      80 x[2]
        mov dword [esp + 124], edi ;    63.0 p0+p3   80 x[2]
        mov edi, dword [esi + 432] ;    33.0 p2      80 x[0]
        not edi                    ;    48.7 p0      80 x[0]
        mov dword [esp + 128], edi ;    65.0 p0+p3   80 x[0]
        mov edi, dword [esi + 440] ;    34.0 p2      80 x[2]
        not edi                    ;    50.2 p0      80 x[2]
        mov dword [esp + 132], edi ;    67.0 p0+p3   80 x[2]
        mov edi, dword [esi + 444] ;    35.0 p2      80 x[3]
        not edi                    ;    51.7 p0      80 x[3]
        mov dword [esp + 136], edi ;    69.0 p0+p3   80 x[3]
        mov edi, dword [esi + 448] ;    36.0 p2      80 x[0]
        not edi                    ;    53.2 p0      80 x[0]
        mov dword [esp + 140], edi ;    71.0 p0+p3   80 x[0]
        mov edi, dword [esi + 452] ;    37.0 p2      80 x[1]
        not edi                    ;    54.7 p0      80 x[1]
        mov dword [esp + 144], edi ;    73.0 p0+p3   80 x[1]
        mov edi, dword [esi + 456] ;    38.0 p2      80 x[2]
        not edi                    ;    56.2 p0      80 x[2]
        mov dword [esp + 148], edi ;    75.0 p0+p3   80 x[2]
        mov edi, dword [esi + 464] ;    39.0 p2      80 x[0]
        not edi                    ;    57.7 p0      80 x[0]
        mov dword [esp + 152], edi ;    77.0 p0+p3   80 x[0]
        mov edi, dword [esi + 484] ;    40.0 p2      80 x[1]
        not edi                    ;    59.2 p0      80 x[1]
        mov dword [esp + 156], edi ;    79.0 p0+p3   80 x[1]
        mov edi, dword [esi + 496] ;    41.0 p2      80 x[0]
        not edi                    ;    60.7 p0      80 x[0]
        mov dword [esp + 160], edi ;    81.0 p0+p3   80 x[0]
        mov edi, dword [esi + 500] ;    42.0 p2      80 x[1]
        not edi                    ;    62.2 p0      80 x[1]
        mov dword [esp + 164], edi ;    83.0 p0+p3   80 x[1]
        mov edi, dword [esi + 516] ;    43.0 p2      84 dst
        not edi                    ;    63.7 p0      84 dst
        mov dword [esp + 168], edi ;    85.0 p0+p3   84 dst
        mov edi, dword [esi + 520] ;    44.0 p2      84 dst
        not edi                    ;    65.2 p0      84 dst
        mov dword [esp + 172], edi ;    87.0 p0+p3   84 dst
        mov edi, dword [esi + 524] ;    45.0 p2      84 dst
        not edi                    ;    66.7 p0      84 dst
        mov dword [esp + 176], edi ;    89.0 p0+p3   84 dst
        mov edi, dword [esi]       ;    46.0 p2      76 rk
        mov dword [esp + 180], edi ;    91.0 p0+p3   76 rk
        mov edi, dword [esi + 4]   ;    47.0 p2      76 rk
        mov dword [esp + 184], edi ;    93.0 p0+p3   76 rk
        mov edi, dword [esi + 8]   ;    48.0 p2      76 rk
        mov dword [esp + 188], edi ;    95.0 p0+p3   76 rk
        mov edi, dword [esi + 12]  ;    49.0 p2      76 rk
        mov dword [esp + 192], edi ;    97.0 p0+p3   76 rk
        mov edi, dword [esi + 20]  ;    50.0 p2      76 rk
        mov dword [esp + 196], edi ;    99.0 p0+p3   76 rk
        mov edi, dword [esi + 32]  ;    51.0 p2      76 rk
        mov dword [esp + 200], edi ;   101.0 p0+p3   76 rk
        mov edi, dword [esi + 36]  ;    52.0 p2      76 rk
        mov dword [esp + 204], edi ;   103.0 p0+p3   76 rk
        mov edi, dword [esi + 40]  ;    53.0 p2      76 rk
        mov dword [esp + 208], edi ;   105.0 p0+p3   76 rk
        mov edi, dword [esi + 44]  ;    54.0 p2      76 rk
        mov dword [esp + 212], edi ;   107.0 p0+p3   76 rk
        mov edi, dword [esi + 52]  ;    55.0 p2      76 rk
        mov dword [esp + 216], edi ;   109.0 p0+p3   76 rk
        mov edi, dword [esi + 76]  ;    56.0 p2      76 rk
        mov dword [esp + 220], edi ;   111.0 p0+p3   76 rk
        mov edi, dword [esi + 84]  ;    57.0 p2      76 rk
        mov dword [esp + 224], edi ;   113.0 p0+p3   76 rk
        mov edi, dword [esi + 88]  ;    58.0 p2      76 rk
        mov dword [esp + 228], edi ;   115.0 p0+p3   76 rk
        mov edi, dword [esi + 92]  ;    59.0 p2      76 rk
        mov dword [esp + 232], edi ;   117.0 p0+p3   76 rk
        mov edi, dword [esi + 96]  ;    60.0 p2      76 rk
        mov dword [esp + 236], edi ;   119.0 p0+p3   76 rk
        mov edi, dword [esi + 104] ;    61.0 p2      76 rk
        mov dword [esp + 240], edi ;   121.0 p0+p3   76 rk
        mov edi, dword [esi + 108] ;    62.0 p2      76 rk
        mov dword [esp + 244], edi ;   123.0 p0+p3   76 rk
        mov edi, dword [esi + 124] ;    63.0 p2      76 rk
        mov dword [esp + 248], edi ;   125.0 p0+p3   76 rk
        mov edi, dword [esi + 128] ;    64.0 p2      76 rk
        mov dword [esp + 252], edi ;   127.0 p0+p3   76 rk
        mov edi, dword [esi + 132] ;    65.0 p2      76 rk
        mov dword [esp + 256], edi ;   129.0 p0+p3   76 rk
        mov edi, dword [esi + 140] ;    66.0 p2      76 rk
        mov dword [esp + 260], edi ;   131.0 p0+p3   76 rk
        mov edi, dword [esi + 148] ;    67.0 p2      76 rk
        mov dword [esp + 264], edi ;   133.0 p0+p3   76 rk
        mov edi, dword [esi + 160] ;    68.0 p2      76 rk
        mov dword [esp + 268], edi ;   135.0 p0+p3   76 rk
        mov edi, dword [esi + 164] ;    69.0 p2      76 rk
        mov dword [esp + 272], edi ;   137.0 p0+p3   76 rk
        mov edi, dword [esi + 168] ;    70.0 p2      76 rk
        mov dword [esp + 276], edi ;   139.0 p0+p3   76 rk
        mov edi, dword [esi + 172] ;    71.0 p2      76 rk
        mov dword [esp + 280], edi ;   141.0 p0+p3   76 rk
        mov edi, dword [esi + 180] ;    72.0 p2      76 rk
        mov dword [esp + 284], edi ;   143.0 p0+p3   76 rk
        mov edi, dword [esi + 204] ;    73.0 p2      76 rk
        mov dword [esp + 288], edi ;   145.0 p0+p3   76 rk
        mov edi, dword [esi + 212] ;    74.0 p2      76 rk
        mov dword [esp + 292], edi ;   147.0 p0+p3   76 rk
        mov edi, dword [esi + 216] ;    75.0 p2      76 rk
        mov dword [esp + 296], edi ;   149.0 p0+p3   76 rk
        mov edi, dword [esi + 220] ;    76.0 p2      76 rk
        mov dword [esp + 300], edi ;   151.0 p0+p3   76 rk
        mov edi, dword [esi + 224] ;    77.0 p2      76 rk
        mov dword [esp + 304], edi ;   153.0 p0+p3   76 rk
        mov edi, dword [esi + 232] ;    78.0 p2      76 rk
        mov dword [esp + 308], edi ;   155.0 p0+p3   76 rk
        mov edi, dword [esi + 236] ;    79.0 p2      76 rk
        mov dword [esp + 312], edi ;   157.0 p0+p3   76 rk
        mov edi, dword [esi + 252] ;    80.0 p2      76 rk
        mov dword [esp + 316], edi ;   159.0 p0+p3   76 rk
        mov edi, dword [esi + 256] ;    81.0 p2      76 rk
        mov dword [esp + 320], edi ;   161.0 p0+p3   76 rk
        mov edi, dword [esi + 260] ;    82.0 p2      76 rk
        mov dword [esp + 324], edi ;   163.0 p0+p3   76 rk
        mov edi, dword [esi + 268] ;    83.0 p2      76 rk
        mov dword [esp + 328], edi ;   165.0 p0+p3   76 rk
        mov edi, dword [esi + 276] ;    84.0 p2      76 rk
        mov dword [esp + 332], edi ;   167.0 p0+p3   76 rk
        mov edi, dword [esi + 288] ;    85.0 p2      76 rk
        mov dword [esp + 336], edi ;   169.0 p0+p3   76 rk
        mov edi, dword [esi + 292] ;    86.0 p2      76 rk
        mov dword [esp + 340], edi ;   171.0 p0+p3   76 rk
        mov edi, dword [esi + 296] ;    87.0 p2      76 rk
        mov dword [esp + 344], edi ;   173.0 p0+p3   76 rk
        mov edi, dword [esi + 300] ;    88.0 p2      76 rk
        mov dword [esp + 348], edi ;   175.0 p0+p3   76 rk
        mov edi, dword [esi + 308] ;    89.0 p2      76 rk
        mov dword [esp + 352], edi ;   177.0 p0+p3   76 rk
        mov edi, dword [esi + 332] ;    90.0 p2      76 rk
        mov dword [esp + 356], edi ;   179.0 p0+p3   76 rk
        mov edi, dword [esi + 340] ;    91.0 p2      76 rk
        mov dword [esp + 360], edi ;   181.0 p0+p3   76 rk
        mov edi, dword [esi + 344] ;    92.0 p2      76 rk
        mov dword [esp + 364], edi ;   183.0 p0+p3   76 rk
        mov edi, dword [esi + 348] ;    93.0 p2      76 rk
        mov dword [esp + 368], edi ;   185.0 p0+p3   76 rk
        mov edi, dword [esi + 352] ;    94.0 p2      76 rk
        mov dword [esp + 372], edi ;   187.0 p0+p3   76 rk
        mov edi, dword [esi + 360] ;    95.0 p2      76 rk
        mov dword [esp + 376], edi ;   189.0 p0+p3   76 rk
        mov edi, dword [esi + 364] ;    96.0 p2      76 rk
        mov dword [esp + 380], edi ;   191.0 p0+p3   76 rk
        mov edi, dword [esi + 380] ;    97.0 p2      76 rk
        mov dword [esp + 384], edi ;   193.0 p0+p3   76 rk
        mov edi, dword [esi + 384] ;    98.0 p2      76 rk
        mov dword [esp + 388], edi ;   195.0 p0+p3   76 rk
        mov edi, dword [esi + 388] ;    99.0 p2      76 rk
        mov dword [esp + 392], edi ;   197.0 p0+p3   76 rk
        mov edi, dword [esi + 396] ;   100.0 p2      76 rk
        mov dword [esp + 396], edi ;   199.0 p0+p3   76 rk
        mov edi, dword [esi + 404] ;   101.0 p2      76 rk
        mov dword [esp + 400], edi ;   201.0 p0+p3   76 rk
        mov edi, dword [esi + 416] ;   102.0 p2      76 rk
        mov dword [esp + 404], edi ;   203.0 p0+p3   76 rk
        mov edi, dword [esi + 420] ;   103.0 p2      76 rk
        mov dword [esp + 408], edi ;   205.0 p0+p3   76 rk
        mov edi, dword [esi + 424] ;   104.0 p2      76 rk
        mov dword [esp + 412], edi ;   207.0 p0+p3   76 rk
        mov edi, dword [esi + 428] ;   105.0 p2      76 rk
        mov dword [esp + 416], edi ;   209.0 p0+p3   76 rk
        mov edi, dword [esi + 436] ;   106.0 p2      76 rk
        mov dword [esp + 420], edi ;   211.0 p0+p3   76 rk
        mov edi, dword [esi + 460] ;   107.0 p2      76 rk
        mov dword [esp + 424], edi ;   213.0 p0+p3   76 rk
        mov edi, dword [esi + 468] ;   108.0 p2      76 rk
        mov dword [esp + 428], edi ;   215.0 p0+p3   76 rk
        mov edi, dword [esi + 472] ;   109.0 p2      76 rk
        mov dword [esp + 432], edi ;   217.0 p0+p3   76 rk
        mov edi, dword [esi + 476] ;   110.0 p2      76 rk
        mov dword [esp + 436], edi ;   219.0 p0+p3   76 rk
        mov edi, dword [esi + 480] ;   111.0 p2      76 rk
        mov dword [esp + 440], edi ;   221.0 p0+p3   76 rk
        mov edi, dword [esi + 100] ;   112.0 p2      80 x[1]
        not edi                    ;   134.2 p0      80 x[1]
        mov dword [esp + 444], edi ;   223.0 p0+p3   80 x[1]
        mov edi, dword [esi + 488] ;   113.0 p2      76 rk
        mov dword [esp + 448], edi ;   225.0 p0+p3   76 rk
        mov edi, dword [esi + 492] ;   114.0 p2      76 rk
        mov dword [esp + 452], edi ;   227.0 p0+p3   76 rk
        mov edi, dword [esi + 508] ;   115.0 p2      76 rk
        mov dword [esp + 456], edi ;   229.0 p0+p3   76 rk
        mov edi, dword [esi + 512] ;   116.0 p2      76 rk
        mov dword [esp + 460], edi ;   231.0 p0+p3   76 rk
        mov edi, dword [esi + 16]  ;   117.0 p2      80 x[0]
        xor edi, 0xffff8fff        ;   139.7 p0      80 x[0]
        mov dword [esp + 464], edi ;   233.0 p0+p3   80 x[0]
        mov edi, dword [esi + 24]  ;   118.0 p2      80 x[2]
        xor edi, 0xe0000000        ;   141.2 p0      80 x[2]
        mov dword [esp + 468], edi ;   235.0 p0+p3   80 x[2]
        mov edi, dword [esi + 28]  ;   119.0 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   142.7 p0      80 x[3]
        mov dword [esp + 472], edi ;   237.0 p0+p3   80 x[3]
        mov edi, dword [esi + 144] ;   120.0 p2      80 x[0]
        xor edi, 0xffff8fff        ;   144.2 p0      80 x[0]
        mov dword [esp + 476], edi ;   239.0 p0+p3   80 x[0]
        mov edi, dword [esi + 152] ;   121.0 p2      80 x[2]
        xor edi, 0xe0000000        ;   145.7 p0      80 x[2]
        mov ecx, dword [esi + 408] ;   122.0 p2      80 x[2]
        xor ecx, 0xe0000000        ;   146.2 p0      80 x[2]
        mov dword [esp + 480], ecx ;   241.0 p0+p3   80 x[2]
        mov ebp, dword [esi + 376] ;   124.3 p2      80 x[2]
        mov dword [esp + 484], edi ;   243.0 p0+p3   80 x[2]
        mov edi, dword [esi + 156] ;   126.3 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   148.7 p0      80 x[3]
        mov dword [esp + 488], edi ;   245.0 p0+p3   80 x[3]
        mov edi, dword [esi + 248] ;   130.0 p2      80 x[2]
        xor edi, 0xe03fffff        ;   150.2 p0      80 x[2]
        mov dword [esp + 492], edi ;   247.0 p0+p3   80 x[2]
        mov edi, dword [esi + 272] ;   132.3 p2      80 x[0]
        xor edi, 0xffff8fff        ;   151.7 p0      80 x[0]
        mov dword [esp + 496], edi ;   249.0 p0+p3   80 x[0]
        mov edi, dword [esi + 280] ;   136.0 p2      80 x[2]
        xor edi, 0xe0000000        ;   153.2 p0      80 x[2]
        mov edx, dword [esi + 412] ;   138.0 p2      80 x[3]
        mov dword [esp + 500], edi ;   251.0 p0+p3   80 x[2]
        mov edi, dword [esi + 284] ;   140.0 p2      80 x[3]
        mov eax, dword [esi + 400] ;   141.0 p2      80 x[0]
        xor edx, 0xfffffc7f        ;   154.7 p0      80 x[3]
        mov ebx, dword [esi + 504] ;   142.3 p2      80 x[2]
        mov esi, dword [esi + 120] ;   144.0 p2      80 x[2]
        xor esi, 0xe03fffff        ;   155.2 p0      80 x[2]
        mov dword [esp + 504], esi ;   253.0 p0+p3   80 x[2]
        mov esi, dword [esp + 564] ;   146.3 p2      76 rk
        xor ebp, 0xe03fffff        ;   156.7 p0      80 x[2]
        xor eax, 0xffff8fff        ;   157.2 p0      80 x[0]
        mov dword [esp + 508], edx ;   255.0 p0+p3   80 x[3]
        xor ebx, 0xe03fffff        ;   158.7 p0      80 x[2]
        mov dword [esp + 512], ebp ;   257.0 p0+p3   80 x[2]
        mov dword [esp + 516], ebx ;   259.0 p0+p3   80 x[2]
        shl esi, 4                 ;   154.0 p1      76 rk
        add esi, dword [esp + 556] ;   158.0 p2+p1   76 rk
        mov dword [esp + 520], esi ;   261.0 p0+p3   76 rk
        mov dword [esp + 524], eax ;   263.0 p0+p3   80 x[0]
        xor edi, 0xfffffc7f        ;   163.2 p0      80 x[3]
        mov dword [esp + 528], edi ;   265.0 p0+p3   80 x[3]
        cmp dword [esp + 564], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 556] ;                    resident
        mov edi, dword [esp + 560] ;                    resident
        align 16
.blocks_1:
        mov ecx, dword [esi + 8]   ;     0.0 p2      80 x[2]
        mov eax, dword [esi + 4]   ;     1.0 p2      80 x[1]
        xor eax, dword [esp + 184] ;     3.0 p2+p0   80 x[1]
        mov ebp, dword [esi]       ;     3.0 p2      80 x[0]
        mov edx, eax               ;     3.5 p1      23 x copy
        xor ebp, dword [esp + 180] ;     5.0 p2+p0   80 x[0]
        mov ebx, ebp               ;     5.5 p1      23 x copy
        xor ecx, dword [esp + 188] ;     5.0 p2+p0   80 x[2]
        xor ebx, dword [esi + 12]  ;     6.0 p2+p0   23 x
        xor ebx, dword [esp + 192] ;     7.0 p2+p0   23 x
        and eax, ebx               ;     7.5 p0      23 x
        xor eax, ebp               ;     8.0 p0      23 x
        or ebp, ebx                ;     7.5 p0      23 x
        xor ebx, ecx               ;     7.5 p0      23 x
        xor edx, ecx               ;     7.0 p0      23 x
        and ecx, eax               ;     8.5 p0      23 x
        xor ecx, edx               ;     9.0 p0      23 x
        xor ebp, edx               ;     8.5 p0      23 x
        and edx, eax               ;     9.0 p0      23 x
        xor eax, ebx               ;     9.5 p0      23 x
        xor ecx, eax               ;    10.0 p0      23 x
        rol ecx, 3                 ;    10.5 p1      47 x[2]
        and ebx, ebp               ;    10.5 p0      23 x
        xor ebp, ecx               ;    14.5 p0      49 x[3]
        or edx, ebx                ;    11.5 p0      23 x
        xor eax, edx               ;    12.0 p0      48 x[1]
        rol edx, 0xd               ;    12.5 p1      46 x[0]
        xor eax, ecx               ;    14.5 p0      48 x[1]
        mov ebx, edx               ;    16.5 p1      49 x[3] copy
        shl ebx, 3                 ;    17.0 p1      49 x[3]
        xor ebp, ebx               ;    21.0 p0      49 x[3]
        rol ebp, 7                 ;    21.5 p1      51 x[3]
        xor eax, edx               ;    16.5 p0      48 x[1]
        rol eax, 1                 ;    17.0 p1      50 x[1]
        xor edx, eax               ;    21.0 p0      52 x[0]
        mov ebx, eax               ;    21.0 p0      53 x[2] copy
        xor edx, ebp               ;    25.5 p0      52 x[0]
        shl ebx, 7                 ;    21.5 p1      53 x[2]
        xor ecx, ebp               ;    25.5 p0      53 x[2]
        xor ecx, ebx               ;    26.0 p0      53 x[2]
        xor eax, dword [esp + 196] ;    21.0 p2+p0   80 x[1]
        mov ebx, eax               ;    21.5 p1      24 x copy
        rol edx, 5                 ;    26.0 p1      54 x[0]
        xor edx, dword [esp + 464] ;    30.0 p2+p0   80 x[0]
        and ebx, edx               ;    30.5 p0      24 x
        xor ebp, dword [esp + 472] ;    25.5 p2+p0   80 x[3]
        rol ecx, 0x16              ;    26.5 p1      55 x[2]
        xor ecx, dword [esp + 468] ;    30.5 p2+p0   24 x
        xor ecx, ebx               ;    31.0 p0      24 x
        or ebx, ebp                ;    31.0 p0      24 x
        xor eax, ebx               ;    31.5 p0      24 x
        xor ebp, ecx               ;    31.5 p0      24 x
        xor ebx, edx               ;    31.5 p0      24 x
        or ecx, ebx                ;    32.0 p0      24 x
        or edx, eax                ;    32.0 p0      24 x
        xor eax, ebp               ;    32.0 p0      24 x
        xor ebx, eax               ;    32.5 p0      24 x
        rol ebp, 3                 ;    33.0 p1      47 x[2]
        and ecx, edx               ;    32.5 p0      24 x
        and eax, ecx               ;    33.0 p0      24 x
        xor eax, ebx               ;    33.5 p0      49 x[3]
        xor eax, ebp               ;    37.0 p0      49 x[3]
        xor edx, ebp               ;    37.0 p0      48 x[1]
        and ebx, ecx               ;    33.0 p0      24 x
        rol ecx, 0xd               ;    33.5 p1      46 x[0]
        xor edx, ebx               ;    37.5 p0      48 x[1]
        mov ebx, ecx               ;    37.5 p1      49 x[3] copy
        shl ebx, 3                 ;    38.0 p1      49 x[3]
        xor eax, ebx               ;    42.0 p0      49 x[3]
        rol eax, 7                 ;    42.5 p1      51 x[3]
        xor edx, ecx               ;    38.0 p0      48 x[1]
        rol edx, 1                 ;    38.5 p1      50 x[1]
        xor ecx, edx               ;    42.5 p0      52 x[0]
        xor ecx, eax               ;    46.5 p0      52 x[0]
        rol ecx, 5                 ;    47.0 p1      54 x[0]
        xor ecx, dword [esp + 200] ;    51.0 p2+p0   80 x[0]
        xor ebp, eax               ;    46.5 p0      53 x[2]
        mov ebx, edx               ;    42.5 p1      53 x[2] copy
        shl ebx, 7                 ;    43.0 p1      53 x[2]
        xor edx, dword [esp + 204] ;    42.5 p2+p0   80 x[1]
        xor ebp, ebx               ;    47.0 p0      53 x[2]
        rol ebp, 0x16              ;    47.5 p1      55 x[2]
        xor ebp, dword [esp + 208] ;    51.5 p2+p0   80 x[2]
        mov ebx, ebp               ;    52.0 p0      25 x copy
        xor ebp, edx               ;    52.0 p0      25 x
        xor ebp, ecx               ;    52.5 p0      25 x
        xor eax, dword [esp + 212] ;    46.5 p2+p0   80 x[3]
        and ebx, ecx               ;    52.5 p0      25 x
        xor ebx, eax               ;    53.0 p0      25 x
        or eax, ecx                ;    51.5 p0      25 x
        xor eax, edx               ;    52.0 p0      25 x
        and edx, ebx               ;    53.5 p0      25 x
        xor ebx, ebp               ;    53.5 p0      25 x
        xor ecx, ebx               ;    54.0 p0      25 x
        rol ecx, 0xd               ;    54.5 p1      46 x[0]
        xor edx, ebp               ;    54.0 p0      25 x
        or ebp, eax                ;    53.0 p0      25 x
        xor ebp, ebx               ;    54.0 p0      25 x
        xor eax, ebp               ;    54.5 p0      25 x
        rol eax, 3                 ;    55.0 p1      47 x[2]
        xor ebp, edx               ;    54.5 p0      48 x[1]
        xor ebp, ecx               ;    58.5 p0      48 x[1]
        xor ebp, eax               ;    59.0 p0      48 x[1]
        rol ebp, 1                 ;    59.5 p1      50 x[1]
        mov ebx, ecx               ;    58.5 p1      49 x[3] copy
        shl ebx, 3                 ;    59.0 p1      49 x[3]
        xor ecx, ebp               ;    63.5 p0      52 x[0]
        xor edx, eax               ;    59.0 p0      49 x[3]
        xor edx, ebx               ;    63.0 p0      49 x[3]
        mov ebx, ebp               ;    63.5 p1      53 x[2] copy
        rol edx, 7                 ;    63.5 p1      51 x[3]
        xor ecx, edx               ;    67.5 p0      52 x[0]
        rol ecx, 5                 ;    68.0 p1      54 x[0]
        shl ebx, 7                 ;    64.0 p1      53 x[2]
        xor ecx, dword [esp + 0]   ;    72.0 p2+p0   80 x[0]
        xor ebp, dword [esp + 216] ;    63.5 p2+p0   80 x[1]
        xor eax, edx               ;    67.5 p0      53 x[2]
        xor eax, ebx               ;    68.0 p0      53 x[2]
        rol eax, 0x16              ;    68.5 p1      55 x[2]
        xor edx, dword [esp + 8]   ;    67.5 p2+p0   80 x[3]
        mov ebx, ebp               ;    64.0 p0      26 x copy
        and ebx, ecx               ;    72.5 p0      26 x
        xor ebp, edx               ;    68.0 p0      26 x
        or edx, ecx                ;    72.5 p0      26 x
        xor eax, dword [esp + 4]   ;    72.5 p2+p0   80 x[2]
        xor ecx, eax               ;    73.0 p0      26 x
        or ecx, ebx                ;    73.5 p0      26 x
        and eax, edx               ;    73.0 p0      26 x
        xor eax, ebp               ;    73.5 p0      26 x
        and ebp, edx               ;    73.0 p0      26 x
        xor edx, eax               ;    74.0 p0      26 x
        xor eax, ebx               ;    74.0 p0      26 x
        xor ebp, ecx               ;    74.0 p0      26 x
        and ebx, ebp               ;    74.5 p0      26 x
        xor ebx, edx               ;    75.0 p0      48 x[1]
        and edx, ebp               ;    74.5 p0      26 x
        xor edx, eax               ;    75.0 p0      26 x
        rol edx, 0xd               ;    75.5 p1      46 x[0]
        xor ecx, eax               ;    74.5 p0      49 x[3]
        rol ebp, 3                 ;    75.0 p1      47 x[2]
        xor ebx, ebp               ;    79.0 p0      48 x[1]
        xor ebx, edx               ;    79.5 p0      48 x[1]
        rol ebx, 1                 ;    80.0 p1      50 x[1]
        xor ecx, ebp               ;    79.0 p0      49 x[3]
        mov eax, edx               ;    79.5 p1      49 x[3] copy
        shl eax, 3                 ;    80.0 p1      49 x[3]
        xor ecx, eax               ;    84.0 p0      49 x[3]
        rol ecx, 7                 ;    84.5 p1      51 x[3]
        xor edx, ebx               ;    84.0 p0      52 x[0]
        xor edx, ecx               ;    88.5 p0      52 x[0]
        mov eax, ebx               ;    84.0 p1      53 x[2] copy
        xor ebp, ecx               ;    88.5 p0      53 x[2]
        xor ecx, dword [esp + 220] ;    88.5 p2+p0   80 x[3]
        shl eax, 7                 ;    84.5 p1      53 x[2]
        rol edx, 5                 ;    89.0 p1      54 x[0]
        xor ebp, eax               ;    89.0 p0      53 x[2]
        rol ebp, 0x16              ;    89.5 p1      55 x[2]
        xor ebp, dword [esp + 20]  ;    93.5 p2+p0   80 x[2]
        xor edx, dword [esp + 12]  ;    93.0 p2+p0   80 x[0]
        xor ebx, dword [esp + 16]  ;    84.0 p2+p0   80 x[1]
        mov eax, edx               ;    93.5 p0      27 x copy
        xor eax, ebx               ;    94.0 p0      27 x
        xor edx, ecx               ;    93.5 p0      27 x
        xor ecx, ebp               ;    94.0 p0      27 x
        or ebp, edx                ;    94.0 p0      27 x
        and eax, edx               ;    94.5 p0      27 x
        xor eax, ecx               ;    95.0 p0      27 x
        and ecx, ebp               ;    94.5 p0      27 x
        xor ebp, ebx               ;    94.5 p0      27 x
        xor ebp, ecx               ;    95.0 p0      27 x
        and ecx, eax               ;    95.5 p0      27 x
        or ebp, ecx                ;    96.0 p0      27 x
        xor ecx, edx               ;    96.0 p0      27 x
        xor ebp, ecx               ;    96.5 p0      48 x[1]
        xor ecx, ebx               ;    96.5 p0      27 x
        and ebx, eax               ;    95.5 p0      27 x
        rol eax, 0xd               ;    96.0 p1      46 x[0]
        xor ebp, eax               ;   100.0 p0      48 x[1]
        xor edx, ebx               ;    96.0 p0      49 x[3]
        rol ecx, 3                 ;    97.0 p1      47 x[2]
        xor edx, ecx               ;   101.0 p0      49 x[3]
        mov ebx, eax               ;   100.0 p1      49 x[3] copy
        shl ebx, 3                 ;   100.5 p1      49 x[3]
        xor edx, ebx               ;   104.5 p0      49 x[3]
        xor ebp, ecx               ;   101.0 p0      48 x[1]
        rol ebp, 1                 ;   101.5 p1      50 x[1]
        rol edx, 7                 ;   105.5 p1      51 x[3]
        xor eax, ebp               ;   105.5 p0      52 x[0]
        mov ebx, ebp               ;   105.5 p1      53 x[2] copy
        xor ebp, dword [esp + 224] ;   105.5 p2+p0   80 x[1]
        shl ebx, 7                 ;   106.0 p1      53 x[2]
        xor eax, edx               ;   109.5 p0      52 x[0]
        rol eax, 5                 ;   110.0 p1      54 x[0]
        xor eax, dword [esp + 24]  ;   114.0 p2+p0   80 x[0]
        xor ecx, edx               ;   109.5 p0      53 x[2]
        xor ecx, ebx               ;   110.0 p0      53 x[2]
        rol ecx, 0x16              ;   110.5 p1      55 x[2]
        xor ecx, dword [esp + 228] ;   114.5 p2+p0   28 x
        mov ebx, ebp               ;   106.0 p0      28 x copy
        xor edx, dword [esp + 232] ;   109.5 p2+p0   80 x[3]
        xor ebp, edx               ;   110.0 p0      28 x
        or ebx, eax                ;   114.5 p0      28 x
        xor ecx, eax               ;   115.0 p0      28 x
        xor ebx, ecx               ;   115.5 p0      28 x
        and ecx, eax               ;   115.5 p0      28 x
        xor ebp, eax               ;   114.5 p0      28 x
        and ecx, ebp               ;   116.0 p0      28 x
        xor ecx, edx               ;   116.5 p0      28 x
        or edx, ebp                ;   115.0 p0      28 x
        xor edx, ebx               ;   116.0 p0      28 x
        xor eax, ebx               ;   116.0 p0      28 x
        and ebx, ecx               ;   117.0 p0      28 x
        xor ecx, eax               ;   117.0 p0      49 x[3]
        and eax, edx               ;   116.5 p0      28 x
        rol edx, 0xd               ;   117.0 p1      46 x[0]
        xor ebx, ebp               ;   117.5 p0      48 x[1]
        xor ebp, eax               ;   117.0 p0      28 x
        rol ebp, 3                 ;   117.5 p1      47 x[2]
        xor ecx, ebp               ;   121.5 p0      49 x[3]
        mov eax, edx               ;   121.0 p1      49 x[3] copy
        shl eax, 3                 ;   121.5 p1      49 x[3]
        xor ecx, eax               ;   125.5 p0      49 x[3]
        rol ecx, 7                 ;   126.0 p1      51 x[3]
        xor ebx, edx               ;   121.0 p0      48 x[1]
        xor ebx, ebp               ;   121.5 p0      48 x[1]
        rol ebx, 1                 ;   122.0 p1      50 x[1]
        xor edx, ebx               ;   126.0 p0      52 x[0]
        xor edx, ecx               ;   130.0 p0      52 x[0]
        rol edx, 5                 ;   130.5 p1      54 x[0]
        xor edx, dword [esp + 236] ;   134.5 p2+p0   80 x[0]
        mov eax, ebx               ;   126.0 p1      53 x[2] copy
        shl eax, 7                 ;   126.5 p1      53 x[2]
        xor ebx, dword [esp + 444] ;   126.0 p2+p0   80 x[1]
        xor ebp, ecx               ;   130.0 p0      53 x[2]
        xor ecx, dword [esp + 244] ;   130.0 p2+p0   80 x[3]
        xor ebp, eax               ;   130.5 p0      53 x[2]
        rol ebp, 0x16              ;   131.0 p1      55 x[2]
        mov eax, edx               ;   135.0 p0      29 x copy
        xor edx, ecx               ;   135.0 p0      29 x
        xor ebp, dword [esp + 240] ;   135.0 p2+p0   80 x[2]
        and eax, ecx               ;   135.5 p0      29 x
        xor ecx, ebp               ;   135.5 p0      29 x
        xor ebp, ebx               ;   135.5 p0      29 x
        and ebx, edx               ;   135.5 p0      29 x
        xor ebx, ebp               ;   136.0 p0      29 x
        xor eax, ebp               ;   136.0 p0      29 x
        or ebp, edx                ;   136.0 p0      29 x
        xor edx, eax               ;   136.5 p0      29 x
        xor ebp, ecx               ;   136.5 p0      29 x
        and ecx, ebx               ;   136.5 p0      29 x
        xor ebx, eax               ;   136.5 p0      29 x
        and ebx, ebp               ;   137.0 p0      29 x
        xor ecx, edx               ;   137.0 p0      29 x
        xor ebp, ecx               ;   137.5 p0      29 x
        rol ebp, 3                 ;   138.0 p1      47 x[2]
        xor edx, ebx               ;   137.5 p0      49 x[3]
        rol ecx, 0xd               ;   138.0 p1      46 x[0]
        xor edx, ebp               ;   142.0 p0      49 x[3]
        xor eax, ecx               ;   142.0 p0      48 x[1]
        xor eax, ebp               ;   142.5 p0      48 x[1]
        mov ebx, ecx               ;   142.0 p1      49 x[3] copy
        rol eax, 1                 ;   143.0 p1      50 x[1]
        xor ecx, eax               ;   147.0 p0      52 x[0]
        shl ebx, 3                 ;   142.5 p1      49 x[3]
        xor edx, ebx               ;   146.5 p0      49 x[3]
        rol edx, 7                 ;   147.0 p1      51 x[3]
        xor ecx, edx               ;   151.0 p0      52 x[0]
        xor ebp, edx               ;   151.0 p0      53 x[2]
        xor edx, dword [esp + 248] ;   151.0 p2+p0   80 x[3]
        mov ebx, eax               ;   147.0 p1      53 x[2] copy
        shl ebx, 7                 ;   147.5 p1      53 x[2]
        rol ecx, 5                 ;   151.5 p1      54 x[0]
        xor ebp, ebx               ;   151.5 p0      53 x[2]
        rol ebp, 0x16              ;   152.0 p1      55 x[2]
        xor ebp, dword [esp + 504] ;   156.0 p2+p0   80 x[2]
        xor ecx, dword [esp + 28]  ;   155.5 p2+p0   80 x[0]
        xor eax, dword [esp + 32]  ;   147.0 p2+p0   80 x[1]
        mov ebx, eax               ;   147.5 p1      30 x copy
        or ebx, ebp                ;   156.5 p0      30 x
        xor ebx, edx               ;   157.0 p0      30 x
        and edx, ebp               ;   156.5 p0      30 x
        xor ebp, eax               ;   156.5 p0      30 x
        xor eax, ecx               ;   156.0 p0      30 x
        xor edx, eax               ;   157.0 p0      30 x
        and ecx, ebx               ;   157.5 p0      30 x
        xor eax, ecx               ;   158.0 p0      48 x[1]
        xor ebp, ecx               ;   158.0 p0      30 x
        and ecx, ebp               ;   158.5 p0      30 x
        xor ecx, ebx               ;   159.0 p0      30 x
        xor ebx, edx               ;   157.5 p0      30 x
        and edx, ebp               ;   158.5 p0      30 x
        xor ebx, edx               ;   159.0 p0      30 x
        xor edx, ecx               ;   159.5 p0      30 x
        rol edx, 0xd               ;   160.0 p1      46 x[0]
        xor eax, ecx               ;   159.5 p0      48 x[1]
        mov ecx, edx               ;   164.0 p1      49 x[3] copy
        rol ebx, 3                 ;   160.0 p1      47 x[2]
        xor eax, edx               ;   164.0 p0      48 x[1]
        xor eax, ebx               ;   164.5 p0      48 x[1]
        rol eax, 1                 ;   165.0 p1      50 x[1]
        shl ecx, 3                 ;   164.5 p1      49 x[3]
        xor ebp, ebx               ;   164.0 p0      49 x[3]
        xor ebp, ecx               ;   168.5 p0      49 x[3]
        rol ebp, 7                 ;   169.0 p1      51 x[3]
        xor edx, eax               ;   169.0 p0      52 x[0]
        xor edx, ebp               ;   173.0 p0      52 x[0]
        mov ecx, eax               ;   169.0 p1      53 x[2] copy
        xor eax, dword [esp + 256] ;   169.0 p2+p0   80 x[1]
        shl ecx, 7                 ;   169.5 p1      53 x[2]
        rol edx, 5                 ;   173.5 p1      54 x[0]
        xor ebx, ebp               ;   173.0 p0      53 x[2]
        xor ebp, dword [esp + 260] ;   173.0 p2+p0   23 x
        xor edx, dword [esp + 252] ;   177.5 p2+p0   80 x[0]
        xor ebp, edx               ;   178.0 p0      23 x
        xor ebx, ecx               ;   173.5 p0      53 x[2]
        rol ebx, 0x16              ;   174.0 p1      55 x[2]
        xor ebx, dword [esp + 36]  ;   178.0 p2+p0   80 x[2]
        mov ecx, eax               ;   169.5 p0      23 x copy
        xor ecx, ebx               ;   178.5 p0      23 x
        and eax, ebp               ;   178.5 p0      23 x
        xor eax, edx               ;   179.0 p0      23 x
        or edx, ebp                ;   178.5 p0      23 x
        xor ebp, ebx               ;   178.5 p0      23 x
        and ebx, eax               ;   179.5 p0      23 x
        xor edx, ecx               ;   179.0 p0      23 x
        xor ebx, ecx               ;   180.0 p0      23 x
        and ecx, eax               ;   179.5 p0      23 x
        xor eax, ebp               ;   179.5 p0      23 x
        xor ebx, eax               ;   180.5 p0      23 x
        and ebp, edx               ;   179.5 p0      23 x
        rol ebx, 3                 ;   181.0 p1      47 x[2]
        or ebp, ecx                ;   180.0 p0      23 x
        xor eax, ebp               ;   180.5 p0      48 x[1]
        rol ebp, 0xd               ;   181.0 p1      46 x[0]
        mov ecx, ebp               ;   185.0 p1      49 x[3] copy
        shl ecx, 3                 ;   185.5 p1      49 x[3]
        xor eax, ebp               ;   185.0 p0      48 x[1]
        xor eax, ebx               ;   185.5 p0      48 x[1]
        rol eax, 1                 ;   186.0 p1      50 x[1]
        xor ebp, eax               ;   190.0 p0      52 x[0]
        xor edx, ebx               ;   185.0 p0      49 x[3]
        xor edx, ecx               ;   189.5 p0      49 x[3]
        rol edx, 7                 ;   190.0 p1      51 x[3]
        xor ebp, edx               ;   194.0 p0      52 x[0]
        xor ebx, edx               ;   194.0 p0      53 x[2]
        xor edx, dword [esp + 488] ;   194.0 p2+p0   80 x[3]
        mov ecx, eax               ;   190.0 p1      53 x[2] copy
        shl ecx, 7                 ;   190.5 p1      53 x[2]
        rol ebp, 5                 ;   194.5 p1      54 x[0]
        xor ebp, dword [esp + 476] ;   198.5 p2+p0   80 x[0]
        xor ebx, ecx               ;   194.5 p0      53 x[2]
        xor eax, dword [esp + 264] ;   190.0 p2+p0   80 x[1]
        rol ebx, 0x16              ;   195.0 p1      55 x[2]
        xor ebx, dword [esp + 484] ;   199.0 p2+p0   24 x
        mov ecx, eax               ;   190.5 p0      24 x copy
        and ecx, ebp               ;   199.0 p0      24 x
        xor ebx, ecx               ;   199.5 p0      24 x
        or ecx, edx                ;   199.5 p0      24 x
        xor eax, ecx               ;   200.0 p0      24 x
        xor ecx, ebp               ;   200.0 p0      24 x
        xor edx, ebx               ;   200.0 p0      24 x
        or ebp, eax                ;   200.5 p0      24 x
        xor eax, edx               ;   200.5 p0      24 x
        or ebx, ecx                ;   200.5 p0      24 x
        xor ecx, eax               ;   201.0 p0      24 x
        and ebx, ebp               ;   201.0 p0      24 x
        and eax, ebx               ;   201.5 p0      24 x
        xor eax, ecx               ;   202.0 p0      49 x[3]
        rol edx, 3                 ;   202.5 p1      47 x[2]
        xor ebp, edx               ;   206.5 p0      48 x[1]
        and ecx, ebx               ;   201.5 p0      24 x
        rol ebx, 0xd               ;   202.0 p1      46 x[0]
        xor ebp, ecx               ;   207.0 p0      48 x[1]
        mov ecx, ebx               ;   206.0 p1      49 x[3] copy
        xor eax, edx               ;   206.5 p0      49 x[3]
        shl ecx, 3                 ;   206.5 p1      49 x[3]
        xor eax, ecx               ;   210.5 p0      49 x[3]
        rol eax, 7                 ;   211.0 p1      51 x[3]
        xor ebp, ebx               ;   207.5 p0      48 x[1]
        rol ebp, 1                 ;   208.0 p1      50 x[1]
        xor edx, eax               ;   215.0 p0      53 x[2]
        mov ecx, ebp               ;   212.0 p0      53 x[2] copy
        shl ecx, 7                 ;   212.5 p1      53 x[2]
        xor edx, ecx               ;   216.5 p0      53 x[2]
        rol edx, 0x16              ;   217.0 p1      55 x[2]
        xor edx, dword [esp + 276] ;   221.0 p2+p0   80 x[2]
        mov ecx, edx               ;   221.5 p0      25 x copy
        xor ebx, ebp               ;   212.0 p0      52 x[0]
        xor ebx, eax               ;   215.0 p0      52 x[0]
        rol ebx, 5                 ;   215.5 p1      54 x[0]
        xor eax, dword [esp + 280] ;   215.0 p2+p0   80 x[3]
        xor ebx, dword [esp + 268] ;   219.5 p2+p0   80 x[0]
        xor ebp, dword [esp + 272] ;   212.0 p2+p0   80 x[1]
        xor edx, ebp               ;   221.5 p0      25 x
        xor edx, ebx               ;   222.0 p0      25 x
        and ecx, ebx               ;   222.0 p0      25 x
        xor ecx, eax               ;   222.5 p0      25 x
        or eax, ebx                ;   220.0 p0      25 x
        xor eax, ebp               ;   220.5 p0      25 x
        and ebp, ecx               ;   223.0 p0      25 x
        xor ecx, edx               ;   223.0 p0      25 x
        xor ebx, ecx               ;   223.5 p0      25 x
        rol ebx, 0xd               ;   224.0 p1      46 x[0]
        xor ebp, edx               ;   223.5 p0      25 x
        or edx, eax                ;   222.5 p0      25 x
        xor edx, ecx               ;   223.5 p0      25 x
        xor eax, edx               ;   224.0 p0      25 x
        rol eax, 3                 ;   224.5 p1      47 x[2]
        xor edx, ebp               ;   224.0 p0      48 x[1]
        xor edx, ebx               ;   228.0 p0      48 x[1]
        xor edx, eax               ;   228.5 p0      48 x[1]
        rol edx, 1                 ;   229.0 p1      50 x[1]
        mov ecx, ebx               ;   228.0 p1      49 x[3] copy
        shl ecx, 3                 ;   228.5 p1      49 x[3]
        xor ebx, edx               ;   233.0 p0      52 x[0]
        xor ebp, eax               ;   228.5 p0      49 x[3]
        xor ebp, ecx               ;   232.5 p0      49 x[3]
        mov ecx, edx               ;   233.0 p1      53 x[2] copy
        rol ebp, 7                 ;   233.0 p1      51 x[3]
        xor ebx, ebp               ;   237.0 p0      52 x[0]
        rol ebx, 5                 ;   237.5 p1      54 x[0]
        xor ebx, dword [esp + 40]  ;   241.5 p2+p0   80 x[0]
        shl ecx, 7                 ;   233.5 p1      53 x[2]
        xor eax, ebp               ;   237.0 p0      53 x[2]
        xor eax, ecx               ;   237.5 p0      53 x[2]
        xor ebp, dword [esp + 48]  ;   237.0 p2+p0   80 x[3]
        rol eax, 0x16              ;   238.0 p1      55 x[2]
        xor edx, dword [esp + 284] ;   233.0 p2+p0   80 x[1]
        mov ecx, edx               ;   233.5 p0      26 x copy
        and ecx, ebx               ;   242.0 p0      26 x
        xor eax, dword [esp + 44]  ;   242.0 p2+p0   80 x[2]
        xor edx, ebp               ;   237.5 p0      26 x
        or ebp, ebx                ;   242.0 p0      26 x
        xor ebx, eax               ;   242.5 p0      26 x
        and eax, ebp               ;   242.5 p0      26 x
        xor eax, edx               ;   243.0 p0      26 x
        and edx, ebp               ;   242.5 p0      26 x
        xor ebp, eax               ;   243.5 p0      26 x
        xor eax, ecx               ;   243.5 p0      26 x
        or ebx, ecx                ;   243.0 p0      26 x
        xor edx, ebx               ;   243.5 p0      26 x
        and ecx, edx               ;   244.0 p0      26 x
        xor ecx, ebp               ;   244.5 p0      48 x[1]
        and ebp, edx               ;   244.0 p0      26 x
        rol edx, 3                 ;   244.5 p1      47 x[2]
        xor ecx, edx               ;   248.5 p0      48 x[1]
        xor ebx, eax               ;   244.0 p0      49 x[3]
        xor ebp, eax               ;   244.5 p0      26 x
        rol ebp, 0xd               ;   245.0 p1      46 x[0]
        mov eax, ebp               ;   249.0 p1      49 x[3] copy
        shl eax, 3                 ;   249.5 p1      49 x[3]
        xor ebx, edx               ;   248.5 p0      49 x[3]
        xor ebx, eax               ;   253.5 p0      49 x[3]
        rol ebx, 7                 ;   254.0 p1      51 x[3]
        xor ecx, ebp               ;   249.0 p0      48 x[1]
        rol ecx, 1                 ;   249.5 p1      50 x[1]
        xor ebp, ecx               ;   253.5 p0      52 x[0]
        xor ebp, ebx               ;   258.0 p0      52 x[0]
        rol ebp, 5                 ;   258.5 p1      54 x[0]
        mov eax, ecx               ;   253.5 p0      53 x[2] copy
        xor edx, ebx               ;   258.0 p0      53 x[2]
        xor ebp, dword [esp + 52]  ;   262.5 p2+p0   80 x[0]
        shl eax, 7                 ;   254.0 p1      53 x[2]
        xor edx, eax               ;   258.5 p0      53 x[2]
        mov eax, ebp               ;   263.0 p0      27 x copy
        xor ecx, dword [esp + 56]  ;   253.5 p2+p0   80 x[1]
        xor eax, ecx               ;   263.5 p0      27 x
        xor ebx, dword [esp + 288] ;   258.0 p2+p0   80 x[3]
        rol edx, 0x16              ;   259.0 p1      55 x[2]
        xor ebp, ebx               ;   263.0 p0      27 x
        xor edx, dword [esp + 60]  ;   263.0 p2+p0   80 x[2]
        xor ebx, edx               ;   263.5 p0      27 x
        or edx, ebp                ;   263.5 p0      27 x
        and eax, ebp               ;   264.0 p0      27 x
        xor eax, ebx               ;   264.5 p0      27 x
        and ebx, edx               ;   264.0 p0      27 x
        xor edx, ecx               ;   264.0 p0      27 x
        xor edx, ebx               ;   264.5 p0      27 x
        and ebx, eax               ;   265.0 p0      27 x
        or edx, ebx                ;   265.5 p0      27 x
        xor ebx, ebp               ;   265.5 p0      27 x
        xor edx, ebx               ;   266.0 p0      48 x[1]
        xor ebx, ecx               ;   266.0 p0      27 x
        and ecx, eax               ;   265.0 p0      27 x
        rol eax, 0xd               ;   265.5 p1      46 x[0]
        xor ebp, ecx               ;   265.5 p0      49 x[3]
        mov ecx, eax               ;   269.5 p1      49 x[3] copy
        rol ebx, 3                 ;   266.5 p1      47 x[2]
        xor edx, eax               ;   269.5 p0      48 x[1]
        xor ebp, ebx               ;   270.5 p0      49 x[3]
        xor edx, ebx               ;   270.5 p0      48 x[1]
        rol edx, 1                 ;   271.0 p1      50 x[1]
        shl ecx, 3                 ;   270.0 p1      49 x[3]
        xor ebp, ecx               ;   274.0 p0      49 x[3]
        rol ebp, 7                 ;   274.5 p1      51 x[3]
        xor eax, edx               ;   275.0 p0      52 x[0]
        xor eax, ebp               ;   278.5 p0      52 x[0]
        rol eax, 5                 ;   279.0 p1      54 x[0]
        mov ecx, edx               ;   275.0 p0      53 x[2] copy
        xor edx, dword [esp + 292] ;   275.0 p2+p0   80 x[1]
        shl ecx, 7                 ;   275.5 p1      53 x[2]
        xor ebx, ebp               ;   278.5 p0      53 x[2]
        xor ebp, dword [esp + 300] ;   278.5 p2+p0   80 x[3]
        xor eax, dword [esp + 64]  ;   283.0 p2+p0   80 x[0]
        xor ebx, ecx               ;   279.5 p0      53 x[2]
        rol ebx, 0x16              ;   280.0 p1      55 x[2]
        xor ebx, dword [esp + 296] ;   284.0 p2+p0   28 x
        mov ecx, edx               ;   275.5 p0      28 x copy
        or ecx, eax                ;   283.5 p0      28 x
        xor ebx, eax               ;   284.5 p0      28 x
        xor edx, ebp               ;   279.0 p0      28 x
        xor edx, eax               ;   283.5 p0      28 x
        xor ecx, ebx               ;   285.0 p0      28 x
        and ebx, eax               ;   285.0 p0      28 x
        and ebx, edx               ;   285.5 p0      28 x
        xor ebx, ebp               ;   286.0 p0      28 x
        xor eax, ecx               ;   285.5 p0      28 x
        or ebp, edx                ;   284.0 p0      28 x
        xor ebp, ecx               ;   285.5 p0      28 x
        and ecx, ebx               ;   286.5 p0      28 x
        xor ebx, eax               ;   286.5 p0      49 x[3]
        and eax, ebp               ;   286.0 p0      28 x
        rol ebp, 0xd               ;   286.5 p1      46 x[0]
        xor ecx, edx               ;   287.0 p0      48 x[1]
        xor edx, eax               ;   286.5 p0      28 x
        rol edx, 3                 ;   287.0 p1      47 x[2]
        xor ebx, edx               ;   291.0 p0      49 x[3]
        xor ecx, ebp               ;   290.5 p0      48 x[1]
        xor ecx, edx               ;   291.0 p0      48 x[1]
        rol ecx, 1                 ;   291.5 p1      50 x[1]
        mov eax, ebp               ;   290.5 p1      49 x[3] copy
        xor ebp, ecx               ;   295.5 p0      52 x[0]
        shl eax, 3                 ;   291.0 p1      49 x[3]
        xor ebx, eax               ;   295.0 p0      49 x[3]
        mov eax, ecx               ;   295.5 p0      53 x[2] copy
        rol ebx, 7                 ;   295.5 p1      51 x[3]
        shl eax, 7                 ;   296.0 p1      53 x[2]
        xor ebp, ebx               ;   299.5 p0      52 x[0]
        rol ebp, 5                 ;   300.0 p1      54 x[0]
        xor edx, ebx               ;   299.5 p0      53 x[2]
        xor ebx, dword [esp + 312] ;   299.5 p2+p0   80 x[3]
        xor edx, eax               ;   300.0 p0      53 x[2]
        xor ebp, dword [esp + 304] ;   304.0 p2+p0   80 x[0]
        mov eax, ebp               ;   304.5 p1      29 x copy
        and eax, ebx               ;   305.0 p0      29 x
        xor ebp, ebx               ;   304.5 p0      29 x
        xor ecx, dword [esp + 68]  ;   295.5 p2+p0   80 x[1]
        rol edx, 0x16              ;   300.5 p1      55 x[2]
        xor edx, dword [esp + 308] ;   304.5 p2+p0   80 x[2]
        xor ebx, edx               ;   305.0 p0      29 x
        xor edx, ecx               ;   305.0 p0      29 x
        xor eax, edx               ;   305.5 p0      29 x
        and ecx, ebp               ;   305.0 p0      29 x
        xor ecx, edx               ;   305.5 p0      29 x
        or edx, ebp                ;   305.5 p0      29 x
        xor ebp, eax               ;   306.0 p0      29 x
        xor edx, ebx               ;   306.0 p0      29 x
        and ebx, ecx               ;   306.0 p0      29 x
        xor ecx, eax               ;   306.0 p0      29 x
        and ecx, edx               ;   306.5 p0      29 x
        xor ebx, ebp               ;   306.5 p0      29 x
        xor edx, ebx               ;   307.0 p0      29 x
        rol ebx, 0xd               ;   307.5 p1      46 x[0]
        xor ebp, ecx               ;   307.0 p0      49 x[3]
        rol edx, 3                 ;   307.5 p1      47 x[2]
        mov ecx, ebx               ;   311.5 p1      49 x[3] copy
        xor ebp, edx               ;   311.5 p0      49 x[3]
        xor eax, ebx               ;   311.5 p0      48 x[1]
        xor eax, edx               ;   312.0 p0      48 x[1]
        rol eax, 1                 ;   312.5 p1      50 x[1]
        xor ebx, eax               ;   316.5 p0      52 x[0]
        shl ecx, 3                 ;   312.0 p1      49 x[3]
        xor ebp, ecx               ;   316.0 p0      49 x[3]
        rol ebp, 7                 ;   316.5 p1      51 x[3]
        xor ebx, ebp               ;   320.5 p0      52 x[0]
        rol ebx, 5                 ;   321.0 p1      54 x[0]
        mov ecx, eax               ;   316.5 p0      53 x[2] copy
        shl ecx, 7                 ;   317.0 p1      53 x[2]
        xor eax, dword [esp + 76]  ;   316.5 p2+p0   80 x[1]
        xor edx, ebp               ;   320.5 p0      53 x[2]
        xor edx, ecx               ;   321.0 p0      53 x[2]
        rol edx, 0x16              ;   321.5 p1      55 x[2]
        xor edx, dword [esp + 492] ;   325.5 p2+p0   80 x[2]
        mov ecx, eax               ;   317.0 p0      30 x copy
        or ecx, edx                ;   326.0 p0      30 x
        xor ebx, dword [esp + 72]  ;   325.0 p2+p0   80 x[0]
        xor ebp, dword [esp + 316] ;   320.5 p2+p0   80 x[3]
        xor ecx, ebp               ;   326.5 p0      30 x
        and ebp, edx               ;   326.0 p0      30 x
        xor edx, eax               ;   326.0 p0      30 x
        xor eax, ebx               ;   325.5 p0      30 x
        and ebx, ecx               ;   327.0 p0      30 x
        xor edx, ebx               ;   327.5 p0      30 x
        xor ebp, eax               ;   326.5 p0      30 x
        xor eax, ebx               ;   327.5 p0      48 x[1]
        and ebx, edx               ;   328.0 p0      30 x
        xor ebx, ecx               ;   328.5 p0      30 x
        xor ecx, ebp               ;   327.0 p0      30 x
        and ebp, edx               ;   328.0 p0      30 x
        xor ecx, ebp               ;   328.5 p0      30 x
        xor ebp, ebx               ;   329.0 p0      30 x
        rol ebp, 0xd               ;   329.5 p1      46 x[0]
        xor eax, ebx               ;   329.0 p0      48 x[1]
        rol ecx, 3                 ;   329.5 p1      47 x[2]
        xor eax, ebp               ;   333.5 p0      48 x[1]
        xor eax, ecx               ;   334.0 p0      48 x[1]
        rol eax, 1                 ;   334.5 p1      50 x[1]
        mov ebx, ebp               ;   333.5 p1      49 x[3] copy
        shl ebx, 3                 ;   334.0 p1      49 x[3]
        xor ebp, eax               ;   338.5 p0      52 x[0]
        xor edx, ecx               ;   333.5 p0      49 x[3]
        xor edx, ebx               ;   338.0 p0      49 x[3]
        rol edx, 7                 ;   338.5 p1      51 x[3]
        xor ebp, edx               ;   342.5 p0      52 x[0]
        rol ebp, 5                 ;   343.0 p1      54 x[0]
        xor ebp, dword [esp + 320] ;   347.0 p2+p0   80 x[0]
        xor ecx, edx               ;   342.5 p0      53 x[2]
        mov ebx, eax               ;   338.5 p1      53 x[2] copy
        shl ebx, 7                 ;   339.0 p1      53 x[2]
        xor ecx, ebx               ;   343.0 p0      53 x[2]
        xor edx, dword [esp + 328] ;   342.5 p2+p0   23 x
        xor eax, dword [esp + 324] ;   338.5 p2+p0   80 x[1]
        mov ebx, eax               ;   339.0 p1      23 x copy
        rol ecx, 0x16              ;   343.5 p1      55 x[2]
        xor ecx, dword [esp + 80]  ;   347.5 p2+p0   80 x[2]
        xor ebx, ecx               ;   348.0 p0      23 x
        xor edx, ebp               ;   347.5 p0      23 x
        and eax, edx               ;   348.0 p0      23 x
        xor eax, ebp               ;   348.5 p0      23 x
        or ebp, edx                ;   348.0 p0      23 x
        xor edx, ecx               ;   348.0 p0      23 x
        and ecx, eax               ;   349.0 p0      23 x
        xor ebp, ebx               ;   348.5 p0      23 x
        xor ecx, ebx               ;   349.5 p0      23 x
        and ebx, eax               ;   349.0 p0      23 x
        xor eax, edx               ;   349.0 p0      23 x
        xor ecx, eax               ;   350.0 p0      23 x
        rol ecx, 3                 ;   350.5 p1      47 x[2]
        and edx, ebp               ;   349.0 p0      23 x
        or edx, ebx                ;   349.5 p0      23 x
        xor eax, edx               ;   350.0 p0      48 x[1]
        rol edx, 0xd               ;   350.5 p1      46 x[0]
        mov ebx, edx               ;   354.5 p1      49 x[3] copy
        shl ebx, 3                 ;   355.0 p1      49 x[3]
        xor ebp, ecx               ;   354.5 p0      49 x[3]
        xor ebp, ebx               ;   359.0 p0      49 x[3]
        rol ebp, 7                 ;   359.5 p1      51 x[3]
        xor eax, edx               ;   354.5 p0      48 x[1]
        xor eax, ecx               ;   355.0 p0      48 x[1]
        rol eax, 1                 ;   355.5 p1      50 x[1]
        xor edx, eax               ;   359.5 p0      52 x[0]
        xor edx, ebp               ;   363.5 p0      52 x[0]
        mov ebx, eax               ;   359.5 p1      53 x[2] copy
        xor ecx, ebp               ;   363.5 p0      53 x[2]
        xor ebp, dword [esp + 528] ;   363.5 p2+p0   80 x[3]
        shl ebx, 7                 ;   360.0 p1      53 x[2]
        rol edx, 5                 ;   364.0 p1      54 x[0]
        xor edx, dword [esp + 496] ;   368.0 p2+p0   80 x[0]
        xor ecx, ebx               ;   364.0 p0      53 x[2]
        rol ecx, 0x16              ;   364.5 p1      55 x[2]
        xor ecx, dword [esp + 500] ;   368.5 p2+p0   24 x
        xor eax, dword [esp + 332] ;   359.5 p2+p0   80 x[1]
        mov ebx, eax               ;   360.0 p1      24 x copy
        and ebx, edx               ;   368.5 p0      24 x
        xor ecx, ebx               ;   369.0 p0      24 x
        or ebx, ebp                ;   369.0 p0      24 x
        xor eax, ebx               ;   369.5 p0      24 x
        xor ebx, edx               ;   369.5 p0      24 x
        or edx, eax                ;   370.0 p0      24 x
        xor ebp, ecx               ;   369.5 p0      24 x
        or ecx, ebx                ;   370.0 p0      24 x
        and ecx, edx               ;   370.5 p0      24 x
        xor eax, ebp               ;   370.0 p0      24 x
        xor ebx, eax               ;   370.5 p0      24 x
        and eax, ecx               ;   371.0 p0      24 x
        rol ebp, 3                 ;   371.5 p1      47 x[2]
        xor edx, ebp               ;   375.5 p0      48 x[1]
        xor eax, ebx               ;   371.5 p0      49 x[3]
        xor eax, ebp               ;   375.5 p0      49 x[3]
        and ebx, ecx               ;   371.0 p0      24 x
        rol ecx, 0xd               ;   371.5 p1      46 x[0]
        xor edx, ebx               ;   376.0 p0      48 x[1]
        xor edx, ecx               ;   376.5 p0      48 x[1]
        rol edx, 1                 ;   377.0 p1      50 x[1]
        mov ebx, ecx               ;   375.5 p1      49 x[3] copy
        shl ebx, 3                 ;   376.0 p1      49 x[3]
        xor ecx, edx               ;   381.0 p0      52 x[0]
        xor eax, ebx               ;   380.0 p0      49 x[3]
        rol eax, 7                 ;   380.5 p1      51 x[3]
        mov ebx, edx               ;   381.0 p0      53 x[2] copy
        xor ebp, eax               ;   384.5 p0      53 x[2]
        xor ecx, eax               ;   384.5 p0      52 x[0]
        rol ecx, 5                 ;   385.0 p1      54 x[0]
        xor edx, dword [esp + 340] ;   381.0 p2+p0   80 x[1]
        xor eax, dword [esp + 348] ;   384.5 p2+p0   80 x[3]
        xor ecx, dword [esp + 336] ;   389.0 p2+p0   80 x[0]
        shl ebx, 7                 ;   381.5 p1      53 x[2]
        xor ebp, ebx               ;   385.5 p0      53 x[2]
        rol ebp, 0x16              ;   386.0 p1      55 x[2]
        xor ebp, dword [esp + 344] ;   390.0 p2+p0   80 x[2]
        mov ebx, ebp               ;   390.5 p0      25 x copy
        xor ebp, edx               ;   390.5 p0      25 x
        xor ebp, ecx               ;   391.0 p0      25 x
        and ebx, ecx               ;   391.0 p0      25 x
        xor ebx, eax               ;   391.5 p0      25 x
        or eax, ecx                ;   389.5 p0      25 x
        xor eax, edx               ;   390.0 p0      25 x
        and edx, ebx               ;   392.0 p0      25 x
        xor ebx, ebp               ;   392.0 p0      25 x
        xor ecx, ebx               ;   392.5 p0      25 x
        rol ecx, 0xd               ;   393.0 p1      46 x[0]
        xor edx, ebp               ;   392.5 p0      25 x
        or ebp, eax                ;   391.5 p0      25 x
        xor ebp, ebx               ;   392.5 p0      25 x
        mov ebx, ecx               ;   397.0 p1      49 x[3] copy
        shl ebx, 3                 ;   397.5 p1      49 x[3]
        xor eax, ebp               ;   393.0 p0      25 x
        rol eax, 3                 ;   393.5 p1      47 x[2]
        xor ebp, edx               ;   393.0 p0      48 x[1]
        xor ebp, ecx               ;   397.0 p0      48 x[1]
        xor ebp, eax               ;   397.5 p0      48 x[1]
        rol ebp, 1                 ;   398.0 p1      50 x[1]
        xor ecx, ebp               ;   402.0 p0      52 x[0]
        xor edx, eax               ;   397.5 p0      49 x[3]
        xor edx, ebx               ;   401.5 p0      49 x[3]
        rol edx, 7                 ;   402.0 p1      51 x[3]
        xor ecx, edx               ;   406.0 p0      52 x[0]
        mov ebx, ebp               ;   402.0 p1      53 x[2] copy
        rol ecx, 5                 ;   406.5 p1      54 x[0]
        xor ecx, dword [esp + 84]  ;   410.5 p2+p0   80 x[0]
        shl ebx, 7                 ;   402.5 p1      53 x[2]
        xor ebp, dword [esp + 352] ;   402.0 p2+p0   80 x[1]
        xor eax, edx               ;   406.0 p0      53 x[2]
        xor eax, ebx               ;   406.5 p0      53 x[2]
        mov ebx, ebp               ;   402.5 p1      26 x copy
        rol eax, 0x16              ;   407.0 p1      55 x[2]
        xor eax, dword [esp + 88]  ;   411.0 p2+p0   80 x[2]
        xor edx, dword [esp + 92]  ;   406.0 p2+p0   80 x[3]
        and ebx, ecx               ;   411.0 p0      26 x
        xor ebp, edx               ;   406.5 p0      26 x
        or edx, ecx                ;   411.0 p0      26 x
        xor ecx, eax               ;   411.5 p0      26 x
        and eax, edx               ;   411.5 p0      26 x
        xor eax, ebp               ;   412.0 p0      26 x
        or ecx, ebx                ;   412.0 p0      26 x
        and ebp, edx               ;   411.5 p0      26 x
        xor edx, eax               ;   412.5 p0      26 x
        xor eax, ebx               ;   412.5 p0      26 x
        xor ebp, ecx               ;   412.5 p0      26 x
        and ebx, ebp               ;   413.0 p0      26 x
        xor ebx, edx               ;   413.5 p0      48 x[1]
        and edx, ebp               ;   413.0 p0      26 x
        rol ebp, 3                 ;   413.5 p1      47 x[2]
        xor ecx, eax               ;   413.0 p0      49 x[3]
        xor edx, eax               ;   413.5 p0      26 x
        rol edx, 0xd               ;   414.0 p1      46 x[0]
        mov eax, edx               ;   418.0 p1      49 x[3] copy
        xor ecx, ebp               ;   417.5 p0      49 x[3]
        shl eax, 3                 ;   418.5 p1      49 x[3]
        xor ecx, eax               ;   422.5 p0      49 x[3]
        rol ecx, 7                 ;   423.0 p1      51 x[3]
        xor ebx, ebp               ;   417.5 p0      48 x[1]
        xor ebx, edx               ;   418.0 p0      48 x[1]
        rol ebx, 1                 ;   418.5 p1      50 x[1]
        mov eax, ebx               ;   422.5 p0      53 x[2] copy
        xor edx, ebx               ;   422.5 p0      52 x[0]
        xor edx, ecx               ;   427.0 p0      52 x[0]
        rol edx, 5                 ;   427.5 p1      54 x[0]
        xor edx, dword [esp + 96]  ;   431.5 p2+p0   80 x[0]
        xor ebp, ecx               ;   427.0 p0      53 x[2]
        shl eax, 7                 ;   423.0 p1      53 x[2]
        xor ebp, eax               ;   427.5 p0      53 x[2]
        rol ebp, 0x16              ;   428.0 p1      55 x[2]
        xor ecx, dword [esp + 356] ;   427.0 p2+p0   80 x[3]
        mov eax, edx               ;   432.0 p0      27 x copy
        xor ebp, dword [esp + 104] ;   432.0 p2+p0   80 x[2]
        xor edx, ecx               ;   432.0 p0      27 x
        xor ecx, ebp               ;   432.5 p0      27 x
        or ebp, edx                ;   432.5 p0      27 x
        xor ebx, dword [esp + 100] ;   422.5 p2+p0   80 x[1]
        xor eax, ebx               ;   432.5 p0      27 x
        and eax, edx               ;   433.0 p0      27 x
        xor eax, ecx               ;   433.5 p0      27 x
        and ecx, ebp               ;   433.0 p0      27 x
        xor ebp, ebx               ;   433.0 p0      27 x
        xor ebp, ecx               ;   433.5 p0      27 x
        and ecx, eax               ;   434.0 p0      27 x
        or ebp, ecx                ;   434.5 p0      27 x
        xor ecx, edx               ;   434.5 p0      27 x
        xor ebp, ecx               ;   435.0 p0      48 x[1]
        xor ecx, ebx               ;   435.0 p0      27 x
        and ebx, eax               ;   434.0 p0      27 x
        rol eax, 0xd               ;   434.5 p1      46 x[0]
        xor ebp, eax               ;   438.5 p0      48 x[1]
        xor edx, ebx               ;   434.5 p0      49 x[3]
        mov ebx, eax               ;   438.5 p1      49 x[3] copy
        rol ecx, 3                 ;   435.5 p1      47 x[2]
        xor ebp, ecx               ;   439.5 p0      48 x[1]
        rol ebp, 1                 ;   440.0 p1      50 x[1]
        xor eax, ebp               ;   444.0 p0      52 x[0]
        xor edx, ecx               ;   439.5 p0      49 x[3]
        shl ebx, 3                 ;   439.0 p1      49 x[3]
        xor edx, ebx               ;   443.0 p0      49 x[3]
        rol edx, 7                 ;   443.5 p1      51 x[3]
        xor eax, edx               ;   447.5 p0      52 x[0]
        mov ebx, ebp               ;   444.0 p0      53 x[2] copy
        shl ebx, 7                 ;   444.5 p1      53 x[2]
        rol eax, 5                 ;   448.5 p1      54 x[0]
        xor ecx, edx               ;   447.5 p0      53 x[2]
        xor edx, dword [esp + 368] ;   447.5 p2+p0   80 x[3]
        xor ecx, ebx               ;   448.5 p0      53 x[2]
        xor ebp, dword [esp + 360] ;   444.0 p2+p0   80 x[1]
        rol ecx, 0x16              ;   449.0 p1      55 x[2]
        mov ebx, ebp               ;   444.5 p0      28 x copy
        xor eax, dword [esp + 108] ;   452.5 p2+p0   80 x[0]
        or ebx, eax                ;   453.0 p0      28 x
        xor ebp, edx               ;   448.0 p0      28 x
        xor ecx, dword [esp + 364] ;   453.0 p2+p0   28 x
        xor ecx, eax               ;   453.5 p0      28 x
        xor ebx, ecx               ;   454.0 p0      28 x
        xor ebp, eax               ;   453.0 p0      28 x
        and ecx, eax               ;   454.0 p0      28 x
        and ecx, ebp               ;   454.5 p0      28 x
        xor ecx, edx               ;   455.0 p0      28 x
        xor eax, ebx               ;   454.5 p0      28 x
        or edx, ebp                ;   453.5 p0      28 x
        xor edx, ebx               ;   454.5 p0      28 x
        and ebx, ecx               ;   455.5 p0      28 x
        xor ecx, eax               ;   455.5 p0      49 x[3]
        and eax, edx               ;   455.0 p0      28 x
        rol edx, 0xd               ;   455.5 p1      46 x[0]
        xor ebx, ebp               ;   456.0 p0      48 x[1]
        xor ebx, edx               ;   459.5 p0      48 x[1]
        xor ebp, eax               ;   455.5 p0      28 x
        rol ebp, 3                 ;   456.0 p1      47 x[2]
        xor ebx, ebp               ;   460.0 p0      48 x[1]
        rol ebx, 1                 ;   460.5 p1      50 x[1]
        xor ecx, ebp               ;   460.0 p0      49 x[3]
        mov eax, edx               ;   459.5 p0      49 x[3] copy
        xor edx, ebx               ;   464.5 p0      52 x[0]
        shl eax, 3                 ;   460.0 p1      49 x[3]
        xor ecx, eax               ;   464.0 p0      49 x[3]
        rol ecx, 7                 ;   464.5 p1      51 x[3]
        xor edx, ecx               ;   468.5 p0      52 x[0]
        rol edx, 5                 ;   469.0 p1      54 x[0]
        xor edx, dword [esp + 372] ;   473.0 p2+p0   80 x[0]
        xor ebp, ecx               ;   468.5 p0      53 x[2]
        mov eax, ebx               ;   464.5 p1      53 x[2] copy
        shl eax, 7                 ;   465.0 p1      53 x[2]
        xor ebp, eax               ;   469.0 p0      53 x[2]
        xor ebx, dword [esp + 112] ;   464.5 p2+p0   80 x[1]
        rol ebp, 0x16              ;   469.5 p1      55 x[2]
        xor ebp, dword [esp + 376] ;   473.5 p2+p0   80 x[2]
        xor ecx, dword [esp + 380] ;   468.5 p2+p0   80 x[3]
        mov eax, edx               ;   473.5 p1      29 x copy
        and eax, ecx               ;   474.0 p0      29 x
        xor edx, ecx               ;   473.5 p0      29 x
        xor ecx, ebp               ;   474.0 p0      29 x
        xor ebp, ebx               ;   474.0 p0      29 x
        xor eax, ebp               ;   474.5 p0      29 x
        and ebx, edx               ;   474.0 p0      29 x
        xor ebx, ebp               ;   474.5 p0      29 x
        or ebp, edx                ;   474.5 p0      29 x
        xor ebp, ecx               ;   475.0 p0      29 x
        and ecx, ebx               ;   475.0 p0      29 x
        xor ebx, eax               ;   475.0 p0      29 x
        xor edx, eax               ;   475.0 p0      29 x
        xor ecx, edx               ;   475.5 p0      29 x
        and ebx, ebp               ;   475.5 p0      29 x
        xor ebp, ecx               ;   476.0 p0      29 x
        rol ecx, 0xd               ;   476.5 p1      46 x[0]
        xor edx, ebx               ;   476.0 p0      49 x[3]
        mov ebx, ecx               ;   480.5 p1      49 x[3] copy
        rol ebp, 3                 ;   476.5 p1      47 x[2]
        xor edx, ebp               ;   480.5 p0      49 x[3]
        shl ebx, 3                 ;   481.0 p1      49 x[3]
        xor eax, ecx               ;   480.5 p0      48 x[1]
        xor eax, ebp               ;   481.0 p0      48 x[1]
        rol eax, 1                 ;   481.5 p1      50 x[1]
        xor ecx, eax               ;   485.5 p0      52 x[0]
        xor edx, ebx               ;   485.0 p0      49 x[3]
        rol edx, 7                 ;   485.5 p1      51 x[3]
        xor ecx, edx               ;   489.5 p0      52 x[0]
        rol ecx, 5                 ;   490.0 p1      54 x[0]
        mov ebx, eax               ;   485.5 p0      53 x[2] copy
        xor ebp, edx               ;   489.5 p0      53 x[2]
        xor eax, dword [esp + 120] ;   485.5 p2+p0   80 x[1]
        shl ebx, 7                 ;   486.0 p1      53 x[2]
        xor ebp, ebx               ;   490.0 p0      53 x[2]
        rol ebp, 0x16              ;   490.5 p1      55 x[2]
        xor ebp, dword [esp + 512] ;   494.5 p2+p0   80 x[2]
        mov ebx, eax               ;   486.0 p0      30 x copy
        xor ecx, dword [esp + 116] ;   494.0 p2+p0   80 x[0]
        or ebx, ebp                ;   495.0 p0      30 x
        xor edx, dword [esp + 384] ;   489.5 p2+p0   80 x[3]
        xor ebx, edx               ;   495.5 p0      30 x
        and edx, ebp               ;   495.0 p0      30 x
        xor ebp, eax               ;   495.0 p0      30 x
        xor eax, ecx               ;   494.5 p0      30 x
        xor edx, eax               ;   495.5 p0      30 x
        and ecx, ebx               ;   496.0 p0      30 x
        xor eax, ecx               ;   496.5 p0      48 x[1]
        xor ebp, ecx               ;   496.5 p0      30 x
        and ecx, ebp               ;   497.0 p0      30 x
        xor ecx, ebx               ;   497.5 p0      30 x
        xor ebx, edx               ;   496.0 p0      30 x
        and edx, ebp               ;   497.0 p0      30 x
        xor ebx, edx               ;   497.5 p0      30 x
        xor edx, ecx               ;   498.0 p0      30 x
        rol edx, 0xd               ;   498.5 p1      46 x[0]
        xor eax, ecx               ;   498.0 p0      48 x[1]
        rol ebx, 3                 ;   498.5 p1      47 x[2]
        xor eax, edx               ;   502.5 p0      48 x[1]
        xor eax, ebx               ;   503.0 p0      48 x[1]
        rol eax, 1                 ;   503.5 p1      50 x[1]
        xor ebp, ebx               ;   502.5 p0      49 x[3]
        mov ecx, edx               ;   502.5 p1      49 x[3] copy
        shl ecx, 3                 ;   503.0 p1      49 x[3]
        xor ebp, ecx               ;   507.0 p0      49 x[3]
        rol ebp, 7                 ;   507.5 p1      51 x[3]
        mov ecx, eax               ;   507.5 p0      53 x[2] copy
        xor edx, eax               ;   507.5 p0      52 x[0]
        xor eax, dword [esp + 392] ;   507.5 p2+p0   80 x[1]
        xor edx, ebp               ;   511.5 p0      52 x[0]
        rol edx, 5                 ;   512.0 p1      54 x[0]
        shl ecx, 7                 ;   508.0 p1      53 x[2]
        xor ebx, ebp               ;   511.5 p0      53 x[2]
        xor edx, dword [esp + 388] ;   516.0 p2+p0   80 x[0]
        xor ebp, dword [esp + 396] ;   511.5 p2+p0   23 x
        xor ebp, edx               ;   516.5 p0      23 x
        xor ebx, ecx               ;   512.0 p0      53 x[2]
        rol ebx, 0x16              ;   512.5 p1      55 x[2]
        mov ecx, eax               ;   508.0 p0      23 x copy
        and eax, ebp               ;   517.0 p0      23 x
        xor ebx, dword [esp + 124] ;   516.5 p2+p0   80 x[2]
        xor eax, edx               ;   517.5 p0      23 x
        or edx, ebp                ;   517.0 p0      23 x
        xor ebp, ebx               ;   517.0 p0      23 x
        xor ecx, ebx               ;   517.0 p0      23 x
        xor edx, ecx               ;   517.5 p0      23 x
        and ebx, eax               ;   518.0 p0      23 x
        xor ebx, ecx               ;   518.5 p0      23 x
        and ecx, eax               ;   518.0 p0      23 x
        xor eax, ebp               ;   518.0 p0      23 x
        and ebp, edx               ;   518.0 p0      23 x
        xor ebx, eax               ;   519.0 p0      23 x
        rol ebx, 3                 ;   519.5 p1      47 x[2]
        or ebp, ecx                ;   518.5 p0      23 x
        xor eax, ebp               ;   519.0 p0      48 x[1]
        rol ebp, 0xd               ;   519.5 p1      46 x[0]
        mov ecx, ebp               ;   523.5 p1      49 x[3] copy
        xor edx, ebx               ;   523.5 p0      49 x[3]
        xor eax, ebp               ;   523.5 p0      48 x[1]
        xor eax, ebx               ;   524.0 p0      48 x[1]
        rol eax, 1                 ;   524.5 p1      50 x[1]
        xor ebp, eax               ;   528.5 p0      52 x[0]
        shl ecx, 3                 ;   524.0 p1      49 x[3]
        xor edx, ecx               ;   528.0 p0      49 x[3]
        rol edx, 7                 ;   528.5 p1      51 x[3]
        xor ebp, edx               ;   532.5 p0      52 x[0]
        rol ebp, 5                 ;   533.0 p1      54 x[0]
        mov ecx, eax               ;   528.5 p0      53 x[2] copy
        shl ecx, 7                 ;   529.0 p1      53 x[2]
        xor ebp, dword [esp + 524] ;   537.0 p2+p0   80 x[0]
        xor eax, dword [esp + 400] ;   528.5 p2+p0   80 x[1]
        xor ebx, edx               ;   532.5 p0      53 x[2]
        xor ebx, ecx               ;   533.0 p0      53 x[2]
        rol ebx, 0x16              ;   533.5 p1      55 x[2]
        mov ecx, eax               ;   529.0 p0      24 x copy
        and ecx, ebp               ;   537.5 p0      24 x
        xor ebx, dword [esp + 480] ;   537.5 p2+p0   24 x
        xor ebx, ecx               ;   538.0 p0      24 x
        xor edx, dword [esp + 508] ;   532.5 p2+p0   80 x[3]
        or ecx, edx                ;   538.0 p0      24 x
        xor edx, ebx               ;   538.5 p0      24 x
        xor eax, ecx               ;   538.5 p0      24 x
        xor ecx, ebp               ;   538.5 p0      24 x
        or ebx, ecx                ;   539.0 p0      24 x
        or ebp, eax                ;   539.0 p0      24 x
        xor eax, edx               ;   539.0 p0      24 x
        rol edx, 3                 ;   539.5 p1      47 x[2]
        xor ecx, eax               ;   539.5 p0      24 x
        and ebx, ebp               ;   539.5 p0      24 x
        xor ebp, edx               ;   543.5 p0      48 x[1]
        and eax, ebx               ;   540.0 p0      24 x
        xor eax, ecx               ;   540.5 p0      49 x[3]
        xor eax, edx               ;   543.5 p0      49 x[3]
        and ecx, ebx               ;   540.0 p0      24 x
        rol ebx, 0xd               ;   540.5 p1      46 x[0]
        xor ebp, ecx               ;   544.0 p0      48 x[1]
        mov ecx, ebx               ;   544.5 p1      49 x[3] copy
        shl ecx, 3                 ;   545.0 p1      49 x[3]
        xor ebp, ebx               ;   544.5 p0      48 x[1]
        rol ebp, 1                 ;   545.0 p1      50 x[1]
        xor ebx, ebp               ;   549.0 p0      52 x[0]
        xor eax, ecx               ;   549.0 p0      49 x[3]
        rol eax, 7                 ;   549.5 p1      51 x[3]
        xor ebx, eax               ;   553.5 p0      52 x[0]
        rol ebx, 5                 ;   554.0 p1      54 x[0]
        xor edx, eax               ;   553.5 p0      53 x[2]
        xor eax, dword [esp + 416] ;   553.5 p2+p0   80 x[3]
        xor ebx, dword [esp + 404] ;   558.0 p2+p0   80 x[0]
        mov ecx, ebp               ;   549.0 p1      53 x[2] copy
        xor ebp, dword [esp + 408] ;   549.0 p2+p0   80 x[1]
        shl ecx, 7                 ;   549.5 p1      53 x[2]
        xor edx, ecx               ;   554.0 p0      53 x[2]
        rol edx, 0x16              ;   554.5 p1      55 x[2]
        xor edx, dword [esp + 412] ;   558.5 p2+p0   80 x[2]
        mov ecx, edx               ;   559.0 p0      25 x copy
        and ecx, ebx               ;   559.5 p0      25 x
        xor ecx, eax               ;   560.0 p0      25 x
        xor edx, ebp               ;   559.0 p0      25 x
        xor edx, ebx               ;   559.5 p0      25 x
        or eax, ebx                ;   558.5 p0      25 x
        xor eax, ebp               ;   559.0 p0      25 x
        and ebp, ecx               ;   560.5 p0      25 x
        xor ecx, edx               ;   560.5 p0      25 x
        xor ebx, ecx               ;   561.0 p0      25 x
        rol ebx, 0xd               ;   561.5 p1      46 x[0]
        xor ebp, edx               ;   561.0 p0      25 x
        or edx, eax                ;   560.0 p0      25 x
        xor edx, ecx               ;   561.0 p0      25 x
        mov ecx, ebx               ;   565.5 p1      49 x[3] copy
        shl ecx, 3                 ;   566.0 p1      49 x[3]
        xor eax, edx               ;   561.5 p0      25 x
        xor edx, ebp               ;   561.5 p0      48 x[1]
        rol eax, 3                 ;   562.0 p1      47 x[2]
        xor edx, ebx               ;   565.5 p0      48 x[1]
        xor edx, eax               ;   566.0 p0      48 x[1]
        rol edx, 1                 ;   566.5 p1      50 x[1]
        xor ebp, eax               ;   566.0 p0      49 x[3]
        xor ebx, edx               ;   570.5 p0      52 x[0]
        xor ebp, ecx               ;   570.0 p0      49 x[3]
        rol ebp, 7                 ;   570.5 p1      51 x[3]
        xor ebx, ebp               ;   574.5 p0      52 x[0]
        mov ecx, edx               ;   570.5 p0      53 x[2] copy
        rol ebx, 5                 ;   575.0 p1      54 x[0]
        xor eax, ebp               ;   574.5 p0      53 x[2]
        shl ecx, 7                 ;   571.0 p1      53 x[2]
        xor eax, ecx               ;   575.0 p0      53 x[2]
        rol eax, 0x16              ;   575.5 p1      55 x[2]
        xor ebp, dword [esp + 136] ;   574.5 p2+p0   80 x[3]
        xor edx, dword [esp + 420] ;   570.5 p2+p0   80 x[1]
        mov ecx, edx               ;   571.0 p1      26 x copy
        xor edx, ebp               ;   575.0 p0      26 x
        xor ebx, dword [esp + 128] ;   579.0 p2+p0   80 x[0]
        or ebp, ebx                ;   579.5 p0      26 x
        and ecx, ebx               ;   579.5 p0      26 x
        xor eax, dword [esp + 132] ;   579.5 p2+p0   80 x[2]
        xor ebx, eax               ;   580.0 p0      26 x
        or ebx, ecx                ;   580.5 p0      26 x
        and eax, ebp               ;   580.0 p0      26 x
        xor eax, edx               ;   580.5 p0      26 x
        and edx, ebp               ;   580.0 p0      26 x
        xor ebp, eax               ;   581.0 p0      26 x
        xor eax, ecx               ;   581.0 p0      26 x
        xor edx, ebx               ;   581.0 p0      26 x
        and ecx, edx               ;   581.5 p0      26 x
        xor ecx, ebp               ;   582.0 p0      48 x[1]
        and ebp, edx               ;   581.5 p0      26 x
        rol edx, 3                 ;   582.0 p1      47 x[2]
        xor ecx, edx               ;   586.0 p0      48 x[1]
        xor ebp, eax               ;   582.0 p0      26 x
        rol ebp, 0xd               ;   582.5 p1      46 x[0]
        xor ebx, eax               ;   581.5 p0      49 x[3]
        xor ebx, edx               ;   586.0 p0      49 x[3]
        mov eax, ebp               ;   586.5 p1      49 x[3] copy
        shl eax, 3                 ;   587.0 p1      49 x[3]
        xor ebx, eax               ;   591.0 p0      49 x[3]
        rol ebx, 7                 ;   591.5 p1      51 x[3]
        xor ecx, ebp               ;   586.5 p0      48 x[1]
        rol ecx, 1                 ;   587.0 p1      50 x[1]
        mov eax, ecx               ;   591.0 p0      53 x[2] copy
        shl eax, 7                 ;   591.5 p1      53 x[2]
        xor ebp, ecx               ;   591.0 p0      52 x[0]
        xor ecx, dword [esp + 144] ;   591.0 p2+p0   80 x[1]
        xor ebp, ebx               ;   595.5 p0      52 x[0]
        rol ebp, 5                 ;   596.0 p1      54 x[0]
        xor ebp, dword [esp + 140] ;   600.0 p2+p0   80 x[0]
        xor edx, ebx               ;   595.5 p0      53 x[2]
        xor edx, eax               ;   596.0 p0      53 x[2]
        rol edx, 0x16              ;   596.5 p1      55 x[2]
        xor ebx, dword [esp + 424] ;   595.5 p2+p0   80 x[3]
        xor edx, dword [esp + 148] ;   600.5 p2+p0   80 x[2]
        mov eax, ebp               ;   600.5 p1      27 x copy
        xor ebp, ebx               ;   600.5 p0      27 x
        xor ebx, edx               ;   601.0 p0      27 x
        xor eax, ecx               ;   601.0 p0      27 x
        and eax, ebp               ;   601.5 p0      27 x
        xor eax, ebx               ;   602.0 p0      27 x
        or edx, ebp                ;   601.0 p0      27 x
        and ebx, edx               ;   601.5 p0      27 x
        xor edx, ecx               ;   601.5 p0      27 x
        xor edx, ebx               ;   602.0 p0      27 x
        and ebx, eax               ;   602.5 p0      27 x
        or edx, ebx                ;   603.0 p0      27 x
        xor ebx, ebp               ;   603.0 p0      27 x
        xor edx, ebx               ;   603.5 p0      48 x[1]
        xor ebx, ecx               ;   603.5 p0      27 x
        and ecx, eax               ;   602.5 p0      27 x
        rol eax, 0xd               ;   603.0 p1      46 x[0]
        xor ebp, ecx               ;   603.0 p0      49 x[3]
        mov ecx, eax               ;   607.0 p1      49 x[3] copy
        rol ebx, 3                 ;   604.0 p1      47 x[2]
        xor edx, eax               ;   607.0 p0      48 x[1]
        xor ebp, ebx               ;   608.0 p0      49 x[3]
        shl ecx, 3                 ;   607.5 p1      49 x[3]
        xor ebp, ecx               ;   611.5 p0      49 x[3]
        rol ebp, 7                 ;   612.0 p1      51 x[3]
        xor edx, ebx               ;   608.0 p0      48 x[1]
        rol edx, 1                 ;   608.5 p1      50 x[1]
        xor eax, edx               ;   612.5 p0      52 x[0]
        xor eax, ebp               ;   616.0 p0      52 x[0]
        rol eax, 5                 ;   616.5 p1      54 x[0]
        mov ecx, edx               ;   612.5 p0      53 x[2] copy
        xor eax, dword [esp + 152] ;   620.5 p2+p0   80 x[0]
        xor ebx, ebp               ;   616.0 p0      53 x[2]
        shl ecx, 7                 ;   613.0 p1      53 x[2]
        xor edx, dword [esp + 428] ;   612.5 p2+p0   80 x[1]
        xor ebx, ecx               ;   617.0 p0      53 x[2]
        rol ebx, 0x16              ;   617.5 p1      55 x[2]
        xor ebp, dword [esp + 436] ;   616.0 p2+p0   80 x[3]
        xor ebx, dword [esp + 432] ;   621.5 p2+p0   28 x
        xor ebx, eax               ;   622.0 p0      28 x
        mov ecx, edx               ;   613.0 p1      28 x copy
        xor edx, ebp               ;   616.5 p0      28 x
        or ecx, eax                ;   621.0 p0      28 x
        xor ecx, ebx               ;   622.5 p0      28 x
        and ebx, eax               ;   622.5 p0      28 x
        xor edx, eax               ;   621.0 p0      28 x
        xor eax, ecx               ;   623.0 p0      28 x
        and ebx, edx               ;   623.0 p0      28 x
        xor ebx, ebp               ;   623.5 p0      28 x
        or ebp, edx                ;   621.5 p0      28 x
        xor ebp, ecx               ;   623.0 p0      28 x
        and ecx, ebx               ;   624.0 p0      28 x
        xor ebx, eax               ;   624.0 p0      49 x[3]
        and eax, ebp               ;   623.5 p0      28 x
        xor ecx, edx               ;   624.5 p0      48 x[1]
        add esi, 0x10              ;   570.7 p1      76 blocks
        rol ebp, 0xd               ;   623.5 p1      46 x[0]
        xor edx, eax               ;   624.0 p0      28 x
        rol edx, 3                 ;   624.5 p1      47 x[2]
        mov eax, ebp               ;   627.5 p0      49 x[3] copy
        xor ecx, ebp               ;   627.5 p0      48 x[1]
        xor ecx, edx               ;   628.5 p0      48 x[1]
        rol ecx, 1                 ;   629.0 p1      50 x[1]
        xor ebx, edx               ;   628.5 p0      49 x[3]
        shl eax, 3                 ;   628.0 p1      49 x[3]
        xor ebx, eax               ;   632.0 p0      49 x[3]
        rol ebx, 7                 ;   632.5 p1      51 x[3]
        xor ebp, ecx               ;   633.0 p0      52 x[0]
        xor ebp, ebx               ;   636.5 p0      52 x[0]
        rol ebp, 5                 ;   637.0 p1      54 x[0]
        xor ebp, dword [esp + 440] ;   641.0 p2+p0   80 x[0]
        mov eax, ecx               ;   633.0 p0      53 x[2] copy
        shl eax, 7                 ;   633.5 p1      53 x[2]
        xor edx, ebx               ;   636.5 p0      53 x[2]
        xor ebx, dword [esp + 452] ;   636.5 p2+p0   80 x[3]
        xor edx, eax               ;   637.5 p0      53 x[2]
        mov eax, ebp               ;   641.5 p1      29 x copy
        xor ebp, ebx               ;   641.5 p0      29 x
        xor ecx, dword [esp + 156] ;   633.0 p2+p0   80 x[1]
        rol edx, 0x16              ;   638.0 p1      55 x[2]
        and eax, ebx               ;   642.0 p0      29 x
        xor edx, dword [esp + 448] ;   642.0 p2+p0   80 x[2]
        xor ebx, edx               ;   642.5 p0      29 x
        xor edx, ecx               ;   642.5 p0      29 x
        and ecx, ebp               ;   642.0 p0      29 x
        xor ecx, edx               ;   643.0 p0      29 x
        xor eax, edx               ;   643.0 p0      29 x
        or edx, ebp                ;   643.0 p0      29 x
        xor edx, ebx               ;   643.5 p0      29 x
        and ebx, ecx               ;   643.5 p0      29 x
        xor ecx, eax               ;   643.5 p0      29 x
        and ecx, edx               ;   644.0 p0      29 x
        xor ebp, eax               ;   643.5 p0      29 x
        xor ebx, ebp               ;   644.0 p0      29 x
        xor edx, ebx               ;   644.5 p0      29 x
        rol ebx, 0xd               ;   645.0 p1      46 x[0]
        xor ebp, ecx               ;   644.5 p0      49 x[3]
        rol edx, 3                 ;   645.0 p1      47 x[2]
        xor eax, ebx               ;   649.0 p0      48 x[1]
        xor eax, edx               ;   649.5 p0      48 x[1]
        rol eax, 1                 ;   650.0 p1      50 x[1]
        mov ecx, ebx               ;   649.0 p0      49 x[3] copy
        shl ecx, 3                 ;   649.5 p1      49 x[3]
        xor ebp, edx               ;   649.0 p0      49 x[3]
        xor ebp, ecx               ;   653.5 p0      49 x[3]
        rol ebp, 7                 ;   654.0 p1      51 x[3]
        mov ecx, eax               ;   654.0 p0      53 x[2] copy
        xor ebx, eax               ;   654.0 p0      52 x[0]
        xor ebx, ebp               ;   658.0 p0      52 x[0]
        rol ebx, 5                 ;   658.5 p1      54 x[0]
        xor edx, ebp               ;   658.0 p0      53 x[2]
        shl ecx, 7                 ;   654.5 p1      53 x[2]
        xor edx, ecx               ;   658.5 p0      53 x[2]
        xor ebp, dword [esp + 456] ;   658.0 p2+p0   80 x[3]
        xor eax, dword [esp + 164] ;   654.0 p2+p0   80 x[1]
        rol edx, 0x16              ;   659.0 p1      55 x[2]
        mov ecx, eax               ;   654.5 p0      30 x copy
        xor edx, dword [esp + 516] ;   663.0 p2+p0   80 x[2]
        or ecx, edx                ;   663.5 p0      30 x
        xor ecx, ebp               ;   664.0 p0      30 x
        and ebp, edx               ;   663.5 p0      30 x
        xor edx, eax               ;   663.5 p0      30 x
        xor ebx, dword [esp + 160] ;   662.5 p2+p0   80 x[0]
        xor eax, ebx               ;   663.0 p0      30 x
        and ebx, ecx               ;   664.5 p0      30 x
        xor edx, ebx               ;   665.0 p0      30 x
        xor ebp, eax               ;   664.0 p0      30 x
        xor eax, dword [esp + 168] ;   663.5 p2+p0   84 dst
        xor eax, ebx               ;   665.0 p0      84 dst
        and ebx, edx               ;   665.5 p0      30 x
        xor ebx, ecx               ;   666.0 p0      30 x
        xor eax, ebx               ;   666.5 p0      84 dst
        mov dword [edi + 4], eax   ;   667.0 p0+p3   84 dst
        mov eax, ebp               ;   664.5 p1      30 x copy
        and eax, edx               ;   665.5 p0      30 x
        xor ebx, dword [esp + 460] ;   666.5 p2+p0   84 dst
        xor edx, dword [esp + 176] ;   665.5 p2+p0   84 dst
        mov dword [edi + 12], edx  ;   666.0 p0+p3   84 dst
        xor ecx, ebp               ;   664.5 p0      84 dst
        xor ebx, eax               ;   667.0 p0      84 dst
        mov dword [edi], ebx       ;   667.5 p0+p3   84 dst
        xor ecx, eax               ;   666.0 p0      84 dst
        xor ecx, dword [esp + 172] ;   666.5 p2+p0   84 dst
        mov dword [edi + 8], ecx   ;   667.0 p0+p3   84 dst
        add edi, 0x10              ;   622.2 p1      76 blocks
        cmp esi, dword [esp + 520] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 556], esi ;                    resident
        mov dword [esp + 560], edi ;                    resident
.blocks_1_done:
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x85              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x214             ;                    frame
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
