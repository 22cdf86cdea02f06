; sha256_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 3261aa7dd63a4451); do not edit:
;   ./cw build sha256_blocks --cpu athlon64
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
;   body: 21 uops, planned 9.7; bounds: width 7.0, ports 6.7, path 3.0
;   blocks: 2992 uops, planned 1041.0; bounds: width 997.3, ports 769.0, path 448.0
;   body.2: 17 uops, planned 8.0; bounds: width 5.7, ports 5.7, path 0.0
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
        mov esi, dword [esp + 164]        ;     0.0 agu0    68 h reload
        mov edi, dword [esi]              ;     3.0 agu1    68 h
        mov ebp, dword [esi + 4]          ;     3.0 agu2    68 h
        mov eax, dword [esi + 8]          ;     3.0 agu0    68 h
        mov ecx, dword [esi + 12]         ;     3.0 agu1    68 h
        mov dword [esp + 0], edi          ;     6.0 agu2    68 h
        mov edi, dword [esi + 16]         ;     3.0 agu0    68 h
        mov dword [esp + 4], ebp          ;     6.0 agu1    68 h
        mov ebp, dword [esi + 20]         ;     3.0 agu2    68 h
        mov dword [esp + 8], eax          ;     6.0 agu0    68 h
        mov eax, dword [esi + 24]         ;     3.3 agu1    68 h
        mov dword [esp + 12], ecx         ;     6.0 agu2    68 h
        mov ecx, dword [esi + 28]         ;     4.0 agu0    68 h
        mov dword [esp + 16], edi         ;     6.0 agu1    68 h
        mov edi, dword [esp + 172]        ;     4.7 agu2    68 h
        shl edi, 6                        ;     7.7 alu0    68 h
        mov dword [esp + 20], ebp         ;     6.0 agu0    68 h
        add edi, dword [esp + 168]        ;     8.7 alu1+agu1   68 h
        mov dword [esp + 24], eax         ;     6.3 agu2    68 h
        mov dword [esp + 28], ecx         ;     7.0 agu0    68 h
        mov dword [esp + 32], edi         ;     9.7 agu1    68 h
        cmp dword [esp + 172], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 168]        ;                    resident
        mov ecx, dword [esp + 16]         ;                    resident
        mov eax, dword [esp + 0]          ;                    resident
        mov edi, dword [esp + 4]          ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]              ;     0.0 agu0    73 w[0]
        bswap ebp                         ;     3.0 alu0    73 w[0]
        mov edx, ecx                      ;     0.7 alu1    48 t1 copy
        ror edx, 0xe                      ;     1.7 alu2    48 t1
        xor edx, ecx                      ;     2.7 alu0    48 t1
        ror edx, 5                        ;     3.7 alu1    48 t1
        xor edx, ecx                      ;     4.7 alu2    48 t1
        ror edx, 6                        ;     5.7 alu0    48 t1
        lea edx, [edx + ebp + 1116352408] ;     6.7 agu1    61 t1
        mov ebx, dword [esp + 28]         ;     3.0 agu2    71 v[7] reload
        add edx, ebx                      ;     8.7 alu1    61 t1
        mov ebx, eax                      ;     3.7 alu2    47 v[7] copy
        ror ebx, 9                        ;     4.7 alu0    47 v[7]
        xor ebx, eax                      ;     5.7 alu1    47 v[7]
        ror ebx, 0xb                      ;     6.7 alu2    47 v[7]
        xor ebx, eax                      ;     7.7 alu0    47 v[7]
        ror ebx, 2                        ;     8.7 alu1    47 v[7]
        mov dword [esp + 36], ebp         ;     5.7 agu0    73 w[0] spill
        mov ebp, ecx                      ;     6.0 alu2    51 t1 copy
        mov dword [esp + 40], ecx         ;     6.3 agu1    71 v[4] spill
        mov ecx, dword [esi + 4]          ;     6.7 agu2    73 w[1]
        bswap ecx                         ;     9.7 alu0    73 w[1]
        mov dword [esp + 44], esi         ;     7.3 agu0    73 w[0] spill
        mov esi, edi                      ;     7.7 alu1    52 v[7] copy
        xor esi, dword [esp + 8]          ;     8.7 alu2+agu1   52 v[7]
        mov dword [esp + 48], ecx         ;    10.7 agu2    73 w[1] spill
        mov ecx, eax                      ;     8.7 alu0    52 v[7] copy
        xor ecx, edi                      ;     9.7 alu1    52 v[7]
        and esi, ecx                      ;    10.7 alu2    52 v[7]
        xor esi, edi                      ;    11.7 alu0    52 v[7]
        add ebx, esi                      ;    12.7 alu1    63 v[7]
        mov esi, dword [esp + 48]         ;    10.7 agu0    61 t1
        add esi, dword [esp + 24]         ;    13.7 alu2+agu1   61 t1
        add esi, 0x71374491               ;    14.7 alu0    61 t1
        mov dword [esp + 52], eax         ;    11.3 agu2    71 v[0] spill
        mov eax, dword [esp + 20]         ;    11.7 agu0    51 t1
        xor eax, dword [esp + 24]         ;    14.7 alu1+agu1   51 t1
        and ebp, eax                      ;    15.7 alu2    51 t1
        mov eax, dword [esp + 24]         ;    12.7 agu2    71 v[6] reload
        xor ebp, eax                      ;    16.7 alu0    51 t1
        add edx, ebp                      ;    17.7 alu1    61 t1
        add ebx, edx                      ;    18.7 alu2    63 v[7]
        mov ebp, dword [esp + 12]         ;    14.0 agu0    71 v[3] reload
        add edx, ebp                      ;    18.7 alu0    62 v[3]
        mov eax, edx                      ;    19.7 alu1    48 t1 copy
        ror eax, 0xe                      ;    20.7 alu2    48 t1
        xor eax, edx                      ;    21.7 alu0    48 t1
        ror eax, 5                        ;    22.7 alu1    48 t1
        xor eax, edx                      ;    23.7 alu2    48 t1
        ror eax, 6                        ;    24.7 alu0    48 t1
        add esi, eax                      ;    25.7 alu1    61 t1
        mov eax, edx                      ;    19.7 alu2    51 t1 copy
        mov ebp, ebx                      ;    19.7 alu0    52 v[6] copy
        xor ebp, edi                      ;    20.7 alu1    52 v[6]
        and ecx, ebp                      ;    21.7 alu2    52 v[6]
        xor ecx, edi                      ;    22.7 alu0    52 v[6]
        mov ebp, ebx                      ;    19.7 alu1    47 v[6] copy
        ror ebp, 9                        ;    20.7 alu2    47 v[6]
        xor ebp, ebx                      ;    21.7 alu0    47 v[6]
        ror ebp, 0xb                      ;    22.7 alu1    47 v[6]
        xor ebp, ebx                      ;    23.7 alu2    47 v[6]
        ror ebp, 2                        ;    24.7 alu0    47 v[6]
        add ecx, ebp                      ;    25.7 alu1    63 v[6]
        mov ebp, edx                      ;    22.0 alu2    51 t1 copy
        xor ebp, dword [esp + 40]         ;    23.0 alu0+agu1   51 t1
        mov dword [esp + 56], edx         ;    22.7 agu2    62 v[3] spill
        mov edx, dword [esp + 40]         ;    23.0 agu0    51 t1
        xor edx, dword [esp + 20]         ;    26.0 alu1+agu1   51 t1
        and eax, edx                      ;    27.0 alu2    51 t1
        mov edx, dword [esp + 20]         ;    24.0 agu2    71 v[5] reload
        xor eax, edx                      ;    28.0 alu0    51 t1
        add esi, eax                      ;    29.0 alu1    61 t1
        add ecx, esi                      ;    30.0 alu2    63 v[6]
        mov eax, dword [esp + 8]          ;    25.3 agu0    71 v[2] reload
        add esi, eax                      ;    30.0 alu0    62 v[2]
        and ebp, esi                      ;    31.0 alu1    51 t1
        xor ebp, dword [esp + 40]         ;    32.0 alu2+agu1   51 t1
        lea ebp, [ebp + edx - 1245643825] ;    33.0 agu2    61 t1
        mov edx, esi                      ;    31.0 alu0    48 t1 copy
        ror edx, 0xe                      ;    32.0 alu1    48 t1
        xor edx, esi                      ;    33.0 alu2    48 t1
        ror edx, 5                        ;    34.0 alu0    48 t1
        xor edx, esi                      ;    35.0 alu1    48 t1
        ror edx, 6                        ;    36.0 alu2    48 t1
        add ebp, edx                      ;    37.0 alu0    61 t1
        mov edx, ecx                      ;    31.0 alu1    47 v[5] copy
        ror edx, 9                        ;    32.0 alu2    47 v[5]
        xor edx, ecx                      ;    33.0 alu0    47 v[5]
        ror edx, 0xb                      ;    34.0 alu1    47 v[5]
        xor edx, ecx                      ;    35.0 alu2    47 v[5]
        ror edx, 2                        ;    36.0 alu0    47 v[5]
        mov eax, ecx                      ;    32.3 alu1    52 v[5] copy
        xor eax, ebx                      ;    33.3 alu2    52 v[5]
        mov dword [esp + 60], ecx         ;    33.0 agu0    63 v[6] spill
        mov ecx, ebx                      ;    33.3 alu0    52 v[5] copy
        xor ecx, dword [esp + 52]         ;    34.3 alu1+agu1   52 v[5]
        and ecx, eax                      ;    35.3 alu2    52 v[5]
        xor ecx, ebx                      ;    36.3 alu0    52 v[5]
        add edx, ecx                      ;    37.3 alu1    63 v[5]
        mov ecx, dword [esp + 44]         ;    35.0 agu2    73 w[0] reload
        mov dword [esp + 64], ebx         ;    35.3 agu0    63 v[7] spill
        mov ebx, dword [ecx + 8]          ;    38.0 agu1    73 w[2]
        bswap ebx                         ;    41.0 alu2    73 w[2]
        add ebp, ebx                      ;    42.0 alu0    61 t1
        add edx, ebp                      ;    43.0 alu1    63 v[5]
        add ebp, edi                      ;    43.0 alu2    62 v[1]
        mov dword [esp + 68], edi         ;    37.3 agu2    71 v[1] spill
        mov edi, dword [ecx + 12]         ;    38.0 agu0    73 w[3]
        bswap edi                         ;    41.0 alu0    73 w[3]
        mov dword [esp + 72], ebx         ;    42.0 agu1    73 w[2] spill
        mov ebx, ebp                      ;    44.0 alu1    48 t1 copy
        ror ebx, 0xe                      ;    45.0 alu2    48 t1
        xor ebx, ebp                      ;    46.0 alu0    48 t1
        ror ebx, 5                        ;    47.0 alu1    48 t1
        xor ebx, ebp                      ;    48.0 alu2    48 t1
        ror ebx, 6                        ;    49.0 alu0    48 t1
        lea ebx, [ebx + edi - 373957723]  ;    50.0 agu2    61 t1
        add ebx, dword [esp + 40]         ;    52.0 alu1+agu0   61 t1
        mov dword [esp + 76], edi         ;    42.0 agu1    73 w[3] spill
        mov edi, dword [esp + 56]         ;    42.3 agu2    51 t1
        xor edi, esi                      ;    45.3 alu2    51 t1
        and edi, ebp                      ;    46.3 alu0    51 t1
        xor edi, dword [esp + 56]         ;    47.3 alu1+agu0   51 t1
        add ebx, edi                      ;    53.0 alu2    61 t1
        mov edi, dword [esp + 60]         ;    44.0 agu1    52 v[4]
        xor edi, edx                      ;    47.0 alu0    52 v[4]
        and eax, edi                      ;    48.0 alu1    52 v[4]
        xor eax, dword [esp + 60]         ;    49.0 alu2+agu2   52 v[4]
        add eax, ebx                      ;    54.0 alu0    63 v[4]
        add ebx, dword [esp + 52]         ;    54.0 alu1+agu0   62 v[0]
        mov dword [esp + 80], esi         ;    47.0 agu1    62 v[2] spill
        mov esi, edx                      ;    47.3 alu2    47 v[4] copy
        ror esi, 9                        ;    48.3 alu0    47 v[4]
        xor esi, edx                      ;    49.3 alu1    47 v[4]
        ror esi, 0xb                      ;    50.3 alu2    47 v[4]
        xor esi, edx                      ;    51.3 alu0    47 v[4]
        ror esi, 2                        ;    52.3 alu1    47 v[4]
        add eax, esi                      ;    55.0 alu2    63 v[4]
        mov esi, dword [ecx + 16]         ;    49.7 agu2    73 w[4]
        bswap esi                         ;    52.7 alu0    73 w[4]
        mov ecx, ebx                      ;    55.0 alu1    48 t1 copy
        ror ecx, 0xe                      ;    56.0 alu2    48 t1
        xor ecx, ebx                      ;    57.0 alu0    48 t1
        ror ecx, 5                        ;    58.0 alu1    48 t1
        xor ecx, ebx                      ;    59.0 alu2    48 t1
        ror ecx, 6                        ;    60.0 alu0    48 t1
        lea ecx, [ecx + esi + 961987163]  ;    61.0 agu0    61 t1
        add ecx, dword [esp + 56]         ;    63.0 alu1+agu1   61 t1
        mov dword [esp + 56], esi         ;    53.7 agu2    73 w[4] spill
        mov esi, dword [esp + 80]         ;    53.7 agu0    51 t1
        xor esi, ebp                      ;    56.7 alu2    51 t1
        and esi, ebx                      ;    57.7 alu0    51 t1
        xor esi, dword [esp + 80]         ;    58.7 alu1+agu1   51 t1
        add ecx, esi                      ;    64.0 alu2    61 t1
        mov esi, edx                      ;    55.3 alu0    52 v[3] copy
        xor esi, eax                      ;    56.3 alu1    52 v[3]
        and edi, esi                      ;    57.3 alu2    52 v[3]
        xor edi, edx                      ;    58.3 alu0    52 v[3]
        add edi, ecx                      ;    65.0 alu1    63 v[3]
        add ecx, dword [esp + 64]         ;    65.0 alu2+agu2   62 v[7]
        mov dword [esp + 64], edx         ;    57.3 agu0    63 v[5] spill
        mov edx, eax                      ;    57.7 alu0    47 v[3] copy
        ror edx, 9                        ;    58.7 alu1    47 v[3]
        xor edx, eax                      ;    59.7 alu2    47 v[3]
        ror edx, 0xb                      ;    60.7 alu0    47 v[3]
        xor edx, eax                      ;    61.7 alu1    47 v[3]
        ror edx, 2                        ;    62.7 alu2    47 v[3]
        add edi, edx                      ;    66.0 alu0    63 v[3]
        mov edx, ecx                      ;    66.0 alu1    48 t1 copy
        ror edx, 0xe                      ;    67.0 alu2    48 t1
        xor edx, ecx                      ;    68.0 alu0    48 t1
        ror edx, 5                        ;    69.0 alu1    48 t1
        xor edx, ecx                      ;    70.0 alu2    48 t1
        ror edx, 6                        ;    71.0 alu0    48 t1
        add edx, dword [esp + 80]         ;    72.0 alu1+agu1   61 t1
        add edx, 0x59f111f1               ;    73.0 alu2    61 t1
        mov dword [esp + 80], eax         ;    64.0 agu2    63 v[4] spill
        mov eax, ebp                      ;    64.3 alu0    51 t1 copy
        xor eax, ebx                      ;    65.3 alu1    51 t1
        and eax, ecx                      ;    66.3 alu2    51 t1
        xor eax, ebp                      ;    67.3 alu0    51 t1
        add edx, eax                      ;    74.0 alu1    61 t1
        mov eax, dword [esp + 80]         ;    66.0 agu0    52 v[2]
        xor eax, edi                      ;    69.0 alu2    52 v[2]
        and esi, eax                      ;    70.0 alu0    52 v[2]
        xor esi, dword [esp + 80]         ;    71.0 alu1+agu1   52 v[2]
        mov dword [esp + 84], ebx         ;    67.3 agu2    62 v[0] spill
        mov ebx, dword [esp + 60]         ;    67.7 agu0    62 v[6]
        mov dword [esp + 60], ecx         ;    68.0 agu1    62 v[7] spill
        mov ecx, edi                      ;    68.3 alu2    47 v[2] copy
        ror ecx, 9                        ;    69.3 alu0    47 v[2]
        xor ecx, edi                      ;    70.3 alu1    47 v[2]
        ror ecx, 0xb                      ;    71.3 alu2    47 v[2]
        xor ecx, edi                      ;    72.3 alu0    47 v[2]
        ror ecx, 2                        ;    73.3 alu1    47 v[2]
        add esi, ecx                      ;    74.3 alu2    63 v[2]
        mov ecx, dword [esp + 44]         ;    70.7 agu2    73 w[0] reload
        mov dword [esp + 88], edi         ;    71.0 agu0    63 v[3] spill
        mov edi, dword [ecx + 20]         ;    73.7 agu1    73 w[5]
        bswap edi                         ;    76.7 alu0    73 w[5]
        add edx, edi                      ;    77.7 alu1    61 t1
        add ebx, edx                      ;    78.7 alu2    62 v[6]
        add esi, edx                      ;    78.7 alu0    63 v[2]
        mov edx, dword [ecx + 24]         ;    73.7 agu2    73 w[6]
        bswap edx                         ;    76.7 alu1    73 w[6]
        add ebp, 0x923f82a4               ;    73.7 alu2    61 t1
        add ebp, edx                      ;    77.7 alu0    61 t1
        mov dword [esp + 92], edx         ;    77.7 agu0    73 w[6] spill
        mov edx, ebx                      ;    79.7 alu1    48 t1 copy
        ror edx, 0xe                      ;    80.7 alu2    48 t1
        xor edx, ebx                      ;    81.7 alu0    48 t1
        ror edx, 5                        ;    82.7 alu1    48 t1
        xor edx, ebx                      ;    83.7 alu2    48 t1
        ror edx, 6                        ;    84.7 alu0    48 t1
        add ebp, edx                      ;    85.7 alu1    61 t1
        mov edx, dword [esp + 60]         ;    77.7 agu1    51 t1
        xor edx, dword [esp + 84]         ;    80.7 alu2+agu2   51 t1
        and edx, ebx                      ;    81.7 alu0    51 t1
        xor edx, dword [esp + 84]         ;    82.7 alu1+agu0   51 t1
        add ebp, edx                      ;    86.7 alu2    61 t1
        mov edx, dword [esp + 88]         ;    79.3 agu1    52 v[1]
        xor edx, esi                      ;    82.3 alu0    52 v[1]
        and eax, edx                      ;    83.3 alu1    52 v[1]
        xor eax, dword [esp + 88]         ;    84.3 alu2+agu2   52 v[1]
        add eax, ebp                      ;    87.7 alu0    63 v[1]
        add ebp, dword [esp + 64]         ;    87.7 alu1+agu0   62 v[5]
        mov dword [esp + 64], edi         ;    82.0 agu1    73 w[5] spill
        mov edi, esi                      ;    82.3 alu2    47 v[1] copy
        ror edi, 9                        ;    83.3 alu0    47 v[1]
        xor edi, esi                      ;    84.3 alu1    47 v[1]
        ror edi, 0xb                      ;    85.3 alu2    47 v[1]
        xor edi, esi                      ;    86.3 alu0    47 v[1]
        ror edi, 2                        ;    87.3 alu1    47 v[1]
        add eax, edi                      ;    88.7 alu2    63 v[1]
        mov ecx, dword [ecx + 28]         ;    84.7 agu2    73 w[7]
        bswap ecx                         ;    87.7 alu0    73 w[7]
        mov edi, ebp                      ;    88.7 alu1    48 t1 copy
        ror edi, 0xe                      ;    89.7 alu2    48 t1
        xor edi, ebp                      ;    90.7 alu0    48 t1
        ror edi, 5                        ;    91.7 alu1    48 t1
        xor edi, ebp                      ;    92.7 alu2    48 t1
        ror edi, 6                        ;    93.7 alu0    48 t1
        lea edi, [edi + ecx - 1424204075] ;    94.7 agu0    61 t1
        add edi, dword [esp + 84]         ;    96.7 alu1+agu1   61 t1
        mov dword [esp + 84], ecx         ;    88.7 agu2    73 w[7] spill
        mov ecx, dword [esp + 60]         ;    88.3 agu0    51 t1
        xor ecx, ebx                      ;    91.3 alu2    51 t1
        and ecx, ebp                      ;    92.3 alu0    51 t1
        xor ecx, dword [esp + 60]         ;    93.3 alu1+agu1   51 t1
        add edi, ecx                      ;    97.7 alu2    61 t1
        mov ecx, esi                      ;    90.0 alu0    52 v[0] copy
        xor ecx, eax                      ;    91.0 alu1    52 v[0]
        and edx, ecx                      ;    92.0 alu2    52 v[0]
        xor edx, esi                      ;    93.0 alu0    52 v[0]
        add edx, edi                      ;    98.7 alu1    63 v[0]
        add edi, dword [esp + 80]         ;    98.7 alu2+agu2   62 v[4]
        mov dword [esp + 80], esi         ;    92.0 agu0    63 v[2] spill
        mov esi, eax                      ;    92.3 alu0    47 v[0] copy
        ror esi, 9                        ;    93.3 alu1    47 v[0]
        xor esi, eax                      ;    94.3 alu2    47 v[0]
        ror esi, 0xb                      ;    95.3 alu0    47 v[0]
        xor esi, eax                      ;    96.3 alu1    47 v[0]
        ror esi, 2                        ;    97.3 alu2    47 v[0]
        add edx, esi                      ;    99.7 alu0    63 v[0]
        mov esi, edi                      ;    99.7 alu1    48 t1 copy
        ror esi, 0xe                      ;   100.7 alu2    48 t1
        xor esi, edi                      ;   101.7 alu0    48 t1
        ror esi, 5                        ;   102.7 alu1    48 t1
        xor esi, edi                      ;   103.7 alu2    48 t1
        ror esi, 6                        ;   104.7 alu0    48 t1
        add esi, dword [esp + 60]         ;   105.7 alu1+agu1   61 t1
        add esi, 0xd807aa98               ;   106.7 alu2    61 t1
        mov dword [esp + 60], eax         ;    97.7 agu2    63 v[1] spill
        mov eax, ebx                      ;    98.0 alu0    51 t1 copy
        xor eax, ebp                      ;    99.0 alu1    51 t1
        and eax, edi                      ;   100.0 alu2    51 t1
        xor eax, ebx                      ;   101.0 alu0    51 t1
        add esi, eax                      ;   107.7 alu1    61 t1
        mov eax, dword [esp + 60]         ;    99.7 agu0    52 v[7]
        xor eax, edx                      ;   102.7 alu2    52 v[7]
        and ecx, eax                      ;   103.7 alu0    52 v[7]
        xor ecx, dword [esp + 60]         ;   104.7 alu1+agu1   52 v[7]
        mov dword [esp + 96], ebp         ;   101.0 agu2    62 v[5] spill
        mov ebp, dword [esp + 88]         ;   101.3 agu0    62 v[3]
        mov dword [esp + 88], edi         ;   101.7 agu1    62 v[4] spill
        mov edi, edx                      ;   102.0 alu2    47 v[7] copy
        ror edi, 9                        ;   103.0 alu0    47 v[7]
        xor edi, edx                      ;   104.0 alu1    47 v[7]
        ror edi, 0xb                      ;   105.0 alu2    47 v[7]
        xor edi, edx                      ;   106.0 alu0    47 v[7]
        ror edi, 2                        ;   107.0 alu1    47 v[7]
        add ecx, edi                      ;   108.0 alu2    63 v[7]
        mov edi, dword [esp + 44]         ;   104.3 agu2    73 w[0] reload
        mov dword [esp + 100], edx        ;   104.7 agu0    63 v[0] spill
        mov edx, dword [edi + 32]         ;   107.3 agu1    73 w[8]
        bswap edx                         ;   110.3 alu0    73 w[8]
        add esi, edx                      ;   111.3 alu1    61 t1
        add ebp, esi                      ;   112.3 alu2    62 v[3]
        add ecx, esi                      ;   112.3 alu0    63 v[7]
        mov esi, dword [edi + 36]         ;   107.3 agu2    73 w[9]
        bswap esi                         ;   110.3 alu1    73 w[9]
        add ebx, 0x12835b01               ;   107.3 alu2    61 t1
        add ebx, esi                      ;   111.3 alu0    61 t1
        mov dword [esp + 104], edx        ;   111.3 agu0    73 w[8] spill
        mov edx, ebp                      ;   113.3 alu1    48 t1 copy
        ror edx, 0xe                      ;   114.3 alu2    48 t1
        xor edx, ebp                      ;   115.3 alu0    48 t1
        ror edx, 5                        ;   116.3 alu1    48 t1
        xor edx, ebp                      ;   117.3 alu2    48 t1
        ror edx, 6                        ;   118.3 alu0    48 t1
        add ebx, edx                      ;   119.3 alu1    61 t1
        mov edx, dword [esp + 88]         ;   111.3 agu1    51 t1
        xor edx, dword [esp + 96]         ;   114.3 alu2+agu2   51 t1
        and edx, ebp                      ;   115.3 alu0    51 t1
        xor edx, dword [esp + 96]         ;   116.3 alu1+agu0   51 t1
        add ebx, edx                      ;   120.3 alu2    61 t1
        mov edx, dword [esp + 100]        ;   113.0 agu1    52 v[6]
        xor edx, ecx                      ;   116.0 alu0    52 v[6]
        and eax, edx                      ;   117.0 alu1    52 v[6]
        xor eax, dword [esp + 100]        ;   118.0 alu2+agu2   52 v[6]
        add eax, ebx                      ;   121.3 alu0    63 v[6]
        add ebx, dword [esp + 80]         ;   121.3 alu1+agu0   62 v[2]
        mov dword [esp + 80], esi         ;   115.7 agu1    73 w[9] spill
        mov esi, ecx                      ;   116.0 alu2    47 v[6] copy
        ror esi, 9                        ;   117.0 alu0    47 v[6]
        xor esi, ecx                      ;   118.0 alu1    47 v[6]
        ror esi, 0xb                      ;   119.0 alu2    47 v[6]
        xor esi, ecx                      ;   120.0 alu0    47 v[6]
        ror esi, 2                        ;   121.0 alu1    47 v[6]
        add eax, esi                      ;   122.3 alu2    63 v[6]
        mov esi, dword [edi + 40]         ;   118.3 agu2    73 w[10]
        bswap esi                         ;   121.3 alu0    73 w[10]
        mov edi, ebx                      ;   122.3 alu1    48 t1 copy
        ror edi, 0xe                      ;   123.3 alu2    48 t1
        xor edi, ebx                      ;   124.3 alu0    48 t1
        ror edi, 5                        ;   125.3 alu1    48 t1
        xor edi, ebx                      ;   126.3 alu2    48 t1
        ror edi, 6                        ;   127.3 alu0    48 t1
        lea edi, [edi + esi + 607225278]  ;   128.3 agu0    61 t1
        add edi, dword [esp + 96]         ;   130.3 alu1+agu1   61 t1
        mov dword [esp + 96], esi         ;   122.3 agu2    73 w[10] spill
        mov esi, dword [esp + 88]         ;   122.0 agu0    51 t1
        xor esi, ebp                      ;   125.0 alu2    51 t1
        and esi, ebx                      ;   126.0 alu0    51 t1
        xor esi, dword [esp + 88]         ;   127.0 alu1+agu1   51 t1
        add edi, esi                      ;   131.3 alu2    61 t1
        mov esi, ecx                      ;   123.7 alu0    52 v[5] copy
        xor esi, eax                      ;   124.7 alu1    52 v[5]
        and edx, esi                      ;   125.7 alu2    52 v[5]
        xor edx, ecx                      ;   126.7 alu0    52 v[5]
        add edx, edi                      ;   132.3 alu1    63 v[5]
        add edi, dword [esp + 60]         ;   132.3 alu2+agu2   62 v[1]
        mov dword [esp + 60], ecx         ;   125.7 agu0    63 v[7] spill
        mov ecx, eax                      ;   126.0 alu0    47 v[5] copy
        ror ecx, 9                        ;   127.0 alu1    47 v[5]
        xor ecx, eax                      ;   128.0 alu2    47 v[5]
        ror ecx, 0xb                      ;   129.0 alu0    47 v[5]
        xor ecx, eax                      ;   130.0 alu1    47 v[5]
        ror ecx, 2                        ;   131.0 alu2    47 v[5]
        add edx, ecx                      ;   133.3 alu0    63 v[5]
        mov ecx, edi                      ;   133.3 alu1    48 t1 copy
        ror ecx, 0xe                      ;   134.3 alu2    48 t1
        xor ecx, edi                      ;   135.3 alu0    48 t1
        ror ecx, 5                        ;   136.3 alu1    48 t1
        xor ecx, edi                      ;   137.3 alu2    48 t1
        ror ecx, 6                        ;   138.3 alu0    48 t1
        add ecx, dword [esp + 88]         ;   139.3 alu1+agu1   61 t1
        add ecx, 0x550c7dc3               ;   140.3 alu2    61 t1
        mov dword [esp + 88], eax         ;   131.3 agu2    63 v[6] spill
        mov eax, ebp                      ;   131.7 alu0    51 t1 copy
        xor eax, ebx                      ;   132.7 alu1    51 t1
        and eax, edi                      ;   133.7 alu2    51 t1
        xor eax, ebp                      ;   134.7 alu0    51 t1
        add ecx, eax                      ;   141.3 alu1    61 t1
        mov eax, dword [esp + 88]         ;   133.3 agu0    52 v[4]
        xor eax, edx                      ;   136.3 alu2    52 v[4]
        and esi, eax                      ;   137.3 alu0    52 v[4]
        xor esi, dword [esp + 88]         ;   138.3 alu1+agu1   52 v[4]
        mov dword [esp + 108], ebx        ;   134.7 agu2    62 v[2] spill
        mov ebx, dword [esp + 100]        ;   135.0 agu0    62 v[0]
        mov dword [esp + 100], edi        ;   135.3 agu1    62 v[1] spill
        mov edi, edx                      ;   135.7 alu2    47 v[4] copy
        ror edi, 9                        ;   136.7 alu0    47 v[4]
        xor edi, edx                      ;   137.7 alu1    47 v[4]
        ror edi, 0xb                      ;   138.7 alu2    47 v[4]
        xor edi, edx                      ;   139.7 alu0    47 v[4]
        ror edi, 2                        ;   140.7 alu1    47 v[4]
        add esi, edi                      ;   141.7 alu2    63 v[4]
        mov edi, dword [esp + 44]         ;   138.0 agu2    73 w[0] reload
        mov dword [esp + 112], edx        ;   138.3 agu0    63 v[5] spill
        mov edx, dword [edi + 44]         ;   141.0 agu1    73 w[11]
        bswap edx                         ;   144.0 alu0    73 w[11]
        add ecx, edx                      ;   145.0 alu1    61 t1
        add ebx, ecx                      ;   146.0 alu2    62 v[0]
        add esi, ecx                      ;   146.0 alu0    63 v[4]
        mov ecx, dword [edi + 48]         ;   141.0 agu2    73 w[12]
        bswap ecx                         ;   144.0 alu1    73 w[12]
        lea ebp, [ebp + ecx + 1925078388] ;   145.0 agu0    61 t1
        mov dword [esp + 116], ecx        ;   145.0 agu1    73 w[12] spill
        mov ecx, ebx                      ;   147.0 alu2    48 t1 copy
        ror ecx, 0xe                      ;   148.0 alu0    48 t1
        xor ecx, ebx                      ;   149.0 alu1    48 t1
        ror ecx, 5                        ;   150.0 alu2    48 t1
        xor ecx, ebx                      ;   151.0 alu0    48 t1
        ror ecx, 6                        ;   152.0 alu1    48 t1
        add ebp, ecx                      ;   153.0 alu2    61 t1
        mov ecx, dword [esp + 100]        ;   145.0 agu2    51 t1
        xor ecx, dword [esp + 108]        ;   148.0 alu0+agu0   51 t1
        and ecx, ebx                      ;   149.0 alu1    51 t1
        xor ecx, dword [esp + 108]        ;   150.0 alu2+agu1   51 t1
        add ebp, ecx                      ;   154.0 alu0    61 t1
        mov ecx, dword [esp + 112]        ;   146.7 agu2    52 v[3]
        xor ecx, esi                      ;   149.7 alu1    52 v[3]
        and eax, ecx                      ;   150.7 alu2    52 v[3]
        xor eax, dword [esp + 112]        ;   151.7 alu0+agu0   52 v[3]
        add eax, ebp                      ;   155.0 alu1    63 v[3]
        add ebp, dword [esp + 60]         ;   155.0 alu2+agu1   62 v[7]
        mov dword [esp + 60], edx         ;   149.3 agu2    73 w[11] spill
        mov edx, esi                      ;   149.7 alu0    47 v[3] copy
        ror edx, 9                        ;   150.7 alu1    47 v[3]
        xor edx, esi                      ;   151.7 alu2    47 v[3]
        ror edx, 0xb                      ;   152.7 alu0    47 v[3]
        xor edx, esi                      ;   153.7 alu1    47 v[3]
        ror edx, 2                        ;   154.7 alu2    47 v[3]
        add eax, edx                      ;   156.0 alu0    63 v[3]
        mov edx, dword [edi + 52]         ;   152.0 agu0    73 w[13]
        bswap edx                         ;   155.0 alu1    73 w[13]
        mov edi, ebp                      ;   156.0 alu2    48 t1 copy
        ror edi, 0xe                      ;   157.0 alu0    48 t1
        xor edi, ebp                      ;   158.0 alu1    48 t1
        ror edi, 5                        ;   159.0 alu2    48 t1
        xor edi, ebp                      ;   160.0 alu0    48 t1
        ror edi, 6                        ;   161.0 alu1    48 t1
        lea edi, [edi + edx - 2132889090] ;   162.0 agu1    61 t1
        add edi, dword [esp + 108]        ;   164.0 alu2+agu2   61 t1
        mov dword [esp + 108], edx        ;   156.0 agu0    73 w[13] spill
        mov edx, dword [esp + 100]        ;   155.7 agu1    51 t1
        xor edx, ebx                      ;   158.7 alu0    51 t1
        and edx, ebp                      ;   159.7 alu1    51 t1
        xor edx, dword [esp + 100]        ;   160.7 alu2+agu2   51 t1
        add edi, edx                      ;   165.0 alu0    61 t1
        mov edx, esi                      ;   157.3 alu1    52 v[2] copy
        xor edx, eax                      ;   158.3 alu2    52 v[2]
        and ecx, edx                      ;   159.3 alu0    52 v[2]
        xor ecx, esi                      ;   160.3 alu1    52 v[2]
        add ecx, edi                      ;   166.0 alu2    63 v[2]
        add edi, dword [esp + 88]         ;   166.0 alu0+agu0   62 v[6]
        mov dword [esp + 88], esi         ;   159.3 agu1    63 v[4] spill
        mov esi, eax                      ;   159.7 alu1    47 v[2] copy
        ror esi, 9                        ;   160.7 alu2    47 v[2]
        xor esi, eax                      ;   161.7 alu0    47 v[2]
        ror esi, 0xb                      ;   162.7 alu1    47 v[2]
        xor esi, eax                      ;   163.7 alu2    47 v[2]
        ror esi, 2                        ;   164.7 alu0    47 v[2]
        add ecx, esi                      ;   167.0 alu1    63 v[2]
        mov esi, edi                      ;   167.0 alu2    48 t1 copy
        ror esi, 0xe                      ;   168.0 alu0    48 t1
        xor esi, edi                      ;   169.0 alu1    48 t1
        ror esi, 5                        ;   170.0 alu2    48 t1
        xor esi, edi                      ;   171.0 alu0    48 t1
        ror esi, 6                        ;   172.0 alu1    48 t1
        add esi, dword [esp + 100]        ;   173.0 alu2+agu2   61 t1
        add esi, 0x9bdc06a7               ;   174.0 alu0    61 t1
        mov dword [esp + 100], eax        ;   165.0 agu0    63 v[3] spill
        mov eax, ebx                      ;   165.3 alu1    51 t1 copy
        xor eax, ebp                      ;   166.3 alu2    51 t1
        and eax, edi                      ;   167.3 alu0    51 t1
        xor eax, ebx                      ;   168.3 alu1    51 t1
        add esi, eax                      ;   175.0 alu2    61 t1
        mov eax, dword [esp + 100]        ;   167.0 agu1    52 v[1]
        xor eax, ecx                      ;   170.0 alu0    52 v[1]
        and edx, eax                      ;   171.0 alu1    52 v[1]
        xor edx, dword [esp + 100]        ;   172.0 alu2+agu2   52 v[1]
        mov dword [esp + 120], ebp        ;   168.3 agu0    62 v[7] spill
        mov ebp, dword [esp + 112]        ;   168.7 agu1    62 v[5]
        mov dword [esp + 112], edi        ;   169.0 agu2    62 v[6] spill
        mov edi, ecx                      ;   169.3 alu0    47 v[1] copy
        ror edi, 9                        ;   170.3 alu1    47 v[1]
        xor edi, ecx                      ;   171.3 alu2    47 v[1]
        ror edi, 0xb                      ;   172.3 alu0    47 v[1]
        xor edi, ecx                      ;   173.3 alu1    47 v[1]
        ror edi, 2                        ;   174.3 alu2    47 v[1]
        add edx, edi                      ;   175.3 alu0    63 v[1]
        mov edi, dword [esp + 44]         ;   171.7 agu0    73 w[0] reload
        mov dword [esp + 124], ecx        ;   172.0 agu1    63 v[2] spill
        mov ecx, dword [edi + 56]         ;   174.7 agu2    73 w[14]
        bswap ecx                         ;   177.7 alu1    73 w[14]
        add esi, ecx                      ;   178.7 alu2    61 t1
        add ebp, esi                      ;   179.7 alu0    62 v[5]
        add edx, esi                      ;   179.7 alu1    63 v[1]
        mov esi, dword [edi + 60]         ;   174.7 agu0    73 w[15]
        bswap esi                         ;   177.7 alu2    73 w[15]
        lea ebx, [ebx + esi - 1046744716] ;   178.7 agu1    61 t1
        mov edi, ebp                      ;   180.7 alu0    48 t1 copy
        ror edi, 0xe                      ;   181.7 alu1    48 t1
        xor edi, ebp                      ;   182.7 alu2    48 t1
        ror edi, 5                        ;   183.7 alu0    48 t1
        xor edi, ebp                      ;   184.7 alu1    48 t1
        ror edi, 6                        ;   185.7 alu2    48 t1
        add ebx, edi                      ;   186.7 alu0    61 t1
        mov edi, dword [esp + 112]        ;   178.0 agu2    51 t1
        xor edi, dword [esp + 120]        ;   181.0 alu1+agu0   51 t1
        and edi, ebp                      ;   182.0 alu2    51 t1
        xor edi, dword [esp + 120]        ;   183.0 alu0+agu1   51 t1
        add ebx, edi                      ;   187.7 alu1    61 t1
        mov edi, dword [esp + 124]        ;   180.0 agu2    52 v[0]
        xor edi, edx                      ;   183.0 alu2    52 v[0]
        and eax, edi                      ;   184.0 alu0    52 v[0]
        xor eax, dword [esp + 124]        ;   185.0 alu1+agu0   52 v[0]
        add eax, ebx                      ;   188.7 alu2    63 v[0]
        add ebx, dword [esp + 88]         ;   188.7 alu0+agu1   62 v[4]
        mov dword [esp + 88], edi         ;   184.0 agu2    52 v[0] spill
        mov edi, edx                      ;   183.0 alu1    47 v[0] copy
        ror edi, 9                        ;   184.0 alu2    47 v[0]
        xor edi, edx                      ;   185.0 alu0    47 v[0]
        ror edi, 0xb                      ;   186.0 alu1    47 v[0]
        xor edi, edx                      ;   187.0 alu2    47 v[0]
        ror edi, 2                        ;   188.0 alu0    47 v[0]
        add eax, edi                      ;   189.7 alu1    63 v[0]
        mov edi, ecx                      ;   185.3 alu2    50 w[0] copy
        shr edi, 0xa                      ;   186.3 alu0    50 w[0]
        mov dword [esp + 128], edx        ;   186.0 agu0    63 v[1] spill
        mov edx, ecx                      ;   186.3 alu1    50 w[0] copy
        ror edx, 2                        ;   187.3 alu2    50 w[0]
        xor edx, ecx                      ;   188.3 alu0    50 w[0]
        ror edx, 0x11                     ;   189.3 alu1    50 w[0]
        xor edi, edx                      ;   190.3 alu2    50 w[0]
        mov edx, esi                      ;   188.0 alu0    50 w[1] copy
        shr edx, 0xa                      ;   189.0 alu1    50 w[1]
        add edi, dword [esp + 80]         ;   191.3 alu2+agu1   78 w[0]
        add edi, dword [esp + 36]         ;   192.3 alu0+agu2   78 w[0]
        mov dword [esp + 36], ecx         ;   189.3 agu0    73 w[14] spill
        mov ecx, esi                      ;   189.7 alu1    50 w[1] copy
        ror ecx, 2                        ;   190.7 alu2    50 w[1]
        xor ecx, esi                      ;   191.7 alu0    50 w[1]
        ror ecx, 0x11                     ;   192.7 alu1    50 w[1]
        xor edx, ecx                      ;   193.7 alu2    50 w[1]
        mov ecx, dword [esp + 48]         ;   191.3 agu1    49 w[0]
        mov dword [esp + 132], esi        ;   191.7 agu2    73 w[15] spill
        mov esi, ebx                      ;   192.0 alu0    48 t1 copy
        ror esi, 0xe                      ;   193.0 alu1    48 t1
        xor esi, ebx                      ;   194.0 alu2    48 t1
        ror esi, 5                        ;   195.0 alu0    48 t1
        xor esi, ebx                      ;   196.0 alu1    48 t1
        ror esi, 6                        ;   197.0 alu2    48 t1
        add esi, dword [esp + 120]        ;   198.0 alu0+agu0   61 t1
        add esi, 0xe49b69c1               ;   199.0 alu1    61 t1
        mov dword [esp + 120], edx        ;   194.7 agu1    50 w[1] spill
        mov edx, dword [esp + 112]        ;   195.0 agu2    51 t1
        xor edx, ebp                      ;   198.0 alu2    51 t1
        and edx, ebx                      ;   199.0 alu0    51 t1
        xor edx, dword [esp + 112]        ;   200.0 alu1+agu0   51 t1
        add esi, edx                      ;   201.0 alu2    61 t1
        mov edx, dword [esp + 128]        ;   196.7 agu1    52 v[7]
        xor edx, eax                      ;   199.7 alu0    52 v[7]
        mov dword [esp + 136], ebp        ;   197.3 agu2    62 v[5] spill
        mov ebp, dword [esp + 88]         ;   197.7 agu0    52 v[7]
        and ebp, edx                      ;   200.7 alu1    52 v[7]
        xor ebp, dword [esp + 128]        ;   201.7 alu2+agu1   52 v[7]
        mov dword [esp + 88], edx         ;   200.7 agu2    52 v[7] spill
        mov edx, dword [esp + 100]        ;   199.0 agu0    62 v[3]
        mov dword [esp + 100], ebx        ;   199.3 agu1    62 v[4] spill
        mov ebx, eax                      ;   199.7 alu0    47 v[7] copy
        ror ebx, 9                        ;   200.7 alu1    47 v[7]
        xor ebx, eax                      ;   201.7 alu2    47 v[7]
        ror ebx, 0xb                      ;   202.7 alu0    47 v[7]
        xor ebx, eax                      ;   203.7 alu1    47 v[7]
        ror ebx, 2                        ;   204.7 alu2    47 v[7]
        add ebp, ebx                      ;   205.7 alu0    63 v[7]
        mov ebx, dword [esp + 48]         ;   202.0 agu2    49 w[0]
        shr ebx, 3                        ;   205.0 alu1    49 w[0]
        mov dword [esp + 140], eax        ;   202.7 agu0    63 v[0] spill
        mov eax, dword [esp + 48]         ;   203.0 agu1    49 w[0]
        ror eax, 0xb                      ;   206.0 alu2    49 w[0]
        xor ecx, eax                      ;   207.0 alu0    49 w[0]
        ror ecx, 7                        ;   208.0 alu1    49 w[0]
        xor ebx, ecx                      ;   209.0 alu2    49 w[0]
        add edi, ebx                      ;   210.0 alu0    78 w[0]
        add esi, edi                      ;   211.0 alu1    61 t1
        add edx, esi                      ;   212.0 alu2    62 v[3]
        add ebp, esi                      ;   212.0 alu0    63 v[7]
        mov esi, edi                      ;   211.0 alu1    50 w[2] copy
        shr esi, 0xa                      ;   212.0 alu2    50 w[2]
        mov ecx, edi                      ;   211.0 alu0    50 w[2] copy
        ror ecx, 2                        ;   212.0 alu1    50 w[2]
        xor ecx, edi                      ;   213.0 alu2    50 w[2]
        ror ecx, 0x11                     ;   214.0 alu0    50 w[2]
        xor esi, ecx                      ;   215.0 alu1    50 w[2]
        mov ecx, dword [esp + 72]         ;   209.0 agu2    49 w[1]
        shr ecx, 3                        ;   212.0 alu2    49 w[1]
        mov eax, dword [esp + 72]         ;   210.0 agu0    49 w[1]
        ror eax, 0xb                      ;   213.0 alu0    49 w[1]
        mov ebx, dword [esp + 72]         ;   211.0 agu1    73 w[2] reload
        xor eax, ebx                      ;   214.0 alu1    49 w[1]
        ror eax, 7                        ;   215.0 alu2    49 w[1]
        xor ecx, eax                      ;   216.0 alu0    49 w[1]
        add ecx, dword [esp + 120]        ;   217.0 alu1+agu2   78 w[1]
        mov eax, dword [esp + 96]         ;   212.7 agu0    73 w[10] reload
        add ecx, eax                      ;   218.0 alu2    78 w[1]
        add ecx, dword [esp + 48]         ;   219.0 alu0+agu1   78 w[1]
        mov eax, edx                      ;   213.7 alu1    48 t1 copy
        ror eax, 0xe                      ;   214.7 alu2    48 t1
        xor eax, edx                      ;   215.7 alu0    48 t1
        ror eax, 5                        ;   216.7 alu1    48 t1
        xor eax, edx                      ;   217.7 alu2    48 t1
        ror eax, 6                        ;   218.7 alu0    48 t1
        add eax, dword [esp + 112]        ;   219.7 alu1+agu2   61 t1
        lea eax, [eax + ecx - 272742522]  ;   220.7 agu0    61 t1
        mov dword [esp + 112], edi        ;   216.3 agu1    78 w[0] spill
        mov edi, dword [esp + 100]        ;   216.7 agu2    51 t1
        xor edi, dword [esp + 136]        ;   219.7 alu2+agu0   51 t1
        and edi, edx                      ;   220.7 alu0    51 t1
        xor edi, dword [esp + 136]        ;   221.7 alu1+agu1   51 t1
        add eax, edi                      ;   222.7 alu2    61 t1
        mov edi, dword [esp + 140]        ;   218.3 agu2    52 v[6]
        xor edi, ebp                      ;   221.3 alu0    52 v[6]
        add esi, ebx                      ;   219.0 alu1    78 w[2]
        mov ebx, dword [esp + 88]         ;   219.3 agu0    52 v[6]
        and ebx, edi                      ;   222.3 alu2    52 v[6]
        xor ebx, dword [esp + 140]        ;   223.3 alu0+agu1   52 v[6]
        add ebx, eax                      ;   224.3 alu1    63 v[6]
        add eax, dword [esp + 124]        ;   223.7 alu2+agu2   62 v[2]
        add esi, dword [esp + 60]         ;   221.0 alu0+agu0   78 w[2]
        mov dword [esp + 124], edi        ;   222.3 agu1    52 v[6] spill
        mov edi, ebp                      ;   221.7 alu1    47 v[6] copy
        ror edi, 9                        ;   222.7 alu2    47 v[6]
        xor edi, ebp                      ;   223.7 alu0    47 v[6]
        ror edi, 0xb                      ;   224.7 alu1    47 v[6]
        xor edi, ebp                      ;   225.7 alu2    47 v[6]
        ror edi, 2                        ;   226.7 alu0    47 v[6]
        add ebx, edi                      ;   227.7 alu1    63 v[6]
        mov edi, ecx                      ;   224.0 alu2    50 w[3] copy
        shr edi, 0xa                      ;   225.0 alu0    50 w[3]
        mov dword [esp + 88], ebp         ;   224.7 agu2    63 v[7] spill
        mov ebp, ecx                      ;   225.0 alu1    50 w[3] copy
        ror ebp, 2                        ;   226.0 alu2    50 w[3]
        xor ebp, ecx                      ;   227.0 alu0    50 w[3]
        ror ebp, 0x11                     ;   228.0 alu1    50 w[3]
        xor edi, ebp                      ;   229.0 alu2    50 w[3]
        mov ebp, dword [esp + 76]         ;   226.7 agu0    49 w[2]
        mov dword [esp + 72], ecx         ;   227.0 agu1    78 w[1] spill
        mov ecx, eax                      ;   227.3 alu0    48 t1 copy
        ror ecx, 0xe                      ;   228.3 alu1    48 t1
        xor ecx, eax                      ;   229.3 alu2    48 t1
        ror ecx, 5                        ;   230.3 alu0    48 t1
        xor ecx, eax                      ;   231.3 alu1    48 t1
        ror ecx, 6                        ;   232.3 alu2    48 t1
        add ecx, dword [esp + 136]        ;   233.3 alu0+agu2   61 t1
        add ecx, 0xfc19dc6                ;   234.3 alu1    61 t1
        mov dword [esp + 136], edi        ;   230.0 agu0    50 w[3] spill
        mov edi, dword [esp + 100]        ;   230.3 agu1    51 t1
        xor edi, edx                      ;   233.3 alu2    51 t1
        and edi, eax                      ;   234.3 alu0    51 t1
        xor edi, dword [esp + 100]        ;   235.3 alu1+agu2   51 t1
        add ecx, edi                      ;   236.3 alu2    61 t1
        mov edi, dword [esp + 88]         ;   232.0 agu0    52 v[5]
        xor edi, ebx                      ;   235.0 alu0    52 v[5]
        mov dword [esp + 48], edx         ;   232.7 agu1    62 v[3] spill
        mov edx, dword [esp + 124]        ;   233.0 agu2    52 v[5]
        and edx, edi                      ;   236.0 alu1    52 v[5]
        xor edx, dword [esp + 88]         ;   237.0 alu2+agu0   52 v[5]
        mov dword [esp + 124], edi        ;   236.0 agu1    52 v[5] spill
        mov edi, dword [esp + 128]        ;   234.3 agu2    62 v[1]
        mov dword [esp + 128], eax        ;   234.7 agu0    62 v[2] spill
        mov eax, ebx                      ;   235.0 alu0    47 v[5] copy
        ror eax, 9                        ;   236.0 alu1    47 v[5]
        xor eax, ebx                      ;   237.0 alu2    47 v[5]
        ror eax, 0xb                      ;   238.0 alu0    47 v[5]
        xor eax, ebx                      ;   239.0 alu1    47 v[5]
        ror eax, 2                        ;   240.0 alu2    47 v[5]
        add edx, eax                      ;   241.0 alu0    63 v[5]
        mov eax, dword [esp + 76]         ;   237.3 agu1    49 w[2]
        shr eax, 3                        ;   240.3 alu1    49 w[2]
        mov dword [esp + 120], ebx        ;   238.0 agu2    63 v[6] spill
        mov ebx, dword [esp + 76]         ;   238.3 agu0    49 w[2]
        ror ebx, 0xb                      ;   241.3 alu2    49 w[2]
        xor ebp, ebx                      ;   242.3 alu0    49 w[2]
        ror ebp, 7                        ;   243.3 alu1    49 w[2]
        xor eax, ebp                      ;   244.3 alu2    49 w[2]
        add esi, eax                      ;   245.3 alu0    78 w[2]
        add ecx, esi                      ;   246.3 alu1    61 t1
        add edi, ecx                      ;   247.3 alu2    62 v[1]
        add edx, ecx                      ;   247.3 alu0    63 v[5]
        mov ebp, esi                      ;   246.3 alu1    50 w[4] copy
        shr ebp, 0xa                      ;   247.3 alu2    50 w[4]
        mov eax, esi                      ;   246.3 alu0    50 w[4] copy
        ror eax, 2                        ;   247.3 alu1    50 w[4]
        xor eax, esi                      ;   248.3 alu2    50 w[4]
        ror eax, 0x11                     ;   249.3 alu0    50 w[4]
        xor ebp, eax                      ;   250.3 alu1    50 w[4]
        mov eax, dword [esp + 56]         ;   244.3 agu1    49 w[3]
        shr eax, 3                        ;   247.3 alu2    49 w[3]
        mov ecx, dword [esp + 56]         ;   245.3 agu2    49 w[3]
        ror ecx, 0xb                      ;   248.3 alu0    49 w[3]
        mov ebx, dword [esp + 56]         ;   246.3 agu0    73 w[4] reload
        xor ecx, ebx                      ;   249.3 alu1    49 w[3]
        ror ecx, 7                        ;   250.3 alu2    49 w[3]
        xor eax, ecx                      ;   251.3 alu0    49 w[3]
        add eax, dword [esp + 136]        ;   252.3 alu1+agu1   78 w[3]
        mov ecx, dword [esp + 116]        ;   248.0 agu2    73 w[12] reload
        add eax, ecx                      ;   253.3 alu2    78 w[3]
        add eax, dword [esp + 76]         ;   254.3 alu0+agu0   78 w[3]
        mov ecx, edi                      ;   249.0 alu1    48 t1 copy
        ror ecx, 0xe                      ;   250.0 alu2    48 t1
        xor ecx, edi                      ;   251.0 alu0    48 t1
        ror ecx, 5                        ;   252.0 alu1    48 t1
        xor ecx, edi                      ;   253.0 alu2    48 t1
        ror ecx, 6                        ;   254.0 alu0    48 t1
        add ecx, dword [esp + 100]        ;   255.0 alu1+agu1   61 t1
        lea ecx, [ecx + eax + 604807628]  ;   256.0 agu2    61 t1
        mov dword [esp + 100], esi        ;   251.7 agu0    78 w[2] spill
        mov esi, dword [esp + 128]        ;   252.0 agu1    51 t1
        xor esi, dword [esp + 48]         ;   255.0 alu2+agu2   51 t1
        and esi, edi                      ;   256.0 alu0    51 t1
        xor esi, dword [esp + 48]         ;   257.0 alu1+agu0   51 t1
        add ecx, esi                      ;   258.0 alu2    61 t1
        mov esi, dword [esp + 120]        ;   253.7 agu1    52 v[4]
        xor esi, edx                      ;   256.7 alu0    52 v[4]
        add ebp, ebx                      ;   254.3 alu1    78 w[4]
        mov ebx, dword [esp + 124]        ;   254.7 agu2    52 v[4]
        and ebx, esi                      ;   257.7 alu2    52 v[4]
        xor ebx, dword [esp + 120]        ;   258.7 alu0+agu0   52 v[4]
        add ebx, ecx                      ;   259.7 alu1    63 v[4]
        add ecx, dword [esp + 140]        ;   259.0 alu2+agu1   62 v[0]
        add ebp, dword [esp + 108]        ;   256.3 alu0+agu2   78 w[4]
        mov dword [esp + 140], esi        ;   257.7 agu0    52 v[4] spill
        mov esi, edx                      ;   257.0 alu1    47 v[4] copy
        ror esi, 9                        ;   258.0 alu2    47 v[4]
        xor esi, edx                      ;   259.0 alu0    47 v[4]
        ror esi, 0xb                      ;   260.0 alu1    47 v[4]
        xor esi, edx                      ;   261.0 alu2    47 v[4]
        ror esi, 2                        ;   262.0 alu0    47 v[4]
        add ebx, esi                      ;   263.0 alu1    63 v[4]
        mov esi, eax                      ;   259.3 alu2    50 w[5] copy
        shr esi, 0xa                      ;   260.3 alu0    50 w[5]
        mov dword [esp + 124], edx        ;   260.0 agu1    63 v[5] spill
        mov edx, eax                      ;   260.3 alu1    50 w[5] copy
        ror edx, 2                        ;   261.3 alu2    50 w[5]
        xor edx, eax                      ;   262.3 alu0    50 w[5]
        ror edx, 0x11                     ;   263.3 alu1    50 w[5]
        xor esi, edx                      ;   264.3 alu2    50 w[5]
        mov edx, dword [esp + 64]         ;   262.0 agu2    49 w[4]
        mov dword [esp + 56], eax         ;   262.3 agu0    78 w[3] spill
        mov eax, ecx                      ;   262.7 alu0    48 t1 copy
        ror eax, 0xe                      ;   263.7 alu1    48 t1
        xor eax, ecx                      ;   264.7 alu2    48 t1
        ror eax, 5                        ;   265.7 alu0    48 t1
        xor eax, ecx                      ;   266.7 alu1    48 t1
        ror eax, 6                        ;   267.7 alu2    48 t1
        add eax, dword [esp + 48]         ;   268.7 alu0+agu1   61 t1
        add eax, 0x2de92c6f               ;   269.7 alu1    61 t1
        mov dword [esp + 48], esi         ;   265.3 agu2    50 w[5] spill
        mov esi, dword [esp + 128]        ;   265.7 agu0    51 t1
        xor esi, edi                      ;   268.7 alu2    51 t1
        and esi, ecx                      ;   269.7 alu0    51 t1
        xor esi, dword [esp + 128]        ;   270.7 alu1+agu1   51 t1
        add eax, esi                      ;   271.7 alu2    61 t1
        mov esi, dword [esp + 124]        ;   267.3 agu2    52 v[3]
        xor esi, ebx                      ;   270.3 alu0    52 v[3]
        mov dword [esp + 76], edi         ;   268.0 agu0    62 v[1] spill
        mov edi, dword [esp + 140]        ;   268.3 agu1    52 v[3]
        and edi, esi                      ;   271.3 alu1    52 v[3]
        xor edi, dword [esp + 124]        ;   272.3 alu2+agu2   52 v[3]
        mov dword [esp + 140], esi        ;   271.3 agu0    52 v[3] spill
        mov esi, dword [esp + 88]         ;   269.7 agu1    62 v[7]
        mov dword [esp + 88], ecx         ;   270.0 agu2    62 v[0] spill
        mov ecx, ebx                      ;   270.3 alu0    47 v[3] copy
        ror ecx, 9                        ;   271.3 alu1    47 v[3]
        xor ecx, ebx                      ;   272.3 alu2    47 v[3]
        ror ecx, 0xb                      ;   273.3 alu0    47 v[3]
        xor ecx, ebx                      ;   274.3 alu1    47 v[3]
        ror ecx, 2                        ;   275.3 alu2    47 v[3]
        add edi, ecx                      ;   276.3 alu0    63 v[3]
        mov ecx, dword [esp + 64]         ;   272.7 agu0    49 w[4]
        shr ecx, 3                        ;   275.7 alu1    49 w[4]
        mov dword [esp + 136], ebx        ;   273.3 agu1    63 v[4] spill
        mov ebx, dword [esp + 64]         ;   273.7 agu2    49 w[4]
        ror ebx, 0xb                      ;   276.7 alu2    49 w[4]
        xor edx, ebx                      ;   277.7 alu0    49 w[4]
        ror edx, 7                        ;   278.7 alu1    49 w[4]
        xor ecx, edx                      ;   279.7 alu2    49 w[4]
        add ebp, ecx                      ;   280.7 alu0    78 w[4]
        add eax, ebp                      ;   281.7 alu1    61 t1
        add esi, eax                      ;   282.7 alu2    62 v[7]
        add edi, eax                      ;   282.7 alu0    63 v[3]
        mov eax, ebp                      ;   281.7 alu1    50 w[6] copy
        shr eax, 0xa                      ;   282.7 alu2    50 w[6]
        mov ecx, ebp                      ;   281.7 alu0    50 w[6] copy
        ror ecx, 2                        ;   282.7 alu1    50 w[6]
        xor ecx, ebp                      ;   283.7 alu2    50 w[6]
        ror ecx, 0x11                     ;   284.7 alu0    50 w[6]
        xor eax, ecx                      ;   285.7 alu1    50 w[6]
        mov ecx, dword [esp + 92]         ;   279.7 agu0    49 w[5]
        shr ecx, 3                        ;   282.7 alu2    49 w[5]
        mov edx, dword [esp + 92]         ;   280.7 agu1    49 w[5]
        ror edx, 0xb                      ;   283.7 alu0    49 w[5]
        mov ebx, dword [esp + 92]         ;   281.7 agu2    73 w[6] reload
        xor edx, ebx                      ;   284.7 alu1    49 w[5]
        ror edx, 7                        ;   285.7 alu2    49 w[5]
        xor ecx, edx                      ;   286.7 alu0    49 w[5]
        add ecx, dword [esp + 48]         ;   287.7 alu1+agu0   78 w[5]
        mov edx, dword [esp + 36]         ;   283.3 agu1    73 w[14] reload
        add ecx, edx                      ;   288.7 alu2    78 w[5]
        add ecx, dword [esp + 64]         ;   289.7 alu0+agu2   78 w[5]
        mov edx, esi                      ;   284.3 alu1    48 t1 copy
        ror edx, 0xe                      ;   285.3 alu2    48 t1
        xor edx, esi                      ;   286.3 alu0    48 t1
        ror edx, 5                        ;   287.3 alu1    48 t1
        xor edx, esi                      ;   288.3 alu2    48 t1
        ror edx, 6                        ;   289.3 alu0    48 t1
        add edx, dword [esp + 128]        ;   290.3 alu1+agu0   61 t1
        lea edx, [edx + ecx + 1249150122] ;   291.3 agu1    61 t1
        mov dword [esp + 128], ebp        ;   287.0 agu2    78 w[4] spill
        mov ebp, dword [esp + 88]         ;   287.3 agu0    51 t1
        xor ebp, dword [esp + 76]         ;   290.3 alu2+agu1   51 t1
        and ebp, esi                      ;   291.3 alu0    51 t1
        xor ebp, dword [esp + 76]         ;   292.3 alu1+agu2   51 t1
        add edx, ebp                      ;   293.3 alu2    61 t1
        mov ebp, dword [esp + 136]        ;   289.0 agu0    52 v[2]
        xor ebp, edi                      ;   292.0 alu0    52 v[2]
        add eax, ebx                      ;   289.7 alu1    78 w[6]
        mov ebx, dword [esp + 140]        ;   290.0 agu1    52 v[2]
        and ebx, ebp                      ;   293.0 alu2    52 v[2]
        xor ebx, dword [esp + 136]        ;   294.0 alu0+agu2   52 v[2]
        add ebx, edx                      ;   295.0 alu1    63 v[2]
        add edx, dword [esp + 120]        ;   294.3 alu2+agu0   62 v[6]
        add eax, dword [esp + 132]        ;   291.7 alu0+agu1   78 w[6]
        mov dword [esp + 120], ebp        ;   293.0 agu2    52 v[2] spill
        mov ebp, edi                      ;   292.3 alu1    47 v[2] copy
        ror ebp, 9                        ;   293.3 alu2    47 v[2]
        xor ebp, edi                      ;   294.3 alu0    47 v[2]
        ror ebp, 0xb                      ;   295.3 alu1    47 v[2]
        xor ebp, edi                      ;   296.3 alu2    47 v[2]
        ror ebp, 2                        ;   297.3 alu0    47 v[2]
        add ebx, ebp                      ;   298.3 alu1    63 v[2]
        mov ebp, ecx                      ;   294.7 alu2    50 w[7] copy
        shr ebp, 0xa                      ;   295.7 alu0    50 w[7]
        mov dword [esp + 140], edi        ;   295.3 agu0    63 v[3] spill
        mov edi, ecx                      ;   295.7 alu1    50 w[7] copy
        ror edi, 2                        ;   296.7 alu2    50 w[7]
        xor edi, ecx                      ;   297.7 alu0    50 w[7]
        ror edi, 0x11                     ;   298.7 alu1    50 w[7]
        xor ebp, edi                      ;   299.7 alu2    50 w[7]
        mov edi, dword [esp + 84]         ;   297.3 agu1    49 w[6]
        mov dword [esp + 92], ecx         ;   297.7 agu2    78 w[5] spill
        mov ecx, edx                      ;   298.0 alu0    48 t1 copy
        ror ecx, 0xe                      ;   299.0 alu1    48 t1
        xor ecx, edx                      ;   300.0 alu2    48 t1
        ror ecx, 5                        ;   301.0 alu0    48 t1
        xor ecx, edx                      ;   302.0 alu1    48 t1
        ror ecx, 6                        ;   303.0 alu2    48 t1
        add ecx, dword [esp + 76]         ;   304.0 alu0+agu0   61 t1
        add ecx, 0x5cb0a9dc               ;   305.0 alu1    61 t1
        mov dword [esp + 76], ebp         ;   300.7 agu1    50 w[7] spill
        mov ebp, dword [esp + 88]         ;   301.0 agu2    51 t1
        xor ebp, esi                      ;   304.0 alu2    51 t1
        and ebp, edx                      ;   305.0 alu0    51 t1
        xor ebp, dword [esp + 88]         ;   306.0 alu1+agu0   51 t1
        add ecx, ebp                      ;   307.0 alu2    61 t1
        mov ebp, dword [esp + 140]        ;   302.7 agu1    52 v[1]
        xor ebp, ebx                      ;   305.7 alu0    52 v[1]
        mov dword [esp + 64], esi         ;   303.3 agu2    62 v[7] spill
        mov esi, dword [esp + 120]        ;   303.7 agu0    52 v[1]
        and esi, ebp                      ;   306.7 alu1    52 v[1]
        xor esi, dword [esp + 140]        ;   307.7 alu2+agu1   52 v[1]
        mov dword [esp + 120], ebp        ;   306.7 agu2    52 v[1] spill
        mov ebp, dword [esp + 124]        ;   305.0 agu0    62 v[5]
        mov dword [esp + 124], edx        ;   305.3 agu1    62 v[6] spill
        mov edx, ebx                      ;   305.7 alu0    47 v[1] copy
        ror edx, 9                        ;   306.7 alu1    47 v[1]
        xor edx, ebx                      ;   307.7 alu2    47 v[1]
        ror edx, 0xb                      ;   308.7 alu0    47 v[1]
        xor edx, ebx                      ;   309.7 alu1    47 v[1]
        ror edx, 2                        ;   310.7 alu2    47 v[1]
        add esi, edx                      ;   311.7 alu0    63 v[1]
        mov edx, dword [esp + 84]         ;   308.0 agu2    49 w[6]
        shr edx, 3                        ;   311.0 alu1    49 w[6]
        mov dword [esp + 48], ebx         ;   308.7 agu0    63 v[2] spill
        mov ebx, dword [esp + 84]         ;   309.0 agu1    49 w[6]
        ror ebx, 0xb                      ;   312.0 alu2    49 w[6]
        xor edi, ebx                      ;   313.0 alu0    49 w[6]
        ror edi, 7                        ;   314.0 alu1    49 w[6]
        xor edx, edi                      ;   315.0 alu2    49 w[6]
        add eax, edx                      ;   316.0 alu0    78 w[6]
        add ecx, eax                      ;   317.0 alu1    61 t1
        add ebp, ecx                      ;   318.0 alu2    62 v[5]
        add esi, ecx                      ;   318.0 alu0    63 v[1]
        mov edi, eax                      ;   317.0 alu1    50 w[8] copy
        shr edi, 0xa                      ;   318.0 alu2    50 w[8]
        mov ecx, eax                      ;   317.0 alu0    50 w[8] copy
        ror ecx, 2                        ;   318.0 alu1    50 w[8]
        xor ecx, eax                      ;   319.0 alu2    50 w[8]
        ror ecx, 0x11                     ;   320.0 alu0    50 w[8]
        xor edi, ecx                      ;   321.0 alu1    50 w[8]
        mov ecx, dword [esp + 104]        ;   315.0 agu2    49 w[7]
        shr ecx, 3                        ;   318.0 alu2    49 w[7]
        mov edx, dword [esp + 104]        ;   316.0 agu0    49 w[7]
        ror edx, 0xb                      ;   319.0 alu0    49 w[7]
        mov ebx, dword [esp + 104]        ;   317.0 agu1    73 w[8] reload
        xor edx, ebx                      ;   320.0 alu1    49 w[7]
        ror edx, 7                        ;   321.0 alu2    49 w[7]
        xor ecx, edx                      ;   322.0 alu0    49 w[7]
        add ecx, dword [esp + 76]         ;   323.0 alu1+agu2   78 w[7]
        mov edx, dword [esp + 112]        ;   318.7 agu0    78 w[0] reload
        add ecx, edx                      ;   324.0 alu2    78 w[7]
        add ecx, dword [esp + 84]         ;   325.0 alu0+agu1   78 w[7]
        mov edx, ebp                      ;   319.7 alu1    48 t1 copy
        ror edx, 0xe                      ;   320.7 alu2    48 t1
        xor edx, ebp                      ;   321.7 alu0    48 t1
        ror edx, 5                        ;   322.7 alu1    48 t1
        xor edx, ebp                      ;   323.7 alu2    48 t1
        ror edx, 6                        ;   324.7 alu0    48 t1
        add edx, dword [esp + 88]         ;   325.7 alu1+agu2   61 t1
        lea edx, [edx + ecx + 1996064986] ;   326.7 agu0    61 t1
        mov dword [esp + 88], eax         ;   322.3 agu1    78 w[6] spill
        mov eax, dword [esp + 124]        ;   322.7 agu2    51 t1
        xor eax, dword [esp + 64]         ;   325.7 alu2+agu0   51 t1
        and eax, ebp                      ;   326.7 alu0    51 t1
        xor eax, dword [esp + 64]         ;   327.7 alu1+agu1   51 t1
        add edx, eax                      ;   328.7 alu2    61 t1
        mov eax, dword [esp + 48]         ;   324.3 agu2    52 v[0]
        xor eax, esi                      ;   327.3 alu0    52 v[0]
        add edi, ebx                      ;   325.0 alu1    78 w[8]
        mov ebx, dword [esp + 120]        ;   325.3 agu0    52 v[0]
        and ebx, eax                      ;   328.3 alu2    52 v[0]
        xor ebx, dword [esp + 48]         ;   329.3 alu0+agu1   52 v[0]
        add ebx, edx                      ;   330.3 alu1    63 v[0]
        add edx, dword [esp + 136]        ;   329.7 alu2+agu2   62 v[4]
        add edi, dword [esp + 72]         ;   327.0 alu0+agu0   78 w[8]
        mov dword [esp + 136], eax        ;   328.3 agu1    52 v[0] spill
        mov eax, esi                      ;   327.7 alu1    47 v[0] copy
        ror eax, 9                        ;   328.7 alu2    47 v[0]
        xor eax, esi                      ;   329.7 alu0    47 v[0]
        ror eax, 0xb                      ;   330.7 alu1    47 v[0]
        xor eax, esi                      ;   331.7 alu2    47 v[0]
        ror eax, 2                        ;   332.7 alu0    47 v[0]
        add ebx, eax                      ;   333.7 alu1    63 v[0]
        mov eax, ecx                      ;   330.0 alu2    50 w[9] copy
        shr eax, 0xa                      ;   331.0 alu0    50 w[9]
        mov dword [esp + 120], esi        ;   330.7 agu2    63 v[1] spill
        mov esi, ecx                      ;   331.0 alu1    50 w[9] copy
        ror esi, 2                        ;   332.0 alu2    50 w[9]
        xor esi, ecx                      ;   333.0 alu0    50 w[9]
        ror esi, 0x11                     ;   334.0 alu1    50 w[9]
        xor eax, esi                      ;   335.0 alu2    50 w[9]
        mov esi, dword [esp + 80]         ;   332.7 agu0    49 w[8]
        mov dword [esp + 104], ecx        ;   333.0 agu1    78 w[7] spill
        mov ecx, edx                      ;   333.3 alu0    48 t1 copy
        ror ecx, 0xe                      ;   334.3 alu1    48 t1
        xor ecx, edx                      ;   335.3 alu2    48 t1
        ror ecx, 5                        ;   336.3 alu0    48 t1
        xor ecx, edx                      ;   337.3 alu1    48 t1
        ror ecx, 6                        ;   338.3 alu2    48 t1
        add ecx, dword [esp + 64]         ;   339.3 alu0+agu2   61 t1
        add ecx, 0x983e5152               ;   340.3 alu1    61 t1
        mov dword [esp + 64], eax         ;   336.0 agu0    50 w[9] spill
        mov eax, dword [esp + 124]        ;   336.3 agu1    51 t1
        xor eax, ebp                      ;   339.3 alu2    51 t1
        and eax, edx                      ;   340.3 alu0    51 t1
        xor eax, dword [esp + 124]        ;   341.3 alu1+agu2   51 t1
        add ecx, eax                      ;   342.3 alu2    61 t1
        mov eax, dword [esp + 120]        ;   338.0 agu0    52 v[7]
        xor eax, ebx                      ;   341.0 alu0    52 v[7]
        mov dword [esp + 84], ebp         ;   338.7 agu1    62 v[5] spill
        mov ebp, dword [esp + 136]        ;   339.0 agu2    52 v[7]
        and ebp, eax                      ;   342.0 alu1    52 v[7]
        xor ebp, dword [esp + 120]        ;   343.0 alu2+agu0   52 v[7]
        mov dword [esp + 136], eax        ;   342.0 agu1    52 v[7] spill
        mov eax, dword [esp + 140]        ;   340.3 agu2    62 v[3]
        mov dword [esp + 140], edx        ;   340.7 agu0    62 v[4] spill
        mov edx, ebx                      ;   341.0 alu0    47 v[7] copy
        ror edx, 9                        ;   342.0 alu1    47 v[7]
        xor edx, ebx                      ;   343.0 alu2    47 v[7]
        ror edx, 0xb                      ;   344.0 alu0    47 v[7]
        xor edx, ebx                      ;   345.0 alu1    47 v[7]
        ror edx, 2                        ;   346.0 alu2    47 v[7]
        add ebp, edx                      ;   347.0 alu0    63 v[7]
        mov edx, dword [esp + 80]         ;   343.3 agu1    49 w[8]
        shr edx, 3                        ;   346.3 alu1    49 w[8]
        mov dword [esp + 76], ebx         ;   344.0 agu2    63 v[0] spill
        mov ebx, dword [esp + 80]         ;   344.3 agu0    49 w[8]
        ror ebx, 0xb                      ;   347.3 alu2    49 w[8]
        xor esi, ebx                      ;   348.3 alu0    49 w[8]
        ror esi, 7                        ;   349.3 alu1    49 w[8]
        xor edx, esi                      ;   350.3 alu2    49 w[8]
        add edi, edx                      ;   351.3 alu0    78 w[8]
        add ecx, edi                      ;   352.3 alu1    61 t1
        add eax, ecx                      ;   353.3 alu2    62 v[3]
        add ebp, ecx                      ;   353.3 alu0    63 v[7]
        mov esi, edi                      ;   352.3 alu1    50 w[10] copy
        shr esi, 0xa                      ;   353.3 alu2    50 w[10]
        mov ecx, edi                      ;   352.3 alu0    50 w[10] copy
        ror ecx, 2                        ;   353.3 alu1    50 w[10]
        xor ecx, edi                      ;   354.3 alu2    50 w[10]
        ror ecx, 0x11                     ;   355.3 alu0    50 w[10]
        xor esi, ecx                      ;   356.3 alu1    50 w[10]
        mov ecx, dword [esp + 96]         ;   350.3 agu1    49 w[9]
        shr ecx, 3                        ;   353.3 alu2    49 w[9]
        mov edx, dword [esp + 96]         ;   351.3 agu2    49 w[9]
        ror edx, 0xb                      ;   354.3 alu0    49 w[9]
        mov ebx, dword [esp + 96]         ;   352.3 agu0    73 w[10] reload
        xor edx, ebx                      ;   355.3 alu1    49 w[9]
        ror edx, 7                        ;   356.3 alu2    49 w[9]
        xor ecx, edx                      ;   357.3 alu0    49 w[9]
        add ecx, dword [esp + 64]         ;   358.3 alu1+agu1   78 w[9]
        mov edx, dword [esp + 100]        ;   354.0 agu2    78 w[2] reload
        add ecx, edx                      ;   359.3 alu2    78 w[9]
        add ecx, dword [esp + 80]         ;   360.3 alu0+agu0   78 w[9]
        mov edx, eax                      ;   355.0 alu1    48 t1 copy
        ror edx, 0xe                      ;   356.0 alu2    48 t1
        xor edx, eax                      ;   357.0 alu0    48 t1
        ror edx, 5                        ;   358.0 alu1    48 t1
        xor edx, eax                      ;   359.0 alu2    48 t1
        ror edx, 6                        ;   360.0 alu0    48 t1
        add edx, dword [esp + 124]        ;   361.0 alu1+agu1   61 t1
        lea edx, [edx + ecx - 1473132947] ;   362.0 agu2    61 t1
        mov dword [esp + 124], edi        ;   357.7 agu0    78 w[8] spill
        mov edi, dword [esp + 140]        ;   358.0 agu1    51 t1
        xor edi, dword [esp + 84]         ;   361.0 alu2+agu2   51 t1
        and edi, eax                      ;   362.0 alu0    51 t1
        xor edi, dword [esp + 84]         ;   363.0 alu1+agu0   51 t1
        add edx, edi                      ;   364.0 alu2    61 t1
        mov edi, dword [esp + 76]         ;   359.7 agu1    52 v[6]
        xor edi, ebp                      ;   362.7 alu0    52 v[6]
        add esi, ebx                      ;   360.3 alu1    78 w[10]
        mov ebx, dword [esp + 136]        ;   360.7 agu2    52 v[6]
        and ebx, edi                      ;   363.7 alu2    52 v[6]
        xor ebx, dword [esp + 76]         ;   364.7 alu0+agu0   52 v[6]
        add ebx, edx                      ;   365.7 alu1    63 v[6]
        add edx, dword [esp + 48]         ;   365.0 alu2+agu1   62 v[2]
        add esi, dword [esp + 56]         ;   362.3 alu0+agu2   78 w[10]
        mov dword [esp + 48], edi         ;   363.7 agu0    52 v[6] spill
        mov edi, ebp                      ;   363.0 alu1    47 v[6] copy
        ror edi, 9                        ;   364.0 alu2    47 v[6]
        xor edi, ebp                      ;   365.0 alu0    47 v[6]
        ror edi, 0xb                      ;   366.0 alu1    47 v[6]
        xor edi, ebp                      ;   367.0 alu2    47 v[6]
        ror edi, 2                        ;   368.0 alu0    47 v[6]
        add ebx, edi                      ;   369.0 alu1    63 v[6]
        mov edi, ecx                      ;   365.3 alu2    50 w[11] copy
        shr edi, 0xa                      ;   366.3 alu0    50 w[11]
        mov dword [esp + 136], ebp        ;   366.0 agu1    63 v[7] spill
        mov ebp, ecx                      ;   366.3 alu1    50 w[11] copy
        ror ebp, 2                        ;   367.3 alu2    50 w[11]
        xor ebp, ecx                      ;   368.3 alu0    50 w[11]
        ror ebp, 0x11                     ;   369.3 alu1    50 w[11]
        xor edi, ebp                      ;   370.3 alu2    50 w[11]
        mov ebp, dword [esp + 60]         ;   368.0 agu2    49 w[10]
        mov dword [esp + 96], ecx         ;   368.3 agu0    78 w[9] spill
        mov ecx, edx                      ;   368.7 alu0    48 t1 copy
        ror ecx, 0xe                      ;   369.7 alu1    48 t1
        xor ecx, edx                      ;   370.7 alu2    48 t1
        ror ecx, 5                        ;   371.7 alu0    48 t1
        xor ecx, edx                      ;   372.7 alu1    48 t1
        ror ecx, 6                        ;   373.7 alu2    48 t1
        add ecx, dword [esp + 84]         ;   374.7 alu0+agu1   61 t1
        add ecx, 0xb00327c8               ;   375.7 alu1    61 t1
        mov dword [esp + 84], edi         ;   371.3 agu2    50 w[11] spill
        mov edi, dword [esp + 140]        ;   371.7 agu0    51 t1
        xor edi, eax                      ;   374.7 alu2    51 t1
        and edi, edx                      ;   375.7 alu0    51 t1
        xor edi, dword [esp + 140]        ;   376.7 alu1+agu1   51 t1
        add ecx, edi                      ;   377.7 alu2    61 t1
        mov edi, dword [esp + 136]        ;   373.3 agu2    52 v[5]
        xor edi, ebx                      ;   376.3 alu0    52 v[5]
        mov dword [esp + 80], eax         ;   374.0 agu0    62 v[3] spill
        mov eax, dword [esp + 48]         ;   374.3 agu1    52 v[5]
        and eax, edi                      ;   377.3 alu1    52 v[5]
        xor eax, dword [esp + 136]        ;   378.3 alu2+agu2   52 v[5]
        mov dword [esp + 48], edi         ;   377.3 agu0    52 v[5] spill
        mov edi, dword [esp + 120]        ;   375.7 agu1    62 v[1]
        mov dword [esp + 120], edx        ;   376.0 agu2    62 v[2] spill
        mov edx, ebx                      ;   376.3 alu0    47 v[5] copy
        ror edx, 9                        ;   377.3 alu1    47 v[5]
        xor edx, ebx                      ;   378.3 alu2    47 v[5]
        ror edx, 0xb                      ;   379.3 alu0    47 v[5]
        xor edx, ebx                      ;   380.3 alu1    47 v[5]
        ror edx, 2                        ;   381.3 alu2    47 v[5]
        add eax, edx                      ;   382.3 alu0    63 v[5]
        mov edx, dword [esp + 60]         ;   378.7 agu0    49 w[10]
        shr edx, 3                        ;   381.7 alu1    49 w[10]
        mov dword [esp + 64], ebx         ;   379.3 agu1    63 v[6] spill
        mov ebx, dword [esp + 60]         ;   379.7 agu2    49 w[10]
        ror ebx, 0xb                      ;   382.7 alu2    49 w[10]
        xor ebp, ebx                      ;   383.7 alu0    49 w[10]
        ror ebp, 7                        ;   384.7 alu1    49 w[10]
        xor edx, ebp                      ;   385.7 alu2    49 w[10]
        add esi, edx                      ;   386.7 alu0    78 w[10]
        add ecx, esi                      ;   387.7 alu1    61 t1
        add edi, ecx                      ;   388.7 alu2    62 v[1]
        add eax, ecx                      ;   388.7 alu0    63 v[5]
        mov ebp, esi                      ;   387.7 alu1    50 w[12] copy
        shr ebp, 0xa                      ;   388.7 alu2    50 w[12]
        mov ecx, esi                      ;   387.7 alu0    50 w[12] copy
        ror ecx, 2                        ;   388.7 alu1    50 w[12]
        xor ecx, esi                      ;   389.7 alu2    50 w[12]
        ror ecx, 0x11                     ;   390.7 alu0    50 w[12]
        xor ebp, ecx                      ;   391.7 alu1    50 w[12]
        mov ecx, dword [esp + 116]        ;   385.7 agu0    49 w[11]
        shr ecx, 3                        ;   388.7 alu2    49 w[11]
        mov edx, dword [esp + 116]        ;   386.7 agu1    49 w[11]
        ror edx, 0xb                      ;   389.7 alu0    49 w[11]
        mov ebx, dword [esp + 116]        ;   387.7 agu2    73 w[12] reload
        xor edx, ebx                      ;   390.7 alu1    49 w[11]
        ror edx, 7                        ;   391.7 alu2    49 w[11]
        xor ecx, edx                      ;   392.7 alu0    49 w[11]
        add ecx, dword [esp + 84]         ;   393.7 alu1+agu0   78 w[11]
        mov edx, dword [esp + 128]        ;   389.3 agu1    78 w[4] reload
        add ecx, edx                      ;   394.7 alu2    78 w[11]
        add ecx, dword [esp + 60]         ;   395.7 alu0+agu2   78 w[11]
        mov edx, edi                      ;   390.3 alu1    48 t1 copy
        ror edx, 0xe                      ;   391.3 alu2    48 t1
        xor edx, edi                      ;   392.3 alu0    48 t1
        ror edx, 5                        ;   393.3 alu1    48 t1
        xor edx, edi                      ;   394.3 alu2    48 t1
        ror edx, 6                        ;   395.3 alu0    48 t1
        add edx, dword [esp + 140]        ;   396.3 alu1+agu0   61 t1
        lea edx, [edx + ecx - 1084653625] ;   397.3 agu1    61 t1
        mov dword [esp + 140], esi        ;   393.0 agu2    78 w[10] spill
        mov esi, dword [esp + 120]        ;   393.3 agu0    51 t1
        xor esi, dword [esp + 80]         ;   396.3 alu2+agu1   51 t1
        and esi, edi                      ;   397.3 alu0    51 t1
        xor esi, dword [esp + 80]         ;   398.3 alu1+agu2   51 t1
        add edx, esi                      ;   399.3 alu2    61 t1
        mov esi, dword [esp + 64]         ;   395.0 agu0    52 v[4]
        xor esi, eax                      ;   398.0 alu0    52 v[4]
        add ebp, ebx                      ;   395.7 alu1    78 w[12]
        mov ebx, dword [esp + 48]         ;   396.0 agu1    52 v[4]
        and ebx, esi                      ;   399.0 alu2    52 v[4]
        xor ebx, dword [esp + 64]         ;   400.0 alu0+agu2   52 v[4]
        add ebx, edx                      ;   401.0 alu1    63 v[4]
        add edx, dword [esp + 76]         ;   400.3 alu2+agu0   62 v[0]
        add ebp, dword [esp + 92]         ;   397.7 alu0+agu1   78 w[12]
        mov dword [esp + 76], esi         ;   399.0 agu2    52 v[4] spill
        mov esi, eax                      ;   398.3 alu1    47 v[4] copy
        ror esi, 9                        ;   399.3 alu2    47 v[4]
        xor esi, eax                      ;   400.3 alu0    47 v[4]
        ror esi, 0xb                      ;   401.3 alu1    47 v[4]
        xor esi, eax                      ;   402.3 alu2    47 v[4]
        ror esi, 2                        ;   403.3 alu0    47 v[4]
        add ebx, esi                      ;   404.3 alu1    63 v[4]
        mov esi, ecx                      ;   400.7 alu2    50 w[13] copy
        shr esi, 0xa                      ;   401.7 alu0    50 w[13]
        mov dword [esp + 48], eax         ;   401.3 agu0    63 v[5] spill
        mov eax, ecx                      ;   401.7 alu1    50 w[13] copy
        ror eax, 2                        ;   402.7 alu2    50 w[13]
        xor eax, ecx                      ;   403.7 alu0    50 w[13]
        ror eax, 0x11                     ;   404.7 alu1    50 w[13]
        xor esi, eax                      ;   405.7 alu2    50 w[13]
        mov eax, dword [esp + 108]        ;   403.3 agu1    49 w[12]
        mov dword [esp + 116], ecx        ;   403.7 agu2    78 w[11] spill
        mov ecx, edx                      ;   404.0 alu0    48 t1 copy
        ror ecx, 0xe                      ;   405.0 alu1    48 t1
        xor ecx, edx                      ;   406.0 alu2    48 t1
        ror ecx, 5                        ;   407.0 alu0    48 t1
        xor ecx, edx                      ;   408.0 alu1    48 t1
        ror ecx, 6                        ;   409.0 alu2    48 t1
        add ecx, dword [esp + 80]         ;   410.0 alu0+agu0   61 t1
        add ecx, 0xc6e00bf3               ;   411.0 alu1    61 t1
        mov dword [esp + 80], esi         ;   406.7 agu1    50 w[13] spill
        mov esi, dword [esp + 120]        ;   407.0 agu2    51 t1
        xor esi, edi                      ;   410.0 alu2    51 t1
        and esi, edx                      ;   411.0 alu0    51 t1
        xor esi, dword [esp + 120]        ;   412.0 alu1+agu0   51 t1
        add ecx, esi                      ;   413.0 alu2    61 t1
        mov esi, dword [esp + 48]         ;   408.7 agu1    52 v[3]
        xor esi, ebx                      ;   411.7 alu0    52 v[3]
        mov dword [esp + 60], edi         ;   409.3 agu2    62 v[1] spill
        mov edi, dword [esp + 76]         ;   409.7 agu0    52 v[3]
        and edi, esi                      ;   412.7 alu1    52 v[3]
        xor edi, dword [esp + 48]         ;   413.7 alu2+agu1   52 v[3]
        mov dword [esp + 76], esi         ;   412.7 agu2    52 v[3] spill
        mov esi, dword [esp + 136]        ;   411.0 agu0    62 v[7]
        mov dword [esp + 136], edx        ;   411.3 agu1    62 v[0] spill
        mov edx, ebx                      ;   411.7 alu0    47 v[3] copy
        ror edx, 9                        ;   412.7 alu1    47 v[3]
        xor edx, ebx                      ;   413.7 alu2    47 v[3]
        ror edx, 0xb                      ;   414.7 alu0    47 v[3]
        xor edx, ebx                      ;   415.7 alu1    47 v[3]
        ror edx, 2                        ;   416.7 alu2    47 v[3]
        add edi, edx                      ;   417.7 alu0    63 v[3]
        mov edx, dword [esp + 108]        ;   414.0 agu2    49 w[12]
        shr edx, 3                        ;   417.0 alu1    49 w[12]
        mov dword [esp + 84], ebx         ;   414.7 agu0    63 v[4] spill
        mov ebx, dword [esp + 108]        ;   415.0 agu1    49 w[12]
        ror ebx, 0xb                      ;   418.0 alu2    49 w[12]
        xor eax, ebx                      ;   419.0 alu0    49 w[12]
        ror eax, 7                        ;   420.0 alu1    49 w[12]
        xor edx, eax                      ;   421.0 alu2    49 w[12]
        add ebp, edx                      ;   422.0 alu0    78 w[12]
        add ecx, ebp                      ;   423.0 alu1    61 t1
        add esi, ecx                      ;   424.0 alu2    62 v[7]
        add edi, ecx                      ;   424.0 alu0    63 v[3]
        mov eax, ebp                      ;   423.0 alu1    50 w[14] copy
        shr eax, 0xa                      ;   424.0 alu2    50 w[14]
        mov ecx, ebp                      ;   423.0 alu0    50 w[14] copy
        ror ecx, 2                        ;   424.0 alu1    50 w[14]
        xor ecx, ebp                      ;   425.0 alu2    50 w[14]
        ror ecx, 0x11                     ;   426.0 alu0    50 w[14]
        xor eax, ecx                      ;   427.0 alu1    50 w[14]
        mov ecx, dword [esp + 36]         ;   421.0 agu2    49 w[13]
        shr ecx, 3                        ;   424.0 alu2    49 w[13]
        mov edx, dword [esp + 36]         ;   422.0 agu0    49 w[13]
        ror edx, 0xb                      ;   425.0 alu0    49 w[13]
        mov ebx, dword [esp + 36]         ;   423.0 agu1    73 w[14] reload
        xor edx, ebx                      ;   426.0 alu1    49 w[13]
        ror edx, 7                        ;   427.0 alu2    49 w[13]
        xor ecx, edx                      ;   428.0 alu0    49 w[13]
        add ecx, dword [esp + 80]         ;   429.0 alu1+agu2   78 w[13]
        mov edx, dword [esp + 88]         ;   424.7 agu0    78 w[6] reload
        add ecx, edx                      ;   430.0 alu2    78 w[13]
        add ecx, dword [esp + 108]        ;   431.0 alu0+agu1   78 w[13]
        mov edx, esi                      ;   425.7 alu1    48 t1 copy
        ror edx, 0xe                      ;   426.7 alu2    48 t1
        xor edx, esi                      ;   427.7 alu0    48 t1
        ror edx, 5                        ;   428.7 alu1    48 t1
        xor edx, esi                      ;   429.7 alu2    48 t1
        ror edx, 6                        ;   430.7 alu0    48 t1
        add edx, dword [esp + 120]        ;   431.7 alu1+agu2   61 t1
        lea edx, [edx + ecx - 710438585]  ;   432.7 agu0    61 t1
        mov dword [esp + 120], ebp        ;   428.3 agu1    78 w[12] spill
        mov ebp, dword [esp + 136]        ;   428.7 agu2    51 t1
        xor ebp, dword [esp + 60]         ;   431.7 alu2+agu0   51 t1
        and ebp, esi                      ;   432.7 alu0    51 t1
        xor ebp, dword [esp + 60]         ;   433.7 alu1+agu1   51 t1
        add edx, ebp                      ;   434.7 alu2    61 t1
        mov ebp, dword [esp + 84]         ;   430.3 agu2    52 v[2]
        xor ebp, edi                      ;   433.3 alu0    52 v[2]
        add eax, ebx                      ;   431.0 alu1    78 w[14]
        mov ebx, dword [esp + 76]         ;   431.3 agu0    52 v[2]
        and ebx, ebp                      ;   434.3 alu2    52 v[2]
        xor ebx, dword [esp + 84]         ;   435.3 alu0+agu1   52 v[2]
        add ebx, edx                      ;   436.3 alu1    63 v[2]
        add edx, dword [esp + 64]         ;   435.7 alu2+agu2   62 v[6]
        add eax, dword [esp + 104]        ;   433.0 alu0+agu0   78 w[14]
        mov dword [esp + 64], ebp         ;   434.3 agu1    52 v[2] spill
        mov ebp, edi                      ;   433.7 alu1    47 v[2] copy
        ror ebp, 9                        ;   434.7 alu2    47 v[2]
        xor ebp, edi                      ;   435.7 alu0    47 v[2]
        ror ebp, 0xb                      ;   436.7 alu1    47 v[2]
        xor ebp, edi                      ;   437.7 alu2    47 v[2]
        ror ebp, 2                        ;   438.7 alu0    47 v[2]
        add ebx, ebp                      ;   439.7 alu1    63 v[2]
        mov ebp, ecx                      ;   436.0 alu2    50 w[15] copy
        shr ebp, 0xa                      ;   437.0 alu0    50 w[15]
        mov dword [esp + 76], edi         ;   436.7 agu2    63 v[3] spill
        mov edi, ecx                      ;   437.0 alu1    50 w[15] copy
        ror edi, 2                        ;   438.0 alu2    50 w[15]
        xor edi, ecx                      ;   439.0 alu0    50 w[15]
        ror edi, 0x11                     ;   440.0 alu1    50 w[15]
        xor ebp, edi                      ;   441.0 alu2    50 w[15]
        mov edi, dword [esp + 132]        ;   438.7 agu0    49 w[14]
        mov dword [esp + 36], ecx         ;   439.0 agu1    78 w[13] spill
        mov ecx, edx                      ;   439.3 alu0    48 t1 copy
        ror ecx, 0xe                      ;   440.3 alu1    48 t1
        xor ecx, edx                      ;   441.3 alu2    48 t1
        ror ecx, 5                        ;   442.3 alu0    48 t1
        xor ecx, edx                      ;   443.3 alu1    48 t1
        ror ecx, 6                        ;   444.3 alu2    48 t1
        add ecx, dword [esp + 60]         ;   445.3 alu0+agu2   61 t1
        add ecx, 0x6ca6351                ;   446.3 alu1    61 t1
        mov dword [esp + 60], ebp         ;   442.0 agu0    50 w[15] spill
        mov ebp, dword [esp + 136]        ;   442.3 agu1    51 t1
        xor ebp, esi                      ;   445.3 alu2    51 t1
        and ebp, edx                      ;   446.3 alu0    51 t1
        xor ebp, dword [esp + 136]        ;   447.3 alu1+agu2   51 t1
        add ecx, ebp                      ;   448.3 alu2    61 t1
        mov ebp, dword [esp + 76]         ;   444.0 agu0    52 v[1]
        xor ebp, ebx                      ;   447.0 alu0    52 v[1]
        mov dword [esp + 108], esi        ;   444.7 agu1    62 v[7] spill
        mov esi, dword [esp + 64]         ;   445.0 agu2    52 v[1]
        and esi, ebp                      ;   448.0 alu1    52 v[1]
        xor esi, dword [esp + 76]         ;   449.0 alu2+agu0   52 v[1]
        mov dword [esp + 64], ebp         ;   448.0 agu1    52 v[1] spill
        mov ebp, dword [esp + 48]         ;   446.3 agu2    62 v[5]
        mov dword [esp + 48], edx         ;   446.7 agu0    62 v[6] spill
        mov edx, ebx                      ;   447.0 alu0    47 v[1] copy
        ror edx, 9                        ;   448.0 alu1    47 v[1]
        xor edx, ebx                      ;   449.0 alu2    47 v[1]
        ror edx, 0xb                      ;   450.0 alu0    47 v[1]
        xor edx, ebx                      ;   451.0 alu1    47 v[1]
        ror edx, 2                        ;   452.0 alu2    47 v[1]
        add esi, edx                      ;   453.0 alu0    63 v[1]
        mov edx, dword [esp + 132]        ;   449.3 agu1    49 w[14]
        shr edx, 3                        ;   452.3 alu1    49 w[14]
        mov dword [esp + 80], ebx         ;   450.0 agu2    63 v[2] spill
        mov ebx, dword [esp + 132]        ;   450.3 agu0    49 w[14]
        ror ebx, 0xb                      ;   453.3 alu2    49 w[14]
        xor edi, ebx                      ;   454.3 alu0    49 w[14]
        ror edi, 7                        ;   455.3 alu1    49 w[14]
        xor edx, edi                      ;   456.3 alu2    49 w[14]
        add eax, edx                      ;   457.3 alu0    78 w[14]
        add ecx, eax                      ;   458.3 alu1    61 t1
        add ebp, ecx                      ;   459.3 alu2    62 v[5]
        add esi, ecx                      ;   459.3 alu0    63 v[1]
        mov edi, eax                      ;   458.3 alu1    50 w[0] copy
        shr edi, 0xa                      ;   459.3 alu2    50 w[0]
        mov ecx, eax                      ;   458.3 alu0    50 w[0] copy
        ror ecx, 2                        ;   459.3 alu1    50 w[0]
        xor ecx, eax                      ;   460.3 alu2    50 w[0]
        ror ecx, 0x11                     ;   461.3 alu0    50 w[0]
        xor edi, ecx                      ;   462.3 alu1    50 w[0]
        mov ecx, dword [esp + 112]        ;   456.3 agu1    49 w[15]
        shr ecx, 3                        ;   459.3 alu2    49 w[15]
        mov edx, dword [esp + 112]        ;   457.3 agu2    49 w[15]
        ror edx, 0xb                      ;   460.3 alu0    49 w[15]
        mov ebx, dword [esp + 112]        ;   458.3 agu0    78 w[0] reload
        xor edx, ebx                      ;   461.3 alu1    49 w[15]
        ror edx, 7                        ;   462.3 alu2    49 w[15]
        xor ecx, edx                      ;   463.3 alu0    49 w[15]
        add ecx, dword [esp + 60]         ;   464.3 alu1+agu1   78 w[15]
        mov edx, dword [esp + 124]        ;   460.0 agu2    78 w[8] reload
        add ecx, edx                      ;   465.3 alu2    78 w[15]
        add ecx, dword [esp + 132]        ;   466.3 alu0+agu0   78 w[15]
        mov edx, ebp                      ;   461.0 alu1    48 t1 copy
        ror edx, 0xe                      ;   462.0 alu2    48 t1
        xor edx, ebp                      ;   463.0 alu0    48 t1
        ror edx, 5                        ;   464.0 alu1    48 t1
        xor edx, ebp                      ;   465.0 alu2    48 t1
        ror edx, 6                        ;   466.0 alu0    48 t1
        add edx, dword [esp + 136]        ;   467.0 alu1+agu1   61 t1
        lea edx, [edx + ecx + 338241895]  ;   468.0 agu2    61 t1
        mov dword [esp + 136], eax        ;   463.7 agu0    78 w[14] spill
        mov eax, dword [esp + 48]         ;   464.0 agu1    51 t1
        xor eax, dword [esp + 108]        ;   467.0 alu2+agu2   51 t1
        and eax, ebp                      ;   468.0 alu0    51 t1
        xor eax, dword [esp + 108]        ;   469.0 alu1+agu0   51 t1
        add edx, eax                      ;   470.0 alu2    61 t1
        mov eax, dword [esp + 80]         ;   465.7 agu1    52 v[0]
        xor eax, esi                      ;   468.7 alu0    52 v[0]
        add edi, ebx                      ;   466.3 alu1    78 w[0]
        mov ebx, dword [esp + 64]         ;   466.7 agu2    52 v[0]
        and ebx, eax                      ;   469.7 alu2    52 v[0]
        xor ebx, dword [esp + 80]         ;   470.7 alu0+agu0   52 v[0]
        add ebx, edx                      ;   471.7 alu1    63 v[0]
        add edx, dword [esp + 84]         ;   471.0 alu2+agu1   62 v[4]
        add edi, dword [esp + 96]         ;   468.3 alu0+agu2   78 w[0]
        mov dword [esp + 84], eax         ;   469.7 agu0    52 v[0] spill
        mov eax, esi                      ;   469.0 alu1    47 v[0] copy
        ror eax, 9                        ;   470.0 alu2    47 v[0]
        xor eax, esi                      ;   471.0 alu0    47 v[0]
        ror eax, 0xb                      ;   472.0 alu1    47 v[0]
        xor eax, esi                      ;   473.0 alu2    47 v[0]
        ror eax, 2                        ;   474.0 alu0    47 v[0]
        add ebx, eax                      ;   475.0 alu1    63 v[0]
        mov eax, ecx                      ;   471.3 alu2    50 w[1] copy
        shr eax, 0xa                      ;   472.3 alu0    50 w[1]
        mov dword [esp + 64], esi         ;   472.0 agu1    63 v[1] spill
        mov esi, ecx                      ;   472.3 alu1    50 w[1] copy
        ror esi, 2                        ;   473.3 alu2    50 w[1]
        xor esi, ecx                      ;   474.3 alu0    50 w[1]
        ror esi, 0x11                     ;   475.3 alu1    50 w[1]
        xor eax, esi                      ;   476.3 alu2    50 w[1]
        mov esi, dword [esp + 72]         ;   474.0 agu2    49 w[0]
        mov dword [esp + 112], ecx        ;   474.3 agu0    78 w[15] spill
        mov ecx, edx                      ;   474.7 alu0    48 t1 copy
        ror ecx, 0xe                      ;   475.7 alu1    48 t1
        xor ecx, edx                      ;   476.7 alu2    48 t1
        ror ecx, 5                        ;   477.7 alu0    48 t1
        xor ecx, edx                      ;   478.7 alu1    48 t1
        ror ecx, 6                        ;   479.7 alu2    48 t1
        add ecx, dword [esp + 108]        ;   480.7 alu0+agu1   61 t1
        add ecx, 0x27b70a85               ;   481.7 alu1    61 t1
        mov dword [esp + 108], eax        ;   477.3 agu2    50 w[1] spill
        mov eax, dword [esp + 48]         ;   477.7 agu0    51 t1
        xor eax, ebp                      ;   480.7 alu2    51 t1
        and eax, edx                      ;   481.7 alu0    51 t1
        xor eax, dword [esp + 48]         ;   482.7 alu1+agu1   51 t1
        add ecx, eax                      ;   483.7 alu2    61 t1
        mov eax, dword [esp + 64]         ;   479.3 agu2    52 v[7]
        xor eax, ebx                      ;   482.3 alu0    52 v[7]
        mov dword [esp + 132], ebp        ;   480.0 agu0    62 v[5] spill
        mov ebp, dword [esp + 84]         ;   480.3 agu1    52 v[7]
        and ebp, eax                      ;   483.3 alu1    52 v[7]
        xor ebp, dword [esp + 64]         ;   484.3 alu2+agu2   52 v[7]
        mov dword [esp + 84], eax         ;   483.3 agu0    52 v[7] spill
        mov eax, dword [esp + 76]         ;   481.7 agu1    62 v[3]
        mov dword [esp + 76], edx         ;   482.0 agu2    62 v[4] spill
        mov edx, ebx                      ;   482.3 alu0    47 v[7] copy
        ror edx, 9                        ;   483.3 alu1    47 v[7]
        xor edx, ebx                      ;   484.3 alu2    47 v[7]
        ror edx, 0xb                      ;   485.3 alu0    47 v[7]
        xor edx, ebx                      ;   486.3 alu1    47 v[7]
        ror edx, 2                        ;   487.3 alu2    47 v[7]
        add ebp, edx                      ;   488.3 alu0    63 v[7]
        mov edx, dword [esp + 72]         ;   484.7 agu0    49 w[0]
        shr edx, 3                        ;   487.7 alu1    49 w[0]
        mov dword [esp + 60], ebx         ;   485.3 agu1    63 v[0] spill
        mov ebx, dword [esp + 72]         ;   485.7 agu2    49 w[0]
        ror ebx, 0xb                      ;   488.7 alu2    49 w[0]
        xor esi, ebx                      ;   489.7 alu0    49 w[0]
        ror esi, 7                        ;   490.7 alu1    49 w[0]
        xor edx, esi                      ;   491.7 alu2    49 w[0]
        add edi, edx                      ;   492.7 alu0    78 w[0]
        add ecx, edi                      ;   493.7 alu1    61 t1
        add eax, ecx                      ;   494.7 alu2    62 v[3]
        add ebp, ecx                      ;   494.7 alu0    63 v[7]
        mov esi, edi                      ;   493.7 alu1    50 w[2] copy
        shr esi, 0xa                      ;   494.7 alu2    50 w[2]
        mov ecx, edi                      ;   493.7 alu0    50 w[2] copy
        ror ecx, 2                        ;   494.7 alu1    50 w[2]
        xor ecx, edi                      ;   495.7 alu2    50 w[2]
        ror ecx, 0x11                     ;   496.7 alu0    50 w[2]
        xor esi, ecx                      ;   497.7 alu1    50 w[2]
        mov ecx, dword [esp + 100]        ;   491.7 agu0    49 w[1]
        shr ecx, 3                        ;   494.7 alu2    49 w[1]
        mov edx, dword [esp + 100]        ;   492.7 agu1    49 w[1]
        ror edx, 0xb                      ;   495.7 alu0    49 w[1]
        mov ebx, dword [esp + 100]        ;   493.7 agu2    78 w[2] reload
        xor edx, ebx                      ;   496.7 alu1    49 w[1]
        ror edx, 7                        ;   497.7 alu2    49 w[1]
        xor ecx, edx                      ;   498.7 alu0    49 w[1]
        add ecx, dword [esp + 108]        ;   499.7 alu1+agu0   78 w[1]
        mov edx, dword [esp + 140]        ;   495.3 agu1    78 w[10] reload
        add ecx, edx                      ;   500.7 alu2    78 w[1]
        add ecx, dword [esp + 72]         ;   501.7 alu0+agu2   78 w[1]
        mov edx, eax                      ;   496.3 alu1    48 t1 copy
        ror edx, 0xe                      ;   497.3 alu2    48 t1
        xor edx, eax                      ;   498.3 alu0    48 t1
        ror edx, 5                        ;   499.3 alu1    48 t1
        xor edx, eax                      ;   500.3 alu2    48 t1
        ror edx, 6                        ;   501.3 alu0    48 t1
        add edx, dword [esp + 48]         ;   502.3 alu1+agu0   61 t1
        lea edx, [edx + ecx + 773529912]  ;   503.3 agu1    61 t1
        mov dword [esp + 48], edi         ;   499.0 agu2    78 w[0] spill
        mov edi, dword [esp + 76]         ;   499.3 agu0    51 t1
        xor edi, dword [esp + 132]        ;   502.3 alu2+agu1   51 t1
        and edi, eax                      ;   503.3 alu0    51 t1
        xor edi, dword [esp + 132]        ;   504.3 alu1+agu2   51 t1
        add edx, edi                      ;   505.3 alu2    61 t1
        mov edi, dword [esp + 60]         ;   501.0 agu0    52 v[6]
        xor edi, ebp                      ;   504.0 alu0    52 v[6]
        add esi, ebx                      ;   501.7 alu1    78 w[2]
        mov ebx, dword [esp + 84]         ;   502.0 agu1    52 v[6]
        and ebx, edi                      ;   505.0 alu2    52 v[6]
        xor ebx, dword [esp + 60]         ;   506.0 alu0+agu2   52 v[6]
        add ebx, edx                      ;   507.0 alu1    63 v[6]
        add edx, dword [esp + 80]         ;   506.3 alu2+agu0   62 v[2]
        add esi, dword [esp + 116]        ;   503.7 alu0+agu1   78 w[2]
        mov dword [esp + 80], edi         ;   505.0 agu2    52 v[6] spill
        mov edi, ebp                      ;   504.3 alu1    47 v[6] copy
        ror edi, 9                        ;   505.3 alu2    47 v[6]
        xor edi, ebp                      ;   506.3 alu0    47 v[6]
        ror edi, 0xb                      ;   507.3 alu1    47 v[6]
        xor edi, ebp                      ;   508.3 alu2    47 v[6]
        ror edi, 2                        ;   509.3 alu0    47 v[6]
        add ebx, edi                      ;   510.3 alu1    63 v[6]
        mov edi, ecx                      ;   506.7 alu2    50 w[3] copy
        shr edi, 0xa                      ;   507.7 alu0    50 w[3]
        mov dword [esp + 84], ebp         ;   507.3 agu0    63 v[7] spill
        mov ebp, ecx                      ;   507.7 alu1    50 w[3] copy
        ror ebp, 2                        ;   508.7 alu2    50 w[3]
        xor ebp, ecx                      ;   509.7 alu0    50 w[3]
        ror ebp, 0x11                     ;   510.7 alu1    50 w[3]
        xor edi, ebp                      ;   511.7 alu2    50 w[3]
        mov ebp, dword [esp + 56]         ;   509.3 agu1    49 w[2]
        mov dword [esp + 100], ecx        ;   509.7 agu2    78 w[1] spill
        mov ecx, edx                      ;   510.0 alu0    48 t1 copy
        ror ecx, 0xe                      ;   511.0 alu1    48 t1
        xor ecx, edx                      ;   512.0 alu2    48 t1
        ror ecx, 5                        ;   513.0 alu0    48 t1
        xor ecx, edx                      ;   514.0 alu1    48 t1
        ror ecx, 6                        ;   515.0 alu2    48 t1
        add ecx, dword [esp + 132]        ;   516.0 alu0+agu0   61 t1
        add ecx, 0x4d2c6dfc               ;   517.0 alu1    61 t1
        mov dword [esp + 132], edi        ;   512.7 agu1    50 w[3] spill
        mov edi, dword [esp + 76]         ;   513.0 agu2    51 t1
        xor edi, eax                      ;   516.0 alu2    51 t1
        and edi, edx                      ;   517.0 alu0    51 t1
        xor edi, dword [esp + 76]         ;   518.0 alu1+agu0   51 t1
        add ecx, edi                      ;   519.0 alu2    61 t1
        mov edi, dword [esp + 84]         ;   514.7 agu1    52 v[5]
        xor edi, ebx                      ;   517.7 alu0    52 v[5]
        mov dword [esp + 72], eax         ;   515.3 agu2    62 v[3] spill
        mov eax, dword [esp + 80]         ;   515.7 agu0    52 v[5]
        and eax, edi                      ;   518.7 alu1    52 v[5]
        xor eax, dword [esp + 84]         ;   519.7 alu2+agu1   52 v[5]
        mov dword [esp + 80], edi         ;   518.7 agu2    52 v[5] spill
        mov edi, dword [esp + 64]         ;   517.0 agu0    62 v[1]
        mov dword [esp + 64], edx         ;   517.3 agu1    62 v[2] spill
        mov edx, ebx                      ;   517.7 alu0    47 v[5] copy
        ror edx, 9                        ;   518.7 alu1    47 v[5]
        xor edx, ebx                      ;   519.7 alu2    47 v[5]
        ror edx, 0xb                      ;   520.7 alu0    47 v[5]
        xor edx, ebx                      ;   521.7 alu1    47 v[5]
        ror edx, 2                        ;   522.7 alu2    47 v[5]
        add eax, edx                      ;   523.7 alu0    63 v[5]
        mov edx, dword [esp + 56]         ;   520.0 agu2    49 w[2]
        shr edx, 3                        ;   523.0 alu1    49 w[2]
        mov dword [esp + 108], ebx        ;   520.7 agu0    63 v[6] spill
        mov ebx, dword [esp + 56]         ;   521.0 agu1    49 w[2]
        ror ebx, 0xb                      ;   524.0 alu2    49 w[2]
        xor ebp, ebx                      ;   525.0 alu0    49 w[2]
        ror ebp, 7                        ;   526.0 alu1    49 w[2]
        xor edx, ebp                      ;   527.0 alu2    49 w[2]
        add esi, edx                      ;   528.0 alu0    78 w[2]
        add ecx, esi                      ;   529.0 alu1    61 t1
        add edi, ecx                      ;   530.0 alu2    62 v[1]
        add eax, ecx                      ;   530.0 alu0    63 v[5]
        mov ebp, esi                      ;   529.0 alu1    50 w[4] copy
        shr ebp, 0xa                      ;   530.0 alu2    50 w[4]
        mov ecx, esi                      ;   529.0 alu0    50 w[4] copy
        ror ecx, 2                        ;   530.0 alu1    50 w[4]
        xor ecx, esi                      ;   531.0 alu2    50 w[4]
        ror ecx, 0x11                     ;   532.0 alu0    50 w[4]
        xor ebp, ecx                      ;   533.0 alu1    50 w[4]
        mov ecx, dword [esp + 128]        ;   527.0 agu2    49 w[3]
        shr ecx, 3                        ;   530.0 alu2    49 w[3]
        mov edx, dword [esp + 128]        ;   528.0 agu0    49 w[3]
        ror edx, 0xb                      ;   531.0 alu0    49 w[3]
        mov ebx, dword [esp + 128]        ;   529.0 agu1    78 w[4] reload
        xor edx, ebx                      ;   532.0 alu1    49 w[3]
        ror edx, 7                        ;   533.0 alu2    49 w[3]
        xor ecx, edx                      ;   534.0 alu0    49 w[3]
        add ecx, dword [esp + 132]        ;   535.0 alu1+agu2   78 w[3]
        mov edx, dword [esp + 120]        ;   530.7 agu0    78 w[12] reload
        add ecx, edx                      ;   536.0 alu2    78 w[3]
        add ecx, dword [esp + 56]         ;   537.0 alu0+agu1   78 w[3]
        mov edx, edi                      ;   531.7 alu1    48 t1 copy
        ror edx, 0xe                      ;   532.7 alu2    48 t1
        xor edx, edi                      ;   533.7 alu0    48 t1
        ror edx, 5                        ;   534.7 alu1    48 t1
        xor edx, edi                      ;   535.7 alu2    48 t1
        ror edx, 6                        ;   536.7 alu0    48 t1
        add edx, dword [esp + 76]         ;   537.7 alu1+agu2   61 t1
        lea edx, [edx + ecx + 1396182291] ;   538.7 agu0    61 t1
        mov dword [esp + 76], esi         ;   534.3 agu1    78 w[2] spill
        mov esi, dword [esp + 64]         ;   534.7 agu2    51 t1
        xor esi, dword [esp + 72]         ;   537.7 alu2+agu0   51 t1
        and esi, edi                      ;   538.7 alu0    51 t1
        xor esi, dword [esp + 72]         ;   539.7 alu1+agu1   51 t1
        add edx, esi                      ;   540.7 alu2    61 t1
        mov esi, dword [esp + 108]        ;   536.3 agu2    52 v[4]
        xor esi, eax                      ;   539.3 alu0    52 v[4]
        add ebp, ebx                      ;   537.0 alu1    78 w[4]
        mov ebx, dword [esp + 80]         ;   537.3 agu0    52 v[4]
        and ebx, esi                      ;   540.3 alu2    52 v[4]
        xor ebx, dword [esp + 108]        ;   541.3 alu0+agu1   52 v[4]
        add ebx, edx                      ;   542.3 alu1    63 v[4]
        add edx, dword [esp + 60]         ;   541.7 alu2+agu2   62 v[0]
        add ebp, dword [esp + 36]         ;   539.0 alu0+agu0   78 w[4]
        mov dword [esp + 60], esi         ;   540.3 agu1    52 v[4] spill
        mov esi, eax                      ;   539.7 alu1    47 v[4] copy
        ror esi, 9                        ;   540.7 alu2    47 v[4]
        xor esi, eax                      ;   541.7 alu0    47 v[4]
        ror esi, 0xb                      ;   542.7 alu1    47 v[4]
        xor esi, eax                      ;   543.7 alu2    47 v[4]
        ror esi, 2                        ;   544.7 alu0    47 v[4]
        add ebx, esi                      ;   545.7 alu1    63 v[4]
        mov esi, ecx                      ;   542.0 alu2    50 w[5] copy
        shr esi, 0xa                      ;   543.0 alu0    50 w[5]
        mov dword [esp + 80], eax         ;   542.7 agu2    63 v[5] spill
        mov eax, ecx                      ;   543.0 alu1    50 w[5] copy
        ror eax, 2                        ;   544.0 alu2    50 w[5]
        xor eax, ecx                      ;   545.0 alu0    50 w[5]
        ror eax, 0x11                     ;   546.0 alu1    50 w[5]
        xor esi, eax                      ;   547.0 alu2    50 w[5]
        mov eax, dword [esp + 92]         ;   544.7 agu0    49 w[4]
        mov dword [esp + 128], ecx        ;   545.0 agu1    78 w[3] spill
        mov ecx, edx                      ;   545.3 alu0    48 t1 copy
        ror ecx, 0xe                      ;   546.3 alu1    48 t1
        xor ecx, edx                      ;   547.3 alu2    48 t1
        ror ecx, 5                        ;   548.3 alu0    48 t1
        xor ecx, edx                      ;   549.3 alu1    48 t1
        ror ecx, 6                        ;   550.3 alu2    48 t1
        add ecx, dword [esp + 72]         ;   551.3 alu0+agu2   61 t1
        add ecx, 0x650a7354               ;   552.3 alu1    61 t1
        mov dword [esp + 72], esi         ;   548.0 agu0    50 w[5] spill
        mov esi, dword [esp + 64]         ;   548.3 agu1    51 t1
        xor esi, edi                      ;   551.3 alu2    51 t1
        and esi, edx                      ;   552.3 alu0    51 t1
        xor esi, dword [esp + 64]         ;   553.3 alu1+agu2   51 t1
        add ecx, esi                      ;   554.3 alu2    61 t1
        mov esi, dword [esp + 80]         ;   550.0 agu0    52 v[3]
        xor esi, ebx                      ;   553.0 alu0    52 v[3]
        mov dword [esp + 56], edi         ;   550.7 agu1    62 v[1] spill
        mov edi, dword [esp + 60]         ;   551.0 agu2    52 v[3]
        and edi, esi                      ;   554.0 alu1    52 v[3]
        xor edi, dword [esp + 80]         ;   555.0 alu2+agu0   52 v[3]
        mov dword [esp + 60], esi         ;   554.0 agu1    52 v[3] spill
        mov esi, dword [esp + 84]         ;   552.3 agu2    62 v[7]
        mov dword [esp + 84], edx         ;   552.7 agu0    62 v[0] spill
        mov edx, ebx                      ;   553.0 alu0    47 v[3] copy
        ror edx, 9                        ;   554.0 alu1    47 v[3]
        xor edx, ebx                      ;   555.0 alu2    47 v[3]
        ror edx, 0xb                      ;   556.0 alu0    47 v[3]
        xor edx, ebx                      ;   557.0 alu1    47 v[3]
        ror edx, 2                        ;   558.0 alu2    47 v[3]
        add edi, edx                      ;   559.0 alu0    63 v[3]
        mov edx, dword [esp + 92]         ;   555.3 agu1    49 w[4]
        shr edx, 3                        ;   558.3 alu1    49 w[4]
        mov dword [esp + 132], ebx        ;   556.0 agu2    63 v[4] spill
        mov ebx, dword [esp + 92]         ;   556.3 agu0    49 w[4]
        ror ebx, 0xb                      ;   559.3 alu2    49 w[4]
        xor eax, ebx                      ;   560.3 alu0    49 w[4]
        ror eax, 7                        ;   561.3 alu1    49 w[4]
        xor edx, eax                      ;   562.3 alu2    49 w[4]
        add ebp, edx                      ;   563.3 alu0    78 w[4]
        add ecx, ebp                      ;   564.3 alu1    61 t1
        add esi, ecx                      ;   565.3 alu2    62 v[7]
        add edi, ecx                      ;   565.3 alu0    63 v[3]
        mov eax, ebp                      ;   564.3 alu1    50 w[6] copy
        shr eax, 0xa                      ;   565.3 alu2    50 w[6]
        mov ecx, ebp                      ;   564.3 alu0    50 w[6] copy
        ror ecx, 2                        ;   565.3 alu1    50 w[6]
        xor ecx, ebp                      ;   566.3 alu2    50 w[6]
        ror ecx, 0x11                     ;   567.3 alu0    50 w[6]
        xor eax, ecx                      ;   568.3 alu1    50 w[6]
        mov ecx, dword [esp + 88]         ;   562.3 agu1    49 w[5]
        shr ecx, 3                        ;   565.3 alu2    49 w[5]
        mov edx, dword [esp + 88]         ;   563.3 agu2    49 w[5]
        ror edx, 0xb                      ;   566.3 alu0    49 w[5]
        mov ebx, dword [esp + 88]         ;   564.3 agu0    78 w[6] reload
        xor edx, ebx                      ;   567.3 alu1    49 w[5]
        ror edx, 7                        ;   568.3 alu2    49 w[5]
        xor ecx, edx                      ;   569.3 alu0    49 w[5]
        add ecx, dword [esp + 72]         ;   570.3 alu1+agu1   78 w[5]
        mov edx, dword [esp + 136]        ;   566.0 agu2    78 w[14] reload
        add ecx, edx                      ;   571.3 alu2    78 w[5]
        add ecx, dword [esp + 92]         ;   572.3 alu0+agu0   78 w[5]
        mov edx, esi                      ;   567.0 alu1    48 t1 copy
        ror edx, 0xe                      ;   568.0 alu2    48 t1
        xor edx, esi                      ;   569.0 alu0    48 t1
        ror edx, 5                        ;   570.0 alu1    48 t1
        xor edx, esi                      ;   571.0 alu2    48 t1
        ror edx, 6                        ;   572.0 alu0    48 t1
        add edx, dword [esp + 64]         ;   573.0 alu1+agu1   61 t1
        lea edx, [edx + ecx + 1986661051] ;   574.0 agu2    61 t1
        mov dword [esp + 64], ebp         ;   569.7 agu0    78 w[4] spill
        mov ebp, dword [esp + 84]         ;   570.0 agu1    51 t1
        xor ebp, dword [esp + 56]         ;   573.0 alu2+agu2   51 t1
        and ebp, esi                      ;   574.0 alu0    51 t1
        xor ebp, dword [esp + 56]         ;   575.0 alu1+agu0   51 t1
        add edx, ebp                      ;   576.0 alu2    61 t1
        mov ebp, dword [esp + 132]        ;   571.7 agu1    52 v[2]
        xor ebp, edi                      ;   574.7 alu0    52 v[2]
        add eax, ebx                      ;   572.3 alu1    78 w[6]
        mov ebx, dword [esp + 60]         ;   572.7 agu2    52 v[2]
        and ebx, ebp                      ;   575.7 alu2    52 v[2]
        xor ebx, dword [esp + 132]        ;   576.7 alu0+agu0   52 v[2]
        add ebx, edx                      ;   577.7 alu1    63 v[2]
        add edx, dword [esp + 108]        ;   577.0 alu2+agu1   62 v[6]
        add eax, dword [esp + 112]        ;   574.3 alu0+agu2   78 w[6]
        mov dword [esp + 108], ebp        ;   575.7 agu0    52 v[2] spill
        mov ebp, edi                      ;   575.0 alu1    47 v[2] copy
        ror ebp, 9                        ;   576.0 alu2    47 v[2]
        xor ebp, edi                      ;   577.0 alu0    47 v[2]
        ror ebp, 0xb                      ;   578.0 alu1    47 v[2]
        xor ebp, edi                      ;   579.0 alu2    47 v[2]
        ror ebp, 2                        ;   580.0 alu0    47 v[2]
        add ebx, ebp                      ;   581.0 alu1    63 v[2]
        mov ebp, ecx                      ;   577.3 alu2    50 w[7] copy
        shr ebp, 0xa                      ;   578.3 alu0    50 w[7]
        mov dword [esp + 60], edi         ;   578.0 agu1    63 v[3] spill
        mov edi, ecx                      ;   578.3 alu1    50 w[7] copy
        ror edi, 2                        ;   579.3 alu2    50 w[7]
        xor edi, ecx                      ;   580.3 alu0    50 w[7]
        ror edi, 0x11                     ;   581.3 alu1    50 w[7]
        xor ebp, edi                      ;   582.3 alu2    50 w[7]
        mov edi, dword [esp + 104]        ;   580.0 agu2    49 w[6]
        mov dword [esp + 88], ecx         ;   580.3 agu0    78 w[5] spill
        mov ecx, edx                      ;   580.7 alu0    48 t1 copy
        ror ecx, 0xe                      ;   581.7 alu1    48 t1
        xor ecx, edx                      ;   582.7 alu2    48 t1
        ror ecx, 5                        ;   583.7 alu0    48 t1
        xor ecx, edx                      ;   584.7 alu1    48 t1
        ror ecx, 6                        ;   585.7 alu2    48 t1
        add ecx, dword [esp + 56]         ;   586.7 alu0+agu1   61 t1
        add ecx, 0x81c2c92e               ;   587.7 alu1    61 t1
        mov dword [esp + 56], ebp         ;   583.3 agu2    50 w[7] spill
        mov ebp, dword [esp + 84]         ;   583.7 agu0    51 t1
        xor ebp, esi                      ;   586.7 alu2    51 t1
        and ebp, edx                      ;   587.7 alu0    51 t1
        xor ebp, dword [esp + 84]         ;   588.7 alu1+agu1   51 t1
        add ecx, ebp                      ;   589.7 alu2    61 t1
        mov ebp, dword [esp + 60]         ;   585.3 agu2    52 v[1]
        xor ebp, ebx                      ;   588.3 alu0    52 v[1]
        mov dword [esp + 92], esi         ;   586.0 agu0    62 v[7] spill
        mov esi, dword [esp + 108]        ;   586.3 agu1    52 v[1]
        and esi, ebp                      ;   589.3 alu1    52 v[1]
        xor esi, dword [esp + 60]         ;   590.3 alu2+agu2   52 v[1]
        mov dword [esp + 108], ebp        ;   589.3 agu0    52 v[1] spill
        mov ebp, dword [esp + 80]         ;   587.7 agu1    62 v[5]
        mov dword [esp + 80], edx         ;   588.0 agu2    62 v[6] spill
        mov edx, ebx                      ;   588.3 alu0    47 v[1] copy
        ror edx, 9                        ;   589.3 alu1    47 v[1]
        xor edx, ebx                      ;   590.3 alu2    47 v[1]
        ror edx, 0xb                      ;   591.3 alu0    47 v[1]
        xor edx, ebx                      ;   592.3 alu1    47 v[1]
        ror edx, 2                        ;   593.3 alu2    47 v[1]
        add esi, edx                      ;   594.3 alu0    63 v[1]
        mov edx, dword [esp + 104]        ;   590.7 agu0    49 w[6]
        shr edx, 3                        ;   593.7 alu1    49 w[6]
        mov dword [esp + 72], ebx         ;   591.3 agu1    63 v[2] spill
        mov ebx, dword [esp + 104]        ;   591.7 agu2    49 w[6]
        ror ebx, 0xb                      ;   594.7 alu2    49 w[6]
        xor edi, ebx                      ;   595.7 alu0    49 w[6]
        ror edi, 7                        ;   596.7 alu1    49 w[6]
        xor edx, edi                      ;   597.7 alu2    49 w[6]
        add eax, edx                      ;   598.7 alu0    78 w[6]
        add ecx, eax                      ;   599.7 alu1    61 t1
        add ebp, ecx                      ;   600.7 alu2    62 v[5]
        add esi, ecx                      ;   600.7 alu0    63 v[1]
        mov edi, eax                      ;   599.7 alu1    50 w[8] copy
        shr edi, 0xa                      ;   600.7 alu2    50 w[8]
        mov ecx, eax                      ;   599.7 alu0    50 w[8] copy
        ror ecx, 2                        ;   600.7 alu1    50 w[8]
        xor ecx, eax                      ;   601.7 alu2    50 w[8]
        ror ecx, 0x11                     ;   602.7 alu0    50 w[8]
        xor edi, ecx                      ;   603.7 alu1    50 w[8]
        mov ecx, dword [esp + 124]        ;   597.7 agu0    49 w[7]
        shr ecx, 3                        ;   600.7 alu2    49 w[7]
        mov edx, dword [esp + 124]        ;   598.7 agu1    49 w[7]
        ror edx, 0xb                      ;   601.7 alu0    49 w[7]
        mov ebx, dword [esp + 124]        ;   599.7 agu2    78 w[8] reload
        xor edx, ebx                      ;   602.7 alu1    49 w[7]
        ror edx, 7                        ;   603.7 alu2    49 w[7]
        xor ecx, edx                      ;   604.7 alu0    49 w[7]
        add ecx, dword [esp + 56]         ;   605.7 alu1+agu0   78 w[7]
        mov edx, dword [esp + 48]         ;   601.3 agu1    78 w[0] reload
        add ecx, edx                      ;   606.7 alu2    78 w[7]
        add ecx, dword [esp + 104]        ;   607.7 alu0+agu2   78 w[7]
        mov edx, ebp                      ;   602.3 alu1    48 t1 copy
        ror edx, 0xe                      ;   603.3 alu2    48 t1
        xor edx, ebp                      ;   604.3 alu0    48 t1
        ror edx, 5                        ;   605.3 alu1    48 t1
        xor edx, ebp                      ;   606.3 alu2    48 t1
        ror edx, 6                        ;   607.3 alu0    48 t1
        add edx, dword [esp + 84]         ;   608.3 alu1+agu0   61 t1
        lea edx, [edx + ecx - 1838011259] ;   609.3 agu1    61 t1
        mov dword [esp + 84], eax         ;   605.0 agu2    78 w[6] spill
        mov eax, dword [esp + 80]         ;   605.3 agu0    51 t1
        xor eax, dword [esp + 92]         ;   608.3 alu2+agu1   51 t1
        and eax, ebp                      ;   609.3 alu0    51 t1
        xor eax, dword [esp + 92]         ;   610.3 alu1+agu2   51 t1
        add edx, eax                      ;   611.3 alu2    61 t1
        mov eax, dword [esp + 72]         ;   607.0 agu0    52 v[0]
        xor eax, esi                      ;   610.0 alu0    52 v[0]
        add edi, ebx                      ;   607.7 alu1    78 w[8]
        mov ebx, dword [esp + 108]        ;   608.0 agu1    52 v[0]
        and ebx, eax                      ;   611.0 alu2    52 v[0]
        xor ebx, dword [esp + 72]         ;   612.0 alu0+agu2   52 v[0]
        add ebx, edx                      ;   613.0 alu1    63 v[0]
        add edx, dword [esp + 132]        ;   612.3 alu2+agu0   62 v[4]
        add edi, dword [esp + 100]        ;   609.7 alu0+agu1   78 w[8]
        mov dword [esp + 132], eax        ;   611.0 agu2    52 v[0] spill
        mov eax, esi                      ;   610.3 alu1    47 v[0] copy
        ror eax, 9                        ;   611.3 alu2    47 v[0]
        xor eax, esi                      ;   612.3 alu0    47 v[0]
        ror eax, 0xb                      ;   613.3 alu1    47 v[0]
        xor eax, esi                      ;   614.3 alu2    47 v[0]
        ror eax, 2                        ;   615.3 alu0    47 v[0]
        add ebx, eax                      ;   616.3 alu1    63 v[0]
        mov eax, ecx                      ;   612.7 alu2    50 w[9] copy
        shr eax, 0xa                      ;   613.7 alu0    50 w[9]
        mov dword [esp + 108], esi        ;   613.3 agu0    63 v[1] spill
        mov esi, ecx                      ;   613.7 alu1    50 w[9] copy
        ror esi, 2                        ;   614.7 alu2    50 w[9]
        xor esi, ecx                      ;   615.7 alu0    50 w[9]
        ror esi, 0x11                     ;   616.7 alu1    50 w[9]
        xor eax, esi                      ;   617.7 alu2    50 w[9]
        mov esi, dword [esp + 96]         ;   615.3 agu1    49 w[8]
        mov dword [esp + 124], ecx        ;   615.7 agu2    78 w[7] spill
        mov ecx, edx                      ;   616.0 alu0    48 t1 copy
        ror ecx, 0xe                      ;   617.0 alu1    48 t1
        xor ecx, edx                      ;   618.0 alu2    48 t1
        ror ecx, 5                        ;   619.0 alu0    48 t1
        xor ecx, edx                      ;   620.0 alu1    48 t1
        ror ecx, 6                        ;   621.0 alu2    48 t1
        add ecx, dword [esp + 92]         ;   622.0 alu0+agu0   61 t1
        add ecx, 0xa2bfe8a1               ;   623.0 alu1    61 t1
        mov dword [esp + 92], eax         ;   618.7 agu1    50 w[9] spill
        mov eax, dword [esp + 80]         ;   619.0 agu2    51 t1
        xor eax, ebp                      ;   622.0 alu2    51 t1
        and eax, edx                      ;   623.0 alu0    51 t1
        xor eax, dword [esp + 80]         ;   624.0 alu1+agu0   51 t1
        add ecx, eax                      ;   625.0 alu2    61 t1
        mov eax, dword [esp + 108]        ;   620.7 agu1    52 v[7]
        xor eax, ebx                      ;   623.7 alu0    52 v[7]
        mov dword [esp + 104], ebp        ;   621.3 agu2    62 v[5] spill
        mov ebp, dword [esp + 132]        ;   621.7 agu0    52 v[7]
        and ebp, eax                      ;   624.7 alu1    52 v[7]
        xor ebp, dword [esp + 108]        ;   625.7 alu2+agu1   52 v[7]
        mov dword [esp + 132], eax        ;   624.7 agu2    52 v[7] spill
        mov eax, dword [esp + 60]         ;   623.0 agu0    62 v[3]
        mov dword [esp + 60], edx         ;   623.3 agu1    62 v[4] spill
        mov edx, ebx                      ;   623.7 alu0    47 v[7] copy
        ror edx, 9                        ;   624.7 alu1    47 v[7]
        xor edx, ebx                      ;   625.7 alu2    47 v[7]
        ror edx, 0xb                      ;   626.7 alu0    47 v[7]
        xor edx, ebx                      ;   627.7 alu1    47 v[7]
        ror edx, 2                        ;   628.7 alu2    47 v[7]
        add ebp, edx                      ;   629.7 alu0    63 v[7]
        mov edx, dword [esp + 96]         ;   626.0 agu2    49 w[8]
        shr edx, 3                        ;   629.0 alu1    49 w[8]
        mov dword [esp + 56], ebx         ;   626.7 agu0    63 v[0] spill
        mov ebx, dword [esp + 96]         ;   627.0 agu1    49 w[8]
        ror ebx, 0xb                      ;   630.0 alu2    49 w[8]
        xor esi, ebx                      ;   631.0 alu0    49 w[8]
        ror esi, 7                        ;   632.0 alu1    49 w[8]
        xor edx, esi                      ;   633.0 alu2    49 w[8]
        add edi, edx                      ;   634.0 alu0    78 w[8]
        add ecx, edi                      ;   635.0 alu1    61 t1
        add eax, ecx                      ;   636.0 alu2    62 v[3]
        add ebp, ecx                      ;   636.0 alu0    63 v[7]
        mov esi, edi                      ;   635.0 alu1    50 w[10] copy
        shr esi, 0xa                      ;   636.0 alu2    50 w[10]
        mov ecx, edi                      ;   635.0 alu0    50 w[10] copy
        ror ecx, 2                        ;   636.0 alu1    50 w[10]
        xor ecx, edi                      ;   637.0 alu2    50 w[10]
        ror ecx, 0x11                     ;   638.0 alu0    50 w[10]
        xor esi, ecx                      ;   639.0 alu1    50 w[10]
        mov ecx, dword [esp + 140]        ;   633.0 agu2    49 w[9]
        shr ecx, 3                        ;   636.0 alu2    49 w[9]
        mov edx, dword [esp + 140]        ;   634.0 agu0    49 w[9]
        ror edx, 0xb                      ;   637.0 alu0    49 w[9]
        mov ebx, dword [esp + 140]        ;   635.0 agu1    78 w[10] reload
        xor edx, ebx                      ;   638.0 alu1    49 w[9]
        ror edx, 7                        ;   639.0 alu2    49 w[9]
        xor ecx, edx                      ;   640.0 alu0    49 w[9]
        add ecx, dword [esp + 92]         ;   641.0 alu1+agu2   78 w[9]
        mov edx, dword [esp + 76]         ;   636.7 agu0    78 w[2] reload
        add ecx, edx                      ;   642.0 alu2    78 w[9]
        add ecx, dword [esp + 96]         ;   643.0 alu0+agu1   78 w[9]
        mov edx, eax                      ;   637.7 alu1    48 t1 copy
        ror edx, 0xe                      ;   638.7 alu2    48 t1
        xor edx, eax                      ;   639.7 alu0    48 t1
        ror edx, 5                        ;   640.7 alu1    48 t1
        xor edx, eax                      ;   641.7 alu2    48 t1
        ror edx, 6                        ;   642.7 alu0    48 t1
        add edx, dword [esp + 80]         ;   643.7 alu1+agu2   61 t1
        lea edx, [edx + ecx - 1474664885] ;   644.7 agu0    61 t1
        mov dword [esp + 80], edi         ;   640.3 agu1    78 w[8] spill
        mov edi, dword [esp + 60]         ;   640.7 agu2    51 t1
        xor edi, dword [esp + 104]        ;   643.7 alu2+agu0   51 t1
        and edi, eax                      ;   644.7 alu0    51 t1
        xor edi, dword [esp + 104]        ;   645.7 alu1+agu1   51 t1
        add edx, edi                      ;   646.7 alu2    61 t1
        mov edi, dword [esp + 56]         ;   642.3 agu2    52 v[6]
        xor edi, ebp                      ;   645.3 alu0    52 v[6]
        add esi, ebx                      ;   643.0 alu1    78 w[10]
        mov ebx, dword [esp + 132]        ;   643.3 agu0    52 v[6]
        and ebx, edi                      ;   646.3 alu2    52 v[6]
        xor ebx, dword [esp + 56]         ;   647.3 alu0+agu1   52 v[6]
        add ebx, edx                      ;   648.3 alu1    63 v[6]
        add edx, dword [esp + 72]         ;   647.7 alu2+agu2   62 v[2]
        add esi, dword [esp + 128]        ;   645.0 alu0+agu0   78 w[10]
        mov dword [esp + 72], edi         ;   646.3 agu1    52 v[6] spill
        mov edi, ebp                      ;   645.7 alu1    47 v[6] copy
        ror edi, 9                        ;   646.7 alu2    47 v[6]
        xor edi, ebp                      ;   647.7 alu0    47 v[6]
        ror edi, 0xb                      ;   648.7 alu1    47 v[6]
        xor edi, ebp                      ;   649.7 alu2    47 v[6]
        ror edi, 2                        ;   650.7 alu0    47 v[6]
        add ebx, edi                      ;   651.7 alu1    63 v[6]
        mov edi, ecx                      ;   648.0 alu2    50 w[11] copy
        shr edi, 0xa                      ;   649.0 alu0    50 w[11]
        mov dword [esp + 132], ebp        ;   648.7 agu2    63 v[7] spill
        mov ebp, ecx                      ;   649.0 alu1    50 w[11] copy
        ror ebp, 2                        ;   650.0 alu2    50 w[11]
        xor ebp, ecx                      ;   651.0 alu0    50 w[11]
        ror ebp, 0x11                     ;   652.0 alu1    50 w[11]
        xor edi, ebp                      ;   653.0 alu2    50 w[11]
        mov ebp, dword [esp + 116]        ;   650.7 agu0    49 w[10]
        mov dword [esp + 140], ecx        ;   651.0 agu1    78 w[9] spill
        mov ecx, edx                      ;   651.3 alu0    48 t1 copy
        ror ecx, 0xe                      ;   652.3 alu1    48 t1
        xor ecx, edx                      ;   653.3 alu2    48 t1
        ror ecx, 5                        ;   654.3 alu0    48 t1
        xor ecx, edx                      ;   655.3 alu1    48 t1
        ror ecx, 6                        ;   656.3 alu2    48 t1
        add ecx, dword [esp + 104]        ;   657.3 alu0+agu2   61 t1
        add ecx, 0xc24b8b70               ;   658.3 alu1    61 t1
        mov dword [esp + 104], edi        ;   654.0 agu0    50 w[11] spill
        mov edi, dword [esp + 60]         ;   654.3 agu1    51 t1
        xor edi, eax                      ;   657.3 alu2    51 t1
        and edi, edx                      ;   658.3 alu0    51 t1
        xor edi, dword [esp + 60]         ;   659.3 alu1+agu2   51 t1
        add ecx, edi                      ;   660.3 alu2    61 t1
        mov edi, dword [esp + 132]        ;   656.0 agu0    52 v[5]
        xor edi, ebx                      ;   659.0 alu0    52 v[5]
        mov dword [esp + 96], eax         ;   656.7 agu1    62 v[3] spill
        mov eax, dword [esp + 72]         ;   657.0 agu2    52 v[5]
        and eax, edi                      ;   660.0 alu1    52 v[5]
        xor eax, dword [esp + 132]        ;   661.0 alu2+agu0   52 v[5]
        mov dword [esp + 72], edi         ;   660.0 agu1    52 v[5] spill
        mov edi, dword [esp + 108]        ;   658.3 agu2    62 v[1]
        mov dword [esp + 108], edx        ;   658.7 agu0    62 v[2] spill
        mov edx, ebx                      ;   659.0 alu0    47 v[5] copy
        ror edx, 9                        ;   660.0 alu1    47 v[5]
        xor edx, ebx                      ;   661.0 alu2    47 v[5]
        ror edx, 0xb                      ;   662.0 alu0    47 v[5]
        xor edx, ebx                      ;   663.0 alu1    47 v[5]
        ror edx, 2                        ;   664.0 alu2    47 v[5]
        add eax, edx                      ;   665.0 alu0    63 v[5]
        mov edx, dword [esp + 116]        ;   661.3 agu1    49 w[10]
        shr edx, 3                        ;   664.3 alu1    49 w[10]
        mov dword [esp + 92], ebx         ;   662.0 agu2    63 v[6] spill
        mov ebx, dword [esp + 116]        ;   662.3 agu0    49 w[10]
        ror ebx, 0xb                      ;   665.3 alu2    49 w[10]
        xor ebp, ebx                      ;   666.3 alu0    49 w[10]
        ror ebp, 7                        ;   667.3 alu1    49 w[10]
        xor edx, ebp                      ;   668.3 alu2    49 w[10]
        add esi, edx                      ;   669.3 alu0    78 w[10]
        add ecx, esi                      ;   670.3 alu1    61 t1
        add edi, ecx                      ;   671.3 alu2    62 v[1]
        add eax, ecx                      ;   671.3 alu0    63 v[5]
        mov ebp, esi                      ;   670.3 alu1    50 w[12] copy
        shr ebp, 0xa                      ;   671.3 alu2    50 w[12]
        mov ecx, esi                      ;   670.3 alu0    50 w[12] copy
        ror ecx, 2                        ;   671.3 alu1    50 w[12]
        xor ecx, esi                      ;   672.3 alu2    50 w[12]
        ror ecx, 0x11                     ;   673.3 alu0    50 w[12]
        xor ebp, ecx                      ;   674.3 alu1    50 w[12]
        mov ecx, dword [esp + 120]        ;   668.3 agu1    49 w[11]
        shr ecx, 3                        ;   671.3 alu2    49 w[11]
        mov edx, dword [esp + 120]        ;   669.3 agu2    49 w[11]
        ror edx, 0xb                      ;   672.3 alu0    49 w[11]
        mov ebx, dword [esp + 120]        ;   670.3 agu0    78 w[12] reload
        xor edx, ebx                      ;   673.3 alu1    49 w[11]
        ror edx, 7                        ;   674.3 alu2    49 w[11]
        xor ecx, edx                      ;   675.3 alu0    49 w[11]
        add ecx, dword [esp + 104]        ;   676.3 alu1+agu1   78 w[11]
        mov edx, dword [esp + 64]         ;   672.0 agu2    78 w[4] reload
        add ecx, edx                      ;   677.3 alu2    78 w[11]
        add ecx, dword [esp + 116]        ;   678.3 alu0+agu0   78 w[11]
        mov edx, edi                      ;   673.0 alu1    48 t1 copy
        ror edx, 0xe                      ;   674.0 alu2    48 t1
        xor edx, edi                      ;   675.0 alu0    48 t1
        ror edx, 5                        ;   676.0 alu1    48 t1
        xor edx, edi                      ;   677.0 alu2    48 t1
        ror edx, 6                        ;   678.0 alu0    48 t1
        add edx, dword [esp + 60]         ;   679.0 alu1+agu1   61 t1
        lea edx, [edx + ecx - 949202525]  ;   680.0 agu2    61 t1
        mov dword [esp + 60], esi         ;   675.7 agu0    78 w[10] spill
        mov esi, dword [esp + 108]        ;   676.0 agu1    51 t1
        xor esi, dword [esp + 96]         ;   679.0 alu2+agu2   51 t1
        and esi, edi                      ;   680.0 alu0    51 t1
        xor esi, dword [esp + 96]         ;   681.0 alu1+agu0   51 t1
        add edx, esi                      ;   682.0 alu2    61 t1
        mov esi, dword [esp + 92]         ;   677.7 agu1    52 v[4]
        xor esi, eax                      ;   680.7 alu0    52 v[4]
        add ebp, ebx                      ;   678.3 alu1    78 w[12]
        mov ebx, dword [esp + 72]         ;   678.7 agu2    52 v[4]
        and ebx, esi                      ;   681.7 alu2    52 v[4]
        xor ebx, dword [esp + 92]         ;   682.7 alu0+agu0   52 v[4]
        add ebx, edx                      ;   683.7 alu1    63 v[4]
        add edx, dword [esp + 56]         ;   683.0 alu2+agu1   62 v[0]
        add ebp, dword [esp + 88]         ;   680.3 alu0+agu2   78 w[12]
        mov dword [esp + 56], esi         ;   681.7 agu0    52 v[4] spill
        mov esi, eax                      ;   681.0 alu1    47 v[4] copy
        ror esi, 9                        ;   682.0 alu2    47 v[4]
        xor esi, eax                      ;   683.0 alu0    47 v[4]
        ror esi, 0xb                      ;   684.0 alu1    47 v[4]
        xor esi, eax                      ;   685.0 alu2    47 v[4]
        ror esi, 2                        ;   686.0 alu0    47 v[4]
        add ebx, esi                      ;   687.0 alu1    63 v[4]
        mov esi, ecx                      ;   683.3 alu2    50 w[13] copy
        shr esi, 0xa                      ;   684.3 alu0    50 w[13]
        mov dword [esp + 72], eax         ;   684.0 agu1    63 v[5] spill
        mov eax, ecx                      ;   684.3 alu1    50 w[13] copy
        ror eax, 2                        ;   685.3 alu2    50 w[13]
        xor eax, ecx                      ;   686.3 alu0    50 w[13]
        ror eax, 0x11                     ;   687.3 alu1    50 w[13]
        xor esi, eax                      ;   688.3 alu2    50 w[13]
        mov eax, dword [esp + 36]         ;   686.0 agu2    49 w[12]
        mov dword [esp + 120], ecx        ;   686.3 agu0    78 w[11] spill
        mov ecx, edx                      ;   686.7 alu0    48 t1 copy
        ror ecx, 0xe                      ;   687.7 alu1    48 t1
        xor ecx, edx                      ;   688.7 alu2    48 t1
        ror ecx, 5                        ;   689.7 alu0    48 t1
        xor ecx, edx                      ;   690.7 alu1    48 t1
        ror ecx, 6                        ;   691.7 alu2    48 t1
        add ecx, dword [esp + 96]         ;   692.7 alu0+agu1   61 t1
        add ecx, 0xd192e819               ;   693.7 alu1    61 t1
        mov dword [esp + 96], esi         ;   689.3 agu2    50 w[13] spill
        mov esi, dword [esp + 108]        ;   689.7 agu0    51 t1
        xor esi, edi                      ;   692.7 alu2    51 t1
        and esi, edx                      ;   693.7 alu0    51 t1
        xor esi, dword [esp + 108]        ;   694.7 alu1+agu1   51 t1
        add ecx, esi                      ;   695.7 alu2    61 t1
        mov esi, dword [esp + 72]         ;   691.3 agu2    52 v[3]
        xor esi, ebx                      ;   694.3 alu0    52 v[3]
        mov dword [esp + 116], edi        ;   692.0 agu0    62 v[1] spill
        mov edi, dword [esp + 56]         ;   692.3 agu1    52 v[3]
        and edi, esi                      ;   695.3 alu1    52 v[3]
        xor edi, dword [esp + 72]         ;   696.3 alu2+agu2   52 v[3]
        mov dword [esp + 56], esi         ;   695.3 agu0    52 v[3] spill
        mov esi, dword [esp + 132]        ;   693.7 agu1    62 v[7]
        mov dword [esp + 132], edx        ;   694.0 agu2    62 v[0] spill
        mov edx, ebx                      ;   694.3 alu0    47 v[3] copy
        ror edx, 9                        ;   695.3 alu1    47 v[3]
        xor edx, ebx                      ;   696.3 alu2    47 v[3]
        ror edx, 0xb                      ;   697.3 alu0    47 v[3]
        xor edx, ebx                      ;   698.3 alu1    47 v[3]
        ror edx, 2                        ;   699.3 alu2    47 v[3]
        add edi, edx                      ;   700.3 alu0    63 v[3]
        mov edx, dword [esp + 36]         ;   696.7 agu0    49 w[12]
        shr edx, 3                        ;   699.7 alu1    49 w[12]
        mov dword [esp + 104], ebx        ;   697.3 agu1    63 v[4] spill
        mov ebx, dword [esp + 36]         ;   697.7 agu2    49 w[12]
        ror ebx, 0xb                      ;   700.7 alu2    49 w[12]
        xor eax, ebx                      ;   701.7 alu0    49 w[12]
        ror eax, 7                        ;   702.7 alu1    49 w[12]
        xor edx, eax                      ;   703.7 alu2    49 w[12]
        add ebp, edx                      ;   704.7 alu0    78 w[12]
        add ecx, ebp                      ;   705.7 alu1    61 t1
        add esi, ecx                      ;   706.7 alu2    62 v[7]
        add edi, ecx                      ;   706.7 alu0    63 v[3]
        mov eax, ebp                      ;   705.7 alu1    50 w[14] copy
        shr eax, 0xa                      ;   706.7 alu2    50 w[14]
        mov ecx, ebp                      ;   705.7 alu0    50 w[14] copy
        ror ecx, 2                        ;   706.7 alu1    50 w[14]
        xor ecx, ebp                      ;   707.7 alu2    50 w[14]
        ror ecx, 0x11                     ;   708.7 alu0    50 w[14]
        xor eax, ecx                      ;   709.7 alu1    50 w[14]
        mov ecx, dword [esp + 136]        ;   703.7 agu0    49 w[13]
        shr ecx, 3                        ;   706.7 alu2    49 w[13]
        mov edx, dword [esp + 136]        ;   704.7 agu1    49 w[13]
        ror edx, 0xb                      ;   707.7 alu0    49 w[13]
        mov ebx, dword [esp + 136]        ;   705.7 agu2    78 w[14] reload
        xor edx, ebx                      ;   708.7 alu1    49 w[13]
        ror edx, 7                        ;   709.7 alu2    49 w[13]
        xor ecx, edx                      ;   710.7 alu0    49 w[13]
        add ecx, dword [esp + 96]         ;   711.7 alu1+agu0   78 w[13]
        mov edx, dword [esp + 84]         ;   707.3 agu1    78 w[6] reload
        add ecx, edx                      ;   712.7 alu2    78 w[13]
        add ecx, dword [esp + 36]         ;   713.7 alu0+agu2   78 w[13]
        mov edx, esi                      ;   708.3 alu1    48 t1 copy
        ror edx, 0xe                      ;   709.3 alu2    48 t1
        xor edx, esi                      ;   710.3 alu0    48 t1
        ror edx, 5                        ;   711.3 alu1    48 t1
        xor edx, esi                      ;   712.3 alu2    48 t1
        ror edx, 6                        ;   713.3 alu0    48 t1
        add edx, dword [esp + 108]        ;   714.3 alu1+agu0   61 t1
        lea edx, [edx + ecx - 694614492]  ;   715.3 agu1    61 t1
        mov dword [esp + 108], ebp        ;   711.0 agu2    78 w[12] spill
        mov ebp, dword [esp + 132]        ;   711.3 agu0    51 t1
        xor ebp, dword [esp + 116]        ;   714.3 alu2+agu1   51 t1
        and ebp, esi                      ;   715.3 alu0    51 t1
        xor ebp, dword [esp + 116]        ;   716.3 alu1+agu2   51 t1
        add edx, ebp                      ;   717.3 alu2    61 t1
        mov ebp, dword [esp + 104]        ;   713.0 agu0    52 v[2]
        xor ebp, edi                      ;   716.0 alu0    52 v[2]
        add eax, ebx                      ;   713.7 alu1    78 w[14]
        mov ebx, dword [esp + 56]         ;   714.0 agu1    52 v[2]
        and ebx, ebp                      ;   717.0 alu2    52 v[2]
        xor ebx, dword [esp + 104]        ;   718.0 alu0+agu2   52 v[2]
        add ebx, edx                      ;   719.0 alu1    63 v[2]
        add edx, dword [esp + 92]         ;   718.3 alu2+agu0   62 v[6]
        add eax, dword [esp + 124]        ;   715.7 alu0+agu1   78 w[14]
        mov dword [esp + 92], ebp         ;   717.0 agu2    52 v[2] spill
        mov ebp, edi                      ;   716.3 alu1    47 v[2] copy
        ror ebp, 9                        ;   717.3 alu2    47 v[2]
        xor ebp, edi                      ;   718.3 alu0    47 v[2]
        ror ebp, 0xb                      ;   719.3 alu1    47 v[2]
        xor ebp, edi                      ;   720.3 alu2    47 v[2]
        ror ebp, 2                        ;   721.3 alu0    47 v[2]
        add ebx, ebp                      ;   722.3 alu1    63 v[2]
        mov ebp, ecx                      ;   718.7 alu2    50 w[15] copy
        shr ebp, 0xa                      ;   719.7 alu0    50 w[15]
        mov dword [esp + 56], edi         ;   719.3 agu0    63 v[3] spill
        mov edi, ecx                      ;   719.7 alu1    50 w[15] copy
        ror edi, 2                        ;   720.7 alu2    50 w[15]
        xor edi, ecx                      ;   721.7 alu0    50 w[15]
        ror edi, 0x11                     ;   722.7 alu1    50 w[15]
        xor ebp, edi                      ;   723.7 alu2    50 w[15]
        mov edi, dword [esp + 112]        ;   721.3 agu1    49 w[14]
        mov dword [esp + 136], ecx        ;   721.7 agu2    78 w[13] spill
        mov ecx, edx                      ;   722.0 alu0    48 t1 copy
        ror ecx, 0xe                      ;   723.0 alu1    48 t1
        xor ecx, edx                      ;   724.0 alu2    48 t1
        ror ecx, 5                        ;   725.0 alu0    48 t1
        xor ecx, edx                      ;   726.0 alu1    48 t1
        ror ecx, 6                        ;   727.0 alu2    48 t1
        add ecx, dword [esp + 116]        ;   728.0 alu0+agu0   61 t1
        add ecx, 0xf40e3585               ;   729.0 alu1    61 t1
        mov dword [esp + 116], ebp        ;   724.7 agu1    50 w[15] spill
        mov ebp, dword [esp + 132]        ;   725.0 agu2    51 t1
        xor ebp, esi                      ;   728.0 alu2    51 t1
        and ebp, edx                      ;   729.0 alu0    51 t1
        xor ebp, dword [esp + 132]        ;   730.0 alu1+agu0   51 t1
        add ecx, ebp                      ;   731.0 alu2    61 t1
        mov ebp, dword [esp + 56]         ;   726.7 agu1    52 v[1]
        xor ebp, ebx                      ;   729.7 alu0    52 v[1]
        mov dword [esp + 36], esi         ;   727.3 agu2    62 v[7] spill
        mov esi, dword [esp + 92]         ;   727.7 agu0    52 v[1]
        and esi, ebp                      ;   730.7 alu1    52 v[1]
        xor esi, dword [esp + 56]         ;   731.7 alu2+agu1   52 v[1]
        mov dword [esp + 92], ebp         ;   730.7 agu2    52 v[1] spill
        mov ebp, dword [esp + 72]         ;   729.0 agu0    62 v[5]
        mov dword [esp + 72], edx         ;   729.3 agu1    62 v[6] spill
        mov edx, ebx                      ;   729.7 alu0    47 v[1] copy
        ror edx, 9                        ;   730.7 alu1    47 v[1]
        xor edx, ebx                      ;   731.7 alu2    47 v[1]
        ror edx, 0xb                      ;   732.7 alu0    47 v[1]
        xor edx, ebx                      ;   733.7 alu1    47 v[1]
        ror edx, 2                        ;   734.7 alu2    47 v[1]
        add esi, edx                      ;   735.7 alu0    63 v[1]
        mov edx, dword [esp + 112]        ;   732.0 agu2    49 w[14]
        shr edx, 3                        ;   735.0 alu1    49 w[14]
        mov dword [esp + 96], ebx         ;   732.7 agu0    63 v[2] spill
        mov ebx, dword [esp + 112]        ;   733.0 agu1    49 w[14]
        ror ebx, 0xb                      ;   736.0 alu2    49 w[14]
        xor edi, ebx                      ;   737.0 alu0    49 w[14]
        ror edi, 7                        ;   738.0 alu1    49 w[14]
        xor edx, edi                      ;   739.0 alu2    49 w[14]
        add eax, edx                      ;   740.0 alu0    78 w[14]
        add ecx, eax                      ;   741.0 alu1    61 t1
        add ebp, ecx                      ;   742.0 alu2    62 v[5]
        add esi, ecx                      ;   742.0 alu0    63 v[1]
        mov edi, eax                      ;   741.0 alu1    50 w[0] copy
        shr edi, 0xa                      ;   742.0 alu2    50 w[0]
        mov ecx, eax                      ;   741.0 alu0    50 w[0] copy
        ror ecx, 2                        ;   742.0 alu1    50 w[0]
        xor ecx, eax                      ;   743.0 alu2    50 w[0]
        ror ecx, 0x11                     ;   744.0 alu0    50 w[0]
        xor edi, ecx                      ;   745.0 alu1    50 w[0]
        mov ecx, dword [esp + 48]         ;   739.0 agu2    49 w[15]
        shr ecx, 3                        ;   742.0 alu2    49 w[15]
        mov edx, dword [esp + 48]         ;   740.0 agu0    49 w[15]
        ror edx, 0xb                      ;   743.0 alu0    49 w[15]
        mov ebx, dword [esp + 48]         ;   741.0 agu1    78 w[0] reload
        xor edx, ebx                      ;   744.0 alu1    49 w[15]
        ror edx, 7                        ;   745.0 alu2    49 w[15]
        xor ecx, edx                      ;   746.0 alu0    49 w[15]
        add ecx, dword [esp + 116]        ;   747.0 alu1+agu2   78 w[15]
        mov edx, dword [esp + 80]         ;   742.7 agu0    78 w[8] reload
        add ecx, edx                      ;   748.0 alu2    78 w[15]
        add ecx, dword [esp + 112]        ;   749.0 alu0+agu1   78 w[15]
        mov edx, ebp                      ;   743.7 alu1    48 t1 copy
        ror edx, 0xe                      ;   744.7 alu2    48 t1
        xor edx, ebp                      ;   745.7 alu0    48 t1
        ror edx, 5                        ;   746.7 alu1    48 t1
        xor edx, ebp                      ;   747.7 alu2    48 t1
        ror edx, 6                        ;   748.7 alu0    48 t1
        add edx, dword [esp + 132]        ;   749.7 alu1+agu2   61 t1
        lea edx, [edx + ecx + 275423344]  ;   750.7 agu0    61 t1
        mov dword [esp + 132], eax        ;   746.3 agu1    78 w[14] spill
        mov eax, dword [esp + 72]         ;   746.7 agu2    51 t1
        xor eax, dword [esp + 36]         ;   749.7 alu2+agu0   51 t1
        and eax, ebp                      ;   750.7 alu0    51 t1
        xor eax, dword [esp + 36]         ;   751.7 alu1+agu1   51 t1
        add edx, eax                      ;   752.7 alu2    61 t1
        mov eax, dword [esp + 96]         ;   748.3 agu2    52 v[0]
        xor eax, esi                      ;   751.3 alu0    52 v[0]
        add edi, ebx                      ;   749.0 alu1    78 w[0]
        mov ebx, dword [esp + 92]         ;   749.3 agu0    52 v[0]
        and ebx, eax                      ;   752.3 alu2    52 v[0]
        xor ebx, dword [esp + 96]         ;   753.3 alu0+agu1   52 v[0]
        add ebx, edx                      ;   754.3 alu1    63 v[0]
        add edx, dword [esp + 104]        ;   753.7 alu2+agu2   62 v[4]
        add edi, dword [esp + 140]        ;   751.0 alu0+agu0   78 w[0]
        mov dword [esp + 104], eax        ;   752.3 agu1    52 v[0] spill
        mov eax, esi                      ;   751.7 alu1    47 v[0] copy
        ror eax, 9                        ;   752.7 alu2    47 v[0]
        xor eax, esi                      ;   753.7 alu0    47 v[0]
        ror eax, 0xb                      ;   754.7 alu1    47 v[0]
        xor eax, esi                      ;   755.7 alu2    47 v[0]
        ror eax, 2                        ;   756.7 alu0    47 v[0]
        add ebx, eax                      ;   757.7 alu1    63 v[0]
        mov eax, ecx                      ;   754.0 alu2    50 w[1] copy
        shr eax, 0xa                      ;   755.0 alu0    50 w[1]
        mov dword [esp + 92], esi         ;   754.7 agu2    63 v[1] spill
        mov esi, ecx                      ;   755.0 alu1    50 w[1] copy
        ror esi, 2                        ;   756.0 alu2    50 w[1]
        xor esi, ecx                      ;   757.0 alu0    50 w[1]
        ror esi, 0x11                     ;   758.0 alu1    50 w[1]
        xor eax, esi                      ;   759.0 alu2    50 w[1]
        mov esi, dword [esp + 100]        ;   756.7 agu0    49 w[0]
        mov dword [esp + 48], ecx         ;   757.0 agu1    78 w[15] spill
        mov ecx, edx                      ;   757.3 alu0    48 t1 copy
        ror ecx, 0xe                      ;   758.3 alu1    48 t1
        xor ecx, edx                      ;   759.3 alu2    48 t1
        ror ecx, 5                        ;   760.3 alu0    48 t1
        xor ecx, edx                      ;   761.3 alu1    48 t1
        ror ecx, 6                        ;   762.3 alu2    48 t1
        add ecx, dword [esp + 36]         ;   763.3 alu0+agu2   61 t1
        add ecx, 0x19a4c116               ;   764.3 alu1    61 t1
        mov dword [esp + 36], eax         ;   760.0 agu0    50 w[1] spill
        mov eax, dword [esp + 72]         ;   760.3 agu1    51 t1
        xor eax, ebp                      ;   763.3 alu2    51 t1
        and eax, edx                      ;   764.3 alu0    51 t1
        xor eax, dword [esp + 72]         ;   765.3 alu1+agu2   51 t1
        add ecx, eax                      ;   766.3 alu2    61 t1
        mov eax, dword [esp + 92]         ;   762.0 agu0    52 v[7]
        xor eax, ebx                      ;   765.0 alu0    52 v[7]
        mov dword [esp + 112], ebp        ;   762.7 agu1    62 v[5] spill
        mov ebp, dword [esp + 104]        ;   763.0 agu2    52 v[7]
        and ebp, eax                      ;   766.0 alu1    52 v[7]
        xor ebp, dword [esp + 92]         ;   767.0 alu2+agu0   52 v[7]
        mov dword [esp + 104], eax        ;   766.0 agu1    52 v[7] spill
        mov eax, dword [esp + 56]         ;   764.3 agu2    62 v[3]
        mov dword [esp + 56], edx         ;   764.7 agu0    62 v[4] spill
        mov edx, ebx                      ;   765.0 alu0    47 v[7] copy
        ror edx, 9                        ;   766.0 alu1    47 v[7]
        xor edx, ebx                      ;   767.0 alu2    47 v[7]
        ror edx, 0xb                      ;   768.0 alu0    47 v[7]
        xor edx, ebx                      ;   769.0 alu1    47 v[7]
        ror edx, 2                        ;   770.0 alu2    47 v[7]
        add ebp, edx                      ;   771.0 alu0    63 v[7]
        mov edx, dword [esp + 100]        ;   767.3 agu1    49 w[0]
        shr edx, 3                        ;   770.3 alu1    49 w[0]
        mov dword [esp + 116], ebx        ;   768.0 agu2    63 v[0] spill
        mov ebx, dword [esp + 100]        ;   768.3 agu0    49 w[0]
        ror ebx, 0xb                      ;   771.3 alu2    49 w[0]
        xor esi, ebx                      ;   772.3 alu0    49 w[0]
        ror esi, 7                        ;   773.3 alu1    49 w[0]
        xor edx, esi                      ;   774.3 alu2    49 w[0]
        add edi, edx                      ;   775.3 alu0    78 w[0]
        add ecx, edi                      ;   776.3 alu1    61 t1
        add eax, ecx                      ;   777.3 alu2    62 v[3]
        add ebp, ecx                      ;   777.3 alu0    63 v[7]
        mov esi, edi                      ;   776.3 alu1    50 w[2] copy
        shr esi, 0xa                      ;   777.3 alu2    50 w[2]
        mov ecx, edi                      ;   776.3 alu0    50 w[2] copy
        ror ecx, 2                        ;   777.3 alu1    50 w[2]
        xor ecx, edi                      ;   778.3 alu2    50 w[2]
        ror ecx, 0x11                     ;   779.3 alu0    50 w[2]
        xor esi, ecx                      ;   780.3 alu1    50 w[2]
        mov ecx, dword [esp + 76]         ;   774.3 agu1    49 w[1]
        shr ecx, 3                        ;   777.3 alu2    49 w[1]
        mov edx, dword [esp + 76]         ;   775.3 agu2    49 w[1]
        ror edx, 0xb                      ;   778.3 alu0    49 w[1]
        mov ebx, dword [esp + 76]         ;   776.3 agu0    78 w[2] reload
        xor edx, ebx                      ;   779.3 alu1    49 w[1]
        ror edx, 7                        ;   780.3 alu2    49 w[1]
        xor ecx, edx                      ;   781.3 alu0    49 w[1]
        add ecx, dword [esp + 36]         ;   782.3 alu1+agu1   78 w[1]
        mov edx, dword [esp + 60]         ;   778.0 agu2    78 w[10] reload
        add ecx, edx                      ;   783.3 alu2    78 w[1]
        add ecx, dword [esp + 100]        ;   784.3 alu0+agu0   78 w[1]
        mov edx, eax                      ;   779.0 alu1    48 t1 copy
        ror edx, 0xe                      ;   780.0 alu2    48 t1
        xor edx, eax                      ;   781.0 alu0    48 t1
        ror edx, 5                        ;   782.0 alu1    48 t1
        xor edx, eax                      ;   783.0 alu2    48 t1
        ror edx, 6                        ;   784.0 alu0    48 t1
        add edx, 0x1e376c08               ;   785.0 alu1    61 t1
        add edx, ecx                      ;   786.0 alu2    61 t1
        add edx, dword [esp + 72]         ;   787.0 alu0+agu1   61 t1
        mov dword [esp + 72], edi         ;   782.0 agu2    78 w[0] spill
        mov edi, dword [esp + 56]         ;   782.3 agu0    51 t1
        xor edi, dword [esp + 112]        ;   785.3 alu1+agu1   51 t1
        and edi, eax                      ;   786.3 alu2    51 t1
        xor edi, dword [esp + 112]        ;   787.3 alu0+agu2   51 t1
        add edx, edi                      ;   788.3 alu1    61 t1
        mov edi, dword [esp + 116]        ;   784.0 agu0    52 v[6]
        xor edi, ebp                      ;   787.0 alu2    52 v[6]
        add esi, ebx                      ;   784.7 alu0    78 w[2]
        mov ebx, dword [esp + 104]        ;   785.0 agu1    52 v[6]
        and ebx, edi                      ;   788.0 alu1    52 v[6]
        xor ebx, dword [esp + 116]        ;   789.0 alu2+agu2   52 v[6]
        add ebx, edx                      ;   790.0 alu0    63 v[6]
        add edx, dword [esp + 96]         ;   789.3 alu1+agu0   62 v[2]
        add esi, dword [esp + 120]        ;   786.7 alu2+agu1   78 w[2]
        mov dword [esp + 96], edi         ;   788.0 agu2    52 v[6] spill
        mov edi, ebp                      ;   787.3 alu0    47 v[6] copy
        ror edi, 9                        ;   788.3 alu1    47 v[6]
        xor edi, ebp                      ;   789.3 alu2    47 v[6]
        ror edi, 0xb                      ;   790.3 alu0    47 v[6]
        xor edi, ebp                      ;   791.3 alu1    47 v[6]
        ror edi, 2                        ;   792.3 alu2    47 v[6]
        add ebx, edi                      ;   793.3 alu0    63 v[6]
        mov edi, ecx                      ;   789.7 alu1    50 w[3] copy
        shr edi, 0xa                      ;   790.7 alu2    50 w[3]
        mov dword [esp + 104], ebp        ;   790.3 agu0    63 v[7] spill
        mov ebp, ecx                      ;   790.7 alu0    50 w[3] copy
        ror ebp, 2                        ;   791.7 alu1    50 w[3]
        xor ebp, ecx                      ;   792.7 alu2    50 w[3]
        ror ebp, 0x11                     ;   793.7 alu0    50 w[3]
        xor edi, ebp                      ;   794.7 alu1    50 w[3]
        mov ebp, dword [esp + 128]        ;   792.3 agu1    49 w[2]
        mov dword [esp + 76], ecx         ;   792.7 agu2    78 w[1] spill
        mov ecx, edx                      ;   793.0 alu2    48 t1 copy
        ror ecx, 0xe                      ;   794.0 alu0    48 t1
        xor ecx, edx                      ;   795.0 alu1    48 t1
        ror ecx, 5                        ;   796.0 alu2    48 t1
        xor ecx, edx                      ;   797.0 alu0    48 t1
        ror ecx, 6                        ;   798.0 alu1    48 t1
        add ecx, dword [esp + 112]        ;   799.0 alu2+agu0   61 t1
        add ecx, 0x2748774c               ;   800.0 alu0    61 t1
        mov dword [esp + 112], edi        ;   795.7 agu1    50 w[3] spill
        mov edi, dword [esp + 56]         ;   796.0 agu2    51 t1
        xor edi, eax                      ;   799.0 alu1    51 t1
        and edi, edx                      ;   800.0 alu2    51 t1
        xor edi, dword [esp + 56]         ;   801.0 alu0+agu0   51 t1
        add ecx, edi                      ;   802.0 alu1    61 t1
        mov edi, dword [esp + 104]        ;   797.7 agu1    52 v[5]
        xor edi, ebx                      ;   800.7 alu2    52 v[5]
        mov dword [esp + 100], eax        ;   798.3 agu2    62 v[3] spill
        mov eax, dword [esp + 96]         ;   798.7 agu0    52 v[5]
        and eax, edi                      ;   801.7 alu0    52 v[5]
        xor eax, dword [esp + 104]        ;   802.7 alu1+agu1   52 v[5]
        mov dword [esp + 96], edi         ;   801.7 agu2    52 v[5] spill
        mov edi, dword [esp + 92]         ;   800.0 agu0    62 v[1]
        mov dword [esp + 92], edx         ;   800.3 agu1    62 v[2] spill
        mov edx, ebx                      ;   800.7 alu2    47 v[5] copy
        ror edx, 9                        ;   801.7 alu0    47 v[5]
        xor edx, ebx                      ;   802.7 alu1    47 v[5]
        ror edx, 0xb                      ;   803.7 alu2    47 v[5]
        xor edx, ebx                      ;   804.7 alu0    47 v[5]
        ror edx, 2                        ;   805.7 alu1    47 v[5]
        add eax, edx                      ;   806.7 alu2    63 v[5]
        mov edx, dword [esp + 128]        ;   803.0 agu2    49 w[2]
        shr edx, 3                        ;   806.0 alu0    49 w[2]
        mov dword [esp + 36], ebx         ;   803.7 agu0    63 v[6] spill
        mov ebx, dword [esp + 128]        ;   804.0 agu1    49 w[2]
        ror ebx, 0xb                      ;   807.0 alu1    49 w[2]
        xor ebp, ebx                      ;   808.0 alu2    49 w[2]
        ror ebp, 7                        ;   809.0 alu0    49 w[2]
        xor edx, ebp                      ;   810.0 alu1    49 w[2]
        add esi, edx                      ;   811.0 alu2    78 w[2]
        add ecx, esi                      ;   812.0 alu0    61 t1
        add edi, ecx                      ;   813.0 alu1    62 v[1]
        add eax, ecx                      ;   813.0 alu2    63 v[5]
        mov ebp, esi                      ;   812.0 alu0    50 w[4] copy
        shr ebp, 0xa                      ;   813.0 alu1    50 w[4]
        mov ecx, esi                      ;   812.0 alu2    50 w[4] copy
        ror ecx, 2                        ;   813.0 alu0    50 w[4]
        xor ecx, esi                      ;   814.0 alu1    50 w[4]
        ror ecx, 0x11                     ;   815.0 alu2    50 w[4]
        xor ebp, ecx                      ;   816.0 alu0    50 w[4]
        mov ecx, dword [esp + 64]         ;   810.0 agu2    49 w[3]
        shr ecx, 3                        ;   813.0 alu1    49 w[3]
        mov edx, dword [esp + 64]         ;   811.0 agu0    49 w[3]
        ror edx, 0xb                      ;   814.0 alu2    49 w[3]
        mov ebx, dword [esp + 64]         ;   812.0 agu1    78 w[4] reload
        xor edx, ebx                      ;   815.0 alu0    49 w[3]
        ror edx, 7                        ;   816.0 alu1    49 w[3]
        xor ecx, edx                      ;   817.0 alu2    49 w[3]
        add ecx, dword [esp + 112]        ;   818.0 alu0+agu2   78 w[3]
        mov edx, dword [esp + 108]        ;   813.7 agu0    78 w[12] reload
        add ecx, edx                      ;   819.0 alu1    78 w[3]
        add ecx, dword [esp + 128]        ;   820.0 alu2+agu1   78 w[3]
        mov edx, edi                      ;   814.7 alu0    48 t1 copy
        ror edx, 0xe                      ;   815.7 alu1    48 t1
        xor edx, edi                      ;   816.7 alu2    48 t1
        ror edx, 5                        ;   817.7 alu0    48 t1
        xor edx, edi                      ;   818.7 alu1    48 t1
        ror edx, 6                        ;   819.7 alu2    48 t1
        add edx, 0x34b0bcb5               ;   820.7 alu0    61 t1
        add edx, ecx                      ;   821.7 alu1    61 t1
        add edx, dword [esp + 56]         ;   822.7 alu2+agu2   61 t1
        mov dword [esp + 56], esi         ;   817.7 agu0    78 w[2] spill
        mov esi, dword [esp + 92]         ;   818.0 agu1    51 t1
        xor esi, dword [esp + 100]        ;   821.0 alu0+agu2   51 t1
        and esi, edi                      ;   822.0 alu1    51 t1
        xor esi, dword [esp + 100]        ;   823.0 alu2+agu0   51 t1
        add edx, esi                      ;   824.0 alu0    61 t1
        mov esi, dword [esp + 36]         ;   819.7 agu1    52 v[4]
        xor esi, eax                      ;   822.7 alu1    52 v[4]
        add ebp, ebx                      ;   820.3 alu2    78 w[4]
        mov ebx, dword [esp + 96]         ;   820.7 agu2    52 v[4]
        and ebx, esi                      ;   823.7 alu0    52 v[4]
        xor ebx, dword [esp + 36]         ;   824.7 alu1+agu0   52 v[4]
        add ebx, edx                      ;   825.7 alu2    63 v[4]
        add edx, dword [esp + 116]        ;   825.0 alu0+agu1   62 v[0]
        add ebp, dword [esp + 136]        ;   822.3 alu1+agu2   78 w[4]
        mov dword [esp + 116], esi        ;   823.7 agu0    52 v[4] spill
        mov esi, eax                      ;   823.0 alu2    47 v[4] copy
        ror esi, 9                        ;   824.0 alu0    47 v[4]
        xor esi, eax                      ;   825.0 alu1    47 v[4]
        ror esi, 0xb                      ;   826.0 alu2    47 v[4]
        xor esi, eax                      ;   827.0 alu0    47 v[4]
        ror esi, 2                        ;   828.0 alu1    47 v[4]
        add ebx, esi                      ;   829.0 alu2    63 v[4]
        mov esi, ecx                      ;   825.3 alu0    50 w[5] copy
        shr esi, 0xa                      ;   826.3 alu1    50 w[5]
        mov dword [esp + 96], eax         ;   826.0 agu1    63 v[5] spill
        mov eax, ecx                      ;   826.3 alu2    50 w[5] copy
        ror eax, 2                        ;   827.3 alu0    50 w[5]
        xor eax, ecx                      ;   828.3 alu1    50 w[5]
        ror eax, 0x11                     ;   829.3 alu2    50 w[5]
        xor esi, eax                      ;   830.3 alu0    50 w[5]
        mov eax, dword [esp + 88]         ;   828.0 agu2    49 w[4]
        mov dword [esp + 64], ecx         ;   828.3 agu0    78 w[3] spill
        mov ecx, edx                      ;   828.7 alu1    48 t1 copy
        ror ecx, 0xe                      ;   829.7 alu2    48 t1
        xor ecx, edx                      ;   830.7 alu0    48 t1
        ror ecx, 5                        ;   831.7 alu1    48 t1
        xor ecx, edx                      ;   832.7 alu2    48 t1
        ror ecx, 6                        ;   833.7 alu0    48 t1
        add ecx, dword [esp + 100]        ;   834.7 alu1+agu1   61 t1
        add ecx, 0x391c0cb3               ;   835.7 alu2    61 t1
        mov dword [esp + 100], esi        ;   831.3 agu2    50 w[5] spill
        mov esi, dword [esp + 92]         ;   831.7 agu0    51 t1
        xor esi, edi                      ;   834.7 alu0    51 t1
        and esi, edx                      ;   835.7 alu1    51 t1
        xor esi, dword [esp + 92]         ;   836.7 alu2+agu1   51 t1
        add ecx, esi                      ;   837.7 alu0    61 t1
        mov esi, dword [esp + 96]         ;   833.3 agu2    52 v[3]
        xor esi, ebx                      ;   836.3 alu1    52 v[3]
        mov dword [esp + 128], edi        ;   834.0 agu0    62 v[1] spill
        mov edi, dword [esp + 116]        ;   834.3 agu1    52 v[3]
        and edi, esi                      ;   837.3 alu2    52 v[3]
        xor edi, dword [esp + 96]         ;   838.3 alu0+agu2   52 v[3]
        mov dword [esp + 116], esi        ;   837.3 agu0    52 v[3] spill
        mov esi, dword [esp + 104]        ;   835.7 agu1    62 v[7]
        mov dword [esp + 104], edx        ;   836.0 agu2    62 v[0] spill
        mov edx, ebx                      ;   836.3 alu1    47 v[3] copy
        ror edx, 9                        ;   837.3 alu2    47 v[3]
        xor edx, ebx                      ;   838.3 alu0    47 v[3]
        ror edx, 0xb                      ;   839.3 alu1    47 v[3]
        xor edx, ebx                      ;   840.3 alu2    47 v[3]
        ror edx, 2                        ;   841.3 alu0    47 v[3]
        add edi, edx                      ;   842.3 alu1    63 v[3]
        mov edx, dword [esp + 88]         ;   838.7 agu0    49 w[4]
        shr edx, 3                        ;   841.7 alu2    49 w[4]
        mov dword [esp + 112], ebx        ;   839.3 agu1    63 v[4] spill
        mov ebx, dword [esp + 88]         ;   839.7 agu2    49 w[4]
        ror ebx, 0xb                      ;   842.7 alu0    49 w[4]
        xor eax, ebx                      ;   843.7 alu1    49 w[4]
        ror eax, 7                        ;   844.7 alu2    49 w[4]
        xor edx, eax                      ;   845.7 alu0    49 w[4]
        add ebp, edx                      ;   846.7 alu1    78 w[4]
        add ecx, ebp                      ;   847.7 alu2    61 t1
        add esi, ecx                      ;   848.7 alu0    62 v[7]
        add edi, ecx                      ;   848.7 alu1    63 v[3]
        mov eax, ebp                      ;   847.7 alu2    50 w[6] copy
        shr eax, 0xa                      ;   848.7 alu0    50 w[6]
        mov ecx, ebp                      ;   847.7 alu1    50 w[6] copy
        ror ecx, 2                        ;   848.7 alu2    50 w[6]
        xor ecx, ebp                      ;   849.7 alu0    50 w[6]
        ror ecx, 0x11                     ;   850.7 alu1    50 w[6]
        xor eax, ecx                      ;   851.7 alu2    50 w[6]
        mov ecx, dword [esp + 84]         ;   845.7 agu0    49 w[5]
        shr ecx, 3                        ;   848.7 alu0    49 w[5]
        mov edx, dword [esp + 84]         ;   846.7 agu1    49 w[5]
        ror edx, 0xb                      ;   849.7 alu1    49 w[5]
        mov ebx, dword [esp + 84]         ;   847.7 agu2    78 w[6] reload
        xor edx, ebx                      ;   850.7 alu2    49 w[5]
        ror edx, 7                        ;   851.7 alu0    49 w[5]
        xor ecx, edx                      ;   852.7 alu1    49 w[5]
        add ecx, dword [esp + 100]        ;   853.7 alu2+agu0   78 w[5]
        mov edx, dword [esp + 132]        ;   849.3 agu1    78 w[14] reload
        add ecx, edx                      ;   854.7 alu0    78 w[5]
        add ecx, dword [esp + 88]         ;   855.7 alu1+agu2   78 w[5]
        mov edx, esi                      ;   850.3 alu2    48 t1 copy
        ror edx, 0xe                      ;   851.3 alu0    48 t1
        xor edx, esi                      ;   852.3 alu1    48 t1
        ror edx, 5                        ;   853.3 alu2    48 t1
        xor edx, esi                      ;   854.3 alu0    48 t1
        ror edx, 6                        ;   855.3 alu1    48 t1
        add edx, 0x4ed8aa4a               ;   856.3 alu2    61 t1
        add edx, ecx                      ;   857.3 alu0    61 t1
        add edx, dword [esp + 92]         ;   858.3 alu1+agu0   61 t1
        mov dword [esp + 92], ebp         ;   853.3 agu1    78 w[4] spill
        mov ebp, dword [esp + 104]        ;   853.7 agu2    51 t1
        xor ebp, dword [esp + 128]        ;   856.7 alu2+agu0   51 t1
        and ebp, esi                      ;   857.7 alu0    51 t1
        xor ebp, dword [esp + 128]        ;   858.7 alu1+agu1   51 t1
        add edx, ebp                      ;   859.7 alu2    61 t1
        mov ebp, dword [esp + 112]        ;   855.3 agu2    52 v[2]
        xor ebp, edi                      ;   858.3 alu0    52 v[2]
        add eax, ebx                      ;   856.0 alu1    78 w[6]
        mov ebx, dword [esp + 116]        ;   856.3 agu0    52 v[2]
        and ebx, ebp                      ;   859.3 alu2    52 v[2]
        xor ebx, dword [esp + 112]        ;   860.3 alu0+agu1   52 v[2]
        add ebx, edx                      ;   861.3 alu1    63 v[2]
        add edx, dword [esp + 36]         ;   860.7 alu2+agu2   62 v[6]
        add eax, dword [esp + 48]         ;   858.0 alu0+agu0   78 w[6]
        mov dword [esp + 36], ebp         ;   859.3 agu1    52 v[2] spill
        mov ebp, edi                      ;   858.7 alu1    47 v[2] copy
        ror ebp, 9                        ;   859.7 alu2    47 v[2]
        xor ebp, edi                      ;   860.7 alu0    47 v[2]
        ror ebp, 0xb                      ;   861.7 alu1    47 v[2]
        xor ebp, edi                      ;   862.7 alu2    47 v[2]
        ror ebp, 2                        ;   863.7 alu0    47 v[2]
        add ebx, ebp                      ;   864.7 alu1    63 v[2]
        mov ebp, ecx                      ;   861.0 alu2    50 w[7] copy
        shr ebp, 0xa                      ;   862.0 alu0    50 w[7]
        mov dword [esp + 116], edi        ;   861.7 agu2    63 v[3] spill
        mov edi, ecx                      ;   862.0 alu1    50 w[7] copy
        ror edi, 2                        ;   863.0 alu2    50 w[7]
        xor edi, ecx                      ;   864.0 alu0    50 w[7]
        ror edi, 0x11                     ;   865.0 alu1    50 w[7]
        xor ebp, edi                      ;   866.0 alu2    50 w[7]
        mov edi, dword [esp + 124]        ;   863.7 agu0    49 w[6]
        mov dword [esp + 84], ecx         ;   864.0 agu1    78 w[5] spill
        mov ecx, edx                      ;   864.3 alu0    48 t1 copy
        ror ecx, 0xe                      ;   865.3 alu1    48 t1
        xor ecx, edx                      ;   866.3 alu2    48 t1
        ror ecx, 5                        ;   867.3 alu0    48 t1
        xor ecx, edx                      ;   868.3 alu1    48 t1
        ror ecx, 6                        ;   869.3 alu2    48 t1
        add ecx, dword [esp + 128]        ;   870.3 alu0+agu2   61 t1
        add ecx, 0x5b9cca4f               ;   871.3 alu1    61 t1
        mov dword [esp + 128], ebp        ;   867.0 agu0    50 w[7] spill
        mov ebp, dword [esp + 104]        ;   867.3 agu1    51 t1
        xor ebp, esi                      ;   870.3 alu2    51 t1
        and ebp, edx                      ;   871.3 alu0    51 t1
        xor ebp, dword [esp + 104]        ;   872.3 alu1+agu2   51 t1
        add ecx, ebp                      ;   873.3 alu2    61 t1
        mov ebp, dword [esp + 116]        ;   869.0 agu0    52 v[1]
        xor ebp, ebx                      ;   872.0 alu0    52 v[1]
        mov dword [esp + 88], esi         ;   869.7 agu1    62 v[7] spill
        mov esi, dword [esp + 36]         ;   870.0 agu2    52 v[1]
        and esi, ebp                      ;   873.0 alu1    52 v[1]
        xor esi, dword [esp + 116]        ;   874.0 alu2+agu0   52 v[1]
        mov dword [esp + 36], ebp         ;   873.0 agu1    52 v[1] spill
        mov ebp, dword [esp + 96]         ;   871.3 agu2    62 v[5]
        mov dword [esp + 96], edx         ;   871.7 agu0    62 v[6] spill
        mov edx, ebx                      ;   872.0 alu0    47 v[1] copy
        ror edx, 9                        ;   873.0 alu1    47 v[1]
        xor edx, ebx                      ;   874.0 alu2    47 v[1]
        ror edx, 0xb                      ;   875.0 alu0    47 v[1]
        xor edx, ebx                      ;   876.0 alu1    47 v[1]
        ror edx, 2                        ;   877.0 alu2    47 v[1]
        add esi, edx                      ;   878.0 alu0    63 v[1]
        mov edx, dword [esp + 124]        ;   874.3 agu1    49 w[6]
        shr edx, 3                        ;   877.3 alu1    49 w[6]
        mov dword [esp + 100], ebx        ;   875.0 agu2    63 v[2] spill
        mov ebx, dword [esp + 124]        ;   875.3 agu0    49 w[6]
        ror ebx, 0xb                      ;   878.3 alu2    49 w[6]
        xor edi, ebx                      ;   879.3 alu0    49 w[6]
        ror edi, 7                        ;   880.3 alu1    49 w[6]
        xor edx, edi                      ;   881.3 alu2    49 w[6]
        add eax, edx                      ;   882.3 alu0    78 w[6]
        add ecx, eax                      ;   883.3 alu1    61 t1
        add ebp, ecx                      ;   884.3 alu2    62 v[5]
        add esi, ecx                      ;   884.3 alu0    63 v[1]
        mov edi, eax                      ;   883.3 alu1    50 w[8] copy
        shr edi, 0xa                      ;   884.3 alu2    50 w[8]
        mov ecx, eax                      ;   883.3 alu0    50 w[8] copy
        ror ecx, 2                        ;   884.3 alu1    50 w[8]
        xor ecx, eax                      ;   885.3 alu2    50 w[8]
        ror ecx, 0x11                     ;   886.3 alu0    50 w[8]
        xor edi, ecx                      ;   887.3 alu1    50 w[8]
        mov ecx, dword [esp + 80]         ;   881.3 agu1    49 w[7]
        shr ecx, 3                        ;   884.3 alu2    49 w[7]
        mov edx, dword [esp + 80]         ;   882.3 agu2    49 w[7]
        ror edx, 0xb                      ;   885.3 alu0    49 w[7]
        mov ebx, dword [esp + 80]         ;   883.3 agu0    78 w[8] reload
        xor edx, ebx                      ;   886.3 alu1    49 w[7]
        ror edx, 7                        ;   887.3 alu2    49 w[7]
        xor ecx, edx                      ;   888.3 alu0    49 w[7]
        add ecx, dword [esp + 128]        ;   889.3 alu1+agu1   78 w[7]
        mov edx, dword [esp + 72]         ;   885.0 agu2    78 w[0] reload
        add ecx, edx                      ;   890.3 alu2    78 w[7]
        add ecx, dword [esp + 124]        ;   891.3 alu0+agu0   78 w[7]
        mov edx, ebp                      ;   886.0 alu1    48 t1 copy
        ror edx, 0xe                      ;   887.0 alu2    48 t1
        xor edx, ebp                      ;   888.0 alu0    48 t1
        ror edx, 5                        ;   889.0 alu1    48 t1
        xor edx, ebp                      ;   890.0 alu2    48 t1
        ror edx, 6                        ;   891.0 alu0    48 t1
        add edx, 0x682e6ff3               ;   892.0 alu1    61 t1
        add edx, ecx                      ;   893.0 alu2    61 t1
        add edx, dword [esp + 104]        ;   894.0 alu0+agu1   61 t1
        mov dword [esp + 104], eax        ;   889.0 agu2    78 w[6] spill
        mov eax, dword [esp + 96]         ;   889.3 agu0    51 t1
        xor eax, dword [esp + 88]         ;   892.3 alu1+agu1   51 t1
        and eax, ebp                      ;   893.3 alu2    51 t1
        xor eax, dword [esp + 88]         ;   894.3 alu0+agu2   51 t1
        add edx, eax                      ;   895.3 alu1    61 t1
        mov eax, dword [esp + 100]        ;   891.0 agu0    52 v[0]
        xor eax, esi                      ;   894.0 alu2    52 v[0]
        add edi, ebx                      ;   891.7 alu0    78 w[8]
        mov ebx, dword [esp + 36]         ;   892.0 agu1    52 v[0]
        and ebx, eax                      ;   895.0 alu1    52 v[0]
        xor ebx, dword [esp + 100]        ;   896.0 alu2+agu2   52 v[0]
        add ebx, edx                      ;   897.0 alu0    63 v[0]
        add edx, dword [esp + 112]        ;   896.3 alu1+agu0   62 v[4]
        add edi, dword [esp + 76]         ;   893.7 alu2+agu1   78 w[8]
        mov dword [esp + 76], eax         ;   895.0 agu2    52 v[0] spill
        mov eax, esi                      ;   894.3 alu0    47 v[0] copy
        ror eax, 9                        ;   895.3 alu1    47 v[0]
        xor eax, esi                      ;   896.3 alu2    47 v[0]
        ror eax, 0xb                      ;   897.3 alu0    47 v[0]
        xor eax, esi                      ;   898.3 alu1    47 v[0]
        ror eax, 2                        ;   899.3 alu2    47 v[0]
        add ebx, eax                      ;   900.3 alu0    63 v[0]
        mov eax, ecx                      ;   896.7 alu1    50 w[9] copy
        shr eax, 0xa                      ;   897.7 alu2    50 w[9]
        mov dword [esp + 112], esi        ;   897.3 agu0    63 v[1] spill
        mov esi, ecx                      ;   897.7 alu0    50 w[9] copy
        ror esi, 2                        ;   898.7 alu1    50 w[9]
        xor esi, ecx                      ;   899.7 alu2    50 w[9]
        ror esi, 0x11                     ;   900.7 alu0    50 w[9]
        xor eax, esi                      ;   901.7 alu1    50 w[9]
        mov esi, dword [esp + 140]        ;   899.3 agu1    49 w[8]
        mov dword [esp + 36], ecx         ;   899.7 agu2    78 w[7] spill
        mov ecx, edx                      ;   900.0 alu2    48 t1 copy
        ror ecx, 0xe                      ;   901.0 alu0    48 t1
        xor ecx, edx                      ;   902.0 alu1    48 t1
        ror ecx, 5                        ;   903.0 alu2    48 t1
        xor ecx, edx                      ;   904.0 alu0    48 t1
        ror ecx, 6                        ;   905.0 alu1    48 t1
        add ecx, dword [esp + 88]         ;   906.0 alu2+agu0   61 t1
        add ecx, 0x748f82ee               ;   907.0 alu0    61 t1
        mov dword [esp + 88], eax         ;   902.7 agu1    50 w[9] spill
        mov eax, dword [esp + 96]         ;   903.0 agu2    51 t1
        xor eax, ebp                      ;   906.0 alu1    51 t1
        and eax, edx                      ;   907.0 alu2    51 t1
        xor eax, dword [esp + 96]         ;   908.0 alu0+agu0   51 t1
        add ecx, eax                      ;   909.0 alu1    61 t1
        mov eax, dword [esp + 112]        ;   904.7 agu1    52 v[7]
        xor eax, ebx                      ;   907.7 alu2    52 v[7]
        mov dword [esp + 80], ebp         ;   905.3 agu2    62 v[5] spill
        mov ebp, dword [esp + 76]         ;   905.7 agu0    52 v[7]
        and ebp, eax                      ;   908.7 alu0    52 v[7]
        xor ebp, dword [esp + 112]        ;   909.7 alu1+agu1   52 v[7]
        mov dword [esp + 76], eax         ;   908.7 agu2    52 v[7] spill
        mov eax, dword [esp + 116]        ;   907.0 agu0    62 v[3]
        mov dword [esp + 116], edx        ;   907.3 agu1    62 v[4] spill
        mov edx, ebx                      ;   907.7 alu2    47 v[7] copy
        ror edx, 9                        ;   908.7 alu0    47 v[7]
        xor edx, ebx                      ;   909.7 alu1    47 v[7]
        ror edx, 0xb                      ;   910.7 alu2    47 v[7]
        xor edx, ebx                      ;   911.7 alu0    47 v[7]
        ror edx, 2                        ;   912.7 alu1    47 v[7]
        add ebp, edx                      ;   913.7 alu2    63 v[7]
        mov edx, dword [esp + 140]        ;   910.0 agu2    49 w[8]
        shr edx, 3                        ;   913.0 alu0    49 w[8]
        mov dword [esp + 124], ebx        ;   910.7 agu0    63 v[0] spill
        mov ebx, dword [esp + 140]        ;   911.0 agu1    49 w[8]
        ror ebx, 0xb                      ;   914.0 alu1    49 w[8]
        xor esi, ebx                      ;   915.0 alu2    49 w[8]
        ror esi, 7                        ;   916.0 alu0    49 w[8]
        xor edx, esi                      ;   917.0 alu1    49 w[8]
        add edi, edx                      ;   918.0 alu2    78 w[8]
        add ecx, edi                      ;   919.0 alu0    61 t1
        add eax, ecx                      ;   920.0 alu1    62 v[3]
        add ebp, ecx                      ;   920.0 alu2    63 v[7]
        mov esi, edi                      ;   919.0 alu0    50 w[10] copy
        shr esi, 0xa                      ;   920.0 alu1    50 w[10]
        mov ecx, edi                      ;   919.0 alu2    50 w[10] copy
        ror ecx, 2                        ;   920.0 alu0    50 w[10]
        xor ecx, edi                      ;   921.0 alu1    50 w[10]
        ror ecx, 0x11                     ;   922.0 alu2    50 w[10]
        xor esi, ecx                      ;   923.0 alu0    50 w[10]
        mov ecx, dword [esp + 60]         ;   917.0 agu2    49 w[9]
        shr ecx, 3                        ;   920.0 alu1    49 w[9]
        mov edx, dword [esp + 60]         ;   918.0 agu0    49 w[9]
        ror edx, 0xb                      ;   921.0 alu2    49 w[9]
        mov ebx, dword [esp + 60]         ;   919.0 agu1    78 w[10] reload
        xor edx, ebx                      ;   922.0 alu0    49 w[9]
        ror edx, 7                        ;   923.0 alu1    49 w[9]
        xor ecx, edx                      ;   924.0 alu2    49 w[9]
        add ecx, dword [esp + 88]         ;   925.0 alu0+agu2   78 w[9]
        add ecx, dword [esp + 56]         ;   926.0 alu1+agu0   78 w[9]
        add ecx, dword [esp + 140]        ;   927.0 alu2+agu1   78 w[9]
        mov edx, eax                      ;   921.3 alu0    48 t1 copy
        ror edx, 0xe                      ;   922.3 alu1    48 t1
        xor edx, eax                      ;   923.3 alu2    48 t1
        ror edx, 5                        ;   924.3 alu0    48 t1
        xor edx, eax                      ;   925.3 alu1    48 t1
        ror edx, 6                        ;   926.3 alu2    48 t1
        add edx, 0x78a5636f               ;   927.3 alu0    61 t1
        add edx, ecx                      ;   928.3 alu1    61 t1
        add edx, dword [esp + 96]         ;   929.3 alu2+agu2   61 t1
        mov dword [esp + 96], edi         ;   924.3 agu0    78 w[8] spill
        mov edi, dword [esp + 116]        ;   924.7 agu1    51 t1
        xor edi, dword [esp + 80]         ;   927.7 alu0+agu2   51 t1
        and edi, eax                      ;   928.7 alu1    51 t1
        xor edi, dword [esp + 80]         ;   929.7 alu2+agu0   51 t1
        add edx, edi                      ;   930.7 alu0    61 t1
        mov edi, dword [esp + 124]        ;   926.3 agu1    52 v[6]
        xor edi, ebp                      ;   929.3 alu1    52 v[6]
        add esi, ebx                      ;   927.0 alu2    78 w[10]
        mov ebx, dword [esp + 76]         ;   927.3 agu2    52 v[6]
        and ebx, edi                      ;   930.3 alu0    52 v[6]
        xor ebx, dword [esp + 124]        ;   931.3 alu1+agu0   52 v[6]
        add ebx, edx                      ;   932.3 alu2    63 v[6]
        add edx, dword [esp + 100]        ;   931.7 alu0+agu1   62 v[2]
        add esi, dword [esp + 64]         ;   929.0 alu1+agu2   78 w[10]
        mov dword [esp + 64], edi         ;   930.3 agu0    52 v[6] spill
        mov edi, ebp                      ;   929.7 alu2    47 v[6] copy
        ror edi, 9                        ;   930.7 alu0    47 v[6]
        xor edi, ebp                      ;   931.7 alu1    47 v[6]
        ror edi, 0xb                      ;   932.7 alu2    47 v[6]
        xor edi, ebp                      ;   933.7 alu0    47 v[6]
        ror edi, 2                        ;   934.7 alu1    47 v[6]
        add ebx, edi                      ;   935.7 alu2    63 v[6]
        mov edi, ecx                      ;   932.0 alu0    50 w[11] copy
        shr edi, 0xa                      ;   933.0 alu1    50 w[11]
        mov dword [esp + 100], ebp        ;   932.7 agu1    63 v[7] spill
        mov ebp, ecx                      ;   933.0 alu2    50 w[11] copy
        ror ebp, 2                        ;   934.0 alu0    50 w[11]
        xor ecx, ebp                      ;   935.0 alu1    50 w[11]
        ror ecx, 0x11                     ;   936.0 alu2    50 w[11]
        xor edi, ecx                      ;   937.0 alu0    50 w[11]
        mov ebp, dword [esp + 120]        ;   934.7 agu2    49 w[10]
        shr ebp, 3                        ;   937.7 alu1    49 w[10]
        mov ecx, dword [esp + 120]        ;   935.3 agu0    49 w[10]
        mov dword [esp + 76], edi         ;   938.0 agu1    50 w[11] spill
        mov edi, edx                      ;   936.0 alu2    48 t1 copy
        ror edi, 0xe                      ;   937.0 alu0    48 t1
        xor edi, edx                      ;   938.0 alu1    48 t1
        ror edi, 5                        ;   939.0 alu2    48 t1
        xor edi, edx                      ;   940.0 alu0    48 t1
        ror edi, 6                        ;   941.0 alu1    48 t1
        add edi, dword [esp + 80]         ;   942.0 alu2+agu2   61 t1
        add edi, 0x84c87814               ;   943.0 alu0    61 t1
        mov dword [esp + 80], ebx         ;   938.7 agu0    63 v[6] spill
        mov ebx, dword [esp + 116]        ;   939.0 agu1    51 t1
        xor ebx, eax                      ;   942.0 alu1    51 t1
        and ebx, edx                      ;   943.0 alu2    51 t1
        xor ebx, dword [esp + 116]        ;   944.0 alu0+agu2   51 t1
        add edi, ebx                      ;   945.0 alu1    61 t1
        mov ebx, dword [esp + 80]         ;   940.7 agu0    52 v[5]
        xor ebx, dword [esp + 100]        ;   943.7 alu2+agu1   52 v[5]
        mov dword [esp + 60], eax         ;   941.3 agu2    62 v[3] spill
        mov eax, dword [esp + 64]         ;   941.7 agu0    52 v[5]
        and eax, ebx                      ;   944.7 alu0    52 v[5]
        xor eax, dword [esp + 100]        ;   945.7 alu1+agu1   52 v[5]
        mov dword [esp + 64], ebx         ;   944.7 agu2    52 v[5] spill
        mov ebx, dword [esp + 112]        ;   943.0 agu0    62 v[1]
        mov dword [esp + 112], edx        ;   943.3 agu1    62 v[2] spill
        mov edx, dword [esp + 80]         ;   943.7 agu2    47 v[5]
        mov dword [esp + 140], eax        ;   946.7 agu0    63 v[5] spill
        mov eax, dword [esp + 120]        ;   944.3 agu1    49 w[10]
        ror eax, 0xb                      ;   947.3 alu2    49 w[10]
        xor ecx, eax                      ;   948.3 alu0    49 w[10]
        ror ecx, 7                        ;   949.3 alu1    49 w[10]
        xor ebp, ecx                      ;   950.3 alu2    49 w[10]
        add esi, ebp                      ;   951.3 alu0    78 w[10]
        add edi, esi                      ;   952.3 alu1    61 t1
        add ebx, edi                      ;   953.3 alu2    62 v[1]
        mov ebp, dword [esp + 80]         ;   947.0 agu2    47 v[5]
        ror ebp, 9                        ;   950.0 alu0    47 v[5]
        xor edx, ebp                      ;   951.0 alu1    47 v[5]
        ror edx, 0xb                      ;   952.0 alu2    47 v[5]
        mov ebp, dword [esp + 80]         ;   948.3 agu0    63 v[6] reload
        xor edx, ebp                      ;   953.0 alu0    47 v[5]
        ror edx, 2                        ;   954.0 alu1    47 v[5]
        mov eax, dword [esp + 140]        ;   949.3 agu1    63 v[5] reload
        add eax, edi                      ;   953.3 alu2    63 v[5]
        add eax, edx                      ;   955.0 alu0    63 v[5]
        mov edi, esi                      ;   952.3 alu1    50 w[12] copy
        shr edi, 0xa                      ;   953.3 alu2    50 w[12]
        mov ecx, esi                      ;   952.3 alu0    50 w[12] copy
        ror ecx, 2                        ;   953.3 alu1    50 w[12]
        xor esi, ecx                      ;   954.3 alu2    50 w[12]
        ror esi, 0x11                     ;   955.3 alu0    50 w[12]
        xor edi, esi                      ;   956.3 alu1    50 w[12]
        mov esi, dword [esp + 108]        ;   952.7 agu2    49 w[11]
        shr esi, 3                        ;   955.7 alu2    49 w[11]
        mov ecx, dword [esp + 108]        ;   953.3 agu0    49 w[11]
        ror ecx, 0xb                      ;   956.3 alu0    49 w[11]
        mov edx, dword [esp + 108]        ;   954.0 agu1    78 w[12] reload
        xor ecx, edx                      ;   957.3 alu1    49 w[11]
        ror ecx, 7                        ;   958.3 alu2    49 w[11]
        xor esi, ecx                      ;   959.3 alu0    49 w[11]
        add esi, dword [esp + 76]         ;   960.3 alu1+agu2   78 w[11]
        add esi, dword [esp + 92]         ;   961.3 alu2+agu0   78 w[11]
        add esi, dword [esp + 120]        ;   962.3 alu0+agu1   78 w[11]
        mov ecx, ebx                      ;   956.3 alu1    48 t1 copy
        ror ecx, 0xe                      ;   957.3 alu2    48 t1
        xor ecx, ebx                      ;   958.3 alu0    48 t1
        ror ecx, 5                        ;   959.3 alu1    48 t1
        xor ecx, ebx                      ;   960.3 alu2    48 t1
        ror ecx, 6                        ;   961.3 alu0    48 t1
        add ecx, 0x8cc70208               ;   962.3 alu1    61 t1
        add ecx, esi                      ;   963.3 alu2    61 t1
        add ecx, dword [esp + 116]        ;   964.3 alu0+agu2   61 t1
        mov edx, dword [esp + 112]        ;   959.3 agu0    51 t1
        xor edx, dword [esp + 60]         ;   962.3 alu1+agu1   51 t1
        and edx, ebx                      ;   963.3 alu2    51 t1
        xor edx, dword [esp + 60]         ;   964.3 alu0+agu2   51 t1
        add ecx, edx                      ;   965.3 alu1    61 t1
        mov edx, ebp                      ;   961.0 alu2    52 v[4] copy
        xor edx, eax                      ;   962.0 alu0    52 v[4]
        add edi, dword [esp + 84]         ;   961.7 alu1+agu0   78 w[12]
        add edi, dword [esp + 108]        ;   962.7 alu2+agu1   78 w[12]
        mov dword [esp + 108], ebx        ;   962.3 agu2    62 v[1] spill
        mov ebx, dword [esp + 64]         ;   962.7 agu0    52 v[4]
        and ebx, edx                      ;   965.7 alu0    52 v[4]
        xor ebx, ebp                      ;   966.7 alu1    52 v[4]
        add ebx, ecx                      ;   967.7 alu2    63 v[4]
        add ecx, dword [esp + 124]        ;   966.3 alu0+agu1   62 v[0]
        mov ebp, eax                      ;   964.3 alu1    47 v[4] copy
        ror ebp, 9                        ;   965.3 alu2    47 v[4]
        xor ebp, eax                      ;   966.3 alu0    47 v[4]
        ror ebp, 0xb                      ;   967.3 alu1    47 v[4]
        xor ebp, eax                      ;   968.3 alu2    47 v[4]
        ror ebp, 2                        ;   969.3 alu0    47 v[4]
        add ebx, ebp                      ;   970.3 alu1    63 v[4]
        mov ebp, esi                      ;   966.7 alu2    50 w[13] copy
        shr ebp, 0xa                      ;   967.7 alu0    50 w[13]
        mov dword [esp + 124], eax        ;   967.3 agu2    63 v[5] spill
        mov eax, esi                      ;   967.7 alu1    50 w[13] copy
        ror eax, 2                        ;   968.7 alu2    50 w[13]
        xor esi, eax                      ;   969.7 alu0    50 w[13]
        ror esi, 0x11                     ;   970.7 alu1    50 w[13]
        xor ebp, esi                      ;   971.7 alu2    50 w[13]
        mov esi, dword [esp + 136]        ;   969.3 agu0    49 w[12]
        shr esi, 3                        ;   972.3 alu0    49 w[12]
        mov eax, dword [esp + 136]        ;   970.0 agu1    49 w[12]
        mov dword [esp + 64], ebp         ;   972.7 agu2    50 w[13] spill
        mov ebp, ecx                      ;   970.7 alu1    48 t1 copy
        ror ebp, 0xe                      ;   971.7 alu2    48 t1
        xor ebp, ecx                      ;   972.7 alu0    48 t1
        ror ebp, 5                        ;   973.7 alu1    48 t1
        xor ebp, ecx                      ;   974.7 alu2    48 t1
        ror ebp, 6                        ;   975.7 alu0    48 t1
        add ebp, dword [esp + 60]         ;   976.7 alu1+agu0   61 t1
        add ebp, 0x90befffa               ;   977.7 alu2    61 t1
        mov dword [esp + 60], ebx         ;   973.3 agu1    63 v[4] spill
        mov ebx, dword [esp + 108]        ;   973.7 agu2    51 t1
        xor ebx, dword [esp + 112]        ;   976.7 alu0+agu0   51 t1
        and ebx, ecx                      ;   977.7 alu1    51 t1
        xor ebx, dword [esp + 112]        ;   978.7 alu2+agu1   51 t1
        add ebp, ebx                      ;   979.7 alu0    61 t1
        mov ebx, dword [esp + 60]         ;   975.3 agu2    52 v[3]
        xor ebx, dword [esp + 124]        ;   978.3 alu1+agu0   52 v[3]
        and edx, ebx                      ;   979.3 alu2    52 v[3]
        xor edx, dword [esp + 124]        ;   980.3 alu0+agu1   52 v[3]
        mov dword [esp + 84], ebx         ;   979.3 agu2    52 v[3] spill
        mov ebx, dword [esp + 100]        ;   977.0 agu0    62 v[7]
        mov dword [esp + 100], ecx        ;   977.3 agu1    62 v[0] spill
        mov ecx, dword [esp + 60]         ;   977.7 agu2    47 v[3]
        mov dword [esp + 116], edx        ;   981.3 agu0    63 v[3] spill
        mov edx, dword [esp + 136]        ;   978.3 agu1    49 w[12]
        ror edx, 0xb                      ;   981.3 alu1    49 w[12]
        xor eax, edx                      ;   982.3 alu2    49 w[12]
        ror eax, 7                        ;   983.3 alu0    49 w[12]
        xor esi, eax                      ;   984.3 alu1    49 w[12]
        add edi, esi                      ;   985.3 alu2    78 w[12]
        add ebp, edi                      ;   986.3 alu0    61 t1
        add ebx, ebp                      ;   987.3 alu1    62 v[7]
        mov esi, dword [esp + 60]         ;   981.0 agu2    47 v[3]
        ror esi, 9                        ;   984.0 alu2    47 v[3]
        xor ecx, esi                      ;   985.0 alu0    47 v[3]
        ror ecx, 0xb                      ;   986.0 alu1    47 v[3]
        mov esi, dword [esp + 60]         ;   982.3 agu0    63 v[4] reload
        xor ecx, esi                      ;   987.0 alu2    47 v[3]
        ror ecx, 2                        ;   988.0 alu0    47 v[3]
        mov eax, dword [esp + 116]        ;   983.3 agu1    63 v[3] reload
        add eax, ebp                      ;   987.3 alu1    63 v[3]
        add eax, ecx                      ;   989.0 alu2    63 v[3]
        mov ebp, dword [esp + 132]        ;   984.3 agu2    49 w[13]
        shr ebp, 3                        ;   987.3 alu0    49 w[13]
        mov ecx, dword [esp + 132]        ;   985.0 agu0    49 w[13]
        ror ecx, 0xb                      ;   988.0 alu1    49 w[13]
        mov edx, dword [esp + 132]        ;   985.7 agu1    78 w[14] reload
        xor ecx, edx                      ;   989.0 alu2    49 w[13]
        ror ecx, 7                        ;   990.0 alu0    49 w[13]
        xor ebp, ecx                      ;   991.0 alu1    49 w[13]
        add ebp, dword [esp + 64]         ;   992.0 alu2+agu2   78 w[13]
        add ebp, dword [esp + 104]        ;   993.0 alu0+agu0   78 w[13]
        add ebp, dword [esp + 136]        ;   994.0 alu1+agu1   78 w[13]
        mov ecx, ebx                      ;   988.3 alu2    48 t1 copy
        ror ecx, 0xe                      ;   989.3 alu0    48 t1
        xor ecx, ebx                      ;   990.3 alu1    48 t1
        ror ecx, 5                        ;   991.3 alu2    48 t1
        xor ecx, ebx                      ;   992.3 alu0    48 t1
        ror ecx, 6                        ;   993.3 alu1    48 t1
        add ecx, 0xa4506ceb               ;   994.3 alu2    61 t1
        add ecx, ebp                      ;   995.3 alu0    61 t1
        add ecx, dword [esp + 112]        ;   996.3 alu1+agu2   61 t1
        mov edx, dword [esp + 100]        ;   991.0 agu0    51 t1
        xor edx, dword [esp + 108]        ;   994.0 alu2+agu1   51 t1
        and edx, ebx                      ;   995.0 alu0    51 t1
        xor edx, dword [esp + 108]        ;   996.0 alu1+agu2   51 t1
        add ecx, edx                      ;   997.3 alu2    61 t1
        mov edx, esi                      ;   992.7 alu0    52 v[2] copy
        xor edx, eax                      ;   993.7 alu1    52 v[2]
        mov dword [esp + 112], ebp        ;   995.0 agu0    78 w[13] spill
        mov ebp, dword [esp + 40]         ;   993.7 agu1    82 h
        add ebp, esi                      ;   996.7 alu2    82 h
        mov dword [esp + 60], ebp         ;   997.7 agu2    82 h spill
        mov ebp, dword [esp + 84]         ;   994.7 agu0    52 v[2]
        and ebp, edx                      ;   997.7 alu0    52 v[2]
        xor esi, ebp                      ;   998.7 alu1    52 v[2]
        lea esi, [ecx + esi]              ;   999.7 agu1    63 v[2]
        add ecx, dword [esp + 80]         ;   998.3 alu2+agu2   62 v[6]
        mov ebp, eax                      ;   996.3 alu0    47 v[2] copy
        ror ebp, 9                        ;   997.3 alu1    47 v[2]
        xor ebp, eax                      ;   998.3 alu2    47 v[2]
        ror ebp, 0xb                      ;   999.3 alu0    47 v[2]
        xor ebp, eax                      ;  1000.3 alu1    47 v[2]
        ror ebp, 2                        ;  1001.3 alu2    47 v[2]
        add esi, ebp                      ;  1002.3 alu0    63 v[2]
        mov ebp, edi                      ;   998.7 alu1    50 w[14] copy
        shr ebp, 0xa                      ;   999.7 alu2    50 w[14]
        mov dword [esp + 80], eax         ;   999.3 agu0    63 v[3] spill
        mov eax, edi                      ;   999.7 alu0    50 w[14] copy
        ror eax, 2                        ;  1000.7 alu1    50 w[14]
        xor edi, eax                      ;  1001.7 alu2    50 w[14]
        ror edi, 0x11                     ;  1002.7 alu0    50 w[14]
        xor ebp, edi                      ;  1003.7 alu1    50 w[14]
        mov edi, dword [esp + 48]         ;  1001.3 agu1    49 w[14]
        shr edi, 3                        ;  1004.3 alu2    49 w[14]
        mov eax, dword [esp + 48]         ;  1002.0 agu2    49 w[14]
        add ebp, dword [esp + 108]        ;  1004.7 alu0+agu0   61 t1
        add ebp, dword [esp + 36]         ;  1005.7 alu1+agu1   61 t1
        add ebp, dword [esp + 132]        ;  1006.7 alu2+agu2   61 t1
        add ebp, 0xbef9a3f7               ;  1007.7 alu0    61 t1
        mov dword [esp + 132], esi        ;  1003.7 agu0    63 v[2] spill
        mov esi, ecx                      ;  1004.0 alu1    48 t1 copy
        ror esi, 0xe                      ;  1005.0 alu2    48 t1
        xor esi, ecx                      ;  1006.0 alu0    48 t1
        ror esi, 5                        ;  1007.0 alu1    48 t1
        xor esi, ecx                      ;  1008.0 alu2    48 t1
        ror esi, 6                        ;  1009.0 alu0    48 t1
        add ebp, esi                      ;  1010.0 alu1    61 t1
        mov esi, dword [esp + 100]        ;  1006.3 agu1    51 t1
        xor esi, ebx                      ;  1009.3 alu2    51 t1
        and esi, ecx                      ;  1010.3 alu0    51 t1
        xor esi, dword [esp + 100]        ;  1011.3 alu1+agu2   51 t1
        add ebp, esi                      ;  1012.3 alu2    61 t1
        mov esi, dword [esp + 132]        ;  1008.0 agu0    52 v[1]
        xor esi, dword [esp + 80]         ;  1011.0 alu0+agu1   52 v[1]
        and edx, esi                      ;  1012.0 alu1    52 v[1]
        xor edx, dword [esp + 80]         ;  1013.0 alu2+agu2   52 v[1]
        mov dword [esp + 36], esi         ;  1012.0 agu0    52 v[1] spill
        mov esi, dword [esp + 124]        ;  1009.7 agu1    62 v[5]
        mov dword [esp + 124], ebx        ;  1010.0 agu2    62 v[7] spill
        mov ebx, dword [esp + 132]        ;  1010.3 agu0    47 v[1]
        mov dword [esp + 108], ecx        ;  1010.7 agu1    62 v[6] spill
        mov ecx, dword [esp + 132]        ;  1011.0 agu2    47 v[1]
        mov dword [esp + 84], edx         ;  1014.0 agu0    63 v[1] spill
        mov edx, dword [esp + 48]         ;  1011.7 agu1    49 w[14]
        ror edx, 0xb                      ;  1014.7 alu0    49 w[14]
        xor eax, edx                      ;  1015.7 alu1    49 w[14]
        ror eax, 7                        ;  1016.7 alu2    49 w[14]
        xor edi, eax                      ;  1017.7 alu0    49 w[14]
        add ebp, edi                      ;  1018.7 alu1    61 t1
        add esi, ebp                      ;  1019.7 alu2    62 v[5]
        mov edi, dword [esp + 132]        ;  1014.0 agu2    47 v[1]
        ror edi, 9                        ;  1017.0 alu0    47 v[1]
        xor ebx, edi                      ;  1018.0 alu1    47 v[1]
        ror ebx, 0xb                      ;  1019.0 alu2    47 v[1]
        xor ecx, ebx                      ;  1020.0 alu0    47 v[1]
        ror ecx, 2                        ;  1021.0 alu1    47 v[1]
        mov edi, dword [esp + 84]         ;  1016.0 agu0    63 v[1] reload
        add edi, ebp                      ;  1019.7 alu2    63 v[1]
        add edi, ecx                      ;  1022.0 alu0    63 v[1]
        mov ebp, dword [esp + 112]        ;  1017.0 agu1    50 w[15]
        shr ebp, 0xa                      ;  1020.0 alu1    50 w[15]
        mov eax, dword [esp + 112]        ;  1017.7 agu2    50 w[15]
        ror eax, 2                        ;  1020.7 alu2    50 w[15]
        xor eax, dword [esp + 112]        ;  1021.7 alu0+agu0   50 w[15]
        ror eax, 0x11                     ;  1022.7 alu1    50 w[15]
        xor ebp, eax                      ;  1023.7 alu2    50 w[15]
        mov eax, dword [esp + 72]         ;  1019.3 agu1    49 w[15]
        shr eax, 3                        ;  1022.3 alu0    49 w[15]
        mov ecx, dword [esp + 72]         ;  1020.0 agu2    49 w[15]
        ror ecx, 0xb                      ;  1023.0 alu1    49 w[15]
        xor ecx, dword [esp + 72]         ;  1024.0 alu2+agu0   49 w[15]
        ror ecx, 7                        ;  1025.0 alu0    49 w[15]
        xor eax, ecx                      ;  1026.0 alu1    49 w[15]
        mov ecx, esi                      ;  1021.7 alu2    48 t1 copy
        ror ecx, 0xe                      ;  1022.7 alu0    48 t1
        xor ecx, esi                      ;  1023.7 alu1    48 t1
        ror ecx, 5                        ;  1024.7 alu2    48 t1
        xor ecx, esi                      ;  1025.7 alu0    48 t1
        ror ecx, 6                        ;  1026.7 alu1    48 t1
        mov edx, dword [esp + 108]        ;  1023.7 agu1    51 t1
        mov ebx, dword [esp + 124]        ;  1024.0 agu2    62 v[7] reload
        xor edx, ebx                      ;  1027.0 alu2    51 t1
        and edx, esi                      ;  1028.0 alu0    51 t1
        xor edx, ebx                      ;  1029.0 alu1    51 t1
        lea ebp, [ebp + eax - 965641998]  ;  1027.0 agu0    61 t1
        add ebp, ecx                      ;  1029.0 alu2    61 t1
        add ebp, edx                      ;  1030.0 alu0    61 t1
        add ebp, dword [esp + 100]        ;  1031.0 alu1+agu1   61 t1
        add ebp, dword [esp + 96]         ;  1032.0 alu2+agu2   61 t1
        add ebp, dword [esp + 48]         ;  1033.0 alu0+agu0   61 t1
        mov eax, edi                      ;  1027.3 alu1    47 v[0] copy
        ror eax, 9                        ;  1028.3 alu2    47 v[0]
        xor eax, edi                      ;  1029.3 alu0    47 v[0]
        ror eax, 0xb                      ;  1030.3 alu1    47 v[0]
        xor eax, edi                      ;  1031.3 alu2    47 v[0]
        ror eax, 2                        ;  1032.3 alu0    47 v[0]
        mov ecx, dword [esp + 132]        ;  1029.3 agu1    52 v[0]
        xor ecx, edi                      ;  1032.3 alu1    52 v[0]
        and ecx, dword [esp + 36]         ;  1033.3 alu2+agu2   52 v[0]
        mov edx, dword [esp + 132]        ;  1030.3 agu0    63 v[2] reload
        xor ecx, edx                      ;  1034.3 alu0    52 v[0]
        add eax, ecx                      ;  1035.3 alu1    82 h
        add eax, ebp                      ;  1036.3 alu2    82 h
        add eax, dword [esp + 52]         ;  1037.3 alu0+agu1   82 h
        add edi, dword [esp + 68]         ;  1032.0 alu1+agu2   82 h
        add edx, dword [esp + 8]          ;  1033.3 alu2+agu0   82 h
        mov dword [esp + 8], edx          ;  1034.3 agu1    82 h
        mov ecx, dword [esp + 60]         ;  1033.0 agu2    82 h reload
        add ecx, ebp                      ;  1036.0 alu0    82 h
        mov ebp, dword [esp + 80]         ;  1033.7 agu0    82 h
        add ebp, dword [esp + 12]         ;  1036.7 alu1+agu1   82 h
        mov dword [esp + 12], ebp         ;  1037.7 agu2    82 h
        add esi, dword [esp + 20]         ;  1034.7 alu2+agu0   82 h
        mov dword [esp + 20], esi         ;  1035.7 agu1    82 h
        mov esi, dword [esp + 108]        ;  1035.3 agu2    82 h
        add esi, dword [esp + 24]         ;  1038.3 alu0+agu0   82 h
        mov dword [esp + 24], esi         ;  1039.3 agu1    82 h
        add ebx, dword [esp + 28]         ;  1036.3 alu1+agu2   82 h
        mov dword [esp + 28], ebx         ;  1037.3 agu0    82 h
        mov esi, dword [esp + 44]         ;  1037.0 agu1    68 blocks
        add esi, 0x40                     ;  1040.0 alu2    68 blocks
        cmp esi, dword [esp + 32]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 168], esi        ;                    resident
        mov dword [esp + 16], ecx         ;                    resident
        mov dword [esp + 0], eax          ;                    resident
        mov dword [esp + 4], edi          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    68 blocks reload
        mov edi, dword [esp + 164]        ;     0.3 agu1    68 blocks reload
        mov dword [edi], esi              ;     3.0 agu2    68 blocks
        mov esi, dword [esp + 4]          ;     1.0 agu0    68 blocks reload
        mov dword [edi + 4], esi          ;     4.0 agu1    68 blocks
        mov esi, dword [esp + 8]          ;     1.7 agu2    68 blocks reload
        mov dword [edi + 8], esi          ;     4.7 agu0    68 blocks
        mov esi, dword [esp + 12]         ;     2.3 agu1    68 blocks reload
        mov dword [edi + 12], esi         ;     5.3 agu2    68 blocks
        mov esi, dword [esp + 16]         ;     3.0 agu0    68 blocks reload
        mov dword [edi + 16], esi         ;     6.0 agu1    68 blocks
        mov esi, dword [esp + 20]         ;     3.7 agu2    68 blocks reload
        mov dword [edi + 20], esi         ;     6.7 agu0    68 blocks
        mov esi, dword [esp + 24]         ;     4.3 agu1    68 blocks reload
        mov dword [edi + 24], esi         ;     7.3 agu2    68 blocks
        mov esi, dword [esp + 28]         ;     5.0 agu0    68 blocks reload
        mov dword [edi + 28], esi         ;     8.0 agu1    68 blocks
        add esp, 0x90                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
