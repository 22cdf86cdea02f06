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
;   blocks: 3227 uops, planned 834.5; bounds: width 806.8, ports 767.3, path 450.0
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
        and ecx, eax                      ;     8.0 p0      51 t1
        xor ecx, edx                      ;     9.0 p1      51 t1
        lea ebp, [ebp + ebx + 1116352408] ;    10.0 p0      61 t1
        add ebp, edi                      ;    13.0 p5      61 t1
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
        bswap ebx                         ;    13.0 p0+p5   73 w[1]
        xor edi, dword [esp + 4]          ;    19.0 p1+p2   52 v[7]
        add ecx, edi                      ;    20.0 p5      63 v[7]
        xor eax, dword [esp + 20]         ;    17.0 p0+p2   51 t1
        and eax, ebp                      ;    18.0 p1      51 t1
        xor eax, dword [esp + 20]         ;    19.0 p5+p2   51 t1
        mov edi, ebp                      ;    16.0 p0      48 t1 copy
        ror edi, 0xe                      ;    17.0 p5      48 t1
        xor edi, ebp                      ;    18.0 p1      48 t1
        ror edi, 5                        ;    19.0 p0      48 t1
        xor edi, ebp                      ;    20.0 p1      48 t1
        ror edi, 6                        ;    21.0 p5      48 t1
        lea edi, [edi + edx + 1899447441] ;    22.0 p0      61 t1
        add edi, ebx                      ;    23.0 p1      61 t1
        add edi, eax                      ;    24.0 p5      61 t1
        mov eax, dword [esp + 4]          ;    19.0 p2      52 v[6]
        xor eax, ecx                      ;    22.0 p0      52 v[6]
        and esi, eax                      ;    23.0 p1      52 v[6]
        mov eax, dword [esp + 8]          ;    20.0 p2      62 v[2]
        add eax, edi                      ;    25.0 p5      62 v[2]
        xor esi, dword [esp + 4]          ;    24.0 p0+p2   52 v[6]
        add edi, esi                      ;    25.0 p1      63 v[6]
        mov dword [esp + 40], ebx         ;    19.0 p3+p4   73 w[1] spill
        mov dword [esp + 44], ebp         ;    20.0 p3+p4   62 v[3] spill
        mov edx, dword [esp + 152]        ;    22.0 p2      73 w[0] reload
        mov esi, ecx                      ;    21.0 p5      47 v[6] copy
        mov ebx, dword [edx + 8]          ;    25.0 p2      73 w[2]
        ror esi, 9                        ;    22.0 p0      47 v[6]
        bswap ebx                         ;    28.0 p0+p5   73 w[2]
        mov dword [esp + 48], ebx         ;    32.0 p3+p4   73 w[2] spill
        xor esi, ecx                      ;    23.0 p1      47 v[6]
        ror esi, 0xb                      ;    24.0 p5      47 v[6]
        xor esi, ecx                      ;    25.0 p0      47 v[6]
        ror esi, 2                        ;    26.0 p5      47 v[6]
        add edi, esi                      ;    27.0 p1      63 v[6]
        mov esi, dword [esp + 16]         ;    24.0 p2      51 t1
        xor esi, ebp                      ;    27.0 p0      51 t1
        and esi, eax                      ;    28.0 p1      51 t1
        xor esi, dword [esp + 16]         ;    29.0 p5+p2   51 t1
        mov edx, eax                      ;    26.0 p0      48 t1 copy
        ror edx, 0xe                      ;    27.0 p5      48 t1
        xor edx, eax                      ;    28.0 p1      48 t1
        ror edx, 5                        ;    29.0 p0      48 t1
        xor edx, eax                      ;    30.0 p1      48 t1
        ror edx, 6                        ;    31.0 p5      48 t1
        add edx, dword [esp + 20]         ;    32.0 p0+p2   61 t1
        lea edx, [edx + esi - 1245643825] ;    33.0 p0      61 t1
        add edx, ebx                      ;    34.0 p1      61 t1
        mov esi, dword [esp + 4]          ;    27.0 p2      62 v[1]
        add esi, edx                      ;    35.0 p5      62 v[1]
        mov ebx, dword [esp + 152]        ;    28.0 p2      73 w[0] reload
        mov ebx, dword [ebx + 12]         ;    31.0 p2      73 w[3]
        mov ebx, edi                      ;    28.0 p1      47 v[5] copy
        ror ebx, 9                        ;    29.0 p5      47 v[5]
        xor ebx, edi                      ;    30.0 p0      47 v[5]
        ror ebx, 0xb                      ;    31.0 p5      47 v[5]
        xor ebx, edi                      ;    32.0 p1      47 v[5]
        ror ebx, 2                        ;    33.0 p0      47 v[5]
        add edx, ebx                      ;    35.0 p1      63 v[5]
        mov ebp, dword [esp + 152]        ;    30.0 p2      73 w[0] reload
        mov ebx, dword [esp + 0]          ;    31.0 p2      52 v[5]
        xor ebx, ecx                      ;    34.0 p5      52 v[5]
        mov dword [esp + 52], edi         ;    30.2 p3+p4   63 v[6] spill
        mov ebp, dword [ebp + 12]         ;    33.0 p2      73 w[3]
        bswap ebp                         ;    36.0 p0+p5   73 w[3]
        mov dword [esp + 56], ebp         ;    40.0 p3+p4   73 w[3] spill
        mov ebp, ecx                      ;    31.5 p1      52 v[5] copy
        xor ebp, edi                      ;    32.5 p0      52 v[5]
        mov dword [esp + 60], ecx         ;    32.2 p3+p4   63 v[7] spill
        mov dword [esp + 64], eax         ;    33.2 p3+p4   62 v[2] spill
        and ebx, ebp                      ;    35.0 p5      52 v[5]
        xor ebx, ecx                      ;    36.0 p1      52 v[5]
        add edx, ebx                      ;    37.0 p0      63 v[5]
        mov ebx, dword [esp + 44]         ;    33.2 p2      51 t1
        mov ecx, dword [esp + 44]         ;    34.2 p2      51 t1
        xor ebx, eax                      ;    36.2 p5      51 t1
        and ebx, esi                      ;    37.2 p1      51 t1
        xor ecx, ebx                      ;    38.2 p0      51 t1
        mov ebx, dword [esp + 56]         ;    40.0 p2      61 t1
        add ebx, dword [esp + 16]         ;    43.0 p5+p2   61 t1
        mov eax, esi                      ;    36.0 p1      48 t1 copy
        ror eax, 0xe                      ;    37.0 p0      48 t1
        xor eax, esi                      ;    38.0 p5      48 t1
        ror eax, 5                        ;    39.0 p0      48 t1
        xor eax, esi                      ;    40.0 p1      48 t1
        ror eax, 6                        ;    41.0 p5      48 t1
        lea ebx, [ebx + ecx - 373957723]  ;    44.0 p0      61 t1
        add ebx, eax                      ;    45.0 p1      61 t1
        mov ecx, dword [esp + 152]        ;    37.2 p2      73 w[0] reload
        mov eax, dword [esp + 0]          ;    38.2 p2      62 v[0]
        add eax, ebx                      ;    46.0 p5      62 v[0]
        mov ecx, dword [ecx + 16]         ;    40.2 p2      73 w[4]
        mov ecx, edi                      ;    38.0 p1      52 v[4] copy
        xor ecx, edx                      ;    39.0 p0      52 v[4]
        and ebp, ecx                      ;    40.0 p5      52 v[4]
        xor ebp, edi                      ;    41.0 p1      52 v[4]
        mov edi, dword [esp + 152]        ;    40.2 p2      73 w[0] reload
        mov dword [esp + 68], esi         ;    39.2 p3+p4   62 v[1] spill
        add ebp, ebx                      ;    46.0 p0      63 v[4]
        mov edi, dword [edi + 16]         ;    43.2 p2      73 w[4]
        bswap edi                         ;    46.2 p0+p5   73 w[4]
        mov ebx, edx                      ;    40.5 p1      47 v[4] copy
        ror ebx, 9                        ;    41.5 p5      47 v[4]
        xor ebx, edx                      ;    42.5 p0      47 v[4]
        ror ebx, 0xb                      ;    43.5 p5      47 v[4]
        xor ebx, edx                      ;    44.5 p1      47 v[4]
        mov dword [esp + 72], eax         ;    47.0 p3+p4   62 v[0] spill
        ror ebx, 2                        ;    45.5 p0      47 v[4]
        add ebp, ebx                      ;    47.0 p1      63 v[4]
        mov ebx, dword [esp + 64]         ;    42.5 p2      51 t1
        xor ebx, esi                      ;    45.5 p5      51 t1
        mov esi, dword [esp + 64]         ;    43.5 p2      51 t1
        and ebx, eax                      ;    47.0 p0      51 t1
        xor esi, ebx                      ;    48.0 p1      51 t1
        mov ebx, dword [esp + 44]         ;    44.5 p2      61 t1
        lea ebx, [ebx + esi + 961987163]  ;    49.0 p0      61 t1
        mov esi, eax                      ;    47.0 p5      48 t1 copy
        ror esi, 0xe                      ;    48.0 p5      48 t1
        xor esi, eax                      ;    49.0 p1      48 t1
        ror esi, 5                        ;    50.0 p0      48 t1
        xor esi, eax                      ;    51.0 p1      48 t1
        ror esi, 6                        ;    52.0 p5      48 t1
        add ebx, edi                      ;    50.2 p0      61 t1
        add ebx, esi                      ;    53.0 p1      61 t1
        mov dword [esp + 44], edx         ;    46.2 p3+p4   63 v[5] spill
        mov esi, dword [esp + 60]         ;    46.5 p2      62 v[7]
        add esi, ebx                      ;    54.0 p5      62 v[7]
        mov dword [esp + 60], edi         ;    50.2 p3+p4   73 w[4] spill
        mov edi, dword [esp + 152]        ;    47.5 p2      73 w[0] reload
        mov edi, dword [edi + 20]         ;    50.5 p2      73 w[5]
        mov edi, edx                      ;    47.8 p0      52 v[3] copy
        xor edi, ebp                      ;    48.8 p1      52 v[3]
        and ecx, edi                      ;    49.8 p5      52 v[3]
        xor ecx, edx                      ;    50.8 p0      52 v[3]
        mov edx, dword [esp + 152]        ;    49.5 p2      73 w[0] reload
        mov edx, dword [edx + 20]         ;    52.5 p2      73 w[5]
        bswap edx                         ;    55.5 p0+p5   73 w[5]
        add ecx, ebx                      ;    54.0 p1      63 v[3]
        mov ebx, ebp                      ;    50.2 p5      47 v[3] copy
        ror ebx, 9                        ;    51.2 p0      47 v[3]
        xor ebx, ebp                      ;    52.2 p1      47 v[3]
        ror ebx, 0xb                      ;    53.2 p5      47 v[3]
        xor ebx, ebp                      ;    54.2 p0      47 v[3]
        ror ebx, 2                        ;    55.2 p5      47 v[3]
        add ecx, ebx                      ;    56.2 p1      63 v[3]
        mov ebx, dword [esp + 68]         ;    51.8 p2      51 t1
        xor ebx, eax                      ;    54.8 p0      51 t1
        and ebx, esi                      ;    55.8 p1      51 t1
        mov eax, dword [esp + 68]         ;    52.8 p2      51 t1
        xor eax, ebx                      ;    56.8 p5      51 t1
        mov ebx, dword [esp + 64]         ;    53.8 p2      61 t1
        lea ebx, [ebx + eax + 1508970993] ;    57.8 p0      61 t1
        mov eax, esi                      ;    55.0 p1      48 t1 copy
        ror eax, 0xe                      ;    56.0 p5      48 t1
        xor eax, esi                      ;    57.0 p0      48 t1
        ror eax, 5                        ;    58.0 p5      48 t1
        add ebx, edx                      ;    59.5 p1      61 t1
        xor eax, esi                      ;    59.0 p0      48 t1
        mov dword [esp + 76], esi         ;    55.0 p3+p4   62 v[7] spill
        mov dword [esp + 64], ebp         ;    56.0 p3+p4   63 v[4] spill
        ror eax, 6                        ;    60.0 p5      48 t1
        add ebx, eax                      ;    61.0 p1      61 t1
        mov eax, dword [esp + 52]         ;    56.0 p2      62 v[6]
        add eax, ebx                      ;    62.0 p0      62 v[6]
        mov dword [esp + 52], edx         ;    59.5 p3+p4   73 w[5] spill
        mov edx, dword [esp + 152]        ;    57.0 p2      73 w[0] reload
        mov edx, dword [edx + 24]         ;    60.0 p2      73 w[6]
        mov edx, ebp                      ;    57.2 p1      52 v[2] copy
        xor edx, ecx                      ;    58.2 p5      52 v[2]
        and edi, edx                      ;    59.2 p0      52 v[2]
        xor edi, ebp                      ;    60.2 p1      52 v[2]
        mov ebp, dword [esp + 152]        ;    59.0 p2      73 w[0] reload
        mov ebp, dword [ebp + 24]         ;    62.0 p2      73 w[6]
        bswap ebp                         ;    65.0 p0+p5   73 w[6]
        add edi, ebx                      ;    62.0 p1      63 v[2]
        mov ebx, ecx                      ;    59.8 p0      47 v[2] copy
        ror ebx, 9                        ;    60.8 p5      47 v[2]
        xor ebx, ecx                      ;    61.8 p1      47 v[2]
        ror ebx, 0xb                      ;    62.8 p0      47 v[2]
        xor ebx, ecx                      ;    63.8 p5      47 v[2]
        ror ebx, 2                        ;    64.8 p0      47 v[2]
        add edi, ebx                      ;    65.8 p1      63 v[2]
        mov ebx, dword [esp + 72]         ;    61.2 p2      51 t1
        xor ebx, esi                      ;    64.2 p5      51 t1
        and ebx, eax                      ;    65.2 p1      51 t1
        mov esi, dword [esp + 72]         ;    62.2 p2      51 t1
        xor esi, ebx                      ;    66.2 p0      51 t1
        mov ebx, dword [esp + 68]         ;    63.2 p2      61 t1
        lea ebx, [ebx + esi - 1841331548] ;    67.2 p0      61 t1
        mov esi, eax                      ;    63.0 p5      48 t1 copy
        ror esi, 0xe                      ;    64.0 p5      48 t1
        xor esi, eax                      ;    65.0 p1      48 t1
        ror esi, 5                        ;    66.0 p0      48 t1
        xor esi, eax                      ;    67.0 p1      48 t1
        ror esi, 6                        ;    68.0 p5      48 t1
        add ebx, ebp                      ;    69.0 p1      61 t1
        add ebx, esi                      ;    70.0 p0      61 t1
        mov esi, dword [esp + 44]         ;    65.0 p2      62 v[5]
        add esi, ebx                      ;    71.0 p5      62 v[5]
        mov dword [esp + 44], ebp         ;    69.0 p3+p4   73 w[6] spill
        mov ebp, dword [esp + 152]        ;    66.0 p2      73 w[0] reload
        mov ebp, dword [ebp + 28]         ;    69.0 p2      73 w[7]
        mov ebp, ecx                      ;    66.5 p1      52 v[1] copy
        xor ebp, edi                      ;    67.5 p0      52 v[1]
        and edx, ebp                      ;    68.5 p5      52 v[1]
        xor edx, ecx                      ;    69.5 p1      52 v[1]
        mov dword [esp + 68], ecx         ;    67.2 p3+p4   63 v[3] spill
        add ebx, edx                      ;    71.0 p0      63 v[1]
        mov edx, edi                      ;    68.0 p5      47 v[1] copy
        ror edx, 9                        ;    69.0 p0      47 v[1]
        mov ecx, dword [esp + 152]        ;    68.2 p2      73 w[0] reload
        mov ecx, dword [ecx + 28]         ;    71.2 p2      73 w[7]
        bswap ecx                         ;    74.2 p0+p5   73 w[7]
        xor edx, edi                      ;    70.0 p1      47 v[1]
        ror edx, 0xb                      ;    71.0 p5      47 v[1]
        xor edx, edi                      ;    72.0 p1      47 v[1]
        ror edx, 2                        ;    73.0 p0      47 v[1]
        add ebx, edx                      ;    74.0 p5      63 v[1]
        mov edx, dword [esp + 76]         ;    70.5 p2      51 t1
        xor edx, eax                      ;    73.5 p1      51 t1
        mov dword [esp + 80], eax         ;    71.0 p3+p4   62 v[6] spill
        mov eax, dword [esp + 76]         ;    71.5 p2      51 t1
        and edx, esi                      ;    74.5 p0      51 t1
        xor eax, edx                      ;    75.5 p5      51 t1
        mov edx, dword [esp + 72]         ;    72.5 p2      61 t1
        mov dword [esp + 72], ebp         ;    72.2 p3+p4   52 v[1] spill
        mov ebp, esi                      ;    72.5 p1      48 t1 copy
        ror ebp, 0xe                      ;    73.5 p0      48 t1
        xor ebp, esi                      ;    74.5 p5      48 t1
        ror ebp, 5                        ;    75.5 p0      48 t1
        xor ebp, esi                      ;    76.5 p1      48 t1
        ror ebp, 6                        ;    77.5 p5      48 t1
        lea edx, [edx + eax - 1424204075] ;    76.5 p0      61 t1
        add edx, ecx                      ;    78.2 p1      61 t1
        add edx, ebp                      ;    79.2 p5      61 t1
        mov ebp, dword [esp + 72]         ;    74.8 p2      52 v[0]
        mov dword [esp + 72], ecx         ;    78.2 p3+p4   73 w[7] spill
        mov eax, dword [esp + 64]         ;    75.8 p2      62 v[4]
        mov ecx, dword [esp + 152]        ;    76.8 p2      73 w[0] reload
        add eax, edx                      ;    80.2 p1      62 v[4]
        mov ecx, dword [ecx + 32]         ;    79.8 p2      73 w[8]
        mov ecx, edi                      ;    76.2 p0      52 v[0] copy
        xor ecx, ebx                      ;    77.2 p5      52 v[0]
        and ebp, ecx                      ;    78.2 p1      52 v[0]
        xor ebp, edi                      ;    79.2 p0      52 v[0]
        add edx, ebp                      ;    80.2 p5      63 v[0]
        mov dword [esp + 64], edi         ;    77.5 p3+p4   63 v[2] spill
        mov edi, dword [esp + 152]        ;    78.8 p2      73 w[0] reload
        mov edi, dword [edi + 32]         ;    81.8 p2      73 w[8]
        mov ebp, ebx                      ;    78.2 p1      47 v[0] copy
        bswap edi                         ;    84.8 p0+p5   73 w[8]
        ror ebp, 9                        ;    79.5 p0      47 v[0]
        xor ebp, ebx                      ;    80.5 p1      47 v[0]
        ror ebp, 0xb                      ;    81.5 p5      47 v[0]
        xor ebp, ebx                      ;    82.5 p1      47 v[0]
        ror ebp, 2                        ;    83.5 p0      47 v[0]
        add edx, ebp                      ;    84.5 p5      63 v[0]
        mov ebp, dword [esp + 80]         ;    80.8 p2      51 t1
        xor ebp, esi                      ;    83.8 p1      51 t1
        and ebp, eax                      ;    84.8 p0      51 t1
        mov dword [esp + 84], esi         ;    81.2 p3+p4   62 v[5] spill
        mov esi, dword [esp + 80]         ;    81.8 p2      51 t1
        xor esi, ebp                      ;    85.8 p5      51 t1
        mov ebp, dword [esp + 76]         ;    82.8 p2      61 t1
        mov dword [esp + 76], ecx         ;    82.2 p3+p4   52 v[0] spill
        mov ecx, eax                      ;    82.5 p1      48 t1 copy
        ror ecx, 0xe                      ;    83.5 p0      48 t1
        xor ecx, eax                      ;    84.5 p5      48 t1
        ror ecx, 5                        ;    85.5 p0      48 t1
        xor ecx, eax                      ;    86.5 p1      48 t1
        ror ecx, 6                        ;    87.5 p5      48 t1
        lea ebp, [ebp + esi - 670586216]  ;    86.8 p0      61 t1
        mov esi, dword [esp + 68]         ;    84.2 p2      62 v[3]
        add ebp, ecx                      ;    88.5 p1      61 t1
        add ebp, edi                      ;    89.5 p5      61 t1
        add esi, ebp                      ;    90.5 p1      62 v[3]
        mov ecx, dword [esp + 76]         ;    85.2 p2      52 v[7]
        mov dword [esp + 76], edi         ;    88.8 p3+p4   73 w[8] spill
        mov edi, dword [esp + 152]        ;    86.2 p2      73 w[0] reload
        mov edi, dword [edi + 36]         ;    89.2 p2      73 w[9]
        mov edi, ebx                      ;    86.2 p0      52 v[7] copy
        mov dword [esp + 68], ebx         ;    86.5 p3+p4   63 v[1] spill
        xor edi, edx                      ;    87.2 p5      52 v[7]
        and ecx, edi                      ;    88.2 p1      52 v[7]
        xor ecx, ebx                      ;    89.2 p0      52 v[7]
        mov ebx, dword [esp + 152]        ;    88.2 p2      73 w[0] reload
        mov dword [esp + 88], eax         ;    87.8 p3+p4   62 v[4] spill
        mov ebx, dword [ebx + 36]         ;    91.2 p2      73 w[9]
        bswap ebx                         ;    94.2 p0+p5   73 w[9]
        add ebp, ecx                      ;    90.5 p1      63 v[7]
        mov ecx, edx                      ;    89.2 p0      47 v[7] copy
        ror ecx, 9                        ;    90.2 p5      47 v[7]
        xor ecx, edx                      ;    91.2 p1      47 v[7]
        ror ecx, 0xb                      ;    92.2 p0      47 v[7]
        xor ecx, edx                      ;    93.2 p5      47 v[7]
        ror ecx, 2                        ;    94.2 p0      47 v[7]
        add ebp, ecx                      ;    95.2 p1      63 v[7]
        mov ecx, dword [esp + 84]         ;    90.8 p2      51 t1
        xor ecx, eax                      ;    93.8 p5      51 t1
        mov eax, dword [esp + 84]         ;    91.8 p2      51 t1
        and ecx, esi                      ;    94.8 p1      51 t1
        xor eax, ecx                      ;    95.8 p0      51 t1
        mov ecx, dword [esp + 80]         ;    92.8 p2      61 t1
        mov dword [esp + 80], edi         ;    92.2 p3+p4   52 v[7] spill
        mov edi, esi                      ;    92.5 p5      48 t1 copy
        ror edi, 0xe                      ;    93.5 p0      48 t1
        xor edi, esi                      ;    94.5 p1      48 t1
        ror edi, 5                        ;    95.5 p5      48 t1
        xor edi, esi                      ;    96.5 p1      48 t1
        ror edi, 6                        ;    97.5 p0      48 t1
        lea ecx, [ecx + eax + 310598401]  ;    96.8 p0      61 t1
        add ecx, edi                      ;    98.5 p5      61 t1
        add ecx, ebx                      ;    99.5 p1      61 t1
        mov edi, dword [esp + 64]         ;    94.8 p2      62 v[2]
        mov eax, dword [esp + 80]         ;    95.8 p2      52 v[6]
        mov dword [esp + 80], ebx         ;    98.2 p3+p4   73 w[9] spill
        mov ebx, dword [esp + 152]        ;    96.8 p2      73 w[0] reload
        add edi, ecx                      ;   100.5 p5      62 v[2]
        mov dword [esp + 64], edx         ;    96.2 p3+p4   63 v[0] spill
        mov dword [esp + 92], esi         ;    97.2 p3+p4   62 v[3] spill
        mov ebx, dword [ebx + 40]         ;    99.8 p2      73 w[10]
        mov ebx, edx                      ;    96.8 p1      52 v[6] copy
        xor ebx, ebp                      ;    97.8 p0      52 v[6]
        and eax, ebx                      ;    98.8 p5      52 v[6]
        xor eax, edx                      ;    99.8 p1      52 v[6]
        mov edx, dword [esp + 152]        ;    98.8 p2      73 w[0] reload
        mov edx, dword [edx + 40]         ;   101.8 p2      73 w[10]
        add ecx, eax                      ;   100.8 p0      63 v[6]
        bswap edx                         ;   104.8 p0+p5   73 w[10]
        mov eax, ebp                      ;    99.0 p1      47 v[6] copy
        ror eax, 9                        ;   100.0 p5      47 v[6]
        xor eax, ebp                      ;   101.0 p1      47 v[6]
        ror eax, 0xb                      ;   102.0 p0      47 v[6]
        xor eax, ebp                      ;   103.0 p5      47 v[6]
        ror eax, 2                        ;   104.0 p0      47 v[6]
        add ecx, eax                      ;   105.0 p1      63 v[6]
        mov eax, dword [esp + 88]         ;   100.8 p2      51 t1
        xor eax, esi                      ;   103.8 p5      51 t1
        mov esi, dword [esp + 88]         ;   101.8 p2      51 t1
        and eax, edi                      ;   104.8 p1      51 t1
        xor esi, eax                      ;   105.8 p0      51 t1
        mov eax, dword [esp + 84]         ;   102.8 p2      61 t1
        mov dword [esp + 84], ebx         ;   102.2 p3+p4   52 v[6] spill
        mov ebx, edi                      ;   102.5 p5      48 t1 copy
        ror ebx, 0xe                      ;   103.5 p0      48 t1
        xor ebx, edi                      ;   104.5 p1      48 t1
        ror ebx, 5                        ;   105.5 p5      48 t1
        xor ebx, edi                      ;   106.5 p1      48 t1
        lea eax, [eax + esi + 607225278]  ;   106.8 p0      61 t1
        ror ebx, 6                        ;   107.5 p5      48 t1
        add eax, ebx                      ;   108.5 p1      61 t1
        mov esi, dword [esp + 68]         ;   104.5 p2      62 v[1]
        add eax, edx                      ;   109.5 p0      61 t1
        add esi, eax                      ;   110.5 p5      62 v[1]
        mov ebx, dword [esp + 84]         ;   105.5 p2      52 v[5]
        mov dword [esp + 68], ebp         ;   105.5 p3+p4   63 v[7] spill
        mov dword [esp + 84], edx         ;   108.8 p3+p4   73 w[10] spill
        mov edx, dword [esp + 152]        ;   106.5 p2      73 w[0] reload
        mov edx, dword [edx + 44]         ;   109.5 p2      73 w[11]
        mov dword [esp + 96], edi         ;   107.5 p3+p4   62 v[2] spill
        mov edx, ebp                      ;   106.8 p1      52 v[5] copy
        xor edx, ecx                      ;   107.8 p0      52 v[5]
        and ebx, edx                      ;   108.8 p5      52 v[5]
        xor ebx, ebp                      ;   109.8 p1      52 v[5]
        mov ebp, dword [esp + 152]        ;   108.5 p2      73 w[0] reload
        add eax, ebx                      ;   110.8 p0      63 v[5]
        mov ebp, dword [ebp + 44]         ;   111.5 p2      73 w[11]
        mov ebx, ecx                      ;   108.5 p5      47 v[5] copy
        bswap ebp                         ;   114.5 p0+p5   73 w[11]
        ror ebx, 9                        ;   110.0 p0      47 v[5]
        xor ebx, ecx                      ;   111.0 p1      47 v[5]
        ror ebx, 0xb                      ;   112.0 p5      47 v[5]
        xor ebx, ecx                      ;   113.0 p1      47 v[5]
        ror ebx, 2                        ;   114.0 p0      47 v[5]
        add eax, ebx                      ;   115.0 p1      63 v[5]
        mov ebx, dword [esp + 92]         ;   110.8 p2      51 t1
        xor ebx, edi                      ;   113.8 p5      51 t1
        and ebx, esi                      ;   114.8 p0      51 t1
        mov edi, dword [esp + 92]         ;   111.8 p2      51 t1
        xor edi, ebx                      ;   115.8 p1      51 t1
        mov ebx, dword [esp + 88]         ;   112.8 p2      61 t1
        mov dword [esp + 88], edx         ;   112.2 p3+p4   52 v[5] spill
        mov edx, esi                      ;   112.5 p5      48 t1 copy
        ror edx, 0xe                      ;   113.5 p0      48 t1
        xor edx, esi                      ;   114.5 p1      48 t1
        ror edx, 5                        ;   115.5 p5      48 t1
        xor edx, esi                      ;   116.5 p0      48 t1
        ror edx, 6                        ;   117.5 p5      48 t1
        lea ebx, [ebx + edi + 1426881987] ;   116.8 p0      61 t1
        add ebx, edx                      ;   118.5 p1      61 t1
        mov edx, dword [esp + 88]         ;   114.5 p2      52 v[4]
        add ebx, ebp                      ;   119.5 p1      61 t1
        mov dword [esp + 88], ebp         ;   118.5 p3+p4   73 w[11] spill
        mov ebp, dword [esp + 152]        ;   115.5 p2      73 w[0] reload
        mov ebp, dword [ebp + 48]         ;   118.5 p2      73 w[12]
        mov edi, dword [esp + 64]         ;   117.5 p2      62 v[0]
        add edi, ebx                      ;   120.5 p5      62 v[0]
        mov ebp, ecx                      ;   116.2 p0      52 v[4] copy
        xor ebp, eax                      ;   117.2 p1      52 v[4]
        and edx, ebp                      ;   118.2 p5      52 v[4]
        xor edx, ecx                      ;   119.2 p0      52 v[4]
        mov dword [esp + 64], ecx         ;   117.2 p3+p4   63 v[6] spill
        mov ecx, dword [esp + 152]        ;   118.5 p2      73 w[0] reload
        add ebx, edx                      ;   120.5 p1      63 v[4]
        mov ecx, dword [ecx + 48]         ;   121.5 p2      73 w[12]
        mov edx, eax                      ;   118.2 p5      47 v[4] copy
        bswap ecx                         ;   124.5 p0+p5   73 w[12]
        ror edx, 9                        ;   119.5 p0      47 v[4]
        xor edx, eax                      ;   120.5 p1      47 v[4]
        ror edx, 0xb                      ;   121.5 p5      47 v[4]
        xor edx, eax                      ;   122.5 p1      47 v[4]
        ror edx, 2                        ;   123.5 p0      47 v[4]
        add ebx, edx                      ;   124.5 p1      63 v[4]
        mov edx, dword [esp + 96]         ;   120.5 p2      51 t1
        xor edx, esi                      ;   123.5 p5      51 t1
        and edx, edi                      ;   124.5 p0      51 t1
        mov dword [esp + 100], esi        ;   121.2 p3+p4   62 v[1] spill
        mov esi, dword [esp + 96]         ;   121.5 p2      51 t1
        xor esi, edx                      ;   125.5 p1      51 t1
        mov edx, dword [esp + 92]         ;   122.5 p2      61 t1
        mov dword [esp + 92], ebp         ;   122.2 p3+p4   52 v[4] spill
        mov ebp, edi                      ;   122.5 p5      48 t1 copy
        ror ebp, 0xe                      ;   123.5 p0      48 t1
        xor ebp, edi                      ;   124.5 p1      48 t1
        ror ebp, 5                        ;   125.5 p5      48 t1
        xor ebp, edi                      ;   126.5 p0      48 t1
        lea edx, [edx + esi + 1925078388] ;   126.5 p0      61 t1
        ror ebp, 6                        ;   127.5 p5      48 t1
        add edx, ebp                      ;   128.5 p1      61 t1
        add edx, ecx                      ;   129.5 p1      61 t1
        mov esi, dword [esp + 68]         ;   124.8 p2      62 v[7]
        mov ebp, dword [esp + 92]         ;   125.8 p2      52 v[3]
        mov dword [esp + 92], ecx         ;   128.5 p3+p4   73 w[12] spill
        mov ecx, dword [esp + 152]        ;   126.8 p2      73 w[0] reload
        add esi, edx                      ;   130.5 p5      62 v[7]
        mov ecx, dword [ecx + 52]         ;   129.8 p2      73 w[13]
        mov ecx, eax                      ;   126.2 p0      52 v[3] copy
        xor ecx, ebx                      ;   127.2 p1      52 v[3]
        and ebp, ecx                      ;   128.8 p5      52 v[3]
        mov dword [esp + 68], eax         ;   127.0 p3+p4   63 v[5] spill
        xor ebp, eax                      ;   129.8 p0      52 v[3]
        mov eax, dword [esp + 152]        ;   128.8 p2      73 w[0] reload
        add edx, ebp                      ;   130.8 p1      63 v[3]
        mov eax, dword [eax + 52]         ;   131.8 p2      73 w[13]
        bswap eax                         ;   134.8 p0+p5   73 w[13]
        mov ebp, ebx                      ;   128.8 p1      47 v[3] copy
        ror ebp, 9                        ;   129.8 p0      47 v[3]
        xor ebp, ebx                      ;   130.8 p5      47 v[3]
        ror ebp, 0xb                      ;   131.8 p0      47 v[3]
        xor ebp, ebx                      ;   132.8 p1      47 v[3]
        ror ebp, 2                        ;   133.8 p5      47 v[3]
        mov dword [esp + 104], edi        ;   130.2 p3+p4   62 v[0] spill
        add edx, ebp                      ;   134.8 p1      63 v[3]
        mov ebp, dword [esp + 100]        ;   130.8 p2      51 t1
        xor ebp, edi                      ;   133.8 p0      51 t1
        mov edi, dword [esp + 100]        ;   131.8 p2      51 t1
        and ebp, esi                      ;   134.8 p5      51 t1
        xor edi, ebp                      ;   135.8 p1      51 t1
        mov ebp, dword [esp + 96]         ;   132.8 p2      61 t1
        mov dword [esp + 96], ecx         ;   132.2 p3+p4   52 v[3] spill
        mov ecx, esi                      ;   132.5 p0      48 t1 copy
        ror ecx, 0xe                      ;   133.5 p5      48 t1
        xor ecx, esi                      ;   134.5 p1      48 t1
        ror ecx, 5                        ;   135.5 p0      48 t1
        xor ecx, esi                      ;   136.5 p5      48 t1
        ror ecx, 6                        ;   137.5 p0      48 t1
        lea ebp, [ebp + edi - 2132889090] ;   136.8 p0      61 t1
        add ebp, ecx                      ;   138.5 p1      61 t1
        mov ecx, dword [esp + 96]         ;   134.5 p2      52 v[2]
        mov dword [esp + 96], eax         ;   138.8 p3+p4   73 w[13] spill
        add ebp, eax                      ;   139.5 p5      61 t1
        mov eax, dword [esp + 152]        ;   135.5 p2      73 w[0] reload
        mov eax, dword [eax + 56]         ;   138.5 p2      73 w[14]
        mov edi, dword [esp + 64]         ;   137.5 p2      62 v[6]
        add edi, ebp                      ;   140.5 p1      62 v[6]
        mov eax, ebx                      ;   136.2 p5      52 v[2] copy
        xor eax, edx                      ;   137.2 p0      52 v[2]
        and ecx, eax                      ;   138.2 p1      52 v[2]
        xor ecx, ebx                      ;   139.2 p5      52 v[2]
        mov dword [esp + 64], ebx         ;   137.2 p3+p4   63 v[4] spill
        mov ebx, dword [esp + 152]        ;   138.5 p2      73 w[0] reload
        mov ebx, dword [ebx + 56]         ;   141.5 p2      73 w[14]
        add ebp, ecx                      ;   140.5 p0      63 v[2]
        bswap ebx                         ;   144.5 p0+p5   73 w[14]
        mov ecx, edx                      ;   138.8 p1      47 v[2] copy
        ror ecx, 9                        ;   139.8 p5      47 v[2]
        xor ecx, edx                      ;   140.8 p1      47 v[2]
        ror ecx, 0xb                      ;   141.8 p0      47 v[2]
        xor ecx, edx                      ;   142.8 p5      47 v[2]
        ror ecx, 2                        ;   143.8 p0      47 v[2]
        mov dword [esp + 108], esi        ;   140.2 p3+p4   62 v[7] spill
        add ebp, ecx                      ;   144.8 p1      63 v[2]
        mov ecx, dword [esp + 104]        ;   140.8 p2      51 t1
        xor ecx, esi                      ;   143.8 p5      51 t1
        and ecx, edi                      ;   144.8 p1      51 t1
        mov esi, dword [esp + 104]        ;   141.8 p2      51 t1
        xor esi, ecx                      ;   145.8 p0      51 t1
        mov ecx, dword [esp + 100]        ;   142.8 p2      61 t1
        mov dword [esp + 100], eax        ;   142.2 p3+p4   52 v[2] spill
        mov eax, edi                      ;   142.5 p5      48 t1 copy
        ror eax, 0xe                      ;   143.5 p0      48 t1
        xor eax, edi                      ;   144.5 p1      48 t1
        ror eax, 5                        ;   145.5 p5      48 t1
        xor eax, edi                      ;   146.5 p0      48 t1
        ror eax, 6                        ;   147.5 p5      48 t1
        lea ecx, [ecx + esi - 1680079193] ;   146.8 p0      61 t1
        add ecx, eax                      ;   148.5 p1      61 t1
        mov esi, dword [esp + 68]         ;   144.5 p2      62 v[5]
        mov eax, dword [esp + 100]        ;   145.5 p2      52 v[1]
        mov dword [esp + 100], ebx        ;   148.5 p3+p4   73 w[14] spill
        add ecx, ebx                      ;   149.5 p1      61 t1
        mov ebx, dword [esp + 152]        ;   146.5 p2      73 w[0] reload
        mov ebx, dword [ebx + 60]         ;   149.5 p2      73 w[15]
        add esi, ecx                      ;   150.5 p5      62 v[5]
        mov ebx, edx                      ;   146.2 p0      52 v[1] copy
        mov dword [esp + 68], edx         ;   146.5 p3+p4   63 v[3] spill
        xor ebx, ebp                      ;   147.2 p1      52 v[1]
        and eax, ebx                      ;   148.5 p5      52 v[1]
        xor eax, edx                      ;   149.5 p0      52 v[1]
        mov edx, dword [esp + 152]        ;   148.5 p2      73 w[0] reload
        mov edx, dword [edx + 60]         ;   151.5 p2      73 w[15]
        mov dword [esp + 112], edi        ;   148.0 p3+p4   62 v[6] spill
        mov dword [esp + 116], ebp        ;   149.0 p3+p4   63 v[2] spill
        bswap edx                         ;   154.5 p0+p5   73 w[15]
        add ecx, eax                      ;   150.5 p1      63 v[1]
        mov eax, ebp                      ;   149.5 p0      47 v[1] copy
        ror eax, 9                        ;   150.5 p5      47 v[1]
        xor eax, ebp                      ;   151.5 p1      47 v[1]
        ror eax, 0xb                      ;   152.5 p0      47 v[1]
        xor eax, ebp                      ;   153.5 p5      47 v[1]
        ror eax, 2                        ;   154.5 p0      47 v[1]
        add ecx, eax                      ;   155.5 p1      63 v[1]
        mov eax, dword [esp + 108]        ;   151.0 p2      51 t1
        xor eax, edi                      ;   154.0 p5      51 t1
        and eax, esi                      ;   155.0 p1      51 t1
        mov edi, dword [esp + 108]        ;   152.0 p2      51 t1
        xor edi, eax                      ;   156.0 p0      51 t1
        mov eax, dword [esp + 104]        ;   153.0 p2      61 t1
        mov dword [esp + 104], ebx        ;   152.5 p3+p4   52 v[1] spill
        mov ebx, esi                      ;   152.8 p5      48 t1 copy
        ror ebx, 0xe                      ;   153.8 p0      48 t1
        xor ebx, esi                      ;   154.8 p1      48 t1
        ror ebx, 5                        ;   155.8 p5      48 t1
        xor ebx, esi                      ;   156.8 p1      48 t1
        ror ebx, 6                        ;   157.8 p0      48 t1
        lea eax, [eax + edi - 1046744716] ;   157.0 p0      61 t1
        add eax, ebx                      ;   158.8 p5      61 t1
        mov ebx, dword [esp + 104]        ;   154.8 p2      52 v[0]
        add eax, edx                      ;   159.8 p1      61 t1
        mov edi, dword [esp + 64]         ;   155.8 p2      62 v[4]
        add edi, eax                      ;   160.8 p5      62 v[4]
        mov dword [esp + 104], esi        ;   155.8 p3+p4   62 v[5] spill
        mov esi, dword [esp + 100]        ;   156.8 p2      50 w[0]
        shr esi, 0xa                      ;   159.8 p0      50 w[0]
        mov dword [esp + 64], edi         ;   161.8 p3+p4   62 v[4] spill
        mov edi, ebp                      ;   156.8 p1      52 v[0] copy
        xor edi, ecx                      ;   157.8 p5      52 v[0]
        and ebx, edi                      ;   158.8 p0      52 v[0]
        xor ebx, ebp                      ;   159.8 p1      52 v[0]
        mov ebp, dword [esp + 100]        ;   157.8 p2      50 w[0]
        ror ebp, 2                        ;   160.8 p5      50 w[0]
        add eax, ebx                      ;   160.8 p0      63 v[0]
        mov ebx, dword [esp + 100]        ;   158.8 p2      50 w[0]
        xor ebx, ebp                      ;   161.8 p1      50 w[0]
        ror ebx, 0x11                     ;   162.8 p5      50 w[0]
        mov ebp, ecx                      ;   159.5 p0      47 v[0] copy
        ror ebp, 9                        ;   160.5 p5      47 v[0]
        xor ebp, ecx                      ;   161.5 p1      47 v[0]
        ror ebp, 0xb                      ;   162.5 p0      47 v[0]
        xor ebp, ecx                      ;   163.5 p1      47 v[0]
        ror ebp, 2                        ;   164.5 p5      47 v[0]
        add eax, ebp                      ;   165.5 p0      63 v[0]
        mov ebp, dword [esp + 40]         ;   161.0 p2      49 w[0]
        shr ebp, 3                        ;   164.0 p5      49 w[0]
        xor esi, ebx                      ;   163.8 p1      50 w[0]
        mov ebx, dword [esp + 40]         ;   162.0 p2      49 w[0]
        mov dword [esp + 120], edi        ;   162.0 p3+p4   52 v[0] spill
        ror ebx, 0xb                      ;   165.0 p0      49 w[0]
        mov edi, dword [esp + 40]         ;   163.0 p2      49 w[0]
        xor edi, ebx                      ;   166.0 p1      49 w[0]
        ror edi, 7                        ;   167.0 p5      49 w[0]
        mov ebx, edx                      ;   163.5 p0      50 w[1] copy
        shr ebx, 0xa                      ;   164.5 p5      50 w[1]
        add esi, dword [esp + 80]         ;   164.8 p1+p2   78 w[0]
        add esi, dword [esp + 36]         ;   165.8 p0+p2   78 w[0]
        xor ebp, edi                      ;   168.0 p1      49 w[0]
        mov edi, edx                      ;   165.0 p5      50 w[1] copy
        ror edi, 2                        ;   166.0 p0      50 w[1]
        xor edi, edx                      ;   167.0 p1      50 w[1]
        ror edi, 0x11                     ;   168.0 p5      50 w[1]
        xor ebx, edi                      ;   169.0 p0      50 w[1]
        add esi, ebp                      ;   169.0 p1      78 w[0]
        mov ebp, dword [esp + 64]         ;   166.0 p2      48 t1
        mov edi, dword [esp + 64]         ;   167.0 p2      48 t1
        ror edi, 0xe                      ;   170.0 p5      48 t1
        xor ebp, edi                      ;   171.0 p0      48 t1
        ror ebp, 5                        ;   172.0 p5      48 t1
        mov edi, dword [esp + 64]         ;   168.0 p2      48 t1
        xor edi, ebp                      ;   173.0 p1      48 t1
        mov ebp, dword [esp + 104]        ;   169.0 p2      51 t1
        xor ebp, dword [esp + 112]        ;   172.0 p0+p2   51 t1
        mov dword [esp + 36], edx         ;   168.2 p3+p4   73 w[15] spill
        mov edx, dword [esp + 64]         ;   171.0 p2      51 t1
        ror edi, 6                        ;   174.0 p5      48 t1
        and edx, ebp                      ;   174.0 p1      51 t1
        mov ebp, dword [esp + 112]        ;   172.0 p2      51 t1
        xor ebp, edx                      ;   175.0 p0      51 t1
        mov dword [esp + 124], ebx        ;   170.0 p3+p4   50 w[1] spill
        mov ebx, dword [esp + 108]        ;   173.0 p2      61 t1
        lea ebx, [ebx + esi - 459576895]  ;   176.0 p0      61 t1
        add ebx, edi                      ;   177.0 p1      61 t1
        add ebx, ebp                      ;   178.0 p5      61 t1
        mov ebp, dword [esp + 120]        ;   174.0 p2      52 v[7]
        mov edi, dword [esp + 68]         ;   175.0 p2      62 v[3]
        add edi, ebx                      ;   179.0 p0      62 v[3]
        mov edx, ecx                      ;   171.8 p1      52 v[7] copy
        xor edx, eax                      ;   172.8 p5      52 v[7]
        and ebp, edx                      ;   177.0 p0      52 v[7]
        xor ebp, ecx                      ;   178.0 p1      52 v[7]
        add ebx, ebp                      ;   179.0 p5      63 v[7]
        mov ebp, eax                      ;   173.5 p0      47 v[7] copy
        ror ebp, 9                        ;   174.5 p5      47 v[7]
        xor ebp, eax                      ;   175.5 p1      47 v[7]
        ror ebp, 0xb                      ;   176.5 p0      47 v[7]
        xor ebp, eax                      ;   177.5 p1      47 v[7]
        ror ebp, 2                        ;   178.5 p5      47 v[7]
        add ebx, ebp                      ;   180.0 p0      63 v[7]
        mov dword [esp + 120], ecx        ;   174.8 p3+p4   63 v[1] spill
        mov ecx, dword [esp + 48]         ;   176.0 p2      49 w[1]
        mov ebp, dword [esp + 48]         ;   177.0 p2      49 w[1]
        shr ebp, 3                        ;   180.0 p5      49 w[1]
        ror ecx, 0xb                      ;   179.0 p0      49 w[1]
        mov dword [esp + 68], edx         ;   176.0 p3+p4   52 v[7] spill
        mov edx, dword [esp + 48]         ;   178.0 p2      49 w[1]
        xor edx, ecx                      ;   181.0 p1      49 w[1]
        mov ecx, esi                      ;   177.0 p5      50 w[2] copy
        shr ecx, 0xa                      ;   178.0 p0      50 w[2]
        ror edx, 7                        ;   182.0 p5      49 w[1]
        mov dword [esp + 108], eax        ;   177.5 p3+p4   63 v[0] spill
        mov eax, dword [esp + 124]        ;   179.0 p2      78 w[1]
        add eax, dword [esp + 84]         ;   182.0 p1+p2   78 w[1]
        add eax, dword [esp + 40]         ;   183.0 p0+p2   78 w[1]
        xor ebp, edx                      ;   183.0 p1      49 w[1]
        mov edx, esi                      ;   179.0 p5      50 w[2] copy
        ror edx, 2                        ;   180.0 p0      50 w[2]
        xor edx, esi                      ;   181.0 p1      50 w[2]
        ror edx, 0x11                     ;   182.0 p5      50 w[2]
        xor ecx, edx                      ;   183.0 p0      50 w[2]
        mov edx, dword [esp + 104]        ;   182.0 p2      62 v[5] reload
        add eax, ebp                      ;   184.0 p1      78 w[1]
        mov dword [esp + 40], esi         ;   180.5 p3+p4   78 w[0] spill
        mov ebp, dword [esp + 64]         ;   183.0 p2      51 t1
        mov esi, dword [esp + 112]        ;   184.0 p2      61 t1
        xor ebp, edx                      ;   186.0 p5      51 t1
        and ebp, edi                      ;   187.0 p0      51 t1
        xor ebp, edx                      ;   188.0 p1      51 t1
        lea esi, [esi + eax - 272742522]  ;   187.0 p0      61 t1
        mov edx, edi                      ;   182.2 p5      48 t1 copy
        ror edx, 0xe                      ;   183.2 p5      48 t1
        mov dword [esp + 112], ebx        ;   182.8 p3+p4   63 v[7] spill
        xor edx, edi                      ;   184.2 p1      48 t1
        ror edx, 5                        ;   185.2 p0      48 t1
        xor edx, edi                      ;   186.2 p1      48 t1
        ror edx, 6                        ;   187.2 p5      48 t1
        add esi, edx                      ;   188.2 p0      61 t1
        add esi, ebp                      ;   189.2 p1      61 t1
        mov ebp, dword [esp + 108]        ;   185.0 p2      52 v[6]
        xor ebp, ebx                      ;   188.0 p5      52 v[6]
        mov edx, dword [esp + 116]        ;   186.0 p2      62 v[2]
        add edx, esi                      ;   190.2 p0      62 v[2]
        mov dword [esp + 116], edi        ;   185.5 p3+p4   62 v[3] spill
        mov edi, dword [esp + 68]         ;   187.0 p2      52 v[6]
        mov dword [esp + 68], ebp         ;   189.0 p3+p4   52 v[6] spill
        and edi, ebp                      ;   190.0 p1      52 v[6]
        mov ebp, dword [esp + 108]        ;   188.0 p2      52 v[6]
        xor ebp, edi                      ;   191.0 p5      52 v[6]
        add esi, ebp                      ;   192.0 p0      63 v[6]
        mov ebp, ebx                      ;   187.2 p1      47 v[6] copy
        mov edi, dword [esp + 56]         ;   189.0 p2      49 w[2]
        shr edi, 3                        ;   192.0 p5      49 w[2]
        ror ebp, 9                        ;   188.2 p0      47 v[6]
        xor ebp, ebx                      ;   189.2 p1      47 v[6]
        ror ebp, 0xb                      ;   190.2 p5      47 v[6]
        xor ebp, ebx                      ;   191.2 p0      47 v[6]
        ror ebp, 2                        ;   192.2 p5      47 v[6]
        mov ebx, dword [esp + 56]         ;   190.0 p2      49 w[2]
        add esi, ebp                      ;   193.2 p1      63 v[6]
        mov ebp, dword [esp + 56]         ;   191.0 p2      49 w[2]
        ror ebp, 0xb                      ;   194.0 p0      49 w[2]
        xor ebx, ebp                      ;   195.0 p1      49 w[2]
        mov ebp, dword [esp + 88]         ;   192.0 p2      73 w[11] reload
        ror ebx, 7                        ;   196.0 p5      49 w[2]
        add ecx, ebp                      ;   195.0 p0      78 w[2]
        add ecx, dword [esp + 48]         ;   196.0 p1+p2   78 w[2]
        mov dword [esp + 48], eax         ;   191.5 p3+p4   78 w[1] spill
        xor edi, ebx                      ;   197.0 p5      49 w[2]
        mov ebx, eax                      ;   192.0 p0      50 w[3] copy
        shr ebx, 0xa                      ;   193.0 p5      50 w[3]
        mov ebp, eax                      ;   192.5 p1      50 w[3] copy
        ror ebp, 2                        ;   193.5 p0      50 w[3]
        xor ebp, eax                      ;   194.5 p1      50 w[3]
        ror ebp, 0x11                     ;   195.5 p5      50 w[3]
        xor ebx, ebp                      ;   196.5 p0      50 w[3]
        add ecx, edi                      ;   198.0 p1      78 w[2]
        mov ebp, dword [esp + 64]         ;   194.0 p2      62 v[4] reload
        mov edi, dword [esp + 116]        ;   195.0 p2      51 t1
        mov eax, dword [esp + 104]        ;   196.0 p2      61 t1
        lea eax, [eax + ecx + 264347078]  ;   199.0 p0      61 t1
        xor edi, ebp                      ;   198.0 p5      51 t1
        and edi, edx                      ;   199.0 p1      51 t1
        xor edi, ebp                      ;   200.0 p0      51 t1
        mov ebp, edx                      ;   196.0 p5      48 t1 copy
        ror ebp, 0xe                      ;   197.0 p0      48 t1
        xor ebp, edx                      ;   198.0 p1      48 t1
        ror ebp, 5                        ;   199.0 p5      48 t1
        add eax, edi                      ;   201.0 p1      61 t1
        mov edi, dword [esp + 112]        ;   197.0 p2      52 v[5]
        xor edi, esi                      ;   200.0 p0      52 v[5]
        xor ebp, edx                      ;   200.0 p5      48 t1
        ror ebp, 6                        ;   201.0 p0      48 t1
        add eax, ebp                      ;   202.0 p1      61 t1
        mov ebp, dword [esp + 120]        ;   198.2 p2      62 v[1]
        add ebp, eax                      ;   203.0 p5      62 v[1]
        mov dword [esp + 120], edx        ;   198.8 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   199.2 p2      52 v[5]
        mov dword [esp + 68], edi         ;   201.0 p3+p4   52 v[5] spill
        and edx, edi                      ;   202.2 p1      52 v[5]
        mov edi, dword [esp + 112]        ;   200.2 p2      52 v[5]
        xor edi, edx                      ;   203.2 p0      52 v[5]
        mov edx, esi                      ;   200.2 p5      47 v[5] copy
        ror edx, 9                        ;   201.2 p0      47 v[5]
        xor edx, esi                      ;   202.2 p1      47 v[5]
        mov dword [esp + 104], esi        ;   201.0 p3+p4   63 v[6] spill
        ror edx, 0xb                      ;   203.2 p5      47 v[5]
        xor edx, esi                      ;   204.2 p1      47 v[5]
        mov esi, dword [esp + 60]         ;   201.8 p2      49 w[3]
        add eax, edi                      ;   204.2 p0      63 v[5]
        mov edi, dword [esp + 60]         ;   202.8 p2      49 w[3]
        shr edi, 3                        ;   205.8 p5      49 w[3]
        ror edx, 2                        ;   205.2 p0      47 v[5]
        add eax, edx                      ;   206.2 p1      63 v[5]
        mov edx, dword [esp + 60]         ;   203.8 p2      49 w[3]
        ror edx, 0xb                      ;   206.8 p5      49 w[3]
        xor esi, edx                      ;   207.8 p0      49 w[3]
        mov edx, dword [esp + 92]         ;   204.8 p2      73 w[12] reload
        add ebx, edx                      ;   207.8 p1      78 w[3]
        mov edx, ecx                      ;   204.5 p5      50 w[4] copy
        ror esi, 7                        ;   208.8 p0      49 w[3]
        add ebx, dword [esp + 56]         ;   208.8 p1+p2   78 w[3]
        mov dword [esp + 56], ecx         ;   205.2 p3+p4   78 w[2] spill
        xor edi, esi                      ;   209.8 p5      49 w[3]
        mov esi, ecx                      ;   206.0 p0      50 w[4] copy
        shr esi, 0xa                      ;   207.0 p5      50 w[4]
        ror edx, 2                        ;   207.0 p0      50 w[4]
        xor edx, ecx                      ;   208.0 p1      50 w[4]
        ror edx, 0x11                     ;   209.0 p5      50 w[4]
        xor esi, edx                      ;   210.0 p1      50 w[4]
        mov edx, dword [esp + 116]        ;   207.2 p2      62 v[3] reload
        add ebx, edi                      ;   210.8 p0      78 w[3]
        mov edi, dword [esp + 120]        ;   208.2 p2      51 t1
        xor edi, edx                      ;   211.2 p1      51 t1
        and edi, ebp                      ;   212.2 p5      51 t1
        xor edi, edx                      ;   213.2 p0      51 t1
        mov ecx, dword [esp + 64]         ;   209.2 p2      61 t1
        lea ecx, [ecx + ebx + 604807628]  ;   212.2 p0      61 t1
        mov edx, ebp                      ;   209.5 p1      48 t1 copy
        ror edx, 0xe                      ;   210.5 p5      48 t1
        mov dword [esp + 64], eax         ;   209.8 p3+p4   63 v[5] spill
        xor edx, ebp                      ;   211.5 p1      48 t1
        ror edx, 5                        ;   212.5 p5      48 t1
        xor edx, ebp                      ;   213.5 p0      48 t1
        ror edx, 6                        ;   214.5 p5      48 t1
        add ecx, edi                      ;   214.2 p1      61 t1
        add ecx, edx                      ;   215.5 p0      61 t1
        mov edx, dword [esp + 108]        ;   211.5 p2      62 v[0]
        mov dword [esp + 108], ebp        ;   211.8 p3+p4   62 v[1] spill
        mov edi, dword [esp + 104]        ;   212.5 p2      52 v[4]
        xor edi, eax                      ;   215.5 p1      52 v[4]
        add edx, ecx                      ;   216.5 p5      62 v[0]
        mov ebp, dword [esp + 68]         ;   213.5 p2      52 v[4]
        mov dword [esp + 68], edi         ;   216.5 p3+p4   52 v[4] spill
        and ebp, edi                      ;   216.5 p0      52 v[4]
        mov edi, dword [esp + 104]        ;   214.5 p2      52 v[4]
        xor edi, ebp                      ;   217.5 p1      52 v[4]
        add ecx, edi                      ;   218.5 p5      63 v[4]
        mov edi, dword [esp + 52]         ;   215.5 p2      49 w[4]
        shr edi, 3                        ;   218.5 p0      49 w[4]
        mov ebp, eax                      ;   214.8 p1      47 v[4] copy
        ror ebp, 9                        ;   215.8 p5      47 v[4]
        xor ebp, eax                      ;   216.8 p0      47 v[4]
        ror ebp, 0xb                      ;   217.8 p5      47 v[4]
        xor ebp, eax                      ;   218.8 p1      47 v[4]
        mov eax, dword [esp + 52]         ;   216.5 p2      49 w[4]
        ror ebp, 2                        ;   219.8 p0      47 v[4]
        add ecx, ebp                      ;   220.8 p1      63 v[4]
        mov ebp, dword [esp + 52]         ;   217.5 p2      49 w[4]
        ror ebp, 0xb                      ;   220.5 p5      49 w[4]
        xor eax, ebp                      ;   221.5 p0      49 w[4]
        ror eax, 7                        ;   222.5 p5      49 w[4]
        mov ebp, dword [esp + 96]         ;   218.5 p2      73 w[13] reload
        add esi, ebp                      ;   221.5 p1      78 w[4]
        add esi, dword [esp + 60]         ;   222.5 p0+p2   78 w[4]
        xor edi, eax                      ;   223.5 p1      49 w[4]
        mov eax, ebx                      ;   219.0 p5      50 w[5] copy
        shr eax, 0xa                      ;   220.0 p0      50 w[5]
        mov ebp, ebx                      ;   220.0 p1      50 w[5] copy
        ror ebp, 2                        ;   221.0 p5      50 w[5]
        xor ebp, ebx                      ;   222.0 p0      50 w[5]
        ror ebp, 0x11                     ;   223.0 p5      50 w[5]
        xor eax, ebp                      ;   224.0 p1      50 w[5]
        mov dword [esp + 60], ebx         ;   220.5 p3+p4   78 w[3] spill
        mov ebx, dword [esp + 116]        ;   220.8 p2      61 t1
        mov dword [esp + 116], ecx        ;   221.8 p3+p4   63 v[4] spill
        add esi, edi                      ;   224.5 p0      78 w[4]
        mov edi, dword [esp + 108]        ;   221.8 p2      51 t1
        mov ebp, dword [esp + 120]        ;   222.8 p2      62 v[2] reload
        xor edi, ebp                      ;   225.8 p1      51 t1
        and edi, edx                      ;   226.8 p5      51 t1
        xor edi, ebp                      ;   227.8 p0      51 t1
        lea ebx, [ebx + esi + 770255983]  ;   225.5 p0      61 t1
        mov ebp, edx                      ;   223.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   224.0 p5      48 t1
        xor ebp, edx                      ;   225.0 p1      48 t1
        ror ebp, 5                        ;   226.0 p5      48 t1
        xor ebp, edx                      ;   227.0 p0      48 t1
        ror ebp, 6                        ;   228.0 p5      48 t1
        add ebx, edi                      ;   228.8 p1      61 t1
        mov edi, dword [esp + 64]         ;   224.8 p2      52 v[3]
        add ebx, ebp                      ;   229.8 p0      61 t1
        mov ebp, dword [esp + 112]        ;   225.8 p2      62 v[7]
        mov dword [esp + 112], edx        ;   225.5 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   226.8 p2      52 v[3]
        xor edi, ecx                      ;   227.8 p1      52 v[3]
        add ebp, ebx                      ;   230.8 p5      62 v[7]
        mov dword [esp + 68], edi         ;   228.8 p3+p4   52 v[3] spill
        and edx, edi                      ;   229.8 p0      52 v[3]
        mov edi, dword [esp + 64]         ;   227.8 p2      52 v[3]
        xor edi, edx                      ;   230.8 p1      52 v[3]
        add ebx, edi                      ;   231.8 p5      63 v[3]
        mov edi, dword [esp + 44]         ;   228.8 p2      49 w[5]
        shr edi, 3                        ;   231.8 p0      49 w[5]
        mov edx, ecx                      ;   228.2 p1      47 v[3] copy
        ror edx, 9                        ;   229.2 p5      47 v[3]
        xor edx, ecx                      ;   230.2 p0      47 v[3]
        ror edx, 0xb                      ;   231.2 p5      47 v[3]
        xor edx, ecx                      ;   232.2 p1      47 v[3]
        ror edx, 2                        ;   233.2 p0      47 v[3]
        mov ecx, dword [esp + 44]         ;   229.8 p2      49 w[5]
        add ebx, edx                      ;   234.2 p1      63 v[3]
        mov edx, dword [esp + 44]         ;   230.8 p2      49 w[5]
        ror edx, 0xb                      ;   233.8 p5      49 w[5]
        xor ecx, edx                      ;   234.8 p0      49 w[5]
        mov edx, dword [esp + 100]        ;   231.8 p2      73 w[14] reload
        add eax, edx                      ;   234.8 p1      78 w[5]
        ror ecx, 7                        ;   235.8 p5      49 w[5]
        add eax, dword [esp + 52]         ;   235.8 p0+p2   78 w[5]
        xor edi, ecx                      ;   236.8 p1      49 w[5]
        mov edx, esi                      ;   232.5 p5      50 w[6] copy
        mov ecx, esi                      ;   233.0 p0      50 w[6] copy
        shr ecx, 0xa                      ;   234.0 p5      50 w[6]
        ror edx, 2                        ;   234.0 p0      50 w[6]
        xor edx, esi                      ;   235.0 p1      50 w[6]
        add eax, edi                      ;   237.8 p1      78 w[5]
        ror edx, 0x11                     ;   236.0 p5      50 w[6]
        mov edi, dword [esp + 112]        ;   234.0 p2      51 t1
        xor ecx, edx                      ;   237.0 p0      50 w[6]
        mov edx, dword [esp + 108]        ;   235.0 p2      62 v[1] reload
        xor edi, edx                      ;   238.0 p1      51 t1
        and edi, ebp                      ;   239.0 p5      51 t1
        xor edi, edx                      ;   240.0 p0      51 t1
        mov dword [esp + 52], esi         ;   235.5 p3+p4   78 w[4] spill
        mov esi, dword [esp + 120]        ;   236.0 p2      61 t1
        lea esi, [esi + eax + 1249150122] ;   239.0 p0      61 t1
        mov edx, ebp                      ;   236.2 p1      48 t1 copy
        ror edx, 0xe                      ;   237.2 p5      48 t1
        xor edx, ebp                      ;   238.2 p1      48 t1
        ror edx, 5                        ;   239.2 p5      48 t1
        xor edx, ebp                      ;   240.2 p0      48 t1
        ror edx, 6                        ;   241.2 p5      48 t1
        add esi, edi                      ;   241.0 p1      61 t1
        add esi, edx                      ;   242.2 p0      61 t1
        mov edx, dword [esp + 104]        ;   238.2 p2      62 v[6]
        mov edi, dword [esp + 116]        ;   239.2 p2      52 v[2]
        xor edi, ebx                      ;   242.2 p1      52 v[2]
        mov dword [esp + 104], ebp        ;   239.0 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   240.2 p2      52 v[2]
        mov dword [esp + 68], edi         ;   243.2 p3+p4   52 v[2] spill
        add edx, esi                      ;   243.2 p5      62 v[6]
        and ebp, edi                      ;   243.2 p0      52 v[2]
        mov edi, dword [esp + 116]        ;   241.2 p2      52 v[2]
        xor edi, ebp                      ;   244.2 p1      52 v[2]
        add esi, edi                      ;   245.2 p5      63 v[2]
        mov edi, dword [esp + 72]         ;   242.2 p2      49 w[6]
        shr edi, 3                        ;   245.2 p0      49 w[6]
        mov ebp, ebx                      ;   241.5 p1      47 v[2] copy
        ror ebp, 9                        ;   242.5 p5      47 v[2]
        xor ebp, ebx                      ;   243.5 p0      47 v[2]
        ror ebp, 0xb                      ;   244.5 p5      47 v[2]
        xor ebp, ebx                      ;   245.5 p1      47 v[2]
        ror ebp, 2                        ;   246.5 p0      47 v[2]
        add esi, ebp                      ;   247.5 p1      63 v[2]
        mov ebp, dword [esp + 72]         ;   243.2 p2      49 w[6]
        ror ebp, 0xb                      ;   246.2 p5      49 w[6]
        mov dword [esp + 120], ebx        ;   243.8 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 72]         ;   244.2 p2      49 w[6]
        xor ebx, ebp                      ;   247.2 p0      49 w[6]
        ror ebx, 7                        ;   248.2 p5      49 w[6]
        mov ebp, dword [esp + 36]         ;   245.2 p2      73 w[15] reload
        add ecx, ebp                      ;   248.2 p1      78 w[6]
        add ecx, dword [esp + 44]         ;   249.2 p0+p2   78 w[6]
        mov ebp, eax                      ;   245.8 p5      50 w[7] copy
        ror ebp, 2                        ;   246.8 p0      50 w[7]
        xor ebp, eax                      ;   247.8 p1      50 w[7]
        xor edi, ebx                      ;   249.2 p5      49 w[6]
        mov ebx, eax                      ;   247.0 p1      50 w[7] copy
        ror ebp, 0x11                     ;   248.8 p0      50 w[7]
        add ecx, edi                      ;   250.2 p5      78 w[6]
        shr ebx, 0xa                      ;   248.2 p0      50 w[7]
        mov edi, dword [esp + 104]        ;   247.5 p2      51 t1
        xor ebx, ebp                      ;   249.8 p1      50 w[7]
        mov ebp, dword [esp + 112]        ;   248.5 p2      62 v[0] reload
        xor edi, ebp                      ;   251.5 p5      51 t1
        and edi, edx                      ;   252.5 p1      51 t1
        xor edi, ebp                      ;   253.5 p0      51 t1
        mov dword [esp + 44], eax         ;   249.0 p3+p4   78 w[5] spill
        mov eax, dword [esp + 108]        ;   249.5 p2      61 t1
        mov ebp, edx                      ;   249.8 p5      48 t1 copy
        lea eax, [eax + ecx + 1555081692] ;   252.5 p0      61 t1
        ror ebp, 0xe                      ;   250.8 p5      48 t1
        xor ebp, edx                      ;   251.8 p1      48 t1
        ror ebp, 5                        ;   252.8 p0      48 t1
        xor ebp, edx                      ;   253.8 p1      48 t1
        ror ebp, 6                        ;   254.8 p5      48 t1
        add eax, edi                      ;   254.5 p0      61 t1
        add eax, ebp                      ;   255.8 p1      61 t1
        mov edi, dword [esp + 120]        ;   251.8 p2      52 v[1]
        xor edi, esi                      ;   254.8 p5      52 v[1]
        mov ebp, dword [esp + 64]         ;   252.8 p2      62 v[5]
        mov dword [esp + 64], edx         ;   252.5 p3+p4   62 v[6] spill
        add ebp, eax                      ;   256.8 p0      62 v[5]
        mov edx, dword [esp + 68]         ;   253.8 p2      52 v[1]
        mov dword [esp + 68], edi         ;   255.8 p3+p4   52 v[1] spill
        and edx, edi                      ;   256.8 p1      52 v[1]
        mov edi, dword [esp + 120]        ;   254.8 p2      52 v[1]
        xor edi, edx                      ;   257.8 p5      52 v[1]
        add eax, edi                      ;   258.8 p0      63 v[1]
        mov edi, dword [esp + 76]         ;   255.8 p2      49 w[7]
        shr edi, 3                        ;   258.8 p5      49 w[7]
        mov dword [esp + 108], esi        ;   255.0 p3+p4   63 v[2] spill
        mov edx, esi                      ;   255.2 p1      47 v[1] copy
        ror edx, 9                        ;   256.2 p0      47 v[1]
        xor edx, esi                      ;   257.2 p5      47 v[1]
        ror edx, 0xb                      ;   258.2 p0      47 v[1]
        xor edx, esi                      ;   259.2 p1      47 v[1]
        mov esi, dword [esp + 76]         ;   256.8 p2      49 w[7]
        ror edx, 2                        ;   260.2 p5      47 v[1]
        add eax, edx                      ;   261.2 p1      63 v[1]
        mov edx, dword [esp + 76]         ;   257.8 p2      49 w[7]
        ror edx, 0xb                      ;   260.8 p0      49 w[7]
        xor esi, edx                      ;   261.8 p5      49 w[7]
        mov edx, dword [esp + 40]         ;   258.8 p2      78 w[0] reload
        ror esi, 7                        ;   262.8 p0      49 w[7]
        add ebx, edx                      ;   261.8 p1      78 w[7]
        add ebx, dword [esp + 72]         ;   262.8 p5+p2   78 w[7]
        xor edi, esi                      ;   263.8 p0      49 w[7]
        mov esi, ecx                      ;   259.5 p1      50 w[8] copy
        shr esi, 0xa                      ;   260.5 p5      50 w[8]
        mov edx, ecx                      ;   260.5 p0      50 w[8] copy
        ror edx, 2                        ;   261.5 p5      50 w[8]
        xor edx, ecx                      ;   262.5 p1      50 w[8]
        ror edx, 0x11                     ;   263.5 p0      50 w[8]
        xor esi, edx                      ;   264.5 p1      50 w[8]
        mov edx, dword [esp + 104]        ;   261.0 p2      62 v[7] reload
        add ebx, edi                      ;   264.8 p5      78 w[7]
        mov edi, dword [esp + 64]         ;   262.0 p2      51 t1
        xor edi, edx                      ;   265.0 p0      51 t1
        and edi, ebp                      ;   266.0 p1      51 t1
        xor edi, edx                      ;   267.0 p5      51 t1
        mov edx, ebp                      ;   263.5 p0      48 t1 copy
        ror edx, 0xe                      ;   264.5 p5      48 t1
        xor edx, ebp                      ;   265.5 p1      48 t1
        ror edx, 5                        ;   266.5 p0      48 t1
        xor edx, ebp                      ;   267.5 p1      48 t1
        ror edx, 6                        ;   268.5 p5      48 t1
        mov dword [esp + 72], ecx         ;   264.0 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 112]        ;   264.2 p2      61 t1
        lea ecx, [ecx + ebx + 1996064986] ;   267.2 p0      61 t1
        add ecx, edi                      ;   268.2 p1      61 t1
        add ecx, edx                      ;   269.5 p5      61 t1
        mov edi, dword [esp + 108]        ;   265.2 p2      52 v[0]
        mov edx, dword [esp + 116]        ;   266.2 p2      62 v[4]
        xor edi, eax                      ;   268.2 p0      52 v[0]
        mov dword [esp + 116], ebp        ;   266.0 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   267.2 p2      52 v[0]
        add edx, ecx                      ;   270.5 p1      62 v[4]
        mov dword [esp + 68], edi         ;   269.2 p3+p4   52 v[0] spill
        and ebp, edi                      ;   270.2 p5      52 v[0]
        mov edi, dword [esp + 108]        ;   268.2 p2      52 v[0]
        xor edi, ebp                      ;   271.2 p0      52 v[0]
        add ecx, edi                      ;   272.2 p1      63 v[0]
        mov edi, dword [esp + 80]         ;   269.2 p2      49 w[8]
        shr edi, 3                        ;   272.2 p5      49 w[8]
        mov ebp, eax                      ;   268.5 p0      47 v[0] copy
        ror ebp, 9                        ;   269.5 p5      47 v[0]
        xor ebp, eax                      ;   270.5 p1      47 v[0]
        ror ebp, 0xb                      ;   271.5 p0      47 v[0]
        xor ebp, eax                      ;   272.5 p1      47 v[0]
        ror ebp, 2                        ;   273.5 p5      47 v[0]
        add ecx, ebp                      ;   274.5 p0      63 v[0]
        mov ebp, dword [esp + 80]         ;   270.2 p2      49 w[8]
        mov dword [esp + 112], eax        ;   270.5 p3+p4   63 v[1] spill
        ror ebp, 0xb                      ;   273.2 p5      49 w[8]
        mov eax, dword [esp + 80]         ;   271.2 p2      49 w[8]
        xor eax, ebp                      ;   274.2 p1      49 w[8]
        ror eax, 7                        ;   275.2 p0      49 w[8]
        mov ebp, dword [esp + 48]         ;   272.2 p2      78 w[1] reload
        add esi, ebp                      ;   275.2 p1      78 w[8]
        add esi, dword [esp + 76]         ;   276.2 p5+p2   78 w[8]
        xor edi, eax                      ;   276.2 p0      49 w[8]
        mov eax, ebx                      ;   273.2 p1      50 w[9] copy
        shr eax, 0xa                      ;   274.2 p5      50 w[9]
        mov ebp, ebx                      ;   273.5 p0      50 w[9] copy
        ror ebp, 2                        ;   274.5 p5      50 w[9]
        xor ebp, ebx                      ;   275.5 p1      50 w[9]
        ror ebp, 0x11                     ;   276.5 p0      50 w[9]
        xor eax, ebp                      ;   277.5 p1      50 w[9]
        mov ebp, dword [esp + 64]         ;   274.5 p2      62 v[6] reload
        add esi, edi                      ;   277.2 p5      78 w[8]
        mov edi, dword [esp + 116]        ;   275.5 p2      51 t1
        xor edi, ebp                      ;   278.5 p0      51 t1
        and edi, edx                      ;   279.5 p1      51 t1
        mov dword [esp + 76], ebx         ;   275.8 p3+p4   78 w[7] spill
        mov ebx, dword [esp + 104]        ;   276.5 p2      61 t1
        lea ebx, [ebx + esi - 1740746414] ;   279.5 p0      61 t1
        xor edi, ebp                      ;   280.5 p5      51 t1
        mov ebp, edx                      ;   277.2 p1      48 t1 copy
        ror ebp, 0xe                      ;   278.2 p0      48 t1
        xor ebp, edx                      ;   279.2 p5      48 t1
        ror ebp, 5                        ;   280.2 p0      48 t1
        xor ebp, edx                      ;   281.2 p1      48 t1
        ror ebp, 6                        ;   282.2 p5      48 t1
        add ebx, edi                      ;   281.5 p1      61 t1
        add ebx, ebp                      ;   283.2 p0      61 t1
        mov ebp, dword [esp + 120]        ;   278.8 p2      62 v[3]
        mov dword [esp + 120], edx        ;   279.0 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   279.8 p2      52 v[7]
        mov edi, dword [esp + 112]        ;   280.8 p2      52 v[7]
        xor edi, ecx                      ;   283.8 p5      52 v[7]
        mov dword [esp + 68], edi         ;   284.8 p3+p4   52 v[7] spill
        add ebp, ebx                      ;   284.2 p1      62 v[3]
        and edx, edi                      ;   284.8 p0      52 v[7]
        mov edi, dword [esp + 112]        ;   281.8 p2      52 v[7]
        xor edi, edx                      ;   285.8 p5      52 v[7]
        add ebx, edi                      ;   286.8 p1      63 v[7]
        mov edi, dword [esp + 84]         ;   282.8 p2      49 w[9]
        shr edi, 3                        ;   285.8 p0      49 w[9]
        mov dword [esp + 104], ecx        ;   282.0 p3+p4   63 v[0] spill
        mov edx, ecx                      ;   282.2 p5      47 v[7] copy
        ror edx, 9                        ;   283.2 p0      47 v[7]
        xor edx, ecx                      ;   284.2 p1      47 v[7]
        ror edx, 0xb                      ;   285.2 p5      47 v[7]
        xor edx, ecx                      ;   286.2 p0      47 v[7]
        ror edx, 2                        ;   287.2 p5      47 v[7]
        add ebx, edx                      ;   288.2 p1      63 v[7]
        mov edx, dword [esp + 84]         ;   284.0 p2      49 w[9]
        mov ecx, dword [esp + 84]         ;   285.0 p2      49 w[9]
        ror edx, 0xb                      ;   287.0 p0      49 w[9]
        xor ecx, edx                      ;   288.0 p1      49 w[9]
        mov edx, dword [esp + 56]         ;   286.0 p2      78 w[2] reload
        add eax, edx                      ;   289.0 p5      78 w[9]
        mov edx, esi                      ;   285.8 p0      50 w[10] copy
        ror ecx, 7                        ;   289.0 p5      49 w[9]
        add eax, dword [esp + 80]         ;   290.0 p1+p2   78 w[9]
        xor edi, ecx                      ;   290.0 p0      49 w[9]
        mov ecx, esi                      ;   287.0 p1      50 w[10] copy
        shr ecx, 0xa                      ;   288.0 p5      50 w[10]
        ror edx, 2                        ;   287.8 p0      50 w[10]
        xor edx, esi                      ;   288.8 p1      50 w[10]
        ror edx, 0x11                     ;   289.8 p5      50 w[10]
        xor ecx, edx                      ;   290.8 p0      50 w[10]
        mov edx, dword [esp + 116]        ;   288.0 p2      62 v[5] reload
        add eax, edi                      ;   291.0 p1      78 w[9]
        mov edi, dword [esp + 120]        ;   289.0 p2      51 t1
        xor edi, edx                      ;   292.0 p5      51 t1
        mov dword [esp + 80], esi         ;   289.0 p3+p4   78 w[8] spill
        mov esi, dword [esp + 64]         ;   290.0 p2      61 t1
        lea esi, [esi + eax - 1473132947] ;   293.0 p0      61 t1
        and edi, ebp                      ;   293.0 p1      51 t1
        xor edi, edx                      ;   294.0 p5      51 t1
        mov edx, ebp                      ;   290.8 p0      48 t1 copy
        ror edx, 0xe                      ;   291.8 p5      48 t1
        xor edx, ebp                      ;   292.8 p1      48 t1
        ror edx, 5                        ;   293.8 p0      48 t1
        xor edx, ebp                      ;   294.8 p1      48 t1
        ror edx, 6                        ;   295.8 p5      48 t1
        add esi, edi                      ;   295.0 p0      61 t1
        add esi, edx                      ;   296.8 p1      61 t1
        mov edx, dword [esp + 108]        ;   292.2 p2      62 v[2]
        mov dword [esp + 108], ebp        ;   292.5 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   293.2 p2      52 v[6]
        mov edi, dword [esp + 104]        ;   294.2 p2      52 v[6]
        xor edi, ebx                      ;   297.2 p5      52 v[6]
        add edx, esi                      ;   297.8 p0      62 v[2]
        mov dword [esp + 68], edi         ;   298.2 p3+p4   52 v[6] spill
        and ebp, edi                      ;   298.2 p1      52 v[6]
        mov edi, dword [esp + 104]        ;   295.2 p2      52 v[6]
        xor edi, ebp                      ;   299.2 p5      52 v[6]
        add esi, edi                      ;   300.2 p0      63 v[6]
        mov edi, dword [esp + 88]         ;   296.2 p2      49 w[10]
        shr edi, 3                        ;   299.2 p5      49 w[10]
        mov ebp, ebx                      ;   295.5 p1      47 v[6] copy
        ror ebp, 9                        ;   296.5 p0      47 v[6]
        xor ebp, ebx                      ;   297.5 p1      47 v[6]
        ror ebp, 0xb                      ;   298.5 p5      47 v[6]
        xor ebp, ebx                      ;   299.5 p0      47 v[6]
        ror ebp, 2                        ;   300.5 p5      47 v[6]
        mov dword [esp + 64], ebx         ;   297.0 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 88]         ;   297.2 p2      49 w[10]
        add esi, ebp                      ;   301.5 p1      63 v[6]
        mov ebp, dword [esp + 88]         ;   298.2 p2      49 w[10]
        ror ebp, 0xb                      ;   301.2 p0      49 w[10]
        xor ebx, ebp                      ;   302.2 p1      49 w[10]
        ror ebx, 7                        ;   303.2 p5      49 w[10]
        mov ebp, dword [esp + 60]         ;   299.2 p2      78 w[3] reload
        add ecx, ebp                      ;   302.2 p0      78 w[10]
        xor edi, ebx                      ;   304.2 p1      49 w[10]
        add ecx, dword [esp + 84]         ;   303.2 p5+p2   78 w[10]
        mov dword [esp + 84], eax         ;   299.8 p3+p4   78 w[9] spill
        mov ebx, eax                      ;   300.0 p0      50 w[11] copy
        shr ebx, 0xa                      ;   301.0 p5      50 w[11]
        mov ebp, eax                      ;   300.5 p1      50 w[11] copy
        ror ebp, 2                        ;   301.5 p0      50 w[11]
        xor ebp, eax                      ;   302.5 p1      50 w[11]
        ror ebp, 0x11                     ;   303.5 p5      50 w[11]
        xor ebx, ebp                      ;   304.5 p0      50 w[11]
        mov ebp, dword [esp + 120]        ;   301.8 p2      62 v[4] reload
        add ecx, edi                      ;   305.2 p1      78 w[10]
        mov edi, dword [esp + 108]        ;   302.8 p2      51 t1
        xor edi, ebp                      ;   305.8 p5      51 t1
        and edi, edx                      ;   306.8 p0      51 t1
        xor edi, ebp                      ;   307.8 p1      51 t1
        mov eax, dword [esp + 116]        ;   303.8 p2      61 t1
        lea eax, [eax + ecx - 1341970488] ;   306.8 p0      61 t1
        mov ebp, edx                      ;   303.8 p5      48 t1 copy
        ror ebp, 0xe                      ;   304.8 p5      48 t1
        xor ebp, edx                      ;   305.8 p1      48 t1
        add eax, edi                      ;   308.8 p0      61 t1
        ror ebp, 5                        ;   306.8 p5      48 t1
        xor ebp, edx                      ;   307.8 p1      48 t1
        ror ebp, 6                        ;   308.8 p0      48 t1
        add eax, ebp                      ;   309.8 p1      61 t1
        mov ebp, dword [esp + 112]        ;   305.8 p2      62 v[1]
        mov dword [esp + 112], edx        ;   306.0 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   306.8 p2      52 v[5]
        mov edi, dword [esp + 64]         ;   307.8 p2      52 v[5]
        xor edi, esi                      ;   310.8 p5      52 v[5]
        mov dword [esp + 68], edi         ;   311.8 p3+p4   52 v[5] spill
        add ebp, eax                      ;   310.8 p0      62 v[1]
        and edx, edi                      ;   311.8 p1      52 v[5]
        mov edi, dword [esp + 64]         ;   308.8 p2      52 v[5]
        xor edi, edx                      ;   312.8 p5      52 v[5]
        add eax, edi                      ;   313.8 p0      63 v[5]
        mov dword [esp + 116], esi        ;   308.5 p3+p4   63 v[6] spill
        mov edi, dword [esp + 92]         ;   309.8 p2      49 w[11]
        mov edx, esi                      ;   309.0 p1      47 v[5] copy
        shr edi, 3                        ;   312.8 p5      49 w[11]
        ror edx, 9                        ;   310.0 p0      47 v[5]
        xor edx, esi                      ;   311.0 p1      47 v[5]
        ror edx, 0xb                      ;   312.0 p5      47 v[5]
        xor edx, esi                      ;   313.0 p0      47 v[5]
        mov esi, dword [esp + 92]         ;   310.8 p2      49 w[11]
        ror edx, 2                        ;   314.0 p5      47 v[5]
        add eax, edx                      ;   315.0 p1      63 v[5]
        mov edx, dword [esp + 92]         ;   311.8 p2      49 w[11]
        ror edx, 0xb                      ;   314.8 p0      49 w[11]
        xor esi, edx                      ;   315.8 p1      49 w[11]
        ror esi, 7                        ;   316.8 p5      49 w[11]
        mov edx, dword [esp + 52]         ;   312.8 p2      78 w[4] reload
        add ebx, edx                      ;   315.8 p0      78 w[11]
        add ebx, dword [esp + 88]         ;   316.8 p1+p2   78 w[11]
        xor edi, esi                      ;   317.8 p5      49 w[11]
        mov esi, ecx                      ;   313.5 p0      50 w[12] copy
        shr esi, 0xa                      ;   314.5 p5      50 w[12]
        mov edx, ecx                      ;   314.0 p1      50 w[12] copy
        ror edx, 2                        ;   315.0 p0      50 w[12]
        xor edx, ecx                      ;   316.0 p1      50 w[12]
        ror edx, 0x11                     ;   317.0 p5      50 w[12]
        xor esi, edx                      ;   318.0 p0      50 w[12]
        add ebx, edi                      ;   318.8 p1      78 w[11]
        mov edi, dword [esp + 112]        ;   315.2 p2      51 t1
        mov edx, dword [esp + 108]        ;   316.2 p2      62 v[3] reload
        xor edi, edx                      ;   319.2 p5      51 t1
        and edi, ebp                      ;   320.2 p0      51 t1
        xor edi, edx                      ;   321.2 p1      51 t1
        mov dword [esp + 88], ecx         ;   316.5 p3+p4   78 w[10] spill
        mov ecx, dword [esp + 120]        ;   317.2 p2      61 t1
        lea ecx, [ecx + ebx - 1084653625] ;   320.2 p0      61 t1
        mov edx, ebp                      ;   317.2 p5      48 t1 copy
        ror edx, 0xe                      ;   318.2 p5      48 t1
        xor edx, ebp                      ;   319.2 p1      48 t1
        ror edx, 5                        ;   320.2 p0      48 t1
        xor edx, ebp                      ;   321.2 p1      48 t1
        ror edx, 6                        ;   322.2 p5      48 t1
        add ecx, edi                      ;   322.2 p0      61 t1
        add ecx, edx                      ;   323.2 p1      61 t1
        mov edx, dword [esp + 104]        ;   319.2 p2      62 v[0]
        mov dword [esp + 104], ebp        ;   319.5 p3+p4   62 v[1] spill
        mov edi, dword [esp + 116]        ;   320.2 p2      52 v[4]
        xor edi, eax                      ;   323.2 p5      52 v[4]
        add edx, ecx                      ;   324.2 p0      62 v[0]
        mov ebp, dword [esp + 68]         ;   321.2 p2      52 v[4]
        and ebp, edi                      ;   324.2 p1      52 v[4]
        mov dword [esp + 68], edi         ;   324.2 p3+p4   52 v[4] spill
        mov edi, dword [esp + 116]        ;   322.2 p2      52 v[4]
        xor edi, ebp                      ;   325.2 p5      52 v[4]
        add ecx, edi                      ;   326.2 p0      63 v[4]
        mov edi, dword [esp + 96]         ;   323.2 p2      49 w[12]
        shr edi, 3                        ;   326.2 p5      49 w[12]
        mov ebp, eax                      ;   322.5 p1      47 v[4] copy
        ror ebp, 9                        ;   323.5 p0      47 v[4]
        xor ebp, eax                      ;   324.5 p1      47 v[4]
        mov dword [esp + 120], eax        ;   323.2 p3+p4   63 v[5] spill
        ror ebp, 0xb                      ;   325.5 p5      47 v[4]
        xor ebp, eax                      ;   326.5 p0      47 v[4]
        mov eax, dword [esp + 96]         ;   324.2 p2      49 w[12]
        ror ebp, 2                        ;   327.5 p5      47 v[4]
        add ecx, ebp                      ;   328.5 p1      63 v[4]
        mov ebp, dword [esp + 96]         ;   325.2 p2      49 w[12]
        ror ebp, 0xb                      ;   328.2 p0      49 w[12]
        xor eax, ebp                      ;   329.2 p1      49 w[12]
        mov ebp, dword [esp + 44]         ;   326.2 p2      78 w[5] reload
        add esi, ebp                      ;   329.2 p5      78 w[12]
        add esi, dword [esp + 92]         ;   330.2 p0+p2   78 w[12]
        ror eax, 7                        ;   330.2 p5      49 w[12]
        xor edi, eax                      ;   331.2 p1      49 w[12]
        mov eax, ebx                      ;   327.0 p0      50 w[13] copy
        shr eax, 0xa                      ;   328.0 p5      50 w[13]
        mov ebp, ebx                      ;   327.5 p1      50 w[13] copy
        ror ebp, 2                        ;   328.5 p0      50 w[13]
        xor ebp, ebx                      ;   329.5 p1      50 w[13]
        ror ebp, 0x11                     ;   330.5 p5      50 w[13]
        xor eax, ebp                      ;   331.5 p0      50 w[13]
        add esi, edi                      ;   332.2 p1      78 w[12]
        mov ebp, dword [esp + 112]        ;   328.8 p2      62 v[2] reload
        mov edi, dword [esp + 104]        ;   329.8 p2      51 t1
        xor edi, ebp                      ;   332.8 p5      51 t1
        and edi, edx                      ;   333.8 p0      51 t1
        mov dword [esp + 92], ebx         ;   329.8 p3+p4   78 w[11] spill
        mov ebx, dword [esp + 108]        ;   330.8 p2      61 t1
        xor edi, ebp                      ;   334.8 p1      51 t1
        lea ebx, [ebx + esi - 958395405]  ;   333.8 p0      61 t1
        mov ebp, edx                      ;   330.8 p5      48 t1 copy
        ror ebp, 0xe                      ;   331.8 p5      48 t1
        xor ebp, edx                      ;   332.8 p1      48 t1
        ror ebp, 5                        ;   333.8 p0      48 t1
        xor ebp, edx                      ;   334.8 p1      48 t1
        ror ebp, 6                        ;   335.8 p5      48 t1
        add ebx, edi                      ;   335.8 p0      61 t1
        mov edi, dword [esp + 120]        ;   332.5 p2      52 v[3]
        add ebx, ebp                      ;   336.8 p1      61 t1
        xor edi, ecx                      ;   335.5 p5      52 v[3]
        mov ebp, dword [esp + 64]         ;   333.5 p2      62 v[7]
        mov dword [esp + 64], edx         ;   333.5 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   334.5 p2      52 v[3]
        mov dword [esp + 68], edi         ;   336.5 p3+p4   52 v[3] spill
        add ebp, ebx                      ;   337.8 p0      62 v[7]
        and edx, edi                      ;   337.5 p1      52 v[3]
        mov edi, dword [esp + 120]        ;   335.5 p2      52 v[3]
        xor edi, edx                      ;   338.5 p5      52 v[3]
        add ebx, edi                      ;   339.5 p0      63 v[3]
        mov dword [esp + 108], ecx        ;   335.5 p3+p4   63 v[4] spill
        mov edi, dword [esp + 100]        ;   336.5 p2      49 w[13]
        shr edi, 3                        ;   339.5 p5      49 w[13]
        mov edx, ecx                      ;   336.2 p1      47 v[3] copy
        ror edx, 9                        ;   337.2 p0      47 v[3]
        xor edx, ecx                      ;   338.2 p5      47 v[3]
        ror edx, 0xb                      ;   339.2 p0      47 v[3]
        xor edx, ecx                      ;   340.2 p1      47 v[3]
        ror edx, 2                        ;   341.2 p5      47 v[3]
        add ebx, edx                      ;   342.2 p1      63 v[3]
        mov edx, dword [esp + 100]        ;   338.0 p2      49 w[13]
        mov ecx, dword [esp + 100]        ;   339.0 p2      49 w[13]
        ror edx, 0xb                      ;   341.0 p0      49 w[13]
        xor ecx, edx                      ;   342.0 p5      49 w[13]
        ror ecx, 7                        ;   343.0 p0      49 w[13]
        mov edx, dword [esp + 72]         ;   340.0 p2      78 w[6] reload
        add eax, edx                      ;   343.0 p1      78 w[13]
        add eax, dword [esp + 96]         ;   344.0 p5+p2   78 w[13]
        xor edi, ecx                      ;   344.0 p0      49 w[13]
        mov ecx, esi                      ;   340.5 p1      50 w[14] copy
        shr ecx, 0xa                      ;   341.5 p5      50 w[14]
        mov edx, esi                      ;   341.5 p0      50 w[14] copy
        ror edx, 2                        ;   342.5 p5      50 w[14]
        xor edx, esi                      ;   343.5 p1      50 w[14]
        ror edx, 0x11                     ;   344.5 p0      50 w[14]
        xor ecx, edx                      ;   345.5 p1      50 w[14]
        mov edx, dword [esp + 104]        ;   342.0 p2      62 v[1] reload
        add eax, edi                      ;   345.0 p5      78 w[13]
        mov edi, dword [esp + 64]         ;   343.0 p2      51 t1
        xor edi, edx                      ;   346.0 p0      51 t1
        and edi, ebp                      ;   347.0 p1      51 t1
        xor edi, edx                      ;   348.0 p5      51 t1
        mov edx, ebp                      ;   344.5 p0      48 t1 copy
        mov dword [esp + 96], esi         ;   343.8 p3+p4   78 w[12] spill
        mov esi, dword [esp + 112]        ;   344.0 p2      61 t1
        ror edx, 0xe                      ;   345.5 p5      48 t1
        xor edx, ebp                      ;   346.5 p1      48 t1
        lea esi, [esi + eax - 710438585]  ;   347.0 p0      61 t1
        ror edx, 5                        ;   347.5 p5      48 t1
        xor edx, ebp                      ;   348.5 p1      48 t1
        ror edx, 6                        ;   349.5 p0      48 t1
        add esi, edi                      ;   349.0 p1      61 t1
        add esi, edx                      ;   350.5 p5      61 t1
        mov edi, dword [esp + 108]        ;   346.2 p2      52 v[2]
        xor edi, ebx                      ;   349.2 p0      52 v[2]
        mov edx, dword [esp + 116]        ;   347.2 p2      62 v[6]
        add edx, esi                      ;   351.5 p1      62 v[6]
        mov dword [esp + 116], ebp        ;   347.2 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   348.2 p2      52 v[2]
        and ebp, edi                      ;   351.2 p5      52 v[2]
        mov dword [esp + 112], ebx        ;   348.2 p3+p4   63 v[3] spill
        mov dword [esp + 68], edi         ;   350.2 p3+p4   52 v[2] spill
        mov edi, dword [esp + 108]        ;   349.2 p2      52 v[2]
        xor edi, ebp                      ;   352.2 p0      52 v[2]
        add esi, edi                      ;   353.2 p1      63 v[2]
        mov edi, dword [esp + 36]         ;   350.2 p2      49 w[14]
        shr edi, 3                        ;   353.2 p5      49 w[14]
        mov ebp, ebx                      ;   349.8 p0      47 v[2] copy
        ror ebp, 9                        ;   350.8 p5      47 v[2]
        xor ebp, ebx                      ;   351.8 p1      47 v[2]
        ror ebp, 0xb                      ;   352.8 p0      47 v[2]
        xor ebp, ebx                      ;   353.8 p1      47 v[2]
        ror ebp, 2                        ;   354.8 p5      47 v[2]
        add esi, ebp                      ;   355.8 p0      63 v[2]
        mov ebp, dword [esp + 36]         ;   351.5 p2      49 w[14]
        ror ebp, 0xb                      ;   354.5 p5      49 w[14]
        mov ebx, dword [esp + 36]         ;   352.5 p2      49 w[14]
        xor ebx, ebp                      ;   355.5 p1      49 w[14]
        ror ebx, 7                        ;   356.5 p0      49 w[14]
        xor edi, ebx                      ;   357.5 p1      49 w[14]
        mov ebp, dword [esp + 76]         ;   353.5 p2      78 w[7] reload
        add ecx, ebp                      ;   356.5 p5      78 w[14]
        add ecx, dword [esp + 100]        ;   357.5 p0+p2   78 w[14]
        mov ebx, eax                      ;   354.2 p1      50 w[15] copy
        shr ebx, 0xa                      ;   355.2 p5      50 w[15]
        mov ebp, eax                      ;   354.8 p0      50 w[15] copy
        ror ebp, 2                        ;   355.8 p5      50 w[15]
        xor ebp, eax                      ;   356.8 p1      50 w[15]
        ror ebp, 0x11                     ;   357.8 p0      50 w[15]
        xor ebx, ebp                      ;   358.8 p1      50 w[15]
        add ecx, edi                      ;   358.5 p5      78 w[14]
        mov edi, dword [esp + 116]        ;   355.8 p2      51 t1
        mov ebp, dword [esp + 64]         ;   356.8 p2      62 v[0] reload
        xor edi, ebp                      ;   359.8 p0      51 t1
        and edi, edx                      ;   360.8 p1      51 t1
        xor edi, ebp                      ;   361.8 p5      51 t1
        mov ebp, edx                      ;   357.8 p0      48 t1 copy
        mov dword [esp + 100], eax        ;   357.2 p3+p4   78 w[13] spill
        mov eax, dword [esp + 104]        ;   357.8 p2      61 t1
        lea eax, [eax + ecx + 113926993]  ;   360.8 p0      61 t1
        ror ebp, 0xe                      ;   358.8 p5      48 t1
        xor ebp, edx                      ;   359.8 p1      48 t1
        ror ebp, 5                        ;   360.8 p5      48 t1
        xor ebp, edx                      ;   361.8 p1      48 t1
        ror ebp, 6                        ;   362.8 p0      48 t1
        add eax, edi                      ;   362.8 p1      61 t1
        add eax, ebp                      ;   363.8 p5      61 t1
        mov ebp, dword [esp + 120]        ;   359.8 p2      62 v[5]
        mov edi, dword [esp + 112]        ;   360.8 p2      52 v[1]
        mov dword [esp + 120], edx        ;   360.2 p3+p4   62 v[6] spill
        xor edi, esi                      ;   363.8 p0      52 v[1]
        add ebp, eax                      ;   364.8 p1      62 v[5]
        mov edx, dword [esp + 68]         ;   361.8 p2      52 v[1]
        mov dword [esp + 68], edi         ;   364.8 p3+p4   52 v[1] spill
        mov dword [esp + 104], esi        ;   362.2 p3+p4   63 v[2] spill
        and edx, edi                      ;   364.8 p5      52 v[1]
        mov edi, dword [esp + 112]        ;   362.8 p2      52 v[1]
        xor edi, edx                      ;   365.8 p0      52 v[1]
        add eax, edi                      ;   366.8 p1      63 v[1]
        mov edi, dword [esp + 40]         ;   363.8 p2      49 w[15]
        shr edi, 3                        ;   366.8 p5      49 w[15]
        mov edx, esi                      ;   363.2 p0      47 v[1] copy
        ror edx, 9                        ;   364.2 p5      47 v[1]
        xor edx, esi                      ;   365.2 p1      47 v[1]
        ror edx, 0xb                      ;   366.2 p0      47 v[1]
        xor edx, esi                      ;   367.2 p1      47 v[1]
        ror edx, 2                        ;   368.2 p5      47 v[1]
        add eax, edx                      ;   369.2 p0      63 v[1]
        mov edx, dword [esp + 40]         ;   365.0 p2      49 w[15]
        mov esi, dword [esp + 40]         ;   366.0 p2      49 w[15]
        ror edx, 0xb                      ;   368.0 p5      49 w[15]
        xor esi, edx                      ;   369.0 p1      49 w[15]
        mov edx, dword [esp + 80]         ;   367.0 p2      78 w[8] reload
        ror esi, 7                        ;   370.0 p0      49 w[15]
        add ebx, edx                      ;   370.0 p1      78 w[15]
        add ebx, dword [esp + 36]         ;   371.0 p5+p2   78 w[15]
        xor edi, esi                      ;   371.0 p0      49 w[15]
        mov esi, ecx                      ;   367.8 p1      50 w[0] copy
        shr esi, 0xa                      ;   368.8 p5      50 w[0]
        mov edx, ecx                      ;   368.2 p0      50 w[0] copy
        ror edx, 2                        ;   369.2 p5      50 w[0]
        xor edx, ecx                      ;   370.2 p1      50 w[0]
        ror edx, 0x11                     ;   371.2 p0      50 w[0]
        xor esi, edx                      ;   372.2 p1      50 w[0]
        mov edx, dword [esp + 116]        ;   369.0 p2      62 v[7] reload
        add ebx, edi                      ;   372.0 p5      78 w[15]
        mov edi, dword [esp + 120]        ;   370.0 p2      51 t1
        xor edi, edx                      ;   373.0 p0      51 t1
        and edi, ebp                      ;   374.0 p1      51 t1
        mov dword [esp + 36], ecx         ;   370.2 p3+p4   78 w[14] spill
        mov ecx, dword [esp + 64]         ;   371.0 p2      61 t1
        xor edi, edx                      ;   375.0 p5      51 t1
        mov edx, ebp                      ;   371.2 p0      48 t1 copy
        lea ecx, [ecx + ebx + 338241895]  ;   374.0 p0      61 t1
        ror edx, 0xe                      ;   372.2 p5      48 t1
        xor edx, ebp                      ;   373.2 p1      48 t1
        ror edx, 5                        ;   374.2 p5      48 t1
        xor edx, ebp                      ;   375.2 p1      48 t1
        ror edx, 6                        ;   376.2 p0      48 t1
        add ecx, edi                      ;   376.0 p1      61 t1
        add ecx, edx                      ;   377.2 p5      61 t1
        mov edx, dword [esp + 108]        ;   373.2 p2      62 v[4]
        mov edi, dword [esp + 104]        ;   374.2 p2      52 v[0]
        xor edi, eax                      ;   377.2 p0      52 v[0]
        add edx, ecx                      ;   378.2 p1      62 v[4]
        mov dword [esp + 64], eax         ;   374.2 p3+p4   63 v[1] spill
        mov dword [esp + 108], ebp        ;   375.2 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 68]         ;   375.2 p2      52 v[0]
        mov dword [esp + 68], edi         ;   378.2 p3+p4   52 v[0] spill
        and ebp, edi                      ;   378.2 p5      52 v[0]
        mov edi, dword [esp + 104]        ;   376.2 p2      52 v[0]
        xor edi, ebp                      ;   379.2 p0      52 v[0]
        add ecx, edi                      ;   380.2 p1      63 v[0]
        mov edi, dword [esp + 48]         ;   377.2 p2      49 w[0]
        shr edi, 3                        ;   380.2 p5      49 w[0]
        mov ebp, eax                      ;   376.8 p0      47 v[0] copy
        ror ebp, 9                        ;   377.8 p5      47 v[0]
        xor ebp, eax                      ;   378.8 p1      47 v[0]
        ror ebp, 0xb                      ;   379.8 p0      47 v[0]
        xor ebp, eax                      ;   380.8 p1      47 v[0]
        mov eax, dword [esp + 48]         ;   378.2 p2      49 w[0]
        ror ebp, 2                        ;   381.8 p5      47 v[0]
        add ecx, ebp                      ;   382.8 p0      63 v[0]
        mov ebp, dword [esp + 48]         ;   379.2 p2      49 w[0]
        ror ebp, 0xb                      ;   382.2 p5      49 w[0]
        xor eax, ebp                      ;   383.2 p1      49 w[0]
        mov ebp, dword [esp + 84]         ;   380.2 p2      78 w[9] reload
        add esi, ebp                      ;   383.2 p0      78 w[0]
        add esi, dword [esp + 40]         ;   384.2 p1+p2   78 w[0]
        ror eax, 7                        ;   384.2 p5      49 w[0]
        xor edi, eax                      ;   385.2 p0      49 w[0]
        mov eax, ebx                      ;   381.2 p1      50 w[1] copy
        shr eax, 0xa                      ;   382.2 p5      50 w[1]
        mov dword [esp + 40], ebx         ;   381.2 p3+p4   78 w[15] spill
        mov ebp, ebx                      ;   381.8 p0      50 w[1] copy
        ror ebp, 2                        ;   382.8 p5      50 w[1]
        xor ebp, ebx                      ;   383.8 p1      50 w[1]
        ror ebp, 0x11                     ;   384.8 p0      50 w[1]
        xor eax, ebp                      ;   385.8 p1      50 w[1]
        add esi, edi                      ;   386.2 p5      78 w[0]
        mov edi, dword [esp + 108]        ;   383.0 p2      51 t1
        mov ebp, dword [esp + 120]        ;   384.0 p2      62 v[6] reload
        xor edi, ebp                      ;   387.0 p0      51 t1
        and edi, edx                      ;   388.0 p1      51 t1
        xor edi, ebp                      ;   389.0 p5      51 t1
        mov ebp, edx                      ;   384.8 p0      48 t1 copy
        mov ebx, dword [esp + 116]        ;   385.0 p2      61 t1
        lea ebx, [ebx + esi + 666307205]  ;   388.0 p0      61 t1
        ror ebp, 0xe                      ;   385.8 p5      48 t1
        xor ebp, edx                      ;   386.8 p1      48 t1
        ror ebp, 5                        ;   387.8 p5      48 t1
        xor ebp, edx                      ;   388.8 p1      48 t1
        ror ebp, 6                        ;   389.8 p0      48 t1
        mov dword [esp + 116], ecx        ;   386.2 p3+p4   63 v[0] spill
        add ebx, edi                      ;   390.0 p1      61 t1
        mov edi, dword [esp + 64]         ;   386.8 p2      52 v[7]
        add ebx, ebp                      ;   391.0 p5      61 t1
        xor edi, ecx                      ;   389.8 p0      52 v[7]
        mov ebp, dword [esp + 112]        ;   387.8 p2      62 v[3]
        add ebp, ebx                      ;   392.0 p1      62 v[3]
        mov dword [esp + 112], edx        ;   388.0 p3+p4   62 v[4] spill
        mov edx, dword [esp + 68]         ;   388.8 p2      52 v[7]
        mov dword [esp + 68], edi         ;   390.8 p3+p4   52 v[7] spill
        and edx, edi                      ;   391.8 p5      52 v[7]
        mov edi, dword [esp + 64]         ;   389.8 p2      52 v[7]
        xor edi, edx                      ;   392.8 p0      52 v[7]
        add ebx, edi                      ;   393.8 p1      63 v[7]
        mov edi, dword [esp + 56]         ;   390.8 p2      49 w[1]
        shr edi, 3                        ;   393.8 p5      49 w[1]
        mov edx, ecx                      ;   390.2 p0      47 v[7] copy
        ror edx, 9                        ;   391.2 p5      47 v[7]
        xor edx, ecx                      ;   392.2 p1      47 v[7]
        ror edx, 0xb                      ;   393.2 p0      47 v[7]
        xor edx, ecx                      ;   394.2 p1      47 v[7]
        ror edx, 2                        ;   395.2 p5      47 v[7]
        mov ecx, dword [esp + 56]         ;   391.8 p2      49 w[1]
        add ebx, edx                      ;   396.2 p0      63 v[7]
        mov edx, dword [esp + 56]         ;   392.8 p2      49 w[1]
        ror edx, 0xb                      ;   395.8 p5      49 w[1]
        xor ecx, edx                      ;   396.8 p1      49 w[1]
        ror ecx, 7                        ;   397.8 p0      49 w[1]
        mov edx, dword [esp + 88]         ;   393.8 p2      78 w[10] reload
        add eax, edx                      ;   396.8 p1      78 w[1]
        add eax, dword [esp + 48]         ;   397.8 p5+p2   78 w[1]
        xor edi, ecx                      ;   398.8 p0      49 w[1]
        mov edx, esi                      ;   394.8 p1      50 w[2] copy
        mov ecx, esi                      ;   395.0 p5      50 w[2] copy
        shr ecx, 0xa                      ;   396.0 p0      50 w[2]
        ror edx, 2                        ;   396.0 p5      50 w[2]
        xor edx, esi                      ;   397.0 p1      50 w[2]
        ror edx, 0x11                     ;   398.0 p0      50 w[2]
        xor ecx, edx                      ;   399.0 p1      50 w[2]
        add eax, edi                      ;   399.8 p5      78 w[1]
        mov edi, dword [esp + 112]        ;   396.2 p2      51 t1
        mov edx, dword [esp + 108]        ;   397.2 p2      62 v[5] reload
        xor edi, edx                      ;   400.2 p0      51 t1
        and edi, ebp                      ;   401.2 p1      51 t1
        mov dword [esp + 48], esi         ;   397.2 p3+p4   78 w[0] spill
        mov esi, dword [esp + 120]        ;   398.2 p2      61 t1
        lea esi, [esi + eax + 773529912]  ;   401.2 p0      61 t1
        mov dword [esp + 120], ebx        ;   398.2 p3+p4   63 v[7] spill
        xor edi, edx                      ;   402.2 p5      51 t1
        mov edx, ebp                      ;   398.8 p1      48 t1 copy
        ror edx, 0xe                      ;   399.8 p0      48 t1
        xor edx, ebp                      ;   400.8 p5      48 t1
        ror edx, 5                        ;   401.8 p0      48 t1
        xor edx, ebp                      ;   402.8 p1      48 t1
        ror edx, 6                        ;   403.8 p5      48 t1
        add esi, edi                      ;   403.2 p1      61 t1
        mov edi, dword [esp + 116]        ;   400.2 p2      52 v[6]
        add esi, edx                      ;   404.8 p0      61 t1
        xor edi, ebx                      ;   403.2 p5      52 v[6]
        mov edx, dword [esp + 104]        ;   401.2 p2      62 v[2]
        mov dword [esp + 104], ebp        ;   401.2 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   402.2 p2      52 v[6]
        mov dword [esp + 68], edi         ;   404.2 p3+p4   52 v[6] spill
        add edx, esi                      ;   405.8 p1      62 v[2]
        and ebp, edi                      ;   405.2 p0      52 v[6]
        mov edi, dword [esp + 116]        ;   403.2 p2      52 v[6]
        xor edi, ebp                      ;   406.2 p5      52 v[6]
        add esi, edi                      ;   407.2 p1      63 v[6]
        mov edi, dword [esp + 60]         ;   404.2 p2      49 w[2]
        shr edi, 3                        ;   407.2 p0      49 w[2]
        mov ebp, ebx                      ;   403.8 p5      47 v[6] copy
        ror ebp, 9                        ;   404.8 p0      47 v[6]
        xor ebp, ebx                      ;   405.8 p1      47 v[6]
        ror ebp, 0xb                      ;   406.8 p5      47 v[6]
        xor ebp, ebx                      ;   407.8 p1      47 v[6]
        ror ebp, 2                        ;   408.8 p0      47 v[6]
        add esi, ebp                      ;   409.8 p5      63 v[6]
        mov ebx, dword [esp + 60]         ;   405.5 p2      49 w[2]
        mov ebp, dword [esp + 60]         ;   406.5 p2      49 w[2]
        ror ebp, 0xb                      ;   409.5 p0      49 w[2]
        xor ebx, ebp                      ;   410.5 p1      49 w[2]
        mov ebp, dword [esp + 92]         ;   407.5 p2      78 w[11] reload
        ror ebx, 7                        ;   411.5 p5      49 w[2]
        add ecx, ebp                      ;   410.5 p1      78 w[2]
        add ecx, dword [esp + 56]         ;   411.5 p0+p2   78 w[2]
        xor edi, ebx                      ;   412.5 p5      49 w[2]
        mov ebx, eax                      ;   408.2 p1      50 w[3] copy
        shr ebx, 0xa                      ;   409.2 p0      50 w[3]
        mov ebp, eax                      ;   408.8 p5      50 w[3] copy
        ror ebp, 2                        ;   409.8 p0      50 w[3]
        xor ebp, eax                      ;   410.8 p1      50 w[3]
        ror ebp, 0x11                     ;   411.8 p5      50 w[3]
        xor ebx, ebp                      ;   412.8 p1      50 w[3]
        mov ebp, dword [esp + 112]        ;   409.5 p2      62 v[4] reload
        add ecx, edi                      ;   413.5 p0      78 w[2]
        mov edi, dword [esp + 104]        ;   410.5 p2      51 t1
        xor edi, ebp                      ;   413.5 p5      51 t1
        and edi, edx                      ;   414.5 p1      51 t1
        xor edi, ebp                      ;   415.5 p0      51 t1
        mov dword [esp + 56], eax         ;   411.0 p3+p4   78 w[1] spill
        mov ebp, edx                      ;   411.8 p5      48 t1 copy
        mov eax, dword [esp + 108]        ;   411.5 p2      61 t1
        lea eax, [eax + ecx + 1294757372] ;   414.5 p0      61 t1
        ror ebp, 0xe                      ;   412.8 p5      48 t1
        xor ebp, edx                      ;   413.8 p1      48 t1
        ror ebp, 5                        ;   414.8 p0      48 t1
        mov dword [esp + 108], esi        ;   412.8 p3+p4   63 v[6] spill
        xor ebp, edx                      ;   415.8 p1      48 t1
        ror ebp, 6                        ;   416.8 p5      48 t1
        add eax, edi                      ;   416.5 p1      61 t1
        add eax, ebp                      ;   417.8 p0      61 t1
        mov ebp, dword [esp + 64]         ;   414.0 p2      62 v[1]
        mov edi, dword [esp + 120]        ;   415.0 p2      52 v[5]
        xor edi, esi                      ;   418.0 p5      52 v[5]
        add ebp, eax                      ;   418.8 p1      62 v[1]
        mov dword [esp + 64], edx         ;   415.0 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   416.0 p2      52 v[5]
        and edx, edi                      ;   419.0 p0      52 v[5]
        mov dword [esp + 68], edi         ;   419.0 p3+p4   52 v[5] spill
        mov edi, dword [esp + 120]        ;   417.0 p2      52 v[5]
        xor edi, edx                      ;   420.0 p5      52 v[5]
        add eax, edi                      ;   421.0 p1      63 v[5]
        mov edi, dword [esp + 52]         ;   418.0 p2      49 w[3]
        shr edi, 3                        ;   421.0 p0      49 w[3]
        mov edx, esi                      ;   417.2 p5      47 v[5] copy
        ror edx, 9                        ;   418.2 p0      47 v[5]
        xor edx, esi                      ;   419.2 p1      47 v[5]
        ror edx, 0xb                      ;   420.2 p5      47 v[5]
        xor edx, esi                      ;   421.2 p1      47 v[5]
        mov esi, dword [esp + 52]         ;   419.0 p2      49 w[3]
        ror edx, 2                        ;   422.2 p0      47 v[5]
        add eax, edx                      ;   423.2 p5      63 v[5]
        mov edx, dword [esp + 52]         ;   420.0 p2      49 w[3]
        ror edx, 0xb                      ;   423.0 p0      49 w[3]
        xor esi, edx                      ;   424.0 p1      49 w[3]
        mov edx, dword [esp + 96]         ;   421.0 p2      78 w[12] reload
        add ebx, edx                      ;   424.0 p5      78 w[3]
        ror esi, 7                        ;   425.0 p0      49 w[3]
        add ebx, dword [esp + 60]         ;   425.0 p1+p2   78 w[3]
        xor edi, esi                      ;   426.0 p5      49 w[3]
        mov esi, ecx                      ;   421.8 p1      50 w[4] copy
        shr esi, 0xa                      ;   422.8 p0      50 w[4]
        mov edx, ecx                      ;   422.2 p5      50 w[4] copy
        ror edx, 2                        ;   423.2 p0      50 w[4]
        xor edx, ecx                      ;   424.2 p1      50 w[4]
        mov dword [esp + 60], ecx         ;   422.5 p3+p4   78 w[2] spill
        ror edx, 0x11                     ;   425.2 p5      50 w[4]
        xor esi, edx                      ;   426.2 p1      50 w[4]
        mov ecx, dword [esp + 112]        ;   423.2 p2      61 t1
        mov edx, dword [esp + 104]        ;   424.2 p2      62 v[3] reload
        add ebx, edi                      ;   427.0 p0      78 w[3]
        mov edi, dword [esp + 64]         ;   425.2 p2      51 t1
        xor edi, edx                      ;   428.2 p5      51 t1
        lea ecx, [ecx + ebx + 1396182291] ;   428.0 p0      61 t1
        and edi, ebp                      ;   429.2 p1      51 t1
        xor edi, edx                      ;   430.2 p5      51 t1
        mov edx, ebp                      ;   425.8 p1      48 t1 copy
        ror edx, 0xe                      ;   426.8 p0      48 t1
        xor edx, ebp                      ;   427.8 p5      48 t1
        ror edx, 5                        ;   428.8 p0      48 t1
        xor edx, ebp                      ;   429.8 p1      48 t1
        ror edx, 6                        ;   430.8 p5      48 t1
        add ecx, edi                      ;   431.2 p1      61 t1
        add ecx, edx                      ;   432.2 p0      61 t1
        mov edx, dword [esp + 116]        ;   427.2 p2      62 v[0]
        mov dword [esp + 112], eax        ;   427.5 p3+p4   63 v[5] spill
        mov edi, dword [esp + 108]        ;   428.2 p2      52 v[4]
        mov dword [esp + 116], ebp        ;   428.5 p3+p4   62 v[1] spill
        xor edi, eax                      ;   431.2 p5      52 v[4]
        mov ebp, dword [esp + 68]         ;   429.2 p2      52 v[4]
        mov dword [esp + 68], edi         ;   432.2 p3+p4   52 v[4] spill
        add edx, ecx                      ;   433.2 p1      62 v[0]
        and ebp, edi                      ;   432.2 p0      52 v[4]
        mov edi, dword [esp + 108]        ;   430.2 p2      52 v[4]
        xor edi, ebp                      ;   433.2 p5      52 v[4]
        add ecx, edi                      ;   434.2 p1      63 v[4]
        mov edi, dword [esp + 44]         ;   431.2 p2      49 w[4]
        shr edi, 3                        ;   434.2 p0      49 w[4]
        mov ebp, eax                      ;   430.8 p5      47 v[4] copy
        ror ebp, 9                        ;   431.8 p0      47 v[4]
        xor ebp, eax                      ;   432.8 p1      47 v[4]
        ror ebp, 0xb                      ;   433.8 p5      47 v[4]
        xor ebp, eax                      ;   434.8 p1      47 v[4]
        ror ebp, 2                        ;   435.8 p0      47 v[4]
        add ecx, ebp                      ;   436.8 p5      63 v[4]
        mov ebp, dword [esp + 44]         ;   432.5 p2      49 w[4]
        ror ebp, 0xb                      ;   435.5 p0      49 w[4]
        mov eax, dword [esp + 44]         ;   433.5 p2      49 w[4]
        xor eax, ebp                      ;   436.5 p1      49 w[4]
        mov ebp, dword [esp + 100]        ;   434.5 p2      78 w[13] reload
        add esi, ebp                      ;   437.5 p5      78 w[4]
        add esi, dword [esp + 52]         ;   438.5 p1+p2   78 w[4]
        ror eax, 7                        ;   437.5 p0      49 w[4]
        xor edi, eax                      ;   438.5 p5      49 w[4]
        mov eax, ebx                      ;   435.2 p1      50 w[5] copy
        shr eax, 0xa                      ;   436.2 p0      50 w[5]
        mov ebp, ebx                      ;   435.8 p5      50 w[5] copy
        ror ebp, 2                        ;   436.8 p0      50 w[5]
        xor ebp, ebx                      ;   437.8 p1      50 w[5]
        ror ebp, 0x11                     ;   438.8 p5      50 w[5]
        xor eax, ebp                      ;   439.8 p1      50 w[5]
        add esi, edi                      ;   439.5 p0      78 w[4]
        mov dword [esp + 52], ebx         ;   436.8 p3+p4   78 w[3] spill
        mov edi, dword [esp + 116]        ;   437.0 p2      51 t1
        mov ebp, dword [esp + 64]         ;   438.0 p2      62 v[2] reload
        xor edi, ebp                      ;   441.0 p5      51 t1
        and edi, edx                      ;   442.0 p1      51 t1
        xor edi, ebp                      ;   443.0 p0      51 t1
        mov ebp, edx                      ;   438.8 p5      48 t1 copy
        ror ebp, 0xe                      ;   439.8 p0      48 t1
        xor ebp, edx                      ;   440.8 p1      48 t1
        ror ebp, 5                        ;   441.8 p5      48 t1
        mov ebx, dword [esp + 104]        ;   439.2 p2      61 t1
        mov dword [esp + 104], ecx        ;   439.5 p3+p4   63 v[4] spill
        lea ebx, [ebx + esi + 1695183700] ;   442.2 p0      61 t1
        xor ebp, edx                      ;   442.8 p1      48 t1
        ror ebp, 6                        ;   443.8 p5      48 t1
        add ebx, edi                      ;   444.0 p1      61 t1
        add ebx, ebp                      ;   445.0 p0      61 t1
        mov ebp, dword [esp + 120]        ;   441.0 p2      62 v[7]
        mov edi, dword [esp + 112]        ;   442.0 p2      52 v[3]
        xor edi, ecx                      ;   445.0 p5      52 v[3]
        add ebp, ebx                      ;   446.0 p1      62 v[7]
        mov dword [esp + 120], edx        ;   442.0 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   443.0 p2      52 v[3]
        and edx, edi                      ;   446.0 p0      52 v[3]
        mov dword [esp + 68], edi         ;   446.0 p3+p4   52 v[3] spill
        mov edi, dword [esp + 112]        ;   444.0 p2      52 v[3]
        xor edi, edx                      ;   447.0 p5      52 v[3]
        add ebx, edi                      ;   448.0 p1      63 v[3]
        mov edi, dword [esp + 72]         ;   445.0 p2      49 w[5]
        shr edi, 3                        ;   448.0 p0      49 w[5]
        mov edx, ecx                      ;   444.2 p5      47 v[3] copy
        ror edx, 9                        ;   445.2 p0      47 v[3]
        xor edx, ecx                      ;   446.2 p1      47 v[3]
        ror edx, 0xb                      ;   447.2 p5      47 v[3]
        xor edx, ecx                      ;   448.2 p1      47 v[3]
        ror edx, 2                        ;   449.2 p0      47 v[3]
        add ebx, edx                      ;   450.2 p5      63 v[3]
        mov edx, dword [esp + 72]         ;   446.0 p2      49 w[5]
        ror edx, 0xb                      ;   449.0 p0      49 w[5]
        mov ecx, dword [esp + 72]         ;   447.0 p2      49 w[5]
        xor ecx, edx                      ;   450.0 p1      49 w[5]
        mov edx, dword [esp + 36]         ;   448.0 p2      78 w[14] reload
        ror ecx, 7                        ;   451.0 p5      49 w[5]
        add eax, edx                      ;   451.0 p1      78 w[5]
        add eax, dword [esp + 44]         ;   452.0 p0+p2   78 w[5]
        xor edi, ecx                      ;   452.0 p5      49 w[5]
        mov ecx, esi                      ;   448.8 p1      50 w[6] copy
        shr ecx, 0xa                      ;   449.8 p0      50 w[6]
        mov edx, esi                      ;   449.2 p5      50 w[6] copy
        ror edx, 2                        ;   450.2 p0      50 w[6]
        xor edx, esi                      ;   451.2 p1      50 w[6]
        ror edx, 0x11                     ;   452.2 p5      50 w[6]
        xor ecx, edx                      ;   453.2 p1      50 w[6]
        mov edx, dword [esp + 116]        ;   450.0 p2      62 v[1] reload
        add eax, edi                      ;   453.0 p0      78 w[5]
        mov edi, dword [esp + 120]        ;   451.0 p2      51 t1
        xor edi, edx                      ;   454.0 p5      51 t1
        and edi, ebp                      ;   455.0 p1      51 t1
        xor edi, edx                      ;   456.0 p0      51 t1
        mov edx, ebp                      ;   452.2 p5      48 t1 copy
        mov dword [esp + 44], esi         ;   451.8 p3+p4   78 w[4] spill
        mov esi, dword [esp + 64]         ;   452.0 p2      61 t1
        lea esi, [esi + eax + 1986661051] ;   455.0 p0      61 t1
        ror edx, 0xe                      ;   453.2 p5      48 t1
        xor edx, ebp                      ;   454.2 p1      48 t1
        ror edx, 5                        ;   455.2 p0      48 t1
        xor edx, ebp                      ;   456.2 p1      48 t1
        add esi, edi                      ;   457.0 p5      61 t1
        ror edx, 6                        ;   457.2 p0      48 t1
        add esi, edx                      ;   458.2 p1      61 t1
        mov edx, dword [esp + 108]        ;   454.2 p2      62 v[6]
        mov edi, dword [esp + 104]        ;   455.2 p2      52 v[2]
        mov dword [esp + 64], ebx         ;   454.8 p3+p4   63 v[3] spill
        xor edi, ebx                      ;   458.2 p5      52 v[2]
        mov dword [esp + 108], ebp        ;   455.8 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 68]         ;   456.2 p2      52 v[2]
        mov dword [esp + 68], edi         ;   459.2 p3+p4   52 v[2] spill
        add edx, esi                      ;   459.2 p1      62 v[6]
        and ebp, edi                      ;   459.2 p0      52 v[2]
        mov edi, dword [esp + 104]        ;   457.2 p2      52 v[2]
        xor edi, ebp                      ;   460.2 p5      52 v[2]
        add esi, edi                      ;   461.2 p1      63 v[2]
        mov edi, dword [esp + 76]         ;   458.2 p2      49 w[6]
        shr edi, 3                        ;   461.2 p0      49 w[6]
        mov ebp, ebx                      ;   457.8 p5      47 v[2] copy
        ror ebp, 9                        ;   458.8 p0      47 v[2]
        xor ebp, ebx                      ;   459.8 p1      47 v[2]
        ror ebp, 0xb                      ;   460.8 p5      47 v[2]
        xor ebp, ebx                      ;   461.8 p1      47 v[2]
        mov ebx, dword [esp + 76]         ;   459.2 p2      49 w[6]
        ror ebp, 2                        ;   462.8 p0      47 v[2]
        add esi, ebp                      ;   463.8 p5      63 v[2]
        mov ebp, dword [esp + 76]         ;   460.2 p2      49 w[6]
        ror ebp, 0xb                      ;   463.2 p0      49 w[6]
        xor ebx, ebp                      ;   464.2 p1      49 w[6]
        mov ebp, dword [esp + 40]         ;   461.2 p2      78 w[15] reload
        add ecx, ebp                      ;   464.2 p5      78 w[6]
        add ecx, dword [esp + 72]         ;   465.2 p1+p2   78 w[6]
        ror ebx, 7                        ;   465.2 p0      49 w[6]
        xor edi, ebx                      ;   466.2 p5      49 w[6]
        mov ebx, eax                      ;   462.2 p1      50 w[7] copy
        shr ebx, 0xa                      ;   463.2 p0      50 w[7]
        mov ebp, eax                      ;   462.8 p5      50 w[7] copy
        ror ebp, 2                        ;   463.8 p0      50 w[7]
        xor ebp, eax                      ;   464.8 p1      50 w[7]
        mov dword [esp + 72], eax         ;   463.0 p3+p4   78 w[5] spill
        mov eax, dword [esp + 116]        ;   463.2 p2      61 t1
        add ecx, edi                      ;   467.2 p5      78 w[6]
        mov edi, dword [esp + 108]        ;   464.2 p2      51 t1
        lea eax, [eax + ecx - 2117940946] ;   468.2 p0      61 t1
        ror ebp, 0x11                     ;   465.8 p5      50 w[7]
        xor ebx, ebp                      ;   466.8 p1      50 w[7]
        mov ebp, dword [esp + 120]        ;   465.2 p2      62 v[0] reload
        xor edi, ebp                      ;   468.2 p0      51 t1
        and edi, edx                      ;   469.2 p1      51 t1
        xor edi, ebp                      ;   470.2 p5      51 t1
        mov ebp, edx                      ;   466.5 p0      48 t1 copy
        ror ebp, 0xe                      ;   467.5 p5      48 t1
        xor ebp, edx                      ;   468.5 p1      48 t1
        ror ebp, 5                        ;   469.5 p0      48 t1
        add eax, edi                      ;   471.2 p1      61 t1
        xor ebp, edx                      ;   470.5 p5      48 t1
        ror ebp, 6                        ;   471.5 p0      48 t1
        add eax, ebp                      ;   472.5 p1      61 t1
        mov dword [esp + 116], esi        ;   467.8 p3+p4   63 v[2] spill
        mov ebp, dword [esp + 112]        ;   468.0 p2      62 v[5]
        mov edi, dword [esp + 64]         ;   469.0 p2      52 v[1]
        mov dword [esp + 112], edx        ;   468.8 p3+p4   62 v[6] spill
        xor edi, esi                      ;   472.0 p5      52 v[1]
        mov edx, dword [esp + 68]         ;   470.0 p2      52 v[1]
        add ebp, eax                      ;   473.5 p0      62 v[5]
        and edx, edi                      ;   473.0 p1      52 v[1]
        mov dword [esp + 68], edi         ;   473.0 p3+p4   52 v[1] spill
        mov edi, dword [esp + 64]         ;   471.0 p2      52 v[1]
        xor edi, edx                      ;   474.0 p5      52 v[1]
        add eax, edi                      ;   475.0 p0      63 v[1]
        mov edi, dword [esp + 80]         ;   472.0 p2      49 w[7]
        shr edi, 3                        ;   475.0 p5      49 w[7]
        mov edx, esi                      ;   471.2 p1      47 v[1] copy
        ror edx, 9                        ;   472.2 p0      47 v[1]
        xor edx, esi                      ;   473.2 p1      47 v[1]
        ror edx, 0xb                      ;   474.2 p5      47 v[1]
        xor edx, esi                      ;   475.2 p0      47 v[1]
        mov esi, dword [esp + 80]         ;   473.0 p2      49 w[7]
        ror edx, 2                        ;   476.2 p5      47 v[1]
        add eax, edx                      ;   477.2 p1      63 v[1]
        mov edx, dword [esp + 80]         ;   474.0 p2      49 w[7]
        ror edx, 0xb                      ;   477.0 p0      49 w[7]
        xor esi, edx                      ;   478.0 p1      49 w[7]
        mov edx, dword [esp + 48]         ;   475.0 p2      78 w[0] reload
        ror esi, 7                        ;   479.0 p5      49 w[7]
        add ebx, edx                      ;   478.0 p0      78 w[7]
        mov edx, ecx                      ;   475.2 p1      50 w[8] copy
        ror edx, 2                        ;   476.2 p5      50 w[8]
        add ebx, dword [esp + 76]         ;   479.0 p0+p2   78 w[7]
        xor edi, esi                      ;   480.0 p1      49 w[7]
        mov esi, ecx                      ;   476.2 p5      50 w[8] copy
        shr esi, 0xa                      ;   477.2 p0      50 w[8]
        xor edx, ecx                      ;   477.2 p1      50 w[8]
        ror edx, 0x11                     ;   478.2 p5      50 w[8]
        xor esi, edx                      ;   479.2 p0      50 w[8]
        mov edx, dword [esp + 108]        ;   477.0 p2      62 v[7] reload
        add ebx, edi                      ;   481.0 p1      78 w[7]
        mov edi, dword [esp + 112]        ;   478.0 p2      51 t1
        mov dword [esp + 76], ecx         ;   477.8 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 120]        ;   479.0 p2      61 t1
        xor edi, edx                      ;   481.0 p5      51 t1
        and edi, ebp                      ;   482.0 p0      51 t1
        xor edi, edx                      ;   483.0 p1      51 t1
        lea ecx, [ecx + ebx - 1838011259] ;   482.0 p0      61 t1
        mov edx, ebp                      ;   479.2 p5      48 t1 copy
        ror edx, 0xe                      ;   480.2 p5      48 t1
        xor edx, ebp                      ;   481.2 p1      48 t1
        ror edx, 5                        ;   482.2 p0      48 t1
        xor edx, ebp                      ;   483.2 p1      48 t1
        ror edx, 6                        ;   484.2 p5      48 t1
        add ecx, edi                      ;   484.0 p0      61 t1
        add ecx, edx                      ;   485.2 p1      61 t1
        mov edx, dword [esp + 104]        ;   481.2 p2      62 v[4]
        mov dword [esp + 104], ebp        ;   481.5 p3+p4   62 v[5] spill
        mov edi, dword [esp + 116]        ;   482.2 p2      52 v[0]
        xor edi, eax                      ;   485.2 p5      52 v[0]
        mov ebp, dword [esp + 68]         ;   483.2 p2      52 v[0]
        mov dword [esp + 68], edi         ;   486.2 p3+p4   52 v[0] spill
        mov dword [esp + 120], eax        ;   483.5 p3+p4   63 v[1] spill
        add edx, ecx                      ;   486.2 p0      62 v[4]
        and ebp, edi                      ;   486.2 p1      52 v[0]
        mov edi, dword [esp + 116]        ;   484.2 p2      52 v[0]
        xor edi, ebp                      ;   487.2 p5      52 v[0]
        add ecx, edi                      ;   488.2 p0      63 v[0]
        mov edi, dword [esp + 84]         ;   485.2 p2      49 w[8]
        shr edi, 3                        ;   488.2 p5      49 w[8]
        mov ebp, eax                      ;   484.8 p1      47 v[0] copy
        ror ebp, 9                        ;   485.8 p0      47 v[0]
        xor ebp, eax                      ;   486.8 p1      47 v[0]
        ror ebp, 0xb                      ;   487.8 p5      47 v[0]
        xor ebp, eax                      ;   488.8 p0      47 v[0]
        ror ebp, 2                        ;   489.8 p5      47 v[0]
        mov eax, dword [esp + 84]         ;   486.2 p2      49 w[8]
        add ecx, ebp                      ;   490.8 p1      63 v[0]
        mov ebp, dword [esp + 84]         ;   487.2 p2      49 w[8]
        ror ebp, 0xb                      ;   490.2 p0      49 w[8]
        xor eax, ebp                      ;   491.2 p1      49 w[8]
        mov ebp, dword [esp + 56]         ;   488.2 p2      78 w[1] reload
        add esi, ebp                      ;   491.2 p5      78 w[8]
        ror eax, 7                        ;   492.2 p0      49 w[8]
        xor edi, eax                      ;   493.2 p1      49 w[8]
        mov eax, ebx                      ;   488.8 p5      50 w[9] copy
        shr eax, 0xa                      ;   489.8 p0      50 w[9]
        add esi, dword [esp + 80]         ;   492.2 p1+p2   78 w[8]
        mov ebp, ebx                      ;   489.8 p5      50 w[9] copy
        ror ebp, 2                        ;   490.8 p0      50 w[9]
        xor ebp, ebx                      ;   491.8 p1      50 w[9]
        mov dword [esp + 80], ebx         ;   490.0 p3+p4   78 w[7] spill
        ror ebp, 0x11                     ;   492.8 p5      50 w[9]
        xor eax, ebp                      ;   493.8 p0      50 w[9]
        mov ebp, dword [esp + 112]        ;   490.8 p2      62 v[6] reload
        add esi, edi                      ;   494.2 p1      78 w[8]
        mov edi, dword [esp + 104]        ;   491.8 p2      51 t1
        xor edi, ebp                      ;   494.8 p5      51 t1
        mov ebx, dword [esp + 108]        ;   492.8 p2      61 t1
        and edi, edx                      ;   495.8 p0      51 t1
        xor edi, ebp                      ;   496.8 p1      51 t1
        mov ebp, edx                      ;   492.8 p5      48 t1 copy
        ror ebp, 0xe                      ;   493.8 p0      48 t1
        xor ebp, edx                      ;   494.8 p1      48 t1
        lea ebx, [ebx + esi - 1564481375] ;   495.8 p0      61 t1
        ror ebp, 5                        ;   495.8 p5      48 t1
        xor ebp, edx                      ;   496.8 p1      48 t1
        ror ebp, 6                        ;   497.8 p5      48 t1
        add ebx, edi                      ;   497.8 p0      61 t1
        add ebx, ebp                      ;   498.8 p1      61 t1
        mov ebp, dword [esp + 64]         ;   494.8 p2      62 v[3]
        mov dword [esp + 64], edx         ;   495.0 p3+p4   62 v[4] spill
        mov edi, dword [esp + 120]        ;   495.8 p2      52 v[7]
        xor edi, ecx                      ;   498.8 p5      52 v[7]
        mov edx, dword [esp + 68]         ;   496.8 p2      52 v[7]
        mov dword [esp + 68], edi         ;   499.8 p3+p4   52 v[7] spill
        mov dword [esp + 108], ecx        ;   497.0 p3+p4   63 v[0] spill
        add ebp, ebx                      ;   499.8 p0      62 v[3]
        and edx, edi                      ;   499.8 p1      52 v[7]
        mov edi, dword [esp + 120]        ;   497.8 p2      52 v[7]
        xor edi, edx                      ;   500.8 p5      52 v[7]
        add ebx, edi                      ;   501.8 p0      63 v[7]
        mov edi, ecx                      ;   497.8 p1      47 v[7] copy
        ror edi, 9                        ;   498.8 p5      47 v[7]
        xor edi, ecx                      ;   499.8 p0      47 v[7]
        ror edi, 0xb                      ;   500.8 p5      47 v[7]
        xor edi, ecx                      ;   501.8 p1      47 v[7]
        ror edi, 2                        ;   502.8 p0      47 v[7]
        add ebx, edi                      ;   503.8 p1      63 v[7]
        mov edx, dword [esp + 88]         ;   499.5 p2      49 w[9]
        mov edi, dword [esp + 88]         ;   500.5 p2      49 w[9]
        shr edi, 3                        ;   503.5 p5      49 w[9]
        ror edx, 0xb                      ;   502.5 p0      49 w[9]
        mov ecx, dword [esp + 88]         ;   501.5 p2      49 w[9]
        xor ecx, edx                      ;   504.5 p1      49 w[9]
        mov edx, dword [esp + 60]         ;   502.5 p2      78 w[2] reload
        add eax, edx                      ;   505.5 p5      78 w[9]
        ror ecx, 7                        ;   505.5 p0      49 w[9]
        add eax, dword [esp + 84]         ;   506.5 p1+p2   78 w[9]
        xor edi, ecx                      ;   506.5 p5      49 w[9]
        mov ecx, esi                      ;   502.5 p0      50 w[10] copy
        shr ecx, 0xa                      ;   503.5 p5      50 w[10]
        mov edx, esi                      ;   502.8 p1      50 w[10] copy
        mov dword [esp + 84], esi         ;   503.0 p3+p4   78 w[8] spill
        ror edx, 2                        ;   503.8 p0      50 w[10]
        xor edx, esi                      ;   504.8 p1      50 w[10]
        ror edx, 0x11                     ;   505.8 p5      50 w[10]
        xor ecx, edx                      ;   506.8 p0      50 w[10]
        add eax, edi                      ;   507.5 p1      78 w[9]
        mov edi, dword [esp + 64]         ;   504.5 p2      51 t1
        mov edx, dword [esp + 104]        ;   505.5 p2      62 v[5] reload
        xor edi, edx                      ;   508.5 p5      51 t1
        and edi, ebp                      ;   509.5 p0      51 t1
        xor edi, edx                      ;   510.5 p1      51 t1
        mov esi, dword [esp + 112]        ;   506.5 p2      61 t1
        lea esi, [esi + eax - 1474664885] ;   509.5 p0      61 t1
        mov edx, ebp                      ;   506.2 p5      48 t1 copy
        ror edx, 0xe                      ;   507.2 p5      48 t1
        xor edx, ebp                      ;   508.2 p1      48 t1
        ror edx, 5                        ;   509.2 p0      48 t1
        xor edx, ebp                      ;   510.2 p1      48 t1
        ror edx, 6                        ;   511.2 p5      48 t1
        add esi, edi                      ;   511.5 p0      61 t1
        add esi, edx                      ;   512.5 p1      61 t1
        mov edx, dword [esp + 116]        ;   508.2 p2      62 v[2]
        mov edi, dword [esp + 108]        ;   509.2 p2      52 v[6]
        xor edi, ebx                      ;   512.2 p5      52 v[6]
        add edx, esi                      ;   513.5 p0      62 v[2]
        mov dword [esp + 116], ebp        ;   509.2 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   510.2 p2      52 v[6]
        mov dword [esp + 68], edi         ;   513.2 p3+p4   52 v[6] spill
        and ebp, edi                      ;   513.2 p1      52 v[6]
        mov edi, dword [esp + 108]        ;   511.2 p2      52 v[6]
        xor edi, ebp                      ;   514.2 p5      52 v[6]
        add esi, edi                      ;   515.2 p0      63 v[6]
        mov edi, ebx                      ;   511.0 p1      47 v[6] copy
        ror edi, 9                        ;   512.0 p5      47 v[6]
        xor edi, ebx                      ;   513.0 p0      47 v[6]
        ror edi, 0xb                      ;   514.0 p5      47 v[6]
        xor edi, ebx                      ;   515.0 p1      47 v[6]
        ror edi, 2                        ;   516.0 p0      47 v[6]
        add esi, edi                      ;   517.0 p1      63 v[6]
        mov edi, dword [esp + 92]         ;   512.8 p2      49 w[10]
        shr edi, 3                        ;   515.8 p5      49 w[10]
        mov dword [esp + 112], ebx        ;   513.2 p3+p4   63 v[7] spill
        mov ebp, dword [esp + 92]         ;   513.8 p2      49 w[10]
        ror ebp, 0xb                      ;   516.8 p0      49 w[10]
        mov ebx, dword [esp + 92]         ;   514.8 p2      49 w[10]
        xor ebx, ebp                      ;   517.8 p1      49 w[10]
        ror ebx, 7                        ;   518.8 p5      49 w[10]
        xor edi, ebx                      ;   519.8 p0      49 w[10]
        mov ebp, dword [esp + 52]         ;   515.8 p2      78 w[3] reload
        mov ebx, eax                      ;   515.2 p1      50 w[11] copy
        add ecx, ebp                      ;   518.8 p5      78 w[10]
        add ecx, dword [esp + 88]         ;   519.8 p0+p2   78 w[10]
        mov ebp, eax                      ;   516.2 p1      50 w[11] copy
        shr ebx, 0xa                      ;   516.5 p5      50 w[11]
        ror ebp, 2                        ;   517.2 p0      50 w[11]
        xor ebp, eax                      ;   518.2 p1      50 w[11]
        ror ebp, 0x11                     ;   519.2 p5      50 w[11]
        xor ebx, ebp                      ;   520.2 p0      50 w[11]
        add ecx, edi                      ;   520.8 p1      78 w[10]
        mov edi, dword [esp + 116]        ;   517.8 p2      51 t1
        mov ebp, dword [esp + 64]         ;   518.8 p2      62 v[4] reload
        xor edi, ebp                      ;   521.8 p5      51 t1
        mov dword [esp + 88], eax         ;   518.5 p3+p4   78 w[9] spill
        mov eax, dword [esp + 104]        ;   519.8 p2      61 t1
        lea eax, [eax + ecx - 1035236496] ;   522.8 p0      61 t1
        and edi, edx                      ;   522.8 p1      51 t1
        xor edi, ebp                      ;   523.8 p5      51 t1
        mov ebp, edx                      ;   520.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   521.0 p5      48 t1
        xor ebp, edx                      ;   522.0 p1      48 t1
        ror ebp, 5                        ;   523.0 p0      48 t1
        xor ebp, edx                      ;   524.0 p1      48 t1
        ror ebp, 6                        ;   525.0 p5      48 t1
        add eax, edi                      ;   524.8 p0      61 t1
        add eax, ebp                      ;   526.0 p1      61 t1
        mov edi, dword [esp + 112]        ;   521.8 p2      52 v[5]
        xor edi, esi                      ;   524.8 p5      52 v[5]
        mov ebp, dword [esp + 120]        ;   522.8 p2      62 v[1]
        mov dword [esp + 120], edx        ;   522.5 p3+p4   62 v[2] spill
        mov edx, dword [esp + 68]         ;   523.8 p2      52 v[5]
        and edx, edi                      ;   526.8 p0      52 v[5]
        mov dword [esp + 68], edi         ;   525.8 p3+p4   52 v[5] spill
        mov edi, dword [esp + 112]        ;   524.8 p2      52 v[5]
        xor edi, edx                      ;   527.8 p1      52 v[5]
        add ebp, eax                      ;   527.0 p5      62 v[1]
        add eax, edi                      ;   528.8 p0      63 v[5]
        mov edi, esi                      ;   524.8 p1      47 v[5] copy
        ror edi, 9                        ;   525.8 p5      47 v[5]
        xor edi, esi                      ;   526.8 p0      47 v[5]
        ror edi, 0xb                      ;   527.8 p5      47 v[5]
        mov edx, dword [esp + 96]         ;   525.8 p2      49 w[11]
        xor edi, esi                      ;   528.8 p1      47 v[5]
        ror edi, 2                        ;   529.8 p0      47 v[5]
        mov dword [esp + 104], esi        ;   526.2 p3+p4   63 v[6] spill
        mov esi, dword [esp + 96]         ;   526.8 p2      49 w[11]
        add eax, edi                      ;   530.8 p1      63 v[5]
        mov edi, dword [esp + 96]         ;   527.8 p2      49 w[11]
        ror edx, 0xb                      ;   528.8 p5      49 w[11]
        shr edi, 3                        ;   530.8 p0      49 w[11]
        xor esi, edx                      ;   529.8 p1      49 w[11]
        ror esi, 7                        ;   530.8 p5      49 w[11]
        mov edx, dword [esp + 44]         ;   528.8 p2      78 w[4] reload
        add ebx, edx                      ;   531.8 p0      78 w[11]
        xor edi, esi                      ;   531.8 p1      49 w[11]
        add ebx, dword [esp + 92]         ;   532.8 p5+p2   78 w[11]
        mov esi, ecx                      ;   529.5 p0      50 w[12] copy
        shr esi, 0xa                      ;   530.5 p5      50 w[12]
        mov edx, ecx                      ;   529.8 p1      50 w[12] copy
        ror edx, 2                        ;   530.8 p0      50 w[12]
        xor edx, ecx                      ;   531.8 p1      50 w[12]
        ror edx, 0x11                     ;   532.8 p5      50 w[12]
        xor esi, edx                      ;   533.8 p0      50 w[12]
        mov edx, dword [esp + 116]        ;   531.0 p2      62 v[3] reload
        mov dword [esp + 92], ecx         ;   531.2 p3+p4   78 w[10] spill
        mov ecx, dword [esp + 64]         ;   532.0 p2      61 t1
        add ebx, edi                      ;   533.8 p1      78 w[11]
        mov edi, dword [esp + 120]        ;   533.0 p2      51 t1
        xor edi, edx                      ;   536.0 p5      51 t1
        and edi, ebp                      ;   537.0 p0      51 t1
        lea ecx, [ecx + ebx - 949202525]  ;   535.0 p0      61 t1
        xor edi, edx                      ;   538.0 p1      51 t1
        mov edx, ebp                      ;   533.2 p5      48 t1 copy
        ror edx, 0xe                      ;   534.2 p5      48 t1
        xor edx, ebp                      ;   535.2 p1      48 t1
        ror edx, 5                        ;   536.2 p0      48 t1
        xor edx, ebp                      ;   537.2 p1      48 t1
        ror edx, 6                        ;   538.2 p5      48 t1
        add ecx, edi                      ;   539.0 p0      61 t1
        add ecx, edx                      ;   540.0 p1      61 t1
        mov edx, dword [esp + 108]        ;   535.2 p2      62 v[0]
        mov dword [esp + 108], ebp        ;   535.5 p3+p4   62 v[1] spill
        mov edi, dword [esp + 104]        ;   536.2 p2      52 v[4]
        mov ebp, dword [esp + 68]         ;   537.2 p2      52 v[4]
        xor edi, eax                      ;   539.2 p5      52 v[4]
        and ebp, edi                      ;   540.2 p0      52 v[4]
        mov dword [esp + 68], edi         ;   540.2 p3+p4   52 v[4] spill
        mov edi, dword [esp + 104]        ;   538.2 p2      52 v[4]
        add edx, ecx                      ;   541.0 p1      62 v[0]
        xor edi, ebp                      ;   541.2 p5      52 v[4]
        add ecx, edi                      ;   542.2 p0      63 v[4]
        mov edi, eax                      ;   538.2 p1      47 v[4] copy
        ror edi, 9                        ;   539.2 p5      47 v[4]
        xor edi, eax                      ;   540.2 p0      47 v[4]
        ror edi, 0xb                      ;   541.2 p5      47 v[4]
        xor edi, eax                      ;   542.2 p1      47 v[4]
        ror edi, 2                        ;   543.2 p0      47 v[4]
        add ecx, edi                      ;   544.2 p1      63 v[4]
        mov dword [esp + 64], eax         ;   539.8 p3+p4   63 v[5] spill
        mov edi, dword [esp + 100]        ;   540.0 p2      49 w[12]
        mov eax, dword [esp + 100]        ;   541.0 p2      49 w[12]
        mov ebp, dword [esp + 100]        ;   542.0 p2      49 w[12]
        shr edi, 3                        ;   543.0 p5      49 w[12]
        ror ebp, 0xb                      ;   545.0 p0      49 w[12]
        xor eax, ebp                      ;   546.0 p1      49 w[12]
        ror eax, 7                        ;   547.0 p5      49 w[12]
        mov ebp, dword [esp + 72]         ;   543.0 p2      78 w[5] reload
        add esi, ebp                      ;   546.0 p0      78 w[12]
        add esi, dword [esp + 96]         ;   547.0 p1+p2   78 w[12]
        xor edi, eax                      ;   548.0 p5      49 w[12]
        mov eax, ebx                      ;   543.0 p0      50 w[13] copy
        shr eax, 0xa                      ;   544.0 p5      50 w[13]
        mov ebp, ebx                      ;   543.2 p1      50 w[13] copy
        ror ebp, 2                        ;   544.2 p0      50 w[13]
        xor ebp, ebx                      ;   545.2 p1      50 w[13]
        ror ebp, 0x11                     ;   546.2 p5      50 w[13]
        mov dword [esp + 96], ebx         ;   544.2 p3+p4   78 w[11] spill
        add esi, edi                      ;   549.0 p0      78 w[12]
        xor eax, ebp                      ;   547.2 p1      50 w[13]
        mov ebp, dword [esp + 120]        ;   545.0 p2      62 v[2] reload
        mov edi, dword [esp + 108]        ;   546.0 p2      51 t1
        xor edi, ebp                      ;   549.0 p5      51 t1
        mov ebx, dword [esp + 116]        ;   547.0 p2      61 t1
        lea ebx, [ebx + esi - 778901479]  ;   550.0 p0      61 t1
        mov dword [esp + 116], ecx        ;   546.2 p3+p4   63 v[4] spill
        and edi, edx                      ;   550.0 p1      51 t1
        xor edi, ebp                      ;   551.0 p5      51 t1
        mov ebp, edx                      ;   547.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   548.0 p5      48 t1
        xor ebp, edx                      ;   549.0 p1      48 t1
        ror ebp, 5                        ;   550.0 p0      48 t1
        xor ebp, edx                      ;   551.0 p1      48 t1
        ror ebp, 6                        ;   552.0 p5      48 t1
        add ebx, edi                      ;   552.0 p0      61 t1
        add ebx, ebp                      ;   553.0 p1      61 t1
        mov ebp, dword [esp + 112]        ;   549.0 p2      62 v[7]
        mov dword [esp + 112], edx        ;   549.2 p3+p4   62 v[0] spill
        mov edx, dword [esp + 68]         ;   550.0 p2      52 v[3]
        mov edi, dword [esp + 64]         ;   551.0 p2      52 v[3]
        xor edi, ecx                      ;   554.0 p5      52 v[3]
        and edx, edi                      ;   555.0 p0      52 v[3]
        add ebp, ebx                      ;   554.0 p1      62 v[7]
        mov dword [esp + 68], edi         ;   555.0 p3+p4   52 v[3] spill
        mov edi, dword [esp + 64]         ;   552.0 p2      52 v[3]
        xor edi, edx                      ;   556.0 p5      52 v[3]
        add ebx, edi                      ;   557.0 p0      63 v[3]
        mov edi, ecx                      ;   551.8 p1      47 v[3] copy
        ror edi, 9                        ;   552.8 p5      47 v[3]
        xor edi, ecx                      ;   553.8 p0      47 v[3]
        ror edi, 0xb                      ;   554.8 p5      47 v[3]
        xor edi, ecx                      ;   555.8 p1      47 v[3]
        mov edx, dword [esp + 36]         ;   553.0 p2      49 w[13]
        mov ecx, dword [esp + 36]         ;   554.0 p2      49 w[13]
        ror edx, 0xb                      ;   556.0 p0      49 w[13]
        xor ecx, edx                      ;   557.0 p1      49 w[13]
        ror ecx, 7                        ;   558.0 p5      49 w[13]
        ror edi, 2                        ;   556.8 p0      47 v[3]
        mov edx, dword [esp + 76]         ;   555.0 p2      78 w[6] reload
        add ebx, edi                      ;   558.0 p1      63 v[3]
        mov edi, dword [esp + 36]         ;   556.0 p2      49 w[13]
        shr edi, 3                        ;   559.0 p5      49 w[13]
        add eax, edx                      ;   558.0 p0      78 w[13]
        add eax, dword [esp + 100]        ;   559.0 p1+p2   78 w[13]
        xor edi, ecx                      ;   560.0 p5      49 w[13]
        mov ecx, esi                      ;   556.5 p0      50 w[14] copy
        shr ecx, 0xa                      ;   557.5 p5      50 w[14]
        mov edx, esi                      ;   556.8 p1      50 w[14] copy
        ror edx, 2                        ;   557.8 p0      50 w[14]
        xor edx, esi                      ;   558.8 p1      50 w[14]
        ror edx, 0x11                     ;   559.8 p5      50 w[14]
        xor ecx, edx                      ;   560.8 p0      50 w[14]
        add eax, edi                      ;   561.0 p1      78 w[13]
        mov edx, dword [esp + 108]        ;   558.2 p2      62 v[1] reload
        mov edi, dword [esp + 112]        ;   559.2 p2      51 t1
        xor edi, edx                      ;   562.2 p5      51 t1
        and edi, ebp                      ;   563.2 p0      51 t1
        xor edi, edx                      ;   564.2 p1      51 t1
        mov dword [esp + 100], esi        ;   559.5 p3+p4   78 w[12] spill
        mov esi, dword [esp + 120]        ;   560.2 p2      61 t1
        mov dword [esp + 120], ebx        ;   560.5 p3+p4   63 v[3] spill
        lea esi, [esi + eax - 694614492]  ;   563.2 p0      61 t1
        mov edx, ebp                      ;   560.5 p5      48 t1 copy
        ror edx, 0xe                      ;   561.5 p0      48 t1
        xor edx, ebp                      ;   562.5 p1      48 t1
        ror edx, 5                        ;   563.5 p5      48 t1
        xor edx, ebp                      ;   564.5 p1      48 t1
        ror edx, 6                        ;   565.5 p0      48 t1
        add esi, edi                      ;   565.2 p5      61 t1
        add esi, edx                      ;   566.5 p1      61 t1
        mov edx, dword [esp + 68]         ;   562.5 p2      52 v[2]
        mov dword [esp + 68], ebp         ;   562.8 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 104]        ;   563.5 p2      62 v[6]
        mov edi, dword [esp + 116]        ;   564.5 p2      52 v[2]
        xor edi, ebx                      ;   567.5 p0      52 v[2]
        mov dword [esp + 104], edi        ;   568.5 p3+p4   52 v[2] spill
        and edx, edi                      ;   568.5 p5      52 v[2]
        add ebp, esi                      ;   567.5 p1      62 v[6]
        mov edi, dword [esp + 116]        ;   565.5 p2      52 v[2]
        xor edi, edx                      ;   569.5 p0      52 v[2]
        add esi, edi                      ;   570.5 p5      63 v[2]
        mov edi, ebx                      ;   565.2 p1      47 v[2] copy
        ror edi, 9                        ;   566.2 p0      47 v[2]
        xor edi, ebx                      ;   567.2 p5      47 v[2]
        ror edi, 0xb                      ;   568.2 p0      47 v[2]
        mov edx, dword [esp + 40]         ;   566.5 p2      49 w[14]
        ror edx, 0xb                      ;   569.5 p5      49 w[14]
        xor edi, ebx                      ;   569.2 p1      47 v[2]
        mov ebx, dword [esp + 40]         ;   567.5 p2      49 w[14]
        ror edi, 2                        ;   570.2 p0      47 v[2]
        add esi, edi                      ;   571.5 p1      63 v[2]
        xor ebx, edx                      ;   570.5 p5      49 w[14]
        ror ebx, 7                        ;   571.5 p0      49 w[14]
        mov edx, dword [esp + 80]         ;   568.5 p2      78 w[7] reload
        add ecx, edx                      ;   571.5 p1      78 w[14]
        add ecx, dword [esp + 36]         ;   572.5 p5+p2   78 w[14]
        mov edi, dword [esp + 40]         ;   570.5 p2      49 w[14]
        mov dword [esp + 36], eax         ;   569.2 p3+p4   78 w[13] spill
        shr edi, 3                        ;   573.5 p0      49 w[14]
        xor edi, ebx                      ;   574.5 p1      49 w[14]
        mov ebx, eax                      ;   570.0 p5      50 w[15] copy
        mov edx, eax                      ;   570.8 p0      50 w[15] copy
        ror edx, 2                        ;   571.8 p5      50 w[15]
        add ecx, edi                      ;   575.5 p1      78 w[14]
        xor edx, eax                      ;   572.8 p0      50 w[15]
        ror edx, 0x11                     ;   573.8 p5      50 w[15]
        shr ebx, 0xa                      ;   572.8 p0      50 w[15]
        xor ebx, edx                      ;   574.8 p1      50 w[15]
        mov edx, dword [esp + 112]        ;   572.0 p2      62 v[0] reload
        mov eax, dword [esp + 108]        ;   573.0 p2      61 t1
        mov edi, dword [esp + 68]         ;   574.0 p2      51 t1
        xor edi, edx                      ;   577.0 p1      51 t1
        and edi, ebp                      ;   578.0 p5      51 t1
        xor edi, edx                      ;   579.0 p0      51 t1
        lea eax, [eax + ecx - 200395387]  ;   576.5 p0      61 t1
        mov edx, ebp                      ;   573.8 p1      48 t1 copy
        ror edx, 0xe                      ;   574.8 p5      48 t1
        xor edx, ebp                      ;   575.8 p1      48 t1
        ror edx, 5                        ;   576.8 p5      48 t1
        xor edx, ebp                      ;   577.8 p0      48 t1
        ror edx, 6                        ;   578.8 p5      48 t1
        add eax, edi                      ;   580.0 p1      61 t1
        add eax, edx                      ;   581.0 p0      61 t1
        mov edx, dword [esp + 104]        ;   575.8 p2      52 v[1]
        mov dword [esp + 104], ebp        ;   576.0 p3+p4   62 v[6] spill
        mov edi, dword [esp + 120]        ;   576.8 p2      52 v[1]
        xor edi, esi                      ;   579.8 p1      52 v[1]
        and edx, edi                      ;   580.8 p5      52 v[1]
        mov ebp, dword [esp + 64]         ;   577.8 p2      62 v[5]
        add ebp, eax                      ;   582.0 p0      62 v[5]
        mov dword [esp + 64], edi         ;   580.8 p3+p4   52 v[1] spill
        mov dword [esp + 108], esi        ;   578.5 p3+p4   63 v[2] spill
        mov edi, dword [esp + 120]        ;   578.8 p2      52 v[1]
        xor edi, edx                      ;   581.8 p1      52 v[1]
        add eax, edi                      ;   582.8 p5      63 v[1]
        mov edi, esi                      ;   578.8 p0      47 v[1] copy
        ror edi, 9                        ;   579.8 p5      47 v[1]
        xor edi, esi                      ;   580.8 p1      47 v[1]
        mov edx, dword [esp + 48]         ;   579.8 p2      49 w[15]
        ror edi, 0xb                      ;   581.8 p0      47 v[1]
        xor edi, esi                      ;   582.8 p1      47 v[1]
        mov esi, dword [esp + 48]         ;   580.8 p2      49 w[15]
        ror edx, 0xb                      ;   582.8 p5      49 w[15]
        xor esi, edx                      ;   583.8 p0      49 w[15]
        ror esi, 7                        ;   584.8 p5      49 w[15]
        mov edx, dword [esp + 84]         ;   581.8 p2      78 w[8] reload
        add ebx, edx                      ;   584.8 p1      78 w[15]
        ror edi, 2                        ;   583.8 p0      47 v[1]
        add eax, edi                      ;   584.8 p1      63 v[1]
        mov edi, dword [esp + 48]         ;   582.8 p2      49 w[15]
        add ebx, dword [esp + 40]         ;   585.8 p5+p2   78 w[15]
        mov edx, ecx                      ;   582.8 p0      50 w[0] copy
        shr edi, 3                        ;   585.8 p5      49 w[15]
        xor edi, esi                      ;   586.8 p1      49 w[15]
        mov esi, ecx                      ;   583.8 p0      50 w[0] copy
        shr esi, 0xa                      ;   584.8 p5      50 w[0]
        ror edx, 2                        ;   584.8 p0      50 w[0]
        add ebx, edi                      ;   587.8 p1      78 w[15]
        xor edx, ecx                      ;   585.8 p1      50 w[0]
        mov edi, dword [esp + 104]        ;   584.8 p2      51 t1
        ror edx, 0x11                     ;   586.8 p5      50 w[0]
        xor esi, edx                      ;   587.8 p0      50 w[0]
        mov edx, dword [esp + 68]         ;   585.8 p2      62 v[7] reload
        xor edi, edx                      ;   588.8 p1      51 t1
        and edi, ebp                      ;   589.8 p5      51 t1
        xor edi, edx                      ;   590.8 p0      51 t1
        mov edx, ebp                      ;   587.5 p1      48 t1 copy
        ror edx, 0xe                      ;   588.5 p5      48 t1
        xor edx, ebp                      ;   589.5 p0      48 t1
        mov dword [esp + 40], ecx         ;   587.2 p3+p4   78 w[14] spill
        mov ecx, dword [esp + 112]        ;   587.5 p2      61 t1
        lea ecx, [ecx + ebx + 275423344]  ;   590.5 p0      61 t1
        ror edx, 5                        ;   590.5 p5      48 t1
        xor edx, ebp                      ;   591.5 p1      48 t1
        ror edx, 6                        ;   592.5 p5      48 t1
        add ecx, edi                      ;   591.8 p1      61 t1
        add ecx, edx                      ;   593.5 p0      61 t1
        mov edi, dword [esp + 108]        ;   589.2 p2      52 v[0]
        mov edx, dword [esp + 64]         ;   590.2 p2      52 v[0]
        xor edi, eax                      ;   592.2 p1      52 v[0]
        mov dword [esp + 64], edi         ;   593.2 p3+p4   52 v[0] spill
        and edx, edi                      ;   593.2 p5      52 v[0]
        mov edi, dword [esp + 116]        ;   591.2 p2      62 v[4]
        mov dword [esp + 116], ebp        ;   591.0 p3+p4   62 v[5] spill
        mov ebp, dword [esp + 108]        ;   592.2 p2      52 v[0]
        mov dword [esp + 112], eax        ;   592.0 p3+p4   63 v[1] spill
        xor ebp, edx                      ;   595.2 p0      52 v[0]
        mov edx, dword [esp + 56]         ;   593.2 p2      49 w[0]
        add edi, ecx                      ;   594.5 p1      62 v[4]
        add ecx, ebp                      ;   596.2 p5      63 v[0]
        mov ebp, eax                      ;   592.5 p0      47 v[0] copy
        ror ebp, 9                        ;   593.5 p5      47 v[0]
        xor ebp, eax                      ;   594.5 p1      47 v[0]
        ror ebp, 0xb                      ;   595.5 p0      47 v[0]
        xor ebp, eax                      ;   596.5 p1      47 v[0]
        ror ebp, 2                        ;   597.5 p5      47 v[0]
        ror edx, 0xb                      ;   596.2 p0      49 w[0]
        add ecx, ebp                      ;   598.5 p1      63 v[0]
        mov ebp, dword [esp + 56]         ;   594.5 p2      49 w[0]
        shr ebp, 3                        ;   597.5 p5      49 w[0]
        mov eax, dword [esp + 56]         ;   595.5 p2      49 w[0]
        xor eax, edx                      ;   598.5 p0      49 w[0]
        ror eax, 7                        ;   599.5 p5      49 w[0]
        xor ebp, eax                      ;   600.5 p1      49 w[0]
        mov eax, ebx                      ;   596.5 p0      50 w[1] copy
        mov edx, dword [esp + 88]         ;   596.5 p2      78 w[9] reload
        add esi, edx                      ;   599.5 p1      78 w[0]
        shr eax, 0xa                      ;   597.5 p5      50 w[1]
        mov edx, ebx                      ;   597.5 p0      50 w[1] copy
        add esi, dword [esp + 48]         ;   600.5 p1+p2   78 w[0]
        mov dword [esp + 48], ebx         ;   597.5 p3+p4   78 w[15] spill
        add esi, ebp                      ;   601.5 p5      78 w[0]
        mov ebp, dword [esp + 116]        ;   598.5 p2      51 t1
        ror edx, 2                        ;   598.5 p0      50 w[1]
        xor edx, ebx                      ;   599.5 p1      50 w[1]
        mov ebx, dword [esp + 68]         ;   599.5 p2      61 t1
        lea ebx, [ebx + esi + 430227734]  ;   602.5 p0      61 t1
        ror edx, 0x11                     ;   600.5 p5      50 w[1]
        xor eax, edx                      ;   601.5 p1      50 w[1]
        mov edx, dword [esp + 104]        ;   600.5 p2      62 v[6] reload
        xor ebp, edx                      ;   603.5 p5      51 t1
        and ebp, edi                      ;   604.5 p0      51 t1
        xor ebp, edx                      ;   605.5 p1      51 t1
        mov edx, edi                      ;   601.2 p5      48 t1 copy
        ror edx, 0xe                      ;   602.2 p0      48 t1
        xor edx, edi                      ;   603.2 p1      48 t1
        ror edx, 5                        ;   604.2 p5      48 t1
        xor edx, edi                      ;   605.2 p0      48 t1
        ror edx, 6                        ;   606.2 p5      48 t1
        add ebx, ebp                      ;   606.5 p1      61 t1
        add ebx, edx                      ;   607.5 p0      61 t1
        mov ebp, dword [esp + 112]        ;   602.8 p2      52 v[7]
        xor ebp, ecx                      ;   605.8 p1      52 v[7]
        mov edx, dword [esp + 64]         ;   603.8 p2      52 v[7]
        and edx, ebp                      ;   606.8 p5      52 v[7]
        mov dword [esp + 64], ebp         ;   606.8 p3+p4   52 v[7] spill
        mov ebp, dword [esp + 120]        ;   604.8 p2      62 v[3]
        mov dword [esp + 120], edi        ;   604.8 p3+p4   62 v[4] spill
        add ebp, ebx                      ;   608.5 p0      62 v[3]
        mov edi, dword [esp + 112]        ;   605.8 p2      52 v[7]
        xor edi, edx                      ;   608.8 p1      52 v[7]
        add ebx, edi                      ;   609.8 p5      63 v[7]
        mov edi, ecx                      ;   605.5 p0      47 v[7] copy
        ror edi, 9                        ;   606.5 p5      47 v[7]
        xor edi, ecx                      ;   607.5 p1      47 v[7]
        ror edi, 0xb                      ;   608.5 p0      47 v[7]
        xor edi, ecx                      ;   609.5 p1      47 v[7]
        ror edi, 2                        ;   610.5 p5      47 v[7]
        add ebx, edi                      ;   611.5 p0      63 v[7]
        mov dword [esp + 68], ecx         ;   607.2 p3+p4   63 v[0] spill
        mov edx, dword [esp + 60]         ;   607.5 p2      49 w[1]
        mov edi, dword [esp + 60]         ;   608.5 p2      49 w[1]
        ror edx, 0xb                      ;   610.5 p5      49 w[1]
        shr edi, 3                        ;   611.5 p0      49 w[1]
        mov ecx, dword [esp + 60]         ;   609.5 p2      49 w[1]
        xor ecx, edx                      ;   612.5 p1      49 w[1]
        mov edx, dword [esp + 92]         ;   610.5 p2      78 w[10] reload
        add eax, edx                      ;   613.5 p5      78 w[1]
        ror ecx, 7                        ;   613.5 p0      49 w[1]
        add eax, dword [esp + 56]         ;   614.5 p1+p2   78 w[1]
        mov dword [esp + 56], esi         ;   610.0 p3+p4   78 w[0] spill
        xor edi, ecx                      ;   614.5 p5      49 w[1]
        mov ecx, esi                      ;   610.5 p0      50 w[2] copy
        shr ecx, 0xa                      ;   611.5 p5      50 w[2]
        add eax, edi                      ;   615.5 p1      78 w[1]
        mov edi, dword [esp + 120]        ;   612.5 p2      51 t1
        mov edx, esi                      ;   611.5 p0      50 w[2] copy
        ror edx, 2                        ;   612.5 p5      50 w[2]
        xor edx, esi                      ;   613.5 p1      50 w[2]
        ror edx, 0x11                     ;   614.5 p0      50 w[2]
        xor ecx, edx                      ;   615.5 p1      50 w[2]
        mov edx, dword [esp + 116]        ;   613.5 p2      62 v[5] reload
        xor edi, edx                      ;   616.5 p5      51 t1
        and edi, ebp                      ;   617.5 p0      51 t1
        xor edi, edx                      ;   618.5 p1      51 t1
        mov edx, ebp                      ;   614.2 p5      48 t1 copy
        mov esi, dword [esp + 104]        ;   614.5 p2      61 t1
        ror edx, 0xe                      ;   615.2 p0      48 t1
        lea esi, [esi + eax + 506948616]  ;   617.5 p0      61 t1
        add esi, edi                      ;   619.5 p1      61 t1
        mov edi, dword [esp + 68]         ;   615.5 p2      52 v[6]
        xor edi, ebx                      ;   618.5 p5      52 v[6]
        xor edx, ebp                      ;   616.2 p1      48 t1
        ror edx, 5                        ;   617.2 p5      48 t1
        xor edx, ebp                      ;   618.2 p0      48 t1
        ror edx, 6                        ;   619.2 p5      48 t1
        add esi, edx                      ;   620.5 p1      61 t1
        mov edx, dword [esp + 64]         ;   616.8 p2      52 v[6]
        mov dword [esp + 64], edi         ;   619.5 p3+p4   52 v[6] spill
        and edx, edi                      ;   619.8 p0      52 v[6]
        mov edi, dword [esp + 108]        ;   617.8 p2      62 v[2]
        add edi, esi                      ;   621.5 p1      62 v[2]
        mov dword [esp + 104], ebx        ;   618.0 p3+p4   63 v[7] spill
        mov dword [esp + 108], ebp        ;   619.0 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 68]         ;   618.8 p2      52 v[6]
        xor ebp, edx                      ;   621.8 p5      52 v[6]
        add esi, ebp                      ;   622.8 p0      63 v[6]
        mov ebp, ebx                      ;   619.2 p1      47 v[6] copy
        mov edx, dword [esp + 52]         ;   619.8 p2      49 w[2]
        ror edx, 0xb                      ;   622.8 p5      49 w[2]
        ror ebp, 9                        ;   620.2 p0      47 v[6]
        xor ebp, ebx                      ;   621.2 p1      47 v[6]
        ror ebp, 0xb                      ;   622.2 p5      47 v[6]
        xor ebp, ebx                      ;   623.2 p0      47 v[6]
        mov ebx, dword [esp + 52]         ;   621.0 p2      49 w[2]
        ror ebp, 2                        ;   624.2 p5      47 v[6]
        xor ebx, edx                      ;   624.0 p1      49 w[2]
        mov edx, dword [esp + 96]         ;   622.0 p2      78 w[11] reload
        add esi, ebp                      ;   625.2 p0      63 v[6]
        add ecx, edx                      ;   625.0 p1      78 w[2]
        add ecx, dword [esp + 60]         ;   626.0 p5+p2   78 w[2]
        mov dword [esp + 60], eax         ;   622.8 p3+p4   78 w[1] spill
        mov ebp, dword [esp + 52]         ;   624.0 p2      49 w[2]
        shr ebp, 3                        ;   627.0 p0      49 w[2]
        ror ebx, 7                        ;   625.0 p5      49 w[2]
        xor ebp, ebx                      ;   628.0 p1      49 w[2]
        mov ebx, eax                      ;   624.2 p0      50 w[3] copy
        shr ebx, 0xa                      ;   625.2 p5      50 w[3]
        mov edx, eax                      ;   624.8 p1      50 w[3] copy
        ror edx, 2                        ;   625.8 p0      50 w[3]
        xor edx, eax                      ;   626.8 p1      50 w[3]
        ror edx, 0x11                     ;   627.8 p5      50 w[3]
        xor ebx, edx                      ;   628.8 p0      50 w[3]
        mov edx, dword [esp + 120]        ;   625.8 p2      62 v[4] reload
        add ecx, ebp                      ;   629.0 p1      78 w[2]
        mov ebp, dword [esp + 108]        ;   626.8 p2      51 t1
        xor ebp, edx                      ;   629.8 p5      51 t1
        and ebp, edi                      ;   630.8 p0      51 t1
        xor ebp, edx                      ;   631.8 p1      51 t1
        mov edx, edi                      ;   627.8 p5      48 t1 copy
        mov eax, dword [esp + 116]        ;   627.8 p2      61 t1
        ror edx, 0xe                      ;   628.8 p0      48 t1
        lea eax, [eax + ecx + 659060556]  ;   630.8 p0      61 t1
        add eax, ebp                      ;   632.8 p1      61 t1
        mov ebp, dword [esp + 104]        ;   628.8 p2      52 v[5]
        xor ebp, esi                      ;   631.8 p5      52 v[5]
        xor edx, edi                      ;   629.8 p1      48 t1
        ror edx, 5                        ;   630.8 p5      48 t1
        xor edx, edi                      ;   631.8 p0      48 t1
        ror edx, 6                        ;   632.8 p5      48 t1
        add eax, edx                      ;   633.8 p1      61 t1
        mov edx, dword [esp + 64]         ;   630.2 p2      52 v[5]
        and edx, ebp                      ;   633.2 p0      52 v[5]
        mov dword [esp + 64], ebp         ;   632.8 p3+p4   52 v[5] spill
        mov ebp, dword [esp + 112]        ;   631.2 p2      62 v[1]
        mov dword [esp + 112], edi        ;   631.8 p3+p4   62 v[2] spill
        mov edi, dword [esp + 104]        ;   632.2 p2      52 v[5]
        xor edi, edx                      ;   635.2 p1      52 v[5]
        add ebp, eax                      ;   634.8 p5      62 v[1]
        mov dword [esp + 116], esi        ;   632.8 p3+p4   63 v[6] spill
        add eax, edi                      ;   636.2 p0      63 v[5]
        mov edi, esi                      ;   632.8 p1      47 v[5] copy
        ror edi, 9                        ;   633.8 p5      47 v[5]
        xor edi, esi                      ;   634.8 p0      47 v[5]
        mov edx, dword [esp + 44]         ;   633.5 p2      49 w[3]
        ror edx, 0xb                      ;   636.5 p5      49 w[3]
        ror edi, 0xb                      ;   635.8 p0      47 v[5]
        xor edi, esi                      ;   636.8 p1      47 v[5]
        ror edi, 2                        ;   637.8 p5      47 v[5]
        add eax, edi                      ;   638.8 p1      63 v[5]
        mov edi, dword [esp + 44]         ;   635.0 p2      49 w[3]
        mov esi, dword [esp + 44]         ;   636.0 p2      49 w[3]
        shr edi, 3                        ;   638.0 p0      49 w[3]
        xor esi, edx                      ;   639.0 p5      49 w[3]
        ror esi, 7                        ;   640.0 p0      49 w[3]
        xor edi, esi                      ;   641.0 p1      49 w[3]
        mov esi, ecx                      ;   637.0 p5      50 w[4] copy
        shr esi, 0xa                      ;   638.0 p0      50 w[4]
        mov edx, dword [esp + 100]        ;   637.0 p2      78 w[12] reload
        add ebx, edx                      ;   640.0 p1      78 w[3]
        add ebx, dword [esp + 52]         ;   641.0 p5+p2   78 w[3]
        mov edx, ecx                      ;   638.2 p1      50 w[4] copy
        ror edx, 2                        ;   639.2 p0      50 w[4]
        xor edx, ecx                      ;   640.2 p5      50 w[4]
        add ebx, edi                      ;   642.0 p1      78 w[3]
        mov edi, dword [esp + 112]        ;   639.0 p2      51 t1
        ror edx, 0x11                     ;   641.2 p0      50 w[4]
        xor esi, edx                      ;   642.2 p5      50 w[4]
        mov edx, dword [esp + 108]        ;   640.0 p2      62 v[3] reload
        xor edi, edx                      ;   643.0 p1      51 t1
        and edi, ebp                      ;   644.0 p0      51 t1
        xor edi, edx                      ;   645.0 p5      51 t1
        mov edx, ebp                      ;   641.2 p1      48 t1 copy
        ror edx, 0xe                      ;   642.2 p0      48 t1
        xor edx, ebp                      ;   643.2 p5      48 t1
        ror edx, 5                        ;   644.2 p0      48 t1
        xor edx, ebp                      ;   645.2 p1      48 t1
        ror edx, 6                        ;   646.2 p5      48 t1
        mov dword [esp + 52], ecx         ;   642.0 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 120]        ;   642.2 p2      61 t1
        lea ecx, [ecx + ebx + 883997877]  ;   645.2 p0      61 t1
        add ecx, edi                      ;   646.2 p1      61 t1
        mov edi, dword [esp + 116]        ;   643.2 p2      52 v[4]
        xor edi, eax                      ;   646.2 p5      52 v[4]
        mov dword [esp + 120], eax        ;   643.5 p3+p4   63 v[5] spill
        add ecx, edx                      ;   647.2 p1      61 t1
        mov edx, dword [esp + 64]         ;   644.2 p2      52 v[4]
        and edx, edi                      ;   647.2 p0      52 v[4]
        mov dword [esp + 64], edi         ;   647.2 p3+p4   52 v[4] spill
        mov edi, dword [esp + 68]         ;   645.2 p2      62 v[0]
        mov dword [esp + 68], ebp         ;   645.5 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 116]        ;   646.2 p2      52 v[4]
        xor ebp, edx                      ;   649.2 p5      52 v[4]
        add edi, ecx                      ;   648.2 p1      62 v[0]
        add ecx, ebp                      ;   650.2 p0      63 v[4]
        mov edx, dword [esp + 72]         ;   647.2 p2      49 w[4]
        mov ebp, eax                      ;   646.5 p5      47 v[4] copy
        ror ebp, 9                        ;   647.5 p0      47 v[4]
        xor ebp, eax                      ;   648.5 p1      47 v[4]
        ror ebp, 0xb                      ;   649.5 p5      47 v[4]
        ror edx, 0xb                      ;   650.2 p0      49 w[4]
        xor ebp, eax                      ;   650.5 p1      47 v[4]
        mov eax, dword [esp + 72]         ;   648.2 p2      49 w[4]
        xor eax, edx                      ;   651.2 p5      49 w[4]
        ror eax, 7                        ;   652.2 p0      49 w[4]
        mov edx, dword [esp + 36]         ;   649.2 p2      78 w[13] reload
        add esi, edx                      ;   652.2 p1      78 w[4]
        ror ebp, 2                        ;   651.5 p5      47 v[4]
        add ecx, ebp                      ;   652.5 p0      63 v[4]
        mov ebp, dword [esp + 72]         ;   650.2 p2      49 w[4]
        shr ebp, 3                        ;   653.2 p5      49 w[4]
        add esi, dword [esp + 44]         ;   653.2 p1+p2   78 w[4]
        xor ebp, eax                      ;   654.2 p0      49 w[4]
        mov eax, ebx                      ;   651.2 p1      50 w[5] copy
        shr eax, 0xa                      ;   652.2 p5      50 w[5]
        mov edx, ebx                      ;   652.0 p0      50 w[5] copy
        ror edx, 2                        ;   653.0 p5      50 w[5]
        xor edx, ebx                      ;   654.0 p1      50 w[5]
        ror edx, 0x11                     ;   655.0 p0      50 w[5]
        mov dword [esp + 44], ebx         ;   652.2 p3+p4   78 w[3] spill
        mov ebx, dword [esp + 108]        ;   652.5 p2      61 t1
        add esi, ebp                      ;   655.2 p1      78 w[4]
        mov ebp, dword [esp + 68]         ;   653.5 p2      51 t1
        xor eax, edx                      ;   656.0 p5      50 w[5]
        mov edx, dword [esp + 112]        ;   654.5 p2      62 v[2] reload
        xor ebp, edx                      ;   657.5 p0      51 t1
        and ebp, edi                      ;   658.5 p1      51 t1
        lea ebx, [ebx + esi + 958139571]  ;   656.2 p0      61 t1
        xor ebp, edx                      ;   659.5 p5      51 t1
        mov edx, edi                      ;   655.2 p1      48 t1 copy
        ror edx, 0xe                      ;   656.2 p5      48 t1
        xor edx, edi                      ;   657.2 p0      48 t1
        ror edx, 5                        ;   658.2 p5      48 t1
        xor edx, edi                      ;   659.2 p1      48 t1
        ror edx, 6                        ;   660.2 p0      48 t1
        add ebx, ebp                      ;   660.5 p1      61 t1
        add ebx, edx                      ;   661.5 p5      61 t1
        mov edx, dword [esp + 64]         ;   656.8 p2      52 v[3]
        mov ebp, dword [esp + 120]        ;   657.8 p2      52 v[3]
        xor ebp, ecx                      ;   660.8 p0      52 v[3]
        mov dword [esp + 64], ebp         ;   661.8 p3+p4   52 v[3] spill
        and edx, ebp                      ;   661.8 p1      52 v[3]
        mov ebp, dword [esp + 104]        ;   658.8 p2      62 v[7]
        mov dword [esp + 104], edi        ;   658.5 p3+p4   62 v[0] spill
        mov edi, dword [esp + 120]        ;   659.8 p2      52 v[3]
        xor edi, edx                      ;   662.8 p5      52 v[3]
        mov edx, dword [esp + 76]         ;   660.8 p2      49 w[5]
        add ebp, ebx                      ;   662.5 p0      62 v[7]
        ror edx, 0xb                      ;   663.8 p5      49 w[5]
        add ebx, edi                      ;   663.8 p1      63 v[3]
        mov edi, ecx                      ;   660.2 p0      47 v[3] copy
        ror edi, 9                        ;   661.2 p5      47 v[3]
        mov dword [esp + 108], ecx        ;   660.5 p3+p4   63 v[4] spill
        xor edi, ecx                      ;   662.2 p1      47 v[3]
        ror edi, 0xb                      ;   663.2 p0      47 v[3]
        xor edi, ecx                      ;   664.2 p1      47 v[3]
        mov ecx, dword [esp + 76]         ;   661.8 p2      49 w[5]
        xor ecx, edx                      ;   664.8 p5      49 w[5]
        mov edx, dword [esp + 40]         ;   662.8 p2      78 w[14] reload
        ror edi, 2                        ;   665.2 p0      47 v[3]
        add ebx, edi                      ;   666.2 p1      63 v[3]
        mov edi, dword [esp + 76]         ;   663.8 p2      49 w[5]
        ror ecx, 7                        ;   665.8 p5      49 w[5]
        shr edi, 3                        ;   666.8 p0      49 w[5]
        xor edi, ecx                      ;   667.8 p1      49 w[5]
        mov ecx, esi                      ;   664.0 p5      50 w[6] copy
        shr ecx, 0xa                      ;   665.0 p0      50 w[6]
        add eax, edx                      ;   665.8 p1      78 w[5]
        add eax, dword [esp + 72]         ;   666.8 p5+p2   78 w[5]
        mov edx, esi                      ;   665.2 p0      50 w[6] copy
        ror edx, 2                        ;   666.2 p5      50 w[6]
        xor edx, esi                      ;   667.2 p1      50 w[6]
        ror edx, 0x11                     ;   668.2 p0      50 w[6]
        xor ecx, edx                      ;   669.2 p1      50 w[6]
        add eax, edi                      ;   668.8 p5      78 w[5]
        mov dword [esp + 72], esi         ;   666.2 p3+p4   78 w[4] spill
        mov esi, dword [esp + 112]        ;   666.5 p2      61 t1
        lea esi, [esi + eax + 1322822218] ;   669.8 p0      61 t1
        mov edi, dword [esp + 104]        ;   667.5 p2      51 t1
        mov edx, dword [esp + 68]         ;   668.5 p2      62 v[1] reload
        xor edi, edx                      ;   671.5 p1      51 t1
        and edi, ebp                      ;   672.5 p5      51 t1
        mov dword [esp + 112], ebx        ;   668.0 p3+p4   63 v[3] spill
        xor edi, edx                      ;   673.5 p0      51 t1
        mov edx, ebp                      ;   668.8 p1      48 t1 copy
        ror edx, 0xe                      ;   669.8 p5      48 t1
        xor edx, ebp                      ;   670.8 p0      48 t1
        ror edx, 5                        ;   671.8 p5      48 t1
        xor edx, ebp                      ;   672.8 p1      48 t1
        ror edx, 6                        ;   673.8 p0      48 t1
        add esi, edi                      ;   674.5 p1      61 t1
        add esi, edx                      ;   675.5 p5      61 t1
        mov edx, dword [esp + 64]         ;   670.5 p2      52 v[2]
        mov edi, dword [esp + 108]        ;   671.5 p2      52 v[2]
        xor edi, ebx                      ;   674.5 p0      52 v[2]
        mov dword [esp + 64], edi         ;   675.5 p3+p4   52 v[2] spill
        and edx, edi                      ;   675.5 p1      52 v[2]
        mov edi, dword [esp + 116]        ;   672.5 p2      62 v[6]
        mov dword [esp + 116], ebp        ;   672.2 p3+p4   62 v[7] spill
        add edi, esi                      ;   676.5 p5      62 v[6]
        mov ebp, dword [esp + 108]        ;   673.5 p2      52 v[2]
        xor ebp, edx                      ;   676.5 p0      52 v[2]
        add esi, ebp                      ;   677.5 p1      63 v[2]
        mov ebp, ebx                      ;   673.2 p5      47 v[2] copy
        ror ebp, 9                        ;   674.2 p0      47 v[2]
        xor ebp, ebx                      ;   675.2 p1      47 v[2]
        ror ebp, 0xb                      ;   676.2 p5      47 v[2]
        mov edx, dword [esp + 80]         ;   674.5 p2      49 w[6]
        ror edx, 0xb                      ;   677.5 p0      49 w[6]
        xor ebp, ebx                      ;   677.2 p1      47 v[2]
        ror ebp, 2                        ;   678.2 p5      47 v[2]
        add esi, ebp                      ;   679.2 p0      63 v[2]
        mov ebp, dword [esp + 80]         ;   675.5 p2      49 w[6]
        shr ebp, 3                        ;   678.5 p5      49 w[6]
        mov ebx, dword [esp + 80]         ;   676.5 p2      49 w[6]
        xor ebx, edx                      ;   679.5 p1      49 w[6]
        ror ebx, 7                        ;   680.5 p0      49 w[6]
        mov edx, dword [esp + 48]         ;   677.5 p2      78 w[15] reload
        add ecx, edx                      ;   680.5 p1      78 w[6]
        xor ebp, ebx                      ;   681.5 p5      49 w[6]
        mov edx, eax                      ;   677.8 p0      50 w[7] copy
        add ecx, dword [esp + 76]         ;   681.5 p1+p2   78 w[6]
        add ecx, ebp                      ;   682.5 p5      78 w[6]
        ror edx, 2                        ;   678.8 p0      50 w[7]
        mov ebx, eax                      ;   679.2 p1      50 w[7] copy
        shr ebx, 0xa                      ;   680.2 p5      50 w[7]
        xor edx, eax                      ;   679.8 p0      50 w[7]
        ror edx, 0x11                     ;   680.8 p5      50 w[7]
        xor ebx, edx                      ;   681.8 p1      50 w[7]
        mov ebp, dword [esp + 116]        ;   679.8 p2      51 t1
        mov edx, dword [esp + 104]        ;   680.8 p2      62 v[0] reload
        mov dword [esp + 76], eax         ;   680.2 p3+p4   78 w[5] spill
        xor ebp, edx                      ;   683.8 p0      51 t1
        and ebp, edi                      ;   684.8 p1      51 t1
        mov eax, dword [esp + 68]         ;   681.8 p2      61 t1
        lea eax, [eax + ecx + 1537002063] ;   684.8 p0      61 t1
        xor ebp, edx                      ;   685.8 p5      51 t1
        mov edx, edi                      ;   682.2 p1      48 t1 copy
        ror edx, 0xe                      ;   683.2 p5      48 t1
        xor edx, edi                      ;   684.2 p0      48 t1
        ror edx, 5                        ;   685.2 p5      48 t1
        xor edx, edi                      ;   686.2 p1      48 t1
        mov dword [esp + 68], edi         ;   683.0 p3+p4   62 v[6] spill
        mov edi, dword [esp + 120]        ;   683.2 p2      62 v[5]
        mov dword [esp + 120], esi        ;   684.0 p3+p4   63 v[2] spill
        ror edx, 6                        ;   687.2 p0      48 t1
        add eax, ebp                      ;   686.8 p1      61 t1
        add eax, edx                      ;   688.2 p5      61 t1
        mov edx, dword [esp + 64]         ;   684.5 p2      52 v[1]
        mov ebp, dword [esp + 112]        ;   685.5 p2      52 v[1]
        xor ebp, esi                      ;   688.5 p0      52 v[1]
        mov dword [esp + 64], ebp         ;   689.5 p3+p4   52 v[1] spill
        and edx, ebp                      ;   689.5 p1      52 v[1]
        mov ebp, dword [esp + 112]        ;   686.5 p2      52 v[1]
        xor ebp, edx                      ;   690.5 p5      52 v[1]
        add edi, eax                      ;   689.2 p0      62 v[5]
        add eax, ebp                      ;   691.5 p1      63 v[1]
        mov ebp, esi                      ;   687.0 p5      47 v[1] copy
        mov edx, dword [esp + 84]         ;   687.5 p2      49 w[7]
        ror ebp, 9                        ;   688.0 p0      47 v[1]
        xor ebp, esi                      ;   689.0 p1      47 v[1]
        ror ebp, 0xb                      ;   690.0 p5      47 v[1]
        xor ebp, esi                      ;   691.0 p0      47 v[1]
        ror ebp, 2                        ;   692.0 p5      47 v[1]
        mov esi, dword [esp + 84]         ;   688.5 p2      49 w[7]
        ror edx, 0xb                      ;   690.5 p0      49 w[7]
        xor esi, edx                      ;   691.5 p1      49 w[7]
        ror esi, 7                        ;   692.5 p5      49 w[7]
        mov edx, dword [esp + 56]         ;   689.5 p2      78 w[0] reload
        add eax, ebp                      ;   693.0 p1      63 v[1]
        mov ebp, dword [esp + 84]         ;   690.5 p2      49 w[7]
        shr ebp, 3                        ;   693.5 p0      49 w[7]
        xor ebp, esi                      ;   694.5 p1      49 w[7]
        add ebx, edx                      ;   692.5 p5      78 w[7]
        add ebx, dword [esp + 80]         ;   693.5 p0+p2   78 w[7]
        mov edx, ecx                      ;   692.0 p1      50 w[8] copy
        ror edx, 2                        ;   693.0 p5      50 w[8]
        xor edx, ecx                      ;   694.0 p0      50 w[8]
        mov dword [esp + 80], ecx         ;   692.0 p3+p4   78 w[6] spill
        mov esi, ecx                      ;   693.0 p1      50 w[8] copy
        shr esi, 0xa                      ;   694.0 p5      50 w[8]
        ror edx, 0x11                     ;   695.0 p0      50 w[8]
        xor esi, edx                      ;   696.0 p1      50 w[8]
        mov edx, dword [esp + 116]        ;   693.2 p2      62 v[7] reload
        add ebx, ebp                      ;   695.5 p5      78 w[7]
        mov ebp, dword [esp + 68]         ;   694.2 p2      51 t1
        xor ebp, edx                      ;   697.2 p0      51 t1
        and ebp, edi                      ;   698.2 p1      51 t1
        xor ebp, edx                      ;   699.2 p5      51 t1
        mov ecx, dword [esp + 104]        ;   695.2 p2      61 t1
        lea ecx, [ecx + ebx + 1747873779] ;   698.2 p0      61 t1
        mov edx, edi                      ;   696.0 p1      48 t1 copy
        ror edx, 0xe                      ;   697.0 p5      48 t1
        xor edx, edi                      ;   698.0 p0      48 t1
        ror edx, 5                        ;   699.0 p5      48 t1
        xor edx, edi                      ;   700.0 p1      48 t1
        ror edx, 6                        ;   701.0 p0      48 t1
        add ecx, ebp                      ;   700.2 p1      61 t1
        add ecx, edx                      ;   702.0 p5      61 t1
        mov ebp, dword [esp + 120]        ;   697.2 p2      52 v[0]
        xor ebp, eax                      ;   700.2 p0      52 v[0]
        mov dword [esp + 104], edi        ;   697.8 p3+p4   62 v[5] spill
        mov edi, dword [esp + 108]        ;   698.2 p2      62 v[4]
        mov edx, dword [esp + 64]         ;   699.2 p2      52 v[0]
        mov dword [esp + 64], ebp         ;   701.2 p3+p4   52 v[0] spill
        and edx, ebp                      ;   702.2 p1      52 v[0]
        mov ebp, dword [esp + 120]        ;   700.2 p2      52 v[0]
        xor ebp, edx                      ;   703.2 p5      52 v[0]
        add edi, ecx                      ;   703.0 p0      62 v[4]
        add ecx, ebp                      ;   704.2 p1      63 v[0]
        mov ebp, eax                      ;   700.2 p5      47 v[0] copy
        ror ebp, 9                        ;   701.2 p0      47 v[0]
        xor ebp, eax                      ;   702.2 p1      47 v[0]
        ror ebp, 0xb                      ;   703.2 p5      47 v[0]
        mov dword [esp + 108], eax        ;   701.0 p3+p4   63 v[1] spill
        xor ebp, eax                      ;   704.2 p0      47 v[0]
        mov eax, dword [esp + 88]         ;   701.5 p2      49 w[8]
        mov edx, dword [esp + 88]         ;   702.5 p2      49 w[8]
        ror edx, 0xb                      ;   705.5 p5      49 w[8]
        xor eax, edx                      ;   706.5 p1      49 w[8]
        ror ebp, 2                        ;   705.2 p0      47 v[0]
        add ecx, ebp                      ;   706.2 p1      63 v[0]
        mov ebp, dword [esp + 88]         ;   703.5 p2      49 w[8]
        shr ebp, 3                        ;   706.5 p5      49 w[8]
        ror eax, 7                        ;   707.5 p0      49 w[8]
        add esi, dword [esp + 60]         ;   704.5 p1+p2   78 w[8]
        add esi, dword [esp + 84]         ;   705.5 p5+p2   78 w[8]
        mov edx, ebx                      ;   704.5 p0      50 w[9] copy
        xor ebp, eax                      ;   708.5 p1      49 w[8]
        shr edx, 0xa                      ;   705.5 p5      50 w[9]
        mov eax, ebx                      ;   705.5 p0      50 w[9] copy
        ror eax, 2                        ;   706.5 p5      50 w[9]
        xor eax, ebx                      ;   707.5 p1      50 w[9]
        ror eax, 0x11                     ;   708.5 p0      50 w[9]
        xor edx, eax                      ;   709.5 p1      50 w[9]
        mov eax, dword [esp + 68]         ;   706.5 p2      62 v[6] reload
        add esi, ebp                      ;   709.5 p5      78 w[8]
        mov ebp, dword [esp + 104]        ;   707.5 p2      51 t1
        mov dword [esp + 84], ebx         ;   707.0 p3+p4   78 w[7] spill
        mov ebx, dword [esp + 116]        ;   708.5 p2      61 t1
        lea ebx, [ebx + esi + 1955562222] ;   711.5 p0      61 t1
        xor ebp, eax                      ;   710.5 p1      51 t1
        and ebp, edi                      ;   711.5 p5      51 t1
        xor ebp, eax                      ;   712.5 p0      51 t1
        add ebx, ebp                      ;   713.5 p1      61 t1
        mov dword [esp + 116], edi        ;   708.8 p3+p4   62 v[4] spill
        mov ebp, dword [esp + 108]        ;   709.5 p2      52 v[7]
        xor ebp, ecx                      ;   712.5 p5      52 v[7]
        mov eax, edi                      ;   709.5 p0      48 t1 copy
        ror eax, 0xe                      ;   710.5 p5      48 t1
        xor eax, edi                      ;   711.5 p1      48 t1
        ror eax, 5                        ;   712.5 p0      48 t1
        xor eax, edi                      ;   713.5 p1      48 t1
        ror eax, 6                        ;   714.5 p5      48 t1
        add ebx, eax                      ;   715.5 p0      61 t1
        mov eax, dword [esp + 64]         ;   711.2 p2      52 v[7]
        mov dword [esp + 64], ebp         ;   713.5 p3+p4   52 v[7] spill
        and eax, ebp                      ;   714.2 p1      52 v[7]
        mov ebp, dword [esp + 108]        ;   712.2 p2      52 v[7]
        xor ebp, eax                      ;   715.2 p5      52 v[7]
        mov edi, dword [esp + 112]        ;   713.2 p2      62 v[3]
        add edi, ebx                      ;   716.5 p0      62 v[3]
        add ebx, ebp                      ;   716.5 p1      63 v[7]
        mov ebp, ecx                      ;   713.2 p5      47 v[7] copy
        ror ebp, 9                        ;   714.2 p0      47 v[7]
        xor ebp, ecx                      ;   715.2 p1      47 v[7]
        mov dword [esp + 112], ecx        ;   714.0 p3+p4   63 v[0] spill
        mov eax, dword [esp + 92]         ;   714.2 p2      49 w[9]
        ror eax, 0xb                      ;   717.2 p5      49 w[9]
        ror ebp, 0xb                      ;   716.2 p0      47 v[7]
        xor ebp, ecx                      ;   717.2 p1      47 v[7]
        ror ebp, 2                        ;   718.2 p5      47 v[7]
        add ebx, ebp                      ;   719.2 p0      63 v[7]
        mov ebp, dword [esp + 92]         ;   715.8 p2      49 w[9]
        shr ebp, 3                        ;   718.8 p5      49 w[9]
        mov ecx, dword [esp + 92]         ;   716.8 p2      49 w[9]
        xor ecx, eax                      ;   719.8 p1      49 w[9]
        mov eax, esi                      ;   716.8 p0      50 w[10] copy
        shr eax, 0xa                      ;   717.8 p5      50 w[10]
        add edx, dword [esp + 52]         ;   717.8 p1+p2   78 w[9]
        add edx, dword [esp + 88]         ;   718.8 p0+p2   78 w[9]
        ror ecx, 7                        ;   720.8 p5      49 w[9]
        xor ebp, ecx                      ;   721.8 p1      49 w[9]
        mov ecx, esi                      ;   718.8 p0      50 w[10] copy
        ror ecx, 2                        ;   719.8 p5      50 w[10]
        xor ecx, esi                      ;   720.8 p1      50 w[10]
        ror ecx, 0x11                     ;   721.8 p0      50 w[10]
        xor eax, ecx                      ;   722.8 p1      50 w[10]
        mov ecx, dword [esp + 104]        ;   719.8 p2      62 v[5] reload
        mov dword [esp + 88], esi         ;   719.8 p3+p4   78 w[8] spill
        mov esi, dword [esp + 68]         ;   720.8 p2      61 t1
        add edx, ebp                      ;   722.8 p5      78 w[9]
        mov ebp, dword [esp + 116]        ;   721.8 p2      51 t1
        xor ebp, ecx                      ;   724.8 p0      51 t1
        and ebp, edi                      ;   725.8 p1      51 t1
        xor ebp, ecx                      ;   726.8 p5      51 t1
        lea esi, [esi + edx + 2024104815] ;   723.8 p0      61 t1
        mov ecx, edi                      ;   722.5 p1      48 t1 copy
        ror ecx, 0xe                      ;   723.5 p5      48 t1
        xor ecx, edi                      ;   724.5 p0      48 t1
        ror ecx, 5                        ;   725.5 p5      48 t1
        xor ecx, edi                      ;   726.5 p1      48 t1
        ror ecx, 6                        ;   727.5 p0      48 t1
        add esi, ebp                      ;   727.8 p1      61 t1
        mov ebp, dword [esp + 112]        ;   723.5 p2      52 v[6]
        xor ebp, ebx                      ;   726.5 p5      52 v[6]
        add esi, ecx                      ;   728.8 p0      61 t1
        mov ecx, dword [esp + 64]         ;   724.5 p2      52 v[6]
        and ecx, ebp                      ;   727.5 p1      52 v[6]
        mov dword [esp + 64], ebp         ;   727.5 p3+p4   52 v[6] spill
        mov ebp, dword [esp + 112]        ;   725.5 p2      52 v[6]
        xor ebp, ecx                      ;   728.5 p5      52 v[6]
        mov ecx, dword [esp + 120]        ;   726.5 p2      62 v[2]
        add ecx, esi                      ;   729.8 p0      62 v[2]
        add esi, ebp                      ;   729.8 p1      63 v[6]
        mov ebp, ebx                      ;   726.5 p5      47 v[6] copy
        ror ebp, 9                        ;   727.5 p0      47 v[6]
        xor ebp, ebx                      ;   728.5 p1      47 v[6]
        ror ebp, 0xb                      ;   729.5 p5      47 v[6]
        xor ebp, ebx                      ;   730.5 p0      47 v[6]
        ror ebp, 2                        ;   731.5 p5      47 v[6]
        add esi, ebp                      ;   732.5 p1      63 v[6]
        mov ebp, dword [esp + 96]         ;   728.0 p2      49 w[10]
        shr ebp, 3                        ;   731.0 p0      49 w[10]
        mov dword [esp + 120], ebx        ;   728.5 p3+p4   63 v[7] spill
        mov ebx, dword [esp + 96]         ;   729.0 p2      49 w[10]
        mov dword [esp + 68], esi         ;   733.5 p3+p4   63 v[6] spill
        ror ebx, 0xb                      ;   732.0 p5      49 w[10]
        add eax, dword [esp + 44]         ;   730.0 p1+p2   78 w[10]
        mov esi, dword [esp + 96]         ;   731.0 p2      49 w[10]
        xor esi, ebx                      ;   734.0 p0      49 w[10]
        ror esi, 7                        ;   735.0 p5      49 w[10]
        xor ebp, esi                      ;   736.0 p1      49 w[10]
        mov esi, edx                      ;   731.0 p0      50 w[11] copy
        add eax, dword [esp + 92]         ;   732.0 p1+p2   78 w[10]
        mov ebx, edx                      ;   731.5 p5      50 w[11] copy
        shr ebx, 0xa                      ;   732.5 p0      50 w[11]
        ror esi, 2                        ;   732.5 p5      50 w[11]
        xor edx, esi                      ;   733.5 p1      50 w[11]
        add eax, ebp                      ;   737.0 p0      78 w[10]
        mov ebp, dword [esp + 116]        ;   733.0 p2      51 t1
        ror edx, 0x11                     ;   734.5 p5      50 w[11]
        xor ebx, edx                      ;   735.5 p1      50 w[11]
        mov edx, dword [esp + 104]        ;   734.0 p2      61 t1
        mov esi, dword [esp + 116]        ;   735.0 p2      51 t1
        xor esi, edi                      ;   738.0 p0      51 t1
        and esi, ecx                      ;   739.0 p1      51 t1
        xor ebp, esi                      ;   740.0 p5      51 t1
        mov esi, ecx                      ;   735.0 p0      48 t1 copy
        ror esi, 0xe                      ;   736.0 p5      48 t1
        xor esi, ecx                      ;   737.0 p1      48 t1
        ror esi, 5                        ;   738.0 p0      48 t1
        xor esi, ecx                      ;   739.0 p1      48 t1
        ror esi, 6                        ;   740.0 p5      48 t1
        lea edx, [edx + eax - 2067236844] ;   738.0 p0      61 t1
        add edx, ebp                      ;   741.0 p1      61 t1
        mov ebp, dword [esp + 68]         ;   736.5 p2      52 v[5]
        xor ebp, dword [esp + 120]        ;   739.5 p5+p2   52 v[5]
        add edx, esi                      ;   742.0 p0      61 t1
        mov esi, dword [esp + 64]         ;   738.5 p2      52 v[5]
        mov dword [esp + 64], ebp         ;   740.5 p3+p4   52 v[5] spill
        mov dword [esp + 104], edi        ;   738.5 p3+p4   62 v[3] spill
        and esi, ebp                      ;   741.5 p1      52 v[5]
        mov edi, dword [esp + 108]        ;   739.5 p2      62 v[1]
        mov dword [esp + 108], ecx        ;   739.5 p3+p4   62 v[2] spill
        mov ecx, dword [esp + 68]         ;   740.5 p2      47 v[5]
        mov ebp, dword [esp + 120]        ;   741.5 p2      52 v[5]
        add edi, edx                      ;   743.0 p5      62 v[1]
        xor ebp, esi                      ;   744.5 p0      52 v[5]
        mov esi, dword [esp + 68]         ;   742.5 p2      47 v[5]
        ror esi, 9                        ;   745.5 p5      47 v[5]
        xor ecx, esi                      ;   746.5 p1      47 v[5]
        add edx, ebp                      ;   745.5 p0      63 v[5]
        mov ebp, dword [esp + 100]        ;   743.5 p2      49 w[11]
        mov esi, dword [esp + 68]         ;   744.5 p2      47 v[5]
        ror ecx, 0xb                      ;   747.5 p5      47 v[5]
        xor esi, ecx                      ;   748.5 p1      47 v[5]
        ror esi, 2                        ;   749.5 p0      47 v[5]
        ror ebp, 0xb                      ;   746.5 p5      49 w[11]
        mov ecx, dword [esp + 100]        ;   745.5 p2      49 w[11]
        add edx, esi                      ;   750.5 p1      63 v[5]
        mov esi, dword [esp + 100]        ;   746.5 p2      49 w[11]
        shr esi, 3                        ;   749.5 p0      49 w[11]
        xor ecx, ebp                      ;   748.5 p5      49 w[11]
        add ebx, dword [esp + 72]         ;   747.5 p1+p2   78 w[11]
        add ebx, dword [esp + 96]         ;   748.5 p0+p2   78 w[11]
        mov ebp, eax                      ;   744.5 p5      50 w[12] copy
        shr ebp, 0xa                      ;   745.5 p0      50 w[12]
        mov dword [esp + 96], edx         ;   751.5 p3+p4   63 v[5] spill
        mov edx, eax                      ;   745.5 p1      50 w[12] copy
        ror ecx, 7                        ;   749.5 p5      49 w[11]
        ror edx, 2                        ;   746.5 p0      50 w[12]
        xor eax, edx                      ;   747.5 p1      50 w[12]
        ror eax, 0x11                     ;   748.5 p5      50 w[12]
        xor ebp, eax                      ;   749.5 p0      50 w[12]
        mov eax, dword [esp + 104]        ;   749.5 p2      62 v[3] reload
        xor esi, ecx                      ;   750.5 p1      49 w[11]
        add ebx, esi                      ;   751.5 p5      78 w[11]
        mov esi, dword [esp + 108]        ;   750.5 p2      51 t1
        xor esi, eax                      ;   753.5 p0      51 t1
        and esi, edi                      ;   754.5 p1      51 t1
        mov edx, edi                      ;   748.8 p5      48 t1 copy
        ror edx, 0xe                      ;   749.8 p0      48 t1
        xor edx, edi                      ;   750.8 p1      48 t1
        ror edx, 5                        ;   751.8 p5      48 t1
        xor edx, edi                      ;   752.8 p0      48 t1
        xor esi, eax                      ;   755.5 p1      51 t1
        mov eax, dword [esp + 68]         ;   751.5 p2      52 v[4]
        ror edx, 6                        ;   753.8 p5      48 t1
        mov ecx, dword [esp + 116]        ;   752.5 p2      61 t1
        lea ecx, [ecx + ebx - 1933114872] ;   755.5 p0      61 t1
        add ecx, edx                      ;   756.5 p1      61 t1
        mov edx, dword [esp + 96]         ;   753.5 p2      52 v[4]
        xor edx, dword [esp + 68]         ;   756.5 p5+p2   52 v[4]
        add ecx, esi                      ;   757.5 p0      61 t1
        mov esi, dword [esp + 64]         ;   755.5 p2      52 v[4]
        mov dword [esp + 64], edx         ;   757.5 p3+p4   52 v[4] spill
        and esi, edx                      ;   758.5 p1      52 v[4]
        xor eax, esi                      ;   759.5 p5      52 v[4]
        mov edx, dword [esp + 112]        ;   756.5 p2      62 v[0]
        mov dword [esp + 112], edi        ;   753.2 p3+p4   62 v[1] spill
        mov esi, dword [esp + 96]         ;   757.5 p2      47 v[4]
        ror esi, 9                        ;   760.5 p0      47 v[4]
        add edx, ecx                      ;   759.5 p1      62 v[0]
        mov edi, dword [esp + 96]         ;   758.5 p2      47 v[4]
        xor edi, esi                      ;   761.5 p5      47 v[4]
        ror edi, 0xb                      ;   762.5 p0      47 v[4]
        mov esi, dword [esp + 96]         ;   759.5 p2      47 v[4]
        xor esi, edi                      ;   763.5 p1      47 v[4]
        add ecx, eax                      ;   760.5 p5      63 v[4]
        ror esi, 2                        ;   764.5 p0      47 v[4]
        add ecx, esi                      ;   765.5 p1      63 v[4]
        mov eax, dword [esp + 36]         ;   760.5 p2      49 w[12]
        mov edi, dword [esp + 36]         ;   761.5 p2      49 w[12]
        ror edi, 0xb                      ;   764.5 p5      49 w[12]
        xor eax, edi                      ;   765.5 p0      49 w[12]
        ror eax, 7                        ;   766.5 p5      49 w[12]
        mov esi, dword [esp + 36]         ;   762.5 p2      49 w[12]
        add ebp, dword [esp + 76]         ;   763.5 p1+p2   78 w[12]
        add ebp, dword [esp + 100]        ;   764.5 p0+p2   78 w[12]
        shr esi, 3                        ;   765.5 p5      49 w[12]
        xor esi, eax                      ;   767.5 p1      49 w[12]
        add ebp, esi                      ;   768.5 p0      78 w[12]
        mov edi, ebx                      ;   761.0 p5      50 w[13] copy
        mov dword [esp + 100], ecx        ;   766.5 p3+p4   63 v[4] spill
        shr edi, 0xa                      ;   762.0 p0      50 w[13]
        mov ecx, ebx                      ;   761.8 p1      50 w[13] copy
        ror ecx, 2                        ;   762.8 p5      50 w[13]
        xor ebx, ecx                      ;   763.8 p0      50 w[13]
        ror ebx, 0x11                     ;   764.8 p5      50 w[13]
        mov esi, dword [esp + 112]        ;   765.5 p2      51 t1
        xor edi, ebx                      ;   765.8 p1      50 w[13]
        mov eax, dword [esp + 108]        ;   766.5 p2      62 v[2] reload
        xor esi, eax                      ;   769.5 p0      51 t1
        and esi, edx                      ;   770.5 p1      51 t1
        mov ebx, edx                      ;   764.5 p5      48 t1 copy
        ror ebx, 0xe                      ;   765.5 p0      48 t1
        xor ebx, edx                      ;   766.5 p1      48 t1
        mov ecx, dword [esp + 104]        ;   767.5 p2      61 t1
        lea ecx, [ecx + ebp - 1866530822] ;   770.5 p0      61 t1
        ror ebx, 5                        ;   767.5 p5      48 t1
        xor ebx, edx                      ;   768.5 p1      48 t1
        xor esi, eax                      ;   771.5 p0      51 t1
        ror ebx, 6                        ;   769.5 p5      48 t1
        add ecx, ebx                      ;   771.5 p1      61 t1
        mov ebx, dword [esp + 100]        ;   768.5 p2      52 v[3]
        xor ebx, dword [esp + 96]         ;   771.5 p0+p2   52 v[3]
        add ecx, esi                      ;   772.5 p5      61 t1
        mov esi, dword [esp + 64]         ;   770.5 p2      52 v[3]
        mov dword [esp + 64], ebp         ;   769.5 p3+p4   78 w[12] spill
        mov ebp, dword [esp + 120]        ;   771.5 p2      62 v[7]
        mov dword [esp + 120], ebx        ;   772.5 p3+p4   52 v[3] spill
        and esi, ebx                      ;   773.5 p1      52 v[3]
        mov ebx, dword [esp + 100]        ;   772.5 p2      47 v[3]
        mov eax, dword [esp + 96]         ;   773.5 p2      52 v[3]
        xor eax, esi                      ;   776.5 p0      52 v[3]
        mov esi, dword [esp + 100]        ;   774.5 p2      47 v[3]
        ror esi, 9                        ;   777.5 p5      47 v[3]
        add ebp, ecx                      ;   774.5 p1      62 v[7]
        xor ebx, esi                      ;   778.5 p0      47 v[3]
        mov esi, dword [esp + 100]        ;   775.5 p2      47 v[3]
        ror ebx, 0xb                      ;   779.5 p5      47 v[3]
        xor esi, ebx                      ;   780.5 p1      47 v[3]
        ror esi, 2                        ;   781.5 p0      47 v[3]
        add ecx, eax                      ;   777.5 p5      63 v[3]
        add ecx, esi                      ;   782.5 p1      63 v[3]
        mov eax, dword [esp + 40]         ;   776.5 p2      49 w[13]
        shr eax, 3                        ;   779.5 p0      49 w[13]
        mov esi, dword [esp + 40]         ;   777.5 p2      49 w[13]
        ror esi, 0xb                      ;   780.5 p5      49 w[13]
        mov ebx, dword [esp + 40]         ;   778.5 p2      49 w[13]
        add edi, dword [esp + 80]         ;   779.5 p1+p2   78 w[13]
        add edi, dword [esp + 36]         ;   780.5 p0+p2   78 w[13]
        xor ebx, esi                      ;   781.5 p5      49 w[13]
        mov esi, dword [esp + 112]        ;   781.5 p2      51 t1
        xor esi, edx                      ;   784.5 p1      51 t1
        ror ebx, 7                        ;   782.5 p0      49 w[13]
        xor eax, ebx                      ;   783.5 p5      49 w[13]
        add edi, eax                      ;   784.5 p1      78 w[13]
        mov ebx, dword [esp + 108]        ;   782.5 p2      61 t1
        mov dword [esp + 108], edx        ;   778.8 p3+p4   62 v[0] spill
        mov edx, ebp                      ;   779.0 p0      48 t1 copy
        lea ebx, [ebx + edi - 1538233109] ;   785.5 p0      61 t1
        ror edx, 0xe                      ;   780.0 p5      48 t1
        xor edx, ebp                      ;   781.0 p1      48 t1
        ror edx, 5                        ;   782.0 p5      48 t1
        mov eax, dword [esp + 112]        ;   783.5 p2      51 t1
        and esi, ebp                      ;   785.5 p1      51 t1
        xor eax, esi                      ;   786.5 p0      51 t1
        mov esi, dword [esp + 100]        ;   784.5 p2      52 v[2]
        xor esi, ecx                      ;   787.5 p5      52 v[2]
        xor edx, ebp                      ;   783.0 p1      48 t1
        ror edx, 6                        ;   784.0 p0      48 t1
        add ebx, edx                      ;   786.5 p5      61 t1
        add ebx, eax                      ;   787.5 p1      61 t1
        mov edx, dword [esp + 100]        ;   785.5 p2      52 v[2]
        mov eax, dword [esp + 120]        ;   786.5 p2      52 v[2]
        and eax, esi                      ;   789.5 p0      52 v[2]
        xor edx, eax                      ;   790.5 p5      52 v[2]
        mov dword [esp + 120], edi        ;   785.5 p3+p4   78 w[13] spill
        mov edi, dword [esp + 68]         ;   787.5 p2      62 v[6]
        mov dword [esp + 68], esi         ;   788.5 p3+p4   52 v[2] spill
        add edi, ebx                      ;   790.5 p1      62 v[6]
        mov eax, dword [esp + 64]         ;   788.5 p2      50 w[14]
        shr eax, 0xa                      ;   791.5 p0      50 w[14]
        add ebx, edx                      ;   791.5 p5      63 v[2]
        mov edx, dword [esp + 64]         ;   789.5 p2      50 w[14]
        mov esi, dword [esp + 64]         ;   790.5 p2      50 w[14]
        ror edx, 2                        ;   792.5 p0      50 w[14]
        mov dword [esp + 64], ebp         ;   786.5 p3+p4   62 v[7] spill
        mov ebp, ecx                      ;   786.8 p1      47 v[2] copy
        xor esi, edx                      ;   793.5 p5      50 w[14]
        ror esi, 0x11                     ;   794.5 p0      50 w[14]
        xor eax, esi                      ;   795.5 p1      50 w[14]
        ror ebp, 9                        ;   788.0 p5      47 v[2]
        xor ebp, ecx                      ;   789.0 p0      47 v[2]
        ror ebp, 0xb                      ;   790.0 p5      47 v[2]
        xor ebp, ecx                      ;   791.0 p1      47 v[2]
        ror ebp, 2                        ;   792.0 p0      47 v[2]
        add ebx, ebp                      ;   793.0 p1      63 v[2]
        mov ebp, dword [esp + 48]         ;   791.5 p2      49 w[14]
        shr ebp, 3                        ;   794.5 p5      49 w[14]
        mov esi, dword [esp + 48]         ;   792.5 p2      49 w[14]
        ror esi, 0xb                      ;   795.5 p0      49 w[14]
        mov edx, dword [esp + 48]         ;   793.5 p2      49 w[14]
        xor edx, esi                      ;   796.5 p1      49 w[14]
        ror edx, 7                        ;   797.5 p5      49 w[14]
        xor ebp, edx                      ;   798.5 p0      49 w[14]
        mov esi, dword [esp + 64]         ;   794.5 p2      51 t1
        mov edx, dword [esp + 108]        ;   795.5 p2      62 v[0] reload
        xor esi, edx                      ;   798.5 p1      51 t1
        mov edx, dword [esp + 112]        ;   796.5 p2      61 t1
        add edx, dword [esp + 84]         ;   799.5 p5+p2   61 t1
        add edx, dword [esp + 40]         ;   800.5 p0+p2   61 t1
        mov dword [esp + 40], ecx         ;   793.0 p3+p4   63 v[3] spill
        and esi, edi                      ;   799.5 p1      51 t1
        mov ecx, dword [esp + 108]        ;   799.5 p2      51 t1
        lea edx, [edx + eax - 1090935817] ;   801.5 p0      61 t1
        mov eax, edi                      ;   794.5 p5      48 t1 copy
        ror eax, 0xe                      ;   795.5 p0      48 t1
        xor eax, edi                      ;   796.5 p1      48 t1
        ror eax, 5                        ;   797.5 p5      48 t1
        xor eax, edi                      ;   798.5 p0      48 t1
        xor ecx, esi                      ;   802.5 p1      51 t1
        add edx, ebp                      ;   802.5 p5      61 t1
        mov esi, dword [esp + 40]         ;   800.5 p2      52 v[1]
        xor esi, ebx                      ;   803.5 p0      52 v[1]
        mov ebp, dword [esp + 68]         ;   801.5 p2      52 v[1]
        ror eax, 6                        ;   799.5 p5      48 t1
        add edx, eax                      ;   803.5 p1      61 t1
        add edx, ecx                      ;   804.5 p0      61 t1
        and ebp, esi                      ;   804.5 p1      52 v[1]
        mov eax, dword [esp + 40]         ;   802.5 p2      52 v[1]
        mov ecx, dword [esp + 96]         ;   803.5 p2      62 v[5]
        mov dword [esp + 96], esi         ;   804.5 p3+p4   52 v[1] spill
        xor eax, ebp                      ;   805.5 p5      52 v[1]
        add ecx, edx                      ;   806.5 p0      62 v[5]
        mov ebp, dword [esp + 120]        ;   804.5 p2      50 w[15]
        shr ebp, 0xa                      ;   807.5 p5      50 w[15]
        add edx, eax                      ;   806.5 p1      63 v[1]
        mov eax, dword [esp + 120]        ;   805.5 p2      50 w[15]
        ror eax, 2                        ;   808.5 p0      50 w[15]
        mov esi, dword [esp + 120]        ;   806.5 p2      50 w[15]
        mov dword [esp + 120], edi        ;   802.8 p3+p4   62 v[6] spill
        mov edi, ebx                      ;   803.0 p1      47 v[1] copy
        ror edi, 9                        ;   804.0 p5      47 v[1]
        xor edi, ebx                      ;   805.0 p0      47 v[1]
        ror edi, 0xb                      ;   806.0 p5      47 v[1]
        xor edi, ebx                      ;   807.0 p1      47 v[1]
        xor esi, eax                      ;   809.5 p0      50 w[15]
        ror esi, 0x11                     ;   810.5 p5      50 w[15]
        xor ebp, esi                      ;   811.5 p1      50 w[15]
        mov esi, dword [esp + 56]         ;   807.5 p2      49 w[15]
        ror esi, 0xb                      ;   810.5 p0      49 w[15]
        mov eax, dword [esp + 56]         ;   808.5 p2      49 w[15]
        xor eax, esi                      ;   811.5 p1      49 w[15]
        mov esi, dword [esp + 120]        ;   809.5 p2      51 t1
        ror eax, 7                        ;   812.5 p5      49 w[15]
        ror edi, 2                        ;   808.0 p0      47 v[1]
        add edx, edi                      ;   809.0 p1      63 v[1]
        mov edi, dword [esp + 56]         ;   810.5 p2      49 w[15]
        shr edi, 3                        ;   813.5 p5      49 w[15]
        xor edi, eax                      ;   814.5 p0      49 w[15]
        mov eax, dword [esp + 64]         ;   811.5 p2      62 v[7] reload
        mov dword [esp + 56], ebx         ;   808.0 p3+p4   63 v[2] spill
        xor esi, eax                      ;   814.5 p1      51 t1
        and esi, ecx                      ;   815.5 p5      51 t1
        mov ebx, dword [esp + 108]        ;   812.5 p2      61 t1
        add ebx, dword [esp + 88]         ;   815.5 p0+p2   61 t1
        add ebx, dword [esp + 48]         ;   816.5 p1+p2   61 t1
        lea ebx, [ebx + ebp - 965641998]  ;   817.5 p0      61 t1
        mov ebp, ecx                      ;   809.8 p5      48 t1 copy
        ror ebp, 0xe                      ;   810.8 p5      48 t1
        xor ebp, ecx                      ;   811.8 p1      48 t1
        ror ebp, 5                        ;   812.8 p0      48 t1
        xor ebp, ecx                      ;   813.8 p1      48 t1
        ror ebp, 6                        ;   814.8 p5      48 t1
        add ebx, edi                      ;   818.5 p0      61 t1
        add ebx, ebp                      ;   819.5 p1      61 t1
        xor esi, eax                      ;   816.5 p5      51 t1
        mov edi, dword [esp + 96]         ;   815.5 p2      52 v[0]
        add ebx, esi                      ;   820.5 p0      61 t1
        mov esi, dword [esp + 56]         ;   816.5 p2      52 v[0]
        xor esi, edx                      ;   819.5 p1      52 v[0]
        and edi, esi                      ;   820.5 p5      52 v[0]
        mov ebp, dword [esp + 56]         ;   817.5 p2      52 v[0]
        mov esi, edx                      ;   814.5 p0      47 v[0] copy
        ror esi, 9                        ;   815.5 p5      47 v[0]
        xor esi, edx                      ;   816.5 p1      47 v[0]
        ror esi, 0xb                      ;   817.5 p0      47 v[0]
        xor esi, edx                      ;   818.5 p5      47 v[0]
        ror esi, 2                        ;   819.5 p0      47 v[0]
        add esi, dword [esp + 0]          ;   820.5 p1+p2   82 h
        add edx, dword [esp + 4]          ;   819.5 p5+p2   82 h
        mov dword [esp + 4], edx          ;   820.5 p3+p4   82 h
        xor ebp, edi                      ;   821.5 p1      52 v[0]
        add esi, ebp                      ;   822.5 p0      82 h
        add esi, ebx                      ;   823.5 p5      82 h
        mov dword [esp + 0], esi          ;   824.5 p3+p4   82 h
        mov esi, dword [esp + 56]         ;   820.5 p2      82 h
        add esi, dword [esp + 8]          ;   823.5 p1+p2   82 h
        mov dword [esp + 8], esi          ;   824.5 p3+p4   82 h
        mov esi, dword [esp + 100]        ;   822.5 p2      82 h
        add esi, dword [esp + 16]         ;   825.5 p0+p2   82 h
        add esi, ebx                      ;   826.5 p5      82 h
        mov edi, dword [esp + 40]         ;   824.5 p2      82 h
        add edi, dword [esp + 12]         ;   827.5 p1+p2   82 h
        mov dword [esp + 12], edi         ;   828.5 p3+p4   82 h
        add eax, dword [esp + 28]         ;   826.5 p0+p2   82 h
        mov dword [esp + 28], eax         ;   827.5 p3+p4   82 h
        add ecx, dword [esp + 20]         ;   827.5 p5+p2   82 h
        mov edi, dword [esp + 120]        ;   828.5 p2      82 h
        add edi, dword [esp + 24]         ;   831.5 p1+p2   82 h
        mov dword [esp + 24], edi         ;   832.5 p3+p4   82 h
        mov dword [esp + 20], ecx         ;   828.5 p3+p4   82 h
        mov dword [esp + 16], esi         ;   827.5 p3+p4   82 h
        mov esi, dword [esp + 152]        ;   830.5 p2      68 blocks
        add esi, 0x40                     ;   833.5 p0      68 blocks
        mov dword [esp + 152], esi        ;   834.5 p3+p4   68 blocks
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
