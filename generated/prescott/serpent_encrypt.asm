; serpent_encrypt for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu prescott
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
;   body: 320 uops, planned 267.0; bounds: width 106.7, ports 266.0, path 5.0
;   blocks: 1378 uops, planned 463.3; bounds: width 459.3, ports 450.0, path 394.0
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
        mov edi, dword [esi + 48]  ;     4.0 p2      80 x[0]
        not edi                    ;     8.0 p0      80 x[0]
        mov dword [esp + 0], edi   ;     9.0 p0+p3   80 x[0]
        mov edi, dword [esi + 60]  ;     4.0 p2      80 x[3]
        not edi                    ;     8.0 p0      80 x[3]
        mov dword [esp + 4], edi   ;     9.0 p0+p3   80 x[3]
        mov edi, dword [esi + 80]  ;     4.0 p2      80 x[0]
        not edi                    ;     8.0 p0      80 x[0]
        mov dword [esp + 8], edi   ;     9.0 p0+p3   80 x[0]
        mov edi, dword [esi + 100] ;     4.0 p2      80 x[1]
        not edi                    ;     8.0 p0      80 x[1]
        mov dword [esp + 12], edi  ;     9.0 p0+p3   80 x[1]
        mov edi, dword [esi + 112] ;     5.0 p2      80 x[0]
        not edi                    ;     9.0 p0      80 x[0]
        mov dword [esp + 16], edi  ;    10.0 p0+p3   80 x[0]
        mov edi, dword [esi + 116] ;     6.0 p2      80 x[1]
        not edi                    ;    10.0 p0      80 x[1]
        mov dword [esp + 20], edi  ;    11.0 p0+p3   80 x[1]
        mov edi, dword [esi + 136] ;     7.0 p2      80 x[2]
        not edi                    ;    11.0 p0      80 x[2]
        mov dword [esp + 24], edi  ;    13.0 p0+p3   80 x[2]
        mov edi, dword [esi + 176] ;     8.0 p2      80 x[0]
        not edi                    ;    12.0 p0      80 x[0]
        mov dword [esp + 28], edi  ;    15.0 p0+p3   80 x[0]
        mov edi, dword [esi + 188] ;     9.0 p2      80 x[3]
        not edi                    ;    13.0 p0      80 x[3]
        mov dword [esp + 32], edi  ;    17.0 p0+p3   80 x[3]
        mov edi, dword [esi + 208] ;    10.0 p2      80 x[0]
        not edi                    ;    14.2 p0      80 x[0]
        mov dword [esp + 36], edi  ;    19.0 p0+p3   80 x[0]
        mov edi, dword [esi + 228] ;    11.0 p2      80 x[1]
        not edi                    ;    15.7 p0      80 x[1]
        mov dword [esp + 40], edi  ;    21.0 p0+p3   80 x[1]
        mov edi, dword [esi + 240] ;    12.0 p2      80 x[0]
        not edi                    ;    17.2 p0      80 x[0]
        mov dword [esp + 44], edi  ;    23.0 p0+p3   80 x[0]
        mov edi, dword [esi + 244] ;    13.0 p2      80 x[1]
        not edi                    ;    18.7 p0      80 x[1]
        mov dword [esp + 48], edi  ;    25.0 p0+p3   80 x[1]
        mov edi, dword [esi + 264] ;    14.0 p2      80 x[2]
        not edi                    ;    20.2 p0      80 x[2]
        mov dword [esp + 52], edi  ;    27.0 p0+p3   80 x[2]
        mov edi, dword [esi + 304] ;    15.0 p2      80 x[0]
        not edi                    ;    21.7 p0      80 x[0]
        mov dword [esp + 56], edi  ;    29.0 p0+p3   80 x[0]
        mov edi, dword [esi + 316] ;    16.0 p2      80 x[3]
        not edi                    ;    23.2 p0      80 x[3]
        mov dword [esp + 60], edi  ;    31.0 p0+p3   80 x[3]
        mov edi, dword [esi + 336] ;    17.0 p2      80 x[0]
        not edi                    ;    24.7 p0      80 x[0]
        mov dword [esp + 64], edi  ;    33.0 p0+p3   80 x[0]
        mov edi, dword [esi + 356] ;    18.0 p2      80 x[1]
        not edi                    ;    26.2 p0      80 x[1]
        mov dword [esp + 68], edi  ;    35.0 p0+p3   80 x[1]
        mov edi, dword [esi + 368] ;    19.0 p2      80 x[0]
        not edi                    ;    27.7 p0      80 x[0]
        mov dword [esp + 72], edi  ;    37.0 p0+p3   80 x[0]
        mov edi, dword [esi + 372] ;    20.0 p2      80 x[1]
        not edi                    ;    29.2 p0      80 x[1]
        mov dword [esp + 76], edi  ;    39.0 p0+p3   80 x[1]
        mov edi, dword [esi + 392] ;    21.0 p2      80 x[2]
        not edi                    ;    30.7 p0      80 x[2]
        mov dword [esp + 80], edi  ;    41.0 p0+p3   80 x[2]
        mov edi, dword [esi + 432] ;    22.0 p2      80 x[0]
        not edi                    ;    32.2 p0      80 x[0]
        mov dword [esp + 84], edi  ;    43.0 p0+p3   80 x[0]
        mov edi, dword [esi + 444] ;    23.0 p2      80 x[3]
        not edi                    ;    33.7 p0      80 x[3]
        mov dword [esp + 88], edi  ;    45.0 p0+p3   80 x[3]
        mov edi, dword [esi + 464] ;    24.0 p2      80 x[0]
        not edi                    ;    35.2 p0      80 x[0]
        mov dword [esp + 92], edi  ;    47.0 p0+p3   80 x[0]
        mov edi, dword [esi + 484] ;    25.0 p2      80 x[1]
        not edi                    ;    36.7 p0      80 x[1]
        mov dword [esp + 96], edi  ;    49.0 p0+p3   80 x[1]
        mov edi, dword [esi + 496] ;    26.0 p2      80 x[0]
        not edi                    ;    38.2 p0      80 x[0]
        mov dword [esp + 100], edi ;    51.0 p0+p3   80 x[0]
        mov edi, dword [esi + 500] ;    27.0 p2      80 x[1]
        not edi                    ;    39.7 p0      80 x[1]
        mov dword [esp + 104], edi ;    53.0 p0+p3   80 x[1]
        mov edi, dword [esi + 516] ;    28.0 p2      84 dst
        not edi                    ;    41.2 p0      84 dst
        mov dword [esp + 108], edi ;    55.0 p0+p3   84 dst
        mov edi, dword [esi + 520] ;    29.0 p2      84 dst
        not edi                    ;    42.7 p0      84 dst
        mov dword [esp + 112], edi ;    57.0 p0+p3   84 dst
        mov edi, dword [esi + 524] ;    30.0 p2      84 dst
        not edi                    ;    44.2 p0      84 dst
        mov dword [esp + 116], edi ;    59.0 p0+p3   84 dst
        mov edi, dword [esi]       ;    31.0 p2      76 rk
        mov dword [esp + 120], edi ;    61.0 p0+p3   76 rk
        mov edi, dword [esi + 4]   ;    32.0 p2      76 rk
        mov dword [esp + 124], edi ;    63.0 p0+p3   76 rk
        mov edi, dword [esi + 8]   ;    33.0 p2      76 rk
        mov dword [esp + 128], edi ;    65.0 p0+p3   76 rk
        mov edi, dword [esi + 12]  ;    34.0 p2      76 rk
        mov dword [esp + 132], edi ;    67.0 p0+p3   76 rk
        mov edi, dword [esi + 20]  ;    35.0 p2      76 rk
        mov dword [esp + 136], edi ;    69.0 p0+p3   76 rk
        mov edi, dword [esi + 32]  ;    36.0 p2      76 rk
        mov dword [esp + 140], edi ;    71.0 p0+p3   76 rk
        mov edi, dword [esi + 36]  ;    37.0 p2      76 rk
        mov dword [esp + 144], edi ;    73.0 p0+p3   76 rk
        mov edi, dword [esi + 40]  ;    38.0 p2      76 rk
        mov dword [esp + 148], edi ;    75.0 p0+p3   76 rk
        mov edi, dword [esi + 44]  ;    39.0 p2      76 rk
        mov dword [esp + 152], edi ;    77.0 p0+p3   76 rk
        mov edi, dword [esi + 52]  ;    40.0 p2      76 rk
        mov dword [esp + 156], edi ;    79.0 p0+p3   76 rk
        mov edi, dword [esi + 56]  ;    41.0 p2      76 rk
        mov dword [esp + 160], edi ;    81.0 p0+p3   76 rk
        mov edi, dword [esi + 64]  ;    42.0 p2      76 rk
        mov dword [esp + 164], edi ;    83.0 p0+p3   76 rk
        mov edi, dword [esi + 68]  ;    43.0 p2      76 rk
        mov dword [esp + 168], edi ;    85.0 p0+p3   76 rk
        mov edi, dword [esi + 76]  ;    44.0 p2      76 rk
        mov dword [esp + 172], edi ;    87.0 p0+p3   76 rk
        mov edi, dword [esi + 84]  ;    45.0 p2      76 rk
        mov dword [esp + 176], edi ;    89.0 p0+p3   76 rk
        mov edi, dword [esi + 88]  ;    46.0 p2      76 rk
        mov dword [esp + 180], edi ;    91.0 p0+p3   76 rk
        mov edi, dword [esi + 92]  ;    47.0 p2      76 rk
        mov dword [esp + 184], edi ;    93.0 p0+p3   76 rk
        mov edi, dword [esi + 96]  ;    48.0 p2      76 rk
        mov dword [esp + 188], edi ;    95.0 p0+p3   76 rk
        mov edi, dword [esi + 104] ;    49.0 p2      76 rk
        mov dword [esp + 192], edi ;    97.0 p0+p3   76 rk
        mov edi, dword [esi + 108] ;    50.0 p2      76 rk
        mov dword [esp + 196], edi ;    99.0 p0+p3   76 rk
        mov edi, dword [esi + 124] ;    51.0 p2      76 rk
        mov dword [esp + 200], edi ;   101.0 p0+p3   76 rk
        mov edi, dword [esi + 128] ;    52.0 p2      76 rk
        mov dword [esp + 204], edi ;   103.0 p0+p3   76 rk
        mov edi, dword [esi + 132] ;    53.0 p2      76 rk
        mov dword [esp + 208], edi ;   105.0 p0+p3   76 rk
        mov edi, dword [esi + 140] ;    54.0 p2      76 rk
        mov dword [esp + 212], edi ;   107.0 p0+p3   76 rk
        mov edi, dword [esi + 148] ;    55.0 p2      76 rk
        mov dword [esp + 216], edi ;   109.0 p0+p3   76 rk
        mov edi, dword [esi + 160] ;    56.0 p2      76 rk
        mov dword [esp + 220], edi ;   111.0 p0+p3   76 rk
        mov edi, dword [esi + 164] ;    57.0 p2      76 rk
        mov dword [esp + 224], edi ;   113.0 p0+p3   76 rk
        mov edi, dword [esi + 168] ;    58.0 p2      76 rk
        mov dword [esp + 228], edi ;   115.0 p0+p3   76 rk
        mov edi, dword [esi + 172] ;    59.0 p2      76 rk
        mov dword [esp + 232], edi ;   117.0 p0+p3   76 rk
        mov edi, dword [esi + 180] ;    60.0 p2      76 rk
        mov dword [esp + 236], edi ;   119.0 p0+p3   76 rk
        mov edi, dword [esi + 184] ;    61.0 p2      76 rk
        mov dword [esp + 240], edi ;   121.0 p0+p3   76 rk
        mov edi, dword [esi + 192] ;    62.0 p2      76 rk
        mov dword [esp + 244], edi ;   123.0 p0+p3   76 rk
        mov ecx, dword [esi + 456] ;    63.0 p2      80 x[2]
        mov edi, dword [esi + 196] ;    64.0 p2      76 rk
        mov dword [esp + 248], edi ;   125.0 p0+p3   76 rk
        mov edi, dword [esi + 204] ;    65.0 p2      76 rk
        mov dword [esp + 252], edi ;   127.0 p0+p3   76 rk
        mov edi, dword [esi + 212] ;    66.0 p2      76 rk
        mov dword [esp + 256], edi ;   129.0 p0+p3   76 rk
        mov edi, dword [esi + 216] ;    67.0 p2      76 rk
        mov dword [esp + 260], edi ;   131.0 p0+p3   76 rk
        mov edi, dword [esi + 220] ;    68.0 p2      76 rk
        mov dword [esp + 264], edi ;   133.0 p0+p3   76 rk
        mov edi, dword [esi + 224] ;    69.0 p2      76 rk
        mov dword [esp + 268], edi ;   135.0 p0+p3   76 rk
        mov edi, dword [esi + 232] ;    70.0 p2      76 rk
        mov dword [esp + 272], edi ;   137.0 p0+p3   76 rk
        mov edi, dword [esi + 236] ;    71.0 p2      76 rk
        mov dword [esp + 276], edi ;   139.0 p0+p3   76 rk
        mov edi, dword [esi + 252] ;    72.0 p2      76 rk
        mov dword [esp + 280], edi ;   141.0 p0+p3   76 rk
        mov edi, dword [esi + 256] ;    73.0 p2      76 rk
        mov dword [esp + 284], edi ;   143.0 p0+p3   76 rk
        mov edi, dword [esi + 260] ;    74.0 p2      76 rk
        mov dword [esp + 288], edi ;   145.0 p0+p3   76 rk
        mov edi, dword [esi + 268] ;    75.0 p2      76 rk
        mov dword [esp + 292], edi ;   147.0 p0+p3   76 rk
        mov edi, dword [esi + 276] ;    76.0 p2      76 rk
        mov dword [esp + 296], edi ;   149.0 p0+p3   76 rk
        mov edi, dword [esi + 288] ;    77.0 p2      76 rk
        mov dword [esp + 300], edi ;   151.0 p0+p3   76 rk
        mov edi, dword [esi + 292] ;    78.0 p2      76 rk
        mov dword [esp + 304], edi ;   153.0 p0+p3   76 rk
        mov edi, dword [esi + 296] ;    79.0 p2      76 rk
        mov dword [esp + 308], edi ;   155.0 p0+p3   76 rk
        mov edi, dword [esi + 300] ;    80.0 p2      76 rk
        mov dword [esp + 312], edi ;   157.0 p0+p3   76 rk
        mov edi, dword [esi + 308] ;    81.0 p2      76 rk
        mov dword [esp + 316], edi ;   159.0 p0+p3   76 rk
        mov edi, dword [esi + 312] ;    82.0 p2      76 rk
        mov dword [esp + 320], edi ;   161.0 p0+p3   76 rk
        mov edi, dword [esi + 320] ;    83.0 p2      76 rk
        mov dword [esp + 324], edi ;   163.0 p0+p3   76 rk
        mov edi, dword [esi + 324] ;    84.0 p2      76 rk
        mov dword [esp + 328], edi ;   165.0 p0+p3   76 rk
        mov edi, dword [esi + 332] ;    85.0 p2      76 rk
        mov dword [esp + 332], edi ;   167.0 p0+p3   76 rk
        mov edi, dword [esi + 340] ;    86.0 p2      76 rk
        mov dword [esp + 336], edi ;   169.0 p0+p3   76 rk
        mov edi, dword [esi + 344] ;    87.0 p2      76 rk
        mov dword [esp + 340], edi ;   171.0 p0+p3   76 rk
        mov edi, dword [esi + 348] ;    88.0 p2      76 rk
        mov dword [esp + 344], edi ;   173.0 p0+p3   76 rk
        mov edi, dword [esi + 352] ;    89.0 p2      76 rk
        mov dword [esp + 348], edi ;   175.0 p0+p3   76 rk
        mov edi, dword [esi + 360] ;    90.0 p2      76 rk
        mov dword [esp + 352], edi ;   177.0 p0+p3   76 rk
        mov edi, dword [esi + 364] ;    91.0 p2      76 rk
        mov dword [esp + 356], edi ;   179.0 p0+p3   76 rk
        mov edi, dword [esi + 380] ;    92.0 p2      76 rk
        mov dword [esp + 360], edi ;   181.0 p0+p3   76 rk
        mov edi, dword [esi + 384] ;    93.0 p2      76 rk
        mov dword [esp + 364], edi ;   183.0 p0+p3   76 rk
        mov edi, dword [esi + 388] ;    94.0 p2      76 rk
        mov dword [esp + 368], edi ;   185.0 p0+p3   76 rk
        mov edi, dword [esi + 396] ;    95.0 p2      76 rk
        mov dword [esp + 372], edi ;   187.0 p0+p3   76 rk
        mov edi, dword [esi + 404] ;    96.0 p2      76 rk
        mov dword [esp + 376], edi ;   189.0 p0+p3   76 rk
        mov edi, dword [esi + 416] ;    97.0 p2      76 rk
        mov dword [esp + 380], edi ;   191.0 p0+p3   76 rk
        mov edi, dword [esi + 420] ;    98.0 p2      76 rk
        mov dword [esp + 384], edi ;   193.0 p0+p3   76 rk
        mov edi, dword [esi + 424] ;    99.0 p2      76 rk
        mov dword [esp + 388], edi ;   195.0 p0+p3   76 rk
        mov edi, dword [esi + 428] ;   100.0 p2      76 rk
        mov dword [esp + 392], edi ;   197.0 p0+p3   76 rk
        mov edi, dword [esi + 436] ;   101.0 p2      76 rk
        mov dword [esp + 396], edi ;   199.0 p0+p3   76 rk
        mov edi, dword [esi + 440] ;   102.0 p2      76 rk
        mov dword [esp + 400], edi ;   201.0 p0+p3   76 rk
        mov edi, dword [esi + 448] ;   103.0 p2      76 rk
        mov dword [esp + 404], edi ;   203.0 p0+p3   76 rk
        mov edi, dword [esi + 452] ;   104.0 p2      76 rk
        mov dword [esp + 408], edi ;   205.0 p0+p3   76 rk
        mov edi, dword [esi + 460] ;   105.0 p2      76 rk
        mov dword [esp + 412], edi ;   207.0 p0+p3   76 rk
        mov edi, dword [esi + 468] ;   106.0 p2      76 rk
        mov dword [esp + 416], edi ;   209.0 p0+p3   76 rk
        mov edi, dword [esi + 472] ;   107.0 p2      76 rk
        mov dword [esp + 420], edi ;   211.0 p0+p3   76 rk
        mov edi, dword [esi + 476] ;   108.0 p2      76 rk
        mov dword [esp + 424], edi ;   213.0 p0+p3   76 rk
        mov edi, dword [esi + 480] ;   109.0 p2      76 rk
        mov dword [esp + 428], edi ;   215.0 p0+p3   76 rk
        mov edi, dword [esi + 488] ;   110.0 p2      76 rk
        mov dword [esp + 432], edi ;   217.0 p0+p3   76 rk
        mov edi, dword [esi + 492] ;   111.0 p2      76 rk
        mov dword [esp + 436], edi ;   219.0 p0+p3   76 rk
        mov edi, dword [esi + 508] ;   112.0 p2      76 rk
        mov dword [esp + 440], edi ;   221.0 p0+p3   76 rk
        mov edi, dword [esi + 512] ;   113.0 p2      76 rk
        mov dword [esp + 444], edi ;   223.0 p0+p3   76 rk
        mov edi, dword [esi + 16]  ;   114.0 p2      80 x[0]
        mov edx, dword [esi + 504] ;   115.0 p2      80 x[2]
        xor edi, 0x7000            ;   127.7 p0      80 x[0]
        mov dword [esp + 448], edi ;   225.0 p0+p3   80 x[0]
        mov edi, dword [esi + 24]  ;   116.0 p2      80 x[2]
        mov ebx, dword [esi + 152] ;   117.0 p2      80 x[2]
        mov eax, dword [esi + 412] ;   118.0 p2      80 x[3]
        xor ebx, 0xe0000000        ;   129.2 p0      80 x[2]
        xor ecx, 0xe03fffff        ;   129.7 p0      80 x[2]
        mov dword [esp + 452], ecx ;   227.0 p0+p3   80 x[2]
        xor eax, 0xfffffc7f        ;   131.2 p0      80 x[3]
        mov ebp, dword [esi + 408] ;   119.0 p2      80 x[2]
        xor edx, 0xe03fffff        ;   131.7 p0      80 x[2]
        xor ebp, 0xe0000000        ;   132.2 p0      80 x[2]
        xor edi, 0xe0000000        ;   132.7 p0      80 x[2]
        mov dword [esp + 456], edi ;   229.0 p0+p3   80 x[2]
        mov edi, dword [esi + 28]  ;   120.0 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   134.2 p0      80 x[3]
        mov dword [esp + 460], edi ;   231.0 p0+p3   80 x[3]
        mov edi, dword [esi + 72]  ;   121.0 p2      80 x[2]
        xor edi, 0xe03fffff        ;   135.7 p0      80 x[2]
        mov dword [esp + 464], edi ;   233.0 p0+p3   80 x[2]
        mov edi, dword [esi + 144] ;   122.0 p2      80 x[0]
        xor edi, 0x7000            ;   137.2 p0      80 x[0]
        mov dword [esp + 468], edi ;   235.0 p0+p3   80 x[0]
        mov edi, dword [esi + 156] ;   123.3 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   138.7 p0      80 x[3]
        mov dword [esp + 472], edi ;   237.0 p0+p3   80 x[3]
        mov edi, dword [esi + 200] ;   125.3 p2      80 x[2]
        xor edi, 0xe03fffff        ;   140.2 p0      80 x[2]
        mov dword [esp + 476], edi ;   239.0 p0+p3   80 x[2]
        mov edi, dword [esi + 248] ;   129.0 p2      80 x[2]
        xor edi, 0xe03fffff        ;   141.7 p0      80 x[2]
        mov dword [esp + 480], edi ;   241.0 p0+p3   80 x[2]
        mov edi, dword [esi + 272] ;   131.3 p2      80 x[0]
        xor edi, 0x7000            ;   143.2 p0      80 x[0]
        mov dword [esp + 484], edi ;   243.0 p0+p3   80 x[0]
        mov edi, dword [esi + 280] ;   135.0 p2      80 x[2]
        xor edi, 0xe0000000        ;   144.7 p0      80 x[2]
        mov dword [esp + 488], edi ;   245.0 p0+p3   80 x[2]
        mov edi, dword [esi + 284] ;   137.3 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   146.2 p0      80 x[3]
        mov dword [esp + 492], edi ;   247.0 p0+p3   80 x[3]
        mov edi, dword [esi + 328] ;   141.0 p2      80 x[2]
        xor edi, 0xe03fffff        ;   147.7 p0      80 x[2]
        mov dword [esp + 496], edi ;   249.0 p0+p3   80 x[2]
        mov edi, dword [esi + 376] ;   143.3 p2      80 x[2]
        xor edi, 0xe03fffff        ;   149.2 p0      80 x[2]
        mov dword [esp + 500], edi ;   251.0 p0+p3   80 x[2]
        mov edi, dword [esi + 400] ;   147.0 p2      80 x[0]
        mov dword [esp + 504], ebp ;   253.0 p0+p3   80 x[2]
        mov esi, dword [esi + 120] ;   149.0 p2      80 x[2]
        xor esi, 0xe03fffff        ;   153.0 p0      80 x[2]
        mov dword [esp + 508], esi ;   255.0 p0+p3   80 x[2]
        mov esi, dword [esp + 564] ;   151.3 p2      76 rk
        xor edi, 0x7000            ;   153.2 p0      80 x[0]
        shl esi, 4                 ;   155.3 p1      76 rk
        add esi, dword [esp + 556] ;   156.3 p2+p0   76 rk
        mov dword [esp + 512], esi ;   257.0 p0+p3   76 rk
        mov dword [esp + 516], eax ;   259.0 p0+p3   80 x[3]
        mov dword [esp + 520], edx ;   261.0 p0+p3   80 x[2]
        mov dword [esp + 524], ebx ;   263.0 p0+p3   80 x[2]
        mov dword [esp + 528], edi ;   265.0 p0+p3   80 x[0]
        cmp dword [esp + 564], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 556] ;                    resident
        mov edi, dword [esp + 560] ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]       ;     0.0 p2      80 x[0]
        xor ebp, dword [esp + 120] ;     4.0 p2+p0   80 x[0]
        mov eax, dword [esi + 4]   ;     2.0 p2      80 x[1]
        mov edx, ebp               ;     5.0 p1      23 x copy
        xor edx, dword [esi + 12]  ;     6.0 p2+p0   23 x
        xor edx, dword [esp + 132] ;     7.0 p2+p0   23 x
        mov ebx, dword [esi + 8]   ;     5.0 p2      80 x[2]
        xor ebx, dword [esp + 128] ;     9.0 p2+p0   80 x[2]
        xor eax, dword [esp + 124] ;     7.0 p2+p0   80 x[1]
        mov ecx, eax               ;     8.0 p1      23 x copy
        and eax, edx               ;     8.0 p0      23 x
        xor eax, ebp               ;     9.0 p0      23 x
        or ebp, edx                ;     8.0 p0      23 x
        xor edx, ebx               ;    10.0 p0      23 x
        xor ecx, ebx               ;    10.0 p0      23 x
        and ebx, eax               ;    10.0 p0      23 x
        xor ebx, ecx               ;    11.0 p0      23 x
        xor ebp, ecx               ;    11.0 p0      23 x
        and ecx, eax               ;    11.0 p0      23 x
        xor eax, edx               ;    11.0 p0      23 x
        xor ebx, eax               ;    12.0 p0      23 x
        and edx, ebp               ;    12.0 p0      23 x
        or ecx, edx                ;    13.0 p0      23 x
        rol ebx, 3                 ;    14.0 p1      47 x[2]
        xor eax, ecx               ;    14.0 p0      48 x[1]
        rol ecx, 0xd               ;    15.0 p1      46 x[0]
        mov edx, ecx               ;    16.0 p1      49 x[3] copy
        xor eax, ebx               ;    15.0 p0      48 x[1]
        xor ebp, ebx               ;    15.0 p0      49 x[3]
        shl edx, 3                 ;    17.0 p1      49 x[3]
        xor ebp, edx               ;    18.0 p0      49 x[3]
        rol ebp, 7                 ;    19.0 p1      51 x[3]
        xor eax, ecx               ;    16.0 p0      48 x[1]
        rol eax, 1                 ;    17.0 p1      50 x[1]
        xor ecx, eax               ;    18.0 p0      52 x[0]
        xor ecx, ebp               ;    20.0 p0      52 x[0]
        rol ecx, 5                 ;    21.0 p1      54 x[0]
        mov edx, eax               ;    18.0 p0      53 x[2] copy
        xor eax, dword [esp + 136] ;    18.0 p2+p0   80 x[1]
        xor ecx, dword [esp + 448] ;    22.0 p2+p0   80 x[0]
        shl edx, 7                 ;    19.0 p1      53 x[2]
        xor ebx, ebp               ;    20.0 p0      53 x[2]
        xor ebx, edx               ;    21.0 p0      53 x[2]
        mov edx, eax               ;    19.0 p1      24 x copy
        rol ebx, 0x16              ;    22.0 p1      55 x[2]
        xor ebx, dword [esp + 456] ;    23.0 p2+p0   80 x[2]
        xor ebp, dword [esp + 460] ;    20.0 p2+p0   80 x[3]
        and edx, ecx               ;    23.0 p0      24 x
        xor ecx, ebp               ;    23.0 p0      24 x
        or ecx, eax                ;    24.0 p0      24 x
        xor eax, ebp               ;    21.0 p0      24 x
        xor eax, ebx               ;    24.0 p0      24 x
        or ebx, edx                ;    24.0 p0      24 x
        xor edx, eax               ;    25.0 p0      24 x
        and eax, ebx               ;    25.0 p0      24 x
        xor ebp, edx               ;    26.0 p0      24 x
        not ecx                    ;    25.0 p0      24 x
        or eax, ecx                ;    26.0 p0      24 x
        xor ebx, edx               ;    26.0 p0      24 x
        xor ecx, ebp               ;    27.0 p0      24 x
        and ebp, eax               ;    27.0 p0      24 x
        rol edx, 3                 ;    28.0 p1      47 x[2]
        or ebx, eax                ;    27.0 p0      24 x
        xor eax, edx               ;    29.0 p0      49 x[3]
        xor ebx, ecx               ;    28.0 p0      48 x[1]
        xor ebp, ecx               ;    28.0 p0      24 x
        rol ebp, 0xd               ;    29.0 p1      46 x[0]
        mov ecx, ebp               ;    30.0 p1      49 x[3] copy
        xor ebx, ebp               ;    30.0 p0      48 x[1]
        xor ebx, edx               ;    31.0 p0      48 x[1]
        rol ebx, 1                 ;    32.0 p1      50 x[1]
        shl ecx, 3                 ;    31.0 p1      49 x[3]
        xor ebp, ebx               ;    33.0 p0      52 x[0]
        xor eax, ecx               ;    32.0 p0      49 x[3]
        rol eax, 7                 ;    33.0 p1      51 x[3]
        xor edx, eax               ;    34.0 p0      53 x[2]
        xor ebp, eax               ;    34.0 p0      52 x[0]
        xor eax, dword [esp + 152] ;    34.0 p2+p0   80 x[3]
        mov ecx, ebx               ;    33.0 p1      53 x[2] copy
        shl ecx, 7                 ;    34.0 p1      53 x[2]
        rol ebp, 5                 ;    35.0 p1      54 x[0]
        xor ebp, dword [esp + 140] ;    36.0 p2+p0   80 x[0]
        xor edx, ecx               ;    35.0 p0      53 x[2]
        rol edx, 0x16              ;    36.0 p1      55 x[2]
        xor edx, dword [esp + 148] ;    37.0 p2+p0   80 x[2]
        mov ecx, edx               ;    38.0 p1      25 x copy
        and ecx, ebp               ;    39.0 p0      25 x
        xor ecx, eax               ;    40.0 p0      25 x
        xor ebx, dword [esp + 144] ;    33.7 p2+p0   80 x[1]
        xor edx, ebx               ;    38.0 p0      25 x
        xor edx, ebp               ;    39.0 p0      25 x
        or eax, ebp                ;    37.0 p0      25 x
        xor eax, ebx               ;    38.0 p0      25 x
        and ebx, ecx               ;    41.0 p0      25 x
        xor ecx, edx               ;    41.0 p0      25 x
        xor ebx, edx               ;    42.0 p0      25 x
        or edx, eax                ;    40.0 p0      25 x
        xor ebp, ecx               ;    42.0 p0      25 x
        rol ebp, 0xd               ;    43.0 p1      46 x[0]
        xor edx, ecx               ;    42.0 p0      25 x
        xor eax, edx               ;    43.0 p0      25 x
        rol eax, 3                 ;    44.0 p1      47 x[2]
        xor edx, ebx               ;    43.0 p0      48 x[1]
        xor edx, ebp               ;    44.0 p0      48 x[1]
        xor edx, eax               ;    45.0 p0      48 x[1]
        xor ebx, eax               ;    45.0 p0      49 x[3]
        rol edx, 1                 ;    46.0 p1      50 x[1]
        mov ecx, ebp               ;    44.0 p1      49 x[3] copy
        xor ebp, edx               ;    47.0 p0      52 x[0]
        shl ecx, 3                 ;    45.0 p1      49 x[3]
        xor ebx, ecx               ;    46.0 p0      49 x[3]
        rol ebx, 7                 ;    47.0 p1      51 x[3]
        xor eax, ebx               ;    48.0 p0      53 x[2]
        mov ecx, edx               ;    47.0 p1      53 x[2] copy
        shl ecx, 7                 ;    48.0 p1      53 x[2]
        xor eax, ecx               ;    49.0 p0      53 x[2]
        rol eax, 0x16              ;    50.0 p1      55 x[2]
        xor eax, dword [esp + 160] ;    51.0 p2+p0   80 x[2]
        xor edx, dword [esp + 156] ;    47.0 p2+p0   80 x[1]
        xor ebp, ebx               ;    48.0 p0      52 x[0]
        mov ecx, edx               ;    48.0 p1      26 x copy
        rol ebp, 5                 ;    49.0 p1      54 x[0]
        xor ebp, dword [esp + 0]   ;    50.0 p2+p0   80 x[0]
        xor ebx, dword [esp + 4]   ;    48.0 p2+p0   80 x[3]
        and ecx, ebp               ;    51.0 p0      26 x
        xor edx, ebx               ;    49.0 p0      26 x
        or ebx, ebp                ;    51.0 p0      26 x
        xor ebp, eax               ;    52.0 p0      26 x
        and eax, ebx               ;    52.0 p0      26 x
        xor ebx, ecx               ;    52.0 p0      26 x
        or ebp, ecx                ;    53.0 p0      26 x
        xor ebp, edx               ;    54.0 p0      26 x
        or edx, ecx                ;    52.0 p0      26 x
        or ecx, eax                ;    53.0 p0      26 x
        xor edx, eax               ;    53.0 p0      26 x
        or eax, ebx                ;    53.0 p0      26 x
        xor eax, ebp               ;    55.0 p0      26 x
        or ebx, edx                ;    54.0 p0      26 x
        and ebp, edx               ;    55.0 p0      26 x
        xor ebp, ebx               ;    56.0 p0      26 x
        rol ebp, 0xd               ;    57.0 p1      46 x[0]
        xor edx, ebp               ;    58.0 p0      48 x[1]
        xor ecx, eax               ;    56.0 p0      49 x[3]
        xor ebx, eax               ;    56.0 p0      26 x
        rol ebx, 3                 ;    57.0 p1      47 x[2]
        xor edx, ebx               ;    59.0 p0      48 x[1]
        mov eax, ebp               ;    58.0 p1      49 x[3] copy
        xor ecx, ebx               ;    58.0 p0      49 x[3]
        rol edx, 1                 ;    60.0 p1      50 x[1]
        xor ebp, edx               ;    61.0 p0      52 x[0]
        shl eax, 3                 ;    59.0 p1      49 x[3]
        xor ecx, eax               ;    60.0 p0      49 x[3]
        rol ecx, 7                 ;    61.0 p1      51 x[3]
        xor ebp, ecx               ;    62.0 p0      52 x[0]
        rol ebp, 5                 ;    63.0 p1      54 x[0]
        xor ebx, ecx               ;    62.0 p0      53 x[2]
        xor ecx, dword [esp + 172] ;    62.0 p2+p0   80 x[3]
        mov eax, edx               ;    61.0 p1      53 x[2] copy
        shl eax, 7                 ;    62.0 p1      53 x[2]
        xor ebx, eax               ;    63.0 p0      53 x[2]
        xor ebp, dword [esp + 164] ;    64.0 p2+p0   80 x[0]
        rol ebx, 0x16              ;    65.0 p1      55 x[2]
        xor ebx, dword [esp + 464] ;    66.0 p2+p0   80 x[2]
        xor edx, dword [esp + 168] ;    61.5 p2+p0   80 x[1]
        mov eax, edx               ;    62.5 p1      27 x copy
        xor eax, ebp               ;    65.0 p0      27 x
        xor ebp, ecx               ;    65.0 p0      27 x
        and eax, ebp               ;    66.0 p0      27 x
        xor ecx, ebx               ;    67.0 p0      27 x
        xor eax, ecx               ;    68.0 p0      27 x
        or ebx, ebp                ;    67.0 p0      27 x
        and ecx, ebx               ;    68.0 p0      27 x
        xor ebx, edx               ;    68.0 p0      27 x
        xor ebx, ecx               ;    69.0 p0      27 x
        and ecx, eax               ;    69.0 p0      27 x
        or ebx, ecx                ;    70.0 p0      27 x
        xor ecx, ebp               ;    70.0 p0      27 x
        xor ebx, ecx               ;    71.0 p0      48 x[1]
        xor ecx, edx               ;    71.0 p0      27 x
        and edx, eax               ;    69.0 p0      27 x
        rol eax, 0xd               ;    70.0 p1      46 x[0]
        xor ebp, edx               ;    70.0 p0      49 x[3]
        rol ecx, 3                 ;    72.0 p1      47 x[2]
        mov edx, eax               ;    71.0 p1      49 x[3] copy
        xor ebp, ecx               ;    73.0 p0      49 x[3]
        shl edx, 3                 ;    72.0 p1      49 x[3]
        xor ebp, edx               ;    74.0 p0      49 x[3]
        rol ebp, 7                 ;    75.0 p1      51 x[3]
        xor ebx, eax               ;    72.0 p0      48 x[1]
        xor ebx, ecx               ;    73.0 p0      48 x[1]
        rol ebx, 1                 ;    74.0 p1      50 x[1]
        xor eax, ebx               ;    75.0 p0      52 x[0]
        xor eax, ebp               ;    76.0 p0      52 x[0]
        rol eax, 5                 ;    77.0 p1      54 x[0]
        xor eax, dword [esp + 8]   ;    78.0 p2+p0   80 x[0]
        xor ecx, ebp               ;    76.0 p0      53 x[2]
        mov edx, ebx               ;    75.0 p1      53 x[2] copy
        shl edx, 7                 ;    76.0 p1      53 x[2]
        xor ecx, edx               ;    77.0 p0      53 x[2]
        xor ebp, dword [esp + 184] ;    76.0 p2+p0   80 x[3]
        rol ecx, 0x16              ;    78.0 p1      55 x[2]
        xor ecx, eax               ;    79.0 p0      28 x
        xor ecx, dword [esp + 180] ;    80.0 p2+p0   28 x
        xor ebx, dword [esp + 176] ;    76.0 p2+p0   80 x[1]
        mov edx, ebx               ;    77.0 p1      28 x copy
        or edx, eax                ;    79.0 p0      28 x
        xor edx, ecx               ;    81.0 p0      28 x
        and ecx, eax               ;    81.0 p0      28 x
        xor ebx, ebp               ;    78.2 p0      28 x
        xor ebx, eax               ;    79.2 p0      28 x
        and ecx, ebx               ;    82.0 p0      28 x
        xor eax, edx               ;    82.0 p0      28 x
        xor ecx, ebp               ;    83.0 p0      28 x
        or ebp, ebx                ;    80.7 p0      28 x
        xor ebp, edx               ;    82.0 p0      28 x
        and edx, ecx               ;    84.0 p0      28 x
        xor ecx, eax               ;    84.0 p0      49 x[3]
        and eax, ebp               ;    83.0 p0      28 x
        rol ebp, 0xd               ;    84.0 p1      46 x[0]
        xor edx, ebx               ;    85.0 p0      48 x[1]
        xor edx, ebp               ;    86.0 p0      48 x[1]
        xor ebx, eax               ;    84.2 p0      28 x
        rol ebx, 3                 ;    85.2 p1      47 x[2]
        xor edx, ebx               ;    87.0 p0      48 x[1]
        rol edx, 1                 ;    88.0 p1      50 x[1]
        mov eax, ebp               ;    85.0 p1      49 x[3] copy
        xor ebp, edx               ;    89.0 p0      52 x[0]
        xor ecx, ebx               ;    86.2 p0      49 x[3]
        shl eax, 3                 ;    86.0 p1      49 x[3]
        xor ecx, eax               ;    87.2 p0      49 x[3]
        rol ecx, 7                 ;    88.2 p1      51 x[3]
        xor ebp, ecx               ;    90.0 p0      52 x[0]
        mov eax, edx               ;    89.0 p1      53 x[2] copy
        rol ebp, 5                 ;    91.0 p1      54 x[0]
        xor ebx, ecx               ;    89.2 p0      53 x[2]
        xor ecx, dword [esp + 196] ;    89.2 p2+p0   80 x[3]
        shl eax, 7                 ;    90.0 p1      53 x[2]
        xor edx, dword [esp + 12]  ;    89.0 p2+p0   80 x[1]
        xor ebx, eax               ;    91.0 p0      53 x[2]
        rol ebx, 0x16              ;    92.0 p1      55 x[2]
        xor ebp, dword [esp + 188] ;    92.0 p2+p0   80 x[0]
        xor ebx, dword [esp + 192] ;    93.0 p2+p0   80 x[2]
        mov eax, ecx               ;    90.3 p1      29 x copy
        and eax, ebp               ;    93.0 p0      29 x
        xor ebp, ecx               ;    93.0 p0      29 x
        xor ecx, ebx               ;    94.0 p0      29 x
        xor ebx, edx               ;    94.0 p0      29 x
        and edx, ebp               ;    94.0 p0      29 x
        xor eax, ebx               ;    95.0 p0      29 x
        xor edx, ebx               ;    95.0 p0      29 x
        or ebx, ebp                ;    95.0 p0      29 x
        xor ebx, ecx               ;    96.0 p0      29 x
        and ecx, edx               ;    96.0 p0      29 x
        xor ebp, eax               ;    96.0 p0      29 x
        xor ecx, ebp               ;    97.0 p0      29 x
        xor edx, eax               ;    96.7 p0      29 x
        and edx, ebx               ;    97.7 p0      29 x
        xor ebx, ecx               ;    98.0 p0      29 x
        rol ecx, 0xd               ;    99.0 p1      46 x[0]
        rol ebx, 3                 ;   100.0 p1      47 x[2]
        xor eax, ecx               ;   100.0 p0      48 x[1]
        xor ebp, edx               ;    98.7 p0      49 x[3]
        mov edx, ecx               ;   100.0 p1      49 x[3] copy
        xor ebp, ebx               ;   101.0 p0      49 x[3]
        shl edx, 3                 ;   101.0 p1      49 x[3]
        xor ebp, edx               ;   102.0 p0      49 x[3]
        rol ebp, 7                 ;   103.0 p1      51 x[3]
        xor eax, ebx               ;   101.0 p0      48 x[1]
        rol eax, 1                 ;   102.0 p1      50 x[1]
        xor ecx, eax               ;   103.0 p0      52 x[0]
        xor ecx, ebp               ;   104.0 p0      52 x[0]
        rol ecx, 5                 ;   105.0 p1      54 x[0]
        mov edx, eax               ;   103.0 p0      53 x[2] copy
        xor ebx, ebp               ;   104.0 p0      53 x[2]
        shl edx, 7                 ;   104.0 p1      53 x[2]
        xor ebx, edx               ;   105.0 p0      53 x[2]
        rol ebx, 0x16              ;   106.0 p1      55 x[2]
        xor ebx, dword [esp + 508] ;   107.0 p2+p0   80 x[2]
        xor eax, dword [esp + 20]  ;   103.7 p2+p0   80 x[1]
        mov edx, eax               ;   104.7 p1      30 x copy
        or edx, ebx                ;   108.0 p0      30 x
        xor ebp, dword [esp + 200] ;   104.7 p2+p0   80 x[3]
        xor edx, ebp               ;   109.0 p0      30 x
        and ebp, ebx               ;   108.0 p0      30 x
        xor ebx, eax               ;   108.0 p0      30 x
        xor ecx, dword [esp + 16]  ;   106.7 p2+p0   80 x[0]
        xor eax, ecx               ;   107.7 p0      30 x
        and ecx, edx               ;   110.0 p0      30 x
        xor ebp, eax               ;   109.0 p0      30 x
        xor eax, ecx               ;   111.0 p0      48 x[1]
        xor ebx, ecx               ;   111.0 p0      30 x
        and ecx, ebx               ;   112.0 p0      30 x
        xor ecx, edx               ;   113.0 p0      30 x
        xor eax, ecx               ;   114.0 p0      48 x[1]
        xor edx, ebp               ;   111.2 p0      30 x
        and ebp, ebx               ;   112.0 p0      30 x
        xor edx, ebp               ;   113.0 p0      30 x
        rol edx, 3                 ;   114.0 p1      47 x[2]
        xor ebx, edx               ;   115.0 p0      49 x[3]
        xor ebp, ecx               ;   114.0 p0      30 x
        rol ebp, 0xd               ;   115.0 p1      46 x[0]
        xor eax, ebp               ;   116.0 p0      48 x[1]
        xor eax, edx               ;   117.0 p0      48 x[1]
        mov ecx, ebp               ;   116.0 p1      49 x[3] copy
        rol eax, 1                 ;   118.0 p1      50 x[1]
        shl ecx, 3                 ;   117.0 p1      49 x[3]
        xor ebx, ecx               ;   118.0 p0      49 x[3]
        rol ebx, 7                 ;   119.0 p1      51 x[3]
        xor edx, ebx               ;   120.0 p0      53 x[2]
        mov ecx, eax               ;   119.0 p1      53 x[2] copy
        xor ebp, eax               ;   119.0 p0      52 x[0]
        xor eax, dword [esp + 208] ;   119.0 p2+p0   80 x[1]
        xor ebp, ebx               ;   120.0 p0      52 x[0]
        rol ebp, 5                 ;   121.0 p1      54 x[0]
        shl ecx, 7                 ;   120.0 p1      53 x[2]
        xor edx, ecx               ;   121.0 p0      53 x[2]
        rol edx, 0x16              ;   122.0 p1      55 x[2]
        xor edx, dword [esp + 24]  ;   123.0 p2+p0   80 x[2]
        mov ecx, eax               ;   120.0 p0      23 x copy
        xor ecx, edx               ;   124.0 p0      23 x
        xor ebp, dword [esp + 204] ;   122.0 p2+p0   80 x[0]
        xor ebx, ebp               ;   123.0 p0      23 x
        xor ebx, dword [esp + 212] ;   124.0 p2+p0   23 x
        and eax, ebx               ;   125.0 p0      23 x
        xor eax, ebp               ;   126.0 p0      23 x
        or ebp, ebx                ;   125.0 p0      23 x
        xor ebx, edx               ;   125.0 p0      23 x
        xor ebp, ecx               ;   126.0 p0      23 x
        and edx, eax               ;   127.0 p0      23 x
        xor edx, ecx               ;   128.0 p0      23 x
        and ecx, eax               ;   127.0 p0      23 x
        xor eax, ebx               ;   127.0 p0      23 x
        xor edx, eax               ;   129.0 p0      23 x
        rol edx, 3                 ;   130.0 p1      47 x[2]
        and ebx, ebp               ;   127.0 p0      23 x
        or ebx, ecx                ;   128.0 p0      23 x
        xor eax, ebx               ;   129.0 p0      48 x[1]
        rol ebx, 0xd               ;   130.0 p1      46 x[0]
        xor ebp, edx               ;   131.0 p0      49 x[3]
        xor eax, ebx               ;   131.0 p0      48 x[1]
        mov ecx, ebx               ;   131.0 p1      49 x[3] copy
        shl ecx, 3                 ;   132.0 p1      49 x[3]
        xor eax, edx               ;   132.0 p0      48 x[1]
        rol eax, 1                 ;   133.0 p1      50 x[1]
        xor ebx, eax               ;   134.0 p0      52 x[0]
        xor ebp, ecx               ;   133.0 p0      49 x[3]
        rol ebp, 7                 ;   134.0 p1      51 x[3]
        xor edx, ebp               ;   135.0 p0      53 x[2]
        mov ecx, eax               ;   134.0 p1      53 x[2] copy
        shl ecx, 7                 ;   135.0 p1      53 x[2]
        xor edx, ecx               ;   136.0 p0      53 x[2]
        rol edx, 0x16              ;   137.0 p1      55 x[2]
        xor edx, dword [esp + 524] ;   138.0 p2+p0   80 x[2]
        xor eax, dword [esp + 216] ;   134.0 p2+p0   80 x[1]
        mov ecx, eax               ;   135.0 p1      24 x copy
        xor ebx, ebp               ;   135.0 p0      52 x[0]
        rol ebx, 5                 ;   136.0 p1      54 x[0]
        xor ebx, dword [esp + 468] ;   137.0 p2+p0   80 x[0]
        xor ebp, dword [esp + 472] ;   135.0 p2+p0   80 x[3]
        and ecx, ebx               ;   138.0 p0      24 x
        xor ebx, ebp               ;   138.0 p0      24 x
        or ebx, eax                ;   139.0 p0      24 x
        xor eax, ebp               ;   136.0 p0      24 x
        not ebx                    ;   140.0 p0      24 x
        xor eax, edx               ;   139.0 p0      24 x
        or edx, ecx                ;   139.0 p0      24 x
        xor ecx, eax               ;   140.0 p0      24 x
        and eax, edx               ;   140.0 p0      24 x
        or eax, ebx                ;   141.0 p0      24 x
        xor ebp, ecx               ;   141.0 p0      24 x
        xor ebx, ebp               ;   142.0 p0      24 x
        and ebp, eax               ;   142.0 p0      24 x
        xor ebp, ebx               ;   143.0 p0      24 x
        rol ebp, 0xd               ;   144.0 p1      46 x[0]
        xor edx, ecx               ;   141.0 p0      24 x
        rol ecx, 3                 ;   142.0 p1      47 x[2]
        or edx, eax                ;   142.0 p0      24 x
        xor edx, ebx               ;   143.0 p0      48 x[1]
        xor edx, ebp               ;   145.0 p0      48 x[1]
        xor edx, ecx               ;   146.0 p0      48 x[1]
        rol edx, 1                 ;   147.0 p1      50 x[1]
        mov ebx, ebp               ;   145.0 p1      49 x[3] copy
        xor ebp, edx               ;   148.0 p0      52 x[0]
        xor eax, ecx               ;   143.3 p0      49 x[3]
        shl ebx, 3                 ;   146.0 p1      49 x[3]
        xor eax, ebx               ;   147.0 p0      49 x[3]
        rol eax, 7                 ;   148.0 p1      51 x[3]
        xor ebp, eax               ;   149.0 p0      52 x[0]
        rol ebp, 5                 ;   150.0 p1      54 x[0]
        xor ecx, eax               ;   149.0 p0      53 x[2]
        xor ebp, dword [esp + 220] ;   151.0 p2+p0   80 x[0]
        xor eax, dword [esp + 232] ;   149.0 p2+p0   80 x[3]
        mov ebx, edx               ;   148.0 p1      53 x[2] copy
        xor edx, dword [esp + 224] ;   148.0 p2+p0   80 x[1]
        shl ebx, 7                 ;   149.0 p1      53 x[2]
        xor ecx, ebx               ;   150.0 p0      53 x[2]
        rol ecx, 0x16              ;   151.0 p1      55 x[2]
        xor ecx, dword [esp + 228] ;   152.0 p2+p0   80 x[2]
        mov ebx, ecx               ;   153.0 p1      25 x copy
        and ebx, ebp               ;   154.0 p0      25 x
        xor ebx, eax               ;   155.0 p0      25 x
        or eax, ebp                ;   152.0 p0      25 x
        xor ecx, edx               ;   153.0 p0      25 x
        xor ecx, ebp               ;   154.0 p0      25 x
        xor eax, edx               ;   153.0 p0      25 x
        and edx, ebx               ;   156.0 p0      25 x
        xor edx, ecx               ;   157.0 p0      25 x
        xor ebx, ecx               ;   156.0 p0      25 x
        or ecx, eax                ;   155.0 p0      25 x
        xor ebp, ebx               ;   157.0 p0      25 x
        rol ebp, 0xd               ;   158.0 p1      46 x[0]
        xor ecx, ebx               ;   157.0 p0      25 x
        xor eax, ecx               ;   158.0 p0      25 x
        xor ecx, edx               ;   158.0 p0      48 x[1]
        rol eax, 3                 ;   159.0 p1      47 x[2]
        mov ebx, ebp               ;   159.0 p1      49 x[3] copy
        shl ebx, 3                 ;   160.0 p1      49 x[3]
        xor ecx, ebp               ;   159.0 p0      48 x[1]
        xor ecx, eax               ;   160.0 p0      48 x[1]
        rol ecx, 1                 ;   161.0 p1      50 x[1]
        xor edx, eax               ;   160.0 p0      49 x[3]
        xor edx, ebx               ;   161.0 p0      49 x[3]
        rol edx, 7                 ;   162.0 p1      51 x[3]
        mov ebx, ecx               ;   162.0 p0      53 x[2] copy
        xor ebp, ecx               ;   162.0 p0      52 x[0]
        xor ecx, dword [esp + 236] ;   162.0 p2+p0   80 x[1]
        xor ebp, edx               ;   163.0 p0      52 x[0]
        rol ebp, 5                 ;   164.0 p1      54 x[0]
        xor ebp, dword [esp + 28]  ;   165.0 p2+p0   80 x[0]
        shl ebx, 7                 ;   163.0 p1      53 x[2]
        xor eax, edx               ;   163.0 p0      53 x[2]
        xor eax, ebx               ;   164.0 p0      53 x[2]
        mov ebx, ecx               ;   163.0 p1      26 x copy
        xor edx, dword [esp + 32]  ;   163.0 p2+p0   80 x[3]
        xor ecx, edx               ;   164.0 p0      26 x
        rol eax, 0x16              ;   165.0 p1      55 x[2]
        and ebx, ebp               ;   166.0 p0      26 x
        or edx, ebp                ;   166.0 p0      26 x
        xor eax, dword [esp + 240] ;   166.0 p2+p0   80 x[2]
        xor ebp, eax               ;   167.0 p0      26 x
        or ebp, ebx                ;   168.0 p0      26 x
        xor ebp, ecx               ;   169.0 p0      26 x
        and eax, edx               ;   167.0 p0      26 x
        xor edx, ebx               ;   167.0 p0      26 x
        or ecx, ebx                ;   167.0 p0      26 x
        or ebx, eax                ;   168.0 p0      26 x
        xor ecx, eax               ;   168.0 p0      26 x
        or eax, edx                ;   168.0 p0      26 x
        xor eax, ebp               ;   170.0 p0      26 x
        and ebp, ecx               ;   170.0 p0      26 x
        or edx, ecx                ;   169.0 p0      26 x
        xor ebp, edx               ;   171.0 p0      26 x
        rol ebp, 0xd               ;   172.0 p1      46 x[0]
        xor ecx, ebp               ;   173.0 p0      48 x[1]
        xor edx, eax               ;   171.0 p0      26 x
        rol edx, 3                 ;   172.0 p1      47 x[2]
        xor ecx, edx               ;   174.0 p0      48 x[1]
        xor ebx, eax               ;   171.0 p0      49 x[3]
        xor ebx, edx               ;   173.0 p0      49 x[3]
        rol ecx, 1                 ;   175.0 p1      50 x[1]
        mov eax, ebp               ;   173.0 p1      49 x[3] copy
        shl eax, 3                 ;   174.0 p1      49 x[3]
        xor ebp, ecx               ;   176.0 p0      52 x[0]
        xor ebx, eax               ;   175.0 p0      49 x[3]
        rol ebx, 7                 ;   176.0 p1      51 x[3]
        xor ebp, ebx               ;   177.0 p0      52 x[0]
        rol ebp, 5                 ;   178.0 p1      54 x[0]
        xor ebp, dword [esp + 244] ;   179.0 p2+p0   80 x[0]
        mov eax, ecx               ;   176.0 p1      53 x[2] copy
        xor ecx, dword [esp + 248] ;   176.0 p2+p0   80 x[1]
        shl eax, 7                 ;   177.0 p1      53 x[2]
        xor edx, ebx               ;   177.0 p0      53 x[2]
        xor edx, eax               ;   178.0 p0      53 x[2]
        mov eax, ecx               ;   177.0 p1      27 x copy
        xor ebx, dword [esp + 252] ;   177.0 p2+p0   80 x[3]
        rol edx, 0x16              ;   179.0 p1      55 x[2]
        xor edx, dword [esp + 476] ;   180.0 p2+p0   80 x[2]
        xor eax, ebp               ;   180.0 p0      27 x
        xor ebp, ebx               ;   180.0 p0      27 x
        xor ebx, edx               ;   181.0 p0      27 x
        and eax, ebp               ;   181.0 p0      27 x
        xor eax, ebx               ;   182.0 p0      27 x
        or edx, ebp                ;   181.0 p0      27 x
        and ebx, edx               ;   182.0 p0      27 x
        xor edx, ecx               ;   182.0 p0      27 x
        xor edx, ebx               ;   183.0 p0      27 x
        and ebx, eax               ;   183.0 p0      27 x
        or edx, ebx                ;   184.0 p0      27 x
        xor ebx, ebp               ;   184.0 p0      27 x
        xor edx, ebx               ;   185.0 p0      48 x[1]
        xor ebx, ecx               ;   185.0 p0      27 x
        rol ebx, 3                 ;   186.0 p1      47 x[2]
        and ecx, eax               ;   183.7 p0      27 x
        rol eax, 0xd               ;   184.7 p1      46 x[0]
        xor edx, eax               ;   186.0 p0      48 x[1]
        xor edx, ebx               ;   187.0 p0      48 x[1]
        rol edx, 1                 ;   188.0 p1      50 x[1]
        xor ebp, ecx               ;   185.2 p0      49 x[3]
        mov ecx, eax               ;   185.7 p1      49 x[3] copy
        xor ebp, ebx               ;   187.0 p0      49 x[3]
        xor eax, edx               ;   189.0 p0      52 x[0]
        shl ecx, 3                 ;   186.7 p1      49 x[3]
        xor ebp, ecx               ;   188.0 p0      49 x[3]
        rol ebp, 7                 ;   189.0 p1      51 x[3]
        xor ebx, ebp               ;   190.0 p0      53 x[2]
        xor eax, ebp               ;   190.0 p0      52 x[0]
        rol eax, 5                 ;   191.0 p1      54 x[0]
        xor eax, dword [esp + 36]  ;   192.0 p2+p0   80 x[0]
        xor ebp, dword [esp + 264] ;   190.0 p2+p0   80 x[3]
        mov ecx, edx               ;   189.0 p1      53 x[2] copy
        shl ecx, 7                 ;   190.0 p1      53 x[2]
        xor ebx, ecx               ;   191.0 p0      53 x[2]
        rol ebx, 0x16              ;   192.0 p1      55 x[2]
        xor edx, dword [esp + 256] ;   189.7 p2+p0   80 x[1]
        mov ecx, edx               ;   190.7 p1      28 x copy
        or ecx, eax                ;   193.0 p0      28 x
        xor edx, ebp               ;   191.0 p0      28 x
        xor ebx, dword [esp + 260] ;   193.0 p2+p0   28 x
        xor edx, eax               ;   193.0 p0      28 x
        xor ebx, eax               ;   194.0 p0      28 x
        xor ecx, ebx               ;   195.0 p0      28 x
        and ebx, eax               ;   195.0 p0      28 x
        xor eax, ecx               ;   196.0 p0      28 x
        and ebx, edx               ;   196.0 p0      28 x
        xor ebx, ebp               ;   197.0 p0      28 x
        or ebp, edx                ;   195.3 p0      28 x
        xor ebp, ecx               ;   196.3 p0      28 x
        and ecx, ebx               ;   198.0 p0      28 x
        xor ecx, edx               ;   199.0 p0      48 x[1]
        xor ebx, eax               ;   198.0 p0      49 x[3]
        and eax, ebp               ;   197.8 p0      28 x
        rol ebp, 0xd               ;   198.8 p1      46 x[0]
        xor ecx, ebp               ;   200.0 p0      48 x[1]
        xor edx, eax               ;   198.8 p0      28 x
        rol edx, 3                 ;   199.8 p1      47 x[2]
        xor ecx, edx               ;   201.0 p0      48 x[1]
        mov eax, ebp               ;   199.8 p1      49 x[3] copy
        shl eax, 3                 ;   200.8 p1      49 x[3]
        rol ecx, 1                 ;   202.0 p1      50 x[1]
        xor ebx, edx               ;   200.8 p0      49 x[3]
        xor ebx, eax               ;   201.8 p0      49 x[3]
        rol ebx, 7                 ;   202.8 p1      51 x[3]
        xor ebp, ecx               ;   203.0 p0      52 x[0]
        xor ebp, ebx               ;   204.0 p0      52 x[0]
        rol ebp, 5                 ;   205.0 p1      54 x[0]
        xor edx, ebx               ;   203.8 p0      53 x[2]
        mov eax, ecx               ;   203.0 p1      53 x[2] copy
        shl eax, 7                 ;   204.0 p1      53 x[2]
        xor edx, eax               ;   205.0 p0      53 x[2]
        rol edx, 0x16              ;   206.0 p1      55 x[2]
        xor ebp, dword [esp + 268] ;   206.0 p2+p0   80 x[0]
        xor edx, dword [esp + 272] ;   207.0 p2+p0   80 x[2]
        xor ebx, dword [esp + 276] ;   204.3 p2+p0   80 x[3]
        mov eax, ebx               ;   205.3 p1      29 x copy
        and eax, ebp               ;   207.0 p0      29 x
        xor ebp, ebx               ;   207.0 p0      29 x
        xor ebx, edx               ;   208.0 p0      29 x
        xor ecx, dword [esp + 40]  ;   206.2 p2+p0   80 x[1]
        xor edx, ecx               ;   208.0 p0      29 x
        xor eax, edx               ;   209.0 p0      29 x
        and ecx, ebp               ;   208.0 p0      29 x
        xor ecx, edx               ;   209.0 p0      29 x
        or edx, ebp                ;   209.0 p0      29 x
        xor edx, ebx               ;   210.0 p0      29 x
        xor ebp, eax               ;   210.0 p0      29 x
        and ebx, ecx               ;   210.2 p0      29 x
        xor ecx, eax               ;   210.7 p0      29 x
        and ecx, edx               ;   211.7 p0      29 x
        xor ebx, ebp               ;   211.7 p0      29 x
        xor ebp, ecx               ;   212.7 p0      49 x[3]
        xor edx, ebx               ;   212.7 p0      29 x
        rol ebx, 0xd               ;   213.7 p1      46 x[0]
        rol edx, 3                 ;   214.7 p1      47 x[2]
        mov ecx, ebx               ;   214.7 p1      49 x[3] copy
        xor eax, ebx               ;   214.7 p0      48 x[1]
        xor ebp, edx               ;   215.7 p0      49 x[3]
        xor eax, edx               ;   215.7 p0      48 x[1]
        rol eax, 1                 ;   216.7 p1      50 x[1]
        xor ebx, eax               ;   217.7 p0      52 x[0]
        shl ecx, 3                 ;   215.7 p1      49 x[3]
        xor ebp, ecx               ;   216.7 p0      49 x[3]
        rol ebp, 7                 ;   217.7 p1      51 x[3]
        xor ebx, ebp               ;   218.7 p0      52 x[0]
        xor edx, ebp               ;   218.7 p0      53 x[2]
        xor ebp, dword [esp + 280] ;   218.7 p2+p0   80 x[3]
        mov ecx, eax               ;   217.7 p1      53 x[2] copy
        shl ecx, 7                 ;   218.7 p1      53 x[2]
        rol ebx, 5                 ;   219.7 p1      54 x[0]
        xor edx, ecx               ;   219.7 p0      53 x[2]
        rol edx, 0x16              ;   220.7 p1      55 x[2]
        xor edx, dword [esp + 480] ;   221.7 p2+p0   80 x[2]
        xor eax, dword [esp + 48]  ;   218.3 p2+p0   80 x[1]
        mov ecx, eax               ;   219.3 p0      30 x copy
        or ecx, edx                ;   222.7 p0      30 x
        xor ecx, ebp               ;   223.7 p0      30 x
        and ebp, edx               ;   222.7 p0      30 x
        xor edx, eax               ;   222.7 p0      30 x
        xor ebx, dword [esp + 44]  ;   221.2 p2+p0   80 x[0]
        xor eax, ebx               ;   222.2 p0      30 x
        and ebx, ecx               ;   224.7 p0      30 x
        xor ebp, eax               ;   223.7 p0      30 x
        xor eax, ebx               ;   225.7 p0      48 x[1]
        xor edx, ebx               ;   225.7 p0      30 x
        and ebx, edx               ;   226.7 p0      30 x
        xor ebx, ecx               ;   227.7 p0      30 x
        xor ecx, ebp               ;   225.2 p0      30 x
        and ebp, edx               ;   226.7 p0      30 x
        xor ecx, ebp               ;   227.7 p0      30 x
        xor ebp, ebx               ;   228.7 p0      30 x
        rol ebp, 0xd               ;   229.7 p1      46 x[0]
        rol ecx, 3                 ;   230.7 p1      47 x[2]
        xor edx, ecx               ;   231.7 p0      49 x[3]
        xor eax, ebx               ;   228.7 p0      48 x[1]
        xor eax, ebp               ;   230.7 p0      48 x[1]
        xor eax, ecx               ;   231.7 p0      48 x[1]
        rol eax, 1                 ;   232.7 p1      50 x[1]
        mov ebx, ebp               ;   230.7 p1      49 x[3] copy
        shl ebx, 3                 ;   231.7 p1      49 x[3]
        xor edx, ebx               ;   232.7 p0      49 x[3]
        rol edx, 7                 ;   233.7 p1      51 x[3]
        xor ebp, eax               ;   233.7 p0      52 x[0]
        xor ebp, edx               ;   234.7 p0      52 x[0]
        rol ebp, 5                 ;   235.7 p1      54 x[0]
        xor ebp, dword [esp + 284] ;   236.7 p2+p0   80 x[0]
        xor ecx, edx               ;   234.7 p0      53 x[2]
        mov ebx, eax               ;   233.7 p1      53 x[2] copy
        shl ebx, 7                 ;   234.7 p1      53 x[2]
        xor ecx, ebx               ;   235.7 p0      53 x[2]
        rol ecx, 0x16              ;   236.7 p1      55 x[2]
        xor ecx, dword [esp + 52]  ;   237.7 p2+p0   80 x[2]
        xor eax, dword [esp + 288] ;   233.7 p2+p0   80 x[1]
        mov ebx, eax               ;   234.7 p1      23 x copy
        xor edx, ebp               ;   237.7 p0      23 x
        xor edx, dword [esp + 292] ;   238.7 p2+p0   23 x
        and eax, edx               ;   239.7 p0      23 x
        xor eax, ebp               ;   240.7 p0      23 x
        xor ebx, ecx               ;   238.7 p0      23 x
        or ebp, edx                ;   239.7 p0      23 x
        xor edx, ecx               ;   239.7 p0      23 x
        xor ebp, ebx               ;   240.7 p0      23 x
        and ecx, eax               ;   241.7 p0      23 x
        xor ecx, ebx               ;   242.7 p0      23 x
        and ebx, eax               ;   241.7 p0      23 x
        xor eax, edx               ;   241.7 p0      23 x
        and edx, ebp               ;   241.7 p0      23 x
        xor ecx, eax               ;   243.7 p0      23 x
        rol ecx, 3                 ;   244.7 p1      47 x[2]
        or edx, ebx                ;   242.7 p0      23 x
        xor eax, edx               ;   243.7 p0      48 x[1]
        rol edx, 0xd               ;   244.7 p1      46 x[0]
        mov ebx, edx               ;   245.7 p1      49 x[3] copy
        xor ebp, ecx               ;   245.7 p0      49 x[3]
        shl ebx, 3                 ;   246.7 p1      49 x[3]
        xor ebp, ebx               ;   247.7 p0      49 x[3]
        rol ebp, 7                 ;   248.7 p1      51 x[3]
        xor eax, edx               ;   245.7 p0      48 x[1]
        xor eax, ecx               ;   246.7 p0      48 x[1]
        rol eax, 1                 ;   247.7 p1      50 x[1]
        xor edx, eax               ;   248.7 p0      52 x[0]
        xor ecx, ebp               ;   249.7 p0      53 x[2]
        mov ebx, eax               ;   248.7 p1      53 x[2] copy
        xor edx, ebp               ;   249.7 p0      52 x[0]
        xor ebp, dword [esp + 492] ;   249.7 p2+p0   80 x[3]
        xor eax, dword [esp + 296] ;   248.7 p2+p0   80 x[1]
        rol edx, 5                 ;   250.7 p1      54 x[0]
        xor edx, dword [esp + 484] ;   251.7 p2+p0   80 x[0]
        shl ebx, 7                 ;   249.7 p1      53 x[2]
        xor ecx, ebx               ;   250.7 p0      53 x[2]
        rol ecx, 0x16              ;   251.7 p1      55 x[2]
        xor ecx, dword [esp + 488] ;   252.7 p2+p0   80 x[2]
        mov ebx, eax               ;   249.7 p0      24 x copy
        and ebx, edx               ;   252.7 p0      24 x
        xor edx, ebp               ;   252.7 p0      24 x
        or edx, eax                ;   253.7 p0      24 x
        xor eax, ebp               ;   250.7 p0      24 x
        xor eax, ecx               ;   253.7 p0      24 x
        or ecx, ebx                ;   253.7 p0      24 x
        xor ebx, eax               ;   254.7 p0      24 x
        and eax, ecx               ;   254.7 p0      24 x
        xor ecx, ebx               ;   255.7 p0      24 x
        not edx                    ;   254.7 p0      24 x
        xor ebp, ebx               ;   255.7 p0      24 x
        or eax, edx                ;   255.7 p0      24 x
        xor edx, ebp               ;   256.7 p0      24 x
        and ebp, eax               ;   256.7 p0      24 x
        rol ebx, 3                 ;   257.7 p1      47 x[2]
        or ecx, eax                ;   256.7 p0      24 x
        xor ecx, edx               ;   257.7 p0      48 x[1]
        xor eax, ebx               ;   258.7 p0      49 x[3]
        xor ebp, edx               ;   257.7 p0      24 x
        rol ebp, 0xd               ;   258.7 p1      46 x[0]
        xor ecx, ebp               ;   259.7 p0      48 x[1]
        xor ecx, ebx               ;   260.7 p0      48 x[1]
        rol ecx, 1                 ;   261.7 p1      50 x[1]
        mov edx, ebp               ;   259.7 p1      49 x[3] copy
        shl edx, 3                 ;   260.7 p1      49 x[3]
        xor eax, edx               ;   261.7 p0      49 x[3]
        rol eax, 7                 ;   262.7 p1      51 x[3]
        xor ebx, eax               ;   263.7 p0      53 x[2]
        mov edx, ecx               ;   262.7 p1      53 x[2] copy
        shl edx, 7                 ;   263.7 p1      53 x[2]
        xor ebx, edx               ;   264.7 p0      53 x[2]
        rol ebx, 0x16              ;   265.7 p1      55 x[2]
        xor ebx, dword [esp + 308] ;   266.7 p2+p0   80 x[2]
        xor ebp, ecx               ;   262.7 p0      52 x[0]
        xor ebp, eax               ;   263.7 p0      52 x[0]
        rol ebp, 5                 ;   264.7 p1      54 x[0]
        xor ebp, dword [esp + 300] ;   265.7 p2+p0   80 x[0]
        mov edx, ebx               ;   267.7 p1      25 x copy
        and edx, ebp               ;   268.7 p0      25 x
        xor ecx, dword [esp + 304] ;   262.7 p2+p0   80 x[1]
        xor eax, dword [esp + 312] ;   263.7 p2+p0   80 x[3]
        xor edx, eax               ;   269.7 p0      25 x
        or eax, ebp                ;   266.7 p0      25 x
        xor ebx, ecx               ;   267.7 p0      25 x
        xor eax, ecx               ;   267.7 p0      25 x
        and ecx, edx               ;   270.7 p0      25 x
        xor ebx, ebp               ;   268.7 p0      25 x
        xor ecx, ebx               ;   271.7 p0      25 x
        xor edx, ebx               ;   270.7 p0      25 x
        or ebx, eax                ;   269.7 p0      25 x
        xor ebx, edx               ;   271.7 p0      25 x
        xor eax, ebx               ;   272.7 p0      25 x
        xor ebx, ecx               ;   272.7 p0      48 x[1]
        rol eax, 3                 ;   273.7 p1      47 x[2]
        xor ecx, eax               ;   274.7 p0      49 x[3]
        xor ebp, edx               ;   271.7 p0      25 x
        rol ebp, 0xd               ;   272.7 p1      46 x[0]
        mov edx, ebp               ;   273.7 p1      49 x[3] copy
        shl edx, 3                 ;   274.7 p1      49 x[3]
        xor ecx, edx               ;   275.7 p0      49 x[3]
        xor ebx, ebp               ;   273.7 p0      48 x[1]
        rol ecx, 7                 ;   276.7 p1      51 x[3]
        xor ebx, eax               ;   274.7 p0      48 x[1]
        rol ebx, 1                 ;   275.7 p1      50 x[1]
        xor ebp, ebx               ;   276.7 p0      52 x[0]
        xor ebp, ecx               ;   277.7 p0      52 x[0]
        rol ebp, 5                 ;   278.7 p1      54 x[0]
        xor ebp, dword [esp + 56]  ;   279.7 p2+p0   80 x[0]
        mov edx, ebx               ;   276.7 p1      53 x[2] copy
        xor ebx, dword [esp + 316] ;   276.7 p2+p0   80 x[1]
        xor eax, ecx               ;   277.7 p0      53 x[2]
        shl edx, 7                 ;   277.7 p1      53 x[2]
        xor eax, edx               ;   278.7 p0      53 x[2]
        rol eax, 0x16              ;   279.7 p1      55 x[2]
        xor eax, dword [esp + 320] ;   280.7 p2+p0   80 x[2]
        mov edx, ebx               ;   277.7 p0      26 x copy
        xor ecx, dword [esp + 60]  ;   277.7 p2+p0   80 x[3]
        xor ebx, ecx               ;   278.7 p0      26 x
        or ecx, ebp                ;   280.7 p0      26 x
        and edx, ebp               ;   280.7 p0      26 x
        xor ebp, eax               ;   281.7 p0      26 x
        or ebp, edx                ;   282.7 p0      26 x
        and eax, ecx               ;   281.7 p0      26 x
        xor ebp, ebx               ;   283.7 p0      26 x
        or ebx, edx                ;   281.7 p0      26 x
        xor ecx, edx               ;   281.7 p0      26 x
        xor ebx, eax               ;   282.7 p0      26 x
        or edx, eax                ;   282.7 p0      26 x
        or eax, ecx                ;   282.7 p0      26 x
        xor eax, ebp               ;   284.7 p0      26 x
        and ebp, ebx               ;   284.7 p0      26 x
        or ecx, ebx                ;   283.7 p0      26 x
        xor edx, eax               ;   285.7 p0      49 x[3]
        xor ebp, ecx               ;   285.7 p0      26 x
        rol ebp, 0xd               ;   286.7 p1      46 x[0]
        xor ecx, eax               ;   285.7 p0      26 x
        rol ecx, 3                 ;   286.7 p1      47 x[2]
        mov eax, ebp               ;   287.7 p1      49 x[3] copy
        xor ebx, ebp               ;   287.7 p0      48 x[1]
        shl eax, 3                 ;   288.7 p1      49 x[3]
        xor ebx, ecx               ;   288.7 p0      48 x[1]
        rol ebx, 1                 ;   289.7 p1      50 x[1]
        xor ebp, ebx               ;   290.7 p0      52 x[0]
        xor edx, ecx               ;   287.7 p0      49 x[3]
        xor edx, eax               ;   289.7 p0      49 x[3]
        rol edx, 7                 ;   290.7 p1      51 x[3]
        xor ebp, edx               ;   291.7 p0      52 x[0]
        rol ebp, 5                 ;   292.7 p1      54 x[0]
        mov eax, ebx               ;   290.7 p1      53 x[2] copy
        xor ecx, edx               ;   291.7 p0      53 x[2]
        xor edx, dword [esp + 332] ;   291.7 p2+p0   80 x[3]
        shl eax, 7                 ;   291.7 p1      53 x[2]
        xor ecx, eax               ;   292.7 p0      53 x[2]
        rol ecx, 0x16              ;   293.7 p1      55 x[2]
        xor ebx, dword [esp + 328] ;   290.7 p2+p0   80 x[1]
        xor ebp, dword [esp + 324] ;   293.7 p2+p0   80 x[0]
        mov eax, ebx               ;   291.7 p1      27 x copy
        xor eax, ebp               ;   294.7 p0      27 x
        xor ebp, edx               ;   294.7 p0      27 x
        and eax, ebp               ;   295.7 p0      27 x
        xor ecx, dword [esp + 496] ;   294.7 p2+p0   80 x[2]
        xor edx, ecx               ;   295.7 p0      27 x
        xor eax, edx               ;   296.7 p0      27 x
        or ecx, ebp                ;   295.7 p0      27 x
        and edx, ecx               ;   296.7 p0      27 x
        xor ecx, ebx               ;   296.7 p0      27 x
        xor ecx, edx               ;   297.7 p0      27 x
        and edx, eax               ;   297.7 p0      27 x
        or ecx, edx                ;   298.7 p0      27 x
        xor edx, ebp               ;   298.7 p0      27 x
        xor ecx, edx               ;   299.7 p0      48 x[1]
        xor edx, ebx               ;   299.7 p0      27 x
        rol edx, 3                 ;   300.7 p1      47 x[2]
        and ebx, eax               ;   298.3 p0      27 x
        rol eax, 0xd               ;   299.3 p1      46 x[0]
        xor ecx, eax               ;   300.7 p0      48 x[1]
        xor ecx, edx               ;   301.7 p0      48 x[1]
        rol ecx, 1                 ;   302.7 p1      50 x[1]
        xor ebp, ebx               ;   299.8 p0      49 x[3]
        xor ebp, edx               ;   301.7 p0      49 x[3]
        mov ebx, eax               ;   300.3 p1      49 x[3] copy
        shl ebx, 3                 ;   301.3 p1      49 x[3]
        xor ebp, ebx               ;   302.7 p0      49 x[3]
        mov ebx, ecx               ;   303.7 p1      53 x[2] copy
        rol ebp, 7                 ;   303.7 p1      51 x[3]
        shl ebx, 7                 ;   304.7 p1      53 x[2]
        xor eax, ecx               ;   303.7 p0      52 x[0]
        xor eax, ebp               ;   304.7 p0      52 x[0]
        rol eax, 5                 ;   305.7 p1      54 x[0]
        xor eax, dword [esp + 64]  ;   306.7 p2+p0   80 x[0]
        xor ecx, dword [esp + 336] ;   303.7 p2+p0   80 x[1]
        xor edx, ebp               ;   304.7 p0      53 x[2]
        xor edx, ebx               ;   305.7 p0      53 x[2]
        mov ebx, ecx               ;   304.7 p1      28 x copy
        xor ebp, dword [esp + 344] ;   304.7 p2+p0   80 x[3]
        rol edx, 0x16              ;   306.7 p1      55 x[2]
        xor edx, dword [esp + 340] ;   307.7 p2+p0   28 x
        xor ecx, ebp               ;   305.7 p0      28 x
        xor edx, eax               ;   308.7 p0      28 x
        xor ecx, eax               ;   307.7 p0      28 x
        or ebx, eax                ;   307.7 p0      28 x
        xor ebx, edx               ;   309.7 p0      28 x
        and edx, eax               ;   309.7 p0      28 x
        and edx, ecx               ;   310.7 p0      28 x
        xor edx, ebp               ;   311.7 p0      28 x
        or ebp, ecx                ;   309.7 p0      28 x
        xor ebp, ebx               ;   310.7 p0      28 x
        xor eax, ebx               ;   310.7 p0      28 x
        and ebx, edx               ;   312.7 p0      28 x
        xor edx, eax               ;   312.7 p0      49 x[3]
        and eax, ebp               ;   312.2 p0      28 x
        rol ebp, 0xd               ;   313.2 p1      46 x[0]
        xor ebx, ecx               ;   313.7 p0      48 x[1]
        xor ecx, eax               ;   313.2 p0      28 x
        rol ecx, 3                 ;   314.2 p1      47 x[2]
        mov eax, ebp               ;   314.2 p1      49 x[3] copy
        xor ebx, ebp               ;   314.7 p0      48 x[1]
        xor ebx, ecx               ;   315.7 p0      48 x[1]
        shl eax, 3                 ;   315.2 p1      49 x[3]
        rol ebx, 1                 ;   316.7 p1      50 x[1]
        xor edx, ecx               ;   315.2 p0      49 x[3]
        xor edx, eax               ;   316.2 p0      49 x[3]
        rol edx, 7                 ;   317.2 p1      51 x[3]
        xor ebp, ebx               ;   317.7 p0      52 x[0]
        mov eax, ebx               ;   317.7 p1      53 x[2] copy
        xor ebp, edx               ;   318.7 p0      52 x[0]
        rol ebp, 5                 ;   319.7 p1      54 x[0]
        xor ecx, edx               ;   318.2 p0      53 x[2]
        xor edx, dword [esp + 356] ;   318.2 p2+p0   80 x[3]
        shl eax, 7                 ;   318.7 p1      53 x[2]
        xor ecx, eax               ;   319.7 p0      53 x[2]
        mov eax, edx               ;   319.2 p1      29 x copy
        xor ebp, dword [esp + 348] ;   320.7 p2+p0   80 x[0]
        and eax, ebp               ;   321.7 p0      29 x
        xor ebx, dword [esp + 68]  ;   319.2 p2+p0   80 x[1]
        rol ecx, 0x16              ;   320.7 p1      55 x[2]
        xor ecx, dword [esp + 352] ;   321.7 p2+p0   80 x[2]
        xor ebp, edx               ;   321.7 p0      29 x
        xor edx, ecx               ;   322.7 p0      29 x
        xor ecx, ebx               ;   322.7 p0      29 x
        xor eax, ecx               ;   323.7 p0      29 x
        and ebx, ebp               ;   322.7 p0      29 x
        xor ebx, ecx               ;   323.7 p0      29 x
        or ecx, ebp                ;   323.7 p0      29 x
        xor ebp, eax               ;   324.7 p0      29 x
        xor ecx, edx               ;   324.7 p0      29 x
        and edx, ebx               ;   324.8 p0      29 x
        xor edx, ebp               ;   325.8 p0      29 x
        xor ebx, eax               ;   325.8 p0      29 x
        and ebx, ecx               ;   326.8 p0      29 x
        xor ecx, edx               ;   326.8 p0      29 x
        rol edx, 0xd               ;   327.8 p1      46 x[0]
        xor ebp, ebx               ;   327.8 p0      49 x[3]
        rol ecx, 3                 ;   328.8 p1      47 x[2]
        mov ebx, edx               ;   328.8 p1      49 x[3] copy
        shl ebx, 3                 ;   329.8 p1      49 x[3]
        xor eax, edx               ;   328.8 p0      48 x[1]
        xor ebp, ecx               ;   329.8 p0      49 x[3]
        xor ebp, ebx               ;   330.8 p0      49 x[3]
        rol ebp, 7                 ;   331.8 p1      51 x[3]
        xor eax, ecx               ;   329.8 p0      48 x[1]
        rol eax, 1                 ;   330.8 p1      50 x[1]
        xor edx, eax               ;   331.8 p0      52 x[0]
        xor ecx, ebp               ;   332.8 p0      53 x[2]
        xor edx, ebp               ;   332.8 p0      52 x[0]
        mov ebx, eax               ;   331.8 p1      53 x[2] copy
        shl ebx, 7                 ;   332.8 p1      53 x[2]
        rol edx, 5                 ;   333.8 p1      54 x[0]
        xor ecx, ebx               ;   333.8 p0      53 x[2]
        rol ecx, 0x16              ;   334.8 p1      55 x[2]
        xor ebp, dword [esp + 360] ;   332.8 p2+p0   80 x[3]
        xor edx, dword [esp + 72]  ;   334.8 p2+p0   80 x[0]
        xor ecx, dword [esp + 500] ;   335.8 p2+p0   80 x[2]
        xor eax, dword [esp + 76]  ;   334.3 p2+p0   80 x[1]
        mov ebx, eax               ;   335.3 p1      30 x copy
        or ebx, ecx                ;   336.8 p0      30 x
        xor ebx, ebp               ;   337.8 p0      30 x
        and ebp, ecx               ;   336.8 p0      30 x
        xor ecx, eax               ;   336.8 p0      30 x
        xor eax, edx               ;   336.3 p0      30 x
        xor ebp, eax               ;   337.8 p0      30 x
        and edx, ebx               ;   338.8 p0      30 x
        xor ecx, edx               ;   339.8 p0      30 x
        xor eax, edx               ;   339.8 p0      48 x[1]
        and edx, ecx               ;   340.8 p0      30 x
        xor edx, ebx               ;   341.8 p0      30 x
        xor ebx, ebp               ;   339.8 p0      30 x
        and ebp, ecx               ;   340.8 p0      30 x
        xor ebx, ebp               ;   341.8 p0      30 x
        xor ebp, edx               ;   342.8 p0      30 x
        rol ebp, 0xd               ;   343.8 p1      46 x[0]
        xor eax, edx               ;   342.8 p0      48 x[1]
        rol ebx, 3                 ;   343.8 p1      47 x[2]
        xor ecx, ebx               ;   344.8 p0      49 x[3]
        mov edx, ebp               ;   344.8 p1      49 x[3] copy
        shl edx, 3                 ;   345.8 p1      49 x[3]
        xor ecx, edx               ;   346.8 p0      49 x[3]
        rol ecx, 7                 ;   347.8 p1      51 x[3]
        xor eax, ebp               ;   344.8 p0      48 x[1]
        xor eax, ebx               ;   345.8 p0      48 x[1]
        rol eax, 1                 ;   346.8 p1      50 x[1]
        xor ebp, eax               ;   347.8 p0      52 x[0]
        xor ebp, ecx               ;   348.8 p0      52 x[0]
        rol ebp, 5                 ;   349.8 p1      54 x[0]
        xor ebx, ecx               ;   348.8 p0      53 x[2]
        mov edx, eax               ;   347.8 p1      53 x[2] copy
        xor ebp, dword [esp + 364] ;   350.8 p2+p0   80 x[0]
        shl edx, 7                 ;   348.8 p1      53 x[2]
        xor ecx, ebp               ;   351.8 p0      23 x
        xor eax, dword [esp + 368] ;   347.8 p2+p0   80 x[1]
        xor ecx, dword [esp + 372] ;   352.8 p2+p0   23 x
        xor ebx, edx               ;   349.8 p0      53 x[2]
        rol ebx, 0x16              ;   350.8 p1      55 x[2]
        xor ebx, dword [esp + 80]  ;   351.8 p2+p0   80 x[2]
        mov edx, eax               ;   348.8 p1      23 x copy
        and eax, ecx               ;   353.8 p0      23 x
        xor eax, ebp               ;   354.8 p0      23 x
        or ebp, ecx                ;   353.8 p0      23 x
        xor ecx, ebx               ;   353.8 p0      23 x
        xor edx, ebx               ;   352.8 p0      23 x
        and ebx, eax               ;   355.8 p0      23 x
        xor ebx, edx               ;   356.8 p0      23 x
        xor ebp, edx               ;   354.8 p0      23 x
        and edx, eax               ;   355.8 p0      23 x
        xor eax, ecx               ;   355.8 p0      23 x
        xor ebx, eax               ;   357.8 p0      23 x
        rol ebx, 3                 ;   358.8 p1      47 x[2]
        and ecx, ebp               ;   355.8 p0      23 x
        xor ebp, ebx               ;   359.8 p0      49 x[3]
        or ecx, edx                ;   356.8 p0      23 x
        xor eax, ecx               ;   357.8 p0      48 x[1]
        rol ecx, 0xd               ;   358.8 p1      46 x[0]
        mov edx, ecx               ;   359.8 p1      49 x[3] copy
        shl edx, 3                 ;   360.8 p1      49 x[3]
        xor eax, ecx               ;   359.8 p0      48 x[1]
        xor eax, ebx               ;   360.8 p0      48 x[1]
        rol eax, 1                 ;   361.8 p1      50 x[1]
        xor ebp, edx               ;   361.8 p0      49 x[3]
        rol ebp, 7                 ;   362.8 p1      51 x[3]
        xor ebx, ebp               ;   363.8 p0      53 x[2]
        mov edx, eax               ;   362.8 p1      53 x[2] copy
        shl edx, 7                 ;   363.8 p1      53 x[2]
        xor ebx, edx               ;   364.8 p0      53 x[2]
        xor ecx, eax               ;   362.8 p0      52 x[0]
        rol ebx, 0x16              ;   365.8 p1      55 x[2]
        xor ebx, dword [esp + 504] ;   366.8 p2+p0   80 x[2]
        xor eax, dword [esp + 376] ;   362.8 p2+p0   80 x[1]
        xor ecx, ebp               ;   363.8 p0      52 x[0]
        mov edx, eax               ;   363.8 p1      24 x copy
        rol ecx, 5                 ;   364.8 p1      54 x[0]
        xor ecx, dword [esp + 528] ;   365.8 p2+p0   80 x[0]
        and edx, ecx               ;   366.8 p0      24 x
        xor ebp, dword [esp + 516] ;   363.8 p2+p0   80 x[3]
        xor ecx, ebp               ;   366.8 p0      24 x
        or ecx, eax                ;   367.8 p0      24 x
        xor eax, ebp               ;   364.8 p0      24 x
        xor eax, ebx               ;   367.8 p0      24 x
        or ebx, edx                ;   367.8 p0      24 x
        not ecx                    ;   368.8 p0      24 x
        xor edx, eax               ;   368.8 p0      24 x
        xor ebp, edx               ;   369.8 p0      24 x
        and eax, ebx               ;   368.8 p0      24 x
        or eax, ecx                ;   369.8 p0      24 x
        xor ecx, ebp               ;   370.8 p0      24 x
        xor ebx, edx               ;   369.8 p0      24 x
        rol edx, 3                 ;   370.8 p1      47 x[2]
        and ebp, eax               ;   370.8 p0      24 x
        or ebx, eax                ;   370.8 p0      24 x
        xor eax, edx               ;   371.8 p0      49 x[3]
        xor ebp, ecx               ;   371.8 p0      24 x
        rol ebp, 0xd               ;   372.8 p1      46 x[0]
        add esi, 0x10              ;   369.7 p1      76 blocks
        xor ebx, ecx               ;   371.8 p0      48 x[1]
        mov ecx, ebp               ;   373.8 p1      49 x[3] copy
        shl ecx, 3                 ;   374.8 p1      49 x[3]
        xor eax, ecx               ;   375.8 p0      49 x[3]
        rol eax, 7                 ;   376.8 p1      51 x[3]
        xor ebx, ebp               ;   373.8 p0      48 x[1]
        xor ebx, edx               ;   374.8 p0      48 x[1]
        rol ebx, 1                 ;   375.8 p1      50 x[1]
        xor ebp, ebx               ;   376.8 p0      52 x[0]
        mov ecx, ebx               ;   376.8 p1      53 x[2] copy
        xor ebx, dword [esp + 384] ;   376.8 p2+p0   80 x[1]
        shl ecx, 7                 ;   377.8 p1      53 x[2]
        xor ebp, eax               ;   377.8 p0      52 x[0]
        rol ebp, 5                 ;   378.8 p1      54 x[0]
        xor ebp, dword [esp + 380] ;   379.8 p2+p0   80 x[0]
        xor edx, eax               ;   377.8 p0      53 x[2]
        xor edx, ecx               ;   378.8 p0      53 x[2]
        rol edx, 0x16              ;   379.8 p1      55 x[2]
        xor edx, dword [esp + 388] ;   380.8 p2+p0   80 x[2]
        mov ecx, edx               ;   381.8 p0      25 x copy
        xor edx, ebx               ;   381.8 p0      25 x
        and ecx, ebp               ;   382.8 p0      25 x
        xor eax, dword [esp + 392] ;   378.2 p2+p0   80 x[3]
        xor edx, ebp               ;   382.8 p0      25 x
        xor ecx, eax               ;   383.8 p0      25 x
        or eax, ebp                ;   380.8 p0      25 x
        xor eax, ebx               ;   381.8 p0      25 x
        and ebx, ecx               ;   384.8 p0      25 x
        xor ebx, edx               ;   385.8 p0      25 x
        xor ecx, edx               ;   384.8 p0      25 x
        or edx, eax                ;   383.8 p0      25 x
        xor edx, ecx               ;   385.8 p0      25 x
        xor eax, edx               ;   386.8 p0      25 x
        xor edx, ebx               ;   386.8 p0      48 x[1]
        rol eax, 3                 ;   387.8 p1      47 x[2]
        xor ebx, eax               ;   388.8 p0      49 x[3]
        xor ebp, ecx               ;   385.8 p0      25 x
        rol ebp, 0xd               ;   386.8 p1      46 x[0]
        xor edx, ebp               ;   387.8 p0      48 x[1]
        xor edx, eax               ;   388.8 p0      48 x[1]
        mov ecx, ebp               ;   387.8 p1      49 x[3] copy
        rol edx, 1                 ;   389.8 p1      50 x[1]
        xor ebp, edx               ;   390.8 p0      52 x[0]
        shl ecx, 3                 ;   388.8 p1      49 x[3]
        xor ebx, ecx               ;   389.8 p0      49 x[3]
        rol ebx, 7                 ;   390.8 p1      51 x[3]
        xor ebp, ebx               ;   391.8 p0      52 x[0]
        xor eax, ebx               ;   391.8 p0      53 x[2]
        xor ebx, dword [esp + 88]  ;   391.8 p2+p0   80 x[3]
        mov ecx, edx               ;   390.8 p1      53 x[2] copy
        shl ecx, 7                 ;   391.8 p1      53 x[2]
        rol ebp, 5                 ;   392.8 p1      54 x[0]
        xor ebp, dword [esp + 84]  ;   393.8 p2+p0   80 x[0]
        xor edx, dword [esp + 396] ;   390.8 p2+p0   80 x[1]
        xor eax, ecx               ;   392.8 p0      53 x[2]
        rol eax, 0x16              ;   393.8 p1      55 x[2]
        xor eax, dword [esp + 400] ;   394.8 p2+p0   80 x[2]
        mov ecx, edx               ;   391.8 p0      26 x copy
        and ecx, ebp               ;   394.8 p0      26 x
        xor edx, ebx               ;   392.8 p0      26 x
        or ebx, ebp                ;   394.8 p0      26 x
        xor ebp, eax               ;   395.8 p0      26 x
        or ebp, ecx                ;   396.8 p0      26 x
        xor ebp, edx               ;   397.8 p0      26 x
        or edx, ecx                ;   395.8 p0      26 x
        and eax, ebx               ;   395.8 p0      26 x
        xor ebx, ecx               ;   395.8 p0      26 x
        or ecx, eax                ;   396.8 p0      26 x
        xor edx, eax               ;   396.8 p0      26 x
        or eax, ebx                ;   397.0 p0      26 x
        xor eax, ebp               ;   398.8 p0      26 x
        or ebx, edx                ;   398.0 p0      26 x
        and ebp, edx               ;   398.8 p0      26 x
        xor ebp, ebx               ;   399.8 p0      26 x
        xor ebx, eax               ;   399.8 p0      26 x
        rol ebx, 3                 ;   400.8 p1      47 x[2]
        xor ecx, eax               ;   400.0 p0      49 x[3]
        rol ebp, 0xd               ;   401.0 p1      46 x[0]
        xor ecx, ebx               ;   401.8 p0      49 x[3]
        xor edx, ebp               ;   402.0 p0      48 x[1]
        xor edx, ebx               ;   403.0 p0      48 x[1]
        rol edx, 1                 ;   404.0 p1      50 x[1]
        mov eax, ebp               ;   402.0 p1      49 x[3] copy
        shl eax, 3                 ;   403.0 p1      49 x[3]
        xor ebp, edx               ;   405.0 p0      52 x[0]
        xor ecx, eax               ;   404.0 p0      49 x[3]
        rol ecx, 7                 ;   405.0 p1      51 x[3]
        mov eax, edx               ;   405.0 p1      53 x[2] copy
        shl eax, 7                 ;   406.0 p1      53 x[2]
        xor ebx, ecx               ;   406.0 p0      53 x[2]
        xor ebx, eax               ;   407.0 p0      53 x[2]
        rol ebx, 0x16              ;   408.0 p1      55 x[2]
        xor ebx, dword [esp + 452] ;   409.0 p2+p0   80 x[2]
        xor edx, dword [esp + 408] ;   405.0 p2+p0   80 x[1]
        mov eax, edx               ;   406.0 p1      27 x copy
        xor ebp, ecx               ;   406.0 p0      52 x[0]
        rol ebp, 5                 ;   407.0 p1      54 x[0]
        xor ebp, dword [esp + 404] ;   408.0 p2+p0   80 x[0]
        xor eax, ebp               ;   409.0 p0      27 x
        xor ecx, dword [esp + 412] ;   406.5 p2+p0   80 x[3]
        xor ebp, ecx               ;   409.0 p0      27 x
        xor ecx, ebx               ;   410.0 p0      27 x
        or ebx, ebp                ;   410.0 p0      27 x
        and eax, ebp               ;   410.0 p0      27 x
        xor eax, ecx               ;   411.0 p0      27 x
        and ecx, ebx               ;   411.0 p0      27 x
        xor ebx, edx               ;   411.0 p0      27 x
        xor ebx, ecx               ;   412.0 p0      27 x
        and ecx, eax               ;   412.0 p0      27 x
        or ebx, ecx                ;   413.0 p0      27 x
        xor ecx, ebp               ;   413.0 p0      27 x
        xor ebx, ecx               ;   414.0 p0      48 x[1]
        xor ecx, edx               ;   414.0 p0      27 x
        rol ecx, 3                 ;   415.0 p1      47 x[2]
        and edx, eax               ;   413.5 p0      27 x
        rol eax, 0xd               ;   414.5 p1      46 x[0]
        xor ebx, eax               ;   415.5 p0      48 x[1]
        xor ebp, edx               ;   414.5 p0      49 x[3]
        xor ebp, ecx               ;   416.0 p0      49 x[3]
        mov edx, eax               ;   415.5 p1      49 x[3] copy
        shl edx, 3                 ;   416.5 p1      49 x[3]
        xor ebp, edx               ;   417.5 p0      49 x[3]
        xor ebx, ecx               ;   416.5 p0      48 x[1]
        rol ebx, 1                 ;   417.5 p1      50 x[1]
        rol ebp, 7                 ;   418.5 p1      51 x[3]
        xor eax, ebx               ;   418.5 p0      52 x[0]
        xor ecx, ebp               ;   419.5 p0      53 x[2]
        mov edx, ebx               ;   418.5 p1      53 x[2] copy
        xor eax, ebp               ;   419.5 p0      52 x[0]
        rol eax, 5                 ;   420.5 p1      54 x[0]
        xor eax, dword [esp + 92]  ;   421.5 p2+p0   80 x[0]
        shl edx, 7                 ;   419.5 p1      53 x[2]
        xor ecx, edx               ;   420.5 p0      53 x[2]
        rol ecx, 0x16              ;   421.5 p1      55 x[2]
        xor ebp, dword [esp + 424] ;   419.5 p2+p0   80 x[3]
        xor ebx, dword [esp + 416] ;   419.5 p2+p0   80 x[1]
        mov edx, ebx               ;   420.5 p1      28 x copy
        or edx, eax                ;   422.5 p0      28 x
        xor ecx, dword [esp + 420] ;   422.5 p2+p0   28 x
        xor ecx, eax               ;   423.5 p0      28 x
        xor edx, ecx               ;   424.5 p0      28 x
        xor ebx, ebp               ;   422.0 p0      28 x
        and ecx, eax               ;   424.5 p0      28 x
        xor ebx, eax               ;   423.0 p0      28 x
        and ecx, ebx               ;   425.5 p0      28 x
        xor ecx, ebp               ;   426.5 p0      28 x
        or ebp, ebx                ;   424.5 p0      28 x
        xor ebp, edx               ;   425.5 p0      28 x
        xor eax, edx               ;   425.5 p0      28 x
        and edx, ecx               ;   427.5 p0      28 x
        xor ecx, eax               ;   427.5 p0      49 x[3]
        and eax, ebp               ;   427.0 p0      28 x
        rol ebp, 0xd               ;   428.0 p1      46 x[0]
        xor edx, ebx               ;   428.5 p0      48 x[1]
        xor edx, ebp               ;   429.5 p0      48 x[1]
        xor ebx, eax               ;   428.5 p0      28 x
        rol ebx, 3                 ;   429.5 p1      47 x[2]
        xor edx, ebx               ;   430.5 p0      48 x[1]
        mov eax, ebp               ;   429.0 p1      49 x[3] copy
        shl eax, 3                 ;   430.0 p1      49 x[3]
        rol edx, 1                 ;   431.5 p1      50 x[1]
        xor ecx, ebx               ;   430.5 p0      49 x[3]
        xor ecx, eax               ;   431.5 p0      49 x[3]
        rol ecx, 7                 ;   432.5 p1      51 x[3]
        xor ebp, edx               ;   432.5 p0      52 x[0]
        xor ebp, ecx               ;   433.5 p0      52 x[0]
        rol ebp, 5                 ;   434.5 p1      54 x[0]
        xor ebp, dword [esp + 428] ;   435.5 p2+p0   80 x[0]
        xor ebx, ecx               ;   433.5 p0      53 x[2]
        xor ecx, dword [esp + 436] ;   433.5 p2+p0   80 x[3]
        mov eax, edx               ;   432.5 p1      53 x[2] copy
        shl eax, 7                 ;   433.5 p1      53 x[2]
        xor ebx, eax               ;   434.5 p0      53 x[2]
        mov eax, ecx               ;   434.5 p1      29 x copy
        and eax, ebp               ;   436.5 p0      29 x
        xor edx, dword [esp + 96]  ;   434.0 p2+p0   80 x[1]
        rol ebx, 0x16              ;   435.5 p1      55 x[2]
        xor ebx, dword [esp + 432] ;   436.5 p2+p0   80 x[2]
        xor ebp, ecx               ;   436.5 p0      29 x
        xor ecx, ebx               ;   437.5 p0      29 x
        xor ebx, edx               ;   437.5 p0      29 x
        and edx, ebp               ;   437.5 p0      29 x
        xor eax, ebx               ;   438.5 p0      29 x
        xor edx, ebx               ;   438.5 p0      29 x
        or ebx, ebp                ;   438.5 p0      29 x
        xor ebp, eax               ;   439.5 p0      29 x
        xor ebx, ecx               ;   439.5 p0      29 x
        and ecx, edx               ;   439.8 p0      29 x
        xor ecx, ebp               ;   440.8 p0      29 x
        xor edx, eax               ;   440.8 p0      29 x
        and edx, ebx               ;   441.8 p0      29 x
        xor ebp, edx               ;   442.8 p0      49 x[3]
        xor ebx, ecx               ;   442.3 p0      29 x
        rol ecx, 0xd               ;   443.3 p1      46 x[0]
        rol ebx, 3                 ;   444.3 p1      47 x[2]
        mov edx, ecx               ;   444.3 p1      49 x[3] copy
        shl edx, 3                 ;   445.3 p1      49 x[3]
        xor ebp, ebx               ;   445.3 p0      49 x[3]
        xor ebp, edx               ;   446.3 p0      49 x[3]
        rol ebp, 7                 ;   447.3 p1      51 x[3]
        xor eax, ecx               ;   444.3 p0      48 x[1]
        xor eax, ebx               ;   445.3 p0      48 x[1]
        rol eax, 1                 ;   446.3 p1      50 x[1]
        xor ebx, ebp               ;   448.3 p0      53 x[2]
        xor ecx, eax               ;   447.3 p0      52 x[0]
        xor ecx, ebp               ;   448.3 p0      52 x[0]
        rol ecx, 5                 ;   449.3 p1      54 x[0]
        xor ecx, dword [esp + 100] ;   450.3 p2+p0   80 x[0]
        mov edx, eax               ;   447.3 p1      53 x[2] copy
        shl edx, 7                 ;   448.3 p1      53 x[2]
        xor ebx, edx               ;   449.3 p0      53 x[2]
        xor eax, dword [esp + 104] ;   447.3 p2+p0   80 x[1]
        mov edx, eax               ;   448.3 p1      30 x copy
        rol ebx, 0x16              ;   450.3 p1      55 x[2]
        xor ebp, dword [esp + 440] ;   448.3 p2+p0   80 x[3]
        xor ebx, dword [esp + 520] ;   451.3 p2+p0   80 x[2]
        or edx, ebx                ;   452.3 p0      30 x
        xor edx, ebp               ;   453.3 p0      30 x
        and ebp, ebx               ;   452.3 p0      30 x
        xor ebx, eax               ;   452.3 p0      30 x
        xor eax, ecx               ;   451.3 p0      30 x
        and ecx, edx               ;   454.3 p0      30 x
        xor ebx, ecx               ;   455.3 p0      30 x
        xor ebp, eax               ;   453.3 p0      30 x
        xor eax, ecx               ;   455.3 p0      84 dst
        and ecx, ebx               ;   456.3 p0      30 x
        xor ecx, edx               ;   457.3 p0      30 x
        xor eax, ecx               ;   458.3 p0      84 dst
        xor eax, dword [esp + 108] ;   459.3 p2+p0   84 dst
        mov dword [edi + 4], eax   ;   460.3 p0+p3   84 dst
        mov eax, ebp               ;   454.3 p1      30 x copy
        and eax, ebx               ;   456.8 p0      30 x
        xor ecx, dword [esp + 444] ;   458.3 p2+p0   84 dst
        xor ecx, eax               ;   459.3 p0      84 dst
        mov dword [edi], ecx       ;   460.3 p0+p3   84 dst
        xor edx, ebp               ;   459.3 p0      84 dst
        xor edx, eax               ;   460.3 p0      84 dst
        xor edx, dword [esp + 112] ;   461.3 p2+p0   84 dst
        mov dword [edi + 8], edx   ;   462.3 p0+p3   84 dst
        xor ebx, dword [esp + 116] ;   461.8 p2+p0   84 dst
        mov dword [edi + 12], ebx  ;   462.8 p0+p3   84 dst
        add edi, 0x10              ;   459.0 p1      76 blocks
        cmp esi, dword [esp + 512] ;                    more blocks?
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
