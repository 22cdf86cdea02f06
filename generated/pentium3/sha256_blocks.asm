; sha256_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 3261aa7dd63a4451); do not edit:
;   ./cw build sha256_blocks --cpu pentium3
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
;   body: 31 uops, planned 14.0; bounds: width 10.3, ports 11.0, path 3.0
;   blocks: 694 uops, planned 238.3; bounds: width 231.3, ports 219.5, path 112.0
;   blocks/passes: 1048 uops, planned 355.7; bounds: width 349.3, ports 331.0, path 112.0
;   blocks.2: 44 uops, planned 20.0; bounds: width 14.7, ports 17.0, path 1.0
;   body.2: 25 uops, planned 11.0; bounds: width 8.3, ports 9.0, path 0.0
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
        sub esp, 0xe8                     ;                    frame
        mov esi, dword [esp + 252]        ;     0.0 p2      68 h reload
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
        mov esi, dword [esp + 260]        ;     9.0 p2      68 h
        shl esi, 6                        ;    12.0 p0      68 h
        add esi, dword [esp + 256]        ;    13.0 p1+p2   68 h
        mov dword [esp + 32], esi         ;    14.0 p3+p4   68 h
        cmp dword [esp + 260], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 256]        ;     0.0 p2      73 w[0] reload
        mov edi, dword [esi]              ;     3.0 p2      73 w[0]
        bswap edi                         ;     6.0 p0+p1   73 w[0]
        mov ebp, dword [esp + 16]         ;     2.0 p2      48 t1
        ror ebp, 0xe                      ;     5.0 p0      48 t1
        mov eax, dword [esp + 16]         ;     3.0 p2      71 v[4] reload
        xor ebp, eax                      ;     6.0 p1      48 t1
        ror ebp, 5                        ;     7.0 p0      48 t1
        xor ebp, eax                      ;     8.0 p1      48 t1
        ror ebp, 6                        ;     9.0 p0      48 t1
        lea ebp, [ebp + edi + 1116352408] ;    10.0 p0      61 t1
        add ebp, dword [esp + 28]         ;    11.0 p1+p2   61 t1
        mov ecx, dword [esp + 0]          ;     5.0 p2      47 v[7]
        ror ecx, 9                        ;     8.0 p0      47 v[7]
        mov edx, dword [esp + 0]          ;     6.0 p2      71 v[0] reload
        xor ecx, edx                      ;     9.0 p1      47 v[7]
        ror ecx, 0xb                      ;    10.0 p0      47 v[7]
        xor ecx, edx                      ;    11.0 p1      47 v[7]
        ror ecx, 2                        ;    12.0 p0      47 v[7]
        mov ebx, eax                      ;     7.7 p1      51 t1 copy
        mov dword [esp + 36], edi         ;     8.0 p3+p4   73 w[0] spill
        xor eax, dword [esp + 20]         ;     8.7 p0+p2   51 t1
        mov edi, eax                      ;     9.7 p1      51 t1 copy
        mov esi, dword [esi + 4]          ;     9.0 p2      73 w[1]
        bswap esi                         ;    12.0 p0+p1   73 w[1]
        mov dword [esp + 40], esi         ;    14.0 p3+p4   73 w[1] spill
        xor edx, dword [esp + 4]          ;    10.7 p0+p2   52 v[7]
        mov esi, edx                      ;    11.7 p1      52 v[7] copy
        mov dword [esp + 44], edx         ;    11.7 p3+p4   52 v[6] spill
        mov edx, dword [esp + 40]         ;    14.0 p2      61 t1
        add edx, dword [esp + 24]         ;    17.0 p0+p2   61 t1
        add edx, 0x71374491               ;    18.0 p1      61 t1
        mov dword [esp + 48], edx         ;    19.0 p3+p4   61 t1 spill
        mov edx, dword [esp + 20]         ;    14.3 p2      51 t1
        xor edx, dword [esp + 24]         ;    17.3 p0+p2   51 t1
        or ebx, edx                       ;    18.3 p1      51 t1
        xor edi, ebx                      ;    19.3 p0      51 t1
        add ebp, edi                      ;    20.3 p1      61 t1
        add ecx, ebp                      ;    21.3 p0      63 v[7]
        add ebp, dword [esp + 12]         ;    21.3 p1+p2   62 v[3]
        mov edx, dword [esp + 8]          ;    17.7 p2      52 v[7]
        mov edi, dword [esp + 4]          ;    18.7 p2      71 v[1] reload
        xor edx, edi                      ;    21.7 p0      52 v[7]
        and esi, edx                      ;    22.7 p1      52 v[7]
        xor esi, edi                      ;    23.7 p0      52 v[7]
        add ecx, esi                      ;    24.7 p1      63 v[7]
        mov esi, ebp                      ;    22.3 p0      48 t1 copy
        ror esi, 0xe                      ;    23.3 p0      48 t1
        xor esi, ebp                      ;    24.3 p1      48 t1
        ror esi, 5                        ;    25.3 p0      48 t1
        xor esi, ebp                      ;    26.3 p1      48 t1
        ror esi, 6                        ;    27.3 p0      48 t1
        or eax, ebp                       ;    22.3 p1      51 t1
        mov edx, dword [esp + 48]         ;    21.7 p2      61 t1 reload
        add edx, esi                      ;    28.3 p1      61 t1
        mov esi, ebp                      ;    24.0 p0      51 t1 copy
        mov ebx, dword [esp + 16]         ;    22.7 p2      71 v[4] reload
        xor esi, ebx                      ;    25.7 p1      51 t1
        xor eax, esi                      ;    26.7 p0      51 t1
        add edx, eax                      ;    29.3 p1      61 t1
        mov eax, edx                      ;    30.3 p0      62 v[2] copy
        add eax, dword [esp + 8]          ;    31.3 p1+p2   62 v[2]
        and esi, eax                      ;    32.3 p0      51 t1
        xor esi, ebx                      ;    33.3 p1      51 t1
        add esi, dword [esp + 20]         ;    34.3 p0+p2   61 t1
        mov ebx, ecx                      ;    28.3 p1      47 v[6] copy
        ror ebx, 9                        ;    29.3 p0      47 v[6]
        xor ebx, ecx                      ;    30.3 p1      47 v[6]
        ror ebx, 0xb                      ;    31.3 p0      47 v[6]
        xor ebx, ecx                      ;    32.3 p1      47 v[6]
        ror ebx, 2                        ;    33.3 p0      47 v[6]
        add edx, ebx                      ;    34.3 p1      63 v[6]
        mov ebx, ecx                      ;    32.0 p0      52 v[6] copy
        xor ebx, edi                      ;    33.0 p1      52 v[6]
        mov dword [esp + 48], ebp         ;    29.3 p3+p4   62 v[3] spill
        mov ebp, dword [esp + 44]         ;    30.0 p2      52 v[6] reload
        and ebp, ebx                      ;    34.0 p0      52 v[6]
        xor ebp, edi                      ;    35.0 p1      52 v[6]
        add edx, ebp                      ;    36.0 p0      63 v[6]
        mov ebp, dword [esp + 256]        ;    31.3 p2      73 w[0] reload
        mov ebx, dword [ebp + 8]          ;    34.3 p2      73 w[2]
        bswap ebx                         ;    37.3 p0+p1   73 w[2]
        lea esi, [esi + ebx - 1245643825] ;    39.3 p0      61 t1
        mov dword [esp + 44], ebx         ;    39.3 p3+p4   73 w[2] spill
        mov ebx, eax                      ;    35.3 p1      48 t1 copy
        ror ebx, 0xe                      ;    37.0 p0      48 t1
        xor ebx, eax                      ;    38.0 p1      48 t1
        ror ebx, 5                        ;    39.0 p0      48 t1
        xor ebx, eax                      ;    40.0 p1      48 t1
        ror ebx, 6                        ;    41.0 p0      48 t1
        add esi, ebx                      ;    42.0 p1      61 t1
        add edi, esi                      ;    43.0 p1      62 v[1]
        mov ebx, edx                      ;    40.0 p0      47 v[5] copy
        ror ebx, 9                        ;    41.0 p0      47 v[5]
        xor ebx, edx                      ;    42.0 p1      47 v[5]
        ror ebx, 0xb                      ;    43.0 p0      47 v[5]
        xor ebx, edx                      ;    44.0 p1      47 v[5]
        ror ebx, 2                        ;    45.0 p0      47 v[5]
        add esi, ebx                      ;    46.0 p1      63 v[5]
        mov ebx, edx                      ;    43.3 p1      52 v[5] copy
        xor ebx, ecx                      ;    44.3 p0      52 v[5]
        mov dword [esp + 52], edx         ;    39.3 p3+p4   63 v[6] spill
        mov edx, ecx                      ;    44.3 p1      52 v[5] copy
        xor edx, dword [esp + 0]          ;    45.3 p0+p2   52 v[5]
        and edx, ebx                      ;    46.3 p1      52 v[5]
        xor edx, ecx                      ;    47.3 p0      52 v[5]
        add esi, edx                      ;    48.3 p1      63 v[5]
        mov edx, dword [ebp + 12]         ;    42.0 p2      73 w[3]
        bswap edx                         ;    47.3 p0+p1   73 w[3]
        mov ebp, edi                      ;    48.0 p0      48 t1 copy
        ror ebp, 0xe                      ;    49.0 p0      48 t1
        xor ebp, edi                      ;    50.0 p1      48 t1
        ror ebp, 5                        ;    51.0 p0      48 t1
        xor ebp, edi                      ;    52.0 p1      48 t1
        ror ebp, 6                        ;    53.0 p0      48 t1
        lea ebp, [ebp + edx - 373957723]  ;    54.0 p0      61 t1
        add ebp, dword [esp + 16]         ;    55.0 p1+p2   61 t1
        mov dword [esp + 56], edx         ;    49.3 p3+p4   73 w[3] spill
        mov edx, dword [esp + 48]         ;    46.7 p2      51 t1
        xor edx, eax                      ;    51.3 p1      51 t1
        and edx, edi                      ;    52.3 p1      51 t1
        xor edx, dword [esp + 48]         ;    53.3 p0+p2   51 t1
        add ebp, edx                      ;    56.0 p1      61 t1
        mov edx, dword [esp + 52]         ;    48.7 p2      52 v[4]
        xor edx, esi                      ;    54.0 p0      52 v[4]
        and ebx, edx                      ;    55.0 p1      52 v[4]
        xor ebx, dword [esp + 52]         ;    56.0 p0+p2   52 v[4]
        add ebx, ebp                      ;    57.0 p1      63 v[4]
        add ebp, dword [esp + 0]          ;    57.0 p0+p2   62 v[0]
        mov dword [esp + 60], eax         ;    51.3 p3+p4   62 v[2] spill
        mov eax, esi                      ;    56.3 p1      47 v[4] copy
        ror eax, 9                        ;    57.3 p0      47 v[4]
        xor eax, esi                      ;    58.3 p1      47 v[4]
        ror eax, 0xb                      ;    59.3 p0      47 v[4]
        xor eax, esi                      ;    60.3 p1      47 v[4]
        ror eax, 2                        ;    61.3 p0      47 v[4]
        add ebx, eax                      ;    62.3 p1      63 v[4]
        mov eax, ebp                      ;    60.0 p0      48 t1 copy
        ror eax, 0xe                      ;    61.0 p0      48 t1
        xor eax, ebp                      ;    62.0 p1      48 t1
        ror eax, 5                        ;    63.0 p0      48 t1
        xor eax, ebp                      ;    64.0 p1      48 t1
        ror eax, 6                        ;    65.0 p0      48 t1
        add eax, dword [esp + 48]         ;    66.0 p1+p2   61 t1
        add eax, 0x3956c25b               ;    67.0 p1      61 t1
        mov dword [esp + 48], esi         ;    57.3 p3+p4   63 v[5] spill
        mov esi, dword [esp + 60]         ;    58.0 p2      51 t1
        xor esi, edi                      ;    64.0 p0      51 t1
        and esi, ebp                      ;    65.0 p1      51 t1
        xor esi, dword [esp + 60]         ;    66.0 p0+p2   51 t1
        add eax, esi                      ;    68.0 p1      61 t1
        mov esi, dword [esp + 48]         ;    60.0 p2      52 v[3]
        xor esi, ebx                      ;    66.0 p0      52 v[3]
        and edx, esi                      ;    67.0 p1      52 v[3]
        xor edx, dword [esp + 48]         ;    68.0 p0+p2   52 v[3]
        mov dword [esp + 64], edi         ;    61.7 p3+p4   62 v[1] spill
        mov edi, ebx                      ;    67.3 p1      47 v[3] copy
        ror edi, 9                        ;    68.3 p0      47 v[3]
        xor edi, ebx                      ;    69.3 p1      47 v[3]
        ror edi, 0xb                      ;    70.3 p0      47 v[3]
        xor edi, ebx                      ;    71.3 p1      47 v[3]
        ror edi, 2                        ;    72.3 p0      47 v[3]
        add edx, edi                      ;    73.3 p1      63 v[3]
        mov edi, dword [esp + 256]        ;    64.7 p2      73 w[0] reload
        mov dword [esp + 68], ebx         ;    65.0 p3+p4   63 v[4] spill
        mov ebx, dword [edi + 16]         ;    67.7 p2      73 w[4]
        bswap ebx                         ;    71.3 p0+p1   73 w[4]
        add eax, ebx                      ;    73.3 p0      61 t1
        add ecx, eax                      ;    74.3 p1      62 v[7]
        add edx, eax                      ;    74.3 p0      63 v[3]
        mov edi, dword [edi + 20]         ;    67.7 p2      73 w[5]
        bswap edi                         ;    74.0 p0+p1   73 w[5]
        mov dword [esp + 72], ebx         ;    73.3 p3+p4   73 w[4] spill
        mov ebx, ecx                      ;    75.3 p1      48 t1 copy
        ror ebx, 0xe                      ;    76.3 p0      48 t1
        xor ebx, ecx                      ;    77.3 p1      48 t1
        ror ebx, 5                        ;    78.3 p0      48 t1
        xor ebx, ecx                      ;    79.3 p1      48 t1
        ror ebx, 6                        ;    80.3 p0      48 t1
        lea ebx, [ebx + edi + 1508970993] ;    81.3 p0      61 t1
        add ebx, dword [esp + 60]         ;    82.3 p1+p2   61 t1
        mov dword [esp + 60], edi         ;    76.0 p3+p4   73 w[5] spill
        mov edi, dword [esp + 64]         ;    73.0 p2      51 t1
        xor edi, ebp                      ;    78.3 p1      51 t1
        and edi, ecx                      ;    79.3 p0      51 t1
        xor edi, dword [esp + 64]         ;    80.3 p1+p2   51 t1
        add ebx, edi                      ;    83.3 p0      61 t1
        mov edi, dword [esp + 68]         ;    75.0 p2      52 v[2]
        xor edi, edx                      ;    80.3 p1      52 v[2]
        and esi, edi                      ;    81.3 p0      52 v[2]
        xor esi, dword [esp + 68]         ;    82.3 p1+p2   52 v[2]
        add esi, ebx                      ;    84.3 p0      63 v[2]
        add ebx, dword [esp + 52]         ;    84.3 p1+p2   62 v[6]
        mov eax, edx                      ;    83.0 p0      47 v[2] copy
        ror eax, 9                        ;    84.0 p0      47 v[2]
        xor eax, edx                      ;    85.0 p1      47 v[2]
        ror eax, 0xb                      ;    86.0 p0      47 v[2]
        xor eax, edx                      ;    87.0 p1      47 v[2]
        ror eax, 2                        ;    88.0 p0      47 v[2]
        add esi, eax                      ;    89.0 p1      63 v[2]
        mov eax, ebx                      ;    86.3 p1      48 t1 copy
        ror eax, 0xe                      ;    87.3 p0      48 t1
        xor eax, ebx                      ;    88.3 p1      48 t1
        ror eax, 5                        ;    89.3 p0      48 t1
        xor eax, ebx                      ;    90.3 p1      48 t1
        ror eax, 6                        ;    91.3 p0      48 t1
        add eax, dword [esp + 64]         ;    92.3 p1+p2   61 t1
        add eax, 0x923f82a4               ;    93.3 p0      61 t1
        mov dword [esp + 64], edx         ;    83.0 p3+p4   63 v[3] spill
        mov edx, ebp                      ;    90.3 p1      51 t1 copy
        xor edx, ecx                      ;    91.3 p0      51 t1
        and edx, ebx                      ;    92.3 p1      51 t1
        xor edx, ebp                      ;    93.3 p0      51 t1
        add eax, edx                      ;    94.3 p1      61 t1
        mov edx, dword [esp + 64]         ;    85.3 p2      52 v[1]
        xor edx, esi                      ;    93.0 p0      52 v[1]
        and edi, edx                      ;    94.0 p1      52 v[1]
        xor edi, dword [esp + 64]         ;    95.0 p0+p2   52 v[1]
        mov dword [esp + 52], ecx         ;    87.0 p3+p4   62 v[7] spill
        mov ecx, dword [esp + 48]         ;    87.7 p2      62 v[5]
        mov dword [esp + 48], ebx         ;    88.0 p3+p4   62 v[6] spill
        mov ebx, esi                      ;    94.3 p1      47 v[1] copy
        ror ebx, 9                        ;    95.3 p0      47 v[1]
        xor ebx, esi                      ;    96.3 p1      47 v[1]
        ror ebx, 0xb                      ;    97.3 p0      47 v[1]
        xor ebx, esi                      ;    98.3 p1      47 v[1]
        ror ebx, 2                        ;    99.3 p0      47 v[1]
        add edi, ebx                      ;   100.3 p1      63 v[1]
        mov ebx, dword [esp + 256]        ;    91.0 p2      73 w[0] reload
        mov dword [esp + 76], esi         ;    91.3 p3+p4   63 v[2] spill
        mov esi, dword [ebx + 24]         ;    94.0 p2      73 w[6]
        bswap esi                         ;    98.3 p0+p1   73 w[6]
        add eax, esi                      ;   100.3 p0      61 t1
        add ecx, eax                      ;   101.3 p1      62 v[5]
        add edi, eax                      ;   101.3 p0      63 v[1]
        mov eax, dword [ebx + 28]         ;    94.0 p2      73 w[7]
        bswap eax                         ;   101.0 p0+p1   73 w[7]
        lea ebp, [ebp + eax - 1424204075] ;   103.0 p0      61 t1
        mov dword [esp + 80], eax         ;   103.0 p3+p4   73 w[7] spill
        mov eax, ecx                      ;   102.3 p1      48 t1 copy
        ror eax, 0xe                      ;   103.3 p0      48 t1
        xor eax, ecx                      ;   104.3 p1      48 t1
        ror eax, 5                        ;   105.3 p0      48 t1
        xor eax, ecx                      ;   106.3 p1      48 t1
        ror eax, 6                        ;   107.3 p0      48 t1
        add ebp, eax                      ;   108.3 p1      61 t1
        mov eax, dword [esp + 48]         ;    98.3 p2      51 t1
        xor eax, dword [esp + 52]         ;   105.3 p1+p2   51 t1
        and eax, ecx                      ;   106.3 p0      51 t1
        xor eax, dword [esp + 52]         ;   107.3 p1+p2   51 t1
        add ebp, eax                      ;   109.3 p0      61 t1
        mov eax, dword [esp + 76]         ;   101.3 p2      52 v[0]
        xor eax, edi                      ;   107.3 p1      52 v[0]
        and edx, eax                      ;   108.3 p0      52 v[0]
        xor edx, dword [esp + 76]         ;   109.3 p1+p2   52 v[0]
        add edx, ebp                      ;   110.3 p0      63 v[0]
        add ebp, dword [esp + 68]         ;   110.3 p1+p2   62 v[4]
        mov dword [esp + 68], esi         ;   103.3 p3+p4   73 w[6] spill
        mov esi, edi                      ;   110.0 p0      47 v[0] copy
        ror esi, 9                        ;   111.0 p0      47 v[0]
        xor esi, edi                      ;   112.0 p1      47 v[0]
        ror esi, 0xb                      ;   113.0 p0      47 v[0]
        xor esi, edi                      ;   114.0 p1      47 v[0]
        ror esi, 2                        ;   115.0 p0      47 v[0]
        add edx, esi                      ;   116.0 p1      63 v[0]
        mov esi, dword [ebx + 32]         ;   106.3 p2      73 w[8]
        bswap esi                         ;   114.0 p0+p1   73 w[8]
        mov ebx, ebp                      ;   114.3 p1      48 t1 copy
        ror ebx, 0xe                      ;   115.3 p0      48 t1
        xor ebx, ebp                      ;   116.3 p1      48 t1
        ror ebx, 5                        ;   117.3 p0      48 t1
        xor ebx, ebp                      ;   118.3 p1      48 t1
        ror ebx, 6                        ;   119.3 p0      48 t1
        lea ebx, [ebx + esi - 670586216]  ;   120.3 p0      61 t1
        add ebx, dword [esp + 52]         ;   121.3 p1+p2   61 t1
        mov dword [esp + 52], esi         ;   116.0 p3+p4   73 w[8] spill
        mov esi, dword [esp + 48]         ;   111.0 p2      51 t1
        xor esi, ecx                      ;   118.3 p1      51 t1
        and esi, ebp                      ;   119.3 p0      51 t1
        xor esi, dword [esp + 48]         ;   120.3 p1+p2   51 t1
        add ebx, esi                      ;   122.3 p0      61 t1
        mov esi, edi                      ;   120.3 p1      52 v[7] copy
        xor esi, edx                      ;   121.3 p0      52 v[7]
        and eax, esi                      ;   122.3 p1      52 v[7]
        xor eax, edi                      ;   123.3 p0      52 v[7]
        add eax, ebx                      ;   124.3 p1      63 v[7]
        add ebx, dword [esp + 64]         ;   123.3 p0+p2   62 v[3]
        mov dword [esp + 64], edi         ;   115.3 p3+p4   63 v[1] spill
        mov edi, edx                      ;   123.3 p1      47 v[7] copy
        ror edi, 9                        ;   124.3 p0      47 v[7]
        xor edi, edx                      ;   125.3 p1      47 v[7]
        ror edi, 0xb                      ;   126.3 p0      47 v[7]
        xor edi, edx                      ;   127.3 p1      47 v[7]
        ror edi, 2                        ;   128.3 p0      47 v[7]
        add eax, edi                      ;   129.3 p1      63 v[7]
        mov edi, ebx                      ;   127.0 p0      48 t1 copy
        ror edi, 0xe                      ;   128.0 p0      48 t1
        xor edi, ebx                      ;   129.0 p1      48 t1
        ror edi, 5                        ;   130.0 p0      48 t1
        xor edi, ebx                      ;   131.0 p1      48 t1
        ror edi, 6                        ;   132.0 p0      48 t1
        add edi, dword [esp + 48]         ;   133.0 p1+p2   61 t1
        add edi, 0x12835b01               ;   134.0 p1      61 t1
        mov dword [esp + 48], edx         ;   121.3 p3+p4   63 v[0] spill
        mov edx, ecx                      ;   131.0 p0      51 t1 copy
        xor edx, ebp                      ;   132.0 p1      51 t1
        and edx, ebx                      ;   133.0 p0      51 t1
        xor edx, ecx                      ;   134.0 p1      51 t1
        add edi, edx                      ;   135.0 p0      61 t1
        mov edx, dword [esp + 48]         ;   123.7 p2      52 v[6]
        xor edx, eax                      ;   133.3 p1      52 v[6]
        and esi, edx                      ;   134.3 p0      52 v[6]
        xor esi, dword [esp + 48]         ;   135.3 p1+p2   52 v[6]
        mov dword [esp + 84], ebp         ;   125.3 p3+p4   62 v[4] spill
        mov ebp, dword [esp + 76]         ;   126.0 p2      62 v[2]
        mov dword [esp + 76], ebx         ;   126.3 p3+p4   62 v[3] spill
        mov ebx, eax                      ;   135.0 p0      47 v[6] copy
        ror ebx, 9                        ;   136.0 p0      47 v[6]
        xor ebx, eax                      ;   137.0 p1      47 v[6]
        ror ebx, 0xb                      ;   138.0 p0      47 v[6]
        xor ebx, eax                      ;   139.0 p1      47 v[6]
        ror ebx, 2                        ;   140.0 p0      47 v[6]
        add esi, ebx                      ;   141.0 p1      63 v[6]
        mov ebx, dword [esp + 256]        ;   129.3 p2      73 w[0] reload
        mov dword [esp + 88], eax         ;   130.3 p3+p4   63 v[7] spill
        mov eax, dword [ebx + 36]         ;   132.3 p2      73 w[9]
        bswap eax                         ;   139.0 p0+p1   73 w[9]
        add edi, eax                      ;   141.0 p1      61 t1
        add ebp, edi                      ;   142.0 p0      62 v[2]
        add esi, edi                      ;   142.0 p1      63 v[6]
        mov edi, dword [ebx + 40]         ;   132.3 p2      73 w[10]
        bswap edi                         ;   141.3 p0+p1   73 w[10]
        lea ecx, [ecx + edi + 607225278]  ;   143.3 p0      61 t1
        mov dword [esp + 92], edi         ;   143.3 p3+p4   73 w[10] spill
        mov edi, ebp                      ;   143.0 p1      48 t1 copy
        ror edi, 0xe                      ;   144.0 p0      48 t1
        xor edi, ebp                      ;   145.0 p1      48 t1
        ror edi, 5                        ;   146.0 p0      48 t1
        xor edi, ebp                      ;   147.0 p1      48 t1
        ror edi, 6                        ;   148.0 p0      48 t1
        add ecx, edi                      ;   149.0 p1      61 t1
        mov edi, dword [esp + 76]         ;   137.3 p2      51 t1
        xor edi, dword [esp + 84]         ;   146.0 p0+p2   51 t1
        and edi, ebp                      ;   147.0 p1      51 t1
        xor edi, dword [esp + 84]         ;   148.0 p0+p2   51 t1
        add ecx, edi                      ;   150.0 p1      61 t1
        mov edi, dword [esp + 88]         ;   140.3 p2      52 v[5]
        xor edi, esi                      ;   148.0 p0      52 v[5]
        and edx, edi                      ;   149.0 p1      52 v[5]
        xor edx, dword [esp + 88]         ;   150.0 p0+p2   52 v[5]
        add edx, ecx                      ;   151.0 p1      63 v[5]
        add ecx, dword [esp + 64]         ;   151.0 p0+p2   62 v[1]
        mov dword [esp + 64], eax         ;   142.3 p3+p4   73 w[9] spill
        mov eax, esi                      ;   150.3 p1      47 v[5] copy
        ror eax, 9                        ;   151.3 p0      47 v[5]
        xor eax, esi                      ;   152.3 p1      47 v[5]
        ror eax, 0xb                      ;   153.3 p0      47 v[5]
        xor eax, esi                      ;   154.3 p1      47 v[5]
        ror eax, 2                        ;   155.3 p0      47 v[5]
        add edx, eax                      ;   156.3 p1      63 v[5]
        mov eax, dword [ebx + 44]         ;   145.3 p2      73 w[11]
        bswap eax                         ;   154.3 p0+p1   73 w[11]
        mov ebx, ecx                      ;   155.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   156.0 p0      48 t1
        xor ebx, ecx                      ;   157.0 p1      48 t1
        ror ebx, 5                        ;   158.0 p0      48 t1
        xor ebx, ecx                      ;   159.0 p1      48 t1
        ror ebx, 6                        ;   160.0 p0      48 t1
        lea ebx, [ebx + eax + 1426881987] ;   161.0 p0      61 t1
        add ebx, dword [esp + 84]         ;   162.0 p1+p2   61 t1
        mov dword [esp + 84], eax         ;   156.3 p3+p4   73 w[11] spill
        mov eax, dword [esp + 76]         ;   150.0 p2      51 t1
        xor eax, ebp                      ;   158.3 p1      51 t1
        and eax, ecx                      ;   159.3 p1      51 t1
        xor eax, dword [esp + 76]         ;   160.3 p0+p2   51 t1
        add ebx, eax                      ;   163.0 p1      61 t1
        mov eax, esi                      ;   161.0 p0      52 v[4] copy
        xor eax, edx                      ;   162.0 p1      52 v[4]
        and edi, eax                      ;   163.0 p0      52 v[4]
        xor edi, esi                      ;   164.0 p1      52 v[4]
        add edi, ebx                      ;   165.0 p0      63 v[4]
        add ebx, dword [esp + 48]         ;   164.0 p1+p2   62 v[0]
        mov dword [esp + 48], esi         ;   154.3 p3+p4   63 v[6] spill
        mov esi, edx                      ;   164.0 p0      47 v[4] copy
        ror esi, 9                        ;   165.0 p0      47 v[4]
        xor esi, edx                      ;   166.0 p1      47 v[4]
        ror esi, 0xb                      ;   167.0 p0      47 v[4]
        xor esi, edx                      ;   168.0 p1      47 v[4]
        ror esi, 2                        ;   169.0 p0      47 v[4]
        add edi, esi                      ;   170.0 p1      63 v[4]
        mov esi, ebx                      ;   167.3 p1      48 t1 copy
        ror esi, 0xe                      ;   168.3 p0      48 t1
        xor esi, ebx                      ;   169.3 p1      48 t1
        ror esi, 5                        ;   170.3 p0      48 t1
        xor esi, ebx                      ;   171.3 p1      48 t1
        ror esi, 6                        ;   172.3 p0      48 t1
        add esi, dword [esp + 76]         ;   173.3 p1+p2   61 t1
        add esi, 0x72be5d74               ;   174.3 p0      61 t1
        mov dword [esp + 76], edx         ;   160.3 p3+p4   63 v[5] spill
        mov edx, ebp                      ;   171.3 p1      51 t1 copy
        xor edx, ecx                      ;   172.3 p0      51 t1
        and edx, ebx                      ;   173.3 p1      51 t1
        xor edx, ebp                      ;   174.3 p0      51 t1
        add esi, edx                      ;   175.3 p1      61 t1
        mov edx, dword [esp + 76]         ;   163.7 p2      52 v[3]
        xor edx, edi                      ;   174.0 p0      52 v[3]
        and eax, edx                      ;   175.0 p1      52 v[3]
        xor eax, dword [esp + 76]         ;   176.0 p0+p2   52 v[3]
        mov dword [esp + 96], ecx         ;   165.3 p3+p4   62 v[1] spill
        mov ecx, dword [esp + 88]         ;   166.0 p2      62 v[7]
        mov dword [esp + 88], ebx         ;   166.3 p3+p4   62 v[0] spill
        mov ebx, edi                      ;   175.3 p1      47 v[3] copy
        ror ebx, 9                        ;   176.3 p0      47 v[3]
        xor ebx, edi                      ;   177.3 p1      47 v[3]
        ror ebx, 0xb                      ;   178.3 p0      47 v[3]
        xor ebx, edi                      ;   179.3 p1      47 v[3]
        ror ebx, 2                        ;   180.3 p0      47 v[3]
        add eax, ebx                      ;   181.3 p1      63 v[3]
        mov ebx, dword [esp + 256]        ;   169.3 p2      73 w[0] reload
        mov dword [esp + 100], edi        ;   171.0 p3+p4   63 v[4] spill
        mov edi, dword [ebx + 48]         ;   172.3 p2      73 w[12]
        bswap edi                         ;   179.3 p0+p1   73 w[12]
        add esi, edi                      ;   181.3 p0      61 t1
        add ecx, esi                      ;   182.3 p1      62 v[7]
        add eax, esi                      ;   182.3 p0      63 v[3]
        mov esi, dword [ebx + 52]         ;   172.3 p2      73 w[13]
        bswap esi                         ;   182.0 p0+p1   73 w[13]
        lea ebp, [ebp + esi - 2132889090] ;   184.0 p0      61 t1
        mov dword [esp + 104], esi        ;   184.0 p3+p4   73 w[13] spill
        mov esi, ecx                      ;   183.3 p1      48 t1 copy
        ror esi, 0xe                      ;   184.3 p0      48 t1
        xor esi, ecx                      ;   185.3 p1      48 t1
        ror esi, 5                        ;   186.3 p0      48 t1
        xor esi, ecx                      ;   187.3 p1      48 t1
        ror esi, 6                        ;   188.3 p0      48 t1
        add ebp, esi                      ;   189.3 p1      61 t1
        mov esi, dword [esp + 88]         ;   177.7 p2      51 t1
        xor esi, dword [esp + 96]         ;   186.3 p1+p2   51 t1
        and esi, ecx                      ;   187.3 p0      51 t1
        xor esi, dword [esp + 96]         ;   188.3 p1+p2   51 t1
        add ebp, esi                      ;   190.3 p0      61 t1
        mov esi, dword [esp + 100]        ;   180.7 p2      52 v[2]
        xor esi, eax                      ;   188.3 p1      52 v[2]
        and edx, esi                      ;   189.3 p0      52 v[2]
        xor edx, dword [esp + 100]        ;   190.3 p1+p2   52 v[2]
        add edx, ebp                      ;   191.3 p0      63 v[2]
        add ebp, dword [esp + 48]         ;   191.3 p1+p2   62 v[6]
        mov dword [esp + 48], edi         ;   182.7 p3+p4   73 w[12] spill
        mov edi, eax                      ;   191.0 p0      47 v[2] copy
        ror edi, 9                        ;   192.0 p0      47 v[2]
        xor edi, eax                      ;   193.0 p1      47 v[2]
        ror edi, 0xb                      ;   194.0 p0      47 v[2]
        xor edi, eax                      ;   195.0 p1      47 v[2]
        ror edi, 2                        ;   196.0 p0      47 v[2]
        add edx, edi                      ;   197.0 p1      63 v[2]
        mov edi, dword [ebx + 56]         ;   185.7 p2      73 w[14]
        bswap edi                         ;   195.0 p0+p1   73 w[14]
        mov ebx, dword [ebx + 60]         ;   186.7 p2      73 w[15]
        bswap ebx                         ;   196.0 p0+p1   73 w[15]
        mov dword [esp + 108], ebx        ;   198.0 p3+p4   73 w[15] spill
        mov ebx, ebp                      ;   196.3 p1      48 t1 copy
        ror ebx, 0xe                      ;   197.3 p0      48 t1
        xor ebx, ebp                      ;   198.3 p1      48 t1
        ror ebx, 5                        ;   199.3 p0      48 t1
        xor ebx, ebp                      ;   200.3 p1      48 t1
        ror ebx, 6                        ;   201.3 p0      48 t1
        lea ebx, [ebx + edi - 1680079193] ;   202.3 p0      61 t1
        add ebx, dword [esp + 96]         ;   203.3 p1+p2   61 t1
        mov dword [esp + 96], edi         ;   197.0 p3+p4   73 w[14] spill
        mov edi, dword [esp + 88]         ;   192.0 p2      51 t1
        xor edi, ecx                      ;   200.3 p1      51 t1
        and edi, ebp                      ;   201.3 p0      51 t1
        xor edi, dword [esp + 88]         ;   202.3 p1+p2   51 t1
        add ebx, edi                      ;   204.3 p0      61 t1
        mov edi, eax                      ;   202.3 p1      52 v[1] copy
        xor edi, edx                      ;   203.3 p0      52 v[1]
        and esi, edi                      ;   204.3 p1      52 v[1]
        xor esi, eax                      ;   205.3 p0      52 v[1]
        add esi, ebx                      ;   206.3 p1      63 v[1]
        add ebx, dword [esp + 76]         ;   205.3 p0+p2   62 v[5]
        mov dword [esp + 76], eax         ;   196.3 p3+p4   63 v[3] spill
        mov eax, edx                      ;   205.3 p1      47 v[1] copy
        ror eax, 9                        ;   206.3 p0      47 v[1]
        xor eax, edx                      ;   207.3 p1      47 v[1]
        ror eax, 0xb                      ;   208.3 p0      47 v[1]
        xor eax, edx                      ;   209.3 p1      47 v[1]
        ror eax, 2                        ;   210.3 p0      47 v[1]
        add esi, eax                      ;   211.3 p1      63 v[1]
        mov eax, ebx                      ;   209.0 p0      48 t1 copy
        ror eax, 0xe                      ;   210.0 p0      48 t1
        xor eax, ebx                      ;   211.0 p1      48 t1
        ror eax, 5                        ;   212.0 p0      48 t1
        xor eax, ebx                      ;   213.0 p1      48 t1
        ror eax, 6                        ;   214.0 p0      48 t1
        add eax, dword [esp + 88]         ;   215.0 p1+p2   61 t1
        add eax, dword [esp + 108]        ;   216.0 p1+p2   61 t1
        add eax, 0xc19bf174               ;   217.0 p0      61 t1
        mov dword [esp + 88], edx         ;   203.0 p3+p4   63 v[2] spill
        mov edx, ebp                      ;   213.3 p1      51 t1 copy
        xor edx, ecx                      ;   214.3 p0      51 t1
        and edx, ebx                      ;   215.3 p1      51 t1
        xor edx, ecx                      ;   216.3 p0      51 t1
        add eax, edx                      ;   218.0 p1      61 t1
        mov edx, dword [esp + 88]         ;   205.7 p2      52 v[0]
        xor edx, esi                      ;   216.0 p0      52 v[0]
        and edi, edx                      ;   217.0 p1      52 v[0]
        mov edx, dword [esp + 88]         ;   206.7 p2      63 v[2] reload
        xor edi, edx                      ;   218.0 p0      52 v[0]
        add edi, eax                      ;   219.0 p1      63 v[0]
        add eax, dword [esp + 100]        ;   219.0 p0+p2   62 v[4]
        mov dword [esp + 112], edx        ;   209.7 p3+p4   76 passes
        mov edx, esi                      ;   218.3 p1      47 v[0] copy
        ror edx, 9                        ;   219.3 p0      47 v[0]
        xor edx, esi                      ;   220.3 p1      47 v[0]
        ror edx, 0xb                      ;   221.3 p0      47 v[0]
        xor edx, esi                      ;   222.3 p1      47 v[0]
        ror edx, 2                        ;   223.3 p0      47 v[0]
        add edi, edx                      ;   224.3 p1      63 v[0]
        mov edx, dword [esp + 36]         ;   211.3 p2      73 w[0] reload
        mov dword [esp + 116], edx        ;   214.3 p3+p4   76 passes
        mov edx, dword [esp + 40]         ;   212.3 p2      73 w[1] reload
        mov dword [esp + 120], edx        ;   215.3 p3+p4   76 passes
        mov edx, dword [esp + 44]         ;   213.3 p2      73 w[2] reload
        mov dword [esp + 124], edx        ;   216.3 p3+p4   76 passes
        mov edx, dword [esp + 56]         ;   214.3 p2      73 w[3] reload
        mov dword [esp + 128], edx        ;   217.3 p3+p4   76 passes
        mov edx, dword [esp + 72]         ;   216.0 p2      73 w[4] reload
        mov dword [esp + 132], edx        ;   219.0 p3+p4   76 passes
        mov edx, dword [esp + 60]         ;   218.0 p2      73 w[5] reload
        mov dword [esp + 136], edx        ;   221.0 p3+p4   76 passes
        mov edx, dword [esp + 68]         ;   219.0 p2      73 w[6] reload
        mov dword [esp + 140], edx        ;   222.0 p3+p4   76 passes
        mov edx, dword [esp + 80]         ;   220.0 p2      73 w[7] reload
        mov dword [esp + 144], edx        ;   223.0 p3+p4   76 passes
        mov edx, dword [esp + 52]         ;   221.0 p2      73 w[8] reload
        mov dword [esp + 148], edx        ;   224.0 p3+p4   76 passes
        mov edx, dword [esp + 64]         ;   222.0 p2      73 w[9] reload
        mov dword [esp + 152], edx        ;   225.0 p3+p4   76 passes
        mov edx, dword [esp + 92]         ;   223.0 p2      73 w[10] reload
        mov dword [esp + 156], edx        ;   226.0 p3+p4   76 passes
        mov edx, dword [esp + 84]         ;   224.0 p2      73 w[11] reload
        mov dword [esp + 160], edx        ;   227.0 p3+p4   76 passes
        mov edx, dword [esp + 48]         ;   225.0 p2      73 w[12] reload
        mov dword [esp + 164], edx        ;   228.0 p3+p4   76 passes
        mov edx, dword [esp + 104]        ;   226.0 p2      73 w[13] reload
        mov dword [esp + 168], edx        ;   229.0 p3+p4   76 passes
        mov dword [esp + 172], edi        ;   227.3 p3+p4   76 passes
        mov edi, dword [esp + 96]         ;   227.7 p2      73 w[14] reload
        mov dword [esp + 176], edi        ;   230.7 p3+p4   76 passes
        mov dword [esp + 180], esi        ;   229.3 p3+p4   76 passes
        mov esi, dword [esp + 108]        ;   229.3 p2      73 w[15] reload
        mov dword [esp + 184], esi        ;   232.3 p3+p4   76 passes
        mov dword [esp + 188], eax        ;   231.3 p3+p4   76 passes
        mov esi, dword [esp + 76]         ;   231.0 p2      63 v[3] reload
        mov dword [esp + 192], esi        ;   234.0 p3+p4   76 passes
        mov dword [esp + 196], ebx        ;   233.3 p3+p4   76 passes
        mov dword [esp + 200], ebp        ;   234.3 p3+p4   76 passes
        mov dword [esp + 204], ecx        ;   235.3 p3+p4   76 passes
        mov esi, sha256_blocks.T0_K       ;   234.0 p0      76 passes reload
        mov dword [esp + 208], esi        ;   236.3 p3+p4   76 passes
        add esi, 0xc0                     ;   235.0 p1      76 passes
        mov dword [esp + 212], esi        ;   237.3 p3+p4   76 passes
        mov esi, dword [esp + 176]        ;                    resident
        mov edi, dword [esp + 120]        ;                    resident
        mov ebp, dword [esp + 152]        ;                    resident
        mov eax, dword [esp + 116]        ;                    resident
        mov ecx, dword [esp + 208]        ;                    resident
        align 16
