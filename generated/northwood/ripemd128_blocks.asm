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
;   blocks: 1369 uops, planned 459.8; bounds: width 456.3, ports 351.0, path 353.0
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
        mov ebp, dword [edi + 36] ;    13.0 p2      32 sum
        add ebp, ebx              ;    15.0 p1      32 sum
        mov dword [esp + 28], ebp ;    15.5 p0+p3   32 sum spill
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
        mov dword [esp + 32], esi ;    20.0 p0+p3   41 x[1] spill
        mov esi, dword [edi + 8]  ;    20.7 p2      32 sum
        lea edi, [ecx + esi]      ;    22.7 p1      32 sum
        mov esi, dword [esp + 28] ;    21.7 p2      32 sum reload
        add esi, 0x50a28be6       ;    23.7 p0      32 sum
        mov dword [esp + 28], edi ;    23.2 p0+p3   32 sum spill
        mov edi, eax              ;    24.0 p1      25 sum copy
        xor edi, ebx              ;    31.0 p0      25 sum
        and ecx, edi              ;    31.5 p0      25 sum
        xor ecx, eax              ;    32.0 p0      25 sum
        add esi, ecx              ;    32.5 p1      32 sum
        rol esi, 0xd              ;    33.0 p1      33 v[0]
        mov edi, edx              ;    24.3 p0      24 sum copy
        xor edi, ebp              ;    24.8 p0      24 sum
        mov ecx, dword [esp + 32] ;    24.7 p2      41 x[1] reload
        xor edi, ecx              ;    26.7 p0      24 sum
        add edi, dword [esp + 20] ;    27.2 p2+p1   32 sum
        mov ecx, dword [esp + 80] ;    26.7 p2      32 sum reload
        add edi, dword [ecx + 8]  ;    30.7 p2+p1   32 sum
        rol edi, 0xf              ;    31.2 p1      33 v[2]
        mov dword [esp + 36], eax ;    27.3 p0+p3   33 v[2] spill
        mov eax, dword [ecx + 12] ;    28.7 p2      32 sum
        mov ecx, ebx              ;    31.0 p1      25 sum copy
        xor ecx, esi              ;    37.0 p0      25 sum
        and ecx, dword [esp + 36] ;    37.5 p2+p0   25 sum
        mov dword [esp + 40], esi ;    37.0 p0+p3   33 v[0] spill
        mov esi, edx              ;    29.7 p1      24 sum copy
        xor esi, ebp              ;    30.3 p0      24 sum
        xor esi, edi              ;    35.2 p0      24 sum
        add esi, eax              ;    35.7 p1      32 sum
        add esi, dword [esp + 32] ;    36.2 p2+p1   32 sum
        rol esi, 0xc              ;    36.7 p1      33 v[1]
        xor ecx, ebx              ;    38.0 p0      25 sum
        mov eax, dword [esp + 28] ;    32.3 p2      32 sum reload
        add eax, ecx              ;    38.5 p0      32 sum
        add eax, 0x50a28be6       ;    39.0 p1      32 sum
        rol eax, 0xf              ;    39.5 p1      33 v[3]
        mov ecx, dword [esp + 80] ;    33.7 p2      32 sum reload
        mov dword [esp + 28], ebx ;    34.0 p0+p3   33 v[1] spill
        mov ebx, dword [ecx + 16] ;    35.7 p2      32 sum
        add edx, ebx              ;    37.7 p1      32 sum
        mov ebx, dword [ecx + 44] ;    35.7 p2      32 sum
        mov ecx, dword [ecx + 20] ;    36.7 p2      32 sum
        add ecx, ebp              ;    38.7 p0      32 sum
        xor ebp, edi              ;    36.2 p0      24 sum
        xor ebp, esi              ;    40.7 p0      24 sum
        add edx, ebp              ;    41.2 p1      32 sum
        rol edx, 5                ;    41.7 p1      33 v[0]
        mov ebp, dword [esp + 40] ;    38.0 p2      25 sum
        xor ebp, eax              ;    43.5 p0      25 sum
        and ebp, dword [esp + 28] ;    44.0 p2+p0   25 sum
        xor ebp, dword [esp + 40] ;    44.5 p2+p0   25 sum
        add ebp, dword [esp + 36] ;    45.0 p2+p1   32 sum
        add ebp, ebx              ;    45.5 p0      32 sum
        add ebp, 0x50a28be6       ;    46.0 p1      32 sum
        rol ebp, 0xf              ;    46.5 p1      33 v[2]
        mov ebx, esi              ;    41.0 p0      24 sum copy
        xor ebx, edi              ;    41.5 p0      24 sum
        xor ebx, edx              ;    45.7 p0      24 sum
        add ecx, ebx              ;    46.2 p1      32 sum
        rol ecx, 8                ;    46.7 p1      33 v[3]
        mov ebx, eax              ;    43.5 p0      25 sum copy
        xor ebx, ebp              ;    50.5 p0      25 sum
        and ebx, dword [esp + 40] ;    51.0 p2+p0   25 sum
        xor ebx, eax              ;    51.5 p0      25 sum
        add ebx, dword [esp + 28] ;    52.0 p2+p1   32 sum
        mov dword [esp + 28], eax ;    45.0 p0+p3   33 v[3] spill
        mov eax, dword [esp + 80] ;    45.3 p2      32 sum reload
        add ebx, dword [eax + 16] ;    52.5 p2+p1   32 sum
        add ebx, 0x50a28be6       ;    53.0 p0      32 sum
        rol ebx, 5                ;    53.5 p1      33 v[1]
        add edi, dword [eax + 24] ;    49.3 p2+p0   32 sum
        mov dword [esp + 36], ebp ;    50.5 p0+p3   33 v[2] spill
        mov ebp, dword [eax + 28] ;    48.3 p2      32 sum
        add ebp, esi              ;    50.3 p1      32 sum
        xor esi, ecx              ;    50.7 p0      24 sum
        xor esi, edx              ;    51.2 p0      24 sum
        add edi, esi              ;    51.7 p1      32 sum
        rol edi, 7                ;    52.2 p1      33 v[2]
        mov esi, dword [eax + 52] ;    50.0 p2      32 sum
        mov eax, dword [esp + 36] ;    51.5 p2      25 sum
        xor eax, ebx              ;    57.5 p0      25 sum
        and eax, dword [esp + 28] ;    58.0 p2+p0   25 sum
        xor eax, dword [esp + 36] ;    58.5 p2+p0   25 sum
        add eax, dword [esp + 40] ;    59.0 p2+p1   32 sum
        add eax, esi              ;    59.5 p0      32 sum
        add eax, 0x50a28be6       ;    60.0 p1      32 sum
        rol eax, 7                ;    60.5 p1      33 v[0]
        mov esi, ecx              ;    54.0 p0      24 sum copy
        xor esi, edi              ;    56.2 p0      24 sum
        xor esi, edx              ;    56.7 p0      24 sum
        add ebp, esi              ;    57.2 p1      32 sum
        rol ebp, 9                ;    57.7 p1      33 v[1]
        mov esi, ebx              ;    57.5 p0      25 sum copy
        xor esi, eax              ;    64.5 p0      25 sum
        and esi, dword [esp + 36] ;    65.0 p2+p0   25 sum
        xor esi, ebx              ;    65.5 p0      25 sum
        mov dword [esp + 40], ebx ;    57.7 p0+p3   33 v[1] spill
        mov ebx, dword [esp + 80] ;    57.7 p2      32 sum reload
        add edx, dword [ebx + 32] ;    61.7 p2+p1   32 sum
        add esi, dword [ebx + 24] ;    66.0 p2+p1   32 sum
        add esi, dword [esp + 28] ;    66.5 p2+p0   32 sum
        add esi, 0x50a28be6       ;    67.0 p1      32 sum
        rol esi, 7                ;    67.5 p1      33 v[3]
        mov dword [esp + 28], eax ;    64.5 p0+p3   33 v[0] spill
        mov eax, dword [ebx + 36] ;    61.7 p2      32 sum
        add eax, ecx              ;    63.7 p1      32 sum
        xor ecx, ebp              ;    61.7 p0      24 sum
        xor ecx, edi              ;    62.2 p0      24 sum
        add edx, ecx              ;    62.7 p1      32 sum
        rol edx, 0xb              ;    63.2 p1      33 v[0]
        mov ecx, dword [ebx + 40] ;    63.0 p2      32 sum
        add ecx, edi              ;    65.0 p0      32 sum
        xor edi, ebp              ;    63.8 p0      24 sum
        xor edi, edx              ;    67.2 p0      24 sum
        add eax, edi              ;    67.7 p1      32 sum
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
        mov esi, dword [ebx + 44] ;    69.7 p2      32 sum
        add esi, ebp              ;    71.7 p1      32 sum
        xor ebp, edx              ;    70.0 p0      24 sum
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
        mov edi, dword [ebx + 48] ;    76.3 p2      32 sum
        add edi, edx              ;    78.3 p1      32 sum
        xor edx, eax              ;    76.5 p0      24 sum
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
        mov ebx, dword [ebx + 52] ;    82.7 p2      32 sum
        add ebx, eax              ;    84.7 p0      32 sum
        xor eax, ecx              ;    82.5 p0      24 sum
        xor eax, esi              ;    86.5 p0      24 sum
        add edi, eax              ;    87.0 p1      32 sum
        rol edi, 6                ;    87.5 p1      33 v[0]
        mov eax, ebp              ;    85.5 p0      25 sum copy
        xor eax, edx              ;    92.5 p0      25 sum
        and eax, dword [esp + 40] ;    93.0 p2+p0   25 sum
        xor eax, ebp              ;    93.5 p0      25 sum
        mov dword [esp + 28], ebp ;    85.7 p0+p3   33 v[1] spill
        mov ebp, dword [esp + 80] ;    85.7 p2      32 sum reload
        add eax, dword [ebp + 40] ;    94.0 p2+p1   32 sum
        add eax, dword [esp + 36] ;    94.5 p2+p1   32 sum
        add eax, 0x50a28be6       ;    95.0 p0      32 sum
        rol eax, 0xe              ;    95.5 p1      33 v[3]
        mov ebp, dword [ebp + 56] ;    88.7 p2      32 sum
        add ebp, ecx              ;    90.7 p0      32 sum
        xor ecx, esi              ;    88.8 p0      24 sum
        xor ecx, edi              ;    91.5 p0      24 sum
        add ebx, ecx              ;    92.0 p1      32 sum
        rol ebx, 7                ;    92.5 p1      33 v[3]
        mov ecx, edx              ;    92.5 p0      25 sum copy
        xor ecx, eax              ;    99.5 p0      25 sum
        and ecx, dword [esp + 28] ;   100.0 p2+p0   25 sum
        xor ecx, edx              ;   100.5 p0      25 sum
        mov dword [esp + 36], edx ;    92.5 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80] ;    92.0 p2      32 sum reload
        add ecx, dword [edx + 12] ;   101.0 p2+p1   32 sum
        add ecx, dword [esp + 40] ;   101.5 p2+p1   32 sum
        add ecx, 0x50a28be6       ;   102.0 p0      32 sum
        rol ecx, 0xc              ;   102.5 p1      33 v[2]
        mov dword [esp + 40], eax ;    99.5 p0+p3   33 v[3] spill
        mov eax, dword [edx + 60] ;    95.0 p2      32 sum
        add eax, esi              ;    97.0 p1      32 sum
        xor esi, edi              ;    95.3 p0      24 sum
        xor esi, ebx              ;    96.5 p0      24 sum
        add ebp, esi              ;    97.0 p1      32 sum
        rol ebp, 9                ;    97.5 p1      33 v[2]
        mov esi, dword [edx + 16] ;    96.7 p2      32 sum
        add esi, ebx              ;    98.7 p0      32 sum
        xor ebx, ebp              ;   101.5 p0      24 sum
        mov dword [esp + 44], esi ;    99.2 p0+p3   32 sum spill
        mov esi, dword [esp + 40] ;   100.5 p2      25 sum
        xor esi, ecx              ;   106.5 p0      25 sum
        and esi, dword [esp + 36] ;   107.0 p2+p0   25 sum
        xor esi, dword [esp + 40] ;   107.5 p2+p0   25 sum
        mov dword [esp + 48], ebp ;   101.5 p0+p3   33 v[2] spill
        mov ebp, dword [edx + 28] ;   101.0 p2      32 sum
        add ebp, edi              ;   103.0 p1      32 sum
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
        add ebp, 0x5a827999       ;   105.3 p1      32 sum
        xor edi, dword [esp + 40] ;   114.0 p2+p0   24 sum
        mov dword [esp + 28], ecx ;   106.5 p0+p3   33 v[2] spill
        mov ecx, dword [esp + 48] ;   106.7 p2      24 sum
        xor ecx, eax              ;   108.7 p0      24 sum
        xor ebx, ecx              ;   109.2 p0      24 sum
        add ebp, ebx              ;   109.7 p1      32 sum
        rol ebp, 7                ;   110.2 p1      33 v[0]
        add edi, dword [edx + 24] ;   114.5 p2+p0   32 sum
        add edi, dword [esp + 36] ;   115.0 p2+p0   32 sum
        add edi, 0x5c4dd124       ;   115.5 p1      32 sum
        rol edi, 9                ;   116.0 p1      33 v[0]
        or ecx, ebp               ;   114.2 p0      24 sum
        mov ebx, esi              ;   113.5 p0      24 sum copy
        not ebx                   ;   114.0 p0      24 sum
        or ebx, edi               ;   120.0 p0      24 sum
        mov dword [esp + 36], esi ;   113.5 p0+p3   33 v[1] spill
        mov esi, dword [edx + 4]  ;   112.0 p2      32 sum
        add esi, eax              ;   114.0 p1      32 sum
        xor eax, ebp              ;   114.2 p0      24 sum
        xor ecx, eax              ;   114.7 p0      24 sum
        mov edx, dword [esp + 44] ;   113.3 p2      32 sum reload
        add edx, ecx              ;   115.3 p1      32 sum
        add edx, 0x5a827999       ;   115.8 p1      32 sum
        mov ecx, dword [esp + 28] ;   114.3 p2      33 v[2] reload
        xor ebx, ecx              ;   120.5 p0      24 sum
        rol edx, 6                ;   121.0 p1      33 v[3]
        add ebx, dword [esp + 40] ;   121.0 p2+p0   32 sum
        mov ecx, dword [esp + 80] ;   116.3 p2      32 sum reload
        add ebx, dword [ecx + 44] ;   121.5 p2+p0   32 sum
        add ebx, 0x5c4dd124       ;   122.0 p1      32 sum
        rol ebx, 0xd              ;   122.5 p1      33 v[3]
        or eax, edx               ;   125.0 p0      24 sum
        mov ecx, edi              ;   120.0 p0      24 sum copy
        not ecx                   ;   120.5 p0      24 sum
        or ecx, ebx               ;   126.5 p0      24 sum
        xor ecx, dword [esp + 36] ;   127.0 p2+p0   24 sum
        mov dword [esp + 40], edi ;   120.2 p0+p3   33 v[0] spill
        mov edi, ebp              ;   120.0 p1      24 sum copy
        xor edi, edx              ;   125.0 p0      24 sum
        xor eax, edi              ;   125.5 p0      24 sum
        add eax, dword [esp + 48] ;   126.0 p2+p1   32 sum
        mov dword [esp + 48], ebp ;   122.2 p0+p3   33 v[0] spill
        mov ebp, dword [esp + 80] ;   122.0 p2      32 sum reload
        add eax, dword [ebp + 52] ;   126.5 p2+p1   32 sum
        add eax, 0x5a827999       ;   127.0 p1      32 sum
        rol eax, 8                ;   127.5 p1      33 v[2]
        add ecx, dword [esp + 28] ;   127.5 p2+p0   32 sum
        add ecx, dword [ebp + 12] ;   128.0 p2+p0   32 sum
        add ecx, 0x5c4dd124       ;   128.5 p1      32 sum
        rol ecx, 0xf              ;   129.0 p1      33 v[2]
        or edi, eax               ;   131.5 p0      24 sum
        mov dword [esp + 28], edi ;   132.0 p0+p3   24 sum spill
        mov edi, ebx              ;   126.5 p1      24 sum copy
        not edi                   ;   127.2 p0      24 sum
        or edi, ecx               ;   133.0 p0      24 sum
        mov dword [esp + 44], ebx ;   128.2 p0+p3   33 v[3] spill
        mov ebx, dword [ebp + 24] ;   127.7 p2      32 sum
        add ebx, edx              ;   129.7 p1      32 sum
        xor edx, eax              ;   131.5 p0      24 sum
        add esi, 0x5a827999       ;   128.7 p1      32 sum
        xor edi, dword [esp + 40] ;   133.5 p2+p0   24 sum
        add edi, dword [ebp + 28] ;   134.0 p2+p1   32 sum
        add edi, dword [esp + 36] ;   134.5 p2+p1   32 sum
        add edi, 0x5c4dd124       ;   135.0 p0      32 sum
        rol edi, 7                ;   135.5 p1      33 v[1]
        mov ebp, dword [esp + 28] ;   133.0 p2      24 sum
        xor ebp, edx              ;   135.0 p0      24 sum
        add esi, ebp              ;   135.5 p1      32 sum
        rol esi, 0xd              ;   136.0 p1      33 v[1]
        or edx, esi               ;   140.0 p0      24 sum
        mov ebp, ecx              ;   133.5 p0      24 sum copy
        not ebp                   ;   134.0 p0      24 sum
        or ebp, edi               ;   139.5 p0      24 sum
        xor ebp, dword [esp + 44] ;   140.0 p2+p0   24 sum
        mov dword [esp + 28], ecx ;   135.5 p0+p3   33 v[2] spill
        mov ecx, eax              ;   135.3 p1      24 sum copy
        xor ecx, esi              ;   140.0 p0      24 sum
        xor edx, ecx              ;   140.5 p0      24 sum
        mov dword [esp + 36], eax ;   137.5 p0+p3   33 v[2] spill
        mov eax, dword [esp + 80] ;   136.7 p2      32 sum reload
        add edx, dword [eax + 40] ;   141.0 p2+p1   32 sum
        add edx, dword [esp + 48] ;   141.5 p2+p1   32 sum
        add edx, 0x5a827999       ;   142.0 p1      32 sum
        rol edx, 0xb              ;   142.5 p1      33 v[0]
        add ebp, dword [eax]      ;   140.7 p2+p0   32 sum
        add ebp, dword [esp + 40] ;   141.2 p2+p0   32 sum
        add ebp, 0x5c4dd124       ;   141.7 p1      32 sum
        rol ebp, 0xc              ;   142.2 p1      33 v[0]
        or ecx, edx               ;   146.5 p0      24 sum
        mov eax, edi              ;   141.5 p0      24 sum copy
        not eax                   ;   142.0 p0      24 sum
        or eax, ebp               ;   146.2 p0      24 sum
        add ebx, 0x5a827999       ;   142.3 p1      32 sum
        xor eax, dword [esp + 28] ;   146.7 p2+p0   24 sum
        mov dword [esp + 40], edi ;   143.5 p0+p3   33 v[1] spill
        mov edi, edx              ;   146.5 p1      24 sum copy
        xor edi, esi              ;   147.0 p0      24 sum
        xor ecx, edi              ;   147.5 p0      24 sum
        add ebx, ecx              ;   148.0 p1      32 sum
        rol ebx, 9                ;   148.5 p1      33 v[3]
        add eax, dword [esp + 44] ;   147.2 p2+p0   32 sum
        mov ecx, dword [esp + 80] ;   146.3 p2      32 sum reload
        mov dword [esp + 44], esi ;   146.3 p0+p3   33 v[1] spill
        mov esi, dword [ecx + 52] ;   148.3 p2      32 sum reload
        add eax, esi              ;   150.3 p1      32 sum
        add eax, 0x5c4dd124       ;   150.8 p0      32 sum
        rol eax, 8                ;   151.3 p1      33 v[3]
        or edi, ebx               ;   152.5 p0      24 sum
        mov esi, ebp              ;   148.5 p0      24 sum copy
        not esi                   ;   149.0 p0      24 sum
        or esi, eax               ;   155.3 p0      24 sum
        mov dword [esp + 48], ebp ;   150.0 p0+p3   33 v[0] spill
        mov ebp, dword [ecx + 48] ;   149.7 p2      32 sum
        add ebp, edx              ;   151.7 p1      32 sum
        xor edx, ebx              ;   152.5 p0      24 sum
        xor edi, edx              ;   153.0 p0      24 sum
        xor esi, dword [esp + 40] ;   155.8 p2+p0   24 sum
        add edi, dword [ecx + 60] ;   153.5 p2+p1   32 sum
        add edi, dword [esp + 36] ;   154.0 p2+p1   32 sum
        add edi, 0x5a827999       ;   154.5 p0      32 sum
        rol edi, 7                ;   155.0 p1      33 v[2]
        add esi, dword [esp + 28] ;   156.3 p2+p0   32 sum
        add esi, dword [ecx + 20] ;   156.8 p2+p0   32 sum
        add esi, 0x5c4dd124       ;   157.3 p1      32 sum
        rol esi, 9                ;   157.8 p1      33 v[2]
        or edx, edi               ;   159.0 p0      24 sum
        mov dword [esp + 28], ebp ;   156.2 p0+p3   32 sum spill
        mov ebp, eax              ;   156.5 p1      24 sum copy
        not ebp                   ;   157.2 p0      24 sum
        or ebp, esi               ;   161.8 p0      24 sum
        mov dword [esp + 36], eax ;   158.2 p0+p3   33 v[3] spill
        mov eax, dword [ecx]      ;   157.7 p2      32 sum
        add eax, ebx              ;   159.7 p1      32 sum
        xor ebx, edi              ;   159.2 p0      24 sum
        xor edx, ebx              ;   159.7 p0      24 sum
        xor ebp, dword [esp + 48] ;   162.3 p2+p0   24 sum
        add edx, dword [ecx + 12] ;   160.2 p2+p1   32 sum
        add edx, dword [esp + 44] ;   161.0 p2+p1   32 sum
        add edx, 0x5a827999       ;   161.5 p0      32 sum
        rol edx, 0xf              ;   162.0 p1      33 v[1]
        add ebp, dword [ecx + 40] ;   162.8 p2+p0   32 sum
        add ebp, dword [esp + 40] ;   163.3 p2+p0   32 sum
        add ebp, 0x5c4dd124       ;   163.8 p1      32 sum
        rol ebp, 0xb              ;   164.3 p1      33 v[1]
        or ebx, edx               ;   166.0 p0      24 sum
        mov ecx, esi              ;   164.2 p0      24 sum copy
        not ecx                   ;   164.7 p0      24 sum
        or ecx, ebp               ;   168.3 p0      24 sum
        xor ecx, dword [esp + 36] ;   168.8 p2+p0   24 sum
        mov dword [esp + 40], esi ;   166.2 p0+p3   33 v[2] spill
        mov esi, edi              ;   166.0 p1      24 sum copy
        xor esi, edx              ;   167.2 p0      24 sum
        xor ebx, esi              ;   167.7 p0      24 sum
        mov dword [esp + 44], edi ;   168.2 p0+p3   33 v[2] spill
        mov edi, dword [esp + 28] ;   167.3 p2      32 sum reload
        add edi, ebx              ;   169.3 p1      32 sum
        add edi, 0x5a827999       ;   169.8 p1      32 sum
        rol edi, 7                ;   170.3 p1      33 v[0]
        add ecx, dword [esp + 48] ;   169.3 p2+p0   32 sum
        mov ebx, dword [esp + 80] ;   169.7 p2      32 sum reload
        mov dword [esp + 48], eax ;   169.7 p0+p3   32 sum spill
        mov eax, dword [ebx + 56] ;   171.7 p2      32 sum reload
        add ecx, eax              ;   173.7 p1      32 sum
        add ecx, 0x5c4dd124       ;   174.2 p0      32 sum
        rol ecx, 7                ;   174.7 p1      33 v[0]
        or esi, edi               ;   174.3 p0      24 sum
        mov eax, ebp              ;   171.8 p0      24 sum copy
        not eax                   ;   172.3 p0      24 sum
        or eax, ecx               ;   178.7 p0      24 sum
        mov dword [esp + 28], ebp ;   173.3 p0+p3   33 v[1] spill
        mov ebp, dword [ebx + 20] ;   173.0 p2      32 sum
        add ebp, edx              ;   175.0 p1      32 sum
        xor edx, edi              ;   174.3 p0      24 sum
        xor esi, edx              ;   174.8 p0      24 sum
        mov dword [esp + 52], ebp ;   175.5 p0+p3   32 sum spill
        mov ebp, dword [esp + 48] ;   174.7 p2      32 sum reload
        add ebp, esi              ;   176.7 p1      32 sum
        add ebp, 0x5a827999       ;   177.2 p1      32 sum
        mov esi, dword [esp + 40] ;   175.7 p2      33 v[2] reload
        xor eax, esi              ;   179.2 p0      24 sum
        rol ebp, 0xc              ;   179.7 p1      33 v[3]
        add eax, dword [ebx + 60] ;   179.7 p2+p0   32 sum
        add eax, dword [esp + 36] ;   180.2 p2+p0   32 sum
        add eax, 0x5c4dd124       ;   180.7 p1      32 sum
        rol eax, 7                ;   181.2 p1      33 v[3]
        or edx, ebp               ;   183.7 p0      24 sum
        mov esi, ecx              ;   179.2 p0      24 sum copy
        not esi                   ;   179.7 p0      24 sum
        or esi, eax               ;   185.2 p0      24 sum
        mov dword [esp + 36], ecx ;   180.7 p0+p3   33 v[0] spill
        mov ecx, dword [ebx + 8]  ;   180.3 p2      32 sum
        add ecx, edi              ;   182.3 p1      32 sum
        xor edi, ebp              ;   183.7 p0      24 sum
        xor edx, edi              ;   184.2 p0      24 sum
        xor esi, dword [esp + 28] ;   185.7 p2+p0   24 sum
        add edx, dword [ebx + 36] ;   184.7 p2+p1   32 sum
        add edx, dword [esp + 44] ;   185.2 p2+p1   32 sum
        add edx, 0x5a827999       ;   185.7 p0      32 sum
        rol edx, 0xf              ;   186.2 p1      33 v[2]
        add esi, dword [ebx + 32] ;   186.2 p2+p0   32 sum
        add esi, dword [esp + 40] ;   186.7 p2+p0   32 sum
        add esi, 0x5c4dd124       ;   187.2 p1      32 sum
        rol esi, 0xc              ;   187.7 p1      33 v[2]
        or edi, edx               ;   190.2 p0      24 sum
        mov dword [esp + 40], ecx ;   186.8 p0+p3   32 sum spill
        mov ecx, eax              ;   187.2 p1      24 sum copy
        not ecx                   ;   187.8 p0      24 sum
        or ecx, esi               ;   191.7 p0      24 sum
        mov dword [esp + 44], eax ;   188.8 p0+p3   33 v[3] spill
        mov eax, dword [ebx + 56] ;   188.3 p2      32 sum
        add eax, ebp              ;   190.3 p1      32 sum
        xor ebp, edx              ;   190.2 p0      24 sum
        xor edi, ebp              ;   190.7 p0      24 sum
        mov dword [esp + 48], eax ;   190.8 p0+p3   32 sum spill
        mov eax, dword [esp + 52] ;   190.0 p2      32 sum reload
        add eax, edi              ;   192.0 p1      32 sum
        mov edi, dword [esp + 36] ;   191.0 p2      33 v[0] reload
        xor ecx, edi              ;   193.0 p0      24 sum
        add eax, 0x5a827999       ;   192.5 p1      32 sum
        rol eax, 9                ;   193.0 p1      33 v[1]
        add ecx, dword [ebx + 48] ;   193.5 p2+p0   32 sum
        add ecx, dword [esp + 28] ;   194.0 p2+p0   32 sum
        add ecx, 0x5c4dd124       ;   194.5 p1      32 sum
        rol ecx, 7                ;   195.0 p1      33 v[1]
        or ebp, eax               ;   197.0 p0      24 sum
        mov edi, esi              ;   194.5 p0      24 sum copy
        not edi                   ;   195.0 p0      24 sum
        or edi, ecx               ;   199.0 p0      24 sum
        mov dword [esp + 28], esi ;   196.0 p0+p3   33 v[2] spill
        mov esi, dword [ebx + 44] ;   195.7 p2      32 sum
        add esi, edx              ;   197.7 p1      32 sum
        xor edx, eax              ;   197.0 p0      24 sum
        xor ebp, edx              ;   197.5 p0      24 sum
        mov dword [esp + 52], esi ;   198.2 p0+p3   32 sum spill
        mov esi, dword [esp + 40] ;   197.3 p2      32 sum reload
        add esi, ebp              ;   199.3 p1      32 sum
        mov ebp, dword [esp + 44] ;   198.3 p2      33 v[3] reload
        xor edi, ebp              ;   200.3 p0      24 sum
        add esi, 0x5a827999       ;   199.8 p1      32 sum
        rol esi, 0xb              ;   200.3 p1      33 v[0]
        add edi, dword [ebx + 16] ;   200.8 p2+p0   32 sum
        add edi, dword [esp + 36] ;   201.3 p2+p0   32 sum
        add edi, 0x5c4dd124       ;   201.8 p1      32 sum
        rol edi, 6                ;   202.3 p1      33 v[0]
        or edx, esi               ;   204.3 p0      24 sum
        mov ebp, ecx              ;   201.8 p0      24 sum copy
        not ebp                   ;   202.3 p0      24 sum
        or ebp, edi               ;   206.3 p0      24 sum
        mov dword [esp + 36], ecx ;   203.3 p0+p3   33 v[1] spill
        mov ecx, dword [ebx + 32] ;   203.0 p2      32 sum
        add ecx, eax              ;   205.0 p1      32 sum
        xor eax, esi              ;   204.3 p0      24 sum
        xor edx, eax              ;   204.8 p0      24 sum
        mov dword [esp + 40], ecx ;   205.5 p0+p3   32 sum spill
        mov ecx, dword [esp + 48] ;   204.7 p2      32 sum reload
        add ecx, edx              ;   206.7 p1      32 sum
        mov edx, dword [esp + 28] ;   205.7 p2      33 v[2] reload
        xor ebp, edx              ;   207.7 p0      24 sum
        add ecx, 0x5a827999       ;   207.2 p1      32 sum
        rol ecx, 7                ;   207.7 p1      33 v[3]
        add ebp, dword [ebx + 36] ;   208.2 p2+p0   32 sum
        add ebp, dword [esp + 44] ;   208.7 p2+p0   32 sum
        add ebp, 0x5c4dd124       ;   209.2 p1      32 sum
        rol ebp, 0xf              ;   209.7 p1      33 v[3]
        or eax, ecx               ;   211.7 p0      24 sum
        mov edx, edi              ;   209.2 p0      24 sum copy
        not edx                   ;   209.7 p0      24 sum
        or edx, ebp               ;   213.7 p0      24 sum
        xor edx, dword [esp + 36] ;   214.2 p2+p0   24 sum
        mov dword [esp + 44], edi ;   211.2 p0+p3   33 v[0] spill
        mov edi, esi              ;   211.0 p1      24 sum copy
        xor edi, ecx              ;   212.2 p0      24 sum
        xor eax, edi              ;   212.7 p0      24 sum
        mov dword [esp + 48], ecx ;   213.2 p0+p3   33 v[3] spill
        mov ecx, dword [esp + 52] ;   212.3 p2      32 sum reload
        add ecx, eax              ;   214.3 p1      32 sum
        add ecx, 0x5a827999       ;   214.8 p1      32 sum
        rol ecx, 0xd              ;   215.3 p1      33 v[2]
        add edx, dword [ebx + 4]  ;   214.7 p2+p0   32 sum
        add edx, dword [esp + 28] ;   215.2 p2+p0   32 sum
        add edx, 0x5c4dd124       ;   215.7 p1      32 sum
        rol edx, 0xd              ;   216.2 p1      33 v[2]
        mov eax, ebp              ;   215.7 p0      24 sum copy
        not eax                   ;   216.2 p0      24 sum
        and edi, ecx              ;   219.3 p0      24 sum
        or eax, edx               ;   220.2 p0      24 sum
        xor edi, esi              ;   219.8 p0      24 sum
        mov dword [esp + 28], esi ;   218.2 p0+p3   33 v[0] spill
        mov esi, dword [esp + 40] ;   217.7 p2      32 sum reload
        add esi, edi              ;   220.3 p1      32 sum
        add esi, 0x5a827999       ;   220.8 p1      32 sum
        mov edi, dword [esp + 44] ;   218.7 p2      33 v[0] reload
        xor eax, edi              ;   220.7 p0      24 sum
        rol esi, 0xc              ;   221.3 p1      33 v[1]
        add eax, dword [esp + 36] ;   221.2 p2+p0   32 sum
        add eax, dword [ebx + 8]  ;   221.7 p2+p0   32 sum
        add eax, 0x5c4dd124       ;   222.2 p1      32 sum
        rol eax, 0xb              ;   222.7 p1      33 v[1]
        mov edi, ecx              ;   221.7 p0      24 sum copy
        not edi                   ;   222.2 p0      24 sum
        or edi, esi               ;   225.3 p0      24 sum
        mov dword [esp + 36], ecx ;   223.2 p0+p3   33 v[2] spill
        mov ecx, dword [ebx + 20] ;   223.0 p2      32 sum
        add ecx, ebp              ;   225.0 p1      32 sum
        xor ebp, edx              ;   224.2 p0      24 sum
        or ebp, eax               ;   226.7 p0      24 sum
        xor edi, dword [esp + 48] ;   225.8 p2+p0   24 sum
        mov dword [esp + 40], esi ;   225.7 p0+p3   33 v[1] spill
        mov esi, dword [ebx + 4]  ;   225.3 p2      32 sum
        add esi, edx              ;   227.3 p1      32 sum
        xor edx, eax              ;   226.7 p0      24 sum
        xor ebp, edx              ;   227.2 p0      24 sum
        add edi, dword [ebx + 12] ;   226.7 p2+p1   32 sum
        add edi, dword [esp + 28] ;   227.7 p2+p1   32 sum
        add edi, 0x6ed9eba1       ;   228.2 p0      32 sum
        rol edi, 0xb              ;   228.7 p1      33 v[0]
        add ebp, dword [ebx + 60] ;   228.7 p2+p0   32 sum
        add ebp, dword [esp + 44] ;   229.7 p2+p0   32 sum
        add ebp, 0x6d703ef3       ;   230.2 p1      32 sum
        rol ebp, 9                ;   230.7 p1      33 v[0]
        or edx, ebp               ;   234.7 p0      24 sum
        mov dword [esp + 44], esi ;   231.2 p0+p3   32 sum spill
        mov esi, dword [esp + 40] ;   231.3 p2      24 sum
        not esi                   ;   233.3 p0      24 sum
        or esi, edi               ;   233.8 p0      24 sum
        xor esi, dword [esp + 36] ;   234.3 p2+p0   24 sum
        mov dword [esp + 28], edi ;   233.7 p0+p3   33 v[0] spill
        mov edi, dword [ebx + 12] ;   233.3 p2      32 sum
        add edi, eax              ;   235.3 p1      32 sum
        xor eax, ebp              ;   234.7 p0      24 sum
        xor edx, eax              ;   235.2 p0      24 sum
        add ecx, edx              ;   235.7 p1      32 sum
        add esi, dword [ebx + 40] ;   235.2 p2+p1   32 sum
        add esi, dword [esp + 48] ;   236.0 p2+p0   32 sum
        add esi, 0x6ed9eba1       ;   236.5 p1      32 sum
        rol esi, 0xd              ;   237.0 p1      33 v[3]
        add ecx, 0x6d703ef3       ;   237.0 p0      32 sum
        rol ecx, 7                ;   237.8 p1      33 v[3]
        or eax, ecx               ;   241.8 p0      24 sum
        mov edx, dword [esp + 28] ;   238.0 p2      24 sum
        not edx                   ;   240.0 p0      24 sum
        or edx, esi               ;   241.0 p0      24 sum
        xor edx, dword [esp + 40] ;   241.5 p2+p0   24 sum
        mov dword [esp + 48], esi ;   241.0 p0+p3   33 v[3] spill
        mov esi, dword [ebx + 28] ;   240.0 p2      32 sum
        add esi, ebp              ;   242.0 p1      32 sum
        xor ebp, ecx              ;   241.8 p0      24 sum
        xor eax, ebp              ;   242.3 p0      24 sum
        mov dword [esp + 52], esi ;   242.5 p0+p3   32 sum spill
        mov esi, dword [esp + 44] ;   241.7 p2      32 sum reload
        add esi, eax              ;   243.7 p1      32 sum
        add edx, dword [esp + 36] ;   242.7 p2+p1   32 sum
        mov eax, dword [ebx + 56] ;   243.7 p2      32 sum reload
        add edx, eax              ;   245.7 p0      32 sum
        add edx, 0x6ed9eba1       ;   246.2 p1      32 sum
        rol edx, 6                ;   246.7 p1      33 v[2]
        add esi, 0x6d703ef3       ;   244.3 p0      32 sum
        rol esi, 0xf              ;   245.2 p1      33 v[2]
        or ebp, esi               ;   249.2 p0      24 sum
        mov eax, dword [esp + 48] ;   245.3 p2      24 sum
        not eax                   ;   247.3 p0      24 sum
        or eax, edx               ;   250.7 p0      24 sum
        xor eax, dword [esp + 28] ;   251.2 p2+p0   24 sum
        mov dword [esp + 36], edx ;   250.7 p0+p3   33 v[2] spill
        mov edx, dword [ebx + 56] ;   247.3 p2      32 sum
        add edx, ecx              ;   249.3 p1      32 sum
        xor ecx, esi              ;   249.2 p0      24 sum
        xor ebp, ecx              ;   249.7 p0      24 sum
        add edi, ebp              ;   250.2 p1      32 sum
        add eax, dword [ebx + 16] ;   251.7 p2+p0   32 sum
        add eax, dword [esp + 40] ;   252.2 p2+p1   32 sum
        add eax, 0x6ed9eba1       ;   252.7 p0      32 sum
        rol eax, 7                ;   253.2 p1      33 v[1]
        add edi, 0x6d703ef3       ;   251.0 p0      32 sum
        rol edi, 0xb              ;   251.7 p1      33 v[1]
        or ecx, edi               ;   255.7 p0      24 sum
        mov ebp, dword [esp + 36] ;   252.0 p2      24 sum
        not ebp                   ;   254.0 p0      24 sum
        or ebp, eax               ;   257.2 p0      24 sum
        xor ebp, dword [esp + 48] ;   257.7 p2+p0   24 sum
        mov dword [esp + 40], eax ;   257.2 p0+p3   33 v[1] spill
        mov eax, dword [ebx + 24] ;   254.0 p2      32 sum
        add eax, esi              ;   256.0 p1      32 sum
        xor esi, edi              ;   255.7 p0      24 sum
        xor ecx, esi              ;   256.2 p0      24 sum
        mov dword [esp + 44], eax ;   256.5 p0+p3   32 sum spill
        mov eax, dword [esp + 52] ;   255.7 p2      32 sum reload
        add eax, ecx              ;   257.7 p1      32 sum
        add ebp, dword [ebx + 36] ;   258.2 p2+p1   32 sum
        add ebp, dword [esp + 28] ;   258.7 p2+p0   32 sum
        add ebp, 0x6ed9eba1       ;   259.2 p1      32 sum
        rol ebp, 0xe              ;   259.7 p1      33 v[0]
        add eax, 0x6d703ef3       ;   258.3 p0      32 sum
        rol eax, 8                ;   259.2 p1      33 v[0]
        or esi, eax               ;   263.2 p0      24 sum
        mov ecx, dword [esp + 40] ;   259.3 p2      24 sum
        not ecx                   ;   261.3 p0      24 sum
        or ecx, ebp               ;   263.7 p0      24 sum
        xor ecx, dword [esp + 36] ;   264.2 p2+p0   24 sum
        mov dword [esp + 28], ebp ;   263.7 p0+p3   33 v[0] spill
        mov ebp, dword [ebx + 36] ;   261.3 p2      32 sum
        add ebp, edi              ;   263.3 p1      32 sum
        xor edi, eax              ;   263.2 p0      24 sum
        xor esi, edi              ;   263.7 p0      24 sum
        add edx, esi              ;   264.2 p1      32 sum
        add ecx, dword [ebx + 60] ;   264.7 p2+p1   32 sum
        add ecx, dword [esp + 48] ;   265.2 p2+p0   32 sum
        add ecx, 0x6ed9eba1       ;   265.7 p1      32 sum
        rol ecx, 9                ;   266.2 p1      33 v[3]
        add edx, 0x6d703ef3       ;   265.0 p0      32 sum
        rol edx, 6                ;   265.8 p1      33 v[3]
        or edi, edx               ;   269.8 p0      24 sum
        mov esi, dword [esp + 28] ;   266.0 p2      24 sum
        not esi                   ;   268.0 p0      24 sum
        or esi, ecx               ;   270.2 p0      24 sum
        xor esi, dword [esp + 40] ;   270.7 p2+p0   24 sum
        mov dword [esp + 48], ecx ;   270.2 p0+p3   33 v[3] spill
        mov ecx, dword [ebx + 44] ;   268.0 p2      32 sum
        add ecx, eax              ;   270.0 p1      32 sum
        xor eax, edx              ;   269.8 p0      24 sum
        xor edi, eax              ;   270.3 p0      24 sum
        mov dword [esp + 52], edx ;   269.8 p0+p3   33 v[3] spill
        mov edx, dword [esp + 44] ;   269.7 p2      32 sum reload
        add edx, edi              ;   271.7 p1      32 sum
        add esi, dword [ebx + 32] ;   271.2 p2+p1   32 sum
        add esi, dword [esp + 36] ;   271.7 p2+p0   32 sum
        add esi, 0x6ed9eba1       ;   272.2 p1      32 sum
        rol esi, 0xd              ;   272.7 p1      33 v[2]
        add edx, 0x6d703ef3       ;   272.3 p0      32 sum
        rol edx, 6                ;   273.2 p1      33 v[2]
        or eax, edx               ;   277.2 p0      24 sum
        mov edi, dword [esp + 48] ;   273.3 p2      24 sum
        not edi                   ;   275.3 p0      24 sum
        or edi, esi               ;   276.7 p0      24 sum
        xor edi, dword [esp + 28] ;   277.2 p2+p0   24 sum
        add ebp, 0x6d703ef3       ;   275.0 p1      32 sum
        add edi, dword [ebx + 4]  ;   277.7 p2+p0   32 sum
        add edi, dword [esp + 40] ;   278.2 p2+p1   32 sum
        add edi, 0x6ed9eba1       ;   278.7 p0      32 sum
        rol edi, 0xf              ;   279.2 p1      33 v[1]
        mov ebx, edx              ;   277.3 p0      24 sum copy
        xor ebx, dword [esp + 52] ;   277.8 p2+p0   24 sum
        xor eax, ebx              ;   278.3 p0      24 sum
        add ebp, eax              ;   278.8 p1      32 sum
        rol ebp, 0xe              ;   279.3 p1      33 v[1]
        mov eax, esi              ;   279.3 p0      24 sum copy
        not eax                   ;   279.8 p0      24 sum
        or eax, edi               ;   283.2 p0      24 sum
        or ebx, ebp               ;   283.3 p0      24 sum
        xor eax, dword [esp + 48] ;   283.7 p2+p0   24 sum
        add ecx, 0x6d703ef3       ;   281.3 p1      32 sum
        mov dword [esp + 40], esi ;   281.8 p0+p3   33 v[2] spill
        mov esi, dword [esp + 80] ;   282.0 p2      32 sum reload
        add eax, dword [esi + 8]  ;   286.0 p2+p1   32 sum
        add eax, dword [esp + 28] ;   286.5 p2+p1   32 sum
        add eax, 0x6ed9eba1       ;   287.0 p0      32 sum
        mov dword [esp + 28], edi ;   284.2 p0+p3   33 v[1] spill
        mov edi, dword [esi + 48] ;   285.0 p2      32 sum
        add edi, edx              ;   287.0 p1      32 sum
        xor edx, ebp              ;   285.2 p0      24 sum
        xor ebx, edx              ;   285.7 p0      24 sum
        add ecx, ebx              ;   286.2 p1      32 sum
        rol eax, 0xe              ;   287.5 p1      33 v[0]
        rol ecx, 0xc              ;   291.5 p1      33 v[0]
        or edx, ecx               ;   295.5 p0      24 sum
        mov ebx, dword [esp + 28] ;   287.0 p2      24 sum
        not ebx                   ;   289.0 p0      24 sum
        or ebx, eax               ;   291.5 p0      24 sum
        xor ebx, dword [esp + 40] ;   292.0 p2+p0   24 sum
        mov dword [esp + 36], eax ;   291.5 p0+p3   33 v[0] spill
        mov eax, dword [esi + 8]  ;   289.0 p2      32 sum
        add eax, ebp              ;   291.0 p1      32 sum
        xor ebp, ecx              ;   295.5 p0      24 sum
        xor edx, ebp              ;   296.0 p0      24 sum
        add ebx, dword [esi + 28] ;   292.5 p2+p1   32 sum
        add ebx, dword [esp + 48] ;   293.0 p2+p1   32 sum
        add ebx, 0x6ed9eba1       ;   293.5 p0      32 sum
        rol ebx, 8                ;   294.0 p1      33 v[3]
        add edx, dword [esi + 32] ;   296.5 p2+p0   32 sum
        add edx, dword [esp + 52] ;   297.0 p2+p0   32 sum
        add edx, 0x6d703ef3       ;   297.5 p1      32 sum
        rol edx, 0xd              ;   298.0 p1      33 v[3]
        or ebp, edx               ;   302.0 p0      24 sum
        mov dword [esp + 52], eax ;   294.8 p0+p3   32 sum spill
        mov eax, dword [esp + 36] ;   295.0 p2      24 sum
        not eax                   ;   297.0 p0      24 sum
        or eax, ebx               ;   298.0 p0      24 sum
        xor eax, dword [esp + 28] ;   298.5 p2+p0   24 sum
        mov dword [esp + 48], ebx ;   298.0 p0+p3   33 v[3] spill
        mov ebx, dword [esi + 40] ;   297.0 p2      32 sum
        add ebx, ecx              ;   299.0 p1      32 sum
        xor ecx, edx              ;   302.0 p0      24 sum
        xor ebp, ecx              ;   302.5 p0      24 sum
        add edi, ebp              ;   303.0 p1      32 sum
        add eax, dword [esi]      ;   299.0 p2+p1   32 sum
        add eax, dword [esp + 40] ;   299.7 p2+p1   32 sum
        add eax, 0x6ed9eba1       ;   300.2 p0      32 sum
        rol eax, 0xd              ;   300.7 p1      33 v[2]
        add edi, 0x6d703ef3       ;   303.5 p0      32 sum
        rol edi, 5                ;   304.0 p1      33 v[2]
        or ecx, edi               ;   308.0 p0      24 sum
        mov ebp, dword [esp + 48] ;   301.7 p2      24 sum
        not ebp                   ;   303.7 p0      24 sum
        or ebp, eax               ;   304.7 p0      24 sum
        xor ebp, dword [esp + 36] ;   305.2 p2+p0   24 sum
        mov dword [esp + 40], eax ;   304.7 p0+p3   33 v[2] spill
        mov eax, dword [esi]      ;   303.7 p2      32 sum
        add eax, edx              ;   305.7 p1      32 sum
        xor edx, edi              ;   308.0 p0      24 sum
        xor ecx, edx              ;   308.5 p0      24 sum
        mov dword [esp + 44], eax ;   306.2 p0+p3   32 sum spill
        mov eax, dword [esp + 52] ;   305.3 p2      32 sum reload
        add eax, ecx              ;   309.0 p1      32 sum
        add ebp, dword [esi + 24] ;   306.3 p2+p1   32 sum
        add ebp, dword [esp + 28] ;   307.3 p2+p0   32 sum
        add ebp, 0x6ed9eba1       ;   307.8 p1      32 sum
        rol ebp, 6                ;   308.3 p1      33 v[1]
        add eax, 0x6d703ef3       ;   309.5 p0      32 sum
        rol eax, 0xe              ;   310.0 p1      33 v[1]
        or edx, eax               ;   314.0 p0      24 sum
        mov ecx, dword [esp + 40] ;   309.0 p2      24 sum
        not ecx                   ;   311.0 p0      24 sum
        or ecx, ebp               ;   312.3 p0      24 sum
        xor ecx, dword [esp + 48] ;   312.8 p2+p0   24 sum
        mov dword [esp + 28], ebp ;   312.3 p0+p3   33 v[1] spill
        mov ebp, dword [esi + 16] ;   311.0 p2      32 sum
        add ebp, edi              ;   313.0 p1      32 sum
        xor edi, eax              ;   314.0 p0      24 sum
        xor edx, edi              ;   314.5 p0      24 sum
        add ebx, edx              ;   315.0 p1      32 sum
        add ecx, dword [esp + 36] ;   313.3 p2+p1   32 sum
        mov edx, dword [esi + 52] ;   313.7 p2      32 sum reload
        add ecx, edx              ;   315.7 p0      32 sum
        add ecx, 0x6ed9eba1       ;   316.2 p1      32 sum
        rol ecx, 5                ;   316.7 p1      33 v[0]
        add ebx, 0x6d703ef3       ;   315.5 p0      32 sum
        rol ebx, 0xd              ;   316.0 p1      33 v[0]
        or edi, ebx               ;   320.0 p0      24 sum
        mov edx, dword [esp + 28] ;   315.7 p2      24 sum
        not edx                   ;   317.7 p0      24 sum
        or edx, ecx               ;   320.7 p0      24 sum
        xor edx, dword [esp + 40] ;   321.2 p2+p0   24 sum
        mov dword [esp + 36], ecx ;   320.7 p0+p3   33 v[0] spill
        mov ecx, dword [esi + 52] ;   317.7 p2      32 sum
        add ecx, eax              ;   319.7 p1      32 sum
        xor eax, ebx              ;   320.0 p0      24 sum
        xor edi, eax              ;   320.5 p0      24 sum
        mov dword [esp + 52], ebx ;   320.0 p0+p3   33 v[0] spill
        mov ebx, dword [esp + 44] ;   319.3 p2      32 sum reload
        add ebx, edi              ;   321.3 p1      32 sum
        add edx, dword [esi + 44] ;   321.7 p2+p1   32 sum
        add edx, dword [esp + 48] ;   322.2 p2+p0   32 sum
        add edx, 0x6ed9eba1       ;   322.7 p1      32 sum
        rol edx, 0xc              ;   323.2 p1      33 v[3]
        add ebx, 0x6d703ef3       ;   322.0 p0      32 sum
        rol ebx, 0xd              ;   322.8 p1      33 v[3]
        or eax, ebx               ;   326.8 p0      24 sum
        mov edi, dword [esp + 36] ;   323.0 p2      24 sum
        not edi                   ;   325.0 p0      24 sum
        or edi, edx               ;   327.2 p0      24 sum
        xor edi, dword [esp + 28] ;   327.7 p2+p0   24 sum
        add ebp, 0x6d703ef3       ;   324.7 p1      32 sum
        add edi, dword [esi + 20] ;   328.2 p2+p0   32 sum
        add edi, dword [esp + 40] ;   328.7 p2+p1   32 sum
        add edi, 0x6ed9eba1       ;   329.2 p0      32 sum
        rol edi, 7                ;   329.7 p1      33 v[2]
        mov esi, ebx              ;   327.0 p0      24 sum copy
        xor esi, dword [esp + 52] ;   327.5 p2+p0   24 sum
        xor eax, esi              ;   328.0 p0      24 sum
        add ebp, eax              ;   328.5 p1      32 sum
        rol ebp, 7                ;   329.0 p1      33 v[2]
        mov eax, edx              ;   329.0 p0      24 sum copy
        not eax                   ;   329.5 p0      24 sum
        or eax, edi               ;   333.7 p0      24 sum
        and esi, ebp              ;   333.0 p0      24 sum
        xor eax, dword [esp + 36] ;   334.2 p2+p0   24 sum
        xor esi, dword [esp + 52] ;   333.5 p2+p0   24 sum
        add ecx, esi              ;   334.0 p1      32 sum
        add ecx, 0x6d703ef3       ;   334.5 p0      32 sum
        mov esi, dword [esp + 80] ;   332.3 p2      32 sum reload
        add eax, dword [esi + 48] ;   336.3 p2+p1   32 sum
        add eax, dword [esp + 28] ;   336.8 p2+p0   32 sum
        add eax, 0x6ed9eba1       ;   337.3 p1      32 sum
        rol eax, 5                ;   337.8 p1      33 v[1]
        rol ecx, 5                ;   341.8 p1      33 v[1]
        mov dword [esp + 28], ebx ;   335.0 p0+p3   33 v[3] spill
        mov ebx, edx              ;   336.0 p0      25 sum copy
        not ebx                   ;   336.5 p0      25 sum
        and ebx, edi              ;   337.0 p0      25 sum
        mov dword [esp + 40], edi ;   337.5 p0+p3   33 v[2] spill
        mov edi, dword [esi + 36] ;   336.7 p2      32 sum
        add edi, edx              ;   338.7 p1      32 sum
        and edx, eax              ;   341.8 p0      25 sum
        add edx, dword [esi + 4]  ;   342.3 p2+p1   32 sum
        add edx, ebx              ;   342.8 p1      32 sum
        add edx, dword [esp + 36] ;   343.3 p2+p1   32 sum
        add edx, 0x8f1bbcdc       ;   343.8 p0      32 sum
        rol edx, 0xb              ;   344.3 p1      33 v[0]
        mov ebx, ebp              ;   340.0 p0      24 sum copy
        xor ebx, ecx              ;   345.8 p0      24 sum
        xor ebx, dword [esp + 28] ;   346.3 p2+p0   24 sum
        add ebx, dword [esi + 32] ;   346.8 p2+p1   32 sum
        add ebx, dword [esp + 52] ;   347.3 p2+p0   32 sum
        rol ebx, 0xf              ;   347.8 p1      33 v[0]
        mov dword [esp + 52], ebp ;   343.0 p0+p3   33 v[2] spill
        mov ebp, dword [esp + 40] ;   343.7 p2      25 sum
        not ebp                   ;   345.7 p0      25 sum
        and ebp, eax              ;   346.2 p0      25 sum
        add edi, ebp              ;   346.7 p1      32 sum
        add edi, 0x8f1bbcdc       ;   347.2 p1      32 sum
        mov ebp, dword [esp + 40] ;   345.0 p2      25 sum
        and ebp, edx              ;   348.3 p0      25 sum
        add edi, ebp              ;   348.8 p1      32 sum
        rol edi, 0xc              ;   349.3 p1      33 v[3]
        mov ebp, ecx              ;   346.3 p0      24 sum copy
        xor ebp, ebx              ;   351.8 p0      24 sum
        xor ebp, dword [esp + 52] ;   352.3 p2+p0   24 sum
        add ebp, dword [esi + 24] ;   352.8 p2+p1   32 sum
        add ebp, dword [esp + 28] ;   353.3 p2+p0   32 sum
        rol ebp, 5                ;   353.8 p1      33 v[3]
        mov esi, eax              ;   349.3 p0      25 sum copy
        not esi                   ;   349.8 p0      25 sum
        and esi, edx              ;   350.3 p0      25 sum
        add esi, dword [esp + 40] ;   350.8 p2+p1   32 sum
        mov dword [esp + 40], edx ;   351.0 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80] ;   351.3 p2      32 sum reload
        add esi, dword [edx + 44] ;   355.3 p2+p1   32 sum
        add esi, 0x8f1bbcdc       ;   355.8 p0      32 sum
        mov dword [esp + 28], ecx ;   353.0 p0+p3   33 v[1] spill
        mov ecx, dword [edx + 40] ;   353.3 p2      32 sum
        add ecx, eax              ;   355.3 p1      32 sum
        and eax, edi              ;   353.8 p0      25 sum
        add esi, eax              ;   356.3 p1      32 sum
        rol esi, 0xe              ;   356.8 p1      33 v[2]
        mov eax, ebp              ;   357.8 p0      24 sum copy
        xor eax, ebx              ;   358.3 p0      24 sum
        xor eax, dword [esp + 28] ;   358.8 p2+p0   24 sum
        add eax, dword [esp + 52] ;   359.3 p2+p1   32 sum
        add eax, dword [edx + 16] ;   359.8 p2+p0   32 sum
        rol eax, 8                ;   360.3 p1      33 v[2]
        mov edx, dword [esp + 40] ;   358.3 p2      25 sum
        not edx                   ;   360.3 p0      25 sum
        and edx, edi              ;   360.8 p0      25 sum
        add ecx, edx              ;   361.3 p1      32 sum
        add ecx, 0x8f1bbcdc       ;   361.8 p0      32 sum
        mov edx, dword [esp + 40] ;   359.3 p2      25 sum
        and edx, esi              ;   361.3 p0      25 sum
        add ecx, edx              ;   362.3 p1      32 sum
        rol ecx, 0xf              ;   362.8 p1      33 v[1]
        mov edx, ebp              ;   360.7 p0      24 sum copy
        xor edx, ebx              ;   361.2 p0      24 sum
        xor edx, eax              ;   364.3 p0      24 sum
        add edx, dword [esp + 28] ;   364.8 p2+p1   32 sum
        mov dword [esp + 28], ebx ;   362.3 p0+p3   33 v[0] spill
        mov ebx, dword [esp + 80] ;   362.7 p2      32 sum reload
        add edx, dword [ebx + 4]  ;   366.7 p2+p1   32 sum
        rol edx, 0xb              ;   367.2 p1      33 v[1]
        mov dword [esp + 52], ebp ;   364.3 p0+p3   33 v[3] spill
        mov ebp, edi              ;   364.7 p1      25 sum copy
        not ebp                   ;   365.2 p0      25 sum
        and ebp, esi              ;   365.7 p0      25 sum
        mov dword [esp + 36], esi ;   366.3 p0+p3   33 v[2] spill
        mov esi, dword [ebx + 32] ;   365.7 p2      32 sum
        add esi, edi              ;   367.7 p1      32 sum
        and edi, ecx              ;   367.0 p0      25 sum
        add ebp, dword [ebx]      ;   366.7 p2+p1   32 sum
        add ebp, edi              ;   367.5 p1      32 sum
        add ebp, dword [esp + 40] ;   368.0 p2+p0   32 sum
        add ebp, 0x8f1bbcdc       ;   368.5 p1      32 sum
        rol ebp, 0xe              ;   369.0 p1      33 v[0]
        mov edi, eax              ;   369.0 p0      24 sum copy
        xor edi, edx              ;   371.2 p0      24 sum
        xor edi, dword [esp + 52] ;   371.7 p2+p0   24 sum
        add edi, dword [esp + 28] ;   372.2 p2+p1   32 sum
        add edi, dword [ebx + 12] ;   372.7 p2+p0   32 sum
        rol edi, 0xe              ;   373.2 p1      33 v[0]
        mov ebx, dword [esp + 36] ;   372.7 p2      25 sum
        not ebx                   ;   374.7 p0      25 sum
        and ebx, ecx              ;   375.2 p0      25 sum
        add esi, ebx              ;   375.7 p1      32 sum
        add esi, 0x8f1bbcdc       ;   376.2 p0      32 sum
        mov ebx, ebp              ;   373.7 p1      25 sum copy
        and ebx, dword [esp + 36] ;   374.2 p2+p0   25 sum
        add esi, ebx              ;   376.7 p1      32 sum
        rol esi, 0xf              ;   377.2 p1      33 v[3]
        mov ebx, edi              ;   377.2 p0      24 sum copy
        xor ebx, edx              ;   377.7 p0      24 sum
        xor ebx, eax              ;   378.2 p0      24 sum
        add ebx, dword [esp + 52] ;   378.7 p2+p1   32 sum
        mov dword [esp + 52], eax ;   377.0 p0+p3   33 v[2] spill
        mov eax, dword [esp + 80] ;   377.3 p2      32 sum reload
        add ebx, dword [eax + 44] ;   381.3 p2+p1   32 sum
        rol ebx, 0xe              ;   381.8 p1      33 v[3]
        mov dword [esp + 28], edx ;   379.0 p0+p3   33 v[1] spill
        mov edx, ecx              ;   379.3 p1      25 sum copy
        not edx                   ;   379.8 p0      25 sum
        and edx, ebp              ;   380.3 p0      25 sum
        mov dword [esp + 40], ebp ;   381.0 p0+p3   33 v[0] spill
        mov ebp, dword [eax + 16] ;   380.3 p2      32 sum
        add ebp, ecx              ;   382.3 p1      32 sum
        and ecx, esi              ;   381.7 p0      25 sum
        add ecx, dword [eax + 48] ;   382.2 p2+p1   32 sum
        add ecx, edx              ;   382.7 p1      32 sum
        add ecx, dword [esp + 36] ;   383.2 p2+p0   32 sum
        add ecx, 0x8f1bbcdc       ;   383.7 p1      32 sum
        rol ecx, 9                ;   384.2 p1      33 v[2]
        mov edx, edi              ;   383.7 p0      24 sum copy
        xor edx, ebx              ;   385.8 p0      24 sum
        xor edx, dword [esp + 28] ;   386.3 p2+p0   24 sum
        add edx, dword [eax + 60] ;   386.8 p2+p1   32 sum
        add edx, dword [esp + 52] ;   387.3 p2+p0   32 sum
        rol edx, 6                ;   387.8 p1      33 v[2]
        mov dword [esp + 52], edi ;   386.7 p0+p3   33 v[0] spill
        mov edi, dword [esp + 40] ;   387.3 p2      25 sum
        not edi                   ;   389.3 p0      25 sum
        and edi, esi              ;   389.8 p0      25 sum
        add ebp, edi              ;   390.3 p1      32 sum
        add ebp, 0x8f1bbcdc       ;   390.8 p1      32 sum
        mov edi, dword [esp + 40] ;   388.7 p2      25 sum
        and edi, ecx              ;   390.7 p0      25 sum
        add ebp, edi              ;   391.3 p1      32 sum
        rol ebp, 8                ;   391.8 p1      33 v[1]
        mov edi, ebx              ;   390.0 p0      24 sum copy
        xor edi, edx              ;   391.8 p0      24 sum
        xor edi, dword [esp + 52] ;   392.3 p2+p0   24 sum
        add edi, dword [eax]      ;   392.8 p2+p1   32 sum
        add edi, dword [esp + 28] ;   393.3 p2+p0   32 sum
        rol edi, 0xe              ;   393.8 p1      33 v[1]
        mov eax, esi              ;   393.0 p0      25 sum copy
        not eax                   ;   393.5 p0      25 sum
        and eax, ecx              ;   394.0 p0      25 sum
        add eax, dword [esp + 40] ;   394.5 p2+p1   32 sum
        mov dword [esp + 40], ecx ;   394.7 p0+p3   33 v[2] spill
        mov ecx, dword [esp + 80] ;   395.0 p2      32 sum reload
        add eax, dword [ecx + 52] ;   399.0 p2+p1   32 sum
        add eax, 0x8f1bbcdc       ;   399.5 p0      32 sum
        mov dword [esp + 28], ebx ;   396.7 p0+p3   33 v[3] spill
        mov ebx, dword [ecx + 12] ;   397.0 p2      32 sum
        add ebx, esi              ;   399.0 p1      32 sum
        and esi, ebp              ;   397.5 p0      25 sum
        add eax, esi              ;   400.0 p1      32 sum
        rol eax, 9                ;   400.5 p1      33 v[0]
        mov esi, edi              ;   398.3 p0      24 sum copy
        xor esi, edx              ;   398.8 p0      24 sum
        xor esi, dword [esp + 28] ;   399.7 p2+p0   24 sum
        add esi, dword [esp + 52] ;   400.2 p2+p1   32 sum
        add esi, dword [ecx + 20] ;   401.0 p2+p0   32 sum
        rol esi, 6                ;   401.5 p1      33 v[0]
        mov dword [esp + 52], edi ;   401.3 p0+p3   33 v[1] spill
        mov edi, dword [esp + 40] ;   402.0 p2      25 sum
        not edi                   ;   404.0 p0      25 sum
        and edi, ebp              ;   404.5 p0      25 sum
        add ebx, edi              ;   405.0 p1      32 sum
        mov edi, dword [ecx + 8]  ;   403.0 p2      32 sum
        add edi, edx              ;   405.0 p1      32 sum
        xor edx, esi              ;   405.5 p0      24 sum
        xor edx, dword [esp + 52] ;   406.0 p2+p0   24 sum
        add ebx, 0x8f1bbcdc       ;   405.5 p1      32 sum
        mov dword [esp + 36], esi ;   405.5 p0+p3   33 v[0] spill
        mov esi, eax              ;   405.3 p1      25 sum copy
        and esi, dword [esp + 40] ;   406.0 p2+p0   25 sum
        add ebx, esi              ;   406.5 p1      32 sum
        rol ebx, 0xe              ;   407.0 p1      33 v[3]
        add edx, dword [ecx + 48] ;   407.0 p2+p0   32 sum
        add edx, dword [esp + 28] ;   408.0 p2+p0   32 sum
        rol edx, 9                ;   408.5 p1      33 v[3]
        mov esi, ebp              ;   408.7 p0      25 sum copy
        not esi                   ;   409.2 p0      25 sum
        and esi, eax              ;   409.7 p0      25 sum
        mov dword [esp + 28], eax ;   410.2 p0+p3   33 v[0] spill
        mov eax, dword [ecx + 60] ;   410.0 p2      32 sum
        add eax, ebp              ;   412.0 p1      32 sum
        and ebp, ebx              ;   411.2 p0      25 sum
        add esi, dword [ecx + 28] ;   411.0 p2+p1   32 sum
        add esi, ebp              ;   411.7 p1      32 sum
        add esi, dword [esp + 40] ;   412.2 p2+p0   32 sum
        add esi, 0x8f1bbcdc       ;   412.7 p1      32 sum
        rol esi, 5                ;   413.2 p1      33 v[2]
        mov ebp, dword [esp + 36] ;   413.3 p2      24 sum
        xor ebp, edx              ;   415.3 p0      24 sum
        xor ebp, dword [esp + 52] ;   415.8 p2+p0   24 sum
        add edi, ebp              ;   416.3 p1      32 sum
        rol edi, 0xc              ;   416.8 p1      33 v[2]
        mov ebp, dword [esp + 28] ;   415.3 p2      25 sum
        not ebp                   ;   417.3 p0      25 sum
        and ebp, ebx              ;   417.8 p0      25 sum
        add eax, ebp              ;   418.3 p1      32 sum
        add eax, 0x8f1bbcdc       ;   418.8 p0      32 sum
        mov ebp, esi              ;   417.2 p1      25 sum copy
        and ebp, dword [esp + 28] ;   417.7 p2+p0   25 sum
        add eax, ebp              ;   419.3 p1      32 sum
        rol eax, 6                ;   419.8 p1      33 v[1]
        mov ebp, edi              ;   420.8 p0      24 sum copy
        xor ebp, edx              ;   421.3 p0      24 sum
        xor ebp, dword [esp + 36] ;   421.8 p2+p0   24 sum
        add ebp, dword [esp + 52] ;   422.3 p2+p1   32 sum
        add ebp, dword [ecx + 52] ;   422.8 p2+p0   32 sum
        rol ebp, 9                ;   423.3 p1      33 v[1]
        mov dword [esp + 52], edi ;   421.7 p0+p3   33 v[2] spill
        mov edi, ebx              ;   422.3 p1      25 sum copy
        not edi                   ;   422.8 p0      25 sum
        and edi, esi              ;   423.3 p0      25 sum
        mov dword [esp + 40], esi ;   423.7 p0+p3   33 v[2] spill
        mov esi, dword [ecx + 20] ;   423.3 p2      32 sum
        add esi, ebx              ;   425.3 p1      32 sum
        and ebx, eax              ;   424.7 p0      25 sum
        add ebx, edi              ;   425.2 p1      32 sum
        add ebx, dword [esp + 28] ;   425.7 p2+p1   32 sum
        mov edi, dword [ecx + 56] ;   425.7 p2      32 sum reload
        add ebx, edi              ;   427.7 p0      32 sum
        add ebx, 0x8f1bbcdc       ;   428.2 p1      32 sum
        rol ebx, 8                ;   428.7 p1      33 v[0]
        mov edi, dword [ecx + 28] ;   426.7 p2      32 sum
        add edi, edx              ;   428.7 p0      32 sum
        xor edx, ebp              ;   427.5 p0      24 sum
        xor edx, dword [esp + 52] ;   428.0 p2+p0   24 sum
        add edx, dword [ecx + 36] ;   428.7 p2+p1   32 sum
        add edx, dword [esp + 36] ;   429.7 p2+p0   32 sum
        rol edx, 0xc              ;   430.2 p1      33 v[0]
        mov ecx, dword [esp + 40] ;   430.7 p2      25 sum
        not ecx                   ;   432.7 p0      25 sum
        and ecx, eax              ;   433.2 p0      25 sum
        add esi, ecx              ;   433.7 p1      32 sum
        add esi, 0x8f1bbcdc       ;   434.2 p0      32 sum
        mov ecx, ebx              ;   432.7 p1      25 sum copy
        and ecx, dword [esp + 40] ;   433.2 p2+p0   25 sum
        add esi, ecx              ;   434.7 p1      32 sum
        rol esi, 6                ;   435.2 p1      33 v[3]
        mov ecx, ebp              ;   433.3 p0      24 sum copy
        xor ecx, edx              ;   434.2 p0      24 sum
        xor ecx, dword [esp + 52] ;   434.7 p2+p0   24 sum
        add edi, ecx              ;   435.2 p1      32 sum
        rol edi, 5                ;   435.7 p1      33 v[3]
        mov ecx, eax              ;   435.3 p0      25 sum copy
        not ecx                   ;   435.8 p0      25 sum
        and ecx, ebx              ;   436.3 p0      25 sum
        mov dword [esp + 36], ebx ;   436.8 p0+p3   33 v[0] spill
        mov ebx, dword [esp + 80] ;   436.7 p2      32 sum reload
        add ecx, dword [ebx + 24] ;   440.7 p2+p1   32 sum
        add ecx, dword [esp + 40] ;   441.2 p2+p1   32 sum
        add ecx, 0x8f1bbcdc       ;   441.7 p0      32 sum
        mov dword [esp + 40], ebp ;   438.8 p0+p3   33 v[1] spill
        mov ebp, dword [ebx + 8]  ;   439.7 p2      32 sum
        add ebp, eax              ;   441.7 p1      32 sum
        and eax, esi              ;   439.8 p0      25 sum
        add ecx, eax              ;   442.2 p1      32 sum
        rol ecx, 5                ;   442.7 p1      33 v[2]
        mov eax, edi              ;   440.7 p0      24 sum copy
        xor eax, edx              ;   441.2 p0      24 sum
        xor eax, dword [esp + 40] ;   441.8 p2+p0   24 sum
        add eax, dword [ebx + 40] ;   442.3 p2+p1   32 sum
        add eax, dword [esp + 52] ;   443.3 p2+p0   32 sum
        rol eax, 0xf              ;   443.8 p1      33 v[2]
        mov ebx, dword [esp + 20] ;   444.3 p2      46 h
        add ebx, esi              ;   446.3 p0      46 h
        mov dword [esp + 20], ebx ;   446.8 p0+p3   46 h spill
        mov ebx, dword [esp + 36] ;   445.3 p2      25 sum
        not ebx                   ;   447.3 p0      25 sum
        and esi, ebx              ;   447.8 p0      25 sum
        add ebp, esi              ;   448.3 p1      32 sum
        mov esi, dword [esp + 32] ;   446.3 p2      45 h0
        add esi, ecx              ;   448.3 p1      45 h0
        mov ebx, dword [esp + 36] ;   447.3 p2      33 v[0] reload
        and ecx, ebx              ;   449.3 p0      25 sum
        add ebp, ecx              ;   449.8 p1      32 sum
        add esi, edi              ;   448.8 p0      45 h0
        xor edi, eax              ;   448.2 p0      24 sum
        xor edi, edx              ;   448.7 p0      24 sum
        add ebp, 0x8f1bbcdc       ;   450.3 p1      32 sum
        rol ebp, 0xc              ;   450.8 p1      33 v[1]
        add edi, dword [esp + 40] ;   449.3 p2+p0   32 sum
        mov ecx, dword [esp + 80] ;   450.3 p2      32 sum reload
        add edi, dword [ecx + 56] ;   454.3 p2+p0   32 sum
        rol edi, 8                ;   454.8 p1      33 v[1]
        mov ecx, dword [esp + 20] ;   452.3 p2      46 h reload
        add ecx, edx              ;   454.3 p0      46 h
        add ebx, dword [esp + 24] ;   453.3 p2+p1   46 h
        add ebx, edi              ;   458.8 p0      46 h
        add eax, ebp              ;   454.8 p1      46 h
        add eax, dword [esp + 0]  ;   455.3 p2+p0   46 h
        mov dword [esp + 0], esi  ;   454.0 p0+p3   47 h
        mov esi, dword [esp + 80] ;   455.3 p2      38 blocks
        add esi, 0x40             ;   457.3 p1      38 blocks
        mov dword [esp + 80], esi ;   457.8 p0+p3   38 blocks
        mov esi, ecx              ;   455.3 p1      46 h copy
        mov edi, ebx              ;   459.3 p1      46 h copy
        mov ebp, eax              ;   456.0 p0      46 h copy
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
