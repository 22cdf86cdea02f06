; serpent_encrypt for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 d6f7fb91eccefdd3); do not edit:
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
        and eax, edx               ;     8.0 p1      23 x
        xor ecx, ebx               ;    10.0 p0      23 x
        xor eax, ebp               ;     9.0 p1      23 x
        or ebp, edx                ;     7.0 p0      23 x
        xor edx, ebx               ;    10.0 p1      23 x
        and ebx, eax               ;    10.0 p0      23 x
        xor ebx, ecx               ;    11.0 p1      23 x
        xor ebp, ecx               ;    11.0 p0      23 x
        and ecx, eax               ;    11.0 p1      23 x
        xor eax, edx               ;    11.0 p0      23 x
        xor ebx, eax               ;    12.0 p1      23 x
        rol ebx, 3                 ;    13.0 p0      47 x[2]
        and edx, ebp               ;    12.0 p1      23 x
        or ecx, edx                ;    13.0 p0      23 x
        xor eax, ecx               ;    14.0 p1      48 x[1]
        xor eax, ebx               ;    15.0 p0      48 x[1]
        rol ecx, 0xd               ;    14.0 p0      46 x[0]
        xor eax, ecx               ;    16.0 p1      48 x[1]
        rol eax, 1                 ;    17.0 p0      50 x[1]
        lea edx, [ecx*8]           ;    15.3 p0      49 x[3]
        xor ecx, eax               ;    18.0 p1      52 x[0]
        xor ebp, ebx               ;    15.0 p1      49 x[3]
        xor ebp, edx               ;    16.3 p1      49 x[3]
        rol ebp, 7                 ;    17.3 p0      51 x[3]
        xor ebx, ebp               ;    18.3 p1      53 x[2]
        xor ecx, ebp               ;    19.0 p0      52 x[0]
        mov edx, eax               ;    18.0 p1      53 x[2] copy
        xor eax, dword [esp + 136] ;    18.3 p0+p2   80 x[1]
        rol ecx, 5                 ;    20.0 p0      54 x[0]
        xor ebp, dword [esp + 460] ;    19.0 p1+p2   80 x[3]
        shl edx, 7                 ;    20.3 p0      53 x[2]
        xor ebx, edx               ;    21.3 p1      53 x[2]
        xor ecx, dword [esp + 452] ;    21.0 p1+p2   80 x[0]
        mov edx, ecx               ;    22.0 p0      24 x copy
        xor ecx, ebp               ;    22.0 p1      24 x
        rol ebx, 0x16              ;    22.3 p0      55 x[2]
        and edx, eax               ;    23.0 p1      24 x
        or ecx, eax                ;    23.3 p0      24 x
        xor eax, ebp               ;    24.0 p1      24 x
        xor ebx, dword [esp + 456] ;    24.3 p0+p2   80 x[2]
        xor eax, ebx               ;    25.3 p1      24 x
        or ebx, edx                ;    25.3 p0      24 x
        xor edx, eax               ;    26.3 p1      24 x
        and eax, ebx               ;    26.3 p0      24 x
        not ecx                    ;    27.0 p1      24 x
        or eax, ecx                ;    28.0 p0      24 x
        xor ebx, edx               ;    28.0 p1      24 x
        xor ebp, edx               ;    28.3 p0      24 x
        xor ecx, ebp               ;    29.3 p1      24 x
        and ebp, eax               ;    29.3 p0      24 x
        xor ebp, ecx               ;    30.3 p1      24 x
        rol ebp, 0xd               ;    31.3 p0      46 x[0]
        or ebx, eax                ;    31.0 p1      24 x
        xor ebx, ecx               ;    32.0 p0      48 x[1]
        lea ecx, [ebp*8]           ;    32.3 p0      49 x[3]
        xor ebx, ebp               ;    33.0 p1      48 x[1]
        rol edx, 3                 ;    33.3 p0      47 x[2]
        xor eax, edx               ;    34.3 p1      49 x[3]
        xor eax, ecx               ;    35.3 p1      49 x[3]
        rol eax, 7                 ;    36.3 p0      51 x[3]
        xor ebx, edx               ;    35.0 p1      48 x[1]
        rol ebx, 1                 ;    36.0 p0      50 x[1]
        xor ebp, ebx               ;    37.0 p1      52 x[0]
        xor edx, eax               ;    37.3 p0      53 x[2]
        mov ecx, ebx               ;    37.0 p1      53 x[2] copy
        shl ecx, 7                 ;    38.0 p0      53 x[2]
        xor edx, ecx               ;    39.0 p1      53 x[2]
        xor ebx, dword [esp + 144] ;    38.3 p0+p2   80 x[1]
        rol edx, 0x16              ;    40.0 p0      55 x[2]
        xor edx, dword [esp + 148] ;    41.0 p1+p2   80 x[2]
        mov ecx, edx               ;    42.0 p1      25 x copy
        xor edx, ebx               ;    42.0 p0      25 x
        xor ebp, eax               ;    41.0 p1      52 x[0]
        rol ebp, 5                 ;    42.0 p0      54 x[0]
        xor ebp, dword [esp + 140] ;    43.0 p1+p2   80 x[0]
        xor eax, dword [esp + 152] ;    42.3 p0+p2   80 x[3]
        and ecx, ebp               ;    44.0 p1      25 x
        xor ecx, eax               ;    45.0 p0      25 x
        or eax, ebp                ;    44.0 p1      25 x
        xor eax, ebx               ;    45.0 p0      25 x
        and ebx, ecx               ;    46.0 p1      25 x
        xor edx, ebp               ;    45.3 p0      25 x
        xor ebx, edx               ;    47.0 p1      25 x
        xor ecx, edx               ;    46.3 p0      25 x
        or edx, eax                ;    47.0 p1      25 x
        xor ebp, ecx               ;    47.3 p0      25 x
        xor ecx, edx               ;    48.0 p1      25 x
        xor eax, ecx               ;    49.0 p0      25 x
        rol ebp, 0xd               ;    49.3 p0      46 x[0]
        rol eax, 3                 ;    50.3 p0      47 x[2]
        lea edx, [ebp*8]           ;    51.3 p0      49 x[3]
        xor ecx, ebx               ;    49.0 p1      48 x[1]
        xor ecx, ebp               ;    50.3 p1      48 x[1]
        xor ecx, eax               ;    51.3 p1      48 x[1]
        rol ecx, 1                 ;    52.3 p0      50 x[1]
        xor ebx, eax               ;    52.0 p1      49 x[3]
        xor ebx, edx               ;    53.0 p1      49 x[3]
        xor ebp, ecx               ;    53.3 p0      52 x[0]
        rol ebx, 7                 ;    54.3 p0      51 x[3]
        xor ebp, ebx               ;    55.3 p1      52 x[0]
        rol ebp, 5                 ;    56.3 p0      54 x[0]
        mov edx, ecx               ;    55.0 p1      53 x[2] copy
        xor ecx, dword [esp + 156] ;    56.0 p1+p2   80 x[1]
        shl edx, 7                 ;    56.3 p0      53 x[2]
        xor eax, ebx               ;    57.0 p1      53 x[2]
        xor eax, edx               ;    58.0 p0      53 x[2]
        mov edx, ecx               ;    58.0 p1      26 x copy
        rol eax, 0x16              ;    59.0 p0      55 x[2]
        xor ebx, dword [esp + 4]   ;    59.0 p1+p2   80 x[3]
        xor ecx, ebx               ;    60.0 p0      26 x
        xor eax, dword [esp + 160] ;    60.0 p1+p2   80 x[2]
        xor ebp, dword [esp + 0]   ;    60.3 p0+p2   80 x[0]
        and edx, ebp               ;    61.3 p1      26 x
        or ebx, ebp                ;    61.3 p0      26 x
        xor ebp, eax               ;    62.0 p1      26 x
        and eax, ebx               ;    62.3 p0      26 x
        xor ebx, edx               ;    63.0 p1      26 x
        or ebp, edx                ;    63.3 p0      26 x
        xor ebp, ecx               ;    64.3 p1      26 x
        or ecx, edx                ;    64.3 p0      26 x
        xor ecx, eax               ;    65.3 p1      26 x
        or edx, eax                ;    65.3 p0      26 x
        or eax, ebx                ;    66.0 p1      26 x
        xor eax, ebp               ;    67.0 p0      26 x
        xor edx, eax               ;    68.0 p1      49 x[3]
        or ebx, ecx                ;    67.3 p0      26 x
        and ebp, ecx               ;    68.0 p1      26 x
        xor ebp, ebx               ;    69.0 p0      26 x
        xor ebx, eax               ;    69.0 p1      26 x
        rol ebx, 3                 ;    70.0 p0      47 x[2]
        rol ebp, 0xd               ;    70.3 p0      46 x[0]
        xor ecx, ebp               ;    71.3 p1      48 x[1]
        xor ecx, ebx               ;    72.3 p1      48 x[1]
        xor edx, ebx               ;    71.3 p0      49 x[3]
        lea eax, [ebp*8]           ;    72.3 p0      49 x[3]
        xor edx, eax               ;    73.3 p1      49 x[3]
        rol ecx, 1                 ;    73.3 p0      50 x[1]
        xor ebp, ecx               ;    74.3 p1      52 x[0]
        rol edx, 7                 ;    74.3 p0      51 x[3]
        xor ebp, edx               ;    75.3 p1      52 x[0]
        rol ebp, 5                 ;    76.3 p0      54 x[0]
        mov eax, ecx               ;    75.0 p1      53 x[2] copy
        xor ebp, dword [esp + 164] ;    77.3 p1+p2   80 x[0]
        xor ebx, edx               ;    76.3 p0      53 x[2]
        shl eax, 7                 ;    77.3 p0      53 x[2]
        xor edx, dword [esp + 172] ;    77.0 p1+p2   80 x[3]
        xor ecx, dword [esp + 168] ;    78.0 p1+p2   80 x[1]
        xor ebx, eax               ;    78.3 p0      53 x[2]
        mov eax, ebp               ;    79.0 p1      27 x copy
        rol ebx, 0x16              ;    79.3 p0      55 x[2]
        xor ebx, dword [esp + 464] ;    80.3 p1+p2   80 x[2]
        xor ebp, edx               ;    80.3 p0      27 x
        xor edx, ebx               ;    81.3 p1      27 x
        or ebx, ebp                ;    81.3 p0      27 x
        xor eax, ecx               ;    82.0 p1      27 x
        and eax, ebp               ;    83.0 p0      27 x
        xor eax, edx               ;    84.0 p1      27 x
        and edx, ebx               ;    83.3 p0      27 x
        xor ebx, ecx               ;    84.0 p1      27 x
        xor ebx, edx               ;    85.0 p0      27 x
        and edx, eax               ;    85.0 p1      27 x
        or ebx, edx                ;    86.0 p0      27 x
        xor edx, ebp               ;    86.0 p1      27 x
        xor ebx, edx               ;    87.0 p0      48 x[1]
        xor edx, ecx               ;    87.0 p1      27 x
        and ecx, eax               ;    87.3 p0      27 x
        rol eax, 0xd               ;    88.3 p0      46 x[0]
        rol edx, 3                 ;    89.3 p0      47 x[2]
        xor ebp, ecx               ;    88.3 p1      49 x[3]
        lea ecx, [eax*8]           ;    90.3 p0      49 x[3]
        xor ebp, edx               ;    90.3 p1      49 x[3]
        xor ebp, ecx               ;    91.3 p1      49 x[3]
        xor ebx, eax               ;    91.0 p1      48 x[1]
        xor ebx, edx               ;    92.0 p0      48 x[1]
        rol ebx, 1                 ;    93.0 p0      50 x[1]
        mov ecx, ebx               ;    94.0 p1      53 x[2] copy
        rol ebp, 7                 ;    93.3 p0      51 x[3]
        xor eax, ebx               ;    94.0 p1      52 x[0]
        xor eax, ebp               ;    95.0 p1      52 x[0]
        xor ebx, dword [esp + 176] ;    94.3 p0+p2   80 x[1]
        shl ecx, 7                 ;    95.3 p0      53 x[2]
        rol eax, 5                 ;    96.3 p0      54 x[0]
        xor edx, ebp               ;    95.0 p1      53 x[2]
        xor edx, ecx               ;    96.3 p1      53 x[2]
        xor ebp, dword [esp + 184] ;    97.0 p1+p2   80 x[3]
        rol edx, 0x16              ;    97.3 p0      55 x[2]
        xor edx, dword [esp + 180] ;    98.3 p1+p2   28 x
        xor eax, dword [esp + 8]   ;    98.3 p0+p2   80 x[0]
        xor edx, eax               ;    99.3 p1      28 x
        mov ecx, ebx               ;    99.3 p0      28 x copy
        xor ebx, eax               ;   100.0 p1      28 x
        or ecx, eax                ;   100.3 p0      28 x
        xor ecx, edx               ;   101.3 p1      28 x
        xor ebx, ebp               ;   101.3 p0      28 x
        and edx, eax               ;   102.0 p1      28 x
        xor eax, ecx               ;   102.3 p0      28 x
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
        rol edx, 7                 ;   112.3 p0      51 x[3]
        mov eax, ecx               ;   112.0 p1      53 x[2] copy
        xor ebp, ecx               ;   112.3 p0      52 x[0]
        xor ebx, edx               ;   113.3 p1      53 x[2]
        xor ebp, edx               ;   113.3 p0      52 x[0]
        rol ebp, 5                 ;   114.3 p0      54 x[0]
        xor ebp, dword [esp + 188] ;   115.3 p1+p2   80 x[0]
        xor edx, dword [esp + 196] ;   115.0 p1+p2   80 x[3]
        xor ecx, dword [esp + 12]  ;   115.3 p0+p2   80 x[1]
        shl eax, 7                 ;   116.3 p0      53 x[2]
        xor ebx, eax               ;   117.3 p1      53 x[2]
        mov eax, ebp               ;   117.0 p1      29 x copy
        rol ebx, 0x16              ;   118.3 p0      55 x[2]
        xor ebx, dword [esp + 192] ;   119.3 p1+p2   80 x[2]
        and eax, edx               ;   118.3 p0      29 x
        xor ebp, edx               ;   119.0 p1      29 x
        xor edx, ebx               ;   120.3 p0      29 x
        xor ebx, ecx               ;   120.3 p1      29 x
        and ecx, ebp               ;   120.3 p0      29 x
        xor eax, ebx               ;   121.3 p1      29 x
        xor ecx, ebx               ;   121.3 p0      29 x
        or ebx, ebp                ;   122.0 p1      29 x
        xor ebx, edx               ;   123.0 p0      29 x
        and edx, ecx               ;   123.0 p1      29 x
        xor ecx, eax               ;   123.3 p0      29 x
        xor ebp, eax               ;   124.0 p1      29 x
        xor edx, ebp               ;   125.0 p0      29 x
        and ecx, ebx               ;   125.0 p1      29 x
        xor ebx, edx               ;   126.0 p0      29 x
        rol ebx, 3                 ;   127.0 p0      47 x[2]
        rol edx, 0xd               ;   127.3 p0      46 x[0]
        xor ebp, ecx               ;   126.0 p1      49 x[3]
        xor ebp, ebx               ;   128.0 p1      49 x[3]
        lea ecx, [edx*8]           ;   128.3 p0      49 x[3]
        xor ebp, ecx               ;   129.3 p1      49 x[3]
        xor eax, edx               ;   129.0 p1      48 x[1]
        xor eax, ebx               ;   130.0 p0      48 x[1]
        rol eax, 1                 ;   131.0 p0      50 x[1]
        mov ecx, eax               ;   132.0 p1      53 x[2] copy
        shl ecx, 7                 ;   133.0 p0      53 x[2]
        rol ebp, 7                 ;   132.3 p0      51 x[3]
        xor ebx, ebp               ;   133.3 p1      53 x[2]
        xor edx, eax               ;   132.0 p1      52 x[0]
        xor edx, ebp               ;   133.3 p1      52 x[0]
        xor ebp, dword [esp + 200] ;   133.3 p0+p2   80 x[3]
        rol edx, 5                 ;   134.3 p0      54 x[0]
        xor edx, dword [esp + 16]  ;   135.3 p1+p2   80 x[0]
        xor eax, dword [esp + 20]  ;   135.0 p1+p2   80 x[1]
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
        xor eax, edx               ;   141.3 p1      48 x[1]
        xor ebx, edx               ;   141.3 p0      30 x
        and edx, ebx               ;   142.3 p1      30 x
        xor edx, ecx               ;   143.3 p0      30 x
        xor ecx, ebp               ;   143.0 p1      30 x
        and ebp, ebx               ;   143.3 p0      30 x
        xor ecx, ebp               ;   144.3 p1      30 x
        xor ebp, edx               ;   144.3 p0      30 x
        rol ebp, 0xd               ;   145.3 p0      46 x[0]
        rol ecx, 3                 ;   146.3 p0      47 x[2]
        xor ebx, ecx               ;   147.3 p1      49 x[3]
        xor eax, edx               ;   146.0 p1      48 x[1]
        xor eax, ebp               ;   147.0 p1      48 x[1]
        lea edx, [ebp*8]           ;   147.3 p0      49 x[3]
        xor ebx, edx               ;   148.3 p1      49 x[3]
        rol ebx, 7                 ;   149.3 p0      51 x[3]
        xor eax, ecx               ;   149.0 p1      48 x[1]
        xor ecx, ebx               ;   150.3 p0      53 x[2]
        rol eax, 1                 ;   150.3 p0      50 x[1]
        xor ebp, eax               ;   151.3 p1      52 x[0]
        mov edx, eax               ;   151.3 p1      53 x[2] copy
        shl edx, 7                 ;   152.3 p0      53 x[2]
        xor ecx, edx               ;   153.3 p1      53 x[2]
        rol ecx, 0x16              ;   154.3 p0      55 x[2]
        xor eax, dword [esp + 208] ;   153.0 p1+p2   80 x[1]
        xor ebp, ebx               ;   153.3 p0      52 x[0]
        rol ebp, 5                 ;   154.3 p0      54 x[0]
        xor ebp, dword [esp + 204] ;   155.3 p1+p2   80 x[0]
        xor ebx, dword [esp + 212] ;   155.0 p1+p2   23 x
        xor ebx, ebp               ;   156.3 p0      23 x
        mov edx, eax               ;   156.0 p1      23 x copy
        and eax, ebx               ;   157.3 p0      23 x
        xor eax, ebp               ;   158.3 p1      23 x
        or ebp, ebx                ;   157.3 p0      23 x
        xor ecx, dword [esp + 24]  ;   158.0 p1+p2   80 x[2]
        xor edx, ecx               ;   159.0 p0      23 x
        xor ebx, ecx               ;   159.0 p1      23 x
        and ecx, eax               ;   159.3 p0      23 x
        xor ebp, edx               ;   160.0 p1      23 x
        xor ecx, edx               ;   160.3 p0      23 x
        and edx, eax               ;   161.0 p1      23 x
        xor eax, ebx               ;   161.3 p0      23 x
        and ebx, ebp               ;   162.0 p1      23 x
        or edx, ebx                ;   163.0 p0      23 x
        xor ecx, eax               ;   163.0 p1      23 x
        rol ecx, 3                 ;   164.0 p0      47 x[2]
        xor eax, edx               ;   164.0 p1      48 x[1]
        rol edx, 0xd               ;   164.3 p0      46 x[0]
        xor eax, ecx               ;   165.0 p1      48 x[1]
        xor eax, edx               ;   166.0 p0      48 x[1]
        rol eax, 1                 ;   167.0 p0      50 x[1]
        lea ebx, [edx*8]           ;   167.3 p0      49 x[3]
        xor edx, eax               ;   168.0 p1      52 x[0]
        xor ebp, ecx               ;   167.0 p1      49 x[3]
        xor ebp, ebx               ;   168.3 p1      49 x[3]
        rol ebp, 7                 ;   169.3 p0      51 x[3]
        xor edx, ebp               ;   170.3 p1      52 x[0]
        rol edx, 5                 ;   171.3 p0      54 x[0]
        xor edx, dword [esp + 472] ;   172.3 p1+p2   80 x[0]
        xor ecx, ebp               ;   170.3 p0      53 x[2]
        xor ebp, dword [esp + 480] ;   171.0 p1+p2   80 x[3]
        mov ebx, eax               ;   171.3 p0      53 x[2] copy
        shl ebx, 7                 ;   172.3 p0      53 x[2]
        xor ecx, ebx               ;   173.3 p1      53 x[2]
        mov ebx, edx               ;   173.3 p1      24 x copy
        rol ecx, 0x16              ;   174.3 p0      55 x[2]
        xor eax, dword [esp + 216] ;   174.0 p1+p2   80 x[1]
        and ebx, eax               ;   175.0 p0      24 x
        xor edx, ebp               ;   175.0 p1      24 x
        or edx, eax                ;   176.0 p0      24 x
        xor ecx, dword [esp + 476] ;   176.0 p1+p2   80 x[2]
        xor eax, ebp               ;   176.3 p0      24 x
        xor eax, ecx               ;   177.3 p1      24 x
        or ecx, ebx                ;   177.3 p0      24 x
        xor ebx, eax               ;   178.3 p1      24 x
        and eax, ecx               ;   178.3 p0      24 x
        xor ebp, ebx               ;   179.3 p1      24 x
        xor ecx, ebx               ;   179.3 p0      24 x
        rol ebx, 3                 ;   180.3 p0      47 x[2]
        not edx                    ;   180.0 p1      24 x
        or eax, edx                ;   181.0 p1      24 x
        xor edx, ebp               ;   181.3 p0      24 x
        and ebp, eax               ;   182.0 p1      24 x
        xor ebp, edx               ;   183.0 p0      24 x
        rol ebp, 0xd               ;   184.0 p0      46 x[0]
        or ecx, eax                ;   183.0 p1      24 x
        xor ecx, edx               ;   184.0 p1      48 x[1]
        xor ecx, ebp               ;   185.0 p0      48 x[1]
        xor ecx, ebx               ;   186.0 p1      48 x[1]
        rol ecx, 1                 ;   187.0 p0      50 x[1]
        lea edx, [ebp*8]           ;   186.3 p0      49 x[3]
        xor eax, ebx               ;   186.0 p1      49 x[3]
        xor eax, edx               ;   187.3 p1      49 x[3]
        rol eax, 7                 ;   188.3 p0      51 x[3]
        mov edx, ecx               ;   188.0 p1      53 x[2] copy
        shl edx, 7                 ;   189.0 p0      53 x[2]
        xor ebp, ecx               ;   189.0 p1      52 x[0]
        xor ebp, eax               ;   190.0 p0      52 x[0]
        rol ebp, 5                 ;   191.0 p0      54 x[0]
        xor ebx, eax               ;   190.0 p1      53 x[2]
        xor ebx, edx               ;   191.0 p1      53 x[2]
        xor eax, dword [esp + 232] ;   191.3 p0+p2   80 x[3]
        xor ebp, dword [esp + 220] ;   192.0 p1+p2   80 x[0]
        xor ecx, dword [esp + 224] ;   192.3 p0+p2   80 x[1]
        rol ebx, 0x16              ;   193.3 p0      55 x[2]
        xor ebx, dword [esp + 228] ;   194.3 p1+p2   80 x[2]
        mov edx, ebx               ;   195.3 p1      25 x copy
        and edx, ebp               ;   196.3 p0      25 x
        xor edx, eax               ;   197.3 p1      25 x
        or eax, ebp                ;   195.3 p0      25 x
        xor eax, ecx               ;   196.3 p1      25 x
        xor ebx, ecx               ;   196.3 p0      25 x
        xor ebx, ebp               ;   197.3 p1      25 x
        and ecx, edx               ;   198.3 p0      25 x
        xor edx, ebx               ;   198.3 p1      25 x
        xor ecx, ebx               ;   199.3 p0      25 x
        or ebx, eax                ;   199.0 p1      25 x
        xor ebp, edx               ;   199.3 p0      25 x
        xor edx, ebx               ;   200.0 p1      25 x
        xor eax, edx               ;   201.0 p0      25 x
        rol eax, 3                 ;   202.0 p0      47 x[2]
        xor edx, ecx               ;   201.0 p1      48 x[1]
        rol ebp, 0xd               ;   202.3 p0      46 x[0]
        lea ebx, [ebp*8]           ;   203.3 p0      49 x[3]
        xor edx, ebp               ;   203.3 p1      48 x[1]
        xor edx, eax               ;   204.3 p1      48 x[1]
        rol edx, 1                 ;   205.3 p0      50 x[1]
        xor ebp, edx               ;   206.3 p1      52 x[0]
        xor ecx, eax               ;   205.0 p1      49 x[3]
        xor ecx, ebx               ;   206.0 p0      49 x[3]
        rol ecx, 7                 ;   207.0 p0      51 x[3]
        xor ebp, ecx               ;   208.0 p1      52 x[0]
        xor eax, ecx               ;   208.0 p1      53 x[2]
        mov ebx, edx               ;   207.3 p0      53 x[2] copy
        shl ebx, 7                 ;   208.3 p0      53 x[2]
        xor ecx, dword [esp + 32]  ;   208.0 p1+p2   80 x[3]
        xor eax, ebx               ;   209.3 p1      53 x[2]
        rol eax, 0x16              ;   210.3 p0      55 x[2]
        xor edx, dword [esp + 236] ;   210.0 p1+p2   80 x[1]
        mov ebx, edx               ;   211.0 p0      26 x copy
        rol ebp, 5                 ;   211.3 p0      54 x[0]
        xor ebp, dword [esp + 28]  ;   212.3 p1+p2   80 x[0]
        xor eax, dword [esp + 240] ;   212.0 p1+p2   80 x[2]
        and ebx, ebp               ;   213.3 p0      26 x
        xor edx, ecx               ;   213.0 p1      26 x
        or ecx, ebp                ;   213.3 p0      26 x
        xor ebp, eax               ;   214.0 p1      26 x
        and eax, ecx               ;   214.3 p0      26 x
        xor ecx, ebx               ;   215.0 p1      26 x
        or ebp, ebx                ;   215.3 p0      26 x
        xor ebp, edx               ;   216.3 p1      26 x
        or edx, ebx                ;   216.3 p0      26 x
        xor edx, eax               ;   217.3 p1      26 x
        or ebx, eax                ;   217.3 p0      26 x
        or eax, ecx                ;   218.0 p1      26 x
        xor eax, ebp               ;   219.0 p0      26 x
        and ebp, edx               ;   219.0 p1      26 x
        or ecx, edx                ;   219.3 p0      26 x
        xor ebp, ecx               ;   220.3 p1      26 x
        rol ebp, 0xd               ;   221.3 p0      46 x[0]
        xor ecx, eax               ;   221.0 p1      26 x
        rol ecx, 3                 ;   222.0 p0      47 x[2]
        xor edx, ebp               ;   222.3 p1      48 x[1]
        xor edx, ecx               ;   223.3 p0      48 x[1]
        rol edx, 1                 ;   224.3 p0      50 x[1]
        xor ebx, eax               ;   223.0 p1      49 x[3]
        xor ebx, ecx               ;   224.0 p1      49 x[3]
        lea eax, [ebp*8]           ;   224.3 p0      49 x[3]
        xor ebx, eax               ;   225.3 p1      49 x[3]
        mov eax, edx               ;   225.3 p0      53 x[2] copy
        rol ebx, 7                 ;   226.3 p0      51 x[3]
        xor ecx, ebx               ;   227.3 p1      53 x[2]
        shl eax, 7                 ;   227.3 p0      53 x[2]
        xor ebp, edx               ;   227.0 p1      52 x[0]
        xor ebp, ebx               ;   228.0 p1      52 x[0]
        xor ebx, dword [esp + 252] ;   228.3 p0+p2   80 x[3]
        xor ecx, eax               ;   229.0 p1      53 x[2]
        xor edx, dword [esp + 248] ;   229.3 p0+p2   80 x[1]
        rol ecx, 0x16              ;   230.3 p0      55 x[2]
        rol ebp, 5                 ;   231.3 p0      54 x[0]
        xor ebp, dword [esp + 244] ;   232.3 p1+p2   80 x[0]
        mov eax, ebp               ;   233.3 p1      27 x copy
        xor ebp, ebx               ;   233.3 p1      27 x
        xor eax, edx               ;   234.3 p0      27 x
        and eax, ebp               ;   235.3 p1      27 x
        xor ecx, dword [esp + 484] ;   233.3 p0+p2   80 x[2]
        xor ebx, ecx               ;   234.3 p1      27 x
        or ecx, ebp                ;   234.3 p0      27 x
        xor eax, ebx               ;   236.3 p1      27 x
        and ebx, ecx               ;   235.3 p0      27 x
        xor ecx, edx               ;   236.0 p1      27 x
        xor ecx, ebx               ;   237.0 p0      27 x
        and ebx, eax               ;   237.3 p1      27 x
        or ecx, ebx                ;   238.3 p0      27 x
        xor ebx, ebp               ;   238.3 p1      27 x
        xor ecx, ebx               ;   239.3 p0      48 x[1]
        xor ebx, edx               ;   239.3 p1      27 x
        rol ebx, 3                 ;   240.3 p0      47 x[2]
        and edx, eax               ;   240.0 p1      27 x
        rol eax, 0xd               ;   240.3 p0      46 x[0]
        xor ebp, edx               ;   241.0 p1      49 x[3]
        xor ecx, eax               ;   241.3 p0      48 x[1]
        lea edx, [eax*8]           ;   242.3 p0      49 x[3]
        xor ecx, ebx               ;   242.3 p1      48 x[1]
        rol ecx, 1                 ;   243.3 p0      50 x[1]
        xor eax, ecx               ;   244.3 p1      52 x[0]
        xor ebp, ebx               ;   244.0 p1      49 x[3]
        xor ebp, edx               ;   245.0 p0      49 x[3]
        rol ebp, 7                 ;   246.0 p0      51 x[3]
        xor ebx, ebp               ;   247.0 p1      53 x[2]
        mov edx, ecx               ;   246.0 p1      53 x[2] copy
        shl edx, 7                 ;   247.0 p0      53 x[2]
        xor ebx, edx               ;   248.0 p1      53 x[2]
        rol ebx, 0x16              ;   249.0 p0      55 x[2]
        xor ebx, dword [esp + 260] ;   250.0 p1+p2   28 x
        xor eax, ebp               ;   248.3 p0      52 x[0]
        xor ebp, dword [esp + 264] ;   249.0 p1+p2   80 x[3]
        rol eax, 5                 ;   249.3 p0      54 x[0]
        xor ecx, dword [esp + 256] ;   250.0 p1+p2   80 x[1]
        mov edx, ecx               ;   251.0 p0      28 x copy
        xor eax, dword [esp + 36]  ;   251.0 p1+p2   80 x[0]
        xor ecx, eax               ;   252.0 p0      28 x
        or edx, eax                ;   252.0 p1      28 x
        xor ecx, ebp               ;   253.0 p0      28 x
        xor ebx, eax               ;   253.0 p1      28 x
        xor edx, ebx               ;   254.0 p0      28 x
        and ebx, eax               ;   254.0 p1      28 x
        xor eax, edx               ;   255.0 p0      28 x
        and ebx, ecx               ;   255.0 p1      28 x
        xor ebx, ebp               ;   256.0 p0      28 x
        or ebp, ecx                ;   256.0 p1      28 x
        xor ebp, edx               ;   257.0 p0      28 x
        and edx, ebx               ;   257.0 p1      28 x
        xor edx, ecx               ;   258.0 p0      48 x[1]
        xor ebx, eax               ;   258.0 p1      49 x[3]
        and eax, ebp               ;   258.3 p0      28 x
        rol ebp, 0xd               ;   259.3 p0      46 x[0]
        xor ecx, eax               ;   259.3 p1      28 x
        rol ecx, 3                 ;   260.3 p0      47 x[2]
        xor ebx, ecx               ;   261.3 p1      49 x[3]
        lea eax, [ebp*8]           ;   261.3 p0      49 x[3]
        xor ebx, eax               ;   262.3 p1      49 x[3]
        rol ebx, 7                 ;   263.3 p0      51 x[3]
        xor edx, ebp               ;   262.0 p1      48 x[1]
        xor edx, ecx               ;   263.0 p1      48 x[1]
        rol edx, 1                 ;   264.0 p0      50 x[1]
        mov eax, edx               ;   265.0 p1      53 x[2] copy
        shl eax, 7                 ;   266.0 p0      53 x[2]
        xor ecx, ebx               ;   265.0 p1      53 x[2]
        xor ecx, eax               ;   267.0 p0      53 x[2]
        xor ebp, edx               ;   266.0 p1      52 x[0]
        xor ebp, ebx               ;   267.0 p0      52 x[0]
        rol ebp, 5                 ;   268.0 p0      54 x[0]
        xor ebp, dword [esp + 268] ;   269.0 p1+p2   80 x[0]
        mov eax, ebp               ;   270.0 p1      29 x copy
        rol ecx, 0x16              ;   268.3 p0      55 x[2]
        xor edx, dword [esp + 40]  ;   269.0 p1+p2   80 x[1]
        xor ecx, dword [esp + 272] ;   269.3 p0+p2   80 x[2]
        xor ebx, dword [esp + 276] ;   270.0 p1+p2   80 x[3]
        xor ebp, ebx               ;   271.0 p0      29 x
        and eax, ebx               ;   271.0 p1      29 x
        xor ebx, ecx               ;   271.3 p0      29 x
        xor ecx, edx               ;   272.0 p1      29 x
        xor eax, ecx               ;   273.0 p0      29 x
        and edx, ebp               ;   273.0 p1      29 x
        xor edx, ecx               ;   274.0 p0      29 x
        or ecx, ebp                ;   274.0 p1      29 x
        xor ecx, ebx               ;   275.0 p0      29 x
        xor ebp, eax               ;   275.0 p1      29 x
        and ebx, edx               ;   275.3 p0      29 x
        xor edx, eax               ;   276.0 p1      29 x
        and edx, ecx               ;   277.0 p0      29 x
        xor ebx, ebp               ;   277.0 p1      29 x
        xor ecx, ebx               ;   278.0 p0      29 x
        rol ecx, 3                 ;   279.0 p0      47 x[2]
        xor ebp, edx               ;   278.0 p1      49 x[3]
        xor ebp, ecx               ;   280.0 p1      49 x[3]
        rol ebx, 0xd               ;   279.3 p0      46 x[0]
        xor eax, ebx               ;   280.3 p1      48 x[1]
        xor eax, ecx               ;   281.3 p0      48 x[1]
        rol eax, 1                 ;   282.3 p0      50 x[1]
        lea edx, [ebx*8]           ;   282.3 p0      49 x[3]
        xor ebx, eax               ;   283.3 p1      52 x[0]
        xor ebp, edx               ;   283.3 p1      49 x[3]
        mov edx, eax               ;   283.3 p1      53 x[2] copy
        xor eax, dword [esp + 48]  ;   283.3 p0+p2   80 x[1]
        rol ebp, 7                 ;   284.3 p0      51 x[3]
        xor ebx, ebp               ;   285.3 p1      52 x[0]
        xor ecx, ebp               ;   285.3 p1      53 x[2]
        shl edx, 7                 ;   285.3 p0      53 x[2]
        rol ebx, 5                 ;   286.3 p0      54 x[0]
        xor ebp, dword [esp + 280] ;   286.0 p1+p2   80 x[3]
        xor ecx, edx               ;   287.0 p1      53 x[2]
        rol ecx, 0x16              ;   288.0 p0      55 x[2]
        mov edx, eax               ;   288.0 p1      30 x copy
        xor ecx, dword [esp + 488] ;   289.0 p0+p2   80 x[2]
        or edx, ecx                ;   290.0 p1      30 x
        xor edx, ebp               ;   291.0 p0      30 x
        and ebp, ecx               ;   290.0 p1      30 x
        xor ecx, eax               ;   290.3 p0      30 x
        xor ebx, dword [esp + 44]  ;   291.0 p1+p2   80 x[0]
        xor eax, ebx               ;   292.0 p0      30 x
        and ebx, edx               ;   292.0 p1      30 x
        xor ebp, eax               ;   293.0 p0      30 x
        xor eax, ebx               ;   293.0 p1      48 x[1]
        xor ecx, ebx               ;   293.3 p0      30 x
        and ebx, ecx               ;   294.3 p1      30 x
        xor ebx, edx               ;   295.3 p0      30 x
        xor edx, ebp               ;   295.0 p1      30 x
        xor eax, ebx               ;   296.3 p0      48 x[1]
        and ebp, ecx               ;   296.0 p1      30 x
        xor edx, ebp               ;   297.0 p0      30 x
        xor ebp, ebx               ;   297.0 p1      30 x
        rol ebp, 0xd               ;   298.0 p0      46 x[0]
        xor eax, ebp               ;   299.0 p1      48 x[1]
        rol edx, 3                 ;   298.3 p0      47 x[2]
        xor eax, edx               ;   300.0 p1      48 x[1]
        lea ebx, [ebp*8]           ;   299.3 p0      49 x[3]
        xor ecx, edx               ;   300.0 p1      49 x[3]
        xor ecx, ebx               ;   301.0 p0      49 x[3]
        rol eax, 1                 ;   301.3 p0      50 x[1]
        mov ebx, eax               ;   302.3 p1      53 x[2] copy
        shl ebx, 7                 ;   303.3 p0      53 x[2]
        rol ecx, 7                 ;   303.3 p0      51 x[3]
        xor edx, ecx               ;   304.3 p1      53 x[2]
        xor edx, ebx               ;   305.3 p1      53 x[2]
        xor ebp, eax               ;   304.0 p1      52 x[0]
        xor ebp, ecx               ;   305.0 p0      52 x[0]
        rol ebp, 5                 ;   306.0 p0      54 x[0]
        rol edx, 0x16              ;   306.3 p0      55 x[2]
        xor ebp, dword [esp + 284] ;   307.0 p1+p2   80 x[0]
        xor eax, dword [esp + 288] ;   306.0 p1+p2   80 x[1]
        xor ecx, dword [esp + 292] ;   307.0 p1+p2   23 x
        xor edx, dword [esp + 52]  ;   307.3 p0+p2   80 x[2]
        xor ecx, ebp               ;   308.0 p1      23 x
        mov ebx, eax               ;   308.3 p0      23 x copy
        and eax, ecx               ;   309.0 p1      23 x
        xor eax, ebp               ;   310.0 p0      23 x
        or ebp, ecx                ;   310.0 p1      23 x
        xor ecx, edx               ;   310.3 p0      23 x
        xor ebx, edx               ;   311.0 p1      23 x
        and edx, eax               ;   311.3 p0      23 x
        xor edx, ebx               ;   312.3 p1      23 x
        xor ebp, ebx               ;   312.3 p0      23 x
        and ebx, eax               ;   313.0 p1      23 x
        xor eax, ecx               ;   313.3 p0      23 x
        xor edx, eax               ;   314.3 p1      23 x
        and ecx, ebp               ;   314.3 p0      23 x
        or ebx, ecx                ;   315.3 p1      23 x
        xor eax, ebx               ;   316.3 p0      48 x[1]
        rol ebx, 0xd               ;   316.3 p0      46 x[0]
        lea ecx, [ebx*8]           ;   317.3 p0      49 x[3]
        rol edx, 3                 ;   318.3 p0      47 x[2]
        xor ebp, edx               ;   319.3 p1      49 x[3]
        xor ebp, ecx               ;   320.3 p1      49 x[3]
        xor eax, edx               ;   319.3 p1      48 x[1]
        xor eax, ebx               ;   320.3 p1      48 x[1]
        rol eax, 1                 ;   321.3 p0      50 x[1]
        mov ecx, eax               ;   322.3 p1      53 x[2] copy
        shl ecx, 7                 ;   323.3 p0      53 x[2]
        rol ebp, 7                 ;   321.3 p0      51 x[3]
        xor edx, ebp               ;   322.3 p1      53 x[2]
        xor edx, ecx               ;   324.3 p1      53 x[2]
        rol edx, 0x16              ;   325.3 p0      55 x[2]
        xor edx, dword [esp + 496] ;   326.3 p1+p2   80 x[2]
        xor ebx, eax               ;   323.3 p0      52 x[0]
        xor eax, dword [esp + 296] ;   324.0 p1+p2   80 x[1]
        xor ebx, ebp               ;   324.3 p0      52 x[0]
        rol ebx, 5                 ;   325.3 p0      54 x[0]
        xor ebx, dword [esp + 492] ;   326.3 p1+p2   80 x[0]
        mov ecx, ebx               ;   327.3 p1      24 x copy
        and ecx, eax               ;   328.3 p0      24 x
        xor ebp, dword [esp + 500] ;   327.0 p1+p2   80 x[3]
        xor ebx, ebp               ;   328.0 p0      24 x
        or ebx, eax                ;   329.0 p1      24 x
        xor eax, ebp               ;   328.3 p0      24 x
        xor eax, edx               ;   329.3 p1      24 x
        or edx, ecx                ;   329.3 p0      24 x
        xor ecx, eax               ;   330.3 p1      24 x
        not ebx                    ;   330.3 p0      24 x
        xor ebp, ecx               ;   331.3 p1      24 x
        and eax, edx               ;   331.3 p0      24 x
        or eax, ebx                ;   332.3 p1      24 x
        xor ebx, ebp               ;   332.3 p0      24 x
        and ebp, eax               ;   333.3 p1      24 x
        xor ebp, ebx               ;   334.3 p0      24 x
        xor edx, ecx               ;   334.0 p1      24 x
        or edx, eax                ;   335.0 p0      24 x
        xor edx, ebx               ;   336.0 p1      48 x[1]
        rol ecx, 3                 ;   335.3 p0      47 x[2]
        rol ebp, 0xd               ;   336.3 p0      46 x[0]
        xor eax, ecx               ;   336.3 p1      49 x[3]
        lea ebx, [ebp*8]           ;   337.3 p0      49 x[3]
        xor eax, ebx               ;   338.3 p1      49 x[3]
        xor edx, ebp               ;   338.0 p1      48 x[1]
        xor edx, ecx               ;   339.0 p0      48 x[1]
        rol edx, 1                 ;   340.0 p0      50 x[1]
        rol eax, 7                 ;   340.3 p0      51 x[3]
        xor ecx, eax               ;   341.3 p1      53 x[2]
        xor ebp, edx               ;   341.0 p1      52 x[0]
        xor ebp, eax               ;   342.0 p1      52 x[0]
        xor eax, dword [esp + 312] ;   341.3 p0+p2   80 x[3]
        mov ebx, edx               ;   342.0 p1      53 x[2] copy
        xor edx, dword [esp + 304] ;   342.3 p0+p2   80 x[1]
        shl ebx, 7                 ;   343.3 p0      53 x[2]
        rol ebp, 5                 ;   344.3 p0      54 x[0]
        xor ebp, dword [esp + 300] ;   345.3 p1+p2   80 x[0]
        xor ecx, ebx               ;   344.3 p1      53 x[2]
        rol ecx, 0x16              ;   345.3 p0      55 x[2]
        xor ecx, dword [esp + 308] ;   346.3 p1+p2   80 x[2]
        mov ebx, ecx               ;   347.3 p1      25 x copy
        xor ecx, edx               ;   347.3 p0      25 x
        xor ecx, ebp               ;   348.3 p1      25 x
        and ebx, ebp               ;   348.3 p0      25 x
        xor ebx, eax               ;   349.3 p1      25 x
        or eax, ebp                ;   348.3 p0      25 x
        xor eax, edx               ;   349.3 p1      25 x
        and edx, ebx               ;   350.3 p0      25 x
        xor ebx, ecx               ;   350.3 p1      25 x
        xor edx, ecx               ;   351.3 p0      25 x
        or ecx, eax                ;   351.0 p1      25 x
        xor ebp, ebx               ;   351.3 p0      25 x
        xor ebx, ecx               ;   352.0 p1      25 x
        xor eax, ebx               ;   353.0 p0      25 x
        xor ebx, edx               ;   353.0 p1      48 x[1]
        rol ebp, 0xd               ;   353.3 p0      46 x[0]
        xor ebx, ebp               ;   354.3 p1      48 x[1]
        rol eax, 3                 ;   354.3 p0      47 x[2]
        xor ebx, eax               ;   355.3 p1      48 x[1]
        lea ecx, [ebp*8]           ;   355.3 p0      49 x[3]
        xor edx, eax               ;   356.0 p1      49 x[3]
        rol ebx, 1                 ;   356.3 p0      50 x[1]
        xor edx, ecx               ;   357.0 p1      49 x[3]
        xor ebp, ebx               ;   357.3 p0      52 x[0]
        rol edx, 7                 ;   358.3 p0      51 x[3]
        xor ebp, edx               ;   359.3 p1      52 x[0]
        rol ebp, 5                 ;   360.3 p0      54 x[0]
        mov ecx, ebx               ;   359.0 p1      53 x[2] copy
        xor ebx, dword [esp + 316] ;   360.0 p1+p2   80 x[1]
        xor eax, edx               ;   360.3 p0      53 x[2]
        shl ecx, 7                 ;   361.3 p0      53 x[2]
        xor edx, dword [esp + 60]  ;   361.0 p1+p2   80 x[3]
        xor ebp, dword [esp + 56]  ;   362.0 p1+p2   80 x[0]
        xor eax, ecx               ;   362.3 p0      53 x[2]
        mov ecx, ebx               ;   363.0 p1      26 x copy
        xor ebx, edx               ;   363.3 p0      26 x
        or edx, ebp                ;   364.0 p1      26 x
        rol eax, 0x16              ;   364.3 p0      55 x[2]
        and ecx, ebp               ;   365.0 p1      26 x
        xor eax, dword [esp + 320] ;   365.3 p0+p2   80 x[2]
        xor ebp, eax               ;   366.3 p1      26 x
        or ebp, ecx                ;   367.3 p0      26 x
        xor ebp, ebx               ;   368.3 p1      26 x
        or ebx, ecx                ;   367.3 p0      26 x
        and eax, edx               ;   368.0 p1      26 x
        xor edx, ecx               ;   368.3 p0      26 x
        xor ebx, eax               ;   369.0 p1      26 x
        or ecx, eax                ;   369.3 p0      26 x
        or eax, edx                ;   370.0 p1      26 x
        xor eax, ebp               ;   371.0 p0      26 x
        and ebp, ebx               ;   371.0 p1      26 x
        or edx, ebx                ;   371.3 p0      26 x
        xor ecx, eax               ;   372.0 p1      49 x[3]
        xor ebp, edx               ;   372.3 p0      26 x
        rol ebp, 0xd               ;   373.3 p0      46 x[0]
        xor edx, eax               ;   373.0 p1      26 x
        rol edx, 3                 ;   374.3 p0      47 x[2]
        xor ebx, ebp               ;   374.3 p1      48 x[1]
        xor ebx, edx               ;   375.3 p1      48 x[1]
        rol ebx, 1                 ;   376.3 p0      50 x[1]
        lea eax, [ebp*8]           ;   376.3 p0      49 x[3]
        xor ecx, edx               ;   376.0 p1      49 x[3]
        xor ecx, eax               ;   377.3 p1      49 x[3]
        rol ecx, 7                 ;   378.3 p0      51 x[3]
        mov eax, ebx               ;   378.0 p1      53 x[2] copy
        shl eax, 7                 ;   379.0 p0      53 x[2]
        xor edx, ecx               ;   379.3 p1      53 x[2]
        xor edx, eax               ;   380.3 p0      53 x[2]
        xor ebp, ebx               ;   380.0 p1      52 x[0]
        xor ebp, ecx               ;   381.0 p0      52 x[0]
        rol ebp, 5                 ;   382.0 p0      54 x[0]
        xor ebp, dword [esp + 324] ;   383.0 p1+p2   80 x[0]
        xor ebx, dword [esp + 328] ;   382.0 p1+p2   80 x[1]
        rol edx, 0x16              ;   382.3 p0      55 x[2]
        xor edx, dword [esp + 504] ;   383.3 p1+p2   80 x[2]
        mov eax, ebp               ;   384.0 p0      27 x copy
        xor ecx, dword [esp + 332] ;   384.0 p1+p2   80 x[3]
        xor ebp, ecx               ;   385.0 p0      27 x
        xor eax, ebx               ;   385.0 p1      27 x
        and eax, ebp               ;   386.0 p0      27 x
        xor ecx, edx               ;   386.0 p1      27 x
        xor eax, ecx               ;   387.0 p0      27 x
        or edx, ebp                ;   387.0 p1      27 x
        and ecx, edx               ;   388.0 p0      27 x
        xor edx, ebx               ;   388.0 p1      27 x
        xor edx, ecx               ;   389.0 p0      27 x
        and ecx, eax               ;   389.0 p1      27 x
        or edx, ecx                ;   390.0 p0      27 x
        xor ecx, ebp               ;   390.0 p1      27 x
        xor edx, ecx               ;   391.0 p0      48 x[1]
        xor ecx, ebx               ;   391.0 p1      27 x
        and ebx, eax               ;   391.3 p0      27 x
        rol eax, 0xd               ;   392.3 p0      46 x[0]
        xor edx, eax               ;   393.3 p1      48 x[1]
        rol ecx, 3                 ;   393.3 p0      47 x[2]
        xor edx, ecx               ;   394.3 p1      48 x[1]
        xor ebp, ebx               ;   394.0 p1      49 x[3]
        xor ebp, ecx               ;   395.0 p0      49 x[3]
        lea ebx, [eax*8]           ;   395.3 p0      49 x[3]
        rol edx, 1                 ;   396.3 p0      50 x[1]
        xor eax, edx               ;   397.3 p1      52 x[0]
        xor ebp, ebx               ;   396.3 p1      49 x[3]
        rol ebp, 7                 ;   397.3 p0      51 x[3]
        xor ecx, ebp               ;   398.3 p1      53 x[2]
        xor eax, ebp               ;   398.3 p1      52 x[0]
        mov ebx, edx               ;   398.3 p0      53 x[2] copy
        xor edx, dword [esp + 336] ;   399.0 p1+p2   80 x[1]
        shl ebx, 7                 ;   399.3 p0      53 x[2]
        xor ecx, ebx               ;   400.3 p1      53 x[2]
        mov ebx, edx               ;   400.3 p0      28 x copy
        rol eax, 5                 ;   401.3 p0      54 x[0]
        xor eax, dword [esp + 64]  ;   402.3 p1+p2   80 x[0]
        rol ecx, 0x16              ;   402.3 p0      55 x[2]
        or ebx, eax                ;   403.3 p1      28 x
        xor edx, eax               ;   403.3 p1      28 x
        xor ecx, dword [esp + 340] ;   403.3 p0+p2   28 x
        xor ecx, eax               ;   404.3 p1      28 x
        xor ebx, ecx               ;   405.3 p0      28 x
        and ecx, eax               ;   405.3 p1      28 x
        xor eax, ebx               ;   406.3 p0      28 x
        xor ebp, dword [esp + 344] ;   406.0 p1+p2   80 x[3]
        xor edx, ebp               ;   407.0 p0      28 x
        and ecx, edx               ;   408.0 p1      28 x
        xor ecx, ebp               ;   409.0 p0      28 x
        or ebp, edx                ;   408.0 p1      28 x
        xor ebp, ebx               ;   409.0 p0      28 x
        and ebx, ecx               ;   410.0 p1      28 x
        xor ebx, edx               ;   411.0 p0      48 x[1]
        xor ecx, eax               ;   410.0 p1      49 x[3]
        and eax, ebp               ;   410.3 p0      28 x
        rol ebp, 0xd               ;   411.3 p0      46 x[0]
        xor edx, eax               ;   411.3 p1      28 x
        lea eax, [ebp*8]           ;   412.3 p0      49 x[3]
        rol edx, 3                 ;   413.3 p0      47 x[2]
        xor ecx, edx               ;   414.3 p1      49 x[3]
        xor ecx, eax               ;   415.3 p1      49 x[3]
        rol ecx, 7                 ;   416.3 p0      51 x[3]
        xor ebx, ebp               ;   414.0 p1      48 x[1]
        xor ebx, edx               ;   415.0 p1      48 x[1]
        rol ebx, 1                 ;   416.0 p0      50 x[1]
        xor ebp, ebx               ;   417.0 p1      52 x[0]
        mov eax, ebx               ;   417.0 p0      53 x[2] copy
        shl eax, 7                 ;   418.0 p0      53 x[2]
        xor ebp, ecx               ;   418.0 p1      52 x[0]
        xor edx, ecx               ;   418.0 p1      53 x[2]
        xor edx, eax               ;   419.0 p0      53 x[2]
        rol ebp, 5                 ;   419.3 p0      54 x[0]
        xor ebp, dword [esp + 348] ;   420.3 p1+p2   80 x[0]
        rol edx, 0x16              ;   420.3 p0      55 x[2]
        xor edx, dword [esp + 352] ;   421.3 p1+p2   80 x[2]
        mov eax, ebp               ;   421.3 p1      29 x copy
        xor ecx, dword [esp + 356] ;   421.3 p0+p2   80 x[3]
        xor ebp, ecx               ;   422.3 p1      29 x
        and eax, ecx               ;   422.3 p0      29 x
        xor ecx, edx               ;   423.0 p1      29 x
        xor ebx, dword [esp + 68]  ;   423.3 p0+p2   80 x[1]
        xor edx, ebx               ;   424.3 p1      29 x
        and ebx, ebp               ;   424.3 p0      29 x
        xor eax, edx               ;   425.3 p1      29 x
        xor ebx, edx               ;   425.3 p0      29 x
        or edx, ebp                ;   426.0 p1      29 x
        xor ebp, eax               ;   426.3 p0      29 x
        xor edx, ecx               ;   427.0 p1      29 x
        and ecx, ebx               ;   427.3 p0      29 x
        xor ecx, ebp               ;   428.3 p1      29 x
        xor ebx, eax               ;   428.3 p0      29 x
        and ebx, edx               ;   429.3 p1      29 x
        xor edx, ecx               ;   429.3 p0      29 x
        rol ecx, 0xd               ;   430.3 p0      46 x[0]
        xor eax, ecx               ;   431.3 p1      48 x[1]
        rol edx, 3                 ;   431.3 p0      47 x[2]
        xor eax, edx               ;   432.3 p1      48 x[1]
        rol eax, 1                 ;   433.3 p0      50 x[1]
        xor ebp, ebx               ;   432.0 p1      49 x[3]
        lea ebx, [ecx*8]           ;   433.3 p0      49 x[3]
        xor ecx, eax               ;   434.3 p1      52 x[0]
        xor ebp, edx               ;   434.0 p1      49 x[3]
        xor ebp, ebx               ;   435.0 p0      49 x[3]
        rol ebp, 7                 ;   436.0 p0      51 x[3]
        xor edx, ebp               ;   437.0 p1      53 x[2]
        xor ecx, ebp               ;   437.0 p1      52 x[0]
        rol ecx, 5                 ;   438.0 p0      54 x[0]
        xor ecx, dword [esp + 72]  ;   439.0 p1+p2   80 x[0]
        xor ebp, dword [esp + 360] ;   437.3 p0+p2   80 x[3]
        mov ebx, eax               ;   438.0 p1      53 x[2] copy
        shl ebx, 7                 ;   439.0 p0      53 x[2]
        xor edx, ebx               ;   440.0 p1      53 x[2]
        xor eax, dword [esp + 76]  ;   439.3 p0+p2   80 x[1]
        mov ebx, eax               ;   440.3 p1      30 x copy
        rol edx, 0x16              ;   441.0 p0      55 x[2]
        xor edx, dword [esp + 508] ;   442.0 p1+p2   80 x[2]
        or ebx, edx                ;   443.0 p0      30 x
        xor ebx, ebp               ;   444.0 p1      30 x
        and ebp, edx               ;   443.0 p0      30 x
        xor edx, eax               ;   443.0 p1      30 x
        xor eax, ecx               ;   443.3 p0      30 x
        xor ebp, eax               ;   444.3 p1      30 x
        and ecx, ebx               ;   445.0 p0      30 x
        xor eax, ecx               ;   446.0 p1      48 x[1]
        xor edx, ecx               ;   446.0 p0      30 x
        and ecx, edx               ;   447.0 p1      30 x
        xor ecx, ebx               ;   448.0 p0      30 x
        xor ebx, ebp               ;   447.0 p1      30 x
        and ebp, edx               ;   447.3 p0      30 x
        xor ebx, ebp               ;   448.3 p1      30 x
        xor ebp, ecx               ;   449.0 p0      30 x
        rol ebp, 0xd               ;   450.0 p0      46 x[0]
        xor eax, ecx               ;   449.0 p1      48 x[1]
        xor eax, ebp               ;   451.0 p1      48 x[1]
        rol ebx, 3                 ;   450.3 p0      47 x[2]
        lea ecx, [ebp*8]           ;   451.3 p0      49 x[3]
        xor eax, ebx               ;   452.0 p1      48 x[1]
        rol eax, 1                 ;   453.0 p0      50 x[1]
        xor edx, ebx               ;   452.0 p1      49 x[3]
        xor ebp, eax               ;   454.0 p1      52 x[0]
        xor edx, ecx               ;   453.3 p0      49 x[3]
        rol edx, 7                 ;   454.3 p0      51 x[3]
        xor ebx, edx               ;   455.3 p1      53 x[2]
        xor ebp, edx               ;   455.3 p1      52 x[0]
        xor edx, dword [esp + 372] ;   455.3 p0+p2   23 x
        mov ecx, eax               ;   456.0 p1      53 x[2] copy
        xor eax, dword [esp + 368] ;   456.3 p0+p2   80 x[1]
        shl ecx, 7                 ;   457.3 p0      53 x[2]
        xor ebx, ecx               ;   458.3 p1      53 x[2]
        rol ebx, 0x16              ;   459.3 p0      55 x[2]
        xor ebx, dword [esp + 80]  ;   460.3 p1+p2   80 x[2]
        rol ebp, 5                 ;   459.3 p0      54 x[0]
        mov ecx, eax               ;   459.0 p1      23 x copy
        xor ebp, dword [esp + 364] ;   460.3 p1+p2   80 x[0]
        xor edx, ebp               ;   461.3 p0      23 x
        and eax, edx               ;   462.3 p1      23 x
        xor ecx, ebx               ;   461.3 p0      23 x
        xor eax, ebp               ;   463.3 p1      23 x
        or ebp, edx                ;   462.3 p0      23 x
        xor edx, ebx               ;   463.0 p1      23 x
        and ebx, eax               ;   464.3 p0      23 x
        xor ebp, ecx               ;   464.0 p1      23 x
        xor ebx, ecx               ;   465.3 p0      23 x
        and ecx, eax               ;   465.0 p1      23 x
        xor eax, edx               ;   465.3 p0      23 x
        xor ebx, eax               ;   466.3 p1      23 x
        and edx, ebp               ;   466.3 p0      23 x
        or ecx, edx                ;   467.3 p1      23 x
        xor eax, ecx               ;   468.3 p0      48 x[1]
        rol ecx, 0xd               ;   468.3 p0      46 x[0]
        lea edx, [ecx*8]           ;   469.3 p0      49 x[3]
        rol ebx, 3                 ;   470.3 p0      47 x[2]
        xor ebp, ebx               ;   471.3 p1      49 x[3]
        xor ebp, edx               ;   472.3 p1      49 x[3]
        rol ebp, 7                 ;   473.3 p0      51 x[3]
        xor eax, ebx               ;   471.3 p1      48 x[1]
        xor ebx, ebp               ;   474.3 p1      53 x[2]
        xor eax, ecx               ;   472.3 p1      48 x[1]
        rol eax, 1                 ;   473.3 p0      50 x[1]
        xor ecx, eax               ;   474.3 p1      52 x[0]
        xor ecx, ebp               ;   475.3 p0      52 x[0]
        rol ecx, 5                 ;   476.3 p0      54 x[0]
        xor ecx, dword [esp + 512] ;   477.3 p1+p2   80 x[0]
        xor ebp, dword [esp + 520] ;   475.0 p1+p2   80 x[3]
        mov edx, eax               ;   475.3 p0      53 x[2] copy
        shl edx, 7                 ;   476.3 p0      53 x[2]
        xor ebx, edx               ;   477.3 p1      53 x[2]
        rol ebx, 0x16              ;   478.3 p0      55 x[2]
        xor eax, dword [esp + 376] ;   477.0 p1+p2   80 x[1]
        mov edx, ecx               ;   478.3 p1      24 x copy
        xor ecx, ebp               ;   478.3 p0      24 x
        and edx, eax               ;   479.3 p1      24 x
        xor ebx, dword [esp + 516] ;   479.3 p0+p2   80 x[2]
        or ecx, eax                ;   480.0 p1      24 x
        xor eax, ebp               ;   480.3 p0      24 x
        xor eax, ebx               ;   481.3 p1      24 x
        or ebx, edx                ;   481.3 p0      24 x
        xor edx, eax               ;   482.3 p1      24 x
        and eax, ebx               ;   482.3 p0      24 x
        not ecx                    ;   483.0 p1      24 x
        xor ebp, edx               ;   483.3 p0      24 x
        or eax, ecx                ;   484.0 p1      24 x
        xor ecx, ebp               ;   484.3 p0      24 x
        xor ebx, edx               ;   485.0 p1      24 x
        rol edx, 3                 ;   485.3 p0      47 x[2]
        and ebp, eax               ;   486.0 p1      24 x
        xor ebp, ecx               ;   487.0 p0      24 x
        rol ebp, 0xd               ;   488.0 p0      46 x[0]
        or ebx, eax                ;   487.0 p1      24 x
        xor ebx, ecx               ;   488.0 p1      48 x[1]
        xor ebx, ebp               ;   489.0 p0      48 x[1]
        xor eax, edx               ;   489.0 p1      49 x[3]
        lea ecx, [ebp*8]           ;   489.3 p0      49 x[3]
        xor eax, ecx               ;   490.3 p1      49 x[3]
        rol eax, 7                 ;   491.3 p0      51 x[3]
        xor ebx, edx               ;   491.0 p1      48 x[1]
        rol ebx, 1                 ;   492.0 p0      50 x[1]
        mov ecx, ebx               ;   493.0 p1      53 x[2] copy
        shl ecx, 7                 ;   494.0 p0      53 x[2]
        xor edx, eax               ;   493.0 p1      53 x[2]
        xor edx, ecx               ;   495.0 p0      53 x[2]
        rol edx, 0x16              ;   496.0 p0      55 x[2]
        xor edx, dword [esp + 388] ;   497.0 p1+p2   80 x[2]
        mov ecx, edx               ;   498.0 p1      25 x copy
        xor ebp, ebx               ;   495.3 p0      52 x[0]
        xor ebx, dword [esp + 384] ;   496.0 p1+p2   80 x[1]
        xor ebp, eax               ;   496.3 p0      52 x[0]
        rol ebp, 5                 ;   497.3 p0      54 x[0]
        xor ebp, dword [esp + 380] ;   498.3 p1+p2   80 x[0]
        and ecx, ebp               ;   499.3 p1      25 x
        xor eax, dword [esp + 392] ;   498.3 p0+p2   80 x[3]
        xor edx, ebx               ;   499.0 p1      25 x
        xor ecx, eax               ;   500.3 p0      25 x
        or eax, ebp                ;   500.0 p1      25 x
        xor edx, ebp               ;   500.3 p0      25 x
        xor eax, ebx               ;   501.0 p1      25 x
        and ebx, ecx               ;   501.3 p0      25 x
        xor ecx, edx               ;   502.0 p1      25 x
        xor ebp, ecx               ;   503.0 p0      25 x
        rol ebp, 0xd               ;   504.0 p0      46 x[0]
        xor ebx, edx               ;   503.0 p1      25 x
        or edx, eax                ;   504.0 p1      25 x
        xor ecx, edx               ;   505.0 p0      25 x
        lea edx, [ebp*8]           ;   505.3 p0      49 x[3]
        xor eax, ecx               ;   506.0 p1      25 x
        xor ecx, ebx               ;   506.0 p1      48 x[1]
        rol eax, 3                 ;   507.0 p0      47 x[2]
        xor ecx, ebp               ;   507.0 p1      48 x[1]
        xor ecx, eax               ;   508.0 p0      48 x[1]
        xor ebx, eax               ;   508.0 p1      49 x[3]
        xor ebx, edx               ;   509.0 p0      49 x[3]
        rol ebx, 7                 ;   510.0 p0      51 x[3]
        xor eax, ebx               ;   511.0 p1      53 x[2]
        rol ecx, 1                 ;   510.3 p0      50 x[1]
        xor ebp, ecx               ;   511.3 p1      52 x[0]
        xor ebp, ebx               ;   512.3 p1      52 x[0]
        rol ebp, 5                 ;   513.3 p0      54 x[0]
        xor ebp, dword [esp + 84]  ;   514.3 p1+p2   80 x[0]
        xor ebx, dword [esp + 88]  ;   512.3 p0+p2   80 x[3]
        mov edx, ecx               ;   513.0 p1      53 x[2] copy
        xor ecx, dword [esp + 396] ;   513.3 p0+p2   80 x[1]
        shl edx, 7                 ;   514.3 p0      53 x[2]
        xor eax, edx               ;   515.3 p1      53 x[2]
        rol eax, 0x16              ;   516.3 p0      55 x[2]
        mov edx, ecx               ;   515.0 p1      26 x copy
        and edx, ebp               ;   516.0 p1      26 x
        xor ecx, ebx               ;   516.3 p0      26 x
        or ebx, ebp                ;   517.0 p1      26 x
        xor eax, dword [esp + 400] ;   517.3 p0+p2   80 x[2]
        xor ebp, eax               ;   518.3 p1      26 x
        and eax, ebx               ;   518.3 p0      26 x
        or ebp, edx                ;   519.3 p1      26 x
        xor ebx, edx               ;   519.3 p0      26 x
        xor ebp, ecx               ;   520.3 p1      26 x
        or ecx, edx                ;   520.3 p0      26 x
        xor ecx, eax               ;   521.3 p1      26 x
        or edx, eax                ;   521.3 p0      26 x
        or eax, ebx                ;   522.0 p1      26 x
        or ebx, ecx                ;   522.3 p0      26 x
        xor eax, ebp               ;   523.0 p1      26 x
        and ebp, ecx               ;   523.3 p0      26 x
        xor ebp, ebx               ;   524.3 p1      26 x
        rol ebp, 0xd               ;   525.3 p0      46 x[0]
        xor ecx, ebp               ;   526.3 p1      48 x[1]
        xor ebx, eax               ;   525.3 p0      26 x
        rol ebx, 3                 ;   526.3 p0      47 x[2]
        xor ecx, ebx               ;   527.3 p1      48 x[1]
        xor edx, eax               ;   527.0 p1      49 x[3]
        lea eax, [ebp*8]           ;   527.3 p0      49 x[3]
        rol ecx, 1                 ;   528.3 p0      50 x[1]
        xor ebp, ecx               ;   529.3 p1      52 x[0]
        xor edx, ebx               ;   529.0 p1      49 x[3]
        xor edx, eax               ;   530.0 p0      49 x[3]
        rol edx, 7                 ;   531.0 p0      51 x[3]
        xor ebp, edx               ;   532.0 p1      52 x[0]
        rol ebp, 5                 ;   533.0 p0      54 x[0]
        mov eax, ecx               ;   531.0 p1      53 x[2] copy
        xor ecx, dword [esp + 408] ;   532.0 p1+p2   80 x[1]
        xor ebx, edx               ;   532.3 p0      53 x[2]
        xor edx, dword [esp + 412] ;   533.0 p1+p2   80 x[3]
        shl eax, 7                 ;   533.3 p0      53 x[2]
        xor ebx, eax               ;   534.3 p1      53 x[2]
        xor ebp, dword [esp + 404] ;   534.3 p0+p2   80 x[0]
        mov eax, ebp               ;   535.3 p1      27 x copy
        xor ebp, edx               ;   535.3 p0      27 x
        xor eax, ecx               ;   536.3 p1      27 x
        rol ebx, 0x16              ;   536.3 p0      55 x[2]
        xor ebx, dword [esp + 528] ;   537.3 p1+p2   80 x[2]
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
        and ecx, eax               ;   543.3 p0      27 x
        rol eax, 0xd               ;   544.3 p0      46 x[0]
        xor ebp, ecx               ;   544.3 p1      49 x[3]
        rol edx, 3                 ;   545.3 p0      47 x[2]
        xor ebx, eax               ;   545.3 p1      48 x[1]
        xor ebx, edx               ;   546.3 p1      48 x[1]
        rol ebx, 1                 ;   547.3 p0      50 x[1]
        xor ebp, edx               ;   547.0 p1      49 x[3]
        lea ecx, [eax*8]           ;   547.3 p0      49 x[3]
        xor eax, ebx               ;   548.3 p1      52 x[0]
        xor ebp, ecx               ;   548.3 p0      49 x[3]
        rol ebp, 7                 ;   549.3 p0      51 x[3]
        xor edx, ebp               ;   550.3 p1      53 x[2]
        xor eax, ebp               ;   550.3 p1      52 x[0]
        xor ebp, dword [esp + 424] ;   550.3 p0+p2   80 x[3]
        rol eax, 5                 ;   551.3 p0      54 x[0]
        xor eax, dword [esp + 92]  ;   552.3 p1+p2   80 x[0]
        mov ecx, ebx               ;   552.0 p1      53 x[2] copy
        shl ecx, 7                 ;   553.0 p0      53 x[2]
        xor edx, ecx               ;   554.0 p1      53 x[2]
        rol edx, 0x16              ;   555.0 p0      55 x[2]
        xor edx, dword [esp + 420] ;   556.0 p1+p2   28 x
        xor ebx, dword [esp + 416] ;   554.3 p0+p2   80 x[1]
        mov ecx, ebx               ;   555.3 p1      28 x copy
        xor ebx, eax               ;   555.3 p0      28 x
        xor edx, eax               ;   557.0 p1      28 x
        or ecx, eax                ;   556.3 p0      28 x
        xor ecx, edx               ;   558.0 p1      28 x
        and edx, eax               ;   558.0 p0      28 x
        xor ebx, ebp               ;   558.0 p1      28 x
        xor eax, ecx               ;   559.0 p0      28 x
        and edx, ebx               ;   559.0 p1      28 x
        xor edx, ebp               ;   560.0 p0      28 x
        or ebp, ebx                ;   560.0 p1      28 x
        xor ebp, ecx               ;   561.0 p0      28 x
        and ecx, edx               ;   561.0 p1      28 x
        xor ecx, ebx               ;   562.0 p0      48 x[1]
        xor edx, eax               ;   562.0 p1      49 x[3]
        and eax, ebp               ;   562.3 p0      28 x
        rol ebp, 0xd               ;   563.3 p0      46 x[0]
        xor ebx, eax               ;   563.3 p1      28 x
        rol ebx, 3                 ;   564.3 p0      47 x[2]
        xor ecx, ebp               ;   564.3 p1      48 x[1]
        xor ecx, ebx               ;   565.3 p1      48 x[1]
        rol ecx, 1                 ;   566.3 p0      50 x[1]
        xor edx, ebx               ;   566.0 p1      49 x[3]
        lea eax, [ebp*8]           ;   566.3 p0      49 x[3]
        xor edx, eax               ;   567.3 p1      49 x[3]
        mov eax, ecx               ;   567.3 p0      53 x[2] copy
        rol edx, 7                 ;   568.3 p0      51 x[3]
        xor ebp, ecx               ;   568.0 p1      52 x[0]
        xor ebx, edx               ;   569.3 p1      53 x[2]
        xor ecx, dword [esp + 96]  ;   569.3 p0+p2   80 x[1]
        shl eax, 7                 ;   570.3 p0      53 x[2]
        xor ebx, eax               ;   571.3 p1      53 x[2]
        rol ebx, 0x16              ;   572.3 p0      55 x[2]
        xor ebp, edx               ;   571.0 p1      52 x[0]
        xor edx, dword [esp + 436] ;   572.0 p1+p2   80 x[3]
        rol ebp, 5                 ;   572.3 p0      54 x[0]
        xor ebp, dword [esp + 428] ;   573.3 p1+p2   80 x[0]
        mov eax, ebp               ;   574.3 p0      29 x copy
        and eax, edx               ;   575.3 p1      29 x
        xor ebx, dword [esp + 432] ;   574.3 p0+p2   80 x[2]
        xor ebp, edx               ;   575.0 p1      29 x
        xor edx, ebx               ;   575.3 p0      29 x
        xor ebx, ecx               ;   576.0 p1      29 x
        and ecx, ebp               ;   576.3 p0      29 x
        xor ecx, ebx               ;   577.3 p1      29 x
        xor eax, ebx               ;   577.3 p0      29 x
        or ebx, ebp                ;   578.0 p1      29 x
        xor ebp, eax               ;   578.3 p0      29 x
        xor ebx, edx               ;   579.0 p1      29 x
        and edx, ecx               ;   579.3 p0      29 x
        xor ecx, eax               ;   580.0 p1      29 x
        add esi, 0x10              ;   580.3 p0      76 blocks
        and ecx, ebx               ;   581.0 p1      29 x
        xor edx, ebp               ;   581.3 p0      29 x
        xor ebp, ecx               ;   582.0 p1      49 x[3]
        xor ebx, edx               ;   582.3 p0      29 x
        rol ebx, 3                 ;   583.3 p0      47 x[2]
        rol edx, 0xd               ;   584.3 p0      46 x[0]
        lea ecx, [edx*8]           ;   585.3 p0      49 x[3]
        xor ebp, ebx               ;   584.3 p1      49 x[3]
        xor eax, edx               ;   585.3 p1      48 x[1]
        xor eax, ebx               ;   586.3 p1      48 x[1]
        rol eax, 1                 ;   587.3 p0      50 x[1]
        xor edx, eax               ;   588.3 p1      52 x[0]
        xor ebp, ecx               ;   587.0 p1      49 x[3]
        rol ebp, 7                 ;   588.0 p0      51 x[3]
        xor ebx, ebp               ;   589.0 p1      53 x[2]
        mov ecx, eax               ;   588.3 p0      53 x[2] copy
        xor eax, dword [esp + 104] ;   589.0 p1+p2   80 x[1]
        shl ecx, 7                 ;   589.3 p0      53 x[2]
        xor ebx, ecx               ;   590.3 p1      53 x[2]
        mov ecx, eax               ;   590.3 p0      30 x copy
        xor edx, ebp               ;   591.0 p1      52 x[0]
        rol edx, 5                 ;   592.0 p0      54 x[0]
        rol ebx, 0x16              ;   592.3 p0      55 x[2]
        xor ebx, dword [esp + 524] ;   593.3 p1+p2   80 x[2]
        xor ebp, dword [esp + 440] ;   593.0 p1+p2   80 x[3]
        or ecx, ebx                ;   594.3 p0      30 x
        xor edx, dword [esp + 100] ;   594.0 p1+p2   80 x[0]
        xor ecx, ebp               ;   595.3 p0      30 x
        and ebp, ebx               ;   595.0 p1      30 x
        xor ebx, eax               ;   595.3 p0      30 x
        xor eax, edx               ;   596.0 p1      30 x
        xor ebp, eax               ;   597.0 p0      30 x
        xor eax, dword [esp + 108] ;   597.0 p1+p2   84 dst
        and edx, ecx               ;   597.3 p0      30 x
        xor ebx, edx               ;   598.3 p1      30 x
        xor eax, edx               ;   598.3 p0      84 dst
        and edx, ebx               ;   599.3 p1      30 x
        xor edx, ecx               ;   600.3 p0      30 x
        xor ecx, ebp               ;   600.0 p1      84 dst
        xor ecx, dword [esp + 112] ;   601.0 p0+p2   84 dst
        xor eax, edx               ;   601.3 p1      84 dst
        mov dword [edi + 4], eax   ;   602.3 p3+p4   84 dst
        mov eax, ebp               ;   601.3 p0      30 x copy
        and eax, ebx               ;   602.3 p1      30 x
        xor ecx, eax               ;   603.3 p0      84 dst
        mov dword [edi + 8], ecx   ;   604.3 p3+p4   84 dst
        xor ebx, dword [esp + 116] ;   603.0 p1+p2   84 dst
        mov dword [edi + 12], ebx  ;   604.0 p3+p4   84 dst
        xor edx, dword [esp + 444] ;   603.3 p0+p2   84 dst
        xor edx, eax               ;   604.3 p1      84 dst
        mov dword [edi], edx       ;   605.3 p3+p4   84 dst
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
