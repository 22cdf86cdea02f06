; ripemd160_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu northwood
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 60 bytes, 16 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 13.3; bounds: width 5.3, ports 12.0, path 4.5
;   blocks: 2354 uops, planned 785.8; bounds: width 784.7, ports 600.0, path 473.5
;   body.2: 11 uops, planned 10.7; bounds: width 3.7, ports 10.0, path 0.0
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
%fatal "ripemd160_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push ebx                  ;                    preserved
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        sub esp, 0x40             ;                    frame
        mov esi, dword [esp + 92] ;     0.0 p2      41 h
        shl esi, 6                ;     2.0 p1      41 h
        mov edi, dword [esp + 84] ;     1.0 p2      41 h reload
        mov ebp, dword [edi]      ;     3.0 p2      41 h
        mov dword [esp + 0], ebp  ;     5.0 p0+p3   41 h
        mov ebp, dword [edi + 4]  ;     3.0 p2      41 h
        mov dword [esp + 4], ebp  ;     5.0 p0+p3   41 h
        mov ebp, dword [edi + 8]  ;     4.0 p2      41 h
        mov dword [esp + 8], ebp  ;     6.0 p0+p3   41 h
        mov ebp, dword [edi + 12] ;     5.0 p2      41 h
        mov eax, dword [edi + 16] ;     6.0 p2      41 h
        mov dword [esp + 12], ebp ;     7.3 p0+p3   41 h
        mov dword [esp + 16], eax ;     9.3 p0+p3   41 h
        add esi, dword [esp + 88] ;     7.0 p2+p1   41 h
        mov dword [esp + 20], esi ;    11.3 p0+p3   41 h
        cmp dword [esp + 92], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 88] ;                    resident
        mov edi, dword [esp + 12] ;                    resident
        mov ebp, dword [esp + 4]  ;                    resident
        mov eax, dword [esp + 16] ;                    resident
        mov ecx, dword [esp + 8]  ;                    resident
        align 16
