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
;   blocks: 3201 uops, planned 827.2; bounds: width 800.2, ports 767.3, path 450.0
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
        mov eax, dword [esp + 16]         ;     0.0 p2      71 v[4] reload
        mov esi, dword [esp + 152]        ;     1.0 p2      73 w[0] reload
        mov ebp, dword [esp + 16]         ;     2.0 p2      48 t1
        mov ecx, dword [esp + 20]         ;     3.0 p2      51 t1
        mov edx, dword [esp + 24]         ;     4.0 p2      71 v[6] reload
        ror ebp, 0xe                      ;     5.0 p0      48 t1
        xor ebp, eax                      ;     6.0 p1      48 t1
        mov ebx, dword [esp + 28]         ;     5.0 p2      71 v[7] reload
        mov edi, dword [esi]              ;     6.0 p2      73 w[0]
        xor ecx, edx                      ;     7.0 p5      51 t1
        ror ebp, 5                        ;     7.0 p0      48 t1
        bswap edi                         ;     9.0 p0+p5   73 w[0]
        mov dword [esp + 36], edi         ;    13.0 p3+p4   73 w[0] spill
        xor ebp, eax                      ;     8.0 p1      48 t1
        ror ebp, 6                        ;     9.0 p5      48 t1
        lea ebp, [ebp + ebx + 1116352408] ;    10.0 p0      61 t1
        add ebp, edi                      ;    13.0 p1      61 t1
        and ecx, eax                      ;     8.0 p5      51 t1
        xor ecx, edx                      ;     9.0 p0      51 t1
        add ebp, ecx                      ;    14.0 p1      61 t1
        mov ecx, dword [esp + 0]          ;     7.0 p2      47 v[7]
        ror ecx, 9                        ;    10.0 p5      47 v[7]
        xor ecx, dword [esp + 0]          ;    11.0 p0+p2   47 v[7]
        ror ecx, 0xb                      ;    12.0 p5      47 v[7]
        xor ecx, dword [esp + 0]          ;    13.0 p1+p2   47 v[7]
        ror ecx, 2                        ;    14.0 p0      47 v[7]
        lea ecx, [ebp + ecx]              ;    15.0 p0      63 v[7]
        mov ebx, dword [esi + 4]          ;    10.0 p2      73 w[1]
        add ebp, dword [esp + 12]         ;    15.0 p1+p2   62 v[3]
        mov edi, dword [esp + 8]          ;    12.0 p2      52 v[7]
        xor edi, dword [esp + 4]          ;    15.0 p5+p2   52 v[7]
        mov esi, dword [esp + 4]          ;    14.0 p2      52 v[7]
        xor esi, dword [esp + 0]          ;    17.0 p1+p2   52 v[7]
        and edi, esi                      ;    18.0 p0      52 v[7]
        xor edi, dword [esp + 4]          ;    19.0 p5+p2   52 v[7]
        bswap ebx                         ;    13.0 p0+p5   73 w[1]
        add ecx, edi                      ;    20.0 p1      63 v[7]
        xor eax, dword [esp + 20]         ;    17.0 p0+p2   51 t1
        and eax, ebp                      ;    18.0 p5      51 t1
        xor eax, dword [esp + 20]         ;    19.0 p1+p2   51 t1
        mov edi, ebp                      ;    16.0 p0      48 t1 copy
        ror edi, 0xe                      ;    17.0 p5      48 t1
        xor edi, ebp                      ;    18.0 p1      48 t1
        ror edi, 5                        ;    19.0 p0      48 t1
        xor edi, ebp                      ;    20.0 p5      48 t1
        ror edi, 6                        ;    21.0 p0      48 t1
        lea edi, [edi + edx + 1899447441] ;    22.0 p0      61 t1
        add edi, ebx                      ;    23.0 p1      61 t1
        add edi, eax                      ;    24.0 p5      61 t1
        mov eax, dword [esp + 4]          ;    19.0 p2      52 v[6]
        xor eax, ecx                      ;    22.0 p1      52 v[6]
        and esi, eax                      ;    23.0 p5      52 v[6]
        mov eax, dword [esp + 8]          ;    20.0 p2      62 v[2]
        add eax, edi                      ;    25.0 p0      62 v[2]
        xor esi, dword [esp + 4]          ;    24.0 p1+p2   52 v[6]
        add edi, esi                      ;    25.0 p5      63 v[6]
        mov dword [esp + 40], ebx         ;    19.0 p3+p4   73 w[1] spill
        mov edx, dword [esp + 152]        ;    22.0 p2      73 w[0] reload
        mov esi, ecx                      ;    21.0 p0      47 v[6] copy
        mov ebx, dword [edx + 8]          ;    25.0 p2      73 w[2]
        ror esi, 9                        ;    22.0 p5      47 v[6]
        bswap ebx                         ;    28.0 p0+p5   73 w[2]
        mov dword [esp + 44], ebx         ;    32.0 p3+p4   73 w[2] spill
        xor esi, ecx                      ;    23.0 p1      47 v[6]
        ror esi, 0xb                      ;    24.0 p0      47 v[6]
        xor esi, ecx                      ;    25.0 p1      47 v[6]
        ror esi, 2                        ;    26.0 p5      47 v[6]
        add edi, esi                      ;    27.0 p0      63 v[6]
        mov esi, dword [esp + 16]         ;    24.0 p2      51 t1
        xor esi, ebp                      ;    27.0 p1      51 t1
        and esi, eax                      ;    28.0 p5      51 t1
        xor esi, dword [esp + 16]         ;    29.0 p0+p2   51 t1
        mov edx, eax                      ;    26.0 p1      48 t1 copy
        ror edx, 0xe                      ;    27.0 p5      48 t1
        xor edx, eax                      ;    28.0 p0      48 t1
        ror edx, 5                        ;    29.0 p5      48 t1
        xor edx, eax                      ;    30.0 p1      48 t1
        ror edx, 6                        ;    31.0 p0      48 t1
        add edx, dword [esp + 20]         ;    32.0 p1+p2   61 t1
        lea edx, [edx + esi - 1245643825] ;    33.0 p0      61 t1
        add edx, ebx                      ;    34.0 p5      61 t1
        mov esi, dword [esp + 4]          ;    27.0 p2      62 v[1]
        add esi, edx                      ;    35.0 p1      62 v[1]
        mov dword [esp + 48], ebp         ;    27.2 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 152]        ;    28.0 p2      73 w[0] reload
        mov ebp, dword [ebp + 12]         ;    31.0 p2      73 w[3]
        mov dword [esp + 52], eax         ;    28.2 p3+p4   62 v[2] spill
        bswap ebp                         ;    34.0 p0+p5   73 w[3]
        mov dword [esp + 56], ebp         ;    38.0 p3+p4   73 w[3] spill
        mov ebx, edi                      ;    29.0 p1      47 v[5] copy
        ror ebx, 9                        ;    30.0 p0      47 v[5]
        xor ebx, edi                      ;    31.0 p5      47 v[5]
        ror ebx, 0xb                      ;    32.0 p0      47 v[5]
        xor ebx, edi                      ;    33.0 p1      47 v[5]
        ror ebx, 2                        ;    34.0 p5      47 v[5]
        mov ebp, ecx                      ;    31.0 p1      52 v[5] copy
        add edx, ebx                      ;    35.0 p0      63 v[5]
        mov ebx, dword [esp + 0]          ;    31.0 p2      52 v[5]
        xor ebx, ecx                      ;    34.0 p5      52 v[5]
        xor ebp, edi                      ;    32.0 p1      52 v[5]
        and ebx, ebp                      ;    35.0 p0      52 v[5]
        xor ebx, ecx                      ;    36.0 p5      52 v[5]
        add edx, ebx                      ;    37.0 p1      63 v[5]
        mov ebx, dword [esp + 48]         ;    32.5 p2      51 t1
        xor ebx, eax                      ;    35.5 p0      51 t1
        and ebx, esi                      ;    36.5 p5      51 t1
        mov dword [esp + 60], ecx         ;    33.2 p3+p4   63 v[7] spill
        mov ecx, dword [esp + 48]         ;    33.5 p2      51 t1
        xor ecx, ebx                      ;    37.5 p1      51 t1
        mov ebx, dword [esp + 56]         ;    38.0 p2      61 t1
        add ebx, dword [esp + 16]         ;    41.0 p0+p2   61 t1
        mov eax, esi                      ;    36.0 p5      48 t1 copy
        ror eax, 0xe                      ;    37.0 p0      48 t1
        xor eax, esi                      ;    38.0 p1      48 t1
        ror eax, 5                        ;    39.0 p5      48 t1
        xor eax, esi                      ;    40.0 p1      48 t1
        ror eax, 6                        ;    41.0 p0      48 t1
        lea ebx, [ebx + ecx - 373957723]  ;    42.0 p0      61 t1
        add ebx, eax                      ;    43.0 p5      61 t1
        mov eax, dword [esp + 0]          ;    36.5 p2      62 v[0]
        add eax, ebx                      ;    44.0 p1      62 v[0]
        mov ecx, edi                      ;    37.5 p5      52 v[4] copy
        xor ecx, edx                      ;    38.5 p1      52 v[4]
        and ebp, ecx                      ;    39.5 p0      52 v[4]
        xor ebp, edi                      ;    40.5 p5      52 v[4]
        mov dword [esp + 64], edi         ;    38.0 p3+p4   63 v[6] spill
        mov edi, dword [esp + 152]        ;    38.2 p2      73 w[0] reload
        mov edi, dword [edi + 16]         ;    41.2 p2      73 w[4]
        bswap edi                         ;    44.2 p0+p5   73 w[4]
        add ebp, ebx                      ;    44.0 p1      63 v[4]
        mov ebx, edx                      ;    40.2 p0      47 v[4] copy
        ror ebx, 9                        ;    41.2 p5      47 v[4]
        xor ebx, edx                      ;    42.2 p1      47 v[4]
        ror ebx, 0xb                      ;    43.2 p0      47 v[4]
        xor ebx, edx                      ;    44.2 p1      47 v[4]
        ror ebx, 2                        ;    45.2 p5      47 v[4]
        add ebp, ebx                      ;    46.2 p0      63 v[4]
        mov ebx, dword [esp + 52]         ;    41.2 p2      51 t1
        xor ebx, esi                      ;    44.2 p1      51 t1
        and ebx, eax                      ;    45.2 p5      51 t1
        mov dword [esp + 68], esi         ;    42.0 p3+p4   62 v[1] spill
        mov esi, dword [esp + 52]         ;    42.2 p2      51 t1
        xor esi, ebx                      ;    46.2 p0      51 t1
        mov ebx, dword [esp + 48]         ;    43.2 p2      61 t1
        lea ebx, [ebx + esi + 961987163]  ;    47.2 p0      61 t1
        mov esi, eax                      ;    45.0 p1      48 t1 copy
        ror esi, 0xe                      ;    46.0 p5      48 t1
        xor esi, eax                      ;    47.0 p1      48 t1
        ror esi, 5                        ;    48.0 p5      48 t1
        xor esi, eax                      ;    49.0 p0      48 t1
        ror esi, 6                        ;    50.0 p5      48 t1
        add ebx, edi                      ;    48.2 p1      61 t1
        add ebx, esi                      ;    51.0 p0      61 t1
        mov esi, dword [esp + 60]         ;    45.2 p2      62 v[7]
        add esi, ebx                      ;    52.0 p1      62 v[7]
        mov dword [esp + 60], edi         ;    48.2 p3+p4   73 w[4] spill
        mov edi, edx                      ;    46.5 p5      52 v[3] copy
        xor edi, ebp                      ;    47.5 p0      52 v[3]
        and ecx, edi                      ;    48.5 p1      52 v[3]
        xor ecx, edx                      ;    49.5 p5      52 v[3]
        mov dword [esp + 48], edx         ;    47.0 p3+p4   63 v[5] spill
        mov edx, dword [esp + 152]        ;    47.2 p2      73 w[0] reload
        mov edx, dword [edx + 20]         ;    50.2 p2      73 w[5]
        bswap edx                         ;    53.2 p0+p5   73 w[5]
        add ecx, ebx                      ;    52.0 p1      63 v[3]
        mov ebx, ebp                      ;    49.2 p0      47 v[3] copy
        ror ebx, 9                        ;    50.2 p5      47 v[3]
        xor ebx, ebp                      ;    51.2 p1      47 v[3]
        ror ebx, 0xb                      ;    52.2 p0      47 v[3]
        xor ebx, ebp                      ;    53.2 p1      47 v[3]
        ror ebx, 2                        ;    54.2 p5      47 v[3]
        add ecx, ebx                      ;    55.2 p0      63 v[3]
        mov ebx, dword [esp + 68]         ;    50.2 p2      51 t1
        xor ebx, eax                      ;    53.2 p1      51 t1
        and ebx, esi                      ;    54.2 p5      51 t1
        mov dword [esp + 72], eax         ;    51.0 p3+p4   62 v[0] spill
        mov eax, dword [esp + 68]         ;    51.2 p2      51 t1
        xor eax, ebx                      ;    55.2 p0      51 t1
        mov ebx, dword [esp + 52]         ;    52.2 p2      61 t1
        lea ebx, [ebx + eax + 1508970993] ;    56.2 p0      61 t1
        mov eax, esi                      ;    53.0 p1      48 t1 copy
        ror eax, 0xe                      ;    54.0 p5      48 t1
        xor eax, esi                      ;    55.0 p1      48 t1
        ror eax, 5                        ;    56.0 p5      48 t1
        xor eax, esi                      ;    57.0 p0      48 t1
        ror eax, 6                        ;    58.0 p5      48 t1
        add ebx, edx                      ;    57.2 p1      61 t1
        add ebx, eax                      ;    59.0 p0      61 t1
        mov eax, dword [esp + 64]         ;    54.2 p2      62 v[6]
        add eax, ebx                      ;    60.0 p1      62 v[6]
        mov dword [esp + 64], edx         ;    57.2 p3+p4   73 w[5] spill
        mov edx, ebp                      ;    55.5 p5      52 v[2] copy
        xor edx, ecx                      ;    56.5 p0      52 v[2]
        and edi, edx                      ;    57.5 p1      52 v[2]
        xor edi, ebp                      ;    58.5 p5      52 v[2]
        mov dword [esp + 52], ebp         ;    56.0 p3+p4   63 v[4] spill
        mov ebp, dword [esp + 152]        ;    56.2 p2      73 w[0] reload
        mov ebp, dword [ebp + 24]         ;    59.2 p2      73 w[6]
        bswap ebp                         ;    62.2 p0+p5   73 w[6]
        add edi, ebx                      ;    60.0 p1      63 v[2]
        mov ebx, ecx                      ;    58.2 p0      47 v[2] copy
        ror ebx, 9                        ;    59.2 p5      47 v[2]
        xor ebx, ecx                      ;    60.2 p1      47 v[2]
        ror ebx, 0xb                      ;    61.2 p0      47 v[2]
        xor ebx, ecx                      ;    62.2 p1      47 v[2]
        ror ebx, 2                        ;    63.2 p5      47 v[2]
        add edi, ebx                      ;    64.2 p0      63 v[2]
        mov ebx, dword [esp + 72]         ;    59.2 p2      51 t1
        xor ebx, esi                      ;    62.2 p1      51 t1
        and ebx, eax                      ;    63.2 p5      51 t1
        mov dword [esp + 76], esi         ;    60.0 p3+p4   62 v[7] spill
        mov esi, dword [esp + 72]         ;    60.2 p2      51 t1
        xor esi, ebx                      ;    64.2 p0      51 t1
        mov ebx, dword [esp + 68]         ;    61.2 p2      61 t1
        lea ebx, [ebx + esi - 1841331548] ;    65.2 p0      61 t1
        mov esi, eax                      ;    61.2 p1      48 t1 copy
        ror esi, 0xe                      ;    62.2 p5      48 t1
        xor esi, eax                      ;    63.2 p1      48 t1
        ror esi, 5                        ;    64.2 p5      48 t1
        xor esi, eax                      ;    65.2 p0      48 t1
        ror esi, 6                        ;    66.2 p5      48 t1
        add ebx, ebp                      ;    66.2 p1      61 t1
        add ebx, esi                      ;    67.2 p0      61 t1
        mov esi, dword [esp + 48]         ;    63.2 p2      62 v[5]
        add esi, ebx                      ;    68.2 p1      62 v[5]
        mov dword [esp + 48], ebp         ;    66.2 p3+p4   73 w[6] spill
        mov ebp, ecx                      ;    64.5 p5      52 v[1] copy
        xor ebp, edi                      ;    65.5 p0      52 v[1]
        and edx, ebp                      ;    66.5 p1      52 v[1]
        xor edx, ecx                      ;    67.5 p5      52 v[1]
        mov dword [esp + 68], ecx         ;    65.0 p3+p4   63 v[3] spill
        mov ecx, dword [esp + 152]        ;    65.2 p2      73 w[0] reload
        mov ecx, dword [ecx + 28]         ;    68.2 p2      73 w[7]
        bswap ecx                         ;    71.2 p0+p5   73 w[7]
        add ebx, edx                      ;    68.5 p1      63 v[1]
        mov edx, edi                      ;    67.2 p0      47 v[1] copy
        ror edx, 9                        ;    68.2 p5      47 v[1]
        xor edx, edi                      ;    69.2 p1      47 v[1]
        ror edx, 0xb                      ;    70.2 p0      47 v[1]
        xor edx, edi                      ;    71.2 p1      47 v[1]
        ror edx, 2                        ;    72.2 p5      47 v[1]
        add ebx, edx                      ;    73.2 p0      63 v[1]
        mov edx, dword [esp + 76]         ;    68.2 p2      51 t1
        xor edx, eax                      ;    71.2 p1      51 t1
        and edx, esi                      ;    72.2 p5      51 t1
        mov dword [esp + 80], eax         ;    69.0 p3+p4   62 v[6] spill
        mov eax, dword [esp + 76]         ;    69.2 p2      51 t1
        xor eax, edx                      ;    73.2 p0      51 t1
        mov edx, dword [esp + 72]         ;    70.2 p2      61 t1
        mov dword [esp + 72], ebp         ;    70.0 p3+p4   52 v[1] spill
        mov ebp, esi                      ;    70.2 p1      48 t1 copy
        ror ebp, 0xe                      ;    71.2 p5      48 t1
        xor ebp, esi                      ;    72.2 p0      48 t1
        ror ebp, 5                        ;    73.2 p5      48 t1
        xor ebp, esi                      ;    74.2 p1      48 t1
        ror ebp, 6                        ;    75.2 p0      48 t1
        lea edx, [edx + eax - 1424204075] ;    74.2 p0      61 t1
        add edx, ecx                      ;    75.2 p1      61 t1
        add edx, ebp                      ;    76.2 p5      61 t1
        mov eax, dword [esp + 52]         ;    72.5 p2      62 v[4]
        mov ebp, dword [esp + 72]         ;    73.5 p2      52 v[0]
        add eax, edx                      ;    77.2 p1      62 v[4]
        mov dword [esp + 72], ecx         ;    75.2 p3+p4   73 w[7] spill
        mov ecx, edi                      ;    73.5 p5      52 v[0] copy
        xor ecx, ebx                      ;    74.5 p0      52 v[0]
        and ebp, ecx                      ;    76.5 p1      52 v[0]
        xor ebp, edi                      ;    77.5 p5      52 v[0]
        mov dword [esp + 52], edi         ;    74.5 p3+p4   63 v[2] spill
        mov edi, dword [esp + 152]        ;    74.8 p2      73 w[0] reload
        add edx, ebp                      ;    78.5 p0      63 v[0]
        mov edi, dword [edi + 32]         ;    77.8 p2      73 w[8]
        mov ebp, ebx                      ;    75.5 p1      47 v[0] copy
        bswap edi                         ;    80.8 p0+p5   73 w[8]
        ror ebp, 9                        ;    76.8 p5      47 v[0]
        xor ebp, ebx                      ;    77.8 p1      47 v[0]
        ror ebp, 0xb                      ;    78.8 p0      47 v[0]
        xor ebp, ebx                      ;    79.8 p1      47 v[0]
        ror ebp, 2                        ;    80.8 p5      47 v[0]
        add edx, ebp                      ;    81.8 p0      63 v[0]
        mov ebp, dword [esp + 80]         ;    77.8 p2      51 t1
        mov dword [esp + 84], esi         ;    78.0 p3+p4   62 v[5] spill
        xor ebp, esi                      ;    80.8 p1      51 t1
        and ebp, eax                      ;    81.8 p5      51 t1
        mov esi, dword [esp + 80]         ;    78.8 p2      51 t1
        xor esi, ebp                      ;    82.8 p0      51 t1
        mov ebp, dword [esp + 76]         ;    79.8 p2      61 t1
        mov dword [esp + 76], ecx         ;    79.5 p3+p4   52 v[0] spill
        mov ecx, eax                      ;    79.8 p1      48 t1 copy
        ror ecx, 0xe                      ;    80.8 p5      48 t1
        xor ecx, eax                      ;    81.8 p0      48 t1
        ror ecx, 5                        ;    82.8 p5      48 t1
        xor ecx, eax                      ;    83.8 p1      48 t1
        ror ecx, 6                        ;    84.8 p0      48 t1
        lea ebp, [ebp + esi - 670586216]  ;    83.8 p0      61 t1
        add ebp, ecx                      ;    85.8 p1      61 t1
        add ebp, edi                      ;    86.8 p5      61 t1
        mov esi, dword [esp + 68]         ;    82.0 p2      62 v[3]
        mov ecx, dword [esp + 76]         ;    83.0 p2      52 v[7]
        add esi, ebp                      ;    87.8 p1      62 v[3]
        mov dword [esp + 76], edi         ;    84.8 p3+p4   73 w[8] spill
        mov edi, ebx                      ;    83.0 p5      52 v[7] copy
        xor edi, edx                      ;    84.0 p0      52 v[7]
        and ecx, edi                      ;    86.0 p1      52 v[7]
        xor ecx, ebx                      ;    87.0 p5      52 v[7]
        mov dword [esp + 68], ebx         ;    84.0 p3+p4   63 v[1] spill
        add ebp, ecx                      ;    88.0 p0      63 v[7]
        mov ebx, dword [esp + 152]        ;    84.5 p2      73 w[0] reload
        mov ebx, dword [ebx + 36]         ;    87.5 p2      73 w[9]
        mov ecx, edx                      ;    85.0 p1      47 v[7] copy
        bswap ebx                         ;    90.5 p0+p5   73 w[9]
        ror ecx, 9                        ;    86.2 p0      47 v[7]
        xor ecx, edx                      ;    87.2 p1      47 v[7]
        ror ecx, 0xb                      ;    88.2 p5      47 v[7]
        xor ecx, edx                      ;    89.2 p1      47 v[7]
        ror ecx, 2                        ;    90.2 p0      47 v[7]
        add ebp, ecx                      ;    91.2 p5      63 v[7]
        mov ecx, dword [esp + 84]         ;    87.2 p2      51 t1
        xor ecx, eax                      ;    90.2 p1      51 t1
        and ecx, esi                      ;    91.2 p0      51 t1
        mov dword [esp + 88], eax         ;    88.0 p3+p4   62 v[4] spill
        mov eax, dword [esp + 84]         ;    88.2 p2      51 t1
        xor eax, ecx                      ;    92.2 p5      51 t1
        mov ecx, dword [esp + 80]         ;    89.2 p2      61 t1
        mov dword [esp + 80], edi         ;    89.0 p3+p4   52 v[7] spill
        mov edi, esi                      ;    89.2 p1      48 t1 copy
        ror edi, 0xe                      ;    90.2 p0      48 t1
        xor edi, esi                      ;    91.2 p5      48 t1
        ror edi, 5                        ;    92.2 p0      48 t1
        xor edi, esi                      ;    93.2 p1      48 t1
        ror edi, 6                        ;    94.2 p5      48 t1
        lea ecx, [ecx + eax + 310598401]  ;    93.2 p0      61 t1
        add ecx, edi                      ;    95.2 p1      61 t1
        add ecx, ebx                      ;    96.2 p5      61 t1
        mov eax, dword [esp + 80]         ;    91.5 p2      52 v[6]
        mov edi, dword [esp + 52]         ;    92.5 p2      62 v[2]
        add edi, ecx                      ;    97.2 p1      62 v[2]
        mov dword [esp + 80], ebx         ;    94.5 p3+p4   73 w[9] spill
        mov ebx, edx                      ;    92.5 p0      52 v[6] copy
        xor ebx, ebp                      ;    93.5 p5      52 v[6]
        and eax, ebx                      ;    94.5 p1      52 v[6]
        xor eax, edx                      ;    95.5 p0      52 v[6]
        mov dword [esp + 52], edx         ;    93.5 p3+p4   63 v[0] spill
        mov edx, dword [esp + 152]        ;    93.8 p2      73 w[0] reload
        mov edx, dword [edx + 40]         ;    96.8 p2      73 w[10]
        bswap edx                         ;    99.8 p0+p5   73 w[10]
        add ecx, eax                      ;    97.2 p1      63 v[6]
        mov eax, ebp                      ;    95.2 p5      47 v[6] copy
        ror eax, 9                        ;    96.2 p0      47 v[6]
        xor eax, ebp                      ;    97.2 p1      47 v[6]
        ror eax, 0xb                      ;    98.2 p5      47 v[6]
        xor eax, ebp                      ;    99.2 p0      47 v[6]
        ror eax, 2                        ;   100.2 p5      47 v[6]
        add ecx, eax                      ;   101.2 p1      63 v[6]
        mov eax, dword [esp + 88]         ;    96.8 p2      51 t1
        xor eax, esi                      ;    99.8 p0      51 t1
        and eax, edi                      ;   100.8 p1      51 t1
        mov dword [esp + 92], esi         ;    97.5 p3+p4   62 v[3] spill
        mov esi, dword [esp + 88]         ;    97.8 p2      51 t1
        xor esi, eax                      ;   101.8 p5      51 t1
        mov eax, dword [esp + 84]         ;    98.8 p2      61 t1
        mov dword [esp + 84], ebx         ;    98.5 p3+p4   52 v[6] spill
        mov ebx, edi                      ;    98.8 p0      48 t1 copy
        ror ebx, 0xe                      ;    99.8 p5      48 t1
        xor ebx, edi                      ;   100.8 p1      48 t1
        ror ebx, 5                        ;   101.8 p0      48 t1
        xor ebx, edi                      ;   102.8 p1      48 t1
        ror ebx, 6                        ;   103.8 p5      48 t1
        lea eax, [eax + esi + 607225278]  ;   102.8 p0      61 t1
        mov esi, dword [esp + 68]         ;   100.5 p2      62 v[1]
        add eax, ebx                      ;   104.8 p1      61 t1
        add eax, edx                      ;   105.8 p5      61 t1
        mov ebx, dword [esp + 84]         ;   101.5 p2      52 v[5]
        add esi, eax                      ;   106.8 p0      62 v[1]
        mov dword [esp + 84], edx         ;   103.8 p3+p4   73 w[10] spill
        mov edx, ebp                      ;   102.2 p1      52 v[5] copy
        xor edx, ecx                      ;   103.2 p5      52 v[5]
        and ebx, edx                      ;   104.5 p0      52 v[5]
        xor ebx, ebp                      ;   105.5 p1      52 v[5]
        mov dword [esp + 68], ebp         ;   103.0 p3+p4   63 v[7] spill
        mov ebp, dword [esp + 152]        ;   103.2 p2      73 w[0] reload
        add eax, ebx                      ;   106.8 p5      63 v[5]
        mov ebx, ecx                      ;   103.8 p0      47 v[5] copy
        mov ebp, dword [ebp + 44]         ;   106.2 p2      73 w[11]
        bswap ebp                         ;   109.2 p0+p5   73 w[11]
        ror ebx, 9                        ;   105.5 p5      47 v[5]
        xor ebx, ecx                      ;   106.5 p1      47 v[5]
        mov dword [esp + 96], edi         ;   105.2 p3+p4   62 v[2] spill
        ror ebx, 0xb                      ;   107.5 p0      47 v[5]
        xor ebx, ecx                      ;   108.5 p1      47 v[5]
        ror ebx, 2                        ;   109.5 p5      47 v[5]
        add eax, ebx                      ;   110.5 p0      63 v[5]
        mov ebx, dword [esp + 92]         ;   106.5 p2      51 t1
        xor ebx, edi                      ;   109.5 p1      51 t1
        and ebx, esi                      ;   110.5 p5      51 t1
        mov edi, dword [esp + 92]         ;   107.5 p2      51 t1
        xor edi, ebx                      ;   111.5 p0      51 t1
        mov ebx, dword [esp + 88]         ;   108.5 p2      61 t1
        mov dword [esp + 88], edx         ;   108.0 p3+p4   52 v[5] spill
        mov edx, esi                      ;   108.2 p1      48 t1 copy
        ror edx, 0xe                      ;   109.2 p5      48 t1
        xor edx, esi                      ;   110.2 p0      48 t1
        ror edx, 5                        ;   111.2 p5      48 t1
        xor edx, esi                      ;   112.2 p1      48 t1
        ror edx, 6                        ;   113.2 p0      48 t1
        lea ebx, [ebx + edi + 1426881987] ;   112.5 p0      61 t1
        add ebx, edx                      ;   114.2 p1      61 t1
        mov edx, dword [esp + 88]         ;   110.2 p2      52 v[4]
        add ebx, ebp                      ;   115.2 p5      61 t1
        mov edi, dword [esp + 52]         ;   111.2 p2      62 v[0]
        add edi, ebx                      ;   116.2 p1      62 v[0]
        mov dword [esp + 88], ebp         ;   113.2 p3+p4   73 w[11] spill
        mov ebp, ecx                      ;   111.5 p5      52 v[4] copy
        xor ebp, eax                      ;   112.5 p0      52 v[4]
        and edx, ebp                      ;   113.5 p1      52 v[4]
        xor edx, ecx                      ;   114.5 p5      52 v[4]
        mov dword [esp + 52], ecx         ;   112.5 p3+p4   63 v[6] spill
        mov ecx, dword [esp + 152]        ;   112.8 p2      73 w[0] reload
        mov ecx, dword [ecx + 48]         ;   115.8 p2      73 w[12]
        bswap ecx                         ;   118.8 p0+p5   73 w[12]
        add ebx, edx                      ;   116.2 p1      63 v[4]
        mov edx, eax                      ;   114.2 p0      47 v[4] copy
        ror edx, 9                        ;   115.2 p5      47 v[4]
        xor edx, eax                      ;   116.2 p1      47 v[4]
        ror edx, 0xb                      ;   117.2 p0      47 v[4]
        xor edx, eax                      ;   118.2 p5      47 v[4]
        ror edx, 2                        ;   119.2 p0      47 v[4]
        add ebx, edx                      ;   120.2 p1      63 v[4]
        mov edx, dword [esp + 96]         ;   115.8 p2      51 t1
        xor edx, esi                      ;   118.8 p5      51 t1
        and edx, edi                      ;   119.8 p1      51 t1
        mov dword [esp + 100], esi        ;   116.5 p3+p4   62 v[1] spill
        mov esi, dword [esp + 96]         ;   116.8 p2      51 t1
        xor esi, edx                      ;   120.8 p0      51 t1
        mov edx, dword [esp + 92]         ;   117.8 p2      61 t1
        mov dword [esp + 92], ebp         ;   117.5 p3+p4   52 v[4] spill
        mov ebp, edi                      ;   117.8 p5      48 t1 copy
        ror ebp, 0xe                      ;   118.8 p0      48 t1
        xor ebp, edi                      ;   119.8 p1      48 t1
        ror ebp, 5                        ;   120.8 p5      48 t1
        xor ebp, edi                      ;   121.8 p0      48 t1
        ror ebp, 6                        ;   122.8 p5      48 t1
        lea edx, [edx + esi + 1925078388] ;   121.8 p0      61 t1
        add edx, ebp                      ;   123.8 p1      61 t1
        add edx, ecx                      ;   124.8 p1      61 t1
        mov ebp, dword [esp + 92]         ;   120.0 p2      52 v[3]
        mov esi, dword [esp + 68]         ;   121.0 p2      62 v[7]
        add esi, edx                      ;   125.8 p5      62 v[7]
        mov dword [esp + 92], ecx         ;   122.8 p3+p4   73 w[12] spill
        mov ecx, eax                      ;   121.2 p0      52 v[3] copy
        xor ecx, ebx                      ;   122.2 p1      52 v[3]
        and ebp, ecx                      ;   123.2 p5      52 v[3]
        xor ebp, eax                      ;   124.2 p0      52 v[3]
        mov dword [esp + 68], eax         ;   122.0 p3+p4   63 v[5] spill
        mov eax, dword [esp + 152]        ;   122.2 p2      73 w[0] reload
        mov eax, dword [eax + 52]         ;   125.2 p2      73 w[13]
        add edx, ebp                      ;   125.8 p1      63 v[3]
        bswap eax                         ;   128.2 p0+p5   73 w[13]
        mov ebp, ebx                      ;   123.8 p1      47 v[3] copy
        ror ebp, 9                        ;   124.8 p5      47 v[3]
        xor ebp, ebx                      ;   125.8 p0      47 v[3]
        ror ebp, 0xb                      ;   126.8 p5      47 v[3]
        xor ebp, ebx                      ;   127.8 p1      47 v[3]
        ror ebp, 2                        ;   128.8 p0      47 v[3]
        add edx, ebp                      ;   129.8 p1      63 v[3]
        mov ebp, dword [esp + 100]        ;   125.2 p2      51 t1
        xor ebp, edi                      ;   128.2 p5      51 t1
        and ebp, esi                      ;   129.2 p0      51 t1
        mov dword [esp + 104], edi        ;   126.0 p3+p4   62 v[0] spill
        mov edi, dword [esp + 100]        ;   126.2 p2      51 t1
        xor edi, ebp                      ;   130.2 p1      51 t1
        mov ebp, dword [esp + 96]         ;   127.2 p2      61 t1
        mov dword [esp + 96], ecx         ;   127.0 p3+p4   52 v[3] spill
        mov ecx, esi                      ;   127.2 p5      48 t1 copy
        ror ecx, 0xe                      ;   128.2 p0      48 t1
        xor ecx, esi                      ;   129.2 p1      48 t1
        ror ecx, 5                        ;   130.2 p5      48 t1
        xor ecx, esi                      ;   131.2 p0      48 t1
        ror ecx, 6                        ;   132.2 p5      48 t1
        lea ebp, [ebp + edi - 2132889090] ;   131.2 p0      61 t1
        add ebp, ecx                      ;   133.2 p1      61 t1
        add ebp, eax                      ;   134.2 p1      61 t1
        mov edi, dword [esp + 52]         ;   129.5 p2      62 v[6]
        mov ecx, dword [esp + 96]         ;   130.5 p2      52 v[2]
        add edi, ebp                      ;   135.2 p5      62 v[6]
        mov dword [esp + 96], eax         ;   132.2 p3+p4   73 w[13] spill
        mov eax, ebx                      ;   130.5 p0      52 v[2] copy
        xor eax, edx                      ;   131.5 p1      52 v[2]
        and ecx, eax                      ;   133.5 p5      52 v[2]
        xor ecx, ebx                      ;   134.5 p0      52 v[2]
        mov dword [esp + 52], ebx         ;   131.5 p3+p4   63 v[4] spill
        mov ebx, dword [esp + 152]        ;   131.8 p2      73 w[0] reload
        mov ebx, dword [ebx + 56]         ;   134.8 p2      73 w[14]
        add ebp, ecx                      ;   135.5 p1      63 v[2]
        bswap ebx                         ;   137.8 p0+p5   73 w[14]
        mov ecx, edx                      ;   133.2 p1      47 v[2] copy
        ror ecx, 9                        ;   134.2 p0      47 v[2]
        xor ecx, edx                      ;   135.2 p5      47 v[2]
        ror ecx, 0xb                      ;   136.2 p0      47 v[2]
        mov dword [esp + 108], esi        ;   134.0 p3+p4   62 v[7] spill
        xor ecx, edx                      ;   137.2 p1      47 v[2]
        ror ecx, 2                        ;   138.2 p5      47 v[2]
        add ebp, ecx                      ;   139.2 p1      63 v[2]
        mov ecx, dword [esp + 104]        ;   135.0 p2      51 t1
        xor ecx, esi                      ;   138.0 p0      51 t1
        and ecx, edi                      ;   139.0 p5      51 t1
        mov esi, dword [esp + 104]        ;   136.0 p2      51 t1
        xor esi, ecx                      ;   140.0 p1      51 t1
        mov ecx, dword [esp + 100]        ;   137.0 p2      61 t1
        mov dword [esp + 100], eax        ;   136.5 p3+p4   52 v[2] spill
        mov eax, edi                      ;   136.8 p0      48 t1 copy
        ror eax, 0xe                      ;   137.8 p5      48 t1
        xor eax, edi                      ;   138.8 p1      48 t1
        ror eax, 5                        ;   139.8 p0      48 t1
        xor eax, edi                      ;   140.8 p5      48 t1
        ror eax, 6                        ;   141.8 p0      48 t1
        lea ecx, [ecx + esi - 1680079193] ;   141.0 p0      61 t1
        add ecx, eax                      ;   142.8 p1      61 t1
        add ecx, ebx                      ;   143.8 p5      61 t1
        mov esi, dword [esp + 68]         ;   139.0 p2      62 v[5]
        mov eax, dword [esp + 100]        ;   140.0 p2      52 v[1]
        add esi, ecx                      ;   144.8 p1      62 v[5]
        mov dword [esp + 100], ebx        ;   141.8 p3+p4   73 w[14] spill
        mov ebx, edx                      ;   140.0 p5      52 v[1] copy
        xor ebx, ebp                      ;   141.0 p1      52 v[1]
        and eax, ebx                      ;   143.0 p0      52 v[1]
        xor eax, edx                      ;   144.0 p5      52 v[1]
        mov dword [esp + 68], edx         ;   141.0 p3+p4   63 v[3] spill
        mov edx, dword [esp + 152]        ;   141.2 p2      73 w[0] reload
        mov edx, dword [edx + 60]         ;   144.2 p2      73 w[15]
        bswap edx                         ;   147.2 p0+p5   73 w[15]
        add ecx, eax                      ;   145.0 p1      63 v[1]
        mov eax, ebp                      ;   142.8 p0      47 v[1] copy
        ror eax, 9                        ;   143.8 p5      47 v[1]
        xor eax, ebp                      ;   144.8 p1      47 v[1]
        ror eax, 0xb                      ;   145.8 p0      47 v[1]
        xor eax, ebp                      ;   146.8 p5      47 v[1]
        ror eax, 2                        ;   147.8 p0      47 v[1]
        mov dword [esp + 112], edi        ;   144.0 p3+p4   62 v[6] spill
        add ecx, eax                      ;   148.8 p1      63 v[1]
        mov eax, dword [esp + 108]        ;   144.5 p2      51 t1
        xor eax, edi                      ;   147.5 p5      51 t1
        mov edi, dword [esp + 108]        ;   145.5 p2      51 t1
        and eax, esi                      ;   148.5 p1      51 t1
        xor edi, eax                      ;   149.5 p0      51 t1
        mov eax, dword [esp + 104]        ;   146.5 p2      61 t1
        mov dword [esp + 104], ebx        ;   146.0 p3+p4   52 v[1] spill
        mov ebx, esi                      ;   146.2 p5      48 t1 copy
        ror ebx, 0xe                      ;   147.2 p0      48 t1
        xor ebx, esi                      ;   148.2 p1      48 t1
        ror ebx, 5                        ;   149.2 p5      48 t1
        xor ebx, esi                      ;   150.2 p0      48 t1
        ror ebx, 6                        ;   151.2 p5      48 t1
        lea eax, [eax + edi - 1046744716] ;   150.5 p0      61 t1
        add eax, ebx                      ;   152.2 p1      61 t1
        add eax, edx                      ;   153.2 p1      61 t1
        mov edi, dword [esp + 52]         ;   148.5 p2      62 v[4]
        mov ebx, dword [esp + 104]        ;   149.5 p2      52 v[0]
        add edi, eax                      ;   154.2 p5      62 v[4]
        mov dword [esp + 104], esi        ;   149.2 p3+p4   62 v[5] spill
        mov esi, dword [esp + 100]        ;   150.5 p2      50 w[0]
        shr esi, 0xa                      ;   153.5 p0      50 w[0]
        mov dword [esp + 52], edi         ;   155.2 p3+p4   62 v[4] spill
        mov dword [esp + 116], ebp        ;   151.2 p3+p4   63 v[2] spill
        mov edi, ebp                      ;   150.5 p1      52 v[0] copy
        xor edi, ecx                      ;   151.5 p5      52 v[0]
        and ebx, edi                      ;   152.5 p0      52 v[0]
        xor ebx, ebp                      ;   153.5 p1      52 v[0]
        mov ebp, dword [esp + 100]        ;   151.5 p2      50 w[0]
        ror ebp, 2                        ;   154.5 p5      50 w[0]
        add eax, ebx                      ;   154.5 p0      63 v[0]
        mov ebx, dword [esp + 100]        ;   152.5 p2      50 w[0]
        xor ebx, ebp                      ;   155.5 p1      50 w[0]
        ror ebx, 0x11                     ;   156.5 p5      50 w[0]
        mov ebp, ecx                      ;   153.0 p0      47 v[0] copy
        ror ebp, 9                        ;   154.0 p5      47 v[0]
        xor ebp, ecx                      ;   155.0 p1      47 v[0]
        ror ebp, 0xb                      ;   156.0 p0      47 v[0]
        xor ebp, ecx                      ;   157.0 p1      47 v[0]
        ror ebp, 2                        ;   158.0 p5      47 v[0]
        add eax, ebp                      ;   159.0 p0      63 v[0]
        xor esi, ebx                      ;   157.5 p1      50 w[0]
        mov ebp, dword [esp + 40]         ;   155.0 p2      49 w[0]
        shr ebp, 3                        ;   158.0 p5      49 w[0]
        mov ebx, dword [esp + 40]         ;   156.0 p2      49 w[0]
        ror ebx, 0xb                      ;   159.0 p0      49 w[0]
        mov dword [esp + 120], edi        ;   156.0 p3+p4   52 v[0] spill
        mov edi, dword [esp + 40]         ;   157.0 p2      49 w[0]
        xor edi, ebx                      ;   160.0 p1      49 w[0]
        ror edi, 7                        ;   161.0 p5      49 w[0]
        mov ebx, edx                      ;   157.0 p0      50 w[1] copy
        shr ebx, 0xa                      ;   158.0 p5      50 w[1]
        add esi, dword [esp + 80]         ;   158.5 p1+p2   78 w[0]
        add esi, dword [esp + 36]         ;   159.5 p0+p2   78 w[0]
        xor ebp, edi                      ;   162.0 p1      49 w[0]
        mov edi, edx                      ;   158.8 p5      50 w[1] copy
        ror edi, 2                        ;   159.8 p0      50 w[1]
        xor edi, edx                      ;   160.8 p1      50 w[1]
        ror edi, 0x11                     ;   161.8 p5      50 w[1]
        xor ebx, edi                      ;   162.8 p0      50 w[1]
        add esi, ebp                      ;   163.0 p1      78 w[0]
        mov edi, dword [esp + 52]         ;   160.0 p2      48 t1
        ror edi, 0xe                      ;   163.0 p5      48 t1
        mov ebp, dword [esp + 52]         ;   161.0 p2      48 t1
        xor ebp, edi                      ;   164.0 p0      48 t1
        mov edi, dword [esp + 52]         ;   162.0 p2      48 t1
        ror ebp, 5                        ;   165.0 p5      48 t1
        xor edi, ebp                      ;   166.0 p1      48 t1
        mov ebp, dword [esp + 104]        ;   163.0 p2      51 t1
        xor ebp, dword [esp + 112]        ;   166.0 p0+p2   51 t1
        ror edi, 6                        ;   167.0 p5      48 t1
        mov dword [esp + 36], edx         ;   162.2 p3+p4   73 w[15] spill
        mov edx, dword [esp + 52]         ;   165.0 p2      51 t1
        and edx, ebp                      ;   168.0 p1      51 t1
        mov dword [esp + 124], ebx        ;   163.8 p3+p4   50 w[1] spill
        mov ebx, dword [esp + 108]        ;   166.0 p2      61 t1
        lea ebx, [ebx + esi - 459576895]  ;   169.0 p0      61 t1
        mov ebp, dword [esp + 112]        ;   167.0 p2      51 t1
        xor ebp, edx                      ;   170.0 p1      51 t1
        add ebx, edi                      ;   170.0 p5      61 t1
        mov edi, dword [esp + 68]         ;   168.0 p2      62 v[3]
        mov edx, ecx                      ;   164.8 p0      52 v[7] copy
        add ebx, ebp                      ;   171.0 p1      61 t1
        mov ebp, dword [esp + 120]        ;   169.0 p2      52 v[7]
        add edi, ebx                      ;   172.0 p5      62 v[3]
        xor edx, eax                      ;   165.8 p0      52 v[7]
        and ebp, edx                      ;   172.0 p1      52 v[7]
        xor ebp, ecx                      ;   173.0 p5      52 v[7]
        add ebx, ebp                      ;   174.0 p0      63 v[7]
        mov ebp, eax                      ;   167.0 p1      47 v[7] copy
        ror ebp, 9                        ;   168.0 p5      47 v[7]
        xor ebp, eax                      ;   169.0 p0      47 v[7]
        ror ebp, 0xb                      ;   170.0 p5      47 v[7]
        xor ebp, eax                      ;   171.0 p1      47 v[7]
        ror ebp, 2                        ;   172.0 p0      47 v[7]
        add ebx, ebp                      ;   175.0 p1      63 v[7]
        mov ebp, dword [esp + 44]         ;   170.0 p2      49 w[1]
        shr ebp, 3                        ;   173.0 p5      49 w[1]
        mov dword [esp + 120], ecx        ;   169.0 p3+p4   63 v[1] spill
        mov ecx, dword [esp + 44]         ;   171.0 p2      49 w[1]
        ror ecx, 0xb                      ;   174.0 p0      49 w[1]
        mov dword [esp + 68], edx         ;   170.0 p3+p4   52 v[7] spill
        mov edx, dword [esp + 44]         ;   172.0 p2      49 w[1]
        xor edx, ecx                      ;   175.0 p1      49 w[1]
        mov ecx, esi                      ;   170.5 p5      50 w[2] copy
        shr ecx, 0xa                      ;   171.5 p0      50 w[2]
        ror edx, 7                        ;   176.0 p5      49 w[1]
        mov dword [esp + 108], eax        ;   171.2 p3+p4   63 v[0] spill
        mov eax, dword [esp + 124]        ;   173.0 p2      78 w[1]
        add eax, dword [esp + 84]         ;   176.0 p1+p2   78 w[1]
        add eax, dword [esp + 40]         ;   177.0 p0+p2   78 w[1]
        xor ebp, edx                      ;   177.0 p5      49 w[1]
        mov edx, esi                      ;   172.8 p1      50 w[2] copy
        ror edx, 2                        ;   173.8 p0      50 w[2]
        xor edx, esi                      ;   174.8 p5      50 w[2]
        ror edx, 0x11                     ;   175.8 p0      50 w[2]
        xor ecx, edx                      ;   176.8 p1      50 w[2]
        mov edx, dword [esp + 104]        ;   176.0 p2      62 v[5] reload
        add eax, ebp                      ;   178.0 p5      78 w[1]
        mov ebp, dword [esp + 52]         ;   177.0 p2      51 t1
        xor ebp, edx                      ;   180.0 p1      51 t1
        and ebp, edi                      ;   181.0 p0      51 t1
        mov dword [esp + 40], esi         ;   175.0 p3+p4   78 w[0] spill
        mov esi, dword [esp + 112]        ;   178.0 p2      61 t1
        lea esi, [esi + eax - 272742522]  ;   181.0 p0      61 t1
        xor ebp, edx                      ;   182.0 p5      51 t1
        mov edx, edi                      ;   176.0 p1      48 t1 copy
        ror edx, 0xe                      ;   177.0 p5      48 t1
        xor edx, edi                      ;   178.0 p0      48 t1
        ror edx, 5                        ;   179.0 p5      48 t1
        xor edx, edi                      ;   180.0 p1      48 t1
        ror edx, 6                        ;   181.0 p0      48 t1
        add esi, edx                      ;   182.0 p1      61 t1
        add esi, ebp                      ;   183.0 p5      61 t1
        mov ebp, dword [esp + 108]        ;   179.0 p2      52 v[6]
        xor ebp, ebx                      ;   182.0 p0      52 v[6]
        mov edx, dword [esp + 116]        ;   180.0 p2      62 v[2]
        mov dword [esp + 116], edi        ;   178.8 p3+p4   62 v[3] spill
        mov edi, dword [esp + 68]         ;   181.0 p2      52 v[6]
        and edi, ebp                      ;   184.0 p1      52 v[6]
        add edx, esi                      ;   184.0 p5      62 v[2]
        mov dword [esp + 68], ebp         ;   183.0 p3+p4   52 v[6] spill
        mov ebp, dword [esp + 108]        ;   182.0 p2      52 v[6]
        xor ebp, edi                      ;   185.0 p0      52 v[6]
        add esi, ebp                      ;   186.0 p1      63 v[6]
        mov edi, dword [esp + 56]         ;   183.0 p2      49 w[2]
        shr edi, 3                        ;   186.0 p5      49 w[2]
        mov ebp, ebx                      ;   181.2 p0      47 v[6] copy
        ror ebp, 9                        ;   182.2 p5      47 v[6]
        xor ebp, ebx                      ;   183.2 p1      47 v[6]
        ror ebp, 0xb                      ;   184.2 p0      47 v[6]
        xor ebp, ebx                      ;   185.2 p1      47 v[6]
        ror ebp, 2                        ;   186.2 p5      47 v[6]
        add esi, ebp                      ;   187.2 p0      63 v[6]
        mov ebp, dword [esp + 56]         ;   184.0 p2      49 w[2]
        ror ebp, 0xb                      ;   187.0 p5      49 w[2]
        mov dword [esp + 112], ebx        ;   183.5 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 56]         ;   185.0 p2      49 w[2]
        xor ebx, ebp                      ;   188.0 p1      49 w[2]
        mov ebp, dword [esp + 88]         ;   186.0 p2      73 w[11] reload
        ror ebx, 7                        ;   189.0 p0      49 w[2]
        add ecx, ebp                      ;   189.0 p1      78 w[2]
        add ecx, dword [esp + 44]         ;   190.0 p5+p2   78 w[2]
        xor edi, ebx                      ;   190.0 p0      49 w[2]
        mov ebx, eax                      ;   186.0 p1      50 w[3] copy
        shr ebx, 0xa                      ;   187.0 p5      50 w[3]
        mov ebp, eax                      ;   186.5 p0      50 w[3] copy
        ror ebp, 2                        ;   187.5 p5      50 w[3]
        xor ebp, eax                      ;   188.5 p1      50 w[3]
        ror ebp, 0x11                     ;   189.5 p0      50 w[3]
        xor ebx, ebp                      ;   190.5 p1      50 w[3]
        add ecx, edi                      ;   191.0 p5      78 w[2]
        mov edi, dword [esp + 116]        ;   188.0 p2      51 t1
        mov ebp, dword [esp + 52]         ;   189.0 p2      62 v[4] reload
        xor edi, ebp                      ;   192.0 p0      51 t1
        and edi, edx                      ;   193.0 p1      51 t1
        xor edi, ebp                      ;   194.0 p5      51 t1
        mov dword [esp + 44], eax         ;   188.8 p3+p4   78 w[1] spill
        mov eax, dword [esp + 104]        ;   190.0 p2      61 t1
        lea eax, [eax + ecx + 264347078]  ;   193.0 p0      61 t1
        mov ebp, edx                      ;   190.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   191.0 p5      48 t1
        xor ebp, edx                      ;   192.0 p0      48 t1
        ror ebp, 5                        ;   193.0 p5      48 t1
        xor ebp, edx                      ;   194.0 p1      48 t1
        ror ebp, 6                        ;   195.0 p0      48 t1
        add eax, edi                      ;   195.0 p1      61 t1
        add eax, ebp                      ;   196.0 p5      61 t1
        mov edi, dword [esp + 112]        ;   191.5 p2      52 v[5]
        xor edi, esi                      ;   194.5 p0      52 v[5]
        mov ebp, dword [esp + 120]        ;   192.5 p2      62 v[1]
        add ebp, eax                      ;   197.0 p1      62 v[1]
        mov dword [esp + 120], edx        ;   192.5 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   193.5 p2      52 v[5]
        and edx, edi                      ;   196.5 p5      52 v[5]
        mov dword [esp + 68], edi         ;   195.5 p3+p4   52 v[5] spill
        mov edi, dword [esp + 112]        ;   194.5 p2      52 v[5]
        xor edi, edx                      ;   197.5 p0      52 v[5]
        add eax, edi                      ;   198.5 p1      63 v[5]
        mov edi, dword [esp + 60]         ;   195.5 p2      49 w[3]
        shr edi, 3                        ;   198.5 p5      49 w[3]
        mov edx, esi                      ;   194.8 p0      47 v[5] copy
        ror edx, 9                        ;   195.8 p5      47 v[5]
        xor edx, esi                      ;   196.8 p1      47 v[5]
        ror edx, 0xb                      ;   197.8 p0      47 v[5]
        xor edx, esi                      ;   198.8 p1      47 v[5]
        ror edx, 2                        ;   199.8 p5      47 v[5]
        add eax, edx                      ;   200.8 p0      63 v[5]
        mov edx, dword [esp + 60]         ;   196.5 p2      49 w[3]
        ror edx, 0xb                      ;   199.5 p5      49 w[3]
        mov dword [esp + 104], esi        ;   197.0 p3+p4   63 v[6] spill
        mov esi, dword [esp + 60]         ;   197.5 p2      49 w[3]
        xor esi, edx                      ;   200.5 p1      49 w[3]
        ror esi, 7                        ;   201.5 p0      49 w[3]
        mov edx, dword [esp + 92]         ;   198.5 p2      73 w[12] reload
        add ebx, edx                      ;   201.5 p1      78 w[3]
        add ebx, dword [esp + 56]         ;   202.5 p5+p2   78 w[3]
        xor edi, esi                      ;   202.5 p0      49 w[3]
        add ebx, edi                      ;   203.5 p1      78 w[3]
        mov dword [esp + 56], ecx         ;   199.2 p3+p4   78 w[2] spill
        mov esi, ecx                      ;   199.5 p5      50 w[4] copy
        shr esi, 0xa                      ;   200.5 p0      50 w[4]
        mov edx, ecx                      ;   200.5 p1      50 w[4] copy
        ror edx, 2                        ;   201.5 p5      50 w[4]
        xor edx, ecx                      ;   202.5 p0      50 w[4]
        ror edx, 0x11                     ;   203.5 p5      50 w[4]
        xor esi, edx                      ;   204.5 p1      50 w[4]
        mov edi, dword [esp + 120]        ;   201.2 p2      51 t1
        mov edx, dword [esp + 116]        ;   202.2 p2      62 v[3] reload
        xor edi, edx                      ;   205.2 p0      51 t1
        and edi, ebp                      ;   206.2 p1      51 t1
        xor edi, edx                      ;   207.2 p5      51 t1
        mov ecx, dword [esp + 52]         ;   203.2 p2      61 t1
        mov edx, ebp                      ;   202.8 p0      48 t1 copy
        ror edx, 0xe                      ;   203.8 p5      48 t1
        lea ecx, [ecx + ebx + 604807628]  ;   206.2 p0      61 t1
        add ecx, edi                      ;   208.2 p1      61 t1
        xor edx, ebp                      ;   204.8 p1      48 t1
        ror edx, 5                        ;   205.8 p5      48 t1
        xor edx, ebp                      ;   206.8 p0      48 t1
        ror edx, 6                        ;   207.8 p5      48 t1
        add ecx, edx                      ;   209.2 p1      61 t1
        mov edi, dword [esp + 104]        ;   205.0 p2      52 v[4]
        xor edi, eax                      ;   208.0 p0      52 v[4]
        mov edx, dword [esp + 108]        ;   206.0 p2      62 v[0]
        add edx, ecx                      ;   210.2 p1      62 v[0]
        mov dword [esp + 108], ebp        ;   206.0 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 68]         ;   207.0 p2      52 v[4]
        and ebp, edi                      ;   210.0 p5      52 v[4]
        mov dword [esp + 68], edi         ;   209.0 p3+p4   52 v[4] spill
        mov edi, dword [esp + 104]        ;   208.0 p2      52 v[4]
        xor edi, ebp                      ;   211.0 p0      52 v[4]
        add ecx, edi                      ;   212.0 p1      63 v[4]
        mov edi, dword [esp + 64]         ;   209.0 p2      49 w[4]
        shr edi, 3                        ;   212.0 p5      49 w[4]
        mov ebp, eax                      ;   208.2 p0      47 v[4] copy
        ror ebp, 9                        ;   209.2 p5      47 v[4]
        xor ebp, eax                      ;   210.2 p1      47 v[4]
        ror ebp, 0xb                      ;   211.2 p0      47 v[4]
        xor ebp, eax                      ;   212.2 p1      47 v[4]
        ror ebp, 2                        ;   213.2 p5      47 v[4]
        add ecx, ebp                      ;   214.2 p0      63 v[4]
        mov dword [esp + 52], eax         ;   210.0 p3+p4   63 v[5] spill
        mov ebp, dword [esp + 64]         ;   210.2 p2      49 w[4]
        ror ebp, 0xb                      ;   213.2 p5      49 w[4]
        mov eax, dword [esp + 64]         ;   211.2 p2      49 w[4]
        xor eax, ebp                      ;   214.2 p1      49 w[4]
        ror eax, 7                        ;   215.2 p0      49 w[4]
        mov ebp, dword [esp + 96]         ;   212.2 p2      73 w[13] reload
        add esi, ebp                      ;   215.2 p1      78 w[4]
        add esi, dword [esp + 60]         ;   216.2 p5+p2   78 w[4]
        xor edi, eax                      ;   216.2 p0      49 w[4]
        mov eax, ebx                      ;   213.0 p1      50 w[5] copy
        shr eax, 0xa                      ;   214.0 p5      50 w[5]
        mov ebp, ebx                      ;   213.2 p0      50 w[5] copy
        ror ebp, 2                        ;   214.2 p5      50 w[5]
        xor ebp, ebx                      ;   215.2 p1      50 w[5]
        ror ebp, 0x11                     ;   216.2 p0      50 w[5]
        xor eax, ebp                      ;   217.2 p1      50 w[5]
        add esi, edi                      ;   217.2 p5      78 w[4]
        mov dword [esp + 60], ebx         ;   214.5 p3+p4   78 w[3] spill
        mov edi, dword [esp + 108]        ;   214.8 p2      51 t1
        mov ebp, dword [esp + 120]        ;   215.8 p2      62 v[2] reload
        xor edi, ebp                      ;   218.8 p0      51 t1
        and edi, edx                      ;   219.8 p1      51 t1
        xor edi, ebp                      ;   220.8 p5      51 t1
        mov ebx, dword [esp + 116]        ;   216.8 p2      61 t1
        lea ebx, [ebx + esi + 770255983]  ;   219.8 p0      61 t1
        mov ebp, edx                      ;   217.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   218.0 p5      48 t1
        xor ebp, edx                      ;   219.0 p0      48 t1
        ror ebp, 5                        ;   220.0 p5      48 t1
        xor ebp, edx                      ;   221.0 p1      48 t1
        ror ebp, 6                        ;   222.0 p0      48 t1
        add ebx, edi                      ;   221.8 p1      61 t1
        add ebx, ebp                      ;   223.0 p5      61 t1
        mov edi, dword [esp + 52]         ;   218.5 p2      52 v[3]
        xor edi, ecx                      ;   221.5 p0      52 v[3]
        mov ebp, dword [esp + 112]        ;   219.5 p2      62 v[7]
        add ebp, ebx                      ;   224.0 p1      62 v[7]
        mov dword [esp + 112], edx        ;   219.5 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   220.5 p2      52 v[3]
        and edx, edi                      ;   223.5 p5      52 v[3]
        mov dword [esp + 68], edi         ;   222.5 p3+p4   52 v[3] spill
        mov edi, dword [esp + 52]         ;   221.5 p2      52 v[3]
        xor edi, edx                      ;   224.5 p0      52 v[3]
        add ebx, edi                      ;   225.5 p1      63 v[3]
        mov edi, dword [esp + 48]         ;   222.5 p2      49 w[5]
        shr edi, 3                        ;   225.5 p5      49 w[5]
        mov edx, ecx                      ;   221.8 p0      47 v[3] copy
        ror edx, 9                        ;   222.8 p5      47 v[3]
        xor edx, ecx                      ;   223.8 p1      47 v[3]
        ror edx, 0xb                      ;   224.8 p0      47 v[3]
        xor edx, ecx                      ;   225.8 p1      47 v[3]
        ror edx, 2                        ;   226.8 p5      47 v[3]
        add ebx, edx                      ;   227.8 p0      63 v[3]
        mov dword [esp + 116], ecx        ;   223.5 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 48]         ;   223.8 p2      49 w[5]
        mov edx, dword [esp + 48]         ;   224.8 p2      49 w[5]
        ror edx, 0xb                      ;   227.8 p5      49 w[5]
        xor ecx, edx                      ;   228.8 p1      49 w[5]
        mov edx, dword [esp + 100]        ;   225.8 p2      73 w[14] reload
        ror ecx, 7                        ;   229.8 p0      49 w[5]
        add eax, edx                      ;   228.8 p1      78 w[5]
        add eax, dword [esp + 64]         ;   229.8 p5+p2   78 w[5]
        xor edi, ecx                      ;   230.8 p0      49 w[5]
        mov ecx, esi                      ;   226.5 p1      50 w[6] copy
        shr ecx, 0xa                      ;   227.5 p5      50 w[6]
        mov edx, esi                      ;   227.0 p0      50 w[6] copy
        ror edx, 2                        ;   228.0 p5      50 w[6]
        xor edx, esi                      ;   229.0 p1      50 w[6]
        ror edx, 0x11                     ;   230.0 p0      50 w[6]
        add eax, edi                      ;   231.8 p1      78 w[5]
        xor ecx, edx                      ;   231.0 p5      50 w[6]
        mov edi, dword [esp + 112]        ;   228.0 p2      51 t1
        mov edx, dword [esp + 108]        ;   229.0 p2      62 v[1] reload
        xor edi, edx                      ;   232.0 p0      51 t1
        and edi, ebp                      ;   233.0 p1      51 t1
        xor edi, edx                      ;   234.0 p5      51 t1
        mov dword [esp + 64], esi         ;   229.2 p3+p4   78 w[4] spill
        mov edx, ebp                      ;   230.0 p0      48 t1 copy
        mov esi, dword [esp + 120]        ;   230.0 p2      61 t1
        lea esi, [esi + eax + 1249150122] ;   233.0 p0      61 t1
        ror edx, 0xe                      ;   231.0 p5      48 t1
        xor edx, ebp                      ;   232.0 p1      48 t1
        ror edx, 5                        ;   233.0 p5      48 t1
        xor edx, ebp                      ;   234.0 p1      48 t1
        ror edx, 6                        ;   235.0 p0      48 t1
        add esi, edi                      ;   235.0 p1      61 t1
        add esi, edx                      ;   236.0 p5      61 t1
        mov edx, dword [esp + 104]        ;   232.0 p2      62 v[6]
        mov edi, dword [esp + 116]        ;   233.0 p2      52 v[2]
        add edx, esi                      ;   237.0 p0      62 v[6]
        xor edi, ebx                      ;   236.0 p1      52 v[2]
        mov dword [esp + 104], ebp        ;   233.0 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   234.0 p2      52 v[2]
        and ebp, edi                      ;   237.0 p5      52 v[2]
        mov dword [esp + 68], edi         ;   237.0 p3+p4   52 v[2] spill
        mov edi, dword [esp + 116]        ;   235.0 p2      52 v[2]
        xor edi, ebp                      ;   238.0 p0      52 v[2]
        add esi, edi                      ;   239.0 p1      63 v[2]
        mov edi, dword [esp + 72]         ;   236.0 p2      49 w[6]
        shr edi, 3                        ;   239.0 p5      49 w[6]
        mov ebp, ebx                      ;   235.2 p0      47 v[2] copy
        ror ebp, 9                        ;   236.2 p5      47 v[2]
        xor ebp, ebx                      ;   237.2 p1      47 v[2]
        ror ebp, 0xb                      ;   238.2 p0      47 v[2]
        xor ebp, ebx                      ;   239.2 p1      47 v[2]
        ror ebp, 2                        ;   240.2 p5      47 v[2]
        add esi, ebp                      ;   241.2 p0      63 v[2]
        mov ebp, dword [esp + 72]         ;   237.0 p2      49 w[6]
        ror ebp, 0xb                      ;   240.0 p5      49 w[6]
        mov dword [esp + 120], ebx        ;   237.5 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 72]         ;   238.0 p2      49 w[6]
        xor ebx, ebp                      ;   241.0 p1      49 w[6]
        mov ebp, dword [esp + 36]         ;   239.0 p2      73 w[15] reload
        ror ebx, 7                        ;   242.0 p0      49 w[6]
        add ecx, ebp                      ;   242.0 p1      78 w[6]
        add ecx, dword [esp + 48]         ;   243.0 p5+p2   78 w[6]
        xor edi, ebx                      ;   243.0 p0      49 w[6]
        mov ebx, eax                      ;   240.0 p1      50 w[7] copy
        shr ebx, 0xa                      ;   241.0 p5      50 w[7]
        mov ebp, eax                      ;   240.5 p0      50 w[7] copy
        ror ebp, 2                        ;   241.5 p5      50 w[7]
        xor ebp, eax                      ;   242.5 p1      50 w[7]
        ror ebp, 0x11                     ;   243.5 p0      50 w[7]
        xor ebx, ebp                      ;   244.5 p1      50 w[7]
        add ecx, edi                      ;   244.0 p5      78 w[6]
        mov edi, dword [esp + 104]        ;   241.5 p2      51 t1
        mov ebp, dword [esp + 112]        ;   242.5 p2      62 v[0] reload
        xor edi, ebp                      ;   245.5 p0      51 t1
        and edi, edx                      ;   246.5 p1      51 t1
        xor edi, ebp                      ;   247.5 p5      51 t1
        mov dword [esp + 48], eax         ;   242.8 p3+p4   78 w[5] spill
        mov eax, dword [esp + 108]        ;   243.5 p2      61 t1
        lea eax, [eax + ecx + 1555081692] ;   246.5 p0      61 t1
        mov ebp, edx                      ;   244.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   245.0 p5      48 t1
        add eax, edi                      ;   248.5 p0      61 t1
        xor ebp, edx                      ;   246.0 p1      48 t1
        ror ebp, 5                        ;   247.0 p5      48 t1
        mov edi, dword [esp + 120]        ;   244.8 p2      52 v[1]
        xor ebp, edx                      ;   248.0 p0      48 t1
        ror ebp, 6                        ;   249.0 p5      48 t1
        add eax, ebp                      ;   250.0 p1      61 t1
        mov ebp, dword [esp + 52]         ;   245.8 p2      62 v[5]
        add ebp, eax                      ;   251.0 p0      62 v[5]
        xor edi, esi                      ;   247.8 p1      52 v[1]
        mov dword [esp + 52], edx         ;   246.5 p3+p4   62 v[6] spill
        mov edx, dword [esp + 68]         ;   246.8 p2      52 v[1]
        and edx, edi                      ;   249.8 p5      52 v[1]
        mov dword [esp + 68], edi         ;   248.8 p3+p4   52 v[1] spill
        mov edi, dword [esp + 120]        ;   247.8 p2      52 v[1]
        xor edi, edx                      ;   250.8 p0      52 v[1]
        add eax, edi                      ;   251.8 p1      63 v[1]
        mov edi, dword [esp + 76]         ;   248.8 p2      49 w[7]
        shr edi, 3                        ;   251.8 p5      49 w[7]
        mov edx, esi                      ;   248.8 p0      47 v[1] copy
        ror edx, 9                        ;   249.8 p5      47 v[1]
        xor edx, esi                      ;   250.8 p1      47 v[1]
        ror edx, 0xb                      ;   251.8 p0      47 v[1]
        xor edx, esi                      ;   252.8 p1      47 v[1]
        ror edx, 2                        ;   253.8 p5      47 v[1]
        add eax, edx                      ;   254.8 p0      63 v[1]
        mov edx, dword [esp + 76]         ;   250.5 p2      49 w[7]
        ror edx, 0xb                      ;   253.5 p5      49 w[7]
        mov dword [esp + 108], esi        ;   251.0 p3+p4   63 v[2] spill
        mov esi, dword [esp + 76]         ;   251.5 p2      49 w[7]
        xor esi, edx                      ;   254.5 p1      49 w[7]
        mov edx, dword [esp + 40]         ;   252.5 p2      78 w[0] reload
        ror esi, 7                        ;   255.5 p0      49 w[7]
        add ebx, edx                      ;   255.5 p1      78 w[7]
        add ebx, dword [esp + 72]         ;   256.5 p5+p2   78 w[7]
        xor edi, esi                      ;   256.5 p0      49 w[7]
        mov esi, ecx                      ;   253.5 p1      50 w[8] copy
        shr esi, 0xa                      ;   254.5 p5      50 w[8]
        mov edx, ecx                      ;   254.0 p0      50 w[8] copy
        ror edx, 2                        ;   255.0 p5      50 w[8]
        xor edx, ecx                      ;   256.0 p1      50 w[8]
        ror edx, 0x11                     ;   257.0 p0      50 w[8]
        xor esi, edx                      ;   258.0 p1      50 w[8]
        add ebx, edi                      ;   257.5 p5      78 w[7]
        mov edi, dword [esp + 52]         ;   255.0 p2      51 t1
        mov edx, dword [esp + 104]        ;   256.0 p2      62 v[7] reload
        xor edi, edx                      ;   259.0 p0      51 t1
        and edi, ebp                      ;   260.0 p1      51 t1
        xor edi, edx                      ;   261.0 p5      51 t1
        mov dword [esp + 72], ecx         ;   256.2 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 112]        ;   257.0 p2      61 t1
        lea ecx, [ecx + ebx + 1996064986] ;   260.0 p0      61 t1
        mov edx, ebp                      ;   257.5 p1      48 t1 copy
        ror edx, 0xe                      ;   258.5 p5      48 t1
        xor edx, ebp                      ;   259.5 p0      48 t1
        ror edx, 5                        ;   260.5 p5      48 t1
        xor edx, ebp                      ;   261.5 p1      48 t1
        ror edx, 6                        ;   262.5 p0      48 t1
        add ecx, edi                      ;   262.0 p1      61 t1
        add ecx, edx                      ;   263.5 p5      61 t1
        mov edi, dword [esp + 108]        ;   259.0 p2      52 v[0]
        xor edi, eax                      ;   262.0 p0      52 v[0]
        mov edx, dword [esp + 116]        ;   260.0 p2      62 v[4]
        add edx, ecx                      ;   264.5 p1      62 v[4]
        mov dword [esp + 116], ebp        ;   260.0 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   261.0 p2      52 v[0]
        and ebp, edi                      ;   264.0 p5      52 v[0]
        mov dword [esp + 68], edi         ;   263.0 p3+p4   52 v[0] spill
        mov edi, dword [esp + 108]        ;   262.0 p2      52 v[0]
        xor edi, ebp                      ;   265.0 p0      52 v[0]
        add ecx, edi                      ;   266.0 p1      63 v[0]
        mov ebp, eax                      ;   261.8 p5      47 v[0] copy
        ror ebp, 9                        ;   262.8 p0      47 v[0]
        xor ebp, eax                      ;   263.8 p1      47 v[0]
        ror ebp, 0xb                      ;   264.8 p5      47 v[0]
        xor ebp, eax                      ;   265.8 p0      47 v[0]
        ror ebp, 2                        ;   266.8 p5      47 v[0]
        add ecx, ebp                      ;   267.8 p1      63 v[0]
        mov ebp, dword [esp + 80]         ;   263.5 p2      49 w[8]
        mov dword [esp + 112], eax        ;   263.8 p3+p4   63 v[1] spill
        mov eax, dword [esp + 80]         ;   264.5 p2      49 w[8]
        ror ebp, 0xb                      ;   266.5 p0      49 w[8]
        xor eax, ebp                      ;   267.5 p1      49 w[8]
        mov ebp, dword [esp + 44]         ;   265.5 p2      78 w[1] reload
        add esi, ebp                      ;   268.5 p5      78 w[8]
        mov edi, dword [esp + 80]         ;   266.5 p2      49 w[8]
        shr edi, 3                        ;   269.5 p0      49 w[8]
        ror eax, 7                        ;   268.5 p5      49 w[8]
        add esi, dword [esp + 76]         ;   269.5 p1+p2   78 w[8]
        xor edi, eax                      ;   270.5 p0      49 w[8]
        mov eax, ebx                      ;   267.0 p1      50 w[9] copy
        shr eax, 0xa                      ;   268.0 p5      50 w[9]
        mov ebp, ebx                      ;   267.5 p0      50 w[9] copy
        ror ebp, 2                        ;   268.5 p5      50 w[9]
        xor ebp, ebx                      ;   269.5 p1      50 w[9]
        ror ebp, 0x11                     ;   270.5 p0      50 w[9]
        xor eax, ebp                      ;   271.5 p1      50 w[9]
        add esi, edi                      ;   271.5 p5      78 w[8]
        mov ebp, dword [esp + 52]         ;   268.5 p2      62 v[6] reload
        mov edi, dword [esp + 116]        ;   269.5 p2      51 t1
        xor edi, ebp                      ;   272.5 p0      51 t1
        and edi, edx                      ;   273.5 p1      51 t1
        xor edi, ebp                      ;   274.5 p5      51 t1
        mov dword [esp + 76], ebx         ;   269.8 p3+p4   78 w[7] spill
        mov ebx, dword [esp + 104]        ;   270.5 p2      61 t1
        lea ebx, [ebx + esi - 1740746414] ;   273.5 p0      61 t1
        mov ebp, edx                      ;   271.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   272.0 p5      48 t1
        xor ebp, edx                      ;   273.0 p0      48 t1
        ror ebp, 5                        ;   274.0 p5      48 t1
        xor ebp, edx                      ;   275.0 p1      48 t1
        ror ebp, 6                        ;   276.0 p0      48 t1
        add ebx, edi                      ;   275.5 p1      61 t1
        add ebx, ebp                      ;   277.0 p5      61 t1
        mov edi, dword [esp + 112]        ;   272.5 p2      52 v[7]
        xor edi, ecx                      ;   275.5 p0      52 v[7]
        mov ebp, dword [esp + 120]        ;   273.5 p2      62 v[3]
        add ebp, ebx                      ;   278.0 p1      62 v[3]
        mov dword [esp + 120], edx        ;   273.5 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   274.5 p2      52 v[7]
        mov dword [esp + 68], edi         ;   276.5 p3+p4   52 v[7] spill
        and edx, edi                      ;   277.5 p5      52 v[7]
        mov edi, dword [esp + 112]        ;   275.5 p2      52 v[7]
        xor edi, edx                      ;   278.5 p0      52 v[7]
        add ebx, edi                      ;   279.5 p1      63 v[7]
        mov edi, dword [esp + 84]         ;   276.5 p2      49 w[9]
        shr edi, 3                        ;   279.5 p5      49 w[9]
        mov edx, ecx                      ;   275.8 p0      47 v[7] copy
        ror edx, 9                        ;   276.8 p5      47 v[7]
        xor edx, ecx                      ;   277.8 p1      47 v[7]
        ror edx, 0xb                      ;   278.8 p0      47 v[7]
        xor edx, ecx                      ;   279.8 p1      47 v[7]
        mov dword [esp + 104], ecx        ;   277.0 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 84]         ;   277.5 p2      49 w[9]
        ror edx, 2                        ;   280.8 p5      47 v[7]
        add ebx, edx                      ;   281.8 p0      63 v[7]
        mov edx, dword [esp + 84]         ;   278.5 p2      49 w[9]
        ror edx, 0xb                      ;   281.5 p5      49 w[9]
        xor ecx, edx                      ;   282.5 p1      49 w[9]
        ror ecx, 7                        ;   283.5 p0      49 w[9]
        mov edx, dword [esp + 56]         ;   279.5 p2      78 w[2] reload
        add eax, edx                      ;   282.5 p1      78 w[9]
        add eax, dword [esp + 80]         ;   283.5 p5+p2   78 w[9]
        xor edi, ecx                      ;   284.5 p0      49 w[9]
        mov ecx, esi                      ;   280.5 p1      50 w[10] copy
        shr ecx, 0xa                      ;   281.5 p5      50 w[10]
        mov edx, esi                      ;   280.8 p0      50 w[10] copy
        ror edx, 2                        ;   281.8 p5      50 w[10]
        xor edx, esi                      ;   282.8 p1      50 w[10]
        ror edx, 0x11                     ;   283.8 p0      50 w[10]
        xor ecx, edx                      ;   284.8 p1      50 w[10]
        add eax, edi                      ;   285.5 p5      78 w[9]
        mov edi, dword [esp + 120]        ;   282.0 p2      51 t1
        mov edx, dword [esp + 116]        ;   283.0 p2      62 v[5] reload
        xor edi, edx                      ;   286.0 p0      51 t1
        and edi, ebp                      ;   287.0 p1      51 t1
        xor edi, edx                      ;   288.0 p5      51 t1
        mov dword [esp + 80], esi         ;   283.2 p3+p4   78 w[8] spill
        mov esi, dword [esp + 52]         ;   284.0 p2      61 t1
        lea esi, [esi + eax - 1473132947] ;   287.0 p0      61 t1
        mov edx, ebp                      ;   284.5 p1      48 t1 copy
        ror edx, 0xe                      ;   285.5 p5      48 t1
        xor edx, ebp                      ;   286.5 p0      48 t1
        ror edx, 5                        ;   287.5 p5      48 t1
        xor edx, ebp                      ;   288.5 p1      48 t1
        ror edx, 6                        ;   289.5 p0      48 t1
        add esi, edi                      ;   289.0 p1      61 t1
        add esi, edx                      ;   290.5 p5      61 t1
        mov edx, dword [esp + 108]        ;   286.0 p2      62 v[2]
        mov edi, dword [esp + 104]        ;   287.0 p2      52 v[6]
        xor edi, ebx                      ;   290.0 p0      52 v[6]
        add edx, esi                      ;   291.5 p1      62 v[2]
        mov dword [esp + 108], ebp        ;   287.0 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   288.0 p2      52 v[6]
        and ebp, edi                      ;   291.0 p5      52 v[6]
        mov dword [esp + 68], edi         ;   291.0 p3+p4   52 v[6] spill
        mov edi, dword [esp + 104]        ;   289.0 p2      52 v[6]
        xor edi, ebp                      ;   292.0 p0      52 v[6]
        add esi, edi                      ;   293.0 p1      63 v[6]
        mov edi, dword [esp + 88]         ;   290.0 p2      49 w[10]
        shr edi, 3                        ;   293.0 p5      49 w[10]
        mov ebp, ebx                      ;   289.2 p0      47 v[6] copy
        ror ebp, 9                        ;   290.2 p5      47 v[6]
        xor ebp, ebx                      ;   291.2 p1      47 v[6]
        ror ebp, 0xb                      ;   292.2 p0      47 v[6]
        mov dword [esp + 52], ebx         ;   290.2 p3+p4   63 v[7] spill
        xor ebp, ebx                      ;   293.2 p1      47 v[6]
        ror ebp, 2                        ;   294.2 p5      47 v[6]
        add esi, ebp                      ;   295.2 p0      63 v[6]
        mov ebp, dword [esp + 88]         ;   291.2 p2      49 w[10]
        ror ebp, 0xb                      ;   294.2 p5      49 w[10]
        mov ebx, dword [esp + 88]         ;   292.2 p2      49 w[10]
        xor ebx, ebp                      ;   295.2 p1      49 w[10]
        ror ebx, 7                        ;   296.2 p0      49 w[10]
        mov ebp, dword [esp + 60]         ;   293.2 p2      78 w[3] reload
        add ecx, ebp                      ;   296.2 p1      78 w[10]
        add ecx, dword [esp + 84]         ;   297.2 p5+p2   78 w[10]
        xor edi, ebx                      ;   297.2 p0      49 w[10]
        mov ebx, eax                      ;   294.0 p1      50 w[11] copy
        shr ebx, 0xa                      ;   295.0 p5      50 w[11]
        mov ebp, eax                      ;   294.2 p0      50 w[11] copy
        ror ebp, 2                        ;   295.2 p5      50 w[11]
        xor ebp, eax                      ;   296.2 p1      50 w[11]
        ror ebp, 0x11                     ;   297.2 p0      50 w[11]
        xor ebx, ebp                      ;   298.2 p1      50 w[11]
        mov ebp, dword [esp + 120]        ;   295.2 p2      62 v[4] reload
        add ecx, edi                      ;   298.2 p5      78 w[10]
        mov edi, dword [esp + 108]        ;   296.2 p2      51 t1
        xor edi, ebp                      ;   299.2 p0      51 t1
        and edi, edx                      ;   300.2 p1      51 t1
        xor edi, ebp                      ;   301.2 p5      51 t1
        mov dword [esp + 84], eax         ;   296.8 p3+p4   78 w[9] spill
        mov eax, dword [esp + 116]        ;   297.2 p2      61 t1
        mov ebp, edx                      ;   297.2 p0      48 t1 copy
        lea eax, [eax + ecx - 1341970488] ;   300.2 p0      61 t1
        ror ebp, 0xe                      ;   298.2 p5      48 t1
        xor ebp, edx                      ;   299.2 p1      48 t1
        ror ebp, 5                        ;   300.2 p5      48 t1
        xor ebp, edx                      ;   301.2 p1      48 t1
        ror ebp, 6                        ;   302.2 p0      48 t1
        add eax, edi                      ;   302.2 p1      61 t1
        add eax, ebp                      ;   303.2 p5      61 t1
        mov ebp, dword [esp + 112]        ;   299.5 p2      62 v[1]
        mov edi, dword [esp + 52]         ;   300.5 p2      52 v[5]
        xor edi, esi                      ;   303.5 p0      52 v[5]
        add ebp, eax                      ;   304.2 p1      62 v[1]
        mov dword [esp + 112], edx        ;   300.5 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   301.5 p2      52 v[5]
        and edx, edi                      ;   304.5 p5      52 v[5]
        mov dword [esp + 68], edi         ;   304.5 p3+p4   52 v[5] spill
        mov edi, dword [esp + 52]         ;   302.5 p2      52 v[5]
        xor edi, edx                      ;   305.5 p0      52 v[5]
        add eax, edi                      ;   306.5 p1      63 v[5]
        mov edi, dword [esp + 92]         ;   303.5 p2      49 w[11]
        shr edi, 3                        ;   306.5 p5      49 w[11]
        mov edx, esi                      ;   302.8 p0      47 v[5] copy
        ror edx, 9                        ;   303.8 p5      47 v[5]
        xor edx, esi                      ;   304.8 p1      47 v[5]
        ror edx, 0xb                      ;   305.8 p0      47 v[5]
        mov dword [esp + 116], esi        ;   303.8 p3+p4   63 v[6] spill
        xor edx, esi                      ;   306.8 p1      47 v[5]
        ror edx, 2                        ;   307.8 p5      47 v[5]
        add eax, edx                      ;   308.8 p0      63 v[5]
        mov edx, dword [esp + 92]         ;   304.8 p2      49 w[11]
        ror edx, 0xb                      ;   307.8 p5      49 w[11]
        mov esi, dword [esp + 92]         ;   305.8 p2      49 w[11]
        xor esi, edx                      ;   308.8 p1      49 w[11]
        ror esi, 7                        ;   309.8 p0      49 w[11]
        mov edx, dword [esp + 64]         ;   306.8 p2      78 w[4] reload
        add ebx, edx                      ;   309.8 p1      78 w[11]
        add ebx, dword [esp + 88]         ;   310.8 p5+p2   78 w[11]
        xor edi, esi                      ;   310.8 p0      49 w[11]
        mov esi, ecx                      ;   307.5 p1      50 w[12] copy
        shr esi, 0xa                      ;   308.5 p5      50 w[12]
        mov edx, ecx                      ;   307.8 p0      50 w[12] copy
        ror edx, 2                        ;   308.8 p5      50 w[12]
        xor edx, ecx                      ;   309.8 p1      50 w[12]
        ror edx, 0x11                     ;   310.8 p0      50 w[12]
        xor esi, edx                      ;   311.8 p1      50 w[12]
        mov edx, dword [esp + 108]        ;   308.8 p2      62 v[3] reload
        add ebx, edi                      ;   311.8 p5      78 w[11]
        mov edi, dword [esp + 112]        ;   309.8 p2      51 t1
        xor edi, edx                      ;   312.8 p0      51 t1
        and edi, ebp                      ;   313.8 p1      51 t1
        xor edi, edx                      ;   314.8 p5      51 t1
        mov dword [esp + 88], ecx         ;   310.2 p3+p4   78 w[10] spill
        mov ecx, dword [esp + 120]        ;   310.8 p2      61 t1
        lea ecx, [ecx + ebx - 1084653625] ;   313.8 p0      61 t1
        mov edx, ebp                      ;   311.5 p1      48 t1 copy
        ror edx, 0xe                      ;   312.5 p5      48 t1
        xor edx, ebp                      ;   313.5 p0      48 t1
        ror edx, 5                        ;   314.5 p5      48 t1
        xor edx, ebp                      ;   315.5 p1      48 t1
        ror edx, 6                        ;   316.5 p0      48 t1
        add ecx, edi                      ;   315.8 p1      61 t1
        add ecx, edx                      ;   317.5 p5      61 t1
        mov edi, dword [esp + 116]        ;   313.0 p2      52 v[4]
        xor edi, eax                      ;   316.0 p0      52 v[4]
        mov edx, dword [esp + 104]        ;   314.0 p2      62 v[0]
        add edx, ecx                      ;   318.5 p1      62 v[0]
        mov dword [esp + 104], ebp        ;   314.0 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 68]         ;   315.0 p2      52 v[4]
        and ebp, edi                      ;   318.0 p5      52 v[4]
        mov dword [esp + 68], edi         ;   317.0 p3+p4   52 v[4] spill
        mov edi, dword [esp + 116]        ;   316.0 p2      52 v[4]
        xor edi, ebp                      ;   319.0 p0      52 v[4]
        add ecx, edi                      ;   320.0 p1      63 v[4]
        mov edi, dword [esp + 96]         ;   317.0 p2      49 w[12]
        shr edi, 3                        ;   320.0 p5      49 w[12]
        mov ebp, eax                      ;   316.2 p0      47 v[4] copy
        ror ebp, 9                        ;   317.2 p5      47 v[4]
        xor ebp, eax                      ;   318.2 p1      47 v[4]
        ror ebp, 0xb                      ;   319.2 p0      47 v[4]
        xor ebp, eax                      ;   320.2 p1      47 v[4]
        ror ebp, 2                        ;   321.2 p5      47 v[4]
        add ecx, ebp                      ;   322.2 p0      63 v[4]
        mov ebp, dword [esp + 96]         ;   318.0 p2      49 w[12]
        mov dword [esp + 120], eax        ;   318.2 p3+p4   63 v[5] spill
        mov eax, dword [esp + 96]         ;   319.0 p2      49 w[12]
        ror ebp, 0xb                      ;   321.0 p5      49 w[12]
        xor eax, ebp                      ;   322.0 p1      49 w[12]
        ror eax, 7                        ;   323.0 p0      49 w[12]
        mov ebp, dword [esp + 48]         ;   320.0 p2      78 w[5] reload
        add esi, ebp                      ;   323.0 p1      78 w[12]
        add esi, dword [esp + 92]         ;   324.0 p5+p2   78 w[12]
        xor edi, eax                      ;   324.0 p0      49 w[12]
        mov eax, ebx                      ;   321.0 p1      50 w[13] copy
        shr eax, 0xa                      ;   322.0 p5      50 w[13]
        mov ebp, ebx                      ;   321.2 p0      50 w[13] copy
        ror ebp, 2                        ;   322.2 p5      50 w[13]
        xor ebp, ebx                      ;   323.2 p1      50 w[13]
        ror ebp, 0x11                     ;   324.2 p0      50 w[13]
        xor eax, ebp                      ;   325.2 p1      50 w[13]
        mov ebp, dword [esp + 112]        ;   322.2 p2      62 v[2] reload
        add esi, edi                      ;   325.0 p5      78 w[12]
        mov edi, dword [esp + 104]        ;   323.2 p2      51 t1
        xor edi, ebp                      ;   326.2 p0      51 t1
        mov dword [esp + 92], ebx         ;   323.2 p3+p4   78 w[11] spill
        mov ebx, dword [esp + 108]        ;   324.2 p2      61 t1
        and edi, edx                      ;   327.2 p1      51 t1
        xor edi, ebp                      ;   328.2 p5      51 t1
        lea ebx, [ebx + esi - 958395405]  ;   327.2 p0      61 t1
        mov ebp, edx                      ;   325.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   326.0 p5      48 t1
        xor ebp, edx                      ;   327.0 p0      48 t1
        ror ebp, 5                        ;   328.0 p5      48 t1
        xor ebp, edx                      ;   329.0 p1      48 t1
        ror ebp, 6                        ;   330.0 p0      48 t1
        add ebx, edi                      ;   329.2 p1      61 t1
        add ebx, ebp                      ;   331.0 p5      61 t1
        mov edi, dword [esp + 120]        ;   326.5 p2      52 v[3]
        xor edi, ecx                      ;   329.5 p0      52 v[3]
        mov ebp, dword [esp + 52]         ;   327.5 p2      62 v[7]
        add ebp, ebx                      ;   332.0 p1      62 v[7]
        mov dword [esp + 52], edx         ;   327.5 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   328.5 p2      52 v[3]
        and edx, edi                      ;   331.5 p5      52 v[3]
        mov dword [esp + 68], edi         ;   330.5 p3+p4   52 v[3] spill
        mov edi, dword [esp + 120]        ;   329.5 p2      52 v[3]
        xor edi, edx                      ;   332.5 p0      52 v[3]
        add ebx, edi                      ;   333.5 p1      63 v[3]
        mov edi, dword [esp + 100]        ;   330.5 p2      49 w[13]
        shr edi, 3                        ;   333.5 p5      49 w[13]
        mov edx, ecx                      ;   329.8 p0      47 v[3] copy
        ror edx, 9                        ;   330.8 p5      47 v[3]
        xor edx, ecx                      ;   331.8 p1      47 v[3]
        ror edx, 0xb                      ;   332.8 p0      47 v[3]
        xor edx, ecx                      ;   333.8 p1      47 v[3]
        ror edx, 2                        ;   334.8 p5      47 v[3]
        add ebx, edx                      ;   335.8 p0      63 v[3]
        mov edx, dword [esp + 100]        ;   331.5 p2      49 w[13]
        ror edx, 0xb                      ;   334.5 p5      49 w[13]
        mov dword [esp + 108], ecx        ;   332.0 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 100]        ;   332.5 p2      49 w[13]
        xor ecx, edx                      ;   335.5 p1      49 w[13]
        ror ecx, 7                        ;   336.5 p0      49 w[13]
        mov edx, dword [esp + 72]         ;   333.5 p2      78 w[6] reload
        add eax, edx                      ;   336.5 p1      78 w[13]
        add eax, dword [esp + 96]         ;   337.5 p5+p2   78 w[13]
        xor edi, ecx                      ;   337.5 p0      49 w[13]
        mov ecx, esi                      ;   334.5 p1      50 w[14] copy
        shr ecx, 0xa                      ;   335.5 p5      50 w[14]
        mov edx, esi                      ;   334.8 p0      50 w[14] copy
        ror edx, 2                        ;   335.8 p5      50 w[14]
        xor edx, esi                      ;   336.8 p1      50 w[14]
        ror edx, 0x11                     ;   337.8 p0      50 w[14]
        xor ecx, edx                      ;   338.8 p1      50 w[14]
        mov edx, dword [esp + 104]        ;   335.8 p2      62 v[1] reload
        add eax, edi                      ;   338.5 p5      78 w[13]
        mov edi, dword [esp + 52]         ;   336.8 p2      51 t1
        xor edi, edx                      ;   339.8 p0      51 t1
        and edi, ebp                      ;   340.8 p1      51 t1
        xor edi, edx                      ;   341.8 p5      51 t1
        mov dword [esp + 96], esi         ;   337.2 p3+p4   78 w[12] spill
        mov esi, dword [esp + 112]        ;   337.8 p2      61 t1
        lea esi, [esi + eax - 710438585]  ;   340.8 p0      61 t1
        mov edx, ebp                      ;   338.5 p1      48 t1 copy
        ror edx, 0xe                      ;   339.5 p5      48 t1
        xor edx, ebp                      ;   340.5 p0      48 t1
        ror edx, 5                        ;   341.5 p5      48 t1
        xor edx, ebp                      ;   342.5 p1      48 t1
        ror edx, 6                        ;   343.5 p0      48 t1
        add esi, edi                      ;   342.8 p1      61 t1
        add esi, edx                      ;   344.5 p5      61 t1
        mov edi, dword [esp + 108]        ;   340.0 p2      52 v[2]
        xor edi, ebx                      ;   343.0 p0      52 v[2]
        mov edx, dword [esp + 116]        ;   341.0 p2      62 v[6]
        add edx, esi                      ;   345.5 p1      62 v[6]
        mov dword [esp + 116], ebp        ;   341.0 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   342.0 p2      52 v[2]
        and ebp, edi                      ;   345.0 p5      52 v[2]
        mov dword [esp + 68], edi         ;   344.0 p3+p4   52 v[2] spill
        mov edi, dword [esp + 108]        ;   343.0 p2      52 v[2]
        xor edi, ebp                      ;   346.0 p0      52 v[2]
        add esi, edi                      ;   347.0 p1      63 v[2]
        mov edi, dword [esp + 36]         ;   344.0 p2      49 w[14]
        shr edi, 3                        ;   347.0 p5      49 w[14]
        mov ebp, ebx                      ;   343.2 p0      47 v[2] copy
        ror ebp, 9                        ;   344.2 p5      47 v[2]
        xor ebp, ebx                      ;   345.2 p1      47 v[2]
        ror ebp, 0xb                      ;   346.2 p0      47 v[2]
        xor ebp, ebx                      ;   347.2 p1      47 v[2]
        ror ebp, 2                        ;   348.2 p5      47 v[2]
        add esi, ebp                      ;   349.2 p0      63 v[2]
        mov ebp, dword [esp + 36]         ;   345.0 p2      49 w[14]
        mov dword [esp + 112], ebx        ;   345.2 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 36]         ;   346.0 p2      49 w[14]
        ror ebp, 0xb                      ;   348.0 p5      49 w[14]
        xor ebx, ebp                      ;   349.0 p1      49 w[14]
        ror ebx, 7                        ;   350.0 p0      49 w[14]
        mov ebp, dword [esp + 76]         ;   347.0 p2      78 w[7] reload
        add ecx, ebp                      ;   350.0 p1      78 w[14]
        add ecx, dword [esp + 100]        ;   351.0 p5+p2   78 w[14]
        xor edi, ebx                      ;   351.0 p0      49 w[14]
        add ecx, edi                      ;   352.0 p1      78 w[14]
        mov ebx, eax                      ;   348.0 p5      50 w[15] copy
        shr ebx, 0xa                      ;   349.0 p0      50 w[15]
        mov ebp, eax                      ;   349.0 p1      50 w[15] copy
        ror ebp, 2                        ;   350.0 p5      50 w[15]
        xor ebp, eax                      ;   351.0 p0      50 w[15]
        ror ebp, 0x11                     ;   352.0 p5      50 w[15]
        xor ebx, ebp                      ;   353.0 p1      50 w[15]
        mov edi, dword [esp + 116]        ;   349.5 p2      51 t1
        mov ebp, dword [esp + 52]         ;   350.5 p2      62 v[0] reload
        xor edi, ebp                      ;   353.5 p0      51 t1
        and edi, edx                      ;   354.5 p1      51 t1
        xor edi, ebp                      ;   355.5 p5      51 t1
        mov dword [esp + 100], eax        ;   350.8 p3+p4   78 w[13] spill
        mov eax, dword [esp + 104]        ;   351.5 p2      61 t1
        lea eax, [eax + ecx + 113926993]  ;   354.5 p0      61 t1
        mov ebp, edx                      ;   352.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   353.0 p5      48 t1
        xor ebp, edx                      ;   354.0 p0      48 t1
        ror ebp, 5                        ;   355.0 p5      48 t1
        xor ebp, edx                      ;   356.0 p1      48 t1
        ror ebp, 6                        ;   357.0 p0      48 t1
        add eax, edi                      ;   356.5 p1      61 t1
        add eax, ebp                      ;   358.0 p5      61 t1
        mov edi, dword [esp + 112]        ;   353.5 p2      52 v[1]
        xor edi, esi                      ;   356.5 p0      52 v[1]
        mov ebp, dword [esp + 120]        ;   354.5 p2      62 v[5]
        add ebp, eax                      ;   359.0 p1      62 v[5]
        mov dword [esp + 120], edx        ;   354.5 p3+p4   62 v[6] spill
        mov edx, dword [esp + 68]         ;   355.5 p2      52 v[1]
        mov dword [esp + 68], edi         ;   357.5 p3+p4   52 v[1] spill
        and edx, edi                      ;   358.5 p5      52 v[1]
        mov edi, dword [esp + 112]        ;   356.5 p2      52 v[1]
        xor edi, edx                      ;   359.5 p0      52 v[1]
        add eax, edi                      ;   360.5 p1      63 v[1]
        mov edi, dword [esp + 40]         ;   357.5 p2      49 w[15]
        shr edi, 3                        ;   360.5 p5      49 w[15]
        mov edx, esi                      ;   356.8 p0      47 v[1] copy
        ror edx, 9                        ;   357.8 p5      47 v[1]
        xor edx, esi                      ;   358.8 p1      47 v[1]
        ror edx, 0xb                      ;   359.8 p0      47 v[1]
        xor edx, esi                      ;   360.8 p1      47 v[1]
        ror edx, 2                        ;   361.8 p5      47 v[1]
        add eax, edx                      ;   362.8 p0      63 v[1]
        mov edx, dword [esp + 40]         ;   358.5 p2      49 w[15]
        mov dword [esp + 104], esi        ;   358.8 p3+p4   63 v[2] spill
        ror edx, 0xb                      ;   361.5 p5      49 w[15]
        mov esi, dword [esp + 40]         ;   359.5 p2      49 w[15]
        xor esi, edx                      ;   362.5 p1      49 w[15]
        ror esi, 7                        ;   363.5 p0      49 w[15]
        mov edx, dword [esp + 80]         ;   360.5 p2      78 w[8] reload
        add ebx, edx                      ;   363.5 p1      78 w[15]
        add ebx, dword [esp + 36]         ;   364.5 p5+p2   78 w[15]
        xor edi, esi                      ;   364.5 p0      49 w[15]
        add ebx, edi                      ;   365.5 p1      78 w[15]
        mov esi, ecx                      ;   361.5 p5      50 w[0] copy
        shr esi, 0xa                      ;   362.5 p0      50 w[0]
        mov edx, ecx                      ;   362.5 p1      50 w[0] copy
        ror edx, 2                        ;   363.5 p5      50 w[0]
        xor edx, ecx                      ;   364.5 p0      50 w[0]
        ror edx, 0x11                     ;   365.5 p5      50 w[0]
        mov edi, dword [esp + 120]        ;   362.8 p2      51 t1
        xor esi, edx                      ;   366.5 p1      50 w[0]
        mov edx, dword [esp + 116]        ;   363.8 p2      62 v[7] reload
        xor edi, edx                      ;   366.8 p0      51 t1
        and edi, ebp                      ;   367.8 p1      51 t1
        xor edi, edx                      ;   368.8 p5      51 t1
        mov dword [esp + 36], ecx         ;   364.2 p3+p4   78 w[14] spill
        mov ecx, dword [esp + 52]         ;   364.8 p2      61 t1
        lea ecx, [ecx + ebx + 338241895]  ;   367.8 p0      61 t1
        mov edx, ebp                      ;   365.5 p1      48 t1 copy
        ror edx, 0xe                      ;   366.5 p5      48 t1
        xor edx, ebp                      ;   367.5 p0      48 t1
        ror edx, 5                        ;   368.5 p5      48 t1
        xor edx, ebp                      ;   369.5 p1      48 t1
        ror edx, 6                        ;   370.5 p0      48 t1
        add ecx, edi                      ;   369.8 p1      61 t1
        mov edi, dword [esp + 104]        ;   366.8 p2      52 v[0]
        add ecx, edx                      ;   371.5 p5      61 t1
        xor edi, eax                      ;   369.8 p0      52 v[0]
        mov edx, dword [esp + 108]        ;   367.8 p2      62 v[4]
        mov dword [esp + 108], ebp        ;   367.8 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   368.8 p2      52 v[0]
        add edx, ecx                      ;   372.5 p1      62 v[4]
        mov dword [esp + 68], edi         ;   370.8 p3+p4   52 v[0] spill
        and ebp, edi                      ;   371.8 p5      52 v[0]
        mov edi, dword [esp + 104]        ;   369.8 p2      52 v[0]
        xor edi, ebp                      ;   372.8 p0      52 v[0]
        add ecx, edi                      ;   373.8 p1      63 v[0]
        mov edi, dword [esp + 44]         ;   370.8 p2      49 w[0]
        shr edi, 3                        ;   373.8 p5      49 w[0]
        mov ebp, eax                      ;   370.2 p0      47 v[0] copy
        ror ebp, 9                        ;   371.2 p5      47 v[0]
        xor ebp, eax                      ;   372.2 p1      47 v[0]
        ror ebp, 0xb                      ;   373.2 p0      47 v[0]
        xor ebp, eax                      ;   374.2 p1      47 v[0]
        ror ebp, 2                        ;   375.2 p5      47 v[0]
        add ecx, ebp                      ;   376.2 p0      63 v[0]
        mov ebp, dword [esp + 44]         ;   372.0 p2      49 w[0]
        mov dword [esp + 52], eax         ;   372.2 p3+p4   63 v[1] spill
        ror ebp, 0xb                      ;   375.0 p5      49 w[0]
        mov eax, dword [esp + 44]         ;   373.0 p2      49 w[0]
        xor eax, ebp                      ;   376.0 p1      49 w[0]
        ror eax, 7                        ;   377.0 p0      49 w[0]
        mov ebp, dword [esp + 84]         ;   374.0 p2      78 w[9] reload
        add esi, ebp                      ;   377.0 p1      78 w[0]
        add esi, dword [esp + 40]         ;   378.0 p5+p2   78 w[0]
        xor edi, eax                      ;   378.0 p0      49 w[0]
        add esi, edi                      ;   379.0 p1      78 w[0]
        mov eax, ebx                      ;   375.0 p5      50 w[1] copy
        shr eax, 0xa                      ;   376.0 p0      50 w[1]
        mov ebp, ebx                      ;   376.0 p1      50 w[1] copy
        mov edi, dword [esp + 108]        ;   376.0 p2      51 t1
        ror ebp, 2                        ;   377.0 p5      50 w[1]
        xor ebp, ebx                      ;   378.0 p0      50 w[1]
        ror ebp, 0x11                     ;   379.0 p5      50 w[1]
        xor eax, ebp                      ;   380.0 p1      50 w[1]
        mov ebp, dword [esp + 120]        ;   377.0 p2      62 v[6] reload
        xor edi, ebp                      ;   380.0 p0      51 t1
        and edi, edx                      ;   381.0 p1      51 t1
        xor edi, ebp                      ;   382.0 p5      51 t1
        mov dword [esp + 40], ebx         ;   377.8 p3+p4   78 w[15] spill
        mov ebx, dword [esp + 116]        ;   378.0 p2      61 t1
        lea ebx, [ebx + esi + 666307205]  ;   381.0 p0      61 t1
        mov ebp, edx                      ;   379.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   380.0 p5      48 t1
        xor ebp, edx                      ;   381.0 p0      48 t1
        ror ebp, 5                        ;   382.0 p5      48 t1
        xor ebp, edx                      ;   383.0 p1      48 t1
        ror ebp, 6                        ;   384.0 p0      48 t1
        add ebx, edi                      ;   383.0 p1      61 t1
        add ebx, ebp                      ;   385.0 p5      61 t1
        mov edi, dword [esp + 52]         ;   380.5 p2      52 v[7]
        xor edi, ecx                      ;   383.5 p0      52 v[7]
        mov ebp, dword [esp + 112]        ;   381.5 p2      62 v[3]
        add ebp, ebx                      ;   386.0 p1      62 v[3]
        mov dword [esp + 112], edx        ;   381.5 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   382.5 p2      52 v[7]
        and edx, edi                      ;   385.5 p5      52 v[7]
        mov dword [esp + 68], edi         ;   384.5 p3+p4   52 v[7] spill
        mov edi, dword [esp + 52]         ;   383.5 p2      52 v[7]
        xor edi, edx                      ;   386.5 p0      52 v[7]
        add ebx, edi                      ;   387.5 p1      63 v[7]
        mov edi, dword [esp + 56]         ;   384.5 p2      49 w[1]
        shr edi, 3                        ;   387.5 p5      49 w[1]
        mov edx, ecx                      ;   383.8 p0      47 v[7] copy
        ror edx, 9                        ;   384.8 p5      47 v[7]
        xor edx, ecx                      ;   385.8 p1      47 v[7]
        ror edx, 0xb                      ;   386.8 p0      47 v[7]
        xor edx, ecx                      ;   387.8 p1      47 v[7]
        ror edx, 2                        ;   388.8 p5      47 v[7]
        add ebx, edx                      ;   389.8 p0      63 v[7]
        mov edx, dword [esp + 56]         ;   385.5 p2      49 w[1]
        ror edx, 0xb                      ;   388.5 p5      49 w[1]
        mov dword [esp + 116], ecx        ;   386.0 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 56]         ;   386.5 p2      49 w[1]
        xor ecx, edx                      ;   389.5 p1      49 w[1]
        ror ecx, 7                        ;   390.5 p0      49 w[1]
        mov edx, dword [esp + 88]         ;   387.5 p2      78 w[10] reload
        add eax, edx                      ;   390.5 p1      78 w[1]
        add eax, dword [esp + 44]         ;   391.5 p5+p2   78 w[1]
        xor edi, ecx                      ;   391.5 p0      49 w[1]
        mov ecx, esi                      ;   388.5 p1      50 w[2] copy
        shr ecx, 0xa                      ;   389.5 p5      50 w[2]
        mov edx, esi                      ;   388.8 p0      50 w[2] copy
        add eax, edi                      ;   392.5 p1      78 w[1]
        mov edi, dword [esp + 112]        ;   389.5 p2      51 t1
        mov dword [esp + 44], esi         ;   389.2 p3+p4   78 w[0] spill
        ror edx, 2                        ;   389.8 p5      50 w[2]
        xor edx, esi                      ;   390.8 p0      50 w[2]
        ror edx, 0x11                     ;   391.8 p5      50 w[2]
        xor ecx, edx                      ;   392.8 p1      50 w[2]
        mov edx, dword [esp + 108]        ;   390.5 p2      62 v[5] reload
        xor edi, edx                      ;   393.5 p0      51 t1
        and edi, ebp                      ;   394.5 p1      51 t1
        xor edi, edx                      ;   395.5 p5      51 t1
        mov edx, ebp                      ;   391.8 p0      48 t1 copy
        mov esi, dword [esp + 120]        ;   391.8 p2      61 t1
        lea esi, [esi + eax + 773529912]  ;   394.8 p0      61 t1
        ror edx, 0xe                      ;   392.8 p5      48 t1
        xor edx, ebp                      ;   393.8 p1      48 t1
        ror edx, 5                        ;   394.8 p5      48 t1
        xor edx, ebp                      ;   395.8 p1      48 t1
        ror edx, 6                        ;   396.8 p0      48 t1
        add esi, edi                      ;   396.5 p1      61 t1
        add esi, edx                      ;   397.8 p5      61 t1
        mov edi, dword [esp + 116]        ;   394.0 p2      52 v[6]
        xor edi, ebx                      ;   397.0 p0      52 v[6]
        mov edx, dword [esp + 104]        ;   395.0 p2      62 v[2]
        mov dword [esp + 104], ebp        ;   394.8 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   396.0 p2      52 v[6]
        add edx, esi                      ;   398.8 p1      62 v[2]
        and ebp, edi                      ;   399.0 p5      52 v[6]
        mov dword [esp + 68], edi         ;   398.0 p3+p4   52 v[6] spill
        mov edi, dword [esp + 116]        ;   397.0 p2      52 v[6]
        xor edi, ebp                      ;   400.0 p0      52 v[6]
        add esi, edi                      ;   401.0 p1      63 v[6]
        mov edi, dword [esp + 60]         ;   398.0 p2      49 w[2]
        shr edi, 3                        ;   401.0 p5      49 w[2]
        mov ebp, ebx                      ;   397.2 p0      47 v[6] copy
        ror ebp, 9                        ;   398.2 p5      47 v[6]
        xor ebp, ebx                      ;   399.2 p1      47 v[6]
        ror ebp, 0xb                      ;   400.2 p0      47 v[6]
        xor ebp, ebx                      ;   401.2 p1      47 v[6]
        ror ebp, 2                        ;   402.2 p5      47 v[6]
        add esi, ebp                      ;   403.2 p0      63 v[6]
        mov ebp, dword [esp + 60]         ;   399.0 p2      49 w[2]
        ror ebp, 0xb                      ;   402.0 p5      49 w[2]
        mov dword [esp + 120], ebx        ;   399.5 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 60]         ;   400.0 p2      49 w[2]
        xor ebx, ebp                      ;   403.0 p1      49 w[2]
        ror ebx, 7                        ;   404.0 p0      49 w[2]
        mov ebp, dword [esp + 92]         ;   401.0 p2      78 w[11] reload
        add ecx, ebp                      ;   404.0 p1      78 w[2]
        add ecx, dword [esp + 56]         ;   405.0 p5+p2   78 w[2]
        xor edi, ebx                      ;   405.0 p0      49 w[2]
        mov ebx, eax                      ;   402.0 p1      50 w[3] copy
        shr ebx, 0xa                      ;   403.0 p5      50 w[3]
        mov ebp, eax                      ;   402.2 p0      50 w[3] copy
        ror ebp, 2                        ;   403.2 p5      50 w[3]
        add ecx, edi                      ;   406.0 p1      78 w[2]
        xor ebp, eax                      ;   404.2 p0      50 w[3]
        ror ebp, 0x11                     ;   405.2 p5      50 w[3]
        xor ebx, ebp                      ;   406.2 p1      50 w[3]
        mov edi, dword [esp + 104]        ;   403.5 p2      51 t1
        mov ebp, dword [esp + 112]        ;   404.5 p2      62 v[4] reload
        xor edi, ebp                      ;   407.5 p0      51 t1
        and edi, edx                      ;   408.5 p1      51 t1
        xor edi, ebp                      ;   409.5 p5      51 t1
        mov dword [esp + 56], eax         ;   404.8 p3+p4   78 w[1] spill
        mov eax, dword [esp + 108]        ;   405.5 p2      61 t1
        lea eax, [eax + ecx + 1294757372] ;   408.5 p0      61 t1
        mov ebp, edx                      ;   406.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   407.0 p5      48 t1
        xor ebp, edx                      ;   408.0 p0      48 t1
        ror ebp, 5                        ;   409.0 p5      48 t1
        xor ebp, edx                      ;   410.0 p1      48 t1
        ror ebp, 6                        ;   411.0 p0      48 t1
        add eax, edi                      ;   410.5 p1      61 t1
        add eax, ebp                      ;   412.0 p5      61 t1
        mov edi, dword [esp + 120]        ;   407.5 p2      52 v[5]
        xor edi, esi                      ;   410.5 p0      52 v[5]
        mov ebp, dword [esp + 52]         ;   408.5 p2      62 v[1]
        add ebp, eax                      ;   413.0 p1      62 v[1]
        mov dword [esp + 52], edx         ;   408.5 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   409.5 p2      52 v[5]
        and edx, edi                      ;   412.5 p5      52 v[5]
        mov dword [esp + 68], edi         ;   411.5 p3+p4   52 v[5] spill
        mov edi, dword [esp + 120]        ;   410.5 p2      52 v[5]
        xor edi, edx                      ;   413.5 p0      52 v[5]
        add eax, edi                      ;   414.5 p1      63 v[5]
        mov edi, dword [esp + 64]         ;   411.5 p2      49 w[3]
        shr edi, 3                        ;   414.5 p5      49 w[3]
        mov edx, esi                      ;   410.8 p0      47 v[5] copy
        ror edx, 9                        ;   411.8 p5      47 v[5]
        xor edx, esi                      ;   412.8 p1      47 v[5]
        ror edx, 0xb                      ;   413.8 p0      47 v[5]
        xor edx, esi                      ;   414.8 p1      47 v[5]
        ror edx, 2                        ;   415.8 p5      47 v[5]
        add eax, edx                      ;   416.8 p0      63 v[5]
        mov edx, dword [esp + 64]         ;   412.5 p2      49 w[3]
        ror edx, 0xb                      ;   415.5 p5      49 w[3]
        mov dword [esp + 108], esi        ;   413.0 p3+p4   63 v[6] spill
        mov esi, dword [esp + 64]         ;   413.5 p2      49 w[3]
        xor esi, edx                      ;   416.5 p1      49 w[3]
        ror esi, 7                        ;   417.5 p0      49 w[3]
        mov edx, dword [esp + 96]         ;   414.5 p2      78 w[12] reload
        add ebx, edx                      ;   417.5 p1      78 w[3]
        add ebx, dword [esp + 60]         ;   418.5 p5+p2   78 w[3]
        xor edi, esi                      ;   418.5 p0      49 w[3]
        mov esi, ecx                      ;   415.5 p1      50 w[4] copy
        shr esi, 0xa                      ;   416.5 p5      50 w[4]
        mov edx, ecx                      ;   415.8 p0      50 w[4] copy
        ror edx, 2                        ;   416.8 p5      50 w[4]
        xor edx, ecx                      ;   417.8 p1      50 w[4]
        ror edx, 0x11                     ;   418.8 p0      50 w[4]
        xor esi, edx                      ;   419.8 p1      50 w[4]
        add ebx, edi                      ;   419.5 p5      78 w[3]
        mov edi, dword [esp + 52]         ;   417.0 p2      51 t1
        mov edx, dword [esp + 104]        ;   418.0 p2      62 v[3] reload
        xor edi, edx                      ;   421.0 p0      51 t1
        and edi, ebp                      ;   422.0 p1      51 t1
        xor edi, edx                      ;   423.0 p5      51 t1
        mov dword [esp + 60], ecx         ;   418.2 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 112]        ;   419.0 p2      61 t1
        lea ecx, [ecx + ebx + 1396182291] ;   422.0 p0      61 t1
        mov edx, ebp                      ;   419.5 p1      48 t1 copy
        ror edx, 0xe                      ;   420.5 p5      48 t1
        xor edx, ebp                      ;   421.5 p0      48 t1
        ror edx, 5                        ;   422.5 p5      48 t1
        add ecx, edi                      ;   424.0 p1      61 t1
        xor edx, ebp                      ;   423.5 p0      48 t1
        ror edx, 6                        ;   424.5 p5      48 t1
        add ecx, edx                      ;   425.5 p1      61 t1
        mov edx, dword [esp + 116]        ;   421.0 p2      62 v[0]
        add edx, ecx                      ;   426.5 p0      62 v[0]
        mov dword [esp + 116], ebp        ;   421.5 p3+p4   62 v[1] spill
        mov edi, dword [esp + 108]        ;   422.0 p2      52 v[4]
        xor edi, eax                      ;   425.0 p1      52 v[4]
        mov ebp, dword [esp + 68]         ;   423.0 p2      52 v[4]
        and ebp, edi                      ;   426.0 p5      52 v[4]
        mov dword [esp + 68], edi         ;   426.0 p3+p4   52 v[4] spill
        mov edi, dword [esp + 108]        ;   424.0 p2      52 v[4]
        xor edi, ebp                      ;   427.0 p0      52 v[4]
        add ecx, edi                      ;   428.0 p1      63 v[4]
        mov edi, dword [esp + 48]         ;   425.0 p2      49 w[4]
        shr edi, 3                        ;   428.0 p5      49 w[4]
        mov ebp, eax                      ;   424.2 p0      47 v[4] copy
        ror ebp, 9                        ;   425.2 p5      47 v[4]
        xor ebp, eax                      ;   426.2 p1      47 v[4]
        ror ebp, 0xb                      ;   427.2 p0      47 v[4]
        xor ebp, eax                      ;   428.2 p1      47 v[4]
        ror ebp, 2                        ;   429.2 p5      47 v[4]
        add ecx, ebp                      ;   430.2 p0      63 v[4]
        mov ebp, dword [esp + 48]         ;   426.0 p2      49 w[4]
        ror ebp, 0xb                      ;   429.0 p5      49 w[4]
        mov dword [esp + 112], eax        ;   426.5 p3+p4   63 v[5] spill
        mov eax, dword [esp + 48]         ;   427.0 p2      49 w[4]
        xor eax, ebp                      ;   430.0 p1      49 w[4]
        ror eax, 7                        ;   431.0 p0      49 w[4]
        mov ebp, dword [esp + 100]        ;   428.0 p2      78 w[13] reload
        add esi, ebp                      ;   431.0 p1      78 w[4]
        add esi, dword [esp + 64]         ;   432.0 p5+p2   78 w[4]
        xor edi, eax                      ;   432.0 p0      49 w[4]
        mov eax, ebx                      ;   429.0 p1      50 w[5] copy
        shr eax, 0xa                      ;   430.0 p5      50 w[5]
        mov ebp, ebx                      ;   429.2 p0      50 w[5] copy
        ror ebp, 2                        ;   430.2 p5      50 w[5]
        xor ebp, ebx                      ;   431.2 p1      50 w[5]
        ror ebp, 0x11                     ;   432.2 p0      50 w[5]
        xor eax, ebp                      ;   433.2 p1      50 w[5]
        add esi, edi                      ;   433.0 p5      78 w[4]
        mov edi, dword [esp + 116]        ;   430.5 p2      51 t1
        mov ebp, dword [esp + 52]         ;   431.5 p2      62 v[2] reload
        xor edi, ebp                      ;   434.5 p0      51 t1
        and edi, edx                      ;   435.5 p1      51 t1
        xor edi, ebp                      ;   436.5 p5      51 t1
        mov dword [esp + 64], ebx         ;   431.8 p3+p4   78 w[3] spill
        mov ebx, dword [esp + 104]        ;   432.5 p2      61 t1
        lea ebx, [ebx + esi + 1695183700] ;   435.5 p0      61 t1
        mov ebp, edx                      ;   433.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   434.0 p5      48 t1
        xor ebp, edx                      ;   435.0 p0      48 t1
        ror ebp, 5                        ;   436.0 p5      48 t1
        xor ebp, edx                      ;   437.0 p1      48 t1
        ror ebp, 6                        ;   438.0 p0      48 t1
        add ebx, edi                      ;   437.5 p1      61 t1
        add ebx, ebp                      ;   439.0 p5      61 t1
        mov ebp, dword [esp + 120]        ;   434.5 p2      62 v[7]
        mov edi, dword [esp + 112]        ;   435.5 p2      52 v[3]
        xor edi, ecx                      ;   438.5 p0      52 v[3]
        add ebp, ebx                      ;   440.0 p1      62 v[7]
        mov dword [esp + 120], edx        ;   435.5 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   436.5 p2      52 v[3]
        and edx, edi                      ;   439.5 p5      52 v[3]
        mov dword [esp + 68], edi         ;   439.5 p3+p4   52 v[3] spill
        mov edi, dword [esp + 112]        ;   437.5 p2      52 v[3]
        xor edi, edx                      ;   440.5 p0      52 v[3]
        add ebx, edi                      ;   441.5 p1      63 v[3]
        mov edx, ecx                      ;   437.2 p5      47 v[3] copy
        ror edx, 9                        ;   438.2 p0      47 v[3]
        xor edx, ecx                      ;   439.2 p1      47 v[3]
        ror edx, 0xb                      ;   440.2 p5      47 v[3]
        xor edx, ecx                      ;   441.2 p0      47 v[3]
        ror edx, 2                        ;   442.2 p5      47 v[3]
        add ebx, edx                      ;   443.2 p1      63 v[3]
        mov edx, dword [esp + 72]         ;   439.0 p2      49 w[5]
        mov edi, dword [esp + 72]         ;   440.0 p2      49 w[5]
        shr edi, 3                        ;   443.0 p0      49 w[5]
        mov dword [esp + 104], ecx        ;   439.8 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 72]         ;   441.0 p2      49 w[5]
        ror edx, 0xb                      ;   442.0 p5      49 w[5]
        xor ecx, edx                      ;   444.0 p1      49 w[5]
        ror ecx, 7                        ;   445.0 p0      49 w[5]
        mov edx, dword [esp + 36]         ;   442.0 p2      78 w[14] reload
        add eax, edx                      ;   445.0 p5      78 w[5]
        add eax, dword [esp + 48]         ;   446.0 p1+p2   78 w[5]
        xor edi, ecx                      ;   446.0 p0      49 w[5]
        mov ecx, esi                      ;   442.2 p5      50 w[6] copy
        shr ecx, 0xa                      ;   443.2 p0      50 w[6]
        mov edx, esi                      ;   442.5 p1      50 w[6] copy
        ror edx, 2                        ;   443.5 p5      50 w[6]
        xor edx, esi                      ;   444.5 p1      50 w[6]
        ror edx, 0x11                     ;   445.5 p0      50 w[6]
        xor ecx, edx                      ;   446.5 p5      50 w[6]
        add eax, edi                      ;   447.0 p1      78 w[5]
        mov edi, dword [esp + 120]        ;   444.0 p2      51 t1
        mov edx, dword [esp + 116]        ;   445.0 p2      62 v[1] reload
        xor edi, edx                      ;   448.0 p0      51 t1
        and edi, ebp                      ;   449.0 p5      51 t1
        xor edi, edx                      ;   450.0 p1      51 t1
        mov dword [esp + 48], esi         ;   445.2 p3+p4   78 w[4] spill
        mov esi, dword [esp + 52]         ;   446.0 p2      61 t1
        lea esi, [esi + eax + 1986661051] ;   449.0 p0      61 t1
        mov edx, ebp                      ;   446.2 p5      48 t1 copy
        ror edx, 0xe                      ;   447.2 p0      48 t1
        xor edx, ebp                      ;   448.2 p1      48 t1
        ror edx, 5                        ;   449.2 p5      48 t1
        xor edx, ebp                      ;   450.2 p1      48 t1
        ror edx, 6                        ;   451.2 p0      48 t1
        add esi, edi                      ;   451.0 p5      61 t1
        add esi, edx                      ;   452.2 p1      61 t1
        mov edi, dword [esp + 104]        ;   448.0 p2      52 v[2]
        xor edi, ebx                      ;   451.0 p0      52 v[2]
        mov edx, dword [esp + 108]        ;   449.0 p2      62 v[6]
        mov dword [esp + 108], ebp        ;   448.8 p3+p4   62 v[7] spill
        add edx, esi                      ;   453.2 p5      62 v[6]
        mov ebp, dword [esp + 68]         ;   450.0 p2      52 v[2]
        and ebp, edi                      ;   453.0 p1      52 v[2]
        mov dword [esp + 68], edi         ;   452.0 p3+p4   52 v[2] spill
        mov edi, dword [esp + 104]        ;   451.0 p2      52 v[2]
        xor edi, ebp                      ;   454.0 p0      52 v[2]
        add esi, edi                      ;   455.0 p5      63 v[2]
        mov ebp, ebx                      ;   450.8 p1      47 v[2] copy
        ror ebp, 9                        ;   451.8 p0      47 v[2]
        mov edi, dword [esp + 76]         ;   452.0 p2      49 w[6]
        shr edi, 3                        ;   455.0 p5      49 w[6]
        xor ebp, ebx                      ;   452.8 p1      47 v[2]
        ror ebp, 0xb                      ;   453.8 p0      47 v[2]
        xor ebp, ebx                      ;   454.8 p5      47 v[2]
        ror ebp, 2                        ;   455.8 p0      47 v[2]
        add esi, ebp                      ;   456.8 p1      63 v[2]
        mov ebp, dword [esp + 76]         ;   453.0 p2      49 w[6]
        ror ebp, 0xb                      ;   456.0 p5      49 w[6]
        mov dword [esp + 52], ebx         ;   453.5 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 76]         ;   454.0 p2      49 w[6]
        xor ebx, ebp                      ;   457.0 p1      49 w[6]
        ror ebx, 7                        ;   458.0 p0      49 w[6]
        mov ebp, dword [esp + 40]         ;   455.0 p2      78 w[15] reload
        add ecx, ebp                      ;   458.0 p5      78 w[6]
        add ecx, dword [esp + 72]         ;   459.0 p1+p2   78 w[6]
        xor edi, ebx                      ;   459.0 p0      49 w[6]
        mov ebx, eax                      ;   455.8 p5      50 w[7] copy
        shr ebx, 0xa                      ;   456.8 p0      50 w[7]
        mov ebp, eax                      ;   456.0 p1      50 w[7] copy
        ror ebp, 2                        ;   457.0 p5      50 w[7]
        xor ebp, eax                      ;   458.0 p1      50 w[7]
        ror ebp, 0x11                     ;   459.0 p0      50 w[7]
        xor ebx, ebp                      ;   460.0 p5      50 w[7]
        mov ebp, dword [esp + 120]        ;   457.2 p2      62 v[0] reload
        add ecx, edi                      ;   460.0 p1      78 w[6]
        mov edi, dword [esp + 108]        ;   458.2 p2      51 t1
        xor edi, ebp                      ;   461.2 p0      51 t1
        and edi, edx                      ;   462.2 p5      51 t1
        xor edi, ebp                      ;   463.2 p1      51 t1
        mov dword [esp + 72], eax         ;   458.8 p3+p4   78 w[5] spill
        mov eax, dword [esp + 116]        ;   459.2 p2      61 t1
        lea eax, [eax + ecx - 2117940946] ;   462.2 p0      61 t1
        mov ebp, edx                      ;   459.8 p5      48 t1 copy
        add eax, edi                      ;   464.2 p1      61 t1
        mov edi, dword [esp + 52]         ;   460.2 p2      52 v[1]
        xor edi, esi                      ;   463.2 p0      52 v[1]
        ror ebp, 0xe                      ;   460.8 p5      48 t1
        xor ebp, edx                      ;   461.8 p1      48 t1
        ror ebp, 5                        ;   462.8 p0      48 t1
        xor ebp, edx                      ;   463.8 p5      48 t1
        ror ebp, 6                        ;   464.8 p0      48 t1
        add eax, ebp                      ;   465.8 p1      61 t1
        mov ebp, dword [esp + 112]        ;   462.0 p2      62 v[5]
        add ebp, eax                      ;   466.8 p5      62 v[5]
        mov dword [esp + 112], edx        ;   462.5 p3+p4   62 v[6] spill
        mov edx, dword [esp + 68]         ;   463.0 p2      52 v[1]
        and edx, edi                      ;   466.0 p1      52 v[1]
        mov dword [esp + 68], edi         ;   464.2 p3+p4   52 v[1] spill
        mov edi, dword [esp + 52]         ;   464.0 p2      52 v[1]
        xor edi, edx                      ;   467.0 p0      52 v[1]
        add eax, edi                      ;   468.0 p5      63 v[1]
        mov edi, dword [esp + 80]         ;   465.0 p2      49 w[7]
        shr edi, 3                        ;   468.0 p0      49 w[7]
        mov edx, esi                      ;   464.8 p1      47 v[1] copy
        ror edx, 9                        ;   465.8 p5      47 v[1]
        xor edx, esi                      ;   466.8 p0      47 v[1]
        ror edx, 0xb                      ;   467.8 p5      47 v[1]
        xor edx, esi                      ;   468.8 p1      47 v[1]
        ror edx, 2                        ;   469.8 p0      47 v[1]
        add eax, edx                      ;   470.8 p1      63 v[1]
        mov edx, dword [esp + 80]         ;   466.5 p2      49 w[7]
        ror edx, 0xb                      ;   469.5 p5      49 w[7]
        mov dword [esp + 116], esi        ;   467.0 p3+p4   63 v[2] spill
        mov esi, dword [esp + 80]         ;   467.5 p2      49 w[7]
        xor esi, edx                      ;   470.5 p0      49 w[7]
        ror esi, 7                        ;   471.5 p5      49 w[7]
        mov edx, dword [esp + 44]         ;   468.5 p2      78 w[0] reload
        add ebx, edx                      ;   471.5 p1      78 w[7]
        add ebx, dword [esp + 76]         ;   472.5 p0+p2   78 w[7]
        xor edi, esi                      ;   472.5 p5      49 w[7]
        mov esi, ecx                      ;   469.2 p1      50 w[8] copy
        shr esi, 0xa                      ;   470.2 p0      50 w[8]
        mov edx, ecx                      ;   470.0 p5      50 w[8] copy
        ror edx, 2                        ;   471.0 p0      50 w[8]
        xor edx, ecx                      ;   472.0 p1      50 w[8]
        ror edx, 0x11                     ;   473.0 p5      50 w[8]
        add ebx, edi                      ;   473.5 p1      78 w[7]
        xor esi, edx                      ;   474.0 p0      50 w[8]
        mov edi, dword [esp + 112]        ;   471.0 p2      51 t1
        mov dword [esp + 76], ecx         ;   471.2 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 120]        ;   472.0 p2      61 t1
        mov edx, dword [esp + 108]        ;   473.0 p2      62 v[7] reload
        xor edi, edx                      ;   476.0 p5      51 t1
        and edi, ebp                      ;   477.0 p1      51 t1
        xor edi, edx                      ;   478.0 p0      51 t1
        lea ecx, [ecx + ebx - 1838011259] ;   475.0 p0      61 t1
        mov edx, ebp                      ;   473.0 p5      48 t1 copy
        ror edx, 0xe                      ;   474.0 p5      48 t1
        xor edx, ebp                      ;   475.0 p1      48 t1
        ror edx, 5                        ;   476.0 p0      48 t1
        xor edx, ebp                      ;   477.0 p1      48 t1
        ror edx, 6                        ;   478.0 p5      48 t1
        add ecx, edi                      ;   479.0 p1      61 t1
        mov edi, dword [esp + 116]        ;   474.8 p2      52 v[0]
        xor edi, eax                      ;   477.8 p0      52 v[0]
        add ecx, edx                      ;   480.0 p5      61 t1
        mov edx, dword [esp + 104]        ;   475.8 p2      62 v[4]
        add edx, ecx                      ;   481.0 p1      62 v[4]
        mov dword [esp + 104], ebp        ;   476.0 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   476.8 p2      52 v[0]
        and ebp, edi                      ;   479.8 p0      52 v[0]
        mov dword [esp + 68], edi         ;   478.8 p3+p4   52 v[0] spill
        mov edi, dword [esp + 116]        ;   477.8 p2      52 v[0]
        xor edi, ebp                      ;   480.8 p5      52 v[0]
        add ecx, edi                      ;   481.8 p1      63 v[0]
        mov ebp, eax                      ;   477.8 p0      47 v[0] copy
        mov edi, dword [esp + 84]         ;   478.8 p2      49 w[8]
        shr edi, 3                        ;   481.8 p5      49 w[8]
        ror ebp, 9                        ;   478.8 p0      47 v[0]
        xor ebp, eax                      ;   479.8 p1      47 v[0]
        ror ebp, 0xb                      ;   480.8 p5      47 v[0]
        xor ebp, eax                      ;   481.8 p0      47 v[0]
        ror ebp, 2                        ;   482.8 p5      47 v[0]
        add ecx, ebp                      ;   483.8 p1      63 v[0]
        mov ebp, dword [esp + 84]         ;   480.0 p2      49 w[8]
        ror ebp, 0xb                      ;   483.0 p0      49 w[8]
        mov dword [esp + 120], eax        ;   480.5 p3+p4   63 v[1] spill
        mov eax, dword [esp + 84]         ;   481.0 p2      49 w[8]
        xor eax, ebp                      ;   484.0 p1      49 w[8]
        ror eax, 7                        ;   485.0 p5      49 w[8]
        mov ebp, dword [esp + 56]         ;   482.0 p2      78 w[1] reload
        add esi, ebp                      ;   485.0 p0      78 w[8]
        add esi, dword [esp + 80]         ;   486.0 p1+p2   78 w[8]
        xor edi, eax                      ;   486.0 p5      49 w[8]
        mov eax, ebx                      ;   482.8 p0      50 w[9] copy
        shr eax, 0xa                      ;   483.8 p5      50 w[9]
        mov ebp, ebx                      ;   483.0 p1      50 w[9] copy
        ror ebp, 2                        ;   484.0 p0      50 w[9]
        xor ebp, ebx                      ;   485.0 p1      50 w[9]
        ror ebp, 0x11                     ;   486.0 p5      50 w[9]
        add esi, edi                      ;   487.0 p0      78 w[8]
        mov edi, dword [esp + 104]        ;   484.2 p2      51 t1
        xor eax, ebp                      ;   487.0 p1      50 w[9]
        mov ebp, dword [esp + 112]        ;   485.2 p2      62 v[6] reload
        xor edi, ebp                      ;   488.2 p5      51 t1
        and edi, edx                      ;   489.2 p0      51 t1
        xor edi, ebp                      ;   490.2 p1      51 t1
        mov dword [esp + 80], ebx         ;   485.8 p3+p4   78 w[7] spill
        mov ebx, dword [esp + 108]        ;   486.2 p2      61 t1
        lea ebx, [ebx + esi - 1564481375] ;   489.2 p0      61 t1
        mov ebp, edx                      ;   486.5 p5      48 t1 copy
        ror ebp, 0xe                      ;   487.5 p5      48 t1
        xor ebp, edx                      ;   488.5 p1      48 t1
        ror ebp, 5                        ;   489.5 p0      48 t1
        xor ebp, edx                      ;   490.5 p1      48 t1
        ror ebp, 6                        ;   491.5 p5      48 t1
        add ebx, edi                      ;   491.2 p0      61 t1
        mov edi, dword [esp + 120]        ;   488.2 p2      52 v[7]
        xor edi, ecx                      ;   491.2 p1      52 v[7]
        add ebx, ebp                      ;   492.5 p5      61 t1
        mov ebp, dword [esp + 52]         ;   489.2 p2      62 v[3]
        add ebp, ebx                      ;   493.5 p0      62 v[3]
        mov dword [esp + 52], edx         ;   489.5 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   490.2 p2      52 v[7]
        and edx, edi                      ;   493.2 p1      52 v[7]
        mov dword [esp + 68], edi         ;   492.2 p3+p4   52 v[7] spill
        mov edi, dword [esp + 120]        ;   491.2 p2      52 v[7]
        xor edi, edx                      ;   494.2 p5      52 v[7]
        add ebx, edi                      ;   495.2 p0      63 v[7]
        mov edi, ecx                      ;   491.2 p1      47 v[7] copy
        ror edi, 9                        ;   492.2 p5      47 v[7]
        xor edi, ecx                      ;   493.2 p0      47 v[7]
        ror edi, 0xb                      ;   494.2 p5      47 v[7]
        xor edi, ecx                      ;   495.2 p1      47 v[7]
        ror edi, 2                        ;   496.2 p0      47 v[7]
        add ebx, edi                      ;   497.2 p1      63 v[7]
        mov edi, dword [esp + 88]         ;   493.0 p2      49 w[9]
        shr edi, 3                        ;   496.0 p5      49 w[9]
        mov edx, dword [esp + 88]         ;   494.0 p2      49 w[9]
        ror edx, 0xb                      ;   497.0 p0      49 w[9]
        mov dword [esp + 108], ecx        ;   494.0 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 88]         ;   495.0 p2      49 w[9]
        xor ecx, edx                      ;   498.0 p1      49 w[9]
        ror ecx, 7                        ;   499.0 p5      49 w[9]
        mov edx, dword [esp + 60]         ;   496.0 p2      78 w[2] reload
        add eax, edx                      ;   499.0 p0      78 w[9]
        add eax, dword [esp + 84]         ;   500.0 p1+p2   78 w[9]
        xor edi, ecx                      ;   500.0 p5      49 w[9]
        mov ecx, esi                      ;   496.2 p0      50 w[10] copy
        shr ecx, 0xa                      ;   497.2 p5      50 w[10]
        mov edx, esi                      ;   496.5 p1      50 w[10] copy
        ror edx, 2                        ;   497.5 p0      50 w[10]
        xor edx, esi                      ;   498.5 p1      50 w[10]
        ror edx, 0x11                     ;   499.5 p5      50 w[10]
        add eax, edi                      ;   501.0 p0      78 w[9]
        mov edi, dword [esp + 52]         ;   498.0 p2      51 t1
        xor ecx, edx                      ;   500.5 p1      50 w[10]
        mov edx, dword [esp + 104]        ;   499.0 p2      62 v[5] reload
        xor edi, edx                      ;   502.0 p5      51 t1
        and edi, ebp                      ;   503.0 p0      51 t1
        xor edi, edx                      ;   504.0 p1      51 t1
        mov dword [esp + 84], esi         ;   499.2 p3+p4   78 w[8] spill
        mov esi, dword [esp + 112]        ;   500.0 p2      61 t1
        lea esi, [esi + eax - 1474664885] ;   503.0 p0      61 t1
        mov edx, ebp                      ;   500.0 p5      48 t1 copy
        ror edx, 0xe                      ;   501.0 p5      48 t1
        xor edx, ebp                      ;   502.0 p1      48 t1
        ror edx, 5                        ;   503.0 p0      48 t1
        xor edx, ebp                      ;   504.0 p1      48 t1
        ror edx, 6                        ;   505.0 p5      48 t1
        add esi, edi                      ;   505.0 p0      61 t1
        add esi, edx                      ;   506.0 p1      61 t1
        mov edi, dword [esp + 108]        ;   502.0 p2      52 v[6]
        xor edi, ebx                      ;   505.0 p5      52 v[6]
        mov edx, dword [esp + 116]        ;   503.0 p2      62 v[2]
        mov dword [esp + 116], ebp        ;   502.8 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   504.0 p2      52 v[6]
        add edx, esi                      ;   507.0 p0      62 v[2]
        and ebp, edi                      ;   507.0 p1      52 v[6]
        mov dword [esp + 68], edi         ;   506.0 p3+p4   52 v[6] spill
        mov edi, dword [esp + 108]        ;   505.0 p2      52 v[6]
        xor edi, ebp                      ;   508.0 p5      52 v[6]
        add esi, edi                      ;   509.0 p0      63 v[6]
        mov edi, ebx                      ;   504.8 p1      47 v[6] copy
        ror edi, 9                        ;   505.8 p5      47 v[6]
        xor edi, ebx                      ;   506.8 p0      47 v[6]
        ror edi, 0xb                      ;   507.8 p5      47 v[6]
        xor edi, ebx                      ;   508.8 p1      47 v[6]
        mov ebp, dword [esp + 92]         ;   506.0 p2      49 w[10]
        ror edi, 2                        ;   509.8 p0      47 v[6]
        add esi, edi                      ;   510.8 p1      63 v[6]
        mov edi, dword [esp + 92]         ;   507.0 p2      49 w[10]
        shr edi, 3                        ;   510.0 p5      49 w[10]
        ror ebp, 0xb                      ;   509.0 p0      49 w[10]
        mov dword [esp + 112], ebx        ;   507.5 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 92]         ;   508.0 p2      49 w[10]
        xor ebx, ebp                      ;   511.0 p1      49 w[10]
        ror ebx, 7                        ;   512.0 p5      49 w[10]
        mov ebp, dword [esp + 64]         ;   509.0 p2      78 w[3] reload
        add ecx, ebp                      ;   512.0 p0      78 w[10]
        add ecx, dword [esp + 88]         ;   513.0 p1+p2   78 w[10]
        xor edi, ebx                      ;   513.0 p5      49 w[10]
        mov ebp, eax                      ;   509.8 p0      50 w[11] copy
        mov ebx, eax                      ;   510.0 p1      50 w[11] copy
        shr ebx, 0xa                      ;   511.0 p5      50 w[11]
        ror ebp, 2                        ;   510.8 p0      50 w[11]
        xor ebp, eax                      ;   511.8 p1      50 w[11]
        ror ebp, 0x11                     ;   512.8 p5      50 w[11]
        xor ebx, ebp                      ;   513.8 p0      50 w[11]
        mov ebp, dword [esp + 52]         ;   511.2 p2      62 v[4] reload
        add ecx, edi                      ;   514.0 p1      78 w[10]
        mov edi, dword [esp + 116]        ;   512.2 p2      51 t1
        xor edi, ebp                      ;   515.2 p5      51 t1
        and edi, edx                      ;   516.2 p0      51 t1
        xor edi, ebp                      ;   517.2 p1      51 t1
        mov dword [esp + 88], eax         ;   512.8 p3+p4   78 w[9] spill
        mov eax, dword [esp + 104]        ;   513.2 p2      61 t1
        lea eax, [eax + ecx - 1035236496] ;   516.2 p0      61 t1
        mov ebp, edx                      ;   513.5 p5      48 t1 copy
        ror ebp, 0xe                      ;   514.5 p5      48 t1
        xor ebp, edx                      ;   515.5 p1      48 t1
        ror ebp, 5                        ;   516.5 p0      48 t1
        xor ebp, edx                      ;   517.5 p1      48 t1
        ror ebp, 6                        ;   518.5 p5      48 t1
        add eax, edi                      ;   518.2 p0      61 t1
        add eax, ebp                      ;   519.5 p1      61 t1
        mov edi, dword [esp + 112]        ;   515.5 p2      52 v[5]
        xor edi, esi                      ;   518.5 p5      52 v[5]
        mov ebp, dword [esp + 120]        ;   516.5 p2      62 v[1]
        mov dword [esp + 120], edx        ;   516.2 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   517.5 p2      52 v[5]
        and edx, edi                      ;   520.5 p0      52 v[5]
        add ebp, eax                      ;   520.5 p1      62 v[1]
        mov dword [esp + 68], edi         ;   519.5 p3+p4   52 v[5] spill
        mov edi, dword [esp + 112]        ;   518.5 p2      52 v[5]
        xor edi, edx                      ;   521.5 p5      52 v[5]
        add eax, edi                      ;   522.5 p0      63 v[5]
        mov edi, esi                      ;   518.2 p1      47 v[5] copy
        ror edi, 9                        ;   519.2 p5      47 v[5]
        xor edi, esi                      ;   520.2 p0      47 v[5]
        ror edi, 0xb                      ;   521.2 p5      47 v[5]
        xor edi, esi                      ;   522.2 p1      47 v[5]
        ror edi, 2                        ;   523.2 p0      47 v[5]
        add eax, edi                      ;   524.2 p1      63 v[5]
        mov edi, dword [esp + 96]         ;   520.0 p2      49 w[11]
        shr edi, 3                        ;   523.0 p5      49 w[11]
        mov edx, dword [esp + 96]         ;   521.0 p2      49 w[11]
        mov dword [esp + 104], esi        ;   520.8 p3+p4   63 v[6] spill
        mov esi, dword [esp + 96]         ;   522.0 p2      49 w[11]
        ror edx, 0xb                      ;   524.0 p0      49 w[11]
        xor esi, edx                      ;   525.0 p1      49 w[11]
        ror esi, 7                        ;   526.0 p5      49 w[11]
        mov edx, dword [esp + 48]         ;   523.0 p2      78 w[4] reload
        add ebx, edx                      ;   526.0 p0      78 w[11]
        mov edx, ecx                      ;   522.5 p1      50 w[12] copy
        ror edx, 2                        ;   523.5 p5      50 w[12]
        add ebx, dword [esp + 92]         ;   527.0 p0+p2   78 w[11]
        xor edi, esi                      ;   527.0 p1      49 w[11]
        mov esi, ecx                      ;   523.8 p5      50 w[12] copy
        shr esi, 0xa                      ;   524.8 p0      50 w[12]
        xor edx, ecx                      ;   524.5 p1      50 w[12]
        ror edx, 0x11                     ;   525.5 p5      50 w[12]
        xor esi, edx                      ;   526.5 p0      50 w[12]
        add ebx, edi                      ;   528.0 p1      78 w[11]
        mov edx, dword [esp + 116]        ;   525.0 p2      62 v[3] reload
        mov edi, dword [esp + 120]        ;   526.0 p2      51 t1
        xor edi, edx                      ;   529.0 p5      51 t1
        and edi, ebp                      ;   530.0 p0      51 t1
        xor edi, edx                      ;   531.0 p1      51 t1
        mov dword [esp + 92], ecx         ;   526.2 p3+p4   78 w[10] spill
        mov ecx, dword [esp + 52]         ;   527.0 p2      61 t1
        mov edx, ebp                      ;   526.8 p5      48 t1 copy
        ror edx, 0xe                      ;   527.8 p0      48 t1
        xor edx, ebp                      ;   528.8 p1      48 t1
        ror edx, 5                        ;   529.8 p5      48 t1
        xor edx, ebp                      ;   530.8 p0      48 t1
        ror edx, 6                        ;   531.8 p5      48 t1
        lea ecx, [ecx + ebx - 949202525]  ;   530.0 p0      61 t1
        add ecx, edi                      ;   532.0 p1      61 t1
        add ecx, edx                      ;   533.0 p1      61 t1
        mov edx, dword [esp + 108]        ;   529.0 p2      62 v[0]
        mov dword [esp + 108], ebp        ;   529.2 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 68]         ;   530.0 p2      52 v[4]
        add edx, ecx                      ;   534.0 p5      62 v[0]
        mov edi, dword [esp + 104]        ;   531.0 p2      52 v[4]
        xor edi, eax                      ;   534.0 p0      52 v[4]
        and ebp, edi                      ;   535.0 p1      52 v[4]
        mov dword [esp + 68], edi         ;   535.0 p3+p4   52 v[4] spill
        mov edi, dword [esp + 104]        ;   532.0 p2      52 v[4]
        xor edi, ebp                      ;   536.0 p5      52 v[4]
        add ecx, edi                      ;   537.0 p0      63 v[4]
        mov edi, eax                      ;   531.8 p1      47 v[4] copy
        ror edi, 9                        ;   532.8 p5      47 v[4]
        xor edi, eax                      ;   533.8 p0      47 v[4]
        ror edi, 0xb                      ;   534.8 p5      47 v[4]
        xor edi, eax                      ;   535.8 p1      47 v[4]
        ror edi, 2                        ;   536.8 p0      47 v[4]
        add ecx, edi                      ;   538.0 p1      63 v[4]
        mov edi, dword [esp + 100]        ;   533.5 p2      49 w[12]
        shr edi, 3                        ;   536.5 p5      49 w[12]
        mov ebp, dword [esp + 100]        ;   534.5 p2      49 w[12]
        ror ebp, 0xb                      ;   537.5 p0      49 w[12]
        mov dword [esp + 52], eax         ;   534.5 p3+p4   63 v[5] spill
        mov eax, dword [esp + 100]        ;   535.5 p2      49 w[12]
        xor eax, ebp                      ;   538.5 p1      49 w[12]
        ror eax, 7                        ;   539.5 p5      49 w[12]
        mov ebp, dword [esp + 72]         ;   536.5 p2      78 w[5] reload
        add esi, ebp                      ;   539.5 p0      78 w[12]
        mov ebp, ebx                      ;   536.0 p1      50 w[13] copy
        xor edi, eax                      ;   540.5 p5      49 w[12]
        add esi, dword [esp + 96]         ;   540.5 p0+p2   78 w[12]
        mov eax, ebx                      ;   537.0 p1      50 w[13] copy
        shr eax, 0xa                      ;   538.0 p5      50 w[13]
        ror ebp, 2                        ;   537.8 p0      50 w[13]
        xor ebp, ebx                      ;   538.8 p1      50 w[13]
        ror ebp, 0x11                     ;   539.8 p5      50 w[13]
        xor eax, ebp                      ;   540.8 p0      50 w[13]
        add esi, edi                      ;   541.5 p1      78 w[12]
        mov edi, dword [esp + 108]        ;   538.5 p2      51 t1
        mov ebp, dword [esp + 120]        ;   539.5 p2      62 v[2] reload
        xor edi, ebp                      ;   542.5 p5      51 t1
        and edi, edx                      ;   543.5 p0      51 t1
        xor edi, ebp                      ;   544.5 p1      51 t1
        mov dword [esp + 96], ebx         ;   539.8 p3+p4   78 w[11] spill
        mov ebx, dword [esp + 116]        ;   540.5 p2      61 t1
        mov ebp, edx                      ;   540.2 p5      48 t1 copy
        lea ebx, [ebx + esi - 778901479]  ;   543.5 p0      61 t1
        add ebx, edi                      ;   545.5 p1      61 t1
        ror ebp, 0xe                      ;   541.2 p5      48 t1
        xor ebp, edx                      ;   542.2 p0      48 t1
        ror ebp, 5                        ;   543.2 p5      48 t1
        mov edi, dword [esp + 52]         ;   541.8 p2      52 v[3]
        xor ebp, edx                      ;   544.2 p1      48 t1
        ror ebp, 6                        ;   545.2 p0      48 t1
        add ebx, ebp                      ;   546.5 p1      61 t1
        xor edi, ecx                      ;   544.8 p5      52 v[3]
        mov ebp, dword [esp + 112]        ;   543.0 p2      62 v[7]
        mov dword [esp + 112], edx        ;   543.2 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   544.0 p2      52 v[3]
        and edx, edi                      ;   547.0 p0      52 v[3]
        add ebp, ebx                      ;   547.5 p1      62 v[7]
        mov dword [esp + 68], edi         ;   545.8 p3+p4   52 v[3] spill
        mov edi, dword [esp + 52]         ;   545.0 p2      52 v[3]
        xor edi, edx                      ;   548.0 p5      52 v[3]
        add ebx, edi                      ;   549.0 p0      63 v[3]
        mov edi, ecx                      ;   545.2 p1      47 v[3] copy
        ror edi, 9                        ;   546.2 p5      47 v[3]
        xor edi, ecx                      ;   547.2 p0      47 v[3]
        ror edi, 0xb                      ;   548.2 p5      47 v[3]
        xor edi, ecx                      ;   549.2 p1      47 v[3]
        ror edi, 2                        ;   550.2 p0      47 v[3]
        add ebx, edi                      ;   551.2 p1      63 v[3]
        mov edi, dword [esp + 36]         ;   547.0 p2      49 w[13]
        shr edi, 3                        ;   550.0 p5      49 w[13]
        mov edx, dword [esp + 36]         ;   548.0 p2      49 w[13]
        ror edx, 0xb                      ;   551.0 p0      49 w[13]
        mov dword [esp + 116], ecx        ;   548.0 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 36]         ;   549.0 p2      49 w[13]
        xor ecx, edx                      ;   552.0 p1      49 w[13]
        ror ecx, 7                        ;   553.0 p5      49 w[13]
        xor edi, ecx                      ;   554.0 p0      49 w[13]
        mov ecx, esi                      ;   549.5 p1      50 w[14] copy
        shr ecx, 0xa                      ;   550.5 p5      50 w[14]
        mov edx, dword [esp + 76]         ;   550.0 p2      78 w[6] reload
        add eax, edx                      ;   553.0 p0      78 w[13]
        mov edx, esi                      ;   550.5 p1      50 w[14] copy
        ror edx, 2                        ;   551.5 p5      50 w[14]
        xor edx, esi                      ;   552.5 p0      50 w[14]
        ror edx, 0x11                     ;   553.5 p5      50 w[14]
        add eax, dword [esp + 100]        ;   554.0 p1+p2   78 w[13]
        xor ecx, edx                      ;   554.5 p0      50 w[14]
        add eax, edi                      ;   555.0 p1      78 w[13]
        mov edi, dword [esp + 112]        ;   552.2 p2      51 t1
        mov edx, dword [esp + 108]        ;   553.2 p2      62 v[1] reload
        xor edi, edx                      ;   556.2 p5      51 t1
        and edi, ebp                      ;   557.2 p0      51 t1
        xor edi, edx                      ;   558.2 p1      51 t1
        mov dword [esp + 100], esi        ;   553.2 p3+p4   78 w[12] spill
        mov esi, dword [esp + 120]        ;   554.2 p2      61 t1
        lea esi, [esi + eax - 694614492]  ;   557.2 p0      61 t1
        mov edx, ebp                      ;   554.0 p5      48 t1 copy
        ror edx, 0xe                      ;   555.0 p0      48 t1
        xor edx, ebp                      ;   556.0 p1      48 t1
        ror edx, 5                        ;   557.0 p5      48 t1
        xor edx, ebp                      ;   558.0 p1      48 t1
        ror edx, 6                        ;   559.0 p0      48 t1
        add esi, edi                      ;   559.2 p5      61 t1
        add esi, edx                      ;   560.2 p1      61 t1
        mov edi, dword [esp + 116]        ;   556.0 p2      52 v[2]
        xor edi, ebx                      ;   559.0 p0      52 v[2]
        mov edx, dword [esp + 68]         ;   557.0 p2      52 v[2]
        mov dword [esp + 68], ebp         ;   556.8 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 104]        ;   558.0 p2      62 v[6]
        and edx, edi                      ;   560.0 p5      52 v[2]
        mov dword [esp + 104], edi        ;   560.0 p3+p4   52 v[2] spill
        mov edi, dword [esp + 116]        ;   559.0 p2      52 v[2]
        xor edi, edx                      ;   562.0 p1      52 v[2]
        add ebp, esi                      ;   561.2 p0      62 v[6]
        add esi, edi                      ;   563.0 p5      63 v[2]
        mov edi, ebx                      ;   559.0 p1      47 v[2] copy
        ror edi, 9                        ;   560.0 p0      47 v[2]
        xor edi, ebx                      ;   561.0 p5      47 v[2]
        ror edi, 0xb                      ;   562.0 p0      47 v[2]
        xor edi, ebx                      ;   563.0 p1      47 v[2]
        ror edi, 2                        ;   564.0 p5      47 v[2]
        add esi, edi                      ;   565.0 p1      63 v[2]
        mov edi, dword [esp + 40]         ;   560.5 p2      49 w[14]
        shr edi, 3                        ;   563.5 p0      49 w[14]
        mov edx, dword [esp + 40]         ;   561.5 p2      49 w[14]
        ror edx, 0xb                      ;   564.5 p5      49 w[14]
        mov dword [esp + 120], ebx        ;   561.5 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 40]         ;   562.5 p2      49 w[14]
        xor ebx, edx                      ;   565.5 p1      49 w[14]
        ror ebx, 7                        ;   566.5 p0      49 w[14]
        xor edi, ebx                      ;   567.5 p5      49 w[14]
        mov ebx, eax                      ;   563.0 p1      50 w[15] copy
        shr ebx, 0xa                      ;   564.0 p0      50 w[15]
        mov edx, dword [esp + 80]         ;   563.5 p2      78 w[7] reload
        add ecx, edx                      ;   566.5 p5      78 w[14]
        add ecx, dword [esp + 36]         ;   567.5 p1+p2   78 w[14]
        mov edx, eax                      ;   564.2 p0      50 w[15] copy
        ror edx, 2                        ;   565.2 p5      50 w[15]
        xor edx, eax                      ;   566.2 p1      50 w[15]
        ror edx, 0x11                     ;   567.2 p0      50 w[15]
        xor ebx, edx                      ;   568.2 p5      50 w[15]
        add ecx, edi                      ;   568.5 p1      78 w[14]
        mov dword [esp + 36], eax         ;   565.5 p3+p4   78 w[13] spill
        mov edx, dword [esp + 112]        ;   565.8 p2      62 v[0] reload
        mov edi, dword [esp + 68]         ;   566.8 p2      51 t1
        xor edi, edx                      ;   569.8 p0      51 t1
        and edi, ebp                      ;   570.8 p5      51 t1
        xor edi, edx                      ;   571.8 p1      51 t1
        mov eax, dword [esp + 108]        ;   567.8 p2      61 t1
        lea eax, [eax + ecx - 200395387]  ;   570.8 p0      61 t1
        add eax, edi                      ;   572.8 p5      61 t1
        mov edx, ebp                      ;   568.0 p1      48 t1 copy
        ror edx, 0xe                      ;   569.0 p0      48 t1
        xor edx, ebp                      ;   570.0 p5      48 t1
        ror edx, 5                        ;   571.0 p0      48 t1
        xor edx, ebp                      ;   572.0 p1      48 t1
        ror edx, 6                        ;   573.0 p5      48 t1
        add eax, edx                      ;   574.0 p1      61 t1
        mov edi, dword [esp + 120]        ;   569.5 p2      52 v[1]
        xor edi, esi                      ;   572.5 p0      52 v[1]
        mov edx, dword [esp + 104]        ;   570.5 p2      52 v[1]
        mov dword [esp + 104], ebp        ;   570.2 p3+p4   62 v[6] spill
        mov ebp, dword [esp + 52]         ;   571.5 p2      62 v[5]
        and edx, edi                      ;   573.5 p5      52 v[1]
        add ebp, eax                      ;   575.0 p1      62 v[5]
        mov dword [esp + 52], edi         ;   573.5 p3+p4   52 v[1] spill
        mov edi, dword [esp + 120]        ;   572.5 p2      52 v[1]
        xor edi, edx                      ;   575.5 p0      52 v[1]
        add eax, edi                      ;   576.5 p5      63 v[1]
        mov edi, esi                      ;   572.2 p1      47 v[1] copy
        ror edi, 9                        ;   573.2 p0      47 v[1]
        xor edi, esi                      ;   574.2 p5      47 v[1]
        ror edi, 0xb                      ;   575.2 p0      47 v[1]
        xor edi, esi                      ;   576.2 p1      47 v[1]
        mov edx, dword [esp + 44]         ;   573.5 p2      49 w[15]
        ror edx, 0xb                      ;   576.5 p5      49 w[15]
        mov dword [esp + 108], esi        ;   574.0 p3+p4   63 v[2] spill
        mov esi, dword [esp + 44]         ;   574.5 p2      49 w[15]
        xor esi, edx                      ;   577.5 p1      49 w[15]
        mov edx, dword [esp + 84]         ;   575.5 p2      78 w[8] reload
        add ebx, edx                      ;   578.5 p0      78 w[15]
        add ebx, dword [esp + 40]         ;   579.5 p5+p2   78 w[15]
        ror edi, 2                        ;   577.2 p0      47 v[1]
        add eax, edi                      ;   578.2 p1      63 v[1]
        mov edi, dword [esp + 44]         ;   577.5 p2      49 w[15]
        shr edi, 3                        ;   580.5 p5      49 w[15]
        ror esi, 7                        ;   578.5 p0      49 w[15]
        xor edi, esi                      ;   581.5 p1      49 w[15]
        mov esi, ecx                      ;   577.2 p5      50 w[0] copy
        shr esi, 0xa                      ;   578.2 p0      50 w[0]
        mov edx, ecx                      ;   577.8 p1      50 w[0] copy
        ror edx, 2                        ;   578.8 p5      50 w[0]
        xor edx, ecx                      ;   579.8 p1      50 w[0]
        ror edx, 0x11                     ;   580.8 p0      50 w[0]
        xor esi, edx                      ;   581.8 p5      50 w[0]
        add ebx, edi                      ;   582.5 p1      78 w[15]
        mov edi, dword [esp + 104]        ;   579.0 p2      51 t1
        mov edx, dword [esp + 68]         ;   580.0 p2      62 v[7] reload
        xor edi, edx                      ;   583.0 p0      51 t1
        and edi, ebp                      ;   584.0 p5      51 t1
        xor edi, edx                      ;   585.0 p1      51 t1
        mov edx, ebp                      ;   581.0 p0      48 t1 copy
        mov dword [esp + 40], ecx         ;   580.5 p3+p4   78 w[14] spill
        mov ecx, dword [esp + 112]        ;   581.0 p2      61 t1
        lea ecx, [ecx + ebx + 275423344]  ;   584.0 p0      61 t1
        ror edx, 0xe                      ;   582.0 p5      48 t1
        xor edx, ebp                      ;   583.0 p1      48 t1
        ror edx, 5                        ;   584.0 p5      48 t1
        xor edx, ebp                      ;   585.0 p1      48 t1
        ror edx, 6                        ;   586.0 p0      48 t1
        add ecx, edi                      ;   586.0 p5      61 t1
        mov edi, dword [esp + 108]        ;   582.8 p2      52 v[0]
        xor edi, eax                      ;   585.8 p1      52 v[0]
        mov dword [esp + 112], eax        ;   583.2 p3+p4   63 v[1] spill
        add ecx, edx                      ;   587.0 p0      61 t1
        mov edx, dword [esp + 52]         ;   583.8 p2      52 v[0]
        and edx, edi                      ;   586.8 p5      52 v[0]
        mov dword [esp + 52], edi         ;   586.8 p3+p4   52 v[0] spill
        mov edi, dword [esp + 116]        ;   584.8 p2      62 v[4]
        add edi, ecx                      ;   588.0 p1      62 v[4]
        mov dword [esp + 116], ebp        ;   585.2 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 108]        ;   585.8 p2      52 v[0]
        xor ebp, edx                      ;   588.8 p0      52 v[0]
        add ecx, ebp                      ;   589.8 p5      63 v[0]
        mov ebp, eax                      ;   586.0 p1      47 v[0] copy
        ror ebp, 9                        ;   587.0 p0      47 v[0]
        xor ebp, eax                      ;   588.0 p5      47 v[0]
        ror ebp, 0xb                      ;   589.0 p0      47 v[0]
        xor ebp, eax                      ;   590.0 p1      47 v[0]
        ror ebp, 2                        ;   591.0 p5      47 v[0]
        add ecx, ebp                      ;   592.0 p1      63 v[0]
        mov ebp, dword [esp + 56]         ;   587.8 p2      49 w[0]
        shr ebp, 3                        ;   590.8 p0      49 w[0]
        mov edx, dword [esp + 56]         ;   588.8 p2      49 w[0]
        ror edx, 0xb                      ;   591.8 p5      49 w[0]
        mov eax, dword [esp + 56]         ;   589.8 p2      49 w[0]
        xor eax, edx                      ;   592.8 p1      49 w[0]
        ror eax, 7                        ;   593.8 p0      49 w[0]
        xor ebp, eax                      ;   594.8 p5      49 w[0]
        mov eax, ebx                      ;   590.0 p1      50 w[1] copy
        mov edx, dword [esp + 88]         ;   590.8 p2      78 w[9] reload
        add esi, edx                      ;   593.8 p0      78 w[0]
        add esi, dword [esp + 44]         ;   594.8 p5+p2   78 w[0]
        shr eax, 0xa                      ;   591.5 p0      50 w[1]
        mov edx, ebx                      ;   591.0 p1      50 w[1] copy
        ror edx, 2                        ;   592.0 p5      50 w[1]
        add esi, ebp                      ;   595.8 p1      78 w[0]
        xor edx, ebx                      ;   593.0 p0      50 w[1]
        mov ebp, dword [esp + 116]        ;   592.8 p2      51 t1
        ror edx, 0x11                     ;   594.0 p5      50 w[1]
        xor eax, edx                      ;   595.0 p1      50 w[1]
        mov edx, dword [esp + 104]        ;   593.8 p2      62 v[6] reload
        xor ebp, edx                      ;   596.8 p0      51 t1
        and ebp, edi                      ;   597.8 p5      51 t1
        xor ebp, edx                      ;   598.8 p1      51 t1
        mov dword [esp + 44], ebx         ;   593.8 p3+p4   78 w[15] spill
        mov ebx, dword [esp + 68]         ;   594.8 p2      61 t1
        lea ebx, [ebx + esi + 430227734]  ;   597.8 p0      61 t1
        add ebx, ebp                      ;   599.8 p5      61 t1
        mov edx, edi                      ;   595.0 p1      48 t1 copy
        ror edx, 0xe                      ;   596.0 p0      48 t1
        xor edx, edi                      ;   597.0 p5      48 t1
        ror edx, 5                        ;   598.0 p0      48 t1
        xor edx, edi                      ;   599.0 p1      48 t1
        ror edx, 6                        ;   600.0 p5      48 t1
        add ebx, edx                      ;   601.0 p1      61 t1
        mov ebp, dword [esp + 112]        ;   596.5 p2      52 v[7]
        xor ebp, ecx                      ;   599.5 p0      52 v[7]
        mov edx, dword [esp + 52]         ;   597.5 p2      52 v[7]
        and edx, ebp                      ;   600.5 p5      52 v[7]
        mov dword [esp + 52], ebp         ;   600.5 p3+p4   52 v[7] spill
        mov ebp, dword [esp + 120]        ;   598.5 p2      62 v[3]
        add ebp, ebx                      ;   602.0 p1      62 v[3]
        mov dword [esp + 120], edi        ;   598.5 p3+p4   62 v[4] spill
        mov edi, dword [esp + 112]        ;   599.5 p2      52 v[7]
        xor edi, edx                      ;   602.5 p0      52 v[7]
        add ebx, edi                      ;   603.5 p5      63 v[7]
        mov edi, ecx                      ;   599.2 p1      47 v[7] copy
        ror edi, 9                        ;   600.2 p0      47 v[7]
        xor edi, ecx                      ;   601.2 p5      47 v[7]
        ror edi, 0xb                      ;   602.2 p0      47 v[7]
        xor edi, ecx                      ;   603.2 p1      47 v[7]
        ror edi, 2                        ;   604.2 p5      47 v[7]
        add ebx, edi                      ;   605.2 p1      63 v[7]
        mov edi, dword [esp + 60]         ;   601.0 p2      49 w[1]
        shr edi, 3                        ;   604.0 p0      49 w[1]
        mov edx, dword [esp + 60]         ;   602.0 p2      49 w[1]
        ror edx, 0xb                      ;   605.0 p5      49 w[1]
        mov dword [esp + 68], ecx         ;   602.0 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 60]         ;   603.0 p2      49 w[1]
        xor ecx, edx                      ;   606.0 p1      49 w[1]
        ror ecx, 7                        ;   607.0 p0      49 w[1]
        xor edi, ecx                      ;   608.0 p5      49 w[1]
        mov edx, dword [esp + 92]         ;   604.0 p2      78 w[10] reload
        add eax, edx                      ;   607.0 p1      78 w[1]
        add eax, dword [esp + 56]         ;   608.0 p0+p2   78 w[1]
        mov ecx, esi                      ;   604.0 p5      50 w[2] copy
        shr ecx, 0xa                      ;   605.0 p0      50 w[2]
        mov edx, esi                      ;   604.5 p1      50 w[2] copy
        ror edx, 2                        ;   605.5 p5      50 w[2]
        xor edx, esi                      ;   606.5 p1      50 w[2]
        ror edx, 0x11                     ;   607.5 p0      50 w[2]
        xor ecx, edx                      ;   608.5 p5      50 w[2]
        add eax, edi                      ;   609.0 p1      78 w[1]
        mov edx, dword [esp + 116]        ;   606.0 p2      62 v[5] reload
        mov edi, dword [esp + 120]        ;   607.0 p2      51 t1
        xor edi, edx                      ;   610.0 p0      51 t1
        and edi, ebp                      ;   611.0 p5      51 t1
        xor edi, edx                      ;   612.0 p1      51 t1
        mov dword [esp + 56], esi         ;   607.2 p3+p4   78 w[0] spill
        mov esi, dword [esp + 104]        ;   608.0 p2      61 t1
        lea esi, [esi + eax + 506948616]  ;   611.0 p0      61 t1
        mov edx, ebp                      ;   608.0 p5      48 t1 copy
        ror edx, 0xe                      ;   609.0 p0      48 t1
        xor edx, ebp                      ;   610.0 p1      48 t1
        ror edx, 5                        ;   611.0 p5      48 t1
        xor edx, ebp                      ;   612.0 p1      48 t1
        ror edx, 6                        ;   613.0 p0      48 t1
        add esi, edi                      ;   613.0 p5      61 t1
        add esi, edx                      ;   614.0 p1      61 t1
        mov edi, dword [esp + 68]         ;   610.0 p2      52 v[6]
        xor edi, ebx                      ;   613.0 p0      52 v[6]
        mov edx, dword [esp + 52]         ;   611.0 p2      52 v[6]
        and edx, edi                      ;   614.0 p5      52 v[6]
        mov dword [esp + 52], edi         ;   614.0 p3+p4   52 v[6] spill
        mov edi, dword [esp + 108]        ;   612.0 p2      62 v[2]
        mov dword [esp + 108], ebp        ;   612.0 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   613.0 p2      52 v[6]
        xor ebp, edx                      ;   616.0 p1      52 v[6]
        add edi, esi                      ;   615.0 p0      62 v[2]
        add esi, ebp                      ;   617.0 p5      63 v[6]
        mov ebp, ebx                      ;   613.0 p1      47 v[6] copy
        ror ebp, 9                        ;   614.0 p0      47 v[6]
        xor ebp, ebx                      ;   615.0 p5      47 v[6]
        ror ebp, 0xb                      ;   616.0 p0      47 v[6]
        xor ebp, ebx                      ;   617.0 p1      47 v[6]
        ror ebp, 2                        ;   618.0 p5      47 v[6]
        add esi, ebp                      ;   619.0 p1      63 v[6]
        mov ebp, dword [esp + 64]         ;   614.5 p2      49 w[2]
        shr ebp, 3                        ;   617.5 p0      49 w[2]
        mov edx, dword [esp + 64]         ;   615.5 p2      49 w[2]
        ror edx, 0xb                      ;   618.5 p5      49 w[2]
        mov dword [esp + 104], ebx        ;   615.5 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 64]         ;   616.5 p2      49 w[2]
        xor ebx, edx                      ;   619.5 p1      49 w[2]
        ror ebx, 7                        ;   620.5 p0      49 w[2]
        xor ebp, ebx                      ;   621.5 p5      49 w[2]
        mov ebx, eax                      ;   617.0 p1      50 w[3] copy
        shr ebx, 0xa                      ;   618.0 p0      50 w[3]
        mov edx, dword [esp + 96]         ;   617.5 p2      78 w[11] reload
        add ecx, edx                      ;   620.5 p5      78 w[2]
        add ecx, dword [esp + 60]         ;   621.5 p1+p2   78 w[2]
        mov edx, eax                      ;   618.2 p0      50 w[3] copy
        add ecx, ebp                      ;   622.5 p5      78 w[2]
        mov ebp, dword [esp + 108]        ;   619.5 p2      51 t1
        ror edx, 2                        ;   619.2 p0      50 w[3]
        xor edx, eax                      ;   620.2 p1      50 w[3]
        ror edx, 0x11                     ;   621.2 p5      50 w[3]
        xor ebx, edx                      ;   622.2 p1      50 w[3]
        mov edx, dword [esp + 120]        ;   620.5 p2      62 v[4] reload
        xor ebp, edx                      ;   623.5 p0      51 t1
        and ebp, edi                      ;   624.5 p5      51 t1
        xor ebp, edx                      ;   625.5 p1      51 t1
        mov dword [esp + 60], eax         ;   620.8 p3+p4   78 w[1] spill
        mov edx, edi                      ;   621.2 p0      48 t1 copy
        mov eax, dword [esp + 116]        ;   621.5 p2      61 t1
        lea eax, [eax + ecx + 659060556]  ;   624.5 p0      61 t1
        ror edx, 0xe                      ;   622.2 p5      48 t1
        xor edx, edi                      ;   623.2 p1      48 t1
        ror edx, 5                        ;   624.2 p5      48 t1
        add eax, ebp                      ;   626.5 p1      61 t1
        xor edx, edi                      ;   625.2 p0      48 t1
        ror edx, 6                        ;   626.2 p5      48 t1
        add eax, edx                      ;   627.5 p1      61 t1
        mov ebp, dword [esp + 104]        ;   623.5 p2      52 v[5]
        xor ebp, esi                      ;   626.5 p0      52 v[5]
        mov edx, dword [esp + 52]         ;   624.5 p2      52 v[5]
        mov dword [esp + 52], ebp         ;   627.5 p3+p4   52 v[5] spill
        and edx, ebp                      ;   627.5 p5      52 v[5]
        mov ebp, dword [esp + 112]        ;   625.5 p2      62 v[1]
        add ebp, eax                      ;   628.5 p1      62 v[1]
        mov dword [esp + 112], edi        ;   625.2 p3+p4   62 v[2] spill
        mov edi, dword [esp + 104]        ;   626.5 p2      52 v[5]
        xor edi, edx                      ;   629.5 p0      52 v[5]
        add eax, edi                      ;   630.5 p5      63 v[5]
        mov edi, esi                      ;   626.2 p1      47 v[5] copy
        ror edi, 9                        ;   627.2 p0      47 v[5]
        xor edi, esi                      ;   628.2 p5      47 v[5]
        ror edi, 0xb                      ;   629.2 p0      47 v[5]
        mov edx, dword [esp + 48]         ;   627.5 p2      49 w[3]
        ror edx, 0xb                      ;   630.5 p5      49 w[3]
        xor edi, esi                      ;   630.2 p1      47 v[5]
        ror edi, 2                        ;   631.2 p0      47 v[5]
        add eax, edi                      ;   632.2 p1      63 v[5]
        mov edi, dword [esp + 48]         ;   628.5 p2      49 w[3]
        shr edi, 3                        ;   631.5 p5      49 w[3]
        mov dword [esp + 116], esi        ;   629.0 p3+p4   63 v[6] spill
        mov esi, dword [esp + 48]         ;   629.5 p2      49 w[3]
        xor esi, edx                      ;   632.5 p0      49 w[3]
        ror esi, 7                        ;   633.5 p5      49 w[3]
        xor edi, esi                      ;   634.5 p1      49 w[3]
        mov edx, dword [esp + 100]        ;   630.5 p2      78 w[12] reload
        add ebx, edx                      ;   633.5 p0      78 w[3]
        add ebx, dword [esp + 64]         ;   634.5 p1+p2   78 w[3]
        mov esi, ecx                      ;   631.0 p5      50 w[4] copy
        shr esi, 0xa                      ;   632.0 p0      50 w[4]
        add ebx, edi                      ;   635.5 p1      78 w[3]
        mov edx, ecx                      ;   632.0 p5      50 w[4] copy
        ror edx, 2                        ;   633.0 p0      50 w[4]
        xor edx, ecx                      ;   634.0 p1      50 w[4]
        ror edx, 0x11                     ;   635.0 p5      50 w[4]
        xor esi, edx                      ;   636.0 p0      50 w[4]
        mov edi, dword [esp + 112]        ;   633.0 p2      51 t1
        mov edx, dword [esp + 108]        ;   634.0 p2      62 v[3] reload
        xor edi, edx                      ;   637.0 p1      51 t1
        mov dword [esp + 64], ecx         ;   633.8 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 120]        ;   635.0 p2      61 t1
        and edi, ebp                      ;   638.0 p5      51 t1
        xor edi, edx                      ;   639.0 p0      51 t1
        lea ecx, [ecx + ebx + 883997877]  ;   638.0 p0      61 t1
        mov edx, ebp                      ;   635.0 p1      48 t1 copy
        add ecx, edi                      ;   640.0 p5      61 t1
        mov edi, dword [esp + 116]        ;   636.0 p2      52 v[4]
        xor edi, eax                      ;   639.0 p1      52 v[4]
        ror edx, 0xe                      ;   636.2 p5      48 t1
        xor edx, ebp                      ;   637.2 p0      48 t1
        ror edx, 5                        ;   638.2 p5      48 t1
        xor edx, ebp                      ;   639.2 p1      48 t1
        ror edx, 6                        ;   640.2 p0      48 t1
        add ecx, edx                      ;   641.2 p1      61 t1
        mov edx, dword [esp + 52]         ;   637.5 p2      52 v[4]
        and edx, edi                      ;   640.5 p5      52 v[4]
        mov dword [esp + 52], edi         ;   640.0 p3+p4   52 v[4] spill
        mov edi, dword [esp + 68]         ;   638.5 p2      62 v[0]
        mov dword [esp + 68], ebp         ;   639.0 p3+p4   62 v[1] spill
        add edi, ecx                      ;   642.2 p0      62 v[0]
        mov ebp, dword [esp + 116]        ;   639.5 p2      52 v[4]
        xor ebp, edx                      ;   642.5 p1      52 v[4]
        add ecx, ebp                      ;   643.5 p5      63 v[4]
        mov ebp, eax                      ;   639.8 p0      47 v[4] copy
        ror ebp, 9                        ;   640.8 p5      47 v[4]
        xor ebp, eax                      ;   641.8 p1      47 v[4]
        ror ebp, 0xb                      ;   642.8 p0      47 v[4]
        xor ebp, eax                      ;   643.8 p1      47 v[4]
        ror ebp, 2                        ;   644.8 p5      47 v[4]
        add ecx, ebp                      ;   645.8 p0      63 v[4]
        mov ebp, dword [esp + 72]         ;   641.5 p2      49 w[4]
        shr ebp, 3                        ;   644.5 p5      49 w[4]
        mov edx, dword [esp + 72]         ;   642.5 p2      49 w[4]
        ror edx, 0xb                      ;   645.5 p0      49 w[4]
        mov dword [esp + 120], eax        ;   642.5 p3+p4   63 v[5] spill
        mov eax, dword [esp + 72]         ;   643.5 p2      49 w[4]
        xor eax, edx                      ;   646.5 p1      49 w[4]
        mov edx, dword [esp + 36]         ;   644.5 p2      78 w[13] reload
        add esi, edx                      ;   647.5 p5      78 w[4]
        add esi, dword [esp + 48]         ;   648.5 p0+p2   78 w[4]
        mov edx, ebx                      ;   644.0 p1      50 w[5] copy
        ror edx, 2                        ;   645.0 p5      50 w[5]
        ror eax, 7                        ;   647.5 p0      49 w[4]
        xor ebp, eax                      ;   648.5 p1      49 w[4]
        mov eax, ebx                      ;   645.5 p5      50 w[5] copy
        shr eax, 0xa                      ;   646.5 p0      50 w[5]
        xor edx, ebx                      ;   646.0 p1      50 w[5]
        ror edx, 0x11                     ;   647.0 p5      50 w[5]
        xor eax, edx                      ;   648.0 p0      50 w[5]
        add esi, ebp                      ;   649.5 p1      78 w[4]
        mov ebp, dword [esp + 68]         ;   646.5 p2      51 t1
        mov edx, dword [esp + 112]        ;   647.5 p2      62 v[2] reload
        xor ebp, edx                      ;   650.5 p5      51 t1
        and ebp, edi                      ;   651.5 p0      51 t1
        mov dword [esp + 48], ebx         ;   647.5 p3+p4   78 w[3] spill
        mov ebx, dword [esp + 108]        ;   648.5 p2      61 t1
        xor ebp, edx                      ;   652.5 p1      51 t1
        lea ebx, [ebx + esi + 958139571]  ;   651.5 p0      61 t1
        mov edx, edi                      ;   648.5 p5      48 t1 copy
        ror edx, 0xe                      ;   649.5 p5      48 t1
        xor edx, edi                      ;   650.5 p1      48 t1
        ror edx, 5                        ;   651.5 p0      48 t1
        xor edx, edi                      ;   652.5 p1      48 t1
        ror edx, 6                        ;   653.5 p5      48 t1
        add ebx, ebp                      ;   653.5 p0      61 t1
        add ebx, edx                      ;   654.5 p1      61 t1
        mov ebp, dword [esp + 120]        ;   650.5 p2      52 v[3]
        xor ebp, ecx                      ;   653.5 p5      52 v[3]
        mov edx, dword [esp + 52]         ;   651.5 p2      52 v[3]
        and edx, ebp                      ;   654.5 p0      52 v[3]
        mov dword [esp + 52], ebp         ;   654.5 p3+p4   52 v[3] spill
        mov ebp, dword [esp + 104]        ;   652.5 p2      62 v[7]
        add ebp, ebx                      ;   655.5 p1      62 v[7]
        mov dword [esp + 104], edi        ;   652.5 p3+p4   62 v[0] spill
        mov edi, dword [esp + 120]        ;   653.5 p2      52 v[3]
        xor edi, edx                      ;   656.5 p5      52 v[3]
        add ebx, edi                      ;   657.5 p0      63 v[3]
        mov edi, ecx                      ;   653.2 p1      47 v[3] copy
        ror edi, 9                        ;   654.2 p5      47 v[3]
        xor edi, ecx                      ;   655.2 p0      47 v[3]
        ror edi, 0xb                      ;   656.2 p5      47 v[3]
        xor edi, ecx                      ;   657.2 p1      47 v[3]
        ror edi, 2                        ;   658.2 p0      47 v[3]
        add ebx, edi                      ;   659.2 p1      63 v[3]
        mov edi, dword [esp + 76]         ;   655.0 p2      49 w[5]
        shr edi, 3                        ;   658.0 p5      49 w[5]
        mov edx, dword [esp + 76]         ;   656.0 p2      49 w[5]
        ror edx, 0xb                      ;   659.0 p0      49 w[5]
        mov dword [esp + 108], ecx        ;   656.0 p3+p4   63 v[4] spill
        mov ecx, dword [esp + 76]         ;   657.0 p2      49 w[5]
        xor ecx, edx                      ;   660.0 p1      49 w[5]
        ror ecx, 7                        ;   661.0 p5      49 w[5]
        mov edx, dword [esp + 40]         ;   658.0 p2      78 w[14] reload
        add eax, edx                      ;   661.0 p0      78 w[5]
        add eax, dword [esp + 72]         ;   662.0 p1+p2   78 w[5]
        xor edi, ecx                      ;   662.0 p5      49 w[5]
        mov ecx, esi                      ;   658.2 p0      50 w[6] copy
        shr ecx, 0xa                      ;   659.2 p5      50 w[6]
        mov edx, esi                      ;   658.5 p1      50 w[6] copy
        ror edx, 2                        ;   659.5 p0      50 w[6]
        xor edx, esi                      ;   660.5 p1      50 w[6]
        ror edx, 0x11                     ;   661.5 p5      50 w[6]
        xor ecx, edx                      ;   662.5 p0      50 w[6]
        add eax, edi                      ;   663.0 p1      78 w[5]
        mov edi, dword [esp + 104]        ;   660.0 p2      51 t1
        mov edx, dword [esp + 68]         ;   661.0 p2      62 v[1] reload
        xor edi, edx                      ;   664.0 p5      51 t1
        and edi, ebp                      ;   665.0 p0      51 t1
        xor edi, edx                      ;   666.0 p1      51 t1
        mov dword [esp + 72], esi         ;   661.2 p3+p4   78 w[4] spill
        mov esi, dword [esp + 112]        ;   662.0 p2      61 t1
        lea esi, [esi + eax + 1322822218] ;   665.0 p0      61 t1
        mov edx, ebp                      ;   662.0 p5      48 t1 copy
        ror edx, 0xe                      ;   663.0 p5      48 t1
        xor edx, ebp                      ;   664.0 p1      48 t1
        ror edx, 5                        ;   665.0 p0      48 t1
        xor edx, ebp                      ;   666.0 p1      48 t1
        ror edx, 6                        ;   667.0 p5      48 t1
        add esi, edi                      ;   667.0 p0      61 t1
        add esi, edx                      ;   668.0 p1      61 t1
        mov edi, dword [esp + 108]        ;   664.0 p2      52 v[2]
        xor edi, ebx                      ;   667.0 p5      52 v[2]
        mov edx, dword [esp + 52]         ;   665.0 p2      52 v[2]
        and edx, edi                      ;   668.0 p0      52 v[2]
        mov dword [esp + 52], edi         ;   668.0 p3+p4   52 v[2] spill
        mov edi, dword [esp + 116]        ;   666.0 p2      62 v[6]
        mov dword [esp + 116], ebp        ;   666.0 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 108]        ;   667.0 p2      52 v[2]
        xor ebp, edx                      ;   670.0 p1      52 v[2]
        add edi, esi                      ;   669.0 p5      62 v[6]
        add esi, ebp                      ;   671.0 p0      63 v[2]
        mov ebp, ebx                      ;   667.0 p1      47 v[2] copy
        ror ebp, 9                        ;   668.0 p5      47 v[2]
        xor ebp, ebx                      ;   669.0 p0      47 v[2]
        ror ebp, 0xb                      ;   670.0 p5      47 v[2]
        xor ebp, ebx                      ;   671.0 p1      47 v[2]
        ror ebp, 2                        ;   672.0 p0      47 v[2]
        add esi, ebp                      ;   673.0 p1      63 v[2]
        mov ebp, dword [esp + 80]         ;   668.5 p2      49 w[6]
        shr ebp, 3                        ;   671.5 p5      49 w[6]
        mov edx, dword [esp + 80]         ;   669.5 p2      49 w[6]
        ror edx, 0xb                      ;   672.5 p0      49 w[6]
        mov dword [esp + 112], ebx        ;   669.5 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 80]         ;   670.5 p2      49 w[6]
        xor ebx, edx                      ;   673.5 p1      49 w[6]
        ror ebx, 7                        ;   674.5 p5      49 w[6]
        mov edx, dword [esp + 44]         ;   671.5 p2      78 w[15] reload
        add ecx, edx                      ;   674.5 p0      78 w[6]
        xor ebp, ebx                      ;   675.5 p1      49 w[6]
        add ecx, dword [esp + 76]         ;   675.5 p5+p2   78 w[6]
        mov ebx, eax                      ;   671.8 p0      50 w[7] copy
        shr ebx, 0xa                      ;   672.8 p5      50 w[7]
        mov edx, eax                      ;   672.0 p1      50 w[7] copy
        add ecx, ebp                      ;   676.5 p0      78 w[6]
        ror edx, 2                        ;   673.2 p5      50 w[7]
        xor edx, eax                      ;   674.2 p1      50 w[7]
        mov ebp, dword [esp + 116]        ;   673.5 p2      51 t1
        ror edx, 0x11                     ;   675.2 p0      50 w[7]
        xor ebx, edx                      ;   676.2 p1      50 w[7]
        mov edx, dword [esp + 104]        ;   674.5 p2      62 v[0] reload
        xor ebp, edx                      ;   677.5 p5      51 t1
        and ebp, edi                      ;   678.5 p0      51 t1
        xor ebp, edx                      ;   679.5 p1      51 t1
        mov dword [esp + 76], eax         ;   674.8 p3+p4   78 w[5] spill
        mov eax, dword [esp + 68]         ;   675.5 p2      61 t1
        lea eax, [eax + ecx + 1537002063] ;   678.5 p0      61 t1
        mov edx, edi                      ;   675.5 p5      48 t1 copy
        ror edx, 0xe                      ;   676.5 p5      48 t1
        xor edx, edi                      ;   677.5 p1      48 t1
        ror edx, 5                        ;   678.5 p0      48 t1
        xor edx, edi                      ;   679.5 p1      48 t1
        ror edx, 6                        ;   680.5 p5      48 t1
        add eax, ebp                      ;   680.5 p0      61 t1
        add eax, edx                      ;   681.5 p1      61 t1
        mov ebp, dword [esp + 112]        ;   677.5 p2      52 v[1]
        xor ebp, esi                      ;   680.5 p5      52 v[1]
        mov edx, dword [esp + 52]         ;   678.5 p2      52 v[1]
        and edx, ebp                      ;   681.5 p0      52 v[1]
        mov dword [esp + 52], ebp         ;   681.5 p3+p4   52 v[1] spill
        mov ebp, dword [esp + 112]        ;   679.5 p2      52 v[1]
        mov dword [esp + 68], edi         ;   679.5 p3+p4   62 v[6] spill
        mov edi, dword [esp + 120]        ;   680.5 p2      62 v[5]
        add edi, eax                      ;   683.5 p1      62 v[5]
        xor ebp, edx                      ;   682.5 p5      52 v[1]
        add eax, ebp                      ;   683.5 p0      63 v[1]
        mov ebp, esi                      ;   680.5 p1      47 v[1] copy
        ror ebp, 9                        ;   681.5 p5      47 v[1]
        xor ebp, esi                      ;   682.5 p0      47 v[1]
        ror ebp, 0xb                      ;   683.5 p5      47 v[1]
        xor ebp, esi                      ;   684.5 p1      47 v[1]
        ror ebp, 2                        ;   685.5 p0      47 v[1]
        add eax, ebp                      ;   686.5 p1      63 v[1]
        mov ebp, dword [esp + 84]         ;   682.0 p2      49 w[7]
        shr ebp, 3                        ;   685.0 p5      49 w[7]
        mov edx, dword [esp + 84]         ;   683.0 p2      49 w[7]
        ror edx, 0xb                      ;   686.0 p0      49 w[7]
        mov dword [esp + 120], esi        ;   683.0 p3+p4   63 v[2] spill
        mov esi, dword [esp + 84]         ;   684.0 p2      49 w[7]
        xor esi, edx                      ;   687.0 p1      49 w[7]
        mov edx, dword [esp + 56]         ;   685.0 p2      78 w[0] reload
        add ebx, edx                      ;   688.0 p5      78 w[7]
        ror esi, 7                        ;   688.0 p0      49 w[7]
        add ebx, dword [esp + 80]         ;   689.0 p1+p2   78 w[7]
        xor ebp, esi                      ;   689.0 p5      49 w[7]
        mov esi, ecx                      ;   685.2 p0      50 w[8] copy
        shr esi, 0xa                      ;   686.2 p5      50 w[8]
        mov edx, ecx                      ;   685.5 p1      50 w[8] copy
        ror edx, 2                        ;   686.5 p0      50 w[8]
        add ebx, ebp                      ;   690.0 p1      78 w[7]
        mov ebp, dword [esp + 68]         ;   687.0 p2      51 t1
        xor edx, ecx                      ;   687.5 p5      50 w[8]
        ror edx, 0x11                     ;   688.5 p0      50 w[8]
        xor esi, edx                      ;   689.5 p1      50 w[8]
        mov edx, dword [esp + 116]        ;   688.0 p2      62 v[7] reload
        xor ebp, edx                      ;   691.0 p5      51 t1
        mov dword [esp + 80], ecx         ;   687.8 p3+p4   78 w[6] spill
        and ebp, edi                      ;   692.0 p0      51 t1
        xor ebp, edx                      ;   693.0 p1      51 t1
        mov ecx, dword [esp + 104]        ;   689.0 p2      61 t1
        lea ecx, [ecx + ebx + 1747873779] ;   692.0 p0      61 t1
        mov edx, edi                      ;   689.0 p5      48 t1 copy
        ror edx, 0xe                      ;   690.0 p5      48 t1
        xor edx, edi                      ;   691.0 p1      48 t1
        ror edx, 5                        ;   692.0 p0      48 t1
        xor edx, edi                      ;   693.0 p1      48 t1
        ror edx, 6                        ;   694.0 p5      48 t1
        add ecx, ebp                      ;   694.0 p0      61 t1
        add ecx, edx                      ;   695.0 p1      61 t1
        mov ebp, dword [esp + 120]        ;   691.0 p2      52 v[0]
        xor ebp, eax                      ;   694.0 p5      52 v[0]
        mov edx, dword [esp + 52]         ;   692.0 p2      52 v[0]
        and edx, ebp                      ;   695.0 p0      52 v[0]
        mov dword [esp + 52], ebp         ;   695.0 p3+p4   52 v[0] spill
        mov ebp, dword [esp + 120]        ;   693.0 p2      52 v[0]
        mov dword [esp + 104], edi        ;   693.0 p3+p4   62 v[5] spill
        xor ebp, edx                      ;   696.0 p1      52 v[0]
        mov edi, dword [esp + 108]        ;   694.0 p2      62 v[4]
        add edi, ecx                      ;   697.0 p5      62 v[4]
        add ecx, ebp                      ;   697.0 p0      63 v[0]
        mov ebp, eax                      ;   693.8 p1      47 v[0] copy
        ror ebp, 9                        ;   694.8 p5      47 v[0]
        xor ebp, eax                      ;   695.8 p0      47 v[0]
        ror ebp, 0xb                      ;   696.8 p5      47 v[0]
        xor ebp, eax                      ;   697.8 p1      47 v[0]
        ror ebp, 2                        ;   698.8 p0      47 v[0]
        add ecx, ebp                      ;   699.8 p1      63 v[0]
        mov ebp, dword [esp + 88]         ;   695.5 p2      49 w[8]
        add esi, dword [esp + 60]         ;   696.5 p5+p2   78 w[8]
        shr ebp, 3                        ;   698.5 p0      49 w[8]
        add esi, dword [esp + 84]         ;   697.5 p1+p2   78 w[8]
        mov edx, dword [esp + 88]         ;   698.5 p2      49 w[8]
        ror edx, 0xb                      ;   701.5 p5      49 w[8]
        mov dword [esp + 108], eax        ;   697.0 p3+p4   63 v[1] spill
        mov eax, dword [esp + 88]         ;   699.5 p2      49 w[8]
        xor eax, edx                      ;   702.5 p0      49 w[8]
        ror eax, 7                        ;   703.5 p5      49 w[8]
        mov edx, ebx                      ;   698.0 p1      50 w[9] copy
        shr edx, 0xa                      ;   699.0 p0      50 w[9]
        xor ebp, eax                      ;   704.5 p1      49 w[8]
        mov eax, ebx                      ;   699.2 p5      50 w[9] copy
        ror eax, 2                        ;   700.2 p0      50 w[9]
        xor eax, ebx                      ;   701.2 p1      50 w[9]
        ror eax, 0x11                     ;   702.2 p5      50 w[9]
        xor edx, eax                      ;   703.2 p0      50 w[9]
        add esi, ebp                      ;   705.5 p1      78 w[8]
        mov eax, dword [esp + 68]         ;   700.5 p2      62 v[6] reload
        mov ebp, dword [esp + 104]        ;   701.5 p2      51 t1
        xor ebp, eax                      ;   704.5 p5      51 t1
        mov dword [esp + 84], ebx         ;   701.0 p3+p4   78 w[7] spill
        and ebp, edi                      ;   705.5 p0      51 t1
        xor ebp, eax                      ;   706.5 p1      51 t1
        mov ebx, dword [esp + 116]        ;   702.5 p2      61 t1
        lea ebx, [ebx + esi + 1955562222] ;   706.5 p0      61 t1
        mov eax, edi                      ;   702.2 p5      48 t1 copy
        ror eax, 0xe                      ;   703.2 p5      48 t1
        xor eax, edi                      ;   704.2 p1      48 t1
        ror eax, 5                        ;   705.2 p0      48 t1
        xor eax, edi                      ;   706.2 p1      48 t1
        ror eax, 6                        ;   707.2 p5      48 t1
        add ebx, ebp                      ;   707.5 p0      61 t1
        add ebx, eax                      ;   708.5 p1      61 t1
        mov eax, dword [esp + 52]         ;   704.2 p2      52 v[7]
        mov ebp, dword [esp + 108]        ;   705.2 p2      52 v[7]
        xor ebp, ecx                      ;   708.2 p5      52 v[7]
        mov dword [esp + 52], ebp         ;   709.2 p3+p4   52 v[7] spill
        and eax, ebp                      ;   709.2 p0      52 v[7]
        mov ebp, dword [esp + 108]        ;   706.2 p2      52 v[7]
        mov dword [esp + 116], edi        ;   706.0 p3+p4   62 v[4] spill
        xor ebp, eax                      ;   710.2 p1      52 v[7]
        mov edi, dword [esp + 112]        ;   707.2 p2      62 v[3]
        add edi, ebx                      ;   710.2 p5      62 v[3]
        add ebx, ebp                      ;   711.2 p0      63 v[7]
        mov ebp, ecx                      ;   707.0 p1      47 v[7] copy
        ror ebp, 9                        ;   708.0 p5      47 v[7]
        xor ebp, ecx                      ;   709.0 p0      47 v[7]
        ror ebp, 0xb                      ;   710.0 p5      47 v[7]
        xor ebp, ecx                      ;   711.0 p1      47 v[7]
        ror ebp, 2                        ;   712.0 p0      47 v[7]
        add ebx, ebp                      ;   713.0 p1      63 v[7]
        add edx, dword [esp + 64]         ;   709.5 p5+p2   78 w[9]
        mov ebp, dword [esp + 92]         ;   709.8 p2      49 w[9]
        shr ebp, 3                        ;   712.8 p0      49 w[9]
        mov eax, dword [esp + 92]         ;   710.8 p2      49 w[9]
        ror eax, 0xb                      ;   713.8 p5      49 w[9]
        mov dword [esp + 112], ecx        ;   710.0 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 92]         ;   711.8 p2      49 w[9]
        xor ecx, eax                      ;   714.8 p1      49 w[9]
        ror ecx, 7                        ;   715.8 p0      49 w[9]
        add edx, dword [esp + 88]         ;   712.8 p1+p2   78 w[9]
        mov eax, esi                      ;   711.5 p5      50 w[10] copy
        xor ebp, ecx                      ;   716.8 p0      49 w[9]
        mov ecx, esi                      ;   712.5 p1      50 w[10] copy
        ror ecx, 2                        ;   713.5 p5      50 w[10]
        xor ecx, esi                      ;   714.5 p0      50 w[10]
        shr eax, 0xa                      ;   713.5 p5      50 w[10]
        ror ecx, 0x11                     ;   715.5 p0      50 w[10]
        xor eax, ecx                      ;   716.5 p1      50 w[10]
        add edx, ebp                      ;   717.8 p1      78 w[9]
        mov ebp, dword [esp + 116]        ;   713.8 p2      51 t1
        mov ecx, dword [esp + 104]        ;   714.8 p2      62 v[5] reload
        xor ebp, ecx                      ;   717.8 p5      51 t1
        and ebp, edi                      ;   718.8 p0      51 t1
        xor ebp, ecx                      ;   719.8 p1      51 t1
        mov ecx, edi                      ;   715.5 p5      48 t1 copy
        ror ecx, 0xe                      ;   716.5 p0      48 t1
        mov dword [esp + 88], esi         ;   715.2 p3+p4   78 w[8] spill
        xor ecx, edi                      ;   717.5 p1      48 t1
        ror ecx, 5                        ;   718.5 p5      48 t1
        mov esi, dword [esp + 68]         ;   716.0 p2      61 t1
        lea esi, [esi + edx + 2024104815] ;   719.0 p0      61 t1
        xor ecx, edi                      ;   719.5 p1      48 t1
        ror ecx, 6                        ;   720.5 p5      48 t1
        add esi, ebp                      ;   720.8 p0      61 t1
        mov ebp, dword [esp + 112]        ;   717.2 p2      52 v[6]
        xor ebp, ebx                      ;   720.2 p1      52 v[6]
        add esi, ecx                      ;   721.8 p5      61 t1
        mov ecx, dword [esp + 52]         ;   718.2 p2      52 v[6]
        and ecx, ebp                      ;   721.2 p0      52 v[6]
        mov dword [esp + 52], ebp         ;   721.2 p3+p4   52 v[6] spill
        mov ebp, dword [esp + 112]        ;   719.2 p2      52 v[6]
        xor ebp, ecx                      ;   722.2 p1      52 v[6]
        mov ecx, dword [esp + 120]        ;   720.2 p2      62 v[2]
        add ecx, esi                      ;   723.2 p5      62 v[2]
        add esi, ebp                      ;   723.2 p0      63 v[6]
        mov ebp, ebx                      ;   720.5 p1      47 v[6] copy
        ror ebp, 9                        ;   721.5 p5      47 v[6]
        xor ebp, ebx                      ;   722.5 p0      47 v[6]
        ror ebp, 0xb                      ;   723.5 p5      47 v[6]
        xor ebp, ebx                      ;   724.5 p1      47 v[6]
        ror ebp, 2                        ;   725.5 p0      47 v[6]
        add esi, ebp                      ;   726.5 p1      63 v[6]
        mov ebp, dword [esp + 96]         ;   721.8 p2      49 w[10]
        shr ebp, 3                        ;   724.8 p5      49 w[10]
        mov dword [esp + 120], ebx        ;   722.2 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 96]         ;   722.8 p2      49 w[10]
        ror ebx, 0xb                      ;   725.8 p0      49 w[10]
        mov dword [esp + 68], esi         ;   727.5 p3+p4   63 v[6] spill
        mov esi, dword [esp + 96]         ;   723.8 p2      49 w[10]
        xor esi, ebx                      ;   726.8 p1      49 w[10]
        ror esi, 7                        ;   727.8 p5      49 w[10]
        add eax, dword [esp + 48]         ;   724.8 p0+p2   78 w[10]
        add eax, dword [esp + 92]         ;   725.8 p1+p2   78 w[10]
        mov ebx, edx                      ;   724.8 p5      50 w[11] copy
        shr ebx, 0xa                      ;   725.8 p0      50 w[11]
        xor ebp, esi                      ;   728.8 p1      49 w[10]
        mov esi, edx                      ;   725.8 p5      50 w[11] copy
        ror esi, 2                        ;   726.8 p0      50 w[11]
        xor edx, esi                      ;   727.8 p1      50 w[11]
        ror edx, 0x11                     ;   728.8 p5      50 w[11]
        xor ebx, edx                      ;   729.8 p0      50 w[11]
        add eax, ebp                      ;   729.8 p1      78 w[10]
        mov ebp, dword [esp + 116]        ;   726.8 p2      51 t1
        mov esi, dword [esp + 116]        ;   727.8 p2      51 t1
        xor esi, edi                      ;   730.8 p5      51 t1
        and esi, ecx                      ;   731.8 p0      51 t1
        xor ebp, esi                      ;   732.8 p1      51 t1
        mov edx, dword [esp + 104]        ;   728.8 p2      61 t1
        mov esi, ecx                      ;   728.8 p5      48 t1 copy
        ror esi, 0xe                      ;   729.8 p0      48 t1
        xor esi, ecx                      ;   730.8 p1      48 t1
        ror esi, 5                        ;   731.8 p5      48 t1
        xor esi, ecx                      ;   732.8 p0      48 t1
        ror esi, 6                        ;   733.8 p5      48 t1
        lea edx, [edx + eax - 2067236844] ;   731.8 p0      61 t1
        add edx, ebp                      ;   733.8 p1      61 t1
        mov ebp, dword [esp + 68]         ;   730.2 p2      52 v[5]
        xor ebp, dword [esp + 120]        ;   733.2 p1+p2   52 v[5]
        add edx, esi                      ;   734.8 p5      61 t1
        mov esi, dword [esp + 52]         ;   732.2 p2      52 v[5]
        and esi, ebp                      ;   735.2 p0      52 v[5]
        mov dword [esp + 52], ebp         ;   734.2 p3+p4   52 v[5] spill
        mov ebp, dword [esp + 120]        ;   733.2 p2      52 v[5]
        mov dword [esp + 104], edi        ;   732.5 p3+p4   62 v[3] spill
        mov edi, dword [esp + 108]        ;   734.2 p2      62 v[1]
        add edi, edx                      ;   737.2 p1      62 v[1]
        xor ebp, esi                      ;   736.2 p5      52 v[5]
        mov dword [esp + 108], ecx        ;   733.5 p3+p4   62 v[2] spill
        mov esi, dword [esp + 68]         ;   735.2 p2      47 v[5]
        ror esi, 9                        ;   738.2 p0      47 v[5]
        mov ecx, dword [esp + 68]         ;   736.2 p2      47 v[5]
        xor ecx, esi                      ;   739.2 p1      47 v[5]
        mov esi, dword [esp + 68]         ;   737.2 p2      47 v[5]
        ror ecx, 0xb                      ;   740.2 p5      47 v[5]
        xor esi, ecx                      ;   741.2 p0      47 v[5]
        add edx, ebp                      ;   737.2 p1      63 v[5]
        ror esi, 2                        ;   742.2 p5      47 v[5]
        add edx, esi                      ;   743.2 p0      63 v[5]
        mov esi, dword [esp + 100]        ;   738.2 p2      49 w[11]
        shr esi, 3                        ;   741.2 p5      49 w[11]
        add ebx, dword [esp + 72]         ;   739.2 p1+p2   78 w[11]
        add ebx, dword [esp + 96]         ;   740.2 p0+p2   78 w[11]
        mov ebp, dword [esp + 100]        ;   741.2 p2      49 w[11]
        ror ebp, 0xb                      ;   744.2 p5      49 w[11]
        mov ecx, dword [esp + 100]        ;   742.2 p2      49 w[11]
        xor ecx, ebp                      ;   745.2 p1      49 w[11]
        mov ebp, eax                      ;   737.8 p0      50 w[12] copy
        shr ebp, 0xa                      ;   738.8 p5      50 w[12]
        ror ecx, 7                        ;   746.2 p0      49 w[11]
        mov dword [esp + 96], edx         ;   744.2 p3+p4   63 v[5] spill
        mov edx, eax                      ;   738.8 p1      50 w[12] copy
        ror edx, 2                        ;   739.8 p5      50 w[12]
        xor eax, edx                      ;   740.8 p0      50 w[12]
        ror eax, 0x11                     ;   741.8 p5      50 w[12]
        xor ebp, eax                      ;   742.8 p1      50 w[12]
        xor esi, ecx                      ;   747.2 p0      49 w[11]
        add ebx, esi                      ;   748.2 p1      78 w[11]
        mov eax, dword [esp + 104]        ;   743.2 p2      62 v[3] reload
        mov esi, dword [esp + 108]        ;   744.2 p2      51 t1
        xor esi, eax                      ;   747.2 p5      51 t1
        and esi, edi                      ;   748.2 p0      51 t1
        mov ecx, dword [esp + 116]        ;   745.2 p2      61 t1
        mov edx, edi                      ;   742.0 p1      48 t1 copy
        xor esi, eax                      ;   749.2 p5      51 t1
        ror edx, 0xe                      ;   743.0 p0      48 t1
        xor edx, edi                      ;   744.0 p1      48 t1
        ror edx, 5                        ;   745.0 p5      48 t1
        xor edx, edi                      ;   746.0 p0      48 t1
        ror edx, 6                        ;   747.0 p5      48 t1
        mov eax, dword [esp + 68]         ;   746.2 p2      52 v[4]
        lea ecx, [ecx + ebx - 1933114872] ;   749.2 p0      61 t1
        add ecx, edx                      ;   750.2 p1      61 t1
        mov edx, dword [esp + 96]         ;   747.2 p2      52 v[4]
        xor edx, dword [esp + 68]         ;   750.2 p1+p2   52 v[4]
        add ecx, esi                      ;   751.2 p5      61 t1
        mov esi, dword [esp + 52]         ;   749.2 p2      52 v[4]
        and esi, edx                      ;   752.2 p0      52 v[4]
        xor eax, esi                      ;   753.2 p1      52 v[4]
        mov dword [esp + 52], edx         ;   751.2 p3+p4   52 v[4] spill
        mov edx, dword [esp + 112]        ;   750.2 p2      62 v[0]
        mov esi, dword [esp + 96]         ;   751.2 p2      47 v[4]
        add edx, ecx                      ;   753.2 p5      62 v[0]
        mov dword [esp + 112], edi        ;   747.5 p3+p4   62 v[1] spill
        mov edi, dword [esp + 96]         ;   752.2 p2      47 v[4]
        ror esi, 9                        ;   754.2 p0      47 v[4]
        xor edi, esi                      ;   755.2 p1      47 v[4]
        mov esi, dword [esp + 96]         ;   753.2 p2      47 v[4]
        ror edi, 0xb                      ;   756.2 p5      47 v[4]
        add ecx, eax                      ;   754.2 p0      63 v[4]
        xor esi, edi                      ;   757.2 p1      47 v[4]
        ror esi, 2                        ;   758.2 p5      47 v[4]
        add ecx, esi                      ;   759.2 p0      63 v[4]
        mov esi, dword [esp + 36]         ;   754.2 p2      49 w[12]
        shr esi, 3                        ;   757.2 p5      49 w[12]
        mov eax, dword [esp + 36]         ;   755.2 p2      49 w[12]
        add ebp, dword [esp + 76]         ;   756.2 p1+p2   78 w[12]
        mov edi, dword [esp + 36]         ;   757.2 p2      49 w[12]
        add ebp, dword [esp + 100]        ;   758.2 p0+p2   78 w[12]
        ror edi, 0xb                      ;   760.2 p5      49 w[12]
        xor eax, edi                      ;   761.2 p1      49 w[12]
        mov edi, ebx                      ;   753.8 p0      50 w[13] copy
        shr edi, 0xa                      ;   754.8 p5      50 w[13]
        ror eax, 7                        ;   762.2 p0      49 w[12]
        mov dword [esp + 100], ecx        ;   760.2 p3+p4   63 v[4] spill
        mov ecx, ebx                      ;   754.8 p1      50 w[13] copy
        ror ecx, 2                        ;   755.8 p5      50 w[13]
        xor ebx, ecx                      ;   756.8 p0      50 w[13]
        ror ebx, 0x11                     ;   757.8 p5      50 w[13]
        xor edi, ebx                      ;   758.8 p1      50 w[13]
        xor esi, eax                      ;   763.2 p0      49 w[12]
        mov eax, dword [esp + 108]        ;   759.2 p2      62 v[2] reload
        add ebp, esi                      ;   764.2 p1      78 w[12]
        mov esi, dword [esp + 112]        ;   760.2 p2      51 t1
        xor esi, eax                      ;   763.2 p5      51 t1
        mov ecx, dword [esp + 104]        ;   761.2 p2      61 t1
        and esi, edx                      ;   764.2 p0      51 t1
        mov ebx, edx                      ;   758.0 p1      48 t1 copy
        ror ebx, 0xe                      ;   759.0 p5      48 t1
        xor ebx, edx                      ;   760.0 p0      48 t1
        ror ebx, 5                        ;   761.0 p5      48 t1
        xor ebx, edx                      ;   762.0 p1      48 t1
        ror ebx, 6                        ;   763.0 p0      48 t1
        xor esi, eax                      ;   765.2 p1      51 t1
        lea ecx, [ecx + ebp - 1866530822] ;   765.2 p0      61 t1
        add ecx, ebx                      ;   766.2 p5      61 t1
        mov ebx, dword [esp + 100]        ;   762.2 p2      52 v[3]
        xor ebx, dword [esp + 96]         ;   765.2 p1+p2   52 v[3]
        add ecx, esi                      ;   767.2 p5      61 t1
        mov esi, dword [esp + 52]         ;   764.2 p2      52 v[3]
        and esi, ebx                      ;   767.2 p0      52 v[3]
        mov eax, dword [esp + 96]         ;   765.2 p2      52 v[3]
        xor eax, esi                      ;   768.2 p1      52 v[3]
        mov esi, dword [esp + 100]        ;   766.2 p2      47 v[3]
        mov dword [esp + 52], ebp         ;   765.2 p3+p4   78 w[12] spill
        mov ebp, dword [esp + 120]        ;   767.2 p2      62 v[7]
        ror esi, 9                        ;   769.2 p5      47 v[3]
        add ebp, ecx                      ;   770.2 p0      62 v[7]
        mov dword [esp + 120], ebx        ;   766.2 p3+p4   52 v[3] spill
        mov ebx, dword [esp + 100]        ;   768.2 p2      47 v[3]
        xor ebx, esi                      ;   771.2 p1      47 v[3]
        mov esi, dword [esp + 100]        ;   769.2 p2      47 v[3]
        ror ebx, 0xb                      ;   772.2 p5      47 v[3]
        xor esi, ebx                      ;   773.2 p0      47 v[3]
        add ecx, eax                      ;   769.2 p1      63 v[3]
        mov eax, dword [esp + 40]         ;   770.2 p2      49 w[13]
        shr eax, 3                        ;   773.2 p5      49 w[13]
        ror esi, 2                        ;   774.2 p0      47 v[3]
        add ecx, esi                      ;   775.2 p1      63 v[3]
        mov esi, dword [esp + 40]         ;   771.2 p2      49 w[13]
        ror esi, 0xb                      ;   774.2 p5      49 w[13]
        mov ebx, dword [esp + 40]         ;   772.2 p2      49 w[13]
        xor ebx, esi                      ;   775.2 p0      49 w[13]
        ror ebx, 7                        ;   776.2 p5      49 w[13]
        xor eax, ebx                      ;   777.2 p1      49 w[13]
        add edi, dword [esp + 80]         ;   773.2 p0+p2   78 w[13]
        add edi, dword [esp + 36]         ;   774.2 p5+p2   78 w[13]
        mov ebx, dword [esp + 108]        ;   775.2 p2      61 t1
        add edi, eax                      ;   778.2 p1      78 w[13]
        mov eax, dword [esp + 112]        ;   776.2 p2      51 t1
        mov esi, dword [esp + 112]        ;   777.2 p2      51 t1
        xor esi, edx                      ;   780.2 p0      51 t1
        mov dword [esp + 108], edx        ;   772.5 p3+p4   62 v[0] spill
        and esi, ebp                      ;   781.2 p5      51 t1
        mov edx, ebp                      ;   773.2 p1      48 t1 copy
        ror edx, 0xe                      ;   774.2 p0      48 t1
        xor edx, ebp                      ;   775.2 p5      48 t1
        ror edx, 5                        ;   776.2 p0      48 t1
        xor edx, ebp                      ;   777.2 p1      48 t1
        ror edx, 6                        ;   778.2 p5      48 t1
        lea ebx, [ebx + edi - 1538233109] ;   779.2 p0      61 t1
        add ebx, edx                      ;   780.2 p1      61 t1
        xor eax, esi                      ;   782.2 p5      51 t1
        mov esi, dword [esp + 100]        ;   778.2 p2      52 v[2]
        add ebx, eax                      ;   783.2 p1      61 t1
        xor esi, ecx                      ;   781.2 p0      52 v[2]
        mov eax, dword [esp + 120]        ;   779.2 p2      52 v[2]
        mov edx, dword [esp + 100]        ;   780.2 p2      52 v[2]
        mov dword [esp + 120], edi        ;   779.2 p3+p4   78 w[13] spill
        and eax, esi                      ;   782.2 p5      52 v[2]
        mov edi, dword [esp + 68]         ;   781.2 p2      62 v[6]
        xor edx, eax                      ;   783.2 p1      52 v[2]
        mov eax, dword [esp + 52]         ;   782.2 p2      50 w[14]
        add edi, ebx                      ;   784.2 p0      62 v[6]
        shr eax, 0xa                      ;   785.2 p5      50 w[14]
        add ebx, edx                      ;   784.2 p1      63 v[2]
        mov edx, dword [esp + 52]         ;   783.2 p2      50 w[14]
        ror edx, 2                        ;   786.2 p0      50 w[14]
        mov dword [esp + 68], esi         ;   782.2 p3+p4   52 v[2] spill
        mov esi, dword [esp + 52]         ;   784.2 p2      50 w[14]
        mov dword [esp + 52], ebp         ;   781.2 p3+p4   62 v[7] spill
        mov ebp, ecx                      ;   781.2 p5      47 v[2] copy
        ror ebp, 9                        ;   782.2 p0      47 v[2]
        xor ebp, ecx                      ;   783.2 p1      47 v[2]
        ror ebp, 0xb                      ;   784.2 p5      47 v[2]
        xor ebp, ecx                      ;   785.2 p0      47 v[2]
        ror ebp, 2                        ;   786.2 p5      47 v[2]
        add ebx, ebp                      ;   787.2 p1      63 v[2]
        mov ebp, dword [esp + 44]         ;   785.2 p2      49 w[14]
        xor esi, edx                      ;   787.2 p0      50 w[14]
        ror esi, 0x11                     ;   788.2 p5      50 w[14]
        shr ebp, 3                        ;   788.2 p0      49 w[14]
        xor eax, esi                      ;   789.2 p1      50 w[14]
        mov esi, dword [esp + 44]         ;   786.2 p2      49 w[14]
        ror esi, 0xb                      ;   789.2 p5      49 w[14]
        mov edx, dword [esp + 44]         ;   787.2 p2      49 w[14]
        xor edx, esi                      ;   790.2 p1      49 w[14]
        ror edx, 7                        ;   791.2 p0      49 w[14]
        xor ebp, edx                      ;   792.2 p1      49 w[14]
        mov edx, dword [esp + 108]        ;   788.2 p2      62 v[0] reload
        mov esi, dword [esp + 52]         ;   789.2 p2      51 t1
        xor esi, edx                      ;   792.2 p5      51 t1
        and esi, edi                      ;   793.2 p0      51 t1
        mov edx, dword [esp + 112]        ;   790.2 p2      61 t1
        add edx, dword [esp + 84]         ;   793.2 p1+p2   61 t1
        add edx, dword [esp + 40]         ;   794.2 p5+p2   61 t1
        mov dword [esp + 40], ecx         ;   787.5 p3+p4   63 v[3] spill
        mov ecx, dword [esp + 108]        ;   793.2 p2      51 t1
        lea edx, [edx + eax - 1090935817] ;   795.2 p0      61 t1
        mov eax, edi                      ;   788.2 p1      48 t1 copy
        ror eax, 0xe                      ;   789.2 p5      48 t1
        xor eax, edi                      ;   790.2 p0      48 t1
        ror eax, 5                        ;   791.2 p5      48 t1
        xor eax, edi                      ;   792.2 p1      48 t1
        ror eax, 6                        ;   793.2 p0      48 t1
        add edx, ebp                      ;   796.2 p1      61 t1
        add edx, eax                      ;   797.2 p5      61 t1
        xor ecx, esi                      ;   796.2 p0      51 t1
        mov esi, dword [esp + 40]         ;   794.2 p2      52 v[1]
        xor esi, ebx                      ;   797.2 p1      52 v[1]
        add edx, ecx                      ;   798.2 p5      61 t1
        mov ebp, dword [esp + 68]         ;   795.2 p2      52 v[1]
        mov eax, dword [esp + 40]         ;   796.2 p2      52 v[1]
        mov ecx, dword [esp + 96]         ;   797.2 p2      62 v[5]
        and ebp, esi                      ;   798.2 p0      52 v[1]
        xor eax, ebp                      ;   799.2 p1      52 v[1]
        add ecx, edx                      ;   800.2 p5      62 v[5]
        mov ebp, dword [esp + 120]        ;   798.2 p2      50 w[15]
        shr ebp, 0xa                      ;   801.2 p0      50 w[15]
        add edx, eax                      ;   800.2 p1      63 v[1]
        mov eax, dword [esp + 120]        ;   799.2 p2      50 w[15]
        ror eax, 2                        ;   802.2 p5      50 w[15]
        mov dword [esp + 96], esi         ;   798.2 p3+p4   52 v[1] spill
        mov esi, dword [esp + 120]        ;   800.2 p2      50 w[15]
        mov dword [esp + 120], edi        ;   796.5 p3+p4   62 v[6] spill
        mov edi, ebx                      ;   796.8 p0      47 v[1] copy
        ror edi, 9                        ;   797.8 p5      47 v[1]
        xor edi, ebx                      ;   798.8 p1      47 v[1]
        ror edi, 0xb                      ;   799.8 p0      47 v[1]
        xor edi, ebx                      ;   800.8 p5      47 v[1]
        ror edi, 2                        ;   801.8 p0      47 v[1]
        add edx, edi                      ;   802.8 p1      63 v[1]
        mov edi, dword [esp + 56]         ;   801.2 p2      49 w[15]
        xor esi, eax                      ;   803.2 p5      50 w[15]
        mov eax, dword [esp + 56]         ;   802.2 p2      49 w[15]
        shr edi, 3                        ;   804.2 p0      49 w[15]
        ror esi, 0x11                     ;   804.2 p5      50 w[15]
        xor ebp, esi                      ;   805.2 p1      50 w[15]
        mov esi, dword [esp + 56]         ;   803.2 p2      49 w[15]
        ror esi, 0xb                      ;   806.2 p0      49 w[15]
        xor eax, esi                      ;   807.2 p1      49 w[15]
        ror eax, 7                        ;   808.2 p5      49 w[15]
        xor edi, eax                      ;   809.2 p0      49 w[15]
        mov eax, dword [esp + 52]         ;   804.2 p2      62 v[7] reload
        mov esi, dword [esp + 120]        ;   805.2 p2      51 t1
        xor esi, eax                      ;   808.2 p1      51 t1
        and esi, ecx                      ;   809.2 p5      51 t1
        mov dword [esp + 56], ebx         ;   802.2 p3+p4   63 v[2] spill
        mov ebx, dword [esp + 108]        ;   806.2 p2      61 t1
        add ebx, dword [esp + 88]         ;   809.2 p0+p2   61 t1
        add ebx, dword [esp + 44]         ;   810.2 p1+p2   61 t1
        lea ebx, [ebx + ebp - 965641998]  ;   811.2 p0      61 t1
        mov ebp, ecx                      ;   803.5 p5      48 t1 copy
        ror ebp, 0xe                      ;   804.5 p5      48 t1
        xor ebp, ecx                      ;   805.5 p1      48 t1
        ror ebp, 5                        ;   806.5 p0      48 t1
        xor ebp, ecx                      ;   807.5 p1      48 t1
        ror ebp, 6                        ;   808.5 p5      48 t1
        xor esi, eax                      ;   810.2 p0      51 t1
        add ebx, edi                      ;   812.2 p1      61 t1
        add ebx, ebp                      ;   813.2 p5      61 t1
        add ebx, esi                      ;   814.2 p0      61 t1
        mov ebp, dword [esp + 56]         ;   809.2 p2      52 v[0]
        mov esi, dword [esp + 56]         ;   810.2 p2      52 v[0]
        xor esi, edx                      ;   813.2 p1      52 v[0]
        mov edi, dword [esp + 96]         ;   811.2 p2      52 v[0]
        and edi, esi                      ;   814.2 p5      52 v[0]
        mov esi, edx                      ;   808.5 p0      47 v[0] copy
        ror esi, 9                        ;   809.5 p5      47 v[0]
        xor esi, edx                      ;   810.5 p1      47 v[0]
        ror esi, 0xb                      ;   811.5 p0      47 v[0]
        xor esi, edx                      ;   812.5 p1      47 v[0]
        ror esi, 2                        ;   813.5 p5      47 v[0]
        xor ebp, edi                      ;   815.2 p0      52 v[0]
        add edx, dword [esp + 4]          ;   812.2 p1+p2   82 h
        add esi, dword [esp + 0]          ;   814.5 p5+p2   82 h
        mov dword [esp + 4], edx          ;   813.2 p3+p4   82 h
        mov edi, dword [esp + 40]         ;   814.2 p2      82 h
        add edi, dword [esp + 12]         ;   817.2 p0+p2   82 h
        mov dword [esp + 12], edi         ;   818.2 p3+p4   82 h
        add ecx, dword [esp + 20]         ;   816.2 p1+p2   82 h
        add esi, ebp                      ;   816.2 p5      82 h
        add esi, ebx                      ;   817.2 p0      82 h
        mov dword [esp + 0], esi          ;   818.2 p3+p4   82 h
        mov esi, dword [esp + 56]         ;   817.2 p2      82 h
        add esi, dword [esp + 8]          ;   820.2 p1+p2   82 h
        mov dword [esp + 8], esi          ;   821.2 p3+p4   82 h
        mov esi, dword [esp + 100]        ;   819.2 p2      82 h
        add esi, dword [esp + 16]         ;   822.2 p5+p2   82 h
        add esi, ebx                      ;   823.2 p0      82 h
        mov edi, dword [esp + 120]        ;   821.2 p2      82 h
        add edi, dword [esp + 24]         ;   824.2 p1+p2   82 h
        mov dword [esp + 24], edi         ;   825.2 p3+p4   82 h
        mov dword [esp + 16], esi         ;   824.2 p3+p4   82 h
        mov esi, dword [esp + 152]        ;   823.2 p2      68 blocks
        add eax, dword [esp + 28]         ;   824.2 p5+p2   82 h
        mov dword [esp + 28], eax         ;   825.2 p3+p4   82 h
        mov dword [esp + 20], ecx         ;   818.2 p3+p4   82 h
        add esi, 0x40                     ;   826.2 p0      68 blocks
        mov dword [esp + 152], esi        ;   827.2 p3+p4   68 blocks
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
