; ripemd128_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 2c7c4ea50ae2eca9); do not edit:
;   ./cw build ripemd128_blocks --cpu prescott
;
; void ripemd128_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 44 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 11.0; bounds: width 4.7, ports 10.0, path 4.0
;   blocks: 1082 uops, planned 461.0; bounds: width 360.7, ports 268.0, path 258.0
;   body.2: 9 uops, planned 8.7; bounds: width 3.0, ports 8.0, path 0.0
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
%fatal "ripemd128_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ripemd128_blocks
$_ripemd128_blocks:
%else
        global $ripemd128_blocks
%endif
$ripemd128_blocks:
        push ebx                  ;                    preserved
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        sub esp, 0x30             ;                    frame
        mov esi, dword [esp + 68] ;     0.0 p2      38 h reload
        mov edi, dword [esi]      ;     4.0 p2      38 h
        mov dword [esp + 0], edi  ;     8.0 p0+p3   38 h
        mov edi, dword [esi + 4]  ;     4.0 p2      38 h
        mov dword [esp + 4], edi  ;     8.0 p0+p3   38 h
        mov edi, dword [esi + 8]  ;     4.0 p2      38 h
        mov dword [esp + 8], edi  ;     8.0 p0+p3   38 h
        mov esi, dword [esi + 12] ;     4.0 p2      38 h
        mov dword [esp + 12], esi ;     8.0 p0+p3   38 h
        mov esi, dword [esp + 76] ;     5.0 p2      38 h
        shl esi, 6                ;     9.0 p1      38 h
        add esi, dword [esp + 72] ;    10.0 p2+p1   38 h
        mov dword [esp + 16], esi ;    11.0 p0+p3   38 h
        cmp dword [esp + 76], 0   ;                    no blocks?
        je .blocks_1_done
        mov ebx, dword [esp + 4]  ;                    resident
        mov ecx, dword [esp + 8]  ;                    resident
        mov edi, dword [esp + 12] ;                    resident
        mov eax, dword [esp + 72] ;                    resident
        mov ebp, dword [esp + 0]  ;                    resident
        align 16
