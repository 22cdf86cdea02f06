; sha256_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 d896d12688ee9d90); do not edit:
;   ./cw build sha256_blocks --cpu core2
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 14.0; bounds: width 5.2, ports 11.0, path 3.0
;   blocks: 3112 uops, planned 806.0; bounds: width 778.0, ports 790.3, path 450.0
;   body.2: 17 uops, planned 11.0; bounds: width 4.2, ports 9.0, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global sha256_blocks

        section .text
        align 16
sha256_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x90                     ;                    frame
        mov esi, dword [esp + 164]        ;     0.0 p2      68 h reload
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
        mov esi, dword [esp + 172]        ;     9.0 p2      68 h
        shl esi, 6                        ;    12.0 p0      68 h
        add esi, dword [esp + 168]        ;    13.0 p1+p2   68 h
        mov dword [esp + 32], esi         ;    14.0 p3+p4   68 h
        cmp dword [esp + 172], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 168]        ;                    resident
        mov edi, dword [esp + 16]         ;                    resident
        mov ebp, dword [esp + 20]         ;                    resident
        mov eax, dword [esp + 24]         ;                    resident
        align 16
.blocks_1:
        mov ebx, edi                      ;     0.0 p0      48 t1 copy
        mov ecx, dword [esi]              ;     0.2 p2      73 w[0]
        mov edx, edi                      ;     0.5 p1      48 t1 copy
        bswap ecx                         ;     3.2 p0+p5   73 w[0]
        ror ebx, 0xe                      ;     1.8 p5      48 t1
        xor edx, ebx                      ;     2.8 p1      48 t1
        ror edx, 5                        ;     3.8 p0      48 t1
        xor edx, edi                      ;     4.8 p1      48 t1
        ror edx, 6                        ;     5.8 p5      48 t1
        mov ebx, eax                      ;     3.0 p0      51 t1 copy
        xor ebx, ebp                      ;     4.0 p1      51 t1
        and ebx, edi                      ;     5.0 p5      51 t1
        xor ebx, eax                      ;     6.0 p0      51 t1
        add ebx, dword [esp + 28]         ;     7.0 p1+p2   61 t1
        lea ebx, [ebx + ecx + 1116352408] ;     8.0 p0      61 t1
        add ebx, edx                      ;     9.0 p5      61 t1
        mov edx, dword [esp + 0]          ;     4.5 p2      47 v[7]
        ror edx, 9                        ;     7.5 p5      47 v[7]
        xor edx, dword [esp + 0]          ;     8.5 p1+p2   47 v[7]
        ror edx, 0xb                      ;     9.5 p0      47 v[7]
        xor edx, dword [esp + 0]          ;    10.5 p1+p2   47 v[7]
        ror edx, 2                        ;    11.5 p5      47 v[7]
        mov dword [esp + 36], ecx         ;     7.2 p3+p4   73 w[0] spill
        lea edx, [ebx + edx]              ;    12.5 p0      63 v[7]
        add ebx, dword [esp + 12]         ;    10.0 p1+p2   62 v[3]
        mov ecx, dword [esi + 4]          ;     8.5 p2      73 w[1]
        mov dword [esp + 40], eax         ;     6.8 p3+p4   71 v[6] spill
        mov dword [esp + 44], esi         ;     7.8 p3+p4   73 w[0] spill
        mov eax, dword [esp + 4]          ;     9.5 p2      52 v[7]
        bswap ecx                         ;    11.5 p0+p5   73 w[1]
        xor eax, dword [esp + 0]          ;    12.5 p1+p2   52 v[7]
        mov esi, dword [esp + 8]          ;    11.5 p2      52 v[7]
        xor esi, dword [esp + 4]          ;    14.5 p5+p2   52 v[7]
        and esi, eax                      ;    15.5 p0      52 v[7]
        xor esi, dword [esp + 4]          ;    16.5 p1+p2   52 v[7]
        add edx, esi                      ;    17.5 p5      63 v[7]
        mov esi, ebx                      ;    11.0 p0      48 t1 copy
        ror esi, 0xe                      ;    12.0 p5      48 t1
        xor esi, ebx                      ;    13.0 p1      48 t1
        ror esi, 5                        ;    14.0 p0      48 t1
        xor esi, ebx                      ;    15.0 p1      48 t1
        ror esi, 6                        ;    16.0 p5      48 t1
        add esi, dword [esp + 40]         ;    17.0 p0+p2   61 t1
        mov dword [esp + 48], ecx         ;    15.5 p3+p4   73 w[1] spill
        lea esi, [esi + ecx + 1899447441] ;    18.0 p0      61 t1
        mov ecx, ebp                      ;    12.5 p1      51 t1 copy
        xor ecx, edi                      ;    13.5 p5      51 t1
        and ecx, ebx                      ;    14.5 p1      51 t1
        xor ecx, ebp                      ;    15.5 p5      51 t1
        add esi, ecx                      ;    19.0 p0      61 t1
        mov ecx, edx                      ;    18.5 p1      52 v[6] copy
        xor ecx, dword [esp + 4]          ;    19.5 p5+p2   52 v[6]
        and eax, ecx                      ;    20.5 p0      52 v[6]
        mov ecx, dword [esp + 4]          ;    16.5 p2      71 v[1] reload
        xor eax, ecx                      ;    21.5 p1      52 v[6]
        lea eax, [esi + eax]              ;    22.5 p0      63 v[6]
        add esi, dword [esp + 8]          ;    20.0 p5+p2   62 v[2]
        mov ecx, edx                      ;    18.5 p1      47 v[6] copy
        ror ecx, 9                        ;    19.5 p5      47 v[6]
        xor ecx, edx                      ;    20.5 p0      47 v[6]
        ror ecx, 0xb                      ;    21.5 p5      47 v[6]
        xor ecx, edx                      ;    22.5 p1      47 v[6]
        ror ecx, 2                        ;    23.5 p0      47 v[6]
        add eax, ecx                      ;    24.5 p1      63 v[6]
        mov ecx, dword [esp + 44]         ;    18.5 p2      73 w[0] reload
        mov dword [esp + 52], edx         ;    18.5 p3+p4   63 v[7] spill
        mov edx, dword [ecx + 8]          ;    21.5 p2      73 w[2]
        mov ecx, esi                      ;    21.0 p5      48 t1 copy
        bswap edx                         ;    24.5 p0+p5   73 w[2]
        ror ecx, 0xe                      ;    22.0 p0      48 t1
        xor ecx, esi                      ;    23.0 p1      48 t1
        ror ecx, 5                        ;    24.0 p5      48 t1
        xor ecx, esi                      ;    25.0 p1      48 t1
        ror ecx, 6                        ;    26.0 p0      48 t1
        lea ecx, [ecx + ebp - 1245643825] ;    27.0 p0      61 t1
        mov dword [esp + 56], ebp         ;    21.0 p3+p4   71 v[5] spill
        add ecx, edx                      ;    28.5 p1      61 t1
        mov ebp, edi                      ;    21.8 p5      51 t1 copy
        xor ebp, ebx                      ;    22.8 p1      51 t1
        and ebp, esi                      ;    23.8 p5      51 t1
        xor ebp, edi                      ;    24.8 p0      51 t1
        add ecx, ebp                      ;    29.5 p1      61 t1
        mov ebp, eax                      ;    25.5 p5      47 v[5] copy
        ror ebp, 9                        ;    26.5 p0      47 v[5]
        xor ebp, eax                      ;    27.5 p1      47 v[5]
        ror ebp, 0xb                      ;    28.5 p5      47 v[5]
        xor ebp, eax                      ;    29.5 p0      47 v[5]
        ror ebp, 2                        ;    30.5 p5      47 v[5]
        lea ebp, [ecx + ebp]              ;    31.5 p0      63 v[5]
        add ecx, dword [esp + 4]          ;    30.5 p1+p2   62 v[1]
        mov dword [esp + 60], edx         ;    28.5 p3+p4   73 w[2] spill
        mov dword [esp + 64], eax         ;    25.8 p3+p4   63 v[6] spill
        mov edx, dword [esp + 52]         ;    25.5 p2      52 v[5]
        xor edx, eax                      ;    28.5 p1      52 v[5]
        mov eax, dword [esp + 52]         ;    26.5 p2      52 v[5]
        xor eax, dword [esp + 0]          ;    29.5 p5+p2   52 v[5]
        and eax, edx                      ;    30.5 p0      52 v[5]
        xor eax, dword [esp + 52]         ;    31.5 p1+p2   52 v[5]
        mov dword [esp + 68], edx         ;    29.5 p3+p4   52 v[5] spill
        add ebp, eax                      ;    32.5 p5      63 v[5]
        mov eax, dword [esp + 44]         ;    29.5 p2      73 w[0] reload
        mov edx, dword [eax + 12]         ;    32.5 p2      73 w[3]
        mov eax, ecx                      ;    31.5 p0      48 t1 copy
        bswap edx                         ;    35.5 p0+p5   73 w[3]
        ror eax, 0xe                      ;    32.5 p5      48 t1
        xor eax, ecx                      ;    33.5 p1      48 t1
        ror eax, 5                        ;    34.5 p0      48 t1
        xor eax, ecx                      ;    35.5 p1      48 t1
        ror eax, 6                        ;    36.5 p5      48 t1
        lea eax, [eax + edi - 373957723]  ;    37.5 p0      61 t1
        add eax, edx                      ;    39.5 p1      61 t1
        mov dword [esp + 72], edi         ;    31.0 p3+p4   71 v[4] spill
        mov edi, ebx                      ;    31.8 p5      51 t1 copy
        xor edi, esi                      ;    32.8 p0      51 t1
        and edi, ecx                      ;    33.8 p1      51 t1
        xor edi, ebx                      ;    34.8 p5      51 t1
        add eax, edi                      ;    40.5 p0      61 t1
        mov edi, dword [esp + 64]         ;    32.5 p2      52 v[4]
        xor edi, ebp                      ;    35.5 p1      52 v[4]
        mov dword [esp + 76], edx         ;    39.5 p3+p4   73 w[3] spill
        mov edx, dword [esp + 68]         ;    33.5 p2      52 v[4]
        and edx, edi                      ;    36.5 p5      52 v[4]
        xor edx, dword [esp + 64]         ;    37.5 p0+p2   52 v[4]
        lea edx, [eax + edx]              ;    41.5 p0      63 v[4]
        mov dword [esp + 68], edi         ;    36.5 p3+p4   52 v[4] spill
        add eax, dword [esp + 0]          ;    41.5 p1+p2   62 v[0]
        mov edi, ebp                      ;    34.8 p5      47 v[4] copy
        ror edi, 9                        ;    35.8 p5      47 v[4]
        xor edi, ebp                      ;    36.8 p1      47 v[4]
        ror edi, 0xb                      ;    37.8 p0      47 v[4]
        xor edi, ebp                      ;    38.8 p1      47 v[4]
        ror edi, 2                        ;    39.8 p5      47 v[4]
        add edx, edi                      ;    42.5 p0      63 v[4]
        mov edi, dword [esp + 44]         ;    36.5 p2      73 w[0] reload
        mov dword [esp + 80], ebp         ;    36.8 p3+p4   63 v[5] spill
        mov ebp, dword [edi + 16]         ;    39.5 p2      73 w[4]
        mov edi, eax                      ;    42.5 p1      48 t1 copy
        bswap ebp                         ;    42.5 p0+p5   73 w[4]
        ror edi, 0xe                      ;    43.5 p5      48 t1
        xor edi, eax                      ;    44.5 p1      48 t1
        ror edi, 5                        ;    45.5 p0      48 t1
        xor edi, eax                      ;    46.5 p1      48 t1
        lea ebx, [ebx + ebp + 961987163]  ;    46.5 p0      61 t1
        ror edi, 6                        ;    47.5 p5      48 t1
        add ebx, edi                      ;    48.5 p1      61 t1
        mov edi, esi                      ;    40.8 p5      51 t1 copy
        xor edi, ecx                      ;    41.8 p0      51 t1
        and edi, eax                      ;    42.8 p1      51 t1
        xor edi, esi                      ;    43.8 p5      51 t1
        add ebx, edi                      ;    49.5 p0      61 t1
        mov edi, dword [esp + 80]         ;    41.8 p2      52 v[3]
        mov dword [esp + 84], ebp         ;    46.5 p3+p4   73 w[4] spill
        mov ebp, dword [esp + 68]         ;    42.8 p2      52 v[3]
        xor edi, edx                      ;    44.8 p1      52 v[3]
        mov dword [esp + 68], edi         ;    45.8 p3+p4   52 v[3] spill
        and ebp, edi                      ;    45.8 p5      52 v[3]
        xor ebp, dword [esp + 80]         ;    46.8 p0+p2   52 v[3]
        mov edi, dword [esp + 52]         ;    44.8 p2      62 v[7]
        add edi, ebx                      ;    50.5 p1      62 v[7]
        add ebp, ebx                      ;    50.5 p5      63 v[3]
        mov ebx, edx                      ;    44.5 p0      47 v[3] copy
        ror ebx, 9                        ;    45.5 p5      47 v[3]
        xor ebx, edx                      ;    46.5 p1      47 v[3]
        ror ebx, 0xb                      ;    47.5 p0      47 v[3]
        xor ebx, edx                      ;    48.5 p1      47 v[3]
        ror ebx, 2                        ;    49.5 p5      47 v[3]
        add ebp, ebx                      ;    51.5 p0      63 v[3]
        mov ebx, dword [esp + 44]         ;    46.0 p2      73 w[0] reload
        mov dword [esp + 52], edx         ;    46.2 p3+p4   63 v[4] spill
        mov edx, dword [ebx + 20]         ;    49.0 p2      73 w[5]
        mov ebx, edi                      ;    51.5 p1      48 t1 copy
        bswap edx                         ;    52.0 p0+p5   73 w[5]
        ror ebx, 0xe                      ;    52.5 p5      48 t1
        xor ebx, edi                      ;    53.5 p1      48 t1
        ror ebx, 5                        ;    54.5 p0      48 t1
        xor ebx, edi                      ;    55.5 p1      48 t1
        ror ebx, 6                        ;    56.5 p5      48 t1
        lea esi, [esi + edx + 1508970993] ;    56.0 p0      61 t1
        add esi, ebx                      ;    57.5 p1      61 t1
        mov ebx, ecx                      ;    50.0 p5      51 t1 copy
        xor ebx, eax                      ;    51.0 p0      51 t1
        and ebx, edi                      ;    52.0 p1      51 t1
        xor ebx, ecx                      ;    53.0 p5      51 t1
        add esi, ebx                      ;    58.5 p0      61 t1
        mov ebx, dword [esp + 52]         ;    50.8 p2      52 v[2]
        mov dword [esp + 88], edx         ;    56.0 p3+p4   73 w[5] spill
        mov edx, dword [esp + 68]         ;    51.8 p2      52 v[2]
        xor ebx, ebp                      ;    53.8 p1      52 v[2]
        and edx, ebx                      ;    54.8 p5      52 v[2]
        mov dword [esp + 68], ebx         ;    54.8 p3+p4   52 v[2] spill
        xor edx, dword [esp + 52]         ;    55.8 p0+p2   52 v[2]
        mov ebx, dword [esp + 64]         ;    53.8 p2      62 v[6]
        add ebx, esi                      ;    59.5 p1      62 v[6]
        add edx, esi                      ;    59.5 p5      63 v[2]
        mov esi, ebp                      ;    53.5 p0      47 v[2] copy
        ror esi, 9                        ;    54.5 p5      47 v[2]
        xor esi, ebp                      ;    55.5 p1      47 v[2]
        ror esi, 0xb                      ;    56.5 p0      47 v[2]
        mov dword [esp + 64], ebp         ;    54.2 p3+p4   63 v[3] spill
        xor esi, ebp                      ;    57.5 p1      47 v[2]
        ror esi, 2                        ;    58.5 p5      47 v[2]
        add edx, esi                      ;    60.5 p0      63 v[2]
        mov esi, dword [esp + 44]         ;    55.2 p2      73 w[0] reload
        mov ebp, dword [esi + 24]         ;    58.2 p2      73 w[6]
        bswap ebp                         ;    61.2 p0+p5   73 w[6]
        mov esi, ebx                      ;    60.5 p1      48 t1 copy
        ror esi, 0xe                      ;    61.5 p5      48 t1
        xor esi, ebx                      ;    62.5 p1      48 t1
        ror esi, 5                        ;    63.5 p0      48 t1
        xor esi, ebx                      ;    64.5 p5      48 t1
        ror esi, 6                        ;    65.5 p0      48 t1
        lea ecx, [ecx + ebp - 1841331548] ;    65.2 p0      61 t1
        add ecx, esi                      ;    66.5 p1      61 t1
        mov esi, eax                      ;    59.0 p5      51 t1 copy
        xor esi, edi                      ;    60.0 p1      51 t1
        and esi, ebx                      ;    61.0 p5      51 t1
        xor esi, eax                      ;    62.0 p1      51 t1
        add ecx, esi                      ;    67.5 p0      61 t1
        mov esi, dword [esp + 64]         ;    59.8 p2      52 v[1]
        mov dword [esp + 92], ebp         ;    65.2 p3+p4   73 w[6] spill
        mov ebp, dword [esp + 68]         ;    60.8 p2      52 v[1]
        xor esi, edx                      ;    62.8 p5      52 v[1]
        mov dword [esp + 68], esi         ;    63.8 p3+p4   52 v[1] spill
        and ebp, esi                      ;    63.8 p1      52 v[1]
        xor ebp, dword [esp + 64]         ;    64.8 p0+p2   52 v[1]
        add ebp, ecx                      ;    68.5 p5      63 v[1]
        mov esi, dword [esp + 80]         ;    62.8 p2      62 v[5]
        add esi, ecx                      ;    68.5 p1      62 v[5]
        mov ecx, edx                      ;    62.5 p0      47 v[1] copy
        ror ecx, 9                        ;    63.5 p5      47 v[1]
        xor ecx, edx                      ;    64.5 p1      47 v[1]
        ror ecx, 0xb                      ;    65.5 p0      47 v[1]
        xor ecx, edx                      ;    66.5 p5      47 v[1]
        ror ecx, 2                        ;    67.5 p0      47 v[1]
        add ebp, ecx                      ;    69.5 p1      63 v[1]
        mov ecx, dword [esp + 44]         ;    64.0 p2      73 w[0] reload
        mov dword [esp + 80], edx         ;    64.2 p3+p4   63 v[2] spill
        mov edx, dword [ecx + 28]         ;    67.0 p2      73 w[7]
        mov ecx, esi                      ;    69.5 p5      48 t1 copy
        bswap edx                         ;    70.0 p0+p5   73 w[7]
        ror ecx, 0xe                      ;    70.5 p0      48 t1
        xor ecx, esi                      ;    71.5 p1      48 t1
        ror ecx, 5                        ;    72.5 p5      48 t1
        xor ecx, esi                      ;    73.5 p1      48 t1
        ror ecx, 6                        ;    74.5 p0      48 t1
        lea eax, [eax + edx - 1424204075] ;    74.0 p0      61 t1
        add eax, ecx                      ;    75.5 p1      61 t1
        mov ecx, edi                      ;    68.0 p5      51 t1 copy
        xor ecx, ebx                      ;    69.0 p1      51 t1
        and ecx, esi                      ;    70.0 p5      51 t1
        mov dword [esp + 96], edx         ;    74.0 p3+p4   73 w[7] spill
        mov edx, dword [esp + 68]         ;    68.5 p2      52 v[0]
        xor ecx, edi                      ;    71.0 p0      51 t1
        add eax, ecx                      ;    76.5 p1      61 t1
        mov ecx, dword [esp + 80]         ;    69.5 p2      52 v[0]
        xor ecx, ebp                      ;    72.5 p5      52 v[0]
        and edx, ecx                      ;    73.5 p0      52 v[0]
        xor edx, dword [esp + 80]         ;    74.5 p1+p2   52 v[0]
        mov dword [esp + 68], ecx         ;    73.5 p3+p4   52 v[0] spill
        mov ecx, dword [esp + 52]         ;    71.5 p2      62 v[4]
        add ecx, eax                      ;    77.5 p5      62 v[4]
        add edx, eax                      ;    77.5 p0      63 v[0]
        mov eax, ebp                      ;    71.8 p1      47 v[0] copy
        ror eax, 9                        ;    72.8 p5      47 v[0]
        xor eax, ebp                      ;    73.8 p0      47 v[0]
        ror eax, 0xb                      ;    74.8 p5      47 v[0]
        xor eax, ebp                      ;    75.8 p1      47 v[0]
        ror eax, 2                        ;    76.8 p0      47 v[0]
        add edx, eax                      ;    78.5 p1      63 v[0]
        mov eax, dword [esp + 44]         ;    73.5 p2      73 w[0] reload
        mov dword [esp + 52], ebp         ;    73.8 p3+p4   63 v[1] spill
        mov ebp, dword [eax + 32]         ;    76.5 p2      73 w[8]
        bswap ebp                         ;    79.5 p0+p5   73 w[8]
        mov eax, ecx                      ;    78.5 p1      48 t1 copy
        ror eax, 0xe                      ;    79.5 p5      48 t1
        xor eax, ecx                      ;    80.5 p0      48 t1
        ror eax, 5                        ;    81.5 p5      48 t1
        xor eax, ecx                      ;    82.5 p1      48 t1
        ror eax, 6                        ;    83.5 p0      48 t1
        lea edi, [edi + ebp - 670586216]  ;    83.5 p0      61 t1
        add edi, eax                      ;    84.5 p1      61 t1
        mov eax, ebx                      ;    77.2 p5      51 t1 copy
        xor eax, esi                      ;    78.2 p1      51 t1
        and eax, ecx                      ;    79.2 p5      51 t1
        xor eax, ebx                      ;    80.2 p0      51 t1
        add edi, eax                      ;    85.5 p1      61 t1
        mov eax, dword [esp + 52]         ;    78.0 p2      52 v[7]
        xor eax, edx                      ;    81.0 p5      52 v[7]
        mov dword [esp + 100], ebp        ;    83.5 p3+p4   73 w[8] spill
        mov ebp, dword [esp + 68]         ;    79.0 p2      52 v[7]
        and ebp, eax                      ;    82.0 p0      52 v[7]
        xor ebp, dword [esp + 52]         ;    83.0 p1+p2   52 v[7]
        mov dword [esp + 68], eax         ;    82.0 p3+p4   52 v[7] spill
        mov eax, dword [esp + 64]         ;    81.0 p2      62 v[3]
        add eax, edi                      ;    86.5 p5      62 v[3]
        add ebp, edi                      ;    86.5 p0      63 v[7]
        mov edi, edx                      ;    80.8 p1      47 v[7] copy
        ror edi, 9                        ;    81.8 p5      47 v[7]
        xor edi, edx                      ;    82.8 p0      47 v[7]
        ror edi, 0xb                      ;    83.8 p5      47 v[7]
        xor edi, edx                      ;    84.8 p1      47 v[7]
        ror edi, 2                        ;    85.8 p0      47 v[7]
        add ebp, edi                      ;    87.5 p1      63 v[7]
        mov edi, dword [esp + 44]         ;    82.2 p2      73 w[0] reload
        mov dword [esp + 64], edx         ;    82.5 p3+p4   63 v[0] spill
        mov edx, dword [edi + 36]         ;    85.2 p2      73 w[9]
        bswap edx                         ;    88.2 p0+p5   73 w[9]
        mov edi, eax                      ;    87.5 p1      48 t1 copy
        ror edi, 0xe                      ;    88.5 p5      48 t1
        lea ebx, [ebx + edx + 310598401]  ;    92.2 p0      61 t1
        xor edi, eax                      ;    89.5 p1      48 t1
        ror edi, 5                        ;    90.5 p5      48 t1
        xor edi, eax                      ;    91.5 p0      48 t1
        ror edi, 6                        ;    92.5 p5      48 t1
        add ebx, edi                      ;    93.5 p1      61 t1
        mov edi, esi                      ;    86.5 p0      51 t1 copy
        xor edi, ecx                      ;    87.5 p1      51 t1
        and edi, eax                      ;    88.5 p5      51 t1
        xor edi, esi                      ;    89.5 p0      51 t1
        add ebx, edi                      ;    94.5 p1      61 t1
        mov edi, dword [esp + 64]         ;    87.0 p2      52 v[6]
        xor edi, ebp                      ;    90.0 p5      52 v[6]
        mov dword [esp + 104], edx        ;    92.2 p3+p4   73 w[9] spill
        mov edx, dword [esp + 68]         ;    88.0 p2      52 v[6]
        mov dword [esp + 68], edi         ;    91.0 p3+p4   52 v[6] spill
        and edx, edi                      ;    91.0 p0      52 v[6]
        mov edi, dword [esp + 80]         ;    89.0 p2      62 v[2]
        xor edx, dword [esp + 64]         ;    92.0 p1+p2   52 v[6]
        add edi, ebx                      ;    95.5 p5      62 v[2]
        add edx, ebx                      ;    95.5 p0      63 v[6]
        mov ebx, ebp                      ;    89.8 p1      47 v[6] copy
        ror ebx, 9                        ;    90.8 p5      47 v[6]
        xor ebx, ebp                      ;    91.8 p0      47 v[6]
        ror ebx, 0xb                      ;    92.8 p5      47 v[6]
        xor ebx, ebp                      ;    93.8 p1      47 v[6]
        ror ebx, 2                        ;    94.8 p0      47 v[6]
        add edx, ebx                      ;    96.5 p1      63 v[6]
        mov ebx, dword [esp + 44]         ;    91.2 p2      73 w[0] reload
        mov dword [esp + 80], ebp         ;    91.5 p3+p4   63 v[7] spill
        mov ebp, dword [ebx + 40]         ;    94.2 p2      73 w[10]
        bswap ebp                         ;    97.2 p0+p5   73 w[10]
        mov ebx, edi                      ;    96.5 p1      48 t1 copy
        ror ebx, 0xe                      ;    97.5 p5      48 t1
        xor ebx, edi                      ;    98.5 p0      48 t1
        ror ebx, 5                        ;    99.5 p5      48 t1
        xor ebx, edi                      ;   100.5 p1      48 t1
        ror ebx, 6                        ;   101.5 p0      48 t1
        lea esi, [esi + ebp + 607225278]  ;   101.2 p0      61 t1
        add esi, ebx                      ;   102.5 p1      61 t1
        mov ebx, ecx                      ;    95.2 p5      51 t1 copy
        xor ebx, eax                      ;    96.2 p1      51 t1
        and ebx, edi                      ;    97.2 p5      51 t1
        xor ebx, ecx                      ;    98.2 p0      51 t1
        add esi, ebx                      ;   103.5 p1      61 t1
        mov ebx, dword [esp + 80]         ;    95.8 p2      52 v[5]
        xor ebx, edx                      ;    98.8 p5      52 v[5]
        mov dword [esp + 108], ebp        ;   101.2 p3+p4   73 w[10] spill
        mov ebp, dword [esp + 68]         ;    96.8 p2      52 v[5]
        mov dword [esp + 68], ebx         ;    99.8 p3+p4   52 v[5] spill
        and ebp, ebx                      ;    99.8 p0      52 v[5]
        mov ebx, dword [esp + 52]         ;    97.8 p2      62 v[1]
        xor ebp, dword [esp + 80]         ;   100.8 p1+p2   52 v[5]
        add ebp, esi                      ;   104.5 p5      63 v[5]
        add ebx, esi                      ;   104.5 p0      62 v[1]
        mov esi, edx                      ;    98.8 p1      47 v[5] copy
        ror esi, 9                        ;    99.8 p5      47 v[5]
        xor esi, edx                      ;   100.8 p0      47 v[5]
        ror esi, 0xb                      ;   101.8 p5      47 v[5]
        xor esi, edx                      ;   102.8 p1      47 v[5]
        ror esi, 2                        ;   103.8 p0      47 v[5]
        add ebp, esi                      ;   105.5 p1      63 v[5]
        mov esi, dword [esp + 44]         ;   100.0 p2      73 w[0] reload
        mov dword [esp + 52], edx         ;   100.2 p3+p4   63 v[6] spill
        mov edx, dword [esi + 44]         ;   103.0 p2      73 w[11]
        bswap edx                         ;   106.0 p0+p5   73 w[11]
        mov esi, ebx                      ;   105.5 p1      48 t1 copy
        ror esi, 0xe                      ;   106.5 p5      48 t1
        xor esi, ebx                      ;   107.5 p0      48 t1
        ror esi, 5                        ;   108.5 p5      48 t1
        lea ecx, [ecx + edx + 1426881987] ;   110.0 p0      61 t1
        xor esi, ebx                      ;   109.5 p1      48 t1
        ror esi, 6                        ;   110.5 p5      48 t1
        add ecx, esi                      ;   111.5 p1      61 t1
        mov esi, eax                      ;   104.5 p0      51 t1 copy
        xor esi, edi                      ;   105.5 p1      51 t1
        and esi, ebx                      ;   106.5 p5      51 t1
        xor esi, eax                      ;   107.5 p0      51 t1
        mov dword [esp + 112], edx        ;   110.0 p3+p4   73 w[11] spill
        mov edx, dword [esp + 68]         ;   105.0 p2      52 v[4]
        add ecx, esi                      ;   112.5 p1      61 t1
        mov esi, dword [esp + 52]         ;   106.0 p2      52 v[4]
        xor esi, ebp                      ;   109.0 p5      52 v[4]
        mov dword [esp + 68], esi         ;   110.0 p3+p4   52 v[4] spill
        and edx, esi                      ;   110.0 p0      52 v[4]
        xor edx, dword [esp + 52]         ;   111.0 p1+p2   52 v[4]
        add edx, ecx                      ;   113.5 p5      63 v[4]
        mov esi, dword [esp + 64]         ;   108.0 p2      62 v[0]
        add esi, ecx                      ;   113.5 p0      62 v[0]
        mov ecx, ebp                      ;   107.8 p1      47 v[4] copy
        ror ecx, 9                        ;   108.8 p5      47 v[4]
        xor ecx, ebp                      ;   109.8 p0      47 v[4]
        ror ecx, 0xb                      ;   110.8 p5      47 v[4]
        xor ecx, ebp                      ;   111.8 p1      47 v[4]
        ror ecx, 2                        ;   112.8 p0      47 v[4]
        add edx, ecx                      ;   114.5 p1      63 v[4]
        mov ecx, dword [esp + 44]         ;   109.5 p2      73 w[0] reload
        mov dword [esp + 64], ebp         ;   109.8 p3+p4   63 v[5] spill
        mov ebp, dword [ecx + 48]         ;   112.5 p2      73 w[12]
        mov ecx, esi                      ;   114.5 p5      48 t1 copy
        bswap ebp                         ;   115.5 p0+p5   73 w[12]
        ror ecx, 0xe                      ;   115.5 p0      48 t1
        xor ecx, esi                      ;   116.5 p1      48 t1
        ror ecx, 5                        ;   117.5 p5      48 t1
        xor ecx, esi                      ;   118.5 p1      48 t1
        ror ecx, 6                        ;   119.5 p0      48 t1
        lea eax, [eax + ebp + 1925078388] ;   119.5 p0      61 t1
        add eax, ecx                      ;   120.5 p1      61 t1
        mov ecx, edi                      ;   113.2 p5      51 t1 copy
        xor ecx, ebx                      ;   114.2 p1      51 t1
        and ecx, esi                      ;   115.2 p5      51 t1
        xor ecx, edi                      ;   116.2 p0      51 t1
        add eax, ecx                      ;   121.5 p1      61 t1
        mov dword [esp + 116], ebp        ;   119.5 p3+p4   73 w[12] spill
        mov ecx, dword [esp + 64]         ;   114.2 p2      52 v[3]
        xor ecx, edx                      ;   117.2 p5      52 v[3]
        mov ebp, dword [esp + 68]         ;   115.2 p2      52 v[3]
        mov dword [esp + 68], ecx         ;   118.2 p3+p4   52 v[3] spill
        and ebp, ecx                      ;   118.2 p0      52 v[3]
        xor ebp, dword [esp + 64]         ;   119.2 p1+p2   52 v[3]
        add ebp, eax                      ;   122.5 p5      63 v[3]
        mov ecx, dword [esp + 80]         ;   117.2 p2      62 v[7]
        add ecx, eax                      ;   122.5 p0      62 v[7]
        mov eax, edx                      ;   117.2 p1      47 v[3] copy
        ror eax, 9                        ;   118.2 p5      47 v[3]
        xor eax, edx                      ;   119.2 p0      47 v[3]
        ror eax, 0xb                      ;   120.2 p5      47 v[3]
        xor eax, edx                      ;   121.2 p1      47 v[3]
        ror eax, 2                        ;   122.2 p0      47 v[3]
        add ebp, eax                      ;   123.5 p1      63 v[3]
        mov dword [esp + 80], edx         ;   118.5 p3+p4   63 v[4] spill
        mov eax, dword [esp + 44]         ;   118.8 p2      73 w[0] reload
        mov edx, dword [eax + 52]         ;   121.8 p2      73 w[13]
        bswap edx                         ;   124.8 p0+p5   73 w[13]
        mov eax, ecx                      ;   123.5 p1      48 t1 copy
        ror eax, 0xe                      ;   124.5 p5      48 t1
        xor eax, ecx                      ;   125.5 p0      48 t1
        ror eax, 5                        ;   126.5 p5      48 t1
        xor eax, ecx                      ;   127.5 p1      48 t1
        ror eax, 6                        ;   128.5 p0      48 t1
        lea edi, [edi + edx - 2132889090] ;   128.8 p0      61 t1
        mov dword [esp + 120], edx        ;   128.8 p3+p4   73 w[13] spill
        mov edx, dword [esp + 68]         ;   121.8 p2      52 v[2]
        add edi, eax                      ;   129.8 p1      61 t1
        mov eax, ebx                      ;   122.2 p5      51 t1 copy
        xor eax, esi                      ;   123.2 p1      51 t1
        and eax, ecx                      ;   124.2 p5      51 t1
        xor eax, ebx                      ;   125.2 p0      51 t1
        add edi, eax                      ;   130.8 p1      61 t1
        mov eax, dword [esp + 80]         ;   123.5 p2      52 v[2]
        xor eax, ebp                      ;   126.5 p5      52 v[2]
        and edx, eax                      ;   127.5 p0      52 v[2]
        mov dword [esp + 68], eax         ;   127.5 p3+p4   52 v[2] spill
        xor edx, dword [esp + 80]         ;   128.5 p1+p2   52 v[2]
        mov eax, dword [esp + 52]         ;   125.5 p2      62 v[6]
        add eax, edi                      ;   131.8 p5      62 v[6]
        add edx, edi                      ;   131.8 p0      63 v[2]
        mov edi, ebp                      ;   126.2 p1      47 v[2] copy
        ror edi, 9                        ;   127.2 p5      47 v[2]
        xor edi, ebp                      ;   128.2 p0      47 v[2]
        ror edi, 0xb                      ;   129.2 p5      47 v[2]
        xor edi, ebp                      ;   130.2 p1      47 v[2]
        ror edi, 2                        ;   131.2 p0      47 v[2]
        mov dword [esp + 52], ebp         ;   127.2 p3+p4   63 v[3] spill
        add edx, edi                      ;   132.8 p1      63 v[2]
        mov edi, dword [esp + 44]         ;   127.8 p2      73 w[0] reload
        mov ebp, dword [edi + 56]         ;   130.8 p2      73 w[14]
        bswap ebp                         ;   133.8 p0+p5   73 w[14]
        mov edi, eax                      ;   132.8 p1      48 t1 copy
        ror edi, 0xe                      ;   133.8 p5      48 t1
        xor edi, eax                      ;   134.8 p0      48 t1
        ror edi, 5                        ;   135.8 p5      48 t1
        xor edi, eax                      ;   136.8 p1      48 t1
        ror edi, 6                        ;   137.8 p0      48 t1
        lea ebx, [ebx + ebp - 1680079193] ;   137.8 p0      61 t1
        add ebx, edi                      ;   138.8 p1      61 t1
        mov edi, esi                      ;   131.2 p5      51 t1 copy
        xor edi, ecx                      ;   132.2 p1      51 t1
        and edi, eax                      ;   133.2 p5      51 t1
        xor edi, esi                      ;   134.2 p0      51 t1
        mov dword [esp + 124], ebp        ;   137.8 p3+p4   73 w[14] spill
        mov ebp, dword [esp + 68]         ;   132.0 p2      52 v[1]
        add ebx, edi                      ;   139.8 p1      61 t1
        mov edi, dword [esp + 52]         ;   133.0 p2      52 v[1]
        xor edi, edx                      ;   136.0 p5      52 v[1]
        and ebp, edi                      ;   137.0 p0      52 v[1]
        mov dword [esp + 68], edi         ;   137.0 p3+p4   52 v[1] spill
        mov edi, dword [esp + 64]         ;   134.0 p2      62 v[5]
        xor ebp, dword [esp + 52]         ;   138.0 p1+p2   52 v[1]
        add ebp, ebx                      ;   140.8 p5      63 v[1]
        add edi, ebx                      ;   140.8 p0      62 v[5]
        mov ebx, edx                      ;   135.2 p1      47 v[1] copy
        ror ebx, 9                        ;   136.2 p5      47 v[1]
        xor ebx, edx                      ;   137.2 p0      47 v[1]
        ror ebx, 0xb                      ;   138.2 p5      47 v[1]
        xor ebx, edx                      ;   139.2 p1      47 v[1]
        ror ebx, 2                        ;   140.2 p0      47 v[1]
        add ebp, ebx                      ;   141.8 p1      63 v[1]
        mov ebx, dword [esp + 44]         ;   136.8 p2      73 w[0] reload
        mov dword [esp + 64], edx         ;   137.0 p3+p4   63 v[2] spill
        mov edx, dword [ebx + 60]         ;   139.8 p2      73 w[15]
        bswap edx                         ;   142.8 p0+p5   73 w[15]
        mov ebx, edi                      ;   141.8 p1      48 t1 copy
        ror ebx, 0xe                      ;   142.8 p0      48 t1
        xor ebx, edi                      ;   143.8 p5      48 t1
        ror ebx, 5                        ;   144.8 p0      48 t1
        xor ebx, edi                      ;   145.8 p1      48 t1
        ror ebx, 6                        ;   146.8 p5      48 t1
        lea esi, [esi + edx - 1046744716] ;   146.8 p0      61 t1
        add esi, ebx                      ;   147.8 p1      61 t1
        mov ebx, ecx                      ;   140.5 p5      51 t1 copy
        xor ebx, eax                      ;   141.5 p1      51 t1
        and ebx, edi                      ;   142.5 p0      51 t1
        xor ebx, ecx                      ;   143.5 p5      51 t1
        add esi, ebx                      ;   148.8 p1      61 t1
        mov ebx, dword [esp + 64]         ;   141.2 p2      52 v[0]
        xor ebx, ebp                      ;   144.2 p0      52 v[0]
        mov dword [esp + 128], ecx        ;   141.8 p3+p4   62 v[7] spill
        mov ecx, dword [esp + 68]         ;   142.2 p2      52 v[0]
        and ecx, ebx                      ;   145.2 p5      52 v[0]
        mov dword [esp + 68], ebx         ;   145.2 p3+p4   52 v[0] spill
        mov ebx, dword [esp + 80]         ;   143.2 p2      62 v[4]
        mov dword [esp + 80], ebp         ;   143.8 p3+p4   63 v[1] spill
        xor ecx, dword [esp + 64]         ;   146.2 p1+p2   52 v[0]
        add ebx, esi                      ;   149.8 p0      62 v[4]
        add ecx, esi                      ;   149.8 p5      63 v[0]
        mov esi, ebp                      ;   144.2 p1      47 v[0] copy
        ror esi, 9                        ;   145.2 p0      47 v[0]
        xor esi, ebp                      ;   146.2 p5      47 v[0]
        ror esi, 0xb                      ;   147.2 p0      47 v[0]
        xor esi, ebp                      ;   148.2 p1      47 v[0]
        ror esi, 2                        ;   149.2 p5      47 v[0]
        add ecx, esi                      ;   150.8 p1      63 v[0]
        mov esi, dword [esp + 124]        ;   145.8 p2      50 w[0]
        mov ebp, dword [esp + 124]        ;   146.8 p2      50 w[0]
        shr ebp, 0xa                      ;   149.8 p0      50 w[0]
        mov dword [esp + 132], ecx        ;   151.8 p3+p4   63 v[0] spill
        mov ecx, dword [esp + 124]        ;   147.8 p2      50 w[0]
        ror ecx, 2                        ;   150.8 p5      50 w[0]
        xor esi, ecx                      ;   151.8 p1      50 w[0]
        ror esi, 0x11                     ;   152.8 p0      50 w[0]
        xor ebp, esi                      ;   153.8 p5      50 w[0]
        mov esi, edx                      ;   148.2 p1      50 w[1] copy
        shr esi, 0xa                      ;   149.2 p0      50 w[1]
        mov ecx, edx                      ;   149.0 p5      50 w[1] copy
        ror ecx, 2                        ;   150.0 p0      50 w[1]
        xor ecx, edx                      ;   151.0 p1      50 w[1]
        ror ecx, 0x11                     ;   152.0 p5      50 w[1]
        xor esi, ecx                      ;   153.0 p1      50 w[1]
        mov ecx, dword [esp + 48]         ;   149.8 p2      49 w[0]
        mov dword [esp + 136], esi        ;   154.0 p3+p4   50 w[1] spill
        add ebp, dword [esp + 104]        ;   154.8 p0+p2   78 w[0]
        add ebp, dword [esp + 36]         ;   155.8 p5+p2   78 w[0]
        mov dword [esp + 36], edx         ;   151.0 p3+p4   73 w[15] spill
        mov esi, dword [esp + 48]         ;   152.8 p2      49 w[0]
        mov edx, dword [esp + 48]         ;   153.8 p2      49 w[0]
        shr edx, 3                        ;   156.8 p0      49 w[0]
        ror esi, 0xb                      ;   155.8 p5      49 w[0]
        xor ecx, esi                      ;   156.8 p1      49 w[0]
        ror ecx, 7                        ;   157.8 p0      49 w[0]
        xor edx, ecx                      ;   158.8 p1      49 w[0]
        add ebp, edx                      ;   159.8 p5      78 w[0]
        mov esi, ebx                      ;   153.5 p0      48 t1 copy
        ror esi, 0xe                      ;   154.5 p5      48 t1
        xor esi, ebx                      ;   155.5 p1      48 t1
        ror esi, 5                        ;   156.5 p0      48 t1
        mov ecx, dword [esp + 128]        ;   154.8 p2      61 t1
        xor esi, ebx                      ;   157.5 p1      48 t1
        ror esi, 6                        ;   158.5 p5      48 t1
        lea ecx, [ecx + esi - 459576895]  ;   159.5 p0      61 t1
        mov esi, eax                      ;   156.0 p1      51 t1 copy
        xor esi, edi                      ;   157.0 p5      51 t1
        and esi, ebx                      ;   158.0 p0      51 t1
        xor esi, eax                      ;   159.0 p1      51 t1
        add ecx, esi                      ;   160.5 p5      61 t1
        add ecx, ebp                      ;   161.5 p0      61 t1
        mov esi, dword [esp + 132]        ;   156.5 p2      52 v[7]
        mov edx, dword [esp + 80]         ;   157.5 p2      63 v[1] reload
        xor esi, edx                      ;   160.5 p1      52 v[7]
        mov dword [esp + 128], eax        ;   157.2 p3+p4   62 v[6] spill
        mov eax, dword [esp + 68]         ;   158.5 p2      52 v[7]
        and eax, esi                      ;   161.5 p5      52 v[7]
        xor eax, edx                      ;   162.5 p0      52 v[7]
        mov edx, dword [esp + 52]         ;   159.5 p2      62 v[3]
        add edx, ecx                      ;   162.5 p1      62 v[3]
        add ecx, eax                      ;   163.5 p5      63 v[7]
        mov dword [esp + 52], esi         ;   161.5 p3+p4   52 v[7] spill
        mov esi, dword [esp + 132]        ;   160.5 p2      47 v[7]
        mov eax, dword [esp + 132]        ;   161.5 p2      47 v[7]
        mov dword [esp + 68], edi         ;   160.0 p3+p4   62 v[5] spill
        mov edi, dword [esp + 132]        ;   162.5 p2      47 v[7]
        ror edi, 9                        ;   165.5 p0      47 v[7]
        xor esi, edi                      ;   166.5 p1      47 v[7]
        ror esi, 0xb                      ;   167.5 p5      47 v[7]
        xor eax, esi                      ;   168.5 p0      47 v[7]
        ror eax, 2                        ;   169.5 p5      47 v[7]
        add ecx, eax                      ;   170.5 p1      63 v[7]
        mov esi, ebp                      ;   162.2 p0      50 w[2] copy
        shr esi, 0xa                      ;   163.2 p5      50 w[2]
        mov edi, ebp                      ;   162.5 p1      50 w[2] copy
        ror edi, 2                        ;   163.5 p0      50 w[2]
        xor edi, ebp                      ;   164.5 p1      50 w[2]
        ror edi, 0x11                     ;   165.5 p5      50 w[2]
        xor esi, edi                      ;   166.5 p0      50 w[2]
        mov edi, dword [esp + 60]         ;   163.5 p2      73 w[2] reload
        mov eax, edi                      ;   166.5 p1      49 w[1] copy
        shr eax, 3                        ;   167.5 p5      49 w[1]
        mov dword [esp + 140], ebp        ;   164.2 p3+p4   78 w[0] spill
        mov ebp, edi                      ;   166.5 p0      49 w[1] copy
        ror ebp, 0xb                      ;   167.5 p5      49 w[1]
        xor ebp, edi                      ;   168.5 p1      49 w[1]
        ror ebp, 7                        ;   169.5 p0      49 w[1]
        xor eax, ebp                      ;   170.5 p1      49 w[1]
        mov ebp, dword [esp + 136]        ;   165.8 p2      78 w[1]
        add ebp, dword [esp + 108]        ;   168.8 p5+p2   78 w[1]
        add ebp, dword [esp + 48]         ;   169.8 p0+p2   78 w[1]
        add ebp, eax                      ;   171.5 p1      78 w[1]
        mov eax, edx                      ;   167.8 p5      48 t1 copy
        ror eax, 0xe                      ;   168.8 p0      48 t1
        xor eax, edx                      ;   169.8 p1      48 t1
        ror eax, 5                        ;   170.8 p5      48 t1
        xor eax, edx                      ;   171.8 p0      48 t1
        ror eax, 6                        ;   172.8 p5      48 t1
        mov edi, dword [esp + 68]         ;   168.8 p2      51 t1
        xor edi, ebx                      ;   171.8 p1      51 t1
        and edi, edx                      ;   172.8 p0      51 t1
        xor edi, dword [esp + 68]         ;   173.8 p1+p2   51 t1
        add eax, dword [esp + 128]        ;   173.8 p5+p2   61 t1
        mov dword [esp + 128], ebx        ;   169.5 p3+p4   62 v[4] spill
        mov ebx, dword [esp + 52]         ;   171.8 p2      52 v[6]
        lea eax, [eax + ebp - 272742522]  ;   174.8 p0      61 t1
        add eax, edi                      ;   175.8 p1      61 t1
        mov edi, dword [esp + 132]        ;   172.8 p2      52 v[6]
        xor edi, ecx                      ;   175.8 p5      52 v[6]
        and ebx, edi                      ;   176.8 p0      52 v[6]
        xor ebx, dword [esp + 132]        ;   177.8 p1+p2   52 v[6]
        mov dword [esp + 52], edi         ;   176.8 p3+p4   52 v[6] spill
        mov edi, dword [esp + 64]         ;   174.8 p2      62 v[2]
        add edi, eax                      ;   177.8 p5      62 v[2]
        add eax, ebx                      ;   178.8 p0      63 v[6]
        mov ebx, ecx                      ;   173.5 p1      47 v[6] copy
        ror ebx, 9                        ;   174.5 p5      47 v[6]
        xor ebx, ecx                      ;   175.5 p0      47 v[6]
        ror ebx, 0xb                      ;   176.5 p5      47 v[6]
        xor ebx, ecx                      ;   177.5 p1      47 v[6]
        ror ebx, 2                        ;   178.5 p0      47 v[6]
        mov dword [esp + 64], ecx         ;   174.0 p3+p4   63 v[7] spill
        add eax, ebx                      ;   179.8 p1      63 v[6]
        mov ebx, ebp                      ;   175.8 p5      50 w[3] copy
        shr ebx, 0xa                      ;   176.8 p0      50 w[3]
        mov ecx, ebp                      ;   176.5 p1      50 w[3] copy
        ror ecx, 2                        ;   177.5 p5      50 w[3]
        xor ecx, ebp                      ;   178.5 p0      50 w[3]
        ror ecx, 0x11                     ;   179.5 p5      50 w[3]
        xor ebx, ecx                      ;   180.5 p1      50 w[3]
        mov ecx, dword [esp + 76]         ;   176.2 p2      49 w[2]
        add esi, dword [esp + 112]        ;   178.2 p0+p2   78 w[2]
        add esi, dword [esp + 60]         ;   179.2 p1+p2   78 w[2]
        mov dword [esp + 60], ebp         ;   177.0 p3+p4   78 w[1] spill
        mov ebp, dword [esp + 76]         ;   179.2 p2      49 w[2]
        shr ebp, 3                        ;   182.2 p5      49 w[2]
        mov dword [esp + 48], ebx         ;   181.5 p3+p4   50 w[3] spill
        mov ebx, dword [esp + 76]         ;   180.2 p2      49 w[2]
        ror ebx, 0xb                      ;   183.2 p0      49 w[2]
        xor ecx, ebx                      ;   184.2 p1      49 w[2]
        ror ecx, 7                        ;   185.2 p5      49 w[2]
        xor ebp, ecx                      ;   186.2 p0      49 w[2]
        add esi, ebp                      ;   187.2 p1      78 w[2]
        mov ebp, edi                      ;   180.8 p5      48 t1 copy
        ror ebp, 0xe                      ;   181.8 p0      48 t1
        mov ecx, dword [esp + 128]        ;   181.2 p2      51 t1
        xor ebp, edi                      ;   182.8 p1      48 t1
        ror ebp, 5                        ;   183.8 p5      48 t1
        xor ebp, edi                      ;   184.8 p0      48 t1
        ror ebp, 6                        ;   185.8 p5      48 t1
        xor ecx, edx                      ;   184.2 p1      51 t1
        and ecx, edi                      ;   185.2 p0      51 t1
        mov ebx, dword [esp + 128]        ;   182.2 p2      51 t1
        xor ebx, ecx                      ;   186.2 p1      51 t1
        mov ecx, dword [esp + 68]         ;   183.2 p2      61 t1
        lea ecx, [ecx + ebp + 264347078]  ;   186.8 p0      61 t1
        mov ebp, dword [esp + 64]         ;   184.2 p2      52 v[5]
        add ecx, ebx                      ;   187.8 p5      61 t1
        add ecx, esi                      ;   188.8 p1      61 t1
        mov ebx, dword [esp + 52]         ;   185.2 p2      52 v[5]
        xor ebp, eax                      ;   187.2 p5      52 v[5]
        and ebx, ebp                      ;   188.2 p0      52 v[5]
        xor ebx, dword [esp + 64]         ;   189.2 p1+p2   52 v[5]
        mov dword [esp + 52], ebp         ;   188.2 p3+p4   52 v[5] spill
        mov ebp, dword [esp + 80]         ;   187.2 p2      62 v[1]
        add ebp, ecx                      ;   190.2 p5      62 v[1]
        add ecx, ebx                      ;   190.2 p0      63 v[5]
        mov ebx, eax                      ;   186.5 p1      47 v[5] copy
        ror ebx, 9                        ;   187.5 p5      47 v[5]
        xor ebx, eax                      ;   188.5 p0      47 v[5]
        ror ebx, 0xb                      ;   189.5 p5      47 v[5]
        xor ebx, eax                      ;   190.5 p1      47 v[5]
        ror ebx, 2                        ;   191.5 p0      47 v[5]
        add ecx, ebx                      ;   192.5 p1      63 v[5]
        mov ebx, esi                      ;   188.8 p5      50 w[4] copy
        shr ebx, 0xa                      ;   189.8 p0      50 w[4]
        mov dword [esp + 80], eax         ;   187.8 p3+p4   63 v[6] spill
        mov eax, esi                      ;   189.5 p1      50 w[4] copy
        ror eax, 2                        ;   190.5 p5      50 w[4]
        xor eax, esi                      ;   191.5 p0      50 w[4]
        ror eax, 0x11                     ;   192.5 p5      50 w[4]
        xor ebx, eax                      ;   193.5 p1      50 w[4]
        mov dword [esp + 68], esi         ;   189.2 p3+p4   78 w[2] spill
        mov esi, dword [esp + 84]         ;   189.5 p2      49 w[3]
        mov eax, dword [esp + 84]         ;   190.5 p2      49 w[3]
        shr esi, 3                        ;   192.5 p0      49 w[3]
        mov dword [esp + 136], ebx        ;   194.5 p3+p4   50 w[4] spill
        mov ebx, dword [esp + 84]         ;   191.5 p2      49 w[3]
        ror ebx, 0xb                      ;   194.5 p5      49 w[3]
        xor eax, ebx                      ;   195.5 p1      49 w[3]
        ror eax, 7                        ;   196.5 p0      49 w[3]
        xor esi, eax                      ;   197.5 p1      49 w[3]
        mov eax, dword [esp + 48]         ;   192.5 p2      78 w[3]
        mov ebx, dword [esp + 116]        ;   193.5 p2      73 w[12] reload
        add eax, ebx                      ;   196.5 p5      78 w[3]
        add eax, dword [esp + 76]         ;   197.5 p0+p2   78 w[3]
        add eax, esi                      ;   198.5 p1      78 w[3]
        mov esi, ebp                      ;   193.8 p5      48 t1 copy
        ror esi, 0xe                      ;   194.8 p0      48 t1
        xor esi, ebp                      ;   195.8 p1      48 t1
        ror esi, 5                        ;   196.8 p5      48 t1
        xor esi, ebp                      ;   197.8 p0      48 t1
        ror esi, 6                        ;   198.8 p5      48 t1
        add esi, dword [esp + 128]        ;   199.8 p1+p2   61 t1
        lea esi, [esi + eax + 604807628]  ;   200.8 p0      61 t1
        mov ebx, edx                      ;   196.5 p1      51 t1 copy
        xor ebx, edi                      ;   197.5 p5      51 t1
        and ebx, ebp                      ;   198.5 p0      51 t1
        xor ebx, edx                      ;   199.5 p1      51 t1
        mov dword [esp + 128], edx        ;   196.0 p3+p4   62 v[3] spill
        mov edx, dword [esp + 52]         ;   196.5 p2      52 v[4]
        add esi, ebx                      ;   201.8 p5      61 t1
        mov ebx, dword [esp + 80]         ;   197.5 p2      52 v[4]
        xor ebx, ecx                      ;   200.5 p0      52 v[4]
        mov dword [esp + 52], ebx         ;   201.5 p3+p4   52 v[4] spill
        and edx, ebx                      ;   201.5 p1      52 v[4]
        mov ebx, dword [esp + 132]        ;   198.5 p2      62 v[0]
        xor edx, dword [esp + 80]         ;   202.5 p5+p2   52 v[4]
        add ebx, esi                      ;   202.8 p0      62 v[0]
        add edx, esi                      ;   203.5 p1      63 v[4]
        mov esi, ecx                      ;   199.8 p5      47 v[4] copy
        ror esi, 9                        ;   200.8 p0      47 v[4]
        xor esi, ecx                      ;   201.8 p1      47 v[4]
        ror esi, 0xb                      ;   202.8 p5      47 v[4]
        xor esi, ecx                      ;   203.8 p0      47 v[4]
        ror esi, 2                        ;   204.8 p5      47 v[4]
        add edx, esi                      ;   205.8 p1      63 v[4]
        mov esi, eax                      ;   202.2 p0      50 w[5] copy
        mov dword [esp + 132], ecx        ;   200.8 p3+p4   63 v[5] spill
        shr esi, 0xa                      ;   203.2 p5      50 w[5]
        mov ecx, eax                      ;   202.5 p1      50 w[5] copy
        ror ecx, 2                        ;   203.5 p0      50 w[5]
        xor ecx, eax                      ;   204.5 p1      50 w[5]
        ror ecx, 0x11                     ;   205.5 p5      50 w[5]
        xor esi, ecx                      ;   206.5 p0      50 w[5]
        mov dword [esp + 48], esi         ;   207.5 p3+p4   50 w[5] spill
        mov ecx, dword [esp + 88]         ;   202.8 p2      49 w[4]
        mov dword [esp + 76], eax         ;   203.5 p3+p4   78 w[3] spill
        mov eax, dword [esp + 88]         ;   203.8 p2      49 w[4]
        shr eax, 3                        ;   206.8 p5      49 w[4]
        mov esi, dword [esp + 88]         ;   204.8 p2      49 w[4]
        ror esi, 0xb                      ;   207.8 p0      49 w[4]
        xor ecx, esi                      ;   208.8 p1      49 w[4]
        ror ecx, 7                        ;   209.8 p5      49 w[4]
        xor eax, ecx                      ;   210.8 p1      49 w[4]
        mov ecx, dword [esp + 120]        ;   205.8 p2      73 w[13] reload
        mov esi, dword [esp + 136]        ;   206.8 p2      78 w[4]
        add esi, ecx                      ;   209.8 p0      78 w[4]
        add esi, dword [esp + 84]         ;   210.8 p1+p2   78 w[4]
        add esi, eax                      ;   211.8 p5      78 w[4]
        mov eax, ebx                      ;   207.2 p0      48 t1 copy
        ror eax, 0xe                      ;   208.2 p5      48 t1
        xor eax, ebx                      ;   209.2 p1      48 t1
        ror eax, 5                        ;   210.2 p0      48 t1
        xor eax, ebx                      ;   211.2 p1      48 t1
        ror eax, 6                        ;   212.2 p5      48 t1
        add eax, dword [esp + 128]        ;   213.2 p0+p2   61 t1
        lea eax, [eax + esi + 770255983]  ;   214.2 p0      61 t1
        mov ecx, edi                      ;   209.5 p1      51 t1 copy
        xor ecx, ebp                      ;   210.5 p5      51 t1
        and ecx, ebx                      ;   211.5 p1      51 t1
        xor ecx, edi                      ;   212.5 p5      51 t1
        add eax, ecx                      ;   215.2 p0      61 t1
        mov dword [esp + 128], edi        ;   209.5 p3+p4   62 v[2] spill
        mov edi, dword [esp + 52]         ;   209.8 p2      52 v[3]
        mov ecx, dword [esp + 132]        ;   210.8 p2      52 v[3]
        xor ecx, edx                      ;   213.8 p1      52 v[3]
        and edi, ecx                      ;   214.8 p5      52 v[3]
        xor edi, dword [esp + 132]        ;   215.8 p0+p2   52 v[3]
        add edi, eax                      ;   216.8 p1      63 v[3]
        mov dword [esp + 52], ecx         ;   214.8 p3+p4   52 v[3] spill
        mov ecx, dword [esp + 64]         ;   212.8 p2      62 v[7]
        add ecx, eax                      ;   216.2 p5      62 v[7]
        mov eax, edx                      ;   213.2 p0      47 v[3] copy
        ror eax, 9                        ;   214.2 p5      47 v[3]
        xor eax, edx                      ;   215.2 p1      47 v[3]
        ror eax, 0xb                      ;   216.2 p0      47 v[3]
        xor eax, edx                      ;   217.2 p1      47 v[3]
        mov dword [esp + 64], edx         ;   213.2 p3+p4   63 v[4] spill
        ror eax, 2                        ;   218.2 p5      47 v[3]
        add edi, eax                      ;   219.2 p0      63 v[3]
        mov eax, esi                      ;   215.5 p1      50 w[6] copy
        shr eax, 0xa                      ;   216.5 p5      50 w[6]
        mov edx, esi                      ;   216.2 p0      50 w[6] copy
        ror edx, 2                        ;   217.2 p5      50 w[6]
        xor edx, esi                      ;   218.2 p1      50 w[6]
        ror edx, 0x11                     ;   219.2 p0      50 w[6]
        xor eax, edx                      ;   220.2 p1      50 w[6]
        mov edx, dword [esp + 92]         ;   215.8 p2      49 w[5]
        mov dword [esp + 84], esi         ;   216.0 p3+p4   78 w[4] spill
        mov esi, dword [esp + 92]         ;   216.8 p2      49 w[5]
        shr esi, 3                        ;   219.8 p5      49 w[5]
        mov dword [esp + 136], eax        ;   221.2 p3+p4   50 w[6] spill
        mov eax, dword [esp + 92]         ;   217.8 p2      49 w[5]
        ror eax, 0xb                      ;   220.8 p0      49 w[5]
        xor edx, eax                      ;   221.8 p1      49 w[5]
        mov eax, dword [esp + 48]         ;   218.8 p2      78 w[5]
        ror edx, 7                        ;   222.8 p5      49 w[5]
        xor esi, edx                      ;   223.8 p0      49 w[5]
        mov edx, dword [esp + 124]        ;   219.8 p2      73 w[14] reload
        add eax, edx                      ;   222.8 p1      78 w[5]
        add eax, dword [esp + 88]         ;   223.8 p5+p2   78 w[5]
        add eax, esi                      ;   224.8 p0      78 w[5]
        mov esi, ecx                      ;   220.5 p1      48 t1 copy
        ror esi, 0xe                      ;   221.5 p5      48 t1
        xor esi, ecx                      ;   222.5 p0      48 t1
        ror esi, 5                        ;   223.5 p5      48 t1
        xor esi, ecx                      ;   224.5 p1      48 t1
        ror esi, 6                        ;   225.5 p0      48 t1
        add esi, dword [esp + 128]        ;   226.5 p1+p2   61 t1
        lea esi, [esi + eax + 1249150122] ;   227.5 p0      61 t1
        mov edx, ebp                      ;   222.8 p5      51 t1 copy
        xor edx, ebx                      ;   223.8 p1      51 t1
        and edx, ecx                      ;   224.8 p5      51 t1
        xor edx, ebp                      ;   225.8 p0      51 t1
        add esi, edx                      ;   228.5 p1      61 t1
        mov edx, dword [esp + 64]         ;   222.8 p2      52 v[2]
        xor edx, edi                      ;   225.8 p5      52 v[2]
        mov dword [esp + 128], ebp        ;   223.2 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 52]         ;   223.8 p2      52 v[2]
        mov dword [esp + 52], edx         ;   226.8 p3+p4   52 v[2] spill
        and ebp, edx                      ;   226.8 p0      52 v[2]
        xor ebp, dword [esp + 64]         ;   227.8 p1+p2   52 v[2]
        add ebp, esi                      ;   229.5 p5      63 v[2]
        mov edx, dword [esp + 80]         ;   225.8 p2      62 v[6]
        add edx, esi                      ;   229.5 p0      62 v[6]
        mov esi, edi                      ;   226.5 p1      47 v[2] copy
        ror esi, 9                        ;   227.5 p5      47 v[2]
        xor esi, edi                      ;   228.5 p0      47 v[2]
        ror esi, 0xb                      ;   229.5 p5      47 v[2]
        xor esi, edi                      ;   230.5 p1      47 v[2]
        mov dword [esp + 88], eax         ;   226.5 p3+p4   78 w[5] spill
        ror esi, 2                        ;   231.5 p0      47 v[2]
        mov dword [esp + 80], edi         ;   227.5 p3+p4   63 v[3] spill
        add ebp, esi                      ;   232.5 p1      63 v[2]
        mov esi, eax                      ;   228.8 p5      50 w[7] copy
        shr esi, 0xa                      ;   229.8 p0      50 w[7]
        mov edi, eax                      ;   229.5 p1      50 w[7] copy
        ror edi, 2                        ;   230.5 p5      50 w[7]
        xor edi, eax                      ;   231.5 p0      50 w[7]
        ror edi, 0x11                     ;   232.5 p5      50 w[7]
        xor esi, edi                      ;   233.5 p1      50 w[7]
        mov edi, dword [esp + 96]         ;   229.2 p2      49 w[6]
        mov eax, dword [esp + 96]         ;   230.2 p2      49 w[6]
        shr eax, 3                        ;   233.2 p0      49 w[6]
        mov dword [esp + 48], esi         ;   234.5 p3+p4   50 w[7] spill
        mov esi, dword [esp + 96]         ;   231.2 p2      49 w[6]
        ror esi, 0xb                      ;   234.2 p5      49 w[6]
        xor edi, esi                      ;   235.2 p1      49 w[6]
        mov esi, dword [esp + 136]        ;   232.2 p2      78 w[6]
        ror edi, 7                        ;   236.2 p0      49 w[6]
        xor eax, edi                      ;   237.2 p1      49 w[6]
        mov edi, dword [esp + 36]         ;   233.2 p2      73 w[15] reload
        add esi, edi                      ;   236.2 p5      78 w[6]
        add esi, dword [esp + 92]         ;   237.2 p0+p2   78 w[6]
        add esi, eax                      ;   238.2 p1      78 w[6]
        mov eax, edx                      ;   233.8 p5      48 t1 copy
        ror eax, 0xe                      ;   234.8 p0      48 t1
        xor eax, edx                      ;   235.8 p1      48 t1
        ror eax, 5                        ;   236.8 p5      48 t1
        xor eax, edx                      ;   237.8 p0      48 t1
        ror eax, 6                        ;   238.8 p5      48 t1
        add eax, dword [esp + 128]        ;   239.8 p1+p2   61 t1
        lea eax, [eax + esi + 1555081692] ;   240.8 p0      61 t1
        mov edi, ebx                      ;   236.5 p1      51 t1 copy
        xor edi, ecx                      ;   237.5 p5      51 t1
        and edi, edx                      ;   238.5 p0      51 t1
        xor edi, ebx                      ;   239.5 p1      51 t1
        add eax, edi                      ;   241.8 p5      61 t1
        mov edi, dword [esp + 80]         ;   236.2 p2      52 v[1]
        xor edi, ebp                      ;   239.2 p0      52 v[1]
        mov dword [esp + 128], ebx        ;   236.5 p3+p4   62 v[0] spill
        mov ebx, dword [esp + 52]         ;   237.2 p2      52 v[1]
        and ebx, edi                      ;   240.2 p1      52 v[1]
        xor ebx, dword [esp + 80]         ;   241.2 p5+p2   52 v[1]
        mov dword [esp + 52], edi         ;   240.2 p3+p4   52 v[1] spill
        mov edi, dword [esp + 132]        ;   239.2 p2      62 v[5]
        add ebx, eax                      ;   242.8 p0      63 v[1]
        add edi, eax                      ;   242.8 p1      62 v[5]
        mov eax, ebp                      ;   239.8 p5      47 v[1] copy
        ror eax, 9                        ;   240.8 p0      47 v[1]
        xor eax, ebp                      ;   241.8 p1      47 v[1]
        ror eax, 0xb                      ;   242.8 p5      47 v[1]
        xor eax, ebp                      ;   243.8 p0      47 v[1]
        ror eax, 2                        ;   244.8 p5      47 v[1]
        add ebx, eax                      ;   245.8 p1      63 v[1]
        mov eax, esi                      ;   242.2 p0      50 w[8] copy
        mov dword [esp + 132], ebp        ;   240.5 p3+p4   63 v[2] spill
        mov dword [esp + 92], esi         ;   241.5 p3+p4   78 w[6] spill
        shr eax, 0xa                      ;   243.2 p5      50 w[8]
        mov ebp, esi                      ;   242.5 p1      50 w[8] copy
        ror ebp, 2                        ;   243.5 p0      50 w[8]
        xor ebp, esi                      ;   244.5 p1      50 w[8]
        ror ebp, 0x11                     ;   245.5 p5      50 w[8]
        xor eax, ebp                      ;   246.5 p0      50 w[8]
        mov ebp, dword [esp + 100]        ;   242.5 p2      49 w[7]
        mov esi, dword [esp + 100]        ;   243.5 p2      49 w[7]
        shr esi, 3                        ;   246.5 p5      49 w[7]
        mov dword [esp + 136], eax        ;   247.5 p3+p4   50 w[8] spill
        mov eax, dword [esp + 100]        ;   244.5 p2      49 w[7]
        ror eax, 0xb                      ;   247.5 p0      49 w[7]
        xor ebp, eax                      ;   248.5 p1      49 w[7]
        mov eax, dword [esp + 140]        ;   245.5 p2      78 w[0] reload
        ror ebp, 7                        ;   249.5 p5      49 w[7]
        xor esi, ebp                      ;   250.5 p1      49 w[7]
        mov ebp, dword [esp + 48]         ;   246.5 p2      78 w[7]
        add ebp, eax                      ;   249.5 p0      78 w[7]
        add ebp, dword [esp + 96]         ;   250.5 p1+p2   78 w[7]
        add ebp, esi                      ;   251.5 p5      78 w[7]
        mov esi, edi                      ;   247.2 p0      48 t1 copy
        ror esi, 0xe                      ;   248.2 p5      48 t1
        xor esi, edi                      ;   249.2 p1      48 t1
        ror esi, 5                        ;   250.2 p0      48 t1
        xor esi, edi                      ;   251.2 p1      48 t1
        ror esi, 6                        ;   252.2 p5      48 t1
        add esi, dword [esp + 128]        ;   253.2 p0+p2   61 t1
        lea esi, [esi + ebp + 1996064986] ;   254.2 p0      61 t1
        mov eax, ecx                      ;   249.5 p1      51 t1 copy
        xor eax, edx                      ;   250.5 p5      51 t1
        and eax, edi                      ;   251.5 p1      51 t1
        xor eax, ecx                      ;   252.5 p5      51 t1
        add esi, eax                      ;   255.2 p0      61 t1
        mov eax, dword [esp + 132]        ;   249.5 p2      52 v[0]
        xor eax, ebx                      ;   252.5 p1      52 v[0]
        mov dword [esp + 128], ecx        ;   249.8 p3+p4   62 v[7] spill
        mov ecx, dword [esp + 52]         ;   250.5 p2      52 v[0]
        and ecx, eax                      ;   253.5 p5      52 v[0]
        xor ecx, dword [esp + 132]        ;   254.5 p0+p2   52 v[0]
        add ecx, esi                      ;   256.2 p1      63 v[0]
        mov dword [esp + 52], eax         ;   253.5 p3+p4   52 v[0] spill
        mov eax, dword [esp + 64]         ;   252.5 p2      62 v[4]
        add eax, esi                      ;   256.2 p5      62 v[4]
        mov esi, ebx                      ;   253.2 p0      47 v[0] copy
        ror esi, 9                        ;   254.2 p5      47 v[0]
        xor esi, ebx                      ;   255.2 p1      47 v[0]
        ror esi, 0xb                      ;   256.2 p0      47 v[0]
        xor esi, ebx                      ;   257.2 p1      47 v[0]
        ror esi, 2                        ;   258.2 p5      47 v[0]
        add ecx, esi                      ;   259.2 p0      63 v[0]
        mov esi, ebp                      ;   255.5 p1      50 w[9] copy
        shr esi, 0xa                      ;   256.5 p5      50 w[9]
        mov dword [esp + 64], ebx         ;   254.0 p3+p4   63 v[1] spill
        mov ebx, ebp                      ;   256.2 p0      50 w[9] copy
        ror ebx, 2                        ;   257.2 p5      50 w[9]
        xor ebx, ebp                      ;   258.2 p1      50 w[9]
        ror ebx, 0x11                     ;   259.2 p0      50 w[9]
        xor esi, ebx                      ;   260.2 p1      50 w[9]
        mov ebx, dword [esp + 104]        ;   255.5 p2      49 w[8]
        mov dword [esp + 96], ebp         ;   255.8 p3+p4   78 w[7] spill
        mov ebp, dword [esp + 104]        ;   256.5 p2      49 w[8]
        shr ebp, 3                        ;   259.5 p5      49 w[8]
        mov dword [esp + 48], esi         ;   261.2 p3+p4   50 w[9] spill
        mov esi, dword [esp + 104]        ;   257.5 p2      49 w[8]
        ror esi, 0xb                      ;   260.5 p0      49 w[8]
        xor ebx, esi                      ;   261.5 p1      49 w[8]
        ror ebx, 7                        ;   262.5 p5      49 w[8]
        xor ebp, ebx                      ;   263.5 p0      49 w[8]
        mov esi, dword [esp + 136]        ;   258.5 p2      78 w[8]
        mov ebx, dword [esp + 60]         ;   259.5 p2      78 w[1] reload
        add esi, ebx                      ;   262.5 p1      78 w[8]
        add esi, dword [esp + 100]        ;   263.5 p5+p2   78 w[8]
        add esi, ebp                      ;   264.5 p0      78 w[8]
        mov ebp, eax                      ;   260.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   261.5 p5      48 t1
        xor ebp, eax                      ;   262.5 p0      48 t1
        ror ebp, 5                        ;   263.5 p5      48 t1
        xor ebp, eax                      ;   264.5 p1      48 t1
        ror ebp, 6                        ;   265.5 p0      48 t1
        add ebp, dword [esp + 128]        ;   266.5 p1+p2   61 t1
        mov dword [esp + 128], edx        ;   261.0 p3+p4   62 v[6] spill
        lea ebp, [ebp + esi - 1740746414] ;   267.5 p0      61 t1
        mov ebx, edx                      ;   262.8 p5      51 t1 copy
        xor ebx, edi                      ;   263.8 p1      51 t1
        and ebx, eax                      ;   264.8 p5      51 t1
        xor ebx, edx                      ;   265.8 p0      51 t1
        add ebp, ebx                      ;   268.5 p1      61 t1
        mov ebx, dword [esp + 64]         ;   262.8 p2      52 v[7]
        xor ebx, ecx                      ;   265.8 p5      52 v[7]
        mov edx, dword [esp + 52]         ;   263.8 p2      52 v[7]
        and edx, ebx                      ;   266.8 p0      52 v[7]
        xor edx, dword [esp + 64]         ;   267.8 p1+p2   52 v[7]
        mov dword [esp + 52], ebx         ;   266.8 p3+p4   52 v[7] spill
        mov ebx, dword [esp + 80]         ;   265.8 p2      62 v[3]
        add ebx, ebp                      ;   269.5 p5      62 v[3]
        add edx, ebp                      ;   269.5 p0      63 v[7]
        mov ebp, ecx                      ;   266.5 p1      47 v[7] copy
        ror ebp, 9                        ;   267.5 p5      47 v[7]
        xor ebp, ecx                      ;   268.5 p0      47 v[7]
        ror ebp, 0xb                      ;   269.5 p5      47 v[7]
        xor ebp, ecx                      ;   270.5 p1      47 v[7]
        ror ebp, 2                        ;   271.5 p0      47 v[7]
        add edx, ebp                      ;   272.5 p1      63 v[7]
        mov ebp, esi                      ;   268.8 p5      50 w[10] copy
        shr ebp, 0xa                      ;   269.8 p0      50 w[10]
        mov dword [esp + 80], ecx         ;   267.2 p3+p4   63 v[0] spill
        mov dword [esp + 100], esi        ;   268.2 p3+p4   78 w[8] spill
        mov ecx, esi                      ;   269.5 p1      50 w[10] copy
        ror ecx, 2                        ;   270.5 p5      50 w[10]
        xor ecx, esi                      ;   271.5 p0      50 w[10]
        ror ecx, 0x11                     ;   272.5 p5      50 w[10]
        mov esi, dword [esp + 108]        ;   268.8 p2      49 w[9]
        xor ebp, ecx                      ;   273.5 p1      50 w[10]
        shr esi, 3                        ;   271.8 p0      49 w[9]
        mov dword [esp + 136], ebp        ;   274.5 p3+p4   50 w[10] spill
        mov ebp, dword [esp + 108]        ;   269.8 p2      49 w[9]
        ror ebp, 0xb                      ;   272.8 p5      49 w[9]
        mov ecx, dword [esp + 108]        ;   270.8 p2      49 w[9]
        xor ecx, ebp                      ;   273.8 p1      49 w[9]
        mov ebp, dword [esp + 48]         ;   271.8 p2      78 w[9]
        ror ecx, 7                        ;   274.8 p0      49 w[9]
        xor esi, ecx                      ;   275.8 p1      49 w[9]
        mov ecx, dword [esp + 68]         ;   272.8 p2      78 w[2] reload
        add ebp, ecx                      ;   275.8 p5      78 w[9]
        add ebp, dword [esp + 104]        ;   276.8 p0+p2   78 w[9]
        add ebp, esi                      ;   277.8 p1      78 w[9]
        mov esi, ebx                      ;   273.8 p5      48 t1 copy
        ror esi, 0xe                      ;   274.8 p0      48 t1
        xor esi, ebx                      ;   275.8 p1      48 t1
        ror esi, 5                        ;   276.8 p5      48 t1
        xor esi, ebx                      ;   277.8 p0      48 t1
        ror esi, 6                        ;   278.8 p5      48 t1
        add esi, dword [esp + 128]        ;   279.8 p1+p2   61 t1
        lea esi, [esi + ebp - 1473132947] ;   280.8 p0      61 t1
        mov ecx, edi                      ;   276.5 p1      51 t1 copy
        xor ecx, eax                      ;   277.5 p5      51 t1
        mov dword [esp + 128], edi        ;   275.0 p3+p4   62 v[5] spill
        and ecx, ebx                      ;   278.5 p0      51 t1
        xor ecx, edi                      ;   279.5 p1      51 t1
        add esi, ecx                      ;   281.8 p5      61 t1
        mov ecx, dword [esp + 80]         ;   276.0 p2      52 v[6]
        xor ecx, edx                      ;   279.0 p0      52 v[6]
        mov edi, dword [esp + 52]         ;   277.0 p2      52 v[6]
        mov dword [esp + 52], ecx         ;   280.0 p3+p4   52 v[6] spill
        and edi, ecx                      ;   280.0 p1      52 v[6]
        xor edi, dword [esp + 80]         ;   281.0 p5+p2   52 v[6]
        mov ecx, dword [esp + 132]        ;   279.0 p2      62 v[2]
        add ecx, esi                      ;   282.8 p0      62 v[2]
        add edi, esi                      ;   282.8 p1      63 v[6]
        mov esi, edx                      ;   279.8 p5      47 v[6] copy
        ror esi, 9                        ;   280.8 p0      47 v[6]
        xor esi, edx                      ;   281.8 p1      47 v[6]
        ror esi, 0xb                      ;   282.8 p5      47 v[6]
        xor esi, edx                      ;   283.8 p0      47 v[6]
        ror esi, 2                        ;   284.8 p5      47 v[6]
        add edi, esi                      ;   285.8 p1      63 v[6]
        mov esi, ebp                      ;   282.2 p0      50 w[11] copy
        shr esi, 0xa                      ;   283.2 p5      50 w[11]
        mov dword [esp + 132], edx        ;   280.5 p3+p4   63 v[7] spill
        mov edx, ebp                      ;   282.5 p1      50 w[11] copy
        ror edx, 2                        ;   283.5 p0      50 w[11]
        xor edx, ebp                      ;   284.5 p1      50 w[11]
        ror edx, 0x11                     ;   285.5 p5      50 w[11]
        xor esi, edx                      ;   286.5 p0      50 w[11]
        mov dword [esp + 48], esi         ;   287.5 p3+p4   50 w[11] spill
        mov dword [esp + 104], ebp        ;   283.0 p3+p4   78 w[9] spill
        mov esi, dword [esp + 112]        ;   282.5 p2      49 w[10]
        mov ebp, dword [esp + 112]        ;   283.5 p2      49 w[10]
        shr ebp, 3                        ;   286.5 p5      49 w[10]
        ror esi, 0xb                      ;   285.5 p0      49 w[10]
        mov edx, dword [esp + 112]        ;   284.5 p2      49 w[10]
        xor edx, esi                      ;   287.5 p1      49 w[10]
        mov esi, dword [esp + 136]        ;   285.5 p2      78 w[10]
        ror edx, 7                        ;   288.5 p5      49 w[10]
        xor ebp, edx                      ;   289.5 p1      49 w[10]
        mov edx, dword [esp + 76]         ;   286.5 p2      78 w[3] reload
        add esi, edx                      ;   289.5 p0      78 w[10]
        add esi, dword [esp + 108]        ;   290.5 p1+p2   78 w[10]
        add esi, ebp                      ;   291.5 p5      78 w[10]
        mov ebp, ecx                      ;   287.2 p0      48 t1 copy
        ror ebp, 0xe                      ;   288.2 p5      48 t1
        xor ebp, ecx                      ;   289.2 p1      48 t1
        ror ebp, 5                        ;   290.2 p0      48 t1
        xor ebp, ecx                      ;   291.2 p1      48 t1
        ror ebp, 6                        ;   292.2 p5      48 t1
        add ebp, dword [esp + 128]        ;   293.2 p0+p2   61 t1
        mov edx, eax                      ;   289.5 p1      51 t1 copy
        xor edx, ebx                      ;   290.5 p5      51 t1
        and edx, ecx                      ;   291.5 p0      51 t1
        xor edx, eax                      ;   292.5 p1      51 t1
        lea ebp, [ebp + esi - 1341970488] ;   294.2 p0      61 t1
        add ebp, edx                      ;   295.2 p5      61 t1
        mov edx, dword [esp + 132]        ;   289.5 p2      52 v[5]
        mov dword [esp + 128], eax        ;   289.2 p3+p4   62 v[4] spill
        xor edx, edi                      ;   292.5 p1      52 v[5]
        mov eax, dword [esp + 52]         ;   290.5 p2      52 v[5]
        and eax, edx                      ;   293.5 p5      52 v[5]
        xor eax, dword [esp + 132]        ;   294.5 p0+p2   52 v[5]
        add eax, ebp                      ;   296.2 p1      63 v[5]
        mov dword [esp + 52], edx         ;   293.5 p3+p4   52 v[5] spill
        mov edx, dword [esp + 64]         ;   292.5 p2      62 v[1]
        add edx, ebp                      ;   296.2 p5      62 v[1]
        mov ebp, edi                      ;   293.2 p0      47 v[5] copy
        ror ebp, 9                        ;   294.2 p5      47 v[5]
        mov dword [esp + 108], esi        ;   292.5 p3+p4   78 w[10] spill
        xor ebp, edi                      ;   295.2 p1      47 v[5]
        ror ebp, 0xb                      ;   296.2 p0      47 v[5]
        xor ebp, edi                      ;   297.2 p1      47 v[5]
        ror ebp, 2                        ;   298.2 p5      47 v[5]
        add eax, ebp                      ;   299.2 p0      63 v[5]
        mov ebp, esi                      ;   295.5 p1      50 w[12] copy
        shr ebp, 0xa                      ;   296.5 p5      50 w[12]
        mov dword [esp + 64], edi         ;   294.0 p3+p4   63 v[6] spill
        mov edi, esi                      ;   296.2 p0      50 w[12] copy
        ror edi, 2                        ;   297.2 p5      50 w[12]
        xor edi, esi                      ;   298.2 p1      50 w[12]
        ror edi, 0x11                     ;   299.2 p0      50 w[12]
        xor ebp, edi                      ;   300.2 p1      50 w[12]
        mov edi, dword [esp + 116]        ;   295.5 p2      49 w[11]
        mov esi, dword [esp + 116]        ;   296.5 p2      49 w[11]
        mov dword [esp + 136], ebp        ;   301.2 p3+p4   50 w[12] spill
        mov ebp, dword [esp + 116]        ;   297.5 p2      49 w[11]
        shr esi, 3                        ;   299.5 p5      49 w[11]
        ror ebp, 0xb                      ;   300.5 p0      49 w[11]
        xor edi, ebp                      ;   301.5 p1      49 w[11]
        ror edi, 7                        ;   302.5 p5      49 w[11]
        xor esi, edi                      ;   303.5 p0      49 w[11]
        mov edi, dword [esp + 48]         ;   298.5 p2      78 w[11]
        mov ebp, dword [esp + 84]         ;   299.5 p2      78 w[4] reload
        add edi, ebp                      ;   302.5 p1      78 w[11]
        add edi, dword [esp + 112]        ;   303.5 p5+p2   78 w[11]
        add edi, esi                      ;   304.5 p0      78 w[11]
        mov esi, edx                      ;   300.5 p1      48 t1 copy
        ror esi, 0xe                      ;   301.5 p5      48 t1
        xor esi, edx                      ;   302.5 p0      48 t1
        ror esi, 5                        ;   303.5 p5      48 t1
        xor esi, edx                      ;   304.5 p1      48 t1
        ror esi, 6                        ;   305.5 p0      48 t1
        add esi, dword [esp + 128]        ;   306.5 p1+p2   61 t1
        lea esi, [esi + edi - 1084653625] ;   307.5 p0      61 t1
        mov ebp, ebx                      ;   302.8 p5      51 t1 copy
        xor ebp, ecx                      ;   303.8 p1      51 t1
        and ebp, edx                      ;   304.8 p5      51 t1
        xor ebp, ebx                      ;   305.8 p0      51 t1
        add esi, ebp                      ;   308.5 p1      61 t1
        mov ebp, dword [esp + 64]         ;   302.5 p2      52 v[4]
        xor ebp, eax                      ;   305.5 p5      52 v[4]
        mov dword [esp + 128], ebx        ;   303.0 p3+p4   62 v[3] spill
        mov ebx, dword [esp + 52]         ;   303.5 p2      52 v[4]
        mov dword [esp + 52], ebp         ;   306.5 p3+p4   52 v[4] spill
        and ebx, ebp                      ;   306.5 p0      52 v[4]
        xor ebx, dword [esp + 64]         ;   307.5 p1+p2   52 v[4]
        mov ebp, dword [esp + 80]         ;   305.5 p2      62 v[0]
        add ebp, esi                      ;   309.5 p5      62 v[0]
        add ebx, esi                      ;   309.5 p0      63 v[4]
        mov esi, eax                      ;   306.5 p1      47 v[4] copy
        ror esi, 9                        ;   307.5 p5      47 v[4]
        xor esi, eax                      ;   308.5 p0      47 v[4]
        ror esi, 0xb                      ;   309.5 p5      47 v[4]
        xor esi, eax                      ;   310.5 p1      47 v[4]
        ror esi, 2                        ;   311.5 p0      47 v[4]
        add ebx, esi                      ;   312.5 p1      63 v[4]
        mov esi, edi                      ;   308.8 p5      50 w[13] copy
        shr esi, 0xa                      ;   309.8 p0      50 w[13]
        mov dword [esp + 80], eax         ;   307.2 p3+p4   63 v[5] spill
        mov eax, edi                      ;   309.5 p1      50 w[13] copy
        ror eax, 2                        ;   310.5 p5      50 w[13]
        xor eax, edi                      ;   311.5 p0      50 w[13]
        mov dword [esp + 112], edi        ;   308.2 p3+p4   78 w[11] spill
        mov edi, dword [esp + 120]        ;   308.5 p2      49 w[12]
        ror eax, 0x11                     ;   312.5 p5      50 w[13]
        xor esi, eax                      ;   313.5 p1      50 w[13]
        mov eax, dword [esp + 120]        ;   309.5 p2      49 w[12]
        shr edi, 3                        ;   311.5 p0      49 w[12]
        mov dword [esp + 48], esi         ;   314.5 p3+p4   50 w[13] spill
        mov esi, dword [esp + 120]        ;   310.5 p2      49 w[12]
        ror esi, 0xb                      ;   313.5 p5      49 w[12]
        xor eax, esi                      ;   314.5 p1      49 w[12]
        ror eax, 7                        ;   315.5 p0      49 w[12]
        xor edi, eax                      ;   316.5 p1      49 w[12]
        mov eax, dword [esp + 88]         ;   311.5 p2      78 w[5] reload
        mov esi, dword [esp + 136]        ;   312.5 p2      78 w[12]
        add esi, eax                      ;   315.5 p5      78 w[12]
        add esi, dword [esp + 116]        ;   316.5 p0+p2   78 w[12]
        add esi, edi                      ;   317.5 p1      78 w[12]
        mov edi, ebp                      ;   313.8 p5      48 t1 copy
        ror edi, 0xe                      ;   314.8 p0      48 t1
        xor edi, ebp                      ;   315.8 p1      48 t1
        ror edi, 5                        ;   316.8 p5      48 t1
        xor edi, ebp                      ;   317.8 p0      48 t1
        ror edi, 6                        ;   318.8 p5      48 t1
        add edi, dword [esp + 128]        ;   319.8 p1+p2   61 t1
        lea edi, [edi + esi - 958395405]  ;   320.8 p0      61 t1
        mov eax, ecx                      ;   316.5 p1      51 t1 copy
        xor eax, edx                      ;   317.5 p5      51 t1
        and eax, ebp                      ;   318.5 p0      51 t1
        xor eax, ecx                      ;   319.5 p1      51 t1
        mov dword [esp + 128], ecx        ;   315.5 p3+p4   62 v[2] spill
        add edi, eax                      ;   321.8 p5      61 t1
        mov eax, dword [esp + 80]         ;   316.0 p2      52 v[3]
        xor eax, ebx                      ;   319.0 p0      52 v[3]
        mov ecx, dword [esp + 52]         ;   317.0 p2      52 v[3]
        and ecx, eax                      ;   320.0 p1      52 v[3]
        xor ecx, dword [esp + 80]         ;   321.0 p5+p2   52 v[3]
        add ecx, edi                      ;   322.8 p0      63 v[3]
        mov dword [esp + 52], eax         ;   320.0 p3+p4   52 v[3] spill
        mov eax, dword [esp + 132]        ;   319.0 p2      62 v[7]
        add eax, edi                      ;   322.8 p1      62 v[7]
        mov edi, ebx                      ;   319.8 p5      47 v[3] copy
        ror edi, 9                        ;   320.8 p0      47 v[3]
        xor edi, ebx                      ;   321.8 p1      47 v[3]
        ror edi, 0xb                      ;   322.8 p5      47 v[3]
        xor edi, ebx                      ;   323.8 p0      47 v[3]
        ror edi, 2                        ;   324.8 p5      47 v[3]
        add ecx, edi                      ;   325.8 p1      63 v[3]
        mov edi, esi                      ;   322.2 p0      50 w[14] copy
        shr edi, 0xa                      ;   323.2 p5      50 w[14]
        mov dword [esp + 132], ebx        ;   320.5 p3+p4   63 v[4] spill
        mov ebx, esi                      ;   322.5 p1      50 w[14] copy
        ror ebx, 2                        ;   323.5 p0      50 w[14]
        xor ebx, esi                      ;   324.5 p1      50 w[14]
        ror ebx, 0x11                     ;   325.5 p5      50 w[14]
        xor edi, ebx                      ;   326.5 p0      50 w[14]
        mov dword [esp + 116], esi        ;   322.0 p3+p4   78 w[12] spill
        mov esi, dword [esp + 124]        ;   322.2 p2      49 w[13]
        shr esi, 3                        ;   325.2 p5      49 w[13]
        mov dword [esp + 136], edi        ;   327.5 p3+p4   50 w[14] spill
        mov edi, dword [esp + 124]        ;   323.2 p2      49 w[13]
        ror edi, 0xb                      ;   326.2 p0      49 w[13]
        mov ebx, dword [esp + 124]        ;   324.2 p2      49 w[13]
        xor ebx, edi                      ;   327.2 p1      49 w[13]
        ror ebx, 7                        ;   328.2 p5      49 w[13]
        mov edi, dword [esp + 48]         ;   325.2 p2      78 w[13]
        xor esi, ebx                      ;   329.2 p1      49 w[13]
        mov ebx, dword [esp + 92]         ;   326.2 p2      78 w[6] reload
        add edi, ebx                      ;   329.2 p0      78 w[13]
        add edi, dword [esp + 120]        ;   330.2 p1+p2   78 w[13]
        add edi, esi                      ;   331.2 p5      78 w[13]
        mov esi, eax                      ;   327.2 p0      48 t1 copy
        ror esi, 0xe                      ;   328.2 p5      48 t1
        xor esi, eax                      ;   329.2 p1      48 t1
        ror esi, 5                        ;   330.2 p0      48 t1
        xor esi, eax                      ;   331.2 p1      48 t1
        ror esi, 6                        ;   332.2 p5      48 t1
        add esi, dword [esp + 128]        ;   333.2 p0+p2   61 t1
        lea esi, [esi + edi - 710438585]  ;   334.2 p0      61 t1
        mov ebx, edx                      ;   329.5 p1      51 t1 copy
        xor ebx, ebp                      ;   330.5 p5      51 t1
        and ebx, eax                      ;   331.5 p1      51 t1
        xor ebx, edx                      ;   332.5 p5      51 t1
        add esi, ebx                      ;   335.2 p0      61 t1
        mov ebx, dword [esp + 132]        ;   329.2 p2      52 v[2]
        xor ebx, ecx                      ;   332.2 p1      52 v[2]
        mov dword [esp + 128], edx        ;   329.5 p3+p4   62 v[1] spill
        mov edx, dword [esp + 52]         ;   330.2 p2      52 v[2]
        mov dword [esp + 52], ebx         ;   333.2 p3+p4   52 v[2] spill
        and edx, ebx                      ;   333.2 p5      52 v[2]
        xor edx, dword [esp + 132]        ;   334.2 p0+p2   52 v[2]
        mov ebx, dword [esp + 64]         ;   332.2 p2      62 v[6]
        add ebx, esi                      ;   336.2 p1      62 v[6]
        add edx, esi                      ;   336.2 p5      63 v[2]
        mov esi, ecx                      ;   333.2 p0      47 v[2] copy
        ror esi, 9                        ;   334.2 p5      47 v[2]
        xor esi, ecx                      ;   335.2 p1      47 v[2]
        ror esi, 0xb                      ;   336.2 p0      47 v[2]
        xor esi, ecx                      ;   337.2 p1      47 v[2]
        ror esi, 2                        ;   338.2 p5      47 v[2]
        add edx, esi                      ;   339.2 p0      63 v[2]
        mov dword [esp + 64], ecx         ;   333.2 p3+p4   63 v[3] spill
        mov esi, edi                      ;   335.5 p1      50 w[15] copy
        shr esi, 0xa                      ;   336.5 p5      50 w[15]
        mov dword [esp + 120], edi        ;   334.2 p3+p4   78 w[13] spill
        mov ecx, edi                      ;   336.2 p0      50 w[15] copy
        ror ecx, 2                        ;   337.2 p5      50 w[15]
        xor ecx, edi                      ;   338.2 p1      50 w[15]
        ror ecx, 0x11                     ;   339.2 p0      50 w[15]
        mov edi, dword [esp + 36]         ;   335.2 p2      49 w[14]
        shr edi, 3                        ;   338.2 p5      49 w[14]
        xor esi, ecx                      ;   340.2 p1      50 w[15]
        mov ecx, dword [esp + 36]         ;   336.2 p2      49 w[14]
        mov dword [esp + 48], esi         ;   341.2 p3+p4   50 w[15] spill
        mov esi, dword [esp + 36]         ;   337.2 p2      49 w[14]
        ror esi, 0xb                      ;   340.2 p0      49 w[14]
        xor ecx, esi                      ;   341.2 p1      49 w[14]
        mov esi, dword [esp + 136]        ;   338.2 p2      78 w[14]
        ror ecx, 7                        ;   342.2 p5      49 w[14]
        xor edi, ecx                      ;   343.2 p0      49 w[14]
        mov ecx, dword [esp + 96]         ;   339.2 p2      78 w[7] reload
        add esi, ecx                      ;   342.2 p1      78 w[14]
        add esi, dword [esp + 124]        ;   343.2 p5+p2   78 w[14]
        add esi, edi                      ;   344.2 p0      78 w[14]
        mov edi, ebx                      ;   340.5 p1      48 t1 copy
        ror edi, 0xe                      ;   341.5 p5      48 t1
        xor edi, ebx                      ;   342.5 p0      48 t1
        ror edi, 5                        ;   343.5 p5      48 t1
        xor edi, ebx                      ;   344.5 p1      48 t1
        ror edi, 6                        ;   345.5 p0      48 t1
        add edi, dword [esp + 128]        ;   346.5 p1+p2   61 t1
        lea edi, [edi + esi + 113926993]  ;   347.5 p0      61 t1
        mov ecx, ebp                      ;   342.8 p5      51 t1 copy
        xor ecx, eax                      ;   343.8 p1      51 t1
        and ecx, ebx                      ;   344.8 p5      51 t1
        xor ecx, ebp                      ;   345.8 p0      51 t1
        add edi, ecx                      ;   348.5 p1      61 t1
        mov ecx, dword [esp + 64]         ;   342.2 p2      52 v[1]
        mov dword [esp + 128], ebp        ;   342.5 p3+p4   62 v[0] spill
        mov ebp, dword [esp + 52]         ;   343.2 p2      52 v[1]
        xor ecx, edx                      ;   345.2 p5      52 v[1]
        and ebp, ecx                      ;   346.2 p0      52 v[1]
        mov dword [esp + 52], ecx         ;   346.2 p3+p4   52 v[1] spill
        mov ecx, dword [esp + 80]         ;   344.2 p2      62 v[5]
        mov dword [esp + 80], edx         ;   344.5 p3+p4   63 v[2] spill
        xor ebp, dword [esp + 64]         ;   347.2 p1+p2   52 v[1]
        add ecx, edi                      ;   349.5 p5      62 v[5]
        add ebp, edi                      ;   349.5 p0      63 v[1]
        mov edi, edx                      ;   346.5 p1      47 v[1] copy
        ror edi, 9                        ;   347.5 p5      47 v[1]
        xor edi, edx                      ;   348.5 p0      47 v[1]
        ror edi, 0xb                      ;   349.5 p5      47 v[1]
        xor edi, edx                      ;   350.5 p1      47 v[1]
        ror edi, 2                        ;   351.5 p0      47 v[1]
        add ebp, edi                      ;   352.5 p1      63 v[1]
        mov edi, esi                      ;   348.8 p5      50 w[0] copy
        shr edi, 0xa                      ;   349.8 p0      50 w[0]
        mov edx, esi                      ;   349.5 p1      50 w[0] copy
        ror edx, 2                        ;   350.5 p5      50 w[0]
        xor edx, esi                      ;   351.5 p0      50 w[0]
        mov dword [esp + 124], esi        ;   348.0 p3+p4   78 w[14] spill
        ror edx, 0x11                     ;   352.5 p5      50 w[0]
        xor edi, edx                      ;   353.5 p1      50 w[0]
        mov dword [esp + 136], edi        ;   354.5 p3+p4   50 w[0] spill
        mov edx, dword [esp + 140]        ;   349.0 p2      49 w[15]
        mov esi, dword [esp + 140]        ;   350.0 p2      49 w[15]
        shr esi, 3                        ;   353.0 p0      49 w[15]
        mov edi, dword [esp + 140]        ;   351.0 p2      49 w[15]
        ror edi, 0xb                      ;   354.0 p5      49 w[15]
        xor edx, edi                      ;   355.0 p1      49 w[15]
        ror edx, 7                        ;   356.0 p0      49 w[15]
        xor esi, edx                      ;   357.0 p1      49 w[15]
        mov edi, dword [esp + 48]         ;   352.0 p2      78 w[15]
        mov edx, dword [esp + 100]        ;   353.0 p2      78 w[8] reload
        add edi, edx                      ;   356.0 p5      78 w[15]
        add edi, dword [esp + 36]         ;   357.0 p0+p2   78 w[15]
        add edi, esi                      ;   358.0 p1      78 w[15]
        mov esi, ecx                      ;   353.8 p5      48 t1 copy
        ror esi, 0xe                      ;   354.8 p0      48 t1
        xor esi, ecx                      ;   355.8 p1      48 t1
        ror esi, 5                        ;   356.8 p5      48 t1
        xor esi, ecx                      ;   357.8 p0      48 t1
        ror esi, 6                        ;   358.8 p5      48 t1
        add esi, dword [esp + 128]        ;   359.8 p1+p2   61 t1
        lea esi, [esi + edi + 338241895]  ;   360.8 p0      61 t1
        mov edx, eax                      ;   356.5 p1      51 t1 copy
        xor edx, ebx                      ;   357.5 p5      51 t1
        and edx, ecx                      ;   358.5 p0      51 t1
        xor edx, eax                      ;   359.5 p1      51 t1
        add esi, edx                      ;   361.8 p5      61 t1
        mov dword [esp + 128], eax        ;   355.8 p3+p4   62 v[7] spill
        mov eax, dword [esp + 52]         ;   356.0 p2      52 v[0]
        mov edx, dword [esp + 80]         ;   357.0 p2      52 v[0]
        xor edx, ebp                      ;   360.0 p0      52 v[0]
        and eax, edx                      ;   361.0 p1      52 v[0]
        mov dword [esp + 52], edx         ;   361.0 p3+p4   52 v[0] spill
        mov edx, dword [esp + 132]        ;   358.0 p2      62 v[4]
        xor eax, dword [esp + 80]         ;   362.0 p5+p2   52 v[0]
        add eax, esi                      ;   363.0 p0      63 v[0]
        add edx, esi                      ;   362.8 p1      62 v[4]
        mov esi, ebp                      ;   359.8 p5      47 v[0] copy
        ror esi, 9                        ;   360.8 p0      47 v[0]
        xor esi, ebp                      ;   361.8 p1      47 v[0]
        ror esi, 0xb                      ;   362.8 p5      47 v[0]
        xor esi, ebp                      ;   363.8 p0      47 v[0]
        ror esi, 2                        ;   364.8 p5      47 v[0]
        add eax, esi                      ;   365.8 p1      63 v[0]
        mov esi, edi                      ;   362.2 p0      50 w[1] copy
        shr esi, 0xa                      ;   363.2 p5      50 w[1]
        mov dword [esp + 132], ebp        ;   360.5 p3+p4   63 v[1] spill
        mov ebp, edi                      ;   362.5 p1      50 w[1] copy
        ror ebp, 2                        ;   363.5 p0      50 w[1]
        xor ebp, edi                      ;   364.5 p1      50 w[1]
        ror ebp, 0x11                     ;   365.5 p5      50 w[1]
        xor esi, ebp                      ;   366.5 p0      50 w[1]
        mov ebp, dword [esp + 60]         ;   362.0 p2      49 w[0]
        mov dword [esp + 36], edi         ;   362.2 p3+p4   78 w[15] spill
        mov edi, dword [esp + 60]         ;   363.0 p2      49 w[0]
        shr edi, 3                        ;   366.0 p5      49 w[0]
        mov dword [esp + 48], esi         ;   367.5 p3+p4   50 w[1] spill
        mov esi, dword [esp + 60]         ;   364.0 p2      49 w[0]
        ror esi, 0xb                      ;   367.0 p0      49 w[0]
        xor ebp, esi                      ;   368.0 p1      49 w[0]
        ror ebp, 7                        ;   369.0 p5      49 w[0]
        xor edi, ebp                      ;   370.0 p1      49 w[0]
        mov ebp, dword [esp + 104]        ;   365.0 p2      78 w[9] reload
        mov esi, dword [esp + 136]        ;   366.0 p2      78 w[0]
        add esi, ebp                      ;   369.0 p0      78 w[0]
        add esi, dword [esp + 140]        ;   370.0 p1+p2   78 w[0]
        add esi, edi                      ;   371.0 p5      78 w[0]
        mov edi, edx                      ;   367.2 p0      48 t1 copy
        ror edi, 0xe                      ;   368.2 p5      48 t1
        xor edi, edx                      ;   369.2 p1      48 t1
        ror edi, 5                        ;   370.2 p0      48 t1
        xor edi, edx                      ;   371.2 p1      48 t1
        ror edi, 6                        ;   372.2 p5      48 t1
        add edi, dword [esp + 128]        ;   373.2 p0+p2   61 t1
        lea edi, [edi + esi + 666307205]  ;   374.2 p0      61 t1
        mov ebp, ebx                      ;   369.5 p1      51 t1 copy
        xor ebp, ecx                      ;   370.5 p5      51 t1
        and ebp, edx                      ;   371.5 p1      51 t1
        xor ebp, ebx                      ;   372.5 p5      51 t1
        add edi, ebp                      ;   375.2 p0      61 t1
        mov ebp, dword [esp + 132]        ;   369.0 p2      52 v[7]
        xor ebp, eax                      ;   372.0 p1      52 v[7]
        mov dword [esp + 128], ebx        ;   369.5 p3+p4   62 v[6] spill
        mov ebx, dword [esp + 52]         ;   370.0 p2      52 v[7]
        and ebx, ebp                      ;   373.0 p5      52 v[7]
        xor ebx, dword [esp + 132]        ;   374.0 p0+p2   52 v[7]
        mov dword [esp + 52], ebp         ;   373.0 p3+p4   52 v[7] spill
        mov ebp, dword [esp + 64]         ;   372.0 p2      62 v[3]
        add ebp, edi                      ;   376.2 p1      62 v[3]
        add ebx, edi                      ;   376.2 p5      63 v[7]
        mov edi, eax                      ;   373.2 p0      47 v[7] copy
        ror edi, 9                        ;   374.2 p5      47 v[7]
        xor edi, eax                      ;   375.2 p1      47 v[7]
        ror edi, 0xb                      ;   376.2 p0      47 v[7]
        xor edi, eax                      ;   377.2 p1      47 v[7]
        ror edi, 2                        ;   378.2 p5      47 v[7]
        mov dword [esp + 64], eax         ;   373.0 p3+p4   63 v[0] spill
        add ebx, edi                      ;   379.2 p0      63 v[7]
        mov edi, esi                      ;   375.5 p1      50 w[2] copy
        shr edi, 0xa                      ;   376.5 p5      50 w[2]
        mov eax, esi                      ;   376.2 p0      50 w[2] copy
        ror eax, 2                        ;   377.2 p5      50 w[2]
        mov dword [esp + 140], esi        ;   374.5 p3+p4   78 w[0] spill
        xor eax, esi                      ;   378.2 p1      50 w[2]
        ror eax, 0x11                     ;   379.2 p0      50 w[2]
        xor edi, eax                      ;   380.2 p1      50 w[2]
        mov dword [esp + 136], edi        ;   381.2 p3+p4   50 w[2] spill
        mov eax, dword [esp + 68]         ;   375.8 p2      49 w[1]
        mov esi, dword [esp + 68]         ;   376.8 p2      49 w[1]
        shr esi, 3                        ;   379.8 p5      49 w[1]
        mov edi, dword [esp + 68]         ;   377.8 p2      49 w[1]
        ror edi, 0xb                      ;   380.8 p0      49 w[1]
        xor eax, edi                      ;   381.8 p1      49 w[1]
        ror eax, 7                        ;   382.8 p5      49 w[1]
        xor esi, eax                      ;   383.8 p0      49 w[1]
        mov edi, dword [esp + 48]         ;   378.8 p2      78 w[1]
        mov eax, dword [esp + 108]        ;   379.8 p2      78 w[10] reload
        add edi, eax                      ;   382.8 p1      78 w[1]
        add edi, dword [esp + 60]         ;   383.8 p5+p2   78 w[1]
        add edi, esi                      ;   384.8 p0      78 w[1]
        mov esi, ebp                      ;   380.5 p1      48 t1 copy
        ror esi, 0xe                      ;   381.5 p5      48 t1
        xor esi, ebp                      ;   382.5 p0      48 t1
        ror esi, 5                        ;   383.5 p5      48 t1
        xor esi, ebp                      ;   384.5 p1      48 t1
        ror esi, 6                        ;   385.5 p0      48 t1
        add esi, dword [esp + 128]        ;   386.5 p1+p2   61 t1
        lea esi, [esi + edi + 773529912]  ;   387.5 p0      61 t1
        mov eax, ecx                      ;   382.8 p5      51 t1 copy
        xor eax, edx                      ;   383.8 p1      51 t1
        and eax, ebp                      ;   384.8 p5      51 t1
        xor eax, ecx                      ;   385.8 p0      51 t1
        add esi, eax                      ;   388.5 p1      61 t1
        mov eax, dword [esp + 64]         ;   382.8 p2      52 v[6]
        mov dword [esp + 128], ecx        ;   382.8 p3+p4   62 v[5] spill
        mov ecx, dword [esp + 52]         ;   383.8 p2      52 v[6]
        xor eax, ebx                      ;   385.8 p5      52 v[6]
        and ecx, eax                      ;   386.8 p0      52 v[6]
        xor ecx, dword [esp + 64]         ;   387.8 p1+p2   52 v[6]
        add ecx, esi                      ;   389.5 p5      63 v[6]
        mov dword [esp + 52], eax         ;   386.8 p3+p4   52 v[6] spill
        mov eax, dword [esp + 80]         ;   385.8 p2      62 v[2]
        add eax, esi                      ;   389.5 p0      62 v[2]
        mov esi, ebx                      ;   386.5 p1      47 v[6] copy
        ror esi, 9                        ;   387.5 p5      47 v[6]
        xor esi, ebx                      ;   388.5 p0      47 v[6]
        ror esi, 0xb                      ;   389.5 p5      47 v[6]
        xor esi, ebx                      ;   390.5 p1      47 v[6]
        ror esi, 2                        ;   391.5 p0      47 v[6]
        add ecx, esi                      ;   392.5 p1      63 v[6]
        mov esi, edi                      ;   388.8 p5      50 w[3] copy
        shr esi, 0xa                      ;   389.8 p0      50 w[3]
        mov dword [esp + 80], ebx         ;   387.2 p3+p4   63 v[7] spill
        mov ebx, edi                      ;   389.5 p1      50 w[3] copy
        ror ebx, 2                        ;   390.5 p5      50 w[3]
        mov dword [esp + 60], edi         ;   388.2 p3+p4   78 w[1] spill
        xor ebx, edi                      ;   391.5 p0      50 w[3]
        ror ebx, 0x11                     ;   392.5 p5      50 w[3]
        xor esi, ebx                      ;   393.5 p1      50 w[3]
        mov edi, dword [esp + 76]         ;   389.0 p2      49 w[2]
        shr edi, 3                        ;   392.0 p0      49 w[2]
        mov ebx, dword [esp + 76]         ;   390.0 p2      49 w[2]
        mov dword [esp + 48], esi         ;   394.5 p3+p4   50 w[3] spill
        mov esi, dword [esp + 76]         ;   391.0 p2      49 w[2]
        ror esi, 0xb                      ;   394.0 p5      49 w[2]
        xor ebx, esi                      ;   395.0 p1      49 w[2]
        ror ebx, 7                        ;   396.0 p0      49 w[2]
        mov esi, dword [esp + 136]        ;   392.0 p2      78 w[2]
        xor edi, ebx                      ;   397.0 p1      49 w[2]
        mov ebx, dword [esp + 112]        ;   393.0 p2      78 w[11] reload
        add esi, ebx                      ;   396.0 p5      78 w[2]
        add esi, dword [esp + 68]         ;   397.0 p0+p2   78 w[2]
        add esi, edi                      ;   398.0 p1      78 w[2]
        mov edi, eax                      ;   393.8 p5      48 t1 copy
        ror edi, 0xe                      ;   394.8 p0      48 t1
        xor edi, eax                      ;   395.8 p1      48 t1
        ror edi, 5                        ;   396.8 p5      48 t1
        xor edi, eax                      ;   397.8 p0      48 t1
        ror edi, 6                        ;   398.8 p5      48 t1
        add edi, dword [esp + 128]        ;   399.8 p1+p2   61 t1
        lea edi, [edi + esi + 1294757372] ;   400.8 p0      61 t1
        mov ebx, edx                      ;   396.5 p1      51 t1 copy
        xor ebx, ebp                      ;   397.5 p5      51 t1
        and ebx, eax                      ;   398.5 p0      51 t1
        xor ebx, edx                      ;   399.5 p1      51 t1
        add edi, ebx                      ;   401.8 p5      61 t1
        mov ebx, dword [esp + 80]         ;   396.0 p2      52 v[5]
        xor ebx, ecx                      ;   399.0 p0      52 v[5]
        mov dword [esp + 128], edx        ;   396.2 p3+p4   62 v[4] spill
        mov edx, dword [esp + 52]         ;   397.0 p2      52 v[5]
        and edx, ebx                      ;   400.0 p1      52 v[5]
        mov dword [esp + 52], ebx         ;   400.0 p3+p4   52 v[5] spill
        mov ebx, dword [esp + 132]        ;   398.0 p2      62 v[1]
        mov dword [esp + 132], ecx        ;   398.2 p3+p4   63 v[6] spill
        xor edx, dword [esp + 80]         ;   401.0 p5+p2   52 v[5]
        add edx, edi                      ;   402.8 p0      63 v[5]
        add ebx, edi                      ;   402.8 p1      62 v[1]
        mov edi, ecx                      ;   399.8 p5      47 v[5] copy
        ror edi, 9                        ;   400.8 p0      47 v[5]
        xor edi, ecx                      ;   401.8 p1      47 v[5]
        ror edi, 0xb                      ;   402.8 p5      47 v[5]
        xor edi, ecx                      ;   403.8 p0      47 v[5]
        ror edi, 2                        ;   404.8 p5      47 v[5]
        add edx, edi                      ;   405.8 p1      63 v[5]
        mov edi, esi                      ;   402.2 p0      50 w[4] copy
        shr edi, 0xa                      ;   403.2 p5      50 w[4]
        mov ecx, esi                      ;   402.5 p1      50 w[4] copy
        ror ecx, 2                        ;   403.5 p0      50 w[4]
        xor ecx, esi                      ;   404.5 p1      50 w[4]
        ror ecx, 0x11                     ;   405.5 p5      50 w[4]
        xor edi, ecx                      ;   406.5 p0      50 w[4]
        mov ecx, dword [esp + 84]         ;   402.0 p2      49 w[3]
        mov dword [esp + 136], edi        ;   407.5 p3+p4   50 w[4] spill
        mov dword [esp + 68], esi         ;   403.2 p3+p4   78 w[2] spill
        mov esi, dword [esp + 84]         ;   403.0 p2      49 w[3]
        shr esi, 3                        ;   406.0 p5      49 w[3]
        mov edi, dword [esp + 84]         ;   404.0 p2      49 w[3]
        ror edi, 0xb                      ;   407.0 p0      49 w[3]
        xor ecx, edi                      ;   408.0 p1      49 w[3]
        ror ecx, 7                        ;   409.0 p5      49 w[3]
        xor esi, ecx                      ;   410.0 p1      49 w[3]
        mov edi, dword [esp + 48]         ;   405.0 p2      78 w[3]
        mov ecx, dword [esp + 116]        ;   406.0 p2      78 w[12] reload
        add edi, ecx                      ;   409.0 p0      78 w[3]
        add edi, dword [esp + 76]         ;   410.0 p1+p2   78 w[3]
        add edi, esi                      ;   411.0 p5      78 w[3]
        mov esi, ebx                      ;   407.2 p0      48 t1 copy
        ror esi, 0xe                      ;   408.2 p5      48 t1
        xor esi, ebx                      ;   409.2 p1      48 t1
        ror esi, 5                        ;   410.2 p0      48 t1
        xor esi, ebx                      ;   411.2 p1      48 t1
        ror esi, 6                        ;   412.2 p5      48 t1
        add esi, dword [esp + 128]        ;   413.2 p0+p2   61 t1
        lea esi, [esi + edi + 1396182291] ;   414.2 p0      61 t1
        mov ecx, ebp                      ;   409.5 p1      51 t1 copy
        xor ecx, eax                      ;   410.5 p5      51 t1
        and ecx, ebx                      ;   411.5 p1      51 t1
        xor ecx, ebp                      ;   412.5 p5      51 t1
        add esi, ecx                      ;   415.2 p0      61 t1
        mov ecx, dword [esp + 132]        ;   409.0 p2      52 v[4]
        mov dword [esp + 128], ebp        ;   409.2 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 52]         ;   410.0 p2      52 v[4]
        xor ecx, edx                      ;   412.0 p1      52 v[4]
        and ebp, ecx                      ;   413.0 p5      52 v[4]
        xor ebp, dword [esp + 132]        ;   414.0 p0+p2   52 v[4]
        mov dword [esp + 52], ecx         ;   413.0 p3+p4   52 v[4] spill
        mov ecx, dword [esp + 64]         ;   412.0 p2      62 v[0]
        add ecx, esi                      ;   416.2 p1      62 v[0]
        add ebp, esi                      ;   416.2 p5      63 v[4]
        mov esi, edx                      ;   413.2 p0      47 v[4] copy
        ror esi, 9                        ;   414.2 p5      47 v[4]
        mov dword [esp + 76], edi         ;   412.0 p3+p4   78 w[3] spill
        mov dword [esp + 64], edx         ;   413.0 p3+p4   63 v[5] spill
        xor esi, edx                      ;   415.2 p1      47 v[4]
        ror esi, 0xb                      ;   416.2 p0      47 v[4]
        xor esi, edx                      ;   417.2 p1      47 v[4]
        ror esi, 2                        ;   418.2 p5      47 v[4]
        add ebp, esi                      ;   419.2 p0      63 v[4]
        mov esi, edi                      ;   415.5 p1      50 w[5] copy
        shr esi, 0xa                      ;   416.5 p5      50 w[5]
        mov edx, edi                      ;   416.2 p0      50 w[5] copy
        ror edx, 2                        ;   417.2 p5      50 w[5]
        xor edx, edi                      ;   418.2 p1      50 w[5]
        ror edx, 0x11                     ;   419.2 p0      50 w[5]
        xor esi, edx                      ;   420.2 p1      50 w[5]
        mov dword [esp + 48], esi         ;   421.2 p3+p4   50 w[5] spill
        mov esi, dword [esp + 88]         ;   415.8 p2      49 w[4]
        mov edi, dword [esp + 88]         ;   416.8 p2      49 w[4]
        mov edx, dword [esp + 88]         ;   417.8 p2      49 w[4]
        shr edi, 3                        ;   419.8 p5      49 w[4]
        ror esi, 0xb                      ;   418.8 p0      49 w[4]
        xor edx, esi                      ;   420.8 p1      49 w[4]
        ror edx, 7                        ;   421.8 p5      49 w[4]
        mov esi, dword [esp + 136]        ;   418.8 p2      78 w[4]
        xor edi, edx                      ;   422.8 p0      49 w[4]
        mov edx, dword [esp + 120]        ;   419.8 p2      78 w[13] reload
        add esi, edx                      ;   422.8 p1      78 w[4]
        add esi, dword [esp + 84]         ;   423.8 p5+p2   78 w[4]
        add esi, edi                      ;   424.8 p0      78 w[4]
        mov edi, ecx                      ;   420.5 p1      48 t1 copy
        ror edi, 0xe                      ;   421.5 p5      48 t1
        xor edi, ecx                      ;   422.5 p0      48 t1
        ror edi, 5                        ;   423.5 p5      48 t1
        xor edi, ecx                      ;   424.5 p1      48 t1
        ror edi, 6                        ;   425.5 p0      48 t1
        add edi, dword [esp + 128]        ;   426.5 p1+p2   61 t1
        lea edi, [edi + esi + 1695183700] ;   427.5 p0      61 t1
        mov edx, eax                      ;   422.8 p5      51 t1 copy
        xor edx, ebx                      ;   423.8 p1      51 t1
        and edx, ecx                      ;   424.8 p5      51 t1
        xor edx, eax                      ;   425.8 p0      51 t1
        add edi, edx                      ;   428.5 p1      61 t1
        mov edx, dword [esp + 64]         ;   422.8 p2      52 v[3]
        xor edx, ebp                      ;   425.8 p5      52 v[3]
        mov dword [esp + 128], eax        ;   422.8 p3+p4   62 v[2] spill
        mov eax, dword [esp + 52]         ;   423.8 p2      52 v[3]
        mov dword [esp + 52], edx         ;   426.8 p3+p4   52 v[3] spill
        and eax, edx                      ;   426.8 p0      52 v[3]
        xor eax, dword [esp + 64]         ;   427.8 p1+p2   52 v[3]
        mov edx, dword [esp + 80]         ;   425.8 p2      62 v[7]
        add edx, edi                      ;   429.5 p5      62 v[7]
        add eax, edi                      ;   429.5 p0      63 v[3]
        mov edi, ebp                      ;   426.5 p1      47 v[3] copy
        ror edi, 9                        ;   427.5 p5      47 v[3]
        xor edi, ebp                      ;   428.5 p0      47 v[3]
        ror edi, 0xb                      ;   429.5 p5      47 v[3]
        xor edi, ebp                      ;   430.5 p1      47 v[3]
        ror edi, 2                        ;   431.5 p0      47 v[3]
        add eax, edi                      ;   432.5 p1      63 v[3]
        mov edi, esi                      ;   428.8 p5      50 w[6] copy
        shr edi, 0xa                      ;   429.8 p0      50 w[6]
        mov dword [esp + 80], ebp         ;   427.0 p3+p4   63 v[4] spill
        mov ebp, esi                      ;   429.5 p1      50 w[6] copy
        ror ebp, 2                        ;   430.5 p5      50 w[6]
        xor ebp, esi                      ;   431.5 p0      50 w[6]
        ror ebp, 0x11                     ;   432.5 p5      50 w[6]
        xor edi, ebp                      ;   433.5 p1      50 w[6]
        mov ebp, dword [esp + 92]         ;   428.5 p2      49 w[5]
        mov dword [esp + 136], edi        ;   434.5 p3+p4   50 w[6] spill
        mov dword [esp + 84], esi         ;   429.8 p3+p4   78 w[4] spill
        mov esi, dword [esp + 92]         ;   429.5 p2      49 w[5]
        shr esi, 3                        ;   432.5 p0      49 w[5]
        mov edi, dword [esp + 92]         ;   430.5 p2      49 w[5]
        ror edi, 0xb                      ;   433.5 p5      49 w[5]
        xor ebp, edi                      ;   434.5 p1      49 w[5]
        ror ebp, 7                        ;   435.5 p0      49 w[5]
        xor esi, ebp                      ;   436.5 p1      49 w[5]
        mov edi, dword [esp + 48]         ;   431.5 p2      78 w[5]
        mov ebp, dword [esp + 124]        ;   432.5 p2      78 w[14] reload
        add edi, ebp                      ;   435.5 p5      78 w[5]
        add edi, dword [esp + 88]         ;   436.5 p0+p2   78 w[5]
        add edi, esi                      ;   437.5 p1      78 w[5]
        mov esi, edx                      ;   433.8 p5      48 t1 copy
        ror esi, 0xe                      ;   434.8 p0      48 t1
        xor esi, edx                      ;   435.8 p1      48 t1
        ror esi, 5                        ;   436.8 p5      48 t1
        xor esi, edx                      ;   437.8 p0      48 t1
        ror esi, 6                        ;   438.8 p5      48 t1
        add esi, dword [esp + 128]        ;   439.8 p1+p2   61 t1
        lea esi, [esi + edi + 1986661051] ;   440.8 p0      61 t1
        mov ebp, ebx                      ;   436.5 p1      51 t1 copy
        xor ebp, ecx                      ;   437.5 p5      51 t1
        and ebp, edx                      ;   438.5 p0      51 t1
        xor ebp, ebx                      ;   439.5 p1      51 t1
        add esi, ebp                      ;   441.8 p5      61 t1
        mov ebp, dword [esp + 80]         ;   435.5 p2      52 v[2]
        xor ebp, eax                      ;   438.5 p0      52 v[2]
        mov dword [esp + 128], ebx        ;   436.0 p3+p4   62 v[1] spill
        mov ebx, dword [esp + 52]         ;   436.5 p2      52 v[2]
        and ebx, ebp                      ;   439.5 p1      52 v[2]
        xor ebx, dword [esp + 80]         ;   440.5 p5+p2   52 v[2]
        add ebx, esi                      ;   442.8 p0      63 v[2]
        mov dword [esp + 52], ebp         ;   439.5 p3+p4   52 v[2] spill
        mov ebp, dword [esp + 132]        ;   438.5 p2      62 v[6]
        mov dword [esp + 132], eax        ;   438.2 p3+p4   63 v[3] spill
        add ebp, esi                      ;   442.8 p1      62 v[6]
        mov esi, eax                      ;   439.8 p5      47 v[2] copy
        ror esi, 9                        ;   440.8 p0      47 v[2]
        xor esi, eax                      ;   441.8 p1      47 v[2]
        ror esi, 0xb                      ;   442.8 p5      47 v[2]
        xor esi, eax                      ;   443.8 p0      47 v[2]
        ror esi, 2                        ;   444.8 p5      47 v[2]
        add ebx, esi                      ;   445.8 p1      63 v[2]
        mov esi, edi                      ;   442.2 p0      50 w[7] copy
        shr esi, 0xa                      ;   443.2 p5      50 w[7]
        mov eax, edi                      ;   442.5 p1      50 w[7] copy
        ror eax, 2                        ;   443.5 p0      50 w[7]
        xor eax, edi                      ;   444.5 p1      50 w[7]
        ror eax, 0x11                     ;   445.5 p5      50 w[7]
        xor esi, eax                      ;   446.5 p0      50 w[7]
        mov dword [esp + 48], esi         ;   447.5 p3+p4   50 w[7] spill
        mov esi, dword [esp + 96]         ;   442.0 p2      49 w[6]
        mov dword [esp + 88], edi         ;   442.8 p3+p4   78 w[5] spill
        mov edi, dword [esp + 96]         ;   443.0 p2      49 w[6]
        shr edi, 3                        ;   446.0 p5      49 w[6]
        ror esi, 0xb                      ;   445.2 p0      49 w[6]
        mov eax, dword [esp + 96]         ;   444.0 p2      49 w[6]
        xor eax, esi                      ;   447.0 p1      49 w[6]
        ror eax, 7                        ;   448.0 p5      49 w[6]
        mov esi, dword [esp + 136]        ;   445.0 p2      78 w[6]
        xor edi, eax                      ;   449.0 p1      49 w[6]
        mov eax, dword [esp + 36]         ;   446.0 p2      78 w[15] reload
        add esi, eax                      ;   449.0 p0      78 w[6]
        add esi, dword [esp + 92]         ;   450.0 p1+p2   78 w[6]
        add esi, edi                      ;   451.0 p5      78 w[6]
        mov edi, ebp                      ;   447.2 p0      48 t1 copy
        ror edi, 0xe                      ;   448.2 p5      48 t1
        xor edi, ebp                      ;   449.2 p1      48 t1
        ror edi, 5                        ;   450.2 p0      48 t1
        xor edi, ebp                      ;   451.2 p1      48 t1
        ror edi, 6                        ;   452.2 p5      48 t1
        add edi, dword [esp + 128]        ;   453.2 p0+p2   61 t1
        lea edi, [edi + esi - 2117940946] ;   454.2 p0      61 t1
        mov eax, ecx                      ;   449.5 p1      51 t1 copy
        xor eax, edx                      ;   450.5 p5      51 t1
        and eax, ebp                      ;   451.5 p1      51 t1
        xor eax, ecx                      ;   452.5 p5      51 t1
        mov dword [esp + 128], ecx        ;   448.5 p3+p4   62 v[0] spill
        mov ecx, dword [esp + 52]         ;   449.0 p2      52 v[1]
        add edi, eax                      ;   455.2 p0      61 t1
        mov eax, dword [esp + 132]        ;   450.0 p2      52 v[1]
        xor eax, ebx                      ;   453.0 p1      52 v[1]
        and ecx, eax                      ;   454.0 p5      52 v[1]
        xor ecx, dword [esp + 132]        ;   455.0 p0+p2   52 v[1]
        mov dword [esp + 52], eax         ;   454.0 p3+p4   52 v[1] spill
        mov eax, dword [esp + 64]         ;   452.0 p2      62 v[5]
        add eax, edi                      ;   456.2 p1      62 v[5]
        mov dword [esp + 64], ebx         ;   451.2 p3+p4   63 v[2] spill
        add ecx, edi                      ;   456.2 p5      63 v[1]
        mov edi, ebx                      ;   453.2 p0      47 v[1] copy
        ror edi, 9                        ;   454.2 p5      47 v[1]
        xor edi, ebx                      ;   455.2 p1      47 v[1]
        ror edi, 0xb                      ;   456.2 p0      47 v[1]
        xor edi, ebx                      ;   457.2 p1      47 v[1]
        ror edi, 2                        ;   458.2 p5      47 v[1]
        add ecx, edi                      ;   459.2 p0      63 v[1]
        mov edi, esi                      ;   455.5 p1      50 w[8] copy
        shr edi, 0xa                      ;   456.5 p5      50 w[8]
        mov ebx, esi                      ;   456.2 p0      50 w[8] copy
        ror ebx, 2                        ;   457.2 p5      50 w[8]
        xor ebx, esi                      ;   458.2 p1      50 w[8]
        ror ebx, 0x11                     ;   459.2 p0      50 w[8]
        xor edi, ebx                      ;   460.2 p1      50 w[8]
        mov ebx, dword [esp + 100]        ;   455.0 p2      49 w[7]
        mov dword [esp + 92], esi         ;   455.2 p3+p4   78 w[6] spill
        mov esi, dword [esp + 100]        ;   456.0 p2      49 w[7]
        shr esi, 3                        ;   459.0 p5      49 w[7]
        mov dword [esp + 136], edi        ;   461.2 p3+p4   50 w[8] spill
        mov edi, dword [esp + 100]        ;   457.0 p2      49 w[7]
        ror edi, 0xb                      ;   460.0 p0      49 w[7]
        xor ebx, edi                      ;   461.0 p1      49 w[7]
        ror ebx, 7                        ;   462.0 p5      49 w[7]
        xor esi, ebx                      ;   463.0 p0      49 w[7]
        mov ebx, dword [esp + 140]        ;   458.0 p2      78 w[0] reload
        mov edi, dword [esp + 48]         ;   459.0 p2      78 w[7]
        add edi, ebx                      ;   462.0 p1      78 w[7]
        add edi, dword [esp + 96]         ;   463.0 p5+p2   78 w[7]
        add edi, esi                      ;   464.0 p0      78 w[7]
        mov esi, eax                      ;   460.5 p1      48 t1 copy
        ror esi, 0xe                      ;   461.5 p5      48 t1
        xor esi, eax                      ;   462.5 p0      48 t1
        ror esi, 5                        ;   463.5 p5      48 t1
        xor esi, eax                      ;   464.5 p1      48 t1
        ror esi, 6                        ;   465.5 p0      48 t1
        add esi, dword [esp + 128]        ;   466.5 p1+p2   61 t1
        lea esi, [esi + edi - 1838011259] ;   467.5 p0      61 t1
        mov ebx, edx                      ;   462.8 p5      51 t1 copy
        xor ebx, ebp                      ;   463.8 p1      51 t1
        and ebx, eax                      ;   464.8 p5      51 t1
        xor ebx, edx                      ;   465.8 p0      51 t1
        add esi, ebx                      ;   468.5 p1      61 t1
        mov ebx, dword [esp + 64]         ;   462.0 p2      52 v[0]
        mov dword [esp + 128], edx        ;   462.2 p3+p4   62 v[7] spill
        mov edx, dword [esp + 52]         ;   463.0 p2      52 v[0]
        xor ebx, ecx                      ;   465.0 p5      52 v[0]
        mov dword [esp + 52], ebx         ;   466.0 p3+p4   52 v[0] spill
        and edx, ebx                      ;   466.0 p0      52 v[0]
        xor edx, dword [esp + 64]         ;   467.0 p1+p2   52 v[0]
        add edx, esi                      ;   469.5 p5      63 v[0]
        mov ebx, dword [esp + 80]         ;   465.0 p2      62 v[4]
        add ebx, esi                      ;   469.5 p0      62 v[4]
        mov esi, ecx                      ;   466.5 p1      47 v[0] copy
        ror esi, 9                        ;   467.5 p5      47 v[0]
        xor esi, ecx                      ;   468.5 p0      47 v[0]
        ror esi, 0xb                      ;   469.5 p5      47 v[0]
        xor esi, ecx                      ;   470.5 p1      47 v[0]
        ror esi, 2                        ;   471.5 p0      47 v[0]
        add edx, esi                      ;   472.5 p1      63 v[0]
        mov esi, edi                      ;   468.8 p5      50 w[9] copy
        shr esi, 0xa                      ;   469.8 p0      50 w[9]
        mov dword [esp + 80], ecx         ;   466.8 p3+p4   63 v[1] spill
        mov ecx, edi                      ;   469.5 p1      50 w[9] copy
        ror ecx, 2                        ;   470.5 p5      50 w[9]
        xor ecx, edi                      ;   471.5 p0      50 w[9]
        ror ecx, 0x11                     ;   472.5 p5      50 w[9]
        xor esi, ecx                      ;   473.5 p1      50 w[9]
        mov ecx, dword [esp + 104]        ;   468.2 p2      49 w[8]
        mov dword [esp + 96], edi         ;   468.5 p3+p4   78 w[7] spill
        mov edi, dword [esp + 104]        ;   469.2 p2      49 w[8]
        shr edi, 3                        ;   472.2 p0      49 w[8]
        mov dword [esp + 48], esi         ;   474.5 p3+p4   50 w[9] spill
        mov esi, dword [esp + 104]        ;   470.2 p2      49 w[8]
        ror esi, 0xb                      ;   473.2 p5      49 w[8]
        xor ecx, esi                      ;   474.2 p1      49 w[8]
        ror ecx, 7                        ;   475.2 p0      49 w[8]
        xor edi, ecx                      ;   476.2 p1      49 w[8]
        mov esi, dword [esp + 136]        ;   471.2 p2      78 w[8]
        mov ecx, dword [esp + 60]         ;   472.2 p2      78 w[1] reload
        add esi, ecx                      ;   475.2 p5      78 w[8]
        add esi, dword [esp + 100]        ;   476.2 p0+p2   78 w[8]
        add esi, edi                      ;   477.2 p1      78 w[8]
        mov edi, ebx                      ;   473.8 p5      48 t1 copy
        ror edi, 0xe                      ;   474.8 p0      48 t1
        xor edi, ebx                      ;   475.8 p1      48 t1
        ror edi, 5                        ;   476.8 p5      48 t1
        xor edi, ebx                      ;   477.8 p0      48 t1
        ror edi, 6                        ;   478.8 p5      48 t1
        add edi, dword [esp + 128]        ;   479.8 p1+p2   61 t1
        lea edi, [edi + esi - 1564481375] ;   480.8 p0      61 t1
        mov ecx, ebp                      ;   476.5 p1      51 t1 copy
        xor ecx, eax                      ;   477.5 p5      51 t1
        and ecx, ebx                      ;   478.5 p0      51 t1
        xor ecx, ebp                      ;   479.5 p1      51 t1
        add edi, ecx                      ;   481.8 p5      61 t1
        mov ecx, dword [esp + 80]         ;   475.2 p2      52 v[7]
        xor ecx, edx                      ;   478.2 p0      52 v[7]
        mov dword [esp + 128], ebp        ;   475.8 p3+p4   62 v[6] spill
        mov ebp, dword [esp + 52]         ;   476.2 p2      52 v[7]
        mov dword [esp + 52], ecx         ;   479.2 p3+p4   52 v[7] spill
        and ebp, ecx                      ;   479.2 p1      52 v[7]
        xor ebp, dword [esp + 80]         ;   480.2 p5+p2   52 v[7]
        mov ecx, dword [esp + 132]        ;   478.2 p2      62 v[3]
        add ebp, edi                      ;   482.8 p0      63 v[7]
        add ecx, edi                      ;   482.8 p1      62 v[3]
        mov edi, edx                      ;   479.8 p5      47 v[7] copy
        ror edi, 9                        ;   480.8 p0      47 v[7]
        xor edi, edx                      ;   481.8 p1      47 v[7]
        ror edi, 0xb                      ;   482.8 p5      47 v[7]
        xor edi, edx                      ;   483.8 p0      47 v[7]
        ror edi, 2                        ;   484.8 p5      47 v[7]
        add ebp, edi                      ;   485.8 p1      63 v[7]
        mov edi, esi                      ;   482.2 p0      50 w[10] copy
        shr edi, 0xa                      ;   483.2 p5      50 w[10]
        mov dword [esp + 132], edx        ;   480.0 p3+p4   63 v[0] spill
        mov edx, esi                      ;   482.5 p1      50 w[10] copy
        ror edx, 2                        ;   483.5 p0      50 w[10]
        xor edx, esi                      ;   484.5 p1      50 w[10]
        ror edx, 0x11                     ;   485.5 p5      50 w[10]
        xor edi, edx                      ;   486.5 p0      50 w[10]
        mov edx, dword [esp + 108]        ;   481.5 p2      49 w[9]
        mov dword [esp + 136], edi        ;   487.5 p3+p4   50 w[10] spill
        mov dword [esp + 100], esi        ;   482.8 p3+p4   78 w[8] spill
        mov esi, dword [esp + 108]        ;   482.5 p2      49 w[9]
        shr esi, 3                        ;   485.5 p5      49 w[9]
        mov edi, dword [esp + 108]        ;   483.5 p2      49 w[9]
        ror edi, 0xb                      ;   486.5 p0      49 w[9]
        xor edx, edi                      ;   487.5 p1      49 w[9]
        ror edx, 7                        ;   488.5 p5      49 w[9]
        xor esi, edx                      ;   489.5 p1      49 w[9]
        mov edx, dword [esp + 68]         ;   484.5 p2      78 w[2] reload
        mov edi, dword [esp + 48]         ;   485.5 p2      78 w[9]
        add edi, edx                      ;   488.5 p0      78 w[9]
        add edi, dword [esp + 104]        ;   489.5 p1+p2   78 w[9]
        add edi, esi                      ;   490.5 p5      78 w[9]
        mov esi, ecx                      ;   487.2 p0      48 t1 copy
        ror esi, 0xe                      ;   488.2 p5      48 t1
        xor esi, ecx                      ;   489.2 p1      48 t1
        ror esi, 5                        ;   490.2 p0      48 t1
        xor esi, ecx                      ;   491.2 p1      48 t1
        ror esi, 6                        ;   492.2 p5      48 t1
        add esi, dword [esp + 128]        ;   493.2 p0+p2   61 t1
        lea esi, [esi + edi - 1474664885] ;   494.2 p0      61 t1
        mov edx, eax                      ;   489.5 p1      51 t1 copy
        xor edx, ebx                      ;   490.5 p5      51 t1
        and edx, ecx                      ;   491.5 p1      51 t1
        xor edx, eax                      ;   492.5 p5      51 t1
        add esi, edx                      ;   495.2 p0      61 t1
        mov edx, dword [esp + 132]        ;   488.5 p2      52 v[6]
        xor edx, ebp                      ;   491.5 p1      52 v[6]
        mov dword [esp + 128], eax        ;   489.0 p3+p4   62 v[5] spill
        mov eax, dword [esp + 52]         ;   489.5 p2      52 v[6]
        and eax, edx                      ;   492.5 p5      52 v[6]
        xor eax, dword [esp + 132]        ;   493.5 p0+p2   52 v[6]
        mov dword [esp + 52], edx         ;   492.5 p3+p4   52 v[6] spill
        mov edx, dword [esp + 64]         ;   491.5 p2      62 v[2]
        add edx, esi                      ;   496.2 p1      62 v[2]
        add eax, esi                      ;   496.2 p5      63 v[6]
        mov esi, ebp                      ;   493.2 p0      47 v[6] copy
        ror esi, 9                        ;   494.2 p5      47 v[6]
        xor esi, ebp                      ;   495.2 p1      47 v[6]
        ror esi, 0xb                      ;   496.2 p0      47 v[6]
        xor esi, ebp                      ;   497.2 p1      47 v[6]
        ror esi, 2                        ;   498.2 p5      47 v[6]
        add eax, esi                      ;   499.2 p0      63 v[6]
        mov esi, edi                      ;   495.5 p1      50 w[11] copy
        shr esi, 0xa                      ;   496.5 p5      50 w[11]
        mov dword [esp + 64], ebp         ;   493.2 p3+p4   63 v[7] spill
        mov ebp, edi                      ;   496.2 p0      50 w[11] copy
        ror ebp, 2                        ;   497.2 p5      50 w[11]
        xor ebp, edi                      ;   498.2 p1      50 w[11]
        ror ebp, 0x11                     ;   499.2 p0      50 w[11]
        xor esi, ebp                      ;   500.2 p1      50 w[11]
        mov dword [esp + 104], edi        ;   494.8 p3+p4   78 w[9] spill
        mov edi, dword [esp + 112]        ;   495.0 p2      49 w[10]
        shr edi, 3                        ;   498.0 p5      49 w[10]
        mov ebp, dword [esp + 112]        ;   496.0 p2      49 w[10]
        mov dword [esp + 48], esi         ;   501.2 p3+p4   50 w[11] spill
        mov esi, dword [esp + 112]        ;   497.0 p2      49 w[10]
        ror esi, 0xb                      ;   500.0 p0      49 w[10]
        xor ebp, esi                      ;   501.0 p1      49 w[10]
        mov esi, dword [esp + 136]        ;   498.0 p2      78 w[10]
        ror ebp, 7                        ;   502.0 p5      49 w[10]
        xor edi, ebp                      ;   503.0 p0      49 w[10]
        mov ebp, dword [esp + 76]         ;   499.0 p2      78 w[3] reload
        add esi, ebp                      ;   502.0 p1      78 w[10]
        add esi, dword [esp + 108]        ;   503.0 p5+p2   78 w[10]
        add esi, edi                      ;   504.0 p0      78 w[10]
        mov edi, edx                      ;   500.5 p1      48 t1 copy
        ror edi, 0xe                      ;   501.5 p5      48 t1
        xor edi, edx                      ;   502.5 p0      48 t1
        ror edi, 5                        ;   503.5 p5      48 t1
        xor edi, edx                      ;   504.5 p1      48 t1
        ror edi, 6                        ;   505.5 p0      48 t1
        add edi, dword [esp + 128]        ;   506.5 p1+p2   61 t1
        lea edi, [edi + esi - 1035236496] ;   507.5 p0      61 t1
        mov ebp, ebx                      ;   502.8 p5      51 t1 copy
        xor ebp, ecx                      ;   503.8 p1      51 t1
        and ebp, edx                      ;   504.8 p5      51 t1
        xor ebp, ebx                      ;   505.8 p0      51 t1
        add edi, ebp                      ;   508.5 p1      61 t1
        mov ebp, dword [esp + 64]         ;   502.0 p2      52 v[5]
        xor ebp, eax                      ;   505.0 p5      52 v[5]
        mov dword [esp + 128], ebx        ;   502.5 p3+p4   62 v[4] spill
        mov ebx, dword [esp + 52]         ;   503.0 p2      52 v[5]
        mov dword [esp + 52], ebp         ;   506.0 p3+p4   52 v[5] spill
        and ebx, ebp                      ;   506.0 p0      52 v[5]
        mov ebp, dword [esp + 80]         ;   504.0 p2      62 v[1]
        xor ebx, dword [esp + 64]         ;   507.0 p1+p2   52 v[5]
        add ebp, edi                      ;   509.5 p5      62 v[1]
        add ebx, edi                      ;   509.5 p0      63 v[5]
        mov edi, eax                      ;   506.5 p1      47 v[5] copy
        ror edi, 9                        ;   507.5 p5      47 v[5]
        xor edi, eax                      ;   508.5 p0      47 v[5]
        ror edi, 0xb                      ;   509.5 p5      47 v[5]
        xor edi, eax                      ;   510.5 p1      47 v[5]
        ror edi, 2                        ;   511.5 p0      47 v[5]
        add ebx, edi                      ;   512.5 p1      63 v[5]
        mov edi, esi                      ;   508.8 p5      50 w[12] copy
        mov dword [esp + 80], eax         ;   506.5 p3+p4   63 v[6] spill
        shr edi, 0xa                      ;   509.8 p0      50 w[12]
        mov eax, esi                      ;   509.5 p1      50 w[12] copy
        mov dword [esp + 108], esi        ;   507.5 p3+p4   78 w[10] spill
        ror eax, 2                        ;   510.5 p5      50 w[12]
        xor eax, esi                      ;   511.5 p0      50 w[12]
        ror eax, 0x11                     ;   512.5 p5      50 w[12]
        xor edi, eax                      ;   513.5 p1      50 w[12]
        mov dword [esp + 136], edi        ;   514.5 p3+p4   50 w[12] spill
        mov edi, dword [esp + 116]        ;   508.8 p2      49 w[11]
        mov esi, dword [esp + 116]        ;   509.8 p2      49 w[11]
        shr esi, 3                        ;   512.8 p0      49 w[11]
        ror edi, 0xb                      ;   511.8 p5      49 w[11]
        mov eax, dword [esp + 116]        ;   510.8 p2      49 w[11]
        xor eax, edi                      ;   513.8 p1      49 w[11]
        ror eax, 7                        ;   514.8 p0      49 w[11]
        xor esi, eax                      ;   515.8 p1      49 w[11]
        mov eax, dword [esp + 84]         ;   511.8 p2      78 w[4] reload
        mov edi, dword [esp + 48]         ;   512.8 p2      78 w[11]
        add edi, eax                      ;   515.8 p5      78 w[11]
        add edi, dword [esp + 112]        ;   516.8 p0+p2   78 w[11]
        add edi, esi                      ;   517.8 p1      78 w[11]
        mov esi, ebp                      ;   513.8 p5      48 t1 copy
        ror esi, 0xe                      ;   514.8 p0      48 t1
        xor esi, ebp                      ;   515.8 p1      48 t1
        ror esi, 5                        ;   516.8 p5      48 t1
        xor esi, ebp                      ;   517.8 p0      48 t1
        ror esi, 6                        ;   518.8 p5      48 t1
        add esi, dword [esp + 128]        ;   519.8 p1+p2   61 t1
        mov eax, ecx                      ;   516.2 p0      51 t1 copy
        xor eax, edx                      ;   517.2 p1      51 t1
        and eax, ebp                      ;   518.2 p5      51 t1
        xor eax, ecx                      ;   519.2 p0      51 t1
        lea esi, [esi + edi - 949202525]  ;   520.8 p0      61 t1
        add esi, eax                      ;   521.8 p1      61 t1
        mov eax, dword [esp + 80]         ;   515.8 p2      52 v[4]
        xor eax, ebx                      ;   518.8 p5      52 v[4]
        mov dword [esp + 128], ecx        ;   516.0 p3+p4   62 v[3] spill
        mov ecx, dword [esp + 52]         ;   516.8 p2      52 v[4]
        mov dword [esp + 52], eax         ;   519.8 p3+p4   52 v[4] spill
        and ecx, eax                      ;   519.8 p1      52 v[4]
        xor ecx, dword [esp + 80]         ;   520.8 p5+p2   52 v[4]
        mov eax, dword [esp + 132]        ;   518.8 p2      62 v[0]
        add ecx, esi                      ;   522.8 p0      63 v[4]
        add eax, esi                      ;   522.8 p1      62 v[0]
        mov esi, ebx                      ;   519.8 p5      47 v[4] copy
        ror esi, 9                        ;   520.8 p0      47 v[4]
        xor esi, ebx                      ;   521.8 p1      47 v[4]
        ror esi, 0xb                      ;   522.8 p5      47 v[4]
        xor esi, ebx                      ;   523.8 p0      47 v[4]
        ror esi, 2                        ;   524.8 p5      47 v[4]
        add ecx, esi                      ;   525.8 p1      63 v[4]
        mov esi, edi                      ;   522.2 p0      50 w[13] copy
        shr esi, 0xa                      ;   523.2 p5      50 w[13]
        mov dword [esp + 132], ebx        ;   520.2 p3+p4   63 v[5] spill
        mov ebx, edi                      ;   522.5 p1      50 w[13] copy
        ror ebx, 2                        ;   523.5 p0      50 w[13]
        xor ebx, edi                      ;   524.5 p1      50 w[13]
        ror ebx, 0x11                     ;   525.5 p5      50 w[13]
        xor esi, ebx                      ;   526.5 p0      50 w[13]
        mov dword [esp + 48], esi         ;   527.5 p3+p4   50 w[13] spill
        mov dword [esp + 112], edi        ;   522.8 p3+p4   78 w[11] spill
        mov edi, dword [esp + 120]        ;   522.2 p2      49 w[12]
        shr edi, 3                        ;   525.2 p5      49 w[12]
        mov esi, dword [esp + 120]        ;   523.2 p2      49 w[12]
        mov ebx, dword [esp + 120]        ;   524.2 p2      49 w[12]
        ror esi, 0xb                      ;   526.2 p0      49 w[12]
        xor ebx, esi                      ;   527.2 p1      49 w[12]
        ror ebx, 7                        ;   528.2 p5      49 w[12]
        mov esi, dword [esp + 136]        ;   525.2 p2      78 w[12]
        xor edi, ebx                      ;   529.2 p1      49 w[12]
        mov ebx, dword [esp + 88]         ;   526.2 p2      78 w[5] reload
        add esi, ebx                      ;   529.2 p0      78 w[12]
        add esi, dword [esp + 116]        ;   530.2 p1+p2   78 w[12]
        add esi, edi                      ;   531.2 p5      78 w[12]
        mov edi, eax                      ;   527.2 p0      48 t1 copy
        ror edi, 0xe                      ;   528.2 p5      48 t1
        xor edi, eax                      ;   529.2 p1      48 t1
        ror edi, 5                        ;   530.2 p0      48 t1
        xor edi, eax                      ;   531.2 p1      48 t1
        ror edi, 6                        ;   532.2 p5      48 t1
        add edi, dword [esp + 128]        ;   533.2 p0+p2   61 t1
        lea edi, [edi + esi - 778901479]  ;   534.2 p0      61 t1
        mov ebx, edx                      ;   529.5 p1      51 t1 copy
        xor ebx, ebp                      ;   530.5 p5      51 t1
        and ebx, eax                      ;   531.5 p1      51 t1
        mov dword [esp + 128], edx        ;   528.2 p3+p4   62 v[2] spill
        xor ebx, edx                      ;   532.5 p5      51 t1
        add edi, ebx                      ;   535.2 p0      61 t1
        mov ebx, dword [esp + 132]        ;   529.2 p2      52 v[3]
        xor ebx, ecx                      ;   532.2 p1      52 v[3]
        mov edx, dword [esp + 52]         ;   530.2 p2      52 v[3]
        and edx, ebx                      ;   533.2 p5      52 v[3]
        xor edx, dword [esp + 132]        ;   534.2 p0+p2   52 v[3]
        mov dword [esp + 52], ebx         ;   533.2 p3+p4   52 v[3] spill
        mov ebx, dword [esp + 64]         ;   532.2 p2      62 v[7]
        add ebx, edi                      ;   536.2 p1      62 v[7]
        add edx, edi                      ;   536.2 p5      63 v[3]
        mov edi, ecx                      ;   533.2 p0      47 v[3] copy
        ror edi, 9                        ;   534.2 p5      47 v[3]
        xor edi, ecx                      ;   535.2 p1      47 v[3]
        ror edi, 0xb                      ;   536.2 p0      47 v[3]
        xor edi, ecx                      ;   537.2 p1      47 v[3]
        ror edi, 2                        ;   538.2 p5      47 v[3]
        add edx, edi                      ;   539.2 p0      63 v[3]
        mov edi, esi                      ;   535.5 p1      50 w[14] copy
        shr edi, 0xa                      ;   536.5 p5      50 w[14]
        mov dword [esp + 64], ecx         ;   533.5 p3+p4   63 v[4] spill
        mov ecx, esi                      ;   536.2 p0      50 w[14] copy
        ror ecx, 2                        ;   537.2 p5      50 w[14]
        xor ecx, esi                      ;   538.2 p1      50 w[14]
        mov dword [esp + 116], esi        ;   534.5 p3+p4   78 w[12] spill
        ror ecx, 0x11                     ;   539.2 p0      50 w[14]
        xor edi, ecx                      ;   540.2 p1      50 w[14]
        mov esi, dword [esp + 124]        ;   535.2 p2      49 w[13]
        shr esi, 3                        ;   538.2 p5      49 w[13]
        mov ecx, dword [esp + 124]        ;   536.2 p2      49 w[13]
        mov dword [esp + 136], edi        ;   541.2 p3+p4   50 w[14] spill
        mov edi, dword [esp + 124]        ;   537.2 p2      49 w[13]
        ror edi, 0xb                      ;   540.2 p0      49 w[13]
        xor ecx, edi                      ;   541.2 p1      49 w[13]
        mov edi, dword [esp + 48]         ;   538.2 p2      78 w[13]
        ror ecx, 7                        ;   542.2 p5      49 w[13]
        xor esi, ecx                      ;   543.2 p0      49 w[13]
        mov ecx, dword [esp + 92]         ;   539.2 p2      78 w[6] reload
        add edi, ecx                      ;   542.2 p1      78 w[13]
        add edi, dword [esp + 120]        ;   543.2 p5+p2   78 w[13]
        add edi, esi                      ;   544.2 p0      78 w[13]
        mov esi, ebx                      ;   540.5 p1      48 t1 copy
        ror esi, 0xe                      ;   541.5 p5      48 t1
        xor esi, ebx                      ;   542.5 p0      48 t1
        ror esi, 5                        ;   543.5 p5      48 t1
        xor esi, ebx                      ;   544.5 p1      48 t1
        ror esi, 6                        ;   545.5 p0      48 t1
        add esi, dword [esp + 128]        ;   546.5 p1+p2   61 t1
        lea esi, [esi + edi - 694614492]  ;   547.5 p0      61 t1
        mov ecx, ebp                      ;   542.8 p5      51 t1 copy
        xor ecx, eax                      ;   543.8 p1      51 t1
        and ecx, ebx                      ;   544.8 p5      51 t1
        xor ecx, ebp                      ;   545.8 p0      51 t1
        add esi, ecx                      ;   548.5 p1      61 t1
        mov dword [esp + 128], ebp        ;   542.2 p3+p4   62 v[1] spill
        mov ecx, dword [esp + 64]         ;   542.5 p2      52 v[2]
        xor ecx, edx                      ;   545.5 p5      52 v[2]
        mov ebp, dword [esp + 52]         ;   543.5 p2      52 v[2]
        and ebp, ecx                      ;   546.5 p0      52 v[2]
        xor ebp, dword [esp + 64]         ;   547.5 p1+p2   52 v[2]
        add ebp, esi                      ;   549.5 p5      63 v[2]
        mov dword [esp + 52], ecx         ;   546.5 p3+p4   52 v[2] spill
        mov ecx, dword [esp + 80]         ;   545.5 p2      62 v[6]
        add ecx, esi                      ;   549.5 p0      62 v[6]
        mov esi, edx                      ;   546.5 p1      47 v[2] copy
        ror esi, 9                        ;   547.5 p5      47 v[2]
        xor esi, edx                      ;   548.5 p0      47 v[2]
        ror esi, 0xb                      ;   549.5 p5      47 v[2]
        xor esi, edx                      ;   550.5 p1      47 v[2]
        ror esi, 2                        ;   551.5 p0      47 v[2]
        add ebp, esi                      ;   552.5 p1      63 v[2]
        mov esi, edi                      ;   548.8 p5      50 w[15] copy
        mov dword [esp + 80], edx         ;   546.8 p3+p4   63 v[3] spill
        shr esi, 0xa                      ;   549.8 p0      50 w[15]
        mov edx, edi                      ;   549.5 p1      50 w[15] copy
        ror edx, 2                        ;   550.5 p5      50 w[15]
        xor edx, edi                      ;   551.5 p0      50 w[15]
        ror edx, 0x11                     ;   552.5 p5      50 w[15]
        xor esi, edx                      ;   553.5 p1      50 w[15]
        mov dword [esp + 120], edi        ;   548.5 p3+p4   78 w[13] spill
        mov edx, dword [esp + 36]         ;   548.8 p2      49 w[14]
        mov edi, dword [esp + 36]         ;   549.8 p2      49 w[14]
        shr edi, 3                        ;   552.8 p0      49 w[14]
        mov dword [esp + 48], esi         ;   554.5 p3+p4   50 w[15] spill
        mov esi, dword [esp + 36]         ;   550.8 p2      49 w[14]
        ror esi, 0xb                      ;   553.8 p5      49 w[14]
        xor edx, esi                      ;   554.8 p1      49 w[14]
        ror edx, 7                        ;   555.8 p0      49 w[14]
        mov esi, dword [esp + 136]        ;   551.8 p2      78 w[14]
        xor edi, edx                      ;   556.8 p1      49 w[14]
        mov edx, dword [esp + 96]         ;   552.8 p2      78 w[7] reload
        add esi, edx                      ;   555.8 p5      78 w[14]
        add esi, dword [esp + 124]        ;   556.8 p0+p2   78 w[14]
        add esi, edi                      ;   557.8 p1      78 w[14]
        mov edi, ecx                      ;   553.8 p5      48 t1 copy
        ror edi, 0xe                      ;   554.8 p0      48 t1
        xor edi, ecx                      ;   555.8 p1      48 t1
        ror edi, 5                        ;   556.8 p5      48 t1
        xor edi, ecx                      ;   557.8 p0      48 t1
        ror edi, 6                        ;   558.8 p5      48 t1
        add edi, dword [esp + 128]        ;   559.8 p1+p2   61 t1
        lea edi, [edi + esi - 200395387]  ;   560.8 p0      61 t1
        mov edx, eax                      ;   556.5 p1      51 t1 copy
        xor edx, ebx                      ;   557.5 p5      51 t1
        and edx, ecx                      ;   558.5 p0      51 t1
        xor edx, eax                      ;   559.5 p1      51 t1
        add edi, edx                      ;   561.8 p5      61 t1
        mov edx, dword [esp + 80]         ;   555.8 p2      52 v[1]
        mov dword [esp + 128], eax        ;   556.0 p3+p4   62 v[0] spill
        mov eax, dword [esp + 52]         ;   556.8 p2      52 v[1]
        xor edx, ebp                      ;   558.8 p0      52 v[1]
        mov dword [esp + 52], edx         ;   559.8 p3+p4   52 v[1] spill
        and eax, edx                      ;   559.8 p1      52 v[1]
        xor eax, dword [esp + 80]         ;   560.8 p5+p2   52 v[1]
        add eax, edi                      ;   562.8 p0      63 v[1]
        mov edx, dword [esp + 132]        ;   558.8 p2      62 v[5]
        add edx, edi                      ;   562.8 p1      62 v[5]
        mov edi, ebp                      ;   559.8 p5      47 v[1] copy
        ror edi, 9                        ;   560.8 p0      47 v[1]
        xor edi, ebp                      ;   561.8 p1      47 v[1]
        ror edi, 0xb                      ;   562.8 p5      47 v[1]
        xor edi, ebp                      ;   563.8 p0      47 v[1]
        ror edi, 2                        ;   564.8 p5      47 v[1]
        add eax, edi                      ;   565.8 p1      63 v[1]
        mov dword [esp + 132], ebp        ;   560.0 p3+p4   63 v[2] spill
        mov edi, esi                      ;   562.2 p0      50 w[0] copy
        shr edi, 0xa                      ;   563.2 p5      50 w[0]
        mov ebp, esi                      ;   562.5 p1      50 w[0] copy
        ror ebp, 2                        ;   563.5 p0      50 w[0]
        xor ebp, esi                      ;   564.5 p1      50 w[0]
        ror ebp, 0x11                     ;   565.5 p5      50 w[0]
        xor edi, ebp                      ;   566.5 p0      50 w[0]
        mov ebp, dword [esp + 140]        ;   562.0 p2      49 w[15]
        mov dword [esp + 124], esi        ;   562.2 p3+p4   78 w[14] spill
        mov esi, dword [esp + 140]        ;   563.0 p2      49 w[15]
        shr esi, 3                        ;   566.0 p5      49 w[15]
        mov dword [esp + 136], edi        ;   567.5 p3+p4   50 w[0] spill
        mov edi, dword [esp + 140]        ;   564.0 p2      49 w[15]
        ror edi, 0xb                      ;   567.0 p0      49 w[15]
        xor ebp, edi                      ;   568.0 p1      49 w[15]
        ror ebp, 7                        ;   569.0 p5      49 w[15]
        xor esi, ebp                      ;   570.0 p1      49 w[15]
        mov edi, dword [esp + 48]         ;   565.0 p2      78 w[15]
        mov ebp, dword [esp + 100]        ;   566.0 p2      78 w[8] reload
        add edi, ebp                      ;   569.0 p0      78 w[15]
        add edi, dword [esp + 36]         ;   570.0 p1+p2   78 w[15]
        add edi, esi                      ;   571.0 p5      78 w[15]
        mov esi, edx                      ;   567.2 p0      48 t1 copy
        ror esi, 0xe                      ;   568.2 p5      48 t1
        xor esi, edx                      ;   569.2 p1      48 t1
        ror esi, 5                        ;   570.2 p0      48 t1
        xor esi, edx                      ;   571.2 p1      48 t1
        ror esi, 6                        ;   572.2 p5      48 t1
        add esi, dword [esp + 128]        ;   573.2 p0+p2   61 t1
        lea esi, [esi + edi + 275423344]  ;   574.2 p0      61 t1
        mov ebp, ebx                      ;   569.5 p1      51 t1 copy
        xor ebp, ecx                      ;   570.5 p5      51 t1
        and ebp, edx                      ;   571.5 p1      51 t1
        xor ebp, ebx                      ;   572.5 p5      51 t1
        add esi, ebp                      ;   575.2 p0      61 t1
        mov ebp, dword [esp + 132]        ;   569.0 p2      52 v[0]
        xor ebp, eax                      ;   572.0 p1      52 v[0]
        mov dword [esp + 128], ebx        ;   569.5 p3+p4   62 v[7] spill
        mov ebx, dword [esp + 52]         ;   570.0 p2      52 v[0]
        and ebx, ebp                      ;   573.0 p5      52 v[0]
        mov dword [esp + 52], ebp         ;   573.0 p3+p4   52 v[0] spill
        mov ebp, dword [esp + 64]         ;   571.0 p2      62 v[4]
        mov dword [esp + 64], eax         ;   571.5 p3+p4   63 v[1] spill
        xor ebx, dword [esp + 132]        ;   574.0 p0+p2   52 v[0]
        add ebp, esi                      ;   576.2 p1      62 v[4]
        add ebx, esi                      ;   576.2 p5      63 v[0]
        mov esi, eax                      ;   573.2 p0      47 v[0] copy
        ror esi, 9                        ;   574.2 p5      47 v[0]
        xor esi, eax                      ;   575.2 p1      47 v[0]
        mov dword [esp + 36], edi         ;   572.5 p3+p4   78 w[15] spill
        ror esi, 0xb                      ;   576.2 p0      47 v[0]
        xor esi, eax                      ;   577.2 p1      47 v[0]
        ror esi, 2                        ;   578.2 p5      47 v[0]
        add ebx, esi                      ;   579.2 p0      63 v[0]
        mov esi, edi                      ;   575.5 p1      50 w[1] copy
        shr esi, 0xa                      ;   576.5 p5      50 w[1]
        mov eax, edi                      ;   576.2 p0      50 w[1] copy
        ror eax, 2                        ;   577.2 p5      50 w[1]
        xor eax, edi                      ;   578.2 p1      50 w[1]
        ror eax, 0x11                     ;   579.2 p0      50 w[1]
        xor esi, eax                      ;   580.2 p1      50 w[1]
        mov edi, dword [esp + 60]         ;   575.5 p2      49 w[0]
        shr edi, 3                        ;   578.5 p5      49 w[0]
        mov eax, dword [esp + 60]         ;   576.5 p2      49 w[0]
        mov dword [esp + 48], esi         ;   581.2 p3+p4   50 w[1] spill
        mov esi, dword [esp + 60]         ;   577.5 p2      49 w[0]
        ror esi, 0xb                      ;   580.5 p0      49 w[0]
        xor eax, esi                      ;   581.5 p1      49 w[0]
        ror eax, 7                        ;   582.5 p5      49 w[0]
        xor edi, eax                      ;   583.5 p0      49 w[0]
        mov eax, dword [esp + 104]        ;   578.5 p2      78 w[9] reload
        mov esi, dword [esp + 136]        ;   579.5 p2      78 w[0]
        add esi, eax                      ;   582.5 p1      78 w[0]
        add esi, dword [esp + 140]        ;   583.5 p5+p2   78 w[0]
        add esi, edi                      ;   584.5 p0      78 w[0]
        mov edi, ebp                      ;   580.5 p1      48 t1 copy
        ror edi, 0xe                      ;   581.5 p5      48 t1
        xor edi, ebp                      ;   582.5 p0      48 t1
        ror edi, 5                        ;   583.5 p5      48 t1
        xor edi, ebp                      ;   584.5 p1      48 t1
        ror edi, 6                        ;   585.5 p0      48 t1
        add edi, dword [esp + 128]        ;   586.5 p1+p2   61 t1
        lea edi, [edi + esi + 430227734]  ;   587.5 p0      61 t1
        mov eax, ecx                      ;   582.8 p5      51 t1 copy
        xor eax, edx                      ;   583.8 p1      51 t1
        and eax, ebp                      ;   584.8 p5      51 t1
        xor eax, ecx                      ;   585.8 p0      51 t1
        add edi, eax                      ;   588.5 p1      61 t1
        mov eax, dword [esp + 64]         ;   582.5 p2      52 v[7]
        xor eax, ebx                      ;   585.5 p5      52 v[7]
        mov dword [esp + 128], ecx        ;   583.0 p3+p4   62 v[6] spill
        mov ecx, dword [esp + 52]         ;   583.5 p2      52 v[7]
        and ecx, eax                      ;   586.5 p0      52 v[7]
        xor ecx, dword [esp + 64]         ;   587.5 p1+p2   52 v[7]
        mov dword [esp + 52], eax         ;   586.5 p3+p4   52 v[7] spill
        mov eax, dword [esp + 80]         ;   585.5 p2      62 v[3]
        add eax, edi                      ;   589.5 p5      62 v[3]
        add ecx, edi                      ;   589.5 p0      63 v[7]
        mov edi, ebx                      ;   586.5 p1      47 v[7] copy
        mov dword [esp + 80], ebx         ;   585.2 p3+p4   63 v[0] spill
        ror edi, 9                        ;   587.5 p5      47 v[7]
        xor edi, ebx                      ;   588.5 p0      47 v[7]
        ror edi, 0xb                      ;   589.5 p5      47 v[7]
        xor edi, ebx                      ;   590.5 p1      47 v[7]
        ror edi, 2                        ;   591.5 p0      47 v[7]
        add ecx, edi                      ;   592.5 p1      63 v[7]
        mov edi, esi                      ;   588.8 p5      50 w[2] copy
        shr edi, 0xa                      ;   589.8 p0      50 w[2]
        mov ebx, esi                      ;   589.5 p1      50 w[2] copy
        ror ebx, 2                        ;   590.5 p5      50 w[2]
        xor ebx, esi                      ;   591.5 p0      50 w[2]
        ror ebx, 0x11                     ;   592.5 p5      50 w[2]
        xor edi, ebx                      ;   593.5 p1      50 w[2]
        mov ebx, dword [esp + 68]         ;   588.8 p2      49 w[1]
        mov dword [esp + 140], esi        ;   589.0 p3+p4   78 w[0] spill
        mov esi, dword [esp + 68]         ;   589.8 p2      49 w[1]
        shr esi, 3                        ;   592.8 p0      49 w[1]
        mov dword [esp + 136], edi        ;   594.5 p3+p4   50 w[2] spill
        mov edi, dword [esp + 68]         ;   590.8 p2      49 w[1]
        ror edi, 0xb                      ;   593.8 p5      49 w[1]
        xor ebx, edi                      ;   594.8 p1      49 w[1]
        ror ebx, 7                        ;   595.8 p0      49 w[1]
        xor esi, ebx                      ;   596.8 p1      49 w[1]
        mov edi, dword [esp + 48]         ;   591.8 p2      78 w[1]
        mov ebx, dword [esp + 108]        ;   592.8 p2      78 w[10] reload
        add edi, ebx                      ;   595.8 p5      78 w[1]
        add edi, dword [esp + 60]         ;   596.8 p0+p2   78 w[1]
        add edi, esi                      ;   597.8 p1      78 w[1]
        mov esi, eax                      ;   593.8 p5      48 t1 copy
        ror esi, 0xe                      ;   594.8 p0      48 t1
        xor esi, eax                      ;   595.8 p1      48 t1
        ror esi, 5                        ;   596.8 p5      48 t1
        xor esi, eax                      ;   597.8 p0      48 t1
        ror esi, 6                        ;   598.8 p5      48 t1
        add esi, dword [esp + 128]        ;   599.8 p1+p2   61 t1
        lea esi, [esi + edi + 506948616]  ;   600.8 p0      61 t1
        mov ebx, edx                      ;   596.5 p1      51 t1 copy
        xor ebx, ebp                      ;   597.5 p5      51 t1
        and ebx, eax                      ;   598.5 p0      51 t1
        xor ebx, edx                      ;   599.5 p1      51 t1
        add esi, ebx                      ;   601.8 p5      61 t1
        mov ebx, dword [esp + 80]         ;   595.8 p2      52 v[6]
        xor ebx, ecx                      ;   598.8 p0      52 v[6]
        mov dword [esp + 128], edx        ;   596.2 p3+p4   62 v[5] spill
        mov edx, dword [esp + 52]         ;   596.8 p2      52 v[6]
        and edx, ebx                      ;   599.8 p1      52 v[6]
        mov dword [esp + 52], ebx         ;   599.8 p3+p4   52 v[6] spill
        mov ebx, dword [esp + 132]        ;   597.8 p2      62 v[2]
        xor edx, dword [esp + 80]         ;   600.8 p5+p2   52 v[6]
        add ebx, esi                      ;   602.8 p0      62 v[2]
        add edx, esi                      ;   602.8 p1      63 v[6]
        mov esi, ecx                      ;   599.8 p5      47 v[6] copy
        ror esi, 9                        ;   600.8 p0      47 v[6]
        xor esi, ecx                      ;   601.8 p1      47 v[6]
        ror esi, 0xb                      ;   602.8 p5      47 v[6]
        xor esi, ecx                      ;   603.8 p0      47 v[6]
        ror esi, 2                        ;   604.8 p5      47 v[6]
        add edx, esi                      ;   605.8 p1      63 v[6]
        mov esi, edi                      ;   602.2 p0      50 w[3] copy
        shr esi, 0xa                      ;   603.2 p5      50 w[3]
        mov dword [esp + 132], ecx        ;   600.5 p3+p4   63 v[7] spill
        mov ecx, edi                      ;   602.5 p1      50 w[3] copy
        ror ecx, 2                        ;   603.5 p0      50 w[3]
        xor ecx, edi                      ;   604.5 p1      50 w[3]
        ror ecx, 0x11                     ;   605.5 p5      50 w[3]
        xor esi, ecx                      ;   606.5 p0      50 w[3]
        mov ecx, dword [esp + 76]         ;   602.0 p2      49 w[2]
        mov dword [esp + 60], edi         ;   602.2 p3+p4   78 w[1] spill
        mov edi, dword [esp + 76]         ;   603.0 p2      49 w[2]
        shr edi, 3                        ;   606.0 p5      49 w[2]
        mov dword [esp + 48], esi         ;   607.5 p3+p4   50 w[3] spill
        mov esi, dword [esp + 76]         ;   604.0 p2      49 w[2]
        ror esi, 0xb                      ;   607.0 p0      49 w[2]
        xor ecx, esi                      ;   608.0 p1      49 w[2]
        ror ecx, 7                        ;   609.0 p5      49 w[2]
        mov esi, dword [esp + 136]        ;   605.0 p2      78 w[2]
        xor edi, ecx                      ;   610.0 p1      49 w[2]
        mov ecx, dword [esp + 112]        ;   606.0 p2      78 w[11] reload
        add esi, ecx                      ;   609.0 p0      78 w[2]
        add esi, dword [esp + 68]         ;   610.0 p1+p2   78 w[2]
        add esi, edi                      ;   611.0 p5      78 w[2]
        mov edi, ebx                      ;   607.2 p0      48 t1 copy
        ror edi, 0xe                      ;   608.2 p5      48 t1
        xor edi, ebx                      ;   609.2 p1      48 t1
        ror edi, 5                        ;   610.2 p0      48 t1
        xor edi, ebx                      ;   611.2 p1      48 t1
        ror edi, 6                        ;   612.2 p5      48 t1
        add edi, dword [esp + 128]        ;   613.2 p0+p2   61 t1
        lea edi, [edi + esi + 659060556]  ;   614.2 p0      61 t1
        mov ecx, ebp                      ;   609.5 p1      51 t1 copy
        xor ecx, eax                      ;   610.5 p5      51 t1
        and ecx, ebx                      ;   611.5 p1      51 t1
        xor ecx, ebp                      ;   612.5 p5      51 t1
        add edi, ecx                      ;   615.2 p0      61 t1
        mov ecx, dword [esp + 132]        ;   609.0 p2      52 v[5]
        mov dword [esp + 128], ebp        ;   609.2 p3+p4   62 v[4] spill
        mov dword [esp + 68], esi         ;   612.0 p3+p4   78 w[2] spill
        mov ebp, dword [esp + 52]         ;   610.0 p2      52 v[5]
        xor ecx, edx                      ;   612.0 p1      52 v[5]
        mov dword [esp + 52], ecx         ;   613.0 p3+p4   52 v[5] spill
        and ebp, ecx                      ;   613.0 p5      52 v[5]
        mov ecx, dword [esp + 64]         ;   611.0 p2      62 v[1]
        xor ebp, dword [esp + 132]        ;   614.0 p0+p2   52 v[5]
        add ecx, edi                      ;   616.2 p1      62 v[1]
        mov dword [esp + 64], edx         ;   612.2 p3+p4   63 v[6] spill
        add ebp, edi                      ;   616.2 p5      63 v[5]
        mov edi, edx                      ;   613.2 p0      47 v[5] copy
        ror edi, 9                        ;   614.2 p5      47 v[5]
        xor edi, edx                      ;   615.2 p1      47 v[5]
        ror edi, 0xb                      ;   616.2 p0      47 v[5]
        xor edi, edx                      ;   617.2 p1      47 v[5]
        ror edi, 2                        ;   618.2 p5      47 v[5]
        add ebp, edi                      ;   619.2 p0      63 v[5]
        mov edi, esi                      ;   615.5 p1      50 w[4] copy
        shr edi, 0xa                      ;   616.5 p5      50 w[4]
        mov edx, esi                      ;   616.2 p0      50 w[4] copy
        ror edx, 2                        ;   617.2 p5      50 w[4]
        xor edx, esi                      ;   618.2 p1      50 w[4]
        mov esi, dword [esp + 84]         ;   615.0 p2      49 w[3]
        ror edx, 0x11                     ;   619.2 p0      50 w[4]
        xor edi, edx                      ;   620.2 p1      50 w[4]
        shr esi, 3                        ;   618.0 p5      49 w[3]
        mov dword [esp + 136], edi        ;   621.2 p3+p4   50 w[4] spill
        mov edi, dword [esp + 84]         ;   616.2 p2      49 w[3]
        ror edi, 0xb                      ;   619.2 p0      49 w[3]
        mov edx, dword [esp + 84]         ;   617.2 p2      49 w[3]
        xor edx, edi                      ;   620.2 p1      49 w[3]
        ror edx, 7                        ;   621.2 p5      49 w[3]
        xor esi, edx                      ;   622.2 p0      49 w[3]
        mov edx, dword [esp + 116]        ;   618.2 p2      78 w[12] reload
        mov edi, dword [esp + 48]         ;   619.2 p2      78 w[3]
        add edi, edx                      ;   622.2 p1      78 w[3]
        mov edx, eax                      ;   619.8 p5      51 t1 copy
        xor edx, ebx                      ;   620.8 p0      51 t1
        add edi, dword [esp + 76]         ;   623.2 p1+p2   78 w[3]
        add edi, esi                      ;   624.2 p5      78 w[3]
        mov esi, ecx                      ;   621.2 p0      48 t1 copy
        ror esi, 0xe                      ;   622.2 p5      48 t1
        xor esi, ecx                      ;   623.2 p1      48 t1
        ror esi, 5                        ;   624.2 p0      48 t1
        xor esi, ecx                      ;   625.2 p1      48 t1
        ror esi, 6                        ;   626.2 p5      48 t1
        add esi, dword [esp + 128]        ;   627.2 p0+p2   61 t1
        lea esi, [esi + edi + 883997877]  ;   628.2 p0      61 t1
        and edx, ecx                      ;   623.5 p1      51 t1
        xor edx, eax                      ;   624.5 p5      51 t1
        add esi, edx                      ;   629.2 p1      61 t1
        mov edx, dword [esp + 64]         ;   622.2 p2      52 v[4]
        xor edx, ebp                      ;   625.2 p5      52 v[4]
        mov dword [esp + 128], eax        ;   622.8 p3+p4   62 v[3] spill
        mov eax, dword [esp + 52]         ;   623.2 p2      52 v[4]
        mov dword [esp + 52], edx         ;   626.2 p3+p4   52 v[4] spill
        and eax, edx                      ;   626.2 p0      52 v[4]
        xor eax, dword [esp + 64]         ;   627.2 p1+p2   52 v[4]
        add eax, esi                      ;   630.2 p5      63 v[4]
        mov edx, dword [esp + 80]         ;   625.2 p2      62 v[0]
        add edx, esi                      ;   630.2 p0      62 v[0]
        mov esi, ebp                      ;   626.5 p1      47 v[4] copy
        ror esi, 9                        ;   627.5 p5      47 v[4]
        xor esi, ebp                      ;   628.5 p0      47 v[4]
        ror esi, 0xb                      ;   629.5 p5      47 v[4]
        xor esi, ebp                      ;   630.5 p1      47 v[4]
        ror esi, 2                        ;   631.5 p0      47 v[4]
        add eax, esi                      ;   632.5 p1      63 v[4]
        mov esi, edi                      ;   628.8 p5      50 w[5] copy
        mov dword [esp + 80], ebp         ;   626.8 p3+p4   63 v[5] spill
        shr esi, 0xa                      ;   629.8 p0      50 w[5]
        mov ebp, edi                      ;   629.5 p1      50 w[5] copy
        ror ebp, 2                        ;   630.5 p5      50 w[5]
        xor ebp, edi                      ;   631.5 p0      50 w[5]
        ror ebp, 0x11                     ;   632.5 p5      50 w[5]
        xor esi, ebp                      ;   633.5 p1      50 w[5]
        mov ebp, dword [esp + 88]         ;   628.5 p2      49 w[4]
        mov dword [esp + 48], esi         ;   634.5 p3+p4   50 w[5] spill
        mov esi, dword [esp + 88]         ;   629.5 p2      49 w[4]
        ror esi, 0xb                      ;   632.5 p0      49 w[4]
        xor ebp, esi                      ;   633.5 p1      49 w[4]
        ror ebp, 7                        ;   634.5 p5      49 w[4]
        mov dword [esp + 76], edi         ;   630.0 p3+p4   78 w[3] spill
        mov edi, dword [esp + 88]         ;   630.5 p2      49 w[4]
        mov esi, dword [esp + 136]        ;   631.5 p2      78 w[4]
        shr edi, 3                        ;   633.5 p0      49 w[4]
        xor edi, ebp                      ;   635.5 p1      49 w[4]
        mov ebp, dword [esp + 120]        ;   632.5 p2      78 w[13] reload
        add esi, ebp                      ;   635.5 p5      78 w[4]
        add esi, dword [esp + 84]         ;   636.5 p0+p2   78 w[4]
        add esi, edi                      ;   637.5 p1      78 w[4]
        mov edi, edx                      ;   633.8 p5      48 t1 copy
        ror edi, 0xe                      ;   634.8 p0      48 t1
        xor edi, edx                      ;   635.8 p1      48 t1
        ror edi, 5                        ;   636.8 p5      48 t1
        xor edi, edx                      ;   637.8 p0      48 t1
        ror edi, 6                        ;   638.8 p5      48 t1
        add edi, dword [esp + 128]        ;   639.8 p1+p2   61 t1
        lea edi, [edi + esi + 958139571]  ;   640.8 p0      61 t1
        mov ebp, ebx                      ;   636.5 p1      51 t1 copy
        xor ebp, ecx                      ;   637.5 p5      51 t1
        and ebp, edx                      ;   638.5 p0      51 t1
        xor ebp, ebx                      ;   639.5 p1      51 t1
        add edi, ebp                      ;   641.8 p5      61 t1
        mov dword [esp + 128], ebx        ;   635.5 p3+p4   62 v[2] spill
        mov ebx, dword [esp + 52]         ;   635.8 p2      52 v[3]
        mov ebp, dword [esp + 80]         ;   636.8 p2      52 v[3]
        xor ebp, eax                      ;   639.8 p0      52 v[3]
        and ebx, ebp                      ;   640.8 p1      52 v[3]
        xor ebx, dword [esp + 80]         ;   641.8 p5+p2   52 v[3]
        add ebx, edi                      ;   642.8 p0      63 v[3]
        mov dword [esp + 52], ebp         ;   640.8 p3+p4   52 v[3] spill
        mov ebp, dword [esp + 132]        ;   638.8 p2      62 v[7]
        add ebp, edi                      ;   642.8 p1      62 v[7]
        mov edi, eax                      ;   639.8 p5      47 v[3] copy
        ror edi, 9                        ;   640.8 p0      47 v[3]
        xor edi, eax                      ;   641.8 p1      47 v[3]
        mov dword [esp + 132], eax        ;   638.8 p3+p4   63 v[4] spill
        ror edi, 0xb                      ;   642.8 p5      47 v[3]
        xor edi, eax                      ;   643.8 p0      47 v[3]
        ror edi, 2                        ;   644.8 p5      47 v[3]
        add ebx, edi                      ;   645.8 p1      63 v[3]
        mov edi, esi                      ;   642.2 p0      50 w[6] copy
        shr edi, 0xa                      ;   643.2 p5      50 w[6]
        mov eax, esi                      ;   642.5 p1      50 w[6] copy
        ror eax, 2                        ;   643.5 p0      50 w[6]
        xor eax, esi                      ;   644.5 p1      50 w[6]
        ror eax, 0x11                     ;   645.5 p5      50 w[6]
        mov dword [esp + 84], esi         ;   641.5 p3+p4   78 w[4] spill
        mov esi, dword [esp + 92]         ;   641.8 p2      49 w[5]
        xor edi, eax                      ;   646.5 p0      50 w[6]
        shr esi, 3                        ;   644.8 p5      49 w[5]
        mov dword [esp + 136], edi        ;   647.5 p3+p4   50 w[6] spill
        mov edi, dword [esp + 92]         ;   642.8 p2      49 w[5]
        ror edi, 0xb                      ;   645.8 p0      49 w[5]
        mov eax, dword [esp + 92]         ;   643.8 p2      49 w[5]
        xor eax, edi                      ;   646.8 p1      49 w[5]
        mov edi, dword [esp + 48]         ;   644.8 p2      78 w[5]
        ror eax, 7                        ;   647.8 p5      49 w[5]
        xor esi, eax                      ;   648.8 p1      49 w[5]
        mov eax, dword [esp + 124]        ;   645.8 p2      78 w[14] reload
        add edi, eax                      ;   648.8 p0      78 w[5]
        add edi, dword [esp + 88]         ;   649.8 p1+p2   78 w[5]
        add edi, esi                      ;   650.8 p5      78 w[5]
        mov esi, ebp                      ;   647.2 p0      48 t1 copy
        ror esi, 0xe                      ;   648.2 p5      48 t1
        xor esi, ebp                      ;   649.2 p1      48 t1
        ror esi, 5                        ;   650.2 p0      48 t1
        xor esi, ebp                      ;   651.2 p1      48 t1
        ror esi, 6                        ;   652.2 p5      48 t1
        add esi, dword [esp + 128]        ;   653.2 p0+p2   61 t1
        lea esi, [esi + edi + 1322822218] ;   654.2 p0      61 t1
        mov eax, ecx                      ;   649.5 p1      51 t1 copy
        xor eax, edx                      ;   650.5 p5      51 t1
        and eax, ebp                      ;   651.5 p1      51 t1
        xor eax, ecx                      ;   652.5 p5      51 t1
        add esi, eax                      ;   655.2 p0      61 t1
        mov eax, dword [esp + 132]        ;   648.8 p2      52 v[2]
        xor eax, ebx                      ;   651.8 p1      52 v[2]
        mov dword [esp + 128], ecx        ;   649.2 p3+p4   62 v[1] spill
        mov ecx, dword [esp + 52]         ;   649.8 p2      52 v[2]
        and ecx, eax                      ;   652.8 p5      52 v[2]
        mov dword [esp + 52], eax         ;   652.8 p3+p4   52 v[2] spill
        mov eax, dword [esp + 64]         ;   650.8 p2      62 v[6]
        xor ecx, dword [esp + 132]        ;   653.8 p0+p2   52 v[2]
        add ecx, esi                      ;   656.2 p1      63 v[2]
        add eax, esi                      ;   656.2 p5      62 v[6]
        mov esi, ebx                      ;   653.2 p0      47 v[2] copy
        ror esi, 9                        ;   654.2 p5      47 v[2]
        xor esi, ebx                      ;   655.2 p1      47 v[2]
        ror esi, 0xb                      ;   656.2 p0      47 v[2]
        xor esi, ebx                      ;   657.2 p1      47 v[2]
        ror esi, 2                        ;   658.2 p5      47 v[2]
        add ecx, esi                      ;   659.2 p0      63 v[2]
        mov esi, edi                      ;   655.5 p1      50 w[7] copy
        shr esi, 0xa                      ;   656.5 p5      50 w[7]
        mov dword [esp + 88], edi         ;   653.5 p3+p4   78 w[5] spill
        mov dword [esp + 64], ebx         ;   654.5 p3+p4   63 v[3] spill
        mov ebx, edi                      ;   656.2 p0      50 w[7] copy
        ror ebx, 2                        ;   657.2 p5      50 w[7]
        xor ebx, edi                      ;   658.2 p1      50 w[7]
        ror ebx, 0x11                     ;   659.2 p0      50 w[7]
        xor esi, ebx                      ;   660.2 p1      50 w[7]
        mov dword [esp + 48], esi         ;   661.2 p3+p4   50 w[7] spill
        mov ebx, dword [esp + 96]         ;   655.5 p2      49 w[6]
        mov esi, dword [esp + 96]         ;   656.5 p2      49 w[6]
        mov edi, dword [esp + 96]         ;   657.5 p2      49 w[6]
        shr edi, 3                        ;   660.5 p5      49 w[6]
        ror esi, 0xb                      ;   659.5 p0      49 w[6]
        xor ebx, esi                      ;   660.5 p1      49 w[6]
        ror ebx, 7                        ;   661.5 p5      49 w[6]
        mov esi, dword [esp + 136]        ;   658.5 p2      78 w[6]
        xor edi, ebx                      ;   662.5 p0      49 w[6]
        mov ebx, dword [esp + 36]         ;   659.5 p2      78 w[15] reload
        add esi, ebx                      ;   662.5 p1      78 w[6]
        add esi, dword [esp + 92]         ;   663.5 p5+p2   78 w[6]
        add esi, edi                      ;   664.5 p0      78 w[6]
        mov edi, eax                      ;   660.5 p1      48 t1 copy
        ror edi, 0xe                      ;   661.5 p5      48 t1
        xor edi, eax                      ;   662.5 p0      48 t1
        ror edi, 5                        ;   663.5 p5      48 t1
        xor edi, eax                      ;   664.5 p1      48 t1
        ror edi, 6                        ;   665.5 p0      48 t1
        add edi, dword [esp + 128]        ;   666.5 p1+p2   61 t1
        lea edi, [edi + esi + 1537002063] ;   667.5 p0      61 t1
        mov ebx, edx                      ;   662.8 p5      51 t1 copy
        xor ebx, ebp                      ;   663.8 p1      51 t1
        and ebx, eax                      ;   664.8 p5      51 t1
        xor ebx, edx                      ;   665.8 p0      51 t1
        add edi, ebx                      ;   668.5 p1      61 t1
        mov ebx, dword [esp + 64]         ;   662.5 p2      52 v[1]
        xor ebx, ecx                      ;   665.5 p5      52 v[1]
        mov dword [esp + 128], edx        ;   662.8 p3+p4   62 v[0] spill
        mov edx, dword [esp + 52]         ;   663.5 p2      52 v[1]
        and edx, ebx                      ;   666.5 p0      52 v[1]
        xor edx, dword [esp + 64]         ;   667.5 p1+p2   52 v[1]
        mov dword [esp + 52], ebx         ;   666.5 p3+p4   52 v[1] spill
        mov ebx, dword [esp + 80]         ;   665.5 p2      62 v[5]
        add ebx, edi                      ;   669.5 p5      62 v[5]
        add edx, edi                      ;   669.5 p0      63 v[1]
        mov edi, ecx                      ;   666.5 p1      47 v[1] copy
        ror edi, 9                        ;   667.5 p5      47 v[1]
        xor edi, ecx                      ;   668.5 p0      47 v[1]
        ror edi, 0xb                      ;   669.5 p5      47 v[1]
        xor edi, ecx                      ;   670.5 p1      47 v[1]
        ror edi, 2                        ;   671.5 p0      47 v[1]
        add edx, edi                      ;   672.5 p1      63 v[1]
        mov edi, esi                      ;   668.8 p5      50 w[8] copy
        shr edi, 0xa                      ;   669.8 p0      50 w[8]
        mov dword [esp + 80], ecx         ;   667.0 p3+p4   63 v[2] spill
        mov ecx, esi                      ;   669.5 p1      50 w[8] copy
        ror ecx, 2                        ;   670.5 p5      50 w[8]
        xor ecx, esi                      ;   671.5 p0      50 w[8]
        ror ecx, 0x11                     ;   672.5 p5      50 w[8]
        xor edi, ecx                      ;   673.5 p1      50 w[8]
        mov dword [esp + 136], edi        ;   674.5 p3+p4   50 w[8] spill
        mov edi, dword [esp + 100]        ;   668.8 p2      49 w[7]
        mov dword [esp + 92], esi         ;   669.5 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 100]        ;   669.8 p2      49 w[7]
        mov esi, dword [esp + 100]        ;   670.8 p2      49 w[7]
        shr esi, 3                        ;   673.8 p0      49 w[7]
        ror edi, 0xb                      ;   671.8 p5      49 w[7]
        xor ecx, edi                      ;   672.8 p1      49 w[7]
        ror ecx, 7                        ;   673.8 p0      49 w[7]
        xor esi, ecx                      ;   674.8 p1      49 w[7]
        mov ecx, dword [esp + 140]        ;   671.8 p2      78 w[0] reload
        mov edi, dword [esp + 48]         ;   672.8 p2      78 w[7]
        add edi, ecx                      ;   675.8 p5      78 w[7]
        add edi, dword [esp + 96]         ;   676.8 p0+p2   78 w[7]
        add edi, esi                      ;   677.8 p1      78 w[7]
        mov esi, ebx                      ;   673.8 p5      48 t1 copy
        ror esi, 0xe                      ;   674.8 p0      48 t1
        xor esi, ebx                      ;   675.8 p1      48 t1
        ror esi, 5                        ;   676.8 p5      48 t1
        xor esi, ebx                      ;   677.8 p0      48 t1
        mov ecx, ebp                      ;   675.5 p1      51 t1 copy
        ror esi, 6                        ;   678.8 p5      48 t1
        add esi, dword [esp + 128]        ;   679.8 p0+p2   61 t1
        lea esi, [esi + edi + 1747873779] ;   680.8 p0      61 t1
        xor ecx, eax                      ;   676.5 p1      51 t1
        and ecx, ebx                      ;   677.5 p5      51 t1
        xor ecx, ebp                      ;   678.5 p1      51 t1
        add esi, ecx                      ;   681.8 p5      61 t1
        mov dword [esp + 128], ebp        ;   675.5 p3+p4   62 v[7] spill
        mov ebp, dword [esp + 52]         ;   675.8 p2      52 v[0]
        mov ecx, dword [esp + 80]         ;   676.8 p2      52 v[0]
        xor ecx, edx                      ;   679.8 p0      52 v[0]
        mov dword [esp + 52], ecx         ;   680.8 p3+p4   52 v[0] spill
        and ebp, ecx                      ;   680.8 p1      52 v[0]
        mov ecx, dword [esp + 132]        ;   677.8 p2      62 v[4]
        xor ebp, dword [esp + 80]         ;   681.8 p5+p2   52 v[0]
        add ebp, esi                      ;   682.8 p0      63 v[0]
        add ecx, esi                      ;   682.8 p1      62 v[4]
        mov esi, edx                      ;   679.8 p5      47 v[0] copy
        ror esi, 9                        ;   680.8 p0      47 v[0]
        xor esi, edx                      ;   681.8 p1      47 v[0]
        ror esi, 0xb                      ;   682.8 p5      47 v[0]
        xor esi, edx                      ;   683.8 p0      47 v[0]
        ror esi, 2                        ;   684.8 p5      47 v[0]
        add ebp, esi                      ;   685.8 p1      63 v[0]
        mov esi, edi                      ;   682.2 p0      50 w[9] copy
        shr esi, 0xa                      ;   683.2 p5      50 w[9]
        mov dword [esp + 96], edi         ;   680.2 p3+p4   78 w[7] spill
        mov dword [esp + 132], edx        ;   681.2 p3+p4   63 v[1] spill
        mov edx, edi                      ;   682.5 p1      50 w[9] copy
        ror edx, 2                        ;   683.5 p0      50 w[9]
        xor edx, edi                      ;   684.5 p1      50 w[9]
        ror edx, 0x11                     ;   685.5 p5      50 w[9]
        xor esi, edx                      ;   686.5 p0      50 w[9]
        mov edi, dword [esp + 104]        ;   682.0 p2      49 w[8]
        shr edi, 3                        ;   685.0 p5      49 w[8]
        mov dword [esp + 48], esi         ;   687.5 p3+p4   50 w[9] spill
        mov esi, dword [esp + 104]        ;   683.0 p2      49 w[8]
        mov edx, dword [esp + 104]        ;   684.0 p2      49 w[8]
        ror esi, 0xb                      ;   686.0 p0      49 w[8]
        xor edx, esi                      ;   687.0 p1      49 w[8]
        mov esi, dword [esp + 136]        ;   685.0 p2      78 w[8]
        ror edx, 7                        ;   688.0 p5      49 w[8]
        xor edi, edx                      ;   689.0 p1      49 w[8]
        add esi, dword [esp + 60]         ;   688.0 p0+p2   78 w[8]
        add esi, dword [esp + 100]        ;   689.0 p1+p2   78 w[8]
        add esi, edi                      ;   690.0 p5      78 w[8]
        mov edi, ecx                      ;   687.2 p0      48 t1 copy
        ror edi, 0xe                      ;   688.2 p5      48 t1
        xor edi, ecx                      ;   689.2 p1      48 t1
        ror edi, 5                        ;   690.2 p0      48 t1
        xor edi, ecx                      ;   691.2 p1      48 t1
        ror edi, 6                        ;   692.2 p5      48 t1
        mov edx, dword [esp + 128]        ;   688.0 p2      61 t1
        lea edx, [edx + esi + 1955562222] ;   691.0 p0      61 t1
        add edx, edi                      ;   693.2 p1      61 t1
        mov edi, eax                      ;   689.8 p5      51 t1 copy
        xor edi, ebx                      ;   690.8 p0      51 t1
        and edi, ecx                      ;   691.8 p1      51 t1
        xor edi, eax                      ;   692.8 p5      51 t1
        add edx, edi                      ;   694.2 p0      61 t1
        mov edi, dword [esp + 132]        ;   689.0 p2      52 v[7]
        mov dword [esp + 128], eax        ;   689.0 p3+p4   62 v[6] spill
        xor edi, ebp                      ;   692.0 p1      52 v[7]
        mov eax, dword [esp + 52]         ;   690.0 p2      52 v[7]
        mov dword [esp + 52], edi         ;   693.0 p3+p4   52 v[7] spill
        and eax, edi                      ;   693.0 p5      52 v[7]
        xor eax, dword [esp + 132]        ;   694.0 p0+p2   52 v[7]
        mov edi, dword [esp + 64]         ;   692.0 p2      62 v[3]
        add edi, edx                      ;   695.2 p1      62 v[3]
        add eax, edx                      ;   695.2 p5      63 v[7]
        mov edx, ebp                      ;   693.2 p0      47 v[7] copy
        ror edx, 9                        ;   694.2 p5      47 v[7]
        xor edx, ebp                      ;   695.2 p1      47 v[7]
        ror edx, 0xb                      ;   696.2 p0      47 v[7]
        xor edx, ebp                      ;   697.2 p1      47 v[7]
        ror edx, 2                        ;   698.2 p5      47 v[7]
        add eax, edx                      ;   699.2 p0      63 v[7]
        mov dword [esp + 64], ebp         ;   693.0 p3+p4   63 v[0] spill
        mov edx, esi                      ;   695.5 p1      50 w[10] copy
        shr edx, 0xa                      ;   696.5 p5      50 w[10]
        mov ebp, esi                      ;   696.2 p0      50 w[10] copy
        ror ebp, 2                        ;   697.2 p5      50 w[10]
        xor ebp, esi                      ;   698.2 p1      50 w[10]
        ror ebp, 0x11                     ;   699.2 p0      50 w[10]
        mov dword [esp + 100], esi        ;   694.8 p3+p4   78 w[8] spill
        xor edx, ebp                      ;   700.2 p1      50 w[10]
        mov esi, dword [esp + 108]        ;   695.2 p2      49 w[9]
        shr esi, 3                        ;   698.2 p5      49 w[9]
        mov ebp, dword [esp + 108]        ;   696.2 p2      49 w[9]
        mov dword [esp + 60], edx         ;   701.2 p3+p4   50 w[10] spill
        mov edx, dword [esp + 108]        ;   697.2 p2      49 w[9]
        ror edx, 0xb                      ;   700.2 p0      49 w[9]
        xor ebp, edx                      ;   701.2 p1      49 w[9]
        ror ebp, 7                        ;   702.2 p5      49 w[9]
        xor esi, ebp                      ;   703.2 p0      49 w[9]
        mov ebp, dword [esp + 48]         ;   698.2 p2      78 w[9]
        add ebp, dword [esp + 68]         ;   701.2 p1+p2   78 w[9]
        add ebp, dword [esp + 104]        ;   702.2 p5+p2   78 w[9]
        add ebp, esi                      ;   704.2 p0      78 w[9]
        mov esi, edi                      ;   700.5 p1      48 t1 copy
        ror esi, 0xe                      ;   701.5 p5      48 t1
        mov edx, dword [esp + 128]        ;   701.2 p2      61 t1
        xor esi, edi                      ;   702.5 p0      48 t1
        ror esi, 5                        ;   703.5 p5      48 t1
        xor esi, edi                      ;   704.5 p1      48 t1
        ror esi, 6                        ;   705.5 p0      48 t1
        lea edx, [edx + ebp + 2024104815] ;   705.2 p0      61 t1
        add edx, esi                      ;   706.5 p1      61 t1
        mov esi, ebx                      ;   702.8 p5      51 t1 copy
        xor esi, ecx                      ;   703.8 p1      51 t1
        and esi, edi                      ;   704.8 p5      51 t1
        xor esi, ebx                      ;   705.8 p0      51 t1
        add edx, esi                      ;   707.5 p1      61 t1
        mov esi, dword [esp + 64]         ;   702.2 p2      52 v[6]
        xor esi, eax                      ;   705.2 p5      52 v[6]
        mov dword [esp + 128], ebx        ;   702.8 p3+p4   62 v[5] spill
        mov ebx, dword [esp + 52]         ;   703.2 p2      52 v[6]
        and ebx, esi                      ;   706.2 p0      52 v[6]
        xor ebx, dword [esp + 64]         ;   707.2 p1+p2   52 v[6]
        mov dword [esp + 52], esi         ;   706.2 p3+p4   52 v[6] spill
        mov esi, dword [esp + 80]         ;   705.2 p2      62 v[2]
        add esi, edx                      ;   708.5 p5      62 v[2]
        add ebx, edx                      ;   708.5 p0      63 v[6]
        mov dword [esp + 80], eax         ;   704.8 p3+p4   63 v[7] spill
        mov edx, eax                      ;   706.5 p1      47 v[6] copy
        ror edx, 9                        ;   707.5 p5      47 v[6]
        xor edx, eax                      ;   708.5 p0      47 v[6]
        ror edx, 0xb                      ;   709.5 p5      47 v[6]
        xor edx, eax                      ;   710.5 p1      47 v[6]
        ror edx, 2                        ;   711.5 p0      47 v[6]
        add ebx, edx                      ;   712.5 p1      63 v[6]
        mov edx, ebp                      ;   708.8 p5      50 w[11] copy
        shr edx, 0xa                      ;   709.8 p0      50 w[11]
        mov eax, ebp                      ;   709.5 p1      50 w[11] copy
        ror eax, 2                        ;   710.5 p5      50 w[11]
        xor ebp, eax                      ;   711.5 p0      50 w[11]
        ror ebp, 0x11                     ;   712.5 p5      50 w[11]
        xor edx, ebp                      ;   713.5 p1      50 w[11]
        mov ebp, dword [esp + 112]        ;   708.5 p2      78 w[11] reload
        mov dword [esp + 104], edx        ;   714.5 p3+p4   50 w[11] spill
        mov edx, ebp                      ;   711.5 p0      49 w[10] copy
        mov eax, ebp                      ;   711.5 p1      49 w[10] copy
        shr eax, 3                        ;   712.5 p5      49 w[10]
        ror edx, 0xb                      ;   712.5 p0      49 w[10]
        xor edx, ebp                      ;   713.5 p1      49 w[10]
        ror edx, 7                        ;   714.5 p5      49 w[10]
        xor eax, edx                      ;   715.5 p0      49 w[10]
        mov edx, dword [esp + 60]         ;   710.8 p2      78 w[10]
        add edx, dword [esp + 76]         ;   713.8 p1+p2   78 w[10]
        add edx, dword [esp + 108]        ;   714.8 p5+p2   78 w[10]
        add edx, eax                      ;   716.5 p0      78 w[10]
        mov eax, esi                      ;   714.5 p1      48 t1 copy
        ror eax, 0xe                      ;   715.5 p5      48 t1
        xor eax, esi                      ;   716.5 p0      48 t1
        ror eax, 5                        ;   717.5 p5      48 t1
        xor eax, esi                      ;   718.5 p1      48 t1
        ror eax, 6                        ;   719.5 p0      48 t1
        add eax, dword [esp + 128]        ;   720.5 p1+p2   61 t1
        lea eax, [eax + edx - 2067236844] ;   721.5 p0      61 t1
        mov ebp, ecx                      ;   716.8 p5      51 t1 copy
        xor ebp, edi                      ;   717.8 p1      51 t1
        and ebp, esi                      ;   718.8 p5      51 t1
        xor ebp, ecx                      ;   719.8 p0      51 t1
        mov dword [esp + 128], ecx        ;   714.8 p3+p4   62 v[4] spill
        add eax, ebp                      ;   722.5 p1      61 t1
        mov ebp, dword [esp + 80]         ;   715.2 p2      52 v[5]
        xor ebp, ebx                      ;   718.8 p5      52 v[5]
        mov ecx, dword [esp + 52]         ;   716.2 p2      52 v[5]
        mov dword [esp + 52], ebp         ;   719.8 p3+p4   52 v[5] spill
        and ecx, ebp                      ;   719.8 p0      52 v[5]
        mov ebp, dword [esp + 132]        ;   717.2 p2      62 v[1]
        xor ecx, dword [esp + 80]         ;   720.8 p1+p2   52 v[5]
        add ebp, eax                      ;   723.5 p5      62 v[1]
        add ecx, eax                      ;   723.5 p0      63 v[5]
        mov eax, ebx                      ;   720.5 p1      47 v[5] copy
        ror eax, 9                        ;   721.5 p5      47 v[5]
        xor eax, ebx                      ;   722.5 p0      47 v[5]
        ror eax, 0xb                      ;   723.5 p5      47 v[5]
        xor eax, ebx                      ;   724.5 p1      47 v[5]
        ror eax, 2                        ;   725.5 p0      47 v[5]
        add ecx, eax                      ;   726.5 p1      63 v[5]
        mov eax, edx                      ;   722.8 p5      50 w[12] copy
        shr eax, 0xa                      ;   723.8 p0      50 w[12]
        mov dword [esp + 132], ebx        ;   720.2 p3+p4   63 v[6] spill
        mov ebx, edx                      ;   723.5 p1      50 w[12] copy
        ror ebx, 2                        ;   724.5 p5      50 w[12]
        xor edx, ebx                      ;   725.5 p0      50 w[12]
        ror edx, 0x11                     ;   726.5 p5      50 w[12]
        xor eax, edx                      ;   727.5 p1      50 w[12]
        mov edx, dword [esp + 116]        ;   721.8 p2      78 w[12] reload
        mov ebx, edx                      ;   725.2 p0      49 w[11] copy
        shr ebx, 3                        ;   726.2 p5      49 w[11]
        mov dword [esp + 108], eax        ;   728.5 p3+p4   50 w[12] spill
        mov eax, edx                      ;   725.5 p1      49 w[11] copy
        ror eax, 0xb                      ;   726.5 p0      49 w[11]
        xor eax, edx                      ;   727.5 p1      49 w[11]
        ror eax, 7                        ;   728.5 p5      49 w[11]
        xor ebx, eax                      ;   729.5 p0      49 w[11]
        mov eax, dword [esp + 104]        ;   724.5 p2      78 w[11]
        add eax, dword [esp + 84]         ;   727.5 p1+p2   78 w[11]
        add eax, dword [esp + 112]        ;   728.5 p5+p2   78 w[11]
        add eax, ebx                      ;   730.5 p0      78 w[11]
        mov ebx, ebp                      ;   728.5 p1      48 t1 copy
        ror ebx, 0xe                      ;   729.5 p5      48 t1
        xor ebx, ebp                      ;   730.5 p0      48 t1
        ror ebx, 5                        ;   731.5 p5      48 t1
        xor ebx, ebp                      ;   732.5 p1      48 t1
        ror ebx, 6                        ;   733.5 p0      48 t1
        add ebx, dword [esp + 128]        ;   734.5 p1+p2   61 t1
        lea ebx, [ebx + eax - 1933114872] ;   735.5 p0      61 t1
        mov edx, edi                      ;   730.8 p5      51 t1 copy
        xor edx, esi                      ;   731.8 p1      51 t1
        and edx, ebp                      ;   732.8 p5      51 t1
        xor edx, edi                      ;   733.8 p0      51 t1
        add ebx, edx                      ;   736.5 p1      61 t1
        mov edx, dword [esp + 132]        ;   729.0 p2      52 v[4]
        xor edx, ecx                      ;   732.8 p5      52 v[4]
        mov dword [esp + 128], edi        ;   729.5 p3+p4   62 v[3] spill
        mov edi, dword [esp + 52]         ;   730.0 p2      52 v[4]
        and edi, edx                      ;   733.8 p0      52 v[4]
        xor edi, dword [esp + 132]        ;   734.8 p1+p2   52 v[4]
        add edi, ebx                      ;   737.5 p5      63 v[4]
        mov dword [esp + 52], edx         ;   733.8 p3+p4   52 v[4] spill
        mov edx, dword [esp + 64]         ;   732.0 p2      62 v[0]
        mov dword [esp + 64], ecx         ;   731.8 p3+p4   63 v[5] spill
        add edx, ebx                      ;   737.5 p0      62 v[0]
        mov ebx, ecx                      ;   734.5 p1      47 v[4] copy
        ror ebx, 9                        ;   735.5 p5      47 v[4]
        xor ebx, ecx                      ;   736.5 p0      47 v[4]
        ror ebx, 0xb                      ;   737.5 p5      47 v[4]
        xor ebx, ecx                      ;   738.5 p1      47 v[4]
        ror ebx, 2                        ;   739.5 p0      47 v[4]
        add edi, ebx                      ;   740.5 p1      63 v[4]
        mov ecx, eax                      ;   736.8 p5      50 w[13] copy
        ror ecx, 2                        ;   737.8 p0      50 w[13]
        mov ebx, eax                      ;   737.5 p1      50 w[13] copy
        shr ebx, 0xa                      ;   738.5 p5      50 w[13]
        xor eax, ecx                      ;   738.8 p0      50 w[13]
        ror eax, 0x11                     ;   739.8 p5      50 w[13]
        xor ebx, eax                      ;   740.8 p1      50 w[13]
        mov eax, dword [esp + 120]        ;   735.8 p2      78 w[13] reload
        mov ecx, eax                      ;   739.2 p0      49 w[12] copy
        shr ecx, 3                        ;   740.2 p5      49 w[12]
        mov dword [esp + 112], ebx        ;   741.8 p3+p4   50 w[13] spill
        mov ebx, eax                      ;   739.5 p1      49 w[12] copy
        ror ebx, 0xb                      ;   740.5 p0      49 w[12]
        xor ebx, eax                      ;   741.5 p1      49 w[12]
        ror ebx, 7                        ;   742.5 p5      49 w[12]
        xor ecx, ebx                      ;   743.5 p0      49 w[12]
        mov ebx, dword [esp + 108]        ;   738.5 p2      78 w[12]
        add ebx, dword [esp + 88]         ;   741.5 p1+p2   78 w[12]
        add ebx, dword [esp + 116]        ;   742.5 p5+p2   78 w[12]
        add ebx, ecx                      ;   744.5 p0      78 w[12]
        mov ecx, edx                      ;   742.5 p1      48 t1 copy
        ror ecx, 0xe                      ;   743.5 p5      48 t1
        xor ecx, edx                      ;   744.5 p0      48 t1
        ror ecx, 5                        ;   745.5 p5      48 t1
        mov eax, dword [esp + 52]         ;   741.5 p2      52 v[3]
        xor ecx, edx                      ;   746.5 p1      48 t1
        ror ecx, 6                        ;   747.5 p0      48 t1
        add ecx, dword [esp + 128]        ;   748.5 p1+p2   61 t1
        mov dword [esp + 128], ebx        ;   745.5 p3+p4   78 w[12] spill
        lea ecx, [ecx + ebx - 1866530822] ;   749.5 p0      61 t1
        mov ebx, esi                      ;   744.8 p5      51 t1 copy
        xor ebx, ebp                      ;   745.8 p1      51 t1
        and ebx, edx                      ;   746.8 p5      51 t1
        xor ebx, esi                      ;   747.8 p0      51 t1
        add ecx, ebx                      ;   750.5 p1      61 t1
        mov ebx, dword [esp + 64]         ;   743.5 p2      52 v[3]
        xor ebx, edi                      ;   746.8 p5      52 v[3]
        mov dword [esp + 52], ebx         ;   747.8 p3+p4   52 v[3] spill
        and eax, ebx                      ;   747.8 p0      52 v[3]
        mov ebx, dword [esp + 80]         ;   744.5 p2      62 v[7]
        mov dword [esp + 80], edi         ;   744.8 p3+p4   63 v[4] spill
        xor eax, dword [esp + 64]         ;   748.8 p1+p2   52 v[3]
        add eax, ecx                      ;   751.5 p5      63 v[3]
        add ebx, ecx                      ;   751.5 p0      62 v[7]
        mov ecx, edi                      ;   748.5 p1      47 v[3] copy
        ror ecx, 9                        ;   749.5 p5      47 v[3]
        xor ecx, edi                      ;   750.5 p0      47 v[3]
        ror ecx, 0xb                      ;   751.5 p5      47 v[3]
        xor ecx, edi                      ;   752.5 p1      47 v[3]
        ror ecx, 2                        ;   753.5 p0      47 v[3]
        add eax, ecx                      ;   754.5 p1      63 v[3]
        mov ecx, dword [esp + 124]        ;   747.8 p2      49 w[13]
        mov edi, dword [esp + 124]        ;   748.8 p2      49 w[13]
        shr edi, 3                        ;   751.8 p5      49 w[13]
        mov dword [esp + 116], eax        ;   755.5 p3+p4   63 v[3] spill
        mov eax, dword [esp + 124]        ;   749.8 p2      49 w[13]
        ror eax, 0xb                      ;   752.8 p0      49 w[13]
        xor ecx, eax                      ;   753.8 p1      49 w[13]
        ror ecx, 7                        ;   754.8 p5      49 w[13]
        xor edi, ecx                      ;   755.8 p0      49 w[13]
        mov eax, dword [esp + 112]        ;   750.8 p2      78 w[13]
        add eax, dword [esp + 92]         ;   753.8 p1+p2   78 w[13]
        add eax, dword [esp + 120]        ;   754.8 p5+p2   78 w[13]
        add eax, edi                      ;   756.8 p0      78 w[13]
        mov edi, ebx                      ;   753.5 p1      48 t1 copy
        ror edi, 0xe                      ;   754.5 p5      48 t1
        xor edi, ebx                      ;   755.5 p0      48 t1
        ror edi, 5                        ;   756.5 p5      48 t1
        xor edi, ebx                      ;   757.5 p1      48 t1
        ror edi, 6                        ;   758.5 p0      48 t1
        lea esi, [esi + eax - 1538233109] ;   757.8 p0      61 t1
        add esi, edi                      ;   759.5 p1      61 t1
        mov edi, ebp                      ;   755.8 p5      51 t1 copy
        xor edi, edx                      ;   756.8 p1      51 t1
        and edi, ebx                      ;   757.8 p5      51 t1
        mov ecx, dword [esp + 96]         ;   754.5 p2      61 t1
        lea ecx, [ecx + ebp - 1090935817] ;   757.5 p0      61 t1
        xor ebp, edi                      ;   758.8 p1      51 t1
        add esi, ebp                      ;   760.5 p5      61 t1
        mov edi, dword [esp + 116]        ;   755.5 p2      52 v[2]
        mov ebp, dword [esp + 80]         ;   756.5 p2      63 v[4] reload
        xor edi, ebp                      ;   759.5 p0      52 v[2]
        mov dword [esp + 96], eax         ;   757.8 p3+p4   78 w[13] spill
        mov eax, dword [esp + 52]         ;   757.5 p2      52 v[2]
        and eax, edi                      ;   760.5 p1      52 v[2]
        xor eax, ebp                      ;   761.5 p5      52 v[2]
        mov ebp, dword [esp + 132]        ;   758.5 p2      62 v[6]
        add ebp, esi                      ;   761.5 p0      62 v[6]
        add esi, eax                      ;   762.5 p1      63 v[2]
        mov eax, dword [esp + 116]        ;   759.5 p2      47 v[2]
        mov dword [esp + 52], edx         ;   758.2 p3+p4   62 v[0] spill
        mov edx, dword [esp + 116]        ;   760.5 p2      47 v[2]
        ror edx, 9                        ;   763.5 p5      47 v[2]
        mov dword [esp + 132], edi        ;   760.5 p3+p4   52 v[2] spill
        mov edi, dword [esp + 116]        ;   761.5 p2      47 v[2]
        xor edi, edx                      ;   764.5 p0      47 v[2]
        ror edi, 0xb                      ;   765.5 p5      47 v[2]
        xor eax, edi                      ;   766.5 p1      47 v[2]
        mov edi, dword [esp + 128]        ;   762.5 p2      78 w[12] reload
        ror eax, 2                        ;   767.5 p0      47 v[2]
        add esi, eax                      ;   768.5 p1      63 v[2]
        mov eax, edi                      ;   765.5 p5      50 w[14] copy
        mov dword [esp + 128], esi        ;   769.5 p3+p4   63 v[2] spill
        shr eax, 0xa                      ;   766.5 p0      50 w[14]
        mov edx, edi                      ;   765.5 p1      50 w[14] copy
        ror edx, 2                        ;   766.5 p5      50 w[14]
        xor edi, edx                      ;   767.5 p0      50 w[14]
        ror edi, 0x11                     ;   768.5 p5      50 w[14]
        xor eax, edi                      ;   769.5 p1      50 w[14]
        mov edi, dword [esp + 36]         ;   763.5 p2      78 w[15] reload
        mov edx, edi                      ;   766.5 p0      49 w[14] copy
        mov esi, edi                      ;   766.5 p1      49 w[14] copy
        shr edx, 3                        ;   767.5 p5      49 w[14]
        ror esi, 0xb                      ;   767.5 p0      49 w[14]
        xor esi, edi                      ;   768.5 p1      49 w[14]
        ror esi, 7                        ;   769.5 p5      49 w[14]
        xor edx, esi                      ;   770.5 p0      49 w[14]
        mov esi, ebp                      ;   766.5 p1      48 t1 copy
        ror esi, 0xe                      ;   767.5 p5      48 t1
        xor esi, ebp                      ;   768.5 p0      48 t1
        ror esi, 5                        ;   769.5 p5      48 t1
        xor esi, ebp                      ;   770.5 p1      48 t1
        ror esi, 6                        ;   771.5 p0      48 t1
        mov edi, dword [esp + 128]        ;   769.5 p2      47 v[1]
        add ecx, dword [esp + 124]        ;   769.0 p1+p2   61 t1
        add ecx, eax                      ;   770.5 p5      61 t1
        mov eax, dword [esp + 52]         ;   770.0 p2      51 t1
        xor eax, ebx                      ;   773.0 p0      51 t1
        and eax, ebp                      ;   774.0 p1      51 t1
        xor eax, dword [esp + 52]         ;   775.0 p5+p2   51 t1
        add ecx, edx                      ;   771.5 p0      61 t1
        add ecx, esi                      ;   772.5 p1      61 t1
        mov esi, dword [esp + 128]        ;   772.0 p2      52 v[1]
        mov edx, dword [esp + 132]        ;   773.0 p2      52 v[1]
        add ecx, eax                      ;   776.0 p5      61 t1
        mov eax, dword [esp + 116]        ;   774.0 p2      63 v[3] reload
        xor esi, eax                      ;   777.0 p0      52 v[1]
        and edx, esi                      ;   778.0 p1      52 v[1]
        xor edx, eax                      ;   779.0 p5      52 v[1]
        mov eax, dword [esp + 64]         ;   775.0 p2      62 v[5]
        add eax, ecx                      ;   778.0 p0      62 v[5]
        mov dword [esp + 64], esi         ;   778.0 p3+p4   52 v[1] spill
        add ecx, edx                      ;   780.0 p1      63 v[1]
        mov edx, dword [esp + 128]        ;   776.0 p2      47 v[1]
        mov esi, dword [esp + 128]        ;   777.0 p2      47 v[1]
        ror esi, 9                        ;   780.0 p5      47 v[1]
        xor edi, esi                      ;   781.0 p0      47 v[1]
        ror edi, 0xb                      ;   782.0 p5      47 v[1]
        xor edx, edi                      ;   783.0 p1      47 v[1]
        ror edx, 2                        ;   784.0 p0      47 v[1]
        mov esi, dword [esp + 96]         ;   778.0 p2      78 w[13] reload
        mov edi, esi                      ;   781.0 p1      50 w[15] copy
        shr edi, 0xa                      ;   782.0 p5      50 w[15]
        add ecx, edx                      ;   785.0 p0      63 v[1]
        mov edx, esi                      ;   781.0 p1      50 w[15] copy
        ror edx, 2                        ;   782.0 p5      50 w[15]
        xor esi, edx                      ;   783.0 p0      50 w[15]
        ror esi, 0x11                     ;   784.0 p5      50 w[15]
        xor edi, esi                      ;   785.0 p1      50 w[15]
        mov esi, dword [esp + 140]        ;   779.0 p2      78 w[0] reload
        mov edx, esi                      ;   782.0 p0      49 w[15] copy
        shr edx, 3                        ;   783.0 p5      49 w[15]
        mov dword [esp + 96], ecx         ;   786.0 p3+p4   63 v[1] spill
        mov ecx, esi                      ;   782.0 p1      49 w[15] copy
        ror ecx, 0xb                      ;   783.0 p0      49 w[15]
        xor esi, ecx                      ;   784.0 p5      49 w[15]
        ror esi, 7                        ;   785.0 p0      49 w[15]
        xor edx, esi                      ;   786.0 p1      49 w[15]
        mov esi, eax                      ;   782.2 p5      48 t1 copy
        ror esi, 0xe                      ;   783.2 p0      48 t1
        xor esi, eax                      ;   784.2 p1      48 t1
        ror esi, 5                        ;   785.2 p5      48 t1
        xor esi, eax                      ;   786.2 p0      48 t1
        ror esi, 6                        ;   787.2 p5      48 t1
        add edi, dword [esp + 52]         ;   786.0 p1+p2   61 t1
        add edi, dword [esp + 100]        ;   787.0 p0+p2   61 t1
        add edi, dword [esp + 36]         ;   788.0 p1+p2   61 t1
        lea edi, [edi + edx - 965641998]  ;   789.0 p0      61 t1
        add edi, esi                      ;   790.0 p5      61 t1
        mov esi, ebp                      ;   786.0 p1      51 t1 copy
        xor esi, ebx                      ;   787.0 p5      51 t1
        and esi, eax                      ;   788.0 p0      51 t1
        xor esi, ebx                      ;   789.0 p1      51 t1
        add edi, esi                      ;   791.0 p5      61 t1
        mov esi, dword [esp + 96]         ;   786.8 p2      63 v[1] reload
        mov ecx, esi                      ;   789.8 p0      47 v[0] copy
        ror ecx, 9                        ;   790.8 p5      47 v[0]
        xor ecx, esi                      ;   791.8 p1      47 v[0]
        ror ecx, 0xb                      ;   792.8 p0      47 v[0]
        xor ecx, esi                      ;   793.8 p1      47 v[0]
        ror ecx, 2                        ;   794.8 p5      47 v[0]
        mov edx, dword [esp + 128]        ;   788.0 p2      52 v[0]
        xor edx, esi                      ;   791.0 p0      52 v[0]
        and edx, dword [esp + 64]         ;   792.0 p1+p2   52 v[0]
        xor edx, dword [esp + 128]        ;   793.0 p5+p2   52 v[0]
        add edx, dword [esp + 0]          ;   794.0 p0+p2   82 h
        add edx, edi                      ;   795.0 p1      82 h
        add edx, ecx                      ;   796.0 p5      82 h
        add esi, dword [esp + 4]          ;   792.0 p0+p2   82 h
        mov dword [esp + 4], esi          ;   793.0 p3+p4   82 h
        mov esi, dword [esp + 128]        ;   793.0 p2      82 h
        add esi, dword [esp + 8]          ;   796.0 p1+p2   82 h
        mov dword [esp + 8], esi          ;   797.0 p3+p4   82 h
        mov esi, dword [esp + 116]        ;   795.0 p2      82 h
        add esi, dword [esp + 12]         ;   798.0 p5+p2   82 h
        mov dword [esp + 12], esi         ;   799.0 p3+p4   82 h
        add edi, dword [esp + 72]         ;   797.0 p0+p2   82 h
        add edi, dword [esp + 80]         ;   798.0 p1+p2   82 h
        add eax, dword [esp + 56]         ;   799.0 p5+p2   82 h
        add ebp, dword [esp + 40]         ;   800.0 p0+p2   82 h
        add ebx, dword [esp + 28]         ;   801.0 p1+p2   82 h
        mov esi, dword [esp + 44]         ;   802.0 p2      68 blocks
        mov dword [esp + 0], edx          ;   797.0 p3+p4   82 h
        mov dword [esp + 28], ebx         ;   802.0 p3+p4   82 h
        add esi, 0x40                     ;   805.0 p5      68 blocks
        xchg ebp, eax                     ;   801.0 p0+p1+p5   82 h copy
        cmp esi, dword [esp + 32]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 168], esi        ;                    resident
        mov dword [esp + 16], edi         ;                    resident
        mov dword [esp + 20], ebp         ;                    resident
        mov dword [esp + 24], eax         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 164]        ;     1.0 p2      68 blocks reload
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
        add esp, 0x90                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
