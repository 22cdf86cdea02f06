; sha1_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 5560ef1f57ee27d7); do not edit:
;   ./cw build sha1_blocks --cpu pentium3
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
;   body: 22 uops, planned 11.0; bounds: width 7.3, ports 8.0, path 3.0
;   blocks: 1504 uops, planned 538.3; bounds: width 501.3, ports 537.0, path 164.0
;   body.2: 16 uops, planned 8.0; bounds: width 5.3, ports 6.0, path 0.0
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
        mov esi, dword [esp + 116]        ;     0.0 p2      16 h reload
        mov edi, dword [esi]              ;     3.0 p2      16 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 4]          ;     3.0 p2      16 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 8]          ;     3.0 p2      16 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 12]         ;     4.0 p2      16 h
        mov dword [esp + 12], edi         ;     7.0 p3+p4   16 h
        mov esi, dword [esi + 16]         ;     5.0 p2      16 h
        mov dword [esp + 16], esi         ;     8.0 p3+p4   16 h
        mov esi, dword [esp + 124]        ;     6.0 p2      16 h
        shl esi, 6                        ;     9.0 p0      16 h
        add esi, dword [esp + 120]        ;    10.0 p1+p2   16 h
        mov dword [esp + 20], esi         ;    11.0 p3+p4   16 h
        cmp dword [esp + 124], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 120]        ;                    resident
        mov edi, dword [esp + 8]          ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]              ;     0.0 p2      22 w[0]
        bswap ebp                         ;     3.0 p0+p1   22 w[0]
        mov eax, dword [esp + 0]          ;     1.0 p2      19 v[0] reload
        mov ecx, eax                      ;     4.0 p0      27 v[4] copy
        rol ecx, 5                        ;     5.0 p0      27 v[4]
        mov edx, dword [esp + 16]         ;     2.0 p2      27 v[4]
        lea edx, [edx + ebp + 1518500249] ;     5.0 p0      27 v[4]
        add edx, ecx                      ;     6.0 p1      27 v[4]
        mov ecx, edi                      ;     3.7 p1       6 v[4] copy
        mov ebx, dword [esp + 12]         ;     3.3 p2      19 v[3] reload
        xor ecx, ebx                      ;     6.3 p0       6 v[4]
        and ecx, dword [esp + 4]          ;     7.3 p1+p2    6 v[4]
        xor ecx, ebx                      ;     8.3 p0       6 v[4]
        add edx, ecx                      ;     9.3 p1      27 v[4]
        mov ecx, dword [esi + 4]          ;     5.3 p2      22 w[1]
        bswap ecx                         ;     8.3 p0+p1   22 w[1]
        mov dword [esp + 24], ebp         ;     6.3 p3+p4   22 w[0] spill
        mov ebp, edx                      ;    10.3 p0      27 v[3] copy
        rol ebp, 5                        ;    11.3 p0      27 v[3]
        lea ebp, [ebp + ebx + 1518500249] ;    12.3 p0      27 v[3]
        add ebp, ecx                      ;    13.3 p1      27 v[3]
        mov ebx, edi                      ;     9.0 p1       6 v[3] copy
        mov dword [esp + 28], ecx         ;    10.3 p3+p4   22 w[1] spill
        mov ecx, dword [esp + 4]          ;     9.3 p2      28 v[1]
        rol ecx, 0x1e                     ;    12.3 p0      28 v[1]
        xor ebx, ecx                      ;    13.3 p1       6 v[3]
        and ebx, eax                      ;    14.3 p1       6 v[3]
        xor ebx, edi                      ;    15.3 p0       6 v[3]
        add ebp, ebx                      ;    16.3 p1      27 v[3]
        mov ebx, dword [esi + 8]          ;    11.3 p2      22 w[2]
        bswap ebx                         ;    14.3 p0+p1   22 w[2]
        mov dword [esp + 32], esi         ;    12.3 p3+p4   22 w[0] spill
        rol eax, 0x1e                     ;    13.3 p0      28 v[0]
        mov esi, ebp                      ;    17.3 p1      27 v[2] copy
        rol esi, 5                        ;    18.3 p0      27 v[2]
        lea esi, [esi + edi + 1518500249] ;    19.3 p0      27 v[2]
        add esi, ebx                      ;    20.3 p1      27 v[2]
        mov dword [esp + 36], edi         ;    14.7 p3+p4   19 v[2] spill
        mov edi, ecx                      ;    16.0 p1       6 v[2] copy
        xor edi, eax                      ;    17.0 p0       6 v[2]
        and edi, edx                      ;    18.0 p1       6 v[2]
        xor edi, ecx                      ;    19.0 p0       6 v[2]
        add esi, edi                      ;    21.3 p1      27 v[2]
        rol edx, 0x1e                     ;    18.3 p0      28 v[4]
        mov edi, esi                      ;    22.3 p1      27 v[1] copy
        rol edi, 5                        ;    23.3 p0      27 v[1]
        lea ecx, [ecx + edi + 1518500249] ;    24.3 p0      27 v[1]
        mov edi, eax                      ;    20.0 p1       6 v[1] copy
        xor edi, edx                      ;    21.0 p1       6 v[1]
        and edi, ebp                      ;    22.0 p0       6 v[1]
        xor edi, eax                      ;    23.0 p1       6 v[1]
        add ecx, edi                      ;    25.3 p0      27 v[1]
        rol ebp, 0x1e                     ;    23.3 p0      28 v[3]
        mov edi, dword [esp + 32]         ;    20.3 p2      22 w[0] reload
        mov dword [esp + 40], ebx         ;    20.7 p3+p4   22 w[2] spill
        mov ebx, dword [edi + 12]         ;    23.3 p2      22 w[3]
        bswap ebx                         ;    26.3 p0+p1   22 w[3]
        add ecx, ebx                      ;    28.3 p1      27 v[1]
        mov dword [esp + 44], ebx         ;    28.3 p3+p4   22 w[3] spill
        mov ebx, dword [edi + 16]         ;    23.3 p2      22 w[4]
        bswap ebx                         ;    26.3 p0+p1   22 w[4]
        lea eax, [eax + ebx + 1518500249] ;    28.3 p0      27 v[0]
        mov dword [esp + 48], ebx         ;    28.3 p3+p4   22 w[4] spill
        mov ebx, ecx                      ;    29.3 p1      27 v[0] copy
        rol ebx, 5                        ;    30.3 p0      27 v[0]
        add eax, ebx                      ;    31.3 p1      27 v[0]
        mov ebx, edx                      ;    28.0 p1       6 v[0] copy
        xor ebx, ebp                      ;    29.0 p0       6 v[0]
        and ebx, esi                      ;    30.0 p1       6 v[0]
        xor ebx, edx                      ;    31.0 p0       6 v[0]
        add eax, ebx                      ;    32.3 p1      27 v[0]
        rol esi, 0x1e                     ;    30.3 p0      28 v[2]
        mov ebx, dword [edi + 20]         ;    28.3 p2      22 w[5]
        bswap ebx                         ;    31.3 p0+p1   22 w[5]
        lea edx, [edx + ebx + 1518500249] ;    33.3 p0      27 v[4]
        mov dword [esp + 52], ebx         ;    33.3 p3+p4   22 w[5] spill
        mov ebx, eax                      ;    33.3 p1      27 v[4] copy
        rol ebx, 5                        ;    34.3 p0      27 v[4]
        add edx, ebx                      ;    35.3 p1      27 v[4]
        mov ebx, ebp                      ;    34.0 p1       6 v[4] copy
        xor ebx, esi                      ;    35.0 p0       6 v[4]
        and ebx, ecx                      ;    36.0 p1       6 v[4]
        xor ebx, ebp                      ;    37.0 p0       6 v[4]
        add edx, ebx                      ;    38.0 p1      27 v[4]
        rol ecx, 0x1e                     ;    36.3 p0      28 v[1]
        mov ebx, dword [edi + 24]         ;    33.3 p2      22 w[6]
        bswap ebx                         ;    37.3 p0+p1   22 w[6]
        lea ebp, [ebp + ebx + 1518500249] ;    39.3 p0      27 v[3]
        mov dword [esp + 56], ebx         ;    39.3 p3+p4   22 w[6] spill
        mov ebx, edx                      ;    39.0 p1      27 v[3] copy
        rol ebx, 5                        ;    40.0 p0      27 v[3]
        add ebp, ebx                      ;    41.0 p1      27 v[3]
        mov ebx, esi                      ;    40.0 p1       6 v[3] copy
        xor ebx, ecx                      ;    41.0 p0       6 v[3]
        and ebx, eax                      ;    42.0 p1       6 v[3]
        xor ebx, esi                      ;    43.0 p0       6 v[3]
        add ebp, ebx                      ;    44.0 p1      27 v[3]
        rol eax, 0x1e                     ;    42.3 p0      28 v[0]
        mov ebx, dword [edi + 28]         ;    38.3 p2      22 w[7]
        bswap ebx                         ;    43.3 p0+p1   22 w[7]
        lea esi, [esi + ebx + 1518500249] ;    45.3 p0      27 v[2]
        mov dword [esp + 60], ebx         ;    45.3 p3+p4   22 w[7] spill
        mov ebx, ebp                      ;    45.0 p1      27 v[2] copy
        rol ebx, 5                        ;    46.0 p0      27 v[2]
        add esi, ebx                      ;    47.0 p1      27 v[2]
        mov ebx, ecx                      ;    46.0 p1       6 v[2] copy
        xor ebx, eax                      ;    47.0 p0       6 v[2]
        and ebx, edx                      ;    48.0 p1       6 v[2]
        xor ebx, ecx                      ;    49.0 p0       6 v[2]
        rol edx, 0x1e                     ;    48.3 p0      28 v[4]
        add esi, ebx                      ;    50.0 p1      27 v[2]
        mov ebx, dword [edi + 32]         ;    43.3 p2      22 w[8]
        bswap ebx                         ;    49.3 p0+p1   22 w[8]
        lea ecx, [ecx + ebx + 1518500249] ;    51.3 p0      27 v[1]
        mov dword [esp + 64], ebx         ;    51.3 p3+p4   22 w[8] spill
        mov ebx, esi                      ;    51.0 p1      27 v[1] copy
        rol ebx, 5                        ;    52.0 p0      27 v[1]
        add ecx, ebx                      ;    53.0 p1      27 v[1]
        mov ebx, eax                      ;    52.0 p1       6 v[1] copy
        xor ebx, edx                      ;    53.0 p0       6 v[1]
        and ebx, ebp                      ;    54.0 p1       6 v[1]
        xor ebx, eax                      ;    55.0 p0       6 v[1]
        rol ebp, 0x1e                     ;    54.3 p0      28 v[3]
        add ecx, ebx                      ;    56.0 p1      27 v[1]
        mov ebx, dword [edi + 36]         ;    48.3 p2      22 w[9]
        bswap ebx                         ;    55.3 p0+p1   22 w[9]
        lea eax, [eax + ebx + 1518500249] ;    57.3 p0      27 v[0]
        mov dword [esp + 68], ebx         ;    57.3 p3+p4   22 w[9] spill
        mov ebx, edx                      ;    56.0 p1       6 v[0] copy
        xor ebx, ebp                      ;    57.0 p1       6 v[0]
        and ebx, esi                      ;    58.0 p0       6 v[0]
        xor ebx, edx                      ;    59.0 p1       6 v[0]
        rol esi, 0x1e                     ;    58.3 p0      28 v[2]
        add eax, ebx                      ;    60.0 p1      27 v[0]
        mov ebx, ecx                      ;    59.3 p0      27 v[0] copy
        rol ebx, 5                        ;    60.3 p0      27 v[0]
        add eax, ebx                      ;    61.3 p1      27 v[0]
        mov ebx, dword [edi + 40]         ;    53.3 p2      22 w[10]
        bswap ebx                         ;    61.3 p0+p1   22 w[10]
        lea edx, [edx + ebx + 1518500249] ;    63.3 p0      27 v[4]
        mov dword [esp + 72], ebx         ;    63.3 p3+p4   22 w[10] spill
        mov ebx, ebp                      ;    62.0 p1       6 v[4] copy
        xor ebx, esi                      ;    63.0 p1       6 v[4]
        and ebx, ecx                      ;    64.0 p0       6 v[4]
        xor ebx, ebp                      ;    65.0 p1       6 v[4]
        rol ecx, 0x1e                     ;    64.3 p0      28 v[1]
        add edx, ebx                      ;    66.0 p1      27 v[4]
        mov ebx, eax                      ;    65.3 p0      27 v[4] copy
        rol ebx, 5                        ;    66.3 p0      27 v[4]
        add edx, ebx                      ;    67.3 p1      27 v[4]
        mov ebx, dword [edi + 44]         ;    58.3 p2      22 w[11]
        bswap ebx                         ;    67.3 p0+p1   22 w[11]
        lea ebp, [ebp + ebx + 1518500249] ;    69.3 p0      27 v[3]
        mov dword [esp + 76], ebx         ;    69.3 p3+p4   22 w[11] spill
        mov ebx, esi                      ;    68.0 p1       6 v[3] copy
        xor ebx, ecx                      ;    69.0 p1       6 v[3]
        and ebx, eax                      ;    70.0 p0       6 v[3]
        xor ebx, esi                      ;    71.0 p1       6 v[3]
        rol eax, 0x1e                     ;    70.3 p0      28 v[0]
        add ebp, ebx                      ;    72.0 p1      27 v[3]
        mov ebx, edx                      ;    71.3 p0      27 v[3] copy
        rol ebx, 5                        ;    72.3 p0      27 v[3]
        add ebp, ebx                      ;    73.3 p1      27 v[3]
        mov ebx, dword [edi + 48]         ;    63.3 p2      22 w[12]
        bswap ebx                         ;    73.3 p0+p1   22 w[12]
        lea esi, [esi + ebx + 1518500249] ;    75.3 p0      27 v[2]
        mov dword [esp + 80], ebx         ;    75.3 p3+p4   22 w[12] spill
        mov ebx, ecx                      ;    74.0 p1       6 v[2] copy
        xor ebx, eax                      ;    75.0 p1       6 v[2]
        and ebx, edx                      ;    76.0 p0       6 v[2]
        xor ebx, ecx                      ;    77.0 p1       6 v[2]
        rol edx, 0x1e                     ;    76.3 p0      28 v[4]
        add esi, ebx                      ;    78.0 p1      27 v[2]
        mov ebx, ebp                      ;    77.3 p0      27 v[2] copy
        rol ebx, 5                        ;    78.3 p0      27 v[2]
        add esi, ebx                      ;    79.3 p1      27 v[2]
        mov ebx, dword [edi + 52]         ;    68.3 p2      22 w[13]
        bswap ebx                         ;    79.3 p0+p1   22 w[13]
        lea ecx, [ecx + ebx + 1518500249] ;    81.3 p0      27 v[1]
        mov dword [esp + 84], ebx         ;    81.3 p3+p4   22 w[13] spill
        mov ebx, eax                      ;    80.0 p1       6 v[1] copy
        xor ebx, edx                      ;    81.0 p1       6 v[1]
        and ebx, ebp                      ;    82.0 p0       6 v[1]
        xor ebx, eax                      ;    83.0 p1       6 v[1]
        rol ebp, 0x1e                     ;    82.3 p0      28 v[3]
        add ecx, ebx                      ;    84.0 p1      27 v[1]
        mov ebx, esi                      ;    83.3 p0      27 v[1] copy
        rol ebx, 5                        ;    84.3 p0      27 v[1]
        add ecx, ebx                      ;    85.3 p1      27 v[1]
        mov ebx, dword [edi + 56]         ;    73.3 p2      22 w[14]
        bswap ebx                         ;    85.3 p0+p1   22 w[14]
        lea eax, [eax + ebx + 1518500249] ;    87.3 p0      27 v[0]
        mov dword [esp + 88], ebx         ;    87.3 p3+p4   22 w[14] spill
        mov ebx, edx                      ;    86.0 p1       6 v[0] copy
        xor ebx, ebp                      ;    87.0 p1       6 v[0]
        and ebx, esi                      ;    88.0 p0       6 v[0]
        xor ebx, edx                      ;    89.0 p1       6 v[0]
        rol esi, 0x1e                     ;    88.3 p0      28 v[2]
        add eax, ebx                      ;    90.0 p1      27 v[0]
        mov ebx, ecx                      ;    89.3 p0      27 v[0] copy
        rol ebx, 5                        ;    90.3 p0      27 v[0]
        add eax, ebx                      ;    91.3 p1      27 v[0]
        mov ebx, dword [edi + 60]         ;    78.3 p2      22 w[15]
        bswap ebx                         ;    91.3 p0+p1   22 w[15]
        lea edx, [edx + ebx + 1518500249] ;    93.3 p0      27 v[4]
        mov edi, ebp                      ;    92.0 p1       6 v[4] copy
        xor edi, esi                      ;    93.0 p1       6 v[4]
        and edi, ecx                      ;    94.0 p0       6 v[4]
        xor edi, ebp                      ;    95.0 p1       6 v[4]
        rol ecx, 0x1e                     ;    94.3 p0      28 v[1]
        add edx, edi                      ;    96.0 p1      27 v[4]
        mov edi, eax                      ;    95.3 p0      27 v[4] copy
        rol edi, 5                        ;    96.3 p0      27 v[4]
        add edx, edi                      ;    97.3 p1      27 v[4]
        mov edi, dword [esp + 84]         ;    82.7 p2      23 w[0]
        xor edi, dword [esp + 64]         ;    97.0 p1+p2   23 w[0]
        xor edi, dword [esp + 40]         ;    98.0 p0+p2   23 w[0]
        xor edi, dword [esp + 24]         ;    99.0 p1+p2   23 w[0]
        rol edi, 1                        ;   100.0 p0      23 w[0]
        lea ebp, [ebp + edi + 1518500249] ;   101.0 p0      27 v[3]
        mov dword [esp + 24], edi         ;   101.0 p3+p4   23 w[0] spill
        mov edi, esi                      ;    99.0 p1       6 v[3] copy
        xor edi, ecx                      ;   100.0 p1       6 v[3]
        and edi, eax                      ;   101.0 p0       6 v[3]
        xor edi, esi                      ;   102.0 p1       6 v[3]
        rol eax, 0x1e                     ;   101.3 p0      28 v[0]
        add ebp, edi                      ;   103.0 p1      27 v[3]
        mov edi, edx                      ;   102.3 p0      27 v[3] copy
        rol edi, 5                        ;   103.3 p0      27 v[3]
        add ebp, edi                      ;   104.3 p1      27 v[3]
        mov edi, dword [esp + 88]         ;    90.0 p2      23 w[1]
        xor edi, dword [esp + 68]         ;   104.0 p1+p2   23 w[1]
        xor edi, dword [esp + 44]         ;   105.0 p0+p2   23 w[1]
        xor edi, dword [esp + 28]         ;   106.0 p1+p2   23 w[1]
        rol edi, 1                        ;   107.0 p0      23 w[1]
        lea esi, [esi + edi + 1518500249] ;   108.0 p0      27 v[2]
        mov dword [esp + 28], edi         ;   108.0 p3+p4   23 w[1] spill
        mov edi, ecx                      ;   106.0 p1       6 v[2] copy
        xor edi, eax                      ;   107.0 p1       6 v[2]
        and edi, edx                      ;   108.0 p0       6 v[2]
        xor edi, ecx                      ;   109.0 p1       6 v[2]
        rol edx, 0x1e                     ;   108.3 p0      28 v[4]
        add esi, edi                      ;   110.0 p1      27 v[2]
        mov edi, ebp                      ;   109.3 p0      27 v[2] copy
        rol edi, 5                        ;   110.3 p0      27 v[2]
        add esi, edi                      ;   111.3 p1      27 v[2]
        mov edi, dword [esp + 72]         ;    98.7 p2      23 w[2]
        xor edi, ebx                      ;   111.0 p1      23 w[2]
        xor edi, dword [esp + 48]         ;   112.0 p0+p2   23 w[2]
        xor edi, dword [esp + 40]         ;   113.0 p1+p2   23 w[2]
        rol edi, 1                        ;   114.0 p0      23 w[2]
        lea ecx, [ecx + edi + 1518500249] ;   115.0 p0      27 v[1]
        mov dword [esp + 40], ebx         ;   102.0 p3+p4   22 w[15] spill
        mov ebx, eax                      ;   113.0 p1       6 v[1] copy
        xor ebx, edx                      ;   114.0 p1       6 v[1]
        and ebx, ebp                      ;   115.0 p0       6 v[1]
        xor ebx, eax                      ;   116.0 p1       6 v[1]
        rol ebp, 0x1e                     ;   115.3 p0      28 v[3]
        add ecx, ebx                      ;   117.0 p1      27 v[1]
        mov ebx, esi                      ;   116.3 p0      27 v[1] copy
        rol ebx, 5                        ;   117.3 p0      27 v[1]
        add ecx, ebx                      ;   118.3 p1      27 v[1]
        mov ebx, dword [esp + 24]         ;   105.7 p2      23 w[3]
        xor ebx, dword [esp + 76]         ;   118.0 p1+p2   23 w[3]
        xor ebx, dword [esp + 52]         ;   119.0 p0+p2   23 w[3]
        xor ebx, dword [esp + 44]         ;   120.0 p1+p2   23 w[3]
        rol ebx, 1                        ;   121.0 p0      23 w[3]
        lea eax, [eax + ebx + 1518500249] ;   122.0 p0      27 v[0]
        mov dword [esp + 44], ebx         ;   122.0 p3+p4   23 w[3] spill
        mov ebx, edx                      ;   120.0 p1       6 v[0] copy
        xor ebx, ebp                      ;   121.0 p1       6 v[0]
        and ebx, esi                      ;   122.0 p0       6 v[0]
        xor ebx, edx                      ;   123.0 p1       6 v[0]
        rol esi, 0x1e                     ;   122.3 p0      28 v[2]
        add eax, ebx                      ;   124.0 p1      27 v[0]
        mov ebx, ecx                      ;   123.3 p0      27 v[0] copy
        rol ebx, 5                        ;   124.3 p0      27 v[0]
        add eax, ebx                      ;   125.3 p1      27 v[0]
        mov ebx, dword [esp + 28]         ;   112.7 p2      23 w[4]
        xor ebx, dword [esp + 80]         ;   125.0 p1+p2   23 w[4]
        xor ebx, dword [esp + 56]         ;   126.0 p0+p2   23 w[4]
        xor ebx, dword [esp + 48]         ;   127.0 p1+p2   23 w[4]
        rol ebx, 1                        ;   128.0 p0      23 w[4]
        lea edx, [edx + ebx + 1859775393] ;   129.0 p0      27 v[4]
        mov dword [esp + 48], ebx         ;   129.0 p3+p4   23 w[4] spill
        mov ebx, eax                      ;   127.0 p1      27 v[4] copy
        rol ebx, 5                        ;   128.3 p0      27 v[4]
        add edx, ebx                      ;   130.0 p1      27 v[4]
        mov ebx, ebp                      ;   129.0 p1       7 v[4] copy
        xor ebx, ecx                      ;   130.0 p0       7 v[4]
        xor ebx, esi                      ;   131.0 p1       7 v[4]
        rol ecx, 0x1e                     ;   130.3 p0      28 v[1]
        add edx, ebx                      ;   132.0 p1      27 v[4]
        mov ebx, dword [esp + 84]         ;   119.7 p2      23 w[5]
        xor ebx, edi                      ;   131.3 p0      23 w[5]
        xor ebx, dword [esp + 60]         ;   132.3 p1+p2   23 w[5]
        xor ebx, dword [esp + 52]         ;   133.3 p0+p2   23 w[5]
        rol ebx, 1                        ;   134.3 p0      23 w[5]
        lea ebp, [ebp + ebx + 1859775393] ;   135.3 p0      27 v[3]
        mov dword [esp + 52], edi         ;   122.3 p3+p4   23 w[2] spill
        mov edi, dword [esp + 48]         ;   129.0 p2      23 w[7]
        xor edi, dword [esp + 40]         ;   133.0 p1+p2   23 w[7]
        xor edi, dword [esp + 68]         ;   134.0 p1+p2   23 w[7]
        xor edi, dword [esp + 60]         ;   135.0 p1+p2   23 w[7]
        rol edi, 1                        ;   136.0 p0      23 w[7]
        mov dword [esp + 60], ebx         ;   135.3 p3+p4   23 w[5] spill
        mov ebx, edx                      ;   136.0 p1      27 v[3] copy
        rol ebx, 5                        ;   137.0 p0      27 v[3]
        add ebp, ebx                      ;   138.0 p1      27 v[3]
        mov ebx, eax                      ;   137.3 p0      28 v[0] copy
        rol ebx, 0x1e                     ;   138.3 p0      28 v[0]
        xor eax, esi                      ;   138.0 p1       7 v[3]
        xor eax, ecx                      ;   139.0 p1       7 v[3]
        add ebp, eax                      ;   140.0 p0      27 v[3]
        lea eax, [ecx + edi + 1859775393] ;   140.3 p0      27 v[1]
        xor ecx, edx                      ;   140.0 p1       7 v[2]
        xor ecx, ebx                      ;   141.0 p1       7 v[2]
        rol edx, 0x1e                     ;   141.3 p0      28 v[4]
        lea esi, [esi + ecx + 1859775393] ;   142.3 p0      27 v[2]
        mov ecx, dword [esp + 44]         ;   131.3 p2      23 w[6]
        xor ecx, dword [esp + 88]         ;   142.0 p1+p2   23 w[6]
        xor ecx, dword [esp + 64]         ;   143.0 p1+p2   23 w[6]
        xor ecx, dword [esp + 56]         ;   144.0 p0+p2   23 w[6]
        rol ecx, 1                        ;   145.0 p0      23 w[6]
        add esi, ecx                      ;   146.0 p1      27 v[2]
        mov dword [esp + 56], edi         ;   137.0 p3+p4   23 w[7] spill
        mov edi, ebp                      ;   145.0 p1      27 v[2] copy
        rol edi, 5                        ;   146.0 p0      27 v[2]
        add esi, edi                      ;   147.0 p1      27 v[2]
        mov edi, dword [esp + 28]         ;   136.3 p2      23 w[9]
        xor edi, dword [esp + 76]         ;   146.3 p0+p2   23 w[9]
        xor edi, dword [esp + 68]         ;   147.3 p1+p2   23 w[9]
        xor edi, ecx                      ;   148.3 p0      23 w[9]
        rol edi, 1                        ;   149.3 p0      23 w[9]
        mov dword [esp + 68], ecx         ;   146.0 p3+p4   23 w[6] spill
        mov ecx, esi                      ;   148.0 p1      27 v[1] copy
        rol ecx, 5                        ;   149.3 p0      27 v[1]
        add eax, ecx                      ;   150.3 p1      27 v[1]
        mov ecx, ebp                      ;   150.0 p1      28 v[3] copy
        rol ecx, 0x1e                     ;   151.0 p0      28 v[3]
        xor ebp, ebx                      ;   151.0 p1       7 v[1]
        xor ebp, edx                      ;   152.0 p0       7 v[1]
        add eax, ebp                      ;   153.0 p1      27 v[1]
        lea ebp, [edx + edi + 1859775393] ;   152.3 p0      27 v[4]
        xor edx, esi                      ;   153.0 p1       7 v[0]
        xor edx, ecx                      ;   154.0 p0       7 v[0]
        lea ebx, [ebx + edx + 1859775393] ;   155.0 p0      27 v[0]
        mov edx, dword [esp + 60]         ;   143.3 p2      23 w[8]
        xor edx, dword [esp + 24]         ;   154.0 p1+p2   23 w[8]
        xor edx, dword [esp + 72]         ;   155.0 p1+p2   23 w[8]
        xor edx, dword [esp + 64]         ;   156.0 p0+p2   23 w[8]
        rol edx, 1                        ;   157.0 p0      23 w[8]
        rol esi, 0x1e                     ;   157.3 p0      28 v[2]
        add ebx, edx                      ;   158.0 p1      27 v[0]
        mov dword [esp + 64], edi         ;   150.3 p3+p4   23 w[9] spill
        mov edi, eax                      ;   157.0 p1      27 v[0] copy
        rol edi, 5                        ;   158.3 p0      27 v[0]
        add ebx, edi                      ;   159.3 p1      27 v[0]
        mov edi, dword [esp + 44]         ;   148.3 p2      23 w[11]
        xor edi, dword [esp + 84]         ;   159.0 p1+p2   23 w[11]
        xor edi, dword [esp + 76]         ;   160.0 p0+p2   23 w[11]
        xor edi, edx                      ;   161.0 p1      23 w[11]
        rol edi, 1                        ;   162.0 p0      23 w[11]
        mov dword [esp + 76], edx         ;   158.0 p3+p4   23 w[8] spill
        mov edx, eax                      ;   161.0 p1      28 v[1] copy
        rol edx, 0x1e                     ;   162.0 p0      28 v[1]
        xor eax, ecx                      ;   162.0 p1       7 v[4]
        xor eax, esi                      ;   163.0 p0       7 v[4]
        add ebp, eax                      ;   164.0 p1      27 v[4]
        mov eax, ebx                      ;   163.3 p0      27 v[4] copy
        rol eax, 5                        ;   164.3 p0      27 v[4]
        add ebp, eax                      ;   165.3 p1      27 v[4]
        lea eax, [esi + edi + 1859775393] ;   165.3 p0      27 v[2]
        xor esi, ebx                      ;   165.0 p1       7 v[3]
        xor esi, edx                      ;   166.0 p1       7 v[3]
        rol ebx, 0x1e                     ;   166.3 p0      28 v[0]
        lea ecx, [ecx + esi + 1859775393] ;   167.3 p0      27 v[3]
        mov esi, dword [esp + 56]         ;   155.7 p2      23 w[10]
        xor esi, dword [esp + 52]         ;   167.0 p1+p2   23 w[10]
        xor esi, dword [esp + 80]         ;   168.0 p1+p2   23 w[10]
        xor esi, dword [esp + 72]         ;   169.0 p0+p2   23 w[10]
        rol esi, 1                        ;   170.0 p0      23 w[10]
        add ecx, esi                      ;   171.0 p1      27 v[3]
        mov dword [esp + 72], edi         ;   163.0 p3+p4   23 w[11] spill
        mov edi, ebp                      ;   170.0 p1      27 v[3] copy
        rol edi, 5                        ;   171.0 p0      27 v[3]
        add ecx, edi                      ;   172.0 p1      27 v[3]
        mov edi, dword [esp + 60]         ;   160.3 p2      23 w[13]
        xor edi, dword [esp + 40]         ;   171.3 p0+p2   23 w[13]
        xor edi, dword [esp + 84]         ;   172.3 p1+p2   23 w[13]
        xor edi, esi                      ;   173.3 p0      23 w[13]
        rol edi, 1                        ;   174.3 p0      23 w[13]
        mov dword [esp + 84], esi         ;   171.0 p3+p4   23 w[10] spill
        mov esi, ecx                      ;   173.0 p1      27 v[2] copy
        rol esi, 5                        ;   174.3 p0      27 v[2]
        add eax, esi                      ;   175.3 p1      27 v[2]
        mov esi, ebp                      ;   175.0 p1      28 v[4] copy
        rol esi, 0x1e                     ;   176.0 p0      28 v[4]
        xor ebp, edx                      ;   176.0 p1       7 v[2]
        xor ebp, ebx                      ;   177.0 p0       7 v[2]
        add eax, ebp                      ;   178.0 p1      27 v[2]
        lea ebp, [ebx + edi + 1859775393] ;   177.3 p0      27 v[0]
        xor ebx, ecx                      ;   178.0 p1       7 v[1]
        xor ebx, esi                      ;   179.0 p0       7 v[1]
        lea edx, [edx + ebx + 1859775393] ;   180.0 p0      27 v[1]
        mov ebx, dword [esp + 64]         ;   167.3 p2      23 w[12]
        xor ebx, dword [esp + 48]         ;   179.0 p1+p2   23 w[12]
        xor ebx, dword [esp + 88]         ;   180.0 p1+p2   23 w[12]
        xor ebx, dword [esp + 80]         ;   181.0 p0+p2   23 w[12]
        rol ebx, 1                        ;   182.0 p0      23 w[12]
        rol ecx, 0x1e                     ;   182.3 p0      28 v[3]
        add edx, ebx                      ;   183.0 p1      27 v[1]
        mov dword [esp + 80], edi         ;   175.3 p3+p4   23 w[13] spill
        mov edi, eax                      ;   182.0 p1      27 v[1] copy
        rol edi, 5                        ;   183.3 p0      27 v[1]
        add edx, edi                      ;   184.3 p1      27 v[1]
        mov edi, dword [esp + 56]         ;   172.7 p2      23 w[15]
        xor edi, dword [esp + 28]         ;   184.0 p1+p2   23 w[15]
        xor edi, dword [esp + 40]         ;   185.0 p0+p2   23 w[15]
        xor edi, ebx                      ;   186.0 p1      23 w[15]
        rol edi, 1                        ;   187.0 p0      23 w[15]
        mov dword [esp + 40], ebx         ;   183.0 p3+p4   23 w[12] spill
        mov ebx, eax                      ;   186.0 p1      28 v[2] copy
        rol ebx, 0x1e                     ;   187.0 p0      28 v[2]
        xor eax, esi                      ;   187.0 p1       7 v[0]
        xor eax, ecx                      ;   188.0 p0       7 v[0]
        add ebp, eax                      ;   189.0 p1      27 v[0]
        mov eax, edx                      ;   188.3 p0      27 v[0] copy
        rol eax, 5                        ;   189.3 p0      27 v[0]
        add ebp, eax                      ;   190.3 p1      27 v[0]
        lea eax, [ecx + edi + 1859775393] ;   190.3 p0      27 v[3]
        xor ecx, edx                      ;   190.0 p1       7 v[4]
        xor ecx, ebx                      ;   191.0 p1       7 v[4]
        rol edx, 0x1e                     ;   191.3 p0      28 v[1]
        lea esi, [esi + ecx + 1859775393] ;   192.3 p0      27 v[4]
        mov ecx, dword [esp + 72]         ;   180.0 p2      23 w[14]
        xor ecx, dword [esp + 68]         ;   192.0 p1+p2   23 w[14]
        xor ecx, dword [esp + 24]         ;   193.0 p1+p2   23 w[14]
        xor ecx, dword [esp + 88]         ;   194.0 p0+p2   23 w[14]
        rol ecx, 1                        ;   195.0 p0      23 w[14]
        add esi, ecx                      ;   196.0 p1      27 v[4]
        mov dword [esp + 88], edi         ;   188.0 p3+p4   23 w[15] spill
        mov edi, ebp                      ;   195.0 p1      27 v[4] copy
        rol edi, 5                        ;   196.0 p0      27 v[4]
        add esi, edi                      ;   197.0 p1      27 v[4]
        mov edi, dword [esp + 64]         ;   184.7 p2      23 w[1]
        xor edi, dword [esp + 44]         ;   196.3 p0+p2   23 w[1]
        xor edi, dword [esp + 28]         ;   197.3 p1+p2   23 w[1]
        xor edi, ecx                      ;   198.3 p0      23 w[1]
        rol edi, 1                        ;   199.3 p0      23 w[1]
        mov dword [esp + 28], ecx         ;   196.0 p3+p4   23 w[14] spill
        mov ecx, esi                      ;   198.0 p1      27 v[3] copy
        rol ecx, 5                        ;   199.3 p0      27 v[3]
        add eax, ecx                      ;   200.3 p1      27 v[3]
        mov ecx, ebp                      ;   200.0 p1      28 v[0] copy
        rol ecx, 0x1e                     ;   201.0 p0      28 v[0]
        xor ebp, ebx                      ;   201.0 p1       7 v[3]
        xor ebp, edx                      ;   202.0 p0       7 v[3]
        add eax, ebp                      ;   203.0 p1      27 v[3]
        lea ebp, [edx + edi + 1859775393] ;   202.3 p0      27 v[1]
        xor edx, esi                      ;   203.0 p1       7 v[2]
        xor edx, ecx                      ;   204.0 p0       7 v[2]
        lea ebx, [ebx + edx + 1859775393] ;   205.0 p0      27 v[2]
        mov edx, dword [esp + 80]         ;   191.7 p2      23 w[0]
        xor edx, dword [esp + 76]         ;   204.0 p1+p2   23 w[0]
        xor edx, dword [esp + 52]         ;   205.0 p1+p2   23 w[0]
        xor edx, dword [esp + 24]         ;   206.0 p0+p2   23 w[0]
        rol edx, 1                        ;   207.0 p0      23 w[0]
        rol esi, 0x1e                     ;   207.3 p0      28 v[4]
        add ebx, edx                      ;   208.0 p1      27 v[2]
        mov dword [esp + 24], edi         ;   200.3 p3+p4   23 w[1] spill
        mov edi, eax                      ;   207.0 p1      27 v[2] copy
        rol edi, 5                        ;   208.3 p0      27 v[2]
        add ebx, edi                      ;   209.3 p1      27 v[2]
        mov edi, dword [esp + 72]         ;   197.7 p2      23 w[3]
        xor edi, dword [esp + 60]         ;   209.0 p1+p2   23 w[3]
        xor edi, dword [esp + 44]         ;   210.0 p0+p2   23 w[3]
        xor edi, edx                      ;   211.0 p1      23 w[3]
        rol edi, 1                        ;   212.0 p0      23 w[3]
        mov dword [esp + 44], edx         ;   208.0 p3+p4   23 w[0] spill
        mov edx, eax                      ;   211.0 p1      28 v[3] copy
        rol edx, 0x1e                     ;   212.0 p0      28 v[3]
        xor eax, ecx                      ;   212.0 p1       7 v[1]
        xor eax, esi                      ;   213.0 p0       7 v[1]
        add ebp, eax                      ;   214.0 p1      27 v[1]
        mov eax, ebx                      ;   213.3 p0      27 v[1] copy
        rol eax, 5                        ;   214.3 p0      27 v[1]
        add ebp, eax                      ;   215.3 p1      27 v[1]
        lea eax, [esi + edi + 1859775393] ;   215.3 p0      27 v[4]
        xor esi, ebx                      ;   215.0 p1       7 v[0]
        xor esi, edx                      ;   216.0 p1       7 v[0]
        rol ebx, 0x1e                     ;   216.3 p0      28 v[2]
        lea ecx, [ecx + esi + 1859775393] ;   217.3 p0      27 v[0]
        mov esi, dword [esp + 88]         ;   205.0 p2      23 w[2]
        xor esi, dword [esp + 84]         ;   217.0 p1+p2   23 w[2]
        xor esi, dword [esp + 48]         ;   218.0 p1+p2   23 w[2]
        xor esi, dword [esp + 52]         ;   219.0 p0+p2   23 w[2]
        rol esi, 1                        ;   220.0 p0      23 w[2]
        add ecx, esi                      ;   221.0 p1      27 v[0]
        mov dword [esp + 52], edi         ;   213.0 p3+p4   23 w[3] spill
        mov edi, ebp                      ;   220.0 p1      27 v[0] copy
        rol edi, 5                        ;   221.0 p0      27 v[0]
        add ecx, edi                      ;   222.0 p1      27 v[0]
        mov edi, dword [esp + 80]         ;   209.7 p2      23 w[5]
        xor edi, dword [esp + 56]         ;   221.3 p0+p2   23 w[5]
        xor edi, dword [esp + 60]         ;   222.3 p1+p2   23 w[5]
        xor edi, esi                      ;   223.3 p0      23 w[5]
        rol edi, 1                        ;   224.3 p0      23 w[5]
        mov dword [esp + 60], esi         ;   221.0 p3+p4   23 w[2] spill
        mov esi, ecx                      ;   223.0 p1      27 v[4] copy
        rol esi, 5                        ;   224.3 p0      27 v[4]
        add eax, esi                      ;   225.3 p1      27 v[4]
        mov esi, ebp                      ;   225.0 p1      28 v[1] copy
        rol esi, 0x1e                     ;   226.0 p0      28 v[1]
        xor ebp, edx                      ;   226.0 p1       7 v[4]
        xor ebp, ebx                      ;   227.0 p0       7 v[4]
        add eax, ebp                      ;   228.0 p1      27 v[4]
        lea ebp, [ebx + edi + 1859775393] ;   227.3 p0      27 v[2]
        xor ebx, ecx                      ;   228.0 p1       7 v[3]
        xor ebx, esi                      ;   229.0 p0       7 v[3]
        lea edx, [edx + ebx + 1859775393] ;   230.0 p0      27 v[3]
        mov ebx, dword [esp + 24]         ;   216.7 p2      23 w[4]
        xor ebx, dword [esp + 40]         ;   229.0 p1+p2   23 w[4]
        xor ebx, dword [esp + 68]         ;   230.0 p1+p2   23 w[4]
        xor ebx, dword [esp + 48]         ;   231.0 p0+p2   23 w[4]
        rol ebx, 1                        ;   232.0 p0      23 w[4]
        rol ecx, 0x1e                     ;   232.3 p0      28 v[0]
        add edx, ebx                      ;   233.0 p1      27 v[3]
        mov dword [esp + 48], edi         ;   225.3 p3+p4   23 w[5] spill
        mov edi, eax                      ;   232.0 p1      27 v[3] copy
        rol edi, 5                        ;   233.3 p0      27 v[3]
        add edx, edi                      ;   234.3 p1      27 v[3]
        mov edi, dword [esp + 88]         ;   222.7 p2      23 w[7]
        xor edi, dword [esp + 64]         ;   234.0 p1+p2   23 w[7]
        xor edi, dword [esp + 56]         ;   235.0 p0+p2   23 w[7]
        xor edi, ebx                      ;   236.0 p1      23 w[7]
        rol edi, 1                        ;   237.0 p0      23 w[7]
        mov dword [esp + 56], ebx         ;   233.0 p3+p4   23 w[4] spill
        mov ebx, eax                      ;   236.0 p1      28 v[4] copy
        rol ebx, 0x1e                     ;   237.0 p0      28 v[4]
        xor eax, esi                      ;   237.0 p1       7 v[2]
        xor eax, ecx                      ;   238.0 p0       7 v[2]
        add ebp, eax                      ;   239.0 p1      27 v[2]
        mov eax, edx                      ;   238.3 p0      27 v[2] copy
        rol eax, 5                        ;   239.3 p0      27 v[2]
        add ebp, eax                      ;   240.3 p1      27 v[2]
        lea eax, [ecx + edi + 1859775393] ;   240.3 p0      27 v[0]
        xor ecx, edx                      ;   240.0 p1       7 v[1]
        xor ecx, ebx                      ;   241.0 p1       7 v[1]
        rol edx, 0x1e                     ;   241.3 p0      28 v[3]
        lea esi, [esi + ecx + 1859775393] ;   242.3 p0      27 v[1]
        mov ecx, dword [esp + 52]         ;   230.0 p2      23 w[6]
        xor ecx, dword [esp + 28]         ;   242.0 p1+p2   23 w[6]
        xor ecx, dword [esp + 76]         ;   243.0 p1+p2   23 w[6]
        xor ecx, dword [esp + 68]         ;   244.0 p0+p2   23 w[6]
        rol ecx, 1                        ;   245.0 p0      23 w[6]
        add esi, ecx                      ;   246.0 p1      27 v[1]
        mov dword [esp + 68], edi         ;   238.0 p3+p4   23 w[7] spill
        mov edi, ebp                      ;   245.0 p1      27 v[1] copy
        rol edi, 5                        ;   246.0 p0      27 v[1]
        add esi, edi                      ;   247.0 p1      27 v[1]
        mov edi, esi                      ;   248.0 p0      27 v[0] copy
        rol edi, 5                        ;   249.0 p0      27 v[0]
        add eax, edi                      ;   250.0 p1      27 v[0]
        mov edi, ebx                      ;   248.0 p1       7 v[0] copy
        xor edi, ebp                      ;   249.0 p0       7 v[0]
        xor edi, edx                      ;   250.0 p1       7 v[0]
        rol ebp, 0x1e                     ;   249.3 p0      28 v[2]
        add eax, edi                      ;   251.0 p1      27 v[0]
        mov edi, dword [esp + 48]         ;   237.3 p2      23 w[8]
        xor edi, dword [esp + 44]         ;   250.3 p0+p2   23 w[8]
        xor edi, dword [esp + 84]         ;   251.3 p1+p2   23 w[8]
        xor edi, dword [esp + 76]         ;   252.3 p0+p2   23 w[8]
        rol edi, 1                        ;   253.3 p0      23 w[8]
        lea ebx, [ebx + edi - 1894007588] ;   254.3 p0      27 v[4]
        mov dword [esp + 76], edi         ;   254.3 p3+p4   23 w[8] spill
        mov edi, edx                      ;   252.0 p1       8 v[4] copy
        xor edi, ebp                      ;   253.0 p1       8 v[4]
        mov dword [esp + 92], ebp         ;   250.3 p3+p4   28 v[2] spill
        mov ebp, eax                      ;   254.0 p1      27 v[4] copy
        rol ebp, 5                        ;   255.0 p0      27 v[4]
        add ebx, ebp                      ;   256.0 p1      27 v[4]
        mov ebp, edx                      ;   255.3 p0       8 v[4] copy
        xor ebp, esi                      ;   256.3 p1       8 v[4]
        and edi, ebp                      ;   257.3 p0       8 v[4]
        xor edi, edx                      ;   258.3 p1       8 v[4]
        rol esi, 0x1e                     ;   257.3 p0      28 v[1]
        add ebx, edi                      ;   259.3 p1      27 v[4]
        mov edi, dword [esp + 24]         ;   245.7 p2      23 w[9]
        xor edi, ecx                      ;   258.3 p0      23 w[9]
        mov ebp, dword [esp + 72]         ;   247.0 p2      23 w[11] reload
        xor edi, ebp                      ;   259.3 p1      23 w[9]
        xor edi, dword [esp + 64]         ;   260.3 p0+p2   23 w[9]
        rol edi, 1                        ;   261.3 p0      23 w[9]
        lea edx, [edx + edi - 1894007588] ;   262.3 p0      27 v[3]
        mov ebp, dword [esp + 92]         ;   250.3 p2       8 v[3]
        xor ebp, esi                      ;   260.0 p1       8 v[3]
        mov dword [esp + 64], ecx         ;   251.0 p3+p4   23 w[6] spill
        mov ecx, dword [esp + 92]         ;   251.7 p2       8 v[3]
        xor ecx, eax                      ;   261.0 p1       8 v[3]
        and ebp, ecx                      ;   262.0 p1       8 v[3]
        mov ecx, ebx                      ;   262.3 p0      27 v[3] copy
        rol ecx, 5                        ;   263.3 p0      27 v[3]
        xor ebp, dword [esp + 92]         ;   263.0 p1+p2    8 v[3]
        rol eax, 0x1e                     ;   264.3 p0      28 v[0]
        add edx, ecx                      ;   264.3 p1      27 v[3]
        add edx, ebp                      ;   265.3 p1      27 v[3]
        mov ebp, dword [esp + 68]         ;   255.0 p2      23 w[10]
        mov ecx, dword [esp + 60]         ;   256.0 p2      23 w[2] reload
        xor ebp, ecx                      ;   265.3 p0      23 w[10]
        xor ebp, dword [esp + 40]         ;   266.3 p1+p2   23 w[10]
        xor ebp, dword [esp + 84]         ;   267.3 p0+p2   23 w[10]
        rol ebp, 1                        ;   268.3 p0      23 w[10]
        mov ecx, esi                      ;   267.0 p1       8 v[2] copy
        xor ecx, eax                      ;   268.0 p1       8 v[2]
        mov dword [esp + 84], edi         ;   262.3 p3+p4   23 w[9] spill
        mov edi, edx                      ;   268.3 p0      27 v[2] copy
        rol edi, 5                        ;   269.3 p0      27 v[2]
        add edi, dword [esp + 92]         ;   270.3 p1+p2   27 v[2]
        lea edi, [edi + ebp - 1894007588] ;   271.3 p0      27 v[2]
        mov dword [esp + 92], ebp         ;   269.3 p3+p4   23 w[10] spill
        mov ebp, ebx                      ;   270.0 p1       8 v[2] copy
        xor ebp, esi                      ;   271.0 p1       8 v[2]
        and ecx, ebp                      ;   272.0 p0       8 v[2]
        xor ecx, esi                      ;   273.0 p1       8 v[2]
        rol ebx, 0x1e                     ;   272.3 p0      28 v[4]
        add edi, ecx                      ;   274.0 p1      27 v[2]
        mov ebp, dword [esp + 76]         ;   263.3 p2      23 w[11]
        mov ecx, dword [esp + 52]         ;   264.3 p2      23 w[3] reload
        xor ebp, ecx                      ;   273.3 p0      23 w[11]
        xor ebp, dword [esp + 80]         ;   274.3 p1+p2   23 w[11]
        xor ebp, dword [esp + 72]         ;   275.3 p0+p2   23 w[11]
        rol ebp, 1                        ;   276.3 p0      23 w[11]
        lea esi, [esi + ebp - 1894007588] ;   277.3 p0      27 v[1]
        mov ecx, eax                      ;   275.0 p1       8 v[1] copy
        xor ecx, ebx                      ;   276.0 p1       8 v[1]
        mov dword [esp + 72], ebp         ;   277.3 p3+p4   23 w[11] spill
        mov ebp, edi                      ;   277.0 p1      27 v[1] copy
        rol ebp, 5                        ;   278.0 p0      27 v[1]
        add esi, ebp                      ;   279.0 p1      27 v[1]
        mov ebp, edx                      ;   278.3 p0       8 v[1] copy
        xor ebp, eax                      ;   279.3 p1       8 v[1]
        and ecx, ebp                      ;   280.3 p0       8 v[1]
        xor ecx, eax                      ;   281.3 p1       8 v[1]
        rol edx, 0x1e                     ;   280.3 p0      28 v[3]
        add esi, ecx                      ;   282.3 p1      27 v[1]
        mov ebp, dword [esp + 84]         ;   270.7 p2      23 w[12]
        mov ecx, dword [esp + 56]         ;   271.7 p2      23 w[4] reload
        xor ebp, ecx                      ;   281.3 p0      23 w[12]
        xor ebp, dword [esp + 28]         ;   282.3 p1+p2   23 w[12]
        xor ebp, dword [esp + 40]         ;   283.3 p0+p2   23 w[12]
        rol ebp, 1                        ;   284.3 p0      23 w[12]
        lea eax, [eax + ebp - 1894007588] ;   285.3 p0      27 v[0]
        mov ecx, ebx                      ;   283.0 p1       8 v[0] copy
        xor ecx, edx                      ;   284.0 p1       8 v[0]
        mov dword [esp + 40], ebp         ;   285.3 p3+p4   23 w[12] spill
        mov ebp, esi                      ;   285.0 p1      27 v[0] copy
        rol ebp, 5                        ;   286.0 p0      27 v[0]
        add eax, ebp                      ;   287.0 p1      27 v[0]
        mov ebp, edi                      ;   286.3 p0       8 v[0] copy
        xor ebp, ebx                      ;   287.3 p1       8 v[0]
        and ecx, ebp                      ;   288.3 p0       8 v[0]
        xor ecx, ebx                      ;   289.3 p1       8 v[0]
        rol edi, 0x1e                     ;   288.3 p0      28 v[2]
        add eax, ecx                      ;   290.3 p1      27 v[0]
        mov ebp, dword [esp + 92]         ;   278.0 p2      23 w[13]
        mov ecx, dword [esp + 48]         ;   279.0 p2      23 w[5] reload
        xor ebp, ecx                      ;   289.3 p0      23 w[13]
        xor ebp, dword [esp + 88]         ;   290.3 p1+p2   23 w[13]
        xor ebp, dword [esp + 80]         ;   291.3 p0+p2   23 w[13]
        rol ebp, 1                        ;   292.3 p0      23 w[13]
        lea ebx, [ebx + ebp - 1894007588] ;   293.3 p0      27 v[4]
        mov ecx, edx                      ;   291.0 p1       8 v[4] copy
        xor ecx, edi                      ;   292.0 p1       8 v[4]
        mov dword [esp + 80], ebp         ;   293.3 p3+p4   23 w[13] spill
        mov ebp, eax                      ;   293.0 p1      27 v[4] copy
        rol ebp, 5                        ;   294.0 p0      27 v[4]
        add ebx, ebp                      ;   295.0 p1      27 v[4]
        mov ebp, esi                      ;   294.3 p0       8 v[4] copy
        xor ebp, edx                      ;   295.3 p1       8 v[4]
        and ecx, ebp                      ;   296.3 p0       8 v[4]
        xor ecx, edx                      ;   297.3 p1       8 v[4]
        rol esi, 0x1e                     ;   296.3 p0      28 v[1]
        add ebx, ecx                      ;   298.3 p1      27 v[4]
        mov ebp, dword [esp + 72]         ;   285.3 p2      23 w[14]
        mov ecx, dword [esp + 64]         ;   286.3 p2      23 w[6] reload
        xor ebp, ecx                      ;   297.3 p0      23 w[14]
        xor ebp, dword [esp + 44]         ;   298.3 p1+p2   23 w[14]
        xor ebp, dword [esp + 28]         ;   299.3 p0+p2   23 w[14]
        rol ebp, 1                        ;   300.3 p0      23 w[14]
        lea edx, [edx + ebp - 1894007588] ;   301.3 p0      27 v[3]
        mov ecx, edi                      ;   299.0 p1       8 v[3] copy
        xor ecx, esi                      ;   300.0 p1       8 v[3]
        mov dword [esp + 28], ebp         ;   301.3 p3+p4   23 w[14] spill
        mov ebp, ebx                      ;   301.0 p1      27 v[3] copy
        rol ebp, 5                        ;   302.0 p0      27 v[3]
        add edx, ebp                      ;   303.0 p1      27 v[3]
        mov ebp, edi                      ;   302.3 p0       8 v[3] copy
        xor ebp, eax                      ;   303.3 p1       8 v[3]
        and ecx, ebp                      ;   304.3 p0       8 v[3]
        rol eax, 0x1e                     ;   304.3 p0      28 v[0]
        xor ecx, edi                      ;   305.3 p1       8 v[3]
        add edx, ecx                      ;   306.3 p1      27 v[3]
        mov ebp, dword [esp + 40]         ;   293.0 p2      23 w[15]
        mov ecx, dword [esp + 68]         ;   294.0 p2      23 w[7] reload
        xor ebp, ecx                      ;   305.3 p0      23 w[15]
        xor ebp, dword [esp + 24]         ;   306.3 p1+p2   23 w[15]
        xor ebp, dword [esp + 88]         ;   307.3 p0+p2   23 w[15]
        rol ebp, 1                        ;   308.3 p0      23 w[15]
        lea edi, [edi + ebp - 1894007588] ;   309.3 p0      27 v[2]
        mov ecx, esi                      ;   307.0 p1       8 v[2] copy
        xor ecx, eax                      ;   308.0 p1       8 v[2]
        mov dword [esp + 88], ebp         ;   309.3 p3+p4   23 w[15] spill
        mov ebp, edx                      ;   309.0 p1      27 v[2] copy
        rol ebp, 5                        ;   310.0 p0      27 v[2]
        add edi, ebp                      ;   311.0 p1      27 v[2]
        mov ebp, esi                      ;   310.3 p0       8 v[2] copy
        xor ebp, ebx                      ;   311.3 p1       8 v[2]
        and ecx, ebp                      ;   312.3 p0       8 v[2]
        rol ebx, 0x1e                     ;   312.3 p0      28 v[4]
        xor ecx, esi                      ;   313.3 p1       8 v[2]
        add edi, ecx                      ;   314.3 p1      27 v[2]
        mov ebp, dword [esp + 80]         ;   301.0 p2      23 w[0]
        mov ecx, dword [esp + 76]         ;   302.0 p2      23 w[8] reload
        xor ebp, ecx                      ;   313.3 p0      23 w[0]
        xor ebp, dword [esp + 60]         ;   314.3 p1+p2   23 w[0]
        xor ebp, dword [esp + 44]         ;   315.3 p0+p2   23 w[0]
        rol ebp, 1                        ;   316.3 p0      23 w[0]
        lea esi, [esi + ebp - 1894007588] ;   317.3 p0      27 v[1]
        mov ecx, eax                      ;   315.0 p1       8 v[1] copy
        xor ecx, ebx                      ;   316.0 p1       8 v[1]
        mov dword [esp + 44], ebp         ;   317.3 p3+p4   23 w[0] spill
        mov ebp, edi                      ;   317.0 p1      27 v[1] copy
        rol ebp, 5                        ;   318.0 p0      27 v[1]
        add esi, ebp                      ;   319.0 p1      27 v[1]
        mov ebp, eax                      ;   318.3 p0       8 v[1] copy
        xor ebp, edx                      ;   319.3 p1       8 v[1]
        and ecx, ebp                      ;   320.3 p0       8 v[1]
        rol edx, 0x1e                     ;   320.3 p0      28 v[3]
        xor ecx, eax                      ;   321.3 p1       8 v[1]
        add esi, ecx                      ;   322.3 p1      27 v[1]
        mov ebp, dword [esp + 28]         ;   309.0 p2      23 w[1]
        mov ecx, dword [esp + 84]         ;   310.0 p2      23 w[9] reload
        xor ebp, ecx                      ;   321.3 p0      23 w[1]
        xor ebp, dword [esp + 52]         ;   322.3 p1+p2   23 w[1]
        xor ebp, dword [esp + 24]         ;   323.3 p0+p2   23 w[1]
        rol ebp, 1                        ;   324.3 p0      23 w[1]
        lea eax, [eax + ebp - 1894007588] ;   325.3 p0      27 v[0]
        mov ecx, ebx                      ;   323.0 p1       8 v[0] copy
        xor ecx, edx                      ;   324.0 p1       8 v[0]
        mov dword [esp + 24], ebp         ;   325.3 p3+p4   23 w[1] spill
        mov ebp, esi                      ;   325.0 p1      27 v[0] copy
        rol ebp, 5                        ;   326.0 p0      27 v[0]
        add eax, ebp                      ;   327.0 p1      27 v[0]
        mov ebp, ebx                      ;   326.3 p0       8 v[0] copy
        xor ebp, edi                      ;   327.3 p1       8 v[0]
        and ecx, ebp                      ;   328.3 p0       8 v[0]
        rol edi, 0x1e                     ;   328.3 p0      28 v[2]
        xor ecx, ebx                      ;   329.3 p1       8 v[0]
        add eax, ecx                      ;   330.3 p1      27 v[0]
        mov ebp, dword [esp + 88]         ;   317.0 p2      23 w[2]
        mov ecx, dword [esp + 92]         ;   318.0 p2      23 w[10] reload
        xor ebp, ecx                      ;   329.3 p0      23 w[2]
        xor ebp, dword [esp + 56]         ;   330.3 p1+p2   23 w[2]
        xor ebp, dword [esp + 60]         ;   331.3 p0+p2   23 w[2]
        rol ebp, 1                        ;   332.3 p0      23 w[2]
        lea ebx, [ebx + ebp - 1894007588] ;   333.3 p0      27 v[4]
        mov ecx, edx                      ;   331.0 p1       8 v[4] copy
        xor ecx, edi                      ;   332.0 p1       8 v[4]
        mov dword [esp + 60], ebp         ;   333.3 p3+p4   23 w[2] spill
        mov ebp, eax                      ;   333.0 p1      27 v[4] copy
        rol ebp, 5                        ;   334.0 p0      27 v[4]
        add ebx, ebp                      ;   335.0 p1      27 v[4]
        mov ebp, edx                      ;   334.3 p0       8 v[4] copy
        xor ebp, esi                      ;   335.3 p1       8 v[4]
        and ecx, ebp                      ;   336.3 p0       8 v[4]
        rol esi, 0x1e                     ;   336.3 p0      28 v[1]
        xor ecx, edx                      ;   337.3 p1       8 v[4]
        add ebx, ecx                      ;   338.3 p1      27 v[4]
        mov ebp, dword [esp + 44]         ;   325.0 p2      23 w[3]
        mov ecx, dword [esp + 72]         ;   326.0 p2      23 w[11] reload
        xor ebp, ecx                      ;   337.3 p0      23 w[3]
        xor ebp, dword [esp + 48]         ;   338.3 p1+p2   23 w[3]
        xor ebp, dword [esp + 52]         ;   339.3 p0+p2   23 w[3]
        rol ebp, 1                        ;   340.3 p0      23 w[3]
        lea edx, [edx + ebp - 1894007588] ;   341.3 p0      27 v[3]
        mov ecx, edi                      ;   339.0 p1       8 v[3] copy
        xor ecx, esi                      ;   340.0 p1       8 v[3]
        mov dword [esp + 52], ebp         ;   341.3 p3+p4   23 w[3] spill
        mov ebp, ebx                      ;   341.0 p1      27 v[3] copy
        rol ebp, 5                        ;   342.0 p0      27 v[3]
        add edx, ebp                      ;   343.0 p1      27 v[3]
        mov ebp, edi                      ;   342.3 p0       8 v[3] copy
        xor ebp, eax                      ;   343.3 p1       8 v[3]
        and ecx, ebp                      ;   344.3 p0       8 v[3]
        rol eax, 0x1e                     ;   344.3 p0      28 v[0]
        xor ecx, edi                      ;   345.3 p1       8 v[3]
        add edx, ecx                      ;   346.3 p1      27 v[3]
        mov ebp, dword [esp + 24]         ;   333.0 p2      23 w[4]
        mov ecx, dword [esp + 40]         ;   334.0 p2      23 w[12] reload
        xor ebp, ecx                      ;   345.3 p0      23 w[4]
        xor ebp, dword [esp + 64]         ;   346.3 p1+p2   23 w[4]
        xor ebp, dword [esp + 56]         ;   347.3 p0+p2   23 w[4]
        rol ebp, 1                        ;   348.3 p0      23 w[4]
        lea edi, [edi + ebp - 1894007588] ;   349.3 p0      27 v[2]
        mov ecx, esi                      ;   347.0 p1       8 v[2] copy
        xor ecx, eax                      ;   348.0 p1       8 v[2]
        mov dword [esp + 56], ebp         ;   349.3 p3+p4   23 w[4] spill
        mov ebp, edx                      ;   349.0 p1      27 v[2] copy
        rol ebp, 5                        ;   350.0 p0      27 v[2]
        add edi, ebp                      ;   351.0 p1      27 v[2]
        mov ebp, esi                      ;   350.3 p0       8 v[2] copy
        xor ebp, ebx                      ;   351.3 p1       8 v[2]
        and ecx, ebp                      ;   352.3 p0       8 v[2]
        rol ebx, 0x1e                     ;   352.3 p0      28 v[4]
        xor ecx, esi                      ;   353.3 p1       8 v[2]
        add edi, ecx                      ;   354.3 p1      27 v[2]
        mov ebp, dword [esp + 60]         ;   341.0 p2      23 w[5]
        mov ecx, dword [esp + 80]         ;   342.0 p2      23 w[13] reload
        xor ebp, ecx                      ;   353.3 p0      23 w[5]
        xor ebp, dword [esp + 68]         ;   354.3 p1+p2   23 w[5]
        xor ebp, dword [esp + 48]         ;   355.3 p0+p2   23 w[5]
        rol ebp, 1                        ;   356.3 p0      23 w[5]
        lea esi, [esi + ebp - 1894007588] ;   357.3 p0      27 v[1]
        mov ecx, eax                      ;   355.0 p1       8 v[1] copy
        xor ecx, ebx                      ;   356.0 p1       8 v[1]
        mov dword [esp + 48], ebp         ;   357.3 p3+p4   23 w[5] spill
        mov ebp, edi                      ;   357.0 p1      27 v[1] copy
        rol ebp, 5                        ;   358.0 p0      27 v[1]
        add esi, ebp                      ;   359.0 p1      27 v[1]
        mov ebp, eax                      ;   358.3 p0       8 v[1] copy
        xor ebp, edx                      ;   359.3 p1       8 v[1]
        and ecx, ebp                      ;   360.3 p0       8 v[1]
        rol edx, 0x1e                     ;   360.3 p0      28 v[3]
        xor ecx, eax                      ;   361.3 p1       8 v[1]
        add esi, ecx                      ;   362.3 p1      27 v[1]
        mov ebp, dword [esp + 52]         ;   349.0 p2      23 w[6]
        mov ecx, dword [esp + 28]         ;   350.0 p2      23 w[14] reload
        xor ebp, ecx                      ;   361.3 p0      23 w[6]
        xor ebp, dword [esp + 76]         ;   362.3 p1+p2   23 w[6]
        xor ebp, dword [esp + 64]         ;   363.3 p0+p2   23 w[6]
        rol ebp, 1                        ;   364.3 p0      23 w[6]
        lea eax, [eax + ebp - 1894007588] ;   365.3 p0      27 v[0]
        mov ecx, ebx                      ;   363.0 p1       8 v[0] copy
        xor ecx, edx                      ;   364.0 p1       8 v[0]
        mov dword [esp + 64], ebp         ;   365.3 p3+p4   23 w[6] spill
        mov ebp, esi                      ;   365.0 p1      27 v[0] copy
        rol ebp, 5                        ;   366.0 p0      27 v[0]
        add eax, ebp                      ;   367.0 p1      27 v[0]
        mov ebp, ebx                      ;   366.3 p0       8 v[0] copy
        xor ebp, edi                      ;   367.3 p1       8 v[0]
        and ecx, ebp                      ;   368.3 p0       8 v[0]
        rol edi, 0x1e                     ;   368.3 p0      28 v[2]
        xor ecx, ebx                      ;   369.3 p1       8 v[0]
        add eax, ecx                      ;   370.3 p1      27 v[0]
        mov ebp, dword [esp + 56]         ;   357.0 p2      23 w[7]
        mov ecx, dword [esp + 88]         ;   358.0 p2      23 w[15] reload
        xor ebp, ecx                      ;   369.3 p0      23 w[7]
        xor ebp, dword [esp + 84]         ;   370.3 p1+p2   23 w[7]
        xor ebp, dword [esp + 68]         ;   371.3 p0+p2   23 w[7]
        rol ebp, 1                        ;   372.3 p0      23 w[7]
        lea ebx, [ebx + ebp - 1894007588] ;   373.3 p0      27 v[4]
        mov ecx, edx                      ;   371.0 p1       8 v[4] copy
        xor ecx, edi                      ;   372.0 p1       8 v[4]
        mov dword [esp + 68], ebp         ;   373.3 p3+p4   23 w[7] spill
        mov ebp, eax                      ;   373.0 p1      27 v[4] copy
        rol ebp, 5                        ;   374.0 p0      27 v[4]
        add ebx, ebp                      ;   375.0 p1      27 v[4]
        mov ebp, edx                      ;   374.3 p0       8 v[4] copy
        xor ebp, esi                      ;   375.3 p1       8 v[4]
        and ecx, ebp                      ;   376.3 p0       8 v[4]
        rol esi, 0x1e                     ;   376.3 p0      28 v[1]
        xor ecx, edx                      ;   377.3 p1       8 v[4]
        add ebx, ecx                      ;   378.3 p1      27 v[4]
        mov ebp, dword [esp + 48]         ;   365.0 p2      23 w[8]
        mov ecx, dword [esp + 44]         ;   366.0 p2      23 w[0] reload
        xor ebp, ecx                      ;   377.3 p0      23 w[8]
        xor ebp, dword [esp + 92]         ;   378.3 p1+p2   23 w[8]
        xor ebp, dword [esp + 76]         ;   379.3 p0+p2   23 w[8]
        rol ebp, 1                        ;   380.3 p0      23 w[8]
        lea edx, [edx + ebp - 1894007588] ;   381.3 p0      27 v[3]
        mov ecx, edi                      ;   379.0 p1       8 v[3] copy
        xor ecx, esi                      ;   380.0 p1       8 v[3]
        mov dword [esp + 76], ebp         ;   381.3 p3+p4   23 w[8] spill
        mov ebp, ebx                      ;   381.0 p1      27 v[3] copy
        rol ebp, 5                        ;   382.0 p0      27 v[3]
        add edx, ebp                      ;   383.0 p1      27 v[3]
        mov ebp, edi                      ;   382.3 p0       8 v[3] copy
        xor ebp, eax                      ;   383.3 p1       8 v[3]
        and ecx, ebp                      ;   384.3 p0       8 v[3]
        rol eax, 0x1e                     ;   384.3 p0      28 v[0]
        xor ecx, edi                      ;   385.3 p1       8 v[3]
        add edx, ecx                      ;   386.3 p1      27 v[3]
        mov ebp, dword [esp + 64]         ;   373.0 p2      23 w[9]
        mov ecx, dword [esp + 24]         ;   374.0 p2      23 w[1] reload
        xor ebp, ecx                      ;   385.3 p0      23 w[9]
        xor ebp, dword [esp + 72]         ;   386.3 p1+p2   23 w[9]
        xor ebp, dword [esp + 84]         ;   387.3 p0+p2   23 w[9]
        rol ebp, 1                        ;   388.3 p0      23 w[9]
        lea edi, [edi + ebp - 1894007588] ;   389.3 p0      27 v[2]
        mov ecx, esi                      ;   387.0 p1       8 v[2] copy
        xor ecx, eax                      ;   388.0 p1       8 v[2]
        mov dword [esp + 84], ebp         ;   389.3 p3+p4   23 w[9] spill
        mov ebp, edx                      ;   389.0 p1      27 v[2] copy
        rol ebp, 5                        ;   390.0 p0      27 v[2]
        add edi, ebp                      ;   391.0 p1      27 v[2]
        mov ebp, esi                      ;   390.3 p0       8 v[2] copy
        xor ebp, ebx                      ;   391.3 p1       8 v[2]
        and ecx, ebp                      ;   392.3 p0       8 v[2]
        rol ebx, 0x1e                     ;   392.3 p0      28 v[4]
        xor ecx, esi                      ;   393.3 p1       8 v[2]
        add edi, ecx                      ;   394.3 p1      27 v[2]
        mov ebp, dword [esp + 68]         ;   381.0 p2      23 w[10]
        mov ecx, dword [esp + 60]         ;   382.0 p2      23 w[2] reload
        xor ebp, ecx                      ;   393.3 p0      23 w[10]
        xor ebp, dword [esp + 40]         ;   394.3 p1+p2   23 w[10]
        xor ebp, dword [esp + 92]         ;   395.3 p0+p2   23 w[10]
        rol ebp, 1                        ;   396.3 p0      23 w[10]
        lea esi, [esi + ebp - 1894007588] ;   397.3 p0      27 v[1]
        mov ecx, eax                      ;   395.0 p1       8 v[1] copy
        xor ecx, ebx                      ;   396.0 p1       8 v[1]
        mov dword [esp + 92], ebp         ;   397.3 p3+p4   23 w[10] spill
        mov ebp, edi                      ;   397.0 p1      27 v[1] copy
        rol ebp, 5                        ;   398.0 p0      27 v[1]
        add esi, ebp                      ;   399.0 p1      27 v[1]
        mov ebp, eax                      ;   398.3 p0       8 v[1] copy
        xor ebp, edx                      ;   399.3 p1       8 v[1]
        and ecx, ebp                      ;   400.3 p0       8 v[1]
        rol edx, 0x1e                     ;   400.3 p0      28 v[3]
        xor ecx, eax                      ;   401.3 p1       8 v[1]
        add esi, ecx                      ;   402.3 p1      27 v[1]
        mov ebp, dword [esp + 76]         ;   389.0 p2      23 w[11]
        mov ecx, dword [esp + 52]         ;   390.0 p2      23 w[3] reload
        xor ebp, ecx                      ;   401.3 p0      23 w[11]
        xor ebp, dword [esp + 80]         ;   402.3 p1+p2   23 w[11]
        xor ebp, dword [esp + 72]         ;   403.3 p0+p2   23 w[11]
        rol ebp, 1                        ;   404.3 p0      23 w[11]
        lea eax, [eax + ebp - 1894007588] ;   405.3 p0      27 v[0]
        mov ecx, ebx                      ;   403.0 p1       8 v[0] copy
        xor ecx, edx                      ;   404.0 p1       8 v[0]
        mov dword [esp + 72], ebp         ;   405.3 p3+p4   23 w[11] spill
        mov ebp, esi                      ;   405.0 p1      27 v[0] copy
        rol ebp, 5                        ;   406.0 p0      27 v[0]
        add eax, ebp                      ;   407.0 p1      27 v[0]
        mov ebp, ebx                      ;   406.3 p0       8 v[0] copy
        xor ebp, edi                      ;   407.3 p1       8 v[0]
        and ecx, ebp                      ;   408.3 p0       8 v[0]
        xor ecx, ebx                      ;   409.3 p1       8 v[0]
        rol edi, 0x1e                     ;   408.3 p0      28 v[2]
        add eax, ecx                      ;   410.3 p1      27 v[0]
        mov ebp, dword [esp + 84]         ;   397.0 p2      23 w[12]
        mov ecx, dword [esp + 56]         ;   398.0 p2      23 w[4] reload
        xor ebp, ecx                      ;   409.3 p0      23 w[12]
        xor ebp, dword [esp + 28]         ;   410.3 p1+p2   23 w[12]
        xor ebp, dword [esp + 40]         ;   411.3 p0+p2   23 w[12]
        rol ebp, 1                        ;   412.3 p0      23 w[12]
        lea ebx, [ebx + ebp - 899497514]  ;   413.3 p0      27 v[4]
        mov ecx, eax                      ;   411.3 p1      27 v[4] copy
        rol ecx, 5                        ;   413.3 p0      27 v[4]
        add ebx, ecx                      ;   414.3 p1      27 v[4]
        mov ecx, edx                      ;   413.0 p1       7 v[4] copy
        xor ecx, esi                      ;   414.0 p1       7 v[4]
        xor ecx, edi                      ;   415.0 p0       7 v[4]
        rol esi, 0x1e                     ;   415.3 p0      28 v[1]
        add ebx, ecx                      ;   416.0 p1      27 v[4]
        mov ecx, dword [esp + 92]         ;   403.3 p2      23 w[13]
        xor ecx, dword [esp + 48]         ;   416.0 p1+p2   23 w[13]
        xor ecx, dword [esp + 88]         ;   417.0 p0+p2   23 w[13]
        xor ecx, dword [esp + 80]         ;   418.0 p1+p2   23 w[13]
        rol ecx, 1                        ;   419.0 p0      23 w[13]
        lea edx, [edx + ecx - 899497514]  ;   420.0 p0      27 v[3]
        mov dword [esp + 80], ecx         ;   420.0 p3+p4   23 w[13] spill
        mov ecx, dword [esp + 68]         ;   407.3 p2      23 w[15]
        xor ecx, dword [esp + 24]         ;   418.0 p1+p2   23 w[15]
        xor ecx, dword [esp + 88]         ;   419.0 p1+p2   23 w[15]
        xor ecx, ebp                      ;   420.0 p0      23 w[15]
        rol ecx, 1                        ;   421.0 p0      23 w[15]
        mov dword [esp + 88], ebp         ;   413.3 p3+p4   23 w[12] spill
        mov ebp, ebx                      ;   420.0 p1      27 v[3] copy
        rol ebp, 5                        ;   421.3 p0      27 v[3]
        add edx, ebp                      ;   422.3 p1      27 v[3]
        mov ebp, eax                      ;   422.0 p1      28 v[0] copy
        rol ebp, 0x1e                     ;   423.0 p0      28 v[0]
        xor eax, edi                      ;   423.0 p1       7 v[3]
        xor eax, esi                      ;   424.0 p0       7 v[3]
        add edx, eax                      ;   425.0 p1      27 v[3]
        lea eax, [esi + ecx - 899497514]  ;   424.3 p0      27 v[1]
        xor esi, ebx                      ;   425.0 p1       7 v[2]
        xor esi, ebp                      ;   426.0 p0       7 v[2]
        rol ebx, 0x1e                     ;   426.3 p0      28 v[4]
        lea edi, [edi + esi - 899497514]  ;   427.3 p0      27 v[2]
        mov esi, dword [esp + 72]         ;   415.0 p2      23 w[14]
        xor esi, dword [esp + 64]         ;   426.0 p1+p2   23 w[14]
        xor esi, dword [esp + 44]         ;   427.0 p1+p2   23 w[14]
        xor esi, dword [esp + 28]         ;   428.0 p1+p2   23 w[14]
        rol esi, 1                        ;   429.0 p0      23 w[14]
        add edi, esi                      ;   430.0 p1      27 v[2]
        mov dword [esp + 28], ecx         ;   422.0 p3+p4   23 w[15] spill
        mov ecx, edx                      ;   429.3 p0      27 v[2] copy
        rol ecx, 5                        ;   430.3 p0      27 v[2]
        add edi, ecx                      ;   431.3 p1      27 v[2]
        mov ecx, dword [esp + 84]         ;   420.0 p2      23 w[1]
        xor ecx, dword [esp + 52]         ;   431.0 p1+p2   23 w[1]
        xor ecx, dword [esp + 24]         ;   432.0 p0+p2   23 w[1]
        xor ecx, esi                      ;   433.0 p1      23 w[1]
        rol ecx, 1                        ;   434.0 p0      23 w[1]
        mov dword [esp + 24], esi         ;   430.0 p3+p4   23 w[14] spill
        mov esi, edx                      ;   433.0 p1      28 v[3] copy
        rol esi, 0x1e                     ;   434.0 p0      28 v[3]
        xor edx, ebp                      ;   434.0 p1       7 v[1]
        xor edx, ebx                      ;   435.0 p0       7 v[1]
        add eax, edx                      ;   436.0 p1      27 v[1]
        mov edx, edi                      ;   435.3 p0      27 v[1] copy
        rol edx, 5                        ;   436.3 p0      27 v[1]
        add eax, edx                      ;   437.3 p1      27 v[1]
        lea edx, [ebx + ecx - 899497514]  ;   437.3 p0      27 v[4]
        xor ebx, edi                      ;   437.0 p1       7 v[0]
        xor ebx, esi                      ;   438.0 p1       7 v[0]
        rol edi, 0x1e                     ;   438.3 p0      28 v[2]
        lea ebp, [ebp + ebx - 899497514]  ;   439.3 p0      27 v[0]
        mov ebx, dword [esp + 80]         ;   428.0 p2      23 w[0]
        xor ebx, dword [esp + 76]         ;   439.0 p1+p2   23 w[0]
        xor ebx, dword [esp + 60]         ;   440.0 p1+p2   23 w[0]
        xor ebx, dword [esp + 44]         ;   441.0 p0+p2   23 w[0]
        rol ebx, 1                        ;   442.0 p0      23 w[0]
        add ebp, ebx                      ;   443.0 p1      27 v[0]
        mov dword [esp + 44], ecx         ;   435.0 p3+p4   23 w[1] spill
        mov ecx, eax                      ;   442.0 p1      27 v[0] copy
        rol ecx, 5                        ;   443.0 p0      27 v[0]
        add ebp, ecx                      ;   444.0 p1      27 v[0]
        mov ecx, dword [esp + 72]         ;   432.7 p2      23 w[3]
        xor ecx, dword [esp + 48]         ;   443.3 p0+p2   23 w[3]
        xor ecx, dword [esp + 52]         ;   444.3 p1+p2   23 w[3]
        xor ecx, ebx                      ;   445.3 p0      23 w[3]
        rol ecx, 1                        ;   446.3 p0      23 w[3]
        mov dword [esp + 52], ebx         ;   443.0 p3+p4   23 w[0] spill
        mov ebx, ebp                      ;   445.0 p1      27 v[4] copy
        rol ebx, 5                        ;   446.3 p0      27 v[4]
        add edx, ebx                      ;   447.3 p1      27 v[4]
        mov ebx, eax                      ;   447.0 p1      28 v[1] copy
        rol ebx, 0x1e                     ;   448.0 p0      28 v[1]
        xor eax, esi                      ;   448.0 p1       7 v[4]
        xor eax, edi                      ;   449.0 p0       7 v[4]
        add edx, eax                      ;   450.0 p1      27 v[4]
        lea eax, [edi + ecx - 899497514]  ;   449.3 p0      27 v[2]
        xor edi, ebp                      ;   450.0 p1       7 v[3]
        xor edi, ebx                      ;   451.0 p0       7 v[3]
        lea esi, [esi + edi - 899497514]  ;   452.0 p0      27 v[3]
        mov edi, dword [esp + 28]         ;   439.7 p2      23 w[2]
        xor edi, dword [esp + 92]         ;   451.0 p1+p2   23 w[2]
        xor edi, dword [esp + 56]         ;   452.0 p1+p2   23 w[2]
        xor edi, dword [esp + 60]         ;   453.0 p0+p2   23 w[2]
        rol edi, 1                        ;   454.0 p0      23 w[2]
        rol ebp, 0x1e                     ;   454.3 p0      28 v[0]
        add esi, edi                      ;   455.0 p1      27 v[3]
        mov dword [esp + 60], ecx         ;   447.3 p3+p4   23 w[3] spill
        mov ecx, edx                      ;   454.0 p1      27 v[3] copy
        rol ecx, 5                        ;   455.3 p0      27 v[3]
        add esi, ecx                      ;   456.3 p1      27 v[3]
        mov ecx, dword [esp + 80]         ;   444.7 p2      23 w[5]
        xor ecx, dword [esp + 68]         ;   456.0 p1+p2   23 w[5]
        xor ecx, dword [esp + 48]         ;   457.0 p0+p2   23 w[5]
        xor ecx, edi                      ;   458.0 p1      23 w[5]
        rol ecx, 1                        ;   459.0 p0      23 w[5]
        mov dword [esp + 48], edi         ;   455.0 p3+p4   23 w[2] spill
        mov edi, edx                      ;   458.0 p1      28 v[4] copy
        rol edi, 0x1e                     ;   459.0 p0      28 v[4]
        xor edx, ebx                      ;   459.0 p1       7 v[2]
        xor edx, ebp                      ;   460.0 p0       7 v[2]
        add eax, edx                      ;   461.0 p1      27 v[2]
        mov edx, esi                      ;   460.3 p0      27 v[2] copy
        rol edx, 5                        ;   461.3 p0      27 v[2]
        add eax, edx                      ;   462.3 p1      27 v[2]
        lea edx, [ebp + ecx - 899497514]  ;   462.3 p0      27 v[0]
        xor ebp, esi                      ;   462.0 p1       7 v[1]
        xor ebp, edi                      ;   463.0 p1       7 v[1]
        rol esi, 0x1e                     ;   463.3 p0      28 v[3]
        lea ebx, [ebx + ebp - 899497514]  ;   464.3 p0      27 v[1]
        mov ebp, dword [esp + 44]         ;   452.0 p2      23 w[4]
        xor ebp, dword [esp + 88]         ;   464.0 p1+p2   23 w[4]
        xor ebp, dword [esp + 64]         ;   465.0 p1+p2   23 w[4]
        xor ebp, dword [esp + 56]         ;   466.0 p0+p2   23 w[4]
        rol ebp, 1                        ;   467.0 p0      23 w[4]
        add ebx, ebp                      ;   468.0 p1      27 v[1]
        mov dword [esp + 56], ecx         ;   460.0 p3+p4   23 w[5] spill
        mov ecx, eax                      ;   467.0 p1      27 v[1] copy
        rol ecx, 5                        ;   468.0 p0      27 v[1]
        add ebx, ecx                      ;   469.0 p1      27 v[1]
        mov ecx, dword [esp + 28]         ;   456.7 p2      23 w[7]
        xor ecx, dword [esp + 84]         ;   468.3 p0+p2   23 w[7]
        xor ecx, dword [esp + 68]         ;   469.3 p1+p2   23 w[7]
        xor ecx, ebp                      ;   470.3 p0      23 w[7]
        rol ecx, 1                        ;   471.3 p0      23 w[7]
        mov dword [esp + 68], ebp         ;   468.0 p3+p4   23 w[4] spill
        mov ebp, ebx                      ;   470.0 p1      27 v[0] copy
        rol ebp, 5                        ;   471.3 p0      27 v[0]
        add edx, ebp                      ;   472.3 p1      27 v[0]
        mov ebp, eax                      ;   472.0 p1      28 v[2] copy
        rol ebp, 0x1e                     ;   473.0 p0      28 v[2]
        xor eax, edi                      ;   473.0 p1       7 v[0]
        xor eax, esi                      ;   474.0 p0       7 v[0]
        add edx, eax                      ;   475.0 p1      27 v[0]
        lea eax, [esi + ecx - 899497514]  ;   474.3 p0      27 v[3]
        xor esi, ebx                      ;   475.0 p1       7 v[4]
        xor esi, ebp                      ;   476.0 p0       7 v[4]
        lea edi, [edi + esi - 899497514]  ;   477.0 p0      27 v[4]
        mov esi, dword [esp + 60]         ;   463.7 p2      23 w[6]
        xor esi, dword [esp + 24]         ;   476.0 p1+p2   23 w[6]
        xor esi, dword [esp + 76]         ;   477.0 p1+p2   23 w[6]
        xor esi, dword [esp + 64]         ;   478.0 p0+p2   23 w[6]
        rol esi, 1                        ;   479.0 p0      23 w[6]
        rol ebx, 0x1e                     ;   479.3 p0      28 v[1]
        add edi, esi                      ;   480.0 p1      27 v[4]
        mov dword [esp + 64], ecx         ;   472.3 p3+p4   23 w[7] spill
        mov ecx, edx                      ;   479.0 p1      27 v[4] copy
        rol ecx, 5                        ;   480.3 p0      27 v[4]
        add edi, ecx                      ;   481.3 p1      27 v[4]
        mov ecx, dword [esp + 44]         ;   469.7 p2      23 w[9]
        xor ecx, dword [esp + 72]         ;   481.0 p1+p2   23 w[9]
        xor ecx, dword [esp + 84]         ;   482.0 p0+p2   23 w[9]
        xor ecx, esi                      ;   483.0 p1      23 w[9]
        rol ecx, 1                        ;   484.0 p0      23 w[9]
        mov dword [esp + 84], esi         ;   480.0 p3+p4   23 w[6] spill
        mov esi, edx                      ;   483.0 p1      28 v[0] copy
        rol esi, 0x1e                     ;   484.0 p0      28 v[0]
        xor edx, ebp                      ;   484.0 p1       7 v[3]
        xor edx, ebx                      ;   485.0 p0       7 v[3]
        add eax, edx                      ;   486.0 p1      27 v[3]
        mov edx, edi                      ;   485.3 p0      27 v[3] copy
        rol edx, 5                        ;   486.3 p0      27 v[3]
        add eax, edx                      ;   487.3 p1      27 v[3]
        lea edx, [ebx + ecx - 899497514]  ;   487.3 p0      27 v[1]
        xor ebx, edi                      ;   487.0 p1       7 v[2]
        xor ebx, esi                      ;   488.0 p1       7 v[2]
        rol edi, 0x1e                     ;   488.3 p0      28 v[4]
        lea ebp, [ebp + ebx - 899497514]  ;   489.3 p0      27 v[2]
        mov ebx, dword [esp + 56]         ;   477.0 p2      23 w[8]
        xor ebx, dword [esp + 52]         ;   489.0 p1+p2   23 w[8]
        xor ebx, dword [esp + 92]         ;   490.0 p1+p2   23 w[8]
        xor ebx, dword [esp + 76]         ;   491.0 p0+p2   23 w[8]
        rol ebx, 1                        ;   492.0 p0      23 w[8]
        add ebp, ebx                      ;   493.0 p1      27 v[2]
        xor ebx, dword [esp + 60]         ;   493.0 p1+p2   23 w[11]
        xor ebx, dword [esp + 80]         ;   494.0 p0+p2   23 w[11]
        xor ebx, dword [esp + 72]         ;   495.0 p1+p2   23 w[11]
        rol ebx, 1                        ;   496.0 p0      23 w[11]
        mov dword [esp + 72], ecx         ;   485.0 p3+p4   23 w[9] spill
        mov ecx, eax                      ;   494.0 p1      27 v[2] copy
        rol ecx, 5                        ;   495.0 p0      27 v[2]
        add ebp, ecx                      ;   496.0 p1      27 v[2]
        mov ecx, eax                      ;   495.3 p0      28 v[3] copy
        rol ecx, 0x1e                     ;   496.3 p0      28 v[3]
        xor eax, esi                      ;   496.0 p1       7 v[1]
        xor eax, edi                      ;   497.0 p1       7 v[1]
        add edx, eax                      ;   498.0 p0      27 v[1]
        mov eax, ebp                      ;   498.0 p1      27 v[1] copy
        rol eax, 5                        ;   499.0 p0      27 v[1]
        add edx, eax                      ;   500.0 p1      27 v[1]
        lea eax, [edi + ebx - 899497514]  ;   499.3 p0      27 v[4]
        xor edi, ebp                      ;   500.0 p1       7 v[0]
        xor edi, ecx                      ;   501.0 p0       7 v[0]
        lea esi, [esi + edi - 899497514]  ;   502.0 p0      27 v[0]
        mov edi, dword [esp + 64]         ;   488.0 p2      23 w[10]
        xor edi, dword [esp + 48]         ;   501.0 p1+p2   23 w[10]
        xor edi, dword [esp + 88]         ;   502.0 p1+p2   23 w[10]
        xor edi, dword [esp + 92]         ;   503.0 p0+p2   23 w[10]
        rol edi, 1                        ;   504.0 p0      23 w[10]
        rol ebp, 0x1e                     ;   504.3 p0      28 v[2]
        add esi, edi                      ;   505.0 p1      27 v[0]
        xor edi, dword [esp + 56]         ;   505.0 p1+p2   23 w[13]
        xor edi, dword [esp + 28]         ;   506.0 p1+p2   23 w[13]
        xor edi, dword [esp + 80]         ;   507.0 p0+p2   23 w[13]
        rol edi, 1                        ;   508.0 p0      23 w[13]
        mov dword [esp + 80], ebx         ;   497.0 p3+p4   23 w[11] spill
        mov ebx, edx                      ;   506.0 p1      27 v[0] copy
        rol ebx, 5                        ;   507.3 p0      27 v[0]
        add esi, ebx                      ;   508.3 p1      27 v[0]
        mov ebx, edx                      ;   508.0 p1      28 v[1] copy
        rol ebx, 0x1e                     ;   509.0 p0      28 v[1]
        xor edx, ecx                      ;   509.0 p1       7 v[4]
        xor edx, ebp                      ;   510.0 p0       7 v[4]
        add eax, edx                      ;   511.0 p1      27 v[4]
        mov edx, esi                      ;   510.3 p0      27 v[4] copy
        rol edx, 5                        ;   511.3 p0      27 v[4]
        add eax, edx                      ;   512.3 p1      27 v[4]
        lea edi, [ebp + edi - 899497514]  ;   512.3 p0      27 v[2]
        xor ebp, esi                      ;   512.0 p1       7 v[3]
        xor ebp, ebx                      ;   513.0 p1       7 v[3]
        mov edx, dword [esp + 72]         ;   500.7 p2      23 w[12]
        xor edx, dword [esp + 68]         ;   513.3 p0+p2   23 w[12]
        xor edx, dword [esp + 24]         ;   514.3 p1+p2   23 w[12]
        xor edx, dword [esp + 88]         ;   515.3 p0+p2   23 w[12]
        rol edx, 1                        ;   516.3 p0      23 w[12]
        lea ecx, [ecx + ebp - 899497514]  ;   516.3 p0      27 v[3]
        rol esi, 0x1e                     ;   517.3 p0      28 v[0]
        add ecx, edx                      ;   517.3 p1      27 v[3]
        mov ebp, eax                      ;   516.0 p1      27 v[3] copy
        rol ebp, 5                        ;   518.3 p0      27 v[3]
        add ecx, ebp                      ;   519.3 p1      27 v[3]
        mov ebp, dword [esp + 64]         ;   505.3 p2      23 w[15]
        xor ebp, dword [esp + 44]         ;   518.0 p1+p2   23 w[15]
        xor ebp, dword [esp + 28]         ;   519.0 p1+p2   23 w[15]
        xor ebp, edx                      ;   520.0 p0      23 w[15]
        mov edx, ecx                      ;   520.3 p1      27 v[2] copy
        rol edx, 5                        ;   521.3 p0      27 v[2]
        rol ebp, 1                        ;   521.3 p0      23 w[15]
        add edi, edx                      ;   522.3 p1      27 v[2]
        mov edx, eax                      ;   522.0 p1      28 v[4] copy
        rol edx, 0x1e                     ;   523.0 p0      28 v[4]
        xor eax, ebx                      ;   523.0 p1       7 v[2]
        xor eax, esi                      ;   524.0 p0       7 v[2]
        add edi, eax                      ;   525.0 p1      27 v[2]
        mov eax, dword [esp + 0]          ;   511.0 p2      30 h
        lea eax, [eax + esi - 899497514]  ;   524.3 p0      30 h
        xor esi, ecx                      ;   525.0 p1       7 v[1]
        xor esi, edx                      ;   526.0 p0       7 v[1]
        lea ebx, [ebx + esi - 899497514]  ;   527.0 p0      27 v[1]
        mov esi, dword [esp + 80]         ;   512.7 p2      23 w[14]
        xor esi, dword [esp + 84]         ;   526.0 p1+p2   23 w[14]
        xor esi, dword [esp + 52]         ;   527.0 p1+p2   23 w[14]
        xor esi, dword [esp + 24]         ;   528.0 p0+p2   23 w[14]
        rol esi, 1                        ;   529.0 p0      23 w[14]
        rol ecx, 0x1e                     ;   529.3 p0      28 v[3]
        add ebx, esi                      ;   530.0 p1      27 v[1]
        mov esi, edi                      ;   529.0 p1      27 v[1] copy
        rol esi, 5                        ;   530.3 p0      27 v[1]
        add ebx, esi                      ;   531.3 p1      27 v[1]
        add eax, ebp                      ;   531.0 p1      30 h
        mov ebp, edx                      ;   531.3 p0       7 v[0] copy
        xor ebp, edi                      ;   532.3 p1       7 v[0]
        xor ebp, ecx                      ;   533.3 p0       7 v[0]
        rol edi, 0x1e                     ;   533.3 p0      28 v[2]
        mov esi, ebx                      ;   533.0 p1      27 v[0] copy
        rol esi, 5                        ;   534.3 p0      27 v[0]
        add eax, ebp                      ;   534.3 p1      30 h
        add eax, esi                      ;   535.3 p1      30 h
        mov dword [esp + 0], eax          ;   536.3 p3+p4   30 h
        add ebx, dword [esp + 4]          ;   535.3 p0+p2   30 h
        mov dword [esp + 4], ebx          ;   536.3 p3+p4   30 h
        add edi, dword [esp + 36]         ;   536.0 p1+p2   30 h
        add ecx, dword [esp + 12]         ;   536.3 p0+p2   30 h
        mov dword [esp + 12], ecx         ;   537.3 p3+p4   30 h
        add edx, dword [esp + 16]         ;   537.0 p1+p2   30 h
        mov dword [esp + 16], edx         ;   538.0 p3+p4   30 h
        mov esi, dword [esp + 32]         ;   527.3 p2      16 blocks
        add esi, 0x40                     ;   537.3 p0      16 blocks
        cmp esi, dword [esp + 20]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 120], esi        ;                    resident
        mov dword [esp + 8], edi          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      16 blocks reload
        mov edi, dword [esp + 116]        ;     1.0 p2      16 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   16 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      16 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   16 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      16 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   16 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      16 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   16 blocks
        mov esi, dword [esp + 16]         ;     5.0 p2      16 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   16 blocks
        add esp, 0x60                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
