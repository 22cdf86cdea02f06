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
; The frame is cleared before return: 92 bytes, 24 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 18.7; bounds: width 7.3, ports 18.0, path 4.5
;   blocks: 1808 uops, planned 608.2; bounds: width 602.7, ports 471.8, path 402.5
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
        sub esp, 0x60               ;                    frame
        mov esi, dword [esp + 116]  ;     0.0 p2      48 h reload
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
        mov esi, dword [esp + 132]  ;     9.0 p2      48 h
        shl esi, 6                  ;    11.0 p1      48 h
        add esi, dword [esp + 120]  ;    15.0 p2+p1   48 h
        mov dword [esp + 32], esi   ;    16.7 p0+p3   48 h
        cmp dword [esp + 132], 0    ;                    no blocks?
        je .blocks_1_done
        mov edi, dword [esp + 120]  ;                    resident
        mov ebp, dword [esp + 16]   ;                    resident
        mov esi, dword [esp + 20]   ;                    resident
        align 16
.blocks_1:
        mov eax, dword [edi]        ;     0.0 p2      60 v
        mov ecx, dword [edi + 4]    ;     1.0 p2      60 v
        mov edx, dword [esp + 0]    ;     2.0 p2      34 v[0]
        add edx, eax                ;     4.0 p0      34 v[0]
        add edx, ebp                ;     4.5 p1      34 v[0]
        lea ebx, [edx + ecx]        ;     5.0 p0      38 v[0]
        xor edx, 0x510e527f         ;     5.0 p0      35 v[12]
        mov ecx, dword [esp + 124]  ;     3.0 p2      54 v[12] reload
        xor edx, dword [ecx]        ;     7.0 p2+p0   35 v[12]
        rol edx, 0x10               ;     7.5 p1      35 v[12]
        lea eax, [edx + 1779033703] ;    11.5 p0      36 v[8]
        mov ecx, eax                ;    12.0 p0      37 v[4] copy
        xor ecx, ebp                ;    12.5 p0      37 v[4]
        rol ecx, 0x14               ;    13.0 p1      37 v[4]
        add ebx, ecx                ;    17.0 p0      38 v[0]
        xor edx, ebx                ;    17.5 p0      39 v[12]
        rol edx, 0x18               ;    18.0 p1      39 v[12]
        add eax, edx                ;    22.0 p0      40 v[8]
        xor ecx, eax                ;    22.5 p0      41 v[4]
        rol ecx, 0x19               ;    23.0 p1      41 v[4]
        mov dword [esp + 36], ebp   ;     7.2 p0+p3   51 v[4] spill
        mov ebp, dword [esp + 4]    ;     7.3 p2      34 v[1]
        add ebp, esi                ;     9.3 p1      34 v[1]
        add ebp, dword [edi + 8]    ;     9.8 p2+p0   34 v[1]
        mov dword [esp + 40], ecx   ;    27.0 p0+p3   41 v[4] spill
        mov ecx, dword [edi + 12]   ;     9.3 p2      38 v[1]
        add ecx, ebp                ;    11.3 p1      38 v[1]
        xor ebp, 0x9b05688c         ;    10.3 p0      35 v[13]
        mov dword [esp + 44], eax   ;    22.5 p0+p3   40 v[8] spill
        mov eax, dword [esp + 124]  ;    10.3 p2      54 v[12] reload
        xor ebp, dword [eax + 4]    ;    14.3 p2+p0   35 v[13]
        rol ebp, 0x10               ;    14.8 p1      35 v[13]
        lea eax, [ebp - 1150833019] ;    18.8 p0      36 v[9]
        mov dword [esp + 48], edx   ;    22.0 p0+p3   39 v[12] spill
        mov edx, eax                ;    19.3 p1      37 v[5] copy
        xor edx, esi                ;    19.8 p0      37 v[5]
        rol edx, 0x14               ;    20.3 p1      37 v[5]
        add ecx, edx                ;    24.3 p0      38 v[1]
        xor ebp, ecx                ;    24.8 p0      39 v[13]
        rol ebp, 0x18               ;    25.3 p1      39 v[13]
        add eax, ebp                ;    29.3 p0      40 v[9]
        xor edx, eax                ;    29.8 p0      41 v[5]
        rol edx, 0x19               ;    30.3 p1      41 v[5]
        mov dword [esp + 52], esi   ;    15.7 p0+p3   51 v[5] spill
        mov esi, dword [edi + 16]   ;    15.7 p2      34 v[2]
        add esi, dword [esp + 8]    ;    17.7 p2+p1   34 v[2]
        add esi, dword [esp + 24]   ;    18.2 p2+p1   34 v[2]
        mov dword [esp + 56], eax   ;    29.8 p0+p3   40 v[9] spill
        mov eax, dword [edi + 20]   ;    18.7 p2      38 v[2]
        add eax, esi                ;    20.7 p1      38 v[2]
        xor esi, 0x1f83d9ab         ;    18.7 p0      35 v[14]
        mov dword [esp + 60], ebp   ;    29.3 p0+p3   39 v[13] spill
        mov ebp, dword [esp + 128]  ;    19.7 p2      56 v[14] reload
        xor esi, dword [ebp]        ;    23.7 p2+p0   35 v[14]
        rol esi, 0x10               ;    24.2 p1      35 v[14]
        lea ebp, [esi + 1013904242] ;    28.2 p0      36 v[10]
        mov dword [esp + 64], ecx   ;    24.8 p0+p3   38 v[1] spill
        mov ecx, ebp                ;    28.7 p1      37 v[6] copy
        xor ecx, dword [esp + 24]   ;    29.2 p2+p0   37 v[6]
        rol ecx, 0x14               ;    29.7 p1      37 v[6]
        add eax, ecx                ;    33.7 p0      38 v[2]
        xor esi, eax                ;    34.2 p0      39 v[14]
        rol esi, 0x18               ;    34.7 p1      39 v[14]
        add ebp, esi                ;    38.7 p0      40 v[10]
        xor ecx, ebp                ;    39.2 p0      41 v[6]
        rol ecx, 0x19               ;    39.7 p1      41 v[6]
        mov dword [esp + 68], esi   ;    38.7 p0+p3   39 v[14] spill
        mov esi, dword [edi + 24]   ;    24.7 p2      60 v
        mov dword [esp + 72], eax   ;    34.2 p0+p3   38 v[2] spill
        mov eax, dword [edi + 28]   ;    25.7 p2      60 v
        mov dword [esp + 76], ecx   ;    43.7 p0+p3   41 v[6] spill
        mov ecx, dword [esp + 12]   ;    26.7 p2      34 v[3]
        add ecx, esi                ;    28.7 p1      34 v[3]
        add ecx, dword [esp + 28]   ;    29.2 p2+p1   34 v[3]
        lea esi, [ecx + eax]        ;    29.7 p1      38 v[3]
        xor ecx, 0x5be0cd19         ;    29.7 p0      35 v[15]
        rol ecx, 0x10               ;    30.2 p1      35 v[15]
        lea eax, [ecx - 1521486534] ;    34.2 p0      36 v[11]
        add ebx, dword [edi + 32]   ;    28.8 p2+p0   34 v[0]
        add ebx, edx                ;    34.3 p1      34 v[0]
        mov dword [esp + 80], edx   ;    34.3 p0+p3   41 v[5] spill
        mov edx, eax                ;    34.7 p1      37 v[7] copy
        xor edx, dword [esp + 28]   ;    35.2 p2+p0   37 v[7]
        rol edx, 0x14               ;    35.7 p1      37 v[7]
        add esi, edx                ;    39.7 p0      38 v[3]
        xor ecx, esi                ;    40.2 p0      39 v[15]
        rol ecx, 0x18               ;    40.7 p1      39 v[15]
        add eax, ecx                ;    44.7 p0      40 v[11]
        xor edx, eax                ;    45.2 p0      41 v[7]
        rol edx, 0x19               ;    45.7 p1      41 v[7]
        xor ecx, ebx                ;    44.7 p0      35 v[15]
        rol ecx, 0x10               ;    45.2 p1      35 v[15]
        add ebp, ecx                ;    49.2 p0      36 v[10]
        mov dword [esp + 84], esi   ;    40.2 p0+p3   38 v[3] spill
        mov esi, dword [edi + 36]   ;    34.7 p2      63 v
        add ebx, esi                ;    36.7 p1      38 v[0]
        mov esi, dword [esp + 80]   ;    35.7 p2      37 v[5]
        xor esi, ebp                ;    49.7 p0      37 v[5]
        rol esi, 0x14               ;    50.2 p1      37 v[5]
        add ebx, esi                ;    54.2 p0      38 v[0]
        xor ecx, ebx                ;    54.7 p0      39 v[15]
        rol ecx, 0x18               ;    55.2 p1      39 v[15]
        add ebp, ecx                ;    59.2 p0      40 v[10]
        xor esi, ebp                ;    59.7 p0      41 v[5]
        rol esi, 0x19               ;    60.2 p1      41 v[5]
        mov dword [esp + 80], ecx   ;    59.2 p0+p3   39 v[15] spill
        mov ecx, dword [edi + 40]   ;    38.7 p2      63 v
        mov dword [esp + 88], ebp   ;    59.7 p0+p3   40 v[10] spill
        mov ebp, dword [edi + 44]   ;    39.7 p2      63 v
        mov dword [esp + 92], esi   ;    64.2 p0+p3   41 v[5] spill
        mov esi, dword [esp + 64]   ;    40.7 p2      34 v[1]
        add esi, ecx                ;    42.7 p1      34 v[1]
        add esi, dword [esp + 76]   ;    46.7 p2+p1   34 v[1]
        lea ecx, [esi + ebp]        ;    47.2 p0      38 v[1]
        xor esi, dword [esp + 48]   ;    47.2 p2+p0   35 v[12]
        rol esi, 0x10               ;    47.7 p1      35 v[12]
        add eax, esi                ;    51.7 p0      36 v[11]
        mov ebp, dword [esp + 76]   ;    44.7 p2      37 v[6]
        xor ebp, eax                ;    52.2 p0      37 v[6]
        rol ebp, 0x14               ;    52.7 p1      37 v[6]
        add ecx, ebp                ;    56.7 p0      38 v[1]
        xor esi, ecx                ;    57.2 p0      39 v[12]
        rol esi, 0x18               ;    57.7 p1      39 v[12]
        add eax, esi                ;    61.7 p0      40 v[11]
        xor ebp, eax                ;    62.2 p0      41 v[6]
        rol ebp, 0x19               ;    62.7 p1      41 v[6]
        mov dword [esp + 76], eax   ;    62.2 p0+p3   40 v[11] spill
        mov eax, dword [esp + 72]   ;    46.3 p2      34 v[2]
        add eax, edx                ;    49.7 p1      34 v[2]
        add eax, dword [edi + 48]   ;    50.2 p2+p0   34 v[2]
        mov dword [esp + 72], ebp   ;    66.7 p0+p3   41 v[6] spill
        mov ebp, dword [edi + 52]   ;    48.3 p2      38 v[2]
        add ebp, eax                ;    50.7 p1      38 v[2]
        xor eax, dword [esp + 60]   ;    50.7 p2+p0   35 v[13]
        rol eax, 0x10               ;    51.2 p1      35 v[13]
        mov dword [esp + 60], ecx   ;    57.2 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 44]   ;    50.3 p2      36 v[8]
        add ecx, eax                ;    55.2 p1      36 v[8]
        xor edx, ecx                ;    55.7 p0      37 v[7]
        rol edx, 0x14               ;    56.2 p1      37 v[7]
        add ebp, edx                ;    60.2 p0      38 v[2]
        xor eax, ebp                ;    60.7 p0      39 v[13]
        rol eax, 0x18               ;    61.2 p1      39 v[13]
        add ecx, eax                ;    65.2 p0      40 v[8]
        xor edx, ecx                ;    65.7 p0      41 v[7]
        rol edx, 0x19               ;    66.2 p1      41 v[7]
        mov dword [esp + 44], edx   ;    70.2 p0+p3   41 v[7] spill
        mov edx, dword [edi + 56]   ;    53.7 p2      63 v
        mov dword [esp + 48], ebp   ;    60.7 p0+p3   38 v[2] spill
        mov ebp, dword [esp + 84]   ;    54.7 p2      34 v[3]
        add ebp, edx                ;    56.7 p1      34 v[3]
        add ebp, dword [esp + 40]   ;    57.2 p2+p1   34 v[3]
        mov dword [esp + 84], eax   ;    65.2 p0+p3   39 v[13] spill
        mov eax, dword [edi + 60]   ;    56.7 p2      38 v[3]
        add eax, ebp                ;    58.7 p1      38 v[3]
        xor ebp, dword [esp + 68]   ;    57.7 p2+p0   35 v[14]
        rol ebp, 0x10               ;    58.2 p1      35 v[14]
        mov edx, dword [esp + 56]   ;    58.7 p2      36 v[9]
        add edx, ebp                ;    62.2 p0      36 v[9]
        add ebx, dword [edi + 56]   ;    59.7 p2+p1   34 v[0]
        mov dword [esp + 56], edi   ;    59.3 p0+p3   60 v spill
        mov edi, dword [esp + 40]   ;    60.7 p2      37 v[4]
        xor edi, edx                ;    62.7 p0      37 v[4]
        rol edi, 0x14               ;    63.2 p1      37 v[4]
        add eax, edi                ;    67.2 p0      38 v[3]
        xor ebp, eax                ;    67.7 p0      39 v[14]
        rol ebp, 0x18               ;    68.2 p1      39 v[14]
        add edx, ebp                ;    72.2 p0      40 v[9]
        xor edi, edx                ;    72.7 p0      41 v[4]
        rol edi, 0x19               ;    73.2 p1      41 v[4]
        add ebx, edi                ;    77.2 p0      34 v[0]
        xor esi, ebx                ;    77.7 p0      35 v[12]
        rol esi, 0x10               ;    78.2 p1      35 v[12]
        add ecx, esi                ;    82.2 p0      36 v[8]
        xor edi, ecx                ;    82.7 p0      37 v[4]
        rol edi, 0x14               ;    83.2 p1      37 v[4]
        add ebx, edi                ;    87.2 p0      38 v[0]
        mov dword [esp + 40], eax   ;    67.7 p0+p3   38 v[3] spill
        mov eax, dword [esp + 56]   ;    65.0 p2      60 v reload
        add ebx, dword [eax + 40]   ;    87.7 p2+p1   38 v[0]
        xor esi, ebx                ;    88.2 p0      39 v[12]
        rol esi, 0x18               ;    88.7 p1      39 v[12]
        add ecx, esi                ;    92.7 p0      40 v[8]
        xor edi, ecx                ;    93.2 p0      41 v[4]
        rol edi, 0x19               ;    93.7 p1      41 v[4]
        mov dword [esp + 68], edi   ;    97.7 p0+p3   41 v[4] spill
        mov edi, dword [esp + 60]   ;    68.0 p2      34 v[1]
        add edi, dword [eax + 16]   ;    70.0 p2+p1   34 v[1]
        add edi, dword [esp + 92]   ;    70.5 p2+p0   34 v[1]
        mov dword [esp + 60], ecx   ;    93.2 p0+p3   40 v[8] spill
        mov ecx, dword [eax + 32]   ;    71.0 p2      38 v[1]
        add ecx, edi                ;    73.0 p1      38 v[1]
        xor edi, dword [esp + 84]   ;    72.0 p2+p0   35 v[13]
        rol edi, 0x10               ;    72.5 p1      35 v[13]
        add edx, edi                ;    76.5 p0      36 v[9]
        mov dword [esp + 84], esi   ;    92.7 p0+p3   39 v[12] spill
        mov esi, dword [esp + 92]   ;    73.0 p2      37 v[5]
        xor esi, edx                ;    77.0 p0      37 v[5]
        rol esi, 0x14               ;    77.5 p1      37 v[5]
        add ecx, esi                ;    81.5 p0      38 v[1]
        xor edi, ecx                ;    82.0 p0      39 v[13]
        rol edi, 0x18               ;    82.5 p1      39 v[13]
        add edx, edi                ;    86.5 p0      40 v[9]
        xor esi, edx                ;    87.0 p0      41 v[5]
        rol esi, 0x19               ;    87.5 p1      41 v[5]
        mov dword [esp + 92], edx   ;    87.0 p0+p3   40 v[9] spill
        mov edx, dword [esp + 48]   ;    75.7 p2      34 v[2]
        add edx, dword [eax + 36]   ;    77.7 p2+p1   34 v[2]
        add edx, dword [esp + 72]   ;    78.2 p2+p1   34 v[2]
        xor ebp, edx                ;    78.7 p0      35 v[14]
        rol ebp, 0x10               ;    79.2 p1      35 v[14]
        add edx, dword [eax + 60]   ;    78.7 p2+p0   38 v[2]
        mov dword [esp + 48], edi   ;    86.5 p0+p3   39 v[13] spill
        mov edi, dword [esp + 88]   ;    79.7 p2      36 v[10]
        add edi, ebp                ;    83.2 p1      36 v[10]
        mov dword [esp + 88], ecx   ;    82.0 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 72]   ;    80.7 p2      37 v[6]
        xor ecx, edi                ;    83.7 p0      37 v[6]
        rol ecx, 0x14               ;    84.2 p1      37 v[6]
        add edx, ecx                ;    88.2 p0      38 v[2]
        xor ebp, edx                ;    88.7 p0      39 v[14]
        rol ebp, 0x18               ;    89.2 p1      39 v[14]
        add edi, ebp                ;    93.2 p0      40 v[10]
        xor ecx, edi                ;    93.7 p0      41 v[6]
        rol ecx, 0x19               ;    94.2 p1      41 v[6]
        mov dword [esp + 72], ebp   ;    93.2 p0+p3   39 v[14] spill
        mov ebp, dword [esp + 40]   ;    83.3 p2      34 v[3]
        add ebp, dword [eax + 52]   ;    85.3 p2+p1   34 v[3]
        add ebp, dword [esp + 44]   ;    85.8 p2+p1   34 v[3]
        mov dword [esp + 40], edx   ;    88.7 p0+p3   38 v[2] spill
        mov edx, dword [eax + 24]   ;    86.3 p2      38 v[3]
        add edx, ebp                ;    88.3 p1      38 v[3]
        xor ebp, dword [esp + 80]   ;    87.3 p2+p0   35 v[15]
        rol ebp, 0x10               ;    87.8 p1      35 v[15]
        mov dword [esp + 80], ecx   ;    98.2 p0+p3   41 v[6] spill
        mov ecx, dword [esp + 76]   ;    88.3 p2      36 v[11]
        add ecx, ebp                ;    91.8 p1      36 v[11]
        mov eax, dword [esp + 44]   ;    89.3 p2      37 v[7]
        xor eax, ecx                ;    92.3 p0      37 v[7]
        rol eax, 0x14               ;    92.8 p1      37 v[7]
        add edx, eax                ;    96.8 p0      38 v[3]
        xor ebp, edx                ;    97.3 p0      39 v[15]
        rol ebp, 0x18               ;    97.8 p1      39 v[15]
        add ecx, ebp                ;   101.8 p0      40 v[11]
        xor eax, ecx                ;   102.3 p0      41 v[7]
        rol eax, 0x19               ;   102.8 p1      41 v[7]
        add ebx, esi                ;    91.5 p0      34 v[0]
        mov dword [esp + 44], edx   ;    97.3 p0+p3   38 v[3] spill
        mov edx, dword [esp + 56]   ;    91.7 p2      60 v reload
        add ebx, dword [edx + 4]    ;    95.7 p2+p1   34 v[0]
        xor ebp, ebx                ;   101.8 p0      35 v[15]
        rol ebp, 0x10               ;   102.3 p1      35 v[15]
        add edi, ebp                ;   106.3 p0      36 v[10]
        xor esi, edi                ;   106.8 p0      37 v[5]
        rol esi, 0x14               ;   107.3 p1      37 v[5]
        add ebx, dword [edx + 48]   ;    96.2 p2+p0   38 v[0]
        add ebx, esi                ;   111.3 p0      38 v[0]
        xor ebp, ebx                ;   111.8 p0      39 v[15]
        rol ebp, 0x18               ;   112.3 p1      39 v[15]
        add edi, ebp                ;   116.3 p0      40 v[10]
        xor esi, edi                ;   116.8 p0      41 v[5]
        rol esi, 0x19               ;   117.3 p1      41 v[5]
        mov dword [esp + 76], ebp   ;   116.3 p0+p3   39 v[15] spill
        mov ebp, dword [esp + 88]   ;    97.3 p2      34 v[1]
        add ebp, dword [edx]        ;    99.3 p2+p1   34 v[1]
        add ebp, dword [esp + 80]   ;   101.2 p2+p0   34 v[1]
        mov dword [esp + 88], edi   ;   116.8 p0+p3   40 v[10] spill
        mov edi, dword [edx + 8]    ;   100.3 p2      38 v[1]
        add edi, ebp                ;   102.3 p1      38 v[1]
        xor ebp, dword [esp + 84]   ;   101.7 p2+p0   35 v[12]
        rol ebp, 0x10               ;   102.2 p1      35 v[12]
        add ecx, ebp                ;   106.2 p0      36 v[11]
        mov dword [esp + 84], esi   ;   121.3 p0+p3   41 v[5] spill
        mov esi, dword [esp + 80]   ;   102.3 p2      37 v[6]
        xor esi, ecx                ;   106.7 p0      37 v[6]
        rol esi, 0x14               ;   107.2 p1      37 v[6]
        add edi, esi                ;   111.2 p0      38 v[1]
        xor ebp, edi                ;   111.7 p0      39 v[12]
        rol ebp, 0x18               ;   112.2 p1      39 v[12]
        add ecx, ebp                ;   116.2 p0      40 v[11]
        xor esi, ecx                ;   116.7 p0      41 v[6]
        rol esi, 0x19               ;   117.2 p1      41 v[6]
        mov dword [esp + 80], ecx   ;   116.7 p0+p3   40 v[11] spill
        mov ecx, dword [esp + 40]   ;   105.0 p2      34 v[2]
        add ecx, eax                ;   107.0 p1      34 v[2]
        add ecx, dword [edx + 44]   ;   107.5 p2+p1   34 v[2]
        mov dword [esp + 40], esi   ;   121.2 p0+p3   41 v[6] spill
        mov esi, dword [edx + 28]   ;   107.0 p2      38 v[2]
        add esi, ecx                ;   109.0 p1      38 v[2]
        xor ecx, dword [esp + 48]   ;   108.0 p2+p0   35 v[13]
        rol ecx, 0x10               ;   108.5 p1      35 v[13]
        mov dword [esp + 48], edi   ;   111.7 p0+p3   38 v[1] spill
        mov edi, dword [esp + 60]   ;   109.0 p2      36 v[8]
        add edi, ecx                ;   112.5 p1      36 v[8]
        xor eax, edi                ;   113.0 p0      37 v[7]
        rol eax, 0x14               ;   113.5 p1      37 v[7]
        add esi, eax                ;   117.5 p0      38 v[2]
        xor ecx, esi                ;   118.0 p0      39 v[13]
        rol ecx, 0x18               ;   118.5 p1      39 v[13]
        add edi, ecx                ;   122.5 p0      40 v[8]
        xor eax, edi                ;   123.0 p0      41 v[7]
        rol eax, 0x19               ;   123.5 p1      41 v[7]
        mov dword [esp + 60], eax   ;   127.5 p0+p3   41 v[7] spill
        mov eax, dword [esp + 44]   ;   112.3 p2      34 v[3]
        add eax, dword [edx + 20]   ;   114.3 p2+p1   34 v[3]
        add eax, dword [esp + 68]   ;   114.8 p2+p0   34 v[3]
        mov dword [esp + 44], esi   ;   118.0 p0+p3   38 v[2] spill
        mov esi, dword [edx + 12]   ;   115.3 p2      38 v[3]
        add esi, eax                ;   117.3 p1      38 v[3]
        xor eax, dword [esp + 72]   ;   116.3 p2+p0   35 v[14]
        rol eax, 0x10               ;   116.8 p1      35 v[14]
        mov edx, dword [esp + 92]   ;   117.3 p2      36 v[9]
        add edx, eax                ;   120.8 p0      36 v[9]
        mov dword [esp + 92], ecx   ;   122.5 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 68]   ;   118.3 p2      37 v[4]
        xor ecx, edx                ;   121.3 p0      37 v[4]
        rol ecx, 0x14               ;   121.8 p1      37 v[4]
        add esi, ecx                ;   125.8 p0      38 v[3]
        xor eax, esi                ;   126.3 p0      39 v[14]
        rol eax, 0x18               ;   126.8 p1      39 v[14]
        add edx, eax                ;   130.8 p0      40 v[9]
        xor ecx, edx                ;   131.3 p0      41 v[4]
        mov dword [esp + 68], esi   ;   126.3 p0+p3   38 v[3] spill
        mov esi, dword [esp + 56]   ;   120.0 p2      60 v reload
        add ebx, dword [esi + 44]   ;   124.0 p2+p1   34 v[0]
        rol ecx, 0x19               ;   131.8 p1      41 v[4]
        add ebx, ecx                ;   135.8 p0      34 v[0]
        xor ebp, ebx                ;   136.3 p0      35 v[12]
        rol ebp, 0x10               ;   136.8 p1      35 v[12]
        add edi, ebp                ;   140.8 p0      36 v[8]
        xor ecx, edi                ;   141.3 p0      37 v[4]
        rol ecx, 0x14               ;   141.8 p1      37 v[4]
        add ebx, dword [esi + 32]   ;   136.3 p2+p0   38 v[0]
        add ebx, ecx                ;   145.8 p0      38 v[0]
        xor ebp, ebx                ;   146.3 p0      39 v[12]
        rol ebp, 0x18               ;   146.8 p1      39 v[12]
        add edi, ebp                ;   150.8 p0      40 v[8]
        xor ecx, edi                ;   151.3 p0      41 v[4]
        rol ecx, 0x19               ;   151.8 p1      41 v[4]
        mov dword [esp + 72], ecx   ;   155.8 p0+p3   41 v[4] spill
        mov ecx, dword [esp + 48]   ;   126.3 p2      34 v[1]
        add ecx, dword [esi + 48]   ;   128.3 p2+p1   34 v[1]
        add ecx, dword [esp + 84]   ;   128.8 p2+p0   34 v[1]
        mov dword [esp + 48], edi   ;   151.3 p0+p3   40 v[8] spill
        mov edi, dword [esi]        ;   129.3 p2      38 v[1]
        add edi, ecx                ;   131.3 p1      38 v[1]
        xor ecx, dword [esp + 92]   ;   130.3 p2+p0   35 v[13]
        rol ecx, 0x10               ;   130.8 p1      35 v[13]
        add edx, ecx                ;   134.8 p0      36 v[9]
        mov dword [esp + 92], ebp   ;   150.8 p0+p3   39 v[12] spill
        mov ebp, dword [esp + 84]   ;   131.3 p2      37 v[5]
        xor ebp, edx                ;   135.3 p0      37 v[5]
        rol ebp, 0x14               ;   135.8 p1      37 v[5]
        add edi, ebp                ;   139.8 p0      38 v[1]
        xor ecx, edi                ;   140.3 p0      39 v[13]
        rol ecx, 0x18               ;   140.8 p1      39 v[13]
        add edx, ecx                ;   144.8 p0      40 v[9]
        xor ebp, edx                ;   145.3 p0      41 v[5]
        rol ebp, 0x19               ;   145.8 p1      41 v[5]
        mov dword [esp + 84], edx   ;   145.3 p0+p3   40 v[9] spill
        mov edx, dword [esp + 44]   ;   134.0 p2      34 v[2]
        add edx, dword [esi + 20]   ;   136.0 p2+p1   34 v[2]
        add edx, dword [esp + 40]   ;   136.5 p2+p1   34 v[2]
        xor eax, edx                ;   137.0 p0      35 v[14]
        rol eax, 0x10               ;   137.5 p1      35 v[14]
        add edx, dword [esi + 8]    ;   137.0 p2+p0   38 v[2]
        mov dword [esp + 44], ecx   ;   144.8 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 88]   ;   138.0 p2      36 v[10]
        add ecx, eax                ;   141.5 p1      36 v[10]
        mov dword [esp + 88], edi   ;   140.3 p0+p3   38 v[1] spill
        mov edi, dword [esp + 40]   ;   139.0 p2      37 v[6]
        xor edi, ecx                ;   142.0 p0      37 v[6]
        rol edi, 0x14               ;   142.5 p1      37 v[6]
        add edx, edi                ;   146.5 p0      38 v[2]
        xor eax, edx                ;   147.0 p0      39 v[14]
        rol eax, 0x18               ;   147.5 p1      39 v[14]
        add ecx, eax                ;   151.5 p0      40 v[10]
        xor edi, ecx                ;   152.0 p0      41 v[6]
        rol edi, 0x19               ;   152.5 p1      41 v[6]
        mov dword [esp + 40], eax   ;   151.5 p0+p3   39 v[14] spill
        mov eax, dword [esp + 68]   ;   141.7 p2      34 v[3]
        add eax, dword [esi + 60]   ;   143.7 p2+p1   34 v[3]
        add eax, dword [esp + 60]   ;   144.2 p2+p0   34 v[3]
        mov dword [esp + 68], edx   ;   147.0 p0+p3   38 v[2] spill
        mov edx, dword [esi + 52]   ;   144.7 p2      38 v[3]
        add edx, eax                ;   146.7 p1      38 v[3]
        xor eax, dword [esp + 76]   ;   145.7 p2+p0   35 v[15]
        rol eax, 0x10               ;   146.2 p1      35 v[15]
        mov dword [esp + 76], edi   ;   156.5 p0+p3   41 v[6] spill
        mov esi, dword [esp + 80]   ;   146.7 p2      36 v[11]
        add esi, eax                ;   150.2 p1      36 v[11]
        mov edi, dword [esp + 60]   ;   147.7 p2      37 v[7]
        xor edi, esi                ;   150.7 p0      37 v[7]
        rol edi, 0x14               ;   151.2 p1      37 v[7]
        add edx, edi                ;   155.2 p0      38 v[3]
        xor eax, edx                ;   155.7 p0      39 v[15]
        rol eax, 0x18               ;   156.2 p1      39 v[15]
        add esi, eax                ;   160.2 p0      40 v[11]
        xor edi, esi                ;   160.7 p0      41 v[7]
        rol edi, 0x19               ;   161.2 p1      41 v[7]
        add ebx, ebp                ;   149.8 p0      34 v[0]
        mov dword [esp + 60], edx   ;   155.7 p0+p3   38 v[3] spill
        mov edx, dword [esp + 56]   ;   150.0 p2      60 v reload
        add ebx, dword [edx + 40]   ;   154.0 p2+p1   34 v[0]
        xor eax, ebx                ;   160.2 p0      35 v[15]
        rol eax, 0x10               ;   160.7 p1      35 v[15]
        add ecx, eax                ;   164.7 p0      36 v[10]
        xor ebp, ecx                ;   165.2 p0      37 v[5]
        add ebx, dword [edx + 56]   ;   154.5 p2+p1   38 v[0]
        rol ebp, 0x14               ;   165.7 p1      37 v[5]
        add ebx, ebp                ;   169.7 p0      38 v[0]
        xor eax, ebx                ;   170.2 p0      39 v[15]
        rol eax, 0x18               ;   170.7 p1      39 v[15]
        add ecx, eax                ;   174.7 p0      40 v[10]
        xor ebp, ecx                ;   175.2 p0      41 v[5]
        rol ebp, 0x19               ;   175.7 p1      41 v[5]
        mov dword [esp + 80], eax   ;   174.7 p0+p3   39 v[15] spill
        mov eax, dword [esp + 88]   ;   155.7 p2      34 v[1]
        add eax, dword [edx + 12]   ;   157.7 p2+p1   34 v[1]
        add eax, dword [esp + 76]   ;   159.5 p2+p0   34 v[1]
        mov dword [esp + 88], ecx   ;   175.2 p0+p3   40 v[10] spill
        mov ecx, dword [edx + 24]   ;   158.7 p2      38 v[1]
        add ecx, eax                ;   160.7 p1      38 v[1]
        xor eax, dword [esp + 92]   ;   160.0 p2+p0   35 v[12]
        rol eax, 0x10               ;   160.5 p1      35 v[12]
        add esi, eax                ;   164.5 p0      36 v[11]
        mov dword [esp + 92], ebp   ;   179.7 p0+p3   41 v[5] spill
        mov ebp, dword [esp + 76]   ;   160.7 p2      37 v[6]
        xor ebp, esi                ;   165.0 p0      37 v[6]
        rol ebp, 0x14               ;   165.5 p1      37 v[6]
        add ecx, ebp                ;   169.5 p0      38 v[1]
        xor eax, ecx                ;   170.0 p0      39 v[12]
        rol eax, 0x18               ;   170.5 p1      39 v[12]
        add esi, eax                ;   174.5 p0      40 v[11]
        xor ebp, esi                ;   175.0 p0      41 v[6]
        rol ebp, 0x19               ;   175.5 p1      41 v[6]
        mov dword [esp + 76], esi   ;   175.0 p0+p3   40 v[11] spill
        mov esi, dword [esp + 68]   ;   163.3 p2      34 v[2]
        add esi, edi                ;   165.3 p1      34 v[2]
        add esi, dword [edx + 28]   ;   165.8 p2+p1   34 v[2]
        mov dword [esp + 68], ebp   ;   179.5 p0+p3   41 v[6] spill
        mov ebp, dword [edx + 4]    ;   165.3 p2      38 v[2]
        add ebp, esi                ;   167.3 p1      38 v[2]
        xor esi, dword [esp + 44]   ;   166.3 p2+p0   35 v[13]
        rol esi, 0x10               ;   166.8 p1      35 v[13]
        mov dword [esp + 44], ecx   ;   170.0 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 48]   ;   167.3 p2      36 v[8]
        add ecx, esi                ;   170.8 p1      36 v[8]
        xor edi, ecx                ;   171.3 p0      37 v[7]
        rol edi, 0x14               ;   171.8 p1      37 v[7]
        add ebp, edi                ;   175.8 p0      38 v[2]
        xor esi, ebp                ;   176.3 p0      39 v[13]
        rol esi, 0x18               ;   176.8 p1      39 v[13]
        add ecx, esi                ;   180.8 p0      40 v[8]
        xor edi, ecx                ;   181.3 p0      41 v[7]
        rol edi, 0x19               ;   181.8 p1      41 v[7]
        mov dword [esp + 48], edi   ;   185.8 p0+p3   41 v[7] spill
        mov edi, dword [esp + 60]   ;   170.7 p2      34 v[3]
        add edi, dword [edx + 36]   ;   172.7 p2+p1   34 v[3]
        add edi, dword [esp + 72]   ;   173.2 p2+p0   34 v[3]
        mov dword [esp + 60], ebp   ;   176.3 p0+p3   38 v[2] spill
        mov ebp, dword [edx + 16]   ;   173.7 p2      38 v[3]
        add ebp, edi                ;   175.7 p1      38 v[3]
        xor edi, dword [esp + 40]   ;   174.7 p2+p0   35 v[14]
        rol edi, 0x10               ;   175.2 p1      35 v[14]
        mov edx, dword [esp + 84]   ;   175.7 p2      36 v[9]
        add edx, edi                ;   179.2 p0      36 v[9]
        mov dword [esp + 84], esi   ;   180.8 p0+p3   39 v[13] spill
        mov esi, dword [esp + 72]   ;   176.7 p2      37 v[4]
        xor esi, edx                ;   179.7 p0      37 v[4]
        rol esi, 0x14               ;   180.2 p1      37 v[4]
        add ebp, esi                ;   184.2 p0      38 v[3]
        xor edi, ebp                ;   184.7 p0      39 v[14]
        rol edi, 0x18               ;   185.2 p1      39 v[14]
        add edx, edi                ;   189.2 p0      40 v[9]
        xor esi, edx                ;   189.7 p0      41 v[4]
        mov dword [esp + 72], ebp   ;   184.7 p0+p3   38 v[3] spill
        mov ebp, dword [esp + 56]   ;   178.3 p2      60 v reload
        add ebx, dword [ebp + 28]   ;   182.3 p2+p1   34 v[0]
        rol esi, 0x19               ;   190.2 p1      41 v[4]
        add ebx, esi                ;   194.2 p0      34 v[0]
        xor eax, ebx                ;   194.7 p0      35 v[12]
        rol eax, 0x10               ;   195.2 p1      35 v[12]
        add ecx, eax                ;   199.2 p0      36 v[8]
        xor esi, ecx                ;   199.7 p0      37 v[4]
        rol esi, 0x14               ;   200.2 p1      37 v[4]
        add ebx, dword [ebp + 36]   ;   194.7 p2+p0   38 v[0]
        add ebx, esi                ;   204.2 p0      38 v[0]
        xor eax, ebx                ;   204.7 p0      39 v[12]
        rol eax, 0x18               ;   205.2 p1      39 v[12]
        add ecx, eax                ;   209.2 p0      40 v[8]
        xor esi, ecx                ;   209.7 p0      41 v[4]
        rol esi, 0x19               ;   210.2 p1      41 v[4]
        mov dword [esp + 40], esi   ;   214.2 p0+p3   41 v[4] spill
        mov esi, dword [esp + 44]   ;   184.7 p2      34 v[1]
        add esi, dword [ebp + 12]   ;   186.7 p2+p1   34 v[1]
        add esi, dword [esp + 92]   ;   187.2 p2+p0   34 v[1]
        mov dword [esp + 44], ecx   ;   209.7 p0+p3   40 v[8] spill
        mov ecx, dword [ebp + 4]    ;   187.7 p2      38 v[1]
        add ecx, esi                ;   189.7 p1      38 v[1]
        xor esi, dword [esp + 84]   ;   188.7 p2+p0   35 v[13]
        rol esi, 0x10               ;   189.2 p1      35 v[13]
        add edx, esi                ;   193.2 p0      36 v[9]
        mov dword [esp + 84], eax   ;   209.2 p0+p3   39 v[12] spill
        mov eax, dword [esp + 92]   ;   189.7 p2      37 v[5]
        xor eax, edx                ;   193.7 p0      37 v[5]
        rol eax, 0x14               ;   194.2 p1      37 v[5]
        add ecx, eax                ;   198.2 p0      38 v[1]
        xor esi, ecx                ;   198.7 p0      39 v[13]
        rol esi, 0x18               ;   199.2 p1      39 v[13]
        add edx, esi                ;   203.2 p0      40 v[9]
        xor eax, edx                ;   203.7 p0      41 v[5]
        rol eax, 0x19               ;   204.2 p1      41 v[5]
        mov dword [esp + 92], edx   ;   203.7 p0+p3   40 v[9] spill
        mov edx, dword [esp + 60]   ;   192.3 p2      34 v[2]
        add edx, dword [ebp + 52]   ;   194.3 p2+p1   34 v[2]
        add edx, dword [esp + 68]   ;   194.8 p2+p1   34 v[2]
        xor edi, edx                ;   195.3 p0      35 v[14]
        rol edi, 0x10               ;   195.8 p1      35 v[14]
        add edx, dword [ebp + 48]   ;   195.3 p2+p0   38 v[2]
        mov dword [esp + 60], esi   ;   203.2 p0+p3   39 v[13] spill
        mov esi, dword [esp + 88]   ;   196.3 p2      36 v[10]
        add esi, edi                ;   199.8 p1      36 v[10]
        mov ebp, dword [esp + 68]   ;   197.3 p2      37 v[6]
        xor ebp, esi                ;   200.3 p0      37 v[6]
        rol ebp, 0x14               ;   200.8 p1      37 v[6]
        add edx, ebp                ;   204.8 p0      38 v[2]
        xor edi, edx                ;   205.3 p0      39 v[14]
        rol edi, 0x18               ;   205.8 p1      39 v[14]
        add esi, edi                ;   209.8 p0      40 v[10]
        xor ebp, esi                ;   210.3 p0      41 v[6]
        rol ebp, 0x19               ;   210.8 p1      41 v[6]
        mov dword [esp + 68], edi   ;   209.8 p0+p3   39 v[14] spill
        mov edi, dword [esp + 72]   ;   199.7 p2      34 v[3]
        add edi, dword [esp + 48]   ;   201.7 p2+p1   34 v[3]
        mov dword [esp + 72], edx   ;   205.3 p0+p3   38 v[2] spill
        mov edx, dword [esp + 56]   ;   201.7 p2      60 v reload
        add edi, dword [edx + 44]   ;   205.7 p2+p1   34 v[3]
        mov dword [esp + 88], ecx   ;   203.3 p0+p3   38 v[1] spill
        mov ecx, dword [edx + 56]   ;   203.7 p2      38 v[3]
        add ecx, edi                ;   206.2 p1      38 v[3]
        xor edi, dword [esp + 80]   ;   206.2 p2+p0   35 v[15]
        rol edi, 0x10               ;   206.7 p1      35 v[15]
        mov dword [esp + 80], ebp   ;   214.8 p0+p3   41 v[6] spill
        mov ebp, dword [esp + 76]   ;   205.7 p2      36 v[11]
        add ebp, edi                ;   210.7 p1      36 v[11]
        mov edx, dword [esp + 48]   ;   206.7 p2      37 v[7]
        xor edx, ebp                ;   211.2 p0      37 v[7]
        rol edx, 0x14               ;   211.7 p1      37 v[7]
        add ecx, edx                ;   215.7 p0      38 v[3]
        xor edi, ecx                ;   216.2 p0      39 v[15]
        rol edi, 0x18               ;   216.7 p1      39 v[15]
        add ebp, edi                ;   220.7 p0      40 v[11]
        xor edx, ebp                ;   221.2 p0      41 v[7]
        rol edx, 0x19               ;   221.7 p1      41 v[7]
        add ebx, eax                ;   208.2 p0      34 v[0]
        mov dword [esp + 48], ecx   ;   216.2 p0+p3   38 v[3] spill
        mov ecx, dword [esp + 56]   ;   208.7 p2      60 v reload
        add ebx, dword [ecx + 8]    ;   212.7 p2+p1   34 v[0]
        xor edi, ebx                ;   220.7 p0      35 v[15]
        rol edi, 0x10               ;   221.2 p1      35 v[15]
        add esi, edi                ;   225.2 p0      36 v[10]
        xor eax, esi                ;   225.7 p0      37 v[5]
        rol eax, 0x14               ;   226.2 p1      37 v[5]
        add ebx, dword [ecx + 24]   ;   213.2 p2+p0   38 v[0]
        add ebx, eax                ;   230.2 p0      38 v[0]
        xor edi, ebx                ;   230.7 p0      39 v[15]
        rol edi, 0x18               ;   231.2 p1      39 v[15]
        add esi, edi                ;   235.2 p0      40 v[10]
        xor eax, esi                ;   235.7 p0      41 v[5]
        rol eax, 0x19               ;   236.2 p1      41 v[5]
        mov dword [esp + 76], edi   ;   235.2 p0+p3   39 v[15] spill
        mov edi, dword [esp + 88]   ;   214.3 p2      34 v[1]
        add edi, dword [ecx + 20]   ;   216.3 p2+p1   34 v[1]
        add edi, dword [esp + 80]   ;   217.8 p2+p0   34 v[1]
        mov dword [esp + 88], esi   ;   235.7 p0+p3   40 v[10] spill
        mov esi, dword [ecx + 40]   ;   217.3 p2      38 v[1]
        add esi, edi                ;   219.3 p1      38 v[1]
        xor edi, dword [esp + 84]   ;   218.3 p2+p0   35 v[12]
        rol edi, 0x10               ;   218.8 p1      35 v[12]
        add ebp, edi                ;   222.8 p0      36 v[11]
        mov dword [esp + 84], eax   ;   240.2 p0+p3   41 v[5] spill
        mov eax, dword [esp + 80]   ;   219.3 p2      37 v[6]
        xor eax, ebp                ;   223.3 p0      37 v[6]
        rol eax, 0x14               ;   223.8 p1      37 v[6]
        add esi, eax                ;   227.8 p0      38 v[1]
        xor edi, esi                ;   228.3 p0      39 v[12]
        rol edi, 0x18               ;   228.8 p1      39 v[12]
        add ebp, edi                ;   232.8 p0      40 v[11]
        xor eax, ebp                ;   233.3 p0      41 v[6]
        rol eax, 0x19               ;   233.8 p1      41 v[6]
        mov dword [esp + 80], ebp   ;   233.3 p0+p3   40 v[11] spill
        mov ebp, dword [esp + 72]   ;   222.0 p2      34 v[2]
        add ebp, edx                ;   225.7 p1      34 v[2]
        add ebp, dword [ecx + 16]   ;   226.2 p2+p1   34 v[2]
        mov dword [esp + 72], eax   ;   237.8 p0+p3   41 v[6] spill
        mov eax, dword [ecx]        ;   224.0 p2      38 v[2]
        add eax, ebp                ;   226.7 p1      38 v[2]
        xor ebp, dword [esp + 60]   ;   226.7 p2+p0   35 v[13]
        rol ebp, 0x10               ;   227.2 p1      35 v[13]
        mov dword [esp + 60], esi   ;   228.3 p0+p3   38 v[1] spill
        mov esi, dword [esp + 44]   ;   226.0 p2      36 v[8]
        add esi, ebp                ;   231.2 p1      36 v[8]
        xor edx, esi                ;   231.7 p0      37 v[7]
        rol edx, 0x14               ;   232.2 p1      37 v[7]
        add eax, edx                ;   236.2 p0      38 v[2]
        xor ebp, eax                ;   236.7 p0      39 v[13]
        rol ebp, 0x18               ;   237.2 p1      39 v[13]
        add esi, ebp                ;   241.2 p0      40 v[8]
        xor edx, esi                ;   241.7 p0      41 v[7]
        rol edx, 0x19               ;   242.2 p1      41 v[7]
        mov dword [esp + 44], edx   ;   246.2 p0+p3   41 v[7] spill
        mov edx, dword [esp + 48]   ;   229.3 p2      34 v[3]
        add edx, dword [ecx + 60]   ;   231.3 p2+p1   34 v[3]
        add edx, dword [esp + 40]   ;   231.8 p2+p0   34 v[3]
        mov dword [esp + 48], eax   ;   236.7 p0+p3   38 v[2] spill
        mov eax, dword [ecx + 32]   ;   232.3 p2      38 v[3]
        add eax, edx                ;   234.3 p1      38 v[3]
        xor edx, dword [esp + 68]   ;   233.3 p2+p0   35 v[14]
        rol edx, 0x10               ;   233.8 p1      35 v[14]
        mov ecx, dword [esp + 92]   ;   234.3 p2      36 v[9]
        add ecx, edx                ;   237.8 p0      36 v[9]
        mov dword [esp + 92], ebp   ;   241.2 p0+p3   39 v[13] spill
        mov ebp, dword [esp + 40]   ;   235.3 p2      37 v[4]
        xor ebp, ecx                ;   238.3 p0      37 v[4]
        rol ebp, 0x14               ;   238.8 p1      37 v[4]
        add eax, ebp                ;   242.8 p0      38 v[3]
        xor edx, eax                ;   243.3 p0      39 v[14]
        rol edx, 0x18               ;   243.8 p1      39 v[14]
        add ecx, edx                ;   247.8 p0      40 v[9]
        xor ebp, ecx                ;   248.3 p0      41 v[4]
        mov dword [esp + 40], eax   ;   243.3 p0+p3   38 v[3] spill
        mov eax, dword [esp + 56]   ;   237.0 p2      60 v reload
        add ebx, dword [eax + 36]   ;   241.0 p2+p1   34 v[0]
        rol ebp, 0x19               ;   248.8 p1      41 v[4]
        add ebx, ebp                ;   252.8 p0      34 v[0]
        xor edi, ebx                ;   253.3 p0      35 v[12]
        rol edi, 0x10               ;   253.8 p1      35 v[12]
        add esi, edi                ;   257.8 p0      36 v[8]
        xor ebp, esi                ;   258.3 p0      37 v[4]
        rol ebp, 0x14               ;   258.8 p1      37 v[4]
        add ebx, dword [eax]        ;   253.3 p2+p0   38 v[0]
        add ebx, ebp                ;   262.8 p0      38 v[0]
        xor edi, ebx                ;   263.3 p0      39 v[12]
        rol edi, 0x18               ;   263.8 p1      39 v[12]
        add esi, edi                ;   267.8 p0      40 v[8]
        xor ebp, esi                ;   268.3 p0      41 v[4]
        rol ebp, 0x19               ;   268.8 p1      41 v[4]
        mov dword [esp + 68], ebp   ;   272.8 p0+p3   41 v[4] spill
        mov ebp, dword [esp + 60]   ;   243.3 p2      34 v[1]
        add ebp, dword [eax + 20]   ;   245.3 p2+p1   34 v[1]
        add ebp, dword [esp + 84]   ;   245.8 p2+p0   34 v[1]
        mov dword [esp + 60], esi   ;   268.3 p0+p3   40 v[8] spill
        mov esi, dword [eax + 28]   ;   246.3 p2      38 v[1]
        add esi, ebp                ;   248.3 p1      38 v[1]
        xor ebp, dword [esp + 92]   ;   247.3 p2+p0   35 v[13]
        rol ebp, 0x10               ;   247.8 p1      35 v[13]
        add ecx, ebp                ;   251.8 p0      36 v[9]
        mov dword [esp + 92], edi   ;   267.8 p0+p3   39 v[12] spill
        mov edi, dword [esp + 84]   ;   248.3 p2      37 v[5]
        xor edi, ecx                ;   252.3 p0      37 v[5]
        rol edi, 0x14               ;   252.8 p1      37 v[5]
        add esi, edi                ;   256.8 p0      38 v[1]
        xor ebp, esi                ;   257.3 p0      39 v[13]
        rol ebp, 0x18               ;   257.8 p1      39 v[13]
        add ecx, ebp                ;   261.8 p0      40 v[9]
        xor edi, ecx                ;   262.3 p0      41 v[5]
        rol edi, 0x19               ;   262.8 p1      41 v[5]
        mov dword [esp + 84], ecx   ;   262.3 p0+p3   40 v[9] spill
        mov ecx, dword [esp + 48]   ;   251.0 p2      34 v[2]
        add ecx, dword [eax + 8]    ;   253.0 p2+p1   34 v[2]
        add ecx, dword [esp + 72]   ;   253.5 p2+p1   34 v[2]
        xor edx, ecx                ;   254.0 p0      35 v[14]
        rol edx, 0x10               ;   254.5 p1      35 v[14]
        add ecx, dword [eax + 16]   ;   254.0 p2+p0   38 v[2]
        mov dword [esp + 48], ebp   ;   261.8 p0+p3   39 v[13] spill
        mov ebp, dword [esp + 88]   ;   255.0 p2      36 v[10]
        add ebp, edx                ;   258.5 p1      36 v[10]
        mov dword [esp + 88], esi   ;   257.3 p0+p3   38 v[1] spill
        mov esi, dword [esp + 72]   ;   256.0 p2      37 v[6]
        xor esi, ebp                ;   259.0 p0      37 v[6]
        rol esi, 0x14               ;   259.5 p1      37 v[6]
        add ecx, esi                ;   263.5 p0      38 v[2]
        xor edx, ecx                ;   264.0 p0      39 v[14]
        rol edx, 0x18               ;   264.5 p1      39 v[14]
        add ebp, edx                ;   268.5 p0      40 v[10]
        xor esi, ebp                ;   269.0 p0      41 v[6]
        rol esi, 0x19               ;   269.5 p1      41 v[6]
        mov dword [esp + 72], edx   ;   268.5 p0+p3   39 v[14] spill
        mov edx, dword [esp + 40]   ;   258.7 p2      34 v[3]
        add edx, dword [eax + 40]   ;   260.7 p2+p1   34 v[3]
        add edx, dword [esp + 44]   ;   261.2 p2+p0   34 v[3]
        mov dword [esp + 40], ecx   ;   264.0 p0+p3   38 v[2] spill
        mov ecx, dword [eax + 60]   ;   261.7 p2      38 v[3]
        add ecx, edx                ;   263.7 p1      38 v[3]
        xor edx, dword [esp + 76]   ;   262.7 p2+p0   35 v[15]
        rol edx, 0x10               ;   263.2 p1      35 v[15]
        mov eax, dword [esp + 80]   ;   263.7 p2      36 v[11]
        add eax, edx                ;   267.2 p0      36 v[11]
        mov dword [esp + 80], esi   ;   273.5 p0+p3   41 v[6] spill
        mov esi, dword [esp + 44]   ;   264.7 p2      37 v[7]
        xor esi, eax                ;   267.7 p0      37 v[7]
        rol esi, 0x14               ;   268.2 p1      37 v[7]
        add ecx, esi                ;   272.2 p0      38 v[3]
        xor edx, ecx                ;   272.7 p0      39 v[15]
        rol edx, 0x18               ;   273.2 p1      39 v[15]
        add eax, edx                ;   277.2 p0      40 v[11]
        xor esi, eax                ;   277.7 p0      41 v[7]
        add ebx, edi                ;   266.8 p1      34 v[0]
        rol esi, 0x19               ;   278.2 p1      41 v[7]
        mov dword [esp + 44], ecx   ;   272.7 p0+p3   38 v[3] spill
        mov ecx, dword [esp + 56]   ;   267.0 p2      60 v reload
        add ebx, dword [ecx + 56]   ;   271.0 p2+p1   34 v[0]
        xor edx, ebx                ;   277.2 p0      35 v[15]
        rol edx, 0x10               ;   277.7 p1      35 v[15]
        add ebp, edx                ;   281.7 p0      36 v[10]
        xor edi, ebp                ;   282.2 p0      37 v[5]
        rol edi, 0x14               ;   282.7 p1      37 v[5]
        add ebx, dword [ecx + 4]    ;   271.5 p2+p0   38 v[0]
        add ebx, edi                ;   286.7 p0      38 v[0]
        xor edx, ebx                ;   287.2 p0      39 v[15]
        rol edx, 0x18               ;   287.7 p1      39 v[15]
        add ebp, edx                ;   291.7 p0      40 v[10]
        xor edi, ebp                ;   292.2 p0      41 v[5]
        rol edi, 0x19               ;   292.7 p1      41 v[5]
        mov dword [esp + 76], edx   ;   291.7 p0+p3   39 v[15] spill
        mov edx, dword [esp + 88]   ;   272.7 p2      34 v[1]
        add edx, dword [esp + 80]   ;   276.5 p2+p1   34 v[1]
        add edx, dword [ecx + 44]   ;   277.0 p2+p0   34 v[1]
        mov dword [esp + 88], ebp   ;   292.2 p0+p3   40 v[10] spill
        mov ebp, dword [ecx + 48]   ;   275.7 p2      38 v[1]
        add ebp, edx                ;   277.7 p1      38 v[1]
        xor edx, dword [esp + 92]   ;   277.5 p2+p0   35 v[12]
        rol edx, 0x10               ;   278.0 p1      35 v[12]
        add eax, edx                ;   282.0 p0      36 v[11]
        mov dword [esp + 92], edi   ;   296.7 p0+p3   41 v[5] spill
        mov edi, dword [esp + 80]   ;   277.7 p2      37 v[6]
        xor edi, eax                ;   282.5 p0      37 v[6]
        rol edi, 0x14               ;   283.0 p1      37 v[6]
        add ebp, edi                ;   287.0 p0      38 v[1]
        xor edx, ebp                ;   287.5 p0      39 v[12]
        rol edx, 0x18               ;   288.0 p1      39 v[12]
        add eax, edx                ;   292.0 p0      40 v[11]
        xor edi, eax                ;   292.5 p0      41 v[6]
        rol edi, 0x19               ;   293.0 p1      41 v[6]
        mov dword [esp + 80], eax   ;   292.5 p0+p3   40 v[11] spill
        mov eax, dword [esp + 40]   ;   280.3 p2      34 v[2]
        add eax, esi                ;   282.3 p1      34 v[2]
        add eax, dword [ecx + 24]   ;   282.8 p2+p1   34 v[2]
        mov dword [esp + 40], edi   ;   297.0 p0+p3   41 v[6] spill
        mov edi, dword [ecx + 32]   ;   282.3 p2      38 v[2]
        add edi, eax                ;   284.3 p1      38 v[2]
        xor eax, dword [esp + 48]   ;   283.3 p2+p0   35 v[13]
        rol eax, 0x10               ;   283.8 p1      35 v[13]
        mov dword [esp + 48], ebp   ;   287.5 p0+p3   38 v[1] spill
        mov ebp, dword [esp + 60]   ;   284.3 p2      36 v[8]
        add ebp, eax                ;   287.8 p1      36 v[8]
        xor esi, ebp                ;   288.3 p0      37 v[7]
        rol esi, 0x14               ;   288.8 p1      37 v[7]
        add edi, esi                ;   292.8 p0      38 v[2]
        xor eax, edi                ;   293.3 p0      39 v[13]
        rol eax, 0x18               ;   293.8 p1      39 v[13]
        add ebp, eax                ;   297.8 p0      40 v[8]
        xor esi, ebp                ;   298.3 p0      41 v[7]
        rol esi, 0x19               ;   298.8 p1      41 v[7]
        mov dword [esp + 60], esi   ;   302.8 p0+p3   41 v[7] spill
        mov esi, dword [esp + 44]   ;   287.7 p2      34 v[3]
        add esi, dword [ecx + 12]   ;   289.7 p2+p1   34 v[3]
        add esi, dword [esp + 68]   ;   290.2 p2+p0   34 v[3]
        mov dword [esp + 44], edi   ;   293.3 p0+p3   38 v[2] spill
        mov edi, dword [ecx + 52]   ;   290.7 p2      38 v[3]
        add edi, esi                ;   292.7 p1      38 v[3]
        xor esi, dword [esp + 72]   ;   291.7 p2+p0   35 v[14]
        rol esi, 0x10               ;   292.2 p1      35 v[14]
        mov dword [esp + 72], eax   ;   297.8 p0+p3   39 v[13] spill
        mov eax, dword [esp + 84]   ;   292.7 p2      36 v[9]
        add eax, esi                ;   296.2 p1      36 v[9]
        mov ecx, dword [esp + 68]   ;   293.7 p2      37 v[4]
        xor ecx, eax                ;   296.7 p0      37 v[4]
        rol ecx, 0x14               ;   297.2 p1      37 v[4]
        add edi, ecx                ;   301.2 p0      38 v[3]
        xor esi, edi                ;   301.7 p0      39 v[14]
        rol esi, 0x18               ;   302.2 p1      39 v[14]
        add eax, esi                ;   306.2 p0      40 v[9]
        xor ecx, eax                ;   306.7 p0      41 v[4]
        rol ecx, 0x19               ;   307.2 p1      41 v[4]
        add ebx, ecx                ;   311.2 p0      34 v[0]
        mov dword [esp + 68], edi   ;   301.7 p0+p3   38 v[3] spill
        mov edi, dword [esp + 56]   ;   296.0 p2      60 v reload
        add ebx, dword [edi + 8]    ;   311.7 p2+p1   34 v[0]
        xor edx, ebx                ;   312.2 p0      35 v[12]
        rol edx, 0x10               ;   312.7 p1      35 v[12]
        add ebp, edx                ;   316.7 p0      36 v[8]
        xor ecx, ebp                ;   317.2 p0      37 v[4]
        rol ecx, 0x14               ;   317.7 p1      37 v[4]
        add ebx, dword [edi + 48]   ;   312.2 p2+p0   38 v[0]
        add ebx, ecx                ;   321.7 p0      38 v[0]
        xor edx, ebx                ;   322.2 p0      39 v[12]
        rol edx, 0x18               ;   322.7 p1      39 v[12]
        add ebp, edx                ;   326.7 p0      40 v[8]
        xor ecx, ebp                ;   327.2 p0      41 v[4]
        rol ecx, 0x19               ;   327.7 p1      41 v[4]
        mov dword [esp + 84], ecx   ;   331.7 p0+p3   41 v[4] spill
        mov ecx, dword [esp + 48]   ;   301.7 p2      34 v[1]
        add ecx, dword [edi + 24]   ;   303.7 p2+p1   34 v[1]
        add ecx, dword [esp + 92]   ;   304.2 p2+p0   34 v[1]
        mov dword [esp + 48], ebp   ;   327.2 p0+p3   40 v[8] spill
        mov ebp, dword [edi + 40]   ;   304.7 p2      38 v[1]
        add ebp, ecx                ;   306.7 p1      38 v[1]
        xor ecx, dword [esp + 72]   ;   305.7 p2+p0   35 v[13]
        rol ecx, 0x10               ;   306.2 p1      35 v[13]
        add eax, ecx                ;   310.2 p0      36 v[9]
        mov dword [esp + 72], edx   ;   326.7 p0+p3   39 v[12] spill
        mov edx, dword [esp + 92]   ;   306.7 p2      37 v[5]
        xor edx, eax                ;   310.7 p0      37 v[5]
        rol edx, 0x14               ;   311.2 p1      37 v[5]
        add ebp, edx                ;   315.2 p0      38 v[1]
        xor ecx, ebp                ;   315.7 p0      39 v[13]
        rol ecx, 0x18               ;   316.2 p1      39 v[13]
        add eax, ecx                ;   320.2 p0      40 v[9]
        xor edx, eax                ;   320.7 p0      41 v[5]
        rol edx, 0x19               ;   321.2 p1      41 v[5]
        mov dword [esp + 92], eax   ;   320.7 p0+p3   40 v[9] spill
        mov eax, dword [esp + 44]   ;   309.3 p2      34 v[2]
        add eax, dword [esp + 40]   ;   311.3 p2+p1   34 v[2]
        add eax, dword [edi]        ;   311.8 p2+p1   34 v[2]
        xor esi, eax                ;   312.3 p0      35 v[14]
        rol esi, 0x10               ;   312.8 p1      35 v[14]
        add eax, dword [edi + 44]   ;   312.3 p2+p0   38 v[2]
        mov dword [esp + 44], ecx   ;   320.2 p0+p3   39 v[13] spill
        mov ecx, dword [esp + 88]   ;   313.3 p2      36 v[10]
        add ecx, esi                ;   316.8 p1      36 v[10]
        mov dword [esp + 88], ebp   ;   315.7 p0+p3   38 v[1] spill
        mov ebp, dword [esp + 40]   ;   314.3 p2      37 v[6]
        xor ebp, ecx                ;   317.3 p0      37 v[6]
        rol ebp, 0x14               ;   317.8 p1      37 v[6]
        add eax, ebp                ;   321.8 p0      38 v[2]
        xor esi, eax                ;   322.3 p0      39 v[14]
        rol esi, 0x18               ;   322.8 p1      39 v[14]
        add ecx, esi                ;   326.8 p0      40 v[10]
        xor ebp, ecx                ;   327.3 p0      41 v[6]
        rol ebp, 0x19               ;   327.8 p1      41 v[6]
        mov dword [esp + 40], esi   ;   326.8 p0+p3   39 v[14] spill
        mov esi, dword [esp + 68]   ;   317.0 p2      34 v[3]
        add esi, dword [edi + 32]   ;   319.0 p2+p1   34 v[3]
        add esi, dword [esp + 60]   ;   319.5 p2+p1   34 v[3]
        mov dword [esp + 68], eax   ;   322.3 p0+p3   38 v[2] spill
        mov eax, dword [edi + 12]   ;   320.0 p2      38 v[3]
        add eax, esi                ;   322.0 p1      38 v[3]
        xor esi, dword [esp + 76]   ;   321.0 p2+p0   35 v[15]
        rol esi, 0x10               ;   321.5 p1      35 v[15]
        mov dword [esp + 76], ebp   ;   331.8 p0+p3   41 v[6] spill
        mov edi, dword [esp + 80]   ;   322.0 p2      36 v[11]
        add edi, esi                ;   325.5 p1      36 v[11]
        mov ebp, dword [esp + 60]   ;   323.0 p2      37 v[7]
        xor ebp, edi                ;   326.0 p0      37 v[7]
        rol ebp, 0x14               ;   326.5 p1      37 v[7]
        add eax, ebp                ;   330.5 p0      38 v[3]
        xor esi, eax                ;   331.0 p0      39 v[15]
        rol esi, 0x18               ;   331.5 p1      39 v[15]
        add edi, esi                ;   335.5 p0      40 v[11]
        xor ebp, edi                ;   336.0 p0      41 v[7]
        rol ebp, 0x19               ;   336.5 p1      41 v[7]
        add ebx, edx                ;   325.2 p0      34 v[0]
        mov dword [esp + 60], eax   ;   331.0 p0+p3   38 v[3] spill
        mov eax, dword [esp + 56]   ;   325.3 p2      60 v reload
        add ebx, dword [eax + 16]   ;   329.3 p2+p1   34 v[0]
        xor esi, ebx                ;   335.5 p0      35 v[15]
        rol esi, 0x10               ;   336.0 p1      35 v[15]
        add ecx, esi                ;   340.0 p0      36 v[10]
        xor edx, ecx                ;   340.5 p0      37 v[5]
        rol edx, 0x14               ;   341.0 p1      37 v[5]
        add ebx, dword [eax + 52]   ;   329.8 p2+p0   38 v[0]
        add ebx, edx                ;   345.0 p0      38 v[0]
        xor esi, ebx                ;   345.5 p0      39 v[15]
        rol esi, 0x18               ;   346.0 p1      39 v[15]
        add ecx, esi                ;   350.0 p0      40 v[10]
        xor edx, ecx                ;   350.5 p0      41 v[5]
        rol edx, 0x19               ;   351.0 p1      41 v[5]
        mov dword [esp + 80], esi   ;   350.0 p0+p3   39 v[15] spill
        mov esi, dword [esp + 88]   ;   331.0 p2      34 v[1]
        add esi, dword [esp + 76]   ;   334.8 p2+p1   34 v[1]
        add esi, dword [eax + 28]   ;   335.3 p2+p0   34 v[1]
        mov dword [esp + 88], ecx   ;   350.5 p0+p3   40 v[10] spill
        mov ecx, dword [eax + 20]   ;   334.0 p2      38 v[1]
        add ecx, esi                ;   336.0 p1      38 v[1]
        xor esi, dword [esp + 72]   ;   335.8 p2+p0   35 v[12]
        rol esi, 0x10               ;   336.3 p1      35 v[12]
        add edi, esi                ;   340.3 p0      36 v[11]
        mov dword [esp + 72], edx   ;   355.0 p0+p3   41 v[5] spill
        mov edx, dword [esp + 76]   ;   336.0 p2      37 v[6]
        xor edx, edi                ;   340.8 p0      37 v[6]
        rol edx, 0x14               ;   341.3 p1      37 v[6]
        add ecx, edx                ;   345.3 p0      38 v[1]
        xor esi, ecx                ;   345.8 p0      39 v[12]
        rol esi, 0x18               ;   346.3 p1      39 v[12]
        add edi, esi                ;   350.3 p0      40 v[11]
        xor edx, edi                ;   350.8 p0      41 v[6]
        rol edx, 0x19               ;   351.3 p1      41 v[6]
        mov dword [esp + 76], edi   ;   350.8 p0+p3   40 v[11] spill
        mov edi, dword [esp + 68]   ;   338.7 p2      34 v[2]
        add edi, ebp                ;   340.7 p1      34 v[2]
        add edi, dword [eax + 60]   ;   341.2 p2+p1   34 v[2]
        mov dword [esp + 68], edx   ;   355.3 p0+p3   41 v[6] spill
        mov edx, dword [eax + 56]   ;   340.7 p2      38 v[2]
        add edx, edi                ;   342.7 p1      38 v[2]
        xor edi, dword [esp + 44]   ;   341.7 p2+p0   35 v[13]
        rol edi, 0x10               ;   342.2 p1      35 v[13]
        mov dword [esp + 44], ecx   ;   345.8 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 48]   ;   342.7 p2      36 v[8]
        add ecx, edi                ;   346.2 p1      36 v[8]
        xor ebp, ecx                ;   346.7 p0      37 v[7]
        rol ebp, 0x14               ;   347.2 p1      37 v[7]
        add edx, ebp                ;   351.2 p0      38 v[2]
        xor edi, edx                ;   351.7 p0      39 v[13]
        rol edi, 0x18               ;   352.2 p1      39 v[13]
        add ecx, edi                ;   356.2 p0      40 v[8]
        xor ebp, ecx                ;   356.7 p0      41 v[7]
        rol ebp, 0x19               ;   357.2 p1      41 v[7]
        mov dword [esp + 48], ebp   ;   361.2 p0+p3   41 v[7] spill
        mov ebp, dword [esp + 60]   ;   346.0 p2      34 v[3]
        add ebp, dword [eax + 4]    ;   348.0 p2+p1   34 v[3]
        add ebp, dword [esp + 84]   ;   348.5 p2+p0   34 v[3]
        mov dword [esp + 60], edx   ;   351.7 p0+p3   38 v[2] spill
        mov edx, dword [eax + 36]   ;   349.0 p2      38 v[3]
        add edx, ebp                ;   351.0 p1      38 v[3]
        xor ebp, dword [esp + 40]   ;   350.0 p2+p0   35 v[14]
        rol ebp, 0x10               ;   350.5 p1      35 v[14]
        mov dword [esp + 40], edi   ;   356.2 p0+p3   39 v[13] spill
        mov edi, dword [esp + 92]   ;   351.0 p2      36 v[9]
        add edi, ebp                ;   354.5 p1      36 v[9]
        mov eax, dword [esp + 84]   ;   352.0 p2      37 v[4]
        xor eax, edi                ;   355.0 p0      37 v[4]
        rol eax, 0x14               ;   355.5 p1      37 v[4]
        add edx, eax                ;   359.5 p0      38 v[3]
        xor ebp, edx                ;   360.0 p0      39 v[14]
        rol ebp, 0x18               ;   360.5 p1      39 v[14]
        add edi, ebp                ;   364.5 p0      40 v[9]
        xor eax, edi                ;   365.0 p0      41 v[4]
        rol eax, 0x19               ;   365.5 p1      41 v[4]
        add ebx, eax                ;   369.5 p0      34 v[0]
        mov dword [esp + 84], edx   ;   360.0 p0+p3   38 v[3] spill
        mov edx, dword [esp + 56]   ;   354.3 p2      60 v reload
        add ebx, dword [edx + 48]   ;   370.0 p2+p1   34 v[0]
        xor esi, ebx                ;   370.5 p0      35 v[12]
        rol esi, 0x10               ;   371.0 p1      35 v[12]
        add ecx, esi                ;   375.0 p0      36 v[8]
        xor eax, ecx                ;   375.5 p0      37 v[4]
        rol eax, 0x14               ;   376.0 p1      37 v[4]
        add ebx, dword [edx + 20]   ;   370.5 p2+p0   38 v[0]
        add ebx, eax                ;   380.0 p0      38 v[0]
        xor esi, ebx                ;   380.5 p0      39 v[12]
        rol esi, 0x18               ;   381.0 p1      39 v[12]
        add ecx, esi                ;   385.0 p0      40 v[8]
        xor eax, ecx                ;   385.5 p0      41 v[4]
        rol eax, 0x19               ;   386.0 p1      41 v[4]
        mov dword [esp + 92], eax   ;   390.0 p0+p3   41 v[4] spill
        mov eax, dword [esp + 44]   ;   360.0 p2      34 v[1]
        add eax, dword [esp + 72]   ;   362.0 p2+p1   34 v[1]
        add eax, dword [edx + 4]    ;   362.5 p2+p0   34 v[1]
        mov dword [esp + 44], ecx   ;   385.5 p0+p3   40 v[8] spill
        mov ecx, dword [edx + 60]   ;   363.0 p2      38 v[1]
        add ecx, eax                ;   365.0 p1      38 v[1]
        xor eax, dword [esp + 40]   ;   364.0 p2+p0   35 v[13]
        rol eax, 0x10               ;   364.5 p1      35 v[13]
        add edi, eax                ;   368.5 p0      36 v[9]
        mov dword [esp + 40], esi   ;   385.0 p0+p3   39 v[12] spill
        mov esi, dword [esp + 72]   ;   365.0 p2      37 v[5]
        xor esi, edi                ;   369.0 p0      37 v[5]
        rol esi, 0x14               ;   369.5 p1      37 v[5]
        add ecx, esi                ;   373.5 p0      38 v[1]
        xor eax, ecx                ;   374.0 p0      39 v[13]
        rol eax, 0x18               ;   374.5 p1      39 v[13]
        add edi, eax                ;   378.5 p0      40 v[9]
        xor esi, edi                ;   379.0 p0      41 v[5]
        rol esi, 0x19               ;   379.5 p1      41 v[5]
        mov dword [esp + 72], edi   ;   379.0 p0+p3   40 v[9] spill
        mov edi, dword [esp + 60]   ;   367.7 p2      34 v[2]
        add edi, dword [esp + 68]   ;   369.7 p2+p1   34 v[2]
        add edi, dword [edx + 56]   ;   370.2 p2+p1   34 v[2]
        xor ebp, edi                ;   370.7 p0      35 v[14]
        rol ebp, 0x10               ;   371.2 p1      35 v[14]
        add edi, dword [edx + 52]   ;   370.7 p2+p0   38 v[2]
        mov dword [esp + 60], eax   ;   378.5 p0+p3   39 v[13] spill
        mov eax, dword [esp + 88]   ;   371.7 p2      36 v[10]
        add eax, ebp                ;   375.2 p1      36 v[10]
        mov dword [esp + 88], ecx   ;   374.0 p0+p3   38 v[1] spill
        mov ecx, dword [esp + 68]   ;   372.7 p2      37 v[6]
        xor ecx, eax                ;   375.7 p0      37 v[6]
        rol ecx, 0x14               ;   376.2 p1      37 v[6]
        add edi, ecx                ;   380.2 p0      38 v[2]
        xor ebp, edi                ;   380.7 p0      39 v[14]
        rol ebp, 0x18               ;   381.2 p1      39 v[14]
        add eax, ebp                ;   385.2 p0      40 v[10]
        xor ecx, eax                ;   385.7 p0      41 v[6]
        rol ecx, 0x19               ;   386.2 p1      41 v[6]
        mov dword [esp + 68], ebp   ;   385.2 p0+p3   39 v[14] spill
        mov ebp, dword [esp + 84]   ;   375.3 p2      34 v[3]
        add ebp, dword [edx + 16]   ;   377.3 p2+p1   34 v[3]
        add ebp, dword [esp + 48]   ;   377.8 p2+p1   34 v[3]
        mov dword [esp + 84], edi   ;   380.7 p0+p3   38 v[2] spill
        mov edi, dword [edx + 40]   ;   378.3 p2      38 v[3]
        add edi, ebp                ;   380.3 p1      38 v[3]
        xor ebp, dword [esp + 80]   ;   379.3 p2+p0   35 v[15]
        rol ebp, 0x10               ;   379.8 p1      35 v[15]
        mov edx, dword [esp + 76]   ;   380.3 p2      36 v[11]
        add edx, ebp                ;   383.8 p0      36 v[11]
        mov dword [esp + 76], ecx   ;   390.2 p0+p3   41 v[6] spill
        mov ecx, dword [esp + 48]   ;   381.3 p2      37 v[7]
        xor ecx, edx                ;   384.3 p0      37 v[7]
        rol ecx, 0x14               ;   384.8 p1      37 v[7]
        add edi, ecx                ;   388.8 p0      38 v[3]
        xor ebp, edi                ;   389.3 p0      39 v[15]
        rol ebp, 0x18               ;   389.8 p1      39 v[15]
        add edx, ebp                ;   393.8 p0      40 v[11]
        xor ecx, edx                ;   394.3 p0      41 v[7]
        add ebx, esi                ;   383.5 p1      34 v[0]
        rol ecx, 0x19               ;   394.8 p1      41 v[7]
        mov dword [esp + 48], edi   ;   389.3 p0+p3   38 v[3] spill
        mov edi, dword [esp + 56]   ;   383.7 p2      60 v reload
        add ebx, dword [edi]        ;   387.7 p2+p1   34 v[0]
        xor ebp, ebx                ;   393.8 p0      35 v[15]
        rol ebp, 0x10               ;   394.3 p1      35 v[15]
        add eax, ebp                ;   398.3 p0      36 v[10]
        xor esi, eax                ;   398.8 p0      37 v[5]
        add ebx, dword [edi + 28]   ;   388.2 p2+p1   38 v[0]
        rol esi, 0x14               ;   399.3 p1      37 v[5]
        add ebx, esi                ;   403.3 p0      38 v[0]
        xor ebp, ebx                ;   403.8 p0      39 v[15]
        rol ebp, 0x18               ;   404.3 p1      39 v[15]
        add eax, ebp                ;   408.3 p0      40 v[10]
        xor esi, eax                ;   408.8 p0      41 v[5]
        rol esi, 0x19               ;   409.3 p1      41 v[5]
        mov dword [esp + 80], ebp   ;   408.3 p0+p3   39 v[15] spill
        mov ebp, dword [esp + 88]   ;   389.3 p2      34 v[1]
        add ebp, dword [edi + 24]   ;   391.3 p2+p1   34 v[1]
        add ebp, dword [esp + 76]   ;   393.2 p2+p0   34 v[1]
        mov dword [esp + 88], eax   ;   408.8 p0+p3   40 v[10] spill
        mov eax, dword [edi + 12]   ;   392.3 p2      38 v[1]
        add eax, ebp                ;   394.3 p1      38 v[1]
        xor ebp, dword [esp + 40]   ;   393.7 p2+p0   35 v[12]
        rol ebp, 0x10               ;   394.2 p1      35 v[12]
        add edx, ebp                ;   398.2 p0      36 v[11]
        mov dword [esp + 40], esi   ;   413.3 p0+p3   41 v[5] spill
        mov esi, dword [esp + 76]   ;   394.3 p2      37 v[6]
        xor esi, edx                ;   398.7 p0      37 v[6]
        rol esi, 0x14               ;   399.2 p1      37 v[6]
        add eax, esi                ;   403.2 p0      38 v[1]
        xor ebp, eax                ;   403.7 p0      39 v[12]
        rol ebp, 0x18               ;   404.2 p1      39 v[12]
        add edx, ebp                ;   408.2 p0      40 v[11]
        xor esi, edx                ;   408.7 p0      41 v[6]
        rol esi, 0x19               ;   409.2 p1      41 v[6]
        mov dword [esp + 76], edx   ;   408.7 p0+p3   40 v[11] spill
        mov edx, dword [esp + 84]   ;   397.0 p2      34 v[2]
        add edx, ecx                ;   399.0 p1      34 v[2]
        add edx, dword [edi + 36]   ;   399.5 p2+p1   34 v[2]
        mov dword [esp + 84], esi   ;   413.2 p0+p3   41 v[6] spill
        mov esi, dword [edi + 8]    ;   399.0 p2      38 v[2]
        add esi, edx                ;   401.0 p1      38 v[2]
        xor edx, dword [esp + 60]   ;   400.0 p2+p0   35 v[13]
        rol edx, 0x10               ;   400.5 p1      35 v[13]
        mov dword [esp + 60], eax   ;   403.7 p0+p3   38 v[1] spill
        mov eax, dword [esp + 44]   ;   401.0 p2      36 v[8]
        add eax, edx                ;   404.5 p1      36 v[8]
        xor ecx, eax                ;   405.0 p0      37 v[7]
        rol ecx, 0x14               ;   405.5 p1      37 v[7]
        add esi, ecx                ;   409.5 p0      38 v[2]
        xor edx, esi                ;   410.0 p0      39 v[13]
        rol edx, 0x18               ;   410.5 p1      39 v[13]
        add eax, edx                ;   414.5 p0      40 v[8]
        xor ecx, eax                ;   415.0 p0      41 v[7]
        rol ecx, 0x19               ;   415.5 p1      41 v[7]
        mov dword [esp + 44], ecx   ;   419.5 p0+p3   41 v[7] spill
        mov ecx, dword [esp + 48]   ;   404.3 p2      34 v[3]
        add ecx, dword [edi + 32]   ;   406.3 p2+p1   34 v[3]
        add ecx, dword [esp + 92]   ;   406.8 p2+p0   34 v[3]
        mov dword [esp + 48], esi   ;   410.0 p0+p3   38 v[2] spill
        mov esi, dword [edi + 44]   ;   407.3 p2      38 v[3]
        add esi, ecx                ;   409.3 p1      38 v[3]
        xor ecx, dword [esp + 68]   ;   408.3 p2+p0   35 v[14]
        rol ecx, 0x10               ;   408.8 p1      35 v[14]
        mov dword [esp + 68], edx   ;   414.5 p0+p3   39 v[13] spill
        mov edx, dword [esp + 72]   ;   409.3 p2      36 v[9]
        add edx, ecx                ;   412.8 p1      36 v[9]
        mov edi, dword [esp + 92]   ;   410.3 p2      37 v[4]
        xor edi, edx                ;   413.3 p0      37 v[4]
        rol edi, 0x14               ;   413.8 p1      37 v[4]
        add esi, edi                ;   417.8 p0      38 v[3]
        xor ecx, esi                ;   418.3 p0      39 v[14]
        rol ecx, 0x18               ;   418.8 p1      39 v[14]
        add edx, ecx                ;   422.8 p0      40 v[9]
        xor edi, edx                ;   423.3 p0      41 v[4]
        rol edi, 0x19               ;   423.8 p1      41 v[4]
        add ebx, edi                ;   427.8 p0      34 v[0]
        mov dword [esp + 92], esi   ;   418.3 p0+p3   38 v[3] spill
        mov esi, dword [esp + 56]   ;   412.7 p2      60 v reload
        add ebx, dword [esi + 52]   ;   428.3 p2+p1   34 v[0]
        xor ebp, ebx                ;   428.8 p0      35 v[12]
        rol ebp, 0x10               ;   429.3 p1      35 v[12]
        add eax, ebp                ;   433.3 p0      36 v[8]
        xor edi, eax                ;   433.8 p0      37 v[4]
        rol edi, 0x14               ;   434.3 p1      37 v[4]
        add ebx, dword [esi + 44]   ;   428.8 p2+p0   38 v[0]
        add ebx, edi                ;   438.3 p0      38 v[0]
        xor ebp, ebx                ;   438.8 p0      39 v[12]
        rol ebp, 0x18               ;   439.3 p1      39 v[12]
        add eax, ebp                ;   443.3 p0      40 v[8]
        xor edi, eax                ;   443.8 p0      41 v[4]
        rol edi, 0x19               ;   444.3 p1      41 v[4]
        mov dword [esp + 72], edi   ;   448.3 p0+p3   41 v[4] spill
        mov edi, dword [esp + 60]   ;   418.3 p2      34 v[1]
        add edi, dword [esp + 40]   ;   420.3 p2+p1   34 v[1]
        add edi, dword [esi + 28]   ;   420.8 p2+p0   34 v[1]
        mov dword [esp + 60], eax   ;   443.8 p0+p3   40 v[8] spill
        mov eax, dword [esi + 56]   ;   421.3 p2      38 v[1]
        add eax, edi                ;   423.3 p1      38 v[1]
        xor edi, dword [esp + 68]   ;   422.3 p2+p0   35 v[13]
        rol edi, 0x10               ;   422.8 p1      35 v[13]
        add edx, edi                ;   426.8 p0      36 v[9]
        mov dword [esp + 68], ebp   ;   443.3 p0+p3   39 v[12] spill
        mov ebp, dword [esp + 40]   ;   423.3 p2      37 v[5]
        xor ebp, edx                ;   427.3 p0      37 v[5]
        rol ebp, 0x14               ;   427.8 p1      37 v[5]
        add eax, ebp                ;   431.8 p0      38 v[1]
        xor edi, eax                ;   432.3 p0      39 v[13]
        rol edi, 0x18               ;   432.8 p1      39 v[13]
        add edx, edi                ;   436.8 p0      40 v[9]
        xor ebp, edx                ;   437.3 p0      41 v[5]
        rol ebp, 0x19               ;   437.8 p1      41 v[5]
        mov dword [esp + 40], edx   ;   437.3 p0+p3   40 v[9] spill
        mov edx, dword [esp + 48]   ;   426.0 p2      34 v[2]
        add edx, dword [esi + 48]   ;   428.0 p2+p1   34 v[2]
        add edx, dword [esp + 84]   ;   428.5 p2+p1   34 v[2]
        xor ecx, edx                ;   429.0 p0      35 v[14]
        rol ecx, 0x10               ;   429.5 p1      35 v[14]
        add edx, dword [esi + 4]    ;   429.0 p2+p0   38 v[2]
        mov dword [esp + 48], edi   ;   436.8 p0+p3   39 v[13] spill
        mov edi, dword [esp + 88]   ;   430.0 p2      36 v[10]
        add edi, ecx                ;   433.5 p1      36 v[10]
        mov dword [esp + 88], eax   ;   432.3 p0+p3   38 v[1] spill
        mov eax, dword [esp + 84]   ;   431.0 p2      37 v[6]
        xor eax, edi                ;   434.0 p0      37 v[6]
        rol eax, 0x14               ;   434.5 p1      37 v[6]
        add edx, eax                ;   438.5 p0      38 v[2]
        xor ecx, edx                ;   439.0 p0      39 v[14]
        rol ecx, 0x18               ;   439.5 p1      39 v[14]
        add edi, ecx                ;   443.5 p0      40 v[10]
        xor eax, edi                ;   444.0 p0      41 v[6]
        rol eax, 0x19               ;   444.5 p1      41 v[6]
        mov dword [esp + 84], ecx   ;   443.5 p0+p3   39 v[14] spill
        mov ecx, dword [esp + 92]   ;   433.7 p2      34 v[3]
        add ecx, dword [esi + 12]   ;   435.7 p2+p1   34 v[3]
        add ecx, dword [esp + 44]   ;   436.2 p2+p1   34 v[3]
        mov dword [esp + 92], edx   ;   439.0 p0+p3   38 v[2] spill
        mov edx, dword [esi + 36]   ;   436.7 p2      38 v[3]
        add edx, ecx                ;   438.7 p1      38 v[3]
        xor ecx, dword [esp + 80]   ;   437.7 p2+p0   35 v[15]
        rol ecx, 0x10               ;   438.2 p1      35 v[15]
        mov dword [esp + 80], eax   ;   448.5 p0+p3   41 v[6] spill
        mov eax, dword [esp + 76]   ;   438.7 p2      36 v[11]
        add eax, ecx                ;   442.2 p1      36 v[11]
        mov esi, dword [esp + 44]   ;   439.7 p2      37 v[7]
        xor esi, eax                ;   442.7 p0      37 v[7]
        rol esi, 0x14               ;   443.2 p1      37 v[7]
        add edx, esi                ;   447.2 p0      38 v[3]
        xor ecx, edx                ;   447.7 p0      39 v[15]
        rol ecx, 0x18               ;   448.2 p1      39 v[15]
        add eax, ecx                ;   452.2 p0      40 v[11]
        xor esi, eax                ;   452.7 p0      41 v[7]
        rol esi, 0x19               ;   453.2 p1      41 v[7]
        add ebx, ebp                ;   441.8 p0      34 v[0]
        mov dword [esp + 44], edx   ;   447.7 p0+p3   38 v[3] spill
        mov edx, dword [esp + 56]   ;   442.0 p2      60 v reload
        add ebx, dword [edx + 20]   ;   446.0 p2+p1   34 v[0]
        xor ecx, ebx                ;   452.2 p0      35 v[15]
        rol ecx, 0x10               ;   452.7 p1      35 v[15]
        add edi, ecx                ;   456.7 p0      36 v[10]
        xor ebp, edi                ;   457.2 p0      37 v[5]
        add ebx, dword [edx]        ;   446.5 p2+p1   38 v[0]
        rol ebp, 0x14               ;   457.7 p1      37 v[5]
        add ebx, ebp                ;   461.7 p0      38 v[0]
        xor ecx, ebx                ;   462.2 p0      39 v[15]
        rol ecx, 0x18               ;   462.7 p1      39 v[15]
        add edi, ecx                ;   466.7 p0      40 v[10]
        xor ebp, edi                ;   467.2 p0      41 v[5]
        rol ebp, 0x19               ;   467.7 p1      41 v[5]
        mov dword [esp + 76], ecx   ;   466.7 p0+p3   39 v[15] spill
        mov ecx, dword [esp + 88]   ;   447.7 p2      34 v[1]
        add ecx, dword [edx + 60]   ;   449.7 p2+p1   34 v[1]
        add ecx, dword [esp + 80]   ;   451.5 p2+p0   34 v[1]
        mov dword [esp + 88], edi   ;   467.2 p0+p3   40 v[10] spill
        mov edi, dword [edx + 16]   ;   450.7 p2      38 v[1]
        add edi, ecx                ;   452.7 p1      38 v[1]
        xor ecx, dword [esp + 68]   ;   452.0 p2+p0   35 v[12]
        rol ecx, 0x10               ;   452.5 p1      35 v[12]
        add eax, ecx                ;   456.5 p0      36 v[11]
        mov dword [esp + 68], ebp   ;   471.7 p0+p3   41 v[5] spill
        mov ebp, dword [esp + 80]   ;   452.7 p2      37 v[6]
        xor ebp, eax                ;   457.0 p0      37 v[6]
        rol ebp, 0x14               ;   457.5 p1      37 v[6]
        add edi, ebp                ;   461.5 p0      38 v[1]
        xor ecx, edi                ;   462.0 p0      39 v[12]
        rol ecx, 0x18               ;   462.5 p1      39 v[12]
        add eax, ecx                ;   466.5 p0      40 v[11]
        xor ebp, eax                ;   467.0 p0      41 v[6]
        rol ebp, 0x19               ;   467.5 p1      41 v[6]
        mov dword [esp + 80], eax   ;   467.0 p0+p3   40 v[11] spill
        mov eax, dword [esp + 92]   ;   455.3 p2      34 v[2]
        add eax, esi                ;   457.3 p1      34 v[2]
        add eax, dword [edx + 32]   ;   457.8 p2+p1   34 v[2]
        mov dword [esp + 92], ebp   ;   471.5 p0+p3   41 v[6] spill
        mov ebp, dword [edx + 24]   ;   457.3 p2      38 v[2]
        add ebp, eax                ;   459.3 p1      38 v[2]
        xor eax, dword [esp + 48]   ;   458.3 p2+p0   35 v[13]
        rol eax, 0x10               ;   458.8 p1      35 v[13]
        mov dword [esp + 48], edi   ;   462.0 p0+p3   38 v[1] spill
        mov edi, dword [esp + 60]   ;   459.3 p2      36 v[8]
        add edi, eax                ;   462.8 p1      36 v[8]
        xor esi, edi                ;   463.3 p0      37 v[7]
        rol esi, 0x14               ;   463.8 p1      37 v[7]
        add ebp, esi                ;   467.8 p0      38 v[2]
        xor eax, ebp                ;   468.3 p0      39 v[13]
        rol eax, 0x18               ;   468.8 p1      39 v[13]
        add edi, eax                ;   472.8 p0      40 v[8]
        xor esi, edi                ;   473.3 p0      41 v[7]
        rol esi, 0x19               ;   473.8 p1      41 v[7]
        mov dword [esp + 60], esi   ;   477.8 p0+p3   41 v[7] spill
        mov esi, dword [esp + 44]   ;   462.7 p2      34 v[3]
        add esi, dword [edx + 8]    ;   464.7 p2+p1   34 v[3]
        add esi, dword [esp + 72]   ;   465.2 p2+p0   34 v[3]
        mov dword [esp + 44], ebp   ;   468.3 p0+p3   38 v[2] spill
        mov ebp, dword [edx + 40]   ;   465.7 p2      38 v[3]
        add ebp, esi                ;   467.7 p1      38 v[3]
        xor esi, dword [esp + 84]   ;   466.7 p2+p0   35 v[14]
        rol esi, 0x10               ;   467.2 p1      35 v[14]
        mov edx, dword [esp + 40]   ;   467.7 p2      36 v[9]
        add edx, esi                ;   471.2 p0      36 v[9]
        mov dword [esp + 40], eax   ;   472.8 p0+p3   39 v[13] spill
        mov eax, dword [esp + 72]   ;   468.7 p2      37 v[4]
        xor eax, edx                ;   471.7 p0      37 v[4]
        rol eax, 0x14               ;   472.2 p1      37 v[4]
        add ebp, eax                ;   476.2 p0      38 v[3]
        xor esi, ebp                ;   476.7 p0      39 v[14]
        rol esi, 0x18               ;   477.2 p1      39 v[14]
        add edx, esi                ;   481.2 p0      40 v[9]
        xor eax, edx                ;   481.7 p0      41 v[4]
        mov dword [esp + 72], ebp   ;   476.7 p0+p3   38 v[3] spill
        mov ebp, dword [esp + 56]   ;   470.3 p2      60 v reload
        add ebx, dword [ebp + 24]   ;   474.3 p2+p1   34 v[0]
        rol eax, 0x19               ;   482.2 p1      41 v[4]
        add ebx, eax                ;   486.2 p0      34 v[0]
        xor ecx, ebx                ;   486.7 p0      35 v[12]
        rol ecx, 0x10               ;   487.2 p1      35 v[12]
        add edi, ecx                ;   491.2 p0      36 v[8]
        xor eax, edi                ;   491.7 p0      37 v[4]
        rol eax, 0x14               ;   492.2 p1      37 v[4]
        add ebx, dword [ebp + 60]   ;   486.7 p2+p0   38 v[0]
        add ebx, eax                ;   496.2 p0      38 v[0]
        xor ecx, ebx                ;   496.7 p0      39 v[12]
        rol ecx, 0x18               ;   497.2 p1      39 v[12]
        add edi, ecx                ;   501.2 p0      40 v[8]
        xor eax, edi                ;   501.7 p0      41 v[4]
        rol eax, 0x19               ;   502.2 p1      41 v[4]
        mov dword [esp + 84], eax   ;   506.2 p0+p3   41 v[4] spill
        mov eax, dword [esp + 48]   ;   476.7 p2      34 v[1]
        add eax, dword [esp + 68]   ;   478.7 p2+p1   34 v[1]
        add eax, dword [ebp + 56]   ;   479.2 p2+p0   34 v[1]
        mov dword [esp + 48], edi   ;   501.7 p0+p3   40 v[8] spill
        mov edi, dword [ebp + 36]   ;   479.7 p2      38 v[1]
        add edi, eax                ;   481.7 p1      38 v[1]
        xor eax, dword [esp + 40]   ;   480.7 p2+p0   35 v[13]
        rol eax, 0x10               ;   481.2 p1      35 v[13]
        add edx, eax                ;   485.2 p0      36 v[9]
        mov dword [esp + 40], ecx   ;   501.2 p0+p3   39 v[12] spill
        mov ecx, dword [esp + 68]   ;   481.7 p2      37 v[5]
        xor ecx, edx                ;   485.7 p0      37 v[5]
        rol ecx, 0x14               ;   486.2 p1      37 v[5]
        add edi, ecx                ;   490.2 p0      38 v[1]
        xor eax, edi                ;   490.7 p0      39 v[13]
        rol eax, 0x18               ;   491.2 p1      39 v[13]
        add edx, eax                ;   495.2 p0      40 v[9]
        xor ecx, edx                ;   495.7 p0      41 v[5]
        rol ecx, 0x19               ;   496.2 p1      41 v[5]
        mov dword [esp + 68], edx   ;   495.7 p0+p3   40 v[9] spill
        mov edx, dword [esp + 44]   ;   484.3 p2      34 v[2]
        add edx, dword [esp + 92]   ;   486.3 p2+p1   34 v[2]
        add edx, dword [ebp + 44]   ;   486.8 p2+p1   34 v[2]
        xor esi, edx                ;   487.3 p0      35 v[14]
        rol esi, 0x10               ;   487.8 p1      35 v[14]
        add edx, dword [ebp + 12]   ;   487.3 p2+p0   38 v[2]
        mov dword [esp + 44], eax   ;   495.2 p0+p3   39 v[13] spill
        mov eax, dword [esp + 88]   ;   488.3 p2      36 v[10]
        add eax, esi                ;   491.8 p1      36 v[10]
        mov dword [esp + 88], edi   ;   490.7 p0+p3   38 v[1] spill
        mov edi, dword [esp + 92]   ;   489.3 p2      37 v[6]
        xor edi, eax                ;   492.3 p0      37 v[6]
        rol edi, 0x14               ;   492.8 p1      37 v[6]
        add edx, edi                ;   496.8 p0      38 v[2]
        xor esi, edx                ;   497.3 p0      39 v[14]
        rol esi, 0x18               ;   497.8 p1      39 v[14]
        add eax, esi                ;   501.8 p0      40 v[10]
        xor edi, eax                ;   502.3 p0      41 v[6]
        rol edi, 0x19               ;   502.8 p1      41 v[6]
        mov dword [esp + 92], esi   ;   501.8 p0+p3   39 v[14] spill
        mov esi, dword [esp + 72]   ;   492.0 p2      34 v[3]
        add esi, dword [esp + 60]   ;   494.0 p2+p1   34 v[3]
        add esi, dword [ebp]        ;   494.5 p2+p1   34 v[3]
        mov dword [esp + 72], edx   ;   497.3 p0+p3   38 v[2] spill
        mov edx, dword [ebp + 32]   ;   495.0 p2      38 v[3]
        add edx, esi                ;   497.0 p1      38 v[3]
        xor esi, dword [esp + 76]   ;   496.0 p2+p0   35 v[15]
        rol esi, 0x10               ;   496.5 p1      35 v[15]
        mov dword [esp + 76], edi   ;   506.8 p0+p3   41 v[6] spill
        mov edi, dword [esp + 80]   ;   497.0 p2      36 v[11]
        add edi, esi                ;   500.5 p1      36 v[11]
        mov ebp, dword [esp + 60]   ;   498.0 p2      37 v[7]
        xor ebp, edi                ;   501.0 p0      37 v[7]
        rol ebp, 0x14               ;   501.5 p1      37 v[7]
        add edx, ebp                ;   505.5 p0      38 v[3]
        xor esi, edx                ;   506.0 p0      39 v[15]
        rol esi, 0x18               ;   506.5 p1      39 v[15]
        add edi, esi                ;   510.5 p0      40 v[11]
        xor ebp, edi                ;   511.0 p0      41 v[7]
        rol ebp, 0x19               ;   511.5 p1      41 v[7]
        add ebx, ecx                ;   500.2 p0      34 v[0]
        mov dword [esp + 60], edx   ;   506.0 p0+p3   38 v[3] spill
        mov edx, dword [esp + 56]   ;   500.3 p2      60 v reload
        add ebx, dword [edx + 48]   ;   504.3 p2+p1   34 v[0]
        xor esi, ebx                ;   510.5 p0      35 v[15]
        rol esi, 0x10               ;   511.0 p1      35 v[15]
        add eax, esi                ;   515.0 p0      36 v[10]
        xor ecx, eax                ;   515.5 p0      37 v[5]
        rol ecx, 0x14               ;   516.0 p1      37 v[5]
        add ebx, dword [edx + 8]    ;   504.8 p2+p0   38 v[0]
        add ebx, ecx                ;   520.0 p0      38 v[0]
        xor esi, ebx                ;   520.5 p0      39 v[15]
        rol esi, 0x18               ;   521.0 p1      39 v[15]
        add eax, esi                ;   525.0 p0      40 v[10]
        xor ecx, eax                ;   525.5 p0      41 v[5]
        rol ecx, 0x19               ;   526.0 p1      41 v[5]
        mov dword [esp + 80], esi   ;   525.0 p0+p3   39 v[15] spill
        mov esi, dword [esp + 88]   ;   506.0 p2      34 v[1]
        add esi, dword [edx + 52]   ;   508.0 p2+p1   34 v[1]
        add esi, dword [esp + 76]   ;   509.8 p2+p0   34 v[1]
        mov dword [esp + 88], eax   ;   525.5 p0+p3   40 v[10] spill
        mov eax, dword [edx + 28]   ;   509.0 p2      38 v[1]
        add eax, esi                ;   511.0 p1      38 v[1]
        xor esi, dword [esp + 40]   ;   510.3 p2+p0   35 v[12]
        rol esi, 0x10               ;   510.8 p1      35 v[12]
        add edi, esi                ;   514.8 p0      36 v[11]
        mov dword [esp + 40], ecx   ;   530.0 p0+p3   41 v[5] spill
        mov ecx, dword [esp + 76]   ;   511.0 p2      37 v[6]
        xor ecx, edi                ;   515.3 p0      37 v[6]
        rol ecx, 0x14               ;   515.8 p1      37 v[6]
        add eax, ecx                ;   519.8 p0      38 v[1]
        xor esi, eax                ;   520.3 p0      39 v[12]
        rol esi, 0x18               ;   520.8 p1      39 v[12]
        add edi, esi                ;   524.8 p0      40 v[11]
        xor ecx, edi                ;   525.3 p0      41 v[6]
        rol ecx, 0x19               ;   525.8 p1      41 v[6]
        mov dword [esp + 76], edi   ;   525.3 p0+p3   40 v[11] spill
        mov edi, dword [esp + 72]   ;   513.7 p2      34 v[2]
        add edi, ebp                ;   515.7 p1      34 v[2]
        add edi, dword [edx + 4]    ;   516.2 p2+p1   34 v[2]
        mov dword [esp + 72], ecx   ;   529.8 p0+p3   41 v[6] spill
        mov ecx, dword [edx + 16]   ;   515.7 p2      38 v[2]
        add ecx, edi                ;   517.7 p1      38 v[2]
        xor edi, dword [esp + 44]   ;   516.7 p2+p0   35 v[13]
        rol edi, 0x10               ;   517.2 p1      35 v[13]
        mov dword [esp + 44], eax   ;   520.3 p0+p3   38 v[1] spill
        mov eax, dword [esp + 48]   ;   517.7 p2      36 v[8]
        add eax, edi                ;   521.2 p1      36 v[8]
        xor ebp, eax                ;   521.7 p0      37 v[7]
        rol ebp, 0x14               ;   522.2 p1      37 v[7]
        add ecx, ebp                ;   526.2 p0      38 v[2]
        xor edi, ecx                ;   526.7 p0      39 v[13]
        rol edi, 0x18               ;   527.2 p1      39 v[13]
        add eax, edi                ;   531.2 p0      40 v[8]
        xor ebp, eax                ;   531.7 p0      41 v[7]
        rol ebp, 0x19               ;   532.2 p1      41 v[7]
        mov dword [esp + 48], ebp   ;   536.2 p0+p3   41 v[7] spill
        mov ebp, dword [esp + 60]   ;   521.0 p2      34 v[3]
        add ebp, dword [edx + 40]   ;   523.0 p2+p1   34 v[3]
        add ebp, dword [esp + 84]   ;   523.5 p2+p0   34 v[3]
        mov dword [esp + 60], ecx   ;   526.7 p0+p3   38 v[2] spill
        mov ecx, dword [edx + 20]   ;   524.0 p2      38 v[3]
        add ecx, ebp                ;   526.0 p1      38 v[3]
        xor ebp, dword [esp + 92]   ;   525.0 p2+p0   35 v[14]
        rol ebp, 0x10               ;   525.5 p1      35 v[14]
        mov edx, dword [esp + 68]   ;   526.0 p2      36 v[9]
        add edx, ebp                ;   529.5 p0      36 v[9]
        mov dword [esp + 68], edi   ;   531.2 p0+p3   39 v[13] spill
        mov edi, dword [esp + 84]   ;   527.0 p2      37 v[4]
        xor edi, edx                ;   530.0 p0      37 v[4]
        rol edi, 0x14               ;   530.5 p1      37 v[4]
        add ecx, edi                ;   534.5 p0      38 v[3]
        xor ebp, ecx                ;   535.0 p0      39 v[14]
        rol ebp, 0x18               ;   535.5 p1      39 v[14]
        add edx, ebp                ;   539.5 p0      40 v[9]
        xor edi, edx                ;   540.0 p0      41 v[4]
        mov dword [esp + 84], ecx   ;   535.0 p0+p3   38 v[3] spill
        mov ecx, dword [esp + 56]   ;   528.7 p2      60 v reload
        add ebx, dword [ecx + 40]   ;   532.7 p2+p1   34 v[0]
        rol edi, 0x19               ;   540.5 p1      41 v[4]
        add ebx, edi                ;   544.5 p0      34 v[0]
        xor esi, ebx                ;   545.0 p0      35 v[12]
        rol esi, 0x10               ;   545.5 p1      35 v[12]
        add eax, esi                ;   549.5 p0      36 v[8]
        xor edi, eax                ;   550.0 p0      37 v[4]
        rol edi, 0x14               ;   550.5 p1      37 v[4]
        add ebx, dword [ecx + 8]    ;   545.0 p2+p0   38 v[0]
        add ebx, edi                ;   554.5 p0      38 v[0]
        xor esi, ebx                ;   555.0 p0      39 v[12]
        rol esi, 0x18               ;   555.5 p1      39 v[12]
        add eax, esi                ;   559.5 p0      40 v[8]
        xor edi, eax                ;   560.0 p0      41 v[4]
        rol edi, 0x19               ;   560.5 p1      41 v[4]
        mov dword [esp + 92], edi   ;   564.5 p0+p3   41 v[4] spill
        mov edi, dword [esp + 44]   ;   535.0 p2      34 v[1]
        add edi, dword [ecx + 32]   ;   537.0 p2+p1   34 v[1]
        add edi, dword [esp + 40]   ;   537.5 p2+p0   34 v[1]
        mov dword [esp + 44], eax   ;   560.0 p0+p3   40 v[8] spill
        mov eax, dword [ecx + 16]   ;   538.0 p2      38 v[1]
        add eax, edi                ;   540.0 p1      38 v[1]
        xor edi, dword [esp + 68]   ;   539.0 p2+p0   35 v[13]
        rol edi, 0x10               ;   539.5 p1      35 v[13]
        add edx, edi                ;   543.5 p0      36 v[9]
        mov ecx, dword [esp + 40]   ;   540.0 p2      37 v[5]
        xor ecx, edx                ;   544.0 p0      37 v[5]
        rol ecx, 0x14               ;   544.5 p1      37 v[5]
        add eax, ecx                ;   548.5 p0      38 v[1]
        xor edi, eax                ;   549.0 p0      39 v[13]
        rol edi, 0x18               ;   549.5 p1      39 v[13]
        add edx, edi                ;   553.5 p0      40 v[9]
        xor ecx, edx                ;   554.0 p0      41 v[5]
        rol ecx, 0x19               ;   554.5 p1      41 v[5]
        mov dword [esp + 40], edx   ;   554.0 p0+p3   40 v[9] spill
        mov edx, dword [esp + 60]   ;   542.3 p2      34 v[2]
        add edx, dword [esp + 72]   ;   544.3 p2+p1   34 v[2]
        mov dword [esp + 60], edi   ;   553.5 p0+p3   39 v[13] spill
        mov edi, dword [esp + 56]   ;   544.3 p2      60 v reload
        add edx, dword [edi + 28]   ;   548.3 p2+p1   34 v[2]
        xor ebp, edx                ;   548.8 p0      35 v[14]
        rol ebp, 0x10               ;   549.3 p1      35 v[14]
        add edx, dword [edi + 24]   ;   548.8 p2+p0   38 v[2]
        mov dword [esp + 68], esi   ;   559.5 p0+p3   39 v[12] spill
        mov esi, dword [esp + 88]   ;   547.3 p2      36 v[10]
        add esi, ebp                ;   553.3 p1      36 v[10]
        mov dword [esp + 88], eax   ;   549.0 p0+p3   38 v[1] spill
        mov eax, dword [esp + 72]   ;   548.3 p2      37 v[6]
        xor eax, esi                ;   553.8 p0      37 v[6]
        rol eax, 0x14               ;   554.3 p1      37 v[6]
        add edx, eax                ;   558.3 p0      38 v[2]
        xor ebp, edx                ;   558.8 p0      39 v[14]
        rol ebp, 0x18               ;   559.3 p1      39 v[14]
        add esi, ebp                ;   563.3 p0      40 v[10]
        xor eax, esi                ;   563.8 p0      41 v[6]
        rol eax, 0x19               ;   564.3 p1      41 v[6]
        mov dword [esp + 72], ebp   ;   563.3 p0+p3   39 v[14] spill
        mov ebp, dword [esp + 84]   ;   550.7 p2      34 v[3]
        add ebp, dword [esp + 48]   ;   552.7 p2+p1   34 v[3]
        add ebp, dword [edi + 4]    ;   553.2 p2+p0   34 v[3]
        mov dword [esp + 84], edx   ;   558.8 p0+p3   38 v[2] spill
        mov edx, dword [edi + 20]   ;   553.7 p2      38 v[3]
        add edx, ebp                ;   555.7 p1      38 v[3]
        xor ebp, dword [esp + 80]   ;   554.7 p2+p0   35 v[15]
        rol ebp, 0x10               ;   555.2 p1      35 v[15]
        mov dword [esp + 80], eax   ;   568.3 p0+p3   41 v[6] spill
        mov eax, dword [esp + 76]   ;   555.7 p2      36 v[11]
        add eax, ebp                ;   559.2 p1      36 v[11]
        mov edi, dword [esp + 48]   ;   556.7 p2      37 v[7]
        xor edi, eax                ;   559.7 p0      37 v[7]
        rol edi, 0x14               ;   560.2 p1      37 v[7]
        add edx, edi                ;   564.2 p0      38 v[3]
        xor ebp, edx                ;   564.7 p0      39 v[15]
        rol ebp, 0x18               ;   565.2 p1      39 v[15]
        add eax, ebp                ;   569.2 p0      40 v[11]
        xor edi, eax                ;   569.7 p0      41 v[7]
        rol edi, 0x19               ;   570.2 p1      41 v[7]
        add ebx, ecx                ;   558.5 p0      34 v[0]
        mov dword [esp + 48], edx   ;   564.7 p0+p3   38 v[3] spill
        mov edx, dword [esp + 56]   ;   559.0 p2      60 v reload
        add ebx, dword [edx + 60]   ;   563.0 p2+p1   34 v[0]
        xor ebp, ebx                ;   569.2 p0      35 v[15]
        rol ebp, 0x10               ;   569.7 p1      35 v[15]
        add esi, ebp                ;   573.7 p0      36 v[10]
        xor ecx, esi                ;   574.2 p0      37 v[5]
        add ebx, dword [edx + 44]   ;   563.5 p2+p1   38 v[0]
        rol ecx, 0x14               ;   574.7 p1      37 v[5]
        add ebx, ecx                ;   578.7 p0      38 v[0]
        xor ebp, ebx                ;   579.2 p0      39 v[15]
        rol ebp, 0x18               ;   579.7 p1      39 v[15]
        add esi, ebp                ;   583.7 p0      40 v[10]
        xor ecx, esi                ;   584.2 p0      41 v[5]
        rol ecx, 0x19               ;   584.7 p1      41 v[5]
        mov dword [esp + 76], ebp   ;   583.7 p0+p3   39 v[15] spill
        mov ebp, dword [esp + 88]   ;   564.7 p2      34 v[1]
        add ebp, dword [esp + 80]   ;   571.3 p2+p1   34 v[1]
        add ebp, dword [edx + 36]   ;   571.8 p2+p0   34 v[1]
        mov dword [esp + 88], ecx   ;   588.7 p0+p3   41 v[5] spill
        mov ecx, dword [edx + 56]   ;   567.7 p2      38 v[1]
        add ecx, ebp                ;   572.3 p1      38 v[1]
        xor ebp, dword [esp + 68]   ;   572.3 p2+p0   35 v[12]
        rol ebp, 0x10               ;   572.8 p1      35 v[12]
        add eax, ebp                ;   576.8 p0      36 v[11]
        mov dword [esp + 68], esi   ;   584.2 p0+p3   40 v[10] spill
        mov esi, dword [esp + 80]   ;   569.7 p2      37 v[6]
        xor esi, eax                ;   577.3 p0      37 v[6]
        rol esi, 0x14               ;   577.8 p1      37 v[6]
        add ecx, esi                ;   581.8 p0      38 v[1]
        xor ebp, ecx                ;   582.3 p0      39 v[12]
        rol ebp, 0x18               ;   582.8 p1      39 v[12]
        add eax, ebp                ;   586.8 p0      40 v[11]
        xor esi, eax                ;   587.3 p0      41 v[6]
        rol esi, 0x19               ;   587.8 p1      41 v[6]
        mov dword [esp + 80], esi   ;   591.8 p0+p3   41 v[6] spill
        mov esi, dword [esp + 84]   ;   572.3 p2      34 v[2]
        add esi, edi                ;   574.3 p1      34 v[2]
        add esi, dword [edx + 12]   ;   574.8 p2+p1   34 v[2]
        mov dword [esp + 84], ebp   ;   586.8 p0+p3   39 v[12] spill
        mov ebp, dword [edx + 48]   ;   574.3 p2      38 v[2]
        add ebp, esi                ;   576.3 p1      38 v[2]
        xor esi, dword [esp + 60]   ;   575.3 p2+p0   35 v[13]
        rol esi, 0x10               ;   575.8 p1      35 v[13]
        mov dword [esp + 60], eax   ;   587.3 p0+p3   40 v[11] spill
        mov eax, dword [esp + 44]   ;   576.3 p2      36 v[8]
        add eax, esi                ;   579.8 p1      36 v[8]
        xor edi, eax                ;   580.3 p0      37 v[7]
        rol edi, 0x14               ;   580.8 p1      37 v[7]
        add ebp, edi                ;   584.8 p0      38 v[2]
        xor esi, ebp                ;   585.3 p0      39 v[13]
        rol esi, 0x18               ;   585.8 p1      39 v[13]
        add eax, esi                ;   589.8 p0      40 v[8]
        xor edi, eax                ;   590.3 p0      41 v[7]
        rol edi, 0x19               ;   590.8 p1      41 v[7]
        mov dword [esp + 44], edi   ;   594.8 p0+p3   41 v[7] spill
        mov edi, dword [esp + 48]   ;   579.7 p2      34 v[3]
        add edi, dword [edx + 52]   ;   581.7 p2+p1   34 v[3]
        add edi, dword [esp + 92]   ;   582.2 p2+p0   34 v[3]
        mov edx, dword [edx]        ;   582.7 p2      38 v[3]
        add edx, edi                ;   584.7 p1      38 v[3]
        xor edi, dword [esp + 72]   ;   583.7 p2+p0   35 v[14]
        rol edi, 0x10               ;   584.2 p1      35 v[14]
        mov dword [esp + 72], esi   ;   589.8 p0+p3   39 v[13] spill
        mov esi, dword [esp + 40]   ;   584.7 p2      36 v[9]
        add esi, edi                ;   588.2 p1      36 v[9]
        xor ebx, dword [esp + 0]    ;   585.7 p2+p0   66 h
        xor ebx, eax                ;   590.3 p0      66 h
        mov eax, dword [esp + 92]   ;   586.7 p2      37 v[4]
        xor eax, esi                ;   588.7 p0      37 v[4]
        rol eax, 0x14               ;   589.2 p1      37 v[4]
        add edx, eax                ;   593.2 p0      38 v[3]
        xor edi, edx                ;   593.7 p0      39 v[14]
        rol edi, 0x18               ;   594.2 p1      39 v[14]
        add esi, edi                ;   598.2 p0      40 v[9]
        xor eax, esi                ;   598.7 p0      41 v[4]
        rol eax, 0x19               ;   599.2 p1      41 v[4]
        mov dword [esp + 0], ebx    ;   590.8 p0+p3   66 h
        xor ecx, dword [esp + 4]    ;   589.0 p2+p0   66 h
        xor ecx, esi                ;   598.7 p0      66 h
        mov dword [esp + 4], ecx    ;   599.2 p0+p3   66 h
        xor ebp, dword [esp + 8]    ;   591.0 p2+p0   66 h
        xor ebp, dword [esp + 68]   ;   591.5 p2+p0   66 h
        mov dword [esp + 8], ebp    ;   592.0 p0+p3   66 h
        xor edx, dword [esp + 12]   ;   593.7 p2+p0   66 h
        xor edx, dword [esp + 60]   ;   594.2 p2+p0   66 h
        mov dword [esp + 12], edx   ;   594.7 p0+p3   66 h
        xor eax, dword [esp + 36]   ;   603.2 p2+p0   66 h
        xor eax, dword [esp + 84]   ;   603.7 p2+p0   66 h
        mov esi, dword [esp + 88]   ;   595.7 p2      66 h
        xor esi, dword [esp + 52]   ;   597.7 p2+p0   66 h
        xor esi, dword [esp + 72]   ;   598.2 p2+p0   66 h
        xor edi, dword [esp + 24]   ;   598.7 p2+p0   66 h
        xor edi, dword [esp + 80]   ;   599.7 p2+p0   66 h
        mov dword [esp + 24], edi   ;   600.2 p0+p3   66 h
        mov edi, dword [esp + 44]   ;   600.7 p2      66 h
        xor edi, dword [esp + 28]   ;   602.7 p2+p0   66 h
        xor edi, dword [esp + 76]   ;   603.2 p2+p0   66 h
        mov dword [esp + 28], edi   ;   603.7 p0+p3   66 h
        mov edi, dword [esp + 128]  ;   603.7 p2      48 blocks
        add edi, 4                  ;   605.7 p1      48 blocks
        mov dword [esp + 128], edi  ;   606.2 p0+p3   48 blocks
        mov edi, dword [esp + 124]  ;   604.7 p2      48 blocks
        add edi, 8                  ;   606.7 p1      48 blocks
        mov dword [esp + 124], edi  ;   607.2 p0+p3   48 blocks
        mov edi, dword [esp + 56]   ;   605.7 p2      48 blocks
        add edi, 0x40               ;   607.7 p1      48 blocks
        mov ebp, eax                ;   604.2 p1      66 h copy
        cmp edi, dword [esp + 32]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 120], edi  ;                    resident
        mov dword [esp + 16], ebp   ;                    resident
        mov dword [esp + 20], esi   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      48 blocks reload
        mov edi, dword [esp + 116]  ;     1.0 p2      48 blocks reload
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
        mov dword [esp + 92], eax   ;                    cleared
        add esp, 0x60               ;                    frame
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
