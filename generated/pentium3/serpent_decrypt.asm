; serpent_decrypt for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
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
;   blocks: 1417 uops, planned 634.3; bounds: width 472.3, ports 632.0, path 305.0
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
        mov edi, dword [esi + 500] ;     3.0 p2      90 rk
        mov dword [esp + 0], edi   ;     6.0 p3+p4   90 rk
        mov edi, dword [esi + 508] ;     3.0 p2      90 rk
        mov dword [esp + 4], edi   ;     6.0 p3+p4   90 rk
        mov edi, dword [esi + 12]  ;     3.0 p2      97 x[3]
        not edi                    ;     6.0 p0      97 x[3]
        mov dword [esp + 8], edi   ;     7.0 p3+p4   97 x[3]
        mov edi, dword [esi + 44]  ;     4.0 p2      97 x[3]
        not edi                    ;     7.0 p1      97 x[3]
        mov dword [esp + 12], edi  ;     8.0 p3+p4   97 x[3]
        mov edi, dword [esi + 504] ;     5.0 p2      90 rk
        mov dword [esp + 16], edi  ;     8.0 p3+p4   90 rk
        mov edi, dword [esi + 428] ;     6.0 p2      97 x[3]
        not edi                    ;     9.0 p0      97 x[3]
        mov dword [esp + 20], edi  ;    10.0 p3+p4   97 x[3]
        mov edi, dword [esi + 384] ;     7.3 p2      97 x[0]
        not edi                    ;    10.3 p1      97 x[0]
        mov dword [esp + 24], edi  ;    11.3 p3+p4   97 x[0]
        mov edi, dword [esi + 392] ;     8.7 p2      97 x[2]
        not edi                    ;    11.7 p0      97 x[2]
        mov dword [esp + 28], edi  ;    12.7 p3+p4   97 x[2]
        mov edi, dword [esi + 396] ;    10.0 p2      97 x[3]
        not edi                    ;    13.0 p1      97 x[3]
        mov dword [esp + 32], edi  ;    14.0 p3+p4   97 x[3]
        mov edi, dword [esi + 300] ;    11.3 p2      97 x[3]
        not edi                    ;    14.3 p0      97 x[3]
        mov dword [esp + 36], edi  ;    15.3 p3+p4   97 x[3]
        mov edi, dword [esi + 256] ;    12.7 p2      97 x[0]
        not edi                    ;    15.7 p1      97 x[0]
        mov dword [esp + 40], edi  ;    16.7 p3+p4   97 x[0]
        mov edi, dword [esi + 264] ;    14.0 p2      97 x[2]
        not edi                    ;    17.0 p0      97 x[2]
        mov ebp, dword [esi]       ;    15.0 p2      97 x[0]
        mov dword [esp + 44], edi  ;    18.0 p3+p4   97 x[2]
        mov edi, dword [esi + 268] ;    16.0 p2      97 x[3]
        not edi                    ;    19.0 p1      97 x[3]
        mov dword [esp + 48], edi  ;    20.0 p3+p4   97 x[3]
        not ebp                    ;    18.0 p0      97 x[0]
        mov dword [esp + 52], ebp  ;    19.0 p3+p4   97 x[0]
        mov edi, dword [esi + 172] ;    18.0 p2      97 x[3]
        not edi                    ;    21.0 p1      97 x[3]
        mov dword [esp + 56], edi  ;    22.0 p3+p4   97 x[3]
        mov edi, dword [esi + 128] ;    19.3 p2      97 x[0]
        not edi                    ;    22.3 p0      97 x[0]
        mov dword [esp + 60], edi  ;    23.3 p3+p4   97 x[0]
        mov edi, dword [esi + 8]   ;    20.7 p2      97 x[2]
        not edi                    ;    23.7 p1      97 x[2]
        mov dword [esp + 64], edi  ;    24.7 p3+p4   97 x[2]
        mov edi, dword [esi + 512] ;    22.0 p2      90 rk
        mov dword [esp + 68], edi  ;    25.0 p3+p4   90 rk
        mov edi, dword [esi + 516] ;    23.0 p2      90 rk
        mov dword [esp + 72], edi  ;    26.0 p3+p4   90 rk
        mov edi, dword [esi + 520] ;    24.0 p2      90 rk
        mov dword [esp + 76], edi  ;    27.0 p3+p4   90 rk
        mov edi, dword [esi + 524] ;    25.0 p2      90 rk
        mov dword [esp + 80], edi  ;    28.0 p3+p4   90 rk
        mov edi, dword [esi + 496] ;    26.0 p2      90 rk
        mov dword [esp + 84], edi  ;    29.0 p3+p4   90 rk
        mov edi, dword [esi + 488] ;    27.0 p2      90 rk
        mov dword [esp + 88], edi  ;    30.0 p3+p4   90 rk
        mov edi, dword [esi + 492] ;    28.0 p2      90 rk
        mov dword [esp + 92], edi  ;    31.0 p3+p4   90 rk
        mov edi, dword [esi + 464] ;    29.0 p2      90 rk
        mov ebp, dword [esi + 140] ;    30.0 p2      97 x[3]
        mov dword [esp + 96], edi  ;    32.0 p3+p4   90 rk
        mov edi, dword [esi + 468] ;    31.0 p2      90 rk
        mov dword [esp + 100], edi ;    34.0 p3+p4   90 rk
        mov edi, dword [esi + 472] ;    32.0 p2      90 rk
        mov dword [esp + 104], edi ;    35.0 p3+p4   90 rk
        mov edi, dword [esi + 476] ;    33.0 p2      90 rk
        mov dword [esp + 108], edi ;    36.0 p3+p4   90 rk
        mov edi, dword [esi + 448] ;    34.0 p2      90 rk
        mov dword [esp + 112], edi ;    37.0 p3+p4   90 rk
        mov edi, dword [esi + 452] ;    35.0 p2      90 rk
        mov dword [esp + 116], edi ;    38.0 p3+p4   90 rk
        mov edi, dword [esi + 456] ;    36.0 p2      90 rk
        mov dword [esp + 120], edi ;    39.0 p3+p4   90 rk
        mov edi, dword [esi + 460] ;    37.0 p2      90 rk
        mov dword [esp + 124], edi ;    40.0 p3+p4   90 rk
        not ebp                    ;    37.3 p0      97 x[3]
        mov dword [esp + 128], ebp ;    38.3 p3+p4   97 x[3]
        mov ebp, dword [esi + 484] ;    38.3 p2      90 rk
        mov dword [esp + 132], ebp ;    41.3 p3+p4   90 rk
        mov edi, dword [esi + 480] ;    39.3 p2      90 rk
        mov dword [esp + 136], edi ;    42.3 p3+p4   90 rk
        mov edi, dword [esi + 432] ;    40.3 p2      90 rk
        mov dword [esp + 140], edi ;    43.3 p3+p4   90 rk
        mov edi, dword [esi + 436] ;    41.3 p2      90 rk
        mov dword [esp + 144], edi ;    44.3 p3+p4   90 rk
        mov edi, dword [esi + 440] ;    42.3 p2      90 rk
        mov dword [esp + 148], edi ;    45.3 p3+p4   90 rk
        mov edi, dword [esi + 444] ;    43.3 p2      90 rk
        mov dword [esp + 152], edi ;    46.3 p3+p4   90 rk
        mov edi, dword [esi + 416] ;    44.3 p2      90 rk
        mov dword [esp + 156], edi ;    47.3 p3+p4   90 rk
        mov edi, dword [esi + 420] ;    45.3 p2      90 rk
        mov dword [esp + 160], edi ;    48.3 p3+p4   90 rk
        mov edi, dword [esi + 424] ;    46.3 p2      90 rk
        mov dword [esp + 164], edi ;    49.3 p3+p4   90 rk
        mov edi, dword [esi + 400] ;    47.3 p2      90 rk
        mov dword [esp + 168], edi ;    50.3 p3+p4   90 rk
        mov edi, dword [esi + 404] ;    48.3 p2      90 rk
        mov dword [esp + 172], edi ;    51.3 p3+p4   90 rk
        mov edi, dword [esi + 408] ;    49.3 p2      90 rk
        mov dword [esp + 176], edi ;    52.3 p3+p4   90 rk
        mov edi, dword [esi + 412] ;    50.3 p2      90 rk
        mov dword [esp + 180], edi ;    53.3 p3+p4   90 rk
        mov edi, dword [esi + 388] ;    51.3 p2      90 rk
        mov dword [esp + 184], edi ;    54.3 p3+p4   90 rk
        mov edi, dword [esi + 368] ;    52.3 p2      90 rk
        mov dword [esp + 188], edi ;    55.3 p3+p4   90 rk
        mov edi, dword [esi + 372] ;    53.3 p2      90 rk
        mov dword [esp + 192], edi ;    56.3 p3+p4   90 rk
        mov edi, dword [esi + 376] ;    54.3 p2      90 rk
        mov dword [esp + 196], edi ;    57.3 p3+p4   90 rk
        mov edi, dword [esi + 380] ;    55.3 p2      90 rk
        mov dword [esp + 200], edi ;    58.3 p3+p4   90 rk
        mov edi, dword [esi + 352] ;    56.3 p2      90 rk
        mov dword [esp + 204], edi ;    59.3 p3+p4   90 rk
        mov edi, dword [esi + 356] ;    57.3 p2      90 rk
        mov dword [esp + 208], edi ;    60.3 p3+p4   90 rk
        mov edi, dword [esi + 360] ;    58.3 p2      90 rk
        mov dword [esp + 212], edi ;    61.3 p3+p4   90 rk
        mov edi, dword [esi + 364] ;    59.3 p2      90 rk
        mov dword [esp + 216], edi ;    62.3 p3+p4   90 rk
        mov edi, dword [esi + 336] ;    60.3 p2      90 rk
        mov dword [esp + 220], edi ;    63.3 p3+p4   90 rk
        mov edi, dword [esi + 340] ;    61.3 p2      90 rk
        mov dword [esp + 224], edi ;    64.3 p3+p4   90 rk
        mov edi, dword [esi + 344] ;    62.3 p2      90 rk
        mov dword [esp + 228], edi ;    65.3 p3+p4   90 rk
        mov edi, dword [esi + 348] ;    63.3 p2      90 rk
        mov dword [esp + 232], edi ;    66.3 p3+p4   90 rk
        mov edi, dword [esi + 320] ;    64.3 p2      90 rk
        mov dword [esp + 236], edi ;    67.3 p3+p4   90 rk
        mov edi, dword [esi + 324] ;    65.3 p2      90 rk
        mov dword [esp + 240], edi ;    68.3 p3+p4   90 rk
        mov edi, dword [esi + 328] ;    66.3 p2      90 rk
        mov dword [esp + 244], edi ;    69.3 p3+p4   90 rk
        mov edi, dword [esi + 332] ;    67.3 p2      90 rk
        mov dword [esp + 248], edi ;    70.3 p3+p4   90 rk
        mov edi, dword [esi + 304] ;    68.3 p2      90 rk
        mov dword [esp + 252], edi ;    71.3 p3+p4   90 rk
        mov edi, dword [esi + 308] ;    69.3 p2      90 rk
        mov dword [esp + 256], edi ;    72.3 p3+p4   90 rk
        mov edi, dword [esi + 312] ;    70.3 p2      90 rk
        mov dword [esp + 260], edi ;    73.3 p3+p4   90 rk
        mov edi, dword [esi + 316] ;    71.3 p2      90 rk
        mov dword [esp + 264], edi ;    74.3 p3+p4   90 rk
        mov edi, dword [esi + 288] ;    72.3 p2      90 rk
        mov dword [esp + 268], edi ;    75.3 p3+p4   90 rk
        mov edi, dword [esi + 292] ;    73.3 p2      90 rk
        mov dword [esp + 272], edi ;    76.3 p3+p4   90 rk
        mov edi, dword [esi + 296] ;    74.3 p2      90 rk
        mov dword [esp + 276], edi ;    77.3 p3+p4   90 rk
        mov edi, dword [esi + 272] ;    75.3 p2      90 rk
        mov dword [esp + 280], edi ;    78.3 p3+p4   90 rk
        mov edi, dword [esi + 276] ;    76.3 p2      90 rk
        mov dword [esp + 284], edi ;    79.3 p3+p4   90 rk
        mov ebp, dword [esi + 136] ;    77.3 p2      97 x[2]
        not ebp                    ;    80.3 p1      97 x[2]
        mov dword [esp + 288], ebp ;    81.3 p3+p4   97 x[2]
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
        mov esi, dword [esi + 4]   ;   136.7 p2      90 rk
        mov dword [esp + 520], esi ;   139.7 p3+p4   90 rk
        mov esi, dword [esp + 568] ;   137.7 p2      90 rk
        shl esi, 4                 ;   140.7 p0      90 rk
        add esi, dword [esp + 560] ;   141.7 p1+p2   90 rk
        mov dword [esp + 524], esi ;   142.7 p3+p4   90 rk
        mov dword [esp + 528], edi ;   139.3 p3+p4   90 rk
        cmp dword [esp + 568], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 560] ;                    resident
        align 16
