; ripemd160_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu core2
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 64 bytes, 17 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1852 uops, planned 615.5; bounds: width 463.0, ports 584.0, path 386.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x44                     ;                    frame
        mov esi, dword [esp + 88]         ;     0.0 p2      41 h reload
        mov edi, dword [esi]              ;     3.0 p2      41 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   41 h
        mov edi, dword [esi + 4]          ;     3.0 p2      41 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   41 h
        mov edi, dword [esi + 8]          ;     3.0 p2      41 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   41 h
        mov edi, dword [esi + 12]         ;     4.0 p2      41 h
        mov dword [esp + 12], edi         ;     7.0 p3+p4   41 h
        mov esi, dword [esi + 16]         ;     5.0 p2      41 h
        mov dword [esp + 16], esi         ;     8.0 p3+p4   41 h
        mov esi, dword [esp + 96]         ;     6.0 p2      41 h
        shl esi, 6                        ;     9.0 p0      41 h
        add esi, dword [esp + 92]         ;    10.0 p1+p2   41 h
        mov dword [esp + 20], esi         ;    11.0 p3+p4   41 h
        cmp dword [esp + 96], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 92]         ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ebp, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 16]         ;                    resident
        mov ecx, dword [esp + 8]          ;                    resident
        align 16
.blocks_1:
        mov edx, edi                      ;     0.0 p0      26 sum copy
        not edx                           ;     1.0 p1      26 sum
        or edx, ecx                       ;     2.0 p5      26 sum
        xor edx, ebp                      ;     3.0 p0      26 sum
        mov ebx, ecx                      ;     1.2 p1      36 v[2] copy
        rol ebx, 0xa                      ;     2.2 p5      36 v[2]
        add edx, dword [esi + 20]         ;     4.0 p0+p2   34 sum
        add edx, dword [esp + 0]          ;     5.0 p1+p2   34 sum
        add edx, 0x50a28be6               ;     6.0 p5      34 sum
        rol edx, 8                        ;     7.0 p0      35 v[0]
        add edx, eax                      ;     8.0 p1      35 v[0]
        mov dword [esp + 24], ecx         ;     2.8 p3+p4   44 x[2] spill
        mov ecx, ebx                      ;     3.5 p5      26 sum copy
        not ecx                           ;     4.5 p0      26 sum
        or ecx, ebp                       ;     5.5 p1      26 sum
        xor ecx, edx                      ;     9.0 p5      26 sum
        add ecx, dword [esi + 56]         ;    10.0 p0+p2   34 sum
        lea ecx, [ecx + eax + 1352829926] ;    11.0 p0      34 sum
        rol ecx, 9                        ;    12.0 p5      35 v[4]
        mov dword [esp + 28], eax         ;     4.8 p3+p4   44 x[4] spill
        mov eax, ebp                      ;     5.2 p1      36 v[1] copy
        rol eax, 0xa                      ;     6.5 p5      36 v[1]
        add ecx, edi                      ;    13.0 p1      35 v[4]
        mov dword [esp + 32], ebp         ;     5.8 p3+p4   44 x[1] spill
        mov ebp, eax                      ;     7.5 p0      26 sum copy
        not ebp                           ;     8.5 p1      26 sum
        or ebp, edx                       ;     9.5 p5      26 sum
        rol edx, 0xa                      ;     9.0 p0      36 v[0]
        xor ebp, ecx                      ;    14.0 p1      26 sum
        add ebp, dword [esi + 28]         ;    15.0 p5+p2   34 sum
        lea ebp, [ebp + edi + 1352829926] ;    16.0 p0      34 sum
        rol ebp, 9                        ;    17.0 p5      35 v[3]
        mov dword [esp + 36], edi         ;     8.0 p3+p4   44 x[3] spill
        mov edi, edx                      ;    10.0 p1      26 sum copy
        not edi                           ;    11.0 p0      26 sum
        or edi, ecx                       ;    14.0 p1      26 sum
        add ebp, ebx                      ;    18.0 p5      35 v[3]
        rol ecx, 0xa                      ;    14.0 p0      36 v[4]
        xor edi, ebp                      ;    19.0 p1      26 sum
        add edi, dword [esi]              ;    20.0 p5+p2   34 sum
        lea edi, [edi + ebx + 1352829926] ;    21.0 p0      34 sum
        rol edi, 0xb                      ;    22.0 p5      35 v[2]
        mov dword [esp + 40], ebx         ;    10.5 p3+p4   36 v[2] spill
        mov ebx, ecx                      ;    15.0 p1      26 sum copy
        not ebx                           ;    16.0 p0      26 sum
        add edi, eax                      ;    23.0 p1      35 v[2]
        or ebx, ebp                       ;    19.0 p5      26 sum
        rol ebp, 0xa                      ;    19.0 p0      36 v[3]
        xor ebx, edi                      ;    24.0 p1      26 sum
        add ebx, dword [esi + 36]         ;    25.0 p5+p2   34 sum
        lea ebx, [ebx + eax + 1352829926] ;    26.0 p0      34 sum
        rol ebx, 0xd                      ;    27.0 p5      35 v[1]
        mov dword [esp + 44], eax         ;    15.2 p3+p4   36 v[1] spill
        mov eax, ebp                      ;    20.0 p1      26 sum copy
        not eax                           ;    21.0 p0      26 sum
        add ebx, edx                      ;    28.0 p1      35 v[1]
        or eax, edi                       ;    24.0 p5      26 sum
        rol edi, 0xa                      ;    24.0 p0      36 v[2]
        add edx, dword [esi + 8]          ;    19.0 p1+p2   34 sum
        xor eax, ebx                      ;    29.0 p5      26 sum
        lea edx, [edx + eax + 1352829926] ;    30.0 p0      34 sum
        rol edx, 0xf                      ;    31.0 p5      35 v[0]
        mov eax, edi                      ;    25.0 p1      26 sum copy
        not eax                           ;    26.0 p0      26 sum
        add edx, ecx                      ;    32.0 p1      35 v[0]
        add ecx, dword [esi + 44]         ;    21.2 p5+p2   34 sum
        or eax, ebx                       ;    29.0 p0      26 sum
        rol ebx, 0xa                      ;    29.0 p5      36 v[1]
        xor eax, edx                      ;    33.0 p1      26 sum
        lea ecx, [ecx + eax + 1352829926] ;    34.0 p0      34 sum
        rol ecx, 0xf                      ;    35.0 p5      35 v[4]
        mov eax, ebx                      ;    30.0 p1      26 sum copy
        not eax                           ;    31.0 p0      26 sum
        add ecx, ebp                      ;    36.0 p5      35 v[4]
        or eax, edx                       ;    33.0 p1      26 sum
        add ebp, dword [esi + 16]         ;    26.2 p0+p2   34 sum
        rol edx, 0xa                      ;    33.0 p5      36 v[0]
        xor eax, ecx                      ;    37.0 p1      26 sum
        lea ebp, [ebp + eax + 1352829926] ;    38.0 p0      34 sum
        rol ebp, 5                        ;    39.0 p5      35 v[3]
        mov eax, edx                      ;    34.0 p1      26 sum copy
        not eax                           ;    35.0 p0      26 sum
        add ebp, edi                      ;    40.0 p5      35 v[3]
        or eax, ecx                       ;    37.0 p1      26 sum
        rol ecx, 0xa                      ;    37.0 p0      36 v[4]
        add edi, dword [esi + 52]         ;    31.2 p5+p2   34 sum
        xor eax, ebp                      ;    41.0 p1      26 sum
        lea edi, [edi + eax + 1352829926] ;    42.0 p0      34 sum
        rol edi, 7                        ;    43.0 p5      35 v[2]
        mov eax, ecx                      ;    38.0 p1      26 sum copy
        not eax                           ;    39.0 p0      26 sum
        add edi, ebx                      ;    44.0 p5      35 v[2]
        or eax, ebp                       ;    41.0 p1      26 sum
        mov dword [esp + 48], ecx         ;    38.0 p3+p4   36 v[4] spill
        mov ecx, dword [esp + 40]         ;    35.2 p2      25 sum
        xor ecx, dword [esp + 32]         ;    38.2 p0+p2   25 sum
        mov dword [esp + 52], edx         ;    36.0 p3+p4   36 v[0] spill
        mov edx, edi                      ;    45.0 p5      26 sum copy
        mov dword [esp + 56], edi         ;    45.0 p3+p4   35 v[2] spill
        mov edi, dword [esi]              ;    37.2 p2      34 sum
        add edi, dword [esp + 0]          ;    40.2 p1+p2   34 sum
        xor edx, eax                      ;    46.0 p0      26 sum
        rol ebp, 0xa                      ;    41.0 p5      36 v[3]
        add ebx, dword [esi + 24]         ;    39.2 p1+p2   34 sum
        lea ebx, [ebx + edx + 1352829926] ;    47.0 p0      34 sum
        mov eax, dword [esi + 4]          ;    40.2 p2      34 sum
        mov edx, dword [esp + 28]         ;    41.2 p2      44 x[4] reload
        add eax, edx                      ;    44.2 p5      34 sum
        mov dword [esp + 60], ebp         ;    42.0 p3+p4   36 v[3] spill
        mov ebp, dword [esp + 32]         ;    42.2 p2      25 sum
        xor ebp, dword [esp + 24]         ;    45.2 p1+p2   25 sum
        xor ebp, dword [esp + 36]         ;    46.2 p0+p2   25 sum
        add edi, ebp                      ;    47.2 p5      34 sum
        rol edi, 0xb                      ;    48.2 p0      35 v[0]
        add edi, edx                      ;    49.2 p1      35 v[0]
        xor ecx, edi                      ;    50.2 p5      25 sum
        add eax, ecx                      ;    51.2 p0      34 sum
        rol eax, 0xe                      ;    52.2 p5      35 v[4]
        rol ebx, 7                        ;    48.0 p0      35 v[1]
        mov ebp, dword [esp + 60]         ;    45.2 p2      26 sum
        not ebp                           ;    48.2 p1      26 sum
        mov ecx, dword [esp + 36]         ;    46.2 p2      44 x[3] reload
        add eax, ecx                      ;    53.2 p5      35 v[4]
        add ebx, dword [esp + 52]         ;    49.0 p0+p2   35 v[1]
        or ebp, dword [esp + 56]          ;    49.2 p1+p2   26 sum
        xor ebp, ebx                      ;    50.2 p5      26 sum
        mov edx, edi                      ;    50.2 p0      25 sum copy
        xor edx, eax                      ;    54.2 p1      25 sum
        xor edx, dword [esp + 44]         ;    55.2 p5+p2   25 sum
        add edx, dword [esi + 8]          ;    56.2 p0+p2   34 sum
        add edx, ecx                      ;    57.2 p1      34 sum
        rol edx, 0xf                      ;    58.2 p5      35 v[3]
        add ebp, dword [esi + 60]         ;    51.2 p0+p2   34 sum
        add ebp, dword [esp + 52]         ;    52.2 p1+p2   34 sum
        add ebp, 0x50a28be6               ;    53.2 p5      34 sum
        rol ebp, 8                        ;    54.2 p0      35 v[0]
        rol edi, 0xa                      ;    50.2 p5      36 v[0]
        mov ecx, dword [esp + 56]         ;    53.2 p2      36 v[2]
        rol ecx, 0xa                      ;    56.2 p0      36 v[2]
        add edx, dword [esp + 40]         ;    59.2 p1+p2   35 v[3]
        mov dword [esp + 56], edi         ;    51.2 p3+p4   36 v[0] spill
        mov edi, ecx                      ;    57.2 p5      26 sum copy
        not edi                           ;    58.2 p0      26 sum
        add ebp, dword [esp + 48]         ;    55.2 p1+p2   35 v[0]
        or edi, ebx                       ;    59.2 p5      26 sum
        rol ebx, 0xa                      ;    52.5 p0      36 v[1]
        xor edi, ebp                      ;    60.2 p1      26 sum
        mov dword [esp + 52], ecx         ;    57.2 p3+p4   36 v[2] spill
        mov ecx, eax                      ;    54.2 p5      25 sum copy
        xor ecx, edx                      ;    60.2 p0      25 sum
        xor ecx, dword [esp + 56]         ;    61.2 p1+p2   25 sum
        add ecx, dword [esp + 40]         ;    62.2 p5+p2   34 sum
        add ecx, dword [esi + 12]         ;    63.2 p0+p2   34 sum
        rol ecx, 0xc                      ;    64.2 p5      35 v[2]
        add edi, dword [esi + 32]         ;    61.2 p1+p2   34 sum
        add edi, dword [esp + 48]         ;    62.2 p0+p2   34 sum
        add edi, 0x50a28be6               ;    63.2 p1      34 sum
        rol edi, 0xb                      ;    64.2 p5      35 v[4]
        rol eax, 0xa                      ;    57.5 p0      36 v[4]
        mov dword [esp + 48], eax         ;    58.5 p3+p4   36 v[4] spill
        mov eax, ebx                      ;    58.0 p1      26 sum copy
        not eax                           ;    59.0 p5      26 sum
        add ecx, dword [esp + 44]         ;    65.2 p0+p2   35 v[2]
        add edi, dword [esp + 60]         ;    65.2 p1+p2   35 v[4]
        or eax, ebp                       ;    60.0 p5      26 sum
        xor eax, edi                      ;    66.2 p0      26 sum
        rol ebp, 0xa                      ;    60.2 p5      36 v[0]
        mov dword [esp + 40], ebx         ;    59.8 p3+p4   36 v[1] spill
        mov ebx, edx                      ;    60.2 p1      25 sum copy
        xor ebx, ecx                      ;    66.2 p0      25 sum
        xor ebx, dword [esp + 48]         ;    67.2 p1+p2   25 sum
        add ebx, dword [esp + 44]         ;    68.2 p5+p2   34 sum
        add ebx, dword [esi + 16]         ;    69.2 p0+p2   34 sum
        rol ebx, 5                        ;    70.2 p5      35 v[1]
        add eax, dword [esi + 4]          ;    67.2 p1+p2   34 sum
        add eax, dword [esp + 60]         ;    68.2 p0+p2   34 sum
        add eax, 0x50a28be6               ;    69.2 p1      34 sum
        rol eax, 0xe                      ;    70.2 p5      35 v[3]
        rol edx, 0xa                      ;    63.5 p0      36 v[3]
        mov dword [esp + 60], ecx         ;    66.2 p3+p4   35 v[2] spill
        mov ecx, ebp                      ;    64.0 p1      26 sum copy
        not ecx                           ;    65.0 p5      26 sum
        add ebx, dword [esp + 56]         ;    71.2 p0+p2   35 v[1]
        or ecx, edi                       ;    66.2 p1      26 sum
        add eax, dword [esp + 52]         ;    71.2 p5+p2   35 v[3]
        xor ecx, eax                      ;    72.2 p0      26 sum
        rol edi, 0xa                      ;    66.2 p5      36 v[4]
        mov dword [esp + 44], ebp         ;    66.2 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 60]         ;    70.2 p2      25 sum
        xor ebp, edx                      ;    73.2 p1      25 sum
        xor ebp, ebx                      ;    74.2 p0      25 sum
        add ebp, dword [esi + 20]         ;    75.2 p5+p2   34 sum
        add ebp, dword [esp + 56]         ;    76.2 p1+p2   34 sum
        rol ebp, 8                        ;    77.2 p0      35 v[0]
        add ecx, dword [esi + 40]         ;    73.2 p5+p2   34 sum
        add ecx, dword [esp + 52]         ;    74.2 p1+p2   34 sum
        add ecx, 0x50a28be6               ;    75.2 p0      34 sum
        rol ecx, 0xe                      ;    76.2 p5      35 v[2]
        mov dword [esp + 52], edx         ;    69.5 p3+p4   36 v[3] spill
        mov edx, edi                      ;    69.8 p1      26 sum copy
        not edx                           ;    70.8 p0      26 sum
        add ebp, dword [esp + 48]         ;    78.2 p5+p2   35 v[0]
        add ecx, dword [esp + 40]         ;    77.2 p1+p2   35 v[2]
        or edx, eax                       ;    72.2 p0      26 sum
        mov dword [esp + 56], edi         ;    71.0 p3+p4   36 v[4] spill
        mov edi, dword [esp + 60]         ;    77.2 p2      36 v[2]
        rol edi, 0xa                      ;    80.2 p5      36 v[2]
        xor edx, ecx                      ;    78.2 p1      26 sum
        rol eax, 0xa                      ;    72.2 p0      36 v[3]
        mov dword [esp + 60], ecx         ;    78.2 p3+p4   35 v[2] spill
        mov ecx, ebx                      ;    72.8 p5      25 sum copy
        xor ecx, ebp                      ;    79.2 p1      25 sum
        xor ecx, edi                      ;    81.2 p0      25 sum
        add ecx, dword [esi + 24]         ;    82.2 p5+p2   34 sum
        add ecx, dword [esp + 48]         ;    83.2 p1+p2   34 sum
        rol ecx, 7                        ;    84.2 p0      35 v[4]
        add edx, dword [esi + 12]         ;    80.2 p5+p2   34 sum
        add edx, dword [esp + 40]         ;    81.2 p1+p2   34 sum
        add edx, 0x50a28be6               ;    82.2 p0      34 sum
        rol edx, 0xc                      ;    83.2 p5      35 v[1]
        rol ebx, 0xa                      ;    77.2 p0      36 v[1]
        mov dword [esp + 40], edi         ;    81.2 p3+p4   36 v[2] spill
        mov edi, eax                      ;    77.8 p1      26 sum copy
        not edi                           ;    78.8 p5      26 sum
        add ecx, dword [esp + 52]         ;    85.2 p0+p2   35 v[4]
        add edx, dword [esp + 44]         ;    84.2 p1+p2   35 v[1]
        or edi, dword [esp + 60]          ;    84.2 p5+p2   26 sum
        xor edi, edx                      ;    85.2 p0      26 sum
        mov dword [esp + 48], eax         ;    79.2 p3+p4   36 v[3] spill
        mov eax, ebp                      ;    79.8 p1      25 sum copy
        xor eax, ecx                      ;    86.2 p5      25 sum
        xor eax, ebx                      ;    87.2 p0      25 sum
        add eax, dword [esi + 28]         ;    88.2 p1+p2   34 sum
        add eax, dword [esp + 52]         ;    89.2 p5+p2   34 sum
        rol eax, 9                        ;    90.2 p0      35 v[3]
        rol ebp, 0xa                      ;    82.0 p5      36 v[0]
        add edi, dword [esi + 48]         ;    87.2 p1+p2   34 sum
        add edi, dword [esp + 44]         ;    88.2 p0+p2   34 sum
        add edi, 0x50a28be6               ;    89.2 p1      34 sum
        rol edi, 6                        ;    90.2 p5      35 v[0]
        add eax, dword [esp + 40]         ;    91.2 p0+p2   35 v[3]
        add edi, dword [esp + 56]         ;    91.2 p1+p2   35 v[0]
        mov dword [esp + 44], ebx         ;    84.2 p3+p4   36 v[1] spill
        mov ebx, ebp                      ;    84.5 p5      25 sum copy
        xor ebx, ecx                      ;    86.2 p0      25 sum
        xor ebx, eax                      ;    92.2 p1      25 sum
        mov dword [esp + 52], ebp         ;    85.2 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 60]         ;    91.2 p2      36 v[2]
        rol ebp, 0xa                      ;    94.2 p5      36 v[2]
        add ebx, dword [esi + 32]         ;    93.2 p0+p2   34 sum
        add ebx, dword [esp + 40]         ;    94.2 p1+p2   34 sum
        rol ebx, 0xb                      ;    95.2 p5      35 v[2]
        rol ecx, 0xa                      ;    87.2 p0      36 v[4]
        mov dword [esp + 40], ecx         ;    88.2 p3+p4   36 v[4] spill
        mov ecx, edx                      ;    87.8 p1      26 sum copy
        xor ecx, edi                      ;    92.2 p5      26 sum
        and ecx, ebp                      ;    95.2 p0      26 sum
        xor ecx, edx                      ;    96.2 p1      26 sum
        add ebx, dword [esp + 44]         ;    96.2 p5+p2   35 v[2]
        add ecx, dword [esi + 24]         ;    97.2 p0+p2   34 sum
        add ecx, dword [esp + 56]         ;    98.2 p1+p2   34 sum
        add ecx, 0x5c4dd124               ;    99.2 p5      34 sum
        rol ecx, 9                        ;   100.2 p0      35 v[4]
        rol edx, 0xa                      ;    91.2 p5      36 v[1]
        add ecx, dword [esp + 48]         ;   101.2 p1+p2   35 v[4]
        mov dword [esp + 56], ebp         ;    95.2 p3+p4   36 v[2] spill
        mov ebp, eax                      ;    92.2 p0      25 sum copy
        xor ebp, ebx                      ;    97.2 p5      25 sum
        xor ebp, dword [esp + 40]         ;    98.2 p1+p2   25 sum
        add ebp, dword [esi + 36]         ;    99.2 p0+p2   34 sum
        add ebp, dword [esp + 44]         ;   100.2 p5+p2   34 sum
        rol ebp, 0xd                      ;   101.2 p0      35 v[1]
        rol eax, 0xa                      ;    94.5 p5      36 v[3]
        mov dword [esp + 44], eax         ;    95.5 p3+p4   36 v[3] spill
        add ebp, dword [esp + 52]         ;   102.2 p1+p2   35 v[1]
        mov eax, edi                      ;    95.5 p0      26 sum copy
        xor eax, ecx                      ;   102.2 p5      26 sum
        and eax, edx                      ;   103.2 p1      26 sum
        xor eax, edi                      ;   104.2 p0      26 sum
        mov dword [esp + 60], edx         ;    96.5 p3+p4   36 v[1] spill
        mov edx, ebx                      ;    97.2 p5      25 sum copy
        xor edx, ebp                      ;   103.2 p1      25 sum
        xor edx, dword [esp + 44]         ;   104.2 p0+p2   25 sum
        add edx, dword [esp + 52]         ;   105.2 p5+p2   34 sum
        add edx, dword [esi + 40]         ;   106.2 p1+p2   34 sum
        rol edx, 0xe                      ;   107.2 p0      35 v[0]
        rol ebx, 0xa                      ;    98.8 p5      36 v[2]
        add eax, dword [esi + 44]         ;   105.2 p1+p2   34 sum
        add eax, dword [esp + 48]         ;   106.2 p0+p2   34 sum
        add eax, 0x5c4dd124               ;   107.2 p5      34 sum
        rol eax, 0xd                      ;   108.2 p0      35 v[3]
        add edx, dword [esp + 40]         ;   108.2 p1+p2   35 v[0]
        rol edi, 0xa                      ;   101.2 p5      36 v[0]
        add eax, dword [esp + 56]         ;   109.2 p0+p2   35 v[3]
        mov dword [esp + 48], edi         ;   102.2 p3+p4   36 v[0] spill
        mov edi, ebx                      ;   102.2 p1      25 sum copy
        xor edi, ebp                      ;   103.2 p5      25 sum
        xor edi, edx                      ;   109.2 p0      25 sum
        add edi, dword [esi + 44]         ;   110.2 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   111.2 p5+p2   34 sum
        rol edi, 0xf                      ;   112.2 p0      35 v[4]
        rol ebp, 0xa                      ;   104.5 p5      36 v[1]
        mov dword [esp + 40], ebx         ;   104.2 p3+p4   36 v[2] spill
        mov ebx, ecx                      ;   104.5 p1      26 sum copy
        xor ebx, eax                      ;   110.2 p0      26 sum
        and ebx, dword [esp + 48]         ;   111.2 p1+p2   26 sum
        xor ebx, ecx                      ;   112.2 p5      26 sum
        add edi, dword [esp + 44]         ;   113.2 p0+p2   35 v[4]
        add ebx, dword [esp + 56]         ;   113.2 p1+p2   34 sum
        add ebx, dword [esi + 12]         ;   114.2 p5+p2   34 sum
        add ebx, 0x5c4dd124               ;   115.2 p0      34 sum
        rol ebx, 0xf                      ;   116.2 p5      35 v[2]
        rol ecx, 0xa                      ;   107.8 p0      36 v[4]
        add ebx, dword [esp + 60]         ;   117.2 p1+p2   35 v[2]
        mov dword [esp + 56], ecx         ;   108.8 p3+p4   36 v[4] spill
        mov ecx, edx                      ;   109.2 p5      25 sum copy
        xor ecx, edi                      ;   114.2 p0      25 sum
        xor ecx, ebp                      ;   115.2 p1      25 sum
        add ecx, dword [esi + 48]         ;   116.2 p5+p2   34 sum
        add ecx, dword [esp + 44]         ;   117.2 p0+p2   34 sum
        rol ecx, 6                        ;   118.2 p5      35 v[3]
        rol edx, 0xa                      ;   110.8 p0      36 v[0]
        add ecx, dword [esp + 40]         ;   119.2 p1+p2   35 v[3]
        mov dword [esp + 44], ebp         ;   111.2 p3+p4   36 v[1] spill
        mov ebp, eax                      ;   111.5 p5      26 sum copy
        xor ebp, ebx                      ;   118.2 p0      26 sum
        and ebp, dword [esp + 56]         ;   119.2 p1+p2   26 sum
        xor ebp, eax                      ;   120.2 p5      26 sum
        mov dword [esp + 52], ebx         ;   118.2 p3+p4   35 v[2] spill
        mov ebx, edi                      ;   114.2 p0      25 sum copy
        xor ebx, edx                      ;   115.2 p1      25 sum
        xor ebx, ecx                      ;   120.2 p5      25 sum
        add ebx, dword [esi + 52]         ;   121.2 p0+p2   34 sum
        add ebx, dword [esp + 40]         ;   122.2 p1+p2   34 sum
        rol ebx, 7                        ;   123.2 p5      35 v[2]
        add ebp, dword [esi + 28]         ;   122.2 p0+p2   34 sum
        add ebp, dword [esp + 60]         ;   123.2 p1+p2   34 sum
        add ebp, 0x5c4dd124               ;   124.2 p5      34 sum
        rol ebp, 7                        ;   125.2 p0      35 v[1]
        rol edi, 0xa                      ;   117.2 p5      36 v[4]
        add ebx, dword [esp + 44]         ;   124.2 p1+p2   35 v[2]
        rol eax, 0xa                      ;   117.8 p0      36 v[3]
        add ebp, dword [esp + 48]         ;   126.2 p5+p2   35 v[1]
        mov dword [esp + 60], edx         ;   118.2 p3+p4   36 v[0] spill
        mov edx, ecx                      ;   120.2 p1      25 sum copy
        xor edx, ebx                      ;   125.2 p0      25 sum
        xor edx, edi                      ;   126.2 p5      25 sum
        add edx, dword [esi + 56]         ;   127.2 p1+p2   34 sum
        add edx, dword [esp + 44]         ;   128.2 p0+p2   34 sum
        rol edx, 9                        ;   129.2 p5      35 v[1]
        rol ecx, 0xa                      ;   120.8 p0      36 v[3]
        mov dword [esp + 44], edi         ;   120.8 p3+p4   36 v[4] spill
        mov edi, dword [esp + 52]         ;   128.2 p2      26 sum
        xor edi, ebp                      ;   131.2 p1      26 sum
        and edi, eax                      ;   132.2 p5      26 sum
        xor edi, dword [esp + 52]         ;   133.2 p0+p2   26 sum
        add edx, dword [esp + 60]         ;   130.2 p1+p2   35 v[1]
        add edi, dword [esi]              ;   134.2 p5+p2   34 sum
        add edi, dword [esp + 48]         ;   135.2 p0+p2   34 sum
        add edi, 0x5c4dd124               ;   136.2 p1      34 sum
        rol edi, 0xc                      ;   137.2 p5      35 v[0]
        mov dword [esp + 48], eax         ;   125.2 p3+p4   36 v[3] spill
        mov eax, ebx                      ;   125.5 p0      25 sum copy
        xor eax, ecx                      ;   126.5 p1      25 sum
        xor eax, edx                      ;   131.2 p5      25 sum
        rol ebx, 0xa                      ;   126.5 p0      36 v[2]
        add eax, dword [esi + 60]         ;   133.2 p1+p2   34 sum
        add eax, dword [esp + 60]         ;   134.2 p5+p2   34 sum
        rol eax, 8                        ;   135.2 p0      35 v[0]
        add edi, dword [esp + 56]         ;   138.2 p1+p2   35 v[0]
        add eax, dword [esp + 44]         ;   136.2 p5+p2   35 v[0]
        mov dword [esp + 60], ecx         ;   128.5 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 52]         ;   137.2 p2      36 v[2]
        rol ecx, 0xa                      ;   140.2 p0      36 v[2]
        mov dword [esp + 52], eax         ;   137.2 p3+p4   35 v[0] spill
        mov eax, ebp                      ;   131.2 p1      26 sum copy
        xor eax, edi                      ;   139.2 p5      26 sum
        and eax, ecx                      ;   141.2 p0      26 sum
        mov dword [esp + 40], ecx         ;   141.2 p3+p4   36 v[2] spill
        mov ecx, edx                      ;   133.2 p1      25 sum copy
        xor ecx, ebx                      ;   134.2 p5      25 sum
        and ecx, dword [esp + 52]         ;   140.2 p0+p2   25 sum
        xor eax, ebp                      ;   142.2 p1      26 sum
        xor ecx, ebx                      ;   141.2 p5      25 sum
        rol edx, 0xa                      ;   134.8 p0      36 v[1]
        add eax, dword [esi + 52]         ;   143.2 p1+p2   34 sum
        add eax, dword [esp + 56]         ;   144.2 p5+p2   34 sum
        add eax, 0x5c4dd124               ;   145.2 p0      34 sum
        rol eax, 8                        ;   146.2 p5      35 v[4]
        add ecx, dword [esi + 28]         ;   142.2 p1+p2   34 sum
        add ecx, dword [esp + 44]         ;   143.2 p0+p2   34 sum
        add ecx, 0x5a827999               ;   144.2 p1      34 sum
        rol ecx, 7                        ;   145.2 p5      35 v[4]
        rol ebp, 0xa                      ;   138.2 p0      36 v[1]
        add eax, dword [esp + 48]         ;   147.2 p1+p2   35 v[4]
        add ecx, dword [esp + 60]         ;   146.2 p5+p2   35 v[4]
        mov dword [esp + 44], ebx         ;   140.2 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 52]         ;   145.2 p2      25 sum
        xor ebx, edx                      ;   148.2 p0      25 sum
        and ebx, ecx                      ;   149.2 p1      25 sum
        xor ebx, edx                      ;   150.2 p5      25 sum
        mov dword [esp + 56], edx         ;   141.8 p3+p4   36 v[1] spill
        mov edx, edi                      ;   142.0 p0      26 sum copy
        xor edx, eax                      ;   148.2 p1      26 sum
        and edx, ebp                      ;   149.2 p5      26 sum
        xor edx, edi                      ;   150.2 p0      26 sum
        add ebx, dword [esi + 16]         ;   151.2 p1+p2   34 sum
        add ebx, dword [esp + 60]         ;   152.2 p5+p2   34 sum
        add ebx, 0x5a827999               ;   153.2 p0      34 sum
        rol ebx, 6                        ;   154.2 p5      35 v[3]
        add edx, dword [esi + 20]         ;   151.2 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   152.2 p0+p2   34 sum
        add edx, 0x5c4dd124               ;   153.2 p5      34 sum
        rol edx, 9                        ;   154.2 p0      35 v[3]
        add ebx, dword [esp + 44]         ;   155.2 p1+p2   35 v[3]
        rol edi, 0xa                      ;   147.2 p5      36 v[0]
        mov dword [esp + 48], ebp         ;   147.5 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 52]         ;   151.2 p2      36 v[0]
        rol ebp, 0xa                      ;   154.2 p0      36 v[0]
        add edx, dword [esp + 40]         ;   155.2 p1+p2   35 v[3]
        mov dword [esp + 52], edi         ;   149.2 p3+p4   36 v[0] spill
        mov edi, ecx                      ;   149.5 p5      25 sum copy
        xor edi, ebp                      ;   155.2 p0      25 sum
        and edi, ebx                      ;   156.2 p1      25 sum
        xor edi, ebp                      ;   157.2 p5      25 sum
        rol ecx, 0xa                      ;   150.8 p0      36 v[4]
        mov dword [esp + 60], ebp         ;   155.2 p3+p4   36 v[0] spill
        mov ebp, eax                      ;   151.2 p1      26 sum copy
        xor ebp, edx                      ;   156.2 p5      26 sum
        and ebp, dword [esp + 52]         ;   157.2 p0+p2   26 sum
        add edi, dword [esi + 52]         ;   158.2 p1+p2   34 sum
        add edi, dword [esp + 44]         ;   159.2 p5+p2   34 sum
        add edi, 0x5a827999               ;   160.2 p0      34 sum
        rol edi, 8                        ;   161.2 p5      35 v[2]
        xor ebp, eax                      ;   158.2 p1      26 sum
        add ebp, dword [esi + 40]         ;   159.2 p0+p2   34 sum
        add ebp, dword [esp + 40]         ;   160.2 p1+p2   34 sum
        add ebp, 0x5c4dd124               ;   161.2 p5      34 sum
        rol ebp, 0xb                      ;   162.2 p0      35 v[2]
        add edi, dword [esp + 56]         ;   162.2 p1+p2   35 v[2]
        rol eax, 0xa                      ;   155.8 p5      36 v[4]
        mov dword [esp + 40], eax         ;   156.8 p3+p4   36 v[4] spill
        mov eax, ebx                      ;   156.2 p0      25 sum copy
        xor eax, ecx                      ;   157.2 p1      25 sum
        and eax, edi                      ;   163.2 p5      25 sum
        add ebp, dword [esp + 48]         ;   163.2 p0+p2   35 v[2]
        xor eax, ecx                      ;   164.2 p1      25 sum
        rol ebx, 0xa                      ;   157.8 p5      36 v[3]
        add eax, dword [esi + 4]          ;   165.2 p0+p2   34 sum
        add eax, dword [esp + 56]         ;   166.2 p1+p2   34 sum
        add eax, 0x5a827999               ;   167.2 p5      34 sum
        rol eax, 0xd                      ;   168.2 p0      35 v[1]
        mov dword [esp + 56], ecx         ;   158.8 p3+p4   36 v[4] spill
        mov ecx, edx                      ;   159.5 p1      26 sum copy
        xor ecx, ebp                      ;   164.2 p5      26 sum
        and ecx, dword [esp + 40]         ;   165.2 p0+p2   26 sum
        xor ecx, edx                      ;   166.2 p1      26 sum
        add eax, dword [esp + 60]         ;   169.2 p5+p2   35 v[1]
        add ecx, dword [esi + 56]         ;   167.2 p0+p2   34 sum
        add ecx, dword [esp + 48]         ;   168.2 p1+p2   34 sum
        add ecx, 0x5c4dd124               ;   169.2 p5      34 sum
        rol ecx, 7                        ;   170.2 p0      35 v[1]
        mov dword [esp + 48], ebp         ;   164.2 p3+p4   35 v[2] spill
        mov ebp, edi                      ;   163.2 p1      25 sum copy
        xor ebp, ebx                      ;   164.2 p5      25 sum
        and ebp, eax                      ;   170.2 p0      25 sum
        rol edx, 0xa                      ;   164.5 p5      36 v[3]
        xor ebp, ebx                      ;   171.2 p1      25 sum
        add ecx, dword [esp + 52]         ;   171.2 p0+p2   35 v[1]
        rol edi, 0xa                      ;   165.5 p5      36 v[2]
        add ebp, dword [esi + 40]         ;   172.2 p1+p2   34 sum
        add ebp, dword [esp + 60]         ;   173.2 p0+p2   34 sum
        add ebp, 0x5a827999               ;   174.2 p1      34 sum
        rol ebp, 0xb                      ;   175.2 p5      35 v[0]
        add ebp, dword [esp + 56]         ;   176.2 p0+p2   35 v[0]
        mov dword [esp + 60], ebx         ;   166.5 p3+p4   36 v[3] spill
        mov ebx, dword [esp + 48]         ;   170.2 p2      26 sum
        xor ebx, ecx                      ;   173.2 p1      26 sum
        and ebx, edx                      ;   174.2 p5      26 sum
        xor ebx, dword [esp + 48]         ;   175.2 p0+p2   26 sum
        mov dword [esp + 44], edx         ;   168.5 p3+p4   36 v[3] spill
        mov edx, eax                      ;   170.2 p1      25 sum copy
        xor edx, edi                      ;   171.2 p5      25 sum
        and edx, ebp                      ;   177.2 p0      25 sum
        add ebx, dword [esi + 60]         ;   176.2 p1+p2   34 sum
        add ebx, dword [esp + 52]         ;   177.2 p5+p2   34 sum
        add ebx, 0x5c4dd124               ;   178.2 p0      34 sum
        rol ebx, 7                        ;   179.2 p5      35 v[0]
        xor edx, edi                      ;   178.2 p1      25 sum
        rol eax, 0xa                      ;   171.8 p0      36 v[1]
        add edx, dword [esi + 24]         ;   179.2 p1+p2   34 sum
        add edx, dword [esp + 56]         ;   180.2 p5+p2   34 sum
        add edx, 0x5a827999               ;   181.2 p0      34 sum
        rol edx, 9                        ;   182.2 p5      35 v[4]
        add ebx, dword [esp + 40]         ;   180.2 p1+p2   35 v[0]
        mov dword [esp + 56], edi         ;   174.2 p3+p4   36 v[2] spill
        mov edi, dword [esp + 48]         ;   177.2 p2      36 v[2]
        rol edi, 0xa                      ;   180.2 p0      36 v[2]
        add edx, dword [esp + 60]         ;   183.2 p1+p2   35 v[4]
        mov dword [esp + 48], edx         ;   184.2 p3+p4   35 v[4] spill
        mov edx, ecx                      ;   176.2 p5      26 sum copy
        xor edx, ebx                      ;   181.2 p0      26 sum
        and edx, edi                      ;   182.2 p1      26 sum
        mov dword [esp + 52], edi         ;   181.2 p3+p4   36 v[2] spill
        mov edi, ebp                      ;   177.5 p5      25 sum copy
        xor edi, eax                      ;   178.5 p0      25 sum
        and edi, dword [esp + 48]         ;   187.2 p1+p2   25 sum
        xor edx, ecx                      ;   183.2 p5      26 sum
        xor edi, eax                      ;   188.2 p0      25 sum
        rol ebp, 0xa                      ;   179.5 p5      36 v[0]
        add edx, dword [esi + 32]         ;   184.2 p1+p2   34 sum
        add edx, dword [esp + 40]         ;   185.2 p0+p2   34 sum
        add edx, 0x5c4dd124               ;   186.2 p1      34 sum
        rol edx, 0xc                      ;   187.2 p5      35 v[4]
        add edi, dword [esi + 60]         ;   189.2 p0+p2   34 sum
        add edi, dword [esp + 60]         ;   190.2 p1+p2   34 sum
        add edi, 0x5a827999               ;   191.2 p5      34 sum
        rol edi, 7                        ;   192.2 p0      35 v[3]
        rol ecx, 0xa                      ;   182.5 p5      36 v[1]
        add edx, dword [esp + 44]         ;   188.2 p1+p2   35 v[4]
        add edi, dword [esp + 56]         ;   193.2 p0+p2   35 v[3]
        mov dword [esp + 60], eax         ;   182.8 p3+p4   36 v[1] spill
        mov eax, dword [esp + 48]         ;   186.2 p2      25 sum
        xor eax, ebp                      ;   189.2 p1      25 sum
        and eax, edi                      ;   194.2 p5      25 sum
        mov dword [esp + 40], edi         ;   194.2 p3+p4   35 v[3] spill
        mov edi, ebx                      ;   184.5 p0      26 sum copy
        xor edi, edx                      ;   189.2 p1      26 sum
        and edi, ecx                      ;   190.2 p5      26 sum
        xor eax, ebp                      ;   195.2 p0      25 sum
        xor edi, ebx                      ;   191.2 p1      26 sum
        add eax, dword [esi + 12]         ;   196.2 p5+p2   34 sum
        add eax, dword [esp + 56]         ;   197.2 p0+p2   34 sum
        add eax, 0x5a827999               ;   198.2 p1      34 sum
        rol eax, 0xf                      ;   199.2 p5      35 v[2]
        add edi, dword [esi + 48]         ;   192.2 p0+p2   34 sum
        add edi, dword [esp + 44]         ;   193.2 p1+p2   34 sum
        add edi, 0x5c4dd124               ;   194.2 p5      34 sum
        rol edi, 7                        ;   195.2 p0      35 v[3]
        add eax, dword [esp + 60]         ;   200.2 p1+p2   35 v[2]
        rol ebx, 0xa                      ;   191.2 p5      36 v[0]
        mov dword [esp + 44], ecx         ;   191.5 p3+p4   36 v[1] spill
        mov ecx, dword [esp + 48]         ;   192.2 p2      36 v[4]
        rol ecx, 0xa                      ;   195.2 p0      36 v[4]
        add edi, dword [esp + 52]         ;   196.2 p1+p2   35 v[3]
        mov dword [esp + 48], ebp         ;   192.5 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 40]         ;   194.2 p2      25 sum
        xor ebp, ecx                      ;   197.2 p5      25 sum
        and ebp, eax                      ;   201.2 p0      25 sum
        xor ebp, ecx                      ;   202.2 p1      25 sum
        mov dword [esp + 56], ecx         ;   196.2 p3+p4   36 v[4] spill
        mov ecx, edi                      ;   197.2 p5      26 sum copy
        xor ecx, edx                      ;   198.2 p0      26 sum
        and ecx, ebx                      ;   199.2 p1      26 sum
        add ebp, dword [esi + 48]         ;   203.2 p5+p2   34 sum
        add ebp, dword [esp + 60]         ;   204.2 p0+p2   34 sum
        add ebp, 0x5a827999               ;   205.2 p1      34 sum
        rol ebp, 7                        ;   206.2 p5      35 v[1]
        xor ecx, edx                      ;   200.2 p0      26 sum
        add ecx, dword [esi + 16]         ;   201.2 p1+p2   34 sum
        add ecx, dword [esp + 52]         ;   202.2 p5+p2   34 sum
        add ecx, 0x5c4dd124               ;   203.2 p0      34 sum
        rol ecx, 6                        ;   204.2 p5      35 v[2]
        add ebp, dword [esp + 48]         ;   207.2 p1+p2   35 v[1]
        mov dword [esp + 52], ebx         ;   198.5 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 40]         ;   200.2 p2      36 v[3]
        rol ebx, 0xa                      ;   203.2 p0      36 v[3]
        rol edx, 0xa                      ;   199.5 p5      36 v[4]
        add ecx, dword [esp + 44]         ;   205.2 p1+p2   35 v[2]
        mov dword [esp + 40], edx         ;   200.5 p3+p4   36 v[4] spill
        mov edx, eax                      ;   201.2 p0      25 sum copy
        xor edx, ebx                      ;   204.2 p5      25 sum
        and edx, ebp                      ;   208.2 p1      25 sum
        xor edx, ebx                      ;   209.2 p0      25 sum
        rol eax, 0xa                      ;   201.8 p5      36 v[2]
        add edx, dword [esi]              ;   210.2 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   211.2 p0+p2   34 sum
        add edx, 0x5a827999               ;   212.2 p5      34 sum
        rol edx, 0xc                      ;   213.2 p0      35 v[0]
        mov dword [esp + 48], ebx         ;   204.2 p3+p4   36 v[3] spill
        mov ebx, ecx                      ;   206.2 p1      26 sum copy
        xor ebx, edi                      ;   207.2 p5      26 sum
        and ebx, dword [esp + 40]         ;   208.2 p0+p2   26 sum
        xor ebx, edi                      ;   209.2 p1      26 sum
        add edx, dword [esp + 56]         ;   214.2 p5+p2   35 v[0]
        add ebx, dword [esi + 36]         ;   210.2 p0+p2   34 sum
        add ebx, dword [esp + 44]         ;   211.2 p1+p2   34 sum
        add ebx, 0x5c4dd124               ;   212.2 p5      34 sum
        rol ebx, 0xf                      ;   213.2 p0      35 v[1]
        mov dword [esp + 44], ecx         ;   206.5 p3+p4   35 v[2] spill
        mov ecx, ebp                      ;   208.2 p1      25 sum copy
        xor ecx, eax                      ;   209.2 p5      25 sum
        and ecx, edx                      ;   215.2 p0      25 sum
        rol edi, 0xa                      ;   208.2 p5      36 v[3]
        xor ecx, eax                      ;   216.2 p1      25 sum
        add ebx, dword [esp + 52]         ;   214.2 p0+p2   35 v[1]
        rol ebp, 0xa                      ;   209.2 p5      36 v[1]
        add ecx, dword [esi + 36]         ;   217.2 p1+p2   34 sum
        add ecx, dword [esp + 56]         ;   218.2 p0+p2   34 sum
        add ecx, 0x5a827999               ;   219.2 p5      34 sum
        rol ecx, 0xf                      ;   220.2 p0      35 v[4]
        mov dword [esp + 56], eax         ;   210.2 p3+p4   36 v[2] spill
        mov eax, dword [esp + 44]         ;   211.8 p2      26 sum
        xor eax, ebx                      ;   215.2 p1      26 sum
        and eax, edi                      ;   216.2 p5      26 sum
        add ecx, dword [esp + 48]         ;   221.2 p0+p2   35 v[4]
        xor eax, dword [esp + 44]         ;   217.2 p1+p2   26 sum
        add eax, dword [esi + 4]          ;   218.2 p5+p2   34 sum
        add eax, dword [esp + 52]         ;   219.2 p0+p2   34 sum
        add eax, 0x5c4dd124               ;   220.2 p1      34 sum
        rol eax, 0xd                      ;   221.2 p5      35 v[0]
        mov dword [esp + 52], edi         ;   214.2 p3+p4   36 v[3] spill
        mov edi, edx                      ;   215.2 p0      25 sum copy
        xor edi, ebp                      ;   216.2 p1      25 sum
        and edi, ecx                      ;   222.2 p5      25 sum
        xor edi, ebp                      ;   223.2 p0      25 sum
        rol edx, 0xa                      ;   216.2 p5      36 v[0]
        add edi, dword [esi + 20]         ;   224.2 p1+p2   34 sum
        add edi, dword [esp + 48]         ;   225.2 p0+p2   34 sum
        add edi, 0x5a827999               ;   226.2 p1      34 sum
        rol edi, 9                        ;   227.2 p5      35 v[3]
        add eax, dword [esp + 40]         ;   222.2 p0+p2   35 v[0]
        add edi, dword [esp + 56]         ;   228.2 p1+p2   35 v[3]
        mov dword [esp + 48], ebp         ;   218.2 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 44]         ;   220.8 p2      36 v[2]
        rol ebp, 0xa                      ;   223.8 p5      36 v[2]
        mov dword [esp + 44], edi         ;   229.2 p3+p4   35 v[3] spill
        mov edi, eax                      ;   223.2 p0      26 sum copy
        xor edi, ebx                      ;   224.2 p1      26 sum
        and edi, ebp                      ;   225.2 p5      26 sum
        xor edi, ebx                      ;   226.2 p0      26 sum
        mov dword [esp + 60], ebp         ;   224.8 p3+p4   36 v[2] spill
        mov ebp, ecx                      ;   222.2 p1      25 sum copy
        xor ebp, edx                      ;   223.2 p5      25 sum
        and ebp, dword [esp + 44]         ;   232.2 p0+p2   25 sum
        rol ecx, 0xa                      ;   223.2 p5      36 v[4]
        add edi, dword [esi + 8]          ;   227.2 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   228.2 p0+p2   34 sum
        add edi, 0x5c4dd124               ;   229.2 p1      34 sum
        xor ebp, edx                      ;   233.2 p5      25 sum
        rol edi, 0xb                      ;   230.2 p0      35 v[4]
        add ebp, dword [esi + 8]          ;   234.2 p1+p2   34 sum
        add ebp, dword [esp + 56]         ;   235.2 p5+p2   34 sum
        add ebp, 0x5a827999               ;   236.2 p0      34 sum
        rol ebp, 0xb                      ;   237.2 p5      35 v[2]
        add edi, dword [esp + 52]         ;   231.2 p1+p2   35 v[4]
        rol ebx, 0xa                      ;   226.5 p0      36 v[1]
        mov dword [esp + 56], edx         ;   226.5 p3+p4   36 v[0] spill
        mov edx, eax                      ;   227.2 p1      25 sum copy
        not edx                           ;   228.2 p5      25 sum
        add ebp, dword [esp + 48]         ;   238.2 p0+p2   35 v[2]
        or edx, edi                       ;   232.2 p1      25 sum
        mov dword [esp + 40], eax         ;   227.8 p3+p4   35 v[0] spill
        mov eax, dword [esp + 44]         ;   229.5 p2      25 sum
        xor eax, ecx                      ;   232.5 p5      25 sum
        and eax, ebp                      ;   239.2 p0      25 sum
        xor edx, ebx                      ;   233.2 p1      25 sum
        add edx, dword [esi + 60]         ;   234.2 p5+p2   34 sum
        add edx, dword [esp + 52]         ;   235.2 p0+p2   34 sum
        add edx, 0x6d703ef3               ;   236.2 p1      34 sum
        xor eax, ecx                      ;   240.2 p5      25 sum
        rol edx, 9                        ;   237.2 p0      35 v[3]
        add eax, dword [esi + 56]         ;   241.2 p1+p2   34 sum
        add eax, dword [esp + 48]         ;   242.2 p5+p2   34 sum
        add eax, 0x5a827999               ;   243.2 p0      34 sum
        rol eax, 7                        ;   244.2 p5      35 v[1]
        add edx, dword [esp + 60]         ;   238.2 p1+p2   35 v[3]
        mov dword [esp + 48], ecx         ;   234.2 p3+p4   36 v[4] spill
        mov ecx, edi                      ;   234.5 p0      25 sum copy
        not ecx                           ;   235.5 p1      25 sum
        mov dword [esp + 52], edi         ;   235.2 p3+p4   35 v[4] spill
        mov edi, dword [esp + 44]         ;   235.5 p2      36 v[3]
        rol edi, 0xa                      ;   238.5 p5      36 v[3]
        add eax, dword [esp + 56]         ;   245.2 p0+p2   35 v[1]
        or ecx, edx                       ;   239.2 p1      25 sum
        mov dword [esp + 44], ebx         ;   236.2 p3+p4   36 v[1] spill
        mov ebx, dword [esp + 40]         ;   237.5 p2      36 v[0]
        rol ebx, 0xa                      ;   240.5 p5      36 v[0]
        xor ecx, ebx                      ;   241.5 p0      25 sum
        mov dword [esp + 40], ebx         ;   241.5 p3+p4   36 v[0] spill
        mov ebx, ebp                      ;   239.2 p1      25 sum copy
        xor ebx, edi                      ;   240.2 p5      25 sum
        and ebx, eax                      ;   246.2 p0      25 sum
        xor ebx, edi                      ;   247.2 p1      25 sum
        add ecx, dword [esi + 20]         ;   242.5 p5+p2   34 sum
        add ecx, dword [esp + 60]         ;   243.5 p0+p2   34 sum
        add ecx, 0x6d703ef3               ;   244.5 p1      34 sum
        rol ebp, 0xa                      ;   239.8 p5      36 v[2]
        rol ecx, 7                        ;   245.5 p0      35 v[2]
        add ebx, dword [esi + 44]         ;   248.2 p1+p2   34 sum
        add ebx, dword [esp + 56]         ;   249.2 p5+p2   34 sum
        add ebx, 0x5a827999               ;   250.2 p0      34 sum
        rol ebx, 0xd                      ;   251.2 p5      35 v[0]
        add ecx, dword [esp + 44]         ;   246.5 p1+p2   35 v[2]
        mov dword [esp + 56], edi         ;   241.8 p3+p4   36 v[3] spill
        mov edi, edx                      ;   242.2 p0      25 sum copy
        not edi                           ;   243.2 p1      25 sum
        add ebx, dword [esp + 48]         ;   252.2 p5+p2   35 v[0]
        or edi, ecx                       ;   247.5 p0      25 sum
        mov dword [esp + 60], edx         ;   243.2 p3+p4   35 v[3] spill
        mov edx, eax                      ;   246.2 p1      25 sum copy
        xor edx, ebp                      ;   247.2 p5      25 sum
        and edx, ebx                      ;   253.2 p0      25 sum
        mov dword [esp + 64], eax         ;   246.2 p3+p4   35 v[1] spill
        mov eax, dword [esp + 52]         ;   244.8 p2      36 v[4]
        rol eax, 0xa                      ;   247.8 p5      36 v[4]
        xor edi, eax                      ;   248.8 p1      25 sum
        xor edx, ebp                      ;   254.2 p0      25 sum
        add edi, dword [esp + 44]         ;   249.8 p5+p2   34 sum
        add edi, dword [esi + 4]          ;   250.8 p1+p2   34 sum
        add edi, 0x6d703ef3               ;   251.8 p0      34 sum
        rol edi, 0xf                      ;   252.8 p5      35 v[1]
        add edx, dword [esi + 32]         ;   255.2 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   256.2 p0+p2   34 sum
        add edx, 0x5a827999               ;   257.2 p5      34 sum
        rol edx, 0xc                      ;   258.2 p0      35 v[4]
        add edi, dword [esp + 40]         ;   253.8 p1+p2   35 v[1]
        mov dword [esp + 48], ebp         ;   248.8 p3+p4   36 v[2] spill
        mov ebp, ecx                      ;   249.2 p5      25 sum copy
        not ebp                           ;   250.2 p1      25 sum
        mov dword [esp + 44], ecx         ;   249.8 p3+p4   35 v[2] spill
        mov ecx, ebx                      ;   253.2 p0      25 sum copy
        not ecx                           ;   254.2 p5      25 sum
        add edx, dword [esp + 56]         ;   259.2 p1+p2   35 v[4]
        or ebp, edi                       ;   254.8 p0      25 sum
        or ecx, edx                       ;   260.2 p5      25 sum
        mov dword [esp + 52], ebx         ;   253.2 p3+p4   35 v[0] spill
        mov ebx, dword [esp + 60]         ;   252.2 p2      36 v[3]
        rol ebx, 0xa                      ;   255.2 p0      36 v[3]
        xor ebp, ebx                      ;   256.2 p1      25 sum
        mov dword [esp + 60], ebx         ;   256.2 p3+p4   36 v[3] spill
        mov ebx, dword [esp + 64]         ;   253.2 p2      36 v[1]
        rol ebx, 0xa                      ;   256.2 p5      36 v[1]
        xor ecx, ebx                      ;   261.2 p0      25 sum
        add ebp, dword [esp + 40]         ;   257.2 p1+p2   34 sum
        add ebp, dword [esi + 12]         ;   258.2 p5+p2   34 sum
        add ebp, 0x6d703ef3               ;   259.2 p0      34 sum
        rol ebp, 0xb                      ;   260.2 p5      35 v[0]
        add ecx, dword [esi + 12]         ;   262.2 p1+p2   34 sum
        add ecx, dword [esp + 56]         ;   263.2 p0+p2   34 sum
        add ecx, 0x6ed9eba1               ;   264.2 p1      34 sum
        rol ecx, 0xb                      ;   265.2 p5      35 v[3]
        add ebp, eax                      ;   261.2 p0      35 v[0]
        mov dword [esp + 56], ebx         ;   257.2 p3+p4   36 v[1] spill
        mov ebx, edi                      ;   257.0 p1      25 sum copy
        not ebx                           ;   258.0 p5      25 sum
        add ecx, dword [esp + 48]         ;   266.2 p0+p2   35 v[3]
        or ebx, ebp                       ;   262.2 p1      25 sum
        mov dword [esp + 40], edi         ;   258.0 p3+p4   35 v[1] spill
        mov edi, edx                      ;   260.2 p5      25 sum copy
        not edi                           ;   261.2 p0      25 sum
        or edi, ecx                       ;   267.2 p1      25 sum
        mov dword [esp + 64], edx         ;   260.2 p3+p4   35 v[4] spill
        mov edx, dword [esp + 44]         ;   259.2 p2      36 v[2]
        rol edx, 0xa                      ;   262.2 p5      36 v[2]
        xor ebx, edx                      ;   263.2 p0      25 sum
        mov dword [esp + 44], edx         ;   263.2 p3+p4   36 v[2] spill
        mov edx, dword [esp + 52]         ;   260.5 p2      36 v[0]
        rol edx, 0xa                      ;   263.5 p5      36 v[0]
        xor edi, edx                      ;   268.2 p1      25 sum
        add eax, dword [esi + 28]         ;   261.5 p0+p2   34 sum
        lea eax, [eax + ebx + 1836072691] ;   264.2 p0      34 sum
        rol eax, 8                        ;   265.2 p5      35 v[4]
        add edi, dword [esi + 40]         ;   269.2 p1+p2   34 sum
        add edi, dword [esp + 48]         ;   270.2 p5+p2   34 sum
        add edi, 0x6ed9eba1               ;   271.2 p1      34 sum
        rol edi, 0xd                      ;   272.2 p0      35 v[2]
        mov ebx, dword [esp + 60]         ;   264.5 p2      36 v[3] reload
        add eax, ebx                      ;   267.5 p5      35 v[4]
        mov ebx, ebp                      ;   264.0 p1      25 sum copy
        not ebx                           ;   265.0 p0      25 sum
        add edi, dword [esp + 56]         ;   273.2 p5+p2   35 v[2]
        or ebx, eax                       ;   268.5 p1      25 sum
        mov dword [esp + 48], ebp         ;   264.5 p3+p4   35 v[0] spill
        mov ebp, ecx                      ;   267.2 p0      25 sum copy
        not ebp                           ;   268.2 p5      25 sum
        or ebp, edi                       ;   274.2 p1      25 sum
        mov dword [esp + 52], ecx         ;   267.2 p3+p4   35 v[3] spill
        mov ecx, dword [esp + 40]         ;   266.5 p2      36 v[1]
        rol ecx, 0xa                      ;   269.5 p0      36 v[1]
        xor ebx, ecx                      ;   270.5 p5      25 sum
        mov dword [esp + 40], ecx         ;   270.5 p3+p4   36 v[1] spill
        mov ecx, dword [esp + 64]         ;   267.5 p2      36 v[4]
        rol ecx, 0xa                      ;   270.5 p0      36 v[4]
        xor ebp, ecx                      ;   275.2 p1      25 sum
        add ebx, dword [esi + 56]         ;   271.5 p5+p2   34 sum
        add ebx, dword [esp + 60]         ;   272.5 p0+p2   34 sum
        add ebx, 0x6d703ef3               ;   273.5 p1      34 sum
        rol ebx, 6                        ;   274.5 p5      35 v[3]
        add ebp, dword [esi + 56]         ;   276.2 p0+p2   34 sum
        add ebp, dword [esp + 56]         ;   277.2 p1+p2   34 sum
        add ebp, 0x6ed9eba1               ;   278.2 p5      34 sum
        rol ebp, 6                        ;   279.2 p0      35 v[1]
        add ebx, dword [esp + 44]         ;   275.5 p1+p2   35 v[3]
        mov dword [esp + 56], ecx         ;   271.5 p3+p4   36 v[4] spill
        mov ecx, eax                      ;   271.0 p5      25 sum copy
        not ecx                           ;   272.0 p0      25 sum
        add ebp, edx                      ;   280.2 p1      35 v[1]
        mov dword [esp + 60], eax         ;   271.8 p3+p4   35 v[4] spill
        mov eax, edi                      ;   274.2 p5      25 sum copy
        not eax                           ;   275.2 p0      25 sum
        or ecx, ebx                       ;   276.5 p1      25 sum
        or eax, ebp                       ;   281.2 p5      25 sum
        mov dword [esp + 64], edi         ;   274.2 p3+p4   35 v[2] spill
        mov edi, dword [esp + 48]         ;   273.5 p2      36 v[0]
        rol edi, 0xa                      ;   276.5 p0      36 v[0]
        xor ecx, edi                      ;   277.5 p1      25 sum
        mov dword [esp + 48], edi         ;   277.5 p3+p4   36 v[0] spill
        mov edi, dword [esp + 52]         ;   274.5 p2      36 v[3]
        rol edi, 0xa                      ;   277.5 p5      36 v[3]
        xor eax, edi                      ;   282.2 p0      25 sum
        add ecx, dword [esi + 24]         ;   278.5 p1+p2   34 sum
        add ecx, dword [esp + 44]         ;   279.5 p5+p2   34 sum
        add ecx, 0x6d703ef3               ;   280.5 p0      34 sum
        rol ecx, 6                        ;   281.5 p5      35 v[2]
        add edx, dword [esi + 16]         ;   277.5 p1+p2   34 sum
        lea edx, [edx + eax + 1859775393] ;   283.2 p0      34 sum
        rol edx, 7                        ;   284.2 p5      35 v[0]
        mov eax, dword [esp + 40]         ;   278.5 p2      36 v[1] reload
        add ecx, eax                      ;   282.5 p1      35 v[2]
        mov eax, ebx                      ;   278.0 p0      25 sum copy
        not eax                           ;   279.0 p1      25 sum
        add edx, dword [esp + 56]         ;   285.2 p5+p2   35 v[0]
        or eax, ecx                       ;   283.5 p0      25 sum
        mov dword [esp + 44], ebx         ;   278.8 p3+p4   35 v[3] spill
        mov ebx, ebp                      ;   281.2 p1      25 sum copy
        not ebx                           ;   282.2 p5      25 sum
        or ebx, edx                       ;   286.2 p0      25 sum
        mov dword [esp + 52], ebp         ;   281.2 p3+p4   35 v[1] spill
        mov ebp, dword [esp + 60]         ;   280.5 p2      36 v[4]
        rol ebp, 0xa                      ;   283.5 p5      36 v[4]
        xor eax, ebp                      ;   284.5 p1      25 sum
        mov dword [esp + 60], ebp         ;   284.5 p3+p4   36 v[4] spill
        mov ebp, dword [esp + 64]         ;   281.5 p2      36 v[2]
        rol ebp, 0xa                      ;   284.5 p0      36 v[2]
        xor ebx, ebp                      ;   287.2 p1      25 sum
        add eax, dword [esi + 36]         ;   285.5 p5+p2   34 sum
        add eax, dword [esp + 40]         ;   286.5 p0+p2   34 sum
        add eax, 0x6d703ef3               ;   287.5 p1      34 sum
        rol eax, 0xe                      ;   288.5 p5      35 v[1]
        add ebx, dword [esi + 36]         ;   288.2 p0+p2   34 sum
        add ebx, dword [esp + 56]         ;   289.2 p1+p2   34 sum
        add ebx, 0x6ed9eba1               ;   290.2 p5      34 sum
        rol ebx, 0xe                      ;   291.2 p0      35 v[4]
        add eax, dword [esp + 48]         ;   289.5 p1+p2   35 v[1]
        mov dword [esp + 56], ebp         ;   285.5 p3+p4   36 v[2] spill
        mov ebp, ecx                      ;   284.8 p5      25 sum copy
        not ebp                           ;   285.8 p0      25 sum
        add ebx, edi                      ;   292.2 p1      35 v[4]
        mov dword [esp + 40], ecx         ;   285.2 p3+p4   35 v[2] spill
        mov ecx, edx                      ;   286.2 p5      25 sum copy
        not ecx                           ;   287.2 p0      25 sum
        or ebp, eax                       ;   290.5 p1      25 sum
        or ecx, ebx                       ;   293.2 p5      25 sum
        mov dword [esp + 64], edx         ;   286.5 p3+p4   35 v[0] spill
        mov edx, dword [esp + 44]         ;   287.5 p2      36 v[3]
        rol edx, 0xa                      ;   290.5 p0      36 v[3]
        xor ebp, edx                      ;   291.5 p1      25 sum
        mov dword [esp + 44], edx         ;   291.5 p3+p4   36 v[3] spill
        mov edx, dword [esp + 52]         ;   288.5 p2      36 v[1]
        rol edx, 0xa                      ;   291.5 p5      36 v[1]
        xor ecx, edx                      ;   294.2 p0      25 sum
        add ebp, dword [esi + 44]         ;   292.5 p1+p2   34 sum
        add ebp, dword [esp + 48]         ;   293.5 p5+p2   34 sum
        add ebp, 0x6d703ef3               ;   294.5 p0      34 sum
        rol ebp, 0xc                      ;   295.5 p5      35 v[0]
        add edi, dword [esi + 60]         ;   291.5 p1+p2   34 sum
        lea edi, [edi + ecx + 1859775393] ;   295.2 p0      34 sum
        rol edi, 9                        ;   296.2 p5      35 v[3]
        mov ecx, dword [esp + 60]         ;   292.5 p2      36 v[4] reload
        add ebp, ecx                      ;   296.5 p1      35 v[0]
        mov ecx, eax                      ;   291.2 p0      25 sum copy
        not ecx                           ;   292.2 p1      25 sum
        add edi, dword [esp + 56]         ;   297.2 p5+p2   35 v[3]
        mov dword [esp + 48], eax         ;   292.0 p3+p4   35 v[1] spill
        mov eax, ebx                      ;   293.2 p0      25 sum copy
        not eax                           ;   294.2 p1      25 sum
        or ecx, ebp                       ;   297.5 p5      25 sum
        or eax, edi                       ;   298.2 p0      25 sum
        mov dword [esp + 52], ebx         ;   293.2 p3+p4   35 v[4] spill
        mov ebx, dword [esp + 40]         ;   294.5 p2      36 v[2]
        rol ebx, 0xa                      ;   297.5 p5      36 v[2]
        xor ecx, ebx                      ;   298.5 p1      25 sum
        mov dword [esp + 40], ebx         ;   298.5 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 64]         ;   295.5 p2      36 v[0]
        rol ebx, 0xa                      ;   298.5 p0      36 v[0]
        xor eax, ebx                      ;   299.5 p1      25 sum
        add ecx, dword [esi + 32]         ;   299.5 p5+p2   34 sum
        add ecx, dword [esp + 60]         ;   300.5 p0+p2   34 sum
        add ecx, 0x6d703ef3               ;   301.5 p1      34 sum
        rol ecx, 0xd                      ;   302.5 p5      35 v[4]
        add eax, dword [esi + 32]         ;   300.5 p0+p2   34 sum
        add eax, dword [esp + 56]         ;   301.5 p1+p2   34 sum
        add eax, 0x6ed9eba1               ;   302.5 p5      34 sum
        rol eax, 0xd                      ;   303.5 p0      35 v[2]
        add ecx, dword [esp + 44]         ;   303.5 p1+p2   35 v[4]
        mov dword [esp + 56], ebx         ;   299.5 p3+p4   36 v[0] spill
        mov ebx, ebp                      ;   298.2 p5      25 sum copy
        not ebx                           ;   299.2 p0      25 sum
        add eax, edx                      ;   304.5 p1      35 v[2]
        mov dword [esp + 60], ebp         ;   298.8 p3+p4   35 v[0] spill
        mov ebp, edi                      ;   299.2 p5      25 sum copy
        not ebp                           ;   300.2 p0      25 sum
        or ebx, ecx                       ;   304.5 p1      25 sum
        or ebp, eax                       ;   305.5 p5      25 sum
        mov dword [esp + 64], edi         ;   300.0 p3+p4   35 v[3] spill
        mov edi, dword [esp + 48]         ;   301.5 p2      36 v[1]
        rol edi, 0xa                      ;   304.5 p0      36 v[1]
        xor ebx, edi                      ;   305.5 p1      25 sum
        mov dword [esp + 48], edi         ;   305.5 p3+p4   36 v[1] spill
        mov edi, dword [esp + 52]         ;   302.5 p2      36 v[4]
        rol edi, 0xa                      ;   305.5 p5      36 v[4]
        xor ebp, edi                      ;   306.5 p0      25 sum
        add ebx, dword [esi + 48]         ;   306.5 p1+p2   34 sum
        add ebx, dword [esp + 44]         ;   307.5 p5+p2   34 sum
        add ebx, 0x6d703ef3               ;   308.5 p0      34 sum
        add edx, dword [esi + 4]          ;   305.5 p1+p2   34 sum
        lea edx, [edx + ebp + 1859775393] ;   307.5 p0      34 sum
        rol edx, 0xf                      ;   308.5 p5      35 v[1]
        rol ebx, 5                        ;   309.5 p5      35 v[3]
        mov ebp, dword [esp + 40]         ;   306.5 p2      36 v[2] reload
        add ebx, ebp                      ;   310.5 p1      35 v[3]
        mov ebp, ecx                      ;   304.8 p0      25 sum copy
        not ebp                           ;   305.8 p1      25 sum
        add edx, dword [esp + 56]         ;   309.5 p5+p2   35 v[1]
        mov dword [esp + 44], ecx         ;   305.5 p3+p4   35 v[4] spill
        mov ecx, eax                      ;   305.8 p0      25 sum copy
        not ecx                           ;   306.8 p1      25 sum
        or ebp, ebx                       ;   311.5 p5      25 sum
        or ecx, edx                       ;   310.5 p0      25 sum
        mov dword [esp + 52], eax         ;   306.8 p3+p4   35 v[2] spill
        mov eax, dword [esp + 60]         ;   308.5 p2      36 v[0]
        rol eax, 0xa                      ;   311.5 p5      36 v[0]
        xor ebp, eax                      ;   312.5 p1      25 sum
        mov dword [esp + 60], eax         ;   312.5 p3+p4   36 v[0] spill
        mov eax, dword [esp + 64]         ;   309.5 p2      36 v[3]
        rol eax, 0xa                      ;   312.5 p0      36 v[3]
        xor ecx, eax                      ;   313.5 p1      25 sum
        add ebp, dword [esi + 8]          ;   313.5 p5+p2   34 sum
        add ebp, dword [esp + 40]         ;   314.5 p0+p2   34 sum
        add ebp, 0x6d703ef3               ;   315.5 p1      34 sum
        rol ebp, 0xe                      ;   316.5 p5      35 v[2]
        add ecx, dword [esi + 8]          ;   314.5 p0+p2   34 sum
        add ecx, dword [esp + 56]         ;   315.5 p1+p2   34 sum
        add ecx, 0x6ed9eba1               ;   316.5 p5      34 sum
        rol ecx, 0xe                      ;   317.5 p0      35 v[0]
        add ebp, dword [esp + 48]         ;   317.5 p1+p2   35 v[2]
        mov dword [esp + 56], eax         ;   313.5 p3+p4   36 v[3] spill
        mov eax, ebx                      ;   311.8 p5      25 sum copy
        not eax                           ;   312.8 p0      25 sum
        add ecx, edi                      ;   318.5 p1      35 v[0]
        mov dword [esp + 40], ebx         ;   312.5 p3+p4   35 v[3] spill
        mov ebx, edx                      ;   312.8 p5      25 sum copy
        not ebx                           ;   313.8 p0      25 sum
        or eax, ebp                       ;   318.5 p1      25 sum
        or ebx, ecx                       ;   319.5 p5      25 sum
        mov dword [esp + 64], edx         ;   313.8 p3+p4   35 v[1] spill
        mov edx, dword [esp + 44]         ;   315.5 p2      36 v[4]
        rol edx, 0xa                      ;   318.5 p0      36 v[4]
        xor eax, edx                      ;   319.5 p1      25 sum
        mov dword [esp + 44], edx         ;   319.5 p3+p4   36 v[4] spill
        mov edx, dword [esp + 52]         ;   316.5 p2      36 v[2]
        rol edx, 0xa                      ;   319.5 p5      36 v[2]
        xor ebx, edx                      ;   320.5 p0      25 sum
        add eax, dword [esi + 40]         ;   320.5 p1+p2   34 sum
        add eax, dword [esp + 48]         ;   321.5 p5+p2   34 sum
        add eax, 0x6d703ef3               ;   322.5 p0      34 sum
        add edi, dword [esi + 28]         ;   319.5 p1+p2   34 sum
        lea edi, [edi + ebx + 1859775393] ;   321.5 p0      34 sum
        rol edi, 8                        ;   322.5 p5      35 v[4]
        rol eax, 0xd                      ;   323.5 p5      35 v[1]
        mov ebx, dword [esp + 60]         ;   320.5 p2      36 v[0] reload
        add eax, ebx                      ;   324.5 p1      35 v[1]
        mov ebx, ebp                      ;   318.8 p0      25 sum copy
        not ebx                           ;   319.8 p5      25 sum
        add edi, dword [esp + 56]         ;   323.5 p1+p2   35 v[4]
        mov dword [esp + 48], ebp         ;   319.5 p3+p4   35 v[2] spill
        mov ebp, ecx                      ;   319.8 p0      25 sum copy
        not ebp                           ;   320.8 p5      25 sum
        or ebx, eax                       ;   325.5 p1      25 sum
        or ebp, edi                       ;   324.5 p0      25 sum
        mov dword [esp + 52], ecx         ;   320.8 p3+p4   35 v[0] spill
        mov ecx, dword [esp + 40]         ;   322.5 p2      36 v[3]
        rol ecx, 0xa                      ;   325.5 p5      36 v[3]
        xor ebx, ecx                      ;   326.5 p1      25 sum
        mov dword [esp + 40], ecx         ;   326.5 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 64]         ;   323.5 p2      36 v[1]
        rol ecx, 0xa                      ;   326.5 p0      36 v[1]
        xor ebp, ecx                      ;   327.5 p5      25 sum
        add ebx, dword [esi]              ;   327.5 p1+p2   34 sum
        add ebx, dword [esp + 60]         ;   328.5 p0+p2   34 sum
        add ebx, 0x6d703ef3               ;   329.5 p5      34 sum
        rol ebx, 0xd                      ;   330.5 p0      35 v[0]
        add ebp, dword [esi]              ;   328.5 p1+p2   34 sum
        add ebp, dword [esp + 56]         ;   329.5 p5+p2   34 sum
        add ebp, 0x6ed9eba1               ;   330.5 p1      34 sum
        rol ebp, 0xd                      ;   331.5 p0      35 v[3]
        add ebx, dword [esp + 44]         ;   331.5 p5+p2   35 v[0]
        mov dword [esp + 56], ecx         ;   327.5 p3+p4   36 v[1] spill
        mov ecx, eax                      ;   325.8 p1      25 sum copy
        not ecx                           ;   326.8 p0      25 sum
        add ebp, edx                      ;   332.5 p5      35 v[3]
        mov dword [esp + 60], eax         ;   326.5 p3+p4   35 v[1] spill
        mov eax, edi                      ;   326.8 p1      25 sum copy
        not eax                           ;   327.8 p0      25 sum
        or ecx, ebx                       ;   332.5 p5      25 sum
        or eax, ebp                       ;   333.5 p1      25 sum
        mov dword [esp + 64], edi         ;   327.8 p3+p4   35 v[4] spill
        mov edi, dword [esp + 48]         ;   329.5 p2      36 v[2]
        rol edi, 0xa                      ;   332.5 p0      36 v[2]
        xor ecx, edi                      ;   333.5 p5      25 sum
        mov dword [esp + 48], edi         ;   333.5 p3+p4   36 v[2] spill
        mov edi, dword [esp + 52]         ;   330.5 p2      36 v[0]
        rol edi, 0xa                      ;   333.5 p0      36 v[0]
        xor eax, edi                      ;   334.5 p1      25 sum
        add ecx, dword [esi + 16]         ;   334.5 p5+p2   34 sum
        add ecx, dword [esp + 44]         ;   335.5 p0+p2   34 sum
        add ecx, 0x6d703ef3               ;   336.5 p1      34 sum
        rol ecx, 7                        ;   337.5 p5      35 v[4]
        add edx, dword [esi + 24]         ;   333.5 p0+p2   34 sum
        lea edx, [edx + eax + 1859775393] ;   335.5 p0      34 sum
        rol edx, 6                        ;   336.5 p5      35 v[2]
        mov eax, dword [esp + 40]         ;   334.5 p2      36 v[3] reload
        add ecx, eax                      ;   338.5 p1      35 v[4]
        mov dword [esp + 44], edi         ;   334.5 p3+p4   36 v[0] spill
        mov edi, ebx                      ;   333.0 p5      25 sum copy
        not edi                           ;   334.0 p0      25 sum
        add edx, dword [esp + 56]         ;   337.5 p1+p2   35 v[2]
        mov eax, ebp                      ;   334.0 p5      25 sum copy
        not eax                           ;   335.0 p0      25 sum
        or edi, ecx                       ;   339.5 p1      25 sum
        or eax, edx                       ;   338.5 p5      25 sum
        mov dword [esp + 52], ebp         ;   334.8 p3+p4   35 v[3] spill
        mov ebp, dword [esp + 60]         ;   336.5 p2      36 v[1]
        rol ebp, 0xa                      ;   339.5 p0      36 v[1]
        xor edi, ebp                      ;   340.5 p1      25 sum
        mov dword [esp + 60], ebp         ;   340.5 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 64]         ;   337.5 p2      36 v[4]
        rol ebp, 0xa                      ;   340.5 p5      36 v[4]
        xor eax, ebp                      ;   341.5 p0      25 sum
        rol ebx, 0xa                      ;   337.2 p5      36 v[0]
        add edi, dword [esi + 52]         ;   341.5 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   342.5 p0+p2   34 sum
        add edi, 0x6d703ef3               ;   343.5 p1      34 sum
        rol edi, 5                        ;   344.5 p5      35 v[3]
        add eax, dword [esi + 52]         ;   342.5 p0+p2   34 sum
        add eax, dword [esp + 56]         ;   343.5 p1+p2   34 sum
        add eax, 0x6ed9eba1               ;   344.5 p5      34 sum
        rol eax, 5                        ;   345.5 p0      35 v[1]
        add edi, dword [esp + 48]         ;   345.5 p1+p2   35 v[3]
        add eax, dword [esp + 44]         ;   346.5 p5+p2   35 v[1]
        mov dword [esp + 56], ebp         ;   341.5 p3+p4   36 v[4] spill
        mov ebp, edx                      ;   340.5 p0      25 sum copy
        not ebp                           ;   341.5 p1      25 sum
        mov dword [esp + 40], edx         ;   340.8 p3+p4   35 v[2] spill
        mov edx, ecx                      ;   341.2 p5      25 sum copy
        xor edx, ebx                      ;   342.2 p0      25 sum
        and edx, edi                      ;   346.5 p1      25 sum
        or ebp, eax                       ;   347.5 p5      25 sum
        xor edx, ebx                      ;   347.5 p0      25 sum
        mov dword [esp + 64], ebx         ;   342.2 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 52]         ;   344.5 p2      36 v[3]
        rol ebx, 0xa                      ;   347.5 p5      36 v[3]
        xor ebp, ebx                      ;   348.5 p1      25 sum
        rol ecx, 0xa                      ;   343.5 p0      36 v[4]
        add edx, dword [esi + 32]         ;   348.5 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   349.5 p5+p2   34 sum
        add edx, 0x7a6d76e9               ;   350.5 p0      34 sum
        rol edx, 0xf                      ;   351.5 p5      35 v[2]
        add ebp, dword [esi + 44]         ;   349.5 p1+p2   34 sum
        add ebp, dword [esp + 44]         ;   350.5 p0+p2   34 sum
        add ebp, 0x6ed9eba1               ;   351.5 p1      34 sum
        rol ebp, 0xc                      ;   352.5 p5      35 v[0]
        add edx, dword [esp + 60]         ;   352.5 p0+p2   35 v[2]
        add ebp, dword [esp + 56]         ;   353.5 p1+p2   35 v[0]
        mov dword [esp + 44], ebx         ;   348.5 p3+p4   36 v[3] spill
        mov ebx, eax                      ;   347.5 p5      25 sum copy
        not ebx                           ;   348.5 p0      25 sum
        mov dword [esp + 48], eax         ;   347.8 p3+p4   35 v[1] spill
        mov eax, edi                      ;   348.0 p1      25 sum copy
        xor eax, ecx                      ;   349.0 p5      25 sum
        and eax, edx                      ;   353.5 p0      25 sum
        or ebx, ebp                       ;   354.5 p1      25 sum
        xor eax, ecx                      ;   354.5 p5      25 sum
        mov dword [esp + 52], ecx         ;   349.2 p3+p4   36 v[4] spill
        mov ecx, dword [esp + 40]         ;   351.5 p2      36 v[2]
        rol ecx, 0xa                      ;   354.5 p0      36 v[2]
        xor ebx, ecx                      ;   355.5 p1      25 sum
        rol edi, 0xa                      ;   350.2 p5      36 v[3]
        add eax, dword [esi + 24]         ;   355.5 p0+p2   34 sum
        add eax, dword [esp + 60]         ;   356.5 p1+p2   34 sum
        add eax, 0x7a6d76e9               ;   357.5 p5      34 sum
        rol eax, 5                        ;   358.5 p0      35 v[1]
        add ebx, dword [esi + 20]         ;   356.5 p1+p2   34 sum
        add ebx, dword [esp + 56]         ;   357.5 p5+p2   34 sum
        add ebx, 0x6ed9eba1               ;   358.5 p0      34 sum
        rol ebx, 7                        ;   359.5 p5      35 v[4]
        add eax, dword [esp + 64]         ;   359.5 p1+p2   35 v[1]
        add ebx, dword [esp + 44]         ;   360.5 p0+p2   35 v[4]
        mov dword [esp + 56], ecx         ;   355.5 p3+p4   36 v[2] spill
        mov ecx, ebp                      ;   354.5 p1      25 sum copy
        not ecx                           ;   355.5 p5      25 sum
        mov dword [esp + 60], ebp         ;   354.8 p3+p4   35 v[0] spill
        mov ebp, edx                      ;   355.0 p0      25 sum copy
        xor ebp, edi                      ;   356.0 p1      25 sum
        and ebp, eax                      ;   360.5 p5      25 sum
        or ecx, ebx                       ;   361.5 p0      25 sum
        xor ebp, edi                      ;   361.5 p1      25 sum
        mov dword [esp + 40], edi         ;   356.2 p3+p4   36 v[3] spill
        mov edi, dword [esp + 48]         ;   358.5 p2      36 v[1]
        rol edi, 0xa                      ;   361.5 p5      36 v[1]
        xor ecx, edi                      ;   362.5 p0      25 sum
        add ebp, dword [esp + 64]         ;   362.5 p1+p2   34 sum
        add ebp, dword [esi + 16]         ;   363.5 p5+p2   34 sum
        add ebp, 0x7a6d76e9               ;   364.5 p0      34 sum
        rol edx, 0xa                      ;   358.8 p5      36 v[2]
        rol ebp, 8                        ;   365.5 p0      35 v[0]
        add ecx, dword [esi + 48]         ;   363.5 p1+p2   34 sum
        add ecx, dword [esp + 44]         ;   364.5 p1+p2   34 sum
        add ecx, 0x6ed9eba1               ;   365.5 p5      34 sum
        rol ecx, 5                        ;   366.5 p0      35 v[3]
        add ebp, dword [esp + 52]         ;   366.5 p1+p2   35 v[0]
        mov dword [esp + 44], edi         ;   362.5 p3+p4   36 v[1] spill
        mov edi, dword [esp + 60]         ;   364.5 p2      36 v[0]
        rol edi, 0xa                      ;   367.5 p5      36 v[0]
        add ecx, dword [esp + 56]         ;   367.5 p0+p2   35 v[3]
        mov dword [esp + 60], ecx         ;   368.5 p3+p4   35 v[3] spill
        mov ecx, eax                      ;   362.0 p1      25 sum copy
        xor ecx, edx                      ;   363.0 p5      25 sum
        and ecx, ebp                      ;   367.5 p0      25 sum
        mov dword [esp + 64], ebp         ;   367.5 p3+p4   35 v[0] spill
        mov ebp, edi                      ;   368.5 p1      26 sum copy
        not ebp                           ;   369.5 p5      26 sum
        and ebp, ebx                      ;   370.5 p0      26 sum
        xor ecx, edx                      ;   368.5 p1      25 sum
        rol ebx, 0xa                      ;   364.5 p5      36 v[4]
        mov dword [esp + 48], edx         ;   364.8 p3+p4   36 v[2] spill
        mov edx, dword [esp + 60]         ;   368.5 p2      26 sum
        and edx, edi                      ;   371.5 p0      26 sum
        add edx, dword [esi + 4]          ;   372.5 p1+p2   34 sum
        lea edx, [edx + ebp - 1894007588] ;   373.5 p0      34 sum
        add edx, dword [esp + 56]         ;   374.5 p5+p2   34 sum
        rol edx, 0xb                      ;   375.5 p5      35 v[2]
        add ecx, dword [esp + 52]         ;   369.5 p1+p2   34 sum
        mov ebp, dword [esi + 4]          ;   370.5 p2      34 sum reload
        lea ecx, [ecx + ebp + 2053994217] ;   373.5 p0      34 sum
        rol eax, 0xa                      ;   368.0 p5      36 v[1]
        rol ecx, 0xb                      ;   374.5 p0      35 v[4]
        add edx, dword [esp + 44]         ;   376.5 p1+p2   35 v[2]
        add ecx, dword [esp + 40]         ;   375.5 p5+p2   35 v[4]
        mov ebp, ebx                      ;   369.5 p1      26 sum copy
        not ebp                           ;   370.5 p0      26 sum
        and ebp, dword [esp + 60]         ;   373.5 p5+p2   26 sum
        mov dword [esp + 52], edi         ;   369.8 p3+p4   36 v[0] spill
        mov edi, dword [esp + 64]         ;   374.5 p2      25 sum
        xor edi, eax                      ;   377.5 p1      25 sum
        and edi, ecx                      ;   378.5 p0      25 sum
        add ebp, dword [esi + 36]         ;   375.5 p5+p2   34 sum
        add ebp, dword [esp + 44]         ;   376.5 p1+p2   34 sum
        mov dword [esp + 44], ecx         ;   376.5 p3+p4   35 v[4] spill
        mov ecx, ebx                      ;   371.8 p0      26 sum copy
        and ecx, edx                      ;   377.5 p5      26 sum
        lea ebp, [ebp + ecx - 1894007588] ;   378.5 p0      34 sum
        rol ebp, 0xc                      ;   379.5 p5      35 v[1]
        xor edi, eax                      ;   379.5 p1      25 sum
        mov ecx, dword [esp + 60]         ;   377.5 p2      36 v[3]
        rol ecx, 0xa                      ;   380.5 p0      36 v[3]
        add edi, dword [esp + 40]         ;   380.5 p5+p2   34 sum
        add edi, dword [esi + 12]         ;   381.5 p1+p2   34 sum
        add edi, 0x7a6d76e9               ;   382.5 p0      34 sum
        rol edi, 0xe                      ;   383.5 p5      35 v[3]
        add ebp, dword [esp + 52]         ;   380.5 p1+p2   35 v[1]
        mov dword [esp + 40], eax         ;   376.5 p3+p4   36 v[1] spill
        mov eax, ecx                      ;   381.5 p0      26 sum copy
        not eax                           ;   382.5 p5      26 sum
        and eax, edx                      ;   383.5 p1      26 sum
        add edi, dword [esp + 48]         ;   384.5 p0+p2   35 v[3]
        mov dword [esp + 60], ebx         ;   377.8 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 64]         ;   382.5 p2      36 v[0]
        rol ebx, 0xa                      ;   385.5 p5      36 v[0]
        rol edx, 0xa                      ;   378.8 p0      36 v[2]
        mov dword [esp + 64], edx         ;   379.8 p3+p4   36 v[2] spill
        mov edx, ebp                      ;   381.5 p1      26 sum copy
        and edx, ecx                      ;   382.5 p5      26 sum
        add edx, dword [esi + 44]         ;   383.5 p0+p2   34 sum
        lea edx, [edx + eax - 1894007588] ;   384.5 p0      34 sum
        add edx, dword [esp + 52]         ;   385.5 p1+p2   34 sum
        rol edx, 0xe                      ;   386.5 p5      35 v[0]
        mov eax, dword [esp + 44]         ;   385.5 p2      25 sum
        xor eax, ebx                      ;   388.5 p1      25 sum
        and eax, edi                      ;   389.5 p0      25 sum
        xor eax, ebx                      ;   390.5 p5      25 sum
        add edx, dword [esp + 60]         ;   387.5 p1+p2   35 v[0]
        add eax, dword [esi + 44]         ;   391.5 p0+p2   34 sum
        add eax, dword [esp + 48]         ;   392.5 p5+p2   34 sum
        add eax, 0x7a6d76e9               ;   393.5 p1      34 sum
        rol eax, 0xe                      ;   394.5 p0      35 v[2]
        mov dword [esp + 48], ebx         ;   386.5 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 64]         ;   389.5 p2      26 sum
        not ebx                           ;   392.5 p5      26 sum
        and ebx, ebp                      ;   393.5 p1      26 sum
        rol ebp, 0xa                      ;   385.5 p0      36 v[1]
        add ebx, dword [esi + 40]         ;   394.5 p5+p2   34 sum
        add ebx, dword [esp + 60]         ;   395.5 p1+p2   34 sum
        mov dword [esp + 60], ecx         ;   386.2 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 64]         ;   392.5 p2      26 sum
        and ecx, edx                      ;   395.5 p0      26 sum
        lea ebx, [ebx + ecx - 1894007588] ;   396.5 p0      34 sum
        mov ecx, dword [esp + 44]         ;   393.5 p2      36 v[4]
        rol ecx, 0xa                      ;   396.5 p5      36 v[4]
        add eax, dword [esp + 40]         ;   395.5 p1+p2   35 v[2]
        rol ebx, 0xf                      ;   397.5 p0      35 v[4]
        mov dword [esp + 44], edx         ;   390.5 p3+p4   35 v[0] spill
        mov edx, edi                      ;   390.8 p5      25 sum copy
        xor edx, ecx                      ;   397.5 p1      25 sum
        and edx, eax                      ;   398.5 p0      25 sum
        add ebx, dword [esp + 60]         ;   398.5 p5+p2   35 v[4]
        mov dword [esp + 52], eax         ;   396.5 p3+p4   35 v[2] spill
        mov eax, ebp                      ;   393.0 p1      26 sum copy
        not eax                           ;   394.0 p0      26 sum
        xor edx, ecx                      ;   399.5 p5      25 sum
        and eax, dword [esp + 44]         ;   396.5 p1+p2   26 sum
        rol edi, 0xa                      ;   394.2 p0      36 v[3]
        add edx, dword [esi + 60]         ;   400.5 p5+p2   34 sum
        add edx, dword [esp + 40]         ;   401.5 p1+p2   34 sum
        add edx, 0x7a6d76e9               ;   402.5 p0      34 sum
        rol edx, 6                        ;   403.5 p5      35 v[1]
        add eax, dword [esi]              ;   399.5 p1+p2   34 sum
        add eax, dword [esp + 60]         ;   400.5 p0+p2   34 sum
        mov dword [esp + 60], ecx         ;   397.5 p3+p4   36 v[4] spill
        mov ecx, ebx                      ;   399.5 p5      26 sum copy
        and ecx, ebp                      ;   400.5 p1      26 sum
        lea eax, [eax + ecx - 1894007588] ;   401.5 p0      34 sum
        rol eax, 0xe                      ;   402.5 p5      35 v[3]
        mov ecx, dword [esp + 48]         ;   401.5 p2      36 v[0] reload
        add edx, ecx                      ;   404.5 p1      35 v[1]
        mov ecx, dword [esp + 44]         ;   402.5 p2      36 v[0]
        rol ecx, 0xa                      ;   405.5 p0      36 v[0]
        add eax, dword [esp + 64]         ;   403.5 p5+p2   35 v[3]
        mov dword [esp + 44], ebp         ;   399.5 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 52]         ;   404.5 p2      25 sum
        xor ebp, edi                      ;   407.5 p1      25 sum
        and ebp, edx                      ;   408.5 p0      25 sum
        mov dword [esp + 40], edx         ;   405.5 p3+p4   35 v[1] spill
        mov edx, ecx                      ;   406.5 p5      26 sum copy
        not edx                           ;   407.5 p1      26 sum
        and edx, ebx                      ;   408.5 p0      26 sum
        xor ebp, edi                      ;   409.5 p5      25 sum
        rol ebx, 0xa                      ;   402.5 p0      36 v[4]
        add edx, dword [esi + 32]         ;   409.5 p1+p2   34 sum
        add edx, dword [esp + 64]         ;   410.5 p5+p2   34 sum
        mov dword [esp + 64], edi         ;   403.0 p3+p4   36 v[3] spill
        mov edi, eax                      ;   404.5 p0      26 sum copy
        and edi, ecx                      ;   406.5 p1      26 sum
        lea edx, [edx + edi - 1894007588] ;   411.5 p0      34 sum
        rol edx, 0xf                      ;   412.5 p5      35 v[2]
        add ebp, dword [esi]              ;   410.5 p1+p2   34 sum
        add ebp, dword [esp + 48]         ;   411.5 p5+p2   34 sum
        add ebp, 0x7a6d76e9               ;   412.5 p0      34 sum
        rol ebp, 0xe                      ;   413.5 p5      35 v[0]
        mov edi, dword [esp + 44]         ;   409.5 p2      36 v[1] reload
        add edx, edi                      ;   413.5 p1      35 v[2]
        add ebp, dword [esp + 60]         ;   414.5 p0+p2   35 v[0]
        mov edi, ebx                      ;   407.5 p5      26 sum copy
        not edi                           ;   408.5 p1      26 sum
        mov dword [esp + 48], ecx         ;   408.0 p3+p4   36 v[0] spill
        mov ecx, dword [esp + 52]         ;   411.5 p2      36 v[2]
        rol ecx, 0xa                      ;   414.5 p0      36 v[2]
        and edi, eax                      ;   409.5 p5      26 sum
        mov dword [esp + 52], eax         ;   409.0 p3+p4   35 v[3] spill
        mov eax, dword [esp + 40]         ;   412.5 p2      25 sum
        xor eax, ecx                      ;   415.5 p1      25 sum
        and eax, ebp                      ;   416.5 p0      25 sum
        add edi, dword [esi + 48]         ;   413.5 p5+p2   34 sum
        add edi, dword [esp + 44]         ;   414.5 p1+p2   34 sum
        mov dword [esp + 44], ebp         ;   415.5 p3+p4   35 v[0] spill
        mov ebp, edx                      ;   414.5 p0      26 sum copy
        and ebp, ebx                      ;   415.5 p5      26 sum
        lea edi, [edi + ebp - 1894007588] ;   416.5 p0      34 sum
        rol edi, 9                        ;   417.5 p5      35 v[1]
        xor eax, ecx                      ;   417.5 p1      25 sum
        mov ebp, dword [esp + 52]         ;   415.5 p2      36 v[3]
        rol ebp, 0xa                      ;   418.5 p0      36 v[3]
        add eax, dword [esi + 20]         ;   418.5 p1+p2   34 sum
        add eax, dword [esp + 60]         ;   419.5 p5+p2   34 sum
        add eax, 0x7a6d76e9               ;   420.5 p0      34 sum
        rol eax, 6                        ;   421.5 p5      35 v[4]
        add edi, dword [esp + 48]         ;   418.5 p1+p2   35 v[1]
        mov dword [esp + 60], ecx         ;   415.5 p3+p4   36 v[2] spill
        mov ecx, ebp                      ;   419.5 p0      26 sum copy
        not ecx                           ;   420.5 p1      26 sum
        and ecx, edx                      ;   421.5 p5      26 sum
        add eax, dword [esp + 64]         ;   422.5 p0+p2   35 v[4]
        mov dword [esp + 52], ebx         ;   416.2 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 40]         ;   420.5 p2      36 v[1]
        rol ebx, 0xa                      ;   423.5 p5      36 v[1]
        rol edx, 0xa                      ;   417.2 p0      36 v[2]
        mov dword [esp + 40], edx         ;   418.2 p3+p4   36 v[2] spill
        mov edx, edi                      ;   419.5 p1      26 sum copy
        and edx, ebp                      ;   420.5 p5      26 sum
        add edx, dword [esi + 16]         ;   421.5 p0+p2   34 sum
        lea edx, [edx + ecx - 1894007588] ;   422.5 p0      34 sum
        add edx, dword [esp + 48]         ;   423.5 p1+p2   34 sum
        mov ecx, dword [esp + 44]         ;   423.5 p2      25 sum
        xor ecx, ebx                      ;   426.5 p5      25 sum
        rol edx, 8                        ;   424.5 p5      35 v[0]
        and ecx, eax                      ;   427.5 p1      25 sum
        xor ecx, ebx                      ;   428.5 p0      25 sum
        add edx, dword [esp + 52]         ;   425.5 p1+p2   35 v[0]
        add ecx, dword [esi + 48]         ;   429.5 p5+p2   34 sum
        add ecx, dword [esp + 64]         ;   430.5 p0+p2   34 sum
        add ecx, 0x7a6d76e9               ;   431.5 p1      34 sum
        rol ecx, 9                        ;   432.5 p5      35 v[3]
        mov dword [esp + 64], ebx         ;   424.5 p3+p4   36 v[1] spill
        mov ebx, dword [esp + 40]         ;   427.5 p2      26 sum
        not ebx                           ;   430.5 p0      26 sum
        and ebx, edi                      ;   431.5 p1      26 sum
        rol edi, 0xa                      ;   423.5 p5      36 v[1]
        add ebx, dword [esi + 52]         ;   432.5 p0+p2   34 sum
        add ebx, dword [esp + 52]         ;   433.5 p1+p2   34 sum
        mov dword [esp + 52], ebp         ;   424.2 p3+p4   36 v[3] spill
        mov ebp, edx                      ;   426.5 p5      26 sum copy
        and ebp, dword [esp + 40]         ;   430.5 p0+p2   26 sum
        lea ebx, [ebx + ebp - 1894007588] ;   434.5 p0      34 sum
        mov ebp, dword [esp + 44]         ;   431.5 p2      36 v[0]
        rol ebp, 0xa                      ;   434.5 p5      36 v[0]
        add ecx, dword [esp + 60]         ;   433.5 p1+p2   35 v[3]
        rol ebx, 9                        ;   435.5 p0      35 v[4]
        mov dword [esp + 44], edx         ;   427.8 p3+p4   35 v[0] spill
        mov edx, eax                      ;   428.0 p5      25 sum copy
        xor edx, ebp                      ;   435.5 p1      25 sum
        and edx, ecx                      ;   436.5 p0      25 sum
        add ebx, dword [esp + 52]         ;   436.5 p5+p2   35 v[4]
        mov dword [esp + 48], ecx         ;   434.5 p3+p4   35 v[3] spill
        mov ecx, edi                      ;   430.8 p1      26 sum copy
        not ecx                           ;   431.8 p0      26 sum
        xor edx, ebp                      ;   437.5 p5      25 sum
        and ecx, dword [esp + 44]         ;   434.5 p1+p2   26 sum
        rol eax, 0xa                      ;   432.0 p0      36 v[4]
        add edx, dword [esi + 8]          ;   438.5 p5+p2   34 sum
        add edx, dword [esp + 60]         ;   439.5 p1+p2   34 sum
        add edx, 0x7a6d76e9               ;   440.5 p0      34 sum
        rol edx, 0xc                      ;   441.5 p5      35 v[2]
        add ecx, dword [esi + 12]         ;   437.5 p1+p2   34 sum
        add ecx, dword [esp + 52]         ;   438.5 p0+p2   34 sum
        mov dword [esp + 52], ebp         ;   435.5 p3+p4   36 v[0] spill
        mov ebp, ebx                      ;   437.5 p5      26 sum copy
        and ebp, edi                      ;   438.5 p1      26 sum
        lea ecx, [ecx + ebp - 1894007588] ;   439.5 p0      34 sum
        rol ecx, 0xe                      ;   440.5 p5      35 v[3]
        mov ebp, dword [esp + 64]         ;   439.5 p2      36 v[1] reload
        add edx, ebp                      ;   442.5 p1      35 v[2]
        mov ebp, dword [esp + 44]         ;   440.5 p2      36 v[0]
        rol ebp, 0xa                      ;   443.5 p0      36 v[0]
        add ecx, dword [esp + 40]         ;   441.5 p5+p2   35 v[3]
        mov dword [esp + 44], edi         ;   437.5 p3+p4   36 v[1] spill
        mov edi, dword [esp + 48]         ;   442.5 p2      25 sum
        xor edi, eax                      ;   445.5 p1      25 sum
        and edi, edx                      ;   446.5 p0      25 sum
        mov dword [esp + 60], edx         ;   443.5 p3+p4   35 v[2] spill
        mov edx, ebp                      ;   444.5 p5      26 sum copy
        not edx                           ;   445.5 p1      26 sum
        and edx, ebx                      ;   446.5 p0      26 sum
        xor edi, eax                      ;   447.5 p5      25 sum
        rol ebx, 0xa                      ;   440.5 p0      36 v[4]
        add edx, dword [esi + 28]         ;   447.5 p1+p2   34 sum
        add edx, dword [esp + 40]         ;   448.5 p5+p2   34 sum
        mov dword [esp + 40], eax         ;   441.0 p3+p4   36 v[4] spill
        mov eax, ecx                      ;   442.5 p0      26 sum copy
        and eax, ebp                      ;   444.5 p1      26 sum
        lea edx, [edx + eax - 1894007588] ;   449.5 p0      34 sum
        rol edx, 5                        ;   450.5 p5      35 v[2]
        add edi, dword [esi + 52]         ;   448.5 p1+p2   34 sum
        add edi, dword [esp + 64]         ;   449.5 p5+p2   34 sum
        add edi, 0x7a6d76e9               ;   450.5 p0      34 sum
        rol edi, 9                        ;   451.5 p5      35 v[1]
        mov eax, dword [esp + 44]         ;   447.5 p2      36 v[1] reload
        add edx, eax                      ;   451.5 p1      35 v[2]
        mov eax, ebx                      ;   444.8 p0      26 sum copy
        not eax                           ;   445.8 p5      26 sum
        add edi, dword [esp + 52]         ;   452.5 p1+p2   35 v[1]
        mov dword [esp + 64], ebp         ;   445.8 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 48]         ;   449.5 p2      36 v[3]
        rol ebp, 0xa                      ;   452.5 p0      36 v[3]
        and eax, ecx                      ;   446.8 p5      26 sum
        mov dword [esp + 48], ecx         ;   446.8 p3+p4   35 v[3] spill
        mov ecx, dword [esp + 60]         ;   450.5 p2      25 sum
        xor ecx, ebp                      ;   453.5 p1      25 sum
        and ecx, edi                      ;   454.5 p0      25 sum
        add eax, dword [esi + 60]         ;   451.5 p5+p2   34 sum
        add eax, dword [esp + 44]         ;   452.5 p1+p2   34 sum
        mov dword [esp + 44], edi         ;   453.5 p3+p4   35 v[1] spill
        mov edi, edx                      ;   452.5 p0      26 sum copy
        and edi, ebx                      ;   453.5 p5      26 sum
        lea eax, [eax + edi - 1894007588] ;   454.5 p0      34 sum
        rol eax, 6                        ;   455.5 p5      35 v[1]
        xor ecx, ebp                      ;   455.5 p1      25 sum
        add ecx, dword [esi + 36]         ;   456.5 p0+p2   34 sum
        add ecx, dword [esp + 52]         ;   457.5 p1+p2   34 sum
        add ecx, 0x7a6d76e9               ;   458.5 p5      34 sum
        rol ecx, 0xc                      ;   459.5 p0      35 v[0]
        mov edi, dword [esp + 48]         ;   455.5 p2      36 v[3]
        rol edi, 0xa                      ;   458.5 p5      36 v[3]
        add eax, dword [esp + 64]         ;   456.5 p1+p2   35 v[1]
        mov dword [esp + 48], ebp         ;   453.5 p3+p4   36 v[3] spill
        mov ebp, edi                      ;   459.5 p0      26 sum copy
        not ebp                           ;   460.5 p5      26 sum
        and ebp, edx                      ;   461.5 p1      26 sum
        add ecx, dword [esp + 40]         ;   460.5 p0+p2   35 v[0]
        mov dword [esp + 52], ebx         ;   454.2 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 60]         ;   458.5 p2      36 v[2]
        rol ebx, 0xa                      ;   461.5 p5      36 v[2]
        rol edx, 0xa                      ;   455.2 p0      36 v[2]
        mov dword [esp + 60], edx         ;   456.2 p3+p4   36 v[2] spill
        mov edx, eax                      ;   457.5 p1      26 sum copy
        and edx, edi                      ;   459.5 p5      26 sum
        add edx, dword [esi + 56]         ;   460.5 p0+p2   34 sum
        lea edx, [edx + ebp - 1894007588] ;   462.5 p0      34 sum
        add edx, dword [esp + 64]         ;   463.5 p1+p2   34 sum
        rol edx, 8                        ;   464.5 p5      35 v[0]
        mov ebp, dword [esp + 44]         ;   461.5 p2      25 sum
        xor ebp, ebx                      ;   464.5 p1      25 sum
        and ebp, ecx                      ;   465.5 p5      25 sum
        xor ebp, ebx                      ;   466.5 p0      25 sum
        add edx, dword [esp + 52]         ;   465.5 p1+p2   35 v[0]
        add ebp, dword [esi + 28]         ;   467.5 p5+p2   34 sum
        add ebp, dword [esp + 40]         ;   468.5 p0+p2   34 sum
        add ebp, 0x7a6d76e9               ;   469.5 p1      34 sum
        rol ebp, 5                        ;   470.5 p5      35 v[4]
        mov dword [esp + 40], ebx         ;   462.5 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 60]         ;   465.5 p2      26 sum
        not ebx                           ;   468.5 p0      26 sum
        and ebx, eax                      ;   469.5 p1      26 sum
        rol eax, 0xa                      ;   462.0 p5      36 v[1]
        add ebx, dword [esi + 20]         ;   470.5 p0+p2   34 sum
        add ebx, dword [esp + 52]         ;   471.5 p1+p2   34 sum
        mov dword [esp + 52], eax         ;   463.0 p3+p4   36 v[1] spill
        mov eax, edx                      ;   466.5 p5      26 sum copy
        and eax, dword [esp + 60]         ;   468.5 p0+p2   26 sum
        lea ebx, [ebx + eax - 1894007588] ;   472.5 p0      34 sum
        mov eax, dword [esp + 44]         ;   469.5 p2      36 v[1]
        rol eax, 0xa                      ;   472.5 p5      36 v[1]
        add ebp, dword [esp + 48]         ;   471.5 p1+p2   35 v[4]
        rol ebx, 6                        ;   473.5 p0      35 v[4]
        mov dword [esp + 44], edx         ;   466.5 p3+p4   35 v[0] spill
        mov edx, ecx                      ;   466.8 p5      25 sum copy
        xor edx, eax                      ;   473.5 p1      25 sum
        and edx, ebp                      ;   474.5 p0      25 sum
        add ebx, edi                      ;   474.5 p5      35 v[4]
        xor edx, eax                      ;   475.5 p1      25 sum
        mov dword [esp + 64], eax         ;   473.5 p3+p4   36 v[1] spill
        mov eax, dword [esp + 52]         ;   471.5 p2      26 sum
        not eax                           ;   474.5 p0      26 sum
        and eax, dword [esp + 44]         ;   475.5 p5+p2   26 sum
        rol ecx, 0xa                      ;   470.5 p0      36 v[0]
        add edi, dword [esi + 24]         ;   473.5 p1+p2   34 sum
        lea edi, [edi + eax - 1894007588] ;   476.5 p0      34 sum
        add edx, dword [esi + 40]         ;   476.5 p5+p2   34 sum
        add edx, dword [esp + 48]         ;   477.5 p1+p2   34 sum
        add edx, 0x7a6d76e9               ;   478.5 p5      34 sum
        rol edx, 0xf                      ;   479.5 p0      35 v[3]
        mov eax, ebx                      ;   475.5 p1      26 sum copy
        and eax, dword [esp + 52]         ;   476.5 p5+p2   26 sum
        add edi, eax                      ;   477.5 p0      34 sum
        rol edi, 5                        ;   478.5 p5      35 v[3]
        mov eax, dword [esp + 40]         ;   477.5 p2      36 v[2] reload
        add edx, eax                      ;   480.5 p1      35 v[3]
        mov eax, dword [esp + 44]         ;   478.5 p2      36 v[0]
        rol eax, 0xa                      ;   481.5 p0      36 v[0]
        add edi, dword [esp + 60]         ;   479.5 p5+p2   35 v[3]
        mov dword [esp + 44], edi         ;   480.5 p3+p4   35 v[3] spill
        mov edi, ebp                      ;   475.8 p1      25 sum copy
        xor edi, ecx                      ;   476.8 p0      25 sum
        and edi, edx                      ;   481.5 p5      25 sum
        mov dword [esp + 48], edx         ;   481.5 p3+p4   35 v[3] spill
        mov edx, eax                      ;   482.5 p1      26 sum copy
        not edx                           ;   483.5 p0      26 sum
        and edx, ebx                      ;   484.5 p5      26 sum
        rol ebx, 0xa                      ;   478.0 p0      36 v[4]
        xor edi, ecx                      ;   482.5 p1      25 sum
        mov dword [esp + 56], ecx         ;   478.0 p3+p4   36 v[0] spill
        mov ecx, dword [esp + 44]         ;   480.5 p2      26 sum
        and ecx, eax                      ;   483.5 p5      26 sum
        add ecx, dword [esi + 8]          ;   484.5 p1+p2   34 sum
        lea ecx, [ecx + edx - 1894007588] ;   485.5 p0      34 sum
        add ecx, dword [esp + 60]         ;   486.5 p5+p2   34 sum
        rol ecx, 0xc                      ;   487.5 p0      35 v[2]
        add edi, dword [esi + 56]         ;   483.5 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   484.5 p5+p2   34 sum
        add edi, 0x7a6d76e9               ;   485.5 p1      34 sum
        rol edi, 8                        ;   486.5 p0      35 v[2]
        mov edx, ebx                      ;   481.5 p5      26 sum copy
        not edx                           ;   482.5 p1      26 sum
        rol ebp, 0xa                      ;   482.0 p0      36 v[4]
        add ecx, dword [esp + 52]         ;   488.5 p5+p2   35 v[2]
        or edx, dword [esp + 44]          ;   486.5 p1+p2   26 sum
        add edi, dword [esp + 64]         ;   487.5 p0+p2   35 v[2]
        xor edx, ecx                      ;   489.5 p5      26 sum
        add edx, dword [esi + 16]         ;   490.5 p1+p2   34 sum
        add edx, dword [esp + 52]         ;   491.5 p0+p2   34 sum
        add edx, 0xa953fd4e               ;   492.5 p5      34 sum
        rol edx, 9                        ;   493.5 p0      35 v[1]
        mov dword [esp + 52], ebx         ;   484.5 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 48]         ;   490.5 p2      25 sum
        xor ebx, edi                      ;   493.5 p1      25 sum
        xor ebx, ebp                      ;   494.5 p5      25 sum
        add ebx, dword [esi + 48]         ;   495.5 p0+p2   34 sum
        add ebx, dword [esp + 64]         ;   496.5 p1+p2   34 sum
        rol ebx, 8                        ;   497.5 p5      35 v[1]
        mov dword [esp + 64], ebp         ;   486.8 p3+p4   36 v[4] spill
        mov ebp, dword [esp + 44]         ;   493.5 p2      36 v[3]
        rol ebp, 0xa                      ;   496.5 p0      36 v[3]
        add edx, eax                      ;   494.5 p1      35 v[1]
        mov dword [esp + 44], eax         ;   487.8 p3+p4   36 v[0] spill
        mov eax, ebp                      ;   497.5 p5      26 sum copy
        not eax                           ;   498.5 p0      26 sum
        add ebx, dword [esp + 56]         ;   498.5 p1+p2   35 v[1]
        or eax, ecx                       ;   499.5 p5      26 sum
        rol ecx, 0xa                      ;   490.8 p0      36 v[2]
        xor eax, edx                      ;   500.5 p1      26 sum
        mov dword [esp + 40], ebp         ;   497.5 p3+p4   36 v[3] spill
        mov ebp, dword [esp + 48]         ;   495.5 p2      36 v[3]
        rol ebp, 0xa                      ;   498.5 p5      36 v[3]
        add eax, dword [esi]              ;   501.5 p0+p2   34 sum
        add eax, dword [esp + 44]         ;   502.5 p1+p2   34 sum
        add eax, 0xa953fd4e               ;   503.5 p5      34 sum
        rol eax, 0xf                      ;   504.5 p0      35 v[0]
        mov dword [esp + 44], edx         ;   495.5 p3+p4   35 v[1] spill
        mov edx, edi                      ;   495.8 p1      25 sum copy
        xor edx, ebx                      ;   499.5 p5      25 sum
        xor edx, ebp                      ;   500.5 p0      25 sum
        add edx, dword [esi + 60]         ;   501.5 p1+p2   34 sum
        add edx, dword [esp + 56]         ;   502.5 p5+p2   34 sum
        rol edx, 5                        ;   503.5 p0      35 v[0]
        mov dword [esp + 56], ebp         ;   499.5 p3+p4   36 v[3] spill
        mov ebp, ecx                      ;   498.0 p1      26 sum copy
        not ebp                           ;   499.0 p5      26 sum
        rol edi, 0xa                      ;   498.5 p0      36 v[2]
        add eax, dword [esp + 52]         ;   505.5 p1+p2   35 v[0]
        or ebp, dword [esp + 44]          ;   501.5 p5+p2   26 sum
        add edx, dword [esp + 64]         ;   504.5 p0+p2   35 v[0]
        xor ebp, eax                      ;   506.5 p1      26 sum
        add ebp, dword [esi + 20]         ;   507.5 p5+p2   34 sum
        add ebp, dword [esp + 52]         ;   508.5 p0+p2   34 sum
        add ebp, 0xa953fd4e               ;   509.5 p1      34 sum
        rol ebp, 5                        ;   510.5 p5      35 v[4]
        mov dword [esp + 52], ecx         ;   500.8 p3+p4   36 v[2] spill
        mov ecx, ebx                      ;   501.5 p0      25 sum copy
        xor ecx, edx                      ;   505.5 p1      25 sum
        xor ecx, edi                      ;   506.5 p5      25 sum
        add ecx, dword [esp + 64]         ;   507.5 p0+p2   34 sum
        add ecx, dword [esi + 40]         ;   508.5 p1+p2   34 sum
        rol ecx, 0xc                      ;   509.5 p5      35 v[4]
        mov dword [esp + 64], edi         ;   502.8 p3+p4   36 v[2] spill
        mov edi, dword [esp + 44]         ;   507.5 p2      36 v[1]
        rol edi, 0xa                      ;   510.5 p0      36 v[1]
        rol ebx, 0xa                      ;   504.2 p5      36 v[1]
        add ebp, dword [esp + 40]         ;   511.5 p1+p2   35 v[4]
        mov dword [esp + 44], edx         ;   505.5 p3+p4   35 v[0] spill
        mov edx, edi                      ;   511.5 p0      26 sum copy
        not edx                           ;   512.5 p1      26 sum
        add ecx, dword [esp + 56]         ;   510.5 p5+p2   35 v[4]
        or edx, eax                       ;   513.5 p0      26 sum
        rol eax, 0xa                      ;   506.8 p5      36 v[0]
        xor edx, ebp                      ;   514.5 p1      26 sum
        add edx, dword [esi + 36]         ;   515.5 p0+p2   34 sum
        add edx, dword [esp + 40]         ;   516.5 p1+p2   34 sum
        add edx, 0xa953fd4e               ;   517.5 p5      34 sum
        rol edx, 0xb                      ;   518.5 p0      35 v[3]
        mov dword [esp + 40], edi         ;   511.5 p3+p4   36 v[1] spill
        mov edi, ecx                      ;   511.5 p1      25 sum copy
        xor edi, ebx                      ;   512.5 p5      25 sum
        xor edi, dword [esp + 44]         ;   513.5 p0+p2   25 sum
        add edi, dword [esp + 56]         ;   514.5 p1+p2   34 sum
        add edi, dword [esi + 16]         ;   515.5 p5+p2   34 sum
        rol edi, 9                        ;   516.5 p0      35 v[3]
        mov dword [esp + 56], ebx         ;   511.5 p3+p4   36 v[1] spill
        mov ebx, eax                      ;   511.8 p1      26 sum copy
        not ebx                           ;   512.8 p5      26 sum
        add edx, dword [esp + 52]         ;   519.5 p0+p2   35 v[3]
        or ebx, ebp                       ;   513.8 p1      26 sum
        add edi, dword [esp + 64]         ;   517.5 p5+p2   35 v[3]
        xor ebx, edx                      ;   520.5 p0      26 sum
        rol ebp, 0xa                      ;   514.0 p5      36 v[4]
        mov dword [esp + 48], eax         ;   513.5 p3+p4   36 v[0] spill
        mov eax, dword [esp + 44]         ;   517.5 p2      36 v[0]
        rol eax, 0xa                      ;   520.5 p0      36 v[0]
        add ebx, dword [esi + 28]         ;   521.5 p1+p2   34 sum
        add ebx, dword [esp + 52]         ;   522.5 p5+p2   34 sum
        add ebx, 0xa953fd4e               ;   523.5 p0      34 sum
        rol ebx, 6                        ;   524.5 p5      35 v[2]
        mov dword [esp + 52], edx         ;   520.5 p3+p4   35 v[3] spill
        mov edx, ecx                      ;   515.5 p1      25 sum copy
        xor edx, edi                      ;   518.5 p0      25 sum
        xor edx, eax                      ;   521.5 p1      25 sum
        add edx, dword [esp + 64]         ;   522.5 p5+p2   34 sum
        add edx, dword [esi + 4]          ;   523.5 p0+p2   34 sum
        rol edx, 0xc                      ;   524.5 p5      35 v[2]
        mov dword [esp + 64], eax         ;   521.5 p3+p4   36 v[0] spill
        mov eax, ebp                      ;   518.0 p1      26 sum copy
        not eax                           ;   519.0 p0      26 sum
        rol ecx, 0xa                      ;   519.0 p5      36 v[4]
        or eax, dword [esp + 52]          ;   523.5 p1+p2   26 sum
        add ebx, dword [esp + 40]         ;   525.5 p0+p2   35 v[2]
        add edx, dword [esp + 56]         ;   525.5 p1+p2   35 v[2]
        xor eax, ebx                      ;   526.5 p5      26 sum
        add eax, dword [esi + 48]         ;   527.5 p0+p2   34 sum
        add eax, dword [esp + 40]         ;   528.5 p1+p2   34 sum
        add eax, 0xa953fd4e               ;   529.5 p5      34 sum
        rol eax, 8                        ;   530.5 p0      35 v[1]
        mov dword [esp + 40], ebp         ;   521.8 p3+p4   36 v[4] spill
        mov ebp, edi                      ;   522.0 p1      25 sum copy
        xor ebp, edx                      ;   526.5 p5      25 sum
        xor ebp, ecx                      ;   527.5 p0      25 sum
        add ebp, dword [esi + 20]         ;   528.5 p1+p2   34 sum
        add ebp, dword [esp + 56]         ;   529.5 p5+p2   34 sum
        rol ebp, 5                        ;   530.5 p0      35 v[1]
        mov dword [esp + 56], ecx         ;   523.8 p3+p4   36 v[4] spill
        mov ecx, dword [esp + 52]         ;   529.5 p2      36 v[3]
        rol ecx, 0xa                      ;   532.5 p5      36 v[3]
        rol edi, 0xa                      ;   524.5 p0      36 v[3]
        add eax, dword [esp + 48]         ;   531.5 p1+p2   35 v[1]
        mov dword [esp + 52], edi         ;   525.5 p3+p4   36 v[3] spill
        mov edi, ecx                      ;   533.5 p5      26 sum copy
        not edi                           ;   534.5 p0      26 sum
        or edi, ebx                       ;   535.5 p1      26 sum
        add ebp, dword [esp + 64]         ;   531.5 p5+p2   35 v[1]
        rol ebx, 0xa                      ;   526.8 p0      36 v[2]
        xor edi, eax                      ;   536.5 p1      26 sum
        add edi, dword [esi + 8]          ;   537.5 p5+p2   34 sum
        add edi, dword [esp + 48]         ;   538.5 p0+p2   34 sum
        add edi, 0xa953fd4e               ;   539.5 p1      34 sum
        rol edi, 0xd                      ;   540.5 p5      35 v[0]
        mov dword [esp + 48], ecx         ;   533.5 p3+p4   36 v[3] spill
        mov ecx, edx                      ;   529.8 p0      25 sum copy
        xor ecx, ebp                      ;   532.5 p1      25 sum
        xor ecx, dword [esp + 52]         ;   534.5 p5+p2   25 sum
        add ecx, dword [esi + 32]         ;   535.5 p0+p2   34 sum
        add ecx, dword [esp + 64]         ;   536.5 p1+p2   34 sum
        rol ecx, 0xe                      ;   537.5 p5      35 v[0]
        mov dword [esp + 64], ebp         ;   532.5 p3+p4   35 v[1] spill
        mov ebp, ebx                      ;   532.5 p0      26 sum copy
        not ebp                           ;   533.5 p1      26 sum
        rol edx, 0xa                      ;   533.0 p5      36 v[2]
        add edi, dword [esp + 40]         ;   541.5 p0+p2   35 v[0]
        or ebp, eax                       ;   534.5 p1      26 sum
        add ecx, dword [esp + 56]         ;   538.5 p5+p2   35 v[0]
        xor ebp, edi                      ;   542.5 p0      26 sum
        rol eax, 0xa                      ;   535.0 p5      36 v[1]
        add ebp, dword [esi + 40]         ;   543.5 p1+p2   34 sum
        add ebp, dword [esp + 40]         ;   544.5 p0+p2   34 sum
        add ebp, 0xa953fd4e               ;   545.5 p1      34 sum
        rol ebp, 0xc                      ;   546.5 p5      35 v[4]
        mov dword [esp + 40], ebx         ;   535.5 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 64]         ;   541.5 p2      25 sum
        xor ebx, ecx                      ;   544.5 p0      25 sum
        xor ebx, edx                      ;   545.5 p1      25 sum
        add ebx, dword [esi + 28]         ;   546.5 p5+p2   34 sum
        add ebx, dword [esp + 56]         ;   547.5 p0+p2   34 sum
        rol ebx, 6                        ;   548.5 p5      35 v[4]
        mov dword [esp + 56], edx         ;   538.5 p3+p4   36 v[2] spill
        mov edx, eax                      ;   538.8 p1      26 sum copy
        not edx                           ;   539.8 p0      26 sum
        or edx, edi                       ;   542.5 p5      26 sum
        add ebp, dword [esp + 48]         ;   547.5 p1+p2   35 v[4]
        add ebx, dword [esp + 52]         ;   549.5 p0+p2   35 v[4]
        xor edx, ebp                      ;   548.5 p5      26 sum
        rol edi, 0xa                      ;   542.5 p0      36 v[0]
        mov dword [esp + 44], eax         ;   541.8 p3+p4   36 v[1] spill
        mov eax, dword [esp + 64]         ;   546.5 p2      36 v[1]
        rol eax, 0xa                      ;   549.5 p5      36 v[1]
        add edx, dword [esi + 56]         ;   549.5 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   550.5 p0+p2   34 sum
        add edx, 0xa953fd4e               ;   551.5 p5      34 sum
        rol edx, 5                        ;   552.5 p0      35 v[3]
        mov dword [esp + 48], ebp         ;   548.5 p3+p4   35 v[4] spill
        mov ebp, ecx                      ;   545.5 p1      25 sum copy
        xor ebp, ebx                      ;   550.5 p5      25 sum
        xor ebp, eax                      ;   551.5 p0      25 sum
        add ebp, dword [esi + 24]         ;   552.5 p1+p2   34 sum
        add ebp, dword [esp + 52]         ;   553.5 p5+p2   34 sum
        rol ebp, 8                        ;   554.5 p0      35 v[3]
        mov dword [esp + 52], eax         ;   550.5 p3+p4   36 v[1] spill
        mov eax, edi                      ;   547.8 p1      26 sum copy
        not eax                           ;   548.8 p5      26 sum
        rol ecx, 0xa                      ;   548.5 p0      36 v[0]
        add edx, dword [esp + 40]         ;   553.5 p1+p2   35 v[3]
        or eax, dword [esp + 48]          ;   552.5 p5+p2   26 sum
        add ebp, dword [esp + 56]         ;   555.5 p0+p2   35 v[3]
        xor eax, edx                      ;   554.5 p1      26 sum
        add eax, dword [esi + 4]          ;   555.5 p5+p2   34 sum
        add eax, dword [esp + 40]         ;   556.5 p0+p2   34 sum
        add eax, 0xa953fd4e               ;   557.5 p1      34 sum
        rol eax, 0xc                      ;   558.5 p5      35 v[2]
        mov dword [esp + 40], edi         ;   550.8 p3+p4   36 v[0] spill
        mov edi, ebx                      ;   551.5 p0      25 sum copy
        xor edi, ecx                      ;   552.5 p1      25 sum
        xor edi, ebp                      ;   556.5 p5      25 sum
        add edi, dword [esi + 8]          ;   557.5 p0+p2   34 sum
        add edi, dword [esp + 56]         ;   558.5 p1+p2   34 sum
        rol edi, 0xd                      ;   559.5 p5      35 v[2]
        mov dword [esp + 56], ecx         ;   552.8 p3+p4   36 v[0] spill
        mov ecx, dword [esp + 48]         ;   558.5 p2      36 v[4]
        rol ecx, 0xa                      ;   561.5 p0      36 v[4]
        rol ebx, 0xa                      ;   554.0 p5      36 v[4]
        add eax, dword [esp + 44]         ;   559.5 p1+p2   35 v[2]
        mov dword [esp + 48], ebp         ;   556.5 p3+p4   35 v[3] spill
        mov ebp, ecx                      ;   562.5 p0      26 sum copy
        not ebp                           ;   563.5 p1      26 sum
        add edi, dword [esp + 52]         ;   560.5 p5+p2   35 v[2]
        or ebp, edx                       ;   564.5 p0      26 sum
        rol edx, 0xa                      ;   556.0 p5      36 v[3]
        xor ebp, eax                      ;   565.5 p1      26 sum
        add ebp, dword [esi + 12]         ;   566.5 p0+p2   34 sum
        add ebp, dword [esp + 44]         ;   567.5 p1+p2   34 sum
        add ebp, 0xa953fd4e               ;   568.5 p5      34 sum
        rol ebp, 0xd                      ;   569.5 p0      35 v[1]
        mov dword [esp + 44], ecx         ;   562.5 p3+p4   36 v[4] spill
        mov ecx, edi                      ;   561.5 p1      25 sum copy
        xor ecx, ebx                      ;   562.5 p5      25 sum
        xor ecx, dword [esp + 48]         ;   563.5 p0+p2   25 sum
        add ecx, dword [esi + 52]         ;   564.5 p1+p2   34 sum
        add ecx, dword [esp + 52]         ;   565.5 p5+p2   34 sum
        rol ecx, 6                        ;   566.5 p0      35 v[1]
        mov dword [esp + 52], ebx         ;   561.5 p3+p4   36 v[4] spill
        mov ebx, edx                      ;   561.8 p1      26 sum copy
        not ebx                           ;   562.8 p5      26 sum
        or ebx, eax                       ;   563.8 p0      26 sum
        add ebp, dword [esp + 40]         ;   570.5 p1+p2   35 v[1]
        add ecx, dword [esp + 56]         ;   567.5 p5+p2   35 v[1]
        xor ebx, ebp                      ;   571.5 p0      26 sum
        rol eax, 0xa                      ;   564.0 p5      36 v[2]
        mov dword [esp + 64], edx         ;   563.5 p3+p4   36 v[3] spill
        mov edx, dword [esp + 48]         ;   568.5 p2      36 v[3]
        rol edx, 0xa                      ;   571.5 p0      36 v[3]
        add ebx, dword [esi + 32]         ;   572.5 p1+p2   34 sum
        add ebx, dword [esp + 40]         ;   573.5 p5+p2   34 sum
        add ebx, 0xa953fd4e               ;   574.5 p0      34 sum
        rol ebx, 0xe                      ;   575.5 p5      35 v[0]
        mov dword [esp + 40], ebp         ;   571.5 p3+p4   35 v[1] spill
        mov ebp, ecx                      ;   568.5 p1      25 sum copy
        xor ebp, edi                      ;   569.5 p0      25 sum
        xor ebp, edx                      ;   572.5 p1      25 sum
        add ebp, dword [esi + 56]         ;   573.5 p5+p2   34 sum
        add ebp, dword [esp + 56]         ;   574.5 p0+p2   34 sum
        rol ebp, 5                        ;   575.5 p5      35 v[0]
        mov dword [esp + 56], edx         ;   572.5 p3+p4   36 v[3] spill
        mov edx, eax                      ;   569.0 p1      26 sum copy
        not edx                           ;   570.0 p0      26 sum
        rol edi, 0xa                      ;   569.5 p5      36 v[2]
        add ebx, dword [esp + 44]         ;   576.5 p1+p2   35 v[0]
        or edx, dword [esp + 40]          ;   574.5 p0+p2   26 sum
        add ebp, dword [esp + 52]         ;   576.5 p5+p2   35 v[0]
        xor edx, ebx                      ;   577.5 p1      26 sum
        add edx, dword [esi + 44]         ;   578.5 p0+p2   34 sum
        add edx, dword [esp + 44]         ;   579.5 p5+p2   34 sum
        add edx, 0xa953fd4e               ;   580.5 p1      34 sum
        rol edx, 0xb                      ;   581.5 p0      35 v[4]
        mov dword [esp + 44], eax         ;   572.8 p3+p4   36 v[2] spill
        mov eax, ecx                      ;   573.0 p5      25 sum copy
        xor eax, ebp                      ;   577.5 p1      25 sum
        xor eax, edi                      ;   578.5 p0      25 sum
        add eax, dword [esi]              ;   579.5 p5+p2   34 sum
        add eax, dword [esp + 52]         ;   580.5 p1+p2   34 sum
        rol eax, 0xf                      ;   581.5 p0      35 v[4]
        mov dword [esp + 52], edi         ;   574.8 p3+p4   36 v[2] spill
        mov edi, dword [esp + 40]         ;   580.5 p2      36 v[1]
        rol edi, 0xa                      ;   583.5 p5      36 v[1]
        rol ecx, 0xa                      ;   575.5 p0      36 v[1]
        add edx, dword [esp + 64]         ;   582.5 p1+p2   35 v[4]
        mov dword [esp + 40], ecx         ;   576.5 p3+p4   36 v[1] spill
        mov ecx, edi                      ;   584.5 p5      26 sum copy
        not ecx                           ;   585.5 p0      26 sum
        or ecx, ebx                       ;   586.5 p1      26 sum
        add eax, dword [esp + 56]         ;   582.5 p5+p2   35 v[4]
        rol ebx, 0xa                      ;   577.8 p0      36 v[0]
        xor ecx, edx                      ;   587.5 p1      26 sum
        add ecx, dword [esi + 24]         ;   588.5 p5+p2   34 sum
        add ecx, dword [esp + 64]         ;   589.5 p0+p2   34 sum
        add ecx, 0xa953fd4e               ;   590.5 p1      34 sum
        rol ecx, 8                        ;   591.5 p5      35 v[3]
        mov dword [esp + 64], edi         ;   584.5 p3+p4   36 v[1] spill
        mov edi, ebp                      ;   580.8 p0      25 sum copy
        xor edi, eax                      ;   583.5 p1      25 sum
        xor edi, dword [esp + 40]         ;   585.5 p5+p2   25 sum
        add edi, dword [esp + 56]         ;   586.5 p0+p2   34 sum
        add edi, dword [esi + 12]         ;   587.5 p1+p2   34 sum
        rol edi, 0xd                      ;   588.5 p5      35 v[3]
        mov dword [esp + 56], eax         ;   583.5 p3+p4   35 v[4] spill
        mov eax, ebx                      ;   583.5 p0      26 sum copy
        not eax                           ;   584.5 p1      26 sum
        rol ebp, 0xa                      ;   584.0 p5      36 v[0]
        or eax, edx                       ;   585.5 p0      26 sum
        add ecx, dword [esp + 44]         ;   592.5 p1+p2   35 v[3]
        add edi, dword [esp + 52]         ;   589.5 p5+p2   35 v[3]
        xor eax, ecx                      ;   593.5 p0      26 sum
        rol edx, 0xa                      ;   586.0 p5      36 v[4]
        add eax, dword [esi + 60]         ;   594.5 p1+p2   34 sum
        add eax, dword [esp + 44]         ;   595.5 p0+p2   34 sum
        add eax, 0xa953fd4e               ;   596.5 p1      34 sum
        rol eax, 5                        ;   597.5 p5      35 v[2]
        mov dword [esp + 44], ebx         ;   586.5 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 56]         ;   592.5 p2      25 sum
        xor ebx, edi                      ;   595.5 p0      25 sum
        xor ebx, ebp                      ;   596.5 p1      25 sum
        mov dword [esp + 48], ebp         ;   587.8 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 36]         ;   593.5 p2      49 h
        add ebp, edx                      ;   596.5 p5      49 h
        not edx                           ;   588.8 p0      26 sum
        add ebx, dword [esi + 36]         ;   597.5 p1+p2   34 sum
        add ebx, dword [esp + 52]         ;   598.5 p5+p2   34 sum
        rol ebx, 0xb                      ;   599.5 p0      35 v[2]
        add eax, dword [esp + 64]         ;   598.5 p1+p2   35 v[2]
        or edx, ecx                       ;   593.5 p5      26 sum
        add ebx, dword [esp + 40]         ;   600.5 p0+p2   35 v[2]
        xor edx, eax                      ;   599.5 p1      26 sum
        rol ecx, 0xa                      ;   593.5 p5      36 v[3]
        mov dword [esp + 52], ecx         ;   594.5 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 56]         ;   598.5 p2      36 v[4]
        rol ecx, 0xa                      ;   601.5 p0      36 v[4]
        add edx, dword [esi + 52]         ;   600.5 p1+p2   34 sum
        add edx, dword [esp + 64]         ;   601.5 p5+p2   34 sum
        add edx, 0xa953fd4e               ;   602.5 p0      34 sum
        rol edx, 6                        ;   603.5 p5      35 v[1]
        mov dword [esp + 64], edx         ;   604.5 p3+p4   35 v[1] spill
        mov edx, dword [esp + 0]          ;   601.5 p2      49 h
        add edx, ebx                      ;   604.5 p1      49 h
        xor ebx, edi                      ;   601.5 p0      25 sum
        xor ebx, ecx                      ;   602.5 p5      25 sum
        rol edi, 0xa                      ;   598.5 p0      36 v[3]
        add ebx, dword [esi + 44]         ;   603.5 p1+p2   34 sum
        add ebx, dword [esp + 40]         ;   604.5 p5+p2   34 sum
        rol ebx, 0xb                      ;   605.5 p0      35 v[1]
        add eax, edi                      ;   599.8 p1      48 h0
        add eax, dword [esp + 32]         ;   604.5 p5+p2   48 h0
        mov edi, dword [esp + 48]         ;   605.5 p2      36 v[0] reload
        add ebp, edi                      ;   608.5 p0      49 h
        add ecx, dword [esp + 24]         ;   606.5 p1+p2   49 h
        add ecx, dword [esp + 52]         ;   607.5 p5+p2   49 h
        add edx, dword [esp + 64]         ;   608.5 p0+p2   49 h
        add ebx, dword [esp + 28]         ;   609.5 p1+p2   49 h
        add ebx, edi                      ;   610.5 p5      49 h
        mov edi, dword [esp + 44]         ;   610.5 p2      36 v[0] reload
        add ebx, edi                      ;   613.5 p0      49 h
        add edx, edi                      ;   613.5 p1      49 h
        mov dword [esp + 0], eax          ;   605.5 p3+p4   50 h
        add esi, 0x40                     ;   604.5 p5      41 blocks
        mov edi, ebx                      ;   614.5 p0      49 h copy
        mov eax, edx                      ;   614.5 p1      49 h copy
        xchg ebp, ecx                     ;   609.5 p5+p0+p1   49 h copy
        cmp esi, dword [esp + 20]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 92], esi         ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ebp          ;                    resident
        mov dword [esp + 16], eax         ;                    resident
        mov dword [esp + 8], ecx          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      41 blocks reload
        mov edi, dword [esp + 88]         ;     1.0 p2      41 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   41 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      41 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   41 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      41 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   41 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      41 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   41 blocks
        mov esi, dword [esp + 16]         ;     5.0 p2      41 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   41 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 4], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 16], eax         ;                    cleared
        mov dword [esp + 24], eax         ;                    cleared
        mov dword [esp + 28], eax         ;                    cleared
        mov dword [esp + 32], eax         ;                    cleared
        mov dword [esp + 36], eax         ;                    cleared
        mov dword [esp + 40], eax         ;                    cleared
        mov dword [esp + 44], eax         ;                    cleared
        mov dword [esp + 48], eax         ;                    cleared
        mov dword [esp + 52], eax         ;                    cleared
        mov dword [esp + 56], eax         ;                    cleared
        mov dword [esp + 60], eax         ;                    cleared
        mov dword [esp + 64], eax         ;                    cleared
        add esp, 0x44                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
