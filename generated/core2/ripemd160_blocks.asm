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
;   blocks: 1856 uops, planned 618.5; bounds: width 464.0, ports 588.0, path 386.0
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
        mov eax, dword [esi + 4]          ;    33.0 p2      34 sum
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
        mov ecx, dword [esi + 12]         ;    53.2 p2      34 sum
        mov ecx, dword [esp + 56]         ;    54.2 p2      36 v[2]
        rol ecx, 0xa                      ;    57.2 p0      36 v[2]
        add edx, dword [esp + 40]         ;    59.2 p1+p2   35 v[3]
        mov dword [esp + 56], edi         ;    51.2 p3+p4   36 v[0] spill
        mov edi, ecx                      ;    58.2 p5      26 sum copy
        not edi                           ;    59.2 p0      26 sum
        add ebp, dword [esp + 48]         ;    56.2 p1+p2   35 v[0]
        or edi, ebx                       ;    60.2 p5      26 sum
        rol ebx, 0xa                      ;    53.2 p0      36 v[1]
        xor edi, ebp                      ;    61.2 p1      26 sum
        mov dword [esp + 52], ecx         ;    58.2 p3+p4   36 v[2] spill
        mov ecx, eax                      ;    54.2 p5      25 sum copy
        xor ecx, edx                      ;    60.2 p0      25 sum
        xor ecx, dword [esp + 56]         ;    61.2 p1+p2   25 sum
        add ecx, dword [esp + 40]         ;    62.2 p5+p2   34 sum
        add ecx, dword [esi + 12]         ;    63.2 p0+p2   34 sum
        rol ecx, 0xc                      ;    64.2 p5      35 v[2]
        add edi, dword [esi + 32]         ;    62.2 p1+p2   34 sum
        add edi, dword [esp + 48]         ;    63.2 p0+p2   34 sum
        add edi, 0x50a28be6               ;    64.2 p5      34 sum
        rol edi, 0xb                      ;    65.2 p0      35 v[4]
        rol eax, 0xa                      ;    58.2 p5      36 v[4]
        mov dword [esp + 48], eax         ;    59.2 p3+p4   36 v[4] spill
        mov eax, dword [esi + 16]         ;    62.2 p2      34 sum
        mov eax, ebx                      ;    59.0 p1      26 sum copy
        not eax                           ;    60.0 p0      26 sum
        add ecx, dword [esp + 44]         ;    65.2 p5+p2   35 v[2]
        add edi, dword [esp + 60]         ;    66.2 p1+p2   35 v[4]
        or eax, ebp                       ;    61.0 p0      26 sum
        xor eax, edi                      ;    67.2 p5      26 sum
        rol ebp, 0xa                      ;    61.2 p0      36 v[0]
        mov dword [esp + 40], ebx         ;    60.8 p3+p4   36 v[1] spill
        mov ebx, edx                      ;    61.0 p1      25 sum copy
        xor ebx, ecx                      ;    66.2 p5      25 sum
        xor ebx, dword [esp + 48]         ;    67.2 p1+p2   25 sum
        add ebx, dword [esp + 44]         ;    68.2 p0+p2   34 sum
        add ebx, dword [esi + 16]         ;    69.2 p5+p2   34 sum
        rol ebx, 5                        ;    70.2 p0      35 v[1]
        add eax, dword [esi + 4]          ;    68.2 p1+p2   34 sum
        add eax, dword [esp + 60]         ;    69.2 p5+p2   34 sum
        add eax, 0x50a28be6               ;    70.2 p1      34 sum
        rol eax, 0xe                      ;    71.2 p0      35 v[3]
        rol edx, 0xa                      ;    64.5 p5      36 v[3]
        mov dword [esp + 60], ecx         ;    66.2 p3+p4   35 v[2] spill
        mov ecx, ebp                      ;    65.0 p1      26 sum copy
        not ecx                           ;    66.0 p0      26 sum
        add ebx, dword [esp + 56]         ;    71.2 p5+p2   35 v[1]
        or ecx, edi                       ;    67.2 p1      26 sum
        add eax, dword [esp + 52]         ;    72.2 p0+p2   35 v[3]
        xor ecx, eax                      ;    73.2 p5      26 sum
        rol edi, 0xa                      ;    67.2 p0      36 v[4]
        mov dword [esp + 44], ebp         ;    66.5 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 60]         ;    72.2 p2      25 sum
        xor ebp, edx                      ;    75.2 p1      25 sum
        xor ebp, ebx                      ;    76.2 p5      25 sum
        add ebp, dword [esi + 20]         ;    77.2 p1+p2   34 sum
        add ebp, dword [esp + 56]         ;    78.2 p0+p2   34 sum
        rol ebp, 8                        ;    79.2 p5      35 v[0]
        add ecx, dword [esi + 40]         ;    75.2 p1+p2   34 sum
        add ecx, dword [esp + 52]         ;    76.2 p0+p2   34 sum
        add ecx, 0x50a28be6               ;    77.2 p5      34 sum
        rol ecx, 0xe                      ;    78.2 p0      35 v[2]
        mov dword [esp + 52], edx         ;    70.2 p3+p4   36 v[3] spill
        mov edx, edi                      ;    70.5 p1      26 sum copy
        not edx                           ;    71.5 p5      26 sum
        add ebp, dword [esp + 48]         ;    80.2 p0+p2   35 v[0]
        add ecx, dword [esp + 40]         ;    79.2 p1+p2   35 v[2]
        or edx, eax                       ;    73.2 p5      26 sum
        mov dword [esp + 56], edi         ;    71.8 p3+p4   36 v[4] spill
        mov edi, dword [esp + 60]         ;    79.2 p2      36 v[2]
        rol edi, 0xa                      ;    82.2 p0      36 v[2]
        xor edx, ecx                      ;    80.2 p1      26 sum
        rol eax, 0xa                      ;    73.2 p5      36 v[3]
        mov dword [esp + 60], ecx         ;    80.2 p3+p4   35 v[2] spill
        mov ecx, ebx                      ;    73.8 p0      25 sum copy
        xor ecx, ebp                      ;    81.2 p1      25 sum
        xor ecx, edi                      ;    83.2 p5      25 sum
        add ecx, dword [esi + 24]         ;    84.2 p0+p2   34 sum
        add ecx, dword [esp + 48]         ;    85.2 p1+p2   34 sum
        rol ecx, 7                        ;    86.2 p5      35 v[4]
        add edx, dword [esi + 12]         ;    82.2 p0+p2   34 sum
        add edx, dword [esp + 40]         ;    83.2 p1+p2   34 sum
        add edx, 0x50a28be6               ;    84.2 p5      34 sum
        rol edx, 0xc                      ;    85.2 p0      35 v[1]
        rol ebx, 0xa                      ;    79.2 p5      36 v[1]
        mov dword [esp + 40], edi         ;    83.2 p3+p4   36 v[2] spill
        mov edi, eax                      ;    79.8 p1      26 sum copy
        not edi                           ;    80.8 p0      26 sum
        add ecx, dword [esp + 52]         ;    87.2 p5+p2   35 v[4]
        add edx, dword [esp + 44]         ;    86.2 p1+p2   35 v[1]
        or edi, dword [esp + 60]          ;    86.2 p0+p2   26 sum
        xor edi, edx                      ;    87.2 p5      26 sum
        mov dword [esp + 48], eax         ;    81.2 p3+p4   36 v[3] spill
        mov eax, ebp                      ;    81.8 p1      25 sum copy
        xor eax, ecx                      ;    88.2 p0      25 sum
        xor eax, ebx                      ;    89.2 p5      25 sum
        add eax, dword [esi + 28]         ;    90.2 p1+p2   34 sum
        add eax, dword [esp + 52]         ;    91.2 p0+p2   34 sum
        rol eax, 9                        ;    92.2 p5      35 v[3]
        rol ebp, 0xa                      ;    84.0 p0      36 v[0]
        add edi, dword [esi + 48]         ;    89.2 p1+p2   34 sum
        add edi, dword [esp + 44]         ;    90.2 p5+p2   34 sum
        add edi, 0x50a28be6               ;    91.2 p1      34 sum
        rol edi, 6                        ;    92.2 p0      35 v[0]
        add eax, dword [esp + 40]         ;    93.2 p5+p2   35 v[3]
        add edi, dword [esp + 56]         ;    93.2 p1+p2   35 v[0]
        mov dword [esp + 44], ebx         ;    86.2 p3+p4   36 v[1] spill
        mov ebx, ebp                      ;    86.5 p0      25 sum copy
        xor ebx, ecx                      ;    88.2 p5      25 sum
        xor ebx, eax                      ;    94.2 p1      25 sum
        mov dword [esp + 52], ebp         ;    87.2 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 60]         ;    93.2 p2      36 v[2]
        rol ebp, 0xa                      ;    96.2 p0      36 v[2]
        add ebx, dword [esi + 32]         ;    95.2 p5+p2   34 sum
        add ebx, dword [esp + 40]         ;    96.2 p1+p2   34 sum
        rol ebx, 0xb                      ;    97.2 p0      35 v[2]
        rol ecx, 0xa                      ;    89.2 p5      36 v[4]
        mov dword [esp + 40], ecx         ;    90.2 p3+p4   36 v[4] spill
        mov ecx, edx                      ;    89.8 p1      26 sum copy
        xor ecx, edi                      ;    94.2 p0      26 sum
        and ecx, ebp                      ;    97.2 p5      26 sum
        xor ecx, edx                      ;    98.2 p1      26 sum
        add ebx, dword [esp + 44]         ;    98.2 p0+p2   35 v[2]
        add ecx, dword [esi + 24]         ;    99.2 p5+p2   34 sum
        add ecx, dword [esp + 56]         ;   100.2 p1+p2   34 sum
        add ecx, 0x5c4dd124               ;   101.2 p0      34 sum
        rol ecx, 9                        ;   102.2 p5      35 v[4]
        rol edx, 0xa                      ;    93.2 p0      36 v[1]
        add ecx, dword [esp + 48]         ;   103.2 p1+p2   35 v[4]
        mov dword [esp + 56], ebp         ;    97.2 p3+p4   36 v[2] spill
        mov ebp, eax                      ;    94.2 p5      25 sum copy
        xor ebp, ebx                      ;    99.2 p0      25 sum
        xor ebp, dword [esp + 40]         ;   100.2 p1+p2   25 sum
        add ebp, dword [esi + 36]         ;   101.2 p5+p2   34 sum
        add ebp, dword [esp + 44]         ;   102.2 p0+p2   34 sum
        rol ebp, 0xd                      ;   103.2 p5      35 v[1]
        rol eax, 0xa                      ;    96.5 p0      36 v[3]
        mov dword [esp + 44], eax         ;    97.5 p3+p4   36 v[3] spill
        mov eax, dword [esi + 40]         ;   103.2 p2      34 sum
        add ebp, dword [esp + 52]         ;   104.2 p1+p2   35 v[1]
        mov eax, edi                      ;    97.8 p5      26 sum copy
        xor eax, ecx                      ;   104.2 p0      26 sum
        and eax, edx                      ;   105.2 p1      26 sum
        xor eax, edi                      ;   106.2 p5      26 sum
        mov dword [esp + 60], edx         ;    98.8 p3+p4   36 v[1] spill
        mov edx, ebx                      ;    99.2 p0      25 sum copy
        xor edx, ebp                      ;   105.2 p1      25 sum
        xor edx, dword [esp + 44]         ;   106.2 p5+p2   25 sum
        add edx, dword [esp + 52]         ;   107.2 p0+p2   34 sum
        add edx, dword [esi + 40]         ;   108.2 p1+p2   34 sum
        rol edx, 0xe                      ;   109.2 p5      35 v[0]
        rol ebx, 0xa                      ;   101.2 p0      36 v[2]
        add eax, dword [esi + 44]         ;   108.2 p1+p2   34 sum
        add eax, dword [esp + 48]         ;   109.2 p5+p2   34 sum
        add eax, 0x5c4dd124               ;   110.2 p0      34 sum
        rol eax, 0xd                      ;   111.2 p5      35 v[3]
        add edx, dword [esp + 40]         ;   110.2 p1+p2   35 v[0]
        rol edi, 0xa                      ;   103.5 p0      36 v[0]
        add eax, dword [esp + 56]         ;   112.2 p5+p2   35 v[3]
        mov dword [esp + 48], edi         ;   104.5 p3+p4   36 v[0] spill
        mov edi, ebx                      ;   104.2 p1      25 sum copy
        xor edi, ebp                      ;   105.2 p0      25 sum
        xor edi, edx                      ;   111.2 p5      25 sum
        add edi, dword [esi + 44]         ;   112.2 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   113.2 p0+p2   34 sum
        rol edi, 0xf                      ;   114.2 p5      35 v[4]
        rol ebp, 0xa                      ;   106.5 p0      36 v[1]
        mov dword [esp + 40], ebx         ;   106.2 p3+p4   36 v[2] spill
        mov ebx, ecx                      ;   106.5 p1      26 sum copy
        xor ebx, eax                      ;   113.2 p5      26 sum
        and ebx, dword [esp + 48]         ;   114.2 p0+p2   26 sum
        xor ebx, ecx                      ;   115.2 p1      26 sum
        add edi, dword [esp + 44]         ;   115.2 p5+p2   35 v[4]
        add ebx, dword [esp + 56]         ;   116.2 p0+p2   34 sum
        add ebx, dword [esi + 12]         ;   117.2 p1+p2   34 sum
        add ebx, 0x5c4dd124               ;   118.2 p5      34 sum
        rol ebx, 0xf                      ;   119.2 p0      35 v[2]
        rol ecx, 0xa                      ;   110.2 p5      36 v[4]
        add ebx, dword [esp + 60]         ;   120.2 p1+p2   35 v[2]
        mov dword [esp + 56], ecx         ;   111.2 p3+p4   36 v[4] spill
        mov ecx, edx                      ;   111.2 p0      25 sum copy
        xor ecx, edi                      ;   116.2 p5      25 sum
        xor ecx, ebp                      ;   117.2 p1      25 sum
        add ecx, dword [esi + 48]         ;   119.2 p0+p2   34 sum
        add ecx, dword [esp + 44]         ;   120.2 p5+p2   34 sum
        rol ecx, 6                        ;   121.2 p0      35 v[3]
        rol edx, 0xa                      ;   113.5 p5      36 v[0]
        add ecx, dword [esp + 40]         ;   122.2 p1+p2   35 v[3]
        mov dword [esp + 44], ebp         ;   113.8 p3+p4   36 v[1] spill
        mov ebp, eax                      ;   114.2 p0      26 sum copy
        xor ebp, ebx                      ;   121.2 p1      26 sum
        and ebp, dword [esp + 56]         ;   122.2 p5+p2   26 sum
        xor ebp, eax                      ;   123.2 p0      26 sum
        mov dword [esp + 52], ebx         ;   121.2 p3+p4   35 v[2] spill
        mov ebx, edi                      ;   116.2 p1      25 sum copy
        xor ebx, edx                      ;   117.2 p5      25 sum
        xor ebx, ecx                      ;   123.2 p0      25 sum
        add ebx, dword [esi + 52]         ;   124.2 p1+p2   34 sum
        add ebx, dword [esp + 40]         ;   125.2 p5+p2   34 sum
        rol ebx, 7                        ;   126.2 p0      35 v[2]
        add ebp, dword [esi + 28]         ;   125.2 p1+p2   34 sum
        add ebp, dword [esp + 60]         ;   126.2 p5+p2   34 sum
        add ebp, 0x5c4dd124               ;   127.2 p0      34 sum
        rol ebp, 7                        ;   128.2 p5      35 v[1]
        rol edi, 0xa                      ;   120.2 p0      36 v[4]
        add ebx, dword [esp + 44]         ;   127.2 p1+p2   35 v[2]
        rol eax, 0xa                      ;   120.8 p5      36 v[3]
        add ebp, dword [esp + 48]         ;   129.2 p0+p2   35 v[1]
        mov dword [esp + 60], edx         ;   121.2 p3+p4   36 v[0] spill
        mov edx, ecx                      ;   123.2 p1      25 sum copy
        xor edx, ebx                      ;   128.2 p5      25 sum
        xor edx, edi                      ;   129.2 p0      25 sum
        add edx, dword [esi + 56]         ;   130.2 p1+p2   34 sum
        add edx, dword [esp + 44]         ;   131.2 p5+p2   34 sum
        rol edx, 9                        ;   132.2 p0      35 v[1]
        rol ecx, 0xa                      ;   123.8 p5      36 v[3]
        mov dword [esp + 44], edi         ;   123.8 p3+p4   36 v[4] spill
        mov edi, dword [esp + 52]         ;   131.2 p2      26 sum
        xor edi, ebp                      ;   134.2 p1      26 sum
        and edi, eax                      ;   135.2 p0      26 sum
        xor edi, dword [esp + 52]         ;   136.2 p5+p2   26 sum
        add edx, dword [esp + 60]         ;   133.2 p1+p2   35 v[1]
        add edi, dword [esi]              ;   137.2 p0+p2   34 sum
        add edi, dword [esp + 48]         ;   138.2 p5+p2   34 sum
        add edi, 0x5c4dd124               ;   139.2 p1      34 sum
        rol edi, 0xc                      ;   140.2 p0      35 v[0]
        mov dword [esp + 48], eax         ;   128.2 p3+p4   36 v[3] spill
        mov eax, ebx                      ;   128.5 p5      25 sum copy
        xor eax, ecx                      ;   129.5 p1      25 sum
        xor eax, edx                      ;   134.2 p0      25 sum
        rol ebx, 0xa                      ;   129.5 p5      36 v[2]
        add eax, dword [esi + 60]         ;   136.2 p1+p2   34 sum
        add eax, dword [esp + 60]         ;   137.2 p0+p2   34 sum
        rol eax, 8                        ;   138.2 p5      35 v[0]
        add edi, dword [esp + 56]         ;   141.2 p1+p2   35 v[0]
        add eax, dword [esp + 44]         ;   139.2 p0+p2   35 v[0]
        mov dword [esp + 60], ecx         ;   131.5 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 52]         ;   140.2 p2      36 v[2]
        rol ecx, 0xa                      ;   143.2 p5      36 v[2]
        mov dword [esp + 52], eax         ;   140.2 p3+p4   35 v[0] spill
        mov eax, ebp                      ;   134.2 p1      26 sum copy
        xor eax, edi                      ;   142.2 p0      26 sum
        and eax, ecx                      ;   144.2 p5      26 sum
        mov dword [esp + 40], ecx         ;   144.2 p3+p4   36 v[2] spill
        mov ecx, edx                      ;   136.2 p1      25 sum copy
        xor ecx, ebx                      ;   137.2 p0      25 sum
        and ecx, dword [esp + 52]         ;   143.2 p5+p2   25 sum
        xor eax, ebp                      ;   145.2 p1      26 sum
        xor ecx, ebx                      ;   144.2 p0      25 sum
        rol edx, 0xa                      ;   137.8 p5      36 v[1]
        add eax, dword [esi + 52]         ;   146.2 p1+p2   34 sum
        add eax, dword [esp + 56]         ;   147.2 p0+p2   34 sum
        add eax, 0x5c4dd124               ;   148.2 p5      34 sum
        rol eax, 8                        ;   149.2 p0      35 v[4]
        add ecx, dword [esi + 28]         ;   145.2 p1+p2   34 sum
        add ecx, dword [esp + 44]         ;   146.2 p5+p2   34 sum
        add ecx, 0x5a827999               ;   147.2 p0      34 sum
        rol ecx, 7                        ;   148.2 p5      35 v[4]
        rol ebp, 0xa                      ;   141.5 p0      36 v[1]
        add eax, dword [esp + 48]         ;   150.2 p1+p2   35 v[4]
        add ecx, dword [esp + 60]         ;   149.2 p5+p2   35 v[4]
        mov dword [esp + 44], ebx         ;   143.2 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 52]         ;   148.2 p2      25 sum
        xor ebx, edx                      ;   151.2 p0      25 sum
        and ebx, ecx                      ;   152.2 p1      25 sum
        xor ebx, edx                      ;   153.2 p5      25 sum
        mov dword [esp + 56], edx         ;   144.8 p3+p4   36 v[1] spill
        mov edx, edi                      ;   145.0 p0      26 sum copy
        xor edx, eax                      ;   151.2 p1      26 sum
        and edx, ebp                      ;   152.2 p5      26 sum
        xor edx, edi                      ;   153.2 p0      26 sum
        add ebx, dword [esi + 16]         ;   154.2 p1+p2   34 sum
        add ebx, dword [esp + 60]         ;   155.2 p5+p2   34 sum
        add ebx, 0x5a827999               ;   156.2 p0      34 sum
        rol ebx, 6                        ;   157.2 p5      35 v[3]
        add edx, dword [esi + 20]         ;   154.2 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   155.2 p0+p2   34 sum
        add edx, 0x5c4dd124               ;   156.2 p5      34 sum
        rol edx, 9                        ;   157.2 p0      35 v[3]
        add ebx, dword [esp + 44]         ;   158.2 p1+p2   35 v[3]
        rol edi, 0xa                      ;   150.2 p5      36 v[0]
        mov dword [esp + 48], ebp         ;   150.5 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 52]         ;   154.2 p2      36 v[0]
        rol ebp, 0xa                      ;   157.2 p0      36 v[0]
        add edx, dword [esp + 40]         ;   158.2 p1+p2   35 v[3]
        mov dword [esp + 52], edi         ;   152.2 p3+p4   36 v[0] spill
        mov edi, ecx                      ;   152.5 p5      25 sum copy
        xor edi, ebp                      ;   158.2 p0      25 sum
        and edi, ebx                      ;   159.2 p1      25 sum
        xor edi, ebp                      ;   160.2 p5      25 sum
        rol ecx, 0xa                      ;   153.8 p0      36 v[4]
        mov dword [esp + 60], ebp         ;   158.2 p3+p4   36 v[0] spill
        mov ebp, eax                      ;   154.2 p1      26 sum copy
        xor ebp, edx                      ;   159.2 p5      26 sum
        and ebp, dword [esp + 52]         ;   160.2 p0+p2   26 sum
        add edi, dword [esi + 52]         ;   161.2 p1+p2   34 sum
        add edi, dword [esp + 44]         ;   162.2 p5+p2   34 sum
        add edi, 0x5a827999               ;   163.2 p0      34 sum
        rol edi, 8                        ;   164.2 p5      35 v[2]
        xor ebp, eax                      ;   161.2 p1      26 sum
        add ebp, dword [esi + 40]         ;   162.2 p0+p2   34 sum
        add ebp, dword [esp + 40]         ;   163.2 p1+p2   34 sum
        add ebp, 0x5c4dd124               ;   164.2 p5      34 sum
        rol ebp, 0xb                      ;   165.2 p0      35 v[2]
        add edi, dword [esp + 56]         ;   165.2 p1+p2   35 v[2]
        rol eax, 0xa                      ;   158.8 p5      36 v[4]
        mov dword [esp + 40], eax         ;   159.8 p3+p4   36 v[4] spill
        mov eax, ebx                      ;   159.2 p0      25 sum copy
        xor eax, ecx                      ;   160.2 p1      25 sum
        and eax, edi                      ;   166.2 p5      25 sum
        add ebp, dword [esp + 48]         ;   166.2 p0+p2   35 v[2]
        xor eax, ecx                      ;   167.2 p1      25 sum
        rol ebx, 0xa                      ;   160.8 p5      36 v[3]
        add eax, dword [esi + 4]          ;   168.2 p0+p2   34 sum
        add eax, dword [esp + 56]         ;   169.2 p1+p2   34 sum
        add eax, 0x5a827999               ;   170.2 p5      34 sum
        rol eax, 0xd                      ;   171.2 p0      35 v[1]
        mov dword [esp + 56], ecx         ;   161.8 p3+p4   36 v[4] spill
        mov ecx, edx                      ;   162.5 p1      26 sum copy
        xor ecx, ebp                      ;   167.2 p5      26 sum
        and ecx, dword [esp + 40]         ;   168.2 p0+p2   26 sum
        xor ecx, edx                      ;   169.2 p1      26 sum
        add eax, dword [esp + 60]         ;   172.2 p5+p2   35 v[1]
        add ecx, dword [esi + 56]         ;   170.2 p0+p2   34 sum
        add ecx, dword [esp + 48]         ;   171.2 p1+p2   34 sum
        add ecx, 0x5c4dd124               ;   172.2 p5      34 sum
        rol ecx, 7                        ;   173.2 p0      35 v[1]
        mov dword [esp + 48], ebp         ;   167.2 p3+p4   35 v[2] spill
        mov ebp, edi                      ;   166.2 p1      25 sum copy
        xor ebp, ebx                      ;   167.2 p5      25 sum
        and ebp, eax                      ;   173.2 p0      25 sum
        rol edx, 0xa                      ;   167.5 p5      36 v[3]
        xor ebp, ebx                      ;   174.2 p1      25 sum
        add ecx, dword [esp + 52]         ;   174.2 p0+p2   35 v[1]
        rol edi, 0xa                      ;   168.5 p5      36 v[2]
        add ebp, dword [esi + 40]         ;   175.2 p1+p2   34 sum
        add ebp, dword [esp + 60]         ;   176.2 p0+p2   34 sum
        add ebp, 0x5a827999               ;   177.2 p1      34 sum
        rol ebp, 0xb                      ;   178.2 p5      35 v[0]
        add ebp, dword [esp + 56]         ;   179.2 p0+p2   35 v[0]
        mov dword [esp + 60], ebx         ;   169.5 p3+p4   36 v[3] spill
        mov ebx, dword [esp + 48]         ;   173.2 p2      26 sum
        xor ebx, ecx                      ;   176.2 p1      26 sum
        and ebx, edx                      ;   177.2 p5      26 sum
        xor ebx, dword [esp + 48]         ;   178.2 p0+p2   26 sum
        mov dword [esp + 44], edx         ;   171.5 p3+p4   36 v[3] spill
        mov edx, eax                      ;   173.2 p1      25 sum copy
        xor edx, edi                      ;   174.2 p5      25 sum
        and edx, ebp                      ;   180.2 p0      25 sum
        add ebx, dword [esi + 60]         ;   179.2 p1+p2   34 sum
        add ebx, dword [esp + 52]         ;   180.2 p5+p2   34 sum
        add ebx, 0x5c4dd124               ;   181.2 p0      34 sum
        rol ebx, 7                        ;   182.2 p5      35 v[0]
        xor edx, edi                      ;   181.2 p1      25 sum
        rol eax, 0xa                      ;   174.8 p0      36 v[1]
        add edx, dword [esi + 24]         ;   182.2 p1+p2   34 sum
        add edx, dword [esp + 56]         ;   183.2 p5+p2   34 sum
        add edx, 0x5a827999               ;   184.2 p0      34 sum
        rol edx, 9                        ;   185.2 p5      35 v[4]
        add ebx, dword [esp + 40]         ;   183.2 p1+p2   35 v[0]
        mov dword [esp + 56], edi         ;   177.2 p3+p4   36 v[2] spill
        mov edi, dword [esp + 48]         ;   180.2 p2      36 v[2]
        rol edi, 0xa                      ;   183.2 p0      36 v[2]
        add edx, dword [esp + 60]         ;   186.2 p1+p2   35 v[4]
        mov dword [esp + 48], edx         ;   187.2 p3+p4   35 v[4] spill
        mov edx, ecx                      ;   179.2 p5      26 sum copy
        xor edx, ebx                      ;   184.2 p0      26 sum
        and edx, edi                      ;   185.2 p1      26 sum
        mov dword [esp + 52], edi         ;   184.2 p3+p4   36 v[2] spill
        mov edi, ebp                      ;   180.5 p5      25 sum copy
        xor edi, eax                      ;   181.5 p0      25 sum
        and edi, dword [esp + 48]         ;   190.2 p1+p2   25 sum
        xor edx, ecx                      ;   186.2 p5      26 sum
        xor edi, eax                      ;   191.2 p0      25 sum
        rol ebp, 0xa                      ;   182.5 p5      36 v[0]
        add edx, dword [esi + 32]         ;   187.2 p1+p2   34 sum
        add edx, dword [esp + 40]         ;   188.2 p0+p2   34 sum
        add edx, 0x5c4dd124               ;   189.2 p1      34 sum
        rol edx, 0xc                      ;   190.2 p5      35 v[4]
        add edi, dword [esi + 60]         ;   192.2 p0+p2   34 sum
        add edi, dword [esp + 60]         ;   193.2 p1+p2   34 sum
        add edi, 0x5a827999               ;   194.2 p5      34 sum
        rol edi, 7                        ;   195.2 p0      35 v[3]
        rol ecx, 0xa                      ;   185.5 p5      36 v[1]
        add edx, dword [esp + 44]         ;   191.2 p1+p2   35 v[4]
        add edi, dword [esp + 56]         ;   196.2 p0+p2   35 v[3]
        mov dword [esp + 60], eax         ;   185.8 p3+p4   36 v[1] spill
        mov eax, dword [esp + 48]         ;   189.2 p2      25 sum
        xor eax, ebp                      ;   192.2 p1      25 sum
        and eax, edi                      ;   197.2 p5      25 sum
        mov dword [esp + 40], edi         ;   197.2 p3+p4   35 v[3] spill
        mov edi, ebx                      ;   187.5 p0      26 sum copy
        xor edi, edx                      ;   192.2 p1      26 sum
        and edi, ecx                      ;   193.2 p5      26 sum
        xor eax, ebp                      ;   198.2 p0      25 sum
        xor edi, ebx                      ;   194.2 p1      26 sum
        add eax, dword [esi + 12]         ;   199.2 p5+p2   34 sum
        add eax, dword [esp + 56]         ;   200.2 p0+p2   34 sum
        add eax, 0x5a827999               ;   201.2 p1      34 sum
        rol eax, 0xf                      ;   202.2 p5      35 v[2]
        add edi, dword [esi + 48]         ;   195.2 p0+p2   34 sum
        add edi, dword [esp + 44]         ;   196.2 p1+p2   34 sum
        add edi, 0x5c4dd124               ;   197.2 p5      34 sum
        rol edi, 7                        ;   198.2 p0      35 v[3]
        add eax, dword [esp + 60]         ;   203.2 p1+p2   35 v[2]
        rol ebx, 0xa                      ;   194.2 p5      36 v[0]
        mov dword [esp + 44], ecx         ;   194.5 p3+p4   36 v[1] spill
        mov ecx, dword [esp + 48]         ;   195.2 p2      36 v[4]
        rol ecx, 0xa                      ;   198.2 p0      36 v[4]
        add edi, dword [esp + 52]         ;   199.2 p1+p2   35 v[3]
        mov dword [esp + 48], ebp         ;   195.5 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 40]         ;   197.2 p2      25 sum
        xor ebp, ecx                      ;   200.2 p5      25 sum
        and ebp, eax                      ;   204.2 p0      25 sum
        xor ebp, ecx                      ;   205.2 p1      25 sum
        mov dword [esp + 56], ecx         ;   199.2 p3+p4   36 v[4] spill
        mov ecx, edi                      ;   200.2 p5      26 sum copy
        xor ecx, edx                      ;   201.2 p0      26 sum
        and ecx, ebx                      ;   202.2 p1      26 sum
        add ebp, dword [esi + 48]         ;   206.2 p5+p2   34 sum
        add ebp, dword [esp + 60]         ;   207.2 p0+p2   34 sum
        add ebp, 0x5a827999               ;   208.2 p1      34 sum
        rol ebp, 7                        ;   209.2 p5      35 v[1]
        xor ecx, edx                      ;   203.2 p0      26 sum
        add ecx, dword [esi + 16]         ;   204.2 p1+p2   34 sum
        add ecx, dword [esp + 52]         ;   205.2 p5+p2   34 sum
        add ecx, 0x5c4dd124               ;   206.2 p0      34 sum
        rol ecx, 6                        ;   207.2 p5      35 v[2]
        add ebp, dword [esp + 48]         ;   210.2 p1+p2   35 v[1]
        mov dword [esp + 52], ebx         ;   201.5 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 40]         ;   203.2 p2      36 v[3]
        rol ebx, 0xa                      ;   206.2 p0      36 v[3]
        rol edx, 0xa                      ;   202.5 p5      36 v[4]
        add ecx, dword [esp + 44]         ;   208.2 p1+p2   35 v[2]
        mov dword [esp + 40], edx         ;   203.5 p3+p4   36 v[4] spill
        mov edx, eax                      ;   204.2 p0      25 sum copy
        xor edx, ebx                      ;   207.2 p5      25 sum
        and edx, ebp                      ;   211.2 p1      25 sum
        xor edx, ebx                      ;   212.2 p0      25 sum
        rol eax, 0xa                      ;   204.8 p5      36 v[2]
        add edx, dword [esi]              ;   213.2 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   214.2 p0+p2   34 sum
        add edx, 0x5a827999               ;   215.2 p5      34 sum
        rol edx, 0xc                      ;   216.2 p0      35 v[0]
        mov dword [esp + 48], ebx         ;   207.2 p3+p4   36 v[3] spill
        mov ebx, ecx                      ;   209.2 p1      26 sum copy
        xor ebx, edi                      ;   210.2 p5      26 sum
        and ebx, dword [esp + 40]         ;   211.2 p0+p2   26 sum
        xor ebx, edi                      ;   212.2 p1      26 sum
        add edx, dword [esp + 56]         ;   217.2 p5+p2   35 v[0]
        add ebx, dword [esi + 36]         ;   213.2 p0+p2   34 sum
        add ebx, dword [esp + 44]         ;   214.2 p1+p2   34 sum
        add ebx, 0x5c4dd124               ;   215.2 p5      34 sum
        rol ebx, 0xf                      ;   216.2 p0      35 v[1]
        mov dword [esp + 44], ecx         ;   209.5 p3+p4   35 v[2] spill
        mov ecx, ebp                      ;   211.2 p1      25 sum copy
        xor ecx, eax                      ;   212.2 p5      25 sum
        and ecx, edx                      ;   218.2 p0      25 sum
        rol edi, 0xa                      ;   211.2 p5      36 v[3]
        xor ecx, eax                      ;   219.2 p1      25 sum
        add ebx, dword [esp + 52]         ;   217.2 p0+p2   35 v[1]
        rol ebp, 0xa                      ;   212.2 p5      36 v[1]
        add ecx, dword [esi + 36]         ;   220.2 p1+p2   34 sum
        add ecx, dword [esp + 56]         ;   221.2 p0+p2   34 sum
        add ecx, 0x5a827999               ;   222.2 p5      34 sum
        rol ecx, 0xf                      ;   223.2 p0      35 v[4]
        mov dword [esp + 56], eax         ;   213.2 p3+p4   36 v[2] spill
        mov eax, dword [esp + 44]         ;   214.8 p2      26 sum
        xor eax, ebx                      ;   218.2 p1      26 sum
        and eax, edi                      ;   219.2 p5      26 sum
        add ecx, dword [esp + 48]         ;   224.2 p0+p2   35 v[4]
        xor eax, dword [esp + 44]         ;   220.2 p1+p2   26 sum
        add eax, dword [esi + 4]          ;   221.2 p5+p2   34 sum
        add eax, dword [esp + 52]         ;   222.2 p0+p2   34 sum
        add eax, 0x5c4dd124               ;   223.2 p1      34 sum
        rol eax, 0xd                      ;   224.2 p5      35 v[0]
        mov dword [esp + 52], edi         ;   217.2 p3+p4   36 v[3] spill
        mov edi, edx                      ;   218.2 p0      25 sum copy
        xor edi, ebp                      ;   219.2 p1      25 sum
        and edi, ecx                      ;   225.2 p5      25 sum
        xor edi, ebp                      ;   226.2 p0      25 sum
        rol edx, 0xa                      ;   219.2 p5      36 v[0]
        add edi, dword [esi + 20]         ;   227.2 p1+p2   34 sum
        add edi, dword [esp + 48]         ;   228.2 p0+p2   34 sum
        add edi, 0x5a827999               ;   229.2 p1      34 sum
        rol edi, 9                        ;   230.2 p5      35 v[3]
        add eax, dword [esp + 40]         ;   225.2 p0+p2   35 v[0]
        add edi, dword [esp + 56]         ;   231.2 p1+p2   35 v[3]
        mov dword [esp + 48], ebp         ;   221.2 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 44]         ;   223.8 p2      36 v[2]
        rol ebp, 0xa                      ;   226.8 p5      36 v[2]
        mov dword [esp + 44], edi         ;   232.2 p3+p4   35 v[3] spill
        mov edi, eax                      ;   226.2 p0      26 sum copy
        xor edi, ebx                      ;   227.2 p1      26 sum
        and edi, ebp                      ;   228.2 p5      26 sum
        xor edi, ebx                      ;   229.2 p0      26 sum
        mov dword [esp + 60], ebp         ;   227.8 p3+p4   36 v[2] spill
        mov ebp, ecx                      ;   225.2 p1      25 sum copy
        xor ebp, edx                      ;   226.2 p5      25 sum
        and ebp, dword [esp + 44]         ;   235.2 p0+p2   25 sum
        rol ecx, 0xa                      ;   226.2 p5      36 v[4]
        add edi, dword [esi + 8]          ;   230.2 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   231.2 p0+p2   34 sum
        add edi, 0x5c4dd124               ;   232.2 p1      34 sum
        xor ebp, edx                      ;   236.2 p5      25 sum
        rol edi, 0xb                      ;   233.2 p0      35 v[4]
        add ebp, dword [esi + 8]          ;   237.2 p1+p2   34 sum
        add ebp, dword [esp + 56]         ;   238.2 p5+p2   34 sum
        add ebp, 0x5a827999               ;   239.2 p0      34 sum
        rol ebp, 0xb                      ;   240.2 p5      35 v[2]
        add edi, dword [esp + 52]         ;   234.2 p1+p2   35 v[4]
        rol ebx, 0xa                      ;   229.5 p0      36 v[1]
        mov dword [esp + 56], edx         ;   229.5 p3+p4   36 v[0] spill
        mov edx, eax                      ;   230.2 p1      25 sum copy
        not edx                           ;   231.2 p5      25 sum
        add ebp, dword [esp + 48]         ;   241.2 p0+p2   35 v[2]
        or edx, edi                       ;   235.2 p1      25 sum
        mov dword [esp + 40], eax         ;   230.8 p3+p4   35 v[0] spill
        mov eax, dword [esp + 44]         ;   232.5 p2      25 sum
        xor eax, ecx                      ;   235.5 p5      25 sum
        and eax, ebp                      ;   242.2 p0      25 sum
        xor edx, ebx                      ;   236.2 p1      25 sum
        add edx, dword [esi + 60]         ;   237.2 p5+p2   34 sum
        add edx, dword [esp + 52]         ;   238.2 p0+p2   34 sum
        add edx, 0x6d703ef3               ;   239.2 p1      34 sum
        xor eax, ecx                      ;   243.2 p5      25 sum
        rol edx, 9                        ;   240.2 p0      35 v[3]
        add eax, dword [esi + 56]         ;   244.2 p1+p2   34 sum
        add eax, dword [esp + 48]         ;   245.2 p5+p2   34 sum
        add eax, 0x5a827999               ;   246.2 p0      34 sum
        rol eax, 7                        ;   247.2 p5      35 v[1]
        add edx, dword [esp + 60]         ;   241.2 p1+p2   35 v[3]
        mov dword [esp + 48], ecx         ;   237.2 p3+p4   36 v[4] spill
        mov ecx, edi                      ;   237.5 p0      25 sum copy
        not ecx                           ;   238.5 p1      25 sum
        mov dword [esp + 52], edi         ;   238.2 p3+p4   35 v[4] spill
        mov edi, dword [esp + 44]         ;   238.5 p2      36 v[3]
        rol edi, 0xa                      ;   241.5 p5      36 v[3]
        add eax, dword [esp + 56]         ;   248.2 p0+p2   35 v[1]
        or ecx, edx                       ;   242.2 p1      25 sum
        mov dword [esp + 44], ebx         ;   239.2 p3+p4   36 v[1] spill
        mov ebx, dword [esp + 40]         ;   240.5 p2      36 v[0]
        rol ebx, 0xa                      ;   243.5 p5      36 v[0]
        xor ecx, ebx                      ;   244.5 p0      25 sum
        mov dword [esp + 40], ebx         ;   244.5 p3+p4   36 v[0] spill
        mov ebx, ebp                      ;   242.2 p1      25 sum copy
        xor ebx, edi                      ;   243.2 p5      25 sum
        and ebx, eax                      ;   249.2 p0      25 sum
        xor ebx, edi                      ;   250.2 p1      25 sum
        add ecx, dword [esi + 20]         ;   245.5 p5+p2   34 sum
        add ecx, dword [esp + 60]         ;   246.5 p0+p2   34 sum
        add ecx, 0x6d703ef3               ;   247.5 p1      34 sum
        rol ebp, 0xa                      ;   242.8 p5      36 v[2]
        rol ecx, 7                        ;   248.5 p0      35 v[2]
        add ebx, dword [esi + 44]         ;   251.2 p1+p2   34 sum
        add ebx, dword [esp + 56]         ;   252.2 p5+p2   34 sum
        add ebx, 0x5a827999               ;   253.2 p0      34 sum
        rol ebx, 0xd                      ;   254.2 p5      35 v[0]
        add ecx, dword [esp + 44]         ;   249.5 p1+p2   35 v[2]
        mov dword [esp + 56], edi         ;   244.8 p3+p4   36 v[3] spill
        mov edi, edx                      ;   245.2 p0      25 sum copy
        not edi                           ;   246.2 p1      25 sum
        add ebx, dword [esp + 48]         ;   255.2 p5+p2   35 v[0]
        or edi, ecx                       ;   250.5 p0      25 sum
        mov dword [esp + 60], edx         ;   246.2 p3+p4   35 v[3] spill
        mov edx, eax                      ;   249.2 p1      25 sum copy
        xor edx, ebp                      ;   250.2 p5      25 sum
        and edx, ebx                      ;   256.2 p0      25 sum
        mov dword [esp + 64], eax         ;   249.2 p3+p4   35 v[1] spill
        mov eax, dword [esp + 52]         ;   247.8 p2      36 v[4]
        rol eax, 0xa                      ;   250.8 p5      36 v[4]
        xor edi, eax                      ;   251.8 p1      25 sum
        xor edx, ebp                      ;   257.2 p0      25 sum
        add edi, dword [esp + 44]         ;   252.8 p5+p2   34 sum
        add edi, dword [esi + 4]          ;   253.8 p1+p2   34 sum
        add edi, 0x6d703ef3               ;   254.8 p0      34 sum
        rol edi, 0xf                      ;   255.8 p5      35 v[1]
        add edx, dword [esi + 32]         ;   258.2 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   259.2 p0+p2   34 sum
        add edx, 0x5a827999               ;   260.2 p5      34 sum
        rol edx, 0xc                      ;   261.2 p0      35 v[4]
        add edi, dword [esp + 40]         ;   256.8 p1+p2   35 v[1]
        mov dword [esp + 48], ebp         ;   251.8 p3+p4   36 v[2] spill
        mov ebp, ecx                      ;   252.2 p5      25 sum copy
        not ebp                           ;   253.2 p1      25 sum
        mov dword [esp + 44], ecx         ;   252.8 p3+p4   35 v[2] spill
        mov ecx, ebx                      ;   256.2 p0      25 sum copy
        not ecx                           ;   257.2 p5      25 sum
        add edx, dword [esp + 56]         ;   262.2 p1+p2   35 v[4]
        or ebp, edi                       ;   257.8 p0      25 sum
        or ecx, edx                       ;   263.2 p5      25 sum
        mov dword [esp + 52], ebx         ;   256.2 p3+p4   35 v[0] spill
        mov ebx, dword [esp + 60]         ;   255.2 p2      36 v[3]
        rol ebx, 0xa                      ;   258.2 p0      36 v[3]
        xor ebp, ebx                      ;   259.2 p1      25 sum
        mov dword [esp + 60], ebx         ;   259.2 p3+p4   36 v[3] spill
        mov ebx, dword [esp + 64]         ;   256.2 p2      36 v[1]
        rol ebx, 0xa                      ;   259.2 p5      36 v[1]
        xor ecx, ebx                      ;   264.2 p0      25 sum
        add ebp, dword [esp + 40]         ;   260.2 p1+p2   34 sum
        add ebp, dword [esi + 12]         ;   261.2 p5+p2   34 sum
        add ebp, 0x6d703ef3               ;   262.2 p0      34 sum
        rol ebp, 0xb                      ;   263.2 p5      35 v[0]
        add ecx, dword [esi + 12]         ;   265.2 p1+p2   34 sum
        add ecx, dword [esp + 56]         ;   266.2 p0+p2   34 sum
        add ecx, 0x6ed9eba1               ;   267.2 p1      34 sum
        rol ecx, 0xb                      ;   268.2 p5      35 v[3]
        add ebp, eax                      ;   264.2 p0      35 v[0]
        mov dword [esp + 56], ebx         ;   260.2 p3+p4   36 v[1] spill
        mov ebx, edi                      ;   260.0 p1      25 sum copy
        not ebx                           ;   261.0 p5      25 sum
        add ecx, dword [esp + 48]         ;   269.2 p0+p2   35 v[3]
        or ebx, ebp                       ;   265.2 p1      25 sum
        mov dword [esp + 40], edi         ;   261.0 p3+p4   35 v[1] spill
        mov edi, edx                      ;   263.2 p5      25 sum copy
        not edi                           ;   264.2 p0      25 sum
        or edi, ecx                       ;   270.2 p1      25 sum
        mov dword [esp + 64], edx         ;   263.2 p3+p4   35 v[4] spill
        mov edx, dword [esp + 44]         ;   262.2 p2      36 v[2]
        rol edx, 0xa                      ;   265.2 p5      36 v[2]
        xor ebx, edx                      ;   266.2 p0      25 sum
        mov dword [esp + 44], edx         ;   266.2 p3+p4   36 v[2] spill
        mov edx, dword [esp + 52]         ;   263.5 p2      36 v[0]
        rol edx, 0xa                      ;   266.5 p5      36 v[0]
        xor edi, edx                      ;   271.2 p1      25 sum
        add eax, dword [esi + 28]         ;   264.5 p0+p2   34 sum
        lea eax, [eax + ebx + 1836072691] ;   267.2 p0      34 sum
        rol eax, 8                        ;   268.2 p5      35 v[4]
        add edi, dword [esi + 40]         ;   272.2 p1+p2   34 sum
        add edi, dword [esp + 48]         ;   273.2 p5+p2   34 sum
        add edi, 0x6ed9eba1               ;   274.2 p1      34 sum
        rol edi, 0xd                      ;   275.2 p0      35 v[2]
        mov ebx, dword [esp + 60]         ;   267.5 p2      36 v[3] reload
        add eax, ebx                      ;   270.5 p5      35 v[4]
        mov ebx, ebp                      ;   267.0 p1      25 sum copy
        not ebx                           ;   268.0 p0      25 sum
        add edi, dword [esp + 56]         ;   276.2 p5+p2   35 v[2]
        or ebx, eax                       ;   271.5 p1      25 sum
        mov dword [esp + 48], ebp         ;   267.5 p3+p4   35 v[0] spill
        mov ebp, ecx                      ;   270.2 p0      25 sum copy
        not ebp                           ;   271.2 p5      25 sum
        or ebp, edi                       ;   277.2 p1      25 sum
        mov dword [esp + 52], ecx         ;   270.2 p3+p4   35 v[3] spill
        mov ecx, dword [esp + 40]         ;   269.5 p2      36 v[1]
        rol ecx, 0xa                      ;   272.5 p0      36 v[1]
        xor ebx, ecx                      ;   273.5 p5      25 sum
        mov dword [esp + 40], ecx         ;   273.5 p3+p4   36 v[1] spill
        mov ecx, dword [esp + 64]         ;   270.5 p2      36 v[4]
        rol ecx, 0xa                      ;   273.5 p0      36 v[4]
        xor ebp, ecx                      ;   278.2 p1      25 sum
        add ebx, dword [esi + 56]         ;   274.5 p5+p2   34 sum
        add ebx, dword [esp + 60]         ;   275.5 p0+p2   34 sum
        add ebx, 0x6d703ef3               ;   276.5 p1      34 sum
        rol ebx, 6                        ;   277.5 p5      35 v[3]
        add ebp, dword [esi + 56]         ;   279.2 p0+p2   34 sum
        add ebp, dword [esp + 56]         ;   280.2 p1+p2   34 sum
        add ebp, 0x6ed9eba1               ;   281.2 p5      34 sum
        rol ebp, 6                        ;   282.2 p0      35 v[1]
        add ebx, dword [esp + 44]         ;   278.5 p1+p2   35 v[3]
        mov dword [esp + 56], ecx         ;   274.5 p3+p4   36 v[4] spill
        mov ecx, eax                      ;   274.0 p5      25 sum copy
        not ecx                           ;   275.0 p0      25 sum
        add ebp, edx                      ;   283.2 p1      35 v[1]
        mov dword [esp + 60], eax         ;   274.8 p3+p4   35 v[4] spill
        mov eax, edi                      ;   277.2 p5      25 sum copy
        not eax                           ;   278.2 p0      25 sum
        or ecx, ebx                       ;   279.5 p1      25 sum
        or eax, ebp                       ;   284.2 p5      25 sum
        mov dword [esp + 64], edi         ;   277.2 p3+p4   35 v[2] spill
        mov edi, dword [esp + 48]         ;   276.5 p2      36 v[0]
        rol edi, 0xa                      ;   279.5 p0      36 v[0]
        xor ecx, edi                      ;   280.5 p1      25 sum
        mov dword [esp + 48], edi         ;   280.5 p3+p4   36 v[0] spill
        mov edi, dword [esp + 52]         ;   277.5 p2      36 v[3]
        rol edi, 0xa                      ;   280.5 p5      36 v[3]
        xor eax, edi                      ;   285.2 p0      25 sum
        add ecx, dword [esi + 24]         ;   281.5 p1+p2   34 sum
        add ecx, dword [esp + 44]         ;   282.5 p5+p2   34 sum
        add ecx, 0x6d703ef3               ;   283.5 p0      34 sum
        rol ecx, 6                        ;   284.5 p5      35 v[2]
        add edx, dword [esi + 16]         ;   280.5 p1+p2   34 sum
        lea edx, [edx + eax + 1859775393] ;   286.2 p0      34 sum
        rol edx, 7                        ;   287.2 p5      35 v[0]
        mov eax, dword [esp + 40]         ;   281.5 p2      36 v[1] reload
        add ecx, eax                      ;   285.5 p1      35 v[2]
        mov eax, ebx                      ;   281.0 p0      25 sum copy
        not eax                           ;   282.0 p1      25 sum
        add edx, dword [esp + 56]         ;   288.2 p5+p2   35 v[0]
        or eax, ecx                       ;   286.5 p0      25 sum
        mov dword [esp + 44], ebx         ;   281.8 p3+p4   35 v[3] spill
        mov ebx, ebp                      ;   284.2 p1      25 sum copy
        not ebx                           ;   285.2 p5      25 sum
        or ebx, edx                       ;   289.2 p0      25 sum
        mov dword [esp + 52], ebp         ;   284.2 p3+p4   35 v[1] spill
        mov ebp, dword [esp + 60]         ;   283.5 p2      36 v[4]
        rol ebp, 0xa                      ;   286.5 p5      36 v[4]
        xor eax, ebp                      ;   287.5 p1      25 sum
        mov dword [esp + 60], ebp         ;   287.5 p3+p4   36 v[4] spill
        mov ebp, dword [esp + 64]         ;   284.5 p2      36 v[2]
        rol ebp, 0xa                      ;   287.5 p0      36 v[2]
        xor ebx, ebp                      ;   290.2 p1      25 sum
        add eax, dword [esi + 36]         ;   288.5 p5+p2   34 sum
        add eax, dword [esp + 40]         ;   289.5 p0+p2   34 sum
        add eax, 0x6d703ef3               ;   290.5 p1      34 sum
        rol eax, 0xe                      ;   291.5 p5      35 v[1]
        add ebx, dword [esi + 36]         ;   291.2 p0+p2   34 sum
        add ebx, dword [esp + 56]         ;   292.2 p1+p2   34 sum
        add ebx, 0x6ed9eba1               ;   293.2 p5      34 sum
        rol ebx, 0xe                      ;   294.2 p0      35 v[4]
        add eax, dword [esp + 48]         ;   292.5 p1+p2   35 v[1]
        mov dword [esp + 56], ebp         ;   288.5 p3+p4   36 v[2] spill
        mov ebp, ecx                      ;   287.8 p5      25 sum copy
        not ebp                           ;   288.8 p0      25 sum
        add ebx, edi                      ;   295.2 p1      35 v[4]
        mov dword [esp + 40], ecx         ;   288.2 p3+p4   35 v[2] spill
        mov ecx, edx                      ;   289.2 p5      25 sum copy
        not ecx                           ;   290.2 p0      25 sum
        or ebp, eax                       ;   293.5 p1      25 sum
        or ecx, ebx                       ;   296.2 p5      25 sum
        mov dword [esp + 64], edx         ;   289.5 p3+p4   35 v[0] spill
        mov edx, dword [esp + 44]         ;   290.5 p2      36 v[3]
        rol edx, 0xa                      ;   293.5 p0      36 v[3]
        xor ebp, edx                      ;   294.5 p1      25 sum
        mov dword [esp + 44], edx         ;   294.5 p3+p4   36 v[3] spill
        mov edx, dword [esp + 52]         ;   291.5 p2      36 v[1]
        rol edx, 0xa                      ;   294.5 p5      36 v[1]
        xor ecx, edx                      ;   297.2 p0      25 sum
        add ebp, dword [esi + 44]         ;   295.5 p1+p2   34 sum
        add ebp, dword [esp + 48]         ;   296.5 p5+p2   34 sum
        add ebp, 0x6d703ef3               ;   297.5 p0      34 sum
        rol ebp, 0xc                      ;   298.5 p5      35 v[0]
        add edi, dword [esi + 60]         ;   294.5 p1+p2   34 sum
        lea edi, [edi + ecx + 1859775393] ;   298.2 p0      34 sum
        rol edi, 9                        ;   299.2 p5      35 v[3]
        mov ecx, dword [esp + 60]         ;   295.5 p2      36 v[4] reload
        add ebp, ecx                      ;   299.5 p1      35 v[0]
        mov ecx, eax                      ;   294.2 p0      25 sum copy
        not ecx                           ;   295.2 p1      25 sum
        add edi, dword [esp + 56]         ;   300.2 p5+p2   35 v[3]
        mov dword [esp + 48], eax         ;   295.0 p3+p4   35 v[1] spill
        mov eax, ebx                      ;   296.2 p0      25 sum copy
        not eax                           ;   297.2 p1      25 sum
        or ecx, ebp                       ;   300.5 p5      25 sum
        or eax, edi                       ;   301.2 p0      25 sum
        mov dword [esp + 52], ebx         ;   296.2 p3+p4   35 v[4] spill
        mov ebx, dword [esp + 40]         ;   297.5 p2      36 v[2]
        rol ebx, 0xa                      ;   300.5 p5      36 v[2]
        xor ecx, ebx                      ;   301.5 p1      25 sum
        mov dword [esp + 40], ebx         ;   301.5 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 64]         ;   298.5 p2      36 v[0]
        rol ebx, 0xa                      ;   301.5 p0      36 v[0]
        xor eax, ebx                      ;   302.5 p1      25 sum
        add ecx, dword [esi + 32]         ;   302.5 p5+p2   34 sum
        add ecx, dword [esp + 60]         ;   303.5 p0+p2   34 sum
        add ecx, 0x6d703ef3               ;   304.5 p1      34 sum
        rol ecx, 0xd                      ;   305.5 p5      35 v[4]
        add eax, dword [esi + 32]         ;   303.5 p0+p2   34 sum
        add eax, dword [esp + 56]         ;   304.5 p1+p2   34 sum
        add eax, 0x6ed9eba1               ;   305.5 p5      34 sum
        rol eax, 0xd                      ;   306.5 p0      35 v[2]
        add ecx, dword [esp + 44]         ;   306.5 p1+p2   35 v[4]
        mov dword [esp + 56], ebx         ;   302.5 p3+p4   36 v[0] spill
        mov ebx, ebp                      ;   301.2 p5      25 sum copy
        not ebx                           ;   302.2 p0      25 sum
        add eax, edx                      ;   307.5 p1      35 v[2]
        mov dword [esp + 60], ebp         ;   301.8 p3+p4   35 v[0] spill
        mov ebp, edi                      ;   302.2 p5      25 sum copy
        not ebp                           ;   303.2 p0      25 sum
        or ebx, ecx                       ;   307.5 p1      25 sum
        or ebp, eax                       ;   308.5 p5      25 sum
        mov dword [esp + 64], edi         ;   303.0 p3+p4   35 v[3] spill
        mov edi, dword [esp + 48]         ;   304.5 p2      36 v[1]
        rol edi, 0xa                      ;   307.5 p0      36 v[1]
        xor ebx, edi                      ;   308.5 p1      25 sum
        mov dword [esp + 48], edi         ;   308.5 p3+p4   36 v[1] spill
        mov edi, dword [esp + 52]         ;   305.5 p2      36 v[4]
        rol edi, 0xa                      ;   308.5 p5      36 v[4]
        xor ebp, edi                      ;   309.5 p0      25 sum
        add ebx, dword [esi + 48]         ;   309.5 p1+p2   34 sum
        add ebx, dword [esp + 44]         ;   310.5 p5+p2   34 sum
        add ebx, 0x6d703ef3               ;   311.5 p0      34 sum
        add edx, dword [esi + 4]          ;   308.5 p1+p2   34 sum
        lea edx, [edx + ebp + 1859775393] ;   310.5 p0      34 sum
        rol edx, 0xf                      ;   311.5 p5      35 v[1]
        rol ebx, 5                        ;   312.5 p5      35 v[3]
        mov ebp, dword [esp + 40]         ;   309.5 p2      36 v[2] reload
        add ebx, ebp                      ;   313.5 p1      35 v[3]
        mov ebp, ecx                      ;   307.8 p0      25 sum copy
        not ebp                           ;   308.8 p1      25 sum
        add edx, dword [esp + 56]         ;   312.5 p5+p2   35 v[1]
        mov dword [esp + 44], ecx         ;   308.5 p3+p4   35 v[4] spill
        mov ecx, eax                      ;   308.8 p0      25 sum copy
        not ecx                           ;   309.8 p1      25 sum
        or ebp, ebx                       ;   314.5 p5      25 sum
        or ecx, edx                       ;   313.5 p0      25 sum
        mov dword [esp + 52], eax         ;   309.8 p3+p4   35 v[2] spill
        mov eax, dword [esp + 60]         ;   311.5 p2      36 v[0]
        rol eax, 0xa                      ;   314.5 p5      36 v[0]
        xor ebp, eax                      ;   315.5 p1      25 sum
        mov dword [esp + 60], eax         ;   315.5 p3+p4   36 v[0] spill
        mov eax, dword [esp + 64]         ;   312.5 p2      36 v[3]
        rol eax, 0xa                      ;   315.5 p0      36 v[3]
        xor ecx, eax                      ;   316.5 p1      25 sum
        add ebp, dword [esi + 8]          ;   316.5 p5+p2   34 sum
        add ebp, dword [esp + 40]         ;   317.5 p0+p2   34 sum
        add ebp, 0x6d703ef3               ;   318.5 p1      34 sum
        rol ebp, 0xe                      ;   319.5 p5      35 v[2]
        add ecx, dword [esi + 8]          ;   317.5 p0+p2   34 sum
        add ecx, dword [esp + 56]         ;   318.5 p1+p2   34 sum
        add ecx, 0x6ed9eba1               ;   319.5 p5      34 sum
        rol ecx, 0xe                      ;   320.5 p0      35 v[0]
        add ebp, dword [esp + 48]         ;   320.5 p1+p2   35 v[2]
        mov dword [esp + 56], eax         ;   316.5 p3+p4   36 v[3] spill
        mov eax, ebx                      ;   314.8 p5      25 sum copy
        not eax                           ;   315.8 p0      25 sum
        add ecx, edi                      ;   321.5 p1      35 v[0]
        mov dword [esp + 40], ebx         ;   315.5 p3+p4   35 v[3] spill
        mov ebx, edx                      ;   315.8 p5      25 sum copy
        not ebx                           ;   316.8 p0      25 sum
        or eax, ebp                       ;   321.5 p1      25 sum
        or ebx, ecx                       ;   322.5 p5      25 sum
        mov dword [esp + 64], edx         ;   316.8 p3+p4   35 v[1] spill
        mov edx, dword [esp + 44]         ;   318.5 p2      36 v[4]
        rol edx, 0xa                      ;   321.5 p0      36 v[4]
        xor eax, edx                      ;   322.5 p1      25 sum
        mov dword [esp + 44], edx         ;   322.5 p3+p4   36 v[4] spill
        mov edx, dword [esp + 52]         ;   319.5 p2      36 v[2]
        rol edx, 0xa                      ;   322.5 p5      36 v[2]
        xor ebx, edx                      ;   323.5 p0      25 sum
        add eax, dword [esi + 40]         ;   323.5 p1+p2   34 sum
        add eax, dword [esp + 48]         ;   324.5 p5+p2   34 sum
        add eax, 0x6d703ef3               ;   325.5 p0      34 sum
        add edi, dword [esi + 28]         ;   322.5 p1+p2   34 sum
        lea edi, [edi + ebx + 1859775393] ;   324.5 p0      34 sum
        rol edi, 8                        ;   325.5 p5      35 v[4]
        rol eax, 0xd                      ;   326.5 p5      35 v[1]
        mov ebx, dword [esp + 60]         ;   323.5 p2      36 v[0] reload
        add eax, ebx                      ;   327.5 p1      35 v[1]
        mov ebx, ebp                      ;   321.8 p0      25 sum copy
        not ebx                           ;   322.8 p5      25 sum
        add edi, dword [esp + 56]         ;   326.5 p1+p2   35 v[4]
        mov dword [esp + 48], ebp         ;   322.5 p3+p4   35 v[2] spill
        mov ebp, ecx                      ;   322.8 p0      25 sum copy
        not ebp                           ;   323.8 p5      25 sum
        or ebx, eax                       ;   328.5 p1      25 sum
        or ebp, edi                       ;   327.5 p0      25 sum
        mov dword [esp + 52], ecx         ;   323.8 p3+p4   35 v[0] spill
        mov ecx, dword [esp + 40]         ;   325.5 p2      36 v[3]
        rol ecx, 0xa                      ;   328.5 p5      36 v[3]
        xor ebx, ecx                      ;   329.5 p1      25 sum
        mov dword [esp + 40], ecx         ;   329.5 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 64]         ;   326.5 p2      36 v[1]
        rol ecx, 0xa                      ;   329.5 p0      36 v[1]
        xor ebp, ecx                      ;   330.5 p5      25 sum
        add ebx, dword [esi]              ;   330.5 p1+p2   34 sum
        add ebx, dword [esp + 60]         ;   331.5 p0+p2   34 sum
        add ebx, 0x6d703ef3               ;   332.5 p5      34 sum
        rol ebx, 0xd                      ;   333.5 p0      35 v[0]
        add ebp, dword [esi]              ;   331.5 p1+p2   34 sum
        add ebp, dword [esp + 56]         ;   332.5 p5+p2   34 sum
        add ebp, 0x6ed9eba1               ;   333.5 p1      34 sum
        rol ebp, 0xd                      ;   334.5 p0      35 v[3]
        add ebx, dword [esp + 44]         ;   334.5 p5+p2   35 v[0]
        mov dword [esp + 56], ecx         ;   330.5 p3+p4   36 v[1] spill
        mov ecx, eax                      ;   328.8 p1      25 sum copy
        not ecx                           ;   329.8 p0      25 sum
        add ebp, edx                      ;   335.5 p5      35 v[3]
        mov dword [esp + 60], eax         ;   329.5 p3+p4   35 v[1] spill
        mov eax, edi                      ;   329.8 p1      25 sum copy
        not eax                           ;   330.8 p0      25 sum
        or ecx, ebx                       ;   335.5 p5      25 sum
        or eax, ebp                       ;   336.5 p1      25 sum
        mov dword [esp + 64], edi         ;   330.8 p3+p4   35 v[4] spill
        mov edi, dword [esp + 48]         ;   332.5 p2      36 v[2]
        rol edi, 0xa                      ;   335.5 p0      36 v[2]
        xor ecx, edi                      ;   336.5 p5      25 sum
        mov dword [esp + 48], edi         ;   336.5 p3+p4   36 v[2] spill
        mov edi, dword [esp + 52]         ;   333.5 p2      36 v[0]
        rol edi, 0xa                      ;   336.5 p0      36 v[0]
        xor eax, edi                      ;   337.5 p1      25 sum
        add ecx, dword [esi + 16]         ;   337.5 p5+p2   34 sum
        add ecx, dword [esp + 44]         ;   338.5 p0+p2   34 sum
        add ecx, 0x6d703ef3               ;   339.5 p1      34 sum
        rol ecx, 7                        ;   340.5 p5      35 v[4]
        add edx, dword [esi + 24]         ;   336.5 p0+p2   34 sum
        lea edx, [edx + eax + 1859775393] ;   338.5 p0      34 sum
        rol edx, 6                        ;   339.5 p5      35 v[2]
        mov eax, dword [esp + 40]         ;   337.5 p2      36 v[3] reload
        add ecx, eax                      ;   341.5 p1      35 v[4]
        mov dword [esp + 44], edi         ;   337.5 p3+p4   36 v[0] spill
        mov edi, ebx                      ;   336.0 p5      25 sum copy
        not edi                           ;   337.0 p0      25 sum
        add edx, dword [esp + 56]         ;   340.5 p1+p2   35 v[2]
        mov eax, ebp                      ;   337.0 p5      25 sum copy
        not eax                           ;   338.0 p0      25 sum
        or edi, ecx                       ;   342.5 p1      25 sum
        or eax, edx                       ;   341.5 p5      25 sum
        mov dword [esp + 52], ebp         ;   337.8 p3+p4   35 v[3] spill
        mov ebp, dword [esp + 60]         ;   339.5 p2      36 v[1]
        rol ebp, 0xa                      ;   342.5 p0      36 v[1]
        xor edi, ebp                      ;   343.5 p1      25 sum
        mov dword [esp + 60], ebp         ;   343.5 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 64]         ;   340.5 p2      36 v[4]
        rol ebp, 0xa                      ;   343.5 p5      36 v[4]
        xor eax, ebp                      ;   344.5 p0      25 sum
        rol ebx, 0xa                      ;   340.2 p5      36 v[0]
        add edi, dword [esi + 52]         ;   344.5 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   345.5 p0+p2   34 sum
        add edi, 0x6d703ef3               ;   346.5 p1      34 sum
        rol edi, 5                        ;   347.5 p5      35 v[3]
        add eax, dword [esi + 52]         ;   345.5 p0+p2   34 sum
        add eax, dword [esp + 56]         ;   346.5 p1+p2   34 sum
        add eax, 0x6ed9eba1               ;   347.5 p5      34 sum
        rol eax, 5                        ;   348.5 p0      35 v[1]
        add edi, dword [esp + 48]         ;   348.5 p1+p2   35 v[3]
        add eax, dword [esp + 44]         ;   349.5 p5+p2   35 v[1]
        mov dword [esp + 56], ebp         ;   344.5 p3+p4   36 v[4] spill
        mov ebp, edx                      ;   343.5 p0      25 sum copy
        not ebp                           ;   344.5 p1      25 sum
        mov dword [esp + 40], edx         ;   343.8 p3+p4   35 v[2] spill
        mov edx, ecx                      ;   344.2 p5      25 sum copy
        xor edx, ebx                      ;   345.2 p0      25 sum
        and edx, edi                      ;   349.5 p1      25 sum
        or ebp, eax                       ;   350.5 p5      25 sum
        xor edx, ebx                      ;   350.5 p0      25 sum
        mov dword [esp + 64], ebx         ;   345.2 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 52]         ;   347.5 p2      36 v[3]
        rol ebx, 0xa                      ;   350.5 p5      36 v[3]
        xor ebp, ebx                      ;   351.5 p1      25 sum
        rol ecx, 0xa                      ;   346.5 p0      36 v[4]
        add edx, dword [esi + 32]         ;   351.5 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   352.5 p5+p2   34 sum
        add edx, 0x7a6d76e9               ;   353.5 p0      34 sum
        rol edx, 0xf                      ;   354.5 p5      35 v[2]
        add ebp, dword [esi + 44]         ;   352.5 p1+p2   34 sum
        add ebp, dword [esp + 44]         ;   353.5 p0+p2   34 sum
        add ebp, 0x6ed9eba1               ;   354.5 p1      34 sum
        rol ebp, 0xc                      ;   355.5 p5      35 v[0]
        add edx, dword [esp + 60]         ;   355.5 p0+p2   35 v[2]
        add ebp, dword [esp + 56]         ;   356.5 p1+p2   35 v[0]
        mov dword [esp + 44], ebx         ;   351.5 p3+p4   36 v[3] spill
        mov ebx, eax                      ;   350.5 p5      25 sum copy
        not ebx                           ;   351.5 p0      25 sum
        mov dword [esp + 48], eax         ;   350.8 p3+p4   35 v[1] spill
        mov eax, edi                      ;   351.0 p1      25 sum copy
        xor eax, ecx                      ;   352.0 p5      25 sum
        and eax, edx                      ;   356.5 p0      25 sum
        or ebx, ebp                       ;   357.5 p1      25 sum
        xor eax, ecx                      ;   357.5 p5      25 sum
        mov dword [esp + 52], ecx         ;   352.2 p3+p4   36 v[4] spill
        mov ecx, dword [esp + 40]         ;   354.5 p2      36 v[2]
        rol ecx, 0xa                      ;   357.5 p0      36 v[2]
        xor ebx, ecx                      ;   358.5 p1      25 sum
        rol edi, 0xa                      ;   353.2 p5      36 v[3]
        add eax, dword [esi + 24]         ;   358.5 p0+p2   34 sum
        add eax, dword [esp + 60]         ;   359.5 p1+p2   34 sum
        add eax, 0x7a6d76e9               ;   360.5 p5      34 sum
        rol eax, 5                        ;   361.5 p0      35 v[1]
        add ebx, dword [esi + 20]         ;   359.5 p1+p2   34 sum
        add ebx, dword [esp + 56]         ;   360.5 p5+p2   34 sum
        add ebx, 0x6ed9eba1               ;   361.5 p0      34 sum
        rol ebx, 7                        ;   362.5 p5      35 v[4]
        add eax, dword [esp + 64]         ;   362.5 p1+p2   35 v[1]
        add ebx, dword [esp + 44]         ;   363.5 p0+p2   35 v[4]
        mov dword [esp + 56], ecx         ;   358.5 p3+p4   36 v[2] spill
        mov ecx, ebp                      ;   357.5 p1      25 sum copy
        not ecx                           ;   358.5 p5      25 sum
        mov dword [esp + 60], ebp         ;   357.8 p3+p4   35 v[0] spill
        mov ebp, edx                      ;   358.0 p0      25 sum copy
        xor ebp, edi                      ;   359.0 p1      25 sum
        and ebp, eax                      ;   363.5 p5      25 sum
        or ecx, ebx                       ;   364.5 p0      25 sum
        xor ebp, edi                      ;   364.5 p1      25 sum
        mov dword [esp + 40], edi         ;   359.2 p3+p4   36 v[3] spill
        mov edi, dword [esp + 48]         ;   361.5 p2      36 v[1]
        rol edi, 0xa                      ;   364.5 p5      36 v[1]
        xor ecx, edi                      ;   365.5 p0      25 sum
        add ebp, dword [esp + 64]         ;   365.5 p1+p2   34 sum
        add ebp, dword [esi + 16]         ;   366.5 p5+p2   34 sum
        add ebp, 0x7a6d76e9               ;   367.5 p0      34 sum
        rol edx, 0xa                      ;   361.8 p5      36 v[2]
        rol ebp, 8                        ;   368.5 p0      35 v[0]
        add ecx, dword [esi + 48]         ;   366.5 p1+p2   34 sum
        add ecx, dword [esp + 44]         ;   367.5 p1+p2   34 sum
        add ecx, 0x6ed9eba1               ;   368.5 p5      34 sum
        rol ecx, 5                        ;   369.5 p0      35 v[3]
        add ebp, dword [esp + 52]         ;   369.5 p1+p2   35 v[0]
        mov dword [esp + 44], edi         ;   365.5 p3+p4   36 v[1] spill
        mov edi, dword [esp + 60]         ;   367.5 p2      36 v[0]
        rol edi, 0xa                      ;   370.5 p5      36 v[0]
        add ecx, dword [esp + 56]         ;   370.5 p0+p2   35 v[3]
        mov dword [esp + 60], ecx         ;   371.5 p3+p4   35 v[3] spill
        mov ecx, eax                      ;   365.0 p1      25 sum copy
        xor ecx, edx                      ;   366.0 p5      25 sum
        and ecx, ebp                      ;   370.5 p0      25 sum
        mov dword [esp + 64], ebp         ;   370.5 p3+p4   35 v[0] spill
        mov ebp, edi                      ;   371.5 p1      26 sum copy
        not ebp                           ;   372.5 p5      26 sum
        and ebp, ebx                      ;   373.5 p0      26 sum
        xor ecx, edx                      ;   371.5 p1      25 sum
        rol ebx, 0xa                      ;   367.5 p5      36 v[4]
        mov dword [esp + 48], edx         ;   367.8 p3+p4   36 v[2] spill
        mov edx, dword [esp + 60]         ;   371.5 p2      26 sum
        and edx, edi                      ;   374.5 p0      26 sum
        add edx, dword [esi + 4]          ;   375.5 p1+p2   34 sum
        lea edx, [edx + ebp - 1894007588] ;   376.5 p0      34 sum
        add edx, dword [esp + 56]         ;   377.5 p5+p2   34 sum
        rol edx, 0xb                      ;   378.5 p5      35 v[2]
        add ecx, dword [esp + 52]         ;   372.5 p1+p2   34 sum
        mov ebp, dword [esi + 4]          ;   373.5 p2      34 sum reload
        lea ecx, [ecx + ebp + 2053994217] ;   376.5 p0      34 sum
        rol eax, 0xa                      ;   371.0 p5      36 v[1]
        rol ecx, 0xb                      ;   377.5 p0      35 v[4]
        add edx, dword [esp + 44]         ;   379.5 p1+p2   35 v[2]
        add ecx, dword [esp + 40]         ;   378.5 p5+p2   35 v[4]
        mov ebp, ebx                      ;   372.5 p1      26 sum copy
        not ebp                           ;   373.5 p0      26 sum
        and ebp, dword [esp + 60]         ;   376.5 p5+p2   26 sum
        mov dword [esp + 52], edi         ;   372.8 p3+p4   36 v[0] spill
        mov edi, dword [esp + 64]         ;   377.5 p2      25 sum
        xor edi, eax                      ;   380.5 p1      25 sum
        and edi, ecx                      ;   381.5 p0      25 sum
        add ebp, dword [esi + 36]         ;   378.5 p5+p2   34 sum
        add ebp, dword [esp + 44]         ;   379.5 p1+p2   34 sum
        mov dword [esp + 44], ecx         ;   379.5 p3+p4   35 v[4] spill
        mov ecx, ebx                      ;   374.8 p0      26 sum copy
        and ecx, edx                      ;   380.5 p5      26 sum
        lea ebp, [ebp + ecx - 1894007588] ;   381.5 p0      34 sum
        rol ebp, 0xc                      ;   382.5 p5      35 v[1]
        xor edi, eax                      ;   382.5 p1      25 sum
        mov ecx, dword [esp + 60]         ;   380.5 p2      36 v[3]
        rol ecx, 0xa                      ;   383.5 p0      36 v[3]
        add edi, dword [esp + 40]         ;   383.5 p5+p2   34 sum
        add edi, dword [esi + 12]         ;   384.5 p1+p2   34 sum
        add edi, 0x7a6d76e9               ;   385.5 p0      34 sum
        rol edi, 0xe                      ;   386.5 p5      35 v[3]
        add ebp, dword [esp + 52]         ;   383.5 p1+p2   35 v[1]
        mov dword [esp + 40], eax         ;   379.5 p3+p4   36 v[1] spill
        mov eax, ecx                      ;   384.5 p0      26 sum copy
        not eax                           ;   385.5 p5      26 sum
        and eax, edx                      ;   386.5 p1      26 sum
        add edi, dword [esp + 48]         ;   387.5 p0+p2   35 v[3]
        mov dword [esp + 60], ebx         ;   380.8 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 64]         ;   385.5 p2      36 v[0]
        rol ebx, 0xa                      ;   388.5 p5      36 v[0]
        rol edx, 0xa                      ;   381.8 p0      36 v[2]
        mov dword [esp + 64], edx         ;   382.8 p3+p4   36 v[2] spill
        mov edx, ebp                      ;   384.5 p1      26 sum copy
        and edx, ecx                      ;   385.5 p5      26 sum
        add edx, dword [esi + 44]         ;   386.5 p0+p2   34 sum
        lea edx, [edx + eax - 1894007588] ;   387.5 p0      34 sum
        add edx, dword [esp + 52]         ;   388.5 p1+p2   34 sum
        rol edx, 0xe                      ;   389.5 p5      35 v[0]
        mov eax, dword [esp + 44]         ;   388.5 p2      25 sum
        xor eax, ebx                      ;   391.5 p1      25 sum
        and eax, edi                      ;   392.5 p0      25 sum
        xor eax, ebx                      ;   393.5 p5      25 sum
        add edx, dword [esp + 60]         ;   390.5 p1+p2   35 v[0]
        add eax, dword [esi + 44]         ;   394.5 p0+p2   34 sum
        add eax, dword [esp + 48]         ;   395.5 p5+p2   34 sum
        add eax, 0x7a6d76e9               ;   396.5 p1      34 sum
        rol eax, 0xe                      ;   397.5 p0      35 v[2]
        mov dword [esp + 48], ebx         ;   389.5 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 64]         ;   392.5 p2      26 sum
        not ebx                           ;   395.5 p5      26 sum
        and ebx, ebp                      ;   396.5 p1      26 sum
        rol ebp, 0xa                      ;   388.5 p0      36 v[1]
        add ebx, dword [esi + 40]         ;   397.5 p5+p2   34 sum
        add ebx, dword [esp + 60]         ;   398.5 p1+p2   34 sum
        mov dword [esp + 60], ecx         ;   389.2 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 64]         ;   395.5 p2      26 sum
        and ecx, edx                      ;   398.5 p0      26 sum
        lea ebx, [ebx + ecx - 1894007588] ;   399.5 p0      34 sum
        mov ecx, dword [esp + 44]         ;   396.5 p2      36 v[4]
        rol ecx, 0xa                      ;   399.5 p5      36 v[4]
        add eax, dword [esp + 40]         ;   398.5 p1+p2   35 v[2]
        rol ebx, 0xf                      ;   400.5 p0      35 v[4]
        mov dword [esp + 44], edx         ;   393.5 p3+p4   35 v[0] spill
        mov edx, edi                      ;   393.8 p5      25 sum copy
        xor edx, ecx                      ;   400.5 p1      25 sum
        and edx, eax                      ;   401.5 p0      25 sum
        add ebx, dword [esp + 60]         ;   401.5 p5+p2   35 v[4]
        mov dword [esp + 52], eax         ;   399.5 p3+p4   35 v[2] spill
        mov eax, ebp                      ;   396.0 p1      26 sum copy
        not eax                           ;   397.0 p0      26 sum
        xor edx, ecx                      ;   402.5 p5      25 sum
        and eax, dword [esp + 44]         ;   399.5 p1+p2   26 sum
        rol edi, 0xa                      ;   397.2 p0      36 v[3]
        add edx, dword [esi + 60]         ;   403.5 p5+p2   34 sum
        add edx, dword [esp + 40]         ;   404.5 p1+p2   34 sum
        add edx, 0x7a6d76e9               ;   405.5 p0      34 sum
        rol edx, 6                        ;   406.5 p5      35 v[1]
        add eax, dword [esi]              ;   402.5 p1+p2   34 sum
        add eax, dword [esp + 60]         ;   403.5 p0+p2   34 sum
        mov dword [esp + 60], ecx         ;   400.5 p3+p4   36 v[4] spill
        mov ecx, ebx                      ;   402.5 p5      26 sum copy
        and ecx, ebp                      ;   403.5 p1      26 sum
        lea eax, [eax + ecx - 1894007588] ;   404.5 p0      34 sum
        rol eax, 0xe                      ;   405.5 p5      35 v[3]
        mov ecx, dword [esp + 48]         ;   404.5 p2      36 v[0] reload
        add edx, ecx                      ;   407.5 p1      35 v[1]
        mov ecx, dword [esp + 44]         ;   405.5 p2      36 v[0]
        rol ecx, 0xa                      ;   408.5 p0      36 v[0]
        add eax, dword [esp + 64]         ;   406.5 p5+p2   35 v[3]
        mov dword [esp + 44], ebp         ;   402.5 p3+p4   36 v[1] spill
        mov ebp, dword [esp + 52]         ;   407.5 p2      25 sum
        xor ebp, edi                      ;   410.5 p1      25 sum
        and ebp, edx                      ;   411.5 p0      25 sum
        mov dword [esp + 40], edx         ;   408.5 p3+p4   35 v[1] spill
        mov edx, ecx                      ;   409.5 p5      26 sum copy
        not edx                           ;   410.5 p1      26 sum
        and edx, ebx                      ;   411.5 p0      26 sum
        xor ebp, edi                      ;   412.5 p5      25 sum
        rol ebx, 0xa                      ;   405.5 p0      36 v[4]
        add edx, dword [esi + 32]         ;   412.5 p1+p2   34 sum
        add edx, dword [esp + 64]         ;   413.5 p5+p2   34 sum
        mov dword [esp + 64], edi         ;   406.0 p3+p4   36 v[3] spill
        mov edi, eax                      ;   407.5 p0      26 sum copy
        and edi, ecx                      ;   409.5 p1      26 sum
        lea edx, [edx + edi - 1894007588] ;   414.5 p0      34 sum
        rol edx, 0xf                      ;   415.5 p5      35 v[2]
        add ebp, dword [esi]              ;   413.5 p1+p2   34 sum
        add ebp, dword [esp + 48]         ;   414.5 p5+p2   34 sum
        add ebp, 0x7a6d76e9               ;   415.5 p0      34 sum
        rol ebp, 0xe                      ;   416.5 p5      35 v[0]
        mov edi, dword [esp + 44]         ;   412.5 p2      36 v[1] reload
        add edx, edi                      ;   416.5 p1      35 v[2]
        add ebp, dword [esp + 60]         ;   417.5 p0+p2   35 v[0]
        mov edi, ebx                      ;   410.5 p5      26 sum copy
        not edi                           ;   411.5 p1      26 sum
        mov dword [esp + 48], ecx         ;   411.0 p3+p4   36 v[0] spill
        mov ecx, dword [esp + 52]         ;   414.5 p2      36 v[2]
        rol ecx, 0xa                      ;   417.5 p0      36 v[2]
        and edi, eax                      ;   412.5 p5      26 sum
        mov dword [esp + 52], eax         ;   412.0 p3+p4   35 v[3] spill
        mov eax, dword [esp + 40]         ;   415.5 p2      25 sum
        xor eax, ecx                      ;   418.5 p1      25 sum
        and eax, ebp                      ;   419.5 p0      25 sum
        add edi, dword [esi + 48]         ;   416.5 p5+p2   34 sum
        add edi, dword [esp + 44]         ;   417.5 p1+p2   34 sum
        mov dword [esp + 44], ebp         ;   418.5 p3+p4   35 v[0] spill
        mov ebp, edx                      ;   417.5 p0      26 sum copy
        and ebp, ebx                      ;   418.5 p5      26 sum
        lea edi, [edi + ebp - 1894007588] ;   419.5 p0      34 sum
        rol edi, 9                        ;   420.5 p5      35 v[1]
        xor eax, ecx                      ;   420.5 p1      25 sum
        mov ebp, dword [esp + 52]         ;   418.5 p2      36 v[3]
        rol ebp, 0xa                      ;   421.5 p0      36 v[3]
        add eax, dword [esi + 20]         ;   421.5 p1+p2   34 sum
        add eax, dword [esp + 60]         ;   422.5 p5+p2   34 sum
        add eax, 0x7a6d76e9               ;   423.5 p0      34 sum
        rol eax, 6                        ;   424.5 p5      35 v[4]
        add edi, dword [esp + 48]         ;   421.5 p1+p2   35 v[1]
        mov dword [esp + 60], ecx         ;   418.5 p3+p4   36 v[2] spill
        mov ecx, ebp                      ;   422.5 p0      26 sum copy
        not ecx                           ;   423.5 p1      26 sum
        and ecx, edx                      ;   424.5 p5      26 sum
        add eax, dword [esp + 64]         ;   425.5 p0+p2   35 v[4]
        mov dword [esp + 52], ebx         ;   419.2 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 40]         ;   423.5 p2      36 v[1]
        rol ebx, 0xa                      ;   426.5 p5      36 v[1]
        rol edx, 0xa                      ;   420.2 p0      36 v[2]
        mov dword [esp + 40], edx         ;   421.2 p3+p4   36 v[2] spill
        mov edx, edi                      ;   422.5 p1      26 sum copy
        and edx, ebp                      ;   423.5 p5      26 sum
        add edx, dword [esi + 16]         ;   424.5 p0+p2   34 sum
        lea edx, [edx + ecx - 1894007588] ;   425.5 p0      34 sum
        add edx, dword [esp + 48]         ;   426.5 p1+p2   34 sum
        mov ecx, dword [esp + 44]         ;   426.5 p2      25 sum
        xor ecx, ebx                      ;   429.5 p5      25 sum
        rol edx, 8                        ;   427.5 p5      35 v[0]
        and ecx, eax                      ;   430.5 p1      25 sum
        xor ecx, ebx                      ;   431.5 p0      25 sum
        add edx, dword [esp + 52]         ;   428.5 p1+p2   35 v[0]
        add ecx, dword [esi + 48]         ;   432.5 p5+p2   34 sum
        add ecx, dword [esp + 64]         ;   433.5 p0+p2   34 sum
        add ecx, 0x7a6d76e9               ;   434.5 p1      34 sum
        rol ecx, 9                        ;   435.5 p5      35 v[3]
        mov dword [esp + 64], ebx         ;   427.5 p3+p4   36 v[1] spill
        mov ebx, dword [esp + 40]         ;   430.5 p2      26 sum
        not ebx                           ;   433.5 p0      26 sum
        and ebx, edi                      ;   434.5 p1      26 sum
        rol edi, 0xa                      ;   426.5 p5      36 v[1]
        add ebx, dword [esi + 52]         ;   435.5 p0+p2   34 sum
        add ebx, dword [esp + 52]         ;   436.5 p1+p2   34 sum
        mov dword [esp + 52], ebp         ;   427.2 p3+p4   36 v[3] spill
        mov ebp, edx                      ;   429.5 p5      26 sum copy
        and ebp, dword [esp + 40]         ;   433.5 p0+p2   26 sum
        lea ebx, [ebx + ebp - 1894007588] ;   437.5 p0      34 sum
        mov ebp, dword [esp + 44]         ;   434.5 p2      36 v[0]
        rol ebp, 0xa                      ;   437.5 p5      36 v[0]
        add ecx, dword [esp + 60]         ;   436.5 p1+p2   35 v[3]
        rol ebx, 9                        ;   438.5 p0      35 v[4]
        mov dword [esp + 44], edx         ;   430.8 p3+p4   35 v[0] spill
        mov edx, eax                      ;   431.0 p5      25 sum copy
        xor edx, ebp                      ;   438.5 p1      25 sum
        and edx, ecx                      ;   439.5 p0      25 sum
        add ebx, dword [esp + 52]         ;   439.5 p5+p2   35 v[4]
        mov dword [esp + 48], ecx         ;   437.5 p3+p4   35 v[3] spill
        mov ecx, edi                      ;   433.8 p1      26 sum copy
        not ecx                           ;   434.8 p0      26 sum
        xor edx, ebp                      ;   440.5 p5      25 sum
        and ecx, dword [esp + 44]         ;   437.5 p1+p2   26 sum
        rol eax, 0xa                      ;   435.0 p0      36 v[4]
        add edx, dword [esi + 8]          ;   441.5 p5+p2   34 sum
        add edx, dword [esp + 60]         ;   442.5 p1+p2   34 sum
        add edx, 0x7a6d76e9               ;   443.5 p0      34 sum
        rol edx, 0xc                      ;   444.5 p5      35 v[2]
        add ecx, dword [esi + 12]         ;   440.5 p1+p2   34 sum
        add ecx, dword [esp + 52]         ;   441.5 p0+p2   34 sum
        mov dword [esp + 52], ebp         ;   438.5 p3+p4   36 v[0] spill
        mov ebp, ebx                      ;   440.5 p5      26 sum copy
        and ebp, edi                      ;   441.5 p1      26 sum
        lea ecx, [ecx + ebp - 1894007588] ;   442.5 p0      34 sum
        rol ecx, 0xe                      ;   443.5 p5      35 v[3]
        mov ebp, dword [esp + 64]         ;   442.5 p2      36 v[1] reload
        add edx, ebp                      ;   445.5 p1      35 v[2]
        mov ebp, dword [esp + 44]         ;   443.5 p2      36 v[0]
        rol ebp, 0xa                      ;   446.5 p0      36 v[0]
        add ecx, dword [esp + 40]         ;   444.5 p5+p2   35 v[3]
        mov dword [esp + 44], edi         ;   440.5 p3+p4   36 v[1] spill
        mov edi, dword [esp + 48]         ;   445.5 p2      25 sum
        xor edi, eax                      ;   448.5 p1      25 sum
        and edi, edx                      ;   449.5 p0      25 sum
        mov dword [esp + 60], edx         ;   446.5 p3+p4   35 v[2] spill
        mov edx, ebp                      ;   447.5 p5      26 sum copy
        not edx                           ;   448.5 p1      26 sum
        and edx, ebx                      ;   449.5 p0      26 sum
        xor edi, eax                      ;   450.5 p5      25 sum
        rol ebx, 0xa                      ;   443.5 p0      36 v[4]
        add edx, dword [esi + 28]         ;   450.5 p1+p2   34 sum
        add edx, dword [esp + 40]         ;   451.5 p5+p2   34 sum
        mov dword [esp + 40], eax         ;   444.0 p3+p4   36 v[4] spill
        mov eax, ecx                      ;   445.5 p0      26 sum copy
        and eax, ebp                      ;   447.5 p1      26 sum
        lea edx, [edx + eax - 1894007588] ;   452.5 p0      34 sum
        rol edx, 5                        ;   453.5 p5      35 v[2]
        add edi, dword [esi + 52]         ;   451.5 p1+p2   34 sum
        add edi, dword [esp + 64]         ;   452.5 p5+p2   34 sum
        add edi, 0x7a6d76e9               ;   453.5 p0      34 sum
        rol edi, 9                        ;   454.5 p5      35 v[1]
        mov eax, dword [esp + 44]         ;   450.5 p2      36 v[1] reload
        add edx, eax                      ;   454.5 p1      35 v[2]
        mov eax, ebx                      ;   447.8 p0      26 sum copy
        not eax                           ;   448.8 p5      26 sum
        add edi, dword [esp + 52]         ;   455.5 p1+p2   35 v[1]
        mov dword [esp + 64], ebp         ;   448.8 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 48]         ;   452.5 p2      36 v[3]
        rol ebp, 0xa                      ;   455.5 p0      36 v[3]
        and eax, ecx                      ;   449.8 p5      26 sum
        mov dword [esp + 48], ecx         ;   449.8 p3+p4   35 v[3] spill
        mov ecx, dword [esp + 60]         ;   453.5 p2      25 sum
        xor ecx, ebp                      ;   456.5 p1      25 sum
        and ecx, edi                      ;   457.5 p0      25 sum
        add eax, dword [esi + 60]         ;   454.5 p5+p2   34 sum
        add eax, dword [esp + 44]         ;   455.5 p1+p2   34 sum
        mov dword [esp + 44], edi         ;   456.5 p3+p4   35 v[1] spill
        mov edi, edx                      ;   455.5 p0      26 sum copy
        and edi, ebx                      ;   456.5 p5      26 sum
        lea eax, [eax + edi - 1894007588] ;   457.5 p0      34 sum
        rol eax, 6                        ;   458.5 p5      35 v[1]
        xor ecx, ebp                      ;   458.5 p1      25 sum
        add ecx, dword [esi + 36]         ;   459.5 p0+p2   34 sum
        add ecx, dword [esp + 52]         ;   460.5 p1+p2   34 sum
        add ecx, 0x7a6d76e9               ;   461.5 p5      34 sum
        rol ecx, 0xc                      ;   462.5 p0      35 v[0]
        mov edi, dword [esp + 48]         ;   458.5 p2      36 v[3]
        rol edi, 0xa                      ;   461.5 p5      36 v[3]
        add eax, dword [esp + 64]         ;   459.5 p1+p2   35 v[1]
        mov dword [esp + 48], ebp         ;   456.5 p3+p4   36 v[3] spill
        mov ebp, edi                      ;   462.5 p0      26 sum copy
        not ebp                           ;   463.5 p5      26 sum
        and ebp, edx                      ;   464.5 p1      26 sum
        add ecx, dword [esp + 40]         ;   463.5 p0+p2   35 v[0]
        mov dword [esp + 52], ebx         ;   457.2 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 60]         ;   461.5 p2      36 v[2]
        rol ebx, 0xa                      ;   464.5 p5      36 v[2]
        rol edx, 0xa                      ;   458.2 p0      36 v[2]
        mov dword [esp + 60], edx         ;   459.2 p3+p4   36 v[2] spill
        mov edx, eax                      ;   460.5 p1      26 sum copy
        and edx, edi                      ;   462.5 p5      26 sum
        add edx, dword [esi + 56]         ;   463.5 p0+p2   34 sum
        lea edx, [edx + ebp - 1894007588] ;   465.5 p0      34 sum
        add edx, dword [esp + 64]         ;   466.5 p1+p2   34 sum
        rol edx, 8                        ;   467.5 p5      35 v[0]
        mov ebp, dword [esp + 44]         ;   464.5 p2      25 sum
        xor ebp, ebx                      ;   467.5 p1      25 sum
        and ebp, ecx                      ;   468.5 p5      25 sum
        xor ebp, ebx                      ;   469.5 p0      25 sum
        add edx, dword [esp + 52]         ;   468.5 p1+p2   35 v[0]
        add ebp, dword [esi + 28]         ;   470.5 p5+p2   34 sum
        add ebp, dword [esp + 40]         ;   471.5 p0+p2   34 sum
        add ebp, 0x7a6d76e9               ;   472.5 p1      34 sum
        rol ebp, 5                        ;   473.5 p5      35 v[4]
        mov dword [esp + 40], ebx         ;   465.5 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 60]         ;   468.5 p2      26 sum
        not ebx                           ;   471.5 p0      26 sum
        and ebx, eax                      ;   472.5 p1      26 sum
        rol eax, 0xa                      ;   465.0 p5      36 v[1]
        add ebx, dword [esi + 20]         ;   473.5 p0+p2   34 sum
        add ebx, dword [esp + 52]         ;   474.5 p1+p2   34 sum
        mov dword [esp + 52], eax         ;   466.0 p3+p4   36 v[1] spill
        mov eax, edx                      ;   469.5 p5      26 sum copy
        and eax, dword [esp + 60]         ;   471.5 p0+p2   26 sum
        lea ebx, [ebx + eax - 1894007588] ;   475.5 p0      34 sum
        mov eax, dword [esp + 44]         ;   472.5 p2      36 v[1]
        rol eax, 0xa                      ;   475.5 p5      36 v[1]
        add ebp, dword [esp + 48]         ;   474.5 p1+p2   35 v[4]
        rol ebx, 6                        ;   476.5 p0      35 v[4]
        mov dword [esp + 44], edx         ;   469.5 p3+p4   35 v[0] spill
        mov edx, ecx                      ;   469.8 p5      25 sum copy
        xor edx, eax                      ;   476.5 p1      25 sum
        and edx, ebp                      ;   477.5 p0      25 sum
        add ebx, edi                      ;   477.5 p5      35 v[4]
        xor edx, eax                      ;   478.5 p1      25 sum
        mov dword [esp + 64], eax         ;   476.5 p3+p4   36 v[1] spill
        mov eax, dword [esp + 52]         ;   474.5 p2      26 sum
        not eax                           ;   477.5 p0      26 sum
        and eax, dword [esp + 44]         ;   478.5 p5+p2   26 sum
        rol ecx, 0xa                      ;   473.5 p0      36 v[0]
        add edi, dword [esi + 24]         ;   476.5 p1+p2   34 sum
        lea edi, [edi + eax - 1894007588] ;   479.5 p0      34 sum
        add edx, dword [esi + 40]         ;   479.5 p5+p2   34 sum
        add edx, dword [esp + 48]         ;   480.5 p1+p2   34 sum
        add edx, 0x7a6d76e9               ;   481.5 p5      34 sum
        rol edx, 0xf                      ;   482.5 p0      35 v[3]
        mov eax, ebx                      ;   478.5 p1      26 sum copy
        and eax, dword [esp + 52]         ;   479.5 p5+p2   26 sum
        add edi, eax                      ;   480.5 p0      34 sum
        rol edi, 5                        ;   481.5 p5      35 v[3]
        mov eax, dword [esp + 40]         ;   480.5 p2      36 v[2] reload
        add edx, eax                      ;   483.5 p1      35 v[3]
        mov eax, dword [esp + 44]         ;   481.5 p2      36 v[0]
        rol eax, 0xa                      ;   484.5 p0      36 v[0]
        add edi, dword [esp + 60]         ;   482.5 p5+p2   35 v[3]
        mov dword [esp + 44], edi         ;   483.5 p3+p4   35 v[3] spill
        mov edi, ebp                      ;   478.8 p1      25 sum copy
        xor edi, ecx                      ;   479.8 p0      25 sum
        and edi, edx                      ;   484.5 p5      25 sum
        mov dword [esp + 48], edx         ;   484.5 p3+p4   35 v[3] spill
        mov edx, eax                      ;   485.5 p1      26 sum copy
        not edx                           ;   486.5 p0      26 sum
        and edx, ebx                      ;   487.5 p5      26 sum
        rol ebx, 0xa                      ;   481.0 p0      36 v[4]
        xor edi, ecx                      ;   485.5 p1      25 sum
        mov dword [esp + 56], ecx         ;   481.0 p3+p4   36 v[0] spill
        mov ecx, dword [esp + 44]         ;   483.5 p2      26 sum
        and ecx, eax                      ;   486.5 p5      26 sum
        add ecx, dword [esi + 8]          ;   487.5 p1+p2   34 sum
        lea ecx, [ecx + edx - 1894007588] ;   488.5 p0      34 sum
        add ecx, dword [esp + 60]         ;   489.5 p5+p2   34 sum
        rol ecx, 0xc                      ;   490.5 p0      35 v[2]
        add edi, dword [esi + 56]         ;   486.5 p1+p2   34 sum
        add edi, dword [esp + 40]         ;   487.5 p5+p2   34 sum
        add edi, 0x7a6d76e9               ;   488.5 p1      34 sum
        rol edi, 8                        ;   489.5 p0      35 v[2]
        mov edx, ebx                      ;   484.5 p5      26 sum copy
        not edx                           ;   485.5 p1      26 sum
        rol ebp, 0xa                      ;   485.0 p0      36 v[4]
        add ecx, dword [esp + 52]         ;   491.5 p5+p2   35 v[2]
        or edx, dword [esp + 44]          ;   489.5 p1+p2   26 sum
        add edi, dword [esp + 64]         ;   490.5 p0+p2   35 v[2]
        xor edx, ecx                      ;   492.5 p5      26 sum
        add edx, dword [esi + 16]         ;   493.5 p1+p2   34 sum
        add edx, dword [esp + 52]         ;   494.5 p0+p2   34 sum
        add edx, 0xa953fd4e               ;   495.5 p5      34 sum
        rol edx, 9                        ;   496.5 p0      35 v[1]
        mov dword [esp + 52], ebx         ;   487.5 p3+p4   36 v[4] spill
        mov ebx, dword [esp + 48]         ;   493.5 p2      25 sum
        xor ebx, edi                      ;   496.5 p1      25 sum
        xor ebx, ebp                      ;   497.5 p5      25 sum
        add ebx, dword [esi + 48]         ;   498.5 p0+p2   34 sum
        add ebx, dword [esp + 64]         ;   499.5 p1+p2   34 sum
        rol ebx, 8                        ;   500.5 p5      35 v[1]
        mov dword [esp + 64], ebp         ;   489.8 p3+p4   36 v[4] spill
        mov ebp, dword [esp + 44]         ;   496.5 p2      36 v[3]
        rol ebp, 0xa                      ;   499.5 p0      36 v[3]
        add edx, eax                      ;   497.5 p1      35 v[1]
        mov dword [esp + 44], eax         ;   490.8 p3+p4   36 v[0] spill
        mov eax, ebp                      ;   500.5 p5      26 sum copy
        not eax                           ;   501.5 p0      26 sum
        add ebx, dword [esp + 56]         ;   501.5 p1+p2   35 v[1]
        or eax, ecx                       ;   502.5 p5      26 sum
        rol ecx, 0xa                      ;   493.8 p0      36 v[2]
        xor eax, edx                      ;   503.5 p1      26 sum
        mov dword [esp + 40], ebp         ;   500.5 p3+p4   36 v[3] spill
        mov ebp, dword [esp + 48]         ;   498.5 p2      36 v[3]
        rol ebp, 0xa                      ;   501.5 p5      36 v[3]
        add eax, dword [esi]              ;   504.5 p0+p2   34 sum
        add eax, dword [esp + 44]         ;   505.5 p1+p2   34 sum
        add eax, 0xa953fd4e               ;   506.5 p5      34 sum
        rol eax, 0xf                      ;   507.5 p0      35 v[0]
        mov dword [esp + 44], edx         ;   498.5 p3+p4   35 v[1] spill
        mov edx, edi                      ;   498.8 p1      25 sum copy
        xor edx, ebx                      ;   502.5 p5      25 sum
        xor edx, ebp                      ;   503.5 p0      25 sum
        add edx, dword [esi + 60]         ;   504.5 p1+p2   34 sum
        add edx, dword [esp + 56]         ;   505.5 p5+p2   34 sum
        rol edx, 5                        ;   506.5 p0      35 v[0]
        mov dword [esp + 56], ebp         ;   502.5 p3+p4   36 v[3] spill
        mov ebp, ecx                      ;   501.0 p1      26 sum copy
        not ebp                           ;   502.0 p5      26 sum
        rol edi, 0xa                      ;   501.5 p0      36 v[2]
        add eax, dword [esp + 52]         ;   508.5 p1+p2   35 v[0]
        or ebp, dword [esp + 44]          ;   504.5 p5+p2   26 sum
        add edx, dword [esp + 64]         ;   507.5 p0+p2   35 v[0]
        xor ebp, eax                      ;   509.5 p1      26 sum
        add ebp, dword [esi + 20]         ;   510.5 p5+p2   34 sum
        add ebp, dword [esp + 52]         ;   511.5 p0+p2   34 sum
        add ebp, 0xa953fd4e               ;   512.5 p1      34 sum
        rol ebp, 5                        ;   513.5 p5      35 v[4]
        mov dword [esp + 52], ecx         ;   503.8 p3+p4   36 v[2] spill
        mov ecx, ebx                      ;   504.5 p0      25 sum copy
        xor ecx, edx                      ;   508.5 p1      25 sum
        xor ecx, edi                      ;   509.5 p5      25 sum
        add ecx, dword [esp + 64]         ;   510.5 p0+p2   34 sum
        add ecx, dword [esi + 40]         ;   511.5 p1+p2   34 sum
        rol ecx, 0xc                      ;   512.5 p5      35 v[4]
        mov dword [esp + 64], edi         ;   505.8 p3+p4   36 v[2] spill
        mov edi, dword [esp + 44]         ;   510.5 p2      36 v[1]
        rol edi, 0xa                      ;   513.5 p0      36 v[1]
        rol ebx, 0xa                      ;   507.2 p5      36 v[1]
        add ebp, dword [esp + 40]         ;   514.5 p1+p2   35 v[4]
        mov dword [esp + 44], edx         ;   508.5 p3+p4   35 v[0] spill
        mov edx, edi                      ;   514.5 p0      26 sum copy
        not edx                           ;   515.5 p1      26 sum
        add ecx, dword [esp + 56]         ;   513.5 p5+p2   35 v[4]
        or edx, eax                       ;   516.5 p0      26 sum
        rol eax, 0xa                      ;   509.8 p5      36 v[0]
        xor edx, ebp                      ;   517.5 p1      26 sum
        add edx, dword [esi + 36]         ;   518.5 p0+p2   34 sum
        add edx, dword [esp + 40]         ;   519.5 p1+p2   34 sum
        add edx, 0xa953fd4e               ;   520.5 p5      34 sum
        rol edx, 0xb                      ;   521.5 p0      35 v[3]
        mov dword [esp + 40], edi         ;   514.5 p3+p4   36 v[1] spill
        mov edi, ecx                      ;   514.5 p1      25 sum copy
        xor edi, ebx                      ;   515.5 p5      25 sum
        xor edi, dword [esp + 44]         ;   516.5 p0+p2   25 sum
        add edi, dword [esp + 56]         ;   517.5 p1+p2   34 sum
        add edi, dword [esi + 16]         ;   518.5 p5+p2   34 sum
        rol edi, 9                        ;   519.5 p0      35 v[3]
        mov dword [esp + 56], ebx         ;   514.5 p3+p4   36 v[1] spill
        mov ebx, eax                      ;   514.8 p1      26 sum copy
        not ebx                           ;   515.8 p5      26 sum
        add edx, dword [esp + 52]         ;   522.5 p0+p2   35 v[3]
        or ebx, ebp                       ;   516.8 p1      26 sum
        add edi, dword [esp + 64]         ;   520.5 p5+p2   35 v[3]
        xor ebx, edx                      ;   523.5 p0      26 sum
        rol ebp, 0xa                      ;   517.0 p5      36 v[4]
        mov dword [esp + 48], eax         ;   516.5 p3+p4   36 v[0] spill
        mov eax, dword [esp + 44]         ;   520.5 p2      36 v[0]
        rol eax, 0xa                      ;   523.5 p0      36 v[0]
        add ebx, dword [esi + 28]         ;   524.5 p1+p2   34 sum
        add ebx, dword [esp + 52]         ;   525.5 p5+p2   34 sum
        add ebx, 0xa953fd4e               ;   526.5 p0      34 sum
        rol ebx, 6                        ;   527.5 p5      35 v[2]
        mov dword [esp + 52], edx         ;   523.5 p3+p4   35 v[3] spill
        mov edx, ecx                      ;   518.5 p1      25 sum copy
        xor edx, edi                      ;   521.5 p0      25 sum
        xor edx, eax                      ;   524.5 p1      25 sum
        add edx, dword [esp + 64]         ;   525.5 p5+p2   34 sum
        add edx, dword [esi + 4]          ;   526.5 p0+p2   34 sum
        rol edx, 0xc                      ;   527.5 p5      35 v[2]
        mov dword [esp + 64], eax         ;   524.5 p3+p4   36 v[0] spill
        mov eax, ebp                      ;   521.0 p1      26 sum copy
        not eax                           ;   522.0 p0      26 sum
        rol ecx, 0xa                      ;   522.0 p5      36 v[4]
        or eax, dword [esp + 52]          ;   526.5 p1+p2   26 sum
        add ebx, dword [esp + 40]         ;   528.5 p0+p2   35 v[2]
        add edx, dword [esp + 56]         ;   528.5 p1+p2   35 v[2]
        xor eax, ebx                      ;   529.5 p5      26 sum
        add eax, dword [esi + 48]         ;   530.5 p0+p2   34 sum
        add eax, dword [esp + 40]         ;   531.5 p1+p2   34 sum
        add eax, 0xa953fd4e               ;   532.5 p5      34 sum
        rol eax, 8                        ;   533.5 p0      35 v[1]
        mov dword [esp + 40], ebp         ;   524.8 p3+p4   36 v[4] spill
        mov ebp, edi                      ;   525.0 p1      25 sum copy
        xor ebp, edx                      ;   529.5 p5      25 sum
        xor ebp, ecx                      ;   530.5 p0      25 sum
        add ebp, dword [esi + 20]         ;   531.5 p1+p2   34 sum
        add ebp, dword [esp + 56]         ;   532.5 p5+p2   34 sum
        rol ebp, 5                        ;   533.5 p0      35 v[1]
        mov dword [esp + 56], ecx         ;   526.8 p3+p4   36 v[4] spill
        mov ecx, dword [esp + 52]         ;   532.5 p2      36 v[3]
        rol ecx, 0xa                      ;   535.5 p5      36 v[3]
        rol edi, 0xa                      ;   527.5 p0      36 v[3]
        add eax, dword [esp + 48]         ;   534.5 p1+p2   35 v[1]
        mov dword [esp + 52], edi         ;   528.5 p3+p4   36 v[3] spill
        mov edi, ecx                      ;   536.5 p5      26 sum copy
        not edi                           ;   537.5 p0      26 sum
        or edi, ebx                       ;   538.5 p1      26 sum
        add ebp, dword [esp + 64]         ;   534.5 p5+p2   35 v[1]
        rol ebx, 0xa                      ;   529.8 p0      36 v[2]
        xor edi, eax                      ;   539.5 p1      26 sum
        add edi, dword [esi + 8]          ;   540.5 p5+p2   34 sum
        add edi, dword [esp + 48]         ;   541.5 p0+p2   34 sum
        add edi, 0xa953fd4e               ;   542.5 p1      34 sum
        rol edi, 0xd                      ;   543.5 p5      35 v[0]
        mov dword [esp + 48], ecx         ;   536.5 p3+p4   36 v[3] spill
        mov ecx, edx                      ;   532.8 p0      25 sum copy
        xor ecx, ebp                      ;   535.5 p1      25 sum
        xor ecx, dword [esp + 52]         ;   537.5 p5+p2   25 sum
        add ecx, dword [esi + 32]         ;   538.5 p0+p2   34 sum
        add ecx, dword [esp + 64]         ;   539.5 p1+p2   34 sum
        rol ecx, 0xe                      ;   540.5 p5      35 v[0]
        mov dword [esp + 64], ebp         ;   535.5 p3+p4   35 v[1] spill
        mov ebp, ebx                      ;   535.5 p0      26 sum copy
        not ebp                           ;   536.5 p1      26 sum
        rol edx, 0xa                      ;   536.0 p5      36 v[2]
        add edi, dword [esp + 40]         ;   544.5 p0+p2   35 v[0]
        or ebp, eax                       ;   537.5 p1      26 sum
        add ecx, dword [esp + 56]         ;   541.5 p5+p2   35 v[0]
        xor ebp, edi                      ;   545.5 p0      26 sum
        rol eax, 0xa                      ;   538.0 p5      36 v[1]
        add ebp, dword [esi + 40]         ;   546.5 p1+p2   34 sum
        add ebp, dword [esp + 40]         ;   547.5 p0+p2   34 sum
        add ebp, 0xa953fd4e               ;   548.5 p1      34 sum
        rol ebp, 0xc                      ;   549.5 p5      35 v[4]
        mov dword [esp + 40], ebx         ;   538.5 p3+p4   36 v[2] spill
        mov ebx, dword [esp + 64]         ;   544.5 p2      25 sum
        xor ebx, ecx                      ;   547.5 p0      25 sum
        xor ebx, edx                      ;   548.5 p1      25 sum
        add ebx, dword [esi + 28]         ;   549.5 p5+p2   34 sum
        add ebx, dword [esp + 56]         ;   550.5 p0+p2   34 sum
        rol ebx, 6                        ;   551.5 p5      35 v[4]
        mov dword [esp + 56], edx         ;   541.5 p3+p4   36 v[2] spill
        mov edx, eax                      ;   541.8 p1      26 sum copy
        not edx                           ;   542.8 p0      26 sum
        or edx, edi                       ;   545.5 p5      26 sum
        add ebp, dword [esp + 48]         ;   550.5 p1+p2   35 v[4]
        add ebx, dword [esp + 52]         ;   552.5 p0+p2   35 v[4]
        xor edx, ebp                      ;   551.5 p5      26 sum
        rol edi, 0xa                      ;   545.5 p0      36 v[0]
        mov dword [esp + 44], eax         ;   544.8 p3+p4   36 v[1] spill
        mov eax, dword [esp + 64]         ;   549.5 p2      36 v[1]
        rol eax, 0xa                      ;   552.5 p5      36 v[1]
        add edx, dword [esi + 56]         ;   552.5 p1+p2   34 sum
        add edx, dword [esp + 48]         ;   553.5 p0+p2   34 sum
        add edx, 0xa953fd4e               ;   554.5 p5      34 sum
        rol edx, 5                        ;   555.5 p0      35 v[3]
        mov dword [esp + 48], ebp         ;   551.5 p3+p4   35 v[4] spill
        mov ebp, ecx                      ;   548.5 p1      25 sum copy
        xor ebp, ebx                      ;   553.5 p5      25 sum
        xor ebp, eax                      ;   554.5 p0      25 sum
        add ebp, dword [esi + 24]         ;   555.5 p1+p2   34 sum
        add ebp, dword [esp + 52]         ;   556.5 p5+p2   34 sum
        rol ebp, 8                        ;   557.5 p0      35 v[3]
        mov dword [esp + 52], eax         ;   553.5 p3+p4   36 v[1] spill
        mov eax, edi                      ;   550.8 p1      26 sum copy
        not eax                           ;   551.8 p5      26 sum
        rol ecx, 0xa                      ;   551.5 p0      36 v[0]
        add edx, dword [esp + 40]         ;   556.5 p1+p2   35 v[3]
        or eax, dword [esp + 48]          ;   555.5 p5+p2   26 sum
        add ebp, dword [esp + 56]         ;   558.5 p0+p2   35 v[3]
        xor eax, edx                      ;   557.5 p1      26 sum
        add eax, dword [esi + 4]          ;   558.5 p5+p2   34 sum
        add eax, dword [esp + 40]         ;   559.5 p0+p2   34 sum
        add eax, 0xa953fd4e               ;   560.5 p1      34 sum
        rol eax, 0xc                      ;   561.5 p5      35 v[2]
        mov dword [esp + 40], edi         ;   553.8 p3+p4   36 v[0] spill
        mov edi, ebx                      ;   554.5 p0      25 sum copy
        xor edi, ecx                      ;   555.5 p1      25 sum
        xor edi, ebp                      ;   559.5 p5      25 sum
        add edi, dword [esi + 8]          ;   560.5 p0+p2   34 sum
        add edi, dword [esp + 56]         ;   561.5 p1+p2   34 sum
        rol edi, 0xd                      ;   562.5 p5      35 v[2]
        mov dword [esp + 56], ecx         ;   555.8 p3+p4   36 v[0] spill
        mov ecx, dword [esp + 48]         ;   561.5 p2      36 v[4]
        rol ecx, 0xa                      ;   564.5 p0      36 v[4]
        rol ebx, 0xa                      ;   557.0 p5      36 v[4]
        add eax, dword [esp + 44]         ;   562.5 p1+p2   35 v[2]
        mov dword [esp + 48], ebp         ;   559.5 p3+p4   35 v[3] spill
        mov ebp, ecx                      ;   565.5 p0      26 sum copy
        not ebp                           ;   566.5 p1      26 sum
        add edi, dword [esp + 52]         ;   563.5 p5+p2   35 v[2]
        or ebp, edx                       ;   567.5 p0      26 sum
        rol edx, 0xa                      ;   559.0 p5      36 v[3]
        xor ebp, eax                      ;   568.5 p1      26 sum
        add ebp, dword [esi + 12]         ;   569.5 p0+p2   34 sum
        add ebp, dword [esp + 44]         ;   570.5 p1+p2   34 sum
        add ebp, 0xa953fd4e               ;   571.5 p5      34 sum
        rol ebp, 0xd                      ;   572.5 p0      35 v[1]
        mov dword [esp + 44], ecx         ;   565.5 p3+p4   36 v[4] spill
        mov ecx, edi                      ;   564.5 p1      25 sum copy
        xor ecx, ebx                      ;   565.5 p5      25 sum
        xor ecx, dword [esp + 48]         ;   566.5 p0+p2   25 sum
        add ecx, dword [esi + 52]         ;   567.5 p1+p2   34 sum
        add ecx, dword [esp + 52]         ;   568.5 p5+p2   34 sum
        rol ecx, 6                        ;   569.5 p0      35 v[1]
        mov dword [esp + 52], ebx         ;   564.5 p3+p4   36 v[4] spill
        mov ebx, edx                      ;   564.8 p1      26 sum copy
        not ebx                           ;   565.8 p5      26 sum
        or ebx, eax                       ;   566.8 p0      26 sum
        add ebp, dword [esp + 40]         ;   573.5 p1+p2   35 v[1]
        add ecx, dword [esp + 56]         ;   570.5 p5+p2   35 v[1]
        xor ebx, ebp                      ;   574.5 p0      26 sum
        rol eax, 0xa                      ;   567.0 p5      36 v[2]
        mov dword [esp + 64], edx         ;   566.5 p3+p4   36 v[3] spill
        mov edx, dword [esp + 48]         ;   571.5 p2      36 v[3]
        rol edx, 0xa                      ;   574.5 p0      36 v[3]
        add ebx, dword [esi + 32]         ;   575.5 p1+p2   34 sum
        add ebx, dword [esp + 40]         ;   576.5 p5+p2   34 sum
        add ebx, 0xa953fd4e               ;   577.5 p0      34 sum
        rol ebx, 0xe                      ;   578.5 p5      35 v[0]
        mov dword [esp + 40], ebp         ;   574.5 p3+p4   35 v[1] spill
        mov ebp, ecx                      ;   571.5 p1      25 sum copy
        xor ebp, edi                      ;   572.5 p0      25 sum
        xor ebp, edx                      ;   575.5 p1      25 sum
        add ebp, dword [esi + 56]         ;   576.5 p5+p2   34 sum
        add ebp, dword [esp + 56]         ;   577.5 p0+p2   34 sum
        rol ebp, 5                        ;   578.5 p5      35 v[0]
        mov dword [esp + 56], edx         ;   575.5 p3+p4   36 v[3] spill
        mov edx, eax                      ;   572.0 p1      26 sum copy
        not edx                           ;   573.0 p0      26 sum
        rol edi, 0xa                      ;   572.5 p5      36 v[2]
        add ebx, dword [esp + 44]         ;   579.5 p1+p2   35 v[0]
        or edx, dword [esp + 40]          ;   577.5 p0+p2   26 sum
        add ebp, dword [esp + 52]         ;   579.5 p5+p2   35 v[0]
        xor edx, ebx                      ;   580.5 p1      26 sum
        add edx, dword [esi + 44]         ;   581.5 p0+p2   34 sum
        add edx, dword [esp + 44]         ;   582.5 p5+p2   34 sum
        add edx, 0xa953fd4e               ;   583.5 p1      34 sum
        rol edx, 0xb                      ;   584.5 p0      35 v[4]
        mov dword [esp + 44], eax         ;   575.8 p3+p4   36 v[2] spill
        mov eax, ecx                      ;   576.0 p5      25 sum copy
        xor eax, ebp                      ;   580.5 p1      25 sum
        xor eax, edi                      ;   581.5 p0      25 sum
        add eax, dword [esi]              ;   582.5 p5+p2   34 sum
        add eax, dword [esp + 52]         ;   583.5 p1+p2   34 sum
        rol eax, 0xf                      ;   584.5 p0      35 v[4]
        mov dword [esp + 52], edi         ;   577.8 p3+p4   36 v[2] spill
        mov edi, dword [esp + 40]         ;   583.5 p2      36 v[1]
        rol edi, 0xa                      ;   586.5 p5      36 v[1]
        rol ecx, 0xa                      ;   578.5 p0      36 v[1]
        add edx, dword [esp + 64]         ;   585.5 p1+p2   35 v[4]
        mov dword [esp + 40], ecx         ;   579.5 p3+p4   36 v[1] spill
        mov ecx, edi                      ;   587.5 p5      26 sum copy
        not ecx                           ;   588.5 p0      26 sum
        or ecx, ebx                       ;   589.5 p1      26 sum
        add eax, dword [esp + 56]         ;   585.5 p5+p2   35 v[4]
        rol ebx, 0xa                      ;   580.8 p0      36 v[0]
        xor ecx, edx                      ;   590.5 p1      26 sum
        add ecx, dword [esi + 24]         ;   591.5 p5+p2   34 sum
        add ecx, dword [esp + 64]         ;   592.5 p0+p2   34 sum
        add ecx, 0xa953fd4e               ;   593.5 p1      34 sum
        rol ecx, 8                        ;   594.5 p5      35 v[3]
        mov dword [esp + 64], edi         ;   587.5 p3+p4   36 v[1] spill
        mov edi, ebp                      ;   583.8 p0      25 sum copy
        xor edi, eax                      ;   586.5 p1      25 sum
        xor edi, dword [esp + 40]         ;   588.5 p5+p2   25 sum
        add edi, dword [esp + 56]         ;   589.5 p0+p2   34 sum
        add edi, dword [esi + 12]         ;   590.5 p1+p2   34 sum
        rol edi, 0xd                      ;   591.5 p5      35 v[3]
        mov dword [esp + 56], eax         ;   586.5 p3+p4   35 v[4] spill
        mov eax, ebx                      ;   586.5 p0      26 sum copy
        not eax                           ;   587.5 p1      26 sum
        rol ebp, 0xa                      ;   587.0 p5      36 v[0]
        or eax, edx                       ;   588.5 p0      26 sum
        add ecx, dword [esp + 44]         ;   595.5 p1+p2   35 v[3]
        add edi, dword [esp + 52]         ;   592.5 p5+p2   35 v[3]
        xor eax, ecx                      ;   596.5 p0      26 sum
        rol edx, 0xa                      ;   589.0 p5      36 v[4]
        add eax, dword [esi + 60]         ;   597.5 p1+p2   34 sum
        add eax, dword [esp + 44]         ;   598.5 p0+p2   34 sum
        add eax, 0xa953fd4e               ;   599.5 p1      34 sum
        rol eax, 5                        ;   600.5 p5      35 v[2]
        mov dword [esp + 44], ebx         ;   589.5 p3+p4   36 v[0] spill
        mov ebx, dword [esp + 56]         ;   595.5 p2      25 sum
        xor ebx, edi                      ;   598.5 p0      25 sum
        xor ebx, ebp                      ;   599.5 p1      25 sum
        mov dword [esp + 48], ebp         ;   590.8 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 36]         ;   596.5 p2      49 h
        add ebp, edx                      ;   599.5 p5      49 h
        not edx                           ;   591.8 p0      26 sum
        add ebx, dword [esi + 36]         ;   600.5 p1+p2   34 sum
        add ebx, dword [esp + 52]         ;   601.5 p5+p2   34 sum
        rol ebx, 0xb                      ;   602.5 p0      35 v[2]
        add eax, dword [esp + 64]         ;   601.5 p1+p2   35 v[2]
        or edx, ecx                       ;   596.5 p5      26 sum
        add ebx, dword [esp + 40]         ;   603.5 p0+p2   35 v[2]
        xor edx, eax                      ;   602.5 p1      26 sum
        rol ecx, 0xa                      ;   596.5 p5      36 v[3]
        mov dword [esp + 52], ecx         ;   597.5 p3+p4   36 v[3] spill
        mov ecx, dword [esp + 56]         ;   601.5 p2      36 v[4]
        rol ecx, 0xa                      ;   604.5 p0      36 v[4]
        add edx, dword [esi + 52]         ;   603.5 p1+p2   34 sum
        add edx, dword [esp + 64]         ;   604.5 p5+p2   34 sum
        add edx, 0xa953fd4e               ;   605.5 p0      34 sum
        rol edx, 6                        ;   606.5 p5      35 v[1]
        mov dword [esp + 64], edx         ;   607.5 p3+p4   35 v[1] spill
        mov edx, dword [esp + 0]          ;   604.5 p2      49 h
        add edx, ebx                      ;   607.5 p1      49 h
        xor ebx, edi                      ;   604.5 p0      25 sum
        xor ebx, ecx                      ;   605.5 p5      25 sum
        rol edi, 0xa                      ;   601.5 p0      36 v[3]
        add ebx, dword [esi + 44]         ;   606.5 p1+p2   34 sum
        add ebx, dword [esp + 40]         ;   607.5 p5+p2   34 sum
        rol ebx, 0xb                      ;   608.5 p0      35 v[1]
        add eax, edi                      ;   602.8 p1      48 h0
        add eax, dword [esp + 32]         ;   607.5 p5+p2   48 h0
        mov edi, dword [esp + 48]         ;   608.5 p2      36 v[0] reload
        add ebp, edi                      ;   611.5 p0      49 h
        add ecx, dword [esp + 24]         ;   609.5 p1+p2   49 h
        add ecx, dword [esp + 52]         ;   610.5 p5+p2   49 h
        add edx, dword [esp + 64]         ;   611.5 p0+p2   49 h
        add ebx, dword [esp + 28]         ;   612.5 p1+p2   49 h
        add ebx, edi                      ;   613.5 p5      49 h
        mov edi, dword [esp + 44]         ;   613.5 p2      36 v[0] reload
        add ebx, edi                      ;   616.5 p0      49 h
        add edx, edi                      ;   616.5 p1      49 h
        mov dword [esp + 0], eax          ;   608.5 p3+p4   50 h
        add esi, 0x40                     ;   607.5 p5      41 blocks
        mov edi, ebx                      ;   617.5 p0      49 h copy
        mov eax, edx                      ;   617.5 p1      49 h copy
        xchg ebp, ecx                     ;   612.5 p5+p0+p1   49 h copy
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
