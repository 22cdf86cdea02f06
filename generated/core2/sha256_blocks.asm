; sha256_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu core2
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 124 bytes, 32 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 14.0; bounds: width 5.2, ports 11.0, path 3.0
;   blocks: 3201 uops, planned 827.8; bounds: width 800.2, ports 767.3, path 450.0
;   body.2: 17 uops, planned 11.0; bounds: width 4.2, ports 9.0, path 0.0
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
%fatal "sha256_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x80                     ;                    frame
        mov esi, dword [esp + 148]        ;     0.0 p2      68 h reload
        mov edi, dword [esi]              ;     3.0 p2      68 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   68 h
        mov edi, dword [esi + 4]          ;     3.0 p2      68 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   68 h
        mov edi, dword [esi + 8]          ;     3.0 p2      68 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   68 h
        mov edi, dword [esi + 12]         ;     4.0 p2      68 h
        mov dword [esp + 12], edi         ;     7.0 p3+p4   68 h
        mov edi, dword [esi + 16]         ;     5.0 p2      68 h
        mov dword [esp + 16], edi         ;     8.0 p3+p4   68 h
        mov edi, dword [esi + 20]         ;     6.0 p2      68 h
        mov dword [esp + 20], edi         ;     9.0 p3+p4   68 h
        mov edi, dword [esi + 24]         ;     7.0 p2      68 h
        mov dword [esp + 24], edi         ;    10.0 p3+p4   68 h
        mov esi, dword [esi + 28]         ;     8.0 p2      68 h
        mov dword [esp + 28], esi         ;    11.0 p3+p4   68 h
        mov esi, dword [esp + 156]        ;     9.0 p2      68 h
        shl esi, 6                        ;    12.0 p0      68 h
        add esi, dword [esp + 152]        ;    13.0 p1+p2   68 h
        mov dword [esp + 32], esi         ;    14.0 p3+p4   68 h
        cmp dword [esp + 156], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 152]        ;     0.0 p2      73 w[0] reload
        mov edi, dword [esi]              ;     3.0 p2      73 w[0]
        bswap edi                         ;     6.0 p0+p5   73 w[0]
        mov ebp, dword [esp + 16]         ;     2.0 p2      48 t1
        ror ebp, 0xe                      ;     5.0 p0      48 t1
        mov eax, dword [esp + 16]         ;     3.0 p2      71 v[4] reload
        xor ebp, eax                      ;     6.0 p1      48 t1
        ror ebp, 5                        ;     7.0 p5      48 t1
        xor ebp, eax                      ;     8.0 p0      48 t1
        ror ebp, 6                        ;     9.0 p5      48 t1
        mov ecx, dword [esp + 20]         ;     4.0 p2      51 t1
        mov edx, dword [esp + 24]         ;     5.0 p2      71 v[6] reload
        xor ecx, edx                      ;     8.0 p1      51 t1
        and ecx, eax                      ;     9.0 p0      51 t1
        xor ecx, edx                      ;    10.0 p5      51 t1
        mov ebx, dword [esp + 28]         ;     6.0 p2      71 v[7] reload
        lea ebp, [ebp + ebx + 1116352408] ;    10.0 p0      61 t1
        add ebp, edi                      ;    11.0 p1      61 t1
        add ebp, ecx                      ;    12.0 p5      61 t1
        mov ecx, dword [esp + 0]          ;     7.0 p2      47 v[7]
        ror ecx, 9                        ;    10.0 p0      47 v[7]
        xor ecx, dword [esp + 0]          ;    11.0 p1+p2   47 v[7]
        ror ecx, 0xb                      ;    12.0 p5      47 v[7]
        xor ecx, dword [esp + 0]          ;    13.0 p0+p2   47 v[7]
        ror ecx, 2                        ;    14.0 p5      47 v[7]
        lea ecx, [ebp + ecx]              ;    15.0 p0      63 v[7]
        add ebp, dword [esp + 12]         ;    13.0 p1+p2   62 v[3]
        mov ebx, dword [esi + 4]          ;    11.0 p2      73 w[1]
        mov dword [esp + 36], edi         ;    10.0 p3+p4   73 w[0] spill
        mov edi, dword [esp + 8]          ;    12.0 p2      52 v[7]
        xor edi, dword [esp + 4]          ;    15.0 p1+p2   52 v[7]
        bswap ebx                         ;    14.0 p0+p5   73 w[1]
        mov esi, dword [esp + 4]          ;    14.0 p2      52 v[7]
        xor esi, dword [esp + 0]          ;    17.0 p1+p2   52 v[7]
        and edi, esi                      ;    18.0 p0      52 v[7]
        xor edi, dword [esp + 4]          ;    19.0 p5+p2   52 v[7]
        add ecx, edi                      ;    20.0 p1      63 v[7]
        xor eax, dword [esp + 20]         ;    17.0 p0+p2   51 t1
        and eax, ebp                      ;    18.0 p5      51 t1
        xor eax, dword [esp + 20]         ;    19.0 p1+p2   51 t1
        mov edi, ebp                      ;    14.0 p0      48 t1 copy
        ror edi, 0xe                      ;    15.0 p5      48 t1
        xor edi, ebp                      ;    16.0 p1      48 t1
        ror edi, 5                        ;    17.0 p0      48 t1
        xor edi, ebp                      ;    18.0 p5      48 t1
        ror edi, 6                        ;    19.0 p0      48 t1
        lea edi, [edi + edx + 1899447441] ;    20.0 p0      61 t1
        add edi, ebx                      ;    21.0 p1      61 t1
        add edi, eax                      ;    22.0 p5      61 t1
        mov eax, dword [esp + 4]          ;    19.0 p2      52 v[6]
        xor eax, ecx                      ;    22.0 p1      52 v[6]
        and esi, eax                      ;    23.0 p5      52 v[6]
        mov eax, dword [esp + 8]          ;    20.0 p2      62 v[2]
        add eax, edi                      ;    23.0 p0      62 v[2]
        xor esi, dword [esp + 4]          ;    24.0 p1+p2   52 v[6]
        mov edx, dword [esp + 152]        ;    22.0 p2      73 w[0] reload
        mov dword [esp + 40], ebx         ;    18.2 p3+p4   73 w[1] spill
        mov ebx, dword [edx + 8]          ;    25.0 p2      73 w[2]
        add edi, esi                      ;    25.0 p5      63 v[6]
        bswap ebx                         ;    28.0 p0+p5   73 w[2]
        mov esi, ecx                      ;    21.0 p1      47 v[6] copy
        ror esi, 9                        ;    22.0 p0      47 v[6]
        xor esi, ecx                      ;    23.0 p1      47 v[6]
        ror esi, 0xb                      ;    24.0 p5      47 v[6]
        xor esi, ecx                      ;    25.0 p0      47 v[6]
        ror esi, 2                        ;    26.0 p5      47 v[6]
        add edi, esi                      ;    27.0 p1      63 v[6]
        mov esi, dword [esp + 16]         ;    24.0 p2      51 t1
        xor esi, ebp                      ;    27.0 p0      51 t1
        and esi, eax                      ;    28.0 p1      51 t1
        xor esi, dword [esp + 16]         ;    29.0 p5+p2   51 t1
        mov edx, eax                      ;    24.0 p0      48 t1 copy
        ror edx, 0xe                      ;    25.0 p5      48 t1
        xor edx, eax                      ;    26.0 p1      48 t1
        ror edx, 5                        ;    27.0 p0      48 t1
        xor edx, eax                      ;    28.0 p1      48 t1
        ror edx, 6                        ;    29.0 p5      48 t1
        add edx, dword [esp + 20]         ;    30.0 p0+p2   61 t1
        lea edx, [edx + esi - 1245643825] ;    31.0 p0      61 t1
        add edx, ebx                      ;    32.0 p1      61 t1
        mov esi, dword [esp + 4]          ;    27.0 p2      62 v[1]
        add esi, edx                      ;    33.0 p5      62 v[1]
        mov dword [esp + 44], ebx         ;    32.0 p3+p4   73 w[2] spill
        mov ebx, edi                      ;    28.0 p1      47 v[5] copy
        ror ebx, 9                        ;    29.0 p5      47 v[5]
        xor ebx, edi                      ;    30.0 p0      47 v[5]
        ror ebx, 0xb                      ;    31.0 p5      47 v[5]
        xor ebx, edi                      ;    32.0 p1      47 v[5]
        ror ebx, 2                        ;    33.0 p0      47 v[5]
        mov dword [esp + 48], ebp         ;    28.2 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 152]        ;    28.5 p2      73 w[0] reload
        mov ebp, dword [ebp + 12]         ;    31.5 p2      73 w[3]
        bswap ebp                         ;    34.5 p0+p5   73 w[3]
        add edx, ebx                      ;    34.0 p1      63 v[5]
        mov ebx, dword [esp + 0]          ;    30.5 p2      52 v[5]
        xor ebx, ecx                      ;    33.5 p5      52 v[5]
        mov dword [esp + 52], ebp         ;    38.5 p3+p4   73 w[3] spill
        mov ebp, ecx                      ;    30.5 p0      52 v[5] copy
        xor ebp, edi                      ;    31.5 p1      52 v[5]
        and ebx, ebp                      ;    34.5 p5      52 v[5]
        xor ebx, ecx                      ;    35.5 p0      52 v[5]
        add edx, ebx                      ;    36.5 p1      63 v[5]
        mov ebx, dword [esp + 48]         ;    31.8 p2      51 t1
        xor ebx, eax                      ;    34.8 p5      51 t1
        and ebx, esi                      ;    35.8 p0      51 t1
        mov dword [esp + 56], ecx         ;    32.5 p3+p4   63 v[7] spill
        mov ecx, dword [esp + 48]         ;    32.8 p2      51 t1
        xor ecx, ebx                      ;    36.8 p1      51 t1
        mov ebx, dword [esp + 52]         ;    38.5 p2      61 t1
        add ebx, dword [esp + 16]         ;    41.5 p5+p2   61 t1
        mov dword [esp + 60], eax         ;    33.8 p3+p4   62 v[2] spill
        mov eax, esi                      ;    34.0 p0      48 t1 copy
        ror eax, 0xe                      ;    35.0 p5      48 t1
        xor eax, esi                      ;    36.0 p1      48 t1
        ror eax, 5                        ;    37.0 p0      48 t1
        xor eax, esi                      ;    38.0 p1      48 t1
        ror eax, 6                        ;    39.0 p5      48 t1
        lea ebx, [ebx + ecx - 373957723]  ;    42.5 p0      61 t1
        add ebx, eax                      ;    43.5 p1      61 t1
        mov eax, dword [esp + 0]          ;    36.0 p2      62 v[0]
        add eax, ebx                      ;    44.5 p5      62 v[0]
        mov ecx, edi                      ;    37.0 p0      52 v[4] copy
        xor ecx, edx                      ;    38.0 p1      52 v[4]
        and ebp, ecx                      ;    39.0 p5      52 v[4]
        xor ebp, edi                      ;    40.0 p0      52 v[4]
        mov dword [esp + 64], edi         ;    37.5 p3+p4   63 v[6] spill
        mov edi, dword [esp + 152]        ;    37.8 p2      73 w[0] reload
        mov edi, dword [edi + 16]         ;    40.8 p2      73 w[4]
        bswap edi                         ;    43.8 p0+p5   73 w[4]
        add ebp, ebx                      ;    44.5 p1      63 v[4]
        mov ebx, edx                      ;    39.5 p5      47 v[4] copy
        ror ebx, 9                        ;    40.5 p0      47 v[4]
        xor ebx, edx                      ;    41.5 p1      47 v[4]
        ror ebx, 0xb                      ;    42.5 p5      47 v[4]
        xor ebx, edx                      ;    43.5 p1      47 v[4]
        ror ebx, 2                        ;    44.5 p0      47 v[4]
        add ebp, ebx                      ;    45.5 p5      63 v[4]
        mov ebx, dword [esp + 60]         ;    40.8 p2      51 t1
        xor ebx, esi                      ;    43.8 p1      51 t1
        and ebx, eax                      ;    45.5 p0      51 t1
        mov dword [esp + 68], esi         ;    41.5 p3+p4   62 v[1] spill
        mov esi, dword [esp + 60]         ;    41.8 p2      51 t1
        xor esi, ebx                      ;    46.5 p5      51 t1
        mov ebx, dword [esp + 48]         ;    42.8 p2      61 t1
        lea ebx, [ebx + esi + 961987163]  ;    47.5 p0      61 t1
        mov esi, eax                      ;    45.5 p1      48 t1 copy
        ror esi, 0xe                      ;    46.5 p5      48 t1
        xor esi, eax                      ;    47.5 p1      48 t1
        ror esi, 5                        ;    48.5 p0      48 t1
        xor esi, eax                      ;    49.5 p5      48 t1
        ror esi, 6                        ;    50.5 p0      48 t1
        add ebx, edi                      ;    48.5 p1      61 t1
        add ebx, esi                      ;    51.5 p5      61 t1
        mov esi, dword [esp + 56]         ;    44.8 p2      62 v[7]
        add esi, ebx                      ;    52.5 p1      62 v[7]
        mov dword [esp + 56], edi         ;    47.8 p3+p4   73 w[4] spill
        mov edi, edx                      ;    46.0 p0      52 v[3] copy
        xor edi, ebp                      ;    47.0 p5      52 v[3]
        and ecx, edi                      ;    48.0 p1      52 v[3]
        xor ecx, edx                      ;    49.0 p0      52 v[3]
        mov dword [esp + 48], edx         ;    46.5 p3+p4   63 v[5] spill
        mov edx, dword [esp + 152]        ;    46.8 p2      73 w[0] reload
        mov edx, dword [edx + 20]         ;    49.8 p2      73 w[5]
        bswap edx                         ;    52.8 p0+p5   73 w[5]
        add ecx, ebx                      ;    52.5 p1      63 v[3]
        mov ebx, ebp                      ;    48.5 p5      47 v[3] copy
        ror ebx, 9                        ;    49.5 p0      47 v[3]
        xor ebx, ebp                      ;    50.5 p1      47 v[3]
        ror ebx, 0xb                      ;    51.5 p5      47 v[3]
        xor ebx, ebp                      ;    52.5 p1      47 v[3]
        ror ebx, 2                        ;    53.5 p0      47 v[3]
        add ecx, ebx                      ;    54.5 p5      63 v[3]
        mov ebx, dword [esp + 68]         ;    49.8 p2      51 t1
        xor ebx, eax                      ;    52.8 p1      51 t1
        and ebx, esi                      ;    53.8 p0      51 t1
        mov dword [esp + 72], eax         ;    50.5 p3+p4   62 v[0] spill
        mov eax, dword [esp + 68]         ;    50.8 p2      51 t1
        xor eax, ebx                      ;    54.8 p5      51 t1
        mov ebx, dword [esp + 60]         ;    51.8 p2      61 t1
        lea ebx, [ebx + eax + 1508970993] ;    55.8 p0      61 t1
        mov eax, esi                      ;    53.5 p1      48 t1 copy
        ror eax, 0xe                      ;    54.5 p5      48 t1
        xor eax, esi                      ;    55.5 p1      48 t1
        ror eax, 5                        ;    56.5 p0      48 t1
        xor eax, esi                      ;    57.5 p5      48 t1
        ror eax, 6                        ;    58.5 p0      48 t1
        add ebx, edx                      ;    56.8 p1      61 t1
        add ebx, eax                      ;    59.5 p5      61 t1
        mov eax, dword [esp + 64]         ;    53.8 p2      62 v[6]
        add eax, ebx                      ;    60.5 p1      62 v[6]
        mov dword [esp + 64], edx         ;    56.8 p3+p4   73 w[5] spill
        mov edx, ebp                      ;    55.0 p0      52 v[2] copy
        xor edx, ecx                      ;    56.0 p5      52 v[2]
        and edi, edx                      ;    57.0 p1      52 v[2]
        xor edi, ebp                      ;    58.0 p0      52 v[2]
        mov dword [esp + 60], ebp         ;    55.5 p3+p4   63 v[4] spill
        mov ebp, dword [esp + 152]        ;    55.8 p2      73 w[0] reload
        mov ebp, dword [ebp + 24]         ;    58.8 p2      73 w[6]
        bswap ebp                         ;    61.8 p0+p5   73 w[6]
        add edi, ebx                      ;    60.5 p1      63 v[2]
        mov ebx, ecx                      ;    57.5 p5      47 v[2] copy
        ror ebx, 9                        ;    58.5 p0      47 v[2]
        xor ebx, ecx                      ;    59.5 p1      47 v[2]
        ror ebx, 0xb                      ;    60.5 p5      47 v[2]
        xor ebx, ecx                      ;    61.5 p1      47 v[2]
        ror ebx, 2                        ;    62.5 p0      47 v[2]
        add edi, ebx                      ;    63.5 p5      63 v[2]
        mov ebx, dword [esp + 72]         ;    58.8 p2      51 t1
        xor ebx, esi                      ;    61.8 p1      51 t1
        and ebx, eax                      ;    62.8 p0      51 t1
        mov dword [esp + 76], esi         ;    59.5 p3+p4   62 v[7] spill
        mov esi, dword [esp + 72]         ;    59.8 p2      51 t1
        xor esi, ebx                      ;    63.8 p5      51 t1
        mov ebx, dword [esp + 68]         ;    60.8 p2      61 t1
        lea ebx, [ebx + esi - 1841331548] ;    64.8 p0      61 t1
        mov esi, eax                      ;    61.5 p1      48 t1 copy
        ror esi, 0xe                      ;    62.5 p5      48 t1
        xor esi, eax                      ;    63.5 p1      48 t1
        ror esi, 5                        ;    64.5 p0      48 t1
        xor esi, eax                      ;    65.5 p5      48 t1
        ror esi, 6                        ;    66.5 p0      48 t1
        add ebx, ebp                      ;    65.8 p1      61 t1
        add ebx, esi                      ;    67.5 p5      61 t1
        mov esi, dword [esp + 48]         ;    62.8 p2      62 v[5]
        add esi, ebx                      ;    68.5 p1      62 v[5]
        mov dword [esp + 48], ebp         ;    65.8 p3+p4   73 w[6] spill
        mov ebp, ecx                      ;    64.0 p0      52 v[1] copy
        xor ebp, edi                      ;    65.0 p5      52 v[1]
        and edx, ebp                      ;    66.0 p1      52 v[1]
        xor edx, ecx                      ;    67.0 p0      52 v[1]
        mov dword [esp + 68], ecx         ;    64.5 p3+p4   63 v[3] spill
        mov ecx, dword [esp + 152]        ;    64.8 p2      73 w[0] reload
        mov ecx, dword [ecx + 28]         ;    67.8 p2      73 w[7]
        bswap ecx                         ;    70.8 p0+p5   73 w[7]
        add ebx, edx                      ;    68.5 p1      63 v[1]
        mov edx, edi                      ;    66.5 p5      47 v[1] copy
        ror edx, 9                        ;    67.5 p0      47 v[1]
        xor edx, edi                      ;    68.5 p1      47 v[1]
        ror edx, 0xb                      ;    69.5 p5      47 v[1]
        xor edx, edi                      ;    70.5 p1      47 v[1]
        ror edx, 2                        ;    71.5 p0      47 v[1]
        add ebx, edx                      ;    72.5 p5      63 v[1]
        mov edx, dword [esp + 76]         ;    67.8 p2      51 t1
        xor edx, eax                      ;    70.8 p1      51 t1
        and edx, esi                      ;    71.8 p0      51 t1
        mov dword [esp + 80], eax         ;    68.5 p3+p4   62 v[6] spill
        mov eax, dword [esp + 76]         ;    68.8 p2      51 t1
        xor eax, edx                      ;    72.8 p5      51 t1
        mov edx, dword [esp + 72]         ;    69.8 p2      61 t1
        mov dword [esp + 72], ebp         ;    69.5 p3+p4   52 v[1] spill
        mov ebp, esi                      ;    69.8 p1      48 t1 copy
        ror ebp, 0xe                      ;    70.8 p0      48 t1
        xor ebp, esi                      ;    71.8 p5      48 t1
        ror ebp, 5                        ;    72.8 p0      48 t1
        xor ebp, esi                      ;    73.8 p1      48 t1
        ror ebp, 6                        ;    74.8 p5      48 t1
        lea edx, [edx + eax - 1424204075] ;    73.8 p0      61 t1
        add edx, ecx                      ;    74.8 p1      61 t1
        add edx, ebp                      ;    75.8 p5      61 t1
        mov eax, dword [esp + 60]         ;    72.0 p2      62 v[4]
        mov ebp, dword [esp + 72]         ;    73.0 p2      52 v[0]
        add eax, edx                      ;    76.8 p1      62 v[4]
        mov dword [esp + 72], ecx         ;    74.8 p3+p4   73 w[7] spill
        mov ecx, edi                      ;    73.0 p0      52 v[0] copy
        xor ecx, ebx                      ;    74.0 p5      52 v[0]
        and ebp, ecx                      ;    76.0 p1      52 v[0]
        xor ebp, edi                      ;    77.0 p0      52 v[0]
        mov dword [esp + 60], edi         ;    74.0 p3+p4   63 v[2] spill
        mov edi, dword [esp + 152]        ;    74.2 p2      73 w[0] reload
        mov edi, dword [edi + 32]         ;    77.2 p2      73 w[8]
        bswap edi                         ;    80.2 p0+p5   73 w[8]
        add edx, ebp                      ;    78.0 p1      63 v[0]
        mov ebp, ebx                      ;    75.8 p5      47 v[0] copy
        ror ebp, 9                        ;    76.8 p0      47 v[0]
        xor ebp, ebx                      ;    77.8 p1      47 v[0]
        ror ebp, 0xb                      ;    78.8 p5      47 v[0]
        xor ebp, ebx                      ;    79.8 p0      47 v[0]
        ror ebp, 2                        ;    80.8 p5      47 v[0]
        add edx, ebp                      ;    81.8 p1      63 v[0]
        mov ebp, dword [esp + 80]         ;    77.2 p2      51 t1
        xor ebp, esi                      ;    80.2 p0      51 t1
        and ebp, eax                      ;    81.2 p1      51 t1
        mov dword [esp + 84], esi         ;    78.0 p3+p4   62 v[5] spill
        mov esi, dword [esp + 80]         ;    78.2 p2      51 t1
        xor esi, ebp                      ;    82.2 p5      51 t1
        mov ebp, dword [esp + 76]         ;    79.2 p2      61 t1
        mov dword [esp + 76], ecx         ;    79.0 p3+p4   52 v[0] spill
        mov ecx, eax                      ;    79.2 p0      48 t1 copy
        ror ecx, 0xe                      ;    80.2 p5      48 t1
        xor ecx, eax                      ;    81.2 p1      48 t1
        ror ecx, 5                        ;    82.2 p0      48 t1
        xor ecx, eax                      ;    83.2 p1      48 t1
        ror ecx, 6                        ;    84.2 p5      48 t1
        lea ebp, [ebp + esi - 670586216]  ;    83.2 p0      61 t1
        add ebp, ecx                      ;    85.2 p1      61 t1
        add ebp, edi                      ;    86.2 p5      61 t1
        mov esi, dword [esp + 68]         ;    81.5 p2      62 v[3]
        mov ecx, dword [esp + 76]         ;    82.5 p2      52 v[7]
        add esi, ebp                      ;    87.2 p0      62 v[3]
        mov dword [esp + 76], edi         ;    84.2 p3+p4   73 w[8] spill
        mov edi, ebx                      ;    82.8 p1      52 v[7] copy
        xor edi, edx                      ;    83.8 p5      52 v[7]
        and ecx, edi                      ;    85.5 p0      52 v[7]
        xor ecx, ebx                      ;    86.5 p1      52 v[7]
        mov dword [esp + 68], ebx         ;    83.5 p3+p4   63 v[1] spill
        mov ebx, dword [esp + 152]        ;    83.8 p2      73 w[0] reload
        mov ebx, dword [ebx + 36]         ;    86.8 p2      73 w[9]
        bswap ebx                         ;    89.8 p0+p5   73 w[9]
        add ebp, ecx                      ;    87.5 p1      63 v[7]
        mov ecx, edx                      ;    85.2 p0      47 v[7] copy
        ror ecx, 9                        ;    86.2 p5      47 v[7]
        xor ecx, edx                      ;    87.2 p1      47 v[7]
        ror ecx, 0xb                      ;    88.2 p0      47 v[7]
        xor ecx, edx                      ;    89.2 p5      47 v[7]
        ror ecx, 2                        ;    90.2 p0      47 v[7]
        add ebp, ecx                      ;    91.2 p1      63 v[7]
        mov ecx, dword [esp + 84]         ;    86.8 p2      51 t1
        xor ecx, eax                      ;    89.8 p5      51 t1
        and ecx, esi                      ;    90.8 p1      51 t1
        mov dword [esp + 88], eax         ;    87.5 p3+p4   62 v[4] spill
        mov eax, dword [esp + 84]         ;    87.8 p2      51 t1
        xor eax, ecx                      ;    91.8 p0      51 t1
        mov ecx, dword [esp + 80]         ;    88.8 p2      61 t1
        mov dword [esp + 80], edi         ;    88.5 p3+p4   52 v[7] spill
        mov edi, esi                      ;    88.8 p5      48 t1 copy
        ror edi, 0xe                      ;    89.8 p0      48 t1
        xor edi, esi                      ;    90.8 p1      48 t1
        ror edi, 5                        ;    91.8 p5      48 t1
        xor edi, esi                      ;    92.8 p0      48 t1
        ror edi, 6                        ;    93.8 p5      48 t1
        lea ecx, [ecx + eax + 310598401]  ;    92.8 p0      61 t1
        add ecx, edi                      ;    94.8 p1      61 t1
        add ecx, ebx                      ;    95.8 p1      61 t1
        mov edi, dword [esp + 60]         ;    91.0 p2      62 v[2]
        mov eax, dword [esp + 80]         ;    92.0 p2      52 v[6]
        add edi, ecx                      ;    96.8 p5      62 v[2]
        mov dword [esp + 80], ebx         ;    93.8 p3+p4   73 w[9] spill
        mov ebx, edx                      ;    92.2 p0      52 v[6] copy
        xor ebx, ebp                      ;    93.2 p1      52 v[6]
        and eax, ebx                      ;    95.0 p5      52 v[6]
        xor eax, edx                      ;    96.0 p0      52 v[6]
        mov dword [esp + 60], edx         ;    93.0 p3+p4   63 v[0] spill
        mov edx, dword [esp + 152]        ;    93.2 p2      73 w[0] reload
        mov edx, dword [edx + 40]         ;    96.2 p2      73 w[10]
        bswap edx                         ;    99.2 p0+p5   73 w[10]
        add ecx, eax                      ;    97.0 p1      63 v[6]
        mov eax, ebp                      ;    94.8 p5      47 v[6] copy
        ror eax, 9                        ;    95.8 p0      47 v[6]
        xor eax, ebp                      ;    96.8 p1      47 v[6]
        ror eax, 0xb                      ;    97.8 p5      47 v[6]
        xor eax, ebp                      ;    98.8 p0      47 v[6]
        ror eax, 2                        ;    99.8 p5      47 v[6]
        add ecx, eax                      ;   100.8 p1      63 v[6]
        mov eax, dword [esp + 88]         ;    96.2 p2      51 t1
        xor eax, esi                      ;    99.2 p0      51 t1
        and eax, edi                      ;   100.2 p1      51 t1
        mov dword [esp + 92], esi         ;    97.0 p3+p4   62 v[3] spill
        mov esi, dword [esp + 88]         ;    97.2 p2      51 t1
        xor esi, eax                      ;   101.2 p5      51 t1
        mov eax, dword [esp + 84]         ;    98.2 p2      61 t1
        mov dword [esp + 84], ebx         ;    98.0 p3+p4   52 v[6] spill
        mov ebx, edi                      ;    98.2 p0      48 t1 copy
        ror ebx, 0xe                      ;    99.2 p5      48 t1
        xor ebx, edi                      ;   100.2 p1      48 t1
        ror ebx, 5                        ;   101.2 p0      48 t1
        xor ebx, edi                      ;   102.2 p1      48 t1
        ror ebx, 6                        ;   103.2 p5      48 t1
        lea eax, [eax + esi + 607225278]  ;   102.2 p0      61 t1
        add eax, ebx                      ;   104.2 p1      61 t1
        add eax, edx                      ;   105.2 p5      61 t1
        mov esi, dword [esp + 68]         ;   100.5 p2      62 v[1]
        mov ebx, dword [esp + 84]         ;   101.5 p2      52 v[5]
        add esi, eax                      ;   106.2 p0      62 v[1]
        mov dword [esp + 84], edx         ;   103.2 p3+p4   73 w[10] spill
        mov edx, ebp                      ;   101.8 p1      52 v[5] copy
        xor edx, ecx                      ;   102.8 p5      52 v[5]
        and ebx, edx                      ;   104.5 p0      52 v[5]
        xor ebx, ebp                      ;   105.5 p1      52 v[5]
        mov dword [esp + 68], ebp         ;   102.5 p3+p4   63 v[7] spill
        mov ebp, dword [esp + 152]        ;   102.8 p2      73 w[0] reload
        mov ebp, dword [ebp + 44]         ;   105.8 p2      73 w[11]
        bswap ebp                         ;   108.8 p0+p5   73 w[11]
        add eax, ebx                      ;   106.5 p1      63 v[5]
        mov ebx, ecx                      ;   104.2 p0      47 v[5] copy
        ror ebx, 9                        ;   105.2 p5      47 v[5]
        xor ebx, ecx                      ;   106.2 p1      47 v[5]
        ror ebx, 0xb                      ;   107.2 p0      47 v[5]
        xor ebx, ecx                      ;   108.2 p5      47 v[5]
        ror ebx, 2                        ;   109.2 p0      47 v[5]
        add eax, ebx                      ;   110.2 p1      63 v[5]
        mov ebx, dword [esp + 92]         ;   105.8 p2      51 t1
        xor ebx, edi                      ;   108.8 p5      51 t1
        and ebx, esi                      ;   109.8 p1      51 t1
        mov dword [esp + 96], edi         ;   106.5 p3+p4   62 v[2] spill
        mov edi, dword [esp + 92]         ;   106.8 p2      51 t1
        xor edi, ebx                      ;   110.8 p0      51 t1
        mov ebx, dword [esp + 88]         ;   107.8 p2      61 t1
        mov dword [esp + 88], edx         ;   107.5 p3+p4   52 v[5] spill
        mov edx, esi                      ;   107.8 p5      48 t1 copy
        ror edx, 0xe                      ;   108.8 p0      48 t1
        xor edx, esi                      ;   109.8 p1      48 t1
        ror edx, 5                        ;   110.8 p5      48 t1
        xor edx, esi                      ;   111.8 p0      48 t1
        ror edx, 6                        ;   112.8 p5      48 t1
        lea ebx, [ebx + edi + 1426881987] ;   111.8 p0      61 t1
        add ebx, edx                      ;   113.8 p1      61 t1
        add ebx, ebp                      ;   114.8 p1      61 t1
        mov edi, dword [esp + 60]         ;   110.0 p2      62 v[0]
        mov edx, dword [esp + 88]         ;   111.0 p2      52 v[4]
        add edi, ebx                      ;   115.8 p5      62 v[0]
        mov dword [esp + 88], ebp         ;   112.8 p3+p4   73 w[11] spill
        mov ebp, ecx                      ;   111.2 p0      52 v[4] copy
        xor ebp, eax                      ;   112.2 p1      52 v[4]
        and edx, ebp                      ;   114.0 p5      52 v[4]
        xor edx, ecx                      ;   115.0 p0      52 v[4]
        mov dword [esp + 60], ecx         ;   112.0 p3+p4   63 v[6] spill
        mov ecx, dword [esp + 152]        ;   112.2 p2      73 w[0] reload
        mov ecx, dword [ecx + 48]         ;   115.2 p2      73 w[12]
        bswap ecx                         ;   118.2 p0+p5   73 w[12]
        add ebx, edx                      ;   116.0 p1      63 v[4]
        mov edx, eax                      ;   113.8 p5      47 v[4] copy
        ror edx, 9                        ;   114.8 p0      47 v[4]
        xor edx, eax                      ;   115.8 p1      47 v[4]
        ror edx, 0xb                      ;   116.8 p5      47 v[4]
        xor edx, eax                      ;   117.8 p0      47 v[4]
        ror edx, 2                        ;   118.8 p5      47 v[4]
        add ebx, edx                      ;   119.8 p1      63 v[4]
        mov edx, dword [esp + 96]         ;   115.2 p2      51 t1
        xor edx, esi                      ;   118.2 p0      51 t1
        and edx, edi                      ;   119.2 p1      51 t1
        mov dword [esp + 100], esi        ;   116.0 p3+p4   62 v[1] spill
        mov esi, dword [esp + 96]         ;   116.2 p2      51 t1
        xor esi, edx                      ;   120.2 p5      51 t1
        mov edx, dword [esp + 92]         ;   117.2 p2      61 t1
        mov dword [esp + 92], ebp         ;   117.0 p3+p4   52 v[4] spill
        mov ebp, edi                      ;   117.2 p0      48 t1 copy
        ror ebp, 0xe                      ;   118.2 p5      48 t1
        xor ebp, edi                      ;   119.2 p1      48 t1
        ror ebp, 5                        ;   120.2 p0      48 t1
        xor ebp, edi                      ;   121.2 p1      48 t1
        ror ebp, 6                        ;   122.2 p5      48 t1
        lea edx, [edx + esi + 1925078388] ;   121.2 p0      61 t1
        add edx, ebp                      ;   123.2 p1      61 t1
        add edx, ecx                      ;   124.2 p5      61 t1
        mov esi, dword [esp + 68]         ;   119.5 p2      62 v[7]
        mov ebp, dword [esp + 92]         ;   120.5 p2      52 v[3]
        add esi, edx                      ;   125.2 p0      62 v[7]
        mov dword [esp + 92], ecx         ;   122.2 p3+p4   73 w[12] spill
        mov ecx, eax                      ;   120.8 p1      52 v[3] copy
        xor ecx, ebx                      ;   121.8 p5      52 v[3]
        and ebp, ecx                      ;   123.5 p0      52 v[3]
        xor ebp, eax                      ;   124.5 p1      52 v[3]
        mov dword [esp + 68], eax         ;   121.5 p3+p4   63 v[5] spill
        mov eax, dword [esp + 152]        ;   121.8 p2      73 w[0] reload
        mov eax, dword [eax + 52]         ;   124.8 p2      73 w[13]
        bswap eax                         ;   127.8 p0+p5   73 w[13]
        add edx, ebp                      ;   125.5 p1      63 v[3]
        mov ebp, ebx                      ;   123.2 p0      47 v[3] copy
        ror ebp, 9                        ;   124.2 p5      47 v[3]
        xor ebp, ebx                      ;   125.2 p1      47 v[3]
        ror ebp, 0xb                      ;   126.2 p0      47 v[3]
        xor ebp, ebx                      ;   127.2 p5      47 v[3]
        ror ebp, 2                        ;   128.2 p0      47 v[3]
        add edx, ebp                      ;   129.2 p1      63 v[3]
        mov ebp, dword [esp + 100]        ;   124.8 p2      51 t1
        xor ebp, edi                      ;   127.8 p5      51 t1
        and ebp, esi                      ;   128.8 p1      51 t1
        mov dword [esp + 104], edi        ;   125.5 p3+p4   62 v[0] spill
        mov edi, dword [esp + 100]        ;   125.8 p2      51 t1
        xor edi, ebp                      ;   129.8 p0      51 t1
        mov ebp, dword [esp + 96]         ;   126.8 p2      61 t1
        mov dword [esp + 96], ecx         ;   126.5 p3+p4   52 v[3] spill
        mov ecx, esi                      ;   126.8 p5      48 t1 copy
        ror ecx, 0xe                      ;   127.8 p0      48 t1
        xor ecx, esi                      ;   128.8 p1      48 t1
        ror ecx, 5                        ;   129.8 p5      48 t1
        xor ecx, esi                      ;   130.8 p0      48 t1
        ror ecx, 6                        ;   131.8 p5      48 t1
        lea ebp, [ebp + edi - 2132889090] ;   130.8 p0      61 t1
        add ebp, ecx                      ;   132.8 p1      61 t1
        add ebp, eax                      ;   133.8 p1      61 t1
        mov edi, dword [esp + 60]         ;   129.0 p2      62 v[6]
        mov ecx, dword [esp + 96]         ;   130.0 p2      52 v[2]
        add edi, ebp                      ;   134.8 p5      62 v[6]
        mov dword [esp + 96], eax         ;   131.8 p3+p4   73 w[13] spill
        mov eax, ebx                      ;   130.2 p0      52 v[2] copy
        xor eax, edx                      ;   131.2 p1      52 v[2]
        and ecx, eax                      ;   133.0 p5      52 v[2]
        xor ecx, ebx                      ;   134.0 p0      52 v[2]
        mov dword [esp + 60], ebx         ;   131.0 p3+p4   63 v[4] spill
        mov ebx, dword [esp + 152]        ;   131.2 p2      73 w[0] reload
        mov ebx, dword [ebx + 56]         ;   134.2 p2      73 w[14]
        bswap ebx                         ;   137.2 p0+p5   73 w[14]
        add ebp, ecx                      ;   135.0 p1      63 v[2]
        mov ecx, edx                      ;   132.8 p5      47 v[2] copy
        ror ecx, 9                        ;   133.8 p0      47 v[2]
        xor ecx, edx                      ;   134.8 p1      47 v[2]
        ror ecx, 0xb                      ;   135.8 p5      47 v[2]
        xor ecx, edx                      ;   136.8 p0      47 v[2]
        ror ecx, 2                        ;   137.8 p5      47 v[2]
        add ebp, ecx                      ;   138.8 p1      63 v[2]
        mov ecx, dword [esp + 104]        ;   134.2 p2      51 t1
        xor ecx, esi                      ;   137.2 p0      51 t1
        and ecx, edi                      ;   138.2 p1      51 t1
        mov dword [esp + 108], esi        ;   135.0 p3+p4   62 v[7] spill
        mov esi, dword [esp + 104]        ;   135.2 p2      51 t1
        xor esi, ecx                      ;   139.2 p5      51 t1
        mov ecx, dword [esp + 100]        ;   136.2 p2      61 t1
        mov dword [esp + 100], eax        ;   136.0 p3+p4   52 v[2] spill
        mov eax, edi                      ;   136.2 p0      48 t1 copy
        ror eax, 0xe                      ;   137.2 p5      48 t1
        xor eax, edi                      ;   138.2 p1      48 t1
        ror eax, 5                        ;   139.2 p0      48 t1
        xor eax, edi                      ;   140.2 p1      48 t1
        ror eax, 6                        ;   141.2 p5      48 t1
        lea ecx, [ecx + esi - 1680079193] ;   140.2 p0      61 t1
        add ecx, eax                      ;   142.2 p1      61 t1
        add ecx, ebx                      ;   143.2 p5      61 t1
        mov esi, dword [esp + 68]         ;   138.5 p2      62 v[5]
        mov eax, dword [esp + 100]        ;   139.5 p2      52 v[1]
        add esi, ecx                      ;   144.2 p0      62 v[5]
        mov dword [esp + 100], ebx        ;   141.2 p3+p4   73 w[14] spill
        mov ebx, edx                      ;   139.8 p1      52 v[1] copy
        xor ebx, ebp                      ;   140.8 p5      52 v[1]
        and eax, ebx                      ;   142.5 p0      52 v[1]
        xor eax, edx                      ;   143.5 p1      52 v[1]
        mov dword [esp + 68], edx         ;   140.5 p3+p4   63 v[3] spill
        mov edx, dword [esp + 152]        ;   140.8 p2      73 w[0] reload
        mov edx, dword [edx + 60]         ;   143.8 p2      73 w[15]
        bswap edx                         ;   146.8 p0+p5   73 w[15]
        add ecx, eax                      ;   144.5 p1      63 v[1]
        mov eax, ebp                      ;   142.2 p0      47 v[1] copy
        ror eax, 9                        ;   143.2 p5      47 v[1]
        xor eax, ebp                      ;   144.2 p1      47 v[1]
        ror eax, 0xb                      ;   145.2 p0      47 v[1]
        xor eax, ebp                      ;   146.2 p5      47 v[1]
        ror eax, 2                        ;   147.2 p0      47 v[1]
        add ecx, eax                      ;   148.2 p1      63 v[1]
        mov eax, dword [esp + 108]        ;   143.8 p2      51 t1
        xor eax, edi                      ;   146.8 p5      51 t1
        and eax, esi                      ;   147.8 p1      51 t1
        mov dword [esp + 112], edi        ;   144.5 p3+p4   62 v[6] spill
        mov edi, dword [esp + 108]        ;   144.8 p2      51 t1
        xor edi, eax                      ;   148.8 p0      51 t1
        mov eax, dword [esp + 104]        ;   145.8 p2      61 t1
        mov dword [esp + 104], ebx        ;   145.5 p3+p4   52 v[1] spill
        mov ebx, esi                      ;   145.8 p5      48 t1 copy
        ror ebx, 0xe                      ;   146.8 p0      48 t1
        xor ebx, esi                      ;   147.8 p1      48 t1
        ror ebx, 5                        ;   148.8 p5      48 t1
        xor ebx, esi                      ;   149.8 p0      48 t1
        ror ebx, 6                        ;   150.8 p5      48 t1
        lea eax, [eax + edi - 1046744716] ;   149.8 p0      61 t1
        add eax, ebx                      ;   151.8 p1      61 t1
        add eax, edx                      ;   152.8 p1      61 t1
        mov edi, dword [esp + 60]         ;   148.0 p2      62 v[4]
        mov ebx, dword [esp + 104]        ;   149.0 p2      52 v[0]
        add edi, eax                      ;   153.8 p5      62 v[4]
        mov dword [esp + 104], esi        ;   148.8 p3+p4   62 v[5] spill
        mov esi, dword [esp + 100]        ;   150.0 p2      50 w[0]
        shr esi, 0xa                      ;   153.0 p0      50 w[0]
        mov dword [esp + 60], edi         ;   154.8 p3+p4   62 v[4] spill
        mov edi, ebp                      ;   149.8 p1      52 v[0] copy
        xor edi, ecx                      ;   150.8 p5      52 v[0]
        and ebx, edi                      ;   152.0 p0      52 v[0]
        xor ebx, ebp                      ;   153.0 p1      52 v[0]
        mov dword [esp + 116], ebp        ;   150.8 p3+p4   63 v[2] spill
        mov ebp, dword [esp + 100]        ;   151.0 p2      50 w[0]
        ror ebp, 2                        ;   154.0 p5      50 w[0]
        add eax, ebx                      ;   154.0 p0      63 v[0]
        mov ebx, dword [esp + 100]        ;   152.0 p2      50 w[0]
        xor ebx, ebp                      ;   155.0 p1      50 w[0]
        ror ebx, 0x11                     ;   156.0 p5      50 w[0]
        mov ebp, ecx                      ;   152.5 p0      47 v[0] copy
        ror ebp, 9                        ;   153.5 p5      47 v[0]
        xor ebp, ecx                      ;   154.5 p1      47 v[0]
        ror ebp, 0xb                      ;   155.5 p0      47 v[0]
        xor ebp, ecx                      ;   156.5 p1      47 v[0]
        ror ebp, 2                        ;   157.5 p5      47 v[0]
        add eax, ebp                      ;   158.5 p0      63 v[0]
        xor esi, ebx                      ;   157.0 p1      50 w[0]
        mov ebp, dword [esp + 40]         ;   154.5 p2      49 w[0]
        shr ebp, 3                        ;   157.5 p5      49 w[0]
        mov ebx, dword [esp + 40]         ;   155.5 p2      49 w[0]
        ror ebx, 0xb                      ;   158.5 p0      49 w[0]
        mov dword [esp + 120], edi        ;   155.5 p3+p4   52 v[0] spill
        mov edi, dword [esp + 40]         ;   156.5 p2      49 w[0]
        xor edi, ebx                      ;   159.5 p1      49 w[0]
        ror edi, 7                        ;   160.5 p5      49 w[0]
        mov ebx, edx                      ;   156.5 p0      50 w[1] copy
        shr ebx, 0xa                      ;   157.5 p5      50 w[1]
        add esi, dword [esp + 80]         ;   158.0 p1+p2   78 w[0]
        add esi, dword [esp + 36]         ;   159.0 p0+p2   78 w[0]
        xor ebp, edi                      ;   161.5 p1      49 w[0]
        mov edi, edx                      ;   158.2 p5      50 w[1] copy
        ror edi, 2                        ;   159.2 p0      50 w[1]
        xor edi, edx                      ;   160.2 p1      50 w[1]
        ror edi, 0x11                     ;   161.2 p5      50 w[1]
        xor ebx, edi                      ;   162.2 p0      50 w[1]
        add esi, ebp                      ;   162.5 p1      78 w[0]
        mov edi, dword [esp + 60]         ;   159.5 p2      48 t1
        ror edi, 0xe                      ;   162.5 p5      48 t1
        mov ebp, dword [esp + 60]         ;   160.5 p2      48 t1
        xor ebp, edi                      ;   163.5 p0      48 t1
        mov edi, dword [esp + 60]         ;   161.5 p2      48 t1
        ror ebp, 5                        ;   164.5 p5      48 t1
        xor edi, ebp                      ;   165.5 p1      48 t1
        mov ebp, dword [esp + 104]        ;   162.5 p2      51 t1
        xor ebp, dword [esp + 112]        ;   165.5 p0+p2   51 t1
        ror edi, 6                        ;   166.5 p5      48 t1
        mov dword [esp + 36], edx         ;   161.8 p3+p4   73 w[15] spill
        mov edx, dword [esp + 60]         ;   164.5 p2      51 t1
        and edx, ebp                      ;   167.5 p1      51 t1
        mov ebp, dword [esp + 112]        ;   165.5 p2      51 t1
        mov dword [esp + 124], ebx        ;   163.2 p3+p4   50 w[1] spill
        mov ebx, dword [esp + 108]        ;   166.5 p2      61 t1
        lea ebx, [ebx + esi - 459576895]  ;   169.5 p0      61 t1
        xor ebp, edx                      ;   168.5 p1      51 t1
        add ebx, edi                      ;   170.5 p5      61 t1
        add ebx, ebp                      ;   171.5 p0      61 t1
        mov edi, dword [esp + 68]         ;   167.5 p2      62 v[3]
        mov ebp, dword [esp + 120]        ;   168.5 p2      52 v[7]
        add edi, ebx                      ;   172.5 p1      62 v[3]
        mov edx, ecx                      ;   165.0 p5      52 v[7] copy
        xor edx, eax                      ;   166.0 p0      52 v[7]
        and ebp, edx                      ;   171.5 p1      52 v[7]
        xor ebp, ecx                      ;   172.5 p5      52 v[7]
        add ebx, ebp                      ;   173.5 p0      63 v[7]
        mov ebp, eax                      ;   166.8 p1      47 v[7] copy
        ror ebp, 9                        ;   167.8 p5      47 v[7]
        xor ebp, eax                      ;   168.8 p0      47 v[7]
        ror ebp, 0xb                      ;   169.8 p5      47 v[7]
        xor ebp, eax                      ;   170.8 p1      47 v[7]
        ror ebp, 2                        ;   171.8 p0      47 v[7]
        add ebx, ebp                      ;   174.5 p1      63 v[7]
        mov ebp, dword [esp + 44]         ;   169.5 p2      49 w[1]
        shr ebp, 3                        ;   172.5 p5      49 w[1]
        mov dword [esp + 120], ecx        ;   168.5 p3+p4   63 v[1] spill
        mov ecx, dword [esp + 44]         ;   170.5 p2      49 w[1]
        ror ecx, 0xb                      ;   173.5 p0      49 w[1]
        mov dword [esp + 68], edx         ;   169.5 p3+p4   52 v[7] spill
        mov edx, dword [esp + 44]         ;   171.5 p2      49 w[1]
        xor edx, ecx                      ;   174.5 p1      49 w[1]
        mov ecx, esi                      ;   170.0 p5      50 w[2] copy
        shr ecx, 0xa                      ;   171.0 p0      50 w[2]
        ror edx, 7                        ;   175.5 p5      49 w[1]
        mov dword [esp + 108], eax        ;   170.8 p3+p4   63 v[0] spill
        mov eax, dword [esp + 124]        ;   172.5 p2      78 w[1]
        add eax, dword [esp + 84]         ;   175.5 p1+p2   78 w[1]
        add eax, dword [esp + 40]         ;   176.5 p0+p2   78 w[1]
        xor ebp, edx                      ;   176.5 p5      49 w[1]
        mov edx, esi                      ;   172.2 p1      50 w[2] copy
        ror edx, 2                        ;   173.2 p0      50 w[2]
        xor edx, esi                      ;   174.2 p5      50 w[2]
        ror edx, 0x11                     ;   175.2 p0      50 w[2]
        xor ecx, edx                      ;   176.2 p1      50 w[2]
        add eax, ebp                      ;   177.5 p5      78 w[1]
        mov ebp, dword [esp + 60]         ;   175.5 p2      51 t1
        mov edx, dword [esp + 104]        ;   176.5 p2      62 v[5] reload
        xor ebp, edx                      ;   179.5 p1      51 t1
        and ebp, edi                      ;   180.5 p0      51 t1
        mov dword [esp + 40], esi         ;   174.5 p3+p4   78 w[0] spill
        mov esi, dword [esp + 112]        ;   177.5 p2      61 t1
        lea esi, [esi + eax - 272742522]  ;   180.5 p0      61 t1
        xor ebp, edx                      ;   181.5 p5      51 t1
        mov edx, edi                      ;   175.5 p1      48 t1 copy
        ror edx, 0xe                      ;   176.5 p5      48 t1
        xor edx, edi                      ;   177.5 p0      48 t1
        ror edx, 5                        ;   178.5 p5      48 t1
        xor edx, edi                      ;   179.5 p1      48 t1
        ror edx, 6                        ;   180.5 p0      48 t1
        add esi, edx                      ;   181.5 p1      61 t1
        add esi, ebp                      ;   182.5 p5      61 t1
        mov ebp, dword [esp + 108]        ;   178.5 p2      52 v[6]
        xor ebp, ebx                      ;   181.5 p0      52 v[6]
        mov edx, dword [esp + 116]        ;   179.5 p2      62 v[2]
        mov dword [esp + 116], edi        ;   178.2 p3+p4   62 v[3] spill
        mov edi, dword [esp + 68]         ;   180.5 p2      52 v[6]
        add edx, esi                      ;   183.5 p1      62 v[2]
        and edi, ebp                      ;   183.5 p5      52 v[6]
        mov dword [esp + 68], ebp         ;   182.5 p3+p4   52 v[6] spill
        mov ebp, dword [esp + 108]        ;   181.5 p2      52 v[6]
        xor ebp, edi                      ;   184.5 p0      52 v[6]
        add esi, ebp                      ;   185.5 p1      63 v[6]
        mov edi, dword [esp + 52]         ;   182.5 p2      49 w[2]
        shr edi, 3                        ;   185.5 p5      49 w[2]
        mov ebp, ebx                      ;   180.8 p0      47 v[6] copy
        ror ebp, 9                        ;   181.8 p5      47 v[6]
        xor ebp, ebx                      ;   182.8 p1      47 v[6]
        ror ebp, 0xb                      ;   183.8 p0      47 v[6]
        xor ebp, ebx                      ;   184.8 p1      47 v[6]
        ror ebp, 2                        ;   185.8 p5      47 v[6]
        add esi, ebp                      ;   186.8 p0      63 v[6]
        mov ebp, dword [esp + 52]         ;   183.5 p2      49 w[2]
        ror ebp, 0xb                      ;   186.5 p5      49 w[2]
        mov dword [esp + 112], ebx        ;   183.0 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 52]         ;   184.5 p2      49 w[2]
        xor ebx, ebp                      ;   187.5 p1      49 w[2]
        ror ebx, 7                        ;   188.5 p0      49 w[2]
        mov ebp, dword [esp + 88]         ;   185.5 p2      73 w[11] reload
        add ecx, ebp                      ;   188.5 p1      78 w[2]
        add ecx, dword [esp + 44]         ;   189.5 p5+p2   78 w[2]
        xor edi, ebx                      ;   189.5 p0      49 w[2]
        mov ebx, eax                      ;   185.5 p1      50 w[3] copy
        shr ebx, 0xa                      ;   186.5 p5      50 w[3]
        mov ebp, eax                      ;   185.8 p0      50 w[3] copy
        ror ebp, 2                        ;   186.8 p5      50 w[3]
        xor ebp, eax                      ;   187.8 p1      50 w[3]
        ror ebp, 0x11                     ;   188.8 p0      50 w[3]
        xor ebx, ebp                      ;   189.8 p1      50 w[3]
        add ecx, edi                      ;   190.5 p5      78 w[2]
        mov edi, dword [esp + 116]        ;   187.5 p2      51 t1
        mov ebp, dword [esp + 60]         ;   188.5 p2      62 v[4] reload
        xor edi, ebp                      ;   191.5 p0      51 t1
        and edi, edx                      ;   192.5 p1      51 t1
        mov dword [esp + 44], eax         ;   188.0 p3+p4   78 w[1] spill
        mov eax, dword [esp + 104]        ;   189.5 p2      61 t1
        xor edi, ebp                      ;   193.5 p5      51 t1
        lea eax, [eax + ecx + 264347078]  ;   192.5 p0      61 t1
        mov ebp, edx                      ;   189.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   190.5 p5      48 t1
        xor ebp, edx                      ;   191.5 p0      48 t1
        ror ebp, 5                        ;   192.5 p5      48 t1
        xor ebp, edx                      ;   193.5 p1      48 t1
        ror ebp, 6                        ;   194.5 p0      48 t1
        add eax, edi                      ;   194.5 p1      61 t1
        add eax, ebp                      ;   195.5 p5      61 t1
        mov edi, dword [esp + 112]        ;   191.0 p2      52 v[5]
        xor edi, esi                      ;   194.0 p0      52 v[5]
        mov ebp, dword [esp + 120]        ;   192.0 p2      62 v[1]
        add ebp, eax                      ;   196.5 p1      62 v[1]
        mov dword [esp + 120], edx        ;   192.0 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   193.0 p2      52 v[5]
        and edx, edi                      ;   196.0 p5      52 v[5]
        mov dword [esp + 68], edi         ;   195.0 p3+p4   52 v[5] spill
        mov edi, dword [esp + 112]        ;   194.0 p2      52 v[5]
        xor edi, edx                      ;   197.0 p0      52 v[5]
        add eax, edi                      ;   198.0 p1      63 v[5]
        mov edi, dword [esp + 56]         ;   195.0 p2      49 w[3]
        shr edi, 3                        ;   198.0 p5      49 w[3]
        mov edx, esi                      ;   194.2 p0      47 v[5] copy
        ror edx, 9                        ;   195.2 p5      47 v[5]
        xor edx, esi                      ;   196.2 p1      47 v[5]
        ror edx, 0xb                      ;   197.2 p0      47 v[5]
        xor edx, esi                      ;   198.2 p1      47 v[5]
        ror edx, 2                        ;   199.2 p5      47 v[5]
        add eax, edx                      ;   200.2 p0      63 v[5]
        mov edx, dword [esp + 56]         ;   196.0 p2      49 w[3]
        ror edx, 0xb                      ;   199.0 p5      49 w[3]
        mov dword [esp + 104], esi        ;   196.5 p3+p4   63 v[6] spill
        mov esi, dword [esp + 56]         ;   197.0 p2      49 w[3]
        xor esi, edx                      ;   200.0 p1      49 w[3]
        ror esi, 7                        ;   201.0 p0      49 w[3]
        mov edx, dword [esp + 92]         ;   198.0 p2      73 w[12] reload
        add ebx, edx                      ;   201.0 p1      78 w[3]
        add ebx, dword [esp + 52]         ;   202.0 p5+p2   78 w[3]
        xor edi, esi                      ;   202.0 p0      49 w[3]
        mov esi, ecx                      ;   199.0 p1      50 w[4] copy
        shr esi, 0xa                      ;   200.0 p5      50 w[4]
        mov edx, ecx                      ;   199.2 p0      50 w[4] copy
        ror edx, 2                        ;   200.2 p5      50 w[4]
        xor edx, ecx                      ;   201.2 p1      50 w[4]
        ror edx, 0x11                     ;   202.2 p0      50 w[4]
        xor esi, edx                      ;   203.2 p1      50 w[4]
        add ebx, edi                      ;   203.0 p5      78 w[3]
        mov edi, dword [esp + 120]        ;   200.5 p2      51 t1
        mov edx, dword [esp + 116]        ;   201.5 p2      62 v[3] reload
        xor edi, edx                      ;   204.5 p0      51 t1
        and edi, ebp                      ;   205.5 p1      51 t1
        xor edi, edx                      ;   206.5 p5      51 t1
        mov dword [esp + 52], ecx         ;   201.8 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 60]         ;   202.5 p2      61 t1
        lea ecx, [ecx + ebx + 604807628]  ;   205.5 p0      61 t1
        mov edx, ebp                      ;   203.0 p1      48 t1 copy
        ror edx, 0xe                      ;   204.0 p5      48 t1
        xor edx, ebp                      ;   205.0 p0      48 t1
        ror edx, 5                        ;   206.0 p5      48 t1
        xor edx, ebp                      ;   207.0 p1      48 t1
        ror edx, 6                        ;   208.0 p0      48 t1
        add ecx, edi                      ;   207.5 p1      61 t1
        add ecx, edx                      ;   209.0 p5      61 t1
        mov edi, dword [esp + 104]        ;   204.5 p2      52 v[4]
        xor edi, eax                      ;   207.5 p0      52 v[4]
        mov edx, dword [esp + 108]        ;   205.5 p2      62 v[0]
        add edx, ecx                      ;   210.0 p1      62 v[0]
        mov dword [esp + 108], ebp        ;   205.5 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 68]         ;   206.5 p2      52 v[4]
        and ebp, edi                      ;   209.5 p5      52 v[4]
        mov dword [esp + 68], edi         ;   208.5 p3+p4   52 v[4] spill
        mov edi, dword [esp + 104]        ;   207.5 p2      52 v[4]
        xor edi, ebp                      ;   210.5 p0      52 v[4]
        add ecx, edi                      ;   211.5 p1      63 v[4]
        mov edi, dword [esp + 64]         ;   208.5 p2      49 w[4]
        shr edi, 3                        ;   211.5 p5      49 w[4]
        mov ebp, eax                      ;   207.8 p0      47 v[4] copy
        ror ebp, 9                        ;   208.8 p5      47 v[4]
        xor ebp, eax                      ;   209.8 p1      47 v[4]
        ror ebp, 0xb                      ;   210.8 p0      47 v[4]
        xor ebp, eax                      ;   211.8 p1      47 v[4]
        ror ebp, 2                        ;   212.8 p5      47 v[4]
        add ecx, ebp                      ;   213.8 p0      63 v[4]
        mov ebp, dword [esp + 64]         ;   209.5 p2      49 w[4]
        ror ebp, 0xb                      ;   212.5 p5      49 w[4]
        mov dword [esp + 60], eax         ;   210.0 p3+p4   63 v[5] spill
        mov eax, dword [esp + 64]         ;   210.5 p2      49 w[4]
        xor eax, ebp                      ;   213.5 p1      49 w[4]
        ror eax, 7                        ;   214.5 p0      49 w[4]
        mov ebp, dword [esp + 96]         ;   211.5 p2      73 w[13] reload
        add esi, ebp                      ;   214.5 p1      78 w[4]
        add esi, dword [esp + 56]         ;   215.5 p5+p2   78 w[4]
        xor edi, eax                      ;   215.5 p0      49 w[4]
        mov eax, ebx                      ;   212.5 p1      50 w[5] copy
        shr eax, 0xa                      ;   213.5 p5      50 w[5]
        mov ebp, ebx                      ;   212.8 p0      50 w[5] copy
        ror ebp, 2                        ;   213.8 p5      50 w[5]
        xor ebp, ebx                      ;   214.8 p1      50 w[5]
        ror ebp, 0x11                     ;   215.8 p0      50 w[5]
        xor eax, ebp                      ;   216.8 p1      50 w[5]
        add esi, edi                      ;   216.5 p5      78 w[4]
        mov edi, dword [esp + 108]        ;   214.0 p2      51 t1
        mov ebp, dword [esp + 120]        ;   215.0 p2      62 v[2] reload
        xor edi, ebp                      ;   218.0 p0      51 t1
        and edi, edx                      ;   219.0 p1      51 t1
        xor edi, ebp                      ;   220.0 p5      51 t1
        mov dword [esp + 56], ebx         ;   215.2 p3+p4   78 w[3] spill
        mov ebx, dword [esp + 116]        ;   216.0 p2      61 t1
        lea ebx, [ebx + esi + 770255983]  ;   219.0 p0      61 t1
        mov ebp, edx                      ;   216.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   217.5 p5      48 t1
        xor ebp, edx                      ;   218.5 p0      48 t1
        ror ebp, 5                        ;   219.5 p5      48 t1
        xor ebp, edx                      ;   220.5 p1      48 t1
        ror ebp, 6                        ;   221.5 p0      48 t1
        add ebx, edi                      ;   221.0 p1      61 t1
        add ebx, ebp                      ;   222.5 p5      61 t1
        mov edi, dword [esp + 60]         ;   218.0 p2      52 v[3]
        xor edi, ecx                      ;   221.0 p0      52 v[3]
        mov ebp, dword [esp + 112]        ;   219.0 p2      62 v[7]
        add ebp, ebx                      ;   223.5 p1      62 v[7]
        mov dword [esp + 112], edx        ;   219.0 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   220.0 p2      52 v[3]
        and edx, edi                      ;   223.0 p5      52 v[3]
        mov dword [esp + 68], edi         ;   222.0 p3+p4   52 v[3] spill
        mov edi, dword [esp + 60]         ;   221.0 p2      52 v[3]
        xor edi, edx                      ;   224.0 p0      52 v[3]
        add ebx, edi                      ;   225.0 p1      63 v[3]
        mov edi, dword [esp + 48]         ;   222.0 p2      49 w[5]
        shr edi, 3                        ;   225.0 p5      49 w[5]
        mov edx, ecx                      ;   221.2 p0      47 v[3] copy
        ror edx, 9                        ;   222.2 p5      47 v[3]
        xor edx, ecx                      ;   223.2 p1      47 v[3]
        ror edx, 0xb                      ;   224.2 p0      47 v[3]
        xor edx, ecx                      ;   225.2 p1      47 v[3]
        ror edx, 2                        ;   226.2 p5      47 v[3]
        add ebx, edx                      ;   227.2 p0      63 v[3]
        mov edx, dword [esp + 48]         ;   223.0 p2      49 w[5]
        ror edx, 0xb                      ;   226.0 p5      49 w[5]
        mov dword [esp + 116], ecx        ;   223.5 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 48]         ;   224.0 p2      49 w[5]
        xor ecx, edx                      ;   227.0 p1      49 w[5]
        ror ecx, 7                        ;   228.0 p0      49 w[5]
        mov edx, dword [esp + 100]        ;   225.0 p2      73 w[14] reload
        add eax, edx                      ;   228.0 p1      78 w[5]
        add eax, dword [esp + 64]         ;   229.0 p5+p2   78 w[5]
        xor edi, ecx                      ;   229.0 p0      49 w[5]
        mov ecx, esi                      ;   226.0 p1      50 w[6] copy
        shr ecx, 0xa                      ;   227.0 p5      50 w[6]
        mov edx, esi                      ;   226.2 p0      50 w[6] copy
        ror edx, 2                        ;   227.2 p5      50 w[6]
        xor edx, esi                      ;   228.2 p1      50 w[6]
        ror edx, 0x11                     ;   229.2 p0      50 w[6]
        xor ecx, edx                      ;   230.2 p1      50 w[6]
        add eax, edi                      ;   230.0 p5      78 w[5]
        mov edi, dword [esp + 112]        ;   227.5 p2      51 t1
        mov edx, dword [esp + 108]        ;   228.5 p2      62 v[1] reload
        xor edi, edx                      ;   231.5 p0      51 t1
        and edi, ebp                      ;   232.5 p1      51 t1
        xor edi, edx                      ;   233.5 p5      51 t1
        mov dword [esp + 64], esi         ;   228.8 p3+p4   78 w[4] spill
        mov esi, dword [esp + 120]        ;   229.5 p2      61 t1
        lea esi, [esi + eax + 1249150122] ;   232.5 p0      61 t1
        mov edx, ebp                      ;   230.0 p1      48 t1 copy
        ror edx, 0xe                      ;   231.0 p5      48 t1
        xor edx, ebp                      ;   232.0 p0      48 t1
        ror edx, 5                        ;   233.0 p5      48 t1
        xor edx, ebp                      ;   234.0 p1      48 t1
        ror edx, 6                        ;   235.0 p0      48 t1
        add esi, edi                      ;   234.5 p1      61 t1
        add esi, edx                      ;   236.0 p5      61 t1
        mov edi, dword [esp + 116]        ;   231.5 p2      52 v[2]
        xor edi, ebx                      ;   234.5 p0      52 v[2]
        mov edx, dword [esp + 104]        ;   232.5 p2      62 v[6]
        add edx, esi                      ;   237.0 p1      62 v[6]
        mov dword [esp + 104], ebp        ;   232.5 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   233.5 p2      52 v[2]
        and ebp, edi                      ;   236.5 p5      52 v[2]
        mov dword [esp + 68], edi         ;   235.5 p3+p4   52 v[2] spill
        mov edi, dword [esp + 116]        ;   234.5 p2      52 v[2]
        xor edi, ebp                      ;   237.5 p0      52 v[2]
        add esi, edi                      ;   238.5 p1      63 v[2]
        mov edi, dword [esp + 72]         ;   235.5 p2      49 w[6]
        shr edi, 3                        ;   238.5 p5      49 w[6]
        mov ebp, ebx                      ;   234.8 p0      47 v[2] copy
        ror ebp, 9                        ;   235.8 p5      47 v[2]
        xor ebp, ebx                      ;   236.8 p1      47 v[2]
        ror ebp, 0xb                      ;   237.8 p0      47 v[2]
        xor ebp, ebx                      ;   238.8 p1      47 v[2]
        ror ebp, 2                        ;   239.8 p5      47 v[2]
        add esi, ebp                      ;   240.8 p0      63 v[2]
        mov ebp, dword [esp + 72]         ;   236.5 p2      49 w[6]
        ror ebp, 0xb                      ;   239.5 p5      49 w[6]
        mov dword [esp + 120], ebx        ;   237.0 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 72]         ;   237.5 p2      49 w[6]
        xor ebx, ebp                      ;   240.5 p1      49 w[6]
        ror ebx, 7                        ;   241.5 p0      49 w[6]
        mov ebp, dword [esp + 36]         ;   238.5 p2      73 w[15] reload
        add ecx, ebp                      ;   241.5 p1      78 w[6]
        add ecx, dword [esp + 48]         ;   242.5 p5+p2   78 w[6]
        xor edi, ebx                      ;   242.5 p0      49 w[6]
        mov ebx, eax                      ;   239.5 p1      50 w[7] copy
        shr ebx, 0xa                      ;   240.5 p5      50 w[7]
        mov ebp, eax                      ;   239.8 p0      50 w[7] copy
        ror ebp, 2                        ;   240.8 p5      50 w[7]
        xor ebp, eax                      ;   241.8 p1      50 w[7]
        ror ebp, 0x11                     ;   242.8 p0      50 w[7]
        xor ebx, ebp                      ;   243.8 p1      50 w[7]
        add ecx, edi                      ;   243.5 p5      78 w[6]
        mov edi, dword [esp + 104]        ;   241.0 p2      51 t1
        mov ebp, dword [esp + 112]        ;   242.0 p2      62 v[0] reload
        xor edi, ebp                      ;   245.0 p0      51 t1
        and edi, edx                      ;   246.0 p1      51 t1
        xor edi, ebp                      ;   247.0 p5      51 t1
        mov dword [esp + 48], eax         ;   242.2 p3+p4   78 w[5] spill
        mov eax, dword [esp + 108]        ;   243.0 p2      61 t1
        lea eax, [eax + ecx + 1555081692] ;   246.0 p0      61 t1
        mov ebp, edx                      ;   243.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   244.5 p5      48 t1
        xor ebp, edx                      ;   245.5 p0      48 t1
        ror ebp, 5                        ;   246.5 p5      48 t1
        xor ebp, edx                      ;   247.5 p1      48 t1
        ror ebp, 6                        ;   248.5 p0      48 t1
        add eax, edi                      ;   248.0 p1      61 t1
        add eax, ebp                      ;   249.5 p5      61 t1
        mov edi, dword [esp + 120]        ;   245.0 p2      52 v[1]
        xor edi, esi                      ;   248.0 p0      52 v[1]
        mov ebp, dword [esp + 60]         ;   246.0 p2      62 v[5]
        add ebp, eax                      ;   250.5 p1      62 v[5]
        mov dword [esp + 60], edx         ;   246.0 p3+p4   62 v[6] spill
        mov edx, dword [esp + 68]         ;   247.0 p2      52 v[1]
        and edx, edi                      ;   250.0 p5      52 v[1]
        mov dword [esp + 68], edi         ;   249.0 p3+p4   52 v[1] spill
        mov edi, dword [esp + 120]        ;   248.0 p2      52 v[1]
        xor edi, edx                      ;   251.0 p0      52 v[1]
        add eax, edi                      ;   252.0 p1      63 v[1]
        mov edi, dword [esp + 76]         ;   249.0 p2      49 w[7]
        shr edi, 3                        ;   252.0 p5      49 w[7]
        mov edx, esi                      ;   248.2 p0      47 v[1] copy
        ror edx, 9                        ;   249.2 p5      47 v[1]
        xor edx, esi                      ;   250.2 p1      47 v[1]
        ror edx, 0xb                      ;   251.2 p0      47 v[1]
        xor edx, esi                      ;   252.2 p1      47 v[1]
        ror edx, 2                        ;   253.2 p5      47 v[1]
        add eax, edx                      ;   254.2 p0      63 v[1]
        mov edx, dword [esp + 76]         ;   250.0 p2      49 w[7]
        ror edx, 0xb                      ;   253.0 p5      49 w[7]
        mov dword [esp + 108], esi        ;   250.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 76]         ;   251.0 p2      49 w[7]
        xor esi, edx                      ;   254.0 p1      49 w[7]
        ror esi, 7                        ;   255.0 p0      49 w[7]
        mov edx, dword [esp + 40]         ;   252.0 p2      78 w[0] reload
        add ebx, edx                      ;   255.0 p1      78 w[7]
        add ebx, dword [esp + 72]         ;   256.0 p5+p2   78 w[7]
        xor edi, esi                      ;   256.0 p0      49 w[7]
        mov esi, ecx                      ;   253.0 p1      50 w[8] copy
        shr esi, 0xa                      ;   254.0 p5      50 w[8]
        mov edx, ecx                      ;   253.2 p0      50 w[8] copy
        ror edx, 2                        ;   254.2 p5      50 w[8]
        xor edx, ecx                      ;   255.2 p1      50 w[8]
        ror edx, 0x11                     ;   256.2 p0      50 w[8]
        xor esi, edx                      ;   257.2 p1      50 w[8]
        add ebx, edi                      ;   257.0 p5      78 w[7]
        mov edi, dword [esp + 60]         ;   254.5 p2      51 t1
        mov edx, dword [esp + 104]        ;   255.5 p2      62 v[7] reload
        xor edi, edx                      ;   258.5 p0      51 t1
        and edi, ebp                      ;   259.5 p1      51 t1
        xor edi, edx                      ;   260.5 p5      51 t1
        mov dword [esp + 72], ecx         ;   255.8 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 112]        ;   256.5 p2      61 t1
        lea ecx, [ecx + ebx + 1996064986] ;   259.5 p0      61 t1
        mov edx, ebp                      ;   257.0 p1      48 t1 copy
        ror edx, 0xe                      ;   258.0 p5      48 t1
        xor edx, ebp                      ;   259.0 p0      48 t1
        ror edx, 5                        ;   260.0 p5      48 t1
        xor edx, ebp                      ;   261.0 p1      48 t1
        ror edx, 6                        ;   262.0 p0      48 t1
        add ecx, edi                      ;   261.5 p1      61 t1
        add ecx, edx                      ;   263.0 p5      61 t1
        mov edi, dword [esp + 108]        ;   258.5 p2      52 v[0]
        xor edi, eax                      ;   261.5 p0      52 v[0]
        mov edx, dword [esp + 116]        ;   259.5 p2      62 v[4]
        add edx, ecx                      ;   264.0 p1      62 v[4]
        mov dword [esp + 116], ebp        ;   259.5 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   260.5 p2      52 v[0]
        and ebp, edi                      ;   263.5 p5      52 v[0]
        mov dword [esp + 68], edi         ;   262.5 p3+p4   52 v[0] spill
        mov edi, dword [esp + 108]        ;   261.5 p2      52 v[0]
        xor edi, ebp                      ;   264.5 p0      52 v[0]
        add ecx, edi                      ;   265.5 p1      63 v[0]
        mov edi, dword [esp + 80]         ;   262.5 p2      49 w[8]
        shr edi, 3                        ;   265.5 p5      49 w[8]
        mov ebp, eax                      ;   261.8 p0      47 v[0] copy
        ror ebp, 9                        ;   262.8 p5      47 v[0]
        xor ebp, eax                      ;   263.8 p1      47 v[0]
        ror ebp, 0xb                      ;   264.8 p0      47 v[0]
        xor ebp, eax                      ;   265.8 p1      47 v[0]
        ror ebp, 2                        ;   266.8 p5      47 v[0]
        add ecx, ebp                      ;   267.8 p0      63 v[0]
        mov ebp, dword [esp + 80]         ;   263.5 p2      49 w[8]
        ror ebp, 0xb                      ;   266.5 p5      49 w[8]
        mov dword [esp + 112], eax        ;   264.0 p3+p4   63 v[1] spill
        mov eax, dword [esp + 80]         ;   264.5 p2      49 w[8]
        xor eax, ebp                      ;   267.5 p1      49 w[8]
        ror eax, 7                        ;   268.5 p0      49 w[8]
        mov ebp, dword [esp + 44]         ;   265.5 p2      78 w[1] reload
        add esi, ebp                      ;   268.5 p1      78 w[8]
        add esi, dword [esp + 76]         ;   269.5 p5+p2   78 w[8]
        xor edi, eax                      ;   269.5 p0      49 w[8]
        mov eax, ebx                      ;   266.5 p1      50 w[9] copy
        shr eax, 0xa                      ;   267.5 p5      50 w[9]
        mov ebp, ebx                      ;   266.8 p0      50 w[9] copy
        ror ebp, 2                        ;   267.8 p5      50 w[9]
        xor ebp, ebx                      ;   268.8 p1      50 w[9]
        ror ebp, 0x11                     ;   269.8 p0      50 w[9]
        xor eax, ebp                      ;   270.8 p1      50 w[9]
        add esi, edi                      ;   270.5 p5      78 w[8]
        mov edi, dword [esp + 116]        ;   268.0 p2      51 t1
        mov ebp, dword [esp + 60]         ;   269.0 p2      62 v[6] reload
        xor edi, ebp                      ;   272.0 p0      51 t1
        and edi, edx                      ;   273.0 p1      51 t1
        xor edi, ebp                      ;   274.0 p5      51 t1
        mov dword [esp + 76], ebx         ;   269.2 p3+p4   78 w[7] spill
        mov ebx, dword [esp + 104]        ;   270.0 p2      61 t1
        lea ebx, [ebx + esi - 1740746414] ;   273.0 p0      61 t1
        mov ebp, edx                      ;   270.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   271.5 p5      48 t1
        xor ebp, edx                      ;   272.5 p0      48 t1
        ror ebp, 5                        ;   273.5 p5      48 t1
        xor ebp, edx                      ;   274.5 p1      48 t1
        ror ebp, 6                        ;   275.5 p0      48 t1
        add ebx, edi                      ;   275.0 p1      61 t1
        add ebx, ebp                      ;   276.5 p5      61 t1
        mov edi, dword [esp + 112]        ;   272.0 p2      52 v[7]
        xor edi, ecx                      ;   275.0 p0      52 v[7]
        mov ebp, dword [esp + 120]        ;   273.0 p2      62 v[3]
        add ebp, ebx                      ;   277.5 p1      62 v[3]
        mov dword [esp + 120], edx        ;   273.0 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   274.0 p2      52 v[7]
        and edx, edi                      ;   277.0 p5      52 v[7]
        mov dword [esp + 68], edi         ;   276.0 p3+p4   52 v[7] spill
        mov edi, dword [esp + 112]        ;   275.0 p2      52 v[7]
        xor edi, edx                      ;   278.0 p0      52 v[7]
        add ebx, edi                      ;   279.0 p1      63 v[7]
        mov edi, dword [esp + 84]         ;   276.0 p2      49 w[9]
        shr edi, 3                        ;   279.0 p5      49 w[9]
        mov edx, ecx                      ;   275.2 p0      47 v[7] copy
        ror edx, 9                        ;   276.2 p5      47 v[7]
        xor edx, ecx                      ;   277.2 p1      47 v[7]
        ror edx, 0xb                      ;   278.2 p0      47 v[7]
        xor edx, ecx                      ;   279.2 p1      47 v[7]
        ror edx, 2                        ;   280.2 p5      47 v[7]
        add ebx, edx                      ;   281.2 p0      63 v[7]
        mov edx, dword [esp + 84]         ;   277.0 p2      49 w[9]
        ror edx, 0xb                      ;   280.0 p5      49 w[9]
        mov dword [esp + 104], ecx        ;   277.5 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 84]         ;   278.0 p2      49 w[9]
        xor ecx, edx                      ;   281.0 p1      49 w[9]
        ror ecx, 7                        ;   282.0 p0      49 w[9]
        mov edx, dword [esp + 52]         ;   279.0 p2      78 w[2] reload
        add eax, edx                      ;   282.0 p1      78 w[9]
        add eax, dword [esp + 80]         ;   283.0 p5+p2   78 w[9]
        xor edi, ecx                      ;   283.0 p0      49 w[9]
        mov ecx, esi                      ;   280.0 p1      50 w[10] copy
        shr ecx, 0xa                      ;   281.0 p5      50 w[10]
        mov edx, esi                      ;   280.2 p0      50 w[10] copy
        ror edx, 2                        ;   281.2 p5      50 w[10]
        xor edx, esi                      ;   282.2 p1      50 w[10]
        ror edx, 0x11                     ;   283.2 p0      50 w[10]
        xor ecx, edx                      ;   284.2 p1      50 w[10]
        add eax, edi                      ;   284.0 p5      78 w[9]
        mov edi, dword [esp + 120]        ;   281.5 p2      51 t1
        mov edx, dword [esp + 116]        ;   282.5 p2      62 v[5] reload
        xor edi, edx                      ;   285.5 p0      51 t1
        and edi, ebp                      ;   286.5 p1      51 t1
        xor edi, edx                      ;   287.5 p5      51 t1
        mov dword [esp + 80], esi         ;   282.8 p3+p4   78 w[8] spill
        mov esi, dword [esp + 60]         ;   283.5 p2      61 t1
        lea esi, [esi + eax - 1473132947] ;   286.5 p0      61 t1
        mov edx, ebp                      ;   284.0 p1      48 t1 copy
        ror edx, 0xe                      ;   285.0 p5      48 t1
        xor edx, ebp                      ;   286.0 p0      48 t1
        ror edx, 5                        ;   287.0 p5      48 t1
        xor edx, ebp                      ;   288.0 p1      48 t1
        ror edx, 6                        ;   289.0 p0      48 t1
        add esi, edi                      ;   288.5 p1      61 t1
        add esi, edx                      ;   290.0 p5      61 t1
        mov edi, dword [esp + 104]        ;   285.5 p2      52 v[6]
        xor edi, ebx                      ;   288.5 p0      52 v[6]
        mov edx, dword [esp + 108]        ;   286.5 p2      62 v[2]
        add edx, esi                      ;   291.0 p1      62 v[2]
        mov dword [esp + 108], ebp        ;   286.5 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   287.5 p2      52 v[6]
        and ebp, edi                      ;   290.5 p5      52 v[6]
        mov dword [esp + 68], edi         ;   289.5 p3+p4   52 v[6] spill
        mov edi, dword [esp + 104]        ;   288.5 p2      52 v[6]
        xor edi, ebp                      ;   291.5 p0      52 v[6]
        add esi, edi                      ;   292.5 p1      63 v[6]
        mov edi, dword [esp + 88]         ;   289.5 p2      49 w[10]
        shr edi, 3                        ;   292.5 p5      49 w[10]
        mov ebp, ebx                      ;   288.8 p0      47 v[6] copy
        ror ebp, 9                        ;   289.8 p5      47 v[6]
        xor ebp, ebx                      ;   290.8 p1      47 v[6]
        ror ebp, 0xb                      ;   291.8 p0      47 v[6]
        xor ebp, ebx                      ;   292.8 p1      47 v[6]
        ror ebp, 2                        ;   293.8 p5      47 v[6]
        add esi, ebp                      ;   294.8 p0      63 v[6]
        mov ebp, dword [esp + 88]         ;   290.5 p2      49 w[10]
        ror ebp, 0xb                      ;   293.5 p5      49 w[10]
        mov dword [esp + 60], ebx         ;   291.0 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 88]         ;   291.5 p2      49 w[10]
        xor ebx, ebp                      ;   294.5 p1      49 w[10]
        ror ebx, 7                        ;   295.5 p0      49 w[10]
        mov ebp, dword [esp + 56]         ;   292.5 p2      78 w[3] reload
        add ecx, ebp                      ;   295.5 p1      78 w[10]
        add ecx, dword [esp + 84]         ;   296.5 p5+p2   78 w[10]
        xor edi, ebx                      ;   296.5 p0      49 w[10]
        mov ebx, eax                      ;   293.5 p1      50 w[11] copy
        shr ebx, 0xa                      ;   294.5 p5      50 w[11]
        mov ebp, eax                      ;   293.8 p0      50 w[11] copy
        ror ebp, 2                        ;   294.8 p5      50 w[11]
        xor ebp, eax                      ;   295.8 p1      50 w[11]
        ror ebp, 0x11                     ;   296.8 p0      50 w[11]
        xor ebx, ebp                      ;   297.8 p1      50 w[11]
        add ecx, edi                      ;   297.5 p5      78 w[10]
        mov edi, dword [esp + 108]        ;   295.0 p2      51 t1
        mov ebp, dword [esp + 120]        ;   296.0 p2      62 v[4] reload
        xor edi, ebp                      ;   299.0 p0      51 t1
        and edi, edx                      ;   300.0 p1      51 t1
        xor edi, ebp                      ;   301.0 p5      51 t1
        mov dword [esp + 84], eax         ;   296.2 p3+p4   78 w[9] spill
        mov eax, dword [esp + 116]        ;   297.0 p2      61 t1
        lea eax, [eax + ecx - 1341970488] ;   300.0 p0      61 t1
        mov ebp, edx                      ;   297.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   298.5 p5      48 t1
        xor ebp, edx                      ;   299.5 p0      48 t1
        ror ebp, 5                        ;   300.5 p5      48 t1
        xor ebp, edx                      ;   301.5 p1      48 t1
        ror ebp, 6                        ;   302.5 p0      48 t1
        add eax, edi                      ;   302.0 p1      61 t1
        add eax, ebp                      ;   303.5 p5      61 t1
        mov edi, dword [esp + 60]         ;   299.0 p2      52 v[5]
        xor edi, esi                      ;   302.0 p0      52 v[5]
        mov ebp, dword [esp + 112]        ;   300.0 p2      62 v[1]
        add ebp, eax                      ;   304.5 p1      62 v[1]
        mov dword [esp + 112], edx        ;   300.0 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   301.0 p2      52 v[5]
        and edx, edi                      ;   304.0 p5      52 v[5]
        mov dword [esp + 68], edi         ;   303.0 p3+p4   52 v[5] spill
        mov edi, dword [esp + 60]         ;   302.0 p2      52 v[5]
        xor edi, edx                      ;   305.0 p0      52 v[5]
        add eax, edi                      ;   306.0 p1      63 v[5]
        mov edi, dword [esp + 92]         ;   303.0 p2      49 w[11]
        shr edi, 3                        ;   306.0 p5      49 w[11]
        mov edx, esi                      ;   302.2 p0      47 v[5] copy
        ror edx, 9                        ;   303.2 p5      47 v[5]
        xor edx, esi                      ;   304.2 p1      47 v[5]
        ror edx, 0xb                      ;   305.2 p0      47 v[5]
        xor edx, esi                      ;   306.2 p1      47 v[5]
        ror edx, 2                        ;   307.2 p5      47 v[5]
        add eax, edx                      ;   308.2 p0      63 v[5]
        mov edx, dword [esp + 92]         ;   304.0 p2      49 w[11]
        ror edx, 0xb                      ;   307.0 p5      49 w[11]
        mov dword [esp + 116], esi        ;   304.5 p3+p4   63 v[6] spill
        mov esi, dword [esp + 92]         ;   305.0 p2      49 w[11]
        xor esi, edx                      ;   308.0 p1      49 w[11]
        ror esi, 7                        ;   309.0 p0      49 w[11]
        mov edx, dword [esp + 64]         ;   306.0 p2      78 w[4] reload
        add ebx, edx                      ;   309.0 p1      78 w[11]
        add ebx, dword [esp + 88]         ;   310.0 p5+p2   78 w[11]
        xor edi, esi                      ;   310.0 p0      49 w[11]
        mov esi, ecx                      ;   307.0 p1      50 w[12] copy
        shr esi, 0xa                      ;   308.0 p5      50 w[12]
        mov edx, ecx                      ;   307.2 p0      50 w[12] copy
        ror edx, 2                        ;   308.2 p5      50 w[12]
        xor edx, ecx                      ;   309.2 p1      50 w[12]
        ror edx, 0x11                     ;   310.2 p0      50 w[12]
        xor esi, edx                      ;   311.2 p1      50 w[12]
        add ebx, edi                      ;   311.0 p5      78 w[11]
        mov edi, dword [esp + 112]        ;   308.5 p2      51 t1
        mov edx, dword [esp + 108]        ;   309.5 p2      62 v[3] reload
        xor edi, edx                      ;   312.5 p0      51 t1
        and edi, ebp                      ;   313.5 p1      51 t1
        xor edi, edx                      ;   314.5 p5      51 t1
        mov dword [esp + 88], ecx         ;   309.8 p3+p4   78 w[10] spill
        mov ecx, dword [esp + 120]        ;   310.5 p2      61 t1
        lea ecx, [ecx + ebx - 1084653625] ;   313.5 p0      61 t1
        mov edx, ebp                      ;   311.0 p1      48 t1 copy
        ror edx, 0xe                      ;   312.0 p5      48 t1
        xor edx, ebp                      ;   313.0 p0      48 t1
        ror edx, 5                        ;   314.0 p5      48 t1
        xor edx, ebp                      ;   315.0 p1      48 t1
        ror edx, 6                        ;   316.0 p0      48 t1
        add ecx, edi                      ;   315.5 p1      61 t1
        add ecx, edx                      ;   317.0 p5      61 t1
        mov edi, dword [esp + 116]        ;   312.5 p2      52 v[4]
        xor edi, eax                      ;   315.5 p0      52 v[4]
        mov edx, dword [esp + 104]        ;   313.5 p2      62 v[0]
        add edx, ecx                      ;   318.0 p1      62 v[0]
        mov dword [esp + 104], ebp        ;   313.5 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 68]         ;   314.5 p2      52 v[4]
        and ebp, edi                      ;   317.5 p5      52 v[4]
        mov dword [esp + 68], edi         ;   316.5 p3+p4   52 v[4] spill
        mov edi, dword [esp + 116]        ;   315.5 p2      52 v[4]
        xor edi, ebp                      ;   318.5 p0      52 v[4]
        add ecx, edi                      ;   319.5 p1      63 v[4]
        mov edi, dword [esp + 96]         ;   316.5 p2      49 w[12]
        shr edi, 3                        ;   319.5 p5      49 w[12]
        mov ebp, eax                      ;   315.8 p0      47 v[4] copy
        ror ebp, 9                        ;   316.8 p5      47 v[4]
        xor ebp, eax                      ;   317.8 p1      47 v[4]
        ror ebp, 0xb                      ;   318.8 p0      47 v[4]
        xor ebp, eax                      ;   319.8 p1      47 v[4]
        ror ebp, 2                        ;   320.8 p5      47 v[4]
        add ecx, ebp                      ;   321.8 p0      63 v[4]
        mov ebp, dword [esp + 96]         ;   317.5 p2      49 w[12]
        ror ebp, 0xb                      ;   320.5 p5      49 w[12]
        mov dword [esp + 120], eax        ;   318.0 p3+p4   63 v[5] spill
        mov eax, dword [esp + 96]         ;   318.5 p2      49 w[12]
        xor eax, ebp                      ;   321.5 p1      49 w[12]
        ror eax, 7                        ;   322.5 p0      49 w[12]
        mov ebp, dword [esp + 48]         ;   319.5 p2      78 w[5] reload
        add esi, ebp                      ;   322.5 p1      78 w[12]
        add esi, dword [esp + 92]         ;   323.5 p5+p2   78 w[12]
        xor edi, eax                      ;   323.5 p0      49 w[12]
        mov eax, ebx                      ;   320.5 p1      50 w[13] copy
        shr eax, 0xa                      ;   321.5 p5      50 w[13]
        mov ebp, ebx                      ;   320.8 p0      50 w[13] copy
        ror ebp, 2                        ;   321.8 p5      50 w[13]
        xor ebp, ebx                      ;   322.8 p1      50 w[13]
        ror ebp, 0x11                     ;   323.8 p0      50 w[13]
        xor eax, ebp                      ;   324.8 p1      50 w[13]
        add esi, edi                      ;   324.5 p5      78 w[12]
        mov edi, dword [esp + 104]        ;   322.0 p2      51 t1
        mov ebp, dword [esp + 112]        ;   323.0 p2      62 v[2] reload
        xor edi, ebp                      ;   326.0 p0      51 t1
        and edi, edx                      ;   327.0 p1      51 t1
        xor edi, ebp                      ;   328.0 p5      51 t1
        mov dword [esp + 92], ebx         ;   323.2 p3+p4   78 w[11] spill
        mov ebx, dword [esp + 108]        ;   324.0 p2      61 t1
        lea ebx, [ebx + esi - 958395405]  ;   327.0 p0      61 t1
        mov ebp, edx                      ;   324.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   325.5 p5      48 t1
        xor ebp, edx                      ;   326.5 p0      48 t1
        ror ebp, 5                        ;   327.5 p5      48 t1
        xor ebp, edx                      ;   328.5 p1      48 t1
        ror ebp, 6                        ;   329.5 p0      48 t1
        add ebx, edi                      ;   329.0 p1      61 t1
        add ebx, ebp                      ;   330.5 p5      61 t1
        mov edi, dword [esp + 120]        ;   326.0 p2      52 v[3]
        xor edi, ecx                      ;   329.0 p0      52 v[3]
        mov ebp, dword [esp + 60]         ;   327.0 p2      62 v[7]
        add ebp, ebx                      ;   331.5 p1      62 v[7]
        mov dword [esp + 60], edx         ;   327.0 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   328.0 p2      52 v[3]
        and edx, edi                      ;   331.0 p5      52 v[3]
        mov dword [esp + 68], edi         ;   330.0 p3+p4   52 v[3] spill
        mov edi, dword [esp + 120]        ;   329.0 p2      52 v[3]
        xor edi, edx                      ;   332.0 p0      52 v[3]
        add ebx, edi                      ;   333.0 p1      63 v[3]
        mov edi, dword [esp + 100]        ;   330.0 p2      49 w[13]
        shr edi, 3                        ;   333.0 p5      49 w[13]
        mov edx, ecx                      ;   329.2 p0      47 v[3] copy
        ror edx, 9                        ;   330.2 p5      47 v[3]
        xor edx, ecx                      ;   331.2 p1      47 v[3]
        ror edx, 0xb                      ;   332.2 p0      47 v[3]
        xor edx, ecx                      ;   333.2 p1      47 v[3]
        ror edx, 2                        ;   334.2 p5      47 v[3]
        add ebx, edx                      ;   335.2 p0      63 v[3]
        mov edx, dword [esp + 100]        ;   331.0 p2      49 w[13]
        ror edx, 0xb                      ;   334.0 p5      49 w[13]
        mov dword [esp + 108], ecx        ;   331.5 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 100]        ;   332.0 p2      49 w[13]
        xor ecx, edx                      ;   335.0 p1      49 w[13]
        ror ecx, 7                        ;   336.0 p0      49 w[13]
        mov edx, dword [esp + 72]         ;   333.0 p2      78 w[6] reload
        add eax, edx                      ;   336.0 p1      78 w[13]
        add eax, dword [esp + 96]         ;   337.0 p5+p2   78 w[13]
        xor edi, ecx                      ;   337.0 p0      49 w[13]
        mov ecx, esi                      ;   334.0 p1      50 w[14] copy
        shr ecx, 0xa                      ;   335.0 p5      50 w[14]
        mov edx, esi                      ;   334.2 p0      50 w[14] copy
        ror edx, 2                        ;   335.2 p5      50 w[14]
        xor edx, esi                      ;   336.2 p1      50 w[14]
        ror edx, 0x11                     ;   337.2 p0      50 w[14]
        xor ecx, edx                      ;   338.2 p1      50 w[14]
        add eax, edi                      ;   338.0 p5      78 w[13]
        mov edi, dword [esp + 60]         ;   335.5 p2      51 t1
        mov edx, dword [esp + 104]        ;   336.5 p2      62 v[1] reload
        xor edi, edx                      ;   339.5 p0      51 t1
        and edi, ebp                      ;   340.5 p1      51 t1
        xor edi, edx                      ;   341.5 p5      51 t1
        mov dword [esp + 96], esi         ;   336.8 p3+p4   78 w[12] spill
        mov esi, dword [esp + 112]        ;   337.5 p2      61 t1
        lea esi, [esi + eax - 710438585]  ;   340.5 p0      61 t1
        mov edx, ebp                      ;   338.0 p1      48 t1 copy
        ror edx, 0xe                      ;   339.0 p5      48 t1
        xor edx, ebp                      ;   340.0 p0      48 t1
        ror edx, 5                        ;   341.0 p5      48 t1
        xor edx, ebp                      ;   342.0 p1      48 t1
        ror edx, 6                        ;   343.0 p0      48 t1
        add esi, edi                      ;   342.5 p1      61 t1
        add esi, edx                      ;   344.0 p5      61 t1
        mov edi, dword [esp + 108]        ;   339.5 p2      52 v[2]
        xor edi, ebx                      ;   342.5 p0      52 v[2]
        mov edx, dword [esp + 116]        ;   340.5 p2      62 v[6]
        add edx, esi                      ;   345.0 p1      62 v[6]
        mov dword [esp + 116], ebp        ;   340.5 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   341.5 p2      52 v[2]
        and ebp, edi                      ;   344.5 p5      52 v[2]
        mov dword [esp + 68], edi         ;   343.5 p3+p4   52 v[2] spill
        mov edi, dword [esp + 108]        ;   342.5 p2      52 v[2]
        xor edi, ebp                      ;   345.5 p0      52 v[2]
        add esi, edi                      ;   346.5 p1      63 v[2]
        mov edi, dword [esp + 36]         ;   343.5 p2      49 w[14]
        shr edi, 3                        ;   346.5 p5      49 w[14]
        mov ebp, ebx                      ;   342.8 p0      47 v[2] copy
        ror ebp, 9                        ;   343.8 p5      47 v[2]
        xor ebp, ebx                      ;   344.8 p1      47 v[2]
        ror ebp, 0xb                      ;   345.8 p0      47 v[2]
        xor ebp, ebx                      ;   346.8 p1      47 v[2]
        ror ebp, 2                        ;   347.8 p5      47 v[2]
        add esi, ebp                      ;   348.8 p0      63 v[2]
        mov ebp, dword [esp + 36]         ;   344.5 p2      49 w[14]
        ror ebp, 0xb                      ;   347.5 p5      49 w[14]
        mov dword [esp + 112], ebx        ;   345.0 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 36]         ;   345.5 p2      49 w[14]
        xor ebx, ebp                      ;   348.5 p1      49 w[14]
        ror ebx, 7                        ;   349.5 p0      49 w[14]
        mov ebp, dword [esp + 76]         ;   346.5 p2      78 w[7] reload
        add ecx, ebp                      ;   349.5 p1      78 w[14]
        add ecx, dword [esp + 100]        ;   350.5 p5+p2   78 w[14]
        xor edi, ebx                      ;   350.5 p0      49 w[14]
        mov ebx, eax                      ;   347.5 p1      50 w[15] copy
        shr ebx, 0xa                      ;   348.5 p5      50 w[15]
        mov ebp, eax                      ;   347.8 p0      50 w[15] copy
        ror ebp, 2                        ;   348.8 p5      50 w[15]
        xor ebp, eax                      ;   349.8 p1      50 w[15]
        ror ebp, 0x11                     ;   350.8 p0      50 w[15]
        xor ebx, ebp                      ;   351.8 p1      50 w[15]
        add ecx, edi                      ;   351.5 p5      78 w[14]
        mov edi, dword [esp + 116]        ;   349.0 p2      51 t1
        mov ebp, dword [esp + 60]         ;   350.0 p2      62 v[0] reload
        xor edi, ebp                      ;   353.0 p0      51 t1
        and edi, edx                      ;   354.0 p1      51 t1
        xor edi, ebp                      ;   355.0 p5      51 t1
        mov dword [esp + 100], eax        ;   350.2 p3+p4   78 w[13] spill
        mov eax, dword [esp + 104]        ;   351.0 p2      61 t1
        lea eax, [eax + ecx + 113926993]  ;   354.0 p0      61 t1
        mov ebp, edx                      ;   351.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   352.5 p5      48 t1
        xor ebp, edx                      ;   353.5 p0      48 t1
        ror ebp, 5                        ;   354.5 p5      48 t1
        xor ebp, edx                      ;   355.5 p1      48 t1
        ror ebp, 6                        ;   356.5 p0      48 t1
        add eax, edi                      ;   356.0 p1      61 t1
        add eax, ebp                      ;   357.5 p5      61 t1
        mov edi, dword [esp + 112]        ;   353.0 p2      52 v[1]
        xor edi, esi                      ;   356.0 p0      52 v[1]
        mov ebp, dword [esp + 120]        ;   354.0 p2      62 v[5]
        add ebp, eax                      ;   358.5 p1      62 v[5]
        mov dword [esp + 120], edx        ;   354.0 p3+p4   62 v[6] spill
        mov edx, dword [esp + 68]         ;   355.0 p2      52 v[1]
        and edx, edi                      ;   358.0 p5      52 v[1]
        mov dword [esp + 68], edi         ;   357.0 p3+p4   52 v[1] spill
        mov edi, dword [esp + 112]        ;   356.0 p2      52 v[1]
        xor edi, edx                      ;   359.0 p0      52 v[1]
        add eax, edi                      ;   360.0 p1      63 v[1]
        mov edi, dword [esp + 40]         ;   357.0 p2      49 w[15]
        shr edi, 3                        ;   360.0 p5      49 w[15]
        mov edx, esi                      ;   356.2 p0      47 v[1] copy
        ror edx, 9                        ;   357.2 p5      47 v[1]
        xor edx, esi                      ;   358.2 p1      47 v[1]
        ror edx, 0xb                      ;   359.2 p0      47 v[1]
        xor edx, esi                      ;   360.2 p1      47 v[1]
        ror edx, 2                        ;   361.2 p5      47 v[1]
        add eax, edx                      ;   362.2 p0      63 v[1]
        mov edx, dword [esp + 40]         ;   358.0 p2      49 w[15]
        ror edx, 0xb                      ;   361.0 p5      49 w[15]
        mov dword [esp + 104], esi        ;   358.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 40]         ;   359.0 p2      49 w[15]
        xor esi, edx                      ;   362.0 p1      49 w[15]
        ror esi, 7                        ;   363.0 p0      49 w[15]
        mov edx, dword [esp + 80]         ;   360.0 p2      78 w[8] reload
        add ebx, edx                      ;   363.0 p1      78 w[15]
        add ebx, dword [esp + 36]         ;   364.0 p5+p2   78 w[15]
        xor edi, esi                      ;   364.0 p0      49 w[15]
        mov esi, ecx                      ;   361.0 p1      50 w[0] copy
        shr esi, 0xa                      ;   362.0 p5      50 w[0]
        mov edx, ecx                      ;   361.2 p0      50 w[0] copy
        ror edx, 2                        ;   362.2 p5      50 w[0]
        xor edx, ecx                      ;   363.2 p1      50 w[0]
        ror edx, 0x11                     ;   364.2 p0      50 w[0]
        xor esi, edx                      ;   365.2 p1      50 w[0]
        add ebx, edi                      ;   365.0 p5      78 w[15]
        mov edi, dword [esp + 120]        ;   362.5 p2      51 t1
        mov edx, dword [esp + 116]        ;   363.5 p2      62 v[7] reload
        xor edi, edx                      ;   366.5 p0      51 t1
        and edi, ebp                      ;   367.5 p1      51 t1
        xor edi, edx                      ;   368.5 p5      51 t1
        mov dword [esp + 36], ecx         ;   363.8 p3+p4   78 w[14] spill
        mov ecx, dword [esp + 60]         ;   364.5 p2      61 t1
        lea ecx, [ecx + ebx + 338241895]  ;   367.5 p0      61 t1
        mov edx, ebp                      ;   365.0 p1      48 t1 copy
        ror edx, 0xe                      ;   366.0 p5      48 t1
        xor edx, ebp                      ;   367.0 p0      48 t1
        ror edx, 5                        ;   368.0 p5      48 t1
        xor edx, ebp                      ;   369.0 p1      48 t1
        ror edx, 6                        ;   370.0 p0      48 t1
        add ecx, edi                      ;   369.5 p1      61 t1
        add ecx, edx                      ;   371.0 p5      61 t1
        mov edi, dword [esp + 104]        ;   366.5 p2      52 v[0]
        xor edi, eax                      ;   369.5 p0      52 v[0]
        mov edx, dword [esp + 108]        ;   367.5 p2      62 v[4]
        add edx, ecx                      ;   372.0 p1      62 v[4]
        mov dword [esp + 108], ebp        ;   367.5 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   368.5 p2      52 v[0]
        and ebp, edi                      ;   371.5 p5      52 v[0]
        mov dword [esp + 68], edi         ;   370.5 p3+p4   52 v[0] spill
        mov edi, dword [esp + 104]        ;   369.5 p2      52 v[0]
        xor edi, ebp                      ;   372.5 p0      52 v[0]
        add ecx, edi                      ;   373.5 p1      63 v[0]
        mov edi, dword [esp + 44]         ;   370.5 p2      49 w[0]
        shr edi, 3                        ;   373.5 p5      49 w[0]
        mov ebp, eax                      ;   369.8 p0      47 v[0] copy
        ror ebp, 9                        ;   370.8 p5      47 v[0]
        xor ebp, eax                      ;   371.8 p1      47 v[0]
        ror ebp, 0xb                      ;   372.8 p0      47 v[0]
        xor ebp, eax                      ;   373.8 p1      47 v[0]
        ror ebp, 2                        ;   374.8 p5      47 v[0]
        add ecx, ebp                      ;   375.8 p0      63 v[0]
        mov ebp, dword [esp + 44]         ;   371.5 p2      49 w[0]
        ror ebp, 0xb                      ;   374.5 p5      49 w[0]
        mov dword [esp + 60], eax         ;   372.0 p3+p4   63 v[1] spill
        mov eax, dword [esp + 44]         ;   372.5 p2      49 w[0]
        xor eax, ebp                      ;   375.5 p1      49 w[0]
        ror eax, 7                        ;   376.5 p0      49 w[0]
        mov ebp, dword [esp + 84]         ;   373.5 p2      78 w[9] reload
        add esi, ebp                      ;   376.5 p1      78 w[0]
        add esi, dword [esp + 40]         ;   377.5 p5+p2   78 w[0]
        xor edi, eax                      ;   377.5 p0      49 w[0]
        mov eax, ebx                      ;   374.5 p1      50 w[1] copy
        shr eax, 0xa                      ;   375.5 p5      50 w[1]
        mov ebp, ebx                      ;   374.8 p0      50 w[1] copy
        ror ebp, 2                        ;   375.8 p5      50 w[1]
        xor ebp, ebx                      ;   376.8 p1      50 w[1]
        ror ebp, 0x11                     ;   377.8 p0      50 w[1]
        xor eax, ebp                      ;   378.8 p1      50 w[1]
        add esi, edi                      ;   378.5 p5      78 w[0]
        mov edi, dword [esp + 108]        ;   376.0 p2      51 t1
        mov ebp, dword [esp + 120]        ;   377.0 p2      62 v[6] reload
        xor edi, ebp                      ;   380.0 p0      51 t1
        and edi, edx                      ;   381.0 p1      51 t1
        xor edi, ebp                      ;   382.0 p5      51 t1
        mov dword [esp + 40], ebx         ;   377.2 p3+p4   78 w[15] spill
        mov ebx, dword [esp + 116]        ;   378.0 p2      61 t1
        lea ebx, [ebx + esi + 666307205]  ;   381.0 p0      61 t1
        mov ebp, edx                      ;   378.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   379.5 p5      48 t1
        xor ebp, edx                      ;   380.5 p0      48 t1
        ror ebp, 5                        ;   381.5 p5      48 t1
        xor ebp, edx                      ;   382.5 p1      48 t1
        ror ebp, 6                        ;   383.5 p0      48 t1
        add ebx, edi                      ;   383.0 p1      61 t1
        add ebx, ebp                      ;   384.5 p5      61 t1
        mov edi, dword [esp + 60]         ;   380.0 p2      52 v[7]
        xor edi, ecx                      ;   383.0 p0      52 v[7]
        mov ebp, dword [esp + 112]        ;   381.0 p2      62 v[3]
        add ebp, ebx                      ;   385.5 p1      62 v[3]
        mov dword [esp + 112], edx        ;   381.0 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   382.0 p2      52 v[7]
        and edx, edi                      ;   385.0 p5      52 v[7]
        mov dword [esp + 68], edi         ;   384.0 p3+p4   52 v[7] spill
        mov edi, dword [esp + 60]         ;   383.0 p2      52 v[7]
        xor edi, edx                      ;   386.0 p0      52 v[7]
        add ebx, edi                      ;   387.0 p1      63 v[7]
        mov edi, dword [esp + 52]         ;   384.0 p2      49 w[1]
        shr edi, 3                        ;   387.0 p5      49 w[1]
        mov edx, ecx                      ;   383.2 p0      47 v[7] copy
        ror edx, 9                        ;   384.2 p5      47 v[7]
        xor edx, ecx                      ;   385.2 p1      47 v[7]
        ror edx, 0xb                      ;   386.2 p0      47 v[7]
        xor edx, ecx                      ;   387.2 p1      47 v[7]
        ror edx, 2                        ;   388.2 p5      47 v[7]
        add ebx, edx                      ;   389.2 p0      63 v[7]
        mov edx, dword [esp + 52]         ;   385.0 p2      49 w[1]
        ror edx, 0xb                      ;   388.0 p5      49 w[1]
        mov dword [esp + 116], ecx        ;   385.5 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 52]         ;   386.0 p2      49 w[1]
        xor ecx, edx                      ;   389.0 p1      49 w[1]
        ror ecx, 7                        ;   390.0 p0      49 w[1]
        mov edx, dword [esp + 88]         ;   387.0 p2      78 w[10] reload
        add eax, edx                      ;   390.0 p1      78 w[1]
        add eax, dword [esp + 44]         ;   391.0 p5+p2   78 w[1]
        xor edi, ecx                      ;   391.0 p0      49 w[1]
        mov ecx, esi                      ;   388.0 p1      50 w[2] copy
        shr ecx, 0xa                      ;   389.0 p5      50 w[2]
        mov edx, esi                      ;   388.2 p0      50 w[2] copy
        ror edx, 2                        ;   389.2 p5      50 w[2]
        xor edx, esi                      ;   390.2 p1      50 w[2]
        ror edx, 0x11                     ;   391.2 p0      50 w[2]
        xor ecx, edx                      ;   392.2 p1      50 w[2]
        add eax, edi                      ;   392.0 p5      78 w[1]
        mov edi, dword [esp + 112]        ;   389.5 p2      51 t1
        mov edx, dword [esp + 108]        ;   390.5 p2      62 v[5] reload
        xor edi, edx                      ;   393.5 p0      51 t1
        and edi, ebp                      ;   394.5 p1      51 t1
        xor edi, edx                      ;   395.5 p5      51 t1
        mov dword [esp + 44], esi         ;   390.8 p3+p4   78 w[0] spill
        mov esi, dword [esp + 120]        ;   391.5 p2      61 t1
        lea esi, [esi + eax + 773529912]  ;   394.5 p0      61 t1
        mov edx, ebp                      ;   392.0 p1      48 t1 copy
        ror edx, 0xe                      ;   393.0 p5      48 t1
        xor edx, ebp                      ;   394.0 p0      48 t1
        ror edx, 5                        ;   395.0 p5      48 t1
        xor edx, ebp                      ;   396.0 p1      48 t1
        ror edx, 6                        ;   397.0 p0      48 t1
        add esi, edi                      ;   396.5 p1      61 t1
        add esi, edx                      ;   398.0 p5      61 t1
        mov edi, dword [esp + 116]        ;   393.5 p2      52 v[6]
        xor edi, ebx                      ;   396.5 p0      52 v[6]
        mov edx, dword [esp + 104]        ;   394.5 p2      62 v[2]
        add edx, esi                      ;   399.0 p1      62 v[2]
        mov dword [esp + 104], ebp        ;   394.5 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   395.5 p2      52 v[6]
        and ebp, edi                      ;   398.5 p5      52 v[6]
        mov dword [esp + 68], edi         ;   397.5 p3+p4   52 v[6] spill
        mov edi, dword [esp + 116]        ;   396.5 p2      52 v[6]
        xor edi, ebp                      ;   399.5 p0      52 v[6]
        add esi, edi                      ;   400.5 p1      63 v[6]
        mov edi, dword [esp + 56]         ;   397.5 p2      49 w[2]
        shr edi, 3                        ;   400.5 p5      49 w[2]
        mov ebp, ebx                      ;   396.8 p0      47 v[6] copy
        ror ebp, 9                        ;   397.8 p5      47 v[6]
        xor ebp, ebx                      ;   398.8 p1      47 v[6]
        ror ebp, 0xb                      ;   399.8 p0      47 v[6]
        xor ebp, ebx                      ;   400.8 p1      47 v[6]
        ror ebp, 2                        ;   401.8 p5      47 v[6]
        add esi, ebp                      ;   402.8 p0      63 v[6]
        mov ebp, dword [esp + 56]         ;   398.5 p2      49 w[2]
        ror ebp, 0xb                      ;   401.5 p5      49 w[2]
        mov dword [esp + 120], ebx        ;   399.0 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 56]         ;   399.5 p2      49 w[2]
        xor ebx, ebp                      ;   402.5 p1      49 w[2]
        ror ebx, 7                        ;   403.5 p0      49 w[2]
        mov ebp, dword [esp + 92]         ;   400.5 p2      78 w[11] reload
        add ecx, ebp                      ;   403.5 p1      78 w[2]
        add ecx, dword [esp + 52]         ;   404.5 p5+p2   78 w[2]
        xor edi, ebx                      ;   404.5 p0      49 w[2]
        mov ebx, eax                      ;   401.5 p1      50 w[3] copy
        shr ebx, 0xa                      ;   402.5 p5      50 w[3]
        mov ebp, eax                      ;   401.8 p0      50 w[3] copy
        ror ebp, 2                        ;   402.8 p5      50 w[3]
        xor ebp, eax                      ;   403.8 p1      50 w[3]
        ror ebp, 0x11                     ;   404.8 p0      50 w[3]
        xor ebx, ebp                      ;   405.8 p1      50 w[3]
        add ecx, edi                      ;   405.5 p5      78 w[2]
        mov edi, dword [esp + 104]        ;   403.0 p2      51 t1
        mov ebp, dword [esp + 112]        ;   404.0 p2      62 v[4] reload
        xor edi, ebp                      ;   407.0 p0      51 t1
        and edi, edx                      ;   408.0 p1      51 t1
        xor edi, ebp                      ;   409.0 p5      51 t1
        mov dword [esp + 52], eax         ;   404.2 p3+p4   78 w[1] spill
        mov eax, dword [esp + 108]        ;   405.0 p2      61 t1
        lea eax, [eax + ecx + 1294757372] ;   408.0 p0      61 t1
        mov ebp, edx                      ;   405.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   406.5 p5      48 t1
        xor ebp, edx                      ;   407.5 p0      48 t1
        ror ebp, 5                        ;   408.5 p5      48 t1
        xor ebp, edx                      ;   409.5 p1      48 t1
        ror ebp, 6                        ;   410.5 p0      48 t1
        add eax, edi                      ;   410.0 p1      61 t1
        add eax, ebp                      ;   411.5 p5      61 t1
        mov edi, dword [esp + 120]        ;   407.0 p2      52 v[5]
        xor edi, esi                      ;   410.0 p0      52 v[5]
        mov ebp, dword [esp + 60]         ;   408.0 p2      62 v[1]
        add ebp, eax                      ;   412.5 p1      62 v[1]
        mov dword [esp + 60], edx         ;   408.0 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   409.0 p2      52 v[5]
        and edx, edi                      ;   412.0 p5      52 v[5]
        mov dword [esp + 68], edi         ;   411.0 p3+p4   52 v[5] spill
        mov edi, dword [esp + 120]        ;   410.0 p2      52 v[5]
        xor edi, edx                      ;   413.0 p0      52 v[5]
        add eax, edi                      ;   414.0 p1      63 v[5]
        mov edi, dword [esp + 64]         ;   411.0 p2      49 w[3]
        shr edi, 3                        ;   414.0 p5      49 w[3]
        mov edx, esi                      ;   410.2 p0      47 v[5] copy
        ror edx, 9                        ;   411.2 p5      47 v[5]
        xor edx, esi                      ;   412.2 p1      47 v[5]
        ror edx, 0xb                      ;   413.2 p0      47 v[5]
        xor edx, esi                      ;   414.2 p1      47 v[5]
        ror edx, 2                        ;   415.2 p5      47 v[5]
        add eax, edx                      ;   416.2 p0      63 v[5]
        mov edx, dword [esp + 64]         ;   412.0 p2      49 w[3]
        ror edx, 0xb                      ;   415.0 p5      49 w[3]
        mov dword [esp + 108], esi        ;   412.5 p3+p4   63 v[6] spill
        mov esi, dword [esp + 64]         ;   413.0 p2      49 w[3]
        xor esi, edx                      ;   416.0 p1      49 w[3]
        ror esi, 7                        ;   417.0 p0      49 w[3]
        mov edx, dword [esp + 96]         ;   414.0 p2      78 w[12] reload
        add ebx, edx                      ;   417.0 p1      78 w[3]
        add ebx, dword [esp + 56]         ;   418.0 p5+p2   78 w[3]
        xor edi, esi                      ;   418.0 p0      49 w[3]
        mov esi, ecx                      ;   415.0 p1      50 w[4] copy
        shr esi, 0xa                      ;   416.0 p5      50 w[4]
        mov edx, ecx                      ;   415.2 p0      50 w[4] copy
        ror edx, 2                        ;   416.2 p5      50 w[4]
        xor edx, ecx                      ;   417.2 p1      50 w[4]
        ror edx, 0x11                     ;   418.2 p0      50 w[4]
        xor esi, edx                      ;   419.2 p1      50 w[4]
        add ebx, edi                      ;   419.0 p5      78 w[3]
        mov edi, dword [esp + 60]         ;   416.5 p2      51 t1
        mov edx, dword [esp + 104]        ;   417.5 p2      62 v[3] reload
        xor edi, edx                      ;   420.5 p0      51 t1
        and edi, ebp                      ;   421.5 p1      51 t1
        xor edi, edx                      ;   422.5 p5      51 t1
        mov dword [esp + 56], ecx         ;   417.8 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 112]        ;   418.5 p2      61 t1
        lea ecx, [ecx + ebx + 1396182291] ;   421.5 p0      61 t1
        mov edx, ebp                      ;   419.0 p1      48 t1 copy
        ror edx, 0xe                      ;   420.0 p5      48 t1
        xor edx, ebp                      ;   421.0 p0      48 t1
        ror edx, 5                        ;   422.0 p5      48 t1
        xor edx, ebp                      ;   423.0 p1      48 t1
        ror edx, 6                        ;   424.0 p0      48 t1
        add ecx, edi                      ;   423.5 p1      61 t1
        add ecx, edx                      ;   425.0 p5      61 t1
        mov edi, dword [esp + 108]        ;   420.5 p2      52 v[4]
        xor edi, eax                      ;   423.5 p0      52 v[4]
        mov edx, dword [esp + 116]        ;   421.5 p2      62 v[0]
        add edx, ecx                      ;   426.0 p1      62 v[0]
        mov dword [esp + 116], ebp        ;   421.5 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 68]         ;   422.5 p2      52 v[4]
        and ebp, edi                      ;   425.5 p5      52 v[4]
        mov dword [esp + 68], edi         ;   424.5 p3+p4   52 v[4] spill
        mov edi, dword [esp + 108]        ;   423.5 p2      52 v[4]
        xor edi, ebp                      ;   426.5 p0      52 v[4]
        add ecx, edi                      ;   427.5 p1      63 v[4]
        mov edi, dword [esp + 48]         ;   424.5 p2      49 w[4]
        shr edi, 3                        ;   427.5 p5      49 w[4]
        mov ebp, eax                      ;   423.8 p0      47 v[4] copy
        ror ebp, 9                        ;   424.8 p5      47 v[4]
        xor ebp, eax                      ;   425.8 p1      47 v[4]
        ror ebp, 0xb                      ;   426.8 p0      47 v[4]
        xor ebp, eax                      ;   427.8 p1      47 v[4]
        ror ebp, 2                        ;   428.8 p5      47 v[4]
        add ecx, ebp                      ;   429.8 p0      63 v[4]
        mov ebp, dword [esp + 48]         ;   425.5 p2      49 w[4]
        ror ebp, 0xb                      ;   428.5 p5      49 w[4]
        mov dword [esp + 112], eax        ;   426.0 p3+p4   63 v[5] spill
        mov eax, dword [esp + 48]         ;   426.5 p2      49 w[4]
        xor eax, ebp                      ;   429.5 p1      49 w[4]
        ror eax, 7                        ;   430.5 p0      49 w[4]
        mov ebp, dword [esp + 100]        ;   427.5 p2      78 w[13] reload
        add esi, ebp                      ;   430.5 p1      78 w[4]
        add esi, dword [esp + 64]         ;   431.5 p5+p2   78 w[4]
        xor edi, eax                      ;   431.5 p0      49 w[4]
        mov eax, ebx                      ;   428.5 p1      50 w[5] copy
        shr eax, 0xa                      ;   429.5 p5      50 w[5]
        mov ebp, ebx                      ;   428.8 p0      50 w[5] copy
        ror ebp, 2                        ;   429.8 p5      50 w[5]
        xor ebp, ebx                      ;   430.8 p1      50 w[5]
        ror ebp, 0x11                     ;   431.8 p0      50 w[5]
        xor eax, ebp                      ;   432.8 p1      50 w[5]
        add esi, edi                      ;   432.5 p5      78 w[4]
        mov edi, dword [esp + 116]        ;   430.0 p2      51 t1
        mov ebp, dword [esp + 60]         ;   431.0 p2      62 v[2] reload
        xor edi, ebp                      ;   434.0 p0      51 t1
        and edi, edx                      ;   435.0 p1      51 t1
        xor edi, ebp                      ;   436.0 p5      51 t1
        mov dword [esp + 64], ebx         ;   431.2 p3+p4   78 w[3] spill
        mov ebx, dword [esp + 104]        ;   432.0 p2      61 t1
        lea ebx, [ebx + esi + 1695183700] ;   435.0 p0      61 t1
        mov ebp, edx                      ;   432.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   433.5 p5      48 t1
        xor ebp, edx                      ;   434.5 p0      48 t1
        ror ebp, 5                        ;   435.5 p5      48 t1
        xor ebp, edx                      ;   436.5 p1      48 t1
        ror ebp, 6                        ;   437.5 p0      48 t1
        add ebx, edi                      ;   437.0 p1      61 t1
        add ebx, ebp                      ;   438.5 p5      61 t1
        mov edi, dword [esp + 112]        ;   434.0 p2      52 v[3]
        xor edi, ecx                      ;   437.0 p0      52 v[3]
        mov ebp, dword [esp + 120]        ;   435.0 p2      62 v[7]
        add ebp, ebx                      ;   439.5 p1      62 v[7]
        mov dword [esp + 120], edx        ;   435.0 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   436.0 p2      52 v[3]
        and edx, edi                      ;   439.0 p5      52 v[3]
        mov dword [esp + 68], edi         ;   438.0 p3+p4   52 v[3] spill
        mov edi, dword [esp + 112]        ;   437.0 p2      52 v[3]
        xor edi, edx                      ;   440.0 p0      52 v[3]
        add ebx, edi                      ;   441.0 p1      63 v[3]
        mov edi, dword [esp + 72]         ;   438.0 p2      49 w[5]
        shr edi, 3                        ;   441.0 p5      49 w[5]
        mov edx, ecx                      ;   437.2 p0      47 v[3] copy
        ror edx, 9                        ;   438.2 p5      47 v[3]
        xor edx, ecx                      ;   439.2 p1      47 v[3]
        ror edx, 0xb                      ;   440.2 p0      47 v[3]
        xor edx, ecx                      ;   441.2 p1      47 v[3]
        ror edx, 2                        ;   442.2 p5      47 v[3]
        add ebx, edx                      ;   443.2 p0      63 v[3]
        mov edx, dword [esp + 72]         ;   439.0 p2      49 w[5]
        ror edx, 0xb                      ;   442.0 p5      49 w[5]
        mov dword [esp + 104], ecx        ;   439.5 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 72]         ;   440.0 p2      49 w[5]
        xor ecx, edx                      ;   443.0 p1      49 w[5]
        ror ecx, 7                        ;   444.0 p0      49 w[5]
        mov edx, dword [esp + 36]         ;   441.0 p2      78 w[14] reload
        add eax, edx                      ;   444.0 p1      78 w[5]
        add eax, dword [esp + 48]         ;   445.0 p5+p2   78 w[5]
        xor edi, ecx                      ;   445.0 p0      49 w[5]
        mov ecx, esi                      ;   442.0 p1      50 w[6] copy
        shr ecx, 0xa                      ;   443.0 p5      50 w[6]
        mov edx, esi                      ;   442.2 p0      50 w[6] copy
        ror edx, 2                        ;   443.2 p5      50 w[6]
        xor edx, esi                      ;   444.2 p1      50 w[6]
        ror edx, 0x11                     ;   445.2 p0      50 w[6]
        xor ecx, edx                      ;   446.2 p1      50 w[6]
        add eax, edi                      ;   446.0 p5      78 w[5]
        mov edi, dword [esp + 120]        ;   443.5 p2      51 t1
        mov edx, dword [esp + 116]        ;   444.5 p2      62 v[1] reload
        xor edi, edx                      ;   447.5 p0      51 t1
        and edi, ebp                      ;   448.5 p1      51 t1
        xor edi, edx                      ;   449.5 p5      51 t1
        mov dword [esp + 48], esi         ;   444.8 p3+p4   78 w[4] spill
        mov esi, dword [esp + 60]         ;   445.5 p2      61 t1
        lea esi, [esi + eax + 1986661051] ;   448.5 p0      61 t1
        mov edx, ebp                      ;   446.0 p1      48 t1 copy
        ror edx, 0xe                      ;   447.0 p5      48 t1
        xor edx, ebp                      ;   448.0 p0      48 t1
        ror edx, 5                        ;   449.0 p5      48 t1
        xor edx, ebp                      ;   450.0 p1      48 t1
        ror edx, 6                        ;   451.0 p0      48 t1
        add esi, edi                      ;   450.5 p1      61 t1
        add esi, edx                      ;   452.0 p5      61 t1
        mov edi, dword [esp + 104]        ;   447.5 p2      52 v[2]
        xor edi, ebx                      ;   450.5 p0      52 v[2]
        mov edx, dword [esp + 108]        ;   448.5 p2      62 v[6]
        add edx, esi                      ;   453.0 p1      62 v[6]
        mov dword [esp + 108], ebp        ;   448.5 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   449.5 p2      52 v[2]
        and ebp, edi                      ;   452.5 p5      52 v[2]
        mov dword [esp + 68], edi         ;   451.5 p3+p4   52 v[2] spill
        mov edi, dword [esp + 104]        ;   450.5 p2      52 v[2]
        xor edi, ebp                      ;   453.5 p0      52 v[2]
        add esi, edi                      ;   454.5 p1      63 v[2]
        mov edi, dword [esp + 76]         ;   451.5 p2      49 w[6]
        shr edi, 3                        ;   454.5 p5      49 w[6]
        mov ebp, ebx                      ;   450.8 p0      47 v[2] copy
        ror ebp, 9                        ;   451.8 p5      47 v[2]
        xor ebp, ebx                      ;   452.8 p1      47 v[2]
        ror ebp, 0xb                      ;   453.8 p0      47 v[2]
        xor ebp, ebx                      ;   454.8 p1      47 v[2]
        ror ebp, 2                        ;   455.8 p5      47 v[2]
        add esi, ebp                      ;   456.8 p0      63 v[2]
        mov ebp, dword [esp + 76]         ;   452.5 p2      49 w[6]
        ror ebp, 0xb                      ;   455.5 p5      49 w[6]
        mov dword [esp + 60], ebx         ;   453.0 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 76]         ;   453.5 p2      49 w[6]
        xor ebx, ebp                      ;   456.5 p1      49 w[6]
        ror ebx, 7                        ;   457.5 p0      49 w[6]
        mov ebp, dword [esp + 40]         ;   454.5 p2      78 w[15] reload
        add ecx, ebp                      ;   457.5 p1      78 w[6]
        add ecx, dword [esp + 72]         ;   458.5 p5+p2   78 w[6]
        xor edi, ebx                      ;   458.5 p0      49 w[6]
        mov ebx, eax                      ;   455.5 p1      50 w[7] copy
        shr ebx, 0xa                      ;   456.5 p5      50 w[7]
        mov ebp, eax                      ;   455.8 p0      50 w[7] copy
        ror ebp, 2                        ;   456.8 p5      50 w[7]
        xor ebp, eax                      ;   457.8 p1      50 w[7]
        ror ebp, 0x11                     ;   458.8 p0      50 w[7]
        xor ebx, ebp                      ;   459.8 p1      50 w[7]
        add ecx, edi                      ;   459.5 p5      78 w[6]
        mov edi, dword [esp + 108]        ;   457.0 p2      51 t1
        mov ebp, dword [esp + 120]        ;   458.0 p2      62 v[0] reload
        xor edi, ebp                      ;   461.0 p0      51 t1
        and edi, edx                      ;   462.0 p1      51 t1
        xor edi, ebp                      ;   463.0 p5      51 t1
        mov dword [esp + 72], eax         ;   458.2 p3+p4   78 w[5] spill
        mov eax, dword [esp + 116]        ;   459.0 p2      61 t1
        lea eax, [eax + ecx - 2117940946] ;   462.0 p0      61 t1
        mov ebp, edx                      ;   459.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   460.5 p5      48 t1
        xor ebp, edx                      ;   461.5 p0      48 t1
        ror ebp, 5                        ;   462.5 p5      48 t1
        xor ebp, edx                      ;   463.5 p1      48 t1
        ror ebp, 6                        ;   464.5 p0      48 t1
        add eax, edi                      ;   464.0 p1      61 t1
        add eax, ebp                      ;   465.5 p5      61 t1
        mov edi, dword [esp + 60]         ;   461.0 p2      52 v[1]
        xor edi, esi                      ;   464.0 p0      52 v[1]
        mov ebp, dword [esp + 112]        ;   462.0 p2      62 v[5]
        add ebp, eax                      ;   466.5 p1      62 v[5]
        mov dword [esp + 112], edx        ;   462.0 p3+p4   62 v[6] spill
        mov edx, dword [esp + 68]         ;   463.0 p2      52 v[1]
        and edx, edi                      ;   466.0 p5      52 v[1]
        mov dword [esp + 68], edi         ;   465.0 p3+p4   52 v[1] spill
        mov edi, dword [esp + 60]         ;   464.0 p2      52 v[1]
        xor edi, edx                      ;   467.0 p0      52 v[1]
        add eax, edi                      ;   468.0 p1      63 v[1]
        mov edi, dword [esp + 80]         ;   465.0 p2      49 w[7]
        shr edi, 3                        ;   468.0 p5      49 w[7]
        mov edx, esi                      ;   464.2 p0      47 v[1] copy
        ror edx, 9                        ;   465.2 p5      47 v[1]
        xor edx, esi                      ;   466.2 p1      47 v[1]
        ror edx, 0xb                      ;   467.2 p0      47 v[1]
        xor edx, esi                      ;   468.2 p1      47 v[1]
        ror edx, 2                        ;   469.2 p5      47 v[1]
        add eax, edx                      ;   470.2 p0      63 v[1]
        mov edx, dword [esp + 80]         ;   466.0 p2      49 w[7]
        ror edx, 0xb                      ;   469.0 p5      49 w[7]
        mov dword [esp + 116], esi        ;   466.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 80]         ;   467.0 p2      49 w[7]
        xor esi, edx                      ;   470.0 p1      49 w[7]
        ror esi, 7                        ;   471.0 p0      49 w[7]
        mov edx, dword [esp + 44]         ;   468.0 p2      78 w[0] reload
        add ebx, edx                      ;   471.0 p1      78 w[7]
        add ebx, dword [esp + 76]         ;   472.0 p5+p2   78 w[7]
        xor edi, esi                      ;   472.0 p0      49 w[7]
        mov esi, ecx                      ;   469.0 p1      50 w[8] copy
        shr esi, 0xa                      ;   470.0 p5      50 w[8]
        mov edx, ecx                      ;   469.2 p0      50 w[8] copy
        ror edx, 2                        ;   470.2 p5      50 w[8]
        xor edx, ecx                      ;   471.2 p1      50 w[8]
        ror edx, 0x11                     ;   472.2 p0      50 w[8]
        xor esi, edx                      ;   473.2 p1      50 w[8]
        add ebx, edi                      ;   473.0 p5      78 w[7]
        mov edi, dword [esp + 112]        ;   470.5 p2      51 t1
        mov edx, dword [esp + 108]        ;   471.5 p2      62 v[7] reload
        xor edi, edx                      ;   474.5 p0      51 t1
        and edi, ebp                      ;   475.5 p1      51 t1
        xor edi, edx                      ;   476.5 p5      51 t1
        mov dword [esp + 76], ecx         ;   471.8 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 120]        ;   472.5 p2      61 t1
        lea ecx, [ecx + ebx - 1838011259] ;   475.5 p0      61 t1
        mov edx, ebp                      ;   473.0 p1      48 t1 copy
        ror edx, 0xe                      ;   474.0 p5      48 t1
        xor edx, ebp                      ;   475.0 p0      48 t1
        ror edx, 5                        ;   476.0 p5      48 t1
        xor edx, ebp                      ;   477.0 p1      48 t1
        ror edx, 6                        ;   478.0 p0      48 t1
        add ecx, edi                      ;   477.5 p1      61 t1
        add ecx, edx                      ;   479.0 p5      61 t1
        mov edi, dword [esp + 116]        ;   474.5 p2      52 v[0]
        xor edi, eax                      ;   477.5 p0      52 v[0]
        mov edx, dword [esp + 104]        ;   475.5 p2      62 v[4]
        add edx, ecx                      ;   480.0 p1      62 v[4]
        mov dword [esp + 104], ebp        ;   475.5 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   476.5 p2      52 v[0]
        and ebp, edi                      ;   479.5 p5      52 v[0]
        mov dword [esp + 68], edi         ;   478.5 p3+p4   52 v[0] spill
        mov edi, dword [esp + 116]        ;   477.5 p2      52 v[0]
        xor edi, ebp                      ;   480.5 p0      52 v[0]
        add ecx, edi                      ;   481.5 p1      63 v[0]
        mov edi, dword [esp + 84]         ;   478.5 p2      49 w[8]
        shr edi, 3                        ;   481.5 p5      49 w[8]
        mov ebp, eax                      ;   477.8 p0      47 v[0] copy
        ror ebp, 9                        ;   478.8 p5      47 v[0]
        xor ebp, eax                      ;   479.8 p1      47 v[0]
        ror ebp, 0xb                      ;   480.8 p0      47 v[0]
        xor ebp, eax                      ;   481.8 p1      47 v[0]
        ror ebp, 2                        ;   482.8 p5      47 v[0]
        add ecx, ebp                      ;   483.8 p0      63 v[0]
        mov ebp, dword [esp + 84]         ;   479.5 p2      49 w[8]
        ror ebp, 0xb                      ;   482.5 p5      49 w[8]
        mov dword [esp + 120], eax        ;   480.0 p3+p4   63 v[1] spill
        mov eax, dword [esp + 84]         ;   480.5 p2      49 w[8]
        xor eax, ebp                      ;   483.5 p1      49 w[8]
        ror eax, 7                        ;   484.5 p0      49 w[8]
        mov ebp, dword [esp + 52]         ;   481.5 p2      78 w[1] reload
        add esi, ebp                      ;   484.5 p1      78 w[8]
        add esi, dword [esp + 80]         ;   485.5 p5+p2   78 w[8]
        xor edi, eax                      ;   485.5 p0      49 w[8]
        mov eax, ebx                      ;   482.5 p1      50 w[9] copy
        shr eax, 0xa                      ;   483.5 p5      50 w[9]
        mov ebp, ebx                      ;   482.8 p0      50 w[9] copy
        ror ebp, 2                        ;   483.8 p5      50 w[9]
        xor ebp, ebx                      ;   484.8 p1      50 w[9]
        ror ebp, 0x11                     ;   485.8 p0      50 w[9]
        xor eax, ebp                      ;   486.8 p1      50 w[9]
        add esi, edi                      ;   486.5 p5      78 w[8]
        mov edi, dword [esp + 104]        ;   484.0 p2      51 t1
        mov ebp, dword [esp + 112]        ;   485.0 p2      62 v[6] reload
        xor edi, ebp                      ;   488.0 p0      51 t1
        and edi, edx                      ;   489.0 p1      51 t1
        xor edi, ebp                      ;   490.0 p5      51 t1
        mov dword [esp + 80], ebx         ;   485.2 p3+p4   78 w[7] spill
        mov ebx, dword [esp + 108]        ;   486.0 p2      61 t1
        lea ebx, [ebx + esi - 1564481375] ;   489.0 p0      61 t1
        mov ebp, edx                      ;   486.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   487.5 p5      48 t1
        xor ebp, edx                      ;   488.5 p0      48 t1
        ror ebp, 5                        ;   489.5 p5      48 t1
        xor ebp, edx                      ;   490.5 p1      48 t1
        ror ebp, 6                        ;   491.5 p0      48 t1
        add ebx, edi                      ;   491.0 p1      61 t1
        add ebx, ebp                      ;   492.5 p5      61 t1
        mov edi, dword [esp + 120]        ;   488.0 p2      52 v[7]
        xor edi, ecx                      ;   491.0 p0      52 v[7]
        mov ebp, dword [esp + 60]         ;   489.0 p2      62 v[3]
        mov dword [esp + 60], edx         ;   488.8 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   490.0 p2      52 v[7]
        add ebp, ebx                      ;   493.5 p1      62 v[3]
        and edx, edi                      ;   493.0 p5      52 v[7]
        mov dword [esp + 68], edi         ;   492.0 p3+p4   52 v[7] spill
        mov edi, dword [esp + 120]        ;   491.0 p2      52 v[7]
        xor edi, edx                      ;   494.0 p0      52 v[7]
        add ebx, edi                      ;   495.0 p1      63 v[7]
        mov edi, ecx                      ;   490.8 p5      47 v[7] copy
        ror edi, 9                        ;   491.8 p0      47 v[7]
        xor edi, ecx                      ;   492.8 p1      47 v[7]
        ror edi, 0xb                      ;   493.8 p5      47 v[7]
        xor edi, ecx                      ;   494.8 p0      47 v[7]
        ror edi, 2                        ;   495.8 p5      47 v[7]
        add ebx, edi                      ;   496.8 p1      63 v[7]
        mov edi, dword [esp + 88]         ;   492.5 p2      49 w[9]
        shr edi, 3                        ;   495.5 p0      49 w[9]
        mov edx, dword [esp + 88]         ;   493.5 p2      49 w[9]
        ror edx, 0xb                      ;   496.5 p5      49 w[9]
        mov dword [esp + 108], ecx        ;   493.5 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 88]         ;   494.5 p2      49 w[9]
        xor ecx, edx                      ;   497.5 p1      49 w[9]
        ror ecx, 7                        ;   498.5 p0      49 w[9]
        mov edx, dword [esp + 56]         ;   495.5 p2      78 w[2] reload
        add eax, edx                      ;   498.5 p5      78 w[9]
        add eax, dword [esp + 84]         ;   499.5 p1+p2   78 w[9]
        xor edi, ecx                      ;   499.5 p0      49 w[9]
        mov ecx, esi                      ;   495.8 p5      50 w[10] copy
        shr ecx, 0xa                      ;   496.8 p0      50 w[10]
        mov edx, esi                      ;   496.0 p1      50 w[10] copy
        ror edx, 2                        ;   497.0 p5      50 w[10]
        xor edx, esi                      ;   498.0 p1      50 w[10]
        ror edx, 0x11                     ;   499.0 p0      50 w[10]
        xor ecx, edx                      ;   500.0 p5      50 w[10]
        add eax, edi                      ;   500.5 p1      78 w[9]
        mov edi, dword [esp + 60]         ;   497.5 p2      51 t1
        mov edx, dword [esp + 104]        ;   498.5 p2      62 v[5] reload
        xor edi, edx                      ;   501.5 p0      51 t1
        and edi, ebp                      ;   502.5 p5      51 t1
        xor edi, edx                      ;   503.5 p1      51 t1
        mov dword [esp + 84], esi         ;   498.8 p3+p4   78 w[8] spill
        mov esi, dword [esp + 112]        ;   499.5 p2      61 t1
        lea esi, [esi + eax - 1474664885] ;   502.5 p0      61 t1
        mov edx, ebp                      ;   499.8 p5      48 t1 copy
        ror edx, 0xe                      ;   500.8 p0      48 t1
        xor edx, ebp                      ;   501.8 p1      48 t1
        ror edx, 5                        ;   502.8 p5      48 t1
        xor edx, ebp                      ;   503.8 p1      48 t1
        ror edx, 6                        ;   504.8 p0      48 t1
        add esi, edi                      ;   504.5 p5      61 t1
        add esi, edx                      ;   505.8 p1      61 t1
        mov edi, dword [esp + 108]        ;   501.5 p2      52 v[6]
        xor edi, ebx                      ;   504.5 p0      52 v[6]
        mov edx, dword [esp + 116]        ;   502.5 p2      62 v[2]
        mov dword [esp + 116], ebp        ;   502.2 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   503.5 p2      52 v[6]
        add edx, esi                      ;   506.8 p5      62 v[2]
        and ebp, edi                      ;   506.5 p1      52 v[6]
        mov dword [esp + 68], edi         ;   505.5 p3+p4   52 v[6] spill
        mov edi, dword [esp + 108]        ;   504.5 p2      52 v[6]
        xor edi, ebp                      ;   507.5 p0      52 v[6]
        add esi, edi                      ;   508.5 p5      63 v[6]
        mov edi, ebx                      ;   504.2 p1      47 v[6] copy
        ror edi, 9                        ;   505.2 p0      47 v[6]
        xor edi, ebx                      ;   506.2 p5      47 v[6]
        ror edi, 0xb                      ;   507.2 p0      47 v[6]
        xor edi, ebx                      ;   508.2 p1      47 v[6]
        ror edi, 2                        ;   509.2 p5      47 v[6]
        add esi, edi                      ;   510.2 p1      63 v[6]
        mov edi, dword [esp + 92]         ;   506.0 p2      49 w[10]
        shr edi, 3                        ;   509.0 p0      49 w[10]
        mov ebp, dword [esp + 92]         ;   507.0 p2      49 w[10]
        ror ebp, 0xb                      ;   510.0 p5      49 w[10]
        mov dword [esp + 112], ebx        ;   507.0 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 92]         ;   508.0 p2      49 w[10]
        xor ebx, ebp                      ;   511.0 p1      49 w[10]
        ror ebx, 7                        ;   512.0 p0      49 w[10]
        mov ebp, dword [esp + 64]         ;   509.0 p2      78 w[3] reload
        add ecx, ebp                      ;   512.0 p5      78 w[10]
        add ecx, dword [esp + 88]         ;   513.0 p1+p2   78 w[10]
        xor edi, ebx                      ;   513.0 p0      49 w[10]
        mov ebx, eax                      ;   509.2 p5      50 w[11] copy
        shr ebx, 0xa                      ;   510.2 p0      50 w[11]
        mov ebp, eax                      ;   509.5 p1      50 w[11] copy
        ror ebp, 2                        ;   510.5 p5      50 w[11]
        xor ebp, eax                      ;   511.5 p1      50 w[11]
        ror ebp, 0x11                     ;   512.5 p0      50 w[11]
        xor ebx, ebp                      ;   513.5 p5      50 w[11]
        add ecx, edi                      ;   514.0 p1      78 w[10]
        mov edi, dword [esp + 116]        ;   511.0 p2      51 t1
        mov ebp, dword [esp + 60]         ;   512.0 p2      62 v[4] reload
        xor edi, ebp                      ;   515.0 p0      51 t1
        and edi, edx                      ;   516.0 p5      51 t1
        xor edi, ebp                      ;   517.0 p1      51 t1
        mov dword [esp + 88], eax         ;   512.2 p3+p4   78 w[9] spill
        mov eax, dword [esp + 104]        ;   513.0 p2      61 t1
        lea eax, [eax + ecx - 1035236496] ;   516.0 p0      61 t1
        mov ebp, edx                      ;   513.2 p5      48 t1 copy
        ror ebp, 0xe                      ;   514.2 p0      48 t1
        xor ebp, edx                      ;   515.2 p1      48 t1
        ror ebp, 5                        ;   516.2 p5      48 t1
        xor ebp, edx                      ;   517.2 p1      48 t1
        ror ebp, 6                        ;   518.2 p0      48 t1
        add eax, edi                      ;   518.0 p5      61 t1
        add eax, ebp                      ;   519.2 p1      61 t1
        mov edi, dword [esp + 112]        ;   515.0 p2      52 v[5]
        xor edi, esi                      ;   518.0 p0      52 v[5]
        mov ebp, dword [esp + 120]        ;   516.0 p2      62 v[1]
        mov dword [esp + 120], edx        ;   515.8 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   517.0 p2      52 v[5]
        and edx, edi                      ;   520.0 p5      52 v[5]
        add ebp, eax                      ;   520.2 p1      62 v[1]
        mov dword [esp + 68], edi         ;   519.0 p3+p4   52 v[5] spill
        mov edi, dword [esp + 112]        ;   518.0 p2      52 v[5]
        xor edi, edx                      ;   521.0 p0      52 v[5]
        add eax, edi                      ;   522.0 p5      63 v[5]
        mov edi, esi                      ;   517.8 p1      47 v[5] copy
        ror edi, 9                        ;   518.8 p0      47 v[5]
        xor edi, esi                      ;   519.8 p5      47 v[5]
        ror edi, 0xb                      ;   520.8 p0      47 v[5]
        xor edi, esi                      ;   521.8 p1      47 v[5]
        ror edi, 2                        ;   522.8 p5      47 v[5]
        add eax, edi                      ;   523.8 p1      63 v[5]
        mov edi, dword [esp + 96]         ;   519.5 p2      49 w[11]
        shr edi, 3                        ;   522.5 p0      49 w[11]
        mov edx, dword [esp + 96]         ;   520.5 p2      49 w[11]
        ror edx, 0xb                      ;   523.5 p5      49 w[11]
        mov dword [esp + 104], esi        ;   520.5 p3+p4   63 v[6] spill
        mov esi, dword [esp + 96]         ;   521.5 p2      49 w[11]
        xor esi, edx                      ;   524.5 p1      49 w[11]
        ror esi, 7                        ;   525.5 p0      49 w[11]
        mov edx, dword [esp + 48]         ;   522.5 p2      78 w[4] reload
        add ebx, edx                      ;   525.5 p5      78 w[11]
        add ebx, dword [esp + 92]         ;   526.5 p1+p2   78 w[11]
        xor edi, esi                      ;   526.5 p0      49 w[11]
        mov esi, ecx                      ;   522.8 p5      50 w[12] copy
        shr esi, 0xa                      ;   523.8 p0      50 w[12]
        mov edx, ecx                      ;   523.0 p1      50 w[12] copy
        ror edx, 2                        ;   524.0 p5      50 w[12]
        xor edx, ecx                      ;   525.0 p1      50 w[12]
        ror edx, 0x11                     ;   526.0 p0      50 w[12]
        xor esi, edx                      ;   527.0 p5      50 w[12]
        add ebx, edi                      ;   527.5 p1      78 w[11]
        mov edi, dword [esp + 120]        ;   524.5 p2      51 t1
        mov edx, dword [esp + 116]        ;   525.5 p2      62 v[3] reload
        xor edi, edx                      ;   528.5 p0      51 t1
        and edi, ebp                      ;   529.5 p5      51 t1
        xor edi, edx                      ;   530.5 p1      51 t1
        mov dword [esp + 92], ecx         ;   525.8 p3+p4   78 w[10] spill
        mov ecx, dword [esp + 60]         ;   526.5 p2      61 t1
        lea ecx, [ecx + ebx - 949202525]  ;   529.5 p0      61 t1
        mov edx, ebp                      ;   526.8 p5      48 t1 copy
        ror edx, 0xe                      ;   527.8 p0      48 t1
        xor edx, ebp                      ;   528.8 p1      48 t1
        ror edx, 5                        ;   529.8 p5      48 t1
        xor edx, ebp                      ;   530.8 p1      48 t1
        ror edx, 6                        ;   531.8 p0      48 t1
        add ecx, edi                      ;   531.5 p5      61 t1
        add ecx, edx                      ;   532.8 p1      61 t1
        mov edi, dword [esp + 104]        ;   528.5 p2      52 v[4]
        xor edi, eax                      ;   531.5 p0      52 v[4]
        mov edx, dword [esp + 108]        ;   529.5 p2      62 v[0]
        mov dword [esp + 108], ebp        ;   529.2 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 68]         ;   530.5 p2      52 v[4]
        and ebp, edi                      ;   533.5 p5      52 v[4]
        add edx, ecx                      ;   533.8 p1      62 v[0]
        mov dword [esp + 68], edi         ;   532.5 p3+p4   52 v[4] spill
        mov edi, dword [esp + 104]        ;   531.5 p2      52 v[4]
        xor edi, ebp                      ;   534.5 p0      52 v[4]
        add ecx, edi                      ;   535.5 p5      63 v[4]
        mov edi, eax                      ;   531.2 p1      47 v[4] copy
        ror edi, 9                        ;   532.2 p0      47 v[4]
        xor edi, eax                      ;   533.2 p5      47 v[4]
        ror edi, 0xb                      ;   534.2 p0      47 v[4]
        xor edi, eax                      ;   535.2 p1      47 v[4]
        ror edi, 2                        ;   536.2 p5      47 v[4]
        add ecx, edi                      ;   537.2 p1      63 v[4]
        mov edi, dword [esp + 100]        ;   533.0 p2      49 w[12]
        shr edi, 3                        ;   536.0 p0      49 w[12]
        mov ebp, dword [esp + 100]        ;   534.0 p2      49 w[12]
        ror ebp, 0xb                      ;   537.0 p5      49 w[12]
        mov dword [esp + 60], eax         ;   534.0 p3+p4   63 v[5] spill
        mov eax, dword [esp + 100]        ;   535.0 p2      49 w[12]
        xor eax, ebp                      ;   538.0 p1      49 w[12]
        ror eax, 7                        ;   539.0 p0      49 w[12]
        mov ebp, dword [esp + 72]         ;   536.0 p2      78 w[5] reload
        add esi, ebp                      ;   539.0 p5      78 w[12]
        add esi, dword [esp + 96]         ;   540.0 p1+p2   78 w[12]
        xor edi, eax                      ;   540.0 p0      49 w[12]
        mov eax, ebx                      ;   536.2 p5      50 w[13] copy
        shr eax, 0xa                      ;   537.2 p0      50 w[13]
        mov ebp, ebx                      ;   536.5 p1      50 w[13] copy
        ror ebp, 2                        ;   537.5 p5      50 w[13]
        xor ebp, ebx                      ;   538.5 p1      50 w[13]
        ror ebp, 0x11                     ;   539.5 p0      50 w[13]
        xor eax, ebp                      ;   540.5 p5      50 w[13]
        add esi, edi                      ;   541.0 p1      78 w[12]
        mov edi, dword [esp + 108]        ;   538.0 p2      51 t1
        mov ebp, dword [esp + 120]        ;   539.0 p2      62 v[2] reload
        xor edi, ebp                      ;   542.0 p0      51 t1
        and edi, edx                      ;   543.0 p5      51 t1
        xor edi, ebp                      ;   544.0 p1      51 t1
        mov dword [esp + 96], ebx         ;   539.2 p3+p4   78 w[11] spill
        mov ebx, dword [esp + 116]        ;   540.0 p2      61 t1
        lea ebx, [ebx + esi - 778901479]  ;   543.0 p0      61 t1
        mov ebp, edx                      ;   540.2 p5      48 t1 copy
        ror ebp, 0xe                      ;   541.2 p0      48 t1
        xor ebp, edx                      ;   542.2 p1      48 t1
        ror ebp, 5                        ;   543.2 p5      48 t1
        xor ebp, edx                      ;   544.2 p1      48 t1
        ror ebp, 6                        ;   545.2 p0      48 t1
        add ebx, edi                      ;   545.0 p5      61 t1
        add ebx, ebp                      ;   546.2 p1      61 t1
        mov edi, dword [esp + 60]         ;   542.0 p2      52 v[3]
        xor edi, ecx                      ;   545.0 p0      52 v[3]
        mov ebp, dword [esp + 112]        ;   543.0 p2      62 v[7]
        mov dword [esp + 112], edx        ;   542.8 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   544.0 p2      52 v[3]
        and edx, edi                      ;   547.0 p5      52 v[3]
        add ebp, ebx                      ;   547.2 p1      62 v[7]
        mov dword [esp + 68], edi         ;   546.0 p3+p4   52 v[3] spill
        mov edi, dword [esp + 60]         ;   545.0 p2      52 v[3]
        xor edi, edx                      ;   548.0 p0      52 v[3]
        add ebx, edi                      ;   549.0 p5      63 v[3]
        mov edi, ecx                      ;   544.8 p1      47 v[3] copy
        ror edi, 9                        ;   545.8 p0      47 v[3]
        xor edi, ecx                      ;   546.8 p5      47 v[3]
        ror edi, 0xb                      ;   547.8 p0      47 v[3]
        xor edi, ecx                      ;   548.8 p1      47 v[3]
        ror edi, 2                        ;   549.8 p5      47 v[3]
        add ebx, edi                      ;   550.8 p1      63 v[3]
        mov edi, dword [esp + 36]         ;   546.5 p2      49 w[13]
        shr edi, 3                        ;   549.5 p0      49 w[13]
        mov edx, dword [esp + 36]         ;   547.5 p2      49 w[13]
        ror edx, 0xb                      ;   550.5 p5      49 w[13]
        mov dword [esp + 116], ecx        ;   547.5 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 36]         ;   548.5 p2      49 w[13]
        xor ecx, edx                      ;   551.5 p1      49 w[13]
        ror ecx, 7                        ;   552.5 p0      49 w[13]
        mov edx, dword [esp + 76]         ;   549.5 p2      78 w[6] reload
        add eax, edx                      ;   552.5 p5      78 w[13]
        add eax, dword [esp + 100]        ;   553.5 p1+p2   78 w[13]
        xor edi, ecx                      ;   553.5 p0      49 w[13]
        mov ecx, esi                      ;   549.8 p5      50 w[14] copy
        shr ecx, 0xa                      ;   550.8 p0      50 w[14]
        mov edx, esi                      ;   550.0 p1      50 w[14] copy
        ror edx, 2                        ;   551.0 p5      50 w[14]
        xor edx, esi                      ;   552.0 p1      50 w[14]
        ror edx, 0x11                     ;   553.0 p0      50 w[14]
        xor ecx, edx                      ;   554.0 p5      50 w[14]
        add eax, edi                      ;   554.5 p1      78 w[13]
        mov edi, dword [esp + 112]        ;   551.5 p2      51 t1
        mov edx, dword [esp + 108]        ;   552.5 p2      62 v[1] reload
        xor edi, edx                      ;   555.5 p0      51 t1
        and edi, ebp                      ;   556.5 p5      51 t1
        xor edi, edx                      ;   557.5 p1      51 t1
        mov dword [esp + 100], esi        ;   552.8 p3+p4   78 w[12] spill
        mov esi, dword [esp + 120]        ;   553.5 p2      61 t1
        lea esi, [esi + eax - 694614492]  ;   556.5 p0      61 t1
        mov edx, ebp                      ;   553.8 p5      48 t1 copy
        ror edx, 0xe                      ;   554.8 p0      48 t1
        xor edx, ebp                      ;   555.8 p1      48 t1
        ror edx, 5                        ;   556.8 p5      48 t1
        xor edx, ebp                      ;   557.8 p1      48 t1
        ror edx, 6                        ;   558.8 p0      48 t1
        add esi, edi                      ;   558.5 p5      61 t1
        add esi, edx                      ;   559.8 p1      61 t1
        mov edi, dword [esp + 116]        ;   555.5 p2      52 v[2]
        xor edi, ebx                      ;   558.5 p0      52 v[2]
        mov edx, dword [esp + 68]         ;   556.5 p2      52 v[2]
        mov dword [esp + 68], ebp         ;   556.2 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 104]        ;   557.5 p2      62 v[6]
        and edx, edi                      ;   559.5 p5      52 v[2]
        add ebp, esi                      ;   560.8 p1      62 v[6]
        mov dword [esp + 104], edi        ;   559.5 p3+p4   52 v[2] spill
        mov edi, dword [esp + 116]        ;   558.5 p2      52 v[2]
        xor edi, edx                      ;   561.5 p0      52 v[2]
        add esi, edi                      ;   562.5 p5      63 v[2]
        mov edi, ebx                      ;   558.2 p1      47 v[2] copy
        ror edi, 9                        ;   559.2 p0      47 v[2]
        xor edi, ebx                      ;   560.2 p5      47 v[2]
        ror edi, 0xb                      ;   561.2 p0      47 v[2]
        xor edi, ebx                      ;   562.2 p1      47 v[2]
        ror edi, 2                        ;   563.2 p5      47 v[2]
        add esi, edi                      ;   564.2 p1      63 v[2]
        mov edi, dword [esp + 40]         ;   560.0 p2      49 w[14]
        shr edi, 3                        ;   563.0 p0      49 w[14]
        mov edx, dword [esp + 40]         ;   561.0 p2      49 w[14]
        ror edx, 0xb                      ;   564.0 p5      49 w[14]
        mov dword [esp + 120], ebx        ;   561.0 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 40]         ;   562.0 p2      49 w[14]
        xor ebx, edx                      ;   565.0 p1      49 w[14]
        ror ebx, 7                        ;   566.0 p0      49 w[14]
        mov edx, dword [esp + 80]         ;   563.0 p2      78 w[7] reload
        add ecx, edx                      ;   566.0 p5      78 w[14]
        add ecx, dword [esp + 36]         ;   567.0 p1+p2   78 w[14]
        xor edi, ebx                      ;   567.0 p0      49 w[14]
        mov ebx, eax                      ;   563.2 p5      50 w[15] copy
        shr ebx, 0xa                      ;   564.2 p0      50 w[15]
        mov edx, eax                      ;   563.5 p1      50 w[15] copy
        ror edx, 2                        ;   564.5 p5      50 w[15]
        xor edx, eax                      ;   565.5 p1      50 w[15]
        ror edx, 0x11                     ;   566.5 p0      50 w[15]
        xor ebx, edx                      ;   567.5 p5      50 w[15]
        add ecx, edi                      ;   568.0 p1      78 w[14]
        mov edi, dword [esp + 68]         ;   565.0 p2      51 t1
        mov edx, dword [esp + 112]        ;   566.0 p2      62 v[0] reload
        xor edi, edx                      ;   569.0 p0      51 t1
        and edi, ebp                      ;   570.0 p5      51 t1
        xor edi, edx                      ;   571.0 p1      51 t1
        mov dword [esp + 36], eax         ;   566.2 p3+p4   78 w[13] spill
        mov eax, dword [esp + 108]        ;   567.0 p2      61 t1
        lea eax, [eax + ecx - 200395387]  ;   570.0 p0      61 t1
        mov edx, ebp                      ;   567.2 p5      48 t1 copy
        ror edx, 0xe                      ;   568.2 p0      48 t1
        xor edx, ebp                      ;   569.2 p1      48 t1
        ror edx, 5                        ;   570.2 p5      48 t1
        xor edx, ebp                      ;   571.2 p1      48 t1
        ror edx, 6                        ;   572.2 p0      48 t1
        add eax, edi                      ;   572.0 p5      61 t1
        add eax, edx                      ;   573.2 p1      61 t1
        mov edi, dword [esp + 120]        ;   569.0 p2      52 v[1]
        xor edi, esi                      ;   572.0 p0      52 v[1]
        mov edx, dword [esp + 104]        ;   570.0 p2      52 v[1]
        mov dword [esp + 104], ebp        ;   569.8 p3+p4   62 v[6] spill
        mov ebp, dword [esp + 60]         ;   571.0 p2      62 v[5]
        and edx, edi                      ;   573.0 p5      52 v[1]
        add ebp, eax                      ;   574.2 p1      62 v[5]
        mov dword [esp + 60], edi         ;   573.0 p3+p4   52 v[1] spill
        mov edi, dword [esp + 120]        ;   572.0 p2      52 v[1]
        xor edi, edx                      ;   575.0 p0      52 v[1]
        add eax, edi                      ;   576.0 p5      63 v[1]
        mov edi, esi                      ;   571.8 p1      47 v[1] copy
        ror edi, 9                        ;   572.8 p0      47 v[1]
        xor edi, esi                      ;   573.8 p5      47 v[1]
        ror edi, 0xb                      ;   574.8 p0      47 v[1]
        xor edi, esi                      ;   575.8 p1      47 v[1]
        ror edi, 2                        ;   576.8 p5      47 v[1]
        add eax, edi                      ;   577.8 p1      63 v[1]
        mov edi, dword [esp + 44]         ;   573.5 p2      49 w[15]
        shr edi, 3                        ;   576.5 p0      49 w[15]
        mov edx, dword [esp + 44]         ;   574.5 p2      49 w[15]
        ror edx, 0xb                      ;   577.5 p5      49 w[15]
        mov dword [esp + 108], esi        ;   574.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 44]         ;   575.5 p2      49 w[15]
        xor esi, edx                      ;   578.5 p1      49 w[15]
        ror esi, 7                        ;   579.5 p0      49 w[15]
        mov edx, dword [esp + 84]         ;   576.5 p2      78 w[8] reload
        add ebx, edx                      ;   579.5 p5      78 w[15]
        add ebx, dword [esp + 40]         ;   580.5 p1+p2   78 w[15]
        xor edi, esi                      ;   580.5 p0      49 w[15]
        mov esi, ecx                      ;   576.8 p5      50 w[0] copy
        shr esi, 0xa                      ;   577.8 p0      50 w[0]
        mov edx, ecx                      ;   577.0 p1      50 w[0] copy
        ror edx, 2                        ;   578.0 p5      50 w[0]
        xor edx, ecx                      ;   579.0 p1      50 w[0]
        ror edx, 0x11                     ;   580.0 p0      50 w[0]
        xor esi, edx                      ;   581.0 p5      50 w[0]
        add ebx, edi                      ;   581.5 p1      78 w[15]
        mov edi, dword [esp + 104]        ;   578.5 p2      51 t1
        mov edx, dword [esp + 68]         ;   579.5 p2      62 v[7] reload
        xor edi, edx                      ;   582.5 p0      51 t1
        and edi, ebp                      ;   583.5 p5      51 t1
        xor edi, edx                      ;   584.5 p1      51 t1
        mov dword [esp + 40], ecx         ;   579.8 p3+p4   78 w[14] spill
        mov ecx, dword [esp + 112]        ;   580.5 p2      61 t1
        lea ecx, [ecx + ebx + 275423344]  ;   583.5 p0      61 t1
        mov edx, ebp                      ;   580.8 p5      48 t1 copy
        ror edx, 0xe                      ;   581.8 p0      48 t1
        xor edx, ebp                      ;   582.8 p1      48 t1
        ror edx, 5                        ;   583.8 p5      48 t1
        xor edx, ebp                      ;   584.8 p1      48 t1
        ror edx, 6                        ;   585.8 p0      48 t1
        add ecx, edi                      ;   585.5 p5      61 t1
        add ecx, edx                      ;   586.8 p1      61 t1
        mov edi, dword [esp + 108]        ;   582.5 p2      52 v[0]
        xor edi, eax                      ;   585.5 p0      52 v[0]
        mov edx, dword [esp + 60]         ;   583.5 p2      52 v[0]
        and edx, edi                      ;   586.5 p5      52 v[0]
        mov dword [esp + 60], edi         ;   586.5 p3+p4   52 v[0] spill
        mov edi, dword [esp + 116]        ;   584.5 p2      62 v[4]
        add edi, ecx                      ;   587.8 p1      62 v[4]
        mov dword [esp + 116], ebp        ;   584.5 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 108]        ;   585.5 p2      52 v[0]
        xor ebp, edx                      ;   588.5 p0      52 v[0]
        add ecx, ebp                      ;   589.5 p5      63 v[0]
        mov ebp, eax                      ;   585.2 p1      47 v[0] copy
        ror ebp, 9                        ;   586.2 p0      47 v[0]
        xor ebp, eax                      ;   587.2 p5      47 v[0]
        ror ebp, 0xb                      ;   588.2 p0      47 v[0]
        xor ebp, eax                      ;   589.2 p1      47 v[0]
        ror ebp, 2                        ;   590.2 p5      47 v[0]
        add ecx, ebp                      ;   591.2 p1      63 v[0]
        mov ebp, dword [esp + 52]         ;   587.0 p2      49 w[0]
        shr ebp, 3                        ;   590.0 p0      49 w[0]
        mov edx, dword [esp + 52]         ;   588.0 p2      49 w[0]
        ror edx, 0xb                      ;   591.0 p5      49 w[0]
        mov dword [esp + 112], eax        ;   588.0 p3+p4   63 v[1] spill
        mov eax, dword [esp + 52]         ;   589.0 p2      49 w[0]
        xor eax, edx                      ;   592.0 p1      49 w[0]
        ror eax, 7                        ;   593.0 p0      49 w[0]
        mov edx, dword [esp + 88]         ;   590.0 p2      78 w[9] reload
        add esi, edx                      ;   593.0 p5      78 w[0]
        add esi, dword [esp + 44]         ;   594.0 p1+p2   78 w[0]
        xor ebp, eax                      ;   594.0 p0      49 w[0]
        mov eax, ebx                      ;   590.2 p5      50 w[1] copy
        shr eax, 0xa                      ;   591.2 p0      50 w[1]
        mov edx, ebx                      ;   590.5 p1      50 w[1] copy
        ror edx, 2                        ;   591.5 p5      50 w[1]
        xor edx, ebx                      ;   592.5 p1      50 w[1]
        ror edx, 0x11                     ;   593.5 p0      50 w[1]
        xor eax, edx                      ;   594.5 p5      50 w[1]
        add esi, ebp                      ;   595.0 p1      78 w[0]
        mov ebp, dword [esp + 116]        ;   592.0 p2      51 t1
        mov edx, dword [esp + 104]        ;   593.0 p2      62 v[6] reload
        xor ebp, edx                      ;   596.0 p0      51 t1
        and ebp, edi                      ;   597.0 p5      51 t1
        xor ebp, edx                      ;   598.0 p1      51 t1
        mov dword [esp + 44], ebx         ;   593.2 p3+p4   78 w[15] spill
        mov ebx, dword [esp + 68]         ;   594.0 p2      61 t1
        lea ebx, [ebx + esi + 430227734]  ;   597.0 p0      61 t1
        mov edx, edi                      ;   594.2 p5      48 t1 copy
        ror edx, 0xe                      ;   595.2 p0      48 t1
        xor edx, edi                      ;   596.2 p1      48 t1
        ror edx, 5                        ;   597.2 p5      48 t1
        xor edx, edi                      ;   598.2 p1      48 t1
        ror edx, 6                        ;   599.2 p0      48 t1
        add ebx, ebp                      ;   599.0 p5      61 t1
        add ebx, edx                      ;   600.2 p1      61 t1
        mov ebp, dword [esp + 112]        ;   596.0 p2      52 v[7]
        xor ebp, ecx                      ;   599.0 p0      52 v[7]
        mov edx, dword [esp + 60]         ;   597.0 p2      52 v[7]
        and edx, ebp                      ;   600.0 p5      52 v[7]
        mov dword [esp + 60], ebp         ;   600.0 p3+p4   52 v[7] spill
        mov ebp, dword [esp + 120]        ;   598.0 p2      62 v[3]
        add ebp, ebx                      ;   601.2 p1      62 v[3]
        mov dword [esp + 120], edi        ;   598.0 p3+p4   62 v[4] spill
        mov edi, dword [esp + 112]        ;   599.0 p2      52 v[7]
        xor edi, edx                      ;   602.0 p0      52 v[7]
        add ebx, edi                      ;   603.0 p5      63 v[7]
        mov edi, ecx                      ;   598.8 p1      47 v[7] copy
        ror edi, 9                        ;   599.8 p0      47 v[7]
        xor edi, ecx                      ;   600.8 p5      47 v[7]
        ror edi, 0xb                      ;   601.8 p0      47 v[7]
        xor edi, ecx                      ;   602.8 p1      47 v[7]
        ror edi, 2                        ;   603.8 p5      47 v[7]
        add ebx, edi                      ;   604.8 p1      63 v[7]
        mov edi, dword [esp + 56]         ;   600.5 p2      49 w[1]
        shr edi, 3                        ;   603.5 p0      49 w[1]
        mov edx, dword [esp + 56]         ;   601.5 p2      49 w[1]
        ror edx, 0xb                      ;   604.5 p5      49 w[1]
        mov dword [esp + 68], ecx         ;   601.5 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 56]         ;   602.5 p2      49 w[1]
        xor ecx, edx                      ;   605.5 p1      49 w[1]
        ror ecx, 7                        ;   606.5 p0      49 w[1]
        mov edx, dword [esp + 92]         ;   603.5 p2      78 w[10] reload
        add eax, edx                      ;   606.5 p5      78 w[1]
        add eax, dword [esp + 52]         ;   607.5 p1+p2   78 w[1]
        xor edi, ecx                      ;   607.5 p0      49 w[1]
        mov ecx, esi                      ;   603.8 p5      50 w[2] copy
        shr ecx, 0xa                      ;   604.8 p0      50 w[2]
        mov edx, esi                      ;   604.0 p1      50 w[2] copy
        ror edx, 2                        ;   605.0 p5      50 w[2]
        xor edx, esi                      ;   606.0 p1      50 w[2]
        ror edx, 0x11                     ;   607.0 p0      50 w[2]
        xor ecx, edx                      ;   608.0 p5      50 w[2]
        add eax, edi                      ;   608.5 p1      78 w[1]
        mov edi, dword [esp + 120]        ;   605.5 p2      51 t1
        mov edx, dword [esp + 116]        ;   606.5 p2      62 v[5] reload
        xor edi, edx                      ;   609.5 p0      51 t1
        and edi, ebp                      ;   610.5 p5      51 t1
        xor edi, edx                      ;   611.5 p1      51 t1
        mov dword [esp + 52], esi         ;   606.8 p3+p4   78 w[0] spill
        mov esi, dword [esp + 104]        ;   607.5 p2      61 t1
        lea esi, [esi + eax + 506948616]  ;   610.5 p0      61 t1
        mov edx, ebp                      ;   607.8 p5      48 t1 copy
        ror edx, 0xe                      ;   608.8 p0      48 t1
        xor edx, ebp                      ;   609.8 p1      48 t1
        ror edx, 5                        ;   610.8 p5      48 t1
        xor edx, ebp                      ;   611.8 p1      48 t1
        ror edx, 6                        ;   612.8 p0      48 t1
        add esi, edi                      ;   612.5 p5      61 t1
        add esi, edx                      ;   613.8 p1      61 t1
        mov edi, dword [esp + 68]         ;   609.5 p2      52 v[6]
        xor edi, ebx                      ;   612.5 p0      52 v[6]
        mov edx, dword [esp + 60]         ;   610.5 p2      52 v[6]
        and edx, edi                      ;   613.5 p5      52 v[6]
        mov dword [esp + 60], edi         ;   613.5 p3+p4   52 v[6] spill
        mov edi, dword [esp + 108]        ;   611.5 p2      62 v[2]
        add edi, esi                      ;   614.8 p1      62 v[2]
        mov dword [esp + 108], ebp        ;   611.5 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   612.5 p2      52 v[6]
        xor ebp, edx                      ;   615.5 p0      52 v[6]
        add esi, ebp                      ;   616.5 p5      63 v[6]
        mov ebp, ebx                      ;   612.2 p1      47 v[6] copy
        ror ebp, 9                        ;   613.2 p0      47 v[6]
        xor ebp, ebx                      ;   614.2 p5      47 v[6]
        ror ebp, 0xb                      ;   615.2 p0      47 v[6]
        xor ebp, ebx                      ;   616.2 p1      47 v[6]
        ror ebp, 2                        ;   617.2 p5      47 v[6]
        add esi, ebp                      ;   618.2 p1      63 v[6]
        mov ebp, dword [esp + 64]         ;   614.0 p2      49 w[2]
        shr ebp, 3                        ;   617.0 p0      49 w[2]
        mov edx, dword [esp + 64]         ;   615.0 p2      49 w[2]
        ror edx, 0xb                      ;   618.0 p5      49 w[2]
        mov dword [esp + 104], ebx        ;   615.0 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 64]         ;   616.0 p2      49 w[2]
        xor ebx, edx                      ;   619.0 p1      49 w[2]
        ror ebx, 7                        ;   620.0 p0      49 w[2]
        mov edx, dword [esp + 96]         ;   617.0 p2      78 w[11] reload
        add ecx, edx                      ;   620.0 p5      78 w[2]
        add ecx, dword [esp + 56]         ;   621.0 p1+p2   78 w[2]
        xor ebp, ebx                      ;   621.0 p0      49 w[2]
        mov ebx, eax                      ;   617.2 p5      50 w[3] copy
        shr ebx, 0xa                      ;   618.2 p0      50 w[3]
        mov edx, eax                      ;   617.5 p1      50 w[3] copy
        ror edx, 2                        ;   618.5 p5      50 w[3]
        xor edx, eax                      ;   619.5 p1      50 w[3]
        ror edx, 0x11                     ;   620.5 p0      50 w[3]
        xor ebx, edx                      ;   621.5 p5      50 w[3]
        add ecx, ebp                      ;   622.0 p1      78 w[2]
        mov ebp, dword [esp + 108]        ;   619.0 p2      51 t1
        mov edx, dword [esp + 120]        ;   620.0 p2      62 v[4] reload
        xor ebp, edx                      ;   623.0 p0      51 t1
        and ebp, edi                      ;   624.0 p5      51 t1
        xor ebp, edx                      ;   625.0 p1      51 t1
        mov dword [esp + 56], eax         ;   620.2 p3+p4   78 w[1] spill
        mov eax, dword [esp + 116]        ;   621.0 p2      61 t1
        lea eax, [eax + ecx + 659060556]  ;   624.0 p0      61 t1
        mov edx, edi                      ;   621.2 p5      48 t1 copy
        ror edx, 0xe                      ;   622.2 p0      48 t1
        xor edx, edi                      ;   623.2 p1      48 t1
        ror edx, 5                        ;   624.2 p5      48 t1
        xor edx, edi                      ;   625.2 p1      48 t1
        ror edx, 6                        ;   626.2 p0      48 t1
        add eax, ebp                      ;   626.0 p5      61 t1
        add eax, edx                      ;   627.2 p1      61 t1
        mov ebp, dword [esp + 104]        ;   623.0 p2      52 v[5]
        xor ebp, esi                      ;   626.0 p0      52 v[5]
        mov edx, dword [esp + 60]         ;   624.0 p2      52 v[5]
        and edx, ebp                      ;   627.0 p5      52 v[5]
        mov dword [esp + 60], ebp         ;   627.0 p3+p4   52 v[5] spill
        mov ebp, dword [esp + 112]        ;   625.0 p2      62 v[1]
        add ebp, eax                      ;   628.2 p1      62 v[1]
        mov dword [esp + 112], edi        ;   625.0 p3+p4   62 v[2] spill
        mov edi, dword [esp + 104]        ;   626.0 p2      52 v[5]
        xor edi, edx                      ;   629.0 p0      52 v[5]
        add eax, edi                      ;   630.0 p5      63 v[5]
        mov edi, esi                      ;   625.8 p1      47 v[5] copy
        ror edi, 9                        ;   626.8 p0      47 v[5]
        xor edi, esi                      ;   627.8 p5      47 v[5]
        ror edi, 0xb                      ;   628.8 p0      47 v[5]
        xor edi, esi                      ;   629.8 p1      47 v[5]
        ror edi, 2                        ;   630.8 p5      47 v[5]
        add eax, edi                      ;   631.8 p1      63 v[5]
        mov edi, dword [esp + 48]         ;   627.5 p2      49 w[3]
        shr edi, 3                        ;   630.5 p0      49 w[3]
        mov edx, dword [esp + 48]         ;   628.5 p2      49 w[3]
        ror edx, 0xb                      ;   631.5 p5      49 w[3]
        mov dword [esp + 116], esi        ;   628.5 p3+p4   63 v[6] spill
        mov esi, dword [esp + 48]         ;   629.5 p2      49 w[3]
        xor esi, edx                      ;   632.5 p1      49 w[3]
        ror esi, 7                        ;   633.5 p0      49 w[3]
        mov edx, dword [esp + 100]        ;   630.5 p2      78 w[12] reload
        add ebx, edx                      ;   633.5 p5      78 w[3]
        add ebx, dword [esp + 64]         ;   634.5 p1+p2   78 w[3]
        xor edi, esi                      ;   634.5 p0      49 w[3]
        mov esi, ecx                      ;   630.8 p5      50 w[4] copy
        shr esi, 0xa                      ;   631.8 p0      50 w[4]
        mov edx, ecx                      ;   631.0 p1      50 w[4] copy
        ror edx, 2                        ;   632.0 p5      50 w[4]
        xor edx, ecx                      ;   633.0 p1      50 w[4]
        ror edx, 0x11                     ;   634.0 p0      50 w[4]
        xor esi, edx                      ;   635.0 p5      50 w[4]
        add ebx, edi                      ;   635.5 p1      78 w[3]
        mov edi, dword [esp + 112]        ;   632.5 p2      51 t1
        mov edx, dword [esp + 108]        ;   633.5 p2      62 v[3] reload
        xor edi, edx                      ;   636.5 p0      51 t1
        and edi, ebp                      ;   637.5 p5      51 t1
        xor edi, edx                      ;   638.5 p1      51 t1
        mov dword [esp + 64], ecx         ;   633.8 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 120]        ;   634.5 p2      61 t1
        lea ecx, [ecx + ebx + 883997877]  ;   637.5 p0      61 t1
        mov edx, ebp                      ;   634.8 p5      48 t1 copy
        ror edx, 0xe                      ;   635.8 p0      48 t1
        xor edx, ebp                      ;   636.8 p1      48 t1
        ror edx, 5                        ;   637.8 p5      48 t1
        xor edx, ebp                      ;   638.8 p1      48 t1
        ror edx, 6                        ;   639.8 p0      48 t1
        add ecx, edi                      ;   639.5 p5      61 t1
        add ecx, edx                      ;   640.8 p1      61 t1
        mov edi, dword [esp + 116]        ;   636.5 p2      52 v[4]
        xor edi, eax                      ;   639.5 p0      52 v[4]
        mov edx, dword [esp + 60]         ;   637.5 p2      52 v[4]
        and edx, edi                      ;   640.5 p5      52 v[4]
        mov dword [esp + 60], edi         ;   640.5 p3+p4   52 v[4] spill
        mov edi, dword [esp + 68]         ;   638.5 p2      62 v[0]
        add edi, ecx                      ;   641.8 p1      62 v[0]
        mov dword [esp + 68], ebp         ;   638.5 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 116]        ;   639.5 p2      52 v[4]
        xor ebp, edx                      ;   642.5 p0      52 v[4]
        add ecx, ebp                      ;   643.5 p5      63 v[4]
        mov ebp, eax                      ;   639.2 p1      47 v[4] copy
        ror ebp, 9                        ;   640.2 p0      47 v[4]
        xor ebp, eax                      ;   641.2 p5      47 v[4]
        ror ebp, 0xb                      ;   642.2 p0      47 v[4]
        xor ebp, eax                      ;   643.2 p1      47 v[4]
        ror ebp, 2                        ;   644.2 p5      47 v[4]
        add ecx, ebp                      ;   645.2 p1      63 v[4]
        mov ebp, dword [esp + 72]         ;   641.0 p2      49 w[4]
        shr ebp, 3                        ;   644.0 p0      49 w[4]
        mov edx, dword [esp + 72]         ;   642.0 p2      49 w[4]
        ror edx, 0xb                      ;   645.0 p5      49 w[4]
        mov dword [esp + 120], eax        ;   642.0 p3+p4   63 v[5] spill
        mov eax, dword [esp + 72]         ;   643.0 p2      49 w[4]
        xor eax, edx                      ;   646.0 p1      49 w[4]
        ror eax, 7                        ;   647.0 p0      49 w[4]
        mov edx, dword [esp + 36]         ;   644.0 p2      78 w[13] reload
        add esi, edx                      ;   647.0 p5      78 w[4]
        add esi, dword [esp + 48]         ;   648.0 p1+p2   78 w[4]
        xor ebp, eax                      ;   648.0 p0      49 w[4]
        mov eax, ebx                      ;   644.2 p5      50 w[5] copy
        shr eax, 0xa                      ;   645.2 p0      50 w[5]
        mov edx, ebx                      ;   644.5 p1      50 w[5] copy
        ror edx, 2                        ;   645.5 p5      50 w[5]
        xor edx, ebx                      ;   646.5 p1      50 w[5]
        ror edx, 0x11                     ;   647.5 p0      50 w[5]
        xor eax, edx                      ;   648.5 p5      50 w[5]
        add esi, ebp                      ;   649.0 p1      78 w[4]
        mov ebp, dword [esp + 68]         ;   646.0 p2      51 t1
        mov edx, dword [esp + 112]        ;   647.0 p2      62 v[2] reload
        xor ebp, edx                      ;   650.0 p0      51 t1
        and ebp, edi                      ;   651.0 p5      51 t1
        xor ebp, edx                      ;   652.0 p1      51 t1
        mov dword [esp + 48], ebx         ;   647.2 p3+p4   78 w[3] spill
        mov ebx, dword [esp + 108]        ;   648.0 p2      61 t1
        lea ebx, [ebx + esi + 958139571]  ;   651.0 p0      61 t1
        mov edx, edi                      ;   648.2 p5      48 t1 copy
        ror edx, 0xe                      ;   649.2 p0      48 t1
        xor edx, edi                      ;   650.2 p1      48 t1
        ror edx, 5                        ;   651.2 p5      48 t1
        xor edx, edi                      ;   652.2 p1      48 t1
        ror edx, 6                        ;   653.2 p0      48 t1
        add ebx, ebp                      ;   653.0 p5      61 t1
        add ebx, edx                      ;   654.2 p1      61 t1
        mov ebp, dword [esp + 120]        ;   650.0 p2      52 v[3]
        xor ebp, ecx                      ;   653.0 p0      52 v[3]
        mov edx, dword [esp + 60]         ;   651.0 p2      52 v[3]
        and edx, ebp                      ;   654.0 p5      52 v[3]
        mov dword [esp + 60], ebp         ;   654.0 p3+p4   52 v[3] spill
        mov ebp, dword [esp + 104]        ;   652.0 p2      62 v[7]
        mov dword [esp + 104], edi        ;   652.0 p3+p4   62 v[0] spill
        mov edi, dword [esp + 120]        ;   653.0 p2      52 v[3]
        add ebp, ebx                      ;   655.2 p1      62 v[7]
        xor edi, edx                      ;   656.0 p0      52 v[3]
        add ebx, edi                      ;   657.0 p5      63 v[3]
        mov edi, ecx                      ;   653.0 p1      47 v[3] copy
        ror edi, 9                        ;   654.0 p0      47 v[3]
        xor edi, ecx                      ;   655.0 p5      47 v[3]
        ror edi, 0xb                      ;   656.0 p0      47 v[3]
        xor edi, ecx                      ;   657.0 p1      47 v[3]
        ror edi, 2                        ;   658.0 p5      47 v[3]
        add ebx, edi                      ;   659.0 p1      63 v[3]
        mov edi, dword [esp + 76]         ;   654.5 p2      49 w[5]
        shr edi, 3                        ;   657.5 p0      49 w[5]
        mov edx, dword [esp + 76]         ;   655.5 p2      49 w[5]
        ror edx, 0xb                      ;   658.5 p5      49 w[5]
        mov dword [esp + 108], ecx        ;   655.5 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 76]         ;   656.5 p2      49 w[5]
        xor ecx, edx                      ;   659.5 p1      49 w[5]
        ror ecx, 7                        ;   660.5 p0      49 w[5]
        mov edx, dword [esp + 40]         ;   657.5 p2      78 w[14] reload
        add eax, edx                      ;   660.5 p5      78 w[5]
        add eax, dword [esp + 72]         ;   661.5 p1+p2   78 w[5]
        xor edi, ecx                      ;   661.5 p0      49 w[5]
        mov ecx, esi                      ;   657.8 p5      50 w[6] copy
        shr ecx, 0xa                      ;   658.8 p0      50 w[6]
        mov edx, esi                      ;   658.0 p1      50 w[6] copy
        ror edx, 2                        ;   659.0 p5      50 w[6]
        xor edx, esi                      ;   660.0 p1      50 w[6]
        ror edx, 0x11                     ;   661.0 p0      50 w[6]
        xor ecx, edx                      ;   662.0 p5      50 w[6]
        add eax, edi                      ;   662.5 p1      78 w[5]
        mov edi, dword [esp + 104]        ;   659.5 p2      51 t1
        mov edx, dword [esp + 68]         ;   660.5 p2      62 v[1] reload
        xor edi, edx                      ;   663.5 p0      51 t1
        and edi, ebp                      ;   664.5 p5      51 t1
        xor edi, edx                      ;   665.5 p1      51 t1
        mov dword [esp + 72], esi         ;   660.8 p3+p4   78 w[4] spill
        mov esi, dword [esp + 112]        ;   661.5 p2      61 t1
        lea esi, [esi + eax + 1322822218] ;   664.5 p0      61 t1
        mov edx, ebp                      ;   661.8 p5      48 t1 copy
        ror edx, 0xe                      ;   662.8 p0      48 t1
        xor edx, ebp                      ;   663.8 p1      48 t1
        ror edx, 5                        ;   664.8 p5      48 t1
        xor edx, ebp                      ;   665.8 p1      48 t1
        ror edx, 6                        ;   666.8 p0      48 t1
        add esi, edi                      ;   666.5 p5      61 t1
        add esi, edx                      ;   667.8 p1      61 t1
        mov edi, dword [esp + 108]        ;   663.5 p2      52 v[2]
        xor edi, ebx                      ;   666.5 p0      52 v[2]
        mov edx, dword [esp + 60]         ;   664.5 p2      52 v[2]
        and edx, edi                      ;   667.5 p5      52 v[2]
        mov dword [esp + 60], edi         ;   667.5 p3+p4   52 v[2] spill
        mov edi, dword [esp + 116]        ;   665.5 p2      62 v[6]
        mov dword [esp + 116], ebp        ;   665.5 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 108]        ;   666.5 p2      52 v[2]
        add edi, esi                      ;   668.8 p1      62 v[6]
        xor ebp, edx                      ;   669.5 p0      52 v[2]
        add esi, ebp                      ;   670.5 p5      63 v[2]
        mov ebp, ebx                      ;   666.5 p1      47 v[2] copy
        ror ebp, 9                        ;   667.5 p0      47 v[2]
        xor ebp, ebx                      ;   668.5 p5      47 v[2]
        ror ebp, 0xb                      ;   669.5 p0      47 v[2]
        xor ebp, ebx                      ;   670.5 p1      47 v[2]
        ror ebp, 2                        ;   671.5 p5      47 v[2]
        add esi, ebp                      ;   672.5 p1      63 v[2]
        mov ebp, dword [esp + 80]         ;   668.0 p2      49 w[6]
        shr ebp, 3                        ;   671.0 p0      49 w[6]
        mov edx, dword [esp + 80]         ;   669.0 p2      49 w[6]
        ror edx, 0xb                      ;   672.0 p5      49 w[6]
        mov dword [esp + 112], ebx        ;   669.0 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 80]         ;   670.0 p2      49 w[6]
        xor ebx, edx                      ;   673.0 p1      49 w[6]
        ror ebx, 7                        ;   674.0 p0      49 w[6]
        mov edx, dword [esp + 44]         ;   671.0 p2      78 w[15] reload
        add ecx, edx                      ;   674.0 p5      78 w[6]
        add ecx, dword [esp + 76]         ;   675.0 p1+p2   78 w[6]
        xor ebp, ebx                      ;   675.0 p0      49 w[6]
        mov ebx, eax                      ;   671.2 p5      50 w[7] copy
        shr ebx, 0xa                      ;   672.2 p0      50 w[7]
        mov edx, eax                      ;   671.5 p1      50 w[7] copy
        ror edx, 2                        ;   672.5 p5      50 w[7]
        xor edx, eax                      ;   673.5 p1      50 w[7]
        ror edx, 0x11                     ;   674.5 p0      50 w[7]
        xor ebx, edx                      ;   675.5 p5      50 w[7]
        add ecx, ebp                      ;   676.0 p1      78 w[6]
        mov ebp, dword [esp + 116]        ;   673.0 p2      51 t1
        mov edx, dword [esp + 104]        ;   674.0 p2      62 v[0] reload
        xor ebp, edx                      ;   677.0 p0      51 t1
        and ebp, edi                      ;   678.0 p5      51 t1
        xor ebp, edx                      ;   679.0 p1      51 t1
        mov dword [esp + 76], eax         ;   674.2 p3+p4   78 w[5] spill
        mov eax, dword [esp + 68]         ;   675.0 p2      61 t1
        lea eax, [eax + ecx + 1537002063] ;   678.0 p0      61 t1
        mov edx, edi                      ;   675.2 p5      48 t1 copy
        ror edx, 0xe                      ;   676.2 p0      48 t1
        xor edx, edi                      ;   677.2 p1      48 t1
        ror edx, 5                        ;   678.2 p5      48 t1
        xor edx, edi                      ;   679.2 p1      48 t1
        ror edx, 6                        ;   680.2 p0      48 t1
        add eax, ebp                      ;   680.0 p5      61 t1
        add eax, edx                      ;   681.2 p1      61 t1
        mov ebp, dword [esp + 112]        ;   677.0 p2      52 v[1]
        xor ebp, esi                      ;   680.0 p0      52 v[1]
        mov edx, dword [esp + 60]         ;   678.0 p2      52 v[1]
        and edx, ebp                      ;   681.0 p5      52 v[1]
        mov dword [esp + 60], ebp         ;   681.0 p3+p4   52 v[1] spill
        mov ebp, dword [esp + 112]        ;   679.0 p2      52 v[1]
        mov dword [esp + 68], edi         ;   679.0 p3+p4   62 v[6] spill
        mov edi, dword [esp + 120]        ;   680.0 p2      62 v[5]
        xor ebp, edx                      ;   682.0 p1      52 v[1]
        add edi, eax                      ;   683.0 p0      62 v[5]
        add eax, ebp                      ;   683.0 p5      63 v[1]
        mov ebp, esi                      ;   680.0 p1      47 v[1] copy
        ror ebp, 9                        ;   681.0 p0      47 v[1]
        xor ebp, esi                      ;   682.0 p5      47 v[1]
        ror ebp, 0xb                      ;   683.0 p0      47 v[1]
        xor ebp, esi                      ;   684.0 p1      47 v[1]
        ror ebp, 2                        ;   685.0 p5      47 v[1]
        add eax, ebp                      ;   686.0 p1      63 v[1]
        mov ebp, dword [esp + 84]         ;   681.5 p2      49 w[7]
        shr ebp, 3                        ;   684.5 p0      49 w[7]
        mov edx, dword [esp + 84]         ;   682.5 p2      49 w[7]
        ror edx, 0xb                      ;   685.5 p5      49 w[7]
        mov dword [esp + 120], esi        ;   682.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 84]         ;   683.5 p2      49 w[7]
        xor esi, edx                      ;   686.5 p1      49 w[7]
        ror esi, 7                        ;   687.5 p0      49 w[7]
        mov edx, dword [esp + 52]         ;   684.5 p2      78 w[0] reload
        add ebx, edx                      ;   687.5 p5      78 w[7]
        add ebx, dword [esp + 80]         ;   688.5 p1+p2   78 w[7]
        xor ebp, esi                      ;   688.5 p0      49 w[7]
        mov esi, ecx                      ;   684.8 p5      50 w[8] copy
        shr esi, 0xa                      ;   685.8 p0      50 w[8]
        mov edx, ecx                      ;   685.0 p1      50 w[8] copy
        ror edx, 2                        ;   686.0 p5      50 w[8]
        xor edx, ecx                      ;   687.0 p1      50 w[8]
        ror edx, 0x11                     ;   688.0 p0      50 w[8]
        xor esi, edx                      ;   689.0 p5      50 w[8]
        add ebx, ebp                      ;   689.5 p1      78 w[7]
        mov ebp, dword [esp + 68]         ;   686.5 p2      51 t1
        mov edx, dword [esp + 116]        ;   687.5 p2      62 v[7] reload
        xor ebp, edx                      ;   690.5 p0      51 t1
        and ebp, edi                      ;   691.5 p5      51 t1
        xor ebp, edx                      ;   692.5 p1      51 t1
        mov dword [esp + 80], ecx         ;   687.8 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 104]        ;   688.5 p2      61 t1
        lea ecx, [ecx + ebx + 1747873779] ;   691.5 p0      61 t1
        mov edx, edi                      ;   688.8 p5      48 t1 copy
        ror edx, 0xe                      ;   689.8 p0      48 t1
        xor edx, edi                      ;   690.8 p1      48 t1
        ror edx, 5                        ;   691.8 p5      48 t1
        xor edx, edi                      ;   692.8 p1      48 t1
        ror edx, 6                        ;   693.8 p0      48 t1
        add ecx, ebp                      ;   693.5 p5      61 t1
        add ecx, edx                      ;   694.8 p1      61 t1
        mov ebp, dword [esp + 120]        ;   690.5 p2      52 v[0]
        xor ebp, eax                      ;   693.5 p0      52 v[0]
        mov edx, dword [esp + 60]         ;   691.5 p2      52 v[0]
        and edx, ebp                      ;   694.5 p5      52 v[0]
        mov dword [esp + 60], ebp         ;   694.5 p3+p4   52 v[0] spill
        mov ebp, dword [esp + 120]        ;   692.5 p2      52 v[0]
        mov dword [esp + 104], edi        ;   692.5 p3+p4   62 v[5] spill
        mov edi, dword [esp + 108]        ;   693.5 p2      62 v[4]
        xor ebp, edx                      ;   695.5 p1      52 v[0]
        add edi, ecx                      ;   696.5 p0      62 v[4]
        add ecx, ebp                      ;   696.5 p5      63 v[0]
        mov ebp, eax                      ;   693.5 p1      47 v[0] copy
        ror ebp, 9                        ;   694.5 p0      47 v[0]
        xor ebp, eax                      ;   695.5 p5      47 v[0]
        ror ebp, 0xb                      ;   696.5 p0      47 v[0]
        xor ebp, eax                      ;   697.5 p1      47 v[0]
        ror ebp, 2                        ;   698.5 p5      47 v[0]
        add ecx, ebp                      ;   699.5 p1      63 v[0]
        mov ebp, dword [esp + 88]         ;   695.0 p2      49 w[8]
        shr ebp, 3                        ;   698.0 p0      49 w[8]
        mov edx, dword [esp + 88]         ;   696.0 p2      49 w[8]
        ror edx, 0xb                      ;   699.0 p5      49 w[8]
        mov dword [esp + 108], eax        ;   696.0 p3+p4   63 v[1] spill
        mov eax, dword [esp + 88]         ;   697.0 p2      49 w[8]
        xor eax, edx                      ;   700.0 p1      49 w[8]
        ror eax, 7                        ;   701.0 p0      49 w[8]
        add esi, dword [esp + 56]         ;   698.0 p5+p2   78 w[8]
        add esi, dword [esp + 84]         ;   699.0 p1+p2   78 w[8]
        mov edx, ebx                      ;   697.8 p0      50 w[9] copy
        shr edx, 0xa                      ;   698.8 p5      50 w[9]
        xor ebp, eax                      ;   702.0 p1      49 w[8]
        mov eax, ebx                      ;   698.8 p0      50 w[9] copy
        ror eax, 2                        ;   699.8 p5      50 w[9]
        xor eax, ebx                      ;   700.8 p1      50 w[9]
        ror eax, 0x11                     ;   701.8 p0      50 w[9]
        xor edx, eax                      ;   702.8 p5      50 w[9]
        add esi, ebp                      ;   703.0 p1      78 w[8]
        mov ebp, dword [esp + 104]        ;   700.0 p2      51 t1
        mov eax, dword [esp + 68]         ;   701.0 p2      62 v[6] reload
        xor ebp, eax                      ;   704.0 p0      51 t1
        and ebp, edi                      ;   705.0 p5      51 t1
        xor ebp, eax                      ;   706.0 p1      51 t1
        mov dword [esp + 84], ebx         ;   701.0 p3+p4   78 w[7] spill
        mov ebx, dword [esp + 116]        ;   702.0 p2      61 t1
        lea ebx, [ebx + esi + 1955562222] ;   705.0 p0      61 t1
        mov eax, edi                      ;   702.0 p5      48 t1 copy
        ror eax, 0xe                      ;   703.0 p0      48 t1
        xor eax, edi                      ;   704.0 p1      48 t1
        ror eax, 5                        ;   705.0 p5      48 t1
        xor eax, edi                      ;   706.0 p1      48 t1
        ror eax, 6                        ;   707.0 p0      48 t1
        add ebx, ebp                      ;   707.0 p5      61 t1
        add ebx, eax                      ;   708.0 p1      61 t1
        mov ebp, dword [esp + 108]        ;   703.8 p2      52 v[7]
        xor ebp, ecx                      ;   706.8 p0      52 v[7]
        mov eax, dword [esp + 60]         ;   704.8 p2      52 v[7]
        and eax, ebp                      ;   707.8 p5      52 v[7]
        mov dword [esp + 60], ebp         ;   707.8 p3+p4   52 v[7] spill
        mov ebp, dword [esp + 108]        ;   705.8 p2      52 v[7]
        mov dword [esp + 116], edi        ;   705.8 p3+p4   62 v[4] spill
        mov edi, dword [esp + 112]        ;   706.8 p2      62 v[3]
        xor ebp, eax                      ;   708.8 p1      52 v[7]
        add edi, ebx                      ;   709.8 p0      62 v[3]
        add ebx, ebp                      ;   709.8 p5      63 v[7]
        mov ebp, ecx                      ;   706.8 p1      47 v[7] copy
        ror ebp, 9                        ;   707.8 p0      47 v[7]
        xor ebp, ecx                      ;   708.8 p5      47 v[7]
        ror ebp, 0xb                      ;   709.8 p0      47 v[7]
        xor ebp, ecx                      ;   710.8 p1      47 v[7]
        ror ebp, 2                        ;   711.8 p5      47 v[7]
        add ebx, ebp                      ;   712.8 p1      63 v[7]
        mov ebp, dword [esp + 92]         ;   708.2 p2      49 w[9]
        shr ebp, 3                        ;   711.2 p0      49 w[9]
        mov eax, dword [esp + 92]         ;   709.2 p2      49 w[9]
        ror eax, 0xb                      ;   712.2 p5      49 w[9]
        mov dword [esp + 112], ecx        ;   709.2 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 92]         ;   710.2 p2      49 w[9]
        xor ecx, eax                      ;   713.2 p1      49 w[9]
        ror ecx, 7                        ;   714.2 p0      49 w[9]
        add edx, dword [esp + 64]         ;   711.2 p5+p2   78 w[9]
        add edx, dword [esp + 88]         ;   712.2 p1+p2   78 w[9]
        mov eax, esi                      ;   711.0 p0      50 w[10] copy
        shr eax, 0xa                      ;   712.0 p5      50 w[10]
        xor ebp, ecx                      ;   715.2 p1      49 w[9]
        mov ecx, esi                      ;   712.0 p0      50 w[10] copy
        ror ecx, 2                        ;   713.0 p5      50 w[10]
        xor ecx, esi                      ;   714.0 p1      50 w[10]
        ror ecx, 0x11                     ;   715.0 p0      50 w[10]
        xor eax, ecx                      ;   716.0 p5      50 w[10]
        add edx, ebp                      ;   716.2 p1      78 w[9]
        mov ebp, dword [esp + 116]        ;   713.2 p2      51 t1
        mov ecx, dword [esp + 104]        ;   714.2 p2      62 v[5] reload
        xor ebp, ecx                      ;   717.2 p0      51 t1
        and ebp, edi                      ;   718.2 p5      51 t1
        xor ebp, ecx                      ;   719.2 p1      51 t1
        mov dword [esp + 88], esi         ;   714.2 p3+p4   78 w[8] spill
        mov esi, dword [esp + 68]         ;   715.2 p2      61 t1
        lea esi, [esi + edx + 2024104815] ;   718.2 p0      61 t1
        mov ecx, edi                      ;   715.2 p5      48 t1 copy
        ror ecx, 0xe                      ;   716.2 p0      48 t1
        xor ecx, edi                      ;   717.2 p1      48 t1
        ror ecx, 5                        ;   718.2 p5      48 t1
        xor ecx, edi                      ;   719.2 p1      48 t1
        ror ecx, 6                        ;   720.2 p0      48 t1
        add esi, ebp                      ;   720.2 p5      61 t1
        mov ebp, dword [esp + 112]        ;   716.8 p2      52 v[6]
        xor ebp, ebx                      ;   719.8 p1      52 v[6]
        add esi, ecx                      ;   721.2 p0      61 t1
        mov ecx, dword [esp + 60]         ;   717.8 p2      52 v[6]
        and ecx, ebp                      ;   720.8 p5      52 v[6]
        mov dword [esp + 60], ebp         ;   720.8 p3+p4   52 v[6] spill
        mov ebp, dword [esp + 112]        ;   718.8 p2      52 v[6]
        xor ebp, ecx                      ;   721.8 p1      52 v[6]
        mov ecx, dword [esp + 120]        ;   719.8 p2      62 v[2]
        add ecx, esi                      ;   722.8 p0      62 v[2]
        add esi, ebp                      ;   722.8 p5      63 v[6]
        mov ebp, ebx                      ;   719.8 p1      47 v[6] copy
        ror ebp, 9                        ;   720.8 p0      47 v[6]
        xor ebp, ebx                      ;   721.8 p5      47 v[6]
        ror ebp, 0xb                      ;   722.8 p0      47 v[6]
        xor ebp, ebx                      ;   723.8 p1      47 v[6]
        ror ebp, 2                        ;   724.8 p5      47 v[6]
        add esi, ebp                      ;   725.8 p1      63 v[6]
        mov ebp, dword [esp + 96]         ;   721.2 p2      49 w[10]
        shr ebp, 3                        ;   724.2 p0      49 w[10]
        mov dword [esp + 120], ebx        ;   721.8 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 96]         ;   722.2 p2      49 w[10]
        ror ebx, 0xb                      ;   725.2 p5      49 w[10]
        mov dword [esp + 68], esi         ;   726.8 p3+p4   63 v[6] spill
        mov esi, dword [esp + 96]         ;   723.2 p2      49 w[10]
        xor esi, ebx                      ;   726.2 p1      49 w[10]
        ror esi, 7                        ;   727.2 p0      49 w[10]
        add eax, dword [esp + 48]         ;   724.2 p5+p2   78 w[10]
        add eax, dword [esp + 92]         ;   725.2 p1+p2   78 w[10]
        mov ebx, edx                      ;   724.2 p0      50 w[11] copy
        shr ebx, 0xa                      ;   725.2 p5      50 w[11]
        xor ebp, esi                      ;   728.2 p1      49 w[10]
        mov esi, edx                      ;   725.2 p0      50 w[11] copy
        ror esi, 2                        ;   726.2 p5      50 w[11]
        xor edx, esi                      ;   727.2 p1      50 w[11]
        ror edx, 0x11                     ;   728.2 p0      50 w[11]
        xor ebx, edx                      ;   729.2 p5      50 w[11]
        add eax, ebp                      ;   729.2 p1      78 w[10]
        mov esi, dword [esp + 116]        ;   726.2 p2      51 t1
        xor esi, edi                      ;   729.2 p0      51 t1
        mov ebp, dword [esp + 116]        ;   727.2 p2      51 t1
        and esi, ecx                      ;   730.2 p5      51 t1
        mov edx, dword [esp + 104]        ;   728.2 p2      61 t1
        xor ebp, esi                      ;   731.2 p1      51 t1
        mov esi, ecx                      ;   728.2 p0      48 t1 copy
        ror esi, 0xe                      ;   729.2 p5      48 t1
        xor esi, ecx                      ;   730.2 p1      48 t1
        ror esi, 5                        ;   731.2 p0      48 t1
        xor esi, ecx                      ;   732.2 p5      48 t1
        ror esi, 6                        ;   733.2 p0      48 t1
        lea edx, [edx + eax - 2067236844] ;   731.2 p0      61 t1
        add edx, ebp                      ;   732.2 p1      61 t1
        mov ebp, dword [esp + 68]         ;   729.8 p2      52 v[5]
        xor ebp, dword [esp + 120]        ;   732.8 p5+p2   52 v[5]
        add edx, esi                      ;   734.2 p1      61 t1
        mov esi, dword [esp + 60]         ;   731.8 p2      52 v[5]
        and esi, ebp                      ;   734.8 p5      52 v[5]
        mov dword [esp + 60], ebp         ;   733.8 p3+p4   52 v[5] spill
        mov ebp, dword [esp + 120]        ;   732.8 p2      52 v[5]
        mov dword [esp + 104], edi        ;   732.0 p3+p4   62 v[3] spill
        mov edi, dword [esp + 108]        ;   733.8 p2      62 v[1]
        xor ebp, esi                      ;   735.8 p1      52 v[5]
        add edi, edx                      ;   736.8 p0      62 v[1]
        mov esi, dword [esp + 68]         ;   734.8 p2      47 v[5]
        ror esi, 9                        ;   737.8 p5      47 v[5]
        mov dword [esp + 108], ecx        ;   733.0 p3+p4   62 v[2] spill
        mov ecx, dword [esp + 68]         ;   735.8 p2      47 v[5]
        xor ecx, esi                      ;   738.8 p1      47 v[5]
        mov esi, dword [esp + 68]         ;   736.8 p2      47 v[5]
        ror ecx, 0xb                      ;   739.8 p0      47 v[5]
        xor esi, ecx                      ;   740.8 p5      47 v[5]
        add edx, ebp                      ;   736.8 p1      63 v[5]
        ror esi, 2                        ;   741.8 p0      47 v[5]
        add edx, esi                      ;   742.8 p5      63 v[5]
        mov esi, dword [esp + 100]        ;   737.8 p2      49 w[11]
        shr esi, 3                        ;   740.8 p0      49 w[11]
        mov ebp, dword [esp + 100]        ;   738.8 p2      49 w[11]
        ror ebp, 0xb                      ;   741.8 p5      49 w[11]
        mov ecx, dword [esp + 100]        ;   739.8 p2      49 w[11]
        xor ecx, ebp                      ;   742.8 p1      49 w[11]
        add ebx, dword [esp + 72]         ;   740.8 p0+p2   78 w[11]
        add ebx, dword [esp + 96]         ;   741.8 p5+p2   78 w[11]
        mov ebp, eax                      ;   737.5 p1      50 w[12] copy
        shr ebp, 0xa                      ;   738.5 p0      50 w[12]
        ror ecx, 7                        ;   743.8 p5      49 w[11]
        mov dword [esp + 96], edx         ;   743.8 p3+p4   63 v[5] spill
        mov edx, eax                      ;   738.5 p1      50 w[12] copy
        ror edx, 2                        ;   739.5 p0      50 w[12]
        xor eax, edx                      ;   740.5 p5      50 w[12]
        ror eax, 0x11                     ;   741.5 p0      50 w[12]
        xor ebp, eax                      ;   742.5 p1      50 w[12]
        xor esi, ecx                      ;   744.8 p5      49 w[11]
        add ebx, esi                      ;   745.8 p1      78 w[11]
        mov esi, dword [esp + 108]        ;   742.8 p2      51 t1
        mov eax, dword [esp + 104]        ;   743.8 p2      62 v[3] reload
        xor esi, eax                      ;   746.8 p0      51 t1
        mov ecx, dword [esp + 116]        ;   744.8 p2      61 t1
        and esi, edi                      ;   747.8 p5      51 t1
        mov edx, edi                      ;   741.5 p1      48 t1 copy
        ror edx, 0xe                      ;   742.5 p0      48 t1
        xor edx, edi                      ;   743.5 p5      48 t1
        ror edx, 5                        ;   744.5 p0      48 t1
        xor edx, edi                      ;   745.5 p1      48 t1
        ror edx, 6                        ;   746.5 p5      48 t1
        xor esi, eax                      ;   748.8 p1      51 t1
        lea ecx, [ecx + ebx - 1933114872] ;   747.8 p0      61 t1
        add ecx, edx                      ;   748.8 p5      61 t1
        mov edx, dword [esp + 96]         ;   745.8 p2      52 v[4]
        xor edx, dword [esp + 68]         ;   748.8 p1+p2   52 v[4]
        add ecx, esi                      ;   749.8 p0      61 t1
        mov esi, dword [esp + 60]         ;   747.8 p2      52 v[4]
        and esi, edx                      ;   750.8 p5      52 v[4]
        mov eax, dword [esp + 68]         ;   748.8 p2      52 v[4]
        mov dword [esp + 60], edx         ;   749.8 p3+p4   52 v[4] spill
        mov edx, dword [esp + 112]        ;   749.8 p2      62 v[0]
        xor eax, esi                      ;   751.8 p1      52 v[4]
        add edx, ecx                      ;   752.8 p0      62 v[0]
        mov esi, dword [esp + 96]         ;   750.8 p2      47 v[4]
        ror esi, 9                        ;   753.8 p5      47 v[4]
        mov dword [esp + 112], edi        ;   746.8 p3+p4   62 v[1] spill
        mov edi, dword [esp + 96]         ;   751.8 p2      47 v[4]
        xor edi, esi                      ;   754.8 p1      47 v[4]
        mov esi, dword [esp + 96]         ;   752.8 p2      47 v[4]
        ror edi, 0xb                      ;   755.8 p0      47 v[4]
        xor esi, edi                      ;   756.8 p5      47 v[4]
        add ecx, eax                      ;   752.8 p1      63 v[4]
        ror esi, 2                        ;   757.8 p0      47 v[4]
        add ecx, esi                      ;   758.8 p5      63 v[4]
        mov esi, dword [esp + 36]         ;   753.8 p2      49 w[12]
        shr esi, 3                        ;   756.8 p0      49 w[12]
        mov edi, dword [esp + 36]         ;   754.8 p2      49 w[12]
        ror edi, 0xb                      ;   757.8 p5      49 w[12]
        mov eax, dword [esp + 36]         ;   755.8 p2      49 w[12]
        add ebp, dword [esp + 76]         ;   756.8 p1+p2   78 w[12]
        xor eax, edi                      ;   758.8 p0      49 w[12]
        add ebp, dword [esp + 100]        ;   757.8 p5+p2   78 w[12]
        mov edi, ebx                      ;   753.0 p1      50 w[13] copy
        shr edi, 0xa                      ;   754.0 p0      50 w[13]
        ror eax, 7                        ;   759.8 p5      49 w[12]
        mov dword [esp + 100], ecx        ;   759.8 p3+p4   63 v[4] spill
        mov ecx, ebx                      ;   754.0 p1      50 w[13] copy
        ror ecx, 2                        ;   755.0 p0      50 w[13]
        xor ebx, ecx                      ;   756.0 p5      50 w[13]
        ror ebx, 0x11                     ;   757.0 p0      50 w[13]
        xor edi, ebx                      ;   758.0 p1      50 w[13]
        xor esi, eax                      ;   760.8 p5      49 w[12]
        add ebp, esi                      ;   761.8 p1      78 w[12]
        mov esi, dword [esp + 112]        ;   758.8 p2      51 t1
        mov eax, dword [esp + 108]        ;   759.8 p2      62 v[2] reload
        xor esi, eax                      ;   762.8 p0      51 t1
        mov ecx, dword [esp + 104]        ;   760.8 p2      61 t1
        and esi, edx                      ;   763.8 p5      51 t1
        mov ebx, edx                      ;   757.5 p1      48 t1 copy
        ror ebx, 0xe                      ;   758.5 p0      48 t1
        xor ebx, edx                      ;   759.5 p5      48 t1
        ror ebx, 5                        ;   760.5 p0      48 t1
        xor ebx, edx                      ;   761.5 p1      48 t1
        ror ebx, 6                        ;   762.5 p5      48 t1
        xor esi, eax                      ;   764.8 p1      51 t1
        lea ecx, [ecx + ebp - 1866530822] ;   763.8 p0      61 t1
        add ecx, ebx                      ;   764.8 p5      61 t1
        mov ebx, dword [esp + 100]        ;   761.8 p2      52 v[3]
        xor ebx, dword [esp + 96]         ;   764.8 p1+p2   52 v[3]
        add ecx, esi                      ;   765.8 p0      61 t1
        mov esi, dword [esp + 60]         ;   763.8 p2      52 v[3]
        and esi, ebx                      ;   766.8 p5      52 v[3]
        mov eax, dword [esp + 96]         ;   764.8 p2      52 v[3]
        mov dword [esp + 60], ebp         ;   762.8 p3+p4   78 w[12] spill
        mov ebp, dword [esp + 120]        ;   765.8 p2      62 v[7]
        xor eax, esi                      ;   767.8 p1      52 v[3]
        mov esi, dword [esp + 100]        ;   766.8 p2      47 v[3]
        ror esi, 9                        ;   769.8 p0      47 v[3]
        add ebp, ecx                      ;   768.8 p5      62 v[7]
        mov dword [esp + 120], ebx        ;   765.8 p3+p4   52 v[3] spill
        mov ebx, dword [esp + 100]        ;   767.8 p2      47 v[3]
        xor ebx, esi                      ;   770.8 p1      47 v[3]
        mov esi, dword [esp + 100]        ;   768.8 p2      47 v[3]
        ror ebx, 0xb                      ;   771.8 p0      47 v[3]
        xor esi, ebx                      ;   772.8 p5      47 v[3]
        add ecx, eax                      ;   768.8 p1      63 v[3]
        mov eax, dword [esp + 40]         ;   769.8 p2      49 w[13]
        shr eax, 3                        ;   772.8 p0      49 w[13]
        ror esi, 2                        ;   773.8 p5      47 v[3]
        add ecx, esi                      ;   774.8 p1      63 v[3]
        mov esi, dword [esp + 40]         ;   770.8 p2      49 w[13]
        ror esi, 0xb                      ;   773.8 p0      49 w[13]
        mov ebx, dword [esp + 40]         ;   771.8 p2      49 w[13]
        add edi, dword [esp + 80]         ;   772.8 p5+p2   78 w[13]
        xor ebx, esi                      ;   774.8 p1      49 w[13]
        add edi, dword [esp + 36]         ;   773.8 p0+p2   78 w[13]
        ror ebx, 7                        ;   775.8 p5      49 w[13]
        xor eax, ebx                      ;   776.8 p1      49 w[13]
        add edi, eax                      ;   777.8 p0      78 w[13]
        mov esi, dword [esp + 112]        ;   774.8 p2      51 t1
        xor esi, edx                      ;   777.8 p5      51 t1
        mov eax, dword [esp + 112]        ;   775.8 p2      51 t1
        mov ebx, dword [esp + 108]        ;   776.8 p2      61 t1
        and esi, ebp                      ;   778.8 p1      51 t1
        mov dword [esp + 108], edx        ;   772.8 p3+p4   62 v[0] spill
        mov edx, ebp                      ;   773.0 p0      48 t1 copy
        ror edx, 0xe                      ;   774.0 p5      48 t1
        xor edx, ebp                      ;   775.0 p1      48 t1
        ror edx, 5                        ;   776.0 p0      48 t1
        xor edx, ebp                      ;   777.0 p5      48 t1
        ror edx, 6                        ;   778.0 p0      48 t1
        xor eax, esi                      ;   779.8 p1      51 t1
        mov esi, dword [esp + 100]        ;   777.8 p2      52 v[2]
        xor esi, ecx                      ;   780.8 p5      52 v[2]
        lea ebx, [ebx + edi - 1538233109] ;   779.8 p0      61 t1
        add ebx, edx                      ;   780.8 p1      61 t1
        add ebx, eax                      ;   781.8 p5      61 t1
        mov eax, dword [esp + 120]        ;   778.8 p2      52 v[2]
        mov edx, dword [esp + 100]        ;   779.8 p2      52 v[2]
        and eax, esi                      ;   781.8 p1      52 v[2]
        mov dword [esp + 120], edi        ;   778.8 p3+p4   78 w[13] spill
        mov edi, dword [esp + 68]         ;   780.8 p2      62 v[6]
        xor edx, eax                      ;   782.8 p0      52 v[2]
        add edi, ebx                      ;   783.8 p5      62 v[6]
        mov eax, dword [esp + 60]         ;   781.8 p2      50 w[14]
        shr eax, 0xa                      ;   784.8 p0      50 w[14]
        add ebx, edx                      ;   783.8 p1      63 v[2]
        mov edx, dword [esp + 60]         ;   782.8 p2      50 w[14]
        ror edx, 2                        ;   785.8 p5      50 w[14]
        mov dword [esp + 68], esi         ;   781.8 p3+p4   52 v[2] spill
        mov esi, dword [esp + 60]         ;   783.8 p2      50 w[14]
        mov dword [esp + 60], ebp         ;   780.2 p3+p4   62 v[7] spill
        mov ebp, ecx                      ;   780.2 p0      47 v[2] copy
        ror ebp, 9                        ;   781.2 p5      47 v[2]
        xor ebp, ecx                      ;   782.2 p1      47 v[2]
        ror ebp, 0xb                      ;   783.2 p0      47 v[2]
        xor ebp, ecx                      ;   784.2 p5      47 v[2]
        ror ebp, 2                        ;   785.2 p0      47 v[2]
        add ebx, ebp                      ;   786.2 p1      63 v[2]
        xor esi, edx                      ;   786.8 p5      50 w[14]
        ror esi, 0x11                     ;   787.8 p0      50 w[14]
        mov ebp, dword [esp + 44]         ;   784.8 p2      49 w[14]
        shr ebp, 3                        ;   787.8 p5      49 w[14]
        xor eax, esi                      ;   788.8 p1      50 w[14]
        mov esi, dword [esp + 44]         ;   785.8 p2      49 w[14]
        ror esi, 0xb                      ;   788.8 p0      49 w[14]
        mov edx, dword [esp + 44]         ;   786.8 p2      49 w[14]
        xor edx, esi                      ;   789.8 p1      49 w[14]
        ror edx, 7                        ;   790.8 p5      49 w[14]
        xor ebp, edx                      ;   791.8 p1      49 w[14]
        mov esi, dword [esp + 60]         ;   787.8 p2      51 t1
        mov edx, dword [esp + 108]        ;   788.8 p2      62 v[0] reload
        xor esi, edx                      ;   791.8 p0      51 t1
        and esi, edi                      ;   792.8 p5      51 t1
        mov edx, dword [esp + 112]        ;   789.8 p2      61 t1
        add edx, dword [esp + 84]         ;   792.8 p1+p2   61 t1
        add edx, dword [esp + 40]         ;   793.8 p0+p2   61 t1
        mov dword [esp + 40], ecx         ;   786.8 p3+p4   63 v[3] spill
        mov ecx, dword [esp + 108]        ;   792.8 p2      51 t1
        lea edx, [edx + eax - 1090935817] ;   794.8 p0      61 t1
        mov eax, edi                      ;   787.8 p5      48 t1 copy
        ror eax, 0xe                      ;   788.8 p0      48 t1
        xor eax, edi                      ;   789.8 p1      48 t1
        ror eax, 5                        ;   790.8 p5      48 t1
        xor eax, edi                      ;   791.8 p0      48 t1
        ror eax, 6                        ;   792.8 p5      48 t1
        xor ecx, esi                      ;   795.8 p1      51 t1
        mov esi, dword [esp + 40]         ;   793.8 p2      52 v[1]
        xor esi, ebx                      ;   796.8 p0      52 v[1]
        add edx, ebp                      ;   795.8 p1      61 t1
        add edx, eax                      ;   796.8 p5      61 t1
        mov ebp, dword [esp + 68]         ;   794.8 p2      52 v[1]
        add edx, ecx                      ;   797.8 p0      61 t1
        mov eax, dword [esp + 40]         ;   795.8 p2      52 v[1]
        mov ecx, dword [esp + 96]         ;   796.8 p2      62 v[5]
        and ebp, esi                      ;   797.8 p1      52 v[1]
        xor eax, ebp                      ;   798.8 p5      52 v[1]
        add ecx, edx                      ;   799.8 p0      62 v[5]
        mov ebp, dword [esp + 120]        ;   797.8 p2      50 w[15]
        shr ebp, 0xa                      ;   800.8 p5      50 w[15]
        add edx, eax                      ;   799.8 p1      63 v[1]
        mov eax, dword [esp + 120]        ;   798.8 p2      50 w[15]
        ror eax, 2                        ;   801.8 p0      50 w[15]
        mov dword [esp + 96], esi         ;   797.8 p3+p4   52 v[1] spill
        mov esi, dword [esp + 120]        ;   799.8 p2      50 w[15]
        mov dword [esp + 120], edi        ;   796.0 p3+p4   62 v[6] spill
        mov edi, ebx                      ;   796.2 p1      47 v[1] copy
        ror edi, 9                        ;   797.2 p5      47 v[1]
        xor edi, ebx                      ;   798.2 p0      47 v[1]
        ror edi, 0xb                      ;   799.2 p5      47 v[1]
        xor edi, ebx                      ;   800.2 p1      47 v[1]
        ror edi, 2                        ;   801.2 p0      47 v[1]
        add edx, edi                      ;   802.2 p1      63 v[1]
        xor esi, eax                      ;   802.8 p5      50 w[15]
        mov edi, dword [esp + 52]         ;   800.8 p2      49 w[15]
        shr edi, 3                        ;   803.8 p0      49 w[15]
        ror esi, 0x11                     ;   803.8 p5      50 w[15]
        xor ebp, esi                      ;   804.8 p1      50 w[15]
        mov esi, dword [esp + 52]         ;   801.8 p2      49 w[15]
        ror esi, 0xb                      ;   804.8 p0      49 w[15]
        mov eax, dword [esp + 52]         ;   802.8 p2      49 w[15]
        xor eax, esi                      ;   805.8 p1      49 w[15]
        ror eax, 7                        ;   806.8 p5      49 w[15]
        xor edi, eax                      ;   807.8 p0      49 w[15]
        mov esi, dword [esp + 120]        ;   803.8 p2      51 t1
        mov eax, dword [esp + 60]         ;   804.8 p2      62 v[7] reload
        xor esi, eax                      ;   807.8 p1      51 t1
        and esi, ecx                      ;   808.8 p5      51 t1
        mov dword [esp + 52], ebx         ;   801.8 p3+p4   63 v[2] spill
        mov ebx, dword [esp + 108]        ;   805.8 p2      61 t1
        add ebx, dword [esp + 88]         ;   808.8 p0+p2   61 t1
        add ebx, dword [esp + 44]         ;   809.8 p1+p2   61 t1
        lea ebx, [ebx + ebp - 965641998]  ;   810.8 p0      61 t1
        mov ebp, ecx                      ;   803.0 p5      48 t1 copy
        ror ebp, 0xe                      ;   804.0 p5      48 t1
        xor ebp, ecx                      ;   805.0 p1      48 t1
        ror ebp, 5                        ;   806.0 p0      48 t1
        xor ebp, ecx                      ;   807.0 p1      48 t1
        ror ebp, 6                        ;   808.0 p5      48 t1
        xor esi, eax                      ;   809.8 p0      51 t1
        add ebx, edi                      ;   811.8 p1      61 t1
        add ebx, ebp                      ;   812.8 p5      61 t1
        add ebx, esi                      ;   813.8 p0      61 t1
        mov esi, dword [esp + 52]         ;   808.8 p2      52 v[0]
        xor esi, edx                      ;   811.8 p1      52 v[0]
        mov edi, dword [esp + 96]         ;   809.8 p2      52 v[0]
        mov ebp, dword [esp + 52]         ;   810.8 p2      52 v[0]
        and edi, esi                      ;   812.8 p5      52 v[0]
        mov esi, edx                      ;   807.8 p0      47 v[0] copy
        ror esi, 9                        ;   808.8 p5      47 v[0]
        xor esi, edx                      ;   809.8 p1      47 v[0]
        ror esi, 0xb                      ;   810.8 p0      47 v[0]
        xor esi, edx                      ;   811.8 p5      47 v[0]
        ror esi, 2                        ;   812.8 p0      47 v[0]
        xor ebp, edi                      ;   813.8 p1      52 v[0]
        add esi, dword [esp + 0]          ;   813.8 p5+p2   82 h
        add edx, dword [esp + 4]          ;   812.8 p1+p2   82 h
        add esi, ebp                      ;   814.8 p0      82 h
        add esi, ebx                      ;   815.8 p5      82 h
        mov dword [esp + 0], esi          ;   816.8 p3+p4   82 h
        mov dword [esp + 4], edx          ;   813.8 p3+p4   82 h
        mov esi, dword [esp + 52]         ;   813.8 p2      82 h
        add esi, dword [esp + 8]          ;   816.8 p1+p2   82 h
        mov edi, dword [esp + 40]         ;   815.8 p2      82 h
        add edi, dword [esp + 12]         ;   818.8 p0+p2   82 h
        mov dword [esp + 8], esi          ;   817.8 p3+p4   82 h
        mov esi, dword [esp + 100]        ;   817.8 p2      82 h
        add esi, dword [esp + 16]         ;   820.8 p5+p2   82 h
        add esi, ebx                      ;   821.8 p1      82 h
        mov dword [esp + 12], edi         ;   819.8 p3+p4   82 h
        add ecx, dword [esp + 20]         ;   819.8 p0+p2   82 h
        mov edi, dword [esp + 120]        ;   820.8 p2      82 h
        add edi, dword [esp + 24]         ;   823.8 p5+p2   82 h
        mov dword [esp + 16], esi         ;   822.8 p3+p4   82 h
        mov dword [esp + 20], ecx         ;   820.8 p3+p4   82 h
        add eax, dword [esp + 28]         ;   822.8 p1+p2   82 h
        mov dword [esp + 24], edi         ;   824.8 p3+p4   82 h
        mov dword [esp + 28], eax         ;   823.8 p3+p4   82 h
        mov esi, dword [esp + 152]        ;   823.8 p2      68 blocks
        add esi, 0x40                     ;   826.8 p0      68 blocks
        mov dword [esp + 152], esi        ;   827.8 p3+p4   68 blocks
        cmp esi, dword [esp + 32]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 148]        ;     1.0 p2      68 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   68 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   68 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   68 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   68 blocks
        mov esi, dword [esp + 16]         ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   68 blocks
        mov esi, dword [esp + 20]         ;     6.0 p2      68 blocks reload
        mov dword [edi + 20], esi         ;     9.0 p3+p4   68 blocks
        mov esi, dword [esp + 24]         ;     7.0 p2      68 blocks reload
        mov dword [edi + 24], esi         ;    10.0 p3+p4   68 blocks
        mov esi, dword [esp + 28]         ;     8.0 p2      68 blocks reload
        mov dword [edi + 28], esi         ;    11.0 p3+p4   68 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 4], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 16], eax         ;                    cleared
        mov dword [esp + 20], eax         ;                    cleared
        mov dword [esp + 24], eax         ;                    cleared
        mov dword [esp + 28], eax         ;                    cleared
        mov dword [esp + 36], eax         ;                    cleared
        mov dword [esp + 40], eax         ;                    cleared
        mov dword [esp + 44], eax         ;                    cleared
        mov dword [esp + 48], eax         ;                    cleared
        mov dword [esp + 52], eax         ;                    cleared
        mov dword [esp + 56], eax         ;                    cleared
        mov dword [esp + 60], eax         ;                    cleared
        mov dword [esp + 64], eax         ;                    cleared
        mov dword [esp + 68], eax         ;                    cleared
        mov dword [esp + 72], eax         ;                    cleared
        mov dword [esp + 76], eax         ;                    cleared
        mov dword [esp + 80], eax         ;                    cleared
        mov dword [esp + 84], eax         ;                    cleared
        mov dword [esp + 88], eax         ;                    cleared
        mov dword [esp + 92], eax         ;                    cleared
        mov dword [esp + 96], eax         ;                    cleared
        mov dword [esp + 100], eax        ;                    cleared
        mov dword [esp + 104], eax        ;                    cleared
        mov dword [esp + 108], eax        ;                    cleared
        mov dword [esp + 112], eax        ;                    cleared
        mov dword [esp + 116], eax        ;                    cleared
        mov dword [esp + 120], eax        ;                    cleared
        mov dword [esp + 124], eax        ;                    cleared
        add esp, 0x80                     ;                    frame
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
