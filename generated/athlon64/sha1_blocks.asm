; sha1_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 5560ef1f57ee27d7); do not edit:
;   ./cw build sha1_blocks --cpu athlon64
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 7.3; bounds: width 5.0, ports 4.7, path 3.0
;   blocks: 1257 uops, planned 423.3; bounds: width 419.0, ports 349.3, path 163.0
;   body.2: 11 uops, planned 6.0; bounds: width 3.7, ports 3.7, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global sha1_blocks

        section .text
        align 16
sha1_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x60                     ;                    frame
        mov esi, dword [esp + 116]        ;     0.0 agu0    16 h reload
        mov edi, dword [esi]              ;     3.0 agu1    16 h
        mov ebp, dword [esi + 4]          ;     3.0 agu2    16 h
        mov eax, dword [esi + 8]          ;     3.0 agu0    16 h
        mov ecx, dword [esi + 12]         ;     3.0 agu1    16 h
        mov edx, dword [esi + 16]         ;     3.0 agu2    16 h
        mov dword [esp + 0], edi          ;     6.0 agu0    16 h
        mov edi, dword [esp + 124]        ;     2.3 agu1    16 h
        shl edi, 6                        ;     5.3 alu0    16 h
        mov dword [esp + 4], ebp          ;     6.0 agu2    16 h
        mov dword [esp + 8], eax          ;     6.0 agu0    16 h
        mov dword [esp + 12], ecx         ;     6.0 agu1    16 h
        mov dword [esp + 16], edx         ;     6.0 agu2    16 h
        add edi, dword [esp + 120]        ;     6.3 alu1+agu0   16 h
        mov dword [esp + 20], edi         ;     7.3 agu1    16 h
        cmp dword [esp + 124], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 120]        ;                    resident
        mov edi, dword [esp + 8]          ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]              ;     0.0 agu0    22 w[0]
        bswap ebp                         ;     3.0 alu0    22 w[0]
        mov eax, dword [esp + 0]          ;     0.7 agu1    27 v[4]
        rol eax, 5                        ;     3.7 alu1    27 v[4]
        lea eax, [eax + ebp + 1518500249] ;     4.7 agu2    27 v[4]
        mov ecx, dword [esp + 16]         ;     1.7 agu0    19 v[4] reload
        add eax, ecx                      ;     6.7 alu2    27 v[4]
        mov edx, dword [esi + 4]          ;     2.3 agu1    22 w[1]
        bswap edx                         ;     5.3 alu0    22 w[1]
        mov ebx, edi                      ;     3.0 alu1     6 v[4] copy
        xor ebx, dword [esp + 12]         ;     4.0 alu2+agu2    6 v[4]
        and ebx, dword [esp + 4]          ;     5.0 alu0+agu0    6 v[4]
        xor ebx, dword [esp + 12]         ;     6.0 alu1+agu1    6 v[4]
        add eax, ebx                      ;     7.7 alu2    27 v[4]
        mov ebx, eax                      ;     8.7 alu0    27 v[3] copy
        rol ebx, 5                        ;     9.7 alu1    27 v[3]
        lea ebx, [ebx + edx + 1518500249] ;    10.7 agu2    27 v[3]
        add ebx, dword [esp + 12]         ;    12.7 alu2+agu0   27 v[3]
        mov ecx, dword [esi + 8]          ;     6.0 agu1    22 w[2]
        bswap ecx                         ;     9.0 alu0    22 w[2]
        mov dword [esp + 24], edx         ;     6.7 agu2    22 w[1] spill
        mov edx, edi                      ;     7.0 alu1     6 v[3] copy
        mov dword [esp + 28], ebp         ;     7.3 agu0    22 w[0] spill
        mov ebp, eax                      ;     8.7 alu2     6 v[2] copy
        rol eax, 0x1e                     ;     8.7 alu0    28 v[4]
        mov dword [esp + 32], eax         ;     9.7 agu1    28 v[4] spill
        mov eax, edi                      ;     8.7 alu1     6 v[3] copy
        mov dword [esp + 36], esi         ;     9.0 agu2    22 w[0] spill
        lea esi, [ecx + edi + 1518500249] ;    10.0 agu0    27 v[2]
        mov dword [esp + 40], edi         ;     9.7 agu1    19 v[2] spill
        mov edi, dword [esp + 32]         ;    10.0 agu2     6 v[1]
        mov dword [esp + 44], ecx         ;    10.3 agu0    22 w[2] spill
        mov ecx, dword [esp + 4]          ;    10.7 agu1    28 v[1]
        rol ecx, 0x1e                     ;    13.7 alu2    28 v[1]
        xor edx, ecx                      ;    14.7 alu0     6 v[3]
        and edx, dword [esp + 0]          ;    15.7 alu1+agu2    6 v[3]
        xor eax, edx                      ;    16.7 alu2     6 v[3]
        add ebx, eax                      ;    17.7 alu0    27 v[3]
        mov eax, dword [esp + 0]          ;    12.7 agu0    28 v[0]
        rol eax, 0x1e                     ;    15.7 alu1    28 v[0]
        mov edx, ebx                      ;    18.7 alu2    27 v[2] copy
        rol edx, 5                        ;    19.7 alu0    27 v[2]
        add esi, edx                      ;    20.7 alu1    27 v[2]
        mov edx, ecx                      ;    14.7 alu2     6 v[2] copy
        xor edx, eax                      ;    16.7 alu0     6 v[2]
        and ebp, edx                      ;    17.7 alu1     6 v[2]
        xor ebp, ecx                      ;    18.7 alu2     6 v[2]
        add esi, ebp                      ;    21.7 alu0    27 v[2]
        xor edi, eax                      ;    16.7 alu1     6 v[1]
        and edi, ebx                      ;    18.7 alu2     6 v[1]
        mov ebp, esi                      ;    22.7 alu0    27 v[1] copy
        rol ebp, 5                        ;    23.7 alu1    27 v[1]
        rol ebx, 0x1e                     ;    18.7 alu2    28 v[3]
        xor edi, eax                      ;    19.7 alu0     6 v[1]
        lea ecx, [ecx + edi + 1518500249] ;    20.7 agu1    27 v[1]
        add ecx, ebp                      ;    24.7 alu1    27 v[1]
        mov edi, dword [esp + 36]         ;    18.7 agu2    22 w[0] reload
        mov ebp, dword [edi + 12]         ;    21.7 agu0    22 w[3]
        bswap ebp                         ;    24.7 alu2    22 w[3]
        add ecx, ebp                      ;    25.7 alu0    27 v[1]
        mov edx, dword [edi + 16]         ;    21.7 agu1    22 w[4]
        bswap edx                         ;    24.7 alu1    22 w[4]
        add eax, 0x5a827999               ;    20.7 alu2    27 v[0]
        add eax, edx                      ;    25.7 alu0    27 v[0]
        mov dword [esp + 48], edx         ;    25.7 agu2    22 w[4] spill
        mov edx, ecx                      ;    26.7 alu1    27 v[0] copy
        rol edx, 5                        ;    27.7 alu2    27 v[0]
        add eax, edx                      ;    28.7 alu0    27 v[0]
        mov edx, ebx                      ;    22.7 alu1     6 v[0] copy
        xor edx, dword [esp + 32]         ;    23.7 alu2+agu0    6 v[0]
        and edx, esi                      ;    24.7 alu0     6 v[0]
        rol esi, 0x1e                     ;    23.7 alu1    28 v[2]
        xor edx, dword [esp + 32]         ;    25.7 alu2+agu1    6 v[0]
        add eax, edx                      ;    29.7 alu0    27 v[0]
        mov edx, dword [edi + 20]         ;    24.7 agu2    22 w[5]
        bswap edx                         ;    27.7 alu1    22 w[5]
        mov dword [esp + 52], ebp         ;    25.7 agu0    22 w[3] spill
        mov ebp, eax                      ;    30.7 alu2    27 v[4] copy
        rol ebp, 5                        ;    31.7 alu0    27 v[4]
        lea ebp, [ebp + edx + 1518500249] ;    32.7 agu1    27 v[4]
        add ebp, dword [esp + 32]         ;    34.7 alu1+agu2   27 v[4]
        mov dword [esp + 32], edx         ;    28.7 agu0    22 w[5] spill
        mov edx, ebx                      ;    27.3 alu2     6 v[4] copy
        xor edx, esi                      ;    28.3 alu0     6 v[4]
        and edx, ecx                      ;    29.3 alu1     6 v[4]
        rol ecx, 0x1e                     ;    28.3 alu2    28 v[1]
        xor edx, ebx                      ;    30.3 alu0     6 v[4]
        add ebp, edx                      ;    35.7 alu1    27 v[4]
        mov edx, dword [edi + 24]         ;    29.3 agu1    22 w[6]
        bswap edx                         ;    32.3 alu2    22 w[6]
        lea ebx, [ebx + edx + 1518500249] ;    33.3 agu2    27 v[3]
        mov dword [esp + 56], edx         ;    33.3 agu0    22 w[6] spill
        mov edx, ebp                      ;    36.7 alu0    27 v[3] copy
        rol edx, 5                        ;    37.7 alu1    27 v[3]
        add ebx, edx                      ;    38.7 alu2    27 v[3]
        mov edx, esi                      ;    31.7 alu0     6 v[3] copy
        xor edx, ecx                      ;    32.7 alu1     6 v[3]
        and edx, eax                      ;    33.7 alu2     6 v[3]
        rol eax, 0x1e                     ;    32.7 alu0    28 v[0]
        xor edx, esi                      ;    34.7 alu1     6 v[3]
        add ebx, edx                      ;    39.7 alu2    27 v[3]
        mov edx, dword [edi + 28]         ;    33.7 agu1    22 w[7]
        bswap edx                         ;    36.7 alu0    22 w[7]
        lea esi, [esi + edx + 1518500249] ;    37.7 agu2    27 v[2]
        mov dword [esp + 60], edx         ;    37.7 agu0    22 w[7] spill
        mov edx, ebx                      ;    40.7 alu1    27 v[2] copy
        rol edx, 5                        ;    41.7 alu2    27 v[2]
        add esi, edx                      ;    42.7 alu0    27 v[2]
        mov edx, ecx                      ;    36.0 alu1     6 v[2] copy
        xor edx, eax                      ;    37.0 alu2     6 v[2]
        and edx, ebp                      ;    38.0 alu0     6 v[2]
        rol ebp, 0x1e                     ;    37.0 alu1    28 v[4]
        xor edx, ecx                      ;    39.0 alu2     6 v[2]
        add esi, edx                      ;    43.7 alu0    27 v[2]
        mov edx, dword [edi + 32]         ;    38.0 agu1    22 w[8]
        bswap edx                         ;    41.0 alu1    22 w[8]
        lea ecx, [ecx + edx + 1518500249] ;    42.0 agu2    27 v[1]
        mov dword [esp + 64], edx         ;    42.0 agu0    22 w[8] spill
        mov edx, esi                      ;    44.7 alu2    27 v[1] copy
        rol edx, 5                        ;    45.7 alu0    27 v[1]
        add ecx, edx                      ;    46.7 alu1    27 v[1]
        mov edx, eax                      ;    40.3 alu2     6 v[1] copy
        xor edx, ebp                      ;    41.3 alu0     6 v[1]
        and edx, ebx                      ;    42.3 alu1     6 v[1]
        rol ebx, 0x1e                     ;    41.3 alu2    28 v[3]
        xor edx, eax                      ;    43.3 alu0     6 v[1]
        add ecx, edx                      ;    47.7 alu1    27 v[1]
        mov edx, dword [edi + 36]         ;    42.3 agu1    22 w[9]
        bswap edx                         ;    45.3 alu2    22 w[9]
        lea eax, [eax + edx + 1518500249] ;    46.3 agu2    27 v[0]
        mov dword [esp + 68], edx         ;    46.3 agu0    22 w[9] spill
        mov edx, ecx                      ;    48.7 alu0    27 v[0] copy
        rol edx, 5                        ;    49.7 alu1    27 v[0]
        add eax, edx                      ;    50.7 alu2    27 v[0]
        mov edx, ebp                      ;    44.7 alu0     6 v[0] copy
        xor edx, ebx                      ;    45.7 alu1     6 v[0]
        and edx, esi                      ;    46.7 alu2     6 v[0]
        rol esi, 0x1e                     ;    45.7 alu0    28 v[2]
        xor edx, ebp                      ;    47.7 alu1     6 v[0]
        add eax, edx                      ;    51.7 alu2    27 v[0]
        mov edx, dword [edi + 40]         ;    46.7 agu1    22 w[10]
        bswap edx                         ;    49.7 alu0    22 w[10]
        lea ebp, [ebp + edx + 1518500249] ;    50.7 agu2    27 v[4]
        mov dword [esp + 72], edx         ;    50.7 agu0    22 w[10] spill
        mov edx, eax                      ;    52.7 alu1    27 v[4] copy
        rol edx, 5                        ;    53.7 alu2    27 v[4]
        add ebp, edx                      ;    54.7 alu0    27 v[4]
        mov edx, ebx                      ;    49.0 alu1     6 v[4] copy
        xor edx, esi                      ;    50.0 alu2     6 v[4]
        and edx, ecx                      ;    51.0 alu0     6 v[4]
        rol ecx, 0x1e                     ;    50.0 alu1    28 v[1]
        xor edx, ebx                      ;    52.0 alu2     6 v[4]
        add ebp, edx                      ;    55.7 alu0    27 v[4]
        mov edx, dword [edi + 44]         ;    51.0 agu1    22 w[11]
        bswap edx                         ;    54.0 alu1    22 w[11]
        lea ebx, [ebx + edx + 1518500249] ;    55.0 agu2    27 v[3]
        mov dword [esp + 76], edx         ;    55.0 agu0    22 w[11] spill
        mov edx, ebp                      ;    56.7 alu2    27 v[3] copy
        rol edx, 5                        ;    57.7 alu0    27 v[3]
        add ebx, edx                      ;    58.7 alu1    27 v[3]
        mov edx, esi                      ;    53.3 alu2     6 v[3] copy
        xor edx, ecx                      ;    54.3 alu0     6 v[3]
        and edx, eax                      ;    55.3 alu1     6 v[3]
        rol eax, 0x1e                     ;    54.3 alu2    28 v[0]
        xor edx, esi                      ;    56.3 alu0     6 v[3]
        add ebx, edx                      ;    59.7 alu1    27 v[3]
        mov edx, dword [edi + 48]         ;    55.3 agu1    22 w[12]
        bswap edx                         ;    58.3 alu2    22 w[12]
        lea esi, [esi + edx + 1518500249] ;    59.3 agu2    27 v[2]
        mov dword [esp + 80], edx         ;    59.3 agu0    22 w[12] spill
        mov edx, ebx                      ;    60.7 alu0    27 v[2] copy
        rol edx, 5                        ;    61.7 alu1    27 v[2]
        add esi, edx                      ;    62.7 alu2    27 v[2]
        mov edx, ecx                      ;    57.7 alu0     6 v[2] copy
        xor edx, eax                      ;    58.7 alu1     6 v[2]
        and edx, ebp                      ;    59.7 alu2     6 v[2]
        rol ebp, 0x1e                     ;    58.7 alu0    28 v[4]
        xor edx, ecx                      ;    60.7 alu1     6 v[2]
        add esi, edx                      ;    63.7 alu2    27 v[2]
        mov edx, dword [edi + 52]         ;    59.7 agu1    22 w[13]
        bswap edx                         ;    62.7 alu0    22 w[13]
        lea ecx, [ecx + edx + 1518500249] ;    63.7 agu2    27 v[1]
        mov dword [esp + 84], edx         ;    63.7 agu0    22 w[13] spill
        mov edx, esi                      ;    64.7 alu1    27 v[1] copy
        rol edx, 5                        ;    65.7 alu2    27 v[1]
        add ecx, edx                      ;    66.7 alu0    27 v[1]
        mov edx, eax                      ;    62.0 alu1     6 v[1] copy
        xor edx, ebp                      ;    63.0 alu2     6 v[1]
        and edx, ebx                      ;    64.0 alu0     6 v[1]
        rol ebx, 0x1e                     ;    63.0 alu1    28 v[3]
        xor edx, eax                      ;    65.0 alu2     6 v[1]
        add ecx, edx                      ;    67.7 alu0    27 v[1]
        mov edx, dword [edi + 56]         ;    64.0 agu1    22 w[14]
        bswap edx                         ;    67.0 alu1    22 w[14]
        lea eax, [eax + edx + 1518500249] ;    68.0 agu2    27 v[0]
        mov dword [esp + 88], edx         ;    68.0 agu0    22 w[14] spill
        mov edx, ecx                      ;    68.7 alu2    27 v[0] copy
        rol edx, 5                        ;    69.7 alu0    27 v[0]
        add eax, edx                      ;    70.7 alu1    27 v[0]
        mov edx, ebp                      ;    66.3 alu2     6 v[0] copy
        xor edx, ebx                      ;    67.3 alu0     6 v[0]
        and edx, esi                      ;    68.3 alu1     6 v[0]
        rol esi, 0x1e                     ;    67.3 alu2    28 v[2]
        xor edx, ebp                      ;    69.3 alu0     6 v[0]
        add eax, edx                      ;    71.7 alu1    27 v[0]
        mov edx, dword [edi + 60]         ;    68.3 agu1    22 w[15]
        bswap edx                         ;    71.3 alu2    22 w[15]
        lea ebp, [ebp + edx + 1518500249] ;    72.3 agu2    27 v[4]
        mov edi, eax                      ;    72.7 alu0    27 v[4] copy
        rol edi, 5                        ;    73.7 alu1    27 v[4]
        add ebp, edi                      ;    74.7 alu2    27 v[4]
        mov edi, ebx                      ;    70.3 alu0     6 v[4] copy
        xor edi, esi                      ;    71.3 alu1     6 v[4]
        and edi, ecx                      ;    72.3 alu2     6 v[4]
        rol ecx, 0x1e                     ;    71.3 alu0    28 v[1]
        xor edi, ebx                      ;    73.3 alu1     6 v[4]
        add ebp, edi                      ;    75.7 alu2    27 v[4]
        mov edi, ebp                      ;    76.7 alu0    27 v[3] copy
        rol edi, 5                        ;    77.7 alu1    27 v[3]
        add ebx, 0x5a827999               ;    73.0 alu2    27 v[3]
        add ebx, edi                      ;    78.7 alu0    27 v[3]
        mov edi, dword [esp + 84]         ;    73.7 agu0    23 w[0]
        xor edi, dword [esp + 64]         ;    76.7 alu1+agu1   23 w[0]
        xor edi, dword [esp + 44]         ;    77.7 alu2+agu2   23 w[0]
        xor edi, dword [esp + 28]         ;    78.7 alu0+agu0   23 w[0]
        rol edi, 1                        ;    79.7 alu1    23 w[0]
        add ebx, edi                      ;    80.7 alu2    27 v[3]
        mov dword [esp + 28], edi         ;    80.7 agu1    23 w[0] spill
        mov edi, esi                      ;    76.0 alu0     6 v[3] copy
        xor edi, ecx                      ;    77.0 alu1     6 v[3]
        and edi, eax                      ;    78.0 alu2     6 v[3]
        rol eax, 0x1e                     ;    77.0 alu0    28 v[0]
        xor edi, esi                      ;    79.0 alu1     6 v[3]
        add ebx, edi                      ;    81.7 alu2    27 v[3]
        mov edi, ebx                      ;    82.7 alu0    27 v[2] copy
        rol edi, 5                        ;    83.7 alu1    27 v[2]
        add esi, 0x5a827999               ;    78.7 alu2    27 v[2]
        add esi, edi                      ;    84.7 alu0    27 v[2]
        mov edi, dword [esp + 88]         ;    79.3 agu2    23 w[1]
        xor edi, dword [esp + 68]         ;    82.3 alu1+agu0   23 w[1]
        xor edi, dword [esp + 52]         ;    83.3 alu2+agu1   23 w[1]
        xor edi, dword [esp + 24]         ;    84.3 alu0+agu2   23 w[1]
        rol edi, 1                        ;    85.3 alu1    23 w[1]
        add esi, edi                      ;    86.3 alu2    27 v[2]
        mov dword [esp + 24], edi         ;    86.3 agu0    23 w[1] spill
        mov edi, ecx                      ;    81.7 alu0     6 v[2] copy
        xor edi, eax                      ;    82.7 alu1     6 v[2]
        and edi, ebp                      ;    83.7 alu2     6 v[2]
        rol ebp, 0x1e                     ;    82.7 alu0    28 v[4]
        xor edi, ecx                      ;    84.7 alu1     6 v[2]
        add esi, edi                      ;    87.3 alu2    27 v[2]
        mov edi, edx                      ;    83.7 alu0    23 w[2] copy
        xor edi, dword [esp + 72]         ;    84.7 alu1+agu1   23 w[2]
        xor edi, dword [esp + 48]         ;    85.7 alu2+agu2   23 w[2]
        xor edi, dword [esp + 44]         ;    86.7 alu0+agu0   23 w[2]
        rol edi, 1                        ;    87.7 alu1    23 w[2]
        lea ecx, [ecx + edi + 1518500249] ;    88.7 agu1    27 v[1]
        mov dword [esp + 44], edx         ;    85.7 agu2    22 w[15] spill
        mov edx, esi                      ;    88.3 alu2    27 v[1] copy
        rol edx, 5                        ;    89.3 alu0    27 v[1]
        add ecx, edx                      ;    90.7 alu1    27 v[1]
        mov edx, eax                      ;    87.0 alu2     6 v[1] copy
        xor edx, ebp                      ;    88.0 alu0     6 v[1]
        and edx, ebx                      ;    89.0 alu1     6 v[1]
        rol ebx, 0x1e                     ;    88.0 alu2    28 v[3]
        xor edx, eax                      ;    90.0 alu0     6 v[1]
        add ecx, edx                      ;    91.7 alu1    27 v[1]
        mov edx, ecx                      ;    92.7 alu2    27 v[0] copy
        rol edx, 5                        ;    93.7 alu0    27 v[0]
        add eax, 0x5a827999               ;    89.7 alu1    27 v[0]
        add eax, edx                      ;    94.7 alu2    27 v[0]
        mov edx, dword [esp + 28]         ;    90.3 agu0    23 w[3]
        xor edx, dword [esp + 76]         ;    93.3 alu0+agu1   23 w[3]
        xor edx, dword [esp + 32]         ;    94.3 alu1+agu2   23 w[3]
        xor edx, dword [esp + 52]         ;    95.3 alu2+agu0   23 w[3]
        rol edx, 1                        ;    96.3 alu0    23 w[3]
        add eax, edx                      ;    97.3 alu1    27 v[0]
        mov dword [esp + 52], edx         ;    97.3 agu1    23 w[3] spill
        mov edx, ebx                      ;    92.7 alu2     6 v[0] copy
        xor edx, ebp                      ;    93.7 alu0     6 v[0]
        and edx, esi                      ;    94.7 alu1     6 v[0]
        rol esi, 0x1e                     ;    93.7 alu2    28 v[2]
        xor edx, ebp                      ;    95.7 alu0     6 v[0]
        add eax, edx                      ;    98.3 alu1    27 v[0]
        mov edx, eax                      ;    99.3 alu2    27 v[4] copy
        rol edx, 5                        ;   100.3 alu0    27 v[4]
        add ebp, 0x6ed9eba1               ;    95.3 alu1    27 v[4]
        add ebp, edx                      ;   101.3 alu2    27 v[4]
        mov edx, dword [esp + 24]         ;    96.0 agu2    23 w[4]
        xor edx, dword [esp + 80]         ;    99.0 alu0+agu0   23 w[4]
        xor edx, dword [esp + 56]         ;   100.0 alu1+agu1   23 w[4]
        xor edx, dword [esp + 48]         ;   101.0 alu2+agu2   23 w[4]
        rol edx, 1                        ;   102.0 alu0    23 w[4]
        add ebp, edx                      ;   103.0 alu1    27 v[4]
        mov dword [esp + 48], edx         ;   103.0 agu0    23 w[4] spill
        mov edx, ecx                      ;    98.3 alu2     7 v[4] copy
        xor edx, ebx                      ;    99.3 alu0     7 v[4]
        xor edx, esi                      ;   100.3 alu1     7 v[4]
        add ebp, edx                      ;   104.0 alu2    27 v[4]
        rol ecx, 0x1e                     ;    99.7 alu0    28 v[1]
        mov edx, edi                      ;   100.0 alu1    23 w[5] copy
        xor edx, dword [esp + 84]         ;   101.0 alu2+agu1   23 w[5]
        xor edx, dword [esp + 60]         ;   102.0 alu0+agu2   23 w[5]
        xor edx, dword [esp + 32]         ;   103.0 alu1+agu0   23 w[5]
        rol edx, 1                        ;   104.0 alu2    23 w[5]
        lea ebx, [ebx + edx + 1859775393] ;   105.0 agu1    27 v[3]
        mov dword [esp + 32], edi         ;   102.0 agu2    23 w[2] spill
        mov edi, ebp                      ;   105.0 alu0    27 v[3] copy
        rol edi, 5                        ;   106.0 alu1    27 v[3]
        add ebx, edi                      ;   107.0 alu2    27 v[3]
        mov edi, eax                      ;   103.3 alu0    28 v[0] copy
        rol edi, 0x1e                     ;   104.3 alu1    28 v[0]
        xor eax, esi                      ;   104.0 alu2     7 v[3]
        xor eax, ecx                      ;   105.0 alu0     7 v[3]
        add ebx, eax                      ;   108.0 alu1    27 v[3]
        mov eax, dword [esp + 48]         ;   105.0 agu0    23 w[7]
        xor eax, dword [esp + 44]         ;   108.0 alu2+agu1   23 w[7]
        xor eax, dword [esp + 68]         ;   109.0 alu0+agu2   23 w[7]
        xor eax, dword [esp + 60]         ;   110.0 alu1+agu0   23 w[7]
        rol eax, 1                        ;   111.0 alu2    23 w[7]
        add esi, 0x6ed9eba1               ;   106.7 alu0    27 v[2]
        mov dword [esp + 60], edx         ;   107.0 agu1    23 w[5] spill
        lea edx, [ecx + eax + 1859775393] ;   112.0 agu2    27 v[1]
        xor ecx, ebp                      ;   107.7 alu1     7 v[2]
        xor ecx, edi                      ;   108.7 alu2     7 v[2]
        add esi, ecx                      ;   109.7 alu0    27 v[2]
        rol ebp, 0x1e                     ;   108.7 alu1    28 v[4]
        mov ecx, ebx                      ;   109.0 alu2    27 v[2] copy
        rol ecx, 5                        ;   110.0 alu0    27 v[2]
        add esi, ecx                      ;   111.0 alu1    27 v[2]
        mov ecx, dword [esp + 52]         ;   110.0 agu0    23 w[6]
        xor ecx, dword [esp + 88]         ;   113.0 alu2+agu1   23 w[6]
        xor ecx, dword [esp + 64]         ;   114.0 alu0+agu2   23 w[6]
        xor ecx, dword [esp + 56]         ;   115.0 alu1+agu0   23 w[6]
        rol ecx, 1                        ;   116.0 alu2    23 w[6]
        add esi, ecx                      ;   117.0 alu0    27 v[2]
        mov dword [esp + 56], eax         ;   112.0 agu1    23 w[7] spill
        mov eax, ebx                      ;   112.3 alu1    28 v[3] copy
        rol eax, 0x1e                     ;   113.3 alu2    28 v[3]
        xor ebx, edi                      ;   113.0 alu0     7 v[1]
        xor ebx, ebp                      ;   114.0 alu1     7 v[1]
        add edx, ebx                      ;   115.0 alu2    27 v[1]
        mov ebx, esi                      ;   118.0 alu0    27 v[1] copy
        rol ebx, 5                        ;   119.0 alu1    27 v[1]
        add edx, ebx                      ;   120.0 alu2    27 v[1]
        mov ebx, ecx                      ;   117.0 alu0    23 w[9] copy
        xor ebx, dword [esp + 24]         ;   118.0 alu1+agu2   23 w[9]
        xor ebx, dword [esp + 76]         ;   119.0 alu2+agu0   23 w[9]
        xor ebx, dword [esp + 68]         ;   120.0 alu0+agu1   23 w[9]
        rol ebx, 1                        ;   121.0 alu1    23 w[9]
        add edi, 0x6ed9eba1               ;   116.7 alu2    27 v[0]
        mov dword [esp + 68], ecx         ;   117.0 agu2    23 w[6] spill
        lea ecx, [ebp + ebx + 1859775393] ;   122.0 agu0    27 v[4]
        xor ebp, esi                      ;   118.0 alu0     7 v[0]
        xor ebp, eax                      ;   119.0 alu1     7 v[0]
        add edi, ebp                      ;   120.0 alu2    27 v[0]
        rol esi, 0x1e                     ;   118.7 alu0    28 v[2]
        mov ebp, edx                      ;   121.0 alu1    27 v[0] copy
        rol ebp, 5                        ;   122.0 alu2    27 v[0]
        add edi, ebp                      ;   123.0 alu0    27 v[0]
        mov ebp, dword [esp + 60]         ;   120.0 agu1    23 w[8]
        xor ebp, dword [esp + 28]         ;   123.0 alu1+agu2   23 w[8]
        xor ebp, dword [esp + 72]         ;   124.0 alu2+agu0   23 w[8]
        xor ebp, dword [esp + 64]         ;   125.0 alu0+agu1   23 w[8]
        rol ebp, 1                        ;   126.0 alu1    23 w[8]
        add edi, ebp                      ;   127.0 alu2    27 v[0]
        mov dword [esp + 64], ebx         ;   122.0 agu2    23 w[9] spill
        mov ebx, edx                      ;   122.3 alu0    28 v[1] copy
        rol ebx, 0x1e                     ;   123.3 alu1    28 v[1]
        xor edx, eax                      ;   123.0 alu2     7 v[4]
        xor edx, esi                      ;   124.0 alu0     7 v[4]
        add ecx, edx                      ;   125.0 alu1    27 v[4]
        mov edx, edi                      ;   128.0 alu2    27 v[4] copy
        rol edx, 5                        ;   129.0 alu0    27 v[4]
        add ecx, edx                      ;   130.0 alu1    27 v[4]
        mov edx, ebp                      ;   127.0 alu2    23 w[11] copy
        xor edx, dword [esp + 52]         ;   128.0 alu0+agu0   23 w[11]
        xor edx, dword [esp + 84]         ;   129.0 alu1+agu1   23 w[11]
        xor edx, dword [esp + 76]         ;   130.0 alu2+agu2   23 w[11]
        rol edx, 1                        ;   131.0 alu0    23 w[11]
        add eax, 0x6ed9eba1               ;   126.7 alu1    27 v[3]
        mov dword [esp + 76], ebp         ;   127.0 agu0    23 w[8] spill
        lea ebp, [esi + edx + 1859775393] ;   132.0 agu1    27 v[2]
        xor esi, edi                      ;   128.0 alu2     7 v[3]
        xor esi, ebx                      ;   129.0 alu0     7 v[3]
        add eax, esi                      ;   130.0 alu1    27 v[3]
        rol edi, 0x1e                     ;   128.7 alu2    28 v[0]
        mov esi, ecx                      ;   131.0 alu0    27 v[3] copy
        rol esi, 5                        ;   132.0 alu1    27 v[3]
        add eax, esi                      ;   133.0 alu2    27 v[3]
        mov esi, dword [esp + 56]         ;   130.0 agu2    23 w[10]
        xor esi, dword [esp + 32]         ;   133.0 alu0+agu0   23 w[10]
        xor esi, dword [esp + 80]         ;   134.0 alu1+agu1   23 w[10]
        xor esi, dword [esp + 72]         ;   135.0 alu2+agu2   23 w[10]
        rol esi, 1                        ;   136.0 alu0    23 w[10]
        add eax, esi                      ;   137.0 alu1    27 v[3]
        mov dword [esp + 72], edx         ;   132.0 agu0    23 w[11] spill
        mov edx, ecx                      ;   132.3 alu2    28 v[4] copy
        rol edx, 0x1e                     ;   133.3 alu0    28 v[4]
        xor ecx, ebx                      ;   133.0 alu1     7 v[2]
        xor ecx, edi                      ;   134.0 alu2     7 v[2]
        add ebp, ecx                      ;   135.0 alu0    27 v[2]
        mov ecx, eax                      ;   138.0 alu1    27 v[2] copy
        rol ecx, 5                        ;   139.0 alu2    27 v[2]
        add ebp, ecx                      ;   140.0 alu0    27 v[2]
        mov ecx, esi                      ;   137.0 alu1    23 w[13] copy
        xor ecx, dword [esp + 60]         ;   138.0 alu2+agu1   23 w[13]
        xor ecx, dword [esp + 44]         ;   139.0 alu0+agu2   23 w[13]
        xor ecx, dword [esp + 84]         ;   140.0 alu1+agu0   23 w[13]
        rol ecx, 1                        ;   141.0 alu2    23 w[13]
        add ebx, 0x6ed9eba1               ;   136.7 alu0    27 v[1]
        mov dword [esp + 84], esi         ;   137.0 agu1    23 w[10] spill
        lea esi, [edi + ecx + 1859775393] ;   142.0 agu2    27 v[0]
        xor edi, eax                      ;   138.0 alu1     7 v[1]
        xor edi, edx                      ;   139.0 alu2     7 v[1]
        add ebx, edi                      ;   140.0 alu0    27 v[1]
        rol eax, 0x1e                     ;   138.7 alu1    28 v[3]
        mov edi, ebp                      ;   141.0 alu2    27 v[1] copy
        rol edi, 5                        ;   142.0 alu0    27 v[1]
        add ebx, edi                      ;   143.0 alu1    27 v[1]
        mov edi, dword [esp + 64]         ;   140.0 agu0    23 w[12]
        xor edi, dword [esp + 48]         ;   143.0 alu2+agu1   23 w[12]
        xor edi, dword [esp + 88]         ;   144.0 alu0+agu2   23 w[12]
        xor edi, dword [esp + 80]         ;   145.0 alu1+agu0   23 w[12]
        rol edi, 1                        ;   146.0 alu2    23 w[12]
        add ebx, edi                      ;   147.0 alu0    27 v[1]
        mov dword [esp + 80], ecx         ;   142.0 agu1    23 w[13] spill
        mov ecx, ebp                      ;   142.3 alu1    28 v[2] copy
        rol ecx, 0x1e                     ;   143.3 alu2    28 v[2]
        xor ebp, edx                      ;   143.0 alu0     7 v[0]
        xor ebp, eax                      ;   144.0 alu1     7 v[0]
        add esi, ebp                      ;   145.0 alu2    27 v[0]
        mov ebp, ebx                      ;   148.0 alu0    27 v[0] copy
        rol ebp, 5                        ;   149.0 alu1    27 v[0]
        add esi, ebp                      ;   150.0 alu2    27 v[0]
        mov ebp, edi                      ;   147.0 alu0    23 w[15] copy
        xor ebp, dword [esp + 56]         ;   148.0 alu1+agu2   23 w[15]
        xor ebp, dword [esp + 24]         ;   149.0 alu2+agu0   23 w[15]
        xor ebp, dword [esp + 44]         ;   150.0 alu0+agu1   23 w[15]
        rol ebp, 1                        ;   151.0 alu1    23 w[15]
        add edx, 0x6ed9eba1               ;   146.7 alu2    27 v[4]
        mov dword [esp + 44], edi         ;   147.0 agu2    23 w[12] spill
        lea edi, [eax + ebp + 1859775393] ;   152.0 agu0    27 v[3]
        xor eax, ebx                      ;   148.0 alu0     7 v[4]
        xor eax, ecx                      ;   149.0 alu1     7 v[4]
        add edx, eax                      ;   150.0 alu2    27 v[4]
        rol ebx, 0x1e                     ;   148.7 alu0    28 v[1]
        mov eax, esi                      ;   151.0 alu1    27 v[4] copy
        rol eax, 5                        ;   152.0 alu2    27 v[4]
        add edx, eax                      ;   153.0 alu0    27 v[4]
        mov eax, dword [esp + 72]         ;   150.0 agu1    23 w[14]
        xor eax, dword [esp + 68]         ;   153.0 alu1+agu2   23 w[14]
        xor eax, dword [esp + 28]         ;   154.0 alu2+agu0   23 w[14]
        xor eax, dword [esp + 88]         ;   155.0 alu0+agu1   23 w[14]
        rol eax, 1                        ;   156.0 alu1    23 w[14]
        add edx, eax                      ;   157.0 alu2    27 v[4]
        mov dword [esp + 88], ebp         ;   152.0 agu2    23 w[15] spill
        mov ebp, esi                      ;   152.3 alu0    28 v[0] copy
        rol ebp, 0x1e                     ;   153.3 alu1    28 v[0]
        xor esi, ecx                      ;   153.0 alu2     7 v[3]
        xor esi, ebx                      ;   154.0 alu0     7 v[3]
        add edi, esi                      ;   155.0 alu1    27 v[3]
        mov esi, edx                      ;   158.0 alu2    27 v[3] copy
        rol esi, 5                        ;   159.0 alu0    27 v[3]
        add edi, esi                      ;   160.0 alu1    27 v[3]
        mov esi, eax                      ;   157.0 alu2    23 w[1] copy
        xor esi, dword [esp + 64]         ;   158.0 alu0+agu0   23 w[1]
        xor esi, dword [esp + 52]         ;   159.0 alu1+agu1   23 w[1]
        xor esi, dword [esp + 24]         ;   160.0 alu2+agu2   23 w[1]
        rol esi, 1                        ;   161.0 alu0    23 w[1]
        add ecx, 0x6ed9eba1               ;   156.7 alu1    27 v[2]
        mov dword [esp + 24], eax         ;   157.0 agu0    23 w[14] spill
        lea eax, [ebx + esi + 1859775393] ;   162.0 agu1    27 v[1]
        xor ebx, edx                      ;   158.0 alu2     7 v[2]
        xor ebx, ebp                      ;   159.0 alu0     7 v[2]
        add ecx, ebx                      ;   160.0 alu1    27 v[2]
        rol edx, 0x1e                     ;   158.7 alu2    28 v[4]
        mov ebx, edi                      ;   161.0 alu0    27 v[2] copy
        rol ebx, 5                        ;   162.0 alu1    27 v[2]
        add ecx, ebx                      ;   163.0 alu2    27 v[2]
        mov ebx, dword [esp + 80]         ;   160.0 agu2    23 w[0]
        xor ebx, dword [esp + 76]         ;   163.0 alu0+agu0   23 w[0]
        xor ebx, dword [esp + 32]         ;   164.0 alu1+agu1   23 w[0]
        xor ebx, dword [esp + 28]         ;   165.0 alu2+agu2   23 w[0]
        rol ebx, 1                        ;   166.0 alu0    23 w[0]
        add ecx, ebx                      ;   167.0 alu1    27 v[2]
        mov dword [esp + 28], esi         ;   162.0 agu0    23 w[1] spill
        mov esi, edi                      ;   162.3 alu2    28 v[3] copy
        rol esi, 0x1e                     ;   163.3 alu0    28 v[3]
        xor edi, ebp                      ;   163.0 alu1     7 v[1]
        xor edi, edx                      ;   164.0 alu2     7 v[1]
        add eax, edi                      ;   165.0 alu0    27 v[1]
        mov edi, ecx                      ;   168.0 alu1    27 v[1] copy
        rol edi, 5                        ;   169.0 alu2    27 v[1]
        add eax, edi                      ;   170.0 alu0    27 v[1]
        mov edi, ebx                      ;   167.0 alu1    23 w[3] copy
        xor edi, dword [esp + 72]         ;   168.0 alu2+agu1   23 w[3]
        xor edi, dword [esp + 60]         ;   169.0 alu0+agu2   23 w[3]
        xor edi, dword [esp + 52]         ;   170.0 alu1+agu0   23 w[3]
        rol edi, 1                        ;   171.0 alu2    23 w[3]
        add ebp, 0x6ed9eba1               ;   166.7 alu0    27 v[0]
        mov dword [esp + 52], ebx         ;   167.0 agu1    23 w[0] spill
        lea ebx, [edx + edi + 1859775393] ;   172.0 agu2    27 v[4]
        xor edx, ecx                      ;   168.0 alu1     7 v[0]
        xor edx, esi                      ;   169.0 alu2     7 v[0]
        add ebp, edx                      ;   170.0 alu0    27 v[0]
        rol ecx, 0x1e                     ;   168.7 alu1    28 v[2]
        mov edx, eax                      ;   171.0 alu2    27 v[0] copy
        rol edx, 5                        ;   172.0 alu0    27 v[0]
        add ebp, edx                      ;   173.0 alu1    27 v[0]
        mov edx, dword [esp + 88]         ;   170.0 agu0    23 w[2]
        xor edx, dword [esp + 84]         ;   173.0 alu2+agu1   23 w[2]
        xor edx, dword [esp + 48]         ;   174.0 alu0+agu2   23 w[2]
        xor edx, dword [esp + 32]         ;   175.0 alu1+agu0   23 w[2]
        rol edx, 1                        ;   176.0 alu2    23 w[2]
        add ebp, edx                      ;   177.0 alu0    27 v[0]
        mov dword [esp + 32], edi         ;   172.0 agu1    23 w[3] spill
        mov edi, eax                      ;   172.3 alu1    28 v[1] copy
        rol edi, 0x1e                     ;   173.3 alu2    28 v[1]
        xor eax, esi                      ;   173.0 alu0     7 v[4]
        xor eax, ecx                      ;   174.0 alu1     7 v[4]
        add ebx, eax                      ;   175.0 alu2    27 v[4]
        mov eax, ebp                      ;   178.0 alu0    27 v[4] copy
        rol eax, 5                        ;   179.0 alu1    27 v[4]
        add ebx, eax                      ;   180.0 alu2    27 v[4]
        mov eax, edx                      ;   177.0 alu0    23 w[5] copy
        xor eax, dword [esp + 80]         ;   178.0 alu1+agu2   23 w[5]
        xor eax, dword [esp + 56]         ;   179.0 alu2+agu0   23 w[5]
        xor eax, dword [esp + 60]         ;   180.0 alu0+agu1   23 w[5]
        rol eax, 1                        ;   181.0 alu1    23 w[5]
        add esi, 0x6ed9eba1               ;   176.7 alu2    27 v[3]
        mov dword [esp + 60], edx         ;   177.0 agu2    23 w[2] spill
        lea edx, [ecx + eax + 1859775393] ;   182.0 agu0    27 v[2]
        xor ecx, ebp                      ;   178.0 alu0     7 v[3]
        xor ecx, edi                      ;   179.0 alu1     7 v[3]
        add esi, ecx                      ;   180.0 alu2    27 v[3]
        rol ebp, 0x1e                     ;   178.7 alu0    28 v[0]
        mov ecx, ebx                      ;   181.0 alu1    27 v[3] copy
        rol ecx, 5                        ;   182.0 alu2    27 v[3]
        add esi, ecx                      ;   183.0 alu0    27 v[3]
        mov ecx, dword [esp + 28]         ;   180.0 agu1    23 w[4]
        xor ecx, dword [esp + 44]         ;   183.0 alu1+agu2   23 w[4]
        xor ecx, dword [esp + 68]         ;   184.0 alu2+agu0   23 w[4]
        xor ecx, dword [esp + 48]         ;   185.0 alu0+agu1   23 w[4]
        rol ecx, 1                        ;   186.0 alu1    23 w[4]
        add esi, ecx                      ;   187.0 alu2    27 v[3]
        mov dword [esp + 48], eax         ;   182.0 agu2    23 w[5] spill
        mov eax, ebx                      ;   182.3 alu0    28 v[4] copy
        rol eax, 0x1e                     ;   183.3 alu1    28 v[4]
        xor ebx, edi                      ;   183.0 alu2     7 v[2]
        xor ebx, ebp                      ;   184.0 alu0     7 v[2]
        add edx, ebx                      ;   185.0 alu1    27 v[2]
        mov ebx, esi                      ;   188.0 alu2    27 v[2] copy
        rol ebx, 5                        ;   189.0 alu0    27 v[2]
        add edx, ebx                      ;   190.0 alu1    27 v[2]
        mov ebx, ecx                      ;   187.0 alu2    23 w[7] copy
        xor ebx, dword [esp + 88]         ;   188.0 alu0+agu0   23 w[7]
        xor ebx, dword [esp + 64]         ;   189.0 alu1+agu1   23 w[7]
        xor ebx, dword [esp + 56]         ;   190.0 alu2+agu2   23 w[7]
        rol ebx, 1                        ;   191.0 alu0    23 w[7]
        add edi, 0x6ed9eba1               ;   186.7 alu1    27 v[1]
        mov dword [esp + 56], ecx         ;   187.0 agu0    23 w[4] spill
        lea ecx, [ebp + ebx + 1859775393] ;   192.0 agu1    27 v[0]
        xor ebp, esi                      ;   188.0 alu2     7 v[1]
        xor ebp, eax                      ;   189.0 alu0     7 v[1]
        add edi, ebp                      ;   190.0 alu1    27 v[1]
        rol esi, 0x1e                     ;   188.7 alu2    28 v[3]
        mov ebp, edx                      ;   191.0 alu0    27 v[1] copy
        rol ebp, 5                        ;   192.0 alu1    27 v[1]
        add edi, ebp                      ;   193.0 alu2    27 v[1]
        mov ebp, dword [esp + 32]         ;   190.0 agu2    23 w[6]
        xor ebp, dword [esp + 24]         ;   193.0 alu0+agu0   23 w[6]
        xor ebp, dword [esp + 76]         ;   194.0 alu1+agu1   23 w[6]
        xor ebp, dword [esp + 68]         ;   195.0 alu2+agu2   23 w[6]
        rol ebp, 1                        ;   196.0 alu0    23 w[6]
        add edi, ebp                      ;   197.0 alu1    27 v[1]
        mov dword [esp + 68], ebx         ;   192.0 agu0    23 w[7] spill
        mov ebx, edi                      ;   198.0 alu2    27 v[0] copy
        rol ebx, 5                        ;   199.0 alu0    27 v[0]
        add ecx, ebx                      ;   200.0 alu1    27 v[0]
        mov ebx, edx                      ;   193.3 alu2     7 v[0] copy
        xor ebx, eax                      ;   194.3 alu0     7 v[0]
        xor ebx, esi                      ;   195.3 alu1     7 v[0]
        add ecx, ebx                      ;   201.0 alu2    27 v[0]
        rol edx, 0x1e                     ;   194.7 alu0    28 v[2]
        mov ebx, dword [esp + 48]         ;   195.0 agu1    23 w[8]
        xor ebx, dword [esp + 52]         ;   198.0 alu1+agu2   23 w[8]
        xor ebx, dword [esp + 84]         ;   199.0 alu2+agu0   23 w[8]
        xor ebx, dword [esp + 76]         ;   200.0 alu0+agu1   23 w[8]
        rol ebx, 1                        ;   201.0 alu1    23 w[8]
        add eax, 0x8f1bbcdc               ;   196.7 alu2    27 v[4]
        add eax, ebx                      ;   202.0 alu0    27 v[4]
        mov dword [esp + 76], ebx         ;   202.0 agu2    23 w[8] spill
        mov ebx, ecx                      ;   202.0 alu1    27 v[4] copy
        rol ebx, 5                        ;   203.0 alu2    27 v[4]
        add eax, ebx                      ;   204.0 alu0    27 v[4]
        mov ebx, esi                      ;   198.7 alu1     8 v[4] copy
        xor ebx, edx                      ;   199.7 alu2     8 v[4]
        mov dword [esp + 92], ecx         ;   202.0 agu0    27 v[0] spill
        mov ecx, edi                      ;   199.7 alu0     8 v[4] copy
        xor ecx, esi                      ;   200.7 alu1     8 v[4]
        and ebx, ecx                      ;   201.7 alu2     8 v[4]
        rol edi, 0x1e                     ;   200.7 alu0    28 v[1]
        xor ebx, esi                      ;   202.7 alu1     8 v[4]
        add eax, ebx                      ;   205.0 alu2    27 v[4]
        mov ecx, ebp                      ;   201.7 alu0    23 w[9] copy
        mov ebx, dword [esp + 28]         ;   202.0 agu1    23 w[1] reload
        xor ecx, ebx                      ;   205.0 alu1    23 w[9]
        xor ecx, dword [esp + 72]         ;   206.0 alu2+agu2   23 w[9]
        xor ecx, dword [esp + 64]         ;   207.0 alu0+agu0   23 w[9]
        rol ecx, 1                        ;   208.0 alu1    23 w[9]
        add esi, 0x8f1bbcdc               ;   203.7 alu2    27 v[3]
        add esi, ecx                      ;   209.0 alu0    27 v[3]
        mov ebx, eax                      ;   206.0 alu1    27 v[3] copy
        rol ebx, 5                        ;   207.0 alu2    27 v[3]
        add esi, ebx                      ;   210.0 alu0    27 v[3]
        mov ebx, edx                      ;   205.3 alu1     8 v[3] copy
        xor ebx, edi                      ;   206.3 alu2     8 v[3]
        mov dword [esp + 64], ebp         ;   206.0 agu1    23 w[6] spill
        mov ebp, edx                      ;   206.3 alu0     8 v[3] copy
        xor ebp, dword [esp + 92]         ;   207.3 alu1+agu2    8 v[3]
        and ebx, ebp                      ;   208.3 alu2     8 v[3]
        xor ebx, edx                      ;   209.3 alu0     8 v[3]
        add esi, ebx                      ;   211.0 alu1    27 v[3]
        mov ebp, dword [esp + 92]         ;   208.0 agu0    28 v[0]
        rol ebp, 0x1e                     ;   211.0 alu2    28 v[0]
        mov ebx, esi                      ;   212.0 alu0    27 v[2] copy
        rol ebx, 5                        ;   213.0 alu1    27 v[2]
        add edx, 0x8f1bbcdc               ;   209.3 alu2    27 v[2]
        add edx, ebx                      ;   214.0 alu0    27 v[2]
        mov ebx, dword [esp + 68]         ;   210.0 agu1    23 w[10]
        xor ebx, dword [esp + 60]         ;   213.0 alu1+agu2   23 w[10]
        xor ebx, dword [esp + 44]         ;   214.0 alu2+agu0   23 w[10]
        xor ebx, dword [esp + 84]         ;   215.0 alu0+agu1   23 w[10]
        rol ebx, 1                        ;   216.0 alu1    23 w[10]
        add edx, ebx                      ;   217.0 alu2    27 v[2]
        mov dword [esp + 84], ebx         ;   217.0 agu2    23 w[10] spill
        mov ebx, edi                      ;   212.3 alu0     8 v[2] copy
        xor ebx, ebp                      ;   213.3 alu1     8 v[2]
        mov dword [esp + 92], ecx         ;   213.0 agu0    23 w[9] spill
        mov ecx, eax                      ;   213.3 alu2     8 v[2] copy
        xor ecx, edi                      ;   214.3 alu0     8 v[2]
        and ebx, ecx                      ;   215.3 alu1     8 v[2]
        rol eax, 0x1e                     ;   214.3 alu2    28 v[4]
        xor ebx, edi                      ;   216.3 alu0     8 v[2]
        add edx, ebx                      ;   218.0 alu1    27 v[2]
        mov ecx, edx                      ;   219.0 alu2    27 v[1] copy
        rol ecx, 5                        ;   220.0 alu0    27 v[1]
        mov ebx, dword [esp + 76]         ;   216.0 agu1    23 w[11]
        xor ebx, dword [esp + 32]         ;   219.0 alu1+agu2   23 w[11]
        xor ebx, dword [esp + 80]         ;   220.0 alu2+agu0   23 w[11]
        xor ebx, dword [esp + 72]         ;   221.0 alu0+agu1   23 w[11]
        rol ebx, 1                        ;   222.0 alu1    23 w[11]
        lea edi, [edi + ecx - 1894007588] ;   221.0 agu2    27 v[1]
        mov ecx, ebp                      ;   218.0 alu2     8 v[1] copy
        xor ecx, eax                      ;   219.0 alu0     8 v[1]
        add edi, ebx                      ;   223.0 alu1    27 v[1]
        mov dword [esp + 72], ebx         ;   223.0 agu0    23 w[11] spill
        mov ebx, esi                      ;   219.3 alu2     8 v[1] copy
        xor ebx, ebp                      ;   220.3 alu0     8 v[1]
        and ecx, ebx                      ;   221.3 alu1     8 v[1]
        rol esi, 0x1e                     ;   220.3 alu2    28 v[3]
        xor ecx, ebp                      ;   222.3 alu0     8 v[1]
        add edi, ecx                      ;   224.0 alu1    27 v[1]
        mov ecx, edi                      ;   225.0 alu2    27 v[0] copy
        rol ecx, 5                        ;   226.0 alu0    27 v[0]
        mov ebx, dword [esp + 92]         ;   222.0 agu1    23 w[12]
        xor ebx, dword [esp + 56]         ;   225.0 alu1+agu2   23 w[12]
        xor ebx, dword [esp + 24]         ;   226.0 alu2+agu0   23 w[12]
        xor ebx, dword [esp + 44]         ;   227.0 alu0+agu1   23 w[12]
        rol ebx, 1                        ;   228.0 alu1    23 w[12]
        lea ebp, [ebp + ecx - 1894007588] ;   227.0 agu2    27 v[0]
        mov ecx, eax                      ;   224.0 alu2     8 v[0] copy
        xor ecx, esi                      ;   225.0 alu0     8 v[0]
        add ebp, ebx                      ;   229.0 alu1    27 v[0]
        mov dword [esp + 44], ebx         ;   229.0 agu0    23 w[12] spill
        mov ebx, edx                      ;   225.3 alu2     8 v[0] copy
        xor ebx, eax                      ;   226.3 alu0     8 v[0]
        and ecx, ebx                      ;   227.3 alu1     8 v[0]
        rol edx, 0x1e                     ;   226.3 alu2    28 v[2]
        xor ecx, eax                      ;   228.3 alu0     8 v[0]
        add ebp, ecx                      ;   230.0 alu1    27 v[0]
        mov ecx, ebp                      ;   231.0 alu2    27 v[4] copy
        rol ecx, 5                        ;   232.0 alu0    27 v[4]
        mov ebx, dword [esp + 84]         ;   228.0 agu1    23 w[13]
        xor ebx, dword [esp + 48]         ;   231.0 alu1+agu2   23 w[13]
        xor ebx, dword [esp + 88]         ;   232.0 alu2+agu0   23 w[13]
        xor ebx, dword [esp + 80]         ;   233.0 alu0+agu1   23 w[13]
        rol ebx, 1                        ;   234.0 alu1    23 w[13]
        lea eax, [eax + ecx - 1894007588] ;   233.0 agu2    27 v[4]
        mov ecx, esi                      ;   230.0 alu2     8 v[4] copy
        xor ecx, edx                      ;   231.0 alu0     8 v[4]
        add eax, ebx                      ;   235.0 alu1    27 v[4]
        mov dword [esp + 80], ebx         ;   235.0 agu0    23 w[13] spill
        mov ebx, edi                      ;   231.3 alu2     8 v[4] copy
        xor ebx, esi                      ;   232.3 alu0     8 v[4]
        and ecx, ebx                      ;   233.3 alu1     8 v[4]
        rol edi, 0x1e                     ;   232.3 alu2    28 v[1]
        xor ecx, esi                      ;   234.3 alu0     8 v[4]
        add eax, ecx                      ;   236.0 alu1    27 v[4]
        mov ecx, eax                      ;   237.0 alu2    27 v[3] copy
        rol ecx, 5                        ;   238.0 alu0    27 v[3]
        mov ebx, dword [esp + 72]         ;   234.0 agu1    23 w[14]
        xor ebx, dword [esp + 64]         ;   237.0 alu1+agu2   23 w[14]
        xor ebx, dword [esp + 52]         ;   238.0 alu2+agu0   23 w[14]
        xor ebx, dword [esp + 24]         ;   239.0 alu0+agu1   23 w[14]
        rol ebx, 1                        ;   240.0 alu1    23 w[14]
        lea esi, [esi + ecx - 1894007588] ;   239.0 agu2    27 v[3]
        mov ecx, edx                      ;   236.0 alu2     8 v[3] copy
        xor ecx, edi                      ;   237.0 alu0     8 v[3]
        add esi, ebx                      ;   241.0 alu1    27 v[3]
        mov dword [esp + 24], ebx         ;   241.0 agu0    23 w[14] spill
        mov ebx, ebp                      ;   237.3 alu2     8 v[3] copy
        xor ebx, edx                      ;   238.3 alu0     8 v[3]
        and ecx, ebx                      ;   239.3 alu1     8 v[3]
        rol ebp, 0x1e                     ;   238.3 alu2    28 v[0]
        xor ecx, edx                      ;   240.3 alu0     8 v[3]
        add esi, ecx                      ;   242.0 alu1    27 v[3]
        mov ecx, esi                      ;   243.0 alu2    27 v[2] copy
        rol ecx, 5                        ;   244.0 alu0    27 v[2]
        mov ebx, dword [esp + 44]         ;   240.0 agu1    23 w[15]
        xor ebx, dword [esp + 68]         ;   243.0 alu1+agu2   23 w[15]
        xor ebx, dword [esp + 28]         ;   244.0 alu2+agu0   23 w[15]
        xor ebx, dword [esp + 88]         ;   245.0 alu0+agu1   23 w[15]
        rol ebx, 1                        ;   246.0 alu1    23 w[15]
        lea edx, [edx + ecx - 1894007588] ;   245.0 agu2    27 v[2]
        mov ecx, edi                      ;   242.0 alu2     8 v[2] copy
        xor ecx, ebp                      ;   243.0 alu0     8 v[2]
        add edx, ebx                      ;   247.0 alu1    27 v[2]
        mov dword [esp + 88], ebx         ;   247.0 agu0    23 w[15] spill
        mov ebx, eax                      ;   243.3 alu2     8 v[2] copy
        xor ebx, edi                      ;   244.3 alu0     8 v[2]
        and ecx, ebx                      ;   245.3 alu1     8 v[2]
        rol eax, 0x1e                     ;   244.3 alu2    28 v[4]
        xor ecx, edi                      ;   246.3 alu0     8 v[2]
        add edx, ecx                      ;   248.0 alu1    27 v[2]
        mov ecx, edx                      ;   249.0 alu2    27 v[1] copy
        rol ecx, 5                        ;   250.0 alu0    27 v[1]
        mov ebx, dword [esp + 80]         ;   246.0 agu1    23 w[0]
        xor ebx, dword [esp + 76]         ;   249.0 alu1+agu2   23 w[0]
        xor ebx, dword [esp + 60]         ;   250.0 alu2+agu0   23 w[0]
        xor ebx, dword [esp + 52]         ;   251.0 alu0+agu1   23 w[0]
        rol ebx, 1                        ;   252.0 alu1    23 w[0]
        lea edi, [edi + ecx - 1894007588] ;   251.0 agu2    27 v[1]
        mov ecx, ebp                      ;   248.0 alu2     8 v[1] copy
        xor ecx, eax                      ;   249.0 alu0     8 v[1]
        add edi, ebx                      ;   253.0 alu1    27 v[1]
        mov dword [esp + 52], ebx         ;   253.0 agu0    23 w[0] spill
        mov ebx, esi                      ;   249.3 alu2     8 v[1] copy
        xor ebx, ebp                      ;   250.3 alu0     8 v[1]
        and ecx, ebx                      ;   251.3 alu1     8 v[1]
        rol esi, 0x1e                     ;   250.3 alu2    28 v[3]
        xor ecx, ebp                      ;   252.3 alu0     8 v[1]
        add edi, ecx                      ;   254.0 alu1    27 v[1]
        mov ecx, edi                      ;   255.0 alu2    27 v[0] copy
        rol ecx, 5                        ;   256.0 alu0    27 v[0]
        mov ebx, dword [esp + 24]         ;   252.0 agu1    23 w[1]
        xor ebx, dword [esp + 92]         ;   255.0 alu1+agu2   23 w[1]
        xor ebx, dword [esp + 32]         ;   256.0 alu2+agu0   23 w[1]
        xor ebx, dword [esp + 28]         ;   257.0 alu0+agu1   23 w[1]
        rol ebx, 1                        ;   258.0 alu1    23 w[1]
        lea ebp, [ebp + ecx - 1894007588] ;   257.0 agu2    27 v[0]
        mov ecx, eax                      ;   254.0 alu2     8 v[0] copy
        xor ecx, esi                      ;   255.0 alu0     8 v[0]
        add ebp, ebx                      ;   259.0 alu1    27 v[0]
        mov dword [esp + 28], ebx         ;   259.0 agu0    23 w[1] spill
        mov ebx, edx                      ;   255.3 alu2     8 v[0] copy
        xor ebx, eax                      ;   256.3 alu0     8 v[0]
        and ecx, ebx                      ;   257.3 alu1     8 v[0]
        rol edx, 0x1e                     ;   256.3 alu2    28 v[2]
        xor ecx, eax                      ;   258.3 alu0     8 v[0]
        add ebp, ecx                      ;   260.0 alu1    27 v[0]
        mov ecx, ebp                      ;   261.0 alu2    27 v[4] copy
        rol ecx, 5                        ;   262.0 alu0    27 v[4]
        mov ebx, dword [esp + 88]         ;   258.0 agu1    23 w[2]
        xor ebx, dword [esp + 84]         ;   261.0 alu1+agu2   23 w[2]
        xor ebx, dword [esp + 56]         ;   262.0 alu2+agu0   23 w[2]
        xor ebx, dword [esp + 60]         ;   263.0 alu0+agu1   23 w[2]
        rol ebx, 1                        ;   264.0 alu1    23 w[2]
        lea eax, [eax + ecx - 1894007588] ;   263.0 agu2    27 v[4]
        mov ecx, esi                      ;   260.0 alu2     8 v[4] copy
        xor ecx, edx                      ;   261.0 alu0     8 v[4]
        add eax, ebx                      ;   265.0 alu1    27 v[4]
        mov dword [esp + 60], ebx         ;   265.0 agu0    23 w[2] spill
        mov ebx, edi                      ;   261.3 alu2     8 v[4] copy
        xor ebx, esi                      ;   262.3 alu0     8 v[4]
        and ecx, ebx                      ;   263.3 alu1     8 v[4]
        rol edi, 0x1e                     ;   262.3 alu2    28 v[1]
        xor ecx, esi                      ;   264.3 alu0     8 v[4]
        add eax, ecx                      ;   266.0 alu1    27 v[4]
        mov ecx, eax                      ;   267.0 alu2    27 v[3] copy
        rol ecx, 5                        ;   268.0 alu0    27 v[3]
        mov ebx, dword [esp + 52]         ;   264.0 agu1    23 w[3]
        xor ebx, dword [esp + 72]         ;   267.0 alu1+agu2   23 w[3]
        xor ebx, dword [esp + 48]         ;   268.0 alu2+agu0   23 w[3]
        xor ebx, dword [esp + 32]         ;   269.0 alu0+agu1   23 w[3]
        rol ebx, 1                        ;   270.0 alu1    23 w[3]
        lea esi, [esi + ecx - 1894007588] ;   269.0 agu2    27 v[3]
        mov ecx, edx                      ;   266.0 alu2     8 v[3] copy
        xor ecx, edi                      ;   267.0 alu0     8 v[3]
        add esi, ebx                      ;   271.0 alu1    27 v[3]
        mov dword [esp + 32], ebx         ;   271.0 agu0    23 w[3] spill
        mov ebx, ebp                      ;   267.3 alu2     8 v[3] copy
        xor ebx, edx                      ;   268.3 alu0     8 v[3]
        and ecx, ebx                      ;   269.3 alu1     8 v[3]
        rol ebp, 0x1e                     ;   268.3 alu2    28 v[0]
        xor ecx, edx                      ;   270.3 alu0     8 v[3]
        add esi, ecx                      ;   272.0 alu1    27 v[3]
        mov ecx, esi                      ;   273.0 alu2    27 v[2] copy
        rol ecx, 5                        ;   274.0 alu0    27 v[2]
        mov ebx, dword [esp + 28]         ;   270.0 agu1    23 w[4]
        xor ebx, dword [esp + 44]         ;   273.0 alu1+agu2   23 w[4]
        xor ebx, dword [esp + 64]         ;   274.0 alu2+agu0   23 w[4]
        xor ebx, dword [esp + 56]         ;   275.0 alu0+agu1   23 w[4]
        rol ebx, 1                        ;   276.0 alu1    23 w[4]
        lea edx, [edx + ecx - 1894007588] ;   275.0 agu2    27 v[2]
        mov ecx, edi                      ;   272.0 alu2     8 v[2] copy
        xor ecx, ebp                      ;   273.0 alu0     8 v[2]
        add edx, ebx                      ;   277.0 alu1    27 v[2]
        mov dword [esp + 56], ebx         ;   277.0 agu0    23 w[4] spill
        mov ebx, eax                      ;   273.3 alu2     8 v[2] copy
        xor ebx, edi                      ;   274.3 alu0     8 v[2]
        and ecx, ebx                      ;   275.3 alu1     8 v[2]
        rol eax, 0x1e                     ;   274.3 alu2    28 v[4]
        xor ecx, edi                      ;   276.3 alu0     8 v[2]
        add edx, ecx                      ;   278.0 alu1    27 v[2]
        mov ecx, edx                      ;   279.0 alu2    27 v[1] copy
        rol ecx, 5                        ;   280.0 alu0    27 v[1]
        mov ebx, dword [esp + 60]         ;   276.0 agu1    23 w[5]
        xor ebx, dword [esp + 80]         ;   279.0 alu1+agu2   23 w[5]
        xor ebx, dword [esp + 68]         ;   280.0 alu2+agu0   23 w[5]
        xor ebx, dword [esp + 48]         ;   281.0 alu0+agu1   23 w[5]
        rol ebx, 1                        ;   282.0 alu1    23 w[5]
        lea edi, [edi + ecx - 1894007588] ;   281.0 agu2    27 v[1]
        mov ecx, ebp                      ;   278.0 alu2     8 v[1] copy
        xor ecx, eax                      ;   279.0 alu0     8 v[1]
        add edi, ebx                      ;   283.0 alu1    27 v[1]
        mov dword [esp + 48], ebx         ;   283.0 agu0    23 w[5] spill
        mov ebx, esi                      ;   279.3 alu2     8 v[1] copy
        xor ebx, ebp                      ;   280.3 alu0     8 v[1]
        and ecx, ebx                      ;   281.3 alu1     8 v[1]
        rol esi, 0x1e                     ;   280.3 alu2    28 v[3]
        xor ecx, ebp                      ;   282.3 alu0     8 v[1]
        add edi, ecx                      ;   284.0 alu1    27 v[1]
        mov ecx, edi                      ;   285.0 alu2    27 v[0] copy
        rol ecx, 5                        ;   286.0 alu0    27 v[0]
        mov ebx, dword [esp + 32]         ;   282.0 agu1    23 w[6]
        xor ebx, dword [esp + 24]         ;   285.0 alu1+agu2   23 w[6]
        xor ebx, dword [esp + 76]         ;   286.0 alu2+agu0   23 w[6]
        xor ebx, dword [esp + 64]         ;   287.0 alu0+agu1   23 w[6]
        rol ebx, 1                        ;   288.0 alu1    23 w[6]
        lea ebp, [ebp + ecx - 1894007588] ;   287.0 agu2    27 v[0]
        mov ecx, eax                      ;   284.0 alu2     8 v[0] copy
        xor ecx, esi                      ;   285.0 alu0     8 v[0]
        add ebp, ebx                      ;   289.0 alu1    27 v[0]
        mov dword [esp + 64], ebx         ;   289.0 agu0    23 w[6] spill
        mov ebx, edx                      ;   285.3 alu2     8 v[0] copy
        xor ebx, eax                      ;   286.3 alu0     8 v[0]
        and ecx, ebx                      ;   287.3 alu1     8 v[0]
        rol edx, 0x1e                     ;   286.3 alu2    28 v[2]
        xor ecx, eax                      ;   288.3 alu0     8 v[0]
        add ebp, ecx                      ;   290.0 alu1    27 v[0]
        mov ecx, ebp                      ;   291.0 alu2    27 v[4] copy
        rol ecx, 5                        ;   292.0 alu0    27 v[4]
        mov ebx, dword [esp + 56]         ;   288.0 agu1    23 w[7]
        xor ebx, dword [esp + 88]         ;   291.0 alu1+agu2   23 w[7]
        xor ebx, dword [esp + 92]         ;   292.0 alu2+agu0   23 w[7]
        xor ebx, dword [esp + 68]         ;   293.0 alu0+agu1   23 w[7]
        rol ebx, 1                        ;   294.0 alu1    23 w[7]
        lea eax, [eax + ecx - 1894007588] ;   293.0 agu2    27 v[4]
        mov ecx, esi                      ;   290.0 alu2     8 v[4] copy
        xor ecx, edx                      ;   291.0 alu0     8 v[4]
        add eax, ebx                      ;   295.0 alu1    27 v[4]
        mov dword [esp + 68], ebx         ;   295.0 agu0    23 w[7] spill
        mov ebx, edi                      ;   291.3 alu2     8 v[4] copy
        xor ebx, esi                      ;   292.3 alu0     8 v[4]
        and ecx, ebx                      ;   293.3 alu1     8 v[4]
        rol edi, 0x1e                     ;   292.3 alu2    28 v[1]
        xor ecx, esi                      ;   294.3 alu0     8 v[4]
        add eax, ecx                      ;   296.0 alu1    27 v[4]
        mov ecx, eax                      ;   297.0 alu2    27 v[3] copy
        rol ecx, 5                        ;   298.0 alu0    27 v[3]
        mov ebx, dword [esp + 48]         ;   294.0 agu1    23 w[8]
        xor ebx, dword [esp + 52]         ;   297.0 alu1+agu2   23 w[8]
        xor ebx, dword [esp + 84]         ;   298.0 alu2+agu0   23 w[8]
        xor ebx, dword [esp + 76]         ;   299.0 alu0+agu1   23 w[8]
        rol ebx, 1                        ;   300.0 alu1    23 w[8]
        lea esi, [esi + ecx - 1894007588] ;   299.0 agu2    27 v[3]
        mov ecx, edx                      ;   296.0 alu2     8 v[3] copy
        xor ecx, edi                      ;   297.0 alu0     8 v[3]
        add esi, ebx                      ;   301.0 alu1    27 v[3]
        mov dword [esp + 76], ebx         ;   301.0 agu0    23 w[8] spill
        mov ebx, ebp                      ;   297.3 alu2     8 v[3] copy
        xor ebx, edx                      ;   298.3 alu0     8 v[3]
        and ecx, ebx                      ;   299.3 alu1     8 v[3]
        rol ebp, 0x1e                     ;   298.3 alu2    28 v[0]
        xor ecx, edx                      ;   300.3 alu0     8 v[3]
        add esi, ecx                      ;   302.0 alu1    27 v[3]
        mov ecx, esi                      ;   303.0 alu2    27 v[2] copy
        rol ecx, 5                        ;   304.0 alu0    27 v[2]
        mov ebx, dword [esp + 64]         ;   300.0 agu1    23 w[9]
        xor ebx, dword [esp + 28]         ;   303.0 alu1+agu2   23 w[9]
        xor ebx, dword [esp + 72]         ;   304.0 alu2+agu0   23 w[9]
        xor ebx, dword [esp + 92]         ;   305.0 alu0+agu1   23 w[9]
        rol ebx, 1                        ;   306.0 alu1    23 w[9]
        lea edx, [edx + ecx - 1894007588] ;   305.0 agu2    27 v[2]
        mov ecx, edi                      ;   302.0 alu2     8 v[2] copy
        xor ecx, ebp                      ;   303.0 alu0     8 v[2]
        add edx, ebx                      ;   307.0 alu1    27 v[2]
        mov dword [esp + 92], ebx         ;   307.0 agu0    23 w[9] spill
        mov ebx, eax                      ;   303.3 alu2     8 v[2] copy
        xor ebx, edi                      ;   304.3 alu0     8 v[2]
        and ecx, ebx                      ;   305.3 alu1     8 v[2]
        rol eax, 0x1e                     ;   304.3 alu2    28 v[4]
        xor ecx, edi                      ;   306.3 alu0     8 v[2]
        add edx, ecx                      ;   308.0 alu1    27 v[2]
        mov ecx, edx                      ;   309.0 alu2    27 v[1] copy
        rol ecx, 5                        ;   310.0 alu0    27 v[1]
        mov ebx, dword [esp + 68]         ;   306.0 agu1    23 w[10]
        xor ebx, dword [esp + 60]         ;   309.0 alu1+agu2   23 w[10]
        xor ebx, dword [esp + 44]         ;   310.0 alu2+agu0   23 w[10]
        xor ebx, dword [esp + 84]         ;   311.0 alu0+agu1   23 w[10]
        rol ebx, 1                        ;   312.0 alu1    23 w[10]
        lea edi, [edi + ecx - 1894007588] ;   311.0 agu2    27 v[1]
        mov ecx, ebp                      ;   308.0 alu2     8 v[1] copy
        xor ecx, eax                      ;   309.0 alu0     8 v[1]
        add edi, ebx                      ;   313.0 alu1    27 v[1]
        mov dword [esp + 84], ebx         ;   313.0 agu0    23 w[10] spill
        mov ebx, esi                      ;   309.3 alu2     8 v[1] copy
        xor ebx, ebp                      ;   310.3 alu0     8 v[1]
        and ecx, ebx                      ;   311.3 alu1     8 v[1]
        rol esi, 0x1e                     ;   310.3 alu2    28 v[3]
        xor ecx, ebp                      ;   312.3 alu0     8 v[1]
        add edi, ecx                      ;   314.0 alu1    27 v[1]
        mov ecx, edi                      ;   315.0 alu2    27 v[0] copy
        rol ecx, 5                        ;   316.0 alu0    27 v[0]
        mov ebx, dword [esp + 76]         ;   312.0 agu1    23 w[11]
        xor ebx, dword [esp + 32]         ;   315.0 alu1+agu2   23 w[11]
        xor ebx, dword [esp + 80]         ;   316.0 alu2+agu0   23 w[11]
        xor ebx, dword [esp + 72]         ;   317.0 alu0+agu1   23 w[11]
        rol ebx, 1                        ;   318.0 alu1    23 w[11]
        lea ebp, [ebp + ecx - 1894007588] ;   317.0 agu2    27 v[0]
        mov ecx, esi                      ;   314.0 alu2     8 v[0] copy
        xor ecx, eax                      ;   315.0 alu0     8 v[0]
        add ebp, ebx                      ;   319.0 alu1    27 v[0]
        mov dword [esp + 72], ebx         ;   319.0 agu0    23 w[11] spill
        mov ebx, edx                      ;   315.3 alu2     8 v[0] copy
        xor ebx, eax                      ;   316.3 alu0     8 v[0]
        and ecx, ebx                      ;   317.3 alu1     8 v[0]
        rol edx, 0x1e                     ;   316.3 alu2    28 v[2]
        xor ecx, eax                      ;   318.3 alu0     8 v[0]
        add ebp, ecx                      ;   320.0 alu1    27 v[0]
        mov ecx, ebp                      ;   321.0 alu2    27 v[4] copy
        rol ecx, 5                        ;   322.0 alu0    27 v[4]
        mov ebx, dword [esp + 92]         ;   318.0 agu1    23 w[12]
        xor ebx, dword [esp + 56]         ;   321.0 alu1+agu2   23 w[12]
        xor ebx, dword [esp + 24]         ;   322.0 alu2+agu0   23 w[12]
        xor ebx, dword [esp + 44]         ;   323.0 alu0+agu1   23 w[12]
        rol ebx, 1                        ;   324.0 alu1    23 w[12]
        lea eax, [eax + ecx - 899497514]  ;   323.0 agu2    27 v[4]
        add eax, ebx                      ;   325.0 alu2    27 v[4]
        mov ecx, edi                      ;   320.3 alu0     7 v[4] copy
        xor ecx, esi                      ;   321.3 alu1     7 v[4]
        xor ecx, edx                      ;   322.3 alu2     7 v[4]
        add eax, ecx                      ;   326.0 alu0    27 v[4]
        rol edi, 0x1e                     ;   321.7 alu1    28 v[1]
        mov ecx, eax                      ;   327.0 alu2    27 v[3] copy
        rol ecx, 5                        ;   328.0 alu0    27 v[3]
        add esi, 0xca62c1d6               ;   322.7 alu1    27 v[3]
        add esi, ecx                      ;   329.0 alu2    27 v[3]
        mov ecx, dword [esp + 84]         ;   323.3 agu0    23 w[13]
        xor ecx, dword [esp + 48]         ;   326.3 alu0+agu1   23 w[13]
        xor ecx, dword [esp + 88]         ;   327.3 alu1+agu2   23 w[13]
        xor ecx, dword [esp + 80]         ;   328.3 alu2+agu0   23 w[13]
        rol ecx, 1                        ;   329.3 alu0    23 w[13]
        add esi, ecx                      ;   330.3 alu1    27 v[3]
        mov dword [esp + 80], ecx         ;   330.3 agu1    23 w[13] spill
        mov ecx, ebp                      ;   325.7 alu2    28 v[0] copy
        rol ecx, 0x1e                     ;   326.7 alu0    28 v[0]
        xor ebp, edx                      ;   326.3 alu1     7 v[3]
        xor ebp, edi                      ;   327.3 alu2     7 v[3]
        add esi, ebp                      ;   331.3 alu0    27 v[3]
        mov ebp, ebx                      ;   327.3 alu1    23 w[15] copy
        xor ebp, dword [esp + 68]         ;   328.3 alu2+agu2   23 w[15]
        xor ebp, dword [esp + 28]         ;   329.3 alu0+agu0   23 w[15]
        xor ebp, dword [esp + 88]         ;   330.3 alu1+agu1   23 w[15]
        rol ebp, 1                        ;   331.3 alu2    23 w[15]
        add edx, 0xca62c1d6               ;   329.0 alu0    27 v[2]
        mov dword [esp + 88], ebx         ;   329.3 agu2    23 w[12] spill
        lea ebx, [edi + ebp - 899497514]  ;   332.3 agu0    27 v[1]
        xor edi, eax                      ;   330.0 alu1     7 v[2]
        xor edi, ecx                      ;   331.0 alu2     7 v[2]
        add edx, edi                      ;   332.0 alu0    27 v[2]
        rol eax, 0x1e                     ;   331.0 alu1    28 v[4]
        mov edi, esi                      ;   332.3 alu2    27 v[2] copy
        rol edi, 5                        ;   333.3 alu0    27 v[2]
        add edx, edi                      ;   334.3 alu1    27 v[2]
        mov edi, dword [esp + 72]         ;   332.3 agu1    23 w[14]
        xor edi, dword [esp + 64]         ;   335.3 alu2+agu2   23 w[14]
        xor edi, dword [esp + 52]         ;   336.3 alu0+agu0   23 w[14]
        xor edi, dword [esp + 24]         ;   337.3 alu1+agu1   23 w[14]
        rol edi, 1                        ;   338.3 alu2    23 w[14]
        add edx, edi                      ;   339.3 alu0    27 v[2]
        mov dword [esp + 24], ebp         ;   334.3 agu2    23 w[15] spill
        mov ebp, esi                      ;   334.7 alu1    28 v[3] copy
        rol ebp, 0x1e                     ;   335.7 alu2    28 v[3]
        xor esi, ecx                      ;   335.3 alu0     7 v[1]
        xor esi, eax                      ;   336.3 alu1     7 v[1]
        add ebx, esi                      ;   337.3 alu2    27 v[1]
        mov esi, edx                      ;   340.3 alu0    27 v[1] copy
        rol esi, 5                        ;   341.3 alu1    27 v[1]
        add ebx, esi                      ;   342.3 alu2    27 v[1]
        mov esi, edi                      ;   339.3 alu0    23 w[1] copy
        xor esi, dword [esp + 92]         ;   340.3 alu1+agu0   23 w[1]
        xor esi, dword [esp + 32]         ;   341.3 alu2+agu1   23 w[1]
        xor esi, dword [esp + 28]         ;   342.3 alu0+agu2   23 w[1]
        rol esi, 1                        ;   343.3 alu1    23 w[1]
        add ecx, 0xca62c1d6               ;   339.0 alu2    27 v[0]
        mov dword [esp + 28], edi         ;   339.3 agu0    23 w[14] spill
        lea edi, [eax + esi - 899497514]  ;   344.3 agu1    27 v[4]
        xor eax, edx                      ;   340.3 alu0     7 v[0]
        xor eax, ebp                      ;   341.3 alu1     7 v[0]
        add ecx, eax                      ;   342.3 alu2    27 v[0]
        rol edx, 0x1e                     ;   341.0 alu0    28 v[2]
        mov eax, ebx                      ;   343.3 alu1    27 v[0] copy
        rol eax, 5                        ;   344.3 alu2    27 v[0]
        add ecx, eax                      ;   345.3 alu0    27 v[0]
        mov eax, dword [esp + 80]         ;   342.3 agu2    23 w[0]
        xor eax, dword [esp + 76]         ;   345.3 alu1+agu0   23 w[0]
        xor eax, dword [esp + 60]         ;   346.3 alu2+agu1   23 w[0]
        xor eax, dword [esp + 52]         ;   347.3 alu0+agu2   23 w[0]
        rol eax, 1                        ;   348.3 alu1    23 w[0]
        add ecx, eax                      ;   349.3 alu2    27 v[0]
        mov dword [esp + 52], esi         ;   344.3 agu0    23 w[1] spill
        mov esi, ebx                      ;   344.7 alu0    28 v[1] copy
        rol esi, 0x1e                     ;   345.7 alu1    28 v[1]
        xor ebx, ebp                      ;   345.3 alu2     7 v[4]
        xor ebx, edx                      ;   346.3 alu0     7 v[4]
        add edi, ebx                      ;   347.3 alu1    27 v[4]
        mov ebx, ecx                      ;   350.3 alu2    27 v[4] copy
        rol ebx, 5                        ;   351.3 alu0    27 v[4]
        add edi, ebx                      ;   352.3 alu1    27 v[4]
        mov ebx, eax                      ;   349.3 alu2    23 w[3] copy
        xor ebx, dword [esp + 72]         ;   350.3 alu0+agu1   23 w[3]
        xor ebx, dword [esp + 48]         ;   351.3 alu1+agu2   23 w[3]
        xor ebx, dword [esp + 32]         ;   352.3 alu2+agu0   23 w[3]
        rol ebx, 1                        ;   353.3 alu0    23 w[3]
        add ebp, 0xca62c1d6               ;   349.0 alu1    27 v[3]
        mov dword [esp + 32], eax         ;   349.3 agu1    23 w[0] spill
        lea eax, [edx + ebx - 899497514]  ;   354.3 agu2    27 v[2]
        xor edx, ecx                      ;   350.3 alu2     7 v[3]
        xor edx, esi                      ;   351.3 alu0     7 v[3]
        add ebp, edx                      ;   352.3 alu1    27 v[3]
        rol ecx, 0x1e                     ;   351.0 alu2    28 v[0]
        mov edx, edi                      ;   353.3 alu0    27 v[3] copy
        rol edx, 5                        ;   354.3 alu1    27 v[3]
        add ebp, edx                      ;   355.3 alu2    27 v[3]
        mov edx, dword [esp + 24]         ;   352.3 agu0    23 w[2]
        xor edx, dword [esp + 84]         ;   355.3 alu0+agu1   23 w[2]
        xor edx, dword [esp + 56]         ;   356.3 alu1+agu2   23 w[2]
        xor edx, dword [esp + 60]         ;   357.3 alu2+agu0   23 w[2]
        rol edx, 1                        ;   358.3 alu0    23 w[2]
        add ebp, edx                      ;   359.3 alu1    27 v[3]
        mov dword [esp + 60], ebx         ;   354.3 agu1    23 w[3] spill
        mov ebx, edi                      ;   354.7 alu2    28 v[4] copy
        rol ebx, 0x1e                     ;   355.7 alu0    28 v[4]
        xor edi, esi                      ;   355.3 alu1     7 v[2]
        xor edi, ecx                      ;   356.3 alu2     7 v[2]
        add eax, edi                      ;   357.3 alu0    27 v[2]
        mov edi, ebp                      ;   360.3 alu1    27 v[2] copy
        rol edi, 5                        ;   361.3 alu2    27 v[2]
        add eax, edi                      ;   362.3 alu0    27 v[2]
        mov edi, edx                      ;   359.3 alu1    23 w[5] copy
        xor edi, dword [esp + 80]         ;   360.3 alu2+agu2   23 w[5]
        xor edi, dword [esp + 68]         ;   361.3 alu0+agu0   23 w[5]
        xor edi, dword [esp + 48]         ;   362.3 alu1+agu1   23 w[5]
        rol edi, 1                        ;   363.3 alu2    23 w[5]
        add esi, 0xca62c1d6               ;   359.0 alu0    27 v[1]
        mov dword [esp + 48], edx         ;   359.3 agu2    23 w[2] spill
        lea edx, [ecx + edi - 899497514]  ;   364.3 agu0    27 v[0]
        xor ecx, ebp                      ;   360.3 alu1     7 v[1]
        xor ecx, ebx                      ;   361.3 alu2     7 v[1]
        add esi, ecx                      ;   362.3 alu0    27 v[1]
        rol ebp, 0x1e                     ;   361.0 alu1    28 v[3]
        mov ecx, eax                      ;   363.3 alu2    27 v[1] copy
        rol ecx, 5                        ;   364.3 alu0    27 v[1]
        add esi, ecx                      ;   365.3 alu1    27 v[1]
        mov ecx, dword [esp + 52]         ;   362.3 agu1    23 w[4]
        xor ecx, dword [esp + 88]         ;   365.3 alu2+agu2   23 w[4]
        xor ecx, dword [esp + 64]         ;   366.3 alu0+agu0   23 w[4]
        xor ecx, dword [esp + 56]         ;   367.3 alu1+agu1   23 w[4]
        rol ecx, 1                        ;   368.3 alu2    23 w[4]
        add esi, ecx                      ;   369.3 alu0    27 v[1]
        mov dword [esp + 56], edi         ;   364.3 agu2    23 w[5] spill
        mov edi, eax                      ;   364.7 alu1    28 v[2] copy
        rol edi, 0x1e                     ;   365.7 alu2    28 v[2]
        xor eax, ebx                      ;   365.3 alu0     7 v[0]
        xor eax, ebp                      ;   366.3 alu1     7 v[0]
        add edx, eax                      ;   367.3 alu2    27 v[0]
        mov eax, esi                      ;   370.3 alu0    27 v[0] copy
        rol eax, 5                        ;   371.3 alu1    27 v[0]
        add edx, eax                      ;   372.3 alu2    27 v[0]
        mov eax, ecx                      ;   369.3 alu0    23 w[7] copy
        xor eax, dword [esp + 24]         ;   370.3 alu1+agu0   23 w[7]
        xor eax, dword [esp + 92]         ;   371.3 alu2+agu1   23 w[7]
        xor eax, dword [esp + 68]         ;   372.3 alu0+agu2   23 w[7]
        rol eax, 1                        ;   373.3 alu1    23 w[7]
        add ebx, 0xca62c1d6               ;   369.0 alu2    27 v[4]
        mov dword [esp + 68], ecx         ;   369.3 agu0    23 w[4] spill
        lea ecx, [ebp + eax - 899497514]  ;   374.3 agu1    27 v[3]
        xor ebp, esi                      ;   370.3 alu0     7 v[4]
        xor ebp, edi                      ;   371.3 alu1     7 v[4]
        add ebx, ebp                      ;   372.3 alu2    27 v[4]
        rol esi, 0x1e                     ;   371.0 alu0    28 v[1]
        mov ebp, edx                      ;   373.3 alu1    27 v[4] copy
        rol ebp, 5                        ;   374.3 alu2    27 v[4]
        add ebx, ebp                      ;   375.3 alu0    27 v[4]
        mov ebp, dword [esp + 60]         ;   372.3 agu2    23 w[6]
        xor ebp, dword [esp + 28]         ;   375.3 alu1+agu0   23 w[6]
        xor ebp, dword [esp + 76]         ;   376.3 alu2+agu1   23 w[6]
        xor ebp, dword [esp + 64]         ;   377.3 alu0+agu2   23 w[6]
        rol ebp, 1                        ;   378.3 alu1    23 w[6]
        add ebx, ebp                      ;   379.3 alu2    27 v[4]
        mov dword [esp + 64], eax         ;   374.3 agu0    23 w[7] spill
        mov eax, edx                      ;   374.7 alu0    28 v[0] copy
        rol eax, 0x1e                     ;   375.7 alu1    28 v[0]
        xor edx, edi                      ;   375.3 alu2     7 v[3]
        xor edx, esi                      ;   376.3 alu0     7 v[3]
        add ecx, edx                      ;   377.3 alu1    27 v[3]
        mov edx, ebx                      ;   380.3 alu2    27 v[3] copy
        rol edx, 5                        ;   381.3 alu0    27 v[3]
        add ecx, edx                      ;   382.3 alu1    27 v[3]
        mov edx, ebp                      ;   379.3 alu2    23 w[9] copy
        xor edx, dword [esp + 52]         ;   380.3 alu0+agu1   23 w[9]
        xor edx, dword [esp + 72]         ;   381.3 alu1+agu2   23 w[9]
        xor edx, dword [esp + 92]         ;   382.3 alu2+agu0   23 w[9]
        rol edx, 1                        ;   383.3 alu0    23 w[9]
        add edi, 0xca62c1d6               ;   379.0 alu1    27 v[2]
        mov dword [esp + 92], ebp         ;   379.3 agu1    23 w[6] spill
        lea ebp, [esi + edx - 899497514]  ;   384.3 agu2    27 v[1]
        xor esi, ebx                      ;   380.3 alu2     7 v[2]
        xor esi, eax                      ;   381.3 alu0     7 v[2]
        add edi, esi                      ;   382.3 alu1    27 v[2]
        rol ebx, 0x1e                     ;   381.0 alu2    28 v[4]
        mov esi, ecx                      ;   383.3 alu0    27 v[2] copy
        rol esi, 5                        ;   384.3 alu1    27 v[2]
        add edi, esi                      ;   385.3 alu2    27 v[2]
        mov esi, dword [esp + 56]         ;   382.3 agu0    23 w[8]
        xor esi, dword [esp + 32]         ;   385.3 alu0+agu1   23 w[8]
        xor esi, dword [esp + 84]         ;   386.3 alu1+agu2   23 w[8]
        xor esi, dword [esp + 76]         ;   387.3 alu2+agu0   23 w[8]
        rol esi, 1                        ;   388.3 alu0    23 w[8]
        add edi, esi                      ;   389.3 alu1    27 v[2]
        xor esi, dword [esp + 60]         ;   389.3 alu2+agu1   23 w[11]
        xor esi, dword [esp + 80]         ;   390.3 alu0+agu2   23 w[11]
        xor esi, dword [esp + 72]         ;   391.3 alu1+agu0   23 w[11]
        rol esi, 1                        ;   392.3 alu2    23 w[11]
        xor edx, dword [esp + 68]         ;   385.7 alu0+agu1   23 w[12]
        xor edx, dword [esp + 28]         ;   386.7 alu1+agu2   23 w[12]
        xor edx, dword [esp + 88]         ;   387.7 alu2+agu0   23 w[12]
        rol edx, 1                        ;   388.7 alu0    23 w[12]
        mov dword [esp + 68], edx         ;   389.7 agu1    23 w[12] spill
        mov edx, edi                      ;   390.3 alu1    27 v[1] copy
        rol edx, 5                        ;   391.3 alu2    27 v[1]
        add ebp, edx                      ;   392.3 alu0    27 v[1]
        mov edx, ecx                      ;   388.3 alu1    28 v[3] copy
        rol edx, 0x1e                     ;   389.3 alu2    28 v[3]
        xor ecx, eax                      ;   389.0 alu0     7 v[1]
        xor ecx, ebx                      ;   390.0 alu1     7 v[1]
        add ebp, ecx                      ;   393.3 alu2    27 v[1]
        lea ecx, [ebx + esi - 899497514]  ;   393.3 agu2    27 v[4]
        xor ebx, edi                      ;   390.3 alu0     7 v[0]
        xor ebx, edx                      ;   391.3 alu1     7 v[0]
        rol edi, 0x1e                     ;   391.0 alu2    28 v[2]
        lea eax, [eax + ebx - 899497514]  ;   392.3 agu0    27 v[0]
        mov ebx, ebp                      ;   394.3 alu0    27 v[0] copy
        rol ebx, 5                        ;   395.3 alu1    27 v[0]
        add eax, ebx                      ;   396.3 alu2    27 v[0]
        mov ebx, dword [esp + 64]         ;   392.7 agu1    23 w[10]
        xor ebx, dword [esp + 48]         ;   395.7 alu0+agu2   23 w[10]
        xor ebx, dword [esp + 88]         ;   396.7 alu1+agu0   23 w[10]
        xor ebx, dword [esp + 84]         ;   397.7 alu2+agu1   23 w[10]
        rol ebx, 1                        ;   398.7 alu0    23 w[10]
        add eax, ebx                      ;   399.7 alu1    27 v[0]
        xor ebx, dword [esp + 56]         ;   399.7 alu2+agu2   23 w[13]
        xor ebx, dword [esp + 24]         ;   400.7 alu0+agu0   23 w[13]
        xor ebx, dword [esp + 80]         ;   401.7 alu1+agu1   23 w[13]
        rol ebx, 1                        ;   402.7 alu2    23 w[13]
        xor esi, dword [esp + 92]         ;   396.0 alu0+agu2   23 w[14]
        xor esi, dword [esp + 32]         ;   397.0 alu1+agu0   23 w[14]
        xor esi, dword [esp + 28]         ;   398.0 alu2+agu1   23 w[14]
        rol esi, 1                        ;   399.0 alu0    23 w[14]
        lea ebx, [ebx + edi - 899497514]  ;   403.7 agu2    27 v[2]
        mov dword [esp + 28], esi         ;   400.0 agu0    27 v[1] spill
        mov esi, eax                      ;   400.7 alu1    27 v[4] copy
        rol esi, 5                        ;   401.7 alu2    27 v[4]
        add ecx, esi                      ;   402.7 alu0    27 v[4]
        mov esi, ebp                      ;   399.0 alu1    28 v[1] copy
        rol esi, 0x1e                     ;   400.0 alu2    28 v[1]
        xor ebp, edi                      ;   399.7 alu0     7 v[4]
        xor ebp, edx                      ;   400.7 alu1     7 v[4]
        add ecx, ebp                      ;   403.7 alu2    27 v[4]
        xor edi, eax                      ;   400.7 alu0     7 v[3]
        xor edi, esi                      ;   401.7 alu1     7 v[3]
        rol eax, 0x1e                     ;   401.3 alu2    28 v[0]
        lea edx, [edx + edi - 899497514]  ;   402.7 agu1    27 v[3]
        mov edi, dword [esp + 68]         ;   402.0 agu2    23 w[12] reload
        add edx, edi                      ;   405.0 alu0    27 v[3]
        mov ebp, ecx                      ;   404.7 alu1    27 v[3] copy
        rol ebp, 5                        ;   405.7 alu2    27 v[3]
        add edx, ebp                      ;   406.7 alu0    27 v[3]
        mov ebp, edx                      ;   407.7 alu1    27 v[2] copy
        rol ebp, 5                        ;   408.7 alu2    27 v[2]
        xor edi, dword [esp + 64]         ;   405.0 alu0+agu0   23 w[15]
        xor edi, dword [esp + 52]         ;   406.0 alu1+agu1   23 w[15]
        xor edi, dword [esp + 24]         ;   407.0 alu2+agu2   23 w[15]
        rol edi, 1                        ;   408.0 alu0    23 w[15]
        add ebx, ebp                      ;   409.7 alu1    27 v[2]
        mov ebp, ecx                      ;   406.0 alu2    28 v[4] copy
        rol ebp, 0x1e                     ;   407.0 alu0    28 v[4]
        xor ecx, esi                      ;   406.7 alu1     7 v[2]
        xor ecx, eax                      ;   407.7 alu2     7 v[2]
        add ebx, ecx                      ;   410.7 alu0    27 v[2]
        mov ecx, dword [esp + 0]          ;   407.7 agu0    30 h
        lea ecx, [ecx + eax - 899497514]  ;   410.7 agu1    30 h
        xor eax, edx                      ;   408.3 alu1     7 v[1]
        xor eax, ebp                      ;   409.3 alu2     7 v[1]
        mov dword [esp + 24], edi         ;   409.0 agu2    23 w[15] spill
        mov edi, dword [esp + 28]         ;   409.3 agu0    27 v[1] reload
        lea edi, [edi + esi - 899497514]  ;   412.3 agu1    27 v[1]
        add edi, eax                      ;   414.3 alu0    27 v[1]
        rol edx, 0x1e                     ;   410.3 alu1    28 v[3]
        mov esi, ebx                      ;   411.7 alu2    27 v[1] copy
        rol esi, 5                        ;   412.7 alu0    27 v[1]
        add edi, esi                      ;   415.3 alu1    27 v[1]
        mov esi, edi                      ;   416.3 alu2    27 v[0] copy
        rol esi, 5                        ;   417.3 alu0    27 v[0]
        add ecx, esi                      ;   418.3 alu1    30 h
        add ecx, dword [esp + 24]         ;   419.3 alu2+agu2   30 h
        mov esi, ebx                      ;   413.0 alu0    28 v[2] copy
        rol esi, 0x1e                     ;   414.0 alu1    28 v[2]
        xor ebx, edx                      ;   413.7 alu2     7 v[0]
        xor ebx, ebp                      ;   414.7 alu0     7 v[0]
        add ecx, ebx                      ;   420.3 alu1    30 h
        mov dword [esp + 0], ecx          ;   421.3 agu0    30 h
        add edi, dword [esp + 4]          ;   416.3 alu2+agu1   30 h
        mov dword [esp + 4], edi          ;   417.3 agu2    30 h
        add esi, dword [esp + 40]         ;   415.7 alu0+agu0   30 h
        add edx, dword [esp + 12]         ;   416.0 alu1+agu1   30 h
        mov dword [esp + 12], edx         ;   417.0 agu2    30 h
        add ebp, dword [esp + 16]         ;   416.7 alu2+agu0   30 h
        mov dword [esp + 16], ebp         ;   417.7 agu1    30 h
        mov edi, dword [esp + 36]         ;   417.3 agu2    16 blocks
        add edi, 0x40                     ;   420.3 alu0    16 blocks
        xchg edi, esi                     ;   421.3 alu1+alu2+alu0   30 h copy
        cmp esi, dword [esp + 20]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 120], esi        ;                    resident
        mov dword [esp + 8], edi          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    16 blocks reload
        mov edi, dword [esp + 116]        ;     0.3 agu1    16 blocks reload
        mov dword [edi], esi              ;     3.0 agu2    16 blocks
        mov esi, dword [esp + 4]          ;     1.0 agu0    16 blocks reload
        mov dword [edi + 4], esi          ;     4.0 agu1    16 blocks
        mov esi, dword [esp + 8]          ;     1.7 agu2    16 blocks reload
        mov dword [edi + 8], esi          ;     4.7 agu0    16 blocks
        mov esi, dword [esp + 12]         ;     2.3 agu1    16 blocks reload
        mov dword [edi + 12], esi         ;     5.3 agu2    16 blocks
        mov esi, dword [esp + 16]         ;     3.0 agu0    16 blocks reload
        mov dword [edi + 16], esi         ;     6.0 agu1    16 blocks
        add esp, 0x60                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
