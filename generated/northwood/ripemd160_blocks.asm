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
;   blocks: 2350 uops, planned 784.5; bounds: width 783.3, ports 596.0, path 473.5
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
        mov edx, ecx              ;    29.5 p1      26 sum copy
        not edx                   ;    30.0 p0      26 sum
        add eax, dword [esp + 36] ;    32.5 p2+p1   35 v[2]
        mov dword [esp + 44], ecx ;    29.5 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 32] ;    19.3 p2      25 sum
        xor ecx, ebp              ;    21.3 p0      25 sum
        or edx, ebx               ;    30.5 p0      26 sum
        mov dword [esp + 48], ebx ;    26.5 p0+p3   35 v[3] spill
        mov ebx, dword [esi]      ;    20.7 p2      34 sum
        add ebx, dword [esp + 0]  ;    22.7 p2+p1   34 sum
        xor edx, eax              ;    33.0 p0      26 sum
        mov dword [esp + 52], eax ;    33.0 p0+p3   35 v[2] spill
        mov eax, dword [esi + 4]  ;    22.7 p2      34 sum
        add eax, dword [esp + 28] ;    24.7 p2+p1   34 sum
        mov dword [esp + 56], edx ;    33.5 p0+p3   26 sum spill
        mov edx, ebp              ;    23.7 p1      25 sum copy
        xor edx, edi              ;    24.5 p0      25 sum
        xor edx, dword [esp + 24] ;    25.0 p2+p0   25 sum
        add ebx, edx              ;    25.5 p1      34 sum
        rol ebx, 0xb              ;    26.0 p1      35 v[0]
        mov edx, dword [esp + 28] ;    25.7 p2      44 x[4] reload
        add ebx, edx              ;    30.0 p0      35 v[0]
        xor ecx, ebx              ;    30.5 p0      25 sum
        add eax, ecx              ;    31.0 p1      34 sum
        rol eax, 0xe              ;    31.5 p1      35 v[4]
        mov ecx, dword [esp + 36] ;    27.3 p2      34 sum
        add ecx, dword [esi + 36] ;    29.3 p2+p0   34 sum
        add ecx, dword [esp + 56] ;    36.5 p2+p0   34 sum
        add ecx, 0x50a28be6       ;    37.0 p1      34 sum
        rol ecx, 0xd              ;    37.5 p1      35 v[1]
        add eax, edi              ;    35.5 p0      35 v[4]
        mov edx, dword [esp + 48] ;    30.3 p2      36 v[3]
        rol edx, 0xa              ;    36.0 p1      36 v[3]
        mov dword [esp + 48], ebp ;    30.7 p0+p3   44 x[1] spill
        mov ebp, edx              ;    40.0 p1      26 sum copy
        not ebp                   ;    40.5 p0      26 sum
        add ecx, dword [esp + 40] ;    41.5 p2+p1   35 v[1]
        or ebp, dword [esp + 52]  ;    41.0 p2+p0   26 sum
        mov dword [esp + 56], edx ;    40.0 p0+p3   36 v[3] spill
        mov edx, eax              ;    36.0 p1      25 sum copy
        xor edx, ebx              ;    36.5 p0      25 sum
        xor edx, dword [esp + 36] ;    37.0 p2+p0   25 sum
        add edx, dword [esi + 8]  ;    37.5 p2+p1   34 sum
        add edx, edi              ;    38.0 p0      34 sum
        rol edx, 0xf              ;    38.5 p1      35 v[3]
        rol ebx, 0xa              ;    42.5 p1      36 v[0]
        xor ebp, ecx              ;    42.0 p0      26 sum
        add ebp, dword [esi + 8]  ;    42.5 p2+p0   34 sum
        add ebp, dword [esp + 40] ;    43.0 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    43.5 p1      34 sum
        rol ebp, 0xf              ;    44.0 p1      35 v[0]
        mov dword [esp + 40], edi ;    38.7 p0+p3   44 x[3] spill
        add edx, dword [esp + 32] ;    42.5 p2+p1   35 v[3]
        mov edi, dword [esp + 52] ;    40.0 p2      36 v[2]
        rol edi, 0xa              ;    43.0 p1      36 v[2]
        mov dword [esp + 52], ecx ;    42.0 p0+p3   35 v[1] spill
        mov ecx, edi              ;    47.0 p1      26 sum copy
        not ecx                   ;    47.5 p0      26 sum
        add ebp, dword [esp + 44] ;    48.0 p2+p1   35 v[0]
        or ecx, dword [esp + 52]  ;    48.0 p2+p0   26 sum
        mov dword [esp + 60], edi ;    47.0 p0+p3   36 v[2] spill
        mov edi, eax              ;    43.0 p1      25 sum copy
        xor edi, edx              ;    43.7 p0      25 sum
        xor edi, ebx              ;    46.5 p0      25 sum
        add edi, dword [esp + 32] ;    47.0 p2+p1   34 sum
        add edi, dword [esi + 12] ;    47.5 p2+p1   34 sum
        rol edi, 0xc              ;    48.0 p1      35 v[2]
        xor ecx, ebp              ;    48.5 p0      26 sum
        rol eax, 0xa              ;    49.0 p1      36 v[4]
        add ecx, dword [esi + 44] ;    49.0 p2+p0   34 sum
        add ecx, dword [esp + 44] ;    49.5 p2+p0   34 sum
        add ecx, 0x50a28be6       ;    50.0 p1      34 sum
        rol ecx, 0xf              ;    50.5 p1      35 v[4]
        mov dword [esp + 44], ebx ;    48.3 p0+p3   36 v[0] spill
        add edi, dword [esp + 36] ;    52.0 p2+p1   35 v[2]
        mov ebx, dword [esp + 52] ;    49.7 p2      36 v[1]
        rol ebx, 0xa              ;    52.5 p1      36 v[1]
        mov dword [esp + 52], ebp ;    50.3 p0+p3   35 v[0] spill
        mov ebp, ebx              ;    56.5 p1      26 sum copy
        not ebp                   ;    57.0 p0      26 sum
        add ecx, dword [esp + 56] ;    54.5 p2+p1   35 v[4]
        or ebp, dword [esp + 52]  ;    57.5 p2+p0   26 sum
        mov dword [esp + 32], ebx ;    56.5 p0+p3   36 v[1] spill
        mov ebx, edx              ;    52.7 p1      25 sum copy
        xor ebx, edi              ;    53.3 p0      25 sum
        xor ebx, eax              ;    53.8 p0      25 sum
        add ebx, dword [esp + 36] ;    54.3 p2+p1   34 sum
        add ebx, dword [esi + 16] ;    54.8 p2+p1   34 sum
        rol ebx, 5                ;    55.3 p1      35 v[1]
        xor ebp, ecx              ;    58.0 p0      26 sum
        rol edx, 0xa              ;    58.5 p1      36 v[3]
        add ebp, dword [esi + 16] ;    58.5 p2+p0   34 sum
        add ebp, dword [esp + 56] ;    59.0 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    59.5 p1      34 sum
        rol ebp, 5                ;    60.0 p1      35 v[3]
        add ebx, dword [esp + 44] ;    59.3 p2+p0   35 v[1]
        mov dword [esp + 56], eax ;    58.7 p0+p3   36 v[4] spill
        mov eax, dword [esp + 52] ;    59.0 p2      36 v[0]
        rol eax, 0xa              ;    61.0 p1      36 v[0]
        mov dword [esp + 52], ecx ;    60.7 p0+p3   35 v[4] spill
        mov ecx, eax              ;    65.0 p1      26 sum copy
        not ecx                   ;    65.5 p0      26 sum
        add ebp, dword [esp + 60] ;    64.0 p2+p1   35 v[3]
        or ecx, dword [esp + 52]  ;    66.0 p2+p0   26 sum
        mov dword [esp + 36], eax ;    65.0 p0+p3   36 v[0] spill
        mov eax, ebx              ;    62.3 p1      25 sum copy
        xor eax, edi              ;    63.0 p0      25 sum
        xor eax, edx              ;    63.5 p0      25 sum
        add eax, dword [esi + 20] ;    64.0 p2+p1   34 sum
        add eax, dword [esp + 44] ;    64.5 p2+p1   34 sum
        rol eax, 8                ;    65.0 p1      35 v[0]
        xor ecx, ebp              ;    66.5 p0      26 sum
        rol edi, 0xa              ;    67.0 p1      36 v[2]
        add ecx, dword [esi + 52] ;    67.0 p2+p0   34 sum
        add ecx, dword [esp + 60] ;    67.5 p2+p0   34 sum
        add ecx, 0x50a28be6       ;    68.0 p1      34 sum
        rol ecx, 7                ;    68.5 p1      35 v[2]
        add eax, dword [esp + 56] ;    69.0 p2+p0   35 v[0]
        mov dword [esp + 60], edx ;    68.3 p0+p3   36 v[3] spill
        mov edx, dword [esp + 52] ;    68.7 p2      36 v[4]
        rol edx, 0xa              ;    70.7 p1      36 v[4]
        mov dword [esp + 52], ebp ;    70.3 p0+p3   35 v[3] spill
        mov ebp, edx              ;    74.7 p1      26 sum copy
        not ebp                   ;    75.2 p0      26 sum
        add ecx, dword [esp + 32] ;    72.5 p2+p1   35 v[2]
        or ebp, dword [esp + 52]  ;    75.7 p2+p0   26 sum
        mov dword [esp + 44], edx ;    74.7 p0+p3   36 v[4] spill
        mov edx, ebx              ;    72.0 p1      25 sum copy
        xor edx, eax              ;    72.7 p0      25 sum
        xor edx, edi              ;    73.2 p0      25 sum
        add edx, dword [esi + 24] ;    73.7 p2+p1   34 sum
        add edx, dword [esp + 56] ;    74.2 p2+p1   34 sum
        rol edx, 7                ;    74.7 p1      35 v[4]
        xor ebp, ecx              ;    76.2 p0      26 sum
        rol ebx, 0xa              ;    76.7 p1      36 v[1]
        add ebp, dword [esi + 24] ;    76.7 p2+p0   34 sum
        add ebp, dword [esp + 32] ;    77.2 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    77.7 p1      34 sum
        rol ebp, 7                ;    78.2 p1      35 v[1]
        add edx, dword [esp + 60] ;    78.7 p2+p0   35 v[4]
        mov dword [esp + 32], edi ;    78.0 p0+p3   36 v[2] spill
        mov edi, dword [esp + 52] ;    78.3 p2      36 v[3]
        rol edi, 0xa              ;    80.3 p1      36 v[3]
        add ebp, dword [esp + 36] ;    82.2 p2+p0   35 v[1]
        mov dword [esp + 52], ebp ;    82.7 p0+p3   35 v[1] spill
        mov ebp, edi              ;    84.3 p1      26 sum copy
        not ebp                   ;    84.8 p0      26 sum
        or ebp, ecx               ;    85.3 p0      26 sum
        mov dword [esp + 56], edi ;    84.3 p0+p3   36 v[3] spill
        mov edi, edx              ;    81.3 p1      25 sum copy
        xor edi, eax              ;    82.7 p0      25 sum
        xor edi, ebx              ;    83.2 p0      25 sum
        add edi, dword [esi + 28] ;    83.7 p2+p1   34 sum
        add edi, dword [esp + 60] ;    84.2 p2+p1   34 sum
        rol edi, 9                ;    84.7 p1      35 v[3]
        xor ebp, dword [esp + 52] ;    85.8 p2+p0   26 sum
        rol ecx, 0xa              ;    86.3 p1      36 v[2]
        rol eax, 0xa              ;    90.3 p1      36 v[0]
        add ebp, dword [esi + 60] ;    86.3 p2+p0   34 sum
        add ebp, dword [esp + 36] ;    86.8 p2+p0   34 sum
        add ebp, 0x50a28be6       ;    87.3 p0      34 sum
        rol ebp, 8                ;    87.8 p1      35 v[0]
        add edi, dword [esp + 32] ;    88.7 p2+p0   35 v[3]
        mov dword [esp + 36], ebx ;    88.0 p0+p3   36 v[1] spill
        mov ebx, ecx              ;    90.3 p1      26 sum copy
        not ebx                   ;    90.8 p0      26 sum
        add ebp, dword [esp + 44] ;    91.8 p2+p1   35 v[0]
        or ebx, dword [esp + 52]  ;    91.3 p2+p0   26 sum
        mov dword [esp + 60], ecx ;    90.3 p0+p3   36 v[2] spill
        mov ecx, edi              ;    90.7 p1      25 sum copy
        xor ecx, edx              ;    91.3 p0      25 sum
        xor ecx, eax              ;    94.3 p0      25 sum
        add ecx, dword [esi + 32] ;    94.8 p2+p1   34 sum
        add ecx, dword [esp + 32] ;    95.3 p2+p1   34 sum
        rol ecx, 0xb              ;    95.8 p1      35 v[2]
        xor ebx, ebp              ;    93.3 p0      26 sum
        rol edx, 0xa              ;    94.0 p1      36 v[4]
        add ebx, dword [esi + 32] ;    94.0 p2+p0   34 sum
        add ebx, dword [esp + 44] ;    95.0 p2+p0   34 sum
        add ebx, 0x50a28be6       ;    95.5 p1      34 sum
        rol ebx, 0xb              ;    96.0 p1      35 v[4]
        add ecx, dword [esp + 36] ;    99.8 p2+p0   35 v[2]
        mov dword [esp + 44], eax ;    96.7 p0+p3   36 v[0] spill
        mov eax, dword [esp + 52] ;    97.0 p2      36 v[1]
        rol eax, 0xa              ;   100.3 p1      36 v[1]
        add ebx, dword [esp + 56] ;   100.0 p2+p0   35 v[4]
        mov dword [esp + 52], ebx ;   100.5 p0+p3   35 v[4] spill
        mov ebx, eax              ;   104.3 p1      26 sum copy
        not ebx                   ;   104.8 p0      26 sum
        or ebx, ebp               ;   105.3 p0      26 sum
        mov dword [esp + 32], eax ;   104.3 p0+p3   36 v[1] spill
        mov eax, edi              ;   100.0 p1      25 sum copy
        xor eax, ecx              ;   101.3 p0      25 sum
        xor eax, edx              ;   101.8 p0      25 sum
        add eax, dword [esi + 36] ;   102.3 p2+p1   34 sum
        add eax, dword [esp + 36] ;   102.8 p2+p1   34 sum
        rol eax, 0xd              ;   103.3 p1      35 v[1]
        xor ebx, dword [esp + 52] ;   105.8 p2+p0   26 sum
        rol ebp, 0xa              ;   106.3 p1      36 v[0]
        rol edi, 0xa              ;   110.3 p1      36 v[3]
        add ebx, dword [esi + 4]  ;   106.3 p2+p0   34 sum
        add ebx, dword [esp + 56] ;   106.8 p2+p0   34 sum
        add ebx, 0x50a28be6       ;   107.3 p0      34 sum
        rol ebx, 0xe              ;   107.8 p1      35 v[3]
        mov dword [esp + 56], edx ;   106.0 p0+p3   36 v[4] spill
        add eax, dword [esp + 44] ;   107.3 p2+p1   35 v[1]
        mov edx, ebp              ;   110.3 p0      26 sum copy
        not edx                   ;   110.8 p0      26 sum
        add ebx, dword [esp + 60] ;   111.8 p2+p1   35 v[3]
        or edx, dword [esp + 52]  ;   111.3 p2+p0   26 sum
        mov dword [esp + 36], ebp ;   110.3 p0+p3   36 v[0] spill
        mov ebp, eax              ;   109.3 p1      25 sum copy
        xor ebp, ecx              ;   110.0 p0      25 sum
        xor ebp, edi              ;   114.3 p0      25 sum
        add ebp, dword [esp + 44] ;   114.8 p2+p1   34 sum
        add ebp, dword [esi + 40] ;   115.3 p2+p1   34 sum
        rol ebp, 0xe              ;   115.8 p1      35 v[0]
        xor edx, ebx              ;   112.3 p0      26 sum
        rol ecx, 0xa              ;   112.8 p1      36 v[2]
        add edx, dword [esi + 40] ;   112.8 p2+p0   34 sum
        add edx, dword [esp + 60] ;   113.7 p2+p0   34 sum
        add edx, 0x50a28be6       ;   114.2 p1      34 sum
        rol edx, 0xe              ;   114.7 p1      35 v[2]
        add ebp, dword [esp + 56] ;   119.8 p2+p0   35 v[0]
        mov dword [esp + 60], edi ;   115.3 p0+p3   36 v[3] spill
        mov edi, dword [esp + 52] ;   115.7 p2      36 v[4]
        rol edi, 0xa              ;   120.3 p1      36 v[4]
        add edx, dword [esp + 32] ;   118.7 p2+p0   35 v[2]
        mov dword [esp + 52], edx ;   119.2 p0+p3   35 v[2] spill
        mov edx, edi              ;   124.3 p1      26 sum copy
        not edx                   ;   124.8 p0      26 sum
        or edx, ebx               ;   125.3 p0      26 sum
        mov dword [esp + 44], edi ;   124.3 p0+p3   36 v[4] spill
        mov edi, eax              ;   118.7 p1      25 sum copy
        xor edi, ebp              ;   120.3 p0      25 sum
        xor edi, ecx              ;   120.8 p0      25 sum
        add edi, dword [esi + 44] ;   121.3 p2+p1   34 sum
        add edi, dword [esp + 56] ;   121.8 p2+p1   34 sum
        rol edi, 0xf              ;   122.3 p1      35 v[4]
        rol ebx, 0xa              ;   126.3 p1      36 v[3]
        xor edx, dword [esp + 52] ;   125.8 p2+p0   26 sum
        rol eax, 0xa              ;   126.3 p1      36 v[1]
        add edx, dword [esi + 12] ;   126.3 p2+p0   34 sum
        add edx, dword [esp + 32] ;   126.8 p2+p0   34 sum
        add edx, 0x50a28be6       ;   127.3 p0      34 sum
        rol edx, 0xc              ;   127.8 p1      35 v[1]
        add edi, dword [esp + 60] ;   126.3 p2+p0   35 v[4]
        mov dword [esp + 32], ecx ;   125.3 p0+p3   36 v[2] spill
        mov ecx, ebx              ;   130.3 p1      26 sum copy
        not ecx                   ;   130.8 p0      26 sum
        add edx, dword [esp + 36] ;   131.8 p2+p1   35 v[1]
        or ecx, dword [esp + 52]  ;   131.3 p2+p0   26 sum
        mov dword [esp + 56], ebx ;   130.3 p0+p3   36 v[3] spill
        mov ebx, edi              ;   128.0 p1      25 sum copy
        xor ebx, ebp              ;   128.7 p0      25 sum
        xor ebx, eax              ;   130.3 p0      25 sum
        add ebx, dword [esi + 48] ;   130.8 p2+p1   34 sum
        add ebx, dword [esp + 60] ;   131.3 p2+p1   34 sum
        rol ebx, 6                ;   131.8 p1      35 v[3]
        xor ecx, edx              ;   132.3 p0      26 sum
        rol ebp, 0xa              ;   132.8 p1      36 v[0]
        add ecx, dword [esi + 48] ;   132.8 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   133.3 p2+p0   34 sum
        add ecx, 0x50a28be6       ;   133.8 p1      34 sum
        rol ecx, 6                ;   134.3 p1      35 v[0]
        add ebx, dword [esp + 32] ;   135.8 p2+p0   35 v[3]
        mov dword [esp + 36], eax ;   134.0 p0+p3   36 v[1] spill
        mov eax, dword [esp + 52] ;   134.3 p2      36 v[2]
        rol eax, 0xa              ;   136.3 p1      36 v[2]
        add ecx, dword [esp + 44] ;   138.3 p2+p0   35 v[0]
        mov dword [esp + 52], eax ;   140.3 p0+p3   36 v[2] spill
        mov eax, edi              ;   136.0 p1      25 sum copy
        xor eax, ebx              ;   136.7 p0      25 sum
        xor eax, ebp              ;   137.2 p0      25 sum
        rol edi, 0xa              ;   137.7 p1      36 v[4]
        add eax, dword [esi + 52] ;   137.7 p2+p0   34 sum
        add eax, dword [esp + 32] ;   138.3 p2+p1   34 sum
        rol eax, 7                ;   138.8 p1      35 v[2]
        mov dword [esp + 32], ebp ;   139.0 p0+p3   36 v[0] spill
        mov ebp, ecx              ;   139.7 p1      26 sum copy
        xor ebp, edx              ;   140.2 p0      26 sum
        and ebp, dword [esp + 52] ;   143.3 p2+p0   26 sum
        xor ebp, edx              ;   143.8 p0      26 sum
        rol edx, 0xa              ;   144.3 p1      36 v[1]
        add ebp, dword [esi + 24] ;   144.3 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   144.8 p2+p0   34 sum
        add ebp, 0x5c4dd124       ;   145.3 p1      34 sum
        rol ebp, 9                ;   145.8 p1      35 v[4]
        add eax, dword [esp + 36] ;   143.3 p2+p0   35 v[2]
        add ebp, dword [esp + 56] ;   149.8 p2+p0   35 v[4]
        mov dword [esp + 44], edx ;   148.3 p0+p3   36 v[1] spill
        mov edx, eax              ;   145.0 p1      25 sum copy
        xor edx, ebx              ;   145.7 p0      25 sum
        xor edx, edi              ;   146.2 p0      25 sum
        rol ebx, 0xa              ;   146.7 p1      36 v[3]
        add edx, dword [esi + 56] ;   146.7 p2+p0   34 sum
        add edx, dword [esp + 36] ;   147.3 p2+p1   34 sum
        rol edx, 9                ;   147.8 p1      35 v[1]
        mov dword [esp + 36], edi ;   148.0 p0+p3   36 v[4] spill
        mov edi, ecx              ;   148.7 p1      26 sum copy
        xor edi, ebp              ;   150.3 p0      26 sum
        and edi, dword [esp + 44] ;   151.3 p2+p0   26 sum
        xor edi, ecx              ;   151.8 p0      26 sum
        rol ecx, 0xa              ;   152.3 p1      36 v[0]
        add edi, dword [esi + 44] ;   152.3 p2+p0   34 sum
        add edi, dword [esp + 56] ;   152.8 p2+p0   34 sum
        add edi, 0x5c4dd124       ;   153.3 p1      34 sum
        rol edi, 0xd              ;   153.8 p1      35 v[3]
        add edx, dword [esp + 32] ;   152.3 p2+p0   35 v[1]
        add edi, dword [esp + 52] ;   157.8 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   156.3 p0+p3   36 v[0] spill
        mov ecx, edx              ;   154.0 p1      25 sum copy
        xor ecx, eax              ;   154.7 p0      25 sum
        xor ecx, ebx              ;   155.2 p0      25 sum
        rol eax, 0xa              ;   155.7 p1      36 v[2]
        add ecx, dword [esi + 60] ;   155.7 p2+p0   34 sum
        add ecx, dword [esp + 32] ;   156.3 p2+p1   34 sum
        rol ecx, 8                ;   156.8 p1      35 v[0]
        mov dword [esp + 32], ebx ;   157.0 p0+p3   36 v[3] spill
        mov ebx, edi              ;   158.3 p1      26 sum copy
        xor ebx, ebp              ;   158.8 p0      26 sum
        and ebx, dword [esp + 56] ;   159.3 p2+p0   26 sum
        xor ebx, ebp              ;   159.8 p0      26 sum
        add ebx, dword [esp + 52] ;   160.3 p2+p1   34 sum
        add ebx, dword [esi + 12] ;   160.8 p2+p0   34 sum
        add ebx, 0x5c4dd124       ;   161.3 p1      34 sum
        rol ebx, 0xf              ;   161.8 p1      35 v[2]
        add ecx, dword [esp + 36] ;   161.0 p2+p0   35 v[0]
        rol ebp, 0xa              ;   161.8 p1      36 v[4]
        mov dword [esp + 52], ebp ;   165.8 p0+p3   36 v[4] spill
        mov ebp, edx              ;   162.8 p1      25 sum copy
        xor ebp, eax              ;   163.3 p0      25 sum
        and ebp, ecx              ;   163.8 p0      25 sum
        rol edx, 0xa              ;   164.3 p1      36 v[1]
        xor ebp, eax              ;   164.3 p0      25 sum
        add ebp, dword [esi + 28] ;   164.8 p2+p1   34 sum
        add ebp, dword [esp + 36] ;   165.3 p2+p0   34 sum
        add ebp, 0x5a827999       ;   165.8 p1      34 sum
        rol ebp, 7                ;   166.3 p1      35 v[4]
        add ebx, dword [esp + 44] ;   166.0 p2+p0   35 v[2]
        mov dword [esp + 36], eax ;   166.7 p0+p3   36 v[2] spill
        mov eax, edi              ;   167.0 p1      26 sum copy
        xor eax, ebx              ;   167.7 p0      26 sum
        and eax, dword [esp + 52] ;   168.8 p2+p0   26 sum
        xor eax, edi              ;   169.3 p0      26 sum
        add eax, dword [esi + 28] ;   169.8 p2+p1   34 sum
        add eax, dword [esp + 44] ;   170.3 p2+p0   34 sum
        add eax, 0x5c4dd124       ;   170.8 p1      34 sum
        rol eax, 7                ;   171.3 p1      35 v[1]
        add ebp, dword [esp + 32] ;   170.7 p2+p0   35 v[4]
        rol edi, 0xa              ;   171.5 p1      36 v[3]
        mov dword [esp + 44], edi ;   175.5 p0+p3   36 v[3] spill
        mov edi, ecx              ;   172.5 p1      25 sum copy
        xor edi, edx              ;   173.0 p0      25 sum
        and edi, ebp              ;   173.5 p0      25 sum
        xor edi, edx              ;   174.0 p0      25 sum
        rol ecx, 0xa              ;   174.5 p1      36 v[0]
        add edi, dword [esi + 16] ;   174.5 p2+p0   34 sum
        add edi, dword [esp + 32] ;   175.0 p2+p1   34 sum
        add edi, 0x5a827999       ;   175.5 p0      34 sum
        rol edi, 6                ;   176.0 p1      35 v[3]
        add eax, dword [esp + 56] ;   175.7 p2+p0   35 v[1]
        add edi, dword [esp + 36] ;   180.0 p2+p0   35 v[3]
        mov dword [esp + 32], edx ;   177.0 p0+p3   36 v[1] spill
        mov edx, eax              ;   177.3 p1      26 sum copy
        xor edx, ebx              ;   178.0 p0      26 sum
        and edx, dword [esp + 44] ;   178.5 p2+p0   26 sum
        xor edx, ebx              ;   179.0 p0      26 sum
        add edx, dword [esi]      ;   179.5 p2+p1   34 sum
        add edx, dword [esp + 56] ;   180.0 p2+p0   34 sum
        add edx, 0x5c4dd124       ;   180.5 p1      34 sum
        rol edx, 0xc              ;   181.0 p1      35 v[0]
        rol ebx, 0xa              ;   185.0 p1      36 v[2]
        mov dword [esp + 56], ebx ;   189.0 p0+p3   36 v[2] spill
        mov ebx, ebp              ;   182.3 p0      25 sum copy
        xor ebx, ecx              ;   182.8 p0      25 sum
        and ebx, edi              ;   183.3 p0      25 sum
        xor ebx, ecx              ;   183.8 p0      25 sum
        rol ebp, 0xa              ;   184.3 p1      36 v[4]
        add ebx, dword [esi + 52] ;   184.3 p2+p1   34 sum
        add ebx, dword [esp + 36] ;   184.8 p2+p0   34 sum
        add ebx, 0x5a827999       ;   185.3 p1      34 sum
        rol ebx, 8                ;   185.8 p1      35 v[2]
        add edx, dword [esp + 52] ;   185.3 p2+p0   35 v[0]
        add ebx, dword [esp + 32] ;   189.8 p2+p0   35 v[2]
        mov dword [esp + 36], ecx ;   186.7 p0+p3   36 v[0] spill
        mov ecx, edx              ;   187.0 p1      26 sum copy
        xor ecx, eax              ;   187.7 p0      26 sum
        and ecx, dword [esp + 56] ;   192.0 p2+p0   26 sum
        xor ecx, eax              ;   192.5 p0      26 sum
        add ecx, dword [esi + 52] ;   193.0 p2+p1   34 sum
        add ecx, dword [esp + 52] ;   193.5 p2+p0   34 sum
        add ecx, 0x5c4dd124       ;   194.0 p1      34 sum
        rol ecx, 8                ;   194.5 p1      35 v[4]
        mov dword [esp + 52], edx ;   190.7 p0+p3   35 v[0] spill
        mov edx, edi              ;   191.5 p1      25 sum copy
        xor edx, ebp              ;   192.0 p0      25 sum
        and edx, ebx              ;   192.5 p0      25 sum
        xor edx, ebp              ;   193.0 p0      25 sum
        rol edi, 0xa              ;   193.5 p1      36 v[3]
        rol eax, 0xa              ;   197.5 p1      36 v[1]
        add edx, dword [esi + 4]  ;   193.5 p2+p0   34 sum
        add edx, dword [esp + 32] ;   194.0 p2+p0   34 sum
        add edx, 0x5a827999       ;   194.5 p0      34 sum
        rol edx, 0xd              ;   195.0 p1      35 v[1]
        add ecx, dword [esp + 44] ;   198.5 p2+p0   35 v[4]
        add edx, dword [esp + 36] ;   199.0 p2+p0   35 v[1]
        mov dword [esp + 32], ebp ;   196.3 p0+p3   36 v[4] spill
        mov ebp, ecx              ;   199.0 p1      26 sum copy
        xor ebp, dword [esp + 52] ;   199.5 p2+p0   26 sum
        and ebp, eax              ;   201.5 p0      26 sum
        xor ebp, dword [esp + 52] ;   202.0 p2+p0   26 sum
        mov dword [esp + 60], eax ;   201.5 p0+p3   36 v[1] spill
        mov eax, ebx              ;   199.0 p1      25 sum copy
        xor eax, edi              ;   199.8 p0      25 sum
        and eax, edx              ;   200.3 p0      25 sum
        xor eax, edi              ;   200.8 p0      25 sum
        add ebp, dword [esi + 20] ;   202.5 p2+p1   34 sum
        add ebp, dword [esp + 44] ;   203.0 p2+p1   34 sum
        add ebp, 0x5c4dd124       ;   203.5 p0      34 sum
        rol ebp, 9                ;   204.0 p1      35 v[3]
        rol ebx, 0xa              ;   208.0 p1      36 v[2]
        add eax, dword [esi + 40] ;   202.7 p2+p0   34 sum
        add eax, dword [esp + 36] ;   203.7 p2+p0   34 sum
        add eax, 0x5a827999       ;   204.2 p0      34 sum
        rol eax, 0xb              ;   204.7 p1      35 v[0]
        add ebp, dword [esp + 56] ;   208.0 p2+p0   35 v[3]
        add eax, dword [esp + 32] ;   208.7 p2+p0   35 v[0]
        mov dword [esp + 36], edi ;   206.0 p0+p3   36 v[3] spill
        mov edi, dword [esp + 52] ;   206.7 p2      36 v[0]
        rol edi, 0xa              ;   209.2 p1      36 v[0]
        mov dword [esp + 52], edi ;   213.2 p0+p3   36 v[0] spill
        mov edi, edx              ;   207.7 p1      25 sum copy
        xor edi, ebx              ;   212.0 p0      25 sum
        and edi, eax              ;   212.5 p0      25 sum
        xor edi, ebx              ;   213.0 p0      25 sum
        mov dword [esp + 44], ebx ;   212.0 p0+p3   36 v[2] spill
        mov ebx, ebp              ;   209.0 p1      26 sum copy
        xor ebx, ecx              ;   210.5 p0      26 sum
        and ebx, dword [esp + 52] ;   216.2 p2+p0   26 sum
        xor ebx, ecx              ;   216.7 p0      26 sum
        add edi, dword [esi + 24] ;   213.5 p2+p1   34 sum
        add edi, dword [esp + 32] ;   214.0 p2+p1   34 sum
        add edi, 0x5a827999       ;   214.5 p1      34 sum
        rol edi, 9                ;   215.0 p1      35 v[4]
        rol edx, 0xa              ;   219.0 p1      36 v[1]
        add ebx, dword [esi + 40] ;   217.2 p2+p0   34 sum
        add ebx, dword [esp + 56] ;   217.7 p2+p0   34 sum
        add ebx, 0x5c4dd124       ;   218.2 p0      34 sum
        rol ebx, 0xb              ;   218.7 p1      35 v[2]
        rol ecx, 0xa              ;   222.7 p1      36 v[4]
        add edi, dword [esp + 36] ;   219.0 p2+p0   35 v[4]
        add ebx, dword [esp + 60] ;   222.7 p2+p0   35 v[2]
        mov dword [esp + 56], ecx ;   226.7 p0+p3   36 v[4] spill
        mov ecx, eax              ;   217.0 p1      25 sum copy
        xor ecx, edx              ;   223.0 p0      25 sum
        and ecx, edi              ;   223.5 p0      25 sum
        xor ecx, edx              ;   224.0 p0      25 sum
        rol eax, 0xa              ;   224.5 p1      36 v[0]
        add ecx, dword [esi + 60] ;   224.5 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   225.0 p2+p1   34 sum
        add ecx, 0x5a827999       ;   225.5 p0      34 sum
        rol ecx, 7                ;   226.0 p1      35 v[3]
        mov dword [esp + 36], edx ;   223.0 p0+p3   36 v[1] spill
        mov edx, ebx              ;   223.2 p1      26 sum copy
        xor edx, ebp              ;   223.7 p0      26 sum
        and edx, dword [esp + 56] ;   229.7 p2+p0   26 sum
        xor edx, ebp              ;   230.2 p0      26 sum
        rol ebp, 0xa              ;   230.7 p1      36 v[3]
        add edx, dword [esi + 56] ;   230.7 p2+p0   34 sum
        add edx, dword [esp + 60] ;   231.2 p2+p0   34 sum
        add edx, 0x5c4dd124       ;   231.7 p1      34 sum
        rol edx, 7                ;   232.2 p1      35 v[1]
        add ecx, dword [esp + 44] ;   230.0 p2+p0   35 v[3]
        add edx, dword [esp + 52] ;   236.2 p2+p0   35 v[1]
        mov dword [esp + 60], ebp ;   234.7 p0+p3   36 v[3] spill
        mov ebp, edi              ;   226.7 p1      25 sum copy
        xor ebp, eax              ;   228.5 p0      25 sum
        and ebp, ecx              ;   230.5 p0      25 sum
        xor ebp, eax              ;   231.0 p0      25 sum
        rol edi, 0xa              ;   231.5 p1      36 v[4]
        add ebp, dword [esi + 12] ;   231.5 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   232.0 p2+p1   34 sum
        add ebp, 0x5a827999       ;   232.5 p0      34 sum
        rol ebp, 0xf              ;   233.0 p1      35 v[2]
        mov dword [esp + 44], eax ;   230.3 p0+p3   36 v[0] spill
        mov eax, ebx              ;   231.0 p1      26 sum copy
        xor eax, edx              ;   236.7 p0      26 sum
        and eax, dword [esp + 60] ;   237.7 p2+p0   26 sum
        xor eax, ebx              ;   238.2 p0      26 sum
        rol ebx, 0xa              ;   238.7 p1      36 v[2]
        add eax, dword [esi + 60] ;   238.7 p2+p0   34 sum
        add eax, dword [esp + 52] ;   239.2 p2+p0   34 sum
        add eax, 0x5c4dd124       ;   239.7 p1      34 sum
        rol eax, 7                ;   240.2 p1      35 v[0]
        add ebp, dword [esp + 36] ;   237.0 p2+p0   35 v[2]
        mov dword [esp + 52], ebx ;   242.7 p0+p3   36 v[2] spill
        mov ebx, ecx              ;   235.7 p1      25 sum copy
        xor ebx, edi              ;   236.3 p0      25 sum
        and ebx, ebp              ;   237.5 p0      25 sum
        xor ebx, edi              ;   238.0 p0      25 sum
        add eax, dword [esp + 56] ;   244.2 p2+p1   35 v[0]
        add ebx, dword [esi + 48] ;   238.5 p2+p1   34 sum
        add ebx, dword [esp + 36] ;   239.0 p2+p0   34 sum
        add ebx, 0x5a827999       ;   239.5 p1      34 sum
        rol ebx, 7                ;   240.0 p1      35 v[1]
        rol ecx, 0xa              ;   244.0 p1      36 v[3]
        mov dword [esp + 36], edi ;   240.0 p0+p3   36 v[4] spill
        mov edi, edx              ;   241.0 p0      26 sum copy
        xor edi, eax              ;   244.7 p0      26 sum
        and edi, dword [esp + 52] ;   245.7 p2+p0   26 sum
        xor edi, edx              ;   246.2 p0      26 sum
        rol edx, 0xa              ;   246.7 p1      36 v[1]
        add edi, dword [esi + 32] ;   246.7 p2+p0   34 sum
        add edi, dword [esp + 56] ;   247.2 p2+p1   34 sum
        add edi, 0x5c4dd124       ;   247.7 p0      34 sum
        rol edi, 0xc              ;   248.2 p1      35 v[4]
        add ebx, dword [esp + 44] ;   244.3 p2+p0   35 v[1]
        mov dword [esp + 56], edx ;   250.7 p0+p3   36 v[1] spill
        mov edx, ebp              ;   245.3 p1      25 sum copy
        xor edx, ecx              ;   248.0 p0      25 sum
        and edx, ebx              ;   248.5 p0      25 sum
        xor edx, ecx              ;   249.0 p0      25 sum
        rol ebp, 0xa              ;   249.5 p1      36 v[2]
        add edx, dword [esi]      ;   249.5 p2+p0   34 sum
        add edx, dword [esp + 44] ;   250.0 p2+p1   34 sum
        add edx, 0x5a827999       ;   250.5 p0      34 sum
        rol edx, 0xc              ;   251.0 p1      35 v[0]
        add edi, dword [esp + 60] ;   252.2 p2+p0   35 v[4]
        mov dword [esp + 44], ecx ;   249.7 p0+p3   36 v[3] spill
        mov ecx, edi              ;   252.7 p1      26 sum copy
        xor ecx, eax              ;   253.2 p0      26 sum
        and ecx, dword [esp + 56] ;   253.7 p2+p0   26 sum
        xor ecx, eax              ;   254.2 p0      26 sum
        rol eax, 0xa              ;   254.7 p1      36 v[0]
        add ecx, dword [esi + 48] ;   254.7 p2+p0   34 sum
        add ecx, dword [esp + 60] ;   255.2 p2+p0   34 sum
        add ecx, 0x5c4dd124       ;   255.7 p1      34 sum
        rol ecx, 7                ;   256.2 p1      35 v[3]
        add edx, dword [esp + 36] ;   255.0 p2+p0   35 v[0]
        mov dword [esp + 60], eax ;   258.7 p0+p3   36 v[0] spill
        mov eax, ebx              ;   255.0 p1      25 sum copy
        xor eax, ebp              ;   255.7 p0      25 sum
        and eax, edx              ;   256.2 p0      25 sum
        rol ebx, 0xa              ;   256.7 p1      36 v[1]
        xor eax, ebp              ;   256.7 p0      25 sum
        add eax, dword [esi + 36] ;   257.2 p2+p1   34 sum
        add eax, dword [esp + 36] ;   257.7 p2+p0   34 sum
        add eax, 0x5a827999       ;   258.2 p1      34 sum
        rol eax, 0xf              ;   258.7 p1      35 v[4]
        add ecx, dword [esp + 52] ;   260.2 p2+p0   35 v[3]
        mov dword [esp + 36], ebp ;   259.3 p0+p3   36 v[2] spill
        mov ebp, edi              ;   259.7 p1      26 sum copy
        xor ebp, ecx              ;   260.7 p0      26 sum
        and ebp, dword [esp + 60] ;   261.7 p2+p0   26 sum
        xor ebp, edi              ;   262.2 p0      26 sum
        rol edi, 0xa              ;   262.7 p1      36 v[4]
        add ebp, dword [esi + 16] ;   262.7 p2+p0   34 sum
        add ebp, dword [esp + 52] ;   263.2 p2+p1   34 sum
        add ebp, 0x5c4dd124       ;   263.7 p0      34 sum
        rol ebp, 6                ;   264.2 p1      35 v[2]
        add eax, dword [esp + 44] ;   263.7 p2+p0   35 v[4]
        mov dword [esp + 52], edi ;   266.7 p0+p3   36 v[4] spill
        mov edi, edx              ;   264.7 p1      25 sum copy
        xor edi, ebx              ;   265.3 p0      25 sum
        and edi, eax              ;   265.8 p0      25 sum
        xor edi, ebx              ;   266.3 p0      25 sum
        rol edx, 0xa              ;   266.8 p1      36 v[0]
        add edi, dword [esi + 20] ;   266.8 p2+p0   34 sum
        add edi, dword [esp + 44] ;   267.3 p2+p1   34 sum
        add edi, 0x5a827999       ;   267.8 p0      34 sum
        rol edi, 9                ;   268.3 p1      35 v[3]
        add ebp, dword [esp + 56] ;   268.3 p2+p0   35 v[2]
        mov dword [esp + 44], ebx ;   269.0 p0+p3   36 v[1] spill
        mov ebx, ebp              ;   269.3 p1      26 sum copy
        xor ebx, ecx              ;   270.0 p0      26 sum
        and ebx, dword [esp + 52] ;   270.5 p2+p0   26 sum
        xor ebx, ecx              ;   271.0 p0      26 sum
        add ebx, dword [esi + 36] ;   271.5 p2+p1   34 sum
        add ebx, dword [esp + 56] ;   272.0 p2+p1   34 sum
        add ebx, 0x5c4dd124       ;   272.5 p0      34 sum
        rol ebx, 0xf              ;   273.0 p1      35 v[1]
        rol ecx, 0xa              ;   277.0 p1      36 v[3]
        add edi, dword [esp + 36] ;   273.3 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   281.0 p0+p3   36 v[3] spill
        mov ecx, eax              ;   274.7 p1      25 sum copy
        xor ecx, edx              ;   275.2 p0      25 sum
        and ecx, edi              ;   275.7 p0      25 sum
        rol eax, 0xa              ;   276.2 p1      36 v[4]
        xor ecx, edx              ;   276.2 p0      25 sum
        add ecx, dword [esi + 8]  ;   276.7 p2+p1   34 sum
        add ecx, dword [esp + 36] ;   277.2 p2+p0   34 sum
        add ecx, 0x5a827999       ;   277.7 p1      34 sum
        rol ecx, 0xb              ;   278.2 p1      35 v[2]
        add ebx, dword [esp + 60] ;   278.0 p2+p0   35 v[1]
        mov dword [esp + 36], edx ;   278.7 p0+p3   36 v[0] spill
        mov edx, ebp              ;   279.0 p1      26 sum copy
        xor edx, ebx              ;   279.7 p0      26 sum
        and edx, dword [esp + 56] ;   284.0 p2+p0   26 sum
        xor edx, ebp              ;   284.5 p0      26 sum
        add edx, dword [esi + 4]  ;   285.0 p2+p1   34 sum
        add edx, dword [esp + 60] ;   285.5 p2+p1   34 sum
        add edx, 0x5c4dd124       ;   286.0 p0      34 sum
        rol edx, 0xd              ;   286.5 p1      35 v[0]
        add ecx, dword [esp + 44] ;   282.7 p2+p0   35 v[2]
        rol ebp, 0xa              ;   283.3 p1      36 v[2]
        mov dword [esp + 60], ebp ;   287.3 p0+p3   36 v[2] spill
        mov ebp, edi              ;   284.3 p1      25 sum copy
        xor ebp, eax              ;   284.8 p0      25 sum
        and ebp, ecx              ;   285.3 p0      25 sum
        xor ebp, eax              ;   285.8 p0      25 sum
        rol edi, 0xa              ;   286.3 p1      36 v[3]
        add ebp, dword [esi + 56] ;   286.3 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   286.8 p2+p1   34 sum
        add ebp, 0x5a827999       ;   287.3 p0      34 sum
        rol ebp, 7                ;   287.8 p1      35 v[1]
        add edx, dword [esp + 52] ;   290.5 p2+p0   35 v[0]
        mov dword [esp + 44], eax ;   288.3 p0+p3   36 v[4] spill
        mov eax, edx              ;   291.0 p1      26 sum copy
        xor eax, ebx              ;   291.5 p0      26 sum
        and eax, dword [esp + 60] ;   292.0 p2+p0   26 sum
        xor eax, ebx              ;   292.5 p0      26 sum
        add eax, dword [esi + 8]  ;   293.0 p2+p1   34 sum
        add eax, dword [esp + 52] ;   293.5 p2+p1   34 sum
        add eax, 0x5c4dd124       ;   294.0 p0      34 sum
        add ebp, dword [esp + 36] ;   292.3 p2+p1   35 v[1]
        rol eax, 0xb              ;   294.5 p1      35 v[4]
        rol ebx, 0xa              ;   298.5 p1      36 v[1]
        mov dword [esp + 52], ebx ;   302.5 p0+p3   36 v[1] spill
        mov ebx, ecx              ;   294.3 p0      25 sum copy
        xor ebx, edi              ;   294.8 p0      25 sum
        and ebx, ebp              ;   295.3 p0      25 sum
        xor ebx, edi              ;   295.8 p0      25 sum
        rol ecx, 0xa              ;   296.3 p1      36 v[2]
        add ebx, dword [esi + 44] ;   296.3 p2+p1   34 sum
        add ebx, dword [esp + 36] ;   296.8 p2+p0   34 sum
        add ebx, 0x5a827999       ;   297.3 p1      34 sum
        rol ebx, 0xd              ;   297.8 p1      35 v[0]
        add eax, dword [esp + 56] ;   298.5 p2+p0   35 v[4]
        mov dword [esp + 36], edi ;   298.0 p0+p3   36 v[3] spill
        mov edi, edx              ;   298.3 p1      25 sum copy
        not edi                   ;   299.0 p0      25 sum
        or edi, eax               ;   299.5 p0      25 sum
        xor edi, dword [esp + 52] ;   305.5 p2+p0   25 sum
        add edi, dword [esi + 60] ;   306.0 p2+p1   34 sum
        add edi, dword [esp + 56] ;   306.5 p2+p1   34 sum
        add edi, 0x6d703ef3       ;   307.0 p0      34 sum
        add ebx, dword [esp + 44] ;   302.3 p2+p1   35 v[0]
        rol edi, 9                ;   307.5 p1      35 v[3]
        rol edx, 0xa              ;   311.5 p1      36 v[0]
        mov dword [esp + 56], edx ;   315.5 p0+p3   36 v[0] spill
        mov edx, ebp              ;   304.0 p0      25 sum copy
        xor edx, ecx              ;   304.5 p0      25 sum
        and edx, ebx              ;   305.0 p0      25 sum
        xor edx, ecx              ;   305.5 p0      25 sum
        rol ebp, 0xa              ;   306.0 p1      36 v[1]
        add edx, dword [esi + 32] ;   306.0 p2+p1   34 sum
        add edx, dword [esp + 44] ;   306.5 p2+p0   34 sum
        add edx, 0x5a827999       ;   307.0 p1      34 sum
        rol edx, 0xc              ;   307.5 p1      35 v[4]
        add edi, dword [esp + 60] ;   311.5 p2+p0   35 v[3]
        mov dword [esp + 44], ecx ;   307.7 p0+p3   36 v[2] spill
        mov ecx, eax              ;   308.0 p1      25 sum copy
        not ecx                   ;   308.7 p0      25 sum
        or ecx, edi               ;   312.0 p0      25 sum
        xor ecx, dword [esp + 56] ;   318.5 p2+p0   25 sum
        add ecx, dword [esi + 20] ;   319.0 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   319.5 p2+p1   34 sum
        add ecx, 0x6d703ef3       ;   320.0 p0      34 sum
        rol ecx, 7                ;   320.5 p1      35 v[2]
        add edx, dword [esp + 36] ;   312.0 p2+p0   35 v[4]
        rol eax, 0xa              ;   312.5 p1      36 v[4]
        mov dword [esp + 60], eax ;   316.5 p0+p3   36 v[4] spill
        mov eax, ebx              ;   313.3 p1      25 sum copy
        not eax                   ;   313.8 p0      25 sum
        or eax, edx               ;   314.3 p0      25 sum
        xor eax, ebp              ;   314.8 p0      25 sum
        rol ebx, 0xa              ;   315.3 p1      36 v[0]
        add eax, dword [esi + 12] ;   315.3 p2+p0   34 sum
        add eax, dword [esp + 36] ;   315.8 p2+p1   34 sum
        add eax, 0x6ed9eba1       ;   316.3 p0      34 sum
        rol eax, 0xb              ;   316.8 p1      35 v[3]
        add ecx, dword [esp + 52] ;   324.5 p2+p0   35 v[2]
        mov dword [esp + 36], ebp ;   317.3 p0+p3   36 v[1] spill
        mov ebp, edi              ;   317.7 p1      25 sum copy
        not ebp                   ;   318.3 p0      25 sum
        or ebp, ecx               ;   325.0 p0      25 sum
        xor ebp, dword [esp + 60] ;   325.5 p2+p0   25 sum
        add ebp, dword [esp + 52] ;   326.0 p2+p1   34 sum
        add ebp, dword [esi + 4]  ;   326.5 p2+p1   34 sum
        add ebp, 0x6d703ef3       ;   327.0 p0      34 sum
        rol ebp, 0xf              ;   327.5 p1      35 v[1]
        add eax, dword [esp + 44] ;   321.7 p2+p0   35 v[3]
        rol edi, 0xa              ;   322.2 p1      36 v[3]
        mov dword [esp + 52], edi ;   326.2 p0+p3   36 v[3] spill
        mov edi, edx              ;   323.0 p1      25 sum copy
        not edi                   ;   323.5 p0      25 sum
        or edi, eax               ;   324.0 p0      25 sum
        xor edi, ebx              ;   324.5 p0      25 sum
        rol edx, 0xa              ;   325.0 p1      36 v[4]
        add edi, dword [esi + 40] ;   325.0 p2+p0   34 sum
        add edi, dword [esp + 44] ;   325.5 p2+p1   34 sum
        add edi, 0x6ed9eba1       ;   326.0 p0      34 sum
        rol edi, 0xd              ;   326.5 p1      35 v[2]
        add ebp, dword [esp + 56] ;   331.5 p2+p0   35 v[1]
        mov dword [esp + 44], ebx ;   327.0 p0+p3   36 v[0] spill
        mov ebx, ecx              ;   327.3 p1      25 sum copy
        not ebx                   ;   328.0 p0      25 sum
        or ebx, ebp               ;   332.0 p0      25 sum
        xor ebx, dword [esp + 52] ;   332.5 p2+p0   25 sum
        add ebx, dword [esp + 56] ;   333.0 p2+p1   34 sum
        add ebx, dword [esi + 12] ;   333.5 p2+p1   34 sum
        add ebx, 0x6d703ef3       ;   334.0 p0      34 sum
        rol ebx, 0xb              ;   334.5 p1      35 v[0]
        add edi, dword [esp + 36] ;   331.3 p2+p0   35 v[2]
        rol ecx, 0xa              ;   331.8 p1      36 v[2]
        mov dword [esp + 56], ecx ;   335.8 p0+p3   36 v[2] spill
        mov ecx, eax              ;   332.7 p1      25 sum copy
        not ecx                   ;   333.2 p0      25 sum
        or ecx, edi               ;   333.7 p0      25 sum
        xor ecx, edx              ;   334.2 p0      25 sum
        rol eax, 0xa              ;   334.7 p1      36 v[3]
        add ecx, dword [esi + 56] ;   334.7 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   335.2 p2+p1   34 sum
        add ecx, 0x6ed9eba1       ;   335.7 p0      34 sum
        rol ecx, 6                ;   336.2 p1      35 v[1]
        add ebx, dword [esp + 60] ;   338.5 p2+p0   35 v[0]
        mov dword [esp + 36], edx ;   336.7 p0+p3   36 v[4] spill
        mov edx, ebp              ;   337.0 p1      25 sum copy
        not edx                   ;   337.7 p0      25 sum
        or edx, ebx               ;   339.0 p0      25 sum
        xor edx, dword [esp + 56] ;   339.5 p2+p0   25 sum
        add edx, dword [esi + 28] ;   340.0 p2+p1   34 sum
        add edx, dword [esp + 60] ;   340.5 p2+p1   34 sum
        add edx, 0x6d703ef3       ;   341.0 p0      34 sum
        rol edx, 8                ;   341.5 p1      35 v[4]
        add ecx, dword [esp + 44] ;   341.0 p2+p0   35 v[1]
        rol ebp, 0xa              ;   341.5 p1      36 v[1]
        mov dword [esp + 60], ebp ;   345.5 p0+p3   36 v[1] spill
        mov ebp, edi              ;   342.3 p1      25 sum copy
        not ebp                   ;   342.8 p0      25 sum
        or ebp, ecx               ;   343.3 p0      25 sum
        xor ebp, eax              ;   343.8 p0      25 sum
        rol edi, 0xa              ;   344.3 p1      36 v[2]
        add ebp, dword [esi + 16] ;   344.3 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   344.8 p2+p1   34 sum
        add ebp, 0x6ed9eba1       ;   345.3 p0      34 sum
        rol ebp, 7                ;   345.8 p1      35 v[0]
        add edx, dword [esp + 52] ;   345.7 p2+p0   35 v[4]
        mov dword [esp + 44], eax ;   346.3 p0+p3   36 v[3] spill
        mov eax, ebx              ;   346.7 p1      25 sum copy
        not eax                   ;   347.3 p0      25 sum
        or eax, edx               ;   347.8 p0      25 sum
        xor eax, dword [esp + 60] ;   348.5 p2+p0   25 sum
        add eax, dword [esi + 56] ;   349.0 p2+p1   34 sum
        add eax, dword [esp + 52] ;   349.7 p2+p1   34 sum
        add eax, 0x6d703ef3       ;   350.2 p0      34 sum
        rol eax, 6                ;   350.7 p1      35 v[3]
        add ebp, dword [esp + 36] ;   350.7 p2+p0   35 v[0]
        rol ebx, 0xa              ;   351.2 p1      36 v[0]
        mov dword [esp + 52], ebx ;   355.2 p0+p3   36 v[0] spill
        mov ebx, ecx              ;   352.0 p1      25 sum copy
        not ebx                   ;   352.5 p0      25 sum
        or ebx, ebp               ;   353.0 p0      25 sum
        xor ebx, edi              ;   353.5 p0      25 sum
        rol ecx, 0xa              ;   354.0 p1      36 v[1]
        add ebx, dword [esi + 36] ;   354.0 p2+p0   34 sum
        add ebx, dword [esp + 36] ;   354.5 p2+p1   34 sum
        add ebx, 0x6ed9eba1       ;   355.0 p0      34 sum
        rol ebx, 0xe              ;   355.5 p1      35 v[4]
        add eax, dword [esp + 56] ;   355.3 p2+p0   35 v[3]
        mov dword [esp + 36], edi ;   356.0 p0+p3   36 v[2] spill
        mov edi, edx              ;   356.3 p1      25 sum copy
        not edi                   ;   357.0 p0      25 sum
        or edi, eax               ;   357.5 p0      25 sum
        xor edi, dword [esp + 52] ;   358.2 p2+p0   25 sum
        add edi, dword [esi + 24] ;   358.7 p2+p1   34 sum
        add edi, dword [esp + 56] ;   359.3 p2+p1   34 sum
        add edi, 0x6d703ef3       ;   359.8 p0      34 sum
        rol edi, 6                ;   360.3 p1      35 v[2]
        add ebx, dword [esp + 44] ;   360.3 p2+p0   35 v[4]
        rol edx, 0xa              ;   360.8 p1      36 v[4]
        mov dword [esp + 56], edx ;   364.8 p0+p3   36 v[4] spill
        mov edx, ebp              ;   361.7 p1      25 sum copy
        not edx                   ;   362.2 p0      25 sum
        or edx, ebx               ;   362.7 p0      25 sum
        xor edx, ecx              ;   363.2 p0      25 sum
        rol ebp, 0xa              ;   363.7 p1      36 v[0]
        add edx, dword [esi + 60] ;   363.7 p2+p0   34 sum
        add edx, dword [esp + 44] ;   364.2 p2+p1   34 sum
        add edx, 0x6ed9eba1       ;   364.7 p0      34 sum
        rol edx, 9                ;   365.2 p1      35 v[3]
        add edi, dword [esp + 60] ;   365.0 p2+p0   35 v[2]
        mov dword [esp + 44], ecx ;   365.7 p0+p3   36 v[1] spill
        mov ecx, eax              ;   366.0 p1      25 sum copy
        not ecx                   ;   366.7 p0      25 sum
        or ecx, edi               ;   367.2 p0      25 sum
        xor ecx, dword [esp + 56] ;   367.8 p2+p0   25 sum
        add ecx, dword [esi + 36] ;   368.3 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   369.0 p2+p1   34 sum
        add ecx, 0x6d703ef3       ;   369.5 p0      34 sum
        rol ecx, 0xe              ;   370.0 p1      35 v[1]
        add edx, dword [esp + 36] ;   370.0 p2+p0   35 v[3]
        rol eax, 0xa              ;   370.5 p1      36 v[3]
        mov dword [esp + 60], eax ;   374.5 p0+p3   36 v[3] spill
        mov eax, ebx              ;   371.3 p1      25 sum copy
        not eax                   ;   371.8 p0      25 sum
        or eax, edx               ;   372.3 p0      25 sum
        xor eax, ebp              ;   372.8 p0      25 sum
        rol ebx, 0xa              ;   373.3 p1      36 v[4]
        add eax, dword [esi + 32] ;   373.3 p2+p0   34 sum
        add eax, dword [esp + 36] ;   373.8 p2+p1   34 sum
        add eax, 0x6ed9eba1       ;   374.3 p0      34 sum
        rol eax, 0xd              ;   374.8 p1      35 v[2]
        add ecx, dword [esp + 52] ;   374.7 p2+p0   35 v[1]
        mov dword [esp + 36], ebp ;   375.3 p0+p3   36 v[0] spill
        mov ebp, edi              ;   375.7 p1      25 sum copy
        not ebp                   ;   376.3 p0      25 sum
        or ebp, ecx               ;   376.8 p0      25 sum
        xor ebp, dword [esp + 60] ;   377.5 p2+p0   25 sum
        add ebp, dword [esi + 44] ;   378.0 p2+p1   34 sum
        add ebp, dword [esp + 52] ;   378.7 p2+p1   34 sum
        add ebp, 0x6d703ef3       ;   379.2 p0      34 sum
        rol ebp, 0xc              ;   379.7 p1      35 v[0]
        add eax, dword [esp + 44] ;   379.7 p2+p0   35 v[2]
        rol edi, 0xa              ;   380.2 p1      36 v[2]
        mov dword [esp + 52], edi ;   384.2 p0+p3   36 v[2] spill
        mov edi, edx              ;   381.0 p1      25 sum copy
        not edi                   ;   381.5 p0      25 sum
        or edi, eax               ;   382.0 p0      25 sum
        xor edi, ebx              ;   382.5 p0      25 sum
        rol edx, 0xa              ;   383.0 p1      36 v[3]
        add edi, dword [esi + 4]  ;   383.0 p2+p0   34 sum
        add edi, dword [esp + 44] ;   383.5 p2+p1   34 sum
        add edi, 0x6ed9eba1       ;   384.0 p0      34 sum
        rol edi, 0xf              ;   384.5 p1      35 v[1]
        add ebp, dword [esp + 56] ;   384.3 p2+p0   35 v[0]
        mov dword [esp + 44], ebx ;   385.0 p0+p3   36 v[4] spill
        mov ebx, ecx              ;   385.3 p1      25 sum copy
        not ebx                   ;   386.0 p0      25 sum
        or ebx, ebp               ;   386.5 p0      25 sum
        xor ebx, dword [esp + 52] ;   387.2 p2+p0   25 sum
        add ebx, dword [esi + 32] ;   387.7 p2+p1   34 sum
        add ebx, dword [esp + 56] ;   388.3 p2+p1   34 sum
        add ebx, 0x6d703ef3       ;   388.8 p0      34 sum
        rol ebx, 0xd              ;   389.3 p1      35 v[4]
        add edi, dword [esp + 36] ;   389.3 p2+p0   35 v[1]
        rol ecx, 0xa              ;   389.8 p1      36 v[1]
        mov dword [esp + 56], ecx ;   393.8 p0+p3   36 v[1] spill
        mov ecx, eax              ;   390.7 p1      25 sum copy
        not ecx                   ;   391.2 p0      25 sum
        or ecx, edi               ;   391.7 p0      25 sum
        xor ecx, edx              ;   392.2 p0      25 sum
        rol eax, 0xa              ;   392.7 p1      36 v[2]
        add ecx, dword [esi + 8]  ;   392.7 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   393.2 p2+p1   34 sum
        add ecx, 0x6ed9eba1       ;   393.7 p0      34 sum
        rol ecx, 0xe              ;   394.2 p1      35 v[0]
        add ebx, dword [esp + 60] ;   394.0 p2+p0   35 v[4]
        mov dword [esp + 36], edx ;   394.7 p0+p3   36 v[3] spill
        mov edx, ebp              ;   395.0 p1      25 sum copy
        not edx                   ;   395.7 p0      25 sum
        or edx, ebx               ;   396.2 p0      25 sum
        xor edx, dword [esp + 56] ;   396.8 p2+p0   25 sum
        add edx, dword [esi + 48] ;   397.3 p2+p1   34 sum
        add edx, dword [esp + 60] ;   398.0 p2+p1   34 sum
        add edx, 0x6d703ef3       ;   398.5 p0      34 sum
        rol edx, 5                ;   399.0 p1      35 v[3]
        add ecx, dword [esp + 44] ;   399.0 p2+p0   35 v[0]
        rol ebp, 0xa              ;   399.5 p1      36 v[0]
        mov dword [esp + 60], ebp ;   403.5 p0+p3   36 v[0] spill
        mov ebp, edi              ;   400.3 p1      25 sum copy
        not ebp                   ;   400.8 p0      25 sum
        or ebp, ecx               ;   401.3 p0      25 sum
        xor ebp, eax              ;   401.8 p0      25 sum
        rol edi, 0xa              ;   402.3 p1      36 v[1]
        add ebp, dword [esi + 28] ;   402.3 p2+p0   34 sum
        add ebp, dword [esp + 44] ;   402.8 p2+p1   34 sum
        add ebp, 0x6ed9eba1       ;   403.3 p0      34 sum
        rol ebp, 8                ;   403.8 p1      35 v[4]
        add edx, dword [esp + 52] ;   403.7 p2+p0   35 v[3]
        mov dword [esp + 44], eax ;   404.3 p0+p3   36 v[2] spill
        mov eax, ebx              ;   404.7 p1      25 sum copy
        not eax                   ;   405.3 p0      25 sum
        or eax, edx               ;   405.8 p0      25 sum
        xor eax, dword [esp + 60] ;   406.5 p2+p0   25 sum
        add eax, dword [esi + 8]  ;   407.0 p2+p1   34 sum
        add eax, dword [esp + 52] ;   407.7 p2+p1   34 sum
        add eax, 0x6d703ef3       ;   408.2 p0      34 sum
        rol eax, 0xe              ;   408.7 p1      35 v[2]
        add ebp, dword [esp + 36] ;   408.7 p2+p0   35 v[4]
        rol ebx, 0xa              ;   409.2 p1      36 v[4]
        mov dword [esp + 52], ebx ;   413.2 p0+p3   36 v[4] spill
        mov ebx, ecx              ;   410.0 p1      25 sum copy
        not ebx                   ;   410.5 p0      25 sum
        or ebx, ebp               ;   411.0 p0      25 sum
        xor ebx, edi              ;   411.5 p0      25 sum
        rol ecx, 0xa              ;   412.0 p1      36 v[0]
        add ebx, dword [esi]      ;   412.0 p2+p0   34 sum
        add ebx, dword [esp + 36] ;   412.5 p2+p1   34 sum
        add ebx, 0x6ed9eba1       ;   413.0 p0      34 sum
        rol ebx, 0xd              ;   413.5 p1      35 v[3]
        add eax, dword [esp + 56] ;   413.3 p2+p0   35 v[2]
        mov dword [esp + 36], edi ;   414.0 p0+p3   36 v[1] spill
        mov edi, edx              ;   414.3 p1      25 sum copy
        not edi                   ;   415.0 p0      25 sum
        or edi, eax               ;   415.5 p0      25 sum
        xor edi, dword [esp + 52] ;   416.2 p2+p0   25 sum
        add edi, dword [esi + 40] ;   416.7 p2+p1   34 sum
        add edi, dword [esp + 56] ;   417.3 p2+p1   34 sum
        add edi, 0x6d703ef3       ;   417.8 p0      34 sum
        rol edi, 0xd              ;   418.3 p1      35 v[1]
        add ebx, dword [esp + 44] ;   418.3 p2+p0   35 v[3]
        rol edx, 0xa              ;   418.8 p1      36 v[3]
        mov dword [esp + 56], edx ;   422.8 p0+p3   36 v[3] spill
        mov edx, ebp              ;   419.7 p1      25 sum copy
        not edx                   ;   420.2 p0      25 sum
        or edx, ebx               ;   420.7 p0      25 sum
        xor edx, ecx              ;   421.2 p0      25 sum
        rol ebp, 0xa              ;   421.7 p1      36 v[4]
        add edx, dword [esi + 24] ;   421.7 p2+p0   34 sum
        add edx, dword [esp + 44] ;   422.2 p2+p1   34 sum
        add edx, 0x6ed9eba1       ;   422.7 p0      34 sum
        rol edx, 6                ;   423.2 p1      35 v[2]
        add edi, dword [esp + 60] ;   423.0 p2+p0   35 v[1]
        mov dword [esp + 44], ecx ;   423.7 p0+p3   36 v[0] spill
        mov ecx, eax              ;   424.0 p1      25 sum copy
        not ecx                   ;   424.7 p0      25 sum
        or ecx, edi               ;   425.2 p0      25 sum
        xor ecx, dword [esp + 56] ;   425.8 p2+p0   25 sum
        add ecx, dword [esi]      ;   426.3 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   427.0 p2+p1   34 sum
        add ecx, 0x6d703ef3       ;   427.5 p0      34 sum
        rol ecx, 0xd              ;   428.0 p1      35 v[0]
        add edx, dword [esp + 36] ;   428.0 p2+p0   35 v[2]
        rol eax, 0xa              ;   428.5 p1      36 v[2]
        mov dword [esp + 60], eax ;   432.5 p0+p3   36 v[2] spill
        mov eax, ebx              ;   429.3 p1      25 sum copy
        not eax                   ;   429.8 p0      25 sum
        or eax, edx               ;   430.3 p0      25 sum
        xor eax, ebp              ;   430.8 p0      25 sum
        rol ebx, 0xa              ;   431.3 p1      36 v[3]
        add eax, dword [esi + 52] ;   431.3 p2+p0   34 sum
        add eax, dword [esp + 36] ;   431.8 p2+p1   34 sum
        add eax, 0x6ed9eba1       ;   432.3 p0      34 sum
        rol eax, 5                ;   432.8 p1      35 v[1]
        add ecx, dword [esp + 52] ;   432.7 p2+p0   35 v[0]
        mov dword [esp + 36], ebp ;   433.3 p0+p3   36 v[4] spill
        mov ebp, edi              ;   433.7 p1      25 sum copy
        not ebp                   ;   434.3 p0      25 sum
        or ebp, ecx               ;   434.8 p0      25 sum
        xor ebp, dword [esp + 60] ;   435.5 p2+p0   25 sum
        add ebp, dword [esi + 16] ;   436.0 p2+p1   34 sum
        add ebp, dword [esp + 52] ;   436.7 p2+p1   34 sum
        add ebp, 0x6d703ef3       ;   437.2 p0      34 sum
        rol ebp, 7                ;   437.7 p1      35 v[4]
        add eax, dword [esp + 44] ;   437.7 p2+p0   35 v[1]
        rol edi, 0xa              ;   438.2 p1      36 v[1]
        mov dword [esp + 52], edi ;   442.2 p0+p3   36 v[1] spill
        mov edi, edx              ;   439.0 p1      25 sum copy
        not edi                   ;   439.5 p0      25 sum
        or edi, eax               ;   440.0 p0      25 sum
        xor edi, ebx              ;   440.5 p0      25 sum
        rol edx, 0xa              ;   441.0 p1      36 v[2]
        add edi, dword [esi + 44] ;   441.0 p2+p0   34 sum
        add edi, dword [esp + 44] ;   441.5 p2+p1   34 sum
        add edi, 0x6ed9eba1       ;   442.0 p0      34 sum
        rol edi, 0xc              ;   442.5 p1      35 v[0]
        add ebp, dword [esp + 56] ;   442.3 p2+p0   35 v[4]
        mov dword [esp + 44], ebx ;   443.0 p0+p3   36 v[3] spill
        mov ebx, ecx              ;   443.3 p1      25 sum copy
        not ebx                   ;   444.0 p0      25 sum
        or ebx, ebp               ;   444.5 p0      25 sum
        xor ebx, dword [esp + 52] ;   445.2 p2+p0   25 sum
        add ebx, dword [esi + 52] ;   445.7 p2+p1   34 sum
        add ebx, dword [esp + 56] ;   446.3 p2+p1   34 sum
        add ebx, 0x6d703ef3       ;   446.8 p0      34 sum
        rol ebx, 5                ;   447.3 p1      35 v[3]
        add edi, dword [esp + 36] ;   447.3 p2+p0   35 v[0]
        rol ecx, 0xa              ;   447.8 p1      36 v[0]
        mov dword [esp + 56], ecx ;   451.8 p0+p3   36 v[0] spill
        mov ecx, eax              ;   448.7 p1      25 sum copy
        not ecx                   ;   449.2 p0      25 sum
        or ecx, edi               ;   449.7 p0      25 sum
        rol eax, 0xa              ;   450.2 p1      36 v[1]
        xor ecx, edx              ;   450.2 p0      25 sum
        add ecx, dword [esi + 20] ;   450.7 p2+p1   34 sum
        add ecx, dword [esp + 36] ;   451.2 p2+p0   34 sum
        add ecx, 0x6ed9eba1       ;   451.7 p1      34 sum
        rol ecx, 7                ;   452.2 p1      35 v[4]
        add ebx, dword [esp + 60] ;   452.0 p2+p0   35 v[3]
        mov dword [esp + 36], edx ;   452.7 p0+p3   36 v[2] spill
        mov edx, ebp              ;   453.0 p1      25 sum copy
        xor edx, dword [esp + 56] ;   454.8 p2+p0   25 sum
        and edx, ebx              ;   455.3 p0      25 sum
        xor edx, dword [esp + 56] ;   455.8 p2+p0   25 sum
        add edx, dword [esi + 32] ;   456.3 p2+p1   34 sum
        add edx, dword [esp + 60] ;   456.8 p2+p0   34 sum
        add edx, 0x7a6d76e9       ;   457.3 p1      34 sum
        rol edx, 0xf              ;   457.8 p1      35 v[2]
        add ecx, dword [esp + 44] ;   457.3 p2+p0   35 v[4]
        rol ebp, 0xa              ;   457.8 p1      36 v[4]
        mov dword [esp + 60], ebx ;   458.0 p0+p3   35 v[3] spill
        mov ebx, edi              ;   458.8 p1      25 sum copy
        not ebx                   ;   459.3 p0      25 sum
        or ebx, ecx               ;   459.8 p0      25 sum
        rol edi, 0xa              ;   460.3 p1      36 v[0]
        xor ebx, eax              ;   460.3 p0      25 sum
        add ebx, dword [esi + 48] ;   460.8 p2+p1   34 sum
        add ebx, dword [esp + 44] ;   461.3 p2+p0   34 sum
        add ebx, 0x6ed9eba1       ;   461.8 p1      34 sum
        rol ebx, 5                ;   462.3 p1      35 v[3]
        add edx, dword [esp + 52] ;   462.0 p2+p0   35 v[2]
        mov dword [esp + 44], eax ;   462.7 p0+p3   36 v[1] spill
        mov eax, dword [esp + 60] ;   463.0 p2      25 sum
        xor eax, ebp              ;   465.0 p0      25 sum
        and eax, edx              ;   465.5 p0      25 sum
        xor eax, ebp              ;   466.0 p0      25 sum
        add eax, dword [esi + 24] ;   466.5 p2+p1   34 sum
        add eax, dword [esp + 52] ;   467.0 p2+p1   34 sum
        add eax, 0x7a6d76e9       ;   467.5 p0      34 sum
        rol eax, 5                ;   468.0 p1      35 v[1]
        add ebx, dword [esp + 36] ;   466.3 p2+p0   35 v[3]
        mov dword [esp + 52], ebp ;   467.0 p0+p3   36 v[4] spill
        mov ebp, edi              ;   467.3 p1      26 sum copy
        not ebp                   ;   468.0 p0      26 sum
        and ebp, ecx              ;   468.5 p0      26 sum
        rol ecx, 0xa              ;   469.0 p1      36 v[4]
        add ebp, dword [esi + 4]  ;   469.0 p2+p0   34 sum
        add ebp, dword [esp + 36] ;   469.7 p2+p1   34 sum
        add ebp, 0x8f1bbcdc       ;   470.2 p0      34 sum
        mov dword [esp + 36], ecx ;   473.0 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 60] ;   470.7 p2      36 v[3]
        rol ecx, 0xa              ;   472.7 p1      36 v[3]
        add eax, dword [esp + 56] ;   472.0 p2+p0   35 v[1]
        mov dword [esp + 60], eax ;   472.5 p0+p3   35 v[1] spill
        mov eax, ebx              ;   472.3 p1      26 sum copy
        and eax, edi              ;   473.0 p0      26 sum
        add ebp, eax              ;   473.5 p1      34 sum
        rol ebp, 0xb              ;   474.0 p1      35 v[2]
        mov eax, edx              ;   473.7 p0      25 sum copy
        xor eax, ecx              ;   476.7 p0      25 sum
        and eax, dword [esp + 60] ;   477.2 p2+p0   25 sum
        xor eax, ecx              ;   477.7 p0      25 sum
        add ebp, dword [esp + 44] ;   478.0 p2+p1   35 v[2]
        add eax, dword [esp + 56] ;   478.2 p2+p0   34 sum
        add eax, dword [esi + 16] ;   478.7 p2+p1   34 sum
        add eax, 0x7a6d76e9       ;   479.2 p0      34 sum
        rol eax, 8                ;   479.7 p1      35 v[0]
        rol edx, 0xa              ;   483.7 p1      36 v[2]
        mov dword [esp + 56], ecx ;   478.3 p0+p3   36 v[3] spill
        mov ecx, dword [esp + 36] ;   478.7 p2      26 sum
        not ecx                   ;   480.7 p0      26 sum
        and ecx, ebx              ;   481.2 p0      26 sum
        rol ebx, 0xa              ;   481.7 p1      36 v[3]
        add ecx, dword [esi + 36] ;   481.7 p2+p0   34 sum
        add ecx, dword [esp + 44] ;   482.2 p2+p1   34 sum
        add ecx, 0x8f1bbcdc       ;   482.7 p0      34 sum
        mov dword [esp + 44], edi ;   481.8 p0+p3   36 v[0] spill
        mov edi, ebp              ;   482.0 p1      26 sum copy
        and edi, dword [esp + 36] ;   482.8 p2+p0   26 sum
        add ecx, edi              ;   483.3 p1      34 sum
        rol ecx, 0xc              ;   483.8 p1      35 v[1]
        mov edi, dword [esp + 52] ;   483.7 p2      36 v[4] reload
        add eax, edi              ;   485.7 p0      35 v[0]
        add ecx, dword [esp + 44] ;   487.8 p2+p0   35 v[1]
        mov edi, dword [esp + 60] ;   485.7 p2      25 sum
        xor edi, edx              ;   487.7 p0      25 sum
        and edi, eax              ;   488.2 p0      25 sum
        xor edi, edx              ;   488.7 p0      25 sum
        mov dword [esp + 32], edx ;   487.7 p0+p3   36 v[2] spill
        mov edx, ebx              ;   486.7 p1      26 sum copy
        not edx                   ;   487.8 p0      26 sum
        and edx, ebp              ;   488.3 p0      26 sum
        add edi, dword [esp + 52] ;   489.2 p2+p1   34 sum
        add edi, dword [esi + 4]  ;   489.7 p2+p1   34 sum
        add edi, 0x7a6d76e9       ;   490.2 p1      34 sum
        rol edi, 0xb              ;   490.7 p1      35 v[4]
        add edx, dword [esi + 44] ;   489.7 p2+p0   34 sum
        add edx, dword [esp + 44] ;   490.7 p2+p0   34 sum
        add edx, 0x8f1bbcdc       ;   491.2 p1      34 sum
        rol ebp, 0xa              ;   491.7 p1      36 v[2]
        mov dword [esp + 44], ebp ;   495.7 p0+p3   36 v[2] spill
        mov ebp, ecx              ;   492.5 p1      26 sum copy
        and ebp, ebx              ;   493.0 p0      26 sum
        add edx, ebp              ;   493.5 p1      34 sum
        rol edx, 0xe              ;   494.0 p1      35 v[0]
        mov ebp, dword [esp + 56] ;   493.3 p2      36 v[3] reload
        add edi, ebp              ;   495.3 p0      35 v[4]
        mov ebp, dword [esp + 60] ;   494.3 p2      36 v[1]
        rol ebp, 0xa              ;   496.3 p1      36 v[1]
        add edx, dword [esp + 36] ;   498.0 p2+p0   35 v[0]
        mov dword [esp + 60], ebx ;   495.3 p0+p3   36 v[3] spill
        mov ebx, eax              ;   495.7 p1      25 sum copy
        xor ebx, ebp              ;   500.3 p0      25 sum
        and ebx, edi              ;   500.8 p0      25 sum
        mov dword [esp + 52], edi ;   497.3 p0+p3   35 v[4] spill
        mov edi, dword [esp + 44] ;   497.0 p2      26 sum
        not edi                   ;   499.0 p0      26 sum
        and edi, ecx              ;   499.5 p0      26 sum
        xor ebx, ebp              ;   501.3 p0      25 sum
        add edi, dword [esi + 40] ;   500.0 p2+p1   34 sum
        add edi, dword [esp + 36] ;   500.5 p2+p1   34 sum
        add edi, 0x8f1bbcdc       ;   501.0 p1      34 sum
        rol ecx, 0xa              ;   501.5 p1      36 v[1]
        mov dword [esp + 36], ebp ;   500.3 p0+p3   36 v[1] spill
        mov ebp, dword [esp + 44] ;   500.7 p2      26 sum
        and ebp, edx              ;   502.7 p0      26 sum
        add edi, ebp              ;   503.2 p1      34 sum
        rol edi, 0xf              ;   503.7 p1      35 v[4]
        add ebx, dword [esp + 56] ;   502.0 p2+p0   34 sum
        mov ebp, dword [esi + 12] ;   503.0 p2      34 sum reload
        add ebx, ebp              ;   505.0 p0      34 sum
        add ebx, 0x7a6d76e9       ;   505.5 p1      34 sum
        rol ebx, 0xe              ;   506.0 p1      35 v[3]
        rol eax, 0xa              ;   510.0 p1      36 v[0]
        add edi, dword [esp + 60] ;   507.7 p2+p0   35 v[4]
        add ebx, dword [esp + 32] ;   510.0 p2+p0   35 v[3]
        mov ebp, ecx              ;   505.7 p0      26 sum copy
        not ebp                   ;   506.2 p0      26 sum
        and ebp, edx              ;   506.7 p0      26 sum
        mov dword [esp + 56], edx ;   507.2 p0+p3   35 v[0] spill
        mov edx, dword [esp + 52] ;   507.0 p2      25 sum
        xor edx, eax              ;   514.0 p0      25 sum
        and edx, ebx              ;   514.5 p0      25 sum
        add ebp, dword [esi]      ;   508.0 p2+p1   34 sum
        add ebp, dword [esp + 60] ;   509.0 p2+p1   34 sum
        add ebp, 0x8f1bbcdc       ;   509.5 p1      34 sum
        xor edx, eax              ;   515.0 p0      25 sum
        mov dword [esp + 60], eax ;   514.0 p0+p3   36 v[0] spill
        mov eax, edi              ;   510.3 p1      26 sum copy
        and eax, ecx              ;   511.2 p0      26 sum
        add ebp, eax              ;   511.7 p1      34 sum
        rol ebp, 0xe              ;   512.2 p1      35 v[3]
        add edx, dword [esi + 44] ;   515.5 p2+p0   34 sum
        add edx, dword [esp + 32] ;   516.0 p2+p0   34 sum
        add edx, 0x7a6d76e9       ;   516.5 p1      34 sum
        rol edx, 0xe              ;   517.0 p1      35 v[2]
        mov eax, dword [esp + 56] ;   513.7 p2      36 v[0]
        rol eax, 0xa              ;   521.0 p1      36 v[0]
        add ebp, dword [esp + 44] ;   516.2 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   515.0 p0+p3   36 v[1] spill
        mov ecx, dword [esp + 52] ;   515.7 p2      36 v[4]
        rol ecx, 0xa              ;   517.7 p1      36 v[4]
        add edx, dword [esp + 36] ;   521.0 p2+p0   35 v[2]
        mov dword [esp + 52], edx ;   521.5 p0+p3   35 v[2] spill
        mov edx, eax              ;   525.0 p1      26 sum copy
        not edx                   ;   525.5 p0      26 sum
        and edx, edi              ;   526.0 p0      26 sum
        mov dword [esp + 32], edi ;   519.0 p0+p3   35 v[4] spill
        mov edi, ebp              ;   518.3 p1      26 sum copy
        and edi, eax              ;   525.0 p0      26 sum
        add edi, dword [esi + 32] ;   525.5 p2+p1   34 sum
        add edi, edx              ;   526.5 p1      34 sum
        add edi, dword [esp + 44] ;   527.0 p2+p0   34 sum
        add edi, 0x8f1bbcdc       ;   527.5 p1      34 sum
        rol edi, 0xf              ;   528.0 p1      35 v[2]
        mov edx, ebx              ;   521.3 p0      25 sum copy
        xor edx, ecx              ;   521.8 p0      25 sum
        and edx, dword [esp + 52] ;   524.5 p2+p0   25 sum
        xor edx, ecx              ;   525.0 p0      25 sum
        rol ebx, 0xa              ;   525.5 p1      36 v[3]
        add edx, dword [esi + 60] ;   525.5 p2+p0   34 sum
        add edx, dword [esp + 36] ;   526.0 p2+p0   34 sum
        add edx, 0x7a6d76e9       ;   526.5 p1      34 sum
        rol edx, 6                ;   527.0 p1      35 v[1]
        mov dword [esp + 36], ecx ;   525.3 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 32] ;   525.7 p2      36 v[4]
        rol ecx, 0xa              ;   531.0 p1      36 v[4]
        add edi, dword [esp + 56] ;   532.0 p2+p0   35 v[2]
        mov dword [esp + 32], eax ;   527.3 p0+p3   36 v[0] spill
        mov eax, ecx              ;   535.0 p1      26 sum copy
        not eax                   ;   535.5 p0      26 sum
        and eax, ebp              ;   536.0 p0      26 sum
        add edx, dword [esp + 60] ;   531.0 p2+p1   35 v[1]
        rol ebp, 0xa              ;   531.5 p1      36 v[3]
        add eax, dword [esi + 48] ;   536.5 p2+p0   34 sum
        add eax, dword [esp + 56] ;   537.0 p2+p0   34 sum
        add eax, 0x8f1bbcdc       ;   537.5 p1      34 sum
        mov dword [esp + 56], ebp ;   535.5 p0+p3   36 v[3] spill
        mov ebp, edi              ;   532.5 p1      26 sum copy
        and ebp, ecx              ;   535.0 p0      26 sum
        add eax, ebp              ;   538.0 p1      34 sum
        rol eax, 9                ;   538.5 p1      35 v[1]
        mov ebp, dword [esp + 52] ;   532.7 p2      25 sum
        xor ebp, ebx              ;   534.7 p0      25 sum
        and ebp, edx              ;   535.2 p0      25 sum
        xor ebp, ebx              ;   535.7 p0      25 sum
        add ebp, dword [esi]      ;   536.2 p2+p1   34 sum
        add ebp, dword [esp + 60] ;   536.7 p2+p0   34 sum
        add ebp, 0x7a6d76e9       ;   537.2 p1      34 sum
        rol ebp, 0xe              ;   537.7 p1      35 v[0]
        add eax, dword [esp + 32] ;   542.5 p2+p0   35 v[1]
        mov dword [esp + 60], ebx ;   536.7 p0+p3   36 v[3] spill
        mov ebx, dword [esp + 52] ;   537.0 p2      36 v[2]
        rol ebx, 0xa              ;   543.0 p1      36 v[2]
        mov dword [esp + 52], ecx ;   538.7 p0+p3   36 v[4] spill
        mov ecx, dword [esp + 56] ;   538.0 p2      26 sum
        not ecx                   ;   540.0 p0      26 sum
        and ecx, edi              ;   540.5 p0      26 sum
        rol edi, 0xa              ;   541.0 p1      36 v[2]
        add ecx, dword [esi + 16] ;   541.0 p2+p0   34 sum
        add ecx, dword [esp + 32] ;   541.5 p2+p1   34 sum
        add ecx, 0x8f1bbcdc       ;   542.0 p0      34 sum
        mov dword [esp + 32], edi ;   545.0 p0+p3   36 v[2] spill
        mov edi, dword [esp + 56] ;   541.3 p2      26 sum
        and edi, eax              ;   543.3 p0      26 sum
        add ecx, edi              ;   543.8 p1      34 sum
        rol ecx, 8                ;   544.3 p1      35 v[0]
        mov edi, dword [esp + 36] ;   542.7 p2      36 v[4] reload
        add ebp, edi              ;   544.7 p0      35 v[0]
        add edi, dword [esi + 20] ;   544.7 p2+p1   34 sum
        add edi, 0x7a6d76e9       ;   545.2 p0      34 sum
        mov dword [esp + 36], eax ;   544.5 p0+p3   35 v[1] spill
        mov eax, edx              ;   544.7 p1      25 sum copy
        xor eax, ebx              ;   547.0 p0      25 sum
        and eax, ebp              ;   547.5 p0      25 sum
        rol edx, 0xa              ;   548.0 p1      36 v[1]
        xor eax, ebx              ;   548.0 p0      25 sum
        add edi, eax              ;   548.5 p1      34 sum
        rol edi, 6                ;   549.0 p1      35 v[4]
        mov eax, dword [esp + 52] ;   547.0 p2      36 v[4] reload
        add ecx, eax              ;   549.0 p0      35 v[0]
        add eax, dword [esi + 52] ;   549.0 p2+p0   34 sum
        add eax, 0x8f1bbcdc       ;   549.5 p1      34 sum
        mov dword [esp + 52], ebx ;   548.7 p0+p3   36 v[2] spill
        mov ebx, dword [esp + 32] ;   549.0 p2      26 sum
        not ebx                   ;   551.0 p0      26 sum
        and ebx, dword [esp + 36] ;   551.5 p2+p0   26 sum
        add eax, ebx              ;   552.0 p1      34 sum
        mov ebx, ecx              ;   550.7 p0      26 sum copy
        and ebx, dword [esp + 32] ;   551.2 p2+p0   26 sum
        add eax, ebx              ;   552.5 p1      34 sum
        rol eax, 9                ;   553.0 p1      35 v[4]
        mov ebx, dword [esp + 60] ;   552.3 p2      36 v[3] reload
        add edi, ebx              ;   554.3 p0      35 v[4]
        mov dword [esp + 44], ecx ;   553.2 p0+p3   35 v[0] spill
        mov ecx, dword [esp + 36] ;   553.3 p2      36 v[1]
        rol ecx, 0xa              ;   555.3 p1      36 v[1]
        add ebx, dword [esi + 48] ;   554.3 p2+p0   34 sum
        add ebx, 0x7a6d76e9       ;   554.8 p0      34 sum
        mov dword [esp + 60], ecx ;   559.3 p0+p3   36 v[1] spill
        mov ecx, ebp              ;   555.3 p1      25 sum copy
        xor ecx, edx              ;   556.2 p0      25 sum
        and ecx, edi              ;   556.7 p0      25 sum
        xor ecx, edx              ;   557.2 p0      25 sum
        add ebx, ecx              ;   557.7 p1      34 sum
        rol ebx, 9                ;   558.2 p1      35 v[3]
        rol ebp, 0xa              ;   562.2 p1      36 v[0]
        mov ecx, dword [esp + 56] ;   557.7 p2      36 v[3] reload
        add eax, ecx              ;   559.7 p0      35 v[4]
        add ecx, dword [esi + 12] ;   559.7 p2+p0   34 sum
        add ecx, 0x8f1bbcdc       ;   560.2 p0      34 sum
        mov dword [esp + 56], edx ;   559.5 p0+p3   36 v[1] spill
        mov edx, dword [esp + 60] ;   560.3 p2      26 sum
        not edx                   ;   562.3 p0      26 sum
        and edx, dword [esp + 44] ;   562.8 p2+p0   26 sum
        add ecx, edx              ;   563.3 p1      34 sum
        mov edx, dword [esp + 60] ;   561.7 p2      26 sum
        and edx, eax              ;   563.7 p0      26 sum
        add ecx, edx              ;   564.2 p1      34 sum
        rol ecx, 0xe              ;   564.7 p1      35 v[3]
        mov edx, dword [esp + 52] ;   562.7 p2      36 v[2] reload
        add ebx, edx              ;   564.7 p0      35 v[3]
        mov edx, dword [esp + 44] ;   563.7 p2      36 v[0]
        rol edx, 0xa              ;   565.7 p1      36 v[0]
        mov dword [esp + 44], eax ;   564.0 p0+p3   35 v[4] spill
        mov eax, edi              ;   564.7 p1      25 sum copy
        xor eax, ebp              ;   566.2 p0      25 sum
        and eax, ebx              ;   566.7 p0      25 sum
        xor eax, ebp              ;   567.2 p0      25 sum
        rol edi, 0xa              ;   567.7 p1      36 v[4]
        add eax, dword [esi + 8]  ;   567.7 p2+p0   34 sum
        add eax, dword [esp + 52] ;   568.2 p2+p1   34 sum
        add eax, 0x7a6d76e9       ;   568.7 p0      34 sum
        rol eax, 0xc              ;   569.2 p1      35 v[2]
        add ecx, dword [esp + 32] ;   568.7 p2+p0   35 v[3]
        mov dword [esp + 52], ebp ;   568.7 p0+p3   36 v[0] spill
        mov ebp, edx              ;   569.7 p1      26 sum copy
        not ebp                   ;   570.2 p0      26 sum
        and ebp, dword [esp + 44] ;   570.7 p2+p0   26 sum
        add ebp, dword [esi + 28] ;   571.2 p2+p1   34 sum
        add ebp, dword [esp + 32] ;   571.7 p2+p0   34 sum
        add ebp, 0x8f1bbcdc       ;   572.2 p1      34 sum
        mov dword [esp + 32], edi ;   572.0 p0+p3   36 v[4] spill
        mov edi, ecx              ;   572.3 p1      26 sum copy
        and edi, edx              ;   573.0 p0      26 sum
        add ebp, edi              ;   573.5 p1      34 sum
        rol ebp, 5                ;   574.0 p1      35 v[2]
        mov edi, dword [esp + 56] ;   573.7 p2      36 v[1] reload
        add eax, edi              ;   575.7 p0      35 v[2]
        mov dword [esp + 36], edx ;   574.5 p0+p3   36 v[0] spill
        mov edx, dword [esp + 44] ;   574.7 p2      36 v[4]
        rol edx, 0xa              ;   576.7 p1      36 v[4]
        add edi, dword [esi + 52] ;   575.7 p2+p0   34 sum
        add edi, 0x7a6d76e9       ;   576.2 p0      34 sum
        mov dword [esp + 56], ecx ;   576.5 p0+p3   35 v[3] spill
        mov ecx, ebx              ;   576.7 p1      25 sum copy
        xor ecx, dword [esp + 32] ;   577.5 p2+p0   25 sum
        and ecx, eax              ;   578.0 p0      25 sum
        xor ecx, dword [esp + 32] ;   578.5 p2+p0   25 sum
        add edi, ecx              ;   579.0 p1      34 sum
        rol edi, 9                ;   579.5 p1      35 v[1]
        rol ebx, 0xa              ;   583.5 p1      36 v[3]
        mov ecx, dword [esp + 60] ;   579.7 p2      36 v[1] reload
        add ebp, ecx              ;   581.7 p0      35 v[2]
        mov ecx, edx              ;   580.7 p0      26 sum copy
        not ecx                   ;   581.2 p0      26 sum
        and ecx, dword [esp + 56] ;   581.7 p2+p0   26 sum
        add ecx, dword [esi + 60] ;   582.2 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   583.0 p2+p0   34 sum
        add ecx, 0x8f1bbcdc       ;   583.5 p1      34 sum
        add edi, dword [esp + 52] ;   584.0 p2+p0   35 v[1]
        mov dword [esp + 60], edi ;   584.5 p0+p3   35 v[1] spill
        mov edi, ebp              ;   584.3 p1      26 sum copy
        and edi, edx              ;   585.0 p0      26 sum
        add ecx, edi              ;   585.5 p1      34 sum
        rol ecx, 6                ;   586.0 p1      35 v[1]
        mov edi, dword [esp + 56] ;   585.7 p2      36 v[3]
        rol edi, 0xa              ;   590.0 p1      36 v[3]
        mov dword [esp + 56], edx ;   586.3 p0+p3   36 v[4] spill
        mov edx, eax              ;   587.3 p0      25 sum copy
        xor edx, ebx              ;   587.8 p0      25 sum
        and edx, dword [esp + 60] ;   588.3 p2+p0   25 sum
        xor edx, ebx              ;   588.8 p0      25 sum
        add edx, dword [esi + 36] ;   589.3 p2+p1   34 sum
        add edx, dword [esp + 52] ;   589.8 p2+p1   34 sum
        add edx, 0x7a6d76e9       ;   590.3 p0      34 sum
        rol edx, 0xc              ;   590.8 p1      35 v[0]
        rol eax, 0xa              ;   594.8 p1      36 v[2]
        add ecx, dword [esp + 36] ;   590.7 p2+p0   35 v[1]
        mov dword [esp + 52], ebx ;   591.3 p0+p3   36 v[3] spill
        mov ebx, edi              ;   594.0 p1      26 sum copy
        not ebx                   ;   594.5 p0      26 sum
        and ebx, ebp              ;   595.0 p0      26 sum
        rol ebp, 0xa              ;   595.5 p1      36 v[2]
        add ebx, dword [esi + 56] ;   595.5 p2+p0   34 sum
        add ebx, dword [esp + 36] ;   596.0 p2+p1   34 sum
        add ebx, 0x8f1bbcdc       ;   596.5 p0      34 sum
        add edx, dword [esp + 32] ;   595.0 p2+p1   35 v[0]
        mov dword [esp + 36], ebp ;   599.5 p0+p3   36 v[2] spill
        mov ebp, ecx              ;   595.7 p1      26 sum copy
        and ebp, edi              ;   596.3 p0      26 sum
        add ebx, ebp              ;   597.0 p1      34 sum
        rol ebx, 8                ;   597.5 p1      35 v[0]
        mov ebp, dword [esp + 60] ;   597.0 p2      25 sum
        xor ebp, eax              ;   599.0 p0      25 sum
        and ebp, edx              ;   599.5 p0      25 sum
        xor ebp, eax              ;   600.0 p0      25 sum
        add ebx, dword [esp + 56] ;   601.5 p2+p1   35 v[0]
        add ebp, dword [esi + 28] ;   600.5 p2+p0   34 sum
        add ebp, dword [esp + 32] ;   601.0 p2+p1   34 sum
        add ebp, 0x7a6d76e9       ;   601.5 p0      34 sum
        rol ebp, 5                ;   602.0 p1      35 v[4]
        mov dword [esp + 32], eax ;   601.0 p0+p3   36 v[2] spill
        mov eax, dword [esp + 36] ;   601.3 p2      26 sum
        not eax                   ;   603.3 p0      26 sum
        and eax, ecx              ;   603.8 p0      26 sum
        rol ecx, 0xa              ;   604.3 p1      36 v[1]
        add eax, dword [esi + 20] ;   604.3 p2+p0   34 sum
        add eax, dword [esp + 56] ;   604.8 p2+p1   34 sum
        add eax, 0x8f1bbcdc       ;   605.3 p0      34 sum
        mov dword [esp + 56], ecx ;   608.3 p0+p3   36 v[1] spill
        mov ecx, ebx              ;   604.7 p1      26 sum copy
        and ecx, dword [esp + 36] ;   605.5 p2+p0   26 sum
        add eax, ecx              ;   606.0 p1      34 sum
        rol eax, 6                ;   606.5 p1      35 v[4]
        mov ecx, dword [esp + 60] ;   606.3 p2      36 v[1]
        rol ecx, 0xa              ;   610.5 p1      36 v[1]
        add ebp, dword [esp + 52] ;   607.3 p2+p0   35 v[4]
        add eax, edi              ;   610.5 p0      35 v[4]
        mov dword [esp + 60], edi ;   608.2 p0+p3   36 v[3] spill
        mov edi, edx              ;   608.3 p1      25 sum copy
        xor edi, ecx              ;   614.5 p0      25 sum
        and edi, ebp              ;   615.0 p0      25 sum
        xor edi, ecx              ;   615.5 p0      25 sum
        mov dword [esp + 44], ecx ;   614.5 p0+p3   36 v[1] spill
        mov ecx, dword [esp + 56] ;   610.0 p2      26 sum
        not ecx                   ;   612.0 p0      26 sum
        and ecx, ebx              ;   612.5 p0      26 sum
        add edi, dword [esi + 40] ;   616.0 p2+p1   34 sum
        add edi, dword [esp + 52] ;   616.5 p2+p1   34 sum
        add edi, 0x7a6d76e9       ;   617.0 p1      34 sum
        rol edi, 0xf              ;   617.5 p1      35 v[3]
        add ecx, dword [esi + 24] ;   613.0 p2+p0   34 sum
        add ecx, dword [esp + 60] ;   614.0 p2+p0   34 sum
        rol edx, 0xa              ;   614.5 p1      36 v[0]
        add ecx, 0x8f1bbcdc       ;   614.7 p0      34 sum
        rol ebx, 0xa              ;   615.3 p1      36 v[0]
        mov dword [esp + 60], ebx ;   619.3 p0+p3   36 v[0] spill
        mov ebx, eax              ;   616.3 p1      26 sum copy
        and ebx, dword [esp + 56] ;   616.8 p2+p0   26 sum
        add ecx, ebx              ;   617.3 p1      34 sum
        rol ecx, 5                ;   617.8 p1      35 v[3]
        mov ebx, dword [esp + 32] ;   617.3 p2      36 v[2] reload
        add edi, ebx              ;   621.5 p0      35 v[3]
        add ecx, dword [esp + 36] ;   621.8 p2+p0   35 v[3]
        mov ebx, ebp              ;   618.7 p1      25 sum copy
        xor ebx, edx              ;   619.2 p0      25 sum
        and ebx, edi              ;   622.0 p0      25 sum
        mov dword [esp + 52], edi ;   622.0 p0+p3   35 v[3] spill
        mov edi, dword [esp + 60] ;   620.3 p2      26 sum
        not edi                   ;   622.3 p0      26 sum
        and edi, eax              ;   622.8 p0      26 sum
        rol eax, 0xa              ;   623.3 p1      36 v[4]
        xor ebx, edx              ;   622.5 p0      25 sum
        add edi, dword [esi + 8]  ;   623.3 p2+p1   34 sum
        add edi, dword [esp + 36] ;   623.8 p2+p0   34 sum
        add edi, 0x8f1bbcdc       ;   624.3 p1      34 sum
        mov dword [esp + 36], edx ;   623.3 p0+p3   36 v[0] spill
        mov edx, ecx              ;   623.7 p1      26 sum copy
        and edx, dword [esp + 60] ;   624.3 p2+p0   26 sum
        add edi, edx              ;   624.8 p1      34 sum
        rol edi, 0xc              ;   625.3 p1      35 v[2]
        add ebx, dword [esi + 56] ;   625.3 p2+p0   34 sum
        add ebx, dword [esp + 32] ;   626.3 p2+p0   34 sum
        add ebx, 0x7a6d76e9       ;   626.8 p1      34 sum
        rol ebx, 8                ;   627.3 p1      35 v[2]
        rol ebp, 0xa              ;   631.3 p1      36 v[4]
        mov edx, eax              ;   627.7 p0      26 sum copy
        not edx                   ;   628.2 p0      26 sum
        add edi, dword [esp + 56] ;   629.3 p2+p0   35 v[2]
        or edx, ecx               ;   629.2 p0      26 sum
        add ebx, dword [esp + 44] ;   631.3 p2+p1   35 v[2]
        xor edx, edi              ;   630.0 p0      26 sum
        rol ecx, 0xa              ;   630.5 p1      36 v[3]
        add edx, dword [esi + 16] ;   630.7 p2+p0   34 sum
        add edx, dword [esp + 56] ;   631.7 p2+p0   34 sum
        add edx, 0xa953fd4e       ;   632.2 p1      34 sum
        rol edx, 9                ;   632.7 p1      35 v[1]
        mov dword [esp + 56], eax ;   632.7 p0+p3   36 v[4] spill
        mov eax, dword [esp + 52] ;   633.0 p2      25 sum
        xor eax, ebx              ;   635.0 p0      25 sum
        xor eax, ebp              ;   635.5 p0      25 sum
        add eax, dword [esi + 48] ;   636.0 p2+p1   34 sum
        add eax, dword [esp + 44] ;   636.5 p2+p1   34 sum
        rol eax, 8                ;   637.0 p1      35 v[1]
        add edx, dword [esp + 60] ;   636.7 p2+p0   35 v[1]
        mov dword [esp + 44], ebp ;   636.3 p0+p3   36 v[4] spill
        mov ebp, ecx              ;   636.7 p1      26 sum copy
        not ebp                   ;   637.3 p0      26 sum
        or ebp, edi               ;   637.8 p0      26 sum
        mov dword [esp + 32], ecx ;   638.3 p0+p3   36 v[3] spill
        mov ecx, dword [esp + 52] ;   638.0 p2      36 v[3]
        rol ecx, 0xa              ;   640.0 p1      36 v[3]
        add eax, dword [esp + 36] ;   641.0 p2+p0   35 v[1]
        xor ebp, edx              ;   639.8 p0      26 sum
        rol edi, 0xa              ;   640.3 p1      36 v[2]
        add ebp, dword [esi]      ;   640.3 p2+p0   34 sum
        add ebp, dword [esp + 60] ;   641.0 p2+p1   34 sum
        add ebp, 0xa953fd4e       ;   641.5 p0      34 sum
        rol ebp, 0xf              ;   642.0 p1      35 v[0]
        mov dword [esp + 60], edx ;   642.0 p0+p3   35 v[1] spill
        mov edx, eax              ;   642.7 p1      25 sum copy
        xor edx, ebx              ;   643.2 p0      25 sum
        xor edx, ecx              ;   644.0 p0      25 sum
        rol ebx, 0xa              ;   644.5 p1      36 v[2]
        add edx, dword [esi + 60] ;   644.5 p2+p0   34 sum
        add edx, dword [esp + 36] ;   645.0 p2+p1   34 sum
        rol edx, 5                ;   645.5 p1      35 v[0]
        add ebp, dword [esp + 56] ;   646.0 p2+p0   35 v[0]
        mov dword [esp + 36], ecx ;   646.0 p0+p3   36 v[3] spill
        mov ecx, edi              ;   646.3 p1      26 sum copy
        not ecx                   ;   647.0 p0      26 sum
        or ecx, dword [esp + 60]  ;   647.5 p2+p0   26 sum
        add edx, dword [esp + 44] ;   649.5 p2+p1   35 v[0]
        xor ecx, ebp              ;   648.3 p0      26 sum
        add ecx, dword [esi + 20] ;   649.0 p2+p1   34 sum
        add ecx, dword [esp + 56] ;   650.0 p2+p0   34 sum
        add ecx, 0xa953fd4e       ;   650.5 p1      34 sum
        rol ecx, 5                ;   651.0 p1      35 v[4]
        mov dword [esp + 56], edi ;   650.7 p0+p3   36 v[2] spill
        mov edi, eax              ;   651.5 p1      25 sum copy
        xor edi, edx              ;   652.0 p0      25 sum
        xor edi, ebx              ;   652.5 p0      25 sum
        rol eax, 0xa              ;   653.0 p1      36 v[1]
        add edi, dword [esp + 44] ;   653.0 p2+p0   34 sum
        add edi, dword [esi + 40] ;   653.5 p2+p1   34 sum
        rol edi, 0xc              ;   654.0 p1      35 v[4]
        mov dword [esp + 44], ebx ;   654.0 p0+p3   36 v[2] spill
        mov ebx, dword [esp + 60] ;   654.3 p2      36 v[1]
        rol ebx, 0xa              ;   658.0 p1      36 v[1]
        add ecx, dword [esp + 32] ;   655.3 p2+p0   35 v[4]
        mov dword [esp + 60], edx ;   656.0 p0+p3   35 v[0] spill
        mov edx, ebx              ;   662.0 p1      26 sum copy
        not edx                   ;   662.5 p0      26 sum
        or edx, ebp               ;   663.0 p0      26 sum
        add edi, dword [esp + 36] ;   658.0 p2+p1   35 v[4]
        rol ebp, 0xa              ;   658.5 p1      36 v[0]
        xor edx, ecx              ;   663.5 p0      26 sum
        add edx, dword [esi + 36] ;   664.0 p2+p0   34 sum
        add edx, dword [esp + 32] ;   664.5 p2+p1   34 sum
        add edx, 0xa953fd4e       ;   665.0 p0      34 sum
        rol edx, 0xb              ;   665.5 p1      35 v[3]
        mov dword [esp + 32], ebx ;   662.0 p0+p3   36 v[1] spill
        mov ebx, edi              ;   661.0 p1      25 sum copy
        xor ebx, eax              ;   661.5 p0      25 sum
        xor ebx, dword [esp + 60] ;   662.0 p2+p0   25 sum
        add ebx, dword [esp + 36] ;   662.5 p2+p1   34 sum
        add ebx, dword [esi + 16] ;   663.3 p2+p0   34 sum
        rol ebx, 9                ;   663.8 p1      35 v[3]
        mov dword [esp + 36], eax ;   663.7 p0+p3   36 v[1] spill
        mov eax, ebp              ;   664.3 p1      26 sum copy
        not eax                   ;   664.8 p0      26 sum
        add edx, dword [esp + 56] ;   669.5 p2+p1   35 v[3]
        or eax, ecx               ;   665.3 p0      26 sum
        mov dword [esp + 52], ebp ;   665.8 p0+p3   36 v[0] spill
        mov ebp, dword [esp + 60] ;   666.0 p2      36 v[0]
        rol ebp, 0xa              ;   668.0 p1      36 v[0]
        add ebx, dword [esp + 44] ;   667.8 p2+p0   35 v[3]
        xor eax, edx              ;   670.0 p0      26 sum
        rol ecx, 0xa              ;   670.5 p1      36 v[4]
        add eax, dword [esi + 28] ;   670.5 p2+p0   34 sum
        add eax, dword [esp + 56] ;   671.0 p2+p0   34 sum
        add eax, 0xa953fd4e       ;   671.5 p1      34 sum
        rol eax, 6                ;   672.0 p1      35 v[2]
        mov dword [esp + 56], edx ;   670.0 p0+p3   35 v[3] spill
        mov edx, edi              ;   670.8 p1      25 sum copy
        xor edx, ebx              ;   671.3 p0      25 sum
        xor edx, ebp              ;   672.0 p0      25 sum
        rol edi, 0xa              ;   672.5 p1      36 v[4]
        add edx, dword [esp + 44] ;   672.5 p2+p0   34 sum
        add edx, dword [esi + 4]  ;   673.0 p2+p1   34 sum
        rol edx, 0xc              ;   673.5 p1      35 v[2]
        add eax, dword [esp + 32] ;   676.0 p2+p0   35 v[2]
        mov dword [esp + 44], ebp ;   674.0 p0+p3   36 v[0] spill
        mov ebp, ecx              ;   674.5 p1      26 sum copy
        not ebp                   ;   675.0 p0      26 sum
        or ebp, dword [esp + 56]  ;   675.5 p2+p0   26 sum
        add edx, dword [esp + 36] ;   677.5 p2+p1   35 v[2]
        xor ebp, eax              ;   676.5 p0      26 sum
        add ebp, dword [esi + 48] ;   677.0 p2+p1   34 sum
        add ebp, dword [esp + 32] ;   678.0 p2+p0   34 sum
        add ebp, 0xa953fd4e       ;   678.5 p1      34 sum
        rol ebp, 8                ;   679.0 p1      35 v[1]
        mov dword [esp + 32], ecx ;   678.7 p0+p3   36 v[4] spill
        mov ecx, edx              ;   679.5 p1      25 sum copy
        xor ecx, ebx              ;   680.0 p0      25 sum
        xor ecx, edi              ;   680.5 p0      25 sum
        rol ebx, 0xa              ;   681.0 p1      36 v[3]
        add ecx, dword [esi + 20] ;   681.0 p2+p0   34 sum
        add ecx, dword [esp + 36] ;   681.5 p2+p1   34 sum
        rol ecx, 5                ;   682.0 p1      35 v[1]
        mov dword [esp + 36], edi ;   682.0 p0+p3   36 v[4] spill
        mov edi, dword [esp + 56] ;   682.3 p2      36 v[3]
        rol edi, 0xa              ;   686.0 p1      36 v[3]
        add ebp, dword [esp + 52] ;   683.3 p2+p0   35 v[1]
        mov dword [esp + 56], ebx ;   685.0 p0+p3   36 v[3] spill
        mov ebx, edi              ;   690.0 p1      26 sum copy
        not ebx                   ;   690.5 p0      26 sum
        add ecx, dword [esp + 44] ;   686.0 p2+p1   35 v[1]
        or ebx, eax               ;   691.0 p0      26 sum
        xor ebx, ebp              ;   691.5 p0      26 sum
        rol eax, 0xa              ;   692.0 p1      36 v[2]
        add ebx, dword [esi + 8]  ;   692.0 p2+p0   34 sum
        add ebx, dword [esp + 52] ;   692.5 p2+p0   34 sum
        add ebx, 0xa953fd4e       ;   693.0 p1      34 sum
        rol ebx, 0xd              ;   693.5 p1      35 v[0]
        mov dword [esp + 52], edi ;   690.0 p0+p3   36 v[3] spill
        mov edi, edx              ;   689.2 p1      25 sum copy
        xor edi, ecx              ;   689.7 p0      25 sum
        xor edi, dword [esp + 56] ;   690.2 p2+p0   25 sum
        rol edx, 0xa              ;   690.7 p1      36 v[2]
        add edi, dword [esi + 32] ;   690.7 p2+p0   34 sum
        add edi, dword [esp + 44] ;   691.3 p2+p0   34 sum
        rol edi, 0xe              ;   691.8 p1      35 v[0]
        add ebx, dword [esp + 32] ;   697.5 p2+p0   35 v[0]
        mov dword [esp + 44], edx ;   694.7 p0+p3   36 v[2] spill
        mov edx, eax              ;   696.0 p1      26 sum copy
        not edx                   ;   696.5 p0      26 sum
        or edx, ebp               ;   697.0 p0      26 sum
        add edi, dword [esp + 36] ;   695.8 p2+p1   35 v[0]
        xor edx, ebx              ;   698.0 p0      26 sum
        rol ebp, 0xa              ;   698.5 p1      36 v[1]
        add edx, dword [esi + 40] ;   698.5 p2+p0   34 sum
        add edx, dword [esp + 32] ;   699.0 p2+p0   34 sum
        add edx, 0xa953fd4e       ;   699.5 p1      34 sum
        rol edx, 0xc              ;   700.0 p1      35 v[4]
        mov dword [esp + 32], eax ;   697.3 p0+p3   36 v[2] spill
        mov eax, edi              ;   698.2 p1      25 sum copy
        xor eax, ecx              ;   698.7 p0      25 sum
        xor eax, dword [esp + 44] ;   699.2 p2+p0   25 sum
        rol ecx, 0xa              ;   699.7 p1      36 v[1]
        add eax, dword [esi + 28] ;   699.7 p2+p0   34 sum
        add eax, dword [esp + 36] ;   700.3 p2+p0   34 sum
        rol eax, 6                ;   700.8 p1      35 v[4]
        add edx, dword [esp + 52] ;   704.0 p2+p0   35 v[4]
        mov dword [esp + 36], edi ;   701.7 p0+p3   35 v[0] spill
        mov edi, ebp              ;   702.5 p1      26 sum copy
        not edi                   ;   703.0 p0      26 sum
        or edi, ebx               ;   703.5 p0      26 sum
        add eax, dword [esp + 56] ;   704.8 p2+p1   35 v[4]
        xor edi, edx              ;   704.5 p0      26 sum
        rol ebx, 0xa              ;   705.0 p1      36 v[0]
        add edi, dword [esi + 56] ;   705.0 p2+p0   34 sum
        add edi, dword [esp + 52] ;   705.5 p2+p0   34 sum
        add edi, 0xa953fd4e       ;   706.0 p1      34 sum
        rol edi, 5                ;   706.5 p1      35 v[3]
        mov dword [esp + 52], ebp ;   706.3 p0+p3   36 v[1] spill
        mov ebp, eax              ;   707.2 p1      25 sum copy
        xor ebp, ecx              ;   707.7 p0      25 sum
        xor ebp, dword [esp + 36] ;   708.2 p2+p0   25 sum
        add ebp, dword [esi + 24] ;   708.7 p2+p1   34 sum
        add ebp, dword [esp + 56] ;   709.3 p2+p0   34 sum
        rol ebp, 8                ;   709.8 p1      35 v[3]
        add edi, dword [esp + 32] ;   710.5 p2+p0   35 v[3]
        mov dword [esp + 56], ecx ;   710.3 p0+p3   36 v[1] spill
        mov ecx, ebx              ;   710.7 p1      26 sum copy
        not ecx                   ;   711.3 p0      26 sum
        or ecx, edx               ;   711.8 p0      26 sum
        mov dword [esp + 60], ebx ;   712.3 p0+p3   36 v[0] spill
        mov ebx, dword [esp + 36] ;   712.0 p2      36 v[0]
        rol ebx, 0xa              ;   714.0 p1      36 v[0]
        add ebp, dword [esp + 44] ;   713.8 p2+p0   35 v[3]
        xor ecx, edi              ;   713.8 p0      26 sum
        rol edx, 0xa              ;   714.3 p1      36 v[4]
        add ecx, dword [esi + 4]  ;   714.3 p2+p0   34 sum
        add ecx, dword [esp + 32] ;   715.0 p2+p1   34 sum
        add ecx, 0xa953fd4e       ;   715.5 p0      34 sum
        rol ecx, 0xc              ;   716.0 p1      35 v[2]
        mov dword [esp + 32], edi ;   716.0 p0+p3   35 v[3] spill
        mov edi, eax              ;   716.7 p1      25 sum copy
        xor edi, ebp              ;   717.2 p0      25 sum
        xor edi, ebx              ;   718.0 p0      25 sum
        rol eax, 0xa              ;   718.5 p1      36 v[4]
        add edi, dword [esi + 8]  ;   718.5 p2+p0   34 sum
        add edi, dword [esp + 44] ;   719.0 p2+p1   34 sum
        rol edi, 0xd              ;   719.5 p1      35 v[2]
        add ecx, dword [esp + 52] ;   720.0 p2+p0   35 v[2]
        mov dword [esp + 44], ebx ;   720.0 p0+p3   36 v[0] spill
        mov ebx, edx              ;   720.3 p1      26 sum copy
        not ebx                   ;   721.0 p0      26 sum
        or ebx, dword [esp + 32]  ;   721.5 p2+p0   26 sum
        add edi, dword [esp + 56] ;   723.5 p2+p1   35 v[2]
        xor ebx, ecx              ;   722.3 p0      26 sum
        add ebx, dword [esi + 12] ;   723.0 p2+p1   34 sum
        add ebx, dword [esp + 52] ;   724.0 p2+p0   34 sum
        add ebx, 0xa953fd4e       ;   724.5 p1      34 sum
        rol ebx, 0xd              ;   725.0 p1      35 v[1]
        mov dword [esp + 52], edx ;   724.7 p0+p3   36 v[4] spill
        mov edx, edi              ;   725.5 p1      25 sum copy
        xor edx, ebp              ;   726.0 p0      25 sum
        xor edx, eax              ;   726.5 p0      25 sum
        rol ebp, 0xa              ;   727.0 p1      36 v[3]
        add edx, dword [esi + 52] ;   727.0 p2+p0   34 sum
        add edx, dword [esp + 56] ;   727.5 p2+p1   34 sum
        rol edx, 6                ;   728.0 p1      35 v[1]
        mov dword [esp + 56], eax ;   728.0 p0+p3   36 v[4] spill
        mov eax, dword [esp + 32] ;   728.3 p2      36 v[3]
        rol eax, 0xa              ;   732.0 p1      36 v[3]
        add ebx, dword [esp + 60] ;   729.3 p2+p0   35 v[1]
        mov dword [esp + 32], edi ;   730.0 p0+p3   35 v[2] spill
        mov edi, eax              ;   736.0 p1      26 sum copy
        not edi                   ;   736.5 p0      26 sum
        or edi, ecx               ;   737.0 p0      26 sum
        add edx, dword [esp + 44] ;   732.0 p2+p1   35 v[1]
        xor edi, ebx              ;   737.5 p0      26 sum
        rol ecx, 0xa              ;   738.0 p1      36 v[2]
        add edi, dword [esi + 32] ;   738.0 p2+p0   34 sum
        add edi, dword [esp + 60] ;   738.5 p2+p0   34 sum
        add edi, 0xa953fd4e       ;   739.0 p1      34 sum
        rol edi, 0xe              ;   739.5 p1      35 v[0]
        mov dword [esp + 60], eax ;   736.0 p0+p3   36 v[3] spill
        mov eax, edx              ;   735.2 p1      25 sum copy
        xor eax, ebp              ;   735.7 p0      25 sum
        xor eax, dword [esp + 32] ;   736.2 p2+p0   25 sum
        add eax, dword [esi + 56] ;   736.7 p2+p1   34 sum
        add eax, dword [esp + 44] ;   737.3 p2+p0   34 sum
        rol eax, 5                ;   737.8 p1      35 v[0]
        add edi, dword [esp + 52] ;   743.5 p2+p0   35 v[0]
        mov dword [esp + 44], ebp ;   738.3 p0+p3   36 v[3] spill
        mov ebp, ecx              ;   742.0 p1      26 sum copy
        not ebp                   ;   742.5 p0      26 sum
        mov dword [esp + 36], ecx ;   742.0 p0+p3   36 v[2] spill
        mov ecx, dword [esp + 32] ;   739.7 p2      36 v[2]
        rol ecx, 0xa              ;   744.0 p1      36 v[2]
        add eax, dword [esp + 56] ;   741.8 p2+p0   35 v[0]
        or ebp, ebx               ;   743.0 p0      26 sum
        xor ebp, edi              ;   744.0 p0      26 sum
        rol ebx, 0xa              ;   744.5 p1      36 v[1]
        add ebp, dword [esi + 44] ;   744.5 p2+p0   34 sum
        add ebp, dword [esp + 52] ;   745.0 p2+p1   34 sum
        add ebp, 0xa953fd4e       ;   745.5 p0      34 sum
        rol ebp, 0xb              ;   746.0 p1      35 v[4]
        mov dword [esp + 52], edi ;   744.0 p0+p3   35 v[0] spill
        mov edi, edx              ;   744.7 p1      25 sum copy
        xor edi, eax              ;   745.2 p0      25 sum
        xor edi, ecx              ;   748.0 p0      25 sum
        rol edx, 0xa              ;   748.5 p1      36 v[1]
        add edi, dword [esi]      ;   748.5 p2+p0   34 sum
        add edi, dword [esp + 56] ;   749.0 p2+p1   34 sum
        rol edi, 0xf              ;   749.5 p1      35 v[4]
        add ebp, dword [esp + 60] ;   750.0 p2+p0   35 v[4]
        mov dword [esp + 56], ecx ;   748.0 p0+p3   36 v[2] spill
        mov ecx, ebx              ;   748.5 p1      26 sum copy
        not ecx                   ;   749.0 p0      26 sum
        or ecx, dword [esp + 52]  ;   749.5 p2+p0   26 sum
        add edi, dword [esp + 44] ;   753.5 p2+p1   35 v[4]
        xor ecx, ebp              ;   750.5 p0      26 sum
        add ecx, dword [esi + 24] ;   751.0 p2+p1   34 sum
        add ecx, dword [esp + 60] ;   752.0 p2+p0   34 sum
        add ecx, 0xa953fd4e       ;   752.5 p1      34 sum
        rol ecx, 8                ;   753.0 p1      35 v[3]
        mov dword [esp + 60], ebx ;   752.7 p0+p3   36 v[1] spill
        mov ebx, eax              ;   753.5 p1      25 sum copy
        xor ebx, edi              ;   754.0 p0      25 sum
        xor ebx, edx              ;   754.5 p0      25 sum
        rol eax, 0xa              ;   755.0 p1      36 v[0]
        add ebx, dword [esp + 44] ;   755.0 p2+p0   34 sum
        add ebx, dword [esi + 12] ;   755.5 p2+p1   34 sum
        rol ebx, 0xd              ;   756.0 p1      35 v[3]
        mov dword [esp + 44], edx ;   756.0 p0+p3   36 v[1] spill
        mov edx, dword [esp + 52] ;   756.3 p2      36 v[0]
        rol edx, 0xa              ;   760.0 p1      36 v[0]
        add ecx, dword [esp + 36] ;   757.3 p2+p0   35 v[3]
        mov dword [esp + 52], eax ;   759.0 p0+p3   36 v[0] spill
        mov eax, edx              ;   764.0 p1      26 sum copy
        not eax                   ;   764.5 p0      26 sum
        or eax, ebp               ;   765.0 p0      26 sum
        add ebx, dword [esp + 56] ;   760.0 p2+p1   35 v[3]
        rol ebp, 0xa              ;   760.5 p1      36 v[4]
        xor eax, ecx              ;   765.5 p0      26 sum
        add eax, dword [esi + 60] ;   766.0 p2+p0   34 sum
        add eax, dword [esp + 36] ;   766.5 p2+p1   34 sum
        add eax, 0xa953fd4e       ;   767.0 p0      34 sum
        rol eax, 5                ;   767.5 p1      35 v[2]
        mov dword [esp + 36], edx ;   764.0 p0+p3   36 v[0] spill
        mov edx, edi              ;   763.0 p1      25 sum copy
        xor edx, ebx              ;   763.5 p0      25 sum
        xor edx, dword [esp + 52] ;   764.0 p2+p0   25 sum
        rol edi, 0xa              ;   764.5 p1      36 v[4]
        add edx, dword [esi + 36] ;   764.5 p2+p0   34 sum
        add edx, dword [esp + 56] ;   765.3 p2+p0   34 sum
        rol edx, 0xb              ;   765.8 p1      35 v[2]
        mov dword [esp + 56], edi ;   768.5 p0+p3   36 v[4] spill
        mov edi, dword [esp + 40] ;   766.3 p2      49 h
        add edi, ebp              ;   768.3 p1      49 h
        not ebp                   ;   767.0 p0      26 sum
        add eax, dword [esp + 60] ;   771.5 p2+p1   35 v[2]
        or ebp, ecx               ;   768.0 p0      26 sum
        add edx, dword [esp + 44] ;   769.8 p2+p1   35 v[2]
        xor ebp, eax              ;   772.0 p0      26 sum
        rol ecx, 0xa              ;   772.5 p1      36 v[3]
        add ebp, dword [esi + 52] ;   772.5 p2+p0   34 sum
        add ebp, dword [esp + 60] ;   773.0 p2+p0   34 sum
        add ebp, 0xa953fd4e       ;   773.5 p1      34 sum
        rol ebp, 6                ;   774.0 p1      35 v[1]
        mov dword [esp + 60], ebp ;   778.0 p0+p3   35 v[1] spill
        mov ebp, dword [esp + 0]  ;   772.0 p2      49 h
        add ebp, edx              ;   774.0 p1      49 h
        xor edx, ebx              ;   772.7 p0      25 sum
        xor edx, dword [esp + 56] ;   773.2 p2+p0   25 sum
        rol ebx, 0xa              ;   773.7 p1      36 v[3]
        add edx, dword [esi + 44] ;   774.0 p2+p0   34 sum
        add edx, dword [esp + 44] ;   775.0 p2+p0   34 sum
        rol edx, 0xb              ;   775.5 p1      35 v[1]
        add eax, ebx              ;   777.7 p0      48 h0
        add eax, dword [esp + 48] ;   778.2 p2+p0   48 h0
        add ecx, dword [esp + 24] ;   777.0 p2+p1   49 h
        add ecx, dword [esp + 56] ;   778.0 p2+p0   49 h
        mov ebx, dword [esp + 52] ;   779.0 p2      36 v[0] reload
        add edi, ebx              ;   781.0 p1      49 h
        add edx, ebx              ;   781.0 p0      49 h
        add edx, dword [esp + 28] ;   781.5 p2+p1   49 h
        mov ebx, dword [esp + 36] ;   781.0 p2      36 v[0] reload
        add edx, ebx              ;   783.0 p0      49 h
        add ebp, ebx              ;   783.0 p1      49 h
        add ebp, dword [esp + 60] ;   783.5 p2+p0   49 h
        mov dword [esp + 0], eax  ;   781.3 p0+p3   50 h
        add esi, 0x40             ;   781.7 p1      41 blocks
        mov eax, ebp              ;   784.0 p1      49 h copy
        mov ebp, ecx              ;   782.3 p0      49 h copy
        mov ecx, edi              ;   782.7 p1      49 h copy
        mov edi, edx              ;   783.5 p0      49 h copy
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