.passes_2:
        mov edx, esi                      ;     0.0 p0      50 w[0] copy
        shr edx, 0xa                      ;     1.0 p0      50 w[0]
        mov ebx, esi                      ;     0.7 p1      50 w[0] copy
        ror ebx, 2                        ;     2.0 p0      50 w[0]
        xor ebx, esi                      ;     3.0 p1      50 w[0]
        ror ebx, 0x11                     ;     4.0 p0      50 w[0]
        xor edx, ebx                      ;     5.0 p1      50 w[0]
        mov ebx, edi                      ;     3.7 p1      49 w[0] copy
        shr ebx, 3                        ;     4.7 p0      49 w[0]
        add edx, eax                      ;     6.0 p1      78 w[0]
        mov eax, edi                      ;     5.0 p0      49 w[0] copy
        ror eax, 0xb                      ;     6.0 p0      49 w[0]
        xor eax, edi                      ;     7.0 p1      49 w[0]
        ror eax, 7                        ;     8.0 p0      49 w[0]
        xor ebx, eax                      ;     9.0 p1      49 w[0]
        add edx, ebx                      ;    10.0 p1      78 w[0]
        add edx, ebp                      ;    11.0 p0      78 w[0]
        mov eax, dword [esp + 188]        ;     5.7 p2      48 t1 reload
        mov ebx, eax                      ;     8.7 p1      48 t1 copy
        ror ebx, 0xe                      ;     9.7 p0      48 t1
        xor ebx, eax                      ;    10.7 p1      48 t1
        ror ebx, 5                        ;    11.7 p0      48 t1
        xor ebx, eax                      ;    12.7 p1      48 t1
        ror ebx, 6                        ;    13.7 p0      48 t1
        add ebx, dword [ecx + 64]         ;    14.7 p1+p2   61 t1
        add ebx, dword [esp + 204]        ;    15.7 p0+p2   61 t1
        add ebx, edx                      ;    16.7 p1      61 t1
        mov dword [esp + 36], ebp         ;     9.7 p3+p4   78 w[0] spill
        mov ebp, eax                      ;    13.0 p0      51 t1 copy
        mov dword [esp + 40], esi         ;    10.7 p3+p4   50 w[0] spill
        xor eax, dword [esp + 196]        ;    13.7 p1+p2   51 t1
        mov esi, eax                      ;    14.7 p0      51 t1 copy
        add edi, dword [esp + 156]        ;    14.7 p1+p2   78 w[1]
        mov dword [esp + 44], edx         ;    13.0 p3+p4   78 w[0] spill
        mov edx, dword [esp + 172]        ;    13.7 p2      47 v[7]
        ror edx, 9                        ;    16.7 p0      47 v[7]
        xor edx, dword [esp + 172]        ;    17.7 p1+p2   47 v[7]
        ror edx, 0xb                      ;    18.7 p0      47 v[7]
        xor edx, dword [esp + 172]        ;    19.7 p1+p2   47 v[7]
        ror edx, 2                        ;    20.7 p0      47 v[7]
        mov dword [esp + 48], ecx         ;    16.3 p3+p4   79 v spill
        mov ecx, dword [esp + 196]        ;    17.0 p2      51 t1
        xor ecx, dword [esp + 200]        ;    20.0 p1+p2   51 t1
        or ebp, ecx                       ;    21.0 p0      51 t1
        xor esi, ebp                      ;    22.0 p1      51 t1
        add ebx, esi                      ;    23.0 p0      61 t1
        add edx, ebx                      ;    24.0 p1      63 v[7]
        add ebx, dword [esp + 192]        ;    24.0 p0+p2   62 v[3]
        mov ebp, dword [esp + 184]        ;    20.3 p2      50 w[1] reload
        mov esi, ebp                      ;    23.3 p1      50 w[1] copy
        shr esi, 0xa                      ;    24.3 p0      50 w[1]
        mov ecx, ebp                      ;    23.3 p1      50 w[1] copy
        ror ecx, 2                        ;    24.3 p0      50 w[1]
        xor ecx, ebp                      ;    25.3 p1      50 w[1]
        ror ecx, 0x11                     ;    26.3 p0      50 w[1]
        xor esi, ecx                      ;    27.3 p1      50 w[1]
        add edi, esi                      ;    28.3 p0      78 w[1]
        mov esi, dword [esp + 112]        ;    23.0 p2      52 v[7]
        mov ecx, dword [esp + 180]        ;    24.0 p2      52 v[7] reload
        xor esi, ecx                      ;    27.0 p1      52 v[7]
        and eax, ebx                      ;    25.0 p0      51 t1
        xor eax, dword [esp + 196]        ;    26.0 p1+p2   51 t1
        add eax, dword [esp + 200]        ;    27.0 p0+p2   61 t1
        mov ebp, ecx                      ;    27.0 p1      52 v[7] copy
        xor ebp, dword [esp + 172]        ;    28.0 p0+p2   52 v[7]
        and esi, ebp                      ;    29.0 p1      52 v[7]
        xor esi, ecx                      ;    30.0 p0      52 v[7]
        add edx, esi                      ;    31.0 p1      63 v[7]
        mov esi, ebx                      ;    29.0 p0      48 t1 copy
        ror esi, 0xe                      ;    30.0 p0      48 t1
        xor esi, ebx                      ;    31.0 p1      48 t1
        ror esi, 5                        ;    32.0 p0      48 t1
        xor esi, ebx                      ;    33.0 p1      48 t1
        ror esi, 6                        ;    34.0 p0      48 t1
        add eax, esi                      ;    35.0 p1      61 t1
        mov esi, dword [esp + 48]         ;    30.0 p2      79 v reload
        add eax, dword [esi + 68]         ;    36.0 p1+p2   61 t1
        mov esi, edx                      ;    33.0 p0      47 v[6] copy
        ror esi, 9                        ;    34.0 p0      47 v[6]
        xor esi, edx                      ;    35.0 p1      47 v[6]
        ror esi, 0xb                      ;    36.0 p0      47 v[6]
        xor esi, edx                      ;    37.0 p1      47 v[6]
        ror esi, 2                        ;    38.0 p0      47 v[6]
        mov ecx, dword [esp + 124]        ;    33.0 p2      49 w[1]
        shr ecx, 3                        ;    37.0 p0      49 w[1]
        mov dword [esp + 52], ebx         ;    33.7 p3+p4   62 v[3] spill
        mov ebx, dword [esp + 124]        ;    34.3 p2      49 w[1]
        ror ebx, 0xb                      ;    38.0 p0      49 w[1]
        xor ebx, dword [esp + 124]        ;    39.0 p1+p2   49 w[1]
        ror ebx, 7                        ;    40.0 p0      49 w[1]
        xor ecx, ebx                      ;    41.0 p1      49 w[1]
        add edi, ecx                      ;    42.0 p1      78 w[1]
        add eax, edi                      ;    43.0 p1      61 t1
        add esi, eax                      ;    44.0 p1      63 v[6]
        add eax, dword [esp + 112]        ;    44.0 p0+p2   62 v[2]
        mov ecx, edx                      ;    40.7 p1      52 v[6] copy
        mov ebx, dword [esp + 180]        ;    38.3 p2      52 v[7] reload
        xor ecx, ebx                      ;    41.7 p0      52 v[6]
        and ebp, ecx                      ;    42.7 p1      52 v[6]
        xor ebp, ebx                      ;    43.7 p0      52 v[6]
        add esi, ebp                      ;    45.0 p1      63 v[6]
        mov ebp, dword [esp + 44]         ;    40.0 p2      78 w[0] reload
        mov ecx, ebp                      ;    43.0 p0      50 w[2] copy
        shr ecx, 0xa                      ;    44.0 p0      50 w[2]
        mov ebx, ebp                      ;    43.7 p1      50 w[2] copy
        ror ebx, 2                        ;    45.0 p0      50 w[2]
        xor ebx, ebp                      ;    46.0 p1      50 w[2]
        ror ebx, 0x11                     ;    47.0 p0      50 w[2]
        xor ecx, ebx                      ;    48.0 p1      50 w[2]
        mov ebx, dword [esp + 160]        ;    42.7 p2      78 w[2] reload
        add ecx, ebx                      ;    49.0 p1      78 w[2]
        add ecx, dword [esp + 124]        ;    50.0 p0+p2   78 w[2]
        mov ebx, eax                      ;    47.7 p1      48 t1 copy
        ror ebx, 0xe                      ;    48.7 p0      48 t1
        xor ebx, eax                      ;    49.7 p1      48 t1
        ror ebx, 5                        ;    50.7 p0      48 t1
        xor ebx, eax                      ;    51.7 p1      48 t1
        ror ebx, 6                        ;    52.7 p0      48 t1
        add ebx, dword [esp + 196]        ;    53.7 p1+p2   61 t1
        mov ebp, dword [esp + 52]         ;    47.0 p2      51 t1
        xor ebp, dword [esp + 188]        ;    51.0 p0+p2   51 t1
        and ebp, eax                      ;    52.0 p1      51 t1
        xor ebp, dword [esp + 188]        ;    53.0 p0+p2   51 t1
        add ebx, ebp                      ;    54.7 p1      61 t1
        mov ebp, dword [esp + 48]         ;    50.0 p2      79 v reload
        add ebx, dword [ebp + 72]         ;    56.0 p0+p2   61 t1
        mov ebp, esi                      ;    53.7 p1      47 v[5] copy
        ror ebp, 9                        ;    54.7 p0      47 v[5]
        xor ebp, esi                      ;    55.7 p1      47 v[5]
        ror ebp, 0xb                      ;    56.7 p0      47 v[5]
        xor ebp, esi                      ;    57.7 p1      47 v[5]
        ror ebp, 2                        ;    58.7 p0      47 v[5]
        mov dword [esp + 56], eax         ;    52.0 p3+p4   62 v[2] spill
        mov eax, dword [esp + 128]        ;    52.7 p2      49 w[2]
        shr eax, 3                        ;    57.0 p0      49 w[2]
        mov dword [esp + 60], edi         ;    53.3 p3+p4   78 w[1] spill
        mov edi, dword [esp + 128]        ;    54.0 p2      49 w[2]
        ror edi, 0xb                      ;    58.0 p0      49 w[2]
        xor edi, dword [esp + 128]        ;    59.0 p1+p2   49 w[2]
        ror edi, 7                        ;    60.0 p0      49 w[2]
        xor eax, edi                      ;    61.0 p1      49 w[2]
        add ecx, eax                      ;    62.0 p1      78 w[2]
        add ebx, ecx                      ;    63.0 p1      61 t1
        add ebp, ebx                      ;    64.0 p0      63 v[5]
        add ebx, dword [esp + 180]        ;    64.0 p1+p2   62 v[1]
        mov eax, esi                      ;    61.0 p0      52 v[5] copy
        xor eax, edx                      ;    62.0 p1      52 v[5]
        mov edi, edx                      ;    62.0 p0      52 v[5] copy
        xor edi, dword [esp + 172]        ;    63.0 p1+p2   52 v[5]
        and edi, eax                      ;    64.0 p0      52 v[5]
        xor edi, edx                      ;    65.0 p1      52 v[5]
        add ebp, edi                      ;    66.0 p0      63 v[5]
        mov edi, dword [esp + 60]         ;    60.3 p2      50 w[3]
        mov dword [esp + 64], edx         ;    60.7 p3+p4   63 v[7] spill
        mov edx, ebx                      ;    65.0 p1      48 t1 copy
        ror edx, 0xe                      ;    66.0 p0      48 t1
        xor edx, ebx                      ;    67.0 p1      48 t1
        ror edx, 5                        ;    68.0 p0      48 t1
        xor edx, ebx                      ;    69.0 p1      48 t1
        ror edx, 6                        ;    70.0 p0      48 t1
        add edx, dword [esp + 188]        ;    71.0 p1+p2   61 t1
        mov dword [esp + 68], ecx         ;    64.0 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 56]         ;    64.7 p2      51 t1
        xor ecx, dword [esp + 52]         ;    68.0 p0+p2   51 t1
        and ecx, ebx                      ;    69.0 p1      51 t1
        xor ecx, dword [esp + 52]         ;    70.0 p0+p2   51 t1
        add edx, ecx                      ;    72.0 p1      61 t1
        mov ecx, dword [esp + 60]         ;    67.7 p2      50 w[3]
        shr ecx, 0xa                      ;    70.7 p0      50 w[3]
        mov dword [esp + 72], ebx         ;    67.7 p3+p4   62 v[1] spill
        mov ebx, dword [esp + 48]         ;    68.7 p2      79 v reload
        add edx, dword [ebx + 76]         ;    74.7 p1+p2   61 t1
        mov ebx, dword [esp + 60]         ;    70.7 p2      50 w[3]
        ror ebx, 2                        ;    73.7 p0      50 w[3]
        xor edi, ebx                      ;    74.7 p1      50 w[3]
        ror edi, 0x11                     ;    75.7 p0      50 w[3]
        xor ecx, edi                      ;    76.7 p1      50 w[3]
        mov edi, dword [esp + 132]        ;    71.7 p2      49 w[3] reload
        mov ebx, edi                      ;    74.7 p0      49 w[3] copy
        shr ebx, 3                        ;    75.7 p0      49 w[3]
        add ecx, dword [esp + 164]        ;    77.7 p1+p2   78 w[3]
        add ecx, dword [esp + 128]        ;    78.7 p1+p2   78 w[3]
        mov dword [esp + 76], esi         ;    73.3 p3+p4   63 v[6] spill
        mov esi, edi                      ;    75.0 p0      49 w[3] copy
        ror esi, 0xb                      ;    76.0 p0      49 w[3]
        xor esi, edi                      ;    77.0 p1      49 w[3]
        ror esi, 7                        ;    78.0 p0      49 w[3]
        xor ebx, esi                      ;    79.0 p1      49 w[3]
        add ecx, ebx                      ;    80.0 p1      78 w[3]
        add edx, ecx                      ;    81.0 p0      61 t1
        mov esi, dword [esp + 76]         ;    76.3 p2      52 v[4]
        xor esi, ebp                      ;    79.3 p1      52 v[4]
        and eax, esi                      ;    80.3 p0      52 v[4]
        mov ebx, dword [esp + 76]         ;    77.3 p2      63 v[6] reload
        xor eax, ebx                      ;    81.3 p1      52 v[4]
        add eax, edx                      ;    82.3 p0      63 v[4]
        add edx, dword [esp + 172]        ;    82.0 p1+p2   62 v[0]
        mov ebx, ebp                      ;    81.0 p0      47 v[4] copy
        ror ebx, 9                        ;    82.0 p0      47 v[4]
        xor ebx, ebp                      ;    83.0 p1      47 v[4]
        ror ebx, 0xb                      ;    84.0 p0      47 v[4]
        xor ebx, ebp                      ;    85.0 p1      47 v[4]
        ror ebx, 2                        ;    86.0 p0      47 v[4]
        add eax, ebx                      ;    87.0 p1      63 v[4]
        mov ebx, dword [esp + 68]         ;    81.3 p2      50 w[4]
        add edi, dword [esp + 168]        ;    84.7 p1+p2   78 w[4]
        mov dword [esp + 80], ecx         ;    82.3 p3+p4   78 w[3] spill
        mov ecx, edx                      ;    85.0 p0      48 t1 copy
        ror ecx, 0xe                      ;    86.0 p0      48 t1
        xor ecx, edx                      ;    87.0 p1      48 t1
        ror ecx, 5                        ;    88.0 p0      48 t1
        xor ecx, edx                      ;    89.0 p1      48 t1
        ror ecx, 6                        ;    90.0 p0      48 t1
        add ecx, dword [esp + 52]         ;    91.0 p1+p2   61 t1
        mov dword [esp + 52], ebp         ;    85.7 p3+p4   63 v[5] spill
        mov ebp, dword [esp + 72]         ;    86.3 p2      51 t1
        xor ebp, dword [esp + 56]         ;    89.3 p1+p2   51 t1
        and ebp, edx                      ;    90.3 p0      51 t1
        xor ebp, dword [esp + 56]         ;    91.3 p1+p2   51 t1
        add ecx, ebp                      ;    92.3 p0      61 t1
        mov ebp, dword [esp + 68]         ;    89.3 p2      50 w[4]
        shr ebp, 0xa                      ;    92.3 p0      50 w[4]
        mov dword [esp + 84], edx         ;    89.3 p3+p4   62 v[0] spill
        mov edx, dword [esp + 48]         ;    90.3 p2      79 v reload
        add ecx, dword [edx + 80]         ;    96.3 p1+p2   61 t1
        mov edx, dword [esp + 68]         ;    92.3 p2      50 w[4]
        ror edx, 2                        ;    95.3 p0      50 w[4]
        xor ebx, edx                      ;    96.3 p1      50 w[4]
        ror ebx, 0x11                     ;    97.3 p0      50 w[4]
        xor ebp, ebx                      ;    98.3 p1      50 w[4]
        mov edx, dword [esp + 136]        ;    93.3 p2      49 w[4] reload
        mov ebx, edx                      ;    96.3 p1      49 w[4] copy
        shr ebx, 3                        ;    97.3 p0      49 w[4]
        add edi, ebp                      ;    99.3 p1      78 w[4]
        mov ebp, edx                      ;    96.3 p0      49 w[4] copy
        ror ebp, 0xb                      ;    97.3 p0      49 w[4]
        xor ebp, edx                      ;    98.3 p1      49 w[4]
        ror ebp, 7                        ;    99.3 p0      49 w[4]
        xor ebx, ebp                      ;   100.3 p1      49 w[4]
        add edi, ebx                      ;   101.3 p1      78 w[4]
        add ecx, edi                      ;   102.3 p0      61 t1
        mov ebp, dword [esp + 52]         ;    96.3 p2      52 v[3]
        xor ebp, eax                      ;    99.3 p1      52 v[3]
        and esi, ebp                      ;   100.3 p0      52 v[3]
        mov ebx, dword [esp + 52]         ;    97.3 p2      63 v[5] reload
        xor esi, ebx                      ;   101.3 p1      52 v[3]
        add esi, ecx                      ;   103.3 p0      63 v[3]
        add ecx, dword [esp + 64]         ;   103.3 p1+p2   62 v[7]
        mov ebx, eax                      ;   101.0 p0      47 v[3] copy
        ror ebx, 9                        ;   102.0 p0      47 v[3]
        xor ebx, eax                      ;   103.0 p1      47 v[3]
        ror ebx, 0xb                      ;   104.0 p0      47 v[3]
        xor ebx, eax                      ;   105.0 p1      47 v[3]
        ror ebx, 2                        ;   106.0 p0      47 v[3]
        add esi, ebx                      ;   107.0 p1      63 v[3]
        mov ebx, dword [esp + 80]         ;   101.3 p2      50 w[5]
        add edx, dword [esp + 40]         ;   104.7 p1+p2   78 w[5]
        mov dword [esp + 64], edi         ;   102.3 p3+p4   78 w[4] spill
        mov edi, ecx                      ;   105.0 p0      48 t1 copy
        ror edi, 0xe                      ;   106.0 p0      48 t1
        xor edi, ecx                      ;   107.0 p1      48 t1
        ror edi, 5                        ;   108.0 p0      48 t1
        xor edi, ecx                      ;   109.0 p1      48 t1
        ror edi, 6                        ;   110.0 p0      48 t1
        add edi, dword [esp + 56]         ;   111.0 p1+p2   61 t1
        mov dword [esp + 56], eax         ;   105.7 p3+p4   63 v[4] spill
        mov eax, dword [esp + 84]         ;   106.3 p2      51 t1
        xor eax, dword [esp + 72]         ;   109.3 p1+p2   51 t1
        and eax, ecx                      ;   110.3 p0      51 t1
        xor eax, dword [esp + 72]         ;   111.3 p1+p2   51 t1
        add edi, eax                      ;   112.3 p0      61 t1
        mov eax, dword [esp + 48]         ;   109.3 p2      79 v reload
        add edi, dword [eax + 84]         ;   115.3 p1+p2   61 t1
        mov eax, dword [esp + 80]         ;   111.3 p2      50 w[5]
        shr eax, 0xa                      ;   114.3 p0      50 w[5]
        mov dword [esp + 88], ecx         ;   110.3 p3+p4   62 v[7] spill
        mov ecx, dword [esp + 80]         ;   112.3 p2      50 w[5]
        ror ecx, 2                        ;   115.3 p0      50 w[5]
        xor ebx, ecx                      ;   116.3 p1      50 w[5]
        ror ebx, 0x11                     ;   117.3 p0      50 w[5]
        xor eax, ebx                      ;   118.3 p1      50 w[5]
        mov ecx, dword [esp + 140]        ;   113.3 p2      49 w[5] reload
        mov ebx, ecx                      ;   116.3 p1      49 w[5] copy
        shr ebx, 3                        ;   117.3 p0      49 w[5]
        add edx, eax                      ;   119.3 p1      78 w[5]
        mov eax, ecx                      ;   116.3 p0      49 w[5] copy
        ror eax, 0xb                      ;   117.3 p0      49 w[5]
        xor eax, ecx                      ;   118.3 p1      49 w[5]
        ror eax, 7                        ;   119.3 p0      49 w[5]
        xor ebx, eax                      ;   120.3 p1      49 w[5]
        add edx, ebx                      ;   121.3 p1      78 w[5]
        add edi, edx                      ;   122.3 p0      61 t1
        mov eax, dword [esp + 56]         ;   116.3 p2      52 v[2]
        xor eax, esi                      ;   119.3 p1      52 v[2]
        and ebp, eax                      ;   120.3 p0      52 v[2]
        mov ebx, dword [esp + 56]         ;   117.3 p2      63 v[4] reload
        xor ebp, ebx                      ;   121.3 p1      52 v[2]
        add ebp, edi                      ;   123.3 p0      63 v[2]
        add edi, dword [esp + 76]         ;   123.3 p1+p2   62 v[6]
        mov ebx, esi                      ;   121.0 p0      47 v[2] copy
        ror ebx, 9                        ;   122.0 p0      47 v[2]
        xor ebx, esi                      ;   123.0 p1      47 v[2]
        ror ebx, 0xb                      ;   124.0 p0      47 v[2]
        xor ebx, esi                      ;   125.0 p1      47 v[2]
        ror ebx, 2                        ;   126.0 p0      47 v[2]
        add ebp, ebx                      ;   127.0 p1      63 v[2]
        mov ebx, dword [esp + 64]         ;   121.3 p2      50 w[6]
        add ecx, dword [esp + 184]        ;   124.7 p1+p2   78 w[6]
        mov dword [esp + 76], edx         ;   122.3 p3+p4   78 w[5] spill
        mov edx, edi                      ;   125.0 p0      48 t1 copy
        ror edx, 0xe                      ;   126.0 p0      48 t1
        xor edx, edi                      ;   127.0 p1      48 t1
        ror edx, 5                        ;   128.0 p0      48 t1
        xor edx, edi                      ;   129.0 p1      48 t1
        ror edx, 6                        ;   130.0 p0      48 t1
        add edx, dword [esp + 72]         ;   131.0 p1+p2   61 t1
        mov dword [esp + 72], esi         ;   125.7 p3+p4   63 v[3] spill
        mov esi, dword [esp + 88]         ;   126.3 p2      51 t1
        xor esi, dword [esp + 84]         ;   129.3 p1+p2   51 t1
        and esi, edi                      ;   130.3 p0      51 t1
        xor esi, dword [esp + 84]         ;   131.3 p1+p2   51 t1
        add edx, esi                      ;   132.3 p0      61 t1
        mov esi, dword [esp + 48]         ;   129.3 p2      79 v reload
        add edx, dword [esi + 88]         ;   135.3 p1+p2   61 t1
        mov esi, dword [esp + 64]         ;   131.3 p2      50 w[6]
        shr esi, 0xa                      ;   134.3 p0      50 w[6]
        mov dword [esp + 92], edi         ;   130.3 p3+p4   62 v[6] spill
        mov edi, dword [esp + 64]         ;   132.3 p2      50 w[6]
        ror edi, 2                        ;   135.3 p0      50 w[6]
        xor ebx, edi                      ;   136.3 p1      50 w[6]
        ror ebx, 0x11                     ;   137.3 p0      50 w[6]
        xor esi, ebx                      ;   138.3 p1      50 w[6]
        mov edi, dword [esp + 144]        ;   133.3 p2      49 w[6] reload
        mov ebx, edi                      ;   136.3 p1      49 w[6] copy
        shr ebx, 3                        ;   137.3 p0      49 w[6]
        add ecx, esi                      ;   139.3 p1      78 w[6]
        mov esi, edi                      ;   136.3 p0      49 w[6] copy
        ror esi, 0xb                      ;   137.3 p0      49 w[6]
        xor esi, edi                      ;   138.3 p1      49 w[6]
        ror esi, 7                        ;   139.3 p0      49 w[6]
        xor ebx, esi                      ;   140.3 p1      49 w[6]
        add ecx, ebx                      ;   141.3 p1      78 w[6]
        add edx, ecx                      ;   142.3 p0      61 t1
        mov esi, dword [esp + 72]         ;   136.3 p2      52 v[1]
        xor esi, ebp                      ;   139.3 p1      52 v[1]
        and eax, esi                      ;   140.3 p0      52 v[1]
        mov ebx, dword [esp + 72]         ;   137.3 p2      63 v[3] reload
        xor eax, ebx                      ;   141.3 p1      52 v[1]
        add eax, edx                      ;   143.3 p0      63 v[1]
        add edx, dword [esp + 52]         ;   143.3 p1+p2   62 v[5]
        mov ebx, ebp                      ;   141.0 p0      47 v[1] copy
        ror ebx, 9                        ;   142.0 p0      47 v[1]
        xor ebx, ebp                      ;   143.0 p1      47 v[1]
        ror ebx, 0xb                      ;   144.0 p0      47 v[1]
        xor ebx, ebp                      ;   145.0 p1      47 v[1]
        ror ebx, 2                        ;   146.0 p0      47 v[1]
        add eax, ebx                      ;   147.0 p1      63 v[1]
        mov ebx, dword [esp + 76]         ;   141.3 p2      50 w[7]
        add edi, dword [esp + 44]         ;   144.7 p1+p2   78 w[7]
        mov dword [esp + 52], ecx         ;   142.3 p3+p4   78 w[6] spill
        mov ecx, edx                      ;   145.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   146.0 p0      48 t1
        xor ecx, edx                      ;   147.0 p1      48 t1
        ror ecx, 5                        ;   148.0 p0      48 t1
        xor ecx, edx                      ;   149.0 p1      48 t1
        ror ecx, 6                        ;   150.0 p0      48 t1
        add ecx, dword [esp + 84]         ;   151.0 p1+p2   61 t1
        mov dword [esp + 84], ebp         ;   145.7 p3+p4   63 v[2] spill
        mov ebp, dword [esp + 92]         ;   146.3 p2      51 t1
        xor ebp, dword [esp + 88]         ;   149.3 p1+p2   51 t1
        and ebp, edx                      ;   150.3 p0      51 t1
        xor ebp, dword [esp + 88]         ;   151.3 p1+p2   51 t1
        add ecx, ebp                      ;   152.3 p0      61 t1
        mov ebp, dword [esp + 48]         ;   149.3 p2      79 v reload
        add ecx, dword [ebp + 92]         ;   155.3 p1+p2   61 t1
        mov ebp, dword [esp + 76]         ;   151.3 p2      50 w[7]
        shr ebp, 0xa                      ;   154.3 p0      50 w[7]
        mov dword [esp + 96], edx         ;   150.3 p3+p4   62 v[5] spill
        mov edx, dword [esp + 76]         ;   152.3 p2      50 w[7]
        ror edx, 2                        ;   155.3 p0      50 w[7]
        xor ebx, edx                      ;   156.3 p1      50 w[7]
        ror ebx, 0x11                     ;   157.3 p0      50 w[7]
        xor ebp, ebx                      ;   158.3 p1      50 w[7]
        mov edx, dword [esp + 148]        ;   153.3 p2      49 w[7] reload
        mov ebx, edx                      ;   156.3 p1      49 w[7] copy
        shr ebx, 3                        ;   157.3 p0      49 w[7]
        add edi, ebp                      ;   159.3 p1      78 w[7]
        mov ebp, edx                      ;   156.3 p0      49 w[7] copy
        ror ebp, 0xb                      ;   157.3 p0      49 w[7]
        xor ebp, edx                      ;   158.3 p1      49 w[7]
        ror ebp, 7                        ;   159.3 p0      49 w[7]
        xor ebx, ebp                      ;   160.3 p1      49 w[7]
        add edi, ebx                      ;   161.3 p1      78 w[7]
        add ecx, edi                      ;   162.3 p0      61 t1
        mov ebp, dword [esp + 84]         ;   156.3 p2      52 v[0]
        xor ebp, eax                      ;   159.3 p1      52 v[0]
        and esi, ebp                      ;   160.3 p0      52 v[0]
        mov ebx, dword [esp + 84]         ;   157.3 p2      63 v[2] reload
        xor esi, ebx                      ;   161.3 p1      52 v[0]
        add esi, ecx                      ;   163.3 p0      63 v[0]
        add ecx, dword [esp + 56]         ;   163.3 p1+p2   62 v[4]
        mov ebx, eax                      ;   161.0 p0      47 v[0] copy
        ror ebx, 9                        ;   162.0 p0      47 v[0]
        xor ebx, eax                      ;   163.0 p1      47 v[0]
        ror ebx, 0xb                      ;   164.0 p0      47 v[0]
        xor ebx, eax                      ;   165.0 p1      47 v[0]
        ror ebx, 2                        ;   166.0 p0      47 v[0]
        add esi, ebx                      ;   167.0 p1      63 v[0]
        mov ebx, dword [esp + 52]         ;   161.3 p2      50 w[8]
        add edx, dword [esp + 60]         ;   164.7 p1+p2   78 w[8]
        mov dword [esp + 56], edi         ;   162.3 p3+p4   78 w[7] spill
        mov edi, ecx                      ;   165.0 p0      48 t1 copy
        ror edi, 0xe                      ;   166.0 p0      48 t1
        xor edi, ecx                      ;   167.0 p1      48 t1
        ror edi, 5                        ;   168.0 p0      48 t1
        xor edi, ecx                      ;   169.0 p1      48 t1
        ror edi, 6                        ;   170.0 p0      48 t1
        add edi, dword [esp + 88]         ;   171.0 p1+p2   61 t1
        mov dword [esp + 88], eax         ;   165.7 p3+p4   63 v[1] spill
        mov eax, dword [esp + 96]         ;   166.3 p2      51 t1
        xor eax, dword [esp + 92]         ;   169.3 p1+p2   51 t1
        and eax, ecx                      ;   170.3 p0      51 t1
        xor eax, dword [esp + 92]         ;   171.3 p1+p2   51 t1
        add edi, eax                      ;   172.3 p0      61 t1
        mov eax, dword [esp + 48]         ;   169.3 p2      79 v reload
        add edi, dword [eax + 96]         ;   175.3 p1+p2   61 t1
        mov eax, dword [esp + 52]         ;   171.3 p2      50 w[8]
        shr eax, 0xa                      ;   174.3 p0      50 w[8]
        mov dword [esp + 100], ecx        ;   170.3 p3+p4   62 v[4] spill
        mov ecx, dword [esp + 88]         ;   172.3 p2      52 v[7]
        xor ecx, esi                      ;   175.3 p1      52 v[7]
        and ebp, ecx                      ;   176.3 p0      52 v[7]
        xor ebp, dword [esp + 88]         ;   177.3 p1+p2   52 v[7]
        mov dword [esp + 104], ecx        ;   176.3 p3+p4   52 v[7] spill
        mov ecx, dword [esp + 52]         ;   174.3 p2      50 w[8]
        ror ecx, 2                        ;   177.3 p0      50 w[8]
        xor ebx, ecx                      ;   178.3 p1      50 w[8]
        ror ebx, 0x11                     ;   179.3 p0      50 w[8]
        xor eax, ebx                      ;   180.3 p1      50 w[8]
        mov ecx, dword [esp + 36]         ;   175.3 p2      78 w[0] reload
        mov ebx, ecx                      ;   178.3 p0      49 w[8] copy
        shr ebx, 3                        ;   179.3 p0      49 w[8]
        add edx, eax                      ;   181.3 p1      78 w[8]
        mov eax, ecx                      ;   178.3 p1      49 w[8] copy
        ror eax, 0xb                      ;   179.3 p0      49 w[8]
        xor eax, ecx                      ;   180.3 p1      49 w[8]
        ror eax, 7                        ;   181.3 p0      49 w[8]
        xor ebx, eax                      ;   182.3 p1      49 w[8]
        add edx, ebx                      ;   183.3 p0      78 w[8]
        add edi, edx                      ;   184.3 p1      61 t1
        add ebp, edi                      ;   185.3 p0      63 v[7]
        add edi, dword [esp + 72]         ;   185.3 p1+p2   62 v[3]
        mov eax, esi                      ;   181.7 p0      47 v[7] copy
        ror eax, 9                        ;   182.7 p0      47 v[7]
        xor eax, esi                      ;   183.7 p1      47 v[7]
        ror eax, 0xb                      ;   184.7 p0      47 v[7]
        xor eax, esi                      ;   185.7 p1      47 v[7]
        ror eax, 2                        ;   186.7 p0      47 v[7]
        add ebp, eax                      ;   187.7 p1      63 v[7]
        mov eax, dword [esp + 56]         ;   182.0 p2      78 w[7] reload
        mov ebx, eax                      ;   185.0 p1      50 w[9] copy
        shr ebx, 0xa                      ;   186.0 p0      50 w[9]
        add ecx, dword [esp + 68]         ;   186.0 p1+p2   78 w[9]
        mov dword [esp + 36], edx         ;   184.3 p3+p4   78 w[8] spill
        mov edx, eax                      ;   186.7 p0      50 w[9] copy
        ror edx, 2                        ;   187.7 p0      50 w[9]
        xor edx, eax                      ;   188.7 p1      50 w[9]
        ror edx, 0x11                     ;   189.7 p0      50 w[9]
        xor ebx, edx                      ;   190.7 p1      50 w[9]
        add ecx, ebx                      ;   191.7 p1      78 w[9]
        mov edx, dword [esp + 156]        ;   186.3 p2      78 w[1] reload
        mov ebx, edx                      ;   189.7 p0      49 w[9] copy
        shr ebx, 3                        ;   190.7 p0      49 w[9]
        mov eax, edx                      ;   190.0 p1      49 w[9] copy
        ror eax, 0xb                      ;   191.7 p0      49 w[9]
        xor eax, edx                      ;   192.7 p1      49 w[9]
        ror eax, 7                        ;   193.7 p0      49 w[9]
        xor ebx, eax                      ;   194.7 p1      49 w[9]
        add ecx, ebx                      ;   195.7 p1      78 w[9]
        mov eax, edi                      ;   193.7 p0      48 t1 copy
        ror eax, 0xe                      ;   194.7 p0      48 t1
        xor eax, edi                      ;   195.7 p1      48 t1
        ror eax, 5                        ;   196.7 p0      48 t1
        xor eax, edi                      ;   197.7 p1      48 t1
        ror eax, 6                        ;   198.7 p0      48 t1
        mov ebx, dword [esp + 100]        ;   191.3 p2      51 t1
        xor ebx, dword [esp + 96]         ;   196.0 p1+p2   51 t1
        and ebx, edi                      ;   197.0 p1      51 t1
        xor ebx, dword [esp + 96]         ;   198.0 p0+p2   51 t1
        add ebx, eax                      ;   199.7 p1      61 t1
        add ebx, ecx                      ;   200.7 p0      61 t1
        add ebx, dword [esp + 92]         ;   201.7 p1+p2   61 t1
        mov eax, dword [esp + 48]         ;   195.3 p2      79 v reload
        add ebx, dword [eax + 100]        ;   202.7 p0+p2   61 t1
        mov eax, esi                      ;   200.0 p1      52 v[6] copy
        xor eax, ebp                      ;   201.0 p0      52 v[6]
        mov edx, dword [esp + 104]        ;   197.3 p2      52 v[6]
        and edx, eax                      ;   202.0 p1      52 v[6]
        xor edx, esi                      ;   203.0 p0      52 v[6]
        add edx, ebx                      ;   204.0 p1      63 v[6]
        add ebx, dword [esp + 84]         ;   203.7 p0+p2   62 v[2]
        mov dword [esp + 84], esi         ;   198.3 p3+p4   63 v[0] spill
        mov esi, ebp                      ;   203.0 p1      47 v[6] copy
        ror esi, 9                        ;   204.0 p0      47 v[6]
        xor esi, ebp                      ;   205.0 p1      47 v[6]
        ror esi, 0xb                      ;   206.0 p0      47 v[6]
        xor esi, ebp                      ;   207.0 p1      47 v[6]
        ror esi, 2                        ;   208.0 p0      47 v[6]
        add edx, esi                      ;   209.0 p1      63 v[6]
        mov esi, dword [esp + 36]         ;   201.3 p2      50 w[10]
        mov dword [esp + 104], ecx        ;   201.7 p3+p4   78 w[9] spill
        mov ecx, dword [esp + 80]         ;   202.3 p2      78 w[10]
        add ecx, dword [esp + 156]        ;   206.7 p0+p2   78 w[10]
        mov dword [esp + 92], ebp         ;   203.3 p3+p4   63 v[7] spill
        mov ebp, ebx                      ;   207.0 p1      48 t1 copy
        ror ebp, 0xe                      ;   208.0 p0      48 t1
        xor ebp, ebx                      ;   209.0 p1      48 t1
        ror ebp, 5                        ;   210.0 p0      48 t1
        xor ebp, ebx                      ;   211.0 p1      48 t1
        ror ebp, 6                        ;   212.0 p0      48 t1
        add ebp, dword [esp + 96]         ;   213.0 p1+p2   61 t1
        mov dword [esp + 96], edx         ;   210.0 p3+p4   63 v[6] spill
        mov edx, dword [esp + 100]        ;   207.3 p2      51 t1
        xor edx, edi                      ;   210.7 p0      51 t1
        and edx, ebx                      ;   211.7 p1      51 t1
        xor edx, dword [esp + 100]        ;   212.7 p0+p2   51 t1
        add ebp, edx                      ;   214.0 p1      61 t1
        mov edx, dword [esp + 48]         ;   209.3 p2      79 v reload
        add ebp, dword [edx + 104]        ;   215.3 p0+p2   61 t1
        mov edx, dword [esp + 36]         ;   211.3 p2      50 w[10]
        shr edx, 0xa                      ;   214.3 p0      50 w[10]
        mov dword [esp + 72], edi         ;   211.0 p3+p4   62 v[3] spill
        mov edi, dword [esp + 96]         ;   212.3 p2      52 v[5]
        xor edi, dword [esp + 92]         ;   215.3 p1+p2   52 v[5]
        and eax, edi                      ;   216.3 p1      52 v[5]
        xor eax, dword [esp + 92]         ;   217.3 p0+p2   52 v[5]
        mov dword [esp + 108], edi        ;   216.3 p3+p4   52 v[5] spill
        mov edi, dword [esp + 36]         ;   215.3 p2      50 w[10]
        ror edi, 2                        ;   218.3 p0      50 w[10]
        xor esi, edi                      ;   219.3 p1      50 w[10]
        ror esi, 0x11                     ;   220.3 p0      50 w[10]
        xor edx, esi                      ;   221.3 p1      50 w[10]
        mov edi, dword [esp + 160]        ;   216.3 p2      78 w[2] reload
        mov esi, edi                      ;   219.3 p1      49 w[10] copy
        shr esi, 3                        ;   220.3 p0      49 w[10]
        add ecx, edx                      ;   222.3 p1      78 w[10]
        mov edx, edi                      ;   219.3 p0      49 w[10] copy
        ror edx, 0xb                      ;   220.3 p0      49 w[10]
        xor edx, edi                      ;   221.3 p1      49 w[10]
        ror edx, 7                        ;   222.3 p0      49 w[10]
        xor esi, edx                      ;   223.3 p1      49 w[10]
        add ecx, esi                      ;   224.3 p1      78 w[10]
        add ebp, ecx                      ;   225.3 p0      61 t1
        add eax, ebp                      ;   226.3 p1      63 v[5]
        add ebp, dword [esp + 88]         ;   226.3 p0+p2   62 v[1]
        mov esi, dword [esp + 96]         ;   221.0 p2      63 v[6] reload
        mov edx, esi                      ;   224.0 p1      47 v[5] copy
        ror edx, 9                        ;   225.0 p0      47 v[5]
        xor edx, esi                      ;   226.0 p1      47 v[5]
        ror edx, 0xb                      ;   227.0 p0      47 v[5]
        xor edx, esi                      ;   228.0 p1      47 v[5]
        ror edx, 2                        ;   229.0 p0      47 v[5]
        add eax, edx                      ;   230.0 p1      63 v[5]
        mov edx, dword [esp + 104]        ;   223.3 p2      50 w[11]
        add edi, dword [esp + 64]         ;   226.7 p0+p2   78 w[11]
        mov esi, ebp                      ;   227.3 p1      48 t1 copy
        ror esi, 0xe                      ;   228.3 p0      48 t1
        xor esi, ebp                      ;   229.3 p1      48 t1
        ror esi, 5                        ;   230.3 p0      48 t1
        xor esi, ebp                      ;   231.3 p1      48 t1
        ror esi, 6                        ;   232.3 p0      48 t1
        add esi, dword [esp + 100]        ;   233.3 p1+p2   61 t1
        mov dword [esp + 100], ecx        ;   227.0 p3+p4   78 w[10] spill
        mov ecx, dword [esp + 72]         ;   227.7 p2      51 t1
        xor ecx, ebx                      ;   230.7 p0      51 t1
        and ecx, ebp                      ;   231.7 p1      51 t1
        xor ecx, dword [esp + 72]         ;   232.7 p0+p2   51 t1
        add esi, ecx                      ;   234.3 p1      61 t1
        mov ecx, dword [esp + 48]         ;   229.7 p2      79 v reload
        add esi, dword [ecx + 108]        ;   235.7 p0+p2   61 t1
        mov ecx, dword [esp + 104]        ;   231.7 p2      50 w[11]
        shr ecx, 0xa                      ;   234.7 p0      50 w[11]
        mov dword [esp + 88], ebx         ;   231.3 p3+p4   62 v[2] spill
        mov ebx, dword [esp + 96]         ;   232.7 p2      52 v[4]
        xor ebx, eax                      ;   235.7 p1      52 v[4]
        mov dword [esp + 216], ebp        ;   232.7 p3+p4   62 v[1] spill
        mov ebp, dword [esp + 104]        ;   233.7 p2      50 w[11]
        ror ebp, 2                        ;   236.7 p0      50 w[11]
        xor edx, ebp                      ;   237.7 p1      50 w[11]
        ror edx, 0x11                     ;   238.7 p0      50 w[11]
        xor ecx, edx                      ;   239.7 p1      50 w[11]
        mov ebp, dword [esp + 164]        ;   235.0 p2      78 w[3] reload
        mov edx, ebp                      ;   238.0 p1      49 w[11] copy
        shr edx, 3                        ;   239.0 p0      49 w[11]
        add edi, ecx                      ;   240.7 p1      78 w[11]
        mov ecx, ebp                      ;   238.0 p0      49 w[11] copy
        ror ecx, 0xb                      ;   239.0 p0      49 w[11]
        xor ecx, ebp                      ;   240.0 p1      49 w[11]
        ror ecx, 7                        ;   241.0 p0      49 w[11]
        xor edx, ecx                      ;   242.0 p1      49 w[11]
        add edi, edx                      ;   243.0 p1      78 w[11]
        add esi, edi                      ;   244.0 p0      61 t1
        mov ecx, dword [esp + 108]        ;   238.7 p2      52 v[4]
        and ecx, ebx                      ;   241.7 p1      52 v[4]
        mov edx, dword [esp + 96]         ;   239.7 p2      63 v[6] reload
        xor ecx, edx                      ;   242.7 p0      52 v[4]
        add ecx, esi                      ;   245.0 p1      63 v[4]
        add esi, dword [esp + 84]         ;   245.0 p0+p2   62 v[0]
        mov edx, eax                      ;   243.0 p1      47 v[4] copy
        ror edx, 9                        ;   244.0 p0      47 v[4]
        xor edx, eax                      ;   245.0 p1      47 v[4]
        ror edx, 0xb                      ;   246.0 p0      47 v[4]
        xor edx, eax                      ;   247.0 p1      47 v[4]
        ror edx, 2                        ;   248.0 p0      47 v[4]
        add ecx, edx                      ;   249.0 p1      63 v[4]
        mov edx, dword [esp + 100]        ;   243.3 p2      50 w[12]
        add ebp, dword [esp + 76]         ;   246.7 p0+p2   78 w[12]
        mov dword [esp + 84], edi         ;   244.3 p3+p4   78 w[11] spill
        mov edi, esi                      ;   247.0 p1      48 t1 copy
        ror edi, 0xe                      ;   248.0 p0      48 t1
        xor edi, esi                      ;   249.0 p1      48 t1
        ror edi, 5                        ;   250.0 p0      48 t1
        xor edi, esi                      ;   251.0 p1      48 t1
        ror edi, 6                        ;   252.0 p0      48 t1
        add edi, dword [esp + 72]         ;   253.0 p1+p2   61 t1
        mov dword [esp + 72], eax         ;   247.7 p3+p4   63 v[5] spill
        mov eax, dword [esp + 216]        ;   248.3 p2      51 t1
        xor eax, dword [esp + 88]         ;   251.3 p0+p2   51 t1
        and eax, esi                      ;   252.3 p1      51 t1
        xor eax, dword [esp + 88]         ;   253.3 p0+p2   51 t1
        add edi, eax                      ;   254.3 p1      61 t1
        mov eax, dword [esp + 48]         ;   251.3 p2      79 v reload
        add edi, dword [eax + 112]        ;   257.3 p0+p2   61 t1
        mov eax, dword [esp + 100]        ;   253.3 p2      50 w[12]
        shr eax, 0xa                      ;   256.3 p0      50 w[12]
        mov dword [esp + 108], esi        ;   252.3 p3+p4   62 v[0] spill
        mov esi, dword [esp + 72]         ;   254.3 p2      52 v[3]
        xor esi, ecx                      ;   257.3 p1      52 v[3]
        and ebx, esi                      ;   258.3 p1      52 v[3]
        xor ebx, dword [esp + 72]         ;   259.3 p0+p2   52 v[3]
        mov dword [esp + 220], esi        ;   258.3 p3+p4   52 v[3] spill
        mov esi, dword [esp + 100]        ;   256.3 p2      50 w[12]
        ror esi, 2                        ;   259.3 p0      50 w[12]
        xor edx, esi                      ;   260.3 p1      50 w[12]
        ror edx, 0x11                     ;   261.3 p0      50 w[12]
        xor eax, edx                      ;   262.3 p1      50 w[12]
        mov esi, dword [esp + 168]        ;   257.3 p2      78 w[4] reload
        mov edx, esi                      ;   260.3 p0      49 w[12] copy
        shr edx, 3                        ;   261.3 p0      49 w[12]
        add ebp, eax                      ;   263.3 p1      78 w[12]
        mov eax, esi                      ;   260.3 p1      49 w[12] copy
        ror eax, 0xb                      ;   261.3 p0      49 w[12]
        xor eax, esi                      ;   262.3 p1      49 w[12]
        ror eax, 7                        ;   263.3 p0      49 w[12]
        xor edx, eax                      ;   264.3 p1      49 w[12]
        add ebp, edx                      ;   265.3 p0      78 w[12]
        add edi, ebp                      ;   266.3 p1      61 t1
        add ebx, edi                      ;   267.3 p0      63 v[3]
        add edi, dword [esp + 92]         ;   267.3 p1+p2   62 v[7]
        mov eax, ecx                      ;   263.7 p0      47 v[3] copy
        ror eax, 9                        ;   264.7 p0      47 v[3]
        xor eax, ecx                      ;   265.7 p1      47 v[3]
        ror eax, 0xb                      ;   266.7 p0      47 v[3]
        xor eax, ecx                      ;   267.7 p1      47 v[3]
        ror eax, 2                        ;   268.7 p0      47 v[3]
        add ebx, eax                      ;   269.7 p1      63 v[3]
        mov eax, dword [esp + 84]         ;   264.0 p2      78 w[11] reload
        mov edx, eax                      ;   267.0 p1      50 w[13] copy
        shr edx, 0xa                      ;   268.0 p0      50 w[13]
        add esi, dword [esp + 52]         ;   268.0 p1+p2   78 w[13]
        mov dword [esp + 92], ebp         ;   266.3 p3+p4   78 w[12] spill
        mov ebp, eax                      ;   268.7 p0      50 w[13] copy
        ror ebp, 2                        ;   269.7 p0      50 w[13]
        xor ebp, eax                      ;   270.7 p1      50 w[13]
        ror ebp, 0x11                     ;   271.7 p0      50 w[13]
        xor edx, ebp                      ;   272.7 p1      50 w[13]
        add esi, edx                      ;   273.7 p1      78 w[13]
        mov ebp, dword [esp + 40]         ;   268.3 p2      50 w[0] reload
        mov edx, ebp                      ;   271.7 p0      49 w[13] copy
        shr edx, 3                        ;   272.7 p0      49 w[13]
        mov eax, ebp                      ;   272.0 p1      49 w[13] copy
        ror eax, 0xb                      ;   273.7 p0      49 w[13]
        xor eax, ebp                      ;   274.7 p1      49 w[13]
        ror eax, 7                        ;   275.7 p0      49 w[13]
        xor edx, eax                      ;   276.7 p1      49 w[13]
        add esi, edx                      ;   277.7 p1      78 w[13]
        mov eax, edi                      ;   275.7 p0      48 t1 copy
        ror eax, 0xe                      ;   276.7 p0      48 t1
        xor eax, edi                      ;   277.7 p1      48 t1
        ror eax, 5                        ;   278.7 p0      48 t1
        xor eax, edi                      ;   279.7 p1      48 t1
        ror eax, 6                        ;   280.7 p0      48 t1
        mov edx, dword [esp + 108]        ;   273.3 p2      51 t1
        xor edx, dword [esp + 216]        ;   278.0 p1+p2   51 t1
        and edx, edi                      ;   279.0 p1      51 t1
        xor edx, dword [esp + 216]        ;   280.0 p0+p2   51 t1
        add edx, eax                      ;   281.7 p1      61 t1
        add edx, esi                      ;   282.7 p0      61 t1
        add edx, dword [esp + 88]         ;   283.7 p1+p2   61 t1
        mov eax, dword [esp + 48]         ;   277.3 p2      79 v reload
        add edx, dword [eax + 116]        ;   284.7 p0+p2   61 t1
        mov eax, ecx                      ;   282.0 p1      52 v[2] copy
        xor eax, ebx                      ;   283.0 p0      52 v[2]
        mov ebp, dword [esp + 220]        ;   279.3 p2      52 v[2]
        and ebp, eax                      ;   284.0 p1      52 v[2]
        xor ebp, ecx                      ;   285.0 p0      52 v[2]
        add ebp, edx                      ;   286.0 p1      63 v[2]
        add edx, dword [esp + 96]         ;   285.7 p0+p2   62 v[6]
        mov dword [esp + 96], ecx         ;   280.3 p3+p4   63 v[4] spill
        mov ecx, ebx                      ;   285.0 p1      47 v[2] copy
        ror ecx, 9                        ;   286.0 p0      47 v[2]
        xor ecx, ebx                      ;   287.0 p1      47 v[2]
        ror ecx, 0xb                      ;   288.0 p0      47 v[2]
        xor ecx, ebx                      ;   289.0 p1      47 v[2]
        ror ecx, 2                        ;   290.0 p0      47 v[2]
        add ebp, ecx                      ;   291.0 p1      63 v[2]
        mov ecx, dword [esp + 92]         ;   283.3 p2      50 w[14]
        mov dword [esp + 220], esi        ;   283.7 p3+p4   78 w[13] spill
        mov esi, dword [esp + 56]         ;   284.3 p2      78 w[14]
        add esi, dword [esp + 40]         ;   288.7 p0+p2   78 w[14]
        mov dword [esp + 40], ebx         ;   285.3 p3+p4   63 v[3] spill
        mov ebx, edx                      ;   289.0 p1      48 t1 copy
        ror ebx, 0xe                      ;   290.0 p0      48 t1
        xor ebx, edx                      ;   291.0 p1      48 t1
        ror ebx, 5                        ;   292.0 p0      48 t1
        xor ebx, edx                      ;   293.0 p1      48 t1
        ror ebx, 6                        ;   294.0 p0      48 t1
        add ebx, dword [esp + 216]        ;   295.0 p1+p2   61 t1
        mov dword [esp + 216], ebp        ;   292.0 p3+p4   63 v[2] spill
        mov ebp, dword [esp + 108]        ;   289.3 p2      51 t1
        xor ebp, edi                      ;   292.7 p0      51 t1
        and ebp, edx                      ;   293.7 p1      51 t1
        xor ebp, dword [esp + 108]        ;   294.7 p0+p2   51 t1
        add ebx, ebp                      ;   296.0 p1      61 t1
        mov ebp, dword [esp + 48]         ;   291.3 p2      79 v reload
        add ebx, dword [ebp + 120]        ;   297.3 p0+p2   61 t1
        mov ebp, dword [esp + 92]         ;   293.3 p2      50 w[14]
        shr ebp, 0xa                      ;   296.3 p0      50 w[14]
        mov dword [esp + 88], edi         ;   293.0 p3+p4   62 v[7] spill
        mov edi, dword [esp + 216]        ;   294.3 p2      52 v[1]
        xor edi, dword [esp + 40]         ;   297.3 p1+p2   52 v[1]
        and eax, edi                      ;   298.3 p1      52 v[1]
        xor eax, dword [esp + 40]         ;   299.3 p0+p2   52 v[1]
        mov dword [esp + 224], edi        ;   298.3 p3+p4   52 v[1] spill
        mov edi, dword [esp + 92]         ;   297.3 p2      50 w[14]
        ror edi, 2                        ;   300.3 p0      50 w[14]
        xor ecx, edi                      ;   301.3 p1      50 w[14]
        ror ecx, 0x11                     ;   302.3 p0      50 w[14]
        xor ebp, ecx                      ;   303.3 p1      50 w[14]
        mov edi, dword [esp + 184]        ;   298.3 p2      50 w[1] reload
        mov ecx, edi                      ;   301.3 p1      49 w[14] copy
        shr ecx, 3                        ;   302.3 p0      49 w[14]
        add esi, ebp                      ;   304.3 p1      78 w[14]
        mov ebp, edi                      ;   301.3 p0      49 w[14] copy
        ror ebp, 0xb                      ;   302.3 p0      49 w[14]
        xor ebp, edi                      ;   303.3 p1      49 w[14]
        ror ebp, 7                        ;   304.3 p0      49 w[14]
        xor ecx, ebp                      ;   305.3 p1      49 w[14]
        add esi, ecx                      ;   306.3 p1      78 w[14]
        add ebx, esi                      ;   307.3 p0      61 t1
        add eax, ebx                      ;   308.3 p1      63 v[1]
        add ebx, dword [esp + 72]         ;   308.3 p0+p2   62 v[5]
        mov ebp, dword [esp + 216]        ;   303.0 p2      63 v[2] reload
        mov ecx, ebp                      ;   306.0 p1      47 v[1] copy
        ror ecx, 9                        ;   307.0 p0      47 v[1]
        xor ecx, ebp                      ;   308.0 p1      47 v[1]
        ror ecx, 0xb                      ;   309.0 p0      47 v[1]
        xor ecx, ebp                      ;   310.0 p1      47 v[1]
        ror ecx, 2                        ;   311.0 p0      47 v[1]
        add eax, ecx                      ;   312.0 p1      63 v[1]
        mov ecx, dword [esp + 220]        ;   305.3 p2      50 w[15]
        add edi, dword [esp + 36]         ;   308.7 p0+p2   78 w[15]
        mov ebp, dword [esp + 44]         ;   307.3 p2      49 w[15]
        mov dword [esp + 72], esi         ;   307.3 p3+p4   78 w[14] spill
        mov esi, ebx                      ;   309.3 p1      48 t1 copy
        ror esi, 0xe                      ;   310.3 p0      48 t1
        xor esi, ebx                      ;   311.3 p1      48 t1
        ror esi, 5                        ;   312.3 p0      48 t1
        xor esi, ebx                      ;   313.3 p1      48 t1
        ror esi, 6                        ;   314.3 p0      48 t1
        add esi, dword [esp + 108]        ;   315.3 p1+p2   61 t1
        mov dword [esp + 108], eax        ;   313.0 p3+p4   63 v[1] spill
        mov eax, dword [esp + 88]         ;   310.7 p2      51 t1
        xor eax, edx                      ;   313.7 p0      51 t1
        and eax, ebx                      ;   314.7 p1      51 t1
        xor eax, dword [esp + 88]         ;   315.7 p0+p2   51 t1
        add esi, eax                      ;   316.7 p1      61 t1
        mov eax, dword [esp + 48]         ;   312.7 p2      79 v reload
        add esi, dword [eax + 124]        ;   318.7 p0+p2   61 t1
        mov eax, dword [esp + 220]        ;   314.7 p2      50 w[15]
        shr eax, 0xa                      ;   317.7 p0      50 w[15]
        mov dword [esp + 228], edx        ;   314.3 p3+p4   62 v[6] spill
        mov edx, dword [esp + 108]        ;   315.7 p2      52 v[0]
        xor edx, dword [esp + 216]        ;   318.7 p1+p2   52 v[0]
        and edx, dword [esp + 224]        ;   319.7 p1+p2   52 v[0]
        xor edx, dword [esp + 216]        ;   320.7 p0+p2   52 v[0]
        mov dword [esp + 224], ebx        ;   317.3 p3+p4   62 v[5] spill
        mov ebx, dword [esp + 220]        ;   319.7 p2      50 w[15]
        ror ebx, 2                        ;   322.7 p0      50 w[15]
        xor ecx, ebx                      ;   323.7 p1      50 w[15]
        ror ecx, 0x11                     ;   324.7 p0      50 w[15]
        xor eax, ecx                      ;   325.7 p1      50 w[15]
        mov ecx, dword [esp + 44]         ;   320.7 p2      78 w[0] reload
        mov ebx, ecx                      ;   323.7 p0      49 w[15] copy
        shr ebx, 3                        ;   324.7 p0      49 w[15]
        add edi, eax                      ;   326.7 p1      78 w[15]
        mov eax, ecx                      ;   323.7 p1      49 w[15] copy
        ror eax, 0xb                      ;   324.7 p0      49 w[15]
        xor ebp, eax                      ;   325.7 p1      49 w[15]
        ror ebp, 7                        ;   326.7 p0      49 w[15]
        xor ebx, ebp                      ;   327.7 p1      49 w[15]
        add edi, ebx                      ;   328.7 p0      78 w[15]
        add esi, edi                      ;   329.7 p1      61 t1
        add edx, esi                      ;   330.7 p0      63 v[0]
        add esi, dword [esp + 96]         ;   330.7 p1+p2   62 v[4]
        mov eax, dword [esp + 108]        ;   324.7 p2      63 v[1] reload
        mov ebp, eax                      ;   327.7 p0      47 v[0] copy
        ror ebp, 9                        ;   328.7 p0      47 v[0]
        xor ebp, eax                      ;   329.7 p1      47 v[0]
        ror ebp, 0xb                      ;   330.7 p0      47 v[0]
        xor ebp, eax                      ;   331.7 p1      47 v[0]
        ror ebp, 2                        ;   332.7 p0      47 v[0]
        add edx, ebp                      ;   333.7 p1      63 v[0]
        mov ebp, dword [esp + 68]         ;   327.0 p2      78 w[2] reload
        mov dword [esp + 124], ebp        ;   330.0 p3+p4   76 passes
        mov ebp, dword [esp + 80]         ;   328.0 p2      78 w[3] reload
        mov dword [esp + 128], ebp        ;   331.0 p3+p4   76 passes
        mov ebp, dword [esp + 64]         ;   329.0 p2      78 w[4] reload
        mov dword [esp + 132], ebp        ;   332.0 p3+p4   76 passes
        mov ebp, dword [esp + 76]         ;   330.0 p2      78 w[5] reload
        mov dword [esp + 136], ebp        ;   333.0 p3+p4   76 passes
        mov ebp, dword [esp + 52]         ;   331.0 p2      78 w[6] reload
        mov dword [esp + 140], ebp        ;   334.0 p3+p4   76 passes
        mov ebp, dword [esp + 56]         ;   332.0 p2      78 w[7] reload
        mov dword [esp + 144], ebp        ;   335.0 p3+p4   76 passes
        mov ebp, dword [esp + 36]         ;   333.0 p2      78 w[8] reload
        mov dword [esp + 148], ebp        ;   336.0 p3+p4   76 passes
        mov ebp, dword [esp + 100]        ;   334.0 p2      78 w[10] reload
        mov dword [esp + 156], ebp        ;   337.0 p3+p4   76 passes
        mov ebp, dword [esp + 84]         ;   335.0 p2      78 w[11] reload
        mov dword [esp + 160], ebp        ;   338.0 p3+p4   76 passes
        mov ebp, dword [esp + 92]         ;   336.0 p2      78 w[12] reload
        mov dword [esp + 164], ebp        ;   339.0 p3+p4   76 passes
        mov dword [esp + 184], edi        ;   337.3 p3+p4   76 passes
        mov edi, dword [esp + 220]        ;   337.7 p2      78 w[13] reload
        mov dword [esp + 168], edi        ;   340.7 p3+p4   76 passes
        mov dword [esp + 172], edx        ;   339.3 p3+p4   76 passes
        mov dword [esp + 180], eax        ;   340.3 p3+p4   76 passes
        mov eax, dword [esp + 216]        ;   340.0 p2      63 v[2] reload
        mov dword [esp + 112], eax        ;   343.0 p3+p4   76 passes
        mov dword [esp + 188], esi        ;   342.3 p3+p4   76 passes
        mov esi, dword [esp + 40]         ;   341.7 p2      63 v[3] reload
        mov dword [esp + 192], esi        ;   344.7 p3+p4   76 passes
        mov esi, dword [esp + 224]        ;   342.7 p2      62 v[5] reload
        mov dword [esp + 196], esi        ;   345.7 p3+p4   76 passes
        mov esi, dword [esp + 228]        ;   343.7 p2      62 v[6] reload
        mov dword [esp + 200], esi        ;   346.7 p3+p4   76 passes
        mov esi, dword [esp + 88]         ;   344.7 p2      62 v[7] reload
        mov dword [esp + 204], esi        ;   347.7 p3+p4   76 passes
        mov esi, dword [esp + 48]         ;   345.7 p2      76 passes
        add esi, 0x40                     ;   348.7 p1      76 passes
        mov edi, dword [esp + 60]         ;   346.7 p2      78 w[1] reload
        mov ebp, dword [esp + 104]        ;   347.7 p2      78 w[9] reload
        mov eax, dword [esp + 72]         ;   348.7 p2      78 w[14] reload
        xchg eax, ecx                     ;   351.7 p0+p1   78 w[0] copy
        xchg esi, ecx                     ;   353.7 p1+p0   78 w[14] copy
        cmp ecx, dword [esp + 212]        ;                    more passes?
        jne .passes_2
        mov dword [esp + 176], esi        ;                    resident
        mov dword [esp + 120], edi        ;                    resident
        mov dword [esp + 152], ebp        ;                    resident
        mov dword [esp + 116], eax        ;                    resident
        mov dword [esp + 208], ecx        ;                    resident
        mov esi, dword [esp + 0]          ;     0.0 p2      82 h
        add esi, dword [esp + 172]        ;     3.0 p0+p2   82 h
        mov dword [esp + 0], esi          ;     4.0 p3+p4   82 h
        mov esi, dword [esp + 4]          ;     2.0 p2      82 h
        add esi, dword [esp + 180]        ;     5.0 p1+p2   82 h
        mov dword [esp + 4], esi          ;     6.0 p3+p4   82 h
        mov esi, dword [esp + 8]          ;     4.0 p2      82 h
        add esi, dword [esp + 112]        ;     7.0 p0+p2   82 h
        mov dword [esp + 8], esi          ;     8.0 p3+p4   82 h
        mov esi, dword [esp + 12]         ;     6.0 p2      82 h
        add esi, dword [esp + 192]        ;     9.0 p1+p2   82 h
        mov dword [esp + 12], esi         ;    10.0 p3+p4   82 h
        mov esi, dword [esp + 16]         ;     8.0 p2      82 h
        add esi, dword [esp + 188]        ;    11.0 p0+p2   82 h
        mov dword [esp + 16], esi         ;    12.0 p3+p4   82 h
        mov esi, dword [esp + 20]         ;    10.0 p2      82 h
        add esi, dword [esp + 196]        ;    13.0 p1+p2   82 h
        mov dword [esp + 20], esi         ;    14.0 p3+p4   82 h
        mov esi, dword [esp + 24]         ;    12.0 p2      82 h
        add esi, dword [esp + 200]        ;    15.0 p0+p2   82 h
        mov dword [esp + 24], esi         ;    16.0 p3+p4   82 h
        mov esi, dword [esp + 28]         ;    14.0 p2      82 h
        add esi, dword [esp + 204]        ;    17.0 p1+p2   82 h
        mov dword [esp + 28], esi         ;    18.0 p3+p4   82 h
        mov esi, dword [esp + 256]        ;    16.0 p2      68 blocks
        add esi, 0x40                     ;    19.0 p0      68 blocks
        mov dword [esp + 256], esi        ;    20.0 p3+p4   68 blocks
        cmp esi, dword [esp + 32]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 252]        ;     1.0 p2      68 blocks reload
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
        add esp, 0xe8                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .rodata align=64
; K
sha256_blocks.T0_K:
        dd 0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2

        section .note.GNU-stack noalloc noexec nowrite progbits