.blocks_1:
        mov edi, dword [esi]       ;     0.0 p2      92 x[0]
        mov edx, dword [esi + 8]   ;     1.0 p2      92 x[2]
        xor edi, dword [esp + 68]  ;     3.0 p0+p2   92 x[0]
        mov ebp, edi               ;     4.0 p1      41 x copy
        xor edx, dword [esp + 76]  ;     4.0 p0+p2   92 x[2]
        xor edi, edx               ;     5.0 p1      41 x
        not edi                    ;     6.0 p0      41 x
        mov dword [esp + 532], edi ;     7.0 p3+p4   41 x spill
        mov ebx, edi               ;     7.0 p1      41 x copy
        mov edi, dword [esi + 12]  ;     4.0 p2      92 x[3]
        xor edi, dword [esp + 80]  ;     7.0 p0+p2   92 x[3]
        or edx, edi                ;     8.0 p1      41 x
        mov eax, dword [esi + 4]   ;     6.0 p2      92 x[1]
        xor eax, dword [esp + 72]  ;     9.0 p0+p2   92 x[1]
        and ebp, edi               ;     8.0 p1      41 x
        mov ecx, eax               ;    10.0 p0      41 x copy
        xor ecx, edi               ;    11.0 p1      41 x
        or eax, ebp                ;    10.0 p0      41 x
        and ecx, edx               ;    12.0 p1      41 x
        xor edx, ebp               ;     9.0 p0      41 x
        mov edi, dword [esp + 532] ;     8.3 p2      41 x reload
        or edi, ebp                ;    11.3 p1      41 x
        xor ebp, edi               ;    12.3 p0      41 x
        or ebp, edx                ;    13.3 p1      41 x
        xor ebx, eax               ;    11.0 p0      41 x
        xor edx, ebx               ;    12.0 p1      41 x
        xor edi, ecx               ;    13.0 p0      41 x
        xor ecx, edx               ;    13.0 p1      97 x[0]
        and ebx, edi               ;    14.0 p0      41 x
        xor ebp, edx               ;    14.3 p1      97 x[2]
        xor edi, dword [esp + 0]   ;    14.0 p0+p2   97 x[1]
        xor edx, ebx               ;    15.0 p1      97 x[3]
        xor ebp, dword [esp + 16]  ;    15.3 p0+p2   97 x[2]
        xor edx, dword [esp + 4]   ;    16.0 p1+p2   97 x[3]
        mov eax, edi               ;    15.7 p0      63 x[2] copy
        shl eax, 7                 ;    16.7 p0      63 x[2]
        rol ebp, 0xa               ;    17.7 p0      61 x[2]
        xor ebp, eax               ;    18.7 p1      63 x[2]
        xor ebp, edx               ;    19.7 p1      63 x[2]
        xor ecx, dword [esp + 84]  ;    18.3 p1+p2   97 x[0]
        rol ecx, 0x1b              ;    19.3 p0      62 x[0]
        xor ecx, edi               ;    20.3 p1      64 x[0]
        xor ecx, edx               ;    21.3 p0      64 x[0]
        rol edx, 0x19              ;    20.7 p0      65 x[3]
        xor edx, ebp               ;    21.7 p1      67 x[3]
        lea eax, [ecx*8]           ;    22.3 p0      67 x[3]
        xor edx, eax               ;    23.3 p1      67 x[3]
        rol edi, 0x1f              ;    22.7 p0      66 x[1]
        xor edi, ebp               ;    23.7 p1      68 x[1]
        rol ebp, 0x1d              ;    23.7 p0      69 x[2]
        mov ebx, ebp               ;    24.7 p1      40 x copy
        not ebx                    ;    25.7 p1      40 x
        xor edi, ecx               ;    24.7 p0      68 x[1]
        rol ecx, 0x13              ;    25.7 p0      70 x[0]
        mov eax, edi               ;    25.7 p1      40 x copy
        mov dword [esp + 532], esi ;    21.3 p3+p4   92 x[0] spill
        not eax                    ;    26.7 p1      40 x
        xor edi, edx               ;    26.7 p0      40 x
        mov esi, ebp               ;    27.3 p1      40 x copy
        and esi, ecx               ;    28.3 p0      40 x
        xor edi, esi               ;    29.3 p1      40 x
        xor ebp, ecx               ;    28.7 p0      40 x
        xor ebx, edi               ;    30.3 p1      40 x
        or edx, ebp                ;    29.7 p0      40 x
        xor edx, edi               ;    30.7 p1      40 x
        and edi, ebp               ;    30.7 p0      40 x
        xor ebp, eax               ;    31.3 p1      40 x
        xor eax, edi               ;    31.7 p0      97 x[2]
        xor edi, ebx               ;    32.3 p1      40 x
        xor ebx, dword [esp + 132] ;    32.7 p0+p2   97 x[1]
        and ebp, edx               ;    33.3 p1      40 x
        xor ebp, edi               ;    34.3 p0      40 x
        and edi, edx               ;    34.3 p1      40 x
        xor eax, edi               ;    35.3 p0      97 x[2]
        xor edx, dword [esp + 136] ;    35.3 p1+p2   97 x[0]
        mov esi, ebx               ;    35.7 p0      63 x[2] copy
        shl esi, 7                 ;    36.7 p0      63 x[2]
        xor eax, dword [esp + 88]  ;    36.3 p1+p2   97 x[2]
        rol eax, 0xa               ;    37.7 p0      61 x[2]
        xor edx, ebp               ;    37.3 p1      97 x[0]
        rol edx, 0x1b              ;    38.7 p0      62 x[0]
        xor edx, ebx               ;    39.7 p1      64 x[0]
        xor ebp, dword [esp + 92]  ;    39.3 p1+p2   97 x[3]
        rol ebx, 0x1f              ;    39.7 p0      66 x[1]
        xor eax, ebp               ;    40.3 p1      63 x[2]
        xor edx, ebp               ;    40.7 p0      64 x[0]
        xor eax, esi               ;    41.3 p1      63 x[2]
        xor ebx, edx               ;    41.7 p0      68 x[1]
        xor ebx, eax               ;    42.7 p1      68 x[1]
        lea esi, [edx*8]           ;    42.7 p0      67 x[3]
        rol edx, 0x13              ;    43.7 p0      70 x[0]
        mov edi, edx               ;    44.7 p1      39 x copy
        rol ebp, 0x19              ;    44.7 p0      65 x[3]
        xor ebp, eax               ;    45.7 p1      67 x[3]
        xor ebp, esi               ;    46.7 p1      67 x[3]
        rol eax, 0x1d              ;    45.7 p0      69 x[2]
        mov esi, ebx               ;    46.3 p1      39 x copy
        and ebx, edx               ;    46.7 p0      39 x
        not esi                    ;    47.3 p1      39 x
        xor edi, esi               ;    48.3 p0      39 x
        not edi                    ;    49.3 p1      39 x
        or ebx, eax                ;    48.7 p0      39 x
        xor eax, ebp               ;    49.3 p1      39 x
        and ebp, edx               ;    49.7 p0      39 x
        xor ebp, esi               ;    50.7 p1      39 x
        xor ebx, ebp               ;    51.7 p0      39 x
        and esi, ebx               ;    52.7 p1      39 x
        or edi, ebx                ;    52.7 p0      39 x
        xor ebx, dword [esp + 108] ;    52.7 p1+p2   97 x[3]
        xor eax, edx               ;    52.7 p0      39 x
        xor eax, ebp               ;    53.7 p1      39 x
        xor edx, dword [esp + 104] ;    53.7 p0+p2   97 x[2]
        or ebp, eax                ;    54.7 p1      39 x
        xor edx, ebp               ;    55.7 p0      97 x[2]
        xor edx, esi               ;    56.7 p1      97 x[2]
        xor esi, dword [esp + 96]  ;    55.7 p0+p2   97 x[0]
        xor esi, eax               ;    56.7 p1      97 x[0]
        rol esi, 0x1b              ;    57.7 p0      62 x[0]
        xor eax, dword [esp + 100] ;    57.3 p1+p2   97 x[1]
        xor eax, edi               ;    58.3 p0      97 x[1]
        mov edi, eax               ;    59.3 p1      63 x[2] copy
        rol edx, 0xa               ;    58.7 p0      61 x[2]
        xor edx, ebx               ;    59.7 p1      63 x[2]
        shl edi, 7                 ;    60.3 p0      63 x[2]
        xor edx, edi               ;    61.3 p1      63 x[2]
        xor esi, ebx               ;    60.7 p0      64 x[0]
        xor esi, eax               ;    61.7 p1      64 x[0]
        rol eax, 0x1f              ;    61.7 p0      66 x[1]
        xor eax, esi               ;    62.7 p1      68 x[1]
        lea edi, [esi*8]           ;    62.7 p0      67 x[3]
        rol ebx, 0x19              ;    63.7 p0      65 x[3]
        rol esi, 0x13              ;    64.7 p0      70 x[0]
        xor ebx, edx               ;    64.7 p1      67 x[3]
        xor ebx, edi               ;    65.7 p1      67 x[3]
        xor eax, edx               ;    65.3 p1      68 x[1]
        rol edx, 0x1d              ;    65.7 p0      69 x[2]
        mov edi, edx               ;    66.7 p1      38 x copy
        xor edi, esi               ;    67.7 p0      38 x
        or edx, ebx                ;    67.3 p1      38 x
        and edi, edx               ;    68.7 p0      38 x
        xor edx, eax               ;    68.3 p1      38 x
        and eax, esi               ;    68.7 p0      38 x
        xor eax, ebx               ;    69.7 p1      38 x
        and ebx, esi               ;    69.7 p0      38 x
        not ebx                    ;    70.7 p1      38 x
        and edx, ebx               ;    71.7 p0      38 x
        xor edx, edi               ;    72.7 p1      38 x
        xor eax, edi               ;    71.7 p0      38 x
        xor ebx, dword [esp + 112] ;    72.3 p1+p2   97 x[0]
        or esi, edi                ;    72.7 p0      38 x
        not edi                    ;    73.3 p1      38 x
        xor edi, dword [esp + 120] ;    74.3 p0+p2   97 x[2]
        xor ebx, esi               ;    74.3 p1      97 x[0]
        xor esi, eax               ;    74.7 p0      38 x
        or esi, edx                ;    75.7 p1      38 x
        xor edi, esi               ;    76.7 p0      97 x[2]
        xor ebx, edx               ;    76.3 p1      97 x[0]
        rol edi, 0xa               ;    77.7 p0      61 x[2]
        xor edx, dword [esp + 124] ;    77.3 p1+p2   97 x[3]
        xor edx, eax               ;    78.3 p0      97 x[3]
        xor eax, dword [esp + 116] ;    78.3 p1+p2   97 x[1]
        mov esi, eax               ;    79.3 p0      63 x[2] copy
        shl esi, 7                 ;    80.3 p0      63 x[2]
        rol ebx, 0x1b              ;    80.7 p0      62 x[0]
        xor edi, edx               ;    79.3 p1      63 x[2]
        xor edi, esi               ;    81.3 p1      63 x[2]
        xor ebx, eax               ;    81.7 p1      64 x[0]
        xor ebx, edx               ;    82.7 p0      64 x[0]
        rol edx, 0x19              ;    82.7 p0      65 x[3]
        rol eax, 0x1f              ;    83.7 p0      66 x[1]
        xor eax, ebx               ;    84.7 p1      68 x[1]
        lea esi, [ebx*8]           ;    84.7 p0      67 x[3]
        xor edx, edi               ;    83.7 p1      67 x[3]
        xor eax, edi               ;    85.7 p1      68 x[1]
        xor edx, esi               ;    85.7 p1      67 x[3]
        rol edi, 0x1d              ;    85.7 p0      69 x[2]
        mov esi, eax               ;    86.7 p1      37 x copy
        rol ebx, 0x13              ;    86.7 p0      70 x[0]
        xor esi, edi               ;    87.7 p1      37 x
        and eax, esi               ;    88.7 p0      37 x
        xor eax, ebx               ;    89.7 p1      37 x
        and ebx, edi               ;    88.7 p0      37 x
        xor edi, edx               ;    89.3 p1      37 x
        or edx, eax                ;    90.7 p0      37 x
        xor ebx, esi               ;    90.3 p1      37 x
        xor edi, ebx               ;    91.3 p0      37 x
        xor eax, edi               ;    92.3 p1      37 x
        xor edx, esi               ;    91.7 p0      37 x
        or esi, edx                ;    92.7 p1      37 x
        xor esi, eax               ;    93.7 p0      37 x
        xor ebx, dword [esp + 148] ;    93.3 p1+p2   97 x[2]
        or eax, edx                ;    93.7 p0      37 x
        xor eax, dword [esp + 152] ;    94.7 p1+p2   97 x[3]
        xor eax, edi               ;    95.7 p0      97 x[3]
        and edi, edx               ;    95.3 p1      37 x
        xor edx, dword [esp + 140] ;    95.7 p0+p2   97 x[0]
        rol edx, 0x1b              ;    96.7 p0      62 x[0]
        xor edx, eax               ;    97.7 p1      64 x[0]
        xor ebx, esi               ;    97.3 p1      97 x[2]
        xor esi, dword [esp + 144] ;    97.7 p0+p2   97 x[1]
        xor esi, edi               ;    98.7 p1      97 x[1]
        mov edi, esi               ;    99.7 p0      63 x[2] copy
        shl edi, 7                 ;   100.7 p0      63 x[2]
        rol ebx, 0xa               ;   100.7 p0      61 x[2]
        xor ebx, eax               ;   101.7 p1      63 x[2]
        xor ebx, edi               ;   102.7 p1      63 x[2]
        rol eax, 0x19              ;   101.7 p0      65 x[3]
        xor edx, esi               ;   101.3 p1      64 x[0]
        rol esi, 0x1f              ;   102.7 p0      66 x[1]
        xor esi, edx               ;   103.7 p1      68 x[1]
        xor esi, ebx               ;   104.7 p1      68 x[1]
        xor eax, ebx               ;   103.7 p0      67 x[3]
        rol ebx, 0x1d              ;   104.7 p0      69 x[2]
        xor ebx, esi               ;   105.7 p1      36 x
        lea edi, [edx*8]           ;   105.7 p0      67 x[3]
        xor eax, edi               ;   106.7 p1      67 x[3]
        mov edi, esi               ;   106.3 p1      36 x copy
        rol edx, 0x13              ;   106.7 p0      70 x[0]
        mov ebp, edx               ;   107.7 p1      36 x copy
        xor ebp, eax               ;   108.7 p0      36 x
        xor ebx, eax               ;   108.3 p1      36 x
        or esi, ebx                ;   109.3 p0      36 x
        xor esi, ebp               ;   110.3 p1      36 x
        and eax, ebx               ;   109.7 p0      36 x
        xor edx, ebx               ;   110.3 p1      36 x
        not edx                    ;   111.3 p0      36 x
        xor edi, eax               ;   111.3 p1      36 x
        and ebp, edi               ;   112.3 p0      36 x
        xor edi, dword [esp + 164] ;   112.3 p1+p2   97 x[2]
        xor edi, edx               ;   113.3 p0      97 x[2]
        xor edi, ebp               ;   114.3 p1      97 x[2]
        rol edi, 0xa               ;   115.3 p0      61 x[2]
        and edx, esi               ;   114.3 p1      36 x
        xor ebx, dword [esp + 160] ;   114.7 p0+p2   97 x[1]
        xor ebx, ebp               ;   115.7 p1      97 x[1]
        mov eax, ebx               ;   116.7 p0      63 x[2] copy
        xor esi, dword [esp + 156] ;   116.3 p1+p2   97 x[0]
        rol esi, 0x1b              ;   117.3 p0      62 x[0]
        xor esi, ebx               ;   118.3 p1      64 x[0]
        rol ebx, 0x1f              ;   117.7 p0      66 x[1]
        shl eax, 7                 ;   118.7 p0      63 x[2]
        or ebp, edx                ;   118.3 p1      36 x
        xor ebp, dword [esp + 20]  ;   119.3 p1+p2   97 x[3]
        xor edi, ebp               ;   120.3 p0      63 x[2]
        xor esi, ebp               ;   120.3 p1      64 x[0]
        rol ebp, 0x19              ;   120.7 p0      65 x[3]
        xor ebx, esi               ;   121.3 p1      35 x
        xor edi, eax               ;   121.7 p0      63 x[2]
        xor ebp, edi               ;   122.7 p1      67 x[3]
        lea eax, [esi*8]           ;   122.7 p0      67 x[3]
        xor ebp, eax               ;   123.7 p1      67 x[3]
        xor ebx, edi               ;   123.7 p0      35 x
        rol edi, 0x1d              ;   124.7 p0      69 x[2]
        mov eax, edi               ;   125.7 p1      35 x copy
        not eax                    ;   126.7 p1      35 x
        rol esi, 0x13              ;   125.7 p0      70 x[0]
        xor edi, esi               ;   126.7 p1      35 x
        xor ebx, ebp               ;   126.7 p0      35 x
        or esi, ebx                ;   127.7 p1      35 x
        xor esi, ebp               ;   128.7 p0      35 x
        and ebp, ebx               ;   128.3 p1      35 x
        xor ebp, edi               ;   129.3 p0      35 x
        xor ebx, eax               ;   129.3 p1      35 x
        and eax, esi               ;   129.7 p0      35 x
        xor eax, dword [esp + 176] ;   130.7 p1+p2   97 x[2]
        xor eax, edi               ;   131.7 p0      97 x[2]
        and edi, esi               ;   131.3 p1      35 x
        xor esi, ebx               ;   131.7 p0      35 x
        or ebx, ebp                ;   132.3 p1      35 x
        xor eax, esi               ;   132.7 p0      97 x[2]
        xor esi, dword [esp + 172] ;   133.3 p1+p2   97 x[1]
        xor edi, ebx               ;   133.7 p0      35 x
        xor esi, edi               ;   134.7 p1      97 x[1]
        xor edi, dword [esp + 168] ;   134.7 p0+p2   97 x[0]
        xor ebp, dword [esp + 180] ;   135.3 p1+p2   97 x[3]
        rol eax, 0xa               ;   135.7 p0      61 x[2]
        xor eax, ebp               ;   136.7 p1      63 x[2]
        rol edi, 0x1b              ;   136.7 p0      62 x[0]
        mov ecx, esi               ;   137.3 p1      63 x[2] copy
        shl ecx, 7                 ;   138.3 p0      63 x[2]
        xor eax, ecx               ;   139.3 p1      63 x[2]
        xor edi, ebp               ;   138.7 p0      64 x[0]
        xor edi, esi               ;   139.7 p1      64 x[0]
        rol esi, 0x1f              ;   139.7 p0      66 x[1]
        xor esi, edi               ;   140.7 p1      68 x[1]
        xor esi, eax               ;   141.7 p0      68 x[1]
        rol ebp, 0x19              ;   141.7 p0      65 x[3]
        xor ebp, eax               ;   142.7 p1      67 x[3]
        rol eax, 0x1d              ;   142.7 p0      69 x[2]
        lea ecx, [edi*8]           ;   143.7 p0      67 x[3]
        rol edi, 0x13              ;   144.7 p0      70 x[0]
        xor ebp, ecx               ;   144.7 p1      67 x[3]
        mov edx, esi               ;   143.3 p1      34 x copy
        or edx, edi                ;   145.7 p1      34 x
        mov ecx, eax               ;   145.3 p1      34 x copy
        or eax, ebp                ;   145.7 p0      34 x
        xor edi, ebp               ;   146.3 p1      34 x
        xor ecx, edx               ;   146.7 p0      34 x
        mov edx, esi               ;   147.3 p1      34 x copy
        xor edx, edi               ;   148.3 p0      34 x
        and edi, ecx               ;   148.3 p1      34 x
        xor esi, edi               ;   149.3 p0      34 x
        and eax, edx               ;   149.3 p1      34 x
        xor edi, eax               ;   150.3 p0      34 x
        or eax, ebp                ;   150.3 p1      34 x
        xor ebp, ecx               ;   150.7 p0      34 x
        xor ecx, esi               ;   151.3 p1      34 x
        and ecx, edi               ;   152.3 p0      34 x
        xor esi, dword [esp + 24]  ;   152.3 p1+p2   97 x[0]
        xor eax, ebp               ;   152.7 p0      34 x
        xor ebp, dword [esp + 28]  ;   153.3 p1+p2   97 x[2]
        rol ebp, 0xa               ;   154.3 p0      61 x[2]
        xor esi, eax               ;   154.3 p1      97 x[0]
        xor eax, dword [esp + 184] ;   154.7 p0+p2   97 x[1]
        xor eax, ecx               ;   155.7 p1      97 x[1]
        mov ecx, eax               ;   156.7 p0      63 x[2] copy
        shl ecx, 7                 ;   157.7 p0      63 x[2]
        rol esi, 0x1b              ;   157.7 p0      62 x[0]
        xor edi, dword [esp + 32]  ;   156.3 p1+p2   97 x[3]
        xor ebp, edi               ;   157.3 p1      63 x[2]
        xor ebp, ecx               ;   158.7 p1      63 x[2]
        xor esi, edi               ;   158.7 p0      64 x[0]
        xor esi, eax               ;   159.7 p1      64 x[0]
        lea ecx, [esi*8]           ;   160.7 p0      67 x[3]
        rol eax, 0x1f              ;   160.7 p0      66 x[1]
        xor eax, esi               ;   161.7 p1      68 x[1]
        rol edi, 0x19              ;   161.7 p0      65 x[3]
        xor edi, ebp               ;   162.7 p1      67 x[3]
        xor edi, ecx               ;   163.7 p1      67 x[3]
        rol esi, 0x13              ;   162.7 p0      70 x[0]
        xor eax, ebp               ;   163.3 p1      68 x[1]
        rol ebp, 0x1d              ;   163.7 p0      69 x[2]
        mov ecx, ebp               ;   164.7 p1      41 x copy
        xor ecx, esi               ;   165.7 p0      41 x
        or ebp, edi                ;   165.3 p1      41 x
        and esi, edi               ;   165.7 p0      41 x
        xor edi, eax               ;   166.3 p1      41 x
        not ecx                    ;   166.7 p0      41 x
        or eax, esi                ;   167.3 p1      41 x
        xor eax, ecx               ;   168.3 p0      41 x
        or ecx, esi                ;   168.3 p1      41 x
        and edi, ebp               ;   168.7 p0      41 x
        xor ebp, esi               ;   169.3 p1      41 x
        xor esi, ecx               ;   169.7 p0      41 x
        or esi, ebp                ;   170.7 p1      41 x
        xor ebp, eax               ;   170.7 p0      41 x
        xor esi, dword [esp + 196] ;   171.7 p1+p2   97 x[2]
        xor esi, ebp               ;   172.7 p0      97 x[2]
        rol esi, 0xa               ;   173.7 p0      61 x[2]
        xor ecx, edi               ;   172.3 p1      41 x
        xor edi, dword [esp + 188] ;   173.3 p1+p2   97 x[0]
        xor edi, ebp               ;   174.3 p0      97 x[0]
        rol edi, 0x1b              ;   175.3 p0      62 x[0]
        and eax, ecx               ;   174.3 p1      41 x
        xor eax, dword [esp + 200] ;   175.3 p1+p2   97 x[3]
        xor eax, ebp               ;   176.3 p0      97 x[3]
        xor ecx, dword [esp + 192] ;   176.3 p1+p2   97 x[1]
        xor edi, ecx               ;   177.3 p0      64 x[0]
        mov ebp, ecx               ;   177.3 p1      63 x[2] copy
        shl ebp, 7                 ;   178.3 p0      63 x[2]
        xor esi, eax               ;   178.3 p1      63 x[2]
        rol ecx, 0x1f              ;   178.7 p0      66 x[1]
        xor edi, eax               ;   179.3 p1      64 x[0]
        rol eax, 0x19              ;   179.7 p0      65 x[3]
        xor esi, ebp               ;   180.3 p1      63 x[2]
        lea ebp, [edi*8]           ;   180.7 p0      67 x[3]
        xor ecx, edi               ;   181.3 p1      68 x[1]
        xor eax, esi               ;   181.7 p0      67 x[3]
        xor ecx, esi               ;   182.3 p1      68 x[1]
        rol edi, 0x13              ;   182.7 p0      70 x[0]
        rol esi, 0x1d              ;   183.7 p0      69 x[2]
        mov edx, esi               ;   184.7 p1      40 x copy
        xor eax, ebp               ;   184.3 p1      67 x[3]
        mov ebp, ecx               ;   184.7 p0      40 x copy
        xor ecx, eax               ;   185.3 p1      40 x
        mov ebx, esi               ;   185.7 p0      40 x copy
        and ebx, edi               ;   186.7 p1      40 x
        xor ecx, ebx               ;   187.7 p0      40 x
        not edx                    ;   187.3 p1      40 x
        xor edx, ecx               ;   188.7 p0      40 x
        not ebp                    ;   188.3 p1      40 x
        xor esi, edi               ;   188.7 p0      40 x
        or eax, esi                ;   189.7 p1      40 x
        xor eax, ecx               ;   190.7 p0      40 x
        and ecx, esi               ;   190.3 p1      40 x
        xor esi, ebp               ;   190.7 p0      40 x
        xor ebp, dword [esp + 212] ;   191.3 p1+p2   97 x[2]
        xor ebp, ecx               ;   192.3 p0      97 x[2]
        and esi, eax               ;   192.3 p1      40 x
        xor ecx, edx               ;   192.7 p0      40 x
        xor esi, ecx               ;   193.7 p1      40 x
        xor edx, dword [esp + 208] ;   193.7 p0+p2   97 x[1]
        mov edi, edx               ;   194.7 p1      63 x[2] copy
        and ecx, eax               ;   194.7 p0      40 x
        shl edi, 7                 ;   195.7 p0      63 x[2]
        xor ebp, ecx               ;   195.7 p1      97 x[2]
        xor eax, dword [esp + 204] ;   196.3 p1+p2   97 x[0]
        rol ebp, 0xa               ;   196.7 p0      61 x[2]
        xor eax, esi               ;   197.3 p1      97 x[0]
        rol eax, 0x1b              ;   198.3 p0      62 x[0]
        xor esi, dword [esp + 216] ;   198.3 p1+p2   97 x[3]
        xor ebp, esi               ;   199.3 p0      63 x[2]
        xor ebp, edi               ;   200.3 p1      63 x[2]
        xor eax, edx               ;   199.7 p0      64 x[0]
        xor eax, esi               ;   200.7 p1      64 x[0]
        rol edx, 0x1f              ;   200.7 p0      66 x[1]
        xor edx, eax               ;   201.7 p1      68 x[1]
        lea edi, [eax*8]           ;   201.7 p0      67 x[3]
        rol eax, 0x13              ;   202.7 p0      70 x[0]
        rol esi, 0x19              ;   203.7 p0      65 x[3]
        xor esi, ebp               ;   204.7 p1      67 x[3]
        xor esi, edi               ;   205.7 p1      67 x[3]
        xor edx, ebp               ;   204.3 p1      68 x[1]
        rol ebp, 0x1d              ;   204.7 p0      69 x[2]
        mov edi, edx               ;   205.3 p1      39 x copy
        not edi                    ;   206.3 p0      39 x
        and edx, eax               ;   206.3 p1      39 x
        or edx, ebp                ;   207.3 p0      39 x
        xor ebp, esi               ;   207.3 p1      39 x
        and esi, eax               ;   207.7 p0      39 x
        xor ebp, eax               ;   208.3 p1      39 x
        xor esi, edi               ;   208.7 p0      39 x
        xor edx, esi               ;   209.7 p1      39 x
        xor ebp, esi               ;   209.7 p0      39 x
        or esi, ebp                ;   210.7 p1      39 x
        xor esi, dword [esp + 228] ;   211.7 p0+p2   97 x[2]
        xor esi, eax               ;   212.7 p1      97 x[2]
        xor eax, edi               ;   211.7 p0      39 x
        and edi, edx               ;   212.3 p1      39 x
        not eax                    ;   212.7 p0      39 x
        xor esi, edi               ;   213.7 p1      97 x[2]
        xor edi, dword [esp + 220] ;   213.7 p0+p2   97 x[0]
        xor edi, ebp               ;   214.7 p1      97 x[0]
        rol esi, 0xa               ;   214.7 p0      61 x[2]
        xor ebp, dword [esp + 224] ;   215.3 p1+p2   97 x[1]
        or eax, edx                ;   215.7 p0      39 x
        xor ebp, eax               ;   216.7 p1      97 x[1]
        rol edi, 0x1b              ;   216.7 p0      62 x[0]
        xor edx, dword [esp + 232] ;   217.3 p1+p2   97 x[3]
        mov eax, ebp               ;   217.7 p0      63 x[2] copy
        shl eax, 7                 ;   218.7 p0      63 x[2]
        xor esi, edx               ;   218.3 p1      63 x[2]
        xor edi, edx               ;   219.3 p1      64 x[0]
        xor edi, ebp               ;   220.3 p0      64 x[0]
        rol ebp, 0x1f              ;   220.7 p0      66 x[1]
        xor esi, eax               ;   220.3 p1      63 x[2]
        lea eax, [edi*8]           ;   221.7 p0      67 x[3]
        rol edx, 0x19              ;   222.7 p0      65 x[3]
        xor edx, esi               ;   223.7 p1      67 x[3]
        xor edx, eax               ;   224.7 p1      67 x[3]
        xor ebp, edi               ;   223.3 p1      68 x[1]
        xor ebp, esi               ;   224.3 p0      68 x[1]
        rol esi, 0x1d              ;   224.7 p0      69 x[2]
        mov eax, esi               ;   225.7 p1      38 x copy
        rol edi, 0x13              ;   225.7 p0      70 x[0]
        xor eax, edi               ;   226.7 p1      38 x
        or esi, edx                ;   226.3 p1      38 x
        and eax, esi               ;   227.7 p0      38 x
        xor esi, ebp               ;   227.3 p1      38 x
        and ebp, edi               ;   227.7 p0      38 x
        xor ebp, edx               ;   228.7 p1      38 x
        xor ebp, eax               ;   229.7 p0      38 x
        and edx, edi               ;   229.3 p1      38 x
        or edi, eax                ;   229.7 p0      38 x
        not edx                    ;   230.3 p1      38 x
        and esi, edx               ;   231.3 p0      38 x
        xor esi, eax               ;   232.3 p1      38 x
        not eax                    ;   231.7 p0      38 x
        xor eax, dword [esp + 244] ;   232.7 p1+p2   97 x[2]
        xor edx, dword [esp + 236] ;   232.7 p0+p2   97 x[0]
        xor edx, edi               ;   233.7 p1      97 x[0]
        xor edi, ebp               ;   233.7 p0      38 x
        or edi, esi                ;   234.7 p1      38 x
        xor eax, edi               ;   235.7 p0      97 x[2]
        xor edx, esi               ;   235.3 p1      97 x[0]
        xor esi, dword [esp + 248] ;   235.7 p0+p2   97 x[3]
        xor esi, ebp               ;   236.7 p1      97 x[3]
        xor ebp, dword [esp + 240] ;   236.7 p0+p2   97 x[1]
        mov edi, ebp               ;   237.7 p1      63 x[2] copy
        rol edx, 0x1b              ;   237.7 p0      62 x[0]
        xor edx, ebp               ;   238.7 p1      64 x[0]
        rol eax, 0xa               ;   238.7 p0      61 x[2]
        rol ebp, 0x1f              ;   239.7 p0      66 x[1]
        xor edx, esi               ;   239.7 p1      64 x[0]
        shl edi, 7                 ;   240.7 p0      63 x[2]
        xor eax, esi               ;   240.3 p1      63 x[2]
        xor eax, edi               ;   241.7 p1      63 x[2]
        lea edi, [edx*8]           ;   241.7 p0      67 x[3]
        rol esi, 0x19              ;   242.7 p0      65 x[3]
        xor esi, eax               ;   243.7 p1      67 x[3]
        xor esi, edi               ;   244.7 p1      67 x[3]
        xor ebp, edx               ;   243.7 p0      68 x[1]
        xor ebp, eax               ;   244.7 p1      68 x[1]
        rol edx, 0x13              ;   244.7 p0      70 x[0]
        rol eax, 0x1d              ;   245.7 p0      69 x[2]
        mov edi, ebp               ;   245.7 p1      37 x copy
        xor edi, eax               ;   246.7 p1      37 x
        and ebp, edi               ;   247.7 p0      37 x
        xor ebp, edx               ;   248.7 p1      37 x
        and edx, eax               ;   247.7 p0      37 x
        xor eax, esi               ;   248.3 p1      37 x
        or esi, ebp                ;   249.7 p0      37 x
        xor esi, edi               ;   250.7 p1      37 x
        xor edx, edi               ;   249.7 p0      37 x
        xor eax, edx               ;   250.7 p1      37 x
        xor ebp, eax               ;   251.7 p0      37 x
        xor edx, dword [esp + 260] ;   251.3 p1+p2   97 x[2]
        or edi, esi                ;   251.7 p0      37 x
        xor edi, ebp               ;   252.7 p1      37 x
        xor edx, edi               ;   253.7 p0      97 x[2]
        xor edi, dword [esp + 256] ;   253.7 p1+p2   97 x[1]
        rol edx, 0xa               ;   254.7 p0      61 x[2]
        or ebp, esi                ;   254.3 p1      37 x
        xor ebp, dword [esp + 264] ;   255.3 p0+p2   97 x[3]
        xor ebp, eax               ;   256.3 p1      97 x[3]
        and eax, esi               ;   255.7 p0      37 x
        xor edi, eax               ;   256.7 p1      97 x[1]
        mov eax, edi               ;   257.7 p0      63 x[2] copy
        shl eax, 7                 ;   258.7 p0      63 x[2]
        xor esi, dword [esp + 252] ;   257.3 p1+p2   97 x[0]
        rol esi, 0x1b              ;   258.7 p0      62 x[0]
        xor edx, ebp               ;   258.3 p1      63 x[2]
        xor esi, ebp               ;   259.7 p1      64 x[0]
        rol ebp, 0x19              ;   259.7 p0      65 x[3]
        xor esi, edi               ;   260.7 p1      64 x[0]
        rol edi, 0x1f              ;   260.7 p0      66 x[1]
        xor edi, esi               ;   261.7 p1      68 x[1]
        xor edx, eax               ;   261.7 p0      63 x[2]
        lea eax, [esi*8]           ;   262.7 p0      67 x[3]
        xor edi, edx               ;   262.7 p1      68 x[1]
        xor ebp, edx               ;   263.3 p1      67 x[3]
        xor ebp, eax               ;   264.3 p0      67 x[3]
        mov eax, edi               ;   264.3 p1      36 x copy
        rol edx, 0x1d              ;   264.7 p0      69 x[2]
        xor edx, edi               ;   265.7 p1      36 x
        rol esi, 0x13              ;   265.7 p0      70 x[0]
        mov ecx, esi               ;   266.7 p1      36 x copy
        xor edx, ebp               ;   266.7 p0      36 x
        xor esi, edx               ;   267.7 p1      36 x
        not esi                    ;   268.7 p0      36 x
        xor ecx, ebp               ;   268.3 p1      36 x
        and ebp, edx               ;   268.7 p0      36 x
        xor eax, ebp               ;   269.7 p1      36 x
        or edi, edx                ;   269.7 p0      36 x
        xor edx, dword [esp + 272] ;   270.3 p1+p2   97 x[1]
        xor edi, ecx               ;   270.7 p0      36 x
        and ecx, eax               ;   271.3 p1      36 x
        xor eax, dword [esp + 276] ;   271.7 p0+p2   97 x[2]
        xor eax, esi               ;   272.7 p1      97 x[2]
        xor eax, ecx               ;   273.7 p0      97 x[2]
        xor edx, ecx               ;   273.3 p1      97 x[1]
        rol eax, 0xa               ;   274.7 p0      61 x[2]
        and esi, edi               ;   274.3 p1      36 x
        or ecx, esi                ;   275.3 p0      36 x
        xor ecx, dword [esp + 36]  ;   276.3 p1+p2   97 x[3]
        mov esi, edx               ;   275.7 p0      63 x[2] copy
        xor edi, dword [esp + 268] ;   276.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   277.3 p0      62 x[0]
        xor edi, edx               ;   278.3 p1      64 x[0]
        xor edi, ecx               ;   279.3 p0      64 x[0]
        rol edx, 0x1f              ;   278.7 p0      66 x[1]
        xor edx, edi               ;   280.3 p1      35 x
        shl esi, 7                 ;   279.7 p0      63 x[2]
        xor eax, ecx               ;   279.3 p1      63 x[2]
        rol ecx, 0x19              ;   280.7 p0      65 x[3]
        xor eax, esi               ;   280.7 p1      63 x[2]
        lea esi, [edi*8]           ;   281.7 p0      67 x[3]
        xor ecx, eax               ;   281.7 p1      67 x[3]
        xor ecx, esi               ;   282.7 p1      67 x[3]
        xor edx, eax               ;   282.7 p0      35 x
        rol eax, 0x1d              ;   283.7 p0      69 x[2]
        mov esi, eax               ;   284.7 p1      35 x copy
        xor edx, ecx               ;   284.3 p1      35 x
        rol edi, 0x13              ;   284.7 p0      70 x[0]
        xor eax, edi               ;   285.7 p1      35 x
        or edi, edx                ;   285.7 p0      35 x
        xor edi, ecx               ;   286.7 p1      35 x
        and ecx, edx               ;   286.7 p0      35 x
        not esi                    ;   287.3 p1      35 x
        xor edx, esi               ;   288.3 p0      35 x
        and esi, edi               ;   288.3 p1      35 x
        xor esi, dword [esp + 292] ;   289.3 p0+p2   97 x[2]
        xor esi, eax               ;   290.3 p1      97 x[2]
        xor ecx, eax               ;   289.7 p0      35 x
        and eax, edi               ;   290.3 p1      35 x
        xor edi, edx               ;   290.7 p0      35 x
        or edx, ecx                ;   291.3 p1      35 x
        xor eax, edx               ;   292.3 p0      35 x
        xor esi, edi               ;   292.3 p1      97 x[2]
        xor edi, dword [esp + 284] ;   292.7 p0+p2   97 x[1]
        xor edi, eax               ;   293.7 p1      97 x[1]
        rol esi, 0xa               ;   293.7 p0      61 x[2]
        xor eax, dword [esp + 280] ;   294.3 p1+p2   97 x[0]
        xor ecx, dword [esp + 296] ;   294.7 p0+p2   97 x[3]
        rol eax, 0x1b              ;   295.7 p0      62 x[0]
        mov ebp, edi               ;   295.3 p1      63 x[2] copy
        shl ebp, 7                 ;   296.7 p0      63 x[2]
        xor esi, ecx               ;   296.3 p1      63 x[2]
        xor esi, ebp               ;   297.7 p1      63 x[2]
        xor eax, ecx               ;   297.7 p0      64 x[0]
        rol ecx, 0x19              ;   298.7 p0      65 x[3]
        xor eax, edi               ;   298.7 p1      64 x[0]
        rol edi, 0x1f              ;   299.7 p0      66 x[1]
        xor edi, eax               ;   300.7 p1      68 x[1]
        xor ecx, esi               ;   300.3 p1      67 x[3]
        lea ebp, [eax*8]           ;   300.7 p0      67 x[3]
        xor ecx, ebp               ;   301.7 p1      67 x[3]
        rol eax, 0x13              ;   301.7 p0      70 x[0]
        xor edi, esi               ;   302.3 p1      68 x[1]
        mov edx, edi               ;   303.3 p0      34 x copy
        or edx, eax                ;   304.3 p1      34 x
        rol esi, 0x1d              ;   303.7 p0      69 x[2]
        xor eax, ecx               ;   304.3 p1      34 x
        mov ebp, esi               ;   304.7 p0      34 x copy
        xor ebp, edx               ;   305.7 p1      34 x
        mov edx, edi               ;   305.7 p0      34 x copy
        or esi, ecx                ;   306.3 p1      34 x
        xor edx, eax               ;   306.7 p0      34 x
        and eax, ebp               ;   307.3 p1      34 x
        xor edi, eax               ;   308.3 p0      34 x
        and esi, edx               ;   308.3 p1      34 x
        xor eax, esi               ;   309.3 p0      34 x
        or esi, ecx                ;   309.3 p1      34 x
        xor ecx, ebp               ;   309.7 p0      34 x
        xor esi, ecx               ;   310.7 p1      34 x
        xor ebp, edi               ;   310.7 p0      34 x
        xor edi, dword [esp + 40]  ;   311.3 p1+p2   97 x[0]
        xor edi, esi               ;   312.3 p0      97 x[0]
        xor esi, dword [esp + 300] ;   312.3 p1+p2   97 x[1]
        and ebp, eax               ;   312.7 p0      34 x
        xor esi, ebp               ;   313.7 p1      97 x[1]
        xor ecx, dword [esp + 44]  ;   313.7 p0+p2   97 x[2]
        rol ecx, 0xa               ;   314.7 p0      61 x[2]
        mov ebp, esi               ;   314.7 p1      63 x[2] copy
        shl ebp, 7                 ;   315.7 p0      63 x[2]
        rol edi, 0x1b              ;   316.7 p0      62 x[0]
        xor eax, dword [esp + 48]  ;   315.3 p1+p2   97 x[3]
        xor ecx, eax               ;   316.3 p1      63 x[2]
        xor edi, eax               ;   317.7 p1      64 x[0]
        rol eax, 0x19              ;   317.7 p0      65 x[3]
        xor ecx, ebp               ;   318.3 p1      63 x[2]
        xor edi, esi               ;   318.7 p0      64 x[0]
        lea ebp, [edi*8]           ;   319.7 p0      67 x[3]
        xor eax, ecx               ;   319.3 p1      67 x[3]
        xor eax, ebp               ;   320.7 p1      67 x[3]
        rol esi, 0x1f              ;   320.7 p0      66 x[1]
        xor esi, edi               ;   321.7 p1      68 x[1]
        xor esi, ecx               ;   322.7 p0      68 x[1]
        rol edi, 0x13              ;   322.7 p0      70 x[0]
        rol ecx, 0x1d              ;   323.7 p0      69 x[2]
        mov ebp, ecx               ;   324.7 p1      41 x copy
        xor ebp, edi               ;   325.7 p1      41 x
        not ebp                    ;   326.7 p1      41 x
        or ecx, eax                ;   324.7 p0      41 x
        and edi, eax               ;   325.3 p1      41 x
        xor eax, esi               ;   325.7 p0      41 x
        and eax, ecx               ;   326.7 p1      41 x
        or esi, edi                ;   326.7 p0      41 x
        xor esi, ebp               ;   327.7 p1      41 x
        or ebp, edi                ;   327.7 p0      41 x
        xor ecx, edi               ;   328.3 p1      41 x
        xor edi, ebp               ;   328.7 p0      41 x
        xor ebp, eax               ;   329.3 p1      41 x
        or edi, ecx                ;   329.7 p0      41 x
        xor ecx, esi               ;   330.3 p1      41 x
        xor eax, dword [esp + 304] ;   330.7 p0+p2   97 x[0]
        xor eax, ecx               ;   331.7 p1      97 x[0]
        and esi, ebp               ;   331.7 p0      41 x
        xor ebp, dword [esp + 308] ;   332.3 p1+p2   97 x[1]
        rol eax, 0x1b              ;   332.7 p0      62 x[0]
        xor esi, dword [esp + 316] ;   333.3 p1+p2   97 x[3]
        xor eax, ebp               ;   333.7 p0      64 x[0]
        xor esi, ecx               ;   334.3 p1      97 x[3]
        xor eax, esi               ;   335.3 p0      64 x[0]
        xor edi, dword [esp + 312] ;   335.3 p1+p2   97 x[2]
        xor edi, ecx               ;   336.3 p0      97 x[2]
        mov ecx, ebp               ;   336.3 p1      63 x[2] copy
        shl ecx, 7                 ;   337.3 p0      63 x[2]
        rol ebp, 0x1f              ;   337.7 p0      66 x[1]
        rol edi, 0xa               ;   338.7 p0      61 x[2]
        xor edi, esi               ;   339.7 p1      63 x[2]
        rol esi, 0x19              ;   339.7 p0      65 x[3]
        xor ebp, eax               ;   338.7 p1      68 x[1]
        xor edi, ecx               ;   340.7 p1      63 x[2]
        xor esi, edi               ;   341.7 p1      67 x[3]
        xor ebp, edi               ;   341.7 p0      68 x[1]
        rol edi, 0x1d              ;   341.7 p0      69 x[2]
        mov edx, edi               ;   342.7 p1      40 x copy
        lea ecx, [eax*8]           ;   342.7 p0      67 x[3]
        xor esi, ecx               ;   343.7 p1      67 x[3]
        mov ecx, ebp               ;   343.3 p1      40 x copy
        xor ebp, esi               ;   344.7 p0      40 x
        not ecx                    ;   344.3 p1      40 x
        not edx                    ;   344.7 p0      40 x
        mov ebx, edi               ;   345.3 p1      40 x copy
        rol eax, 0x13              ;   345.7 p0      70 x[0]
        xor edi, eax               ;   346.7 p1      40 x
        and ebx, eax               ;   346.7 p0      40 x
        xor ebp, ebx               ;   347.7 p1      40 x
        xor edx, ebp               ;   348.7 p0      40 x
        or esi, edi                ;   348.3 p1      40 x
        xor esi, ebp               ;   349.3 p0      40 x
        and ebp, edi               ;   349.3 p1      40 x
        xor edi, ecx               ;   349.7 p0      40 x
        xor ecx, dword [esp + 328] ;   350.3 p1+p2   97 x[2]
        xor ecx, ebp               ;   351.3 p0      97 x[2]
        xor ebp, edx               ;   351.3 p1      40 x
        and edi, esi               ;   351.7 p0      40 x
        xor edi, ebp               ;   352.7 p1      40 x
        and ebp, esi               ;   352.7 p0      40 x
        xor ecx, ebp               ;   353.7 p1      97 x[2]
        rol ecx, 0xa               ;   354.7 p0      61 x[2]
        xor esi, dword [esp + 320] ;   354.3 p1+p2   97 x[0]
        xor esi, edi               ;   355.3 p0      97 x[0]
        xor edx, dword [esp + 324] ;   355.3 p1+p2   97 x[1]
        xor edi, dword [esp + 332] ;   355.7 p0+p2   97 x[3]
        rol esi, 0x1b              ;   356.7 p0      62 x[0]
        xor esi, edx               ;   357.7 p1      64 x[0]
        xor esi, edi               ;   358.7 p1      64 x[0]
        xor ecx, edi               ;   357.7 p0      63 x[2]
        mov ebp, edx               ;   358.3 p1      63 x[2] copy
        rol edx, 0x1f              ;   358.7 p0      66 x[1]
        xor edx, esi               ;   359.7 p1      68 x[1]
        shl ebp, 7                 ;   359.7 p0      63 x[2]
        xor ecx, ebp               ;   360.7 p1      63 x[2]
        xor edx, ecx               ;   361.7 p0      68 x[1]
        lea ebp, [esi*8]           ;   361.7 p0      67 x[3]
        rol esi, 0x13              ;   362.7 p0      70 x[0]
        rol edi, 0x19              ;   363.7 p0      65 x[3]
        xor edi, ecx               ;   364.7 p1      67 x[3]
        rol ecx, 0x1d              ;   364.7 p0      69 x[2]
        xor edi, ebp               ;   365.7 p1      67 x[3]
        mov ebp, edx               ;   363.3 p1      39 x copy
        not ebp                    ;   364.3 p1      39 x
        and edx, esi               ;   365.3 p1      39 x
        or edx, ecx                ;   366.3 p0      39 x
        xor ecx, edi               ;   366.7 p1      39 x
        and edi, esi               ;   366.7 p0      39 x
        xor edi, ebp               ;   367.7 p1      39 x
        xor ecx, esi               ;   367.7 p0      39 x
        xor ecx, edi               ;   368.7 p1      39 x
        xor edx, edi               ;   368.7 p0      39 x
        or edi, ecx                ;   369.7 p1      39 x
        xor edi, dword [esp + 344] ;   370.7 p0+p2   97 x[2]
        xor edi, esi               ;   371.7 p1      97 x[2]
        xor esi, ebp               ;   370.7 p0      39 x
        and ebp, edx               ;   371.3 p1      39 x
        xor edi, ebp               ;   372.7 p0      97 x[2]
        xor ebp, dword [esp + 336] ;   372.3 p1+p2   97 x[0]
        not esi                    ;   372.7 p0      39 x
        rol edi, 0xa               ;   373.7 p0      61 x[2]
        xor ebp, ecx               ;   373.3 p1      97 x[0]
        or esi, edx                ;   374.3 p1      39 x
        xor ecx, dword [esp + 340] ;   374.7 p0+p2   97 x[1]
        rol ebp, 0x1b              ;   375.7 p0      62 x[0]
        xor edx, dword [esp + 348] ;   375.3 p1+p2   97 x[3]
        xor ecx, esi               ;   376.3 p1      97 x[1]
        xor ebp, edx               ;   376.7 p0      64 x[0]
        xor ebp, ecx               ;   377.7 p1      64 x[0]
        xor edi, edx               ;   377.7 p0      63 x[2]
        rol edx, 0x19              ;   378.7 p0      65 x[3]
        mov esi, ecx               ;   378.3 p1      63 x[2] copy
        rol ecx, 0x1f              ;   379.7 p0      66 x[1]
        xor ecx, ebp               ;   380.7 p1      68 x[1]
        shl esi, 7                 ;   380.7 p0      63 x[2]
        xor edi, esi               ;   381.7 p1      63 x[2]
        xor ecx, edi               ;   382.7 p1      68 x[1]
        xor edx, edi               ;   382.7 p0      67 x[3]
        lea esi, [ebp*8]           ;   382.7 p0      67 x[3]
        xor edx, esi               ;   383.7 p1      67 x[3]
        rol edi, 0x1d              ;   383.7 p0      69 x[2]
        mov esi, edi               ;   384.7 p1      38 x copy
        rol ebp, 0x13              ;   384.7 p0      70 x[0]
        xor esi, ebp               ;   385.7 p1      38 x
        or edi, edx                ;   385.3 p1      38 x
        and esi, edi               ;   386.7 p0      38 x
        xor edi, ecx               ;   386.3 p1      38 x
        and ecx, ebp               ;   386.7 p0      38 x
        xor ecx, edx               ;   387.7 p1      38 x
        and edx, ebp               ;   387.7 p0      38 x
        not edx                    ;   388.7 p1      38 x
        xor ecx, esi               ;   388.7 p0      38 x
        or ebp, esi                ;   389.3 p1      38 x
        and edi, edx               ;   389.7 p0      38 x
        xor edi, esi               ;   390.7 p1      38 x
        xor edx, dword [esp + 352] ;   390.7 p0+p2   97 x[0]
        xor edx, ebp               ;   391.7 p1      97 x[0]
        xor ebp, ecx               ;   391.7 p0      38 x
        or ebp, edi                ;   392.7 p1      38 x
        xor edx, edi               ;   392.7 p0      97 x[0]
        xor edi, dword [esp + 364] ;   393.3 p1+p2   97 x[3]
        xor edi, ecx               ;   394.3 p0      97 x[3]
        xor ecx, dword [esp + 356] ;   394.3 p1+p2   97 x[1]
        not esi                    ;   394.7 p0      38 x
        xor esi, dword [esp + 360] ;   395.7 p1+p2   97 x[2]
        xor esi, ebp               ;   396.7 p0      97 x[2]
        rol edx, 0x1b              ;   396.7 p0      62 x[0]
        xor edx, ecx               ;   397.7 p1      64 x[0]
        mov ebp, ecx               ;   397.3 p1      63 x[2] copy
        xor edx, edi               ;   398.7 p0      64 x[0]
        rol esi, 0xa               ;   398.7 p0      61 x[2]
        xor esi, edi               ;   399.7 p1      63 x[2]
        shl ebp, 7                 ;   399.7 p0      63 x[2]
        xor esi, ebp               ;   400.7 p1      63 x[2]
        rol ecx, 0x1f              ;   400.7 p0      66 x[1]
        xor ecx, edx               ;   401.7 p1      68 x[1]
        lea ebp, [edx*8]           ;   401.7 p0      67 x[3]
        xor ecx, esi               ;   402.7 p1      68 x[1]
        rol edi, 0x19              ;   402.7 p0      65 x[3]
        xor edi, esi               ;   403.7 p1      67 x[3]
        rol esi, 0x1d              ;   403.7 p0      69 x[2]
        xor edi, ebp               ;   404.7 p1      67 x[3]
        mov ebp, ecx               ;   404.3 p1      37 x copy
        xor ebp, esi               ;   405.3 p0      37 x
        and ecx, ebp               ;   406.3 p1      37 x
        rol edx, 0x13              ;   405.7 p0      70 x[0]
        xor ecx, edx               ;   407.3 p1      37 x
        and edx, esi               ;   406.7 p0      37 x
        xor esi, edi               ;   407.3 p1      37 x
        or edi, ecx                ;   408.3 p0      37 x
        xor edx, ebp               ;   408.3 p1      37 x
        xor esi, edx               ;   409.3 p0      37 x
        xor edi, ebp               ;   409.3 p1      37 x
        or ebp, edi                ;   410.3 p0      37 x
        xor edx, dword [esp + 376] ;   410.3 p1+p2   97 x[2]
        xor ecx, esi               ;   410.7 p0      37 x
        xor ebp, ecx               ;   411.7 p1      37 x
        or ecx, edi                ;   411.7 p0      37 x
        xor edx, ebp               ;   412.7 p1      97 x[2]
        xor ebp, dword [esp + 372] ;   412.7 p0+p2   97 x[1]
        rol edx, 0xa               ;   413.7 p0      61 x[2]
        xor ecx, dword [esp + 380] ;   413.3 p1+p2   97 x[3]
        xor ecx, esi               ;   414.3 p1      97 x[3]
        and esi, edi               ;   414.7 p0      37 x
        xor edi, dword [esp + 368] ;   415.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   416.3 p0      62 x[0]
        xor edi, ecx               ;   417.3 p1      64 x[0]
        xor ebp, esi               ;   416.7 p0      97 x[1]
        xor edi, ebp               ;   418.3 p1      64 x[0]
        mov esi, ebp               ;   417.7 p0      63 x[2] copy
        rol ebp, 0x1f              ;   418.7 p0      66 x[1]
        xor edx, ecx               ;   418.3 p1      63 x[2]
        rol ecx, 0x19              ;   419.7 p0      65 x[3]
        shl esi, 7                 ;   420.7 p0      63 x[2]
        xor edx, esi               ;   421.7 p1      63 x[2]
        xor ecx, edx               ;   422.7 p1      67 x[3]
        lea esi, [edi*8]           ;   421.7 p0      67 x[3]
        xor ecx, esi               ;   423.7 p1      67 x[3]
        xor ebp, edi               ;   422.3 p1      68 x[1]
        xor ebp, edx               ;   423.3 p0      68 x[1]
        rol edx, 0x1d              ;   423.7 p0      69 x[2]
        xor edx, ebp               ;   424.7 p1      36 x
        rol edi, 0x13              ;   424.7 p0      70 x[0]
        xor edx, ecx               ;   425.7 p1      36 x
        mov eax, edi               ;   425.7 p1      36 x copy
        mov esi, ebp               ;   425.7 p0      36 x copy
        xor edi, edx               ;   426.7 p1      36 x
        or ebp, edx                ;   426.7 p0      36 x
        xor eax, ecx               ;   427.3 p1      36 x
        xor ebp, eax               ;   428.3 p0      36 x
        not edi                    ;   428.3 p1      36 x
        and ecx, edx               ;   428.7 p0      36 x
        xor edx, dword [esp + 388] ;   429.3 p1+p2   97 x[1]
        xor esi, ecx               ;   429.7 p0      36 x
        and eax, esi               ;   430.7 p1      36 x
        xor esi, dword [esp + 392] ;   430.7 p0+p2   97 x[2]
        xor esi, edi               ;   431.7 p1      97 x[2]
        xor esi, eax               ;   432.7 p0      97 x[2]
        and edi, ebp               ;   432.3 p1      36 x
        xor edx, eax               ;   432.7 p0      97 x[1]
        or eax, edi                ;   433.3 p1      36 x
        mov edi, edx               ;   433.7 p0      63 x[2] copy
        shl edi, 7                 ;   434.7 p0      63 x[2]
        xor eax, dword [esp + 56]  ;   434.3 p1+p2   97 x[3]
        rol esi, 0xa               ;   435.7 p0      61 x[2]
        xor esi, eax               ;   436.7 p1      63 x[2]
        xor esi, edi               ;   437.7 p1      63 x[2]
        xor ebp, dword [esp + 384] ;   436.7 p0+p2   97 x[0]
        rol ebp, 0x1b              ;   437.7 p0      62 x[0]
        xor ebp, edx               ;   438.7 p1      64 x[0]
        rol edx, 0x1f              ;   438.7 p0      66 x[1]
        xor ebp, eax               ;   439.7 p1      64 x[0]
        xor edx, ebp               ;   440.7 p1      35 x
        rol eax, 0x19              ;   439.7 p0      65 x[3]
        lea edi, [ebp*8]           ;   440.7 p0      67 x[3]
        xor eax, esi               ;   440.7 p1      67 x[3]
        xor edx, esi               ;   441.7 p1      35 x
        rol esi, 0x1d              ;   441.7 p0      69 x[2]
        rol ebp, 0x13              ;   442.7 p0      70 x[0]
        xor eax, edi               ;   442.3 p1      67 x[3]
        mov edi, esi               ;   443.3 p1      35 x copy
        xor esi, ebp               ;   443.7 p0      35 x
        xor edx, eax               ;   444.3 p1      35 x
        or ebp, edx                ;   445.3 p0      35 x
        xor ebp, eax               ;   446.3 p1      35 x
        and eax, edx               ;   445.7 p0      35 x
        xor eax, esi               ;   446.7 p1      35 x
        not edi                    ;   446.7 p0      35 x
        xor edx, edi               ;   447.7 p1      35 x
        and edi, ebp               ;   447.7 p0      35 x
        xor edi, dword [esp + 404] ;   448.7 p1+p2   97 x[2]
        xor edi, esi               ;   449.7 p0      97 x[2]
        and esi, ebp               ;   449.3 p1      35 x
        xor ebp, edx               ;   449.7 p0      35 x
        or edx, eax                ;   450.3 p1      35 x
        xor edi, ebp               ;   450.7 p0      97 x[2]
        xor ebp, dword [esp + 400] ;   451.3 p1+p2   97 x[1]
        rol edi, 0xa               ;   451.7 p0      61 x[2]
        xor eax, dword [esp + 408] ;   452.3 p1+p2   97 x[3]
        xor edi, eax               ;   453.3 p0      63 x[2]
        xor esi, edx               ;   453.3 p1      35 x
        xor ebp, esi               ;   454.3 p0      97 x[1]
        mov ecx, ebp               ;   455.3 p1      63 x[2] copy
        shl ecx, 7                 ;   456.3 p0      63 x[2]
        xor edi, ecx               ;   457.3 p1      63 x[2]
        xor esi, dword [esp + 396] ;   455.7 p0+p2   97 x[0]
        rol esi, 0x1b              ;   456.7 p0      62 x[0]
        xor esi, eax               ;   457.7 p1      64 x[0]
        rol eax, 0x19              ;   457.7 p0      65 x[3]
        xor eax, edi               ;   458.7 p1      67 x[3]
        xor esi, ebp               ;   458.7 p1      64 x[0]
        lea ecx, [esi*8]           ;   459.7 p0      67 x[3]
        xor eax, ecx               ;   460.7 p1      67 x[3]
        rol ebp, 0x1f              ;   459.7 p0      66 x[1]
        xor ebp, esi               ;   460.7 p1      68 x[1]
        xor ebp, edi               ;   461.7 p0      68 x[1]
        rol edi, 0x1d              ;   461.7 p0      69 x[2]
        mov edx, ebp               ;   462.7 p1      34 x copy
        rol esi, 0x13              ;   462.7 p0      70 x[0]
        or edx, esi                ;   463.7 p1      34 x
        mov ecx, edi               ;   463.3 p1      34 x copy
        xor ecx, edx               ;   464.7 p0      34 x
        mov edx, ebp               ;   464.3 p1      34 x copy
        or edi, eax                ;   464.7 p0      34 x
        xor esi, eax               ;   465.3 p1      34 x
        xor edx, esi               ;   466.3 p0      34 x
        and esi, ecx               ;   466.3 p1      34 x
        xor ebp, esi               ;   467.3 p0      34 x
        and edi, edx               ;   467.3 p1      34 x
        xor esi, edi               ;   468.3 p0      34 x
        or edi, eax                ;   468.3 p1      34 x
        xor eax, ecx               ;   468.7 p0      34 x
        xor edi, eax               ;   469.7 p1      34 x
        xor ecx, ebp               ;   469.7 p0      34 x
        and ecx, esi               ;   470.7 p1      34 x
        xor esi, dword [esp + 128] ;   470.7 p0+p2   97 x[3]
        xor ebp, dword [esp + 60]  ;   471.3 p1+p2   97 x[0]
        xor ebp, edi               ;   472.3 p0      97 x[0]
        rol ebp, 0x1b              ;   473.3 p0      62 x[0]
        xor edi, dword [esp + 412] ;   472.3 p1+p2   97 x[1]
        xor edi, ecx               ;   473.3 p1      97 x[1]
        mov ecx, edi               ;   474.3 p0      63 x[2] copy
        xor ebp, esi               ;   474.3 p1      64 x[0]
        xor ebp, edi               ;   475.3 p0      64 x[0]
        rol edi, 0x1f              ;   475.7 p0      66 x[1]
        xor edi, ebp               ;   476.7 p1      68 x[1]
        xor eax, dword [esp + 288] ;   476.3 p1+p2   97 x[2]
        rol eax, 0xa               ;   477.3 p0      61 x[2]
        xor eax, esi               ;   478.3 p1      63 x[2]
        shl ecx, 7                 ;   477.7 p0      63 x[2]
        xor eax, ecx               ;   479.3 p1      63 x[2]
        rol esi, 0x19              ;   478.7 p0      65 x[3]
        xor esi, eax               ;   480.3 p1      67 x[3]
        lea ecx, [ebp*8]           ;   479.7 p0      67 x[3]
        xor esi, ecx               ;   481.3 p1      67 x[3]
        xor edi, eax               ;   480.7 p0      68 x[1]
        rol ebp, 0x13              ;   481.7 p0      70 x[0]
        rol eax, 0x1d              ;   482.7 p0      69 x[2]
        mov ecx, eax               ;   483.7 p1      41 x copy
        or eax, esi                ;   483.7 p1      41 x
        xor ecx, ebp               ;   484.7 p1      41 x
        and ebp, esi               ;   483.7 p0      41 x
        xor esi, edi               ;   484.3 p1      41 x
        and esi, eax               ;   485.3 p0      41 x
        not ecx                    ;   485.7 p1      41 x
        or edi, ebp                ;   485.7 p0      41 x
        xor edi, ecx               ;   486.7 p1      41 x
        xor eax, ebp               ;   486.7 p0      41 x
        or ecx, ebp                ;   487.3 p1      41 x
        xor ebp, ecx               ;   488.3 p0      41 x
        or ebp, eax                ;   489.3 p1      41 x
        xor eax, edi               ;   488.7 p0      41 x
        xor ecx, esi               ;   489.3 p1      41 x
        and edi, ecx               ;   490.3 p0      41 x
        xor edi, dword [esp + 428] ;   491.3 p1+p2   97 x[3]
        xor ebp, dword [esp + 424] ;   490.7 p0+p2   97 x[2]
        xor ebp, eax               ;   491.7 p1      97 x[2]
        xor esi, dword [esp + 416] ;   491.7 p0+p2   97 x[0]
        xor esi, eax               ;   492.7 p1      97 x[0]
        xor ecx, dword [esp + 420] ;   492.7 p0+p2   97 x[1]
        rol esi, 0x1b              ;   493.7 p0      62 x[0]
        rol ebp, 0xa               ;   494.7 p0      61 x[2]
        xor esi, ecx               ;   494.7 p1      64 x[0]
        xor edi, eax               ;   494.3 p1      97 x[3]
        mov eax, ecx               ;   495.3 p1      63 x[2] copy
        xor ebp, edi               ;   495.7 p0      63 x[2]
        shl eax, 7                 ;   496.7 p0      63 x[2]
        rol ecx, 0x1f              ;   497.7 p0      66 x[1]
        xor ebp, eax               ;   497.7 p1      63 x[2]
        xor esi, edi               ;   497.3 p1      64 x[0]
        xor ecx, esi               ;   498.7 p1      68 x[1]
        xor ecx, ebp               ;   499.7 p0      68 x[1]
        rol edi, 0x19              ;   499.7 p0      65 x[3]
        xor edi, ebp               ;   500.7 p1      67 x[3]
        rol ebp, 0x1d              ;   500.7 p0      69 x[2]
        lea eax, [esi*8]           ;   501.7 p0      67 x[3]
        xor edi, eax               ;   502.7 p1      67 x[3]
        mov eax, ecx               ;   501.3 p1      40 x copy
        rol esi, 0x13              ;   502.7 p0      70 x[0]
        mov ebx, ebp               ;   502.3 p1      40 x copy
        xor ecx, edi               ;   503.7 p1      40 x
        and ebx, esi               ;   503.7 p0      40 x
        xor ecx, ebx               ;   504.7 p1      40 x
        mov edx, ebp               ;   504.7 p0      40 x copy
        xor ebp, esi               ;   505.3 p1      40 x
        or edi, ebp                ;   506.3 p0      40 x
        xor edi, ecx               ;   507.3 p1      40 x
        not edx                    ;   506.7 p0      40 x
        not eax                    ;   507.3 p1      40 x
        xor edx, ecx               ;   507.7 p0      40 x
        and ecx, ebp               ;   508.3 p1      40 x
        xor ebp, eax               ;   508.7 p0      40 x
        and ebp, edi               ;   509.7 p1      40 x
        xor eax, dword [esp + 440] ;   509.7 p0+p2   97 x[2]
        xor eax, ecx               ;   510.7 p1      97 x[2]
        xor ecx, edx               ;   510.7 p0      40 x
        xor edx, dword [esp + 436] ;   511.3 p1+p2   97 x[1]
        mov esi, edx               ;   512.3 p0      63 x[2] copy
        shl esi, 7                 ;   513.3 p0      63 x[2]
        xor ebp, ecx               ;   512.3 p1      40 x
        and ecx, edi               ;   513.3 p1      40 x
        xor eax, ecx               ;   514.3 p0      97 x[2]
        rol eax, 0xa               ;   515.3 p0      61 x[2]
        xor edi, dword [esp + 432] ;   514.3 p1+p2   97 x[0]
        xor edi, ebp               ;   515.3 p1      97 x[0]
        rol edi, 0x1b              ;   516.3 p0      62 x[0]
        xor edi, edx               ;   517.3 p1      64 x[0]
        xor ebp, dword [esp + 444] ;   516.7 p0+p2   97 x[3]
        xor edi, ebp               ;   518.3 p1      64 x[0]
        xor eax, ebp               ;   517.7 p0      63 x[2]
        rol ebp, 0x19              ;   518.7 p0      65 x[3]
        rol edx, 0x1f              ;   519.7 p0      66 x[1]
        xor eax, esi               ;   518.7 p1      63 x[2]
        lea esi, [edi*8]           ;   520.7 p0      67 x[3]
        xor edx, edi               ;   520.7 p1      68 x[1]
        rol edi, 0x13              ;   521.7 p0      70 x[0]
        xor edx, eax               ;   521.7 p1      68 x[1]
        xor ebp, eax               ;   521.3 p1      67 x[3]
        xor ebp, esi               ;   522.3 p1      67 x[3]
        rol eax, 0x1d              ;   522.7 p0      69 x[2]
        mov esi, edx               ;   523.3 p1      39 x copy
        and edx, edi               ;   523.7 p0      39 x
        or edx, eax                ;   524.7 p1      39 x
        not esi                    ;   524.7 p0      39 x
        xor eax, ebp               ;   525.3 p1      39 x
        and ebp, edi               ;   525.7 p0      39 x
        xor ebp, esi               ;   526.7 p1      39 x
        xor eax, edi               ;   526.7 p0      39 x
        xor eax, ebp               ;   527.7 p1      39 x
        xor edx, ebp               ;   527.7 p0      39 x
        or ebp, eax                ;   528.7 p1      39 x
        xor ebp, dword [esp + 456] ;   529.7 p0+p2   97 x[2]
        xor ebp, edi               ;   530.7 p1      97 x[2]
        xor edi, esi               ;   529.7 p0      39 x
        and esi, edx               ;   530.3 p1      39 x
        xor ebp, esi               ;   531.7 p0      97 x[2]
        not edi                    ;   531.3 p1      39 x
        xor esi, dword [esp + 448] ;   531.7 p0+p2   97 x[0]
        xor esi, eax               ;   532.7 p1      97 x[0]
        or edi, edx                ;   532.7 p0      39 x
        xor edx, dword [esp + 460] ;   533.3 p1+p2   97 x[3]
        rol esi, 0x1b              ;   533.7 p0      62 x[0]
        xor esi, edx               ;   534.7 p1      64 x[0]
        xor eax, dword [esp + 452] ;   534.7 p0+p2   97 x[1]
        xor eax, edi               ;   535.7 p1      97 x[1]
        xor esi, eax               ;   536.7 p0      64 x[0]
        rol ebp, 0xa               ;   536.7 p0      61 x[2]
        xor ebp, edx               ;   537.7 p1      63 x[2]
        rol edx, 0x19              ;   537.7 p0      65 x[3]
        mov edi, eax               ;   537.3 p1      63 x[2] copy
        shl edi, 7                 ;   538.7 p0      63 x[2]
        rol eax, 0x1f              ;   539.7 p0      66 x[1]
        xor eax, esi               ;   540.7 p1      68 x[1]
        xor ebp, edi               ;   539.7 p1      63 x[2]
        lea edi, [esi*8]           ;   540.7 p0      67 x[3]
        xor edx, ebp               ;   540.7 p1      67 x[3]
        xor eax, ebp               ;   541.7 p1      68 x[1]
        rol ebp, 0x1d              ;   541.7 p0      69 x[2]
        xor edx, edi               ;   542.3 p1      67 x[3]
        rol esi, 0x13              ;   542.7 p0      70 x[0]
        mov edi, ebp               ;   543.3 p1      38 x copy
        or ebp, edx                ;   543.7 p0      38 x
        xor edi, esi               ;   544.3 p1      38 x
        and edi, ebp               ;   545.3 p0      38 x
        xor ebp, eax               ;   545.3 p1      38 x
        and eax, esi               ;   545.7 p0      38 x
        xor eax, edx               ;   546.7 p1      38 x
        xor eax, edi               ;   547.7 p0      38 x
        and edx, esi               ;   547.3 p1      38 x
        not edx                    ;   548.3 p0      38 x
        and ebp, edx               ;   549.3 p1      38 x
        or esi, edi                ;   548.7 p0      38 x
        xor edx, dword [esp + 464] ;   549.3 p1+p2   97 x[0]
        xor edx, esi               ;   550.3 p0      97 x[0]
        xor ebp, edi               ;   550.3 p1      38 x
        not edi                    ;   550.7 p0      38 x
        xor edi, dword [esp + 472] ;   551.7 p1+p2   97 x[2]
        xor edx, ebp               ;   551.7 p0      97 x[0]
        xor esi, eax               ;   552.3 p1      38 x
        or esi, ebp                ;   553.3 p0      38 x
        xor ebp, dword [esp + 476] ;   553.3 p1+p2   97 x[3]
        xor edi, esi               ;   554.3 p0      97 x[2]
        xor ebp, eax               ;   554.3 p1      97 x[3]
        rol edx, 0x1b              ;   554.7 p0      62 x[0]
        xor eax, dword [esp + 468] ;   555.3 p1+p2   97 x[1]
        mov esi, eax               ;   556.3 p0      63 x[2] copy
        shl esi, 7                 ;   557.3 p0      63 x[2]
        xor edx, eax               ;   556.3 p1      64 x[0]
        xor edx, ebp               ;   557.3 p1      64 x[0]
        rol edi, 0xa               ;   557.7 p0      61 x[2]
        rol eax, 0x1f              ;   558.7 p0      66 x[1]
        xor edi, ebp               ;   558.7 p1      63 x[2]
        rol ebp, 0x19              ;   559.7 p0      65 x[3]
        xor edi, esi               ;   559.7 p1      63 x[2]
        xor eax, edx               ;   560.3 p1      68 x[1]
        xor eax, edi               ;   561.3 p0      68 x[1]
        xor ebp, edi               ;   561.3 p1      67 x[3]
        rol edi, 0x1d              ;   561.7 p0      69 x[2]
        lea esi, [edx*8]           ;   562.7 p0      67 x[3]
        rol edx, 0x13              ;   563.7 p0      70 x[0]
        xor ebp, esi               ;   563.7 p1      67 x[3]
        mov esi, eax               ;   563.3 p1      37 x copy
        xor esi, edi               ;   564.3 p1      37 x
        and eax, esi               ;   565.3 p0      37 x
        xor eax, edx               ;   566.3 p1      37 x
        and edx, edi               ;   565.7 p0      37 x
        xor edi, ebp               ;   566.3 p1      37 x
        xor edx, esi               ;   566.7 p0      37 x
        xor edi, edx               ;   567.7 p1      37 x
        or ebp, eax                ;   567.7 p0      37 x
        xor ebp, esi               ;   568.7 p1      37 x
        xor eax, edi               ;   568.7 p0      37 x
        or esi, ebp                ;   569.7 p1      37 x
        xor esi, eax               ;   570.7 p0      37 x
        or eax, ebp                ;   570.3 p1      37 x
        xor eax, dword [esp + 492] ;   571.3 p0+p2   97 x[3]
        xor eax, edi               ;   572.3 p1      97 x[3]
        and edi, ebp               ;   571.7 p0      37 x
        xor edx, dword [esp + 488] ;   572.3 p1+p2   97 x[2]
        xor edx, esi               ;   573.3 p0      97 x[2]
        rol edx, 0xa               ;   574.3 p0      61 x[2]
        xor esi, dword [esp + 484] ;   573.3 p1+p2   97 x[1]
        xor esi, edi               ;   574.3 p1      97 x[1]
        xor ebp, dword [esp + 480] ;   574.7 p0+p2   97 x[0]
        rol ebp, 0x1b              ;   575.7 p0      62 x[0]
        xor ebp, eax               ;   576.7 p1      64 x[0]
        xor edx, eax               ;   576.3 p1      63 x[2]
        xor ebp, esi               ;   577.7 p0      64 x[0]
        mov edi, esi               ;   577.3 p1      63 x[2] copy
        rol esi, 0x1f              ;   577.7 p0      66 x[1]
        xor esi, ebp               ;   578.7 p1      68 x[1]
        shl edi, 7                 ;   578.7 p0      63 x[2]
        xor edx, edi               ;   579.7 p1      63 x[2]
        rol eax, 0x19              ;   579.7 p0      65 x[3]
        xor eax, edx               ;   580.7 p1      67 x[3]
        xor esi, edx               ;   580.7 p0      68 x[1]
        rol edx, 0x1d              ;   581.7 p0      69 x[2]
        lea edi, [ebp*8]           ;   582.7 p0      67 x[3]
        xor eax, edi               ;   583.7 p1      67 x[3]
        rol ebp, 0x13              ;   583.7 p0      70 x[0]
        xor edx, esi               ;   582.7 p1      36 x
        xor edx, eax               ;   584.7 p1      36 x
        mov ecx, ebp               ;   584.7 p1      36 x copy
        xor ebp, edx               ;   585.7 p0      36 x
        mov edi, esi               ;   585.3 p1      36 x copy
        not ebp                    ;   586.7 p0      36 x
        xor ecx, eax               ;   586.3 p1      36 x
        or esi, edx                ;   586.7 p0      36 x
        xor esi, ecx               ;   587.7 p1      36 x
        and eax, edx               ;   587.7 p0      36 x
        xor edi, eax               ;   588.7 p1      36 x
        and ecx, edi               ;   589.7 p0      36 x
        xor edi, dword [esp + 504] ;   589.7 p1+p2   97 x[2]
        xor edi, ebp               ;   590.7 p0      97 x[2]
        xor edi, ecx               ;   591.7 p1      97 x[2]
        xor edx, dword [esp + 500] ;   590.7 p0+p2   97 x[1]
        xor edx, ecx               ;   591.7 p1      97 x[1]
        and ebp, esi               ;   591.7 p0      36 x
        or ecx, ebp                ;   592.7 p1      36 x
        mov ebp, edx               ;   592.7 p0      63 x[2] copy
        rol edi, 0xa               ;   593.7 p0      61 x[2]
        xor esi, dword [esp + 496] ;   593.3 p1+p2   97 x[0]
        rol esi, 0x1b              ;   594.7 p0      62 x[0]
        xor esi, edx               ;   595.7 p1      64 x[0]
        rol edx, 0x1f              ;   595.7 p0      66 x[1]
        xor ecx, dword [esp + 12]  ;   595.3 p1+p2   97 x[3]
        xor edi, ecx               ;   596.3 p1      63 x[2]
        shl ebp, 7                 ;   596.7 p0      63 x[2]
        xor edi, ebp               ;   597.7 p1      63 x[2]
        xor esi, ecx               ;   597.7 p0      64 x[0]
        rol ecx, 0x19              ;   598.7 p0      65 x[3]
        lea ebp, [esi*8]           ;   599.7 p0      67 x[3]
        xor edx, esi               ;   598.7 p1      35 x
        xor edx, edi               ;   599.7 p1      35 x
        xor ecx, edi               ;   600.3 p1      67 x[3]
        xor ecx, ebp               ;   601.3 p0      67 x[3]
        xor edx, ecx               ;   602.3 p1      35 x
        rol edi, 0x1d              ;   601.7 p0      69 x[2]
        mov ebp, edi               ;   602.7 p1      35 x copy
        not ebp                    ;   603.7 p0      35 x
        rol esi, 0x13              ;   603.7 p0      70 x[0]
        xor edi, esi               ;   604.7 p1      35 x
        or esi, edx                ;   604.7 p1      35 x
        xor esi, ecx               ;   605.7 p0      35 x
        and ecx, edx               ;   605.3 p1      35 x
        xor ecx, edi               ;   606.3 p0      35 x
        xor edx, ebp               ;   606.3 p1      35 x
        and ebp, esi               ;   606.7 p0      35 x
        xor ebp, dword [esp + 516] ;   607.7 p1+p2   97 x[2]
        xor ebp, edi               ;   608.7 p0      97 x[2]
        and edi, esi               ;   608.3 p1      35 x
        xor esi, edx               ;   608.7 p0      35 x
        or edx, ecx                ;   609.3 p1      35 x
        xor edi, edx               ;   610.3 p0      35 x
        xor ebp, esi               ;   610.3 p1      97 x[2]
        xor esi, dword [esp + 512] ;   610.7 p0+p2   97 x[1]
        xor esi, edi               ;   611.7 p1      97 x[1]
        mov eax, esi               ;   612.7 p0      63 x[2] copy
        rol ebp, 0xa               ;   612.7 p0      61 x[2]
        xor edi, dword [esp + 508] ;   612.3 p1+p2   97 x[0]
        rol edi, 0x1b              ;   613.7 p0      62 x[0]
        shl eax, 7                 ;   614.7 p0      63 x[2]
        xor ecx, dword [esp + 528] ;   613.3 p1+p2   97 x[3]
        xor edi, ecx               ;   614.7 p1      64 x[0]
        xor edi, esi               ;   615.7 p1      64 x[0]
        rol esi, 0x1f              ;   615.7 p0      66 x[1]
        xor ebp, ecx               ;   616.3 p1      63 x[2]
        xor ebp, eax               ;   617.3 p0      63 x[2]
        xor esi, edi               ;   617.3 p1      68 x[1]
        xor esi, ebp               ;   618.3 p0      68 x[1]
        mov edx, esi               ;   619.3 p1      34 x copy
        rol ecx, 0x19              ;   618.7 p0      65 x[3]
        lea eax, [edi*8]           ;   619.7 p0      67 x[3]
        rol edi, 0x13              ;   620.7 p0      70 x[0]
        xor ecx, ebp               ;   619.7 p1      67 x[3]
        xor ecx, eax               ;   620.7 p1      67 x[3]
        rol ebp, 0x1d              ;   621.7 p0      69 x[2]
        mov eax, ebp               ;   622.7 p1      34 x copy
        or ebp, ecx                ;   622.7 p1      34 x
        or edx, edi                ;   622.7 p0      34 x
        xor edi, ecx               ;   623.3 p1      34 x
        xor eax, edx               ;   623.7 p0      34 x
        mov edx, esi               ;   624.3 p1      34 x copy
        xor edx, edi               ;   625.3 p0      34 x
        and edi, eax               ;   625.3 p1      34 x
        and ebp, edx               ;   626.3 p0      34 x
        xor esi, edi               ;   626.3 p1      34 x
        xor edi, ebp               ;   627.3 p0      34 x
        or ebp, ecx                ;   627.3 p1      34 x
        xor ecx, eax               ;   627.7 p0      34 x
        xor ebp, ecx               ;   628.7 p1      34 x
        xor ecx, dword [esp + 64]  ;   628.7 p0+p2   97 x[2]
        xor eax, esi               ;   629.3 p1      34 x
        and eax, edi               ;   630.3 p0      34 x
        xor edi, dword [esp + 8]   ;   630.3 p1+p2   97 x[3]
        xor esi, dword [esp + 52]  ;   630.7 p0+p2   97 x[0]
        xor esi, ebp               ;   631.7 p1      97 x[0]
        xor ebp, dword [esp + 520] ;   631.7 p0+p2   97 x[1]
        xor ebp, eax               ;   632.7 p1      97 x[1]
        mov eax, dword [esp + 564] ;   616.7 p2      99 dst reload
        mov dword [eax], esi       ;   632.7 p3+p4   99 dst
        mov dword [eax + 8], ecx   ;   629.7 p3+p4   99 dst
        mov esi, dword [esp + 532] ;   618.3 p2      90 blocks
        mov dword [eax + 12], edi  ;   631.3 p3+p4   99 dst
        mov dword [eax + 4], ebp   ;   633.7 p3+p4   99 dst
        add eax, 0x10              ;   632.7 p0      90 blocks
        add esi, 0x10              ;   633.3 p1      90 blocks
        mov dword [esp + 564], eax ;   633.7 p3+p4   90 blocks
        cmp esi, dword [esp + 524] ;                    more blocks?
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
