; serpent_decrypt for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 d6f7fb91eccefdd3); do not edit:
;   ./cw build serpent_decrypt --cpu pentium3
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
;   body: 419 uops, planned 142.7; bounds: width 139.7, ports 135.0, path 4.0
;   blocks: 1416 uops, planned 633.7; bounds: width 472.0, ports 631.5, path 305.0
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
        mov edi, dword [esi + 428] ;     3.0 p2      97 x[3]
        not edi                    ;     6.0 p0      97 x[3]
        mov dword [esp + 0], edi   ;     7.0 p3+p4   97 x[3]
        mov edi, dword [esi + 384] ;     3.0 p2      97 x[0]
        not edi                    ;     6.0 p1      97 x[0]
        mov dword [esp + 4], edi   ;     7.0 p3+p4   97 x[0]
        mov edi, dword [esi + 392] ;     3.0 p2      97 x[2]
        not edi                    ;     6.0 p0      97 x[2]
        mov dword [esp + 8], edi   ;     7.0 p3+p4   97 x[2]
        mov edi, dword [esi + 396] ;     4.3 p2      97 x[3]
        not edi                    ;     7.3 p1      97 x[3]
        mov dword [esp + 12], edi  ;     8.3 p3+p4   97 x[3]
        mov edi, dword [esi + 300] ;     5.7 p2      97 x[3]
        not edi                    ;     8.7 p0      97 x[3]
        mov dword [esp + 16], edi  ;     9.7 p3+p4   97 x[3]
        mov edi, dword [esi + 256] ;     7.0 p2      97 x[0]
        not edi                    ;    10.0 p1      97 x[0]
        mov dword [esp + 20], edi  ;    11.0 p3+p4   97 x[0]
        mov edi, dword [esi + 264] ;     8.3 p2      97 x[2]
        not edi                    ;    11.3 p0      97 x[2]
        mov dword [esp + 24], edi  ;    12.3 p3+p4   97 x[2]
        mov edi, dword [esi + 268] ;     9.7 p2      97 x[3]
        not edi                    ;    12.7 p1      97 x[3]
        mov dword [esp + 28], edi  ;    13.7 p3+p4   97 x[3]
        mov edi, dword [esi + 172] ;    11.0 p2      97 x[3]
        not edi                    ;    14.0 p0      97 x[3]
        mov dword [esp + 32], edi  ;    15.0 p3+p4   97 x[3]
        mov edi, dword [esi + 128] ;    12.3 p2      97 x[0]
        not edi                    ;    15.3 p1      97 x[0]
        mov dword [esp + 36], edi  ;    16.3 p3+p4   97 x[0]
        mov edi, dword [esi + 136] ;    13.7 p2      97 x[2]
        not edi                    ;    16.7 p0      97 x[2]
        mov dword [esp + 40], edi  ;    17.7 p3+p4   97 x[2]
        mov edi, dword [esi + 140] ;    15.0 p2      97 x[3]
        not edi                    ;    18.0 p1      97 x[3]
        mov dword [esp + 44], edi  ;    19.0 p3+p4   97 x[3]
        mov edi, dword [esi + 44]  ;    16.3 p2      97 x[3]
        not edi                    ;    19.3 p0      97 x[3]
        mov dword [esp + 48], edi  ;    20.3 p3+p4   97 x[3]
        mov edi, dword [esi]       ;    17.7 p2      97 x[0]
        not edi                    ;    20.7 p1      97 x[0]
        mov dword [esp + 52], edi  ;    21.7 p3+p4   97 x[0]
        mov edi, dword [esi + 8]   ;    19.0 p2      97 x[2]
        not edi                    ;    22.0 p0      97 x[2]
        mov dword [esp + 56], edi  ;    23.0 p3+p4   97 x[2]
        mov edi, dword [esi + 12]  ;    20.3 p2      97 x[3]
        not edi                    ;    23.3 p1      97 x[3]
        mov dword [esp + 60], edi  ;    24.3 p3+p4   97 x[3]
        mov edi, dword [esi + 512] ;    21.7 p2      90 rk
        mov dword [esp + 64], edi  ;    24.7 p3+p4   90 rk
        mov edi, dword [esi + 516] ;    22.7 p2      90 rk
        mov dword [esp + 68], edi  ;    25.7 p3+p4   90 rk
        mov edi, dword [esi + 520] ;    23.7 p2      90 rk
        mov dword [esp + 72], edi  ;    26.7 p3+p4   90 rk
        mov edi, dword [esi + 524] ;    24.7 p2      90 rk
        mov dword [esp + 76], edi  ;    27.7 p3+p4   90 rk
        mov edi, dword [esi + 496] ;    25.7 p2      90 rk
        mov dword [esp + 80], edi  ;    28.7 p3+p4   90 rk
        mov edi, dword [esi + 500] ;    26.7 p2      90 rk
        mov dword [esp + 84], edi  ;    29.7 p3+p4   90 rk
        mov edi, dword [esi + 504] ;    27.7 p2      90 rk
        mov dword [esp + 88], edi  ;    30.7 p3+p4   90 rk
        mov edi, dword [esi + 508] ;    28.7 p2      90 rk
        mov dword [esp + 92], edi  ;    31.7 p3+p4   90 rk
        mov edi, dword [esi + 480] ;    29.7 p2      90 rk
        mov dword [esp + 96], edi  ;    32.7 p3+p4   90 rk
        mov edi, dword [esi + 484] ;    30.7 p2      90 rk
        mov dword [esp + 100], edi ;    33.7 p3+p4   90 rk
        mov edi, dword [esi + 488] ;    31.7 p2      90 rk
        mov dword [esp + 104], edi ;    34.7 p3+p4   90 rk
        mov edi, dword [esi + 492] ;    32.7 p2      90 rk
        mov dword [esp + 108], edi ;    35.7 p3+p4   90 rk
        mov edi, dword [esi + 464] ;    33.7 p2      90 rk
        mov dword [esp + 112], edi ;    36.7 p3+p4   90 rk
        mov edi, dword [esi + 468] ;    34.7 p2      90 rk
        mov dword [esp + 116], edi ;    37.7 p3+p4   90 rk
        mov edi, dword [esi + 472] ;    35.7 p2      90 rk
        mov dword [esp + 120], edi ;    38.7 p3+p4   90 rk
        mov edi, dword [esi + 476] ;    36.7 p2      90 rk
        mov dword [esp + 124], edi ;    39.7 p3+p4   90 rk
        mov edi, dword [esi + 448] ;    37.7 p2      90 rk
        mov dword [esp + 128], edi ;    40.7 p3+p4   90 rk
        mov edi, dword [esi + 452] ;    38.7 p2      90 rk
        mov dword [esp + 132], edi ;    41.7 p3+p4   90 rk
        mov edi, dword [esi + 456] ;    39.7 p2      90 rk
        mov dword [esp + 136], edi ;    42.7 p3+p4   90 rk
        mov edi, dword [esi + 460] ;    40.7 p2      90 rk
        mov dword [esp + 140], edi ;    43.7 p3+p4   90 rk
        mov edi, dword [esi + 432] ;    41.7 p2      90 rk
        mov dword [esp + 144], edi ;    44.7 p3+p4   90 rk
        mov edi, dword [esi + 436] ;    42.7 p2      90 rk
        mov dword [esp + 148], edi ;    45.7 p3+p4   90 rk
        mov edi, dword [esi + 440] ;    43.7 p2      90 rk
        mov dword [esp + 152], edi ;    46.7 p3+p4   90 rk
        mov edi, dword [esi + 444] ;    44.7 p2      90 rk
        mov dword [esp + 156], edi ;    47.7 p3+p4   90 rk
        mov edi, dword [esi + 416] ;    45.7 p2      90 rk
        mov dword [esp + 160], edi ;    48.7 p3+p4   90 rk
        mov edi, dword [esi + 420] ;    46.7 p2      90 rk
        mov dword [esp + 164], edi ;    49.7 p3+p4   90 rk
        mov edi, dword [esi + 424] ;    47.7 p2      90 rk
        mov dword [esp + 168], edi ;    50.7 p3+p4   90 rk
        mov edi, dword [esi + 400] ;    48.7 p2      90 rk
        mov dword [esp + 172], edi ;    51.7 p3+p4   90 rk
        mov edi, dword [esi + 404] ;    49.7 p2      90 rk
        mov dword [esp + 176], edi ;    52.7 p3+p4   90 rk
        mov edi, dword [esi + 408] ;    50.7 p2      90 rk
        mov dword [esp + 180], edi ;    53.7 p3+p4   90 rk
        mov edi, dword [esi + 412] ;    51.7 p2      90 rk
        mov dword [esp + 184], edi ;    54.7 p3+p4   90 rk
        mov edi, dword [esi + 388] ;    52.7 p2      90 rk
        mov dword [esp + 188], edi ;    55.7 p3+p4   90 rk
        mov edi, dword [esi + 368] ;    53.7 p2      90 rk
        mov dword [esp + 192], edi ;    56.7 p3+p4   90 rk
        mov edi, dword [esi + 372] ;    54.7 p2      90 rk
        mov dword [esp + 196], edi ;    57.7 p3+p4   90 rk
        mov edi, dword [esi + 376] ;    55.7 p2      90 rk
        mov dword [esp + 200], edi ;    58.7 p3+p4   90 rk
        mov edi, dword [esi + 380] ;    56.7 p2      90 rk
        mov dword [esp + 204], edi ;    59.7 p3+p4   90 rk
        mov edi, dword [esi + 352] ;    57.7 p2      90 rk
        mov dword [esp + 208], edi ;    60.7 p3+p4   90 rk
        mov edi, dword [esi + 356] ;    58.7 p2      90 rk
        mov dword [esp + 212], edi ;    61.7 p3+p4   90 rk
        mov edi, dword [esi + 360] ;    59.7 p2      90 rk
        mov dword [esp + 216], edi ;    62.7 p3+p4   90 rk
        mov edi, dword [esi + 364] ;    60.7 p2      90 rk
        mov dword [esp + 220], edi ;    63.7 p3+p4   90 rk
        mov edi, dword [esi + 336] ;    61.7 p2      90 rk
        mov dword [esp + 224], edi ;    64.7 p3+p4   90 rk
        mov edi, dword [esi + 340] ;    62.7 p2      90 rk
        mov dword [esp + 228], edi ;    65.7 p3+p4   90 rk
        mov edi, dword [esi + 344] ;    63.7 p2      90 rk
        mov dword [esp + 232], edi ;    66.7 p3+p4   90 rk
        mov edi, dword [esi + 348] ;    64.7 p2      90 rk
        mov dword [esp + 236], edi ;    67.7 p3+p4   90 rk
        mov edi, dword [esi + 320] ;    65.7 p2      90 rk
        mov dword [esp + 240], edi ;    68.7 p3+p4   90 rk
        mov edi, dword [esi + 324] ;    66.7 p2      90 rk
        mov dword [esp + 244], edi ;    69.7 p3+p4   90 rk
        mov edi, dword [esi + 328] ;    67.7 p2      90 rk
        mov dword [esp + 248], edi ;    70.7 p3+p4   90 rk
        mov edi, dword [esi + 332] ;    68.7 p2      90 rk
        mov dword [esp + 252], edi ;    71.7 p3+p4   90 rk
        mov edi, dword [esi + 304] ;    69.7 p2      90 rk
        mov dword [esp + 256], edi ;    72.7 p3+p4   90 rk
        mov edi, dword [esi + 308] ;    70.7 p2      90 rk
        mov dword [esp + 260], edi ;    73.7 p3+p4   90 rk
        mov edi, dword [esi + 312] ;    71.7 p2      90 rk
        mov dword [esp + 264], edi ;    74.7 p3+p4   90 rk
        mov edi, dword [esi + 316] ;    72.7 p2      90 rk
        mov dword [esp + 268], edi ;    75.7 p3+p4   90 rk
        mov edi, dword [esi + 288] ;    73.7 p2      90 rk
        mov dword [esp + 272], edi ;    76.7 p3+p4   90 rk
        mov edi, dword [esi + 292] ;    74.7 p2      90 rk
        mov dword [esp + 276], edi ;    77.7 p3+p4   90 rk
        mov edi, dword [esi + 296] ;    75.7 p2      90 rk
        mov dword [esp + 280], edi ;    78.7 p3+p4   90 rk
        mov edi, dword [esi + 272] ;    76.7 p2      90 rk
        mov dword [esp + 284], edi ;    79.7 p3+p4   90 rk
        mov edi, dword [esi + 276] ;    77.7 p2      90 rk
        mov dword [esp + 288], edi ;    80.7 p3+p4   90 rk
        mov edi, dword [esi + 280] ;    78.7 p2      90 rk
        mov dword [esp + 292], edi ;    81.7 p3+p4   90 rk
        mov edi, dword [esi + 284] ;    79.7 p2      90 rk
        mov dword [esp + 296], edi ;    82.7 p3+p4   90 rk
        mov edi, dword [esi + 260] ;    80.7 p2      90 rk
        mov dword [esp + 300], edi ;    83.7 p3+p4   90 rk
        mov edi, dword [esi + 240] ;    81.7 p2      90 rk
        mov dword [esp + 304], edi ;    84.7 p3+p4   90 rk
        mov edi, dword [esi + 244] ;    82.7 p2      90 rk
        mov dword [esp + 308], edi ;    85.7 p3+p4   90 rk
        mov edi, dword [esi + 248] ;    83.7 p2      90 rk
        mov dword [esp + 312], edi ;    86.7 p3+p4   90 rk
        mov edi, dword [esi + 252] ;    84.7 p2      90 rk
        mov dword [esp + 316], edi ;    87.7 p3+p4   90 rk
        mov edi, dword [esi + 224] ;    85.7 p2      90 rk
        mov dword [esp + 320], edi ;    88.7 p3+p4   90 rk
        mov edi, dword [esi + 228] ;    86.7 p2      90 rk
        mov dword [esp + 324], edi ;    89.7 p3+p4   90 rk
        mov edi, dword [esi + 232] ;    87.7 p2      90 rk
        mov dword [esp + 328], edi ;    90.7 p3+p4   90 rk
        mov edi, dword [esi + 236] ;    88.7 p2      90 rk
        mov dword [esp + 332], edi ;    91.7 p3+p4   90 rk
        mov edi, dword [esi + 208] ;    89.7 p2      90 rk
        mov dword [esp + 336], edi ;    92.7 p3+p4   90 rk
        mov edi, dword [esi + 212] ;    90.7 p2      90 rk
        mov dword [esp + 340], edi ;    93.7 p3+p4   90 rk
        mov edi, dword [esi + 216] ;    91.7 p2      90 rk
        mov dword [esp + 344], edi ;    94.7 p3+p4   90 rk
        mov edi, dword [esi + 220] ;    92.7 p2      90 rk
        mov dword [esp + 348], edi ;    95.7 p3+p4   90 rk
        mov edi, dword [esi + 192] ;    93.7 p2      90 rk
        mov dword [esp + 352], edi ;    96.7 p3+p4   90 rk
        mov edi, dword [esi + 196] ;    94.7 p2      90 rk
        mov dword [esp + 356], edi ;    97.7 p3+p4   90 rk
        mov edi, dword [esi + 200] ;    95.7 p2      90 rk
        mov dword [esp + 360], edi ;    98.7 p3+p4   90 rk
        mov edi, dword [esi + 204] ;    96.7 p2      90 rk
        mov dword [esp + 364], edi ;    99.7 p3+p4   90 rk
        mov edi, dword [esi + 176] ;    97.7 p2      90 rk
        mov dword [esp + 368], edi ;   100.7 p3+p4   90 rk
        mov edi, dword [esi + 180] ;    98.7 p2      90 rk
        mov dword [esp + 372], edi ;   101.7 p3+p4   90 rk
        mov edi, dword [esi + 184] ;    99.7 p2      90 rk
        mov dword [esp + 376], edi ;   102.7 p3+p4   90 rk
        mov edi, dword [esi + 188] ;   100.7 p2      90 rk
        mov dword [esp + 380], edi ;   103.7 p3+p4   90 rk
        mov edi, dword [esi + 160] ;   101.7 p2      90 rk
        mov dword [esp + 384], edi ;   104.7 p3+p4   90 rk
        mov edi, dword [esi + 164] ;   102.7 p2      90 rk
        mov dword [esp + 388], edi ;   105.7 p3+p4   90 rk
        mov edi, dword [esi + 168] ;   103.7 p2      90 rk
        mov dword [esp + 392], edi ;   106.7 p3+p4   90 rk
        mov edi, dword [esi + 144] ;   104.7 p2      90 rk
        mov dword [esp + 396], edi ;   107.7 p3+p4   90 rk
        mov edi, dword [esi + 148] ;   105.7 p2      90 rk
        mov dword [esp + 400], edi ;   108.7 p3+p4   90 rk
        mov edi, dword [esi + 152] ;   106.7 p2      90 rk
        mov dword [esp + 404], edi ;   109.7 p3+p4   90 rk
        mov edi, dword [esi + 156] ;   107.7 p2      90 rk
        mov dword [esp + 408], edi ;   110.7 p3+p4   90 rk
        mov edi, dword [esi + 132] ;   108.7 p2      90 rk
        mov dword [esp + 412], edi ;   111.7 p3+p4   90 rk
        mov edi, dword [esi + 112] ;   109.7 p2      90 rk
        mov dword [esp + 416], edi ;   112.7 p3+p4   90 rk
        mov edi, dword [esi + 116] ;   110.7 p2      90 rk
        mov dword [esp + 420], edi ;   113.7 p3+p4   90 rk
        mov edi, dword [esi + 120] ;   111.7 p2      90 rk
        mov dword [esp + 424], edi ;   114.7 p3+p4   90 rk
        mov edi, dword [esi + 124] ;   112.7 p2      90 rk
        mov dword [esp + 428], edi ;   115.7 p3+p4   90 rk
        mov edi, dword [esi + 96]  ;   113.7 p2      90 rk
        mov dword [esp + 432], edi ;   116.7 p3+p4   90 rk
        mov edi, dword [esi + 100] ;   114.7 p2      90 rk
        mov dword [esp + 436], edi ;   117.7 p3+p4   90 rk
        mov edi, dword [esi + 104] ;   115.7 p2      90 rk
        mov dword [esp + 440], edi ;   118.7 p3+p4   90 rk
        mov edi, dword [esi + 108] ;   116.7 p2      90 rk
        mov dword [esp + 444], edi ;   119.7 p3+p4   90 rk
        mov edi, dword [esi + 80]  ;   117.7 p2      90 rk
        mov dword [esp + 448], edi ;   120.7 p3+p4   90 rk
        mov edi, dword [esi + 84]  ;   118.7 p2      90 rk
        mov dword [esp + 452], edi ;   121.7 p3+p4   90 rk
        mov edi, dword [esi + 88]  ;   119.7 p2      90 rk
        mov dword [esp + 456], edi ;   122.7 p3+p4   90 rk
        mov edi, dword [esi + 92]  ;   120.7 p2      90 rk
        mov dword [esp + 460], edi ;   123.7 p3+p4   90 rk
        mov edi, dword [esi + 64]  ;   121.7 p2      90 rk
        mov dword [esp + 464], edi ;   124.7 p3+p4   90 rk
        mov edi, dword [esi + 68]  ;   122.7 p2      90 rk
        mov dword [esp + 468], edi ;   125.7 p3+p4   90 rk
        mov edi, dword [esi + 72]  ;   123.7 p2      90 rk
        mov dword [esp + 472], edi ;   126.7 p3+p4   90 rk
        mov edi, dword [esi + 76]  ;   124.7 p2      90 rk
        mov dword [esp + 476], edi ;   127.7 p3+p4   90 rk
        mov edi, dword [esi + 48]  ;   125.7 p2      90 rk
        mov dword [esp + 480], edi ;   128.7 p3+p4   90 rk
        mov edi, dword [esi + 52]  ;   126.7 p2      90 rk
        mov dword [esp + 484], edi ;   129.7 p3+p4   90 rk
        mov edi, dword [esi + 56]  ;   127.7 p2      90 rk
        mov dword [esp + 488], edi ;   130.7 p3+p4   90 rk
        mov edi, dword [esi + 60]  ;   128.7 p2      90 rk
        mov dword [esp + 492], edi ;   131.7 p3+p4   90 rk
        mov edi, dword [esi + 32]  ;   129.7 p2      90 rk
        mov dword [esp + 496], edi ;   132.7 p3+p4   90 rk
        mov edi, dword [esi + 36]  ;   130.7 p2      90 rk
        mov dword [esp + 500], edi ;   133.7 p3+p4   90 rk
        mov edi, dword [esi + 40]  ;   131.7 p2      90 rk
        mov dword [esp + 504], edi ;   134.7 p3+p4   90 rk
        mov edi, dword [esi + 16]  ;   132.7 p2      90 rk
        mov dword [esp + 508], edi ;   135.7 p3+p4   90 rk
        mov edi, dword [esi + 20]  ;   133.7 p2      90 rk
        mov dword [esp + 512], edi ;   136.7 p3+p4   90 rk
        mov edi, dword [esi + 24]  ;   134.7 p2      90 rk
        mov dword [esp + 516], edi ;   137.7 p3+p4   90 rk
        mov edi, dword [esi + 28]  ;   135.7 p2      90 rk
        mov dword [esp + 520], edi ;   138.7 p3+p4   90 rk
        mov esi, dword [esi + 4]   ;   136.7 p2      90 rk
        mov dword [esp + 524], esi ;   139.7 p3+p4   90 rk
        mov esi, dword [esp + 568] ;   137.7 p2      90 rk
        shl esi, 4                 ;   140.7 p0      90 rk
        add esi, dword [esp + 560] ;   141.7 p1+p2   90 rk
        mov dword [esp + 528], esi ;   142.7 p3+p4   90 rk
        cmp dword [esp + 568], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 560] ;                    resident
        align 16
