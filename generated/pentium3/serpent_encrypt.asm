; serpent_encrypt for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu pentium3
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
;   body: 453 uops, planned 153.3; bounds: width 151.0, ports 135.0, path 4.0
;   blocks: 1351 uops, planned 605.3; bounds: width 450.3, ports 603.5, path 393.0
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
        mov edi, dword [esi + 48]  ;     3.0 p2      80 x[0]
        not edi                    ;     6.0 p0      80 x[0]
        mov dword [esp + 0], edi   ;     7.0 p3+p4   80 x[0]
        mov edi, dword [esi + 60]  ;     3.0 p2      80 x[3]
        not edi                    ;     6.0 p1      80 x[3]
        mov dword [esp + 4], edi   ;     7.0 p3+p4   80 x[3]
        mov edi, dword [esi + 80]  ;     3.0 p2      80 x[0]
        not edi                    ;     6.0 p0      80 x[0]
        mov dword [esp + 8], edi   ;     7.0 p3+p4   80 x[0]
        mov edi, dword [esi + 100] ;     4.3 p2      80 x[1]
        not edi                    ;     7.3 p1      80 x[1]
        mov dword [esp + 12], edi  ;     8.3 p3+p4   80 x[1]
        mov edi, dword [esi + 112] ;     5.7 p2      80 x[0]
        not edi                    ;     8.7 p0      80 x[0]
        mov dword [esp + 16], edi  ;     9.7 p3+p4   80 x[0]
        mov edi, dword [esi + 116] ;     7.0 p2      80 x[1]
        not edi                    ;    10.0 p1      80 x[1]
        mov dword [esp + 20], edi  ;    11.0 p3+p4   80 x[1]
        mov edi, dword [esi + 136] ;     8.3 p2      80 x[2]
        not edi                    ;    11.3 p0      80 x[2]
        mov dword [esp + 24], edi  ;    12.3 p3+p4   80 x[2]
        mov edi, dword [esi + 176] ;     9.7 p2      80 x[0]
        not edi                    ;    12.7 p1      80 x[0]
        mov dword [esp + 28], edi  ;    13.7 p3+p4   80 x[0]
        mov edi, dword [esi + 188] ;    11.0 p2      80 x[3]
        not edi                    ;    14.0 p0      80 x[3]
        mov dword [esp + 32], edi  ;    15.0 p3+p4   80 x[3]
        mov edi, dword [esi + 208] ;    12.3 p2      80 x[0]
        not edi                    ;    15.3 p1      80 x[0]
        mov dword [esp + 36], edi  ;    16.3 p3+p4   80 x[0]
        mov edi, dword [esi + 228] ;    13.7 p2      80 x[1]
        not edi                    ;    16.7 p0      80 x[1]
        mov dword [esp + 40], edi  ;    17.7 p3+p4   80 x[1]
        mov edi, dword [esi + 240] ;    15.0 p2      80 x[0]
        not edi                    ;    18.0 p1      80 x[0]
        mov dword [esp + 44], edi  ;    19.0 p3+p4   80 x[0]
        mov edi, dword [esi + 244] ;    16.3 p2      80 x[1]
        not edi                    ;    19.3 p0      80 x[1]
        mov dword [esp + 48], edi  ;    20.3 p3+p4   80 x[1]
        mov edi, dword [esi + 264] ;    17.7 p2      80 x[2]
        not edi                    ;    20.7 p1      80 x[2]
        mov dword [esp + 52], edi  ;    21.7 p3+p4   80 x[2]
        mov edi, dword [esi + 304] ;    19.0 p2      80 x[0]
        not edi                    ;    22.0 p0      80 x[0]
        mov dword [esp + 56], edi  ;    23.0 p3+p4   80 x[0]
        mov edi, dword [esi + 316] ;    20.3 p2      80 x[3]
        not edi                    ;    23.3 p1      80 x[3]
        mov dword [esp + 60], edi  ;    24.3 p3+p4   80 x[3]
        mov edi, dword [esi + 336] ;    21.7 p2      80 x[0]
        not edi                    ;    24.7 p0      80 x[0]
        mov dword [esp + 64], edi  ;    25.7 p3+p4   80 x[0]
        mov edi, dword [esi + 356] ;    23.0 p2      80 x[1]
        not edi                    ;    26.0 p1      80 x[1]
        mov dword [esp + 68], edi  ;    27.0 p3+p4   80 x[1]
        mov edi, dword [esi + 368] ;    24.3 p2      80 x[0]
        not edi                    ;    27.3 p0      80 x[0]
        mov dword [esp + 72], edi  ;    28.3 p3+p4   80 x[0]
        mov edi, dword [esi + 372] ;    25.7 p2      80 x[1]
        not edi                    ;    28.7 p1      80 x[1]
        mov dword [esp + 76], edi  ;    29.7 p3+p4   80 x[1]
        mov edi, dword [esi + 392] ;    27.0 p2      80 x[2]
        not edi                    ;    30.0 p0      80 x[2]
        mov dword [esp + 80], edi  ;    31.0 p3+p4   80 x[2]
        mov edi, dword [esi + 432] ;    28.3 p2      80 x[0]
        not edi                    ;    31.3 p1      80 x[0]
        mov dword [esp + 84], edi  ;    32.3 p3+p4   80 x[0]
        mov edi, dword [esi + 444] ;    29.7 p2      80 x[3]
        not edi                    ;    32.7 p0      80 x[3]
        mov dword [esp + 88], edi  ;    33.7 p3+p4   80 x[3]
        mov edi, dword [esi + 464] ;    31.0 p2      80 x[0]
        not edi                    ;    34.0 p1      80 x[0]
        mov dword [esp + 92], edi  ;    35.0 p3+p4   80 x[0]
        mov edi, dword [esi + 484] ;    32.3 p2      80 x[1]
        not edi                    ;    35.3 p0      80 x[1]
        mov dword [esp + 96], edi  ;    36.3 p3+p4   80 x[1]
        mov edi, dword [esi + 496] ;    33.7 p2      80 x[0]
        not edi                    ;    36.7 p1      80 x[0]
        mov dword [esp + 100], edi ;    37.7 p3+p4   80 x[0]
        mov edi, dword [esi + 500] ;    35.0 p2      80 x[1]
        not edi                    ;    38.0 p0      80 x[1]
        mov dword [esp + 104], edi ;    39.0 p3+p4   80 x[1]
        mov edi, dword [esi + 516] ;    36.3 p2      84 dst
        not edi                    ;    39.3 p1      84 dst
        mov dword [esp + 108], edi ;    40.3 p3+p4   84 dst
        mov edi, dword [esi + 520] ;    37.7 p2      84 dst
        not edi                    ;    40.7 p0      84 dst
        mov dword [esp + 112], edi ;    41.7 p3+p4   84 dst
        mov edi, dword [esi + 524] ;    39.0 p2      84 dst
        not edi                    ;    42.0 p1      84 dst
        mov dword [esp + 116], edi ;    43.0 p3+p4   84 dst
        mov edi, dword [esi]       ;    40.3 p2      76 rk
        mov dword [esp + 120], edi ;    43.3 p3+p4   76 rk
        mov edi, dword [esi + 4]   ;    41.3 p2      76 rk
        mov dword [esp + 124], edi ;    44.3 p3+p4   76 rk
        mov edi, dword [esi + 8]   ;    42.3 p2      76 rk
        mov dword [esp + 128], edi ;    45.3 p3+p4   76 rk
        mov edi, dword [esi + 12]  ;    43.3 p2      76 rk
        mov dword [esp + 132], edi ;    46.3 p3+p4   76 rk
        mov edi, dword [esi + 20]  ;    44.3 p2      76 rk
        mov dword [esp + 136], edi ;    47.3 p3+p4   76 rk
        mov edi, dword [esi + 32]  ;    45.3 p2      76 rk
        mov dword [esp + 140], edi ;    48.3 p3+p4   76 rk
        mov edi, dword [esi + 36]  ;    46.3 p2      76 rk
        mov dword [esp + 144], edi ;    49.3 p3+p4   76 rk
        mov edi, dword [esi + 40]  ;    47.3 p2      76 rk
        mov dword [esp + 148], edi ;    50.3 p3+p4   76 rk
        mov edi, dword [esi + 44]  ;    48.3 p2      76 rk
        mov dword [esp + 152], edi ;    51.3 p3+p4   76 rk
        mov edi, dword [esi + 52]  ;    49.3 p2      76 rk
        mov dword [esp + 156], edi ;    52.3 p3+p4   76 rk
        mov edi, dword [esi + 56]  ;    50.3 p2      76 rk
        mov dword [esp + 160], edi ;    53.3 p3+p4   76 rk
        mov edi, dword [esi + 64]  ;    51.3 p2      76 rk
        mov dword [esp + 164], edi ;    54.3 p3+p4   76 rk
        mov edi, dword [esi + 68]  ;    52.3 p2      76 rk
        mov dword [esp + 168], edi ;    55.3 p3+p4   76 rk
        mov edi, dword [esi + 76]  ;    53.3 p2      76 rk
        mov dword [esp + 172], edi ;    56.3 p3+p4   76 rk
        mov edi, dword [esi + 84]  ;    54.3 p2      76 rk
        mov dword [esp + 176], edi ;    57.3 p3+p4   76 rk
        mov edi, dword [esi + 88]  ;    55.3 p2      76 rk
        mov dword [esp + 180], edi ;    58.3 p3+p4   76 rk
        mov edi, dword [esi + 92]  ;    56.3 p2      76 rk
        mov dword [esp + 184], edi ;    59.3 p3+p4   76 rk
        mov edi, dword [esi + 96]  ;    57.3 p2      76 rk
        mov dword [esp + 188], edi ;    60.3 p3+p4   76 rk
        mov edi, dword [esi + 104] ;    58.3 p2      76 rk
        mov dword [esp + 192], edi ;    61.3 p3+p4   76 rk
        mov edi, dword [esi + 108] ;    59.3 p2      76 rk
        mov dword [esp + 196], edi ;    62.3 p3+p4   76 rk
        mov edi, dword [esi + 124] ;    60.3 p2      76 rk
        mov dword [esp + 200], edi ;    63.3 p3+p4   76 rk
        mov edi, dword [esi + 128] ;    61.3 p2      76 rk
        mov dword [esp + 204], edi ;    64.3 p3+p4   76 rk
        mov edi, dword [esi + 132] ;    62.3 p2      76 rk
        mov dword [esp + 208], edi ;    65.3 p3+p4   76 rk
        mov edi, dword [esi + 140] ;    63.3 p2      76 rk
        mov dword [esp + 212], edi ;    66.3 p3+p4   76 rk
        mov edi, dword [esi + 148] ;    64.3 p2      76 rk
        mov dword [esp + 216], edi ;    67.3 p3+p4   76 rk
        mov edi, dword [esi + 160] ;    65.3 p2      76 rk
        mov dword [esp + 220], edi ;    68.3 p3+p4   76 rk
        mov edi, dword [esi + 164] ;    66.3 p2      76 rk
        mov dword [esp + 224], edi ;    69.3 p3+p4   76 rk
        mov edi, dword [esi + 168] ;    67.3 p2      76 rk
        mov dword [esp + 228], edi ;    70.3 p3+p4   76 rk
        mov edi, dword [esi + 172] ;    68.3 p2      76 rk
        mov dword [esp + 232], edi ;    71.3 p3+p4   76 rk
        mov edi, dword [esi + 180] ;    69.3 p2      76 rk
        mov dword [esp + 236], edi ;    72.3 p3+p4   76 rk
        mov edi, dword [esi + 184] ;    70.3 p2      76 rk
        mov dword [esp + 240], edi ;    73.3 p3+p4   76 rk
        mov edi, dword [esi + 192] ;    71.3 p2      76 rk
        mov dword [esp + 244], edi ;    74.3 p3+p4   76 rk
        mov edi, dword [esi + 196] ;    72.3 p2      76 rk
        mov dword [esp + 248], edi ;    75.3 p3+p4   76 rk
        mov edi, dword [esi + 204] ;    73.3 p2      76 rk
        mov dword [esp + 252], edi ;    76.3 p3+p4   76 rk
        mov edi, dword [esi + 212] ;    74.3 p2      76 rk
        mov dword [esp + 256], edi ;    77.3 p3+p4   76 rk
        mov edi, dword [esi + 216] ;    75.3 p2      76 rk
        mov dword [esp + 260], edi ;    78.3 p3+p4   76 rk
        mov edi, dword [esi + 220] ;    76.3 p2      76 rk
        mov dword [esp + 264], edi ;    79.3 p3+p4   76 rk
        mov edi, dword [esi + 224] ;    77.3 p2      76 rk
        mov dword [esp + 268], edi ;    80.3 p3+p4   76 rk
        mov edi, dword [esi + 232] ;    78.3 p2      76 rk
        mov dword [esp + 272], edi ;    81.3 p3+p4   76 rk
        mov edi, dword [esi + 236] ;    79.3 p2      76 rk
        mov dword [esp + 276], edi ;    82.3 p3+p4   76 rk
        mov edi, dword [esi + 252] ;    80.3 p2      76 rk
        mov dword [esp + 280], edi ;    83.3 p3+p4   76 rk
        mov edi, dword [esi + 256] ;    81.3 p2      76 rk
        mov dword [esp + 284], edi ;    84.3 p3+p4   76 rk
        mov edi, dword [esi + 260] ;    82.3 p2      76 rk
        mov dword [esp + 288], edi ;    85.3 p3+p4   76 rk
        mov edi, dword [esi + 268] ;    83.3 p2      76 rk
        mov dword [esp + 292], edi ;    86.3 p3+p4   76 rk
        mov edi, dword [esi + 276] ;    84.3 p2      76 rk
        mov dword [esp + 296], edi ;    87.3 p3+p4   76 rk
        mov edi, dword [esi + 288] ;    85.3 p2      76 rk
        mov dword [esp + 300], edi ;    88.3 p3+p4   76 rk
        mov edi, dword [esi + 292] ;    86.3 p2      76 rk
        mov dword [esp + 304], edi ;    89.3 p3+p4   76 rk
        mov edi, dword [esi + 296] ;    87.3 p2      76 rk
        mov dword [esp + 308], edi ;    90.3 p3+p4   76 rk
        mov edi, dword [esi + 300] ;    88.3 p2      76 rk
        mov dword [esp + 312], edi ;    91.3 p3+p4   76 rk
        mov edi, dword [esi + 308] ;    89.3 p2      76 rk
        mov dword [esp + 316], edi ;    92.3 p3+p4   76 rk
        mov edi, dword [esi + 312] ;    90.3 p2      76 rk
        mov dword [esp + 320], edi ;    93.3 p3+p4   76 rk
        mov edi, dword [esi + 320] ;    91.3 p2      76 rk
        mov dword [esp + 324], edi ;    94.3 p3+p4   76 rk
        mov edi, dword [esi + 324] ;    92.3 p2      76 rk
        mov dword [esp + 328], edi ;    95.3 p3+p4   76 rk
        mov edi, dword [esi + 332] ;    93.3 p2      76 rk
        mov dword [esp + 332], edi ;    96.3 p3+p4   76 rk
        mov edi, dword [esi + 340] ;    94.3 p2      76 rk
        mov dword [esp + 336], edi ;    97.3 p3+p4   76 rk
        mov edi, dword [esi + 344] ;    95.3 p2      76 rk
        mov dword [esp + 340], edi ;    98.3 p3+p4   76 rk
        mov edi, dword [esi + 348] ;    96.3 p2      76 rk
        mov dword [esp + 344], edi ;    99.3 p3+p4   76 rk
        mov edi, dword [esi + 352] ;    97.3 p2      76 rk
        mov dword [esp + 348], edi ;   100.3 p3+p4   76 rk
        mov edi, dword [esi + 360] ;    98.3 p2      76 rk
        mov dword [esp + 352], edi ;   101.3 p3+p4   76 rk
        mov edi, dword [esi + 364] ;    99.3 p2      76 rk
        mov dword [esp + 356], edi ;   102.3 p3+p4   76 rk
        mov edi, dword [esi + 380] ;   100.3 p2      76 rk
        mov dword [esp + 360], edi ;   103.3 p3+p4   76 rk
        mov edi, dword [esi + 384] ;   101.3 p2      76 rk
        mov dword [esp + 364], edi ;   104.3 p3+p4   76 rk
        mov edi, dword [esi + 388] ;   102.3 p2      76 rk
        mov dword [esp + 368], edi ;   105.3 p3+p4   76 rk
        mov edi, dword [esi + 396] ;   103.3 p2      76 rk
        mov dword [esp + 372], edi ;   106.3 p3+p4   76 rk
        mov edi, dword [esi + 404] ;   104.3 p2      76 rk
        mov dword [esp + 376], edi ;   107.3 p3+p4   76 rk
        mov edi, dword [esi + 416] ;   105.3 p2      76 rk
        mov dword [esp + 380], edi ;   108.3 p3+p4   76 rk
        mov edi, dword [esi + 420] ;   106.3 p2      76 rk
        mov dword [esp + 384], edi ;   109.3 p3+p4   76 rk
        mov edi, dword [esi + 424] ;   107.3 p2      76 rk
        mov dword [esp + 388], edi ;   110.3 p3+p4   76 rk
        mov edi, dword [esi + 428] ;   108.3 p2      76 rk
        mov dword [esp + 392], edi ;   111.3 p3+p4   76 rk
        mov edi, dword [esi + 436] ;   109.3 p2      76 rk
        mov dword [esp + 396], edi ;   112.3 p3+p4   76 rk
        mov edi, dword [esi + 440] ;   110.3 p2      76 rk
        mov dword [esp + 400], edi ;   113.3 p3+p4   76 rk
        mov edi, dword [esi + 448] ;   111.3 p2      76 rk
        mov dword [esp + 404], edi ;   114.3 p3+p4   76 rk
        mov edi, dword [esi + 452] ;   112.3 p2      76 rk
        mov dword [esp + 408], edi ;   115.3 p3+p4   76 rk
        mov edi, dword [esi + 460] ;   113.3 p2      76 rk
        mov dword [esp + 412], edi ;   116.3 p3+p4   76 rk
        mov edi, dword [esi + 468] ;   114.3 p2      76 rk
        mov dword [esp + 416], edi ;   117.3 p3+p4   76 rk
        mov edi, dword [esi + 472] ;   115.3 p2      76 rk
        mov dword [esp + 420], edi ;   118.3 p3+p4   76 rk
        mov edi, dword [esi + 476] ;   116.3 p2      76 rk
        mov dword [esp + 424], edi ;   119.3 p3+p4   76 rk
        mov edi, dword [esi + 480] ;   117.3 p2      76 rk
        mov dword [esp + 428], edi ;   120.3 p3+p4   76 rk
        mov edi, dword [esi + 488] ;   118.3 p2      76 rk
        mov dword [esp + 432], edi ;   121.3 p3+p4   76 rk
        mov edi, dword [esi + 492] ;   119.3 p2      76 rk
        mov dword [esp + 436], edi ;   122.3 p3+p4   76 rk
        mov edi, dword [esi + 508] ;   120.3 p2      76 rk
        mov dword [esp + 440], edi ;   123.3 p3+p4   76 rk
        mov edi, dword [esi + 512] ;   121.3 p2      76 rk
        mov dword [esp + 444], edi ;   124.3 p3+p4   76 rk
        mov edi, dword [esp + 564] ;   122.3 p2      76 rk
        shl edi, 4                 ;   125.3 p0      76 rk
        add edi, dword [esp + 556] ;   126.3 p1+p2   76 rk
        mov dword [esp + 448], edi ;   127.3 p3+p4   76 rk
        mov edi, dword [esi + 16]  ;   124.3 p2      80 x[0]
        xor edi, 0x7000            ;   127.3 p0      80 x[0]
        mov dword [esp + 452], edi ;   128.3 p3+p4   80 x[0]
        mov edi, dword [esi + 24]  ;   125.7 p2      80 x[2]
        xor edi, 0xe0000000        ;   128.7 p1      80 x[2]
        mov dword [esp + 456], edi ;   129.7 p3+p4   80 x[2]
        mov edi, dword [esi + 28]  ;   127.0 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   130.0 p0      80 x[3]
        mov dword [esp + 460], edi ;   131.0 p3+p4   80 x[3]
        mov edi, dword [esi + 72]  ;   128.3 p2      80 x[2]
        xor edi, 0xe03fffff        ;   131.3 p1      80 x[2]
        mov dword [esp + 464], edi ;   132.3 p3+p4   80 x[2]
        mov edi, dword [esi + 120] ;   129.7 p2      80 x[2]
        xor edi, 0xe03fffff        ;   132.7 p0      80 x[2]
        mov dword [esp + 468], edi ;   133.7 p3+p4   80 x[2]
        mov edi, dword [esi + 144] ;   131.0 p2      80 x[0]
        xor edi, 0x7000            ;   134.0 p1      80 x[0]
        mov dword [esp + 472], edi ;   135.0 p3+p4   80 x[0]
        mov edi, dword [esi + 152] ;   132.3 p2      80 x[2]
        xor edi, 0xe0000000        ;   135.3 p0      80 x[2]
        mov dword [esp + 476], edi ;   136.3 p3+p4   80 x[2]
        mov edi, dword [esi + 156] ;   133.7 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   136.7 p1      80 x[3]
        mov dword [esp + 480], edi ;   137.7 p3+p4   80 x[3]
        mov edi, dword [esi + 200] ;   135.0 p2      80 x[2]
        xor edi, 0xe03fffff        ;   138.0 p0      80 x[2]
        mov dword [esp + 484], edi ;   139.0 p3+p4   80 x[2]
        mov edi, dword [esi + 248] ;   136.3 p2      80 x[2]
        xor edi, 0xe03fffff        ;   139.3 p1      80 x[2]
        mov dword [esp + 488], edi ;   140.3 p3+p4   80 x[2]
        mov edi, dword [esi + 272] ;   137.7 p2      80 x[0]
        xor edi, 0x7000            ;   140.7 p0      80 x[0]
        mov dword [esp + 492], edi ;   141.7 p3+p4   80 x[0]
        mov edi, dword [esi + 280] ;   139.0 p2      80 x[2]
        xor edi, 0xe0000000        ;   142.0 p1      80 x[2]
        mov dword [esp + 496], edi ;   143.0 p3+p4   80 x[2]
        mov edi, dword [esi + 284] ;   140.3 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   143.3 p0      80 x[3]
        mov dword [esp + 500], edi ;   144.3 p3+p4   80 x[3]
        mov edi, dword [esi + 328] ;   141.7 p2      80 x[2]
        xor edi, 0xe03fffff        ;   144.7 p1      80 x[2]
        mov dword [esp + 504], edi ;   145.7 p3+p4   80 x[2]
        mov edi, dword [esi + 376] ;   143.0 p2      80 x[2]
        xor edi, 0xe03fffff        ;   146.0 p0      80 x[2]
        mov dword [esp + 508], edi ;   147.0 p3+p4   80 x[2]
        mov edi, dword [esi + 400] ;   144.3 p2      80 x[0]
        xor edi, 0x7000            ;   147.3 p1      80 x[0]
        mov dword [esp + 512], edi ;   148.3 p3+p4   80 x[0]
        mov edi, dword [esi + 408] ;   145.7 p2      80 x[2]
        xor edi, 0xe0000000        ;   148.7 p0      80 x[2]
        mov dword [esp + 516], edi ;   149.7 p3+p4   80 x[2]
        mov edi, dword [esi + 412] ;   147.0 p2      80 x[3]
        xor edi, 0xfffffc7f        ;   150.0 p1      80 x[3]
        mov dword [esp + 520], edi ;   151.0 p3+p4   80 x[3]
        mov edi, dword [esi + 456] ;   148.3 p2      80 x[2]
        xor edi, 0xe03fffff        ;   151.3 p0      80 x[2]
        mov esi, dword [esi + 504] ;   149.3 p2      80 x[2]
        xor esi, 0xe03fffff        ;   152.3 p1      80 x[2]
        mov dword [esp + 524], esi ;   153.3 p3+p4   80 x[2]
        mov dword [esp + 528], edi ;   152.3 p3+p4   80 x[2]
        cmp dword [esp + 564], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 556] ;                    resident
        mov edi, dword [esp + 560] ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]       ;     0.0 p2      80 x[0]
        xor ebp, dword [esp + 120] ;     3.0 p0+p2   80 x[0]
        mov edx, ebp               ;     4.0 p1      23 x copy
        xor edx, dword [esi + 12]  ;     5.0 p0+p2   23 x
        xor edx, dword [esp + 132] ;     6.0 p1+p2   23 x
        mov eax, dword [esi + 4]   ;     4.0 p2      80 x[1]
        xor eax, dword [esp + 124] ;     7.0 p0+p2   80 x[1]
        mov ecx, eax               ;     8.0 p1      23 x copy
        mov ebx, dword [esi + 8]   ;     6.0 p2      80 x[2]
        xor ebx, dword [esp + 128] ;     9.0 p0+p2   80 x[2]
        xor ecx, ebx               ;    10.0 p1      23 x
        and eax, edx               ;     8.0 p0      23 x
        xor eax, ebp               ;     9.0 p1      23 x
        or ebp, edx                ;     7.0 p0      23 x
        xor edx, ebx               ;    10.0 p1      23 x
        and ebx, eax               ;    10.0 p0      23 x
        xor ebx, ecx               ;    11.0 p1      23 x
        xor ebp, ecx               ;    11.0 p0      23 x
        and ecx, eax               ;    11.0 p1      23 x
        xor eax, edx               ;    11.0 p0      23 x
        xor ebx, eax               ;    12.0 p1      23 x
        and edx, ebp               ;    12.0 p0      23 x
        or ecx, edx                ;    13.0 p1      23 x
        xor eax, ecx               ;    14.0 p0      48 x[1]
        rol ebx, 3                 ;    13.0 p0      47 x[2]
        xor eax, ebx               ;    15.0 p1      48 x[1]
        rol ecx, 0xd               ;    14.0 p0      46 x[0]
        lea edx, [ecx*8]           ;    15.0 p0      49 x[3]
        xor eax, ecx               ;    16.0 p1      48 x[1]
        rol eax, 1                 ;    17.0 p0      50 x[1]
        xor ebp, ebx               ;    14.0 p1      49 x[3]
        xor ebp, edx               ;    16.0 p1      49 x[3]
        rol ebp, 7                 ;    17.0 p0      51 x[3]
        xor ecx, eax               ;    18.0 p1      52 x[0]
        xor ecx, ebp               ;    19.0 p1      52 x[0]
        rol ecx, 5                 ;    20.0 p0      54 x[0]
        xor ecx, dword [esp + 452] ;    21.0 p1+p2   80 x[0]
        mov edx, eax               ;    18.3 p0      53 x[2] copy
        xor ebx, ebp               ;    19.0 p1      53 x[2]
        xor eax, dword [esp + 136] ;    19.3 p0+p2   80 x[1]
        xor ebp, dword [esp + 460] ;    20.0 p1+p2   80 x[3]
        shl edx, 7                 ;    20.3 p0      53 x[2]
        xor ebx, edx               ;    21.3 p1      53 x[2]
        mov edx, ecx               ;    22.0 p0      24 x copy
        xor ecx, ebp               ;    22.0 p1      24 x
        or ecx, eax                ;    23.0 p0      24 x
        rol ebx, 0x16              ;    23.3 p0      55 x[2]
        xor ebx, dword [esp + 456] ;    24.3 p1+p2   80 x[2]
        not ecx                    ;    24.0 p1      24 x
        and edx, eax               ;    24.3 p0      24 x
        xor eax, ebp               ;    25.0 p1      24 x
        xor eax, ebx               ;    26.0 p0      24 x
        or ebx, edx                ;    26.0 p1      24 x
        xor edx, eax               ;    27.0 p0      24 x
        and eax, ebx               ;    27.0 p1      24 x
        xor ebx, edx               ;    28.0 p0      24 x
        xor ebp, edx               ;    28.0 p1      24 x
        or eax, ecx                ;    28.3 p0      24 x
        xor ecx, ebp               ;    29.0 p1      24 x
        and ebp, eax               ;    29.3 p0      24 x
        xor ebp, ecx               ;    30.3 p1      24 x
        rol ebp, 0xd               ;    31.3 p0      46 x[0]
        rol edx, 3                 ;    31.3 p0      47 x[2]
        or ebx, eax                ;    31.0 p1      24 x
        xor eax, edx               ;    32.3 p1      49 x[3]
        xor ebx, ecx               ;    32.3 p0      48 x[1]
        xor ebx, ebp               ;    33.3 p1      48 x[1]
        xor ebx, edx               ;    34.3 p0      48 x[1]
        rol ebx, 1                 ;    35.3 p0      50 x[1]
        lea ecx, [ebp*8]           ;    35.3 p0      49 x[3]
        xor eax, ecx               ;    36.3 p1      49 x[3]
        xor ebp, ebx               ;    36.3 p1      52 x[0]
        rol eax, 7                 ;    37.3 p0      51 x[3]
        xor ebp, eax               ;    38.3 p1      52 x[0]
        xor edx, eax               ;    38.3 p1      53 x[2]
        mov ecx, ebx               ;    37.3 p0      53 x[2] copy
        shl ecx, 7                 ;    38.3 p0      53 x[2]
        xor edx, ecx               ;    39.3 p1      53 x[2]
        rol edx, 0x16              ;    40.3 p0      55 x[2]
        xor edx, dword [esp + 148] ;    41.3 p1+p2   80 x[2]
        mov ecx, edx               ;    42.3 p1      25 x copy
        rol ebp, 5                 ;    40.3 p0      54 x[0]
        xor ebx, dword [esp + 144] ;    41.0 p1+p2   80 x[1]
        xor edx, ebx               ;    42.3 p0      25 x
        xor ebp, dword [esp + 140] ;    42.0 p1+p2   80 x[0]
        and ecx, ebp               ;    43.3 p0      25 x
        xor eax, dword [esp + 152] ;    43.0 p1+p2   80 x[3]
        xor ecx, eax               ;    44.3 p0      25 x
        or eax, ebp                ;    44.0 p1      25 x
        xor eax, ebx               ;    45.0 p0      25 x
        xor edx, ebp               ;    45.0 p1      25 x
        and ebx, ecx               ;    45.3 p0      25 x
        xor ecx, edx               ;    46.0 p1      25 x
        xor ebp, ecx               ;    47.0 p0      25 x
        xor ebx, edx               ;    47.0 p1      25 x
        or edx, eax                ;    47.3 p0      25 x
        xor ecx, edx               ;    48.3 p1      25 x
        rol ebp, 0xd               ;    48.3 p0      46 x[0]
        xor eax, ecx               ;    49.3 p1      25 x
        xor ecx, ebx               ;    49.3 p0      48 x[1]
        xor ecx, ebp               ;    50.3 p1      48 x[1]
        rol eax, 3                 ;    50.3 p0      47 x[2]
        xor ecx, eax               ;    51.3 p1      48 x[1]
        lea edx, [ebp*8]           ;    51.3 p0      49 x[3]
        xor ebx, eax               ;    52.0 p1      49 x[3]
        xor ebx, edx               ;    53.0 p0      49 x[3]
        rol ebx, 7                 ;    54.0 p0      51 x[3]
        xor eax, ebx               ;    55.0 p1      53 x[2]
        rol ecx, 1                 ;    54.3 p0      50 x[1]
        mov edx, ecx               ;    55.3 p1      53 x[2] copy
        xor ebp, ecx               ;    55.3 p1      52 x[0]
        xor ecx, dword [esp + 156] ;    55.3 p0+p2   80 x[1]
        xor ebp, ebx               ;    56.3 p1      52 x[0]
        shl edx, 7                 ;    56.3 p0      53 x[2]
        xor eax, edx               ;    57.3 p1      53 x[2]
        mov edx, ecx               ;    57.3 p0      26 x copy
        xor ebx, dword [esp + 4]   ;    58.0 p1+p2   80 x[3]
        rol ebp, 5                 ;    58.3 p0      54 x[0]
        xor ebp, dword [esp + 0]   ;    59.3 p1+p2   80 x[0]
        xor ecx, ebx               ;    59.3 p0      26 x
        rol eax, 0x16              ;    60.3 p0      55 x[2]
        xor eax, dword [esp + 160] ;    61.3 p1+p2   80 x[2]
        and edx, ebp               ;    61.0 p1      26 x
        or ebx, ebp                ;    61.3 p0      26 x
        xor ebp, eax               ;    62.3 p1      26 x
        or ebp, edx                ;    63.3 p0      26 x
        and eax, ebx               ;    63.0 p1      26 x
        xor ebp, ecx               ;    64.3 p0      26 x
        or ecx, edx                ;    64.0 p1      26 x
        xor ebx, edx               ;    64.3 p0      26 x
        or edx, eax                ;    65.0 p1      26 x
        xor ecx, eax               ;    65.3 p0      26 x
        or eax, ebx                ;    66.0 p1      26 x
        xor eax, ebp               ;    67.0 p0      26 x
        and ebp, ecx               ;    67.0 p1      26 x
        or ebx, ecx                ;    67.3 p0      26 x
        xor ebp, ebx               ;    68.3 p1      26 x
        rol ebp, 0xd               ;    69.3 p0      46 x[0]
        xor ecx, ebp               ;    70.3 p1      48 x[1]
        xor edx, eax               ;    69.3 p0      49 x[3]
        xor ebx, eax               ;    70.0 p1      26 x
        rol ebx, 3                 ;    71.0 p0      47 x[2]
        xor ecx, ebx               ;    72.0 p1      48 x[1]
        lea eax, [ebp*8]           ;    71.3 p0      49 x[3]
        xor edx, ebx               ;    72.0 p1      49 x[3]
        rol ecx, 1                 ;    73.0 p0      50 x[1]
        xor ebp, ecx               ;    74.0 p1      52 x[0]
        xor edx, eax               ;    73.3 p0      49 x[3]
        mov eax, ecx               ;    74.0 p1      53 x[2] copy
        xor ecx, dword [esp + 168] ;    74.3 p0+p2   80 x[1]
        rol edx, 7                 ;    75.3 p0      51 x[3]
        xor ebp, edx               ;    76.3 p1      52 x[0]
        rol ebp, 5                 ;    77.3 p0      54 x[0]
        xor ebx, edx               ;    76.3 p1      53 x[2]
        xor ebp, dword [esp + 164] ;    78.3 p1+p2   80 x[0]
        xor edx, dword [esp + 172] ;    77.3 p0+p2   80 x[3]
        shl eax, 7                 ;    78.3 p0      53 x[2]
        xor ebx, eax               ;    79.3 p1      53 x[2]
        mov eax, ebp               ;    79.3 p1      27 x copy
        xor ebp, edx               ;    79.3 p0      27 x
        xor eax, ecx               ;    80.3 p1      27 x
        and eax, ebp               ;    81.3 p0      27 x
        rol ebx, 0x16              ;    81.3 p0      55 x[2]
        xor ebx, dword [esp + 464] ;    82.3 p1+p2   80 x[2]
        xor edx, ebx               ;    83.3 p1      27 x
        xor eax, edx               ;    84.3 p0      27 x
        or ebx, ebp                ;    83.3 p1      27 x
        and edx, ebx               ;    84.3 p0      27 x
        xor ebx, ecx               ;    84.3 p1      27 x
        xor ebx, edx               ;    85.3 p0      27 x
        and edx, eax               ;    85.3 p1      27 x
        or ebx, edx                ;    86.3 p0      27 x
        xor edx, ebp               ;    86.3 p1      27 x
        xor ebx, edx               ;    87.3 p0      48 x[1]
        xor edx, ecx               ;    87.3 p1      27 x
        and ecx, eax               ;    87.3 p0      27 x
        rol eax, 0xd               ;    88.3 p0      46 x[0]
        xor ebp, ecx               ;    88.3 p1      49 x[3]
        lea ecx, [eax*8]           ;    89.3 p0      49 x[3]
        xor ebx, eax               ;    89.3 p1      48 x[1]
        rol edx, 3                 ;    90.3 p0      47 x[2]
        xor ebx, edx               ;    91.3 p1      48 x[1]
        rol ebx, 1                 ;    92.3 p0      50 x[1]
        xor eax, ebx               ;    93.3 p1      52 x[0]
        xor ebp, edx               ;    92.0 p1      49 x[3]
        xor ebp, ecx               ;    93.0 p0      49 x[3]
        mov ecx, ebx               ;    93.3 p1      53 x[2] copy
        rol ebp, 7                 ;    94.0 p0      51 x[3]
        xor ebx, dword [esp + 176] ;    94.0 p1+p2   80 x[1]
        shl ecx, 7                 ;    94.3 p0      53 x[2]
        xor edx, ebp               ;    95.0 p1      53 x[2]
        xor edx, ecx               ;    96.0 p0      53 x[2]
        rol edx, 0x16              ;    97.0 p0      55 x[2]
        xor eax, ebp               ;    96.0 p1      52 x[0]
        xor ebp, dword [esp + 184] ;    97.0 p1+p2   80 x[3]
        rol eax, 5                 ;    97.3 p0      54 x[0]
        xor eax, dword [esp + 8]   ;    98.3 p1+p2   80 x[0]
        xor edx, dword [esp + 180] ;    98.3 p0+p2   28 x
        mov ecx, ebx               ;    99.0 p1      28 x copy
        or ecx, eax                ;   100.0 p0      28 x
        xor ebx, eax               ;   100.0 p1      28 x
        xor ebx, ebp               ;   101.0 p0      28 x
        xor edx, eax               ;   101.0 p1      28 x
        xor ecx, edx               ;   102.0 p0      28 x
        and edx, eax               ;   102.0 p1      28 x
        xor eax, ecx               ;   103.0 p0      28 x
        and edx, ebx               ;   103.0 p1      28 x
        xor edx, ebp               ;   104.0 p0      28 x
        or ebp, ebx                ;   104.0 p1      28 x
        xor ebp, ecx               ;   105.0 p0      28 x
        and ecx, edx               ;   105.0 p1      28 x
        xor ecx, ebx               ;   106.0 p0      48 x[1]
        xor edx, eax               ;   106.0 p1      49 x[3]
        and eax, ebp               ;   106.3 p0      28 x
        rol ebp, 0xd               ;   107.3 p0      46 x[0]
        xor ebx, eax               ;   107.3 p1      28 x
        rol ebx, 3                 ;   108.3 p0      47 x[2]
        xor ecx, ebp               ;   108.3 p1      48 x[1]
        xor ecx, ebx               ;   109.3 p1      48 x[1]
        rol ecx, 1                 ;   110.3 p0      50 x[1]
        xor edx, ebx               ;   110.0 p1      49 x[3]
        lea eax, [ebp*8]           ;   110.3 p0      49 x[3]
        xor edx, eax               ;   111.3 p1      49 x[3]
        mov eax, ecx               ;   111.3 p0      53 x[2] copy
        xor ebp, ecx               ;   112.0 p1      52 x[0]
        xor ecx, dword [esp + 12]  ;   112.3 p0+p2   80 x[1]
        shl eax, 7                 ;   113.3 p0      53 x[2]
        rol edx, 7                 ;   114.3 p0      51 x[3]
        xor ebp, edx               ;   115.3 p1      52 x[0]
        rol ebp, 5                 ;   116.3 p0      54 x[0]
        xor ebp, dword [esp + 188] ;   117.3 p1+p2   80 x[0]
        xor ebx, edx               ;   115.3 p1      53 x[2]
        xor edx, dword [esp + 196] ;   116.0 p1+p2   80 x[3]
        xor ebx, eax               ;   116.3 p0      53 x[2]
        mov eax, ebp               ;   118.3 p1      29 x copy
        and eax, edx               ;   119.3 p0      29 x
        xor ebp, edx               ;   118.3 p1      29 x
        rol ebx, 0x16              ;   118.3 p0      55 x[2]
        xor ebx, dword [esp + 192] ;   119.3 p1+p2   80 x[2]
        xor edx, ebx               ;   120.3 p0      29 x
        xor ebx, ecx               ;   120.3 p1      29 x
        and ecx, ebp               ;   120.3 p0      29 x
        xor eax, ebx               ;   121.3 p1      29 x
        xor ecx, ebx               ;   121.3 p0      29 x
        or ebx, ebp                ;   122.0 p1      29 x
        xor ebx, edx               ;   123.0 p0      29 x
        and edx, ecx               ;   123.0 p1      29 x
        xor ecx, eax               ;   123.3 p0      29 x
        and ecx, ebx               ;   124.3 p1      29 x
        xor ebp, eax               ;   124.3 p0      29 x
        xor edx, ebp               ;   125.3 p1      29 x
        xor ebp, ecx               ;   125.3 p0      49 x[3]
        xor ebx, edx               ;   126.3 p1      29 x
        rol ebx, 3                 ;   127.3 p0      47 x[2]
        rol edx, 0xd               ;   127.3 p0      46 x[0]
        lea ecx, [edx*8]           ;   128.3 p0      49 x[3]
        xor eax, edx               ;   128.3 p1      48 x[1]
        xor eax, ebx               ;   129.3 p1      48 x[1]
        rol eax, 1                 ;   130.3 p0      50 x[1]
        xor ebp, ebx               ;   129.0 p1      49 x[3]
        xor ebp, ecx               ;   130.0 p1      49 x[3]
        mov ecx, eax               ;   131.3 p0      53 x[2] copy
        shl ecx, 7                 ;   132.3 p0      53 x[2]
        xor edx, eax               ;   131.3 p1      52 x[0]
        rol ebp, 7                 ;   132.3 p0      51 x[3]
        xor edx, ebp               ;   133.3 p1      52 x[0]
        rol edx, 5                 ;   134.3 p0      54 x[0]
        xor edx, dword [esp + 16]  ;   135.3 p1+p2   80 x[0]
        xor eax, dword [esp + 20]  ;   134.0 p1+p2   80 x[1]
        xor ebx, ebp               ;   134.3 p0      53 x[2]
        xor ebp, dword [esp + 200] ;   135.0 p1+p2   80 x[3]
        xor ebx, ecx               ;   135.3 p0      53 x[2]
        rol ebx, 0x16              ;   136.3 p0      55 x[2]
        xor ebx, dword [esp + 468] ;   137.3 p1+p2   80 x[2]
        mov ecx, eax               ;   137.0 p1      30 x copy
        or ecx, ebx                ;   138.3 p0      30 x
        xor ecx, ebp               ;   139.3 p1      30 x
        and ebp, ebx               ;   138.3 p0      30 x
        xor ebx, eax               ;   139.0 p1      30 x
        xor eax, edx               ;   139.3 p0      30 x
        xor ebp, eax               ;   140.3 p1      30 x
        and edx, ecx               ;   140.3 p0      30 x
        xor ebx, edx               ;   141.3 p1      30 x
        xor eax, edx               ;   141.3 p0      48 x[1]
        and edx, ebx               ;   142.3 p1      30 x
        xor edx, ecx               ;   143.3 p0      30 x
        xor ecx, ebp               ;   143.0 p1      30 x
        and ebp, ebx               ;   143.3 p0      30 x
        xor ecx, ebp               ;   144.3 p1      30 x
        xor ebp, edx               ;   144.3 p0      30 x
        rol ebp, 0xd               ;   145.3 p0      46 x[0]
        xor eax, edx               ;   145.0 p1      48 x[1]
        lea edx, [ebp*8]           ;   146.3 p0      49 x[3]
        xor eax, ebp               ;   146.3 p1      48 x[1]
        rol ecx, 3                 ;   147.3 p0      47 x[2]
        xor eax, ecx               ;   148.3 p1      48 x[1]
        xor ebx, ecx               ;   148.3 p1      49 x[3]
        xor ebx, edx               ;   149.3 p0      49 x[3]
        rol eax, 1                 ;   149.3 p0      50 x[1]
        rol ebx, 7                 ;   150.3 p0      51 x[3]
        mov edx, eax               ;   150.3 p1      53 x[2] copy
        shl edx, 7                 ;   151.3 p0      53 x[2]
        xor ecx, ebx               ;   151.3 p1      53 x[2]
        xor ebp, eax               ;   151.0 p1      52 x[0]
        xor ebp, ebx               ;   152.0 p1      52 x[0]
        rol ebp, 5                 ;   153.0 p0      54 x[0]
        xor eax, dword [esp + 208] ;   153.0 p1+p2   80 x[1]
        xor ebp, dword [esp + 204] ;   154.0 p0+p2   80 x[0]
        xor ebx, dword [esp + 212] ;   154.0 p1+p2   23 x
        xor ebx, ebp               ;   155.0 p0      23 x
        xor ecx, edx               ;   155.0 p1      53 x[2]
        rol ecx, 0x16              ;   156.0 p0      55 x[2]
        xor ecx, dword [esp + 24]  ;   157.0 p1+p2   80 x[2]
        mov edx, eax               ;   156.3 p0      23 x copy
        and eax, ebx               ;   157.0 p1      23 x
        xor eax, ebp               ;   158.0 p0      23 x
        xor edx, ecx               ;   158.0 p1      23 x
        or ebp, ebx                ;   158.3 p0      23 x
        xor ebx, ecx               ;   159.0 p1      23 x
        and ecx, eax               ;   159.3 p0      23 x
        xor ecx, edx               ;   160.3 p1      23 x
        xor ebp, edx               ;   160.3 p0      23 x
        and edx, eax               ;   161.0 p1      23 x
        xor eax, ebx               ;   161.3 p0      23 x
        and ebx, ebp               ;   162.0 p1      23 x
        xor ecx, eax               ;   162.3 p0      23 x
        or edx, ebx                ;   163.0 p1      23 x
        xor eax, edx               ;   164.0 p0      48 x[1]
        rol ecx, 3                 ;   164.3 p0      47 x[2]
        xor ebp, ecx               ;   165.3 p1      49 x[3]
        rol edx, 0xd               ;   165.3 p0      46 x[0]
        lea ebx, [edx*8]           ;   166.3 p0      49 x[3]
        xor ebp, ebx               ;   167.3 p1      49 x[3]
        rol ebp, 7                 ;   168.3 p0      51 x[3]
        xor eax, ecx               ;   166.0 p1      48 x[1]
        xor eax, edx               ;   167.0 p1      48 x[1]
        rol eax, 1                 ;   168.3 p0      50 x[1]
        xor edx, eax               ;   169.3 p1      52 x[0]
        xor edx, ebp               ;   170.3 p1      52 x[0]
        rol edx, 5                 ;   171.3 p0      54 x[0]
        xor ecx, ebp               ;   170.0 p1      53 x[2]
        mov ebx, eax               ;   170.3 p0      53 x[2] copy
        shl ebx, 7                 ;   171.3 p0      53 x[2]
        xor ebp, dword [esp + 480] ;   171.0 p1+p2   80 x[3]
        xor edx, dword [esp + 472] ;   172.3 p1+p2   80 x[0]
        xor ecx, ebx               ;   172.3 p0      53 x[2]
        mov ebx, edx               ;   173.3 p1      24 x copy
        xor edx, ebp               ;   173.3 p0      24 x
        xor eax, dword [esp + 216] ;   174.0 p1+p2   80 x[1]
        or edx, eax                ;   175.0 p0      24 x
        and ebx, eax               ;   175.0 p1      24 x
        not edx                    ;   176.0 p0      24 x
        rol ecx, 0x16              ;   176.3 p0      55 x[2]
        xor ecx, dword [esp + 476] ;   177.3 p1+p2   80 x[2]
        xor eax, ebp               ;   177.0 p1      24 x
        xor eax, ecx               ;   178.3 p0      24 x
        or ecx, ebx                ;   178.3 p1      24 x
        xor ebx, eax               ;   179.3 p0      24 x
        xor ebp, ebx               ;   180.3 p1      24 x
        and eax, ecx               ;   179.3 p0      24 x
        or eax, edx                ;   180.3 p1      24 x
        xor edx, ebp               ;   181.3 p0      24 x
        xor ecx, ebx               ;   181.0 p1      24 x
        or ecx, eax                ;   182.0 p0      24 x
        and ebp, eax               ;   182.0 p1      24 x
        xor ebp, edx               ;   183.0 p0      24 x
        rol ebp, 0xd               ;   184.0 p0      46 x[0]
        xor ecx, edx               ;   183.0 p1      48 x[1]
        rol ebx, 3                 ;   184.3 p0      47 x[2]
        xor ecx, ebp               ;   185.0 p1      48 x[1]
        xor eax, ebx               ;   185.3 p1      49 x[3]
        xor ecx, ebx               ;   186.0 p0      48 x[1]
        lea edx, [ebp*8]           ;   186.3 p0      49 x[3]
        xor eax, edx               ;   187.3 p1      49 x[3]
        rol eax, 7                 ;   188.3 p0      51 x[3]
        xor ebx, eax               ;   189.3 p1      53 x[2]
        rol ecx, 1                 ;   188.3 p0      50 x[1]
        mov edx, ecx               ;   189.3 p1      53 x[2] copy
        shl edx, 7                 ;   190.3 p0      53 x[2]
        xor ebx, edx               ;   191.3 p1      53 x[2]
        rol ebx, 0x16              ;   192.3 p0      55 x[2]
        xor ebx, dword [esp + 228] ;   193.3 p1+p2   80 x[2]
        xor ebp, ecx               ;   191.0 p1      52 x[0]
        xor ebp, eax               ;   192.0 p0      52 x[0]
        mov edx, ebx               ;   194.3 p1      25 x copy
        rol ebp, 5                 ;   193.0 p0      54 x[0]
        xor ebp, dword [esp + 220] ;   194.0 p1+p2   80 x[0]
        and edx, ebp               ;   195.3 p0      25 x
        xor eax, dword [esp + 232] ;   194.0 p1+p2   80 x[3]
        xor ecx, dword [esp + 224] ;   194.3 p0+p2   80 x[1]
        xor ebx, ecx               ;   195.3 p1      25 x
        xor ebx, ebp               ;   196.3 p0      25 x
        xor edx, eax               ;   196.3 p1      25 x
        or eax, ebp                ;   196.3 p0      25 x
        xor eax, ecx               ;   197.3 p1      25 x
        and ecx, edx               ;   197.3 p0      25 x
        xor ecx, ebx               ;   198.3 p1      25 x
        xor edx, ebx               ;   198.3 p0      25 x
        or ebx, eax                ;   199.0 p1      25 x
        xor ebp, edx               ;   199.3 p0      25 x
        xor edx, ebx               ;   200.0 p1      25 x
        rol ebp, 0xd               ;   200.3 p0      46 x[0]
        xor eax, edx               ;   201.0 p1      25 x
        rol eax, 3                 ;   202.0 p0      47 x[2]
        xor edx, ecx               ;   202.0 p1      48 x[1]
        xor ecx, eax               ;   203.0 p0      49 x[3]
        lea ebx, [ebp*8]           ;   203.3 p0      49 x[3]
        xor ecx, ebx               ;   204.3 p1      49 x[3]
        xor edx, ebp               ;   204.0 p1      48 x[1]
        xor edx, eax               ;   205.0 p0      48 x[1]
        rol edx, 1                 ;   206.0 p0      50 x[1]
        rol ecx, 7                 ;   206.3 p0      51 x[3]
        xor eax, ecx               ;   207.3 p1      53 x[2]
        mov ebx, edx               ;   207.0 p1      53 x[2] copy
        shl ebx, 7                 ;   208.0 p0      53 x[2]
        xor eax, ebx               ;   209.0 p1      53 x[2]
        rol eax, 0x16              ;   210.0 p0      55 x[2]
        xor ebp, edx               ;   208.0 p1      52 x[0]
        xor ebp, ecx               ;   209.0 p1      52 x[0]
        xor edx, dword [esp + 236] ;   209.3 p0+p2   80 x[1]
        xor ecx, dword [esp + 32]  ;   210.0 p1+p2   80 x[3]
        rol ebp, 5                 ;   210.3 p0      54 x[0]
        mov ebx, edx               ;   211.0 p1      26 x copy
        xor ebp, dword [esp + 28]  ;   211.3 p0+p2   80 x[0]
        xor edx, ecx               ;   212.0 p1      26 x
        or ecx, ebp                ;   212.3 p0      26 x
        xor eax, dword [esp + 240] ;   213.0 p1+p2   80 x[2]
        and ebx, ebp               ;   213.3 p0      26 x
        xor ebp, eax               ;   214.0 p1      26 x
        or ebp, ebx                ;   215.0 p0      26 x
        xor ebp, edx               ;   216.0 p1      26 x
        or edx, ebx                ;   215.3 p0      26 x
        and eax, ecx               ;   216.0 p1      26 x
        xor ecx, ebx               ;   216.3 p0      26 x
        xor edx, eax               ;   217.0 p1      26 x
        or ebx, eax                ;   217.3 p0      26 x
        or eax, ecx                ;   218.0 p1      26 x
        or ecx, edx                ;   218.3 p0      26 x
        xor eax, ebp               ;   219.0 p1      26 x
        and ebp, edx               ;   219.3 p0      26 x
        xor ebx, eax               ;   220.0 p1      49 x[3]
        xor ebp, ecx               ;   220.3 p0      26 x
        xor ecx, eax               ;   221.0 p1      26 x
        rol ecx, 3                 ;   222.0 p0      47 x[2]
        xor ebx, ecx               ;   223.0 p1      49 x[3]
        rol ebp, 0xd               ;   222.3 p0      46 x[0]
        xor edx, ebp               ;   223.3 p1      48 x[1]
        xor edx, ecx               ;   224.3 p0      48 x[1]
        lea eax, [ebp*8]           ;   224.3 p0      49 x[3]
        xor ebx, eax               ;   225.3 p1      49 x[3]
        rol edx, 1                 ;   225.3 p0      50 x[1]
        mov eax, edx               ;   226.3 p1      53 x[2] copy
        rol ebx, 7                 ;   226.3 p0      51 x[3]
        xor ecx, ebx               ;   227.3 p1      53 x[2]
        shl eax, 7                 ;   227.3 p0      53 x[2]
        xor ecx, eax               ;   228.3 p1      53 x[2]
        rol ecx, 0x16              ;   229.3 p0      55 x[2]
        xor ebp, edx               ;   228.0 p1      52 x[0]
        xor ebp, ebx               ;   229.0 p1      52 x[0]
        rol ebp, 5                 ;   230.0 p0      54 x[0]
        xor ebp, dword [esp + 244] ;   231.0 p1+p2   80 x[0]
        xor edx, dword [esp + 248] ;   230.3 p0+p2   80 x[1]
        mov eax, ebp               ;   232.0 p1      27 x copy
        xor eax, edx               ;   233.0 p0      27 x
        xor ebx, dword [esp + 252] ;   232.0 p1+p2   80 x[3]
        xor ebp, ebx               ;   233.0 p0      27 x
        xor ecx, dword [esp + 484] ;   233.0 p1+p2   80 x[2]
        xor ebx, ecx               ;   234.0 p0      27 x
        and eax, ebp               ;   234.0 p1      27 x
        xor eax, ebx               ;   235.0 p0      27 x
        or ecx, ebp                ;   235.0 p1      27 x
        and ebx, ecx               ;   236.0 p0      27 x
        xor ecx, edx               ;   236.0 p1      27 x
        xor ecx, ebx               ;   237.0 p0      27 x
        and ebx, eax               ;   237.0 p1      27 x
        or ecx, ebx                ;   238.0 p0      27 x
        xor ebx, ebp               ;   238.0 p1      27 x
        xor ecx, ebx               ;   239.0 p0      48 x[1]
        xor ebx, edx               ;   239.0 p1      27 x
        and edx, eax               ;   239.3 p0      27 x
        rol eax, 0xd               ;   240.3 p0      46 x[0]
        rol ebx, 3                 ;   241.3 p0      47 x[2]
        xor ecx, eax               ;   241.3 p1      48 x[1]
        xor ecx, ebx               ;   242.3 p1      48 x[1]
        xor ebp, edx               ;   242.0 p1      49 x[3]
        lea edx, [eax*8]           ;   242.3 p0      49 x[3]
        xor ebp, ebx               ;   243.0 p1      49 x[3]
        xor ebp, edx               ;   244.0 p0      49 x[3]
        rol ebp, 7                 ;   245.0 p0      51 x[3]
        xor ebx, ebp               ;   246.0 p1      53 x[2]
        rol ecx, 1                 ;   245.3 p0      50 x[1]
        xor eax, ecx               ;   246.3 p1      52 x[0]
        xor eax, ebp               ;   247.3 p1      52 x[0]
        mov edx, ecx               ;   246.3 p0      53 x[2] copy
        rol eax, 5                 ;   248.3 p0      54 x[0]
        xor eax, dword [esp + 36]  ;   249.3 p1+p2   80 x[0]
        xor ecx, dword [esp + 256] ;   248.0 p1+p2   80 x[1]
        xor ebp, dword [esp + 264] ;   248.3 p0+p2   80 x[3]
        shl edx, 7                 ;   249.3 p0      53 x[2]
        xor ebx, edx               ;   250.3 p1      53 x[2]
        mov edx, ecx               ;   250.0 p1      28 x copy
        rol ebx, 0x16              ;   251.3 p0      55 x[2]
        or edx, eax                ;   251.0 p1      28 x
        xor ecx, eax               ;   251.3 p0      28 x
        xor ebx, dword [esp + 260] ;   252.3 p1+p2   28 x
        xor ebx, eax               ;   253.3 p0      28 x
        xor edx, ebx               ;   254.3 p1      28 x
        and ebx, eax               ;   254.3 p0      28 x
        xor ecx, ebp               ;   254.0 p1      28 x
        xor eax, edx               ;   255.3 p0      28 x
        and ebx, ecx               ;   255.3 p1      28 x
        xor ebx, ebp               ;   256.3 p0      28 x
        or ebp, ecx                ;   256.0 p1      28 x
        xor ebp, edx               ;   257.0 p0      28 x
        and edx, ebx               ;   257.3 p1      28 x
        xor edx, ecx               ;   258.3 p0      48 x[1]
        xor ebx, eax               ;   258.0 p1      49 x[3]
        and eax, ebp               ;   258.3 p0      28 x
        xor ecx, eax               ;   259.3 p1      28 x
        rol ebp, 0xd               ;   259.3 p0      46 x[0]
        rol ecx, 3                 ;   260.3 p0      47 x[2]
        xor edx, ebp               ;   260.3 p1      48 x[1]
        xor edx, ecx               ;   261.3 p1      48 x[1]
        xor ebx, ecx               ;   261.3 p0      49 x[3]
        lea eax, [ebp*8]           ;   262.3 p0      49 x[3]
        xor ebx, eax               ;   263.3 p1      49 x[3]
        rol ebx, 7                 ;   264.3 p0      51 x[3]
        rol edx, 1                 ;   264.3 p0      50 x[1]
        xor ebp, edx               ;   265.3 p1      52 x[0]
        mov eax, edx               ;   265.3 p1      53 x[2] copy
        xor ebp, ebx               ;   266.3 p1      52 x[0]
        rol ebp, 5                 ;   267.3 p0      54 x[0]
        xor ebp, dword [esp + 268] ;   268.3 p1+p2   80 x[0]
        shl eax, 7                 ;   266.3 p0      53 x[2]
        xor ecx, ebx               ;   267.0 p1      53 x[2]
        xor ebx, dword [esp + 276] ;   267.3 p0+p2   80 x[3]
        xor edx, dword [esp + 40]  ;   268.0 p1+p2   80 x[1]
        xor ecx, eax               ;   268.3 p0      53 x[2]
        mov eax, ebp               ;   269.3 p1      29 x copy
        and eax, ebx               ;   270.3 p0      29 x
        xor ebp, ebx               ;   270.0 p1      29 x
        rol ecx, 0x16              ;   270.3 p0      55 x[2]
        xor ecx, dword [esp + 272] ;   271.3 p1+p2   80 x[2]
        xor ebx, ecx               ;   272.3 p0      29 x
        xor ecx, edx               ;   272.3 p1      29 x
        and edx, ebp               ;   272.3 p0      29 x
        xor eax, ecx               ;   273.3 p1      29 x
        xor edx, ecx               ;   273.3 p0      29 x
        or ecx, ebp                ;   274.0 p1      29 x
        xor ecx, ebx               ;   275.0 p0      29 x
        and ebx, edx               ;   275.0 p1      29 x
        xor edx, eax               ;   275.3 p0      29 x
        xor ebp, eax               ;   276.0 p1      29 x
        and edx, ecx               ;   276.3 p0      29 x
        xor ebx, ebp               ;   277.0 p1      29 x
        xor ecx, ebx               ;   278.0 p0      29 x
        rol ebx, 0xd               ;   278.3 p0      46 x[0]
        xor ebp, edx               ;   278.0 p1      49 x[3]
        lea edx, [ebx*8]           ;   279.3 p0      49 x[3]
        rol ecx, 3                 ;   280.3 p0      47 x[2]
        xor eax, ebx               ;   279.3 p1      48 x[1]
        xor eax, ecx               ;   281.3 p1      48 x[1]
        xor ebp, ecx               ;   281.3 p1      49 x[3]
        rol eax, 1                 ;   282.3 p0      50 x[1]
        xor ebx, eax               ;   283.3 p1      52 x[0]
        xor ebp, edx               ;   282.3 p0      49 x[3]
        mov edx, eax               ;   283.3 p1      53 x[2] copy
        xor eax, dword [esp + 48]  ;   283.3 p0+p2   80 x[1]
        rol ebp, 7                 ;   284.3 p0      51 x[3]
        xor ebx, ebp               ;   285.3 p1      52 x[0]
        rol ebx, 5                 ;   286.3 p0      54 x[0]
        xor ebx, dword [esp + 44]  ;   287.3 p1+p2   80 x[0]
        xor ecx, ebp               ;   286.0 p1      53 x[2]
        xor ebp, dword [esp + 280] ;   286.3 p0+p2   80 x[3]
        shl edx, 7                 ;   287.3 p0      53 x[2]
        xor ecx, edx               ;   288.3 p1      53 x[2]
        rol ecx, 0x16              ;   289.3 p0      55 x[2]
        mov edx, eax               ;   288.0 p1      30 x copy
        xor ecx, dword [esp + 488] ;   290.3 p1+p2   80 x[2]
        or edx, ecx                ;   291.3 p0      30 x
        xor edx, ebp               ;   292.3 p1      30 x
        and ebp, ecx               ;   291.3 p0      30 x
        xor ecx, eax               ;   291.3 p1      30 x
        xor eax, ebx               ;   291.3 p0      30 x
        and ebx, edx               ;   293.3 p1      30 x
        xor ecx, ebx               ;   294.3 p0      30 x
        xor ebp, eax               ;   293.0 p1      30 x
        xor eax, ebx               ;   294.3 p0      48 x[1]
        and ebx, ecx               ;   295.3 p1      30 x
        xor ebx, edx               ;   296.3 p0      30 x
        xor edx, ebp               ;   295.0 p1      30 x
        xor eax, ebx               ;   297.3 p0      48 x[1]
        and ebp, ecx               ;   296.0 p1      30 x
        xor edx, ebp               ;   297.0 p0      30 x
        xor ebp, ebx               ;   297.3 p1      30 x
        rol ebp, 0xd               ;   298.3 p0      46 x[0]
        lea ebx, [ebp*8]           ;   299.3 p0      49 x[3]
        rol edx, 3                 ;   299.3 p0      47 x[2]
        xor eax, ebp               ;   299.3 p1      48 x[1]
        xor eax, edx               ;   300.3 p1      48 x[1]
        xor ecx, edx               ;   300.3 p1      49 x[3]
        xor ecx, ebx               ;   301.3 p0      49 x[3]
        rol ecx, 7                 ;   302.3 p0      51 x[3]
        rol eax, 1                 ;   302.3 p0      50 x[1]
        xor ebp, eax               ;   303.3 p1      52 x[0]
        mov ebx, eax               ;   303.3 p1      53 x[2] copy
        xor eax, dword [esp + 288] ;   303.3 p1+p2   80 x[1]
        shl ebx, 7                 ;   304.3 p0      53 x[2]
        xor ebp, ecx               ;   304.3 p1      52 x[0]
        xor edx, ecx               ;   304.3 p0      53 x[2]
        rol ebp, 5                 ;   305.3 p0      54 x[0]
        xor edx, ebx               ;   305.3 p1      53 x[2]
        xor ecx, dword [esp + 292] ;   306.0 p1+p2   23 x
        xor ebp, dword [esp + 284] ;   306.3 p0+p2   80 x[0]
        rol edx, 0x16              ;   307.3 p0      55 x[2]
        xor edx, dword [esp + 52]  ;   308.3 p1+p2   80 x[2]
        mov ebx, eax               ;   308.0 p1      23 x copy
        xor ebx, edx               ;   309.3 p0      23 x
        xor ecx, ebp               ;   309.0 p1      23 x
        and eax, ecx               ;   310.0 p0      23 x
        xor eax, ebp               ;   311.0 p1      23 x
        or ebp, ecx                ;   310.3 p0      23 x
        xor ecx, edx               ;   311.0 p1      23 x
        and edx, eax               ;   312.0 p0      23 x
        xor edx, ebx               ;   313.0 p1      23 x
        xor ebp, ebx               ;   312.3 p0      23 x
        and ebx, eax               ;   313.0 p1      23 x
        xor eax, ecx               ;   313.3 p0      23 x
        and ecx, ebp               ;   314.0 p1      23 x
        xor edx, eax               ;   314.3 p0      23 x
        or ebx, ecx                ;   315.0 p1      23 x
        xor eax, ebx               ;   316.0 p0      48 x[1]
        rol edx, 3                 ;   316.3 p0      47 x[2]
        xor eax, edx               ;   317.3 p1      48 x[1]
        rol ebx, 0xd               ;   317.3 p0      46 x[0]
        xor ebp, edx               ;   317.3 p1      49 x[3]
        xor eax, ebx               ;   318.3 p1      48 x[1]
        rol eax, 1                 ;   319.3 p0      50 x[1]
        lea ecx, [ebx*8]           ;   319.3 p0      49 x[3]
        xor ebp, ecx               ;   320.3 p1      49 x[3]
        rol ebp, 7                 ;   321.3 p0      51 x[3]
        xor edx, ebp               ;   322.3 p1      53 x[2]
        mov ecx, eax               ;   321.0 p1      53 x[2] copy
        shl ecx, 7                 ;   322.0 p0      53 x[2]
        xor ebx, eax               ;   322.0 p1      52 x[0]
        xor eax, dword [esp + 296] ;   322.3 p0+p2   80 x[1]
        xor edx, ecx               ;   323.3 p1      53 x[2]
        rol edx, 0x16              ;   324.3 p0      55 x[2]
        xor ebx, ebp               ;   324.0 p1      52 x[0]
        rol ebx, 5                 ;   325.0 p0      54 x[0]
        xor ebx, dword [esp + 492] ;   326.0 p1+p2   80 x[0]
        mov ecx, ebx               ;   327.0 p0      24 x copy
        and ecx, eax               ;   328.0 p1      24 x
        xor ebp, dword [esp + 500] ;   326.3 p0+p2   80 x[3]
        xor ebx, ebp               ;   327.3 p1      24 x
        or ebx, eax                ;   328.3 p0      24 x
        xor edx, dword [esp + 496] ;   328.0 p1+p2   80 x[2]
        not ebx                    ;   329.3 p0      24 x
        xor eax, ebp               ;   329.0 p1      24 x
        xor eax, edx               ;   330.0 p0      24 x
        or edx, ecx                ;   330.0 p1      24 x
        xor ecx, eax               ;   331.0 p0      24 x
        xor ebp, ecx               ;   332.0 p1      24 x
        and eax, edx               ;   331.3 p0      24 x
        or eax, ebx                ;   332.3 p1      24 x
        xor ebx, ebp               ;   333.0 p0      24 x
        and ebp, eax               ;   333.3 p1      24 x
        xor ebp, ebx               ;   334.3 p0      24 x
        rol ebp, 0xd               ;   335.3 p0      46 x[0]
        xor edx, ecx               ;   334.0 p1      24 x
        or edx, eax                ;   335.0 p1      24 x
        xor edx, ebx               ;   336.0 p0      48 x[1]
        rol ecx, 3                 ;   336.3 p0      47 x[2]
        xor eax, ecx               ;   337.3 p1      49 x[3]
        lea ebx, [ebp*8]           ;   337.3 p0      49 x[3]
        xor eax, ebx               ;   338.3 p1      49 x[3]
        xor edx, ebp               ;   338.0 p1      48 x[1]
        xor edx, ecx               ;   339.0 p0      48 x[1]
        rol edx, 1                 ;   340.0 p0      50 x[1]
        mov ebx, edx               ;   341.0 p1      53 x[2] copy
        shl ebx, 7                 ;   342.0 p0      53 x[2]
        xor ebp, edx               ;   341.0 p1      52 x[0]
        xor edx, dword [esp + 304] ;   341.0 p1+p2   80 x[1]
        rol eax, 7                 ;   341.3 p0      51 x[3]
        xor ebp, eax               ;   342.3 p1      52 x[0]
        xor ecx, eax               ;   342.3 p0      53 x[2]
        rol ebp, 5                 ;   343.3 p0      54 x[0]
        xor ecx, ebx               ;   343.3 p1      53 x[2]
        rol ecx, 0x16              ;   344.3 p0      55 x[2]
        xor ecx, dword [esp + 308] ;   345.3 p1+p2   80 x[2]
        mov ebx, ecx               ;   346.3 p1      25 x copy
        xor eax, dword [esp + 312] ;   345.3 p0+p2   80 x[3]
        xor ebp, dword [esp + 300] ;   346.0 p1+p2   80 x[0]
        and ebx, ebp               ;   347.3 p0      25 x
        xor ebx, eax               ;   348.3 p1      25 x
        xor ecx, edx               ;   347.3 p0      25 x
        or eax, ebp                ;   348.0 p1      25 x
        xor eax, edx               ;   349.0 p0      25 x
        and edx, ebx               ;   349.3 p1      25 x
        xor ecx, ebp               ;   349.3 p0      25 x
        xor ebx, ecx               ;   350.3 p1      25 x
        xor ebp, ebx               ;   351.3 p0      25 x
        xor edx, ecx               ;   351.0 p1      25 x
        or ecx, eax                ;   351.3 p0      25 x
        xor ebx, ecx               ;   352.3 p1      25 x
        xor eax, ebx               ;   353.3 p0      25 x
        xor ebx, edx               ;   353.3 p1      48 x[1]
        rol ebp, 0xd               ;   353.3 p0      46 x[0]
        xor ebx, ebp               ;   354.3 p1      48 x[1]
        rol eax, 3                 ;   354.3 p0      47 x[2]
        xor ebx, eax               ;   355.3 p1      48 x[1]
        lea ecx, [ebp*8]           ;   355.3 p0      49 x[3]
        rol ebx, 1                 ;   356.3 p0      50 x[1]
        xor ebp, ebx               ;   357.3 p1      52 x[0]
        xor edx, eax               ;   357.0 p1      49 x[3]
        xor edx, ecx               ;   358.0 p0      49 x[3]
        rol edx, 7                 ;   359.0 p0      51 x[3]
        xor ebp, edx               ;   360.0 p1      52 x[0]
        rol ebp, 5                 ;   361.0 p0      54 x[0]
        xor ebp, dword [esp + 56]  ;   362.0 p1+p2   80 x[0]
        mov ecx, ebx               ;   360.0 p1      53 x[2] copy
        shl ecx, 7                 ;   361.0 p0      53 x[2]
        xor ebx, dword [esp + 316] ;   361.0 p1+p2   80 x[1]
        xor eax, edx               ;   361.3 p0      53 x[2]
        xor edx, dword [esp + 60]  ;   362.0 p1+p2   80 x[3]
        xor eax, ecx               ;   362.3 p0      53 x[2]
        mov ecx, ebx               ;   363.0 p1      26 x copy
        xor ebx, edx               ;   363.3 p0      26 x
        or edx, ebp                ;   364.0 p1      26 x
        rol eax, 0x16              ;   364.3 p0      55 x[2]
        xor eax, dword [esp + 320] ;   365.3 p1+p2   80 x[2]
        and ecx, ebp               ;   365.3 p0      26 x
        xor ebp, eax               ;   366.3 p1      26 x
        and eax, edx               ;   366.3 p0      26 x
        xor edx, ecx               ;   367.0 p1      26 x
        or ebp, ecx                ;   367.3 p0      26 x
        xor ebp, ebx               ;   368.3 p1      26 x
        or ebx, ecx                ;   368.3 p0      26 x
        xor ebx, eax               ;   369.3 p1      26 x
        or ecx, eax                ;   369.3 p0      26 x
        or eax, edx                ;   370.0 p1      26 x
        or edx, ebx                ;   370.3 p0      26 x
        xor eax, ebp               ;   371.0 p1      26 x
        and ebp, ebx               ;   371.3 p0      26 x
        xor ebp, edx               ;   372.3 p1      26 x
        xor edx, eax               ;   372.3 p0      26 x
        xor ecx, eax               ;   373.0 p1      49 x[3]
        rol edx, 3                 ;   373.3 p0      47 x[2]
        rol ebp, 0xd               ;   374.3 p0      46 x[0]
        lea eax, [ebp*8]           ;   375.3 p0      49 x[3]
        xor ebx, ebp               ;   375.3 p1      48 x[1]
        xor ebx, edx               ;   376.3 p1      48 x[1]
        rol ebx, 1                 ;   377.3 p0      50 x[1]
        xor ecx, edx               ;   376.0 p1      49 x[3]
        xor ecx, eax               ;   377.0 p1      49 x[3]
        rol ecx, 7                 ;   378.0 p0      51 x[3]
        xor edx, ecx               ;   379.0 p1      53 x[2]
        mov eax, ebx               ;   378.3 p0      53 x[2] copy
        shl eax, 7                 ;   379.3 p0      53 x[2]
        xor edx, eax               ;   380.3 p1      53 x[2]
        rol edx, 0x16              ;   381.3 p0      55 x[2]
        xor edx, dword [esp + 504] ;   382.3 p1+p2   80 x[2]
        xor ebp, ebx               ;   381.0 p1      52 x[0]
        xor ebp, ecx               ;   382.0 p0      52 x[0]
        xor ebx, dword [esp + 328] ;   382.0 p1+p2   80 x[1]
        rol ebp, 5                 ;   383.0 p0      54 x[0]
        xor ebp, dword [esp + 324] ;   384.0 p1+p2   80 x[0]
        mov eax, ebp               ;   385.0 p0      27 x copy
        xor eax, ebx               ;   386.0 p1      27 x
        xor ecx, dword [esp + 332] ;   384.3 p0+p2   80 x[3]
        xor ebp, ecx               ;   385.3 p1      27 x
        and eax, ebp               ;   387.0 p0      27 x
        xor ecx, edx               ;   386.0 p1      27 x
        xor eax, ecx               ;   388.0 p0      27 x
        or edx, ebp                ;   387.0 p1      27 x
        and ecx, edx               ;   388.0 p0      27 x
        xor edx, ebx               ;   388.0 p1      27 x
        xor edx, ecx               ;   389.0 p0      27 x
        and ecx, eax               ;   389.0 p1      27 x
        or edx, ecx                ;   390.0 p0      27 x
        xor ecx, ebp               ;   390.0 p1      27 x
        xor edx, ecx               ;   391.0 p0      48 x[1]
        xor ecx, ebx               ;   391.0 p1      27 x
        rol ecx, 3                 ;   392.0 p0      47 x[2]
        and ebx, eax               ;   392.0 p1      27 x
        xor ebp, ebx               ;   393.0 p0      49 x[3]
        xor ebp, ecx               ;   394.0 p1      49 x[3]
        rol eax, 0xd               ;   393.3 p0      46 x[0]
        lea ebx, [eax*8]           ;   394.3 p0      49 x[3]
        xor edx, eax               ;   394.3 p1      48 x[1]
        xor edx, ecx               ;   395.3 p1      48 x[1]
        rol edx, 1                 ;   396.3 p0      50 x[1]
        xor eax, edx               ;   397.3 p1      52 x[0]
        xor ebp, ebx               ;   396.3 p0      49 x[3]
        mov ebx, edx               ;   397.3 p1      53 x[2] copy
        rol ebp, 7                 ;   397.3 p0      51 x[3]
        xor eax, ebp               ;   398.3 p1      52 x[0]
        rol eax, 5                 ;   399.3 p0      54 x[0]
        xor eax, dword [esp + 64]  ;   400.3 p1+p2   80 x[0]
        shl ebx, 7                 ;   399.3 p0      53 x[2]
        xor edx, dword [esp + 336] ;   400.0 p1+p2   80 x[1]
        xor ecx, ebp               ;   400.3 p0      53 x[2]
        xor ecx, ebx               ;   401.3 p1      53 x[2]
        mov ebx, edx               ;   401.3 p0      28 x copy
        rol ecx, 0x16              ;   402.3 p0      55 x[2]
        xor ecx, dword [esp + 340] ;   403.3 p1+p2   28 x
        xor edx, eax               ;   403.0 p1      28 x
        or ebx, eax                ;   403.3 p0      28 x
        xor ebp, dword [esp + 344] ;   404.0 p1+p2   80 x[3]
        xor edx, ebp               ;   405.0 p0      28 x
        xor ecx, eax               ;   405.0 p1      28 x
        xor ebx, ecx               ;   406.0 p0      28 x
        and ecx, eax               ;   406.0 p1      28 x
        xor eax, ebx               ;   407.0 p0      28 x
        and ecx, edx               ;   407.0 p1      28 x
        xor ecx, ebp               ;   408.0 p0      28 x
        or ebp, edx                ;   408.0 p1      28 x
        xor ebp, ebx               ;   409.0 p0      28 x
        and ebx, ecx               ;   409.0 p1      28 x
        xor ebx, edx               ;   410.0 p0      48 x[1]
        xor ecx, eax               ;   410.0 p1      49 x[3]
        and eax, ebp               ;   410.3 p0      28 x
        rol ebp, 0xd               ;   411.3 p0      46 x[0]
        xor edx, eax               ;   411.3 p1      28 x
        rol edx, 3                 ;   412.3 p0      47 x[2]
        xor ebx, ebp               ;   412.3 p1      48 x[1]
        xor ebx, edx               ;   413.3 p1      48 x[1]
        xor ecx, edx               ;   413.3 p0      49 x[3]
        lea eax, [ebp*8]           ;   414.3 p0      49 x[3]
        xor ecx, eax               ;   415.3 p1      49 x[3]
        rol ecx, 7                 ;   416.3 p0      51 x[3]
        xor edx, ecx               ;   417.3 p1      53 x[2]
        rol ebx, 1                 ;   416.3 p0      50 x[1]
        mov eax, ebx               ;   417.3 p1      53 x[2] copy
        shl eax, 7                 ;   418.3 p0      53 x[2]
        xor ebp, ebx               ;   417.3 p1      52 x[0]
        xor ebx, dword [esp + 68]  ;   418.0 p1+p2   80 x[1]
        xor edx, eax               ;   419.3 p0      53 x[2]
        rol edx, 0x16              ;   420.3 p0      55 x[2]
        xor edx, dword [esp + 352] ;   421.3 p1+p2   80 x[2]
        xor ebp, ecx               ;   420.0 p1      52 x[0]
        xor ecx, dword [esp + 356] ;   420.3 p0+p2   80 x[3]
        rol ebp, 5                 ;   421.3 p0      54 x[0]
        xor ebp, dword [esp + 348] ;   422.3 p1+p2   80 x[0]
        mov eax, ebp               ;   423.3 p1      29 x copy
        xor ebp, ecx               ;   423.3 p0      29 x
        and eax, ecx               ;   424.3 p1      29 x
        xor ecx, edx               ;   423.3 p0      29 x
        xor edx, ebx               ;   424.0 p1      29 x
        xor eax, edx               ;   425.3 p0      29 x
        and ebx, ebp               ;   425.0 p1      29 x
        xor ebx, edx               ;   426.0 p0      29 x
        or edx, ebp                ;   426.0 p1      29 x
        xor ebp, eax               ;   426.3 p0      29 x
        xor edx, ecx               ;   427.0 p1      29 x
        and ecx, ebx               ;   427.3 p0      29 x
        xor ebx, eax               ;   428.0 p1      29 x
        and ebx, edx               ;   429.0 p0      29 x
        xor ecx, ebp               ;   429.0 p1      29 x
        xor edx, ecx               ;   430.0 p0      29 x
        rol ecx, 0xd               ;   430.3 p0      46 x[0]
        xor ebp, ebx               ;   430.0 p1      49 x[3]
        lea ebx, [ecx*8]           ;   431.3 p0      49 x[3]
        xor eax, ecx               ;   431.3 p1      48 x[1]
        rol edx, 3                 ;   432.3 p0      47 x[2]
        xor eax, edx               ;   433.3 p1      48 x[1]
        rol eax, 1                 ;   434.3 p0      50 x[1]
        xor ecx, eax               ;   435.3 p1      52 x[0]
        xor ebp, edx               ;   434.0 p1      49 x[3]
        xor ebp, ebx               ;   435.0 p0      49 x[3]
        mov ebx, eax               ;   435.3 p1      53 x[2] copy
        shl ebx, 7                 ;   436.3 p0      53 x[2]
        xor eax, dword [esp + 76]  ;   436.0 p1+p2   80 x[1]
        rol ebp, 7                 ;   436.3 p0      51 x[3]
        xor edx, ebp               ;   437.3 p1      53 x[2]
        xor ecx, ebp               ;   437.3 p0      52 x[0]
        xor ebp, dword [esp + 360] ;   438.0 p1+p2   80 x[3]
        xor edx, ebx               ;   438.3 p0      53 x[2]
        rol edx, 0x16              ;   439.3 p0      55 x[2]
        xor edx, dword [esp + 508] ;   440.3 p1+p2   80 x[2]
        rol ecx, 5                 ;   440.3 p0      54 x[0]
        xor ecx, dword [esp + 72]  ;   441.3 p1+p2   80 x[0]
        mov ebx, eax               ;   441.0 p1      30 x copy
        or ebx, edx                ;   442.0 p0      30 x
        xor ebx, ebp               ;   443.0 p1      30 x
        and ebp, edx               ;   442.3 p0      30 x
        xor edx, eax               ;   443.0 p1      30 x
        xor eax, ecx               ;   443.3 p0      30 x
        and ecx, ebx               ;   444.0 p1      30 x
        xor ebp, eax               ;   444.3 p0      30 x
        xor eax, ecx               ;   445.0 p1      48 x[1]
        xor edx, ecx               ;   445.3 p0      30 x
        and ecx, edx               ;   446.3 p1      30 x
        xor ecx, ebx               ;   447.3 p0      30 x
        xor eax, ecx               ;   448.3 p1      48 x[1]
        xor ebx, ebp               ;   447.3 p0      30 x
        and ebp, edx               ;   448.0 p1      30 x
        xor ebx, ebp               ;   449.0 p0      30 x
        xor ebp, ecx               ;   449.0 p1      30 x
        rol ebx, 3                 ;   450.0 p0      47 x[2]
        xor edx, ebx               ;   451.0 p1      49 x[3]
        rol ebp, 0xd               ;   450.3 p0      46 x[0]
        lea ecx, [ebp*8]           ;   451.3 p0      49 x[3]
        xor eax, ebp               ;   451.3 p1      48 x[1]
        xor eax, ebx               ;   452.3 p1      48 x[1]
        rol eax, 1                 ;   453.3 p0      50 x[1]
        xor ebp, eax               ;   454.3 p1      52 x[0]
        xor edx, ecx               ;   453.3 p0      49 x[3]
        mov ecx, eax               ;   454.3 p1      53 x[2] copy
        xor eax, dword [esp + 368] ;   454.3 p0+p2   80 x[1]
        shl ecx, 7                 ;   455.3 p0      53 x[2]
        rol edx, 7                 ;   456.3 p0      51 x[3]
        xor ebx, edx               ;   457.3 p1      53 x[2]
        xor ebp, edx               ;   457.3 p1      52 x[0]
        xor edx, dword [esp + 372] ;   457.3 p1+p2   23 x
        rol ebp, 5                 ;   458.3 p0      54 x[0]
        xor ebp, dword [esp + 364] ;   459.3 p1+p2   80 x[0]
        xor ebx, ecx               ;   458.3 p0      53 x[2]
        mov ecx, eax               ;   459.0 p1      23 x copy
        rol ebx, 0x16              ;   459.3 p0      55 x[2]
        xor ebx, dword [esp + 80]  ;   460.3 p1+p2   80 x[2]
        xor edx, ebp               ;   460.3 p0      23 x
        and eax, edx               ;   461.3 p1      23 x
        xor eax, ebp               ;   462.3 p0      23 x
        or ebp, edx                ;   462.0 p1      23 x
        xor edx, ebx               ;   462.3 p0      23 x
        xor ecx, ebx               ;   463.0 p1      23 x
        xor ebp, ecx               ;   464.0 p0      23 x
        and ebx, eax               ;   464.0 p1      23 x
        xor ebx, ecx               ;   465.0 p0      23 x
        and ecx, eax               ;   465.0 p1      23 x
        xor eax, edx               ;   465.3 p0      23 x
        xor ebx, eax               ;   466.3 p1      23 x
        and edx, ebp               ;   466.3 p0      23 x
        rol ebx, 3                 ;   467.3 p0      47 x[2]
        or ecx, edx                ;   467.3 p1      23 x
        xor eax, ecx               ;   468.3 p1      48 x[1]
        xor ebp, ebx               ;   468.3 p0      49 x[3]
        rol ecx, 0xd               ;   469.3 p0      46 x[0]
        lea edx, [ecx*8]           ;   470.3 p0      49 x[3]
        xor ebp, edx               ;   471.3 p1      49 x[3]
        rol ebp, 7                 ;   472.3 p0      51 x[3]
        xor eax, ebx               ;   470.0 p1      48 x[1]
        xor eax, ecx               ;   471.0 p1      48 x[1]
        rol eax, 1                 ;   472.3 p0      50 x[1]
        xor ecx, eax               ;   473.3 p1      52 x[0]
        xor ecx, ebp               ;   474.3 p1      52 x[0]
        rol ecx, 5                 ;   475.3 p0      54 x[0]
        mov edx, eax               ;   474.0 p1      53 x[2] copy
        shl edx, 7                 ;   475.0 p0      53 x[2]
        xor eax, dword [esp + 376] ;   475.0 p1+p2   80 x[1]
        xor ebx, ebp               ;   475.3 p0      53 x[2]
        xor ebp, dword [esp + 520] ;   476.0 p1+p2   80 x[3]
        xor ebx, edx               ;   476.3 p0      53 x[2]
        rol ebx, 0x16              ;   477.3 p0      55 x[2]
        xor ecx, dword [esp + 512] ;   477.0 p1+p2   80 x[0]
        mov edx, ecx               ;   478.0 p1      24 x copy
        and edx, eax               ;   479.0 p0      24 x
        xor ecx, ebp               ;   479.0 p1      24 x
        xor ebx, dword [esp + 516] ;   479.3 p0+p2   80 x[2]
        or ecx, eax                ;   480.0 p1      24 x
        not ecx                    ;   481.0 p0      24 x
        xor eax, ebp               ;   481.0 p1      24 x
        xor eax, ebx               ;   482.0 p0      24 x
        or ebx, edx                ;   482.0 p1      24 x
        xor edx, eax               ;   483.0 p0      24 x
        and eax, ebx               ;   483.0 p1      24 x
        or eax, ecx                ;   484.0 p0      24 x
        xor ebp, edx               ;   484.0 p1      24 x
        xor ecx, ebp               ;   485.0 p0      24 x
        and ebp, eax               ;   485.0 p1      24 x
        xor ebp, ecx               ;   486.0 p0      24 x
        rol ebp, 0xd               ;   487.0 p0      46 x[0]
        xor ebx, edx               ;   486.0 p1      24 x
        rol edx, 3                 ;   487.3 p0      47 x[2]
        or ebx, eax                ;   487.0 p1      24 x
        xor eax, edx               ;   488.3 p1      49 x[3]
        xor ebx, ecx               ;   488.3 p0      48 x[1]
        lea ecx, [ebp*8]           ;   489.3 p0      49 x[3]
        xor eax, ecx               ;   490.3 p1      49 x[3]
        xor ebx, ebp               ;   490.0 p1      48 x[1]
        rol eax, 7                 ;   491.3 p0      51 x[3]
        xor ebx, edx               ;   491.0 p1      48 x[1]
        rol ebx, 1                 ;   492.0 p0      50 x[1]
        mov ecx, ebx               ;   493.0 p1      53 x[2] copy
        xor ebp, ebx               ;   493.0 p0      52 x[0]
        xor ebp, eax               ;   494.0 p1      52 x[0]
        xor edx, eax               ;   493.3 p0      53 x[2]
        shl ecx, 7                 ;   494.3 p0      53 x[2]
        xor eax, dword [esp + 392] ;   494.0 p1+p2   80 x[3]
        rol ebp, 5                 ;   495.3 p0      54 x[0]
        xor ebp, dword [esp + 380] ;   496.3 p1+p2   80 x[0]
        xor ebx, dword [esp + 384] ;   496.0 p1+p2   80 x[1]
        xor edx, ecx               ;   496.3 p0      53 x[2]
        rol edx, 0x16              ;   497.3 p0      55 x[2]
        xor edx, dword [esp + 388] ;   498.3 p1+p2   80 x[2]
        mov ecx, edx               ;   499.3 p1      25 x copy
        xor edx, ebx               ;   499.3 p0      25 x
        and ecx, ebp               ;   500.3 p1      25 x
        xor ecx, eax               ;   501.3 p0      25 x
        xor edx, ebp               ;   500.3 p1      25 x
        or eax, ebp                ;   500.3 p0      25 x
        xor eax, ebx               ;   501.3 p1      25 x
        and ebx, ecx               ;   502.3 p0      25 x
        xor ecx, edx               ;   502.3 p1      25 x
        xor ebp, ecx               ;   503.3 p0      25 x
        rol ebp, 0xd               ;   504.3 p0      46 x[0]
        xor ebx, edx               ;   503.3 p1      25 x
        or edx, eax                ;   504.0 p1      25 x
        xor ecx, edx               ;   505.0 p0      25 x
        lea edx, [ebp*8]           ;   505.3 p0      49 x[3]
        xor eax, ecx               ;   506.0 p1      25 x
        xor ecx, ebx               ;   506.0 p1      48 x[1]
        rol eax, 3                 ;   507.0 p0      47 x[2]
        xor ebx, eax               ;   508.0 p1      49 x[3]
        xor ecx, ebp               ;   507.3 p0      48 x[1]
        xor ecx, eax               ;   508.3 p1      48 x[1]
        rol ecx, 1                 ;   509.3 p0      50 x[1]
        xor ebp, ecx               ;   510.3 p1      52 x[0]
        xor ebx, edx               ;   509.3 p0      49 x[3]
        mov edx, ecx               ;   510.3 p1      53 x[2] copy
        rol ebx, 7                 ;   510.3 p0      51 x[3]
        xor eax, ebx               ;   511.3 p1      53 x[2]
        xor ecx, dword [esp + 396] ;   511.3 p0+p2   80 x[1]
        xor ebp, ebx               ;   512.0 p1      52 x[0]
        rol ebp, 5                 ;   513.0 p0      54 x[0]
        xor ebx, dword [esp + 88]  ;   513.0 p1+p2   80 x[3]
        shl edx, 7                 ;   513.3 p0      53 x[2]
        xor eax, edx               ;   514.3 p1      53 x[2]
        rol eax, 0x16              ;   515.3 p0      55 x[2]
        xor ebp, dword [esp + 84]  ;   515.0 p1+p2   80 x[0]
        mov edx, ecx               ;   515.3 p0      26 x copy
        xor ecx, ebx               ;   516.0 p1      26 x
        or ebx, ebp                ;   516.3 p0      26 x
        xor eax, dword [esp + 400] ;   517.0 p1+p2   80 x[2]
        and edx, ebp               ;   517.3 p0      26 x
        xor ebp, eax               ;   518.0 p1      26 x
        and eax, ebx               ;   518.3 p0      26 x
        or ebp, edx                ;   519.0 p1      26 x
        xor ebp, ecx               ;   520.0 p0      26 x
        xor ebx, edx               ;   520.0 p1      26 x
        or ecx, edx                ;   520.3 p0      26 x
        or edx, eax                ;   521.0 p1      26 x
        xor ecx, eax               ;   521.3 p0      26 x
        or eax, ebx                ;   522.0 p1      26 x
        or ebx, ecx                ;   522.3 p0      26 x
        xor eax, ebp               ;   523.0 p1      26 x
        and ebp, ecx               ;   523.3 p0      26 x
        xor ebp, ebx               ;   524.3 p1      26 x
        xor ebx, eax               ;   524.3 p0      26 x
        rol ebx, 3                 ;   525.3 p0      47 x[2]
        rol ebp, 0xd               ;   526.3 p0      46 x[0]
        xor ecx, ebp               ;   527.3 p1      48 x[1]
        xor ecx, ebx               ;   528.3 p1      48 x[1]
        xor edx, eax               ;   527.0 p1      49 x[3]
        rol ecx, 1                 ;   529.3 p0      50 x[1]
        xor edx, ebx               ;   528.0 p1      49 x[3]
        lea eax, [ebp*8]           ;   528.3 p0      49 x[3]
        xor edx, eax               ;   529.3 p1      49 x[3]
        xor ebp, ecx               ;   530.3 p0      52 x[0]
        rol edx, 7                 ;   530.3 p0      51 x[3]
        xor ebx, edx               ;   531.3 p1      53 x[2]
        xor ebp, edx               ;   531.3 p1      52 x[0]
        rol ebp, 5                 ;   532.3 p0      54 x[0]
        xor ebp, dword [esp + 404] ;   533.3 p1+p2   80 x[0]
        xor edx, dword [esp + 412] ;   532.3 p0+p2   80 x[3]
        mov eax, ecx               ;   533.0 p1      53 x[2] copy
        xor ecx, dword [esp + 408] ;   533.3 p0+p2   80 x[1]
        shl eax, 7                 ;   534.3 p0      53 x[2]
        xor ebx, eax               ;   535.3 p1      53 x[2]
        mov eax, ebp               ;   535.0 p1      27 x copy
        xor eax, ecx               ;   536.0 p0      27 x
        rol ebx, 0x16              ;   536.3 p0      55 x[2]
        xor ebx, dword [esp + 528] ;   537.3 p1+p2   80 x[2]
        xor ebp, edx               ;   537.0 p1      27 x
        xor edx, ebx               ;   538.3 p0      27 x
        or ebx, ebp                ;   538.3 p1      27 x
        and eax, ebp               ;   538.3 p0      27 x
        xor eax, edx               ;   539.3 p1      27 x
        and edx, ebx               ;   539.3 p0      27 x
        xor ebx, ecx               ;   540.0 p1      27 x
        xor ebx, edx               ;   541.0 p0      27 x
        and edx, eax               ;   541.0 p1      27 x
        or ebx, edx                ;   542.0 p0      27 x
        xor edx, ebp               ;   542.0 p1      27 x
        xor ebx, edx               ;   543.0 p0      48 x[1]
        xor edx, ecx               ;   543.0 p1      27 x
        rol edx, 3                 ;   544.0 p0      47 x[2]
        and ecx, eax               ;   544.0 p1      27 x
        rol eax, 0xd               ;   544.3 p0      46 x[0]
        xor ebx, eax               ;   545.3 p1      48 x[1]
        xor ebx, edx               ;   546.3 p0      48 x[1]
        xor ebp, ecx               ;   546.0 p1      49 x[3]
        rol ebx, 1                 ;   547.3 p0      50 x[1]
        xor ebp, edx               ;   547.0 p1      49 x[3]
        lea ecx, [eax*8]           ;   547.3 p0      49 x[3]
        xor ebp, ecx               ;   548.3 p1      49 x[3]
        rol ebp, 7                 ;   549.3 p0      51 x[3]
        xor eax, ebx               ;   549.0 p1      52 x[0]
        mov ecx, ebx               ;   549.3 p0      53 x[2] copy
        xor ebx, dword [esp + 416] ;   550.0 p1+p2   80 x[1]
        xor eax, ebp               ;   550.3 p0      52 x[0]
        rol eax, 5                 ;   551.3 p0      54 x[0]
        xor edx, ebp               ;   551.0 p1      53 x[2]
        shl ecx, 7                 ;   552.3 p0      53 x[2]
        xor edx, ecx               ;   553.3 p1      53 x[2]
        rol edx, 0x16              ;   554.3 p0      55 x[2]
        xor edx, dword [esp + 420] ;   555.3 p1+p2   28 x
        xor eax, dword [esp + 92]  ;   554.0 p1+p2   80 x[0]
        xor edx, eax               ;   556.3 p0      28 x
        xor ebp, dword [esp + 424] ;   555.0 p1+p2   80 x[3]
        mov ecx, ebx               ;   555.3 p0      28 x copy
        xor ebx, eax               ;   556.0 p1      28 x
        xor ebx, ebp               ;   557.0 p0      28 x
        or ecx, eax                ;   557.0 p1      28 x
        xor ecx, edx               ;   558.0 p0      28 x
        and edx, eax               ;   558.0 p1      28 x
        and edx, ebx               ;   559.0 p0      28 x
        xor edx, ebp               ;   560.0 p1      28 x
        or ebp, ebx                ;   559.3 p0      28 x
        xor eax, ecx               ;   560.0 p1      28 x
        xor ebp, ecx               ;   560.3 p0      28 x
        and ecx, edx               ;   561.0 p1      28 x
        xor ecx, ebx               ;   562.0 p0      48 x[1]
        xor edx, eax               ;   562.0 p1      49 x[3]
        and eax, ebp               ;   562.3 p0      28 x
        xor ebx, eax               ;   563.3 p1      28 x
        rol ebp, 0xd               ;   563.3 p0      46 x[0]
        rol ebx, 3                 ;   564.3 p0      47 x[2]
        xor ecx, ebp               ;   564.3 p1      48 x[1]
        xor ecx, ebx               ;   565.3 p1      48 x[1]
        rol ecx, 1                 ;   566.3 p0      50 x[1]
        lea eax, [ebp*8]           ;   566.3 p0      49 x[3]
        xor edx, ebx               ;   566.0 p1      49 x[3]
        xor edx, eax               ;   567.3 p1      49 x[3]
        rol edx, 7                 ;   568.3 p0      51 x[3]
        xor ebp, ecx               ;   568.0 p1      52 x[0]
        xor ebp, edx               ;   569.3 p0      52 x[0]
        rol ebp, 5                 ;   570.3 p0      54 x[0]
        xor ebp, dword [esp + 428] ;   571.3 p1+p2   80 x[0]
        mov eax, ecx               ;   570.0 p1      53 x[2] copy
        xor ebx, edx               ;   570.3 p0      53 x[2]
        shl eax, 7                 ;   571.3 p0      53 x[2]
        xor ecx, dword [esp + 96]  ;   571.0 p1+p2   80 x[1]
        xor ebx, eax               ;   572.3 p1      53 x[2]
        rol ebx, 0x16              ;   573.3 p0      55 x[2]
        mov eax, ebp               ;   573.0 p1      29 x copy
        xor edx, dword [esp + 436] ;   573.3 p0+p2   80 x[3]
        xor ebp, edx               ;   574.3 p1      29 x
        xor ebx, dword [esp + 432] ;   574.3 p0+p2   80 x[2]
        and eax, edx               ;   575.0 p1      29 x
        xor edx, ebx               ;   575.3 p0      29 x
        xor ebx, ecx               ;   576.0 p1      29 x
        xor eax, ebx               ;   577.0 p0      29 x
        and ecx, ebp               ;   577.0 p1      29 x
        xor ecx, ebx               ;   578.0 p0      29 x
        or ebx, ebp                ;   578.0 p1      29 x
        xor ebx, edx               ;   579.0 p0      29 x
        xor ebp, eax               ;   579.0 p1      29 x
        and edx, ecx               ;   579.3 p0      29 x
        xor ecx, eax               ;   580.0 p1      29 x
        xor edx, ebp               ;   580.3 p0      29 x
        and ecx, ebx               ;   581.0 p1      29 x
        xor ebx, edx               ;   581.3 p0      29 x
        rol edx, 0xd               ;   582.3 p0      46 x[0]
        rol ebx, 3                 ;   583.3 p0      47 x[2]
        xor ebp, ecx               ;   582.0 p1      49 x[3]
        xor ebp, ebx               ;   584.3 p1      49 x[3]
        xor eax, edx               ;   584.0 p1      48 x[1]
        xor eax, ebx               ;   585.0 p0      48 x[1]
        rol eax, 1                 ;   586.0 p0      50 x[1]
        lea ecx, [edx*8]           ;   586.3 p0      49 x[3]
        xor ebp, ecx               ;   587.3 p1      49 x[3]
        mov ecx, eax               ;   587.0 p1      53 x[2] copy
        xor edx, eax               ;   587.0 p1      52 x[0]
        xor eax, dword [esp + 104] ;   587.3 p0+p2   80 x[1]
        rol ebp, 7                 ;   588.3 p0      51 x[3]
        shl ecx, 7                 ;   589.3 p0      53 x[2]
        xor edx, ebp               ;   589.3 p1      52 x[0]
        rol edx, 5                 ;   590.3 p0      54 x[0]
        xor edx, dword [esp + 100] ;   591.3 p1+p2   80 x[0]
        xor ebx, ebp               ;   590.0 p1      53 x[2]
        xor ebx, ecx               ;   591.0 p1      53 x[2]
        mov ecx, eax               ;   591.3 p0      30 x copy
        rol ebx, 0x16              ;   592.3 p0      55 x[2]
        xor ebx, dword [esp + 524] ;   593.3 p1+p2   80 x[2]
        or ecx, ebx                ;   594.3 p1      30 x
        xor ebp, dword [esp + 440] ;   593.3 p0+p2   80 x[3]
        xor ecx, ebp               ;   595.3 p1      30 x
        and ebp, ebx               ;   594.3 p0      30 x
        xor ebx, eax               ;   595.0 p1      30 x
        xor eax, edx               ;   595.3 p0      30 x
        xor ebp, eax               ;   596.3 p1      30 x
        xor eax, dword [esp + 108] ;   596.3 p0+p2   84 dst
        and edx, ecx               ;   597.0 p1      30 x
        xor ebx, edx               ;   598.0 p0      30 x
        xor eax, edx               ;   598.0 p1      84 dst
        and edx, ebx               ;   599.0 p0      30 x
        xor edx, ecx               ;   600.0 p1      30 x
        xor eax, edx               ;   601.0 p0      84 dst
        mov dword [edi + 4], eax   ;   602.0 p3+p4   84 dst
        mov eax, ebp               ;   600.0 p1      30 x copy
        xor ecx, ebp               ;   600.3 p0      84 dst
        xor ecx, dword [esp + 112] ;   601.3 p1+p2   84 dst
        xor edx, dword [esp + 444] ;   601.3 p0+p2   84 dst
        add esi, 0x10              ;   602.0 p1      76 blocks
        and eax, ebx               ;   602.3 p0      30 x
        xor edx, eax               ;   603.3 p1      84 dst
        xor ebx, dword [esp + 116] ;   603.3 p0+p2   84 dst
        mov dword [edi], edx       ;   604.3 p3+p4   84 dst
        xor ecx, eax               ;   604.0 p1      84 dst
        mov dword [edi + 8], ecx   ;   605.0 p3+p4   84 dst
        mov dword [edi + 12], ebx  ;   604.3 p3+p4   84 dst
        add edi, 0x10              ;   604.3 p0      76 blocks
        cmp esi, dword [esp + 448] ;                    more blocks?
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