.blocks_1:
        mov edx, edi              ;     0.0 p0      26 sum copy
        not edx                   ;     0.5 p0      26 sum
        or edx, ecx               ;     1.0 p0      26 sum
        xor edx, ebp              ;     1.5 p0      26 sum
        mov ebx, ecx              ;     1.3 p1      36 v[2] copy
        rol ebx, 0xa              ;     2.0 p1      36 v[2]
        add edx, dword [esi + 20] ;     2.0 p2+p0   34 sum
        add edx, dword [esp + 0]  ;     3.0 p2+p0   34 sum
        add edx, 0x50a28be6       ;     3.5 p1      34 sum
        rol edx, 8                ;     4.0 p1      35 v[0]
        add edx, eax              ;     8.0 p0      35 v[0]
        mov dword [esp + 24], ecx ;     4.5 p0+p3   44 x[2] spill
        mov ecx, ebx              ;     6.0 p1      26 sum copy
        not ecx                   ;     6.5 p0      26 sum
        or ecx, ebp               ;     7.0 p0      26 sum
        xor ecx, edx              ;     8.5 p0      26 sum
        add ecx, dword [esi + 56] ;     9.0 p2+p1   34 sum
        add ecx, eax              ;     9.5 p1      34 sum
        add ecx, 0x50a28be6       ;    10.0 p0      34 sum
        rol ecx, 9                ;    10.5 p1      35 v[4]
        mov dword [esp + 28], eax ;     7.7 p0+p3   44 x[4] spill
        mov eax, ebp              ;     8.3 p1      36 v[1] copy
        rol eax, 0xa              ;    14.5 p1      36 v[1]
        add ecx, edi              ;    14.5 p0      35 v[4]
        mov dword [esp + 32], ebx ;     9.7 p0+p3   36 v[2] spill
        mov ebx, eax              ;    18.5 p1      26 sum copy
        not ebx                   ;    19.0 p0      26 sum
        or ebx, edx               ;    19.5 p0      26 sum
        rol edx, 0xa              ;    20.0 p1      36 v[0]
        xor ebx, ecx              ;    20.0 p0      26 sum
        add ebx, dword [esi + 28] ;    20.5 p2+p1   34 sum
        add ebx, edi              ;    21.0 p0      34 sum
        add ebx, 0x50a28be6       ;    21.5 p1      34 sum
        rol ebx, 9                ;    22.0 p1      35 v[3]
        mov dword [esp + 36], eax ;    18.5 p0+p3   36 v[1] spill
        mov eax, edx              ;    24.0 p1      26 sum copy
        not eax                   ;    24.5 p0      26 sum
        add ebx, dword [esp + 32] ;    26.0 p2+p1   35 v[3]
        or eax, ecx               ;    25.0 p0      26 sum
        rol ecx, 0xa              ;    25.5 p1      36 v[4]
        xor eax, ebx              ;    26.5 p0      26 sum
        add eax, dword [esi]      ;    27.0 p2+p0   34 sum
        add eax, dword [esp + 32] ;    27.5 p2+p1   34 sum
        add eax, 0x50a28be6       ;    28.0 p0      34 sum
        rol eax, 0xb              ;    28.5 p1      35 v[2]
        mov dword [esp + 40], edx ;    24.0 p0+p3   36 v[0] spill
        mov edx, dword [esi + 4]  ;    17.7 p2      34 sum
        mov edx, ecx              ;    29.5 p1      26 sum copy
        not edx                   ;    30.0 p0      26 sum
        add eax, dword [esp + 36] ;    32.5 p2+p1   35 v[2]
        mov dword [esp + 44], ecx ;    29.5 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 32] ;    19.7 p2      25 sum
        xor ecx, ebp              ;    21.7 p0      25 sum
        or edx, ebx               ;    30.5 p0      26 sum
        mov dword [esp + 48], ebx ;    26.5 p0+p3   35 v[3] spill
        mov ebx, dword [esi]      ;    21.0 p2      34 sum
        add ebx, dword [esp + 0]  ;    23.0 p2+p1   34 sum
        xor edx, eax              ;    33.0 p0      26 sum
        mov dword [esp + 52], eax ;    33.0 p0+p3   35 v[2] spill
        mov eax, dword [esi + 4]  ;    23.0 p2      34 sum
        add eax, dword [esp + 28] ;    25.0 p2+p1   34 sum
        mov dword [esp + 56], edx ;    33.5 p0+p3   26 sum spill
        mov edx, ebp              ;    24.0 p1      25 sum copy
        xor edx, edi              ;    24.8 p0      25 sum
        xor edx, dword [esp + 24] ;    25.3 p2+p0   25 sum
        add ebx, edx              ;    25.8 p1      34 sum
        rol ebx, 0xb              ;    26.3 p1      35 v[0]
        mov edx, dword [esp + 28] ;    26.0 p2      44 x[4] reload
        add ebx, edx              ;    30.3 p0      35 v[0]
        xor ecx, ebx              ;    30.8 p0      25 sum
        add eax, ecx              ;    31.3 p1      34 sum
        rol eax, 0xe              ;    31.8 p1      35 v[4]
        mov ecx, dword [esp + 36] ;    27.7 p2      34 sum
        add ecx, dword [esi + 36] ;    29.7 p2+p0   34 sum
        add ecx, dword [esp + 56] ;    36.5 p2+p0   34 sum
        add ecx, 0x50a28be6       ;    37.0 p1      34 sum
        rol ecx, 0xd              ;    37.5 p1      35 v[1]
        add eax, edi              ;    35.8 p0      35 v[4]
        mov edx, dword [esp + 48] ;    30.7 p2      36 v[3]
        rol edx, 0xa              ;    36.3 p1      36 v[3]
        mov dword [esp + 48], ebp ;    31.0 p0+p3   44 x[1] spill
        mov ebp, edx              ;    40.3 p1      26 sum copy
        not ebp                   ;    40.8 p0      26 sum
        add ecx, dword [esp + 40] ;    41.5 p2+p1   35 v[1]
        or ebp, dword [esp + 52]  ;    41.3 p2+p0   26 sum
        mov dword [esp + 56], edx ;    40.3 p0+p3   36 v[3] spill
        mov edx, eax              ;    36.3 p1      25 sum copy
        xor edx, ebx              ;    36.8 p0      25 sum
        xor edx, dword [esp + 36] ;    37.3 p2+p0   25 sum
        add edx, dword [esi + 8]  ;    37.8 p2+p1   34 sum
        add edx, edi              ;    38.3 p0      34 sum
        rol edx, 0xf              ;    38.8 p1      35 v[3]
        rol ebx, 0xa              ;    42.8 p1      36 v[0]
        xor ebp, ecx              ;    42.0 p0      26 sum
        add ebp, dword [esi + 8]  ;    42.5 p2+p0   34 sum
        add ebp, dword [esp + 40] ;    43.0 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    43.5 p1      34 sum
        rol ebp, 0xf              ;    44.0 p1      35 v[0]
        mov dword [esp + 40], edi ;    39.0 p0+p3   44 x[3] spill
        mov edi, dword [esi + 12] ;    39.3 p2      34 sum
        add edx, dword [esp + 32] ;    42.8 p2+p1   35 v[3]
        mov edi, dword [esp + 52] ;    41.3 p2      36 v[2]
        rol edi, 0xa              ;    43.3 p1      36 v[2]
        mov dword [esp + 52], ecx ;    42.0 p0+p3   35 v[1] spill
        mov ecx, edi              ;    47.3 p1      26 sum copy
        not ecx                   ;    47.8 p0      26 sum
        add ebp, dword [esp + 44] ;    48.0 p2+p1   35 v[0]
        or ecx, dword [esp + 52]  ;    48.3 p2+p0   26 sum
        mov dword [esp + 60], edi ;    47.3 p0+p3   36 v[2] spill
        mov edi, eax              ;    43.7 p1      25 sum copy
        xor edi, edx              ;    44.3 p0      25 sum
        xor edi, ebx              ;    46.8 p0      25 sum
        add edi, dword [esp + 32] ;    47.3 p2+p1   34 sum
        add edi, dword [esi + 12] ;    47.8 p2+p1   34 sum
        rol edi, 0xc              ;    48.3 p1      35 v[2]
        xor ecx, ebp              ;    48.8 p0      26 sum
        rol eax, 0xa              ;    49.3 p1      36 v[4]
        add ecx, dword [esi + 44] ;    49.3 p2+p0   34 sum
        add ecx, dword [esp + 44] ;    49.8 p2+p0   34 sum
        add ecx, 0x50a28be6       ;    50.3 p1      34 sum
        rol ecx, 0xf              ;    50.8 p1      35 v[4]
        mov dword [esp + 44], ebx ;    49.0 p0+p3   36 v[0] spill
        mov ebx, dword [esi + 16] ;    49.3 p2      34 sum
        add edi, dword [esp + 36] ;    52.3 p2+p1   35 v[2]
        mov ebx, dword [esp + 52] ;    51.3 p2      36 v[1]
        rol ebx, 0xa              ;    53.3 p1      36 v[1]
        mov dword [esp + 52], ebp ;    51.0 p0+p3   35 v[0] spill
        mov ebp, ebx              ;    57.3 p1      26 sum copy
        not ebp                   ;    57.8 p0      26 sum
        add ecx, dword [esp + 56] ;    54.8 p2+p1   35 v[4]
        or ebp, dword [esp + 52]  ;    58.3 p2+p0   26 sum
        mov dword [esp + 32], ebx ;    57.3 p0+p3   36 v[1] spill
        mov ebx, edx              ;    53.7 p1      25 sum copy
        xor ebx, edi              ;    54.3 p0      25 sum
        xor ebx, eax              ;    54.8 p0      25 sum
        add ebx, dword [esp + 36] ;    55.3 p2+p1   34 sum
        add ebx, dword [esi + 16] ;    55.8 p2+p1   34 sum
        rol ebx, 5                ;    56.3 p1      35 v[1]
        xor ebp, ecx              ;    58.8 p0      26 sum
        rol edx, 0xa              ;    59.3 p1      36 v[3]
        add ebp, dword [esi + 16] ;    59.3 p2+p0   34 sum
        add ebp, dword [esp + 56] ;    59.8 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    60.3 p1      34 sum
        rol ebp, 5                ;    60.8 p1      35 v[3]
        add ebx, dword [esp + 44] ;    60.3 p2+p0   35 v[1]
        mov dword [esp + 56], eax ;    59.7 p0+p3   36 v[4] spill
        mov eax, dword [esp + 52] ;    60.0 p2      36 v[0]
        rol eax, 0xa              ;    62.0 p1      36 v[0]
        mov dword [esp + 52], ecx ;    61.7 p0+p3   35 v[4] spill
        mov ecx, eax              ;    66.0 p1      26 sum copy
        not ecx                   ;    66.5 p0      26 sum
        add ebp, dword [esp + 60] ;    64.8 p2+p1   35 v[3]
        or ecx, dword [esp + 52]  ;    67.0 p2+p0   26 sum
        mov dword [esp + 36], eax ;    66.0 p0+p3   36 v[0] spill
        mov eax, ebx              ;    63.3 p1      25 sum copy
        xor eax, edi              ;    64.0 p0      25 sum
        xor eax, edx              ;    64.5 p0      25 sum
        add eax, dword [esi + 20] ;    65.0 p2+p1   34 sum
        add eax, dword [esp + 44] ;    65.5 p2+p1   34 sum
        rol eax, 8                ;    66.0 p1      35 v[0]
        xor ecx, ebp              ;    67.5 p0      26 sum
        rol edi, 0xa              ;    68.0 p1      36 v[2]
        add ecx, dword [esi + 52] ;    68.0 p2+p0   34 sum
        add ecx, dword [esp + 60] ;    68.5 p2+p0   34 sum
        add ecx, 0x50a28be6       ;    69.0 p1      34 sum
        rol ecx, 7                ;    69.5 p1      35 v[2]
        add eax, dword [esp + 56] ;    70.0 p2+p0   35 v[0]
        mov dword [esp + 60], edx ;    69.3 p0+p3   36 v[3] spill
        mov edx, dword [esp + 52] ;    69.7 p2      36 v[4]
        rol edx, 0xa              ;    71.7 p1      36 v[4]
        mov dword [esp + 52], ebp ;    71.3 p0+p3   35 v[3] spill
        mov ebp, edx              ;    75.7 p1      26 sum copy
        not ebp                   ;    76.2 p0      26 sum
        add ecx, dword [esp + 32] ;    73.5 p2+p1   35 v[2]
        or ebp, dword [esp + 52]  ;    76.7 p2+p0   26 sum
        mov dword [esp + 44], edx ;    75.7 p0+p3   36 v[4] spill
        mov edx, ebx              ;    73.0 p1      25 sum copy
        xor edx, eax              ;    73.7 p0      25 sum
        xor edx, edi              ;    74.2 p0      25 sum
        add edx, dword [esi + 24] ;    74.7 p2+p1   34 sum
        add edx, dword [esp + 56] ;    75.2 p2+p1   34 sum
        rol edx, 7                ;    75.7 p1      35 v[4]
        xor ebp, ecx              ;    77.2 p0      26 sum
        rol ebx, 0xa              ;    77.7 p1      36 v[1]
        add ebp, dword [esi + 24] ;    77.7 p2+p0   34 sum
        add ebp, dword [esp + 32] ;    78.2 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    78.7 p1      34 sum
        rol ebp, 7                ;    79.2 p1      35 v[1]
        add edx, dword [esp + 60] ;    79.7 p2+p0   35 v[4]
        mov dword [esp + 32], edi ;    79.0 p0+p3   36 v[2] spill
        mov edi, dword [esp + 52] ;    79.3 p2      36 v[3]
        rol edi, 0xa              ;    81.3 p1      36 v[3]
        add ebp, dword [esp + 36] ;    83.2 p2+p0   35 v[1]
        mov dword [esp + 52], ebp ;    83.7 p0+p3   35 v[1] spill
        mov ebp, edi              ;    85.3 p1      26 sum copy
        not ebp                   ;    85.8 p0      26 sum
        or ebp, ecx               ;    86.3 p0      26 sum
        mov dword [esp + 56], edi ;    85.3 p0+p3   36 v[3] spill
        mov edi, edx              ;    82.3 p1      25 sum copy
        xor edi, eax              ;    83.7 p0      25 sum
        xor edi, ebx              ;    84.2 p0      25 sum
        add edi, dword [esi + 28] ;    84.7 p2+p1   34 sum
        add edi, dword [esp + 60] ;    85.2 p2+p1   34 sum
        rol edi, 9                ;    85.7 p1      35 v[3]
        xor ebp, dword [esp + 52] ;    86.8 p2+p0   26 sum
        rol ecx, 0xa              ;    87.3 p1      36 v[2]
        rol eax, 0xa              ;    91.3 p1      36 v[0]
        add ebp, dword [esi + 60] ;    87.3 p2+p0   34 sum
        add ebp, dword [esp + 36] ;    87.8 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    88.3 p0      34 sum
        rol ebp, 8                ;    88.8 p1      35 v[0]
        add edi, dword [esp + 32] ;    89.7 p2+p0   35 v[3]
        mov dword [esp + 36], ebx ;    89.0 p0+p3   36 v[1] spill
        mov ebx, ecx              ;    91.3 p1      26 sum copy
        not ebx                   ;    91.8 p0      26 sum
        add ebp, dword [esp + 44] ;    92.8 p2+p1   35 v[0]
        or ebx, dword [esp + 52]  ;    92.3 p2+p0   26 sum
        mov dword [esp + 60], ecx ;    91.3 p0+p3   36 v[2] spill
        mov ecx, edi              ;    91.7 p1      25 sum copy
        xor ecx, edx              ;    92.3 p0      25 sum
        xor ecx, eax              ;    95.3 p0      25 sum
        add ecx, dword [esi + 32] ;    95.8 p2+p1   34 sum
        add ecx, dword [esp + 32] ;    96.3 p2+p1   34 sum
        rol ecx, 0xb              ;    96.8 p1      35 v[2]
        xor ebx, ebp              ;    94.3 p0      26 sum
        rol edx, 0xa              ;    95.0 p1      36 v[4]
        add ebx, dword [esi + 32] ;    95.0 p2+p0   34 sum
        add ebx, dword [esp + 44] ;    96.0 p2+p0   34 sum
        add ebx, 0x50a28be6       ;    96.5 p1      34 sum
        rol ebx, 0xb              ;    97.0 p1      35 v[4]
        add ecx, dword [esp + 36] ;   100.8 p2+p0   35 v[2]
        mov dword [esp + 44], eax ;    97.7 p0+p3   36 v[0] spill
        mov eax, dword [esp + 52] ;    98.0 p2      36 v[1]
        rol eax, 0xa              ;   101.3 p1      36 v[1]
        add ebx, dword [esp + 56] ;   101.0 p2+p0   35 v[4]
        mov dword [esp + 52], ebx ;   101.5 p0+p3   35 v[4] spill
        mov ebx, eax              ;   105.3 p1      26 sum copy
        not ebx                   ;   105.8 p0      26 sum
        or ebx, ebp               ;   106.3 p0      26 sum
        mov dword [esp + 32], eax ;   105.3 p0+p3   36 v[1] spill
        mov eax, edi              ;   101.0 p1      25 sum copy
        xor eax, ecx              ;   102.3 p0      25 sum
        xor eax, edx              ;   102.8 p0      25 sum
        add eax, dword [esi + 36] ;   103.3 p2+p1   34 sum
        add eax, dword [esp + 36] ;   103.8 p2+p1   34 sum
        rol eax, 0xd              ;   104.3 p1      35 v[1]
        xor ebx, dword [esp + 52] ;   106.8 p2+p0   26 sum
        rol ebp, 0xa              ;   107.3 p1      36 v[0]
        rol edi, 0xa              ;   111.3 p1      36 v[3]
        add ebx, dword [esi + 4]  ;   107.3 p2+p0   34 sum
        add ebx, dword [esp + 56] ;   107.8 p2+p0   34 sum
        add ebx, 0x50a28be6       ;   108.3 p0      34 sum
        rol ebx, 0xe              ;   108.8 p1      35 v[3]
        mov dword [esp + 56], edx ;   107.0 p0+p3   36 v[4] spill
        mov edx, dword [esi + 40] ;   107.3 p2      34 sum
        add eax, dword [esp + 44] ;   108.3 p2+p1   35 v[1]
        mov edx, ebp              ;   111.3 p0      26 sum copy
        not edx                   ;   111.8 p0      26 sum
        add ebx, dword [esp + 60] ;   112.8 p2+p1   35 v[3]
        or edx, dword [esp + 52]  ;   112.3 p2+p0   26 sum
        mov dword [esp + 36], ebp ;   111.3 p0+p3   36 v[0] spill
        mov ebp, eax              ;   110.7 p1      25 sum copy
        xor ebp, ecx              ;   111.3 p0      25 sum
        xor ebp, edi              ;   115.3 p0      25 sum
        add ebp, dword [esp + 44] ;   115.8 p2+p1   34 sum
        add ebp, dword [esi + 40] ;   116.3 p2+p1   34 sum
        rol ebp, 0xe              ;   116.8 p1      35 v[0]
        xor edx, ebx              ;   113.3 p0      26 sum
        rol ecx, 0xa              ;   114.0 p1      36 v[2]
        add edx, dword [esi + 40] ;   114.0 p2+p0   34 sum
        add edx, dword [esp + 60] ;   115.0 p2+p0   34 sum
        add edx, 0x50a28be6       ;   115.5 p1      34 sum
        rol edx, 0xe              ;   116.0 p1      35 v[2]
        add ebp, dword [esp + 56] ;   120.8 p2+p0   35 v[0]
        mov dword [esp + 60], edi ;   116.7 p0+p3   36 v[3] spill
        mov edi, dword [esp + 52] ;   117.0 p2      36 v[4]
        rol edi, 0xa              ;   121.3 p1      36 v[4]
        add edx, dword [esp + 32] ;   120.0 p2+p0   35 v[2]
        mov dword [esp + 52], edx ;   120.5 p0+p3   35 v[2] spill
        mov edx, edi              ;   125.3 p1      26 sum copy
        not edx                   ;   125.8 p0      26 sum
        or edx, ebx               ;   126.3 p0      26 sum
        mov dword [esp + 44], edi ;   125.3 p0+p3   36 v[4] spill
        mov edi, eax              ;   120.0 p1      25 sum copy
        xor edi, ebp              ;   121.3 p0      25 sum
        xor edi, ecx              ;   121.8 p0      25 sum
        add edi, dword [esi + 44] ;   122.3 p2+p1   34 sum
        add edi, dword [esp + 56] ;   122.8 p2+p1   34 sum
        rol edi, 0xf              ;   123.3 p1      35 v[4]
        rol ebx, 0xa              ;   127.3 p1      36 v[3]
        xor edx, dword [esp + 52] ;   126.8 p2+p0   26 sum
        rol eax, 0xa              ;   127.3 p1      36 v[1]
        add edx, dword [esi + 12] ;   127.3 p2+p0   34 sum
        add edx, dword [esp + 32] ;   127.8 p2+p0   34 sum
        add edx, 0x50a28be6       ;   128.3 p0      34 sum
        rol edx, 0xc              ;   128.8 p1      35 v[1]
        add edi, dword [esp + 60] ;   127.3 p2+p0   35 v[4]
        mov dword [esp + 32], ecx ;   126.7 p0+p3   36 v[2] spill
        mov ecx, ebx              ;   131.3 p1      26 sum copy
        not ecx                   ;   131.8 p0      26 sum
        add edx, dword [esp + 36] ;   132.8 p2+p1   35 v[1]
        or ecx, dword [esp + 52]  ;   132.3 p2+p0   26 sum
        mov dword [esp + 56], ebx ;   131.3 p0+p3   36 v[3] spill
        mov ebx, edi              ;   129.3 p1      25 sum copy
        xor ebx, ebp              ;   130.0 p0      25 sum
        xor ebx, eax              ;   131.3 p0      25 sum
        add ebx, dword [esi + 48] ;   131.8 p2+p1   34 sum
        add ebx, dword [esp + 60] ;   132.3 p2+p1   34 sum
        rol ebx, 6                ;   132.8 p1      35 v[3]
        xor ecx, edx              ;   133.3 p0      26 sum
        rol ebp, 0xa              ;   133.8 p1      36 v[0]
        add ecx, dword [esi + 48] ;   133.8 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   134.3 p2+p0   34 sum
        add ecx, 0x50a28be6       ;   134.8 p1      34 sum
        rol ecx, 6                ;   135.3 p1      35 v[0]
        add ebx, dword [esp + 32] ;   136.8 p2+p0   35 v[3]
        mov dword [esp + 36], eax ;   135.3 p0+p3   36 v[1] spill
        mov eax, dword [esp + 52] ;   135.7 p2      36 v[2]
        rol eax, 0xa              ;   137.7 p1      36 v[2]
        add ecx, dword [esp + 44] ;   139.3 p2+p0   35 v[0]
        mov dword [esp + 52], eax ;   141.7 p0+p3   36 v[2] spill
        mov eax, edi              ;   137.3 p1      25 sum copy
        xor eax, ebx              ;   138.0 p0      25 sum
        xor eax, ebp              ;   138.5 p0      25 sum
        rol edi, 0xa              ;   139.0 p1      36 v[4]
        add eax, dword [esi + 52] ;   139.0 p2+p0   34 sum
        add eax, dword [esp + 32] ;   139.7 p2+p1   34 sum
        rol eax, 7                ;   140.2 p1      35 v[2]
        mov dword [esp + 32], ebp ;   140.3 p0+p3   36 v[0] spill
        mov ebp, ecx              ;   141.0 p1      26 sum copy
        xor ebp, edx              ;   141.5 p0      26 sum
        and ebp, dword [esp + 52] ;   144.7 p2+p0   26 sum
        xor ebp, edx              ;   145.2 p0      26 sum
        rol edx, 0xa              ;   145.7 p1      36 v[1]
        add ebp, dword [esi + 24] ;   145.7 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   146.2 p2+p0   34 sum
        add ebp, 0x5c4dd124       ;   146.7 p1      34 sum
        rol ebp, 9                ;   147.2 p1      35 v[4]
        add eax, dword [esp + 36] ;   144.7 p2+p0   35 v[2]
        add ebp, dword [esp + 56] ;   151.2 p2+p0   35 v[4]
        mov dword [esp + 44], edx ;   149.7 p0+p3   36 v[1] spill
        mov edx, eax              ;   146.3 p1      25 sum copy
        xor edx, ebx              ;   147.0 p0      25 sum
        xor edx, edi              ;   147.5 p0      25 sum
        rol ebx, 0xa              ;   148.0 p1      36 v[3]
        add edx, dword [esi + 56] ;   148.0 p2+p0   34 sum
        add edx, dword [esp + 36] ;   148.7 p2+p1   34 sum
        rol edx, 9                ;   149.2 p1      35 v[1]
        mov dword [esp + 36], edi ;   149.3 p0+p3   36 v[4] spill
        mov edi, ecx              ;   150.0 p1      26 sum copy
        xor edi, ebp              ;   151.7 p0      26 sum
        and edi, dword [esp + 44] ;   152.7 p2+p0   26 sum
        xor edi, ecx              ;   153.2 p0      26 sum
        rol ecx, 0xa              ;   153.7 p1      36 v[0]
        add edi, dword [esi + 44] ;   153.7 p2+p0   34 sum
        add edi, dword [esp + 56] ;   154.2 p2+p0   34 sum
        add edi, 0x5c4dd124       ;   154.7 p1      34 sum
        rol edi, 0xd              ;   155.2 p1      35 v[3]
        add edx, dword [esp + 32] ;   153.7 p2+p0   35 v[1]
        add edi, dword [esp + 52] ;   159.2 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   157.7 p0+p3   36 v[0] spill
        mov ecx, edx              ;   155.3 p1      25 sum copy
        xor ecx, eax              ;   156.0 p0      25 sum
        xor ecx, ebx              ;   156.5 p0      25 sum
        rol eax, 0xa              ;   157.0 p1      36 v[2]
        add ecx, dword [esi + 60] ;   157.0 p2+p0   34 sum
        add ecx, dword [esp + 32] ;   157.7 p2+p1   34 sum
        rol ecx, 8                ;   158.2 p1      35 v[0]
        mov dword [esp + 32], ebx ;   158.3 p0+p3   36 v[3] spill
        mov ebx, edi              ;   159.7 p1      26 sum copy
        xor ebx, ebp              ;   160.2 p0      26 sum
        and ebx, dword [esp + 56] ;   160.7 p2+p0   26 sum
        xor ebx, ebp              ;   161.2 p0      26 sum
        add ebx, dword [esp + 52] ;   161.7 p2+p1   34 sum
        add ebx, dword [esi + 12] ;   162.2 p2+p0   34 sum
        add ebx, 0x5c4dd124       ;   162.7 p1      34 sum
        rol ebx, 0xf              ;   163.2 p1      35 v[2]
        add ecx, dword [esp + 36] ;   162.3 p2+p0   35 v[0]
        rol ebp, 0xa              ;   163.2 p1      36 v[4]
        mov dword [esp + 52], ebp ;   167.2 p0+p3   36 v[4] spill
        mov ebp, edx              ;   164.2 p1      25 sum copy
        xor ebp, eax              ;   164.7 p0      25 sum
        and ebp, ecx              ;   165.2 p0      25 sum
        rol edx, 0xa              ;   165.7 p1      36 v[1]
        xor ebp, eax              ;   165.7 p0      25 sum
        add ebp, dword [esi + 28] ;   166.2 p2+p1   34 sum
        add ebp, dword [esp + 36] ;   166.7 p2+p0   34 sum
        add ebp, 0x5a827999       ;   167.2 p1      34 sum
        rol ebp, 7                ;   167.7 p1      35 v[4]
        add ebx, dword [esp + 44] ;   167.3 p2+p0   35 v[2]
        mov dword [esp + 36], eax ;   168.0 p0+p3   36 v[2] spill
        mov eax, edi              ;   168.3 p1      26 sum copy
        xor eax, ebx              ;   169.0 p0      26 sum
        and eax, dword [esp + 52] ;   170.2 p2+p0   26 sum
        xor eax, edi              ;   170.7 p0      26 sum
        add eax, dword [esi + 28] ;   171.2 p2+p1   34 sum
        add eax, dword [esp + 44] ;   171.7 p2+p0   34 sum
        add eax, 0x5c4dd124       ;   172.2 p1      34 sum
        rol eax, 7                ;   172.7 p1      35 v[1]
        add ebp, dword [esp + 32] ;   172.0 p2+p0   35 v[4]
        rol edi, 0xa              ;   172.8 p1      36 v[3]
        mov dword [esp + 44], edi ;   176.8 p0+p3   36 v[3] spill
        mov edi, ecx              ;   173.8 p1      25 sum copy
        xor edi, edx              ;   174.3 p0      25 sum
        and edi, ebp              ;   174.8 p0      25 sum
        xor edi, edx              ;   175.3 p0      25 sum
        rol ecx, 0xa              ;   175.8 p1      36 v[0]
        add edi, dword [esi + 16] ;   175.8 p2+p0   34 sum
        add edi, dword [esp + 32] ;   176.3 p2+p1   34 sum
        add edi, 0x5a827999       ;   176.8 p0      34 sum
        rol edi, 6                ;   177.3 p1      35 v[3]
        add eax, dword [esp + 56] ;   177.0 p2+p0   35 v[1]
        add edi, dword [esp + 36] ;   181.3 p2+p0   35 v[3]
        mov dword [esp + 32], edx ;   178.3 p0+p3   36 v[1] spill
        mov edx, eax              ;   178.7 p1      26 sum copy
        xor edx, ebx              ;   179.3 p0      26 sum
        and edx, dword [esp + 44] ;   179.8 p2+p0   26 sum
        xor edx, ebx              ;   180.3 p0      26 sum
        add edx, dword [esi]      ;   180.8 p2+p1   34 sum
        add edx, dword [esp + 56] ;   181.3 p2+p0   34 sum
        add edx, 0x5c4dd124       ;   181.8 p1      34 sum
        rol edx, 0xc              ;   182.3 p1      35 v[0]
        rol ebx, 0xa              ;   186.3 p1      36 v[2]
        mov dword [esp + 56], ebx ;   190.3 p0+p3   36 v[2] spill
        mov ebx, ebp              ;   183.7 p0      25 sum copy
        xor ebx, ecx              ;   184.2 p0      25 sum
        and ebx, edi              ;   184.7 p0      25 sum
        xor ebx, ecx              ;   185.2 p0      25 sum
        rol ebp, 0xa              ;   185.7 p1      36 v[4]
        add ebx, dword [esi + 52] ;   185.7 p2+p1   34 sum
        add ebx, dword [esp + 36] ;   186.2 p2+p0   34 sum
        add ebx, 0x5a827999       ;   186.7 p1      34 sum
        rol ebx, 8                ;   187.2 p1      35 v[2]
        add edx, dword [esp + 52] ;   186.7 p2+p0   35 v[0]
        add ebx, dword [esp + 32] ;   191.2 p2+p0   35 v[2]
        mov dword [esp + 36], ecx ;   188.0 p0+p3   36 v[0] spill
        mov ecx, edx              ;   188.3 p1      26 sum copy
        xor ecx, eax              ;   189.0 p0      26 sum
        and ecx, dword [esp + 56] ;   193.3 p2+p0   26 sum
        xor ecx, eax              ;   193.8 p0      26 sum
        add ecx, dword [esi + 52] ;   194.3 p2+p1   34 sum
        add ecx, dword [esp + 52] ;   194.8 p2+p0   34 sum
        add ecx, 0x5c4dd124       ;   195.3 p1      34 sum
        rol ecx, 8                ;   195.8 p1      35 v[4]
        mov dword [esp + 52], edx ;   192.0 p0+p3   35 v[0] spill
        mov edx, edi              ;   192.8 p1      25 sum copy
        xor edx, ebp              ;   193.3 p0      25 sum
        and edx, ebx              ;   193.8 p0      25 sum
        xor edx, ebp              ;   194.3 p0      25 sum
        rol edi, 0xa              ;   194.8 p1      36 v[3]
        rol eax, 0xa              ;   198.8 p1      36 v[1]
        add edx, dword [esi + 4]  ;   194.8 p2+p0   34 sum
        add edx, dword [esp + 32] ;   195.3 p2+p0   34 sum
        add edx, 0x5a827999       ;   195.8 p0      34 sum
        rol edx, 0xd              ;   196.3 p1      35 v[1]
        add ecx, dword [esp + 44] ;   199.8 p2+p0   35 v[4]
        add edx, dword [esp + 36] ;   200.3 p2+p0   35 v[1]
        mov dword [esp + 32], ebp ;   197.7 p0+p3   36 v[4] spill
        mov ebp, ecx              ;   200.3 p1      26 sum copy
        xor ebp, dword [esp + 52] ;   200.8 p2+p0   26 sum
        and ebp, eax              ;   202.8 p0      26 sum
        xor ebp, dword [esp + 52] ;   203.3 p2+p0   26 sum
        mov dword [esp + 60], eax ;   202.8 p0+p3   36 v[1] spill
        mov eax, ebx              ;   200.3 p1      25 sum copy
        xor eax, edi              ;   201.2 p0      25 sum
        and eax, edx              ;   201.7 p0      25 sum
        xor eax, edi              ;   202.2 p0      25 sum
        add ebp, dword [esi + 20] ;   203.8 p2+p1   34 sum
        add ebp, dword [esp + 44] ;   204.3 p2+p1   34 sum
        add ebp, 0x5c4dd124       ;   204.8 p0      34 sum
        rol ebp, 9                ;   205.3 p1      35 v[3]
        rol ebx, 0xa              ;   209.3 p1      36 v[2]
        add eax, dword [esi + 40] ;   204.0 p2+p0   34 sum
        add eax, dword [esp + 36] ;   205.0 p2+p0   34 sum
        add eax, 0x5a827999       ;   205.5 p0      34 sum
        rol eax, 0xb              ;   206.0 p1      35 v[0]
        add ebp, dword [esp + 56] ;   209.3 p2+p0   35 v[3]
        add eax, dword [esp + 32] ;   210.0 p2+p0   35 v[0]
        mov dword [esp + 36], edi ;   207.3 p0+p3   36 v[3] spill
        mov edi, dword [esp + 52] ;   208.0 p2      36 v[0]
        rol edi, 0xa              ;   210.5 p1      36 v[0]
        mov dword [esp + 52], edi ;   214.5 p0+p3   36 v[0] spill
        mov edi, edx              ;   209.0 p1      25 sum copy
        xor edi, ebx              ;   213.3 p0      25 sum
        and edi, eax              ;   213.8 p0      25 sum
        xor edi, ebx              ;   214.3 p0      25 sum
        mov dword [esp + 44], ebx ;   213.3 p0+p3   36 v[2] spill
        mov ebx, ebp              ;   210.3 p1      26 sum copy
        xor ebx, ecx              ;   211.8 p0      26 sum
        and ebx, dword [esp + 52] ;   217.5 p2+p0   26 sum
        xor ebx, ecx              ;   218.0 p0      26 sum
        add edi, dword [esi + 24] ;   214.8 p2+p1   34 sum
        add edi, dword [esp + 32] ;   215.3 p2+p1   34 sum
        add edi, 0x5a827999       ;   215.8 p1      34 sum
        rol edi, 9                ;   216.3 p1      35 v[4]
        rol edx, 0xa              ;   220.3 p1      36 v[1]
        add ebx, dword [esi + 40] ;   218.5 p2+p0   34 sum
        add ebx, dword [esp + 56] ;   219.0 p2+p0   34 sum
        add ebx, 0x5c4dd124       ;   219.5 p0      34 sum
        rol ebx, 0xb              ;   220.0 p1      35 v[2]
        rol ecx, 0xa              ;   224.0 p1      36 v[4]
        add edi, dword [esp + 36] ;   220.3 p2+p0   35 v[4]
        add ebx, dword [esp + 60] ;   224.0 p2+p0   35 v[2]
        mov dword [esp + 56], ecx ;   228.0 p0+p3   36 v[4] spill
        mov ecx, eax              ;   218.3 p1      25 sum copy
        xor ecx, edx              ;   224.3 p0      25 sum
        and ecx, edi              ;   224.8 p0      25 sum
        xor ecx, edx              ;   225.3 p0      25 sum
        rol eax, 0xa              ;   225.8 p1      36 v[0]
        add ecx, dword [esi + 60] ;   225.8 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   226.3 p2+p1   34 sum
        add ecx, 0x5a827999       ;   226.8 p0      34 sum
        rol ecx, 7                ;   227.3 p1      35 v[3]
        mov dword [esp + 36], edx ;   224.3 p0+p3   36 v[1] spill
        mov edx, ebx              ;   224.5 p1      26 sum copy
        xor edx, ebp              ;   225.0 p0      26 sum
        and edx, dword [esp + 56] ;   231.0 p2+p0   26 sum
        xor edx, ebp              ;   231.5 p0      26 sum
        rol ebp, 0xa              ;   232.0 p1      36 v[3]
        add edx, dword [esi + 56] ;   232.0 p2+p0   34 sum
        add edx, dword [esp + 60] ;   232.5 p2+p0   34 sum
        add edx, 0x5c4dd124       ;   233.0 p1      34 sum
        rol edx, 7                ;   233.5 p1      35 v[1]
        add ecx, dword [esp + 44] ;   231.3 p2+p0   35 v[3]
        add edx, dword [esp + 52] ;   237.5 p2+p0   35 v[1]
        mov dword [esp + 60], ebp ;   236.0 p0+p3   36 v[3] spill
        mov ebp, edi              ;   228.0 p1      25 sum copy
        xor ebp, eax              ;   229.8 p0      25 sum
        and ebp, ecx              ;   231.8 p0      25 sum
        xor ebp, eax              ;   232.3 p0      25 sum
        rol edi, 0xa              ;   232.8 p1      36 v[4]
        add ebp, dword [esi + 12] ;   232.8 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   233.3 p2+p1   34 sum
        add ebp, 0x5a827999       ;   233.8 p0      34 sum
        rol ebp, 0xf              ;   234.3 p1      35 v[2]
        mov dword [esp + 44], eax ;   231.7 p0+p3   36 v[0] spill
        mov eax, ebx              ;   232.3 p1      26 sum copy
        xor eax, edx              ;   238.0 p0      26 sum
        and eax, dword [esp + 60] ;   239.0 p2+p0   26 sum
        xor eax, ebx              ;   239.5 p0      26 sum
        rol ebx, 0xa              ;   240.0 p1      36 v[2]
        add eax, dword [esi + 60] ;   240.0 p2+p0   34 sum
        add eax, dword [esp + 52] ;   240.5 p2+p0   34 sum
        add eax, 0x5c4dd124       ;   241.0 p1      34 sum
        rol eax, 7                ;   241.5 p1      35 v[0]
        add ebp, dword [esp + 36] ;   238.3 p2+p0   35 v[2]
        mov dword [esp + 52], ebx ;   244.0 p0+p3   36 v[2] spill
        mov ebx, ecx              ;   237.0 p1      25 sum copy
        xor ebx, edi              ;   237.7 p0      25 sum
        and ebx, ebp              ;   238.8 p0      25 sum
        xor ebx, edi              ;   239.3 p0      25 sum
        add eax, dword [esp + 56] ;   245.5 p2+p1   35 v[0]
        add ebx, dword [esi + 48] ;   239.8 p2+p1   34 sum
        add ebx, dword [esp + 36] ;   240.3 p2+p0   34 sum
        add ebx, 0x5a827999       ;   240.8 p1      34 sum
        rol ebx, 7                ;   241.3 p1      35 v[1]
        rol ecx, 0xa              ;   245.3 p1      36 v[3]
        mov dword [esp + 36], edi ;   241.3 p0+p3   36 v[4] spill
        mov edi, edx              ;   242.3 p0      26 sum copy
        xor edi, eax              ;   246.0 p0      26 sum
        and edi, dword [esp + 52] ;   247.0 p2+p0   26 sum
        xor edi, edx              ;   247.5 p0      26 sum
        rol edx, 0xa              ;   248.0 p1      36 v[1]
        add edi, dword [esi + 32] ;   248.0 p2+p0   34 sum
        add edi, dword [esp + 56] ;   248.5 p2+p1   34 sum
        add edi, 0x5c4dd124       ;   249.0 p0      34 sum
        rol edi, 0xc              ;   249.5 p1      35 v[4]
        add ebx, dword [esp + 44] ;   245.7 p2+p0   35 v[1]
        mov dword [esp + 56], edx ;   252.0 p0+p3   36 v[1] spill
        mov edx, ebp              ;   246.7 p1      25 sum copy
        xor edx, ecx              ;   249.3 p0      25 sum
        and edx, ebx              ;   249.8 p0      25 sum
        xor edx, ecx              ;   250.3 p0      25 sum
        rol ebp, 0xa              ;   250.8 p1      36 v[2]
        add edx, dword [esi]      ;   250.8 p2+p0   34 sum
        add edx, dword [esp + 44] ;   251.3 p2+p1   34 sum
        add edx, 0x5a827999       ;   251.8 p0      34 sum
        rol edx, 0xc              ;   252.3 p1      35 v[0]
        add edi, dword [esp + 60] ;   253.5 p2+p0   35 v[4]
        mov dword [esp + 44], ecx ;   251.0 p0+p3   36 v[3] spill
        mov ecx, edi              ;   254.0 p1      26 sum copy
        xor ecx, eax              ;   254.5 p0      26 sum
        and ecx, dword [esp + 56] ;   255.0 p2+p0   26 sum
        xor ecx, eax              ;   255.5 p0      26 sum
        rol eax, 0xa              ;   256.0 p1      36 v[0]
        add ecx, dword [esi + 48] ;   256.0 p2+p0   34 sum
        add ecx, dword [esp + 60] ;   256.5 p2+p0   34 sum
        add ecx, 0x5c4dd124       ;   257.0 p1      34 sum
        rol ecx, 7                ;   257.5 p1      35 v[3]
        add edx, dword [esp + 36] ;   256.3 p2+p0   35 v[0]
        mov dword [esp + 60], eax ;   260.0 p0+p3   36 v[0] spill
        mov eax, ebx              ;   256.3 p1      25 sum copy
        xor eax, ebp              ;   257.0 p0      25 sum
        and eax, edx              ;   257.5 p0      25 sum
        rol ebx, 0xa              ;   258.0 p1      36 v[1]
        xor eax, ebp              ;   258.0 p0      25 sum
        add eax, dword [esi + 36] ;   258.5 p2+p1   34 sum
        add eax, dword [esp + 36] ;   259.0 p2+p0   34 sum
        add eax, 0x5a827999       ;   259.5 p1      34 sum
        rol eax, 0xf              ;   260.0 p1      35 v[4]
        add ecx, dword [esp + 52] ;   261.5 p2+p0   35 v[3]
        mov dword [esp + 36], ebp ;   260.7 p0+p3   36 v[2] spill
        mov ebp, edi              ;   261.0 p1      26 sum copy
        xor ebp, ecx              ;   262.0 p0      26 sum
        and ebp, dword [esp + 60] ;   263.0 p2+p0   26 sum
        xor ebp, edi              ;   263.5 p0      26 sum
        rol edi, 0xa              ;   264.0 p1      36 v[4]
        add ebp, dword [esi + 16] ;   264.0 p2+p0   34 sum
        add ebp, dword [esp + 52] ;   264.5 p2+p1   34 sum
        add ebp, 0x5c4dd124       ;   265.0 p0      34 sum
        rol ebp, 6                ;   265.5 p1      35 v[2]
        add eax, dword [esp + 44] ;   265.0 p2+p0   35 v[4]
        mov dword [esp + 52], edi ;   268.0 p0+p3   36 v[4] spill
        mov edi, edx              ;   266.0 p1      25 sum copy
        xor edi, ebx              ;   266.7 p0      25 sum
        and edi, eax              ;   267.2 p0      25 sum
        xor edi, ebx              ;   267.7 p0      25 sum
        rol edx, 0xa              ;   268.2 p1      36 v[0]
        add edi, dword [esi + 20] ;   268.2 p2+p0   34 sum
        add edi, dword [esp + 44] ;   268.7 p2+p1   34 sum
        add edi, 0x5a827999       ;   269.2 p0      34 sum
        rol edi, 9                ;   269.7 p1      35 v[3]
        add ebp, dword [esp + 56] ;   269.7 p2+p0   35 v[2]
        mov dword [esp + 44], ebx ;   270.3 p0+p3   36 v[1] spill
        mov ebx, ebp              ;   270.7 p1      26 sum copy
        xor ebx, ecx              ;   271.3 p0      26 sum
        and ebx, dword [esp + 52] ;   271.8 p2+p0   26 sum
        xor ebx, ecx              ;   272.3 p0      26 sum
        add ebx, dword [esi + 36] ;   272.8 p2+p1   34 sum
        add ebx, dword [esp + 56] ;   273.3 p2+p1   34 sum
        add ebx, 0x5c4dd124       ;   273.8 p0      34 sum
        rol ebx, 0xf              ;   274.3 p1      35 v[1]
        rol ecx, 0xa              ;   278.3 p1      36 v[3]
        add edi, dword [esp + 36] ;   274.7 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   282.3 p0+p3   36 v[3] spill
        mov ecx, eax              ;   276.0 p1      25 sum copy
        xor ecx, edx              ;   276.5 p0      25 sum
        and ecx, edi              ;   277.0 p0      25 sum
        rol eax, 0xa              ;   277.5 p1      36 v[4]
        xor ecx, edx              ;   277.5 p0      25 sum
        add ecx, dword [esi + 8]  ;   278.0 p2+p1   34 sum
        add ecx, dword [esp + 36] ;   278.5 p2+p0   34 sum
        add ecx, 0x5a827999       ;   279.0 p1      34 sum
        rol ecx, 0xb              ;   279.5 p1      35 v[2]
        add ebx, dword [esp + 60] ;   279.3 p2+p0   35 v[1]
        mov dword [esp + 36], edx ;   280.0 p0+p3   36 v[0] spill
        mov edx, ebp              ;   280.3 p1      26 sum copy
        xor edx, ebx              ;   281.0 p0      26 sum
        and edx, dword [esp + 56] ;   285.3 p2+p0   26 sum
        xor edx, ebp              ;   285.8 p0      26 sum
        add edx, dword [esi + 4]  ;   286.3 p2+p1   34 sum
        add edx, dword [esp + 60] ;   286.8 p2+p1   34 sum
        add edx, 0x5c4dd124       ;   287.3 p0      34 sum
        rol edx, 0xd              ;   287.8 p1      35 v[0]
        add ecx, dword [esp + 44] ;   284.0 p2+p0   35 v[2]
        rol ebp, 0xa              ;   284.7 p1      36 v[2]
        mov dword [esp + 60], ebp ;   288.7 p0+p3   36 v[2] spill
        mov ebp, edi              ;   285.7 p1      25 sum copy
        xor ebp, eax              ;   286.2 p0      25 sum
        and ebp, ecx              ;   286.7 p0      25 sum
        xor ebp, eax              ;   287.2 p0      25 sum
        rol edi, 0xa              ;   287.7 p1      36 v[3]
        add ebp, dword [esi + 56] ;   287.7 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   288.2 p2+p1   34 sum
        add ebp, 0x5a827999       ;   288.7 p0      34 sum
        rol ebp, 7                ;   289.2 p1      35 v[1]
        add edx, dword [esp + 52] ;   291.8 p2+p0   35 v[0]
        mov dword [esp + 44], eax ;   289.7 p0+p3   36 v[4] spill
        mov eax, edx              ;   292.3 p1      26 sum copy
        xor eax, ebx              ;   292.8 p0      26 sum
        and eax, dword [esp + 60] ;   293.3 p2+p0   26 sum
        xor eax, ebx              ;   293.8 p0      26 sum
        add eax, dword [esi + 8]  ;   294.3 p2+p1   34 sum
        add eax, dword [esp + 52] ;   294.8 p2+p1   34 sum
        add eax, 0x5c4dd124       ;   295.3 p0      34 sum
        add ebp, dword [esp + 36] ;   293.7 p2+p1   35 v[1]
        rol eax, 0xb              ;   295.8 p1      35 v[4]
        rol ebx, 0xa              ;   299.8 p1      36 v[1]
        mov dword [esp + 52], ebx ;   303.8 p0+p3   36 v[1] spill
        mov ebx, ecx              ;   295.7 p0      25 sum copy
        xor ebx, edi              ;   296.2 p0      25 sum
        and ebx, ebp              ;   296.7 p0      25 sum
        xor ebx, edi              ;   297.2 p0      25 sum
        rol ecx, 0xa              ;   297.7 p1      36 v[2]
        add ebx, dword [esi + 44] ;   297.7 p2+p1   34 sum
        add ebx, dword [esp + 36] ;   298.2 p2+p0   34 sum
        add ebx, 0x5a827999       ;   298.7 p1      34 sum
        rol ebx, 0xd              ;   299.2 p1      35 v[0]
        add eax, dword [esp + 56] ;   299.8 p2+p0   35 v[4]
        mov dword [esp + 36], edi ;   299.3 p0+p3   36 v[3] spill
        mov edi, edx              ;   299.7 p1      25 sum copy
        not edi                   ;   300.3 p0      25 sum
        or edi, eax               ;   300.8 p0      25 sum
        xor edi, dword [esp + 52] ;   306.8 p2+p0   25 sum
        add edi, dword [esi + 60] ;   307.3 p2+p1   34 sum
        add edi, dword [esp + 56] ;   307.8 p2+p1   34 sum
        add edi, 0x6d703ef3       ;   308.3 p0      34 sum
        add ebx, dword [esp + 44] ;   303.7 p2+p1   35 v[0]
        rol edi, 9                ;   308.8 p1      35 v[3]
        rol edx, 0xa              ;   312.8 p1      36 v[0]
        mov dword [esp + 56], edx ;   316.8 p0+p3   36 v[0] spill
        mov edx, ebp              ;   305.3 p0      25 sum copy
        xor edx, ecx              ;   305.8 p0      25 sum
        and edx, ebx              ;   306.3 p0      25 sum
        xor edx, ecx              ;   306.8 p0      25 sum
        rol ebp, 0xa              ;   307.3 p1      36 v[1]
        add edx, dword [esi + 32] ;   307.3 p2+p1   34 sum
        add edx, dword [esp + 44] ;   307.8 p2+p0   34 sum
        add edx, 0x5a827999       ;   308.3 p1      34 sum
        rol edx, 0xc              ;   308.8 p1      35 v[4]
        add edi, dword [esp + 60] ;   312.8 p2+p0   35 v[3]
        mov dword [esp + 44], ecx ;   309.0 p0+p3   36 v[2] spill
        mov ecx, eax              ;   309.3 p1      25 sum copy
        not ecx                   ;   310.0 p0      25 sum
        or ecx, edi               ;   313.3 p0      25 sum
        xor ecx, dword [esp + 56] ;   319.8 p2+p0   25 sum
        add ecx, dword [esi + 20] ;   320.3 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   320.8 p2+p1   34 sum
        add ecx, 0x6d703ef3       ;   321.3 p0      34 sum
        rol ecx, 7                ;   321.8 p1      35 v[2]
        add edx, dword [esp + 36] ;   313.3 p2+p0   35 v[4]
        rol eax, 0xa              ;   313.8 p1      36 v[4]
        mov dword [esp + 60], eax ;   317.8 p0+p3   36 v[4] spill
        mov eax, ebx              ;   314.7 p1      25 sum copy
        not eax                   ;   315.2 p0      25 sum
        or eax, edx               ;   315.7 p0      25 sum
        xor eax, ebp              ;   316.2 p0      25 sum
        rol ebx, 0xa              ;   316.7 p1      36 v[0]
        add eax, dword [esi + 12] ;   316.7 p2+p0   34 sum
        add eax, dword [esp + 36] ;   317.2 p2+p1   34 sum
        add eax, 0x6ed9eba1       ;   317.7 p0      34 sum
        rol eax, 0xb              ;   318.2 p1      35 v[3]
        add ecx, dword [esp + 52] ;   325.8 p2+p0   35 v[2]
        mov dword [esp + 36], ebp ;   318.7 p0+p3   36 v[1] spill
        mov ebp, edi              ;   319.0 p1      25 sum copy
        not ebp                   ;   319.7 p0      25 sum
        or ebp, ecx               ;   326.3 p0      25 sum
        xor ebp, dword [esp + 60] ;   326.8 p2+p0   25 sum
        add ebp, dword [esp + 52] ;   327.3 p2+p1   34 sum
        add ebp, dword [esi + 4]  ;   327.8 p2+p1   34 sum
        add ebp, 0x6d703ef3       ;   328.3 p0      34 sum
        rol ebp, 0xf              ;   328.8 p1      35 v[1]
        add eax, dword [esp + 44] ;   323.0 p2+p0   35 v[3]
        rol edi, 0xa              ;   323.5 p1      36 v[3]
        mov dword [esp + 52], edi ;   327.5 p0+p3   36 v[3] spill
        mov edi, edx              ;   324.3 p1      25 sum copy
        not edi                   ;   324.8 p0      25 sum
        or edi, eax               ;   325.3 p0      25 sum
        xor edi, ebx              ;   325.8 p0      25 sum
        rol edx, 0xa              ;   326.3 p1      36 v[4]
        add edi, dword [esi + 40] ;   326.3 p2+p0   34 sum
        add edi, dword [esp + 44] ;   326.8 p2+p1   34 sum
        add edi, 0x6ed9eba1       ;   327.3 p0      34 sum
        rol edi, 0xd              ;   327.8 p1      35 v[2]
        add ebp, dword [esp + 56] ;   332.8 p2+p0   35 v[1]
        mov dword [esp + 44], ebx ;   328.3 p0+p3   36 v[0] spill
        mov ebx, ecx              ;   328.7 p1      25 sum copy
        not ebx                   ;   329.3 p0      25 sum
        or ebx, ebp               ;   333.3 p0      25 sum
        xor ebx, dword [esp + 52] ;   333.8 p2+p0   25 sum
        add ebx, dword [esp + 56] ;   334.3 p2+p1   34 sum
        add ebx, dword [esi + 12] ;   334.8 p2+p1   34 sum
        add ebx, 0x6d703ef3       ;   335.3 p0      34 sum
        rol ebx, 0xb              ;   335.8 p1      35 v[0]
        add edi, dword [esp + 36] ;   332.7 p2+p0   35 v[2]
        rol ecx, 0xa              ;   333.2 p1      36 v[2]
        mov dword [esp + 56], ecx ;   337.2 p0+p3   36 v[2] spill
        mov ecx, eax              ;   334.0 p1      25 sum copy
        not ecx                   ;   334.5 p0      25 sum
        or ecx, edi               ;   335.0 p0      25 sum
        xor ecx, edx              ;   335.5 p0      25 sum
        rol eax, 0xa              ;   336.0 p1      36 v[3]
        add ecx, dword [esi + 56] ;   336.0 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   336.5 p2+p1   34 sum
        add ecx, 0x6ed9eba1       ;   337.0 p0      34 sum
        rol ecx, 6                ;   337.5 p1      35 v[1]
        add ebx, dword [esp + 60] ;   339.8 p2+p0   35 v[0]
        mov dword [esp + 36], edx ;   338.0 p0+p3   36 v[4] spill
        mov edx, ebp              ;   338.3 p1      25 sum copy
        not edx                   ;   339.0 p0      25 sum
        or edx, ebx               ;   340.3 p0      25 sum
        xor edx, dword [esp + 56] ;   340.8 p2+p0   25 sum
        add edx, dword [esi + 28] ;   341.3 p2+p1   34 sum
        add edx, dword [esp + 60] ;   341.8 p2+p1   34 sum
        add edx, 0x6d703ef3       ;   342.3 p0      34 sum
        rol edx, 8                ;   342.8 p1      35 v[4]
        add ecx, dword [esp + 44] ;   342.3 p2+p0   35 v[1]
        rol ebp, 0xa              ;   342.8 p1      36 v[1]
        mov dword [esp + 60], ebp ;   346.8 p0+p3   36 v[1] spill
        mov ebp, edi              ;   343.7 p1      25 sum copy
        not ebp                   ;   344.2 p0      25 sum
        or ebp, ecx               ;   344.7 p0      25 sum
        xor ebp, eax              ;   345.2 p0      25 sum
        rol edi, 0xa              ;   345.7 p1      36 v[2]
        add ebp, dword [esi + 16] ;   345.7 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   346.2 p2+p1   34 sum
        add ebp, 0x6ed9eba1       ;   346.7 p0      34 sum
        rol ebp, 7                ;   347.2 p1      35 v[0]
        add edx, dword [esp + 52] ;   347.0 p2+p0   35 v[4]
        mov dword [esp + 44], eax ;   347.7 p0+p3   36 v[3] spill
        mov eax, ebx              ;   348.0 p1      25 sum copy
        not eax                   ;   348.7 p0      25 sum
        or eax, edx               ;   349.2 p0      25 sum
        xor eax, dword [esp + 60] ;   349.8 p2+p0   25 sum
        add eax, dword [esi + 56] ;   350.3 p2+p1   34 sum
        add eax, dword [esp + 52] ;   351.0 p2+p1   34 sum
        add eax, 0x6d703ef3       ;   351.5 p0      34 sum
        rol eax, 6                ;   352.0 p1      35 v[3]
        add ebp, dword [esp + 36] ;   352.0 p2+p0   35 v[0]
        rol ebx, 0xa              ;   352.5 p1      36 v[0]
        mov dword [esp + 52], ebx ;   356.5 p0+p3   36 v[0] spill
        mov ebx, ecx              ;   353.3 p1      25 sum copy
        not ebx                   ;   353.8 p0      25 sum
        or ebx, ebp               ;   354.3 p0      25 sum
        xor ebx, edi              ;   354.8 p0      25 sum
        rol ecx, 0xa              ;   355.3 p1      36 v[1]
        add ebx, dword [esi + 36] ;   355.3 p2+p0   34 sum
        add ebx, dword [esp + 36] ;   355.8 p2+p1   34 sum
        add ebx, 0x6ed9eba1       ;   356.3 p0      34 sum
        rol ebx, 0xe              ;   356.8 p1      35 v[4]
        add eax, dword [esp + 56] ;   356.7 p2+p0   35 v[3]
        mov dword [esp + 36], edi ;   357.3 p0+p3   36 v[2] spill
        mov edi, edx              ;   357.7 p1      25 sum copy
        not edi                   ;   358.3 p0      25 sum
        or edi, eax               ;   358.8 p0      25 sum
        xor edi, dword [esp + 52] ;   359.5 p2+p0   25 sum
        add edi, dword [esi + 24] ;   360.0 p2+p1   34 sum
        add edi, dword [esp + 56] ;   360.7 p2+p1   34 sum
        add edi, 0x6d703ef3       ;   361.2 p0      34 sum
        rol edi, 6                ;   361.7 p1      35 v[2]
        add ebx, dword [esp + 44] ;   361.7 p2+p0   35 v[4]
        rol edx, 0xa              ;   362.2 p1      36 v[4]
        mov dword [esp + 56], edx ;   366.2 p0+p3   36 v[4] spill
        mov edx, ebp              ;   363.0 p1      25 sum copy
        not edx                   ;   363.5 p0      25 sum
        or edx, ebx               ;   364.0 p0      25 sum
        xor edx, ecx              ;   364.5 p0      25 sum
        rol ebp, 0xa              ;   365.0 p1      36 v[0]
        add edx, dword [esi + 60] ;   365.0 p2+p0   34 sum
        add edx, dword [esp + 44] ;   365.5 p2+p1   34 sum
        add edx, 0x6ed9eba1       ;   366.0 p0      34 sum
        rol edx, 9                ;   366.5 p1      35 v[3]
        add edi, dword [esp + 60] ;   366.3 p2+p0   35 v[2]
        mov dword [esp + 44], ecx ;   367.0 p0+p3   36 v[1] spill
        mov ecx, eax              ;   367.3 p1      25 sum copy
        not ecx                   ;   368.0 p0      25 sum
        or ecx, edi               ;   368.5 p0      25 sum
        xor ecx, dword [esp + 56] ;   369.2 p2+p0   25 sum
        add ecx, dword [esi + 36] ;   369.7 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   370.3 p2+p1   34 sum
        add ecx, 0x6d703ef3       ;   370.8 p0      34 sum
        rol ecx, 0xe              ;   371.3 p1      35 v[1]
        add edx, dword [esp + 36] ;   371.3 p2+p0   35 v[3]
        rol eax, 0xa              ;   371.8 p1      36 v[3]
        mov dword [esp + 60], eax ;   375.8 p0+p3   36 v[3] spill
        mov eax, ebx              ;   372.7 p1      25 sum copy
        not eax                   ;   373.2 p0      25 sum
        or eax, edx               ;   373.7 p0      25 sum
        xor eax, ebp              ;   374.2 p0      25 sum
        rol ebx, 0xa              ;   374.7 p1      36 v[4]
        add eax, dword [esi + 32] ;   374.7 p2+p0   34 sum
        add eax, dword [esp + 36] ;   375.2 p2+p1   34 sum
        add eax, 0x6ed9eba1       ;   375.7 p0      34 sum
        rol eax, 0xd              ;   376.2 p1      35 v[2]
        add ecx, dword [esp + 52] ;   376.0 p2+p0   35 v[1]
        mov dword [esp + 36], ebp ;   376.7 p0+p3   36 v[0] spill
        mov ebp, edi              ;   377.0 p1      25 sum copy
        not ebp                   ;   377.7 p0      25 sum
        or ebp, ecx               ;   378.2 p0      25 sum
        xor ebp, dword [esp + 60] ;   378.8 p2+p0   25 sum
        add ebp, dword [esi + 44] ;   379.3 p2+p1   34 sum
        add ebp, dword [esp + 52] ;   380.0 p2+p1   34 sum
        add ebp, 0x6d703ef3       ;   380.5 p0      34 sum
        rol ebp, 0xc              ;   381.0 p1      35 v[0]
        add eax, dword [esp + 44] ;   381.0 p2+p0   35 v[2]
        rol edi, 0xa              ;   381.5 p1      36 v[2]
        mov dword [esp + 52], edi ;   385.5 p0+p3   36 v[2] spill
        mov edi, edx              ;   382.3 p1      25 sum copy
        not edi                   ;   382.8 p0      25 sum
        or edi, eax               ;   383.3 p0      25 sum
        xor edi, ebx              ;   383.8 p0      25 sum
        rol edx, 0xa              ;   384.3 p1      36 v[3]
        add edi, dword [esi + 4]  ;   384.3 p2+p0   34 sum
        add edi, dword [esp + 44] ;   384.8 p2+p1   34 sum
        add edi, 0x6ed9eba1       ;   385.3 p0      34 sum
        rol edi, 0xf              ;   385.8 p1      35 v[1]
        add ebp, dword [esp + 56] ;   385.7 p2+p0   35 v[0]
        mov dword [esp + 44], ebx ;   386.3 p0+p3   36 v[4] spill
        mov ebx, ecx              ;   386.7 p1      25 sum copy
        not ebx                   ;   387.3 p0      25 sum
        or ebx, ebp               ;   387.8 p0      25 sum
        xor ebx, dword [esp + 52] ;   388.5 p2+p0   25 sum
        add ebx, dword [esi + 32] ;   389.0 p2+p1   34 sum
        add ebx, dword [esp + 56] ;   389.7 p2+p1   34 sum
        add ebx, 0x6d703ef3       ;   390.2 p0      34 sum
        rol ebx, 0xd              ;   390.7 p1      35 v[4]
        add edi, dword [esp + 36] ;   390.7 p2+p0   35 v[1]
        rol ecx, 0xa              ;   391.2 p1      36 v[1]
        mov dword [esp + 56], ecx ;   395.2 p0+p3   36 v[1] spill
        mov ecx, eax              ;   392.0 p1      25 sum copy
        not ecx                   ;   392.5 p0      25 sum
        or ecx, edi               ;   393.0 p0      25 sum
        xor ecx, edx              ;   393.5 p0      25 sum
        rol eax, 0xa              ;   394.0 p1      36 v[2]
        add ecx, dword [esi + 8]  ;   394.0 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   394.5 p2+p1   34 sum
        add ecx, 0x6ed9eba1       ;   395.0 p0      34 sum
        rol ecx, 0xe              ;   395.5 p1      35 v[0]
        add ebx, dword [esp + 60] ;   395.3 p2+p0   35 v[4]
        mov dword [esp + 36], edx ;   396.0 p0+p3   36 v[3] spill
        mov edx, ebp              ;   396.3 p1      25 sum copy
        not edx                   ;   397.0 p0      25 sum
        or edx, ebx               ;   397.5 p0      25 sum
        xor edx, dword [esp + 56] ;   398.2 p2+p0   25 sum
        add edx, dword [esi + 48] ;   398.7 p2+p1   34 sum
        add edx, dword [esp + 60] ;   399.3 p2+p1   34 sum
        add edx, 0x6d703ef3       ;   399.8 p0      34 sum
        rol edx, 5                ;   400.3 p1      35 v[3]
        add ecx, dword [esp + 44] ;   400.3 p2+p0   35 v[0]
        rol ebp, 0xa              ;   400.8 p1      36 v[0]
        mov dword [esp + 60], ebp ;   404.8 p0+p3   36 v[0] spill
        mov ebp, edi              ;   401.7 p1      25 sum copy
        not ebp                   ;   402.2 p0      25 sum
        or ebp, ecx               ;   402.7 p0      25 sum
        xor ebp, eax              ;   403.2 p0      25 sum
        rol edi, 0xa              ;   403.7 p1      36 v[1]
        add ebp, dword [esi + 28] ;   403.7 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   404.2 p2+p1   34 sum
        add ebp, 0x6ed9eba1       ;   404.7 p0      34 sum
        rol ebp, 8                ;   405.2 p1      35 v[4]
        add edx, dword [esp + 52] ;   405.0 p2+p0   35 v[3]
        mov dword [esp + 44], eax ;   405.7 p0+p3   36 v[2] spill
        mov eax, ebx              ;   406.0 p1      25 sum copy
        not eax                   ;   406.7 p0      25 sum
        or eax, edx               ;   407.2 p0      25 sum
        xor eax, dword [esp + 60] ;   407.8 p2+p0   25 sum
        add eax, dword [esi + 8]  ;   408.3 p2+p1   34 sum
        add eax, dword [esp + 52] ;   409.0 p2+p1   34 sum
        add eax, 0x6d703ef3       ;   409.5 p0      34 sum
        rol eax, 0xe              ;   410.0 p1      35 v[2]
        add ebp, dword [esp + 36] ;   410.0 p2+p0   35 v[4]
        rol ebx, 0xa              ;   410.5 p1      36 v[4]
        mov dword [esp + 52], ebx ;   414.5 p0+p3   36 v[4] spill
        mov ebx, ecx              ;   411.3 p1      25 sum copy
        not ebx                   ;   411.8 p0      25 sum
        or ebx, ebp               ;   412.3 p0      25 sum
        xor ebx, edi              ;   412.8 p0      25 sum
        rol ecx, 0xa              ;   413.3 p1      36 v[0]
        add ebx, dword [esi]      ;   413.3 p2+p0   34 sum
        add ebx, dword [esp + 36] ;   413.8 p2+p1   34 sum
        add ebx, 0x6ed9eba1       ;   414.3 p0      34 sum
        rol ebx, 0xd              ;   414.8 p1      35 v[3]
        add eax, dword [esp + 56] ;   414.7 p2+p0   35 v[2]
        mov dword [esp + 36], edi ;   415.3 p0+p3   36 v[1] spill
        mov edi, edx              ;   415.7 p1      25 sum copy
        not edi                   ;   416.3 p0      25 sum
        or edi, eax               ;   416.8 p0      25 sum
        xor edi, dword [esp + 52] ;   417.5 p2+p0   25 sum
        add edi, dword [esi + 40] ;   418.0 p2+p1   34 sum
        add edi, dword [esp + 56] ;   418.7 p2+p1   34 sum
        add edi, 0x6d703ef3       ;   419.2 p0      34 sum
        rol edi, 0xd              ;   419.7 p1      35 v[1]
        add ebx, dword [esp + 44] ;   419.7 p2+p0   35 v[3]
        rol edx, 0xa              ;   420.2 p1      36 v[3]
        mov dword [esp + 56], edx ;   424.2 p0+p3   36 v[3] spill
        mov edx, ebp              ;   421.0 p1      25 sum copy
        not edx                   ;   421.5 p0      25 sum
        or edx, ebx               ;   422.0 p0      25 sum
        xor edx, ecx              ;   422.5 p0      25 sum
        rol ebp, 0xa              ;   423.0 p1      36 v[4]
        add edx, dword [esi + 24] ;   423.0 p2+p0   34 sum
        add edx, dword [esp + 44] ;   423.5 p2+p1   34 sum
        add edx, 0x6ed9eba1       ;   424.0 p0      34 sum
        rol edx, 6                ;   424.5 p1      35 v[2]
        add edi, dword [esp + 60] ;   424.3 p2+p0   35 v[1]
        mov dword [esp + 44], ecx ;   425.0 p0+p3   36 v[0] spill
        mov ecx, eax              ;   425.3 p1      25 sum copy
        not ecx                   ;   426.0 p0      25 sum
        or ecx, edi               ;   426.5 p0      25 sum
        xor ecx, dword [esp + 56] ;   427.2 p2+p0   25 sum
        add ecx, dword [esi]      ;   427.7 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   428.3 p2+p1   34 sum
        add ecx, 0x6d703ef3       ;   428.8 p0      34 sum
        rol ecx, 0xd              ;   429.3 p1      35 v[0]
        add edx, dword [esp + 36] ;   429.3 p2+p0   35 v[2]
        rol eax, 0xa              ;   429.8 p1      36 v[2]
        mov dword [esp + 60], eax ;   433.8 p0+p3   36 v[2] spill
        mov eax, ebx              ;   430.7 p1      25 sum copy
        not eax                   ;   431.2 p0      25 sum
        or eax, edx               ;   431.7 p0      25 sum
        xor eax, ebp              ;   432.2 p0      25 sum
        rol ebx, 0xa              ;   432.7 p1      36 v[3]
        add eax, dword [esi + 52] ;   432.7 p2+p0   34 sum
        add eax, dword [esp + 36] ;   433.2 p2+p1   34 sum
        add eax, 0x6ed9eba1       ;   433.7 p0      34 sum
        rol eax, 5                ;   434.2 p1      35 v[1]
        add ecx, dword [esp + 52] ;   434.0 p2+p0   35 v[0]
        mov dword [esp + 36], ebp ;   434.7 p0+p3   36 v[4] spill
        mov ebp, edi              ;   435.0 p1      25 sum copy
        not ebp                   ;   435.7 p0      25 sum
        or ebp, ecx               ;   436.2 p0      25 sum
        xor ebp, dword [esp + 60] ;   436.8 p2+p0   25 sum
        add ebp, dword [esi + 16] ;   437.3 p2+p1   34 sum
        add ebp, dword [esp + 52] ;   438.0 p2+p1   34 sum
        add ebp, 0x6d703ef3       ;   438.5 p0      34 sum
        rol ebp, 7                ;   439.0 p1      35 v[4]
        add eax, dword [esp + 44] ;   439.0 p2+p0   35 v[1]
        rol edi, 0xa              ;   439.5 p1      36 v[1]
        mov dword [esp + 52], edi ;   443.5 p0+p3   36 v[1] spill
        mov edi, edx              ;   440.3 p1      25 sum copy
        not edi                   ;   440.8 p0      25 sum
        or edi, eax               ;   441.3 p0      25 sum
        xor edi, ebx              ;   441.8 p0      25 sum
        rol edx, 0xa              ;   442.3 p1      36 v[2]
        add edi, dword [esi + 44] ;   442.3 p2+p0   34 sum
        add edi, dword [esp + 44] ;   442.8 p2+p1   34 sum
        add edi, 0x6ed9eba1       ;   443.3 p0      34 sum
        rol edi, 0xc              ;   443.8 p1      35 v[0]
        add ebp, dword [esp + 56] ;   443.7 p2+p0   35 v[4]
        mov dword [esp + 44], ebx ;   444.3 p0+p3   36 v[3] spill
        mov ebx, ecx              ;   444.7 p1      25 sum copy
        not ebx                   ;   445.3 p0      25 sum
        or ebx, ebp               ;   445.8 p0      25 sum
        xor ebx, dword [esp + 52] ;   446.5 p2+p0   25 sum
        add ebx, dword [esi + 52] ;   447.0 p2+p1   34 sum
        add ebx, dword [esp + 56] ;   447.7 p2+p1   34 sum
        add ebx, 0x6d703ef3       ;   448.2 p0      34 sum
        rol ebx, 5                ;   448.7 p1      35 v[3]
        add edi, dword [esp + 36] ;   448.7 p2+p0   35 v[0]
        rol ecx, 0xa              ;   449.2 p1      36 v[0]
        mov dword [esp + 56], ecx ;   453.2 p0+p3   36 v[0] spill
        mov ecx, eax              ;   450.0 p1      25 sum copy
        not ecx                   ;   450.5 p0      25 sum
        or ecx, edi               ;   451.0 p0      25 sum
        rol eax, 0xa              ;   451.5 p1      36 v[1]
        xor ecx, edx              ;   451.5 p0      25 sum
        add ecx, dword [esi + 20] ;   452.0 p2+p1   34 sum
        add ecx, dword [esp + 36] ;   452.5 p2+p0   34 sum
        add ecx, 0x6ed9eba1       ;   453.0 p1      34 sum
        rol ecx, 7                ;   453.5 p1      35 v[4]
        add ebx, dword [esp + 60] ;   453.3 p2+p0   35 v[3]
        mov dword [esp + 36], edx ;   454.0 p0+p3   36 v[2] spill
        mov edx, ebp              ;   454.3 p1      25 sum copy
        xor edx, dword [esp + 56] ;   456.2 p2+p0   25 sum
        and edx, ebx              ;   456.7 p0      25 sum
        xor edx, dword [esp + 56] ;   457.2 p2+p0   25 sum
        add edx, dword [esi + 32] ;   457.7 p2+p1   34 sum
        add edx, dword [esp + 60] ;   458.2 p2+p0   34 sum
        add edx, 0x7a6d76e9       ;   458.7 p1      34 sum
        rol edx, 0xf              ;   459.2 p1      35 v[2]
        add ecx, dword [esp + 44] ;   458.7 p2+p0   35 v[4]
        rol ebp, 0xa              ;   459.2 p1      36 v[4]
        mov dword [esp + 60], ebx ;   459.3 p0+p3   35 v[3] spill
        mov ebx, edi              ;   460.2 p1      25 sum copy
        not ebx                   ;   460.7 p0      25 sum
        or ebx, ecx               ;   461.2 p0      25 sum
        rol edi, 0xa              ;   461.7 p1      36 v[0]
        xor ebx, eax              ;   461.7 p0      25 sum
        add ebx, dword [esi + 48] ;   462.2 p2+p1   34 sum
        add ebx, dword [esp + 44] ;   462.7 p2+p0   34 sum
        add ebx, 0x6ed9eba1       ;   463.2 p1      34 sum
        rol ebx, 5                ;   463.7 p1      35 v[3]
        add edx, dword [esp + 52] ;   463.3 p2+p0   35 v[2]
        mov dword [esp + 44], eax ;   464.0 p0+p3   36 v[1] spill
        mov eax, dword [esp + 60] ;   464.3 p2      25 sum
        xor eax, ebp              ;   466.3 p0      25 sum
        and eax, edx              ;   466.8 p0      25 sum
        xor eax, ebp              ;   467.3 p0      25 sum
        add eax, dword [esi + 24] ;   467.8 p2+p1   34 sum
        add eax, dword [esp + 52] ;   468.3 p2+p1   34 sum
        add eax, 0x7a6d76e9       ;   468.8 p0      34 sum
        rol eax, 5                ;   469.3 p1      35 v[1]
        add ebx, dword [esp + 36] ;   467.7 p2+p0   35 v[3]
        mov dword [esp + 52], ebp ;   468.3 p0+p3   36 v[4] spill
        mov ebp, edi              ;   468.7 p1      26 sum copy
        not ebp                   ;   469.3 p0      26 sum
        and ebp, ecx              ;   469.8 p0      26 sum
        rol ecx, 0xa              ;   470.3 p1      36 v[4]
        add ebp, dword [esi + 4]  ;   470.3 p2+p0   34 sum
        add ebp, dword [esp + 36] ;   471.0 p2+p1   34 sum
        add ebp, 0x8f1bbcdc       ;   471.5 p0      34 sum
        mov dword [esp + 36], ecx ;   474.3 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 60] ;   472.0 p2      36 v[3]
        rol ecx, 0xa              ;   474.0 p1      36 v[3]
        add eax, dword [esp + 56] ;   473.3 p2+p0   35 v[1]
        mov dword [esp + 60], eax ;   473.8 p0+p3   35 v[1] spill
        mov eax, ebx              ;   473.7 p1      26 sum copy
        and eax, edi              ;   474.3 p0      26 sum
        add ebp, eax              ;   474.8 p1      34 sum
        rol ebp, 0xb              ;   475.3 p1      35 v[2]
        mov eax, edx              ;   475.0 p0      25 sum copy
        xor eax, ecx              ;   478.0 p0      25 sum
        and eax, dword [esp + 60] ;   478.5 p2+p0   25 sum
        xor eax, ecx              ;   479.0 p0      25 sum
        add ebp, dword [esp + 44] ;   479.3 p2+p1   35 v[2]
        add eax, dword [esp + 56] ;   479.5 p2+p0   34 sum
        add eax, dword [esi + 16] ;   480.0 p2+p1   34 sum
        add eax, 0x7a6d76e9       ;   480.5 p0      34 sum
        rol eax, 8                ;   481.0 p1      35 v[0]
        rol edx, 0xa              ;   485.0 p1      36 v[2]
        mov dword [esp + 56], ecx ;   479.7 p0+p3   36 v[3] spill
        mov ecx, dword [esp + 36] ;   480.0 p2      26 sum
        not ecx                   ;   482.0 p0      26 sum
        and ecx, ebx              ;   482.5 p0      26 sum
        rol ebx, 0xa              ;   483.0 p1      36 v[3]
        add ecx, dword [esi + 36] ;   483.0 p2+p0   34 sum
        add ecx, dword [esp + 44] ;   483.5 p2+p1   34 sum
        add ecx, 0x8f1bbcdc       ;   484.0 p0      34 sum
        mov dword [esp + 44], edi ;   483.2 p0+p3   36 v[0] spill
        mov edi, ebp              ;   483.3 p1      26 sum copy
        and edi, dword [esp + 36] ;   484.2 p2+p0   26 sum
        add ecx, edi              ;   484.7 p1      34 sum
        rol ecx, 0xc              ;   485.2 p1      35 v[1]
        mov edi, dword [esp + 52] ;   485.0 p2      36 v[4] reload
        add eax, edi              ;   487.0 p0      35 v[0]
        add ecx, dword [esp + 44] ;   489.2 p2+p0   35 v[1]
        mov edi, dword [esp + 60] ;   487.0 p2      25 sum
        xor edi, edx              ;   489.0 p0      25 sum
        and edi, eax              ;   489.5 p0      25 sum
        xor edi, edx              ;   490.0 p0      25 sum
        mov dword [esp + 32], edx ;   489.0 p0+p3   36 v[2] spill
        mov edx, ebx              ;   488.0 p1      26 sum copy
        not edx                   ;   489.2 p0      26 sum
        and edx, ebp              ;   489.7 p0      26 sum
        add edi, dword [esp + 52] ;   490.5 p2+p1   34 sum
        add edi, dword [esi + 4]  ;   491.0 p2+p1   34 sum
        add edi, 0x7a6d76e9       ;   491.5 p1      34 sum
        rol edi, 0xb              ;   492.0 p1      35 v[4]
        add edx, dword [esi + 44] ;   491.0 p2+p0   34 sum
        add edx, dword [esp + 44] ;   492.0 p2+p0   34 sum
        add edx, 0x8f1bbcdc       ;   492.5 p1      34 sum
        rol ebp, 0xa              ;   493.0 p1      36 v[2]
        mov dword [esp + 44], ebp ;   497.0 p0+p3   36 v[2] spill
        mov ebp, ecx              ;   493.8 p1      26 sum copy
        and ebp, ebx              ;   494.3 p0      26 sum
        add edx, ebp              ;   494.8 p1      34 sum
        rol edx, 0xe              ;   495.3 p1      35 v[0]
        mov ebp, dword [esp + 56] ;   494.7 p2      36 v[3] reload
        add edi, ebp              ;   496.7 p0      35 v[4]
        mov ebp, dword [esp + 60] ;   495.7 p2      36 v[1]
        rol ebp, 0xa              ;   497.7 p1      36 v[1]
        add edx, dword [esp + 36] ;   499.3 p2+p0   35 v[0]
        mov dword [esp + 60], ebx ;   496.7 p0+p3   36 v[3] spill
        mov ebx, eax              ;   497.0 p1      25 sum copy
        xor ebx, ebp              ;   501.7 p0      25 sum
        and ebx, edi              ;   502.2 p0      25 sum
        mov dword [esp + 52], edi ;   498.7 p0+p3   35 v[4] spill
        mov edi, dword [esp + 44] ;   498.3 p2      26 sum
        not edi                   ;   500.3 p0      26 sum
        and edi, ecx              ;   500.8 p0      26 sum
        xor ebx, ebp              ;   502.7 p0      25 sum
        add edi, dword [esi + 40] ;   501.3 p2+p1   34 sum
        add edi, dword [esp + 36] ;   501.8 p2+p1   34 sum
        add edi, 0x8f1bbcdc       ;   502.3 p1      34 sum
        rol ecx, 0xa              ;   502.8 p1      36 v[1]
        mov dword [esp + 36], ebp ;   501.7 p0+p3   36 v[1] spill
        mov ebp, dword [esp + 44] ;   502.0 p2      26 sum
        and ebp, edx              ;   504.0 p0      26 sum
        add edi, ebp              ;   504.5 p1      34 sum
        rol edi, 0xf              ;   505.0 p1      35 v[4]
        add ebx, dword [esp + 56] ;   503.3 p2+p0   34 sum
        mov ebp, dword [esi + 12] ;   504.3 p2      34 sum reload
        add ebx, ebp              ;   506.3 p0      34 sum
        add ebx, 0x7a6d76e9       ;   506.8 p1      34 sum
        rol ebx, 0xe              ;   507.3 p1      35 v[3]
        rol eax, 0xa              ;   511.3 p1      36 v[0]
        add edi, dword [esp + 60] ;   509.0 p2+p0   35 v[4]
        add ebx, dword [esp + 32] ;   511.3 p2+p0   35 v[3]
        mov ebp, ecx              ;   507.0 p0      26 sum copy
        not ebp                   ;   507.5 p0      26 sum
        and ebp, edx              ;   508.0 p0      26 sum
        mov dword [esp + 56], edx ;   508.5 p0+p3   35 v[0] spill
        mov edx, dword [esp + 52] ;   508.3 p2      25 sum
        xor edx, eax              ;   515.3 p0      25 sum
        and edx, ebx              ;   515.8 p0      25 sum
        add ebp, dword [esi]      ;   509.3 p2+p1   34 sum
        add ebp, dword [esp + 60] ;   510.3 p2+p1   34 sum
        add ebp, 0x8f1bbcdc       ;   510.8 p1      34 sum
        xor edx, eax              ;   516.3 p0      25 sum
        mov dword [esp + 60], eax ;   515.3 p0+p3   36 v[0] spill
        mov eax, edi              ;   511.7 p1      26 sum copy
        and eax, ecx              ;   512.5 p0      26 sum
        add ebp, eax              ;   513.0 p1      34 sum
        rol ebp, 0xe              ;   513.5 p1      35 v[3]
        add edx, dword [esi + 44] ;   516.8 p2+p0   34 sum
        add edx, dword [esp + 32] ;   517.3 p2+p0   34 sum
        add edx, 0x7a6d76e9       ;   517.8 p1      34 sum
        rol edx, 0xe              ;   518.3 p1      35 v[2]
        mov eax, dword [esp + 56] ;   515.0 p2      36 v[0]
        rol eax, 0xa              ;   522.3 p1      36 v[0]
        add ebp, dword [esp + 44] ;   517.5 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   516.3 p0+p3   36 v[1] spill
        mov ecx, dword [esp + 52] ;   517.0 p2      36 v[4]
        rol ecx, 0xa              ;   519.0 p1      36 v[4]
        add edx, dword [esp + 36] ;   522.3 p2+p0   35 v[2]
        mov dword [esp + 52], edx ;   522.8 p0+p3   35 v[2] spill
        mov edx, eax              ;   526.3 p1      26 sum copy
        not edx                   ;   526.8 p0      26 sum
        and edx, edi              ;   527.3 p0      26 sum
        mov dword [esp + 32], edi ;   520.3 p0+p3   35 v[4] spill
        mov edi, ebp              ;   519.7 p1      26 sum copy
        and edi, eax              ;   526.3 p0      26 sum
        add edi, dword [esi + 32] ;   526.8 p2+p1   34 sum
        add edi, edx              ;   527.8 p1      34 sum
        add edi, dword [esp + 44] ;   528.3 p2+p0   34 sum
        add edi, 0x8f1bbcdc       ;   528.8 p1      34 sum
        rol edi, 0xf              ;   529.3 p1      35 v[2]
        mov edx, ebx              ;   522.7 p0      25 sum copy
        xor edx, ecx              ;   523.2 p0      25 sum
        and edx, dword [esp + 52] ;   525.8 p2+p0   25 sum
        xor edx, ecx              ;   526.3 p0      25 sum
        rol ebx, 0xa              ;   526.8 p1      36 v[3]
        add edx, dword [esi + 60] ;   526.8 p2+p0   34 sum
        add edx, dword [esp + 36] ;   527.3 p2+p0   34 sum
        add edx, 0x7a6d76e9       ;   527.8 p1      34 sum
        rol edx, 6                ;   528.3 p1      35 v[1]
        mov dword [esp + 36], ecx ;   526.7 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 32] ;   527.0 p2      36 v[4]
        rol ecx, 0xa              ;   532.3 p1      36 v[4]
        add edi, dword [esp + 56] ;   533.3 p2+p0   35 v[2]
        mov dword [esp + 32], eax ;   528.7 p0+p3   36 v[0] spill
        mov eax, ecx              ;   536.3 p1      26 sum copy
        not eax                   ;   536.8 p0      26 sum
        and eax, ebp              ;   537.3 p0      26 sum
        add edx, dword [esp + 60] ;   532.3 p2+p1   35 v[1]
        rol ebp, 0xa              ;   532.8 p1      36 v[3]
        add eax, dword [esi + 48] ;   537.8 p2+p0   34 sum
        add eax, dword [esp + 56] ;   538.3 p2+p0   34 sum
        add eax, 0x8f1bbcdc       ;   538.8 p1      34 sum
        mov dword [esp + 56], ebp ;   536.8 p0+p3   36 v[3] spill
        mov ebp, edi              ;   533.8 p1      26 sum copy
        and ebp, ecx              ;   536.3 p0      26 sum
        add eax, ebp              ;   539.3 p1      34 sum
        rol eax, 9                ;   539.8 p1      35 v[1]
        mov ebp, dword [esp + 52] ;   534.0 p2      25 sum
        xor ebp, ebx              ;   536.0 p0      25 sum
        and ebp, edx              ;   536.5 p0      25 sum
        xor ebp, ebx              ;   537.0 p0      25 sum
        add ebp, dword [esi]      ;   537.5 p2+p1   34 sum
        add ebp, dword [esp + 60] ;   538.0 p2+p0   34 sum
        add ebp, 0x7a6d76e9       ;   538.5 p1      34 sum
        rol ebp, 0xe              ;   539.0 p1      35 v[0]
        add eax, dword [esp + 32] ;   543.8 p2+p0   35 v[1]
        mov dword [esp + 60], ebx ;   538.0 p0+p3   36 v[3] spill
        mov ebx, dword [esp + 52] ;   538.3 p2      36 v[2]
        rol ebx, 0xa              ;   544.3 p1      36 v[2]
        mov dword [esp + 52], ecx ;   540.0 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 56] ;   539.3 p2      26 sum
        not ecx                   ;   541.3 p0      26 sum
        and ecx, edi              ;   541.8 p0      26 sum
        rol edi, 0xa              ;   542.3 p1      36 v[2]
        add ecx, dword [esi + 16] ;   542.3 p2+p0   34 sum
        add ecx, dword [esp + 32] ;   542.8 p2+p1   34 sum
        add ecx, 0x8f1bbcdc       ;   543.3 p0      34 sum
        mov dword [esp + 32], edi ;   546.3 p0+p3   36 v[2] spill
        mov edi, dword [esp + 56] ;   542.7 p2      26 sum
        and edi, eax              ;   544.7 p0      26 sum
        add ecx, edi              ;   545.2 p1      34 sum
        rol ecx, 8                ;   545.7 p1      35 v[0]
        mov edi, dword [esp + 36] ;   544.0 p2      36 v[4] reload
        add ebp, edi              ;   546.0 p0      35 v[0]
        add edi, dword [esi + 20] ;   546.0 p2+p1   34 sum
        add edi, 0x7a6d76e9       ;   546.5 p0      34 sum
        mov dword [esp + 36], eax ;   545.8 p0+p3   35 v[1] spill
        mov eax, edx              ;   546.0 p1      25 sum copy
        xor eax, ebx              ;   548.3 p0      25 sum
        and eax, ebp              ;   548.8 p0      25 sum
        rol edx, 0xa              ;   549.3 p1      36 v[1]
        xor eax, ebx              ;   549.3 p0      25 sum
        add edi, eax              ;   549.8 p1      34 sum
        rol edi, 6                ;   550.3 p1      35 v[4]
        mov eax, dword [esp + 52] ;   548.3 p2      36 v[4] reload
        add ecx, eax              ;   550.3 p0      35 v[0]
        add eax, dword [esi + 52] ;   550.3 p2+p0   34 sum
        add eax, 0x8f1bbcdc       ;   550.8 p1      34 sum
        mov dword [esp + 52], ebx ;   550.0 p0+p3   36 v[2] spill
        mov ebx, dword [esp + 32] ;   550.3 p2      26 sum
        not ebx                   ;   552.3 p0      26 sum
        and ebx, dword [esp + 36] ;   552.8 p2+p0   26 sum
        add eax, ebx              ;   553.3 p1      34 sum
        mov ebx, ecx              ;   552.0 p0      26 sum copy
        and ebx, dword [esp + 32] ;   552.5 p2+p0   26 sum
        add eax, ebx              ;   553.8 p1      34 sum
        rol eax, 9                ;   554.3 p1      35 v[4]
        mov ebx, dword [esp + 60] ;   553.7 p2      36 v[3] reload
        add edi, ebx              ;   555.7 p0      35 v[4]
        mov dword [esp + 44], ecx ;   554.5 p0+p3   35 v[0] spill
        mov ecx, dword [esp + 36] ;   554.7 p2      36 v[1]
        rol ecx, 0xa              ;   556.7 p1      36 v[1]
        add ebx, dword [esi + 48] ;   555.7 p2+p0   34 sum
        add ebx, 0x7a6d76e9       ;   556.2 p0      34 sum
        mov dword [esp + 60], ecx ;   560.7 p0+p3   36 v[1] spill
        mov ecx, ebp              ;   556.7 p1      25 sum copy
        xor ecx, edx              ;   557.5 p0      25 sum
        and ecx, edi              ;   558.0 p0      25 sum
        xor ecx, edx              ;   558.5 p0      25 sum
        add ebx, ecx              ;   559.0 p1      34 sum
        rol ebx, 9                ;   559.5 p1      35 v[3]
        rol ebp, 0xa              ;   563.5 p1      36 v[0]
        mov ecx, dword [esp + 56] ;   559.0 p2      36 v[3] reload
        add eax, ecx              ;   561.0 p0      35 v[4]
        add ecx, dword [esi + 12] ;   561.0 p2+p0   34 sum
        add ecx, 0x8f1bbcdc       ;   561.5 p0      34 sum
        mov dword [esp + 56], edx ;   560.8 p0+p3   36 v[1] spill
        mov edx, dword [esp + 60] ;   561.7 p2      26 sum
        not edx                   ;   563.7 p0      26 sum
        and edx, dword [esp + 44] ;   564.2 p2+p0   26 sum
        add ecx, edx              ;   564.7 p1      34 sum
        mov edx, dword [esp + 60] ;   563.0 p2      26 sum
        and edx, eax              ;   565.0 p0      26 sum
        add ecx, edx              ;   565.5 p1      34 sum
        rol ecx, 0xe              ;   566.0 p1      35 v[3]
        mov edx, dword [esp + 52] ;   564.0 p2      36 v[2] reload
        add ebx, edx              ;   566.0 p0      35 v[3]
        mov edx, dword [esp + 44] ;   565.0 p2      36 v[0]
        rol edx, 0xa              ;   567.0 p1      36 v[0]
        mov dword [esp + 44], eax ;   565.3 p0+p3   35 v[4] spill
        mov eax, edi              ;   566.0 p1      25 sum copy
        xor eax, ebp              ;   567.5 p0      25 sum
        and eax, ebx              ;   568.0 p0      25 sum
        xor eax, ebp              ;   568.5 p0      25 sum
        rol edi, 0xa              ;   569.0 p1      36 v[4]
        add eax, dword [esi + 8]  ;   569.0 p2+p0   34 sum
        add eax, dword [esp + 52] ;   569.5 p2+p1   34 sum
        add eax, 0x7a6d76e9       ;   570.0 p0      34 sum
        rol eax, 0xc              ;   570.5 p1      35 v[2]
        add ecx, dword [esp + 32] ;   570.0 p2+p0   35 v[3]
        mov dword [esp + 52], ebp ;   570.0 p0+p3   36 v[0] spill
        mov ebp, edx              ;   571.0 p1      26 sum copy
        not ebp                   ;   571.5 p0      26 sum
        and ebp, dword [esp + 44] ;   572.0 p2+p0   26 sum
        add ebp, dword [esi + 28] ;   572.5 p2+p1   34 sum
        add ebp, dword [esp + 32] ;   573.0 p2+p0   34 sum
        add ebp, 0x8f1bbcdc       ;   573.5 p1      34 sum
        mov dword [esp + 32], edi ;   573.3 p0+p3   36 v[4] spill
        mov edi, ecx              ;   573.7 p1      26 sum copy
        and edi, edx              ;   574.3 p0      26 sum
        add ebp, edi              ;   574.8 p1      34 sum
        rol ebp, 5                ;   575.3 p1      35 v[2]
        mov edi, dword [esp + 56] ;   575.0 p2      36 v[1] reload
        add eax, edi              ;   577.0 p0      35 v[2]
        mov dword [esp + 36], edx ;   575.8 p0+p3   36 v[0] spill
        mov edx, dword [esp + 44] ;   576.0 p2      36 v[4]
        rol edx, 0xa              ;   578.0 p1      36 v[4]
        add edi, dword [esi + 52] ;   577.0 p2+p0   34 sum
        add edi, 0x7a6d76e9       ;   577.5 p0      34 sum
        mov dword [esp + 56], ecx ;   577.8 p0+p3   35 v[3] spill
        mov ecx, ebx              ;   578.0 p1      25 sum copy
        xor ecx, dword [esp + 32] ;   578.8 p2+p0   25 sum
        and ecx, eax              ;   579.3 p0      25 sum
        xor ecx, dword [esp + 32] ;   579.8 p2+p0   25 sum
        add edi, ecx              ;   580.3 p1      34 sum
        rol edi, 9                ;   580.8 p1      35 v[1]
        rol ebx, 0xa              ;   584.8 p1      36 v[3]
        mov ecx, dword [esp + 60] ;   581.0 p2      36 v[1] reload
        add ebp, ecx              ;   583.0 p0      35 v[2]
        mov ecx, edx              ;   582.0 p0      26 sum copy
        not ecx                   ;   582.5 p0      26 sum
        and ecx, dword [esp + 56] ;   583.0 p2+p0   26 sum
        add ecx, dword [esi + 60] ;   583.5 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   584.3 p2+p0   34 sum
        add ecx, 0x8f1bbcdc       ;   584.8 p1      34 sum
        add edi, dword [esp + 52] ;   585.3 p2+p0   35 v[1]
        mov dword [esp + 60], edi ;   585.8 p0+p3   35 v[1] spill
        mov edi, ebp              ;   585.7 p1      26 sum copy
        and edi, edx              ;   586.3 p0      26 sum
        add ecx, edi              ;   586.8 p1      34 sum
        rol ecx, 6                ;   587.3 p1      35 v[1]
        mov edi, dword [esp + 56] ;   587.0 p2      36 v[3]
        rol edi, 0xa              ;   591.3 p1      36 v[3]
        mov dword [esp + 56], edx ;   587.7 p0+p3   36 v[4] spill
        mov edx, eax              ;   588.7 p0      25 sum copy
        xor edx, ebx              ;   589.2 p0      25 sum
        and edx, dword [esp + 60] ;   589.7 p2+p0   25 sum
        xor edx, ebx              ;   590.2 p0      25 sum
        add edx, dword [esi + 36] ;   590.7 p2+p1   34 sum
        add edx, dword [esp + 52] ;   591.2 p2+p1   34 sum
        add edx, 0x7a6d76e9       ;   591.7 p0      34 sum
        rol edx, 0xc              ;   592.2 p1      35 v[0]
        rol eax, 0xa              ;   596.2 p1      36 v[2]
        add ecx, dword [esp + 36] ;   592.0 p2+p0   35 v[1]
        mov dword [esp + 52], ebx ;   592.7 p0+p3   36 v[3] spill
        mov ebx, edi              ;   595.3 p1      26 sum copy
        not ebx                   ;   595.8 p0      26 sum
        and ebx, ebp              ;   596.3 p0      26 sum
        rol ebp, 0xa              ;   596.8 p1      36 v[2]
        add ebx, dword [esi + 56] ;   596.8 p2+p0   34 sum
        add ebx, dword [esp + 36] ;   597.3 p2+p1   34 sum
        add ebx, 0x8f1bbcdc       ;   597.8 p0      34 sum
        add edx, dword [esp + 32] ;   596.3 p2+p1   35 v[0]
        mov dword [esp + 36], ebp ;   600.8 p0+p3   36 v[2] spill
        mov ebp, ecx              ;   597.0 p1      26 sum copy
        and ebp, edi              ;   597.7 p0      26 sum
        add ebx, ebp              ;   598.3 p1      34 sum
        rol ebx, 8                ;   598.8 p1      35 v[0]
        mov ebp, dword [esp + 60] ;   598.3 p2      25 sum
        xor ebp, eax              ;   600.3 p0      25 sum
        and ebp, edx              ;   600.8 p0      25 sum
        xor ebp, eax              ;   601.3 p0      25 sum
        add ebx, dword [esp + 56] ;   602.8 p2+p1   35 v[0]
        add ebp, dword [esi + 28] ;   601.8 p2+p0   34 sum
        add ebp, dword [esp + 32] ;   602.3 p2+p1   34 sum
        add ebp, 0x7a6d76e9       ;   602.8 p0      34 sum
        rol ebp, 5                ;   603.3 p1      35 v[4]
        mov dword [esp + 32], eax ;   602.3 p0+p3   36 v[2] spill
        mov eax, dword [esp + 36] ;   602.7 p2      26 sum
        not eax                   ;   604.7 p0      26 sum
        and eax, ecx              ;   605.2 p0      26 sum
        rol ecx, 0xa              ;   605.7 p1      36 v[1]
        add eax, dword [esi + 20] ;   605.7 p2+p0   34 sum
        add eax, dword [esp + 56] ;   606.2 p2+p1   34 sum
        add eax, 0x8f1bbcdc       ;   606.7 p0      34 sum
        mov dword [esp + 56], ecx ;   609.7 p0+p3   36 v[1] spill
        mov ecx, ebx              ;   606.0 p1      26 sum copy
        and ecx, dword [esp + 36] ;   606.8 p2+p0   26 sum
        add eax, ecx              ;   607.3 p1      34 sum
        rol eax, 6                ;   607.8 p1      35 v[4]
        mov ecx, dword [esp + 60] ;   607.7 p2      36 v[1]
        rol ecx, 0xa              ;   611.8 p1      36 v[1]
        add ebp, dword [esp + 52] ;   608.7 p2+p0   35 v[4]
        add eax, edi              ;   611.8 p0      35 v[4]
        mov dword [esp + 60], edi ;   609.5 p0+p3   36 v[3] spill
        mov edi, edx              ;   609.7 p1      25 sum copy
        xor edi, ecx              ;   615.8 p0      25 sum
        and edi, ebp              ;   616.3 p0      25 sum
        xor edi, ecx              ;   616.8 p0      25 sum
        mov dword [esp + 44], ecx ;   615.8 p0+p3   36 v[1] spill
        mov ecx, dword [esp + 56] ;   611.3 p2      26 sum
        not ecx                   ;   613.3 p0      26 sum
        and ecx, ebx              ;   613.8 p0      26 sum
        add edi, dword [esi + 40] ;   617.3 p2+p1   34 sum
        add edi, dword [esp + 52] ;   617.8 p2+p1   34 sum
        add edi, 0x7a6d76e9       ;   618.3 p1      34 sum
        rol edi, 0xf              ;   618.8 p1      35 v[3]
        add ecx, dword [esi + 24] ;   614.3 p2+p0   34 sum
        add ecx, dword [esp + 60] ;   615.3 p2+p0   34 sum
        rol edx, 0xa              ;   615.8 p1      36 v[0]
        add ecx, 0x8f1bbcdc       ;   616.0 p0      34 sum
        rol ebx, 0xa              ;   616.7 p1      36 v[0]
        mov dword [esp + 60], ebx ;   620.7 p0+p3   36 v[0] spill
        mov ebx, eax              ;   617.7 p1      26 sum copy
        and ebx, dword [esp + 56] ;   618.2 p2+p0   26 sum
        add ecx, ebx              ;   618.7 p1      34 sum
        rol ecx, 5                ;   619.2 p1      35 v[3]
        mov ebx, dword [esp + 32] ;   618.7 p2      36 v[2] reload
        add edi, ebx              ;   622.8 p0      35 v[3]
        add ecx, dword [esp + 36] ;   623.2 p2+p0   35 v[3]
        mov ebx, ebp              ;   620.0 p1      25 sum copy
        xor ebx, edx              ;   620.5 p0      25 sum
        and ebx, edi              ;   623.3 p0      25 sum
        mov dword [esp + 52], edi ;   623.3 p0+p3   35 v[3] spill
        mov edi, dword [esp + 60] ;   621.7 p2      26 sum
        not edi                   ;   623.7 p0      26 sum
        and edi, eax              ;   624.2 p0      26 sum
        rol eax, 0xa              ;   624.7 p1      36 v[4]
        xor ebx, edx              ;   623.8 p0      25 sum
        add edi, dword [esi + 8]  ;   624.7 p2+p1   34 sum
        add edi, dword [esp + 36] ;   625.2 p2+p0   34 sum
        add edi, 0x8f1bbcdc       ;   625.7 p1      34 sum
        mov dword [esp + 36], edx ;   624.7 p0+p3   36 v[0] spill
        mov edx, ecx              ;   625.0 p1      26 sum copy
        and edx, dword [esp + 60] ;   625.7 p2+p0   26 sum
        add edi, edx              ;   626.2 p1      34 sum
        rol edi, 0xc              ;   626.7 p1      35 v[2]
        add ebx, dword [esi + 56] ;   626.7 p2+p0   34 sum
        add ebx, dword [esp + 32] ;   627.7 p2+p0   34 sum
        add ebx, 0x7a6d76e9       ;   628.2 p1      34 sum
        rol ebx, 8                ;   628.7 p1      35 v[2]
        rol ebp, 0xa              ;   632.7 p1      36 v[4]
        mov edx, eax              ;   629.0 p0      26 sum copy
        not edx                   ;   629.5 p0      26 sum
        add edi, dword [esp + 56] ;   630.7 p2+p0   35 v[2]
        or edx, ecx               ;   630.5 p0      26 sum
        add ebx, dword [esp + 44] ;   632.7 p2+p1   35 v[2]
        xor edx, edi              ;   631.3 p0      26 sum
        rol ecx, 0xa              ;   631.8 p1      36 v[3]
        add edx, dword [esi + 16] ;   632.0 p2+p0   34 sum
        add edx, dword [esp + 56] ;   633.0 p2+p0   34 sum
        add edx, 0xa953fd4e       ;   633.5 p1      34 sum
        rol edx, 9                ;   634.0 p1      35 v[1]
        mov dword [esp + 56], eax ;   634.0 p0+p3   36 v[4] spill
        mov eax, dword [esp + 52] ;   634.3 p2      25 sum
        xor eax, ebx              ;   636.3 p0      25 sum
        xor eax, ebp              ;   636.8 p0      25 sum
        add eax, dword [esi + 48] ;   637.3 p2+p1   34 sum
        add eax, dword [esp + 44] ;   637.8 p2+p1   34 sum
        rol eax, 8                ;   638.3 p1      35 v[1]
        add edx, dword [esp + 60] ;   638.0 p2+p0   35 v[1]
        mov dword [esp + 44], ebp ;   637.7 p0+p3   36 v[4] spill
        mov ebp, ecx              ;   638.0 p1      26 sum copy
        not ebp                   ;   638.7 p0      26 sum
        or ebp, edi               ;   639.2 p0      26 sum
        mov dword [esp + 32], ecx ;   639.7 p0+p3   36 v[3] spill
        mov ecx, dword [esp + 52] ;   639.3 p2      36 v[3]
        rol ecx, 0xa              ;   641.3 p1      36 v[3]
        add eax, dword [esp + 36] ;   642.3 p2+p0   35 v[1]
        xor ebp, edx              ;   641.2 p0      26 sum
        rol edi, 0xa              ;   641.7 p1      36 v[2]
        add ebp, dword [esi]      ;   641.7 p2+p0   34 sum
        add ebp, dword [esp + 60] ;   642.3 p2+p1   34 sum
        add ebp, 0xa953fd4e       ;   642.8 p0      34 sum
        rol ebp, 0xf              ;   643.3 p1      35 v[0]
        mov dword [esp + 60], edx ;   643.3 p0+p3   35 v[1] spill
        mov edx, eax              ;   644.0 p1      25 sum copy
        xor edx, ebx              ;   644.5 p0      25 sum
        xor edx, ecx              ;   645.3 p0      25 sum
        rol ebx, 0xa              ;   645.8 p1      36 v[2]
        add edx, dword [esi + 60] ;   645.8 p2+p0   34 sum
        add edx, dword [esp + 36] ;   646.3 p2+p1   34 sum
        rol edx, 5                ;   646.8 p1      35 v[0]
        add ebp, dword [esp + 56] ;   647.3 p2+p0   35 v[0]
        mov dword [esp + 36], ecx ;   647.3 p0+p3   36 v[3] spill
        mov ecx, edi              ;   647.7 p1      26 sum copy
        not ecx                   ;   648.3 p0      26 sum
        or ecx, dword [esp + 60]  ;   648.8 p2+p0   26 sum
        add edx, dword [esp + 44] ;   650.8 p2+p1   35 v[0]
        xor ecx, ebp              ;   649.7 p0      26 sum
        add ecx, dword [esi + 20] ;   650.3 p2+p1   34 sum
        add ecx, dword [esp + 56] ;   651.3 p2+p0   34 sum
        add ecx, 0xa953fd4e       ;   651.8 p1      34 sum
        rol ecx, 5                ;   652.3 p1      35 v[4]
        mov dword [esp + 56], edi ;   652.0 p0+p3   36 v[2] spill
        mov edi, eax              ;   652.8 p1      25 sum copy
        xor edi, edx              ;   653.3 p0      25 sum
        xor edi, ebx              ;   653.8 p0      25 sum
        rol eax, 0xa              ;   654.3 p1      36 v[1]
        add edi, dword [esp + 44] ;   654.3 p2+p0   34 sum
        add edi, dword [esi + 40] ;   654.8 p2+p1   34 sum
        rol edi, 0xc              ;   655.3 p1      35 v[4]
        mov dword [esp + 44], ebx ;   655.3 p0+p3   36 v[2] spill
        mov ebx, dword [esp + 60] ;   655.7 p2      36 v[1]
        rol ebx, 0xa              ;   659.3 p1      36 v[1]
        add ecx, dword [esp + 32] ;   656.7 p2+p0   35 v[4]
        mov dword [esp + 60], edx ;   657.3 p0+p3   35 v[0] spill
        mov edx, ebx              ;   663.3 p1      26 sum copy
        not edx                   ;   663.8 p0      26 sum
        or edx, ebp               ;   664.3 p0      26 sum
        add edi, dword [esp + 36] ;   659.3 p2+p1   35 v[4]
        rol ebp, 0xa              ;   659.8 p1      36 v[0]
        xor edx, ecx              ;   664.8 p0      26 sum
        add edx, dword [esi + 36] ;   665.3 p2+p0   34 sum
        add edx, dword [esp + 32] ;   665.8 p2+p1   34 sum
        add edx, 0xa953fd4e       ;   666.3 p0      34 sum
        rol edx, 0xb              ;   666.8 p1      35 v[3]
        mov dword [esp + 32], ebx ;   663.3 p0+p3   36 v[1] spill
        mov ebx, edi              ;   662.3 p1      25 sum copy
        xor ebx, eax              ;   662.8 p0      25 sum
        xor ebx, dword [esp + 60] ;   663.3 p2+p0   25 sum
        add ebx, dword [esp + 36] ;   663.8 p2+p1   34 sum
        add ebx, dword [esi + 16] ;   664.7 p2+p0   34 sum
        rol ebx, 9                ;   665.2 p1      35 v[3]
        mov dword [esp + 36], eax ;   665.0 p0+p3   36 v[1] spill
        mov eax, ebp              ;   665.7 p1      26 sum copy
        not eax                   ;   666.2 p0      26 sum
        add edx, dword [esp + 56] ;   670.8 p2+p1   35 v[3]
        or eax, ecx               ;   666.7 p0      26 sum
        mov dword [esp + 52], ebp ;   667.2 p0+p3   36 v[0] spill
        mov ebp, dword [esp + 60] ;   667.3 p2      36 v[0]
        rol ebp, 0xa              ;   669.3 p1      36 v[0]
        add ebx, dword [esp + 44] ;   669.2 p2+p0   35 v[3]
        xor eax, edx              ;   671.3 p0      26 sum
        rol ecx, 0xa              ;   671.8 p1      36 v[4]
        add eax, dword [esi + 28] ;   671.8 p2+p0   34 sum
        add eax, dword [esp + 56] ;   672.3 p2+p0   34 sum
        add eax, 0xa953fd4e       ;   672.8 p1      34 sum
        rol eax, 6                ;   673.3 p1      35 v[2]
        mov dword [esp + 56], edx ;   671.3 p0+p3   35 v[3] spill
        mov edx, edi              ;   672.2 p1      25 sum copy
        xor edx, ebx              ;   672.7 p0      25 sum
        xor edx, ebp              ;   673.3 p0      25 sum
        rol edi, 0xa              ;   673.8 p1      36 v[4]
        add edx, dword [esp + 44] ;   673.8 p2+p0   34 sum
        add edx, dword [esi + 4]  ;   674.3 p2+p1   34 sum
        rol edx, 0xc              ;   674.8 p1      35 v[2]
        add eax, dword [esp + 32] ;   677.3 p2+p0   35 v[2]
        mov dword [esp + 44], ebp ;   675.3 p0+p3   36 v[0] spill
        mov ebp, ecx              ;   675.8 p1      26 sum copy
        not ebp                   ;   676.3 p0      26 sum
        or ebp, dword [esp + 56]  ;   676.8 p2+p0   26 sum
        add edx, dword [esp + 36] ;   678.8 p2+p1   35 v[2]
        xor ebp, eax              ;   677.8 p0      26 sum
        add ebp, dword [esi + 48] ;   678.3 p2+p1   34 sum
        add ebp, dword [esp + 32] ;   679.3 p2+p0   34 sum
        add ebp, 0xa953fd4e       ;   679.8 p1      34 sum
        rol ebp, 8                ;   680.3 p1      35 v[1]
        mov dword [esp + 32], ecx ;   680.0 p0+p3   36 v[4] spill
        mov ecx, edx              ;   680.8 p1      25 sum copy
        xor ecx, ebx              ;   681.3 p0      25 sum
        xor ecx, edi              ;   681.8 p0      25 sum
        rol ebx, 0xa              ;   682.3 p1      36 v[3]
        add ecx, dword [esi + 20] ;   682.3 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   682.8 p2+p1   34 sum
        rol ecx, 5                ;   683.3 p1      35 v[1]
        mov dword [esp + 36], edi ;   683.3 p0+p3   36 v[4] spill
        mov edi, dword [esp + 56] ;   683.7 p2      36 v[3]
        rol edi, 0xa              ;   687.3 p1      36 v[3]
        add ebp, dword [esp + 52] ;   684.7 p2+p0   35 v[1]
        mov dword [esp + 56], ebx ;   686.3 p0+p3   36 v[3] spill
        mov ebx, edi              ;   691.3 p1      26 sum copy
        not ebx                   ;   691.8 p0      26 sum
        add ecx, dword [esp + 44] ;   687.3 p2+p1   35 v[1]
        or ebx, eax               ;   692.3 p0      26 sum
        xor ebx, ebp              ;   692.8 p0      26 sum
        rol eax, 0xa              ;   693.3 p1      36 v[2]
        add ebx, dword [esi + 8]  ;   693.3 p2+p0   34 sum
        add ebx, dword [esp + 52] ;   693.8 p2+p0   34 sum
        add ebx, 0xa953fd4e       ;   694.3 p1      34 sum
        rol ebx, 0xd              ;   694.8 p1      35 v[0]
        mov dword [esp + 52], edi ;   691.3 p0+p3   36 v[3] spill
        mov edi, edx              ;   690.5 p1      25 sum copy
        xor edi, ecx              ;   691.0 p0      25 sum
        xor edi, dword [esp + 56] ;   691.5 p2+p0   25 sum
        rol edx, 0xa              ;   692.0 p1      36 v[2]
        add edi, dword [esi + 32] ;   692.0 p2+p0   34 sum
        add edi, dword [esp + 44] ;   692.7 p2+p0   34 sum
        rol edi, 0xe              ;   693.2 p1      35 v[0]
        add ebx, dword [esp + 32] ;   698.8 p2+p0   35 v[0]
        mov dword [esp + 44], edx ;   696.0 p0+p3   36 v[2] spill
        mov edx, eax              ;   697.3 p1      26 sum copy
        not edx                   ;   697.8 p0      26 sum
        or edx, ebp               ;   698.3 p0      26 sum
        add edi, dword [esp + 36] ;   697.2 p2+p1   35 v[0]
        xor edx, ebx              ;   699.3 p0      26 sum
        rol ebp, 0xa              ;   699.8 p1      36 v[1]
        add edx, dword [esi + 40] ;   699.8 p2+p0   34 sum
        add edx, dword [esp + 32] ;   700.3 p2+p0   34 sum
        add edx, 0xa953fd4e       ;   700.8 p1      34 sum
        rol edx, 0xc              ;   701.3 p1      35 v[4]
        mov dword [esp + 32], eax ;   698.7 p0+p3   36 v[2] spill
        mov eax, edi              ;   699.5 p1      25 sum copy
        xor eax, ecx              ;   700.0 p0      25 sum
        xor eax, dword [esp + 44] ;   700.5 p2+p0   25 sum
        rol ecx, 0xa              ;   701.0 p1      36 v[1]
        add eax, dword [esi + 28] ;   701.0 p2+p0   34 sum
        add eax, dword [esp + 36] ;   701.7 p2+p0   34 sum
        rol eax, 6                ;   702.2 p1      35 v[4]
        add edx, dword [esp + 52] ;   705.3 p2+p0   35 v[4]
        mov dword [esp + 36], edi ;   703.0 p0+p3   35 v[0] spill
        mov edi, ebp              ;   703.8 p1      26 sum copy
        not edi                   ;   704.3 p0      26 sum
        or edi, ebx               ;   704.8 p0      26 sum
        add eax, dword [esp + 56] ;   706.2 p2+p1   35 v[4]
        xor edi, edx              ;   705.8 p0      26 sum
        rol ebx, 0xa              ;   706.3 p1      36 v[0]
        add edi, dword [esi + 56] ;   706.3 p2+p0   34 sum
        add edi, dword [esp + 52] ;   706.8 p2+p0   34 sum
        add edi, 0xa953fd4e       ;   707.3 p1      34 sum
        rol edi, 5                ;   707.8 p1      35 v[3]
        mov dword [esp + 52], ebp ;   707.7 p0+p3   36 v[1] spill
        mov ebp, eax              ;   708.5 p1      25 sum copy
        xor ebp, ecx              ;   709.0 p0      25 sum
        xor ebp, dword [esp + 36] ;   709.5 p2+p0   25 sum
        add ebp, dword [esi + 24] ;   710.0 p2+p1   34 sum
        add ebp, dword [esp + 56] ;   710.7 p2+p0   34 sum
        rol ebp, 8                ;   711.2 p1      35 v[3]
        add edi, dword [esp + 32] ;   711.8 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   711.7 p0+p3   36 v[1] spill
        mov ecx, ebx              ;   712.0 p1      26 sum copy
        not ecx                   ;   712.7 p0      26 sum
        or ecx, edx               ;   713.2 p0      26 sum
        mov dword [esp + 60], ebx ;   713.7 p0+p3   36 v[0] spill
        mov ebx, dword [esp + 36] ;   713.3 p2      36 v[0]
        rol ebx, 0xa              ;   715.3 p1      36 v[0]
        add ebp, dword [esp + 44] ;   715.2 p2+p0   35 v[3]
        xor ecx, edi              ;   715.2 p0      26 sum
        rol edx, 0xa              ;   715.7 p1      36 v[4]
        add ecx, dword [esi + 4]  ;   715.7 p2+p0   34 sum
        add ecx, dword [esp + 32] ;   716.3 p2+p1   34 sum
        add ecx, 0xa953fd4e       ;   716.8 p0      34 sum
        rol ecx, 0xc              ;   717.3 p1      35 v[2]
        mov dword [esp + 32], edi ;   717.3 p0+p3   35 v[3] spill
        mov edi, eax              ;   718.0 p1      25 sum copy
        xor edi, ebp              ;   718.5 p0      25 sum
        xor edi, ebx              ;   719.3 p0      25 sum
        rol eax, 0xa              ;   719.8 p1      36 v[4]
        add edi, dword [esi + 8]  ;   719.8 p2+p0   34 sum
        add edi, dword [esp + 44] ;   720.3 p2+p1   34 sum
        rol edi, 0xd              ;   720.8 p1      35 v[2]
        add ecx, dword [esp + 52] ;   721.3 p2+p0   35 v[2]
        mov dword [esp + 44], ebx ;   721.3 p0+p3   36 v[0] spill
        mov ebx, edx              ;   721.7 p1      26 sum copy
        not ebx                   ;   722.3 p0      26 sum
        or ebx, dword [esp + 32]  ;   722.8 p2+p0   26 sum
        add edi, dword [esp + 56] ;   724.8 p2+p1   35 v[2]
        xor ebx, ecx              ;   723.7 p0      26 sum
        add ebx, dword [esi + 12] ;   724.3 p2+p1   34 sum
        add ebx, dword [esp + 52] ;   725.3 p2+p0   34 sum
        add ebx, 0xa953fd4e       ;   725.8 p1      34 sum
        rol ebx, 0xd              ;   726.3 p1      35 v[1]
        mov dword [esp + 52], edx ;   726.0 p0+p3   36 v[4] spill
        mov edx, edi              ;   726.8 p1      25 sum copy
        xor edx, ebp              ;   727.3 p0      25 sum
        xor edx, eax              ;   727.8 p0      25 sum
        rol ebp, 0xa              ;   728.3 p1      36 v[3]
        add edx, dword [esi + 52] ;   728.3 p2+p0   34 sum
        add edx, dword [esp + 56] ;   728.8 p2+p1   34 sum
        rol edx, 6                ;   729.3 p1      35 v[1]
        mov dword [esp + 56], eax ;   729.3 p0+p3   36 v[4] spill
        mov eax, dword [esp + 32] ;   729.7 p2      36 v[3]
        rol eax, 0xa              ;   733.3 p1      36 v[3]
        add ebx, dword [esp + 60] ;   730.7 p2+p0   35 v[1]
        mov dword [esp + 32], edi ;   731.3 p0+p3   35 v[2] spill
        mov edi, eax              ;   737.3 p1      26 sum copy
        not edi                   ;   737.8 p0      26 sum
        or edi, ecx               ;   738.3 p0      26 sum
        add edx, dword [esp + 44] ;   733.3 p2+p1   35 v[1]
        xor edi, ebx              ;   738.8 p0      26 sum
        rol ecx, 0xa              ;   739.3 p1      36 v[2]
        add edi, dword [esi + 32] ;   739.3 p2+p0   34 sum
        add edi, dword [esp + 60] ;   739.8 p2+p0   34 sum
        add edi, 0xa953fd4e       ;   740.3 p1      34 sum
        rol edi, 0xe              ;   740.8 p1      35 v[0]
        mov dword [esp + 60], eax ;   737.3 p0+p3   36 v[3] spill
        mov eax, edx              ;   736.5 p1      25 sum copy
        xor eax, ebp              ;   737.0 p0      25 sum
        xor eax, dword [esp + 32] ;   737.5 p2+p0   25 sum
        add eax, dword [esi + 56] ;   738.0 p2+p1   34 sum
        add eax, dword [esp + 44] ;   738.7 p2+p0   34 sum
        rol eax, 5                ;   739.2 p1      35 v[0]
        add edi, dword [esp + 52] ;   744.8 p2+p0   35 v[0]
        mov dword [esp + 44], ebp ;   739.7 p0+p3   36 v[3] spill
        mov ebp, ecx              ;   743.3 p1      26 sum copy
        not ebp                   ;   743.8 p0      26 sum
        mov dword [esp + 36], ecx ;   743.3 p0+p3   36 v[2] spill
        mov ecx, dword [esp + 32] ;   741.0 p2      36 v[2]
        rol ecx, 0xa              ;   745.3 p1      36 v[2]
        add eax, dword [esp + 56] ;   743.2 p2+p0   35 v[0]
        or ebp, ebx               ;   744.3 p0      26 sum
        xor ebp, edi              ;   745.3 p0      26 sum
        rol ebx, 0xa              ;   745.8 p1      36 v[1]
        add ebp, dword [esi + 44] ;   745.8 p2+p0   34 sum
        add ebp, dword [esp + 52] ;   746.3 p2+p1   34 sum
        add ebp, 0xa953fd4e       ;   746.8 p0      34 sum
        rol ebp, 0xb              ;   747.3 p1      35 v[4]
        mov dword [esp + 52], edi ;   745.3 p0+p3   35 v[0] spill
        mov edi, edx              ;   746.0 p1      25 sum copy
        xor edi, eax              ;   746.5 p0      25 sum
        xor edi, ecx              ;   749.3 p0      25 sum
        rol edx, 0xa              ;   749.8 p1      36 v[1]
        add edi, dword [esi]      ;   749.8 p2+p0   34 sum
        add edi, dword [esp + 56] ;   750.3 p2+p1   34 sum
        rol edi, 0xf              ;   750.8 p1      35 v[4]
        add ebp, dword [esp + 60] ;   751.3 p2+p0   35 v[4]
        mov dword [esp + 56], ecx ;   749.3 p0+p3   36 v[2] spill
        mov ecx, ebx              ;   749.8 p1      26 sum copy
        not ecx                   ;   750.3 p0      26 sum
        or ecx, dword [esp + 52]  ;   750.8 p2+p0   26 sum
        add edi, dword [esp + 44] ;   754.8 p2+p1   35 v[4]
        xor ecx, ebp              ;   751.8 p0      26 sum
        add ecx, dword [esi + 24] ;   752.3 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   753.3 p2+p0   34 sum
        add ecx, 0xa953fd4e       ;   753.8 p1      34 sum
        rol ecx, 8                ;   754.3 p1      35 v[3]
        mov dword [esp + 60], ebx ;   754.0 p0+p3   36 v[1] spill
        mov ebx, eax              ;   754.8 p1      25 sum copy
        xor ebx, edi              ;   755.3 p0      25 sum
        xor ebx, edx              ;   755.8 p0      25 sum
        rol eax, 0xa              ;   756.3 p1      36 v[0]
        add ebx, dword [esp + 44] ;   756.3 p2+p0   34 sum
        add ebx, dword [esi + 12] ;   756.8 p2+p1   34 sum
        rol ebx, 0xd              ;   757.3 p1      35 v[3]
        mov dword [esp + 44], edx ;   757.3 p0+p3   36 v[1] spill
        mov edx, dword [esp + 52] ;   757.7 p2      36 v[0]
        rol edx, 0xa              ;   761.3 p1      36 v[0]
        add ecx, dword [esp + 36] ;   758.7 p2+p0   35 v[3]
        mov dword [esp + 52], eax ;   760.3 p0+p3   36 v[0] spill
        mov eax, edx              ;   765.3 p1      26 sum copy
        not eax                   ;   765.8 p0      26 sum
        or eax, ebp               ;   766.3 p0      26 sum
        add ebx, dword [esp + 56] ;   761.3 p2+p1   35 v[3]
        rol ebp, 0xa              ;   761.8 p1      36 v[4]
        xor eax, ecx              ;   766.8 p0      26 sum
        add eax, dword [esi + 60] ;   767.3 p2+p0   34 sum
        add eax, dword [esp + 36] ;   767.8 p2+p1   34 sum
        add eax, 0xa953fd4e       ;   768.3 p0      34 sum
        rol eax, 5                ;   768.8 p1      35 v[2]
        mov dword [esp + 36], edx ;   765.3 p0+p3   36 v[0] spill
        mov edx, edi              ;   764.3 p1      25 sum copy
        xor edx, ebx              ;   764.8 p0      25 sum
        xor edx, dword [esp + 52] ;   765.3 p2+p0   25 sum
        rol edi, 0xa              ;   765.8 p1      36 v[4]
        add edx, dword [esi + 36] ;   765.8 p2+p0   34 sum
        add edx, dword [esp + 56] ;   766.7 p2+p0   34 sum
        rol edx, 0xb              ;   767.2 p1      35 v[2]
        mov dword [esp + 56], edi ;   769.8 p0+p3   36 v[4] spill
        mov edi, dword [esp + 40] ;   767.7 p2      49 h
        add edi, ebp              ;   769.7 p1      49 h
        not ebp                   ;   768.3 p0      26 sum
        add eax, dword [esp + 60] ;   772.8 p2+p1   35 v[2]
        or ebp, ecx               ;   769.3 p0      26 sum
        add edx, dword [esp + 44] ;   771.2 p2+p1   35 v[2]
        xor ebp, eax              ;   773.3 p0      26 sum
        rol ecx, 0xa              ;   773.8 p1      36 v[3]
        add ebp, dword [esi + 52] ;   773.8 p2+p0   34 sum
        add ebp, dword [esp + 60] ;   774.3 p2+p0   34 sum
        add ebp, 0xa953fd4e       ;   774.8 p1      34 sum
        rol ebp, 6                ;   775.3 p1      35 v[1]
        mov dword [esp + 60], ebp ;   779.3 p0+p3   35 v[1] spill
        mov ebp, dword [esp + 0]  ;   773.3 p2      49 h
        add ebp, edx              ;   775.3 p1      49 h
        xor edx, ebx              ;   774.0 p0      25 sum
        xor edx, dword [esp + 56] ;   774.5 p2+p0   25 sum
        rol ebx, 0xa              ;   775.0 p1      36 v[3]
        add edx, dword [esi + 44] ;   775.3 p2+p0   34 sum
        add edx, dword [esp + 44] ;   776.3 p2+p0   34 sum
        rol edx, 0xb              ;   776.8 p1      35 v[1]
        add eax, ebx              ;   779.0 p0      48 h0
        add eax, dword [esp + 48] ;   779.5 p2+p0   48 h0
        add ecx, dword [esp + 24] ;   778.3 p2+p1   49 h
        add ecx, dword [esp + 56] ;   779.3 p2+p0   49 h
        mov ebx, dword [esp + 52] ;   780.3 p2      36 v[0] reload
        add edi, ebx              ;   782.3 p1      49 h
        add edx, ebx              ;   782.3 p0      49 h
        add edx, dword [esp + 28] ;   782.8 p2+p1   49 h
        mov ebx, dword [esp + 36] ;   782.3 p2      36 v[0] reload
        add edx, ebx              ;   784.3 p0      49 h
        add ebp, ebx              ;   784.3 p1      49 h
        add ebp, dword [esp + 60] ;   784.8 p2+p0   49 h
        mov dword [esp + 0], eax  ;   782.7 p0+p3   50 h
        add esi, 0x40             ;   783.0 p1      41 blocks
        mov eax, ebp              ;   785.3 p1      49 h copy
        mov ebp, ecx              ;   783.7 p0      49 h copy
        mov ecx, edi              ;   784.0 p1      49 h copy
        mov edi, edx              ;   784.8 p0      49 h copy
        cmp esi, dword [esp + 20] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 88], esi ;                    resident
        mov dword [esp + 12], edi ;                    resident
        mov dword [esp + 4], ebp  ;                    resident
        mov dword [esp + 16], eax ;                    resident
        mov dword [esp + 8], ecx  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]  ;     0.0 p2      41 blocks reload
        mov edi, dword [esp + 84] ;     1.0 p2      41 blocks reload
        mov dword [edi], esi      ;     2.0 p0+p3   41 blocks
        mov esi, dword [esp + 4]  ;     2.0 p2      41 blocks reload
        mov dword [edi + 4], esi  ;     4.0 p0+p3   41 blocks
        mov esi, dword [esp + 8]  ;     3.0 p2      41 blocks reload
        mov dword [edi + 8], esi  ;     5.0 p0+p3   41 blocks
        mov esi, dword [esp + 12] ;     4.0 p2      41 blocks reload
        mov dword [edi + 12], esi ;     6.7 p0+p3   41 blocks
        mov esi, dword [esp + 16] ;     5.0 p2      41 blocks reload
        mov dword [edi + 16], esi ;     8.7 p0+p3   41 blocks
        xor eax, eax              ;                    cleared
        mov dword [esp + 0], eax  ;                    cleared
        mov dword [esp + 4], eax  ;                    cleared
        mov dword [esp + 8], eax  ;                    cleared
        mov dword [esp + 12], eax ;                    cleared
        mov dword [esp + 16], eax ;                    cleared
        mov dword [esp + 24], eax ;                    cleared
        mov dword [esp + 28], eax ;                    cleared
        mov dword [esp + 32], eax ;                    cleared
        mov dword [esp + 36], eax ;                    cleared
        mov dword [esp + 40], eax ;                    cleared
        mov dword [esp + 44], eax ;                    cleared
        mov dword [esp + 48], eax ;                    cleared
        mov dword [esp + 52], eax ;                    cleared
        mov dword [esp + 56], eax ;                    cleared
        mov dword [esp + 60], eax ;                    cleared
        add esp, 0x40             ;                    frame
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