.blocks_1:
        mov edx, ecx              ;     0.0 p0      24 sum copy
        xor edx, ebx              ;     1.0 p0      24 sum
        mov esi, edx              ;     2.0 p1      24 sum copy
        xor esi, edi              ;     3.0 p0      24 sum
        add esi, ebp              ;     4.0 p1      32 sum
        add esi, dword [eax]      ;     5.0 p2+p0   32 sum
        rol esi, 0xb              ;     6.0 p1      33 v[0]
        mov dword [esp + 20], ebp ;     2.7 p0+p3   41 x[0] spill
        mov ebp, dword [eax + 4]  ;     3.0 p2      32 sum
        mov dword [esp + 24], edx ;     4.7 p0+p3   24 sum spill
        mov edx, esi              ;     7.0 p1      24 sum copy
        xor edx, ecx              ;     8.0 p0      24 sum
        xor edx, ebx              ;     9.0 p0      24 sum
        add edx, edi              ;    10.0 p1      32 sum
        add edx, ebp              ;    11.0 p1      32 sum
        rol edx, 0xe              ;    12.0 p1      33 v[3]
        mov ebp, dword [eax + 8]  ;     5.7 p2      32 sum
        mov dword [esp + 28], edi ;     6.7 p0+p3   41 x[3] spill
        mov edi, esi              ;     7.0 p1      24 sum copy
        xor edi, ebx              ;     8.0 p0      24 sum
        xor edi, edx              ;    13.0 p0      24 sum
        add edi, ecx              ;    14.0 p1      32 sum
        add edi, ebp              ;    15.0 p1      32 sum
        rol edi, 0xf              ;    16.0 p1      33 v[2]
        mov ebp, dword [eax + 16] ;     8.3 p2      32 sum
        mov dword [esp + 32], ecx ;     8.7 p0+p3   41 x[2] spill
        lea ebp, [esi + ebp]      ;    12.3 p1      32 sum
        xor esi, edx              ;    13.0 p0      24 sum
        xor esi, edi              ;    17.0 p0      24 sum
        add esi, ebx              ;    18.0 p1      32 sum
        mov ecx, dword [eax + 12] ;    10.3 p2      32 sum
        add esi, ecx              ;    19.0 p1      32 sum
        rol esi, 0xc              ;    20.0 p1      33 v[1]
        mov ecx, dword [eax + 20] ;    11.3 p2      32 sum
        mov dword [esp + 36], ebx ;    11.7 p0+p3   41 x[1] spill
        lea ebx, [edx + ecx]      ;    15.3 p1      32 sum
        xor edx, edi              ;    17.0 p0      24 sum
        xor edx, esi              ;    21.0 p0      24 sum
        add ebp, edx              ;    22.0 p1      32 sum
        rol ebp, 5                ;    23.0 p1      33 v[0]
        mov edx, dword [eax + 24] ;    13.7 p2      32 sum
        add edx, edi              ;    17.7 p0      32 sum
        xor edi, esi              ;    21.0 p0      24 sum
        xor edi, ebp              ;    24.0 p0      24 sum
        add ebx, edi              ;    25.0 p1      32 sum
        rol ebx, 8                ;    26.0 p1      33 v[3]
        mov edi, dword [eax + 28] ;    15.7 p2      32 sum
        add edi, esi              ;    21.0 p0      32 sum
        xor esi, ebp              ;    24.0 p0      24 sum
        xor esi, ebx              ;    27.0 p0      24 sum
        add edx, esi              ;    28.0 p1      32 sum
        rol edx, 7                ;    29.0 p1      33 v[2]
        mov esi, dword [eax + 32] ;    17.7 p2      32 sum
        add esi, ebp              ;    24.0 p0      32 sum
        xor ebp, ebx              ;    27.0 p0      24 sum
        xor ebp, edx              ;    30.0 p0      24 sum
        add edi, ebp              ;    31.0 p1      32 sum
        rol edi, 9                ;    32.0 p1      33 v[1]
        mov ebp, dword [eax + 36] ;    19.7 p2      32 sum
        add ebp, ebx              ;    27.0 p0      32 sum
        xor ebx, edx              ;    30.0 p0      24 sum
        xor ebx, edi              ;    33.0 p0      24 sum
        add esi, ebx              ;    34.0 p1      32 sum
        rol esi, 0xb              ;    35.0 p1      33 v[0]
        mov ebx, dword [eax + 40] ;    21.7 p2      32 sum
        add ebx, edx              ;    30.0 p0      32 sum
        xor edx, edi              ;    33.0 p0      24 sum
        xor edx, esi              ;    36.0 p0      24 sum
        add ebp, edx              ;    37.0 p1      32 sum
        mov edx, dword [eax + 44] ;    23.3 p2      32 sum
        rol ebp, 0xd              ;    38.0 p1      33 v[3]
        lea ecx, [edi + edx]      ;    33.0 p0      32 sum
        xor edi, esi              ;    36.0 p0      24 sum
        xor edi, ebp              ;    39.0 p0      24 sum
        add ebx, edi              ;    40.0 p1      32 sum
        rol ebx, 0xe              ;    41.0 p1      33 v[2]
        mov edi, dword [eax + 48] ;    25.7 p2      32 sum
        add edi, esi              ;    36.0 p0      32 sum
        xor esi, ebp              ;    39.0 p0      24 sum
        xor esi, ebx              ;    42.0 p0      24 sum
        add ecx, esi              ;    43.0 p1      32 sum
        mov esi, dword [eax + 52] ;    27.3 p2      32 sum
        rol ecx, 0xf              ;    44.0 p1      33 v[1]
        lea edx, [ebp + esi]      ;    39.0 p0      32 sum
        xor ebp, ebx              ;    42.0 p0      24 sum
        xor ebp, ecx              ;    45.0 p0      24 sum
        add edi, ebp              ;    46.0 p1      32 sum
        mov ebp, dword [eax + 56] ;    29.3 p2      32 sum
        rol edi, 6                ;    47.0 p1      33 v[0]
        lea esi, [ebx + ebp]      ;    42.0 p0      32 sum
        xor ebx, ecx              ;    45.0 p0      24 sum
        xor ebx, edi              ;    48.0 p0      24 sum
        add edx, ebx              ;    49.0 p1      32 sum
        rol edx, 7                ;    50.0 p1      33 v[3]
        mov ebx, dword [eax + 60] ;    31.7 p2      32 sum
        add ebx, ecx              ;    45.0 p0      32 sum
        xor ecx, edi              ;    48.0 p0      24 sum
        xor ecx, edx              ;    51.0 p0      24 sum
        add esi, ecx              ;    52.0 p1      32 sum
        rol esi, 9                ;    53.0 p1      33 v[2]
        mov ecx, dword [eax + 16] ;    33.7 p2      32 sum
        add ecx, edx              ;    51.0 p0      32 sum
        xor edx, esi              ;    54.0 p0      24 sum
        mov ebp, dword [eax + 28] ;    34.7 p2      32 sum
        add ebp, edi              ;    48.0 p1      32 sum
        xor edi, edx              ;    55.0 p0      24 sum
        add ebx, edi              ;    56.0 p1      32 sum
        rol ebx, 8                ;    57.0 p1      33 v[1]
        or edx, ebx               ;    58.0 p0      24 sum
        mov edi, dword [eax + 52] ;    36.7 p2      32 sum
        add edi, esi              ;    54.0 p0      32 sum
        add ebp, 0x5a827999       ;    49.0 p1      32 sum
        xor esi, ebx              ;    58.0 p0      24 sum
        xor edx, esi              ;    59.0 p0      24 sum
        add ebp, edx              ;    60.0 p1      32 sum
        rol ebp, 7                ;    61.0 p1      33 v[0]
        or esi, ebp               ;    62.0 p0      24 sum
        mov edx, dword [eax + 4]  ;    39.3 p2      32 sum
        add edx, ebx              ;    58.0 p0      32 sum
        add ecx, 0x5a827999       ;    52.0 p1      32 sum
        xor ebx, ebp              ;    62.0 p0      24 sum
        xor esi, ebx              ;    63.0 p0      24 sum
        add ecx, esi              ;    64.0 p1      32 sum
        rol ecx, 6                ;    65.0 p1      33 v[3]
        or ebx, ecx               ;    66.0 p0      24 sum
        mov esi, dword [eax + 40] ;    42.0 p2      32 sum
        add esi, ebp              ;    62.0 p0      32 sum
        add edi, 0x5a827999       ;    55.0 p1      32 sum
        xor ebp, ecx              ;    66.0 p0      24 sum
        xor ebx, ebp              ;    67.0 p0      24 sum
        add edi, ebx              ;    68.0 p1      32 sum
        rol edi, 8                ;    69.0 p1      33 v[2]
        or ebp, edi               ;    70.0 p0      24 sum
        add edx, 0x5a827999       ;    59.0 p0      32 sum
        mov ebx, dword [eax + 24] ;    45.0 p2      32 sum
        add ebx, ecx              ;    66.0 p1      32 sum
        xor ecx, edi              ;    70.0 p0      24 sum
        xor ebp, ecx              ;    71.0 p0      24 sum
        add edx, ebp              ;    72.0 p1      32 sum
        rol edx, 0xd              ;    73.0 p1      33 v[1]
        or ecx, edx               ;    74.0 p0      24 sum
        add esi, 0x5a827999       ;    63.0 p0      32 sum
        mov ebp, dword [eax + 60] ;    47.7 p2      32 sum
        add ebp, edi              ;    70.0 p1      32 sum
        xor edi, edx              ;    74.0 p0      24 sum
        xor ecx, edi              ;    75.0 p0      24 sum
        add esi, ecx              ;    76.0 p1      32 sum
        rol esi, 0xb              ;    77.0 p1      33 v[0]
        or edi, esi               ;    78.0 p0      24 sum
        add ebx, 0x5a827999       ;    67.0 p0      32 sum
        mov ecx, dword [eax + 12] ;    50.3 p2      32 sum
        add ecx, edx              ;    74.0 p1      32 sum
        xor edx, esi              ;    78.0 p0      24 sum
        xor edi, edx              ;    79.0 p0      24 sum
        add ebx, edi              ;    80.0 p1      32 sum
        rol ebx, 9                ;    81.0 p1      33 v[3]
        or edx, ebx               ;    82.0 p0      24 sum
        add ebp, 0x5a827999       ;    71.0 p0      32 sum
        mov edi, dword [eax + 48] ;    53.0 p2      32 sum
        add edi, esi              ;    78.0 p1      32 sum
        xor esi, ebx              ;    82.0 p0      24 sum
        xor edx, esi              ;    83.0 p0      24 sum
        add ebp, edx              ;    84.0 p1      32 sum
        rol ebp, 7                ;    85.0 p1      33 v[2]
        or esi, ebp               ;    86.0 p0      24 sum
        add ecx, 0x5a827999       ;    75.0 p0      32 sum
        mov edx, dword [eax]      ;    55.7 p2      32 sum
        add edx, ebx              ;    82.0 p1      32 sum
        xor ebx, ebp              ;    86.0 p0      24 sum
        xor esi, ebx              ;    87.0 p0      24 sum
        add ecx, esi              ;    88.0 p1      32 sum
        rol ecx, 0xf              ;    89.0 p1      33 v[1]
        or ebx, ecx               ;    90.0 p0      24 sum
        add edi, 0x5a827999       ;    79.0 p0      32 sum
        mov esi, dword [eax + 36] ;    58.3 p2      32 sum
        add esi, ebp              ;    86.0 p1      32 sum
        xor ebp, ecx              ;    90.0 p0      24 sum
        xor ebx, ebp              ;    91.0 p0      24 sum
        add edi, ebx              ;    92.0 p1      32 sum
        rol edi, 7                ;    93.0 p1      33 v[0]
        or ebp, edi               ;    94.0 p0      24 sum
        add edx, 0x5a827999       ;    83.0 p0      32 sum
        mov ebx, dword [eax + 20] ;    61.0 p2      32 sum
        add ebx, ecx              ;    90.0 p1      32 sum
        xor ecx, edi              ;    94.0 p0      24 sum
        xor ebp, ecx              ;    95.0 p0      24 sum
        add edx, ebp              ;    96.0 p1      32 sum
        rol edx, 0xc              ;    97.0 p1      33 v[3]
        add esi, 0x5a827999       ;    87.0 p0      32 sum
        or ecx, edx               ;    98.0 p0      24 sum
        mov ebp, dword [eax + 8]  ;    63.7 p2      32 sum
        add ebp, edi              ;    94.0 p1      32 sum
        xor edi, edx              ;    98.0 p0      24 sum
        xor ecx, edi              ;    99.0 p0      24 sum
        add esi, ecx              ;   100.0 p1      32 sum
        rol esi, 0xf              ;   101.0 p1      33 v[2]
        add ebx, 0x5a827999       ;    91.0 p0      32 sum
        or edi, esi               ;   102.0 p0      24 sum
        mov ecx, dword [eax + 56] ;    66.3 p2      32 sum
        add ecx, edx              ;    98.0 p1      32 sum
        xor edx, esi              ;   102.0 p0      24 sum
        xor edi, edx              ;   103.0 p0      24 sum
        add ebx, edi              ;   104.0 p1      32 sum
        rol ebx, 9                ;   105.0 p1      33 v[1]
        add ebp, 0x5a827999       ;    95.0 p0      32 sum
        or edx, ebx               ;   106.0 p0      24 sum
        mov edi, dword [eax + 44] ;    69.0 p2      32 sum
        add edi, esi              ;   102.0 p1      32 sum
        xor esi, ebx              ;   106.0 p0      24 sum
        xor edx, esi              ;   107.0 p0      24 sum
        add ebp, edx              ;   108.0 p1      32 sum
        rol ebp, 0xb              ;   109.0 p1      33 v[0]
        add ecx, 0x5a827999       ;    99.0 p0      32 sum
        or esi, ebp               ;   110.0 p0      24 sum
        mov edx, dword [eax + 32] ;    71.7 p2      32 sum
        add edx, ebx              ;   106.0 p1      32 sum
        xor ebx, ebp              ;   110.0 p0      24 sum
        xor esi, ebx              ;   111.0 p0      24 sum
        add ecx, esi              ;   112.0 p1      32 sum
        add edi, 0x5a827999       ;   103.0 p0      32 sum
        rol ecx, 7                ;   113.0 p1      33 v[3]
        or ebx, ecx               ;   114.0 p0      24 sum
        mov esi, ebp              ;   110.0 p0      24 sum copy
        xor esi, ecx              ;   114.0 p0      24 sum
        xor ebx, esi              ;   115.0 p0      24 sum
        add edi, ebx              ;   116.0 p1      32 sum
        add edx, 0x5a827999       ;   107.0 p1      32 sum
        rol edi, 0xd              ;   117.0 p1      33 v[2]
        mov ebx, dword [eax + 12] ;    76.3 p2      32 sum
        add ebx, ebp              ;   110.0 p0      32 sum
        and esi, edi              ;   118.0 p0      24 sum
        xor ebp, esi              ;   119.0 p0      24 sum
        mov esi, edi              ;   118.0 p1      24 sum copy
        not esi                   ;   119.0 p0      24 sum
        add edx, ebp              ;   120.0 p1      32 sum
        rol edx, 0xc              ;   121.0 p1      33 v[1]
        add ebx, 0x6ed9eba1       ;   111.0 p0      32 sum
        mov ebp, dword [eax + 40] ;    79.3 p2      32 sum
        add ebp, ecx              ;   114.0 p0      32 sum
        or esi, edx               ;   122.0 p0      24 sum
        xor ecx, esi              ;   123.0 p0      24 sum
        add ebx, ecx              ;   124.0 p1      32 sum
        rol ebx, 0xb              ;   125.0 p1      33 v[0]
        add ebp, 0x6ed9eba1       ;   115.0 p0      32 sum
        mov ecx, dword [eax + 56] ;    81.7 p2      32 sum
        add ecx, edi              ;   118.0 p0      32 sum
        mov esi, edx              ;   122.0 p1      24 sum copy
        not esi                   ;   123.0 p0      24 sum
        or esi, ebx               ;   126.0 p0      24 sum
        xor edi, esi              ;   127.0 p0      24 sum
        add ebp, edi              ;   128.0 p1      32 sum
        add ecx, 0x6ed9eba1       ;   119.0 p1      32 sum
        rol ebp, 0xd              ;   129.0 p1      33 v[3]
        mov edi, dword [eax + 16] ;    84.7 p2      32 sum
        add edi, edx              ;   122.0 p0      32 sum
        mov esi, ebx              ;   126.0 p0      24 sum copy
        not esi                   ;   127.0 p0      24 sum
        or esi, ebp               ;   130.0 p0      24 sum
        xor edx, esi              ;   131.0 p0      24 sum
        add ecx, edx              ;   132.0 p1      32 sum
        add edi, 0x6ed9eba1       ;   123.0 p1      32 sum
        rol ecx, 6                ;   133.0 p1      33 v[2]
        mov edx, dword [eax + 36] ;    87.7 p2      32 sum
        add edx, ebx              ;   126.0 p0      32 sum
        mov esi, ebp              ;   130.0 p0      24 sum copy
        not esi                   ;   131.0 p0      24 sum
        or esi, ecx               ;   134.0 p0      24 sum
        xor ebx, esi              ;   135.0 p0      24 sum
        add edi, ebx              ;   136.0 p1      32 sum
        add edx, 0x6ed9eba1       ;   127.0 p1      32 sum
        rol edi, 7                ;   137.0 p1      33 v[1]
        mov esi, dword [eax + 60] ;    90.7 p2      32 sum
        add esi, ebp              ;   130.0 p0      32 sum
        mov ebx, ecx              ;   134.0 p0      24 sum copy
        not ebx                   ;   135.0 p0      24 sum
        or ebx, edi               ;   138.0 p0      24 sum
        xor ebp, ebx              ;   139.0 p0      24 sum
        add edx, ebp              ;   140.0 p1      32 sum
        add esi, 0x6ed9eba1       ;   131.0 p1      32 sum
        rol edx, 0xe              ;   141.0 p1      33 v[0]
        mov ebp, dword [eax + 32] ;    93.7 p2      32 sum
        add ebp, ecx              ;   134.0 p0      32 sum
        mov ebx, edi              ;   138.0 p0      24 sum copy
        not ebx                   ;   139.0 p0      24 sum
        or ebx, edx               ;   142.0 p0      24 sum
        xor ecx, ebx              ;   143.0 p0      24 sum
        add esi, ecx              ;   144.0 p1      32 sum
        add ebp, 0x6ed9eba1       ;   135.0 p1      32 sum
        rol esi, 9                ;   145.0 p1      33 v[3]
        mov ecx, dword [eax + 4]  ;    96.7 p2      32 sum
        add ecx, edi              ;   138.0 p0      32 sum
        mov ebx, edx              ;   142.0 p0      24 sum copy
        not ebx                   ;   143.0 p0      24 sum
        or ebx, esi               ;   146.0 p0      24 sum
        xor edi, ebx              ;   147.0 p0      24 sum
        add ebp, edi              ;   148.0 p1      32 sum
        add ecx, 0x6ed9eba1       ;   139.0 p1      32 sum
        rol ebp, 0xd              ;   149.0 p1      33 v[2]
        mov edi, dword [eax + 8]  ;    99.7 p2      32 sum
        add edi, edx              ;   142.0 p0      32 sum
        mov ebx, esi              ;   146.0 p0      24 sum copy
        not ebx                   ;   147.0 p0      24 sum
        or ebx, ebp               ;   150.0 p0      24 sum
        xor edx, ebx              ;   151.0 p0      24 sum
        add ecx, edx              ;   152.0 p1      32 sum
        add edi, 0x6ed9eba1       ;   143.0 p1      32 sum
        rol ecx, 0xf              ;   153.0 p1      33 v[1]
        mov edx, dword [eax + 28] ;   102.7 p2      32 sum
        add edx, esi              ;   146.0 p0      32 sum
        mov ebx, ebp              ;   150.0 p0      24 sum copy
        not ebx                   ;   151.0 p0      24 sum
        or ebx, ecx               ;   154.0 p0      24 sum
        xor esi, ebx              ;   155.0 p0      24 sum
        add edi, esi              ;   156.0 p1      32 sum
        add edx, 0x6ed9eba1       ;   147.0 p1      32 sum
        rol edi, 0xe              ;   157.0 p1      33 v[0]
        mov esi, dword [eax]      ;   105.7 p2      32 sum
        add esi, ebp              ;   150.0 p0      32 sum
        mov ebx, ecx              ;   154.0 p0      24 sum copy
        not ebx                   ;   155.0 p0      24 sum
        or ebx, edi               ;   158.0 p0      24 sum
        xor ebp, ebx              ;   159.0 p0      24 sum
        add esi, 0x6ed9eba1       ;   151.0 p1      32 sum
        add edx, ebp              ;   160.0 p1      32 sum
        rol edx, 8                ;   161.0 p1      33 v[3]
        mov ebp, dword [eax + 24] ;   108.7 p2      32 sum
        add ebp, ecx              ;   154.0 p0      32 sum
        mov ebx, edi              ;   158.0 p0      24 sum copy
        not ebx                   ;   159.0 p0      24 sum
        or ebx, edx               ;   162.0 p0      24 sum
        xor ecx, ebx              ;   163.0 p0      24 sum
        add ebp, 0x6ed9eba1       ;   155.0 p1      32 sum
        add esi, ecx              ;   164.0 p1      32 sum
        rol esi, 0xd              ;   165.0 p1      33 v[2]
        mov ecx, dword [eax + 52] ;   111.7 p2      32 sum
        add ecx, edi              ;   158.0 p0      32 sum
        mov ebx, edx              ;   162.0 p0      24 sum copy
        not ebx                   ;   163.0 p0      24 sum
        or ebx, esi               ;   166.0 p0      24 sum
        xor edi, ebx              ;   167.0 p0      24 sum
        add ecx, 0x6ed9eba1       ;   159.0 p1      32 sum
        add ebp, edi              ;   168.0 p1      32 sum
        rol ebp, 6                ;   169.0 p1      33 v[1]
        mov edi, dword [eax + 44] ;   114.7 p2      32 sum
        add edi, edx              ;   162.0 p0      32 sum
        mov ebx, esi              ;   166.0 p0      24 sum copy
        not ebx                   ;   167.0 p0      24 sum
        or ebx, ebp               ;   170.0 p0      24 sum
        xor edx, ebx              ;   171.0 p0      24 sum
        add edi, 0x6ed9eba1       ;   163.0 p1      32 sum
        add ecx, edx              ;   172.0 p1      32 sum
        rol ecx, 5                ;   173.0 p1      33 v[0]
        mov edx, dword [eax + 20] ;   117.7 p2      32 sum
        add edx, esi              ;   166.0 p0      32 sum
        mov ebx, ebp              ;   170.0 p0      24 sum copy
        not ebx                   ;   171.0 p0      24 sum
        or ebx, ecx               ;   174.0 p0      24 sum
        xor esi, ebx              ;   175.0 p0      24 sum
        add edx, 0x6ed9eba1       ;   167.0 p1      32 sum
        add edi, esi              ;   176.0 p0      32 sum
        rol edi, 0xc              ;   177.0 p1      33 v[3]
        mov esi, dword [eax + 48] ;   122.0 p2      32 sum
        add esi, ebp              ;   170.0 p0      32 sum
        mov ebx, ecx              ;   174.0 p1      24 sum copy
        not ebx                   ;   175.0 p0      24 sum
        or ebx, edi               ;   178.0 p0      24 sum
        xor ebp, ebx              ;   179.0 p0      24 sum
        add esi, 0x6ed9eba1       ;   171.0 p1      32 sum
        add edx, ebp              ;   180.0 p0      32 sum
        rol edx, 7                ;   181.0 p1      33 v[2]
        mov ebp, dword [eax + 4]  ;   126.7 p2      32 sum
        add ebp, ecx              ;   174.0 p0      32 sum
        mov ebx, edi              ;   178.0 p1      24 sum copy
        not ebx                   ;   179.0 p0      24 sum
        or ebx, edx               ;   182.0 p0      24 sum
        xor ecx, ebx              ;   183.0 p0      24 sum
        add esi, ecx              ;   184.0 p1      32 sum
        rol esi, 5                ;   185.0 p1      33 v[1]
        add ebp, 0x8f1bbcdc       ;   175.0 p0      32 sum
        mov ecx, edi              ;   178.0 p0      25 sum copy
        not ecx                   ;   179.0 p0      25 sum
        and ecx, edx              ;   182.0 p0      25 sum
        mov ebx, dword [eax + 36] ;   131.3 p2      32 sum
        add ebx, edi              ;   178.0 p1      32 sum
        and edi, esi              ;   186.0 p0      25 sum
        add ebp, ecx              ;   183.0 p1      32 sum
        add ebp, edi              ;   187.0 p0      32 sum
        add ebx, 0x8f1bbcdc       ;   179.0 p1      32 sum
        rol ebp, 0xb              ;   188.0 p1      33 v[0]
        mov edi, edx              ;   182.0 p0      25 sum copy
        not edi                   ;   183.0 p0      25 sum
        and edi, esi              ;   186.0 p0      25 sum
        mov ecx, dword [eax + 44] ;   135.7 p2      32 sum
        add ecx, 0x8f1bbcdc       ;   139.7 p1      32 sum
        add ebx, edi              ;   187.0 p0      32 sum
        add ecx, edx              ;   182.0 p1      32 sum
        mov edi, esi              ;   186.0 p0      25 sum copy
        not edi                   ;   187.0 p0      25 sum
        and edi, ebp              ;   189.0 p0      25 sum
        and edx, ebp              ;   189.0 p0      25 sum
        add ebx, edx              ;   190.0 p1      32 sum
        rol ebx, 0xc              ;   191.0 p1      33 v[3]
        mov edx, dword [eax + 40] ;   140.0 p2      32 sum
        add edx, esi              ;   186.0 p0      32 sum
        and esi, ebx              ;   192.0 p0      25 sum
        add ecx, edi              ;   190.0 p1      32 sum
        add ecx, esi              ;   193.0 p0      32 sum
        add edx, 0x8f1bbcdc       ;   187.0 p1      32 sum
        rol ecx, 0xe              ;   194.0 p1      33 v[2]
        mov esi, ebp              ;   189.0 p0      25 sum copy
        not esi                   ;   190.0 p0      25 sum
        and esi, ebx              ;   192.0 p0      25 sum
        mov edi, dword [eax]      ;   145.0 p2      32 sum
        add edi, ebp              ;   189.0 p1      32 sum
        and ebp, ecx              ;   195.0 p0      25 sum
        add edx, esi              ;   193.0 p1      32 sum
        add edx, ebp              ;   196.0 p0      32 sum
        add edi, 0x8f1bbcdc       ;   190.0 p1      32 sum
        rol edx, 0xf              ;   197.0 p1      33 v[1]
        mov esi, ebx              ;   192.0 p0      25 sum copy
        not esi                   ;   193.0 p0      25 sum
        and esi, ecx              ;   195.0 p0      25 sum
        mov ebp, dword [eax + 32] ;   149.3 p2      32 sum
        add ebp, ebx              ;   192.0 p1      32 sum
        and ebx, edx              ;   198.0 p0      25 sum
        add edi, esi              ;   196.0 p1      32 sum
        add edi, ebx              ;   199.0 p0      32 sum
        add ebp, 0x8f1bbcdc       ;   193.0 p1      32 sum
        rol edi, 0xe              ;   200.0 p1      33 v[0]
        mov esi, ecx              ;   195.0 p0      25 sum copy
        not esi                   ;   196.0 p0      25 sum
        and esi, edx              ;   198.0 p0      25 sum
        mov ebx, dword [eax + 48] ;   154.0 p2      32 sum
        add ebx, ecx              ;   195.0 p1      32 sum
        and ecx, edi              ;   201.0 p0      25 sum
        add ebp, esi              ;   199.0 p1      32 sum
        add ebp, ecx              ;   202.0 p0      32 sum
        add ebx, 0x8f1bbcdc       ;   196.0 p1      32 sum
        rol ebp, 0xf              ;   203.0 p1      33 v[3]
        mov esi, edx              ;   198.0 p0      25 sum copy
        not esi                   ;   199.0 p0      25 sum
        and esi, edi              ;   201.0 p0      25 sum
        mov ecx, dword [eax + 16] ;   158.3 p2      32 sum
        add ecx, edx              ;   198.0 p1      32 sum
        and edx, ebp              ;   204.0 p0      25 sum
        add ebx, esi              ;   202.0 p1      32 sum
        add ebx, edx              ;   205.0 p0      32 sum
        rol ebx, 9                ;   206.0 p1      33 v[2]
        add ecx, 0x8f1bbcdc       ;   199.0 p0      32 sum
        mov esi, edi              ;   201.0 p0      25 sum copy
        not esi                   ;   202.0 p0      25 sum
        and esi, ebp              ;   204.0 p0      25 sum
        mov edx, dword [eax + 52] ;   162.7 p2      32 sum
        add edx, edi              ;   201.0 p1      32 sum
        add edx, 0x8f1bbcdc       ;   202.0 p0      32 sum
        and edi, ebx              ;   207.0 p0      25 sum
        add ecx, esi              ;   205.0 p1      32 sum
        mov esi, ebp              ;   204.0 p0      25 sum copy
        not esi                   ;   205.0 p0      25 sum
        and esi, ebx              ;   207.0 p0      25 sum
        add ecx, edi              ;   208.0 p1      32 sum
        rol ecx, 8                ;   209.0 p1      33 v[1]
        mov edi, dword [eax + 12] ;   167.0 p2      32 sum
        add edi, ebp              ;   204.0 p0      32 sum
        and ebp, ecx              ;   210.0 p0      25 sum
        add edx, esi              ;   208.0 p1      32 sum
        add edx, ebp              ;   211.0 p0      32 sum
        rol edx, 9                ;   212.0 p1      33 v[0]
        add edi, 0x8f1bbcdc       ;   205.0 p0      32 sum
        mov esi, ebx              ;   207.0 p1      25 sum copy
        not esi                   ;   208.0 p0      25 sum
        and esi, ecx              ;   210.0 p0      25 sum
        mov ebp, dword [eax + 28] ;   171.3 p2      32 sum
        add ebp, ebx              ;   207.0 p1      32 sum
        and ebx, edx              ;   213.0 p0      25 sum
        add edi, esi              ;   211.0 p1      32 sum
        add edi, ebx              ;   214.0 p0      32 sum
        rol edi, 0xe              ;   215.0 p1      33 v[3]
        add ebp, 0x8f1bbcdc       ;   208.0 p0      32 sum
        mov esi, ecx              ;   210.0 p0      25 sum copy
        not esi                   ;   211.0 p0      25 sum
        and esi, edx              ;   213.0 p0      25 sum
        mov ebx, dword [eax + 60] ;   175.7 p2      32 sum
        add ebx, ecx              ;   210.0 p1      32 sum
        and ecx, edi              ;   216.0 p0      25 sum
        add ebp, esi              ;   214.0 p1      32 sum
        add ebp, ecx              ;   217.0 p0      32 sum
        rol ebp, 5                ;   218.0 p1      33 v[2]
        add ebx, 0x8f1bbcdc       ;   211.0 p0      32 sum
        mov esi, edx              ;   213.0 p0      25 sum copy
        not esi                   ;   214.0 p0      25 sum
        and esi, edi              ;   216.0 p0      25 sum
        mov ecx, dword [eax + 56] ;   180.0 p2      32 sum
        add ecx, edx              ;   213.0 p1      32 sum
        and edx, ebp              ;   219.0 p0      25 sum
        add ebx, esi              ;   217.0 p1      32 sum
        mov esi, edi              ;   216.0 p0      25 sum copy
        not esi                   ;   217.0 p0      25 sum
        and esi, ebp              ;   219.0 p0      25 sum
        add ebx, edx              ;   220.0 p1      32 sum
        add ecx, 0x8f1bbcdc       ;   214.0 p0      32 sum
        rol ebx, 6                ;   221.0 p1      33 v[1]
        mov edx, dword [eax + 20] ;   185.0 p2      32 sum
        add edx, edi              ;   216.0 p0      32 sum
        and edi, ebx              ;   222.0 p0      25 sum
        add ecx, esi              ;   220.0 p1      32 sum
        add ecx, edi              ;   223.0 p0      32 sum
        rol ecx, 8                ;   224.0 p1      33 v[0]
        add edx, 0x8f1bbcdc       ;   217.0 p0      32 sum
        mov esi, ebp              ;   219.0 p0      25 sum copy
        not esi                   ;   220.0 p0      25 sum
        and esi, ebx              ;   222.0 p0      25 sum
        mov edi, dword [eax + 24] ;   189.0 p2      32 sum
        add edi, ebp              ;   219.0 p1      32 sum
        and ebp, ecx              ;   225.0 p0      25 sum
        add edx, esi              ;   223.0 p1      32 sum
        add edx, ebp              ;   226.0 p0      32 sum
        rol edx, 6                ;   227.0 p1      33 v[3]
        mov esi, dword [esp + 24] ;   191.0 p2      25 sum
        mov ebp, dword [esp + 28] ;   192.0 p2      41 x[3] reload
        and esi, ebp              ;   196.0 p0      25 sum
        add edi, 0x8f1bbcdc       ;   220.0 p1      32 sum
        xor esi, dword [esp + 32] ;   197.0 p2+p0   25 sum
        add esi, dword [esp + 20] ;   198.0 p2+p1   32 sum
        add esi, dword [eax + 20] ;   199.0 p2+p0   32 sum
        add esi, 0x50a28be6       ;   200.0 p1      32 sum
        rol esi, 8                ;   201.0 p1      33 v[0]
        mov ebp, ebx              ;   222.0 p0      25 sum copy
        not ebp                   ;   223.0 p0      25 sum
        and ebp, ecx              ;   225.0 p0      25 sum
        add edi, ebp              ;   226.0 p1      32 sum
        mov ebp, dword [eax + 8]  ;   196.3 p2      32 sum
        add ebp, ebx              ;   222.0 p0      32 sum
        and ebx, edx              ;   228.0 p0      25 sum
        add edi, ebx              ;   229.0 p1      32 sum
        rol edi, 5                ;   230.0 p1      33 v[2]
        add ebp, 0x8f1bbcdc       ;   223.0 p0      32 sum
        mov ebx, dword [esp + 36] ;   198.3 p2      45 h0
        add ebx, edi              ;   231.0 p0      45 h0
        xor edi, edx              ;   231.0 p0      25 sum
        and edi, ecx              ;   232.0 p0      25 sum
        xor edi, edx              ;   233.0 p0      25 sum
        add ebp, edi              ;   234.0 p1      32 sum
        mov edi, esi              ;   202.0 p1      25 sum copy
        xor edi, dword [esp + 36] ;   203.0 p2+p0   25 sum
        and edi, dword [esp + 32] ;   204.0 p2+p0   25 sum
        xor edi, dword [esp + 36] ;   205.0 p2+p0   25 sum
        add edi, dword [esp + 28] ;   206.0 p2+p1   32 sum
        add edi, dword [eax + 56] ;   207.0 p2+p0   32 sum
        add edi, 0x50a28be6       ;   208.0 p1      32 sum
        rol edi, 9                ;   209.0 p1      33 v[3]
        rol ebp, 0xc              ;   235.0 p1      33 v[1]
        mov dword [esp + 24], ebp ;   236.0 p0+p3   33 v[1] spill
        mov ebp, esi              ;   206.0 p0      25 sum copy
        xor ebp, edi              ;   210.0 p0      25 sum
        and ebp, dword [esp + 36] ;   211.0 p2+p0   25 sum
        xor ebp, esi              ;   212.0 p0      25 sum
        add ebp, dword [eax + 28] ;   213.0 p2+p1   32 sum
        add ebp, dword [esp + 32] ;   214.0 p2+p1   32 sum
        add ebp, 0x50a28be6       ;   215.0 p0      32 sum
        rol ebp, 9                ;   216.0 p1      33 v[2]
        mov dword [esp + 40], ecx ;   225.0 p0+p3   33 v[0] spill
        mov ecx, dword [eax + 36] ;   209.3 p2      32 sum
        add ecx, esi              ;   213.3 p1      32 sum
        mov dword [esp + 44], edx ;   228.0 p0+p3   33 v[3] spill
        mov edx, edi              ;   210.3 p1      25 sum copy
        xor edx, ebp              ;   217.0 p0      25 sum
        and esi, edx              ;   218.0 p0      25 sum
        xor esi, edi              ;   219.0 p0      25 sum
        add esi, dword [eax]      ;   220.0 p2+p1   32 sum
        add esi, dword [esp + 36] ;   221.0 p2+p1   32 sum
        add esi, 0x50a28be6       ;   222.0 p0      32 sum
        rol esi, 0xb              ;   223.0 p1      33 v[1]
        mov edx, dword [eax + 8]  ;   213.7 p2      32 sum
        add edx, edi              ;   217.7 p0      32 sum
        add ecx, 0x50a28be6       ;   214.3 p1      32 sum
        mov dword [esp + 36], ebx ;   232.0 p0+p3   45 h0 spill
        mov ebx, ebp              ;   217.0 p1      25 sum copy
        xor ebx, esi              ;   224.0 p0      25 sum
        and edi, ebx              ;   225.0 p0      25 sum
        xor edi, ebp              ;   226.0 p0      25 sum
        add ecx, edi              ;   227.0 p1      32 sum
        rol ecx, 0xd              ;   228.0 p1      33 v[0]
        mov edi, dword [eax + 44] ;   217.0 p2      32 sum
        add edi, ebp              ;   221.0 p0      32 sum
        mov ebx, esi              ;   224.0 p1      25 sum copy
        xor ebx, ecx              ;   229.0 p0      25 sum
        and ebp, ebx              ;   230.0 p0      25 sum
        xor ebp, esi              ;   231.0 p0      25 sum
        add edx, 0x50a28be6       ;   219.0 p1      32 sum
        add edx, ebp              ;   232.0 p0      32 sum
        rol edx, 0xf              ;   233.0 p1      33 v[3]
        mov ebp, dword [eax + 16] ;   220.0 p2      32 sum
        add ebp, esi              ;   224.0 p0      32 sum
        mov ebx, ecx              ;   229.0 p1      25 sum copy
        xor ebx, edx              ;   234.0 p0      25 sum
        and esi, ebx              ;   235.0 p0      25 sum
        add edi, 0x50a28be6       ;   222.0 p1      32 sum
        xor esi, ecx              ;   236.0 p0      25 sum
        add edi, esi              ;   237.0 p1      32 sum
        rol edi, 0xf              ;   238.0 p1      33 v[2]
        mov esi, dword [eax + 52] ;   223.0 p2      32 sum
        add esi, ecx              ;   229.0 p0      32 sum
        mov ebx, edx              ;   234.0 p1      25 sum copy
        xor ebx, edi              ;   239.0 p0      25 sum
        and ecx, ebx              ;   240.0 p0      25 sum
        xor ecx, edx              ;   241.0 p0      25 sum
        add ebp, 0x50a28be6       ;   225.0 p1      32 sum
        add ebp, ecx              ;   242.0 p0      32 sum
        rol ebp, 5                ;   243.0 p1      33 v[1]
        mov ecx, dword [eax + 24] ;   226.0 p2      32 sum
        add ecx, edx              ;   234.0 p0      32 sum
        add esi, 0x50a28be6       ;   230.0 p1      32 sum
        mov ebx, edi              ;   239.0 p0      25 sum copy
        xor ebx, ebp              ;   244.0 p0      25 sum
        and edx, ebx              ;   245.0 p0      25 sum
        xor edx, edi              ;   246.0 p0      25 sum
        add esi, edx              ;   247.0 p1      32 sum
        rol esi, 7                ;   248.0 p1      33 v[0]
        mov edx, dword [eax + 60] ;   229.0 p2      32 sum
        add edx, edi              ;   239.0 p0      32 sum
        mov ebx, ebp              ;   244.0 p1      25 sum copy
        xor ebx, esi              ;   249.0 p0      25 sum
        and edi, ebx              ;   250.0 p0      25 sum
        xor edi, ebp              ;   251.0 p0      25 sum
        add ecx, 0x50a28be6       ;   235.0 p1      32 sum
        add ecx, edi              ;   252.0 p0      32 sum
        rol ecx, 7                ;   253.0 p1      33 v[3]
        mov edi, dword [eax + 32] ;   232.0 p2      32 sum
        add edi, ebp              ;   244.0 p0      32 sum
        mov ebx, esi              ;   249.0 p1      25 sum copy
        xor ebx, ecx              ;   254.0 p0      25 sum
        and ebp, ebx              ;   255.0 p0      25 sum
        add edx, 0x50a28be6       ;   240.0 p1      32 sum
        xor ebp, esi              ;   256.0 p0      25 sum
        add edx, ebp              ;   257.0 p1      32 sum
        rol edx, 8                ;   258.0 p1      33 v[2]
        mov ebp, dword [eax + 4]  ;   235.0 p2      32 sum
        add ebp, esi              ;   249.0 p0      32 sum
        add edi, 0x50a28be6       ;   245.0 p1      32 sum
        mov ebx, ecx              ;   254.0 p0      25 sum copy
        xor ebx, edx              ;   259.0 p0      25 sum
        and esi, ebx              ;   260.0 p0      25 sum
        xor esi, ecx              ;   261.0 p0      25 sum
        add edi, esi              ;   262.0 p1      32 sum
        rol edi, 0xb              ;   263.0 p1      33 v[1]
        mov esi, dword [eax + 40] ;   238.0 p2      32 sum
        add esi, ecx              ;   254.0 p0      32 sum
        add ebp, 0x50a28be6       ;   250.0 p1      32 sum
        mov ebx, edx              ;   259.0 p0      25 sum copy
        xor ebx, edi              ;   264.0 p0      25 sum
        and ecx, ebx              ;   265.0 p0      25 sum
        xor ecx, edx              ;   266.0 p0      25 sum
        add ebp, ecx              ;   267.0 p1      32 sum
        rol ebp, 0xe              ;   268.0 p1      33 v[0]
        mov ecx, dword [eax + 12] ;   241.0 p2      32 sum
        add ecx, edx              ;   259.0 p0      32 sum
        add esi, 0x50a28be6       ;   255.0 p1      32 sum
        mov ebx, edi              ;   264.0 p0      25 sum copy
        xor ebx, ebp              ;   269.0 p0      25 sum
        and edx, ebx              ;   270.0 p0      25 sum
        xor edx, edi              ;   271.0 p0      25 sum
        add esi, edx              ;   272.0 p1      32 sum
        rol esi, 0xe              ;   273.0 p1      33 v[3]
        mov edx, dword [eax + 48] ;   244.0 p2      32 sum
        add edx, edi              ;   264.0 p0      32 sum
        add ecx, 0x50a28be6       ;   260.0 p1      32 sum
        mov ebx, ebp              ;   269.0 p0      25 sum copy
        xor ebx, esi              ;   274.0 p0      25 sum
        and edi, ebx              ;   275.0 p0      25 sum
        xor edi, ebp              ;   276.0 p0      25 sum
        add ecx, edi              ;   277.0 p1      32 sum
        rol ecx, 0xc              ;   278.0 p1      33 v[2]
        mov edi, dword [eax + 24] ;   247.0 p2      32 sum
        add edi, ebp              ;   269.0 p0      32 sum
        add edx, 0x50a28be6       ;   265.0 p1      32 sum
        mov ebx, esi              ;   274.0 p0      25 sum copy
        xor ebx, ecx              ;   279.0 p0      25 sum
        and ebp, ebx              ;   280.0 p0      25 sum
        xor ebp, esi              ;   281.0 p0      25 sum
        add edx, ebp              ;   282.0 p1      32 sum
        rol edx, 6                ;   283.0 p1      33 v[1]
        mov ebp, dword [eax + 44] ;   250.0 p2      32 sum
        add ebp, esi              ;   274.0 p0      32 sum
        add edi, 0x5c4dd124       ;   270.0 p1      32 sum
        mov ebx, ecx              ;   279.0 p0      24 sum copy
        not ebx                   ;   280.0 p0      24 sum
        or ebx, edx               ;   284.0 p0      24 sum
        xor esi, ebx              ;   285.0 p0      24 sum
        add edi, esi              ;   286.0 p1      32 sum
        rol edi, 9                ;   287.0 p1      33 v[0]
        add ebp, 0x5c4dd124       ;   275.0 p0      32 sum
        mov esi, dword [eax + 12] ;   253.3 p2      32 sum
        add esi, ecx              ;   279.0 p0      32 sum
        mov ebx, edx              ;   284.0 p1      24 sum copy
        not ebx                   ;   285.0 p0      24 sum
        or ebx, edi               ;   288.0 p0      24 sum
        xor ecx, ebx              ;   289.0 p0      24 sum
        add ebp, ecx              ;   290.0 p1      32 sum
        rol ebp, 0xd              ;   291.0 p1      33 v[3]
        add esi, 0x5c4dd124       ;   280.0 p0      32 sum
        mov ecx, dword [eax + 28] ;   256.3 p2      32 sum
        add ecx, edx              ;   284.0 p0      32 sum
        mov ebx, edi              ;   288.0 p1      24 sum copy
        not ebx                   ;   289.0 p0      24 sum
        or ebx, ebp               ;   292.0 p0      24 sum
        xor edx, ebx              ;   293.0 p0      24 sum
        add esi, edx              ;   294.0 p1      32 sum
        rol esi, 0xf              ;   295.0 p1      33 v[2]
        add ecx, 0x5c4dd124       ;   285.0 p0      32 sum
        mov edx, dword [eax]      ;   259.3 p2      32 sum
        add edx, edi              ;   288.0 p0      32 sum
        mov ebx, ebp              ;   292.0 p1      24 sum copy
        not ebx                   ;   293.0 p0      24 sum
        or ebx, esi               ;   296.0 p0      24 sum
        xor edi, ebx              ;   297.0 p0      24 sum
        add ecx, edi              ;   298.0 p1      32 sum
        rol ecx, 7                ;   299.0 p1      33 v[1]
        add edx, 0x5c4dd124       ;   289.0 p0      32 sum
        mov edi, dword [eax + 52] ;   262.3 p2      32 sum
        add edi, ebp              ;   292.0 p0      32 sum
        mov ebx, esi              ;   296.0 p1      24 sum copy
        not ebx                   ;   297.0 p0      24 sum
        or ebx, ecx               ;   300.0 p0      24 sum
        xor ebp, ebx              ;   301.0 p0      24 sum
        add edx, ebp              ;   302.0 p1      32 sum
        add edi, 0x5c4dd124       ;   293.0 p1      32 sum
        rol edx, 0xc              ;   303.0 p1      33 v[0]
        mov ebp, dword [eax + 20] ;   265.3 p2      32 sum
        add ebp, esi              ;   296.0 p0      32 sum
        mov ebx, ecx              ;   300.0 p0      24 sum copy
        not ebx                   ;   301.0 p0      24 sum
        or ebx, edx               ;   304.0 p0      24 sum
        xor esi, ebx              ;   305.0 p0      24 sum
        add edi, esi              ;   306.0 p1      32 sum
        add ebp, 0x5c4dd124       ;   297.0 p1      32 sum
        rol edi, 8                ;   307.0 p1      33 v[3]
        mov esi, dword [eax + 40] ;   268.3 p2      32 sum
        add esi, ecx              ;   300.0 p0      32 sum
        mov ebx, edx              ;   304.0 p0      24 sum copy
        not ebx                   ;   305.0 p0      24 sum
        or ebx, edi               ;   308.0 p0      24 sum
        xor ecx, ebx              ;   309.0 p0      24 sum
        add ebp, ecx              ;   310.0 p1      32 sum
        rol ebp, 9                ;   311.0 p1      33 v[2]
        add esi, 0x5c4dd124       ;   301.0 p0      32 sum
        mov ecx, dword [eax + 56] ;   271.3 p2      32 sum
        add ecx, edx              ;   304.0 p0      32 sum
        mov ebx, edi              ;   308.0 p1      24 sum copy
        not ebx                   ;   309.0 p0      24 sum
        or ebx, ebp               ;   312.0 p0      24 sum
        xor edx, ebx              ;   313.0 p0      24 sum
        add esi, edx              ;   314.0 p1      32 sum
        add ecx, 0x5c4dd124       ;   305.0 p1      32 sum
        rol esi, 0xb              ;   315.0 p1      33 v[1]
        mov edx, dword [eax + 60] ;   274.3 p2      32 sum
        add edx, edi              ;   308.0 p0      32 sum
        mov ebx, ebp              ;   312.0 p0      24 sum copy
        not ebx                   ;   313.0 p0      24 sum
        or ebx, esi               ;   316.0 p0      24 sum
        xor edi, ebx              ;   317.0 p0      24 sum
        add ecx, edi              ;   318.0 p1      32 sum
        rol ecx, 7                ;   319.0 p1      33 v[0]
        add edx, 0x5c4dd124       ;   309.0 p0      32 sum
        mov edi, dword [eax + 32] ;   277.3 p2      32 sum
        add edi, ebp              ;   312.0 p0      32 sum
        mov ebx, esi              ;   316.0 p1      24 sum copy
        not ebx                   ;   317.0 p0      24 sum
        or ebx, ecx               ;   320.0 p0      24 sum
        xor ebp, ebx              ;   321.0 p0      24 sum
        add edx, ebp              ;   322.0 p1      32 sum
        rol edx, 7                ;   323.0 p1      33 v[3]
        add edi, 0x5c4dd124       ;   313.0 p0      32 sum
        mov ebp, dword [eax + 48] ;   280.3 p2      32 sum
        add ebp, esi              ;   316.0 p0      32 sum
        mov ebx, ecx              ;   320.0 p1      24 sum copy
        not ebx                   ;   321.0 p0      24 sum
        or ebx, edx               ;   324.0 p0      24 sum
        xor esi, ebx              ;   325.0 p0      24 sum
        add edi, esi              ;   326.0 p1      32 sum
        add ebp, 0x5c4dd124       ;   317.0 p1      32 sum
        rol edi, 0xc              ;   327.0 p1      33 v[2]
        mov esi, dword [eax + 16] ;   283.3 p2      32 sum
        add esi, ecx              ;   320.0 p0      32 sum
        mov ebx, edx              ;   324.0 p0      24 sum copy
        not ebx                   ;   325.0 p0      24 sum
        or ebx, edi               ;   328.0 p0      24 sum
        xor ecx, ebx              ;   329.0 p0      24 sum
        add ebp, ecx              ;   330.0 p1      32 sum
        add esi, 0x5c4dd124       ;   321.0 p1      32 sum
        rol ebp, 7                ;   331.0 p1      33 v[1]
        mov ecx, dword [eax + 36] ;   286.3 p2      32 sum
        add ecx, edx              ;   324.0 p0      32 sum
        mov ebx, edi              ;   328.0 p0      24 sum copy
        not ebx                   ;   329.0 p0      24 sum
        or ebx, ebp               ;   332.0 p0      24 sum
        xor edx, ebx              ;   333.0 p0      24 sum
        add esi, edx              ;   334.0 p1      32 sum
        add ecx, 0x5c4dd124       ;   325.0 p1      32 sum
        rol esi, 6                ;   335.0 p1      33 v[0]
        mov edx, dword [eax + 4]  ;   289.3 p2      32 sum
        add edx, edi              ;   328.0 p0      32 sum
        mov ebx, ebp              ;   332.0 p0      24 sum copy
        not ebx                   ;   333.0 p0      24 sum
        or ebx, esi               ;   336.0 p0      24 sum
        xor edi, ebx              ;   337.0 p0      24 sum
        add ecx, edi              ;   338.0 p1      32 sum
        add edx, 0x5c4dd124       ;   329.0 p1      32 sum
        rol ecx, 0xf              ;   339.0 p1      33 v[3]
        mov edi, dword [eax + 8]  ;   292.3 p2      32 sum
        add edi, ebp              ;   332.0 p0      32 sum
        mov ebx, esi              ;   336.0 p0      24 sum copy
        not ebx                   ;   337.0 p0      24 sum
        or ebx, ecx               ;   340.0 p0      24 sum
        xor ebp, ebx              ;   341.0 p0      24 sum
        add edi, 0x5c4dd124       ;   333.0 p1      32 sum
        add edx, ebp              ;   342.0 p1      32 sum
        rol edx, 0xd              ;   343.0 p1      33 v[2]
        mov ebp, dword [eax + 60] ;   295.3 p2      32 sum
        add ebp, esi              ;   336.0 p0      32 sum
        mov ebx, ecx              ;   340.0 p0      24 sum copy
        not ebx                   ;   341.0 p0      24 sum
        or ebx, edx               ;   344.0 p0      24 sum
        xor esi, ebx              ;   345.0 p0      24 sum
        add edi, esi              ;   346.0 p1      32 sum
        rol edi, 0xb              ;   347.0 p1      33 v[1]
        mov esi, dword [eax + 20] ;   298.0 p2      32 sum
        add esi, ecx              ;   340.0 p0      32 sum
        add ebp, 0x6d703ef3       ;   337.0 p0      32 sum
        xor ecx, edx              ;   344.0 p0      24 sum
        or ecx, edi               ;   348.0 p0      24 sum
        mov ebx, dword [eax + 4]  ;   299.7 p2      32 sum
        add ebx, edx              ;   344.0 p1      32 sum
        xor edx, edi              ;   348.0 p0      24 sum
        xor ecx, edx              ;   349.0 p0      24 sum
        add esi, 0x6d703ef3       ;   341.0 p1      32 sum
        add ebp, ecx              ;   350.0 p0      32 sum
        rol ebp, 9                ;   351.0 p1      33 v[0]
        or edx, ebp               ;   352.0 p0      24 sum
        mov ecx, dword [eax + 12] ;   302.3 p2      32 sum
        add ecx, edi              ;   348.0 p0      32 sum
        xor edi, ebp              ;   352.0 p0      24 sum
        xor edx, edi              ;   353.0 p0      24 sum
        add esi, edx              ;   354.0 p1      32 sum
        add ebx, 0x6d703ef3       ;   345.0 p1      32 sum
        rol esi, 7                ;   355.0 p1      33 v[3]
        or edi, esi               ;   356.0 p0      24 sum
        mov edx, dword [eax + 28] ;   305.0 p2      32 sum
        add edx, ebp              ;   352.0 p0      32 sum
        xor ebp, esi              ;   356.0 p0      24 sum
        xor edi, ebp              ;   357.0 p0      24 sum
        add ecx, 0x6d703ef3       ;   349.0 p1      32 sum
        add ebx, edi              ;   358.0 p1      32 sum
        rol ebx, 0xf              ;   359.0 p1      33 v[2]
        or ebp, ebx               ;   360.0 p0      24 sum
        mov edi, dword [eax + 56] ;   307.7 p2      32 sum
        add edi, esi              ;   356.0 p0      32 sum
        xor esi, ebx              ;   360.0 p0      24 sum
        xor ebp, esi              ;   361.0 p0      24 sum
        add edx, 0x6d703ef3       ;   353.0 p1      32 sum
        add ecx, ebp              ;   362.0 p1      32 sum
        rol ecx, 0xb              ;   363.0 p1      33 v[1]
        or esi, ecx               ;   364.0 p0      24 sum
        mov ebp, dword [eax + 24] ;   310.3 p2      32 sum
        add ebp, ebx              ;   360.0 p0      32 sum
        xor ebx, ecx              ;   364.0 p0      24 sum
        xor esi, ebx              ;   365.0 p0      24 sum
        add edi, 0x6d703ef3       ;   357.0 p1      32 sum
        add edx, esi              ;   366.0 p1      32 sum
        rol edx, 8                ;   367.0 p1      33 v[0]
        or ebx, edx               ;   368.0 p0      24 sum
        mov esi, dword [eax + 36] ;   313.0 p2      32 sum
        add esi, ecx              ;   364.0 p0      32 sum
        xor ecx, edx              ;   368.0 p0      24 sum
        add ebp, 0x6d703ef3       ;   361.0 p1      32 sum
        xor ebx, ecx              ;   369.0 p0      24 sum
        add edi, ebx              ;   370.0 p1      32 sum
        rol edi, 6                ;   371.0 p1      33 v[3]
        or ecx, edi               ;   372.0 p0      24 sum
        mov ebx, dword [eax + 44] ;   315.7 p2      32 sum
        add ebx, edx              ;   368.0 p0      32 sum
        xor edx, edi              ;   372.0 p0      24 sum
        xor ecx, edx              ;   373.0 p0      24 sum
        add esi, 0x6d703ef3       ;   365.0 p1      32 sum
        add ebp, ecx              ;   374.0 p1      32 sum
        rol ebp, 6                ;   375.0 p1      33 v[2]
        or edx, ebp               ;   376.0 p0      24 sum
        mov ecx, dword [eax + 32] ;   319.0 p2      32 sum
        add ecx, edi              ;   372.0 p0      32 sum
        xor edi, ebp              ;   376.0 p0      24 sum
        xor edx, edi              ;   377.0 p0      24 sum
        add ebx, 0x6d703ef3       ;   369.0 p1      32 sum
        add esi, edx              ;   378.0 p1      32 sum
        rol esi, 0xe              ;   379.0 p1      33 v[1]
        or edi, esi               ;   380.0 p0      24 sum
        mov edx, dword [eax + 48] ;   322.3 p2      32 sum
        add edx, ebp              ;   376.0 p0      32 sum
        xor ebp, esi              ;   380.0 p0      24 sum
        add ecx, 0x6d703ef3       ;   373.0 p1      32 sum
        xor edi, ebp              ;   381.0 p0      24 sum
        add ebx, edi              ;   382.0 p1      32 sum
        rol ebx, 0xc              ;   383.0 p1      33 v[0]
        or ebp, ebx               ;   384.0 p0      24 sum
        mov edi, dword [eax + 8]  ;   326.0 p2      32 sum
        add edi, esi              ;   380.0 p0      32 sum
        xor esi, ebx              ;   384.0 p0      24 sum
        xor ebp, esi              ;   385.0 p0      24 sum
        add edx, 0x6d703ef3       ;   377.0 p1      32 sum
        add ecx, ebp              ;   386.0 p0      32 sum
        rol ecx, 0xd              ;   387.0 p1      33 v[3]
        or esi, ecx               ;   388.0 p0      24 sum
        mov ebp, dword [eax + 40] ;   329.3 p2      32 sum
        add ebp, ebx              ;   384.0 p0      32 sum
        xor ebx, ecx              ;   388.0 p0      24 sum
        add edi, 0x6d703ef3       ;   381.0 p1      32 sum
        xor esi, ebx              ;   389.0 p0      24 sum
        add edx, esi              ;   390.0 p1      32 sum
        rol edx, 5                ;   391.0 p1      33 v[2]
        or ebx, edx               ;   392.0 p0      24 sum
        mov esi, dword [eax]      ;   333.0 p2      32 sum
        add esi, ecx              ;   388.0 p0      32 sum
        xor ecx, edx              ;   392.0 p0      24 sum
        add ebp, 0x6d703ef3       ;   385.0 p1      32 sum
        xor ebx, ecx              ;   393.0 p0      24 sum
        add edi, ebx              ;   394.0 p1      32 sum
        rol edi, 0xe              ;   395.0 p1      33 v[1]
        or ecx, edi               ;   396.0 p0      24 sum
        mov ebx, dword [eax + 16] ;   336.7 p2      32 sum
        add ebx, edx              ;   392.0 p0      32 sum
        add esi, 0x6d703ef3       ;   389.0 p1      32 sum
        xor edx, edi              ;   396.0 p0      24 sum
        xor ecx, edx              ;   397.0 p0      24 sum
        add ebp, ecx              ;   398.0 p1      32 sum
        rol ebp, 0xd              ;   399.0 p1      33 v[0]
        or edx, ebp               ;   400.0 p0      24 sum
        mov ecx, dword [eax + 52] ;   340.3 p2      32 sum
        add ecx, edi              ;   396.0 p0      32 sum
        add ebx, 0x6d703ef3       ;   393.0 p1      32 sum
        xor edi, ebp              ;   400.0 p0      24 sum
        xor edx, edi              ;   401.0 p0      24 sum
        add esi, edx              ;   402.0 p1      32 sum
        rol esi, 0xd              ;   403.0 p1      33 v[3]
        add ecx, 0x6d703ef3       ;   397.0 p0      32 sum
        or edi, esi               ;   404.0 p0      24 sum
        mov edx, ebp              ;   400.0 p1      24 sum copy
        xor edx, esi              ;   404.0 p0      24 sum
        xor edi, edx              ;   405.0 p0      24 sum
        add ebx, edi              ;   406.0 p1      32 sum
        rol ebx, 7                ;   407.0 p1      33 v[2]
        mov edi, dword [eax + 32] ;   346.0 p2      32 sum
        add edi, ebp              ;   400.0 p0      32 sum
        and edx, ebx              ;   408.0 p0      24 sum
        xor ebp, edx              ;   409.0 p0      24 sum
        add ecx, ebp              ;   410.0 p1      32 sum
        rol ecx, 5                ;   411.0 p1      33 v[1]
        mov ebp, dword [eax + 24] ;   349.3 p2      32 sum
        add ebp, esi              ;   404.0 p0      32 sum
        xor esi, ebx              ;   408.0 p0      24 sum
        xor esi, ecx              ;   412.0 p0      24 sum
        mov edx, dword [eax + 16] ;   350.7 p2      32 sum
        add edi, esi              ;   413.0 p1      32 sum
        rol edi, 0xf              ;   414.0 p1      33 v[0]
        add edx, ebx              ;   408.0 p0      32 sum
        xor ebx, ecx              ;   412.0 p0      24 sum
        mov esi, dword [eax + 4]  ;   353.0 p2      32 sum
        xor ebx, edi              ;   415.0 p0      24 sum
        add ebp, ebx              ;   416.0 p1      32 sum
        rol ebp, 5                ;   417.0 p1      33 v[3]
        add esi, ecx              ;   412.0 p0      32 sum
        xor ecx, edi              ;   415.0 p0      24 sum
        mov ebx, dword [eax + 12] ;   355.3 p2      32 sum
        xor ecx, ebp              ;   418.0 p0      24 sum
        add edx, ecx              ;   419.0 p1      32 sum
        rol edx, 8                ;   420.0 p1      33 v[2]
        add ebx, edi              ;   415.0 p0      32 sum
        xor edi, ebp              ;   418.0 p0      24 sum
        xor edi, edx              ;   421.0 p0      24 sum
        mov ecx, dword [eax + 44] ;   358.7 p2      32 sum
        add esi, edi              ;   422.0 p1      32 sum
        rol esi, 0xb              ;   423.0 p1      33 v[1]
        add ecx, ebp              ;   418.0 p0      32 sum
        xor ebp, edx              ;   421.0 p0      24 sum
        xor ebp, esi              ;   424.0 p0      24 sum
        add ebx, ebp              ;   425.0 p1      32 sum
        rol ebx, 0xe              ;   426.0 p1      33 v[0]
        mov edi, dword [eax + 60] ;   362.7 p2      32 sum
        add edi, edx              ;   421.0 p0      32 sum
        xor edx, esi              ;   424.0 p0      24 sum
        xor edx, ebx              ;   427.0 p0      24 sum
        add ecx, edx              ;   428.0 p1      32 sum
        rol ecx, 0xe              ;   429.0 p1      33 v[3]
        mov ebp, dword [eax]      ;   366.0 p2      32 sum
        add ebp, esi              ;   424.0 p0      32 sum
        xor esi, ebx              ;   427.0 p0      24 sum
        xor esi, ecx              ;   430.0 p0      24 sum
        mov edx, dword [eax + 20] ;   368.0 p2      32 sum
        add edi, esi              ;   431.0 p1      32 sum
        rol edi, 6                ;   432.0 p1      33 v[2]
        add edx, ebx              ;   427.0 p0      32 sum
        xor ebx, ecx              ;   430.0 p0      24 sum
        xor ebx, edi              ;   433.0 p0      24 sum
        add ebp, ebx              ;   434.0 p1      32 sum
        rol ebp, 0xe              ;   435.0 p1      33 v[1]
        mov esi, dword [eax + 48] ;   372.0 p2      32 sum
        add esi, ecx              ;   430.0 p0      32 sum
        xor ecx, edi              ;   433.0 p0      24 sum
        mov ebx, dword [eax + 8]  ;   373.7 p2      32 sum
        xor ecx, ebp              ;   436.0 p0      24 sum
        add edx, ecx              ;   437.0 p1      32 sum
        rol edx, 6                ;   438.0 p1      33 v[0]
        add ebx, edi              ;   433.0 p0      32 sum
        xor edi, ebp              ;   436.0 p0      24 sum
        xor edi, edx              ;   439.0 p0      24 sum
        mov ecx, dword [eax + 52] ;   377.3 p2      32 sum
        add esi, edi              ;   440.0 p1      32 sum
        rol esi, 9                ;   441.0 p1      33 v[3]
        add ecx, ebp              ;   436.0 p0      32 sum
        xor ebp, edx              ;   439.0 p0      24 sum
        xor ebp, esi              ;   442.0 p0      24 sum
        add ebx, ebp              ;   443.0 p1      32 sum
        rol ebx, 0xc              ;   444.0 p1      33 v[2]
        mov edi, dword [eax + 36] ;   381.3 p2      32 sum
        add edi, edx              ;   439.0 p0      32 sum
        xor edx, esi              ;   442.0 p0      24 sum
        xor edx, ebx              ;   445.0 p0      24 sum
        add ecx, edx              ;   446.0 p1      32 sum
        rol ecx, 9                ;   447.0 p1      33 v[1]
        mov ebp, dword [eax + 28] ;   384.0 p2      32 sum
        add ebp, esi              ;   442.0 p0      32 sum
        xor esi, ebx              ;   445.0 p0      24 sum
        xor esi, ecx              ;   448.0 p0      24 sum
        add edi, esi              ;   449.0 p1      32 sum
        rol edi, 0xc              ;   450.0 p1      33 v[0]
        mov esi, dword [eax + 40] ;   386.7 p2      32 sum
        add esi, ebx              ;   445.0 p0      32 sum
        mov edx, dword [eax + 56] ;   388.0 p2      32 sum
        xor ebx, ecx              ;   448.0 p0      24 sum
        xor ebx, edi              ;   451.0 p0      24 sum
        add ebp, ebx              ;   452.0 p1      32 sum
        rol ebp, 5                ;   453.0 p1      33 v[3]
        add edx, ecx              ;   448.0 p0      32 sum
        mov ebx, dword [esp + 44] ;   390.7 p2      46 h
        add ebx, dword [esp + 32] ;   394.7 p2+p0   46 h
        xor ecx, edi              ;   451.0 p0      24 sum
        xor ecx, ebp              ;   454.0 p0      24 sum
        add esi, ecx              ;   455.0 p1      32 sum
        mov ecx, dword [esp + 40] ;   394.0 p2      46 h
        add ecx, dword [esp + 28] ;   398.0 p2+p0   46 h
        rol esi, 0xf              ;   456.0 p1      33 v[2]
        add ebx, edi              ;   451.0 p0      46 h
        xor edi, ebp              ;   454.0 p0      24 sum
        xor edi, esi              ;   457.0 p0      24 sum
        add edx, edi              ;   458.0 p1      32 sum
        mov edi, dword [esp + 24] ;   398.0 p2      46 h
        add edi, dword [esp + 20] ;   402.0 p2+p0   46 h
        rol edx, 8                ;   459.0 p1      33 v[1]
        mov dword [esp + 20], eax ;   400.0 p0+p3   32 sum spill
        mov eax, dword [esp + 36] ;   401.0 p2      45 h0 reload
        add eax, ebp              ;   454.0 p1      45 h0
        add ecx, edx              ;   460.0 p0      46 h
        add edi, esi              ;   457.0 p1      46 h
        mov esi, dword [esp + 20] ;   402.3 p2      38 blocks
        add esi, 0x40             ;   406.3 p0      38 blocks
        mov ebp, eax              ;   455.0 p1      45 h0 copy
        mov eax, esi              ;   407.3 p0      38 blocks copy
        cmp eax, dword [esp + 16] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 4], ebx  ;                    resident
        mov dword [esp + 8], ecx  ;                    resident
        mov dword [esp + 12], edi ;                    resident
        mov dword [esp + 72], eax ;                    resident
        mov dword [esp + 0], ebp  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]  ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 68] ;     1.0 p2      38 blocks reload
        mov dword [edi], esi      ;     4.0 p0+p3   38 blocks
        mov esi, dword [esp + 4]  ;     2.0 p2      38 blocks reload
        mov dword [edi + 4], esi  ;     6.0 p0+p3   38 blocks
        mov esi, dword [esp + 8]  ;     3.0 p2      38 blocks reload
        mov dword [edi + 8], esi  ;     7.0 p0+p3   38 blocks
        mov esi, dword [esp + 12] ;     4.0 p2      38 blocks reload
        mov dword [edi + 12], esi ;     8.0 p0+p3   38 blocks
        xor eax, eax              ;                    cleared
        mov dword [esp + 0], eax  ;                    cleared
        mov dword [esp + 4], eax  ;                    cleared
        mov dword [esp + 8], eax  ;                    cleared
        mov dword [esp + 12], eax ;                    cleared
        mov dword [esp + 20], eax ;                    cleared
        mov dword [esp + 24], eax ;                    cleared
        mov dword [esp + 28], eax ;                    cleared
        mov dword [esp + 32], eax ;                    cleared
        mov dword [esp + 36], eax ;                    cleared
        mov dword [esp + 40], eax ;                    cleared
        mov dword [esp + 44], eax ;                    cleared
        add esp, 0x30             ;                    frame
        pop ebp                   ;                    preserved
        pop edi                   ;                    preserved
        pop esi                   ;                    preserved
        pop ebx                   ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
