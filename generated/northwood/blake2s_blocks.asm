; blake2s_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/blake2s.cw (sha256 c191e4f92cb516eb); do not edit:
;   ./cw build blake2s_blocks --cpu northwood
;
; void blake2s_blocks(void *h, const void *m, const void *t, const void *f, uint32_t n);   cdecl
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   t: 8 bytes a block, read, public, no alignment needed
;   f: 4 bytes a block, read, public, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 88 bytes, 23 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 18.7; bounds: width 7.3, ports 18.0, path 4.5
;   blocks: 1808 uops, planned 608.2; bounds: width 602.7, ports 471.5, path 402.5
;   body.2: 17 uops, planned 16.7; bounds: width 5.7, ports 16.0, path 0.0
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
%fatal "blake2s_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_blake2s_blocks
$_blake2s_blocks:
%else
        global $blake2s_blocks
%endif
$blake2s_blocks:
        push ebx                    ;                    preserved
        push esi                    ;                    preserved
        push edi                    ;                    preserved
        push ebp                    ;                    preserved
        sub esp, 0x5c               ;                    frame
        mov esi, dword [esp + 112]  ;     0.0 p2      48 h reload
        mov edi, dword [esi]        ;     2.0 p2      48 h
        mov dword [esp + 0], edi    ;     4.0 p0+p3   48 h
        mov edi, dword [esi + 4]    ;     2.0 p2      48 h
        mov dword [esp + 4], edi    ;     4.0 p0+p3   48 h
        mov edi, dword [esi + 8]    ;     3.0 p2      48 h
        mov dword [esp + 8], edi    ;     5.0 p0+p3   48 h
        mov edi, dword [esi + 12]   ;     4.0 p2      48 h
        mov dword [esp + 12], edi   ;     6.7 p0+p3   48 h
        mov edi, dword [esi + 16]   ;     5.0 p2      48 h
        mov dword [esp + 16], edi   ;     8.7 p0+p3   48 h
        mov edi, dword [esi + 20]   ;     6.0 p2      48 h
        mov dword [esp + 20], edi   ;    10.7 p0+p3   48 h
        mov edi, dword [esi + 24]   ;     7.0 p2      48 h
        mov dword [esp + 24], edi   ;    12.7 p0+p3   48 h
        mov esi, dword [esi + 28]   ;     8.0 p2      48 h
        mov dword [esp + 28], esi   ;    14.7 p0+p3   48 h
        mov esi, dword [esp + 128]  ;     9.0 p2      48 h
        shl esi, 6                  ;    11.0 p1      48 h
        add esi, dword [esp + 116]  ;    15.0 p2+p1   48 h
        mov dword [esp + 32], esi   ;    16.7 p0+p3   48 h
        cmp dword [esp + 128], 0    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 116]  ;                    resident
        mov edi, dword [esp + 16]   ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]        ;     0.0 p2      60 v
        mov eax, dword [esi + 4]    ;     1.0 p2      60 v
        mov ecx, dword [esp + 0]    ;     2.0 p2      34 v[0]
        add ecx, ebp                ;     4.0 p0      34 v[0]
        add ecx, edi                ;     4.5 p1      34 v[0]
        lea edx, [ecx + eax]        ;     5.0 p0      38 v[0]
        xor ecx, 0x510e527f         ;     5.0 p0      35 v[12]
        mov ebx, dword [esp + 120]  ;     3.0 p2      54 v[12] reload
        xor ecx, dword [ebx]        ;     7.0 p2+p0   35 v[12]
        rol ecx, 0x10               ;     7.5 p1      35 v[12]
        lea eax, [ecx + 1779033703] ;    11.5 p0      36 v[8]
        mov ebp, eax                ;    12.0 p0      37 v[4] copy
        xor ebp, edi                ;    12.5 p0      37 v[4]
        rol ebp, 0x14               ;    13.0 p1      37 v[4]
        add edx, ebp                ;    17.0 p0      38 v[0]
        xor ecx, edx                ;    17.5 p0      39 v[12]
        rol ecx, 0x18               ;    18.0 p1      39 v[12]
        add eax, ecx                ;    22.0 p0      40 v[8]
        xor ebp, eax                ;    22.5 p0      41 v[4]
        rol ebp, 0x19               ;    23.0 p1      41 v[4]
        mov dword [esp + 36], edi   ;     7.2 p0+p3   51 v[4] spill
        mov edi, dword [esi + 8]    ;     7.3 p2      34 v[1]
        add edi, dword [esp + 4]    ;     9.3 p2+p1   34 v[1]
        add edi, dword [esp + 20]   ;     9.8 p2+p0   34 v[1]
        mov dword [esp + 40], ebp   ;    27.0 p0+p3   41 v[4] spill
        mov ebp, dword [esi + 12]   ;    10.3 p2      38 v[1]
        add ebp, edi                ;    12.3 p1      38 v[1]
        xor edi, dword [ebx + 4]    ;    11.3 p2+p0   35 v[13]
        xor edi, 0x9b05688c         ;    11.8 p0      35 v[13]
        rol edi, 0x10               ;    12.3 p1      35 v[13]
        lea ebx, [edi - 1150833019] ;    16.3 p0      36 v[9]
        mov dword [esp + 44], eax   ;    22.5 p0+p3   40 v[8] spill
        mov eax, ebx                ;    16.8 p1      37 v[5] copy
        xor eax, dword [esp + 20]   ;    17.3 p2+p0   37 v[5]
        rol eax, 0x14               ;    17.8 p1      37 v[5]
        add ebp, eax                ;    21.8 p0      38 v[1]
        xor edi, ebp                ;    22.3 p0      39 v[13]
        rol edi, 0x18               ;    22.8 p1      39 v[13]
        add ebx, edi                ;    26.8 p0      40 v[9]
        xor eax, ebx                ;    27.3 p0      41 v[5]
        rol eax, 0x19               ;    27.8 p1      41 v[5]
        mov dword [esp + 48], ebx   ;    27.3 p0+p3   40 v[9] spill
        mov ebx, dword [esi + 16]   ;    15.7 p2      34 v[2]
        add ebx, dword [esp + 8]    ;    17.7 p2+p1   34 v[2]
        add ebx, dword [esp + 24]   ;    18.2 p2+p0   34 v[2]
        mov dword [esp + 52], edi   ;    26.8 p0+p3   39 v[13] spill
        mov edi, dword [esi + 20]   ;    18.7 p2      38 v[2]
        add edi, ebx                ;    20.7 p1      38 v[2]
        xor ebx, 0x1f83d9ab         ;    18.7 p0      35 v[14]
        mov dword [esp + 56], ecx   ;    22.0 p0+p3   39 v[12] spill
        mov ecx, dword [esp + 124]  ;    19.7 p2      56 v[14] reload
        xor ebx, dword [ecx]        ;    23.7 p2+p0   35 v[14]
        rol ebx, 0x10               ;    24.2 p1      35 v[14]
        lea ecx, [ebx + 1013904242] ;    28.2 p0      36 v[10]
        mov dword [esp + 60], ebp   ;    22.3 p0+p3   38 v[1] spill
        mov ebp, ecx                ;    28.7 p1      37 v[6] copy
        xor ebp, dword [esp + 24]   ;    29.2 p2+p0   37 v[6]
        rol ebp, 0x14               ;    29.7 p1      37 v[6]
        add edi, ebp                ;    33.7 p0      38 v[2]
        xor ebx, edi                ;    34.2 p0      39 v[14]
        rol ebx, 0x18               ;    34.7 p1      39 v[14]
        add ecx, ebx                ;    38.7 p0      40 v[10]
        xor ebp, ecx                ;    39.2 p0      41 v[6]
        rol ebp, 0x19               ;    39.7 p1      41 v[6]
        mov dword [esp + 64], ebx   ;    38.7 p0+p3   39 v[14] spill
        mov ebx, dword [esi + 24]   ;    24.7 p2      60 v
        mov dword [esp + 68], edi   ;    34.2 p0+p3   38 v[2] spill
        mov edi, dword [esi + 28]   ;    25.7 p2      60 v
        mov dword [esp + 72], ebp   ;    43.7 p0+p3   41 v[6] spill
        mov ebp, dword [esp + 12]   ;    26.7 p2      34 v[3]
        add ebp, ebx                ;    28.7 p1      34 v[3]
        add ebp, dword [esp + 28]   ;    29.2 p2+p1   34 v[3]
        lea ebx, [ebp + edi]        ;    29.7 p1      38 v[3]
        xor ebp, 0x5be0cd19         ;    29.7 p0      35 v[15]
        rol ebp, 0x10               ;    30.2 p1      35 v[15]
        lea edi, [ebp - 1521486534] ;    34.2 p0      36 v[11]
        add edx, eax                ;    31.8 p0      34 v[0]
        add edx, dword [esi + 32]   ;    32.3 p2+p1   34 v[0]
        mov dword [esp + 76], eax   ;    31.8 p0+p3   41 v[5] spill
        mov eax, edi                ;    34.7 p1      37 v[7] copy
        xor eax, dword [esp + 28]   ;    35.2 p2+p0   37 v[7]
        rol eax, 0x14               ;    35.7 p1      37 v[7]
        add ebx, eax                ;    39.7 p0      38 v[3]
        xor ebp, ebx                ;    40.2 p0      39 v[15]
        rol ebp, 0x18               ;    40.7 p1      39 v[15]
        add edi, ebp                ;    44.7 p0      40 v[11]
        xor eax, edi                ;    45.2 p0      41 v[7]
        rol eax, 0x19               ;    45.7 p1      41 v[7]
        xor ebp, edx                ;    44.7 p0      35 v[15]
        rol ebp, 0x10               ;    45.2 p1      35 v[15]
        add ecx, ebp                ;    49.2 p0      36 v[10]
        mov dword [esp + 80], ebx   ;    40.2 p0+p3   38 v[3] spill
        mov ebx, dword [esi + 36]   ;    34.7 p2      63 v
        add edx, ebx                ;    36.7 p1      38 v[0]
        mov ebx, dword [esp + 76]   ;    35.7 p2      37 v[5]
        xor ebx, ecx                ;    49.7 p0      37 v[5]
        rol ebx, 0x14               ;    50.2 p1      37 v[5]
        add edx, ebx                ;    54.2 p0      38 v[0]
        xor ebp, edx                ;    54.7 p0      39 v[15]
        rol ebp, 0x18               ;    55.2 p1      39 v[15]
        add ecx, ebp                ;    59.2 p0      40 v[10]
        xor ebx, ecx                ;    59.7 p0      41 v[5]
        rol ebx, 0x19               ;    60.2 p1      41 v[5]
        mov dword [esp + 76], ebp   ;    59.2 p0+p3   39 v[15] spill
        mov ebp, dword [esi + 40]   ;    38.7 p2      63 v
        mov dword [esp + 84], ecx   ;    59.7 p0+p3   40 v[10] spill
        mov ecx, dword [esi + 44]   ;    39.7 p2      63 v
        mov dword [esp + 88], ebx   ;    64.2 p0+p3   41 v[5] spill
        mov ebx, dword [esp + 60]   ;    40.7 p2      34 v[1]
        add ebx, ebp                ;    42.7 p1      34 v[1]
        add ebx, dword [esp + 72]   ;    46.7 p2+p1   34 v[1]
        lea ebp, [ebx + ecx]        ;    47.2 p0      38 v[1]
        xor ebx, dword [esp + 56]   ;    47.2 p2+p0   35 v[12]
        rol ebx, 0x10               ;    47.7 p1      35 v[12]
        add edi, ebx                ;    51.7 p0      36 v[11]
        mov ecx, dword [esp + 72]   ;    44.7 p2      37 v[6]
        xor ecx, edi                ;    52.2 p0      37 v[6]
        rol ecx, 0x14               ;    52.7 p1      37 v[6]
        add ebp, ecx                ;    56.7 p0      38 v[1]
        xor ebx, ebp                ;    57.2 p0      39 v[12]
        rol ebx, 0x18               ;    57.7 p1      39 v[12]
        add edi, ebx                ;    61.7 p0      40 v[11]
        xor ecx, edi                ;    62.2 p0      41 v[6]
        rol ecx, 0x19               ;    62.7 p1      41 v[6]
        mov dword [esp + 72], edi   ;    62.2 p0+p3   40 v[11] spill
        mov edi, dword [esp + 68]   ;    46.3 p2      34 v[2]
        add edi, eax                ;    49.7 p1      34 v[2]
        add edi, dword [esi + 48]   ;    50.2 p2+p0   34 v[2]
        mov dword [esp + 68], ecx   ;    66.7 p0+p3   41 v[6] spill
        mov ecx, dword [esi + 52]   ;    48.3 p2      38 v[2]
        add ecx, edi                ;    50.7 p1      38 v[2]
        xor edi, dword [esp + 52]   ;    50.7 p2+p0   35 v[13]
        rol edi, 0x10               ;    51.2 p1      35 v[13]
        mov dword [esp + 52], ebp   ;    57.2 p0+p3   38 v[1] spill
        mov ebp, dword [esp + 44]   ;    50.3 p2      36 v[8]
        add ebp, edi                ;    55.2 p1      36 v[8]
        xor eax, ebp                ;    55.7 p0      37 v[7]
        rol eax, 0x14               ;    56.2 p1      37 v[7]
        add ecx, eax                ;    60.2 p0      38 v[2]
        xor edi, ecx                ;    60.7 p0      39 v[13]
        rol edi, 0x18               ;    61.2 p1      39 v[13]
        add ebp, edi                ;    65.2 p0      40 v[8]
        xor eax, ebp                ;    65.7 p0      41 v[7]
        rol eax, 0x19               ;    66.2 p1      41 v[7]
        mov dword [esp + 44], eax   ;    70.2 p0+p3   41 v[7] spill
        mov eax, dword [esi + 56]   ;    53.7 p2      63 v
        mov dword [esp + 56], ecx   ;    60.7 p0+p3   38 v[2] spill
        mov ecx, dword [esp + 80]   ;    54.7 p2      34 v[3]
        add ecx, eax                ;    56.7 p1      34 v[3]
        add ecx, dword [esp + 40]   ;    57.2 p2+p1   34 v[3]
        mov dword [esp + 80], edi   ;    65.2 p0+p3   39 v[13] spill
        mov edi, dword [esi + 60]   ;    56.7 p2      38 v[3]
        add edi, ecx                ;    58.7 p1      38 v[3]
        xor ecx, dword [esp + 64]   ;    57.7 p2+p0   35 v[14]
        rol ecx, 0x10               ;    58.2 p1      35 v[14]
        mov eax, dword [esp + 48]   ;    58.7 p2      36 v[9]
        add eax, ecx                ;    62.2 p0      36 v[9]
        add edx, dword [esi + 56]   ;    59.7 p2+p1   34 v[0]
        mov dword [esp + 48], esi   ;    59.3 p0+p3   60 v spill
        mov esi, dword [esp + 40]   ;    60.7 p2      37 v[4]
        xor esi, eax                ;    62.7 p0      37 v[4]
        rol esi, 0x14               ;    63.2 p1      37 v[4]
        add edi, esi                ;    67.2 p0      38 v[3]
        xor ecx, edi                ;    67.7 p0      39 v[14]
        rol ecx, 0x18               ;    68.2 p1      39 v[14]
        add eax, ecx                ;    72.2 p0      40 v[9]
        xor esi, eax                ;    72.7 p0      41 v[4]
        rol esi, 0x19               ;    73.2 p1      41 v[4]
        add edx, esi                ;    77.2 p0      34 v[0]
        xor ebx, edx                ;    77.7 p0      35 v[12]
        rol ebx, 0x10               ;    78.2 p1      35 v[12]
        add ebp, ebx                ;    82.2 p0      36 v[8]
        xor esi, ebp                ;    82.7 p0      37 v[4]
        rol esi, 0x14               ;    83.2 p1      37 v[4]
        add edx, esi                ;    87.2 p0      38 v[0]
        mov dword [esp + 40], edi   ;    67.7 p0+p3   38 v[3] spill
        mov edi, dword [esp + 48]   ;    65.0 p2      60 v reload
        add edx, dword [edi + 40]   ;    87.7 p2+p1   38 v[0]
        xor ebx, edx                ;    88.2 p0      39 v[12]
        rol ebx, 0x18               ;    88.7 p1      39 v[12]
        add ebp, ebx                ;    92.7 p0      40 v[8]
        xor esi, ebp                ;    93.2 p0      41 v[4]
        rol esi, 0x19               ;    93.7 p1      41 v[4]
        mov dword [esp + 64], esi   ;    97.7 p0+p3   41 v[4] spill
        mov esi, dword [esp + 52]   ;    68.0 p2      34 v[1]
        add esi, dword [edi + 16]   ;    70.0 p2+p1   34 v[1]
        add esi, dword [esp + 88]   ;    70.5 p2+p0   34 v[1]
        mov dword [esp + 52], ebp   ;    93.2 p0+p3   40 v[8] spill
        mov ebp, dword [edi + 32]   ;    71.0 p2      38 v[1]
        add ebp, esi                ;    73.0 p1      38 v[1]
        xor esi, dword [esp + 80]   ;    72.0 p2+p0   35 v[13]
        rol esi, 0x10               ;    72.5 p1      35 v[13]
        add eax, esi                ;    76.5 p0      36 v[9]
        mov dword [esp + 80], ebx   ;    92.7 p0+p3   39 v[12] spill
        mov ebx, dword [esp + 88]   ;    73.0 p2      37 v[5]
        xor ebx, eax                ;    77.0 p0      37 v[5]
        rol ebx, 0x14               ;    77.5 p1      37 v[5]
        add ebp, ebx                ;    81.5 p0      38 v[1]
        xor esi, ebp                ;    82.0 p0      39 v[13]
        rol esi, 0x18               ;    82.5 p1      39 v[13]
        add eax, esi                ;    86.5 p0      40 v[9]
        xor ebx, eax                ;    87.0 p0      41 v[5]
        rol ebx, 0x19               ;    87.5 p1      41 v[5]
        mov dword [esp + 88], eax   ;    87.0 p0+p3   40 v[9] spill
        mov eax, dword [esp + 56]   ;    75.7 p2      34 v[2]
        add eax, dword [edi + 36]   ;    77.7 p2+p1   34 v[2]
        add eax, dword [esp + 68]   ;    78.2 p2+p1   34 v[2]
        xor ecx, eax                ;    78.7 p0      35 v[14]
        rol ecx, 0x10               ;    79.2 p1      35 v[14]
        add eax, dword [edi + 60]   ;    78.7 p2+p0   38 v[2]
        mov dword [esp + 56], esi   ;    86.5 p0+p3   39 v[13] spill
        mov esi, dword [esp + 84]   ;    79.7 p2      36 v[10]
        add esi, ecx                ;    83.2 p1      36 v[10]
        mov dword [esp + 84], ebp   ;    82.0 p0+p3   38 v[1] spill
        mov ebp, dword [esp + 68]   ;    80.7 p2      37 v[6]
        xor ebp, esi                ;    83.7 p0      37 v[6]
        rol ebp, 0x14               ;    84.2 p1      37 v[6]
        add eax, ebp                ;    88.2 p0      38 v[2]
        xor ecx, eax                ;    88.7 p0      39 v[14]
        rol ecx, 0x18               ;    89.2 p1      39 v[14]
        add esi, ecx                ;    93.2 p0      40 v[10]
        xor ebp, esi                ;    93.7 p0      41 v[6]
        rol ebp, 0x19               ;    94.2 p1      41 v[6]
        mov dword [esp + 68], ecx   ;    93.2 p0+p3   39 v[14] spill
        mov ecx, dword [esp + 40]   ;    83.3 p2      34 v[3]
        add ecx, dword [edi + 52]   ;    85.3 p2+p1   34 v[3]
        add ecx, dword [esp + 44]   ;    85.8 p2+p1   34 v[3]
        mov dword [esp + 40], eax   ;    88.7 p0+p3   38 v[2] spill
        mov eax, dword [edi + 24]   ;    86.3 p2      38 v[3]
        add eax, ecx                ;    88.3 p1      38 v[3]
        xor ecx, dword [esp + 76]   ;    87.3 p2+p0   35 v[15]
        rol ecx, 0x10               ;    87.8 p1      35 v[15]
        mov dword [esp + 76], ebp   ;    98.2 p0+p3   41 v[6] spill
        mov ebp, dword [esp + 72]   ;    88.3 p2      36 v[11]
        add ebp, ecx                ;    91.8 p1      36 v[11]
        mov edi, dword [esp + 44]   ;    89.3 p2      37 v[7]
        xor edi, ebp                ;    92.3 p0      37 v[7]
        rol edi, 0x14               ;    92.8 p1      37 v[7]
        add eax, edi                ;    96.8 p0      38 v[3]
        xor ecx, eax                ;    97.3 p0      39 v[15]
        rol ecx, 0x18               ;    97.8 p1      39 v[15]
        add ebp, ecx                ;   101.8 p0      40 v[11]
        xor edi, ebp                ;   102.3 p0      41 v[7]
        rol edi, 0x19               ;   102.8 p1      41 v[7]
        add edx, ebx                ;    91.5 p0      34 v[0]
        mov dword [esp + 44], eax   ;    97.3 p0+p3   38 v[3] spill
        mov eax, dword [esp + 48]   ;    91.7 p2      60 v reload
        add edx, dword [eax + 4]    ;    95.7 p2+p1   34 v[0]
        xor ecx, edx                ;   101.8 p0      35 v[15]
        rol ecx, 0x10               ;   102.3 p1      35 v[15]
        add esi, ecx                ;   106.3 p0      36 v[10]
        xor ebx, esi                ;   106.8 p0      37 v[5]
        rol ebx, 0x14               ;   107.3 p1      37 v[5]
        add edx, dword [eax + 48]   ;    96.2 p2+p0   38 v[0]
        add edx, ebx                ;   111.3 p0      38 v[0]
        xor ecx, edx                ;   111.8 p0      39 v[15]
        rol ecx, 0x18               ;   112.3 p1      39 v[15]
        add esi, ecx                ;   116.3 p0      40 v[10]
        xor ebx, esi                ;   116.8 p0      41 v[5]
        rol ebx, 0x19               ;   117.3 p1      41 v[5]
        mov dword [esp + 72], ecx   ;   116.3 p0+p3   39 v[15] spill
        mov ecx, dword [esp + 84]   ;    97.3 p2      34 v[1]
        add ecx, dword [eax]        ;    99.3 p2+p1   34 v[1]
        add ecx, dword [esp + 76]   ;   101.2 p2+p0   34 v[1]
        mov dword [esp + 84], esi   ;   116.8 p0+p3   40 v[10] spill
        mov esi, dword [eax + 8]    ;   100.3 p2      38 v[1]
        add esi, ecx                ;   102.3 p1      38 v[1]
        xor ecx, dword [esp + 80]   ;   101.7 p2+p0   35 v[12]
        rol ecx, 0x10               ;   102.2 p1      35 v[12]
        add ebp, ecx                ;   106.2 p0      36 v[11]
        mov dword [esp + 80], ebx   ;   121.3 p0+p3   41 v[5] spill
        mov ebx, dword [esp + 76]   ;   102.3 p2      37 v[6]
        xor ebx, ebp                ;   106.7 p0      37 v[6]
        rol ebx, 0x14               ;   107.2 p1      37 v[6]
        add esi, ebx                ;   111.2 p0      38 v[1]
        xor ecx, esi                ;   111.7 p0      39 v[12]
        rol ecx, 0x18               ;   112.2 p1      39 v[12]
        add ebp, ecx                ;   116.2 p0      40 v[11]
        xor ebx, ebp                ;   116.7 p0      41 v[6]
        rol ebx, 0x19               ;   117.2 p1      41 v[6]
        mov dword [esp + 76], ebp   ;   116.7 p0+p3   40 v[11] spill
        mov ebp, dword [esp + 40]   ;   105.0 p2      34 v[2]
        add ebp, edi                ;   107.0 p1      34 v[2]
        add ebp, dword [eax + 44]   ;   107.5 p2+p1   34 v[2]
        mov dword [esp + 40], ebx   ;   121.2 p0+p3   41 v[6] spill
        mov ebx, dword [eax + 28]   ;   107.0 p2      38 v[2]
        add ebx, ebp                ;   109.0 p1      38 v[2]
        xor ebp, dword [esp + 56]   ;   108.0 p2+p0   35 v[13]
        rol ebp, 0x10               ;   108.5 p1      35 v[13]
        mov dword [esp + 56], esi   ;   111.7 p0+p3   38 v[1] spill
        mov esi, dword [esp + 52]   ;   109.0 p2      36 v[8]
        add esi, ebp                ;   112.5 p1      36 v[8]
        xor edi, esi                ;   113.0 p0      37 v[7]
        rol edi, 0x14               ;   113.5 p1      37 v[7]
        add ebx, edi                ;   117.5 p0      38 v[2]
        xor ebp, ebx                ;   118.0 p0      39 v[13]
        rol ebp, 0x18               ;   118.5 p1      39 v[13]
        add esi, ebp                ;   122.5 p0      40 v[8]
        xor edi, esi                ;   123.0 p0      41 v[7]
        rol edi, 0x19               ;   123.5 p1      41 v[7]
        mov dword [esp + 52], edi   ;   127.5 p0+p3   41 v[7] spill
        mov edi, dword [esp + 44]   ;   112.3 p2      34 v[3]
        add edi, dword [eax + 20]   ;   114.3 p2+p1   34 v[3]
        add edi, dword [esp + 64]   ;   114.8 p2+p0   34 v[3]
        mov dword [esp + 44], ebx   ;   118.0 p0+p3   38 v[2] spill
        mov ebx, dword [eax + 12]   ;   115.3 p2      38 v[3]
        add ebx, edi                ;   117.3 p1      38 v[3]
        xor edi, dword [esp + 68]   ;   116.3 p2+p0   35 v[14]
        rol edi, 0x10               ;   116.8 p1      35 v[14]
        mov eax, dword [esp + 88]   ;   117.3 p2      36 v[9]
        add eax, edi                ;   120.8 p0      36 v[9]
        mov dword [esp + 88], ebp   ;   122.5 p0+p3   39 v[13] spill
        mov ebp, dword [esp + 64]   ;   118.3 p2      37 v[4]
        xor ebp, eax                ;   121.3 p0      37 v[4]
        rol ebp, 0x14               ;   121.8 p1      37 v[4]
        add ebx, ebp                ;   125.8 p0      38 v[3]
        xor edi, ebx                ;   126.3 p0      39 v[14]
        rol edi, 0x18               ;   126.8 p1      39 v[14]
        add eax, edi                ;   130.8 p0      40 v[9]
        xor ebp, eax                ;   131.3 p0      41 v[4]
        mov dword [esp + 64], ebx   ;   126.3 p0+p3   38 v[3] spill
        mov ebx, dword [esp + 48]   ;   120.0 p2      60 v reload
        add edx, dword [ebx + 44]   ;   124.0 p2+p1   34 v[0]
        rol ebp, 0x19               ;   131.8 p1      41 v[4]
        add edx, ebp                ;   135.8 p0      34 v[0]
        xor ecx, edx                ;   136.3 p0      35 v[12]
        rol ecx, 0x10               ;   136.8 p1      35 v[12]
        add esi, ecx                ;   140.8 p0      36 v[8]
        xor ebp, esi                ;   141.3 p0      37 v[4]
        rol ebp, 0x14               ;   141.8 p1      37 v[4]
        add edx, dword [ebx + 32]   ;   136.3 p2+p0   38 v[0]
        add edx, ebp                ;   145.8 p0      38 v[0]
        xor ecx, edx                ;   146.3 p0      39 v[12]
        rol ecx, 0x18               ;   146.8 p1      39 v[12]
        add esi, ecx                ;   150.8 p0      40 v[8]
        xor ebp, esi                ;   151.3 p0      41 v[4]
        rol ebp, 0x19               ;   151.8 p1      41 v[4]
        mov dword [esp + 68], ebp   ;   155.8 p0+p3   41 v[4] spill
        mov ebp, dword [esp + 56]   ;   126.3 p2      34 v[1]
        add ebp, dword [ebx + 48]   ;   128.3 p2+p1   34 v[1]
        add ebp, dword [esp + 80]   ;   128.8 p2+p0   34 v[1]
        mov dword [esp + 56], esi   ;   151.3 p0+p3   40 v[8] spill
        mov esi, dword [ebx]        ;   129.3 p2      38 v[1]
        add esi, ebp                ;   131.3 p1      38 v[1]
        xor ebp, dword [esp + 88]   ;   130.3 p2+p0   35 v[13]
        rol ebp, 0x10               ;   130.8 p1      35 v[13]
        add eax, ebp                ;   134.8 p0      36 v[9]
        mov dword [esp + 88], ecx   ;   150.8 p0+p3   39 v[12] spill
        mov ecx, dword [esp + 80]   ;   131.3 p2      37 v[5]
        xor ecx, eax                ;   135.3 p0      37 v[5]
        rol ecx, 0x14               ;   135.8 p1      37 v[5]
        add esi, ecx                ;   139.8 p0      38 v[1]
        xor ebp, esi                ;   140.3 p0      39 v[13]
        rol ebp, 0x18               ;   140.8 p1      39 v[13]
        add eax, ebp                ;   144.8 p0      40 v[9]
        xor ecx, eax                ;   145.3 p0      41 v[5]
        rol ecx, 0x19               ;   145.8 p1      41 v[5]
        mov dword [esp + 80], eax   ;   145.3 p0+p3   40 v[9] spill
        mov eax, dword [esp + 44]   ;   134.0 p2      34 v[2]
        add eax, dword [ebx + 20]   ;   136.0 p2+p1   34 v[2]
        add eax, dword [esp + 40]   ;   136.5 p2+p1   34 v[2]
        xor edi, eax                ;   137.0 p0      35 v[14]
        rol edi, 0x10               ;   137.5 p1      35 v[14]
        add eax, dword [ebx + 8]    ;   137.0 p2+p0   38 v[2]
        mov dword [esp + 44], ebp   ;   144.8 p0+p3   39 v[13] spill
        mov ebp, dword [esp + 84]   ;   138.0 p2      36 v[10]
        add ebp, edi                ;   141.5 p1      36 v[10]
        mov dword [esp + 84], esi   ;   140.3 p0+p3   38 v[1] spill
        mov esi, dword [esp + 40]   ;   139.0 p2      37 v[6]
        xor esi, ebp                ;   142.0 p0      37 v[6]
        rol esi, 0x14               ;   142.5 p1      37 v[6]
        add eax, esi                ;   146.5 p0      38 v[2]
        xor edi, eax                ;   147.0 p0      39 v[14]
        rol edi, 0x18               ;   147.5 p1      39 v[14]
        add ebp, edi                ;   151.5 p0      40 v[10]
        xor esi, ebp                ;   152.0 p0      41 v[6]
        rol esi, 0x19               ;   152.5 p1      41 v[6]
        mov dword [esp + 40], edi   ;   151.5 p0+p3   39 v[14] spill
        mov edi, dword [esp + 64]   ;   141.7 p2      34 v[3]
        add edi, dword [ebx + 60]   ;   143.7 p2+p1   34 v[3]
        add edi, dword [esp + 52]   ;   144.2 p2+p0   34 v[3]
        mov dword [esp + 64], eax   ;   147.0 p0+p3   38 v[2] spill
        mov eax, dword [ebx + 52]   ;   144.7 p2      38 v[3]
        add eax, edi                ;   146.7 p1      38 v[3]
        xor edi, dword [esp + 72]   ;   145.7 p2+p0   35 v[15]
        rol edi, 0x10               ;   146.2 p1      35 v[15]
        mov dword [esp + 72], esi   ;   156.5 p0+p3   41 v[6] spill
        mov esi, dword [esp + 76]   ;   146.7 p2      36 v[11]
        add esi, edi                ;   150.2 p1      36 v[11]
        mov ebx, dword [esp + 52]   ;   147.7 p2      37 v[7]
        xor ebx, esi                ;   150.7 p0      37 v[7]
        rol ebx, 0x14               ;   151.2 p1      37 v[7]
        add eax, ebx                ;   155.2 p0      38 v[3]
        xor edi, eax                ;   155.7 p0      39 v[15]
        rol edi, 0x18               ;   156.2 p1      39 v[15]
        add esi, edi                ;   160.2 p0      40 v[11]
        xor ebx, esi                ;   160.7 p0      41 v[7]
        rol ebx, 0x19               ;   161.2 p1      41 v[7]
        add edx, ecx                ;   149.8 p0      34 v[0]
        mov dword [esp + 52], eax   ;   155.7 p0+p3   38 v[3] spill
        mov eax, dword [esp + 48]   ;   150.0 p2      60 v reload
        add edx, dword [eax + 40]   ;   154.0 p2+p1   34 v[0]
        xor edi, edx                ;   160.2 p0      35 v[15]
        rol edi, 0x10               ;   160.7 p1      35 v[15]
        add ebp, edi                ;   164.7 p0      36 v[10]
        xor ecx, ebp                ;   165.2 p0      37 v[5]
        add edx, dword [eax + 56]   ;   154.5 p2+p1   38 v[0]
        rol ecx, 0x14               ;   165.7 p1      37 v[5]
        add edx, ecx                ;   169.7 p0      38 v[0]
        xor edi, edx                ;   170.2 p0      39 v[15]
        rol edi, 0x18               ;   170.7 p1      39 v[15]
        add ebp, edi                ;   174.7 p0      40 v[10]
        xor ecx, ebp                ;   175.2 p0      41 v[5]
        rol ecx, 0x19               ;   175.7 p1      41 v[5]
        mov dword [esp + 76], edi   ;   174.7 p0+p3   39 v[15] spill
        mov edi, dword [esp + 84]   ;   155.7 p2      34 v[1]
        add edi, dword [eax + 12]   ;   157.7 p2+p1   34 v[1]
        add edi, dword [esp + 72]   ;   159.5 p2+p0   34 v[1]
        mov dword [esp + 84], ebp   ;   175.2 p0+p3   40 v[10] spill
        mov ebp, dword [eax + 24]   ;   158.7 p2      38 v[1]
        add ebp, edi                ;   160.7 p1      38 v[1]
        xor edi, dword [esp + 88]   ;   160.0 p2+p0   35 v[12]
        rol edi, 0x10               ;   160.5 p1      35 v[12]
        add esi, edi                ;   164.5 p0      36 v[11]
        mov dword [esp + 88], ecx   ;   179.7 p0+p3   41 v[5] spill
        mov ecx, dword [esp + 72]   ;   160.7 p2      37 v[6]
        xor ecx, esi                ;   165.0 p0      37 v[6]
        rol ecx, 0x14               ;   165.5 p1      37 v[6]
        add ebp, ecx                ;   169.5 p0      38 v[1]
        xor edi, ebp                ;   170.0 p0      39 v[12]
        rol edi, 0x18               ;   170.5 p1      39 v[12]
        add esi, edi                ;   174.5 p0      40 v[11]
        xor ecx, esi                ;   175.0 p0      41 v[6]
        rol ecx, 0x19               ;   175.5 p1      41 v[6]
        mov dword [esp + 72], esi   ;   175.0 p0+p3   40 v[11] spill
        mov esi, dword [esp + 64]   ;   163.3 p2      34 v[2]
        add esi, ebx                ;   165.3 p1      34 v[2]
        add esi, dword [eax + 28]   ;   165.8 p2+p1   34 v[2]
        mov dword [esp + 64], ecx   ;   179.5 p0+p3   41 v[6] spill
        mov ecx, dword [eax + 4]    ;   165.3 p2      38 v[2]
        add ecx, esi                ;   167.3 p1      38 v[2]
        xor esi, dword [esp + 44]   ;   166.3 p2+p0   35 v[13]
        rol esi, 0x10               ;   166.8 p1      35 v[13]
        mov dword [esp + 44], ebp   ;   170.0 p0+p3   38 v[1] spill
        mov ebp, dword [esp + 56]   ;   167.3 p2      36 v[8]
        add ebp, esi                ;   170.8 p1      36 v[8]
        xor ebx, ebp                ;   171.3 p0      37 v[7]
        rol ebx, 0x14               ;   171.8 p1      37 v[7]
        add ecx, ebx                ;   175.8 p0      38 v[2]
        xor esi, ecx                ;   176.3 p0      39 v[13]
        rol esi, 0x18               ;   176.8 p1      39 v[13]
        add ebp, esi                ;   180.8 p0      40 v[8]
        xor ebx, ebp                ;   181.3 p0      41 v[7]
        rol ebx, 0x19               ;   181.8 p1      41 v[7]
        mov dword [esp + 56], ebx   ;   185.8 p0+p3   41 v[7] spill
        mov ebx, dword [esp + 52]   ;   170.7 p2      34 v[3]
        add ebx, dword [eax + 36]   ;   172.7 p2+p1   34 v[3]
        add ebx, dword [esp + 68]   ;   173.2 p2+p0   34 v[3]
        mov dword [esp + 52], ecx   ;   176.3 p0+p3   38 v[2] spill
        mov ecx, dword [eax + 16]   ;   173.7 p2      38 v[3]
        add ecx, ebx                ;   175.7 p1      38 v[3]
        xor ebx, dword [esp + 40]   ;   174.7 p2+p0   35 v[14]
        rol ebx, 0x10               ;   175.2 p1      35 v[14]
        mov eax, dword [esp + 80]   ;   175.7 p2      36 v[9]
        add eax, ebx                ;   179.2 p0      36 v[9]
        mov dword [esp + 80], esi   ;   180.8 p0+p3   39 v[13] spill
        mov esi, dword [esp + 68]   ;   176.7 p2      37 v[4]
        xor esi, eax                ;   179.7 p0      37 v[4]
        rol esi, 0x14               ;   180.2 p1      37 v[4]
        add ecx, esi                ;   184.2 p0      38 v[3]
        xor ebx, ecx                ;   184.7 p0      39 v[14]
        rol ebx, 0x18               ;   185.2 p1      39 v[14]
        add eax, ebx                ;   189.2 p0      40 v[9]
        xor esi, eax                ;   189.7 p0      41 v[4]
        mov dword [esp + 68], ecx   ;   184.7 p0+p3   38 v[3] spill
        mov ecx, dword [esp + 48]   ;   178.3 p2      60 v reload
        add edx, dword [ecx + 28]   ;   182.3 p2+p1   34 v[0]
        rol esi, 0x19               ;   190.2 p1      41 v[4]
        add edx, esi                ;   194.2 p0      34 v[0]
        xor edi, edx                ;   194.7 p0      35 v[12]
        rol edi, 0x10               ;   195.2 p1      35 v[12]
        add ebp, edi                ;   199.2 p0      36 v[8]
        xor esi, ebp                ;   199.7 p0      37 v[4]
        rol esi, 0x14               ;   200.2 p1      37 v[4]
        add edx, dword [ecx + 36]   ;   194.7 p2+p0   38 v[0]
        add edx, esi                ;   204.2 p0      38 v[0]
        xor edi, edx                ;   204.7 p0      39 v[12]
        rol edi, 0x18               ;   205.2 p1      39 v[12]
        add ebp, edi                ;   209.2 p0      40 v[8]
        xor esi, ebp                ;   209.7 p0      41 v[4]
        rol esi, 0x19               ;   210.2 p1      41 v[4]
        mov dword [esp + 40], esi   ;   214.2 p0+p3   41 v[4] spill
        mov esi, dword [esp + 44]   ;   184.7 p2      34 v[1]
        add esi, dword [ecx + 12]   ;   186.7 p2+p1   34 v[1]
        add esi, dword [esp + 88]   ;   187.2 p2+p0   34 v[1]
        mov dword [esp + 44], ebp   ;   209.7 p0+p3   40 v[8] spill
        mov ebp, dword [ecx + 4]    ;   187.7 p2      38 v[1]
        add ebp, esi                ;   189.7 p1      38 v[1]
        xor esi, dword [esp + 80]   ;   188.7 p2+p0   35 v[13]
        rol esi, 0x10               ;   189.2 p1      35 v[13]
        add eax, esi                ;   193.2 p0      36 v[9]
        mov dword [esp + 80], edi   ;   209.2 p0+p3   39 v[12] spill
        mov edi, dword [esp + 88]   ;   189.7 p2      37 v[5]
        xor edi, eax                ;   193.7 p0      37 v[5]
        rol edi, 0x14               ;   194.2 p1      37 v[5]
        add ebp, edi                ;   198.2 p0      38 v[1]
        xor esi, ebp                ;   198.7 p0      39 v[13]
        rol esi, 0x18               ;   199.2 p1      39 v[13]
        add eax, esi                ;   203.2 p0      40 v[9]
        xor edi, eax                ;   203.7 p0      41 v[5]
        rol edi, 0x19               ;   204.2 p1      41 v[5]
        mov dword [esp + 88], eax   ;   203.7 p0+p3   40 v[9] spill
        mov eax, dword [esp + 52]   ;   192.3 p2      34 v[2]
        add eax, dword [ecx + 52]   ;   194.3 p2+p1   34 v[2]
        add eax, dword [esp + 64]   ;   194.8 p2+p1   34 v[2]
        xor ebx, eax                ;   195.3 p0      35 v[14]
        rol ebx, 0x10               ;   195.8 p1      35 v[14]
        add eax, dword [ecx + 48]   ;   195.3 p2+p0   38 v[2]
        mov dword [esp + 52], esi   ;   203.2 p0+p3   39 v[13] spill
        mov esi, dword [esp + 84]   ;   196.3 p2      36 v[10]
        add esi, ebx                ;   199.8 p1      36 v[10]
        mov ecx, dword [esp + 64]   ;   197.3 p2      37 v[6]
        xor ecx, esi                ;   200.3 p0      37 v[6]
        rol ecx, 0x14               ;   200.8 p1      37 v[6]
        add eax, ecx                ;   204.8 p0      38 v[2]
        xor ebx, eax                ;   205.3 p0      39 v[14]
        rol ebx, 0x18               ;   205.8 p1      39 v[14]
        add esi, ebx                ;   209.8 p0      40 v[10]
        xor ecx, esi                ;   210.3 p0      41 v[6]
        rol ecx, 0x19               ;   210.8 p1      41 v[6]
        mov dword [esp + 64], ebx   ;   209.8 p0+p3   39 v[14] spill
        mov ebx, dword [esp + 68]   ;   199.7 p2      34 v[3]
        add ebx, dword [esp + 56]   ;   201.7 p2+p1   34 v[3]
        mov dword [esp + 68], eax   ;   205.3 p0+p3   38 v[2] spill
        mov eax, dword [esp + 48]   ;   201.7 p2      60 v reload
        add ebx, dword [eax + 44]   ;   205.7 p2+p1   34 v[3]
        mov dword [esp + 84], ebp   ;   203.3 p0+p3   38 v[1] spill
        mov ebp, dword [eax + 56]   ;   203.7 p2      38 v[3]
        add ebp, ebx                ;   206.2 p1      38 v[3]
        xor ebx, dword [esp + 76]   ;   206.2 p2+p0   35 v[15]
        rol ebx, 0x10               ;   206.7 p1      35 v[15]
        mov dword [esp + 76], ecx   ;   214.8 p0+p3   41 v[6] spill
        mov ecx, dword [esp + 72]   ;   205.7 p2      36 v[11]
        add ecx, ebx                ;   210.7 p1      36 v[11]
        mov eax, dword [esp + 56]   ;   206.7 p2      37 v[7]
        xor eax, ecx                ;   211.2 p0      37 v[7]
        rol eax, 0x14               ;   211.7 p1      37 v[7]
        add ebp, eax                ;   215.7 p0      38 v[3]
        xor ebx, ebp                ;   216.2 p0      39 v[15]
        rol ebx, 0x18               ;   216.7 p1      39 v[15]
        add ecx, ebx                ;   220.7 p0      40 v[11]
        xor eax, ecx                ;   221.2 p0      41 v[7]
        rol eax, 0x19               ;   221.7 p1      41 v[7]
        add edx, edi                ;   208.2 p0      34 v[0]
        mov dword [esp + 56], ebp   ;   216.2 p0+p3   38 v[3] spill
        mov ebp, dword [esp + 48]   ;   208.7 p2      60 v reload
        add edx, dword [ebp + 8]    ;   212.7 p2+p1   34 v[0]
        xor ebx, edx                ;   220.7 p0      35 v[15]
        rol ebx, 0x10               ;   221.2 p1      35 v[15]
        add esi, ebx                ;   225.2 p0      36 v[10]
        xor edi, esi                ;   225.7 p0      37 v[5]
        rol edi, 0x14               ;   226.2 p1      37 v[5]
        add edx, dword [ebp + 24]   ;   213.2 p2+p0   38 v[0]
        add edx, edi                ;   230.2 p0      38 v[0]
        xor ebx, edx                ;   230.7 p0      39 v[15]
        rol ebx, 0x18               ;   231.2 p1      39 v[15]
        add esi, ebx                ;   235.2 p0      40 v[10]
        xor edi, esi                ;   235.7 p0      41 v[5]
        rol edi, 0x19               ;   236.2 p1      41 v[5]
        mov dword [esp + 72], ebx   ;   235.2 p0+p3   39 v[15] spill
        mov ebx, dword [esp + 84]   ;   214.3 p2      34 v[1]
        add ebx, dword [ebp + 20]   ;   216.3 p2+p1   34 v[1]
        add ebx, dword [esp + 76]   ;   217.8 p2+p0   34 v[1]
        mov dword [esp + 84], esi   ;   235.7 p0+p3   40 v[10] spill
        mov esi, dword [ebp + 40]   ;   217.3 p2      38 v[1]
        add esi, ebx                ;   219.3 p1      38 v[1]
        xor ebx, dword [esp + 80]   ;   218.3 p2+p0   35 v[12]
        rol ebx, 0x10               ;   218.8 p1      35 v[12]
        add ecx, ebx                ;   222.8 p0      36 v[11]
        mov dword [esp + 80], edi   ;   240.2 p0+p3   41 v[5] spill
        mov edi, dword [esp + 76]   ;   219.3 p2      37 v[6]
        xor edi, ecx                ;   223.3 p0      37 v[6]
        rol edi, 0x14               ;   223.8 p1      37 v[6]
        add esi, edi                ;   227.8 p0      38 v[1]
        xor ebx, esi                ;   228.3 p0      39 v[12]
        rol ebx, 0x18               ;   228.8 p1      39 v[12]
        add ecx, ebx                ;   232.8 p0      40 v[11]
        xor edi, ecx                ;   233.3 p0      41 v[6]
        rol edi, 0x19               ;   233.8 p1      41 v[6]
        mov dword [esp + 76], ecx   ;   233.3 p0+p3   40 v[11] spill
        mov ecx, dword [esp + 68]   ;   222.0 p2      34 v[2]
        add ecx, eax                ;   225.7 p1      34 v[2]
        add ecx, dword [ebp + 16]   ;   226.2 p2+p1   34 v[2]
        mov dword [esp + 68], edi   ;   237.8 p0+p3   41 v[6] spill
        mov edi, dword [ebp]        ;   224.0 p2      38 v[2]
        add edi, ecx                ;   226.7 p1      38 v[2]
        xor ecx, dword [esp + 52]   ;   226.7 p2+p0   35 v[13]
        rol ecx, 0x10               ;   227.2 p1      35 v[13]
        mov dword [esp + 52], esi   ;   228.3 p0+p3   38 v[1] spill
        mov esi, dword [esp + 44]   ;   226.0 p2      36 v[8]
        add esi, ecx                ;   231.2 p1      36 v[8]
        xor eax, esi                ;   231.7 p0      37 v[7]
        rol eax, 0x14               ;   232.2 p1      37 v[7]
        add edi, eax                ;   236.2 p0      38 v[2]
        xor ecx, edi                ;   236.7 p0      39 v[13]
        rol ecx, 0x18               ;   237.2 p1      39 v[13]
        add esi, ecx                ;   241.2 p0      40 v[8]
        xor eax, esi                ;   241.7 p0      41 v[7]
        rol eax, 0x19               ;   242.2 p1      41 v[7]
        mov dword [esp + 44], eax   ;   246.2 p0+p3   41 v[7] spill
        mov eax, dword [esp + 56]   ;   229.3 p2      34 v[3]
        add eax, dword [ebp + 60]   ;   231.3 p2+p1   34 v[3]
        add eax, dword [esp + 40]   ;   231.8 p2+p0   34 v[3]
        mov dword [esp + 56], edi   ;   236.7 p0+p3   38 v[2] spill
        mov edi, dword [ebp + 32]   ;   232.3 p2      38 v[3]
        add edi, eax                ;   234.3 p1      38 v[3]
        xor eax, dword [esp + 64]   ;   233.3 p2+p0   35 v[14]
        rol eax, 0x10               ;   233.8 p1      35 v[14]
        mov ebp, dword [esp + 88]   ;   234.3 p2      36 v[9]
        add ebp, eax                ;   237.8 p0      36 v[9]
        mov dword [esp + 88], ecx   ;   241.2 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 40]   ;   235.3 p2      37 v[4]
        xor ecx, ebp                ;   238.3 p0      37 v[4]
        rol ecx, 0x14               ;   238.8 p1      37 v[4]
        add edi, ecx                ;   242.8 p0      38 v[3]
        xor eax, edi                ;   243.3 p0      39 v[14]
        rol eax, 0x18               ;   243.8 p1      39 v[14]
        add ebp, eax                ;   247.8 p0      40 v[9]
        xor ecx, ebp                ;   248.3 p0      41 v[4]
        mov dword [esp + 40], edi   ;   243.3 p0+p3   38 v[3] spill
        mov edi, dword [esp + 48]   ;   237.0 p2      60 v reload
        add edx, dword [edi + 36]   ;   241.0 p2+p1   34 v[0]
        rol ecx, 0x19               ;   248.8 p1      41 v[4]
        add edx, ecx                ;   252.8 p0      34 v[0]
        xor ebx, edx                ;   253.3 p0      35 v[12]
        rol ebx, 0x10               ;   253.8 p1      35 v[12]
        add esi, ebx                ;   257.8 p0      36 v[8]
        xor ecx, esi                ;   258.3 p0      37 v[4]
        rol ecx, 0x14               ;   258.8 p1      37 v[4]
        add edx, dword [edi]        ;   253.3 p2+p0   38 v[0]
        add edx, ecx                ;   262.8 p0      38 v[0]
        xor ebx, edx                ;   263.3 p0      39 v[12]
        rol ebx, 0x18               ;   263.8 p1      39 v[12]
        add esi, ebx                ;   267.8 p0      40 v[8]
        xor ecx, esi                ;   268.3 p0      41 v[4]
        rol ecx, 0x19               ;   268.8 p1      41 v[4]
        mov dword [esp + 64], ecx   ;   272.8 p0+p3   41 v[4] spill
        mov ecx, dword [esp + 52]   ;   243.3 p2      34 v[1]
        add ecx, dword [edi + 20]   ;   245.3 p2+p1   34 v[1]
        add ecx, dword [esp + 80]   ;   245.8 p2+p0   34 v[1]
        mov dword [esp + 52], esi   ;   268.3 p0+p3   40 v[8] spill
        mov esi, dword [edi + 28]   ;   246.3 p2      38 v[1]
        add esi, ecx                ;   248.3 p1      38 v[1]
        xor ecx, dword [esp + 88]   ;   247.3 p2+p0   35 v[13]
        rol ecx, 0x10               ;   247.8 p1      35 v[13]
        add ebp, ecx                ;   251.8 p0      36 v[9]
        mov dword [esp + 88], ebx   ;   267.8 p0+p3   39 v[12] spill
        mov ebx, dword [esp + 80]   ;   248.3 p2      37 v[5]
        xor ebx, ebp                ;   252.3 p0      37 v[5]
        rol ebx, 0x14               ;   252.8 p1      37 v[5]
        add esi, ebx                ;   256.8 p0      38 v[1]
        xor ecx, esi                ;   257.3 p0      39 v[13]
        rol ecx, 0x18               ;   257.8 p1      39 v[13]
        add ebp, ecx                ;   261.8 p0      40 v[9]
        xor ebx, ebp                ;   262.3 p0      41 v[5]
        rol ebx, 0x19               ;   262.8 p1      41 v[5]
        mov dword [esp + 80], ebp   ;   262.3 p0+p3   40 v[9] spill
        mov ebp, dword [esp + 56]   ;   251.0 p2      34 v[2]
        add ebp, dword [edi + 8]    ;   253.0 p2+p1   34 v[2]
        add ebp, dword [esp + 68]   ;   253.5 p2+p1   34 v[2]
        xor eax, ebp                ;   254.0 p0      35 v[14]
        rol eax, 0x10               ;   254.5 p1      35 v[14]
        add ebp, dword [edi + 16]   ;   254.0 p2+p0   38 v[2]
        mov dword [esp + 56], ecx   ;   261.8 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 84]   ;   255.0 p2      36 v[10]
        add ecx, eax                ;   258.5 p1      36 v[10]
        mov dword [esp + 84], esi   ;   257.3 p0+p3   38 v[1] spill
        mov esi, dword [esp + 68]   ;   256.0 p2      37 v[6]
        xor esi, ecx                ;   259.0 p0      37 v[6]
        rol esi, 0x14               ;   259.5 p1      37 v[6]
        add ebp, esi                ;   263.5 p0      38 v[2]
        xor eax, ebp                ;   264.0 p0      39 v[14]
        rol eax, 0x18               ;   264.5 p1      39 v[14]
        add ecx, eax                ;   268.5 p0      40 v[10]
        xor esi, ecx                ;   269.0 p0      41 v[6]
        rol esi, 0x19               ;   269.5 p1      41 v[6]
        mov dword [esp + 68], eax   ;   268.5 p0+p3   39 v[14] spill
        mov eax, dword [esp + 40]   ;   258.7 p2      34 v[3]
        add eax, dword [edi + 40]   ;   260.7 p2+p1   34 v[3]
        add eax, dword [esp + 44]   ;   261.2 p2+p0   34 v[3]
        mov dword [esp + 40], ebp   ;   264.0 p0+p3   38 v[2] spill
        mov ebp, dword [edi + 60]   ;   261.7 p2      38 v[3]
        add ebp, eax                ;   263.7 p1      38 v[3]
        xor eax, dword [esp + 72]   ;   262.7 p2+p0   35 v[15]
        rol eax, 0x10               ;   263.2 p1      35 v[15]
        mov edi, dword [esp + 76]   ;   263.7 p2      36 v[11]
        add edi, eax                ;   267.2 p0      36 v[11]
        mov dword [esp + 76], esi   ;   273.5 p0+p3   41 v[6] spill
        mov esi, dword [esp + 44]   ;   264.7 p2      37 v[7]
        xor esi, edi                ;   267.7 p0      37 v[7]
        rol esi, 0x14               ;   268.2 p1      37 v[7]
        add ebp, esi                ;   272.2 p0      38 v[3]
        xor eax, ebp                ;   272.7 p0      39 v[15]
        rol eax, 0x18               ;   273.2 p1      39 v[15]
        add edi, eax                ;   277.2 p0      40 v[11]
        xor esi, edi                ;   277.7 p0      41 v[7]
        add edx, ebx                ;   266.8 p1      34 v[0]
        rol esi, 0x19               ;   278.2 p1      41 v[7]
        mov dword [esp + 44], ebp   ;   272.7 p0+p3   38 v[3] spill
        mov ebp, dword [esp + 48]   ;   267.0 p2      60 v reload
        add edx, dword [ebp + 56]   ;   271.0 p2+p1   34 v[0]
        xor eax, edx                ;   277.2 p0      35 v[15]
        rol eax, 0x10               ;   277.7 p1      35 v[15]
        add ecx, eax                ;   281.7 p0      36 v[10]
        xor ebx, ecx                ;   282.2 p0      37 v[5]
        rol ebx, 0x14               ;   282.7 p1      37 v[5]
        add edx, dword [ebp + 4]    ;   271.5 p2+p0   38 v[0]
        add edx, ebx                ;   286.7 p0      38 v[0]
        xor eax, edx                ;   287.2 p0      39 v[15]
        rol eax, 0x18               ;   287.7 p1      39 v[15]
        add ecx, eax                ;   291.7 p0      40 v[10]
        xor ebx, ecx                ;   292.2 p0      41 v[5]
        rol ebx, 0x19               ;   292.7 p1      41 v[5]
        mov dword [esp + 72], eax   ;   291.7 p0+p3   39 v[15] spill
        mov eax, dword [esp + 84]   ;   272.7 p2      34 v[1]
        add eax, dword [esp + 76]   ;   276.5 p2+p1   34 v[1]
        add eax, dword [ebp + 44]   ;   277.0 p2+p0   34 v[1]
        mov dword [esp + 84], ecx   ;   292.2 p0+p3   40 v[10] spill
        mov ecx, dword [ebp + 48]   ;   275.7 p2      38 v[1]
        add ecx, eax                ;   277.7 p1      38 v[1]
        xor eax, dword [esp + 88]   ;   277.5 p2+p0   35 v[12]
        rol eax, 0x10               ;   278.0 p1      35 v[12]
        add edi, eax                ;   282.0 p0      36 v[11]
        mov dword [esp + 88], ebx   ;   296.7 p0+p3   41 v[5] spill
        mov ebx, dword [esp + 76]   ;   277.7 p2      37 v[6]
        xor ebx, edi                ;   282.5 p0      37 v[6]
        rol ebx, 0x14               ;   283.0 p1      37 v[6]
        add ecx, ebx                ;   287.0 p0      38 v[1]
        xor eax, ecx                ;   287.5 p0      39 v[12]
        rol eax, 0x18               ;   288.0 p1      39 v[12]
        add edi, eax                ;   292.0 p0      40 v[11]
        xor ebx, edi                ;   292.5 p0      41 v[6]
        rol ebx, 0x19               ;   293.0 p1      41 v[6]
        mov dword [esp + 76], edi   ;   292.5 p0+p3   40 v[11] spill
        mov edi, dword [esp + 40]   ;   280.3 p2      34 v[2]
        add edi, esi                ;   282.3 p1      34 v[2]
        add edi, dword [ebp + 24]   ;   282.8 p2+p1   34 v[2]
        mov dword [esp + 40], ebx   ;   297.0 p0+p3   41 v[6] spill
        mov ebx, dword [ebp + 32]   ;   282.3 p2      38 v[2]
        add ebx, edi                ;   284.3 p1      38 v[2]
        xor edi, dword [esp + 56]   ;   283.3 p2+p0   35 v[13]
        rol edi, 0x10               ;   283.8 p1      35 v[13]
        mov dword [esp + 56], ecx   ;   287.5 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 52]   ;   284.3 p2      36 v[8]
        add ecx, edi                ;   287.8 p1      36 v[8]
        xor esi, ecx                ;   288.3 p0      37 v[7]
        rol esi, 0x14               ;   288.8 p1      37 v[7]
        add ebx, esi                ;   292.8 p0      38 v[2]
        xor edi, ebx                ;   293.3 p0      39 v[13]
        rol edi, 0x18               ;   293.8 p1      39 v[13]
        add ecx, edi                ;   297.8 p0      40 v[8]
        xor esi, ecx                ;   298.3 p0      41 v[7]
        rol esi, 0x19               ;   298.8 p1      41 v[7]
        mov dword [esp + 52], esi   ;   302.8 p0+p3   41 v[7] spill
        mov esi, dword [esp + 44]   ;   287.7 p2      34 v[3]
        add esi, dword [ebp + 12]   ;   289.7 p2+p1   34 v[3]
        add esi, dword [esp + 64]   ;   290.2 p2+p0   34 v[3]
        mov dword [esp + 44], ebx   ;   293.3 p0+p3   38 v[2] spill
        mov ebx, dword [ebp + 52]   ;   290.7 p2      38 v[3]
        add ebx, esi                ;   292.7 p1      38 v[3]
        xor esi, dword [esp + 68]   ;   291.7 p2+p0   35 v[14]
        rol esi, 0x10               ;   292.2 p1      35 v[14]
        mov dword [esp + 68], edi   ;   297.8 p0+p3   39 v[13] spill
        mov edi, dword [esp + 80]   ;   292.7 p2      36 v[9]
        add edi, esi                ;   296.2 p1      36 v[9]
        mov ebp, dword [esp + 64]   ;   293.7 p2      37 v[4]
        xor ebp, edi                ;   296.7 p0      37 v[4]
        rol ebp, 0x14               ;   297.2 p1      37 v[4]
        add ebx, ebp                ;   301.2 p0      38 v[3]
        xor esi, ebx                ;   301.7 p0      39 v[14]
        rol esi, 0x18               ;   302.2 p1      39 v[14]
        add edi, esi                ;   306.2 p0      40 v[9]
        xor ebp, edi                ;   306.7 p0      41 v[4]
        rol ebp, 0x19               ;   307.2 p1      41 v[4]
        add edx, ebp                ;   311.2 p0      34 v[0]
        mov dword [esp + 64], ebx   ;   301.7 p0+p3   38 v[3] spill
        mov ebx, dword [esp + 48]   ;   296.0 p2      60 v reload
        add edx, dword [ebx + 8]    ;   311.7 p2+p1   34 v[0]
        xor eax, edx                ;   312.2 p0      35 v[12]
        rol eax, 0x10               ;   312.7 p1      35 v[12]
        add ecx, eax                ;   316.7 p0      36 v[8]
        xor ebp, ecx                ;   317.2 p0      37 v[4]
        rol ebp, 0x14               ;   317.7 p1      37 v[4]
        add edx, dword [ebx + 48]   ;   312.2 p2+p0   38 v[0]
        add edx, ebp                ;   321.7 p0      38 v[0]
        xor eax, edx                ;   322.2 p0      39 v[12]
        rol eax, 0x18               ;   322.7 p1      39 v[12]
        add ecx, eax                ;   326.7 p0      40 v[8]
        xor ebp, ecx                ;   327.2 p0      41 v[4]
        rol ebp, 0x19               ;   327.7 p1      41 v[4]
        mov dword [esp + 80], ebp   ;   331.7 p0+p3   41 v[4] spill
        mov ebp, dword [esp + 56]   ;   301.7 p2      34 v[1]
        add ebp, dword [ebx + 24]   ;   303.7 p2+p1   34 v[1]
        add ebp, dword [esp + 88]   ;   304.2 p2+p0   34 v[1]
        mov dword [esp + 56], ecx   ;   327.2 p0+p3   40 v[8] spill
        mov ecx, dword [ebx + 40]   ;   304.7 p2      38 v[1]
        add ecx, ebp                ;   306.7 p1      38 v[1]
        xor ebp, dword [esp + 68]   ;   305.7 p2+p0   35 v[13]
        rol ebp, 0x10               ;   306.2 p1      35 v[13]
        add edi, ebp                ;   310.2 p0      36 v[9]
        mov dword [esp + 68], eax   ;   326.7 p0+p3   39 v[12] spill
        mov eax, dword [esp + 88]   ;   306.7 p2      37 v[5]
        xor eax, edi                ;   310.7 p0      37 v[5]
        rol eax, 0x14               ;   311.2 p1      37 v[5]
        add ecx, eax                ;   315.2 p0      38 v[1]
        xor ebp, ecx                ;   315.7 p0      39 v[13]
        rol ebp, 0x18               ;   316.2 p1      39 v[13]
        add edi, ebp                ;   320.2 p0      40 v[9]
        xor eax, edi                ;   320.7 p0      41 v[5]
        rol eax, 0x19               ;   321.2 p1      41 v[5]
        mov dword [esp + 88], edi   ;   320.7 p0+p3   40 v[9] spill
        mov edi, dword [esp + 44]   ;   309.3 p2      34 v[2]
        add edi, dword [esp + 40]   ;   311.3 p2+p1   34 v[2]
        add edi, dword [ebx]        ;   311.8 p2+p1   34 v[2]
        xor esi, edi                ;   312.3 p0      35 v[14]
        rol esi, 0x10               ;   312.8 p1      35 v[14]
        add edi, dword [ebx + 44]   ;   312.3 p2+p0   38 v[2]
        mov dword [esp + 44], ebp   ;   320.2 p0+p3   39 v[13] spill
        mov ebp, dword [esp + 84]   ;   313.3 p2      36 v[10]
        add ebp, esi                ;   316.8 p1      36 v[10]
        mov dword [esp + 84], ecx   ;   315.7 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 40]   ;   314.3 p2      37 v[6]
        xor ecx, ebp                ;   317.3 p0      37 v[6]
        rol ecx, 0x14               ;   317.8 p1      37 v[6]
        add edi, ecx                ;   321.8 p0      38 v[2]
        xor esi, edi                ;   322.3 p0      39 v[14]
        rol esi, 0x18               ;   322.8 p1      39 v[14]
        add ebp, esi                ;   326.8 p0      40 v[10]
        xor ecx, ebp                ;   327.3 p0      41 v[6]
        rol ecx, 0x19               ;   327.8 p1      41 v[6]
        mov dword [esp + 40], esi   ;   326.8 p0+p3   39 v[14] spill
        mov esi, dword [esp + 64]   ;   317.0 p2      34 v[3]
        add esi, dword [ebx + 32]   ;   319.0 p2+p1   34 v[3]
        add esi, dword [esp + 52]   ;   319.5 p2+p1   34 v[3]
        mov dword [esp + 64], edi   ;   322.3 p0+p3   38 v[2] spill
        mov edi, dword [ebx + 12]   ;   320.0 p2      38 v[3]
        add edi, esi                ;   322.0 p1      38 v[3]
        xor esi, dword [esp + 72]   ;   321.0 p2+p0   35 v[15]
        rol esi, 0x10               ;   321.5 p1      35 v[15]
        mov dword [esp + 72], ecx   ;   331.8 p0+p3   41 v[6] spill
        mov ecx, dword [esp + 76]   ;   322.0 p2      36 v[11]
        add ecx, esi                ;   325.5 p1      36 v[11]
        mov ebx, dword [esp + 52]   ;   323.0 p2      37 v[7]
        xor ebx, ecx                ;   326.0 p0      37 v[7]
        rol ebx, 0x14               ;   326.5 p1      37 v[7]
        add edi, ebx                ;   330.5 p0      38 v[3]
        xor esi, edi                ;   331.0 p0      39 v[15]
        rol esi, 0x18               ;   331.5 p1      39 v[15]
        add ecx, esi                ;   335.5 p0      40 v[11]
        xor ebx, ecx                ;   336.0 p0      41 v[7]
        rol ebx, 0x19               ;   336.5 p1      41 v[7]
        add edx, eax                ;   325.2 p0      34 v[0]
        mov dword [esp + 52], edi   ;   331.0 p0+p3   38 v[3] spill
        mov edi, dword [esp + 48]   ;   325.3 p2      60 v reload
        add edx, dword [edi + 16]   ;   329.3 p2+p1   34 v[0]
        xor esi, edx                ;   335.5 p0      35 v[15]
        rol esi, 0x10               ;   336.0 p1      35 v[15]
        add ebp, esi                ;   340.0 p0      36 v[10]
        xor eax, ebp                ;   340.5 p0      37 v[5]
        rol eax, 0x14               ;   341.0 p1      37 v[5]
        add edx, dword [edi + 52]   ;   329.8 p2+p0   38 v[0]
        add edx, eax                ;   345.0 p0      38 v[0]
        xor esi, edx                ;   345.5 p0      39 v[15]
        rol esi, 0x18               ;   346.0 p1      39 v[15]
        add ebp, esi                ;   350.0 p0      40 v[10]
        xor eax, ebp                ;   350.5 p0      41 v[5]
        rol eax, 0x19               ;   351.0 p1      41 v[5]
        mov dword [esp + 76], esi   ;   350.0 p0+p3   39 v[15] spill
        mov esi, dword [esp + 84]   ;   331.0 p2      34 v[1]
        add esi, dword [esp + 72]   ;   334.8 p2+p1   34 v[1]
        add esi, dword [edi + 28]   ;   335.3 p2+p0   34 v[1]
        mov dword [esp + 84], ebp   ;   350.5 p0+p3   40 v[10] spill
        mov ebp, dword [edi + 20]   ;   334.0 p2      38 v[1]
        add ebp, esi                ;   336.0 p1      38 v[1]
        xor esi, dword [esp + 68]   ;   335.8 p2+p0   35 v[12]
        rol esi, 0x10               ;   336.3 p1      35 v[12]
        add ecx, esi                ;   340.3 p0      36 v[11]
        mov dword [esp + 68], eax   ;   355.0 p0+p3   41 v[5] spill
        mov eax, dword [esp + 72]   ;   336.0 p2      37 v[6]
        xor eax, ecx                ;   340.8 p0      37 v[6]
        rol eax, 0x14               ;   341.3 p1      37 v[6]
        add ebp, eax                ;   345.3 p0      38 v[1]
        xor esi, ebp                ;   345.8 p0      39 v[12]
        rol esi, 0x18               ;   346.3 p1      39 v[12]
        add ecx, esi                ;   350.3 p0      40 v[11]
        xor eax, ecx                ;   350.8 p0      41 v[6]
        rol eax, 0x19               ;   351.3 p1      41 v[6]
        mov dword [esp + 72], ecx   ;   350.8 p0+p3   40 v[11] spill
        mov ecx, dword [esp + 64]   ;   338.7 p2      34 v[2]
        add ecx, ebx                ;   340.7 p1      34 v[2]
        add ecx, dword [edi + 60]   ;   341.2 p2+p1   34 v[2]
        mov dword [esp + 64], eax   ;   355.3 p0+p3   41 v[6] spill
        mov eax, dword [edi + 56]   ;   340.7 p2      38 v[2]
        add eax, ecx                ;   342.7 p1      38 v[2]
        xor ecx, dword [esp + 44]   ;   341.7 p2+p0   35 v[13]
        rol ecx, 0x10               ;   342.2 p1      35 v[13]
        mov dword [esp + 44], ebp   ;   345.8 p0+p3   38 v[1] spill
        mov ebp, dword [esp + 56]   ;   342.7 p2      36 v[8]
        add ebp, ecx                ;   346.2 p1      36 v[8]
        xor ebx, ebp                ;   346.7 p0      37 v[7]
        rol ebx, 0x14               ;   347.2 p1      37 v[7]
        add eax, ebx                ;   351.2 p0      38 v[2]
        xor ecx, eax                ;   351.7 p0      39 v[13]
        rol ecx, 0x18               ;   352.2 p1      39 v[13]
        add ebp, ecx                ;   356.2 p0      40 v[8]
        xor ebx, ebp                ;   356.7 p0      41 v[7]
        rol ebx, 0x19               ;   357.2 p1      41 v[7]
        mov dword [esp + 56], ebx   ;   361.2 p0+p3   41 v[7] spill
        mov ebx, dword [esp + 52]   ;   346.0 p2      34 v[3]
        add ebx, dword [edi + 4]    ;   348.0 p2+p1   34 v[3]
        add ebx, dword [esp + 80]   ;   348.5 p2+p0   34 v[3]
        mov dword [esp + 52], eax   ;   351.7 p0+p3   38 v[2] spill
        mov eax, dword [edi + 36]   ;   349.0 p2      38 v[3]
        add eax, ebx                ;   351.0 p1      38 v[3]
        xor ebx, dword [esp + 40]   ;   350.0 p2+p0   35 v[14]
        rol ebx, 0x10               ;   350.5 p1      35 v[14]
        mov dword [esp + 40], ecx   ;   356.2 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 88]   ;   351.0 p2      36 v[9]
        add ecx, ebx                ;   354.5 p1      36 v[9]
        mov edi, dword [esp + 80]   ;   352.0 p2      37 v[4]
        xor edi, ecx                ;   355.0 p0      37 v[4]
        rol edi, 0x14               ;   355.5 p1      37 v[4]
        add eax, edi                ;   359.5 p0      38 v[3]
        xor ebx, eax                ;   360.0 p0      39 v[14]
        rol ebx, 0x18               ;   360.5 p1      39 v[14]
        add ecx, ebx                ;   364.5 p0      40 v[9]
        xor edi, ecx                ;   365.0 p0      41 v[4]
        rol edi, 0x19               ;   365.5 p1      41 v[4]
        add edx, edi                ;   369.5 p0      34 v[0]
        mov dword [esp + 80], eax   ;   360.0 p0+p3   38 v[3] spill
        mov eax, dword [esp + 48]   ;   354.3 p2      60 v reload
        add edx, dword [eax + 48]   ;   370.0 p2+p1   34 v[0]
        xor esi, edx                ;   370.5 p0      35 v[12]
        rol esi, 0x10               ;   371.0 p1      35 v[12]
        add ebp, esi                ;   375.0 p0      36 v[8]
        xor edi, ebp                ;   375.5 p0      37 v[4]
        rol edi, 0x14               ;   376.0 p1      37 v[4]
        add edx, dword [eax + 20]   ;   370.5 p2+p0   38 v[0]
        add edx, edi                ;   380.0 p0      38 v[0]
        xor esi, edx                ;   380.5 p0      39 v[12]
        rol esi, 0x18               ;   381.0 p1      39 v[12]
        add ebp, esi                ;   385.0 p0      40 v[8]
        xor edi, ebp                ;   385.5 p0      41 v[4]
        rol edi, 0x19               ;   386.0 p1      41 v[4]
        mov dword [esp + 88], edi   ;   390.0 p0+p3   41 v[4] spill
        mov edi, dword [esp + 44]   ;   360.0 p2      34 v[1]
        add edi, dword [esp + 68]   ;   362.0 p2+p1   34 v[1]
        add edi, dword [eax + 4]    ;   362.5 p2+p0   34 v[1]
        mov dword [esp + 44], ebp   ;   385.5 p0+p3   40 v[8] spill
        mov ebp, dword [eax + 60]   ;   363.0 p2      38 v[1]
        add ebp, edi                ;   365.0 p1      38 v[1]
        xor edi, dword [esp + 40]   ;   364.0 p2+p0   35 v[13]
        rol edi, 0x10               ;   364.5 p1      35 v[13]
        add ecx, edi                ;   368.5 p0      36 v[9]
        mov dword [esp + 40], esi   ;   385.0 p0+p3   39 v[12] spill
        mov esi, dword [esp + 68]   ;   365.0 p2      37 v[5]
        xor esi, ecx                ;   369.0 p0      37 v[5]
        rol esi, 0x14               ;   369.5 p1      37 v[5]
        add ebp, esi                ;   373.5 p0      38 v[1]
        xor edi, ebp                ;   374.0 p0      39 v[13]
        rol edi, 0x18               ;   374.5 p1      39 v[13]
        add ecx, edi                ;   378.5 p0      40 v[9]
        xor esi, ecx                ;   379.0 p0      41 v[5]
        rol esi, 0x19               ;   379.5 p1      41 v[5]
        mov dword [esp + 68], ecx   ;   379.0 p0+p3   40 v[9] spill
        mov ecx, dword [esp + 52]   ;   367.7 p2      34 v[2]
        add ecx, dword [esp + 64]   ;   369.7 p2+p1   34 v[2]
        add ecx, dword [eax + 56]   ;   370.2 p2+p1   34 v[2]
        xor ebx, ecx                ;   370.7 p0      35 v[14]
        rol ebx, 0x10               ;   371.2 p1      35 v[14]
        add ecx, dword [eax + 52]   ;   370.7 p2+p0   38 v[2]
        mov dword [esp + 52], edi   ;   378.5 p0+p3   39 v[13] spill
        mov edi, dword [esp + 84]   ;   371.7 p2      36 v[10]
        add edi, ebx                ;   375.2 p1      36 v[10]
        mov dword [esp + 84], ebp   ;   374.0 p0+p3   38 v[1] spill
        mov ebp, dword [esp + 64]   ;   372.7 p2      37 v[6]
        xor ebp, edi                ;   375.7 p0      37 v[6]
        rol ebp, 0x14               ;   376.2 p1      37 v[6]
        add ecx, ebp                ;   380.2 p0      38 v[2]
        xor ebx, ecx                ;   380.7 p0      39 v[14]
        rol ebx, 0x18               ;   381.2 p1      39 v[14]
        add edi, ebx                ;   385.2 p0      40 v[10]
        xor ebp, edi                ;   385.7 p0      41 v[6]
        rol ebp, 0x19               ;   386.2 p1      41 v[6]
        mov dword [esp + 64], ebx   ;   385.2 p0+p3   39 v[14] spill
        mov ebx, dword [esp + 80]   ;   375.3 p2      34 v[3]
        add ebx, dword [eax + 16]   ;   377.3 p2+p1   34 v[3]
        add ebx, dword [esp + 56]   ;   377.8 p2+p1   34 v[3]
        mov dword [esp + 80], ecx   ;   380.7 p0+p3   38 v[2] spill
        mov ecx, dword [eax + 40]   ;   378.3 p2      38 v[3]
        add ecx, ebx                ;   380.3 p1      38 v[3]
        xor ebx, dword [esp + 76]   ;   379.3 p2+p0   35 v[15]
        rol ebx, 0x10               ;   379.8 p1      35 v[15]
        mov eax, dword [esp + 72]   ;   380.3 p2      36 v[11]
        add eax, ebx                ;   383.8 p0      36 v[11]
        mov dword [esp + 72], ebp   ;   390.2 p0+p3   41 v[6] spill
        mov ebp, dword [esp + 56]   ;   381.3 p2      37 v[7]
        xor ebp, eax                ;   384.3 p0      37 v[7]
        rol ebp, 0x14               ;   384.8 p1      37 v[7]
        add ecx, ebp                ;   388.8 p0      38 v[3]
        xor ebx, ecx                ;   389.3 p0      39 v[15]
        rol ebx, 0x18               ;   389.8 p1      39 v[15]
        add eax, ebx                ;   393.8 p0      40 v[11]
        xor ebp, eax                ;   394.3 p0      41 v[7]
        add edx, esi                ;   383.5 p1      34 v[0]
        rol ebp, 0x19               ;   394.8 p1      41 v[7]
        mov dword [esp + 56], ecx   ;   389.3 p0+p3   38 v[3] spill
        mov ecx, dword [esp + 48]   ;   383.7 p2      60 v reload
        add edx, dword [ecx]        ;   387.7 p2+p1   34 v[0]
        xor ebx, edx                ;   393.8 p0      35 v[15]
        rol ebx, 0x10               ;   394.3 p1      35 v[15]
        add edi, ebx                ;   398.3 p0      36 v[10]
        xor esi, edi                ;   398.8 p0      37 v[5]
        add edx, dword [ecx + 28]   ;   388.2 p2+p1   38 v[0]
        rol esi, 0x14               ;   399.3 p1      37 v[5]
        add edx, esi                ;   403.3 p0      38 v[0]
        xor ebx, edx                ;   403.8 p0      39 v[15]
        rol ebx, 0x18               ;   404.3 p1      39 v[15]
        add edi, ebx                ;   408.3 p0      40 v[10]
        xor esi, edi                ;   408.8 p0      41 v[5]
        rol esi, 0x19               ;   409.3 p1      41 v[5]
        mov dword [esp + 76], ebx   ;   408.3 p0+p3   39 v[15] spill
        mov ebx, dword [esp + 84]   ;   389.3 p2      34 v[1]
        add ebx, dword [ecx + 24]   ;   391.3 p2+p1   34 v[1]
        add ebx, dword [esp + 72]   ;   393.2 p2+p0   34 v[1]
        mov dword [esp + 84], edi   ;   408.8 p0+p3   40 v[10] spill
        mov edi, dword [ecx + 12]   ;   392.3 p2      38 v[1]
        add edi, ebx                ;   394.3 p1      38 v[1]
        xor ebx, dword [esp + 40]   ;   393.7 p2+p0   35 v[12]
        rol ebx, 0x10               ;   394.2 p1      35 v[12]
        add eax, ebx                ;   398.2 p0      36 v[11]
        mov dword [esp + 40], esi   ;   413.3 p0+p3   41 v[5] spill
        mov esi, dword [esp + 72]   ;   394.3 p2      37 v[6]
        xor esi, eax                ;   398.7 p0      37 v[6]
        rol esi, 0x14               ;   399.2 p1      37 v[6]
        add edi, esi                ;   403.2 p0      38 v[1]
        xor ebx, edi                ;   403.7 p0      39 v[12]
        rol ebx, 0x18               ;   404.2 p1      39 v[12]
        add eax, ebx                ;   408.2 p0      40 v[11]
        xor esi, eax                ;   408.7 p0      41 v[6]
        rol esi, 0x19               ;   409.2 p1      41 v[6]
        mov dword [esp + 72], eax   ;   408.7 p0+p3   40 v[11] spill
        mov eax, dword [esp + 80]   ;   397.0 p2      34 v[2]
        add eax, ebp                ;   399.0 p1      34 v[2]
        add eax, dword [ecx + 36]   ;   399.5 p2+p1   34 v[2]
        mov dword [esp + 80], esi   ;   413.2 p0+p3   41 v[6] spill
        mov esi, dword [ecx + 8]    ;   399.0 p2      38 v[2]
        add esi, eax                ;   401.0 p1      38 v[2]
        xor eax, dword [esp + 52]   ;   400.0 p2+p0   35 v[13]
        rol eax, 0x10               ;   400.5 p1      35 v[13]
        mov dword [esp + 52], edi   ;   403.7 p0+p3   38 v[1] spill
        mov edi, dword [esp + 44]   ;   401.0 p2      36 v[8]
        add edi, eax                ;   404.5 p1      36 v[8]
        xor ebp, edi                ;   405.0 p0      37 v[7]
        rol ebp, 0x14               ;   405.5 p1      37 v[7]
        add esi, ebp                ;   409.5 p0      38 v[2]
        xor eax, esi                ;   410.0 p0      39 v[13]
        rol eax, 0x18               ;   410.5 p1      39 v[13]
        add edi, eax                ;   414.5 p0      40 v[8]
        xor ebp, edi                ;   415.0 p0      41 v[7]
        rol ebp, 0x19               ;   415.5 p1      41 v[7]
        mov dword [esp + 44], ebp   ;   419.5 p0+p3   41 v[7] spill
        mov ebp, dword [esp + 56]   ;   404.3 p2      34 v[3]
        add ebp, dword [ecx + 32]   ;   406.3 p2+p1   34 v[3]
        add ebp, dword [esp + 88]   ;   406.8 p2+p0   34 v[3]
        mov dword [esp + 56], esi   ;   410.0 p0+p3   38 v[2] spill
        mov esi, dword [ecx + 44]   ;   407.3 p2      38 v[3]
        add esi, ebp                ;   409.3 p1      38 v[3]
        xor ebp, dword [esp + 64]   ;   408.3 p2+p0   35 v[14]
        rol ebp, 0x10               ;   408.8 p1      35 v[14]
        mov dword [esp + 64], eax   ;   414.5 p0+p3   39 v[13] spill
        mov eax, dword [esp + 68]   ;   409.3 p2      36 v[9]
        add eax, ebp                ;   412.8 p1      36 v[9]
        mov ecx, dword [esp + 88]   ;   410.3 p2      37 v[4]
        xor ecx, eax                ;   413.3 p0      37 v[4]
        rol ecx, 0x14               ;   413.8 p1      37 v[4]
        add esi, ecx                ;   417.8 p0      38 v[3]
        xor ebp, esi                ;   418.3 p0      39 v[14]
        rol ebp, 0x18               ;   418.8 p1      39 v[14]
        add eax, ebp                ;   422.8 p0      40 v[9]
        xor ecx, eax                ;   423.3 p0      41 v[4]
        rol ecx, 0x19               ;   423.8 p1      41 v[4]
        add edx, ecx                ;   427.8 p0      34 v[0]
        mov dword [esp + 88], esi   ;   418.3 p0+p3   38 v[3] spill
        mov esi, dword [esp + 48]   ;   412.7 p2      60 v reload
        add edx, dword [esi + 52]   ;   428.3 p2+p1   34 v[0]
        xor ebx, edx                ;   428.8 p0      35 v[12]
        rol ebx, 0x10               ;   429.3 p1      35 v[12]
        add edi, ebx                ;   433.3 p0      36 v[8]
        xor ecx, edi                ;   433.8 p0      37 v[4]
        rol ecx, 0x14               ;   434.3 p1      37 v[4]
        add edx, dword [esi + 44]   ;   428.8 p2+p0   38 v[0]
        add edx, ecx                ;   438.3 p0      38 v[0]
        xor ebx, edx                ;   438.8 p0      39 v[12]
        rol ebx, 0x18               ;   439.3 p1      39 v[12]
        add edi, ebx                ;   443.3 p0      40 v[8]
        xor ecx, edi                ;   443.8 p0      41 v[4]
        rol ecx, 0x19               ;   444.3 p1      41 v[4]
        mov dword [esp + 68], ecx   ;   448.3 p0+p3   41 v[4] spill
        mov ecx, dword [esp + 52]   ;   418.3 p2      34 v[1]
        add ecx, dword [esp + 40]   ;   420.3 p2+p1   34 v[1]
        add ecx, dword [esi + 28]   ;   420.8 p2+p0   34 v[1]
        mov dword [esp + 52], edi   ;   443.8 p0+p3   40 v[8] spill
        mov edi, dword [esi + 56]   ;   421.3 p2      38 v[1]
        add edi, ecx                ;   423.3 p1      38 v[1]
        xor ecx, dword [esp + 64]   ;   422.3 p2+p0   35 v[13]
        rol ecx, 0x10               ;   422.8 p1      35 v[13]
        add eax, ecx                ;   426.8 p0      36 v[9]
        mov dword [esp + 64], ebx   ;   443.3 p0+p3   39 v[12] spill
        mov ebx, dword [esp + 40]   ;   423.3 p2      37 v[5]
        xor ebx, eax                ;   427.3 p0      37 v[5]
        rol ebx, 0x14               ;   427.8 p1      37 v[5]
        add edi, ebx                ;   431.8 p0      38 v[1]
        xor ecx, edi                ;   432.3 p0      39 v[13]
        rol ecx, 0x18               ;   432.8 p1      39 v[13]
        add eax, ecx                ;   436.8 p0      40 v[9]
        xor ebx, eax                ;   437.3 p0      41 v[5]
        rol ebx, 0x19               ;   437.8 p1      41 v[5]
        mov dword [esp + 40], eax   ;   437.3 p0+p3   40 v[9] spill
        mov eax, dword [esp + 56]   ;   426.0 p2      34 v[2]
        add eax, dword [esi + 48]   ;   428.0 p2+p1   34 v[2]
        add eax, dword [esp + 80]   ;   428.5 p2+p1   34 v[2]
        xor ebp, eax                ;   429.0 p0      35 v[14]
        rol ebp, 0x10               ;   429.5 p1      35 v[14]
        add eax, dword [esi + 4]    ;   429.0 p2+p0   38 v[2]
        mov dword [esp + 56], ecx   ;   436.8 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 84]   ;   430.0 p2      36 v[10]
        add ecx, ebp                ;   433.5 p1      36 v[10]
        mov dword [esp + 84], edi   ;   432.3 p0+p3   38 v[1] spill
        mov edi, dword [esp + 80]   ;   431.0 p2      37 v[6]
        xor edi, ecx                ;   434.0 p0      37 v[6]
        rol edi, 0x14               ;   434.5 p1      37 v[6]
        add eax, edi                ;   438.5 p0      38 v[2]
        xor ebp, eax                ;   439.0 p0      39 v[14]
        rol ebp, 0x18               ;   439.5 p1      39 v[14]
        add ecx, ebp                ;   443.5 p0      40 v[10]
        xor edi, ecx                ;   444.0 p0      41 v[6]
        rol edi, 0x19               ;   444.5 p1      41 v[6]
        mov dword [esp + 80], ebp   ;   443.5 p0+p3   39 v[14] spill
        mov ebp, dword [esp + 88]   ;   433.7 p2      34 v[3]
        add ebp, dword [esi + 12]   ;   435.7 p2+p1   34 v[3]
        add ebp, dword [esp + 44]   ;   436.2 p2+p1   34 v[3]
        mov dword [esp + 88], eax   ;   439.0 p0+p3   38 v[2] spill
        mov eax, dword [esi + 36]   ;   436.7 p2      38 v[3]
        add eax, ebp                ;   438.7 p1      38 v[3]
        xor ebp, dword [esp + 76]   ;   437.7 p2+p0   35 v[15]
        rol ebp, 0x10               ;   438.2 p1      35 v[15]
        mov dword [esp + 76], edi   ;   448.5 p0+p3   41 v[6] spill
        mov edi, dword [esp + 72]   ;   438.7 p2      36 v[11]
        add edi, ebp                ;   442.2 p1      36 v[11]
        mov esi, dword [esp + 44]   ;   439.7 p2      37 v[7]
        xor esi, edi                ;   442.7 p0      37 v[7]
        rol esi, 0x14               ;   443.2 p1      37 v[7]
        add eax, esi                ;   447.2 p0      38 v[3]
        xor ebp, eax                ;   447.7 p0      39 v[15]
        rol ebp, 0x18               ;   448.2 p1      39 v[15]
        add edi, ebp                ;   452.2 p0      40 v[11]
        xor esi, edi                ;   452.7 p0      41 v[7]
        rol esi, 0x19               ;   453.2 p1      41 v[7]
        add edx, ebx                ;   441.8 p0      34 v[0]
        mov dword [esp + 44], eax   ;   447.7 p0+p3   38 v[3] spill
        mov eax, dword [esp + 48]   ;   442.0 p2      60 v reload
        add edx, dword [eax + 20]   ;   446.0 p2+p1   34 v[0]
        xor ebp, edx                ;   452.2 p0      35 v[15]
        rol ebp, 0x10               ;   452.7 p1      35 v[15]
        add ecx, ebp                ;   456.7 p0      36 v[10]
        xor ebx, ecx                ;   457.2 p0      37 v[5]
        add edx, dword [eax]        ;   446.5 p2+p1   38 v[0]
        rol ebx, 0x14               ;   457.7 p1      37 v[5]
        add edx, ebx                ;   461.7 p0      38 v[0]
        xor ebp, edx                ;   462.2 p0      39 v[15]
        rol ebp, 0x18               ;   462.7 p1      39 v[15]
        add ecx, ebp                ;   466.7 p0      40 v[10]
        xor ebx, ecx                ;   467.2 p0      41 v[5]
        rol ebx, 0x19               ;   467.7 p1      41 v[5]
        mov dword [esp + 72], ebp   ;   466.7 p0+p3   39 v[15] spill
        mov ebp, dword [esp + 84]   ;   447.7 p2      34 v[1]
        add ebp, dword [eax + 60]   ;   449.7 p2+p1   34 v[1]
        add ebp, dword [esp + 76]   ;   451.5 p2+p0   34 v[1]
        mov dword [esp + 84], ecx   ;   467.2 p0+p3   40 v[10] spill
        mov ecx, dword [eax + 16]   ;   450.7 p2      38 v[1]
        add ecx, ebp                ;   452.7 p1      38 v[1]
        xor ebp, dword [esp + 64]   ;   452.0 p2+p0   35 v[12]
        rol ebp, 0x10               ;   452.5 p1      35 v[12]
        add edi, ebp                ;   456.5 p0      36 v[11]
        mov dword [esp + 64], ebx   ;   471.7 p0+p3   41 v[5] spill
        mov ebx, dword [esp + 76]   ;   452.7 p2      37 v[6]
        xor ebx, edi                ;   457.0 p0      37 v[6]
        rol ebx, 0x14               ;   457.5 p1      37 v[6]
        add ecx, ebx                ;   461.5 p0      38 v[1]
        xor ebp, ecx                ;   462.0 p0      39 v[12]
        rol ebp, 0x18               ;   462.5 p1      39 v[12]
        add edi, ebp                ;   466.5 p0      40 v[11]
        xor ebx, edi                ;   467.0 p0      41 v[6]
        rol ebx, 0x19               ;   467.5 p1      41 v[6]
        mov dword [esp + 76], edi   ;   467.0 p0+p3   40 v[11] spill
        mov edi, dword [esp + 88]   ;   455.3 p2      34 v[2]
        add edi, esi                ;   457.3 p1      34 v[2]
        add edi, dword [eax + 32]   ;   457.8 p2+p1   34 v[2]
        mov dword [esp + 88], ebx   ;   471.5 p0+p3   41 v[6] spill
        mov ebx, dword [eax + 24]   ;   457.3 p2      38 v[2]
        add ebx, edi                ;   459.3 p1      38 v[2]
        xor edi, dword [esp + 56]   ;   458.3 p2+p0   35 v[13]
        rol edi, 0x10               ;   458.8 p1      35 v[13]
        mov dword [esp + 56], ecx   ;   462.0 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 52]   ;   459.3 p2      36 v[8]
        add ecx, edi                ;   462.8 p1      36 v[8]
        xor esi, ecx                ;   463.3 p0      37 v[7]
        rol esi, 0x14               ;   463.8 p1      37 v[7]
        add ebx, esi                ;   467.8 p0      38 v[2]
        xor edi, ebx                ;   468.3 p0      39 v[13]
        rol edi, 0x18               ;   468.8 p1      39 v[13]
        add ecx, edi                ;   472.8 p0      40 v[8]
        xor esi, ecx                ;   473.3 p0      41 v[7]
        rol esi, 0x19               ;   473.8 p1      41 v[7]
        mov dword [esp + 52], esi   ;   477.8 p0+p3   41 v[7] spill
        mov esi, dword [esp + 44]   ;   462.7 p2      34 v[3]
        add esi, dword [eax + 8]    ;   464.7 p2+p1   34 v[3]
        add esi, dword [esp + 68]   ;   465.2 p2+p0   34 v[3]
        mov dword [esp + 44], ebx   ;   468.3 p0+p3   38 v[2] spill
        mov ebx, dword [eax + 40]   ;   465.7 p2      38 v[3]
        add ebx, esi                ;   467.7 p1      38 v[3]
        xor esi, dword [esp + 80]   ;   466.7 p2+p0   35 v[14]
        rol esi, 0x10               ;   467.2 p1      35 v[14]
        mov eax, dword [esp + 40]   ;   467.7 p2      36 v[9]
        add eax, esi                ;   471.2 p0      36 v[9]
        mov dword [esp + 40], edi   ;   472.8 p0+p3   39 v[13] spill
        mov edi, dword [esp + 68]   ;   468.7 p2      37 v[4]
        xor edi, eax                ;   471.7 p0      37 v[4]
        rol edi, 0x14               ;   472.2 p1      37 v[4]
        add ebx, edi                ;   476.2 p0      38 v[3]
        xor esi, ebx                ;   476.7 p0      39 v[14]
        rol esi, 0x18               ;   477.2 p1      39 v[14]
        add eax, esi                ;   481.2 p0      40 v[9]
        xor edi, eax                ;   481.7 p0      41 v[4]
        mov dword [esp + 68], ebx   ;   476.7 p0+p3   38 v[3] spill
        mov ebx, dword [esp + 48]   ;   470.3 p2      60 v reload
        add edx, dword [ebx + 24]   ;   474.3 p2+p1   34 v[0]
        rol edi, 0x19               ;   482.2 p1      41 v[4]
        add edx, edi                ;   486.2 p0      34 v[0]
        xor ebp, edx                ;   486.7 p0      35 v[12]
        rol ebp, 0x10               ;   487.2 p1      35 v[12]
        add ecx, ebp                ;   491.2 p0      36 v[8]
        xor edi, ecx                ;   491.7 p0      37 v[4]
        rol edi, 0x14               ;   492.2 p1      37 v[4]
        add edx, dword [ebx + 60]   ;   486.7 p2+p0   38 v[0]
        add edx, edi                ;   496.2 p0      38 v[0]
        xor ebp, edx                ;   496.7 p0      39 v[12]
        rol ebp, 0x18               ;   497.2 p1      39 v[12]
        add ecx, ebp                ;   501.2 p0      40 v[8]
        xor edi, ecx                ;   501.7 p0      41 v[4]
        rol edi, 0x19               ;   502.2 p1      41 v[4]
        mov dword [esp + 80], edi   ;   506.2 p0+p3   41 v[4] spill
        mov edi, dword [esp + 56]   ;   476.7 p2      34 v[1]
        add edi, dword [esp + 64]   ;   478.7 p2+p1   34 v[1]
        add edi, dword [ebx + 56]   ;   479.2 p2+p0   34 v[1]
        mov dword [esp + 56], ecx   ;   501.7 p0+p3   40 v[8] spill
        mov ecx, dword [ebx + 36]   ;   479.7 p2      38 v[1]
        add ecx, edi                ;   481.7 p1      38 v[1]
        xor edi, dword [esp + 40]   ;   480.7 p2+p0   35 v[13]
        rol edi, 0x10               ;   481.2 p1      35 v[13]
        add eax, edi                ;   485.2 p0      36 v[9]
        mov dword [esp + 40], ebp   ;   501.2 p0+p3   39 v[12] spill
        mov ebp, dword [esp + 64]   ;   481.7 p2      37 v[5]
        xor ebp, eax                ;   485.7 p0      37 v[5]
        rol ebp, 0x14               ;   486.2 p1      37 v[5]
        add ecx, ebp                ;   490.2 p0      38 v[1]
        xor edi, ecx                ;   490.7 p0      39 v[13]
        rol edi, 0x18               ;   491.2 p1      39 v[13]
        add eax, edi                ;   495.2 p0      40 v[9]
        xor ebp, eax                ;   495.7 p0      41 v[5]
        rol ebp, 0x19               ;   496.2 p1      41 v[5]
        mov dword [esp + 64], eax   ;   495.7 p0+p3   40 v[9] spill
        mov eax, dword [esp + 44]   ;   484.3 p2      34 v[2]
        add eax, dword [esp + 88]   ;   486.3 p2+p1   34 v[2]
        add eax, dword [ebx + 44]   ;   486.8 p2+p1   34 v[2]
        xor esi, eax                ;   487.3 p0      35 v[14]
        rol esi, 0x10               ;   487.8 p1      35 v[14]
        add eax, dword [ebx + 12]   ;   487.3 p2+p0   38 v[2]
        mov dword [esp + 44], edi   ;   495.2 p0+p3   39 v[13] spill
        mov edi, dword [esp + 84]   ;   488.3 p2      36 v[10]
        add edi, esi                ;   491.8 p1      36 v[10]
        mov dword [esp + 84], ecx   ;   490.7 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 88]   ;   489.3 p2      37 v[6]
        xor ecx, edi                ;   492.3 p0      37 v[6]
        rol ecx, 0x14               ;   492.8 p1      37 v[6]
        add eax, ecx                ;   496.8 p0      38 v[2]
        xor esi, eax                ;   497.3 p0      39 v[14]
        rol esi, 0x18               ;   497.8 p1      39 v[14]
        add edi, esi                ;   501.8 p0      40 v[10]
        xor ecx, edi                ;   502.3 p0      41 v[6]
        rol ecx, 0x19               ;   502.8 p1      41 v[6]
        mov dword [esp + 88], esi   ;   501.8 p0+p3   39 v[14] spill
        mov esi, dword [esp + 68]   ;   492.0 p2      34 v[3]
        add esi, dword [esp + 52]   ;   494.0 p2+p1   34 v[3]
        add esi, dword [ebx]        ;   494.5 p2+p1   34 v[3]
        mov dword [esp + 68], eax   ;   497.3 p0+p3   38 v[2] spill
        mov eax, dword [ebx + 32]   ;   495.0 p2      38 v[3]
        add eax, esi                ;   497.0 p1      38 v[3]
        xor esi, dword [esp + 72]   ;   496.0 p2+p0   35 v[15]
        rol esi, 0x10               ;   496.5 p1      35 v[15]
        mov dword [esp + 72], ecx   ;   506.8 p0+p3   41 v[6] spill
        mov ecx, dword [esp + 76]   ;   497.0 p2      36 v[11]
        add ecx, esi                ;   500.5 p1      36 v[11]
        mov ebx, dword [esp + 52]   ;   498.0 p2      37 v[7]
        xor ebx, ecx                ;   501.0 p0      37 v[7]
        rol ebx, 0x14               ;   501.5 p1      37 v[7]
        add eax, ebx                ;   505.5 p0      38 v[3]
        xor esi, eax                ;   506.0 p0      39 v[15]
        rol esi, 0x18               ;   506.5 p1      39 v[15]
        add ecx, esi                ;   510.5 p0      40 v[11]
        xor ebx, ecx                ;   511.0 p0      41 v[7]
        rol ebx, 0x19               ;   511.5 p1      41 v[7]
        add edx, ebp                ;   500.2 p0      34 v[0]
        mov dword [esp + 52], eax   ;   506.0 p0+p3   38 v[3] spill
        mov eax, dword [esp + 48]   ;   500.3 p2      60 v reload
        add edx, dword [eax + 48]   ;   504.3 p2+p1   34 v[0]
        xor esi, edx                ;   510.5 p0      35 v[15]
        rol esi, 0x10               ;   511.0 p1      35 v[15]
        add edi, esi                ;   515.0 p0      36 v[10]
        xor ebp, edi                ;   515.5 p0      37 v[5]
        rol ebp, 0x14               ;   516.0 p1      37 v[5]
        add edx, dword [eax + 8]    ;   504.8 p2+p0   38 v[0]
        add edx, ebp                ;   520.0 p0      38 v[0]
        xor esi, edx                ;   520.5 p0      39 v[15]
        rol esi, 0x18               ;   521.0 p1      39 v[15]
        add edi, esi                ;   525.0 p0      40 v[10]
        xor ebp, edi                ;   525.5 p0      41 v[5]
        rol ebp, 0x19               ;   526.0 p1      41 v[5]
        mov dword [esp + 76], esi   ;   525.0 p0+p3   39 v[15] spill
        mov esi, dword [esp + 84]   ;   506.0 p2      34 v[1]
        add esi, dword [eax + 52]   ;   508.0 p2+p1   34 v[1]
        add esi, dword [esp + 72]   ;   509.8 p2+p0   34 v[1]
        mov dword [esp + 84], edi   ;   525.5 p0+p3   40 v[10] spill
        mov edi, dword [eax + 28]   ;   509.0 p2      38 v[1]
        add edi, esi                ;   511.0 p1      38 v[1]
        xor esi, dword [esp + 40]   ;   510.3 p2+p0   35 v[12]
        rol esi, 0x10               ;   510.8 p1      35 v[12]
        add ecx, esi                ;   514.8 p0      36 v[11]
        mov dword [esp + 40], ebp   ;   530.0 p0+p3   41 v[5] spill
        mov ebp, dword [esp + 72]   ;   511.0 p2      37 v[6]
        xor ebp, ecx                ;   515.3 p0      37 v[6]
        rol ebp, 0x14               ;   515.8 p1      37 v[6]
        add edi, ebp                ;   519.8 p0      38 v[1]
        xor esi, edi                ;   520.3 p0      39 v[12]
        rol esi, 0x18               ;   520.8 p1      39 v[12]
        add ecx, esi                ;   524.8 p0      40 v[11]
        xor ebp, ecx                ;   525.3 p0      41 v[6]
        rol ebp, 0x19               ;   525.8 p1      41 v[6]
        mov dword [esp + 72], ecx   ;   525.3 p0+p3   40 v[11] spill
        mov ecx, dword [esp + 68]   ;   513.7 p2      34 v[2]
        add ecx, ebx                ;   515.7 p1      34 v[2]
        add ecx, dword [eax + 4]    ;   516.2 p2+p1   34 v[2]
        mov dword [esp + 68], ebp   ;   529.8 p0+p3   41 v[6] spill
        mov ebp, dword [eax + 16]   ;   515.7 p2      38 v[2]
        add ebp, ecx                ;   517.7 p1      38 v[2]
        xor ecx, dword [esp + 44]   ;   516.7 p2+p0   35 v[13]
        rol ecx, 0x10               ;   517.2 p1      35 v[13]
        mov dword [esp + 44], edi   ;   520.3 p0+p3   38 v[1] spill
        mov edi, dword [esp + 56]   ;   517.7 p2      36 v[8]
        add edi, ecx                ;   521.2 p1      36 v[8]
        xor ebx, edi                ;   521.7 p0      37 v[7]
        rol ebx, 0x14               ;   522.2 p1      37 v[7]
        add ebp, ebx                ;   526.2 p0      38 v[2]
        xor ecx, ebp                ;   526.7 p0      39 v[13]
        rol ecx, 0x18               ;   527.2 p1      39 v[13]
        add edi, ecx                ;   531.2 p0      40 v[8]
        xor ebx, edi                ;   531.7 p0      41 v[7]
        rol ebx, 0x19               ;   532.2 p1      41 v[7]
        mov dword [esp + 56], ebx   ;   536.2 p0+p3   41 v[7] spill
        mov ebx, dword [esp + 52]   ;   521.0 p2      34 v[3]
        add ebx, dword [eax + 40]   ;   523.0 p2+p1   34 v[3]
        add ebx, dword [esp + 80]   ;   523.5 p2+p0   34 v[3]
        mov dword [esp + 52], ebp   ;   526.7 p0+p3   38 v[2] spill
        mov ebp, dword [eax + 20]   ;   524.0 p2      38 v[3]
        add ebp, ebx                ;   526.0 p1      38 v[3]
        xor ebx, dword [esp + 88]   ;   525.0 p2+p0   35 v[14]
        rol ebx, 0x10               ;   525.5 p1      35 v[14]
        mov eax, dword [esp + 64]   ;   526.0 p2      36 v[9]
        add eax, ebx                ;   529.5 p0      36 v[9]
        mov dword [esp + 64], ecx   ;   531.2 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 80]   ;   527.0 p2      37 v[4]
        xor ecx, eax                ;   530.0 p0      37 v[4]
        rol ecx, 0x14               ;   530.5 p1      37 v[4]
        add ebp, ecx                ;   534.5 p0      38 v[3]
        xor ebx, ebp                ;   535.0 p0      39 v[14]
        rol ebx, 0x18               ;   535.5 p1      39 v[14]
        add eax, ebx                ;   539.5 p0      40 v[9]
        xor ecx, eax                ;   540.0 p0      41 v[4]
        mov dword [esp + 80], ebp   ;   535.0 p0+p3   38 v[3] spill
        mov ebp, dword [esp + 48]   ;   528.7 p2      60 v reload
        add edx, dword [ebp + 40]   ;   532.7 p2+p1   34 v[0]
        rol ecx, 0x19               ;   540.5 p1      41 v[4]
        add edx, ecx                ;   544.5 p0      34 v[0]
        xor esi, edx                ;   545.0 p0      35 v[12]
        rol esi, 0x10               ;   545.5 p1      35 v[12]
        add edi, esi                ;   549.5 p0      36 v[8]
        xor ecx, edi                ;   550.0 p0      37 v[4]
        rol ecx, 0x14               ;   550.5 p1      37 v[4]
        add edx, dword [ebp + 8]    ;   545.0 p2+p0   38 v[0]
        add edx, ecx                ;   554.5 p0      38 v[0]
        xor esi, edx                ;   555.0 p0      39 v[12]
        rol esi, 0x18               ;   555.5 p1      39 v[12]
        add edi, esi                ;   559.5 p0      40 v[8]
        xor ecx, edi                ;   560.0 p0      41 v[4]
        rol ecx, 0x19               ;   560.5 p1      41 v[4]
        mov dword [esp + 88], ecx   ;   564.5 p0+p3   41 v[4] spill
        mov ecx, dword [esp + 44]   ;   535.0 p2      34 v[1]
        add ecx, dword [ebp + 32]   ;   537.0 p2+p1   34 v[1]
        add ecx, dword [esp + 40]   ;   537.5 p2+p0   34 v[1]
        mov dword [esp + 44], edi   ;   560.0 p0+p3   40 v[8] spill
        mov edi, dword [ebp + 16]   ;   538.0 p2      38 v[1]
        add edi, ecx                ;   540.0 p1      38 v[1]
        xor ecx, dword [esp + 64]   ;   539.0 p2+p0   35 v[13]
        rol ecx, 0x10               ;   539.5 p1      35 v[13]
        add eax, ecx                ;   543.5 p0      36 v[9]
        mov ebp, dword [esp + 40]   ;   540.0 p2      37 v[5]
        xor ebp, eax                ;   544.0 p0      37 v[5]
        rol ebp, 0x14               ;   544.5 p1      37 v[5]
        add edi, ebp                ;   548.5 p0      38 v[1]
        xor ecx, edi                ;   549.0 p0      39 v[13]
        rol ecx, 0x18               ;   549.5 p1      39 v[13]
        add eax, ecx                ;   553.5 p0      40 v[9]
        xor ebp, eax                ;   554.0 p0      41 v[5]
        rol ebp, 0x19               ;   554.5 p1      41 v[5]
        mov dword [esp + 40], eax   ;   554.0 p0+p3   40 v[9] spill
        mov eax, dword [esp + 52]   ;   542.3 p2      34 v[2]
        add eax, dword [esp + 68]   ;   544.3 p2+p1   34 v[2]
        mov dword [esp + 52], ecx   ;   553.5 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 48]   ;   544.3 p2      60 v reload
        add eax, dword [ecx + 28]   ;   548.3 p2+p1   34 v[2]
        xor ebx, eax                ;   548.8 p0      35 v[14]
        rol ebx, 0x10               ;   549.3 p1      35 v[14]
        add eax, dword [ecx + 24]   ;   548.8 p2+p0   38 v[2]
        mov dword [esp + 64], esi   ;   559.5 p0+p3   39 v[12] spill
        mov esi, dword [esp + 84]   ;   547.3 p2      36 v[10]
        add esi, ebx                ;   553.3 p1      36 v[10]
        mov dword [esp + 84], edi   ;   549.0 p0+p3   38 v[1] spill
        mov edi, dword [esp + 68]   ;   548.3 p2      37 v[6]
        xor edi, esi                ;   553.8 p0      37 v[6]
        rol edi, 0x14               ;   554.3 p1      37 v[6]
        add eax, edi                ;   558.3 p0      38 v[2]
        xor ebx, eax                ;   558.8 p0      39 v[14]
        rol ebx, 0x18               ;   559.3 p1      39 v[14]
        add esi, ebx                ;   563.3 p0      40 v[10]
        xor edi, esi                ;   563.8 p0      41 v[6]
        rol edi, 0x19               ;   564.3 p1      41 v[6]
        mov dword [esp + 68], ebx   ;   563.3 p0+p3   39 v[14] spill
        mov ebx, dword [esp + 80]   ;   550.7 p2      34 v[3]
        add ebx, dword [esp + 56]   ;   552.7 p2+p1   34 v[3]
        add ebx, dword [ecx + 4]    ;   553.2 p2+p0   34 v[3]
        mov dword [esp + 80], eax   ;   558.8 p0+p3   38 v[2] spill
        mov eax, dword [ecx + 20]   ;   553.7 p2      38 v[3]
        add eax, ebx                ;   555.7 p1      38 v[3]
        xor ebx, dword [esp + 76]   ;   554.7 p2+p0   35 v[15]
        rol ebx, 0x10               ;   555.2 p1      35 v[15]
        mov dword [esp + 76], edi   ;   568.3 p0+p3   41 v[6] spill
        mov edi, dword [esp + 72]   ;   555.7 p2      36 v[11]
        add edi, ebx                ;   559.2 p1      36 v[11]
        mov ecx, dword [esp + 56]   ;   556.7 p2      37 v[7]
        xor ecx, edi                ;   559.7 p0      37 v[7]
        rol ecx, 0x14               ;   560.2 p1      37 v[7]
        add eax, ecx                ;   564.2 p0      38 v[3]
        xor ebx, eax                ;   564.7 p0      39 v[15]
        rol ebx, 0x18               ;   565.2 p1      39 v[15]
        add edi, ebx                ;   569.2 p0      40 v[11]
        xor ecx, edi                ;   569.7 p0      41 v[7]
        rol ecx, 0x19               ;   570.2 p1      41 v[7]
        add edx, ebp                ;   558.5 p0      34 v[0]
        mov dword [esp + 56], eax   ;   564.7 p0+p3   38 v[3] spill
        mov eax, dword [esp + 48]   ;   559.0 p2      60 v reload
        add edx, dword [eax + 60]   ;   563.0 p2+p1   34 v[0]
        xor ebx, edx                ;   569.2 p0      35 v[15]
        rol ebx, 0x10               ;   569.7 p1      35 v[15]
        add esi, ebx                ;   573.7 p0      36 v[10]
        xor ebp, esi                ;   574.2 p0      37 v[5]
        add edx, dword [eax + 44]   ;   563.5 p2+p1   38 v[0]
        rol ebp, 0x14               ;   574.7 p1      37 v[5]
        add edx, ebp                ;   578.7 p0      38 v[0]
        xor ebx, edx                ;   579.2 p0      39 v[15]
        rol ebx, 0x18               ;   579.7 p1      39 v[15]
        add esi, ebx                ;   583.7 p0      40 v[10]
        xor ebp, esi                ;   584.2 p0      41 v[5]
        rol ebp, 0x19               ;   584.7 p1      41 v[5]
        mov dword [esp + 72], ebx   ;   583.7 p0+p3   39 v[15] spill
        mov ebx, dword [esp + 84]   ;   564.7 p2      34 v[1]
        add ebx, dword [esp + 76]   ;   571.3 p2+p1   34 v[1]
        add ebx, dword [eax + 36]   ;   571.8 p2+p0   34 v[1]
        mov dword [esp + 84], ebp   ;   588.7 p0+p3   41 v[5] spill
        mov ebp, dword [eax + 56]   ;   567.7 p2      38 v[1]
        add ebp, ebx                ;   572.3 p1      38 v[1]
        xor ebx, dword [esp + 64]   ;   572.3 p2+p0   35 v[12]
        rol ebx, 0x10               ;   572.8 p1      35 v[12]
        add edi, ebx                ;   576.8 p0      36 v[11]
        mov dword [esp + 64], esi   ;   584.2 p0+p3   40 v[10] spill
        mov esi, dword [esp + 76]   ;   569.7 p2      37 v[6]
        xor esi, edi                ;   577.3 p0      37 v[6]
        rol esi, 0x14               ;   577.8 p1      37 v[6]
        add ebp, esi                ;   581.8 p0      38 v[1]
        xor ebx, ebp                ;   582.3 p0      39 v[12]
        rol ebx, 0x18               ;   582.8 p1      39 v[12]
        add edi, ebx                ;   586.8 p0      40 v[11]
        xor esi, edi                ;   587.3 p0      41 v[6]
        rol esi, 0x19               ;   587.8 p1      41 v[6]
        mov dword [esp + 76], esi   ;   591.8 p0+p3   41 v[6] spill
        mov esi, dword [esp + 80]   ;   572.3 p2      34 v[2]
        add esi, ecx                ;   574.3 p1      34 v[2]
        add esi, dword [eax + 12]   ;   574.8 p2+p1   34 v[2]
        mov dword [esp + 80], ebx   ;   586.8 p0+p3   39 v[12] spill
        mov ebx, dword [eax + 48]   ;   574.3 p2      38 v[2]
        add ebx, esi                ;   576.3 p1      38 v[2]
        xor esi, dword [esp + 52]   ;   575.3 p2+p0   35 v[13]
        rol esi, 0x10               ;   575.8 p1      35 v[13]
        mov dword [esp + 52], edi   ;   587.3 p0+p3   40 v[11] spill
        mov edi, dword [esp + 44]   ;   576.3 p2      36 v[8]
        add edi, esi                ;   579.8 p1      36 v[8]
        xor ecx, edi                ;   580.3 p0      37 v[7]
        rol ecx, 0x14               ;   580.8 p1      37 v[7]
        add ebx, ecx                ;   584.8 p0      38 v[2]
        xor esi, ebx                ;   585.3 p0      39 v[13]
        rol esi, 0x18               ;   585.8 p1      39 v[13]
        add edi, esi                ;   589.8 p0      40 v[8]
        xor ecx, edi                ;   590.3 p0      41 v[7]
        rol ecx, 0x19               ;   590.8 p1      41 v[7]
        mov dword [esp + 44], ecx   ;   594.8 p0+p3   41 v[7] spill
        mov ecx, dword [esp + 56]   ;   579.7 p2      34 v[3]
        add ecx, dword [eax + 52]   ;   581.7 p2+p1   34 v[3]
        add ecx, dword [esp + 88]   ;   582.2 p2+p0   34 v[3]
        mov eax, dword [eax]        ;   582.7 p2      38 v[3]
        add eax, ecx                ;   584.7 p1      38 v[3]
        xor ecx, dword [esp + 68]   ;   583.7 p2+p0   35 v[14]
        rol ecx, 0x10               ;   584.2 p1      35 v[14]
        mov dword [esp + 68], esi   ;   589.8 p0+p3   39 v[13] spill
        mov esi, dword [esp + 40]   ;   584.7 p2      36 v[9]
        add esi, ecx                ;   588.2 p1      36 v[9]
        xor edx, dword [esp + 0]    ;   585.7 p2+p0   66 h
        xor edx, edi                ;   590.3 p0      66 h
        mov edi, dword [esp + 88]   ;   586.7 p2      37 v[4]
        xor edi, esi                ;   588.7 p0      37 v[4]
        rol edi, 0x14               ;   589.2 p1      37 v[4]
        add eax, edi                ;   593.2 p0      38 v[3]
        xor ecx, eax                ;   593.7 p0      39 v[14]
        rol ecx, 0x18               ;   594.2 p1      39 v[14]
        add esi, ecx                ;   598.2 p0      40 v[9]
        xor edi, esi                ;   598.7 p0      41 v[4]
        rol edi, 0x19               ;   599.2 p1      41 v[4]
        mov dword [esp + 0], edx    ;   590.8 p0+p3   66 h
        xor ebp, dword [esp + 4]    ;   589.0 p2+p0   66 h
        xor ebp, esi                ;   598.7 p0      66 h
        mov dword [esp + 4], ebp    ;   599.2 p0+p3   66 h
        xor ebx, dword [esp + 8]    ;   591.0 p2+p0   66 h
        xor ebx, dword [esp + 64]   ;   591.5 p2+p0   66 h
        mov dword [esp + 8], ebx    ;   592.0 p0+p3   66 h
        xor eax, dword [esp + 12]   ;   593.7 p2+p0   66 h
        xor eax, dword [esp + 52]   ;   594.2 p2+p0   66 h
        mov dword [esp + 12], eax   ;   594.7 p0+p3   66 h
        xor edi, dword [esp + 36]   ;   603.2 p2+p0   66 h
        xor edi, dword [esp + 80]   ;   603.7 p2+p0   66 h
        mov esi, dword [esp + 84]   ;   595.7 p2      66 h
        xor esi, dword [esp + 20]   ;   597.7 p2+p0   66 h
        xor esi, dword [esp + 68]   ;   598.2 p2+p0   66 h
        mov dword [esp + 20], esi   ;   598.7 p0+p3   66 h
        xor ecx, dword [esp + 24]   ;   598.7 p2+p0   66 h
        xor ecx, dword [esp + 76]   ;   599.7 p2+p0   66 h
        mov dword [esp + 24], ecx   ;   600.2 p0+p3   66 h
        mov esi, dword [esp + 44]   ;   600.7 p2      66 h
        xor esi, dword [esp + 28]   ;   602.7 p2+p0   66 h
        xor esi, dword [esp + 72]   ;   603.2 p2+p0   66 h
        mov dword [esp + 28], esi   ;   603.7 p0+p3   66 h
        mov esi, dword [esp + 124]  ;   603.7 p2      48 blocks
        add esi, 4                  ;   605.7 p1      48 blocks
        mov dword [esp + 124], esi  ;   606.2 p0+p3   48 blocks
        mov esi, dword [esp + 120]  ;   604.7 p2      48 blocks
        add esi, 8                  ;   606.7 p1      48 blocks
        mov dword [esp + 120], esi  ;   607.2 p0+p3   48 blocks
        mov esi, dword [esp + 48]   ;   605.7 p2      48 blocks
        add esi, 0x40               ;   607.7 p1      48 blocks
        cmp esi, dword [esp + 32]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 116], esi  ;                    resident
        mov dword [esp + 16], edi   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      48 blocks reload
        mov edi, dword [esp + 112]  ;     1.0 p2      48 blocks reload
        mov dword [edi], esi        ;     2.0 p0+p3   48 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      48 blocks reload
        mov dword [edi + 4], esi    ;     4.0 p0+p3   48 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      48 blocks reload
        mov dword [edi + 8], esi    ;     5.0 p0+p3   48 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      48 blocks reload
        mov dword [edi + 12], esi   ;     6.7 p0+p3   48 blocks
        mov esi, dword [esp + 16]   ;     5.0 p2      48 blocks reload
        mov dword [edi + 16], esi   ;     8.7 p0+p3   48 blocks
        mov esi, dword [esp + 20]   ;     6.0 p2      48 blocks reload
        mov dword [edi + 20], esi   ;    10.7 p0+p3   48 blocks
        mov esi, dword [esp + 24]   ;     7.0 p2      48 blocks reload
        mov dword [edi + 24], esi   ;    12.7 p0+p3   48 blocks
        mov esi, dword [esp + 28]   ;     8.0 p2      48 blocks reload
        mov dword [edi + 28], esi   ;    14.7 p0+p3   48 blocks
        xor eax, eax                ;                    cleared
        mov dword [esp + 0], eax    ;                    cleared
        mov dword [esp + 4], eax    ;                    cleared
        mov dword [esp + 8], eax    ;                    cleared
        mov dword [esp + 12], eax   ;                    cleared
        mov dword [esp + 16], eax   ;                    cleared
        mov dword [esp + 20], eax   ;                    cleared
        mov dword [esp + 24], eax   ;                    cleared
        mov dword [esp + 28], eax   ;                    cleared
        mov dword [esp + 36], eax   ;                    cleared
        mov dword [esp + 40], eax   ;                    cleared
        mov dword [esp + 44], eax   ;                    cleared
        mov dword [esp + 48], eax   ;                    cleared
        mov dword [esp + 52], eax   ;                    cleared
        mov dword [esp + 56], eax   ;                    cleared
        mov dword [esp + 60], eax   ;                    cleared
        mov dword [esp + 64], eax   ;                    cleared
        mov dword [esp + 68], eax   ;                    cleared
        mov dword [esp + 72], eax   ;                    cleared
        mov dword [esp + 76], eax   ;                    cleared
        mov dword [esp + 80], eax   ;                    cleared
        mov dword [esp + 84], eax   ;                    cleared
        mov dword [esp + 88], eax   ;                    cleared
        add esp, 0x5c               ;                    frame
        pop ebp                     ;                    preserved
        pop edi                     ;                    preserved
        pop esi                     ;                    preserved
        pop ebx                     ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