.blocks_1:
        mov edi, dword [esi]       ;     0.0 p2      92 x[0]
        xor edi, dword [esp + 64]  ;     3.0 p0+p2   92 x[0]
        mov ebp, edi               ;     4.0 p1      41 x copy
        mov eax, dword [esi + 4]   ;     2.0 p2      92 x[1]
        xor eax, dword [esp + 68]  ;     5.0 p0+p2   92 x[1]
        mov ecx, eax               ;     6.0 p1      41 x copy
        mov edx, dword [esi + 8]   ;     4.0 p2      92 x[2]
        xor edx, dword [esp + 72]  ;     7.0 p0+p2   92 x[2]
        xor edi, edx               ;     8.0 p1      41 x
        not edi                    ;     9.0 p0      41 x
        mov ebx, edi               ;    10.0 p1      41 x copy
        mov dword [esp + 532], edi ;    10.0 p3+p4   41 x spill
        mov edi, dword [esi + 12]  ;     6.0 p2      92 x[3]
        xor edi, dword [esp + 76]  ;     9.0 p0+p2   92 x[3]
        and ebp, edi               ;    10.0 p1      41 x
        or edx, edi                ;    10.0 p0      41 x
        xor ecx, edi               ;    10.0 p1      41 x
        and ecx, edx               ;    11.0 p0      41 x
        or eax, ebp                ;    11.0 p1      41 x
        xor ebx, eax               ;    12.0 p0      41 x
        xor edx, ebp               ;    11.0 p1      41 x
        mov edi, dword [esp + 532] ;    10.0 p2      41 x reload
        or edi, ebp                ;    13.0 p0      41 x
        xor ebp, edi               ;    14.0 p1      41 x
        xor edi, ecx               ;    14.0 p0      41 x
        or ebp, edx                ;    15.0 p1      41 x
        xor edx, ebx               ;    13.0 p0      41 x
        and ebx, edi               ;    15.0 p1      41 x
        xor ecx, edx               ;    14.0 p0      97 x[0]
        xor ebp, edx               ;    16.0 p1      97 x[2]
        xor ebx, edx               ;    16.0 p0      97 x[3]
        xor ecx, dword [esp + 80]  ;    15.0 p1+p2   97 x[0]
        rol ecx, 0x1b              ;    16.0 p0      62 x[0]
        xor edi, dword [esp + 84]  ;    15.3 p1+p2   97 x[1]
        xor ecx, edi               ;    17.0 p0      64 x[0]
        mov eax, edi               ;    16.3 p1      63 x[2] copy
        shl eax, 7                 ;    17.3 p0      63 x[2]
        rol edi, 0x1f              ;    17.7 p0      66 x[1]
        xor ebp, dword [esp + 88]  ;    17.3 p1+p2   97 x[2]
        rol ebp, 0xa               ;    18.7 p0      61 x[2]
        xor eax, ebp               ;    19.7 p1      63 x[2]
        xor ebx, dword [esp + 92]  ;    19.3 p1+p2   97 x[3]
        xor eax, ebx               ;    20.7 p0      63 x[2]
        xor ecx, ebx               ;    20.3 p1      64 x[0]
        rol ebx, 0x19              ;    20.7 p0      65 x[3]
        xor edi, ecx               ;    21.3 p1      68 x[1]
        xor ebx, eax               ;    21.7 p0      67 x[3]
        xor edi, eax               ;    22.3 p1      68 x[1]
        rol eax, 0x1d              ;    22.7 p0      69 x[2]
        lea ebp, [ecx*8]           ;    23.7 p0      67 x[3]
        xor ebx, ebp               ;    24.7 p1      67 x[3]
        rol ecx, 0x13              ;    24.7 p0      70 x[0]
        mov ebp, edi               ;    24.3 p1      40 x copy
        not ebp                    ;    25.3 p1      40 x
        xor edi, ebx               ;    25.7 p0      40 x
        mov edx, eax               ;    26.3 p1      40 x copy
        not edx                    ;    27.3 p0      40 x
        mov dword [esp + 532], esi ;    22.0 p3+p4   92 x[0] spill
        mov esi, eax               ;    27.3 p1      40 x copy
        and esi, ecx               ;    28.3 p0      40 x
        xor eax, ecx               ;    28.3 p1      40 x
        xor edi, esi               ;    29.3 p0      40 x
        or ebx, eax                ;    29.3 p1      40 x
        xor edx, edi               ;    30.3 p0      40 x
        xor ebx, edi               ;    30.3 p1      40 x
        and edi, eax               ;    30.7 p0      40 x
        xor eax, ebp               ;    31.3 p1      40 x
        xor ebp, edi               ;    31.7 p0      97 x[2]
        xor edi, edx               ;    32.3 p1      40 x
        and eax, ebx               ;    32.7 p0      40 x
        xor eax, edi               ;    33.7 p1      40 x
        and edi, ebx               ;    33.7 p0      40 x
        xor ebp, edi               ;    34.7 p1      97 x[2]
        xor ebx, eax               ;    34.7 p0      97 x[0]
        xor ebx, dword [esp + 96]  ;    35.7 p1+p2   97 x[0]
        rol ebx, 0x1b              ;    36.7 p0      62 x[0]
        xor edx, dword [esp + 100] ;    36.3 p1+p2   97 x[1]
        xor ebx, edx               ;    37.7 p0      64 x[0]
        xor ebp, dword [esp + 104] ;    37.3 p1+p2   97 x[2]
        rol ebp, 0xa               ;    38.3 p0      61 x[2]
        xor eax, dword [esp + 108] ;    38.3 p1+p2   97 x[3]
        xor ebp, eax               ;    39.3 p0      63 x[2]
        xor ebx, eax               ;    39.3 p1      64 x[0]
        rol eax, 0x19              ;    39.7 p0      65 x[3]
        mov esi, edx               ;    40.3 p1      63 x[2] copy
        shl esi, 7                 ;    41.3 p0      63 x[2]
        xor ebp, esi               ;    42.3 p1      63 x[2]
        rol edx, 0x1f              ;    41.7 p0      66 x[1]
        xor edx, ebx               ;    42.7 p1      68 x[1]
        xor eax, ebp               ;    43.3 p0      67 x[3]
        xor edx, ebp               ;    43.7 p1      68 x[1]
        rol ebp, 0x1d              ;    43.7 p0      69 x[2]
        lea esi, [ebx*8]           ;    44.7 p0      67 x[3]
        xor eax, esi               ;    45.7 p1      67 x[3]
        rol ebx, 0x13              ;    45.7 p0      70 x[0]
        mov esi, edx               ;    45.3 p1      39 x copy
        not esi                    ;    46.3 p1      39 x
        and edx, ebx               ;    46.7 p0      39 x
        or edx, ebp                ;    47.7 p1      39 x
        xor ebp, eax               ;    47.7 p0      39 x
        and eax, ebx               ;    48.3 p1      39 x
        xor eax, esi               ;    49.3 p0      39 x
        xor ebp, ebx               ;    49.3 p1      39 x
        xor edx, eax               ;    50.3 p0      39 x
        xor ebp, eax               ;    50.3 p1      39 x
        or eax, ebp                ;    51.3 p0      39 x
        xor eax, ebx               ;    52.3 p1      97 x[2]
        xor ebx, esi               ;    51.7 p0      39 x
        not ebx                    ;    52.7 p1      39 x
        or ebx, edx                ;    53.7 p0      39 x
        and esi, edx               ;    53.3 p1      39 x
        xor ebx, ebp               ;    54.7 p0      97 x[1]
        xor ebp, esi               ;    54.3 p1      97 x[0]
        xor eax, esi               ;    54.7 p0      97 x[2]
        xor ebp, dword [esp + 112] ;    55.3 p1+p2   97 x[0]
        rol ebp, 0x1b              ;    56.3 p0      62 x[0]
        xor ebx, dword [esp + 116] ;    56.3 p1+p2   97 x[1]
        xor ebp, ebx               ;    57.3 p0      64 x[0]
        xor eax, dword [esp + 120] ;    57.3 p1+p2   97 x[2]
        rol eax, 0xa               ;    58.3 p0      61 x[2]
        xor edx, dword [esp + 124] ;    58.3 p1+p2   97 x[3]
        xor eax, edx               ;    59.3 p0      63 x[2]
        xor ebp, edx               ;    59.3 p1      64 x[0]
        rol edx, 0x19              ;    59.7 p0      65 x[3]
        mov esi, ebx               ;    60.3 p1      63 x[2] copy
        shl esi, 7                 ;    61.3 p0      63 x[2]
        xor eax, esi               ;    62.3 p1      63 x[2]
        rol ebx, 0x1f              ;    61.7 p0      66 x[1]
        xor ebx, ebp               ;    62.7 p1      68 x[1]
        xor edx, eax               ;    63.3 p0      67 x[3]
        xor ebx, eax               ;    63.7 p1      68 x[1]
        rol eax, 0x1d              ;    63.7 p0      69 x[2]
        lea esi, [ebp*8]           ;    64.7 p0      67 x[3]
        xor edx, esi               ;    65.7 p1      67 x[3]
        rol ebp, 0x13              ;    65.7 p0      70 x[0]
        mov esi, eax               ;    65.3 p1      38 x copy
        or eax, edx                ;    66.7 p1      38 x
        xor esi, ebp               ;    66.7 p0      38 x
        and esi, eax               ;    67.7 p1      38 x
        xor eax, ebx               ;    67.7 p0      38 x
        and ebx, ebp               ;    68.3 p1      38 x
        xor ebx, edx               ;    69.3 p0      38 x
        and edx, ebp               ;    69.3 p1      38 x
        not edx                    ;    70.3 p0      38 x
        and eax, edx               ;    71.3 p1      38 x
        xor ebx, esi               ;    70.7 p0      38 x
        xor eax, esi               ;    72.3 p1      38 x
        or ebp, esi                ;    71.7 p0      38 x
        not esi                    ;    72.3 p1      38 x
        xor edx, ebp               ;    72.7 p0      97 x[0]
        xor ebp, ebx               ;    73.3 p1      38 x
        or ebp, eax                ;    74.3 p0      38 x
        xor esi, ebp               ;    75.3 p1      97 x[2]
        xor edx, eax               ;    74.7 p0      97 x[0]
        xor eax, ebx               ;    75.3 p1      97 x[3]
        xor edx, dword [esp + 128] ;    75.7 p0+p2   97 x[0]
        rol edx, 0x1b              ;    76.7 p0      62 x[0]
        xor ebx, dword [esp + 132] ;    76.3 p1+p2   97 x[1]
        xor esi, dword [esp + 136] ;    77.3 p1+p2   97 x[2]
        rol esi, 0xa               ;    78.3 p0      61 x[2]
        xor eax, dword [esp + 140] ;    78.3 p1+p2   97 x[3]
        xor edx, ebx               ;    78.7 p0      64 x[0]
        xor esi, eax               ;    79.3 p1      63 x[2]
        xor edx, eax               ;    79.7 p0      64 x[0]
        rol eax, 0x19              ;    80.7 p0      65 x[3]
        mov edi, ebx               ;    80.3 p1      63 x[2] copy
        shl edi, 7                 ;    81.7 p0      63 x[2]
        xor esi, edi               ;    82.7 p1      63 x[2]
        rol ebx, 0x1f              ;    82.7 p0      66 x[1]
        xor ebx, edx               ;    83.7 p1      68 x[1]
        xor ebx, esi               ;    84.7 p1      68 x[1]
        xor eax, esi               ;    83.7 p0      67 x[3]
        rol esi, 0x1d              ;    84.7 p0      69 x[2]
        lea edi, [edx*8]           ;    85.7 p0      67 x[3]
        xor eax, edi               ;    86.7 p1      67 x[3]
        rol edx, 0x13              ;    86.7 p0      70 x[0]
        mov edi, ebx               ;    85.7 p1      37 x copy
        xor edi, esi               ;    86.7 p1      37 x
        and ebx, edi               ;    87.7 p1      37 x
        xor ebx, edx               ;    88.7 p0      37 x
        and edx, esi               ;    88.3 p1      37 x
        xor esi, eax               ;    88.7 p0      37 x
        or eax, ebx                ;    89.7 p1      37 x
        xor edx, edi               ;    89.7 p0      37 x
        xor eax, edi               ;    90.7 p1      37 x
        xor esi, edx               ;    90.7 p0      37 x
        xor ebx, esi               ;    91.7 p1      37 x
        or edi, eax                ;    91.7 p0      37 x
        xor edi, ebx               ;    92.7 p1      37 x
        xor edx, edi               ;    93.7 p0      97 x[2]
        or ebx, eax                ;    93.3 p1      37 x
        xor ebx, esi               ;    94.3 p0      97 x[3]
        and esi, eax               ;    94.3 p1      37 x
        xor edi, esi               ;    95.3 p0      97 x[1]
        xor eax, dword [esp + 144] ;    95.3 p1+p2   97 x[0]
        rol eax, 0x1b              ;    96.3 p0      62 x[0]
        xor edi, dword [esp + 148] ;    96.3 p1+p2   97 x[1]
        xor edx, dword [esp + 152] ;    96.7 p0+p2   97 x[2]
        rol edx, 0xa               ;    97.7 p0      61 x[2]
        xor ebx, dword [esp + 156] ;    97.3 p1+p2   97 x[3]
        xor eax, edi               ;    98.3 p1      64 x[0]
        xor edx, ebx               ;    98.7 p0      63 x[2]
        xor eax, ebx               ;    99.3 p1      64 x[0]
        rol ebx, 0x19              ;    99.7 p0      65 x[3]
        mov esi, edi               ;   100.3 p1      63 x[2] copy
        shl esi, 7                 ;   101.3 p0      63 x[2]
        xor edx, esi               ;   102.3 p1      63 x[2]
        rol edi, 0x1f              ;   101.7 p0      66 x[1]
        xor edi, eax               ;   102.7 p1      68 x[1]
        xor ebx, edx               ;   103.3 p0      67 x[3]
        xor edi, edx               ;   103.7 p1      68 x[1]
        rol edx, 0x1d              ;   103.7 p0      69 x[2]
        xor edx, edi               ;   104.7 p1      36 x
        lea esi, [eax*8]           ;   104.7 p0      67 x[3]
        xor ebx, esi               ;   105.7 p1      67 x[3]
        rol eax, 0x13              ;   105.7 p0      70 x[0]
        xor edx, ebx               ;   106.7 p1      36 x
        mov esi, edi               ;   106.7 p0      36 x copy
        or edi, edx                ;   107.7 p1      36 x
        mov ebp, eax               ;   107.7 p0      36 x copy
        xor ebp, ebx               ;   108.7 p1      36 x
        xor edi, ebp               ;   109.7 p0      36 x
        and ebx, edx               ;   109.3 p1      36 x
        xor esi, ebx               ;   110.3 p0      36 x
        xor eax, edx               ;   110.3 p1      36 x
        not eax                    ;   111.3 p0      36 x
        and ebp, esi               ;   111.3 p1      36 x
        xor esi, eax               ;   112.3 p0      97 x[2]
        and eax, edi               ;   112.3 p1      36 x
        or eax, ebp                ;   113.3 p0      36 x
        xor edx, ebp               ;   113.3 p1      97 x[1]
        xor esi, ebp               ;   113.7 p0      97 x[2]
        xor edi, dword [esp + 160] ;   114.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   115.3 p0      62 x[0]
        xor edx, dword [esp + 164] ;   115.3 p1+p2   97 x[1]
        xor esi, dword [esp + 168] ;   115.7 p0+p2   97 x[2]
        rol esi, 0xa               ;   116.7 p0      61 x[2]
        xor eax, dword [esp + 0]   ;   116.3 p1+p2   97 x[3]
        xor edi, edx               ;   117.3 p1      64 x[0]
        xor esi, eax               ;   117.7 p0      63 x[2]
        xor edi, eax               ;   118.3 p1      64 x[0]
        rol eax, 0x19              ;   118.7 p0      65 x[3]
        mov ebp, edx               ;   119.3 p1      63 x[2] copy
        shl ebp, 7                 ;   120.3 p0      63 x[2]
        xor esi, ebp               ;   121.3 p1      63 x[2]
        rol edx, 0x1f              ;   120.7 p0      66 x[1]
        xor edx, edi               ;   121.7 p1      35 x
        xor eax, esi               ;   122.3 p0      67 x[3]
        xor edx, esi               ;   122.7 p1      35 x
        rol esi, 0x1d              ;   122.7 p0      69 x[2]
        lea ebp, [edi*8]           ;   123.7 p0      67 x[3]
        xor eax, ebp               ;   124.7 p1      67 x[3]
        rol edi, 0x13              ;   124.7 p0      70 x[0]
        xor edx, eax               ;   125.7 p1      35 x
        mov ebp, esi               ;   125.3 p1      35 x copy
        not ebp                    ;   126.3 p0      35 x
        xor esi, edi               ;   126.3 p1      35 x
        or edi, edx                ;   126.7 p0      35 x
        xor edi, eax               ;   127.7 p1      35 x
        and eax, edx               ;   127.7 p0      35 x
        xor edx, ebp               ;   128.3 p1      35 x
        xor eax, esi               ;   128.7 p0      35 x
        and ebp, edi               ;   129.3 p1      35 x
        xor ebp, esi               ;   130.3 p0      97 x[2]
        and esi, edi               ;   130.3 p1      35 x
        xor edi, edx               ;   130.7 p0      35 x
        or edx, eax                ;   131.3 p1      35 x
        xor esi, edx               ;   132.3 p0      35 x
        xor ebp, edi               ;   132.3 p1      97 x[2]
        xor edi, dword [esp + 176] ;   132.7 p0+p2   97 x[1]
        xor edi, esi               ;   133.7 p1      97 x[1]
        xor esi, dword [esp + 172] ;   133.7 p0+p2   97 x[0]
        rol esi, 0x1b              ;   134.7 p0      62 x[0]
        xor ebp, dword [esp + 180] ;   134.3 p1+p2   97 x[2]
        rol ebp, 0xa               ;   135.7 p0      61 x[2]
        xor eax, dword [esp + 184] ;   135.3 p1+p2   97 x[3]
        xor esi, edi               ;   136.3 p1      64 x[0]
        xor ebp, eax               ;   136.7 p0      63 x[2]
        xor esi, eax               ;   137.3 p1      64 x[0]
        rol eax, 0x19              ;   137.7 p0      65 x[3]
        mov ecx, edi               ;   138.3 p1      63 x[2] copy
        shl ecx, 7                 ;   139.3 p0      63 x[2]
        xor ebp, ecx               ;   140.3 p1      63 x[2]
        rol edi, 0x1f              ;   139.7 p0      66 x[1]
        xor edi, esi               ;   140.7 p1      68 x[1]
        xor eax, ebp               ;   141.3 p0      67 x[3]
        xor edi, ebp               ;   141.7 p1      68 x[1]
        rol ebp, 0x1d              ;   141.7 p0      69 x[2]
        lea ecx, [esi*8]           ;   142.7 p0      67 x[3]
        xor eax, ecx               ;   143.7 p1      67 x[3]
        rol esi, 0x13              ;   143.7 p0      70 x[0]
        mov ecx, ebp               ;   143.3 p1      34 x copy
        or ebp, eax                ;   144.7 p1      34 x
        mov edx, esi               ;   144.7 p0      34 x copy
        or edx, edi                ;   145.7 p1      34 x
        xor ecx, edx               ;   146.7 p0      34 x
        xor esi, eax               ;   146.3 p1      34 x
        mov edx, edi               ;   146.7 p0      34 x copy
        xor edx, esi               ;   147.7 p1      34 x
        and ebp, edx               ;   148.7 p0      34 x
        and esi, ecx               ;   148.3 p1      34 x
        xor edi, esi               ;   149.3 p0      34 x
        xor esi, ebp               ;   149.7 p1      34 x
        or ebp, eax                ;   149.7 p0      34 x
        xor eax, ecx               ;   150.3 p1      34 x
        xor ecx, edi               ;   150.7 p0      34 x
        xor ebp, eax               ;   151.3 p1      34 x
        and ecx, esi               ;   151.7 p0      34 x
        xor edi, ebp               ;   152.3 p1      97 x[0]
        xor ebp, ecx               ;   152.7 p0      97 x[1]
        xor edi, dword [esp + 4]   ;   153.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   154.3 p0      62 x[0]
        xor ebp, dword [esp + 188] ;   154.3 p1+p2   97 x[1]
        xor eax, dword [esp + 8]   ;   154.7 p0+p2   97 x[2]
        rol eax, 0xa               ;   155.7 p0      61 x[2]
        xor esi, dword [esp + 12]  ;   155.3 p1+p2   97 x[3]
        xor edi, ebp               ;   156.3 p1      64 x[0]
        xor eax, esi               ;   156.7 p0      63 x[2]
        xor edi, esi               ;   157.3 p1      64 x[0]
        rol esi, 0x19              ;   157.7 p0      65 x[3]
        mov ecx, ebp               ;   158.3 p1      63 x[2] copy
        shl ecx, 7                 ;   159.3 p0      63 x[2]
        xor eax, ecx               ;   160.3 p1      63 x[2]
        rol ebp, 0x1f              ;   159.7 p0      66 x[1]
        xor ebp, edi               ;   160.7 p1      68 x[1]
        xor esi, eax               ;   161.3 p0      67 x[3]
        xor ebp, eax               ;   161.7 p1      68 x[1]
        rol eax, 0x1d              ;   161.7 p0      69 x[2]
        lea ecx, [edi*8]           ;   162.7 p0      67 x[3]
        xor esi, ecx               ;   163.7 p1      67 x[3]
        rol edi, 0x13              ;   163.7 p0      70 x[0]
        mov ecx, eax               ;   163.3 p1      41 x copy
        xor ecx, edi               ;   164.7 p1      41 x
        not ecx                    ;   165.7 p0      41 x
        and edi, esi               ;   165.3 p1      41 x
        or eax, esi                ;   165.7 p0      41 x
        xor esi, ebp               ;   166.3 p1      41 x
        and esi, eax               ;   167.3 p0      41 x
        or ebp, edi                ;   167.3 p1      41 x
        xor ebp, ecx               ;   168.3 p0      41 x
        or ecx, edi                ;   168.3 p1      41 x
        xor eax, edi               ;   168.7 p0      41 x
        xor edi, ecx               ;   169.3 p1      41 x
        xor ecx, esi               ;   169.7 p0      41 x
        or edi, eax                ;   170.3 p1      41 x
        xor eax, ebp               ;   170.7 p0      41 x
        and ebp, ecx               ;   171.3 p1      41 x
        xor esi, eax               ;   171.7 p0      97 x[0]
        xor edi, eax               ;   172.3 p1      97 x[2]
        xor ebp, eax               ;   172.7 p0      97 x[3]
        xor esi, dword [esp + 192] ;   173.3 p1+p2   97 x[0]
        rol esi, 0x1b              ;   174.3 p0      62 x[0]
        xor ecx, dword [esp + 196] ;   174.3 p1+p2   97 x[1]
        xor edi, dword [esp + 200] ;   174.7 p0+p2   97 x[2]
        rol edi, 0xa               ;   175.7 p0      61 x[2]
        xor ebp, dword [esp + 204] ;   175.3 p1+p2   97 x[3]
        xor esi, ecx               ;   176.3 p1      64 x[0]
        xor edi, ebp               ;   176.7 p0      63 x[2]
        xor esi, ebp               ;   177.3 p1      64 x[0]
        rol ebp, 0x19              ;   177.7 p0      65 x[3]
        mov eax, ecx               ;   178.3 p1      63 x[2] copy
        shl eax, 7                 ;   179.3 p0      63 x[2]
        xor edi, eax               ;   180.3 p1      63 x[2]
        rol ecx, 0x1f              ;   179.7 p0      66 x[1]
        xor ecx, esi               ;   180.7 p1      68 x[1]
        xor ebp, edi               ;   181.3 p0      67 x[3]
        xor ecx, edi               ;   181.7 p1      68 x[1]
        rol edi, 0x1d              ;   181.7 p0      69 x[2]
        lea eax, [esi*8]           ;   182.7 p0      67 x[3]
        xor ebp, eax               ;   183.7 p1      67 x[3]
        rol esi, 0x13              ;   183.7 p0      70 x[0]
        mov eax, ecx               ;   183.3 p1      40 x copy
        not eax                    ;   184.3 p1      40 x
        xor ecx, ebp               ;   184.7 p0      40 x
        mov edx, edi               ;   185.3 p1      40 x copy
        not edx                    ;   186.3 p0      40 x
        mov ebx, edi               ;   186.3 p1      40 x copy
        and ebx, esi               ;   187.3 p0      40 x
        xor edi, esi               ;   187.3 p1      40 x
        xor ecx, ebx               ;   188.3 p0      40 x
        or ebp, edi                ;   188.3 p1      40 x
        xor edx, ecx               ;   189.3 p0      40 x
        xor ebp, ecx               ;   189.3 p1      40 x
        and ecx, edi               ;   189.7 p0      40 x
        xor edi, eax               ;   190.3 p1      40 x
        xor eax, ecx               ;   190.7 p0      97 x[2]
        xor ecx, edx               ;   191.3 p1      40 x
        and edi, ebp               ;   191.7 p0      40 x
        xor edi, ecx               ;   192.7 p1      40 x
        and ecx, ebp               ;   192.7 p0      40 x
        xor eax, ecx               ;   193.7 p1      97 x[2]
        xor ebp, edi               ;   193.7 p0      97 x[0]
        xor ebp, dword [esp + 208] ;   194.7 p1+p2   97 x[0]
        rol ebp, 0x1b              ;   195.7 p0      62 x[0]
        xor edx, dword [esp + 212] ;   195.3 p1+p2   97 x[1]
        xor eax, dword [esp + 216] ;   195.7 p0+p2   97 x[2]
        rol eax, 0xa               ;   196.7 p0      61 x[2]
        xor edi, dword [esp + 220] ;   196.3 p1+p2   97 x[3]
        xor ebp, edx               ;   197.3 p1      64 x[0]
        xor eax, edi               ;   197.7 p0      63 x[2]
        xor ebp, edi               ;   198.3 p1      64 x[0]
        rol edi, 0x19              ;   198.7 p0      65 x[3]
        mov esi, edx               ;   199.3 p1      63 x[2] copy
        shl esi, 7                 ;   200.3 p0      63 x[2]
        xor eax, esi               ;   201.3 p1      63 x[2]
        rol edx, 0x1f              ;   200.7 p0      66 x[1]
        xor edx, ebp               ;   201.7 p1      68 x[1]
        xor edi, eax               ;   202.3 p0      67 x[3]
        xor edx, eax               ;   202.7 p1      68 x[1]
        rol eax, 0x1d              ;   202.7 p0      69 x[2]
        lea esi, [ebp*8]           ;   203.7 p0      67 x[3]
        xor edi, esi               ;   204.7 p1      67 x[3]
        rol ebp, 0x13              ;   204.7 p0      70 x[0]
        mov esi, edx               ;   204.3 p1      39 x copy
        not esi                    ;   205.3 p1      39 x
        and edx, ebp               ;   205.7 p0      39 x
        or edx, eax                ;   206.7 p1      39 x
        xor eax, edi               ;   206.7 p0      39 x
        and edi, ebp               ;   207.3 p1      39 x
        xor edi, esi               ;   208.3 p0      39 x
        xor eax, ebp               ;   208.3 p1      39 x
        xor edx, edi               ;   209.3 p0      39 x
        xor eax, edi               ;   209.3 p1      39 x
        or edi, eax                ;   210.3 p0      39 x
        xor edi, ebp               ;   211.3 p1      97 x[2]
        xor ebp, esi               ;   210.7 p0      39 x
        not ebp                    ;   211.7 p1      39 x
        or ebp, edx                ;   212.7 p0      39 x
        and esi, edx               ;   212.3 p1      39 x
        xor ebp, eax               ;   213.7 p0      97 x[1]
        xor eax, esi               ;   213.3 p1      97 x[0]
        xor edi, esi               ;   213.7 p0      97 x[2]
        xor eax, dword [esp + 224] ;   214.3 p1+p2   97 x[0]
        rol eax, 0x1b              ;   215.3 p0      62 x[0]
        xor ebp, dword [esp + 228] ;   215.3 p1+p2   97 x[1]
        xor edi, dword [esp + 232] ;   215.7 p0+p2   97 x[2]
        rol edi, 0xa               ;   216.7 p0      61 x[2]
        xor edx, dword [esp + 236] ;   216.3 p1+p2   97 x[3]
        xor eax, ebp               ;   217.3 p1      64 x[0]
        xor edi, edx               ;   217.7 p0      63 x[2]
        xor eax, edx               ;   218.3 p1      64 x[0]
        rol edx, 0x19              ;   218.7 p0      65 x[3]
        mov esi, ebp               ;   219.3 p1      63 x[2] copy
        shl esi, 7                 ;   220.3 p0      63 x[2]
        xor edi, esi               ;   221.3 p1      63 x[2]
        rol ebp, 0x1f              ;   220.7 p0      66 x[1]
        xor ebp, eax               ;   221.7 p1      68 x[1]
        xor edx, edi               ;   222.3 p0      67 x[3]
        xor ebp, edi               ;   222.7 p1      68 x[1]
        rol edi, 0x1d              ;   222.7 p0      69 x[2]
        lea esi, [eax*8]           ;   223.7 p0      67 x[3]
        xor edx, esi               ;   224.7 p1      67 x[3]
        rol eax, 0x13              ;   224.7 p0      70 x[0]
        mov esi, edi               ;   224.3 p1      38 x copy
        or edi, edx                ;   225.7 p1      38 x
        xor esi, eax               ;   225.7 p0      38 x
        and esi, edi               ;   226.7 p1      38 x
        xor edi, ebp               ;   226.7 p0      38 x
        and ebp, eax               ;   227.3 p1      38 x
        xor ebp, edx               ;   228.3 p0      38 x
        and edx, eax               ;   228.3 p1      38 x
        not edx                    ;   229.3 p0      38 x
        and edi, edx               ;   230.3 p1      38 x
        xor ebp, esi               ;   229.7 p0      38 x
        xor edi, esi               ;   231.3 p1      38 x
        or eax, esi                ;   230.7 p0      38 x
        not esi                    ;   231.3 p1      38 x
        xor edx, eax               ;   231.7 p0      97 x[0]
        xor eax, ebp               ;   232.3 p1      38 x
        or eax, edi                ;   233.3 p0      38 x
        xor esi, eax               ;   234.3 p1      97 x[2]
        xor edx, edi               ;   233.7 p0      97 x[0]
        xor edi, ebp               ;   234.3 p1      97 x[3]
        xor edx, dword [esp + 240] ;   234.7 p0+p2   97 x[0]
        rol edx, 0x1b              ;   235.7 p0      62 x[0]
        xor ebp, dword [esp + 244] ;   235.3 p1+p2   97 x[1]
        xor esi, dword [esp + 248] ;   236.3 p1+p2   97 x[2]
        rol esi, 0xa               ;   237.3 p0      61 x[2]
        xor edi, dword [esp + 252] ;   237.3 p1+p2   97 x[3]
        xor edx, ebp               ;   237.7 p0      64 x[0]
        xor esi, edi               ;   238.3 p1      63 x[2]
        xor edx, edi               ;   238.7 p0      64 x[0]
        rol edi, 0x19              ;   239.7 p0      65 x[3]
        mov eax, ebp               ;   239.3 p1      63 x[2] copy
        shl eax, 7                 ;   240.7 p0      63 x[2]
        xor esi, eax               ;   241.7 p1      63 x[2]
        rol ebp, 0x1f              ;   241.7 p0      66 x[1]
        xor ebp, edx               ;   242.7 p1      68 x[1]
        xor ebp, esi               ;   243.7 p1      68 x[1]
        xor edi, esi               ;   242.7 p0      67 x[3]
        rol esi, 0x1d              ;   243.7 p0      69 x[2]
        lea eax, [edx*8]           ;   244.7 p0      67 x[3]
        xor edi, eax               ;   245.7 p1      67 x[3]
        rol edx, 0x13              ;   245.7 p0      70 x[0]
        mov eax, ebp               ;   244.7 p1      37 x copy
        xor eax, esi               ;   245.7 p1      37 x
        and ebp, eax               ;   246.7 p1      37 x
        xor ebp, edx               ;   247.7 p0      37 x
        and edx, esi               ;   247.3 p1      37 x
        xor esi, edi               ;   247.7 p0      37 x
        or edi, ebp                ;   248.7 p1      37 x
        xor edx, eax               ;   248.7 p0      37 x
        xor edi, eax               ;   249.7 p1      37 x
        xor esi, edx               ;   249.7 p0      37 x
        xor ebp, esi               ;   250.7 p1      37 x
        or eax, edi                ;   250.7 p0      37 x
        xor eax, ebp               ;   251.7 p1      37 x
        xor edx, eax               ;   252.7 p0      97 x[2]
        or ebp, edi                ;   252.3 p1      37 x
        xor ebp, esi               ;   253.3 p0      97 x[3]
        and esi, edi               ;   253.3 p1      37 x
        xor eax, esi               ;   254.3 p0      97 x[1]
        xor edi, dword [esp + 256] ;   254.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   255.3 p0      62 x[0]
        xor eax, dword [esp + 260] ;   255.3 p1+p2   97 x[1]
        xor edx, dword [esp + 264] ;   255.7 p0+p2   97 x[2]
        rol edx, 0xa               ;   256.7 p0      61 x[2]
        xor ebp, dword [esp + 268] ;   256.3 p1+p2   97 x[3]
        xor edi, eax               ;   257.3 p1      64 x[0]
        xor edx, ebp               ;   257.7 p0      63 x[2]
        xor edi, ebp               ;   258.3 p1      64 x[0]
        rol ebp, 0x19              ;   258.7 p0      65 x[3]
        mov esi, eax               ;   259.3 p1      63 x[2] copy
        shl esi, 7                 ;   260.3 p0      63 x[2]
        xor edx, esi               ;   261.3 p1      63 x[2]
        rol eax, 0x1f              ;   260.7 p0      66 x[1]
        xor eax, edi               ;   261.7 p1      68 x[1]
        xor ebp, edx               ;   262.3 p0      67 x[3]
        xor eax, edx               ;   262.7 p1      68 x[1]
        rol edx, 0x1d              ;   262.7 p0      69 x[2]
        xor edx, eax               ;   263.7 p1      36 x
        lea esi, [edi*8]           ;   263.7 p0      67 x[3]
        xor ebp, esi               ;   264.7 p1      67 x[3]
        rol edi, 0x13              ;   264.7 p0      70 x[0]
        xor edx, ebp               ;   265.7 p1      36 x
        mov esi, eax               ;   265.7 p0      36 x copy
        or eax, edx                ;   266.7 p1      36 x
        mov ecx, edi               ;   266.7 p0      36 x copy
        xor ecx, ebp               ;   267.7 p1      36 x
        xor eax, ecx               ;   268.7 p0      36 x
        and ebp, edx               ;   268.3 p1      36 x
        xor esi, ebp               ;   269.3 p0      36 x
        xor edi, edx               ;   269.3 p1      36 x
        not edi                    ;   270.3 p0      36 x
        and ecx, esi               ;   270.3 p1      36 x
        xor esi, edi               ;   271.3 p0      97 x[2]
        and edi, eax               ;   271.3 p1      36 x
        or edi, ecx                ;   272.3 p0      36 x
        xor edx, ecx               ;   272.3 p1      97 x[1]
        xor esi, ecx               ;   272.7 p0      97 x[2]
        xor eax, dword [esp + 272] ;   273.3 p1+p2   97 x[0]
        rol eax, 0x1b              ;   274.3 p0      62 x[0]
        xor edx, dword [esp + 276] ;   274.3 p1+p2   97 x[1]
        xor esi, dword [esp + 280] ;   274.7 p0+p2   97 x[2]
        rol esi, 0xa               ;   275.7 p0      61 x[2]
        xor edi, dword [esp + 16]  ;   275.3 p1+p2   97 x[3]
        xor eax, edx               ;   276.3 p1      64 x[0]
        xor esi, edi               ;   276.7 p0      63 x[2]
        xor eax, edi               ;   277.3 p1      64 x[0]
        rol edi, 0x19              ;   277.7 p0      65 x[3]
        mov ebp, edx               ;   278.3 p1      63 x[2] copy
        shl ebp, 7                 ;   279.3 p0      63 x[2]
        xor esi, ebp               ;   280.3 p1      63 x[2]
        rol edx, 0x1f              ;   279.7 p0      66 x[1]
        xor edx, eax               ;   280.7 p1      35 x
        xor edi, esi               ;   281.3 p0      67 x[3]
        xor edx, esi               ;   281.7 p1      35 x
        rol esi, 0x1d              ;   281.7 p0      69 x[2]
        lea ebp, [eax*8]           ;   282.7 p0      67 x[3]
        xor edi, ebp               ;   283.7 p1      67 x[3]
        rol eax, 0x13              ;   283.7 p0      70 x[0]
        xor edx, edi               ;   284.7 p1      35 x
        mov ebp, esi               ;   284.3 p1      35 x copy
        not ebp                    ;   285.3 p0      35 x
        xor esi, eax               ;   285.3 p1      35 x
        or eax, edx                ;   285.7 p0      35 x
        xor eax, edi               ;   286.7 p1      35 x
        and edi, edx               ;   286.7 p0      35 x
        xor edx, ebp               ;   287.3 p1      35 x
        xor edi, esi               ;   287.7 p0      35 x
        and ebp, eax               ;   288.3 p1      35 x
        xor ebp, esi               ;   289.3 p0      97 x[2]
        and esi, eax               ;   289.3 p1      35 x
        xor eax, edx               ;   289.7 p0      35 x
        or edx, edi                ;   290.3 p1      35 x
        xor esi, edx               ;   291.3 p0      35 x
        xor ebp, eax               ;   291.3 p1      97 x[2]
        xor eax, dword [esp + 288] ;   291.7 p0+p2   97 x[1]
        xor eax, esi               ;   292.7 p1      97 x[1]
        xor esi, dword [esp + 284] ;   292.7 p0+p2   97 x[0]
        rol esi, 0x1b              ;   293.7 p0      62 x[0]
        xor ebp, dword [esp + 292] ;   293.3 p1+p2   97 x[2]
        rol ebp, 0xa               ;   294.7 p0      61 x[2]
        xor edi, dword [esp + 296] ;   294.3 p1+p2   97 x[3]
        xor esi, eax               ;   295.3 p1      64 x[0]
        xor ebp, edi               ;   295.7 p0      63 x[2]
        xor esi, edi               ;   296.3 p1      64 x[0]
        rol edi, 0x19              ;   296.7 p0      65 x[3]
        mov ecx, eax               ;   297.3 p1      63 x[2] copy
        shl ecx, 7                 ;   298.3 p0      63 x[2]
        xor ebp, ecx               ;   299.3 p1      63 x[2]
        rol eax, 0x1f              ;   298.7 p0      66 x[1]
        xor eax, esi               ;   299.7 p1      68 x[1]
        xor edi, ebp               ;   300.3 p0      67 x[3]
        xor eax, ebp               ;   300.7 p1      68 x[1]
        rol ebp, 0x1d              ;   300.7 p0      69 x[2]
        lea ecx, [esi*8]           ;   301.7 p0      67 x[3]
        xor edi, ecx               ;   302.7 p1      67 x[3]
        rol esi, 0x13              ;   302.7 p0      70 x[0]
        mov ecx, ebp               ;   302.3 p1      34 x copy
        or ebp, edi                ;   303.7 p1      34 x
        mov edx, esi               ;   303.7 p0      34 x copy
        or edx, eax                ;   304.7 p1      34 x
        xor ecx, edx               ;   305.7 p0      34 x
        xor esi, edi               ;   305.3 p1      34 x
        mov edx, eax               ;   305.7 p0      34 x copy
        xor edx, esi               ;   306.7 p1      34 x
        and ebp, edx               ;   307.7 p0      34 x
        and esi, ecx               ;   307.3 p1      34 x
        xor eax, esi               ;   308.3 p0      34 x
        xor esi, ebp               ;   308.7 p1      34 x
        or ebp, edi                ;   308.7 p0      34 x
        xor edi, ecx               ;   309.3 p1      34 x
        xor ecx, eax               ;   309.7 p0      34 x
        xor ebp, edi               ;   310.3 p1      34 x
        and ecx, esi               ;   310.7 p0      34 x
        xor eax, ebp               ;   311.3 p1      97 x[0]
        xor ebp, ecx               ;   311.7 p0      97 x[1]
        xor eax, dword [esp + 20]  ;   312.3 p1+p2   97 x[0]
        rol eax, 0x1b              ;   313.3 p0      62 x[0]
        xor ebp, dword [esp + 300] ;   313.3 p1+p2   97 x[1]
        xor edi, dword [esp + 24]  ;   313.7 p0+p2   97 x[2]
        rol edi, 0xa               ;   314.7 p0      61 x[2]
        xor esi, dword [esp + 28]  ;   314.3 p1+p2   97 x[3]
        xor eax, ebp               ;   315.3 p1      64 x[0]
        xor edi, esi               ;   315.7 p0      63 x[2]
        xor eax, esi               ;   316.3 p1      64 x[0]
        rol esi, 0x19              ;   316.7 p0      65 x[3]
        mov ecx, ebp               ;   317.3 p1      63 x[2] copy
        shl ecx, 7                 ;   318.3 p0      63 x[2]
        xor edi, ecx               ;   319.3 p1      63 x[2]
        rol ebp, 0x1f              ;   318.7 p0      66 x[1]
        xor ebp, eax               ;   319.7 p1      68 x[1]
        xor esi, edi               ;   320.3 p0      67 x[3]
        xor ebp, edi               ;   320.7 p1      68 x[1]
        rol edi, 0x1d              ;   320.7 p0      69 x[2]
        lea ecx, [eax*8]           ;   321.7 p0      67 x[3]
        xor esi, ecx               ;   322.7 p1      67 x[3]
        rol eax, 0x13              ;   322.7 p0      70 x[0]
        mov ecx, edi               ;   322.3 p1      41 x copy
        xor ecx, eax               ;   323.7 p1      41 x
        not ecx                    ;   324.7 p0      41 x
        and eax, esi               ;   324.3 p1      41 x
        or edi, esi                ;   324.7 p0      41 x
        xor esi, ebp               ;   325.3 p1      41 x
        and esi, edi               ;   326.3 p0      41 x
        or ebp, eax                ;   326.3 p1      41 x
        xor ebp, ecx               ;   327.3 p0      41 x
        or ecx, eax                ;   327.3 p1      41 x
        xor edi, eax               ;   327.7 p0      41 x
        xor eax, ecx               ;   328.3 p1      41 x
        xor ecx, esi               ;   328.7 p0      41 x
        or eax, edi                ;   329.3 p1      41 x
        xor edi, ebp               ;   329.7 p0      41 x
        and ebp, ecx               ;   330.3 p1      41 x
        xor esi, edi               ;   330.7 p0      97 x[0]
        xor eax, edi               ;   331.3 p1      97 x[2]
        xor ebp, edi               ;   331.7 p0      97 x[3]
        xor esi, dword [esp + 304] ;   332.3 p1+p2   97 x[0]
        rol esi, 0x1b              ;   333.3 p0      62 x[0]
        xor ecx, dword [esp + 308] ;   333.3 p1+p2   97 x[1]
        xor eax, dword [esp + 312] ;   333.7 p0+p2   97 x[2]
        rol eax, 0xa               ;   334.7 p0      61 x[2]
        xor ebp, dword [esp + 316] ;   334.3 p1+p2   97 x[3]
        xor esi, ecx               ;   335.3 p1      64 x[0]
        xor eax, ebp               ;   335.7 p0      63 x[2]
        xor esi, ebp               ;   336.3 p1      64 x[0]
        rol ebp, 0x19              ;   336.7 p0      65 x[3]
        mov edi, ecx               ;   337.3 p1      63 x[2] copy
        shl edi, 7                 ;   338.3 p0      63 x[2]
        xor eax, edi               ;   339.3 p1      63 x[2]
        rol ecx, 0x1f              ;   338.7 p0      66 x[1]
        xor ecx, esi               ;   339.7 p1      68 x[1]
        xor ebp, eax               ;   340.3 p0      67 x[3]
        xor ecx, eax               ;   340.7 p1      68 x[1]
        rol eax, 0x1d              ;   340.7 p0      69 x[2]
        lea edi, [esi*8]           ;   341.7 p0      67 x[3]
        xor ebp, edi               ;   342.7 p1      67 x[3]
        rol esi, 0x13              ;   342.7 p0      70 x[0]
        mov edi, ecx               ;   342.3 p1      40 x copy
        not edi                    ;   343.3 p1      40 x
        xor ecx, ebp               ;   343.7 p0      40 x
        mov edx, eax               ;   344.3 p1      40 x copy
        not edx                    ;   345.3 p0      40 x
        mov ebx, eax               ;   345.3 p1      40 x copy
        and ebx, esi               ;   346.3 p0      40 x
        xor eax, esi               ;   346.3 p1      40 x
        xor ecx, ebx               ;   347.3 p0      40 x
        or ebp, eax                ;   347.3 p1      40 x
        xor edx, ecx               ;   348.3 p0      40 x
        xor ebp, ecx               ;   348.3 p1      40 x
        and ecx, eax               ;   348.7 p0      40 x
        xor eax, edi               ;   349.3 p1      40 x
        xor edi, ecx               ;   349.7 p0      97 x[2]
        xor ecx, edx               ;   350.3 p1      40 x
        and eax, ebp               ;   350.7 p0      40 x
        xor eax, ecx               ;   351.7 p1      40 x
        and ecx, ebp               ;   351.7 p0      40 x
        xor edi, ecx               ;   352.7 p1      97 x[2]
        xor ebp, eax               ;   352.7 p0      97 x[0]
        xor ebp, dword [esp + 320] ;   353.7 p1+p2   97 x[0]
        rol ebp, 0x1b              ;   354.7 p0      62 x[0]
        xor edx, dword [esp + 324] ;   354.3 p1+p2   97 x[1]
        xor edi, dword [esp + 328] ;   354.7 p0+p2   97 x[2]
        rol edi, 0xa               ;   355.7 p0      61 x[2]
        xor eax, dword [esp + 332] ;   355.3 p1+p2   97 x[3]
        xor ebp, edx               ;   356.3 p1      64 x[0]
        xor edi, eax               ;   356.7 p0      63 x[2]
        xor ebp, eax               ;   357.3 p1      64 x[0]
        rol eax, 0x19              ;   357.7 p0      65 x[3]
        mov esi, edx               ;   358.3 p1      63 x[2] copy
        shl esi, 7                 ;   359.3 p0      63 x[2]
        xor edi, esi               ;   360.3 p1      63 x[2]
        rol edx, 0x1f              ;   359.7 p0      66 x[1]
        xor edx, ebp               ;   360.7 p1      68 x[1]
        xor eax, edi               ;   361.3 p0      67 x[3]
        xor edx, edi               ;   361.7 p1      68 x[1]
        rol edi, 0x1d              ;   361.7 p0      69 x[2]
        lea esi, [ebp*8]           ;   362.7 p0      67 x[3]
        xor eax, esi               ;   363.7 p1      67 x[3]
        rol ebp, 0x13              ;   363.7 p0      70 x[0]
        mov esi, edx               ;   363.3 p1      39 x copy
        not esi                    ;   364.3 p1      39 x
        and edx, ebp               ;   364.7 p0      39 x
        or edx, edi                ;   365.7 p1      39 x
        xor edi, eax               ;   365.7 p0      39 x
        and eax, ebp               ;   366.3 p1      39 x
        xor eax, esi               ;   367.3 p0      39 x
        xor edi, ebp               ;   367.3 p1      39 x
        xor edx, eax               ;   368.3 p0      39 x
        xor edi, eax               ;   368.3 p1      39 x
        or eax, edi                ;   369.3 p0      39 x
        xor eax, ebp               ;   370.3 p1      97 x[2]
        xor ebp, esi               ;   369.7 p0      39 x
        not ebp                    ;   370.7 p1      39 x
        or ebp, edx                ;   371.7 p0      39 x
        and esi, edx               ;   371.3 p1      39 x
        xor ebp, edi               ;   372.7 p0      97 x[1]
        xor edi, esi               ;   372.3 p1      97 x[0]
        xor eax, esi               ;   372.7 p0      97 x[2]
        xor edi, dword [esp + 336] ;   373.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   374.3 p0      62 x[0]
        xor ebp, dword [esp + 340] ;   374.3 p1+p2   97 x[1]
        xor eax, dword [esp + 344] ;   374.7 p0+p2   97 x[2]
        rol eax, 0xa               ;   375.7 p0      61 x[2]
        xor edx, dword [esp + 348] ;   375.3 p1+p2   97 x[3]
        xor edi, ebp               ;   376.3 p1      64 x[0]
        xor eax, edx               ;   376.7 p0      63 x[2]
        xor edi, edx               ;   377.3 p1      64 x[0]
        rol edx, 0x19              ;   377.7 p0      65 x[3]
        mov esi, ebp               ;   378.3 p1      63 x[2] copy
        shl esi, 7                 ;   379.3 p0      63 x[2]
        xor eax, esi               ;   380.3 p1      63 x[2]
        rol ebp, 0x1f              ;   379.7 p0      66 x[1]
        xor ebp, edi               ;   380.7 p1      68 x[1]
        xor edx, eax               ;   381.3 p0      67 x[3]
        xor ebp, eax               ;   381.7 p1      68 x[1]
        rol eax, 0x1d              ;   381.7 p0      69 x[2]
        lea esi, [edi*8]           ;   382.7 p0      67 x[3]
        xor edx, esi               ;   383.7 p1      67 x[3]
        rol edi, 0x13              ;   383.7 p0      70 x[0]
        mov esi, eax               ;   383.3 p1      38 x copy
        or eax, edx                ;   384.7 p1      38 x
        xor esi, edi               ;   384.7 p0      38 x
        and esi, eax               ;   385.7 p1      38 x
        xor eax, ebp               ;   385.7 p0      38 x
        and ebp, edi               ;   386.3 p1      38 x
        xor ebp, edx               ;   387.3 p0      38 x
        and edx, edi               ;   387.3 p1      38 x
        not edx                    ;   388.3 p0      38 x
        and eax, edx               ;   389.3 p1      38 x
        xor ebp, esi               ;   388.7 p0      38 x
        xor eax, esi               ;   390.3 p1      38 x
        or edi, esi                ;   389.7 p0      38 x
        not esi                    ;   390.3 p1      38 x
        xor edx, edi               ;   390.7 p0      97 x[0]
        xor edi, ebp               ;   391.3 p1      38 x
        or edi, eax                ;   392.3 p0      38 x
        xor esi, edi               ;   393.3 p1      97 x[2]
        xor edx, eax               ;   392.7 p0      97 x[0]
        xor eax, ebp               ;   393.3 p1      97 x[3]
        xor edx, dword [esp + 352] ;   393.7 p0+p2   97 x[0]
        rol edx, 0x1b              ;   394.7 p0      62 x[0]
        xor ebp, dword [esp + 356] ;   394.3 p1+p2   97 x[1]
        xor esi, dword [esp + 360] ;   395.3 p1+p2   97 x[2]
        rol esi, 0xa               ;   396.3 p0      61 x[2]
        xor eax, dword [esp + 364] ;   396.3 p1+p2   97 x[3]
        xor edx, ebp               ;   396.7 p0      64 x[0]
        xor esi, eax               ;   397.3 p1      63 x[2]
        xor edx, eax               ;   397.7 p0      64 x[0]
        rol eax, 0x19              ;   398.7 p0      65 x[3]
        mov edi, ebp               ;   398.3 p1      63 x[2] copy
        shl edi, 7                 ;   399.7 p0      63 x[2]
        xor esi, edi               ;   400.7 p1      63 x[2]
        rol ebp, 0x1f              ;   400.7 p0      66 x[1]
        xor ebp, edx               ;   401.7 p1      68 x[1]
        xor ebp, esi               ;   402.7 p1      68 x[1]
        xor eax, esi               ;   401.7 p0      67 x[3]
        rol esi, 0x1d              ;   402.7 p0      69 x[2]
        lea edi, [edx*8]           ;   403.7 p0      67 x[3]
        xor eax, edi               ;   404.7 p1      67 x[3]
        rol edx, 0x13              ;   404.7 p0      70 x[0]
        mov edi, ebp               ;   403.7 p1      37 x copy
        xor edi, esi               ;   404.7 p1      37 x
        and ebp, edi               ;   405.7 p1      37 x
        xor ebp, edx               ;   406.7 p0      37 x
        and edx, esi               ;   406.3 p1      37 x
        xor esi, eax               ;   406.7 p0      37 x
        or eax, ebp                ;   407.7 p1      37 x
        xor edx, edi               ;   407.7 p0      37 x
        xor eax, edi               ;   408.7 p1      37 x
        xor esi, edx               ;   408.7 p0      37 x
        xor ebp, esi               ;   409.7 p1      37 x
        or edi, eax                ;   409.7 p0      37 x
        xor edi, ebp               ;   410.7 p1      37 x
        xor edx, edi               ;   411.7 p0      97 x[2]
        or ebp, eax                ;   411.3 p1      37 x
        xor ebp, esi               ;   412.3 p0      97 x[3]
        and esi, eax               ;   412.3 p1      37 x
        xor edi, esi               ;   413.3 p0      97 x[1]
        xor eax, dword [esp + 368] ;   413.3 p1+p2   97 x[0]
        rol eax, 0x1b              ;   414.3 p0      62 x[0]
        xor edi, dword [esp + 372] ;   414.3 p1+p2   97 x[1]
        xor edx, dword [esp + 376] ;   414.7 p0+p2   97 x[2]
        rol edx, 0xa               ;   415.7 p0      61 x[2]
        xor ebp, dword [esp + 380] ;   415.3 p1+p2   97 x[3]
        xor eax, edi               ;   416.3 p1      64 x[0]
        xor edx, ebp               ;   416.7 p0      63 x[2]
        xor eax, ebp               ;   417.3 p1      64 x[0]
        rol ebp, 0x19              ;   417.7 p0      65 x[3]
        mov esi, edi               ;   418.3 p1      63 x[2] copy
        shl esi, 7                 ;   419.3 p0      63 x[2]
        xor edx, esi               ;   420.3 p1      63 x[2]
        rol edi, 0x1f              ;   419.7 p0      66 x[1]
        xor edi, eax               ;   420.7 p1      68 x[1]
        xor ebp, edx               ;   421.3 p0      67 x[3]
        xor edi, edx               ;   421.7 p1      68 x[1]
        rol edx, 0x1d              ;   421.7 p0      69 x[2]
        xor edx, edi               ;   422.7 p1      36 x
        lea esi, [eax*8]           ;   422.7 p0      67 x[3]
        xor ebp, esi               ;   423.7 p1      67 x[3]
        rol eax, 0x13              ;   423.7 p0      70 x[0]
        xor edx, ebp               ;   424.7 p1      36 x
        mov esi, edi               ;   424.7 p0      36 x copy
        or edi, edx                ;   425.7 p1      36 x
        mov ecx, eax               ;   425.7 p0      36 x copy
        xor ecx, ebp               ;   426.7 p1      36 x
        xor edi, ecx               ;   427.7 p0      36 x
        and ebp, edx               ;   427.3 p1      36 x
        xor esi, ebp               ;   428.3 p0      36 x
        xor eax, edx               ;   428.3 p1      36 x
        not eax                    ;   429.3 p0      36 x
        and ecx, esi               ;   429.3 p1      36 x
        xor esi, eax               ;   430.3 p0      97 x[2]
        and eax, edi               ;   430.3 p1      36 x
        or eax, ecx                ;   431.3 p0      36 x
        xor edx, ecx               ;   431.3 p1      97 x[1]
        xor esi, ecx               ;   431.7 p0      97 x[2]
        xor edi, dword [esp + 384] ;   432.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   433.3 p0      62 x[0]
        xor edx, dword [esp + 388] ;   433.3 p1+p2   97 x[1]
        xor esi, dword [esp + 392] ;   433.7 p0+p2   97 x[2]
        rol esi, 0xa               ;   434.7 p0      61 x[2]
        xor eax, dword [esp + 32]  ;   434.3 p1+p2   97 x[3]
        xor edi, edx               ;   435.3 p1      64 x[0]
        xor esi, eax               ;   435.7 p0      63 x[2]
        xor edi, eax               ;   436.3 p1      64 x[0]
        rol eax, 0x19              ;   436.7 p0      65 x[3]
        mov ebp, edx               ;   437.3 p1      63 x[2] copy
        shl ebp, 7                 ;   438.3 p0      63 x[2]
        xor esi, ebp               ;   439.3 p1      63 x[2]
        rol edx, 0x1f              ;   438.7 p0      66 x[1]
        xor edx, edi               ;   439.7 p1      35 x
        xor eax, esi               ;   440.3 p0      67 x[3]
        xor edx, esi               ;   440.7 p1      35 x
        rol esi, 0x1d              ;   440.7 p0      69 x[2]
        lea ebp, [edi*8]           ;   441.7 p0      67 x[3]
        xor eax, ebp               ;   442.7 p1      67 x[3]
        rol edi, 0x13              ;   442.7 p0      70 x[0]
        xor edx, eax               ;   443.7 p1      35 x
        mov ebp, esi               ;   443.3 p1      35 x copy
        not ebp                    ;   444.3 p0      35 x
        xor esi, edi               ;   444.3 p1      35 x
        or edi, edx                ;   444.7 p0      35 x
        xor edi, eax               ;   445.7 p1      35 x
        and eax, edx               ;   445.7 p0      35 x
        xor edx, ebp               ;   446.3 p1      35 x
        xor eax, esi               ;   446.7 p0      35 x
        and ebp, edi               ;   447.3 p1      35 x
        xor ebp, esi               ;   448.3 p0      97 x[2]
        and esi, edi               ;   448.3 p1      35 x
        xor edi, edx               ;   448.7 p0      35 x
        or edx, eax                ;   449.3 p1      35 x
        xor esi, edx               ;   450.3 p0      35 x
        xor ebp, edi               ;   450.3 p1      97 x[2]
        xor edi, dword [esp + 400] ;   450.7 p0+p2   97 x[1]
        xor edi, esi               ;   451.7 p1      97 x[1]
        xor esi, dword [esp + 396] ;   451.7 p0+p2   97 x[0]
        rol esi, 0x1b              ;   452.7 p0      62 x[0]
        xor ebp, dword [esp + 404] ;   452.3 p1+p2   97 x[2]
        rol ebp, 0xa               ;   453.7 p0      61 x[2]
        xor eax, dword [esp + 408] ;   453.3 p1+p2   97 x[3]
        xor esi, edi               ;   454.3 p1      64 x[0]
        xor ebp, eax               ;   454.7 p0      63 x[2]
        xor esi, eax               ;   455.3 p1      64 x[0]
        rol eax, 0x19              ;   455.7 p0      65 x[3]
        mov ecx, edi               ;   456.3 p1      63 x[2] copy
        shl ecx, 7                 ;   457.3 p0      63 x[2]
        xor ebp, ecx               ;   458.3 p1      63 x[2]
        rol edi, 0x1f              ;   457.7 p0      66 x[1]
        xor edi, esi               ;   458.7 p1      68 x[1]
        xor eax, ebp               ;   459.3 p0      67 x[3]
        xor edi, ebp               ;   459.7 p1      68 x[1]
        rol ebp, 0x1d              ;   459.7 p0      69 x[2]
        lea ecx, [esi*8]           ;   460.7 p0      67 x[3]
        xor eax, ecx               ;   461.7 p1      67 x[3]
        rol esi, 0x13              ;   461.7 p0      70 x[0]
        mov ecx, ebp               ;   461.3 p1      34 x copy
        or ebp, eax                ;   462.7 p1      34 x
        mov edx, esi               ;   462.7 p0      34 x copy
        or edx, edi                ;   463.7 p1      34 x
        xor ecx, edx               ;   464.7 p0      34 x
        xor esi, eax               ;   464.3 p1      34 x
        mov edx, edi               ;   464.7 p0      34 x copy
        xor edx, esi               ;   465.7 p1      34 x
        and ebp, edx               ;   466.7 p0      34 x
        and esi, ecx               ;   466.3 p1      34 x
        xor edi, esi               ;   467.3 p0      34 x
        xor esi, ebp               ;   467.7 p1      34 x
        or ebp, eax                ;   467.7 p0      34 x
        xor eax, ecx               ;   468.3 p1      34 x
        xor ecx, edi               ;   468.7 p0      34 x
        xor ebp, eax               ;   469.3 p1      34 x
        and ecx, esi               ;   469.7 p0      34 x
        xor edi, ebp               ;   470.3 p1      97 x[0]
        xor ebp, ecx               ;   470.7 p0      97 x[1]
        xor edi, dword [esp + 36]  ;   471.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   472.3 p0      62 x[0]
        xor ebp, dword [esp + 412] ;   472.3 p1+p2   97 x[1]
        xor eax, dword [esp + 40]  ;   472.7 p0+p2   97 x[2]
        rol eax, 0xa               ;   473.7 p0      61 x[2]
        xor esi, dword [esp + 44]  ;   473.3 p1+p2   97 x[3]
        xor edi, ebp               ;   474.3 p1      64 x[0]
        xor eax, esi               ;   474.7 p0      63 x[2]
        xor edi, esi               ;   475.3 p1      64 x[0]
        rol esi, 0x19              ;   475.7 p0      65 x[3]
        mov ecx, ebp               ;   476.3 p1      63 x[2] copy
        shl ecx, 7                 ;   477.3 p0      63 x[2]
        xor eax, ecx               ;   478.3 p1      63 x[2]
        rol ebp, 0x1f              ;   477.7 p0      66 x[1]
        xor ebp, edi               ;   478.7 p1      68 x[1]
        xor esi, eax               ;   479.3 p0      67 x[3]
        xor ebp, eax               ;   479.7 p1      68 x[1]
        rol eax, 0x1d              ;   479.7 p0      69 x[2]
        lea ecx, [edi*8]           ;   480.7 p0      67 x[3]
        xor esi, ecx               ;   481.7 p1      67 x[3]
        rol edi, 0x13              ;   481.7 p0      70 x[0]
        mov ecx, eax               ;   481.3 p1      41 x copy
        xor ecx, edi               ;   482.7 p1      41 x
        not ecx                    ;   483.7 p0      41 x
        and edi, esi               ;   483.3 p1      41 x
        or eax, esi                ;   483.7 p0      41 x
        xor esi, ebp               ;   484.3 p1      41 x
        and esi, eax               ;   485.3 p0      41 x
        or ebp, edi                ;   485.3 p1      41 x
        xor ebp, ecx               ;   486.3 p0      41 x
        or ecx, edi                ;   486.3 p1      41 x
        xor eax, edi               ;   486.7 p0      41 x
        xor edi, ecx               ;   487.3 p1      41 x
        xor ecx, esi               ;   487.7 p0      41 x
        or edi, eax                ;   488.3 p1      41 x
        xor eax, ebp               ;   488.7 p0      41 x
        and ebp, ecx               ;   489.3 p1      41 x
        xor esi, eax               ;   489.7 p0      97 x[0]
        xor edi, eax               ;   490.3 p1      97 x[2]
        xor ebp, eax               ;   490.7 p0      97 x[3]
        xor esi, dword [esp + 416] ;   491.3 p1+p2   97 x[0]
        rol esi, 0x1b              ;   492.3 p0      62 x[0]
        xor ecx, dword [esp + 420] ;   492.3 p1+p2   97 x[1]
        xor edi, dword [esp + 424] ;   492.7 p0+p2   97 x[2]
        rol edi, 0xa               ;   493.7 p0      61 x[2]
        xor ebp, dword [esp + 428] ;   493.3 p1+p2   97 x[3]
        xor esi, ecx               ;   494.3 p1      64 x[0]
        xor edi, ebp               ;   494.7 p0      63 x[2]
        xor esi, ebp               ;   495.3 p1      64 x[0]
        rol ebp, 0x19              ;   495.7 p0      65 x[3]
        mov eax, ecx               ;   496.3 p1      63 x[2] copy
        shl eax, 7                 ;   497.3 p0      63 x[2]
        xor edi, eax               ;   498.3 p1      63 x[2]
        rol ecx, 0x1f              ;   497.7 p0      66 x[1]
        xor ecx, esi               ;   498.7 p1      68 x[1]
        xor ebp, edi               ;   499.3 p0      67 x[3]
        xor ecx, edi               ;   499.7 p1      68 x[1]
        rol edi, 0x1d              ;   499.7 p0      69 x[2]
        lea eax, [esi*8]           ;   500.7 p0      67 x[3]
        xor ebp, eax               ;   501.7 p1      67 x[3]
        rol esi, 0x13              ;   501.7 p0      70 x[0]
        mov eax, ecx               ;   501.3 p1      40 x copy
        not eax                    ;   502.3 p1      40 x
        xor ecx, ebp               ;   502.7 p0      40 x
        mov edx, edi               ;   503.3 p1      40 x copy
        not edx                    ;   504.3 p0      40 x
        mov ebx, edi               ;   504.3 p1      40 x copy
        and ebx, esi               ;   505.3 p0      40 x
        xor edi, esi               ;   505.3 p1      40 x
        xor ecx, ebx               ;   506.3 p0      40 x
        or ebp, edi                ;   506.3 p1      40 x
        xor edx, ecx               ;   507.3 p0      40 x
        xor ebp, ecx               ;   507.3 p1      40 x
        and ecx, edi               ;   507.7 p0      40 x
        xor edi, eax               ;   508.3 p1      40 x
        xor eax, ecx               ;   508.7 p0      97 x[2]
        xor ecx, edx               ;   509.3 p1      40 x
        and edi, ebp               ;   509.7 p0      40 x
        xor edi, ecx               ;   510.7 p1      40 x
        and ecx, ebp               ;   510.7 p0      40 x
        xor eax, ecx               ;   511.7 p1      97 x[2]
        xor ebp, edi               ;   511.7 p0      97 x[0]
        xor ebp, dword [esp + 432] ;   512.7 p1+p2   97 x[0]
        rol ebp, 0x1b              ;   513.7 p0      62 x[0]
        xor edx, dword [esp + 436] ;   513.3 p1+p2   97 x[1]
        xor eax, dword [esp + 440] ;   513.7 p0+p2   97 x[2]
        rol eax, 0xa               ;   514.7 p0      61 x[2]
        xor edi, dword [esp + 444] ;   514.3 p1+p2   97 x[3]
        xor ebp, edx               ;   515.3 p1      64 x[0]
        xor eax, edi               ;   515.7 p0      63 x[2]
        xor ebp, edi               ;   516.3 p1      64 x[0]
        rol edi, 0x19              ;   516.7 p0      65 x[3]
        mov esi, edx               ;   517.3 p1      63 x[2] copy
        shl esi, 7                 ;   518.3 p0      63 x[2]
        xor eax, esi               ;   519.3 p1      63 x[2]
        rol edx, 0x1f              ;   518.7 p0      66 x[1]
        xor edx, ebp               ;   519.7 p1      68 x[1]
        xor edi, eax               ;   520.3 p0      67 x[3]
        xor edx, eax               ;   520.7 p1      68 x[1]
        rol eax, 0x1d              ;   520.7 p0      69 x[2]
        lea esi, [ebp*8]           ;   521.7 p0      67 x[3]
        xor edi, esi               ;   522.7 p1      67 x[3]
        rol ebp, 0x13              ;   522.7 p0      70 x[0]
        mov esi, edx               ;   522.3 p1      39 x copy
        not esi                    ;   523.3 p1      39 x
        and edx, ebp               ;   523.7 p0      39 x
        or edx, eax                ;   524.7 p1      39 x
        xor eax, edi               ;   524.7 p0      39 x
        and edi, ebp               ;   525.3 p1      39 x
        xor edi, esi               ;   526.3 p0      39 x
        xor eax, ebp               ;   526.3 p1      39 x
        xor edx, edi               ;   527.3 p0      39 x
        xor eax, edi               ;   527.3 p1      39 x
        or edi, eax                ;   528.3 p0      39 x
        xor edi, ebp               ;   529.3 p1      97 x[2]
        xor ebp, esi               ;   528.7 p0      39 x
        not ebp                    ;   529.7 p1      39 x
        or ebp, edx                ;   530.7 p0      39 x
        and esi, edx               ;   530.3 p1      39 x
        xor ebp, eax               ;   531.7 p0      97 x[1]
        xor eax, esi               ;   531.3 p1      97 x[0]
        xor edi, esi               ;   531.7 p0      97 x[2]
        xor eax, dword [esp + 448] ;   532.3 p1+p2   97 x[0]
        rol eax, 0x1b              ;   533.3 p0      62 x[0]
        xor ebp, dword [esp + 452] ;   533.3 p1+p2   97 x[1]
        xor edi, dword [esp + 456] ;   533.7 p0+p2   97 x[2]
        rol edi, 0xa               ;   534.7 p0      61 x[2]
        xor edx, dword [esp + 460] ;   534.3 p1+p2   97 x[3]
        xor eax, ebp               ;   535.3 p1      64 x[0]
        xor edi, edx               ;   535.7 p0      63 x[2]
        xor eax, edx               ;   536.3 p1      64 x[0]
        rol edx, 0x19              ;   536.7 p0      65 x[3]
        mov esi, ebp               ;   537.3 p1      63 x[2] copy
        shl esi, 7                 ;   538.3 p0      63 x[2]
        xor edi, esi               ;   539.3 p1      63 x[2]
        rol ebp, 0x1f              ;   538.7 p0      66 x[1]
        xor ebp, eax               ;   539.7 p1      68 x[1]
        xor edx, edi               ;   540.3 p0      67 x[3]
        xor ebp, edi               ;   540.7 p1      68 x[1]
        rol edi, 0x1d              ;   540.7 p0      69 x[2]
        lea esi, [eax*8]           ;   541.7 p0      67 x[3]
        xor edx, esi               ;   542.7 p1      67 x[3]
        rol eax, 0x13              ;   542.7 p0      70 x[0]
        mov esi, edi               ;   542.3 p1      38 x copy
        or edi, edx                ;   543.7 p1      38 x
        xor esi, eax               ;   543.7 p0      38 x
        and esi, edi               ;   544.7 p1      38 x
        xor edi, ebp               ;   544.7 p0      38 x
        and ebp, eax               ;   545.3 p1      38 x
        xor ebp, edx               ;   546.3 p0      38 x
        and edx, eax               ;   546.3 p1      38 x
        not edx                    ;   547.3 p0      38 x
        and edi, edx               ;   548.3 p1      38 x
        xor ebp, esi               ;   547.7 p0      38 x
        xor edi, esi               ;   549.3 p1      38 x
        or eax, esi                ;   548.7 p0      38 x
        not esi                    ;   549.3 p1      38 x
        xor edx, eax               ;   549.7 p0      97 x[0]
        xor eax, ebp               ;   550.3 p1      38 x
        or eax, edi                ;   551.3 p0      38 x
        xor esi, eax               ;   552.3 p1      97 x[2]
        xor edx, edi               ;   551.7 p0      97 x[0]
        xor edi, ebp               ;   552.3 p1      97 x[3]
        xor edx, dword [esp + 464] ;   552.7 p0+p2   97 x[0]
        rol edx, 0x1b              ;   553.7 p0      62 x[0]
        xor ebp, dword [esp + 468] ;   553.3 p1+p2   97 x[1]
        xor esi, dword [esp + 472] ;   554.3 p1+p2   97 x[2]
        rol esi, 0xa               ;   555.3 p0      61 x[2]
        xor edi, dword [esp + 476] ;   555.3 p1+p2   97 x[3]
        xor edx, ebp               ;   555.7 p0      64 x[0]
        xor esi, edi               ;   556.3 p1      63 x[2]
        xor edx, edi               ;   556.7 p0      64 x[0]
        rol edi, 0x19              ;   557.7 p0      65 x[3]
        mov eax, ebp               ;   557.3 p1      63 x[2] copy
        shl eax, 7                 ;   558.7 p0      63 x[2]
        xor esi, eax               ;   559.7 p1      63 x[2]
        rol ebp, 0x1f              ;   559.7 p0      66 x[1]
        xor ebp, edx               ;   560.7 p1      68 x[1]
        xor ebp, esi               ;   561.7 p1      68 x[1]
        xor edi, esi               ;   560.7 p0      67 x[3]
        rol esi, 0x1d              ;   561.7 p0      69 x[2]
        lea eax, [edx*8]           ;   562.7 p0      67 x[3]
        xor edi, eax               ;   563.7 p1      67 x[3]
        rol edx, 0x13              ;   563.7 p0      70 x[0]
        mov eax, ebp               ;   562.7 p1      37 x copy
        xor eax, esi               ;   563.7 p1      37 x
        and ebp, eax               ;   564.7 p1      37 x
        xor ebp, edx               ;   565.7 p0      37 x
        and edx, esi               ;   565.3 p1      37 x
        xor esi, edi               ;   565.7 p0      37 x
        or edi, ebp                ;   566.7 p1      37 x
        xor edx, eax               ;   566.7 p0      37 x
        xor edi, eax               ;   567.7 p1      37 x
        xor esi, edx               ;   567.7 p0      37 x
        xor ebp, esi               ;   568.7 p1      37 x
        or eax, edi                ;   568.7 p0      37 x
        xor eax, ebp               ;   569.7 p1      37 x
        xor edx, eax               ;   570.7 p0      97 x[2]
        or ebp, edi                ;   570.3 p1      37 x
        xor ebp, esi               ;   571.3 p0      97 x[3]
        and esi, edi               ;   571.3 p1      37 x
        xor eax, esi               ;   572.3 p0      97 x[1]
        xor edi, dword [esp + 480] ;   572.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   573.3 p0      62 x[0]
        xor eax, dword [esp + 484] ;   573.3 p1+p2   97 x[1]
        xor edx, dword [esp + 488] ;   573.7 p0+p2   97 x[2]
        rol edx, 0xa               ;   574.7 p0      61 x[2]
        xor ebp, dword [esp + 492] ;   574.3 p1+p2   97 x[3]
        xor edi, eax               ;   575.3 p1      64 x[0]
        xor edx, ebp               ;   575.7 p0      63 x[2]
        xor edi, ebp               ;   576.3 p1      64 x[0]
        rol ebp, 0x19              ;   576.7 p0      65 x[3]
        mov esi, eax               ;   577.3 p1      63 x[2] copy
        shl esi, 7                 ;   578.3 p0      63 x[2]
        xor edx, esi               ;   579.3 p1      63 x[2]
        rol eax, 0x1f              ;   578.7 p0      66 x[1]
        xor eax, edi               ;   579.7 p1      68 x[1]
        xor ebp, edx               ;   580.3 p0      67 x[3]
        xor eax, edx               ;   580.7 p1      68 x[1]
        rol edx, 0x1d              ;   580.7 p0      69 x[2]
        xor edx, eax               ;   581.7 p1      36 x
        lea esi, [edi*8]           ;   581.7 p0      67 x[3]
        xor ebp, esi               ;   582.7 p1      67 x[3]
        rol edi, 0x13              ;   582.7 p0      70 x[0]
        xor edx, ebp               ;   583.7 p1      36 x
        mov esi, eax               ;   583.7 p0      36 x copy
        or eax, edx                ;   584.7 p1      36 x
        mov ecx, edi               ;   584.7 p0      36 x copy
        xor ecx, ebp               ;   585.7 p1      36 x
        xor eax, ecx               ;   586.7 p0      36 x
        and ebp, edx               ;   586.3 p1      36 x
        xor esi, ebp               ;   587.3 p0      36 x
        xor edi, edx               ;   587.3 p1      36 x
        not edi                    ;   588.3 p0      36 x
        and ecx, esi               ;   588.3 p1      36 x
        xor esi, edi               ;   589.3 p0      97 x[2]
        and edi, eax               ;   589.3 p1      36 x
        or edi, ecx                ;   590.3 p0      36 x
        xor edx, ecx               ;   590.3 p1      97 x[1]
        xor esi, ecx               ;   590.7 p0      97 x[2]
        xor eax, dword [esp + 496] ;   591.3 p1+p2   97 x[0]
        rol eax, 0x1b              ;   592.3 p0      62 x[0]
        xor edx, dword [esp + 500] ;   592.3 p1+p2   97 x[1]
        xor esi, dword [esp + 504] ;   592.7 p0+p2   97 x[2]
        rol esi, 0xa               ;   593.7 p0      61 x[2]
        xor edi, dword [esp + 48]  ;   593.3 p1+p2   97 x[3]
        xor eax, edx               ;   594.3 p1      64 x[0]
        xor esi, edi               ;   594.7 p0      63 x[2]
        xor eax, edi               ;   595.3 p1      64 x[0]
        rol edi, 0x19              ;   595.7 p0      65 x[3]
        mov ebp, edx               ;   596.3 p1      63 x[2] copy
        shl ebp, 7                 ;   597.3 p0      63 x[2]
        xor esi, ebp               ;   598.3 p1      63 x[2]
        rol edx, 0x1f              ;   597.7 p0      66 x[1]
        xor edx, eax               ;   598.7 p1      35 x
        xor edi, esi               ;   599.3 p0      67 x[3]
        xor edx, esi               ;   599.7 p1      35 x
        rol esi, 0x1d              ;   599.7 p0      69 x[2]
        lea ebp, [eax*8]           ;   600.7 p0      67 x[3]
        xor edi, ebp               ;   601.7 p1      67 x[3]
        rol eax, 0x13              ;   601.7 p0      70 x[0]
        xor edx, edi               ;   602.7 p1      35 x
        mov ebp, esi               ;   602.3 p1      35 x copy
        not ebp                    ;   603.3 p0      35 x
        xor esi, eax               ;   603.3 p1      35 x
        or eax, edx                ;   603.7 p0      35 x
        xor eax, edi               ;   604.7 p1      35 x
        and edi, edx               ;   604.7 p0      35 x
        xor edx, ebp               ;   605.3 p1      35 x
        xor edi, esi               ;   605.7 p0      35 x
        and ebp, eax               ;   606.3 p1      35 x
        xor ebp, esi               ;   607.3 p0      97 x[2]
        and esi, eax               ;   607.3 p1      35 x
        xor eax, edx               ;   607.7 p0      35 x
        or edx, edi                ;   608.3 p1      35 x
        xor esi, edx               ;   609.3 p0      35 x
        xor ebp, eax               ;   609.3 p1      97 x[2]
        xor eax, dword [esp + 512] ;   609.7 p0+p2   97 x[1]
        xor eax, esi               ;   610.7 p1      97 x[1]
        xor esi, dword [esp + 508] ;   610.7 p0+p2   97 x[0]
        rol esi, 0x1b              ;   611.7 p0      62 x[0]
        xor ebp, dword [esp + 516] ;   611.3 p1+p2   97 x[2]
        rol ebp, 0xa               ;   612.7 p0      61 x[2]
        xor edi, dword [esp + 520] ;   612.3 p1+p2   97 x[3]
        xor esi, eax               ;   613.3 p1      64 x[0]
        xor ebp, edi               ;   613.7 p0      63 x[2]
        xor esi, edi               ;   614.3 p1      64 x[0]
        rol edi, 0x19              ;   614.7 p0      65 x[3]
        mov ecx, eax               ;   615.3 p1      63 x[2] copy
        shl ecx, 7                 ;   616.3 p0      63 x[2]
        xor ebp, ecx               ;   617.3 p1      63 x[2]
        rol eax, 0x1f              ;   616.7 p0      66 x[1]
        xor eax, esi               ;   617.7 p1      68 x[1]
        xor edi, ebp               ;   618.3 p0      67 x[3]
        xor eax, ebp               ;   618.7 p1      68 x[1]
        rol ebp, 0x1d              ;   618.7 p0      69 x[2]
        lea ecx, [esi*8]           ;   619.7 p0      67 x[3]
        xor edi, ecx               ;   620.7 p1      67 x[3]
        rol esi, 0x13              ;   620.7 p0      70 x[0]
        mov ecx, ebp               ;   620.3 p1      34 x copy
        or ebp, edi                ;   621.7 p1      34 x
        mov edx, esi               ;   621.7 p0      34 x copy
        or edx, eax                ;   622.7 p1      34 x
        xor ecx, edx               ;   623.7 p0      34 x
        xor esi, edi               ;   623.3 p1      34 x
        mov edx, eax               ;   623.7 p0      34 x copy
        xor edx, esi               ;   624.7 p1      34 x
        and ebp, edx               ;   625.7 p0      34 x
        and esi, ecx               ;   625.3 p1      34 x
        xor eax, esi               ;   626.3 p0      34 x
        xor esi, ebp               ;   626.7 p1      34 x
        or ebp, edi                ;   626.7 p0      34 x
        xor edi, ecx               ;   627.3 p1      34 x
        xor ecx, eax               ;   627.7 p0      34 x
        xor ebp, edi               ;   628.3 p1      34 x
        and ecx, esi               ;   628.7 p0      34 x
        xor eax, ebp               ;   629.3 p1      97 x[0]
        xor ebp, ecx               ;   629.7 p0      97 x[1]
        xor eax, dword [esp + 52]  ;   630.3 p1+p2   97 x[0]
        xor ebp, dword [esp + 524] ;   630.7 p0+p2   97 x[1]
        xor edi, dword [esp + 56]  ;   631.3 p1+p2   97 x[2]
        xor esi, dword [esp + 60]  ;   631.7 p0+p2   97 x[3]
        mov ecx, dword [esp + 564] ;   616.7 p2      99 dst reload
        mov dword [ecx], eax       ;   631.3 p3+p4   99 dst
        mov dword [ecx + 4], ebp   ;   631.7 p3+p4   99 dst
        mov dword [ecx + 8], edi   ;   632.3 p3+p4   99 dst
        mov dword [ecx + 12], esi  ;   632.7 p3+p4   99 dst
        add ecx, 0x10              ;   632.3 p1      90 blocks
        mov dword [esp + 564], ecx ;   633.3 p3+p4   90 blocks
        mov esi, dword [esp + 532] ;   621.7 p2      90 blocks
        add esi, 0x10              ;   632.7 p0      90 blocks
        cmp esi, dword [esp + 528] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 560], esi ;                    resident
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
