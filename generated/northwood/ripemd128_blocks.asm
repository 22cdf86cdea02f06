; ripemd128_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 2c7c4ea50ae2eca9); do not edit:
;   ./cw build ripemd128_blocks --cpu northwood
;
; void ripemd128_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 52 bytes, 14 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 11.3; bounds: width 4.7, ports 10.0, path 4.5
;   blocks: 1370 uops, planned 460.2; bounds: width 456.7, ports 352.0, path 353.0
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
        sub esp, 0x38             ;                    frame
        mov esi, dword [esp + 84] ;     0.0 p2      38 h
        shl esi, 6                ;     2.0 p1      38 h
        mov edi, dword [esp + 76] ;     1.0 p2      38 h reload
        mov ebp, dword [edi]      ;     3.0 p2      38 h
        mov dword [esp + 0], ebp  ;     5.0 p0+p3   38 h
        mov ebp, dword [edi + 4]  ;     3.0 p2      38 h
        mov dword [esp + 4], ebp  ;     5.0 p0+p3   38 h
        mov ebp, dword [edi + 8]  ;     4.0 p2      38 h
        mov dword [esp + 8], ebp  ;     6.0 p0+p3   38 h
        mov edi, dword [edi + 12] ;     5.0 p2      38 h
        mov dword [esp + 12], edi ;     7.3 p0+p3   38 h
        add esi, dword [esp + 80] ;     6.0 p2+p1   38 h
        mov dword [esp + 16], esi ;     9.3 p0+p3   38 h
        cmp dword [esp + 84], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 4]  ;                    resident
        mov edi, dword [esp + 8]  ;                    resident
        mov ebp, dword [esp + 12] ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esp + 80] ;     0.0 p2      32 sum reload
        mov ecx, dword [eax + 20] ;     2.0 p2      32 sum
        mov edx, dword [eax + 56] ;     2.0 p2      32 sum
        mov ebx, dword [esp + 0]  ;     3.0 p2      32 sum
        add ebx, ecx              ;     5.0 p0      32 sum
        add ebx, 0x50a28be6       ;     5.5 p1      32 sum
        lea ecx, [edx + ebp]      ;     4.0 p0      32 sum
        add ecx, 0x50a28be6       ;     4.5 p1      32 sum
        mov edx, esi              ;     2.7 p0      24 sum copy
        xor edx, edi              ;     3.2 p0      24 sum
        mov eax, edx              ;     3.7 p1      25 sum copy
        and eax, ebp              ;     4.2 p0      25 sum
        xor eax, edi              ;     4.7 p0      25 sum
        add ebx, eax              ;     6.0 p1      32 sum
        rol ebx, 8                ;     6.5 p1      33 v[0]
        mov eax, ebx              ;    10.5 p0      25 sum copy
        xor eax, esi              ;    11.0 p0      25 sum
        and eax, edi              ;    11.5 p0      25 sum
        xor eax, esi              ;    12.0 p0      25 sum
        add ecx, eax              ;    12.5 p1      32 sum
        rol ecx, 9                ;    13.0 p1      33 v[3]
        mov eax, ebx              ;    10.5 p0      25 sum copy
        xor eax, ecx              ;    17.0 p0      25 sum
        and eax, esi              ;    17.5 p0      25 sum
        xor eax, ebx              ;    18.0 p0      25 sum
        add eax, edi              ;    18.5 p1      32 sum
        mov dword [esp + 20], edi ;     9.0 p0+p3   41 x[2] spill
        mov edi, dword [esp + 80] ;     9.0 p2      32 sum reload
        add eax, dword [edi + 28] ;    19.0 p2+p1   32 sum
        add eax, 0x50a28be6       ;    19.5 p1      32 sum
        rol eax, 9                ;    20.0 p1      33 v[2]
        xor edx, ebp              ;    10.7 p0      24 sum
        add edx, dword [edi]      ;    13.0 p2+p0   32 sum
        add edx, dword [esp + 0]  ;    13.5 p2+p1   32 sum
        rol edx, 0xb              ;    14.0 p1      33 v[0]
        mov dword [esp + 24], ebp ;    12.7 p0+p3   41 x[3] spill
        mov ebp, dword [edi + 4]  ;    13.0 p2      32 sum
        mov ebp, dword [edi + 36] ;    14.0 p2      32 sum
        add ebp, ebx              ;    16.0 p1      32 sum
        mov dword [esp + 28], ebp ;    16.5 p0+p3   32 sum spill
        mov ebp, ecx              ;    17.0 p1      25 sum copy
        xor ebp, eax              ;    24.0 p0      25 sum
        and ebx, ebp              ;    24.5 p0      25 sum
        xor ebx, ecx              ;    25.0 p0      25 sum
        add ebx, dword [edi]      ;    25.5 p2+p1   32 sum
        add ebx, esi              ;    26.0 p1      32 sum
        add ebx, 0x50a28be6       ;    26.5 p0      32 sum
        rol ebx, 0xb              ;    27.0 p1      33 v[1]
        mov ebp, edx              ;    18.0 p0      24 sum copy
        xor ebp, esi              ;    18.5 p0      24 sum
        xor ebp, dword [esp + 20] ;    19.0 p2+p0   24 sum
        add ebp, dword [esp + 24] ;    19.5 p2+p1   32 sum
        add ebp, dword [edi + 4]  ;    20.0 p2+p0   32 sum
        rol ebp, 0xe              ;    20.5 p1      33 v[3]
        mov dword [esp + 32], esi ;    20.3 p0+p3   41 x[1] spill
        mov esi, dword [edi + 8]  ;    21.0 p2      32 sum
        lea edi, [ecx + esi]      ;    23.0 p1      32 sum
        mov esi, dword [esp + 28] ;    22.0 p2      32 sum reload
        add esi, 0x50a28be6       ;    24.0 p0      32 sum
        mov dword [esp + 28], edi ;    23.5 p0+p3   32 sum spill
        mov edi, eax              ;    24.0 p1      25 sum copy
        xor edi, ebx              ;    31.0 p0      25 sum
        and ecx, edi              ;    31.5 p0      25 sum
        xor ecx, eax              ;    32.0 p0      25 sum
        add esi, ecx              ;    32.5 p1      32 sum
        rol esi, 0xd              ;    33.0 p1      33 v[0]
        mov edi, edx              ;    24.7 p0      24 sum copy
        xor edi, ebp              ;    25.2 p0      24 sum
        mov ecx, dword [esp + 32] ;    25.0 p2      41 x[1] reload
        xor edi, ecx              ;    27.0 p0      24 sum
        add edi, dword [esp + 20] ;    27.5 p2+p1   32 sum
        mov ecx, dword [esp + 80] ;    27.0 p2      32 sum reload
        add edi, dword [ecx + 8]  ;    31.0 p2+p1   32 sum
        rol edi, 0xf              ;    31.5 p1      33 v[2]
        mov dword [esp + 36], eax ;    27.7 p0+p3   33 v[2] spill
        mov eax, dword [ecx + 12] ;    29.0 p2      32 sum
        mov ecx, ebx              ;    31.0 p1      25 sum copy
        xor ecx, esi              ;    37.0 p0      25 sum
        and ecx, dword [esp + 36] ;    37.5 p2+p0   25 sum
        mov dword [esp + 40], esi ;    37.0 p0+p3   33 v[0] spill
        mov esi, edx              ;    30.0 p1      24 sum copy
        xor esi, ebp              ;    30.7 p0      24 sum
        xor esi, edi              ;    35.5 p0      24 sum
        add esi, eax              ;    36.0 p1      32 sum
        add esi, dword [esp + 32] ;    36.5 p2+p1   32 sum
        rol esi, 0xc              ;    37.0 p1      33 v[1]
        xor ecx, ebx              ;    38.0 p0      25 sum
        mov eax, dword [esp + 28] ;    32.7 p2      32 sum reload
        add eax, ecx              ;    38.5 p0      32 sum
        add eax, 0x50a28be6       ;    39.0 p1      32 sum
        rol eax, 0xf              ;    39.5 p1      33 v[3]
        mov ecx, dword [esp + 80] ;    34.0 p2      32 sum reload
        mov dword [esp + 28], ebx ;    34.3 p0+p3   33 v[1] spill
        mov ebx, dword [ecx + 16] ;    36.0 p2      32 sum
        add edx, ebx              ;    38.0 p1      32 sum
        mov ebx, dword [ecx + 44] ;    36.0 p2      32 sum
        mov ecx, dword [ecx + 20] ;    37.0 p2      32 sum
        add ecx, ebp              ;    39.0 p0      32 sum
        xor ebp, edi              ;    36.5 p0      24 sum
        xor ebp, esi              ;    41.0 p0      24 sum
        add edx, ebp              ;    41.5 p1      32 sum
        rol edx, 5                ;    42.0 p1      33 v[0]
        mov ebp, dword [esp + 40] ;    38.0 p2      25 sum
        xor ebp, eax              ;    43.5 p0      25 sum
        and ebp, dword [esp + 28] ;    44.0 p2+p0   25 sum
        xor ebp, dword [esp + 40] ;    44.5 p2+p0   25 sum
        add ebp, dword [esp + 36] ;    45.0 p2+p1   32 sum
        add ebp, ebx              ;    45.5 p0      32 sum
        add ebp, 0x50a28be6       ;    46.0 p1      32 sum
        rol ebp, 0xf              ;    46.5 p1      33 v[2]
        mov ebx, esi              ;    41.3 p0      24 sum copy
        xor ebx, edi              ;    41.8 p0      24 sum
        xor ebx, edx              ;    46.0 p0      24 sum
        add ecx, ebx              ;    46.5 p1      32 sum
        rol ecx, 8                ;    47.0 p1      33 v[3]
        mov ebx, eax              ;    43.5 p0      25 sum copy
        xor ebx, ebp              ;    50.5 p0      25 sum
        and ebx, dword [esp + 40] ;    51.0 p2+p0   25 sum
        xor ebx, eax              ;    51.5 p0      25 sum
        add ebx, dword [esp + 28] ;    52.0 p2+p1   32 sum
        mov dword [esp + 28], eax ;    45.3 p0+p3   33 v[3] spill
        mov eax, dword [esp + 80] ;    45.7 p2      32 sum reload
        add ebx, dword [eax + 16] ;    52.5 p2+p1   32 sum
        add ebx, 0x50a28be6       ;    53.0 p0      32 sum
        rol ebx, 5                ;    53.5 p1      33 v[1]
        add edi, dword [eax + 24] ;    49.7 p2+p0   32 sum
        mov dword [esp + 36], ebp ;    50.5 p0+p3   33 v[2] spill
        mov ebp, dword [eax + 28] ;    48.7 p2      32 sum
        add ebp, esi              ;    50.7 p1      32 sum
        xor esi, ecx              ;    51.0 p0      24 sum
        xor esi, edx              ;    51.5 p0      24 sum
        add edi, esi              ;    52.0 p1      32 sum
        rol edi, 7                ;    52.5 p1      33 v[2]
        mov esi, dword [eax + 52] ;    50.3 p2      32 sum
        mov eax, dword [esp + 36] ;    51.5 p2      25 sum
        xor eax, ebx              ;    57.5 p0      25 sum
        and eax, dword [esp + 28] ;    58.0 p2+p0   25 sum
        xor eax, dword [esp + 36] ;    58.5 p2+p0   25 sum
        add eax, dword [esp + 40] ;    59.0 p2+p1   32 sum
        add eax, esi              ;    59.5 p0      32 sum
        add eax, 0x50a28be6       ;    60.0 p1      32 sum
        rol eax, 7                ;    60.5 p1      33 v[0]
        mov esi, ecx              ;    54.3 p0      24 sum copy
        xor esi, edi              ;    56.5 p0      24 sum
        xor esi, edx              ;    57.0 p0      24 sum
        add ebp, esi              ;    57.5 p1      32 sum
        rol ebp, 9                ;    58.0 p1      33 v[1]
        mov esi, ebx              ;    57.5 p0      25 sum copy
        xor esi, eax              ;    64.5 p0      25 sum
        and esi, dword [esp + 36] ;    65.0 p2+p0   25 sum
        xor esi, ebx              ;    65.5 p0      25 sum
        mov dword [esp + 40], ebx ;    58.0 p0+p3   33 v[1] spill
        mov ebx, dword [esp + 80] ;    58.0 p2      32 sum reload
        add edx, dword [ebx + 32] ;    62.0 p2+p1   32 sum
        add esi, dword [ebx + 24] ;    66.0 p2+p1   32 sum
        add esi, dword [esp + 28] ;    66.5 p2+p0   32 sum
        add esi, 0x50a28be6       ;    67.0 p1      32 sum
        rol esi, 7                ;    67.5 p1      33 v[3]
        mov dword [esp + 28], eax ;    64.5 p0+p3   33 v[0] spill
        mov eax, dword [ebx + 36] ;    62.0 p2      32 sum
        add eax, ecx              ;    64.0 p1      32 sum
        xor ecx, ebp              ;    62.0 p0      24 sum
        xor ecx, edi              ;    62.5 p0      24 sum
        add edx, ecx              ;    63.0 p1      32 sum
        rol edx, 0xb              ;    63.5 p1      33 v[0]
        mov ecx, dword [ebx + 40] ;    63.3 p2      32 sum
        add ecx, edi              ;    65.3 p0      32 sum
        xor edi, ebp              ;    64.2 p0      24 sum
        xor edi, edx              ;    67.5 p0      24 sum
        add eax, edi              ;    68.0 p1      32 sum
        mov edi, dword [esp + 28] ;    65.5 p2      25 sum
        xor edi, esi              ;    71.5 p0      25 sum
        and edi, dword [esp + 40] ;    72.0 p2+p0   25 sum
        rol eax, 0xd              ;    72.5 p1      33 v[3]
        xor edi, dword [esp + 28] ;    72.5 p2+p0   25 sum
        add edi, dword [ebx + 60] ;    73.0 p2+p0   32 sum
        add edi, dword [esp + 36] ;    73.5 p2+p1   32 sum
        add edi, 0x50a28be6       ;    74.0 p0      32 sum
        rol edi, 8                ;    74.5 p1      33 v[2]
        mov dword [esp + 36], esi ;    71.5 p0+p3   33 v[3] spill
        mov esi, dword [ebx + 44] ;    70.0 p2      32 sum
        add esi, ebp              ;    72.0 p1      32 sum
        xor ebp, edx              ;    70.3 p0      24 sum
        xor ebp, eax              ;    76.5 p0      24 sum
        add ecx, ebp              ;    77.0 p1      32 sum
        rol ecx, 0xe              ;    77.5 p1      33 v[2]
        mov ebp, dword [esp + 36] ;    72.5 p2      25 sum
        xor ebp, edi              ;    78.5 p0      25 sum
        and ebp, dword [esp + 28] ;    79.0 p2+p0   25 sum
        xor ebp, dword [esp + 36] ;    79.5 p2+p0   25 sum
        add ebp, dword [ebx + 32] ;    80.0 p2+p1   32 sum
        add ebp, dword [esp + 40] ;    80.5 p2+p0   32 sum
        add ebp, 0x50a28be6       ;    81.0 p1      32 sum
        rol ebp, 0xb              ;    81.5 p1      33 v[1]
        mov dword [esp + 40], edi ;    78.5 p0+p3   33 v[2] spill
        mov edi, dword [ebx + 48] ;    76.7 p2      32 sum
        add edi, edx              ;    78.7 p1      32 sum
        xor edx, eax              ;    76.7 p0      24 sum
        xor edx, ecx              ;    81.5 p0      24 sum
        add esi, edx              ;    82.0 p1      32 sum
        rol esi, 0xf              ;    82.5 p1      33 v[1]
        mov edx, dword [esp + 40] ;    79.5 p2      25 sum
        xor edx, ebp              ;    85.5 p0      25 sum
        and edx, dword [esp + 36] ;    86.0 p2+p0   25 sum
        xor edx, dword [esp + 40] ;    86.5 p2+p0   25 sum
        add edx, dword [ebx + 4]  ;    87.0 p2+p1   32 sum
        add edx, dword [esp + 28] ;    87.5 p2+p0   32 sum
        add edx, 0x50a28be6       ;    88.0 p1      32 sum
        rol edx, 0xe              ;    88.5 p1      33 v[0]
        mov ebx, dword [ebx + 52] ;    83.0 p2      32 sum
        add ebx, eax              ;    85.0 p0      32 sum
        xor eax, ecx              ;    82.8 p0      24 sum
        xor eax, esi              ;    86.5 p0      24 sum
        add edi, eax              ;    87.0 p1      32 sum
        rol edi, 6                ;    87.5 p1      33 v[0]
        mov eax, ebp              ;    85.5 p0      25 sum copy
        xor eax, edx              ;    92.5 p0      25 sum
        and eax, dword [esp + 40] ;    93.0 p2+p0   25 sum
        xor eax, ebp              ;    93.5 p0      25 sum
        mov dword [esp + 28], ebp ;    86.0 p0+p3   33 v[1] spill
        mov ebp, dword [esp + 80] ;    86.0 p2      32 sum reload
        add eax, dword [ebp + 40] ;    94.0 p2+p1   32 sum
        add eax, dword [esp + 36] ;    94.5 p2+p1   32 sum
        add eax, 0x50a28be6       ;    95.0 p0      32 sum
        rol eax, 0xe              ;    95.5 p1      33 v[3]
        mov ebp, dword [ebp + 56] ;    89.0 p2      32 sum
        add ebp, ecx              ;    91.0 p0      32 sum
        xor ecx, esi              ;    89.2 p0      24 sum
        xor ecx, edi              ;    91.5 p0      24 sum
        add ebx, ecx              ;    92.0 p1      32 sum
        rol ebx, 7                ;    92.5 p1      33 v[3]
        mov ecx, edx              ;    92.5 p0      25 sum copy
        xor ecx, eax              ;    99.5 p0      25 sum
        and ecx, dword [esp + 28] ;   100.0 p2+p0   25 sum
        xor ecx, edx              ;   100.5 p0      25 sum
        mov dword [esp + 36], edx ;    92.5 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80] ;    92.3 p2      32 sum reload
        add ecx, dword [edx + 12] ;   101.0 p2+p1   32 sum
        add ecx, dword [esp + 40] ;   101.5 p2+p1   32 sum
        add ecx, 0x50a28be6       ;   102.0 p0      32 sum
        rol ecx, 0xc              ;   102.5 p1      33 v[2]
        mov dword [esp + 40], eax ;    99.5 p0+p3   33 v[3] spill
        mov eax, dword [edx + 60] ;    95.3 p2      32 sum
        add eax, esi              ;    97.3 p1      32 sum
        xor esi, edi              ;    95.7 p0      24 sum
        xor esi, ebx              ;    96.5 p0      24 sum
        add ebp, esi              ;    97.0 p1      32 sum
        rol ebp, 9                ;    97.5 p1      33 v[2]
        mov esi, dword [edx + 16] ;    97.0 p2      32 sum
        add esi, ebx              ;    99.0 p0      32 sum
        xor ebx, ebp              ;   101.5 p0      24 sum
        mov dword [esp + 44], esi ;    99.5 p0+p3   32 sum spill
        mov esi, dword [esp + 40] ;   100.5 p2      25 sum
        xor esi, ecx              ;   106.5 p0      25 sum
        and esi, dword [esp + 36] ;   107.0 p2+p0   25 sum
        xor esi, dword [esp + 40] ;   107.5 p2+p0   25 sum
        mov dword [esp + 48], ebp ;   101.5 p0+p3   33 v[2] spill
        mov ebp, dword [edx + 28] ;   101.3 p2      32 sum
        add ebp, edi              ;   103.3 p1      32 sum
        xor edi, ebx              ;   102.0 p0      24 sum
        add eax, edi              ;   102.5 p1      32 sum
        rol eax, 8                ;   103.0 p1      33 v[1]
        add esi, dword [edx + 48] ;   108.0 p2+p0   32 sum
        add esi, dword [esp + 28] ;   108.5 p2+p0   32 sum
        add esi, 0x50a28be6       ;   109.0 p1      32 sum
        rol esi, 6                ;   109.5 p1      33 v[1]
        mov edi, ecx              ;   106.5 p0      24 sum copy
        not edi                   ;   107.0 p0      24 sum
        or ebx, eax               ;   107.0 p0      24 sum
        or edi, esi               ;   113.5 p0      24 sum
        add ebp, 0x5a827999       ;   105.7 p1      32 sum
        xor edi, dword [esp + 40] ;   114.0 p2+p0   24 sum
        mov dword [esp + 28], ecx ;   106.8 p0+p3   33 v[2] spill
        mov ecx, dword [esp + 48] ;   107.0 p2      24 sum
        xor ecx, eax              ;   109.0 p0      24 sum
        xor ebx, ecx              ;   109.5 p0      24 sum
        add ebp, ebx              ;   110.0 p1      32 sum
        rol ebp, 7                ;   110.5 p1      33 v[0]
        add edi, dword [edx + 24] ;   114.5 p2+p0   32 sum
        add edi, dword [esp + 36] ;   115.0 p2+p0   32 sum
        add edi, 0x5c4dd124       ;   115.5 p1      32 sum
        rol edi, 9                ;   116.0 p1      33 v[0]
        or ecx, ebp               ;   114.5 p0      24 sum
        mov ebx, esi              ;   113.5 p0      24 sum copy
        not ebx                   ;   114.0 p0      24 sum
        or ebx, edi               ;   120.0 p0      24 sum
        mov dword [esp + 36], esi ;   113.5 p0+p3   33 v[1] spill
        mov esi, dword [edx + 4]  ;   112.3 p2      32 sum
        add esi, eax              ;   114.3 p1      32 sum
        xor eax, ebp              ;   114.5 p0      24 sum
        xor ecx, eax              ;   115.0 p0      24 sum
        mov edx, dword [esp + 44] ;   113.7 p2      32 sum reload
        add edx, ecx              ;   115.7 p1      32 sum
        add edx, 0x5a827999       ;   116.2 p1      32 sum
        mov ecx, dword [esp + 28] ;   114.7 p2      33 v[2] reload
        xor ebx, ecx              ;   120.5 p0      24 sum
        rol edx, 6                ;   121.0 p1      33 v[3]
        add ebx, dword [esp + 40] ;   121.0 p2+p0   32 sum
        mov ecx, dword [esp + 80] ;   116.7 p2      32 sum reload
        add ebx, dword [ecx + 44] ;   121.5 p2+p0   32 sum
        add ebx, 0x5c4dd124       ;   122.0 p1      32 sum
        rol ebx, 0xd              ;   122.5 p1      33 v[3]
        or eax, edx               ;   125.0 p0      24 sum
        mov ecx, edi              ;   120.0 p0      24 sum copy
        not ecx                   ;   120.5 p0      24 sum
        or ecx, ebx               ;   126.5 p0      24 sum
        xor ecx, dword [esp + 36] ;   127.0 p2+p0   24 sum
        mov dword [esp + 40], edi ;   120.5 p0+p3   33 v[0] spill
        mov edi, ebp              ;   120.3 p1      24 sum copy
        xor edi, edx              ;   125.0 p0      24 sum
        xor eax, edi              ;   125.5 p0      24 sum
        add eax, dword [esp + 48] ;   126.0 p2+p1   32 sum
        mov dword [esp + 48], ebp ;   122.5 p0+p3   33 v[0] spill
        mov ebp, dword [esp + 80] ;   122.3 p2      32 sum reload
        add eax, dword [ebp + 52] ;   126.5 p2+p1   32 sum
        add eax, 0x5a827999       ;   127.0 p1      32 sum
        rol eax, 8                ;   127.5 p1      33 v[2]
        add ecx, dword [esp + 28] ;   127.5 p2+p0   32 sum
        add ecx, dword [ebp + 12] ;   128.0 p2+p0   32 sum
        add ecx, 0x5c4dd124       ;   128.5 p1      32 sum
        rol ecx, 0xf              ;   129.0 p1      33 v[2]
        or edi, eax               ;   131.5 p0      24 sum
        mov dword [esp + 28], edi ;   132.0 p0+p3   24 sum spill
        mov edi, ebx              ;   126.8 p1      24 sum copy
        not edi                   ;   127.5 p0      24 sum
        or edi, ecx               ;   133.0 p0      24 sum
        mov dword [esp + 44], ebx ;   128.5 p0+p3   33 v[3] spill
        mov ebx, dword [ebp + 24] ;   128.0 p2      32 sum
        add ebx, edx              ;   130.0 p1      32 sum
        xor edx, eax              ;   131.5 p0      24 sum
        add esi, 0x5a827999       ;   129.0 p1      32 sum
        xor edi, dword [esp + 40] ;   133.5 p2+p0   24 sum
        add edi, dword [ebp + 28] ;   134.0 p2+p1   32 sum
        add edi, dword [esp + 36] ;   134.5 p2+p0   32 sum
        add edi, 0x5c4dd124       ;   135.0 p1      32 sum
        rol edi, 7                ;   135.5 p1      33 v[1]
        mov ebp, dword [esp + 28] ;   133.0 p2      24 sum
        xor ebp, edx              ;   135.0 p0      24 sum
        add esi, ebp              ;   135.5 p1      32 sum
        rol esi, 0xd              ;   136.0 p1      33 v[1]
        or edx, esi               ;   140.0 p0      24 sum
        mov ebp, ecx              ;   133.8 p0      24 sum copy
        not ebp                   ;   134.3 p0      24 sum
        or ebp, edi               ;   139.5 p0      24 sum
        xor ebp, dword [esp + 44] ;   140.0 p2+p0   24 sum
        mov dword [esp + 28], ecx ;   135.8 p0+p3   33 v[2] spill
        mov ecx, eax              ;   135.7 p1      24 sum copy
        xor ecx, esi              ;   140.0 p0      24 sum
        xor edx, ecx              ;   140.5 p0      24 sum
        mov dword [esp + 36], eax ;   137.8 p0+p3   33 v[2] spill
        mov eax, dword [esp + 80] ;   137.0 p2      32 sum reload
        add edx, dword [eax + 40] ;   141.0 p2+p1   32 sum
        add edx, dword [esp + 48] ;   141.5 p2+p1   32 sum
        add edx, 0x5a827999       ;   142.0 p1      32 sum
        rol edx, 0xb              ;   142.5 p1      33 v[0]
        add ebp, dword [eax]      ;   141.0 p2+p0   32 sum
        add ebp, dword [esp + 40] ;   141.5 p2+p0   32 sum
        add ebp, 0x5c4dd124       ;   142.0 p1      32 sum
        rol ebp, 0xc              ;   142.5 p1      33 v[0]
        or ecx, edx               ;   146.5 p0      24 sum
        mov eax, edi              ;   141.8 p0      24 sum copy
        not eax                   ;   142.3 p0      24 sum
        or eax, ebp               ;   146.5 p0      24 sum
        add ebx, 0x5a827999       ;   142.7 p1      32 sum
        xor eax, dword [esp + 28] ;   147.0 p2+p0   24 sum
        mov dword [esp + 40], edi ;   143.8 p0+p3   33 v[1] spill
        mov edi, edx              ;   146.5 p1      24 sum copy
        xor edi, esi              ;   147.0 p0      24 sum
        xor ecx, edi              ;   147.5 p0      24 sum
        add ebx, ecx              ;   148.0 p1      32 sum
        rol ebx, 9                ;   148.5 p1      33 v[3]
        add eax, dword [esp + 44] ;   147.5 p2+p0   32 sum
        mov ecx, dword [esp + 80] ;   146.7 p2      32 sum reload
        mov dword [esp + 44], esi ;   146.7 p0+p3   33 v[1] spill
        mov esi, dword [ecx + 52] ;   148.7 p2      32 sum reload
        add eax, esi              ;   150.7 p1      32 sum
        add eax, 0x5c4dd124       ;   151.2 p0      32 sum
        rol eax, 8                ;   151.7 p1      33 v[3]
        or edi, ebx               ;   152.5 p0      24 sum
        mov esi, ebp              ;   148.8 p0      24 sum copy
        not esi                   ;   149.3 p0      24 sum
        or esi, eax               ;   155.7 p0      24 sum
        mov dword [esp + 48], ebp ;   150.3 p0+p3   33 v[0] spill
        mov ebp, dword [ecx + 48] ;   150.0 p2      32 sum
        add ebp, edx              ;   152.0 p1      32 sum
        xor edx, ebx              ;   152.5 p0      24 sum
        xor edi, edx              ;   153.0 p0      24 sum
        xor esi, dword [esp + 40] ;   156.2 p2+p0   24 sum
        add edi, dword [ecx + 60] ;   153.5 p2+p1   32 sum
        add edi, dword [esp + 36] ;   154.0 p2+p1   32 sum
        add edi, 0x5a827999       ;   154.5 p0      32 sum
        rol edi, 7                ;   155.0 p1      33 v[2]
        add esi, dword [esp + 28] ;   156.7 p2+p0   32 sum
        add esi, dword [ecx + 20] ;   157.2 p2+p0   32 sum
        add esi, 0x5c4dd124       ;   157.7 p1      32 sum
        rol esi, 9                ;   158.2 p1      33 v[2]
        or edx, edi               ;   159.0 p0      24 sum
        mov dword [esp + 28], ebp ;   156.5 p0+p3   32 sum spill
        mov ebp, eax              ;   156.8 p1      24 sum copy
        not ebp                   ;   157.5 p0      24 sum
        or ebp, esi               ;   162.2 p0      24 sum
        mov dword [esp + 36], eax ;   158.5 p0+p3   33 v[3] spill
        mov eax, dword [ecx]      ;   158.0 p2      32 sum
        add eax, ebx              ;   160.0 p1      32 sum
        xor ebx, edi              ;   159.5 p0      24 sum
        xor edx, ebx              ;   160.0 p0      24 sum
        xor ebp, dword [esp + 48] ;   162.7 p2+p0   24 sum
        add edx, dword [ecx + 12] ;   160.5 p2+p1   32 sum
        add edx, dword [esp + 44] ;   161.3 p2+p1   32 sum
        add edx, 0x5a827999       ;   161.8 p0      32 sum
        rol edx, 0xf              ;   162.3 p1      33 v[1]
        add ebp, dword [ecx + 40] ;   163.2 p2+p0   32 sum
        add ebp, dword [esp + 40] ;   163.7 p2+p0   32 sum
        add ebp, 0x5c4dd124       ;   164.2 p1      32 sum
        rol ebp, 0xb              ;   164.7 p1      33 v[1]
        or ebx, edx               ;   166.3 p0      24 sum
        mov ecx, esi              ;   164.5 p0      24 sum copy
        not ecx                   ;   165.0 p0      24 sum
        or ecx, ebp               ;   168.7 p0      24 sum
        xor ecx, dword [esp + 36] ;   169.2 p2+p0   24 sum
        mov dword [esp + 40], esi ;   166.5 p0+p3   33 v[2] spill
        mov esi, edi              ;   166.3 p1      24 sum copy
        xor esi, edx              ;   167.5 p0      24 sum
        xor ebx, esi              ;   168.0 p0      24 sum
        mov dword [esp + 44], edi ;   168.5 p0+p3   33 v[2] spill
        mov edi, dword [esp + 28] ;   167.7 p2      32 sum reload
        add edi, ebx              ;   169.7 p1      32 sum
        add edi, 0x5a827999       ;   170.2 p1      32 sum
        rol edi, 7                ;   170.7 p1      33 v[0]
        add ecx, dword [esp + 48] ;   169.7 p2+p0   32 sum
        mov ebx, dword [esp + 80] ;   170.0 p2      32 sum reload
        mov dword [esp + 48], eax ;   170.0 p0+p3   32 sum spill
        mov eax, dword [ebx + 56] ;   172.0 p2      32 sum reload
        add ecx, eax              ;   174.0 p1      32 sum
        add ecx, 0x5c4dd124       ;   174.5 p0      32 sum
        rol ecx, 7                ;   175.0 p1      33 v[0]
        or esi, edi               ;   174.7 p0      24 sum
        mov eax, ebp              ;   172.2 p0      24 sum copy
        not eax                   ;   172.7 p0      24 sum
        or eax, ecx               ;   179.0 p0      24 sum
        mov dword [esp + 28], ebp ;   173.7 p0+p3   33 v[1] spill
        mov ebp, dword [ebx + 20] ;   173.3 p2      32 sum
        add ebp, edx              ;   175.3 p1      32 sum
        xor edx, edi              ;   174.7 p0      24 sum
        xor esi, edx              ;   175.2 p0      24 sum
        mov dword [esp + 52], ebp ;   175.8 p0+p3   32 sum spill
        mov ebp, dword [esp + 48] ;   175.0 p2      32 sum reload
        add ebp, esi              ;   177.0 p1      32 sum
        add ebp, 0x5a827999       ;   177.5 p1      32 sum
        mov esi, dword [esp + 40] ;   176.0 p2      33 v[2] reload
        xor eax, esi              ;   179.5 p0      24 sum
        rol ebp, 0xc              ;   180.0 p1      33 v[3]
        add eax, dword [ebx + 60] ;   180.0 p2+p0   32 sum
        add eax, dword [esp + 36] ;   180.5 p2+p0   32 sum
        add eax, 0x5c4dd124       ;   181.0 p1      32 sum
        rol eax, 7                ;   181.5 p1      33 v[3]
        or edx, ebp               ;   184.0 p0      24 sum
        mov esi, ecx              ;   179.5 p0      24 sum copy
        not esi                   ;   180.0 p0      24 sum
        or esi, eax               ;   185.5 p0      24 sum
        mov dword [esp + 36], ecx ;   181.0 p0+p3   33 v[0] spill
        mov ecx, dword [ebx + 8]  ;   180.7 p2      32 sum
        add ecx, edi              ;   182.7 p1      32 sum
        xor edi, ebp              ;   184.0 p0      24 sum
        xor edx, edi              ;   184.5 p0      24 sum
        xor esi, dword [esp + 28] ;   186.0 p2+p0   24 sum
        add edx, dword [ebx + 36] ;   185.0 p2+p1   32 sum
        add edx, dword [esp + 44] ;   185.5 p2+p1   32 sum
        add edx, 0x5a827999       ;   186.0 p0      32 sum
        rol edx, 0xf              ;   186.5 p1      33 v[2]
        add esi, dword [ebx + 32] ;   186.5 p2+p0   32 sum
        add esi, dword [esp + 40] ;   187.0 p2+p0   32 sum
        add esi, 0x5c4dd124       ;   187.5 p1      32 sum
        rol esi, 0xc              ;   188.0 p1      33 v[2]
        or edi, edx               ;   190.5 p0      24 sum
        mov dword [esp + 40], ecx ;   187.2 p0+p3   32 sum spill
        mov ecx, eax              ;   187.5 p1      24 sum copy
        not ecx                   ;   188.2 p0      24 sum
        or ecx, esi               ;   192.0 p0      24 sum
        mov dword [esp + 44], eax ;   189.2 p0+p3   33 v[3] spill
        mov eax, dword [ebx + 56] ;   188.7 p2      32 sum
        add eax, ebp              ;   190.7 p1      32 sum
        xor ebp, edx              ;   190.5 p0      24 sum
        xor edi, ebp              ;   191.0 p0      24 sum
        mov dword [esp + 48], eax ;   191.2 p0+p3   32 sum spill
        mov eax, dword [esp + 52] ;   190.3 p2      32 sum reload
        add eax, edi              ;   192.3 p1      32 sum
        mov edi, dword [esp + 36] ;   191.3 p2      33 v[0] reload
        xor ecx, edi              ;   193.3 p0      24 sum
        add eax, 0x5a827999       ;   192.8 p1      32 sum
        rol eax, 9                ;   193.3 p1      33 v[1]
        add ecx, dword [ebx + 48] ;   193.8 p2+p0   32 sum
        add ecx, dword [esp + 28] ;   194.3 p2+p0   32 sum
        add ecx, 0x5c4dd124       ;   194.8 p1      32 sum
        rol ecx, 7                ;   195.3 p1      33 v[1]
        or ebp, eax               ;   197.3 p0      24 sum
        mov edi, esi              ;   194.8 p0      24 sum copy
        not edi                   ;   195.3 p0      24 sum
        or edi, ecx               ;   199.3 p0      24 sum
        mov dword [esp + 28], esi ;   196.3 p0+p3   33 v[2] spill
        mov esi, dword [ebx + 44] ;   196.0 p2      32 sum
        add esi, edx              ;   198.0 p1      32 sum
        xor edx, eax              ;   197.3 p0      24 sum
        xor ebp, edx              ;   197.8 p0      24 sum
        mov dword [esp + 52], esi ;   198.5 p0+p3   32 sum spill
        mov esi, dword [esp + 40] ;   197.7 p2      32 sum reload
        add esi, ebp              ;   199.7 p1      32 sum
        mov ebp, dword [esp + 44] ;   198.7 p2      33 v[3] reload
        xor edi, ebp              ;   200.7 p0      24 sum
        add esi, 0x5a827999       ;   200.2 p1      32 sum
        rol esi, 0xb              ;   200.7 p1      33 v[0]
        add edi, dword [ebx + 16] ;   201.2 p2+p0   32 sum
        add edi, dword [esp + 36] ;   201.7 p2+p0   32 sum
        add edi, 0x5c4dd124       ;   202.2 p1      32 sum
        rol edi, 6                ;   202.7 p1      33 v[0]
        or edx, esi               ;   204.7 p0      24 sum
        mov ebp, ecx              ;   202.2 p0      24 sum copy
        not ebp                   ;   202.7 p0      24 sum
        or ebp, edi               ;   206.7 p0      24 sum
        mov dword [esp + 36], ecx ;   203.7 p0+p3   33 v[1] spill
        mov ecx, dword [ebx + 32] ;   203.3 p2      32 sum
        add ecx, eax              ;   205.3 p1      32 sum
        xor eax, esi              ;   204.7 p0      24 sum
        xor edx, eax              ;   205.2 p0      24 sum
        mov dword [esp + 40], ecx ;   205.8 p0+p3   32 sum spill
        mov ecx, dword [esp + 48] ;   205.0 p2      32 sum reload
        add ecx, edx              ;   207.0 p1      32 sum
        mov edx, dword [esp + 28] ;   206.0 p2      33 v[2] reload
        xor ebp, edx              ;   208.0 p0      24 sum
        add ecx, 0x5a827999       ;   207.5 p1      32 sum
        rol ecx, 7                ;   208.0 p1      33 v[3]
        add ebp, dword [ebx + 36] ;   208.5 p2+p0   32 sum
        add ebp, dword [esp + 44] ;   209.0 p2+p0   32 sum
        add ebp, 0x5c4dd124       ;   209.5 p1      32 sum
        rol ebp, 0xf              ;   210.0 p1      33 v[3]
        or eax, ecx               ;   212.0 p0      24 sum
        mov edx, edi              ;   209.5 p0      24 sum copy
        not edx                   ;   210.0 p0      24 sum
        or edx, ebp               ;   214.0 p0      24 sum
        xor edx, dword [esp + 36] ;   214.5 p2+p0   24 sum
        mov dword [esp + 44], edi ;   211.5 p0+p3   33 v[0] spill
        mov edi, esi              ;   211.3 p1      24 sum copy
        xor edi, ecx              ;   212.5 p0      24 sum
        xor eax, edi              ;   213.0 p0      24 sum
        mov dword [esp + 48], ecx ;   213.5 p0+p3   33 v[3] spill
        mov ecx, dword [esp + 52] ;   212.7 p2      32 sum reload
        add ecx, eax              ;   214.7 p1      32 sum
        add ecx, 0x5a827999       ;   215.2 p1      32 sum
        rol ecx, 0xd              ;   215.7 p1      33 v[2]
        add edx, dword [ebx + 4]  ;   215.0 p2+p0   32 sum
        add edx, dword [esp + 28] ;   215.5 p2+p0   32 sum
        add edx, 0x5c4dd124       ;   216.0 p1      32 sum
        rol edx, 0xd              ;   216.5 p1      33 v[2]
        mov eax, ebp              ;   216.0 p0      24 sum copy
        not eax                   ;   216.5 p0      24 sum
        and edi, ecx              ;   219.7 p0      24 sum
        or eax, edx               ;   220.5 p0      24 sum
        xor edi, esi              ;   220.2 p0      24 sum
        mov dword [esp + 28], esi ;   218.5 p0+p3   33 v[0] spill
        mov esi, dword [esp + 40] ;   218.0 p2      32 sum reload
        add esi, edi              ;   220.7 p1      32 sum
        add esi, 0x5a827999       ;   221.2 p1      32 sum
        mov edi, dword [esp + 44] ;   219.0 p2      33 v[0] reload
        xor eax, edi              ;   221.0 p0      24 sum
        rol esi, 0xc              ;   221.7 p1      33 v[1]
        add eax, dword [esp + 36] ;   221.5 p2+p0   32 sum
        add eax, dword [ebx + 8]  ;   222.0 p2+p0   32 sum
        add eax, 0x5c4dd124       ;   222.5 p1      32 sum
        rol eax, 0xb              ;   223.0 p1      33 v[1]
        mov edi, ecx              ;   222.0 p0      24 sum copy
        not edi                   ;   222.5 p0      24 sum
        or edi, esi               ;   225.7 p0      24 sum
        mov dword [esp + 36], ecx ;   223.5 p0+p3   33 v[2] spill
        mov ecx, dword [ebx + 20] ;   223.3 p2      32 sum
        add ecx, ebp              ;   225.3 p1      32 sum
        xor ebp, edx              ;   224.5 p0      24 sum
        or ebp, eax               ;   227.0 p0      24 sum
        xor edi, dword [esp + 48] ;   226.2 p2+p0   24 sum
        mov dword [esp + 40], esi ;   226.0 p0+p3   33 v[1] spill
        mov esi, dword [ebx + 4]  ;   225.7 p2      32 sum
        add esi, edx              ;   227.7 p1      32 sum
        xor edx, eax              ;   227.0 p0      24 sum
        xor ebp, edx              ;   227.5 p0      24 sum
        add edi, dword [ebx + 12] ;   227.0 p2+p1   32 sum
        add edi, dword [esp + 28] ;   228.0 p2+p1   32 sum
        add edi, 0x6ed9eba1       ;   228.5 p0      32 sum
        rol edi, 0xb              ;   229.0 p1      33 v[0]
        add ebp, dword [ebx + 60] ;   229.0 p2+p0   32 sum
        add ebp, dword [esp + 44] ;   230.0 p2+p0   32 sum
        add ebp, 0x6d703ef3       ;   230.5 p1      32 sum
        rol ebp, 9                ;   231.0 p1      33 v[0]
        or edx, ebp               ;   235.0 p0      24 sum
        mov dword [esp + 44], esi ;   231.5 p0+p3   32 sum spill
        mov esi, dword [esp + 40] ;   231.7 p2      24 sum
        not esi                   ;   233.7 p0      24 sum
        or esi, edi               ;   234.2 p0      24 sum
        xor esi, dword [esp + 36] ;   234.7 p2+p0   24 sum
        mov dword [esp + 28], edi ;   234.0 p0+p3   33 v[0] spill
        mov edi, dword [ebx + 12] ;   233.7 p2      32 sum
        add edi, eax              ;   235.7 p1      32 sum
        xor eax, ebp              ;   235.0 p0      24 sum
        xor edx, eax              ;   235.5 p0      24 sum
        add ecx, edx              ;   236.0 p1      32 sum
        add esi, dword [ebx + 40] ;   235.5 p2+p1   32 sum
        add esi, dword [esp + 48] ;   236.3 p2+p0   32 sum
        add esi, 0x6ed9eba1       ;   236.8 p1      32 sum
        rol esi, 0xd              ;   237.3 p1      33 v[3]
        add ecx, 0x6d703ef3       ;   237.3 p0      32 sum
        rol ecx, 7                ;   238.2 p1      33 v[3]
        or eax, ecx               ;   242.2 p0      24 sum
        mov edx, dword [esp + 28] ;   238.3 p2      24 sum
        not edx                   ;   240.3 p0      24 sum
        or edx, esi               ;   241.3 p0      24 sum
        xor edx, dword [esp + 40] ;   241.8 p2+p0   24 sum
        mov dword [esp + 48], esi ;   241.3 p0+p3   33 v[3] spill
        mov esi, dword [ebx + 28] ;   240.3 p2      32 sum
        add esi, ebp              ;   242.3 p1      32 sum
        xor ebp, ecx              ;   242.2 p0      24 sum
        xor eax, ebp              ;   242.7 p0      24 sum
        mov dword [esp + 52], esi ;   242.8 p0+p3   32 sum spill
        mov esi, dword [esp + 44] ;   242.0 p2      32 sum reload
        add esi, eax              ;   244.0 p1      32 sum
        add edx, dword [esp + 36] ;   243.0 p2+p1   32 sum
        mov eax, dword [ebx + 56] ;   244.0 p2      32 sum reload
        add edx, eax              ;   246.0 p0      32 sum
        add edx, 0x6ed9eba1       ;   246.5 p1      32 sum
        rol edx, 6                ;   247.0 p1      33 v[2]
        add esi, 0x6d703ef3       ;   244.7 p0      32 sum
        rol esi, 0xf              ;   245.5 p1      33 v[2]
        or ebp, esi               ;   249.5 p0      24 sum
        mov eax, dword [esp + 48] ;   245.7 p2      24 sum
        not eax                   ;   247.7 p0      24 sum
        or eax, edx               ;   251.0 p0      24 sum
        xor eax, dword [esp + 28] ;   251.5 p2+p0   24 sum
        mov dword [esp + 36], edx ;   251.0 p0+p3   33 v[2] spill
        mov edx, dword [ebx + 56] ;   247.7 p2      32 sum
        add edx, ecx              ;   249.7 p1      32 sum
        xor ecx, esi              ;   249.5 p0      24 sum
        xor ebp, ecx              ;   250.0 p0      24 sum
        add edi, ebp              ;   250.5 p1      32 sum
        add eax, dword [ebx + 16] ;   252.0 p2+p0   32 sum
        add eax, dword [esp + 40] ;   252.5 p2+p1   32 sum
        add eax, 0x6ed9eba1       ;   253.0 p0      32 sum
        rol eax, 7                ;   253.5 p1      33 v[1]
        add edi, 0x6d703ef3       ;   251.3 p0      32 sum
        rol edi, 0xb              ;   252.0 p1      33 v[1]
        or ecx, edi               ;   256.0 p0      24 sum
        mov ebp, dword [esp + 36] ;   252.3 p2      24 sum
        not ebp                   ;   254.3 p0      24 sum
        or ebp, eax               ;   257.5 p0      24 sum
        xor ebp, dword [esp + 48] ;   258.0 p2+p0   24 sum
        mov dword [esp + 40], eax ;   257.5 p0+p3   33 v[1] spill
        mov eax, dword [ebx + 24] ;   254.3 p2      32 sum
        add eax, esi              ;   256.3 p1      32 sum
        xor esi, edi              ;   256.0 p0      24 sum
        xor ecx, esi              ;   256.5 p0      24 sum
        mov dword [esp + 44], eax ;   256.8 p0+p3   32 sum spill
        mov eax, dword [esp + 52] ;   256.0 p2      32 sum reload
        add eax, ecx              ;   258.0 p1      32 sum
        add ebp, dword [ebx + 36] ;   258.5 p2+p1   32 sum
        add ebp, dword [esp + 28] ;   259.0 p2+p0   32 sum
        add ebp, 0x6ed9eba1       ;   259.5 p1      32 sum
        rol ebp, 0xe              ;   260.0 p1      33 v[0]
        add eax, 0x6d703ef3       ;   258.7 p0      32 sum
        rol eax, 8                ;   259.5 p1      33 v[0]
        or esi, eax               ;   263.5 p0      24 sum
        mov ecx, dword [esp + 40] ;   259.7 p2      24 sum
        not ecx                   ;   261.7 p0      24 sum
        or ecx, ebp               ;   264.0 p0      24 sum
        xor ecx, dword [esp + 36] ;   264.5 p2+p0   24 sum
        mov dword [esp + 28], ebp ;   264.0 p0+p3   33 v[0] spill
        mov ebp, dword [ebx + 36] ;   261.7 p2      32 sum
        add ebp, edi              ;   263.7 p1      32 sum
        xor edi, eax              ;   263.5 p0      24 sum
        xor esi, edi              ;   264.0 p0      24 sum
        add edx, esi              ;   264.5 p1      32 sum
        add ecx, dword [ebx + 60] ;   265.0 p2+p1   32 sum
        add ecx, dword [esp + 48] ;   265.5 p2+p0   32 sum
        add ecx, 0x6ed9eba1       ;   266.0 p1      32 sum
        rol ecx, 9                ;   266.5 p1      33 v[3]
        add edx, 0x6d703ef3       ;   265.3 p0      32 sum
        rol edx, 6                ;   266.2 p1      33 v[3]
        or edi, edx               ;   270.2 p0      24 sum
        mov esi, dword [esp + 28] ;   266.3 p2      24 sum
        not esi                   ;   268.3 p0      24 sum
        or esi, ecx               ;   270.5 p0      24 sum
        xor esi, dword [esp + 40] ;   271.0 p2+p0   24 sum
        mov dword [esp + 48], ecx ;   270.5 p0+p3   33 v[3] spill
        mov ecx, dword [ebx + 44] ;   268.3 p2      32 sum
        add ecx, eax              ;   270.3 p1      32 sum
        xor eax, edx              ;   270.2 p0      24 sum
        xor edi, eax              ;   270.7 p0      24 sum
        mov dword [esp + 52], edx ;   270.2 p0+p3   33 v[3] spill
        mov edx, dword [esp + 44] ;   270.0 p2      32 sum reload
        add edx, edi              ;   272.0 p1      32 sum
        add esi, dword [ebx + 32] ;   271.5 p2+p1   32 sum
        add esi, dword [esp + 36] ;   272.0 p2+p0   32 sum
        add esi, 0x6ed9eba1       ;   272.5 p1      32 sum
        rol esi, 0xd              ;   273.0 p1      33 v[2]
        add edx, 0x6d703ef3       ;   272.7 p0      32 sum
        rol edx, 6                ;   273.5 p1      33 v[2]
        or eax, edx               ;   277.5 p0      24 sum
        mov edi, dword [esp + 48] ;   273.7 p2      24 sum
        not edi                   ;   275.7 p0      24 sum
        or edi, esi               ;   277.0 p0      24 sum
        xor edi, dword [esp + 28] ;   277.5 p2+p0   24 sum
        add ebp, 0x6d703ef3       ;   275.3 p1      32 sum
        add edi, dword [ebx + 4]  ;   278.0 p2+p0   32 sum
        add edi, dword [esp + 40] ;   278.5 p2+p1   32 sum
        add edi, 0x6ed9eba1       ;   279.0 p0      32 sum
        rol edi, 0xf              ;   279.5 p1      33 v[1]
        mov ebx, edx              ;   277.7 p0      24 sum copy
        xor ebx, dword [esp + 52] ;   278.2 p2+p0   24 sum
        xor eax, ebx              ;   278.7 p0      24 sum
        add ebp, eax              ;   279.2 p1      32 sum
        rol ebp, 0xe              ;   279.7 p1      33 v[1]
        mov eax, esi              ;   279.7 p0      24 sum copy
        not eax                   ;   280.2 p0      24 sum
        or eax, edi               ;   283.5 p0      24 sum
        or ebx, ebp               ;   283.7 p0      24 sum
        xor eax, dword [esp + 48] ;   284.0 p2+p0   24 sum
        add ecx, 0x6d703ef3       ;   281.7 p1      32 sum
        mov dword [esp + 40], esi ;   282.2 p0+p3   33 v[2] spill
        mov esi, dword [esp + 80] ;   282.3 p2      32 sum reload
        add eax, dword [esi + 8]  ;   286.3 p2+p1   32 sum
        add eax, dword [esp + 28] ;   286.8 p2+p1   32 sum
        add eax, 0x6ed9eba1       ;   287.3 p0      32 sum
        mov dword [esp + 28], edi ;   284.5 p0+p3   33 v[1] spill
        mov edi, dword [esi + 48] ;   285.3 p2      32 sum
        add edi, edx              ;   287.3 p1      32 sum
        xor edx, ebp              ;   285.5 p0      24 sum
        xor ebx, edx              ;   286.0 p0      24 sum
        add ecx, ebx              ;   286.5 p1      32 sum
        rol eax, 0xe              ;   287.8 p1      33 v[0]
        rol ecx, 0xc              ;   291.8 p1      33 v[0]
        or edx, ecx               ;   295.8 p0      24 sum
        mov ebx, dword [esp + 28] ;   287.3 p2      24 sum
        not ebx                   ;   289.3 p0      24 sum
        or ebx, eax               ;   291.8 p0      24 sum
        xor ebx, dword [esp + 40] ;   292.3 p2+p0   24 sum
        mov dword [esp + 36], eax ;   291.8 p0+p3   33 v[0] spill
        mov eax, dword [esi + 8]  ;   289.3 p2      32 sum
        add eax, ebp              ;   291.3 p1      32 sum
        xor ebp, ecx              ;   295.8 p0      24 sum
        xor edx, ebp              ;   296.3 p0      24 sum
        add ebx, dword [esi + 28] ;   292.8 p2+p1   32 sum
        add ebx, dword [esp + 48] ;   293.3 p2+p1   32 sum
        add ebx, 0x6ed9eba1       ;   293.8 p0      32 sum
        rol ebx, 8                ;   294.3 p1      33 v[3]
        add edx, dword [esi + 32] ;   296.8 p2+p0   32 sum
        add edx, dword [esp + 52] ;   297.3 p2+p0   32 sum
        add edx, 0x6d703ef3       ;   297.8 p1      32 sum
        rol edx, 0xd              ;   298.3 p1      33 v[3]
        or ebp, edx               ;   302.3 p0      24 sum
        mov dword [esp + 52], eax ;   295.2 p0+p3   32 sum spill
        mov eax, dword [esp + 36] ;   295.3 p2      24 sum
        not eax                   ;   297.3 p0      24 sum
        or eax, ebx               ;   298.3 p0      24 sum
        xor eax, dword [esp + 28] ;   298.8 p2+p0   24 sum
        mov dword [esp + 48], ebx ;   298.3 p0+p3   33 v[3] spill
        mov ebx, dword [esi + 40] ;   297.3 p2      32 sum
        add ebx, ecx              ;   299.3 p1      32 sum
        xor ecx, edx              ;   302.3 p0      24 sum
        xor ebp, ecx              ;   302.8 p0      24 sum
        add edi, ebp              ;   303.3 p1      32 sum
        add eax, dword [esi]      ;   299.3 p2+p1   32 sum
        add eax, dword [esp + 40] ;   300.0 p2+p1   32 sum
        add eax, 0x6ed9eba1       ;   300.5 p0      32 sum
        rol eax, 0xd              ;   301.0 p1      33 v[2]
        add edi, 0x6d703ef3       ;   303.8 p0      32 sum
        rol edi, 5                ;   304.3 p1      33 v[2]
        or ecx, edi               ;   308.3 p0      24 sum
        mov ebp, dword [esp + 48] ;   302.0 p2      24 sum
        not ebp                   ;   304.0 p0      24 sum
        or ebp, eax               ;   305.0 p0      24 sum
        xor ebp, dword [esp + 36] ;   305.5 p2+p0   24 sum
        mov dword [esp + 40], eax ;   305.0 p0+p3   33 v[2] spill
        mov eax, dword [esi]      ;   304.0 p2      32 sum
        add eax, edx              ;   306.0 p1      32 sum
        xor edx, edi              ;   308.3 p0      24 sum
        xor ecx, edx              ;   308.8 p0      24 sum
        mov dword [esp + 44], eax ;   306.5 p0+p3   32 sum spill
        mov eax, dword [esp + 52] ;   305.7 p2      32 sum reload
        add eax, ecx              ;   309.3 p1      32 sum
        add ebp, dword [esi + 24] ;   306.7 p2+p1   32 sum
        add ebp, dword [esp + 28] ;   307.7 p2+p0   32 sum
        add ebp, 0x6ed9eba1       ;   308.2 p1      32 sum
        rol ebp, 6                ;   308.7 p1      33 v[1]
        add eax, 0x6d703ef3       ;   309.8 p0      32 sum
        rol eax, 0xe              ;   310.3 p1      33 v[1]
        or edx, eax               ;   314.3 p0      24 sum
        mov ecx, dword [esp + 40] ;   309.3 p2      24 sum
        not ecx                   ;   311.3 p0      24 sum
        or ecx, ebp               ;   312.7 p0      24 sum
        xor ecx, dword [esp + 48] ;   313.2 p2+p0   24 sum
        mov dword [esp + 28], ebp ;   312.7 p0+p3   33 v[1] spill
        mov ebp, dword [esi + 16] ;   311.3 p2      32 sum
        add ebp, edi              ;   313.3 p1      32 sum
        xor edi, eax              ;   314.3 p0      24 sum
        xor edx, edi              ;   314.8 p0      24 sum
        add ebx, edx              ;   315.3 p1      32 sum
        add ecx, dword [esp + 36] ;   313.7 p2+p1   32 sum
        mov edx, dword [esi + 52] ;   314.0 p2      32 sum reload
        add ecx, edx              ;   316.0 p0      32 sum
        add ecx, 0x6ed9eba1       ;   316.5 p1      32 sum
        rol ecx, 5                ;   317.0 p1      33 v[0]
        add ebx, 0x6d703ef3       ;   315.8 p0      32 sum
        rol ebx, 0xd              ;   316.3 p1      33 v[0]
        or edi, ebx               ;   320.3 p0      24 sum
        mov edx, dword [esp + 28] ;   316.0 p2      24 sum
        not edx                   ;   318.0 p0      24 sum
        or edx, ecx               ;   321.0 p0      24 sum
        xor edx, dword [esp + 40] ;   321.5 p2+p0   24 sum
        mov dword [esp + 36], ecx ;   321.0 p0+p3   33 v[0] spill
        mov ecx, dword [esi + 52] ;   318.0 p2      32 sum
        add ecx, eax              ;   320.0 p1      32 sum
        xor eax, ebx              ;   320.3 p0      24 sum
        xor edi, eax              ;   320.8 p0      24 sum
        mov dword [esp + 52], ebx ;   320.3 p0+p3   33 v[0] spill
        mov ebx, dword [esp + 44] ;   319.7 p2      32 sum reload
        add ebx, edi              ;   321.7 p1      32 sum
        add edx, dword [esi + 44] ;   322.0 p2+p1   32 sum
        add edx, dword [esp + 48] ;   322.5 p2+p0   32 sum
        add edx, 0x6ed9eba1       ;   323.0 p1      32 sum
        rol edx, 0xc              ;   323.5 p1      33 v[3]
        add ebx, 0x6d703ef3       ;   322.3 p0      32 sum
        rol ebx, 0xd              ;   323.2 p1      33 v[3]
        or eax, ebx               ;   327.2 p0      24 sum
        mov edi, dword [esp + 36] ;   323.3 p2      24 sum
        not edi                   ;   325.3 p0      24 sum
        or edi, edx               ;   327.5 p0      24 sum
        xor edi, dword [esp + 28] ;   328.0 p2+p0   24 sum
        add ebp, 0x6d703ef3       ;   325.0 p1      32 sum
        add edi, dword [esi + 20] ;   328.5 p2+p0   32 sum
        add edi, dword [esp + 40] ;   329.0 p2+p1   32 sum
        add edi, 0x6ed9eba1       ;   329.5 p0      32 sum
        rol edi, 7                ;   330.0 p1      33 v[2]
        mov esi, ebx              ;   327.3 p0      24 sum copy
        xor esi, dword [esp + 52] ;   327.8 p2+p0   24 sum
        xor eax, esi              ;   328.3 p0      24 sum
        add ebp, eax              ;   328.8 p1      32 sum
        rol ebp, 7                ;   329.3 p1      33 v[2]
        mov eax, edx              ;   329.3 p0      24 sum copy
        not eax                   ;   329.8 p0      24 sum
        or eax, edi               ;   334.0 p0      24 sum
        and esi, ebp              ;   333.3 p0      24 sum
        xor eax, dword [esp + 36] ;   334.5 p2+p0   24 sum
        xor esi, dword [esp + 52] ;   333.8 p2+p0   24 sum
        add ecx, esi              ;   334.3 p1      32 sum
        add ecx, 0x6d703ef3       ;   334.8 p0      32 sum
        mov esi, dword [esp + 80] ;   332.7 p2      32 sum reload
        add eax, dword [esi + 48] ;   336.7 p2+p1   32 sum
        add eax, dword [esp + 28] ;   337.2 p2+p0   32 sum
        add eax, 0x6ed9eba1       ;   337.7 p1      32 sum
        rol eax, 5                ;   338.2 p1      33 v[1]
        rol ecx, 5                ;   342.2 p1      33 v[1]
        mov dword [esp + 28], ebx ;   335.3 p0+p3   33 v[3] spill
        mov ebx, edx              ;   336.3 p0      25 sum copy
        not ebx                   ;   336.8 p0      25 sum
        and ebx, edi              ;   337.3 p0      25 sum
        mov dword [esp + 40], edi ;   337.8 p0+p3   33 v[2] spill
        mov edi, dword [esi + 36] ;   337.0 p2      32 sum
        add edi, edx              ;   339.0 p1      32 sum
        and edx, eax              ;   342.2 p0      25 sum
        add edx, dword [esi + 4]  ;   342.7 p2+p1   32 sum
        add edx, ebx              ;   343.2 p1      32 sum
        add edx, dword [esp + 36] ;   343.7 p2+p1   32 sum
        add edx, 0x8f1bbcdc       ;   344.2 p0      32 sum
        rol edx, 0xb              ;   344.7 p1      33 v[0]
        mov ebx, ebp              ;   340.3 p0      24 sum copy
        xor ebx, ecx              ;   346.2 p0      24 sum
        xor ebx, dword [esp + 28] ;   346.7 p2+p0   24 sum
        add ebx, dword [esi + 32] ;   347.2 p2+p1   32 sum
        add ebx, dword [esp + 52] ;   347.7 p2+p0   32 sum
        rol ebx, 0xf              ;   348.2 p1      33 v[0]
        mov dword [esp + 52], ebp ;   343.3 p0+p3   33 v[2] spill
        mov ebp, dword [esp + 40] ;   344.0 p2      25 sum
        not ebp                   ;   346.0 p0      25 sum
        and ebp, eax              ;   346.5 p0      25 sum
        add edi, ebp              ;   347.0 p1      32 sum
        add edi, 0x8f1bbcdc       ;   347.5 p1      32 sum
        mov ebp, dword [esp + 40] ;   345.3 p2      25 sum
        and ebp, edx              ;   348.7 p0      25 sum
        add edi, ebp              ;   349.2 p1      32 sum
        rol edi, 0xc              ;   349.7 p1      33 v[3]
        mov ebp, ecx              ;   346.7 p0      24 sum copy
        xor ebp, ebx              ;   352.2 p0      24 sum
        xor ebp, dword [esp + 52] ;   352.7 p2+p0   24 sum
        add ebp, dword [esi + 24] ;   353.2 p2+p1   32 sum
        add ebp, dword [esp + 28] ;   353.7 p2+p0   32 sum
        rol ebp, 5                ;   354.2 p1      33 v[3]
        mov esi, eax              ;   349.7 p0      25 sum copy
        not esi                   ;   350.2 p0      25 sum
        and esi, edx              ;   350.7 p0      25 sum
        add esi, dword [esp + 40] ;   351.2 p2+p1   32 sum
        mov dword [esp + 40], edx ;   351.3 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80] ;   351.7 p2      32 sum reload
        add esi, dword [edx + 44] ;   355.7 p2+p1   32 sum
        add esi, 0x8f1bbcdc       ;   356.2 p0      32 sum
        mov dword [esp + 28], ecx ;   353.3 p0+p3   33 v[1] spill
        mov ecx, dword [edx + 40] ;   353.7 p2      32 sum
        add ecx, eax              ;   355.7 p1      32 sum
        and eax, edi              ;   354.2 p0      25 sum
        add esi, eax              ;   356.7 p1      32 sum
        rol esi, 0xe              ;   357.2 p1      33 v[2]
        mov eax, ebp              ;   358.2 p0      24 sum copy
        xor eax, ebx              ;   358.7 p0      24 sum
        xor eax, dword [esp + 28] ;   359.2 p2+p0   24 sum
        add eax, dword [esp + 52] ;   359.7 p2+p1   32 sum
        add eax, dword [edx + 16] ;   360.2 p2+p0   32 sum
        rol eax, 8                ;   360.7 p1      33 v[2]
        mov edx, dword [esp + 40] ;   358.7 p2      25 sum
        not edx                   ;   360.7 p0      25 sum
        and edx, edi              ;   361.2 p0      25 sum
        add ecx, edx              ;   361.7 p1      32 sum
        add ecx, 0x8f1bbcdc       ;   362.2 p0      32 sum
        mov edx, dword [esp + 40] ;   359.7 p2      25 sum
        and edx, esi              ;   361.7 p0      25 sum
        add ecx, edx              ;   362.7 p1      32 sum
        rol ecx, 0xf              ;   363.2 p1      33 v[1]
        mov edx, ebp              ;   361.0 p0      24 sum copy
        xor edx, ebx              ;   361.5 p0      24 sum
        xor edx, eax              ;   364.7 p0      24 sum
        add edx, dword [esp + 28] ;   365.2 p2+p1   32 sum
        mov dword [esp + 28], ebx ;   362.7 p0+p3   33 v[0] spill
        mov ebx, dword [esp + 80] ;   363.0 p2      32 sum reload
        add edx, dword [ebx + 4]  ;   367.0 p2+p1   32 sum
        rol edx, 0xb              ;   367.5 p1      33 v[1]
        mov dword [esp + 52], ebp ;   364.7 p0+p3   33 v[3] spill
        mov ebp, edi              ;   365.0 p1      25 sum copy
        not ebp                   ;   365.5 p0      25 sum
        and ebp, esi              ;   366.0 p0      25 sum
        mov dword [esp + 36], esi ;   366.7 p0+p3   33 v[2] spill
        mov esi, dword [ebx + 32] ;   366.0 p2      32 sum
        add esi, edi              ;   368.0 p1      32 sum
        and edi, ecx              ;   367.3 p0      25 sum
        add ebp, dword [ebx]      ;   367.0 p2+p1   32 sum
        add ebp, edi              ;   367.8 p1      32 sum
        add ebp, dword [esp + 40] ;   368.3 p2+p0   32 sum
        add ebp, 0x8f1bbcdc       ;   368.8 p1      32 sum
        rol ebp, 0xe              ;   369.3 p1      33 v[0]
        mov edi, eax              ;   369.3 p0      24 sum copy
        xor edi, edx              ;   371.5 p0      24 sum
        xor edi, dword [esp + 52] ;   372.0 p2+p0   24 sum
        add edi, dword [esp + 28] ;   372.5 p2+p1   32 sum
        add edi, dword [ebx + 12] ;   373.0 p2+p0   32 sum
        rol edi, 0xe              ;   373.5 p1      33 v[0]
        mov ebx, dword [esp + 36] ;   373.0 p2      25 sum
        not ebx                   ;   375.0 p0      25 sum
        and ebx, ecx              ;   375.5 p0      25 sum
        add esi, ebx              ;   376.0 p1      32 sum
        add esi, 0x8f1bbcdc       ;   376.5 p0      32 sum
        mov ebx, ebp              ;   374.0 p1      25 sum copy
        and ebx, dword [esp + 36] ;   374.5 p2+p0   25 sum
        add esi, ebx              ;   377.0 p1      32 sum
        rol esi, 0xf              ;   377.5 p1      33 v[3]
        mov ebx, edi              ;   377.5 p0      24 sum copy
        xor ebx, edx              ;   378.0 p0      24 sum
        xor ebx, eax              ;   378.5 p0      24 sum
        add ebx, dword [esp + 52] ;   379.0 p2+p1   32 sum
        mov dword [esp + 52], eax ;   377.3 p0+p3   33 v[2] spill
        mov eax, dword [esp + 80] ;   377.7 p2      32 sum reload
        add ebx, dword [eax + 44] ;   381.7 p2+p1   32 sum
        rol ebx, 0xe              ;   382.2 p1      33 v[3]
        mov dword [esp + 28], edx ;   379.3 p0+p3   33 v[1] spill
        mov edx, ecx              ;   379.7 p1      25 sum copy
        not edx                   ;   380.2 p0      25 sum
        and edx, ebp              ;   380.7 p0      25 sum
        mov dword [esp + 40], ebp ;   381.3 p0+p3   33 v[0] spill
        mov ebp, dword [eax + 16] ;   380.7 p2      32 sum
        add ebp, ecx              ;   382.7 p1      32 sum
        and ecx, esi              ;   382.0 p0      25 sum
        add ecx, dword [eax + 48] ;   382.5 p2+p1   32 sum
        add ecx, edx              ;   383.0 p1      32 sum
        add ecx, dword [esp + 36] ;   383.5 p2+p0   32 sum
        add ecx, 0x8f1bbcdc       ;   384.0 p1      32 sum
        rol ecx, 9                ;   384.5 p1      33 v[2]
        mov edx, edi              ;   384.0 p0      24 sum copy
        xor edx, ebx              ;   386.2 p0      24 sum
        xor edx, dword [esp + 28] ;   386.7 p2+p0   24 sum
        add edx, dword [eax + 60] ;   387.2 p2+p1   32 sum
        add edx, dword [esp + 52] ;   387.7 p2+p0   32 sum
        rol edx, 6                ;   388.2 p1      33 v[2]
        mov dword [esp + 52], edi ;   387.0 p0+p3   33 v[0] spill
        mov edi, dword [esp + 40] ;   387.7 p2      25 sum
        not edi                   ;   389.7 p0      25 sum
        and edi, esi              ;   390.2 p0      25 sum
        add ebp, edi              ;   390.7 p1      32 sum
        add ebp, 0x8f1bbcdc       ;   391.2 p1      32 sum
        mov edi, dword [esp + 40] ;   389.0 p2      25 sum
        and edi, ecx              ;   391.0 p0      25 sum
        add ebp, edi              ;   391.7 p1      32 sum
        rol ebp, 8                ;   392.2 p1      33 v[1]
        mov edi, ebx              ;   390.3 p0      24 sum copy
        xor edi, edx              ;   392.2 p0      24 sum
        xor edi, dword [esp + 52] ;   392.7 p2+p0   24 sum
        add edi, dword [eax]      ;   393.2 p2+p1   32 sum
        add edi, dword [esp + 28] ;   393.7 p2+p0   32 sum
        rol edi, 0xe              ;   394.2 p1      33 v[1]
        mov eax, esi              ;   393.3 p0      25 sum copy
        not eax                   ;   393.8 p0      25 sum
        and eax, ecx              ;   394.3 p0      25 sum
        add eax, dword [esp + 40] ;   394.8 p2+p1   32 sum
        mov dword [esp + 40], ecx ;   395.0 p0+p3   33 v[2] spill
        mov ecx, dword [esp + 80] ;   395.3 p2      32 sum reload
        add eax, dword [ecx + 52] ;   399.3 p2+p1   32 sum
        add eax, 0x8f1bbcdc       ;   399.8 p0      32 sum
        mov dword [esp + 28], ebx ;   397.0 p0+p3   33 v[3] spill
        mov ebx, dword [ecx + 12] ;   397.3 p2      32 sum
        add ebx, esi              ;   399.3 p1      32 sum
        and esi, ebp              ;   397.8 p0      25 sum
        add eax, esi              ;   400.3 p1      32 sum
        rol eax, 9                ;   400.8 p1      33 v[0]
        mov esi, edi              ;   398.7 p0      24 sum copy
        xor esi, edx              ;   399.2 p0      24 sum
        xor esi, dword [esp + 28] ;   400.0 p2+p0   24 sum
        add esi, dword [esp + 52] ;   400.5 p2+p1   32 sum
        add esi, dword [ecx + 20] ;   401.3 p2+p0   32 sum
        rol esi, 6                ;   401.8 p1      33 v[0]
        mov dword [esp + 52], edi ;   401.7 p0+p3   33 v[1] spill
        mov edi, dword [esp + 40] ;   402.3 p2      25 sum
        not edi                   ;   404.3 p0      25 sum
        and edi, ebp              ;   404.8 p0      25 sum
        add ebx, edi              ;   405.3 p1      32 sum
        mov edi, dword [ecx + 8]  ;   403.3 p2      32 sum
        add edi, edx              ;   405.3 p1      32 sum
        xor edx, esi              ;   405.8 p0      24 sum
        xor edx, dword [esp + 52] ;   406.3 p2+p0   24 sum
        add ebx, 0x8f1bbcdc       ;   405.8 p1      32 sum
        mov dword [esp + 36], esi ;   405.8 p0+p3   33 v[0] spill
        mov esi, eax              ;   405.7 p1      25 sum copy
        and esi, dword [esp + 40] ;   406.3 p2+p0   25 sum
        add ebx, esi              ;   406.8 p1      32 sum
        rol ebx, 0xe              ;   407.3 p1      33 v[3]
        add edx, dword [ecx + 48] ;   407.3 p2+p0   32 sum
        add edx, dword [esp + 28] ;   408.3 p2+p0   32 sum
        rol edx, 9                ;   408.8 p1      33 v[3]
        mov esi, ebp              ;   409.0 p0      25 sum copy
        not esi                   ;   409.5 p0      25 sum
        and esi, eax              ;   410.0 p0      25 sum
        mov dword [esp + 28], eax ;   410.5 p0+p3   33 v[0] spill
        mov eax, dword [ecx + 60] ;   410.3 p2      32 sum
        add eax, ebp              ;   412.3 p1      32 sum
        and ebp, ebx              ;   411.5 p0      25 sum
        add esi, dword [ecx + 28] ;   411.3 p2+p1   32 sum
        add esi, ebp              ;   412.0 p1      32 sum
        add esi, dword [esp + 40] ;   412.5 p2+p0   32 sum
        add esi, 0x8f1bbcdc       ;   413.0 p1      32 sum
        rol esi, 5                ;   413.5 p1      33 v[2]
        mov ebp, dword [esp + 36] ;   413.7 p2      24 sum
        xor ebp, edx              ;   415.7 p0      24 sum
        xor ebp, dword [esp + 52] ;   416.2 p2+p0   24 sum
        add edi, ebp              ;   416.7 p1      32 sum
        rol edi, 0xc              ;   417.2 p1      33 v[2]
        mov ebp, dword [esp + 28] ;   415.7 p2      25 sum
        not ebp                   ;   417.7 p0      25 sum
        and ebp, ebx              ;   418.2 p0      25 sum
        add eax, ebp              ;   418.7 p1      32 sum
        add eax, 0x8f1bbcdc       ;   419.2 p0      32 sum
        mov ebp, esi              ;   417.5 p1      25 sum copy
        and ebp, dword [esp + 28] ;   418.0 p2+p0   25 sum
        add eax, ebp              ;   419.7 p1      32 sum
        rol eax, 6                ;   420.2 p1      33 v[1]
        mov ebp, edi              ;   421.2 p0      24 sum copy
        xor ebp, edx              ;   421.7 p0      24 sum
        xor ebp, dword [esp + 36] ;   422.2 p2+p0   24 sum
        add ebp, dword [esp + 52] ;   422.7 p2+p1   32 sum
        add ebp, dword [ecx + 52] ;   423.2 p2+p0   32 sum
        rol ebp, 9                ;   423.7 p1      33 v[1]
        mov dword [esp + 52], edi ;   422.0 p0+p3   33 v[2] spill
        mov edi, ebx              ;   422.7 p1      25 sum copy
        not edi                   ;   423.2 p0      25 sum
        and edi, esi              ;   423.7 p0      25 sum
        mov dword [esp + 40], esi ;   424.0 p0+p3   33 v[2] spill
        mov esi, dword [ecx + 20] ;   423.7 p2      32 sum
        add esi, ebx              ;   425.7 p1      32 sum
        and ebx, eax              ;   425.0 p0      25 sum
        add ebx, edi              ;   425.5 p1      32 sum
        add ebx, dword [esp + 28] ;   426.0 p2+p1   32 sum
        mov edi, dword [ecx + 56] ;   426.0 p2      32 sum reload
        add ebx, edi              ;   428.0 p0      32 sum
        add ebx, 0x8f1bbcdc       ;   428.5 p1      32 sum
        rol ebx, 8                ;   429.0 p1      33 v[0]
        mov edi, dword [ecx + 28] ;   427.0 p2      32 sum
        add edi, edx              ;   429.0 p0      32 sum
        xor edx, ebp              ;   427.8 p0      24 sum
        xor edx, dword [esp + 52] ;   428.3 p2+p0   24 sum
        add edx, dword [ecx + 36] ;   429.0 p2+p1   32 sum
        add edx, dword [esp + 36] ;   430.0 p2+p0   32 sum
        rol edx, 0xc              ;   430.5 p1      33 v[0]
        mov ecx, dword [esp + 40] ;   431.0 p2      25 sum
        not ecx                   ;   433.0 p0      25 sum
        and ecx, eax              ;   433.5 p0      25 sum
        add esi, ecx              ;   434.0 p1      32 sum
        add esi, 0x8f1bbcdc       ;   434.5 p0      32 sum
        mov ecx, ebx              ;   433.0 p1      25 sum copy
        and ecx, dword [esp + 40] ;   433.5 p2+p0   25 sum
        add esi, ecx              ;   435.0 p1      32 sum
        rol esi, 6                ;   435.5 p1      33 v[3]
        mov ecx, ebp              ;   433.7 p0      24 sum copy
        xor ecx, edx              ;   434.5 p0      24 sum
        xor ecx, dword [esp + 52] ;   435.0 p2+p0   24 sum
        add edi, ecx              ;   435.5 p1      32 sum
        rol edi, 5                ;   436.0 p1      33 v[3]
        mov ecx, eax              ;   435.7 p0      25 sum copy
        not ecx                   ;   436.2 p0      25 sum
        and ecx, ebx              ;   436.7 p0      25 sum
        mov dword [esp + 36], ebx ;   437.2 p0+p3   33 v[0] spill
        mov ebx, dword [esp + 80] ;   437.0 p2      32 sum reload
        add ecx, dword [ebx + 24] ;   441.0 p2+p1   32 sum
        add ecx, dword [esp + 40] ;   441.5 p2+p1   32 sum
        add ecx, 0x8f1bbcdc       ;   442.0 p0      32 sum
        mov dword [esp + 40], ebp ;   439.2 p0+p3   33 v[1] spill
        mov ebp, dword [ebx + 8]  ;   440.0 p2      32 sum
        add ebp, eax              ;   442.0 p1      32 sum
        and eax, esi              ;   440.2 p0      25 sum
        add ecx, eax              ;   442.5 p1      32 sum
        rol ecx, 5                ;   443.0 p1      33 v[2]
        mov eax, edi              ;   441.0 p0      24 sum copy
        xor eax, edx              ;   441.5 p0      24 sum
        xor eax, dword [esp + 40] ;   442.2 p2+p0   24 sum
        add eax, dword [ebx + 40] ;   442.7 p2+p1   32 sum
        add eax, dword [esp + 52] ;   443.7 p2+p0   32 sum
        rol eax, 0xf              ;   444.2 p1      33 v[2]
        mov ebx, dword [esp + 20] ;   444.7 p2      46 h
        add ebx, esi              ;   446.7 p0      46 h
        mov dword [esp + 20], ebx ;   447.2 p0+p3   46 h spill
        mov ebx, dword [esp + 36] ;   445.7 p2      25 sum
        not ebx                   ;   447.7 p0      25 sum
        and esi, ebx              ;   448.2 p0      25 sum
        add ebp, esi              ;   448.7 p1      32 sum
        mov esi, dword [esp + 32] ;   446.7 p2      45 h0
        add esi, ecx              ;   448.7 p1      45 h0
        mov ebx, dword [esp + 36] ;   447.7 p2      33 v[0] reload
        and ecx, ebx              ;   449.7 p0      25 sum
        add ebp, ecx              ;   450.2 p1      32 sum
        add esi, edi              ;   449.2 p0      45 h0
        xor edi, eax              ;   448.5 p0      24 sum
        xor edi, edx              ;   449.0 p0      24 sum
        add ebp, 0x8f1bbcdc       ;   450.7 p1      32 sum
        rol ebp, 0xc              ;   451.2 p1      33 v[1]
        add edi, dword [esp + 40] ;   449.7 p2+p0   32 sum
        mov ecx, dword [esp + 80] ;   450.7 p2      32 sum reload
        add edi, dword [ecx + 56] ;   454.7 p2+p0   32 sum
        rol edi, 8                ;   455.2 p1      33 v[1]
        mov ecx, dword [esp + 20] ;   452.7 p2      46 h reload
        add ecx, edx              ;   454.7 p0      46 h
        add ebx, dword [esp + 24] ;   453.7 p2+p1   46 h
        add ebx, edi              ;   459.2 p0      46 h
        add eax, ebp              ;   455.2 p1      46 h
        add eax, dword [esp + 0]  ;   455.7 p2+p0   46 h
        mov dword [esp + 0], esi  ;   454.3 p0+p3   47 h
        mov esi, dword [esp + 80] ;   455.7 p2      38 blocks
        add esi, 0x40             ;   457.7 p1      38 blocks
        mov dword [esp + 80], esi ;   458.2 p0+p3   38 blocks
        mov esi, ecx              ;   455.7 p1      46 h copy
        mov edi, ebx              ;   459.7 p1      46 h copy
        mov ebp, eax              ;   456.3 p0      46 h copy
        mov eax, dword [esp + 80] ;                    more blocks?
        cmp eax, dword [esp + 16] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 4], esi  ;                    resident
        mov dword [esp + 8], edi  ;                    resident
        mov dword [esp + 12], ebp ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]  ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 76] ;     1.0 p2      38 blocks reload
        mov dword [edi], esi      ;     2.0 p0+p3   38 blocks
        mov esi, dword [esp + 4]  ;     2.0 p2      38 blocks reload
        mov dword [edi + 4], esi  ;     4.0 p0+p3   38 blocks
        mov esi, dword [esp + 8]  ;     3.0 p2      38 blocks reload
        mov dword [edi + 8], esi  ;     5.0 p0+p3   38 blocks
        mov esi, dword [esp + 12] ;     4.0 p2      38 blocks reload
        mov dword [edi + 12], esi ;     6.7 p0+p3   38 blocks
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
        mov dword [esp + 48], eax ;                    cleared
        mov dword [esp + 52], eax ;                    cleared
        add esp, 0x38             ;                    frame
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
